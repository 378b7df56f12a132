// straight_complex64
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%r:3 = call @f(%a0) : (tensor<2xi32>) -> (tensor<complex<f32>>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x008F7447803C7D48"> : tensor<complex<f32>>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0x0000C64200000643000080C10000804100002BC3000043C30000A6C3000080C100C00A4400003E44"> : tensor<5xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
%e2 = stablehlo.constant dense<"0x00008643000042430000044300004F430000864300002C4300400DC4000061C30000A84300800B44"> : tensor<5xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<complex<f32>>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<2590xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<2590xi32>
%4 = stablehlo.add %2, %3 : tensor<2590xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2590xi32>
%6 = stablehlo.multiply %4, %5 : tensor<2590xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<2590xi32>, tensor<i64>) -> tensor<2590xi32>
%8 = stablehlo.multiply %7, %4 : tensor<2590xi32>
%9 = stablehlo.add %6, %8 : tensor<2590xi32>
%c_1 = stablehlo.constant dense<7> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<2590xi32>, tensor<i64>) -> tensor<2590xi32>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2590xi32>
%12 = stablehlo.subtract %10, %11 : tensor<2590xi32>
%13 = stablehlo.convert %12 : (tensor<2590xi32>) -> tensor<2590xf32>
%14 = stablehlo.reshape %13 : (tensor<2590xf32>) -> tensor<37x70xf32>
%c_3 = stablehlo.constant dense<1> : tensor<i32>
%15 = stablehlo.add %1, %c_3 : tensor<i32>
%16 = stablehlo.iota dim = 0 : tensor<2590xi32>
%17 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i32>) -> tensor<2590xi32>
%18 = stablehlo.add %16, %17 : tensor<2590xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%19 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<2590xi32>
%20 = stablehlo.multiply %18, %19 : tensor<2590xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%21 = call @remainder(%18, %c_5) : (tensor<2590xi32>, tensor<i64>) -> tensor<2590xi32>
%22 = stablehlo.multiply %21, %18 : tensor<2590xi32>
%23 = stablehlo.add %20, %22 : tensor<2590xi32>
%c_6 = stablehlo.constant dense<5> : tensor<i64>
%24 = call @remainder(%23, %c_6) : (tensor<2590xi32>, tensor<i64>) -> tensor<2590xi32>
%c_7 = stablehlo.constant dense<2> : tensor<i32>
%25 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<2590xi32>
%26 = stablehlo.subtract %24, %25 : tensor<2590xi32>
%27 = stablehlo.convert %26 : (tensor<2590xi32>) -> tensor<2590xf32>
%28 = stablehlo.reshape %27 : (tensor<2590xf32>) -> tensor<37x70xf32>
%29 = stablehlo.complex %14, %28 : tensor<37x70xcomplex<f32>>
%30 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%31 = stablehlo.reshape %30 : (tensor<1xi32>) -> tensor<i32>
%32 = stablehlo.iota dim = 0 : tensor<3150xi32>
%33 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<i32>) -> tensor<3150xi32>
%34 = stablehlo.add %32, %33 : tensor<3150xi32>
%c_8 = stablehlo.constant dense<7919> : tensor<i32>
%35 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<3150xi32>
%36 = stablehlo.multiply %34, %35 : tensor<3150xi32>
%c_9 = stablehlo.constant dense<13> : tensor<i64>
%37 = call @remainder_0(%34, %c_9) : (tensor<3150xi32>, tensor<i64>) -> tensor<3150xi32>
%38 = stablehlo.multiply %37, %34 : tensor<3150xi32>
%39 = stablehlo.add %36, %38 : tensor<3150xi32>
%c_10 = stablehlo.constant dense<9> : tensor<i64>
%40 = call @remainder_0(%39, %c_10) : (tensor<3150xi32>, tensor<i64>) -> tensor<3150xi32>
%c_11 = stablehlo.constant dense<4> : tensor<i32>
%41 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<3150xi32>
%42 = stablehlo.subtract %40, %41 : tensor<3150xi32>
%43 = stablehlo.convert %42 : (tensor<3150xi32>) -> tensor<3150xf32>
%44 = stablehlo.reshape %43 : (tensor<3150xf32>) -> tensor<70x45xf32>
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%45 = stablehlo.add %31, %c_12 : tensor<i32>
%46 = stablehlo.iota dim = 0 : tensor<3150xi32>
%47 = stablehlo.broadcast_in_dim %45, dims = [] : (tensor<i32>) -> tensor<3150xi32>
%48 = stablehlo.add %46, %47 : tensor<3150xi32>
%c_13 = stablehlo.constant dense<7919> : tensor<i32>
%49 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<3150xi32>
%50 = stablehlo.multiply %48, %49 : tensor<3150xi32>
%c_14 = stablehlo.constant dense<13> : tensor<i64>
%51 = call @remainder_0(%48, %c_14) : (tensor<3150xi32>, tensor<i64>) -> tensor<3150xi32>
%52 = stablehlo.multiply %51, %48 : tensor<3150xi32>
%53 = stablehlo.add %50, %52 : tensor<3150xi32>
%c_15 = stablehlo.constant dense<7> : tensor<i64>
%54 = call @remainder_0(%53, %c_15) : (tensor<3150xi32>, tensor<i64>) -> tensor<3150xi32>
%c_16 = stablehlo.constant dense<3> : tensor<i32>
%55 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<3150xi32>
%56 = stablehlo.subtract %54, %55 : tensor<3150xi32>
%57 = stablehlo.convert %56 : (tensor<3150xi32>) -> tensor<3150xf32>
%58 = stablehlo.reshape %57 : (tensor<3150xf32>) -> tensor<70x45xf32>
%59 = stablehlo.complex %44, %58 : tensor<70x45xcomplex<f32>>
%60 = stablehlo.dot_general %29, %59, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<37x70xcomplex<f32>>, tensor<70x45xcomplex<f32>>) -> tensor<37x45xcomplex<f32>>
%61 = stablehlo.iota dim = 0 : tensor<1665xi32>
%c_17 = stablehlo.constant dense<7> : tensor<i64>
%62 = call @remainder_1(%61, %c_17) : (tensor<1665xi32>, tensor<i64>) -> tensor<1665xi32>
%c_18 = stablehlo.constant dense<1> : tensor<i32>
%63 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<1665xi32>
%64 = stablehlo.add %63, %62 : tensor<1665xi32>
%65 = stablehlo.convert %64 : (tensor<1665xi32>) -> tensor<1665xcomplex<f32>>
%66 = stablehlo.reshape %65 : (tensor<1665xcomplex<f32>>) -> tensor<37x45xcomplex<f32>>
%67 = stablehlo.multiply %60, %66 : tensor<37x45xcomplex<f32>>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%68 = stablehlo.reduce(%67 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<37x45xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
%69 = stablehlo.reshape %67 : (tensor<37x45xcomplex<f32>>) -> tensor<1665xcomplex<f32>>
%70 = stablehlo.slice %69 [0:5] : (tensor<1665xcomplex<f32>>) -> tensor<5xcomplex<f32>>
%71 = stablehlo.reshape %67 : (tensor<37x45xcomplex<f32>>) -> tensor<1665xcomplex<f32>>
%72 = stablehlo.slice %71 [1660:1665] : (tensor<1665xcomplex<f32>>) -> tensor<5xcomplex<f32>>
return %68, %70, %72 : tensor<complex<f32>>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>
}
func.func private @remainder(%arg0: tensor<2590xi32>, %arg1: tensor<i64>) -> tensor<2590xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2590xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<2590xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2590xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<2590xi32>, tensor<2590xi32>) -> tensor<2590xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2590xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<2590xi32>, tensor<2590xi32>) -> tensor<2590xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2590xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<2590xi1>, tensor<2590xi1>) -> tensor<2590xi1>
%12 = stablehlo.and %11, %6 : tensor<2590xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2590xi32>
%14 = stablehlo.add %4, %13 : tensor<2590xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<2590xi1>, tensor<2590xi32>
return %15 : tensor<2590xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<3150xi32>, %arg1: tensor<i64>) -> tensor<3150xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3150xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<3150xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3150xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3150xi32>, tensor<3150xi32>) -> tensor<3150xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3150xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3150xi32>, tensor<3150xi32>) -> tensor<3150xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3150xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3150xi1>, tensor<3150xi1>) -> tensor<3150xi1>
%12 = stablehlo.and %11, %6 : tensor<3150xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3150xi32>
%14 = stablehlo.add %4, %13 : tensor<3150xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<3150xi1>, tensor<3150xi32>
return %15 : tensor<3150xi32>
}
func.func private @remainder_1(%arg0: tensor<1665xi32>, %arg1: tensor<i64>) -> tensor<1665xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1665xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1665xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1665xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1665xi32>, tensor<1665xi32>) -> tensor<1665xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1665xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1665xi32>, tensor<1665xi32>) -> tensor<1665xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1665xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1665xi1>, tensor<1665xi1>) -> tensor<1665xi1>
%12 = stablehlo.and %11, %6 : tensor<1665xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1665xi32>
%14 = stablehlo.add %4, %13 : tensor<1665xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<1665xi1>, tensor<1665xi32>
return %15 : tensor<1665xi32>
}
}
// -----
// straight_complex128
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%r:3 = call @f(%a0) : (tensor<2xi32>) -> (tensor<complex<f64>>, tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>)
%e0 = stablehlo.constant dense<"0x00000000E091EE400000000090A70F41"> : tensor<complex<f64>>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<complex<f64>>, tensor<complex<f64>>) -> ()
%e1 = stablehlo.constant dense<"0x0000000000C058400000000000C0604000000000000030C0000000000000304000000000006065C000000000006068C00000000000C074C000000000000030C000000000005881400000000000C08740"> : tensor<5xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>) -> ()
%e2 = stablehlo.constant dense<"0x0000000000C07040000000000040684000000000008060400000000000E069400000000000C0704000000000008065400000000000A881C00000000000206CC000000000000075400000000000708140"> : tensor<5xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<complex<f64>>, tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<2590xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<2590xi32>
%4 = stablehlo.add %2, %3 : tensor<2590xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2590xi32>
%6 = stablehlo.multiply %4, %5 : tensor<2590xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<2590xi32>, tensor<i64>) -> tensor<2590xi32>
%8 = stablehlo.multiply %7, %4 : tensor<2590xi32>
%9 = stablehlo.add %6, %8 : tensor<2590xi32>
%c_1 = stablehlo.constant dense<7> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<2590xi32>, tensor<i64>) -> tensor<2590xi32>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2590xi32>
%12 = stablehlo.subtract %10, %11 : tensor<2590xi32>
%13 = stablehlo.convert %12 : (tensor<2590xi32>) -> tensor<2590xf32>
%14 = stablehlo.reshape %13 : (tensor<2590xf32>) -> tensor<37x70xf32>
%c_3 = stablehlo.constant dense<1> : tensor<i32>
%15 = stablehlo.add %1, %c_3 : tensor<i32>
%16 = stablehlo.iota dim = 0 : tensor<2590xi32>
%17 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i32>) -> tensor<2590xi32>
%18 = stablehlo.add %16, %17 : tensor<2590xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%19 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<2590xi32>
%20 = stablehlo.multiply %18, %19 : tensor<2590xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%21 = call @remainder(%18, %c_5) : (tensor<2590xi32>, tensor<i64>) -> tensor<2590xi32>
%22 = stablehlo.multiply %21, %18 : tensor<2590xi32>
%23 = stablehlo.add %20, %22 : tensor<2590xi32>
%c_6 = stablehlo.constant dense<5> : tensor<i64>
%24 = call @remainder(%23, %c_6) : (tensor<2590xi32>, tensor<i64>) -> tensor<2590xi32>
%c_7 = stablehlo.constant dense<2> : tensor<i32>
%25 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<2590xi32>
%26 = stablehlo.subtract %24, %25 : tensor<2590xi32>
%27 = stablehlo.convert %26 : (tensor<2590xi32>) -> tensor<2590xf32>
%28 = stablehlo.reshape %27 : (tensor<2590xf32>) -> tensor<37x70xf32>
%29 = stablehlo.complex %14, %28 : tensor<37x70xcomplex<f32>>
%30 = stablehlo.convert %29 : (tensor<37x70xcomplex<f32>>) -> tensor<37x70xcomplex<f64>>
%31 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%32 = stablehlo.reshape %31 : (tensor<1xi32>) -> tensor<i32>
%33 = stablehlo.iota dim = 0 : tensor<3150xi32>
%34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<i32>) -> tensor<3150xi32>
%35 = stablehlo.add %33, %34 : tensor<3150xi32>
%c_8 = stablehlo.constant dense<7919> : tensor<i32>
%36 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<3150xi32>
%37 = stablehlo.multiply %35, %36 : tensor<3150xi32>
%c_9 = stablehlo.constant dense<13> : tensor<i64>
%38 = call @remainder_0(%35, %c_9) : (tensor<3150xi32>, tensor<i64>) -> tensor<3150xi32>
%39 = stablehlo.multiply %38, %35 : tensor<3150xi32>
%40 = stablehlo.add %37, %39 : tensor<3150xi32>
%c_10 = stablehlo.constant dense<9> : tensor<i64>
%41 = call @remainder_0(%40, %c_10) : (tensor<3150xi32>, tensor<i64>) -> tensor<3150xi32>
%c_11 = stablehlo.constant dense<4> : tensor<i32>
%42 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<3150xi32>
%43 = stablehlo.subtract %41, %42 : tensor<3150xi32>
%44 = stablehlo.convert %43 : (tensor<3150xi32>) -> tensor<3150xf32>
%45 = stablehlo.reshape %44 : (tensor<3150xf32>) -> tensor<70x45xf32>
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%46 = stablehlo.add %32, %c_12 : tensor<i32>
%47 = stablehlo.iota dim = 0 : tensor<3150xi32>
%48 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<i32>) -> tensor<3150xi32>
%49 = stablehlo.add %47, %48 : tensor<3150xi32>
%c_13 = stablehlo.constant dense<7919> : tensor<i32>
%50 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<3150xi32>
%51 = stablehlo.multiply %49, %50 : tensor<3150xi32>
%c_14 = stablehlo.constant dense<13> : tensor<i64>
%52 = call @remainder_0(%49, %c_14) : (tensor<3150xi32>, tensor<i64>) -> tensor<3150xi32>
%53 = stablehlo.multiply %52, %49 : tensor<3150xi32>
%54 = stablehlo.add %51, %53 : tensor<3150xi32>
%c_15 = stablehlo.constant dense<7> : tensor<i64>
%55 = call @remainder_0(%54, %c_15) : (tensor<3150xi32>, tensor<i64>) -> tensor<3150xi32>
%c_16 = stablehlo.constant dense<3> : tensor<i32>
%56 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<3150xi32>
%57 = stablehlo.subtract %55, %56 : tensor<3150xi32>
%58 = stablehlo.convert %57 : (tensor<3150xi32>) -> tensor<3150xf32>
%59 = stablehlo.reshape %58 : (tensor<3150xf32>) -> tensor<70x45xf32>
%60 = stablehlo.complex %45, %59 : tensor<70x45xcomplex<f32>>
%61 = stablehlo.convert %60 : (tensor<70x45xcomplex<f32>>) -> tensor<70x45xcomplex<f64>>
%62 = stablehlo.dot_general %30, %61, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<37x70xcomplex<f64>>, tensor<70x45xcomplex<f64>>) -> tensor<37x45xcomplex<f64>>
%63 = stablehlo.iota dim = 0 : tensor<1665xi32>
%c_17 = stablehlo.constant dense<7> : tensor<i64>
%64 = call @remainder_1(%63, %c_17) : (tensor<1665xi32>, tensor<i64>) -> tensor<1665xi32>
%c_18 = stablehlo.constant dense<1> : tensor<i32>
%65 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<1665xi32>
%66 = stablehlo.add %65, %64 : tensor<1665xi32>
%67 = stablehlo.convert %66 : (tensor<1665xi32>) -> tensor<1665xcomplex<f64>>
%68 = stablehlo.reshape %67 : (tensor<1665xcomplex<f64>>) -> tensor<37x45xcomplex<f64>>
%69 = stablehlo.multiply %62, %68 : tensor<37x45xcomplex<f64>>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%70 = stablehlo.reduce(%69 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<37x45xcomplex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
%71 = stablehlo.reshape %69 : (tensor<37x45xcomplex<f64>>) -> tensor<1665xcomplex<f64>>
%72 = stablehlo.slice %71 [0:5] : (tensor<1665xcomplex<f64>>) -> tensor<5xcomplex<f64>>
%73 = stablehlo.reshape %69 : (tensor<37x45xcomplex<f64>>) -> tensor<1665xcomplex<f64>>
%74 = stablehlo.slice %73 [1660:1665] : (tensor<1665xcomplex<f64>>) -> tensor<5xcomplex<f64>>
return %70, %72, %74 : tensor<complex<f64>>, tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>
}
func.func private @remainder(%arg0: tensor<2590xi32>, %arg1: tensor<i64>) -> tensor<2590xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2590xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<2590xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2590xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<2590xi32>, tensor<2590xi32>) -> tensor<2590xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2590xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<2590xi32>, tensor<2590xi32>) -> tensor<2590xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2590xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<2590xi1>, tensor<2590xi1>) -> tensor<2590xi1>
%12 = stablehlo.and %11, %6 : tensor<2590xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2590xi32>
%14 = stablehlo.add %4, %13 : tensor<2590xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<2590xi1>, tensor<2590xi32>
return %15 : tensor<2590xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<3150xi32>, %arg1: tensor<i64>) -> tensor<3150xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3150xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<3150xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3150xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3150xi32>, tensor<3150xi32>) -> tensor<3150xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3150xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3150xi32>, tensor<3150xi32>) -> tensor<3150xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3150xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3150xi1>, tensor<3150xi1>) -> tensor<3150xi1>
%12 = stablehlo.and %11, %6 : tensor<3150xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3150xi32>
%14 = stablehlo.add %4, %13 : tensor<3150xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<3150xi1>, tensor<3150xi32>
return %15 : tensor<3150xi32>
}
func.func private @remainder_1(%arg0: tensor<1665xi32>, %arg1: tensor<i64>) -> tensor<1665xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1665xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1665xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1665xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1665xi32>, tensor<1665xi32>) -> tensor<1665xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1665xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1665xi32>, tensor<1665xi32>) -> tensor<1665xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1665xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1665xi1>, tensor<1665xi1>) -> tensor<1665xi1>
%12 = stablehlo.and %11, %6 : tensor<1665xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1665xi32>
%14 = stablehlo.add %4, %13 : tensor<1665xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<1665xi1>, tensor<1665xi32>
return %15 : tensor<1665xi32>
}
}
// -----
// straight_int32
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%r:3 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>, tensor<5xi32>, tensor<5xi32>)
%e0 = stablehlo.constant dense<"0x4F77020000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x5E0000000E00000052FFFFFF98FFFFFFE4020000"> : tensor<5xi32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xi32>, tensor<5xi32>) -> ()
%e2 = stablehlo.constant dense<"0x08010000C3000000C80000003EFEFFFF98010000"> : tensor<5xi32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xi32>, tensor<5xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>, tensor<5xi32>, tensor<5xi32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<2590xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<2590xi32>
%4 = stablehlo.add %2, %3 : tensor<2590xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2590xi32>
%6 = stablehlo.multiply %4, %5 : tensor<2590xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<2590xi32>, tensor<i64>) -> tensor<2590xi32>
%8 = stablehlo.multiply %7, %4 : tensor<2590xi32>
%9 = stablehlo.add %6, %8 : tensor<2590xi32>
%c_1 = stablehlo.constant dense<7> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<2590xi32>, tensor<i64>) -> tensor<2590xi32>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2590xi32>
%12 = stablehlo.subtract %10, %11 : tensor<2590xi32>
%13 = stablehlo.convert %12 : (tensor<2590xi32>) -> tensor<2590xf32>
%14 = stablehlo.reshape %13 : (tensor<2590xf32>) -> tensor<37x70xf32>
%15 = stablehlo.convert %14 : (tensor<37x70xf32>) -> tensor<37x70xi32>
%16 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%17 = stablehlo.reshape %16 : (tensor<1xi32>) -> tensor<i32>
%18 = stablehlo.iota dim = 0 : tensor<3150xi32>
%19 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<i32>) -> tensor<3150xi32>
%20 = stablehlo.add %18, %19 : tensor<3150xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3150xi32>
%22 = stablehlo.multiply %20, %21 : tensor<3150xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%23 = call @remainder_0(%20, %c_4) : (tensor<3150xi32>, tensor<i64>) -> tensor<3150xi32>
%24 = stablehlo.multiply %23, %20 : tensor<3150xi32>
%25 = stablehlo.add %22, %24 : tensor<3150xi32>
%c_5 = stablehlo.constant dense<9> : tensor<i64>
%26 = call @remainder_0(%25, %c_5) : (tensor<3150xi32>, tensor<i64>) -> tensor<3150xi32>
%c_6 = stablehlo.constant dense<4> : tensor<i32>
%27 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<3150xi32>
%28 = stablehlo.subtract %26, %27 : tensor<3150xi32>
%29 = stablehlo.convert %28 : (tensor<3150xi32>) -> tensor<3150xf32>
%30 = stablehlo.reshape %29 : (tensor<3150xf32>) -> tensor<70x45xf32>
%31 = stablehlo.convert %30 : (tensor<70x45xf32>) -> tensor<70x45xi32>
%32 = stablehlo.dot_general %15, %31, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<37x70xi32>, tensor<70x45xi32>) -> tensor<37x45xi32>
%33 = stablehlo.iota dim = 0 : tensor<1665xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%34 = call @remainder_1(%33, %c_7) : (tensor<1665xi32>, tensor<i64>) -> tensor<1665xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%35 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<1665xi32>
%36 = stablehlo.add %35, %34 : tensor<1665xi32>
%37 = stablehlo.reshape %36 : (tensor<1665xi32>) -> tensor<37x45xi32>
%38 = stablehlo.multiply %32, %37 : tensor<37x45xi32>
%39 = stablehlo.convert %38 : (tensor<37x45xi32>) -> tensor<37x45xi64>
%c_9 = stablehlo.constant dense<0> : tensor<i64>
%40 = stablehlo.reduce(%39 init: %c_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<37x45xi64>, tensor<i64>) -> tensor<i64>
%41 = stablehlo.reshape %38 : (tensor<37x45xi32>) -> tensor<1665xi32>
%42 = stablehlo.slice %41 [0:5] : (tensor<1665xi32>) -> tensor<5xi32>
%43 = stablehlo.reshape %38 : (tensor<37x45xi32>) -> tensor<1665xi32>
%44 = stablehlo.slice %43 [1660:1665] : (tensor<1665xi32>) -> tensor<5xi32>
return %40, %42, %44 : tensor<i64>, tensor<5xi32>, tensor<5xi32>
}
func.func private @remainder(%arg0: tensor<2590xi32>, %arg1: tensor<i64>) -> tensor<2590xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2590xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<2590xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2590xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<2590xi32>, tensor<2590xi32>) -> tensor<2590xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2590xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<2590xi32>, tensor<2590xi32>) -> tensor<2590xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2590xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<2590xi1>, tensor<2590xi1>) -> tensor<2590xi1>
%12 = stablehlo.and %11, %6 : tensor<2590xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2590xi32>
%14 = stablehlo.add %4, %13 : tensor<2590xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<2590xi1>, tensor<2590xi32>
return %15 : tensor<2590xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<3150xi32>, %arg1: tensor<i64>) -> tensor<3150xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3150xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<3150xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3150xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3150xi32>, tensor<3150xi32>) -> tensor<3150xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3150xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3150xi32>, tensor<3150xi32>) -> tensor<3150xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3150xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3150xi1>, tensor<3150xi1>) -> tensor<3150xi1>
%12 = stablehlo.and %11, %6 : tensor<3150xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3150xi32>
%14 = stablehlo.add %4, %13 : tensor<3150xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<3150xi1>, tensor<3150xi32>
return %15 : tensor<3150xi32>
}
func.func private @remainder_1(%arg0: tensor<1665xi32>, %arg1: tensor<i64>) -> tensor<1665xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1665xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1665xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1665xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1665xi32>, tensor<1665xi32>) -> tensor<1665xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1665xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1665xi32>, tensor<1665xi32>) -> tensor<1665xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1665xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1665xi1>, tensor<1665xi1>) -> tensor<1665xi1>
%12 = stablehlo.and %11, %6 : tensor<1665xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1665xi32>
%14 = stablehlo.add %4, %13 : tensor<1665xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<1665xi1>, tensor<1665xi32>
return %15 : tensor<1665xi32>
}
}
// -----
// straight_int16
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%r:3 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>, tensor<5xi16>, tensor<5xi16>)
%e0 = stablehlo.constant dense<"0x4F77020000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x5E000E0052FF98FFE402"> : tensor<5xi16>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xi16>, tensor<5xi16>) -> ()
%e2 = stablehlo.constant dense<"0x0801C300C8003EFE9801"> : tensor<5xi16>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xi16>, tensor<5xi16>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>, tensor<5xi16>, tensor<5xi16>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<2590xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<2590xi32>
%4 = stablehlo.add %2, %3 : tensor<2590xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2590xi32>
%6 = stablehlo.multiply %4, %5 : tensor<2590xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<2590xi32>, tensor<i64>) -> tensor<2590xi32>
%8 = stablehlo.multiply %7, %4 : tensor<2590xi32>
%9 = stablehlo.add %6, %8 : tensor<2590xi32>
%c_1 = stablehlo.constant dense<7> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<2590xi32>, tensor<i64>) -> tensor<2590xi32>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2590xi32>
%12 = stablehlo.subtract %10, %11 : tensor<2590xi32>
%13 = stablehlo.convert %12 : (tensor<2590xi32>) -> tensor<2590xf32>
%14 = stablehlo.reshape %13 : (tensor<2590xf32>) -> tensor<37x70xf32>
%15 = stablehlo.convert %14 : (tensor<37x70xf32>) -> tensor<37x70xi16>
%16 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%17 = stablehlo.reshape %16 : (tensor<1xi32>) -> tensor<i32>
%18 = stablehlo.iota dim = 0 : tensor<3150xi32>
%19 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<i32>) -> tensor<3150xi32>
%20 = stablehlo.add %18, %19 : tensor<3150xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3150xi32>
%22 = stablehlo.multiply %20, %21 : tensor<3150xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%23 = call @remainder_0(%20, %c_4) : (tensor<3150xi32>, tensor<i64>) -> tensor<3150xi32>
%24 = stablehlo.multiply %23, %20 : tensor<3150xi32>
%25 = stablehlo.add %22, %24 : tensor<3150xi32>
%c_5 = stablehlo.constant dense<9> : tensor<i64>
%26 = call @remainder_0(%25, %c_5) : (tensor<3150xi32>, tensor<i64>) -> tensor<3150xi32>
%c_6 = stablehlo.constant dense<4> : tensor<i32>
%27 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<3150xi32>
%28 = stablehlo.subtract %26, %27 : tensor<3150xi32>
%29 = stablehlo.convert %28 : (tensor<3150xi32>) -> tensor<3150xf32>
%30 = stablehlo.reshape %29 : (tensor<3150xf32>) -> tensor<70x45xf32>
%31 = stablehlo.convert %30 : (tensor<70x45xf32>) -> tensor<70x45xi16>
%32 = stablehlo.dot_general %15, %31, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<37x70xi16>, tensor<70x45xi16>) -> tensor<37x45xi16>
%33 = stablehlo.iota dim = 0 : tensor<1665xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%34 = call @remainder_1(%33, %c_7) : (tensor<1665xi32>, tensor<i64>) -> tensor<1665xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%35 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<1665xi32>
%36 = stablehlo.add %35, %34 : tensor<1665xi32>
%37 = stablehlo.convert %36 : (tensor<1665xi32>) -> tensor<1665xi16>
%38 = stablehlo.reshape %37 : (tensor<1665xi16>) -> tensor<37x45xi16>
%39 = stablehlo.multiply %32, %38 : tensor<37x45xi16>
%40 = stablehlo.convert %39 : (tensor<37x45xi16>) -> tensor<37x45xi64>
%c_9 = stablehlo.constant dense<0> : tensor<i64>
%41 = stablehlo.reduce(%40 init: %c_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<37x45xi64>, tensor<i64>) -> tensor<i64>
%42 = stablehlo.reshape %39 : (tensor<37x45xi16>) -> tensor<1665xi16>
%43 = stablehlo.slice %42 [0:5] : (tensor<1665xi16>) -> tensor<5xi16>
%44 = stablehlo.reshape %39 : (tensor<37x45xi16>) -> tensor<1665xi16>
%45 = stablehlo.slice %44 [1660:1665] : (tensor<1665xi16>) -> tensor<5xi16>
return %41, %43, %45 : tensor<i64>, tensor<5xi16>, tensor<5xi16>
}
func.func private @remainder(%arg0: tensor<2590xi32>, %arg1: tensor<i64>) -> tensor<2590xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2590xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<2590xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2590xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<2590xi32>, tensor<2590xi32>) -> tensor<2590xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2590xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<2590xi32>, tensor<2590xi32>) -> tensor<2590xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2590xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<2590xi1>, tensor<2590xi1>) -> tensor<2590xi1>
%12 = stablehlo.and %11, %6 : tensor<2590xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2590xi32>
%14 = stablehlo.add %4, %13 : tensor<2590xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<2590xi1>, tensor<2590xi32>
return %15 : tensor<2590xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<3150xi32>, %arg1: tensor<i64>) -> tensor<3150xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3150xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<3150xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3150xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3150xi32>, tensor<3150xi32>) -> tensor<3150xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3150xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3150xi32>, tensor<3150xi32>) -> tensor<3150xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3150xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3150xi1>, tensor<3150xi1>) -> tensor<3150xi1>
%12 = stablehlo.and %11, %6 : tensor<3150xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3150xi32>
%14 = stablehlo.add %4, %13 : tensor<3150xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<3150xi1>, tensor<3150xi32>
return %15 : tensor<3150xi32>
}
func.func private @remainder_1(%arg0: tensor<1665xi32>, %arg1: tensor<i64>) -> tensor<1665xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1665xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1665xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1665xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1665xi32>, tensor<1665xi32>) -> tensor<1665xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1665xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1665xi32>, tensor<1665xi32>) -> tensor<1665xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1665xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1665xi1>, tensor<1665xi1>) -> tensor<1665xi1>
%12 = stablehlo.and %11, %6 : tensor<1665xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1665xi32>
%14 = stablehlo.add %4, %13 : tensor<1665xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<1665xi1>, tensor<1665xi32>
return %15 : tensor<1665xi32>
}
}
// -----
// straight_uint8
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%r:3 = call @f(%a0) : (tensor<2xi32>) -> (tensor<ui64>, tensor<5xui8>, tensor<5xui8>)
%e0 = stablehlo.constant dense<"0x99AB020000000000"> : tensor<ui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<ui64>, tensor<ui64>) -> ()
%e1 = stablehlo.constant dense<"0x343893C800"> : tensor<5xui8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xui8>, tensor<5xui8>) -> ()
%e2 = stablehlo.constant dense<"0x008AF87880"> : tensor<5xui8>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xui8>, tensor<5xui8>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<ui64>, tensor<5xui8>, tensor<5xui8>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<2590xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<2590xi32>
%4 = stablehlo.add %2, %3 : tensor<2590xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2590xi32>
%6 = stablehlo.multiply %4, %5 : tensor<2590xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<2590xi32>, tensor<i64>) -> tensor<2590xi32>
%8 = stablehlo.multiply %7, %4 : tensor<2590xi32>
%9 = stablehlo.add %6, %8 : tensor<2590xi32>
%c_1 = stablehlo.constant dense<7> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<2590xi32>, tensor<i64>) -> tensor<2590xi32>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2590xi32>
%12 = stablehlo.subtract %10, %11 : tensor<2590xi32>
%13 = stablehlo.convert %12 : (tensor<2590xi32>) -> tensor<2590xf32>
%14 = stablehlo.reshape %13 : (tensor<2590xf32>) -> tensor<37x70xf32>
%15 = stablehlo.convert %14 : (tensor<37x70xf32>) -> tensor<37x70xui8>
%16 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%17 = stablehlo.reshape %16 : (tensor<1xi32>) -> tensor<i32>
%18 = stablehlo.iota dim = 0 : tensor<3150xi32>
%19 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<i32>) -> tensor<3150xi32>
%20 = stablehlo.add %18, %19 : tensor<3150xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3150xi32>
%22 = stablehlo.multiply %20, %21 : tensor<3150xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%23 = call @remainder_0(%20, %c_4) : (tensor<3150xi32>, tensor<i64>) -> tensor<3150xi32>
%24 = stablehlo.multiply %23, %20 : tensor<3150xi32>
%25 = stablehlo.add %22, %24 : tensor<3150xi32>
%c_5 = stablehlo.constant dense<9> : tensor<i64>
%26 = call @remainder_0(%25, %c_5) : (tensor<3150xi32>, tensor<i64>) -> tensor<3150xi32>
%c_6 = stablehlo.constant dense<4> : tensor<i32>
%27 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<3150xi32>
%28 = stablehlo.subtract %26, %27 : tensor<3150xi32>
%29 = stablehlo.convert %28 : (tensor<3150xi32>) -> tensor<3150xf32>
%30 = stablehlo.reshape %29 : (tensor<3150xf32>) -> tensor<70x45xf32>
%31 = stablehlo.convert %30 : (tensor<70x45xf32>) -> tensor<70x45xui8>
%32 = stablehlo.dot_general %15, %31, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<37x70xui8>, tensor<70x45xui8>) -> tensor<37x45xui8>
%33 = stablehlo.iota dim = 0 : tensor<1665xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%34 = call @remainder_1(%33, %c_7) : (tensor<1665xi32>, tensor<i64>) -> tensor<1665xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%35 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<1665xi32>
%36 = stablehlo.add %35, %34 : tensor<1665xi32>
%37 = stablehlo.convert %36 : (tensor<1665xi32>) -> tensor<1665xui8>
%38 = stablehlo.reshape %37 : (tensor<1665xui8>) -> tensor<37x45xui8>
%39 = stablehlo.multiply %32, %38 : tensor<37x45xui8>
%40 = stablehlo.convert %39 : (tensor<37x45xui8>) -> tensor<37x45xui64>
%c_9 = stablehlo.constant dense<0> : tensor<ui64>
%41 = stablehlo.reduce(%40 init: %c_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<37x45xui64>, tensor<ui64>) -> tensor<ui64>
%42 = stablehlo.reshape %39 : (tensor<37x45xui8>) -> tensor<1665xui8>
%43 = stablehlo.slice %42 [0:5] : (tensor<1665xui8>) -> tensor<5xui8>
%44 = stablehlo.reshape %39 : (tensor<37x45xui8>) -> tensor<1665xui8>
%45 = stablehlo.slice %44 [1660:1665] : (tensor<1665xui8>) -> tensor<5xui8>
return %41, %43, %45 : tensor<ui64>, tensor<5xui8>, tensor<5xui8>
}
func.func private @remainder(%arg0: tensor<2590xi32>, %arg1: tensor<i64>) -> tensor<2590xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2590xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<2590xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2590xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<2590xi32>, tensor<2590xi32>) -> tensor<2590xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2590xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<2590xi32>, tensor<2590xi32>) -> tensor<2590xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2590xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<2590xi1>, tensor<2590xi1>) -> tensor<2590xi1>
%12 = stablehlo.and %11, %6 : tensor<2590xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2590xi32>
%14 = stablehlo.add %4, %13 : tensor<2590xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<2590xi1>, tensor<2590xi32>
return %15 : tensor<2590xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<3150xi32>, %arg1: tensor<i64>) -> tensor<3150xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3150xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<3150xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3150xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3150xi32>, tensor<3150xi32>) -> tensor<3150xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3150xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3150xi32>, tensor<3150xi32>) -> tensor<3150xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3150xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3150xi1>, tensor<3150xi1>) -> tensor<3150xi1>
%12 = stablehlo.and %11, %6 : tensor<3150xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3150xi32>
%14 = stablehlo.add %4, %13 : tensor<3150xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<3150xi1>, tensor<3150xi32>
return %15 : tensor<3150xi32>
}
func.func private @remainder_1(%arg0: tensor<1665xi32>, %arg1: tensor<i64>) -> tensor<1665xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1665xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1665xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1665xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1665xi32>, tensor<1665xi32>) -> tensor<1665xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1665xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1665xi32>, tensor<1665xi32>) -> tensor<1665xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1665xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1665xi1>, tensor<1665xi1>) -> tensor<1665xi1>
%12 = stablehlo.and %11, %6 : tensor<1665xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1665xi32>
%14 = stablehlo.add %4, %13 : tensor<1665xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<1665xi1>, tensor<1665xi32>
return %15 : tensor<1665xi32>
}
}
// -----
// turned_complex64
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%r:3 = call @f(%a0) : (tensor<2xi32>) -> (tensor<complex<f32>>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x80EAB447803B7C48"> : tensor<complex<f32>>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0x0000404200008A42000058C20000004200002B430000F042000050C3000010C300007F430080D443"> : tensor<5xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
%e2 = stablehlo.constant dense<"0x00000041000000C000002EC300809DC30000C0C10000244300008CC3000096C2000070C30000F042"> : tensor<5xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<complex<f32>>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<2590xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<2590xi32>
%4 = stablehlo.add %2, %3 : tensor<2590xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2590xi32>
%6 = stablehlo.multiply %4, %5 : tensor<2590xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<2590xi32>, tensor<i64>) -> tensor<2590xi32>
%8 = stablehlo.multiply %7, %4 : tensor<2590xi32>
%9 = stablehlo.add %6, %8 : tensor<2590xi32>
%c_1 = stablehlo.constant dense<7> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<2590xi32>, tensor<i64>) -> tensor<2590xi32>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2590xi32>
%12 = stablehlo.subtract %10, %11 : tensor<2590xi32>
%13 = stablehlo.convert %12 : (tensor<2590xi32>) -> tensor<2590xf32>
%14 = stablehlo.reshape %13 : (tensor<2590xf32>) -> tensor<70x37xf32>
%c_3 = stablehlo.constant dense<1> : tensor<i32>
%15 = stablehlo.add %1, %c_3 : tensor<i32>
%16 = stablehlo.iota dim = 0 : tensor<2590xi32>
%17 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i32>) -> tensor<2590xi32>
%18 = stablehlo.add %16, %17 : tensor<2590xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%19 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<2590xi32>
%20 = stablehlo.multiply %18, %19 : tensor<2590xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%21 = call @remainder(%18, %c_5) : (tensor<2590xi32>, tensor<i64>) -> tensor<2590xi32>
%22 = stablehlo.multiply %21, %18 : tensor<2590xi32>
%23 = stablehlo.add %20, %22 : tensor<2590xi32>
%c_6 = stablehlo.constant dense<5> : tensor<i64>
%24 = call @remainder(%23, %c_6) : (tensor<2590xi32>, tensor<i64>) -> tensor<2590xi32>
%c_7 = stablehlo.constant dense<2> : tensor<i32>
%25 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<2590xi32>
%26 = stablehlo.subtract %24, %25 : tensor<2590xi32>
%27 = stablehlo.convert %26 : (tensor<2590xi32>) -> tensor<2590xf32>
%28 = stablehlo.reshape %27 : (tensor<2590xf32>) -> tensor<70x37xf32>
%29 = stablehlo.complex %14, %28 : tensor<70x37xcomplex<f32>>
%30 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%31 = stablehlo.reshape %30 : (tensor<1xi32>) -> tensor<i32>
%32 = stablehlo.iota dim = 0 : tensor<3150xi32>
%33 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<i32>) -> tensor<3150xi32>
%34 = stablehlo.add %32, %33 : tensor<3150xi32>
%c_8 = stablehlo.constant dense<7919> : tensor<i32>
%35 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<3150xi32>
%36 = stablehlo.multiply %34, %35 : tensor<3150xi32>
%c_9 = stablehlo.constant dense<13> : tensor<i64>
%37 = call @remainder_0(%34, %c_9) : (tensor<3150xi32>, tensor<i64>) -> tensor<3150xi32>
%38 = stablehlo.multiply %37, %34 : tensor<3150xi32>
%39 = stablehlo.add %36, %38 : tensor<3150xi32>
%c_10 = stablehlo.constant dense<9> : tensor<i64>
%40 = call @remainder_0(%39, %c_10) : (tensor<3150xi32>, tensor<i64>) -> tensor<3150xi32>
%c_11 = stablehlo.constant dense<4> : tensor<i32>
%41 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<3150xi32>
%42 = stablehlo.subtract %40, %41 : tensor<3150xi32>
%43 = stablehlo.convert %42 : (tensor<3150xi32>) -> tensor<3150xf32>
%44 = stablehlo.reshape %43 : (tensor<3150xf32>) -> tensor<45x70xf32>
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%45 = stablehlo.add %31, %c_12 : tensor<i32>
%46 = stablehlo.iota dim = 0 : tensor<3150xi32>
%47 = stablehlo.broadcast_in_dim %45, dims = [] : (tensor<i32>) -> tensor<3150xi32>
%48 = stablehlo.add %46, %47 : tensor<3150xi32>
%c_13 = stablehlo.constant dense<7919> : tensor<i32>
%49 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<3150xi32>
%50 = stablehlo.multiply %48, %49 : tensor<3150xi32>
%c_14 = stablehlo.constant dense<13> : tensor<i64>
%51 = call @remainder_0(%48, %c_14) : (tensor<3150xi32>, tensor<i64>) -> tensor<3150xi32>
%52 = stablehlo.multiply %51, %48 : tensor<3150xi32>
%53 = stablehlo.add %50, %52 : tensor<3150xi32>
%c_15 = stablehlo.constant dense<7> : tensor<i64>
%54 = call @remainder_0(%53, %c_15) : (tensor<3150xi32>, tensor<i64>) -> tensor<3150xi32>
%c_16 = stablehlo.constant dense<3> : tensor<i32>
%55 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<3150xi32>
%56 = stablehlo.subtract %54, %55 : tensor<3150xi32>
%57 = stablehlo.convert %56 : (tensor<3150xi32>) -> tensor<3150xf32>
%58 = stablehlo.reshape %57 : (tensor<3150xf32>) -> tensor<45x70xf32>
%59 = stablehlo.complex %44, %58 : tensor<45x70xcomplex<f32>>
%60 = stablehlo.dot_general %29, %59, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<70x37xcomplex<f32>>, tensor<45x70xcomplex<f32>>) -> tensor<37x45xcomplex<f32>>
%61 = stablehlo.iota dim = 0 : tensor<1665xi32>
%c_17 = stablehlo.constant dense<7> : tensor<i64>
%62 = call @remainder_1(%61, %c_17) : (tensor<1665xi32>, tensor<i64>) -> tensor<1665xi32>
%c_18 = stablehlo.constant dense<1> : tensor<i32>
%63 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<1665xi32>
%64 = stablehlo.add %63, %62 : tensor<1665xi32>
%65 = stablehlo.convert %64 : (tensor<1665xi32>) -> tensor<1665xcomplex<f32>>
%66 = stablehlo.reshape %65 : (tensor<1665xcomplex<f32>>) -> tensor<37x45xcomplex<f32>>
%67 = stablehlo.multiply %60, %66 : tensor<37x45xcomplex<f32>>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%68 = stablehlo.reduce(%67 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<37x45xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
%69 = stablehlo.reshape %67 : (tensor<37x45xcomplex<f32>>) -> tensor<1665xcomplex<f32>>
%70 = stablehlo.slice %69 [0:5] : (tensor<1665xcomplex<f32>>) -> tensor<5xcomplex<f32>>
%71 = stablehlo.reshape %67 : (tensor<37x45xcomplex<f32>>) -> tensor<1665xcomplex<f32>>
%72 = stablehlo.slice %71 [1660:1665] : (tensor<1665xcomplex<f32>>) -> tensor<5xcomplex<f32>>
return %68, %70, %72 : tensor<complex<f32>>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>
}
func.func private @remainder(%arg0: tensor<2590xi32>, %arg1: tensor<i64>) -> tensor<2590xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2590xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<2590xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2590xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<2590xi32>, tensor<2590xi32>) -> tensor<2590xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2590xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<2590xi32>, tensor<2590xi32>) -> tensor<2590xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2590xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<2590xi1>, tensor<2590xi1>) -> tensor<2590xi1>
%12 = stablehlo.and %11, %6 : tensor<2590xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2590xi32>
%14 = stablehlo.add %4, %13 : tensor<2590xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<2590xi1>, tensor<2590xi32>
return %15 : tensor<2590xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<3150xi32>, %arg1: tensor<i64>) -> tensor<3150xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3150xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<3150xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3150xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3150xi32>, tensor<3150xi32>) -> tensor<3150xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3150xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3150xi32>, tensor<3150xi32>) -> tensor<3150xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3150xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3150xi1>, tensor<3150xi1>) -> tensor<3150xi1>
%12 = stablehlo.and %11, %6 : tensor<3150xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3150xi32>
%14 = stablehlo.add %4, %13 : tensor<3150xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<3150xi1>, tensor<3150xi32>
return %15 : tensor<3150xi32>
}
func.func private @remainder_1(%arg0: tensor<1665xi32>, %arg1: tensor<i64>) -> tensor<1665xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1665xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1665xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1665xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1665xi32>, tensor<1665xi32>) -> tensor<1665xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1665xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1665xi32>, tensor<1665xi32>) -> tensor<1665xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1665xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1665xi1>, tensor<1665xi1>) -> tensor<1665xi1>
%12 = stablehlo.and %11, %6 : tensor<1665xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1665xi32>
%14 = stablehlo.add %4, %13 : tensor<1665xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<1665xi1>, tensor<1665xi32>
return %15 : tensor<1665xi32>
}
}
// -----
// batch_complex64
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%r:3 = call @f(%a0) : (tensor<2xi32>) -> (tensor<complex<f32>>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x0010CC47A0FCB048"> : tensor<complex<f32>>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0x0000A0400000A442000010C3000000C0000096C200004040000060C200007C43000066C30000A0C1"> : tensor<5xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
%e2 = stablehlo.constant dense<"0x000094C20000004000002B4300008A420000C04200002C43000070C100007F43000090C30000F0C2"> : tensor<5xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<complex<f32>>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<3960xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<3960xi32>
%4 = stablehlo.add %2, %3 : tensor<3960xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3960xi32>
%6 = stablehlo.multiply %4, %5 : tensor<3960xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<3960xi32>, tensor<i64>) -> tensor<3960xi32>
%8 = stablehlo.multiply %7, %4 : tensor<3960xi32>
%9 = stablehlo.add %6, %8 : tensor<3960xi32>
%c_1 = stablehlo.constant dense<7> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<3960xi32>, tensor<i64>) -> tensor<3960xi32>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3960xi32>
%12 = stablehlo.subtract %10, %11 : tensor<3960xi32>
%13 = stablehlo.convert %12 : (tensor<3960xi32>) -> tensor<3960xf32>
%14 = stablehlo.reshape %13 : (tensor<3960xf32>) -> tensor<3x40x33xf32>
%c_3 = stablehlo.constant dense<1> : tensor<i32>
%15 = stablehlo.add %1, %c_3 : tensor<i32>
%16 = stablehlo.iota dim = 0 : tensor<3960xi32>
%17 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i32>) -> tensor<3960xi32>
%18 = stablehlo.add %16, %17 : tensor<3960xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%19 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3960xi32>
%20 = stablehlo.multiply %18, %19 : tensor<3960xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%21 = call @remainder(%18, %c_5) : (tensor<3960xi32>, tensor<i64>) -> tensor<3960xi32>
%22 = stablehlo.multiply %21, %18 : tensor<3960xi32>
%23 = stablehlo.add %20, %22 : tensor<3960xi32>
%c_6 = stablehlo.constant dense<5> : tensor<i64>
%24 = call @remainder(%23, %c_6) : (tensor<3960xi32>, tensor<i64>) -> tensor<3960xi32>
%c_7 = stablehlo.constant dense<2> : tensor<i32>
%25 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<3960xi32>
%26 = stablehlo.subtract %24, %25 : tensor<3960xi32>
%27 = stablehlo.convert %26 : (tensor<3960xi32>) -> tensor<3960xf32>
%28 = stablehlo.reshape %27 : (tensor<3960xf32>) -> tensor<3x40x33xf32>
%29 = stablehlo.complex %14, %28 : tensor<3x40x33xcomplex<f32>>
%30 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%31 = stablehlo.reshape %30 : (tensor<1xi32>) -> tensor<i32>
%32 = stablehlo.iota dim = 0 : tensor<4059xi32>
%33 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<i32>) -> tensor<4059xi32>
%34 = stablehlo.add %32, %33 : tensor<4059xi32>
%c_8 = stablehlo.constant dense<7919> : tensor<i32>
%35 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<4059xi32>
%36 = stablehlo.multiply %34, %35 : tensor<4059xi32>
%c_9 = stablehlo.constant dense<13> : tensor<i64>
%37 = call @remainder_0(%34, %c_9) : (tensor<4059xi32>, tensor<i64>) -> tensor<4059xi32>
%38 = stablehlo.multiply %37, %34 : tensor<4059xi32>
%39 = stablehlo.add %36, %38 : tensor<4059xi32>
%c_10 = stablehlo.constant dense<9> : tensor<i64>
%40 = call @remainder_0(%39, %c_10) : (tensor<4059xi32>, tensor<i64>) -> tensor<4059xi32>
%c_11 = stablehlo.constant dense<4> : tensor<i32>
%41 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<4059xi32>
%42 = stablehlo.subtract %40, %41 : tensor<4059xi32>
%43 = stablehlo.convert %42 : (tensor<4059xi32>) -> tensor<4059xf32>
%44 = stablehlo.reshape %43 : (tensor<4059xf32>) -> tensor<3x33x41xf32>
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%45 = stablehlo.add %31, %c_12 : tensor<i32>
%46 = stablehlo.iota dim = 0 : tensor<4059xi32>
%47 = stablehlo.broadcast_in_dim %45, dims = [] : (tensor<i32>) -> tensor<4059xi32>
%48 = stablehlo.add %46, %47 : tensor<4059xi32>
%c_13 = stablehlo.constant dense<7919> : tensor<i32>
%49 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<4059xi32>
%50 = stablehlo.multiply %48, %49 : tensor<4059xi32>
%c_14 = stablehlo.constant dense<13> : tensor<i64>
%51 = call @remainder_0(%48, %c_14) : (tensor<4059xi32>, tensor<i64>) -> tensor<4059xi32>
%52 = stablehlo.multiply %51, %48 : tensor<4059xi32>
%53 = stablehlo.add %50, %52 : tensor<4059xi32>
%c_15 = stablehlo.constant dense<7> : tensor<i64>
%54 = call @remainder_0(%53, %c_15) : (tensor<4059xi32>, tensor<i64>) -> tensor<4059xi32>
%c_16 = stablehlo.constant dense<3> : tensor<i32>
%55 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<4059xi32>
%56 = stablehlo.subtract %54, %55 : tensor<4059xi32>
%57 = stablehlo.convert %56 : (tensor<4059xi32>) -> tensor<4059xf32>
%58 = stablehlo.reshape %57 : (tensor<4059xf32>) -> tensor<3x33x41xf32>
%59 = stablehlo.complex %44, %58 : tensor<3x33x41xcomplex<f32>>
%60 = stablehlo.dot_general %29, %59, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x40x33xcomplex<f32>>, tensor<3x33x41xcomplex<f32>>) -> tensor<3x40x41xcomplex<f32>>
%61 = stablehlo.iota dim = 0 : tensor<4920xi32>
%c_17 = stablehlo.constant dense<7> : tensor<i64>
%62 = call @remainder_1(%61, %c_17) : (tensor<4920xi32>, tensor<i64>) -> tensor<4920xi32>
%c_18 = stablehlo.constant dense<1> : tensor<i32>
%63 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<4920xi32>
%64 = stablehlo.add %63, %62 : tensor<4920xi32>
%65 = stablehlo.convert %64 : (tensor<4920xi32>) -> tensor<4920xcomplex<f32>>
%66 = stablehlo.reshape %65 : (tensor<4920xcomplex<f32>>) -> tensor<3x40x41xcomplex<f32>>
%67 = stablehlo.multiply %60, %66 : tensor<3x40x41xcomplex<f32>>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%68 = stablehlo.reduce(%67 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x40x41xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
%69 = stablehlo.reshape %67 : (tensor<3x40x41xcomplex<f32>>) -> tensor<4920xcomplex<f32>>
%70 = stablehlo.slice %69 [0:5] : (tensor<4920xcomplex<f32>>) -> tensor<5xcomplex<f32>>
%71 = stablehlo.reshape %67 : (tensor<3x40x41xcomplex<f32>>) -> tensor<4920xcomplex<f32>>
%72 = stablehlo.slice %71 [4915:4920] : (tensor<4920xcomplex<f32>>) -> tensor<5xcomplex<f32>>
return %68, %70, %72 : tensor<complex<f32>>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>
}
func.func private @remainder(%arg0: tensor<3960xi32>, %arg1: tensor<i64>) -> tensor<3960xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3960xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<3960xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3960xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3960xi32>, tensor<3960xi32>) -> tensor<3960xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3960xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3960xi32>, tensor<3960xi32>) -> tensor<3960xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3960xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3960xi1>, tensor<3960xi1>) -> tensor<3960xi1>
%12 = stablehlo.and %11, %6 : tensor<3960xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3960xi32>
%14 = stablehlo.add %4, %13 : tensor<3960xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<3960xi1>, tensor<3960xi32>
return %15 : tensor<3960xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<4059xi32>, %arg1: tensor<i64>) -> tensor<4059xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4059xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<4059xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4059xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<4059xi32>, tensor<4059xi32>) -> tensor<4059xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4059xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<4059xi32>, tensor<4059xi32>) -> tensor<4059xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4059xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4059xi1>, tensor<4059xi1>) -> tensor<4059xi1>
%12 = stablehlo.and %11, %6 : tensor<4059xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4059xi32>
%14 = stablehlo.add %4, %13 : tensor<4059xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<4059xi1>, tensor<4059xi32>
return %15 : tensor<4059xi32>
}
func.func private @remainder_1(%arg0: tensor<4920xi32>, %arg1: tensor<i64>) -> tensor<4920xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4920xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<4920xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4920xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<4920xi32>, tensor<4920xi32>) -> tensor<4920xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4920xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<4920xi32>, tensor<4920xi32>) -> tensor<4920xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4920xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4920xi1>, tensor<4920xi1>) -> tensor<4920xi1>
%12 = stablehlo.and %11, %6 : tensor<4920xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4920xi32>
%14 = stablehlo.add %4, %13 : tensor<4920xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<4920xi1>, tensor<4920xi32>
return %15 : tensor<4920xi32>
}
}
// -----
// batch_behind_complex64
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%r:3 = call @f(%a0) : (tensor<2xi32>) -> (tensor<complex<f32>>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x805ABC472012AF48"> : tensor<complex<f32>>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0x000000C200007442000002C3000060410000404000005E430000E8C2000024430000E6C200808943"> : tensor<5xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
%e2 = stablehlo.constant dense<"0x0000A0420000E041000040C20000C0C2000000C3000030C20000DC4200001B4300007CC30000F0C2"> : tensor<5xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<complex<f32>>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<3960xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<3960xi32>
%4 = stablehlo.add %2, %3 : tensor<3960xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3960xi32>
%6 = stablehlo.multiply %4, %5 : tensor<3960xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<3960xi32>, tensor<i64>) -> tensor<3960xi32>
%8 = stablehlo.multiply %7, %4 : tensor<3960xi32>
%9 = stablehlo.add %6, %8 : tensor<3960xi32>
%c_1 = stablehlo.constant dense<7> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<3960xi32>, tensor<i64>) -> tensor<3960xi32>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3960xi32>
%12 = stablehlo.subtract %10, %11 : tensor<3960xi32>
%13 = stablehlo.convert %12 : (tensor<3960xi32>) -> tensor<3960xf32>
%14 = stablehlo.reshape %13 : (tensor<3960xf32>) -> tensor<40x33x3xf32>
%c_3 = stablehlo.constant dense<1> : tensor<i32>
%15 = stablehlo.add %1, %c_3 : tensor<i32>
%16 = stablehlo.iota dim = 0 : tensor<3960xi32>
%17 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i32>) -> tensor<3960xi32>
%18 = stablehlo.add %16, %17 : tensor<3960xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%19 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3960xi32>
%20 = stablehlo.multiply %18, %19 : tensor<3960xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%21 = call @remainder(%18, %c_5) : (tensor<3960xi32>, tensor<i64>) -> tensor<3960xi32>
%22 = stablehlo.multiply %21, %18 : tensor<3960xi32>
%23 = stablehlo.add %20, %22 : tensor<3960xi32>
%c_6 = stablehlo.constant dense<5> : tensor<i64>
%24 = call @remainder(%23, %c_6) : (tensor<3960xi32>, tensor<i64>) -> tensor<3960xi32>
%c_7 = stablehlo.constant dense<2> : tensor<i32>
%25 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<3960xi32>
%26 = stablehlo.subtract %24, %25 : tensor<3960xi32>
%27 = stablehlo.convert %26 : (tensor<3960xi32>) -> tensor<3960xf32>
%28 = stablehlo.reshape %27 : (tensor<3960xf32>) -> tensor<40x33x3xf32>
%29 = stablehlo.complex %14, %28 : tensor<40x33x3xcomplex<f32>>
%30 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%31 = stablehlo.reshape %30 : (tensor<1xi32>) -> tensor<i32>
%32 = stablehlo.iota dim = 0 : tensor<4059xi32>
%33 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<i32>) -> tensor<4059xi32>
%34 = stablehlo.add %32, %33 : tensor<4059xi32>
%c_8 = stablehlo.constant dense<7919> : tensor<i32>
%35 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<4059xi32>
%36 = stablehlo.multiply %34, %35 : tensor<4059xi32>
%c_9 = stablehlo.constant dense<13> : tensor<i64>
%37 = call @remainder_0(%34, %c_9) : (tensor<4059xi32>, tensor<i64>) -> tensor<4059xi32>
%38 = stablehlo.multiply %37, %34 : tensor<4059xi32>
%39 = stablehlo.add %36, %38 : tensor<4059xi32>
%c_10 = stablehlo.constant dense<9> : tensor<i64>
%40 = call @remainder_0(%39, %c_10) : (tensor<4059xi32>, tensor<i64>) -> tensor<4059xi32>
%c_11 = stablehlo.constant dense<4> : tensor<i32>
%41 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<4059xi32>
%42 = stablehlo.subtract %40, %41 : tensor<4059xi32>
%43 = stablehlo.convert %42 : (tensor<4059xi32>) -> tensor<4059xf32>
%44 = stablehlo.reshape %43 : (tensor<4059xf32>) -> tensor<33x41x3xf32>
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%45 = stablehlo.add %31, %c_12 : tensor<i32>
%46 = stablehlo.iota dim = 0 : tensor<4059xi32>
%47 = stablehlo.broadcast_in_dim %45, dims = [] : (tensor<i32>) -> tensor<4059xi32>
%48 = stablehlo.add %46, %47 : tensor<4059xi32>
%c_13 = stablehlo.constant dense<7919> : tensor<i32>
%49 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<4059xi32>
%50 = stablehlo.multiply %48, %49 : tensor<4059xi32>
%c_14 = stablehlo.constant dense<13> : tensor<i64>
%51 = call @remainder_0(%48, %c_14) : (tensor<4059xi32>, tensor<i64>) -> tensor<4059xi32>
%52 = stablehlo.multiply %51, %48 : tensor<4059xi32>
%53 = stablehlo.add %50, %52 : tensor<4059xi32>
%c_15 = stablehlo.constant dense<7> : tensor<i64>
%54 = call @remainder_0(%53, %c_15) : (tensor<4059xi32>, tensor<i64>) -> tensor<4059xi32>
%c_16 = stablehlo.constant dense<3> : tensor<i32>
%55 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<4059xi32>
%56 = stablehlo.subtract %54, %55 : tensor<4059xi32>
%57 = stablehlo.convert %56 : (tensor<4059xi32>) -> tensor<4059xf32>
%58 = stablehlo.reshape %57 : (tensor<4059xf32>) -> tensor<33x41x3xf32>
%59 = stablehlo.complex %44, %58 : tensor<33x41x3xcomplex<f32>>
%60 = stablehlo.dot_general %29, %59, batching_dims = [2] x [2], contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<40x33x3xcomplex<f32>>, tensor<33x41x3xcomplex<f32>>) -> tensor<3x40x41xcomplex<f32>>
%61 = stablehlo.iota dim = 0 : tensor<4920xi32>
%c_17 = stablehlo.constant dense<7> : tensor<i64>
%62 = call @remainder_1(%61, %c_17) : (tensor<4920xi32>, tensor<i64>) -> tensor<4920xi32>
%c_18 = stablehlo.constant dense<1> : tensor<i32>
%63 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<4920xi32>
%64 = stablehlo.add %63, %62 : tensor<4920xi32>
%65 = stablehlo.convert %64 : (tensor<4920xi32>) -> tensor<4920xcomplex<f32>>
%66 = stablehlo.reshape %65 : (tensor<4920xcomplex<f32>>) -> tensor<3x40x41xcomplex<f32>>
%67 = stablehlo.multiply %60, %66 : tensor<3x40x41xcomplex<f32>>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%68 = stablehlo.reduce(%67 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x40x41xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
%69 = stablehlo.reshape %67 : (tensor<3x40x41xcomplex<f32>>) -> tensor<4920xcomplex<f32>>
%70 = stablehlo.slice %69 [0:5] : (tensor<4920xcomplex<f32>>) -> tensor<5xcomplex<f32>>
%71 = stablehlo.reshape %67 : (tensor<3x40x41xcomplex<f32>>) -> tensor<4920xcomplex<f32>>
%72 = stablehlo.slice %71 [4915:4920] : (tensor<4920xcomplex<f32>>) -> tensor<5xcomplex<f32>>
return %68, %70, %72 : tensor<complex<f32>>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>
}
func.func private @remainder(%arg0: tensor<3960xi32>, %arg1: tensor<i64>) -> tensor<3960xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3960xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<3960xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3960xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3960xi32>, tensor<3960xi32>) -> tensor<3960xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3960xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3960xi32>, tensor<3960xi32>) -> tensor<3960xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3960xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3960xi1>, tensor<3960xi1>) -> tensor<3960xi1>
%12 = stablehlo.and %11, %6 : tensor<3960xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3960xi32>
%14 = stablehlo.add %4, %13 : tensor<3960xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<3960xi1>, tensor<3960xi32>
return %15 : tensor<3960xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<4059xi32>, %arg1: tensor<i64>) -> tensor<4059xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4059xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<4059xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4059xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<4059xi32>, tensor<4059xi32>) -> tensor<4059xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4059xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<4059xi32>, tensor<4059xi32>) -> tensor<4059xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4059xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4059xi1>, tensor<4059xi1>) -> tensor<4059xi1>
%12 = stablehlo.and %11, %6 : tensor<4059xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4059xi32>
%14 = stablehlo.add %4, %13 : tensor<4059xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<4059xi1>, tensor<4059xi32>
return %15 : tensor<4059xi32>
}
func.func private @remainder_1(%arg0: tensor<4920xi32>, %arg1: tensor<i64>) -> tensor<4920xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4920xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<4920xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4920xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<4920xi32>, tensor<4920xi32>) -> tensor<4920xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4920xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<4920xi32>, tensor<4920xi32>) -> tensor<4920xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4920xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4920xi1>, tensor<4920xi1>) -> tensor<4920xi1>
%12 = stablehlo.and %11, %6 : tensor<4920xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4920xi32>
%14 = stablehlo.add %4, %13 : tensor<4920xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<4920xi1>, tensor<4920xi32>
return %15 : tensor<4920xi32>
}
}
// -----
// two_sums_complex64
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%r:3 = call @f(%a0) : (tensor<2xi32>) -> (tensor<complex<f32>>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x00A6024890351949"> : tensor<complex<f32>>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0x00000C430000F24200000040000038C3000037C300006D43000092C300001B4400005CC300405344"> : tensor<5xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
%e2 = stablehlo.constant dense<"0x004008C4000048440000284300000D4400000C4200609744000054420000FA42000083430000CF43"> : tensor<5xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<complex<f32>>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<6600xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<6600xi32>
%4 = stablehlo.add %2, %3 : tensor<6600xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6600xi32>
%6 = stablehlo.multiply %4, %5 : tensor<6600xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<6600xi32>, tensor<i64>) -> tensor<6600xi32>
%8 = stablehlo.multiply %7, %4 : tensor<6600xi32>
%9 = stablehlo.add %6, %8 : tensor<6600xi32>
%c_1 = stablehlo.constant dense<7> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<6600xi32>, tensor<i64>) -> tensor<6600xi32>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<6600xi32>
%12 = stablehlo.subtract %10, %11 : tensor<6600xi32>
%13 = stablehlo.convert %12 : (tensor<6600xi32>) -> tensor<6600xf32>
%14 = stablehlo.reshape %13 : (tensor<6600xf32>) -> tensor<40x5x33xf32>
%c_3 = stablehlo.constant dense<1> : tensor<i32>
%15 = stablehlo.add %1, %c_3 : tensor<i32>
%16 = stablehlo.iota dim = 0 : tensor<6600xi32>
%17 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i32>) -> tensor<6600xi32>
%18 = stablehlo.add %16, %17 : tensor<6600xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%19 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<6600xi32>
%20 = stablehlo.multiply %18, %19 : tensor<6600xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%21 = call @remainder(%18, %c_5) : (tensor<6600xi32>, tensor<i64>) -> tensor<6600xi32>
%22 = stablehlo.multiply %21, %18 : tensor<6600xi32>
%23 = stablehlo.add %20, %22 : tensor<6600xi32>
%c_6 = stablehlo.constant dense<5> : tensor<i64>
%24 = call @remainder(%23, %c_6) : (tensor<6600xi32>, tensor<i64>) -> tensor<6600xi32>
%c_7 = stablehlo.constant dense<2> : tensor<i32>
%25 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<6600xi32>
%26 = stablehlo.subtract %24, %25 : tensor<6600xi32>
%27 = stablehlo.convert %26 : (tensor<6600xi32>) -> tensor<6600xf32>
%28 = stablehlo.reshape %27 : (tensor<6600xf32>) -> tensor<40x5x33xf32>
%29 = stablehlo.complex %14, %28 : tensor<40x5x33xcomplex<f32>>
%30 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%31 = stablehlo.reshape %30 : (tensor<1xi32>) -> tensor<i32>
%32 = stablehlo.iota dim = 0 : tensor<6765xi32>
%33 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<i32>) -> tensor<6765xi32>
%34 = stablehlo.add %32, %33 : tensor<6765xi32>
%c_8 = stablehlo.constant dense<7919> : tensor<i32>
%35 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<6765xi32>
%36 = stablehlo.multiply %34, %35 : tensor<6765xi32>
%c_9 = stablehlo.constant dense<13> : tensor<i64>
%37 = call @remainder_0(%34, %c_9) : (tensor<6765xi32>, tensor<i64>) -> tensor<6765xi32>
%38 = stablehlo.multiply %37, %34 : tensor<6765xi32>
%39 = stablehlo.add %36, %38 : tensor<6765xi32>
%c_10 = stablehlo.constant dense<9> : tensor<i64>
%40 = call @remainder_0(%39, %c_10) : (tensor<6765xi32>, tensor<i64>) -> tensor<6765xi32>
%c_11 = stablehlo.constant dense<4> : tensor<i32>
%41 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<6765xi32>
%42 = stablehlo.subtract %40, %41 : tensor<6765xi32>
%43 = stablehlo.convert %42 : (tensor<6765xi32>) -> tensor<6765xf32>
%44 = stablehlo.reshape %43 : (tensor<6765xf32>) -> tensor<33x41x5xf32>
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%45 = stablehlo.add %31, %c_12 : tensor<i32>
%46 = stablehlo.iota dim = 0 : tensor<6765xi32>
%47 = stablehlo.broadcast_in_dim %45, dims = [] : (tensor<i32>) -> tensor<6765xi32>
%48 = stablehlo.add %46, %47 : tensor<6765xi32>
%c_13 = stablehlo.constant dense<7919> : tensor<i32>
%49 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<6765xi32>
%50 = stablehlo.multiply %48, %49 : tensor<6765xi32>
%c_14 = stablehlo.constant dense<13> : tensor<i64>
%51 = call @remainder_0(%48, %c_14) : (tensor<6765xi32>, tensor<i64>) -> tensor<6765xi32>
%52 = stablehlo.multiply %51, %48 : tensor<6765xi32>
%53 = stablehlo.add %50, %52 : tensor<6765xi32>
%c_15 = stablehlo.constant dense<7> : tensor<i64>
%54 = call @remainder_0(%53, %c_15) : (tensor<6765xi32>, tensor<i64>) -> tensor<6765xi32>
%c_16 = stablehlo.constant dense<3> : tensor<i32>
%55 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<6765xi32>
%56 = stablehlo.subtract %54, %55 : tensor<6765xi32>
%57 = stablehlo.convert %56 : (tensor<6765xi32>) -> tensor<6765xf32>
%58 = stablehlo.reshape %57 : (tensor<6765xf32>) -> tensor<33x41x5xf32>
%59 = stablehlo.complex %44, %58 : tensor<33x41x5xcomplex<f32>>
%60 = stablehlo.dot_general %29, %59, contracting_dims = [1, 2] x [2, 0], precision = [DEFAULT, DEFAULT] : (tensor<40x5x33xcomplex<f32>>, tensor<33x41x5xcomplex<f32>>) -> tensor<40x41xcomplex<f32>>
%61 = stablehlo.iota dim = 0 : tensor<1640xi32>
%c_17 = stablehlo.constant dense<7> : tensor<i64>
%62 = call @remainder_1(%61, %c_17) : (tensor<1640xi32>, tensor<i64>) -> tensor<1640xi32>
%c_18 = stablehlo.constant dense<1> : tensor<i32>
%63 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<1640xi32>
%64 = stablehlo.add %63, %62 : tensor<1640xi32>
%65 = stablehlo.convert %64 : (tensor<1640xi32>) -> tensor<1640xcomplex<f32>>
%66 = stablehlo.reshape %65 : (tensor<1640xcomplex<f32>>) -> tensor<40x41xcomplex<f32>>
%67 = stablehlo.multiply %60, %66 : tensor<40x41xcomplex<f32>>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%68 = stablehlo.reduce(%67 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<40x41xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
%69 = stablehlo.reshape %67 : (tensor<40x41xcomplex<f32>>) -> tensor<1640xcomplex<f32>>
%70 = stablehlo.slice %69 [0:5] : (tensor<1640xcomplex<f32>>) -> tensor<5xcomplex<f32>>
%71 = stablehlo.reshape %67 : (tensor<40x41xcomplex<f32>>) -> tensor<1640xcomplex<f32>>
%72 = stablehlo.slice %71 [1635:1640] : (tensor<1640xcomplex<f32>>) -> tensor<5xcomplex<f32>>
return %68, %70, %72 : tensor<complex<f32>>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>
}
func.func private @remainder(%arg0: tensor<6600xi32>, %arg1: tensor<i64>) -> tensor<6600xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<6600xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<6600xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<6600xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<6600xi32>, tensor<6600xi32>) -> tensor<6600xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<6600xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<6600xi32>, tensor<6600xi32>) -> tensor<6600xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<6600xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<6600xi1>, tensor<6600xi1>) -> tensor<6600xi1>
%12 = stablehlo.and %11, %6 : tensor<6600xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<6600xi32>
%14 = stablehlo.add %4, %13 : tensor<6600xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<6600xi1>, tensor<6600xi32>
return %15 : tensor<6600xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<6765xi32>, %arg1: tensor<i64>) -> tensor<6765xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<6765xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<6765xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<6765xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<6765xi32>, tensor<6765xi32>) -> tensor<6765xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<6765xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<6765xi32>, tensor<6765xi32>) -> tensor<6765xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<6765xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<6765xi1>, tensor<6765xi1>) -> tensor<6765xi1>
%12 = stablehlo.and %11, %6 : tensor<6765xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<6765xi32>
%14 = stablehlo.add %4, %13 : tensor<6765xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<6765xi1>, tensor<6765xi32>
return %15 : tensor<6765xi32>
}
func.func private @remainder_1(%arg0: tensor<1640xi32>, %arg1: tensor<i64>) -> tensor<1640xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1640xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1640xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1640xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1640xi32>, tensor<1640xi32>) -> tensor<1640xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1640xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1640xi32>, tensor<1640xi32>) -> tensor<1640xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1640xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1640xi1>, tensor<1640xi1>) -> tensor<1640xi1>
%12 = stablehlo.and %11, %6 : tensor<1640xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1640xi32>
%14 = stablehlo.add %4, %13 : tensor<1640xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<1640xi1>, tensor<1640xi32>
return %15 : tensor<1640xi32>
}
}
// -----
// sum_between_complex64
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%r:3 = call @f(%a0) : (tensor<2xi32>) -> (tensor<complex<f32>>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x8009A84780B51548"> : tensor<complex<f32>>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0x0000804100005041000010C200004E430000F042000028430000C0C1000060C20000A0C100000CC2"> : tensor<5xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
%e2 = stablehlo.constant dense<"0x000004C2000001430000A8420000804100002F430000344200003443000040C100006E4300000CC2"> : tensor<5xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<complex<f32>>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<1320xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<1320xi32>
%4 = stablehlo.add %2, %3 : tensor<1320xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1320xi32>
%6 = stablehlo.multiply %4, %5 : tensor<1320xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<1320xi32>, tensor<i64>) -> tensor<1320xi32>
%8 = stablehlo.multiply %7, %4 : tensor<1320xi32>
%9 = stablehlo.add %6, %8 : tensor<1320xi32>
%c_1 = stablehlo.constant dense<7> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<1320xi32>, tensor<i64>) -> tensor<1320xi32>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1320xi32>
%12 = stablehlo.subtract %10, %11 : tensor<1320xi32>
%13 = stablehlo.convert %12 : (tensor<1320xi32>) -> tensor<1320xf32>
%14 = stablehlo.reshape %13 : (tensor<1320xf32>) -> tensor<40x33xf32>
%c_3 = stablehlo.constant dense<1> : tensor<i32>
%15 = stablehlo.add %1, %c_3 : tensor<i32>
%16 = stablehlo.iota dim = 0 : tensor<1320xi32>
%17 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i32>) -> tensor<1320xi32>
%18 = stablehlo.add %16, %17 : tensor<1320xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%19 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<1320xi32>
%20 = stablehlo.multiply %18, %19 : tensor<1320xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%21 = call @remainder(%18, %c_5) : (tensor<1320xi32>, tensor<i64>) -> tensor<1320xi32>
%22 = stablehlo.multiply %21, %18 : tensor<1320xi32>
%23 = stablehlo.add %20, %22 : tensor<1320xi32>
%c_6 = stablehlo.constant dense<5> : tensor<i64>
%24 = call @remainder(%23, %c_6) : (tensor<1320xi32>, tensor<i64>) -> tensor<1320xi32>
%c_7 = stablehlo.constant dense<2> : tensor<i32>
%25 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<1320xi32>
%26 = stablehlo.subtract %24, %25 : tensor<1320xi32>
%27 = stablehlo.convert %26 : (tensor<1320xi32>) -> tensor<1320xf32>
%28 = stablehlo.reshape %27 : (tensor<1320xf32>) -> tensor<40x33xf32>
%29 = stablehlo.complex %14, %28 : tensor<40x33xcomplex<f32>>
%30 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%31 = stablehlo.reshape %30 : (tensor<1xi32>) -> tensor<i32>
%32 = stablehlo.iota dim = 0 : tensor<2079xi32>
%33 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<i32>) -> tensor<2079xi32>
%34 = stablehlo.add %32, %33 : tensor<2079xi32>
%c_8 = stablehlo.constant dense<7919> : tensor<i32>
%35 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<2079xi32>
%36 = stablehlo.multiply %34, %35 : tensor<2079xi32>
%c_9 = stablehlo.constant dense<13> : tensor<i64>
%37 = call @remainder_0(%34, %c_9) : (tensor<2079xi32>, tensor<i64>) -> tensor<2079xi32>
%38 = stablehlo.multiply %37, %34 : tensor<2079xi32>
%39 = stablehlo.add %36, %38 : tensor<2079xi32>
%c_10 = stablehlo.constant dense<9> : tensor<i64>
%40 = call @remainder_0(%39, %c_10) : (tensor<2079xi32>, tensor<i64>) -> tensor<2079xi32>
%c_11 = stablehlo.constant dense<4> : tensor<i32>
%41 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<2079xi32>
%42 = stablehlo.subtract %40, %41 : tensor<2079xi32>
%43 = stablehlo.convert %42 : (tensor<2079xi32>) -> tensor<2079xf32>
%44 = stablehlo.reshape %43 : (tensor<2079xf32>) -> tensor<9x33x7xf32>
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%45 = stablehlo.add %31, %c_12 : tensor<i32>
%46 = stablehlo.iota dim = 0 : tensor<2079xi32>
%47 = stablehlo.broadcast_in_dim %45, dims = [] : (tensor<i32>) -> tensor<2079xi32>
%48 = stablehlo.add %46, %47 : tensor<2079xi32>
%c_13 = stablehlo.constant dense<7919> : tensor<i32>
%49 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<2079xi32>
%50 = stablehlo.multiply %48, %49 : tensor<2079xi32>
%c_14 = stablehlo.constant dense<13> : tensor<i64>
%51 = call @remainder_0(%48, %c_14) : (tensor<2079xi32>, tensor<i64>) -> tensor<2079xi32>
%52 = stablehlo.multiply %51, %48 : tensor<2079xi32>
%53 = stablehlo.add %50, %52 : tensor<2079xi32>
%c_15 = stablehlo.constant dense<7> : tensor<i64>
%54 = call @remainder_0(%53, %c_15) : (tensor<2079xi32>, tensor<i64>) -> tensor<2079xi32>
%c_16 = stablehlo.constant dense<3> : tensor<i32>
%55 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<2079xi32>
%56 = stablehlo.subtract %54, %55 : tensor<2079xi32>
%57 = stablehlo.convert %56 : (tensor<2079xi32>) -> tensor<2079xf32>
%58 = stablehlo.reshape %57 : (tensor<2079xf32>) -> tensor<9x33x7xf32>
%59 = stablehlo.complex %44, %58 : tensor<9x33x7xcomplex<f32>>
%60 = stablehlo.dot_general %29, %59, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<40x33xcomplex<f32>>, tensor<9x33x7xcomplex<f32>>) -> tensor<40x9x7xcomplex<f32>>
%61 = stablehlo.iota dim = 0 : tensor<2520xi32>
%c_17 = stablehlo.constant dense<7> : tensor<i64>
%62 = call @remainder_1(%61, %c_17) : (tensor<2520xi32>, tensor<i64>) -> tensor<2520xi32>
%c_18 = stablehlo.constant dense<1> : tensor<i32>
%63 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<2520xi32>
%64 = stablehlo.add %63, %62 : tensor<2520xi32>
%65 = stablehlo.convert %64 : (tensor<2520xi32>) -> tensor<2520xcomplex<f32>>
%66 = stablehlo.reshape %65 : (tensor<2520xcomplex<f32>>) -> tensor<40x9x7xcomplex<f32>>
%67 = stablehlo.multiply %60, %66 : tensor<40x9x7xcomplex<f32>>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%68 = stablehlo.reduce(%67 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<40x9x7xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
%69 = stablehlo.reshape %67 : (tensor<40x9x7xcomplex<f32>>) -> tensor<2520xcomplex<f32>>
%70 = stablehlo.slice %69 [0:5] : (tensor<2520xcomplex<f32>>) -> tensor<5xcomplex<f32>>
%71 = stablehlo.reshape %67 : (tensor<40x9x7xcomplex<f32>>) -> tensor<2520xcomplex<f32>>
%72 = stablehlo.slice %71 [2515:2520] : (tensor<2520xcomplex<f32>>) -> tensor<5xcomplex<f32>>
return %68, %70, %72 : tensor<complex<f32>>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>
}
func.func private @remainder(%arg0: tensor<1320xi32>, %arg1: tensor<i64>) -> tensor<1320xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1320xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1320xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1320xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1320xi32>, tensor<1320xi32>) -> tensor<1320xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1320xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1320xi32>, tensor<1320xi32>) -> tensor<1320xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1320xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1320xi1>, tensor<1320xi1>) -> tensor<1320xi1>
%12 = stablehlo.and %11, %6 : tensor<1320xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1320xi32>
%14 = stablehlo.add %4, %13 : tensor<1320xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<1320xi1>, tensor<1320xi32>
return %15 : tensor<1320xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<2079xi32>, %arg1: tensor<i64>) -> tensor<2079xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2079xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<2079xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2079xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<2079xi32>, tensor<2079xi32>) -> tensor<2079xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2079xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<2079xi32>, tensor<2079xi32>) -> tensor<2079xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2079xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<2079xi1>, tensor<2079xi1>) -> tensor<2079xi1>
%12 = stablehlo.and %11, %6 : tensor<2079xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2079xi32>
%14 = stablehlo.add %4, %13 : tensor<2079xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<2079xi1>, tensor<2079xi32>
return %15 : tensor<2079xi32>
}
func.func private @remainder_1(%arg0: tensor<2520xi32>, %arg1: tensor<i64>) -> tensor<2520xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2520xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<2520xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2520xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<2520xi32>, tensor<2520xi32>) -> tensor<2520xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2520xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<2520xi32>, tensor<2520xi32>) -> tensor<2520xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2520xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<2520xi1>, tensor<2520xi1>) -> tensor<2520xi1>
%12 = stablehlo.and %11, %6 : tensor<2520xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2520xi32>
%14 = stablehlo.add %4, %13 : tensor<2520xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<2520xi1>, tensor<2520xi32>
return %15 : tensor<2520xi32>
}
}
// -----
// long_rows_complex64
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%r:3 = call @f(%a0) : (tensor<2xi32>) -> (tensor<complex<f32>>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x005F5448F03E3849"> : tensor<complex<f32>>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0x0000D0C1000080BF000010C200000C4300000AC3000010410000C0420000C8430080DE4300000243"> : tensor<5xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
%e2 = stablehlo.constant dense<"0x00002C4200004042000048C2000095430000C0C00000DB430000AC430000FC43000002430000FA42"> : tensor<5xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<complex<f32>>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<300xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<300xi32>
%4 = stablehlo.add %2, %3 : tensor<300xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<300xi32>
%6 = stablehlo.multiply %4, %5 : tensor<300xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<300xi32>, tensor<i64>) -> tensor<300xi32>
%8 = stablehlo.multiply %7, %4 : tensor<300xi32>
%9 = stablehlo.add %6, %8 : tensor<300xi32>
%c_1 = stablehlo.constant dense<7> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<300xi32>, tensor<i64>) -> tensor<300xi32>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<300xi32>
%12 = stablehlo.subtract %10, %11 : tensor<300xi32>
%13 = stablehlo.convert %12 : (tensor<300xi32>) -> tensor<300xf32>
%14 = stablehlo.reshape %13 : (tensor<300xf32>) -> tensor<5x60xf32>
%c_3 = stablehlo.constant dense<1> : tensor<i32>
%15 = stablehlo.add %1, %c_3 : tensor<i32>
%16 = stablehlo.iota dim = 0 : tensor<300xi32>
%17 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i32>) -> tensor<300xi32>
%18 = stablehlo.add %16, %17 : tensor<300xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%19 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<300xi32>
%20 = stablehlo.multiply %18, %19 : tensor<300xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%21 = call @remainder(%18, %c_5) : (tensor<300xi32>, tensor<i64>) -> tensor<300xi32>
%22 = stablehlo.multiply %21, %18 : tensor<300xi32>
%23 = stablehlo.add %20, %22 : tensor<300xi32>
%c_6 = stablehlo.constant dense<5> : tensor<i64>
%24 = call @remainder(%23, %c_6) : (tensor<300xi32>, tensor<i64>) -> tensor<300xi32>
%c_7 = stablehlo.constant dense<2> : tensor<i32>
%25 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<300xi32>
%26 = stablehlo.subtract %24, %25 : tensor<300xi32>
%27 = stablehlo.convert %26 : (tensor<300xi32>) -> tensor<300xf32>
%28 = stablehlo.reshape %27 : (tensor<300xf32>) -> tensor<5x60xf32>
%29 = stablehlo.complex %14, %28 : tensor<5x60xcomplex<f32>>
%30 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%31 = stablehlo.reshape %30 : (tensor<1xi32>) -> tensor<i32>
%32 = stablehlo.iota dim = 0 : tensor<66000xi32>
%33 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<i32>) -> tensor<66000xi32>
%34 = stablehlo.add %32, %33 : tensor<66000xi32>
%c_8 = stablehlo.constant dense<7919> : tensor<i32>
%35 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<66000xi32>
%36 = stablehlo.multiply %34, %35 : tensor<66000xi32>
%c_9 = stablehlo.constant dense<13> : tensor<i64>
%37 = call @remainder_0(%34, %c_9) : (tensor<66000xi32>, tensor<i64>) -> tensor<66000xi32>
%38 = stablehlo.multiply %37, %34 : tensor<66000xi32>
%39 = stablehlo.add %36, %38 : tensor<66000xi32>
%c_10 = stablehlo.constant dense<9> : tensor<i64>
%40 = call @remainder_0(%39, %c_10) : (tensor<66000xi32>, tensor<i64>) -> tensor<66000xi32>
%c_11 = stablehlo.constant dense<4> : tensor<i32>
%41 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<66000xi32>
%42 = stablehlo.subtract %40, %41 : tensor<66000xi32>
%43 = stablehlo.convert %42 : (tensor<66000xi32>) -> tensor<66000xf32>
%44 = stablehlo.reshape %43 : (tensor<66000xf32>) -> tensor<60x1100xf32>
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%45 = stablehlo.add %31, %c_12 : tensor<i32>
%46 = stablehlo.iota dim = 0 : tensor<66000xi32>
%47 = stablehlo.broadcast_in_dim %45, dims = [] : (tensor<i32>) -> tensor<66000xi32>
%48 = stablehlo.add %46, %47 : tensor<66000xi32>
%c_13 = stablehlo.constant dense<7919> : tensor<i32>
%49 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<66000xi32>
%50 = stablehlo.multiply %48, %49 : tensor<66000xi32>
%c_14 = stablehlo.constant dense<13> : tensor<i64>
%51 = call @remainder_0(%48, %c_14) : (tensor<66000xi32>, tensor<i64>) -> tensor<66000xi32>
%52 = stablehlo.multiply %51, %48 : tensor<66000xi32>
%53 = stablehlo.add %50, %52 : tensor<66000xi32>
%c_15 = stablehlo.constant dense<7> : tensor<i64>
%54 = call @remainder_0(%53, %c_15) : (tensor<66000xi32>, tensor<i64>) -> tensor<66000xi32>
%c_16 = stablehlo.constant dense<3> : tensor<i32>
%55 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<66000xi32>
%56 = stablehlo.subtract %54, %55 : tensor<66000xi32>
%57 = stablehlo.convert %56 : (tensor<66000xi32>) -> tensor<66000xf32>
%58 = stablehlo.reshape %57 : (tensor<66000xf32>) -> tensor<60x1100xf32>
%59 = stablehlo.complex %44, %58 : tensor<60x1100xcomplex<f32>>
%60 = stablehlo.dot_general %29, %59, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x60xcomplex<f32>>, tensor<60x1100xcomplex<f32>>) -> tensor<5x1100xcomplex<f32>>
%61 = stablehlo.iota dim = 0 : tensor<5500xi32>
%c_17 = stablehlo.constant dense<7> : tensor<i64>
%62 = call @remainder_1(%61, %c_17) : (tensor<5500xi32>, tensor<i64>) -> tensor<5500xi32>
%c_18 = stablehlo.constant dense<1> : tensor<i32>
%63 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<5500xi32>
%64 = stablehlo.add %63, %62 : tensor<5500xi32>
%65 = stablehlo.convert %64 : (tensor<5500xi32>) -> tensor<5500xcomplex<f32>>
%66 = stablehlo.reshape %65 : (tensor<5500xcomplex<f32>>) -> tensor<5x1100xcomplex<f32>>
%67 = stablehlo.multiply %60, %66 : tensor<5x1100xcomplex<f32>>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%68 = stablehlo.reduce(%67 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x1100xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
%69 = stablehlo.reshape %67 : (tensor<5x1100xcomplex<f32>>) -> tensor<5500xcomplex<f32>>
%70 = stablehlo.slice %69 [0:5] : (tensor<5500xcomplex<f32>>) -> tensor<5xcomplex<f32>>
%71 = stablehlo.reshape %67 : (tensor<5x1100xcomplex<f32>>) -> tensor<5500xcomplex<f32>>
%72 = stablehlo.slice %71 [5495:5500] : (tensor<5500xcomplex<f32>>) -> tensor<5xcomplex<f32>>
return %68, %70, %72 : tensor<complex<f32>>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>
}
func.func private @remainder(%arg0: tensor<300xi32>, %arg1: tensor<i64>) -> tensor<300xi32> {
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
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<66000xi32>, %arg1: tensor<i64>) -> tensor<66000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<66000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<66000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<66000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<66000xi32>, tensor<66000xi32>) -> tensor<66000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<66000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<66000xi32>, tensor<66000xi32>) -> tensor<66000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<66000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<66000xi1>, tensor<66000xi1>) -> tensor<66000xi1>
%12 = stablehlo.and %11, %6 : tensor<66000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<66000xi32>
%14 = stablehlo.add %4, %13 : tensor<66000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<66000xi1>, tensor<66000xi32>
return %15 : tensor<66000xi32>
}
func.func private @remainder_1(%arg0: tensor<5500xi32>, %arg1: tensor<i64>) -> tensor<5500xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5500xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<5500xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5500xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<5500xi32>, tensor<5500xi32>) -> tensor<5500xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5500xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<5500xi32>, tensor<5500xi32>) -> tensor<5500xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<5500xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<5500xi1>, tensor<5500xi1>) -> tensor<5500xi1>
%12 = stablehlo.and %11, %6 : tensor<5500xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5500xi32>
%14 = stablehlo.add %4, %13 : tensor<5500xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<5500xi1>, tensor<5500xi32>
return %15 : tensor<5500xi32>
}
}
// -----
// turned_int32
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%r:3 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>, tensor<5xi32>, tensor<5xi32>)
%e0 = stablehlo.constant dense<"0x2E76020000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x0B0000001C0000000201000040FFFFFFD2000000"> : tensor<5xi32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xi32>, tensor<5xi32>) -> ()
%e2 = stablehlo.constant dense<"0x860000009AFFFFFF5C0000004CFFFFFF7CFFFFFF"> : tensor<5xi32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xi32>, tensor<5xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>, tensor<5xi32>, tensor<5xi32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<2590xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<2590xi32>
%4 = stablehlo.add %2, %3 : tensor<2590xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2590xi32>
%6 = stablehlo.multiply %4, %5 : tensor<2590xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<2590xi32>, tensor<i64>) -> tensor<2590xi32>
%8 = stablehlo.multiply %7, %4 : tensor<2590xi32>
%9 = stablehlo.add %6, %8 : tensor<2590xi32>
%c_1 = stablehlo.constant dense<7> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<2590xi32>, tensor<i64>) -> tensor<2590xi32>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2590xi32>
%12 = stablehlo.subtract %10, %11 : tensor<2590xi32>
%13 = stablehlo.convert %12 : (tensor<2590xi32>) -> tensor<2590xf32>
%14 = stablehlo.reshape %13 : (tensor<2590xf32>) -> tensor<70x37xf32>
%15 = stablehlo.convert %14 : (tensor<70x37xf32>) -> tensor<70x37xi32>
%16 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%17 = stablehlo.reshape %16 : (tensor<1xi32>) -> tensor<i32>
%18 = stablehlo.iota dim = 0 : tensor<3150xi32>
%19 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<i32>) -> tensor<3150xi32>
%20 = stablehlo.add %18, %19 : tensor<3150xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3150xi32>
%22 = stablehlo.multiply %20, %21 : tensor<3150xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%23 = call @remainder_0(%20, %c_4) : (tensor<3150xi32>, tensor<i64>) -> tensor<3150xi32>
%24 = stablehlo.multiply %23, %20 : tensor<3150xi32>
%25 = stablehlo.add %22, %24 : tensor<3150xi32>
%c_5 = stablehlo.constant dense<9> : tensor<i64>
%26 = call @remainder_0(%25, %c_5) : (tensor<3150xi32>, tensor<i64>) -> tensor<3150xi32>
%c_6 = stablehlo.constant dense<4> : tensor<i32>
%27 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<3150xi32>
%28 = stablehlo.subtract %26, %27 : tensor<3150xi32>
%29 = stablehlo.convert %28 : (tensor<3150xi32>) -> tensor<3150xf32>
%30 = stablehlo.reshape %29 : (tensor<3150xf32>) -> tensor<45x70xf32>
%31 = stablehlo.convert %30 : (tensor<45x70xf32>) -> tensor<45x70xi32>
%32 = stablehlo.dot_general %15, %31, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<70x37xi32>, tensor<45x70xi32>) -> tensor<37x45xi32>
%33 = stablehlo.iota dim = 0 : tensor<1665xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%34 = call @remainder_1(%33, %c_7) : (tensor<1665xi32>, tensor<i64>) -> tensor<1665xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%35 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<1665xi32>
%36 = stablehlo.add %35, %34 : tensor<1665xi32>
%37 = stablehlo.reshape %36 : (tensor<1665xi32>) -> tensor<37x45xi32>
%38 = stablehlo.multiply %32, %37 : tensor<37x45xi32>
%39 = stablehlo.convert %38 : (tensor<37x45xi32>) -> tensor<37x45xi64>
%c_9 = stablehlo.constant dense<0> : tensor<i64>
%40 = stablehlo.reduce(%39 init: %c_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<37x45xi64>, tensor<i64>) -> tensor<i64>
%41 = stablehlo.reshape %38 : (tensor<37x45xi32>) -> tensor<1665xi32>
%42 = stablehlo.slice %41 [0:5] : (tensor<1665xi32>) -> tensor<5xi32>
%43 = stablehlo.reshape %38 : (tensor<37x45xi32>) -> tensor<1665xi32>
%44 = stablehlo.slice %43 [1660:1665] : (tensor<1665xi32>) -> tensor<5xi32>
return %40, %42, %44 : tensor<i64>, tensor<5xi32>, tensor<5xi32>
}
func.func private @remainder(%arg0: tensor<2590xi32>, %arg1: tensor<i64>) -> tensor<2590xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2590xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<2590xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2590xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<2590xi32>, tensor<2590xi32>) -> tensor<2590xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2590xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<2590xi32>, tensor<2590xi32>) -> tensor<2590xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2590xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<2590xi1>, tensor<2590xi1>) -> tensor<2590xi1>
%12 = stablehlo.and %11, %6 : tensor<2590xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2590xi32>
%14 = stablehlo.add %4, %13 : tensor<2590xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<2590xi1>, tensor<2590xi32>
return %15 : tensor<2590xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<3150xi32>, %arg1: tensor<i64>) -> tensor<3150xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3150xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<3150xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3150xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3150xi32>, tensor<3150xi32>) -> tensor<3150xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3150xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3150xi32>, tensor<3150xi32>) -> tensor<3150xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3150xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3150xi1>, tensor<3150xi1>) -> tensor<3150xi1>
%12 = stablehlo.and %11, %6 : tensor<3150xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3150xi32>
%14 = stablehlo.add %4, %13 : tensor<3150xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<3150xi1>, tensor<3150xi32>
return %15 : tensor<3150xi32>
}
func.func private @remainder_1(%arg0: tensor<1665xi32>, %arg1: tensor<i64>) -> tensor<1665xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1665xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1665xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1665xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1665xi32>, tensor<1665xi32>) -> tensor<1665xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1665xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1665xi32>, tensor<1665xi32>) -> tensor<1665xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1665xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1665xi1>, tensor<1665xi1>) -> tensor<1665xi1>
%12 = stablehlo.and %11, %6 : tensor<1665xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1665xi32>
%14 = stablehlo.add %4, %13 : tensor<1665xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<1665xi1>, tensor<1665xi32>
return %15 : tensor<1665xi32>
}
}
// -----
// batch_int32
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%r:3 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>, tensor<5xi32>, tensor<5xi32>)
%e0 = stablehlo.constant dense<"0xBBBE030000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x080000009CFFFFFFD3FFFFFF5800000060FFFFFF"> : tensor<5xi32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xi32>, tensor<5xi32>) -> ()
%e2 = stablehlo.constant dense<"0xBCFFFFFF5D00000064000000A0000000F8FEFFFF"> : tensor<5xi32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xi32>, tensor<5xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>, tensor<5xi32>, tensor<5xi32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<3960xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<3960xi32>
%4 = stablehlo.add %2, %3 : tensor<3960xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3960xi32>
%6 = stablehlo.multiply %4, %5 : tensor<3960xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<3960xi32>, tensor<i64>) -> tensor<3960xi32>
%8 = stablehlo.multiply %7, %4 : tensor<3960xi32>
%9 = stablehlo.add %6, %8 : tensor<3960xi32>
%c_1 = stablehlo.constant dense<7> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<3960xi32>, tensor<i64>) -> tensor<3960xi32>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3960xi32>
%12 = stablehlo.subtract %10, %11 : tensor<3960xi32>
%13 = stablehlo.convert %12 : (tensor<3960xi32>) -> tensor<3960xf32>
%14 = stablehlo.reshape %13 : (tensor<3960xf32>) -> tensor<3x40x33xf32>
%15 = stablehlo.convert %14 : (tensor<3x40x33xf32>) -> tensor<3x40x33xi32>
%16 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%17 = stablehlo.reshape %16 : (tensor<1xi32>) -> tensor<i32>
%18 = stablehlo.iota dim = 0 : tensor<4059xi32>
%19 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<i32>) -> tensor<4059xi32>
%20 = stablehlo.add %18, %19 : tensor<4059xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<4059xi32>
%22 = stablehlo.multiply %20, %21 : tensor<4059xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%23 = call @remainder_0(%20, %c_4) : (tensor<4059xi32>, tensor<i64>) -> tensor<4059xi32>
%24 = stablehlo.multiply %23, %20 : tensor<4059xi32>
%25 = stablehlo.add %22, %24 : tensor<4059xi32>
%c_5 = stablehlo.constant dense<9> : tensor<i64>
%26 = call @remainder_0(%25, %c_5) : (tensor<4059xi32>, tensor<i64>) -> tensor<4059xi32>
%c_6 = stablehlo.constant dense<4> : tensor<i32>
%27 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<4059xi32>
%28 = stablehlo.subtract %26, %27 : tensor<4059xi32>
%29 = stablehlo.convert %28 : (tensor<4059xi32>) -> tensor<4059xf32>
%30 = stablehlo.reshape %29 : (tensor<4059xf32>) -> tensor<3x33x41xf32>
%31 = stablehlo.convert %30 : (tensor<3x33x41xf32>) -> tensor<3x33x41xi32>
%32 = stablehlo.dot_general %15, %31, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x40x33xi32>, tensor<3x33x41xi32>) -> tensor<3x40x41xi32>
%33 = stablehlo.iota dim = 0 : tensor<4920xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%34 = call @remainder_1(%33, %c_7) : (tensor<4920xi32>, tensor<i64>) -> tensor<4920xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%35 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<4920xi32>
%36 = stablehlo.add %35, %34 : tensor<4920xi32>
%37 = stablehlo.reshape %36 : (tensor<4920xi32>) -> tensor<3x40x41xi32>
%38 = stablehlo.multiply %32, %37 : tensor<3x40x41xi32>
%39 = stablehlo.convert %38 : (tensor<3x40x41xi32>) -> tensor<3x40x41xi64>
%c_9 = stablehlo.constant dense<0> : tensor<i64>
%40 = stablehlo.reduce(%39 init: %c_9) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x40x41xi64>, tensor<i64>) -> tensor<i64>
%41 = stablehlo.reshape %38 : (tensor<3x40x41xi32>) -> tensor<4920xi32>
%42 = stablehlo.slice %41 [0:5] : (tensor<4920xi32>) -> tensor<5xi32>
%43 = stablehlo.reshape %38 : (tensor<3x40x41xi32>) -> tensor<4920xi32>
%44 = stablehlo.slice %43 [4915:4920] : (tensor<4920xi32>) -> tensor<5xi32>
return %40, %42, %44 : tensor<i64>, tensor<5xi32>, tensor<5xi32>
}
func.func private @remainder(%arg0: tensor<3960xi32>, %arg1: tensor<i64>) -> tensor<3960xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3960xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<3960xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3960xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3960xi32>, tensor<3960xi32>) -> tensor<3960xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3960xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3960xi32>, tensor<3960xi32>) -> tensor<3960xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3960xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3960xi1>, tensor<3960xi1>) -> tensor<3960xi1>
%12 = stablehlo.and %11, %6 : tensor<3960xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3960xi32>
%14 = stablehlo.add %4, %13 : tensor<3960xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<3960xi1>, tensor<3960xi32>
return %15 : tensor<3960xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<4059xi32>, %arg1: tensor<i64>) -> tensor<4059xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4059xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<4059xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4059xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<4059xi32>, tensor<4059xi32>) -> tensor<4059xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4059xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<4059xi32>, tensor<4059xi32>) -> tensor<4059xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4059xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4059xi1>, tensor<4059xi1>) -> tensor<4059xi1>
%12 = stablehlo.and %11, %6 : tensor<4059xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4059xi32>
%14 = stablehlo.add %4, %13 : tensor<4059xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<4059xi1>, tensor<4059xi32>
return %15 : tensor<4059xi32>
}
func.func private @remainder_1(%arg0: tensor<4920xi32>, %arg1: tensor<i64>) -> tensor<4920xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4920xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<4920xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4920xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<4920xi32>, tensor<4920xi32>) -> tensor<4920xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4920xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<4920xi32>, tensor<4920xi32>) -> tensor<4920xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4920xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4920xi1>, tensor<4920xi1>) -> tensor<4920xi1>
%12 = stablehlo.and %11, %6 : tensor<4920xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4920xi32>
%14 = stablehlo.add %4, %13 : tensor<4920xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<4920xi1>, tensor<4920xi32>
return %15 : tensor<4920xi32>
}
}
// -----
// batch_behind_int32
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%r:3 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>, tensor<5xi32>, tensor<5xi32>)
%e0 = stablehlo.constant dense<"0x9195030000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0xF4FFFFFFBCFFFFFFE2FFFFFF9CFFFFFF9CFFFFFF"> : tensor<5xi32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xi32>, tensor<5xi32>) -> ()
%e2 = stablehlo.constant dense<"0x42000000A9FFFFFFDCFFFFFFB4000000E0FEFFFF"> : tensor<5xi32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xi32>, tensor<5xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>, tensor<5xi32>, tensor<5xi32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<3960xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<3960xi32>
%4 = stablehlo.add %2, %3 : tensor<3960xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3960xi32>
%6 = stablehlo.multiply %4, %5 : tensor<3960xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<3960xi32>, tensor<i64>) -> tensor<3960xi32>
%8 = stablehlo.multiply %7, %4 : tensor<3960xi32>
%9 = stablehlo.add %6, %8 : tensor<3960xi32>
%c_1 = stablehlo.constant dense<7> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<3960xi32>, tensor<i64>) -> tensor<3960xi32>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3960xi32>
%12 = stablehlo.subtract %10, %11 : tensor<3960xi32>
%13 = stablehlo.convert %12 : (tensor<3960xi32>) -> tensor<3960xf32>
%14 = stablehlo.reshape %13 : (tensor<3960xf32>) -> tensor<40x33x3xf32>
%15 = stablehlo.convert %14 : (tensor<40x33x3xf32>) -> tensor<40x33x3xi32>
%16 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%17 = stablehlo.reshape %16 : (tensor<1xi32>) -> tensor<i32>
%18 = stablehlo.iota dim = 0 : tensor<4059xi32>
%19 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<i32>) -> tensor<4059xi32>
%20 = stablehlo.add %18, %19 : tensor<4059xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<4059xi32>
%22 = stablehlo.multiply %20, %21 : tensor<4059xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%23 = call @remainder_0(%20, %c_4) : (tensor<4059xi32>, tensor<i64>) -> tensor<4059xi32>
%24 = stablehlo.multiply %23, %20 : tensor<4059xi32>
%25 = stablehlo.add %22, %24 : tensor<4059xi32>
%c_5 = stablehlo.constant dense<9> : tensor<i64>
%26 = call @remainder_0(%25, %c_5) : (tensor<4059xi32>, tensor<i64>) -> tensor<4059xi32>
%c_6 = stablehlo.constant dense<4> : tensor<i32>
%27 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<4059xi32>
%28 = stablehlo.subtract %26, %27 : tensor<4059xi32>
%29 = stablehlo.convert %28 : (tensor<4059xi32>) -> tensor<4059xf32>
%30 = stablehlo.reshape %29 : (tensor<4059xf32>) -> tensor<33x41x3xf32>
%31 = stablehlo.convert %30 : (tensor<33x41x3xf32>) -> tensor<33x41x3xi32>
%32 = stablehlo.dot_general %15, %31, batching_dims = [2] x [2], contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<40x33x3xi32>, tensor<33x41x3xi32>) -> tensor<3x40x41xi32>
%33 = stablehlo.iota dim = 0 : tensor<4920xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%34 = call @remainder_1(%33, %c_7) : (tensor<4920xi32>, tensor<i64>) -> tensor<4920xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%35 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<4920xi32>
%36 = stablehlo.add %35, %34 : tensor<4920xi32>
%37 = stablehlo.reshape %36 : (tensor<4920xi32>) -> tensor<3x40x41xi32>
%38 = stablehlo.multiply %32, %37 : tensor<3x40x41xi32>
%39 = stablehlo.convert %38 : (tensor<3x40x41xi32>) -> tensor<3x40x41xi64>
%c_9 = stablehlo.constant dense<0> : tensor<i64>
%40 = stablehlo.reduce(%39 init: %c_9) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x40x41xi64>, tensor<i64>) -> tensor<i64>
%41 = stablehlo.reshape %38 : (tensor<3x40x41xi32>) -> tensor<4920xi32>
%42 = stablehlo.slice %41 [0:5] : (tensor<4920xi32>) -> tensor<5xi32>
%43 = stablehlo.reshape %38 : (tensor<3x40x41xi32>) -> tensor<4920xi32>
%44 = stablehlo.slice %43 [4915:4920] : (tensor<4920xi32>) -> tensor<5xi32>
return %40, %42, %44 : tensor<i64>, tensor<5xi32>, tensor<5xi32>
}
func.func private @remainder(%arg0: tensor<3960xi32>, %arg1: tensor<i64>) -> tensor<3960xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3960xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<3960xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3960xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3960xi32>, tensor<3960xi32>) -> tensor<3960xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3960xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3960xi32>, tensor<3960xi32>) -> tensor<3960xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3960xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3960xi1>, tensor<3960xi1>) -> tensor<3960xi1>
%12 = stablehlo.and %11, %6 : tensor<3960xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3960xi32>
%14 = stablehlo.add %4, %13 : tensor<3960xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<3960xi1>, tensor<3960xi32>
return %15 : tensor<3960xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<4059xi32>, %arg1: tensor<i64>) -> tensor<4059xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4059xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<4059xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4059xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<4059xi32>, tensor<4059xi32>) -> tensor<4059xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4059xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<4059xi32>, tensor<4059xi32>) -> tensor<4059xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4059xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4059xi1>, tensor<4059xi1>) -> tensor<4059xi1>
%12 = stablehlo.and %11, %6 : tensor<4059xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4059xi32>
%14 = stablehlo.add %4, %13 : tensor<4059xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<4059xi1>, tensor<4059xi32>
return %15 : tensor<4059xi32>
}
func.func private @remainder_1(%arg0: tensor<4920xi32>, %arg1: tensor<i64>) -> tensor<4920xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4920xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<4920xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4920xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<4920xi32>, tensor<4920xi32>) -> tensor<4920xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4920xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<4920xi32>, tensor<4920xi32>) -> tensor<4920xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4920xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4920xi1>, tensor<4920xi1>) -> tensor<4920xi1>
%12 = stablehlo.and %11, %6 : tensor<4920xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4920xi32>
%14 = stablehlo.add %4, %13 : tensor<4920xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<4920xi1>, tensor<4920xi32>
return %15 : tensor<4920xi32>
}
}
// -----
// two_sums_int32
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%r:3 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>, tensor<5xi32>, tensor<5xi32>)
%e0 = stablehlo.constant dense<"0xF3D8050000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x8E00000098000000F7FFFFFF0C00000065FFFFFF"> : tensor<5xi32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xi32>, tensor<5xi32>) -> ()
%e2 = stablehlo.constant dense<"0xEEFDFFFF32010000B50200007B0000002C010000"> : tensor<5xi32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xi32>, tensor<5xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>, tensor<5xi32>, tensor<5xi32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<6600xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<6600xi32>
%4 = stablehlo.add %2, %3 : tensor<6600xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6600xi32>
%6 = stablehlo.multiply %4, %5 : tensor<6600xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<6600xi32>, tensor<i64>) -> tensor<6600xi32>
%8 = stablehlo.multiply %7, %4 : tensor<6600xi32>
%9 = stablehlo.add %6, %8 : tensor<6600xi32>
%c_1 = stablehlo.constant dense<7> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<6600xi32>, tensor<i64>) -> tensor<6600xi32>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<6600xi32>
%12 = stablehlo.subtract %10, %11 : tensor<6600xi32>
%13 = stablehlo.convert %12 : (tensor<6600xi32>) -> tensor<6600xf32>
%14 = stablehlo.reshape %13 : (tensor<6600xf32>) -> tensor<40x5x33xf32>
%15 = stablehlo.convert %14 : (tensor<40x5x33xf32>) -> tensor<40x5x33xi32>
%16 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%17 = stablehlo.reshape %16 : (tensor<1xi32>) -> tensor<i32>
%18 = stablehlo.iota dim = 0 : tensor<6765xi32>
%19 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<i32>) -> tensor<6765xi32>
%20 = stablehlo.add %18, %19 : tensor<6765xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<6765xi32>
%22 = stablehlo.multiply %20, %21 : tensor<6765xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%23 = call @remainder_0(%20, %c_4) : (tensor<6765xi32>, tensor<i64>) -> tensor<6765xi32>
%24 = stablehlo.multiply %23, %20 : tensor<6765xi32>
%25 = stablehlo.add %22, %24 : tensor<6765xi32>
%c_5 = stablehlo.constant dense<9> : tensor<i64>
%26 = call @remainder_0(%25, %c_5) : (tensor<6765xi32>, tensor<i64>) -> tensor<6765xi32>
%c_6 = stablehlo.constant dense<4> : tensor<i32>
%27 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<6765xi32>
%28 = stablehlo.subtract %26, %27 : tensor<6765xi32>
%29 = stablehlo.convert %28 : (tensor<6765xi32>) -> tensor<6765xf32>
%30 = stablehlo.reshape %29 : (tensor<6765xf32>) -> tensor<33x41x5xf32>
%31 = stablehlo.convert %30 : (tensor<33x41x5xf32>) -> tensor<33x41x5xi32>
%32 = stablehlo.dot_general %15, %31, contracting_dims = [1, 2] x [2, 0], precision = [DEFAULT, DEFAULT] : (tensor<40x5x33xi32>, tensor<33x41x5xi32>) -> tensor<40x41xi32>
%33 = stablehlo.iota dim = 0 : tensor<1640xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%34 = call @remainder_1(%33, %c_7) : (tensor<1640xi32>, tensor<i64>) -> tensor<1640xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%35 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<1640xi32>
%36 = stablehlo.add %35, %34 : tensor<1640xi32>
%37 = stablehlo.reshape %36 : (tensor<1640xi32>) -> tensor<40x41xi32>
%38 = stablehlo.multiply %32, %37 : tensor<40x41xi32>
%39 = stablehlo.convert %38 : (tensor<40x41xi32>) -> tensor<40x41xi64>
%c_9 = stablehlo.constant dense<0> : tensor<i64>
%40 = stablehlo.reduce(%39 init: %c_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<40x41xi64>, tensor<i64>) -> tensor<i64>
%41 = stablehlo.reshape %38 : (tensor<40x41xi32>) -> tensor<1640xi32>
%42 = stablehlo.slice %41 [0:5] : (tensor<1640xi32>) -> tensor<5xi32>
%43 = stablehlo.reshape %38 : (tensor<40x41xi32>) -> tensor<1640xi32>
%44 = stablehlo.slice %43 [1635:1640] : (tensor<1640xi32>) -> tensor<5xi32>
return %40, %42, %44 : tensor<i64>, tensor<5xi32>, tensor<5xi32>
}
func.func private @remainder(%arg0: tensor<6600xi32>, %arg1: tensor<i64>) -> tensor<6600xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<6600xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<6600xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<6600xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<6600xi32>, tensor<6600xi32>) -> tensor<6600xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<6600xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<6600xi32>, tensor<6600xi32>) -> tensor<6600xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<6600xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<6600xi1>, tensor<6600xi1>) -> tensor<6600xi1>
%12 = stablehlo.and %11, %6 : tensor<6600xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<6600xi32>
%14 = stablehlo.add %4, %13 : tensor<6600xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<6600xi1>, tensor<6600xi32>
return %15 : tensor<6600xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<6765xi32>, %arg1: tensor<i64>) -> tensor<6765xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<6765xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<6765xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<6765xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<6765xi32>, tensor<6765xi32>) -> tensor<6765xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<6765xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<6765xi32>, tensor<6765xi32>) -> tensor<6765xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<6765xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<6765xi1>, tensor<6765xi1>) -> tensor<6765xi1>
%12 = stablehlo.and %11, %6 : tensor<6765xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<6765xi32>
%14 = stablehlo.add %4, %13 : tensor<6765xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<6765xi1>, tensor<6765xi32>
return %15 : tensor<6765xi32>
}
func.func private @remainder_1(%arg0: tensor<1640xi32>, %arg1: tensor<i64>) -> tensor<1640xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1640xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1640xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1640xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1640xi32>, tensor<1640xi32>) -> tensor<1640xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1640xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1640xi32>, tensor<1640xi32>) -> tensor<1640xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1640xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1640xi1>, tensor<1640xi1>) -> tensor<1640xi1>
%12 = stablehlo.and %11, %6 : tensor<1640xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1640xi32>
%14 = stablehlo.add %4, %13 : tensor<1640xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<1640xi1>, tensor<1640xi32>
return %15 : tensor<1640xi32>
}
}
// -----
// sum_between_int32
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%r:3 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>, tensor<5xi32>, tensor<5xi32>)
%e0 = stablehlo.constant dense<"0xD9E7010000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x180000006C00000072000000B4FFFFFF0F000000"> : tensor<5xi32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xi32>, tensor<5xi32>) -> ()
%e2 = stablehlo.constant dense<"0xF1FFFFFF480000008C000000E400000085000000"> : tensor<5xi32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xi32>, tensor<5xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>, tensor<5xi32>, tensor<5xi32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<1320xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<1320xi32>
%4 = stablehlo.add %2, %3 : tensor<1320xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1320xi32>
%6 = stablehlo.multiply %4, %5 : tensor<1320xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<1320xi32>, tensor<i64>) -> tensor<1320xi32>
%8 = stablehlo.multiply %7, %4 : tensor<1320xi32>
%9 = stablehlo.add %6, %8 : tensor<1320xi32>
%c_1 = stablehlo.constant dense<7> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<1320xi32>, tensor<i64>) -> tensor<1320xi32>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1320xi32>
%12 = stablehlo.subtract %10, %11 : tensor<1320xi32>
%13 = stablehlo.convert %12 : (tensor<1320xi32>) -> tensor<1320xf32>
%14 = stablehlo.reshape %13 : (tensor<1320xf32>) -> tensor<40x33xf32>
%15 = stablehlo.convert %14 : (tensor<40x33xf32>) -> tensor<40x33xi32>
%16 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%17 = stablehlo.reshape %16 : (tensor<1xi32>) -> tensor<i32>
%18 = stablehlo.iota dim = 0 : tensor<2079xi32>
%19 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<i32>) -> tensor<2079xi32>
%20 = stablehlo.add %18, %19 : tensor<2079xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<2079xi32>
%22 = stablehlo.multiply %20, %21 : tensor<2079xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%23 = call @remainder_0(%20, %c_4) : (tensor<2079xi32>, tensor<i64>) -> tensor<2079xi32>
%24 = stablehlo.multiply %23, %20 : tensor<2079xi32>
%25 = stablehlo.add %22, %24 : tensor<2079xi32>
%c_5 = stablehlo.constant dense<9> : tensor<i64>
%26 = call @remainder_0(%25, %c_5) : (tensor<2079xi32>, tensor<i64>) -> tensor<2079xi32>
%c_6 = stablehlo.constant dense<4> : tensor<i32>
%27 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<2079xi32>
%28 = stablehlo.subtract %26, %27 : tensor<2079xi32>
%29 = stablehlo.convert %28 : (tensor<2079xi32>) -> tensor<2079xf32>
%30 = stablehlo.reshape %29 : (tensor<2079xf32>) -> tensor<9x33x7xf32>
%31 = stablehlo.convert %30 : (tensor<9x33x7xf32>) -> tensor<9x33x7xi32>
%32 = stablehlo.dot_general %15, %31, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<40x33xi32>, tensor<9x33x7xi32>) -> tensor<40x9x7xi32>
%33 = stablehlo.iota dim = 0 : tensor<2520xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%34 = call @remainder_1(%33, %c_7) : (tensor<2520xi32>, tensor<i64>) -> tensor<2520xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%35 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<2520xi32>
%36 = stablehlo.add %35, %34 : tensor<2520xi32>
%37 = stablehlo.reshape %36 : (tensor<2520xi32>) -> tensor<40x9x7xi32>
%38 = stablehlo.multiply %32, %37 : tensor<40x9x7xi32>
%39 = stablehlo.convert %38 : (tensor<40x9x7xi32>) -> tensor<40x9x7xi64>
%c_9 = stablehlo.constant dense<0> : tensor<i64>
%40 = stablehlo.reduce(%39 init: %c_9) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<40x9x7xi64>, tensor<i64>) -> tensor<i64>
%41 = stablehlo.reshape %38 : (tensor<40x9x7xi32>) -> tensor<2520xi32>
%42 = stablehlo.slice %41 [0:5] : (tensor<2520xi32>) -> tensor<5xi32>
%43 = stablehlo.reshape %38 : (tensor<40x9x7xi32>) -> tensor<2520xi32>
%44 = stablehlo.slice %43 [2515:2520] : (tensor<2520xi32>) -> tensor<5xi32>
return %40, %42, %44 : tensor<i64>, tensor<5xi32>, tensor<5xi32>
}
func.func private @remainder(%arg0: tensor<1320xi32>, %arg1: tensor<i64>) -> tensor<1320xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1320xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1320xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1320xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1320xi32>, tensor<1320xi32>) -> tensor<1320xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1320xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1320xi32>, tensor<1320xi32>) -> tensor<1320xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1320xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1320xi1>, tensor<1320xi1>) -> tensor<1320xi1>
%12 = stablehlo.and %11, %6 : tensor<1320xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1320xi32>
%14 = stablehlo.add %4, %13 : tensor<1320xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<1320xi1>, tensor<1320xi32>
return %15 : tensor<1320xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<2079xi32>, %arg1: tensor<i64>) -> tensor<2079xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2079xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<2079xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2079xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<2079xi32>, tensor<2079xi32>) -> tensor<2079xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2079xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<2079xi32>, tensor<2079xi32>) -> tensor<2079xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2079xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<2079xi1>, tensor<2079xi1>) -> tensor<2079xi1>
%12 = stablehlo.and %11, %6 : tensor<2079xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2079xi32>
%14 = stablehlo.add %4, %13 : tensor<2079xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<2079xi1>, tensor<2079xi32>
return %15 : tensor<2079xi32>
}
func.func private @remainder_1(%arg0: tensor<2520xi32>, %arg1: tensor<i64>) -> tensor<2520xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2520xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<2520xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2520xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<2520xi32>, tensor<2520xi32>) -> tensor<2520xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2520xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<2520xi32>, tensor<2520xi32>) -> tensor<2520xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2520xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<2520xi1>, tensor<2520xi1>) -> tensor<2520xi1>
%12 = stablehlo.and %11, %6 : tensor<2520xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2520xi32>
%14 = stablehlo.add %4, %13 : tensor<2520xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<2520xi1>, tensor<2520xi32>
return %15 : tensor<2520xi32>
}
}
// -----
// long_rows_int32
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%r:3 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>, tensor<5xi32>, tensor<5xi32>)
%e0 = stablehlo.constant dense<"0x256F070000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x22000000D0FFFFFF0F000000F0FFFFFFEA010000"> : tensor<5xi32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xi32>, tensor<5xi32>) -> ()
%e2 = stablehlo.constant dense<"0x4C000000180000006000000014010000F0000000"> : tensor<5xi32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xi32>, tensor<5xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>, tensor<5xi32>, tensor<5xi32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<300xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<300xi32>
%4 = stablehlo.add %2, %3 : tensor<300xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<300xi32>
%6 = stablehlo.multiply %4, %5 : tensor<300xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<300xi32>, tensor<i64>) -> tensor<300xi32>
%8 = stablehlo.multiply %7, %4 : tensor<300xi32>
%9 = stablehlo.add %6, %8 : tensor<300xi32>
%c_1 = stablehlo.constant dense<7> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<300xi32>, tensor<i64>) -> tensor<300xi32>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<300xi32>
%12 = stablehlo.subtract %10, %11 : tensor<300xi32>
%13 = stablehlo.convert %12 : (tensor<300xi32>) -> tensor<300xf32>
%14 = stablehlo.reshape %13 : (tensor<300xf32>) -> tensor<5x60xf32>
%15 = stablehlo.convert %14 : (tensor<5x60xf32>) -> tensor<5x60xi32>
%16 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%17 = stablehlo.reshape %16 : (tensor<1xi32>) -> tensor<i32>
%18 = stablehlo.iota dim = 0 : tensor<66000xi32>
%19 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<i32>) -> tensor<66000xi32>
%20 = stablehlo.add %18, %19 : tensor<66000xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<66000xi32>
%22 = stablehlo.multiply %20, %21 : tensor<66000xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%23 = call @remainder_0(%20, %c_4) : (tensor<66000xi32>, tensor<i64>) -> tensor<66000xi32>
%24 = stablehlo.multiply %23, %20 : tensor<66000xi32>
%25 = stablehlo.add %22, %24 : tensor<66000xi32>
%c_5 = stablehlo.constant dense<9> : tensor<i64>
%26 = call @remainder_0(%25, %c_5) : (tensor<66000xi32>, tensor<i64>) -> tensor<66000xi32>
%c_6 = stablehlo.constant dense<4> : tensor<i32>
%27 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<66000xi32>
%28 = stablehlo.subtract %26, %27 : tensor<66000xi32>
%29 = stablehlo.convert %28 : (tensor<66000xi32>) -> tensor<66000xf32>
%30 = stablehlo.reshape %29 : (tensor<66000xf32>) -> tensor<60x1100xf32>
%31 = stablehlo.convert %30 : (tensor<60x1100xf32>) -> tensor<60x1100xi32>
%32 = stablehlo.dot_general %15, %31, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x60xi32>, tensor<60x1100xi32>) -> tensor<5x1100xi32>
%33 = stablehlo.iota dim = 0 : tensor<5500xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%34 = call @remainder_1(%33, %c_7) : (tensor<5500xi32>, tensor<i64>) -> tensor<5500xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%35 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<5500xi32>
%36 = stablehlo.add %35, %34 : tensor<5500xi32>
%37 = stablehlo.reshape %36 : (tensor<5500xi32>) -> tensor<5x1100xi32>
%38 = stablehlo.multiply %32, %37 : tensor<5x1100xi32>
%39 = stablehlo.convert %38 : (tensor<5x1100xi32>) -> tensor<5x1100xi64>
%c_9 = stablehlo.constant dense<0> : tensor<i64>
%40 = stablehlo.reduce(%39 init: %c_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x1100xi64>, tensor<i64>) -> tensor<i64>
%41 = stablehlo.reshape %38 : (tensor<5x1100xi32>) -> tensor<5500xi32>
%42 = stablehlo.slice %41 [0:5] : (tensor<5500xi32>) -> tensor<5xi32>
%43 = stablehlo.reshape %38 : (tensor<5x1100xi32>) -> tensor<5500xi32>
%44 = stablehlo.slice %43 [5495:5500] : (tensor<5500xi32>) -> tensor<5xi32>
return %40, %42, %44 : tensor<i64>, tensor<5xi32>, tensor<5xi32>
}
func.func private @remainder(%arg0: tensor<300xi32>, %arg1: tensor<i64>) -> tensor<300xi32> {
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
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<66000xi32>, %arg1: tensor<i64>) -> tensor<66000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<66000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<66000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<66000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<66000xi32>, tensor<66000xi32>) -> tensor<66000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<66000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<66000xi32>, tensor<66000xi32>) -> tensor<66000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<66000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<66000xi1>, tensor<66000xi1>) -> tensor<66000xi1>
%12 = stablehlo.and %11, %6 : tensor<66000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<66000xi32>
%14 = stablehlo.add %4, %13 : tensor<66000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<66000xi1>, tensor<66000xi32>
return %15 : tensor<66000xi32>
}
func.func private @remainder_1(%arg0: tensor<5500xi32>, %arg1: tensor<i64>) -> tensor<5500xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5500xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<5500xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5500xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<5500xi32>, tensor<5500xi32>) -> tensor<5500xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5500xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<5500xi32>, tensor<5500xi32>) -> tensor<5500xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<5500xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<5500xi1>, tensor<5500xi1>) -> tensor<5500xi1>
%12 = stablehlo.and %11, %6 : tensor<5500xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5500xi32>
%14 = stablehlo.add %4, %13 : tensor<5500xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<5500xi1>, tensor<5500xi32>
return %15 : tensor<5500xi32>
}
}
// -----
// few_terms_1_float32
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%r:3 = call @f(%a0) : (tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>)
%e0 = stablehlo.constant dense<"0x003D8747"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e1 = stablehlo.constant dense<"0x0000804000008040000040C10000804100002042"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e2 = stablehlo.constant dense<"0x000080C1000040C10000C041000020C200000000"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<200xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<200xi32>
%4 = stablehlo.add %2, %3 : tensor<200xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<200xi32>
%6 = stablehlo.multiply %4, %5 : tensor<200xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<200xi32>, tensor<i64>) -> tensor<200xi32>
%8 = stablehlo.multiply %7, %4 : tensor<200xi32>
%9 = stablehlo.add %6, %8 : tensor<200xi32>
%c_1 = stablehlo.constant dense<7> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<200xi32>, tensor<i64>) -> tensor<200xi32>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<200xi32>
%12 = stablehlo.subtract %10, %11 : tensor<200xi32>
%13 = stablehlo.convert %12 : (tensor<200xi32>) -> tensor<200xf32>
%14 = stablehlo.reshape %13 : (tensor<200xf32>) -> tensor<200x1xf32>
%15 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%16 = stablehlo.reshape %15 : (tensor<1xi32>) -> tensor<i32>
%17 = stablehlo.iota dim = 0 : tensor<180xi32>
%18 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<180xi32>
%19 = stablehlo.add %17, %18 : tensor<180xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<180xi32>
%21 = stablehlo.multiply %19, %20 : tensor<180xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%22 = call @remainder_0(%19, %c_4) : (tensor<180xi32>, tensor<i64>) -> tensor<180xi32>
%23 = stablehlo.multiply %22, %19 : tensor<180xi32>
%24 = stablehlo.add %21, %23 : tensor<180xi32>
%c_5 = stablehlo.constant dense<9> : tensor<i64>
%25 = call @remainder_0(%24, %c_5) : (tensor<180xi32>, tensor<i64>) -> tensor<180xi32>
%c_6 = stablehlo.constant dense<4> : tensor<i32>
%26 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<180xi32>
%27 = stablehlo.subtract %25, %26 : tensor<180xi32>
%28 = stablehlo.convert %27 : (tensor<180xi32>) -> tensor<180xf32>
%29 = stablehlo.reshape %28 : (tensor<180xf32>) -> tensor<1x180xf32>
%30 = stablehlo.dot_general %14, %29, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<200x1xf32>, tensor<1x180xf32>) -> tensor<200x180xf32>
%31 = stablehlo.iota dim = 0 : tensor<36000xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%32 = call @remainder_1(%31, %c_7) : (tensor<36000xi32>, tensor<i64>) -> tensor<36000xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%33 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<36000xi32>
%34 = stablehlo.add %33, %32 : tensor<36000xi32>
%35 = stablehlo.convert %34 : (tensor<36000xi32>) -> tensor<36000xf32>
%36 = stablehlo.reshape %35 : (tensor<36000xf32>) -> tensor<200x180xf32>
%37 = stablehlo.multiply %30, %36 : tensor<200x180xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%38 = stablehlo.reduce(%37 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<200x180xf32>, tensor<f32>) -> tensor<f32>
%39 = stablehlo.reshape %37 : (tensor<200x180xf32>) -> tensor<36000xf32>
%40 = stablehlo.slice %39 [0:5] : (tensor<36000xf32>) -> tensor<5xf32>
%41 = stablehlo.reshape %37 : (tensor<200x180xf32>) -> tensor<36000xf32>
%42 = stablehlo.slice %41 [35995:36000] : (tensor<36000xf32>) -> tensor<5xf32>
return %38, %40, %42 : tensor<f32>, tensor<5xf32>, tensor<5xf32>
}
func.func private @remainder(%arg0: tensor<200xi32>, %arg1: tensor<i64>) -> tensor<200xi32> {
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
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<180xi32>, %arg1: tensor<i64>) -> tensor<180xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<180xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<180xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<180xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<180xi32>, tensor<180xi32>) -> tensor<180xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<180xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<180xi32>, tensor<180xi32>) -> tensor<180xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<180xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<180xi1>, tensor<180xi1>) -> tensor<180xi1>
%12 = stablehlo.and %11, %6 : tensor<180xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<180xi32>
%14 = stablehlo.add %4, %13 : tensor<180xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<180xi1>, tensor<180xi32>
return %15 : tensor<180xi32>
}
func.func private @remainder_1(%arg0: tensor<36000xi32>, %arg1: tensor<i64>) -> tensor<36000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<36000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<36000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<36000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<36000xi32>, tensor<36000xi32>) -> tensor<36000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<36000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<36000xi32>, tensor<36000xi32>) -> tensor<36000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<36000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<36000xi1>, tensor<36000xi1>) -> tensor<36000xi1>
%12 = stablehlo.and %11, %6 : tensor<36000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<36000xi32>
%14 = stablehlo.add %4, %13 : tensor<36000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<36000xi1>, tensor<36000xi32>
return %15 : tensor<36000xi32>
}
}
// -----
// few_terms_1_complex64
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%r:3 = call @f(%a0) : (tensor<2xi32>) -> (tensor<complex<f32>>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x00D7034700B5CA47"> : tensor<complex<f32>>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0x0000E040000080C0000000C000006041000040C10000C0C0000000410000C0410000F04100002042"> : tensor<5xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
%e2 = stablehlo.constant dense<"0x000080C1000040C1000040C1000090C10000C04100000000000020C20000A0C1000000000000C0C1"> : tensor<5xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<complex<f32>>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<200xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<200xi32>
%4 = stablehlo.add %2, %3 : tensor<200xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<200xi32>
%6 = stablehlo.multiply %4, %5 : tensor<200xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<200xi32>, tensor<i64>) -> tensor<200xi32>
%8 = stablehlo.multiply %7, %4 : tensor<200xi32>
%9 = stablehlo.add %6, %8 : tensor<200xi32>
%c_1 = stablehlo.constant dense<7> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<200xi32>, tensor<i64>) -> tensor<200xi32>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<200xi32>
%12 = stablehlo.subtract %10, %11 : tensor<200xi32>
%13 = stablehlo.convert %12 : (tensor<200xi32>) -> tensor<200xf32>
%14 = stablehlo.reshape %13 : (tensor<200xf32>) -> tensor<200x1xf32>
%c_3 = stablehlo.constant dense<1> : tensor<i32>
%15 = stablehlo.add %1, %c_3 : tensor<i32>
%16 = stablehlo.iota dim = 0 : tensor<200xi32>
%17 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i32>) -> tensor<200xi32>
%18 = stablehlo.add %16, %17 : tensor<200xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%19 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<200xi32>
%20 = stablehlo.multiply %18, %19 : tensor<200xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%21 = call @remainder(%18, %c_5) : (tensor<200xi32>, tensor<i64>) -> tensor<200xi32>
%22 = stablehlo.multiply %21, %18 : tensor<200xi32>
%23 = stablehlo.add %20, %22 : tensor<200xi32>
%c_6 = stablehlo.constant dense<5> : tensor<i64>
%24 = call @remainder(%23, %c_6) : (tensor<200xi32>, tensor<i64>) -> tensor<200xi32>
%c_7 = stablehlo.constant dense<2> : tensor<i32>
%25 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<200xi32>
%26 = stablehlo.subtract %24, %25 : tensor<200xi32>
%27 = stablehlo.convert %26 : (tensor<200xi32>) -> tensor<200xf32>
%28 = stablehlo.reshape %27 : (tensor<200xf32>) -> tensor<200x1xf32>
%29 = stablehlo.complex %14, %28 : tensor<200x1xcomplex<f32>>
%30 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%31 = stablehlo.reshape %30 : (tensor<1xi32>) -> tensor<i32>
%32 = stablehlo.iota dim = 0 : tensor<180xi32>
%33 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<i32>) -> tensor<180xi32>
%34 = stablehlo.add %32, %33 : tensor<180xi32>
%c_8 = stablehlo.constant dense<7919> : tensor<i32>
%35 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<180xi32>
%36 = stablehlo.multiply %34, %35 : tensor<180xi32>
%c_9 = stablehlo.constant dense<13> : tensor<i64>
%37 = call @remainder_0(%34, %c_9) : (tensor<180xi32>, tensor<i64>) -> tensor<180xi32>
%38 = stablehlo.multiply %37, %34 : tensor<180xi32>
%39 = stablehlo.add %36, %38 : tensor<180xi32>
%c_10 = stablehlo.constant dense<9> : tensor<i64>
%40 = call @remainder_0(%39, %c_10) : (tensor<180xi32>, tensor<i64>) -> tensor<180xi32>
%c_11 = stablehlo.constant dense<4> : tensor<i32>
%41 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<180xi32>
%42 = stablehlo.subtract %40, %41 : tensor<180xi32>
%43 = stablehlo.convert %42 : (tensor<180xi32>) -> tensor<180xf32>
%44 = stablehlo.reshape %43 : (tensor<180xf32>) -> tensor<1x180xf32>
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%45 = stablehlo.add %31, %c_12 : tensor<i32>
%46 = stablehlo.iota dim = 0 : tensor<180xi32>
%47 = stablehlo.broadcast_in_dim %45, dims = [] : (tensor<i32>) -> tensor<180xi32>
%48 = stablehlo.add %46, %47 : tensor<180xi32>
%c_13 = stablehlo.constant dense<7919> : tensor<i32>
%49 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<180xi32>
%50 = stablehlo.multiply %48, %49 : tensor<180xi32>
%c_14 = stablehlo.constant dense<13> : tensor<i64>
%51 = call @remainder_0(%48, %c_14) : (tensor<180xi32>, tensor<i64>) -> tensor<180xi32>
%52 = stablehlo.multiply %51, %48 : tensor<180xi32>
%53 = stablehlo.add %50, %52 : tensor<180xi32>
%c_15 = stablehlo.constant dense<7> : tensor<i64>
%54 = call @remainder_0(%53, %c_15) : (tensor<180xi32>, tensor<i64>) -> tensor<180xi32>
%c_16 = stablehlo.constant dense<3> : tensor<i32>
%55 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<180xi32>
%56 = stablehlo.subtract %54, %55 : tensor<180xi32>
%57 = stablehlo.convert %56 : (tensor<180xi32>) -> tensor<180xf32>
%58 = stablehlo.reshape %57 : (tensor<180xf32>) -> tensor<1x180xf32>
%59 = stablehlo.complex %44, %58 : tensor<1x180xcomplex<f32>>
%60 = stablehlo.dot_general %29, %59, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<200x1xcomplex<f32>>, tensor<1x180xcomplex<f32>>) -> tensor<200x180xcomplex<f32>>
%61 = stablehlo.iota dim = 0 : tensor<36000xi32>
%c_17 = stablehlo.constant dense<7> : tensor<i64>
%62 = call @remainder_1(%61, %c_17) : (tensor<36000xi32>, tensor<i64>) -> tensor<36000xi32>
%c_18 = stablehlo.constant dense<1> : tensor<i32>
%63 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<36000xi32>
%64 = stablehlo.add %63, %62 : tensor<36000xi32>
%65 = stablehlo.convert %64 : (tensor<36000xi32>) -> tensor<36000xcomplex<f32>>
%66 = stablehlo.reshape %65 : (tensor<36000xcomplex<f32>>) -> tensor<200x180xcomplex<f32>>
%67 = stablehlo.multiply %60, %66 : tensor<200x180xcomplex<f32>>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%68 = stablehlo.reduce(%67 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<200x180xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
%69 = stablehlo.reshape %67 : (tensor<200x180xcomplex<f32>>) -> tensor<36000xcomplex<f32>>
%70 = stablehlo.slice %69 [0:5] : (tensor<36000xcomplex<f32>>) -> tensor<5xcomplex<f32>>
%71 = stablehlo.reshape %67 : (tensor<200x180xcomplex<f32>>) -> tensor<36000xcomplex<f32>>
%72 = stablehlo.slice %71 [35995:36000] : (tensor<36000xcomplex<f32>>) -> tensor<5xcomplex<f32>>
return %68, %70, %72 : tensor<complex<f32>>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>
}
func.func private @remainder(%arg0: tensor<200xi32>, %arg1: tensor<i64>) -> tensor<200xi32> {
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
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<180xi32>, %arg1: tensor<i64>) -> tensor<180xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<180xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<180xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<180xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<180xi32>, tensor<180xi32>) -> tensor<180xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<180xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<180xi32>, tensor<180xi32>) -> tensor<180xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<180xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<180xi1>, tensor<180xi1>) -> tensor<180xi1>
%12 = stablehlo.and %11, %6 : tensor<180xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<180xi32>
%14 = stablehlo.add %4, %13 : tensor<180xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<180xi1>, tensor<180xi32>
return %15 : tensor<180xi32>
}
func.func private @remainder_1(%arg0: tensor<36000xi32>, %arg1: tensor<i64>) -> tensor<36000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<36000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<36000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<36000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<36000xi32>, tensor<36000xi32>) -> tensor<36000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<36000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<36000xi32>, tensor<36000xi32>) -> tensor<36000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<36000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<36000xi1>, tensor<36000xi1>) -> tensor<36000xi1>
%12 = stablehlo.and %11, %6 : tensor<36000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<36000xi32>
%14 = stablehlo.add %4, %13 : tensor<36000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<36000xi1>, tensor<36000xi32>
return %15 : tensor<36000xi32>
}
}
// -----
// few_terms_2_float32
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%r:3 = call @f(%a0) : (tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>)
%e0 = stablehlo.constant dense<"0x80A1D147"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e1 = stablehlo.constant dense<"0x000020410000A0410000C040000080410000A042"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e2 = stablehlo.constant dense<"0x000000C2000010C2000000410000A0C100004041"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<400xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<400xi32>
%4 = stablehlo.add %2, %3 : tensor<400xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<400xi32>
%6 = stablehlo.multiply %4, %5 : tensor<400xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<400xi32>, tensor<i64>) -> tensor<400xi32>
%8 = stablehlo.multiply %7, %4 : tensor<400xi32>
%9 = stablehlo.add %6, %8 : tensor<400xi32>
%c_1 = stablehlo.constant dense<7> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<400xi32>, tensor<i64>) -> tensor<400xi32>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<400xi32>
%12 = stablehlo.subtract %10, %11 : tensor<400xi32>
%13 = stablehlo.convert %12 : (tensor<400xi32>) -> tensor<400xf32>
%14 = stablehlo.reshape %13 : (tensor<400xf32>) -> tensor<200x2xf32>
%15 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%16 = stablehlo.reshape %15 : (tensor<1xi32>) -> tensor<i32>
%17 = stablehlo.iota dim = 0 : tensor<360xi32>
%18 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<360xi32>
%19 = stablehlo.add %17, %18 : tensor<360xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<360xi32>
%21 = stablehlo.multiply %19, %20 : tensor<360xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%22 = call @remainder_0(%19, %c_4) : (tensor<360xi32>, tensor<i64>) -> tensor<360xi32>
%23 = stablehlo.multiply %22, %19 : tensor<360xi32>
%24 = stablehlo.add %21, %23 : tensor<360xi32>
%c_5 = stablehlo.constant dense<9> : tensor<i64>
%25 = call @remainder_0(%24, %c_5) : (tensor<360xi32>, tensor<i64>) -> tensor<360xi32>
%c_6 = stablehlo.constant dense<4> : tensor<i32>
%26 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<360xi32>
%27 = stablehlo.subtract %25, %26 : tensor<360xi32>
%28 = stablehlo.convert %27 : (tensor<360xi32>) -> tensor<360xf32>
%29 = stablehlo.reshape %28 : (tensor<360xf32>) -> tensor<2x180xf32>
%30 = stablehlo.dot_general %14, %29, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<200x2xf32>, tensor<2x180xf32>) -> tensor<200x180xf32>
%31 = stablehlo.iota dim = 0 : tensor<36000xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%32 = call @remainder_1(%31, %c_7) : (tensor<36000xi32>, tensor<i64>) -> tensor<36000xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%33 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<36000xi32>
%34 = stablehlo.add %33, %32 : tensor<36000xi32>
%35 = stablehlo.convert %34 : (tensor<36000xi32>) -> tensor<36000xf32>
%36 = stablehlo.reshape %35 : (tensor<36000xf32>) -> tensor<200x180xf32>
%37 = stablehlo.multiply %30, %36 : tensor<200x180xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%38 = stablehlo.reduce(%37 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<200x180xf32>, tensor<f32>) -> tensor<f32>
%39 = stablehlo.reshape %37 : (tensor<200x180xf32>) -> tensor<36000xf32>
%40 = stablehlo.slice %39 [0:5] : (tensor<36000xf32>) -> tensor<5xf32>
%41 = stablehlo.reshape %37 : (tensor<200x180xf32>) -> tensor<36000xf32>
%42 = stablehlo.slice %41 [35995:36000] : (tensor<36000xf32>) -> tensor<5xf32>
return %38, %40, %42 : tensor<f32>, tensor<5xf32>, tensor<5xf32>
}
func.func private @remainder(%arg0: tensor<400xi32>, %arg1: tensor<i64>) -> tensor<400xi32> {
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
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<360xi32>, %arg1: tensor<i64>) -> tensor<360xi32> {
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
func.func private @remainder_1(%arg0: tensor<36000xi32>, %arg1: tensor<i64>) -> tensor<36000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<36000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<36000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<36000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<36000xi32>, tensor<36000xi32>) -> tensor<36000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<36000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<36000xi32>, tensor<36000xi32>) -> tensor<36000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<36000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<36000xi1>, tensor<36000xi1>) -> tensor<36000xi1>
%12 = stablehlo.and %11, %6 : tensor<36000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<36000xi32>
%14 = stablehlo.add %4, %13 : tensor<36000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<36000xi1>, tensor<36000xi32>
return %15 : tensor<36000xi32>
}
}
// -----
// few_terms_2_complex64
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%r:3 = call @f(%a0) : (tensor<2xi32>) -> (tensor<complex<f32>>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x00642B4740483548"> : tensor<complex<f32>>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0x00005041000080C0000060410000D0410000C0400000C0C1000000410000404200008C4200002042"> : tensor<5xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
%e2 = stablehlo.constant dense<"0x000030C200008041000058C2000040C100000041000040C2000020C2000020C1000040C10000C0C1"> : tensor<5xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<complex<f32>>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<400xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<400xi32>
%4 = stablehlo.add %2, %3 : tensor<400xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<400xi32>
%6 = stablehlo.multiply %4, %5 : tensor<400xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<400xi32>, tensor<i64>) -> tensor<400xi32>
%8 = stablehlo.multiply %7, %4 : tensor<400xi32>
%9 = stablehlo.add %6, %8 : tensor<400xi32>
%c_1 = stablehlo.constant dense<7> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<400xi32>, tensor<i64>) -> tensor<400xi32>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<400xi32>
%12 = stablehlo.subtract %10, %11 : tensor<400xi32>
%13 = stablehlo.convert %12 : (tensor<400xi32>) -> tensor<400xf32>
%14 = stablehlo.reshape %13 : (tensor<400xf32>) -> tensor<200x2xf32>
%c_3 = stablehlo.constant dense<1> : tensor<i32>
%15 = stablehlo.add %1, %c_3 : tensor<i32>
%16 = stablehlo.iota dim = 0 : tensor<400xi32>
%17 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i32>) -> tensor<400xi32>
%18 = stablehlo.add %16, %17 : tensor<400xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%19 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<400xi32>
%20 = stablehlo.multiply %18, %19 : tensor<400xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%21 = call @remainder(%18, %c_5) : (tensor<400xi32>, tensor<i64>) -> tensor<400xi32>
%22 = stablehlo.multiply %21, %18 : tensor<400xi32>
%23 = stablehlo.add %20, %22 : tensor<400xi32>
%c_6 = stablehlo.constant dense<5> : tensor<i64>
%24 = call @remainder(%23, %c_6) : (tensor<400xi32>, tensor<i64>) -> tensor<400xi32>
%c_7 = stablehlo.constant dense<2> : tensor<i32>
%25 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<400xi32>
%26 = stablehlo.subtract %24, %25 : tensor<400xi32>
%27 = stablehlo.convert %26 : (tensor<400xi32>) -> tensor<400xf32>
%28 = stablehlo.reshape %27 : (tensor<400xf32>) -> tensor<200x2xf32>
%29 = stablehlo.complex %14, %28 : tensor<200x2xcomplex<f32>>
%30 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%31 = stablehlo.reshape %30 : (tensor<1xi32>) -> tensor<i32>
%32 = stablehlo.iota dim = 0 : tensor<360xi32>
%33 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<i32>) -> tensor<360xi32>
%34 = stablehlo.add %32, %33 : tensor<360xi32>
%c_8 = stablehlo.constant dense<7919> : tensor<i32>
%35 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<360xi32>
%36 = stablehlo.multiply %34, %35 : tensor<360xi32>
%c_9 = stablehlo.constant dense<13> : tensor<i64>
%37 = call @remainder_0(%34, %c_9) : (tensor<360xi32>, tensor<i64>) -> tensor<360xi32>
%38 = stablehlo.multiply %37, %34 : tensor<360xi32>
%39 = stablehlo.add %36, %38 : tensor<360xi32>
%c_10 = stablehlo.constant dense<9> : tensor<i64>
%40 = call @remainder_0(%39, %c_10) : (tensor<360xi32>, tensor<i64>) -> tensor<360xi32>
%c_11 = stablehlo.constant dense<4> : tensor<i32>
%41 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<360xi32>
%42 = stablehlo.subtract %40, %41 : tensor<360xi32>
%43 = stablehlo.convert %42 : (tensor<360xi32>) -> tensor<360xf32>
%44 = stablehlo.reshape %43 : (tensor<360xf32>) -> tensor<2x180xf32>
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%45 = stablehlo.add %31, %c_12 : tensor<i32>
%46 = stablehlo.iota dim = 0 : tensor<360xi32>
%47 = stablehlo.broadcast_in_dim %45, dims = [] : (tensor<i32>) -> tensor<360xi32>
%48 = stablehlo.add %46, %47 : tensor<360xi32>
%c_13 = stablehlo.constant dense<7919> : tensor<i32>
%49 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<360xi32>
%50 = stablehlo.multiply %48, %49 : tensor<360xi32>
%c_14 = stablehlo.constant dense<13> : tensor<i64>
%51 = call @remainder_0(%48, %c_14) : (tensor<360xi32>, tensor<i64>) -> tensor<360xi32>
%52 = stablehlo.multiply %51, %48 : tensor<360xi32>
%53 = stablehlo.add %50, %52 : tensor<360xi32>
%c_15 = stablehlo.constant dense<7> : tensor<i64>
%54 = call @remainder_0(%53, %c_15) : (tensor<360xi32>, tensor<i64>) -> tensor<360xi32>
%c_16 = stablehlo.constant dense<3> : tensor<i32>
%55 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<360xi32>
%56 = stablehlo.subtract %54, %55 : tensor<360xi32>
%57 = stablehlo.convert %56 : (tensor<360xi32>) -> tensor<360xf32>
%58 = stablehlo.reshape %57 : (tensor<360xf32>) -> tensor<2x180xf32>
%59 = stablehlo.complex %44, %58 : tensor<2x180xcomplex<f32>>
%60 = stablehlo.dot_general %29, %59, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<200x2xcomplex<f32>>, tensor<2x180xcomplex<f32>>) -> tensor<200x180xcomplex<f32>>
%61 = stablehlo.iota dim = 0 : tensor<36000xi32>
%c_17 = stablehlo.constant dense<7> : tensor<i64>
%62 = call @remainder_1(%61, %c_17) : (tensor<36000xi32>, tensor<i64>) -> tensor<36000xi32>
%c_18 = stablehlo.constant dense<1> : tensor<i32>
%63 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<36000xi32>
%64 = stablehlo.add %63, %62 : tensor<36000xi32>
%65 = stablehlo.convert %64 : (tensor<36000xi32>) -> tensor<36000xcomplex<f32>>
%66 = stablehlo.reshape %65 : (tensor<36000xcomplex<f32>>) -> tensor<200x180xcomplex<f32>>
%67 = stablehlo.multiply %60, %66 : tensor<200x180xcomplex<f32>>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%68 = stablehlo.reduce(%67 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<200x180xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
%69 = stablehlo.reshape %67 : (tensor<200x180xcomplex<f32>>) -> tensor<36000xcomplex<f32>>
%70 = stablehlo.slice %69 [0:5] : (tensor<36000xcomplex<f32>>) -> tensor<5xcomplex<f32>>
%71 = stablehlo.reshape %67 : (tensor<200x180xcomplex<f32>>) -> tensor<36000xcomplex<f32>>
%72 = stablehlo.slice %71 [35995:36000] : (tensor<36000xcomplex<f32>>) -> tensor<5xcomplex<f32>>
return %68, %70, %72 : tensor<complex<f32>>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>
}
func.func private @remainder(%arg0: tensor<400xi32>, %arg1: tensor<i64>) -> tensor<400xi32> {
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
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<360xi32>, %arg1: tensor<i64>) -> tensor<360xi32> {
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
func.func private @remainder_1(%arg0: tensor<36000xi32>, %arg1: tensor<i64>) -> tensor<36000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<36000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<36000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<36000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<36000xi32>, tensor<36000xi32>) -> tensor<36000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<36000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<36000xi32>, tensor<36000xi32>) -> tensor<36000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<36000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<36000xi1>, tensor<36000xi1>) -> tensor<36000xi1>
%12 = stablehlo.and %11, %6 : tensor<36000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<36000xi32>
%14 = stablehlo.add %4, %13 : tensor<36000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<36000xi1>, tensor<36000xi32>
return %15 : tensor<36000xi32>
}
}
// -----
// few_terms_3_float32
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%r:3 = call @f(%a0) : (tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>)
%e0 = stablehlo.constant dense<"0x802D1C48"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e1 = stablehlo.constant dense<"0x000020410000A0410000C040000080410000A042"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e2 = stablehlo.constant dense<"0x000000C2000064C2000040C10000204100009041"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>) {
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
%14 = stablehlo.reshape %13 : (tensor<600xf32>) -> tensor<200x3xf32>
%15 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%16 = stablehlo.reshape %15 : (tensor<1xi32>) -> tensor<i32>
%17 = stablehlo.iota dim = 0 : tensor<540xi32>
%18 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<540xi32>
%19 = stablehlo.add %17, %18 : tensor<540xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<540xi32>
%21 = stablehlo.multiply %19, %20 : tensor<540xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%22 = call @remainder_0(%19, %c_4) : (tensor<540xi32>, tensor<i64>) -> tensor<540xi32>
%23 = stablehlo.multiply %22, %19 : tensor<540xi32>
%24 = stablehlo.add %21, %23 : tensor<540xi32>
%c_5 = stablehlo.constant dense<9> : tensor<i64>
%25 = call @remainder_0(%24, %c_5) : (tensor<540xi32>, tensor<i64>) -> tensor<540xi32>
%c_6 = stablehlo.constant dense<4> : tensor<i32>
%26 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<540xi32>
%27 = stablehlo.subtract %25, %26 : tensor<540xi32>
%28 = stablehlo.convert %27 : (tensor<540xi32>) -> tensor<540xf32>
%29 = stablehlo.reshape %28 : (tensor<540xf32>) -> tensor<3x180xf32>
%30 = stablehlo.dot_general %14, %29, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<200x3xf32>, tensor<3x180xf32>) -> tensor<200x180xf32>
%31 = stablehlo.iota dim = 0 : tensor<36000xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%32 = call @remainder_1(%31, %c_7) : (tensor<36000xi32>, tensor<i64>) -> tensor<36000xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%33 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<36000xi32>
%34 = stablehlo.add %33, %32 : tensor<36000xi32>
%35 = stablehlo.convert %34 : (tensor<36000xi32>) -> tensor<36000xf32>
%36 = stablehlo.reshape %35 : (tensor<36000xf32>) -> tensor<200x180xf32>
%37 = stablehlo.multiply %30, %36 : tensor<200x180xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%38 = stablehlo.reduce(%37 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<200x180xf32>, tensor<f32>) -> tensor<f32>
%39 = stablehlo.reshape %37 : (tensor<200x180xf32>) -> tensor<36000xf32>
%40 = stablehlo.slice %39 [0:5] : (tensor<36000xf32>) -> tensor<5xf32>
%41 = stablehlo.reshape %37 : (tensor<200x180xf32>) -> tensor<36000xf32>
%42 = stablehlo.slice %41 [35995:36000] : (tensor<36000xf32>) -> tensor<5xf32>
return %38, %40, %42 : tensor<f32>, tensor<5xf32>, tensor<5xf32>
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
func.func private @remainder_1(%arg0: tensor<36000xi32>, %arg1: tensor<i64>) -> tensor<36000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<36000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<36000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<36000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<36000xi32>, tensor<36000xi32>) -> tensor<36000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<36000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<36000xi32>, tensor<36000xi32>) -> tensor<36000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<36000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<36000xi1>, tensor<36000xi1>) -> tensor<36000xi1>
%12 = stablehlo.and %11, %6 : tensor<36000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<36000xi32>
%14 = stablehlo.add %4, %13 : tensor<36000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<36000xi1>, tensor<36000xi32>
return %15 : tensor<36000xi32>
}
}
// -----
// few_terms_3_complex64
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%r:3 = call @f(%a0) : (tensor<2xi32>) -> (tensor<complex<f32>>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x80108B4780DB7648"> : tensor<complex<f32>>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0x00001041000080400000C040000090410000C0400000F0C1000080C1000000420000C8420000A042"> : tensor<5xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
%e2 = stablehlo.constant dense<"0x000018C20000C04100008AC20000F0C1000000000000A8C2000070C1000000000000C0C10000C0C0"> : tensor<5xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<complex<f32>>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) {
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
%14 = stablehlo.reshape %13 : (tensor<600xf32>) -> tensor<200x3xf32>
%c_3 = stablehlo.constant dense<1> : tensor<i32>
%15 = stablehlo.add %1, %c_3 : tensor<i32>
%16 = stablehlo.iota dim = 0 : tensor<600xi32>
%17 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i32>) -> tensor<600xi32>
%18 = stablehlo.add %16, %17 : tensor<600xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%19 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<600xi32>
%20 = stablehlo.multiply %18, %19 : tensor<600xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%21 = call @remainder(%18, %c_5) : (tensor<600xi32>, tensor<i64>) -> tensor<600xi32>
%22 = stablehlo.multiply %21, %18 : tensor<600xi32>
%23 = stablehlo.add %20, %22 : tensor<600xi32>
%c_6 = stablehlo.constant dense<5> : tensor<i64>
%24 = call @remainder(%23, %c_6) : (tensor<600xi32>, tensor<i64>) -> tensor<600xi32>
%c_7 = stablehlo.constant dense<2> : tensor<i32>
%25 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<600xi32>
%26 = stablehlo.subtract %24, %25 : tensor<600xi32>
%27 = stablehlo.convert %26 : (tensor<600xi32>) -> tensor<600xf32>
%28 = stablehlo.reshape %27 : (tensor<600xf32>) -> tensor<200x3xf32>
%29 = stablehlo.complex %14, %28 : tensor<200x3xcomplex<f32>>
%30 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%31 = stablehlo.reshape %30 : (tensor<1xi32>) -> tensor<i32>
%32 = stablehlo.iota dim = 0 : tensor<540xi32>
%33 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<i32>) -> tensor<540xi32>
%34 = stablehlo.add %32, %33 : tensor<540xi32>
%c_8 = stablehlo.constant dense<7919> : tensor<i32>
%35 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<540xi32>
%36 = stablehlo.multiply %34, %35 : tensor<540xi32>
%c_9 = stablehlo.constant dense<13> : tensor<i64>
%37 = call @remainder_0(%34, %c_9) : (tensor<540xi32>, tensor<i64>) -> tensor<540xi32>
%38 = stablehlo.multiply %37, %34 : tensor<540xi32>
%39 = stablehlo.add %36, %38 : tensor<540xi32>
%c_10 = stablehlo.constant dense<9> : tensor<i64>
%40 = call @remainder_0(%39, %c_10) : (tensor<540xi32>, tensor<i64>) -> tensor<540xi32>
%c_11 = stablehlo.constant dense<4> : tensor<i32>
%41 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<540xi32>
%42 = stablehlo.subtract %40, %41 : tensor<540xi32>
%43 = stablehlo.convert %42 : (tensor<540xi32>) -> tensor<540xf32>
%44 = stablehlo.reshape %43 : (tensor<540xf32>) -> tensor<3x180xf32>
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%45 = stablehlo.add %31, %c_12 : tensor<i32>
%46 = stablehlo.iota dim = 0 : tensor<540xi32>
%47 = stablehlo.broadcast_in_dim %45, dims = [] : (tensor<i32>) -> tensor<540xi32>
%48 = stablehlo.add %46, %47 : tensor<540xi32>
%c_13 = stablehlo.constant dense<7919> : tensor<i32>
%49 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<540xi32>
%50 = stablehlo.multiply %48, %49 : tensor<540xi32>
%c_14 = stablehlo.constant dense<13> : tensor<i64>
%51 = call @remainder_0(%48, %c_14) : (tensor<540xi32>, tensor<i64>) -> tensor<540xi32>
%52 = stablehlo.multiply %51, %48 : tensor<540xi32>
%53 = stablehlo.add %50, %52 : tensor<540xi32>
%c_15 = stablehlo.constant dense<7> : tensor<i64>
%54 = call @remainder_0(%53, %c_15) : (tensor<540xi32>, tensor<i64>) -> tensor<540xi32>
%c_16 = stablehlo.constant dense<3> : tensor<i32>
%55 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<540xi32>
%56 = stablehlo.subtract %54, %55 : tensor<540xi32>
%57 = stablehlo.convert %56 : (tensor<540xi32>) -> tensor<540xf32>
%58 = stablehlo.reshape %57 : (tensor<540xf32>) -> tensor<3x180xf32>
%59 = stablehlo.complex %44, %58 : tensor<3x180xcomplex<f32>>
%60 = stablehlo.dot_general %29, %59, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<200x3xcomplex<f32>>, tensor<3x180xcomplex<f32>>) -> tensor<200x180xcomplex<f32>>
%61 = stablehlo.iota dim = 0 : tensor<36000xi32>
%c_17 = stablehlo.constant dense<7> : tensor<i64>
%62 = call @remainder_1(%61, %c_17) : (tensor<36000xi32>, tensor<i64>) -> tensor<36000xi32>
%c_18 = stablehlo.constant dense<1> : tensor<i32>
%63 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<36000xi32>
%64 = stablehlo.add %63, %62 : tensor<36000xi32>
%65 = stablehlo.convert %64 : (tensor<36000xi32>) -> tensor<36000xcomplex<f32>>
%66 = stablehlo.reshape %65 : (tensor<36000xcomplex<f32>>) -> tensor<200x180xcomplex<f32>>
%67 = stablehlo.multiply %60, %66 : tensor<200x180xcomplex<f32>>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%68 = stablehlo.reduce(%67 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<200x180xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
%69 = stablehlo.reshape %67 : (tensor<200x180xcomplex<f32>>) -> tensor<36000xcomplex<f32>>
%70 = stablehlo.slice %69 [0:5] : (tensor<36000xcomplex<f32>>) -> tensor<5xcomplex<f32>>
%71 = stablehlo.reshape %67 : (tensor<200x180xcomplex<f32>>) -> tensor<36000xcomplex<f32>>
%72 = stablehlo.slice %71 [35995:36000] : (tensor<36000xcomplex<f32>>) -> tensor<5xcomplex<f32>>
return %68, %70, %72 : tensor<complex<f32>>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>
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
func.func private @remainder_1(%arg0: tensor<36000xi32>, %arg1: tensor<i64>) -> tensor<36000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<36000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<36000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<36000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<36000xi32>, tensor<36000xi32>) -> tensor<36000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<36000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<36000xi32>, tensor<36000xi32>) -> tensor<36000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<36000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<36000xi1>, tensor<36000xi1>) -> tensor<36000xi1>
%12 = stablehlo.and %11, %6 : tensor<36000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<36000xi32>
%14 = stablehlo.add %4, %13 : tensor<36000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<36000xi1>, tensor<36000xi32>
return %15 : tensor<36000xi32>
}
}
// -----
// few_terms_7_float32
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%r:3 = call @f(%a0) : (tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>)
%e0 = stablehlo.constant dense<"0xC0379E48"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e1 = stablehlo.constant dense<"0x0000A0C0000030420000AE420000E8C200000C43"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000A242000030420000F0C1000040C1"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<1400xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<1400xi32>
%4 = stablehlo.add %2, %3 : tensor<1400xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1400xi32>
%6 = stablehlo.multiply %4, %5 : tensor<1400xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<1400xi32>, tensor<i64>) -> tensor<1400xi32>
%8 = stablehlo.multiply %7, %4 : tensor<1400xi32>
%9 = stablehlo.add %6, %8 : tensor<1400xi32>
%c_1 = stablehlo.constant dense<7> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<1400xi32>, tensor<i64>) -> tensor<1400xi32>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1400xi32>
%12 = stablehlo.subtract %10, %11 : tensor<1400xi32>
%13 = stablehlo.convert %12 : (tensor<1400xi32>) -> tensor<1400xf32>
%14 = stablehlo.reshape %13 : (tensor<1400xf32>) -> tensor<200x7xf32>
%15 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%16 = stablehlo.reshape %15 : (tensor<1xi32>) -> tensor<i32>
%17 = stablehlo.iota dim = 0 : tensor<1260xi32>
%18 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<1260xi32>
%19 = stablehlo.add %17, %18 : tensor<1260xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<1260xi32>
%21 = stablehlo.multiply %19, %20 : tensor<1260xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%22 = call @remainder_0(%19, %c_4) : (tensor<1260xi32>, tensor<i64>) -> tensor<1260xi32>
%23 = stablehlo.multiply %22, %19 : tensor<1260xi32>
%24 = stablehlo.add %21, %23 : tensor<1260xi32>
%c_5 = stablehlo.constant dense<9> : tensor<i64>
%25 = call @remainder_0(%24, %c_5) : (tensor<1260xi32>, tensor<i64>) -> tensor<1260xi32>
%c_6 = stablehlo.constant dense<4> : tensor<i32>
%26 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<1260xi32>
%27 = stablehlo.subtract %25, %26 : tensor<1260xi32>
%28 = stablehlo.convert %27 : (tensor<1260xi32>) -> tensor<1260xf32>
%29 = stablehlo.reshape %28 : (tensor<1260xf32>) -> tensor<7x180xf32>
%30 = stablehlo.dot_general %14, %29, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<200x7xf32>, tensor<7x180xf32>) -> tensor<200x180xf32>
%31 = stablehlo.iota dim = 0 : tensor<36000xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%32 = call @remainder_1(%31, %c_7) : (tensor<36000xi32>, tensor<i64>) -> tensor<36000xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%33 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<36000xi32>
%34 = stablehlo.add %33, %32 : tensor<36000xi32>
%35 = stablehlo.convert %34 : (tensor<36000xi32>) -> tensor<36000xf32>
%36 = stablehlo.reshape %35 : (tensor<36000xf32>) -> tensor<200x180xf32>
%37 = stablehlo.multiply %30, %36 : tensor<200x180xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%38 = stablehlo.reduce(%37 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<200x180xf32>, tensor<f32>) -> tensor<f32>
%39 = stablehlo.reshape %37 : (tensor<200x180xf32>) -> tensor<36000xf32>
%40 = stablehlo.slice %39 [0:5] : (tensor<36000xf32>) -> tensor<5xf32>
%41 = stablehlo.reshape %37 : (tensor<200x180xf32>) -> tensor<36000xf32>
%42 = stablehlo.slice %41 [35995:36000] : (tensor<36000xf32>) -> tensor<5xf32>
return %38, %40, %42 : tensor<f32>, tensor<5xf32>, tensor<5xf32>
}
func.func private @remainder(%arg0: tensor<1400xi32>, %arg1: tensor<i64>) -> tensor<1400xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1400xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1400xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1400xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1400xi32>, tensor<1400xi32>) -> tensor<1400xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1400xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1400xi32>, tensor<1400xi32>) -> tensor<1400xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1400xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1400xi1>, tensor<1400xi1>) -> tensor<1400xi1>
%12 = stablehlo.and %11, %6 : tensor<1400xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1400xi32>
%14 = stablehlo.add %4, %13 : tensor<1400xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<1400xi1>, tensor<1400xi32>
return %15 : tensor<1400xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<1260xi32>, %arg1: tensor<i64>) -> tensor<1260xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1260xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1260xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1260xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1260xi32>, tensor<1260xi32>) -> tensor<1260xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1260xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1260xi32>, tensor<1260xi32>) -> tensor<1260xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1260xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1260xi1>, tensor<1260xi1>) -> tensor<1260xi1>
%12 = stablehlo.and %11, %6 : tensor<1260xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1260xi32>
%14 = stablehlo.add %4, %13 : tensor<1260xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<1260xi1>, tensor<1260xi32>
return %15 : tensor<1260xi32>
}
func.func private @remainder_1(%arg0: tensor<36000xi32>, %arg1: tensor<i64>) -> tensor<36000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<36000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<36000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<36000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<36000xi32>, tensor<36000xi32>) -> tensor<36000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<36000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<36000xi32>, tensor<36000xi32>) -> tensor<36000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<36000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<36000xi1>, tensor<36000xi1>) -> tensor<36000xi1>
%12 = stablehlo.and %11, %6 : tensor<36000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<36000xi32>
%14 = stablehlo.add %4, %13 : tensor<36000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<36000xi1>, tensor<36000xi32>
return %15 : tensor<36000xi32>
}
}
// -----
// few_terms_7_complex64
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%r:3 = call @f(%a0) : (tensor<2xi32>) -> (tensor<complex<f32>>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x8090E247B0071049"> : tensor<complex<f32>>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0x000020C10000C04000001042000040C1000090420000C040000030C3000030420000114300001B43"> : tensor<5xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
%e2 = stablehlo.constant dense<"0x00000041000028C200009042000004C2000080C00000E0420000A040000034C2000090420000C0C1"> : tensor<5xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<complex<f32>>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<1400xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<1400xi32>
%4 = stablehlo.add %2, %3 : tensor<1400xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1400xi32>
%6 = stablehlo.multiply %4, %5 : tensor<1400xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<1400xi32>, tensor<i64>) -> tensor<1400xi32>
%8 = stablehlo.multiply %7, %4 : tensor<1400xi32>
%9 = stablehlo.add %6, %8 : tensor<1400xi32>
%c_1 = stablehlo.constant dense<7> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<1400xi32>, tensor<i64>) -> tensor<1400xi32>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1400xi32>
%12 = stablehlo.subtract %10, %11 : tensor<1400xi32>
%13 = stablehlo.convert %12 : (tensor<1400xi32>) -> tensor<1400xf32>
%14 = stablehlo.reshape %13 : (tensor<1400xf32>) -> tensor<200x7xf32>
%c_3 = stablehlo.constant dense<1> : tensor<i32>
%15 = stablehlo.add %1, %c_3 : tensor<i32>
%16 = stablehlo.iota dim = 0 : tensor<1400xi32>
%17 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i32>) -> tensor<1400xi32>
%18 = stablehlo.add %16, %17 : tensor<1400xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%19 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<1400xi32>
%20 = stablehlo.multiply %18, %19 : tensor<1400xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%21 = call @remainder(%18, %c_5) : (tensor<1400xi32>, tensor<i64>) -> tensor<1400xi32>
%22 = stablehlo.multiply %21, %18 : tensor<1400xi32>
%23 = stablehlo.add %20, %22 : tensor<1400xi32>
%c_6 = stablehlo.constant dense<5> : tensor<i64>
%24 = call @remainder(%23, %c_6) : (tensor<1400xi32>, tensor<i64>) -> tensor<1400xi32>
%c_7 = stablehlo.constant dense<2> : tensor<i32>
%25 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<1400xi32>
%26 = stablehlo.subtract %24, %25 : tensor<1400xi32>
%27 = stablehlo.convert %26 : (tensor<1400xi32>) -> tensor<1400xf32>
%28 = stablehlo.reshape %27 : (tensor<1400xf32>) -> tensor<200x7xf32>
%29 = stablehlo.complex %14, %28 : tensor<200x7xcomplex<f32>>
%30 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%31 = stablehlo.reshape %30 : (tensor<1xi32>) -> tensor<i32>
%32 = stablehlo.iota dim = 0 : tensor<1260xi32>
%33 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<i32>) -> tensor<1260xi32>
%34 = stablehlo.add %32, %33 : tensor<1260xi32>
%c_8 = stablehlo.constant dense<7919> : tensor<i32>
%35 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<1260xi32>
%36 = stablehlo.multiply %34, %35 : tensor<1260xi32>
%c_9 = stablehlo.constant dense<13> : tensor<i64>
%37 = call @remainder_0(%34, %c_9) : (tensor<1260xi32>, tensor<i64>) -> tensor<1260xi32>
%38 = stablehlo.multiply %37, %34 : tensor<1260xi32>
%39 = stablehlo.add %36, %38 : tensor<1260xi32>
%c_10 = stablehlo.constant dense<9> : tensor<i64>
%40 = call @remainder_0(%39, %c_10) : (tensor<1260xi32>, tensor<i64>) -> tensor<1260xi32>
%c_11 = stablehlo.constant dense<4> : tensor<i32>
%41 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<1260xi32>
%42 = stablehlo.subtract %40, %41 : tensor<1260xi32>
%43 = stablehlo.convert %42 : (tensor<1260xi32>) -> tensor<1260xf32>
%44 = stablehlo.reshape %43 : (tensor<1260xf32>) -> tensor<7x180xf32>
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%45 = stablehlo.add %31, %c_12 : tensor<i32>
%46 = stablehlo.iota dim = 0 : tensor<1260xi32>
%47 = stablehlo.broadcast_in_dim %45, dims = [] : (tensor<i32>) -> tensor<1260xi32>
%48 = stablehlo.add %46, %47 : tensor<1260xi32>
%c_13 = stablehlo.constant dense<7919> : tensor<i32>
%49 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<1260xi32>
%50 = stablehlo.multiply %48, %49 : tensor<1260xi32>
%c_14 = stablehlo.constant dense<13> : tensor<i64>
%51 = call @remainder_0(%48, %c_14) : (tensor<1260xi32>, tensor<i64>) -> tensor<1260xi32>
%52 = stablehlo.multiply %51, %48 : tensor<1260xi32>
%53 = stablehlo.add %50, %52 : tensor<1260xi32>
%c_15 = stablehlo.constant dense<7> : tensor<i64>
%54 = call @remainder_0(%53, %c_15) : (tensor<1260xi32>, tensor<i64>) -> tensor<1260xi32>
%c_16 = stablehlo.constant dense<3> : tensor<i32>
%55 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<1260xi32>
%56 = stablehlo.subtract %54, %55 : tensor<1260xi32>
%57 = stablehlo.convert %56 : (tensor<1260xi32>) -> tensor<1260xf32>
%58 = stablehlo.reshape %57 : (tensor<1260xf32>) -> tensor<7x180xf32>
%59 = stablehlo.complex %44, %58 : tensor<7x180xcomplex<f32>>
%60 = stablehlo.dot_general %29, %59, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<200x7xcomplex<f32>>, tensor<7x180xcomplex<f32>>) -> tensor<200x180xcomplex<f32>>
%61 = stablehlo.iota dim = 0 : tensor<36000xi32>
%c_17 = stablehlo.constant dense<7> : tensor<i64>
%62 = call @remainder_1(%61, %c_17) : (tensor<36000xi32>, tensor<i64>) -> tensor<36000xi32>
%c_18 = stablehlo.constant dense<1> : tensor<i32>
%63 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<36000xi32>
%64 = stablehlo.add %63, %62 : tensor<36000xi32>
%65 = stablehlo.convert %64 : (tensor<36000xi32>) -> tensor<36000xcomplex<f32>>
%66 = stablehlo.reshape %65 : (tensor<36000xcomplex<f32>>) -> tensor<200x180xcomplex<f32>>
%67 = stablehlo.multiply %60, %66 : tensor<200x180xcomplex<f32>>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%68 = stablehlo.reduce(%67 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<200x180xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
%69 = stablehlo.reshape %67 : (tensor<200x180xcomplex<f32>>) -> tensor<36000xcomplex<f32>>
%70 = stablehlo.slice %69 [0:5] : (tensor<36000xcomplex<f32>>) -> tensor<5xcomplex<f32>>
%71 = stablehlo.reshape %67 : (tensor<200x180xcomplex<f32>>) -> tensor<36000xcomplex<f32>>
%72 = stablehlo.slice %71 [35995:36000] : (tensor<36000xcomplex<f32>>) -> tensor<5xcomplex<f32>>
return %68, %70, %72 : tensor<complex<f32>>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>
}
func.func private @remainder(%arg0: tensor<1400xi32>, %arg1: tensor<i64>) -> tensor<1400xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1400xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1400xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1400xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1400xi32>, tensor<1400xi32>) -> tensor<1400xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1400xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1400xi32>, tensor<1400xi32>) -> tensor<1400xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1400xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1400xi1>, tensor<1400xi1>) -> tensor<1400xi1>
%12 = stablehlo.and %11, %6 : tensor<1400xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1400xi32>
%14 = stablehlo.add %4, %13 : tensor<1400xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<1400xi1>, tensor<1400xi32>
return %15 : tensor<1400xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<1260xi32>, %arg1: tensor<i64>) -> tensor<1260xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1260xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1260xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1260xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1260xi32>, tensor<1260xi32>) -> tensor<1260xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1260xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1260xi32>, tensor<1260xi32>) -> tensor<1260xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1260xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1260xi1>, tensor<1260xi1>) -> tensor<1260xi1>
%12 = stablehlo.and %11, %6 : tensor<1260xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1260xi32>
%14 = stablehlo.add %4, %13 : tensor<1260xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<1260xi1>, tensor<1260xi32>
return %15 : tensor<1260xi32>
}
func.func private @remainder_1(%arg0: tensor<36000xi32>, %arg1: tensor<i64>) -> tensor<36000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<36000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<36000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<36000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<36000xi32>, tensor<36000xi32>) -> tensor<36000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<36000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<36000xi32>, tensor<36000xi32>) -> tensor<36000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<36000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<36000xi1>, tensor<36000xi1>) -> tensor<36000xi1>
%12 = stablehlo.and %11, %6 : tensor<36000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<36000xi32>
%14 = stablehlo.add %4, %13 : tensor<36000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<36000xi1>, tensor<36000xi32>
return %15 : tensor<36000xi32>
}
}
// -----
// few_terms_8_float32
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%r:3 = call @f(%a0) : (tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>)
%e0 = stablehlo.constant dense<"0x607ACC48"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e1 = stablehlo.constant dense<"0x000010C10000104200007C420000D8C200003443"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e2 = stablehlo.constant dense<"0x0000C0C10000D8C1000018C30000704100004041"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<1600xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<1600xi32>
%4 = stablehlo.add %2, %3 : tensor<1600xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1600xi32>
%6 = stablehlo.multiply %4, %5 : tensor<1600xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<1600xi32>, tensor<i64>) -> tensor<1600xi32>
%8 = stablehlo.multiply %7, %4 : tensor<1600xi32>
%9 = stablehlo.add %6, %8 : tensor<1600xi32>
%c_1 = stablehlo.constant dense<7> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<1600xi32>, tensor<i64>) -> tensor<1600xi32>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1600xi32>
%12 = stablehlo.subtract %10, %11 : tensor<1600xi32>
%13 = stablehlo.convert %12 : (tensor<1600xi32>) -> tensor<1600xf32>
%14 = stablehlo.reshape %13 : (tensor<1600xf32>) -> tensor<200x8xf32>
%15 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%16 = stablehlo.reshape %15 : (tensor<1xi32>) -> tensor<i32>
%17 = stablehlo.iota dim = 0 : tensor<1440xi32>
%18 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<1440xi32>
%19 = stablehlo.add %17, %18 : tensor<1440xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<1440xi32>
%21 = stablehlo.multiply %19, %20 : tensor<1440xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%22 = call @remainder_0(%19, %c_4) : (tensor<1440xi32>, tensor<i64>) -> tensor<1440xi32>
%23 = stablehlo.multiply %22, %19 : tensor<1440xi32>
%24 = stablehlo.add %21, %23 : tensor<1440xi32>
%c_5 = stablehlo.constant dense<9> : tensor<i64>
%25 = call @remainder_0(%24, %c_5) : (tensor<1440xi32>, tensor<i64>) -> tensor<1440xi32>
%c_6 = stablehlo.constant dense<4> : tensor<i32>
%26 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<1440xi32>
%27 = stablehlo.subtract %25, %26 : tensor<1440xi32>
%28 = stablehlo.convert %27 : (tensor<1440xi32>) -> tensor<1440xf32>
%29 = stablehlo.reshape %28 : (tensor<1440xf32>) -> tensor<8x180xf32>
%30 = stablehlo.dot_general %14, %29, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<200x8xf32>, tensor<8x180xf32>) -> tensor<200x180xf32>
%31 = stablehlo.iota dim = 0 : tensor<36000xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%32 = call @remainder_1(%31, %c_7) : (tensor<36000xi32>, tensor<i64>) -> tensor<36000xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%33 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<36000xi32>
%34 = stablehlo.add %33, %32 : tensor<36000xi32>
%35 = stablehlo.convert %34 : (tensor<36000xi32>) -> tensor<36000xf32>
%36 = stablehlo.reshape %35 : (tensor<36000xf32>) -> tensor<200x180xf32>
%37 = stablehlo.multiply %30, %36 : tensor<200x180xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%38 = stablehlo.reduce(%37 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<200x180xf32>, tensor<f32>) -> tensor<f32>
%39 = stablehlo.reshape %37 : (tensor<200x180xf32>) -> tensor<36000xf32>
%40 = stablehlo.slice %39 [0:5] : (tensor<36000xf32>) -> tensor<5xf32>
%41 = stablehlo.reshape %37 : (tensor<200x180xf32>) -> tensor<36000xf32>
%42 = stablehlo.slice %41 [35995:36000] : (tensor<36000xf32>) -> tensor<5xf32>
return %38, %40, %42 : tensor<f32>, tensor<5xf32>, tensor<5xf32>
}
func.func private @remainder(%arg0: tensor<1600xi32>, %arg1: tensor<i64>) -> tensor<1600xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1600xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1600xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1600xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1600xi32>, tensor<1600xi32>) -> tensor<1600xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1600xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1600xi32>, tensor<1600xi32>) -> tensor<1600xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1600xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1600xi1>, tensor<1600xi1>) -> tensor<1600xi1>
%12 = stablehlo.and %11, %6 : tensor<1600xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1600xi32>
%14 = stablehlo.add %4, %13 : tensor<1600xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<1600xi1>, tensor<1600xi32>
return %15 : tensor<1600xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<1440xi32>, %arg1: tensor<i64>) -> tensor<1440xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1440xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1440xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1440xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1440xi32>, tensor<1440xi32>) -> tensor<1440xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1440xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1440xi32>, tensor<1440xi32>) -> tensor<1440xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1440xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1440xi1>, tensor<1440xi1>) -> tensor<1440xi1>
%12 = stablehlo.and %11, %6 : tensor<1440xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1440xi32>
%14 = stablehlo.add %4, %13 : tensor<1440xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<1440xi1>, tensor<1440xi32>
return %15 : tensor<1440xi32>
}
func.func private @remainder_1(%arg0: tensor<36000xi32>, %arg1: tensor<i64>) -> tensor<36000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<36000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<36000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<36000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<36000xi32>, tensor<36000xi32>) -> tensor<36000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<36000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<36000xi32>, tensor<36000xi32>) -> tensor<36000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<36000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<36000xi1>, tensor<36000xi1>) -> tensor<36000xi1>
%12 = stablehlo.and %11, %6 : tensor<36000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<36000xi32>
%14 = stablehlo.add %4, %13 : tensor<36000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<36000xi1>, tensor<36000xi32>
return %15 : tensor<36000xi32>
}
}
// -----
// few_terms_8_complex64
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%r:3 = call @f(%a0) : (tensor<2xi32>) -> (tensor<complex<f32>>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x804B2B48609C2549"> : tensor<complex<f32>>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0x0000A0C10000004100008041000000C100002842000040C1000010C30000E04100004D4300002F43"> : tensor<5xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
%e2 = stablehlo.constant dense<"0x000090C10000004000004041000000000000F0C2000020C2000034C2000082430000E4C2000058C2"> : tensor<5xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<complex<f32>>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<1600xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<1600xi32>
%4 = stablehlo.add %2, %3 : tensor<1600xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1600xi32>
%6 = stablehlo.multiply %4, %5 : tensor<1600xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<1600xi32>, tensor<i64>) -> tensor<1600xi32>
%8 = stablehlo.multiply %7, %4 : tensor<1600xi32>
%9 = stablehlo.add %6, %8 : tensor<1600xi32>
%c_1 = stablehlo.constant dense<7> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<1600xi32>, tensor<i64>) -> tensor<1600xi32>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1600xi32>
%12 = stablehlo.subtract %10, %11 : tensor<1600xi32>
%13 = stablehlo.convert %12 : (tensor<1600xi32>) -> tensor<1600xf32>
%14 = stablehlo.reshape %13 : (tensor<1600xf32>) -> tensor<200x8xf32>
%c_3 = stablehlo.constant dense<1> : tensor<i32>
%15 = stablehlo.add %1, %c_3 : tensor<i32>
%16 = stablehlo.iota dim = 0 : tensor<1600xi32>
%17 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i32>) -> tensor<1600xi32>
%18 = stablehlo.add %16, %17 : tensor<1600xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%19 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<1600xi32>
%20 = stablehlo.multiply %18, %19 : tensor<1600xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%21 = call @remainder(%18, %c_5) : (tensor<1600xi32>, tensor<i64>) -> tensor<1600xi32>
%22 = stablehlo.multiply %21, %18 : tensor<1600xi32>
%23 = stablehlo.add %20, %22 : tensor<1600xi32>
%c_6 = stablehlo.constant dense<5> : tensor<i64>
%24 = call @remainder(%23, %c_6) : (tensor<1600xi32>, tensor<i64>) -> tensor<1600xi32>
%c_7 = stablehlo.constant dense<2> : tensor<i32>
%25 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<1600xi32>
%26 = stablehlo.subtract %24, %25 : tensor<1600xi32>
%27 = stablehlo.convert %26 : (tensor<1600xi32>) -> tensor<1600xf32>
%28 = stablehlo.reshape %27 : (tensor<1600xf32>) -> tensor<200x8xf32>
%29 = stablehlo.complex %14, %28 : tensor<200x8xcomplex<f32>>
%30 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%31 = stablehlo.reshape %30 : (tensor<1xi32>) -> tensor<i32>
%32 = stablehlo.iota dim = 0 : tensor<1440xi32>
%33 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<i32>) -> tensor<1440xi32>
%34 = stablehlo.add %32, %33 : tensor<1440xi32>
%c_8 = stablehlo.constant dense<7919> : tensor<i32>
%35 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<1440xi32>
%36 = stablehlo.multiply %34, %35 : tensor<1440xi32>
%c_9 = stablehlo.constant dense<13> : tensor<i64>
%37 = call @remainder_0(%34, %c_9) : (tensor<1440xi32>, tensor<i64>) -> tensor<1440xi32>
%38 = stablehlo.multiply %37, %34 : tensor<1440xi32>
%39 = stablehlo.add %36, %38 : tensor<1440xi32>
%c_10 = stablehlo.constant dense<9> : tensor<i64>
%40 = call @remainder_0(%39, %c_10) : (tensor<1440xi32>, tensor<i64>) -> tensor<1440xi32>
%c_11 = stablehlo.constant dense<4> : tensor<i32>
%41 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<1440xi32>
%42 = stablehlo.subtract %40, %41 : tensor<1440xi32>
%43 = stablehlo.convert %42 : (tensor<1440xi32>) -> tensor<1440xf32>
%44 = stablehlo.reshape %43 : (tensor<1440xf32>) -> tensor<8x180xf32>
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%45 = stablehlo.add %31, %c_12 : tensor<i32>
%46 = stablehlo.iota dim = 0 : tensor<1440xi32>
%47 = stablehlo.broadcast_in_dim %45, dims = [] : (tensor<i32>) -> tensor<1440xi32>
%48 = stablehlo.add %46, %47 : tensor<1440xi32>
%c_13 = stablehlo.constant dense<7919> : tensor<i32>
%49 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<1440xi32>
%50 = stablehlo.multiply %48, %49 : tensor<1440xi32>
%c_14 = stablehlo.constant dense<13> : tensor<i64>
%51 = call @remainder_0(%48, %c_14) : (tensor<1440xi32>, tensor<i64>) -> tensor<1440xi32>
%52 = stablehlo.multiply %51, %48 : tensor<1440xi32>
%53 = stablehlo.add %50, %52 : tensor<1440xi32>
%c_15 = stablehlo.constant dense<7> : tensor<i64>
%54 = call @remainder_0(%53, %c_15) : (tensor<1440xi32>, tensor<i64>) -> tensor<1440xi32>
%c_16 = stablehlo.constant dense<3> : tensor<i32>
%55 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<1440xi32>
%56 = stablehlo.subtract %54, %55 : tensor<1440xi32>
%57 = stablehlo.convert %56 : (tensor<1440xi32>) -> tensor<1440xf32>
%58 = stablehlo.reshape %57 : (tensor<1440xf32>) -> tensor<8x180xf32>
%59 = stablehlo.complex %44, %58 : tensor<8x180xcomplex<f32>>
%60 = stablehlo.dot_general %29, %59, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<200x8xcomplex<f32>>, tensor<8x180xcomplex<f32>>) -> tensor<200x180xcomplex<f32>>
%61 = stablehlo.iota dim = 0 : tensor<36000xi32>
%c_17 = stablehlo.constant dense<7> : tensor<i64>
%62 = call @remainder_1(%61, %c_17) : (tensor<36000xi32>, tensor<i64>) -> tensor<36000xi32>
%c_18 = stablehlo.constant dense<1> : tensor<i32>
%63 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<36000xi32>
%64 = stablehlo.add %63, %62 : tensor<36000xi32>
%65 = stablehlo.convert %64 : (tensor<36000xi32>) -> tensor<36000xcomplex<f32>>
%66 = stablehlo.reshape %65 : (tensor<36000xcomplex<f32>>) -> tensor<200x180xcomplex<f32>>
%67 = stablehlo.multiply %60, %66 : tensor<200x180xcomplex<f32>>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%68 = stablehlo.reduce(%67 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<200x180xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
%69 = stablehlo.reshape %67 : (tensor<200x180xcomplex<f32>>) -> tensor<36000xcomplex<f32>>
%70 = stablehlo.slice %69 [0:5] : (tensor<36000xcomplex<f32>>) -> tensor<5xcomplex<f32>>
%71 = stablehlo.reshape %67 : (tensor<200x180xcomplex<f32>>) -> tensor<36000xcomplex<f32>>
%72 = stablehlo.slice %71 [35995:36000] : (tensor<36000xcomplex<f32>>) -> tensor<5xcomplex<f32>>
return %68, %70, %72 : tensor<complex<f32>>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>
}
func.func private @remainder(%arg0: tensor<1600xi32>, %arg1: tensor<i64>) -> tensor<1600xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1600xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1600xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1600xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1600xi32>, tensor<1600xi32>) -> tensor<1600xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1600xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1600xi32>, tensor<1600xi32>) -> tensor<1600xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1600xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1600xi1>, tensor<1600xi1>) -> tensor<1600xi1>
%12 = stablehlo.and %11, %6 : tensor<1600xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1600xi32>
%14 = stablehlo.add %4, %13 : tensor<1600xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<1600xi1>, tensor<1600xi32>
return %15 : tensor<1600xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<1440xi32>, %arg1: tensor<i64>) -> tensor<1440xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1440xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1440xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1440xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1440xi32>, tensor<1440xi32>) -> tensor<1440xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1440xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1440xi32>, tensor<1440xi32>) -> tensor<1440xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1440xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1440xi1>, tensor<1440xi1>) -> tensor<1440xi1>
%12 = stablehlo.and %11, %6 : tensor<1440xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1440xi32>
%14 = stablehlo.add %4, %13 : tensor<1440xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<1440xi1>, tensor<1440xi32>
return %15 : tensor<1440xi32>
}
func.func private @remainder_1(%arg0: tensor<36000xi32>, %arg1: tensor<i64>) -> tensor<36000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<36000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<36000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<36000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<36000xi32>, tensor<36000xi32>) -> tensor<36000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<36000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<36000xi32>, tensor<36000xi32>) -> tensor<36000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<36000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<36000xi1>, tensor<36000xi1>) -> tensor<36000xi1>
%12 = stablehlo.and %11, %6 : tensor<36000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<36000xi32>
%14 = stablehlo.add %4, %13 : tensor<36000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<36000xi1>, tensor<36000xi32>
return %15 : tensor<36000xi32>
}
}
// -----
// few_terms_behind_float64
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%r:3 = call @f(%a0) : (tensor<2xi32>) -> (tensor<f64>, tensor<5xf64>, tensor<5xf64>)
%e0 = stablehlo.constant dense<"0x00000000F0C41141"> : tensor<f64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f64>, tensor<f64>) -> ()
%e1 = stablehlo.constant dense<"0x00000000000018400000000000003840000000000000000000000000000030400000000000003440"> : tensor<5xf64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xf64>, tensor<5xf64>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000224000000000000048400000000000405A40000000000000324000000000000045C0"> : tensor<5xf64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xf64>, tensor<5xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<f64>, tensor<5xf64>, tensor<5xf64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<2100xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<2100xi32>
%4 = stablehlo.add %2, %3 : tensor<2100xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2100xi32>
%6 = stablehlo.multiply %4, %5 : tensor<2100xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<2100xi32>, tensor<i64>) -> tensor<2100xi32>
%8 = stablehlo.multiply %7, %4 : tensor<2100xi32>
%9 = stablehlo.add %6, %8 : tensor<2100xi32>
%c_1 = stablehlo.constant dense<7> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<2100xi32>, tensor<i64>) -> tensor<2100xi32>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2100xi32>
%12 = stablehlo.subtract %10, %11 : tensor<2100xi32>
%13 = stablehlo.convert %12 : (tensor<2100xi32>) -> tensor<2100xf32>
%14 = stablehlo.reshape %13 : (tensor<2100xf32>) -> tensor<700x3xf32>
%15 = stablehlo.convert %14 : (tensor<700x3xf32>) -> tensor<700x3xf64>
%16 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%17 = stablehlo.reshape %16 : (tensor<1xi32>) -> tensor<i32>
%18 = stablehlo.iota dim = 0 : tensor<270xi32>
%19 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<i32>) -> tensor<270xi32>
%20 = stablehlo.add %18, %19 : tensor<270xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<270xi32>
%22 = stablehlo.multiply %20, %21 : tensor<270xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%23 = call @remainder_0(%20, %c_4) : (tensor<270xi32>, tensor<i64>) -> tensor<270xi32>
%24 = stablehlo.multiply %23, %20 : tensor<270xi32>
%25 = stablehlo.add %22, %24 : tensor<270xi32>
%c_5 = stablehlo.constant dense<9> : tensor<i64>
%26 = call @remainder_0(%25, %c_5) : (tensor<270xi32>, tensor<i64>) -> tensor<270xi32>
%c_6 = stablehlo.constant dense<4> : tensor<i32>
%27 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<270xi32>
%28 = stablehlo.subtract %26, %27 : tensor<270xi32>
%29 = stablehlo.convert %28 : (tensor<270xi32>) -> tensor<270xf32>
%30 = stablehlo.reshape %29 : (tensor<270xf32>) -> tensor<90x3xf32>
%31 = stablehlo.convert %30 : (tensor<90x3xf32>) -> tensor<90x3xf64>
%32 = stablehlo.dot_general %15, %31, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<700x3xf64>, tensor<90x3xf64>) -> tensor<700x90xf64>
%33 = stablehlo.iota dim = 0 : tensor<63000xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%34 = call @remainder_1(%33, %c_7) : (tensor<63000xi32>, tensor<i64>) -> tensor<63000xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%35 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<63000xi32>
%36 = stablehlo.add %35, %34 : tensor<63000xi32>
%37 = stablehlo.convert %36 : (tensor<63000xi32>) -> tensor<63000xf64>
%38 = stablehlo.reshape %37 : (tensor<63000xf64>) -> tensor<700x90xf64>
%39 = stablehlo.multiply %32, %38 : tensor<700x90xf64>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%40 = stablehlo.reduce(%39 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<700x90xf64>, tensor<f64>) -> tensor<f64>
%41 = stablehlo.reshape %39 : (tensor<700x90xf64>) -> tensor<63000xf64>
%42 = stablehlo.slice %41 [0:5] : (tensor<63000xf64>) -> tensor<5xf64>
%43 = stablehlo.reshape %39 : (tensor<700x90xf64>) -> tensor<63000xf64>
%44 = stablehlo.slice %43 [62995:63000] : (tensor<63000xf64>) -> tensor<5xf64>
return %40, %42, %44 : tensor<f64>, tensor<5xf64>, tensor<5xf64>
}
func.func private @remainder(%arg0: tensor<2100xi32>, %arg1: tensor<i64>) -> tensor<2100xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2100xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<2100xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2100xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<2100xi32>, tensor<2100xi32>) -> tensor<2100xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2100xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<2100xi32>, tensor<2100xi32>) -> tensor<2100xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2100xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<2100xi1>, tensor<2100xi1>) -> tensor<2100xi1>
%12 = stablehlo.and %11, %6 : tensor<2100xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2100xi32>
%14 = stablehlo.add %4, %13 : tensor<2100xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<2100xi1>, tensor<2100xi32>
return %15 : tensor<2100xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<270xi32>, %arg1: tensor<i64>) -> tensor<270xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<270xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<270xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<270xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<270xi32>, tensor<270xi32>) -> tensor<270xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<270xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<270xi32>, tensor<270xi32>) -> tensor<270xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<270xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<270xi1>, tensor<270xi1>) -> tensor<270xi1>
%12 = stablehlo.and %11, %6 : tensor<270xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<270xi32>
%14 = stablehlo.add %4, %13 : tensor<270xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<270xi1>, tensor<270xi32>
return %15 : tensor<270xi32>
}
func.func private @remainder_1(%arg0: tensor<63000xi32>, %arg1: tensor<i64>) -> tensor<63000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<63000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<63000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<63000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<63000xi32>, tensor<63000xi32>) -> tensor<63000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<63000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<63000xi32>, tensor<63000xi32>) -> tensor<63000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<63000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<63000xi1>, tensor<63000xi1>) -> tensor<63000xi1>
%12 = stablehlo.and %11, %6 : tensor<63000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<63000xi32>
%14 = stablehlo.add %4, %13 : tensor<63000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<63000xi1>, tensor<63000xi32>
return %15 : tensor<63000xi32>
}
}
