// sums_3
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%c1 = stablehlo.constant dense<"0x2E2E31BF5A7CF93FDEA339BFB0BC933F1363BD3FEE0EDFBE946F7EBE1D4E02BF613DC9BFA450ACBD7E6D84BFEAAE78BFDE6AA1BFC9BD9CBF05AEA03F"> : tensor<3x5xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3x5xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x5xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x5xf32>
%r:8 = call @f(%a0, %a1) : (tensor<3xf32>, tensor<3x5xf32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<5xf32>, tensor<3xf32>, tensor<f32>, tensor<5xf32>, tensor<3xf32>)
%e0 = stablehlo.constant dense<"0xEAA5C0BF"> : tensor<f32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<f32>, tensor<f32>) -> ()
%e1 = stablehlo.constant dense<"0xA6409A3F"> : tensor<f32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<f32>, tensor<f32>) -> ()
%e2 = stablehlo.constant dense<"0xCB25D4BF"> : tensor<f32>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<f32>, tensor<f32>) -> ()
%e3 = stablehlo.constant dense<"0x28640AC0E6AD3A3FEEB11FC07A3ED2BF07A62940"> : tensor<5xf32>
stablehlo.custom_call @check.expect_close(%r#3, %e3) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e4 = stablehlo.constant dense<"0x8C994A40935D36C0CC1F4FC0"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#4, %e4) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e5 = stablehlo.constant dense<"0xD2E33AC0"> : tensor<f32>
stablehlo.custom_call @check.expect_close(%r#5, %e5) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<f32>, tensor<f32>) -> ()
%e6 = stablehlo.constant dense<"0xEE0EDFBE5A7CF93F1D4E02BFB0BC933F1363BD3F"> : tensor<5xf32>
stablehlo.custom_call @check.expect_close(%r#6, %e6) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e7 = stablehlo.constant dense<"0x273405417F533F40AFBFD540"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#7, %e7) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<3xf32>, %arg1: tensor<3x5xf32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<5xf32>, tensor<3xf32>, tensor<f32>, tensor<5xf32>, tensor<3xf32>) {
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
%cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%1 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.maximum across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
%cst_1 = stablehlo.constant dense<0x7F800000> : tensor<f32>
%2 = stablehlo.reduce(%arg0 init: %cst_1) applies stablehlo.minimum across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%3 = stablehlo.reduce(%arg1 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<3x5xf32>, tensor<f32>) -> tensor<5xf32>
%cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%4 = stablehlo.reduce(%arg1 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
%cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%5 = stablehlo.reduce(%arg1 init: %cst_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<f32>
%cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%6 = stablehlo.reduce(%arg1 init: %cst_5) applies stablehlo.maximum across dimensions = [0] : (tensor<3x5xf32>, tensor<f32>) -> tensor<5xf32>
%7 = stablehlo.multiply %arg1, %arg1 : tensor<3x5xf32>
%cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%8 = stablehlo.reduce(%7 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
return %0, %1, %2, %3, %4, %5, %6, %8 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<5xf32>, tensor<3xf32>, tensor<f32>, tensor<5xf32>, tensor<3xf32>
}
}
// -----
// integers_3
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x04000000FDFFFFFFFBFFFFFF09000000FAFFFFFFFDFFFFFF03000000050000000300000007000000F7FFFFFFFEFFFFFF01000000FFFFFFFFFEFFFFFF"> : tensor<3x5xi32>
%z0 = stablehlo.constant dense<0> : tensor<3x5xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x5xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x5xi32>
%r:9 = call @f(%a0) : (tensor<3x5xi32>) -> (tensor<5xi64>, tensor<3xi64>, tensor<5xi32>, tensor<3xi32>, tensor<5xi1>, tensor<3xi1>, tensor<i32>, tensor<5xi64>, tensor<3xi64>)
%e0 = stablehlo.constant dense<"0xF8FFFFFFFFFFFFFFFEFFFFFFFFFFFFFF01000000000000000B00000000000000FFFFFFFFFFFFFFFF"> : tensor<5xi64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<5xi64>, tensor<5xi64>) -> ()
%e1 = stablehlo.constant dense<"0x58F3FFFFFFFFFFFF4FFCFFFFFFFFFFFF2400000000000000"> : tensor<3xi64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3xi64>, tensor<3xi64>) -> ()
%e2 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<5xi32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xi32>, tensor<5xi32>) -> ()
%e3 = stablehlo.constant dense<"0xF1FFFFFFFFFFFFFF09000000"> : tensor<3xi32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
%e4 = stablehlo.constant dense<[false, false, false, false, false]> : tensor<5xi1>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5xi1>, tensor<5xi1>) -> ()
%e5 = stablehlo.constant dense<[true, true, true]> : tensor<3xi1>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<3xi1>, tensor<3xi1>) -> ()
%e6 = stablehlo.constant dense<"0x00000000"> : tensor<i32>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
%e7 = stablehlo.constant dense<"0x00000000000000000100000000000000010000000000000000000000000000000100000000000000"> : tensor<5xi64>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<5xi64>, tensor<5xi64>) -> ()
%e8 = stablehlo.constant dense<"0x040000000000000000000000000000000000000000000000"> : tensor<3xi64>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<3xi64>, tensor<3xi64>) -> ()
return
}
func.func private @f(%arg0: tensor<3x5xi32>) -> (tensor<5xi64>, tensor<3xi64>, tensor<5xi32>, tensor<3xi32>, tensor<5xi1>, tensor<3xi1>, tensor<i32>, tensor<5xi64>, tensor<3xi64>) {
%0 = stablehlo.convert %arg0 : (tensor<3x5xi32>) -> tensor<3x5xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%1 = stablehlo.reduce(%0 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<3x5xi64>, tensor<i64>) -> tensor<5xi64>
%2 = stablehlo.convert %arg0 : (tensor<3x5xi32>) -> tensor<3x5xi64>
%c_0 = stablehlo.constant dense<1> : tensor<i64>
%3 = stablehlo.reduce(%2 init: %c_0) applies stablehlo.multiply across dimensions = [1] : (tensor<3x5xi64>, tensor<i64>) -> tensor<3xi64>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%4 = stablehlo.reduce(%arg0 init: %c_1) applies stablehlo.or across dimensions = [0] : (tensor<3x5xi32>, tensor<i32>) -> tensor<5xi32>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.reduce(%arg0 init: %c_2) applies stablehlo.xor across dimensions = [1] : (tensor<3x5xi32>, tensor<i32>) -> tensor<3xi32>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%6 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
%7 = stablehlo.compare GT, %arg0, %6, SIGNED : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
%c_4 = stablehlo.constant dense<true> : tensor<i1>
%8 = stablehlo.reduce(%7 init: %c_4) applies stablehlo.and across dimensions = [0] : (tensor<3x5xi1>, tensor<i1>) -> tensor<5xi1>
%c_5 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
%10 = stablehlo.compare GT, %arg0, %9, SIGNED : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
%c_6 = stablehlo.constant dense<false> : tensor<i1>
%11 = stablehlo.reduce(%10 init: %c_6) applies stablehlo.or across dimensions = [1] : (tensor<3x5xi1>, tensor<i1>) -> tensor<3xi1>
%c_7 = stablehlo.constant dense<-1> : tensor<i32>
%12 = stablehlo.reduce(%arg0 init: %c_7) applies stablehlo.and across dimensions = [0, 1] : (tensor<3x5xi32>, tensor<i32>) -> tensor<i32>
%13 = call @argmax(%arg0) : (tensor<3x5xi32>) -> tensor<5xi64>
%14 = call @argmin(%arg0) : (tensor<3x5xi32>) -> tensor<3xi64>
return %1, %3, %4, %5, %8, %11, %12, %13, %14 : tensor<5xi64>, tensor<3xi64>, tensor<5xi32>, tensor<3xi32>, tensor<5xi1>, tensor<3xi1>, tensor<i32>, tensor<5xi64>, tensor<3xi64>
}
func.func private @argmax(%arg0: tensor<3x5xi32>) -> tensor<5xi64> {
%0 = stablehlo.iota dim = 0 : tensor<3x5xi64>
%c = stablehlo.constant dense<-2147483648> : tensor<i32>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<3x5xi32>, tensor<3x5xi64>, tensor<i32>, tensor<i64>) -> (tensor<5xi32>, tensor<5xi64>)
reducer(%arg1: tensor<i32>, %arg3: tensor<i32>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
%2 = stablehlo.compare GT, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%4 = stablehlo.or %2, %3 : tensor<i1>
%5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%7 = stablehlo.and %5, %6 : tensor<i1>
%8 = stablehlo.or %4, %7 : tensor<i1>
%9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i32>
%10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
stablehlo.return %9, %10 : tensor<i32>, tensor<i64>
}
return %1#1 : tensor<5xi64>
}
func.func private @argmin(%arg0: tensor<3x5xi32>) -> tensor<3xi64> {
%0 = stablehlo.iota dim = 1 : tensor<3x5xi64>
%c = stablehlo.constant dense<2147483647> : tensor<i32>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<3x5xi32>, tensor<3x5xi64>, tensor<i32>, tensor<i64>) -> (tensor<3xi32>, tensor<3xi64>)
reducer(%arg1: tensor<i32>, %arg3: tensor<i32>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
%2 = stablehlo.compare LT, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%4 = stablehlo.or %2, %3 : tensor<i1>
%5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%7 = stablehlo.and %5, %6 : tensor<i1>
%8 = stablehlo.or %4, %7 : tensor<i1>
%9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i32>
%10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
stablehlo.return %9, %10 : tensor<i32>, tensor<i64>
}
return %1#1 : tensor<3xi64>
}
}
// -----
// last_3
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2E2E31BF5A7CF93FDEA339BFB0BC933F1363BD3FEE0EDFBE946F7EBE1D4E02BF613DC9BFA450ACBD7E6D84BFEAAE78BFDE6AA1BFC9BD9CBF05AEA03F"> : tensor<3x5xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<3x5xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x5xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x5xf32>
%r:3 = call @f(%a0) : (tensor<3x5xf32>) -> (tensor<3xf32>, tensor<5xf32>, tensor<5xi64>)
%e0 = stablehlo.constant dense<"0x8C994A40935D36C0CC1F4FC0"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e1 = stablehlo.constant dense<"0x28640AC0E6AD3A3FEEB11FC07A3ED2BF07A62940"> : tensor<5xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e2 = stablehlo.constant dense<"0x01000000000000000000000000000000010000000000000000000000000000000000000000000000"> : tensor<5xi64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xi64>, tensor<5xi64>) -> ()
return
}
func.func private @f(%arg0: tensor<3x5xf32>) -> (tensor<3xf32>, tensor<5xf32>, tensor<5xi64>) {
%0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<5x3xf32>, tensor<f32>) -> tensor<3xf32>
%2 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5xf32>
%4 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
%5 = call @argmax(%4) : (tensor<5x3xf32>) -> tensor<5xi64>
return %1, %3, %5 : tensor<3xf32>, tensor<5xf32>, tensor<5xi64>
}
func.func private @argmax(%arg0: tensor<5x3xf32>) -> tensor<5xi64> {
%0 = stablehlo.iota dim = 1 : tensor<5x3xi64>
%cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
%c = stablehlo.constant dense<0> : tensor<i64>
%1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<5x3xf32>, tensor<5x3xi64>, tensor<f32>, tensor<i64>) -> (tensor<5xf32>, tensor<5xi64>)
reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
%2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%4 = stablehlo.or %2, %3 : tensor<i1>
%5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%7 = stablehlo.and %5, %6 : tensor<i1>
%8 = stablehlo.or %4, %7 : tensor<i1>
%9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
%10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
stablehlo.return %9, %10 : tensor<f32>, tensor<i64>
}
return %1#1 : tensor<5xi64>
}
}
// -----
// sort_3
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%c1 = stablehlo.constant dense<"0x2E2E31BF5A7CF93FDEA339BFB0BC933F1363BD3FEE0EDFBE946F7EBE1D4E02BF613DC9BFA450ACBD7E6D84BFEAAE78BFDE6AA1BFC9BD9CBF05AEA03F"> : tensor<3x5xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3x5xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x5xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x5xf32>
%r:8 = call @f(%a0, %a1) : (tensor<3xf32>, tensor<3x5xf32>) -> (tensor<3xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3xi64>, tensor<3xf32>, tensor<3xi64>, tensor<3xf32>, tensor<3xf32>)
%e0 = stablehlo.constant dense<"0xCB25D4BFC6C086BFA6409A3F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e1 = stablehlo.constant dense<"0x7E6D84BFEAAE78BFDE6AA1BF613DC9BFA450ACBD2E2E31BF946F7EBEDEA339BFC9BD9CBF05AEA03FEE0EDFBE5A7CF93F1D4E02BFB0BC933F1363BD3F"> : tensor<3x5xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
%e2 = stablehlo.constant dense<"0xDEA339BF2E2E31BFB0BC933F1363BD3F5A7CF93F613DC9BF1D4E02BFEE0EDFBE946F7EBEA450ACBDDE6AA1BFC9BD9CBF7E6D84BFEAAE78BF05AEA03F"> : tensor<3x5xf32>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
%e3 = stablehlo.constant dense<"0x000000000000000001000000000000000200000000000000"> : tensor<3xi64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<3xi64>, tensor<3xi64>) -> ()
%e4 = stablehlo.constant dense<"0x000000C0000000C00000803F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#4, %e4) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e5 = stablehlo.constant dense<"0x000000000000000001000000000000000200000000000000"> : tensor<3xi64>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<3xi64>, tensor<3xi64>) -> ()
%e6 = stablehlo.constant dense<"0xCB25D4BFC6C086BFA6409A3F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#6, %e6) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e7 = stablehlo.constant dense<"0xA6409A3FC6C086BFCB25D4BF"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#7, %e7) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<3xf32>, %arg1: tensor<3x5xf32>) -> (tensor<3xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3xi64>, tensor<3xf32>, tensor<3xi64>, tensor<3xf32>, tensor<3xf32>) {
%0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%10 = stablehlo.compare EQ, %arg2, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%11 = stablehlo.select %10, %cst_0, %arg2 : tensor<i1>, tensor<f32>
%12 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%13 = stablehlo.select %12, %cst_1, %11 : tensor<i1>, tensor<f32>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%14 = stablehlo.compare EQ, %arg3, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%15 = stablehlo.select %14, %cst_3, %arg3 : tensor<i1>, tensor<f32>
%16 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%17 = stablehlo.select %16, %cst_4, %15 : tensor<i1>, tensor<f32>
%18 = stablehlo.compare LT, %13, %17, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
stablehlo.return %18 : tensor<i1>
}) : (tensor<3xf32>) -> tensor<3xf32>
%1 = "stablehlo.sort"(%arg1) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%10 = stablehlo.compare EQ, %arg2, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%11 = stablehlo.select %10, %cst_0, %arg2 : tensor<i1>, tensor<f32>
%12 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%13 = stablehlo.select %12, %cst_1, %11 : tensor<i1>, tensor<f32>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%14 = stablehlo.compare EQ, %arg3, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%15 = stablehlo.select %14, %cst_3, %arg3 : tensor<i1>, tensor<f32>
%16 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%17 = stablehlo.select %16, %cst_4, %15 : tensor<i1>, tensor<f32>
%18 = stablehlo.compare LT, %13, %17, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
stablehlo.return %18 : tensor<i1>
}) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%2 = "stablehlo.sort"(%arg1) <{dimension = 1 : i64, is_stable = true}> ({
^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%10 = stablehlo.compare EQ, %arg2, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%11 = stablehlo.select %10, %cst_0, %arg2 : tensor<i1>, tensor<f32>
%12 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%13 = stablehlo.select %12, %cst_1, %11 : tensor<i1>, tensor<f32>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%14 = stablehlo.compare EQ, %arg3, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%15 = stablehlo.select %14, %cst_3, %arg3 : tensor<i1>, tensor<f32>
%16 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%17 = stablehlo.select %16, %cst_4, %15 : tensor<i1>, tensor<f32>
%18 = stablehlo.compare LT, %13, %17, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
stablehlo.return %18 : tensor<i1>
}) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%3 = call @argsort(%arg0) : (tensor<3xf32>) -> tensor<3xi64>
%4 = stablehlo.floor %arg0 : tensor<3xf32>
%5 = stablehlo.iota dim = 0 : tensor<3xi64>
%6:3 = "stablehlo.sort"(%4, %5, %arg0) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<i64>, %arg5: tensor<i64>, %arg6: tensor<f32>, %arg7: tensor<f32>):
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%10 = stablehlo.compare EQ, %arg2, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%11 = stablehlo.select %10, %cst_0, %arg2 : tensor<i1>, tensor<f32>
%12 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%13 = stablehlo.select %12, %cst_1, %11 : tensor<i1>, tensor<f32>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%14 = stablehlo.compare EQ, %arg3, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%15 = stablehlo.select %14, %cst_3, %arg3 : tensor<i1>, tensor<f32>
%16 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%17 = stablehlo.select %16, %cst_4, %15 : tensor<i1>, tensor<f32>
%18 = stablehlo.compare LT, %13, %17, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
stablehlo.return %18 : tensor<i1>
}) : (tensor<3xf32>, tensor<3xi64>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xi64>, tensor<3xf32>)
%7 = stablehlo.negate %arg0 : tensor<3xf32>
%8 = call @sort(%7) : (tensor<3xf32>) -> tensor<3xf32>
%9 = stablehlo.negate %8 : tensor<3xf32>
return %0, %1, %2, %3, %6#0, %6#1, %6#2, %9 : tensor<3xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3xi64>, tensor<3xf32>, tensor<3xi64>, tensor<3xf32>, tensor<3xf32>
}
func.func private @argsort(%arg0: tensor<3xf32>) -> tensor<3xi64> {
%0 = stablehlo.iota dim = 0 : tensor<3xi64>
%1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<i64>, %arg4: tensor<i64>):
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%2 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%3 = stablehlo.select %2, %cst_0, %arg1 : tensor<i1>, tensor<f32>
%4 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%5 = stablehlo.select %4, %cst_1, %3 : tensor<i1>, tensor<f32>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%6 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%7 = stablehlo.select %6, %cst_3, %arg2 : tensor<i1>, tensor<f32>
%8 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%9 = stablehlo.select %8, %cst_4, %7 : tensor<i1>, tensor<f32>
%10 = stablehlo.compare LT, %5, %9, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
stablehlo.return %10 : tensor<i1>
}) : (tensor<3xf32>, tensor<3xi64>) -> (tensor<3xf32>, tensor<3xi64>)
return %1#1 : tensor<3xi64>
}
func.func private @sort(%arg0: tensor<3xf32>) -> tensor<3xf32> {
%0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
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
}) : (tensor<3xf32>) -> tensor<3xf32>
return %0 : tensor<3xf32>
}
}
// -----
// complex_3
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x2E2E31BF7E6D84BF5A7CF93FEAAE78BFDEA339BFDE6AA1BFB0BC933FC9BD9CBF1363BD3F05AEA03FEE0EDFBEEE0EDFBE946F7EBE946F7EBE1D4E02BF1D4E02BF613DC9BF613DC9BFA450ACBDA450ACBD7E6D84BF2E2E31BFEAAE78BF5A7CF93FDE6AA1BFDEA339BFC9BD9CBFB0BC933F05AEA03F1363BD3F"> : tensor<3x5xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<3x5xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x5xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x5xcomplex<f32>>
%r:3 = call @f(%a0) : (tensor<3x5xcomplex<f32>>) -> (tensor<complex<f32>>, tensor<5xcomplex<f32>>, tensor<3xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0xD2E33AC0D6E33AC0"> : tensor<complex<f32>>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4000 : i64} : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0x28640AC028640AC0E6AD3A3FE4AD3A3FEEB11FC0EEB11FC07A3ED2BF7A3ED2BF07A6294007A62940"> : tensor<5xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 4000 : i64} : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
%e2 = stablehlo.constant dense<"0xB522BC3F00AA4C4161D5EE3C61D5EE3CFFA94C41B022BC3F"> : tensor<3xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 4000 : i64} : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<3x5xcomplex<f32>>) -> (tensor<complex<f32>>, tensor<5xcomplex<f32>>, tensor<3xcomplex<f32>>) {
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
%cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%1 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<3x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<5xcomplex<f32>>
%cst_1 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%2 = stablehlo.reduce(%arg0 init: %cst_1) applies stablehlo.multiply across dimensions = [1] : (tensor<3x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3xcomplex<f32>>
return %0, %1, %2 : tensor<complex<f32>>, tensor<5xcomplex<f32>>, tensor<3xcomplex<f32>>
}
}
// -----
// sums_17
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%c1 = stablehlo.constant dense<"0x5BDC08BFF5F599BF7AA8D2BF48DE1C3F338E26BE9EB0F93FBB00B43F3286AC3FD1A9E5BF9AB1623E5D16DC3EE153E6BFBBBAB9BDD3862EBFCA2891BF9412983FC3FFA1BE952BCBBF5A1206BF7D66D43FE31AE2BE8415A0BFC2D4DDBF376B473DCC932B3FE490B2BEEC56B23F4A9DC83D4F49983FA06E853EC6F4B93EFF34B3BEC2D2C7BF1E80513F587FB73FC86D663F98BAA4BEA666D3BF3FE0A0BFD7FA513E64A9223F997EF2BF6AC6E23F67C55B3FD2B9633FEEF1F93FA072F73ED30FF8BCFD1A8DBF61B03D3F0C234C3F7ACAE73F3A31DE3F6E500EBD8D7FB43F8883EA3F6788AABE82DED93E4D72BF3E381EA0BD1E94FDBD868F8EBF14F39FBFDC3944BFB686BC3EBB52233F9F83A33FDE2E5ABFBB92813D622B3FBE97B3A8BF1DA6F63F296D28BFFD4E433F110C443F6EAD8A3F5EB1AA3F2496E43F4E7337BF546D2C3FAF993BBF06F94EBFEAE7953FC47F7F3FAB746D3F"> : tensor<17x5xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<17x5xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17x5xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17x5xf32>
%r:8 = call @f(%a0, %a1) : (tensor<17xf32>, tensor<17x5xf32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<5xf32>, tensor<17xf32>, tensor<f32>, tensor<5xf32>, tensor<17xf32>)
%e0 = stablehlo.constant dense<"0x89C14CC0"> : tensor<f32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<f32>, tensor<f32>) -> ()
%e1 = stablehlo.constant dense<"0xE2DAFE3F"> : tensor<f32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<f32>, tensor<f32>) -> ()
%e2 = stablehlo.constant dense<"0xF42BF8BF"> : tensor<f32>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<f32>, tensor<f32>) -> ()
%e3 = stablehlo.constant dense<"0x92570441A08F763EF3502EC00E4793BF8DA10A41"> : tensor<5xf32>
stablehlo.custom_call @check.expect_close(%r#3, %e3) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e4 = stablehlo.constant dense<"0x9FB73BC0F671484015AB51C07811D73EE0352DC0C0F025402E39343FA7FF07C010AE1040C5D502409006B740DF190E408EAB38C09A92703F7869BD3F7C1C8540C818C73F"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#4, %e4) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e5 = stablehlo.constant dense<"0x3FD65441"> : tensor<f32>
stablehlo.custom_call @check.expect_close(%r#5, %e5) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<f32>, tensor<f32>) -> ()
%e6 = stablehlo.constant dense<"0xEEF1F93F1DA6F63F2496E43F4F49983F7D66D43F"> : tensor<5xf32>
stablehlo.custom_call @check.expect_close(%r#6, %e6) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e7 = stablehlo.constant dense<"0x6BFA9A40BAE22D418CD1A54014E2E140D7DAA640F5926340D852AD405B6BA840358F0A4155FAB94074B00E41E1DB72401C966240107733405CA6E140C778E340F8658D40"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#7, %e7) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<17xf32>, %arg1: tensor<17x5xf32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<5xf32>, tensor<17xf32>, tensor<f32>, tensor<5xf32>, tensor<17xf32>) {
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<17xf32>, tensor<f32>) -> tensor<f32>
%cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%1 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.maximum across dimensions = [0] : (tensor<17xf32>, tensor<f32>) -> tensor<f32>
%cst_1 = stablehlo.constant dense<0x7F800000> : tensor<f32>
%2 = stablehlo.reduce(%arg0 init: %cst_1) applies stablehlo.minimum across dimensions = [0] : (tensor<17xf32>, tensor<f32>) -> tensor<f32>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%3 = stablehlo.reduce(%arg1 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<17x5xf32>, tensor<f32>) -> tensor<5xf32>
%cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%4 = stablehlo.reduce(%arg1 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<17x5xf32>, tensor<f32>) -> tensor<17xf32>
%cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%5 = stablehlo.reduce(%arg1 init: %cst_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<17x5xf32>, tensor<f32>) -> tensor<f32>
%cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%6 = stablehlo.reduce(%arg1 init: %cst_5) applies stablehlo.maximum across dimensions = [0] : (tensor<17x5xf32>, tensor<f32>) -> tensor<5xf32>
%7 = stablehlo.multiply %arg1, %arg1 : tensor<17x5xf32>
%cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%8 = stablehlo.reduce(%7 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<17x5xf32>, tensor<f32>) -> tensor<17xf32>
return %0, %1, %2, %3, %4, %5, %6, %8 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<5xf32>, tensor<17xf32>, tensor<f32>, tensor<5xf32>, tensor<17xf32>
}
}
// -----
// integers_17
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x05000000FDFFFFFF03000000FAFFFFFF08000000F8FFFFFFFCFFFFFF03000000F7FFFFFFFFFFFFFFF9FFFFFF09000000FDFFFFFF07000000FDFFFFFF06000000F8FFFFFFF7FFFFFFFCFFFFFF01000000FAFFFFFF0200000000000000F7FFFFFFFDFFFFFF0000000008000000FDFFFFFFFDFFFFFFFBFFFFFFFFFFFFFF06000000FDFFFFFFFEFFFFFF03000000F8FFFFFF02000000FEFFFFFF0200000008000000FBFFFFFFFEFFFFFFFEFFFFFFFAFFFFFFFEFFFFFFF8FFFFFFFBFFFFFF00000000FFFFFFFF0300000008000000FEFFFFFF0900000007000000FDFFFFFF000000000300000006000000FCFFFFFF01000000070000000200000009000000FEFFFFFF02000000F9FFFFFFFBFFFFFF04000000F7FFFFFF07000000FEFFFFFF0400000006000000FEFFFFFFFCFFFFFFF8FFFFFFF9FFFFFFFAFFFFFFF7FFFFFF01000000020000000300000003000000F7FFFFFFFEFFFFFF"> : tensor<17x5xi32>
%z0 = stablehlo.constant dense<0> : tensor<17x5xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17x5xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17x5xi32>
%r:9 = call @f(%a0) : (tensor<17x5xi32>) -> (tensor<5xi64>, tensor<17xi64>, tensor<5xi32>, tensor<17xi32>, tensor<5xi1>, tensor<17xi1>, tensor<i32>, tensor<5xi64>, tensor<17xi64>)
%e0 = stablehlo.constant dense<"0xE0FFFFFFFFFFFFFF03000000000000000F00000000000000C5FFFFFFFFFFFFFF0B00000000000000"> : tensor<5xi64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<5xi64>, tensor<5xi64>) -> ()
%e1 = stablehlo.constant dense<"0x700800000000000060030000000000007FF0FFFFFFFFFFFF40F9FFFFFFFFFFFF0000000000000000000000000000000094FFFFFFFFFFFFFF000200000000000010FFFFFFFFFFFFFF0000000000000000D00B000000000000000000000000000008FEFFFFFFFFFFFF8CDDFFFFFFFFFFFF80FEFFFFFFFFFFFFD00B0000000000004401000000000000"> : tensor<17xi64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<17xi64>, tensor<17xi64>) -> ()
%e2 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<5xi32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xi32>, tensor<5xi32>) -> ()
%e3 = stablehlo.constant dense<"0x090000000F000000F7FFFFFFF4FFFFFFF2FFFFFFF3FFFFFFF9FFFFFF0E000000FFFFFFFFFFFFFFFF05000000F8FFFFFFF0FFFFFFF6FFFFFFFEFFFFFF0D0000000B000000"> : tensor<17xi32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<17xi32>, tensor<17xi32>) -> ()
%e4 = stablehlo.constant dense<[false, false, false, false, false]> : tensor<5xi1>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5xi1>, tensor<5xi1>) -> ()
%e5 = stablehlo.constant dense<[true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e6 = stablehlo.constant dense<"0x00000000"> : tensor<i32>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
%e7 = stablehlo.constant dense<"0x0A0000000000000002000000000000000A0000000000000002000000000000000000000000000000"> : tensor<5xi64>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<5xi64>, tensor<5xi64>) -> ()
%e8 = stablehlo.constant dense<"0x03000000000000000300000000000000000000000000000002000000000000000300000000000000040000000000000002000000000000000000000000000000030000000000000000000000000000000400000000000000030000000000000003000000000000000300000000000000040000000000000003000000000000000300000000000000"> : tensor<17xi64>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<17xi64>, tensor<17xi64>) -> ()
return
}
func.func private @f(%arg0: tensor<17x5xi32>) -> (tensor<5xi64>, tensor<17xi64>, tensor<5xi32>, tensor<17xi32>, tensor<5xi1>, tensor<17xi1>, tensor<i32>, tensor<5xi64>, tensor<17xi64>) {
%0 = stablehlo.convert %arg0 : (tensor<17x5xi32>) -> tensor<17x5xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%1 = stablehlo.reduce(%0 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<17x5xi64>, tensor<i64>) -> tensor<5xi64>
%2 = stablehlo.convert %arg0 : (tensor<17x5xi32>) -> tensor<17x5xi64>
%c_0 = stablehlo.constant dense<1> : tensor<i64>
%3 = stablehlo.reduce(%2 init: %c_0) applies stablehlo.multiply across dimensions = [1] : (tensor<17x5xi64>, tensor<i64>) -> tensor<17xi64>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%4 = stablehlo.reduce(%arg0 init: %c_1) applies stablehlo.or across dimensions = [0] : (tensor<17x5xi32>, tensor<i32>) -> tensor<5xi32>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.reduce(%arg0 init: %c_2) applies stablehlo.xor across dimensions = [1] : (tensor<17x5xi32>, tensor<i32>) -> tensor<17xi32>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%6 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<17x5xi32>
%7 = stablehlo.compare GT, %arg0, %6, SIGNED : (tensor<17x5xi32>, tensor<17x5xi32>) -> tensor<17x5xi1>
%c_4 = stablehlo.constant dense<true> : tensor<i1>
%8 = stablehlo.reduce(%7 init: %c_4) applies stablehlo.and across dimensions = [0] : (tensor<17x5xi1>, tensor<i1>) -> tensor<5xi1>
%c_5 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<17x5xi32>
%10 = stablehlo.compare GT, %arg0, %9, SIGNED : (tensor<17x5xi32>, tensor<17x5xi32>) -> tensor<17x5xi1>
%c_6 = stablehlo.constant dense<false> : tensor<i1>
%11 = stablehlo.reduce(%10 init: %c_6) applies stablehlo.or across dimensions = [1] : (tensor<17x5xi1>, tensor<i1>) -> tensor<17xi1>
%c_7 = stablehlo.constant dense<-1> : tensor<i32>
%12 = stablehlo.reduce(%arg0 init: %c_7) applies stablehlo.and across dimensions = [0, 1] : (tensor<17x5xi32>, tensor<i32>) -> tensor<i32>
%13 = call @argmax(%arg0) : (tensor<17x5xi32>) -> tensor<5xi64>
%14 = call @argmin(%arg0) : (tensor<17x5xi32>) -> tensor<17xi64>
return %1, %3, %4, %5, %8, %11, %12, %13, %14 : tensor<5xi64>, tensor<17xi64>, tensor<5xi32>, tensor<17xi32>, tensor<5xi1>, tensor<17xi1>, tensor<i32>, tensor<5xi64>, tensor<17xi64>
}
func.func private @argmax(%arg0: tensor<17x5xi32>) -> tensor<5xi64> {
%0 = stablehlo.iota dim = 0 : tensor<17x5xi64>
%c = stablehlo.constant dense<-2147483648> : tensor<i32>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<17x5xi32>, tensor<17x5xi64>, tensor<i32>, tensor<i64>) -> (tensor<5xi32>, tensor<5xi64>)
reducer(%arg1: tensor<i32>, %arg3: tensor<i32>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
%2 = stablehlo.compare GT, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%4 = stablehlo.or %2, %3 : tensor<i1>
%5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%7 = stablehlo.and %5, %6 : tensor<i1>
%8 = stablehlo.or %4, %7 : tensor<i1>
%9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i32>
%10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
stablehlo.return %9, %10 : tensor<i32>, tensor<i64>
}
return %1#1 : tensor<5xi64>
}
func.func private @argmin(%arg0: tensor<17x5xi32>) -> tensor<17xi64> {
%0 = stablehlo.iota dim = 1 : tensor<17x5xi64>
%c = stablehlo.constant dense<2147483647> : tensor<i32>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<17x5xi32>, tensor<17x5xi64>, tensor<i32>, tensor<i64>) -> (tensor<17xi32>, tensor<17xi64>)
reducer(%arg1: tensor<i32>, %arg3: tensor<i32>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
%2 = stablehlo.compare LT, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%4 = stablehlo.or %2, %3 : tensor<i1>
%5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%7 = stablehlo.and %5, %6 : tensor<i1>
%8 = stablehlo.or %4, %7 : tensor<i1>
%9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i32>
%10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
stablehlo.return %9, %10 : tensor<i32>, tensor<i64>
}
return %1#1 : tensor<17xi64>
}
}
// -----
// last_17
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x5BDC08BFF5F599BF7AA8D2BF48DE1C3F338E26BE9EB0F93FBB00B43F3286AC3FD1A9E5BF9AB1623E5D16DC3EE153E6BFBBBAB9BDD3862EBFCA2891BF9412983FC3FFA1BE952BCBBF5A1206BF7D66D43FE31AE2BE8415A0BFC2D4DDBF376B473DCC932B3FE490B2BEEC56B23F4A9DC83D4F49983FA06E853EC6F4B93EFF34B3BEC2D2C7BF1E80513F587FB73FC86D663F98BAA4BEA666D3BF3FE0A0BFD7FA513E64A9223F997EF2BF6AC6E23F67C55B3FD2B9633FEEF1F93FA072F73ED30FF8BCFD1A8DBF61B03D3F0C234C3F7ACAE73F3A31DE3F6E500EBD8D7FB43F8883EA3F6788AABE82DED93E4D72BF3E381EA0BD1E94FDBD868F8EBF14F39FBFDC3944BFB686BC3EBB52233F9F83A33FDE2E5ABFBB92813D622B3FBE97B3A8BF1DA6F63F296D28BFFD4E433F110C443F6EAD8A3F5EB1AA3F2496E43F4E7337BF546D2C3FAF993BBF06F94EBFEAE7953FC47F7F3FAB746D3F"> : tensor<17x5xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<17x5xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17x5xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17x5xf32>
%r:3 = call @f(%a0) : (tensor<17x5xf32>) -> (tensor<17xf32>, tensor<5xf32>, tensor<5xi64>)
%e0 = stablehlo.constant dense<"0x9FB73BC0F671484015AB51C07811D73EE0352DC0C0F025402E39343FA7FF07C010AE1040C5D502409006B740DF190E408EAB38C09A92703F7869BD3F7C1C8540C818C73F"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e1 = stablehlo.constant dense<"0x92570441A08F763EF3502EC00E4793BF8DA10A41"> : tensor<5xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e2 = stablehlo.constant dense<"0x09000000000000000E000000000000000F0000000000000005000000000000000300000000000000"> : tensor<5xi64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xi64>, tensor<5xi64>) -> ()
return
}
func.func private @f(%arg0: tensor<17x5xf32>) -> (tensor<17xf32>, tensor<5xf32>, tensor<5xi64>) {
%0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<17x5xf32>) -> tensor<5x17xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<5x17xf32>, tensor<f32>) -> tensor<17xf32>
%2 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<17x5xf32>) -> tensor<5x17xf32>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<5x17xf32>, tensor<f32>) -> tensor<5xf32>
%4 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<17x5xf32>) -> tensor<5x17xf32>
%5 = call @argmax(%4) : (tensor<5x17xf32>) -> tensor<5xi64>
return %1, %3, %5 : tensor<17xf32>, tensor<5xf32>, tensor<5xi64>
}
func.func private @argmax(%arg0: tensor<5x17xf32>) -> tensor<5xi64> {
%0 = stablehlo.iota dim = 1 : tensor<5x17xi64>
%cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
%c = stablehlo.constant dense<0> : tensor<i64>
%1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<5x17xf32>, tensor<5x17xi64>, tensor<f32>, tensor<i64>) -> (tensor<5xf32>, tensor<5xi64>)
reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
%2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%4 = stablehlo.or %2, %3 : tensor<i1>
%5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%7 = stablehlo.and %5, %6 : tensor<i1>
%8 = stablehlo.or %4, %7 : tensor<i1>
%9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
%10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
stablehlo.return %9, %10 : tensor<f32>, tensor<i64>
}
return %1#1 : tensor<5xi64>
}
}
// -----
// sort_17
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%c1 = stablehlo.constant dense<"0x5BDC08BFF5F599BF7AA8D2BF48DE1C3F338E26BE9EB0F93FBB00B43F3286AC3FD1A9E5BF9AB1623E5D16DC3EE153E6BFBBBAB9BDD3862EBFCA2891BF9412983FC3FFA1BE952BCBBF5A1206BF7D66D43FE31AE2BE8415A0BFC2D4DDBF376B473DCC932B3FE490B2BEEC56B23F4A9DC83D4F49983FA06E853EC6F4B93EFF34B3BEC2D2C7BF1E80513F587FB73FC86D663F98BAA4BEA666D3BF3FE0A0BFD7FA513E64A9223F997EF2BF6AC6E23F67C55B3FD2B9633FEEF1F93FA072F73ED30FF8BCFD1A8DBF61B03D3F0C234C3F7ACAE73F3A31DE3F6E500EBD8D7FB43F8883EA3F6788AABE82DED93E4D72BF3E381EA0BD1E94FDBD868F8EBF14F39FBFDC3944BFB686BC3EBB52233F9F83A33FDE2E5ABFBB92813D622B3FBE97B3A8BF1DA6F63F296D28BFFD4E433F110C443F6EAD8A3F5EB1AA3F2496E43F4E7337BF546D2C3FAF993BBF06F94EBFEAE7953FC47F7F3FAB746D3F"> : tensor<17x5xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<17x5xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17x5xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17x5xf32>
%r:8 = call @f(%a0, %a1) : (tensor<17xf32>, tensor<17x5xf32>) -> (tensor<17xf32>, tensor<17x5xf32>, tensor<17x5xf32>, tensor<17xi64>, tensor<17xf32>, tensor<17xi64>, tensor<17xf32>, tensor<17xf32>)
%e0 = stablehlo.constant dense<"0xF42BF8BF852BEDBF7720D5BFEF94ADBF20F391BFB3DC7BBF0D1607BF16D5E9BE7E1E93BE8C856C3E50528A3E6C4AD53EDB07E43E230F723F4529AA3FA5ADB03FE2DAFE3F"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e1 = stablehlo.constant dense<"0x97B3A8BF997EF2BFC2D4DDBFD1A9E5BFCA2891BFAF993BBFE153E6BFA666D3BF3FE0A0BF622B3FBE5BDC08BF8415A0BF7AA8D2BFFD1A8DBF338E26BEE31AE2BEF5F599BF952BCBBFDC3944BF381EA0BDE490B2BE868F8EBFC2D2C7BF4E7337BFD7FA513E1E94FDBD06F94EBF14F39FBFD3862EBF9AB1623EC6F4B93EFF34B3BEDE2E5ABF5A1206BFA06E853E5D16DC3E6788AABE296D28BF6E500EBDB686BC3E64A9223F98BAA4BEBBBAB9BD376B473DCC932B3FBB52233FC3FFA1BED30FF8BCBB92813D546D2C3F0C234C3FA072F73E4A9DC83D4D72BF3E61B03D3FC86D663F9F83A33F82DED93E48DE1C3F110C443F6EAD8A3F5EB1AA3FEAE7953FFD4E433FD2B9633F9412983FEC56B23F3286AC3F1E80513FAB746D3F8883EA3FBB00B43F3A31DE3F67C55B3F8D7FB43F9EB0F93F7ACAE73F6AC6E23FC47F7F3F587FB73FEEF1F93F1DA6F63F2496E43F4F49983F7D66D43F"> : tensor<17x5xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17x5xf32>, tensor<17x5xf32>) -> ()
%e2 = stablehlo.constant dense<"0x7AA8D2BFF5F599BF5BDC08BF338E26BE48DE1C3FD1A9E5BF9AB1623E3286AC3FBB00B43F9EB0F93FE153E6BFCA2891BFD3862EBFBBBAB9BD5D16DC3E952BCBBF5A1206BFC3FFA1BE9412983F7D66D43FC2D4DDBF8415A0BFE31AE2BE376B473DCC932B3FE490B2BE4A9DC83DA06E853E4F49983FEC56B23FC2D2C7BFFF34B3BEC6F4B93E1E80513F587FB73FA666D3BF3FE0A0BF98BAA4BED7FA513EC86D663F997EF2BF64A9223F67C55B3FD2B9633F6AC6E23FFD1A8DBFD30FF8BCA072F73E61B03D3FEEF1F93F6E500EBD0C234C3F8D7FB43F3A31DE3F7ACAE73F6788AABE381EA0BD4D72BF3E82DED93E8883EA3F14F39FBF868F8EBFDC3944BF1E94FDBDB686BC3EDE2E5ABF622B3FBEBB92813DBB52233F9F83A33F97B3A8BF296D28BFFD4E433F110C443F1DA6F63F4E7337BF546D2C3F6EAD8A3F5EB1AA3F2496E43F06F94EBFAF993BBFAB746D3FC47F7F3FEAE7953F"> : tensor<17x5xf32>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17x5xf32>, tensor<17x5xf32>) -> ()
%e3 = stablehlo.constant dense<"0x09000000000000000F000000000000000C00000000000000010000000000000004000000000000000A00000000000000030000000000000005000000000000000600000000000000020000000000000010000000000000000B00000000000000070000000000000008000000000000000E0000000000000000000000000000000D00000000000000"> : tensor<17xi64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<17xi64>, tensor<17xi64>) -> ()
%e4 = stablehlo.constant dense<"0x000000C0000000C0000000C0000000C0000000C0000080BF000080BF000080BF000080BF00000000000000000000000000000000000000000000803F0000803F0000803F"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#4, %e4) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e5 = stablehlo.constant dense<"0x0100000000000000040000000000000009000000000000000C000000000000000F000000000000000300000000000000050000000000000006000000000000000A000000000000000200000000000000070000000000000008000000000000000B00000000000000100000000000000000000000000000000D000000000000000E00000000000000"> : tensor<17xi64>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<17xi64>, tensor<17xi64>) -> ()
%e6 = stablehlo.constant dense<"0xEF94ADBF20F391BFF42BF8BF7720D5BF852BEDBF0D1607BF16D5E9BE7E1E93BEB3DC7BBF8C856C3EDB07E43E230F723F6C4AD53E50528A3EA5ADB03FE2DAFE3F4529AA3F"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#6, %e6) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e7 = stablehlo.constant dense<"0xE2DAFE3FA5ADB03F4529AA3F230F723FDB07E43E6C4AD53E50528A3E8C856C3E7E1E93BE16D5E9BE0D1607BFB3DC7BBF20F391BFEF94ADBF7720D5BF852BEDBFF42BF8BF"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#7, %e7) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<17xf32>, %arg1: tensor<17x5xf32>) -> (tensor<17xf32>, tensor<17x5xf32>, tensor<17x5xf32>, tensor<17xi64>, tensor<17xf32>, tensor<17xi64>, tensor<17xf32>, tensor<17xf32>) {
%0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%10 = stablehlo.compare EQ, %arg2, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%11 = stablehlo.select %10, %cst_0, %arg2 : tensor<i1>, tensor<f32>
%12 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%13 = stablehlo.select %12, %cst_1, %11 : tensor<i1>, tensor<f32>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%14 = stablehlo.compare EQ, %arg3, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%15 = stablehlo.select %14, %cst_3, %arg3 : tensor<i1>, tensor<f32>
%16 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%17 = stablehlo.select %16, %cst_4, %15 : tensor<i1>, tensor<f32>
%18 = stablehlo.compare LT, %13, %17, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
stablehlo.return %18 : tensor<i1>
}) : (tensor<17xf32>) -> tensor<17xf32>
%1 = "stablehlo.sort"(%arg1) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%10 = stablehlo.compare EQ, %arg2, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%11 = stablehlo.select %10, %cst_0, %arg2 : tensor<i1>, tensor<f32>
%12 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%13 = stablehlo.select %12, %cst_1, %11 : tensor<i1>, tensor<f32>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%14 = stablehlo.compare EQ, %arg3, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%15 = stablehlo.select %14, %cst_3, %arg3 : tensor<i1>, tensor<f32>
%16 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%17 = stablehlo.select %16, %cst_4, %15 : tensor<i1>, tensor<f32>
%18 = stablehlo.compare LT, %13, %17, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
stablehlo.return %18 : tensor<i1>
}) : (tensor<17x5xf32>) -> tensor<17x5xf32>
%2 = "stablehlo.sort"(%arg1) <{dimension = 1 : i64, is_stable = true}> ({
^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%10 = stablehlo.compare EQ, %arg2, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%11 = stablehlo.select %10, %cst_0, %arg2 : tensor<i1>, tensor<f32>
%12 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%13 = stablehlo.select %12, %cst_1, %11 : tensor<i1>, tensor<f32>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%14 = stablehlo.compare EQ, %arg3, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%15 = stablehlo.select %14, %cst_3, %arg3 : tensor<i1>, tensor<f32>
%16 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%17 = stablehlo.select %16, %cst_4, %15 : tensor<i1>, tensor<f32>
%18 = stablehlo.compare LT, %13, %17, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
stablehlo.return %18 : tensor<i1>
}) : (tensor<17x5xf32>) -> tensor<17x5xf32>
%3 = call @argsort(%arg0) : (tensor<17xf32>) -> tensor<17xi64>
%4 = stablehlo.floor %arg0 : tensor<17xf32>
%5 = stablehlo.iota dim = 0 : tensor<17xi64>
%6:3 = "stablehlo.sort"(%4, %5, %arg0) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<i64>, %arg5: tensor<i64>, %arg6: tensor<f32>, %arg7: tensor<f32>):
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%10 = stablehlo.compare EQ, %arg2, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%11 = stablehlo.select %10, %cst_0, %arg2 : tensor<i1>, tensor<f32>
%12 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%13 = stablehlo.select %12, %cst_1, %11 : tensor<i1>, tensor<f32>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%14 = stablehlo.compare EQ, %arg3, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%15 = stablehlo.select %14, %cst_3, %arg3 : tensor<i1>, tensor<f32>
%16 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%17 = stablehlo.select %16, %cst_4, %15 : tensor<i1>, tensor<f32>
%18 = stablehlo.compare LT, %13, %17, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
stablehlo.return %18 : tensor<i1>
}) : (tensor<17xf32>, tensor<17xi64>, tensor<17xf32>) -> (tensor<17xf32>, tensor<17xi64>, tensor<17xf32>)
%7 = stablehlo.negate %arg0 : tensor<17xf32>
%8 = call @sort(%7) : (tensor<17xf32>) -> tensor<17xf32>
%9 = stablehlo.negate %8 : tensor<17xf32>
return %0, %1, %2, %3, %6#0, %6#1, %6#2, %9 : tensor<17xf32>, tensor<17x5xf32>, tensor<17x5xf32>, tensor<17xi64>, tensor<17xf32>, tensor<17xi64>, tensor<17xf32>, tensor<17xf32>
}
func.func private @argsort(%arg0: tensor<17xf32>) -> tensor<17xi64> {
%0 = stablehlo.iota dim = 0 : tensor<17xi64>
%1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<i64>, %arg4: tensor<i64>):
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%2 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%3 = stablehlo.select %2, %cst_0, %arg1 : tensor<i1>, tensor<f32>
%4 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%5 = stablehlo.select %4, %cst_1, %3 : tensor<i1>, tensor<f32>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%6 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%7 = stablehlo.select %6, %cst_3, %arg2 : tensor<i1>, tensor<f32>
%8 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%9 = stablehlo.select %8, %cst_4, %7 : tensor<i1>, tensor<f32>
%10 = stablehlo.compare LT, %5, %9, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
stablehlo.return %10 : tensor<i1>
}) : (tensor<17xf32>, tensor<17xi64>) -> (tensor<17xf32>, tensor<17xi64>)
return %1#1 : tensor<17xi64>
}
func.func private @sort(%arg0: tensor<17xf32>) -> tensor<17xf32> {
%0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
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
}) : (tensor<17xf32>) -> tensor<17xf32>
return %0 : tensor<17xf32>
}
}
// -----
// complex_17
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x5BDC08BFAF993BBFF5F599BF06F94EBF7AA8D2BFEAE7953F48DE1C3FC47F7F3F338E26BEAB746D3F9EB0F93F6EAD8A3FBB00B43F5EB1AA3F3286AC3F2496E43FD1A9E5BF4E7337BF9AB1623E546D2C3F5D16DC3E97B3A8BFE153E6BF1DA6F63FBBBAB9BD296D28BFD3862EBFFD4E433FCA2891BF110C443F9412983FBB52233FC3FFA1BE9F83A33F952BCBBFDE2E5ABF5A1206BFBB92813D7D66D43F622B3FBEE31AE2BE1E94FDBD8415A0BF868F8EBFC2D4DDBF14F39FBF376B473DDC3944BFCC932B3FB686BC3EE490B2BE8883EA3FEC56B23F6788AABE4A9DC83D82DED93E4F49983F4D72BF3EA06E853E381EA0BDC6F4B93E0C234C3FFF34B3BE7ACAE73FC2D2C7BF3A31DE3F1E80513F6E500EBD587FB73F8D7FB43FC86D663FEEF1F93F98BAA4BEA072F73EA666D3BFD30FF8BC3FE0A0BFFD1A8DBFD7FA513E61B03D3F64A9223F64A9223F997EF2BF997EF2BF6AC6E23F6AC6E23F67C55B3F67C55B3FD2B9633FD2B9633FEEF1F93FC86D663FA072F73E98BAA4BED30FF8BCA666D3BFFD1A8DBF3FE0A0BF61B03D3FD7FA513E0C234C3FC6F4B93E7ACAE73FFF34B3BE3A31DE3FC2D2C7BF6E500EBD1E80513F8D7FB43F587FB73F8883EA3FE490B2BE6788AABEEC56B23F82DED93E4A9DC83D4D72BF3E4F49983F381EA0BDA06E853E1E94FDBDE31AE2BE868F8EBF8415A0BF14F39FBFC2D4DDBFDC3944BF376B473DB686BC3ECC932B3FBB52233F9412983F9F83A33FC3FFA1BEDE2E5ABF952BCBBFBB92813D5A1206BF622B3FBE7D66D43F97B3A8BF5D16DC3E1DA6F63FE153E6BF296D28BFBBBAB9BDFD4E433FD3862EBF110C443FCA2891BF6EAD8A3F9EB0F93F5EB1AA3FBB00B43F2496E43F3286AC3F4E7337BFD1A9E5BF546D2C3F9AB1623EAF993BBF5BDC08BF06F94EBFF5F599BFEAE7953F7AA8D2BFC47F7F3F48DE1C3FAB746D3F338E26BE"> : tensor<17x5xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<17x5xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17x5xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17x5xcomplex<f32>>
%r:3 = call @f(%a0) : (tensor<17x5xcomplex<f32>>) -> (tensor<complex<f32>>, tensor<5xcomplex<f32>>, tensor<17xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x3FD654413FD65441"> : tensor<complex<f32>>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4000 : i64} : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0x9257044191570441A08F763EB08F763EF3502EC0F1502EC00E4793BF0C4793BF8DA10A418EA10A41"> : tensor<5xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 4000 : i64} : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
%e2 = stablehlo.constant dense<"0x771221402AB5BF3FA7A82441E79F054182D7D2BF1F413EC01F4D17C08CF7C33F69BB48BFA07F0FBF8EE1C3BE1D39D03DF578BB4043AB04C0702AC63F7DAF09C05677D0405677D0407DAF09C0712AC63F43AB04C0F478BB401C39D03D8EE1C3BEA07F0FBF68BB48BF8EF7C33F1F4D17C020413EC084D7D2BFE99F0541A8A8244127B5BF3F76122140"> : tensor<17xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 4000 : i64} : (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<17x5xcomplex<f32>>) -> (tensor<complex<f32>>, tensor<5xcomplex<f32>>, tensor<17xcomplex<f32>>) {
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<17x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
%cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%1 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<17x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<5xcomplex<f32>>
%cst_1 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%2 = stablehlo.reduce(%arg0 init: %cst_1) applies stablehlo.multiply across dimensions = [1] : (tensor<17x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<17xcomplex<f32>>
return %0, %1, %2 : tensor<complex<f32>>, tensor<5xcomplex<f32>>, tensor<17xcomplex<f32>>
}
}
// -----
// types_float16
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x004880C80040000000C50000004200C4003C00C7004880C800C000C000C800C0004080C880C800C500C7004500C700400046804800C700478048004000C200C600C80046004500BC000080C800BC804800BC004800C000C20045000000C000C4004200450044804800C4004080C80040000000C500C600C4804800C000BC003C80480044003C80C80000003C00C88048004200C580C800C000C880C800420046004500C680C8004200C500C500BC0048004600470044003C004400428048004600C000C6004200C6004680C80044000000C800BC00C200C600C800480040804880C8804800C50047004500BC003C00C40046000000C000C700C700C800C600C400450000804800C700478048004400C800C800C40040004500C500C680C800C6004800C5004000C88048003C003C000000C2004200C70048004700408048003C003C0044004600C4804800C200C80044804800C2004000C0003C00C000C0003C00C200C200C00048"> : tensor<20x9xf16>
%z0 = stablehlo.constant dense<0.0> : tensor<20x9xf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<20x9xf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<20x9xf16>
%r:5 = call @f(%a0) : (tensor<20x9xf16>) -> (tensor<9xf16>, tensor<20xf16>, tensor<20x9xf16>, tensor<9xf16>, tensor<20xi32>)
%e0 = stablehlo.constant dense<"0x004880488048804880488048804880488048"> : tensor<9xf16>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<9xf16>, tensor<9xf16>) -> ()
%e1 = stablehlo.constant dense<"0x80C880C880C800C880C800C480C880C880C880C800C680C880C800C800C780C800C800C700C800C2"> : tensor<20xf16>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<20xf16>, tensor<20xf16>) -> ()
%e2 = stablehlo.constant dense<"0x80C880C880C800C880C880C800C780C880C880C880C880C800C580C800C800C600C800C800C880C880C800C500C800C800C500C700C700C800C800C700C200C800C800C200C600C600C700C700C400C200C700C700C000C400C600C600C500C400C000C600C500C000C400C200C600C500C400C000C600C400C000C200BC00C600C500C000C000C500C200BC00C200BC00C000C400BC000000C500C0003C00C2003C00BC00C40000000000C000BC003C00C00040000000C00040003C00BC0000003C00C000400000003C0040004000000000004200000042003C003C004000420000003C0042003C00440042003C00400042003C0040004600400044004200400042004400400044004600450045004400460044004500450044004700460045004600480044004600450046004800460045004700480045004780480048804800470047004880480048804880488048804880480048004880488048804880488048804880488048"> : tensor<20x9xf16>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<20x9xf16>, tensor<20x9xf16>) -> ()
%e3 = stablehlo.constant dense<"0x80CD80CD00C8C04C80CE00CA605000C6004B"> : tensor<9xf16>
stablehlo.custom_call @check.expect_close(%r#3, %e3) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<9xf16>, tensor<9xf16>) -> ()
%e4 = stablehlo.constant dense<"0x0000000001000000070000000100000003000000060000000600000001000000070000000600000004000000010000000300000003000000040000000400000004000000050000000200000008000000"> : tensor<20xi32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<20xi32>, tensor<20xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<20x9xf16>) -> (tensor<9xf16>, tensor<20xf16>, tensor<20x9xf16>, tensor<9xf16>, tensor<20xi32>) {
%cst = stablehlo.constant dense<0xFC00> : tensor<f16>
%0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<20x9xf16>, tensor<f16>) -> tensor<9xf16>
%cst_0 = stablehlo.constant dense<0x7C00> : tensor<f16>
%1 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.minimum across dimensions = [1] : (tensor<20x9xf16>, tensor<f16>) -> tensor<20xf16>
%2 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%arg1: tensor<f16>, %arg2: tensor<f16>):
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%7 = stablehlo.compare EQ, %arg1, %cst_2, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
%cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%8 = stablehlo.select %7, %cst_3, %arg1 : tensor<i1>, tensor<f16>
%9 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
%cst_4 = stablehlo.constant dense<0x7E00> : tensor<f16>
%10 = stablehlo.select %9, %cst_4, %8 : tensor<i1>, tensor<f16>
%cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%11 = stablehlo.compare EQ, %arg2, %cst_5, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
%cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%12 = stablehlo.select %11, %cst_6, %arg2 : tensor<i1>, tensor<f16>
%13 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
%cst_7 = stablehlo.constant dense<0x7E00> : tensor<f16>
%14 = stablehlo.select %13, %cst_7, %12 : tensor<i1>, tensor<f16>
%15 = stablehlo.compare LT, %10, %14, TOTALORDER : (tensor<f16>, tensor<f16>) -> tensor<i1>
stablehlo.return %15 : tensor<i1>
}) : (tensor<20x9xf16>) -> tensor<20x9xf16>
%3 = stablehlo.convert %arg0 : (tensor<20x9xf16>) -> tensor<20x9xf32>
%cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%4 = stablehlo.reduce(%3 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<20x9xf32>, tensor<f32>) -> tensor<9xf32>
%5 = stablehlo.convert %4 : (tensor<9xf32>) -> tensor<9xf16>
%6 = call @argmax(%arg0) : (tensor<20x9xf16>) -> tensor<20xi32>
return %0, %1, %2, %5, %6 : tensor<9xf16>, tensor<20xf16>, tensor<20x9xf16>, tensor<9xf16>, tensor<20xi32>
}
func.func private @argmax(%arg0: tensor<20x9xf16>) -> tensor<20xi32> {
%0 = stablehlo.iota dim = 1 : tensor<20x9xi32>
%cst = stablehlo.constant dense<0xFC00> : tensor<f16>
%c = stablehlo.constant dense<0> : tensor<i32>
%1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<20x9xf16>, tensor<20x9xi32>, tensor<f16>, tensor<i32>) -> (tensor<20xf16>, tensor<20xi32>)
reducer(%arg1: tensor<f16>, %arg3: tensor<f16>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
%2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
%3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
%4 = stablehlo.or %2, %3 : tensor<i1>
%5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
%6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%7 = stablehlo.and %5, %6 : tensor<i1>
%8 = stablehlo.or %4, %7 : tensor<i1>
%9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f16>
%10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
stablehlo.return %9, %10 : tensor<f16>, tensor<i32>
}
return %1#1 : tensor<20xi32>
}
}
// -----
// types_bfloat16
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x004110C100400000A0C00000404080C0803FE0C0004110C100C000C000C100C0004010C110C1A0C0E0C0A040E0C00040C0401041E0C0E0401041004040C0C0C000C1C040A04080BF000010C180BF104180BF004100C040C0A040000000C080C04040A0408040104180C0004010C100400000A0C0C0C080C0104100C080BF803F10418040803F10C10000803F00C110414040A0C010C100C000C110C14040C040A040C0C010C14040A0C0A0C080BF0041C040E0408040803F804040401041C04000C0C0C04040C0C0C04010C18040000000C180BF40C0C0C000C100410040104110C11041A0C0E040A04080BF803F80C0C040000000C0E0C0E0C000C1C0C080C0A04000001041E0C0E0401041804000C100C180C00040A040A0C0C0C010C1C0C00041A0C0004000C11041803F803F000040C04040E0C00041E04000401041803F803F8040C04080C0104140C000C18040104140C0004000C0803F00C000C0803F40C040C000C00041"> : tensor<20x9xbf16>
%z0 = stablehlo.constant dense<0.0> : tensor<20x9xbf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<20x9xbf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<20x9xbf16>
%r:5 = call @f(%a0) : (tensor<20x9xbf16>) -> (tensor<9xbf16>, tensor<20xbf16>, tensor<20x9xbf16>, tensor<9xbf16>, tensor<20xi32>)
%e0 = stablehlo.constant dense<"0x004110411041104110411041104110411041"> : tensor<9xbf16>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<9xbf16>, tensor<9xbf16>) -> ()
%e1 = stablehlo.constant dense<"0x10C110C110C100C110C180C010C110C110C110C1C0C010C110C100C1E0C010C100C1E0C000C140C0"> : tensor<20xbf16>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<20xbf16>, tensor<20xbf16>) -> ()
%e2 = stablehlo.constant dense<"0x10C110C110C100C110C110C1E0C010C110C110C110C110C1A0C010C100C1C0C000C100C100C110C110C1A0C000C100C1A0C0E0C0E0C000C100C1E0C040C000C100C140C0C0C0C0C0E0C0E0C080C040C0E0C0E0C000C080C0C0C0C0C0A0C080C000C0C0C0A0C000C080C040C0C0C0A0C080C000C0C0C080C000C040C080BFC0C0A0C000C000C0A0C040C080BF40C080BF00C080C080BF0000A0C000C0803F40C0803F80BF80C00000000000C080BF803F00C00040000000C00040803F80BF0000803F00C000400000803F0040004000000000404000004040803F803F004040400000803F4040803F80404040803F00404040803F0040C04000408040404000404040804000408040C040A040A0408040C0408040A040A0408040E040C040A040C04000418040C040A040C0400041C040A040E0400041A040E040104100411041E040E040004110410041104110411041104110410041004110411041104110411041104110411041"> : tensor<20x9xbf16>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<20x9xbf16>, tensor<20x9xbf16>) -> ()
%e3 = stablehlo.constant dense<"0xB0C1B0C100C19841D0C140C10C42C0C06041"> : tensor<9xbf16>
stablehlo.custom_call @check.expect_close(%r#3, %e3) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<9xbf16>, tensor<9xbf16>) -> ()
%e4 = stablehlo.constant dense<"0x0000000001000000070000000100000003000000060000000600000001000000070000000600000004000000010000000300000003000000040000000400000004000000050000000200000008000000"> : tensor<20xi32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<20xi32>, tensor<20xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<20x9xbf16>) -> (tensor<9xbf16>, tensor<20xbf16>, tensor<20x9xbf16>, tensor<9xbf16>, tensor<20xi32>) {
%cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
%0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<20x9xbf16>, tensor<bf16>) -> tensor<9xbf16>
%cst_0 = stablehlo.constant dense<0x7F80> : tensor<bf16>
%1 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.minimum across dimensions = [1] : (tensor<20x9xbf16>, tensor<bf16>) -> tensor<20xbf16>
%2 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
%7 = stablehlo.compare EQ, %arg1, %cst_2, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
%cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
%8 = stablehlo.select %7, %cst_3, %arg1 : tensor<i1>, tensor<bf16>
%9 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
%cst_4 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
%10 = stablehlo.select %9, %cst_4, %8 : tensor<i1>, tensor<bf16>
%cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
%11 = stablehlo.compare EQ, %arg2, %cst_5, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
%cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
%12 = stablehlo.select %11, %cst_6, %arg2 : tensor<i1>, tensor<bf16>
%13 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
%cst_7 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
%14 = stablehlo.select %13, %cst_7, %12 : tensor<i1>, tensor<bf16>
%15 = stablehlo.compare LT, %10, %14, TOTALORDER : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
stablehlo.return %15 : tensor<i1>
}) : (tensor<20x9xbf16>) -> tensor<20x9xbf16>
%3 = stablehlo.convert %arg0 : (tensor<20x9xbf16>) -> tensor<20x9xf32>
%cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%4 = stablehlo.reduce(%3 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<20x9xf32>, tensor<f32>) -> tensor<9xf32>
%5 = stablehlo.convert %4 : (tensor<9xf32>) -> tensor<9xbf16>
%6 = call @argmax(%arg0) : (tensor<20x9xbf16>) -> tensor<20xi32>
return %0, %1, %2, %5, %6 : tensor<9xbf16>, tensor<20xbf16>, tensor<20x9xbf16>, tensor<9xbf16>, tensor<20xi32>
}
func.func private @argmax(%arg0: tensor<20x9xbf16>) -> tensor<20xi32> {
%0 = stablehlo.iota dim = 1 : tensor<20x9xi32>
%cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
%c = stablehlo.constant dense<0> : tensor<i32>
%1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<20x9xbf16>, tensor<20x9xi32>, tensor<bf16>, tensor<i32>) -> (tensor<20xbf16>, tensor<20xi32>)
reducer(%arg1: tensor<bf16>, %arg3: tensor<bf16>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
%2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
%3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
%4 = stablehlo.or %2, %3 : tensor<i1>
%5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
%6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%7 = stablehlo.and %5, %6 : tensor<i1>
%8 = stablehlo.or %4, %7 : tensor<i1>
%9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<bf16>
%10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
stablehlo.return %9, %10 : tensor<bf16>, tensor<i32>
}
return %1#1 : tensor<20xi32>
}
}
// -----
// types_float64
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x000000000000204000000000000022C00000000000000040000000000000000000000000000014C00000000000000000000000000000084000000000000010C0000000000000F03F0000000000001CC0000000000000204000000000000022C000000000000000C000000000000000C000000000000020C000000000000000C0000000000000004000000000000022C000000000000022C000000000000014C00000000000001CC000000000000014400000000000001CC00000000000000040000000000000184000000000000022400000000000001CC00000000000001C400000000000002240000000000000004000000000000008C000000000000018C000000000000020C000000000000018400000000000001440000000000000F0BF000000000000000000000000000022C0000000000000F0BF0000000000002240000000000000F0BF000000000000204000000000000000C000000000000008C00000000000001440000000000000000000000000000000C000000000000010C0000000000000084000000000000014400000000000001040000000000000224000000000000010C0000000000000004000000000000022C00000000000000040000000000000000000000000000014C000000000000018C000000000000010C0000000000000224000000000000000C0000000000000F0BF000000000000F03F00000000000022400000000000001040000000000000F03F00000000000022C00000000000000000000000000000F03F00000000000020C00000000000002240000000000000084000000000000014C000000000000022C000000000000000C000000000000020C000000000000022C000000000000008400000000000001840000000000000144000000000000018C000000000000022C0000000000000084000000000000014C000000000000014C0000000000000F0BF000000000000204000000000000018400000000000001C400000000000001040000000000000F03F000000000000104000000000000008400000000000002240000000000000184000000000000000C000000000000018C0000000000000084000000000000018C0000000000000184000000000000022C00000000000001040000000000000000000000000000020C0000000000000F0BF00000000000008C000000000000018C000000000000020C000000000000020400000000000000040000000000000224000000000000022C0000000000000224000000000000014C00000000000001C400000000000001440000000000000F0BF000000000000F03F00000000000010C00000000000001840000000000000000000000000000000C00000000000001CC00000000000001CC000000000000020C000000000000018C000000000000010C00000000000001440000000000000000000000000000022400000000000001CC00000000000001C400000000000002240000000000000104000000000000020C000000000000020C000000000000010C00000000000000040000000000000144000000000000014C000000000000018C000000000000022C000000000000018C0000000000000204000000000000014C0000000000000004000000000000020C00000000000002240000000000000F03F000000000000F03F000000000000000000000000000008C000000000000008400000000000001CC000000000000020400000000000001C4000000000000000400000000000002240000000000000F03F000000000000F03F0000000000001040000000000000184000000000000010C0000000000000224000000000000008C000000000000020C00000000000001040000000000000224000000000000008C0000000000000004000000000000000C0000000000000F03F00000000000000C000000000000000C0000000000000F03F00000000000008C000000000000008C000000000000000C00000000000002040"> : tensor<20x9xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<20x9xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<20x9xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<20x9xf64>
%r:5 = call @f(%a0) : (tensor<20x9xf64>) -> (tensor<9xf64>, tensor<20xf64>, tensor<20x9xf64>, tensor<9xf64>, tensor<20xi32>)
%e0 = stablehlo.constant dense<"0x000000000000204000000000000022400000000000002240000000000000224000000000000022400000000000002240000000000000224000000000000022400000000000002240"> : tensor<9xf64>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<9xf64>, tensor<9xf64>) -> ()
%e1 = stablehlo.constant dense<"0x00000000000022C000000000000022C000000000000022C000000000000020C000000000000022C000000000000010C000000000000022C000000000000022C000000000000022C000000000000022C000000000000018C000000000000022C000000000000022C000000000000020C00000000000001CC000000000000022C000000000000020C00000000000001CC000000000000020C000000000000008C0"> : tensor<20xf64>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<20xf64>, tensor<20xf64>) -> ()
%e2 = stablehlo.constant dense<"0x00000000000022C000000000000022C000000000000022C000000000000020C000000000000022C000000000000022C00000000000001CC000000000000022C000000000000022C000000000000022C000000000000022C000000000000022C000000000000014C000000000000022C000000000000020C000000000000018C000000000000020C000000000000020C000000000000020C000000000000022C000000000000022C000000000000014C000000000000020C000000000000020C000000000000014C00000000000001CC00000000000001CC000000000000020C000000000000020C00000000000001CC000000000000008C000000000000020C000000000000020C000000000000008C000000000000018C000000000000018C00000000000001CC00000000000001CC000000000000010C000000000000008C00000000000001CC00000000000001CC000000000000000C000000000000010C000000000000018C000000000000018C000000000000014C000000000000010C000000000000000C000000000000018C000000000000014C000000000000000C000000000000010C000000000000008C000000000000018C000000000000014C000000000000010C000000000000000C000000000000018C000000000000010C000000000000000C000000000000008C0000000000000F0BF00000000000018C000000000000014C000000000000000C000000000000000C000000000000014C000000000000008C0000000000000F0BF00000000000008C0000000000000F0BF00000000000000C000000000000010C0000000000000F0BF000000000000000000000000000014C000000000000000C0000000000000F03F00000000000008C0000000000000F03F000000000000F0BF00000000000010C00000000000000000000000000000000000000000000000C0000000000000F0BF000000000000F03F00000000000000C00000000000000040000000000000000000000000000000C00000000000000040000000000000F03F000000000000F0BF0000000000000000000000000000F03F00000000000000C000000000000000400000000000000000000000000000F03F0000000000000040000000000000004000000000000000000000000000000000000000000000084000000000000000000000000000000840000000000000F03F000000000000F03F000000000000004000000000000008400000000000000000000000000000F03F0000000000000840000000000000F03F00000000000010400000000000000840000000000000F03F00000000000000400000000000000840000000000000F03F00000000000000400000000000001840000000000000004000000000000010400000000000000840000000000000004000000000000008400000000000001040000000000000004000000000000010400000000000001840000000000000144000000000000014400000000000001040000000000000184000000000000010400000000000001440000000000000144000000000000010400000000000001C40000000000000184000000000000014400000000000001840000000000000204000000000000010400000000000001840000000000000144000000000000018400000000000002040000000000000184000000000000014400000000000001C40000000000000204000000000000014400000000000001C400000000000002240000000000000204000000000000022400000000000001C400000000000001C40000000000000204000000000000022400000000000002040000000000000224000000000000022400000000000002240000000000000224000000000000022400000000000002040000000000000204000000000000022400000000000002240000000000000224000000000000022400000000000002240000000000000224000000000000022400000000000002240"> : tensor<20x9xf64>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<20x9xf64>, tensor<20x9xf64>) -> ()
%e3 = stablehlo.constant dense<"0x00000000000036C000000000000036C000000000000020C000000000000033400000000000003AC000000000000028C0000000000080414000000000000018C00000000000002C40"> : tensor<9xf64>
stablehlo.custom_call @check.expect_close(%r#3, %e3) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<9xf64>, tensor<9xf64>) -> ()
%e4 = stablehlo.constant dense<"0x0000000001000000070000000100000003000000060000000600000001000000070000000600000004000000010000000300000003000000040000000400000004000000050000000200000008000000"> : tensor<20xi32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<20xi32>, tensor<20xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<20x9xf64>) -> (tensor<9xf64>, tensor<20xf64>, tensor<20x9xf64>, tensor<9xf64>, tensor<20xi32>) {
%cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
%0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<20x9xf64>, tensor<f64>) -> tensor<9xf64>
%cst_0 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
%1 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.minimum across dimensions = [1] : (tensor<20x9xf64>, tensor<f64>) -> tensor<20xf64>
%2 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%5 = stablehlo.compare EQ, %arg1, %cst_2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
%cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%6 = stablehlo.select %5, %cst_3, %arg1 : tensor<i1>, tensor<f64>
%7 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
%cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f64>
%cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%9 = stablehlo.compare EQ, %arg2, %cst_5, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
%cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%10 = stablehlo.select %9, %cst_6, %arg2 : tensor<i1>, tensor<f64>
%11 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
%cst_7 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%12 = stablehlo.select %11, %cst_7, %10 : tensor<i1>, tensor<f64>
%13 = stablehlo.compare LT, %8, %12, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
stablehlo.return %13 : tensor<i1>
}) : (tensor<20x9xf64>) -> tensor<20x9xf64>
%cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%3 = stablehlo.reduce(%arg0 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<20x9xf64>, tensor<f64>) -> tensor<9xf64>
%4 = call @argmax(%arg0) : (tensor<20x9xf64>) -> tensor<20xi32>
return %0, %1, %2, %3, %4 : tensor<9xf64>, tensor<20xf64>, tensor<20x9xf64>, tensor<9xf64>, tensor<20xi32>
}
func.func private @argmax(%arg0: tensor<20x9xf64>) -> tensor<20xi32> {
%0 = stablehlo.iota dim = 1 : tensor<20x9xi32>
%cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
%c = stablehlo.constant dense<0> : tensor<i32>
%1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<20x9xf64>, tensor<20x9xi32>, tensor<f64>, tensor<i32>) -> (tensor<20xf64>, tensor<20xi32>)
reducer(%arg1: tensor<f64>, %arg3: tensor<f64>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
%2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
%3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
%4 = stablehlo.or %2, %3 : tensor<i1>
%5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
%6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%7 = stablehlo.and %5, %6 : tensor<i1>
%8 = stablehlo.or %4, %7 : tensor<i1>
%9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f64>
%10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
stablehlo.return %9, %10 : tensor<f64>, tensor<i32>
}
return %1#1 : tensor<20xi32>
}
}
// -----
// types_int8
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x08F70200FB0003FC01F908F7FEFEF8FE02F7F7FBF905F9020609F9070902FDFAF80605FF00F7FF09FF08FEFD0500FEFC03050409FC02F70200FBFAFC09FEFF01090401F70001F80903FBF7FEF8F7030605FAF703FBFBFF080607040104030906FEFA03FA06F70400F8FFFDFAF8080209F709FB0705FF01FC0600FEF9F9F8FAFC050009F9070904F8F8FC0205FBFAF7FA08FB02F809010100FD03F90807020901010406FC09FDF80409FD02FE01FEFE01FDFDFE08"> : tensor<20x9xi8>
%z0 = stablehlo.constant dense<0> : tensor<20x9xi8>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<20x9xi8>
%a0 = stablehlo.optimization_barrier %s0 : tensor<20x9xi8>
%r:5 = call @f(%a0) : (tensor<20x9xi8>) -> (tensor<9xi8>, tensor<20xi8>, tensor<20x9xi8>, tensor<9xi64>, tensor<20xi32>)
%e0 = stablehlo.constant dense<"0x080909090909090909"> : tensor<9xi8>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<9xi8>, tensor<9xi8>) -> ()
%e1 = stablehlo.constant dense<"0xF7F7F7F8F7FCF7F7F7F7FAF7F7F8F9F7F8F9F8FD"> : tensor<20xi8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<20xi8>, tensor<20xi8>) -> ()
%e2 = stablehlo.constant dense<"0xF7F7F7F8F7F7F9F7F7F7F7F7FBF7F8FAF8F8F8F7F7FBF8F8FBF9F9F8F8F9FDF8F8FDFAFAF9F9FCFDF9F9FEFCFAFAFBFCFEFAFBFEFCFDFAFBFCFEFAFCFEFDFFFAFBFEFEFBFDFFFDFFFEFCFF00FBFE01FD01FFFC0000FEFF01FE0200FE0201FF0001FE02000102020000030003010102030001030104030102030102060204030203040204060505040604050504070605060804060506080605070805070908090707080908090909090908080909090909090909"> : tensor<20x9xi8>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<20x9xi8>, tensor<20x9xi8>) -> ()
%e3 = stablehlo.constant dense<"0xEAFFFFFFFFFFFFFFEAFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF1300000000000000E6FFFFFFFFFFFFFFF4FFFFFFFFFFFFFF2300000000000000FAFFFFFFFFFFFFFF0E00000000000000"> : tensor<9xi64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<9xi64>, tensor<9xi64>) -> ()
%e4 = stablehlo.constant dense<"0x0000000001000000070000000100000003000000060000000600000001000000070000000600000004000000010000000300000003000000040000000400000004000000050000000200000008000000"> : tensor<20xi32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<20xi32>, tensor<20xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<20x9xi8>) -> (tensor<9xi8>, tensor<20xi8>, tensor<20x9xi8>, tensor<9xi64>, tensor<20xi32>) {
%c = stablehlo.constant dense<-128> : tensor<i8>
%0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.maximum across dimensions = [0] : (tensor<20x9xi8>, tensor<i8>) -> tensor<9xi8>
%c_0 = stablehlo.constant dense<127> : tensor<i8>
%1 = stablehlo.reduce(%arg0 init: %c_0) applies stablehlo.minimum across dimensions = [1] : (tensor<20x9xi8>, tensor<i8>) -> tensor<20xi8>
%2 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%arg1: tensor<i8>, %arg2: tensor<i8>):
%6 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
stablehlo.return %6 : tensor<i1>
}) : (tensor<20x9xi8>) -> tensor<20x9xi8>
%3 = stablehlo.convert %arg0 : (tensor<20x9xi8>) -> tensor<20x9xi64>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%4 = stablehlo.reduce(%3 init: %c_1) applies stablehlo.add across dimensions = [0] : (tensor<20x9xi64>, tensor<i64>) -> tensor<9xi64>
%5 = call @argmax(%arg0) : (tensor<20x9xi8>) -> tensor<20xi32>
return %0, %1, %2, %4, %5 : tensor<9xi8>, tensor<20xi8>, tensor<20x9xi8>, tensor<9xi64>, tensor<20xi32>
}
func.func private @argmax(%arg0: tensor<20x9xi8>) -> tensor<20xi32> {
%0 = stablehlo.iota dim = 1 : tensor<20x9xi32>
%c = stablehlo.constant dense<-128> : tensor<i8>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<20x9xi8>, tensor<20x9xi32>, tensor<i8>, tensor<i32>) -> (tensor<20xi8>, tensor<20xi32>)
reducer(%arg1: tensor<i8>, %arg3: tensor<i8>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
%2 = stablehlo.compare GT, %arg1, %arg3, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
%3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
%4 = stablehlo.or %2, %3 : tensor<i1>
%5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
%6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%7 = stablehlo.and %5, %6 : tensor<i1>
%8 = stablehlo.or %4, %7 : tensor<i1>
%9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i8>
%10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
stablehlo.return %9, %10 : tensor<i8>, tensor<i32>
}
return %1#1 : tensor<20xi32>
}
}
// -----
// types_uint8
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x08F70200FB0003FC01F908F7FEFEF8FE02F7F7FBF905F9020609F9070902FDFAF80605FF00F7FF09FF08FEFD0500FEFC03050409FC02F70200FBFAFC09FEFF01090401F70001F80903FBF7FEF8F7030605FAF703FBFBFF080607040104030906FEFA03FA06F70400F8FFFDFAF8080209F709FB0705FF01FC0600FEF9F9F8FAFC050009F9070904F8F8FC0205FBFAF7FA08FB02F809010100FD03F90807020901010406FC09FDF80409FD02FE01FEFE01FDFDFE08"> : tensor<20x9xui8>
%z0 = stablehlo.constant dense<0> : tensor<20x9xui8>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<20x9xui8>
%a0 = stablehlo.optimization_barrier %s0 : tensor<20x9xui8>
%r:5 = call @f(%a0) : (tensor<20x9xui8>) -> (tensor<9xui8>, tensor<20xui8>, tensor<20x9xui8>, tensor<9xui64>, tensor<20xi32>)
%e0 = stablehlo.constant dense<"0xFFFEFFFEFFFFFFFEFF"> : tensor<9xui8>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<9xui8>, tensor<9xui8>) -> ()
%e1 = stablehlo.constant dense<"0x0002020200000000030301000200000200010201"> : tensor<20xui8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<20xui8>, tensor<20xui8>) -> ()
%e2 = stablehlo.constant dense<"0x00010000000001000100010200000001010201010201010101020203020202020203050303060203050403060404080303050406060406080404090606070507090405090807090508090506090908090508F70807F70909F707F7F70909F7F709F808F7F7F709F8F809F909F8F8F7F8F8F8F9FAF7F8F9F7FBF9F8FAFCF8F9FBF9FBFAF9FBFCF9FAFBFCFDFAFBFDFDFAFAFBFCFDFBFCFEFDFAFAFCFCFEFBFDFEFDFDFEFCFEFEFEFEFEFEFFFFFEFFFEFFFFFFFEFF"> : tensor<20x9xui8>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<20x9xui8>, tensor<20x9xui8>) -> ()
%e3 = stablehlo.constant dense<"0xEA09000000000000EA0A000000000000F8080000000000001308000000000000E60A000000000000F4090000000000002308000000000000FA0A0000000000000E08000000000000"> : tensor<9xui64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<9xui64>, tensor<9xui64>) -> ()
%e4 = stablehlo.constant dense<"0x0700000003000000010000000800000002000000010000000800000007000000030000000500000006000000060000000600000000000000010000000200000008000000010000000300000000000000"> : tensor<20xi32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<20xi32>, tensor<20xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<20x9xui8>) -> (tensor<9xui8>, tensor<20xui8>, tensor<20x9xui8>, tensor<9xui64>, tensor<20xi32>) {
%c = stablehlo.constant dense<0> : tensor<ui8>
%0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.maximum across dimensions = [0] : (tensor<20x9xui8>, tensor<ui8>) -> tensor<9xui8>
%c_0 = stablehlo.constant dense<255> : tensor<ui8>
%1 = stablehlo.reduce(%arg0 init: %c_0) applies stablehlo.minimum across dimensions = [1] : (tensor<20x9xui8>, tensor<ui8>) -> tensor<20xui8>
%2 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
%6 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
stablehlo.return %6 : tensor<i1>
}) : (tensor<20x9xui8>) -> tensor<20x9xui8>
%3 = stablehlo.convert %arg0 : (tensor<20x9xui8>) -> tensor<20x9xui64>
%c_1 = stablehlo.constant dense<0> : tensor<ui64>
%4 = stablehlo.reduce(%3 init: %c_1) applies stablehlo.add across dimensions = [0] : (tensor<20x9xui64>, tensor<ui64>) -> tensor<9xui64>
%5 = call @argmax(%arg0) : (tensor<20x9xui8>) -> tensor<20xi32>
return %0, %1, %2, %4, %5 : tensor<9xui8>, tensor<20xui8>, tensor<20x9xui8>, tensor<9xui64>, tensor<20xi32>
}
func.func private @argmax(%arg0: tensor<20x9xui8>) -> tensor<20xi32> {
%0 = stablehlo.iota dim = 1 : tensor<20x9xi32>
%c = stablehlo.constant dense<0> : tensor<ui8>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<20x9xui8>, tensor<20x9xi32>, tensor<ui8>, tensor<i32>) -> (tensor<20xui8>, tensor<20xi32>)
reducer(%arg1: tensor<ui8>, %arg3: tensor<ui8>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
%2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
%3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
%4 = stablehlo.or %2, %3 : tensor<i1>
%5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
%6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%7 = stablehlo.and %5, %6 : tensor<i1>
%8 = stablehlo.or %4, %7 : tensor<i1>
%9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<ui8>
%10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
stablehlo.return %9, %10 : tensor<ui8>, tensor<i32>
}
return %1#1 : tensor<20xi32>
}
}
// -----
// types_int64
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0800000000000000F7FFFFFFFFFFFFFF02000000000000000000000000000000FBFFFFFFFFFFFFFF00000000000000000300000000000000FCFFFFFFFFFFFFFF0100000000000000F9FFFFFFFFFFFFFF0800000000000000F7FFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFF8FFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0200000000000000F7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFFBFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF0500000000000000F9FFFFFFFFFFFFFF020000000000000006000000000000000900000000000000F9FFFFFFFFFFFFFF070000000000000009000000000000000200000000000000FDFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF06000000000000000500000000000000FFFFFFFFFFFFFFFF0000000000000000F7FFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0900000000000000FFFFFFFFFFFFFFFF0800000000000000FEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF05000000000000000000000000000000FEFFFFFFFFFFFFFFFCFFFFFFFFFFFFFF0300000000000000050000000000000004000000000000000900000000000000FCFFFFFFFFFFFFFF0200000000000000F7FFFFFFFFFFFFFF02000000000000000000000000000000FBFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFCFFFFFFFFFFFFFF0900000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0100000000000000090000000000000004000000000000000100000000000000F7FFFFFFFFFFFFFF00000000000000000100000000000000F8FFFFFFFFFFFFFF09000000000000000300000000000000FBFFFFFFFFFFFFFFF7FFFFFFFFFFFFFFFEFFFFFFFFFFFFFFF8FFFFFFFFFFFFFFF7FFFFFFFFFFFFFF030000000000000006000000000000000500000000000000FAFFFFFFFFFFFFFFF7FFFFFFFFFFFFFF0300000000000000FBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF080000000000000006000000000000000700000000000000040000000000000001000000000000000400000000000000030000000000000009000000000000000600000000000000FEFFFFFFFFFFFFFFFAFFFFFFFFFFFFFF0300000000000000FAFFFFFFFFFFFFFF0600000000000000F7FFFFFFFFFFFFFF04000000000000000000000000000000F8FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF080000000000000002000000000000000900000000000000F7FFFFFFFFFFFFFF0900000000000000FBFFFFFFFFFFFFFF07000000000000000500000000000000FFFFFFFFFFFFFFFF0100000000000000FCFFFFFFFFFFFFFF06000000000000000000000000000000FEFFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF8FFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFCFFFFFFFFFFFFFF050000000000000000000000000000000900000000000000F9FFFFFFFFFFFFFF070000000000000009000000000000000400000000000000F8FFFFFFFFFFFFFFF8FFFFFFFFFFFFFFFCFFFFFFFFFFFFFF02000000000000000500000000000000FBFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFF7FFFFFFFFFFFFFFFAFFFFFFFFFFFFFF0800000000000000FBFFFFFFFFFFFFFF0200000000000000F8FFFFFFFFFFFFFF0900000000000000010000000000000001000000000000000000000000000000FDFFFFFFFFFFFFFF0300000000000000F9FFFFFFFFFFFFFF08000000000000000700000000000000020000000000000009000000000000000100000000000000010000000000000004000000000000000600000000000000FCFFFFFFFFFFFFFF0900000000000000FDFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF04000000000000000900000000000000FDFFFFFFFFFFFFFF0200000000000000FEFFFFFFFFFFFFFF0100000000000000FEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0100000000000000FDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0800000000000000"> : tensor<20x9xi64>
%z0 = stablehlo.constant dense<0> : tensor<20x9xi64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<20x9xi64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<20x9xi64>
%r:5 = call @f(%a0) : (tensor<20x9xi64>) -> (tensor<9xi64>, tensor<20xi64>, tensor<20x9xi64>, tensor<9xi64>, tensor<20xi32>)
%e0 = stablehlo.constant dense<"0x080000000000000009000000000000000900000000000000090000000000000009000000000000000900000000000000090000000000000009000000000000000900000000000000"> : tensor<9xi64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<9xi64>, tensor<9xi64>) -> ()
%e1 = stablehlo.constant dense<"0xF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF8FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFFCFFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFFAFFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF8FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF8FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF8FFFFFFFFFFFFFFFDFFFFFFFFFFFFFF"> : tensor<20xi64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<20xi64>, tensor<20xi64>) -> ()
%e2 = stablehlo.constant dense<"0xF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF8FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFFBFFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF8FFFFFFFFFFFFFFFAFFFFFFFFFFFFFFF8FFFFFFFFFFFFFFF8FFFFFFFFFFFFFFF8FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFFBFFFFFFFFFFFFFFF8FFFFFFFFFFFFFFF8FFFFFFFFFFFFFFFBFFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF8FFFFFFFFFFFFFFF8FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFFDFFFFFFFFFFFFFFF8FFFFFFFFFFFFFFF8FFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0000000000000000FBFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0100000000000000FDFFFFFFFFFFFFFF0100000000000000FFFFFFFFFFFFFFFFFCFFFFFFFFFFFFFF00000000000000000000000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0100000000000000FEFFFFFFFFFFFFFF02000000000000000000000000000000FEFFFFFFFFFFFFFF02000000000000000100000000000000FFFFFFFFFFFFFFFF00000000000000000100000000000000FEFFFFFFFFFFFFFF0200000000000000000000000000000001000000000000000200000000000000020000000000000000000000000000000000000000000000030000000000000000000000000000000300000000000000010000000000000001000000000000000200000000000000030000000000000000000000000000000100000000000000030000000000000001000000000000000400000000000000030000000000000001000000000000000200000000000000030000000000000001000000000000000200000000000000060000000000000002000000000000000400000000000000030000000000000002000000000000000300000000000000040000000000000002000000000000000400000000000000060000000000000005000000000000000500000000000000040000000000000006000000000000000400000000000000050000000000000005000000000000000400000000000000070000000000000006000000000000000500000000000000060000000000000008000000000000000400000000000000060000000000000005000000000000000600000000000000080000000000000006000000000000000500000000000000070000000000000008000000000000000500000000000000070000000000000009000000000000000800000000000000090000000000000007000000000000000700000000000000080000000000000009000000000000000800000000000000090000000000000009000000000000000900000000000000090000000000000009000000000000000800000000000000080000000000000009000000000000000900000000000000090000000000000009000000000000000900000000000000090000000000000009000000000000000900000000000000"> : tensor<20x9xi64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<20x9xi64>, tensor<20x9xi64>) -> ()
%e3 = stablehlo.constant dense<"0xEAFFFFFFFFFFFFFFEAFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF1300000000000000E6FFFFFFFFFFFFFFF4FFFFFFFFFFFFFF2300000000000000FAFFFFFFFFFFFFFF0E00000000000000"> : tensor<9xi64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<9xi64>, tensor<9xi64>) -> ()
%e4 = stablehlo.constant dense<"0x0000000001000000070000000100000003000000060000000600000001000000070000000600000004000000010000000300000003000000040000000400000004000000050000000200000008000000"> : tensor<20xi32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<20xi32>, tensor<20xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<20x9xi64>) -> (tensor<9xi64>, tensor<20xi64>, tensor<20x9xi64>, tensor<9xi64>, tensor<20xi32>) {
%c = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
%0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.maximum across dimensions = [0] : (tensor<20x9xi64>, tensor<i64>) -> tensor<9xi64>
%c_0 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
%1 = stablehlo.reduce(%arg0 init: %c_0) applies stablehlo.minimum across dimensions = [1] : (tensor<20x9xi64>, tensor<i64>) -> tensor<20xi64>
%2 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
%5 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %5 : tensor<i1>
}) : (tensor<20x9xi64>) -> tensor<20x9xi64>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%3 = stablehlo.reduce(%arg0 init: %c_1) applies stablehlo.add across dimensions = [0] : (tensor<20x9xi64>, tensor<i64>) -> tensor<9xi64>
%4 = call @argmax(%arg0) : (tensor<20x9xi64>) -> tensor<20xi32>
return %0, %1, %2, %3, %4 : tensor<9xi64>, tensor<20xi64>, tensor<20x9xi64>, tensor<9xi64>, tensor<20xi32>
}
func.func private @argmax(%arg0: tensor<20x9xi64>) -> tensor<20xi32> {
%0 = stablehlo.iota dim = 1 : tensor<20x9xi32>
%c = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<20x9xi64>, tensor<20x9xi32>, tensor<i64>, tensor<i32>) -> (tensor<20xi64>, tensor<20xi32>)
reducer(%arg1: tensor<i64>, %arg3: tensor<i64>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
%2 = stablehlo.compare GT, %arg1, %arg3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%4 = stablehlo.or %2, %3 : tensor<i1>
%5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%7 = stablehlo.and %5, %6 : tensor<i1>
%8 = stablehlo.or %4, %7 : tensor<i1>
%9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i64>
%10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
stablehlo.return %9, %10 : tensor<i64>, tensor<i32>
}
return %1#1 : tensor<20xi32>
}
}
// -----
// types_bool
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<[[true, true, true, false, true, false, true, true, true], [true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true], [false, true, true, true, true, true, true, true, true], [false, true, true, true, true, true, true, true, true], [true, true, false, true, true, true, true, true, true], [true, true, true, true, true, false, true, true, true], [true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true], [true, true, true, true, false, true, true, true, true], [true, true, true, true, true, true, true, true, true], [true, true, true, true, false, true, true, true, true], [true, true, true, false, true, true, true, true, true], [true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, false, true], [true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true]]> : tensor<20x9xi1>
%z0 = stablehlo.constant dense<false> : tensor<20x9xi1>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<20x9xi1>
%a0 = stablehlo.optimization_barrier %s0 : tensor<20x9xi1>
%r:5 = call @f(%a0) : (tensor<20x9xi1>) -> (tensor<9xi1>, tensor<20xi1>, tensor<20x9xi1>, tensor<9xi64>, tensor<20xi32>)
%e0 = stablehlo.constant dense<[true, true, true, true, true, true, true, true, true]> : tensor<9xi1>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<9xi1>, tensor<9xi1>) -> ()
%e1 = stablehlo.constant dense<[false, true, true, true, false, false, false, false, true, true, true, false, true, false, false, true, false, true, true, true]> : tensor<20xi1>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<20xi1>, tensor<20xi1>) -> ()
%e2 = stablehlo.constant dense<[[false, true, false, false, false, false, true, false, true], [false, true, true, false, false, false, true, true, true], [true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true]]> : tensor<20x9xi1>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<20x9xi1>, tensor<20x9xi1>) -> ()
%e3 = stablehlo.constant dense<"0x120000000000000014000000000000001300000000000000120000000000000012000000000000001200000000000000140000000000000013000000000000001400000000000000"> : tensor<9xi64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<9xi64>, tensor<9xi64>) -> ()
%e4 = stablehlo.constant dense<"0x0000000000000000000000000000000001000000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<20xi32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<20xi32>, tensor<20xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<20x9xi1>) -> (tensor<9xi1>, tensor<20xi1>, tensor<20x9xi1>, tensor<9xi64>, tensor<20xi32>) {
%c = stablehlo.constant dense<false> : tensor<i1>
%0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.maximum across dimensions = [0] : (tensor<20x9xi1>, tensor<i1>) -> tensor<9xi1>
%c_0 = stablehlo.constant dense<true> : tensor<i1>
%1 = stablehlo.reduce(%arg0 init: %c_0) applies stablehlo.minimum across dimensions = [1] : (tensor<20x9xi1>, tensor<i1>) -> tensor<20xi1>
%2 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%arg1: tensor<i1>, %arg2: tensor<i1>):
%7 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
stablehlo.return %7 : tensor<i1>
}) : (tensor<20x9xi1>) -> tensor<20x9xi1>
%3 = stablehlo.convert %arg0 : (tensor<20x9xi1>) -> tensor<20x9xi32>
%4 = stablehlo.convert %3 : (tensor<20x9xi32>) -> tensor<20x9xi64>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%5 = stablehlo.reduce(%4 init: %c_1) applies stablehlo.add across dimensions = [0] : (tensor<20x9xi64>, tensor<i64>) -> tensor<9xi64>
%6 = call @argmax(%arg0) : (tensor<20x9xi1>) -> tensor<20xi32>
return %0, %1, %2, %5, %6 : tensor<9xi1>, tensor<20xi1>, tensor<20x9xi1>, tensor<9xi64>, tensor<20xi32>
}
func.func private @argmax(%arg0: tensor<20x9xi1>) -> tensor<20xi32> {
%0 = stablehlo.iota dim = 1 : tensor<20x9xi32>
%c = stablehlo.constant dense<false> : tensor<i1>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<20x9xi1>, tensor<20x9xi32>, tensor<i1>, tensor<i32>) -> (tensor<20xi1>, tensor<20xi32>)
reducer(%arg1: tensor<i1>, %arg3: tensor<i1>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
%2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
%3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
%4 = stablehlo.or %2, %3 : tensor<i1>
%5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
%6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%7 = stablehlo.and %5, %6 : tensor<i1>
%8 = stablehlo.or %4, %7 : tensor<i1>
%9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i1>
%10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
stablehlo.return %9, %10 : tensor<i1>, tensor<i32>
}
return %1#1 : tensor<20xi32>
}
}
// -----
// sort_runs
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x000020C200001CC200001CC2000014C2000014C2000010C2000010C2000008C2000008C20000F8C10000F0C10000E8C10000E0C10000D8C10000D8C10000D8C10000C0C10000B8C10000B8C10000B0C10000B0C10000B0C10000A0C1000098C1000088C1000088C1000080C1000070C1000070C1000070C1000070C1000050C1000030C1000020C1000020C10000E0C00000A0C0000080C0000080C0000080C00000803F0000C0400000E0400000104100003041000040410000604100007041000080410000884100008841000098410000B0410000B8410000B8410000C041000000420000004200000C4200001442000014420000E0C00000E040000008C20000C8410000A0C1000000C00000803F0000A841000050C1000070C1000010420000F04100001842000080410000C041000008C200000CC20000803F0000004000001442000010C200008040000010C100000C4200000041000090C1000018420000C04000009841000060410000C0410000F041000000420000A0C000000C420000404100000842000030C10000D841000080C1000090C10000984100000042000040400000D041000020C20000F8410000C0C00000C8410000C04000001C420000803F0000E8C10000A8C1000080C1000090410000C0C10000D0C10000803F0000C0C0000040C0000000400000F8410000C8C1000030C10000C04000000041000090C1000020410000C041000018420000E04000006041000070C1000098410000C0C00000B0410000F8C100001C42000010C1000000420000A0C1000090C1000020C2000014C20000F8C10000A0400000884100009041000008C2000004420000C8C100001442000010C10000803F000050410000D841000000C20000E0400000D0C10000A040000080400000C041000014C20000504100001CC2000000000000D0C1000090C1000040C10000184200001CC20000E0C0000010C1000080410000E8C100001C42000060C1000030C10000803F0000B8410000884100001CC2000018C200000CC200000CC2000080C1000040C1000000C00000A040000020410000704100008841000088410000B0410000C0410000E04100001C42000020C2000020C2000010C2000000C20000E8C10000E0C10000D0C10000B8C10000B8C1000060C1000000C1000080C000008040000070410000C8410000E04100001CC2000010C20000F8C10000F8C10000C0C10000B0C10000C0C0000000400000C04000006041000088410000A0410000B0410000E0410000E8410000F041000018C20000E8C10000B8C10000A0C1000010C100005041000080410000B0410000B8410000F041000000420000184200001C4200001CC2000010C2000010C2000008C20000D0C10000B8C10000B0C10000A0C1000060C1000050C1000010C1000020410000B0410000B0410000C8410000D0410000D8410000E0410000E8410000F0410000084200000842000014420000144200001CC2000010C2000008C2000004C20000C0C10000A8C10000A0C1000090C1000060C1000030C1000010C1000010C1000080C00000803F0000404000002041000040410000404100007041000088410000A8410000E0410000F04100001842000030C1000000C10000A0C0000080BF0000803F000000400000004100002041000098410000B0410000B0410000D0410000F041000004C20000D8C10000B0C10000B0C1000088C1000088C10000E0C00000A0C0000040C0000000C000000000000040410000604100006041000098410000F8410000D8C10000D0C10000A8C1000088C1000060C1000050C1000040C1000020C1000080C0000080C0000040C0000080400000C040000040410000B8410000004200001CC20000F0C10000E0C10000C8C10000C0C10000B8C1000098C1000050C1000050C1000080C0000040C0000000C0000050410000B8410000E04100001C4200001CC2000010C20000C6C2000040C0000040C0000080BF000090410000E0410000E8410000F841000000420000184200001C42000018C20000C0C10000A0C1000030C1000020C1000040C0000040C0000000000000C0400000104100009041000098410000F0410000F8410000084200000C420000F8C10000C6C20000B8C10000B0C1000030C100004040000080400000804000006041000088410000A8410000C0410000D041000000420000084200001442000018C2000014C2000004C2000000C2000000C20000F8C10000F0C10000C0C10000B0C10000E0C0000000C000000041000088410000A0410000C84100001C42000000C2000000C2000098C1000070C1000010C100000040000050410000A0410000B8410000E8410000E84100000C420000144200001CC2000014C20000F0C10000F0C10000D0C10000C0C10000B8C10000B8C10000B8C10000B0C1000098C1000080C1000030C1000020C10000C0C0000000C0000000C0000000C0000000000000C040000010410000204100003041000070410000804100009041000098410000A0410000A0410000A8410000B8410000D0410000E0410000E8410000084200000C4200001042000010420000144200001C4200001CC20000E0C10000E0C10000D8C10000C8C10000B8C10000A8C10000E0C0000000C00000803F000080400000E04000001041000090410000B8410000D0410000F0410000F84100000442000008420000104200001C4200001042000008420000084200000842000000420000F0410000C0410000B8410000A841000098410000904100008841000070410000704100005041000050410000504100001041000010410000E0400000C0400000C04000008040000000400000803F00000000000080BF000080BF000080BF000000C0000040C0000080C00000A0C00000A0C00000E0C0000000C1000000C1000010C1000010C1000020C1000020C1000020C1000030C1000030C1000040C1000088C1000090C10000A0C10000C0C10000C0C10000C8C10000C8C10000D0C10000E0C1000010C2000010C2000018C2000018C2000020C2000020C2"> : tensor<9x61xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<9x61xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9x61xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9x61xf32>
%r:5 = call @f(%a0) : (tensor<9x61xf32>) -> (tensor<9x61xf32>, tensor<9x61xf32>, tensor<9x61xi32>, tensor<9x61xf32>, tensor<9x61xi32>)
%e0 = stablehlo.constant dense<"0x000020C200001CC200001CC2000014C2000014C2000010C2000010C2000008C2000008C20000F8C10000F0C10000E8C10000E0C10000D8C10000D8C10000D8C10000C0C10000B8C10000B8C10000B0C10000B0C10000B0C10000A0C1000098C1000088C1000088C1000080C1000070C1000070C1000070C1000070C1000050C1000030C1000020C1000020C10000E0C00000A0C0000080C0000080C0000080C00000803F0000C0400000E0400000104100003041000040410000604100007041000080410000884100008841000098410000B0410000B8410000B8410000C041000000420000004200000C420000144200001442000020C2000010C200000CC2000008C2000008C20000E8C10000D0C10000C0C10000A8C10000A0C1000090C1000090C1000080C1000080C1000070C1000050C1000030C1000010C10000E0C00000C0C00000C0C00000A0C0000040C0000000C00000803F0000803F0000803F0000803F0000004000004040000080400000C0400000C0400000E040000000410000404100006041000080410000904100009841000098410000A8410000C0410000C0410000C8410000C8410000D0410000D8410000F0410000F0410000F84100000042000000420000084200000C4200000C420000104200001442000018420000184200001C42000020C200001CC200001CC2000014C2000014C2000008C2000000C20000F8C10000F8C10000E8C10000D0C10000D0C10000C8C10000C8C10000A0C1000090C1000090C1000090C1000070C1000060C1000040C1000030C1000030C1000010C1000010C1000010C10000E0C00000C0C0000000000000803F0000803F00000040000080400000A0400000A0400000C0400000E0400000E040000000410000204100005041000050410000604100008041000088410000884100009041000098410000B0410000B8410000C0410000C0410000D8410000F841000000420000044200001442000018420000184200001C4200001C42000020C2000020C200001CC200001CC2000018C2000018C2000010C2000010C200000CC200000CC2000000C20000F8C10000F8C10000E8C10000E8C10000E0C10000D0C10000C0C10000B8C10000B8C10000B8C10000B0C10000A0C1000080C1000060C1000040C1000010C1000000C10000C0C0000080C0000000C000000040000080400000A0400000C0400000204100005041000060410000704100007041000080410000884100008841000088410000A0410000B0410000B0410000B0410000B8410000C0410000C8410000E0410000E0410000E0410000E8410000F0410000F041000000420000184200001C4200001C4200001CC200001CC2000010C2000010C2000010C2000008C2000008C2000004C20000D0C10000C0C10000B8C10000B0C10000A8C10000A0C10000A0C1000090C1000060C1000060C1000050C1000030C1000030C1000010C1000010C1000010C1000000C10000A0C0000080C0000080BF0000803F0000803F00000040000040400000004100002041000020410000204100004041000040410000704100008841000098410000A8410000B0410000B0410000B0410000B0410000C8410000D0410000D0410000D8410000E0410000E0410000E8410000F0410000F0410000F04100000842000008420000144200001442000018420000C6C200001CC200001CC2000010C2000004C20000F0C10000E0C10000D8C10000D8C10000D0C10000C8C10000C0C10000B8C10000B0C10000B0C10000A8C1000098C1000088C1000088C1000088C1000060C1000050C1000050C1000050C1000040C1000020C10000E0C00000A0C0000080C0000080C0000080C0000040C0000040C0000040C0000040C0000040C0000000C0000000C0000080BF00000000000080400000C040000040410000404100005041000060410000604100009041000098410000B8410000B8410000E0410000E0410000E8410000F8410000F84100000042000000420000184200001C4200001C420000C6C2000018C2000018C2000014C2000004C2000000C2000000C2000000C2000000C20000F8C10000F8C10000F0C10000C0C10000C0C10000B8C10000B0C10000B0C10000A0C1000098C1000070C1000030C1000030C1000020C1000010C10000E0C0000040C0000040C0000000C000000000000000400000404000008040000080400000C04000000041000010410000504100006041000088410000884100009041000098410000A0410000A0410000A8410000B8410000C0410000C8410000D0410000E8410000E8410000F0410000F84100000042000008420000084200000C4200000C42000014420000144200001C4200001CC200001CC2000014C20000F0C10000F0C10000E0C10000E0C10000D8C10000D0C10000C8C10000C0C10000B8C10000B8C10000B8C10000B8C10000B0C10000A8C1000098C1000080C1000030C1000020C10000E0C00000C0C0000000C0000000C0000000C0000000C0000000000000803F000080400000C0400000E0400000104100001041000020410000304100007041000080410000904100009041000098410000A0410000A0410000A8410000B8410000B8410000D0410000D0410000E0410000E8410000F0410000F84100000442000008420000084200000C420000104200001042000010420000144200001C42000020C2000020C2000018C2000018C2000010C2000010C20000E0C10000D0C10000C8C10000C8C10000C0C10000C0C10000A0C1000090C1000088C1000040C1000030C1000030C1000020C1000020C1000020C1000010C1000010C1000000C1000000C10000E0C00000A0C00000A0C0000080C0000040C0000000C0000080BF000080BF000080BF000000000000803F00000040000080400000C0400000C0400000E040000010410000104100005041000050410000504100007041000070410000884100009041000098410000A8410000B8410000C0410000F041000000420000084200000842000008420000104200001C42"> : tensor<9x61xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<9x61xf32>, tensor<9x61xf32>) -> ()
%e1 = stablehlo.constant dense<"0x000020C200001CC200001CC2000014C2000014C2000010C2000010C2000008C2000008C20000F8C10000F0C10000E8C10000E0C10000D8C10000D8C10000D8C10000C0C10000B8C10000B8C10000B0C10000B0C10000B0C10000A0C1000098C1000088C1000088C1000080C1000070C1000070C1000070C1000070C1000050C1000030C1000020C1000020C10000E0C00000A0C0000080C0000080C0000080C00000803F0000C0400000E0400000104100003041000040410000604100007041000080410000884100008841000098410000B0410000B8410000B8410000C041000000420000004200000C420000144200001442000020C2000010C200000CC2000008C2000008C20000E8C10000D0C10000C0C10000A8C10000A0C1000090C1000090C1000080C1000080C1000070C1000050C1000030C1000010C10000E0C00000C0C00000C0C00000A0C0000040C0000000C00000803F0000803F0000803F0000803F0000004000004040000080400000C0400000C0400000E040000000410000404100006041000080410000904100009841000098410000A8410000C0410000C0410000C8410000C8410000D0410000D8410000F0410000F0410000F84100000042000000420000084200000C4200000C420000104200001442000018420000184200001C42000020C200001CC200001CC2000014C2000014C2000008C2000000C20000F8C10000F8C10000E8C10000D0C10000D0C10000C8C10000C8C10000A0C1000090C1000090C1000090C1000070C1000060C1000040C1000030C1000030C1000010C1000010C1000010C10000E0C00000C0C0000000000000803F0000803F00000040000080400000A0400000A0400000C0400000E0400000E040000000410000204100005041000050410000604100008041000088410000884100009041000098410000B0410000B8410000C0410000C0410000D8410000F841000000420000044200001442000018420000184200001C4200001C42000020C2000020C200001CC200001CC2000018C2000018C2000010C2000010C200000CC200000CC2000000C20000F8C10000F8C10000E8C10000E8C10000E0C10000D0C10000C0C10000B8C10000B8C10000B8C10000B0C10000A0C1000080C1000060C1000040C1000010C1000000C10000C0C0000080C0000000C000000040000080400000A0400000C0400000204100005041000060410000704100007041000080410000884100008841000088410000A0410000B0410000B0410000B0410000B8410000C0410000C8410000E0410000E0410000E0410000E8410000F0410000F041000000420000184200001C4200001C4200001CC200001CC2000010C2000010C2000010C2000008C2000008C2000004C20000D0C10000C0C10000B8C10000B0C10000A8C10000A0C10000A0C1000090C1000060C1000060C1000050C1000030C1000030C1000010C1000010C1000010C1000000C10000A0C0000080C0000080BF0000803F0000803F00000040000040400000004100002041000020410000204100004041000040410000704100008841000098410000A8410000B0410000B0410000B0410000B0410000C8410000D0410000D0410000D8410000E0410000E0410000E8410000F0410000F0410000F04100000842000008420000144200001442000018420000C6C200001CC200001CC2000010C2000004C20000F0C10000E0C10000D8C10000D8C10000D0C10000C8C10000C0C10000B8C10000B0C10000B0C10000A8C1000098C1000088C1000088C1000088C1000060C1000050C1000050C1000050C1000040C1000020C10000E0C00000A0C0000080C0000080C0000080C0000040C0000040C0000040C0000040C0000040C0000000C0000000C0000080BF00000000000080400000C040000040410000404100005041000060410000604100009041000098410000B8410000B8410000E0410000E0410000E8410000F8410000F84100000042000000420000184200001C4200001C420000C6C2000018C2000018C2000014C2000004C2000000C2000000C2000000C2000000C20000F8C10000F8C10000F0C10000C0C10000C0C10000B8C10000B0C10000B0C10000A0C1000098C1000070C1000030C1000030C1000020C1000010C10000E0C0000040C0000040C0000000C000000000000000400000404000008040000080400000C04000000041000010410000504100006041000088410000884100009041000098410000A0410000A0410000A8410000B8410000C0410000C8410000D0410000E8410000E8410000F0410000F84100000042000008420000084200000C4200000C42000014420000144200001C4200001CC200001CC2000014C20000F0C10000F0C10000E0C10000E0C10000D8C10000D0C10000C8C10000C0C10000B8C10000B8C10000B8C10000B8C10000B0C10000A8C1000098C1000080C1000030C1000020C10000E0C00000C0C0000000C0000000C0000000C0000000C0000000000000803F000080400000C0400000E0400000104100001041000020410000304100007041000080410000904100009041000098410000A0410000A0410000A8410000B8410000B8410000D0410000D0410000E0410000E8410000F0410000F84100000442000008420000084200000C420000104200001042000010420000144200001C42000020C2000020C2000018C2000018C2000010C2000010C20000E0C10000D0C10000C8C10000C8C10000C0C10000C0C10000A0C1000090C1000088C1000040C1000030C1000030C1000020C1000020C1000020C1000010C1000010C1000000C1000000C10000E0C00000A0C00000A0C0000080C0000040C0000000C0000080BF000080BF000080BF000000000000803F00000040000080400000C0400000C0400000E040000010410000104100005041000050410000504100007041000070410000884100009041000098410000A8410000B8410000C0410000F041000000420000084200000842000008420000104200001C42"> : tensor<9x61xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<9x61xf32>, tensor<9x61xf32>) -> ()
%e2 = stablehlo.constant dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F000000100000001100000012000000130000001400000015000000160000001700000018000000190000001A0000001B0000001C0000001D0000001E0000001F000000200000002100000022000000230000002400000025000000260000002700000028000000290000002A0000002B0000002C0000002D0000002E0000002F000000300000003100000032000000330000003400000035000000360000003700000038000000390000003A0000003B0000003C0000002D0000001400000010000000020000000F00000034000000390000003800000035000000040000001900000028000000270000003600000009000000080000002500000016000000000000002F0000003B000000210000003C000000050000000600000011000000330000003A000000120000002B000000150000001B000000310000000100000018000000230000001D0000000D000000370000001C00000029000000070000000E0000001E00000003000000300000002C000000260000000B0000001F0000002E000000200000002A0000002400000017000000220000000A000000130000000C0000001A00000032000000160000002C00000032000000170000002A0000001C00000024000000100000001800000036000000260000002E000000020000001E0000001400000006000000150000002F0000000C00000038000000300000000300000039000000120000002000000034000000330000000E0000002D000000210000003A00000000000000280000001900000027000000040000000A000000250000000500000007000000220000002B0000000B000000350000001A0000003C0000001B0000000D0000000F0000003B00000008000000290000002300000001000000130000001D0000001F000000090000003100000011000000370000001000000011000000000000002000000001000000300000001200000021000000020000000300000013000000220000002300000014000000310000001500000016000000240000001700000018000000320000002500000033000000040000001900000005000000340000001A000000260000001B00000006000000270000001C0000000700000028000000080000003500000029000000090000001D000000360000000A0000000B0000002A0000002B0000000C0000002C00000037000000380000000D0000001E0000000E0000001F0000002D0000002E0000002F000000390000003A0000003B0000000F0000003C0000000000000018000000010000000200000019000000030000001A0000001B000000040000001C00000005000000060000001D000000070000001E0000001F00000008000000200000000900000021000000300000000A00000022000000230000003100000032000000240000003300000025000000340000003500000026000000360000000B000000270000003700000028000000290000002A0000002B000000380000002C0000000C0000000D000000390000003A0000000E0000000F0000003B00000010000000110000002D00000012000000130000002E0000003C000000140000001500000016000000170000002F00000032000000200000003000000031000000000000002100000022000000010000001000000011000000230000002400000025000000020000000300000012000000260000000400000005000000130000001400000015000000270000002800000016000000170000000600000007000000180000001900000029000000080000001A0000002A0000003300000034000000090000002B000000350000000A0000001B0000001C0000000B0000001D0000002C0000000C0000000D000000360000000E0000001E0000002D0000002E00000037000000380000000F000000390000001F0000003A0000003B0000002F0000003C0000001100000000000000200000002100000022000000230000002400000030000000310000001000000025000000260000000100000027000000120000001300000028000000020000003200000033000000030000001400000004000000340000002900000005000000060000002A0000000700000035000000150000001600000017000000080000002B000000090000003600000018000000190000002C0000000A0000000B0000002D000000370000001A000000380000001B0000002E0000001C000000390000003A0000000C0000000D0000001D0000000E0000001E0000000F0000003B0000001F0000003C0000002F0000000000000028000000010000000200000003000000290000002A0000002B000000040000002C000000050000000600000007000000080000002D000000090000002E0000000A0000000B0000000C0000000D0000002F0000000E0000000F000000100000001100000030000000120000003100000032000000130000003300000014000000340000001500000016000000170000001800000019000000350000001A0000001B0000001C0000001D0000001E000000360000001F00000037000000200000002100000038000000390000003A000000220000003B0000002300000024000000250000003C00000026000000270000003B0000003C000000390000003A0000003700000038000000360000003500000033000000340000003100000032000000300000002F0000002E0000002D0000002B0000002C00000028000000290000002A00000026000000270000002400000025000000230000002100000022000000200000001F0000001E0000001B0000001C0000001D0000001A00000019000000180000001700000015000000160000001400000012000000130000000F00000010000000110000000D0000000E0000000C0000000B0000000A00000009000000080000000700000006000000050000000200000003000000040000000100000000000000"> : tensor<9x61xi32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<9x61xi32>, tensor<9x61xi32>) -> ()
%e3 = stablehlo.constant dense<"0x000014C2000014C200000CC2000000C2000000C20000C0C10000B8C10000B8C10000B0C1000098C1000088C1000088C1000080C1000070C1000060C1000040C1000030C1000010C10000E0C00000C0C0000080BF0000804000008040000080400000A0400000E0400000204100002041000030410000504100007041000070410000704100007041000080410000884100008841000098410000A0410000B0410000B0410000B0410000B8410000B8410000C0410000D8410000D8410000D8410000E0410000E8410000F0410000F84100000842000008420000104200001042000014420000144200001C4200001C420000204200001CC2000018C2000018C2000014C2000010C200000CC200000CC2000008C2000000C2000000C20000F8C10000F0C10000F0C10000D8C10000D0C10000C8C10000C8C10000C0C10000C0C10000A8C1000098C1000098C1000090C1000080C1000060C1000040C1000000C10000E0C00000C0C00000C0C0000080C0000040C0000000C0000080BF000080BF000080BF000080BF00000040000040400000A0400000C0400000C0400000E04000001041000030410000504100007041000080410000804100009041000090410000A0410000A8410000C0410000D0410000E841000008420000084200000C42000010420000204200001CC200001CC2000018C2000018C2000014C2000004C2000000C20000F8C10000D8C10000C0C10000C0C10000B8C10000B0C1000098C1000090C1000088C1000088C1000080C1000060C1000050C1000050C1000020C1000000C10000E0C00000E0C00000C0C00000A0C00000A0C0000080C0000000C0000080BF000080BF000000800000C0400000E04000001041000010410000104100003041000030410000404100006041000070410000904100009041000090410000A0410000C8410000C8410000D0410000D0410000E8410000F8410000F8410000004200000842000014420000144200001C4200001C420000204200001CC200001CC2000018C2000000C20000F0C10000F0C10000E8C10000E0C10000E0C10000E0C10000C8C10000C0C10000B8C10000B0C10000B0C10000B0C10000A0C1000088C1000088C1000088C1000080C1000070C1000070C1000060C1000050C1000020C10000C0C00000A0C0000080C0000000C000000040000080400000C04000000041000010410000404100006041000080410000A0410000B0410000B8410000B8410000B8410000C0410000D0410000E0410000E8410000E8410000F8410000F8410000004200000C4200000C420000104200001042000018420000184200001C4200001C420000204200002042000018C2000014C2000014C2000008C2000008C20000F0C10000F0C10000F0C10000E8C10000E0C10000E0C10000D8C10000D0C10000D0C10000C8C10000B0C10000B0C10000B0C10000B0C10000A8C1000098C1000088C1000070C1000040C1000040C1000020C1000020C1000020C1000000C1000040C0000000C0000080BF000080BF0000803F000080400000A040000000410000104100001041000010410000304100003041000050410000604100006041000090410000A0410000A0410000A8410000B0410000B8410000C0410000D04100000442000008420000084200001042000010420000104200001C4200001C4200001CC200001CC2000018C2000000C2000000C20000F8C10000F8C10000E8C10000E0C10000E0C10000B8C10000B8C1000098C1000090C1000060C1000060C1000050C1000040C1000040C10000C0C0000080C0000000800000803F000000400000004000004040000040400000404000004040000040400000804000008040000080400000A0400000E040000020410000404100005041000050410000504100006041000088410000884100008841000098410000A8410000B0410000B0410000B8410000C0410000C8410000D0410000D8410000D8410000E0410000F041000004420000104200001C4200001C420000C64200001CC2000014C2000014C200000CC200000CC2000008C2000008C2000000C20000F8C10000F0C10000E8C10000E8C10000D0C10000C8C10000C0C10000B8C10000A8C10000A0C10000A0C1000098C1000090C1000088C1000088C1000060C1000050C1000010C1000000C10000C0C0000080C0000080C0000040C0000000C0000000800000004000004040000040400000E0400000104100002041000030410000304100007041000098410000A0410000B0410000B0410000B8410000C0410000C0410000F0410000F8410000F84100000042000000420000004200000042000004420000144200001842000018420000C64200001CC2000014C2000010C2000010C2000010C200000CC2000008C2000008C2000004C20000F8C10000F0C10000E8C10000E0C10000D0C10000D0C10000B8C10000B8C10000A8C10000A0C10000A0C1000098C1000090C1000090C1000080C1000070C1000030C1000020C1000010C1000010C10000E0C00000C0C0000080C0000080BF00000080000000400000004000000040000000400000C0400000E040000020410000304100008041000098410000A8410000B0410000B8410000B8410000B8410000B8410000C0410000C8410000D0410000D8410000E0410000E0410000F0410000F0410000144200001C4200001C4200001CC2000010C2000008C2000008C2000008C2000000C20000F0C10000C0C10000B8C10000A8C1000098C1000090C1000088C1000070C1000070C1000050C1000050C1000050C1000010C1000010C10000E0C00000C0C00000C0C0000080C0000000C0000080BF000000800000803F0000803F0000803F0000004000004040000080400000A0400000A0400000E0400000004100000041000010410000104100002041000020410000204100003041000030410000404100008841000090410000A0410000C0410000C0410000C8410000C8410000D0410000E041000010420000104200001842000018420000204200002042"> : tensor<9x61xf32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<9x61xf32>, tensor<9x61xf32>) -> ()
%e4 = stablehlo.constant dense<"0x3B0000003C0000003A000000380000003900000037000000350000003600000034000000330000003100000032000000300000002F0000002E0000002D0000002C0000002B0000002A000000290000002800000025000000260000002700000024000000230000002100000022000000200000001F0000001B0000001C0000001D0000001E0000001A000000180000001900000017000000160000001300000014000000150000001100000012000000100000000D0000000E0000000F0000000C0000000B0000000A00000009000000070000000800000005000000060000000300000004000000010000000200000000000000320000000C0000001A000000130000000A000000170000002200000024000000200000002A0000002E0000000B0000001F000000260000002C00000003000000300000000E0000001E000000070000001C00000029000000370000000D0000001D0000002300000018000000010000001B00000031000000150000002B000000120000000600000011000000330000003A000000050000003C000000210000002F0000003B0000000000000016000000250000000800000009000000270000003600000019000000280000000400000035000000380000003900000034000000020000000F00000010000000140000002D000000110000003700000009000000310000001F0000001D00000013000000010000002300000008000000290000003B0000000F0000000D0000001B0000001A0000003C000000350000000B000000220000002B00000007000000050000000A000000250000000400000019000000270000002800000000000000210000003A0000002D0000000E00000033000000120000002000000034000000030000003900000030000000380000000C00000006000000150000002F00000014000000020000001E000000260000002E000000360000001000000018000000240000001C000000170000002A0000002C00000032000000160000000F0000003C0000003B0000003A0000002F000000390000002E0000000E0000001F0000002D0000001E0000000D000000380000000C0000002C000000370000002B0000000A0000000B0000002A00000036000000090000001D00000029000000350000000800000028000000070000001C00000027000000060000001B000000260000001A0000003400000005000000190000000400000033000000250000001700000018000000320000002400000016000000150000001400000031000000220000002300000013000000020000000300000012000000210000000100000030000000000000002000000010000000110000002F00000016000000170000001400000015000000130000002E0000003C00000012000000110000002D000000100000000F0000003B0000000E0000000C0000000D000000390000003A0000002C000000380000002B0000002A00000028000000290000000B00000027000000370000003600000026000000350000002500000034000000330000002400000032000000310000000A000000220000002300000021000000300000000900000008000000200000001F000000070000001E0000001D00000006000000050000001C000000040000001B000000030000001A00000001000000020000001900000000000000180000002F0000003C0000003B0000001F0000003A0000000F00000039000000380000002E000000370000001E0000002D0000000E000000360000000C0000000D0000002C0000000B0000001D0000001C0000001B0000000A00000035000000090000002B000000080000001A0000002A0000003300000034000000180000001900000029000000070000000600000017000000160000001500000027000000280000001400000004000000050000001300000026000000120000000200000003000000250000002400000023000000110000000100000010000000220000002100000000000000310000002000000030000000320000002F0000001F0000003C0000000F0000003B0000000E0000001E0000001D0000000D0000000C000000390000003A0000001C0000002E0000001B000000380000001A0000002D000000370000000B0000000A000000190000002C0000001800000036000000090000002B0000000800000016000000170000001500000035000000070000002A000000050000000600000029000000340000000400000003000000140000003300000032000000020000001300000028000000120000000100000027000000260000001000000025000000230000002400000030000000310000002200000021000000000000002000000011000000270000002600000024000000250000003C00000023000000220000003B0000003A000000390000003800000021000000200000001F000000370000001E000000360000001D0000001B0000001C0000001A000000190000003500000018000000170000001600000015000000140000003400000033000000130000003200000031000000120000000F0000001000000011000000300000000E0000002F0000000D0000000C0000000B0000000A0000002E000000090000000600000007000000080000002D000000050000002C000000040000002B000000290000002A0000000200000003000000010000000000000028000000000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F000000100000001100000012000000130000001400000015000000160000001700000018000000190000001A0000001B0000001C0000001D0000001E0000001F000000200000002100000022000000230000002400000025000000260000002700000028000000290000002A0000002B0000002C0000002D0000002E0000002F000000300000003100000032000000330000003400000035000000360000003700000038000000390000003A0000003B0000003C000000"> : tensor<9x61xi32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<9x61xi32>, tensor<9x61xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<9x61xf32>) -> (tensor<9x61xf32>, tensor<9x61xf32>, tensor<9x61xi32>, tensor<9x61xf32>, tensor<9x61xi32>) {
%0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%6 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%7 = stablehlo.select %6, %cst_0, %arg1 : tensor<i1>, tensor<f32>
%8 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%9 = stablehlo.select %8, %cst_1, %7 : tensor<i1>, tensor<f32>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%10 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%11 = stablehlo.select %10, %cst_3, %arg2 : tensor<i1>, tensor<f32>
%12 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%13 = stablehlo.select %12, %cst_4, %11 : tensor<i1>, tensor<f32>
%14 = stablehlo.compare LT, %9, %13, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
stablehlo.return %14 : tensor<i1>
}) : (tensor<9x61xf32>) -> tensor<9x61xf32>
%1 = stablehlo.iota dim = 1 : tensor<9x61xi32>
%2:2 = "stablehlo.sort"(%arg0, %1) <{dimension = 1 : i64, is_stable = true}> ({
^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%6 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%7 = stablehlo.select %6, %cst_0, %arg1 : tensor<i1>, tensor<f32>
%8 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%9 = stablehlo.select %8, %cst_1, %7 : tensor<i1>, tensor<f32>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%10 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%11 = stablehlo.select %10, %cst_3, %arg2 : tensor<i1>, tensor<f32>
%12 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%13 = stablehlo.select %12, %cst_4, %11 : tensor<i1>, tensor<f32>
%14 = stablehlo.compare LT, %9, %13, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
stablehlo.return %14 : tensor<i1>
}) : (tensor<9x61xf32>, tensor<9x61xi32>) -> (tensor<9x61xf32>, tensor<9x61xi32>)
%3 = stablehlo.negate %arg0 : tensor<9x61xf32>
%4 = stablehlo.iota dim = 1 : tensor<9x61xi32>
%5:2 = "stablehlo.sort"(%3, %4) <{dimension = 1 : i64, is_stable = true}> ({
^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%6 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%7 = stablehlo.select %6, %cst_0, %arg1 : tensor<i1>, tensor<f32>
%8 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%9 = stablehlo.select %8, %cst_1, %7 : tensor<i1>, tensor<f32>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%10 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%11 = stablehlo.select %10, %cst_3, %arg2 : tensor<i1>, tensor<f32>
%12 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%13 = stablehlo.select %12, %cst_4, %11 : tensor<i1>, tensor<f32>
%14 = stablehlo.compare LT, %9, %13, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
stablehlo.return %14 : tensor<i1>
}) : (tensor<9x61xf32>, tensor<9x61xi32>) -> (tensor<9x61xf32>, tensor<9x61xi32>)
return %0, %2#0, %2#1, %5#0, %5#1 : tensor<9x61xf32>, tensor<9x61xf32>, tensor<9x61xi32>, tensor<9x61xf32>, tensor<9x61xi32>
}
}
// -----
// three_dims
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x7110A3BE8C0BDA3FA08E67BF4F41E1BFE50042BFF56B5F3FB9DA8F3FB8831E3EC8DA40BFCB2BD53FB72CDB3F4A0182BE16F3B8BE1DEDE73E62BD5A3F5800F63E2F4B89BE45FC6DBEBE7F153F3EF2D53F3472E7BF391AD2BFFAE8853F631425BE07E78D3F975A213E93361CBE9889E83F08C806BFFC8A163FBB13323E9929C7BF2830AABFA966A23FDAF7B93D3D30373F36AD3CBE9E18B33F743BB43F8E4B8EBED6DEBDBF226CA93F11FC7DBB660F683E1B87073D8D1FEDBF98FB513D85E6CEBF17DFDFBFD1A7A73F0615B7BF68D4623FF78778BE91EC313C1F32063D0663AABF9554DFBFFD350D3F3862CBBFA3B3DEBF5FC3E8BF89DFD33E7723E43F4E83263EE419F8BF16D3A43E8CB0B3BD4D15403F7899C3BFEA27323FA520DD3F615C90BFBBC1E63F7731D53EE42DB03FBB9395BF7030E6BE3EA7BE3FB2DEA93F3848B53E829B743F847D8E3EA1E45ABEC23745BFC58808BC04E18D3D9F5A8EBD69A1FABF67C9F53FEE0AFB3F2B0E593FA1FAA1BF22C3BF3F61807FBFB1A4ECBF798EA1BF19F0933FF473BD3F3A22ED3F36F39B3F867B46BF59DE5B3EC6094D3FF591E3BF4232D4BFE8285B3FEAF621BF2989D0BF21A30A3C102FD1BFC722303F0EE0D4BFDD76F33FFA36A53F0BCB97BF8C79B1BF0D97573F0BC787BFF70FBC3FEB5B813F3D4E9B3F8D3DF0BE21D19E3FB54CD73FC38BBF3FEDC55ABF663E9CBF4702CDBF2FD38FBF1CDFDB3ECBDC43BF9C5CCBBD6044CB3F103FAF3EE04A96BE896CCFBF05ED113FD3BC96BE1871B5BFF120DD3EAF47D83EE2BADE3FE82DF4BFB339BABFDFFE2FBF2456ACBF054FD4BF6142D6BF47C9943E157AD13BC01EC8BF25869ABFE2839FBFA4ADABBC2DF9083D8131393FCDF9373F31D1CC3F027DDABEFFACB6BFB32E263FA929FA3FD44377BF90D9003F639250BF126E1DBF3946BABE19CFABBF496162BFB734ED3E281A803F0B813B3F0CAED33FD75B3D3D59F34B3F8A3583BF00BAECBF3DAAF13E4393F5BF9EE3BDBF2C55C1BF0B7BD1BE9081AFBF9D15E73F771E8C3EFCECC73EAB0CD23FB335893F7E82F33FDB028DBDA1A6BE3F6820F03F3D22F93E5268EA3FEF1B8F3FD59FB9BFBE73A53F5D03DC3FE19E6A3FAD944ABFB59C07BFEF93813CC2245EBF70E26CBF9313D03F90C0433FFD7EFABF64060FBFF49B21BD87C3653FEAB48DBFBBF8903FBFF5C0BFE991203F8D1D90BF252C06BD"> : tensor<4x6x9xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<4x6x9xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x6x9xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x6x9xf32>
%r:5 = call @f(%a0) : (tensor<4x6x9xf32>) -> (tensor<6xf32>, tensor<4x9xf32>, tensor<4xf32>, tensor<9x6xf32>, tensor<4x6x9xf32>)
%e0 = stablehlo.constant dense<"0x39D123C197B7C540A2A8FE4054D9E640C8E0DDC04E9DBDC0"> : tensor<6xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<6xf32>, tensor<6xf32>) -> ()
%e1 = stablehlo.constant dense<"0xF3FBDA3FBD5BC040B48F25C0F4B1B3C09EF97CBFA0C8043EEEA49B409A96F33D3AEEC1BE59F78A406171A3C04062653F480069BF110F9BC0109398C0B049843E1F6BA8406CDC7240B74293C09C9C20C0B59627BF4F2819C06A623F403CCB1B405A6A553F5CDD00C013BE86BF803ABABFBE051A40D03ED53D36F2B03F641E7B3F38B683C0A40102402E4C0C3F060C933F"> : tensor<4x9xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<4x9xf32>, tensor<4x9xf32>) -> ()
%e2 = stablehlo.constant dense<"0x9889E83FEE0AFB3FA929FA3F7E82F33F"> : tensor<4xf32>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<4xf32>, tensor<4xf32>) -> ()
%e3 = stablehlo.constant dense<"0x2F1F9FBFB0F5BF3FE047B0BE05B1CF3EE082643F405E9BBF843342BF6B68394024D99D3D8CDCA83F3F4100C0F8E53ABFD9A931C03DFB8F3F884C3BC0D01AB33F6DC2373F507E603EB41E5FC01CD0C73F1E4113BF46EE43BF92C73BC03812ABBFB6FA4EBFFCFB94BE6461D73D0ACA463FCC317AC0E4EF10408F2B6BBFA623A4BF274ACF3F48C0103E2A845BBF12B7A0C02BF230C0A8255540B145B540CC7ECCBEEE659B3F3B35713F1590B5BE59C6843FD882F63FBAAEB23F04D0A13FA812ADBFE1CD37403FB16CC05A5B1A405B363C406CA4A8BFDF4B9B3E"> : tensor<9x6xf32>
stablehlo.custom_call @check.expect_close(%r#3, %e3) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<9x6xf32>, tensor<9x6xf32>) -> ()
%e4 = stablehlo.constant dense<"0x8D1FEDBF08C806BF3472E7BF4F41E1BF9929C7BF0615B7BF11FC7DBB2F4B89BEC8DA40BF7110A3BE98FB513D85E6CEBF17DFDFBFD6DEBDBF2830AABF5800F63EF78778BE45FC6DBE36AD3CBE9E18B33FA08E67BF391AD2BFE50042BF631425BE68D4623FDAF7B93D93361CBEBE7F153F3EF2D53F4A0182BE16F3B8BE1DEDE73E62BD5A3F07E78D3FB8831E3E91EC313CCB2BD53F8C0BDA3FFC8A163F8E4B8EBEFAE8853FF56B5F3FB9DA8F3F975A213E1B87073D9889E83FB72CDB3F743BB43FBB13323ED1A7A73F226CA93FA966A23F660F683E3D30373F1F32063DE419F8BF9554DFBFBB9395BFB1A4ECBFA3B3DEBF69A1FABFEAF621BF2989D0BF4E83263E0663AABFC23745BF61807FBFF591E3BF4232D4BF5FC3E8BF3848B53E615C90BF847D8E3EA1FAA1BF59DE5B3E8CB0B3BD3862CBBF7899C3BFEA27323F89DFD33E829B743F2B0E593F867B46BF16D3A43EC58808BC7030E6BE798EA1BFE8285B3FF473BD3F7723E43F36F39B3FA1E45ABEE42DB03FFD350D3F04E18D3D9F5A8EBD19F0933FA520DD3F3A22ED3FBBC1E63F7731D53E22C3BF3FC6094D3F4D15403F3EA7BE3FB2DEA93F67C9F53FEE0AFB3F896CCFBF102FD1BF054FD4BF6142D6BFCBDC43BF027DDABEC01EC8BFE82DF4BFB339BABF663E9CBF4702CDBF2FD38FBF0EE0D4BF8D3DF0BE9C5CCBBDFFACB6BF8C79B1BFE2839FBF0BC787BF2456ACBFD3BC96BE1871B5BF47C9943E157AD13B0BCB97BF25869ABFEDC55ABFDFFE2FBF2DF9083DC722303F1CDFDB3EF120DD3EAF47D83E6044CB3F103FAF3EE04A96BEA4ADABBC05ED113F8131393FCDF9373F31D1CC3F21D19E3FB54CD73FB32E263F0D97573F21A30A3CF70FBC3FEB5B813F3D4E9B3FDD76F33FFA36A53FE2BADE3FC38BBF3FA929FA3F2C55C1BFAD944ABF9081AFBFEAB48DBF8A3583BF00BAECBFD59FB9BF4393F5BFFD7EFABFD44377BF0B7BD1BE639250BF126E1DBFC2245EBFBFF5C0BF496162BF8D1D90BF9EE3BDBF64060FBFF49B21BDB59C07BFEF93813C3946BABE19CFABBF3DAAF13EB734ED3E252C06BDDB028DBD90D9003FD75B3D3D3D22F93E771E8C3E70E26CBFE991203F90C0433F281A803F0B813B3FA1A6BE3F87C3653F59F34B3FBBF8903FFCECC73E9313D03FB335893F5D03DC3FE19E6A3F0CAED33F6820F03F9D15E73F5268EA3FEF1B8F3FAB0CD23FBE73A53F7E82F33F"> : tensor<4x6x9xf32>
stablehlo.custom_call @check.expect_close(%r#4, %e4) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<4x6x9xf32>, tensor<4x6x9xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<4x6x9xf32>) -> (tensor<6xf32>, tensor<4x9xf32>, tensor<4xf32>, tensor<9x6xf32>, tensor<4x6x9xf32>) {
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 2] : (tensor<4x6x9xf32>, tensor<f32>) -> tensor<6xf32>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%1 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<4x6x9xf32>, tensor<f32>) -> tensor<4x9xf32>
%cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%2 = stablehlo.reduce(%arg0 init: %cst_1) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<4x6x9xf32>, tensor<f32>) -> tensor<4xf32>
%3 = stablehlo.transpose %arg0, dims = [2, 0, 1] : (tensor<4x6x9xf32>) -> tensor<9x4x6xf32>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%4 = stablehlo.reduce(%3 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<9x4x6xf32>, tensor<f32>) -> tensor<9x6xf32>
%5 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
%cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%6 = stablehlo.compare EQ, %arg1, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%7 = stablehlo.select %6, %cst_4, %arg1 : tensor<i1>, tensor<f32>
%8 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%9 = stablehlo.select %8, %cst_5, %7 : tensor<i1>, tensor<f32>
%cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%10 = stablehlo.compare EQ, %arg2, %cst_6, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%11 = stablehlo.select %10, %cst_7, %arg2 : tensor<i1>, tensor<f32>
%12 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_8 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%13 = stablehlo.select %12, %cst_8, %11 : tensor<i1>, tensor<f32>
%14 = stablehlo.compare LT, %9, %13, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
stablehlo.return %14 : tensor<i1>
}) : (tensor<4x6x9xf32>) -> tensor<4x6x9xf32>
return %0, %1, %2, %4, %5 : tensor<6xf32>, tensor<4x9xf32>, tensor<4xf32>, tensor<9x6xf32>, tensor<4x6x9xf32>
}
}
