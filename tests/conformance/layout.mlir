// pads_3
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%r:4 = call @f(%a0) : (tensor<3xf32>) -> (tensor<8xf32>, tensor<10xf32>, tensor<8xf32>, tensor<7xf32>)
%e0 = stablehlo.constant dense<"0x0000E0400000E040CB25D4BFC6C086BFA6409A3F0000E0400000E0400000E040"> : tensor<8xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<8xf32>, tensor<8xf32>) -> ()
%e1 = stablehlo.constant dense<"0x0000E040CB25D4BF0000E0400000E040C6C086BF0000E0400000E040A6409A3F0000E0400000E040"> : tensor<10xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<10xf32>, tensor<10xf32>) -> ()
%e2 = stablehlo.constant dense<"0x0000E040C6C086BF0000E040A6409A3F0000E0400000E0400000E0400000E040"> : tensor<8xf32>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<8xf32>, tensor<8xf32>) -> ()
%e3 = stablehlo.constant dense<"0x0000004100000041000000410000004100000041964B28BFC01858BD"> : tensor<7xf32>
stablehlo.custom_call @check.expect_close(%r#3, %e3) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<7xf32>, tensor<7xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<3xf32>) -> (tensor<8xf32>, tensor<10xf32>, tensor<8xf32>, tensor<7xf32>) {
%cst = stablehlo.constant dense<7.000000e+00> : tensor<f32>
%0 = stablehlo.pad %arg0, %cst, low = [2], high = [3], interior = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<8xf32>
%cst_0 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
%1 = stablehlo.pad %arg0, %cst_0, low = [1], high = [2], interior = [2] : (tensor<3xf32>, tensor<f32>) -> tensor<10xf32>
%cst_1 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
%2 = stablehlo.pad %arg0, %cst_1, low = [-1], high = [4], interior = [1] : (tensor<3xf32>, tensor<f32>) -> tensor<8xf32>
%cst_2 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
%3 = stablehlo.pad %arg0, %cst_2, low = [5], high = [-1], interior = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<7xf32>
%cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7xf32>
%5 = stablehlo.add %3, %4 : tensor<7xf32>
return %0, %1, %2, %5 : tensor<8xf32>, tensor<10xf32>, tensor<8xf32>, tensor<7xf32>
}
}
// -----
// joins_3
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%c1 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBF"> : tensor<3xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xf32>
%r:3 = call @f(%a0, %a1) : (tensor<3xf32>, tensor<3xf32>) -> (tensor<7xf32>, tensor<5xf32>, tensor<3xf32>)
%e0 = stablehlo.constant dense<"0xCB25D4BFC6C086BFA6409A3FE0277FBFCDBCE43F66119FBFCB25D4BF"> : tensor<7xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<7xf32>, tensor<7xf32>) -> ()
%e1 = stablehlo.constant dense<"0xC6C006C0A6401A4066119FBFCDBCE43FE0277FBF"> : tensor<5xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e2 = stablehlo.constant dense<"0xBA7E3F40989B39C05B2A03C0"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>) -> (tensor<7xf32>, tensor<5xf32>, tensor<3xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
%1 = stablehlo.concatenate %arg0, %arg1, %0, dim = 0 : (tensor<3xf32>, tensor<3xf32>, tensor<1xf32>) -> tensor<7xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
%3 = stablehlo.multiply %arg0, %2 : tensor<3xf32>
%4 = stablehlo.reverse %arg1, dims = [0] : tensor<3xf32>
%5 = stablehlo.concatenate %3, %4, dim = 0 : (tensor<3xf32>, tensor<3xf32>) -> tensor<6xf32>
%6 = stablehlo.slice %5 [1:6] : (tensor<6xf32>) -> tensor<5xf32>
%7 = call @_roll_static(%arg0) : (tensor<3xf32>) -> tensor<3xf32>
%8 = call @_roll_static_0(%arg1) : (tensor<3xf32>) -> tensor<3xf32>
%9 = stablehlo.add %7, %8 : tensor<3xf32>
return %1, %6, %9 : tensor<7xf32>, tensor<5xf32>, tensor<3xf32>
}
func.func private @_roll_static(%arg0: tensor<3xf32>) -> tensor<3xf32> {
%0 = stablehlo.slice %arg0 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
%1 = stablehlo.slice %arg0 [0:2] : (tensor<3xf32>) -> tensor<2xf32>
%2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1xf32>, tensor<2xf32>) -> tensor<3xf32>
return %2 : tensor<3xf32>
}
func.func private @_roll_static_0(%arg0: tensor<3xf32>) -> tensor<3xf32> {
%0 = stablehlo.slice %arg0 [1:3] : (tensor<3xf32>) -> tensor<2xf32>
%1 = stablehlo.slice %arg0 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
%2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<2xf32>, tensor<1xf32>) -> tensor<3xf32>
return %2 : tensor<3xf32>
}
}
// -----
// slices_3
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%r:4 = call @f(%a0) : (tensor<3xf32>) -> (tensor<2xf32>, tensor<3xf32>, tensor<3xf32>, tensor<1xf32>)
%e0 = stablehlo.constant dense<"0xCB25D4BFA6409A3F"> : tensor<2xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<2xf32>, tensor<2xf32>) -> ()
%e1 = stablehlo.constant dense<"0xA6409A3FC6C086BFCB25D4BF"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e2 = stablehlo.constant dense<"0x3833374000000000383337C0"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e3 = stablehlo.constant dense<"0xC6C086BF"> : tensor<1xf32>
stablehlo.custom_call @check.expect_close(%r#3, %e3) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<1xf32>, tensor<1xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<3xf32>) -> (tensor<2xf32>, tensor<3xf32>, tensor<3xf32>, tensor<1xf32>) {
%0 = stablehlo.slice %arg0 [0:3:2] : (tensor<3xf32>) -> tensor<2xf32>
%1 = stablehlo.reverse %arg0, dims = [0] : tensor<3xf32>
%2 = stablehlo.reverse %arg0, dims = [0] : tensor<3xf32>
%3 = stablehlo.subtract %2, %arg0 : tensor<3xf32>
%4 = stablehlo.slice %arg0 [1:3:3] : (tensor<3xf32>) -> tensor<1xf32>
return %0, %1, %3, %4 : tensor<2xf32>, tensor<3xf32>, tensor<3xf32>, tensor<1xf32>
}
}
// -----
// dynamic_3
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%c1 = stablehlo.constant dense<"0x01000000"> : tensor<i32>
%z1 = stablehlo.constant dense<0> : tensor<i32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<i32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<i32>
%r:3 = call @f(%a0, %a1) : (tensor<3xf32>, tensor<i32>) -> (tensor<1xf32>, tensor<3xf32>, tensor<1xf32>)
%e0 = stablehlo.constant dense<"0xC6C086BF"> : tensor<1xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<1xf32>, tensor<1xf32>) -> ()
%e1 = stablehlo.constant dense<"0xCB25D4BFCB2554C0A6409A3F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e2 = stablehlo.constant dense<"0xC6C086BF"> : tensor<1xf32>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<1xf32>, tensor<1xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<3xf32>, %arg1: tensor<i32>) -> (tensor<1xf32>, tensor<3xf32>, tensor<1xf32>) {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<3> : tensor<i32>
%1 = stablehlo.add %arg1, %c_0 : tensor<i32>
%2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
%3 = stablehlo.dynamic_slice %arg0, %2, sizes = [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
%4 = stablehlo.slice %arg0 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1xf32>
%6 = stablehlo.multiply %4, %5 : tensor<1xf32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.compare LT, %arg1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%8 = stablehlo.add %arg1, %c_2 : tensor<i32>
%9 = stablehlo.select %7, %8, %arg1 : tensor<i1>, tensor<i32>
%10 = stablehlo.dynamic_update_slice %arg0, %6, %9 : (tensor<3xf32>, tensor<1xf32>, tensor<i32>) -> tensor<3xf32>
%11 = call @dynamic_index_in_dim(%arg0, %arg1) : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
return %3, %10, %11 : tensor<1xf32>, tensor<3xf32>, tensor<1xf32>
}
func.func private @dynamic_index_in_dim(%arg0: tensor<3xf32>, %arg1: tensor<i32>) -> tensor<1xf32> {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<3> : tensor<i32>
%1 = stablehlo.add %arg1, %c_0 : tensor<i32>
%2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
%3 = stablehlo.dynamic_slice %arg0, %2, sizes = [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
return %3 : tensor<1xf32>
}
}
// -----
// dynamic_far_3
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%c1 = stablehlo.constant dense<"0x0000000000000040"> : tensor<i64>
%z1 = stablehlo.constant dense<0> : tensor<i64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<i64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<i64>
%c2 = stablehlo.constant dense<"0x9C"> : tensor<i8>
%z2 = stablehlo.constant dense<0> : tensor<i8>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<i8>
%a2 = stablehlo.optimization_barrier %s2 : tensor<i8>
%r:2 = call @f(%a0, %a1, %a2) : (tensor<3xf32>, tensor<i64>, tensor<i8>) -> (tensor<1xf32>, tensor<3xf32>)
%e0 = stablehlo.constant dense<"0xA6409A3F"> : tensor<1xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<1xf32>, tensor<1xf32>) -> ()
%e1 = stablehlo.constant dense<"0xCB25D4BFC6C086BFA6409A3F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<3xf32>, %arg1: tensor<i64>, %arg2: tensor<i8>) -> (tensor<1xf32>, tensor<3xf32>) {
%c = stablehlo.constant dense<0> : tensor<i64>
%0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_0 = stablehlo.constant dense<3> : tensor<i64>
%1 = stablehlo.add %arg1, %c_0 : tensor<i64>
%2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i64>
%3 = stablehlo.dynamic_slice %arg0, %2, sizes = [1] : (tensor<3xf32>, tensor<i64>) -> tensor<1xf32>
%4 = stablehlo.slice %arg0 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
%c_1 = stablehlo.constant dense<0> : tensor<i8>
%5 = stablehlo.compare LT, %arg2, %c_1, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
%c_2 = stablehlo.constant dense<3> : tensor<i8>
%6 = stablehlo.add %arg2, %c_2 : tensor<i8>
%7 = stablehlo.select %5, %6, %arg2 : tensor<i1>, tensor<i8>
%8 = stablehlo.dynamic_update_slice %arg0, %4, %7 : (tensor<3xf32>, tensor<1xf32>, tensor<i8>) -> tensor<3xf32>
return %3, %8 : tensor<1xf32>, tensor<3xf32>
}
}
// -----
// turns_3
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x39521C3E9A7D20BF3D1306BFEB8300BF6492F93F43F1073FF981323F0F1E2EBF563C383F"> : tensor<3x3xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<3x3xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x3xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x3xf32>
%r:6 = call @f(%a0) : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<9xf32>, tensor<1x3x3x1xf32>, tensor<1x9xf32>)
%e0 = stablehlo.constant dense<"0x39521C3EEB8300BFF981323F9A7D20BF6492F93F0F1E2EBF3D1306BF43F1073F563C383F"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e1 = stablehlo.constant dense<"0x5EFDBDBE00ABED3C285FB53F9A7DA0BF649279400F1EAEBF5EFDBDBE00ABED3C285FB53F"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e2 = stablehlo.constant dense<"0x39521C3E9A7D20BF3D1306BFEB8300BF6492F93F43F1073FF981323F0F1E2EBF563C383F"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e3 = stablehlo.constant dense<"0x39521C3EEB8300BFF981323F9A7D20BF6492F93F0F1E2EBF3D1306BF43F1073F563C383F"> : tensor<9xf32>
stablehlo.custom_call @check.expect_close(%r#3, %e3) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<9xf32>, tensor<9xf32>) -> ()
%e4 = stablehlo.constant dense<"0x39529C3E9A7DA0BF3D1386BFEB8380BF6492794043F1873FF981B23F0F1EAEBF563CB83F"> : tensor<1x3x3x1xf32>
stablehlo.custom_call @check.expect_close(%r#4, %e4) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<1x3x3x1xf32>, tensor<1x3x3x1xf32>) -> ()
%e5 = stablehlo.constant dense<"0x72EB58BFCD3ED0BF9E09C3BFF641C0BFC824733F7A1DF0BE0EFC9ABE080FD7BF54878FBE"> : tensor<1x9xf32>
stablehlo.custom_call @check.expect_close(%r#5, %e5) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<1x9xf32>, tensor<1x9xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<9xf32>, tensor<1x3x3x1xf32>, tensor<1x9xf32>) {
%0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
%1 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
%2 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
%3 = stablehlo.reverse %2, dims = [0] : tensor<3x3xf32>
%4 = stablehlo.add %1, %3 : tensor<3x3xf32>
%5 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
%6 = stablehlo.reshape %5 : (tensor<3x3xf32>) -> tensor<9xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
%8 = stablehlo.multiply %arg0, %7 : tensor<3x3xf32>
%9 = stablehlo.reshape %8 : (tensor<3x3xf32>) -> tensor<1x3x3x1xf32>
%10 = stablehlo.reshape %arg0 : (tensor<3x3xf32>) -> tensor<9xf32>
%11 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<9xf32>) -> tensor<1x9xf32>
%cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x9xf32>
%13 = stablehlo.subtract %11, %12 : tensor<1x9xf32>
return %0, %4, %arg0, %6, %9, %13 : tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<9xf32>, tensor<1x3x3x1xf32>, tensor<1x9xf32>
}
}
// -----
// spread_3
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%r:4 = call @f(%a0) : (tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3x3xf32>, tensor<3xi16>, tensor<3x2xf32>)
%e0 = stablehlo.constant dense<"0xCB25D4BFC6C086BFA6409A3FCB25D4BFC6C086BFA6409A3F"> : tensor<2x3xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
%e1 = stablehlo.constant dense<"0xCB2554C0CB2514C0964BA8BFC6C006C08C818DBFC018D8BDA6401A40A6405A4053208D40"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e2 = stablehlo.constant dense<"0x000001000200"> : tensor<3xi16>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<3xi16>, tensor<3xi16>) -> ()
%e3 = stablehlo.constant dense<"0x00000000000000000000803F0000803F0000004000000040"> : tensor<3x2xf32>
stablehlo.custom_call @check.expect_close(%r#3, %e3) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3x3xf32>, tensor<3xi16>, tensor<3x2xf32>) {
%0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
%1 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
%3 = stablehlo.multiply %1, %2 : tensor<3x1xf32>
%4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x3xf32>
%5 = stablehlo.iota dim = 0 : tensor<3xf32>
%6 = stablehlo.broadcast_in_dim %5, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
%7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<3x3xf32>
%8 = stablehlo.add %4, %7 : tensor<3x3xf32>
%9 = stablehlo.iota dim = 0 : tensor<3xi16>
%10 = stablehlo.iota dim = 0 : tensor<3x2xf32>
return %0, %8, %9, %10 : tensor<2x3xf32>, tensor<3x3xf32>, tensor<3xi16>, tensor<3x2xf32>
}
}
// -----
// gather_3
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%c1 = stablehlo.constant dense<"0x03000000FEFFFFFFFFFFFFFF"> : tensor<3xi32>
%z1 = stablehlo.constant dense<0> : tensor<3xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xi32>
%r:3 = call @f(%a0, %a1) : (tensor<3xf32>, tensor<3xi32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3x2xf32>)
%e0 = stablehlo.constant dense<"0xA6409A3FC6C086BFA6409A3F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e1 = stablehlo.constant dense<"0x000080BFC6C086BFA6409A3F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e2 = stablehlo.constant dense<"0xA6409A3FA6401A40CB25D4BFCB2554C0CB25D4BFCB2554C0"> : tensor<3x2xf32>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<3xf32>, %arg1: tensor<3xi32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3x2xf32>) {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
%1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
%c_0 = stablehlo.constant dense<3> : tensor<i32>
%2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
%3 = stablehlo.add %arg1, %2 : tensor<3xi32>
%4 = stablehlo.select %1, %3, %arg1 : tensor<3xi1>, tensor<3xi32>
%5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
%6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<3x1xi32>) -> tensor<3xf32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3xi32>
%8 = stablehlo.compare LT, %arg1, %7, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3xi32>
%10 = stablehlo.add %arg1, %9 : tensor<3xi32>
%11 = stablehlo.select %8, %10, %arg1 : tensor<3xi1>, tensor<3xi32>
%12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
%c_3 = stablehlo.constant dense<2> : tensor<1xi32>
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%13 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
%14 = stablehlo.compare GE, %12, %13, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
%15 = stablehlo.broadcast_in_dim %c_3, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
%16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<3x1xi32>
%17 = stablehlo.compare LE, %12, %16, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
%18 = stablehlo.and %14, %17 : tensor<3x1xi1>
%c_5 = stablehlo.constant dense<true> : tensor<i1>
%19 = stablehlo.reduce(%18 init: %c_5) applies stablehlo.and across dimensions = [1] : (tensor<3x1xi1>, tensor<i1>) -> tensor<3xi1>
%20 = "stablehlo.gather"(%arg0, %12) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<3x1xi32>) -> tensor<3xf32>
%cst = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
%21 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
%22 = stablehlo.select %19, %20, %21 : tensor<3xi1>, tensor<3xf32>
%cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3xf32>
%24 = stablehlo.multiply %arg0, %23 : tensor<3xf32>
%25 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
%26 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
%27 = stablehlo.concatenate %25, %26, dim = 1 : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x2xf32>
%28 = call @_take(%27, %arg1) : (tensor<3x2xf32>, tensor<3xi32>) -> tensor<3x2xf32>
return %6, %22, %28 : tensor<3xf32>, tensor<3xf32>, tensor<3x2xf32>
}
func.func private @_take(%arg0: tensor<3x2xf32>, %arg1: tensor<3xi32>) -> tensor<3x2xf32> {
%0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
%1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xf32>, tensor<3x1xi32>) -> tensor<3x2xf32>
return %1 : tensor<3x2xf32>
}
}
// -----
// scatter_3
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%c1 = stablehlo.constant dense<"0x03000000FEFFFFFFFFFFFFFF"> : tensor<3xi32>
%z1 = stablehlo.constant dense<0> : tensor<3xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xi32>
%c2 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBF"> : tensor<3xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<3xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<3xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<3xf32>
%r:4 = call @f(%a0, %a1, %a2) : (tensor<3xf32>, tensor<3xi32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)
%e0 = stablehlo.constant dense<"0xCB25D4BF0EF83B3F00181ABD"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e1 = stablehlo.constant dense<"0xCB25D4BFCDBCE43FA6409A3F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e2 = stablehlo.constant dense<"0x00001041C6C086BFA6409A3F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e3 = stablehlo.constant dense<"0xCB25D4BF24CEF0BF46B1BFBF"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#3, %e3) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<3xf32>, %arg1: tensor<3xi32>, %arg2: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
%1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
%c_0 = stablehlo.constant dense<3> : tensor<i32>
%2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
%3 = stablehlo.add %arg1, %2 : tensor<3xi32>
%4 = stablehlo.select %1, %3, %arg1 : tensor<3xi1>, tensor<3xi32>
%5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
%6 = "stablehlo.scatter"(%arg0, %5, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
%23 = stablehlo.add %arg3, %arg4 : tensor<f32>
stablehlo.return %23 : tensor<f32>
}) : (tensor<3xf32>, tensor<3x1xi32>, tensor<3xf32>) -> tensor<3xf32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3xi32>
%8 = stablehlo.compare LT, %arg1, %7, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3xi32>
%10 = stablehlo.add %arg1, %9 : tensor<3xi32>
%11 = stablehlo.select %8, %10, %arg1 : tensor<3xi1>, tensor<3xi32>
%12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
%13 = "stablehlo.scatter"(%arg0, %12, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
%23 = stablehlo.maximum %arg3, %arg4 : tensor<f32>
stablehlo.return %23 : tensor<f32>
}) : (tensor<3xf32>, tensor<3x1xi32>, tensor<3xf32>) -> tensor<3xf32>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<1xi32>
%cst = stablehlo.constant dense<9.000000e+00> : tensor<f32>
%15 = "stablehlo.scatter"(%arg0, %14, %cst) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
stablehlo.return %arg4 : tensor<f32>
}) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%16 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3xi32>
%17 = stablehlo.compare LT, %arg1, %16, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
%c_5 = stablehlo.constant dense<3> : tensor<i32>
%18 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<3xi32>
%19 = stablehlo.add %arg1, %18 : tensor<3xi32>
%20 = stablehlo.select %17, %19, %arg1 : tensor<3xi1>, tensor<3xi32>
%21 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
%22 = "stablehlo.scatter"(%arg0, %21, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
%23 = stablehlo.multiply %arg3, %arg4 : tensor<f32>
stablehlo.return %23 : tensor<f32>
}) : (tensor<3xf32>, tensor<3x1xi32>, tensor<3xf32>) -> tensor<3xf32>
return %6, %13, %15, %22 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
}
}
// -----
// scatter_rows_3
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x39521C3E9A7D20BF3D1306BFEB8300BF6492F93F43F1073FF981323F0F1E2EBF563C383F"> : tensor<3x3xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<3x3xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x3xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x3xf32>
%c1 = stablehlo.constant dense<"0x03000000FEFFFFFFFFFFFFFF"> : tensor<3xi32>
%z1 = stablehlo.constant dense<0> : tensor<3xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xi32>
%c2 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBF"> : tensor<3xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<3xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<3xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<3xf32>
%r:3 = call @f(%a0, %a1, %a2) : (tensor<3x3xf32>, tensor<3xi32>, tensor<3xf32>) -> (tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>)
%e0 = stablehlo.constant dense<"0x39521C3E9A7D20BF3D1306BFD87AA43F00C3B040C28BBC40D3A00BBFEA984AC0048B40C0"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e1 = stablehlo.constant dense<"0x39521C3EE0277FBF3D1306BFEB8300BFCDBCE43F43F1073FF981323F66119FBF563C383F"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e2 = stablehlo.constant dense<"0x39521C3E9A7D20BF3D1306BF000000000000000043F1073F0000000000000000563C383F"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<3x3xf32>, %arg1: tensor<3xi32>, %arg2: tensor<3xf32>) -> (tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>) {
%cst = stablehlo.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>
%0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
%1 = stablehlo.broadcast_in_dim %cst, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
%2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x3xf32>
%3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<3x3xf32>
%4 = stablehlo.multiply %2, %3 : tensor<3x3xf32>
%c = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
%6 = stablehlo.compare LT, %arg1, %5, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
%c_0 = stablehlo.constant dense<3> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
%8 = stablehlo.add %arg1, %7 : tensor<3xi32>
%9 = stablehlo.select %6, %8, %arg1 : tensor<3xi1>, tensor<3xi32>
%10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
%11 = "stablehlo.scatter"(%arg0, %10, %4) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
%19 = stablehlo.add %arg3, %arg4 : tensor<f32>
stablehlo.return %19 : tensor<f32>
}) : (tensor<3x3xf32>, tensor<3x1xi32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%c_1 = stablehlo.constant dense<1> : tensor<i32>
%12 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1xi32>
%13 = "stablehlo.scatter"(%arg0, %12, %arg2) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
stablehlo.return %arg4 : tensor<f32>
}) : (tensor<3x3xf32>, tensor<1xi32>, tensor<3xf32>) -> tensor<3x3xf32>
%c_2 = stablehlo.constant dense<1> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1xi32>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%15 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<1xi32>
%16 = stablehlo.concatenate %14, %15, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
%18 = "stablehlo.scatter"(%arg0, %16, %17) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = true}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
stablehlo.return %arg4 : tensor<f32>
}) : (tensor<3x3xf32>, tensor<2xi32>, tensor<2x2xf32>) -> tensor<3x3xf32>
return %11, %13, %18 : tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>
}
}
// -----
// pads_17
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%r:4 = call @f(%a0) : (tensor<17xf32>) -> (tensor<22xf32>, tensor<52xf32>, tensor<36xf32>, tensor<21xf32>)
%e0 = stablehlo.constant dense<"0x0000E0400000E040A5ADB03FEF94ADBF8C856C3E0D1607BF20F391BF16D5E9BE7E1E93BEDB07E43E230F723FF42BF8BFB3DC7BBF6C4AD53E7720D5BFE2DAFE3F4529AA3F852BEDBF50528A3E0000E0400000E0400000E040"> : tensor<22xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<22xf32>, tensor<22xf32>) -> ()
%e1 = stablehlo.constant dense<"0x0000E040A5ADB03F0000E0400000E040EF94ADBF0000E0400000E0408C856C3E0000E0400000E0400D1607BF0000E0400000E04020F391BF0000E0400000E04016D5E9BE0000E0400000E0407E1E93BE0000E0400000E040DB07E43E0000E0400000E040230F723F0000E0400000E040F42BF8BF0000E0400000E040B3DC7BBF0000E0400000E0406C4AD53E0000E0400000E0407720D5BF0000E0400000E040E2DAFE3F0000E0400000E0404529AA3F0000E0400000E040852BEDBF0000E0400000E04050528A3E0000E0400000E040"> : tensor<52xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<52xf32>, tensor<52xf32>) -> ()
%e2 = stablehlo.constant dense<"0x0000E040EF94ADBF0000E0408C856C3E0000E0400D1607BF0000E04020F391BF0000E04016D5E9BE0000E0407E1E93BE0000E040DB07E43E0000E040230F723F0000E040F42BF8BF0000E040B3DC7BBF0000E0406C4AD53E0000E0407720D5BF0000E040E2DAFE3F0000E0404529AA3F0000E040852BEDBF0000E04050528A3E0000E0400000E0400000E0400000E040"> : tensor<36xf32>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<36xf32>, tensor<36xf32>) -> ()
%e3 = stablehlo.constant dense<"0x0000004100000041000000410000004100000041D2561840BC53B6BEB2909D3FE6D3F13E00990FBE75150B3FC170363FF701B93F9207F93FE85770BFA069843C9B52B53FEE402ABF716D3F40A21415400A575ABF"> : tensor<21xf32>
stablehlo.custom_call @check.expect_close(%r#3, %e3) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<21xf32>, tensor<21xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<17xf32>) -> (tensor<22xf32>, tensor<52xf32>, tensor<36xf32>, tensor<21xf32>) {
%cst = stablehlo.constant dense<7.000000e+00> : tensor<f32>
%0 = stablehlo.pad %arg0, %cst, low = [2], high = [3], interior = [0] : (tensor<17xf32>, tensor<f32>) -> tensor<22xf32>
%cst_0 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
%1 = stablehlo.pad %arg0, %cst_0, low = [1], high = [2], interior = [2] : (tensor<17xf32>, tensor<f32>) -> tensor<52xf32>
%cst_1 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
%2 = stablehlo.pad %arg0, %cst_1, low = [-1], high = [4], interior = [1] : (tensor<17xf32>, tensor<f32>) -> tensor<36xf32>
%cst_2 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
%3 = stablehlo.pad %arg0, %cst_2, low = [5], high = [-1], interior = [0] : (tensor<17xf32>, tensor<f32>) -> tensor<21xf32>
%cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<21xf32>
%5 = stablehlo.add %3, %4 : tensor<21xf32>
return %0, %1, %2, %5 : tensor<22xf32>, tensor<52xf32>, tensor<36xf32>, tensor<21xf32>
}
}
// -----
// joins_17
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%c1 = stablehlo.constant dense<"0xB2A409BDC9FC87BF8462DDBF80F7593FA350A03FB0FC453E3F88093FA15EA9BFF88A5E3EF9FBA5BFB63CD73C3DC921BF0EC2EC3FD313A23D1E6498BF3F8578BF366A4E3E"> : tensor<17xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<17xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xf32>
%r:3 = call @f(%a0, %a1) : (tensor<17xf32>, tensor<17xf32>) -> (tensor<35xf32>, tensor<33xf32>, tensor<17xf32>)
%e0 = stablehlo.constant dense<"0xA5ADB03FEF94ADBF8C856C3E0D1607BF20F391BF16D5E9BE7E1E93BEDB07E43E230F723FF42BF8BFB3DC7BBF6C4AD53E7720D5BFE2DAFE3F4529AA3F852BEDBF50528A3EB2A409BDC9FC87BF8462DDBF80F7593FA350A03FB0FC453E3F88093FA15EA9BFF88A5E3EF9FBA5BFB63CD73C3DC921BF0EC2EC3FD313A23D1E6498BF3F8578BF366A4E3EA5ADB03F"> : tensor<35xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<35xf32>, tensor<35xf32>) -> ()
%e1 = stablehlo.constant dense<"0xEF942DC08C85EC3E0D1687BF20F311C016D569BF7E1E13BFDB07643F230FF23FF42B78C0B3DCFBBF6C4A553F772055C0E2DA7E4045292A40852B6DC050520A3F366A4E3E3F8578BF1E6498BFD313A23D0EC2EC3F3DC921BFB63CD73CF9FBA5BFF88A5E3EA15EA9BF3F88093FB0FC453EA350A03F80F7593F8462DDBFC9FC87BFB2A409BD"> : tensor<33xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<33xf32>, tensor<33xf32>) -> ()
%e2 = stablehlo.constant dense<"0x6AD04ABF7CD3B2BE5E3201BF54E1BD3FC22DABBE015E1ABFE6D3E3BF08648FBD04F459BF09C9783F498824C069A75D3F61CFFD3E4AC236C04298823F8CF6C33FAB78F1BF"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<17xf32>, %arg1: tensor<17xf32>) -> (tensor<35xf32>, tensor<33xf32>, tensor<17xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<17xf32>) -> tensor<1xf32>
%1 = stablehlo.concatenate %arg0, %arg1, %0, dim = 0 : (tensor<17xf32>, tensor<17xf32>, tensor<1xf32>) -> tensor<35xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<17xf32>
%3 = stablehlo.multiply %arg0, %2 : tensor<17xf32>
%4 = stablehlo.reverse %arg1, dims = [0] : tensor<17xf32>
%5 = stablehlo.concatenate %3, %4, dim = 0 : (tensor<17xf32>, tensor<17xf32>) -> tensor<34xf32>
%6 = stablehlo.slice %5 [1:34] : (tensor<34xf32>) -> tensor<33xf32>
%7 = call @_roll_static(%arg0) : (tensor<17xf32>) -> tensor<17xf32>
%8 = call @_roll_static_0(%arg1) : (tensor<17xf32>) -> tensor<17xf32>
%9 = stablehlo.add %7, %8 : tensor<17xf32>
return %1, %6, %9 : tensor<35xf32>, tensor<33xf32>, tensor<17xf32>
}
func.func private @_roll_static(%arg0: tensor<17xf32>) -> tensor<17xf32> {
%0 = stablehlo.slice %arg0 [16:17] : (tensor<17xf32>) -> tensor<1xf32>
%1 = stablehlo.slice %arg0 [0:16] : (tensor<17xf32>) -> tensor<16xf32>
%2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1xf32>, tensor<16xf32>) -> tensor<17xf32>
return %2 : tensor<17xf32>
}
func.func private @_roll_static_0(%arg0: tensor<17xf32>) -> tensor<17xf32> {
%0 = stablehlo.slice %arg0 [1:17] : (tensor<17xf32>) -> tensor<16xf32>
%1 = stablehlo.slice %arg0 [0:1] : (tensor<17xf32>) -> tensor<1xf32>
%2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<16xf32>, tensor<1xf32>) -> tensor<17xf32>
return %2 : tensor<17xf32>
}
}
// -----
// slices_17
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%r:4 = call @f(%a0) : (tensor<17xf32>) -> (tensor<9xf32>, tensor<17xf32>, tensor<17xf32>, tensor<3xf32>)
%e0 = stablehlo.constant dense<"0xA5ADB03F8C856C3E20F391BF7E1E93BE230F723FB3DC7BBF7720D5BF4529AA3F50528A3E"> : tensor<9xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<9xf32>, tensor<9xf32>) -> ()
%e1 = stablehlo.constant dense<"0x50528A3E852BEDBF4529AA3FE2DAFE3F7720D5BF6C4AD53EB3DC7BBFF42BF8BF230F723FDB07E43E7E1E93BE16D5E9BE20F391BF0D1607BF8C856C3EEF94ADBFA5ADB03F"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e2 = stablehlo.constant dense<"0x11198EBF585AFEBE94988C3FF4322140AE5A06BFC18F5F3F744D32BFF59618C000000000F5961840744D323FC18F5FBFAE5A063FF43221C094988CBF585AFE3E11198E3F"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e3 = stablehlo.constant dense<"0x230F723F6C4AD53E4529AA3F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#3, %e3) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<17xf32>) -> (tensor<9xf32>, tensor<17xf32>, tensor<17xf32>, tensor<3xf32>) {
%0 = stablehlo.slice %arg0 [0:17:2] : (tensor<17xf32>) -> tensor<9xf32>
%1 = stablehlo.reverse %arg0, dims = [0] : tensor<17xf32>
%2 = stablehlo.reverse %arg0, dims = [0] : tensor<17xf32>
%3 = stablehlo.subtract %2, %arg0 : tensor<17xf32>
%4 = stablehlo.slice %arg0 [8:17:3] : (tensor<17xf32>) -> tensor<3xf32>
return %0, %1, %3, %4 : tensor<9xf32>, tensor<17xf32>, tensor<17xf32>, tensor<3xf32>
}
}
// -----
// dynamic_17
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%c1 = stablehlo.constant dense<"0x0F000000"> : tensor<i32>
%z1 = stablehlo.constant dense<0> : tensor<i32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<i32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<i32>
%r:3 = call @f(%a0, %a1) : (tensor<17xf32>, tensor<i32>) -> (tensor<8xf32>, tensor<17xf32>, tensor<1xf32>)
%e0 = stablehlo.constant dense<"0xF42BF8BFB3DC7BBF6C4AD53E7720D5BFE2DAFE3F4529AA3F852BEDBF50528A3E"> : tensor<8xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<8xf32>, tensor<8xf32>) -> ()
%e1 = stablehlo.constant dense<"0xA5ADB03FEF94ADBF8C856C3E0D1607BF20F391BF16D5E9BE7E1E93BEDB07E43E230F723FF42BF8BFB3DC7BBF6C4AD53EA5AD3040EF942DC08C85EC3E0D1687BF20F311C0"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e2 = stablehlo.constant dense<"0x852BEDBF"> : tensor<1xf32>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<1xf32>, tensor<1xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<17xf32>, %arg1: tensor<i32>) -> (tensor<8xf32>, tensor<17xf32>, tensor<1xf32>) {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<17> : tensor<i32>
%1 = stablehlo.add %arg1, %c_0 : tensor<i32>
%2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
%3 = stablehlo.dynamic_slice %arg0, %2, sizes = [8] : (tensor<17xf32>, tensor<i32>) -> tensor<8xf32>
%4 = stablehlo.slice %arg0 [0:5] : (tensor<17xf32>) -> tensor<5xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
%6 = stablehlo.multiply %4, %5 : tensor<5xf32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.compare LT, %arg1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_2 = stablehlo.constant dense<17> : tensor<i32>
%8 = stablehlo.add %arg1, %c_2 : tensor<i32>
%9 = stablehlo.select %7, %8, %arg1 : tensor<i1>, tensor<i32>
%10 = stablehlo.dynamic_update_slice %arg0, %6, %9 : (tensor<17xf32>, tensor<5xf32>, tensor<i32>) -> tensor<17xf32>
%11 = call @dynamic_index_in_dim(%arg0, %arg1) : (tensor<17xf32>, tensor<i32>) -> tensor<1xf32>
return %3, %10, %11 : tensor<8xf32>, tensor<17xf32>, tensor<1xf32>
}
func.func private @dynamic_index_in_dim(%arg0: tensor<17xf32>, %arg1: tensor<i32>) -> tensor<1xf32> {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<17> : tensor<i32>
%1 = stablehlo.add %arg1, %c_0 : tensor<i32>
%2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
%3 = stablehlo.dynamic_slice %arg0, %2, sizes = [1] : (tensor<17xf32>, tensor<i32>) -> tensor<1xf32>
return %3 : tensor<1xf32>
}
}
// -----
// dynamic_far_17
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%c1 = stablehlo.constant dense<"0x0000000000000040"> : tensor<i64>
%z1 = stablehlo.constant dense<0> : tensor<i64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<i64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<i64>
%c2 = stablehlo.constant dense<"0x9C"> : tensor<i8>
%z2 = stablehlo.constant dense<0> : tensor<i8>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<i8>
%a2 = stablehlo.optimization_barrier %s2 : tensor<i8>
%r:2 = call @f(%a0, %a1, %a2) : (tensor<17xf32>, tensor<i64>, tensor<i8>) -> (tensor<1xf32>, tensor<17xf32>)
%e0 = stablehlo.constant dense<"0x50528A3E"> : tensor<1xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<1xf32>, tensor<1xf32>) -> ()
%e1 = stablehlo.constant dense<"0xA5ADB03FEF94ADBF8C856C3E0D1607BF20F391BF16D5E9BE7E1E93BEDB07E43E230F723FF42BF8BFB3DC7BBF6C4AD53E7720D5BFE2DAFE3F4529AA3F852BEDBF50528A3E"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<17xf32>, %arg1: tensor<i64>, %arg2: tensor<i8>) -> (tensor<1xf32>, tensor<17xf32>) {
%c = stablehlo.constant dense<0> : tensor<i64>
%0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_0 = stablehlo.constant dense<17> : tensor<i64>
%1 = stablehlo.add %arg1, %c_0 : tensor<i64>
%2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i64>
%3 = stablehlo.dynamic_slice %arg0, %2, sizes = [1] : (tensor<17xf32>, tensor<i64>) -> tensor<1xf32>
%4 = stablehlo.slice %arg0 [0:1] : (tensor<17xf32>) -> tensor<1xf32>
%c_1 = stablehlo.constant dense<0> : tensor<i8>
%5 = stablehlo.compare LT, %arg2, %c_1, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
%c_2 = stablehlo.constant dense<17> : tensor<i8>
%6 = stablehlo.add %arg2, %c_2 : tensor<i8>
%7 = stablehlo.select %5, %6, %arg2 : tensor<i1>, tensor<i8>
%8 = stablehlo.dynamic_update_slice %arg0, %4, %7 : (tensor<17xf32>, tensor<1xf32>, tensor<i8>) -> tensor<17xf32>
return %3, %8 : tensor<1xf32>, tensor<17xf32>
}
}
// -----
// turns_17
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xC43361BFA1241FBEF5ADC1BF2635B93DEA05BABE1052DBBF3D54CDBFCAFAF83FBBB9463F0D2C52BE828A0F3FF8046BBF8DE14ABFE972DABF8113E5BF616D9D3F8F69A03F5C74FDBFF9052EBF3563D2BF1A4A03BE2C07F13EC617513E3E5CBBBF2D4D4F3F815CE73EFD6C05BEE7BD4FBFB937D63F6447D5BF97E1B5BFE6AFF8BE068E76BF51FFED3E4439473FABC9503FCB3A8C3F6E47A6BFB8397C3FE10582BF4C77133E84C38EBF5AD59F3F0EC2C8BFE4A48DBE82ED083F4C294A3FCA2BCFBF89DEF73FB71E57BFEA975BBE"> : tensor<17x3xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<17x3xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17x3xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17x3xf32>
%r:6 = call @f(%a0) : (tensor<17x3xf32>) -> (tensor<3x17xf32>, tensor<3x17xf32>, tensor<3x17xf32>, tensor<51xf32>, tensor<1x17x3x1xf32>, tensor<1x51xf32>)
%e0 = stablehlo.constant dense<"0xC43361BF2635B93D3D54CDBF0D2C52BE8DE14ABF616D9D3FF9052EBF2C07F13E2D4D4F3FE7BD4FBF97E1B5BF51FFED3ECB3A8C3FE10582BF5AD59F3F82ED083F89DEF73FA1241FBEEA05BABECAFAF83F828A0F3FE972DABF8F69A03F3563D2BFC617513E815CE73EB937D63FE6AFF8BE4439473F6E47A6BF4C77133E0EC2C8BF4C294A3FB71E57BFF5ADC1BF1052DBBFBBB9463FF8046BBF8113E5BF5C74FDBF1A4A03BE3E5CBBBFFD6C05BE6447D5BF068E76BFABC9503FB8397C3F84C38EBFE4A48DBECA2BCFBFEA975BBE"> : tensor<3x17xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x17xf32>, tensor<3x17xf32>) -> ()
%e1 = stablehlo.constant dense<"0xEC2319C0BEBECFBFBFEE53BFFEC78FBF244225C0F60D40BF80D84EBFE6347EBFEEF12D3F2C931EC04D9418C0AAE4A33FD42B0540B26408C042D8783F09B58ABF8C6BDC3FA1249FBEEA053ABFCAFA7840828A8F3FE9725AC08F692040356352C0C617D13E815C673FB9375640E6AF78BF4439C73F6E4726C04C77933E0EC248C04C29CA3FB71ED7BFEC2319C0BEBECFBFBFEE53BFFEC78FBF244225C0F60D40BF80D84EBFE6347EBFEEF12D3F2C931EC04D9418C0AAE4A33FD42B0540B26408C042D8783F09B58ABF8C6BDC3F"> : tensor<3x17xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x17xf32>, tensor<3x17xf32>) -> ()
%e2 = stablehlo.constant dense<"0xC43361BFA1241FBEF5ADC1BF2635B93DEA05BABE1052DBBF3D54CDBFCAFAF83FBBB9463F0D2C52BE828A0F3FF8046BBF8DE14ABFE972DABF8113E5BF616D9D3F8F69A03F5C74FDBFF9052EBF3563D2BF1A4A03BE2C07F13EC617513E3E5CBBBF2D4D4F3F815CE73EFD6C05BEE7BD4FBFB937D63F6447D5BF97E1B5BFE6AFF8BE068E76BF51FFED3E4439473FABC9503FCB3A8C3F6E47A6BFB8397C3FE10582BF4C77133E84C38EBF5AD59F3F0EC2C8BFE4A48DBE82ED083F4C294A3FCA2BCFBF89DEF73FB71E57BFEA975BBE"> : tensor<3x17xf32>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x17xf32>, tensor<3x17xf32>) -> ()
%e3 = stablehlo.constant dense<"0xC43361BF2635B93D3D54CDBF0D2C52BE8DE14ABF616D9D3FF9052EBF2C07F13E2D4D4F3FE7BD4FBF97E1B5BF51FFED3ECB3A8C3FE10582BF5AD59F3F82ED083F89DEF73FA1241FBEEA05BABECAFAF83F828A0F3FE972DABF8F69A03F3563D2BFC617513E815CE73EB937D63FE6AFF8BE4439473F6E47A6BF4C77133E0EC2C8BF4C294A3FB71E57BFF5ADC1BF1052DBBFBBB9463FF8046BBF8113E5BF5C74FDBF1A4A03BE3E5CBBBFFD6C05BE6447D5BF068E76BFABC9503FB8397C3F84C38EBFE4A48DBECA2BCFBFEA975BBE"> : tensor<51xf32>
stablehlo.custom_call @check.expect_close(%r#3, %e3) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<51xf32>, tensor<51xf32>) -> ()
%e4 = stablehlo.constant dense<"0xC433E1BFA1249FBEF5AD41C02635393EEA053ABF10525BC03D544DC0CAFA7840BBB9C63F0D2CD2BE828A8F3FF804EBBF8DE1CABFE9725AC0811365C0616D1D408F6920405C747DC0F905AEBF356352C01A4A83BE2C07713FC617D13E3E5C3BC02D4DCF3F815C673FFD6C85BEE7BDCFBFB9375640644755C097E135C0E6AF78BF068EF6BF51FF6D3F4439C73FABC9D03FCB3A0C406E4726C0B839FC3FE10502C04C77933E84C30EC05AD51F400EC248C0E4A40DBF82ED883F4C29CA3FCA2B4FC089DE7740B71ED7BFEA97DBBE"> : tensor<1x17x3x1xf32>
stablehlo.custom_call @check.expect_close(%r#4, %e4) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<1x17x3x1xf32>, tensor<1x17x3x1xf32>) -> ()
%e5 = stablehlo.constant dense<"0xE299F0BF94E493BFFAD620C05BD968BF7A81AEBF08A92DC01EAA26C094F5713F141965BE82459ABFFCEAE0BE7C82F5BFC670E5BF74392DC0C08932C0086B6B3E3CA6813E2EBA3EC0FC02D7BF9A3129C0436990BF6A7C07BF0EBA4BBF1FAE1DC04CCB42BEC0510CBFA0AD90BFF4DEE7BF726F2C3FB2A32AC0CCF01AC0FA2BBEBF0347FBBF580009BFF01A63BE54D93CBEB0ACC33DB72313C0009271BCF00201C02D225BBFC26107C0D0AA7E3E076124C03969A3BFFC24EEBED05A57BEE59527C012BD6F3F5C8FEBBFFD729BBF"> : tensor<1x51xf32>
stablehlo.custom_call @check.expect_close(%r#5, %e5) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<1x51xf32>, tensor<1x51xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<17x3xf32>) -> (tensor<3x17xf32>, tensor<3x17xf32>, tensor<3x17xf32>, tensor<51xf32>, tensor<1x17x3x1xf32>, tensor<1x51xf32>) {
%0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<17x3xf32>) -> tensor<3x17xf32>
%1 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<17x3xf32>) -> tensor<3x17xf32>
%2 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<17x3xf32>) -> tensor<3x17xf32>
%3 = stablehlo.reverse %2, dims = [0] : tensor<3x17xf32>
%4 = stablehlo.add %1, %3 : tensor<3x17xf32>
%5 = stablehlo.reshape %arg0 : (tensor<17x3xf32>) -> tensor<3x17xf32>
%6 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<17x3xf32>) -> tensor<3x17xf32>
%7 = stablehlo.reshape %6 : (tensor<3x17xf32>) -> tensor<51xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<17x3xf32>
%9 = stablehlo.multiply %arg0, %8 : tensor<17x3xf32>
%10 = stablehlo.reshape %9 : (tensor<17x3xf32>) -> tensor<1x17x3x1xf32>
%11 = stablehlo.reshape %arg0 : (tensor<17x3xf32>) -> tensor<51xf32>
%12 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<51xf32>) -> tensor<1x51xf32>
%cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x51xf32>
%14 = stablehlo.subtract %12, %13 : tensor<1x51xf32>
return %0, %4, %5, %7, %10, %14 : tensor<3x17xf32>, tensor<3x17xf32>, tensor<3x17xf32>, tensor<51xf32>, tensor<1x17x3x1xf32>, tensor<1x51xf32>
}
}
// -----
// spread_17
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%r:4 = call @f(%a0) : (tensor<17xf32>) -> (tensor<2x17xf32>, tensor<17x3xf32>, tensor<17xi16>, tensor<17x2xf32>)
%e0 = stablehlo.constant dense<"0xA5ADB03FEF94ADBF8C856C3E0D1607BF20F391BF16D5E9BE7E1E93BEDB07E43E230F723FF42BF8BFB3DC7BBF6C4AD53E7720D5BFE2DAFE3F4529AA3F852BEDBF50528A3EA5ADB03FEF94ADBF8C856C3E0D1607BF20F391BF16D5E9BE7E1E93BEDB07E43E230F723FF42BF8BFB3DC7BBF6C4AD53E7720D5BFE2DAFE3F4529AA3F852BEDBF50528A3E"> : tensor<2x17xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<2x17xf32>, tensor<2x17xf32>) -> ()
%e1 = stablehlo.constant dense<"0xA5AD3040A5AD7040D2569840EF942DC0DE29DBBFBC5336BF8C85EC3E6321BB3FB2901D400D1687BFA0C162BDE6D3713F20F311C040E6A3BF00998FBE16D569BF5057B13D75158B3F7E1E13BF04C3D93EC170B63FDB07643FEE03F23FF7013940230FF23F9207394092077940F42B78C0F42B38C0E857F0BFB3DCFBBF66B977BFA069043D6C4A553F36A5EA3F9B523540772055C0772015C0EE40AABFE2DA7E40716D9F40716DBF4045292A4045296A40A2149540852B6DC0852B2DC00A57DABF50520A3F2829C53F94942240"> : tensor<17x3xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17x3xf32>, tensor<17x3xf32>) -> ()
%e2 = stablehlo.constant dense<"0x00000100020003000400050006000700080009000A000B000C000D000E000F001000"> : tensor<17xi16>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<17xi16>, tensor<17xi16>) -> ()
%e3 = stablehlo.constant dense<"0x00000000000000000000803F0000803F0000004000000040000040400000404000008040000080400000A0400000A0400000C0400000C0400000E0400000E040000000410000004100001041000010410000204100002041000030410000304100004041000040410000504100005041000060410000604100007041000070410000804100008041"> : tensor<17x2xf32>
stablehlo.custom_call @check.expect_close(%r#3, %e3) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17x2xf32>, tensor<17x2xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<17xf32>) -> (tensor<2x17xf32>, tensor<17x3xf32>, tensor<17xi16>, tensor<17x2xf32>) {
%0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<17xf32>) -> tensor<2x17xf32>
%1 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<17xf32>) -> tensor<17x1xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<17x1xf32>
%3 = stablehlo.multiply %1, %2 : tensor<17x1xf32>
%4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<17x1xf32>) -> tensor<17x3xf32>
%5 = stablehlo.iota dim = 0 : tensor<3xf32>
%6 = stablehlo.broadcast_in_dim %5, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
%7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<17x3xf32>
%8 = stablehlo.add %4, %7 : tensor<17x3xf32>
%9 = stablehlo.iota dim = 0 : tensor<17xi16>
%10 = stablehlo.iota dim = 0 : tensor<17x2xf32>
return %0, %8, %9, %10 : tensor<2x17xf32>, tensor<17x3xf32>, tensor<17xi16>, tensor<17x2xf32>
}
}
// -----
// gather_17
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%c1 = stablehlo.constant dense<"0x0D0000000F000000000000000100000007000000090000000D00000005000000FEFFFFFF02000000070000000600000011000000060000000B0000000A000000FFFFFFFF"> : tensor<17xi32>
%z1 = stablehlo.constant dense<0> : tensor<17xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xi32>
%r:3 = call @f(%a0, %a1) : (tensor<17xf32>, tensor<17xi32>) -> (tensor<17xf32>, tensor<17xf32>, tensor<17x2xf32>)
%e0 = stablehlo.constant dense<"0xE2DAFE3F852BEDBFA5ADB03FEF94ADBFDB07E43EF42BF8BFE2DAFE3F16D5E9BE852BEDBF8C856C3EDB07E43E7E1E93BE50528A3E7E1E93BE6C4AD53EB3DC7BBF50528A3E"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e1 = stablehlo.constant dense<"0xE2DAFE3F852BEDBFA5ADB03FEF94ADBFDB07E43EF42BF8BFE2DAFE3F16D5E9BE852BEDBF8C856C3EDB07E43E7E1E93BE000080BF7E1E93BE6C4AD53EB3DC7BBF50528A3E"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e2 = stablehlo.constant dense<"0xE2DAFE3FE2DA7E40852BEDBF852B6DC0A5ADB03FA5AD3040EF94ADBFEF942DC0DB07E43EDB07643FF42BF8BFF42B78C0E2DAFE3FE2DA7E4016D5E9BE16D569BFA5ADB03FA5AD30408C856C3E8C85EC3EDB07E43EDB07643F7E1E93BE7E1E13BF50528A3E50520A3F7E1E93BE7E1E13BF6C4AD53E6C4A553FB3DC7BBFB3DCFBBFA5ADB03FA5AD3040"> : tensor<17x2xf32>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17x2xf32>, tensor<17x2xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<17xf32>, %arg1: tensor<17xi32>) -> (tensor<17xf32>, tensor<17xf32>, tensor<17x2xf32>) {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<17xi32>
%1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<17xi32>, tensor<17xi32>) -> tensor<17xi1>
%c_0 = stablehlo.constant dense<17> : tensor<i32>
%2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<17xi32>
%3 = stablehlo.add %arg1, %2 : tensor<17xi32>
%4 = stablehlo.select %1, %3, %arg1 : tensor<17xi1>, tensor<17xi32>
%5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<17xi32>) -> tensor<17x1xi32>
%6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<17xf32>, tensor<17x1xi32>) -> tensor<17xf32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<17xi32>
%8 = stablehlo.compare LT, %arg1, %7, SIGNED : (tensor<17xi32>, tensor<17xi32>) -> tensor<17xi1>
%c_2 = stablehlo.constant dense<17> : tensor<i32>
%9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<17xi32>
%10 = stablehlo.add %arg1, %9 : tensor<17xi32>
%11 = stablehlo.select %8, %10, %arg1 : tensor<17xi1>, tensor<17xi32>
%12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<17xi32>) -> tensor<17x1xi32>
%c_3 = stablehlo.constant dense<16> : tensor<1xi32>
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%13 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<17x1xi32>
%14 = stablehlo.compare GE, %12, %13, SIGNED : (tensor<17x1xi32>, tensor<17x1xi32>) -> tensor<17x1xi1>
%15 = stablehlo.broadcast_in_dim %c_3, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
%16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<17x1xi32>
%17 = stablehlo.compare LE, %12, %16, SIGNED : (tensor<17x1xi32>, tensor<17x1xi32>) -> tensor<17x1xi1>
%18 = stablehlo.and %14, %17 : tensor<17x1xi1>
%c_5 = stablehlo.constant dense<true> : tensor<i1>
%19 = stablehlo.reduce(%18 init: %c_5) applies stablehlo.and across dimensions = [1] : (tensor<17x1xi1>, tensor<i1>) -> tensor<17xi1>
%20 = "stablehlo.gather"(%arg0, %12) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<17xf32>, tensor<17x1xi32>) -> tensor<17xf32>
%cst = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
%21 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<17xf32>
%22 = stablehlo.select %19, %20, %21 : tensor<17xi1>, tensor<17xf32>
%cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<17xf32>
%24 = stablehlo.multiply %arg0, %23 : tensor<17xf32>
%25 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<17xf32>) -> tensor<17x1xf32>
%26 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<17xf32>) -> tensor<17x1xf32>
%27 = stablehlo.concatenate %25, %26, dim = 1 : (tensor<17x1xf32>, tensor<17x1xf32>) -> tensor<17x2xf32>
%28 = call @_take(%27, %arg1) : (tensor<17x2xf32>, tensor<17xi32>) -> tensor<17x2xf32>
return %6, %22, %28 : tensor<17xf32>, tensor<17xf32>, tensor<17x2xf32>
}
func.func private @_take(%arg0: tensor<17x2xf32>, %arg1: tensor<17xi32>) -> tensor<17x2xf32> {
%0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<17xi32>) -> tensor<17x1xi32>
%1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<17x2xf32>, tensor<17x1xi32>) -> tensor<17x2xf32>
return %1 : tensor<17x2xf32>
}
}
// -----
// scatter_17
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%c1 = stablehlo.constant dense<"0x0D0000000F000000000000000100000007000000090000000D00000005000000FEFFFFFF02000000070000000600000011000000060000000B0000000A000000FFFFFFFF"> : tensor<17xi32>
%z1 = stablehlo.constant dense<0> : tensor<17xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xi32>
%c2 = stablehlo.constant dense<"0xB2A409BDC9FC87BF8462DDBF80F7593FA350A03FB0FC453E3F88093FA15EA9BFF88A5E3EF9FBA5BFB63CD73C3DC921BF0EC2EC3FD313A23D1E6498BF3F8578BF366A4E3E"> : tensor<17xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<17xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<17xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<17xf32>
%r:4 = call @f(%a0, %a1, %a2) : (tensor<17xf32>, tensor<17xi32>, tensor<17xf32>) -> (tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>)
%e0 = stablehlo.constant dense<"0x7CD3B2BE5E3201BF486B88BF0D1607BF20F391BFE6D3E3BF021657BF8DAFDC3F230F723F5E6CDFBFF930FABF062346BF7720D5BFEEA81F404529AA3F78AB2CC06B87F13E"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e1 = stablehlo.constant dense<"0xA5ADB03F80F7593F8C856C3E0D1607BF20F391BF16D5E9BED313A23DA350A03F230F723FB0FC453E3F8578BF6C4AD53E7720D5BFE2DAFE3F4529AA3FF88A5E3E50528A3E"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e2 = stablehlo.constant dense<"0x00001041EF94ADBF8C856C3E0D1607BF20F391BF16D5E9BE7E1E93BEDB07E43E230F723FF42BF8BFB3DC7BBF6C4AD53E7720D5BFE2DAFE3F4529AA3F852BEDBF50528A3E"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e3 = stablehlo.constant dense<"0xE5C918C010CB93BFE05A99BE0D1607BF20F391BF1BB41A3F2B756B3CA01F703C230F723FC9EEBFBEE580743F34EFFDBE7720D5BF733B13BD4529AA3F160ADB3E3F0F5F3D"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#3, %e3) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<17xf32>, %arg1: tensor<17xi32>, %arg2: tensor<17xf32>) -> (tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>) {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<17xi32>
%1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<17xi32>, tensor<17xi32>) -> tensor<17xi1>
%c_0 = stablehlo.constant dense<17> : tensor<i32>
%2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<17xi32>
%3 = stablehlo.add %arg1, %2 : tensor<17xi32>
%4 = stablehlo.select %1, %3, %arg1 : tensor<17xi1>, tensor<17xi32>
%5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<17xi32>) -> tensor<17x1xi32>
%6 = "stablehlo.scatter"(%arg0, %5, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
%23 = stablehlo.add %arg3, %arg4 : tensor<f32>
stablehlo.return %23 : tensor<f32>
}) : (tensor<17xf32>, tensor<17x1xi32>, tensor<17xf32>) -> tensor<17xf32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<17xi32>
%8 = stablehlo.compare LT, %arg1, %7, SIGNED : (tensor<17xi32>, tensor<17xi32>) -> tensor<17xi1>
%c_2 = stablehlo.constant dense<17> : tensor<i32>
%9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<17xi32>
%10 = stablehlo.add %arg1, %9 : tensor<17xi32>
%11 = stablehlo.select %8, %10, %arg1 : tensor<17xi1>, tensor<17xi32>
%12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<17xi32>) -> tensor<17x1xi32>
%13 = "stablehlo.scatter"(%arg0, %12, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
%23 = stablehlo.maximum %arg3, %arg4 : tensor<f32>
stablehlo.return %23 : tensor<f32>
}) : (tensor<17xf32>, tensor<17x1xi32>, tensor<17xf32>) -> tensor<17xf32>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<1xi32>
%cst = stablehlo.constant dense<9.000000e+00> : tensor<f32>
%15 = "stablehlo.scatter"(%arg0, %14, %cst) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
stablehlo.return %arg4 : tensor<f32>
}) : (tensor<17xf32>, tensor<1xi32>, tensor<f32>) -> tensor<17xf32>
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%16 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<17xi32>
%17 = stablehlo.compare LT, %arg1, %16, SIGNED : (tensor<17xi32>, tensor<17xi32>) -> tensor<17xi1>
%c_5 = stablehlo.constant dense<17> : tensor<i32>
%18 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<17xi32>
%19 = stablehlo.add %arg1, %18 : tensor<17xi32>
%20 = stablehlo.select %17, %19, %arg1 : tensor<17xi1>, tensor<17xi32>
%21 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<17xi32>) -> tensor<17x1xi32>
%22 = "stablehlo.scatter"(%arg0, %21, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
%23 = stablehlo.multiply %arg3, %arg4 : tensor<f32>
stablehlo.return %23 : tensor<f32>
}) : (tensor<17xf32>, tensor<17x1xi32>, tensor<17xf32>) -> tensor<17xf32>
return %6, %13, %15, %22 : tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>
}
}
// -----
// scatter_rows_17
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xC43361BFA1241FBEF5ADC1BF2635B93DEA05BABE1052DBBF3D54CDBFCAFAF83FBBB9463F0D2C52BE828A0F3FF8046BBF8DE14ABFE972DABF8113E5BF616D9D3F8F69A03F5C74FDBFF9052EBF3563D2BF1A4A03BE2C07F13EC617513E3E5CBBBF2D4D4F3F815CE73EFD6C05BEE7BD4FBFB937D63F6447D5BF97E1B5BFE6AFF8BE068E76BF51FFED3E4439473FABC9503FCB3A8C3F6E47A6BFB8397C3FE10582BF4C77133E84C38EBF5AD59F3F0EC2C8BFE4A48DBE82ED083F4C294A3FCA2BCFBF89DEF73FB71E57BFEA975BBE"> : tensor<17x3xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<17x3xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17x3xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17x3xf32>
%c1 = stablehlo.constant dense<"0x0D0000000F000000000000000100000007000000090000000D00000005000000FEFFFFFF02000000070000000600000011000000060000000B0000000A000000FFFFFFFF"> : tensor<17xi32>
%z1 = stablehlo.constant dense<0> : tensor<17xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xi32>
%c2 = stablehlo.constant dense<"0xB2A409BDC9FC87BF8462DDBF80F7593FA350A03FB0FC453E3F88093FA15EA9BFF88A5E3EF9FBA5BFB63CD73C3DC921BF0EC2EC3FD313A23D1E6498BF3F8578BF366A4E3E"> : tensor<17xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<17xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<17xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<17xf32>
%r:3 = call @f(%a0, %a1, %a2) : (tensor<17x3xf32>, tensor<17xi32>, tensor<17xf32>) -> (tensor<17x3xf32>, tensor<17x3xf32>, tensor<17x3xf32>)
%e0 = stablehlo.constant dense<"0x33FE26C0CE5467C06075D6C0251E713F0676AB3F6042573F1BA839C050FA25BF874B47C00D2C52BE828A0F3FF8046BBF8DE14ABFE972DABF8113E5BF0014BFBDB353B2BF1064BEC05EC69DBFFCF42FC068B3E4BF61EFDF3F12BF304041D617402D4D4F3F815CE73EFD6C05BEBB3E1EBF72DB0340A2088BBF1B1219C09C581BC0700778C094C839BF9A2BCDBFC26330C0CB3A8C3F6E47A6BFB8397C3FCF1D03BFDD5C933FA485CA3E5AD59F3F0EC2C8BFE4A48DBEA4D29EBE5C8466BF83EB84C0E8D5084038D3DFBE5BD3C73E"> : tensor<17x3xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17x3xf32>, tensor<17x3xf32>) -> ()
%e1 = stablehlo.constant dense<"0xC43361BFB2A409BDF5ADC1BF2635B93DC9FC87BF1052DBBF3D54CDBF8462DDBFBBB9463F0D2C52BE80F7593FF8046BBF8DE14ABFA350A03F8113E5BF616D9D3FB0FC453E5C74FDBFF9052EBF3F88093F1A4A03BE2C07F13EA15EA9BF3E5CBBBF2D4D4F3FF88A5E3EFD6C05BEE7BD4FBFF9FBA5BF6447D5BF97E1B5BFB63CD73C068E76BF51FFED3E3DC921BFABC9503FCB3A8C3F0EC2EC3FB8397C3FE10582BFD313A23D84C38EBF5AD59F3F1E6498BFE4A48DBE82ED083F3F8578BFCA2BCFBF89DEF73F366A4E3EEA975BBE"> : tensor<17x3xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17x3xf32>, tensor<17x3xf32>) -> ()
%e2 = stablehlo.constant dense<"0xC43361BFA1241FBEF5ADC1BF00000000000000001052DBBF0000000000000000BBB9463F0000000000000000F8046BBF00000000000000008113E5BF00000000000000005C74FDBF00000000000000001A4A03BE00000000000000003E5CBBBF0000000000000000FD6C05BE00000000000000006447D5BF0000000000000000068E76BF0000000000000000ABC9503F0000000000000000B8397C3F000000000000000084C38EBF0000000000000000E4A48DBE0000000000000000CA2BCFBF0000000000000000EA975BBE"> : tensor<17x3xf32>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17x3xf32>, tensor<17x3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<17x3xf32>, %arg1: tensor<17xi32>, %arg2: tensor<17xf32>) -> (tensor<17x3xf32>, tensor<17x3xf32>, tensor<17x3xf32>) {
%cst = stablehlo.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>
%0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<17xf32>) -> tensor<17x1xf32>
%1 = stablehlo.broadcast_in_dim %cst, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
%2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<17x1xf32>) -> tensor<17x3xf32>
%3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<17x3xf32>
%4 = stablehlo.multiply %2, %3 : tensor<17x3xf32>
%c = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<17xi32>
%6 = stablehlo.compare LT, %arg1, %5, SIGNED : (tensor<17xi32>, tensor<17xi32>) -> tensor<17xi1>
%c_0 = stablehlo.constant dense<17> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<17xi32>
%8 = stablehlo.add %arg1, %7 : tensor<17xi32>
%9 = stablehlo.select %6, %8, %arg1 : tensor<17xi1>, tensor<17xi32>
%10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<17xi32>) -> tensor<17x1xi32>
%11 = "stablehlo.scatter"(%arg0, %10, %4) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
%19 = stablehlo.add %arg3, %arg4 : tensor<f32>
stablehlo.return %19 : tensor<f32>
}) : (tensor<17x3xf32>, tensor<17x1xi32>, tensor<17x3xf32>) -> tensor<17x3xf32>
%c_1 = stablehlo.constant dense<1> : tensor<i32>
%12 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1xi32>
%13 = "stablehlo.scatter"(%arg0, %12, %arg2) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
stablehlo.return %arg4 : tensor<f32>
}) : (tensor<17x3xf32>, tensor<1xi32>, tensor<17xf32>) -> tensor<17x3xf32>
%c_2 = stablehlo.constant dense<1> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1xi32>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%15 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<1xi32>
%16 = stablehlo.concatenate %14, %15, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
%18 = "stablehlo.scatter"(%arg0, %16, %17) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = true}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
stablehlo.return %arg4 : tensor<f32>
}) : (tensor<17x3xf32>, tensor<2xi32>, tensor<16x2xf32>) -> tensor<17x3xf32>
return %11, %13, %18 : tensor<17x3xf32>, tensor<17x3xf32>, tensor<17x3xf32>
}
}
// -----
// batched
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%c1 = stablehlo.constant dense<"0x03000000010000000300000000000000040000000000000001000000030000000000000002000000000000000400000001000000040000000100000004000000000000000000000001000000020000000000000003000000020000000000000001000000020000000400000001000000010000000100000002000000030000000100000002000000030000000000000002000000010000000200000004000000010000000100000002000000000000000100000000000000010000000200000002000000030000000400000002000000040000000400000001000000020000000300000003000000010000000200000004000000020000000400000002000000030000000000000001000000030000000000000004000000020000000300000004000000020000000100000000000000000000000000000000000000020000000300000003000000030000000000000002000000"> : tensor<17x5xi32>
%z1 = stablehlo.constant dense<0> : tensor<17x5xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17x5xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17x5xi32>
%r:3 = call @f(%a0, %a1) : (tensor<17x5xf32>, tensor<17x5xi32>) -> (tensor<17x5xf32>, tensor<17xf32>, tensor<17x5xf32>)
%e0 = stablehlo.constant dense<"0x48DE1C3FF5F599BF48DE1C3F5BDC08BF338E26BE9EB0F93FBB00B43FD1A9E5BF9EB0F93F3286AC3F5D16DC3ECA2891BFE153E6BFCA2891BFE153E6BF7D66D43F9412983F9412983FC3FFA1BE952BCBBFE31AE2BE376B473DC2D4DDBFE31AE2BE8415A0BF4A9DC83DA06E853EEC56B23FEC56B23FEC56B23FC2D2C7BF1E80513FFF34B3BEC2D2C7BF1E80513FC86D663FA666D3BF98BAA4BEA666D3BFD7FA513E997EF2BF997EF2BF6AC6E23F64A9223F997EF2BFEEF1F93FA072F73ED30FF8BCD30FF8BCFD1A8DBF8D7FB43F3A31DE3F8D7FB43F8D7FB43F7ACAE73F82DED93E4D72BF3E4D72BF3E6788AABE82DED93EB686BC3E14F39FBFB686BC3E14F39FBFDC3944BFBB52233F9F83A33FBB92813DBB52233F622B3FBE296D28BFFD4E433F110C443F296D28BF1DA6F63F6EAD8A3F6EAD8A3F6EAD8A3F6EAD8A3F2496E43FC47F7F3FC47F7F3FC47F7F3FAF993BBFEAE7953F"> : tensor<17x5xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17x5xf32>, tensor<17x5xf32>) -> ()
%e1 = stablehlo.constant dense<"0x48DE1C3F9EB0F93F5D16DC3E7D66D43FE31AE2BE4A9DC83DC2D2C7BFC86D663F997EF2BFEEF1F93F8D7FB43F82DED93EB686BC3EBB52233F296D28BF6EAD8A3FC47F7F3F"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e2 = stablehlo.constant dense<"0x5BDC08BFF5F599BF7AA8D2BF0000A040338E26BE0000A040BB00B43F3286AC3FD1A9E5BF9AB1623E0000A040E153E6BFBBBAB9BDD3862EBFCA2891BF9412983FC3FFA1BE952BCBBF5A1206BF0000A0400000A0408415A0BFC2D4DDBF376B473DCC932B3FE490B2BEEC56B23F0000A0404F49983FA06E853EC6F4B93EFF34B3BE0000A0401E80513F587FB73F0000A04098BAA4BEA666D3BF3FE0A0BFD7FA513E64A9223F0000A0406AC6E23F67C55B3FD2B9633F0000A040A072F73ED30FF8BCFD1A8DBF61B03D3F0C234C3F7ACAE73F3A31DE3F6E500EBD0000A0408883EA3F6788AABE0000A0404D72BF3E381EA0BD1E94FDBD868F8EBF14F39FBFDC3944BF0000A0400000A0409F83A33FDE2E5ABFBB92813D622B3FBE97B3A8BF1DA6F63F0000A040FD4E433F110C443F0000A0405EB1AA3F2496E43F4E7337BF546D2C3FAF993BBF06F94EBFEAE7953F0000A040AB746D3F"> : tensor<17x5xf32>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17x5xf32>, tensor<17x5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<17x5xf32>, %arg1: tensor<17x5xi32>) -> (tensor<17x5xf32>, tensor<17xf32>, tensor<17x5xf32>) {
%0 = call @take_along_axis(%arg0, %arg1) : (tensor<17x5xf32>, tensor<17x5xi32>) -> tensor<17x5xf32>
%1 = stablehlo.slice %arg1 [0:17, 0:1] : (tensor<17x5xi32>) -> tensor<17x1xi32>
%2 = stablehlo.reshape %1 : (tensor<17x1xi32>) -> tensor<17xi32>
%c = stablehlo.constant dense<0> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<17xi32>
%4 = stablehlo.compare LT, %2, %3, SIGNED : (tensor<17xi32>, tensor<17xi32>) -> tensor<17xi1>
%c_0 = stablehlo.constant dense<5> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<17xi32>
%6 = stablehlo.add %2, %5 : tensor<17xi32>
%7 = stablehlo.select %4, %6, %2 : tensor<17xi1>, tensor<17xi32>
%8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<17xi32>) -> tensor<17x1xi32>
%9 = "stablehlo.gather"(%arg0, %8) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1>}> : (tensor<17x5xf32>, tensor<17x1xi32>) -> tensor<17x1xf32>
%10 = stablehlo.reshape %9 : (tensor<17x1xf32>) -> tensor<17xf32>
%11 = stablehlo.slice %arg1 [0:17, 0:1] : (tensor<17x5xi32>) -> tensor<17x1xi32>
%12 = stablehlo.reshape %11 : (tensor<17x1xi32>) -> tensor<17xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<17xi32>
%14 = stablehlo.compare LT, %12, %13, SIGNED : (tensor<17xi32>, tensor<17xi32>) -> tensor<17xi1>
%c_2 = stablehlo.constant dense<5> : tensor<i32>
%15 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<17xi32>
%16 = stablehlo.add %12, %15 : tensor<17xi32>
%17 = stablehlo.select %14, %16, %12 : tensor<17xi1>, tensor<17xi32>
%18 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<17xi32>) -> tensor<17x1xi32>
%cst = stablehlo.constant dense<5.000000e+00> : tensor<f32>
%19 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<17xf32>
%20 = "stablehlo.scatter"(%arg0, %18, %19) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = true}> ({
^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
stablehlo.return %arg3 : tensor<f32>
}) : (tensor<17x5xf32>, tensor<17x1xi32>, tensor<17xf32>) -> tensor<17x5xf32>
return %0, %10, %20 : tensor<17x5xf32>, tensor<17xf32>, tensor<17x5xf32>
}
func.func private @take_along_axis(%arg0: tensor<17x5xf32>, %arg1: tensor<17x5xi32>) -> tensor<17x5xf32> {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<17x5xi32>
%1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<17x5xi32>, tensor<17x5xi32>) -> tensor<17x5xi1>
%c_0 = stablehlo.constant dense<5> : tensor<i32>
%2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<17x5xi32>
%3 = stablehlo.add %arg1, %2 : tensor<17x5xi32>
%4 = stablehlo.select %1, %3, %arg1 : tensor<17x5xi1>, tensor<17x5xi32>
%5 = stablehlo.reshape %4 : (tensor<17x5xi32>) -> tensor<17x5x1xi32>
%c_1 = stablehlo.constant dense<4> : tensor<1xi32>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<17x5x1xi32>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<17x5x1xi32>, tensor<17x5x1xi32>) -> tensor<17x5x1xi1>
%8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
%9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<17x5x1xi32>
%10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<17x5x1xi32>, tensor<17x5x1xi32>) -> tensor<17x5x1xi1>
%11 = stablehlo.and %7, %10 : tensor<17x5x1xi1>
%c_3 = stablehlo.constant dense<true> : tensor<i1>
%12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<17x5x1xi1>, tensor<i1>) -> tensor<17x5xi1>
%13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<17x5xf32>, tensor<17x5x1xi32>) -> tensor<17x5xf32>
%cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<17x5xf32>
%15 = stablehlo.select %12, %13, %14 : tensor<17x5xi1>, tensor<17x5xf32>
return %15 : tensor<17x5xf32>
}
}
// -----
// moves_bool
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false]> : tensor<18xi1>
%z0 = stablehlo.constant dense<false> : tensor<18xi1>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<18xi1>
%a0 = stablehlo.optimization_barrier %s0 : tensor<18xi1>
%c1 = stablehlo.constant dense<"0x110000000B0000000C000000100000000A0000000D0000000F000000"> : tensor<7xi32>
%z1 = stablehlo.constant dense<0> : tensor<7xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<7xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<7xi32>
%r:6 = call @f(%a0, %a1) : (tensor<18xi1>, tensor<7xi32>) -> (tensor<20xi1>, tensor<22xi1>, tensor<18x1xi1>, tensor<7xi1>, tensor<18xi1>, tensor<4xi1>)
%e0 = stablehlo.constant dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true]> : tensor<20xi1>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<20xi1>, tensor<20xi1>) -> ()
%e1 = stablehlo.constant dense<[false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, false, false]> : tensor<22xi1>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<22xi1>, tensor<22xi1>) -> ()
%e2 = stablehlo.constant dense<[[false], [true], [true], [true], [true], [true], [true], [true], [true], [true], [true], [true], [true], [true], [true], [true], [true], [true]]> : tensor<18x1xi1>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<18x1xi1>, tensor<18x1xi1>) -> ()
%e3 = stablehlo.constant dense<[false, true, true, true, true, true, true]> : tensor<7xi1>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<7xi1>, tensor<7xi1>) -> ()
%e4 = stablehlo.constant dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<18xi1>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<18xi1>, tensor<18xi1>) -> ()
%e5 = stablehlo.constant dense<[true, true, true, true]> : tensor<4xi1>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<4xi1>, tensor<4xi1>) -> ()
return
}
func.func private @f(%arg0: tensor<18xi1>, %arg1: tensor<7xi32>) -> (tensor<20xi1>, tensor<22xi1>, tensor<18x1xi1>, tensor<7xi1>, tensor<18xi1>, tensor<4xi1>) {
%0 = stablehlo.slice %arg0 [0:2] : (tensor<18xi1>) -> tensor<2xi1>
%1 = stablehlo.concatenate %arg0, %0, dim = 0 : (tensor<18xi1>, tensor<2xi1>) -> tensor<20xi1>
%c = stablehlo.constant dense<0> : tensor<i64>
%2 = call @_pad(%arg0, %c) : (tensor<18xi1>, tensor<i64>) -> tensor<22xi1>
%3 = stablehlo.reverse %arg0, dims = [0] : tensor<18xi1>
%4 = stablehlo.reshape %3 : (tensor<18xi1>) -> tensor<18x1xi1>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7xi32>
%6 = stablehlo.compare LT, %arg1, %5, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
%c_1 = stablehlo.constant dense<18> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7xi32>
%8 = stablehlo.add %arg1, %7 : tensor<7xi32>
%9 = stablehlo.select %6, %8, %arg1 : tensor<7xi1>, tensor<7xi32>
%10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
%11 = "stablehlo.gather"(%arg0, %10) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<18xi1>, tensor<7x1xi32>) -> tensor<7xi1>
%12 = stablehlo.slice %arg0 [0:1] : (tensor<18xi1>) -> tensor<1xi1>
%13 = stablehlo.reshape %12 : (tensor<1xi1>) -> tensor<i1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7xi32>
%15 = stablehlo.compare LT, %arg1, %14, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
%c_3 = stablehlo.constant dense<18> : tensor<i32>
%16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<7xi32>
%17 = stablehlo.add %arg1, %16 : tensor<7xi32>
%18 = stablehlo.select %15, %17, %arg1 : tensor<7xi1>, tensor<7xi32>
%19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
%20 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<i1>) -> tensor<7xi1>
%21 = "stablehlo.scatter"(%arg0, %19, %20) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg2: tensor<i1>, %arg3: tensor<i1>):
stablehlo.return %arg3 : tensor<i1>
}) : (tensor<18xi1>, tensor<7x1xi32>, tensor<7xi1>) -> tensor<18xi1>
%c_4 = stablehlo.constant dense<3> : tensor<i64>
%22 = stablehlo.dynamic_slice %arg0, %c_4, sizes = [4] : (tensor<18xi1>, tensor<i64>) -> tensor<4xi1>
return %1, %2, %4, %11, %21, %22 : tensor<20xi1>, tensor<22xi1>, tensor<18x1xi1>, tensor<7xi1>, tensor<18xi1>, tensor<4xi1>
}
func.func private @_pad(%arg0: tensor<18xi1>, %arg1: tensor<i64>) -> tensor<22xi1> {
%c = stablehlo.constant dense<0> : tensor<i64>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
%1 = stablehlo.compare NE, %arg1, %0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%2 = stablehlo.convert %1 : tensor<i1>
%3 = stablehlo.pad %arg0, %2, low = [2], high = [2], interior = [0] : (tensor<18xi1>, tensor<i1>) -> tensor<22xi1>
return %3 : tensor<22xi1>
}
}
// -----
// moves_int8
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x04FFFD0204FEFFFB05050201010203010300"> : tensor<18xi8>
%z0 = stablehlo.constant dense<0> : tensor<18xi8>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<18xi8>
%a0 = stablehlo.optimization_barrier %s0 : tensor<18xi8>
%c1 = stablehlo.constant dense<"0x110000000B0000000C000000100000000A0000000D0000000F000000"> : tensor<7xi32>
%z1 = stablehlo.constant dense<0> : tensor<7xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<7xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<7xi32>
%r:6 = call @f(%a0, %a1) : (tensor<18xi8>, tensor<7xi32>) -> (tensor<20xi8>, tensor<22xi8>, tensor<18x1xi8>, tensor<7xi8>, tensor<18xi8>, tensor<4xi8>)
%e0 = stablehlo.constant dense<"0x04FFFD0204FEFFFB0505020101020301030004FF"> : tensor<20xi8>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<20xi8>, tensor<20xi8>) -> ()
%e1 = stablehlo.constant dense<"0x000004FFFD0204FEFFFB050502010102030103000000"> : tensor<22xi8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<22xi8>, tensor<22xi8>) -> ()
%e2 = stablehlo.constant dense<"0x00030103020101020505FBFFFE0402FDFF04"> : tensor<18x1xi8>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<18x1xi8>, tensor<18x1xi8>) -> ()
%e3 = stablehlo.constant dense<"0x00010103020201"> : tensor<7xi8>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<7xi8>, tensor<7xi8>) -> ()
%e4 = stablehlo.constant dense<"0x04FFFD0204FEFFFB05050404040403040404"> : tensor<18xi8>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<18xi8>, tensor<18xi8>) -> ()
%e5 = stablehlo.constant dense<"0x0204FEFF"> : tensor<4xi8>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<4xi8>, tensor<4xi8>) -> ()
return
}
func.func private @f(%arg0: tensor<18xi8>, %arg1: tensor<7xi32>) -> (tensor<20xi8>, tensor<22xi8>, tensor<18x1xi8>, tensor<7xi8>, tensor<18xi8>, tensor<4xi8>) {
%0 = stablehlo.slice %arg0 [0:2] : (tensor<18xi8>) -> tensor<2xi8>
%1 = stablehlo.concatenate %arg0, %0, dim = 0 : (tensor<18xi8>, tensor<2xi8>) -> tensor<20xi8>
%c = stablehlo.constant dense<0> : tensor<i64>
%2 = call @_pad(%arg0, %c) : (tensor<18xi8>, tensor<i64>) -> tensor<22xi8>
%3 = stablehlo.reverse %arg0, dims = [0] : tensor<18xi8>
%4 = stablehlo.reshape %3 : (tensor<18xi8>) -> tensor<18x1xi8>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7xi32>
%6 = stablehlo.compare LT, %arg1, %5, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
%c_1 = stablehlo.constant dense<18> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7xi32>
%8 = stablehlo.add %arg1, %7 : tensor<7xi32>
%9 = stablehlo.select %6, %8, %arg1 : tensor<7xi1>, tensor<7xi32>
%10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
%11 = "stablehlo.gather"(%arg0, %10) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<18xi8>, tensor<7x1xi32>) -> tensor<7xi8>
%12 = stablehlo.slice %arg0 [0:1] : (tensor<18xi8>) -> tensor<1xi8>
%13 = stablehlo.reshape %12 : (tensor<1xi8>) -> tensor<i8>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7xi32>
%15 = stablehlo.compare LT, %arg1, %14, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
%c_3 = stablehlo.constant dense<18> : tensor<i32>
%16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<7xi32>
%17 = stablehlo.add %arg1, %16 : tensor<7xi32>
%18 = stablehlo.select %15, %17, %arg1 : tensor<7xi1>, tensor<7xi32>
%19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
%20 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<i8>) -> tensor<7xi8>
%21 = "stablehlo.scatter"(%arg0, %19, %20) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg2: tensor<i8>, %arg3: tensor<i8>):
stablehlo.return %arg3 : tensor<i8>
}) : (tensor<18xi8>, tensor<7x1xi32>, tensor<7xi8>) -> tensor<18xi8>
%c_4 = stablehlo.constant dense<3> : tensor<i64>
%22 = stablehlo.dynamic_slice %arg0, %c_4, sizes = [4] : (tensor<18xi8>, tensor<i64>) -> tensor<4xi8>
return %1, %2, %4, %11, %21, %22 : tensor<20xi8>, tensor<22xi8>, tensor<18x1xi8>, tensor<7xi8>, tensor<18xi8>, tensor<4xi8>
}
func.func private @_pad(%arg0: tensor<18xi8>, %arg1: tensor<i64>) -> tensor<22xi8> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i8>
%1 = stablehlo.pad %arg0, %0, low = [2], high = [2], interior = [0] : (tensor<18xi8>, tensor<i8>) -> tensor<22xi8>
return %1 : tensor<22xi8>
}
}
// -----
// moves_uint16
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0400FFFFFDFF02000400FEFFFFFFFBFF0500050002000100010002000300010003000000"> : tensor<18xui16>
%z0 = stablehlo.constant dense<0> : tensor<18xui16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<18xui16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<18xui16>
%c1 = stablehlo.constant dense<"0x110000000B0000000C000000100000000A0000000D0000000F000000"> : tensor<7xi32>
%z1 = stablehlo.constant dense<0> : tensor<7xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<7xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<7xi32>
%r:6 = call @f(%a0, %a1) : (tensor<18xui16>, tensor<7xi32>) -> (tensor<20xui16>, tensor<22xui16>, tensor<18x1xui16>, tensor<7xui16>, tensor<18xui16>, tensor<4xui16>)
%e0 = stablehlo.constant dense<"0x0400FFFFFDFF02000400FEFFFFFFFBFF05000500020001000100020003000100030000000400FFFF"> : tensor<20xui16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<20xui16>, tensor<20xui16>) -> ()
%e1 = stablehlo.constant dense<"0x000000000400FFFFFDFF02000400FEFFFFFFFBFF050005000200010001000200030001000300000000000000"> : tensor<22xui16>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<22xui16>, tensor<22xui16>) -> ()
%e2 = stablehlo.constant dense<"0x0000030001000300020001000100020005000500FBFFFFFFFEFF04000200FDFFFFFF0400"> : tensor<18x1xui16>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<18x1xui16>, tensor<18x1xui16>) -> ()
%e3 = stablehlo.constant dense<"0x0000010001000300020002000100"> : tensor<7xui16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<7xui16>, tensor<7xui16>) -> ()
%e4 = stablehlo.constant dense<"0x0400FFFFFDFF02000400FEFFFFFFFBFF0500050004000400040004000300040004000400"> : tensor<18xui16>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<18xui16>, tensor<18xui16>) -> ()
%e5 = stablehlo.constant dense<"0x02000400FEFFFFFF"> : tensor<4xui16>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<4xui16>, tensor<4xui16>) -> ()
return
}
func.func private @f(%arg0: tensor<18xui16>, %arg1: tensor<7xi32>) -> (tensor<20xui16>, tensor<22xui16>, tensor<18x1xui16>, tensor<7xui16>, tensor<18xui16>, tensor<4xui16>) {
%0 = stablehlo.slice %arg0 [0:2] : (tensor<18xui16>) -> tensor<2xui16>
%1 = stablehlo.concatenate %arg0, %0, dim = 0 : (tensor<18xui16>, tensor<2xui16>) -> tensor<20xui16>
%c = stablehlo.constant dense<0> : tensor<i64>
%2 = call @_pad(%arg0, %c) : (tensor<18xui16>, tensor<i64>) -> tensor<22xui16>
%3 = stablehlo.reverse %arg0, dims = [0] : tensor<18xui16>
%4 = stablehlo.reshape %3 : (tensor<18xui16>) -> tensor<18x1xui16>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7xi32>
%6 = stablehlo.compare LT, %arg1, %5, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
%c_1 = stablehlo.constant dense<18> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7xi32>
%8 = stablehlo.add %arg1, %7 : tensor<7xi32>
%9 = stablehlo.select %6, %8, %arg1 : tensor<7xi1>, tensor<7xi32>
%10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
%11 = "stablehlo.gather"(%arg0, %10) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<18xui16>, tensor<7x1xi32>) -> tensor<7xui16>
%12 = stablehlo.slice %arg0 [0:1] : (tensor<18xui16>) -> tensor<1xui16>
%13 = stablehlo.reshape %12 : (tensor<1xui16>) -> tensor<ui16>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7xi32>
%15 = stablehlo.compare LT, %arg1, %14, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
%c_3 = stablehlo.constant dense<18> : tensor<i32>
%16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<7xi32>
%17 = stablehlo.add %arg1, %16 : tensor<7xi32>
%18 = stablehlo.select %15, %17, %arg1 : tensor<7xi1>, tensor<7xi32>
%19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
%20 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<ui16>) -> tensor<7xui16>
%21 = "stablehlo.scatter"(%arg0, %19, %20) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg2: tensor<ui16>, %arg3: tensor<ui16>):
stablehlo.return %arg3 : tensor<ui16>
}) : (tensor<18xui16>, tensor<7x1xi32>, tensor<7xui16>) -> tensor<18xui16>
%c_4 = stablehlo.constant dense<3> : tensor<i64>
%22 = stablehlo.dynamic_slice %arg0, %c_4, sizes = [4] : (tensor<18xui16>, tensor<i64>) -> tensor<4xui16>
return %1, %2, %4, %11, %21, %22 : tensor<20xui16>, tensor<22xui16>, tensor<18x1xui16>, tensor<7xui16>, tensor<18xui16>, tensor<4xui16>
}
func.func private @_pad(%arg0: tensor<18xui16>, %arg1: tensor<i64>) -> tensor<22xui16> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui16>
%1 = stablehlo.pad %arg0, %0, low = [2], high = [2], interior = [0] : (tensor<18xui16>, tensor<ui16>) -> tensor<22xui16>
return %1 : tensor<22xui16>
}
}
// -----
// moves_complex64
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000804000000000000080BF00000000000040C00000000000000040000000000000804000000000000000C000000000000080BF000000000000A0C0000000000000A040000000000000A0400000000000000040000000000000803F000000000000803F00000000000000400000000000004040000000000000803F0000000000004040000000000000000000000000"> : tensor<18xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<18xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<18xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<18xcomplex<f32>>
%c1 = stablehlo.constant dense<"0x110000000B0000000C000000100000000A0000000D0000000F000000"> : tensor<7xi32>
%z1 = stablehlo.constant dense<0> : tensor<7xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<7xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<7xi32>
%r:6 = call @f(%a0, %a1) : (tensor<18xcomplex<f32>>, tensor<7xi32>) -> (tensor<20xcomplex<f32>>, tensor<22xcomplex<f32>>, tensor<18x1xcomplex<f32>>, tensor<7xcomplex<f32>>, tensor<18xcomplex<f32>>, tensor<4xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x0000804000000000000080BF00000000000040C00000000000000040000000000000804000000000000000C000000000000080BF000000000000A0C0000000000000A040000000000000A0400000000000000040000000000000803F000000000000803F00000000000000400000000000004040000000000000803F00000000000040400000000000000000000000000000804000000000000080BF00000000"> : tensor<20xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<20xcomplex<f32>>, tensor<20xcomplex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000000000000000000000000000804000000000000080BF00000000000040C00000000000000040000000000000804000000000000000C000000000000080BF000000000000A0C0000000000000A040000000000000A0400000000000000040000000000000803F000000000000803F00000000000000400000000000004040000000000000803F000000000000404000000000000000000000000000000000000000000000000000000000"> : tensor<22xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<22xcomplex<f32>>, tensor<22xcomplex<f32>>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000000000004040000000000000803F00000000000040400000000000000040000000000000803F000000000000803F0000000000000040000000000000A040000000000000A040000000000000A0C000000000000080BF00000000000000C00000000000008040000000000000004000000000000040C000000000000080BF000000000000804000000000"> : tensor<18x1xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<18x1xcomplex<f32>>, tensor<18x1xcomplex<f32>>) -> ()
%e3 = stablehlo.constant dense<"0x00000000000000000000803F000000000000803F000000000000404000000000000000400000000000000040000000000000803F00000000"> : tensor<7xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#3, %e3) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>) -> ()
%e4 = stablehlo.constant dense<"0x0000804000000000000080BF00000000000040C00000000000000040000000000000804000000000000000C000000000000080BF000000000000A0C0000000000000A040000000000000A0400000000000008040000000000000804000000000000080400000000000008040000000000000404000000000000080400000000000008040000000000000804000000000"> : tensor<18xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#4, %e4) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<18xcomplex<f32>>, tensor<18xcomplex<f32>>) -> ()
%e5 = stablehlo.constant dense<"0x00000040000000000000804000000000000000C000000000000080BF00000000"> : tensor<4xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#5, %e5) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<18xcomplex<f32>>, %arg1: tensor<7xi32>) -> (tensor<20xcomplex<f32>>, tensor<22xcomplex<f32>>, tensor<18x1xcomplex<f32>>, tensor<7xcomplex<f32>>, tensor<18xcomplex<f32>>, tensor<4xcomplex<f32>>) {
%0 = stablehlo.slice %arg0 [0:2] : (tensor<18xcomplex<f32>>) -> tensor<2xcomplex<f32>>
%1 = stablehlo.concatenate %arg0, %0, dim = 0 : (tensor<18xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<20xcomplex<f32>>
%c = stablehlo.constant dense<0> : tensor<i64>
%2 = call @_pad(%arg0, %c) : (tensor<18xcomplex<f32>>, tensor<i64>) -> tensor<22xcomplex<f32>>
%3 = stablehlo.reverse %arg0, dims = [0] : tensor<18xcomplex<f32>>
%4 = stablehlo.reshape %3 : (tensor<18xcomplex<f32>>) -> tensor<18x1xcomplex<f32>>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7xi32>
%6 = stablehlo.compare LT, %arg1, %5, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
%c_1 = stablehlo.constant dense<18> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7xi32>
%8 = stablehlo.add %arg1, %7 : tensor<7xi32>
%9 = stablehlo.select %6, %8, %arg1 : tensor<7xi1>, tensor<7xi32>
%10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
%11 = "stablehlo.gather"(%arg0, %10) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<18xcomplex<f32>>, tensor<7x1xi32>) -> tensor<7xcomplex<f32>>
%12 = stablehlo.slice %arg0 [0:1] : (tensor<18xcomplex<f32>>) -> tensor<1xcomplex<f32>>
%13 = stablehlo.reshape %12 : (tensor<1xcomplex<f32>>) -> tensor<complex<f32>>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7xi32>
%15 = stablehlo.compare LT, %arg1, %14, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
%c_3 = stablehlo.constant dense<18> : tensor<i32>
%16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<7xi32>
%17 = stablehlo.add %arg1, %16 : tensor<7xi32>
%18 = stablehlo.select %15, %17, %arg1 : tensor<7xi1>, tensor<7xi32>
%19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
%20 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<complex<f32>>) -> tensor<7xcomplex<f32>>
%21 = "stablehlo.scatter"(%arg0, %19, %20) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg2: tensor<complex<f32>>, %arg3: tensor<complex<f32>>):
stablehlo.return %arg3 : tensor<complex<f32>>
}) : (tensor<18xcomplex<f32>>, tensor<7x1xi32>, tensor<7xcomplex<f32>>) -> tensor<18xcomplex<f32>>
%c_4 = stablehlo.constant dense<3> : tensor<i64>
%22 = stablehlo.dynamic_slice %arg0, %c_4, sizes = [4] : (tensor<18xcomplex<f32>>, tensor<i64>) -> tensor<4xcomplex<f32>>
return %1, %2, %4, %11, %21, %22 : tensor<20xcomplex<f32>>, tensor<22xcomplex<f32>>, tensor<18x1xcomplex<f32>>, tensor<7xcomplex<f32>>, tensor<18xcomplex<f32>>, tensor<4xcomplex<f32>>
}
func.func private @_pad(%arg0: tensor<18xcomplex<f32>>, %arg1: tensor<i64>) -> tensor<22xcomplex<f32>> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f32>>
%1 = stablehlo.pad %arg0, %0, low = [2], high = [2], interior = [0] : (tensor<18xcomplex<f32>>, tensor<complex<f32>>) -> tensor<22xcomplex<f32>>
return %1 : tensor<22xcomplex<f32>>
}
}
// -----
// moves_bfloat16
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x804080BF40C00040804000C080BFA0C0A040A0400040803F803F00404040803F40400000"> : tensor<18xbf16>
%z0 = stablehlo.constant dense<0.0> : tensor<18xbf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<18xbf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<18xbf16>
%c1 = stablehlo.constant dense<"0x110000000B0000000C000000100000000A0000000D0000000F000000"> : tensor<7xi32>
%z1 = stablehlo.constant dense<0> : tensor<7xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<7xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<7xi32>
%r:6 = call @f(%a0, %a1) : (tensor<18xbf16>, tensor<7xi32>) -> (tensor<20xbf16>, tensor<22xbf16>, tensor<18x1xbf16>, tensor<7xbf16>, tensor<18xbf16>, tensor<4xbf16>)
%e0 = stablehlo.constant dense<"0x804080BF40C00040804000C080BFA0C0A040A0400040803F803F00404040803F40400000804080BF"> : tensor<20xbf16>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<20xbf16>, tensor<20xbf16>) -> ()
%e1 = stablehlo.constant dense<"0x00000000804080BF40C00040804000C080BFA0C0A040A0400040803F803F00404040803F4040000000000000"> : tensor<22xbf16>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<22xbf16>, tensor<22xbf16>) -> ()
%e2 = stablehlo.constant dense<"0x00004040803F40400040803F803F0040A040A040A0C080BF00C08040004040C080BF8040"> : tensor<18x1xbf16>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<18x1xbf16>, tensor<18x1xbf16>) -> ()
%e3 = stablehlo.constant dense<"0x0000803F803F404000400040803F"> : tensor<7xbf16>
stablehlo.custom_call @check.expect_close(%r#3, %e3) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<7xbf16>, tensor<7xbf16>) -> ()
%e4 = stablehlo.constant dense<"0x804080BF40C00040804000C080BFA0C0A040A04080408040804080404040804080408040"> : tensor<18xbf16>
stablehlo.custom_call @check.expect_close(%r#4, %e4) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<18xbf16>, tensor<18xbf16>) -> ()
%e5 = stablehlo.constant dense<"0x0040804000C080BF"> : tensor<4xbf16>
stablehlo.custom_call @check.expect_close(%r#5, %e5) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<4xbf16>, tensor<4xbf16>) -> ()
return
}
func.func private @f(%arg0: tensor<18xbf16>, %arg1: tensor<7xi32>) -> (tensor<20xbf16>, tensor<22xbf16>, tensor<18x1xbf16>, tensor<7xbf16>, tensor<18xbf16>, tensor<4xbf16>) {
%0 = stablehlo.slice %arg0 [0:2] : (tensor<18xbf16>) -> tensor<2xbf16>
%1 = stablehlo.concatenate %arg0, %0, dim = 0 : (tensor<18xbf16>, tensor<2xbf16>) -> tensor<20xbf16>
%c = stablehlo.constant dense<0> : tensor<i64>
%2 = call @_pad(%arg0, %c) : (tensor<18xbf16>, tensor<i64>) -> tensor<22xbf16>
%3 = stablehlo.reverse %arg0, dims = [0] : tensor<18xbf16>
%4 = stablehlo.reshape %3 : (tensor<18xbf16>) -> tensor<18x1xbf16>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7xi32>
%6 = stablehlo.compare LT, %arg1, %5, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
%c_1 = stablehlo.constant dense<18> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7xi32>
%8 = stablehlo.add %arg1, %7 : tensor<7xi32>
%9 = stablehlo.select %6, %8, %arg1 : tensor<7xi1>, tensor<7xi32>
%10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
%11 = "stablehlo.gather"(%arg0, %10) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<18xbf16>, tensor<7x1xi32>) -> tensor<7xbf16>
%12 = stablehlo.slice %arg0 [0:1] : (tensor<18xbf16>) -> tensor<1xbf16>
%13 = stablehlo.reshape %12 : (tensor<1xbf16>) -> tensor<bf16>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7xi32>
%15 = stablehlo.compare LT, %arg1, %14, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
%c_3 = stablehlo.constant dense<18> : tensor<i32>
%16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<7xi32>
%17 = stablehlo.add %arg1, %16 : tensor<7xi32>
%18 = stablehlo.select %15, %17, %arg1 : tensor<7xi1>, tensor<7xi32>
%19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
%20 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<bf16>) -> tensor<7xbf16>
%21 = "stablehlo.scatter"(%arg0, %19, %20) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg2: tensor<bf16>, %arg3: tensor<bf16>):
stablehlo.return %arg3 : tensor<bf16>
}) : (tensor<18xbf16>, tensor<7x1xi32>, tensor<7xbf16>) -> tensor<18xbf16>
%c_4 = stablehlo.constant dense<3> : tensor<i64>
%22 = stablehlo.dynamic_slice %arg0, %c_4, sizes = [4] : (tensor<18xbf16>, tensor<i64>) -> tensor<4xbf16>
return %1, %2, %4, %11, %21, %22 : tensor<20xbf16>, tensor<22xbf16>, tensor<18x1xbf16>, tensor<7xbf16>, tensor<18xbf16>, tensor<4xbf16>
}
func.func private @_pad(%arg0: tensor<18xbf16>, %arg1: tensor<i64>) -> tensor<22xbf16> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<bf16>
%1 = stablehlo.pad %arg0, %0, low = [2], high = [2], interior = [0] : (tensor<18xbf16>, tensor<bf16>) -> tensor<22xbf16>
return %1 : tensor<22xbf16>
}
}
// -----
// moves_float16
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x004400BC00C20040004400C000BC00C5004500450040003C003C00400042003C00420000"> : tensor<18xf16>
%z0 = stablehlo.constant dense<0.0> : tensor<18xf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<18xf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<18xf16>
%c1 = stablehlo.constant dense<"0x110000000B0000000C000000100000000A0000000D0000000F000000"> : tensor<7xi32>
%z1 = stablehlo.constant dense<0> : tensor<7xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<7xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<7xi32>
%r:6 = call @f(%a0, %a1) : (tensor<18xf16>, tensor<7xi32>) -> (tensor<20xf16>, tensor<22xf16>, tensor<18x1xf16>, tensor<7xf16>, tensor<18xf16>, tensor<4xf16>)
%e0 = stablehlo.constant dense<"0x004400BC00C20040004400C000BC00C5004500450040003C003C00400042003C00420000004400BC"> : tensor<20xf16>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<20xf16>, tensor<20xf16>) -> ()
%e1 = stablehlo.constant dense<"0x00000000004400BC00C20040004400C000BC00C5004500450040003C003C00400042003C0042000000000000"> : tensor<22xf16>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<22xf16>, tensor<22xf16>) -> ()
%e2 = stablehlo.constant dense<"0x00000042003C00420040003C003C00400045004500C500BC00C00044004000C200BC0044"> : tensor<18x1xf16>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<18x1xf16>, tensor<18x1xf16>) -> ()
%e3 = stablehlo.constant dense<"0x0000003C003C004200400040003C"> : tensor<7xf16>
stablehlo.custom_call @check.expect_close(%r#3, %e3) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<7xf16>, tensor<7xf16>) -> ()
%e4 = stablehlo.constant dense<"0x004400BC00C20040004400C000BC00C50045004500440044004400440042004400440044"> : tensor<18xf16>
stablehlo.custom_call @check.expect_close(%r#4, %e4) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<18xf16>, tensor<18xf16>) -> ()
%e5 = stablehlo.constant dense<"0x0040004400C000BC"> : tensor<4xf16>
stablehlo.custom_call @check.expect_close(%r#5, %e5) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<4xf16>, tensor<4xf16>) -> ()
return
}
func.func private @f(%arg0: tensor<18xf16>, %arg1: tensor<7xi32>) -> (tensor<20xf16>, tensor<22xf16>, tensor<18x1xf16>, tensor<7xf16>, tensor<18xf16>, tensor<4xf16>) {
%0 = stablehlo.slice %arg0 [0:2] : (tensor<18xf16>) -> tensor<2xf16>
%1 = stablehlo.concatenate %arg0, %0, dim = 0 : (tensor<18xf16>, tensor<2xf16>) -> tensor<20xf16>
%c = stablehlo.constant dense<0> : tensor<i64>
%2 = call @_pad(%arg0, %c) : (tensor<18xf16>, tensor<i64>) -> tensor<22xf16>
%3 = stablehlo.reverse %arg0, dims = [0] : tensor<18xf16>
%4 = stablehlo.reshape %3 : (tensor<18xf16>) -> tensor<18x1xf16>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7xi32>
%6 = stablehlo.compare LT, %arg1, %5, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
%c_1 = stablehlo.constant dense<18> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7xi32>
%8 = stablehlo.add %arg1, %7 : tensor<7xi32>
%9 = stablehlo.select %6, %8, %arg1 : tensor<7xi1>, tensor<7xi32>
%10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
%11 = "stablehlo.gather"(%arg0, %10) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<18xf16>, tensor<7x1xi32>) -> tensor<7xf16>
%12 = stablehlo.slice %arg0 [0:1] : (tensor<18xf16>) -> tensor<1xf16>
%13 = stablehlo.reshape %12 : (tensor<1xf16>) -> tensor<f16>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7xi32>
%15 = stablehlo.compare LT, %arg1, %14, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
%c_3 = stablehlo.constant dense<18> : tensor<i32>
%16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<7xi32>
%17 = stablehlo.add %arg1, %16 : tensor<7xi32>
%18 = stablehlo.select %15, %17, %arg1 : tensor<7xi1>, tensor<7xi32>
%19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
%20 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f16>) -> tensor<7xf16>
%21 = "stablehlo.scatter"(%arg0, %19, %20) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg2: tensor<f16>, %arg3: tensor<f16>):
stablehlo.return %arg3 : tensor<f16>
}) : (tensor<18xf16>, tensor<7x1xi32>, tensor<7xf16>) -> tensor<18xf16>
%c_4 = stablehlo.constant dense<3> : tensor<i64>
%22 = stablehlo.dynamic_slice %arg0, %c_4, sizes = [4] : (tensor<18xf16>, tensor<i64>) -> tensor<4xf16>
return %1, %2, %4, %11, %21, %22 : tensor<20xf16>, tensor<22xf16>, tensor<18x1xf16>, tensor<7xf16>, tensor<18xf16>, tensor<4xf16>
}
func.func private @_pad(%arg0: tensor<18xf16>, %arg1: tensor<i64>) -> tensor<22xf16> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f16>
%1 = stablehlo.pad %arg0, %0, low = [2], high = [2], interior = [0] : (tensor<18xf16>, tensor<f16>) -> tensor<22xf16>
return %1 : tensor<22xf16>
}
}
// -----
// moves_float64
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000001040000000000000F0BF00000000000008C00000000000000040000000000000104000000000000000C0000000000000F0BF00000000000014C0000000000000144000000000000014400000000000000040000000000000F03F000000000000F03F00000000000000400000000000000840000000000000F03F00000000000008400000000000000000"> : tensor<18xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<18xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<18xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<18xf64>
%c1 = stablehlo.constant dense<"0x110000000B0000000C000000100000000A0000000D0000000F000000"> : tensor<7xi32>
%z1 = stablehlo.constant dense<0> : tensor<7xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<7xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<7xi32>
%r:6 = call @f(%a0, %a1) : (tensor<18xf64>, tensor<7xi32>) -> (tensor<20xf64>, tensor<22xf64>, tensor<18x1xf64>, tensor<7xf64>, tensor<18xf64>, tensor<4xf64>)
%e0 = stablehlo.constant dense<"0x0000000000001040000000000000F0BF00000000000008C00000000000000040000000000000104000000000000000C0000000000000F0BF00000000000014C0000000000000144000000000000014400000000000000040000000000000F03F000000000000F03F00000000000000400000000000000840000000000000F03F000000000000084000000000000000000000000000001040000000000000F0BF"> : tensor<20xf64>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<20xf64>, tensor<20xf64>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000001040000000000000F0BF00000000000008C00000000000000040000000000000104000000000000000C0000000000000F0BF00000000000014C0000000000000144000000000000014400000000000000040000000000000F03F000000000000F03F00000000000000400000000000000840000000000000F03F0000000000000840000000000000000000000000000000000000000000000000"> : tensor<22xf64>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<22xf64>, tensor<22xf64>) -> ()
%e2 = stablehlo.constant dense<"0x00000000000000000000000000000840000000000000F03F00000000000008400000000000000040000000000000F03F000000000000F03F00000000000000400000000000001440000000000000144000000000000014C0000000000000F0BF00000000000000C00000000000001040000000000000004000000000000008C0000000000000F0BF0000000000001040"> : tensor<18x1xf64>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<18x1xf64>, tensor<18x1xf64>) -> ()
%e3 = stablehlo.constant dense<"0x0000000000000000000000000000F03F000000000000F03F000000000000084000000000000000400000000000000040000000000000F03F"> : tensor<7xf64>
stablehlo.custom_call @check.expect_close(%r#3, %e3) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<7xf64>, tensor<7xf64>) -> ()
%e4 = stablehlo.constant dense<"0x0000000000001040000000000000F0BF00000000000008C00000000000000040000000000000104000000000000000C0000000000000F0BF00000000000014C00000000000001440000000000000144000000000000010400000000000001040000000000000104000000000000010400000000000000840000000000000104000000000000010400000000000001040"> : tensor<18xf64>
stablehlo.custom_call @check.expect_close(%r#4, %e4) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<18xf64>, tensor<18xf64>) -> ()
%e5 = stablehlo.constant dense<"0x0000000000000040000000000000104000000000000000C0000000000000F0BF"> : tensor<4xf64>
stablehlo.custom_call @check.expect_close(%r#5, %e5) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<4xf64>, tensor<4xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<18xf64>, %arg1: tensor<7xi32>) -> (tensor<20xf64>, tensor<22xf64>, tensor<18x1xf64>, tensor<7xf64>, tensor<18xf64>, tensor<4xf64>) {
%0 = stablehlo.slice %arg0 [0:2] : (tensor<18xf64>) -> tensor<2xf64>
%1 = stablehlo.concatenate %arg0, %0, dim = 0 : (tensor<18xf64>, tensor<2xf64>) -> tensor<20xf64>
%c = stablehlo.constant dense<0> : tensor<i64>
%2 = call @_pad(%arg0, %c) : (tensor<18xf64>, tensor<i64>) -> tensor<22xf64>
%3 = stablehlo.reverse %arg0, dims = [0] : tensor<18xf64>
%4 = stablehlo.reshape %3 : (tensor<18xf64>) -> tensor<18x1xf64>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7xi32>
%6 = stablehlo.compare LT, %arg1, %5, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
%c_1 = stablehlo.constant dense<18> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7xi32>
%8 = stablehlo.add %arg1, %7 : tensor<7xi32>
%9 = stablehlo.select %6, %8, %arg1 : tensor<7xi1>, tensor<7xi32>
%10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
%11 = "stablehlo.gather"(%arg0, %10) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<18xf64>, tensor<7x1xi32>) -> tensor<7xf64>
%12 = stablehlo.slice %arg0 [0:1] : (tensor<18xf64>) -> tensor<1xf64>
%13 = stablehlo.reshape %12 : (tensor<1xf64>) -> tensor<f64>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7xi32>
%15 = stablehlo.compare LT, %arg1, %14, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
%c_3 = stablehlo.constant dense<18> : tensor<i32>
%16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<7xi32>
%17 = stablehlo.add %arg1, %16 : tensor<7xi32>
%18 = stablehlo.select %15, %17, %arg1 : tensor<7xi1>, tensor<7xi32>
%19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
%20 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f64>) -> tensor<7xf64>
%21 = "stablehlo.scatter"(%arg0, %19, %20) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg2: tensor<f64>, %arg3: tensor<f64>):
stablehlo.return %arg3 : tensor<f64>
}) : (tensor<18xf64>, tensor<7x1xi32>, tensor<7xf64>) -> tensor<18xf64>
%c_4 = stablehlo.constant dense<3> : tensor<i64>
%22 = stablehlo.dynamic_slice %arg0, %c_4, sizes = [4] : (tensor<18xf64>, tensor<i64>) -> tensor<4xf64>
return %1, %2, %4, %11, %21, %22 : tensor<20xf64>, tensor<22xf64>, tensor<18x1xf64>, tensor<7xf64>, tensor<18xf64>, tensor<4xf64>
}
func.func private @_pad(%arg0: tensor<18xf64>, %arg1: tensor<i64>) -> tensor<22xf64> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
%1 = stablehlo.pad %arg0, %0, low = [2], high = [2], interior = [0] : (tensor<18xf64>, tensor<f64>) -> tensor<22xf64>
return %1 : tensor<22xf64>
}
}
// -----
// empty
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<> : tensor<0x3xf32>
%z0 = stablehlo.constant dense<> : tensor<0x3xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<0x3xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<0x3xf32>
%c1 = stablehlo.constant dense<"0x58299C3F6AAA9D3F10187B3DE2565BBF3263E4BF4CDCEEBE"> : tensor<2x3xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<2x3xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x3xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x3xf32>
%r:8 = call @f(%a0, %a1) : (tensor<0x3xf32>, tensor<2x3xf32>) -> (tensor<0x3xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<3x0xf32>, tensor<3x3xf32>, tensor<2x3xf32>, tensor<0x1xf32>, tensor<0x3xf32>)
%e0 = stablehlo.constant dense<> : tensor<0x3xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<0x3xf32>, tensor<0x3xf32>) -> ()
%e1 = stablehlo.constant dense<"0x58299C3F6AAA9D3F10187B3DE2565BBF3263E4BF4CDCEEBE"> : tensor<2x3xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000000000000000"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e3 = stablehlo.constant dense<> : tensor<3x0xf32>
stablehlo.custom_call @check.expect_close(%r#3, %e3) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x0xf32>, tensor<3x0xf32>) -> ()
%e4 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_close(%r#4, %e4) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e5 = stablehlo.constant dense<"0x58299C3F6AAA9D3F10187B3DE2565BBF3263E4BF4CDCEEBE"> : tensor<2x3xf32>
stablehlo.custom_call @check.expect_close(%r#5, %e5) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
%e6 = stablehlo.constant dense<> : tensor<0x1xf32>
stablehlo.custom_call @check.expect_close(%r#6, %e6) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<0x1xf32>, tensor<0x1xf32>) -> ()
%e7 = stablehlo.constant dense<> : tensor<0x3xf32>
stablehlo.custom_call @check.expect_close(%r#7, %e7) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<0x3xf32>, tensor<0x3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<0x3xf32>, %arg1: tensor<2x3xf32>) -> (tensor<0x3xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<3x0xf32>, tensor<3x3xf32>, tensor<2x3xf32>, tensor<0x1xf32>, tensor<0x3xf32>) {
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0x3xf32>
%1 = stablehlo.add %arg0, %0 : tensor<0x3xf32>
%2 = stablehlo.concatenate %arg0, %arg1, dim = 0 : (tensor<0x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%3 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<0x3xf32>, tensor<f32>) -> tensor<3xf32>
%4 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<0x3xf32>) -> tensor<3x0xf32>
%5 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<0x3xf32>) -> tensor<3x0xf32>
%6 = stablehlo.dot_general %5, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x0xf32>, tensor<0x3xf32>) -> tensor<3x3xf32>
%c = stablehlo.constant dense<1> : tensor<i64>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%7 = stablehlo.dynamic_update_slice %arg1, %arg0, %c, %c_1 : (tensor<2x3xf32>, tensor<0x3xf32>, tensor<i64>, tensor<i64>) -> tensor<2x3xf32>
%8 = stablehlo.slice %arg0 [0:0, 0:1] : (tensor<0x3xf32>) -> tensor<0x1xf32>
%9 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%10 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%11 = stablehlo.select %10, %cst_3, %arg2 : tensor<i1>, tensor<f32>
%12 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%13 = stablehlo.select %12, %cst_4, %11 : tensor<i1>, tensor<f32>
%cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%14 = stablehlo.compare EQ, %arg3, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%15 = stablehlo.select %14, %cst_6, %arg3 : tensor<i1>, tensor<f32>
%16 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_7 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%17 = stablehlo.select %16, %cst_7, %15 : tensor<i1>, tensor<f32>
%18 = stablehlo.compare LT, %13, %17, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
stablehlo.return %18 : tensor<i1>
}) : (tensor<0x3xf32>) -> tensor<0x3xf32>
return %1, %2, %3, %4, %6, %7, %8, %9 : tensor<0x3xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<3x0xf32>, tensor<3x3xf32>, tensor<2x3xf32>, tensor<0x1xf32>, tensor<0x3xf32>
}
}
