// no_elements
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%c1 = stablehlo.constant dense<"0x05000000"> : tensor<i32>
%z1 = stablehlo.constant dense<0> : tensor<i32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<i32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<i32>
%r:17 = call @f(%a0, %a1) : (tensor<0x3xf32>, tensor<i32>) -> (tensor<0x3xf32>, tensor<0x3xf32>, tensor<0x3xf32>, tensor<0x2xf32>, tensor<0x3xi1>, tensor<0x3xf32>, tensor<0x3xi8>, tensor<0x3x4xui8>, tensor<0x3xf32>, tensor<0x3xcomplex<f32>>, tensor<0x3xf32>, tensor<2x0x3xf32>, tensor<3x0x7xf32>, tensor<0xi32>, tensor<1x4xf32>, tensor<0x3xf32>, tensor<0x3xf32>)
%e0 = stablehlo.constant dense<> : tensor<0x3xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<0x3xf32>, tensor<0x3xf32>) -> ()
%e1 = stablehlo.constant dense<> : tensor<0x3xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<0x3xf32>, tensor<0x3xf32>) -> ()
%e2 = stablehlo.constant dense<> : tensor<0x3xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<0x3xf32>, tensor<0x3xf32>) -> ()
%e3 = stablehlo.constant dense<> : tensor<0x2xf32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<0x2xf32>, tensor<0x2xf32>) -> ()
%e4 = stablehlo.constant dense<> : tensor<0x3xi1>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<0x3xi1>, tensor<0x3xi1>) -> ()
%e5 = stablehlo.constant dense<> : tensor<0x3xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<0x3xf32>, tensor<0x3xf32>) -> ()
%e6 = stablehlo.constant dense<> : tensor<0x3xi8>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<0x3xi8>, tensor<0x3xi8>) -> ()
%e7 = stablehlo.constant dense<> : tensor<0x3x4xui8>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<0x3x4xui8>, tensor<0x3x4xui8>) -> ()
%e8 = stablehlo.constant dense<> : tensor<0x3xf32>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<0x3xf32>, tensor<0x3xf32>) -> ()
%e9 = stablehlo.constant dense<> : tensor<0x3xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<0x3xcomplex<f32>>, tensor<0x3xcomplex<f32>>) -> ()
%e10 = stablehlo.constant dense<> : tensor<0x3xf32>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<0x3xf32>, tensor<0x3xf32>) -> ()
%e11 = stablehlo.constant dense<> : tensor<2x0x3xf32>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x0x3xf32>, tensor<2x0x3xf32>) -> ()
%e12 = stablehlo.constant dense<> : tensor<3x0x7xf32>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<3x0x7xf32>, tensor<3x0x7xf32>) -> ()
%e13 = stablehlo.constant dense<> : tensor<0xi32>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<0xi32>, tensor<0xi32>) -> ()
%e14 = stablehlo.constant dense<"0x00000000000000000000000000000000"> : tensor<1x4xf32>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<1x4xf32>, tensor<1x4xf32>) -> ()
%e15 = stablehlo.constant dense<> : tensor<0x3xf32>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<0x3xf32>, tensor<0x3xf32>) -> ()
%e16 = stablehlo.constant dense<> : tensor<0x3xf32>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<0x3xf32>, tensor<0x3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<0x3xf32>, %arg1: tensor<i32>) -> (tensor<0x3xf32>, tensor<0x3xf32>, tensor<0x3xf32>, tensor<0x2xf32>, tensor<0x3xi1>, tensor<0x3xf32>, tensor<0x3xi8>, tensor<0x3x4xui8>, tensor<0x3xf32>, tensor<0x3xcomplex<f32>>, tensor<0x3xf32>, tensor<2x0x3xf32>, tensor<3x0x7xf32>, tensor<0xi32>, tensor<1x4xf32>, tensor<0x3xf32>, tensor<0x3xf32>) {
%0 = stablehlo.abs %arg0 : tensor<0x3xf32>
%1 = stablehlo.clamp %arg0, %arg0, %arg0 : tensor<0x3xf32>
%2 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<0x3xf32>
%c = stablehlo.constant dense<0> : tensor<i32>
%3 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%4 = stablehlo.add %arg1, %c_0 : tensor<i32>
%5 = stablehlo.select %3, %4, %arg1 : tensor<i1>, tensor<i32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%6 = stablehlo.compare LT, %arg1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%7 = stablehlo.add %arg1, %c_2 : tensor<i32>
%8 = stablehlo.select %6, %7, %arg1 : tensor<i1>, tensor<i32>
%9 = stablehlo.dynamic_slice %arg0, %5, %8, sizes = [0, 2] : (tensor<0x3xf32>, tensor<i32>, tensor<i32>) -> tensor<0x2xf32>
%10 = stablehlo.compare GT, %arg0, %arg0, FLOAT : (tensor<0x3xf32>, tensor<0x3xf32>) -> tensor<0x3xi1>
%11 = stablehlo.compare GT, %arg0, %arg0, FLOAT : (tensor<0x3xf32>, tensor<0x3xf32>) -> tensor<0x3xi1>
%12 = call @_where(%11, %arg0, %arg0) : (tensor<0x3xi1>, tensor<0x3xf32>, tensor<0x3xf32>) -> tensor<0x3xf32>
%13 = stablehlo.convert %arg0 : (tensor<0x3xf32>) -> tensor<0x3xi8>
%14 = stablehlo.bitcast_convert %arg0 : (tensor<0x3xf32>) -> tensor<0x3x4xui8>
%15 = stablehlo.optimization_barrier %arg0 : tensor<0x3xf32>
%16 = stablehlo.complex %arg0, %arg0 : tensor<0x3xcomplex<f32>>
%17 = stablehlo.slice %arg0 [0:0, 0:2] : (tensor<0x3xf32>) -> tensor<0x2xf32>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%18 = stablehlo.compare LT, %arg1, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%19 = stablehlo.add %arg1, %c_4 : tensor<i32>
%20 = stablehlo.select %18, %19, %arg1 : tensor<i1>, tensor<i32>
%c_5 = stablehlo.constant dense<0> : tensor<i32>
%21 = stablehlo.compare LT, %arg1, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_6 = stablehlo.constant dense<3> : tensor<i32>
%22 = stablehlo.add %arg1, %c_6 : tensor<i32>
%23 = stablehlo.select %21, %22, %arg1 : tensor<i1>, tensor<i32>
%24 = stablehlo.dynamic_update_slice %arg0, %17, %20, %23 : (tensor<0x3xf32>, tensor<0x2xf32>, tensor<i32>, tensor<i32>) -> tensor<0x3xf32>
%25 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<0x3xf32>) -> tensor<2x0x3xf32>
%26 = stablehlo.reshape %arg0 : (tensor<0x3xf32>) -> tensor<3x0x7xf32>
%27 = stablehlo.iota dim = 0 : tensor<0xi32>
%c_7 = stablehlo.constant dense<0> : tensor<i64>
%28 = call @_pad(%arg0, %c_7) : (tensor<0x3xf32>, tensor<i64>) -> tensor<1x4xf32>
%29:2 = "stablehlo.sort"(%arg0, %arg0) <{dimension = 1 : i64, is_stable = true}> ({
^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<f32>, %arg5: tensor<f32>):
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%30 = stablehlo.compare EQ, %arg2, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%31 = stablehlo.select %30, %cst_8, %arg2 : tensor<i1>, tensor<f32>
%32 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_9 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%33 = stablehlo.select %32, %cst_9, %31 : tensor<i1>, tensor<f32>
%cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%34 = stablehlo.compare EQ, %arg3, %cst_10, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%35 = stablehlo.select %34, %cst_11, %arg3 : tensor<i1>, tensor<f32>
%36 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_12 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%37 = stablehlo.select %36, %cst_12, %35 : tensor<i1>, tensor<f32>
%38 = stablehlo.compare LT, %33, %37, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
stablehlo.return %38 : tensor<i1>
}) : (tensor<0x3xf32>, tensor<0x3xf32>) -> (tensor<0x3xf32>, tensor<0x3xf32>)
return %0, %1, %2, %9, %10, %12, %13, %14, %15, %16, %24, %25, %26, %27, %28, %29#0, %29#1 : tensor<0x3xf32>, tensor<0x3xf32>, tensor<0x3xf32>, tensor<0x2xf32>, tensor<0x3xi1>, tensor<0x3xf32>, tensor<0x3xi8>, tensor<0x3x4xui8>, tensor<0x3xf32>, tensor<0x3xcomplex<f32>>, tensor<0x3xf32>, tensor<2x0x3xf32>, tensor<3x0x7xf32>, tensor<0xi32>, tensor<1x4xf32>, tensor<0x3xf32>, tensor<0x3xf32>
}
func.func private @_where(%arg0: tensor<0x3xi1>, %arg1: tensor<0x3xf32>, %arg2: tensor<0x3xf32>) -> tensor<0x3xf32> {
return %arg1 : tensor<0x3xf32>
}
func.func private @_pad(%arg0: tensor<0x3xf32>, %arg1: tensor<i64>) -> tensor<1x4xf32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.pad %arg0, %0, low = [1, 0], high = [0, 1], interior = [0, 0] : (tensor<0x3xf32>, tensor<f32>) -> tensor<1x4xf32>
return %1 : tensor<1x4xf32>
}
}
// -----
// no_elements_of_complex
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<> : tensor<2x0xcomplex<f32>>
%z0 = stablehlo.constant dense<> : tensor<2x0xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x0xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x0xcomplex<f32>>
%r:5 = call @f(%a0) : (tensor<2x0xcomplex<f32>>) -> (tensor<2x0xf32>, tensor<2x0xcomplex<f32>>, tensor<2x0xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2x0x1xcomplex<f32>>)
%e0 = stablehlo.constant dense<> : tensor<2x0xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x0xf32>, tensor<2x0xf32>) -> ()
%e1 = stablehlo.constant dense<> : tensor<2x0xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x0xcomplex<f32>>, tensor<2x0xcomplex<f32>>) -> ()
%e2 = stablehlo.constant dense<> : tensor<2x0xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x0xcomplex<f32>>, tensor<2x0xcomplex<f32>>) -> ()
%e3 = stablehlo.constant dense<"0x00000000000000000000000000000000"> : tensor<2xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> ()
%e4 = stablehlo.constant dense<> : tensor<2x0x1xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x0x1xcomplex<f32>>, tensor<2x0x1xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<2x0xcomplex<f32>>) -> (tensor<2x0xf32>, tensor<2x0xcomplex<f32>>, tensor<2x0xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2x0x1xcomplex<f32>>) {
%0 = stablehlo.real %arg0 : (tensor<2x0xcomplex<f32>>) -> tensor<2x0xf32>
%1 = stablehlo.real %arg0 : (tensor<2x0xcomplex<f32>>) -> tensor<2x0xf32>
%2 = stablehlo.imag %arg0 : (tensor<2x0xcomplex<f32>>) -> tensor<2x0xf32>
%3 = stablehlo.complex %1, %2 : tensor<2x0xcomplex<f32>>
%4 = stablehlo.multiply %arg0, %arg0 : tensor<2x0xcomplex<f32>>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%5 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2x0xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
%6 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<2x0xcomplex<f32>>) -> tensor<2x1x0xcomplex<f32>>
%7 = stablehlo.transpose %6, dims = [0, 2, 1] : (tensor<2x1x0xcomplex<f32>>) -> tensor<2x0x1xcomplex<f32>>
%8 = call @fft(%7) : (tensor<2x0x1xcomplex<f32>>) -> tensor<2x0x1xcomplex<f32>>
return %0, %3, %4, %5, %8 : tensor<2x0xf32>, tensor<2x0xcomplex<f32>>, tensor<2x0xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2x0x1xcomplex<f32>>
}
func.func private @fft(%arg0: tensor<2x0x1xcomplex<f32>>) -> tensor<2x0x1xcomplex<f32>> {
%0 = stablehlo.fft %arg0, type = FFT, length = [1] : (tensor<2x0x1xcomplex<f32>>) -> tensor<2x0x1xcomplex<f32>>
return %0 : tensor<2x0x1xcomplex<f32>>
}
}
// -----
// no_places
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%c1 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<2x3xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<2x3xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x3xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x3xf32>
%c2 = stablehlo.constant dense<> : tensor<0x1xi32>
%z2 = stablehlo.constant dense<> : tensor<0x1xi32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<0x1xi32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<0x1xi32>
%r:6 = call @f(%a0, %a1, %a2) : (tensor<0x3xf32>, tensor<2x3xf32>, tensor<0x1xi32>) -> (tensor<0x3xf32>, tensor<2x3xf32>, tensor<0x0xf32>, tensor<2x3xf32>, tensor<0x2xf32>, tensor<0x3xf32>)
%e0 = stablehlo.constant dense<> : tensor<0x3xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<0x3xf32>, tensor<0x3xf32>) -> ()
%e1 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<2x3xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
%e2 = stablehlo.constant dense<> : tensor<0x0xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<0x0xf32>, tensor<0x0xf32>) -> ()
%e3 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<2x3xf32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
%e4 = stablehlo.constant dense<> : tensor<0x2xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<0x2xf32>, tensor<0x2xf32>) -> ()
%e5 = stablehlo.constant dense<> : tensor<0x3xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<0x3xf32>, tensor<0x3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<0x3xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<0x1xi32>) -> (tensor<0x3xf32>, tensor<2x3xf32>, tensor<0x0xf32>, tensor<2x3xf32>, tensor<0x2xf32>, tensor<0x3xf32>) {
%0 = stablehlo.reshape %arg2 : (tensor<0x1xi32>) -> tensor<0xi32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<0xi32>
%2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
%c_0 = stablehlo.constant dense<2> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<0xi32>
%4 = stablehlo.add %0, %3 : tensor<0xi32>
%5 = stablehlo.select %2, %4, %0 : tensor<0xi1>, tensor<0xi32>
%6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<0xi32>) -> tensor<0x1xi32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0x3xf32>
%8 = stablehlo.reshape %arg2 : (tensor<0x1xi32>) -> tensor<0xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<0xi32>
%10 = stablehlo.compare LT, %8, %9, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
%c_2 = stablehlo.constant dense<2> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<0xi32>
%12 = stablehlo.add %8, %11 : tensor<0xi32>
%13 = stablehlo.select %10, %12, %8 : tensor<0xi1>, tensor<0xi32>
%14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<0xi32>) -> tensor<0x1xi32>
%15 = stablehlo.slice %arg1 [0:2, 0:0] : (tensor<2x3xf32>) -> tensor<2x0xf32>
%16 = stablehlo.reshape %arg2 : (tensor<0x1xi32>) -> tensor<0xi32>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%17 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<0xi32>
%18 = stablehlo.compare LT, %16, %17, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
%c_4 = stablehlo.constant dense<2> : tensor<i32>
%19 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<0xi32>
%20 = stablehlo.add %16, %19 : tensor<0xi32>
%21 = stablehlo.select %18, %20, %16 : tensor<0xi1>, tensor<0xi32>
%22 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<0xi32>) -> tensor<0x1xi32>
%cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%23 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<0x0xf32>
%c_6 = stablehlo.constant dense<0> : tensor<i32>
%24 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<1xi32>
%cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%25 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<f32>
%26 = "stablehlo.reduce_window"(%arg0, %25) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 1>}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
%30 = stablehlo.add %arg3, %arg4 : tensor<f32>
stablehlo.return %30 : tensor<f32>
}) : (tensor<0x3xf32>, tensor<f32>) -> tensor<0x2xf32>
%27 = stablehlo.slice %arg1 [0:1, 0:3] : (tensor<2x3xf32>) -> tensor<1x3xf32>
%cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<f32>
%29 = "stablehlo.reduce_window"(%27, %28) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
%30 = stablehlo.add %arg3, %arg4 : tensor<f32>
stablehlo.return %30 : tensor<f32>
}) : (tensor<1x3xf32>, tensor<f32>) -> tensor<0x3xf32>
return %7, %arg1, %23, %arg1, %26, %29 : tensor<0x3xf32>, tensor<2x3xf32>, tensor<0x0xf32>, tensor<2x3xf32>, tensor<0x2xf32>, tensor<0x3xf32>
}
}
// -----
// no_products
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%c1 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<4x3x1xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<4x3x1xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<4x3x1xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<4x3x1xf32>
%r:6 = call @f(%a0, %a1) : (tensor<0x3xf32>, tensor<4x3x1xf32>) -> (tensor<0x0xf32>, tensor<3x3xf32>, tensor<1x4x0xf32>, tensor<0x4x5xf32>, tensor<2x0x5xf32>, tensor<0x3x3xf32>)
%e0 = stablehlo.constant dense<> : tensor<0x0xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<0x0xf32>, tensor<0x0xf32>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e2 = stablehlo.constant dense<> : tensor<1x4x0xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<1x4x0xf32>, tensor<1x4x0xf32>) -> ()
%e3 = stablehlo.constant dense<> : tensor<0x4x5xf32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<0x4x5xf32>, tensor<0x4x5xf32>) -> ()
%e4 = stablehlo.constant dense<> : tensor<2x0x5xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x0x5xf32>, tensor<2x0x5xf32>) -> ()
%e5 = stablehlo.constant dense<> : tensor<0x3x3xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<0x3x3xf32>, tensor<0x3x3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<0x3xf32>, %arg1: tensor<4x3x1xf32>) -> (tensor<0x0xf32>, tensor<3x3xf32>, tensor<1x4x0xf32>, tensor<0x4x5xf32>, tensor<2x0x5xf32>, tensor<0x3x3xf32>) {
%0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<0x3xf32>) -> tensor<3x0xf32>
%1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<0x3xf32>, tensor<3x0xf32>) -> tensor<0x0xf32>
%2 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<0x3xf32>) -> tensor<3x0xf32>
%3 = stablehlo.dot_general %2, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x0xf32>, tensor<0x3xf32>) -> tensor<3x3xf32>
%4 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<0x3xf32>) -> tensor<1x0x3xf32>
%5 = stablehlo.transpose %4, dims = [0, 2, 1] : (tensor<1x0x3xf32>) -> tensor<1x3x0xf32>
%6 = stablehlo.convolution(%5, %arg1) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [1], pad = [[0, 0]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x0xf32>, tensor<4x3x1xf32>) -> tensor<1x4x0xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0x3x5xf32>
%8 = stablehlo.convolution(%7, %arg1) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [1], pad = [[0, 0]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<0x3x5xf32>, tensor<4x3x1xf32>) -> tensor<0x4x5xf32>
%cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x3x5xf32>
%10 = stablehlo.slice %arg1 [0:0, 0:3, 0:1] : (tensor<4x3x1xf32>) -> tensor<0x3x1xf32>
%11 = stablehlo.convolution(%9, %10) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [1], pad = [[0, 0]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x5xf32>, tensor<0x3x1xf32>) -> tensor<2x0x5xf32>
%12 = stablehlo.dot_general %arg0, %arg0, batching_dims = [0] x [0], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<0x3xf32>, tensor<0x3xf32>) -> tensor<0x3x3xf32>
return %1, %3, %6, %8, %11, %12 : tensor<0x0xf32>, tensor<3x3xf32>, tensor<1x4x0xf32>, tensor<0x4x5xf32>, tensor<2x0x5xf32>, tensor<0x3x3xf32>
}
}
// -----
// no_features_float32
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<> : tensor<4x0x5x4xf32>
%z0 = stablehlo.constant dense<> : tensor<4x0x5x4xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x0x5x4xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x0x5x4xf32>
%c1 = stablehlo.constant dense<> : tensor<4x0x3x3xf32>
%z1 = stablehlo.constant dense<> : tensor<4x0x3x3xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<4x0x3x3xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<4x0x3x3xf32>
%c2 = stablehlo.constant dense<"0x0000803F"> : tensor<1xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<1xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<1xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<1xf32>
%r:6 = call @f(%a0, %a1, %a2) : (tensor<4x0x5x4xf32>, tensor<4x0x3x3xf32>, tensor<1xf32>) -> (tensor<4x4x5x4xf32>, tensor<1x3x3x1xf32>, tensor<4x4x5x4xf32>, tensor<2x4x5x4xf32>, tensor<4x11x4x4xf32>, tensor<1xf32>)
%e0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x4x5x4xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<4x4x5x4xf32>, tensor<4x4x5x4xf32>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<1x3x3x1xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<1x3x3x1xf32>, tensor<1x3x3x1xf32>) -> ()
%e2 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x4x5x4xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<4x4x5x4xf32>, tensor<4x4x5x4xf32>) -> ()
%e3 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x4x5x4xf32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x4x5x4xf32>, tensor<2x4x5x4xf32>) -> ()
%e4 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x11x4x4xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<4x11x4x4xf32>, tensor<4x11x4x4xf32>) -> ()
%e5 = stablehlo.constant dense<"0x0000803F"> : tensor<1xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<1xf32>, tensor<1xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<4x0x5x4xf32>, %arg1: tensor<4x0x3x3xf32>, %arg2: tensor<1xf32>) -> (tensor<4x4x5x4xf32>, tensor<1x3x3x1xf32>, tensor<4x4x5x4xf32>, tensor<2x4x5x4xf32>, tensor<4x11x4x4xf32>, tensor<1xf32>) {
%0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x0x5x4xf32>, tensor<4x0x3x3xf32>) -> tensor<4x4x5x4xf32>
%1 = stablehlo.slice %arg0 [0:1, 0:0, 0:5, 0:1] : (tensor<4x0x5x4xf32>) -> tensor<1x0x5x1xf32>
%2 = stablehlo.slice %arg1 [0:3, 0:0, 0:3, 0:1] : (tensor<4x0x3x3xf32>) -> tensor<3x0x3x1xf32>
%3 = stablehlo.convolution(%1, %2) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 1], pad = [[1, 1], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x0x5x1xf32>, tensor<3x0x3x1xf32>) -> tensor<1x3x3x1xf32>
%4 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x0x5x4xf32>, tensor<4x0x3x3xf32>) -> tensor<4x4x5x4xf32>
%5 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 2 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x0x5x4xf32>, tensor<4x0x3x3xf32>) -> tensor<2x4x5x4xf32>
%6 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [2, 1], rhs_dilate = [1, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x0x5x4xf32>, tensor<4x0x3x3xf32>) -> tensor<4x11x4x4xf32>
return %0, %3, %4, %5, %6, %arg2 : tensor<4x4x5x4xf32>, tensor<1x3x3x1xf32>, tensor<4x4x5x4xf32>, tensor<2x4x5x4xf32>, tensor<4x11x4x4xf32>, tensor<1xf32>
}
}
// -----
// no_features_complex64
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<> : tensor<4x0x5x4xcomplex<f32>>
%z0 = stablehlo.constant dense<> : tensor<4x0x5x4xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x0x5x4xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x0x5x4xcomplex<f32>>
%c1 = stablehlo.constant dense<> : tensor<4x0x3x3xcomplex<f32>>
%z1 = stablehlo.constant dense<> : tensor<4x0x3x3xcomplex<f32>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<4x0x3x3xcomplex<f32>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<4x0x3x3xcomplex<f32>>
%c2 = stablehlo.constant dense<"0x0000803F00000000"> : tensor<1xcomplex<f32>>
%z2 = stablehlo.constant dense<(0.0, 0.0)> : tensor<1xcomplex<f32>>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<1xcomplex<f32>>
%a2 = stablehlo.optimization_barrier %s2 : tensor<1xcomplex<f32>>
%r:6 = call @f(%a0, %a1, %a2) : (tensor<4x0x5x4xcomplex<f32>>, tensor<4x0x3x3xcomplex<f32>>, tensor<1xcomplex<f32>>) -> (tensor<4x4x5x4xcomplex<f32>>, tensor<1x3x3x1xcomplex<f32>>, tensor<4x4x5x4xcomplex<f32>>, tensor<2x4x5x4xcomplex<f32>>, tensor<4x11x4x4xcomplex<f32>>, tensor<1xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x4x5x4xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<4x4x5x4xcomplex<f32>>, tensor<4x4x5x4xcomplex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<1x3x3x1xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<1x3x3x1xcomplex<f32>>, tensor<1x3x3x1xcomplex<f32>>) -> ()
%e2 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x4x5x4xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<4x4x5x4xcomplex<f32>>, tensor<4x4x5x4xcomplex<f32>>) -> ()
%e3 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x4x5x4xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x4x5x4xcomplex<f32>>, tensor<2x4x5x4xcomplex<f32>>) -> ()
%e4 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x11x4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<4x11x4x4xcomplex<f32>>, tensor<4x11x4x4xcomplex<f32>>) -> ()
%e5 = stablehlo.constant dense<"0x0000803F00000000"> : tensor<1xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<4x0x5x4xcomplex<f32>>, %arg1: tensor<4x0x3x3xcomplex<f32>>, %arg2: tensor<1xcomplex<f32>>) -> (tensor<4x4x5x4xcomplex<f32>>, tensor<1x3x3x1xcomplex<f32>>, tensor<4x4x5x4xcomplex<f32>>, tensor<2x4x5x4xcomplex<f32>>, tensor<4x11x4x4xcomplex<f32>>, tensor<1xcomplex<f32>>) {
%0 = stablehlo.real %arg0 : (tensor<4x0x5x4xcomplex<f32>>) -> tensor<4x0x5x4xf32>
%1 = stablehlo.imag %arg0 : (tensor<4x0x5x4xcomplex<f32>>) -> tensor<4x0x5x4xf32>
%2 = stablehlo.real %arg1 : (tensor<4x0x3x3xcomplex<f32>>) -> tensor<4x0x3x3xf32>
%3 = stablehlo.imag %arg1 : (tensor<4x0x3x3xcomplex<f32>>) -> tensor<4x0x3x3xf32>
%4 = stablehlo.add %0, %1 : tensor<4x0x5x4xf32>
%5 = stablehlo.convolution(%4, %2) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x0x5x4xf32>, tensor<4x0x3x3xf32>) -> tensor<4x4x5x4xf32>
%6 = stablehlo.subtract %3, %2 : tensor<4x0x3x3xf32>
%7 = stablehlo.convolution(%0, %6) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x0x5x4xf32>, tensor<4x0x3x3xf32>) -> tensor<4x4x5x4xf32>
%8 = stablehlo.add %2, %3 : tensor<4x0x3x3xf32>
%9 = stablehlo.convolution(%1, %8) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x0x5x4xf32>, tensor<4x0x3x3xf32>) -> tensor<4x4x5x4xf32>
%10 = stablehlo.subtract %5, %9 : tensor<4x4x5x4xf32>
%11 = stablehlo.add %5, %7 : tensor<4x4x5x4xf32>
%12 = stablehlo.complex %10, %11 : tensor<4x4x5x4xcomplex<f32>>
%13 = stablehlo.slice %arg0 [0:1, 0:0, 0:5, 0:1] : (tensor<4x0x5x4xcomplex<f32>>) -> tensor<1x0x5x1xcomplex<f32>>
%14 = stablehlo.slice %arg1 [0:3, 0:0, 0:3, 0:1] : (tensor<4x0x3x3xcomplex<f32>>) -> tensor<3x0x3x1xcomplex<f32>>
%15 = stablehlo.real %13 : (tensor<1x0x5x1xcomplex<f32>>) -> tensor<1x0x5x1xf32>
%16 = stablehlo.imag %13 : (tensor<1x0x5x1xcomplex<f32>>) -> tensor<1x0x5x1xf32>
%17 = stablehlo.real %14 : (tensor<3x0x3x1xcomplex<f32>>) -> tensor<3x0x3x1xf32>
%18 = stablehlo.imag %14 : (tensor<3x0x3x1xcomplex<f32>>) -> tensor<3x0x3x1xf32>
%19 = stablehlo.add %15, %16 : tensor<1x0x5x1xf32>
%20 = stablehlo.convolution(%19, %17) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 1], pad = [[1, 1], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x0x5x1xf32>, tensor<3x0x3x1xf32>) -> tensor<1x3x3x1xf32>
%21 = stablehlo.subtract %18, %17 : tensor<3x0x3x1xf32>
%22 = stablehlo.convolution(%15, %21) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 1], pad = [[1, 1], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x0x5x1xf32>, tensor<3x0x3x1xf32>) -> tensor<1x3x3x1xf32>
%23 = stablehlo.add %17, %18 : tensor<3x0x3x1xf32>
%24 = stablehlo.convolution(%16, %23) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 1], pad = [[1, 1], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x0x5x1xf32>, tensor<3x0x3x1xf32>) -> tensor<1x3x3x1xf32>
%25 = stablehlo.subtract %20, %24 : tensor<1x3x3x1xf32>
%26 = stablehlo.add %20, %22 : tensor<1x3x3x1xf32>
%27 = stablehlo.complex %25, %26 : tensor<1x3x3x1xcomplex<f32>>
%28 = stablehlo.real %arg0 : (tensor<4x0x5x4xcomplex<f32>>) -> tensor<4x0x5x4xf32>
%29 = stablehlo.imag %arg0 : (tensor<4x0x5x4xcomplex<f32>>) -> tensor<4x0x5x4xf32>
%30 = stablehlo.real %arg1 : (tensor<4x0x3x3xcomplex<f32>>) -> tensor<4x0x3x3xf32>
%31 = stablehlo.imag %arg1 : (tensor<4x0x3x3xcomplex<f32>>) -> tensor<4x0x3x3xf32>
%32 = stablehlo.add %28, %29 : tensor<4x0x5x4xf32>
%33 = stablehlo.convolution(%32, %30) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x0x5x4xf32>, tensor<4x0x3x3xf32>) -> tensor<4x4x5x4xf32>
%34 = stablehlo.subtract %31, %30 : tensor<4x0x3x3xf32>
%35 = stablehlo.convolution(%28, %34) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x0x5x4xf32>, tensor<4x0x3x3xf32>) -> tensor<4x4x5x4xf32>
%36 = stablehlo.add %30, %31 : tensor<4x0x3x3xf32>
%37 = stablehlo.convolution(%29, %36) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x0x5x4xf32>, tensor<4x0x3x3xf32>) -> tensor<4x4x5x4xf32>
%38 = stablehlo.subtract %33, %37 : tensor<4x4x5x4xf32>
%39 = stablehlo.add %33, %35 : tensor<4x4x5x4xf32>
%40 = stablehlo.complex %38, %39 : tensor<4x4x5x4xcomplex<f32>>
%41 = stablehlo.real %arg0 : (tensor<4x0x5x4xcomplex<f32>>) -> tensor<4x0x5x4xf32>
%42 = stablehlo.imag %arg0 : (tensor<4x0x5x4xcomplex<f32>>) -> tensor<4x0x5x4xf32>
%43 = stablehlo.real %arg1 : (tensor<4x0x3x3xcomplex<f32>>) -> tensor<4x0x3x3xf32>
%44 = stablehlo.imag %arg1 : (tensor<4x0x3x3xcomplex<f32>>) -> tensor<4x0x3x3xf32>
%45 = stablehlo.add %41, %42 : tensor<4x0x5x4xf32>
%46 = stablehlo.convolution(%45, %43) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 2 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x0x5x4xf32>, tensor<4x0x3x3xf32>) -> tensor<2x4x5x4xf32>
%47 = stablehlo.subtract %44, %43 : tensor<4x0x3x3xf32>
%48 = stablehlo.convolution(%41, %47) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 2 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x0x5x4xf32>, tensor<4x0x3x3xf32>) -> tensor<2x4x5x4xf32>
%49 = stablehlo.add %43, %44 : tensor<4x0x3x3xf32>
%50 = stablehlo.convolution(%42, %49) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 2 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x0x5x4xf32>, tensor<4x0x3x3xf32>) -> tensor<2x4x5x4xf32>
%51 = stablehlo.subtract %46, %50 : tensor<2x4x5x4xf32>
%52 = stablehlo.add %46, %48 : tensor<2x4x5x4xf32>
%53 = stablehlo.complex %51, %52 : tensor<2x4x5x4xcomplex<f32>>
%54 = stablehlo.real %arg0 : (tensor<4x0x5x4xcomplex<f32>>) -> tensor<4x0x5x4xf32>
%55 = stablehlo.imag %arg0 : (tensor<4x0x5x4xcomplex<f32>>) -> tensor<4x0x5x4xf32>
%56 = stablehlo.real %arg1 : (tensor<4x0x3x3xcomplex<f32>>) -> tensor<4x0x3x3xf32>
%57 = stablehlo.imag %arg1 : (tensor<4x0x3x3xcomplex<f32>>) -> tensor<4x0x3x3xf32>
%58 = stablehlo.add %54, %55 : tensor<4x0x5x4xf32>
%59 = stablehlo.convolution(%58, %56) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [2, 1], rhs_dilate = [1, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x0x5x4xf32>, tensor<4x0x3x3xf32>) -> tensor<4x11x4x4xf32>
%60 = stablehlo.subtract %57, %56 : tensor<4x0x3x3xf32>
%61 = stablehlo.convolution(%54, %60) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [2, 1], rhs_dilate = [1, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x0x5x4xf32>, tensor<4x0x3x3xf32>) -> tensor<4x11x4x4xf32>
%62 = stablehlo.add %56, %57 : tensor<4x0x3x3xf32>
%63 = stablehlo.convolution(%55, %62) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [2, 1], rhs_dilate = [1, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x0x5x4xf32>, tensor<4x0x3x3xf32>) -> tensor<4x11x4x4xf32>
%64 = stablehlo.subtract %59, %63 : tensor<4x11x4x4xf32>
%65 = stablehlo.add %59, %61 : tensor<4x11x4x4xf32>
%66 = stablehlo.complex %64, %65 : tensor<4x11x4x4xcomplex<f32>>
return %12, %27, %40, %53, %66, %arg2 : tensor<4x4x5x4xcomplex<f32>>, tensor<1x3x3x1xcomplex<f32>>, tensor<4x4x5x4xcomplex<f32>>, tensor<2x4x5x4xcomplex<f32>>, tensor<4x11x4x4xcomplex<f32>>, tensor<1xcomplex<f32>>
}
}
// -----
// no_terms
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<> : tensor<5x4x0xf32>
%z0 = stablehlo.constant dense<> : tensor<5x4x0xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<5x4x0xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<5x4x0xf32>
%c1 = stablehlo.constant dense<> : tensor<0x4x9xf32>
%z1 = stablehlo.constant dense<> : tensor<0x4x9xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<0x4x9xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<0x4x9xf32>
%c2 = stablehlo.constant dense<> : tensor<0x3xf32>
%z2 = stablehlo.constant dense<> : tensor<0x3xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<0x3xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<0x3xf32>
%c3 = stablehlo.constant dense<> : tensor<0xi32>
%z3 = stablehlo.constant dense<> : tensor<0xi32>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<0xi32>
%a3 = stablehlo.optimization_barrier %s3 : tensor<0xi32>
%r:5 = call @f(%a0, %a1, %a2, %a3) : (tensor<5x4x0xf32>, tensor<0x4x9xf32>, tensor<0x3xf32>, tensor<0xi32>) -> (tensor<5x9xf32>, tensor<5x4x4xf32>, tensor<7x9xf32>, tensor<5x7xf32>, tensor<5x9xf32>)
%e0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<5x9xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<5x9xf32>, tensor<5x9xf32>) -> ()
%e1 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<5x4x4xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5x4x4xf32>, tensor<5x4x4xf32>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<7x9xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<7x9xf32>, tensor<7x9xf32>) -> ()
%e3 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<5x7xf32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
%e4 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<5x9xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5x9xf32>, tensor<5x9xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<5x4x0xf32>, %arg1: tensor<0x4x9xf32>, %arg2: tensor<0x3xf32>, %arg3: tensor<0xi32>) -> (tensor<5x9xf32>, tensor<5x4x4xf32>, tensor<7x9xf32>, tensor<5x7xf32>, tensor<5x9xf32>) {
%0 = stablehlo.reshape %arg0 : (tensor<5x4x0xf32>) -> tensor<5x0xf32>
%1 = stablehlo.sine %arg1 : tensor<0x4x9xf32>
%2 = stablehlo.reshape %1 : (tensor<0x4x9xf32>) -> tensor<0x9xf32>
%3 = stablehlo.dot_general %0, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x0xf32>, tensor<0x9xf32>) -> tensor<5x9xf32>
%c = stablehlo.constant dense<0> : tensor<i32>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<0xi32>
%5 = stablehlo.compare LT, %arg3, %4, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%6 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<0xi32>
%7 = stablehlo.add %arg3, %6 : tensor<0xi32>
%8 = stablehlo.select %5, %7, %arg3 : tensor<0xi1>, tensor<0xi32>
%9 = stablehlo.iota dim = 0 : tensor<4xi32>
%c_1 = stablehlo.constant dense<-1> : tensor<i32>
%10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4xi32>
%11 = stablehlo.multiply %10, %9 : tensor<4xi32>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%12 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4xi32>
%13 = stablehlo.add %12, %11 : tensor<4xi32>
%14 = stablehlo.reverse %13, dims = [0] : tensor<4xi32>
%15 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<4xi32>) -> tensor<4x0x1xi32>
%16 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<0xi32>) -> tensor<4x0x1xi32>
%17 = stablehlo.concatenate %15, %16, dim = 2 : (tensor<4x0x1xi32>, tensor<4x0x1xi32>) -> tensor<4x0x2xi32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%18 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x4x0xf32>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%19 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<0xi32>
%20 = stablehlo.compare LT, %arg3, %19, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<0xi32>
%22 = stablehlo.add %arg3, %21 : tensor<0xi32>
%23 = stablehlo.select %20, %22, %arg3 : tensor<0xi1>, tensor<0xi32>
%c_5 = stablehlo.constant dense<0> : tensor<i64>
%24 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i64>) -> tensor<0xi64>
%25 = stablehlo.convert %24 : (tensor<0xi64>) -> tensor<0xi32>
%26 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<0xi32>) -> tensor<0x1xi32>
%27 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<0xi32>) -> tensor<0x1xi32>
%28 = stablehlo.concatenate %26, %27, dim = 1 : (tensor<0x1xi32>, tensor<0x1xi32>) -> tensor<0x2xi32>
%cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%29 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<0x4xf32>
%30 = stablehlo.dot_general %18, %29, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x4x0xf32>, tensor<0x4xf32>) -> tensor<5x4x4xf32>
%c_7 = stablehlo.constant dense<0> : tensor<i64>
%31 = call @_pad(%arg2, %c_7) : (tensor<0x3xf32>, tensor<i64>) -> tensor<0x7xf32>
%32 = stablehlo.transpose %31, dims = [1, 0] : (tensor<0x7xf32>) -> tensor<7x0xf32>
%cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%33 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<0x9xf32>
%34 = stablehlo.dot_general %32, %33, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x0xf32>, tensor<0x9xf32>) -> tensor<7x9xf32>
%35 = stablehlo.concatenate %arg2, %arg2, dim = 0 : (tensor<0x3xf32>, tensor<0x3xf32>) -> tensor<0x3xf32>
%36 = stablehlo.transpose %35, dims = [1, 0] : (tensor<0x3xf32>) -> tensor<3x0xf32>
%37 = stablehlo.reshape %36 : (tensor<3x0xf32>) -> tensor<5x0xf32>
%38 = stablehlo.reshape %arg2 : (tensor<0x3xf32>) -> tensor<0x7xf32>
%39 = stablehlo.dot_general %37, %38, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x0xf32>, tensor<0x7xf32>) -> tensor<5x7xf32>
%40 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1, 2] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<5x4x0xf32>, tensor<0x4x9xf32>) -> tensor<5x9xf32>
return %3, %30, %34, %39, %40 : tensor<5x9xf32>, tensor<5x4x4xf32>, tensor<7x9xf32>, tensor<5x7xf32>, tensor<5x9xf32>
}
func.func private @_pad(%arg0: tensor<0x3xf32>, %arg1: tensor<i64>) -> tensor<0x7xf32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.pad %arg0, %0, low = [0, 2], high = [0, 2], interior = [0, 0] : (tensor<0x3xf32>, tensor<f32>) -> tensor<0x7xf32>
return %1 : tensor<0x7xf32>
}
}
// -----
// no_branches
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%c1 = stablehlo.constant dense<true> : tensor<i1>
%z1 = stablehlo.constant dense<false> : tensor<i1>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<i1>
%a1 = stablehlo.optimization_barrier %s1 : tensor<i1>
%r:3 = call @f(%a0, %a1) : (tensor<0x3xf32>, tensor<i1>) -> (tensor<0x3xf32>, tensor<0x3xf32>, tensor<0x3xf32>)
%e0 = stablehlo.constant dense<> : tensor<0x3xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<0x3xf32>, tensor<0x3xf32>) -> ()
%e1 = stablehlo.constant dense<> : tensor<0x3xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<0x3xf32>, tensor<0x3xf32>) -> ()
%e2 = stablehlo.constant dense<> : tensor<0x3xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<0x3xf32>, tensor<0x3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<0x3xf32>, %arg1: tensor<i1>) -> (tensor<0x3xf32>, tensor<0x3xf32>, tensor<0x3xf32>) {
%0 = stablehlo.convert %arg1 : (tensor<i1>) -> tensor<i32>
%1 = "stablehlo.case"(%0) ({
stablehlo.return %arg0 : tensor<0x3xf32>
}, {
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0x3xf32>
%9 = stablehlo.add %arg0, %8 : tensor<0x3xf32>
stablehlo.return %9 : tensor<0x3xf32>
}) : (tensor<i32>) -> tensor<0x3xf32>
%2 = stablehlo.convert %arg1 : (tensor<i1>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%c_0 = stablehlo.constant dense<2> : tensor<i32>
%3 = stablehlo.clamp %c, %2, %c_0 : tensor<i32>
%4 = "stablehlo.case"(%3) ({
stablehlo.return %arg0 : tensor<0x3xf32>
}, {
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0x3xf32>
%9 = stablehlo.multiply %arg0, %8 : tensor<0x3xf32>
stablehlo.return %9 : tensor<0x3xf32>
}, {
%8 = stablehlo.negate %arg0 : tensor<0x3xf32>
stablehlo.return %8 : tensor<0x3xf32>
}) : (tensor<i32>) -> tensor<0x3xf32>
%5 = stablehlo.convert %arg1 : (tensor<i1>) -> tensor<i32>
%c_1 = stablehlo.constant dense<3> : tensor<i32>
%6 = stablehlo.add %5, %c_1 : tensor<i32>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7:3 = stablehlo.while(%iterArg = %c_2, %iterArg_3 = %6, %iterArg_4 = %arg0) : tensor<i32>, tensor<i32>, tensor<0x3xf32>
cond {
%8 = stablehlo.compare LT, %iterArg, %iterArg_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %8 : tensor<i1>
} do {
%c_5 = stablehlo.constant dense<1> : tensor<i32>
%8 = stablehlo.add %iterArg, %c_5 : tensor<i32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0x3xf32>
%10 = stablehlo.multiply %iterArg_4, %9 : tensor<0x3xf32>
stablehlo.return %8, %iterArg_3, %10 : tensor<i32>, tensor<i32>, tensor<0x3xf32>
}
return %1, %4, %7#2 : tensor<0x3xf32>, tensor<0x3xf32>, tensor<0x3xf32>
}
}
// -----
// no_factors
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%c1 = stablehlo.constant dense<> : tensor<0x3x3xf32>
%z1 = stablehlo.constant dense<> : tensor<0x3x3xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<0x3x3xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<0x3x3xf32>
%r:3 = call @f(%a0, %a1) : (tensor<0x3xf32>, tensor<0x3x3xf32>) -> (tensor<0x3x3xf32>, tensor<0x3x3xf32>, tensor<0x3x0xf32>)
%e0 = stablehlo.constant dense<> : tensor<0x3x3xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<0x3x3xf32>, tensor<0x3x3xf32>) -> ()
%e1 = stablehlo.constant dense<> : tensor<0x3x3xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<0x3x3xf32>, tensor<0x3x3xf32>) -> ()
%e2 = stablehlo.constant dense<> : tensor<0x3x0xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<0x3x0xf32>, tensor<0x3x0xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<0x3xf32>, %arg1: tensor<0x3x3xf32>) -> (tensor<0x3x3xf32>, tensor<0x3x3xf32>, tensor<0x3x0xf32>) {
%0 = stablehlo.transpose %arg1, dims = [0, 2, 1] : (tensor<0x3x3xf32>) -> tensor<0x3x3xf32>
%1 = stablehlo.add %arg1, %0 : tensor<0x3x3xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0x3x3xf32>
%3 = stablehlo.divide %1, %2 : tensor<0x3x3xf32>
%4 = stablehlo.cholesky %3, lower = true : tensor<0x3x3xf32>
%5 = stablehlo.iota dim = 0 : tensor<3x3xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
%7 = stablehlo.add %5, %6 : tensor<3x3xi64>
%8 = stablehlo.iota dim = 1 : tensor<3x3xi64>
%9 = stablehlo.compare GE, %7, %8, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
%10 = stablehlo.broadcast_in_dim %9, dims = [1, 2] : (tensor<3x3xi1>) -> tensor<0x3x3xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<0x3x3xf32>
%12 = stablehlo.select %10, %4, %11 : tensor<0x3x3xi1>, tensor<0x3x3xf32>
%13 = "stablehlo.triangular_solve"(%arg1, %arg1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<0x3x3xf32>, tensor<0x3x3xf32>) -> tensor<0x3x3xf32>
%14 = stablehlo.slice %arg1 [0:0, 0:0, 0:0] : (tensor<0x3x3xf32>) -> tensor<0x0x0xf32>
%15 = stablehlo.slice %arg1 [0:0, 0:3, 0:0] : (tensor<0x3x3xf32>) -> tensor<0x3x0xf32>
%16 = "stablehlo.triangular_solve"(%14, %15) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<0x0x0xf32>, tensor<0x3x0xf32>) -> tensor<0x3x0xf32>
return %12, %13, %16 : tensor<0x3x3xf32>, tensor<0x3x3xf32>, tensor<0x3x0xf32>
}
}
// -----
// no_windows
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%c1 = stablehlo.constant dense<> : tensor<0xf32>
%z1 = stablehlo.constant dense<> : tensor<0xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<0xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<0xf32>
%c2 = stablehlo.constant dense<"0x00000000"> : tensor<f32>
%z2 = stablehlo.constant dense<1.0> : tensor<f32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<f32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<f32>
%c3 = stablehlo.constant dense<true> : tensor<i1>
%z3 = stablehlo.constant dense<false> : tensor<i1>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<i1>
%a3 = stablehlo.optimization_barrier %s3 : tensor<i1>
%r:3 = call @f(%a0, %a1, %a2, %a3) : (tensor<0x3xf32>, tensor<0xf32>, tensor<f32>, tensor<i1>) -> (tensor<0x3xf32>, tensor<0xf32>, tensor<0x3xf32>)
%e0 = stablehlo.constant dense<> : tensor<0x3xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<0x3xf32>, tensor<0x3xf32>) -> ()
%e1 = stablehlo.constant dense<> : tensor<0xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<0xf32>, tensor<0xf32>) -> ()
%e2 = stablehlo.constant dense<> : tensor<0x3xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<0x3xf32>, tensor<0x3xf32>) -> ()
return
}
func.func private @f(%x: tensor<0x3xf32>, %line: tensor<0xf32>, %zero: tensor<f32>, %c: tensor<i1>) -> (tensor<0x3xf32>, tensor<0xf32>, tensor<0x3xf32>) {
%0 = "stablehlo.map"(%x, %x) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%p: tensor<f32>, %q: tensor<f32>):
%s = stablehlo.add %p, %q : tensor<f32>
stablehlo.return %s : tensor<f32>
}) : (tensor<0x3xf32>, tensor<0x3xf32>) -> tensor<0x3xf32>
%1 = "stablehlo.select_and_scatter"(%line, %line, %zero) <{window_dimensions = array<i64: 1>}> ({
^bb0(%p: tensor<f32>, %q: tensor<f32>):
%s = stablehlo.compare LT, %p, %q, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}, {
^bb0(%p: tensor<f32>, %q: tensor<f32>):
%s = stablehlo.add %p, %q : tensor<f32>
stablehlo.return %s : tensor<f32>
}) : (tensor<0xf32>, tensor<0xf32>, tensor<f32>) -> tensor<0xf32>
%2 = "stablehlo.if"(%c) ({
stablehlo.return %x : tensor<0x3xf32>
}, {
stablehlo.return %x : tensor<0x3xf32>
}) : (tensor<i1>) -> tensor<0x3xf32>
return %0, %1, %2 : tensor<0x3xf32>, tensor<0xf32>, tensor<0x3xf32>
}
}
// -----
// no_dimensions
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x000020C0"> : tensor<f32>
%z0 = stablehlo.constant dense<0.0> : tensor<f32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<f32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<f32>
%c1 = stablehlo.constant dense<"0x00004040"> : tensor<f32>
%z1 = stablehlo.constant dense<0.0> : tensor<f32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<f32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<f32>
%c2 = stablehlo.constant dense<"0x07000000"> : tensor<i32>
%z2 = stablehlo.constant dense<0> : tensor<i32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<i32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<i32>
%c3 = stablehlo.constant dense<> : tensor<0xi32>
%z3 = stablehlo.constant dense<> : tensor<0xi32>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<0xi32>
%a3 = stablehlo.optimization_barrier %s3 : tensor<0xi32>
%c4 = stablehlo.constant dense<"0x01000000000000000200000000000000"> : tensor<2xui64>
%z4 = stablehlo.constant dense<0> : tensor<2xui64>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<2xui64>
%a4 = stablehlo.optimization_barrier %s4 : tensor<2xui64>
%r:12 = call @f(%a0, %a1, %a2, %a3, %a4) : (tensor<f32>, tensor<f32>, tensor<i32>, tensor<0xi32>, tensor<2xui64>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<f32>)
%e0 = stablehlo.constant dense<"0x000020C0"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e1 = stablehlo.constant dense<"0x000020C0"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e2 = stablehlo.constant dense<"0x000020C0"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e3 = stablehlo.constant dense<"0x00004040"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e4 = stablehlo.constant dense<"0x000020C0"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e5 = stablehlo.constant dense<"0x000020C0"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e6 = stablehlo.constant dense<"0x0000003F"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e7 = stablehlo.constant dense<"0x0000003F"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e8 = stablehlo.constant dense<"0x0000F0C0"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e9 = stablehlo.constant dense<"0x0000F0C0"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e10 = stablehlo.constant dense<"0x000020C0"> : tensor<i32>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
%e11 = stablehlo.constant dense<"0x000020C0"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
return
}
func.func private @f(%x: tensor<f32>, %y: tensor<f32>, %i: tensor<i32>, %none: tensor<0xi32>, %state: tensor<2xui64>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<f32>) {
%0 = stablehlo.reverse %x, dims = [] : tensor<f32>
%1 = stablehlo.slice %x [] : (tensor<f32>) -> tensor<f32>
%2 = stablehlo.dynamic_slice %x, sizes = [] : (tensor<f32>) -> tensor<f32>
%3 = stablehlo.dynamic_update_slice %x, %y : (tensor<f32>, tensor<f32>) -> tensor<f32>
%4 = stablehlo.pad %x, %y, low = [], high = [], interior = [] : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.gather"(%x, %none) <{dimension_numbers = #stablehlo.gather<index_vector_dim = 0>, slice_sizes = array<i64>}> : (tensor<f32>, tensor<0xi32>) -> tensor<f32>
%6 = "stablehlo.scatter"(%x, %none, %y) <{scatter_dimension_numbers = #stablehlo.scatter<index_vector_dim = 0>}> ({
^bb0(%p: tensor<f32>, %q: tensor<f32>):
%s = stablehlo.add %p, %q : tensor<f32>
stablehlo.return %s : tensor<f32>
}) : (tensor<f32>, tensor<0xi32>, tensor<f32>) -> tensor<f32>
%7 = "stablehlo.reduce_window"(%x, %y) <{window_dimensions = array<i64>}> ({
^bb0(%p: tensor<f32>, %q: tensor<f32>):
%s = stablehlo.add %p, %q : tensor<f32>
stablehlo.return %s : tensor<f32>
}) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%8 = "stablehlo.map"(%x, %y) <{dimensions = array<i64>}> ({
^bb0(%p: tensor<f32>, %q: tensor<f32>):
%s = stablehlo.multiply %p, %q : tensor<f32>
stablehlo.return %s : tensor<f32>
}) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%9 = stablehlo.dot_general %x, %y, contracting_dims = [] x [] : (tensor<f32>, tensor<f32>) -> tensor<f32>
%10 = stablehlo.bitcast_convert %x : (tensor<f32>) -> tensor<i32>
%11 = stablehlo.optimization_barrier %x : tensor<f32>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<f32>
}
}
// -----
// bits_without_dimensions
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x01000000000000000200000000000000"> : tensor<2xui64>
%z0 = stablehlo.constant dense<0> : tensor<2xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xui64>
%r:2 = call @f(%a0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
%e0 = stablehlo.constant dense<"0x01000000000000000300000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e1 = stablehlo.constant dense<"0x49A7347D"> : tensor<ui32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<ui32>, tensor<ui32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>) {
%output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
return %output_state, %output : tensor<2xui64>, tensor<ui32>
}
}
