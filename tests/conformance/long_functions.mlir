// erf_90001_float32
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000003F0000A040"> : tensor<2xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<2xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xf32>
%r:6 = call @f(%a0) : (tensor<2xf32>) -> (tensor<9xf32>, tensor<i1>, tensor<9xf32>, tensor<i1>, tensor<9xf32>, tensor<i1>)
%e0 = stablehlo.constant dense<"0x5A8F263FA794263FF699263F469F263F91A4263FE1A9263F30AF263F7CB4263FCDB9263F"> : tensor<9xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<9xf32>, tensor<9xf32>) -> ()
%e1 = stablehlo.constant dense<true> : tensor<i1>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
%e2 = stablehlo.constant dense<"0xE9FB084109FD08412AFE08414AFF08416B0009418B010941AB020941CD030941ED040941"> : tensor<9xf32>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<9xf32>, tensor<9xf32>) -> ()
%e3 = stablehlo.constant dense<true> : tensor<i1>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
%e4 = stablehlo.constant dense<"0xC8F6CF41CFF7CF41D5F8CF41D9F9CF41E0FACF41E6FBCF41EDFCCF41F3FDCF41FAFECF41"> : tensor<9xf32>
stablehlo.custom_call @check.expect_close(%r#4, %e4) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<9xf32>, tensor<9xf32>) -> ()
%e5 = stablehlo.constant dense<true> : tensor<i1>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
return
}
func.func private @f(%arg0: tensor<2xf32>) -> (tensor<9xf32>, tensor<i1>, tensor<9xf32>, tensor<i1>, tensor<9xf32>, tensor<i1>) {
%0 = stablehlo.iota dim = 0 : tensor<90001xf32>
%1 = stablehlo.slice %arg0 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
%2 = stablehlo.reshape %1 : (tensor<1xf32>) -> tensor<f32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
%4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
%5 = stablehlo.subtract %2, %4 : tensor<f32>
%cst = stablehlo.constant dense<9.000100e+04> : tensor<f32>
%6 = stablehlo.divide %5, %cst : tensor<f32>
%7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<90001xf32>
%8 = stablehlo.multiply %0, %7 : tensor<90001xf32>
%9 = stablehlo.slice %arg0 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
%10 = stablehlo.reshape %9 : (tensor<1xf32>) -> tensor<f32>
%11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<90001xf32>
%12 = stablehlo.add %8, %11 : tensor<90001xf32>
%13 = chlo.erf %12 : tensor<90001xf32> -> tensor<90001xf32>
%14 = stablehlo.multiply %12, %12 : tensor<90001xf32>
%cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%15 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<90001xf32>
%16 = stablehlo.add %15, %14 : tensor<90001xf32>
%17 = stablehlo.multiply %13, %16 : tensor<90001xf32>
%18 = stablehlo.optimization_barrier %17 : tensor<90001xf32>
%c = stablehlo.constant dense<0> : tensor<i64>
%19 = stablehlo.dynamic_slice %18, %c, sizes = [9] : (tensor<90001xf32>, tensor<i64>) -> tensor<9xf32>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%20 = stablehlo.dynamic_slice %12, %c_1, sizes = [9] : (tensor<90001xf32>, tensor<i64>) -> tensor<9xf32>
%21 = stablehlo.optimization_barrier %20 : tensor<9xf32>
%22 = chlo.erf %21 : tensor<9xf32> -> tensor<9xf32>
%23 = stablehlo.multiply %21, %21 : tensor<9xf32>
%cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%24 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<9xf32>
%25 = stablehlo.add %24, %23 : tensor<9xf32>
%26 = stablehlo.multiply %22, %25 : tensor<9xf32>
%27 = stablehlo.compare EQ, %19, %26, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%c_3 = stablehlo.constant dense<true> : tensor<i1>
%28 = stablehlo.reduce(%27 init: %c_3) applies stablehlo.and across dimensions = [0] : (tensor<9xi1>, tensor<i1>) -> tensor<i1>
%c_4 = stablehlo.constant dense<45000> : tensor<i64>
%29 = stablehlo.dynamic_slice %18, %c_4, sizes = [9] : (tensor<90001xf32>, tensor<i64>) -> tensor<9xf32>
%c_5 = stablehlo.constant dense<45000> : tensor<i64>
%30 = stablehlo.dynamic_slice %12, %c_5, sizes = [9] : (tensor<90001xf32>, tensor<i64>) -> tensor<9xf32>
%31 = stablehlo.optimization_barrier %30 : tensor<9xf32>
%32 = chlo.erf %31 : tensor<9xf32> -> tensor<9xf32>
%33 = stablehlo.multiply %31, %31 : tensor<9xf32>
%cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%34 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<9xf32>
%35 = stablehlo.add %34, %33 : tensor<9xf32>
%36 = stablehlo.multiply %32, %35 : tensor<9xf32>
%37 = stablehlo.compare EQ, %29, %36, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%c_7 = stablehlo.constant dense<true> : tensor<i1>
%38 = stablehlo.reduce(%37 init: %c_7) applies stablehlo.and across dimensions = [0] : (tensor<9xi1>, tensor<i1>) -> tensor<i1>
%c_8 = stablehlo.constant dense<89992> : tensor<i64>
%39 = stablehlo.dynamic_slice %18, %c_8, sizes = [9] : (tensor<90001xf32>, tensor<i64>) -> tensor<9xf32>
%c_9 = stablehlo.constant dense<89992> : tensor<i64>
%40 = stablehlo.dynamic_slice %12, %c_9, sizes = [9] : (tensor<90001xf32>, tensor<i64>) -> tensor<9xf32>
%41 = stablehlo.optimization_barrier %40 : tensor<9xf32>
%42 = chlo.erf %41 : tensor<9xf32> -> tensor<9xf32>
%43 = stablehlo.multiply %41, %41 : tensor<9xf32>
%cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%44 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<9xf32>
%45 = stablehlo.add %44, %43 : tensor<9xf32>
%46 = stablehlo.multiply %42, %45 : tensor<9xf32>
%47 = stablehlo.compare EQ, %39, %46, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%c_11 = stablehlo.constant dense<true> : tensor<i1>
%48 = stablehlo.reduce(%47 init: %c_11) applies stablehlo.and across dimensions = [0] : (tensor<9xi1>, tensor<i1>) -> tensor<i1>
return %19, %28, %29, %38, %39, %48 : tensor<9xf32>, tensor<i1>, tensor<9xf32>, tensor<i1>, tensor<9xf32>, tensor<i1>
}
}
// -----
// erf_131075_float32
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000003F0000A040"> : tensor<2xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<2xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xf32>
%r:6 = call @f(%a0) : (tensor<2xf32>) -> (tensor<9xf32>, tensor<i1>, tensor<9xf32>, tensor<i1>, tensor<9xf32>, tensor<i1>)
%e0 = stablehlo.constant dense<"0x5A8F263FFD92263FA196263F469A263FEB9D263F91A1263F34A5263FDAA8263F80AC263F"> : tensor<9xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<9xf32>, tensor<9xf32>) -> ()
%e1 = stablehlo.constant dense<true> : tensor<i1>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
%e2 = stablehlo.constant dense<"0x16FC0841DCFC0841A1FD084168FE08412FFF0841F4FF0841BA0009418001094147020941"> : tensor<9xf32>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<9xf32>, tensor<9xf32>) -> ()
%e3 = stablehlo.constant dense<true> : tensor<i1>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
%e4 = stablehlo.constant dense<"0xACF9CF4160FACF4114FBCF41C8FBCF417CFCCF4130FDCF41E4FDCF4198FECF414CFFCF41"> : tensor<9xf32>
stablehlo.custom_call @check.expect_close(%r#4, %e4) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<9xf32>, tensor<9xf32>) -> ()
%e5 = stablehlo.constant dense<true> : tensor<i1>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
return
}
func.func private @f(%arg0: tensor<2xf32>) -> (tensor<9xf32>, tensor<i1>, tensor<9xf32>, tensor<i1>, tensor<9xf32>, tensor<i1>) {
%0 = stablehlo.iota dim = 0 : tensor<131075xf32>
%1 = stablehlo.slice %arg0 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
%2 = stablehlo.reshape %1 : (tensor<1xf32>) -> tensor<f32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
%4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
%5 = stablehlo.subtract %2, %4 : tensor<f32>
%cst = stablehlo.constant dense<1.310750e+05> : tensor<f32>
%6 = stablehlo.divide %5, %cst : tensor<f32>
%7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<131075xf32>
%8 = stablehlo.multiply %0, %7 : tensor<131075xf32>
%9 = stablehlo.slice %arg0 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
%10 = stablehlo.reshape %9 : (tensor<1xf32>) -> tensor<f32>
%11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<131075xf32>
%12 = stablehlo.add %8, %11 : tensor<131075xf32>
%13 = chlo.erf %12 : tensor<131075xf32> -> tensor<131075xf32>
%14 = stablehlo.multiply %12, %12 : tensor<131075xf32>
%cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%15 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<131075xf32>
%16 = stablehlo.add %15, %14 : tensor<131075xf32>
%17 = stablehlo.multiply %13, %16 : tensor<131075xf32>
%18 = stablehlo.optimization_barrier %17 : tensor<131075xf32>
%c = stablehlo.constant dense<0> : tensor<i64>
%19 = stablehlo.dynamic_slice %18, %c, sizes = [9] : (tensor<131075xf32>, tensor<i64>) -> tensor<9xf32>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%20 = stablehlo.dynamic_slice %12, %c_1, sizes = [9] : (tensor<131075xf32>, tensor<i64>) -> tensor<9xf32>
%21 = stablehlo.optimization_barrier %20 : tensor<9xf32>
%22 = chlo.erf %21 : tensor<9xf32> -> tensor<9xf32>
%23 = stablehlo.multiply %21, %21 : tensor<9xf32>
%cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%24 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<9xf32>
%25 = stablehlo.add %24, %23 : tensor<9xf32>
%26 = stablehlo.multiply %22, %25 : tensor<9xf32>
%27 = stablehlo.compare EQ, %19, %26, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%c_3 = stablehlo.constant dense<true> : tensor<i1>
%28 = stablehlo.reduce(%27 init: %c_3) applies stablehlo.and across dimensions = [0] : (tensor<9xi1>, tensor<i1>) -> tensor<i1>
%c_4 = stablehlo.constant dense<65537> : tensor<i64>
%29 = stablehlo.dynamic_slice %18, %c_4, sizes = [9] : (tensor<131075xf32>, tensor<i64>) -> tensor<9xf32>
%c_5 = stablehlo.constant dense<65537> : tensor<i64>
%30 = stablehlo.dynamic_slice %12, %c_5, sizes = [9] : (tensor<131075xf32>, tensor<i64>) -> tensor<9xf32>
%31 = stablehlo.optimization_barrier %30 : tensor<9xf32>
%32 = chlo.erf %31 : tensor<9xf32> -> tensor<9xf32>
%33 = stablehlo.multiply %31, %31 : tensor<9xf32>
%cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%34 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<9xf32>
%35 = stablehlo.add %34, %33 : tensor<9xf32>
%36 = stablehlo.multiply %32, %35 : tensor<9xf32>
%37 = stablehlo.compare EQ, %29, %36, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%c_7 = stablehlo.constant dense<true> : tensor<i1>
%38 = stablehlo.reduce(%37 init: %c_7) applies stablehlo.and across dimensions = [0] : (tensor<9xi1>, tensor<i1>) -> tensor<i1>
%c_8 = stablehlo.constant dense<131066> : tensor<i64>
%39 = stablehlo.dynamic_slice %18, %c_8, sizes = [9] : (tensor<131075xf32>, tensor<i64>) -> tensor<9xf32>
%c_9 = stablehlo.constant dense<131066> : tensor<i64>
%40 = stablehlo.dynamic_slice %12, %c_9, sizes = [9] : (tensor<131075xf32>, tensor<i64>) -> tensor<9xf32>
%41 = stablehlo.optimization_barrier %40 : tensor<9xf32>
%42 = chlo.erf %41 : tensor<9xf32> -> tensor<9xf32>
%43 = stablehlo.multiply %41, %41 : tensor<9xf32>
%cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%44 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<9xf32>
%45 = stablehlo.add %44, %43 : tensor<9xf32>
%46 = stablehlo.multiply %42, %45 : tensor<9xf32>
%47 = stablehlo.compare EQ, %39, %46, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%c_11 = stablehlo.constant dense<true> : tensor<i1>
%48 = stablehlo.reduce(%47 init: %c_11) applies stablehlo.and across dimensions = [0] : (tensor<9xi1>, tensor<i1>) -> tensor<i1>
return %19, %28, %29, %38, %39, %48 : tensor<9xf32>, tensor<i1>, tensor<9xf32>, tensor<i1>, tensor<9xf32>, tensor<i1>
}
}
// -----
// erf_70003_float64
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x000000000000E03F0000000000001440"> : tensor<2xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<2xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xf64>
%r:6 = call @f(%a0) : (tensor<2xf64>) -> (tensor<9xf64>, tensor<i1>, tensor<9xf64>, tensor<i1>, tensor<9xf64>, tensor<i1>)
%e0 = stablehlo.constant dense<"0x46291F33EBD1E43F76629D76C5D2E43F9835E1BD9FD3E43F0FB1EA087AD4E43F32E3B95754D5E43F5DDA4EAA2ED6E43FEAA4A90009D7E43F3451CA5AE3D7E43F90EDB0B8BDD8E43F"> : tensor<9xf64>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<9xf64>, tensor<9xf64>) -> ()
%e1 = stablehlo.constant dense<true> : tensor<i1>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
%e2 = stablehlo.constant dense<"0x8342DCE1771F214036EEDF42A61F2140DDD529A4D41F214085F9B905032021403C599067312021400FF5ACC95F2021400CCD0F2C8E20214043E1B88EBC202140C031A8F1EA202140"> : tensor<9xf64>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<9xf64>, tensor<9xf64>) -> ()
%e3 = stablehlo.constant dense<true> : tensor<i1>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
%e4 = stablehlo.constant dense<"0x58B698DD84FE3940E3124FFDAEFE394076EE281DD9FE39400D49263D03FF3940AC22475D2DFF39404D7B8B7D57FF3940F352F39D81FF3940A1A97EBEABFF3940537F2DDFD5FF3940"> : tensor<9xf64>
stablehlo.custom_call @check.expect_close(%r#4, %e4) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<9xf64>, tensor<9xf64>) -> ()
%e5 = stablehlo.constant dense<true> : tensor<i1>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
return
}
func.func private @f(%arg0: tensor<2xf64>) -> (tensor<9xf64>, tensor<i1>, tensor<9xf64>, tensor<i1>, tensor<9xf64>, tensor<i1>) {
%0 = stablehlo.iota dim = 0 : tensor<70003xf64>
%1 = stablehlo.slice %arg0 [1:2] : (tensor<2xf64>) -> tensor<1xf64>
%2 = stablehlo.reshape %1 : (tensor<1xf64>) -> tensor<f64>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xf64>) -> tensor<1xf64>
%4 = stablehlo.reshape %3 : (tensor<1xf64>) -> tensor<f64>
%5 = stablehlo.subtract %2, %4 : tensor<f64>
%cst = stablehlo.constant dense<7.000300e+04> : tensor<f64>
%6 = stablehlo.divide %5, %cst : tensor<f64>
%7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f64>) -> tensor<70003xf64>
%8 = stablehlo.multiply %0, %7 : tensor<70003xf64>
%9 = stablehlo.slice %arg0 [0:1] : (tensor<2xf64>) -> tensor<1xf64>
%10 = stablehlo.reshape %9 : (tensor<1xf64>) -> tensor<f64>
%11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f64>) -> tensor<70003xf64>
%12 = stablehlo.add %8, %11 : tensor<70003xf64>
%13 = chlo.erf %12 : tensor<70003xf64> -> tensor<70003xf64>
%14 = stablehlo.multiply %12, %12 : tensor<70003xf64>
%cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%15 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<70003xf64>
%16 = stablehlo.add %15, %14 : tensor<70003xf64>
%17 = stablehlo.multiply %13, %16 : tensor<70003xf64>
%18 = stablehlo.optimization_barrier %17 : tensor<70003xf64>
%c = stablehlo.constant dense<0> : tensor<i64>
%19 = stablehlo.dynamic_slice %18, %c, sizes = [9] : (tensor<70003xf64>, tensor<i64>) -> tensor<9xf64>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%20 = stablehlo.dynamic_slice %12, %c_1, sizes = [9] : (tensor<70003xf64>, tensor<i64>) -> tensor<9xf64>
%21 = stablehlo.optimization_barrier %20 : tensor<9xf64>
%22 = chlo.erf %21 : tensor<9xf64> -> tensor<9xf64>
%23 = stablehlo.multiply %21, %21 : tensor<9xf64>
%cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%24 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<9xf64>
%25 = stablehlo.add %24, %23 : tensor<9xf64>
%26 = stablehlo.multiply %22, %25 : tensor<9xf64>
%27 = stablehlo.compare EQ, %19, %26, FLOAT : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%c_3 = stablehlo.constant dense<true> : tensor<i1>
%28 = stablehlo.reduce(%27 init: %c_3) applies stablehlo.and across dimensions = [0] : (tensor<9xi1>, tensor<i1>) -> tensor<i1>
%c_4 = stablehlo.constant dense<35001> : tensor<i64>
%29 = stablehlo.dynamic_slice %18, %c_4, sizes = [9] : (tensor<70003xf64>, tensor<i64>) -> tensor<9xf64>
%c_5 = stablehlo.constant dense<35001> : tensor<i64>
%30 = stablehlo.dynamic_slice %12, %c_5, sizes = [9] : (tensor<70003xf64>, tensor<i64>) -> tensor<9xf64>
%31 = stablehlo.optimization_barrier %30 : tensor<9xf64>
%32 = chlo.erf %31 : tensor<9xf64> -> tensor<9xf64>
%33 = stablehlo.multiply %31, %31 : tensor<9xf64>
%cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%34 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<9xf64>
%35 = stablehlo.add %34, %33 : tensor<9xf64>
%36 = stablehlo.multiply %32, %35 : tensor<9xf64>
%37 = stablehlo.compare EQ, %29, %36, FLOAT : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%c_7 = stablehlo.constant dense<true> : tensor<i1>
%38 = stablehlo.reduce(%37 init: %c_7) applies stablehlo.and across dimensions = [0] : (tensor<9xi1>, tensor<i1>) -> tensor<i1>
%c_8 = stablehlo.constant dense<69994> : tensor<i64>
%39 = stablehlo.dynamic_slice %18, %c_8, sizes = [9] : (tensor<70003xf64>, tensor<i64>) -> tensor<9xf64>
%c_9 = stablehlo.constant dense<69994> : tensor<i64>
%40 = stablehlo.dynamic_slice %12, %c_9, sizes = [9] : (tensor<70003xf64>, tensor<i64>) -> tensor<9xf64>
%41 = stablehlo.optimization_barrier %40 : tensor<9xf64>
%42 = chlo.erf %41 : tensor<9xf64> -> tensor<9xf64>
%43 = stablehlo.multiply %41, %41 : tensor<9xf64>
%cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%44 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<9xf64>
%45 = stablehlo.add %44, %43 : tensor<9xf64>
%46 = stablehlo.multiply %42, %45 : tensor<9xf64>
%47 = stablehlo.compare EQ, %39, %46, FLOAT : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%c_11 = stablehlo.constant dense<true> : tensor<i1>
%48 = stablehlo.reduce(%47 init: %c_11) applies stablehlo.and across dimensions = [0] : (tensor<9xi1>, tensor<i1>) -> tensor<i1>
return %19, %28, %29, %38, %39, %48 : tensor<9xf64>, tensor<i1>, tensor<9xf64>, tensor<i1>, tensor<9xf64>, tensor<i1>
}
}
// -----
// activations_90001_float32
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xCDCCCC3D00008040"> : tensor<2xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<2xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xf32>
%r:6 = call @f(%a0) : (tensor<2xf32>) -> (tensor<9xf32>, tensor<i1>, tensor<9xf32>, tensor<i1>, tensor<9xf32>, tensor<i1>)
%e0 = stablehlo.constant dense<"0xBD8CE23D30A8E23DA2C3E23D16DFE23D8AFAE23DFE15E33D7431E33DE84CE33D6068E33D"> : tensor<9xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<9xf32>, tensor<9xf32>) -> ()
%e1 = stablehlo.constant dense<true> : tensor<i1>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
%e2 = stablehlo.constant dense<"0x2D8B3540E08B3540948C3540468D3540FA8D3540AC8E3540608F354013903540C6903540"> : tensor<9xf32>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<9xf32>, tensor<9xf32>) -> ()
%e3 = stablehlo.constant dense<true> : tensor<i1>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
%e4 = stablehlo.constant dense<"0x885C8A40C05C8A40F85C8A40315D8A406A5D8A40A25D8A40DB5D8A40135E8A404B5E8A40"> : tensor<9xf32>
stablehlo.custom_call @check.expect_close(%r#4, %e4) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<9xf32>, tensor<9xf32>) -> ()
%e5 = stablehlo.constant dense<true> : tensor<i1>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
return
}
func.func private @f(%arg0: tensor<2xf32>) -> (tensor<9xf32>, tensor<i1>, tensor<9xf32>, tensor<i1>, tensor<9xf32>, tensor<i1>) {
%0 = stablehlo.iota dim = 0 : tensor<90001xf32>
%1 = stablehlo.slice %arg0 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
%2 = stablehlo.reshape %1 : (tensor<1xf32>) -> tensor<f32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
%4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
%5 = stablehlo.subtract %2, %4 : tensor<f32>
%cst = stablehlo.constant dense<9.000100e+04> : tensor<f32>
%6 = stablehlo.divide %5, %cst : tensor<f32>
%7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<90001xf32>
%8 = stablehlo.multiply %0, %7 : tensor<90001xf32>
%9 = stablehlo.slice %arg0 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
%10 = stablehlo.reshape %9 : (tensor<1xf32>) -> tensor<f32>
%11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<90001xf32>
%12 = stablehlo.add %8, %11 : tensor<90001xf32>
%13 = stablehlo.tanh %12 : tensor<90001xf32>
%cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
%14 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<90001xf32>
%15 = stablehlo.multiply %12, %14 : tensor<90001xf32>
%16 = stablehlo.exponential %15 : tensor<90001xf32>
%17 = stablehlo.multiply %13, %16 : tensor<90001xf32>
%18 = stablehlo.multiply %12, %12 : tensor<90001xf32>
%19 = stablehlo.log_plus_one %18 : tensor<90001xf32>
%20 = stablehlo.add %17, %19 : tensor<90001xf32>
%21 = stablehlo.optimization_barrier %20 : tensor<90001xf32>
%c = stablehlo.constant dense<0> : tensor<i64>
%22 = stablehlo.dynamic_slice %21, %c, sizes = [9] : (tensor<90001xf32>, tensor<i64>) -> tensor<9xf32>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%23 = stablehlo.dynamic_slice %12, %c_1, sizes = [9] : (tensor<90001xf32>, tensor<i64>) -> tensor<9xf32>
%24 = stablehlo.optimization_barrier %23 : tensor<9xf32>
%25 = stablehlo.tanh %24 : tensor<9xf32>
%cst_2 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
%26 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<9xf32>
%27 = stablehlo.multiply %24, %26 : tensor<9xf32>
%28 = stablehlo.exponential %27 : tensor<9xf32>
%29 = stablehlo.multiply %25, %28 : tensor<9xf32>
%30 = stablehlo.multiply %24, %24 : tensor<9xf32>
%31 = stablehlo.log_plus_one %30 : tensor<9xf32>
%32 = stablehlo.add %29, %31 : tensor<9xf32>
%33 = stablehlo.compare EQ, %22, %32, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%c_3 = stablehlo.constant dense<true> : tensor<i1>
%34 = stablehlo.reduce(%33 init: %c_3) applies stablehlo.and across dimensions = [0] : (tensor<9xi1>, tensor<i1>) -> tensor<i1>
%c_4 = stablehlo.constant dense<45000> : tensor<i64>
%35 = stablehlo.dynamic_slice %21, %c_4, sizes = [9] : (tensor<90001xf32>, tensor<i64>) -> tensor<9xf32>
%c_5 = stablehlo.constant dense<45000> : tensor<i64>
%36 = stablehlo.dynamic_slice %12, %c_5, sizes = [9] : (tensor<90001xf32>, tensor<i64>) -> tensor<9xf32>
%37 = stablehlo.optimization_barrier %36 : tensor<9xf32>
%38 = stablehlo.tanh %37 : tensor<9xf32>
%cst_6 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
%39 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<9xf32>
%40 = stablehlo.multiply %37, %39 : tensor<9xf32>
%41 = stablehlo.exponential %40 : tensor<9xf32>
%42 = stablehlo.multiply %38, %41 : tensor<9xf32>
%43 = stablehlo.multiply %37, %37 : tensor<9xf32>
%44 = stablehlo.log_plus_one %43 : tensor<9xf32>
%45 = stablehlo.add %42, %44 : tensor<9xf32>
%46 = stablehlo.compare EQ, %35, %45, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%c_7 = stablehlo.constant dense<true> : tensor<i1>
%47 = stablehlo.reduce(%46 init: %c_7) applies stablehlo.and across dimensions = [0] : (tensor<9xi1>, tensor<i1>) -> tensor<i1>
%c_8 = stablehlo.constant dense<89992> : tensor<i64>
%48 = stablehlo.dynamic_slice %21, %c_8, sizes = [9] : (tensor<90001xf32>, tensor<i64>) -> tensor<9xf32>
%c_9 = stablehlo.constant dense<89992> : tensor<i64>
%49 = stablehlo.dynamic_slice %12, %c_9, sizes = [9] : (tensor<90001xf32>, tensor<i64>) -> tensor<9xf32>
%50 = stablehlo.optimization_barrier %49 : tensor<9xf32>
%51 = stablehlo.tanh %50 : tensor<9xf32>
%cst_10 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
%52 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<9xf32>
%53 = stablehlo.multiply %50, %52 : tensor<9xf32>
%54 = stablehlo.exponential %53 : tensor<9xf32>
%55 = stablehlo.multiply %51, %54 : tensor<9xf32>
%56 = stablehlo.multiply %50, %50 : tensor<9xf32>
%57 = stablehlo.log_plus_one %56 : tensor<9xf32>
%58 = stablehlo.add %55, %57 : tensor<9xf32>
%59 = stablehlo.compare EQ, %48, %58, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%c_11 = stablehlo.constant dense<true> : tensor<i1>
%60 = stablehlo.reduce(%59 init: %c_11) applies stablehlo.and across dimensions = [0] : (tensor<9xi1>, tensor<i1>) -> tensor<i1>
return %22, %34, %35, %47, %48, %60 : tensor<9xf32>, tensor<i1>, tensor<9xf32>, tensor<i1>, tensor<9xf32>, tensor<i1>
}
}
// -----
// activations_131075_float32
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xCDCCCC3D00008040"> : tensor<2xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<2xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xf32>
%r:6 = call @f(%a0) : (tensor<2xf32>) -> (tensor<9xf32>, tensor<i1>, tensor<9xf32>, tensor<i1>, tensor<9xf32>, tensor<i1>)
%e0 = stablehlo.constant dense<"0xBD8CE23D959FE23D6FB2E23D49C5E23D21D8E23DFBEAE23DD4FDE23DAD10E33D8A23E33D"> : tensor<9xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<9xf32>, tensor<9xf32>) -> ()
%e1 = stablehlo.constant dense<true> : tensor<i1>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
%e2 = stablehlo.constant dense<"0x498B3540C48B35403F8C3540BB8C3540358D3540AF8D35402B8E3540A78E3540218F3540"> : tensor<9xf32>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<9xf32>, tensor<9xf32>) -> ()
%e3 = stablehlo.constant dense<true> : tensor<i1>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
%e4 = stablehlo.constant dense<"0x275D8A404E5D8A40745D8A409B5D8A40C25D8A40E95D8A400F5E8A40365E8A405D5E8A40"> : tensor<9xf32>
stablehlo.custom_call @check.expect_close(%r#4, %e4) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<9xf32>, tensor<9xf32>) -> ()
%e5 = stablehlo.constant dense<true> : tensor<i1>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
return
}
func.func private @f(%arg0: tensor<2xf32>) -> (tensor<9xf32>, tensor<i1>, tensor<9xf32>, tensor<i1>, tensor<9xf32>, tensor<i1>) {
%0 = stablehlo.iota dim = 0 : tensor<131075xf32>
%1 = stablehlo.slice %arg0 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
%2 = stablehlo.reshape %1 : (tensor<1xf32>) -> tensor<f32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
%4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
%5 = stablehlo.subtract %2, %4 : tensor<f32>
%cst = stablehlo.constant dense<1.310750e+05> : tensor<f32>
%6 = stablehlo.divide %5, %cst : tensor<f32>
%7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<131075xf32>
%8 = stablehlo.multiply %0, %7 : tensor<131075xf32>
%9 = stablehlo.slice %arg0 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
%10 = stablehlo.reshape %9 : (tensor<1xf32>) -> tensor<f32>
%11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<131075xf32>
%12 = stablehlo.add %8, %11 : tensor<131075xf32>
%13 = stablehlo.tanh %12 : tensor<131075xf32>
%cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
%14 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<131075xf32>
%15 = stablehlo.multiply %12, %14 : tensor<131075xf32>
%16 = stablehlo.exponential %15 : tensor<131075xf32>
%17 = stablehlo.multiply %13, %16 : tensor<131075xf32>
%18 = stablehlo.multiply %12, %12 : tensor<131075xf32>
%19 = stablehlo.log_plus_one %18 : tensor<131075xf32>
%20 = stablehlo.add %17, %19 : tensor<131075xf32>
%21 = stablehlo.optimization_barrier %20 : tensor<131075xf32>
%c = stablehlo.constant dense<0> : tensor<i64>
%22 = stablehlo.dynamic_slice %21, %c, sizes = [9] : (tensor<131075xf32>, tensor<i64>) -> tensor<9xf32>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%23 = stablehlo.dynamic_slice %12, %c_1, sizes = [9] : (tensor<131075xf32>, tensor<i64>) -> tensor<9xf32>
%24 = stablehlo.optimization_barrier %23 : tensor<9xf32>
%25 = stablehlo.tanh %24 : tensor<9xf32>
%cst_2 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
%26 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<9xf32>
%27 = stablehlo.multiply %24, %26 : tensor<9xf32>
%28 = stablehlo.exponential %27 : tensor<9xf32>
%29 = stablehlo.multiply %25, %28 : tensor<9xf32>
%30 = stablehlo.multiply %24, %24 : tensor<9xf32>
%31 = stablehlo.log_plus_one %30 : tensor<9xf32>
%32 = stablehlo.add %29, %31 : tensor<9xf32>
%33 = stablehlo.compare EQ, %22, %32, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%c_3 = stablehlo.constant dense<true> : tensor<i1>
%34 = stablehlo.reduce(%33 init: %c_3) applies stablehlo.and across dimensions = [0] : (tensor<9xi1>, tensor<i1>) -> tensor<i1>
%c_4 = stablehlo.constant dense<65537> : tensor<i64>
%35 = stablehlo.dynamic_slice %21, %c_4, sizes = [9] : (tensor<131075xf32>, tensor<i64>) -> tensor<9xf32>
%c_5 = stablehlo.constant dense<65537> : tensor<i64>
%36 = stablehlo.dynamic_slice %12, %c_5, sizes = [9] : (tensor<131075xf32>, tensor<i64>) -> tensor<9xf32>
%37 = stablehlo.optimization_barrier %36 : tensor<9xf32>
%38 = stablehlo.tanh %37 : tensor<9xf32>
%cst_6 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
%39 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<9xf32>
%40 = stablehlo.multiply %37, %39 : tensor<9xf32>
%41 = stablehlo.exponential %40 : tensor<9xf32>
%42 = stablehlo.multiply %38, %41 : tensor<9xf32>
%43 = stablehlo.multiply %37, %37 : tensor<9xf32>
%44 = stablehlo.log_plus_one %43 : tensor<9xf32>
%45 = stablehlo.add %42, %44 : tensor<9xf32>
%46 = stablehlo.compare EQ, %35, %45, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%c_7 = stablehlo.constant dense<true> : tensor<i1>
%47 = stablehlo.reduce(%46 init: %c_7) applies stablehlo.and across dimensions = [0] : (tensor<9xi1>, tensor<i1>) -> tensor<i1>
%c_8 = stablehlo.constant dense<131066> : tensor<i64>
%48 = stablehlo.dynamic_slice %21, %c_8, sizes = [9] : (tensor<131075xf32>, tensor<i64>) -> tensor<9xf32>
%c_9 = stablehlo.constant dense<131066> : tensor<i64>
%49 = stablehlo.dynamic_slice %12, %c_9, sizes = [9] : (tensor<131075xf32>, tensor<i64>) -> tensor<9xf32>
%50 = stablehlo.optimization_barrier %49 : tensor<9xf32>
%51 = stablehlo.tanh %50 : tensor<9xf32>
%cst_10 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
%52 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<9xf32>
%53 = stablehlo.multiply %50, %52 : tensor<9xf32>
%54 = stablehlo.exponential %53 : tensor<9xf32>
%55 = stablehlo.multiply %51, %54 : tensor<9xf32>
%56 = stablehlo.multiply %50, %50 : tensor<9xf32>
%57 = stablehlo.log_plus_one %56 : tensor<9xf32>
%58 = stablehlo.add %55, %57 : tensor<9xf32>
%59 = stablehlo.compare EQ, %48, %58, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%c_11 = stablehlo.constant dense<true> : tensor<i1>
%60 = stablehlo.reduce(%59 init: %c_11) applies stablehlo.and across dimensions = [0] : (tensor<9xi1>, tensor<i1>) -> tensor<i1>
return %22, %34, %35, %47, %48, %60 : tensor<9xf32>, tensor<i1>, tensor<9xf32>, tensor<i1>, tensor<9xf32>, tensor<i1>
}
}
// -----
// activations_70003_float64
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x9A9999999999B93F0000000000001040"> : tensor<2xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<2xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xf64>
%r:6 = call @f(%a0) : (tensor<2xf64>) -> (tensor<9xf64>, tensor<i1>, tensor<9xf64>, tensor<i1>, tensor<9xf64>, tensor<i1>)
%e0 = stablehlo.constant dense<"0xEAA8CEB99751BC3F4377ADFA0056BC3F735871556A5ABC3F06B419CAD35EBC3F8DF1A5583D63BC3F8A781501A767BC3F74B067C3106CBC3FC9009C9F7A70BC3FF2D0B195E474BC3F"> : tensor<9xf64>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<9xf64>, tensor<9xf64>) -> ()
%e1 = stablehlo.constant dense<true> : tensor<i1>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
%e2 = stablehlo.constant dense<"0xB134B36262B106402DFA5B2C7FB10640FB35DEF59BB1064097E839BFB8B106407B126F88D5B1064020B47D51F2B10640FECD651A0FB20640936027E32BB20640546CC2AB48B20640"> : tensor<9xf64>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<9xf64>, tensor<9xf64>) -> ()
%e3 = stablehlo.constant dense<true> : tensor<i1>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
%e4 = stablehlo.constant dense<"0x286B80C37E4B11405D24F2D7874B1140A0EE5EEC904B1140FBC9C6009A4B114077B62915A34B11401CB48729AC4B1140F8C2E03DB54B114012E33452BE4B114075148466C74B1140"> : tensor<9xf64>
stablehlo.custom_call @check.expect_close(%r#4, %e4) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<9xf64>, tensor<9xf64>) -> ()
%e5 = stablehlo.constant dense<true> : tensor<i1>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
return
}
func.func private @f(%arg0: tensor<2xf64>) -> (tensor<9xf64>, tensor<i1>, tensor<9xf64>, tensor<i1>, tensor<9xf64>, tensor<i1>) {
%0 = stablehlo.iota dim = 0 : tensor<70003xf64>
%1 = stablehlo.slice %arg0 [1:2] : (tensor<2xf64>) -> tensor<1xf64>
%2 = stablehlo.reshape %1 : (tensor<1xf64>) -> tensor<f64>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xf64>) -> tensor<1xf64>
%4 = stablehlo.reshape %3 : (tensor<1xf64>) -> tensor<f64>
%5 = stablehlo.subtract %2, %4 : tensor<f64>
%cst = stablehlo.constant dense<7.000300e+04> : tensor<f64>
%6 = stablehlo.divide %5, %cst : tensor<f64>
%7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f64>) -> tensor<70003xf64>
%8 = stablehlo.multiply %0, %7 : tensor<70003xf64>
%9 = stablehlo.slice %arg0 [0:1] : (tensor<2xf64>) -> tensor<1xf64>
%10 = stablehlo.reshape %9 : (tensor<1xf64>) -> tensor<f64>
%11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f64>) -> tensor<70003xf64>
%12 = stablehlo.add %8, %11 : tensor<70003xf64>
%13 = stablehlo.tanh %12 : tensor<70003xf64>
%cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
%14 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<70003xf64>
%15 = stablehlo.multiply %12, %14 : tensor<70003xf64>
%16 = stablehlo.exponential %15 : tensor<70003xf64>
%17 = stablehlo.multiply %13, %16 : tensor<70003xf64>
%18 = stablehlo.multiply %12, %12 : tensor<70003xf64>
%19 = stablehlo.log_plus_one %18 : tensor<70003xf64>
%20 = stablehlo.add %17, %19 : tensor<70003xf64>
%21 = stablehlo.optimization_barrier %20 : tensor<70003xf64>
%c = stablehlo.constant dense<0> : tensor<i64>
%22 = stablehlo.dynamic_slice %21, %c, sizes = [9] : (tensor<70003xf64>, tensor<i64>) -> tensor<9xf64>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%23 = stablehlo.dynamic_slice %12, %c_1, sizes = [9] : (tensor<70003xf64>, tensor<i64>) -> tensor<9xf64>
%24 = stablehlo.optimization_barrier %23 : tensor<9xf64>
%25 = stablehlo.tanh %24 : tensor<9xf64>
%cst_2 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
%26 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<9xf64>
%27 = stablehlo.multiply %24, %26 : tensor<9xf64>
%28 = stablehlo.exponential %27 : tensor<9xf64>
%29 = stablehlo.multiply %25, %28 : tensor<9xf64>
%30 = stablehlo.multiply %24, %24 : tensor<9xf64>
%31 = stablehlo.log_plus_one %30 : tensor<9xf64>
%32 = stablehlo.add %29, %31 : tensor<9xf64>
%33 = stablehlo.compare EQ, %22, %32, FLOAT : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%c_3 = stablehlo.constant dense<true> : tensor<i1>
%34 = stablehlo.reduce(%33 init: %c_3) applies stablehlo.and across dimensions = [0] : (tensor<9xi1>, tensor<i1>) -> tensor<i1>
%c_4 = stablehlo.constant dense<35001> : tensor<i64>
%35 = stablehlo.dynamic_slice %21, %c_4, sizes = [9] : (tensor<70003xf64>, tensor<i64>) -> tensor<9xf64>
%c_5 = stablehlo.constant dense<35001> : tensor<i64>
%36 = stablehlo.dynamic_slice %12, %c_5, sizes = [9] : (tensor<70003xf64>, tensor<i64>) -> tensor<9xf64>
%37 = stablehlo.optimization_barrier %36 : tensor<9xf64>
%38 = stablehlo.tanh %37 : tensor<9xf64>
%cst_6 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
%39 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<9xf64>
%40 = stablehlo.multiply %37, %39 : tensor<9xf64>
%41 = stablehlo.exponential %40 : tensor<9xf64>
%42 = stablehlo.multiply %38, %41 : tensor<9xf64>
%43 = stablehlo.multiply %37, %37 : tensor<9xf64>
%44 = stablehlo.log_plus_one %43 : tensor<9xf64>
%45 = stablehlo.add %42, %44 : tensor<9xf64>
%46 = stablehlo.compare EQ, %35, %45, FLOAT : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%c_7 = stablehlo.constant dense<true> : tensor<i1>
%47 = stablehlo.reduce(%46 init: %c_7) applies stablehlo.and across dimensions = [0] : (tensor<9xi1>, tensor<i1>) -> tensor<i1>
%c_8 = stablehlo.constant dense<69994> : tensor<i64>
%48 = stablehlo.dynamic_slice %21, %c_8, sizes = [9] : (tensor<70003xf64>, tensor<i64>) -> tensor<9xf64>
%c_9 = stablehlo.constant dense<69994> : tensor<i64>
%49 = stablehlo.dynamic_slice %12, %c_9, sizes = [9] : (tensor<70003xf64>, tensor<i64>) -> tensor<9xf64>
%50 = stablehlo.optimization_barrier %49 : tensor<9xf64>
%51 = stablehlo.tanh %50 : tensor<9xf64>
%cst_10 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
%52 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<9xf64>
%53 = stablehlo.multiply %50, %52 : tensor<9xf64>
%54 = stablehlo.exponential %53 : tensor<9xf64>
%55 = stablehlo.multiply %51, %54 : tensor<9xf64>
%56 = stablehlo.multiply %50, %50 : tensor<9xf64>
%57 = stablehlo.log_plus_one %56 : tensor<9xf64>
%58 = stablehlo.add %55, %57 : tensor<9xf64>
%59 = stablehlo.compare EQ, %48, %58, FLOAT : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%c_11 = stablehlo.constant dense<true> : tensor<i1>
%60 = stablehlo.reduce(%59 init: %c_11) applies stablehlo.and across dimensions = [0] : (tensor<9xi1>, tensor<i1>) -> tensor<i1>
return %22, %34, %35, %47, %48, %60 : tensor<9xf64>, tensor<i1>, tensor<9xf64>, tensor<i1>, tensor<9xf64>, tensor<i1>
}
}
// -----
// waves_90001_float32
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000803F0000F041"> : tensor<2xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<2xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xf32>
%r:6 = call @f(%a0) : (tensor<2xf32>) -> (tensor<9xf32>, tensor<i1>, tensor<9xf32>, tensor<i1>, tensor<9xf32>, tensor<i1>)
%e0 = stablehlo.constant dense<"0xEF426F404A4C6F40A5556F40005F6F405C686F40B6716F40107B6F406A846F40C48D6F40"> : tensor<9xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<9xf32>, tensor<9xf32>) -> ()
%e1 = stablehlo.constant dense<true> : tensor<i1>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
%e2 = stablehlo.constant dense<"0x212D7C42032F7C42E3307C42C5327C42A7347C4289367C426B387C424D3A7C422F3C7C42"> : tensor<9xf32>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<9xf32>, tensor<9xf32>) -> ()
%e3 = stablehlo.constant dense<true> : tensor<i1>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
%e4 = stablehlo.constant dense<"0xFE0A2743AF0B2743620C2743130D2743C50D2743770E2743290F2743DB0F27438D102743"> : tensor<9xf32>
stablehlo.custom_call @check.expect_close(%r#4, %e4) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<9xf32>, tensor<9xf32>) -> ()
%e5 = stablehlo.constant dense<true> : tensor<i1>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
return
}
func.func private @f(%arg0: tensor<2xf32>) -> (tensor<9xf32>, tensor<i1>, tensor<9xf32>, tensor<i1>, tensor<9xf32>, tensor<i1>) {
%0 = stablehlo.iota dim = 0 : tensor<90001xf32>
%1 = stablehlo.slice %arg0 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
%2 = stablehlo.reshape %1 : (tensor<1xf32>) -> tensor<f32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
%4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
%5 = stablehlo.subtract %2, %4 : tensor<f32>
%cst = stablehlo.constant dense<9.000100e+04> : tensor<f32>
%6 = stablehlo.divide %5, %cst : tensor<f32>
%7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<90001xf32>
%8 = stablehlo.multiply %0, %7 : tensor<90001xf32>
%9 = stablehlo.slice %arg0 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
%10 = stablehlo.reshape %9 : (tensor<1xf32>) -> tensor<f32>
%11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<90001xf32>
%12 = stablehlo.add %8, %11 : tensor<90001xf32>
%13 = stablehlo.sine %12 : tensor<90001xf32>
%cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
%14 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<90001xf32>
%15 = stablehlo.multiply %12, %14 : tensor<90001xf32>
%16 = stablehlo.cosine %15 : tensor<90001xf32>
%17 = stablehlo.multiply %13, %16 : tensor<90001xf32>
%cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%18 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<90001xf32>
%19 = stablehlo.add %18, %17 : tensor<90001xf32>
%cst_2 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
%20 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<90001xf32>
%21 = stablehlo.power %12, %20 : tensor<90001xf32>
%22 = stablehlo.add %19, %21 : tensor<90001xf32>
%23 = stablehlo.optimization_barrier %22 : tensor<90001xf32>
%c = stablehlo.constant dense<0> : tensor<i64>
%24 = stablehlo.dynamic_slice %23, %c, sizes = [9] : (tensor<90001xf32>, tensor<i64>) -> tensor<9xf32>
%c_3 = stablehlo.constant dense<0> : tensor<i64>
%25 = stablehlo.dynamic_slice %12, %c_3, sizes = [9] : (tensor<90001xf32>, tensor<i64>) -> tensor<9xf32>
%26 = stablehlo.optimization_barrier %25 : tensor<9xf32>
%27 = stablehlo.sine %26 : tensor<9xf32>
%cst_4 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
%28 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<9xf32>
%29 = stablehlo.multiply %26, %28 : tensor<9xf32>
%30 = stablehlo.cosine %29 : tensor<9xf32>
%31 = stablehlo.multiply %27, %30 : tensor<9xf32>
%cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%32 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<9xf32>
%33 = stablehlo.add %32, %31 : tensor<9xf32>
%cst_6 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
%34 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<9xf32>
%35 = stablehlo.power %26, %34 : tensor<9xf32>
%36 = stablehlo.add %33, %35 : tensor<9xf32>
%37 = stablehlo.compare EQ, %24, %36, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%c_7 = stablehlo.constant dense<true> : tensor<i1>
%38 = stablehlo.reduce(%37 init: %c_7) applies stablehlo.and across dimensions = [0] : (tensor<9xi1>, tensor<i1>) -> tensor<i1>
%c_8 = stablehlo.constant dense<45000> : tensor<i64>
%39 = stablehlo.dynamic_slice %23, %c_8, sizes = [9] : (tensor<90001xf32>, tensor<i64>) -> tensor<9xf32>
%c_9 = stablehlo.constant dense<45000> : tensor<i64>
%40 = stablehlo.dynamic_slice %12, %c_9, sizes = [9] : (tensor<90001xf32>, tensor<i64>) -> tensor<9xf32>
%41 = stablehlo.optimization_barrier %40 : tensor<9xf32>
%42 = stablehlo.sine %41 : tensor<9xf32>
%cst_10 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
%43 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<9xf32>
%44 = stablehlo.multiply %41, %43 : tensor<9xf32>
%45 = stablehlo.cosine %44 : tensor<9xf32>
%46 = stablehlo.multiply %42, %45 : tensor<9xf32>
%cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%47 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<9xf32>
%48 = stablehlo.add %47, %46 : tensor<9xf32>
%cst_12 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
%49 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<9xf32>
%50 = stablehlo.power %41, %49 : tensor<9xf32>
%51 = stablehlo.add %48, %50 : tensor<9xf32>
%52 = stablehlo.compare EQ, %39, %51, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%c_13 = stablehlo.constant dense<true> : tensor<i1>
%53 = stablehlo.reduce(%52 init: %c_13) applies stablehlo.and across dimensions = [0] : (tensor<9xi1>, tensor<i1>) -> tensor<i1>
%c_14 = stablehlo.constant dense<89992> : tensor<i64>
%54 = stablehlo.dynamic_slice %23, %c_14, sizes = [9] : (tensor<90001xf32>, tensor<i64>) -> tensor<9xf32>
%c_15 = stablehlo.constant dense<89992> : tensor<i64>
%55 = stablehlo.dynamic_slice %12, %c_15, sizes = [9] : (tensor<90001xf32>, tensor<i64>) -> tensor<9xf32>
%56 = stablehlo.optimization_barrier %55 : tensor<9xf32>
%57 = stablehlo.sine %56 : tensor<9xf32>
%cst_16 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
%58 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<9xf32>
%59 = stablehlo.multiply %56, %58 : tensor<9xf32>
%60 = stablehlo.cosine %59 : tensor<9xf32>
%61 = stablehlo.multiply %57, %60 : tensor<9xf32>
%cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%62 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<9xf32>
%63 = stablehlo.add %62, %61 : tensor<9xf32>
%cst_18 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
%64 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<9xf32>
%65 = stablehlo.power %56, %64 : tensor<9xf32>
%66 = stablehlo.add %63, %65 : tensor<9xf32>
%67 = stablehlo.compare EQ, %54, %66, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%c_19 = stablehlo.constant dense<true> : tensor<i1>
%68 = stablehlo.reduce(%67 init: %c_19) applies stablehlo.and across dimensions = [0] : (tensor<9xi1>, tensor<i1>) -> tensor<i1>
return %24, %38, %39, %53, %54, %68 : tensor<9xf32>, tensor<i1>, tensor<9xf32>, tensor<i1>, tensor<9xf32>, tensor<i1>
}
}
// -----
// waves_131075_float32
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000803F0000F041"> : tensor<2xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<2xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xf32>
%r:6 = call @f(%a0) : (tensor<2xf32>) -> (tensor<9xf32>, tensor<i1>, tensor<9xf32>, tensor<i1>, tensor<9xf32>, tensor<i1>)
%e0 = stablehlo.constant dense<"0xEF426F405C496F40C84F6F4034566F40A15C6F400E636F407B696F40E76F6F4053766F40"> : tensor<9xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<9xf32>, tensor<9xf32>) -> ()
%e1 = stablehlo.constant dense<true> : tensor<i1>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
%e2 = stablehlo.constant dense<"0x6D2D7C42B82E7C4202307C424D317C4297327C42E3337C422D357C4278367C42C2377C42"> : tensor<9xf32>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<9xf32>, tensor<9xf32>) -> ()
%e3 = stablehlo.constant dense<true> : tensor<i1>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
%e4 = stablehlo.constant dense<"0xF40C27436E0D2743E80D2743620E2743DC0E2743560F2743D00F27434A102743C5102743"> : tensor<9xf32>
stablehlo.custom_call @check.expect_close(%r#4, %e4) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<9xf32>, tensor<9xf32>) -> ()
%e5 = stablehlo.constant dense<true> : tensor<i1>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
return
}
func.func private @f(%arg0: tensor<2xf32>) -> (tensor<9xf32>, tensor<i1>, tensor<9xf32>, tensor<i1>, tensor<9xf32>, tensor<i1>) {
%0 = stablehlo.iota dim = 0 : tensor<131075xf32>
%1 = stablehlo.slice %arg0 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
%2 = stablehlo.reshape %1 : (tensor<1xf32>) -> tensor<f32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
%4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
%5 = stablehlo.subtract %2, %4 : tensor<f32>
%cst = stablehlo.constant dense<1.310750e+05> : tensor<f32>
%6 = stablehlo.divide %5, %cst : tensor<f32>
%7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<131075xf32>
%8 = stablehlo.multiply %0, %7 : tensor<131075xf32>
%9 = stablehlo.slice %arg0 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
%10 = stablehlo.reshape %9 : (tensor<1xf32>) -> tensor<f32>
%11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<131075xf32>
%12 = stablehlo.add %8, %11 : tensor<131075xf32>
%13 = stablehlo.sine %12 : tensor<131075xf32>
%cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
%14 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<131075xf32>
%15 = stablehlo.multiply %12, %14 : tensor<131075xf32>
%16 = stablehlo.cosine %15 : tensor<131075xf32>
%17 = stablehlo.multiply %13, %16 : tensor<131075xf32>
%cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%18 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<131075xf32>
%19 = stablehlo.add %18, %17 : tensor<131075xf32>
%cst_2 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
%20 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<131075xf32>
%21 = stablehlo.power %12, %20 : tensor<131075xf32>
%22 = stablehlo.add %19, %21 : tensor<131075xf32>
%23 = stablehlo.optimization_barrier %22 : tensor<131075xf32>
%c = stablehlo.constant dense<0> : tensor<i64>
%24 = stablehlo.dynamic_slice %23, %c, sizes = [9] : (tensor<131075xf32>, tensor<i64>) -> tensor<9xf32>
%c_3 = stablehlo.constant dense<0> : tensor<i64>
%25 = stablehlo.dynamic_slice %12, %c_3, sizes = [9] : (tensor<131075xf32>, tensor<i64>) -> tensor<9xf32>
%26 = stablehlo.optimization_barrier %25 : tensor<9xf32>
%27 = stablehlo.sine %26 : tensor<9xf32>
%cst_4 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
%28 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<9xf32>
%29 = stablehlo.multiply %26, %28 : tensor<9xf32>
%30 = stablehlo.cosine %29 : tensor<9xf32>
%31 = stablehlo.multiply %27, %30 : tensor<9xf32>
%cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%32 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<9xf32>
%33 = stablehlo.add %32, %31 : tensor<9xf32>
%cst_6 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
%34 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<9xf32>
%35 = stablehlo.power %26, %34 : tensor<9xf32>
%36 = stablehlo.add %33, %35 : tensor<9xf32>
%37 = stablehlo.compare EQ, %24, %36, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%c_7 = stablehlo.constant dense<true> : tensor<i1>
%38 = stablehlo.reduce(%37 init: %c_7) applies stablehlo.and across dimensions = [0] : (tensor<9xi1>, tensor<i1>) -> tensor<i1>
%c_8 = stablehlo.constant dense<65537> : tensor<i64>
%39 = stablehlo.dynamic_slice %23, %c_8, sizes = [9] : (tensor<131075xf32>, tensor<i64>) -> tensor<9xf32>
%c_9 = stablehlo.constant dense<65537> : tensor<i64>
%40 = stablehlo.dynamic_slice %12, %c_9, sizes = [9] : (tensor<131075xf32>, tensor<i64>) -> tensor<9xf32>
%41 = stablehlo.optimization_barrier %40 : tensor<9xf32>
%42 = stablehlo.sine %41 : tensor<9xf32>
%cst_10 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
%43 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<9xf32>
%44 = stablehlo.multiply %41, %43 : tensor<9xf32>
%45 = stablehlo.cosine %44 : tensor<9xf32>
%46 = stablehlo.multiply %42, %45 : tensor<9xf32>
%cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%47 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<9xf32>
%48 = stablehlo.add %47, %46 : tensor<9xf32>
%cst_12 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
%49 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<9xf32>
%50 = stablehlo.power %41, %49 : tensor<9xf32>
%51 = stablehlo.add %48, %50 : tensor<9xf32>
%52 = stablehlo.compare EQ, %39, %51, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%c_13 = stablehlo.constant dense<true> : tensor<i1>
%53 = stablehlo.reduce(%52 init: %c_13) applies stablehlo.and across dimensions = [0] : (tensor<9xi1>, tensor<i1>) -> tensor<i1>
%c_14 = stablehlo.constant dense<131066> : tensor<i64>
%54 = stablehlo.dynamic_slice %23, %c_14, sizes = [9] : (tensor<131075xf32>, tensor<i64>) -> tensor<9xf32>
%c_15 = stablehlo.constant dense<131066> : tensor<i64>
%55 = stablehlo.dynamic_slice %12, %c_15, sizes = [9] : (tensor<131075xf32>, tensor<i64>) -> tensor<9xf32>
%56 = stablehlo.optimization_barrier %55 : tensor<9xf32>
%57 = stablehlo.sine %56 : tensor<9xf32>
%cst_16 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
%58 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<9xf32>
%59 = stablehlo.multiply %56, %58 : tensor<9xf32>
%60 = stablehlo.cosine %59 : tensor<9xf32>
%61 = stablehlo.multiply %57, %60 : tensor<9xf32>
%cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%62 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<9xf32>
%63 = stablehlo.add %62, %61 : tensor<9xf32>
%cst_18 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
%64 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<9xf32>
%65 = stablehlo.power %56, %64 : tensor<9xf32>
%66 = stablehlo.add %63, %65 : tensor<9xf32>
%67 = stablehlo.compare EQ, %54, %66, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%c_19 = stablehlo.constant dense<true> : tensor<i1>
%68 = stablehlo.reduce(%67 init: %c_19) applies stablehlo.and across dimensions = [0] : (tensor<9xi1>, tensor<i1>) -> tensor<i1>
return %24, %38, %39, %53, %54, %68 : tensor<9xf32>, tensor<i1>, tensor<9xf32>, tensor<i1>, tensor<9xf32>, tensor<i1>
}
}
// -----
// waves_70003_float64
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x000000000000F03F0000000000003E40"> : tensor<2xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<2xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xf64>
%r:6 = call @f(%a0) : (tensor<2xf64>) -> (tensor<9xf64>, tensor<i1>, tensor<9xf64>, tensor<i1>, tensor<9xf64>, tensor<i1>)
%e0 = stablehlo.constant dense<"0x103EAADA5DE80D400A698ECDDEE90D40C7317DB65FEB0D4006427595E0EC0D405244756A61EE0D4008E47B35E2EF0D404BCD87F662F10D4012AD97ADE3F20D402031AA5A64F40D40"> : tensor<9xf64>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<9xf64>, tensor<9xf64>) -> ()
%e1 = stablehlo.constant dense<true> : tensor<i1>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
%e2 = stablehlo.constant dense<"0xB2D844939B854F404535F0F7E8854F401F9A3E5E36864F40FA1A30C683864F407DCBC42FD1864F404CBFFC9A1E874F40FF09D8076C874F4028BF5676B9874F4047F278E606884F40"> : tensor<9xf64>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<9xf64>, tensor<9xf64>) -> ()
%e3 = stablehlo.constant dense<true> : tensor<i1>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
%e4 = stablehlo.constant dense<"0x5BC2899D26E1644092185D3343E164404A9EDDC85FE16440394B0B5E7CE164401817E6F298E16440A2F96D87B5E1644094EAA21BD2E16440AEE184AFEEE16440B3D613430BE26440"> : tensor<9xf64>
stablehlo.custom_call @check.expect_close(%r#4, %e4) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<9xf64>, tensor<9xf64>) -> ()
%e5 = stablehlo.constant dense<true> : tensor<i1>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
return
}
func.func private @f(%arg0: tensor<2xf64>) -> (tensor<9xf64>, tensor<i1>, tensor<9xf64>, tensor<i1>, tensor<9xf64>, tensor<i1>) {
%0 = stablehlo.iota dim = 0 : tensor<70003xf64>
%1 = stablehlo.slice %arg0 [1:2] : (tensor<2xf64>) -> tensor<1xf64>
%2 = stablehlo.reshape %1 : (tensor<1xf64>) -> tensor<f64>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xf64>) -> tensor<1xf64>
%4 = stablehlo.reshape %3 : (tensor<1xf64>) -> tensor<f64>
%5 = stablehlo.subtract %2, %4 : tensor<f64>
%cst = stablehlo.constant dense<7.000300e+04> : tensor<f64>
%6 = stablehlo.divide %5, %cst : tensor<f64>
%7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f64>) -> tensor<70003xf64>
%8 = stablehlo.multiply %0, %7 : tensor<70003xf64>
%9 = stablehlo.slice %arg0 [0:1] : (tensor<2xf64>) -> tensor<1xf64>
%10 = stablehlo.reshape %9 : (tensor<1xf64>) -> tensor<f64>
%11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f64>) -> tensor<70003xf64>
%12 = stablehlo.add %8, %11 : tensor<70003xf64>
%13 = stablehlo.sine %12 : tensor<70003xf64>
%cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
%14 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<70003xf64>
%15 = stablehlo.multiply %12, %14 : tensor<70003xf64>
%16 = stablehlo.cosine %15 : tensor<70003xf64>
%17 = stablehlo.multiply %13, %16 : tensor<70003xf64>
%cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
%18 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<70003xf64>
%19 = stablehlo.add %18, %17 : tensor<70003xf64>
%cst_2 = stablehlo.constant dense<1.500000e+00> : tensor<f64>
%20 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<70003xf64>
%21 = stablehlo.power %12, %20 : tensor<70003xf64>
%22 = stablehlo.add %19, %21 : tensor<70003xf64>
%23 = stablehlo.optimization_barrier %22 : tensor<70003xf64>
%c = stablehlo.constant dense<0> : tensor<i64>
%24 = stablehlo.dynamic_slice %23, %c, sizes = [9] : (tensor<70003xf64>, tensor<i64>) -> tensor<9xf64>
%c_3 = stablehlo.constant dense<0> : tensor<i64>
%25 = stablehlo.dynamic_slice %12, %c_3, sizes = [9] : (tensor<70003xf64>, tensor<i64>) -> tensor<9xf64>
%26 = stablehlo.optimization_barrier %25 : tensor<9xf64>
%27 = stablehlo.sine %26 : tensor<9xf64>
%cst_4 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
%28 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<9xf64>
%29 = stablehlo.multiply %26, %28 : tensor<9xf64>
%30 = stablehlo.cosine %29 : tensor<9xf64>
%31 = stablehlo.multiply %27, %30 : tensor<9xf64>
%cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
%32 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<9xf64>
%33 = stablehlo.add %32, %31 : tensor<9xf64>
%cst_6 = stablehlo.constant dense<1.500000e+00> : tensor<f64>
%34 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<9xf64>
%35 = stablehlo.power %26, %34 : tensor<9xf64>
%36 = stablehlo.add %33, %35 : tensor<9xf64>
%37 = stablehlo.compare EQ, %24, %36, FLOAT : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%c_7 = stablehlo.constant dense<true> : tensor<i1>
%38 = stablehlo.reduce(%37 init: %c_7) applies stablehlo.and across dimensions = [0] : (tensor<9xi1>, tensor<i1>) -> tensor<i1>
%c_8 = stablehlo.constant dense<35001> : tensor<i64>
%39 = stablehlo.dynamic_slice %23, %c_8, sizes = [9] : (tensor<70003xf64>, tensor<i64>) -> tensor<9xf64>
%c_9 = stablehlo.constant dense<35001> : tensor<i64>
%40 = stablehlo.dynamic_slice %12, %c_9, sizes = [9] : (tensor<70003xf64>, tensor<i64>) -> tensor<9xf64>
%41 = stablehlo.optimization_barrier %40 : tensor<9xf64>
%42 = stablehlo.sine %41 : tensor<9xf64>
%cst_10 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
%43 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<9xf64>
%44 = stablehlo.multiply %41, %43 : tensor<9xf64>
%45 = stablehlo.cosine %44 : tensor<9xf64>
%46 = stablehlo.multiply %42, %45 : tensor<9xf64>
%cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
%47 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<9xf64>
%48 = stablehlo.add %47, %46 : tensor<9xf64>
%cst_12 = stablehlo.constant dense<1.500000e+00> : tensor<f64>
%49 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<9xf64>
%50 = stablehlo.power %41, %49 : tensor<9xf64>
%51 = stablehlo.add %48, %50 : tensor<9xf64>
%52 = stablehlo.compare EQ, %39, %51, FLOAT : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%c_13 = stablehlo.constant dense<true> : tensor<i1>
%53 = stablehlo.reduce(%52 init: %c_13) applies stablehlo.and across dimensions = [0] : (tensor<9xi1>, tensor<i1>) -> tensor<i1>
%c_14 = stablehlo.constant dense<69994> : tensor<i64>
%54 = stablehlo.dynamic_slice %23, %c_14, sizes = [9] : (tensor<70003xf64>, tensor<i64>) -> tensor<9xf64>
%c_15 = stablehlo.constant dense<69994> : tensor<i64>
%55 = stablehlo.dynamic_slice %12, %c_15, sizes = [9] : (tensor<70003xf64>, tensor<i64>) -> tensor<9xf64>
%56 = stablehlo.optimization_barrier %55 : tensor<9xf64>
%57 = stablehlo.sine %56 : tensor<9xf64>
%cst_16 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
%58 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f64>) -> tensor<9xf64>
%59 = stablehlo.multiply %56, %58 : tensor<9xf64>
%60 = stablehlo.cosine %59 : tensor<9xf64>
%61 = stablehlo.multiply %57, %60 : tensor<9xf64>
%cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
%62 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<9xf64>
%63 = stablehlo.add %62, %61 : tensor<9xf64>
%cst_18 = stablehlo.constant dense<1.500000e+00> : tensor<f64>
%64 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f64>) -> tensor<9xf64>
%65 = stablehlo.power %56, %64 : tensor<9xf64>
%66 = stablehlo.add %63, %65 : tensor<9xf64>
%67 = stablehlo.compare EQ, %54, %66, FLOAT : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%c_19 = stablehlo.constant dense<true> : tensor<i1>
%68 = stablehlo.reduce(%67 init: %c_19) applies stablehlo.and across dimensions = [0] : (tensor<9xi1>, tensor<i1>) -> tensor<i1>
return %24, %38, %39, %53, %54, %68 : tensor<9xf64>, tensor<i1>, tensor<9xf64>, tensor<i1>, tensor<9xf64>, tensor<i1>
}
}
// -----
// softmax_70x5_bfloat16
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xEF1E0000"> : tensor<1xi32>
%z0 = stablehlo.constant dense<0> : tensor<1xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<1xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<1xi32>
%r:3 = call @f(%a0) : (tensor<1xi32>) -> (tensor<7x3xbf16>, tensor<7x3xbf16>, tensor<5xbf16>)
%e0 = stablehlo.constant dense<"0x1D39493F2E3E573B3A3A1B39493F2E3E173D333A1F394C3F493F2E3E123D1D39493F2E3E933C7E3B5C3A"> : tensor<7x3xbf16>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<7x3xbf16>, tensor<7x3xbf16>) -> ()
%e1 = stablehlo.constant dense<"0x2E3E1B3DFD3B1B39533F323E173D023CE13A4C3F2B3E193D123DFD3BE13A2E3E123DFD3B5C3A43397A3F"> : tensor<7x3xbf16>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<7x3xbf16>, tensor<7x3xbf16>) -> ()
%e2 = stablehlo.constant dense<"0xC07FC07FC07FC07FC07F"> : tensor<5xbf16>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<5xbf16>, tensor<5xbf16>) -> ()
return
}
func.func private @f(%arg0: tensor<1xi32>) -> (tensor<7x3xbf16>, tensor<7x3xbf16>, tensor<5xbf16>) {
%0 = stablehlo.iota dim = 0 : tensor<350xi32>
%1 = stablehlo.reshape %arg0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<350xi32>
%3 = stablehlo.multiply %0, %2 : tensor<350xi32>
%c = stablehlo.constant dense<1009> : tensor<i64>
%4 = call @remainder(%3, %c) : (tensor<350xi32>, tensor<i64>) -> tensor<350xi32>
%5 = stablehlo.reshape %4 : (tensor<350xi32>) -> tensor<70x5xi32>
%6 = stablehlo.convert %5 : (tensor<70x5xi32>) -> tensor<70x5xbf16>
%cst = stablehlo.constant dense<1.000000e+02> : tensor<bf16>
%7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<70x5xbf16>
%8 = stablehlo.divide %6, %7 : tensor<70x5xbf16>
%cst_0 = stablehlo.constant dense<7.000000e+00> : tensor<bf16>
%9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<70x5xbf16>
%10 = stablehlo.compare EQ, %8, %9, FLOAT : (tensor<70x5xbf16>, tensor<70x5xbf16>) -> tensor<70x5xi1>
%cst_1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
%11 = call @_where_0(%10, %cst_1, %8) : (tensor<70x5xi1>, tensor<f64>, tensor<70x5xbf16>) -> tensor<70x5xbf16>
%c_2 = stablehlo.constant dense<35> : tensor<i32>
%12 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%13 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<1xi32>
%14 = stablehlo.concatenate %12, %13, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%cst_4 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
%15 = "stablehlo.scatter"(%11, %14, %cst_4) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = true}> ({
^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
stablehlo.return %arg2 : tensor<bf16>
}) : (tensor<70x5xbf16>, tensor<2xi32>, tensor<bf16>) -> tensor<70x5xbf16>
%16 = stablehlo.optimization_barrier %15 : tensor<70x5xbf16>
%cst_5 = stablehlo.constant dense<0xFF80> : tensor<bf16>
%17 = stablehlo.reduce(%16 init: %cst_5) applies stablehlo.maximum across dimensions = [1] : (tensor<70x5xbf16>, tensor<bf16>) -> tensor<70xbf16>
%cst_6 = stablehlo.constant dense<0xFF80> : tensor<bf16>
%18 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<bf16>) -> tensor<70xbf16>
%19 = stablehlo.maximum %18, %17 : tensor<70xbf16>
%20 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<70xbf16>) -> tensor<70x1xbf16>
%21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<70x1xbf16>) -> tensor<70x5xbf16>
%22 = stablehlo.subtract %16, %21 : tensor<70x5xbf16>
%23 = stablehlo.exponential %22 : tensor<70x5xbf16>
%24 = stablehlo.convert %23 : (tensor<70x5xbf16>) -> tensor<70x5xf32>
%cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%25 = stablehlo.reduce(%24 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<70x5xf32>, tensor<f32>) -> tensor<70xf32>
%26 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<70xf32>) -> tensor<70x1xf32>
%27 = stablehlo.convert %26 : (tensor<70x1xf32>) -> tensor<70x1xbf16>
%28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<70x1xbf16>) -> tensor<70x5xbf16>
%29 = stablehlo.divide %23, %28 : tensor<70x5xbf16>
%30 = stablehlo.optimization_barrier %29 : tensor<70x5xbf16>
%31 = stablehlo.slice %30 [0:70:10, 0:3] : (tensor<70x5xbf16>) -> tensor<7x3xbf16>
%32 = stablehlo.slice %30 [0:70:10, 2:5] : (tensor<70x5xbf16>) -> tensor<7x3xbf16>
%33 = stablehlo.slice %30 [35:36, 0:5] : (tensor<70x5xbf16>) -> tensor<1x5xbf16>
%34 = stablehlo.reshape %33 : (tensor<1x5xbf16>) -> tensor<5xbf16>
return %31, %32, %34 : tensor<7x3xbf16>, tensor<7x3xbf16>, tensor<5xbf16>
}
func.func private @remainder(%arg0: tensor<350xi32>, %arg1: tensor<i64>) -> tensor<350xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<350xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<350xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<350xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<350xi32>, tensor<350xi32>) -> tensor<350xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<350xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<350xi32>, tensor<350xi32>) -> tensor<350xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<350xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<350xi1>, tensor<350xi1>) -> tensor<350xi1>
%12 = stablehlo.and %11, %6 : tensor<350xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<350xi32>
%14 = stablehlo.add %4, %13 : tensor<350xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<350xi1>, tensor<350xi32>
return %15 : tensor<350xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @_where_0(%arg0: tensor<70x5xi1>, %arg1: tensor<f64>, %arg2: tensor<70x5xbf16>) -> tensor<70x5xbf16> {
%0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<bf16>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<bf16>) -> tensor<70x5xbf16>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<70x5xi1>, tensor<70x5xbf16>
return %2 : tensor<70x5xbf16>
}
}
// -----
// softmax_300x33_bfloat16
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xEF1E0000"> : tensor<1xi32>
%z0 = stablehlo.constant dense<0> : tensor<1xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<1xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<1xi32>
%r:3 = call @f(%a0) : (tensor<1xi32>) -> (tensor<8x3xbf16>, tensor<8x3xbf16>, tensor<33xbf16>)
%e0 = stablehlo.constant dense<"0x7F37A23D8C3C643D4C3C363B183C033BEA39013BDF39C738AC399138823793388337A73D7A379F3D8A3C643D4C3C363B"> : tensor<8x3xbf16>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<8x3xbf16>, tensor<8x3xbf16>) -> ()
%e1 = stablehlo.constant dense<"0xBE3A9F398F386F394838883E1A38443E2F3D473E273D153CFB3CE03BC23ADC3BBE3AA439BB3AA6398C386F395438883E"> : tensor<8x3xbf16>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<8x3xbf16>, tensor<8x3xbf16>) -> ()
%e2 = stablehlo.constant dense<"0xC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07F"> : tensor<33xbf16>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<33xbf16>, tensor<33xbf16>) -> ()
return
}
func.func private @f(%arg0: tensor<1xi32>) -> (tensor<8x3xbf16>, tensor<8x3xbf16>, tensor<33xbf16>) {
%0 = stablehlo.iota dim = 0 : tensor<9900xi32>
%1 = stablehlo.reshape %arg0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<9900xi32>
%3 = stablehlo.multiply %0, %2 : tensor<9900xi32>
%c = stablehlo.constant dense<1009> : tensor<i64>
%4 = call @remainder(%3, %c) : (tensor<9900xi32>, tensor<i64>) -> tensor<9900xi32>
%5 = stablehlo.reshape %4 : (tensor<9900xi32>) -> tensor<300x33xi32>
%6 = stablehlo.convert %5 : (tensor<300x33xi32>) -> tensor<300x33xbf16>
%cst = stablehlo.constant dense<1.000000e+02> : tensor<bf16>
%7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<300x33xbf16>
%8 = stablehlo.divide %6, %7 : tensor<300x33xbf16>
%cst_0 = stablehlo.constant dense<7.000000e+00> : tensor<bf16>
%9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<300x33xbf16>
%10 = stablehlo.compare EQ, %8, %9, FLOAT : (tensor<300x33xbf16>, tensor<300x33xbf16>) -> tensor<300x33xi1>
%cst_1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
%11 = call @_where_0(%10, %cst_1, %8) : (tensor<300x33xi1>, tensor<f64>, tensor<300x33xbf16>) -> tensor<300x33xbf16>
%c_2 = stablehlo.constant dense<150> : tensor<i32>
%12 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1xi32>
%c_3 = stablehlo.constant dense<16> : tensor<i32>
%13 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<1xi32>
%14 = stablehlo.concatenate %12, %13, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%cst_4 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
%15 = "stablehlo.scatter"(%11, %14, %cst_4) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = true}> ({
^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
stablehlo.return %arg2 : tensor<bf16>
}) : (tensor<300x33xbf16>, tensor<2xi32>, tensor<bf16>) -> tensor<300x33xbf16>
%16 = stablehlo.optimization_barrier %15 : tensor<300x33xbf16>
%cst_5 = stablehlo.constant dense<0xFF80> : tensor<bf16>
%17 = stablehlo.reduce(%16 init: %cst_5) applies stablehlo.maximum across dimensions = [1] : (tensor<300x33xbf16>, tensor<bf16>) -> tensor<300xbf16>
%cst_6 = stablehlo.constant dense<0xFF80> : tensor<bf16>
%18 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<bf16>) -> tensor<300xbf16>
%19 = stablehlo.maximum %18, %17 : tensor<300xbf16>
%20 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<300xbf16>) -> tensor<300x1xbf16>
%21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<300x1xbf16>) -> tensor<300x33xbf16>
%22 = stablehlo.subtract %16, %21 : tensor<300x33xbf16>
%23 = stablehlo.exponential %22 : tensor<300x33xbf16>
%24 = stablehlo.convert %23 : (tensor<300x33xbf16>) -> tensor<300x33xf32>
%cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%25 = stablehlo.reduce(%24 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<300x33xf32>, tensor<f32>) -> tensor<300xf32>
%26 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<300xf32>) -> tensor<300x1xf32>
%27 = stablehlo.convert %26 : (tensor<300x1xf32>) -> tensor<300x1xbf16>
%28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<300x1xbf16>) -> tensor<300x33xbf16>
%29 = stablehlo.divide %23, %28 : tensor<300x33xbf16>
%30 = stablehlo.optimization_barrier %29 : tensor<300x33xbf16>
%31 = stablehlo.slice %30 [0:300:42, 0:3] : (tensor<300x33xbf16>) -> tensor<8x3xbf16>
%32 = stablehlo.slice %30 [0:300:42, 30:33] : (tensor<300x33xbf16>) -> tensor<8x3xbf16>
%33 = stablehlo.slice %30 [150:151, 0:33] : (tensor<300x33xbf16>) -> tensor<1x33xbf16>
%34 = stablehlo.reshape %33 : (tensor<1x33xbf16>) -> tensor<33xbf16>
return %31, %32, %34 : tensor<8x3xbf16>, tensor<8x3xbf16>, tensor<33xbf16>
}
func.func private @remainder(%arg0: tensor<9900xi32>, %arg1: tensor<i64>) -> tensor<9900xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<9900xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<9900xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<9900xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<9900xi32>, tensor<9900xi32>) -> tensor<9900xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<9900xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<9900xi32>, tensor<9900xi32>) -> tensor<9900xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<9900xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<9900xi1>, tensor<9900xi1>) -> tensor<9900xi1>
%12 = stablehlo.and %11, %6 : tensor<9900xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<9900xi32>
%14 = stablehlo.add %4, %13 : tensor<9900xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<9900xi1>, tensor<9900xi32>
return %15 : tensor<9900xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @_where_0(%arg0: tensor<300x33xi1>, %arg1: tensor<f64>, %arg2: tensor<300x33xbf16>) -> tensor<300x33xbf16> {
%0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<bf16>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<bf16>) -> tensor<300x33xbf16>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<300x33xi1>, tensor<300x33xbf16>
return %2 : tensor<300x33xbf16>
}
}
// -----
// softmax_1000x250_bfloat16
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xEF1E0000"> : tensor<1xi32>
%z0 = stablehlo.constant dense<0> : tensor<1xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<1xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<1xi32>
%r:3 = call @f(%a0) : (tensor<1xi32>) -> (tensor<8x3xbf16>, tensor<8x3xbf16>, tensor<250xbf16>)
%e0 = stablehlo.constant dense<"0xE935143C013BC33CAF3B8E3A6E3C4F3B2E3A083CEB3ACB399F3B893A6E393C3B223A0D39DE3AC039A738883A63394438"> : tensor<8x3xbf16>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<8x3xbf16>, tensor<8x3xbf16>) -> ()
%e1 = stablehlo.constant dense<"0xE539C738A6377D395B38433716390638E036B43897378836553838371A36FB37D236063D90378136A43C2F3713363C3C"> : tensor<8x3xbf16>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<8x3xbf16>, tensor<8x3xbf16>) -> ()
%e2 = stablehlo.constant dense<"0xC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07F"> : tensor<250xbf16>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<250xbf16>, tensor<250xbf16>) -> ()
return
}
func.func private @f(%arg0: tensor<1xi32>) -> (tensor<8x3xbf16>, tensor<8x3xbf16>, tensor<250xbf16>) {
%0 = stablehlo.iota dim = 0 : tensor<250000xi32>
%1 = stablehlo.reshape %arg0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<250000xi32>
%3 = stablehlo.multiply %0, %2 : tensor<250000xi32>
%c = stablehlo.constant dense<1009> : tensor<i64>
%4 = call @remainder(%3, %c) : (tensor<250000xi32>, tensor<i64>) -> tensor<250000xi32>
%5 = stablehlo.reshape %4 : (tensor<250000xi32>) -> tensor<1000x250xi32>
%6 = stablehlo.convert %5 : (tensor<1000x250xi32>) -> tensor<1000x250xbf16>
%cst = stablehlo.constant dense<1.000000e+02> : tensor<bf16>
%7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<1000x250xbf16>
%8 = stablehlo.divide %6, %7 : tensor<1000x250xbf16>
%cst_0 = stablehlo.constant dense<7.000000e+00> : tensor<bf16>
%9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<1000x250xbf16>
%10 = stablehlo.compare EQ, %8, %9, FLOAT : (tensor<1000x250xbf16>, tensor<1000x250xbf16>) -> tensor<1000x250xi1>
%cst_1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
%11 = call @_where_0(%10, %cst_1, %8) : (tensor<1000x250xi1>, tensor<f64>, tensor<1000x250xbf16>) -> tensor<1000x250xbf16>
%c_2 = stablehlo.constant dense<500> : tensor<i32>
%12 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1xi32>
%c_3 = stablehlo.constant dense<125> : tensor<i32>
%13 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<1xi32>
%14 = stablehlo.concatenate %12, %13, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%cst_4 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
%15 = "stablehlo.scatter"(%11, %14, %cst_4) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = true}> ({
^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
stablehlo.return %arg2 : tensor<bf16>
}) : (tensor<1000x250xbf16>, tensor<2xi32>, tensor<bf16>) -> tensor<1000x250xbf16>
%16 = stablehlo.optimization_barrier %15 : tensor<1000x250xbf16>
%cst_5 = stablehlo.constant dense<0xFF80> : tensor<bf16>
%17 = stablehlo.reduce(%16 init: %cst_5) applies stablehlo.maximum across dimensions = [1] : (tensor<1000x250xbf16>, tensor<bf16>) -> tensor<1000xbf16>
%cst_6 = stablehlo.constant dense<0xFF80> : tensor<bf16>
%18 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<bf16>) -> tensor<1000xbf16>
%19 = stablehlo.maximum %18, %17 : tensor<1000xbf16>
%20 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<1000xbf16>) -> tensor<1000x1xbf16>
%21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<1000x1xbf16>) -> tensor<1000x250xbf16>
%22 = stablehlo.subtract %16, %21 : tensor<1000x250xbf16>
%23 = stablehlo.exponential %22 : tensor<1000x250xbf16>
%24 = stablehlo.convert %23 : (tensor<1000x250xbf16>) -> tensor<1000x250xf32>
%cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%25 = stablehlo.reduce(%24 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<1000x250xf32>, tensor<f32>) -> tensor<1000xf32>
%26 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<1000xf32>) -> tensor<1000x1xf32>
%27 = stablehlo.convert %26 : (tensor<1000x1xf32>) -> tensor<1000x1xbf16>
%28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<1000x1xbf16>) -> tensor<1000x250xbf16>
%29 = stablehlo.divide %23, %28 : tensor<1000x250xbf16>
%30 = stablehlo.optimization_barrier %29 : tensor<1000x250xbf16>
%31 = stablehlo.slice %30 [0:1000:142, 0:3] : (tensor<1000x250xbf16>) -> tensor<8x3xbf16>
%32 = stablehlo.slice %30 [0:1000:142, 247:250] : (tensor<1000x250xbf16>) -> tensor<8x3xbf16>
%33 = stablehlo.slice %30 [500:501, 0:250] : (tensor<1000x250xbf16>) -> tensor<1x250xbf16>
%34 = stablehlo.reshape %33 : (tensor<1x250xbf16>) -> tensor<250xbf16>
return %31, %32, %34 : tensor<8x3xbf16>, tensor<8x3xbf16>, tensor<250xbf16>
}
func.func private @remainder(%arg0: tensor<250000xi32>, %arg1: tensor<i64>) -> tensor<250000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<250000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<250000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<250000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<250000xi32>, tensor<250000xi32>) -> tensor<250000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<250000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<250000xi32>, tensor<250000xi32>) -> tensor<250000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<250000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<250000xi1>, tensor<250000xi1>) -> tensor<250000xi1>
%12 = stablehlo.and %11, %6 : tensor<250000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<250000xi32>
%14 = stablehlo.add %4, %13 : tensor<250000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<250000xi1>, tensor<250000xi32>
return %15 : tensor<250000xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @_where_0(%arg0: tensor<1000x250xi1>, %arg1: tensor<f64>, %arg2: tensor<1000x250xbf16>) -> tensor<1000x250xbf16> {
%0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<bf16>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<bf16>) -> tensor<1000x250xbf16>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<1000x250xi1>, tensor<1000x250xbf16>
return %2 : tensor<1000x250xbf16>
}
}
// -----
// softmax_900x517_bfloat16
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xEF1E0000"> : tensor<1xi32>
%z0 = stablehlo.constant dense<0> : tensor<1xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<1xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<1xi32>
%r:3 = call @f(%a0) : (tensor<1xi32>) -> (tensor<8x3xbf16>, tensor<8x3xbf16>, tensor<517xbf16>)
%e0 = stablehlo.constant dense<"0x5C358C3B743A27381037FA35F93AD039BA3874369C3C8B3B3F3925380A3745392A3813370B3CF93ADE39923782365A35"> : tensor<8x3xbf16>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<8x3xbf16>, tensor<8x3xbf16>) -> ()
%e1 = stablehlo.constant dense<"0xCE35033CDC3A9738823769365A3B433A2839E436BF35023CAD3995388137B2399A3881378A3C683B493A0838EB36CC35"> : tensor<8x3xbf16>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<8x3xbf16>, tensor<8x3xbf16>) -> ()
%e2 = stablehlo.constant dense<"0xC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07F"> : tensor<517xbf16>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<517xbf16>, tensor<517xbf16>) -> ()
return
}
func.func private @f(%arg0: tensor<1xi32>) -> (tensor<8x3xbf16>, tensor<8x3xbf16>, tensor<517xbf16>) {
%0 = stablehlo.iota dim = 0 : tensor<465300xi32>
%1 = stablehlo.reshape %arg0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<465300xi32>
%3 = stablehlo.multiply %0, %2 : tensor<465300xi32>
%c = stablehlo.constant dense<1009> : tensor<i64>
%4 = call @remainder(%3, %c) : (tensor<465300xi32>, tensor<i64>) -> tensor<465300xi32>
%5 = stablehlo.reshape %4 : (tensor<465300xi32>) -> tensor<900x517xi32>
%6 = stablehlo.convert %5 : (tensor<900x517xi32>) -> tensor<900x517xbf16>
%cst = stablehlo.constant dense<1.000000e+02> : tensor<bf16>
%7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<900x517xbf16>
%8 = stablehlo.divide %6, %7 : tensor<900x517xbf16>
%cst_0 = stablehlo.constant dense<7.000000e+00> : tensor<bf16>
%9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<900x517xbf16>
%10 = stablehlo.compare EQ, %8, %9, FLOAT : (tensor<900x517xbf16>, tensor<900x517xbf16>) -> tensor<900x517xi1>
%cst_1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
%11 = call @_where_0(%10, %cst_1, %8) : (tensor<900x517xi1>, tensor<f64>, tensor<900x517xbf16>) -> tensor<900x517xbf16>
%c_2 = stablehlo.constant dense<450> : tensor<i32>
%12 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1xi32>
%c_3 = stablehlo.constant dense<258> : tensor<i32>
%13 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<1xi32>
%14 = stablehlo.concatenate %12, %13, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%cst_4 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
%15 = "stablehlo.scatter"(%11, %14, %cst_4) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = true}> ({
^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
stablehlo.return %arg2 : tensor<bf16>
}) : (tensor<900x517xbf16>, tensor<2xi32>, tensor<bf16>) -> tensor<900x517xbf16>
%16 = stablehlo.optimization_barrier %15 : tensor<900x517xbf16>
%cst_5 = stablehlo.constant dense<0xFF80> : tensor<bf16>
%17 = stablehlo.reduce(%16 init: %cst_5) applies stablehlo.maximum across dimensions = [1] : (tensor<900x517xbf16>, tensor<bf16>) -> tensor<900xbf16>
%cst_6 = stablehlo.constant dense<0xFF80> : tensor<bf16>
%18 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<bf16>) -> tensor<900xbf16>
%19 = stablehlo.maximum %18, %17 : tensor<900xbf16>
%20 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<900xbf16>) -> tensor<900x1xbf16>
%21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<900x1xbf16>) -> tensor<900x517xbf16>
%22 = stablehlo.subtract %16, %21 : tensor<900x517xbf16>
%23 = stablehlo.exponential %22 : tensor<900x517xbf16>
%24 = stablehlo.convert %23 : (tensor<900x517xbf16>) -> tensor<900x517xf32>
%cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%25 = stablehlo.reduce(%24 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<900x517xf32>, tensor<f32>) -> tensor<900xf32>
%26 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<900xf32>) -> tensor<900x1xf32>
%27 = stablehlo.convert %26 : (tensor<900x1xf32>) -> tensor<900x1xbf16>
%28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<900x1xbf16>) -> tensor<900x517xbf16>
%29 = stablehlo.divide %23, %28 : tensor<900x517xbf16>
%30 = stablehlo.optimization_barrier %29 : tensor<900x517xbf16>
%31 = stablehlo.slice %30 [0:900:128, 0:3] : (tensor<900x517xbf16>) -> tensor<8x3xbf16>
%32 = stablehlo.slice %30 [0:900:128, 514:517] : (tensor<900x517xbf16>) -> tensor<8x3xbf16>
%33 = stablehlo.slice %30 [450:451, 0:517] : (tensor<900x517xbf16>) -> tensor<1x517xbf16>
%34 = stablehlo.reshape %33 : (tensor<1x517xbf16>) -> tensor<517xbf16>
return %31, %32, %34 : tensor<8x3xbf16>, tensor<8x3xbf16>, tensor<517xbf16>
}
func.func private @remainder(%arg0: tensor<465300xi32>, %arg1: tensor<i64>) -> tensor<465300xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<465300xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<465300xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<465300xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<465300xi32>, tensor<465300xi32>) -> tensor<465300xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<465300xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<465300xi32>, tensor<465300xi32>) -> tensor<465300xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<465300xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<465300xi1>, tensor<465300xi1>) -> tensor<465300xi1>
%12 = stablehlo.and %11, %6 : tensor<465300xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<465300xi32>
%14 = stablehlo.add %4, %13 : tensor<465300xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<465300xi1>, tensor<465300xi32>
return %15 : tensor<465300xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @_where_0(%arg0: tensor<900x517xi1>, %arg1: tensor<f64>, %arg2: tensor<900x517xbf16>) -> tensor<900x517xbf16> {
%0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<bf16>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<bf16>) -> tensor<900x517xbf16>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<900x517xi1>, tensor<900x517xbf16>
return %2 : tensor<900x517xbf16>
}
}
// -----
// softmax_40x9000_bfloat16
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xEF1E0000"> : tensor<1xi32>
%z0 = stablehlo.constant dense<0> : tensor<1xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<1xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<1xi32>
%r:3 = call @f(%a0) : (tensor<1xi32>) -> (tensor<8x3xbf16>, tensor<8x3xbf16>, tensor<9000xbf16>)
%e0 = stablehlo.constant dense<"0x493380395E3848362D351B34483933381A370735F1331A3AC07FC07FC07FBC33EF39C938BC36A23588340437DD35C634"> : tensor<8x3xbf16>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<8x3xbf16>, tensor<8x3xbf16>) -> ()
%e1 = stablehlo.constant dense<"0xA638903779366134903A80396737423628355F3A48392738C07FC07FC07F1C390738E83654393E381F3710350034243A"> : tensor<8x3xbf16>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<8x3xbf16>, tensor<8x3xbf16>) -> ()
%e2 = stablehlo.constant dense<"0xC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07F"> : tensor<9000xbf16>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<9000xbf16>, tensor<9000xbf16>) -> ()
return
}
func.func private @f(%arg0: tensor<1xi32>) -> (tensor<8x3xbf16>, tensor<8x3xbf16>, tensor<9000xbf16>) {
%0 = stablehlo.iota dim = 0 : tensor<360000xi32>
%1 = stablehlo.reshape %arg0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<360000xi32>
%3 = stablehlo.multiply %0, %2 : tensor<360000xi32>
%c = stablehlo.constant dense<1009> : tensor<i64>
%4 = call @remainder(%3, %c) : (tensor<360000xi32>, tensor<i64>) -> tensor<360000xi32>
%5 = stablehlo.reshape %4 : (tensor<360000xi32>) -> tensor<40x9000xi32>
%6 = stablehlo.convert %5 : (tensor<40x9000xi32>) -> tensor<40x9000xbf16>
%cst = stablehlo.constant dense<1.000000e+02> : tensor<bf16>
%7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<40x9000xbf16>
%8 = stablehlo.divide %6, %7 : tensor<40x9000xbf16>
%cst_0 = stablehlo.constant dense<7.000000e+00> : tensor<bf16>
%9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<40x9000xbf16>
%10 = stablehlo.compare EQ, %8, %9, FLOAT : (tensor<40x9000xbf16>, tensor<40x9000xbf16>) -> tensor<40x9000xi1>
%cst_1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
%11 = call @_where_0(%10, %cst_1, %8) : (tensor<40x9000xi1>, tensor<f64>, tensor<40x9000xbf16>) -> tensor<40x9000xbf16>
%c_2 = stablehlo.constant dense<20> : tensor<i32>
%12 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1xi32>
%c_3 = stablehlo.constant dense<4500> : tensor<i32>
%13 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<1xi32>
%14 = stablehlo.concatenate %12, %13, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%cst_4 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
%15 = "stablehlo.scatter"(%11, %14, %cst_4) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = true}> ({
^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
stablehlo.return %arg2 : tensor<bf16>
}) : (tensor<40x9000xbf16>, tensor<2xi32>, tensor<bf16>) -> tensor<40x9000xbf16>
%16 = stablehlo.optimization_barrier %15 : tensor<40x9000xbf16>
%cst_5 = stablehlo.constant dense<0xFF80> : tensor<bf16>
%17 = stablehlo.reduce(%16 init: %cst_5) applies stablehlo.maximum across dimensions = [1] : (tensor<40x9000xbf16>, tensor<bf16>) -> tensor<40xbf16>
%cst_6 = stablehlo.constant dense<0xFF80> : tensor<bf16>
%18 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<bf16>) -> tensor<40xbf16>
%19 = stablehlo.maximum %18, %17 : tensor<40xbf16>
%20 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<40xbf16>) -> tensor<40x1xbf16>
%21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<40x1xbf16>) -> tensor<40x9000xbf16>
%22 = stablehlo.subtract %16, %21 : tensor<40x9000xbf16>
%23 = stablehlo.exponential %22 : tensor<40x9000xbf16>
%24 = stablehlo.convert %23 : (tensor<40x9000xbf16>) -> tensor<40x9000xf32>
%cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%25 = stablehlo.reduce(%24 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<40x9000xf32>, tensor<f32>) -> tensor<40xf32>
%26 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<40xf32>) -> tensor<40x1xf32>
%27 = stablehlo.convert %26 : (tensor<40x1xf32>) -> tensor<40x1xbf16>
%28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<40x1xbf16>) -> tensor<40x9000xbf16>
%29 = stablehlo.divide %23, %28 : tensor<40x9000xbf16>
%30 = stablehlo.optimization_barrier %29 : tensor<40x9000xbf16>
%31 = stablehlo.slice %30 [0:40:5, 0:3] : (tensor<40x9000xbf16>) -> tensor<8x3xbf16>
%32 = stablehlo.slice %30 [0:40:5, 8997:9000] : (tensor<40x9000xbf16>) -> tensor<8x3xbf16>
%33 = stablehlo.slice %30 [20:21, 0:9000] : (tensor<40x9000xbf16>) -> tensor<1x9000xbf16>
%34 = stablehlo.reshape %33 : (tensor<1x9000xbf16>) -> tensor<9000xbf16>
return %31, %32, %34 : tensor<8x3xbf16>, tensor<8x3xbf16>, tensor<9000xbf16>
}
func.func private @remainder(%arg0: tensor<360000xi32>, %arg1: tensor<i64>) -> tensor<360000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<360000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<360000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<360000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<360000xi32>, tensor<360000xi32>) -> tensor<360000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<360000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<360000xi32>, tensor<360000xi32>) -> tensor<360000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<360000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<360000xi1>, tensor<360000xi1>) -> tensor<360000xi1>
%12 = stablehlo.and %11, %6 : tensor<360000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<360000xi32>
%14 = stablehlo.add %4, %13 : tensor<360000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<360000xi1>, tensor<360000xi32>
return %15 : tensor<360000xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @_where_0(%arg0: tensor<40x9000xi1>, %arg1: tensor<f64>, %arg2: tensor<40x9000xbf16>) -> tensor<40x9000xbf16> {
%0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<bf16>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<bf16>) -> tensor<40x9000xbf16>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<40x9000xi1>, tensor<40x9000xbf16>
return %2 : tensor<40x9000xbf16>
}
}
