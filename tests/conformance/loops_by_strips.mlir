// numbers_10
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:1 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x70E01BA91F000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>) {
%c = stablehlo.constant dense<300> : tensor<i32>
%0 = stablehlo.multiply %arg0, %c : tensor<i32>
%1 = stablehlo.iota dim = 0 : tensor<10xui32>
%c_0 = stablehlo.constant dense<2654435761> : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<10xui32>
%3 = stablehlo.multiply %1, %2 : tensor<10xui32>
%c_1 = stablehlo.constant dense<65537> : tensor<i64>
%4 = call @remainder(%3, %c_1) : (tensor<10xui32>, tensor<i64>) -> tensor<10xui32>
%5 = stablehlo.convert %4 : (tensor<10xui32>) -> tensor<10xi32>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%6:3 = stablehlo.while(%iterArg = %c_2, %iterArg_6 = %0, %iterArg_7 = %5) : tensor<i32>, tensor<i32>, tensor<10xi32>
cond {
%16 = stablehlo.compare LT, %iterArg, %iterArg_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %16 : tensor<i1>
} do {
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%16 = stablehlo.add %iterArg, %c_8 : tensor<i32>
%c_9 = stablehlo.constant dense<75> : tensor<i32>
%17 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<10xi32>
%18 = stablehlo.multiply %iterArg_7, %17 : tensor<10xi32>
%c_10 = stablehlo.constant dense<74> : tensor<i32>
%19 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<10xi32>
%20 = stablehlo.add %18, %19 : tensor<10xi32>
%c_11 = stablehlo.constant dense<65537> : tensor<i64>
%21 = func.call @remainder_0(%20, %c_11) : (tensor<10xi32>, tensor<i64>) -> tensor<10xi32>
stablehlo.return %16, %iterArg_6, %21 : tensor<i32>, tensor<i32>, tensor<10xi32>
}
%7 = stablehlo.iota dim = 0 : tensor<10xui32>
%c_3 = stablehlo.constant dense<2246822519> : tensor<ui32>
%8 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<10xui32>
%9 = stablehlo.multiply %7, %8 : tensor<10xui32>
%c_4 = stablehlo.constant dense<12> : tensor<ui32>
%10 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<10xui32>
%11 = stablehlo.shift_right_logical %9, %10 : tensor<10xui32>
%12 = stablehlo.convert %11 : (tensor<10xui32>) -> tensor<10xi64>
%13 = stablehlo.convert %6#2 : (tensor<10xi32>) -> tensor<10xi64>
%14 = stablehlo.multiply %13, %12 : tensor<10xi64>
%c_5 = stablehlo.constant dense<0> : tensor<i64>
%15 = stablehlo.reduce(%14 init: %c_5) applies stablehlo.add across dimensions = [0] : (tensor<10xi64>, tensor<i64>) -> tensor<i64>
return %15 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<10xui32>, %arg1: tensor<i64>) -> tensor<10xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<10xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<10xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<10xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<10xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<10xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<10xi1>, tensor<10xi1>) -> tensor<10xi1>
%12 = stablehlo.and %11, %6 : tensor<10xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<10xui32>
%14 = stablehlo.add %4, %13 : tensor<10xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<10xi1>, tensor<10xui32>
return %15 : tensor<10xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
func.func private @remainder_0(%arg0: tensor<10xi32>, %arg1: tensor<i64>) -> tensor<10xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_1(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<10xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<10xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<10xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<10xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<10xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<10xi1>, tensor<10xi1>) -> tensor<10xi1>
%12 = stablehlo.and %11, %6 : tensor<10xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<10xi32>
%14 = stablehlo.add %4, %13 : tensor<10xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<10xi1>, tensor<10xi32>
return %15 : tensor<10xi32>
}
func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
}
// -----
// numbers_63
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:1 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x4122C8B8EE000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>) {
%c = stablehlo.constant dense<47> : tensor<i32>
%0 = stablehlo.multiply %arg0, %c : tensor<i32>
%1 = stablehlo.iota dim = 0 : tensor<63xui32>
%c_0 = stablehlo.constant dense<2654435761> : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<63xui32>
%3 = stablehlo.multiply %1, %2 : tensor<63xui32>
%c_1 = stablehlo.constant dense<65537> : tensor<i64>
%4 = call @remainder(%3, %c_1) : (tensor<63xui32>, tensor<i64>) -> tensor<63xui32>
%5 = stablehlo.convert %4 : (tensor<63xui32>) -> tensor<63xi32>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%6:3 = stablehlo.while(%iterArg = %c_2, %iterArg_6 = %0, %iterArg_7 = %5) : tensor<i32>, tensor<i32>, tensor<63xi32>
cond {
%16 = stablehlo.compare LT, %iterArg, %iterArg_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %16 : tensor<i1>
} do {
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%16 = stablehlo.add %iterArg, %c_8 : tensor<i32>
%c_9 = stablehlo.constant dense<75> : tensor<i32>
%17 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<63xi32>
%18 = stablehlo.multiply %iterArg_7, %17 : tensor<63xi32>
%c_10 = stablehlo.constant dense<74> : tensor<i32>
%19 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<63xi32>
%20 = stablehlo.add %18, %19 : tensor<63xi32>
%c_11 = stablehlo.constant dense<65537> : tensor<i64>
%21 = func.call @remainder_0(%20, %c_11) : (tensor<63xi32>, tensor<i64>) -> tensor<63xi32>
stablehlo.return %16, %iterArg_6, %21 : tensor<i32>, tensor<i32>, tensor<63xi32>
}
%7 = stablehlo.iota dim = 0 : tensor<63xui32>
%c_3 = stablehlo.constant dense<2246822519> : tensor<ui32>
%8 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<63xui32>
%9 = stablehlo.multiply %7, %8 : tensor<63xui32>
%c_4 = stablehlo.constant dense<12> : tensor<ui32>
%10 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<63xui32>
%11 = stablehlo.shift_right_logical %9, %10 : tensor<63xui32>
%12 = stablehlo.convert %11 : (tensor<63xui32>) -> tensor<63xi64>
%13 = stablehlo.convert %6#2 : (tensor<63xi32>) -> tensor<63xi64>
%14 = stablehlo.multiply %13, %12 : tensor<63xi64>
%c_5 = stablehlo.constant dense<0> : tensor<i64>
%15 = stablehlo.reduce(%14 init: %c_5) applies stablehlo.add across dimensions = [0] : (tensor<63xi64>, tensor<i64>) -> tensor<i64>
return %15 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<63xui32>, %arg1: tensor<i64>) -> tensor<63xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<63xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<63xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<63xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<63xui32>, tensor<63xui32>) -> tensor<63xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<63xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<63xui32>, tensor<63xui32>) -> tensor<63xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<63xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<63xi1>, tensor<63xi1>) -> tensor<63xi1>
%12 = stablehlo.and %11, %6 : tensor<63xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<63xui32>
%14 = stablehlo.add %4, %13 : tensor<63xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<63xi1>, tensor<63xui32>
return %15 : tensor<63xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
func.func private @remainder_0(%arg0: tensor<63xi32>, %arg1: tensor<i64>) -> tensor<63xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_1(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<63xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<63xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<63xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<63xi32>, tensor<63xi32>) -> tensor<63xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<63xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<63xi32>, tensor<63xi32>) -> tensor<63xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<63xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<63xi1>, tensor<63xi1>) -> tensor<63xi1>
%12 = stablehlo.and %11, %6 : tensor<63xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<63xi32>
%14 = stablehlo.add %4, %13 : tensor<63xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<63xi1>, tensor<63xi32>
return %15 : tensor<63xi32>
}
func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
}
// -----
// numbers_65
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:1 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0xD90259A60C010000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>) {
%c = stablehlo.constant dense<46> : tensor<i32>
%0 = stablehlo.multiply %arg0, %c : tensor<i32>
%1 = stablehlo.iota dim = 0 : tensor<65xui32>
%c_0 = stablehlo.constant dense<2654435761> : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<65xui32>
%3 = stablehlo.multiply %1, %2 : tensor<65xui32>
%c_1 = stablehlo.constant dense<65537> : tensor<i64>
%4 = call @remainder(%3, %c_1) : (tensor<65xui32>, tensor<i64>) -> tensor<65xui32>
%5 = stablehlo.convert %4 : (tensor<65xui32>) -> tensor<65xi32>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%6:3 = stablehlo.while(%iterArg = %c_2, %iterArg_6 = %0, %iterArg_7 = %5) : tensor<i32>, tensor<i32>, tensor<65xi32>
cond {
%16 = stablehlo.compare LT, %iterArg, %iterArg_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %16 : tensor<i1>
} do {
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%16 = stablehlo.add %iterArg, %c_8 : tensor<i32>
%c_9 = stablehlo.constant dense<75> : tensor<i32>
%17 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<65xi32>
%18 = stablehlo.multiply %iterArg_7, %17 : tensor<65xi32>
%c_10 = stablehlo.constant dense<74> : tensor<i32>
%19 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<65xi32>
%20 = stablehlo.add %18, %19 : tensor<65xi32>
%c_11 = stablehlo.constant dense<65537> : tensor<i64>
%21 = func.call @remainder_0(%20, %c_11) : (tensor<65xi32>, tensor<i64>) -> tensor<65xi32>
stablehlo.return %16, %iterArg_6, %21 : tensor<i32>, tensor<i32>, tensor<65xi32>
}
%7 = stablehlo.iota dim = 0 : tensor<65xui32>
%c_3 = stablehlo.constant dense<2246822519> : tensor<ui32>
%8 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<65xui32>
%9 = stablehlo.multiply %7, %8 : tensor<65xui32>
%c_4 = stablehlo.constant dense<12> : tensor<ui32>
%10 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<65xui32>
%11 = stablehlo.shift_right_logical %9, %10 : tensor<65xui32>
%12 = stablehlo.convert %11 : (tensor<65xui32>) -> tensor<65xi64>
%13 = stablehlo.convert %6#2 : (tensor<65xi32>) -> tensor<65xi64>
%14 = stablehlo.multiply %13, %12 : tensor<65xi64>
%c_5 = stablehlo.constant dense<0> : tensor<i64>
%15 = stablehlo.reduce(%14 init: %c_5) applies stablehlo.add across dimensions = [0] : (tensor<65xi64>, tensor<i64>) -> tensor<i64>
return %15 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<65xui32>, %arg1: tensor<i64>) -> tensor<65xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<65xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<65xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<65xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<65xui32>, tensor<65xui32>) -> tensor<65xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<65xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<65xui32>, tensor<65xui32>) -> tensor<65xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<65xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<65xi1>, tensor<65xi1>) -> tensor<65xi1>
%12 = stablehlo.and %11, %6 : tensor<65xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<65xui32>
%14 = stablehlo.add %4, %13 : tensor<65xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<65xi1>, tensor<65xui32>
return %15 : tensor<65xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
func.func private @remainder_0(%arg0: tensor<65xi32>, %arg1: tensor<i64>) -> tensor<65xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_1(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<65xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<65xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<65xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<65xi32>, tensor<65xi32>) -> tensor<65xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<65xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<65xi32>, tensor<65xi32>) -> tensor<65xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<65xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<65xi1>, tensor<65xi1>) -> tensor<65xi1>
%12 = stablehlo.and %11, %6 : tensor<65xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<65xi32>
%14 = stablehlo.add %4, %13 : tensor<65xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<65xi1>, tensor<65xi32>
return %15 : tensor<65xi32>
}
func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
}
// -----
// numbers_1009
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:1 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x936ADB5C23100000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>) {
%c = stablehlo.constant dense<2> : tensor<i32>
%0 = stablehlo.multiply %arg0, %c : tensor<i32>
%1 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c_0 = stablehlo.constant dense<2654435761> : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%3 = stablehlo.multiply %1, %2 : tensor<1009xui32>
%c_1 = stablehlo.constant dense<65537> : tensor<i64>
%4 = call @remainder(%3, %c_1) : (tensor<1009xui32>, tensor<i64>) -> tensor<1009xui32>
%5 = stablehlo.convert %4 : (tensor<1009xui32>) -> tensor<1009xi32>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%6:3 = stablehlo.while(%iterArg = %c_2, %iterArg_6 = %0, %iterArg_7 = %5) : tensor<i32>, tensor<i32>, tensor<1009xi32>
cond {
%16 = stablehlo.compare LT, %iterArg, %iterArg_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %16 : tensor<i1>
} do {
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%16 = stablehlo.add %iterArg, %c_8 : tensor<i32>
%c_9 = stablehlo.constant dense<75> : tensor<i32>
%17 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%18 = stablehlo.multiply %iterArg_7, %17 : tensor<1009xi32>
%c_10 = stablehlo.constant dense<74> : tensor<i32>
%19 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%20 = stablehlo.add %18, %19 : tensor<1009xi32>
%c_11 = stablehlo.constant dense<65537> : tensor<i64>
%21 = func.call @remainder_0(%20, %c_11) : (tensor<1009xi32>, tensor<i64>) -> tensor<1009xi32>
stablehlo.return %16, %iterArg_6, %21 : tensor<i32>, tensor<i32>, tensor<1009xi32>
}
%7 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c_3 = stablehlo.constant dense<2246822519> : tensor<ui32>
%8 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%9 = stablehlo.multiply %7, %8 : tensor<1009xui32>
%c_4 = stablehlo.constant dense<12> : tensor<ui32>
%10 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%11 = stablehlo.shift_right_logical %9, %10 : tensor<1009xui32>
%12 = stablehlo.convert %11 : (tensor<1009xui32>) -> tensor<1009xi64>
%13 = stablehlo.convert %6#2 : (tensor<1009xi32>) -> tensor<1009xi64>
%14 = stablehlo.multiply %13, %12 : tensor<1009xi64>
%c_5 = stablehlo.constant dense<0> : tensor<i64>
%15 = stablehlo.reduce(%14 init: %c_5) applies stablehlo.add across dimensions = [0] : (tensor<1009xi64>, tensor<i64>) -> tensor<i64>
return %15 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<1009xui32>, %arg1: tensor<i64>) -> tensor<1009xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1009xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<1009xui32>, tensor<1009xui32>) -> tensor<1009xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<1009xui32>, tensor<1009xui32>) -> tensor<1009xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1009xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1009xi1>, tensor<1009xi1>) -> tensor<1009xi1>
%12 = stablehlo.and %11, %6 : tensor<1009xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%14 = stablehlo.add %4, %13 : tensor<1009xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<1009xi1>, tensor<1009xui32>
return %15 : tensor<1009xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
func.func private @remainder_0(%arg0: tensor<1009xi32>, %arg1: tensor<i64>) -> tensor<1009xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_1(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
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
func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
}
// -----
// numbers_4096
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:1 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x78E6C086E63F0000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>) {
%c = stablehlo.constant dense<1> : tensor<i32>
%0 = stablehlo.multiply %arg0, %c : tensor<i32>
%1 = stablehlo.iota dim = 0 : tensor<4096xui32>
%c_0 = stablehlo.constant dense<2654435761> : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<4096xui32>
%3 = stablehlo.multiply %1, %2 : tensor<4096xui32>
%c_1 = stablehlo.constant dense<65537> : tensor<i64>
%4 = call @remainder(%3, %c_1) : (tensor<4096xui32>, tensor<i64>) -> tensor<4096xui32>
%5 = stablehlo.convert %4 : (tensor<4096xui32>) -> tensor<4096xi32>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%6:3 = stablehlo.while(%iterArg = %c_2, %iterArg_6 = %0, %iterArg_7 = %5) : tensor<i32>, tensor<i32>, tensor<4096xi32>
cond {
%16 = stablehlo.compare LT, %iterArg, %iterArg_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %16 : tensor<i1>
} do {
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%16 = stablehlo.add %iterArg, %c_8 : tensor<i32>
%c_9 = stablehlo.constant dense<75> : tensor<i32>
%17 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<4096xi32>
%18 = stablehlo.multiply %iterArg_7, %17 : tensor<4096xi32>
%c_10 = stablehlo.constant dense<74> : tensor<i32>
%19 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<4096xi32>
%20 = stablehlo.add %18, %19 : tensor<4096xi32>
%c_11 = stablehlo.constant dense<65537> : tensor<i64>
%21 = func.call @remainder_0(%20, %c_11) : (tensor<4096xi32>, tensor<i64>) -> tensor<4096xi32>
stablehlo.return %16, %iterArg_6, %21 : tensor<i32>, tensor<i32>, tensor<4096xi32>
}
%7 = stablehlo.iota dim = 0 : tensor<4096xui32>
%c_3 = stablehlo.constant dense<2246822519> : tensor<ui32>
%8 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<4096xui32>
%9 = stablehlo.multiply %7, %8 : tensor<4096xui32>
%c_4 = stablehlo.constant dense<12> : tensor<ui32>
%10 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<4096xui32>
%11 = stablehlo.shift_right_logical %9, %10 : tensor<4096xui32>
%12 = stablehlo.convert %11 : (tensor<4096xui32>) -> tensor<4096xi64>
%13 = stablehlo.convert %6#2 : (tensor<4096xi32>) -> tensor<4096xi64>
%14 = stablehlo.multiply %13, %12 : tensor<4096xi64>
%c_5 = stablehlo.constant dense<0> : tensor<i64>
%15 = stablehlo.reduce(%14 init: %c_5) applies stablehlo.add across dimensions = [0] : (tensor<4096xi64>, tensor<i64>) -> tensor<i64>
return %15 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<4096xui32>, %arg1: tensor<i64>) -> tensor<4096xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<4096xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<4096xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<4096xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<4096xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4096xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%12 = stablehlo.and %11, %6 : tensor<4096xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<4096xui32>
%14 = stablehlo.add %4, %13 : tensor<4096xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<4096xi1>, tensor<4096xui32>
return %15 : tensor<4096xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
func.func private @remainder_0(%arg0: tensor<4096xi32>, %arg1: tensor<i64>) -> tensor<4096xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_1(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4096xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<4096xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4096xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<4096xi32>, tensor<4096xi32>) -> tensor<4096xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4096xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<4096xi32>, tensor<4096xi32>) -> tensor<4096xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4096xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%12 = stablehlo.and %11, %6 : tensor<4096xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4096xi32>
%14 = stablehlo.add %4, %13 : tensor<4096xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<4096xi1>, tensor<4096xi32>
return %15 : tensor<4096xi32>
}
func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
}
// -----
// numbers_3x700
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:1 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x32D589D0B1200000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>) {
%c = stablehlo.constant dense<1> : tensor<i32>
%0 = stablehlo.multiply %arg0, %c : tensor<i32>
%1 = stablehlo.iota dim = 0 : tensor<2100xui32>
%2 = stablehlo.reshape %1 : (tensor<2100xui32>) -> tensor<3x700xui32>
%c_0 = stablehlo.constant dense<2654435761> : tensor<ui32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<3x700xui32>
%4 = stablehlo.multiply %2, %3 : tensor<3x700xui32>
%c_1 = stablehlo.constant dense<65537> : tensor<i64>
%5 = call @remainder(%4, %c_1) : (tensor<3x700xui32>, tensor<i64>) -> tensor<3x700xui32>
%6 = stablehlo.convert %5 : (tensor<3x700xui32>) -> tensor<3x700xi32>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7:3 = stablehlo.while(%iterArg = %c_2, %iterArg_6 = %0, %iterArg_7 = %6) : tensor<i32>, tensor<i32>, tensor<3x700xi32>
cond {
%18 = stablehlo.compare LT, %iterArg, %iterArg_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %18 : tensor<i1>
} do {
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%18 = stablehlo.add %iterArg, %c_8 : tensor<i32>
%c_9 = stablehlo.constant dense<75> : tensor<i32>
%19 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<3x700xi32>
%20 = stablehlo.multiply %iterArg_7, %19 : tensor<3x700xi32>
%c_10 = stablehlo.constant dense<74> : tensor<i32>
%21 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<3x700xi32>
%22 = stablehlo.add %20, %21 : tensor<3x700xi32>
%c_11 = stablehlo.constant dense<65537> : tensor<i64>
%23 = func.call @remainder_0(%22, %c_11) : (tensor<3x700xi32>, tensor<i64>) -> tensor<3x700xi32>
stablehlo.return %18, %iterArg_6, %23 : tensor<i32>, tensor<i32>, tensor<3x700xi32>
}
%8 = stablehlo.iota dim = 0 : tensor<2100xui32>
%c_3 = stablehlo.constant dense<2246822519> : tensor<ui32>
%9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<2100xui32>
%10 = stablehlo.multiply %8, %9 : tensor<2100xui32>
%c_4 = stablehlo.constant dense<12> : tensor<ui32>
%11 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<2100xui32>
%12 = stablehlo.shift_right_logical %10, %11 : tensor<2100xui32>
%13 = stablehlo.convert %12 : (tensor<2100xui32>) -> tensor<2100xi64>
%14 = stablehlo.reshape %13 : (tensor<2100xi64>) -> tensor<3x700xi64>
%15 = stablehlo.convert %7#2 : (tensor<3x700xi32>) -> tensor<3x700xi64>
%16 = stablehlo.multiply %15, %14 : tensor<3x700xi64>
%c_5 = stablehlo.constant dense<0> : tensor<i64>
%17 = stablehlo.reduce(%16 init: %c_5) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x700xi64>, tensor<i64>) -> tensor<i64>
return %17 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<3x700xui32>, %arg1: tensor<i64>) -> tensor<3x700xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<3x700xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<3x700xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<3x700xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<3x700xui32>, tensor<3x700xui32>) -> tensor<3x700xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<3x700xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<3x700xui32>, tensor<3x700xui32>) -> tensor<3x700xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3x700xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3x700xi1>, tensor<3x700xi1>) -> tensor<3x700xi1>
%12 = stablehlo.and %11, %6 : tensor<3x700xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<3x700xui32>
%14 = stablehlo.add %4, %13 : tensor<3x700xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<3x700xi1>, tensor<3x700xui32>
return %15 : tensor<3x700xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
func.func private @remainder_0(%arg0: tensor<3x700xi32>, %arg1: tensor<i64>) -> tensor<3x700xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_1(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3x700xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<3x700xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x700xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3x700xi32>, tensor<3x700xi32>) -> tensor<3x700xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x700xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3x700xi32>, tensor<3x700xi32>) -> tensor<3x700xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3x700xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3x700xi1>, tensor<3x700xi1>) -> tensor<3x700xi1>
%12 = stablehlo.and %11, %6 : tensor<3x700xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3x700xi32>
%14 = stablehlo.add %4, %13 : tensor<3x700xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<3x700xi1>, tensor<3x700xi32>
return %15 : tensor<3x700xi32>
}
func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
}
// -----
// numbers_1x1009
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:1 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x936ADB5C23100000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>) {
%c = stablehlo.constant dense<2> : tensor<i32>
%0 = stablehlo.multiply %arg0, %c : tensor<i32>
%1 = stablehlo.iota dim = 0 : tensor<1009xui32>
%2 = stablehlo.reshape %1 : (tensor<1009xui32>) -> tensor<1x1009xui32>
%c_0 = stablehlo.constant dense<2654435761> : tensor<ui32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<1x1009xui32>
%4 = stablehlo.multiply %2, %3 : tensor<1x1009xui32>
%c_1 = stablehlo.constant dense<65537> : tensor<i64>
%5 = call @remainder(%4, %c_1) : (tensor<1x1009xui32>, tensor<i64>) -> tensor<1x1009xui32>
%6 = stablehlo.convert %5 : (tensor<1x1009xui32>) -> tensor<1x1009xi32>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7:3 = stablehlo.while(%iterArg = %c_2, %iterArg_6 = %0, %iterArg_7 = %6) : tensor<i32>, tensor<i32>, tensor<1x1009xi32>
cond {
%18 = stablehlo.compare LT, %iterArg, %iterArg_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %18 : tensor<i1>
} do {
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%18 = stablehlo.add %iterArg, %c_8 : tensor<i32>
%c_9 = stablehlo.constant dense<75> : tensor<i32>
%19 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<1x1009xi32>
%20 = stablehlo.multiply %iterArg_7, %19 : tensor<1x1009xi32>
%c_10 = stablehlo.constant dense<74> : tensor<i32>
%21 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<1x1009xi32>
%22 = stablehlo.add %20, %21 : tensor<1x1009xi32>
%c_11 = stablehlo.constant dense<65537> : tensor<i64>
%23 = func.call @remainder_0(%22, %c_11) : (tensor<1x1009xi32>, tensor<i64>) -> tensor<1x1009xi32>
stablehlo.return %18, %iterArg_6, %23 : tensor<i32>, tensor<i32>, tensor<1x1009xi32>
}
%8 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c_3 = stablehlo.constant dense<2246822519> : tensor<ui32>
%9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%10 = stablehlo.multiply %8, %9 : tensor<1009xui32>
%c_4 = stablehlo.constant dense<12> : tensor<ui32>
%11 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%12 = stablehlo.shift_right_logical %10, %11 : tensor<1009xui32>
%13 = stablehlo.convert %12 : (tensor<1009xui32>) -> tensor<1009xi64>
%14 = stablehlo.reshape %13 : (tensor<1009xi64>) -> tensor<1x1009xi64>
%15 = stablehlo.convert %7#2 : (tensor<1x1009xi32>) -> tensor<1x1009xi64>
%16 = stablehlo.multiply %15, %14 : tensor<1x1009xi64>
%c_5 = stablehlo.constant dense<0> : tensor<i64>
%17 = stablehlo.reduce(%16 init: %c_5) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1009xi64>, tensor<i64>) -> tensor<i64>
return %17 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<1x1009xui32>, %arg1: tensor<i64>) -> tensor<1x1009xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1x1009xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1x1009xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<1x1009xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<1x1009xui32>, tensor<1x1009xui32>) -> tensor<1x1009xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<1x1009xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<1x1009xui32>, tensor<1x1009xui32>) -> tensor<1x1009xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1x1009xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1x1009xi1>, tensor<1x1009xi1>) -> tensor<1x1009xi1>
%12 = stablehlo.and %11, %6 : tensor<1x1009xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1x1009xui32>
%14 = stablehlo.add %4, %13 : tensor<1x1009xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<1x1009xi1>, tensor<1x1009xui32>
return %15 : tensor<1x1009xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
func.func private @remainder_0(%arg0: tensor<1x1009xi32>, %arg1: tensor<i64>) -> tensor<1x1009xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_1(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1x1009xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1x1009xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1x1009xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1x1009xi32>, tensor<1x1009xi32>) -> tensor<1x1009xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1x1009xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1x1009xi32>, tensor<1x1009xi32>) -> tensor<1x1009xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1x1009xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1x1009xi1>, tensor<1x1009xi1>) -> tensor<1x1009xi1>
%12 = stablehlo.and %11, %6 : tensor<1x1009xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1x1009xi32>
%14 = stablehlo.add %4, %13 : tensor<1x1009xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<1x1009xi1>, tensor<1x1009xi32>
return %15 : tensor<1x1009xi32>
}
func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
}
// -----
// numbers_700x3
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:1 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x32D589D0B1200000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>) {
%c = stablehlo.constant dense<1> : tensor<i32>
%0 = stablehlo.multiply %arg0, %c : tensor<i32>
%1 = stablehlo.iota dim = 0 : tensor<2100xui32>
%2 = stablehlo.reshape %1 : (tensor<2100xui32>) -> tensor<700x3xui32>
%c_0 = stablehlo.constant dense<2654435761> : tensor<ui32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<700x3xui32>
%4 = stablehlo.multiply %2, %3 : tensor<700x3xui32>
%c_1 = stablehlo.constant dense<65537> : tensor<i64>
%5 = call @remainder(%4, %c_1) : (tensor<700x3xui32>, tensor<i64>) -> tensor<700x3xui32>
%6 = stablehlo.convert %5 : (tensor<700x3xui32>) -> tensor<700x3xi32>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7:3 = stablehlo.while(%iterArg = %c_2, %iterArg_6 = %0, %iterArg_7 = %6) : tensor<i32>, tensor<i32>, tensor<700x3xi32>
cond {
%18 = stablehlo.compare LT, %iterArg, %iterArg_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %18 : tensor<i1>
} do {
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%18 = stablehlo.add %iterArg, %c_8 : tensor<i32>
%c_9 = stablehlo.constant dense<75> : tensor<i32>
%19 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<700x3xi32>
%20 = stablehlo.multiply %iterArg_7, %19 : tensor<700x3xi32>
%c_10 = stablehlo.constant dense<74> : tensor<i32>
%21 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<700x3xi32>
%22 = stablehlo.add %20, %21 : tensor<700x3xi32>
%c_11 = stablehlo.constant dense<65537> : tensor<i64>
%23 = func.call @remainder_0(%22, %c_11) : (tensor<700x3xi32>, tensor<i64>) -> tensor<700x3xi32>
stablehlo.return %18, %iterArg_6, %23 : tensor<i32>, tensor<i32>, tensor<700x3xi32>
}
%8 = stablehlo.iota dim = 0 : tensor<2100xui32>
%c_3 = stablehlo.constant dense<2246822519> : tensor<ui32>
%9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<2100xui32>
%10 = stablehlo.multiply %8, %9 : tensor<2100xui32>
%c_4 = stablehlo.constant dense<12> : tensor<ui32>
%11 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<2100xui32>
%12 = stablehlo.shift_right_logical %10, %11 : tensor<2100xui32>
%13 = stablehlo.convert %12 : (tensor<2100xui32>) -> tensor<2100xi64>
%14 = stablehlo.reshape %13 : (tensor<2100xi64>) -> tensor<700x3xi64>
%15 = stablehlo.convert %7#2 : (tensor<700x3xi32>) -> tensor<700x3xi64>
%16 = stablehlo.multiply %15, %14 : tensor<700x3xi64>
%c_5 = stablehlo.constant dense<0> : tensor<i64>
%17 = stablehlo.reduce(%16 init: %c_5) applies stablehlo.add across dimensions = [0, 1] : (tensor<700x3xi64>, tensor<i64>) -> tensor<i64>
return %17 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<700x3xui32>, %arg1: tensor<i64>) -> tensor<700x3xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<700x3xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<700x3xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<700x3xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<700x3xui32>, tensor<700x3xui32>) -> tensor<700x3xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<700x3xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<700x3xui32>, tensor<700x3xui32>) -> tensor<700x3xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<700x3xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<700x3xi1>, tensor<700x3xi1>) -> tensor<700x3xi1>
%12 = stablehlo.and %11, %6 : tensor<700x3xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<700x3xui32>
%14 = stablehlo.add %4, %13 : tensor<700x3xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<700x3xi1>, tensor<700x3xui32>
return %15 : tensor<700x3xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
func.func private @remainder_0(%arg0: tensor<700x3xi32>, %arg1: tensor<i64>) -> tensor<700x3xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_1(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<700x3xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<700x3xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<700x3xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<700x3xi32>, tensor<700x3xi32>) -> tensor<700x3xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<700x3xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<700x3xi32>, tensor<700x3xi32>) -> tensor<700x3xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<700x3xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<700x3xi1>, tensor<700x3xi1>) -> tensor<700x3xi1>
%12 = stablehlo.and %11, %6 : tensor<700x3xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<700x3xi32>
%14 = stablehlo.add %4, %13 : tensor<700x3xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<700x3xi1>, tensor<700x3xi32>
return %15 : tensor<700x3xi32>
}
func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
}
// -----
// numbers_70001
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:1 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x79DC9684A2450400"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>) {
%c = stablehlo.constant dense<1> : tensor<i32>
%0 = stablehlo.multiply %arg0, %c : tensor<i32>
%1 = stablehlo.iota dim = 0 : tensor<70001xui32>
%c_0 = stablehlo.constant dense<2654435761> : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<70001xui32>
%3 = stablehlo.multiply %1, %2 : tensor<70001xui32>
%c_1 = stablehlo.constant dense<65537> : tensor<i64>
%4 = call @remainder(%3, %c_1) : (tensor<70001xui32>, tensor<i64>) -> tensor<70001xui32>
%5 = stablehlo.convert %4 : (tensor<70001xui32>) -> tensor<70001xi32>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%6:3 = stablehlo.while(%iterArg = %c_2, %iterArg_6 = %0, %iterArg_7 = %5) : tensor<i32>, tensor<i32>, tensor<70001xi32>
cond {
%16 = stablehlo.compare LT, %iterArg, %iterArg_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %16 : tensor<i1>
} do {
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%16 = stablehlo.add %iterArg, %c_8 : tensor<i32>
%c_9 = stablehlo.constant dense<75> : tensor<i32>
%17 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<70001xi32>
%18 = stablehlo.multiply %iterArg_7, %17 : tensor<70001xi32>
%c_10 = stablehlo.constant dense<74> : tensor<i32>
%19 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<70001xi32>
%20 = stablehlo.add %18, %19 : tensor<70001xi32>
%c_11 = stablehlo.constant dense<65537> : tensor<i64>
%21 = func.call @remainder_0(%20, %c_11) : (tensor<70001xi32>, tensor<i64>) -> tensor<70001xi32>
stablehlo.return %16, %iterArg_6, %21 : tensor<i32>, tensor<i32>, tensor<70001xi32>
}
%7 = stablehlo.iota dim = 0 : tensor<70001xui32>
%c_3 = stablehlo.constant dense<2246822519> : tensor<ui32>
%8 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<70001xui32>
%9 = stablehlo.multiply %7, %8 : tensor<70001xui32>
%c_4 = stablehlo.constant dense<12> : tensor<ui32>
%10 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<70001xui32>
%11 = stablehlo.shift_right_logical %9, %10 : tensor<70001xui32>
%12 = stablehlo.convert %11 : (tensor<70001xui32>) -> tensor<70001xi64>
%13 = stablehlo.convert %6#2 : (tensor<70001xi32>) -> tensor<70001xi64>
%14 = stablehlo.multiply %13, %12 : tensor<70001xi64>
%c_5 = stablehlo.constant dense<0> : tensor<i64>
%15 = stablehlo.reduce(%14 init: %c_5) applies stablehlo.add across dimensions = [0] : (tensor<70001xi64>, tensor<i64>) -> tensor<i64>
return %15 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<70001xui32>, %arg1: tensor<i64>) -> tensor<70001xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<70001xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<70001xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<70001xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<70001xui32>, tensor<70001xui32>) -> tensor<70001xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<70001xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<70001xui32>, tensor<70001xui32>) -> tensor<70001xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<70001xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<70001xi1>, tensor<70001xi1>) -> tensor<70001xi1>
%12 = stablehlo.and %11, %6 : tensor<70001xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<70001xui32>
%14 = stablehlo.add %4, %13 : tensor<70001xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<70001xi1>, tensor<70001xui32>
return %15 : tensor<70001xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
func.func private @remainder_0(%arg0: tensor<70001xi32>, %arg1: tensor<i64>) -> tensor<70001xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_1(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<70001xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<70001xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<70001xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<70001xi32>, tensor<70001xi32>) -> tensor<70001xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<70001xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<70001xi32>, tensor<70001xi32>) -> tensor<70001xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<70001xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<70001xi1>, tensor<70001xi1>) -> tensor<70001xi1>
%12 = stablehlo.and %11, %6 : tensor<70001xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<70001xi32>
%14 = stablehlo.add %4, %13 : tensor<70001xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<70001xi1>, tensor<70001xi32>
return %15 : tensor<70001xi32>
}
func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
}
// -----
// pairs_int8
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:2 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0x2210C84A07000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x56488B4307000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<2003xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%2 = stablehlo.multiply %0, %1 : tensor<2003xui32>
%c_0 = stablehlo.constant dense<61> : tensor<i64>
%3 = call @remainder(%2, %c_0) : (tensor<2003xui32>, tensor<i64>) -> tensor<2003xui32>
%4 = stablehlo.convert %3 : (tensor<2003xui32>) -> tensor<2003xi32>
%5 = stablehlo.convert %4 : (tensor<2003xi32>) -> tensor<2003xi8>
%6 = stablehlo.iota dim = 0 : tensor<2003xui32>
%c_1 = stablehlo.constant dense<2654435761> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%8 = stablehlo.multiply %6, %7 : tensor<2003xui32>
%c_2 = stablehlo.constant dense<61> : tensor<i64>
%9 = call @remainder(%8, %c_2) : (tensor<2003xui32>, tensor<i64>) -> tensor<2003xui32>
%10 = stablehlo.convert %9 : (tensor<2003xui32>) -> tensor<2003xi32>
%11 = stablehlo.convert %10 : (tensor<2003xi32>) -> tensor<2003xi8>
%12 = stablehlo.reverse %11, dims = [0] : tensor<2003xi8>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%13:4 = stablehlo.while(%iterArg = %c_3, %iterArg_10 = %arg0, %iterArg_11 = %5, %iterArg_12 = %12) : tensor<i32>, tensor<i32>, tensor<2003xi8>, tensor<2003xi8>
cond {
%32 = stablehlo.compare LT, %iterArg, %iterArg_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %32 : tensor<i1>
} do {
%c_13 = stablehlo.constant dense<1> : tensor<i32>
%32 = stablehlo.add %iterArg, %c_13 : tensor<i32>
%33 = stablehlo.compare NE, %iterArg_11, %iterArg_12, SIGNED : (tensor<2003xi8>, tensor<2003xi8>) -> tensor<2003xi1>
%34 = func.call @_where_0(%33, %iterArg_12, %iterArg_11) : (tensor<2003xi1>, tensor<2003xi8>, tensor<2003xi8>) -> tensor<2003xi8>
%c_14 = stablehlo.constant dense<0> : tensor<i8>
%35 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i8>) -> tensor<2003xi8>
%36 = stablehlo.multiply %iterArg_12, %35 : tensor<2003xi8>
%37 = stablehlo.subtract %iterArg_11, %36 : tensor<2003xi8>
%38 = stablehlo.compare EQ, %iterArg_11, %iterArg_12, SIGNED : (tensor<2003xi8>, tensor<2003xi8>) -> tensor<2003xi1>
%39 = stablehlo.convert %38 : (tensor<2003xi1>) -> tensor<2003xi8>
%40 = stablehlo.add %37, %39 : tensor<2003xi8>
stablehlo.return %32, %iterArg_10, %34, %40 : tensor<i32>, tensor<i32>, tensor<2003xi8>, tensor<2003xi8>
}
%14 = stablehlo.iota dim = 0 : tensor<2003xui32>
%c_4 = stablehlo.constant dense<2246822519> : tensor<ui32>
%15 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%16 = stablehlo.multiply %14, %15 : tensor<2003xui32>
%c_5 = stablehlo.constant dense<12> : tensor<ui32>
%17 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%18 = stablehlo.shift_right_logical %16, %17 : tensor<2003xui32>
%19 = stablehlo.convert %18 : (tensor<2003xui32>) -> tensor<2003xi64>
%20 = stablehlo.convert %13#2 : (tensor<2003xi8>) -> tensor<2003xi64>
%21 = stablehlo.multiply %20, %19 : tensor<2003xi64>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%22 = stablehlo.reduce(%21 init: %c_6) applies stablehlo.add across dimensions = [0] : (tensor<2003xi64>, tensor<i64>) -> tensor<i64>
%23 = stablehlo.iota dim = 0 : tensor<2003xui32>
%c_7 = stablehlo.constant dense<2246822519> : tensor<ui32>
%24 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%25 = stablehlo.multiply %23, %24 : tensor<2003xui32>
%c_8 = stablehlo.constant dense<12> : tensor<ui32>
%26 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%27 = stablehlo.shift_right_logical %25, %26 : tensor<2003xui32>
%28 = stablehlo.convert %27 : (tensor<2003xui32>) -> tensor<2003xi64>
%29 = stablehlo.convert %13#3 : (tensor<2003xi8>) -> tensor<2003xi64>
%30 = stablehlo.multiply %29, %28 : tensor<2003xi64>
%c_9 = stablehlo.constant dense<0> : tensor<i64>
%31 = stablehlo.reduce(%30 init: %c_9) applies stablehlo.add across dimensions = [0] : (tensor<2003xi64>, tensor<i64>) -> tensor<i64>
return %22, %31 : tensor<i64>, tensor<i64>
}
func.func private @remainder(%arg0: tensor<2003xui32>, %arg1: tensor<i64>) -> tensor<2003xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<2003xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<2003xui32>, tensor<2003xui32>) -> tensor<2003xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<2003xui32>, tensor<2003xui32>) -> tensor<2003xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2003xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<2003xi1>, tensor<2003xi1>) -> tensor<2003xi1>
%12 = stablehlo.and %11, %6 : tensor<2003xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%14 = stablehlo.add %4, %13 : tensor<2003xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<2003xi1>, tensor<2003xui32>
return %15 : tensor<2003xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
func.func private @_where_0(%arg0: tensor<2003xi1>, %arg1: tensor<2003xi8>, %arg2: tensor<2003xi8>) -> tensor<2003xi8> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2003xi1>, tensor<2003xi8>
return %0 : tensor<2003xi8>
}
}
// -----
// pairs_uint16
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:2 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0x2210C84A07000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x56488B4307000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<2003xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%2 = stablehlo.multiply %0, %1 : tensor<2003xui32>
%c_0 = stablehlo.constant dense<61> : tensor<i64>
%3 = call @remainder(%2, %c_0) : (tensor<2003xui32>, tensor<i64>) -> tensor<2003xui32>
%4 = stablehlo.convert %3 : (tensor<2003xui32>) -> tensor<2003xi32>
%5 = stablehlo.convert %4 : (tensor<2003xi32>) -> tensor<2003xui16>
%6 = stablehlo.iota dim = 0 : tensor<2003xui32>
%c_1 = stablehlo.constant dense<2654435761> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%8 = stablehlo.multiply %6, %7 : tensor<2003xui32>
%c_2 = stablehlo.constant dense<61> : tensor<i64>
%9 = call @remainder(%8, %c_2) : (tensor<2003xui32>, tensor<i64>) -> tensor<2003xui32>
%10 = stablehlo.convert %9 : (tensor<2003xui32>) -> tensor<2003xi32>
%11 = stablehlo.convert %10 : (tensor<2003xi32>) -> tensor<2003xui16>
%12 = stablehlo.reverse %11, dims = [0] : tensor<2003xui16>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%13:4 = stablehlo.while(%iterArg = %c_3, %iterArg_10 = %arg0, %iterArg_11 = %5, %iterArg_12 = %12) : tensor<i32>, tensor<i32>, tensor<2003xui16>, tensor<2003xui16>
cond {
%32 = stablehlo.compare LT, %iterArg, %iterArg_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %32 : tensor<i1>
} do {
%c_13 = stablehlo.constant dense<1> : tensor<i32>
%32 = stablehlo.add %iterArg, %c_13 : tensor<i32>
%33 = stablehlo.compare NE, %iterArg_11, %iterArg_12, UNSIGNED : (tensor<2003xui16>, tensor<2003xui16>) -> tensor<2003xi1>
%34 = func.call @_where_0(%33, %iterArg_12, %iterArg_11) : (tensor<2003xi1>, tensor<2003xui16>, tensor<2003xui16>) -> tensor<2003xui16>
%c_14 = stablehlo.constant dense<0> : tensor<ui16>
%35 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui16>) -> tensor<2003xui16>
%36 = stablehlo.multiply %iterArg_12, %35 : tensor<2003xui16>
%37 = stablehlo.subtract %iterArg_11, %36 : tensor<2003xui16>
%38 = stablehlo.compare EQ, %iterArg_11, %iterArg_12, UNSIGNED : (tensor<2003xui16>, tensor<2003xui16>) -> tensor<2003xi1>
%39 = stablehlo.convert %38 : (tensor<2003xi1>) -> tensor<2003xui16>
%40 = stablehlo.add %37, %39 : tensor<2003xui16>
stablehlo.return %32, %iterArg_10, %34, %40 : tensor<i32>, tensor<i32>, tensor<2003xui16>, tensor<2003xui16>
}
%14 = stablehlo.iota dim = 0 : tensor<2003xui32>
%c_4 = stablehlo.constant dense<2246822519> : tensor<ui32>
%15 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%16 = stablehlo.multiply %14, %15 : tensor<2003xui32>
%c_5 = stablehlo.constant dense<12> : tensor<ui32>
%17 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%18 = stablehlo.shift_right_logical %16, %17 : tensor<2003xui32>
%19 = stablehlo.convert %18 : (tensor<2003xui32>) -> tensor<2003xi64>
%20 = stablehlo.convert %13#2 : (tensor<2003xui16>) -> tensor<2003xi64>
%21 = stablehlo.multiply %20, %19 : tensor<2003xi64>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%22 = stablehlo.reduce(%21 init: %c_6) applies stablehlo.add across dimensions = [0] : (tensor<2003xi64>, tensor<i64>) -> tensor<i64>
%23 = stablehlo.iota dim = 0 : tensor<2003xui32>
%c_7 = stablehlo.constant dense<2246822519> : tensor<ui32>
%24 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%25 = stablehlo.multiply %23, %24 : tensor<2003xui32>
%c_8 = stablehlo.constant dense<12> : tensor<ui32>
%26 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%27 = stablehlo.shift_right_logical %25, %26 : tensor<2003xui32>
%28 = stablehlo.convert %27 : (tensor<2003xui32>) -> tensor<2003xi64>
%29 = stablehlo.convert %13#3 : (tensor<2003xui16>) -> tensor<2003xi64>
%30 = stablehlo.multiply %29, %28 : tensor<2003xi64>
%c_9 = stablehlo.constant dense<0> : tensor<i64>
%31 = stablehlo.reduce(%30 init: %c_9) applies stablehlo.add across dimensions = [0] : (tensor<2003xi64>, tensor<i64>) -> tensor<i64>
return %22, %31 : tensor<i64>, tensor<i64>
}
func.func private @remainder(%arg0: tensor<2003xui32>, %arg1: tensor<i64>) -> tensor<2003xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<2003xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<2003xui32>, tensor<2003xui32>) -> tensor<2003xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<2003xui32>, tensor<2003xui32>) -> tensor<2003xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2003xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<2003xi1>, tensor<2003xi1>) -> tensor<2003xi1>
%12 = stablehlo.and %11, %6 : tensor<2003xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%14 = stablehlo.add %4, %13 : tensor<2003xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<2003xi1>, tensor<2003xui32>
return %15 : tensor<2003xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
func.func private @_where_0(%arg0: tensor<2003xi1>, %arg1: tensor<2003xui16>, %arg2: tensor<2003xui16>) -> tensor<2003xui16> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2003xi1>, tensor<2003xui16>
return %0 : tensor<2003xui16>
}
}
// -----
// pairs_float32
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:2 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0x2210C84A07000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x56488B4307000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<2003xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%2 = stablehlo.multiply %0, %1 : tensor<2003xui32>
%c_0 = stablehlo.constant dense<61> : tensor<i64>
%3 = call @remainder(%2, %c_0) : (tensor<2003xui32>, tensor<i64>) -> tensor<2003xui32>
%4 = stablehlo.convert %3 : (tensor<2003xui32>) -> tensor<2003xi32>
%5 = stablehlo.convert %4 : (tensor<2003xi32>) -> tensor<2003xf32>
%6 = stablehlo.iota dim = 0 : tensor<2003xui32>
%c_1 = stablehlo.constant dense<2654435761> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%8 = stablehlo.multiply %6, %7 : tensor<2003xui32>
%c_2 = stablehlo.constant dense<61> : tensor<i64>
%9 = call @remainder(%8, %c_2) : (tensor<2003xui32>, tensor<i64>) -> tensor<2003xui32>
%10 = stablehlo.convert %9 : (tensor<2003xui32>) -> tensor<2003xi32>
%11 = stablehlo.convert %10 : (tensor<2003xi32>) -> tensor<2003xf32>
%12 = stablehlo.reverse %11, dims = [0] : tensor<2003xf32>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%13:4 = stablehlo.while(%iterArg = %c_3, %iterArg_10 = %arg0, %iterArg_11 = %5, %iterArg_12 = %12) : tensor<i32>, tensor<i32>, tensor<2003xf32>, tensor<2003xf32>
cond {
%32 = stablehlo.compare LT, %iterArg, %iterArg_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %32 : tensor<i1>
} do {
%c_13 = stablehlo.constant dense<1> : tensor<i32>
%32 = stablehlo.add %iterArg, %c_13 : tensor<i32>
%33 = stablehlo.compare NE, %iterArg_11, %iterArg_12, FLOAT : (tensor<2003xf32>, tensor<2003xf32>) -> tensor<2003xi1>
%34 = func.call @_where_0(%33, %iterArg_12, %iterArg_11) : (tensor<2003xi1>, tensor<2003xf32>, tensor<2003xf32>) -> tensor<2003xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%35 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2003xf32>
%36 = stablehlo.multiply %iterArg_12, %35 : tensor<2003xf32>
%37 = stablehlo.subtract %iterArg_11, %36 : tensor<2003xf32>
%38 = stablehlo.compare EQ, %iterArg_11, %iterArg_12, FLOAT : (tensor<2003xf32>, tensor<2003xf32>) -> tensor<2003xi1>
%39 = stablehlo.convert %38 : (tensor<2003xi1>) -> tensor<2003xf32>
%40 = stablehlo.add %37, %39 : tensor<2003xf32>
stablehlo.return %32, %iterArg_10, %34, %40 : tensor<i32>, tensor<i32>, tensor<2003xf32>, tensor<2003xf32>
}
%14 = stablehlo.iota dim = 0 : tensor<2003xui32>
%c_4 = stablehlo.constant dense<2246822519> : tensor<ui32>
%15 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%16 = stablehlo.multiply %14, %15 : tensor<2003xui32>
%c_5 = stablehlo.constant dense<12> : tensor<ui32>
%17 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%18 = stablehlo.shift_right_logical %16, %17 : tensor<2003xui32>
%19 = stablehlo.convert %18 : (tensor<2003xui32>) -> tensor<2003xi64>
%20 = stablehlo.convert %13#2 : (tensor<2003xf32>) -> tensor<2003xi64>
%21 = stablehlo.multiply %20, %19 : tensor<2003xi64>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%22 = stablehlo.reduce(%21 init: %c_6) applies stablehlo.add across dimensions = [0] : (tensor<2003xi64>, tensor<i64>) -> tensor<i64>
%23 = stablehlo.iota dim = 0 : tensor<2003xui32>
%c_7 = stablehlo.constant dense<2246822519> : tensor<ui32>
%24 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%25 = stablehlo.multiply %23, %24 : tensor<2003xui32>
%c_8 = stablehlo.constant dense<12> : tensor<ui32>
%26 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%27 = stablehlo.shift_right_logical %25, %26 : tensor<2003xui32>
%28 = stablehlo.convert %27 : (tensor<2003xui32>) -> tensor<2003xi64>
%29 = stablehlo.convert %13#3 : (tensor<2003xf32>) -> tensor<2003xi64>
%30 = stablehlo.multiply %29, %28 : tensor<2003xi64>
%c_9 = stablehlo.constant dense<0> : tensor<i64>
%31 = stablehlo.reduce(%30 init: %c_9) applies stablehlo.add across dimensions = [0] : (tensor<2003xi64>, tensor<i64>) -> tensor<i64>
return %22, %31 : tensor<i64>, tensor<i64>
}
func.func private @remainder(%arg0: tensor<2003xui32>, %arg1: tensor<i64>) -> tensor<2003xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<2003xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<2003xui32>, tensor<2003xui32>) -> tensor<2003xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<2003xui32>, tensor<2003xui32>) -> tensor<2003xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2003xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<2003xi1>, tensor<2003xi1>) -> tensor<2003xi1>
%12 = stablehlo.and %11, %6 : tensor<2003xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%14 = stablehlo.add %4, %13 : tensor<2003xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<2003xi1>, tensor<2003xui32>
return %15 : tensor<2003xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
func.func private @_where_0(%arg0: tensor<2003xi1>, %arg1: tensor<2003xf32>, %arg2: tensor<2003xf32>) -> tensor<2003xf32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2003xi1>, tensor<2003xf32>
return %0 : tensor<2003xf32>
}
}
// -----
// pairs_float64
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:2 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0x2210C84A07000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x56488B4307000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<2003xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%2 = stablehlo.multiply %0, %1 : tensor<2003xui32>
%c_0 = stablehlo.constant dense<61> : tensor<i64>
%3 = call @remainder(%2, %c_0) : (tensor<2003xui32>, tensor<i64>) -> tensor<2003xui32>
%4 = stablehlo.convert %3 : (tensor<2003xui32>) -> tensor<2003xi32>
%5 = stablehlo.convert %4 : (tensor<2003xi32>) -> tensor<2003xf64>
%6 = stablehlo.iota dim = 0 : tensor<2003xui32>
%c_1 = stablehlo.constant dense<2654435761> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%8 = stablehlo.multiply %6, %7 : tensor<2003xui32>
%c_2 = stablehlo.constant dense<61> : tensor<i64>
%9 = call @remainder(%8, %c_2) : (tensor<2003xui32>, tensor<i64>) -> tensor<2003xui32>
%10 = stablehlo.convert %9 : (tensor<2003xui32>) -> tensor<2003xi32>
%11 = stablehlo.convert %10 : (tensor<2003xi32>) -> tensor<2003xf64>
%12 = stablehlo.reverse %11, dims = [0] : tensor<2003xf64>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%13:4 = stablehlo.while(%iterArg = %c_3, %iterArg_10 = %arg0, %iterArg_11 = %5, %iterArg_12 = %12) : tensor<i32>, tensor<i32>, tensor<2003xf64>, tensor<2003xf64>
cond {
%32 = stablehlo.compare LT, %iterArg, %iterArg_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %32 : tensor<i1>
} do {
%c_13 = stablehlo.constant dense<1> : tensor<i32>
%32 = stablehlo.add %iterArg, %c_13 : tensor<i32>
%33 = stablehlo.compare NE, %iterArg_11, %iterArg_12, FLOAT : (tensor<2003xf64>, tensor<2003xf64>) -> tensor<2003xi1>
%34 = func.call @_where_0(%33, %iterArg_12, %iterArg_11) : (tensor<2003xi1>, tensor<2003xf64>, tensor<2003xf64>) -> tensor<2003xf64>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%35 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2003xf64>
%36 = stablehlo.multiply %iterArg_12, %35 : tensor<2003xf64>
%37 = stablehlo.subtract %iterArg_11, %36 : tensor<2003xf64>
%38 = stablehlo.compare EQ, %iterArg_11, %iterArg_12, FLOAT : (tensor<2003xf64>, tensor<2003xf64>) -> tensor<2003xi1>
%39 = stablehlo.convert %38 : (tensor<2003xi1>) -> tensor<2003xf64>
%40 = stablehlo.add %37, %39 : tensor<2003xf64>
stablehlo.return %32, %iterArg_10, %34, %40 : tensor<i32>, tensor<i32>, tensor<2003xf64>, tensor<2003xf64>
}
%14 = stablehlo.iota dim = 0 : tensor<2003xui32>
%c_4 = stablehlo.constant dense<2246822519> : tensor<ui32>
%15 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%16 = stablehlo.multiply %14, %15 : tensor<2003xui32>
%c_5 = stablehlo.constant dense<12> : tensor<ui32>
%17 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%18 = stablehlo.shift_right_logical %16, %17 : tensor<2003xui32>
%19 = stablehlo.convert %18 : (tensor<2003xui32>) -> tensor<2003xi64>
%20 = stablehlo.convert %13#2 : (tensor<2003xf64>) -> tensor<2003xi64>
%21 = stablehlo.multiply %20, %19 : tensor<2003xi64>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%22 = stablehlo.reduce(%21 init: %c_6) applies stablehlo.add across dimensions = [0] : (tensor<2003xi64>, tensor<i64>) -> tensor<i64>
%23 = stablehlo.iota dim = 0 : tensor<2003xui32>
%c_7 = stablehlo.constant dense<2246822519> : tensor<ui32>
%24 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%25 = stablehlo.multiply %23, %24 : tensor<2003xui32>
%c_8 = stablehlo.constant dense<12> : tensor<ui32>
%26 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%27 = stablehlo.shift_right_logical %25, %26 : tensor<2003xui32>
%28 = stablehlo.convert %27 : (tensor<2003xui32>) -> tensor<2003xi64>
%29 = stablehlo.convert %13#3 : (tensor<2003xf64>) -> tensor<2003xi64>
%30 = stablehlo.multiply %29, %28 : tensor<2003xi64>
%c_9 = stablehlo.constant dense<0> : tensor<i64>
%31 = stablehlo.reduce(%30 init: %c_9) applies stablehlo.add across dimensions = [0] : (tensor<2003xi64>, tensor<i64>) -> tensor<i64>
return %22, %31 : tensor<i64>, tensor<i64>
}
func.func private @remainder(%arg0: tensor<2003xui32>, %arg1: tensor<i64>) -> tensor<2003xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<2003xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<2003xui32>, tensor<2003xui32>) -> tensor<2003xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<2003xui32>, tensor<2003xui32>) -> tensor<2003xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2003xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<2003xi1>, tensor<2003xi1>) -> tensor<2003xi1>
%12 = stablehlo.and %11, %6 : tensor<2003xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%14 = stablehlo.add %4, %13 : tensor<2003xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<2003xi1>, tensor<2003xui32>
return %15 : tensor<2003xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
func.func private @_where_0(%arg0: tensor<2003xi1>, %arg1: tensor<2003xf64>, %arg2: tensor<2003xf64>) -> tensor<2003xf64> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2003xi1>, tensor<2003xf64>
return %0 : tensor<2003xf64>
}
}
// -----
// pairs_complex64
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:4 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0x2210C84A07000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e2 = stablehlo.constant dense<"0x56488B4307000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e3 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<2003xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%2 = stablehlo.multiply %0, %1 : tensor<2003xui32>
%c_0 = stablehlo.constant dense<61> : tensor<i64>
%3 = call @remainder(%2, %c_0) : (tensor<2003xui32>, tensor<i64>) -> tensor<2003xui32>
%4 = stablehlo.convert %3 : (tensor<2003xui32>) -> tensor<2003xi32>
%5 = stablehlo.convert %4 : (tensor<2003xi32>) -> tensor<2003xcomplex<f32>>
%6 = stablehlo.iota dim = 0 : tensor<2003xui32>
%c_1 = stablehlo.constant dense<2654435761> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%8 = stablehlo.multiply %6, %7 : tensor<2003xui32>
%c_2 = stablehlo.constant dense<61> : tensor<i64>
%9 = call @remainder(%8, %c_2) : (tensor<2003xui32>, tensor<i64>) -> tensor<2003xui32>
%10 = stablehlo.convert %9 : (tensor<2003xui32>) -> tensor<2003xi32>
%11 = stablehlo.convert %10 : (tensor<2003xi32>) -> tensor<2003xcomplex<f32>>
%12 = stablehlo.reverse %11, dims = [0] : tensor<2003xcomplex<f32>>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%13:4 = stablehlo.while(%iterArg = %c_3, %iterArg_12 = %arg0, %iterArg_13 = %5, %iterArg_14 = %12) : tensor<i32>, tensor<i32>, tensor<2003xcomplex<f32>>, tensor<2003xcomplex<f32>>
cond {
%42 = stablehlo.compare LT, %iterArg, %iterArg_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %42 : tensor<i1>
} do {
%c_15 = stablehlo.constant dense<1> : tensor<i32>
%42 = stablehlo.add %iterArg, %c_15 : tensor<i32>
%43 = stablehlo.compare NE, %iterArg_13, %iterArg_14, FLOAT : (tensor<2003xcomplex<f32>>, tensor<2003xcomplex<f32>>) -> tensor<2003xi1>
%44 = func.call @_where_0(%43, %iterArg_14, %iterArg_13) : (tensor<2003xi1>, tensor<2003xcomplex<f32>>, tensor<2003xcomplex<f32>>) -> tensor<2003xcomplex<f32>>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%45 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<2003xcomplex<f32>>
%46 = stablehlo.multiply %iterArg_14, %45 : tensor<2003xcomplex<f32>>
%47 = stablehlo.subtract %iterArg_13, %46 : tensor<2003xcomplex<f32>>
%48 = stablehlo.compare EQ, %iterArg_13, %iterArg_14, FLOAT : (tensor<2003xcomplex<f32>>, tensor<2003xcomplex<f32>>) -> tensor<2003xi1>
%49 = stablehlo.convert %48 : (tensor<2003xi1>) -> tensor<2003xcomplex<f32>>
%50 = stablehlo.add %47, %49 : tensor<2003xcomplex<f32>>
stablehlo.return %42, %iterArg_12, %44, %50 : tensor<i32>, tensor<i32>, tensor<2003xcomplex<f32>>, tensor<2003xcomplex<f32>>
}
%14 = stablehlo.real %13#2 : (tensor<2003xcomplex<f32>>) -> tensor<2003xf32>
%15 = stablehlo.imag %13#2 : (tensor<2003xcomplex<f32>>) -> tensor<2003xf32>
%16 = stablehlo.iota dim = 0 : tensor<2003xui32>
%c_4 = stablehlo.constant dense<2246822519> : tensor<ui32>
%17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%18 = stablehlo.multiply %16, %17 : tensor<2003xui32>
%c_5 = stablehlo.constant dense<12> : tensor<ui32>
%19 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%20 = stablehlo.shift_right_logical %18, %19 : tensor<2003xui32>
%21 = stablehlo.convert %20 : (tensor<2003xui32>) -> tensor<2003xi64>
%22 = stablehlo.convert %14 : (tensor<2003xf32>) -> tensor<2003xi64>
%23 = stablehlo.multiply %22, %21 : tensor<2003xi64>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%24 = stablehlo.reduce(%23 init: %c_6) applies stablehlo.add across dimensions = [0] : (tensor<2003xi64>, tensor<i64>) -> tensor<i64>
%25 = stablehlo.convert %15 : (tensor<2003xf32>) -> tensor<2003xi64>
%26 = stablehlo.multiply %25, %21 : tensor<2003xi64>
%c_7 = stablehlo.constant dense<0> : tensor<i64>
%27 = stablehlo.reduce(%26 init: %c_7) applies stablehlo.add across dimensions = [0] : (tensor<2003xi64>, tensor<i64>) -> tensor<i64>
%28 = stablehlo.real %13#3 : (tensor<2003xcomplex<f32>>) -> tensor<2003xf32>
%29 = stablehlo.imag %13#3 : (tensor<2003xcomplex<f32>>) -> tensor<2003xf32>
%30 = stablehlo.iota dim = 0 : tensor<2003xui32>
%c_8 = stablehlo.constant dense<2246822519> : tensor<ui32>
%31 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%32 = stablehlo.multiply %30, %31 : tensor<2003xui32>
%c_9 = stablehlo.constant dense<12> : tensor<ui32>
%33 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%34 = stablehlo.shift_right_logical %32, %33 : tensor<2003xui32>
%35 = stablehlo.convert %34 : (tensor<2003xui32>) -> tensor<2003xi64>
%36 = stablehlo.convert %28 : (tensor<2003xf32>) -> tensor<2003xi64>
%37 = stablehlo.multiply %36, %35 : tensor<2003xi64>
%c_10 = stablehlo.constant dense<0> : tensor<i64>
%38 = stablehlo.reduce(%37 init: %c_10) applies stablehlo.add across dimensions = [0] : (tensor<2003xi64>, tensor<i64>) -> tensor<i64>
%39 = stablehlo.convert %29 : (tensor<2003xf32>) -> tensor<2003xi64>
%40 = stablehlo.multiply %39, %35 : tensor<2003xi64>
%c_11 = stablehlo.constant dense<0> : tensor<i64>
%41 = stablehlo.reduce(%40 init: %c_11) applies stablehlo.add across dimensions = [0] : (tensor<2003xi64>, tensor<i64>) -> tensor<i64>
return %24, %27, %38, %41 : tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>
}
func.func private @remainder(%arg0: tensor<2003xui32>, %arg1: tensor<i64>) -> tensor<2003xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<2003xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<2003xui32>, tensor<2003xui32>) -> tensor<2003xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<2003xui32>, tensor<2003xui32>) -> tensor<2003xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2003xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<2003xi1>, tensor<2003xi1>) -> tensor<2003xi1>
%12 = stablehlo.and %11, %6 : tensor<2003xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%14 = stablehlo.add %4, %13 : tensor<2003xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<2003xi1>, tensor<2003xui32>
return %15 : tensor<2003xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
func.func private @_where_0(%arg0: tensor<2003xi1>, %arg1: tensor<2003xcomplex<f32>>, %arg2: tensor<2003xcomplex<f32>>) -> tensor<2003xcomplex<f32>> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2003xi1>, tensor<2003xcomplex<f32>>
return %0 : tensor<2003xcomplex<f32>>
}
}
// -----
// pairs_bool
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:2 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0x86A05E1F00000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x86A05E1F00000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<2003xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%2 = stablehlo.multiply %0, %1 : tensor<2003xui32>
%c_0 = stablehlo.constant dense<2> : tensor<i64>
%3 = call @remainder(%2, %c_0) : (tensor<2003xui32>, tensor<i64>) -> tensor<2003xui32>
%4 = stablehlo.convert %3 : (tensor<2003xui32>) -> tensor<2003xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2003xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<2003xi32>, tensor<2003xi32>) -> tensor<2003xi1>
%7 = stablehlo.convert %6 : tensor<2003xi1>
%8 = stablehlo.iota dim = 0 : tensor<2003xui32>
%c_2 = stablehlo.constant dense<2654435761> : tensor<ui32>
%9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%10 = stablehlo.multiply %8, %9 : tensor<2003xui32>
%c_3 = stablehlo.constant dense<2> : tensor<i64>
%11 = call @remainder(%10, %c_3) : (tensor<2003xui32>, tensor<i64>) -> tensor<2003xui32>
%12 = stablehlo.convert %11 : (tensor<2003xui32>) -> tensor<2003xi32>
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%13 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<2003xi32>
%14 = stablehlo.compare NE, %12, %13, SIGNED : (tensor<2003xi32>, tensor<2003xi32>) -> tensor<2003xi1>
%15 = stablehlo.convert %14 : tensor<2003xi1>
%16 = stablehlo.reverse %15, dims = [0] : tensor<2003xi1>
%c_5 = stablehlo.constant dense<0> : tensor<i32>
%17:4 = stablehlo.while(%iterArg = %c_5, %iterArg_12 = %arg0, %iterArg_13 = %7, %iterArg_14 = %16) : tensor<i32>, tensor<i32>, tensor<2003xi1>, tensor<2003xi1>
cond {
%36 = stablehlo.compare LT, %iterArg, %iterArg_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %36 : tensor<i1>
} do {
%c_15 = stablehlo.constant dense<1> : tensor<i32>
%36 = stablehlo.add %iterArg, %c_15 : tensor<i32>
%37 = stablehlo.xor %iterArg_13, %iterArg_14 : tensor<2003xi1>
%38 = stablehlo.not %iterArg_13 : tensor<2003xi1>
%39 = stablehlo.and %iterArg_14, %38 : tensor<2003xi1>
%c_16 = stablehlo.constant dense<true> : tensor<i1>
%40 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i1>) -> tensor<2003xi1>
%41 = stablehlo.xor %iterArg_13, %40 : tensor<2003xi1>
%42 = stablehlo.or %39, %41 : tensor<2003xi1>
stablehlo.return %36, %iterArg_12, %37, %42 : tensor<i32>, tensor<i32>, tensor<2003xi1>, tensor<2003xi1>
}
%18 = stablehlo.iota dim = 0 : tensor<2003xui32>
%c_6 = stablehlo.constant dense<2246822519> : tensor<ui32>
%19 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%20 = stablehlo.multiply %18, %19 : tensor<2003xui32>
%c_7 = stablehlo.constant dense<12> : tensor<ui32>
%21 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%22 = stablehlo.shift_right_logical %20, %21 : tensor<2003xui32>
%23 = stablehlo.convert %22 : (tensor<2003xui32>) -> tensor<2003xi64>
%24 = stablehlo.convert %17#2 : (tensor<2003xi1>) -> tensor<2003xi64>
%25 = stablehlo.multiply %24, %23 : tensor<2003xi64>
%c_8 = stablehlo.constant dense<0> : tensor<i64>
%26 = stablehlo.reduce(%25 init: %c_8) applies stablehlo.add across dimensions = [0] : (tensor<2003xi64>, tensor<i64>) -> tensor<i64>
%27 = stablehlo.iota dim = 0 : tensor<2003xui32>
%c_9 = stablehlo.constant dense<2246822519> : tensor<ui32>
%28 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%29 = stablehlo.multiply %27, %28 : tensor<2003xui32>
%c_10 = stablehlo.constant dense<12> : tensor<ui32>
%30 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%31 = stablehlo.shift_right_logical %29, %30 : tensor<2003xui32>
%32 = stablehlo.convert %31 : (tensor<2003xui32>) -> tensor<2003xi64>
%33 = stablehlo.convert %17#3 : (tensor<2003xi1>) -> tensor<2003xi64>
%34 = stablehlo.multiply %33, %32 : tensor<2003xi64>
%c_11 = stablehlo.constant dense<0> : tensor<i64>
%35 = stablehlo.reduce(%34 init: %c_11) applies stablehlo.add across dimensions = [0] : (tensor<2003xi64>, tensor<i64>) -> tensor<i64>
return %26, %35 : tensor<i64>, tensor<i64>
}
func.func private @remainder(%arg0: tensor<2003xui32>, %arg1: tensor<i64>) -> tensor<2003xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<2003xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<2003xui32>, tensor<2003xui32>) -> tensor<2003xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<2003xui32>, tensor<2003xui32>) -> tensor<2003xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2003xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<2003xi1>, tensor<2003xi1>) -> tensor<2003xi1>
%12 = stablehlo.and %11, %6 : tensor<2003xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%14 = stablehlo.add %4, %13 : tensor<2003xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<2003xi1>, tensor<2003xui32>
return %15 : tensor<2003xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
}
// -----
// pairs_bfloat16
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:2 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0x2210C84A07000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x56488B4307000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<2003xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%2 = stablehlo.multiply %0, %1 : tensor<2003xui32>
%c_0 = stablehlo.constant dense<61> : tensor<i64>
%3 = call @remainder(%2, %c_0) : (tensor<2003xui32>, tensor<i64>) -> tensor<2003xui32>
%4 = stablehlo.convert %3 : (tensor<2003xui32>) -> tensor<2003xi32>
%5 = stablehlo.convert %4 : (tensor<2003xi32>) -> tensor<2003xbf16>
%6 = stablehlo.iota dim = 0 : tensor<2003xui32>
%c_1 = stablehlo.constant dense<2654435761> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%8 = stablehlo.multiply %6, %7 : tensor<2003xui32>
%c_2 = stablehlo.constant dense<61> : tensor<i64>
%9 = call @remainder(%8, %c_2) : (tensor<2003xui32>, tensor<i64>) -> tensor<2003xui32>
%10 = stablehlo.convert %9 : (tensor<2003xui32>) -> tensor<2003xi32>
%11 = stablehlo.convert %10 : (tensor<2003xi32>) -> tensor<2003xbf16>
%12 = stablehlo.reverse %11, dims = [0] : tensor<2003xbf16>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%13:4 = stablehlo.while(%iterArg = %c_3, %iterArg_10 = %arg0, %iterArg_11 = %5, %iterArg_12 = %12) : tensor<i32>, tensor<i32>, tensor<2003xbf16>, tensor<2003xbf16>
cond {
%32 = stablehlo.compare LT, %iterArg, %iterArg_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %32 : tensor<i1>
} do {
%c_13 = stablehlo.constant dense<1> : tensor<i32>
%32 = stablehlo.add %iterArg, %c_13 : tensor<i32>
%33 = stablehlo.compare NE, %iterArg_11, %iterArg_12, FLOAT : (tensor<2003xbf16>, tensor<2003xbf16>) -> tensor<2003xi1>
%34 = func.call @_where_0(%33, %iterArg_12, %iterArg_11) : (tensor<2003xi1>, tensor<2003xbf16>, tensor<2003xbf16>) -> tensor<2003xbf16>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
%35 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<2003xbf16>
%36 = stablehlo.multiply %iterArg_12, %35 : tensor<2003xbf16>
%37 = stablehlo.subtract %iterArg_11, %36 : tensor<2003xbf16>
%38 = stablehlo.compare EQ, %iterArg_11, %iterArg_12, FLOAT : (tensor<2003xbf16>, tensor<2003xbf16>) -> tensor<2003xi1>
%39 = stablehlo.convert %38 : (tensor<2003xi1>) -> tensor<2003xbf16>
%40 = stablehlo.add %37, %39 : tensor<2003xbf16>
stablehlo.return %32, %iterArg_10, %34, %40 : tensor<i32>, tensor<i32>, tensor<2003xbf16>, tensor<2003xbf16>
}
%14 = stablehlo.iota dim = 0 : tensor<2003xui32>
%c_4 = stablehlo.constant dense<2246822519> : tensor<ui32>
%15 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%16 = stablehlo.multiply %14, %15 : tensor<2003xui32>
%c_5 = stablehlo.constant dense<12> : tensor<ui32>
%17 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%18 = stablehlo.shift_right_logical %16, %17 : tensor<2003xui32>
%19 = stablehlo.convert %18 : (tensor<2003xui32>) -> tensor<2003xi64>
%20 = stablehlo.convert %13#2 : (tensor<2003xbf16>) -> tensor<2003xi64>
%21 = stablehlo.multiply %20, %19 : tensor<2003xi64>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%22 = stablehlo.reduce(%21 init: %c_6) applies stablehlo.add across dimensions = [0] : (tensor<2003xi64>, tensor<i64>) -> tensor<i64>
%23 = stablehlo.iota dim = 0 : tensor<2003xui32>
%c_7 = stablehlo.constant dense<2246822519> : tensor<ui32>
%24 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%25 = stablehlo.multiply %23, %24 : tensor<2003xui32>
%c_8 = stablehlo.constant dense<12> : tensor<ui32>
%26 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%27 = stablehlo.shift_right_logical %25, %26 : tensor<2003xui32>
%28 = stablehlo.convert %27 : (tensor<2003xui32>) -> tensor<2003xi64>
%29 = stablehlo.convert %13#3 : (tensor<2003xbf16>) -> tensor<2003xi64>
%30 = stablehlo.multiply %29, %28 : tensor<2003xi64>
%c_9 = stablehlo.constant dense<0> : tensor<i64>
%31 = stablehlo.reduce(%30 init: %c_9) applies stablehlo.add across dimensions = [0] : (tensor<2003xi64>, tensor<i64>) -> tensor<i64>
return %22, %31 : tensor<i64>, tensor<i64>
}
func.func private @remainder(%arg0: tensor<2003xui32>, %arg1: tensor<i64>) -> tensor<2003xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<2003xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<2003xui32>, tensor<2003xui32>) -> tensor<2003xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<2003xui32>, tensor<2003xui32>) -> tensor<2003xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2003xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<2003xi1>, tensor<2003xi1>) -> tensor<2003xi1>
%12 = stablehlo.and %11, %6 : tensor<2003xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%14 = stablehlo.add %4, %13 : tensor<2003xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<2003xi1>, tensor<2003xui32>
return %15 : tensor<2003xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
func.func private @_where_0(%arg0: tensor<2003xi1>, %arg1: tensor<2003xbf16>, %arg2: tensor<2003xbf16>) -> tensor<2003xbf16> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2003xi1>, tensor<2003xbf16>
return %0 : tensor<2003xbf16>
}
}
// -----
// swapped
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:2 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0x57EF90BC00000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x83D2239F00000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>) {
%c = stablehlo.constant dense<1> : tensor<i32>
%0 = stablehlo.add %arg0, %c : tensor<i32>
%1 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c_0 = stablehlo.constant dense<2654435761> : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%3 = stablehlo.multiply %1, %2 : tensor<1009xui32>
%c_1 = stablehlo.constant dense<11> : tensor<i64>
%4 = call @remainder(%3, %c_1) : (tensor<1009xui32>, tensor<i64>) -> tensor<1009xui32>
%5 = stablehlo.convert %4 : (tensor<1009xui32>) -> tensor<1009xi32>
%6 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c_2 = stablehlo.constant dense<2654435761> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%8 = stablehlo.multiply %6, %7 : tensor<1009xui32>
%c_3 = stablehlo.constant dense<13> : tensor<i64>
%9 = call @remainder(%8, %c_3) : (tensor<1009xui32>, tensor<i64>) -> tensor<1009xui32>
%10 = stablehlo.convert %9 : (tensor<1009xui32>) -> tensor<1009xi32>
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%11:4 = stablehlo.while(%iterArg = %c_4, %iterArg_11 = %0, %iterArg_12 = %5, %iterArg_13 = %10) : tensor<i32>, tensor<i32>, tensor<1009xi32>, tensor<1009xi32>
cond {
%30 = stablehlo.compare LT, %iterArg, %iterArg_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %30 : tensor<i1>
} do {
%c_14 = stablehlo.constant dense<1> : tensor<i32>
%30 = stablehlo.add %iterArg, %c_14 : tensor<i32>
stablehlo.return %30, %iterArg_11, %iterArg_13, %iterArg_12 : tensor<i32>, tensor<i32>, tensor<1009xi32>, tensor<1009xi32>
}
%12 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c_5 = stablehlo.constant dense<2246822519> : tensor<ui32>
%13 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%14 = stablehlo.multiply %12, %13 : tensor<1009xui32>
%c_6 = stablehlo.constant dense<12> : tensor<ui32>
%15 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%16 = stablehlo.shift_right_logical %14, %15 : tensor<1009xui32>
%17 = stablehlo.convert %16 : (tensor<1009xui32>) -> tensor<1009xi64>
%18 = stablehlo.convert %11#2 : (tensor<1009xi32>) -> tensor<1009xi64>
%19 = stablehlo.multiply %18, %17 : tensor<1009xi64>
%c_7 = stablehlo.constant dense<0> : tensor<i64>
%20 = stablehlo.reduce(%19 init: %c_7) applies stablehlo.add across dimensions = [0] : (tensor<1009xi64>, tensor<i64>) -> tensor<i64>
%21 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c_8 = stablehlo.constant dense<2246822519> : tensor<ui32>
%22 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%23 = stablehlo.multiply %21, %22 : tensor<1009xui32>
%c_9 = stablehlo.constant dense<12> : tensor<ui32>
%24 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%25 = stablehlo.shift_right_logical %23, %24 : tensor<1009xui32>
%26 = stablehlo.convert %25 : (tensor<1009xui32>) -> tensor<1009xi64>
%27 = stablehlo.convert %11#3 : (tensor<1009xi32>) -> tensor<1009xi64>
%28 = stablehlo.multiply %27, %26 : tensor<1009xi64>
%c_10 = stablehlo.constant dense<0> : tensor<i64>
%29 = stablehlo.reduce(%28 init: %c_10) applies stablehlo.add across dimensions = [0] : (tensor<1009xi64>, tensor<i64>) -> tensor<i64>
return %20, %29 : tensor<i64>, tensor<i64>
}
func.func private @remainder(%arg0: tensor<1009xui32>, %arg1: tensor<i64>) -> tensor<1009xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1009xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<1009xui32>, tensor<1009xui32>) -> tensor<1009xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<1009xui32>, tensor<1009xui32>) -> tensor<1009xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1009xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1009xi1>, tensor<1009xi1>) -> tensor<1009xi1>
%12 = stablehlo.and %11, %6 : tensor<1009xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%14 = stablehlo.add %4, %13 : tensor<1009xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<1009xi1>, tensor<1009xui32>
return %15 : tensor<1009xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
}
// -----
// fibonacci
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:2 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0x3BE600D372100000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x28BF5DA958120000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%2 = stablehlo.multiply %0, %1 : tensor<1009xui32>
%c_0 = stablehlo.constant dense<11> : tensor<i64>
%3 = call @remainder(%2, %c_0) : (tensor<1009xui32>, tensor<i64>) -> tensor<1009xui32>
%4 = stablehlo.convert %3 : (tensor<1009xui32>) -> tensor<1009xi32>
%5 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c_1 = stablehlo.constant dense<2654435761> : tensor<ui32>
%6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%7 = stablehlo.multiply %5, %6 : tensor<1009xui32>
%c_2 = stablehlo.constant dense<13> : tensor<i64>
%8 = call @remainder(%7, %c_2) : (tensor<1009xui32>, tensor<i64>) -> tensor<1009xui32>
%9 = stablehlo.convert %8 : (tensor<1009xui32>) -> tensor<1009xi32>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%10:4 = stablehlo.while(%iterArg = %c_3, %iterArg_10 = %arg0, %iterArg_11 = %4, %iterArg_12 = %9) : tensor<i32>, tensor<i32>, tensor<1009xi32>, tensor<1009xi32>
cond {
%29 = stablehlo.compare LT, %iterArg, %iterArg_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %29 : tensor<i1>
} do {
%c_13 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.add %iterArg, %c_13 : tensor<i32>
%30 = stablehlo.add %iterArg_11, %iterArg_12 : tensor<1009xi32>
%c_14 = stablehlo.constant dense<65537> : tensor<i64>
%31 = func.call @remainder_0(%30, %c_14) : (tensor<1009xi32>, tensor<i64>) -> tensor<1009xi32>
stablehlo.return %29, %iterArg_10, %iterArg_12, %31 : tensor<i32>, tensor<i32>, tensor<1009xi32>, tensor<1009xi32>
}
%11 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c_4 = stablehlo.constant dense<2246822519> : tensor<ui32>
%12 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%13 = stablehlo.multiply %11, %12 : tensor<1009xui32>
%c_5 = stablehlo.constant dense<12> : tensor<ui32>
%14 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%15 = stablehlo.shift_right_logical %13, %14 : tensor<1009xui32>
%16 = stablehlo.convert %15 : (tensor<1009xui32>) -> tensor<1009xi64>
%17 = stablehlo.convert %10#2 : (tensor<1009xi32>) -> tensor<1009xi64>
%18 = stablehlo.multiply %17, %16 : tensor<1009xi64>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%19 = stablehlo.reduce(%18 init: %c_6) applies stablehlo.add across dimensions = [0] : (tensor<1009xi64>, tensor<i64>) -> tensor<i64>
%20 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c_7 = stablehlo.constant dense<2246822519> : tensor<ui32>
%21 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%22 = stablehlo.multiply %20, %21 : tensor<1009xui32>
%c_8 = stablehlo.constant dense<12> : tensor<ui32>
%23 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%24 = stablehlo.shift_right_logical %22, %23 : tensor<1009xui32>
%25 = stablehlo.convert %24 : (tensor<1009xui32>) -> tensor<1009xi64>
%26 = stablehlo.convert %10#3 : (tensor<1009xi32>) -> tensor<1009xi64>
%27 = stablehlo.multiply %26, %25 : tensor<1009xi64>
%c_9 = stablehlo.constant dense<0> : tensor<i64>
%28 = stablehlo.reduce(%27 init: %c_9) applies stablehlo.add across dimensions = [0] : (tensor<1009xi64>, tensor<i64>) -> tensor<i64>
return %19, %28 : tensor<i64>, tensor<i64>
}
func.func private @remainder(%arg0: tensor<1009xui32>, %arg1: tensor<i64>) -> tensor<1009xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1009xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<1009xui32>, tensor<1009xui32>) -> tensor<1009xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<1009xui32>, tensor<1009xui32>) -> tensor<1009xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1009xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1009xi1>, tensor<1009xi1>) -> tensor<1009xi1>
%12 = stablehlo.and %11, %6 : tensor<1009xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%14 = stablehlo.add %4, %13 : tensor<1009xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<1009xi1>, tensor<1009xui32>
return %15 : tensor<1009xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
func.func private @remainder_0(%arg0: tensor<1009xi32>, %arg1: tensor<i64>) -> tensor<1009xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_1(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
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
func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
}
// -----
// three_in_turn
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:3 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0x32A64F98AD100000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x65DA331B42100000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e2 = stablehlo.constant dense<"0xEB3563E05D0F0000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>, tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%2 = stablehlo.multiply %0, %1 : tensor<1009xui32>
%c_0 = stablehlo.constant dense<11> : tensor<i64>
%3 = call @remainder(%2, %c_0) : (tensor<1009xui32>, tensor<i64>) -> tensor<1009xui32>
%4 = stablehlo.convert %3 : (tensor<1009xui32>) -> tensor<1009xi32>
%5 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c_1 = stablehlo.constant dense<2654435761> : tensor<ui32>
%6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%7 = stablehlo.multiply %5, %6 : tensor<1009xui32>
%c_2 = stablehlo.constant dense<13> : tensor<i64>
%8 = call @remainder(%7, %c_2) : (tensor<1009xui32>, tensor<i64>) -> tensor<1009xui32>
%9 = stablehlo.convert %8 : (tensor<1009xui32>) -> tensor<1009xi32>
%10 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c_3 = stablehlo.constant dense<2654435761> : tensor<ui32>
%11 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%12 = stablehlo.multiply %10, %11 : tensor<1009xui32>
%c_4 = stablehlo.constant dense<17> : tensor<i64>
%13 = call @remainder(%12, %c_4) : (tensor<1009xui32>, tensor<i64>) -> tensor<1009xui32>
%14 = stablehlo.convert %13 : (tensor<1009xui32>) -> tensor<1009xi32>
%c_5 = stablehlo.constant dense<0> : tensor<i32>
%15:5 = stablehlo.while(%iterArg = %c_5, %iterArg_15 = %arg0, %iterArg_16 = %4, %iterArg_17 = %9, %iterArg_18 = %14) : tensor<i32>, tensor<i32>, tensor<1009xi32>, tensor<1009xi32>, tensor<1009xi32>
cond {
%43 = stablehlo.compare LT, %iterArg, %iterArg_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %43 : tensor<i1>
} do {
%c_19 = stablehlo.constant dense<1> : tensor<i32>
%43 = stablehlo.add %iterArg, %c_19 : tensor<i32>
%c_20 = stablehlo.constant dense<75> : tensor<i32>
%44 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%45 = stablehlo.multiply %iterArg_16, %44 : tensor<1009xi32>
%c_21 = stablehlo.constant dense<74> : tensor<i32>
%46 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%47 = stablehlo.add %45, %46 : tensor<1009xi32>
%c_22 = stablehlo.constant dense<65537> : tensor<i64>
%48 = func.call @remainder_0(%47, %c_22) : (tensor<1009xi32>, tensor<i64>) -> tensor<1009xi32>
stablehlo.return %43, %iterArg_15, %iterArg_17, %iterArg_18, %48 : tensor<i32>, tensor<i32>, tensor<1009xi32>, tensor<1009xi32>, tensor<1009xi32>
}
%16 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c_6 = stablehlo.constant dense<2246822519> : tensor<ui32>
%17 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%18 = stablehlo.multiply %16, %17 : tensor<1009xui32>
%c_7 = stablehlo.constant dense<12> : tensor<ui32>
%19 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%20 = stablehlo.shift_right_logical %18, %19 : tensor<1009xui32>
%21 = stablehlo.convert %20 : (tensor<1009xui32>) -> tensor<1009xi64>
%22 = stablehlo.convert %15#2 : (tensor<1009xi32>) -> tensor<1009xi64>
%23 = stablehlo.multiply %22, %21 : tensor<1009xi64>
%c_8 = stablehlo.constant dense<0> : tensor<i64>
%24 = stablehlo.reduce(%23 init: %c_8) applies stablehlo.add across dimensions = [0] : (tensor<1009xi64>, tensor<i64>) -> tensor<i64>
%25 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c_9 = stablehlo.constant dense<2246822519> : tensor<ui32>
%26 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%27 = stablehlo.multiply %25, %26 : tensor<1009xui32>
%c_10 = stablehlo.constant dense<12> : tensor<ui32>
%28 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%29 = stablehlo.shift_right_logical %27, %28 : tensor<1009xui32>
%30 = stablehlo.convert %29 : (tensor<1009xui32>) -> tensor<1009xi64>
%31 = stablehlo.convert %15#3 : (tensor<1009xi32>) -> tensor<1009xi64>
%32 = stablehlo.multiply %31, %30 : tensor<1009xi64>
%c_11 = stablehlo.constant dense<0> : tensor<i64>
%33 = stablehlo.reduce(%32 init: %c_11) applies stablehlo.add across dimensions = [0] : (tensor<1009xi64>, tensor<i64>) -> tensor<i64>
%34 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c_12 = stablehlo.constant dense<2246822519> : tensor<ui32>
%35 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%36 = stablehlo.multiply %34, %35 : tensor<1009xui32>
%c_13 = stablehlo.constant dense<12> : tensor<ui32>
%37 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%38 = stablehlo.shift_right_logical %36, %37 : tensor<1009xui32>
%39 = stablehlo.convert %38 : (tensor<1009xui32>) -> tensor<1009xi64>
%40 = stablehlo.convert %15#4 : (tensor<1009xi32>) -> tensor<1009xi64>
%41 = stablehlo.multiply %40, %39 : tensor<1009xi64>
%c_14 = stablehlo.constant dense<0> : tensor<i64>
%42 = stablehlo.reduce(%41 init: %c_14) applies stablehlo.add across dimensions = [0] : (tensor<1009xi64>, tensor<i64>) -> tensor<i64>
return %24, %33, %42 : tensor<i64>, tensor<i64>, tensor<i64>
}
func.func private @remainder(%arg0: tensor<1009xui32>, %arg1: tensor<i64>) -> tensor<1009xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1009xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<1009xui32>, tensor<1009xui32>) -> tensor<1009xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<1009xui32>, tensor<1009xui32>) -> tensor<1009xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1009xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1009xi1>, tensor<1009xi1>) -> tensor<1009xi1>
%12 = stablehlo.and %11, %6 : tensor<1009xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%14 = stablehlo.add %4, %13 : tensor<1009xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<1009xi1>, tensor<1009xui32>
return %15 : tensor<1009xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
func.func private @remainder_0(%arg0: tensor<1009xi32>, %arg1: tensor<i64>) -> tensor<1009xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_1(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
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
func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
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
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:2 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0x83D2239F00000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x57EF90BC00000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>) {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.multiply %arg0, %c : tensor<i32>
%1 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c_0 = stablehlo.constant dense<2654435761> : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%3 = stablehlo.multiply %1, %2 : tensor<1009xui32>
%c_1 = stablehlo.constant dense<11> : tensor<i64>
%4 = call @remainder(%3, %c_1) : (tensor<1009xui32>, tensor<i64>) -> tensor<1009xui32>
%5 = stablehlo.convert %4 : (tensor<1009xui32>) -> tensor<1009xi32>
%6 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c_2 = stablehlo.constant dense<2654435761> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%8 = stablehlo.multiply %6, %7 : tensor<1009xui32>
%c_3 = stablehlo.constant dense<13> : tensor<i64>
%9 = call @remainder(%8, %c_3) : (tensor<1009xui32>, tensor<i64>) -> tensor<1009xui32>
%10 = stablehlo.convert %9 : (tensor<1009xui32>) -> tensor<1009xi32>
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%11:4 = stablehlo.while(%iterArg = %c_4, %iterArg_11 = %0, %iterArg_12 = %5, %iterArg_13 = %10) : tensor<i32>, tensor<i32>, tensor<1009xi32>, tensor<1009xi32>
cond {
%30 = stablehlo.compare LT, %iterArg, %iterArg_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %30 : tensor<i1>
} do {
%c_14 = stablehlo.constant dense<1> : tensor<i32>
%30 = stablehlo.add %iterArg, %c_14 : tensor<i32>
%c_15 = stablehlo.constant dense<75> : tensor<i32>
%31 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%32 = stablehlo.multiply %iterArg_12, %31 : tensor<1009xi32>
%c_16 = stablehlo.constant dense<74> : tensor<i32>
%33 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%34 = stablehlo.add %32, %33 : tensor<1009xi32>
%c_17 = stablehlo.constant dense<65537> : tensor<i64>
%35 = func.call @remainder_0(%34, %c_17) : (tensor<1009xi32>, tensor<i64>) -> tensor<1009xi32>
stablehlo.return %30, %iterArg_11, %iterArg_13, %35 : tensor<i32>, tensor<i32>, tensor<1009xi32>, tensor<1009xi32>
}
%12 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c_5 = stablehlo.constant dense<2246822519> : tensor<ui32>
%13 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%14 = stablehlo.multiply %12, %13 : tensor<1009xui32>
%c_6 = stablehlo.constant dense<12> : tensor<ui32>
%15 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%16 = stablehlo.shift_right_logical %14, %15 : tensor<1009xui32>
%17 = stablehlo.convert %16 : (tensor<1009xui32>) -> tensor<1009xi64>
%18 = stablehlo.convert %11#2 : (tensor<1009xi32>) -> tensor<1009xi64>
%19 = stablehlo.multiply %18, %17 : tensor<1009xi64>
%c_7 = stablehlo.constant dense<0> : tensor<i64>
%20 = stablehlo.reduce(%19 init: %c_7) applies stablehlo.add across dimensions = [0] : (tensor<1009xi64>, tensor<i64>) -> tensor<i64>
%21 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c_8 = stablehlo.constant dense<2246822519> : tensor<ui32>
%22 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%23 = stablehlo.multiply %21, %22 : tensor<1009xui32>
%c_9 = stablehlo.constant dense<12> : tensor<ui32>
%24 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%25 = stablehlo.shift_right_logical %23, %24 : tensor<1009xui32>
%26 = stablehlo.convert %25 : (tensor<1009xui32>) -> tensor<1009xi64>
%27 = stablehlo.convert %11#3 : (tensor<1009xi32>) -> tensor<1009xi64>
%28 = stablehlo.multiply %27, %26 : tensor<1009xi64>
%c_10 = stablehlo.constant dense<0> : tensor<i64>
%29 = stablehlo.reduce(%28 init: %c_10) applies stablehlo.add across dimensions = [0] : (tensor<1009xi64>, tensor<i64>) -> tensor<i64>
return %20, %29 : tensor<i64>, tensor<i64>
}
func.func private @remainder(%arg0: tensor<1009xui32>, %arg1: tensor<i64>) -> tensor<1009xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1009xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<1009xui32>, tensor<1009xui32>) -> tensor<1009xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<1009xui32>, tensor<1009xui32>) -> tensor<1009xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1009xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1009xi1>, tensor<1009xi1>) -> tensor<1009xi1>
%12 = stablehlo.and %11, %6 : tensor<1009xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%14 = stablehlo.add %4, %13 : tensor<1009xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<1009xi1>, tensor<1009xui32>
return %15 : tensor<1009xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
func.func private @remainder_0(%arg0: tensor<1009xi32>, %arg1: tensor<i64>) -> tensor<1009xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_1(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
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
func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
}
// -----
// read_before_and_after
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:2 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0x4DB64C9A610F0000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x0E5B3B067E1E0000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%2 = stablehlo.multiply %0, %1 : tensor<1009xui32>
%c_0 = stablehlo.constant dense<65537> : tensor<i64>
%3 = call @remainder(%2, %c_0) : (tensor<1009xui32>, tensor<i64>) -> tensor<1009xui32>
%4 = stablehlo.convert %3 : (tensor<1009xui32>) -> tensor<1009xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5:4 = stablehlo.while(%iterArg = %4, %iterArg_9 = %c_1, %iterArg_10 = %arg0, %iterArg_11 = %4) : tensor<1009xi32>, tensor<i32>, tensor<i32>, tensor<1009xi32>
cond {
%26 = stablehlo.compare LT, %iterArg_9, %iterArg_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %26 : tensor<i1>
} do {
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%26 = stablehlo.add %iterArg_9, %c_12 : tensor<i32>
%27 = stablehlo.add %iterArg_11, %iterArg : tensor<1009xi32>
%c_13 = stablehlo.constant dense<75> : tensor<i32>
%28 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%29 = stablehlo.multiply %27, %28 : tensor<1009xi32>
%c_14 = stablehlo.constant dense<74> : tensor<i32>
%30 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%31 = stablehlo.add %29, %30 : tensor<1009xi32>
%c_15 = stablehlo.constant dense<65537> : tensor<i64>
%32 = func.call @remainder_0(%31, %c_15) : (tensor<1009xi32>, tensor<i64>) -> tensor<1009xi32>
stablehlo.return %iterArg, %26, %iterArg_10, %32 : tensor<1009xi32>, tensor<i32>, tensor<i32>, tensor<1009xi32>
}
%c_2 = stablehlo.constant dense<2> : tensor<i32>
%6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%7 = stablehlo.multiply %4, %6 : tensor<1009xi32>
%8 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c_3 = stablehlo.constant dense<2246822519> : tensor<ui32>
%9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%10 = stablehlo.multiply %8, %9 : tensor<1009xui32>
%c_4 = stablehlo.constant dense<12> : tensor<ui32>
%11 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%12 = stablehlo.shift_right_logical %10, %11 : tensor<1009xui32>
%13 = stablehlo.convert %12 : (tensor<1009xui32>) -> tensor<1009xi64>
%14 = stablehlo.convert %5#3 : (tensor<1009xi32>) -> tensor<1009xi64>
%15 = stablehlo.multiply %14, %13 : tensor<1009xi64>
%c_5 = stablehlo.constant dense<0> : tensor<i64>
%16 = stablehlo.reduce(%15 init: %c_5) applies stablehlo.add across dimensions = [0] : (tensor<1009xi64>, tensor<i64>) -> tensor<i64>
%17 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c_6 = stablehlo.constant dense<2246822519> : tensor<ui32>
%18 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%19 = stablehlo.multiply %17, %18 : tensor<1009xui32>
%c_7 = stablehlo.constant dense<12> : tensor<ui32>
%20 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%21 = stablehlo.shift_right_logical %19, %20 : tensor<1009xui32>
%22 = stablehlo.convert %21 : (tensor<1009xui32>) -> tensor<1009xi64>
%23 = stablehlo.convert %7 : (tensor<1009xi32>) -> tensor<1009xi64>
%24 = stablehlo.multiply %23, %22 : tensor<1009xi64>
%c_8 = stablehlo.constant dense<0> : tensor<i64>
%25 = stablehlo.reduce(%24 init: %c_8) applies stablehlo.add across dimensions = [0] : (tensor<1009xi64>, tensor<i64>) -> tensor<i64>
return %16, %25 : tensor<i64>, tensor<i64>
}
func.func private @remainder(%arg0: tensor<1009xui32>, %arg1: tensor<i64>) -> tensor<1009xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1009xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<1009xui32>, tensor<1009xui32>) -> tensor<1009xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<1009xui32>, tensor<1009xui32>) -> tensor<1009xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1009xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1009xi1>, tensor<1009xi1>) -> tensor<1009xi1>
%12 = stablehlo.and %11, %6 : tensor<1009xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%14 = stablehlo.add %4, %13 : tensor<1009xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<1009xi1>, tensor<1009xui32>
return %15 : tensor<1009xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
func.func private @remainder_0(%arg0: tensor<1009xi32>, %arg1: tensor<i64>) -> tensor<1009xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_1(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
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
func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
}
// -----
// with_numbers
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:2 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0xFD4F87EB9B0F0000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%2 = stablehlo.multiply %0, %1 : tensor<1009xui32>
%c_0 = stablehlo.constant dense<65537> : tensor<i64>
%3 = call @remainder(%2, %c_0) : (tensor<1009xui32>, tensor<i64>) -> tensor<1009xui32>
%4 = stablehlo.convert %3 : (tensor<1009xui32>) -> tensor<1009xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5:4 = stablehlo.while(%iterArg = %c_1, %iterArg_8 = %arg0, %iterArg_9 = %4, %iterArg_10 = %arg0) : tensor<i32>, tensor<i32>, tensor<1009xi32>, tensor<i32>
cond {
%25 = stablehlo.compare LT, %iterArg, %iterArg_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %25 : tensor<i1>
} do {
%c_11 = stablehlo.constant dense<1> : tensor<i32>
%25 = stablehlo.add %iterArg, %c_11 : tensor<i32>
%26 = stablehlo.broadcast_in_dim %iterArg_10, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%27 = stablehlo.multiply %iterArg_9, %26 : tensor<1009xi32>
%28 = stablehlo.broadcast_in_dim %iterArg_10, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%29 = stablehlo.add %27, %28 : tensor<1009xi32>
%c_12 = stablehlo.constant dense<65537> : tensor<i64>
%30 = func.call @remainder_0(%29, %c_12) : (tensor<1009xi32>, tensor<i64>) -> tensor<1009xi32>
%c_13 = stablehlo.constant dense<13> : tensor<i64>
%31 = func.call @remainder_2(%iterArg_10, %c_13) : (tensor<i32>, tensor<i64>) -> tensor<i32>
%c_14 = stablehlo.constant dense<1> : tensor<i32>
%32 = stablehlo.add %31, %c_14 : tensor<i32>
stablehlo.return %25, %iterArg_8, %30, %32 : tensor<i32>, tensor<i32>, tensor<1009xi32>, tensor<i32>
}
%6 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c_2 = stablehlo.constant dense<2246822519> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%8 = stablehlo.multiply %6, %7 : tensor<1009xui32>
%c_3 = stablehlo.constant dense<12> : tensor<ui32>
%9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%10 = stablehlo.shift_right_logical %8, %9 : tensor<1009xui32>
%11 = stablehlo.convert %10 : (tensor<1009xui32>) -> tensor<1009xi64>
%12 = stablehlo.convert %5#2 : (tensor<1009xi32>) -> tensor<1009xi64>
%13 = stablehlo.multiply %12, %11 : tensor<1009xi64>
%c_4 = stablehlo.constant dense<0> : tensor<i64>
%14 = stablehlo.reduce(%13 init: %c_4) applies stablehlo.add across dimensions = [0] : (tensor<1009xi64>, tensor<i64>) -> tensor<i64>
%15 = stablehlo.iota dim = 0 : tensor<1xui32>
%c_5 = stablehlo.constant dense<2246822519> : tensor<ui32>
%16 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%17 = stablehlo.multiply %15, %16 : tensor<1xui32>
%c_6 = stablehlo.constant dense<12> : tensor<ui32>
%18 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%19 = stablehlo.shift_right_logical %17, %18 : tensor<1xui32>
%20 = stablehlo.convert %19 : (tensor<1xui32>) -> tensor<1xi64>
%21 = stablehlo.reshape %20 : (tensor<1xi64>) -> tensor<i64>
%22 = stablehlo.convert %5#3 : (tensor<i32>) -> tensor<i64>
%23 = stablehlo.multiply %22, %21 : tensor<i64>
%c_7 = stablehlo.constant dense<0> : tensor<i64>
%24 = stablehlo.reduce(%23 init: %c_7) applies stablehlo.add across dimensions = [] : (tensor<i64>, tensor<i64>) -> tensor<i64>
return %14, %24 : tensor<i64>, tensor<i64>
}
func.func private @remainder(%arg0: tensor<1009xui32>, %arg1: tensor<i64>) -> tensor<1009xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1009xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<1009xui32>, tensor<1009xui32>) -> tensor<1009xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<1009xui32>, tensor<1009xui32>) -> tensor<1009xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1009xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1009xi1>, tensor<1009xi1>) -> tensor<1009xi1>
%12 = stablehlo.and %11, %6 : tensor<1009xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%14 = stablehlo.add %4, %13 : tensor<1009xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<1009xi1>, tensor<1009xui32>
return %15 : tensor<1009xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
func.func private @remainder_0(%arg0: tensor<1009xi32>, %arg1: tensor<i64>) -> tensor<1009xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_1(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
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
func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_2(%arg0: tensor<i32>, %arg1: tensor<i64>) -> tensor<i32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_1(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.remainder %arg0, %2 : tensor<i32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%4 = stablehlo.compare NE, %3, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.compare LT, %3, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%6 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%7 = stablehlo.compare NE, %5, %6, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
%8 = stablehlo.and %7, %4 : tensor<i1>
%9 = stablehlo.add %3, %2 : tensor<i32>
%10 = stablehlo.select %8, %9, %3 : tensor<i1>, tensor<i32>
return %10 : tensor<i32>
}
}
// -----
// constant
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:1 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x40823D7ECD0F0000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>) {
%c = stablehlo.constant dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F000000100000001100000012000000130000001400000015000000160000001700000018000000190000001A0000001B0000001C0000001D0000001E0000001F000000200000002100000022000000230000002400000025000000260000002700000028000000290000002A0000002B0000002C0000002D0000002E0000002F000000300000003100000032000000330000003400000035000000360000003700000038000000390000003A0000003B0000003C0000003D0000003E0000003F000000400000004100000042000000430000004400000045000000460000004700000048000000490000004A0000004B0000004C0000004D0000004E0000004F000000500000005100000052000000530000005400000055000000560000005700000058000000590000005A0000005B0000005C0000005D0000005E0000005F000000600000006100000062000000630000006400000065000000660000006700000068000000690000006A0000006B0000006C0000006D0000006E0000006F000000700000007100000072000000730000007400000075000000760000007700000078000000790000007A0000007B0000007C0000007D0000007E0000007F000000800000008100000082000000830000008400000085000000860000008700000088000000890000008A0000008B0000008C0000008D0000008E0000008F000000900000009100000092000000930000009400000095000000960000009700000098000000990000009A0000009B0000009C0000009D0000009E0000009F000000A0000000A1000000A2000000A3000000A4000000A5000000A6000000A7000000A8000000A9000000AA000000AB000000AC000000AD000000AE000000AF000000B0000000B1000000B2000000B3000000B4000000B5000000B6000000B7000000B8000000B9000000BA000000BB000000BC000000BD000000BE000000BF000000C0000000C1000000C2000000C3000000C4000000C5000000C6000000C7000000C8000000C9000000CA000000CB000000CC000000CD000000CE000000CF000000D0000000D1000000D2000000D3000000D4000000D5000000D6000000D7000000D8000000D9000000DA000000DB000000DC000000DD000000DE000000DF000000E0000000E1000000E2000000E3000000E4000000E5000000E6000000E7000000E8000000E9000000EA000000EB000000EC000000ED000000EE000000EF000000F0000000F1000000F2000000F3000000F4000000F5000000F6000000F7000000F8000000F9000000FA000000FB000000FC000000FD000000FE000000FF000000000100000101000002010000030100000401000005010000060100000701000008010000090100000A0100000B0100000C0100000D0100000E0100000F010000100100001101000012010000130100001401000015010000160100001701000018010000190100001A0100001B0100001C0100001D0100001E0100001F010000200100002101000022010000230100002401000025010000260100002701000028010000290100002A0100002B0100002C0100002D0100002E0100002F010000300100003101000032010000330100003401000035010000360100003701000038010000390100003A0100003B0100003C0100003D0100003E0100003F010000400100004101000042010000430100004401000045010000460100004701000048010000490100004A0100004B0100004C0100004D0100004E0100004F010000500100005101000052010000530100005401000055010000560100005701000058010000590100005A0100005B0100005C0100005D0100005E0100005F010000600100006101000062010000630100006401000065010000660100006701000068010000690100006A0100006B0100006C0100006D0100006E0100006F010000700100007101000072010000730100007401000075010000760100007701000078010000790100007A0100007B0100007C0100007D0100007E0100007F010000800100008101000082010000830100008401000085010000860100008701000088010000890100008A0100008B0100008C0100008D0100008E0100008F010000900100009101000092010000930100009401000095010000960100009701000098010000990100009A0100009B0100009C0100009D0100009E0100009F010000A0010000A1010000A2010000A3010000A4010000A5010000A6010000A7010000A8010000A9010000AA010000AB010000AC010000AD010000AE010000AF010000B0010000B1010000B2010000B3010000B4010000B5010000B6010000B7010000B8010000B9010000BA010000BB010000BC010000BD010000BE010000BF010000C0010000C1010000C2010000C3010000C4010000C5010000C6010000C7010000C8010000C9010000CA010000CB010000CC010000CD010000CE010000CF010000D0010000D1010000D2010000D3010000D4010000D5010000D6010000D7010000D8010000D9010000DA010000DB010000DC010000DD010000DE010000DF010000E0010000E1010000E2010000E3010000E4010000E5010000E6010000E7010000E8010000E9010000EA010000EB010000EC010000ED010000EE010000EF010000F0010000F1010000F2010000F3010000F4010000F5010000F6010000F7010000F8010000F9010000FA010000FB010000FC010000FD010000FE010000FF010000000200000102000002020000030200000402000005020000060200000702000008020000090200000A0200000B0200000C0200000D0200000E0200000F020000100200001102000012020000130200001402000015020000160200001702000018020000190200001A0200001B0200001C0200001D0200001E0200001F020000200200002102000022020000230200002402000025020000260200002702000028020000290200002A0200002B0200002C0200002D0200002E0200002F020000300200003102000032020000330200003402000035020000360200003702000038020000390200003A0200003B0200003C0200003D0200003E0200003F020000400200004102000042020000430200004402000045020000460200004702000048020000490200004A0200004B0200004C0200004D0200004E0200004F020000500200005102000052020000530200005402000055020000560200005702000058020000590200005A0200005B0200005C0200005D0200005E0200005F020000600200006102000062020000630200006402000065020000660200006702000068020000690200006A0200006B0200006C0200006D0200006E0200006F020000700200007102000072020000730200007402000075020000760200007702000078020000790200007A0200007B0200007C0200007D0200007E0200007F020000800200008102000082020000830200008402000085020000860200008702000088020000890200008A0200008B0200008C0200008D0200008E0200008F020000900200009102000092020000930200009402000095020000960200009702000098020000990200009A0200009B0200009C0200009D0200009E0200009F020000A0020000A1020000A2020000A3020000A4020000A5020000A6020000A7020000A8020000A9020000AA020000AB020000AC020000AD020000AE020000AF020000B0020000B1020000B2020000B3020000B4020000B5020000B6020000B7020000B8020000B9020000BA020000BB020000BC020000BD020000BE020000BF020000C0020000C1020000C2020000C3020000C4020000C5020000C6020000C7020000C8020000C9020000CA020000CB020000CC020000CD020000CE020000CF020000D0020000D1020000D2020000D3020000D4020000D5020000D6020000D7020000D8020000D9020000DA020000DB020000DC020000DD020000DE020000DF020000E0020000E1020000E2020000E3020000E4020000E5020000E6020000E7020000E8020000E9020000EA020000EB020000EC020000ED020000EE020000EF020000F0020000F1020000F2020000F3020000F4020000F5020000F6020000F7020000F8020000F9020000FA020000FB020000FC020000FD020000FE020000FF020000000300000103000002030000030300000403000005030000060300000703000008030000090300000A0300000B0300000C0300000D0300000E0300000F030000100300001103000012030000130300001403000015030000160300001703000018030000190300001A0300001B0300001C0300001D0300001E0300001F030000200300002103000022030000230300002403000025030000260300002703000028030000290300002A0300002B0300002C0300002D0300002E0300002F030000300300003103000032030000330300003403000035030000360300003703000038030000390300003A0300003B0300003C0300003D0300003E0300003F030000400300004103000042030000430300004403000045030000460300004703000048030000490300004A0300004B0300004C0300004D0300004E0300004F030000500300005103000052030000530300005403000055030000560300005703000058030000590300005A0300005B0300005C0300005D0300005E0300005F030000600300006103000062030000630300006403000065030000660300006703000068030000690300006A0300006B0300006C0300006D0300006E0300006F030000700300007103000072030000730300007403000075030000760300007703000078030000790300007A0300007B0300007C0300007D0300007E0300007F030000800300008103000082030000830300008403000085030000860300008703000088030000890300008A0300008B0300008C0300008D0300008E0300008F030000900300009103000092030000930300009403000095030000960300009703000098030000990300009A0300009B0300009C0300009D0300009E0300009F030000A0030000A1030000A2030000A3030000A4030000A5030000A6030000A7030000A8030000A9030000AA030000AB030000AC030000AD030000AE030000AF030000B0030000B1030000B2030000B3030000B4030000B5030000B6030000B7030000B8030000B9030000BA030000BB030000BC030000BD030000BE030000BF030000C0030000C1030000C2030000C3030000C4030000C5030000C6030000C7030000C8030000C9030000CA030000CB030000CC030000CD030000CE030000CF030000D0030000D1030000D2030000D3030000D4030000D5030000D6030000D7030000D8030000D9030000DA030000DB030000DC030000DD030000DE030000DF030000E0030000E1030000E2030000E3030000E4030000E5030000E6030000E7030000E8030000E9030000EA030000EB030000EC030000ED030000EE030000EF030000F0030000"> : tensor<1009xi32>
%0 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c_0 = stablehlo.constant dense<2654435761> : tensor<ui32>
%1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%2 = stablehlo.multiply %0, %1 : tensor<1009xui32>
%c_1 = stablehlo.constant dense<65537> : tensor<i64>
%3 = call @remainder(%2, %c_1) : (tensor<1009xui32>, tensor<i64>) -> tensor<1009xui32>
%4 = stablehlo.convert %3 : (tensor<1009xui32>) -> tensor<1009xi32>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%5:4 = stablehlo.while(%iterArg = %c, %iterArg_6 = %c_2, %iterArg_7 = %arg0, %iterArg_8 = %4) : tensor<1009xi32>, tensor<i32>, tensor<i32>, tensor<1009xi32>
cond {
%15 = stablehlo.compare LT, %iterArg_6, %iterArg_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %15 : tensor<i1>
} do {
%c_9 = stablehlo.constant dense<1> : tensor<i32>
%15 = stablehlo.add %iterArg_6, %c_9 : tensor<i32>
%16 = stablehlo.add %iterArg_8, %iterArg : tensor<1009xi32>
%c_10 = stablehlo.constant dense<75> : tensor<i32>
%17 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%18 = stablehlo.multiply %16, %17 : tensor<1009xi32>
%c_11 = stablehlo.constant dense<74> : tensor<i32>
%19 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%20 = stablehlo.add %18, %19 : tensor<1009xi32>
%c_12 = stablehlo.constant dense<65537> : tensor<i64>
%21 = func.call @remainder_0(%20, %c_12) : (tensor<1009xi32>, tensor<i64>) -> tensor<1009xi32>
stablehlo.return %iterArg, %15, %iterArg_7, %21 : tensor<1009xi32>, tensor<i32>, tensor<i32>, tensor<1009xi32>
}
%6 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c_3 = stablehlo.constant dense<2246822519> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%8 = stablehlo.multiply %6, %7 : tensor<1009xui32>
%c_4 = stablehlo.constant dense<12> : tensor<ui32>
%9 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%10 = stablehlo.shift_right_logical %8, %9 : tensor<1009xui32>
%11 = stablehlo.convert %10 : (tensor<1009xui32>) -> tensor<1009xi64>
%12 = stablehlo.convert %5#3 : (tensor<1009xi32>) -> tensor<1009xi64>
%13 = stablehlo.multiply %12, %11 : tensor<1009xi64>
%c_5 = stablehlo.constant dense<0> : tensor<i64>
%14 = stablehlo.reduce(%13 init: %c_5) applies stablehlo.add across dimensions = [0] : (tensor<1009xi64>, tensor<i64>) -> tensor<i64>
return %14 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<1009xui32>, %arg1: tensor<i64>) -> tensor<1009xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1009xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<1009xui32>, tensor<1009xui32>) -> tensor<1009xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<1009xui32>, tensor<1009xui32>) -> tensor<1009xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1009xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1009xi1>, tensor<1009xi1>) -> tensor<1009xi1>
%12 = stablehlo.and %11, %6 : tensor<1009xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%14 = stablehlo.add %4, %13 : tensor<1009xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<1009xi1>, tensor<1009xui32>
return %15 : tensor<1009xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
func.func private @remainder_0(%arg0: tensor<1009xi32>, %arg1: tensor<i64>) -> tensor<1009xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_1(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
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
func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
}
// -----
// counted
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:1 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x40823D7ECD0F0000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%2 = stablehlo.multiply %0, %1 : tensor<1009xui32>
%c_0 = stablehlo.constant dense<65537> : tensor<i64>
%3 = call @remainder(%2, %c_0) : (tensor<1009xui32>, tensor<i64>) -> tensor<1009xui32>
%4 = stablehlo.convert %3 : (tensor<1009xui32>) -> tensor<1009xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5:3 = stablehlo.while(%iterArg = %c_1, %iterArg_5 = %arg0, %iterArg_6 = %4) : tensor<i32>, tensor<i32>, tensor<1009xi32>
cond {
%15 = stablehlo.compare LT, %iterArg, %iterArg_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %15 : tensor<i1>
} do {
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%15 = stablehlo.add %iterArg, %c_7 : tensor<i32>
%16 = stablehlo.iota dim = 0 : tensor<1009xi32>
%17 = stablehlo.add %iterArg_6, %16 : tensor<1009xi32>
%c_8 = stablehlo.constant dense<75> : tensor<i32>
%18 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%19 = stablehlo.multiply %17, %18 : tensor<1009xi32>
%c_9 = stablehlo.constant dense<74> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%21 = stablehlo.add %19, %20 : tensor<1009xi32>
%c_10 = stablehlo.constant dense<65537> : tensor<i64>
%22 = func.call @remainder_0(%21, %c_10) : (tensor<1009xi32>, tensor<i64>) -> tensor<1009xi32>
stablehlo.return %15, %iterArg_5, %22 : tensor<i32>, tensor<i32>, tensor<1009xi32>
}
%6 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c_2 = stablehlo.constant dense<2246822519> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%8 = stablehlo.multiply %6, %7 : tensor<1009xui32>
%c_3 = stablehlo.constant dense<12> : tensor<ui32>
%9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%10 = stablehlo.shift_right_logical %8, %9 : tensor<1009xui32>
%11 = stablehlo.convert %10 : (tensor<1009xui32>) -> tensor<1009xi64>
%12 = stablehlo.convert %5#2 : (tensor<1009xi32>) -> tensor<1009xi64>
%13 = stablehlo.multiply %12, %11 : tensor<1009xi64>
%c_4 = stablehlo.constant dense<0> : tensor<i64>
%14 = stablehlo.reduce(%13 init: %c_4) applies stablehlo.add across dimensions = [0] : (tensor<1009xi64>, tensor<i64>) -> tensor<i64>
return %14 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<1009xui32>, %arg1: tensor<i64>) -> tensor<1009xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1009xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<1009xui32>, tensor<1009xui32>) -> tensor<1009xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<1009xui32>, tensor<1009xui32>) -> tensor<1009xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1009xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1009xi1>, tensor<1009xi1>) -> tensor<1009xi1>
%12 = stablehlo.and %11, %6 : tensor<1009xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%14 = stablehlo.add %4, %13 : tensor<1009xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<1009xi1>, tensor<1009xui32>
return %15 : tensor<1009xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
func.func private @remainder_0(%arg0: tensor<1009xi32>, %arg1: tensor<i64>) -> tensor<1009xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_1(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
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
func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
}
// -----
// counted_in_rows
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:1 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x1DC5ADDFCE200000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<2100xui32>
%1 = stablehlo.reshape %0 : (tensor<2100xui32>) -> tensor<30x70xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<30x70xui32>
%3 = stablehlo.multiply %1, %2 : tensor<30x70xui32>
%c_0 = stablehlo.constant dense<65537> : tensor<i64>
%4 = call @remainder(%3, %c_0) : (tensor<30x70xui32>, tensor<i64>) -> tensor<30x70xui32>
%5 = stablehlo.convert %4 : (tensor<30x70xui32>) -> tensor<30x70xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%6:3 = stablehlo.while(%iterArg = %c_1, %iterArg_5 = %arg0, %iterArg_6 = %5) : tensor<i32>, tensor<i32>, tensor<30x70xi32>
cond {
%17 = stablehlo.compare LT, %iterArg, %iterArg_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %17 : tensor<i1>
} do {
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%17 = stablehlo.add %iterArg, %c_7 : tensor<i32>
%18 = stablehlo.iota dim = 1 : tensor<30x70xi32>
%19 = stablehlo.add %iterArg_6, %18 : tensor<30x70xi32>
%c_8 = stablehlo.constant dense<75> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<30x70xi32>
%21 = stablehlo.multiply %19, %20 : tensor<30x70xi32>
%c_9 = stablehlo.constant dense<74> : tensor<i32>
%22 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<30x70xi32>
%23 = stablehlo.add %21, %22 : tensor<30x70xi32>
%c_10 = stablehlo.constant dense<65537> : tensor<i64>
%24 = func.call @remainder_0(%23, %c_10) : (tensor<30x70xi32>, tensor<i64>) -> tensor<30x70xi32>
stablehlo.return %17, %iterArg_5, %24 : tensor<i32>, tensor<i32>, tensor<30x70xi32>
}
%7 = stablehlo.iota dim = 0 : tensor<2100xui32>
%c_2 = stablehlo.constant dense<2246822519> : tensor<ui32>
%8 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<2100xui32>
%9 = stablehlo.multiply %7, %8 : tensor<2100xui32>
%c_3 = stablehlo.constant dense<12> : tensor<ui32>
%10 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<2100xui32>
%11 = stablehlo.shift_right_logical %9, %10 : tensor<2100xui32>
%12 = stablehlo.convert %11 : (tensor<2100xui32>) -> tensor<2100xi64>
%13 = stablehlo.reshape %12 : (tensor<2100xi64>) -> tensor<30x70xi64>
%14 = stablehlo.convert %6#2 : (tensor<30x70xi32>) -> tensor<30x70xi64>
%15 = stablehlo.multiply %14, %13 : tensor<30x70xi64>
%c_4 = stablehlo.constant dense<0> : tensor<i64>
%16 = stablehlo.reduce(%15 init: %c_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<30x70xi64>, tensor<i64>) -> tensor<i64>
return %16 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<30x70xui32>, %arg1: tensor<i64>) -> tensor<30x70xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<30x70xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<30x70xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<30x70xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<30x70xui32>, tensor<30x70xui32>) -> tensor<30x70xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<30x70xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<30x70xui32>, tensor<30x70xui32>) -> tensor<30x70xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<30x70xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<30x70xi1>, tensor<30x70xi1>) -> tensor<30x70xi1>
%12 = stablehlo.and %11, %6 : tensor<30x70xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<30x70xui32>
%14 = stablehlo.add %4, %13 : tensor<30x70xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<30x70xi1>, tensor<30x70xui32>
return %15 : tensor<30x70xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
func.func private @remainder_0(%arg0: tensor<30x70xi32>, %arg1: tensor<i64>) -> tensor<30x70xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_1(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<30x70xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<30x70xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<30x70xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<30x70xi32>, tensor<30x70xi32>) -> tensor<30x70xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<30x70xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<30x70xi32>, tensor<30x70xi32>) -> tensor<30x70xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<30x70xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<30x70xi1>, tensor<30x70xi1>) -> tensor<30x70xi1>
%12 = stablehlo.and %11, %6 : tensor<30x70xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<30x70xi32>
%14 = stablehlo.add %4, %13 : tensor<30x70xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<30x70xi1>, tensor<30x70xi32>
return %15 : tensor<30x70xi32>
}
func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
}
// -----
// until
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:2 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x544F48A9A60F0000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>) {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.multiply %arg0, %c : tensor<i32>
%1 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c_0 = stablehlo.constant dense<2654435761> : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%3 = stablehlo.multiply %1, %2 : tensor<1009xui32>
%c_1 = stablehlo.constant dense<65537> : tensor<i64>
%4 = call @remainder(%3, %c_1) : (tensor<1009xui32>, tensor<i64>) -> tensor<1009xui32>
%5 = stablehlo.convert %4 : (tensor<1009xui32>) -> tensor<1009xi32>
%6:3 = stablehlo.while(%iterArg = %arg0, %iterArg_8 = %0, %iterArg_9 = %5) : tensor<i32>, tensor<i32>, tensor<1009xi32>
cond {
%c_10 = stablehlo.constant dense<3> : tensor<i32>
%26 = stablehlo.multiply %iterArg_8, %c_10 : tensor<i32>
%c_11 = stablehlo.constant dense<7> : tensor<i32>
%27 = stablehlo.multiply %iterArg, %c_11 : tensor<i32>
%28 = stablehlo.compare LT, %26, %27, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %28 : tensor<i1>
} do {
%c_10 = stablehlo.constant dense<2> : tensor<i32>
%26 = stablehlo.add %iterArg_8, %c_10 : tensor<i32>
%27 = stablehlo.broadcast_in_dim %iterArg_8, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%28 = stablehlo.add %iterArg_9, %27 : tensor<1009xi32>
%c_11 = stablehlo.constant dense<75> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%30 = stablehlo.multiply %28, %29 : tensor<1009xi32>
%c_12 = stablehlo.constant dense<74> : tensor<i32>
%31 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%32 = stablehlo.add %30, %31 : tensor<1009xi32>
%c_13 = stablehlo.constant dense<65537> : tensor<i64>
%33 = func.call @remainder_0(%32, %c_13) : (tensor<1009xi32>, tensor<i64>) -> tensor<1009xi32>
stablehlo.return %iterArg, %26, %33 : tensor<i32>, tensor<i32>, tensor<1009xi32>
}
%7 = stablehlo.iota dim = 0 : tensor<1xui32>
%c_2 = stablehlo.constant dense<2246822519> : tensor<ui32>
%8 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%9 = stablehlo.multiply %7, %8 : tensor<1xui32>
%c_3 = stablehlo.constant dense<12> : tensor<ui32>
%10 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%11 = stablehlo.shift_right_logical %9, %10 : tensor<1xui32>
%12 = stablehlo.convert %11 : (tensor<1xui32>) -> tensor<1xi64>
%13 = stablehlo.reshape %12 : (tensor<1xi64>) -> tensor<i64>
%14 = stablehlo.convert %6#1 : (tensor<i32>) -> tensor<i64>
%15 = stablehlo.multiply %14, %13 : tensor<i64>
%c_4 = stablehlo.constant dense<0> : tensor<i64>
%16 = stablehlo.reduce(%15 init: %c_4) applies stablehlo.add across dimensions = [] : (tensor<i64>, tensor<i64>) -> tensor<i64>
%17 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c_5 = stablehlo.constant dense<2246822519> : tensor<ui32>
%18 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%19 = stablehlo.multiply %17, %18 : tensor<1009xui32>
%c_6 = stablehlo.constant dense<12> : tensor<ui32>
%20 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%21 = stablehlo.shift_right_logical %19, %20 : tensor<1009xui32>
%22 = stablehlo.convert %21 : (tensor<1009xui32>) -> tensor<1009xi64>
%23 = stablehlo.convert %6#2 : (tensor<1009xi32>) -> tensor<1009xi64>
%24 = stablehlo.multiply %23, %22 : tensor<1009xi64>
%c_7 = stablehlo.constant dense<0> : tensor<i64>
%25 = stablehlo.reduce(%24 init: %c_7) applies stablehlo.add across dimensions = [0] : (tensor<1009xi64>, tensor<i64>) -> tensor<i64>
return %16, %25 : tensor<i64>, tensor<i64>
}
func.func private @remainder(%arg0: tensor<1009xui32>, %arg1: tensor<i64>) -> tensor<1009xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1009xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<1009xui32>, tensor<1009xui32>) -> tensor<1009xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<1009xui32>, tensor<1009xui32>) -> tensor<1009xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1009xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1009xi1>, tensor<1009xi1>) -> tensor<1009xi1>
%12 = stablehlo.and %11, %6 : tensor<1009xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%14 = stablehlo.add %4, %13 : tensor<1009xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<1009xi1>, tensor<1009xui32>
return %15 : tensor<1009xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
func.func private @remainder_0(%arg0: tensor<1009xi32>, %arg1: tensor<i64>) -> tensor<1009xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_1(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
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
func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
}
// -----
// branches
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:1 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0xE124284A69080000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%2 = stablehlo.multiply %0, %1 : tensor<1009xui32>
%c_0 = stablehlo.constant dense<65537> : tensor<i64>
%3 = call @remainder(%2, %c_0) : (tensor<1009xui32>, tensor<i64>) -> tensor<1009xui32>
%4 = stablehlo.convert %3 : (tensor<1009xui32>) -> tensor<1009xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5:3 = stablehlo.while(%iterArg = %c_1, %iterArg_5 = %arg0, %iterArg_6 = %4) : tensor<i32>, tensor<i32>, tensor<1009xi32>
cond {
%15 = stablehlo.compare LT, %iterArg, %iterArg_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %15 : tensor<i1>
} do {
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%15 = stablehlo.add %iterArg, %c_7 : tensor<i32>
%c_8 = stablehlo.constant dense<3> : tensor<i64>
%16 = func.call @remainder_0(%iterArg, %c_8) : (tensor<i32>, tensor<i64>) -> tensor<i32>
%c_9 = stablehlo.constant dense<1> : tensor<i32>
%17 = stablehlo.compare EQ, %16, %c_9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%18 = stablehlo.convert %17 : (tensor<i1>) -> tensor<i32>
%19 = "stablehlo.case"(%18) ({
%c_10 = stablehlo.constant dense<2> : tensor<i64>
%20 = func.call @floor_divide(%iterArg_6, %c_10) : (tensor<1009xi32>, tensor<i64>) -> tensor<1009xi32>
%21 = stablehlo.subtract %iterArg_6, %20 : tensor<1009xi32>
stablehlo.return %21 : tensor<1009xi32>
}, {
%20 = stablehlo.broadcast_in_dim %iterArg, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%21 = stablehlo.add %iterArg_6, %20 : tensor<1009xi32>
%c_10 = stablehlo.constant dense<75> : tensor<i32>
%22 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%23 = stablehlo.multiply %21, %22 : tensor<1009xi32>
%c_11 = stablehlo.constant dense<74> : tensor<i32>
%24 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%25 = stablehlo.add %23, %24 : tensor<1009xi32>
%c_12 = stablehlo.constant dense<65537> : tensor<i64>
%26 = func.call @remainder_3(%25, %c_12) : (tensor<1009xi32>, tensor<i64>) -> tensor<1009xi32>
stablehlo.return %26 : tensor<1009xi32>
}) : (tensor<i32>) -> tensor<1009xi32>
stablehlo.return %15, %iterArg_5, %19 : tensor<i32>, tensor<i32>, tensor<1009xi32>
}
%6 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c_2 = stablehlo.constant dense<2246822519> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%8 = stablehlo.multiply %6, %7 : tensor<1009xui32>
%c_3 = stablehlo.constant dense<12> : tensor<ui32>
%9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%10 = stablehlo.shift_right_logical %8, %9 : tensor<1009xui32>
%11 = stablehlo.convert %10 : (tensor<1009xui32>) -> tensor<1009xi64>
%12 = stablehlo.convert %5#2 : (tensor<1009xi32>) -> tensor<1009xi64>
%13 = stablehlo.multiply %12, %11 : tensor<1009xi64>
%c_4 = stablehlo.constant dense<0> : tensor<i64>
%14 = stablehlo.reduce(%13 init: %c_4) applies stablehlo.add across dimensions = [0] : (tensor<1009xi64>, tensor<i64>) -> tensor<i64>
return %14 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<1009xui32>, %arg1: tensor<i64>) -> tensor<1009xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1009xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<1009xui32>, tensor<1009xui32>) -> tensor<1009xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<1009xui32>, tensor<1009xui32>) -> tensor<1009xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1009xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1009xi1>, tensor<1009xi1>) -> tensor<1009xi1>
%12 = stablehlo.and %11, %6 : tensor<1009xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%14 = stablehlo.add %4, %13 : tensor<1009xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<1009xi1>, tensor<1009xui32>
return %15 : tensor<1009xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
func.func private @remainder_0(%arg0: tensor<i32>, %arg1: tensor<i64>) -> tensor<i32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_1(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.remainder %arg0, %2 : tensor<i32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%4 = stablehlo.compare NE, %3, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.compare LT, %3, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%6 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%7 = stablehlo.compare NE, %5, %6, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
%8 = stablehlo.and %7, %4 : tensor<i1>
%9 = stablehlo.add %3, %2 : tensor<i32>
%10 = stablehlo.select %8, %9, %3 : tensor<i1>, tensor<i32>
return %10 : tensor<i32>
}
func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @floor_divide(%arg0: tensor<1009xi32>, %arg1: tensor<i64>) -> tensor<1009xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%2 = stablehlo.divide %arg0, %1 : tensor<1009xi32>
%3 = stablehlo.sign %arg0 : tensor<1009xi32>
%4 = stablehlo.sign %0 : tensor<i32>
%5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%6 = stablehlo.compare NE, %3, %5, SIGNED : (tensor<1009xi32>, tensor<1009xi32>) -> tensor<1009xi1>
%7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%8 = stablehlo.remainder %arg0, %7 : tensor<1009xi32>
%c = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%10 = stablehlo.compare NE, %8, %9, SIGNED : (tensor<1009xi32>, tensor<1009xi32>) -> tensor<1009xi1>
%11 = stablehlo.and %6, %10 : tensor<1009xi1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%13 = stablehlo.subtract %2, %12 : tensor<1009xi32>
%14 = call @_where_2(%11, %13, %2) : (tensor<1009xi1>, tensor<1009xi32>, tensor<1009xi32>) -> tensor<1009xi32>
return %14 : tensor<1009xi32>
}
func.func private @_where_2(%arg0: tensor<1009xi1>, %arg1: tensor<1009xi32>, %arg2: tensor<1009xi32>) -> tensor<1009xi32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<1009xi1>, tensor<1009xi32>
return %0 : tensor<1009xi32>
}
func.func private @remainder_3(%arg0: tensor<1009xi32>, %arg1: tensor<i64>) -> tensor<1009xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_1(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
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
// inner_loop
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:1 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x2466261B8D0F0000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>) {
%c = stablehlo.constant dense<9> : tensor<i64>
%0 = call @floor_divide(%arg0, %c) : (tensor<i32>, tensor<i64>) -> tensor<i32>
%1 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c_0 = stablehlo.constant dense<2654435761> : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%3 = stablehlo.multiply %1, %2 : tensor<1009xui32>
%c_1 = stablehlo.constant dense<65537> : tensor<i64>
%4 = call @remainder(%3, %c_1) : (tensor<1009xui32>, tensor<i64>) -> tensor<1009xui32>
%5 = stablehlo.convert %4 : (tensor<1009xui32>) -> tensor<1009xi32>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%6:3 = stablehlo.while(%iterArg = %c_2, %iterArg_6 = %0, %iterArg_7 = %5) : tensor<i32>, tensor<i32>, tensor<1009xi32>
cond {
%16 = stablehlo.compare LT, %iterArg, %iterArg_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %16 : tensor<i1>
} do {
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%16 = stablehlo.add %iterArg, %c_8 : tensor<i32>
%c_9 = stablehlo.constant dense<4> : tensor<i64>
%17 = func.call @remainder_1(%iterArg, %c_9) : (tensor<i32>, tensor<i64>) -> tensor<i32>
%c_10 = stablehlo.constant dense<0> : tensor<i32>
%18:4 = stablehlo.while(%iterArg_11 = %iterArg_7, %iterArg_12 = %c_10, %iterArg_13 = %17, %iterArg_14 = %iterArg_7) : tensor<1009xi32>, tensor<i32>, tensor<i32>, tensor<1009xi32>
cond {
%19 = stablehlo.compare LT, %iterArg_12, %iterArg_13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %19 : tensor<i1>
} do {
%c_15 = stablehlo.constant dense<1> : tensor<i32>
%19 = stablehlo.add %iterArg_12, %c_15 : tensor<i32>
%20 = stablehlo.add %iterArg_14, %iterArg_11 : tensor<1009xi32>
%21 = stablehlo.broadcast_in_dim %iterArg_12, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%22 = stablehlo.add %20, %21 : tensor<1009xi32>
%c_16 = stablehlo.constant dense<75> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%24 = stablehlo.multiply %22, %23 : tensor<1009xi32>
%c_17 = stablehlo.constant dense<74> : tensor<i32>
%25 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%26 = stablehlo.add %24, %25 : tensor<1009xi32>
%c_18 = stablehlo.constant dense<65537> : tensor<i64>
%27 = func.call @remainder_2(%26, %c_18) : (tensor<1009xi32>, tensor<i64>) -> tensor<1009xi32>
stablehlo.return %iterArg_11, %19, %iterArg_13, %27 : tensor<1009xi32>, tensor<i32>, tensor<i32>, tensor<1009xi32>
}
stablehlo.return %16, %iterArg_6, %18#3 : tensor<i32>, tensor<i32>, tensor<1009xi32>
}
%7 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c_3 = stablehlo.constant dense<2246822519> : tensor<ui32>
%8 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%9 = stablehlo.multiply %7, %8 : tensor<1009xui32>
%c_4 = stablehlo.constant dense<12> : tensor<ui32>
%10 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%11 = stablehlo.shift_right_logical %9, %10 : tensor<1009xui32>
%12 = stablehlo.convert %11 : (tensor<1009xui32>) -> tensor<1009xi64>
%13 = stablehlo.convert %6#2 : (tensor<1009xi32>) -> tensor<1009xi64>
%14 = stablehlo.multiply %13, %12 : tensor<1009xi64>
%c_5 = stablehlo.constant dense<0> : tensor<i64>
%15 = stablehlo.reduce(%14 init: %c_5) applies stablehlo.add across dimensions = [0] : (tensor<1009xi64>, tensor<i64>) -> tensor<i64>
return %15 : tensor<i64>
}
func.func private @floor_divide(%arg0: tensor<i32>, %arg1: tensor<i64>) -> tensor<i32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%1 = stablehlo.divide %arg0, %0 : tensor<i32>
%2 = stablehlo.sign %arg0 : tensor<i32>
%3 = stablehlo.sign %0 : tensor<i32>
%4 = stablehlo.compare NE, %2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%5 = stablehlo.remainder %arg0, %0 : tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%6 = stablehlo.compare NE, %5, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%7 = stablehlo.and %4, %6 : tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%8 = stablehlo.subtract %1, %c_0 : tensor<i32>
%9 = call @_where(%7, %8, %1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
return %9 : tensor<i32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder(%arg0: tensor<1009xui32>, %arg1: tensor<i64>) -> tensor<1009xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where_0(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1009xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<1009xui32>, tensor<1009xui32>) -> tensor<1009xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<1009xui32>, tensor<1009xui32>) -> tensor<1009xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1009xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1009xi1>, tensor<1009xi1>) -> tensor<1009xi1>
%12 = stablehlo.and %11, %6 : tensor<1009xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%14 = stablehlo.add %4, %13 : tensor<1009xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<1009xi1>, tensor<1009xui32>
return %15 : tensor<1009xui32>
}
func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
func.func private @remainder_1(%arg0: tensor<i32>, %arg1: tensor<i64>) -> tensor<i32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.remainder %arg0, %2 : tensor<i32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%4 = stablehlo.compare NE, %3, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.compare LT, %3, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%6 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%7 = stablehlo.compare NE, %5, %6, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
%8 = stablehlo.and %7, %4 : tensor<i1>
%9 = stablehlo.add %3, %2 : tensor<i32>
%10 = stablehlo.select %8, %9, %3 : tensor<i1>, tensor<i32>
return %10 : tensor<i32>
}
func.func private @remainder_2(%arg0: tensor<1009xi32>, %arg1: tensor<i64>) -> tensor<1009xi32> {
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
// inner_loop_alone
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:1 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x0CF2F170DD0F0000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>) {
%c = stablehlo.constant dense<50> : tensor<i64>
%0 = call @floor_divide(%arg0, %c) : (tensor<i32>, tensor<i64>) -> tensor<i32>
%1 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c_0 = stablehlo.constant dense<2654435761> : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%3 = stablehlo.multiply %1, %2 : tensor<1009xui32>
%c_1 = stablehlo.constant dense<65537> : tensor<i64>
%4 = call @remainder(%3, %c_1) : (tensor<1009xui32>, tensor<i64>) -> tensor<1009xui32>
%5 = stablehlo.convert %4 : (tensor<1009xui32>) -> tensor<1009xi32>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%6:4 = stablehlo.while(%iterArg = %arg0, %iterArg_6 = %c_2, %iterArg_7 = %0, %iterArg_8 = %5) : tensor<i32>, tensor<i32>, tensor<i32>, tensor<1009xi32>
cond {
%16 = stablehlo.compare LT, %iterArg_6, %iterArg_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %16 : tensor<i1>
} do {
%c_9 = stablehlo.constant dense<1> : tensor<i32>
%16 = stablehlo.add %iterArg_6, %c_9 : tensor<i32>
%17 = func.call @_roll_dynamic(%iterArg_8, %iterArg_6) : (tensor<1009xi32>, tensor<i32>) -> tensor<1009xi32>
%c_10 = stablehlo.constant dense<0> : tensor<i32>
%18:3 = stablehlo.while(%iterArg_11 = %c_10, %iterArg_12 = %iterArg, %iterArg_13 = %17) : tensor<i32>, tensor<i32>, tensor<1009xi32>
cond {
%19 = stablehlo.compare LT, %iterArg_11, %iterArg_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %19 : tensor<i1>
} do {
%c_14 = stablehlo.constant dense<1> : tensor<i32>
%19 = stablehlo.add %iterArg_11, %c_14 : tensor<i32>
%20 = stablehlo.broadcast_in_dim %iterArg_11, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%21 = stablehlo.add %iterArg_13, %20 : tensor<1009xi32>
%c_15 = stablehlo.constant dense<75> : tensor<i32>
%22 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%23 = stablehlo.multiply %21, %22 : tensor<1009xi32>
%c_16 = stablehlo.constant dense<74> : tensor<i32>
%24 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%25 = stablehlo.add %23, %24 : tensor<1009xi32>
%c_17 = stablehlo.constant dense<65537> : tensor<i64>
%26 = func.call @remainder_2(%25, %c_17) : (tensor<1009xi32>, tensor<i64>) -> tensor<1009xi32>
stablehlo.return %19, %iterArg_12, %26 : tensor<i32>, tensor<i32>, tensor<1009xi32>
}
stablehlo.return %iterArg, %16, %iterArg_7, %18#2 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<1009xi32>
}
%7 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c_3 = stablehlo.constant dense<2246822519> : tensor<ui32>
%8 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%9 = stablehlo.multiply %7, %8 : tensor<1009xui32>
%c_4 = stablehlo.constant dense<12> : tensor<ui32>
%10 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%11 = stablehlo.shift_right_logical %9, %10 : tensor<1009xui32>
%12 = stablehlo.convert %11 : (tensor<1009xui32>) -> tensor<1009xi64>
%13 = stablehlo.convert %6#3 : (tensor<1009xi32>) -> tensor<1009xi64>
%14 = stablehlo.multiply %13, %12 : tensor<1009xi64>
%c_5 = stablehlo.constant dense<0> : tensor<i64>
%15 = stablehlo.reduce(%14 init: %c_5) applies stablehlo.add across dimensions = [0] : (tensor<1009xi64>, tensor<i64>) -> tensor<i64>
return %15 : tensor<i64>
}
func.func private @floor_divide(%arg0: tensor<i32>, %arg1: tensor<i64>) -> tensor<i32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%1 = stablehlo.divide %arg0, %0 : tensor<i32>
%2 = stablehlo.sign %arg0 : tensor<i32>
%3 = stablehlo.sign %0 : tensor<i32>
%4 = stablehlo.compare NE, %2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%5 = stablehlo.remainder %arg0, %0 : tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%6 = stablehlo.compare NE, %5, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%7 = stablehlo.and %4, %6 : tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%8 = stablehlo.subtract %1, %c_0 : tensor<i32>
%9 = call @_where(%7, %8, %1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
return %9 : tensor<i32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder(%arg0: tensor<1009xui32>, %arg1: tensor<i64>) -> tensor<1009xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where_0(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1009xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<1009xui32>, tensor<1009xui32>) -> tensor<1009xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<1009xui32>, tensor<1009xui32>) -> tensor<1009xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1009xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1009xi1>, tensor<1009xi1>) -> tensor<1009xi1>
%12 = stablehlo.and %11, %6 : tensor<1009xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%14 = stablehlo.add %4, %13 : tensor<1009xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<1009xi1>, tensor<1009xui32>
return %15 : tensor<1009xui32>
}
func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
func.func private @_roll_dynamic(%arg0: tensor<1009xi32>, %arg1: tensor<i32>) -> tensor<1009xi32> {
%0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
%1 = stablehlo.slice %0 [0:1] : (tensor<1xi32>) -> tensor<1xi32>
%2 = stablehlo.reshape %1 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<1009> : tensor<i32>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%3 = stablehlo.maximum %c, %c_0 : tensor<i32>
%4 = call @remainder_1(%2, %3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%5 = stablehlo.concatenate %arg0, %arg0, dim = 0 : (tensor<1009xi32>, tensor<1009xi32>) -> tensor<2018xi32>
%c_1 = stablehlo.constant dense<1009> : tensor<i32>
%6 = stablehlo.subtract %c_1, %4 : tensor<i32>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.compare LT, %6, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_3 = stablehlo.constant dense<2018> : tensor<i32>
%8 = stablehlo.add %6, %c_3 : tensor<i32>
%9 = stablehlo.select %7, %8, %6 : tensor<i1>, tensor<i32>
%10 = stablehlo.dynamic_slice %5, %9, sizes = [1009] : (tensor<2018xi32>, tensor<i32>) -> tensor<1009xi32>
return %10 : tensor<1009xi32>
}
func.func private @remainder_1(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.compare EQ, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%1 = call @_where(%0, %c_0, %arg1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%2 = stablehlo.remainder %arg0, %1 : tensor<i32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%3 = stablehlo.compare NE, %2, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%4 = stablehlo.compare LT, %2, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.compare LT, %1, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
%7 = stablehlo.and %6, %3 : tensor<i1>
%8 = stablehlo.add %2, %1 : tensor<i32>
%9 = stablehlo.select %7, %8, %2 : tensor<i1>, tensor<i32>
return %9 : tensor<i32>
}
func.func private @remainder_2(%arg0: tensor<1009xi32>, %arg1: tensor<i64>) -> tensor<1009xi32> {
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
// rolled
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:1 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x458BDE7EAD0F0000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%2 = stablehlo.multiply %0, %1 : tensor<1009xui32>
%c_0 = stablehlo.constant dense<65537> : tensor<i64>
%3 = call @remainder(%2, %c_0) : (tensor<1009xui32>, tensor<i64>) -> tensor<1009xui32>
%4 = stablehlo.convert %3 : (tensor<1009xui32>) -> tensor<1009xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5:3 = stablehlo.while(%iterArg = %c_1, %iterArg_5 = %arg0, %iterArg_6 = %4) : tensor<i32>, tensor<i32>, tensor<1009xi32>
cond {
%15 = stablehlo.compare LT, %iterArg, %iterArg_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %15 : tensor<i1>
} do {
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%15 = stablehlo.add %iterArg, %c_7 : tensor<i32>
%16 = func.call @_roll_static(%iterArg_6) : (tensor<1009xi32>) -> tensor<1009xi32>
%c_8 = stablehlo.constant dense<75> : tensor<i32>
%17 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%18 = stablehlo.multiply %16, %17 : tensor<1009xi32>
%c_9 = stablehlo.constant dense<74> : tensor<i32>
%19 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%20 = stablehlo.add %18, %19 : tensor<1009xi32>
%c_10 = stablehlo.constant dense<65537> : tensor<i64>
%21 = func.call @remainder_0(%20, %c_10) : (tensor<1009xi32>, tensor<i64>) -> tensor<1009xi32>
stablehlo.return %15, %iterArg_5, %21 : tensor<i32>, tensor<i32>, tensor<1009xi32>
}
%6 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c_2 = stablehlo.constant dense<2246822519> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%8 = stablehlo.multiply %6, %7 : tensor<1009xui32>
%c_3 = stablehlo.constant dense<12> : tensor<ui32>
%9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%10 = stablehlo.shift_right_logical %8, %9 : tensor<1009xui32>
%11 = stablehlo.convert %10 : (tensor<1009xui32>) -> tensor<1009xi64>
%12 = stablehlo.convert %5#2 : (tensor<1009xi32>) -> tensor<1009xi64>
%13 = stablehlo.multiply %12, %11 : tensor<1009xi64>
%c_4 = stablehlo.constant dense<0> : tensor<i64>
%14 = stablehlo.reduce(%13 init: %c_4) applies stablehlo.add across dimensions = [0] : (tensor<1009xi64>, tensor<i64>) -> tensor<i64>
return %14 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<1009xui32>, %arg1: tensor<i64>) -> tensor<1009xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1009xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<1009xui32>, tensor<1009xui32>) -> tensor<1009xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<1009xui32>, tensor<1009xui32>) -> tensor<1009xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1009xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1009xi1>, tensor<1009xi1>) -> tensor<1009xi1>
%12 = stablehlo.and %11, %6 : tensor<1009xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%14 = stablehlo.add %4, %13 : tensor<1009xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<1009xi1>, tensor<1009xui32>
return %15 : tensor<1009xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
func.func private @_roll_static(%arg0: tensor<1009xi32>) -> tensor<1009xi32> {
%0 = stablehlo.slice %arg0 [1008:1009] : (tensor<1009xi32>) -> tensor<1xi32>
%1 = stablehlo.slice %arg0 [0:1008] : (tensor<1009xi32>) -> tensor<1008xi32>
%2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1xi32>, tensor<1008xi32>) -> tensor<1009xi32>
return %2 : tensor<1009xi32>
}
func.func private @remainder_0(%arg0: tensor<1009xi32>, %arg1: tensor<i64>) -> tensor<1009xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_1(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
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
func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
}
// -----
// neighbours_in_rows
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:1 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0xB0129AEACD470000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<4500xui32>
%1 = stablehlo.reshape %0 : (tensor<4500xui32>) -> tensor<900x5xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<900x5xui32>
%3 = stablehlo.multiply %1, %2 : tensor<900x5xui32>
%c_0 = stablehlo.constant dense<65537> : tensor<i64>
%4 = call @remainder(%3, %c_0) : (tensor<900x5xui32>, tensor<i64>) -> tensor<900x5xui32>
%5 = stablehlo.convert %4 : (tensor<900x5xui32>) -> tensor<900x5xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%6:3 = stablehlo.while(%iterArg = %c_1, %iterArg_5 = %arg0, %iterArg_6 = %5) : tensor<i32>, tensor<i32>, tensor<900x5xi32>
cond {
%17 = stablehlo.compare LT, %iterArg, %iterArg_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %17 : tensor<i1>
} do {
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%17 = stablehlo.add %iterArg, %c_7 : tensor<i32>
%18 = func.call @_roll_static(%iterArg_6) : (tensor<900x5xi32>) -> tensor<900x5xi32>
%19 = stablehlo.add %iterArg_6, %18 : tensor<900x5xi32>
%c_8 = stablehlo.constant dense<0> : tensor<i64>
%20 = func.call @_pad(%iterArg_6, %c_8) : (tensor<900x5xi32>, tensor<i64>) -> tensor<900x6xi32>
%21 = stablehlo.slice %20 [0:900, 0:5] : (tensor<900x6xi32>) -> tensor<900x5xi32>
%22 = stablehlo.add %19, %21 : tensor<900x5xi32>
%c_9 = stablehlo.constant dense<75> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<900x5xi32>
%24 = stablehlo.multiply %22, %23 : tensor<900x5xi32>
%c_10 = stablehlo.constant dense<74> : tensor<i32>
%25 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<900x5xi32>
%26 = stablehlo.add %24, %25 : tensor<900x5xi32>
%c_11 = stablehlo.constant dense<65537> : tensor<i64>
%27 = func.call @remainder_0(%26, %c_11) : (tensor<900x5xi32>, tensor<i64>) -> tensor<900x5xi32>
stablehlo.return %17, %iterArg_5, %27 : tensor<i32>, tensor<i32>, tensor<900x5xi32>
}
%7 = stablehlo.iota dim = 0 : tensor<4500xui32>
%c_2 = stablehlo.constant dense<2246822519> : tensor<ui32>
%8 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<4500xui32>
%9 = stablehlo.multiply %7, %8 : tensor<4500xui32>
%c_3 = stablehlo.constant dense<12> : tensor<ui32>
%10 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<4500xui32>
%11 = stablehlo.shift_right_logical %9, %10 : tensor<4500xui32>
%12 = stablehlo.convert %11 : (tensor<4500xui32>) -> tensor<4500xi64>
%13 = stablehlo.reshape %12 : (tensor<4500xi64>) -> tensor<900x5xi64>
%14 = stablehlo.convert %6#2 : (tensor<900x5xi32>) -> tensor<900x5xi64>
%15 = stablehlo.multiply %14, %13 : tensor<900x5xi64>
%c_4 = stablehlo.constant dense<0> : tensor<i64>
%16 = stablehlo.reduce(%15 init: %c_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<900x5xi64>, tensor<i64>) -> tensor<i64>
return %16 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<900x5xui32>, %arg1: tensor<i64>) -> tensor<900x5xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<900x5xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<900x5xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<900x5xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<900x5xui32>, tensor<900x5xui32>) -> tensor<900x5xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<900x5xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<900x5xui32>, tensor<900x5xui32>) -> tensor<900x5xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<900x5xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<900x5xi1>, tensor<900x5xi1>) -> tensor<900x5xi1>
%12 = stablehlo.and %11, %6 : tensor<900x5xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<900x5xui32>
%14 = stablehlo.add %4, %13 : tensor<900x5xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<900x5xi1>, tensor<900x5xui32>
return %15 : tensor<900x5xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
func.func private @_roll_static(%arg0: tensor<900x5xi32>) -> tensor<900x5xi32> {
%0 = stablehlo.slice %arg0 [0:900, 4:5] : (tensor<900x5xi32>) -> tensor<900x1xi32>
%1 = stablehlo.slice %arg0 [0:900, 0:4] : (tensor<900x5xi32>) -> tensor<900x4xi32>
%2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<900x1xi32>, tensor<900x4xi32>) -> tensor<900x5xi32>
return %2 : tensor<900x5xi32>
}
func.func private @_pad(%arg0: tensor<900x5xi32>, %arg1: tensor<i64>) -> tensor<900x6xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%1 = stablehlo.pad %arg0, %0, low = [0, 1], high = [0, 0], interior = [0, 0] : (tensor<900x5xi32>, tensor<i32>) -> tensor<900x6xi32>
return %1 : tensor<900x6xi32>
}
func.func private @remainder_0(%arg0: tensor<900x5xi32>, %arg1: tensor<i64>) -> tensor<900x5xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_1(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<900x5xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<900x5xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<900x5xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<900x5xi32>, tensor<900x5xi32>) -> tensor<900x5xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<900x5xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<900x5xi32>, tensor<900x5xi32>) -> tensor<900x5xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<900x5xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<900x5xi1>, tensor<900x5xi1>) -> tensor<900x5xi1>
%12 = stablehlo.and %11, %6 : tensor<900x5xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<900x5xi32>
%14 = stablehlo.add %4, %13 : tensor<900x5xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<900x5xi1>, tensor<900x5xi32>
return %15 : tensor<900x5xi32>
}
func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
}
// -----
// neighbour_rows
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:1 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x2465C275B5460000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<4500xui32>
%1 = stablehlo.reshape %0 : (tensor<4500xui32>) -> tensor<900x5xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<900x5xui32>
%3 = stablehlo.multiply %1, %2 : tensor<900x5xui32>
%c_0 = stablehlo.constant dense<65537> : tensor<i64>
%4 = call @remainder(%3, %c_0) : (tensor<900x5xui32>, tensor<i64>) -> tensor<900x5xui32>
%5 = stablehlo.convert %4 : (tensor<900x5xui32>) -> tensor<900x5xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%6:3 = stablehlo.while(%iterArg = %c_1, %iterArg_5 = %arg0, %iterArg_6 = %5) : tensor<i32>, tensor<i32>, tensor<900x5xi32>
cond {
%17 = stablehlo.compare LT, %iterArg, %iterArg_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %17 : tensor<i1>
} do {
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%17 = stablehlo.add %iterArg, %c_7 : tensor<i32>
%18 = func.call @_roll_static(%iterArg_6) : (tensor<900x5xi32>) -> tensor<900x5xi32>
%19 = stablehlo.add %iterArg_6, %18 : tensor<900x5xi32>
%c_8 = stablehlo.constant dense<75> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<900x5xi32>
%21 = stablehlo.multiply %19, %20 : tensor<900x5xi32>
%c_9 = stablehlo.constant dense<74> : tensor<i32>
%22 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<900x5xi32>
%23 = stablehlo.add %21, %22 : tensor<900x5xi32>
%c_10 = stablehlo.constant dense<65537> : tensor<i64>
%24 = func.call @remainder_0(%23, %c_10) : (tensor<900x5xi32>, tensor<i64>) -> tensor<900x5xi32>
stablehlo.return %17, %iterArg_5, %24 : tensor<i32>, tensor<i32>, tensor<900x5xi32>
}
%7 = stablehlo.iota dim = 0 : tensor<4500xui32>
%c_2 = stablehlo.constant dense<2246822519> : tensor<ui32>
%8 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<4500xui32>
%9 = stablehlo.multiply %7, %8 : tensor<4500xui32>
%c_3 = stablehlo.constant dense<12> : tensor<ui32>
%10 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<4500xui32>
%11 = stablehlo.shift_right_logical %9, %10 : tensor<4500xui32>
%12 = stablehlo.convert %11 : (tensor<4500xui32>) -> tensor<4500xi64>
%13 = stablehlo.reshape %12 : (tensor<4500xi64>) -> tensor<900x5xi64>
%14 = stablehlo.convert %6#2 : (tensor<900x5xi32>) -> tensor<900x5xi64>
%15 = stablehlo.multiply %14, %13 : tensor<900x5xi64>
%c_4 = stablehlo.constant dense<0> : tensor<i64>
%16 = stablehlo.reduce(%15 init: %c_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<900x5xi64>, tensor<i64>) -> tensor<i64>
return %16 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<900x5xui32>, %arg1: tensor<i64>) -> tensor<900x5xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<900x5xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<900x5xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<900x5xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<900x5xui32>, tensor<900x5xui32>) -> tensor<900x5xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<900x5xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<900x5xui32>, tensor<900x5xui32>) -> tensor<900x5xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<900x5xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<900x5xi1>, tensor<900x5xi1>) -> tensor<900x5xi1>
%12 = stablehlo.and %11, %6 : tensor<900x5xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<900x5xui32>
%14 = stablehlo.add %4, %13 : tensor<900x5xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<900x5xi1>, tensor<900x5xui32>
return %15 : tensor<900x5xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
func.func private @_roll_static(%arg0: tensor<900x5xi32>) -> tensor<900x5xi32> {
%0 = stablehlo.slice %arg0 [899:900, 0:5] : (tensor<900x5xi32>) -> tensor<1x5xi32>
%1 = stablehlo.slice %arg0 [0:899, 0:5] : (tensor<900x5xi32>) -> tensor<899x5xi32>
%2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x5xi32>, tensor<899x5xi32>) -> tensor<900x5xi32>
return %2 : tensor<900x5xi32>
}
func.func private @remainder_0(%arg0: tensor<900x5xi32>, %arg1: tensor<i64>) -> tensor<900x5xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_1(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<900x5xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<900x5xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<900x5xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<900x5xi32>, tensor<900x5xi32>) -> tensor<900x5xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<900x5xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<900x5xi32>, tensor<900x5xi32>) -> tensor<900x5xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<900x5xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<900x5xi1>, tensor<900x5xi1>) -> tensor<900x5xi1>
%12 = stablehlo.and %11, %6 : tensor<900x5xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<900x5xi32>
%14 = stablehlo.add %4, %13 : tensor<900x5xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<900x5xi1>, tensor<900x5xi32>
return %15 : tensor<900x5xi32>
}
func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
}
// -----
// square
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:2 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0x2BD259CF24270000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x27CEA07C1F260000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<2500xui32>
%1 = stablehlo.reshape %0 : (tensor<2500xui32>) -> tensor<50x50xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<50x50xui32>
%3 = stablehlo.multiply %1, %2 : tensor<50x50xui32>
%c_0 = stablehlo.constant dense<65537> : tensor<i64>
%4 = call @remainder(%3, %c_0) : (tensor<50x50xui32>, tensor<i64>) -> tensor<50x50xui32>
%5 = stablehlo.convert %4 : (tensor<50x50xui32>) -> tensor<50x50xi32>
%6 = stablehlo.iota dim = 0 : tensor<2500xui32>
%7 = stablehlo.reshape %6 : (tensor<2500xui32>) -> tensor<50x50xui32>
%c_1 = stablehlo.constant dense<2654435761> : tensor<ui32>
%8 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<50x50xui32>
%9 = stablehlo.multiply %7, %8 : tensor<50x50xui32>
%c_2 = stablehlo.constant dense<65537> : tensor<i64>
%10 = call @remainder(%9, %c_2) : (tensor<50x50xui32>, tensor<i64>) -> tensor<50x50xui32>
%11 = stablehlo.convert %10 : (tensor<50x50xui32>) -> tensor<50x50xi32>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%12:4 = stablehlo.while(%iterArg = %c_3, %iterArg_10 = %arg0, %iterArg_11 = %5, %iterArg_12 = %11) : tensor<i32>, tensor<i32>, tensor<50x50xi32>, tensor<50x50xi32>
cond {
%33 = stablehlo.compare LT, %iterArg, %iterArg_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %33 : tensor<i1>
} do {
%c_13 = stablehlo.constant dense<1> : tensor<i32>
%33 = stablehlo.add %iterArg, %c_13 : tensor<i32>
%34 = stablehlo.transpose %iterArg_12, dims = [1, 0] : (tensor<50x50xi32>) -> tensor<50x50xi32>
%35 = stablehlo.slice %34 [0:50, 0:1] : (tensor<50x50xi32>) -> tensor<50x1xi32>
%36 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<50x1xi32>) -> tensor<50x50xi32>
%37 = stablehlo.add %iterArg_11, %36 : tensor<50x50xi32>
%c_14 = stablehlo.constant dense<75> : tensor<i32>
%38 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<50x50xi32>
%39 = stablehlo.multiply %37, %38 : tensor<50x50xi32>
%c_15 = stablehlo.constant dense<74> : tensor<i32>
%40 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<50x50xi32>
%41 = stablehlo.add %39, %40 : tensor<50x50xi32>
%c_16 = stablehlo.constant dense<65537> : tensor<i64>
%42 = func.call @remainder_0(%41, %c_16) : (tensor<50x50xi32>, tensor<i64>) -> tensor<50x50xi32>
%43 = stablehlo.add %iterArg_12, %iterArg_11 : tensor<50x50xi32>
%c_17 = stablehlo.constant dense<75> : tensor<i32>
%44 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<50x50xi32>
%45 = stablehlo.multiply %43, %44 : tensor<50x50xi32>
%c_18 = stablehlo.constant dense<74> : tensor<i32>
%46 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<50x50xi32>
%47 = stablehlo.add %45, %46 : tensor<50x50xi32>
%c_19 = stablehlo.constant dense<65537> : tensor<i64>
%48 = func.call @remainder_0(%47, %c_19) : (tensor<50x50xi32>, tensor<i64>) -> tensor<50x50xi32>
stablehlo.return %33, %iterArg_10, %42, %48 : tensor<i32>, tensor<i32>, tensor<50x50xi32>, tensor<50x50xi32>
}
%13 = stablehlo.iota dim = 0 : tensor<2500xui32>
%c_4 = stablehlo.constant dense<2246822519> : tensor<ui32>
%14 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<2500xui32>
%15 = stablehlo.multiply %13, %14 : tensor<2500xui32>
%c_5 = stablehlo.constant dense<12> : tensor<ui32>
%16 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<2500xui32>
%17 = stablehlo.shift_right_logical %15, %16 : tensor<2500xui32>
%18 = stablehlo.convert %17 : (tensor<2500xui32>) -> tensor<2500xi64>
%19 = stablehlo.reshape %18 : (tensor<2500xi64>) -> tensor<50x50xi64>
%20 = stablehlo.convert %12#2 : (tensor<50x50xi32>) -> tensor<50x50xi64>
%21 = stablehlo.multiply %20, %19 : tensor<50x50xi64>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%22 = stablehlo.reduce(%21 init: %c_6) applies stablehlo.add across dimensions = [0, 1] : (tensor<50x50xi64>, tensor<i64>) -> tensor<i64>
%23 = stablehlo.iota dim = 0 : tensor<2500xui32>
%c_7 = stablehlo.constant dense<2246822519> : tensor<ui32>
%24 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<2500xui32>
%25 = stablehlo.multiply %23, %24 : tensor<2500xui32>
%c_8 = stablehlo.constant dense<12> : tensor<ui32>
%26 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<2500xui32>
%27 = stablehlo.shift_right_logical %25, %26 : tensor<2500xui32>
%28 = stablehlo.convert %27 : (tensor<2500xui32>) -> tensor<2500xi64>
%29 = stablehlo.reshape %28 : (tensor<2500xi64>) -> tensor<50x50xi64>
%30 = stablehlo.convert %12#3 : (tensor<50x50xi32>) -> tensor<50x50xi64>
%31 = stablehlo.multiply %30, %29 : tensor<50x50xi64>
%c_9 = stablehlo.constant dense<0> : tensor<i64>
%32 = stablehlo.reduce(%31 init: %c_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<50x50xi64>, tensor<i64>) -> tensor<i64>
return %22, %32 : tensor<i64>, tensor<i64>
}
func.func private @remainder(%arg0: tensor<50x50xui32>, %arg1: tensor<i64>) -> tensor<50x50xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<50x50xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<50x50xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<50x50xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<50x50xui32>, tensor<50x50xui32>) -> tensor<50x50xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<50x50xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<50x50xui32>, tensor<50x50xui32>) -> tensor<50x50xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<50x50xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<50x50xi1>, tensor<50x50xi1>) -> tensor<50x50xi1>
%12 = stablehlo.and %11, %6 : tensor<50x50xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<50x50xui32>
%14 = stablehlo.add %4, %13 : tensor<50x50xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<50x50xi1>, tensor<50x50xui32>
return %15 : tensor<50x50xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
func.func private @remainder_0(%arg0: tensor<50x50xi32>, %arg1: tensor<i64>) -> tensor<50x50xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_1(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<50x50xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<50x50xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<50x50xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<50x50xi32>, tensor<50x50xi32>) -> tensor<50x50xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<50x50xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<50x50xi32>, tensor<50x50xi32>) -> tensor<50x50xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<50x50xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<50x50xi1>, tensor<50x50xi1>) -> tensor<50x50xi1>
%12 = stablehlo.and %11, %6 : tensor<50x50xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<50x50xi32>
%14 = stablehlo.add %4, %13 : tensor<50x50xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<50x50xi1>, tensor<50x50xi32>
return %15 : tensor<50x50xi32>
}
func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
}
// -----
// stacked_rows
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:1 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x36C32E0C0B310000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<3027xui32>
%1 = stablehlo.reshape %0 : (tensor<3027xui32>) -> tensor<1009x3xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<1009x3xui32>
%3 = stablehlo.multiply %1, %2 : tensor<1009x3xui32>
%c_0 = stablehlo.constant dense<65537> : tensor<i64>
%4 = call @remainder(%3, %c_0) : (tensor<1009x3xui32>, tensor<i64>) -> tensor<1009x3xui32>
%5 = stablehlo.convert %4 : (tensor<1009x3xui32>) -> tensor<1009x3xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%6:3 = stablehlo.while(%iterArg = %c_1, %iterArg_5 = %arg0, %iterArg_6 = %5) : tensor<i32>, tensor<i32>, tensor<1009x3xi32>
cond {
%17 = stablehlo.compare LT, %iterArg, %iterArg_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %17 : tensor<i1>
} do {
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%17 = stablehlo.add %iterArg, %c_7 : tensor<i32>
%18 = stablehlo.slice %iterArg_6 [0:1009, 1:2] : (tensor<1009x3xi32>) -> tensor<1009x1xi32>
%19 = stablehlo.reshape %18 : (tensor<1009x1xi32>) -> tensor<1009xi32>
%c_8 = stablehlo.constant dense<75> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%21 = stablehlo.multiply %19, %20 : tensor<1009xi32>
%c_9 = stablehlo.constant dense<74> : tensor<i32>
%22 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%23 = stablehlo.add %21, %22 : tensor<1009xi32>
%c_10 = stablehlo.constant dense<65537> : tensor<i64>
%24 = func.call @remainder_0(%23, %c_10) : (tensor<1009xi32>, tensor<i64>) -> tensor<1009xi32>
%25 = stablehlo.slice %iterArg_6 [0:1009, 2:3] : (tensor<1009x3xi32>) -> tensor<1009x1xi32>
%26 = stablehlo.reshape %25 : (tensor<1009x1xi32>) -> tensor<1009xi32>
%27 = stablehlo.slice %iterArg_6 [0:1009, 0:1] : (tensor<1009x3xi32>) -> tensor<1009x1xi32>
%28 = stablehlo.reshape %27 : (tensor<1009x1xi32>) -> tensor<1009xi32>
%29 = stablehlo.add %26, %28 : tensor<1009xi32>
%c_11 = stablehlo.constant dense<65537> : tensor<i64>
%30 = func.call @remainder_0(%29, %c_11) : (tensor<1009xi32>, tensor<i64>) -> tensor<1009xi32>
%31 = stablehlo.slice %iterArg_6 [0:1009, 0:1] : (tensor<1009x3xi32>) -> tensor<1009x1xi32>
%32 = stablehlo.reshape %31 : (tensor<1009x1xi32>) -> tensor<1009xi32>
%33 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<1009xi32>) -> tensor<1009x1xi32>
%34 = stablehlo.broadcast_in_dim %30, dims = [0] : (tensor<1009xi32>) -> tensor<1009x1xi32>
%35 = stablehlo.broadcast_in_dim %32, dims = [0] : (tensor<1009xi32>) -> tensor<1009x1xi32>
%36 = stablehlo.concatenate %33, %34, %35, dim = 1 : (tensor<1009x1xi32>, tensor<1009x1xi32>, tensor<1009x1xi32>) -> tensor<1009x3xi32>
stablehlo.return %17, %iterArg_5, %36 : tensor<i32>, tensor<i32>, tensor<1009x3xi32>
}
%7 = stablehlo.iota dim = 0 : tensor<3027xui32>
%c_2 = stablehlo.constant dense<2246822519> : tensor<ui32>
%8 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<3027xui32>
%9 = stablehlo.multiply %7, %8 : tensor<3027xui32>
%c_3 = stablehlo.constant dense<12> : tensor<ui32>
%10 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<3027xui32>
%11 = stablehlo.shift_right_logical %9, %10 : tensor<3027xui32>
%12 = stablehlo.convert %11 : (tensor<3027xui32>) -> tensor<3027xi64>
%13 = stablehlo.reshape %12 : (tensor<3027xi64>) -> tensor<1009x3xi64>
%14 = stablehlo.convert %6#2 : (tensor<1009x3xi32>) -> tensor<1009x3xi64>
%15 = stablehlo.multiply %14, %13 : tensor<1009x3xi64>
%c_4 = stablehlo.constant dense<0> : tensor<i64>
%16 = stablehlo.reduce(%15 init: %c_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<1009x3xi64>, tensor<i64>) -> tensor<i64>
return %16 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<1009x3xui32>, %arg1: tensor<i64>) -> tensor<1009x3xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1009x3xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1009x3xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<1009x3xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<1009x3xui32>, tensor<1009x3xui32>) -> tensor<1009x3xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<1009x3xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<1009x3xui32>, tensor<1009x3xui32>) -> tensor<1009x3xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1009x3xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1009x3xi1>, tensor<1009x3xi1>) -> tensor<1009x3xi1>
%12 = stablehlo.and %11, %6 : tensor<1009x3xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1009x3xui32>
%14 = stablehlo.add %4, %13 : tensor<1009x3xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<1009x3xi1>, tensor<1009x3xui32>
return %15 : tensor<1009x3xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
func.func private @remainder_0(%arg0: tensor<1009xi32>, %arg1: tensor<i64>) -> tensor<1009xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_1(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
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
func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
}
// -----
// stacked_columns
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:1 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0xACCCF288F02E0000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<3027xui32>
%1 = stablehlo.reshape %0 : (tensor<3027xui32>) -> tensor<3x1009xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<3x1009xui32>
%3 = stablehlo.multiply %1, %2 : tensor<3x1009xui32>
%c_0 = stablehlo.constant dense<65537> : tensor<i64>
%4 = call @remainder(%3, %c_0) : (tensor<3x1009xui32>, tensor<i64>) -> tensor<3x1009xui32>
%5 = stablehlo.convert %4 : (tensor<3x1009xui32>) -> tensor<3x1009xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%6:3 = stablehlo.while(%iterArg = %c_1, %iterArg_5 = %arg0, %iterArg_6 = %5) : tensor<i32>, tensor<i32>, tensor<3x1009xi32>
cond {
%17 = stablehlo.compare LT, %iterArg, %iterArg_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %17 : tensor<i1>
} do {
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%17 = stablehlo.add %iterArg, %c_7 : tensor<i32>
%18 = stablehlo.slice %iterArg_6 [1:2, 0:1009] : (tensor<3x1009xi32>) -> tensor<1x1009xi32>
%19 = stablehlo.reshape %18 : (tensor<1x1009xi32>) -> tensor<1009xi32>
%c_8 = stablehlo.constant dense<75> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%21 = stablehlo.multiply %19, %20 : tensor<1009xi32>
%c_9 = stablehlo.constant dense<74> : tensor<i32>
%22 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%23 = stablehlo.add %21, %22 : tensor<1009xi32>
%c_10 = stablehlo.constant dense<65537> : tensor<i64>
%24 = func.call @remainder_0(%23, %c_10) : (tensor<1009xi32>, tensor<i64>) -> tensor<1009xi32>
%25 = stablehlo.slice %iterArg_6 [2:3, 0:1009] : (tensor<3x1009xi32>) -> tensor<1x1009xi32>
%26 = stablehlo.reshape %25 : (tensor<1x1009xi32>) -> tensor<1009xi32>
%27 = stablehlo.slice %iterArg_6 [0:1, 0:1009] : (tensor<3x1009xi32>) -> tensor<1x1009xi32>
%28 = stablehlo.reshape %27 : (tensor<1x1009xi32>) -> tensor<1009xi32>
%29 = stablehlo.add %26, %28 : tensor<1009xi32>
%c_11 = stablehlo.constant dense<65537> : tensor<i64>
%30 = func.call @remainder_0(%29, %c_11) : (tensor<1009xi32>, tensor<i64>) -> tensor<1009xi32>
%31 = stablehlo.slice %iterArg_6 [0:1, 0:1009] : (tensor<3x1009xi32>) -> tensor<1x1009xi32>
%32 = stablehlo.reshape %31 : (tensor<1x1009xi32>) -> tensor<1009xi32>
%33 = stablehlo.broadcast_in_dim %24, dims = [1] : (tensor<1009xi32>) -> tensor<1x1009xi32>
%34 = stablehlo.broadcast_in_dim %30, dims = [1] : (tensor<1009xi32>) -> tensor<1x1009xi32>
%35 = stablehlo.broadcast_in_dim %32, dims = [1] : (tensor<1009xi32>) -> tensor<1x1009xi32>
%36 = stablehlo.concatenate %33, %34, %35, dim = 0 : (tensor<1x1009xi32>, tensor<1x1009xi32>, tensor<1x1009xi32>) -> tensor<3x1009xi32>
stablehlo.return %17, %iterArg_5, %36 : tensor<i32>, tensor<i32>, tensor<3x1009xi32>
}
%7 = stablehlo.iota dim = 0 : tensor<3027xui32>
%c_2 = stablehlo.constant dense<2246822519> : tensor<ui32>
%8 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<3027xui32>
%9 = stablehlo.multiply %7, %8 : tensor<3027xui32>
%c_3 = stablehlo.constant dense<12> : tensor<ui32>
%10 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<3027xui32>
%11 = stablehlo.shift_right_logical %9, %10 : tensor<3027xui32>
%12 = stablehlo.convert %11 : (tensor<3027xui32>) -> tensor<3027xi64>
%13 = stablehlo.reshape %12 : (tensor<3027xi64>) -> tensor<3x1009xi64>
%14 = stablehlo.convert %6#2 : (tensor<3x1009xi32>) -> tensor<3x1009xi64>
%15 = stablehlo.multiply %14, %13 : tensor<3x1009xi64>
%c_4 = stablehlo.constant dense<0> : tensor<i64>
%16 = stablehlo.reduce(%15 init: %c_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x1009xi64>, tensor<i64>) -> tensor<i64>
return %16 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<3x1009xui32>, %arg1: tensor<i64>) -> tensor<3x1009xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<3x1009xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<3x1009xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<3x1009xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<3x1009xui32>, tensor<3x1009xui32>) -> tensor<3x1009xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<3x1009xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<3x1009xui32>, tensor<3x1009xui32>) -> tensor<3x1009xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3x1009xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3x1009xi1>, tensor<3x1009xi1>) -> tensor<3x1009xi1>
%12 = stablehlo.and %11, %6 : tensor<3x1009xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<3x1009xui32>
%14 = stablehlo.add %4, %13 : tensor<3x1009xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<3x1009xi1>, tensor<3x1009xui32>
return %15 : tensor<3x1009xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
func.func private @remainder_0(%arg0: tensor<1009xi32>, %arg1: tensor<i64>) -> tensor<1009xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_1(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
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
func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
}
// -----
// turned
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:2 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0x18C73146F2450000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x57F3615F44460000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<4500xui32>
%1 = stablehlo.reshape %0 : (tensor<4500xui32>) -> tensor<9x500xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<9x500xui32>
%3 = stablehlo.multiply %1, %2 : tensor<9x500xui32>
%c_0 = stablehlo.constant dense<65537> : tensor<i64>
%4 = call @remainder(%3, %c_0) : (tensor<9x500xui32>, tensor<i64>) -> tensor<9x500xui32>
%5 = stablehlo.convert %4 : (tensor<9x500xui32>) -> tensor<9x500xi32>
%6 = stablehlo.iota dim = 0 : tensor<4500xui32>
%7 = stablehlo.reshape %6 : (tensor<4500xui32>) -> tensor<500x9xui32>
%c_1 = stablehlo.constant dense<2654435761> : tensor<ui32>
%8 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<500x9xui32>
%9 = stablehlo.multiply %7, %8 : tensor<500x9xui32>
%c_2 = stablehlo.constant dense<65537> : tensor<i64>
%10 = call @remainder_0(%9, %c_2) : (tensor<500x9xui32>, tensor<i64>) -> tensor<500x9xui32>
%11 = stablehlo.convert %10 : (tensor<500x9xui32>) -> tensor<500x9xi32>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%12:4 = stablehlo.while(%iterArg = %c_3, %iterArg_10 = %arg0, %iterArg_11 = %5, %iterArg_12 = %11) : tensor<i32>, tensor<i32>, tensor<9x500xi32>, tensor<500x9xi32>
cond {
%33 = stablehlo.compare LT, %iterArg, %iterArg_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %33 : tensor<i1>
} do {
%c_13 = stablehlo.constant dense<1> : tensor<i32>
%33 = stablehlo.add %iterArg, %c_13 : tensor<i32>
%34 = stablehlo.transpose %iterArg_12, dims = [1, 0] : (tensor<500x9xi32>) -> tensor<9x500xi32>
%c_14 = stablehlo.constant dense<1> : tensor<i32>
%35 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<9x500xi32>
%36 = stablehlo.add %34, %35 : tensor<9x500xi32>
%c_15 = stablehlo.constant dense<65537> : tensor<i64>
%37 = func.call @remainder_1(%36, %c_15) : (tensor<9x500xi32>, tensor<i64>) -> tensor<9x500xi32>
%38 = stablehlo.transpose %iterArg_11, dims = [1, 0] : (tensor<9x500xi32>) -> tensor<500x9xi32>
%c_16 = stablehlo.constant dense<75> : tensor<i32>
%39 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<500x9xi32>
%40 = stablehlo.multiply %38, %39 : tensor<500x9xi32>
%c_17 = stablehlo.constant dense<74> : tensor<i32>
%41 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<500x9xi32>
%42 = stablehlo.add %40, %41 : tensor<500x9xi32>
%c_18 = stablehlo.constant dense<65537> : tensor<i64>
%43 = func.call @remainder_3(%42, %c_18) : (tensor<500x9xi32>, tensor<i64>) -> tensor<500x9xi32>
stablehlo.return %33, %iterArg_10, %37, %43 : tensor<i32>, tensor<i32>, tensor<9x500xi32>, tensor<500x9xi32>
}
%13 = stablehlo.iota dim = 0 : tensor<4500xui32>
%c_4 = stablehlo.constant dense<2246822519> : tensor<ui32>
%14 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<4500xui32>
%15 = stablehlo.multiply %13, %14 : tensor<4500xui32>
%c_5 = stablehlo.constant dense<12> : tensor<ui32>
%16 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<4500xui32>
%17 = stablehlo.shift_right_logical %15, %16 : tensor<4500xui32>
%18 = stablehlo.convert %17 : (tensor<4500xui32>) -> tensor<4500xi64>
%19 = stablehlo.reshape %18 : (tensor<4500xi64>) -> tensor<9x500xi64>
%20 = stablehlo.convert %12#2 : (tensor<9x500xi32>) -> tensor<9x500xi64>
%21 = stablehlo.multiply %20, %19 : tensor<9x500xi64>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%22 = stablehlo.reduce(%21 init: %c_6) applies stablehlo.add across dimensions = [0, 1] : (tensor<9x500xi64>, tensor<i64>) -> tensor<i64>
%23 = stablehlo.iota dim = 0 : tensor<4500xui32>
%c_7 = stablehlo.constant dense<2246822519> : tensor<ui32>
%24 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<4500xui32>
%25 = stablehlo.multiply %23, %24 : tensor<4500xui32>
%c_8 = stablehlo.constant dense<12> : tensor<ui32>
%26 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<4500xui32>
%27 = stablehlo.shift_right_logical %25, %26 : tensor<4500xui32>
%28 = stablehlo.convert %27 : (tensor<4500xui32>) -> tensor<4500xi64>
%29 = stablehlo.reshape %28 : (tensor<4500xi64>) -> tensor<500x9xi64>
%30 = stablehlo.convert %12#3 : (tensor<500x9xi32>) -> tensor<500x9xi64>
%31 = stablehlo.multiply %30, %29 : tensor<500x9xi64>
%c_9 = stablehlo.constant dense<0> : tensor<i64>
%32 = stablehlo.reduce(%31 init: %c_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<500x9xi64>, tensor<i64>) -> tensor<i64>
return %22, %32 : tensor<i64>, tensor<i64>
}
func.func private @remainder(%arg0: tensor<9x500xui32>, %arg1: tensor<i64>) -> tensor<9x500xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<9x500xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<9x500xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<9x500xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<9x500xui32>, tensor<9x500xui32>) -> tensor<9x500xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<9x500xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<9x500xui32>, tensor<9x500xui32>) -> tensor<9x500xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<9x500xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<9x500xi1>, tensor<9x500xi1>) -> tensor<9x500xi1>
%12 = stablehlo.and %11, %6 : tensor<9x500xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<9x500xui32>
%14 = stablehlo.add %4, %13 : tensor<9x500xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<9x500xi1>, tensor<9x500xui32>
return %15 : tensor<9x500xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
func.func private @remainder_0(%arg0: tensor<500x9xui32>, %arg1: tensor<i64>) -> tensor<500x9xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<500x9xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<500x9xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<500x9xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<500x9xui32>, tensor<500x9xui32>) -> tensor<500x9xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<500x9xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<500x9xui32>, tensor<500x9xui32>) -> tensor<500x9xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<500x9xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<500x9xi1>, tensor<500x9xi1>) -> tensor<500x9xi1>
%12 = stablehlo.and %11, %6 : tensor<500x9xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<500x9xui32>
%14 = stablehlo.add %4, %13 : tensor<500x9xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<500x9xi1>, tensor<500x9xui32>
return %15 : tensor<500x9xui32>
}
func.func private @remainder_1(%arg0: tensor<9x500xi32>, %arg1: tensor<i64>) -> tensor<9x500xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_2(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<9x500xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<9x500xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<9x500xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<9x500xi32>, tensor<9x500xi32>) -> tensor<9x500xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<9x500xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<9x500xi32>, tensor<9x500xi32>) -> tensor<9x500xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<9x500xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<9x500xi1>, tensor<9x500xi1>) -> tensor<9x500xi1>
%12 = stablehlo.and %11, %6 : tensor<9x500xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<9x500xi32>
%14 = stablehlo.add %4, %13 : tensor<9x500xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<9x500xi1>, tensor<9x500xi32>
return %15 : tensor<9x500xi32>
}
func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_3(%arg0: tensor<500x9xi32>, %arg1: tensor<i64>) -> tensor<500x9xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_2(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<500x9xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<500x9xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<500x9xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<500x9xi32>, tensor<500x9xi32>) -> tensor<500x9xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<500x9xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<500x9xi32>, tensor<500x9xi32>) -> tensor<500x9xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<500x9xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<500x9xi1>, tensor<500x9xi1>) -> tensor<500x9xi1>
%12 = stablehlo.and %11, %6 : tensor<500x9xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<500x9xi32>
%14 = stablehlo.add %4, %13 : tensor<500x9xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<500x9xi1>, tensor<500x9xi32>
return %15 : tensor<500x9xi32>
}
}
// -----
// middle
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:1 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0xDDB6E201FB790000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<7806xui32>
%1 = stablehlo.reshape %0 : (tensor<7806xui32>) -> tensor<3x1301x2xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<3x1301x2xui32>
%3 = stablehlo.multiply %1, %2 : tensor<3x1301x2xui32>
%c_0 = stablehlo.constant dense<65537> : tensor<i64>
%4 = call @remainder(%3, %c_0) : (tensor<3x1301x2xui32>, tensor<i64>) -> tensor<3x1301x2xui32>
%5 = stablehlo.convert %4 : (tensor<3x1301x2xui32>) -> tensor<3x1301x2xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%6:3 = stablehlo.while(%iterArg = %c_1, %iterArg_5 = %arg0, %iterArg_6 = %5) : tensor<i32>, tensor<i32>, tensor<3x1301x2xi32>
cond {
%17 = stablehlo.compare LT, %iterArg, %iterArg_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %17 : tensor<i1>
} do {
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%17 = stablehlo.add %iterArg, %c_7 : tensor<i32>
%18 = stablehlo.reverse %iterArg_6, dims = [0] : tensor<3x1301x2xi32>
%19 = stablehlo.slice %iterArg_6 [0:3, 0:1301, 0:1] : (tensor<3x1301x2xi32>) -> tensor<3x1301x1xi32>
%20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2] : (tensor<3x1301x1xi32>) -> tensor<3x1301x2xi32>
%21 = stablehlo.add %18, %20 : tensor<3x1301x2xi32>
%22 = stablehlo.slice %iterArg_6 [0:1, 0:1301, 0:2] : (tensor<3x1301x2xi32>) -> tensor<1x1301x2xi32>
%23 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<1x1301x2xi32>) -> tensor<3x1301x2xi32>
%24 = stablehlo.add %21, %23 : tensor<3x1301x2xi32>
%c_8 = stablehlo.constant dense<75> : tensor<i32>
%25 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<3x1301x2xi32>
%26 = stablehlo.multiply %24, %25 : tensor<3x1301x2xi32>
%c_9 = stablehlo.constant dense<74> : tensor<i32>
%27 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<3x1301x2xi32>
%28 = stablehlo.add %26, %27 : tensor<3x1301x2xi32>
%c_10 = stablehlo.constant dense<65537> : tensor<i64>
%29 = func.call @remainder_0(%28, %c_10) : (tensor<3x1301x2xi32>, tensor<i64>) -> tensor<3x1301x2xi32>
stablehlo.return %17, %iterArg_5, %29 : tensor<i32>, tensor<i32>, tensor<3x1301x2xi32>
}
%7 = stablehlo.iota dim = 0 : tensor<7806xui32>
%c_2 = stablehlo.constant dense<2246822519> : tensor<ui32>
%8 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<7806xui32>
%9 = stablehlo.multiply %7, %8 : tensor<7806xui32>
%c_3 = stablehlo.constant dense<12> : tensor<ui32>
%10 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<7806xui32>
%11 = stablehlo.shift_right_logical %9, %10 : tensor<7806xui32>
%12 = stablehlo.convert %11 : (tensor<7806xui32>) -> tensor<7806xi64>
%13 = stablehlo.reshape %12 : (tensor<7806xi64>) -> tensor<3x1301x2xi64>
%14 = stablehlo.convert %6#2 : (tensor<3x1301x2xi32>) -> tensor<3x1301x2xi64>
%15 = stablehlo.multiply %14, %13 : tensor<3x1301x2xi64>
%c_4 = stablehlo.constant dense<0> : tensor<i64>
%16 = stablehlo.reduce(%15 init: %c_4) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x1301x2xi64>, tensor<i64>) -> tensor<i64>
return %16 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<3x1301x2xui32>, %arg1: tensor<i64>) -> tensor<3x1301x2xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<3x1301x2xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<3x1301x2xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<3x1301x2xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<3x1301x2xui32>, tensor<3x1301x2xui32>) -> tensor<3x1301x2xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<3x1301x2xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<3x1301x2xui32>, tensor<3x1301x2xui32>) -> tensor<3x1301x2xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3x1301x2xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3x1301x2xi1>, tensor<3x1301x2xi1>) -> tensor<3x1301x2xi1>
%12 = stablehlo.and %11, %6 : tensor<3x1301x2xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<3x1301x2xui32>
%14 = stablehlo.add %4, %13 : tensor<3x1301x2xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<3x1301x2xi1>, tensor<3x1301x2xui32>
return %15 : tensor<3x1301x2xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
func.func private @remainder_0(%arg0: tensor<3x1301x2xi32>, %arg1: tensor<i64>) -> tensor<3x1301x2xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_1(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3x1301x2xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<3x1301x2xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x1301x2xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3x1301x2xi32>, tensor<3x1301x2xi32>) -> tensor<3x1301x2xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x1301x2xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3x1301x2xi32>, tensor<3x1301x2xi32>) -> tensor<3x1301x2xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3x1301x2xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3x1301x2xi1>, tensor<3x1301x2xi1>) -> tensor<3x1301x2xi1>
%12 = stablehlo.and %11, %6 : tensor<3x1301x2xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3x1301x2xi32>
%14 = stablehlo.add %4, %13 : tensor<3x1301x2xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<3x1301x2xi1>, tensor<3x1301x2xi32>
return %15 : tensor<3x1301x2xi32>
}
func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
}
// -----
// vmapped
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:1 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0xA99CCC0F13300000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<3027xui32>
%1 = stablehlo.reshape %0 : (tensor<3027xui32>) -> tensor<3x1009xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<3x1009xui32>
%3 = stablehlo.multiply %1, %2 : tensor<3x1009xui32>
%c_0 = stablehlo.constant dense<65537> : tensor<i64>
%4 = call @remainder(%3, %c_0) : (tensor<3x1009xui32>, tensor<i64>) -> tensor<3x1009xui32>
%5 = stablehlo.convert %4 : (tensor<3x1009xui32>) -> tensor<3x1009xi32>
%6 = stablehlo.transpose %5, dims = [1, 0] : (tensor<3x1009xi32>) -> tensor<1009x3xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%7:3 = stablehlo.while(%iterArg = %c_1, %iterArg_5 = %arg0, %iterArg_6 = %6) : tensor<i32>, tensor<i32>, tensor<1009x3xi32>
cond {
%18 = stablehlo.compare LT, %iterArg, %iterArg_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %18 : tensor<i1>
} do {
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%18 = stablehlo.add %iterArg, %c_7 : tensor<i32>
%19 = stablehlo.slice %iterArg_6 [0:1009, 2:3] : (tensor<1009x3xi32>) -> tensor<1009x1xi32>
%20 = stablehlo.reshape %19 : (tensor<1009x1xi32>) -> tensor<1009xi32>
%c_8 = stablehlo.constant dense<75> : tensor<i32>
%21 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%22 = stablehlo.multiply %20, %21 : tensor<1009xi32>
%c_9 = stablehlo.constant dense<74> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%24 = stablehlo.add %22, %23 : tensor<1009xi32>
%c_10 = stablehlo.constant dense<65537> : tensor<i64>
%25 = func.call @remainder_0(%24, %c_10) : (tensor<1009xi32>, tensor<i64>) -> tensor<1009xi32>
%26 = stablehlo.slice %iterArg_6 [0:1009, 0:1] : (tensor<1009x3xi32>) -> tensor<1009x1xi32>
%27 = stablehlo.reshape %26 : (tensor<1009x1xi32>) -> tensor<1009xi32>
%28 = stablehlo.slice %iterArg_6 [0:1009, 1:2] : (tensor<1009x3xi32>) -> tensor<1009x1xi32>
%29 = stablehlo.reshape %28 : (tensor<1009x1xi32>) -> tensor<1009xi32>
%30 = stablehlo.add %27, %29 : tensor<1009xi32>
%c_11 = stablehlo.constant dense<65537> : tensor<i64>
%31 = func.call @remainder_0(%30, %c_11) : (tensor<1009xi32>, tensor<i64>) -> tensor<1009xi32>
%32 = stablehlo.slice %iterArg_6 [0:1009, 1:2] : (tensor<1009x3xi32>) -> tensor<1009x1xi32>
%33 = stablehlo.reshape %32 : (tensor<1009x1xi32>) -> tensor<1009xi32>
%34 = stablehlo.broadcast_in_dim %25, dims = [1] : (tensor<1009xi32>) -> tensor<1x1009xi32>
%35 = stablehlo.broadcast_in_dim %31, dims = [1] : (tensor<1009xi32>) -> tensor<1x1009xi32>
%36 = stablehlo.broadcast_in_dim %33, dims = [1] : (tensor<1009xi32>) -> tensor<1x1009xi32>
%37 = stablehlo.concatenate %34, %35, %36, dim = 0 : (tensor<1x1009xi32>, tensor<1x1009xi32>, tensor<1x1009xi32>) -> tensor<3x1009xi32>
%38 = stablehlo.transpose %37, dims = [1, 0] : (tensor<3x1009xi32>) -> tensor<1009x3xi32>
stablehlo.return %18, %iterArg_5, %38 : tensor<i32>, tensor<i32>, tensor<1009x3xi32>
}
%8 = stablehlo.iota dim = 0 : tensor<3027xui32>
%c_2 = stablehlo.constant dense<2246822519> : tensor<ui32>
%9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<3027xui32>
%10 = stablehlo.multiply %8, %9 : tensor<3027xui32>
%c_3 = stablehlo.constant dense<12> : tensor<ui32>
%11 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<3027xui32>
%12 = stablehlo.shift_right_logical %10, %11 : tensor<3027xui32>
%13 = stablehlo.convert %12 : (tensor<3027xui32>) -> tensor<3027xi64>
%14 = stablehlo.reshape %13 : (tensor<3027xi64>) -> tensor<1009x3xi64>
%15 = stablehlo.convert %7#2 : (tensor<1009x3xi32>) -> tensor<1009x3xi64>
%16 = stablehlo.multiply %15, %14 : tensor<1009x3xi64>
%c_4 = stablehlo.constant dense<0> : tensor<i64>
%17 = stablehlo.reduce(%16 init: %c_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<1009x3xi64>, tensor<i64>) -> tensor<i64>
return %17 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<3x1009xui32>, %arg1: tensor<i64>) -> tensor<3x1009xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<3x1009xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<3x1009xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<3x1009xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<3x1009xui32>, tensor<3x1009xui32>) -> tensor<3x1009xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<3x1009xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<3x1009xui32>, tensor<3x1009xui32>) -> tensor<3x1009xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3x1009xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3x1009xi1>, tensor<3x1009xi1>) -> tensor<3x1009xi1>
%12 = stablehlo.and %11, %6 : tensor<3x1009xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<3x1009xui32>
%14 = stablehlo.add %4, %13 : tensor<3x1009xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<3x1009xi1>, tensor<3x1009xui32>
return %15 : tensor<3x1009xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
func.func private @remainder_0(%arg0: tensor<1009xi32>, %arg1: tensor<i64>) -> tensor<1009xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_1(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
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
func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
}
// -----
// of_a_row
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:1 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x87FEB22679470000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<5xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<5xui32>
%2 = stablehlo.multiply %0, %1 : tensor<5xui32>
%c_0 = stablehlo.constant dense<65537> : tensor<i64>
%3 = call @remainder(%2, %c_0) : (tensor<5xui32>, tensor<i64>) -> tensor<5xui32>
%4 = stablehlo.convert %3 : (tensor<5xui32>) -> tensor<5xi32>
%5 = stablehlo.iota dim = 0 : tensor<4500xui32>
%6 = stablehlo.reshape %5 : (tensor<4500xui32>) -> tensor<900x5xui32>
%c_1 = stablehlo.constant dense<2654435761> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<900x5xui32>
%8 = stablehlo.multiply %6, %7 : tensor<900x5xui32>
%c_2 = stablehlo.constant dense<65537> : tensor<i64>
%9 = call @remainder_0(%8, %c_2) : (tensor<900x5xui32>, tensor<i64>) -> tensor<900x5xui32>
%10 = stablehlo.convert %9 : (tensor<900x5xui32>) -> tensor<900x5xi32>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%11:4 = stablehlo.while(%iterArg = %4, %iterArg_7 = %c_3, %iterArg_8 = %arg0, %iterArg_9 = %10) : tensor<5xi32>, tensor<i32>, tensor<i32>, tensor<900x5xi32>
cond {
%22 = stablehlo.compare LT, %iterArg_7, %iterArg_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %22 : tensor<i1>
} do {
%c_10 = stablehlo.constant dense<1> : tensor<i32>
%22 = stablehlo.add %iterArg_7, %c_10 : tensor<i32>
%23 = stablehlo.broadcast_in_dim %iterArg, dims = [1] : (tensor<5xi32>) -> tensor<1x5xi32>
%24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<1x5xi32>) -> tensor<900x5xi32>
%25 = stablehlo.add %iterArg_9, %24 : tensor<900x5xi32>
%c_11 = stablehlo.constant dense<75> : tensor<i32>
%26 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<900x5xi32>
%27 = stablehlo.multiply %25, %26 : tensor<900x5xi32>
%c_12 = stablehlo.constant dense<74> : tensor<i32>
%28 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<900x5xi32>
%29 = stablehlo.add %27, %28 : tensor<900x5xi32>
%c_13 = stablehlo.constant dense<65537> : tensor<i64>
%30 = func.call @remainder_1(%29, %c_13) : (tensor<900x5xi32>, tensor<i64>) -> tensor<900x5xi32>
stablehlo.return %iterArg, %22, %iterArg_8, %30 : tensor<5xi32>, tensor<i32>, tensor<i32>, tensor<900x5xi32>
}
%12 = stablehlo.iota dim = 0 : tensor<4500xui32>
%c_4 = stablehlo.constant dense<2246822519> : tensor<ui32>
%13 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<4500xui32>
%14 = stablehlo.multiply %12, %13 : tensor<4500xui32>
%c_5 = stablehlo.constant dense<12> : tensor<ui32>
%15 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<4500xui32>
%16 = stablehlo.shift_right_logical %14, %15 : tensor<4500xui32>
%17 = stablehlo.convert %16 : (tensor<4500xui32>) -> tensor<4500xi64>
%18 = stablehlo.reshape %17 : (tensor<4500xi64>) -> tensor<900x5xi64>
%19 = stablehlo.convert %11#3 : (tensor<900x5xi32>) -> tensor<900x5xi64>
%20 = stablehlo.multiply %19, %18 : tensor<900x5xi64>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%21 = stablehlo.reduce(%20 init: %c_6) applies stablehlo.add across dimensions = [0, 1] : (tensor<900x5xi64>, tensor<i64>) -> tensor<i64>
return %21 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<5xui32>, %arg1: tensor<i64>) -> tensor<5xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<5xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<5xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<5xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<5xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
%12 = stablehlo.and %11, %6 : tensor<5xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<5xui32>
%14 = stablehlo.add %4, %13 : tensor<5xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<5xi1>, tensor<5xui32>
return %15 : tensor<5xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
func.func private @remainder_0(%arg0: tensor<900x5xui32>, %arg1: tensor<i64>) -> tensor<900x5xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<900x5xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<900x5xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<900x5xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<900x5xui32>, tensor<900x5xui32>) -> tensor<900x5xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<900x5xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<900x5xui32>, tensor<900x5xui32>) -> tensor<900x5xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<900x5xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<900x5xi1>, tensor<900x5xi1>) -> tensor<900x5xi1>
%12 = stablehlo.and %11, %6 : tensor<900x5xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<900x5xui32>
%14 = stablehlo.add %4, %13 : tensor<900x5xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<900x5xi1>, tensor<900x5xui32>
return %15 : tensor<900x5xui32>
}
func.func private @remainder_1(%arg0: tensor<900x5xi32>, %arg1: tensor<i64>) -> tensor<900x5xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_2(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<900x5xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<900x5xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<900x5xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<900x5xi32>, tensor<900x5xi32>) -> tensor<900x5xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<900x5xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<900x5xi32>, tensor<900x5xi32>) -> tensor<900x5xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<900x5xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<900x5xi1>, tensor<900x5xi1>) -> tensor<900x5xi1>
%12 = stablehlo.and %11, %6 : tensor<900x5xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<900x5xi32>
%14 = stablehlo.add %4, %13 : tensor<900x5xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<900x5xi1>, tensor<900x5xi32>
return %15 : tensor<900x5xi32>
}
func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
}
// -----
// two_shapes
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:3 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0x5B6AA5E9252A0000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x55839F805C290000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e2 = stablehlo.constant dense<"0x179D79E9BC0D0000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>, tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<2700xui32>
%1 = stablehlo.reshape %0 : (tensor<2700xui32>) -> tensor<3x900xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<3x900xui32>
%3 = stablehlo.multiply %1, %2 : tensor<3x900xui32>
%c_0 = stablehlo.constant dense<61> : tensor<i64>
%4 = call @remainder(%3, %c_0) : (tensor<3x900xui32>, tensor<i64>) -> tensor<3x900xui32>
%5 = stablehlo.convert %4 : (tensor<3x900xui32>) -> tensor<3x900xi32>
%6 = stablehlo.iota dim = 0 : tensor<2700xui32>
%7 = stablehlo.reshape %6 : (tensor<2700xui32>) -> tensor<3x1x900xui32>
%c_1 = stablehlo.constant dense<2654435761> : tensor<ui32>
%8 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<3x1x900xui32>
%9 = stablehlo.multiply %7, %8 : tensor<3x1x900xui32>
%c_2 = stablehlo.constant dense<67> : tensor<i64>
%10 = call @remainder_0(%9, %c_2) : (tensor<3x1x900xui32>, tensor<i64>) -> tensor<3x1x900xui32>
%11 = stablehlo.convert %10 : (tensor<3x1x900xui32>) -> tensor<3x1x900xi32>
%12 = stablehlo.iota dim = 0 : tensor<900xui32>
%c_3 = stablehlo.constant dense<2654435761> : tensor<ui32>
%13 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<900xui32>
%14 = stablehlo.multiply %12, %13 : tensor<900xui32>
%c_4 = stablehlo.constant dense<71> : tensor<i64>
%15 = call @remainder_1(%14, %c_4) : (tensor<900xui32>, tensor<i64>) -> tensor<900xui32>
%16 = stablehlo.convert %15 : (tensor<900xui32>) -> tensor<900xi32>
%c_5 = stablehlo.constant dense<0> : tensor<i32>
%17:5 = stablehlo.while(%iterArg = %c_5, %iterArg_15 = %arg0, %iterArg_16 = %5, %iterArg_17 = %11, %iterArg_18 = %16) : tensor<i32>, tensor<i32>, tensor<3x900xi32>, tensor<3x1x900xi32>, tensor<900xi32>
cond {
%47 = stablehlo.compare LT, %iterArg, %iterArg_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %47 : tensor<i1>
} do {
%c_19 = stablehlo.constant dense<1> : tensor<i32>
%47 = stablehlo.add %iterArg, %c_19 : tensor<i32>
%c_20 = stablehlo.constant dense<3> : tensor<i32>
%48 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<3x900xi32>
%49 = stablehlo.multiply %iterArg_16, %48 : tensor<3x900xi32>
%c_21 = stablehlo.constant dense<1> : tensor<i32>
%50 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<3x900xi32>
%51 = stablehlo.add %49, %50 : tensor<3x900xi32>
%c_22 = stablehlo.constant dense<65537> : tensor<i64>
%52 = func.call @remainder_2(%51, %c_22) : (tensor<3x900xi32>, tensor<i64>) -> tensor<3x900xi32>
%53 = stablehlo.broadcast_in_dim %52, dims = [0, 2] : (tensor<3x900xi32>) -> tensor<3x1x900xi32>
%54 = stablehlo.add %iterArg_17, %53 : tensor<3x1x900xi32>
%c_23 = stablehlo.constant dense<65537> : tensor<i64>
%55 = func.call @remainder_4(%54, %c_23) : (tensor<3x1x900xi32>, tensor<i64>) -> tensor<3x1x900xi32>
%c_24 = stablehlo.constant dense<3> : tensor<i32>
%56 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<900xi32>
%57 = stablehlo.multiply %iterArg_18, %56 : tensor<900xi32>
%c_25 = stablehlo.constant dense<1> : tensor<i32>
%58 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<900xi32>
%59 = stablehlo.add %57, %58 : tensor<900xi32>
%c_26 = stablehlo.constant dense<65537> : tensor<i64>
%60 = func.call @remainder_5(%59, %c_26) : (tensor<900xi32>, tensor<i64>) -> tensor<900xi32>
stablehlo.return %47, %iterArg_15, %52, %55, %60 : tensor<i32>, tensor<i32>, tensor<3x900xi32>, tensor<3x1x900xi32>, tensor<900xi32>
}
%18 = stablehlo.iota dim = 0 : tensor<2700xui32>
%c_6 = stablehlo.constant dense<2246822519> : tensor<ui32>
%19 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<2700xui32>
%20 = stablehlo.multiply %18, %19 : tensor<2700xui32>
%c_7 = stablehlo.constant dense<12> : tensor<ui32>
%21 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<2700xui32>
%22 = stablehlo.shift_right_logical %20, %21 : tensor<2700xui32>
%23 = stablehlo.convert %22 : (tensor<2700xui32>) -> tensor<2700xi64>
%24 = stablehlo.reshape %23 : (tensor<2700xi64>) -> tensor<3x900xi64>
%25 = stablehlo.convert %17#2 : (tensor<3x900xi32>) -> tensor<3x900xi64>
%26 = stablehlo.multiply %25, %24 : tensor<3x900xi64>
%c_8 = stablehlo.constant dense<0> : tensor<i64>
%27 = stablehlo.reduce(%26 init: %c_8) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x900xi64>, tensor<i64>) -> tensor<i64>
%28 = stablehlo.iota dim = 0 : tensor<2700xui32>
%c_9 = stablehlo.constant dense<2246822519> : tensor<ui32>
%29 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<2700xui32>
%30 = stablehlo.multiply %28, %29 : tensor<2700xui32>
%c_10 = stablehlo.constant dense<12> : tensor<ui32>
%31 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<2700xui32>
%32 = stablehlo.shift_right_logical %30, %31 : tensor<2700xui32>
%33 = stablehlo.convert %32 : (tensor<2700xui32>) -> tensor<2700xi64>
%34 = stablehlo.reshape %33 : (tensor<2700xi64>) -> tensor<3x1x900xi64>
%35 = stablehlo.convert %17#3 : (tensor<3x1x900xi32>) -> tensor<3x1x900xi64>
%36 = stablehlo.multiply %35, %34 : tensor<3x1x900xi64>
%c_11 = stablehlo.constant dense<0> : tensor<i64>
%37 = stablehlo.reduce(%36 init: %c_11) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x1x900xi64>, tensor<i64>) -> tensor<i64>
%38 = stablehlo.iota dim = 0 : tensor<900xui32>
%c_12 = stablehlo.constant dense<2246822519> : tensor<ui32>
%39 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<900xui32>
%40 = stablehlo.multiply %38, %39 : tensor<900xui32>
%c_13 = stablehlo.constant dense<12> : tensor<ui32>
%41 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<900xui32>
%42 = stablehlo.shift_right_logical %40, %41 : tensor<900xui32>
%43 = stablehlo.convert %42 : (tensor<900xui32>) -> tensor<900xi64>
%44 = stablehlo.convert %17#4 : (tensor<900xi32>) -> tensor<900xi64>
%45 = stablehlo.multiply %44, %43 : tensor<900xi64>
%c_14 = stablehlo.constant dense<0> : tensor<i64>
%46 = stablehlo.reduce(%45 init: %c_14) applies stablehlo.add across dimensions = [0] : (tensor<900xi64>, tensor<i64>) -> tensor<i64>
return %27, %37, %46 : tensor<i64>, tensor<i64>, tensor<i64>
}
func.func private @remainder(%arg0: tensor<3x900xui32>, %arg1: tensor<i64>) -> tensor<3x900xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<3x900xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<3x900xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<3x900xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<3x900xui32>, tensor<3x900xui32>) -> tensor<3x900xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<3x900xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<3x900xui32>, tensor<3x900xui32>) -> tensor<3x900xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3x900xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3x900xi1>, tensor<3x900xi1>) -> tensor<3x900xi1>
%12 = stablehlo.and %11, %6 : tensor<3x900xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<3x900xui32>
%14 = stablehlo.add %4, %13 : tensor<3x900xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<3x900xi1>, tensor<3x900xui32>
return %15 : tensor<3x900xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
func.func private @remainder_0(%arg0: tensor<3x1x900xui32>, %arg1: tensor<i64>) -> tensor<3x1x900xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<3x1x900xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<3x1x900xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<3x1x900xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<3x1x900xui32>, tensor<3x1x900xui32>) -> tensor<3x1x900xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<3x1x900xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<3x1x900xui32>, tensor<3x1x900xui32>) -> tensor<3x1x900xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3x1x900xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3x1x900xi1>, tensor<3x1x900xi1>) -> tensor<3x1x900xi1>
%12 = stablehlo.and %11, %6 : tensor<3x1x900xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<3x1x900xui32>
%14 = stablehlo.add %4, %13 : tensor<3x1x900xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<3x1x900xi1>, tensor<3x1x900xui32>
return %15 : tensor<3x1x900xui32>
}
func.func private @remainder_1(%arg0: tensor<900xui32>, %arg1: tensor<i64>) -> tensor<900xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<900xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<900xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<900xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<900xui32>, tensor<900xui32>) -> tensor<900xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<900xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<900xui32>, tensor<900xui32>) -> tensor<900xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<900xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<900xi1>, tensor<900xi1>) -> tensor<900xi1>
%12 = stablehlo.and %11, %6 : tensor<900xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<900xui32>
%14 = stablehlo.add %4, %13 : tensor<900xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<900xi1>, tensor<900xui32>
return %15 : tensor<900xui32>
}
func.func private @remainder_2(%arg0: tensor<3x900xi32>, %arg1: tensor<i64>) -> tensor<3x900xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_3(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3x900xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<3x900xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x900xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3x900xi32>, tensor<3x900xi32>) -> tensor<3x900xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x900xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3x900xi32>, tensor<3x900xi32>) -> tensor<3x900xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3x900xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3x900xi1>, tensor<3x900xi1>) -> tensor<3x900xi1>
%12 = stablehlo.and %11, %6 : tensor<3x900xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3x900xi32>
%14 = stablehlo.add %4, %13 : tensor<3x900xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<3x900xi1>, tensor<3x900xi32>
return %15 : tensor<3x900xi32>
}
func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_4(%arg0: tensor<3x1x900xi32>, %arg1: tensor<i64>) -> tensor<3x1x900xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_3(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3x1x900xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<3x1x900xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x1x900xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3x1x900xi32>, tensor<3x1x900xi32>) -> tensor<3x1x900xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x1x900xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3x1x900xi32>, tensor<3x1x900xi32>) -> tensor<3x1x900xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3x1x900xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3x1x900xi1>, tensor<3x1x900xi1>) -> tensor<3x1x900xi1>
%12 = stablehlo.and %11, %6 : tensor<3x1x900xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3x1x900xi32>
%14 = stablehlo.add %4, %13 : tensor<3x1x900xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<3x1x900xi1>, tensor<3x1x900xi32>
return %15 : tensor<3x1x900xi32>
}
func.func private @remainder_5(%arg0: tensor<900xi32>, %arg1: tensor<i64>) -> tensor<900xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_3(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
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
// reshaped_between
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:3 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0x8EF1ABFBBFA60000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0xCF40F3B8FFA60000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e2 = stablehlo.constant dense<"0x179D79E9BC0D0000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>, tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<10800xui32>
%1 = stablehlo.reshape %0 : (tensor<10800xui32>) -> tensor<3x900x2x2xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<3x900x2x2xui32>
%3 = stablehlo.multiply %1, %2 : tensor<3x900x2x2xui32>
%c_0 = stablehlo.constant dense<73> : tensor<i64>
%4 = call @remainder(%3, %c_0) : (tensor<3x900x2x2xui32>, tensor<i64>) -> tensor<3x900x2x2xui32>
%5 = stablehlo.convert %4 : (tensor<3x900x2x2xui32>) -> tensor<3x900x2x2xi32>
%6 = stablehlo.iota dim = 0 : tensor<10800xui32>
%7 = stablehlo.reshape %6 : (tensor<10800xui32>) -> tensor<3x900x4xui32>
%c_1 = stablehlo.constant dense<2654435761> : tensor<ui32>
%8 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<3x900x4xui32>
%9 = stablehlo.multiply %7, %8 : tensor<3x900x4xui32>
%c_2 = stablehlo.constant dense<61> : tensor<i64>
%10 = call @remainder_0(%9, %c_2) : (tensor<3x900x4xui32>, tensor<i64>) -> tensor<3x900x4xui32>
%11 = stablehlo.convert %10 : (tensor<3x900x4xui32>) -> tensor<3x900x4xi32>
%12 = stablehlo.iota dim = 0 : tensor<10800xui32>
%13 = stablehlo.reshape %12 : (tensor<10800xui32>) -> tensor<3x900x4xui32>
%c_3 = stablehlo.constant dense<2654435761> : tensor<ui32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<3x900x4xui32>
%15 = stablehlo.multiply %13, %14 : tensor<3x900x4xui32>
%c_4 = stablehlo.constant dense<67> : tensor<i64>
%16 = call @remainder_0(%15, %c_4) : (tensor<3x900x4xui32>, tensor<i64>) -> tensor<3x900x4xui32>
%17 = stablehlo.convert %16 : (tensor<3x900x4xui32>) -> tensor<3x900x4xi32>
%18 = stablehlo.iota dim = 0 : tensor<900xui32>
%c_5 = stablehlo.constant dense<2654435761> : tensor<ui32>
%19 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<900xui32>
%20 = stablehlo.multiply %18, %19 : tensor<900xui32>
%c_6 = stablehlo.constant dense<71> : tensor<i64>
%21 = call @remainder_1(%20, %c_6) : (tensor<900xui32>, tensor<i64>) -> tensor<900xui32>
%22 = stablehlo.convert %21 : (tensor<900xui32>) -> tensor<900xi32>
%c_7 = stablehlo.constant dense<0> : tensor<i32>
%23:6 = stablehlo.while(%iterArg = %5, %iterArg_17 = %c_7, %iterArg_18 = %arg0, %iterArg_19 = %11, %iterArg_20 = %17, %iterArg_21 = %22) : tensor<3x900x2x2xi32>, tensor<i32>, tensor<i32>, tensor<3x900x4xi32>, tensor<3x900x4xi32>, tensor<900xi32>
cond {
%53 = stablehlo.compare LT, %iterArg_17, %iterArg_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %53 : tensor<i1>
} do {
%c_22 = stablehlo.constant dense<1> : tensor<i32>
%53 = stablehlo.add %iterArg_17, %c_22 : tensor<i32>
%c_23 = stablehlo.constant dense<3> : tensor<i32>
%54 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<3x900x4xi32>
%55 = stablehlo.multiply %iterArg_19, %54 : tensor<3x900x4xi32>
%c_24 = stablehlo.constant dense<1> : tensor<i32>
%56 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<3x900x4xi32>
%57 = stablehlo.add %55, %56 : tensor<3x900x4xi32>
%c_25 = stablehlo.constant dense<65537> : tensor<i64>
%58 = func.call @remainder_2(%57, %c_25) : (tensor<3x900x4xi32>, tensor<i64>) -> tensor<3x900x4xi32>
%59 = stablehlo.reshape %58 : (tensor<3x900x4xi32>) -> tensor<3x900x2x2xi32>
%60 = stablehlo.add %59, %iterArg : tensor<3x900x2x2xi32>
%61 = stablehlo.reshape %60 : (tensor<3x900x2x2xi32>) -> tensor<3x900x4xi32>
%62 = stablehlo.add %iterArg_20, %61 : tensor<3x900x4xi32>
%c_26 = stablehlo.constant dense<65537> : tensor<i64>
%63 = func.call @remainder_2(%62, %c_26) : (tensor<3x900x4xi32>, tensor<i64>) -> tensor<3x900x4xi32>
%c_27 = stablehlo.constant dense<3> : tensor<i32>
%64 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<900xi32>
%65 = stablehlo.multiply %iterArg_21, %64 : tensor<900xi32>
%c_28 = stablehlo.constant dense<1> : tensor<i32>
%66 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<900xi32>
%67 = stablehlo.add %65, %66 : tensor<900xi32>
%c_29 = stablehlo.constant dense<65537> : tensor<i64>
%68 = func.call @remainder_4(%67, %c_29) : (tensor<900xi32>, tensor<i64>) -> tensor<900xi32>
stablehlo.return %iterArg, %53, %iterArg_18, %58, %63, %68 : tensor<3x900x2x2xi32>, tensor<i32>, tensor<i32>, tensor<3x900x4xi32>, tensor<3x900x4xi32>, tensor<900xi32>
}
%24 = stablehlo.iota dim = 0 : tensor<10800xui32>
%c_8 = stablehlo.constant dense<2246822519> : tensor<ui32>
%25 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<10800xui32>
%26 = stablehlo.multiply %24, %25 : tensor<10800xui32>
%c_9 = stablehlo.constant dense<12> : tensor<ui32>
%27 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<10800xui32>
%28 = stablehlo.shift_right_logical %26, %27 : tensor<10800xui32>
%29 = stablehlo.convert %28 : (tensor<10800xui32>) -> tensor<10800xi64>
%30 = stablehlo.reshape %29 : (tensor<10800xi64>) -> tensor<3x900x4xi64>
%31 = stablehlo.convert %23#3 : (tensor<3x900x4xi32>) -> tensor<3x900x4xi64>
%32 = stablehlo.multiply %31, %30 : tensor<3x900x4xi64>
%c_10 = stablehlo.constant dense<0> : tensor<i64>
%33 = stablehlo.reduce(%32 init: %c_10) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x900x4xi64>, tensor<i64>) -> tensor<i64>
%34 = stablehlo.iota dim = 0 : tensor<10800xui32>
%c_11 = stablehlo.constant dense<2246822519> : tensor<ui32>
%35 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<10800xui32>
%36 = stablehlo.multiply %34, %35 : tensor<10800xui32>
%c_12 = stablehlo.constant dense<12> : tensor<ui32>
%37 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<10800xui32>
%38 = stablehlo.shift_right_logical %36, %37 : tensor<10800xui32>
%39 = stablehlo.convert %38 : (tensor<10800xui32>) -> tensor<10800xi64>
%40 = stablehlo.reshape %39 : (tensor<10800xi64>) -> tensor<3x900x4xi64>
%41 = stablehlo.convert %23#4 : (tensor<3x900x4xi32>) -> tensor<3x900x4xi64>
%42 = stablehlo.multiply %41, %40 : tensor<3x900x4xi64>
%c_13 = stablehlo.constant dense<0> : tensor<i64>
%43 = stablehlo.reduce(%42 init: %c_13) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x900x4xi64>, tensor<i64>) -> tensor<i64>
%44 = stablehlo.iota dim = 0 : tensor<900xui32>
%c_14 = stablehlo.constant dense<2246822519> : tensor<ui32>
%45 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<900xui32>
%46 = stablehlo.multiply %44, %45 : tensor<900xui32>
%c_15 = stablehlo.constant dense<12> : tensor<ui32>
%47 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<900xui32>
%48 = stablehlo.shift_right_logical %46, %47 : tensor<900xui32>
%49 = stablehlo.convert %48 : (tensor<900xui32>) -> tensor<900xi64>
%50 = stablehlo.convert %23#5 : (tensor<900xi32>) -> tensor<900xi64>
%51 = stablehlo.multiply %50, %49 : tensor<900xi64>
%c_16 = stablehlo.constant dense<0> : tensor<i64>
%52 = stablehlo.reduce(%51 init: %c_16) applies stablehlo.add across dimensions = [0] : (tensor<900xi64>, tensor<i64>) -> tensor<i64>
return %33, %43, %52 : tensor<i64>, tensor<i64>, tensor<i64>
}
func.func private @remainder(%arg0: tensor<3x900x2x2xui32>, %arg1: tensor<i64>) -> tensor<3x900x2x2xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<3x900x2x2xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<3x900x2x2xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<3x900x2x2xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<3x900x2x2xui32>, tensor<3x900x2x2xui32>) -> tensor<3x900x2x2xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<3x900x2x2xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<3x900x2x2xui32>, tensor<3x900x2x2xui32>) -> tensor<3x900x2x2xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3x900x2x2xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3x900x2x2xi1>, tensor<3x900x2x2xi1>) -> tensor<3x900x2x2xi1>
%12 = stablehlo.and %11, %6 : tensor<3x900x2x2xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<3x900x2x2xui32>
%14 = stablehlo.add %4, %13 : tensor<3x900x2x2xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<3x900x2x2xi1>, tensor<3x900x2x2xui32>
return %15 : tensor<3x900x2x2xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
func.func private @remainder_0(%arg0: tensor<3x900x4xui32>, %arg1: tensor<i64>) -> tensor<3x900x4xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<3x900x4xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<3x900x4xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<3x900x4xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<3x900x4xui32>, tensor<3x900x4xui32>) -> tensor<3x900x4xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<3x900x4xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<3x900x4xui32>, tensor<3x900x4xui32>) -> tensor<3x900x4xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3x900x4xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3x900x4xi1>, tensor<3x900x4xi1>) -> tensor<3x900x4xi1>
%12 = stablehlo.and %11, %6 : tensor<3x900x4xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<3x900x4xui32>
%14 = stablehlo.add %4, %13 : tensor<3x900x4xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<3x900x4xi1>, tensor<3x900x4xui32>
return %15 : tensor<3x900x4xui32>
}
func.func private @remainder_1(%arg0: tensor<900xui32>, %arg1: tensor<i64>) -> tensor<900xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<900xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<900xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<900xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<900xui32>, tensor<900xui32>) -> tensor<900xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<900xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<900xui32>, tensor<900xui32>) -> tensor<900xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<900xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<900xi1>, tensor<900xi1>) -> tensor<900xi1>
%12 = stablehlo.and %11, %6 : tensor<900xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<900xui32>
%14 = stablehlo.add %4, %13 : tensor<900xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<900xi1>, tensor<900xui32>
return %15 : tensor<900xui32>
}
func.func private @remainder_2(%arg0: tensor<3x900x4xi32>, %arg1: tensor<i64>) -> tensor<3x900x4xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_3(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3x900x4xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<3x900x4xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x900x4xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3x900x4xi32>, tensor<3x900x4xi32>) -> tensor<3x900x4xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x900x4xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3x900x4xi32>, tensor<3x900x4xi32>) -> tensor<3x900x4xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3x900x4xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3x900x4xi1>, tensor<3x900x4xi1>) -> tensor<3x900x4xi1>
%12 = stablehlo.and %11, %6 : tensor<3x900x4xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3x900x4xi32>
%14 = stablehlo.add %4, %13 : tensor<3x900x4xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<3x900x4xi1>, tensor<3x900x4xi32>
return %15 : tensor<3x900x4xi32>
}
func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_4(%arg0: tensor<900xi32>, %arg1: tensor<i64>) -> tensor<900xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_3(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
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
// turned_about_0
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:3 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0x4777A148D9450000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0xC87E6518E2450000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e2 = stablehlo.constant dense<"0x33FE192A5E460000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>, tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<4500xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<4500xui32>
%2 = stablehlo.multiply %0, %1 : tensor<4500xui32>
%c_0 = stablehlo.constant dense<73> : tensor<i64>
%3 = call @remainder(%2, %c_0) : (tensor<4500xui32>, tensor<i64>) -> tensor<4500xui32>
%4 = stablehlo.convert %3 : (tensor<4500xui32>) -> tensor<4500xi32>
%5 = stablehlo.iota dim = 0 : tensor<4500xui32>
%6 = stablehlo.reshape %5 : (tensor<4500xui32>) -> tensor<5x900xui32>
%c_1 = stablehlo.constant dense<2654435761> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<5x900xui32>
%8 = stablehlo.multiply %6, %7 : tensor<5x900xui32>
%c_2 = stablehlo.constant dense<61> : tensor<i64>
%9 = call @remainder_0(%8, %c_2) : (tensor<5x900xui32>, tensor<i64>) -> tensor<5x900xui32>
%10 = stablehlo.convert %9 : (tensor<5x900xui32>) -> tensor<5x900xi32>
%11 = stablehlo.iota dim = 0 : tensor<4500xui32>
%12 = stablehlo.reshape %11 : (tensor<4500xui32>) -> tensor<900x5xui32>
%c_3 = stablehlo.constant dense<2654435761> : tensor<ui32>
%13 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<900x5xui32>
%14 = stablehlo.multiply %12, %13 : tensor<900x5xui32>
%c_4 = stablehlo.constant dense<67> : tensor<i64>
%15 = call @remainder_1(%14, %c_4) : (tensor<900x5xui32>, tensor<i64>) -> tensor<900x5xui32>
%16 = stablehlo.convert %15 : (tensor<900x5xui32>) -> tensor<900x5xi32>
%17 = stablehlo.iota dim = 0 : tensor<4500xui32>
%18 = stablehlo.reshape %17 : (tensor<4500xui32>) -> tensor<5x900xui32>
%c_5 = stablehlo.constant dense<2654435761> : tensor<ui32>
%19 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<5x900xui32>
%20 = stablehlo.multiply %18, %19 : tensor<5x900xui32>
%c_6 = stablehlo.constant dense<71> : tensor<i64>
%21 = call @remainder_0(%20, %c_6) : (tensor<5x900xui32>, tensor<i64>) -> tensor<5x900xui32>
%22 = stablehlo.convert %21 : (tensor<5x900xui32>) -> tensor<5x900xi32>
%c_7 = stablehlo.constant dense<0> : tensor<i32>
%23:6 = stablehlo.while(%iterArg = %4, %iterArg_17 = %c_7, %iterArg_18 = %arg0, %iterArg_19 = %10, %iterArg_20 = %16, %iterArg_21 = %22) : tensor<4500xi32>, tensor<i32>, tensor<i32>, tensor<5x900xi32>, tensor<900x5xi32>, tensor<5x900xi32>
cond {
%54 = stablehlo.compare LT, %iterArg_17, %iterArg_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %54 : tensor<i1>
} do {
%c_22 = stablehlo.constant dense<1> : tensor<i32>
%54 = stablehlo.add %iterArg_17, %c_22 : tensor<i32>
%c_23 = stablehlo.constant dense<3> : tensor<i32>
%55 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<5x900xi32>
%56 = stablehlo.multiply %iterArg_19, %55 : tensor<5x900xi32>
%57 = stablehlo.reshape %iterArg : (tensor<4500xi32>) -> tensor<5x900xi32>
%58 = stablehlo.add %56, %57 : tensor<5x900xi32>
%c_24 = stablehlo.constant dense<65537> : tensor<i64>
%59 = func.call @remainder_2(%58, %c_24) : (tensor<5x900xi32>, tensor<i64>) -> tensor<5x900xi32>
%c_25 = stablehlo.constant dense<3> : tensor<i32>
%60 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<900x5xi32>
%61 = stablehlo.multiply %iterArg_20, %60 : tensor<900x5xi32>
%62 = stablehlo.reshape %iterArg : (tensor<4500xi32>) -> tensor<900x5xi32>
%63 = stablehlo.add %61, %62 : tensor<900x5xi32>
%c_26 = stablehlo.constant dense<65537> : tensor<i64>
%64 = func.call @remainder_4(%63, %c_26) : (tensor<900x5xi32>, tensor<i64>) -> tensor<900x5xi32>
%65 = stablehlo.reverse %iterArg_19, dims = [0] : tensor<5x900xi32>
%66 = stablehlo.add %iterArg_21, %65 : tensor<5x900xi32>
%c_27 = stablehlo.constant dense<65537> : tensor<i64>
%67 = func.call @remainder_2(%66, %c_27) : (tensor<5x900xi32>, tensor<i64>) -> tensor<5x900xi32>
stablehlo.return %iterArg, %54, %iterArg_18, %59, %64, %67 : tensor<4500xi32>, tensor<i32>, tensor<i32>, tensor<5x900xi32>, tensor<900x5xi32>, tensor<5x900xi32>
}
%24 = stablehlo.iota dim = 0 : tensor<4500xui32>
%c_8 = stablehlo.constant dense<2246822519> : tensor<ui32>
%25 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<4500xui32>
%26 = stablehlo.multiply %24, %25 : tensor<4500xui32>
%c_9 = stablehlo.constant dense<12> : tensor<ui32>
%27 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<4500xui32>
%28 = stablehlo.shift_right_logical %26, %27 : tensor<4500xui32>
%29 = stablehlo.convert %28 : (tensor<4500xui32>) -> tensor<4500xi64>
%30 = stablehlo.reshape %29 : (tensor<4500xi64>) -> tensor<5x900xi64>
%31 = stablehlo.convert %23#3 : (tensor<5x900xi32>) -> tensor<5x900xi64>
%32 = stablehlo.multiply %31, %30 : tensor<5x900xi64>
%c_10 = stablehlo.constant dense<0> : tensor<i64>
%33 = stablehlo.reduce(%32 init: %c_10) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x900xi64>, tensor<i64>) -> tensor<i64>
%34 = stablehlo.iota dim = 0 : tensor<4500xui32>
%c_11 = stablehlo.constant dense<2246822519> : tensor<ui32>
%35 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<4500xui32>
%36 = stablehlo.multiply %34, %35 : tensor<4500xui32>
%c_12 = stablehlo.constant dense<12> : tensor<ui32>
%37 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<4500xui32>
%38 = stablehlo.shift_right_logical %36, %37 : tensor<4500xui32>
%39 = stablehlo.convert %38 : (tensor<4500xui32>) -> tensor<4500xi64>
%40 = stablehlo.reshape %39 : (tensor<4500xi64>) -> tensor<900x5xi64>
%41 = stablehlo.convert %23#4 : (tensor<900x5xi32>) -> tensor<900x5xi64>
%42 = stablehlo.multiply %41, %40 : tensor<900x5xi64>
%c_13 = stablehlo.constant dense<0> : tensor<i64>
%43 = stablehlo.reduce(%42 init: %c_13) applies stablehlo.add across dimensions = [0, 1] : (tensor<900x5xi64>, tensor<i64>) -> tensor<i64>
%44 = stablehlo.iota dim = 0 : tensor<4500xui32>
%c_14 = stablehlo.constant dense<2246822519> : tensor<ui32>
%45 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<4500xui32>
%46 = stablehlo.multiply %44, %45 : tensor<4500xui32>
%c_15 = stablehlo.constant dense<12> : tensor<ui32>
%47 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<4500xui32>
%48 = stablehlo.shift_right_logical %46, %47 : tensor<4500xui32>
%49 = stablehlo.convert %48 : (tensor<4500xui32>) -> tensor<4500xi64>
%50 = stablehlo.reshape %49 : (tensor<4500xi64>) -> tensor<5x900xi64>
%51 = stablehlo.convert %23#5 : (tensor<5x900xi32>) -> tensor<5x900xi64>
%52 = stablehlo.multiply %51, %50 : tensor<5x900xi64>
%c_16 = stablehlo.constant dense<0> : tensor<i64>
%53 = stablehlo.reduce(%52 init: %c_16) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x900xi64>, tensor<i64>) -> tensor<i64>
return %33, %43, %53 : tensor<i64>, tensor<i64>, tensor<i64>
}
func.func private @remainder(%arg0: tensor<4500xui32>, %arg1: tensor<i64>) -> tensor<4500xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<4500xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<4500xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<4500xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<4500xui32>, tensor<4500xui32>) -> tensor<4500xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<4500xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<4500xui32>, tensor<4500xui32>) -> tensor<4500xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4500xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4500xi1>, tensor<4500xi1>) -> tensor<4500xi1>
%12 = stablehlo.and %11, %6 : tensor<4500xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<4500xui32>
%14 = stablehlo.add %4, %13 : tensor<4500xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<4500xi1>, tensor<4500xui32>
return %15 : tensor<4500xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
func.func private @remainder_0(%arg0: tensor<5x900xui32>, %arg1: tensor<i64>) -> tensor<5x900xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<5x900xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<5x900xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<5x900xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<5x900xui32>, tensor<5x900xui32>) -> tensor<5x900xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<5x900xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<5x900xui32>, tensor<5x900xui32>) -> tensor<5x900xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<5x900xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<5x900xi1>, tensor<5x900xi1>) -> tensor<5x900xi1>
%12 = stablehlo.and %11, %6 : tensor<5x900xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<5x900xui32>
%14 = stablehlo.add %4, %13 : tensor<5x900xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<5x900xi1>, tensor<5x900xui32>
return %15 : tensor<5x900xui32>
}
func.func private @remainder_1(%arg0: tensor<900x5xui32>, %arg1: tensor<i64>) -> tensor<900x5xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<900x5xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<900x5xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<900x5xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<900x5xui32>, tensor<900x5xui32>) -> tensor<900x5xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<900x5xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<900x5xui32>, tensor<900x5xui32>) -> tensor<900x5xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<900x5xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<900x5xi1>, tensor<900x5xi1>) -> tensor<900x5xi1>
%12 = stablehlo.and %11, %6 : tensor<900x5xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<900x5xui32>
%14 = stablehlo.add %4, %13 : tensor<900x5xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<900x5xi1>, tensor<900x5xui32>
return %15 : tensor<900x5xui32>
}
func.func private @remainder_2(%arg0: tensor<5x900xi32>, %arg1: tensor<i64>) -> tensor<5x900xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_3(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5x900xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<5x900xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5x900xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<5x900xi32>, tensor<5x900xi32>) -> tensor<5x900xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5x900xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<5x900xi32>, tensor<5x900xi32>) -> tensor<5x900xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<5x900xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<5x900xi1>, tensor<5x900xi1>) -> tensor<5x900xi1>
%12 = stablehlo.and %11, %6 : tensor<5x900xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5x900xi32>
%14 = stablehlo.add %4, %13 : tensor<5x900xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<5x900xi1>, tensor<5x900xi32>
return %15 : tensor<5x900xi32>
}
func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_4(%arg0: tensor<900x5xi32>, %arg1: tensor<i64>) -> tensor<900x5xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_3(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<900x5xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<900x5xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<900x5xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<900x5xi32>, tensor<900x5xi32>) -> tensor<900x5xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<900x5xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<900x5xi32>, tensor<900x5xi32>) -> tensor<900x5xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<900x5xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<900x5xi1>, tensor<900x5xi1>) -> tensor<900x5xi1>
%12 = stablehlo.and %11, %6 : tensor<900x5xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<900x5xi32>
%14 = stablehlo.add %4, %13 : tensor<900x5xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<900x5xi1>, tensor<900x5xi32>
return %15 : tensor<900x5xi32>
}
}
// -----
// turned_about_1
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:3 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0xC87E6518E2450000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x4777A148D9450000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e2 = stablehlo.constant dense<"0x33FE192A5E460000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>, tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<4500xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<4500xui32>
%2 = stablehlo.multiply %0, %1 : tensor<4500xui32>
%c_0 = stablehlo.constant dense<73> : tensor<i64>
%3 = call @remainder(%2, %c_0) : (tensor<4500xui32>, tensor<i64>) -> tensor<4500xui32>
%4 = stablehlo.convert %3 : (tensor<4500xui32>) -> tensor<4500xi32>
%5 = stablehlo.iota dim = 0 : tensor<4500xui32>
%6 = stablehlo.reshape %5 : (tensor<4500xui32>) -> tensor<5x900xui32>
%c_1 = stablehlo.constant dense<2654435761> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<5x900xui32>
%8 = stablehlo.multiply %6, %7 : tensor<5x900xui32>
%c_2 = stablehlo.constant dense<61> : tensor<i64>
%9 = call @remainder_0(%8, %c_2) : (tensor<5x900xui32>, tensor<i64>) -> tensor<5x900xui32>
%10 = stablehlo.convert %9 : (tensor<5x900xui32>) -> tensor<5x900xi32>
%11 = stablehlo.iota dim = 0 : tensor<4500xui32>
%12 = stablehlo.reshape %11 : (tensor<4500xui32>) -> tensor<900x5xui32>
%c_3 = stablehlo.constant dense<2654435761> : tensor<ui32>
%13 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<900x5xui32>
%14 = stablehlo.multiply %12, %13 : tensor<900x5xui32>
%c_4 = stablehlo.constant dense<67> : tensor<i64>
%15 = call @remainder_1(%14, %c_4) : (tensor<900x5xui32>, tensor<i64>) -> tensor<900x5xui32>
%16 = stablehlo.convert %15 : (tensor<900x5xui32>) -> tensor<900x5xi32>
%17 = stablehlo.iota dim = 0 : tensor<4500xui32>
%18 = stablehlo.reshape %17 : (tensor<4500xui32>) -> tensor<5x900xui32>
%c_5 = stablehlo.constant dense<2654435761> : tensor<ui32>
%19 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<5x900xui32>
%20 = stablehlo.multiply %18, %19 : tensor<5x900xui32>
%c_6 = stablehlo.constant dense<71> : tensor<i64>
%21 = call @remainder_0(%20, %c_6) : (tensor<5x900xui32>, tensor<i64>) -> tensor<5x900xui32>
%22 = stablehlo.convert %21 : (tensor<5x900xui32>) -> tensor<5x900xi32>
%c_7 = stablehlo.constant dense<0> : tensor<i32>
%23:6 = stablehlo.while(%iterArg = %4, %iterArg_17 = %c_7, %iterArg_18 = %arg0, %iterArg_19 = %16, %iterArg_20 = %10, %iterArg_21 = %22) : tensor<4500xi32>, tensor<i32>, tensor<i32>, tensor<900x5xi32>, tensor<5x900xi32>, tensor<5x900xi32>
cond {
%54 = stablehlo.compare LT, %iterArg_17, %iterArg_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %54 : tensor<i1>
} do {
%c_22 = stablehlo.constant dense<1> : tensor<i32>
%54 = stablehlo.add %iterArg_17, %c_22 : tensor<i32>
%c_23 = stablehlo.constant dense<3> : tensor<i32>
%55 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<5x900xi32>
%56 = stablehlo.multiply %iterArg_20, %55 : tensor<5x900xi32>
%57 = stablehlo.reshape %iterArg : (tensor<4500xi32>) -> tensor<5x900xi32>
%58 = stablehlo.add %56, %57 : tensor<5x900xi32>
%c_24 = stablehlo.constant dense<65537> : tensor<i64>
%59 = func.call @remainder_2(%58, %c_24) : (tensor<5x900xi32>, tensor<i64>) -> tensor<5x900xi32>
%c_25 = stablehlo.constant dense<3> : tensor<i32>
%60 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<900x5xi32>
%61 = stablehlo.multiply %iterArg_19, %60 : tensor<900x5xi32>
%62 = stablehlo.reshape %iterArg : (tensor<4500xi32>) -> tensor<900x5xi32>
%63 = stablehlo.add %61, %62 : tensor<900x5xi32>
%c_26 = stablehlo.constant dense<65537> : tensor<i64>
%64 = func.call @remainder_4(%63, %c_26) : (tensor<900x5xi32>, tensor<i64>) -> tensor<900x5xi32>
%65 = stablehlo.reverse %iterArg_20, dims = [0] : tensor<5x900xi32>
%66 = stablehlo.add %iterArg_21, %65 : tensor<5x900xi32>
%c_27 = stablehlo.constant dense<65537> : tensor<i64>
%67 = func.call @remainder_2(%66, %c_27) : (tensor<5x900xi32>, tensor<i64>) -> tensor<5x900xi32>
stablehlo.return %iterArg, %54, %iterArg_18, %64, %59, %67 : tensor<4500xi32>, tensor<i32>, tensor<i32>, tensor<900x5xi32>, tensor<5x900xi32>, tensor<5x900xi32>
}
%24 = stablehlo.iota dim = 0 : tensor<4500xui32>
%c_8 = stablehlo.constant dense<2246822519> : tensor<ui32>
%25 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<4500xui32>
%26 = stablehlo.multiply %24, %25 : tensor<4500xui32>
%c_9 = stablehlo.constant dense<12> : tensor<ui32>
%27 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<4500xui32>
%28 = stablehlo.shift_right_logical %26, %27 : tensor<4500xui32>
%29 = stablehlo.convert %28 : (tensor<4500xui32>) -> tensor<4500xi64>
%30 = stablehlo.reshape %29 : (tensor<4500xi64>) -> tensor<900x5xi64>
%31 = stablehlo.convert %23#3 : (tensor<900x5xi32>) -> tensor<900x5xi64>
%32 = stablehlo.multiply %31, %30 : tensor<900x5xi64>
%c_10 = stablehlo.constant dense<0> : tensor<i64>
%33 = stablehlo.reduce(%32 init: %c_10) applies stablehlo.add across dimensions = [0, 1] : (tensor<900x5xi64>, tensor<i64>) -> tensor<i64>
%34 = stablehlo.iota dim = 0 : tensor<4500xui32>
%c_11 = stablehlo.constant dense<2246822519> : tensor<ui32>
%35 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<4500xui32>
%36 = stablehlo.multiply %34, %35 : tensor<4500xui32>
%c_12 = stablehlo.constant dense<12> : tensor<ui32>
%37 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<4500xui32>
%38 = stablehlo.shift_right_logical %36, %37 : tensor<4500xui32>
%39 = stablehlo.convert %38 : (tensor<4500xui32>) -> tensor<4500xi64>
%40 = stablehlo.reshape %39 : (tensor<4500xi64>) -> tensor<5x900xi64>
%41 = stablehlo.convert %23#4 : (tensor<5x900xi32>) -> tensor<5x900xi64>
%42 = stablehlo.multiply %41, %40 : tensor<5x900xi64>
%c_13 = stablehlo.constant dense<0> : tensor<i64>
%43 = stablehlo.reduce(%42 init: %c_13) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x900xi64>, tensor<i64>) -> tensor<i64>
%44 = stablehlo.iota dim = 0 : tensor<4500xui32>
%c_14 = stablehlo.constant dense<2246822519> : tensor<ui32>
%45 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<4500xui32>
%46 = stablehlo.multiply %44, %45 : tensor<4500xui32>
%c_15 = stablehlo.constant dense<12> : tensor<ui32>
%47 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<4500xui32>
%48 = stablehlo.shift_right_logical %46, %47 : tensor<4500xui32>
%49 = stablehlo.convert %48 : (tensor<4500xui32>) -> tensor<4500xi64>
%50 = stablehlo.reshape %49 : (tensor<4500xi64>) -> tensor<5x900xi64>
%51 = stablehlo.convert %23#5 : (tensor<5x900xi32>) -> tensor<5x900xi64>
%52 = stablehlo.multiply %51, %50 : tensor<5x900xi64>
%c_16 = stablehlo.constant dense<0> : tensor<i64>
%53 = stablehlo.reduce(%52 init: %c_16) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x900xi64>, tensor<i64>) -> tensor<i64>
return %33, %43, %53 : tensor<i64>, tensor<i64>, tensor<i64>
}
func.func private @remainder(%arg0: tensor<4500xui32>, %arg1: tensor<i64>) -> tensor<4500xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<4500xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<4500xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<4500xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<4500xui32>, tensor<4500xui32>) -> tensor<4500xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<4500xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<4500xui32>, tensor<4500xui32>) -> tensor<4500xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4500xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4500xi1>, tensor<4500xi1>) -> tensor<4500xi1>
%12 = stablehlo.and %11, %6 : tensor<4500xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<4500xui32>
%14 = stablehlo.add %4, %13 : tensor<4500xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<4500xi1>, tensor<4500xui32>
return %15 : tensor<4500xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
func.func private @remainder_0(%arg0: tensor<5x900xui32>, %arg1: tensor<i64>) -> tensor<5x900xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<5x900xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<5x900xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<5x900xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<5x900xui32>, tensor<5x900xui32>) -> tensor<5x900xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<5x900xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<5x900xui32>, tensor<5x900xui32>) -> tensor<5x900xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<5x900xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<5x900xi1>, tensor<5x900xi1>) -> tensor<5x900xi1>
%12 = stablehlo.and %11, %6 : tensor<5x900xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<5x900xui32>
%14 = stablehlo.add %4, %13 : tensor<5x900xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<5x900xi1>, tensor<5x900xui32>
return %15 : tensor<5x900xui32>
}
func.func private @remainder_1(%arg0: tensor<900x5xui32>, %arg1: tensor<i64>) -> tensor<900x5xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<900x5xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<900x5xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<900x5xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<900x5xui32>, tensor<900x5xui32>) -> tensor<900x5xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<900x5xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<900x5xui32>, tensor<900x5xui32>) -> tensor<900x5xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<900x5xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<900x5xi1>, tensor<900x5xi1>) -> tensor<900x5xi1>
%12 = stablehlo.and %11, %6 : tensor<900x5xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<900x5xui32>
%14 = stablehlo.add %4, %13 : tensor<900x5xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<900x5xi1>, tensor<900x5xui32>
return %15 : tensor<900x5xui32>
}
func.func private @remainder_2(%arg0: tensor<5x900xi32>, %arg1: tensor<i64>) -> tensor<5x900xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_3(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5x900xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<5x900xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5x900xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<5x900xi32>, tensor<5x900xi32>) -> tensor<5x900xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5x900xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<5x900xi32>, tensor<5x900xi32>) -> tensor<5x900xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<5x900xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<5x900xi1>, tensor<5x900xi1>) -> tensor<5x900xi1>
%12 = stablehlo.and %11, %6 : tensor<5x900xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5x900xi32>
%14 = stablehlo.add %4, %13 : tensor<5x900xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<5x900xi1>, tensor<5x900xi32>
return %15 : tensor<5x900xi32>
}
func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_4(%arg0: tensor<900x5xi32>, %arg1: tensor<i64>) -> tensor<900x5xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_3(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<900x5xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<900x5xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<900x5xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<900x5xi32>, tensor<900x5xi32>) -> tensor<900x5xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<900x5xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<900x5xi32>, tensor<900x5xi32>) -> tensor<900x5xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<900x5xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<900x5xi1>, tensor<900x5xi1>) -> tensor<900x5xi1>
%12 = stablehlo.and %11, %6 : tensor<900x5xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<900x5xi32>
%14 = stablehlo.add %4, %13 : tensor<900x5xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<900x5xi1>, tensor<900x5xi32>
return %15 : tensor<900x5xi32>
}
}
// -----
// in_a_loop
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:1 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x78C7817E1E1F0000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>) {
%c = stablehlo.constant dense<60> : tensor<i64>
%0 = call @floor_divide(%arg0, %c) : (tensor<i32>, tensor<i64>) -> tensor<i32>
%1 = stablehlo.iota dim = 0 : tensor<2003xui32>
%c_0 = stablehlo.constant dense<2654435761> : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%3 = stablehlo.multiply %1, %2 : tensor<2003xui32>
%c_1 = stablehlo.constant dense<65537> : tensor<i64>
%4 = call @remainder(%3, %c_1) : (tensor<2003xui32>, tensor<i64>) -> tensor<2003xui32>
%5 = stablehlo.convert %4 : (tensor<2003xui32>) -> tensor<2003xi32>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%6:4 = stablehlo.while(%iterArg = %arg0, %iterArg_6 = %c_2, %iterArg_7 = %0, %iterArg_8 = %5) : tensor<i32>, tensor<i32>, tensor<i32>, tensor<2003xi32>
cond {
%16 = stablehlo.compare LT, %iterArg_6, %iterArg_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %16 : tensor<i1>
} do {
%c_9 = stablehlo.constant dense<1> : tensor<i32>
%16 = stablehlo.add %iterArg_6, %c_9 : tensor<i32>
%c_10 = stablehlo.constant dense<0> : tensor<i32>
%17:3 = stablehlo.while(%iterArg_11 = %c_10, %iterArg_12 = %iterArg, %iterArg_13 = %iterArg_8) : tensor<i32>, tensor<i32>, tensor<2003xi32>
cond {
%19 = stablehlo.compare LT, %iterArg_11, %iterArg_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %19 : tensor<i1>
} do {
%c_14 = stablehlo.constant dense<1> : tensor<i32>
%19 = stablehlo.add %iterArg_11, %c_14 : tensor<i32>
%20 = stablehlo.broadcast_in_dim %iterArg_11, dims = [] : (tensor<i32>) -> tensor<2003xi32>
%21 = stablehlo.add %iterArg_13, %20 : tensor<2003xi32>
%c_15 = stablehlo.constant dense<75> : tensor<i32>
%22 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<2003xi32>
%23 = stablehlo.multiply %21, %22 : tensor<2003xi32>
%c_16 = stablehlo.constant dense<74> : tensor<i32>
%24 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<2003xi32>
%25 = stablehlo.add %23, %24 : tensor<2003xi32>
%c_17 = stablehlo.constant dense<65537> : tensor<i64>
%26 = func.call @remainder_1(%25, %c_17) : (tensor<2003xi32>, tensor<i64>) -> tensor<2003xi32>
stablehlo.return %19, %iterArg_12, %26 : tensor<i32>, tensor<i32>, tensor<2003xi32>
}
%18 = func.call @_roll_dynamic(%17#2, %iterArg_6) : (tensor<2003xi32>, tensor<i32>) -> tensor<2003xi32>
stablehlo.return %iterArg, %16, %iterArg_7, %18 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<2003xi32>
}
%7 = stablehlo.iota dim = 0 : tensor<2003xui32>
%c_3 = stablehlo.constant dense<2246822519> : tensor<ui32>
%8 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%9 = stablehlo.multiply %7, %8 : tensor<2003xui32>
%c_4 = stablehlo.constant dense<12> : tensor<ui32>
%10 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%11 = stablehlo.shift_right_logical %9, %10 : tensor<2003xui32>
%12 = stablehlo.convert %11 : (tensor<2003xui32>) -> tensor<2003xi64>
%13 = stablehlo.convert %6#3 : (tensor<2003xi32>) -> tensor<2003xi64>
%14 = stablehlo.multiply %13, %12 : tensor<2003xi64>
%c_5 = stablehlo.constant dense<0> : tensor<i64>
%15 = stablehlo.reduce(%14 init: %c_5) applies stablehlo.add across dimensions = [0] : (tensor<2003xi64>, tensor<i64>) -> tensor<i64>
return %15 : tensor<i64>
}
func.func private @floor_divide(%arg0: tensor<i32>, %arg1: tensor<i64>) -> tensor<i32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%1 = stablehlo.divide %arg0, %0 : tensor<i32>
%2 = stablehlo.sign %arg0 : tensor<i32>
%3 = stablehlo.sign %0 : tensor<i32>
%4 = stablehlo.compare NE, %2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%5 = stablehlo.remainder %arg0, %0 : tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%6 = stablehlo.compare NE, %5, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%7 = stablehlo.and %4, %6 : tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%8 = stablehlo.subtract %1, %c_0 : tensor<i32>
%9 = call @_where(%7, %8, %1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
return %9 : tensor<i32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder(%arg0: tensor<2003xui32>, %arg1: tensor<i64>) -> tensor<2003xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where_0(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<2003xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<2003xui32>, tensor<2003xui32>) -> tensor<2003xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<2003xui32>, tensor<2003xui32>) -> tensor<2003xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2003xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<2003xi1>, tensor<2003xi1>) -> tensor<2003xi1>
%12 = stablehlo.and %11, %6 : tensor<2003xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%14 = stablehlo.add %4, %13 : tensor<2003xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<2003xi1>, tensor<2003xui32>
return %15 : tensor<2003xui32>
}
func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
func.func private @remainder_1(%arg0: tensor<2003xi32>, %arg1: tensor<i64>) -> tensor<2003xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2003xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<2003xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2003xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<2003xi32>, tensor<2003xi32>) -> tensor<2003xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2003xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<2003xi32>, tensor<2003xi32>) -> tensor<2003xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2003xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<2003xi1>, tensor<2003xi1>) -> tensor<2003xi1>
%12 = stablehlo.and %11, %6 : tensor<2003xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2003xi32>
%14 = stablehlo.add %4, %13 : tensor<2003xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<2003xi1>, tensor<2003xi32>
return %15 : tensor<2003xi32>
}
func.func private @_roll_dynamic(%arg0: tensor<2003xi32>, %arg1: tensor<i32>) -> tensor<2003xi32> {
%0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
%1 = stablehlo.slice %0 [0:1] : (tensor<1xi32>) -> tensor<1xi32>
%2 = stablehlo.reshape %1 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2003> : tensor<i32>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%3 = stablehlo.maximum %c, %c_0 : tensor<i32>
%4 = call @remainder_2(%2, %3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%5 = stablehlo.concatenate %arg0, %arg0, dim = 0 : (tensor<2003xi32>, tensor<2003xi32>) -> tensor<4006xi32>
%c_1 = stablehlo.constant dense<2003> : tensor<i32>
%6 = stablehlo.subtract %c_1, %4 : tensor<i32>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.compare LT, %6, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_3 = stablehlo.constant dense<4006> : tensor<i32>
%8 = stablehlo.add %6, %c_3 : tensor<i32>
%9 = stablehlo.select %7, %8, %6 : tensor<i1>, tensor<i32>
%10 = stablehlo.dynamic_slice %5, %9, sizes = [2003] : (tensor<4006xi32>, tensor<i32>) -> tensor<2003xi32>
return %10 : tensor<2003xi32>
}
func.func private @remainder_2(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.compare EQ, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%1 = call @_where(%0, %c_0, %arg1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%2 = stablehlo.remainder %arg0, %1 : tensor<i32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%3 = stablehlo.compare NE, %2, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%4 = stablehlo.compare LT, %2, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.compare LT, %1, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
%7 = stablehlo.and %6, %3 : tensor<i1>
%8 = stablehlo.add %2, %1 : tensor<i32>
%9 = stablehlo.select %7, %8, %2 : tensor<i1>, tensor<i32>
return %9 : tensor<i32>
}
}
// -----
// in_a_branch
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:1 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x6DC3A924401F0000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>) {
%c = stablehlo.constant dense<7> : tensor<i32>
%0 = stablehlo.compare GT, %arg0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%1 = stablehlo.iota dim = 0 : tensor<2003xui32>
%c_0 = stablehlo.constant dense<2654435761> : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%3 = stablehlo.multiply %1, %2 : tensor<2003xui32>
%c_1 = stablehlo.constant dense<65537> : tensor<i64>
%4 = call @remainder(%3, %c_1) : (tensor<2003xui32>, tensor<i64>) -> tensor<2003xui32>
%5 = stablehlo.convert %4 : (tensor<2003xui32>) -> tensor<2003xi32>
%6 = stablehlo.convert %0 : (tensor<i1>) -> tensor<i32>
%7 = "stablehlo.case"(%6) ({
stablehlo.return %5 : tensor<2003xi32>
}, {
%c_5 = stablehlo.constant dense<0> : tensor<i32>
%17:3 = stablehlo.while(%iterArg = %c_5, %iterArg_6 = %arg0, %iterArg_7 = %5) : tensor<i32>, tensor<i32>, tensor<2003xi32>
cond {
%18 = stablehlo.compare LT, %iterArg, %iterArg_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %18 : tensor<i1>
} do {
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%18 = stablehlo.add %iterArg, %c_8 : tensor<i32>
%19 = stablehlo.broadcast_in_dim %iterArg, dims = [] : (tensor<i32>) -> tensor<2003xi32>
%20 = stablehlo.add %iterArg_7, %19 : tensor<2003xi32>
%c_9 = stablehlo.constant dense<75> : tensor<i32>
%21 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<2003xi32>
%22 = stablehlo.multiply %20, %21 : tensor<2003xi32>
%c_10 = stablehlo.constant dense<74> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<2003xi32>
%24 = stablehlo.add %22, %23 : tensor<2003xi32>
%c_11 = stablehlo.constant dense<65537> : tensor<i64>
%25 = func.call @remainder_0(%24, %c_11) : (tensor<2003xi32>, tensor<i64>) -> tensor<2003xi32>
stablehlo.return %18, %iterArg_6, %25 : tensor<i32>, tensor<i32>, tensor<2003xi32>
}
stablehlo.return %17#2 : tensor<2003xi32>
}) : (tensor<i32>) -> tensor<2003xi32>
%8 = stablehlo.iota dim = 0 : tensor<2003xui32>
%c_2 = stablehlo.constant dense<2246822519> : tensor<ui32>
%9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%10 = stablehlo.multiply %8, %9 : tensor<2003xui32>
%c_3 = stablehlo.constant dense<12> : tensor<ui32>
%11 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%12 = stablehlo.shift_right_logical %10, %11 : tensor<2003xui32>
%13 = stablehlo.convert %12 : (tensor<2003xui32>) -> tensor<2003xi64>
%14 = stablehlo.convert %7 : (tensor<2003xi32>) -> tensor<2003xi64>
%15 = stablehlo.multiply %14, %13 : tensor<2003xi64>
%c_4 = stablehlo.constant dense<0> : tensor<i64>
%16 = stablehlo.reduce(%15 init: %c_4) applies stablehlo.add across dimensions = [0] : (tensor<2003xi64>, tensor<i64>) -> tensor<i64>
return %16 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<2003xui32>, %arg1: tensor<i64>) -> tensor<2003xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<2003xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<2003xui32>, tensor<2003xui32>) -> tensor<2003xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<2003xui32>, tensor<2003xui32>) -> tensor<2003xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2003xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<2003xi1>, tensor<2003xi1>) -> tensor<2003xi1>
%12 = stablehlo.and %11, %6 : tensor<2003xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2003xui32>
%14 = stablehlo.add %4, %13 : tensor<2003xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<2003xi1>, tensor<2003xui32>
return %15 : tensor<2003xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
func.func private @remainder_0(%arg0: tensor<2003xi32>, %arg1: tensor<i64>) -> tensor<2003xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_1(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2003xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<2003xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2003xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<2003xi32>, tensor<2003xi32>) -> tensor<2003xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2003xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<2003xi32>, tensor<2003xi32>) -> tensor<2003xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2003xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<2003xi1>, tensor<2003xi1>) -> tensor<2003xi1>
%12 = stablehlo.and %11, %6 : tensor<2003xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2003xi32>
%14 = stablehlo.add %4, %13 : tensor<2003xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<2003xi1>, tensor<2003xi32>
return %15 : tensor<2003xi32>
}
func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
}
// -----
// updated_in_a_branch
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:2 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0x8CB333A401010000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x1A1FC846D20F0000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<7063xui32>
%1 = stablehlo.reshape %0 : (tensor<7063xui32>) -> tensor<7x1009xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<7x1009xui32>
%3 = stablehlo.multiply %1, %2 : tensor<7x1009xui32>
%c_0 = stablehlo.constant dense<65537> : tensor<i64>
%4 = call @remainder(%3, %c_0) : (tensor<7x1009xui32>, tensor<i64>) -> tensor<7x1009xui32>
%5 = stablehlo.convert %4 : (tensor<7x1009xui32>) -> tensor<7x1009xi32>
%6 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c_1 = stablehlo.constant dense<2654435761> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%8 = stablehlo.multiply %6, %7 : tensor<1009xui32>
%c_2 = stablehlo.constant dense<65537> : tensor<i64>
%9 = call @remainder_0(%8, %c_2) : (tensor<1009xui32>, tensor<i64>) -> tensor<1009xui32>
%10 = stablehlo.convert %9 : (tensor<1009xui32>) -> tensor<1009xi32>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%11:4 = stablehlo.while(%iterArg = %c_3, %iterArg_10 = %arg0, %iterArg_11 = %5, %iterArg_12 = %10) : tensor<i32>, tensor<i32>, tensor<7x1009xi32>, tensor<1009xi32>
cond {
%31 = stablehlo.compare LT, %iterArg, %iterArg_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %31 : tensor<i1>
} do {
%c_13 = stablehlo.constant dense<1> : tensor<i32>
%31 = stablehlo.add %iterArg, %c_13 : tensor<i32>
%c_14 = stablehlo.constant dense<3> : tensor<i64>
%32 = func.call @remainder_1(%iterArg, %c_14) : (tensor<i32>, tensor<i64>) -> tensor<i32>
%c_15 = stablehlo.constant dense<1> : tensor<i32>
%33 = stablehlo.compare EQ, %32, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%34 = stablehlo.convert %33 : (tensor<i1>) -> tensor<i32>
%35:2 = "stablehlo.case"(%34) ({
%43 = stablehlo.broadcast_in_dim %iterArg, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%44 = stablehlo.subtract %iterArg_12, %43 : tensor<1009xi32>
%c_19 = stablehlo.constant dense<0> : tensor<i32>
%45 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<7x1009xi32>
%46 = stablehlo.broadcast_in_dim %iterArg, dims = [] : (tensor<i32>) -> tensor<7x1009xi32>
%47 = stablehlo.add %45, %46 : tensor<7x1009xi32>
stablehlo.return %44, %47 : tensor<1009xi32>, tensor<7x1009xi32>
}, {
%c_19 = stablehlo.constant dense<75> : tensor<i32>
%43 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%44 = stablehlo.multiply %iterArg_12, %43 : tensor<1009xi32>
%c_20 = stablehlo.constant dense<74> : tensor<i32>
%45 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%46 = stablehlo.add %44, %45 : tensor<1009xi32>
%c_21 = stablehlo.constant dense<65537> : tensor<i64>
%47 = func.call @remainder_3(%46, %c_21) : (tensor<1009xi32>, tensor<i64>) -> tensor<1009xi32>
%48 = stablehlo.broadcast_in_dim %iterArg_12, dims = [1] : (tensor<1009xi32>) -> tensor<1x1009xi32>
%c_22 = stablehlo.constant dense<7> : tensor<i64>
%49 = func.call @remainder_1(%iterArg, %c_22) : (tensor<i32>, tensor<i64>) -> tensor<i32>
%c_23 = stablehlo.constant dense<0> : tensor<i32>
%50 = stablehlo.multiply %iterArg, %c_23 : tensor<i32>
%c_24 = stablehlo.constant dense<0> : tensor<i32>
%51 = stablehlo.compare LT, %49, %c_24, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_25 = stablehlo.constant dense<7> : tensor<i32>
%52 = stablehlo.add %49, %c_25 : tensor<i32>
%53 = stablehlo.select %51, %52, %49 : tensor<i1>, tensor<i32>
%c_26 = stablehlo.constant dense<0> : tensor<i32>
%54 = stablehlo.compare LT, %50, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_27 = stablehlo.constant dense<1009> : tensor<i32>
%55 = stablehlo.add %50, %c_27 : tensor<i32>
%56 = stablehlo.select %54, %55, %50 : tensor<i1>, tensor<i32>
%57 = stablehlo.dynamic_update_slice %iterArg_11, %48, %53, %56 : (tensor<7x1009xi32>, tensor<1x1009xi32>, tensor<i32>, tensor<i32>) -> tensor<7x1009xi32>
stablehlo.return %47, %57 : tensor<1009xi32>, tensor<7x1009xi32>
}) : (tensor<i32>) -> (tensor<1009xi32>, tensor<7x1009xi32>)
%36 = stablehlo.broadcast_in_dim %iterArg, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%37 = stablehlo.add %35#0, %36 : tensor<1009xi32>
%c_16 = stablehlo.constant dense<75> : tensor<i32>
%38 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%39 = stablehlo.multiply %37, %38 : tensor<1009xi32>
%c_17 = stablehlo.constant dense<74> : tensor<i32>
%40 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%41 = stablehlo.add %39, %40 : tensor<1009xi32>
%c_18 = stablehlo.constant dense<65537> : tensor<i64>
%42 = func.call @remainder_3(%41, %c_18) : (tensor<1009xi32>, tensor<i64>) -> tensor<1009xi32>
stablehlo.return %31, %iterArg_10, %35#1, %42 : tensor<i32>, tensor<i32>, tensor<7x1009xi32>, tensor<1009xi32>
}
%12 = stablehlo.iota dim = 0 : tensor<7063xui32>
%c_4 = stablehlo.constant dense<2246822519> : tensor<ui32>
%13 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<7063xui32>
%14 = stablehlo.multiply %12, %13 : tensor<7063xui32>
%c_5 = stablehlo.constant dense<12> : tensor<ui32>
%15 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<7063xui32>
%16 = stablehlo.shift_right_logical %14, %15 : tensor<7063xui32>
%17 = stablehlo.convert %16 : (tensor<7063xui32>) -> tensor<7063xi64>
%18 = stablehlo.reshape %17 : (tensor<7063xi64>) -> tensor<7x1009xi64>
%19 = stablehlo.convert %11#2 : (tensor<7x1009xi32>) -> tensor<7x1009xi64>
%20 = stablehlo.multiply %19, %18 : tensor<7x1009xi64>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%21 = stablehlo.reduce(%20 init: %c_6) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x1009xi64>, tensor<i64>) -> tensor<i64>
%22 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c_7 = stablehlo.constant dense<2246822519> : tensor<ui32>
%23 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%24 = stablehlo.multiply %22, %23 : tensor<1009xui32>
%c_8 = stablehlo.constant dense<12> : tensor<ui32>
%25 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%26 = stablehlo.shift_right_logical %24, %25 : tensor<1009xui32>
%27 = stablehlo.convert %26 : (tensor<1009xui32>) -> tensor<1009xi64>
%28 = stablehlo.convert %11#3 : (tensor<1009xi32>) -> tensor<1009xi64>
%29 = stablehlo.multiply %28, %27 : tensor<1009xi64>
%c_9 = stablehlo.constant dense<0> : tensor<i64>
%30 = stablehlo.reduce(%29 init: %c_9) applies stablehlo.add across dimensions = [0] : (tensor<1009xi64>, tensor<i64>) -> tensor<i64>
return %21, %30 : tensor<i64>, tensor<i64>
}
func.func private @remainder(%arg0: tensor<7x1009xui32>, %arg1: tensor<i64>) -> tensor<7x1009xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<7x1009xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<7x1009xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<7x1009xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<7x1009xui32>, tensor<7x1009xui32>) -> tensor<7x1009xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<7x1009xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<7x1009xui32>, tensor<7x1009xui32>) -> tensor<7x1009xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<7x1009xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<7x1009xi1>, tensor<7x1009xi1>) -> tensor<7x1009xi1>
%12 = stablehlo.and %11, %6 : tensor<7x1009xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<7x1009xui32>
%14 = stablehlo.add %4, %13 : tensor<7x1009xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<7x1009xi1>, tensor<7x1009xui32>
return %15 : tensor<7x1009xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
func.func private @remainder_0(%arg0: tensor<1009xui32>, %arg1: tensor<i64>) -> tensor<1009xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1009xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<1009xui32>, tensor<1009xui32>) -> tensor<1009xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<1009xui32>, tensor<1009xui32>) -> tensor<1009xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1009xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1009xi1>, tensor<1009xi1>) -> tensor<1009xi1>
%12 = stablehlo.and %11, %6 : tensor<1009xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%14 = stablehlo.add %4, %13 : tensor<1009xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<1009xi1>, tensor<1009xui32>
return %15 : tensor<1009xui32>
}
func.func private @remainder_1(%arg0: tensor<i32>, %arg1: tensor<i64>) -> tensor<i32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_2(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.remainder %arg0, %2 : tensor<i32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%4 = stablehlo.compare NE, %3, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.compare LT, %3, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%6 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%7 = stablehlo.compare NE, %5, %6, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
%8 = stablehlo.and %7, %4 : tensor<i1>
%9 = stablehlo.add %3, %2 : tensor<i32>
%10 = stablehlo.select %8, %9, %3 : tensor<i1>, tensor<i32>
return %10 : tensor<i32>
}
func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_3(%arg0: tensor<1009xi32>, %arg1: tensor<i64>) -> tensor<1009xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_2(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
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
// scan_1009
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:2 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0x5AD81FCBD60F0000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0xC07D453EC8D3FFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<303709xui32>
%1 = stablehlo.reshape %0 : (tensor<303709xui32>) -> tensor<301x1009xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<301x1009xui32>
%3 = stablehlo.multiply %1, %2 : tensor<301x1009xui32>
%c_0 = stablehlo.constant dense<65537> : tensor<i64>
%4 = call @remainder(%3, %c_0) : (tensor<301x1009xui32>, tensor<i64>) -> tensor<301x1009xui32>
%5 = stablehlo.convert %4 : (tensor<301x1009xui32>) -> tensor<301x1009xi32>
%6 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i32>) -> tensor<301x1009xi32>
%7 = stablehlo.add %5, %6 : tensor<301x1009xi32>
%8 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c_1 = stablehlo.constant dense<2654435761> : tensor<ui32>
%9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%10 = stablehlo.multiply %8, %9 : tensor<1009xui32>
%c_2 = stablehlo.constant dense<65537> : tensor<i64>
%11 = call @remainder_0(%10, %c_2) : (tensor<1009xui32>, tensor<i64>) -> tensor<1009xui32>
%12 = stablehlo.convert %11 : (tensor<1009xui32>) -> tensor<1009xi32>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%13 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<301x1009xi32>
%c_4 = stablehlo.constant dense<0> : tensor<i64>
%14:4 = stablehlo.while(%iterArg = %7, %iterArg_11 = %c_4, %iterArg_12 = %12, %iterArg_13 = %13) : tensor<301x1009xi32>, tensor<i64>, tensor<1009xi32>, tensor<301x1009xi32>
cond {
%c_14 = stablehlo.constant dense<301> : tensor<i64>
%34 = stablehlo.compare LT, %iterArg_11, %c_14, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %34 : tensor<i1>
} do {
%34 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_11) : (tensor<301x1009xi32>, tensor<i64>) -> tensor<1009xi32>
%35:2 = func.call @closed_call(%iterArg_12, %34) : (tensor<1009xi32>, tensor<1009xi32>) -> (tensor<1009xi32>, tensor<1009xi32>)
%36 = func.call @dynamic_update_index_in_dim(%iterArg_13, %35#1, %iterArg_11) : (tensor<301x1009xi32>, tensor<1009xi32>, tensor<i64>) -> tensor<301x1009xi32>
%c_14 = stablehlo.constant dense<1> : tensor<i64>
%37 = stablehlo.add %iterArg_11, %c_14 : tensor<i64>
stablehlo.return %iterArg, %37, %35#0, %36 : tensor<301x1009xi32>, tensor<i64>, tensor<1009xi32>, tensor<301x1009xi32>
}
%15 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c_5 = stablehlo.constant dense<2246822519> : tensor<ui32>
%16 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%17 = stablehlo.multiply %15, %16 : tensor<1009xui32>
%c_6 = stablehlo.constant dense<12> : tensor<ui32>
%18 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%19 = stablehlo.shift_right_logical %17, %18 : tensor<1009xui32>
%20 = stablehlo.convert %19 : (tensor<1009xui32>) -> tensor<1009xi64>
%21 = stablehlo.convert %14#2 : (tensor<1009xi32>) -> tensor<1009xi64>
%22 = stablehlo.multiply %21, %20 : tensor<1009xi64>
%c_7 = stablehlo.constant dense<0> : tensor<i64>
%23 = stablehlo.reduce(%22 init: %c_7) applies stablehlo.add across dimensions = [0] : (tensor<1009xi64>, tensor<i64>) -> tensor<i64>
%24 = stablehlo.iota dim = 0 : tensor<303709xui32>
%c_8 = stablehlo.constant dense<2246822519> : tensor<ui32>
%25 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<303709xui32>
%26 = stablehlo.multiply %24, %25 : tensor<303709xui32>
%c_9 = stablehlo.constant dense<12> : tensor<ui32>
%27 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<303709xui32>
%28 = stablehlo.shift_right_logical %26, %27 : tensor<303709xui32>
%29 = stablehlo.convert %28 : (tensor<303709xui32>) -> tensor<303709xi64>
%30 = stablehlo.reshape %29 : (tensor<303709xi64>) -> tensor<301x1009xi64>
%31 = stablehlo.convert %14#3 : (tensor<301x1009xi32>) -> tensor<301x1009xi64>
%32 = stablehlo.multiply %31, %30 : tensor<301x1009xi64>
%c_10 = stablehlo.constant dense<0> : tensor<i64>
%33 = stablehlo.reduce(%32 init: %c_10) applies stablehlo.add across dimensions = [0, 1] : (tensor<301x1009xi64>, tensor<i64>) -> tensor<i64>
return %23, %33 : tensor<i64>, tensor<i64>
}
func.func private @remainder(%arg0: tensor<301x1009xui32>, %arg1: tensor<i64>) -> tensor<301x1009xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<301x1009xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<301x1009xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<301x1009xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<301x1009xui32>, tensor<301x1009xui32>) -> tensor<301x1009xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<301x1009xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<301x1009xui32>, tensor<301x1009xui32>) -> tensor<301x1009xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<301x1009xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<301x1009xi1>, tensor<301x1009xi1>) -> tensor<301x1009xi1>
%12 = stablehlo.and %11, %6 : tensor<301x1009xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<301x1009xui32>
%14 = stablehlo.add %4, %13 : tensor<301x1009xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<301x1009xi1>, tensor<301x1009xui32>
return %15 : tensor<301x1009xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
func.func private @remainder_0(%arg0: tensor<1009xui32>, %arg1: tensor<i64>) -> tensor<1009xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1009xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<1009xui32>, tensor<1009xui32>) -> tensor<1009xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<1009xui32>, tensor<1009xui32>) -> tensor<1009xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1009xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1009xi1>, tensor<1009xi1>) -> tensor<1009xi1>
%12 = stablehlo.and %11, %6 : tensor<1009xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%14 = stablehlo.add %4, %13 : tensor<1009xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<1009xi1>, tensor<1009xui32>
return %15 : tensor<1009xui32>
}
func.func private @dynamic_index_in_dim(%arg0: tensor<301x1009xi32>, %arg1: tensor<i64>) -> tensor<1009xi32> {
%c = stablehlo.constant dense<0> : tensor<i64>
%0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 1009] : (tensor<301x1009xi32>, tensor<i64>, tensor<i64>) -> tensor<1x1009xi32>
%1 = stablehlo.reshape %0 : (tensor<1x1009xi32>) -> tensor<1009xi32>
return %1 : tensor<1009xi32>
}
func.func private @closed_call(%arg0: tensor<1009xi32>, %arg1: tensor<1009xi32>) -> (tensor<1009xi32>, tensor<1009xi32>) {
%0 = stablehlo.add %arg0, %arg1 : tensor<1009xi32>
%c = stablehlo.constant dense<75> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%2 = stablehlo.multiply %0, %1 : tensor<1009xi32>
%c_0 = stablehlo.constant dense<74> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%4 = stablehlo.add %2, %3 : tensor<1009xi32>
%c_1 = stablehlo.constant dense<65537> : tensor<i64>
%5 = call @remainder_1(%4, %c_1) : (tensor<1009xi32>, tensor<i64>) -> tensor<1009xi32>
%6 = stablehlo.subtract %arg0, %arg1 : tensor<1009xi32>
return %5, %6 : tensor<1009xi32>, tensor<1009xi32>
}
func.func private @remainder_1(%arg0: tensor<1009xi32>, %arg1: tensor<i64>) -> tensor<1009xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_2(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
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
func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @dynamic_update_index_in_dim(%arg0: tensor<301x1009xi32>, %arg1: tensor<1009xi32>, %arg2: tensor<i64>) -> tensor<301x1009xi32> {
%0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<1009xi32>) -> tensor<1x1009xi32>
%c = stablehlo.constant dense<0> : tensor<i64>
%1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<301x1009xi32>, tensor<1x1009xi32>, tensor<i64>, tensor<i64>) -> tensor<301x1009xi32>
return %1 : tensor<301x1009xi32>
}
}
// -----
// scan_300x5
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:2 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0x89D7AAE079170000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x0D4BA879E0B4FFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<451500xui32>
%1 = stablehlo.reshape %0 : (tensor<451500xui32>) -> tensor<301x300x5xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<301x300x5xui32>
%3 = stablehlo.multiply %1, %2 : tensor<301x300x5xui32>
%c_0 = stablehlo.constant dense<65537> : tensor<i64>
%4 = call @remainder(%3, %c_0) : (tensor<301x300x5xui32>, tensor<i64>) -> tensor<301x300x5xui32>
%5 = stablehlo.convert %4 : (tensor<301x300x5xui32>) -> tensor<301x300x5xi32>
%6 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i32>) -> tensor<301x300x5xi32>
%7 = stablehlo.add %5, %6 : tensor<301x300x5xi32>
%8 = stablehlo.iota dim = 0 : tensor<1500xui32>
%9 = stablehlo.reshape %8 : (tensor<1500xui32>) -> tensor<300x5xui32>
%c_1 = stablehlo.constant dense<2654435761> : tensor<ui32>
%10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<300x5xui32>
%11 = stablehlo.multiply %9, %10 : tensor<300x5xui32>
%c_2 = stablehlo.constant dense<65537> : tensor<i64>
%12 = call @remainder_0(%11, %c_2) : (tensor<300x5xui32>, tensor<i64>) -> tensor<300x5xui32>
%13 = stablehlo.convert %12 : (tensor<300x5xui32>) -> tensor<300x5xi32>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<301x300x5xi32>
%c_4 = stablehlo.constant dense<0> : tensor<i64>
%15:4 = stablehlo.while(%iterArg = %7, %iterArg_11 = %c_4, %iterArg_12 = %13, %iterArg_13 = %14) : tensor<301x300x5xi32>, tensor<i64>, tensor<300x5xi32>, tensor<301x300x5xi32>
cond {
%c_14 = stablehlo.constant dense<301> : tensor<i64>
%36 = stablehlo.compare LT, %iterArg_11, %c_14, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %36 : tensor<i1>
} do {
%36 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_11) : (tensor<301x300x5xi32>, tensor<i64>) -> tensor<300x5xi32>
%37:2 = func.call @closed_call(%iterArg_12, %36) : (tensor<300x5xi32>, tensor<300x5xi32>) -> (tensor<300x5xi32>, tensor<300x5xi32>)
%38 = func.call @dynamic_update_index_in_dim(%iterArg_13, %37#1, %iterArg_11) : (tensor<301x300x5xi32>, tensor<300x5xi32>, tensor<i64>) -> tensor<301x300x5xi32>
%c_14 = stablehlo.constant dense<1> : tensor<i64>
%39 = stablehlo.add %iterArg_11, %c_14 : tensor<i64>
stablehlo.return %iterArg, %39, %37#0, %38 : tensor<301x300x5xi32>, tensor<i64>, tensor<300x5xi32>, tensor<301x300x5xi32>
}
%16 = stablehlo.iota dim = 0 : tensor<1500xui32>
%c_5 = stablehlo.constant dense<2246822519> : tensor<ui32>
%17 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<1500xui32>
%18 = stablehlo.multiply %16, %17 : tensor<1500xui32>
%c_6 = stablehlo.constant dense<12> : tensor<ui32>
%19 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<1500xui32>
%20 = stablehlo.shift_right_logical %18, %19 : tensor<1500xui32>
%21 = stablehlo.convert %20 : (tensor<1500xui32>) -> tensor<1500xi64>
%22 = stablehlo.reshape %21 : (tensor<1500xi64>) -> tensor<300x5xi64>
%23 = stablehlo.convert %15#2 : (tensor<300x5xi32>) -> tensor<300x5xi64>
%24 = stablehlo.multiply %23, %22 : tensor<300x5xi64>
%c_7 = stablehlo.constant dense<0> : tensor<i64>
%25 = stablehlo.reduce(%24 init: %c_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<300x5xi64>, tensor<i64>) -> tensor<i64>
%26 = stablehlo.iota dim = 0 : tensor<451500xui32>
%c_8 = stablehlo.constant dense<2246822519> : tensor<ui32>
%27 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<451500xui32>
%28 = stablehlo.multiply %26, %27 : tensor<451500xui32>
%c_9 = stablehlo.constant dense<12> : tensor<ui32>
%29 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<451500xui32>
%30 = stablehlo.shift_right_logical %28, %29 : tensor<451500xui32>
%31 = stablehlo.convert %30 : (tensor<451500xui32>) -> tensor<451500xi64>
%32 = stablehlo.reshape %31 : (tensor<451500xi64>) -> tensor<301x300x5xi64>
%33 = stablehlo.convert %15#3 : (tensor<301x300x5xi32>) -> tensor<301x300x5xi64>
%34 = stablehlo.multiply %33, %32 : tensor<301x300x5xi64>
%c_10 = stablehlo.constant dense<0> : tensor<i64>
%35 = stablehlo.reduce(%34 init: %c_10) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<301x300x5xi64>, tensor<i64>) -> tensor<i64>
return %25, %35 : tensor<i64>, tensor<i64>
}
func.func private @remainder(%arg0: tensor<301x300x5xui32>, %arg1: tensor<i64>) -> tensor<301x300x5xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<301x300x5xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<301x300x5xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<301x300x5xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<301x300x5xui32>, tensor<301x300x5xui32>) -> tensor<301x300x5xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<301x300x5xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<301x300x5xui32>, tensor<301x300x5xui32>) -> tensor<301x300x5xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<301x300x5xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<301x300x5xi1>, tensor<301x300x5xi1>) -> tensor<301x300x5xi1>
%12 = stablehlo.and %11, %6 : tensor<301x300x5xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<301x300x5xui32>
%14 = stablehlo.add %4, %13 : tensor<301x300x5xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<301x300x5xi1>, tensor<301x300x5xui32>
return %15 : tensor<301x300x5xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
func.func private @remainder_0(%arg0: tensor<300x5xui32>, %arg1: tensor<i64>) -> tensor<300x5xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<300x5xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<300x5xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<300x5xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<300x5xui32>, tensor<300x5xui32>) -> tensor<300x5xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<300x5xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<300x5xui32>, tensor<300x5xui32>) -> tensor<300x5xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<300x5xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<300x5xi1>, tensor<300x5xi1>) -> tensor<300x5xi1>
%12 = stablehlo.and %11, %6 : tensor<300x5xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<300x5xui32>
%14 = stablehlo.add %4, %13 : tensor<300x5xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<300x5xi1>, tensor<300x5xui32>
return %15 : tensor<300x5xui32>
}
func.func private @dynamic_index_in_dim(%arg0: tensor<301x300x5xi32>, %arg1: tensor<i64>) -> tensor<300x5xi32> {
%c = stablehlo.constant dense<0> : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 300, 5] : (tensor<301x300x5xi32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x300x5xi32>
%1 = stablehlo.reshape %0 : (tensor<1x300x5xi32>) -> tensor<300x5xi32>
return %1 : tensor<300x5xi32>
}
func.func private @closed_call(%arg0: tensor<300x5xi32>, %arg1: tensor<300x5xi32>) -> (tensor<300x5xi32>, tensor<300x5xi32>) {
%0 = stablehlo.add %arg0, %arg1 : tensor<300x5xi32>
%c = stablehlo.constant dense<75> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<300x5xi32>
%2 = stablehlo.multiply %0, %1 : tensor<300x5xi32>
%c_0 = stablehlo.constant dense<74> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<300x5xi32>
%4 = stablehlo.add %2, %3 : tensor<300x5xi32>
%c_1 = stablehlo.constant dense<65537> : tensor<i64>
%5 = call @remainder_1(%4, %c_1) : (tensor<300x5xi32>, tensor<i64>) -> tensor<300x5xi32>
%6 = stablehlo.subtract %arg0, %arg1 : tensor<300x5xi32>
return %5, %6 : tensor<300x5xi32>, tensor<300x5xi32>
}
func.func private @remainder_1(%arg0: tensor<300x5xi32>, %arg1: tensor<i64>) -> tensor<300x5xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_2(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<300x5xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<300x5xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<300x5xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<300x5xi32>, tensor<300x5xi32>) -> tensor<300x5xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<300x5xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<300x5xi32>, tensor<300x5xi32>) -> tensor<300x5xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<300x5xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<300x5xi1>, tensor<300x5xi1>) -> tensor<300x5xi1>
%12 = stablehlo.and %11, %6 : tensor<300x5xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<300x5xi32>
%14 = stablehlo.add %4, %13 : tensor<300x5xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<300x5xi1>, tensor<300x5xi32>
return %15 : tensor<300x5xi32>
}
func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @dynamic_update_index_in_dim(%arg0: tensor<301x300x5xi32>, %arg1: tensor<300x5xi32>, %arg2: tensor<i64>) -> tensor<301x300x5xi32> {
%0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<300x5xi32>) -> tensor<1x300x5xi32>
%c = stablehlo.constant dense<0> : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<301x300x5xi32>, tensor<1x300x5xi32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<301x300x5xi32>
return %1 : tensor<301x300x5xi32>
}
}
// -----
// scan_5x300
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:2 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0x89D7AAE079170000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x0D4BA879E0B4FFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<451500xui32>
%1 = stablehlo.reshape %0 : (tensor<451500xui32>) -> tensor<301x5x300xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<301x5x300xui32>
%3 = stablehlo.multiply %1, %2 : tensor<301x5x300xui32>
%c_0 = stablehlo.constant dense<65537> : tensor<i64>
%4 = call @remainder(%3, %c_0) : (tensor<301x5x300xui32>, tensor<i64>) -> tensor<301x5x300xui32>
%5 = stablehlo.convert %4 : (tensor<301x5x300xui32>) -> tensor<301x5x300xi32>
%6 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i32>) -> tensor<301x5x300xi32>
%7 = stablehlo.add %5, %6 : tensor<301x5x300xi32>
%8 = stablehlo.iota dim = 0 : tensor<1500xui32>
%9 = stablehlo.reshape %8 : (tensor<1500xui32>) -> tensor<5x300xui32>
%c_1 = stablehlo.constant dense<2654435761> : tensor<ui32>
%10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<5x300xui32>
%11 = stablehlo.multiply %9, %10 : tensor<5x300xui32>
%c_2 = stablehlo.constant dense<65537> : tensor<i64>
%12 = call @remainder_0(%11, %c_2) : (tensor<5x300xui32>, tensor<i64>) -> tensor<5x300xui32>
%13 = stablehlo.convert %12 : (tensor<5x300xui32>) -> tensor<5x300xi32>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<301x5x300xi32>
%c_4 = stablehlo.constant dense<0> : tensor<i64>
%15:4 = stablehlo.while(%iterArg = %7, %iterArg_11 = %c_4, %iterArg_12 = %13, %iterArg_13 = %14) : tensor<301x5x300xi32>, tensor<i64>, tensor<5x300xi32>, tensor<301x5x300xi32>
cond {
%c_14 = stablehlo.constant dense<301> : tensor<i64>
%36 = stablehlo.compare LT, %iterArg_11, %c_14, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %36 : tensor<i1>
} do {
%36 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_11) : (tensor<301x5x300xi32>, tensor<i64>) -> tensor<5x300xi32>
%37:2 = func.call @closed_call(%iterArg_12, %36) : (tensor<5x300xi32>, tensor<5x300xi32>) -> (tensor<5x300xi32>, tensor<5x300xi32>)
%38 = func.call @dynamic_update_index_in_dim(%iterArg_13, %37#1, %iterArg_11) : (tensor<301x5x300xi32>, tensor<5x300xi32>, tensor<i64>) -> tensor<301x5x300xi32>
%c_14 = stablehlo.constant dense<1> : tensor<i64>
%39 = stablehlo.add %iterArg_11, %c_14 : tensor<i64>
stablehlo.return %iterArg, %39, %37#0, %38 : tensor<301x5x300xi32>, tensor<i64>, tensor<5x300xi32>, tensor<301x5x300xi32>
}
%16 = stablehlo.iota dim = 0 : tensor<1500xui32>
%c_5 = stablehlo.constant dense<2246822519> : tensor<ui32>
%17 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<1500xui32>
%18 = stablehlo.multiply %16, %17 : tensor<1500xui32>
%c_6 = stablehlo.constant dense<12> : tensor<ui32>
%19 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<1500xui32>
%20 = stablehlo.shift_right_logical %18, %19 : tensor<1500xui32>
%21 = stablehlo.convert %20 : (tensor<1500xui32>) -> tensor<1500xi64>
%22 = stablehlo.reshape %21 : (tensor<1500xi64>) -> tensor<5x300xi64>
%23 = stablehlo.convert %15#2 : (tensor<5x300xi32>) -> tensor<5x300xi64>
%24 = stablehlo.multiply %23, %22 : tensor<5x300xi64>
%c_7 = stablehlo.constant dense<0> : tensor<i64>
%25 = stablehlo.reduce(%24 init: %c_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x300xi64>, tensor<i64>) -> tensor<i64>
%26 = stablehlo.iota dim = 0 : tensor<451500xui32>
%c_8 = stablehlo.constant dense<2246822519> : tensor<ui32>
%27 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<451500xui32>
%28 = stablehlo.multiply %26, %27 : tensor<451500xui32>
%c_9 = stablehlo.constant dense<12> : tensor<ui32>
%29 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<451500xui32>
%30 = stablehlo.shift_right_logical %28, %29 : tensor<451500xui32>
%31 = stablehlo.convert %30 : (tensor<451500xui32>) -> tensor<451500xi64>
%32 = stablehlo.reshape %31 : (tensor<451500xi64>) -> tensor<301x5x300xi64>
%33 = stablehlo.convert %15#3 : (tensor<301x5x300xi32>) -> tensor<301x5x300xi64>
%34 = stablehlo.multiply %33, %32 : tensor<301x5x300xi64>
%c_10 = stablehlo.constant dense<0> : tensor<i64>
%35 = stablehlo.reduce(%34 init: %c_10) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<301x5x300xi64>, tensor<i64>) -> tensor<i64>
return %25, %35 : tensor<i64>, tensor<i64>
}
func.func private @remainder(%arg0: tensor<301x5x300xui32>, %arg1: tensor<i64>) -> tensor<301x5x300xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<301x5x300xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<301x5x300xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<301x5x300xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<301x5x300xui32>, tensor<301x5x300xui32>) -> tensor<301x5x300xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<301x5x300xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<301x5x300xui32>, tensor<301x5x300xui32>) -> tensor<301x5x300xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<301x5x300xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<301x5x300xi1>, tensor<301x5x300xi1>) -> tensor<301x5x300xi1>
%12 = stablehlo.and %11, %6 : tensor<301x5x300xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<301x5x300xui32>
%14 = stablehlo.add %4, %13 : tensor<301x5x300xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<301x5x300xi1>, tensor<301x5x300xui32>
return %15 : tensor<301x5x300xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
func.func private @remainder_0(%arg0: tensor<5x300xui32>, %arg1: tensor<i64>) -> tensor<5x300xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<5x300xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<5x300xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<5x300xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<5x300xui32>, tensor<5x300xui32>) -> tensor<5x300xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<5x300xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<5x300xui32>, tensor<5x300xui32>) -> tensor<5x300xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<5x300xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<5x300xi1>, tensor<5x300xi1>) -> tensor<5x300xi1>
%12 = stablehlo.and %11, %6 : tensor<5x300xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<5x300xui32>
%14 = stablehlo.add %4, %13 : tensor<5x300xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<5x300xi1>, tensor<5x300xui32>
return %15 : tensor<5x300xui32>
}
func.func private @dynamic_index_in_dim(%arg0: tensor<301x5x300xi32>, %arg1: tensor<i64>) -> tensor<5x300xi32> {
%c = stablehlo.constant dense<0> : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 5, 300] : (tensor<301x5x300xi32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x5x300xi32>
%1 = stablehlo.reshape %0 : (tensor<1x5x300xi32>) -> tensor<5x300xi32>
return %1 : tensor<5x300xi32>
}
func.func private @closed_call(%arg0: tensor<5x300xi32>, %arg1: tensor<5x300xi32>) -> (tensor<5x300xi32>, tensor<5x300xi32>) {
%0 = stablehlo.add %arg0, %arg1 : tensor<5x300xi32>
%c = stablehlo.constant dense<75> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5x300xi32>
%2 = stablehlo.multiply %0, %1 : tensor<5x300xi32>
%c_0 = stablehlo.constant dense<74> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5x300xi32>
%4 = stablehlo.add %2, %3 : tensor<5x300xi32>
%c_1 = stablehlo.constant dense<65537> : tensor<i64>
%5 = call @remainder_1(%4, %c_1) : (tensor<5x300xi32>, tensor<i64>) -> tensor<5x300xi32>
%6 = stablehlo.subtract %arg0, %arg1 : tensor<5x300xi32>
return %5, %6 : tensor<5x300xi32>, tensor<5x300xi32>
}
func.func private @remainder_1(%arg0: tensor<5x300xi32>, %arg1: tensor<i64>) -> tensor<5x300xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_2(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5x300xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<5x300xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5x300xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<5x300xi32>, tensor<5x300xi32>) -> tensor<5x300xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5x300xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<5x300xi32>, tensor<5x300xi32>) -> tensor<5x300xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<5x300xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<5x300xi1>, tensor<5x300xi1>) -> tensor<5x300xi1>
%12 = stablehlo.and %11, %6 : tensor<5x300xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5x300xi32>
%14 = stablehlo.add %4, %13 : tensor<5x300xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<5x300xi1>, tensor<5x300xi32>
return %15 : tensor<5x300xi32>
}
func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @dynamic_update_index_in_dim(%arg0: tensor<301x5x300xi32>, %arg1: tensor<5x300xi32>, %arg2: tensor<i64>) -> tensor<301x5x300xi32> {
%0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<5x300xi32>) -> tensor<1x5x300xi32>
%c = stablehlo.constant dense<0> : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<301x5x300xi32>, tensor<1x5x300xi32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<301x5x300xi32>
return %1 : tensor<301x5x300xi32>
}
}
// -----
// scan_301
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:2 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0x60243A8B9E040000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0xC5593FB22FF4FFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<90601xui32>
%1 = stablehlo.reshape %0 : (tensor<90601xui32>) -> tensor<301x301xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<301x301xui32>
%3 = stablehlo.multiply %1, %2 : tensor<301x301xui32>
%c_0 = stablehlo.constant dense<65537> : tensor<i64>
%4 = call @remainder(%3, %c_0) : (tensor<301x301xui32>, tensor<i64>) -> tensor<301x301xui32>
%5 = stablehlo.convert %4 : (tensor<301x301xui32>) -> tensor<301x301xi32>
%6 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i32>) -> tensor<301x301xi32>
%7 = stablehlo.add %5, %6 : tensor<301x301xi32>
%8 = stablehlo.iota dim = 0 : tensor<301xui32>
%c_1 = stablehlo.constant dense<2654435761> : tensor<ui32>
%9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<301xui32>
%10 = stablehlo.multiply %8, %9 : tensor<301xui32>
%c_2 = stablehlo.constant dense<65537> : tensor<i64>
%11 = call @remainder_0(%10, %c_2) : (tensor<301xui32>, tensor<i64>) -> tensor<301xui32>
%12 = stablehlo.convert %11 : (tensor<301xui32>) -> tensor<301xi32>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%13 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<301x301xi32>
%c_4 = stablehlo.constant dense<0> : tensor<i64>
%14:4 = stablehlo.while(%iterArg = %7, %iterArg_11 = %c_4, %iterArg_12 = %12, %iterArg_13 = %13) : tensor<301x301xi32>, tensor<i64>, tensor<301xi32>, tensor<301x301xi32>
cond {
%c_14 = stablehlo.constant dense<301> : tensor<i64>
%34 = stablehlo.compare LT, %iterArg_11, %c_14, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %34 : tensor<i1>
} do {
%34 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_11) : (tensor<301x301xi32>, tensor<i64>) -> tensor<301xi32>
%35:2 = func.call @closed_call(%iterArg_12, %34) : (tensor<301xi32>, tensor<301xi32>) -> (tensor<301xi32>, tensor<301xi32>)
%36 = func.call @dynamic_update_index_in_dim(%iterArg_13, %35#1, %iterArg_11) : (tensor<301x301xi32>, tensor<301xi32>, tensor<i64>) -> tensor<301x301xi32>
%c_14 = stablehlo.constant dense<1> : tensor<i64>
%37 = stablehlo.add %iterArg_11, %c_14 : tensor<i64>
stablehlo.return %iterArg, %37, %35#0, %36 : tensor<301x301xi32>, tensor<i64>, tensor<301xi32>, tensor<301x301xi32>
}
%15 = stablehlo.iota dim = 0 : tensor<301xui32>
%c_5 = stablehlo.constant dense<2246822519> : tensor<ui32>
%16 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<301xui32>
%17 = stablehlo.multiply %15, %16 : tensor<301xui32>
%c_6 = stablehlo.constant dense<12> : tensor<ui32>
%18 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<301xui32>
%19 = stablehlo.shift_right_logical %17, %18 : tensor<301xui32>
%20 = stablehlo.convert %19 : (tensor<301xui32>) -> tensor<301xi64>
%21 = stablehlo.convert %14#2 : (tensor<301xi32>) -> tensor<301xi64>
%22 = stablehlo.multiply %21, %20 : tensor<301xi64>
%c_7 = stablehlo.constant dense<0> : tensor<i64>
%23 = stablehlo.reduce(%22 init: %c_7) applies stablehlo.add across dimensions = [0] : (tensor<301xi64>, tensor<i64>) -> tensor<i64>
%24 = stablehlo.iota dim = 0 : tensor<90601xui32>
%c_8 = stablehlo.constant dense<2246822519> : tensor<ui32>
%25 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<90601xui32>
%26 = stablehlo.multiply %24, %25 : tensor<90601xui32>
%c_9 = stablehlo.constant dense<12> : tensor<ui32>
%27 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<90601xui32>
%28 = stablehlo.shift_right_logical %26, %27 : tensor<90601xui32>
%29 = stablehlo.convert %28 : (tensor<90601xui32>) -> tensor<90601xi64>
%30 = stablehlo.reshape %29 : (tensor<90601xi64>) -> tensor<301x301xi64>
%31 = stablehlo.convert %14#3 : (tensor<301x301xi32>) -> tensor<301x301xi64>
%32 = stablehlo.multiply %31, %30 : tensor<301x301xi64>
%c_10 = stablehlo.constant dense<0> : tensor<i64>
%33 = stablehlo.reduce(%32 init: %c_10) applies stablehlo.add across dimensions = [0, 1] : (tensor<301x301xi64>, tensor<i64>) -> tensor<i64>
return %23, %33 : tensor<i64>, tensor<i64>
}
func.func private @remainder(%arg0: tensor<301x301xui32>, %arg1: tensor<i64>) -> tensor<301x301xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<301x301xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<301x301xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<301x301xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<301x301xui32>, tensor<301x301xui32>) -> tensor<301x301xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<301x301xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<301x301xui32>, tensor<301x301xui32>) -> tensor<301x301xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<301x301xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<301x301xi1>, tensor<301x301xi1>) -> tensor<301x301xi1>
%12 = stablehlo.and %11, %6 : tensor<301x301xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<301x301xui32>
%14 = stablehlo.add %4, %13 : tensor<301x301xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<301x301xi1>, tensor<301x301xui32>
return %15 : tensor<301x301xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
func.func private @remainder_0(%arg0: tensor<301xui32>, %arg1: tensor<i64>) -> tensor<301xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<301xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<301xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<301xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<301xui32>, tensor<301xui32>) -> tensor<301xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<301xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<301xui32>, tensor<301xui32>) -> tensor<301xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<301xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<301xi1>, tensor<301xi1>) -> tensor<301xi1>
%12 = stablehlo.and %11, %6 : tensor<301xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<301xui32>
%14 = stablehlo.add %4, %13 : tensor<301xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<301xi1>, tensor<301xui32>
return %15 : tensor<301xui32>
}
func.func private @dynamic_index_in_dim(%arg0: tensor<301x301xi32>, %arg1: tensor<i64>) -> tensor<301xi32> {
%c = stablehlo.constant dense<0> : tensor<i64>
%0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 301] : (tensor<301x301xi32>, tensor<i64>, tensor<i64>) -> tensor<1x301xi32>
%1 = stablehlo.reshape %0 : (tensor<1x301xi32>) -> tensor<301xi32>
return %1 : tensor<301xi32>
}
func.func private @closed_call(%arg0: tensor<301xi32>, %arg1: tensor<301xi32>) -> (tensor<301xi32>, tensor<301xi32>) {
%0 = stablehlo.add %arg0, %arg1 : tensor<301xi32>
%c = stablehlo.constant dense<75> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<301xi32>
%2 = stablehlo.multiply %0, %1 : tensor<301xi32>
%c_0 = stablehlo.constant dense<74> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<301xi32>
%4 = stablehlo.add %2, %3 : tensor<301xi32>
%c_1 = stablehlo.constant dense<65537> : tensor<i64>
%5 = call @remainder_1(%4, %c_1) : (tensor<301xi32>, tensor<i64>) -> tensor<301xi32>
%6 = stablehlo.subtract %arg0, %arg1 : tensor<301xi32>
return %5, %6 : tensor<301xi32>, tensor<301xi32>
}
func.func private @remainder_1(%arg0: tensor<301xi32>, %arg1: tensor<i64>) -> tensor<301xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_2(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
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
func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @dynamic_update_index_in_dim(%arg0: tensor<301x301xi32>, %arg1: tensor<301xi32>, %arg2: tensor<i64>) -> tensor<301x301xi32> {
%0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<301xi32>) -> tensor<1x301xi32>
%c = stablehlo.constant dense<0> : tensor<i64>
%1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<301x301xi32>, tensor<1x301xi32>, tensor<i64>, tensor<i64>) -> tensor<301x301xi32>
return %1 : tensor<301x301xi32>
}
}
// -----
// scan_2x301x3
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:2 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0xD7AA489AAC1C0000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x7BECC49147B2FFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<543606xui32>
%1 = stablehlo.reshape %0 : (tensor<543606xui32>) -> tensor<301x2x301x3xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<301x2x301x3xui32>
%3 = stablehlo.multiply %1, %2 : tensor<301x2x301x3xui32>
%c_0 = stablehlo.constant dense<65537> : tensor<i64>
%4 = call @remainder(%3, %c_0) : (tensor<301x2x301x3xui32>, tensor<i64>) -> tensor<301x2x301x3xui32>
%5 = stablehlo.convert %4 : (tensor<301x2x301x3xui32>) -> tensor<301x2x301x3xi32>
%6 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i32>) -> tensor<301x2x301x3xi32>
%7 = stablehlo.add %5, %6 : tensor<301x2x301x3xi32>
%8 = stablehlo.iota dim = 0 : tensor<1806xui32>
%9 = stablehlo.reshape %8 : (tensor<1806xui32>) -> tensor<2x301x3xui32>
%c_1 = stablehlo.constant dense<2654435761> : tensor<ui32>
%10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<2x301x3xui32>
%11 = stablehlo.multiply %9, %10 : tensor<2x301x3xui32>
%c_2 = stablehlo.constant dense<65537> : tensor<i64>
%12 = call @remainder_0(%11, %c_2) : (tensor<2x301x3xui32>, tensor<i64>) -> tensor<2x301x3xui32>
%13 = stablehlo.convert %12 : (tensor<2x301x3xui32>) -> tensor<2x301x3xi32>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<301x2x301x3xi32>
%c_4 = stablehlo.constant dense<0> : tensor<i64>
%15:4 = stablehlo.while(%iterArg = %7, %iterArg_11 = %c_4, %iterArg_12 = %13, %iterArg_13 = %14) : tensor<301x2x301x3xi32>, tensor<i64>, tensor<2x301x3xi32>, tensor<301x2x301x3xi32>
cond {
%c_14 = stablehlo.constant dense<301> : tensor<i64>
%36 = stablehlo.compare LT, %iterArg_11, %c_14, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %36 : tensor<i1>
} do {
%36 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_11) : (tensor<301x2x301x3xi32>, tensor<i64>) -> tensor<2x301x3xi32>
%37:2 = func.call @closed_call(%iterArg_12, %36) : (tensor<2x301x3xi32>, tensor<2x301x3xi32>) -> (tensor<2x301x3xi32>, tensor<2x301x3xi32>)
%38 = func.call @dynamic_update_index_in_dim(%iterArg_13, %37#1, %iterArg_11) : (tensor<301x2x301x3xi32>, tensor<2x301x3xi32>, tensor<i64>) -> tensor<301x2x301x3xi32>
%c_14 = stablehlo.constant dense<1> : tensor<i64>
%39 = stablehlo.add %iterArg_11, %c_14 : tensor<i64>
stablehlo.return %iterArg, %39, %37#0, %38 : tensor<301x2x301x3xi32>, tensor<i64>, tensor<2x301x3xi32>, tensor<301x2x301x3xi32>
}
%16 = stablehlo.iota dim = 0 : tensor<1806xui32>
%c_5 = stablehlo.constant dense<2246822519> : tensor<ui32>
%17 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<1806xui32>
%18 = stablehlo.multiply %16, %17 : tensor<1806xui32>
%c_6 = stablehlo.constant dense<12> : tensor<ui32>
%19 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<1806xui32>
%20 = stablehlo.shift_right_logical %18, %19 : tensor<1806xui32>
%21 = stablehlo.convert %20 : (tensor<1806xui32>) -> tensor<1806xi64>
%22 = stablehlo.reshape %21 : (tensor<1806xi64>) -> tensor<2x301x3xi64>
%23 = stablehlo.convert %15#2 : (tensor<2x301x3xi32>) -> tensor<2x301x3xi64>
%24 = stablehlo.multiply %23, %22 : tensor<2x301x3xi64>
%c_7 = stablehlo.constant dense<0> : tensor<i64>
%25 = stablehlo.reduce(%24 init: %c_7) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x301x3xi64>, tensor<i64>) -> tensor<i64>
%26 = stablehlo.iota dim = 0 : tensor<543606xui32>
%c_8 = stablehlo.constant dense<2246822519> : tensor<ui32>
%27 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<543606xui32>
%28 = stablehlo.multiply %26, %27 : tensor<543606xui32>
%c_9 = stablehlo.constant dense<12> : tensor<ui32>
%29 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<543606xui32>
%30 = stablehlo.shift_right_logical %28, %29 : tensor<543606xui32>
%31 = stablehlo.convert %30 : (tensor<543606xui32>) -> tensor<543606xi64>
%32 = stablehlo.reshape %31 : (tensor<543606xi64>) -> tensor<301x2x301x3xi64>
%33 = stablehlo.convert %15#3 : (tensor<301x2x301x3xi32>) -> tensor<301x2x301x3xi64>
%34 = stablehlo.multiply %33, %32 : tensor<301x2x301x3xi64>
%c_10 = stablehlo.constant dense<0> : tensor<i64>
%35 = stablehlo.reduce(%34 init: %c_10) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<301x2x301x3xi64>, tensor<i64>) -> tensor<i64>
return %25, %35 : tensor<i64>, tensor<i64>
}
func.func private @remainder(%arg0: tensor<301x2x301x3xui32>, %arg1: tensor<i64>) -> tensor<301x2x301x3xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<301x2x301x3xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<301x2x301x3xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<301x2x301x3xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<301x2x301x3xui32>, tensor<301x2x301x3xui32>) -> tensor<301x2x301x3xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<301x2x301x3xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<301x2x301x3xui32>, tensor<301x2x301x3xui32>) -> tensor<301x2x301x3xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<301x2x301x3xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<301x2x301x3xi1>, tensor<301x2x301x3xi1>) -> tensor<301x2x301x3xi1>
%12 = stablehlo.and %11, %6 : tensor<301x2x301x3xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<301x2x301x3xui32>
%14 = stablehlo.add %4, %13 : tensor<301x2x301x3xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<301x2x301x3xi1>, tensor<301x2x301x3xui32>
return %15 : tensor<301x2x301x3xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
func.func private @remainder_0(%arg0: tensor<2x301x3xui32>, %arg1: tensor<i64>) -> tensor<2x301x3xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2x301x3xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<2x301x3xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<2x301x3xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<2x301x3xui32>, tensor<2x301x3xui32>) -> tensor<2x301x3xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<2x301x3xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<2x301x3xui32>, tensor<2x301x3xui32>) -> tensor<2x301x3xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2x301x3xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<2x301x3xi1>, tensor<2x301x3xi1>) -> tensor<2x301x3xi1>
%12 = stablehlo.and %11, %6 : tensor<2x301x3xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2x301x3xui32>
%14 = stablehlo.add %4, %13 : tensor<2x301x3xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<2x301x3xi1>, tensor<2x301x3xui32>
return %15 : tensor<2x301x3xui32>
}
func.func private @dynamic_index_in_dim(%arg0: tensor<301x2x301x3xi32>, %arg1: tensor<i64>) -> tensor<2x301x3xi32> {
%c = stablehlo.constant dense<0> : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 2, 301, 3] : (tensor<301x2x301x3xi32>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x2x301x3xi32>
%1 = stablehlo.reshape %0 : (tensor<1x2x301x3xi32>) -> tensor<2x301x3xi32>
return %1 : tensor<2x301x3xi32>
}
func.func private @closed_call(%arg0: tensor<2x301x3xi32>, %arg1: tensor<2x301x3xi32>) -> (tensor<2x301x3xi32>, tensor<2x301x3xi32>) {
%0 = stablehlo.add %arg0, %arg1 : tensor<2x301x3xi32>
%c = stablehlo.constant dense<75> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x301x3xi32>
%2 = stablehlo.multiply %0, %1 : tensor<2x301x3xi32>
%c_0 = stablehlo.constant dense<74> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x301x3xi32>
%4 = stablehlo.add %2, %3 : tensor<2x301x3xi32>
%c_1 = stablehlo.constant dense<65537> : tensor<i64>
%5 = call @remainder_1(%4, %c_1) : (tensor<2x301x3xi32>, tensor<i64>) -> tensor<2x301x3xi32>
%6 = stablehlo.subtract %arg0, %arg1 : tensor<2x301x3xi32>
return %5, %6 : tensor<2x301x3xi32>, tensor<2x301x3xi32>
}
func.func private @remainder_1(%arg0: tensor<2x301x3xi32>, %arg1: tensor<i64>) -> tensor<2x301x3xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_2(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2x301x3xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<2x301x3xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2x301x3xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<2x301x3xi32>, tensor<2x301x3xi32>) -> tensor<2x301x3xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x301x3xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<2x301x3xi32>, tensor<2x301x3xi32>) -> tensor<2x301x3xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2x301x3xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<2x301x3xi1>, tensor<2x301x3xi1>) -> tensor<2x301x3xi1>
%12 = stablehlo.and %11, %6 : tensor<2x301x3xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2x301x3xi32>
%14 = stablehlo.add %4, %13 : tensor<2x301x3xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<2x301x3xi1>, tensor<2x301x3xi32>
return %15 : tensor<2x301x3xi32>
}
func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @dynamic_update_index_in_dim(%arg0: tensor<301x2x301x3xi32>, %arg1: tensor<2x301x3xi32>, %arg2: tensor<i64>) -> tensor<301x2x301x3xi32> {
%0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<2x301x3xi32>) -> tensor<1x2x301x3xi32>
%c = stablehlo.constant dense<0> : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<301x2x301x3xi32>, tensor<1x2x301x3xi32>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<301x2x301x3xi32>
return %1 : tensor<301x2x301x3xi32>
}
}
// -----
// scan_back
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:2 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0xF96D03899F0F0000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x7E85589975CBFFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<303709xui32>
%1 = stablehlo.reshape %0 : (tensor<303709xui32>) -> tensor<301x1009xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<301x1009xui32>
%3 = stablehlo.multiply %1, %2 : tensor<301x1009xui32>
%c_0 = stablehlo.constant dense<65537> : tensor<i64>
%4 = call @remainder(%3, %c_0) : (tensor<301x1009xui32>, tensor<i64>) -> tensor<301x1009xui32>
%5 = stablehlo.convert %4 : (tensor<301x1009xui32>) -> tensor<301x1009xi32>
%6 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i32>) -> tensor<301x1009xi32>
%7 = stablehlo.add %5, %6 : tensor<301x1009xi32>
%8 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c_1 = stablehlo.constant dense<2654435761> : tensor<ui32>
%9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%10 = stablehlo.multiply %8, %9 : tensor<1009xui32>
%c_2 = stablehlo.constant dense<65537> : tensor<i64>
%11 = call @remainder_0(%10, %c_2) : (tensor<1009xui32>, tensor<i64>) -> tensor<1009xui32>
%12 = stablehlo.convert %11 : (tensor<1009xui32>) -> tensor<1009xi32>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%13 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<301x1009xi32>
%c_4 = stablehlo.constant dense<0> : tensor<i64>
%14:4 = stablehlo.while(%iterArg = %7, %iterArg_11 = %c_4, %iterArg_12 = %12, %iterArg_13 = %13) : tensor<301x1009xi32>, tensor<i64>, tensor<1009xi32>, tensor<301x1009xi32>
cond {
%c_14 = stablehlo.constant dense<301> : tensor<i64>
%34 = stablehlo.compare LT, %iterArg_11, %c_14, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %34 : tensor<i1>
} do {
%c_14 = stablehlo.constant dense<301> : tensor<i64>
%34 = stablehlo.subtract %c_14, %iterArg_11 : tensor<i64>
%c_15 = stablehlo.constant dense<1> : tensor<i64>
%35 = stablehlo.subtract %34, %c_15 : tensor<i64>
%36 = func.call @dynamic_index_in_dim(%iterArg, %35) : (tensor<301x1009xi32>, tensor<i64>) -> tensor<1009xi32>
%37:2 = func.call @closed_call(%iterArg_12, %36) : (tensor<1009xi32>, tensor<1009xi32>) -> (tensor<1009xi32>, tensor<1009xi32>)
%38 = func.call @dynamic_update_index_in_dim(%iterArg_13, %37#1, %35) : (tensor<301x1009xi32>, tensor<1009xi32>, tensor<i64>) -> tensor<301x1009xi32>
%c_16 = stablehlo.constant dense<1> : tensor<i64>
%39 = stablehlo.add %iterArg_11, %c_16 : tensor<i64>
stablehlo.return %iterArg, %39, %37#0, %38 : tensor<301x1009xi32>, tensor<i64>, tensor<1009xi32>, tensor<301x1009xi32>
}
%15 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c_5 = stablehlo.constant dense<2246822519> : tensor<ui32>
%16 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%17 = stablehlo.multiply %15, %16 : tensor<1009xui32>
%c_6 = stablehlo.constant dense<12> : tensor<ui32>
%18 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%19 = stablehlo.shift_right_logical %17, %18 : tensor<1009xui32>
%20 = stablehlo.convert %19 : (tensor<1009xui32>) -> tensor<1009xi64>
%21 = stablehlo.convert %14#2 : (tensor<1009xi32>) -> tensor<1009xi64>
%22 = stablehlo.multiply %21, %20 : tensor<1009xi64>
%c_7 = stablehlo.constant dense<0> : tensor<i64>
%23 = stablehlo.reduce(%22 init: %c_7) applies stablehlo.add across dimensions = [0] : (tensor<1009xi64>, tensor<i64>) -> tensor<i64>
%24 = stablehlo.iota dim = 0 : tensor<303709xui32>
%c_8 = stablehlo.constant dense<2246822519> : tensor<ui32>
%25 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<303709xui32>
%26 = stablehlo.multiply %24, %25 : tensor<303709xui32>
%c_9 = stablehlo.constant dense<12> : tensor<ui32>
%27 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<303709xui32>
%28 = stablehlo.shift_right_logical %26, %27 : tensor<303709xui32>
%29 = stablehlo.convert %28 : (tensor<303709xui32>) -> tensor<303709xi64>
%30 = stablehlo.reshape %29 : (tensor<303709xi64>) -> tensor<301x1009xi64>
%31 = stablehlo.convert %14#3 : (tensor<301x1009xi32>) -> tensor<301x1009xi64>
%32 = stablehlo.multiply %31, %30 : tensor<301x1009xi64>
%c_10 = stablehlo.constant dense<0> : tensor<i64>
%33 = stablehlo.reduce(%32 init: %c_10) applies stablehlo.add across dimensions = [0, 1] : (tensor<301x1009xi64>, tensor<i64>) -> tensor<i64>
return %23, %33 : tensor<i64>, tensor<i64>
}
func.func private @remainder(%arg0: tensor<301x1009xui32>, %arg1: tensor<i64>) -> tensor<301x1009xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<301x1009xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<301x1009xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<301x1009xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<301x1009xui32>, tensor<301x1009xui32>) -> tensor<301x1009xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<301x1009xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<301x1009xui32>, tensor<301x1009xui32>) -> tensor<301x1009xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<301x1009xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<301x1009xi1>, tensor<301x1009xi1>) -> tensor<301x1009xi1>
%12 = stablehlo.and %11, %6 : tensor<301x1009xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<301x1009xui32>
%14 = stablehlo.add %4, %13 : tensor<301x1009xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<301x1009xi1>, tensor<301x1009xui32>
return %15 : tensor<301x1009xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
func.func private @remainder_0(%arg0: tensor<1009xui32>, %arg1: tensor<i64>) -> tensor<1009xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1009xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<1009xui32>, tensor<1009xui32>) -> tensor<1009xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<1009xui32>, tensor<1009xui32>) -> tensor<1009xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1009xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1009xi1>, tensor<1009xi1>) -> tensor<1009xi1>
%12 = stablehlo.and %11, %6 : tensor<1009xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%14 = stablehlo.add %4, %13 : tensor<1009xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<1009xi1>, tensor<1009xui32>
return %15 : tensor<1009xui32>
}
func.func private @dynamic_index_in_dim(%arg0: tensor<301x1009xi32>, %arg1: tensor<i64>) -> tensor<1009xi32> {
%c = stablehlo.constant dense<0> : tensor<i64>
%0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 1009] : (tensor<301x1009xi32>, tensor<i64>, tensor<i64>) -> tensor<1x1009xi32>
%1 = stablehlo.reshape %0 : (tensor<1x1009xi32>) -> tensor<1009xi32>
return %1 : tensor<1009xi32>
}
func.func private @closed_call(%arg0: tensor<1009xi32>, %arg1: tensor<1009xi32>) -> (tensor<1009xi32>, tensor<1009xi32>) {
%0 = stablehlo.add %arg0, %arg1 : tensor<1009xi32>
%c = stablehlo.constant dense<75> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%2 = stablehlo.multiply %0, %1 : tensor<1009xi32>
%c_0 = stablehlo.constant dense<74> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%4 = stablehlo.add %2, %3 : tensor<1009xi32>
%c_1 = stablehlo.constant dense<65537> : tensor<i64>
%5 = call @remainder_1(%4, %c_1) : (tensor<1009xi32>, tensor<i64>) -> tensor<1009xi32>
%6 = stablehlo.subtract %arg0, %arg1 : tensor<1009xi32>
return %5, %6 : tensor<1009xi32>, tensor<1009xi32>
}
func.func private @remainder_1(%arg0: tensor<1009xi32>, %arg1: tensor<i64>) -> tensor<1009xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_2(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
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
func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @dynamic_update_index_in_dim(%arg0: tensor<301x1009xi32>, %arg1: tensor<1009xi32>, %arg2: tensor<i64>) -> tensor<301x1009xi32> {
%0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<1009xi32>) -> tensor<1x1009xi32>
%c = stablehlo.constant dense<0> : tensor<i64>
%1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<301x1009xi32>, tensor<1x1009xi32>, tensor<i64>, tensor<i64>) -> tensor<301x1009xi32>
return %1 : tensor<301x1009xi32>
}
}
// -----
// scan_vmapped
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:2 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0x5AD81FCBD60F0000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0xC07D453EC8D3FFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<303709xui32>
%1 = stablehlo.reshape %0 : (tensor<303709xui32>) -> tensor<301x1009xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<301x1009xui32>
%3 = stablehlo.multiply %1, %2 : tensor<301x1009xui32>
%c_0 = stablehlo.constant dense<65537> : tensor<i64>
%4 = call @remainder(%3, %c_0) : (tensor<301x1009xui32>, tensor<i64>) -> tensor<301x1009xui32>
%5 = stablehlo.convert %4 : (tensor<301x1009xui32>) -> tensor<301x1009xi32>
%6 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i32>) -> tensor<301x1009xi32>
%7 = stablehlo.add %5, %6 : tensor<301x1009xi32>
%8 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c_1 = stablehlo.constant dense<2654435761> : tensor<ui32>
%9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%10 = stablehlo.multiply %8, %9 : tensor<1009xui32>
%c_2 = stablehlo.constant dense<65537> : tensor<i64>
%11 = call @remainder_0(%10, %c_2) : (tensor<1009xui32>, tensor<i64>) -> tensor<1009xui32>
%12 = stablehlo.convert %11 : (tensor<1009xui32>) -> tensor<1009xi32>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%13 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<301x1009xi32>
%c_4 = stablehlo.constant dense<0> : tensor<i64>
%14:4 = stablehlo.while(%iterArg = %7, %iterArg_11 = %c_4, %iterArg_12 = %12, %iterArg_13 = %13) : tensor<301x1009xi32>, tensor<i64>, tensor<1009xi32>, tensor<301x1009xi32>
cond {
%c_14 = stablehlo.constant dense<301> : tensor<i64>
%34 = stablehlo.compare LT, %iterArg_11, %c_14, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %34 : tensor<i1>
} do {
%34 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_11) : (tensor<301x1009xi32>, tensor<i64>) -> tensor<1009xi32>
%35:2 = func.call @closed_call(%iterArg_12, %34) : (tensor<1009xi32>, tensor<1009xi32>) -> (tensor<1009xi32>, tensor<1009xi32>)
%36 = func.call @dynamic_update_index_in_dim(%iterArg_13, %35#1, %iterArg_11) : (tensor<301x1009xi32>, tensor<1009xi32>, tensor<i64>) -> tensor<301x1009xi32>
%c_14 = stablehlo.constant dense<1> : tensor<i64>
%37 = stablehlo.add %iterArg_11, %c_14 : tensor<i64>
stablehlo.return %iterArg, %37, %35#0, %36 : tensor<301x1009xi32>, tensor<i64>, tensor<1009xi32>, tensor<301x1009xi32>
}
%15 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c_5 = stablehlo.constant dense<2246822519> : tensor<ui32>
%16 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%17 = stablehlo.multiply %15, %16 : tensor<1009xui32>
%c_6 = stablehlo.constant dense<12> : tensor<ui32>
%18 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%19 = stablehlo.shift_right_logical %17, %18 : tensor<1009xui32>
%20 = stablehlo.convert %19 : (tensor<1009xui32>) -> tensor<1009xi64>
%21 = stablehlo.convert %14#2 : (tensor<1009xi32>) -> tensor<1009xi64>
%22 = stablehlo.multiply %21, %20 : tensor<1009xi64>
%c_7 = stablehlo.constant dense<0> : tensor<i64>
%23 = stablehlo.reduce(%22 init: %c_7) applies stablehlo.add across dimensions = [0] : (tensor<1009xi64>, tensor<i64>) -> tensor<i64>
%24 = stablehlo.iota dim = 0 : tensor<303709xui32>
%c_8 = stablehlo.constant dense<2246822519> : tensor<ui32>
%25 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<303709xui32>
%26 = stablehlo.multiply %24, %25 : tensor<303709xui32>
%c_9 = stablehlo.constant dense<12> : tensor<ui32>
%27 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<303709xui32>
%28 = stablehlo.shift_right_logical %26, %27 : tensor<303709xui32>
%29 = stablehlo.convert %28 : (tensor<303709xui32>) -> tensor<303709xi64>
%30 = stablehlo.reshape %29 : (tensor<303709xi64>) -> tensor<301x1009xi64>
%31 = stablehlo.convert %14#3 : (tensor<301x1009xi32>) -> tensor<301x1009xi64>
%32 = stablehlo.multiply %31, %30 : tensor<301x1009xi64>
%c_10 = stablehlo.constant dense<0> : tensor<i64>
%33 = stablehlo.reduce(%32 init: %c_10) applies stablehlo.add across dimensions = [0, 1] : (tensor<301x1009xi64>, tensor<i64>) -> tensor<i64>
return %23, %33 : tensor<i64>, tensor<i64>
}
func.func private @remainder(%arg0: tensor<301x1009xui32>, %arg1: tensor<i64>) -> tensor<301x1009xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<301x1009xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<301x1009xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<301x1009xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<301x1009xui32>, tensor<301x1009xui32>) -> tensor<301x1009xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<301x1009xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<301x1009xui32>, tensor<301x1009xui32>) -> tensor<301x1009xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<301x1009xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<301x1009xi1>, tensor<301x1009xi1>) -> tensor<301x1009xi1>
%12 = stablehlo.and %11, %6 : tensor<301x1009xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<301x1009xui32>
%14 = stablehlo.add %4, %13 : tensor<301x1009xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<301x1009xi1>, tensor<301x1009xui32>
return %15 : tensor<301x1009xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
func.func private @remainder_0(%arg0: tensor<1009xui32>, %arg1: tensor<i64>) -> tensor<1009xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1009xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<1009xui32>, tensor<1009xui32>) -> tensor<1009xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<1009xui32>, tensor<1009xui32>) -> tensor<1009xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1009xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1009xi1>, tensor<1009xi1>) -> tensor<1009xi1>
%12 = stablehlo.and %11, %6 : tensor<1009xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%14 = stablehlo.add %4, %13 : tensor<1009xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<1009xi1>, tensor<1009xui32>
return %15 : tensor<1009xui32>
}
func.func private @dynamic_index_in_dim(%arg0: tensor<301x1009xi32>, %arg1: tensor<i64>) -> tensor<1009xi32> {
%c = stablehlo.constant dense<0> : tensor<i64>
%0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 1009] : (tensor<301x1009xi32>, tensor<i64>, tensor<i64>) -> tensor<1x1009xi32>
%1 = stablehlo.reshape %0 : (tensor<1x1009xi32>) -> tensor<1009xi32>
return %1 : tensor<1009xi32>
}
func.func private @closed_call(%arg0: tensor<1009xi32>, %arg1: tensor<1009xi32>) -> (tensor<1009xi32>, tensor<1009xi32>) {
%0 = stablehlo.add %arg0, %arg1 : tensor<1009xi32>
%c = stablehlo.constant dense<75> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%2 = stablehlo.multiply %0, %1 : tensor<1009xi32>
%c_0 = stablehlo.constant dense<74> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%4 = stablehlo.add %2, %3 : tensor<1009xi32>
%c_1 = stablehlo.constant dense<65537> : tensor<i64>
%5 = call @remainder_1(%4, %c_1) : (tensor<1009xi32>, tensor<i64>) -> tensor<1009xi32>
%6 = stablehlo.subtract %arg0, %arg1 : tensor<1009xi32>
return %5, %6 : tensor<1009xi32>, tensor<1009xi32>
}
func.func private @remainder_1(%arg0: tensor<1009xi32>, %arg1: tensor<i64>) -> tensor<1009xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_2(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
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
func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @dynamic_update_index_in_dim(%arg0: tensor<301x1009xi32>, %arg1: tensor<1009xi32>, %arg2: tensor<i64>) -> tensor<301x1009xi32> {
%0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<1009xi32>) -> tensor<1x1009xi32>
%c = stablehlo.constant dense<0> : tensor<i64>
%1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<301x1009xi32>, tensor<1x1009xi32>, tensor<i64>, tensor<i64>) -> tensor<301x1009xi32>
return %1 : tensor<301x1009xi32>
}
}
// -----
// scan_vmapped_first
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:2 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0x5AD81FCBD60F0000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x6342D456CED4FFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<303709xui32>
%1 = stablehlo.reshape %0 : (tensor<303709xui32>) -> tensor<301x1009xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<301x1009xui32>
%3 = stablehlo.multiply %1, %2 : tensor<301x1009xui32>
%c_0 = stablehlo.constant dense<65537> : tensor<i64>
%4 = call @remainder(%3, %c_0) : (tensor<301x1009xui32>, tensor<i64>) -> tensor<301x1009xui32>
%5 = stablehlo.convert %4 : (tensor<301x1009xui32>) -> tensor<301x1009xi32>
%6 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i32>) -> tensor<301x1009xi32>
%7 = stablehlo.add %5, %6 : tensor<301x1009xi32>
%8 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c_1 = stablehlo.constant dense<2654435761> : tensor<ui32>
%9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%10 = stablehlo.multiply %8, %9 : tensor<1009xui32>
%c_2 = stablehlo.constant dense<65537> : tensor<i64>
%11 = call @remainder_0(%10, %c_2) : (tensor<1009xui32>, tensor<i64>) -> tensor<1009xui32>
%12 = stablehlo.convert %11 : (tensor<1009xui32>) -> tensor<1009xi32>
%13 = stablehlo.transpose %7, dims = [1, 0] : (tensor<301x1009xi32>) -> tensor<1009x301xi32>
%14 = stablehlo.transpose %13, dims = [1, 0] : (tensor<1009x301xi32>) -> tensor<301x1009xi32>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%15 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<301x1009xi32>
%c_4 = stablehlo.constant dense<0> : tensor<i64>
%16:4 = stablehlo.while(%iterArg = %14, %iterArg_11 = %c_4, %iterArg_12 = %12, %iterArg_13 = %15) : tensor<301x1009xi32>, tensor<i64>, tensor<1009xi32>, tensor<301x1009xi32>
cond {
%c_14 = stablehlo.constant dense<301> : tensor<i64>
%37 = stablehlo.compare LT, %iterArg_11, %c_14, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %37 : tensor<i1>
} do {
%37 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_11) : (tensor<301x1009xi32>, tensor<i64>) -> tensor<1009xi32>
%38:2 = func.call @closed_call(%iterArg_12, %37) : (tensor<1009xi32>, tensor<1009xi32>) -> (tensor<1009xi32>, tensor<1009xi32>)
%39 = func.call @dynamic_update_index_in_dim(%iterArg_13, %38#1, %iterArg_11) : (tensor<301x1009xi32>, tensor<1009xi32>, tensor<i64>) -> tensor<301x1009xi32>
%c_14 = stablehlo.constant dense<1> : tensor<i64>
%40 = stablehlo.add %iterArg_11, %c_14 : tensor<i64>
stablehlo.return %iterArg, %40, %38#0, %39 : tensor<301x1009xi32>, tensor<i64>, tensor<1009xi32>, tensor<301x1009xi32>
}
%17 = stablehlo.transpose %16#3, dims = [1, 0] : (tensor<301x1009xi32>) -> tensor<1009x301xi32>
%18 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c_5 = stablehlo.constant dense<2246822519> : tensor<ui32>
%19 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%20 = stablehlo.multiply %18, %19 : tensor<1009xui32>
%c_6 = stablehlo.constant dense<12> : tensor<ui32>
%21 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%22 = stablehlo.shift_right_logical %20, %21 : tensor<1009xui32>
%23 = stablehlo.convert %22 : (tensor<1009xui32>) -> tensor<1009xi64>
%24 = stablehlo.convert %16#2 : (tensor<1009xi32>) -> tensor<1009xi64>
%25 = stablehlo.multiply %24, %23 : tensor<1009xi64>
%c_7 = stablehlo.constant dense<0> : tensor<i64>
%26 = stablehlo.reduce(%25 init: %c_7) applies stablehlo.add across dimensions = [0] : (tensor<1009xi64>, tensor<i64>) -> tensor<i64>
%27 = stablehlo.iota dim = 0 : tensor<303709xui32>
%c_8 = stablehlo.constant dense<2246822519> : tensor<ui32>
%28 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<303709xui32>
%29 = stablehlo.multiply %27, %28 : tensor<303709xui32>
%c_9 = stablehlo.constant dense<12> : tensor<ui32>
%30 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<303709xui32>
%31 = stablehlo.shift_right_logical %29, %30 : tensor<303709xui32>
%32 = stablehlo.convert %31 : (tensor<303709xui32>) -> tensor<303709xi64>
%33 = stablehlo.reshape %32 : (tensor<303709xi64>) -> tensor<1009x301xi64>
%34 = stablehlo.convert %17 : (tensor<1009x301xi32>) -> tensor<1009x301xi64>
%35 = stablehlo.multiply %34, %33 : tensor<1009x301xi64>
%c_10 = stablehlo.constant dense<0> : tensor<i64>
%36 = stablehlo.reduce(%35 init: %c_10) applies stablehlo.add across dimensions = [0, 1] : (tensor<1009x301xi64>, tensor<i64>) -> tensor<i64>
return %26, %36 : tensor<i64>, tensor<i64>
}
func.func private @remainder(%arg0: tensor<301x1009xui32>, %arg1: tensor<i64>) -> tensor<301x1009xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<301x1009xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<301x1009xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<301x1009xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<301x1009xui32>, tensor<301x1009xui32>) -> tensor<301x1009xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<301x1009xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<301x1009xui32>, tensor<301x1009xui32>) -> tensor<301x1009xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<301x1009xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<301x1009xi1>, tensor<301x1009xi1>) -> tensor<301x1009xi1>
%12 = stablehlo.and %11, %6 : tensor<301x1009xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<301x1009xui32>
%14 = stablehlo.add %4, %13 : tensor<301x1009xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<301x1009xi1>, tensor<301x1009xui32>
return %15 : tensor<301x1009xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
func.func private @remainder_0(%arg0: tensor<1009xui32>, %arg1: tensor<i64>) -> tensor<1009xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1009xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<1009xui32>, tensor<1009xui32>) -> tensor<1009xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<1009xui32>, tensor<1009xui32>) -> tensor<1009xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1009xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1009xi1>, tensor<1009xi1>) -> tensor<1009xi1>
%12 = stablehlo.and %11, %6 : tensor<1009xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%14 = stablehlo.add %4, %13 : tensor<1009xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<1009xi1>, tensor<1009xui32>
return %15 : tensor<1009xui32>
}
func.func private @dynamic_index_in_dim(%arg0: tensor<301x1009xi32>, %arg1: tensor<i64>) -> tensor<1009xi32> {
%c = stablehlo.constant dense<0> : tensor<i64>
%0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 1009] : (tensor<301x1009xi32>, tensor<i64>, tensor<i64>) -> tensor<1x1009xi32>
%1 = stablehlo.reshape %0 : (tensor<1x1009xi32>) -> tensor<1009xi32>
return %1 : tensor<1009xi32>
}
func.func private @closed_call(%arg0: tensor<1009xi32>, %arg1: tensor<1009xi32>) -> (tensor<1009xi32>, tensor<1009xi32>) {
%0 = stablehlo.add %arg0, %arg1 : tensor<1009xi32>
%c = stablehlo.constant dense<75> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%2 = stablehlo.multiply %0, %1 : tensor<1009xi32>
%c_0 = stablehlo.constant dense<74> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%4 = stablehlo.add %2, %3 : tensor<1009xi32>
%c_1 = stablehlo.constant dense<65537> : tensor<i64>
%5 = call @remainder_1(%4, %c_1) : (tensor<1009xi32>, tensor<i64>) -> tensor<1009xi32>
%6 = stablehlo.subtract %arg0, %arg1 : tensor<1009xi32>
return %5, %6 : tensor<1009xi32>, tensor<1009xi32>
}
func.func private @remainder_1(%arg0: tensor<1009xi32>, %arg1: tensor<i64>) -> tensor<1009xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_2(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
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
func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @dynamic_update_index_in_dim(%arg0: tensor<301x1009xi32>, %arg1: tensor<1009xi32>, %arg2: tensor<i64>) -> tensor<301x1009xi32> {
%0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<1009xi32>) -> tensor<1x1009xi32>
%c = stablehlo.constant dense<0> : tensor<i64>
%1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<301x1009xi32>, tensor<1x1009xi32>, tensor<i64>, tensor<i64>) -> tensor<301x1009xi32>
return %1 : tensor<301x1009xi32>
}
}
// -----
// scan_of_numbers
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:2 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0x6B4FBC83A00F0000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x9CC8C29D72080000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%2 = stablehlo.multiply %0, %1 : tensor<1009xui32>
%c_0 = stablehlo.constant dense<65537> : tensor<i64>
%3 = call @remainder(%2, %c_0) : (tensor<1009xui32>, tensor<i64>) -> tensor<1009xui32>
%4 = stablehlo.convert %3 : (tensor<1009xui32>) -> tensor<1009xi32>
%5 = stablehlo.iota dim = 0 : tensor<301xui32>
%c_1 = stablehlo.constant dense<2654435761> : tensor<ui32>
%6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<301xui32>
%7 = stablehlo.multiply %5, %6 : tensor<301xui32>
%c_2 = stablehlo.constant dense<65537> : tensor<i64>
%8 = call @remainder_0(%7, %c_2) : (tensor<301xui32>, tensor<i64>) -> tensor<301xui32>
%9 = stablehlo.convert %8 : (tensor<301xui32>) -> tensor<301xi32>
%10 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i32>) -> tensor<301xi32>
%11 = stablehlo.add %9, %10 : tensor<301xi32>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%12 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<301xi32>
%c_4 = stablehlo.constant dense<0> : tensor<i64>
%13:4 = stablehlo.while(%iterArg = %11, %iterArg_11 = %c_4, %iterArg_12 = %4, %iterArg_13 = %12) : tensor<301xi32>, tensor<i64>, tensor<1009xi32>, tensor<301xi32>
cond {
%c_14 = stablehlo.constant dense<301> : tensor<i64>
%32 = stablehlo.compare LT, %iterArg_11, %c_14, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %32 : tensor<i1>
} do {
%32 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_11) : (tensor<301xi32>, tensor<i64>) -> tensor<i32>
%33:2 = func.call @closed_call(%iterArg_12, %32) : (tensor<1009xi32>, tensor<i32>) -> (tensor<1009xi32>, tensor<i32>)
%34 = func.call @dynamic_update_index_in_dim(%iterArg_13, %33#1, %iterArg_11) : (tensor<301xi32>, tensor<i32>, tensor<i64>) -> tensor<301xi32>
%c_14 = stablehlo.constant dense<1> : tensor<i64>
%35 = stablehlo.add %iterArg_11, %c_14 : tensor<i64>
stablehlo.return %iterArg, %35, %33#0, %34 : tensor<301xi32>, tensor<i64>, tensor<1009xi32>, tensor<301xi32>
}
%14 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c_5 = stablehlo.constant dense<2246822519> : tensor<ui32>
%15 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%16 = stablehlo.multiply %14, %15 : tensor<1009xui32>
%c_6 = stablehlo.constant dense<12> : tensor<ui32>
%17 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%18 = stablehlo.shift_right_logical %16, %17 : tensor<1009xui32>
%19 = stablehlo.convert %18 : (tensor<1009xui32>) -> tensor<1009xi64>
%20 = stablehlo.convert %13#2 : (tensor<1009xi32>) -> tensor<1009xi64>
%21 = stablehlo.multiply %20, %19 : tensor<1009xi64>
%c_7 = stablehlo.constant dense<0> : tensor<i64>
%22 = stablehlo.reduce(%21 init: %c_7) applies stablehlo.add across dimensions = [0] : (tensor<1009xi64>, tensor<i64>) -> tensor<i64>
%23 = stablehlo.iota dim = 0 : tensor<301xui32>
%c_8 = stablehlo.constant dense<2246822519> : tensor<ui32>
%24 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<301xui32>
%25 = stablehlo.multiply %23, %24 : tensor<301xui32>
%c_9 = stablehlo.constant dense<12> : tensor<ui32>
%26 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<301xui32>
%27 = stablehlo.shift_right_logical %25, %26 : tensor<301xui32>
%28 = stablehlo.convert %27 : (tensor<301xui32>) -> tensor<301xi64>
%29 = stablehlo.convert %13#3 : (tensor<301xi32>) -> tensor<301xi64>
%30 = stablehlo.multiply %29, %28 : tensor<301xi64>
%c_10 = stablehlo.constant dense<0> : tensor<i64>
%31 = stablehlo.reduce(%30 init: %c_10) applies stablehlo.add across dimensions = [0] : (tensor<301xi64>, tensor<i64>) -> tensor<i64>
return %22, %31 : tensor<i64>, tensor<i64>
}
func.func private @remainder(%arg0: tensor<1009xui32>, %arg1: tensor<i64>) -> tensor<1009xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1009xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<1009xui32>, tensor<1009xui32>) -> tensor<1009xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<1009xui32>, tensor<1009xui32>) -> tensor<1009xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1009xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1009xi1>, tensor<1009xi1>) -> tensor<1009xi1>
%12 = stablehlo.and %11, %6 : tensor<1009xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%14 = stablehlo.add %4, %13 : tensor<1009xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<1009xi1>, tensor<1009xui32>
return %15 : tensor<1009xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
func.func private @remainder_0(%arg0: tensor<301xui32>, %arg1: tensor<i64>) -> tensor<301xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<301xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<301xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<301xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<301xui32>, tensor<301xui32>) -> tensor<301xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<301xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<301xui32>, tensor<301xui32>) -> tensor<301xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<301xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<301xi1>, tensor<301xi1>) -> tensor<301xi1>
%12 = stablehlo.and %11, %6 : tensor<301xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<301xui32>
%14 = stablehlo.add %4, %13 : tensor<301xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<301xi1>, tensor<301xui32>
return %15 : tensor<301xui32>
}
func.func private @dynamic_index_in_dim(%arg0: tensor<301xi32>, %arg1: tensor<i64>) -> tensor<i32> {
%0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<301xi32>, tensor<i64>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
return %1 : tensor<i32>
}
func.func private @closed_call(%arg0: tensor<1009xi32>, %arg1: tensor<i32>) -> (tensor<1009xi32>, tensor<i32>) {
%0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%1 = stablehlo.add %arg0, %0 : tensor<1009xi32>
%c = stablehlo.constant dense<75> : tensor<i32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%3 = stablehlo.multiply %1, %2 : tensor<1009xi32>
%c_0 = stablehlo.constant dense<74> : tensor<i32>
%4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%5 = stablehlo.add %3, %4 : tensor<1009xi32>
%c_1 = stablehlo.constant dense<65537> : tensor<i64>
%6 = call @remainder_1(%5, %c_1) : (tensor<1009xi32>, tensor<i64>) -> tensor<1009xi32>
%c_2 = stablehlo.constant dense<2> : tensor<i32>
%7 = stablehlo.multiply %arg1, %c_2 : tensor<i32>
return %6, %7 : tensor<1009xi32>, tensor<i32>
}
func.func private @remainder_1(%arg0: tensor<1009xi32>, %arg1: tensor<i64>) -> tensor<1009xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_2(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
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
func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @dynamic_update_index_in_dim(%arg0: tensor<301xi32>, %arg1: tensor<i32>, %arg2: tensor<i64>) -> tensor<301xi32> {
%0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
%1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<301xi32>, tensor<1xi32>, tensor<i64>) -> tensor<301xi32>
return %1 : tensor<301xi32>
}
}
// -----
// scan_of_two
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:4 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0x9E03109C770F0000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x3BEE50CE0E871200"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e2 = stablehlo.constant dense<"0x3F9649C173B51200"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e3 = stablehlo.constant dense<"0xCC7B640900000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%2 = stablehlo.multiply %0, %1 : tensor<1009xui32>
%c_0 = stablehlo.constant dense<65537> : tensor<i64>
%3 = call @remainder(%2, %c_0) : (tensor<1009xui32>, tensor<i64>) -> tensor<1009xui32>
%4 = stablehlo.convert %3 : (tensor<1009xui32>) -> tensor<1009xi32>
%5 = stablehlo.iota dim = 0 : tensor<303709xui32>
%6 = stablehlo.reshape %5 : (tensor<303709xui32>) -> tensor<301x1009xui32>
%c_1 = stablehlo.constant dense<2654435761> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<301x1009xui32>
%8 = stablehlo.multiply %6, %7 : tensor<301x1009xui32>
%c_2 = stablehlo.constant dense<65537> : tensor<i64>
%9 = call @remainder_0(%8, %c_2) : (tensor<301x1009xui32>, tensor<i64>) -> tensor<301x1009xui32>
%10 = stablehlo.convert %9 : (tensor<301x1009xui32>) -> tensor<301x1009xi32>
%11 = stablehlo.iota dim = 0 : tensor<303709xui32>
%12 = stablehlo.reshape %11 : (tensor<303709xui32>) -> tensor<301x1009xui32>
%c_3 = stablehlo.constant dense<2654435761> : tensor<ui32>
%13 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<301x1009xui32>
%14 = stablehlo.multiply %12, %13 : tensor<301x1009xui32>
%c_4 = stablehlo.constant dense<7> : tensor<i64>
%15 = call @remainder_0(%14, %c_4) : (tensor<301x1009xui32>, tensor<i64>) -> tensor<301x1009xui32>
%16 = stablehlo.convert %15 : (tensor<301x1009xui32>) -> tensor<301x1009xi32>
%17 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i32>) -> tensor<301x1009xi32>
%18 = stablehlo.add %16, %17 : tensor<301x1009xi32>
%c_5 = stablehlo.constant dense<0> : tensor<i32>
%19 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<301x1009xi32>
%c_6 = stablehlo.constant dense<0> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<301x1009xi32>
%c_7 = stablehlo.constant dense<0> : tensor<i64>
%21 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i64>) -> tensor<301xi64>
%c_8 = stablehlo.constant dense<0> : tensor<i64>
%22:7 = stablehlo.while(%iterArg = %10, %iterArg_21 = %18, %iterArg_22 = %c_8, %iterArg_23 = %4, %iterArg_24 = %19, %iterArg_25 = %20, %iterArg_26 = %21) : tensor<301x1009xi32>, tensor<301x1009xi32>, tensor<i64>, tensor<1009xi32>, tensor<301x1009xi32>, tensor<301x1009xi32>, tensor<301xi64>
cond {
%c_27 = stablehlo.constant dense<301> : tensor<i64>
%60 = stablehlo.compare LT, %iterArg_22, %c_27, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %60 : tensor<i1>
} do {
%60 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_22) : (tensor<301x1009xi32>, tensor<i64>) -> tensor<1009xi32>
%61 = func.call @dynamic_index_in_dim(%iterArg_21, %iterArg_22) : (tensor<301x1009xi32>, tensor<i64>) -> tensor<1009xi32>
%62:4 = func.call @closed_call(%iterArg_23, %60, %61) : (tensor<1009xi32>, tensor<1009xi32>, tensor<1009xi32>) -> (tensor<1009xi32>, tensor<1009xi32>, tensor<1009xi32>, tensor<i64>)
%63 = func.call @dynamic_update_index_in_dim(%iterArg_24, %62#1, %iterArg_22) : (tensor<301x1009xi32>, tensor<1009xi32>, tensor<i64>) -> tensor<301x1009xi32>
%64 = func.call @dynamic_update_index_in_dim(%iterArg_25, %62#2, %iterArg_22) : (tensor<301x1009xi32>, tensor<1009xi32>, tensor<i64>) -> tensor<301x1009xi32>
%65 = func.call @dynamic_update_index_in_dim_3(%iterArg_26, %62#3, %iterArg_22) : (tensor<301xi64>, tensor<i64>, tensor<i64>) -> tensor<301xi64>
%c_27 = stablehlo.constant dense<1> : tensor<i64>
%66 = stablehlo.add %iterArg_22, %c_27 : tensor<i64>
stablehlo.return %iterArg, %iterArg_21, %66, %62#0, %63, %64, %65 : tensor<301x1009xi32>, tensor<301x1009xi32>, tensor<i64>, tensor<1009xi32>, tensor<301x1009xi32>, tensor<301x1009xi32>, tensor<301xi64>
}
%23 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c_9 = stablehlo.constant dense<2246822519> : tensor<ui32>
%24 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%25 = stablehlo.multiply %23, %24 : tensor<1009xui32>
%c_10 = stablehlo.constant dense<12> : tensor<ui32>
%26 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%27 = stablehlo.shift_right_logical %25, %26 : tensor<1009xui32>
%28 = stablehlo.convert %27 : (tensor<1009xui32>) -> tensor<1009xi64>
%29 = stablehlo.convert %22#3 : (tensor<1009xi32>) -> tensor<1009xi64>
%30 = stablehlo.multiply %29, %28 : tensor<1009xi64>
%c_11 = stablehlo.constant dense<0> : tensor<i64>
%31 = stablehlo.reduce(%30 init: %c_11) applies stablehlo.add across dimensions = [0] : (tensor<1009xi64>, tensor<i64>) -> tensor<i64>
%32 = stablehlo.iota dim = 0 : tensor<303709xui32>
%c_12 = stablehlo.constant dense<2246822519> : tensor<ui32>
%33 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<303709xui32>
%34 = stablehlo.multiply %32, %33 : tensor<303709xui32>
%c_13 = stablehlo.constant dense<12> : tensor<ui32>
%35 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<303709xui32>
%36 = stablehlo.shift_right_logical %34, %35 : tensor<303709xui32>
%37 = stablehlo.convert %36 : (tensor<303709xui32>) -> tensor<303709xi64>
%38 = stablehlo.reshape %37 : (tensor<303709xi64>) -> tensor<301x1009xi64>
%39 = stablehlo.convert %22#4 : (tensor<301x1009xi32>) -> tensor<301x1009xi64>
%40 = stablehlo.multiply %39, %38 : tensor<301x1009xi64>
%c_14 = stablehlo.constant dense<0> : tensor<i64>
%41 = stablehlo.reduce(%40 init: %c_14) applies stablehlo.add across dimensions = [0, 1] : (tensor<301x1009xi64>, tensor<i64>) -> tensor<i64>
%42 = stablehlo.iota dim = 0 : tensor<303709xui32>
%c_15 = stablehlo.constant dense<2246822519> : tensor<ui32>
%43 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<303709xui32>
%44 = stablehlo.multiply %42, %43 : tensor<303709xui32>
%c_16 = stablehlo.constant dense<12> : tensor<ui32>
%45 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<303709xui32>
%46 = stablehlo.shift_right_logical %44, %45 : tensor<303709xui32>
%47 = stablehlo.convert %46 : (tensor<303709xui32>) -> tensor<303709xi64>
%48 = stablehlo.reshape %47 : (tensor<303709xi64>) -> tensor<301x1009xi64>
%49 = stablehlo.convert %22#5 : (tensor<301x1009xi32>) -> tensor<301x1009xi64>
%50 = stablehlo.multiply %49, %48 : tensor<301x1009xi64>
%c_17 = stablehlo.constant dense<0> : tensor<i64>
%51 = stablehlo.reduce(%50 init: %c_17) applies stablehlo.add across dimensions = [0, 1] : (tensor<301x1009xi64>, tensor<i64>) -> tensor<i64>
%52 = stablehlo.iota dim = 0 : tensor<301xui32>
%c_18 = stablehlo.constant dense<2246822519> : tensor<ui32>
%53 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<301xui32>
%54 = stablehlo.multiply %52, %53 : tensor<301xui32>
%c_19 = stablehlo.constant dense<12> : tensor<ui32>
%55 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<301xui32>
%56 = stablehlo.shift_right_logical %54, %55 : tensor<301xui32>
%57 = stablehlo.convert %56 : (tensor<301xui32>) -> tensor<301xi64>
%58 = stablehlo.multiply %22#6, %57 : tensor<301xi64>
%c_20 = stablehlo.constant dense<0> : tensor<i64>
%59 = stablehlo.reduce(%58 init: %c_20) applies stablehlo.add across dimensions = [0] : (tensor<301xi64>, tensor<i64>) -> tensor<i64>
return %31, %41, %51, %59 : tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>
}
func.func private @remainder(%arg0: tensor<1009xui32>, %arg1: tensor<i64>) -> tensor<1009xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1009xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<1009xui32>, tensor<1009xui32>) -> tensor<1009xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<1009xui32>, tensor<1009xui32>) -> tensor<1009xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1009xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1009xi1>, tensor<1009xi1>) -> tensor<1009xi1>
%12 = stablehlo.and %11, %6 : tensor<1009xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%14 = stablehlo.add %4, %13 : tensor<1009xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<1009xi1>, tensor<1009xui32>
return %15 : tensor<1009xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
func.func private @remainder_0(%arg0: tensor<301x1009xui32>, %arg1: tensor<i64>) -> tensor<301x1009xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<301x1009xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<301x1009xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<301x1009xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<301x1009xui32>, tensor<301x1009xui32>) -> tensor<301x1009xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<301x1009xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<301x1009xui32>, tensor<301x1009xui32>) -> tensor<301x1009xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<301x1009xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<301x1009xi1>, tensor<301x1009xi1>) -> tensor<301x1009xi1>
%12 = stablehlo.and %11, %6 : tensor<301x1009xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<301x1009xui32>
%14 = stablehlo.add %4, %13 : tensor<301x1009xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<301x1009xi1>, tensor<301x1009xui32>
return %15 : tensor<301x1009xui32>
}
func.func private @dynamic_index_in_dim(%arg0: tensor<301x1009xi32>, %arg1: tensor<i64>) -> tensor<1009xi32> {
%c = stablehlo.constant dense<0> : tensor<i64>
%0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 1009] : (tensor<301x1009xi32>, tensor<i64>, tensor<i64>) -> tensor<1x1009xi32>
%1 = stablehlo.reshape %0 : (tensor<1x1009xi32>) -> tensor<1009xi32>
return %1 : tensor<1009xi32>
}
func.func private @closed_call(%arg0: tensor<1009xi32>, %arg1: tensor<1009xi32>, %arg2: tensor<1009xi32>) -> (tensor<1009xi32>, tensor<1009xi32>, tensor<1009xi32>, tensor<i64>) {
%0 = stablehlo.add %arg0, %arg1 : tensor<1009xi32>
%c = stablehlo.constant dense<75> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%2 = stablehlo.multiply %0, %1 : tensor<1009xi32>
%c_0 = stablehlo.constant dense<74> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%4 = stablehlo.add %2, %3 : tensor<1009xi32>
%c_1 = stablehlo.constant dense<65537> : tensor<i64>
%5 = call @remainder_1(%4, %c_1) : (tensor<1009xi32>, tensor<i64>) -> tensor<1009xi32>
%6 = stablehlo.add %arg2, %arg1 : tensor<1009xi32>
%7 = stablehlo.convert %arg0 : (tensor<1009xi32>) -> tensor<1009xi64>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%8 = stablehlo.reduce(%7 init: %c_2) applies stablehlo.add across dimensions = [0] : (tensor<1009xi64>, tensor<i64>) -> tensor<i64>
%c_3 = stablehlo.constant dense<0> : tensor<i64>
%9 = stablehlo.multiply %8, %c_3 : tensor<i64>
%c_4 = stablehlo.constant dense<1> : tensor<i64>
%10 = stablehlo.add %9, %c_4 : tensor<i64>
return %5, %arg0, %6, %10 : tensor<1009xi32>, tensor<1009xi32>, tensor<1009xi32>, tensor<i64>
}
func.func private @remainder_1(%arg0: tensor<1009xi32>, %arg1: tensor<i64>) -> tensor<1009xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_2(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
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
func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @dynamic_update_index_in_dim(%arg0: tensor<301x1009xi32>, %arg1: tensor<1009xi32>, %arg2: tensor<i64>) -> tensor<301x1009xi32> {
%0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<1009xi32>) -> tensor<1x1009xi32>
%c = stablehlo.constant dense<0> : tensor<i64>
%1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<301x1009xi32>, tensor<1x1009xi32>, tensor<i64>, tensor<i64>) -> tensor<301x1009xi32>
return %1 : tensor<301x1009xi32>
}
func.func private @dynamic_update_index_in_dim_3(%arg0: tensor<301xi64>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<301xi64> {
%0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i64>) -> tensor<1xi64>
%1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<301xi64>, tensor<1xi64>, tensor<i64>) -> tensor<301xi64>
return %1 : tensor<301xi64>
}
}
// -----
// scan_of_two_alone
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:3 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0x9E03109C770F0000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x3BEE50CE0E871200"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e2 = stablehlo.constant dense<"0x3F9649C173B51200"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>, tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%2 = stablehlo.multiply %0, %1 : tensor<1009xui32>
%c_0 = stablehlo.constant dense<65537> : tensor<i64>
%3 = call @remainder(%2, %c_0) : (tensor<1009xui32>, tensor<i64>) -> tensor<1009xui32>
%4 = stablehlo.convert %3 : (tensor<1009xui32>) -> tensor<1009xi32>
%5 = stablehlo.iota dim = 0 : tensor<303709xui32>
%6 = stablehlo.reshape %5 : (tensor<303709xui32>) -> tensor<301x1009xui32>
%c_1 = stablehlo.constant dense<2654435761> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<301x1009xui32>
%8 = stablehlo.multiply %6, %7 : tensor<301x1009xui32>
%c_2 = stablehlo.constant dense<65537> : tensor<i64>
%9 = call @remainder_0(%8, %c_2) : (tensor<301x1009xui32>, tensor<i64>) -> tensor<301x1009xui32>
%10 = stablehlo.convert %9 : (tensor<301x1009xui32>) -> tensor<301x1009xi32>
%11 = stablehlo.iota dim = 0 : tensor<303709xui32>
%12 = stablehlo.reshape %11 : (tensor<303709xui32>) -> tensor<301x1009xui32>
%c_3 = stablehlo.constant dense<2654435761> : tensor<ui32>
%13 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<301x1009xui32>
%14 = stablehlo.multiply %12, %13 : tensor<301x1009xui32>
%c_4 = stablehlo.constant dense<7> : tensor<i64>
%15 = call @remainder_0(%14, %c_4) : (tensor<301x1009xui32>, tensor<i64>) -> tensor<301x1009xui32>
%16 = stablehlo.convert %15 : (tensor<301x1009xui32>) -> tensor<301x1009xi32>
%17 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i32>) -> tensor<301x1009xi32>
%18 = stablehlo.add %16, %17 : tensor<301x1009xi32>
%c_5 = stablehlo.constant dense<0> : tensor<i32>
%19 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<301x1009xi32>
%c_6 = stablehlo.constant dense<0> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<301x1009xi32>
%c_7 = stablehlo.constant dense<0> : tensor<i64>
%21:6 = stablehlo.while(%iterArg = %10, %iterArg_17 = %18, %iterArg_18 = %c_7, %iterArg_19 = %4, %iterArg_20 = %19, %iterArg_21 = %20) : tensor<301x1009xi32>, tensor<301x1009xi32>, tensor<i64>, tensor<1009xi32>, tensor<301x1009xi32>, tensor<301x1009xi32>
cond {
%c_22 = stablehlo.constant dense<301> : tensor<i64>
%51 = stablehlo.compare LT, %iterArg_18, %c_22, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %51 : tensor<i1>
} do {
%51 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_18) : (tensor<301x1009xi32>, tensor<i64>) -> tensor<1009xi32>
%52 = func.call @dynamic_index_in_dim(%iterArg_17, %iterArg_18) : (tensor<301x1009xi32>, tensor<i64>) -> tensor<1009xi32>
%53:3 = func.call @closed_call(%iterArg_19, %51, %52) : (tensor<1009xi32>, tensor<1009xi32>, tensor<1009xi32>) -> (tensor<1009xi32>, tensor<1009xi32>, tensor<1009xi32>)
%54 = func.call @dynamic_update_index_in_dim(%iterArg_20, %53#1, %iterArg_18) : (tensor<301x1009xi32>, tensor<1009xi32>, tensor<i64>) -> tensor<301x1009xi32>
%55 = func.call @dynamic_update_index_in_dim(%iterArg_21, %53#2, %iterArg_18) : (tensor<301x1009xi32>, tensor<1009xi32>, tensor<i64>) -> tensor<301x1009xi32>
%c_22 = stablehlo.constant dense<1> : tensor<i64>
%56 = stablehlo.add %iterArg_18, %c_22 : tensor<i64>
stablehlo.return %iterArg, %iterArg_17, %56, %53#0, %54, %55 : tensor<301x1009xi32>, tensor<301x1009xi32>, tensor<i64>, tensor<1009xi32>, tensor<301x1009xi32>, tensor<301x1009xi32>
}
%22 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c_8 = stablehlo.constant dense<2246822519> : tensor<ui32>
%23 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%24 = stablehlo.multiply %22, %23 : tensor<1009xui32>
%c_9 = stablehlo.constant dense<12> : tensor<ui32>
%25 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%26 = stablehlo.shift_right_logical %24, %25 : tensor<1009xui32>
%27 = stablehlo.convert %26 : (tensor<1009xui32>) -> tensor<1009xi64>
%28 = stablehlo.convert %21#3 : (tensor<1009xi32>) -> tensor<1009xi64>
%29 = stablehlo.multiply %28, %27 : tensor<1009xi64>
%c_10 = stablehlo.constant dense<0> : tensor<i64>
%30 = stablehlo.reduce(%29 init: %c_10) applies stablehlo.add across dimensions = [0] : (tensor<1009xi64>, tensor<i64>) -> tensor<i64>
%31 = stablehlo.iota dim = 0 : tensor<303709xui32>
%c_11 = stablehlo.constant dense<2246822519> : tensor<ui32>
%32 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<303709xui32>
%33 = stablehlo.multiply %31, %32 : tensor<303709xui32>
%c_12 = stablehlo.constant dense<12> : tensor<ui32>
%34 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<303709xui32>
%35 = stablehlo.shift_right_logical %33, %34 : tensor<303709xui32>
%36 = stablehlo.convert %35 : (tensor<303709xui32>) -> tensor<303709xi64>
%37 = stablehlo.reshape %36 : (tensor<303709xi64>) -> tensor<301x1009xi64>
%38 = stablehlo.convert %21#4 : (tensor<301x1009xi32>) -> tensor<301x1009xi64>
%39 = stablehlo.multiply %38, %37 : tensor<301x1009xi64>
%c_13 = stablehlo.constant dense<0> : tensor<i64>
%40 = stablehlo.reduce(%39 init: %c_13) applies stablehlo.add across dimensions = [0, 1] : (tensor<301x1009xi64>, tensor<i64>) -> tensor<i64>
%41 = stablehlo.iota dim = 0 : tensor<303709xui32>
%c_14 = stablehlo.constant dense<2246822519> : tensor<ui32>
%42 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<303709xui32>
%43 = stablehlo.multiply %41, %42 : tensor<303709xui32>
%c_15 = stablehlo.constant dense<12> : tensor<ui32>
%44 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<303709xui32>
%45 = stablehlo.shift_right_logical %43, %44 : tensor<303709xui32>
%46 = stablehlo.convert %45 : (tensor<303709xui32>) -> tensor<303709xi64>
%47 = stablehlo.reshape %46 : (tensor<303709xi64>) -> tensor<301x1009xi64>
%48 = stablehlo.convert %21#5 : (tensor<301x1009xi32>) -> tensor<301x1009xi64>
%49 = stablehlo.multiply %48, %47 : tensor<301x1009xi64>
%c_16 = stablehlo.constant dense<0> : tensor<i64>
%50 = stablehlo.reduce(%49 init: %c_16) applies stablehlo.add across dimensions = [0, 1] : (tensor<301x1009xi64>, tensor<i64>) -> tensor<i64>
return %30, %40, %50 : tensor<i64>, tensor<i64>, tensor<i64>
}
func.func private @remainder(%arg0: tensor<1009xui32>, %arg1: tensor<i64>) -> tensor<1009xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1009xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<1009xui32>, tensor<1009xui32>) -> tensor<1009xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<1009xui32>, tensor<1009xui32>) -> tensor<1009xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1009xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1009xi1>, tensor<1009xi1>) -> tensor<1009xi1>
%12 = stablehlo.and %11, %6 : tensor<1009xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%14 = stablehlo.add %4, %13 : tensor<1009xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<1009xi1>, tensor<1009xui32>
return %15 : tensor<1009xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
func.func private @remainder_0(%arg0: tensor<301x1009xui32>, %arg1: tensor<i64>) -> tensor<301x1009xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<301x1009xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<301x1009xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<301x1009xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<301x1009xui32>, tensor<301x1009xui32>) -> tensor<301x1009xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<301x1009xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<301x1009xui32>, tensor<301x1009xui32>) -> tensor<301x1009xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<301x1009xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<301x1009xi1>, tensor<301x1009xi1>) -> tensor<301x1009xi1>
%12 = stablehlo.and %11, %6 : tensor<301x1009xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<301x1009xui32>
%14 = stablehlo.add %4, %13 : tensor<301x1009xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<301x1009xi1>, tensor<301x1009xui32>
return %15 : tensor<301x1009xui32>
}
func.func private @dynamic_index_in_dim(%arg0: tensor<301x1009xi32>, %arg1: tensor<i64>) -> tensor<1009xi32> {
%c = stablehlo.constant dense<0> : tensor<i64>
%0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 1009] : (tensor<301x1009xi32>, tensor<i64>, tensor<i64>) -> tensor<1x1009xi32>
%1 = stablehlo.reshape %0 : (tensor<1x1009xi32>) -> tensor<1009xi32>
return %1 : tensor<1009xi32>
}
func.func private @closed_call(%arg0: tensor<1009xi32>, %arg1: tensor<1009xi32>, %arg2: tensor<1009xi32>) -> (tensor<1009xi32>, tensor<1009xi32>, tensor<1009xi32>) {
%0 = stablehlo.add %arg0, %arg1 : tensor<1009xi32>
%c = stablehlo.constant dense<75> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%2 = stablehlo.multiply %0, %1 : tensor<1009xi32>
%c_0 = stablehlo.constant dense<74> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%4 = stablehlo.add %2, %3 : tensor<1009xi32>
%c_1 = stablehlo.constant dense<65537> : tensor<i64>
%5 = call @remainder_1(%4, %c_1) : (tensor<1009xi32>, tensor<i64>) -> tensor<1009xi32>
%6 = stablehlo.add %arg2, %arg1 : tensor<1009xi32>
return %5, %arg0, %6 : tensor<1009xi32>, tensor<1009xi32>, tensor<1009xi32>
}
func.func private @remainder_1(%arg0: tensor<1009xi32>, %arg1: tensor<i64>) -> tensor<1009xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_2(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
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
func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @dynamic_update_index_in_dim(%arg0: tensor<301x1009xi32>, %arg1: tensor<1009xi32>, %arg2: tensor<i64>) -> tensor<301x1009xi32> {
%0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<1009xi32>) -> tensor<1x1009xi32>
%c = stablehlo.constant dense<0> : tensor<i64>
%1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<301x1009xi32>, tensor<1x1009xi32>, tensor<i64>, tensor<i64>) -> tensor<301x1009xi32>
return %1 : tensor<301x1009xi32>
}
}
// -----
// scan_keeps_first
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:3 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0x5AD81FCBD60F0000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x3D1E915E00000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e2 = stablehlo.constant dense<"0x0206DF463C891200"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>, tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%2 = stablehlo.multiply %0, %1 : tensor<1009xui32>
%c_0 = stablehlo.constant dense<65537> : tensor<i64>
%3 = call @remainder(%2, %c_0) : (tensor<1009xui32>, tensor<i64>) -> tensor<1009xui32>
%4 = stablehlo.convert %3 : (tensor<1009xui32>) -> tensor<1009xi32>
%5 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c_1 = stablehlo.constant dense<2654435761> : tensor<ui32>
%6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%7 = stablehlo.multiply %5, %6 : tensor<1009xui32>
%c_2 = stablehlo.constant dense<7> : tensor<i64>
%8 = call @remainder(%7, %c_2) : (tensor<1009xui32>, tensor<i64>) -> tensor<1009xui32>
%9 = stablehlo.convert %8 : (tensor<1009xui32>) -> tensor<1009xi32>
%10 = stablehlo.iota dim = 0 : tensor<303709xui32>
%11 = stablehlo.reshape %10 : (tensor<303709xui32>) -> tensor<301x1009xui32>
%c_3 = stablehlo.constant dense<2654435761> : tensor<ui32>
%12 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<301x1009xui32>
%13 = stablehlo.multiply %11, %12 : tensor<301x1009xui32>
%c_4 = stablehlo.constant dense<65537> : tensor<i64>
%14 = call @remainder_0(%13, %c_4) : (tensor<301x1009xui32>, tensor<i64>) -> tensor<301x1009xui32>
%15 = stablehlo.convert %14 : (tensor<301x1009xui32>) -> tensor<301x1009xi32>
%16 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i32>) -> tensor<301x1009xi32>
%17 = stablehlo.add %15, %16 : tensor<301x1009xi32>
%c_5 = stablehlo.constant dense<0> : tensor<i32>
%18 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<301x1009xi32>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%19:5 = stablehlo.while(%iterArg = %17, %iterArg_16 = %9, %iterArg_17 = %c_6, %iterArg_18 = %4, %iterArg_19 = %18) : tensor<301x1009xi32>, tensor<1009xi32>, tensor<i64>, tensor<1009xi32>, tensor<301x1009xi32>
cond {
%c_20 = stablehlo.constant dense<301> : tensor<i64>
%48 = stablehlo.compare LT, %iterArg_17, %c_20, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %48 : tensor<i1>
} do {
%48 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_17) : (tensor<301x1009xi32>, tensor<i64>) -> tensor<1009xi32>
%49:2 = func.call @closed_call(%iterArg_16, %iterArg_18, %48) : (tensor<1009xi32>, tensor<1009xi32>, tensor<1009xi32>) -> (tensor<1009xi32>, tensor<1009xi32>)
%50 = func.call @dynamic_update_index_in_dim(%iterArg_19, %49#1, %iterArg_17) : (tensor<301x1009xi32>, tensor<1009xi32>, tensor<i64>) -> tensor<301x1009xi32>
%c_20 = stablehlo.constant dense<1> : tensor<i64>
%51 = stablehlo.add %iterArg_17, %c_20 : tensor<i64>
stablehlo.return %iterArg, %iterArg_16, %51, %49#0, %50 : tensor<301x1009xi32>, tensor<1009xi32>, tensor<i64>, tensor<1009xi32>, tensor<301x1009xi32>
}
%20 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c_7 = stablehlo.constant dense<2246822519> : tensor<ui32>
%21 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%22 = stablehlo.multiply %20, %21 : tensor<1009xui32>
%c_8 = stablehlo.constant dense<12> : tensor<ui32>
%23 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%24 = stablehlo.shift_right_logical %22, %23 : tensor<1009xui32>
%25 = stablehlo.convert %24 : (tensor<1009xui32>) -> tensor<1009xi64>
%26 = stablehlo.convert %19#3 : (tensor<1009xi32>) -> tensor<1009xi64>
%27 = stablehlo.multiply %26, %25 : tensor<1009xi64>
%c_9 = stablehlo.constant dense<0> : tensor<i64>
%28 = stablehlo.reduce(%27 init: %c_9) applies stablehlo.add across dimensions = [0] : (tensor<1009xi64>, tensor<i64>) -> tensor<i64>
%29 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c_10 = stablehlo.constant dense<2246822519> : tensor<ui32>
%30 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%31 = stablehlo.multiply %29, %30 : tensor<1009xui32>
%c_11 = stablehlo.constant dense<12> : tensor<ui32>
%32 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%33 = stablehlo.shift_right_logical %31, %32 : tensor<1009xui32>
%34 = stablehlo.convert %33 : (tensor<1009xui32>) -> tensor<1009xi64>
%35 = stablehlo.convert %9 : (tensor<1009xi32>) -> tensor<1009xi64>
%36 = stablehlo.multiply %35, %34 : tensor<1009xi64>
%c_12 = stablehlo.constant dense<0> : tensor<i64>
%37 = stablehlo.reduce(%36 init: %c_12) applies stablehlo.add across dimensions = [0] : (tensor<1009xi64>, tensor<i64>) -> tensor<i64>
%38 = stablehlo.iota dim = 0 : tensor<303709xui32>
%c_13 = stablehlo.constant dense<2246822519> : tensor<ui32>
%39 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<303709xui32>
%40 = stablehlo.multiply %38, %39 : tensor<303709xui32>
%c_14 = stablehlo.constant dense<12> : tensor<ui32>
%41 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<303709xui32>
%42 = stablehlo.shift_right_logical %40, %41 : tensor<303709xui32>
%43 = stablehlo.convert %42 : (tensor<303709xui32>) -> tensor<303709xi64>
%44 = stablehlo.reshape %43 : (tensor<303709xi64>) -> tensor<301x1009xi64>
%45 = stablehlo.convert %19#4 : (tensor<301x1009xi32>) -> tensor<301x1009xi64>
%46 = stablehlo.multiply %45, %44 : tensor<301x1009xi64>
%c_15 = stablehlo.constant dense<0> : tensor<i64>
%47 = stablehlo.reduce(%46 init: %c_15) applies stablehlo.add across dimensions = [0, 1] : (tensor<301x1009xi64>, tensor<i64>) -> tensor<i64>
return %28, %37, %47 : tensor<i64>, tensor<i64>, tensor<i64>
}
func.func private @remainder(%arg0: tensor<1009xui32>, %arg1: tensor<i64>) -> tensor<1009xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1009xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<1009xui32>, tensor<1009xui32>) -> tensor<1009xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<1009xui32>, tensor<1009xui32>) -> tensor<1009xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1009xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1009xi1>, tensor<1009xi1>) -> tensor<1009xi1>
%12 = stablehlo.and %11, %6 : tensor<1009xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%14 = stablehlo.add %4, %13 : tensor<1009xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<1009xi1>, tensor<1009xui32>
return %15 : tensor<1009xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
func.func private @remainder_0(%arg0: tensor<301x1009xui32>, %arg1: tensor<i64>) -> tensor<301x1009xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<301x1009xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<301x1009xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<301x1009xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<301x1009xui32>, tensor<301x1009xui32>) -> tensor<301x1009xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<301x1009xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<301x1009xui32>, tensor<301x1009xui32>) -> tensor<301x1009xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<301x1009xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<301x1009xi1>, tensor<301x1009xi1>) -> tensor<301x1009xi1>
%12 = stablehlo.and %11, %6 : tensor<301x1009xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<301x1009xui32>
%14 = stablehlo.add %4, %13 : tensor<301x1009xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<301x1009xi1>, tensor<301x1009xui32>
return %15 : tensor<301x1009xui32>
}
func.func private @dynamic_index_in_dim(%arg0: tensor<301x1009xi32>, %arg1: tensor<i64>) -> tensor<1009xi32> {
%c = stablehlo.constant dense<0> : tensor<i64>
%0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 1009] : (tensor<301x1009xi32>, tensor<i64>, tensor<i64>) -> tensor<1x1009xi32>
%1 = stablehlo.reshape %0 : (tensor<1x1009xi32>) -> tensor<1009xi32>
return %1 : tensor<1009xi32>
}
func.func private @closed_call(%arg0: tensor<1009xi32>, %arg1: tensor<1009xi32>, %arg2: tensor<1009xi32>) -> (tensor<1009xi32>, tensor<1009xi32>) {
%0 = stablehlo.add %arg1, %arg2 : tensor<1009xi32>
%c = stablehlo.constant dense<75> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%2 = stablehlo.multiply %0, %1 : tensor<1009xi32>
%c_0 = stablehlo.constant dense<74> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%4 = stablehlo.add %2, %3 : tensor<1009xi32>
%c_1 = stablehlo.constant dense<65537> : tensor<i64>
%5 = call @remainder_1(%4, %c_1) : (tensor<1009xi32>, tensor<i64>) -> tensor<1009xi32>
%6 = stablehlo.add %arg0, %arg1 : tensor<1009xi32>
return %5, %6 : tensor<1009xi32>, tensor<1009xi32>
}
func.func private @remainder_1(%arg0: tensor<1009xi32>, %arg1: tensor<i64>) -> tensor<1009xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_2(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
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
func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @dynamic_update_index_in_dim(%arg0: tensor<301x1009xi32>, %arg1: tensor<1009xi32>, %arg2: tensor<i64>) -> tensor<301x1009xi32> {
%0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<1009xi32>) -> tensor<1x1009xi32>
%c = stablehlo.constant dense<0> : tensor<i64>
%1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<301x1009xi32>, tensor<1x1009xi32>, tensor<i64>, tensor<i64>) -> tensor<301x1009xi32>
return %1 : tensor<301x1009xi32>
}
}
// -----
// random
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:2 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0x34F3570C9A730200"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x11387F1502100000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>) {
%c = stablehlo.constant dense<3> : tensor<i64>
%0 = call @floor_divide(%arg0, %c) : (tensor<i32>, tensor<i64>) -> tensor<i32>
%c_0 = stablehlo.constant dense<3> : tensor<i64>
%c_1 = stablehlo.constant dense<32> : tensor<i64>
%1 = stablehlo.shift_right_logical %c_0, %c_1 : tensor<i64>
%2 = stablehlo.convert %1 : (tensor<i64>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%c_2 = stablehlo.constant dense<4294967295> : tensor<i64>
%4 = stablehlo.and %c_0, %c_2 : tensor<i64>
%5 = stablehlo.convert %4 : (tensor<i64>) -> tensor<ui32>
%6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%7 = stablehlo.concatenate %3, %6, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
%8 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c_3 = stablehlo.constant dense<2654435761> : tensor<ui32>
%9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%10 = stablehlo.multiply %8, %9 : tensor<1009xui32>
%c_4 = stablehlo.constant dense<65537> : tensor<i64>
%11 = call @remainder(%10, %c_4) : (tensor<1009xui32>, tensor<i64>) -> tensor<1009xui32>
%12 = stablehlo.convert %11 : (tensor<1009xui32>) -> tensor<1009xi32>
%c_5 = stablehlo.constant dense<0> : tensor<i32>
%13:4 = stablehlo.while(%iterArg = %c_5, %iterArg_12 = %0, %iterArg_13 = %7, %iterArg_14 = %12) : tensor<i32>, tensor<i32>, tensor<2xui32>, tensor<1009xi32>
cond {
%32 = stablehlo.compare LT, %iterArg, %iterArg_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %32 : tensor<i1>
} do {
%c_15 = stablehlo.constant dense<1> : tensor<i32>
%32 = stablehlo.add %iterArg, %c_15 : tensor<i32>
%33 = func.call @_threefry_split(%iterArg_13) : (tensor<2xui32>) -> tensor<2x2xui32>
%34 = stablehlo.slice %33 [0:1, 0:2] : (tensor<2x2xui32>) -> tensor<1x2xui32>
%35 = stablehlo.reshape %34 : (tensor<1x2xui32>) -> tensor<2xui32>
%c_16 = stablehlo.constant dense<0> : tensor<i64>
%c_17 = stablehlo.constant dense<9> : tensor<i64>
%36 = func.call @_randint(%iterArg_13, %c_16, %c_17) : (tensor<2xui32>, tensor<i64>, tensor<i64>) -> tensor<1009xi64>
%37 = stablehlo.convert %iterArg_14 : (tensor<1009xi32>) -> tensor<1009xi64>
%38 = stablehlo.add %37, %36 : tensor<1009xi64>
%c_18 = stablehlo.constant dense<75> : tensor<i64>
%39 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i64>) -> tensor<1009xi64>
%40 = stablehlo.multiply %38, %39 : tensor<1009xi64>
%c_19 = stablehlo.constant dense<74> : tensor<i64>
%41 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i64>) -> tensor<1009xi64>
%42 = stablehlo.add %40, %41 : tensor<1009xi64>
%c_20 = stablehlo.constant dense<65537> : tensor<i64>
%43 = func.call @remainder_4(%42, %c_20) : (tensor<1009xi64>, tensor<i64>) -> tensor<1009xi64>
%44 = stablehlo.convert %43 : (tensor<1009xi64>) -> tensor<1009xi32>
stablehlo.return %32, %iterArg_12, %35, %44 : tensor<i32>, tensor<i32>, tensor<2xui32>, tensor<1009xi32>
}
%14 = stablehlo.iota dim = 0 : tensor<2xui32>
%c_6 = stablehlo.constant dense<2246822519> : tensor<ui32>
%15 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<2xui32>
%16 = stablehlo.multiply %14, %15 : tensor<2xui32>
%c_7 = stablehlo.constant dense<12> : tensor<ui32>
%17 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<2xui32>
%18 = stablehlo.shift_right_logical %16, %17 : tensor<2xui32>
%19 = stablehlo.convert %18 : (tensor<2xui32>) -> tensor<2xi64>
%20 = stablehlo.convert %13#2 : (tensor<2xui32>) -> tensor<2xi64>
%21 = stablehlo.multiply %20, %19 : tensor<2xi64>
%c_8 = stablehlo.constant dense<0> : tensor<i64>
%22 = stablehlo.reduce(%21 init: %c_8) applies stablehlo.add across dimensions = [0] : (tensor<2xi64>, tensor<i64>) -> tensor<i64>
%23 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c_9 = stablehlo.constant dense<2246822519> : tensor<ui32>
%24 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%25 = stablehlo.multiply %23, %24 : tensor<1009xui32>
%c_10 = stablehlo.constant dense<12> : tensor<ui32>
%26 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%27 = stablehlo.shift_right_logical %25, %26 : tensor<1009xui32>
%28 = stablehlo.convert %27 : (tensor<1009xui32>) -> tensor<1009xi64>
%29 = stablehlo.convert %13#3 : (tensor<1009xi32>) -> tensor<1009xi64>
%30 = stablehlo.multiply %29, %28 : tensor<1009xi64>
%c_11 = stablehlo.constant dense<0> : tensor<i64>
%31 = stablehlo.reduce(%30 init: %c_11) applies stablehlo.add across dimensions = [0] : (tensor<1009xi64>, tensor<i64>) -> tensor<i64>
return %22, %31 : tensor<i64>, tensor<i64>
}
func.func private @floor_divide(%arg0: tensor<i32>, %arg1: tensor<i64>) -> tensor<i32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%1 = stablehlo.divide %arg0, %0 : tensor<i32>
%2 = stablehlo.sign %arg0 : tensor<i32>
%3 = stablehlo.sign %0 : tensor<i32>
%4 = stablehlo.compare NE, %2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%5 = stablehlo.remainder %arg0, %0 : tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%6 = stablehlo.compare NE, %5, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%7 = stablehlo.and %4, %6 : tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%8 = stablehlo.subtract %1, %c_0 : tensor<i32>
%9 = call @_where(%7, %8, %1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
return %9 : tensor<i32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder(%arg0: tensor<1009xui32>, %arg1: tensor<i64>) -> tensor<1009xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where_0(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1009xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<1009xui32>, tensor<1009xui32>) -> tensor<1009xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<1009xui32>, tensor<1009xui32>) -> tensor<1009xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1009xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1009xi1>, tensor<1009xi1>) -> tensor<1009xi1>
%12 = stablehlo.and %11, %6 : tensor<1009xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%14 = stablehlo.add %4, %13 : tensor<1009xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<1009xi1>, tensor<1009xui32>
return %15 : tensor<1009xui32>
}
func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
func.func private @_threefry_split(%arg0: tensor<2xui32>) -> tensor<2x2xui32> {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
%1 = stablehlo.reshape %0 : (tensor<1xui32>) -> tensor<ui32>
%2 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
%3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
%4 = stablehlo.iota dim = 0 : tensor<2xui64>
%c = stablehlo.constant dense<1> : tensor<ui64>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2xui64>
%6 = stablehlo.multiply %5, %4 : tensor<2xui64>
%c_0 = stablehlo.constant dense<32> : tensor<ui64>
%7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2xui64>
%8 = stablehlo.shift_right_logical %6, %7 : tensor<2xui64>
%9 = stablehlo.convert %6 : (tensor<2xui64>) -> tensor<2xui32>
%10 = stablehlo.convert %8 : (tensor<2xui64>) -> tensor<2xui32>
%11:2 = call @threefry2x32(%1, %3, %10, %9) : (tensor<ui32>, tensor<ui32>, tensor<2xui32>, tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>)
%12 = stablehlo.broadcast_in_dim %11#0, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
%13 = stablehlo.broadcast_in_dim %11#1, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
%14 = stablehlo.concatenate %12, %13, dim = 1 : (tensor<2x1xui32>, tensor<2x1xui32>) -> tensor<2x2xui32>
return %14 : tensor<2x2xui32>
}
func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2xui32>, %arg3: tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>) {
%c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
%c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
%0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
%c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
%1 = stablehlo.xor %0, %c_1 : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2xui32>
%3 = stablehlo.add %arg2, %2 : tensor<2xui32>
%4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
%5 = stablehlo.add %arg3, %4 : tensor<2xui32>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%c_3 = stablehlo.constant dense<0> : tensor<i64>
%6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i64>, tensor<i64>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
cond {
%c_12 = stablehlo.constant dense<5> : tensor<i64>
%7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %7 : tensor<i1>
} do {
%7:8 = func.call @closed_call(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i64>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
%c_12 = stablehlo.constant dense<1> : tensor<i64>
%8 = stablehlo.add %iterArg, %c_12 : tensor<i64>
stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i64>, tensor<i64>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
}
return %6#2, %6#3 : tensor<2xui32>, tensor<2xui32>
}
func.func private @closed_call(%arg0: tensor<i64>, %arg1: tensor<2xui32>, %arg2: tensor<2xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i64>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
%c = stablehlo.constant dense<1> : tensor<i64>
%0 = stablehlo.add %arg0, %c : tensor<i64>
%1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
%2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
%3 = stablehlo.add %arg1, %arg2 : tensor<2xui32>
%4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2xui32>
%5 = stablehlo.shift_left %arg2, %4 : tensor<2xui32>
%c_0 = stablehlo.constant dense<32> : tensor<ui32>
%6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<2xui32>
%8 = stablehlo.shift_right_logical %arg2, %7 : tensor<2xui32>
%9 = stablehlo.or %5, %8 : tensor<2xui32>
%10 = stablehlo.xor %3, %9 : tensor<2xui32>
%11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
%12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
%13 = stablehlo.add %3, %10 : tensor<2xui32>
%14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<2xui32>
%15 = stablehlo.shift_left %10, %14 : tensor<2xui32>
%c_1 = stablehlo.constant dense<32> : tensor<ui32>
%16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
%17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<2xui32>
%18 = stablehlo.shift_right_logical %10, %17 : tensor<2xui32>
%19 = stablehlo.or %15, %18 : tensor<2xui32>
%20 = stablehlo.xor %13, %19 : tensor<2xui32>
%21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
%22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
%23 = stablehlo.add %13, %20 : tensor<2xui32>
%24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<2xui32>
%25 = stablehlo.shift_left %20, %24 : tensor<2xui32>
%c_2 = stablehlo.constant dense<32> : tensor<ui32>
%26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
%27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<2xui32>
%28 = stablehlo.shift_right_logical %20, %27 : tensor<2xui32>
%29 = stablehlo.or %25, %28 : tensor<2xui32>
%30 = stablehlo.xor %23, %29 : tensor<2xui32>
%31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
%32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
%33 = stablehlo.add %23, %30 : tensor<2xui32>
%34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<2xui32>
%35 = stablehlo.shift_left %30, %34 : tensor<2xui32>
%c_3 = stablehlo.constant dense<32> : tensor<ui32>
%36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
%37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<2xui32>
%38 = stablehlo.shift_right_logical %30, %37 : tensor<2xui32>
%39 = stablehlo.or %35, %38 : tensor<2xui32>
%40 = stablehlo.xor %33, %39 : tensor<2xui32>
%41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<2xui32>
%42 = stablehlo.add %33, %41 : tensor<2xui32>
%43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<2xui32>
%44 = stablehlo.add %40, %43 : tensor<2xui32>
%c_4 = stablehlo.constant dense<1> : tensor<i64>
%45 = stablehlo.add %arg0, %c_4 : tensor<i64>
%46 = stablehlo.convert %45 : (tensor<i64>) -> tensor<ui32>
%47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<2xui32>
%48 = stablehlo.add %44, %47 : tensor<2xui32>
return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i64>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
}
func.func private @_randint(%arg0: tensor<2xui32>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<1009xi64> {
%c = stablehlo.constant dense<9223372036854775807> : tensor<i64>
%c_0 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
%c_1 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
%0 = call @clip(%c, %c_0, %c_1) : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<i64>
%1 = stablehlo.compare GT, %arg2, %0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_2 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
%c_3 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
%2 = call @clip_1(%arg1, %c_2, %c_3) : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<i64>
%3 = stablehlo.convert %2 : tensor<i64>
%c_4 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
%c_5 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
%4 = call @clip_1(%arg2, %c_4, %c_5) : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<i64>
%5 = stablehlo.convert %4 : tensor<i64>
%6 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i64>) -> tensor<1xi64>
%7 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<i64>) -> tensor<1xi64>
%8 = call @_threefry_split(%arg0) : (tensor<2xui32>) -> tensor<2x2xui32>
%9 = stablehlo.slice %8 [0:1, 0:2] : (tensor<2x2xui32>) -> tensor<1x2xui32>
%10 = stablehlo.reshape %9 : (tensor<1x2xui32>) -> tensor<2xui32>
%11 = stablehlo.slice %8 [1:2, 0:2] : (tensor<2x2xui32>) -> tensor<1x2xui32>
%12 = stablehlo.reshape %11 : (tensor<1x2xui32>) -> tensor<2xui32>
%13 = stablehlo.slice %10 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
%14 = stablehlo.reshape %13 : (tensor<1xui32>) -> tensor<ui32>
%15 = stablehlo.slice %10 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
%16 = stablehlo.reshape %15 : (tensor<1xui32>) -> tensor<ui32>
%17 = stablehlo.iota dim = 0 : tensor<1009xui64>
%c_6 = stablehlo.constant dense<1> : tensor<ui64>
%18 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui64>) -> tensor<1009xui64>
%19 = stablehlo.multiply %18, %17 : tensor<1009xui64>
%c_7 = stablehlo.constant dense<32> : tensor<ui64>
%20 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui64>) -> tensor<1009xui64>
%21 = stablehlo.shift_right_logical %19, %20 : tensor<1009xui64>
%22 = stablehlo.convert %19 : (tensor<1009xui64>) -> tensor<1009xui32>
%23 = stablehlo.convert %21 : (tensor<1009xui64>) -> tensor<1009xui32>
%24:2 = call @threefry2x32_2(%14, %16, %23, %22) : (tensor<ui32>, tensor<ui32>, tensor<1009xui32>, tensor<1009xui32>) -> (tensor<1009xui32>, tensor<1009xui32>)
%25 = stablehlo.convert %24#0 : (tensor<1009xui32>) -> tensor<1009xui64>
%26 = stablehlo.convert %24#1 : (tensor<1009xui32>) -> tensor<1009xui64>
%c_8 = stablehlo.constant dense<32> : tensor<ui64>
%27 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui64>) -> tensor<1009xui64>
%28 = stablehlo.shift_left %25, %27 : tensor<1009xui64>
%29 = stablehlo.or %28, %26 : tensor<1009xui64>
%30 = stablehlo.slice %12 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
%31 = stablehlo.reshape %30 : (tensor<1xui32>) -> tensor<ui32>
%32 = stablehlo.slice %12 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
%33 = stablehlo.reshape %32 : (tensor<1xui32>) -> tensor<ui32>
%34 = stablehlo.iota dim = 0 : tensor<1009xui64>
%c_9 = stablehlo.constant dense<1> : tensor<ui64>
%35 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui64>) -> tensor<1009xui64>
%36 = stablehlo.multiply %35, %34 : tensor<1009xui64>
%c_10 = stablehlo.constant dense<32> : tensor<ui64>
%37 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui64>) -> tensor<1009xui64>
%38 = stablehlo.shift_right_logical %36, %37 : tensor<1009xui64>
%39 = stablehlo.convert %36 : (tensor<1009xui64>) -> tensor<1009xui32>
%40 = stablehlo.convert %38 : (tensor<1009xui64>) -> tensor<1009xui32>
%41:2 = call @threefry2x32_2(%31, %33, %40, %39) : (tensor<ui32>, tensor<ui32>, tensor<1009xui32>, tensor<1009xui32>) -> (tensor<1009xui32>, tensor<1009xui32>)
%42 = stablehlo.convert %41#0 : (tensor<1009xui32>) -> tensor<1009xui64>
%43 = stablehlo.convert %41#1 : (tensor<1009xui32>) -> tensor<1009xui64>
%c_11 = stablehlo.constant dense<32> : tensor<ui64>
%44 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui64>) -> tensor<1009xui64>
%45 = stablehlo.shift_left %42, %44 : tensor<1009xui64>
%46 = stablehlo.or %45, %43 : tensor<1009xui64>
%47 = stablehlo.subtract %7, %6 : tensor<1xi64>
%48 = stablehlo.convert %47 : (tensor<1xi64>) -> tensor<1xui64>
%49 = stablehlo.compare LE, %7, %6, SIGNED : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
%c_12 = stablehlo.constant dense<1> : tensor<ui64>
%50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui64>) -> tensor<1xui64>
%51 = stablehlo.select %49, %50, %48 : tensor<1xi1>, tensor<1xui64>
%52 = stablehlo.compare GT, %7, %6, SIGNED : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
%53 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i1>) -> tensor<1xi1>
%54 = stablehlo.and %53, %52 : tensor<1xi1>
%c_13 = stablehlo.constant dense<1> : tensor<ui64>
%55 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui64>) -> tensor<1xui64>
%56 = stablehlo.add %51, %55 : tensor<1xui64>
%57 = stablehlo.select %54, %56, %51 : tensor<1xi1>, tensor<1xui64>
%c_14 = stablehlo.constant dense<4294967296> : tensor<ui64>
%58 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui64>) -> tensor<1xui64>
%59 = stablehlo.remainder %58, %57 : tensor<1xui64>
%60 = stablehlo.multiply %59, %59 : tensor<1xui64>
%61 = stablehlo.remainder %60, %57 : tensor<1xui64>
%62 = stablehlo.broadcast_in_dim %57, dims = [0] : (tensor<1xui64>) -> tensor<1009xui64>
%63 = stablehlo.remainder %29, %62 : tensor<1009xui64>
%64 = stablehlo.broadcast_in_dim %61, dims = [0] : (tensor<1xui64>) -> tensor<1009xui64>
%65 = stablehlo.multiply %63, %64 : tensor<1009xui64>
%66 = stablehlo.broadcast_in_dim %57, dims = [0] : (tensor<1xui64>) -> tensor<1009xui64>
%67 = stablehlo.remainder %46, %66 : tensor<1009xui64>
%68 = stablehlo.add %65, %67 : tensor<1009xui64>
%69 = stablehlo.broadcast_in_dim %57, dims = [0] : (tensor<1xui64>) -> tensor<1009xui64>
%70 = stablehlo.remainder %68, %69 : tensor<1009xui64>
%71 = stablehlo.convert %70 : (tensor<1009xui64>) -> tensor<1009xi64>
%72 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<1xi64>) -> tensor<1009xi64>
%73 = stablehlo.add %72, %71 : tensor<1009xi64>
return %73 : tensor<1009xi64>
}
func.func private @clip(%arg0: tensor<i64>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
%0 = stablehlo.maximum %arg1, %arg0 : tensor<i64>
%1 = stablehlo.minimum %arg2, %0 : tensor<i64>
return %1 : tensor<i64>
}
func.func private @clip_1(%arg0: tensor<i64>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
%0 = stablehlo.maximum %arg1, %arg0 : tensor<i64>
%1 = stablehlo.minimum %arg2, %0 : tensor<i64>
return %1 : tensor<i64>
}
func.func private @threefry2x32_2(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<1009xui32>, %arg3: tensor<1009xui32>) -> (tensor<1009xui32>, tensor<1009xui32>) {
%c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
%c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
%0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
%c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
%1 = stablehlo.xor %0, %c_1 : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%3 = stablehlo.add %arg2, %2 : tensor<1009xui32>
%4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%5 = stablehlo.add %arg3, %4 : tensor<1009xui32>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%c_3 = stablehlo.constant dense<0> : tensor<i64>
%6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i64>, tensor<i64>, tensor<1009xui32>, tensor<1009xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
cond {
%c_12 = stablehlo.constant dense<5> : tensor<i64>
%7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %7 : tensor<i1>
} do {
%7:8 = func.call @closed_call_3(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i64>, tensor<1009xui32>, tensor<1009xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<1009xui32>, tensor<1009xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
%c_12 = stablehlo.constant dense<1> : tensor<i64>
%8 = stablehlo.add %iterArg, %c_12 : tensor<i64>
stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i64>, tensor<i64>, tensor<1009xui32>, tensor<1009xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
}
return %6#2, %6#3 : tensor<1009xui32>, tensor<1009xui32>
}
func.func private @closed_call_3(%arg0: tensor<i64>, %arg1: tensor<1009xui32>, %arg2: tensor<1009xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i64>, tensor<1009xui32>, tensor<1009xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
%c = stablehlo.constant dense<1> : tensor<i64>
%0 = stablehlo.add %arg0, %c : tensor<i64>
%1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
%2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
%3 = stablehlo.add %arg1, %arg2 : tensor<1009xui32>
%4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%5 = stablehlo.shift_left %arg2, %4 : tensor<1009xui32>
%c_0 = stablehlo.constant dense<32> : tensor<ui32>
%6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%8 = stablehlo.shift_right_logical %arg2, %7 : tensor<1009xui32>
%9 = stablehlo.or %5, %8 : tensor<1009xui32>
%10 = stablehlo.xor %3, %9 : tensor<1009xui32>
%11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
%12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
%13 = stablehlo.add %3, %10 : tensor<1009xui32>
%14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%15 = stablehlo.shift_left %10, %14 : tensor<1009xui32>
%c_1 = stablehlo.constant dense<32> : tensor<ui32>
%16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
%17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%18 = stablehlo.shift_right_logical %10, %17 : tensor<1009xui32>
%19 = stablehlo.or %15, %18 : tensor<1009xui32>
%20 = stablehlo.xor %13, %19 : tensor<1009xui32>
%21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
%22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
%23 = stablehlo.add %13, %20 : tensor<1009xui32>
%24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%25 = stablehlo.shift_left %20, %24 : tensor<1009xui32>
%c_2 = stablehlo.constant dense<32> : tensor<ui32>
%26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
%27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%28 = stablehlo.shift_right_logical %20, %27 : tensor<1009xui32>
%29 = stablehlo.or %25, %28 : tensor<1009xui32>
%30 = stablehlo.xor %23, %29 : tensor<1009xui32>
%31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
%32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
%33 = stablehlo.add %23, %30 : tensor<1009xui32>
%34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%35 = stablehlo.shift_left %30, %34 : tensor<1009xui32>
%c_3 = stablehlo.constant dense<32> : tensor<ui32>
%36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
%37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%38 = stablehlo.shift_right_logical %30, %37 : tensor<1009xui32>
%39 = stablehlo.or %35, %38 : tensor<1009xui32>
%40 = stablehlo.xor %33, %39 : tensor<1009xui32>
%41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%42 = stablehlo.add %33, %41 : tensor<1009xui32>
%43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%44 = stablehlo.add %40, %43 : tensor<1009xui32>
%c_4 = stablehlo.constant dense<1> : tensor<i64>
%45 = stablehlo.add %arg0, %c_4 : tensor<i64>
%46 = stablehlo.convert %45 : (tensor<i64>) -> tensor<ui32>
%47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%48 = stablehlo.add %44, %47 : tensor<1009xui32>
return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i64>, tensor<1009xui32>, tensor<1009xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
}
func.func private @remainder_4(%arg0: tensor<1009xi64>, %arg1: tensor<i64>) -> tensor<1009xi64> {
%0 = stablehlo.convert %arg1 : tensor<i64>
%c = stablehlo.constant dense<0> : tensor<i64>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i64>
%2 = call @_where_5(%1, %c_0, %0) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<1009xi64>
%4 = stablehlo.remainder %arg0, %3 : tensor<1009xi64>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<1009xi64>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1009xi64>, tensor<1009xi64>) -> tensor<1009xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<1009xi64>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1009xi64>, tensor<1009xi64>) -> tensor<1009xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i64>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1009xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1009xi1>, tensor<1009xi1>) -> tensor<1009xi1>
%12 = stablehlo.and %11, %6 : tensor<1009xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<1009xi64>
%14 = stablehlo.add %4, %13 : tensor<1009xi64>
%15 = stablehlo.select %12, %14, %4 : tensor<1009xi1>, tensor<1009xi64>
return %15 : tensor<1009xi64>
}
func.func private @_where_5(%arg0: tensor<i1>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i64>
return %0 : tensor<i64>
}
}
// -----
// a_few_numbers
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:2 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0xFCC5945DB20F0000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x8ECF4C0000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%2 = stablehlo.multiply %0, %1 : tensor<1009xui32>
%c_0 = stablehlo.constant dense<65537> : tensor<i64>
%3 = call @remainder(%2, %c_0) : (tensor<1009xui32>, tensor<i64>) -> tensor<1009xui32>
%4 = stablehlo.convert %3 : (tensor<1009xui32>) -> tensor<1009xi32>
%c_1 = stablehlo.constant dense<3> : tensor<i64>
%5 = call @remainder_0(%arg0, %c_1) : (tensor<i32>, tensor<i64>) -> tensor<i32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%6 = call @remainder_0(%arg0, %c_2) : (tensor<i32>, tensor<i64>) -> tensor<i32>
%c_3 = stablehlo.constant dense<7> : tensor<i64>
%7 = call @remainder_0(%arg0, %c_3) : (tensor<i32>, tensor<i64>) -> tensor<i32>
%8 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<i32>) -> tensor<1xi32>
%9 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i32>) -> tensor<1xi32>
%10 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i32>) -> tensor<1xi32>
%11 = stablehlo.concatenate %8, %9, %10, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%12:4 = stablehlo.while(%iterArg = %c_4, %iterArg_11 = %arg0, %iterArg_12 = %4, %iterArg_13 = %11) : tensor<i32>, tensor<i32>, tensor<1009xi32>, tensor<3xi32>
cond {
%31 = stablehlo.compare LT, %iterArg, %iterArg_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %31 : tensor<i1>
} do {
%c_14 = stablehlo.constant dense<1> : tensor<i32>
%31 = stablehlo.add %iterArg, %c_14 : tensor<i32>
%32 = stablehlo.slice %iterArg_13 [0:1] : (tensor<3xi32>) -> tensor<1xi32>
%33 = stablehlo.reshape %32 : (tensor<1xi32>) -> tensor<i32>
%34 = stablehlo.slice %iterArg_13 [2:3] : (tensor<3xi32>) -> tensor<1xi32>
%35 = stablehlo.reshape %34 : (tensor<1xi32>) -> tensor<i32>
%36 = stablehlo.multiply %33, %35 : tensor<i32>
%37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%38 = stablehlo.add %iterArg_12, %37 : tensor<1009xi32>
%c_15 = stablehlo.constant dense<75> : tensor<i32>
%39 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%40 = stablehlo.multiply %38, %39 : tensor<1009xi32>
%c_16 = stablehlo.constant dense<74> : tensor<i32>
%41 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%42 = stablehlo.add %40, %41 : tensor<1009xi32>
%c_17 = stablehlo.constant dense<65537> : tensor<i64>
%43 = func.call @remainder_2(%42, %c_17) : (tensor<1009xi32>, tensor<i64>) -> tensor<1009xi32>
%44 = stablehlo.slice %iterArg_13 [1:2] : (tensor<3xi32>) -> tensor<1xi32>
%45 = stablehlo.reshape %44 : (tensor<1xi32>) -> tensor<i32>
%46 = stablehlo.slice %iterArg_13 [2:3] : (tensor<3xi32>) -> tensor<1xi32>
%47 = stablehlo.reshape %46 : (tensor<1xi32>) -> tensor<i32>
%48 = stablehlo.slice %iterArg_13 [0:1] : (tensor<3xi32>) -> tensor<1xi32>
%49 = stablehlo.reshape %48 : (tensor<1xi32>) -> tensor<i32>
%c_18 = stablehlo.constant dense<1> : tensor<i32>
%50 = stablehlo.add %49, %c_18 : tensor<i32>
%c_19 = stablehlo.constant dense<13> : tensor<i64>
%51 = func.call @remainder_0(%50, %c_19) : (tensor<i32>, tensor<i64>) -> tensor<i32>
%52 = stablehlo.broadcast_in_dim %45, dims = [] : (tensor<i32>) -> tensor<1xi32>
%53 = stablehlo.broadcast_in_dim %47, dims = [] : (tensor<i32>) -> tensor<1xi32>
%54 = stablehlo.broadcast_in_dim %51, dims = [] : (tensor<i32>) -> tensor<1xi32>
%55 = stablehlo.concatenate %52, %53, %54, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
stablehlo.return %31, %iterArg_11, %43, %55 : tensor<i32>, tensor<i32>, tensor<1009xi32>, tensor<3xi32>
}
%13 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c_5 = stablehlo.constant dense<2246822519> : tensor<ui32>
%14 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%15 = stablehlo.multiply %13, %14 : tensor<1009xui32>
%c_6 = stablehlo.constant dense<12> : tensor<ui32>
%16 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%17 = stablehlo.shift_right_logical %15, %16 : tensor<1009xui32>
%18 = stablehlo.convert %17 : (tensor<1009xui32>) -> tensor<1009xi64>
%19 = stablehlo.convert %12#2 : (tensor<1009xi32>) -> tensor<1009xi64>
%20 = stablehlo.multiply %19, %18 : tensor<1009xi64>
%c_7 = stablehlo.constant dense<0> : tensor<i64>
%21 = stablehlo.reduce(%20 init: %c_7) applies stablehlo.add across dimensions = [0] : (tensor<1009xi64>, tensor<i64>) -> tensor<i64>
%22 = stablehlo.iota dim = 0 : tensor<3xui32>
%c_8 = stablehlo.constant dense<2246822519> : tensor<ui32>
%23 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<3xui32>
%24 = stablehlo.multiply %22, %23 : tensor<3xui32>
%c_9 = stablehlo.constant dense<12> : tensor<ui32>
%25 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<3xui32>
%26 = stablehlo.shift_right_logical %24, %25 : tensor<3xui32>
%27 = stablehlo.convert %26 : (tensor<3xui32>) -> tensor<3xi64>
%28 = stablehlo.convert %12#3 : (tensor<3xi32>) -> tensor<3xi64>
%29 = stablehlo.multiply %28, %27 : tensor<3xi64>
%c_10 = stablehlo.constant dense<0> : tensor<i64>
%30 = stablehlo.reduce(%29 init: %c_10) applies stablehlo.add across dimensions = [0] : (tensor<3xi64>, tensor<i64>) -> tensor<i64>
return %21, %30 : tensor<i64>, tensor<i64>
}
func.func private @remainder(%arg0: tensor<1009xui32>, %arg1: tensor<i64>) -> tensor<1009xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1009xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<1009xui32>, tensor<1009xui32>) -> tensor<1009xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<1009xui32>, tensor<1009xui32>) -> tensor<1009xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1009xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1009xi1>, tensor<1009xi1>) -> tensor<1009xi1>
%12 = stablehlo.and %11, %6 : tensor<1009xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%14 = stablehlo.add %4, %13 : tensor<1009xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<1009xi1>, tensor<1009xui32>
return %15 : tensor<1009xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
func.func private @remainder_0(%arg0: tensor<i32>, %arg1: tensor<i64>) -> tensor<i32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_1(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.remainder %arg0, %2 : tensor<i32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%4 = stablehlo.compare NE, %3, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.compare LT, %3, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%6 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%7 = stablehlo.compare NE, %5, %6, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
%8 = stablehlo.and %7, %4 : tensor<i1>
%9 = stablehlo.add %3, %2 : tensor<i32>
%10 = stablehlo.select %8, %9, %3 : tensor<i1>, tensor<i32>
return %10 : tensor<i32>
}
func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_2(%arg0: tensor<1009xi32>, %arg1: tensor<i64>) -> tensor<1009xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_1(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
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
// chosen_number
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:2 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0x6922D113C90F0000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0xE4F75A0500000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%2 = stablehlo.multiply %0, %1 : tensor<1009xui32>
%c_0 = stablehlo.constant dense<65537> : tensor<i64>
%3 = call @remainder(%2, %c_0) : (tensor<1009xui32>, tensor<i64>) -> tensor<1009xui32>
%4 = stablehlo.convert %3 : (tensor<1009xui32>) -> tensor<1009xi32>
%c_1 = stablehlo.constant dense<3> : tensor<i64>
%5 = call @remainder_0(%arg0, %c_1) : (tensor<i32>, tensor<i64>) -> tensor<i32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%6 = call @remainder_0(%arg0, %c_2) : (tensor<i32>, tensor<i64>) -> tensor<i32>
%c_3 = stablehlo.constant dense<7> : tensor<i64>
%7 = call @remainder_0(%arg0, %c_3) : (tensor<i32>, tensor<i64>) -> tensor<i32>
%8 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<i32>) -> tensor<1xi32>
%9 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i32>) -> tensor<1xi32>
%10 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i32>) -> tensor<1xi32>
%11 = stablehlo.concatenate %8, %9, %10, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%12:4 = stablehlo.while(%iterArg = %c_4, %iterArg_11 = %arg0, %iterArg_12 = %4, %iterArg_13 = %11) : tensor<i32>, tensor<i32>, tensor<1009xi32>, tensor<3xi32>
cond {
%31 = stablehlo.compare LT, %iterArg, %iterArg_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %31 : tensor<i1>
} do {
%c_14 = stablehlo.constant dense<1> : tensor<i32>
%31 = stablehlo.add %iterArg, %c_14 : tensor<i32>
%c_15 = stablehlo.constant dense<3> : tensor<i64>
%32 = func.call @remainder_0(%iterArg, %c_15) : (tensor<i32>, tensor<i64>) -> tensor<i32>
%c_16 = stablehlo.constant dense<0> : tensor<i32>
%33 = stablehlo.compare LT, %32, %c_16, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_17 = stablehlo.constant dense<3> : tensor<i32>
%34 = stablehlo.add %32, %c_17 : tensor<i32>
%35 = stablehlo.select %33, %34, %32 : tensor<i1>, tensor<i32>
%36 = stablehlo.dynamic_slice %iterArg_13, %35, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
%37 = stablehlo.reshape %36 : (tensor<1xi32>) -> tensor<i32>
%38 = stablehlo.broadcast_in_dim %37, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%39 = stablehlo.add %iterArg_12, %38 : tensor<1009xi32>
%c_18 = stablehlo.constant dense<75> : tensor<i32>
%40 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%41 = stablehlo.multiply %39, %40 : tensor<1009xi32>
%c_19 = stablehlo.constant dense<74> : tensor<i32>
%42 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%43 = stablehlo.add %41, %42 : tensor<1009xi32>
%c_20 = stablehlo.constant dense<65537> : tensor<i64>
%44 = func.call @remainder_2(%43, %c_20) : (tensor<1009xi32>, tensor<i64>) -> tensor<1009xi32>
%45 = func.call @_roll_static(%iterArg_13) : (tensor<3xi32>) -> tensor<3xi32>
%c_21 = stablehlo.constant dense<2> : tensor<i64>
%46 = func.call @remainder_0(%iterArg, %c_21) : (tensor<i32>, tensor<i64>) -> tensor<i32>
%47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<i32>) -> tensor<3xi32>
%48 = stablehlo.add %45, %47 : tensor<3xi32>
stablehlo.return %31, %iterArg_11, %44, %48 : tensor<i32>, tensor<i32>, tensor<1009xi32>, tensor<3xi32>
}
%13 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c_5 = stablehlo.constant dense<2246822519> : tensor<ui32>
%14 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%15 = stablehlo.multiply %13, %14 : tensor<1009xui32>
%c_6 = stablehlo.constant dense<12> : tensor<ui32>
%16 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%17 = stablehlo.shift_right_logical %15, %16 : tensor<1009xui32>
%18 = stablehlo.convert %17 : (tensor<1009xui32>) -> tensor<1009xi64>
%19 = stablehlo.convert %12#2 : (tensor<1009xi32>) -> tensor<1009xi64>
%20 = stablehlo.multiply %19, %18 : tensor<1009xi64>
%c_7 = stablehlo.constant dense<0> : tensor<i64>
%21 = stablehlo.reduce(%20 init: %c_7) applies stablehlo.add across dimensions = [0] : (tensor<1009xi64>, tensor<i64>) -> tensor<i64>
%22 = stablehlo.iota dim = 0 : tensor<3xui32>
%c_8 = stablehlo.constant dense<2246822519> : tensor<ui32>
%23 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<3xui32>
%24 = stablehlo.multiply %22, %23 : tensor<3xui32>
%c_9 = stablehlo.constant dense<12> : tensor<ui32>
%25 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<3xui32>
%26 = stablehlo.shift_right_logical %24, %25 : tensor<3xui32>
%27 = stablehlo.convert %26 : (tensor<3xui32>) -> tensor<3xi64>
%28 = stablehlo.convert %12#3 : (tensor<3xi32>) -> tensor<3xi64>
%29 = stablehlo.multiply %28, %27 : tensor<3xi64>
%c_10 = stablehlo.constant dense<0> : tensor<i64>
%30 = stablehlo.reduce(%29 init: %c_10) applies stablehlo.add across dimensions = [0] : (tensor<3xi64>, tensor<i64>) -> tensor<i64>
return %21, %30 : tensor<i64>, tensor<i64>
}
func.func private @remainder(%arg0: tensor<1009xui32>, %arg1: tensor<i64>) -> tensor<1009xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1009xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<1009xui32>, tensor<1009xui32>) -> tensor<1009xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<1009xui32>, tensor<1009xui32>) -> tensor<1009xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1009xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1009xi1>, tensor<1009xi1>) -> tensor<1009xi1>
%12 = stablehlo.and %11, %6 : tensor<1009xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%14 = stablehlo.add %4, %13 : tensor<1009xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<1009xi1>, tensor<1009xui32>
return %15 : tensor<1009xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
func.func private @remainder_0(%arg0: tensor<i32>, %arg1: tensor<i64>) -> tensor<i32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_1(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.remainder %arg0, %2 : tensor<i32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%4 = stablehlo.compare NE, %3, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.compare LT, %3, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%6 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%7 = stablehlo.compare NE, %5, %6, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
%8 = stablehlo.and %7, %4 : tensor<i1>
%9 = stablehlo.add %3, %2 : tensor<i32>
%10 = stablehlo.select %8, %9, %3 : tensor<i1>, tensor<i32>
return %10 : tensor<i32>
}
func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_2(%arg0: tensor<1009xi32>, %arg1: tensor<i64>) -> tensor<1009xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_1(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
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
func.func private @_roll_static(%arg0: tensor<3xi32>) -> tensor<3xi32> {
%0 = stablehlo.slice %arg0 [2:3] : (tensor<3xi32>) -> tensor<1xi32>
%1 = stablehlo.slice %arg0 [0:2] : (tensor<3xi32>) -> tensor<2xi32>
%2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1xi32>, tensor<2xi32>) -> tensor<3xi32>
return %2 : tensor<3xi32>
}
}
// -----
// number_of_an_array
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:1 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0xBF31816FC90F0000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<700xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<700xui32>
%2 = stablehlo.multiply %0, %1 : tensor<700xui32>
%c_0 = stablehlo.constant dense<65537> : tensor<i64>
%3 = call @remainder(%2, %c_0) : (tensor<700xui32>, tensor<i64>) -> tensor<700xui32>
%4 = stablehlo.convert %3 : (tensor<700xui32>) -> tensor<700xi32>
%5 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c_1 = stablehlo.constant dense<2654435761> : tensor<ui32>
%6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%7 = stablehlo.multiply %5, %6 : tensor<1009xui32>
%c_2 = stablehlo.constant dense<65537> : tensor<i64>
%8 = call @remainder_0(%7, %c_2) : (tensor<1009xui32>, tensor<i64>) -> tensor<1009xui32>
%9 = stablehlo.convert %8 : (tensor<1009xui32>) -> tensor<1009xi32>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%10:4 = stablehlo.while(%iterArg = %4, %iterArg_7 = %c_3, %iterArg_8 = %arg0, %iterArg_9 = %9) : tensor<700xi32>, tensor<i32>, tensor<i32>, tensor<1009xi32>
cond {
%20 = stablehlo.compare LT, %iterArg_7, %iterArg_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %20 : tensor<i1>
} do {
%c_10 = stablehlo.constant dense<1> : tensor<i32>
%20 = stablehlo.add %iterArg_7, %c_10 : tensor<i32>
%c_11 = stablehlo.constant dense<700> : tensor<i64>
%21 = func.call @remainder_1(%iterArg_7, %c_11) : (tensor<i32>, tensor<i64>) -> tensor<i32>
%c_12 = stablehlo.constant dense<0> : tensor<i32>
%22 = stablehlo.compare LT, %21, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_13 = stablehlo.constant dense<700> : tensor<i32>
%23 = stablehlo.add %21, %c_13 : tensor<i32>
%24 = stablehlo.select %22, %23, %21 : tensor<i1>, tensor<i32>
%25 = stablehlo.dynamic_slice %iterArg, %24, sizes = [1] : (tensor<700xi32>, tensor<i32>) -> tensor<1xi32>
%26 = stablehlo.reshape %25 : (tensor<1xi32>) -> tensor<i32>
%27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%28 = stablehlo.add %iterArg_9, %27 : tensor<1009xi32>
%c_14 = stablehlo.constant dense<75> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%30 = stablehlo.multiply %28, %29 : tensor<1009xi32>
%c_15 = stablehlo.constant dense<74> : tensor<i32>
%31 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%32 = stablehlo.add %30, %31 : tensor<1009xi32>
%c_16 = stablehlo.constant dense<65537> : tensor<i64>
%33 = func.call @remainder_3(%32, %c_16) : (tensor<1009xi32>, tensor<i64>) -> tensor<1009xi32>
stablehlo.return %iterArg, %20, %iterArg_8, %33 : tensor<700xi32>, tensor<i32>, tensor<i32>, tensor<1009xi32>
}
%11 = stablehlo.iota dim = 0 : tensor<1009xui32>
%c_4 = stablehlo.constant dense<2246822519> : tensor<ui32>
%12 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%13 = stablehlo.multiply %11, %12 : tensor<1009xui32>
%c_5 = stablehlo.constant dense<12> : tensor<ui32>
%14 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%15 = stablehlo.shift_right_logical %13, %14 : tensor<1009xui32>
%16 = stablehlo.convert %15 : (tensor<1009xui32>) -> tensor<1009xi64>
%17 = stablehlo.convert %10#3 : (tensor<1009xi32>) -> tensor<1009xi64>
%18 = stablehlo.multiply %17, %16 : tensor<1009xi64>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%19 = stablehlo.reduce(%18 init: %c_6) applies stablehlo.add across dimensions = [0] : (tensor<1009xi64>, tensor<i64>) -> tensor<i64>
return %19 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<700xui32>, %arg1: tensor<i64>) -> tensor<700xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<700xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<700xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<700xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<700xui32>, tensor<700xui32>) -> tensor<700xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<700xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<700xui32>, tensor<700xui32>) -> tensor<700xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<700xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<700xi1>, tensor<700xi1>) -> tensor<700xi1>
%12 = stablehlo.and %11, %6 : tensor<700xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<700xui32>
%14 = stablehlo.add %4, %13 : tensor<700xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<700xi1>, tensor<700xui32>
return %15 : tensor<700xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
func.func private @remainder_0(%arg0: tensor<1009xui32>, %arg1: tensor<i64>) -> tensor<1009xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1009xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<1009xui32>, tensor<1009xui32>) -> tensor<1009xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<1009xui32>, tensor<1009xui32>) -> tensor<1009xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1009xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1009xi1>, tensor<1009xi1>) -> tensor<1009xi1>
%12 = stablehlo.and %11, %6 : tensor<1009xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1009xui32>
%14 = stablehlo.add %4, %13 : tensor<1009xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<1009xi1>, tensor<1009xui32>
return %15 : tensor<1009xui32>
}
func.func private @remainder_1(%arg0: tensor<i32>, %arg1: tensor<i64>) -> tensor<i32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_2(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.remainder %arg0, %2 : tensor<i32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%4 = stablehlo.compare NE, %3, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.compare LT, %3, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%6 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%7 = stablehlo.compare NE, %5, %6, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
%8 = stablehlo.and %7, %4 : tensor<i1>
%9 = stablehlo.add %3, %2 : tensor<i32>
%10 = stablehlo.select %8, %9, %3 : tensor<i1>, tensor<i32>
return %10 : tensor<i32>
}
func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_3(%arg0: tensor<1009xi32>, %arg1: tensor<i64>) -> tensor<1009xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_2(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
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
// functions
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000003F4016013F802C023FC042033F0059043F406F053F8085063FC09B073FFFB1083F3FC8093F7FDE0A3FBFF40B3FFF0A0D3F3F210E3F7F370F3FBF4D103FFF63113F3F7A123F7F90133FBFA6143FFFBC153F3FD3163F7FE9173FBFFF183FFE151A3F3E2C1B3F7E421C3FBE581D3FFE6E1E3F3E851F3F7E9B203FBEB1213FFEC7223F3EDE233F7EF4243FBE0A263FFE20273F3E37283F7E4D293FBE632A3FFD792B3F3D902C3F7DA62D3FBDBC2E3FFDD22F3F3DE9303F7DFF313FBD15333FFD2B343F3D42353F7D58363FBD6E373FFD84383F3D9B393F7DB13A3FBCC73B3FFCDD3C3F3CF43D3F7C0A3F3FBC20403FFC36413F3C4D423F7C63433FBC79443FFC8F453F3CA6463F7CBC473FBCD2483FFCE8493F3CFF4A3F7C154C3FBB2B4D3FFB414E3F3B584F3F7B6E503FBB84513FFB9A523F3BB1533F7BC7543FBBDD553FFBF3563F3B0A583F7B20593FBB365A3FFB4C5B3F3B635C3F7B795D3FBA8F5E3FFAA55F3F3ABC603F7AD2613FBAE8623FFAFE633F3A15653F7A2B663FBA41673FFA57683F3A6E693F7A846A3FBA9A6B3FFAB06C3F3AC76D3F79DD6E3FB9F36F3FF909713F3920723F7936733FB94C743FF962753F3979763F798F773FB9A5783FF9BB793F39D27A3F79E87B3FB9FE7C3FF9147E3F392B7F3FBC20803FDCAB803FFC36813F1CC2813F3C4D823F5CD8823F7C63833F9CEE833FBC79843FDC04853FFC8F853F1C1B863F3CA6863F5C31873F7CBC873F9C47883FBCD2883FDC5D893FFCE8893F1C748A3F3CFF8A3F5C8A8B3F7C158C3F9BA08C3FBB2B8D3FDBB68D3FFB418E3F1BCD8E3F3B588F3F5BE38F3F7B6E903F9BF9903FBB84913FDB0F923FFB9A923F1B26933F3BB1933F5B3C943F7BC7943F9B52953FBBDD953FDB68963FFBF3963F1B7F973F3B0A983F5B95983F7B20993F9BAB993FBB369A3FDBC19A3FFB4C9B3F1BD89B3F3B639C3F5BEE9C3F7B799D3F9A049E3FBA8F9E3FDA1A9F3FFAA59F3F1A31A03F3ABCA03F5A47A13F7AD2A13F9A5DA23FBAE8A23FDA73A33FFAFEA33F1A8AA43F3A15A53F5AA0A53F7A2BA63F9AB6A63FBA41A73FDACCA73FFA57A83F1AE3A83F3A6EA93F5AF9A93F7A84AA3F9A0FAB3FBA9AAB3FDA25AC3FFAB0AC3F1A3CAD3F3AC7AD3F5A52AE3F79DDAE3F9968AF3FB9F3AF3FD97EB03FF909B13F1995B13F3920B23F59ABB23F7936B33F99C1B33FB94CB43FD9D7B43FF962B53F19EEB53F3979B63F5904B73F798FB73F991AB83FB9A5B83FD930B93FF9BBB93F1947BA3F39D2BA3F595DBB3F79E8BB3F9973BC3FB9FEBC3FD989BD3FF914BE3F19A0BE3F392BBF3F58B6BF3F7841C03F98CCC03FB857C13FD8E2C13FF86DC23F18F9C23F3884C33F580FC43F789AC43F9825C53FB8B0C53FD83BC63FF8C6C63F1852C73F38DDC73F5868C83F78F3C83F987EC93FB809CA3FD894CA3FF81FCB3F18ABCB3F3836CC3F58C1CC3F784CCD3F98D7CD3FB862CE3FD8EDCE3FF878CF3F1804D03F378FD03F571AD13F77A5D13F9730D23FB7BBD23FD746D33FF7D1D33F175DD43F37E8D43F5773D53F77FED53F9789D63FB714D73FD79FD73FF72AD83F17B6D83F3741D93F57CCD93F7757DA3F97E2DA3FB76DDB3FD7F8DB3FF783DC3F170FDD3F379ADD3F5725DE3F77B0DE3F973BDF3FB7C6DF3FD751E03FF7DCE03F1768E13F36F3E13F567EE23F7609E33F9694E33FB61FE43FD6AAE43FF635E53F16C1E53F364CE63F56D7E63F7662E73F96EDE73FB678E83FD603E93FF68EE93F161AEA3F36A5EA3F5630EB3F76BBEB3F9646EC3FB6D1EC3FD65CED3FF6E7ED3F1673EE3F36FEEE3F5689EF3F7614F03F969FF03FB62AF13FD6B5F13FF640F23F15CCF23F3557F33F55E2F33F756DF43F95F8F43FB583F53FD50EF63FF599F63F1525F73F35B0F73F553BF83F75C6F83F9551F93FB5DCF93FD567FA3FF5F2FA3F157EFB3F3509FC3F5594FC3F751FFD3F95AAFD3FB535FE3FD5C0FE3FF54BFF3F15D7FF3F1A310040AA7600403ABC0040CA0101405A470140EA8C01407AD201400A1802409A5D02402AA30240BAE802404A2E0340DA7303406AB90340FAFE03408A4404401A8A0440AACF04403A150540CA5A05405AA00540EAE505407A2B06400A7106409AB606402AFC0640BA4107404A870740DACC07406A120840FA5708408A9D08401AE30840AA2809403A6E0940CAB309405AF90940EA3E0A407A840A400ACA0A409A0F0B402A550B40BA9A0B404AE00B40DA250C406A6B0C40FAB00C408AF60C401A3C0D40AA810D403AC70D40CA0C0E405A520E40E9970E4079DD0E4009230F4099680F4029AE0F40B9F30F4049391040D97E104069C41040F9091140894F114019951140A9DA114039201240C965124059AB1240E9F0124079361340097C134099C1134029071440B94C144049921440D9D71440691D1540F962154089A8154019EE1540A933164039791640C9BE164059041740E9491740798F174009D51740991A184029601840B9A5184049EB1840D930194069761940F9BB194089011A4019471A40A98C1A4039D21A40C9171B40595D1B40E9A21B4079E81B40092E1C4099731C4029B91C40B9FE1C4049441D40D9891D4069CF1D40F9141E40895A1E4019A01E40A9E51E40392B1F40C9701F4058B61F40E8FB1F40784120400887204098CC204028122140B8572140489D2140D8E2214068282240F86D224088B3224018F92240A83E234038842340C8C92340580F2440E8542440789A244008E0244098252540286B2540B8B0254048F62540D83B264068812640F8C62640880C274018522740A897274038DD2740C822284058682840E8AD284078F3284008392940987E294028C42940B8092A40484F2A40D8942A4068DA2A40F81F2B4088652B4018AB2B40A8F02B4038362C40C87B2C4058C12C40E8062D40784C2D4008922D4098D72D40281D2E40B8622E4048A82E40D8ED2E4068332F40F8782F4088BE2F4018043040A8493040378F3040C7D43040571A3140E75F314077A5314007EB31409730324027763240B7BB324047013340D7463340678C3340F7D1334087173440175D3440A7A2344037E83440C72D354057733540E7B8354077FE3540074436409789364027CF3640B7143740475A3740D79F374067E53740F72A38408770384017B63840A7FB384037413940C786394057CC3940E7113A4077573A40079D3A4097E23A4027283B40B76D3B4047B33B40D7F83B40673E3C40F7833C4087C93C40170F3D40A7543D40379A3D40C7DF3D4057253E40E76A3E4077B03E4007F63E40973B3F4027813F40B7C63F40470C4040D751404067974040F7DC40408722414017684140A6AD414036F34140C6384240567E4240E6C3424076094340064F43409694434026DA4340B61F444046654440D6AA444066F04440F6354540867B454016C14540A6064640364C4640C691464056D74640E61C47407662474006A8474096ED474026334840B678484046BE4840D603494066494940F68E494086D44940161A4A40A65F4A4036A54A40C6EA4A4056304B40E6754B4076BB4B4006014C4096464C40268C4C40B6D14C4046174D40D65C4D4066A24D40F6E74D40862D4E4016734E40A6B84E4036FE4E40C6434F4056894F40E6CE4F4076145040065A5040969F504026E55040B62A514046705140D6B5514066FB5140F64052408586524015CC5240A511534035575340C59C534055E25340E5275440756D544005B3544095F85440253E5540B583554045C95540D50E564065545640F599564085DF564015255740A56A574035B05740C5F55740553B5840E580584075C65840050C59409551594025975940B5DC594045225A40D5675A4065AD5A40F5F25A4085385B40157E5B40A5C35B4035095C40C54E5C4055945C40E5D95C40751F5D4005655D4095AA5D4025F05D40B5355E40457B5E40D5C05E4065065F40F54B5F4085915F4015D75F40A51C604035626040C5A7604055ED6040E53261407578614005BE61409503624025496240B58E624045D46240D5196340655F6340F4A4634084EA634014306440A475644034BB6440C400654054466540E48B654074D1654004176640945C664024A26640B4E76640442D6740D472674064B86740F4FD67408443684014896840A4CE684034146940C4596940549F6940E4E46940742A6A4004706A4094B56A4024FB6A40B4406B4044866B40D4CB6B4064116C40F4566C40849C6C4014E26C40A4276D40346D6D40C4B26D4054F86D40E43D6E4074836E4004C96E40940E6F4024546F40B4996F4044DF6F40D4247040646A7040F4AF704084F57040143B7140A480714034C67140C40B724054517240E496724074DC7240042273409467734024AD7340B4F2734044387440D47D744063C37440F3087540834E754013947540A3D97540331F7640C364764053AA7640E3EF764073357740037B774093C0774023067840B34B784043917840D3D67840631C7940F361794083A7794013ED7940A3327A4033787A40C3BD7A4053037B40E3487B40738E7B4003D47B4093197C40235F7C40B3A47C4043EA7C40D32F7D4063757D40F3BA7D4083007E4013467E40A38B7E4033D17E40C3167F40535C7F40E3A17F4073E77F408116804049398040115C8040D97E8040A1A1804069C4804031E78040F9098140C12C8140894F81405172814019958140E1B78140A9DA814071FD81403920824001438240C96582409188824059AB824021CE8240E9F08240B11383407936834041598340097C8340D19E834099C1834061E4834029078440F1298440B94C8440816F84404992844011B58440D9D78440A1FA8440691D854031408540F9628540C185854089A8854051CB854019EE8540E1108640A93386407156864039798640019C8640C9BE864091E186405904874021278740E9498740B16C8740798F874041B2874009D58740D1F78740991A8840613D884029608840F1828840B9A5884081C8884049EB8840110E8940D9308940A15389406976894031998940F9BB8940C1DE894089018A4051248A4019478A40E1698A40A98C8A4071AF8A4039D28A4001F58A40C9178B40913A8B40595D8B4021808B40E9A28B40B1C58B4079E88B40410B8C40092E8C40D1508C4099738C4061968C4029B98C40F1DB8C40B9FE8C4081218D4049448D4011678D40D9898D40A1AC8D4069CF8D4031F28D40F9148E40C1378E40895A8E40517D8E4019A08E40E1C28E40A9E58E4071088F40392B8F40014E8F40C9708F4090938F4058B68F4020D98F40E8FB8F40B01E9040784190404064904008879040D0A9904098CC904060EF904028129140F0349140B8579140807A9140489D914010C09140D8E29140A005924068289240304B9240F86D9240C090924088B3924050D6924018F99240E01B9340A83E9340706193403884934000A79340C8C9934090EC9340580F944020329440E8549440B0779440789A944040BD944008E09440D00295409825954060489540286B9540F08D9540B8B0954080D3954048F6954010199640D83B9640A05E96406881964030A49640F8C69640C0E99640880C9740502F974018529740E0749740A897974070BA974038DD974000009840C82298409045984058689840208B9840E8AD9840B0D0984078F398404016994008399940D05B9940987E994060A1994028C49940F0E69940B8099A40802C9A40484F9A4010729A40D8949A40A0B79A4068DA9A4030FD9A40F81F9B40C0429B4088659B4050889B4018AB9B40E0CD9B40A8F09B4070139C4038369C4000599C40C87B9C40909E9C4058C19C4020E49C40E8069D40B0299D40784C9D40406F9D4008929D40D0B49D4098D79D4060FA9D40281D9E40F03F9E40B8629E4080859E4048A89E4010CB9E40D8ED9E40A0109F4068339F4030569F40F8789F40C09B9F4088BE9F4050E19F401804A040E026A040A849A040706CA040378FA040FFB1A040C7D4A0408FF7A040571AA1401F3DA140E75FA140AF82A14077A5A1403FC8A14007EBA140CF0DA2409730A2405F53A2402776A240EF98A240B7BBA2407FDEA2404701A3400F24A340D746A3409F69A340678CA3402FAFA340F7D1A340BFF4A3408717A4404F3AA440175DA440DF7FA440A7A2A4406FC5A44037E8A440FF0AA540C72DA5408F50A5405773A5401F96A540E7B8A540AFDBA54077FEA5403F21A6400744A640CF66A6409789A6405FACA64027CFA640EFF1A640B714A7407F37A740475AA7400F7DA740D79FA7409FC2A74067E5A7402F08A840F72AA840BF4DA8408770A8404F93A84017B6A840DFD8A840A7FBA8406F1EA9403741A940FF63A940C786A9408FA9A94057CCA9401FEFA940E711AA40AF34AA407757AA403F7AAA40079DAA40CFBFAA4097E2AA405F05AB402728AB40EF4AAB40B76DAB407F90AB4047B3AB400FD6AB40D7F8AB409F1BAC40673EAC402F61AC40F783AC40BFA6AC4087C9AC404FECAC40170FAD40DF31AD40A754AD406F77AD40379AAD40FFBCAD40C7DFAD408F02AE405725AE401F48AE40E76AAE40AF8DAE4077B0AE403FD3AE4007F6AE40CF18AF40973BAF405F5EAF402781AF40EFA3AF40B7C6AF407FE9AF40470CB0400F2FB040D751B0409F74B0406797B0402FBAB040F7DCB040BFFFB0408722B1404F45B1401768B140DE8AB140A6ADB1406ED0B14036F3B140FE15B240C638B2408E5BB240567EB2401EA1B240E6C3B240AEE6B2407609B3403E2CB340064FB340CE71B3409694B3405EB7B34026DAB340EEFCB340B61FB4407E42B4404665B4400E88B440D6AAB4409ECDB44066F0B4402E13B540F635B540BE58B540867BB5404E9EB54016C1B540DEE3B540A606B6406E29B640364CB640FE6EB640C691B6408EB4B64056D7B6401EFAB640E61CB740AE3FB7407662B7403E85B74006A8B740CECAB74096EDB7405E10B8402633B840EE55B840B678B8407E9BB84046BEB8400EE1B840D603B9409E26B9406649B9402E6CB940F68EB940BEB1B94086D4B9404EF7B940161ABA40DE3CBA40A65FBA406E82BA4036A5BA40FEC7BA40C6EABA408E0DBB405630BB401E53BB40E675BB40AE98BB4076BBBB403EDEBB400601BC40CE23BC409646BC405E69BC40268CBC40EEAEBC40B6D1BC407EF4BC404617BD400E3ABD40D65CBD409E7FBD4066A2BD402EC5BD40F6E7BD40BE0ABE40862DBE404E50BE401673BE40DE95BE40A6B8BE406EDBBE4036FEBE40FE20BF40C643BF408E66BF405689BF401EACBF40E6CEBF40AEF1BF407614C0403E37C040065AC040CE7CC040969FC0405EC2C04026E5C040EE07C140B62AC1407E4DC1404670C1400E93C140D6B5C1409ED8C14066FBC1402E1EC240F640C240BE63C2408586C2404DA9C24015CCC240DDEEC240A511C3406D34C3403557C340FD79C340C59CC3408DBFC34055E2C3401D05C440E527C440AD4AC440756DC4403D90C44005B3C440CDD5C44095F8C4405D1BC540253EC540ED60C540B583C5407DA6C54045C9C5400DECC540D50EC6409D31C6406554C6402D77C640F599C640BDBCC64085DFC6404D02C7401525C740DD47C740A56AC7406D8DC74035B0C740FDD2C740C5F5C7408D18C840553BC8401D5EC840E580C840ADA3C84075C6C8403DE9C840050CC940CD2EC9409551C9405D74C9402597C940EDB9C940B5DCC9407DFFC9404522CA400D45CA40D567CA409D8ACA4065ADCA402DD0CA40F5F2CA40BD15CB408538CB404D5BCB40157ECB40DDA0CB40A5C3CB406DE6CB403509CC40FD2BCC40C54ECC408D71CC405594CC401DB7CC40E5D9CC40ADFCCC40751FCD403D42CD400565CD40CD87CD4095AACD405DCDCD4025F0CD40ED12CE40B535CE407D58CE40457BCE400D9ECE40D5C0CE409DE3CE406506CF402D29CF40F54BCF40BD6ECF408591CF404DB4CF4015D7CF40DDF9CF40A51CD0406D3FD0403562D040FD84D040C5A7D0408DCAD04055EDD0401D10D140E532D140AD55D1407578D1403D9BD14005BED140CDE0D1409503D2405D26D2402549D240ED6BD240B58ED2407DB1D24045D4D2400DF7D240D519D3409D3CD340655FD3402C82D340F4A4D340BCC7D34084EAD3404C0DD4401430D440DC52D440A475D4406C98D44034BBD440FCDDD440C400D5408C23D5405446D5401C69D540E48BD540ACAED54074D1D5403CF4D5400417D640CC39D640945CD6405C7FD64024A2D640ECC4D640B4E7D6407C0AD740442DD7400C50D740D472D7409C95D74064B8D7402CDBD740F4FDD740BC20D8408443D8404C66D8401489D840DCABD840A4CED8406CF1D8403414D940FC36D940C459D9408C7CD940549FD9401CC2D940E4E4D940AC07DA40742ADA403C4DDA400470DA40CC92DA4094B5DA405CD8DA4024FBDA40EC1DDB40B440DB407C63DB404486DB400CA9DB40D4CBDB409CEEDB406411DC402C34DC40F456DC40BC79DC40849CDC404CBFDC4014E2DC40DC04DD40A427DD406C4ADD40346DDD40FC8FDD40C4B2DD408CD5DD4054F8DD401C1BDE40E43DDE40AC60DE407483DE403CA6DE4004C9DE40CCEBDE40940EDF405C31DF402454DF40EC76DF40B499DF407CBCDF4044DFDF400C02E040D424E0409C47E040646AE0402C8DE040F4AFE040BCD2E04084F5E0404C18E140143BE140DC5DE140A480E1406CA3E14034C6E140FCE8E140C40BE2408C2EE2405451E2401C74E240E496E240ACB9E24074DCE2403CFFE2400422E340CC44E3409467E3405C8AE34024ADE340ECCFE340B4F2E3407C15E4404438E4400C5BE440D47DE4409BA0E44063C3E4402BE6E440F308E540BB2BE540834EE5404B71E5401394E540DBB6E540A3D9E5406BFCE540331FE640FB41E640C364E6408B87E64053AAE6401BCDE640E3EFE640AB12E7407335E7403B58E740037BE740CB9DE74093C0E7405BE3E7402306E840EB28E840B34BE8407B6EE8404391E8400BB4E840D3D6E8409BF9E840631CE9402B3FE940F361E940BB84E94083A7E9404BCAE94013EDE940DB0FEA40A332EA406B55EA403378EA40FB9AEA40C3BDEA408BE0EA405303EB401B26EB40E348EB40AB6BEB40738EEB403BB1EB4003D4EB40CBF6EB409319EC405B3CEC40235FEC40EB81EC40B3A4EC407BC7EC4043EAEC400B0DED40D32FED409B52ED406375ED402B98ED40F3BAED40BBDDED408300EE404B23EE401346EE40DB68EE40A38BEE406BAEEE4033D1EE40FBF3EE40C316EF408B39EF40535CEF401B7FEF40E3A1EF40ABC4EF4073E7EF403B0AF040032DF040CB4FF0409372F0405B95F04023B8F040EBDAF040B3FDF0407B20F1404343F1400B66F140D388F1409BABF14063CEF1402BF1F140F313F240BB36F2408359F2404B7CF240139FF240DBC1F240A3E4F2406B07F340332AF340FB4CF340C36FF3408B92F34053B5F3401BD8F340E3FAF340AB1DF4407340F4403B63F4400386F440CBA8F44093CBF4405BEEF4402311F540EB33F540B356F5407B79F540429CF5400ABFF540D2E1F5409A04F6406227F6402A4AF640F26CF640BA8FF64082B2F6404AD5F64012F8F640DA1AF740A23DF7406A60F7403283F740FAA5F740C2C8F7408AEBF740520EF8401A31F840E253F840AA76F8407299F8403ABCF84002DFF840CA01F9409224F9405A47F940226AF940EA8CF940B2AFF9407AD2F94042F5F9400A18FA40D23AFA409A5DFA406280FA402AA3FA40F2C5FA40BAE8FA40820BFB404A2EFB401251FB40DA73FB40A296FB406AB9FB4032DCFB40FAFEFB40C221FC408A44FC405267FC401A8AFC40E2ACFC40AACFFC4072F2FC403A15FD400238FD40CA5AFD40927DFD405AA0FD4022C3FD40EAE5FD40B208FE407A2BFE40424EFE400A71FE40D293FE409AB6FE4062D9FE402AFCFE40F21EFF40BA41FF408264FF404A87FF4012AAFF40DACCFF40A2EFFF4035090041991A0041FD2B0041613D0041C54E0041296000418D710041F182004155940041B9A500411DB7004181C80041E5D9004149EB0041ADFC0041110E0141751F0141D93001413D420141A15301410565014169760141CD8701413199014195AA0141F9BB01415DCD0141C1DE014125F0014189010241ED12024151240241B5350241194702417D580241E1690241457B0241A98C02410D9E024171AF0241D5C0024139D202419DE3024101F5024165060341C91703412D290341913A0341F54B0341595D0341BD6E03412180034185910341E9A203414DB40341B1C5034115D7034179E80341DDF90341410B0441A51C0441092E04416D3F0441D15004413562044199730441FD84044161960441C5A7044129B904418DCA0441F1DB044155ED0441B9FE04411D10054181210541E532054149440541AD5505411167054175780541D98905413D9B0541A1AC054105BE054169CF0541CDE0054131F2054195030641F91406415D260641C137064125490641895A0641ED6B0641517D0641B58E064119A006417DB10641E1C2064145D40641A9E506410DF7064171080741D5190741392B07419D3C0741014E0741655F0741C97007412C82074190930741F4A4074158B60741BCC7074120D9074184EA0741E8FB07414C0D0841B01E08411430084178410841DC52084140640841A4750841088708416C980841D0A9084134BB084198CC0841FCDD084160EF0841C4000941281209418C230941F034094154460941B85709411C690941807A0941E48B0941489D0941ACAE094110C0094174D10941D8E209413CF40941A0050A4104170A4168280A41CC390A41304B0A41945C0A41F86D0A415C7F0A41C0900A4124A20A4188B30A41ECC40A4150D60A41B4E70A4118F90A417C0A0B41E01B0B41442D0B41A83E0B410C500B4170610B41D4720B4138840B419C950B4100A70B4164B80B41C8C90B412CDB0B4190EC0B41F4FD0B41580F0C41BC200C4120320C4184430C41E8540C414C660C41B0770C4114890C41789A0C41DCAB0C4140BD0C41A4CE0C4108E00C416CF10C41D0020D4134140D4198250D41FC360D4160480D41C4590D41286B0D418C7C0D41F08D0D41549F0D41B8B00D411CC20D4180D30D41E4E40D4148F60D41AC070E4110190E41742A0E41D83B0E413C4D0E41A05E0E4104700E4168810E41CC920E4130A40E4194B50E41F8C60E415CD80E41C0E90E4124FB0E41880C0F41EC1D0F41502F0F41B4400F4118520F417C630F41E0740F4144860F41A8970F410CA90F4170BA0F41D4CB0F4138DD0F419CEE0F4100001041"> : tensor<2003xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<2003xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2003xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2003xf32>
%c1 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z1 = stablehlo.constant dense<0> : tensor<i32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<i32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<i32>
%r:1 = call @f(%a0, %a1) : (tensor<2003xf32>, tensor<i32>) -> (tensor<2003xf32>)
%e0 = stablehlo.constant dense<"0xF304353F4AC9353FCC8C363F7F4F373F6411383F7CD2383FCC92393F56523A3F1C113B3F1FCF3B3F648C3C3FEA483D3FB6043E3FCABF3E3F267A3F3FCE33403FC2EC403F07A5413F9C5C423F8613433FC4C9433F587F443F4634453F8FE8453F339C463F364F473F9801483F5CB3483F8464493F10154A3F02C54A3F5C744B3F1F234C3F4DD14C3FE87E4D3FF02B4E3F68D84E3F50844F3FAA2F503F78DA503FBA84513F732E523FA3D7523F4C80533F6E28543F0CD0543F2677553FBE1D563FD4C3563F6B69573F820E583F1CB3583F3A57593FDBFA593F029E5A3FAF405B3FE4E25B3FA2845C3FEA255D3FBCC65D3F1B675E3F06075F3F7EA65F3F8545603F1CE4603F4382613FFC1F623F46BD623F245A633F96F6633F9D92643F3A2E653F6CC9653F3864663F9AFE663F9698673F2D32683F5ECB683F2A64693F92FC693F98946A3F3A2C6B3F7CC36B3F5D5A6C3FDEF06C3FFF866D3FC21C6E3F26B26E3F2D476F3FD8DB6F3F2770703F1A04713FB497713FF22A723FD8BD723F6650733F9AE2733F7874743FFF05753F3097753F0A28763F90B8763FC148773F9ED8773F2868783F60F7783F4586793FD8147A3F1BA37A3F0D317B3FAFBE7B3F014C7C3F04D97C3FBA657D3F20F27D3F3A7E7E3F060A7F3F86957F3F5D10803FD155803F209B803F4AE0803F4E25813F2E6A813FE8AE813F80F3813FF237823F407C823F6CC0823F7304833F5848833F198C833FB7CF833F3313843F8C56843FC499843FD8DC843FCC1F853F9E62853F4EA5853FDEE7853F4B2A863F986C863FC5AE863FD1F0863FBD32873F8974873F35B6873FC1F7873F2E39883F7B7A883FAABB883FB8FC883FA93D893F7A7E893F2EBF893FC2FF893F39408A3F92808A3FCCC08A3FEA008B3FE9408B3FCB808B3F90C08B3F38008C3FC43F8C3F327F8C3F84BE8C3FB8FD8C3FD23C8D3FCE7B8D3FB0BA8D3F74F98D3F1E388E3FAC768E3F1EB58E3F74F38E3FB0318F3FD26F8F3FD8AD8F3FC3EB8F3F9429903F4A67903FE6A4903F68E2903FD01F913F1D5D913F519A913F6CD7913F6C14923F5451923F228E923FD6CA923F7207933FF443933F5E80933FB0BC933FE8F8933F0835943F1071943F00AD943FD8E8943F9724953F3E60953FCE9B953F46D7953FA612963FF04D963F2289963F3CC4963F3FFF963F2C3A973F0175973FC0AF973F68EA973FF824983F745F983FD899983F26D4983F5E0E993F7F48993F8B82993F80BC993F60F6993F2B309A3FE0699A3F7EA39A3F08DD9A3F7C169B3FDC4F9B3F25899B3F5AC29B3F7AFB9B3F84349C3F7B6D9C3F5CA69C3F28DF9C3FE1179D3F84509D3F14899D3F8FC19D3FF6F99D3F49329E3F886A9E3FB2A29E3FCADA9E3FCD129F3FBC4A9F3F98829F3F61BA9F3F16F29F3FB829A03F4661A03FC098A03F28D0A03F7E07A13FC03EA13FEE75A13F0AADA13F14E4A13F0A1BA23FEE51A23FC088A23F7FBFA23F2CF6A23FC62CA33F4E63A33FC499A33F28D0A33F7906A43FB93CA43FE772A43F03A9A43F0EDFA43F0615A53FED4AA53FC280A53F86B6A53F39ECA53FDA21A63F6A57A63FE98CA63F56C2A63FB3F7A63FFE2CA73F3862A73F6297A73F7BCCA73F8201A83F7A36A83F606BA83F36A0A83FFCD4A83FB009A93F553EA93FE972A93F6DA7A93FE0DBA93F4410AA3F9744AA3FDA78AA3F0EADAA3F31E1AA3F4415AB3F4849AB3F3C7DAB3F20B1AB3FF4E4AB3FB918AC3F6E4CAC3F1480AC3FAAB3AC3F32E7AC3FA91AAD3F114EAD3F6A81AD3FB4B4AD3FEFE7AD3F1A1BAE3F374EAE3F4581AE3F44B4AE3F34E7AE3F141AAF3FE74CAF3FAA7FAF3F60B2AF3F06E5AF3F9E17B03F264AB03FA27CB03F0EAFB03F6CE1B03FBC13B13FFC45B13F3078B13F54AAB13F6CDCB13F740EB23F6F40B23F5C72B23F3AA4B23F0BD6B23FCE07B33F8439B33F2A6BB33FC49CB33F50CEB33FCEFFB33F4031B43FA262B43FF893B43F40C5B43F7BF6B43FA827B53FC858B53FDB89B53FE0BAB53FD9EBB53FC41CB63FA24DB63F737EB63F37AFB63FEEDFB63F9810B73F3441B73FC571B73F48A2B73FBED2B73F2803B83F8633B83FD663B83F1A94B83F50C4B83F7BF4B83F9824B93FAA54B93FAF84B93FA8B4B93F94E4B93F7414BA3F4844BA3F0E74BA3FCAA3BA3F78D3BA3F1C03BB3FB232BB3F3C62BB3FBB91BB3F2EC1BB3F94F0BB3FEE1FBC3F3D4FBC3F807EBC3FB6ADBC3FE2DCBC3F010CBD3F143BBD3F1C6ABD3F1899BD3F0AC8BD3FEEF6BD3FC825BE3F9654BE3F5883BE3F0FB2BE3FBAE0BE3F5A0FBF3FEE3DBF3F786CBF3FF69ABF3F69C9BF3FD0F7BF3F2D26C03F7E54C03FC482C03FFFB0C03F2FDFC03F540DC13F6E3BC13F7C69C13F8097C13F79C5C13F67F3C13F4A21C23F224FC23FF07CC23FB3AAC23F6BD8C23F1806C33FBB33C33F5261C33FE08EC33F62BCC33FDBE9C33F4817C43FAC44C43F0472C43F529FC43F96CCC43FCFF9C43FFE26C53F2254C53F3D81C53F4DAEC53F52DBC53F4E08C63F4035C63F2662C63F048FC63FD6BBC63F9FE8C63F5E15C73F1242C73FBC6EC73F5D9BC73FF4C7C73F80F4C73F0321C83F7C4DC83FEB79C83F50A6C83FACD2C83FFDFEC83F442BC93F8257C93FB783C93FE2AFC93F02DCC93F1A08CA3F2734CA3F2B60CA3F268CCA3F16B8CA3FFEE3CA3FDC0FCB3FB03BCB3F7C67CB3F3E93CB3FF6BECB3FA4EACB3F4A16CC3FE641CC3F796DCC3F0399CC3F83C4CC3FFAEFCC3F681BCD3FCD46CD3F2872CD3F7B9DCD3FC4C8CD3F04F4CD3F3C1FCE3F6A4ACE3F8F75CE3FABA0CE3FBECBCE3FC8F6CE3FCA21CF3FC24CCF3FB177CF3F98A2CF3F75CDCF3F4AF8CF3F1623D03FD94DD03F9378D03F45A3D03FEECDD03F8EF8D03F2623D13FB44DD13F3A78D13FB8A2D13F2DCDD13F9AF7D13FFD21D23F584CD23FAC76D23FF6A0D23F38CBD23F70F5D23FA21FD33FCA49D33FEA73D33F029ED33F11C8D33F18F2D33F161CD43F0C46D43FFA6FD43FE099D43FBDC3D43F92EDD43F6017D53F2441D53FE16AD53F9694D53F42BED53FE6E7D53F8211D63F163BD63FA264D63F268ED63FA2B7D63F16E1D63F820AD73FE633D73F425DD73F9686D73FE2AFD73F26D9D73F6302D83F982BD83FC454D83FE97DD83F06A7D83F1BD0D83F28F9D83F2E22D93F2C4BD93F2274D93F119DD93FF8C5D93FD7EED93FAE17DA3F7E40DA3F4669DA3F0792DA3FC0BADA3F72E3DA3F1B0CDB3FBE34DB3F585DDB3FEC85DB3F78AEDB3FFCD6DB3F78FFDB3FEE27DC3F5C50DC3FC278DC3F22A1DC3F7AC9DC3FCAF1DC3F121ADD3F5442DD3F8F6ADD3FC292DD3FEEBADD3F12E3DD3F300BDE3F4633DE3F545BDE3F5C83DE3F5CABDE3F55D3DE3F47FBDE3F3223DF3F164BDF3FF272DF3FC89ADF3F96C2DF3F5EEADF3F1E12E03FD839E03F8A61E03F3589E03FD9B0E03F76D8E03F0C00E13F9C27E13F244FE13FA676E13F209EE13F94C5E13F00EDE13F6614E23FC53BE23F1D63E23F6E8AE23FB9B1E23FFCD8E23F3A00E33F7027E33F9F4EE33FC875E33FEA9CE33F04C4E33F19EBE33F2612E43F2E39E43F2E60E43F2887E43F1AAEE43F07D5E43FEDFBE43FCC22E53FA549E53F7770E53F4297E53F07BEE53FC6E4E53F7E0BE63F2F32E63FDA58E63F7E7FE63F1CA6E63FB4CCE63F44F3E63FCF19E73F5340E73FD066E73F488DE73FB9B3E73F24DAE73F8800E83FE526E83F3C4DE83F8E73E83FD899E83F1DC0E83F5CE6E83F940CE93FC532E93FF058E93F167FE93F35A5E93F4ECBE93F60F1E93F6D17EA3F733DEA3F7363EA3F6D89EA3F60AFEA3F4ED5EA3F36FBEA3F1821EB3FF246EB3FC86CEB3F9792EB3F60B8EB3F23DEEB3FE003EC3F9729EC3F484FEC3FF374EC3F989AEC3F36C0EC3FD0E5EC3F620BED3FF030ED3F7656ED3FF87BED3F73A1ED3FE8C6ED3F58ECED3FC211EE3F2537EE3F835CEE3FDB81EE3F2DA7EE3F7ACCEE3FC0F1EE3F0017EF3F3C3CEF3F7061EF3FA086EF3FC9ABEF3FEDD0EF3F0BF6EF3F241BF03F3640F03F4265F03F4A8AF03F4BAFF03F47D4F03F3DF9F03F2E1EF13F1843F13FFC67F13FDC8CF13FB6B1F13F8AD6F13F59FBF13F2220F23FE644F23FA369F23F5C8EF23F0EB3F23FBCD7F23F63FCF23F0521F33FA245F33F396AF33FCA8EF33F56B3F33FDDD7F33F5EFCF33FDA20F43F5045F43FC169F43F2C8EF43F92B2F43FF3D6F43F4EFBF43FA41FF53FF443F53F4068F53F858CF53FC6B0F53F00D5F53F36F9F53F661DF63F9241F63FB765F63FD889F63FF2ADF63F08D2F63F18F6F63F241AF73F2A3EF73F2A62F73F2686F73F1CAAF73F0ECEF73FFAF1F73FE015F83FC239F83F9E5DF83F7581F83F47A5F83F14C9F83FDCECF83F9E10F93F5B34F93F1458F93FC67BF93F749FF93F1EC3F93FC2E6F93F600AFA3FFA2DFA3F8E51FA3F1E75FA3FA898FA3F2EBCFA3FAEDFFA3F2A03FB3FA026FB3F114AFB3F7E6DFB3FE590FB3F48B4FB3FA5D7FB3FFEFAFB3F511EFC3FA041FC3FEA64FC3F2E88FC3F6EABFC3FA8CEFC3FDEF1FC3F1015FD3F3C38FD3F645BFD3F867EFD3FA4A1FD3FBCC4FD3FD0E7FD3FDF0AFE3FE92DFE3FEE50FE3FEF73FE3FEB96FE3FE2B9FE3FD4DCFE3FC2FFFE3FAA22FF3F8E45FF3F6C68FF3F478BFF3F1CAEFF3FEDD0FF3FB9F3FF3F400B0040A21C0040002E00405D3F0040B75000400F62004064730040B88400400896004057A70040A4B80040EDC9004035DB00407AEC0040BDFD0040FE0E01403C20014078310140B2420140E95301401E6501405176014082870140B0980140DCA9014006BB01402ECC014052DD014076EE014096FF0140B4100240D1210240EA32024002440240185502402B6602403C7702404B8802405899024062AA02406ABB024070CC024073DD024074EE024074FF0240711003406C210340643203405A4303404F54034041650340317603401E8703400A980340F4A80340DAB90340C0CA0340A2DB034083EC034062FD03403E0E0440181F0440F02F0440C64004409A5104406C6204403B73044008840440D49404409CA5044064B6044028C70440EBD70440ACE804406AF90440260A0540E11A0540992B05404F3C0540034D0540B55D0540656E0540127F0540BE8F054068A0054010B10540B5C1054058D20540FAE2054098F3054036040640D11406406A250640013606409646064029570640BA67064048780640D688064060990640E9A9064070BA0640F4CA064077DB0640F8EB064076FC0640F20C07406D1D0740E62D07405C3E0740D14E0740445F0740B46F0740228007408E900740F9A0074062B10740C8C107402DD2074090E20740F0F207404F030840AC1308400624084060340840B64408400B5508405E650840AF750840FE8508404B96084096A60840E0B6084026C708406CD70840B0E70840F1F70840300809406E180940AA280940E43809401B4909405159094085690940B7790940E8890940169A094042AA09406CBA094095CA0940BCDA0940E0EA094004FB0940240B0A40441B0A40612B0A407C3B0A40964B0A40AE5B0A40C46B0A40D87B0A40EA8B0A40FA9B0A4008AC0A4014BC0A401FCC0A4028DC0A402EEC0A4034FC0A40360C0B40381C0B40382C0B40363C0B40314C0B402B5C0B40246C0B401A7C0B400E8C0B40019C0B40F2AB0B40E1BB0B40CECB0B40BADB0B40A3EB0B408BFB0B40710B0C40551B0C40382B0C40183B0C40F74A0C40D45A0C40AF6A0C40887A0C40608A0C40369A0C400AAA0C40DCB90C40ADC90C407CD90C4048E90C4014F90C40DD080D40A5180D406B280D402F380D40F2470D40B2570D4071670D402E770D40E9860D40A3960D405AA60D4011B60D40C5C50D4078D50D4028E50D40D8F40D4086040E4031140E40DB230E4084330E402A430E40CE520E4072620E4013720E40B2810E4050910E40EDA00E4088B00E4020C00E40B8CF0E404DDF0E40E0EE0E4072FE0E40030E0F40921D0F401E2D0F40AA3C0F40344C0F40BA5B0F40416B0F40C67A0F40488A0F40CA990F4049A90F40C7B80F4043C80F40BED70F4036E70F40AEF60F402306104097151040092510407A341040E843104056531040C16210402B72104094811040FA9010405FA01040C2AF104024BF104084CE1040E3DD104040ED10409BFC1040F40B11404C1B1140A32A1140F83911404A4911409C581140EC6711403A77114087861140D29511401CA5114063B41140AAC31140EED2114031E2114072F11140B2001240F00F12402E1F1240682E1240A23D1240DA4C1240105C1240456B1240787A1240AA891240DA98124008A8124035B7124060C612408AD51240B2E41240D8F31240FE021340221213404321134064301340823F1340A04E1340BC5D1340D66C1340EE7B1340058B13401B9A13402FA9134041B8134052C7134062D6134070E513407CF413408603144090121440982114409E301440A23F1440A64E1440A75D1440A86C1440A67B1440A38A14409E99144098A8144091B7144088C614407ED5144072E4144064F31440560215404511154033201540202F15400A3E1540F44C1540DC5B1540C36A1540A87915408C8815406E9715404EA615402EB515400CC41540E8D21540C2E115409CF0154074FF15404A0E16401F1D1640F22B1640C43A1640954916406458164032671640FE751640C88416409293164059A2164020B11640E4BF1640A8CE16406ADD16402AEC1640E9FA1640A6091740631817401E271740D73517408F44174046531740FA611740AE701740607F1740118E1740C09C17406EAB17401BBA1740C6C8174070D7174018E61740BEF417406403184008121840AB2018404C2F1840EC3D18408A4C1840275B1840C36918405D781840F68618408D95184023A41840B8B218404BC11840DDCF18406EDE1840FCEC18408AFB1840160A1940A11819402A271940B33519403A441940BF52194043611940C66F1940477E1940C78C1940469B1940C2A919403EB81940B8C6194032D51940AAE3194020F2194095001A40080F1A407A1D1A40EC2B1A405B3A1A40CA481A4036571A40A2651A400C741A4075821A40DC901A40429F1A40A7AD1A400ABC1A406DCA1A40CED81A402DE71A408BF51A40E8031B4044121B409E201B40F62E1B404E3D1B40A44B1B40F9591B404C681B409E761B40F0841B403F931B408EA11B40DAAF1B4026BE1B4070CC1B40B9DA1B4001E91B4047F71B408C051C40D0131C4012221C4054301C40943E1C40D24C1C40105B1C404B691C4086771C40C0851C40F8931C402EA21C4064B01C4098BE1C40CBCC1C40FCDA1C402DE91C405CF71C408A051D40B6131D40E2211D400C301D40343E1D405C4C1D40825A1D40A6681D40CA761D40EC841D400E931D402EA11D404CAF1D4069BD1D4084CB1D40A0D91D40B9E71D40D1F51D40E8031E40FE111E4012201E40262E1E40383C1E40484A1E4058581E4066661E4072741E407E821E4089901E40929E1E409AAC1E40A1BA1E40A6C81E40AAD61E40AEE41E40B0F21E40B0001F40AF0E1F40AE1C1F40AA2A1F40A6381F40A0461F409A541F4092621F4088701F407E7E1F40728C1F40659A1F4057A81F4048B61F4037C41F4025D21F4012E01F40FEED1F40E8FB1F40D2092040BA172040A1252040863320406B4120404E4F2040305D2040126B2040F1782040D0862040AD94204089A2204064B020403EBE204016CC2040EED92040C4E7204098F520406C0321403F112140101F2140E02C2140B03A21407E4821404A56214016642140E0712140A97F2140718D2140389B2140FEA82140C2B6214086C4214048D2214008E02140C8ED214086FB21404409224000172240BC242240763222402E402240E64D22409C5B22405269224006772240B88422406A9222401BA02240CAAD224079BB224026C92240D2D622407EE4224027F22240D0FF2240770D23401E1B2340C3282340673623400A442340AC5123404C5F2340EC6C23408A7A234028882340C49523405EA32340F8B0234091BE234028CC2340BFD9234054E72340E8F423407C0224400E1024409E1D24402E2B2440BD3824404A462440D653244062612440EC6E2440757C2440FC8924408497244009A524408EB2244011C0244094CD244014DB244095E8244014F62440920325400E1125408A1E2540052C25407E392540F74625406E542540E46125405A6F2540CE7C2540408A2540B297254024A5254093B2254002C025406FCD2540DCDA254047E82540B1F525401A03264082102640EA1D26404F2B2640B4382640184626407A532640DC6026403C6E26409C7B2640FA88264058962640B4A326400FB1264069BE2640C2CB26401AD9264071E62640C7F326401C012740700E2740C21B27401429274064362740B4432740025127404F5E27409C6B2740E6782740318627407A932740C2A0274009AE27404FBB274094C82740D8D527401AE327405CF027409DFD2740DC0A28401B1828405925284096322840D13F28400C4D2840445A28407D672840B4742840EA812840208F2840549C284088A92840BAB62840EAC328401BD128404ADE284078EB2840A5F82840D1052940FC122940262029404F2D2940763A29409E472940C4542940E86129400C6F29402F7C2940508929407296294091A32940B0B02940CEBD2940EACA294006D8294020E529403AF2294053FF29406A0C2A4081192A4096262A40AC332A40BF402A40D24D2A40E35A2A40F4672A4004752A4012822A40208F2A402C9C2A4038A92A4042B62A404CC32A4054D02A405CDD2A4063EA2A4068F72A406D042B4070112B40731E2B40752B2B4076382B4076452B4074522B40725F2B406E6C2B406A792B4065862B405F932B4058A02B4050AD2B4046BA2B403CC72B4031D42B4025E12B4018EE2B400AFB2B40FB072C40EB142C40DA212C40C82E2C40B63B2C40A2482C408C552C4077622C40606F2C40487C2C4030892C4016962C40FCA22C40E0AF2C40C3BC2C40A6C92C4087D62C4068E32C4048F02C4026FD2C40040A2D40E0162D40BC232D4097302D40713D2D404A4A2D4022572D40F9632D40CF702D40A47D2D40788A2D404C972D401EA42D40EFB02D40C0BD2D408FCA2D405ED72D402BE42D40F8F02D40C4FD2D408E0A2E4058172E4020242E40E8302E40B03D2E40764A2E403A572E40FF632E40C2702E40847D2E40468A2E4006972E40C6A32E4084B02E4042BD2E40FEC92E40BAD62E4076E32E402FF02E40E8FC2E40A0092F4058162F400E232F40C32F2F40783C2F402B492F40DE552F408F622F40406F2F40F07B2F409E882F404C952F40FAA12F40A6AE2F4051BB2F40FBC72F40A4D42F404DE12F40F4ED2F409BFA2F4041073040E61330408A2030402C2D3040CF3930407046304010533040B05F30404E6C3040EC7830408885304024923040C09E30405AAB3040F2B730408AC4304022D13040B8DD30404EEA3040E2F6304076033140091031409B1C31402C293140BC3531404C423140DA4E3140675B3140F4673140807431400A813140948D31401D9A3140A6A631402CB33140B3BF314038CC3140BDD8314041E53140C4F1314046FE3140C70A324047173240C623324045303240C23C324040493240BB55324036623240B06E32402A7B3240A28732401A94324090A0324006AD32407AB93240EEC5324062D23240D4DE324046EB3240B6F732402604334094103340021D334070293340DC35334048423340B24E33401C5B334084673340EC73334054803340BA8C33401F99334084A53340E7B133404ABE3340ACCA33400DD733406EE33340CDEF33402CFC334089083440E6143440422134409D2D3440F839344051463440AA523440015F3440586B3440AE7734400484344058903440AC9C3440FEA8344050B53440A1C13440F2CD344040DA34408FE63440DDF234402AFF3440760B3540C11735400C243540553035409E3C3540E64835402C55354072613540B86D3540FC7935404086354083923540C59E354006AB354046B7354086C33540C5CF354003DC354040E835407CF43540B8003640F20C36402C193640652536409D313640D43D36400B4A36404056364076623640AA6E3640DD7A36401087364041933640729F3640A2AB3640D1B7364000C436402DD036405ADC364086E83640B0F43640DB003740040D37402D193740552537407C313740A23D3740C8493740EC55374010623740346E3740567A37407786374098923740B89E3740D6AA3740F5B6374012C337402FCF37404BDB374066E7374080F337409AFF3740B20B3840CA173840E2233840F82F38400D3C38402248384036543840496038405B6C38406D7838407E8438408E9038409C9C3840ABA83840B8B43840C6C03840D2CC3840DCD83840E7E43840F1F03840FAFC3840020939400915394010213940162D39401A3939401E45394022513940245D3940266939402875394028813940288D39402699394024A5394022B139401EBD39401AC9394014D539400EE1394008ED394000F93940F8043A40F0103A40E61C3A40DB283A40D0343A40C3403A40B64C3A40A9583A409A643A408C703A407C7C3A406B883A405A943A4048A03A4034AC3A4020B83A400CC43A40F7CF3A40E1DB3A40CAE73A40B3F33A409AFF3A40820B3B4068173B404E233B40322F3B40163B3B40FA463B40DC523B40BE5E3B409E6A3B407E763B405E823B403D8E3B401B9A3B40F8A53B40D4B13B40B0BD3B408BC93B4066D53B403FE13B4018ED3B40F0F83B40C6043C409D103C40731C3C4048283C401C343C40F03F3C40C24B3C4094573C4066633C40366F3C40067B3C40D5863C40A4923C40719E3C403EAA3C400AB63C40D6C13C40A0CD3C406AD93C4033E53C40FCF03C40C3FC3C408A083D4050143D4016203D40DA2B3D409E373D4062433D40244F3D40E65A3D40A7663D4068723D40277E3D40E6893D40A4953D4062A13D401EAD3D40DAB83D4096C43D4050D03D400ADC3D40C3E73D407CF33D4033FF3D40EA0A3E40A0163E4056223E400A2E3E40BE393E4072453E4024513E40D65C3E4088683E4038743E40E87F3E40978B3E4045973E40F2A23E40A0AE3E404CBA3E40F7C53E40A2D13E404CDD3E40F5E83E409EF43E4046003F40ED0B3F4094173F4039233F40DE2E3F40823A3F4026463F40C9513F406B5D3F400C693F40AE743F404E803F40ED8B3F408C973F402AA33F40C7AE3F4064BA3F40FFC53F409AD13F4035DD3F40CEE83F4068F43F4000004040"> : tensor<2003xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<2003xf32>, tensor<2003xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2003xf32>, %arg1: tensor<i32>) -> (tensor<2003xf32>) {
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2003xf32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1:4 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %c, %iterArg_1 = %arg1, %iterArg_2 = %0) : tensor<2003xf32>, tensor<i32>, tensor<i32>, tensor<2003xf32>
cond {
%2 = stablehlo.compare LT, %iterArg_0, %iterArg_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_3 = stablehlo.constant dense<1> : tensor<i32>
%2 = stablehlo.add %iterArg_0, %c_3 : tensor<i32>
%3 = stablehlo.divide %iterArg, %iterArg_2 : tensor<2003xf32>
%4 = stablehlo.add %iterArg_2, %3 : tensor<2003xf32>
%cst_4 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
%5 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2003xf32>
%6 = stablehlo.multiply %5, %4 : tensor<2003xf32>
%7 = stablehlo.subtract %iterArg_2, %iterArg_2 : tensor<2003xf32>
%8 = stablehlo.tanh %7 : tensor<2003xf32>
%9 = stablehlo.add %6, %8 : tensor<2003xf32>
%10 = stablehlo.negate %iterArg : tensor<2003xf32>
%cst_5 = stablehlo.constant dense<9.000000e+01> : tensor<f32>
%11 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2003xf32>
%12 = stablehlo.subtract %10, %11 : tensor<2003xf32>
%13 = stablehlo.exponential %12 : tensor<2003xf32>
%14 = stablehlo.add %9, %13 : tensor<2003xf32>
stablehlo.return %iterArg, %2, %iterArg_1, %14 : tensor<2003xf32>, tensor<i32>, tensor<i32>, tensor<2003xf32>
}
return %1#3 : tensor<2003xf32>
}
}
// -----
// not_a_number
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D00000080000040400000C07F0000807F000080FF6042A20D0000008000004040"> : tensor<7200xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<7200xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<7200xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<7200xf32>
%c1 = stablehlo.constant dense<"0x2C010000"> : tensor<i32>
%z1 = stablehlo.constant dense<0> : tensor<i32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<i32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<i32>
%r:1 = call @f(%a0, %a1) : (tensor<7200xf32>, tensor<i32>) -> (tensor<7200xf32>)
%e0 = stablehlo.constant dense<"0x0000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D00000080000040400000C07F0000C0FF0000C0FF6042A20D0000008000004040"> : tensor<7200xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<7200xf32>, tensor<7200xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<7200xf32>, %arg1: tensor<i32>) -> (tensor<7200xf32>) {
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7200xf32>
%1 = stablehlo.multiply %arg0, %0 : tensor<7200xf32>
%c = stablehlo.constant dense<0> : tensor<i32>
%2:4 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %c, %iterArg_1 = %arg1, %iterArg_2 = %1) : tensor<7200xf32>, tensor<i32>, tensor<i32>, tensor<7200xf32>
cond {
%3 = stablehlo.compare LT, %iterArg_0, %iterArg_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %3 : tensor<i1>
} do {
%c_3 = stablehlo.constant dense<1> : tensor<i32>
%3 = stablehlo.add %iterArg_0, %c_3 : tensor<i32>
%cst_4 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
%4 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<7200xf32>
%5 = stablehlo.multiply %iterArg_2, %4 : tensor<7200xf32>
%6 = stablehlo.maximum %5, %iterArg : tensor<7200xf32>
stablehlo.return %iterArg, %3, %iterArg_1, %6 : tensor<7200xf32>, tensor<i32>, tensor<i32>, tensor<7200xf32>
}
return %2#3 : tensor<7200xf32>
}
}
