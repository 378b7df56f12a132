// 8x2057_1_0_memory
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x02000000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:6 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0x01F3317A72000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x01F3317A72000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e2 = stablehlo.constant dense<"0x01F3317A72000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e3 = stablehlo.constant dense<"0x01F3317A72000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e4 = stablehlo.constant dense<"0x01F3317A72000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e5 = stablehlo.constant dense<"0x01F3317A72000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<16456xui32>
%1 = stablehlo.reshape %0 : (tensor<16456xui32>) -> tensor<8x2057xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<8x2057xui32>
%3 = stablehlo.multiply %1, %2 : tensor<8x2057xui32>
%c_0 = stablehlo.constant dense<113> : tensor<i64>
%4 = call @remainder(%3, %c_0) : (tensor<8x2057xui32>, tensor<i64>) -> tensor<8x2057xui32>
%5 = stablehlo.convert %4 : (tensor<8x2057xui32>) -> tensor<8x2057xi8>
%c_1 = stablehlo.constant dense<0> : tensor<i8>
%6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i8>) -> tensor<8x2057xi8>
%7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<8x2057xi8>) -> tensor<2057x8xi8>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%8:4 = stablehlo.while(%iterArg = %c_2, %iterArg_40 = %arg0, %iterArg_41 = %5, %iterArg_42 = %7) : tensor<i32>, tensor<i32>, tensor<8x2057xi8>, tensor<2057x8xi8>
cond {
%110 = stablehlo.compare LT, %iterArg, %iterArg_40, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %110 : tensor<i1>
} do {
%c_43 = stablehlo.constant dense<1> : tensor<i32>
%110 = stablehlo.add %iterArg, %c_43 : tensor<i32>
%c_44 = stablehlo.constant dense<1> : tensor<i8>
%111 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<i8>) -> tensor<8x2057xi8>
%112 = stablehlo.add %iterArg_41, %111 : tensor<8x2057xi8>
%113 = stablehlo.transpose %iterArg_41, dims = [1, 0] : (tensor<8x2057xi8>) -> tensor<2057x8xi8>
stablehlo.return %110, %iterArg_40, %112, %113 : tensor<i32>, tensor<i32>, tensor<8x2057xi8>, tensor<2057x8xi8>
}
%9 = stablehlo.reshape %8#3 : (tensor<2057x8xi8>) -> tensor<16456xi8>
%10 = stablehlo.iota dim = 0 : tensor<16456xui32>
%c_3 = stablehlo.constant dense<2246822519> : tensor<ui32>
%11 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<16456xui32>
%12 = stablehlo.multiply %10, %11 : tensor<16456xui32>
%c_4 = stablehlo.constant dense<12> : tensor<ui32>
%13 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<16456xui32>
%14 = stablehlo.shift_right_logical %12, %13 : tensor<16456xui32>
%15 = stablehlo.convert %14 : (tensor<16456xui32>) -> tensor<16456xi64>
%c_5 = stablehlo.constant dense<0> : tensor<i8>
%16 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i8>) -> tensor<16456xi8>
%17 = stablehlo.convert %9 : (tensor<16456xi8>) -> tensor<16456xi64>
%18 = stablehlo.multiply %17, %15 : tensor<16456xi64>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%19 = stablehlo.reduce(%18 init: %c_6) applies stablehlo.add across dimensions = [0] : (tensor<16456xi64>, tensor<i64>) -> tensor<i64>
%20 = stablehlo.iota dim = 0 : tensor<16456xui32>
%21 = stablehlo.reshape %20 : (tensor<16456xui32>) -> tensor<8x2057xui32>
%c_7 = stablehlo.constant dense<2654435761> : tensor<ui32>
%22 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<8x2057xui32>
%23 = stablehlo.multiply %21, %22 : tensor<8x2057xui32>
%c_8 = stablehlo.constant dense<113> : tensor<i64>
%24 = call @remainder(%23, %c_8) : (tensor<8x2057xui32>, tensor<i64>) -> tensor<8x2057xui32>
%25 = stablehlo.convert %24 : (tensor<8x2057xui32>) -> tensor<8x2057xf16>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%26 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<8x2057xf16>
%27 = stablehlo.transpose %26, dims = [1, 0] : (tensor<8x2057xf16>) -> tensor<2057x8xf16>
%c_9 = stablehlo.constant dense<0> : tensor<i32>
%28:4 = stablehlo.while(%iterArg = %c_9, %iterArg_40 = %arg0, %iterArg_41 = %25, %iterArg_42 = %27) : tensor<i32>, tensor<i32>, tensor<8x2057xf16>, tensor<2057x8xf16>
cond {
%110 = stablehlo.compare LT, %iterArg, %iterArg_40, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %110 : tensor<i1>
} do {
%c_43 = stablehlo.constant dense<1> : tensor<i32>
%110 = stablehlo.add %iterArg, %c_43 : tensor<i32>
%cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
%111 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f16>) -> tensor<8x2057xf16>
%112 = stablehlo.add %iterArg_41, %111 : tensor<8x2057xf16>
%113 = stablehlo.transpose %iterArg_41, dims = [1, 0] : (tensor<8x2057xf16>) -> tensor<2057x8xf16>
stablehlo.return %110, %iterArg_40, %112, %113 : tensor<i32>, tensor<i32>, tensor<8x2057xf16>, tensor<2057x8xf16>
}
%29 = stablehlo.reshape %28#3 : (tensor<2057x8xf16>) -> tensor<16456xf16>
%30 = stablehlo.iota dim = 0 : tensor<16456xui32>
%c_10 = stablehlo.constant dense<2246822519> : tensor<ui32>
%31 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<16456xui32>
%32 = stablehlo.multiply %30, %31 : tensor<16456xui32>
%c_11 = stablehlo.constant dense<12> : tensor<ui32>
%33 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<16456xui32>
%34 = stablehlo.shift_right_logical %32, %33 : tensor<16456xui32>
%35 = stablehlo.convert %34 : (tensor<16456xui32>) -> tensor<16456xi64>
%cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%36 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f16>) -> tensor<16456xf16>
%37 = stablehlo.convert %29 : (tensor<16456xf16>) -> tensor<16456xi64>
%38 = stablehlo.multiply %37, %35 : tensor<16456xi64>
%c_13 = stablehlo.constant dense<0> : tensor<i64>
%39 = stablehlo.reduce(%38 init: %c_13) applies stablehlo.add across dimensions = [0] : (tensor<16456xi64>, tensor<i64>) -> tensor<i64>
%40 = stablehlo.iota dim = 0 : tensor<16456xui32>
%41 = stablehlo.reshape %40 : (tensor<16456xui32>) -> tensor<8x2057xui32>
%c_14 = stablehlo.constant dense<2654435761> : tensor<ui32>
%42 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<8x2057xui32>
%43 = stablehlo.multiply %41, %42 : tensor<8x2057xui32>
%c_15 = stablehlo.constant dense<113> : tensor<i64>
%44 = call @remainder(%43, %c_15) : (tensor<8x2057xui32>, tensor<i64>) -> tensor<8x2057xui32>
%45 = stablehlo.convert %44 : (tensor<8x2057xui32>) -> tensor<8x2057xf32>
%cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%46 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<8x2057xf32>
%47 = stablehlo.transpose %46, dims = [1, 0] : (tensor<8x2057xf32>) -> tensor<2057x8xf32>
%c_17 = stablehlo.constant dense<0> : tensor<i32>
%48:4 = stablehlo.while(%iterArg = %c_17, %iterArg_40 = %arg0, %iterArg_41 = %45, %iterArg_42 = %47) : tensor<i32>, tensor<i32>, tensor<8x2057xf32>, tensor<2057x8xf32>
cond {
%110 = stablehlo.compare LT, %iterArg, %iterArg_40, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %110 : tensor<i1>
} do {
%c_43 = stablehlo.constant dense<1> : tensor<i32>
%110 = stablehlo.add %iterArg, %c_43 : tensor<i32>
%cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%111 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<8x2057xf32>
%112 = stablehlo.add %iterArg_41, %111 : tensor<8x2057xf32>
%113 = stablehlo.transpose %iterArg_41, dims = [1, 0] : (tensor<8x2057xf32>) -> tensor<2057x8xf32>
stablehlo.return %110, %iterArg_40, %112, %113 : tensor<i32>, tensor<i32>, tensor<8x2057xf32>, tensor<2057x8xf32>
}
%49 = stablehlo.reshape %48#3 : (tensor<2057x8xf32>) -> tensor<16456xf32>
%50 = stablehlo.iota dim = 0 : tensor<16456xui32>
%c_18 = stablehlo.constant dense<2246822519> : tensor<ui32>
%51 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<16456xui32>
%52 = stablehlo.multiply %50, %51 : tensor<16456xui32>
%c_19 = stablehlo.constant dense<12> : tensor<ui32>
%53 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<16456xui32>
%54 = stablehlo.shift_right_logical %52, %53 : tensor<16456xui32>
%55 = stablehlo.convert %54 : (tensor<16456xui32>) -> tensor<16456xi64>
%cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%56 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<16456xf32>
%57 = stablehlo.convert %49 : (tensor<16456xf32>) -> tensor<16456xi64>
%58 = stablehlo.multiply %57, %55 : tensor<16456xi64>
%c_21 = stablehlo.constant dense<0> : tensor<i64>
%59 = stablehlo.reduce(%58 init: %c_21) applies stablehlo.add across dimensions = [0] : (tensor<16456xi64>, tensor<i64>) -> tensor<i64>
%60 = stablehlo.iota dim = 0 : tensor<16456xui32>
%61 = stablehlo.reshape %60 : (tensor<16456xui32>) -> tensor<8x2057xui32>
%c_22 = stablehlo.constant dense<2654435761> : tensor<ui32>
%62 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<8x2057xui32>
%63 = stablehlo.multiply %61, %62 : tensor<8x2057xui32>
%c_23 = stablehlo.constant dense<113> : tensor<i64>
%64 = call @remainder(%63, %c_23) : (tensor<8x2057xui32>, tensor<i64>) -> tensor<8x2057xui32>
%65 = stablehlo.convert %64 : (tensor<8x2057xui32>) -> tensor<8x2057xf64>
%cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%66 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f64>) -> tensor<8x2057xf64>
%67 = stablehlo.transpose %66, dims = [1, 0] : (tensor<8x2057xf64>) -> tensor<2057x8xf64>
%c_25 = stablehlo.constant dense<0> : tensor<i32>
%68:4 = stablehlo.while(%iterArg = %c_25, %iterArg_40 = %arg0, %iterArg_41 = %65, %iterArg_42 = %67) : tensor<i32>, tensor<i32>, tensor<8x2057xf64>, tensor<2057x8xf64>
cond {
%110 = stablehlo.compare LT, %iterArg, %iterArg_40, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %110 : tensor<i1>
} do {
%c_43 = stablehlo.constant dense<1> : tensor<i32>
%110 = stablehlo.add %iterArg, %c_43 : tensor<i32>
%cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%111 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f64>) -> tensor<8x2057xf64>
%112 = stablehlo.add %iterArg_41, %111 : tensor<8x2057xf64>
%113 = stablehlo.transpose %iterArg_41, dims = [1, 0] : (tensor<8x2057xf64>) -> tensor<2057x8xf64>
stablehlo.return %110, %iterArg_40, %112, %113 : tensor<i32>, tensor<i32>, tensor<8x2057xf64>, tensor<2057x8xf64>
}
%69 = stablehlo.reshape %68#3 : (tensor<2057x8xf64>) -> tensor<16456xf64>
%70 = stablehlo.iota dim = 0 : tensor<16456xui32>
%c_26 = stablehlo.constant dense<2246822519> : tensor<ui32>
%71 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<16456xui32>
%72 = stablehlo.multiply %70, %71 : tensor<16456xui32>
%c_27 = stablehlo.constant dense<12> : tensor<ui32>
%73 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<16456xui32>
%74 = stablehlo.shift_right_logical %72, %73 : tensor<16456xui32>
%75 = stablehlo.convert %74 : (tensor<16456xui32>) -> tensor<16456xi64>
%cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%76 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f64>) -> tensor<16456xf64>
%77 = stablehlo.convert %69 : (tensor<16456xf64>) -> tensor<16456xi64>
%78 = stablehlo.multiply %77, %75 : tensor<16456xi64>
%c_29 = stablehlo.constant dense<0> : tensor<i64>
%79 = stablehlo.reduce(%78 init: %c_29) applies stablehlo.add across dimensions = [0] : (tensor<16456xi64>, tensor<i64>) -> tensor<i64>
%80 = stablehlo.iota dim = 0 : tensor<16456xui32>
%81 = stablehlo.reshape %80 : (tensor<16456xui32>) -> tensor<8x2057xui32>
%c_30 = stablehlo.constant dense<2654435761> : tensor<ui32>
%82 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<8x2057xui32>
%83 = stablehlo.multiply %81, %82 : tensor<8x2057xui32>
%c_31 = stablehlo.constant dense<113> : tensor<i64>
%84 = call @remainder(%83, %c_31) : (tensor<8x2057xui32>, tensor<i64>) -> tensor<8x2057xui32>
%c_32 = stablehlo.constant dense<0> : tensor<ui32>
%85 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<8x2057xui32>
%86 = stablehlo.add %84, %85 : tensor<8x2057xui32>
%87 = stablehlo.convert %86 : (tensor<8x2057xui32>) -> tensor<8x2057xf64>
%c_33 = stablehlo.constant dense<1> : tensor<ui32>
%88 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<8x2057xui32>
%89 = stablehlo.add %84, %88 : tensor<8x2057xui32>
%90 = stablehlo.convert %89 : (tensor<8x2057xui32>) -> tensor<8x2057xf64>
%91 = stablehlo.complex %87, %90 : tensor<8x2057xcomplex<f64>>
%cst_34 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%92 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<complex<f64>>) -> tensor<8x2057xcomplex<f64>>
%93 = stablehlo.transpose %92, dims = [1, 0] : (tensor<8x2057xcomplex<f64>>) -> tensor<2057x8xcomplex<f64>>
%c_35 = stablehlo.constant dense<0> : tensor<i32>
%94:4 = stablehlo.while(%iterArg = %c_35, %iterArg_40 = %arg0, %iterArg_41 = %91, %iterArg_42 = %93) : tensor<i32>, tensor<i32>, tensor<8x2057xcomplex<f64>>, tensor<2057x8xcomplex<f64>>
cond {
%110 = stablehlo.compare LT, %iterArg, %iterArg_40, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %110 : tensor<i1>
} do {
%c_43 = stablehlo.constant dense<1> : tensor<i32>
%110 = stablehlo.add %iterArg, %c_43 : tensor<i32>
%cst_44 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%111 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<complex<f64>>) -> tensor<8x2057xcomplex<f64>>
%112 = stablehlo.add %iterArg_41, %111 : tensor<8x2057xcomplex<f64>>
%113 = stablehlo.transpose %iterArg_41, dims = [1, 0] : (tensor<8x2057xcomplex<f64>>) -> tensor<2057x8xcomplex<f64>>
stablehlo.return %110, %iterArg_40, %112, %113 : tensor<i32>, tensor<i32>, tensor<8x2057xcomplex<f64>>, tensor<2057x8xcomplex<f64>>
}
%95 = stablehlo.reshape %94#3 : (tensor<2057x8xcomplex<f64>>) -> tensor<16456xcomplex<f64>>
%96 = stablehlo.iota dim = 0 : tensor<16456xui32>
%c_36 = stablehlo.constant dense<2246822519> : tensor<ui32>
%97 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<16456xui32>
%98 = stablehlo.multiply %96, %97 : tensor<16456xui32>
%c_37 = stablehlo.constant dense<12> : tensor<ui32>
%99 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<16456xui32>
%100 = stablehlo.shift_right_logical %98, %99 : tensor<16456xui32>
%101 = stablehlo.convert %100 : (tensor<16456xui32>) -> tensor<16456xi64>
%102 = stablehlo.real %95 : (tensor<16456xcomplex<f64>>) -> tensor<16456xf64>
%103 = stablehlo.imag %95 : (tensor<16456xcomplex<f64>>) -> tensor<16456xf64>
%104 = stablehlo.convert %102 : (tensor<16456xf64>) -> tensor<16456xi64>
%105 = stablehlo.multiply %104, %101 : tensor<16456xi64>
%c_38 = stablehlo.constant dense<0> : tensor<i64>
%106 = stablehlo.reduce(%105 init: %c_38) applies stablehlo.add across dimensions = [0] : (tensor<16456xi64>, tensor<i64>) -> tensor<i64>
%107 = stablehlo.convert %103 : (tensor<16456xf64>) -> tensor<16456xi64>
%108 = stablehlo.multiply %107, %101 : tensor<16456xi64>
%c_39 = stablehlo.constant dense<0> : tensor<i64>
%109 = stablehlo.reduce(%108 init: %c_39) applies stablehlo.add across dimensions = [0] : (tensor<16456xi64>, tensor<i64>) -> tensor<i64>
return %19, %39, %59, %79, %106, %109 : tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>
}
func.func private @remainder(%arg0: tensor<8x2057xui32>, %arg1: tensor<i64>) -> tensor<8x2057xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<8x2057xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<8x2057xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<8x2057xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<8x2057xui32>, tensor<8x2057xui32>) -> tensor<8x2057xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<8x2057xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<8x2057xui32>, tensor<8x2057xui32>) -> tensor<8x2057xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8x2057xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<8x2057xi1>, tensor<8x2057xi1>) -> tensor<8x2057xi1>
%12 = stablehlo.and %11, %6 : tensor<8x2057xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<8x2057xui32>
%14 = stablehlo.add %4, %13 : tensor<8x2057xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<8x2057xi1>, tensor<8x2057xui32>
return %15 : tensor<8x2057xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
}
// -----
// 600x31_1_0_memory
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x02000000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:6 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0x1DED8D6681000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x1DED8D6681000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e2 = stablehlo.constant dense<"0x1DED8D6681000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e3 = stablehlo.constant dense<"0x1DED8D6681000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e4 = stablehlo.constant dense<"0x1DED8D6681000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e5 = stablehlo.constant dense<"0x1DED8D6681000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<18600xui32>
%1 = stablehlo.reshape %0 : (tensor<18600xui32>) -> tensor<600x31xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<600x31xui32>
%3 = stablehlo.multiply %1, %2 : tensor<600x31xui32>
%c_0 = stablehlo.constant dense<113> : tensor<i64>
%4 = call @remainder(%3, %c_0) : (tensor<600x31xui32>, tensor<i64>) -> tensor<600x31xui32>
%5 = stablehlo.convert %4 : (tensor<600x31xui32>) -> tensor<600x31xi8>
%c_1 = stablehlo.constant dense<0> : tensor<i8>
%6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i8>) -> tensor<600x31xi8>
%7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<600x31xi8>) -> tensor<31x600xi8>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%8:4 = stablehlo.while(%iterArg = %c_2, %iterArg_40 = %arg0, %iterArg_41 = %5, %iterArg_42 = %7) : tensor<i32>, tensor<i32>, tensor<600x31xi8>, tensor<31x600xi8>
cond {
%110 = stablehlo.compare LT, %iterArg, %iterArg_40, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %110 : tensor<i1>
} do {
%c_43 = stablehlo.constant dense<1> : tensor<i32>
%110 = stablehlo.add %iterArg, %c_43 : tensor<i32>
%c_44 = stablehlo.constant dense<1> : tensor<i8>
%111 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<i8>) -> tensor<600x31xi8>
%112 = stablehlo.add %iterArg_41, %111 : tensor<600x31xi8>
%113 = stablehlo.transpose %iterArg_41, dims = [1, 0] : (tensor<600x31xi8>) -> tensor<31x600xi8>
stablehlo.return %110, %iterArg_40, %112, %113 : tensor<i32>, tensor<i32>, tensor<600x31xi8>, tensor<31x600xi8>
}
%9 = stablehlo.reshape %8#3 : (tensor<31x600xi8>) -> tensor<18600xi8>
%10 = stablehlo.iota dim = 0 : tensor<18600xui32>
%c_3 = stablehlo.constant dense<2246822519> : tensor<ui32>
%11 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<18600xui32>
%12 = stablehlo.multiply %10, %11 : tensor<18600xui32>
%c_4 = stablehlo.constant dense<12> : tensor<ui32>
%13 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<18600xui32>
%14 = stablehlo.shift_right_logical %12, %13 : tensor<18600xui32>
%15 = stablehlo.convert %14 : (tensor<18600xui32>) -> tensor<18600xi64>
%c_5 = stablehlo.constant dense<0> : tensor<i8>
%16 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i8>) -> tensor<18600xi8>
%17 = stablehlo.convert %9 : (tensor<18600xi8>) -> tensor<18600xi64>
%18 = stablehlo.multiply %17, %15 : tensor<18600xi64>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%19 = stablehlo.reduce(%18 init: %c_6) applies stablehlo.add across dimensions = [0] : (tensor<18600xi64>, tensor<i64>) -> tensor<i64>
%20 = stablehlo.iota dim = 0 : tensor<18600xui32>
%21 = stablehlo.reshape %20 : (tensor<18600xui32>) -> tensor<600x31xui32>
%c_7 = stablehlo.constant dense<2654435761> : tensor<ui32>
%22 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<600x31xui32>
%23 = stablehlo.multiply %21, %22 : tensor<600x31xui32>
%c_8 = stablehlo.constant dense<113> : tensor<i64>
%24 = call @remainder(%23, %c_8) : (tensor<600x31xui32>, tensor<i64>) -> tensor<600x31xui32>
%25 = stablehlo.convert %24 : (tensor<600x31xui32>) -> tensor<600x31xf16>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%26 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<600x31xf16>
%27 = stablehlo.transpose %26, dims = [1, 0] : (tensor<600x31xf16>) -> tensor<31x600xf16>
%c_9 = stablehlo.constant dense<0> : tensor<i32>
%28:4 = stablehlo.while(%iterArg = %c_9, %iterArg_40 = %arg0, %iterArg_41 = %25, %iterArg_42 = %27) : tensor<i32>, tensor<i32>, tensor<600x31xf16>, tensor<31x600xf16>
cond {
%110 = stablehlo.compare LT, %iterArg, %iterArg_40, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %110 : tensor<i1>
} do {
%c_43 = stablehlo.constant dense<1> : tensor<i32>
%110 = stablehlo.add %iterArg, %c_43 : tensor<i32>
%cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
%111 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f16>) -> tensor<600x31xf16>
%112 = stablehlo.add %iterArg_41, %111 : tensor<600x31xf16>
%113 = stablehlo.transpose %iterArg_41, dims = [1, 0] : (tensor<600x31xf16>) -> tensor<31x600xf16>
stablehlo.return %110, %iterArg_40, %112, %113 : tensor<i32>, tensor<i32>, tensor<600x31xf16>, tensor<31x600xf16>
}
%29 = stablehlo.reshape %28#3 : (tensor<31x600xf16>) -> tensor<18600xf16>
%30 = stablehlo.iota dim = 0 : tensor<18600xui32>
%c_10 = stablehlo.constant dense<2246822519> : tensor<ui32>
%31 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<18600xui32>
%32 = stablehlo.multiply %30, %31 : tensor<18600xui32>
%c_11 = stablehlo.constant dense<12> : tensor<ui32>
%33 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<18600xui32>
%34 = stablehlo.shift_right_logical %32, %33 : tensor<18600xui32>
%35 = stablehlo.convert %34 : (tensor<18600xui32>) -> tensor<18600xi64>
%cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%36 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f16>) -> tensor<18600xf16>
%37 = stablehlo.convert %29 : (tensor<18600xf16>) -> tensor<18600xi64>
%38 = stablehlo.multiply %37, %35 : tensor<18600xi64>
%c_13 = stablehlo.constant dense<0> : tensor<i64>
%39 = stablehlo.reduce(%38 init: %c_13) applies stablehlo.add across dimensions = [0] : (tensor<18600xi64>, tensor<i64>) -> tensor<i64>
%40 = stablehlo.iota dim = 0 : tensor<18600xui32>
%41 = stablehlo.reshape %40 : (tensor<18600xui32>) -> tensor<600x31xui32>
%c_14 = stablehlo.constant dense<2654435761> : tensor<ui32>
%42 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<600x31xui32>
%43 = stablehlo.multiply %41, %42 : tensor<600x31xui32>
%c_15 = stablehlo.constant dense<113> : tensor<i64>
%44 = call @remainder(%43, %c_15) : (tensor<600x31xui32>, tensor<i64>) -> tensor<600x31xui32>
%45 = stablehlo.convert %44 : (tensor<600x31xui32>) -> tensor<600x31xf32>
%cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%46 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<600x31xf32>
%47 = stablehlo.transpose %46, dims = [1, 0] : (tensor<600x31xf32>) -> tensor<31x600xf32>
%c_17 = stablehlo.constant dense<0> : tensor<i32>
%48:4 = stablehlo.while(%iterArg = %c_17, %iterArg_40 = %arg0, %iterArg_41 = %45, %iterArg_42 = %47) : tensor<i32>, tensor<i32>, tensor<600x31xf32>, tensor<31x600xf32>
cond {
%110 = stablehlo.compare LT, %iterArg, %iterArg_40, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %110 : tensor<i1>
} do {
%c_43 = stablehlo.constant dense<1> : tensor<i32>
%110 = stablehlo.add %iterArg, %c_43 : tensor<i32>
%cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%111 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<600x31xf32>
%112 = stablehlo.add %iterArg_41, %111 : tensor<600x31xf32>
%113 = stablehlo.transpose %iterArg_41, dims = [1, 0] : (tensor<600x31xf32>) -> tensor<31x600xf32>
stablehlo.return %110, %iterArg_40, %112, %113 : tensor<i32>, tensor<i32>, tensor<600x31xf32>, tensor<31x600xf32>
}
%49 = stablehlo.reshape %48#3 : (tensor<31x600xf32>) -> tensor<18600xf32>
%50 = stablehlo.iota dim = 0 : tensor<18600xui32>
%c_18 = stablehlo.constant dense<2246822519> : tensor<ui32>
%51 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<18600xui32>
%52 = stablehlo.multiply %50, %51 : tensor<18600xui32>
%c_19 = stablehlo.constant dense<12> : tensor<ui32>
%53 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<18600xui32>
%54 = stablehlo.shift_right_logical %52, %53 : tensor<18600xui32>
%55 = stablehlo.convert %54 : (tensor<18600xui32>) -> tensor<18600xi64>
%cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%56 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<18600xf32>
%57 = stablehlo.convert %49 : (tensor<18600xf32>) -> tensor<18600xi64>
%58 = stablehlo.multiply %57, %55 : tensor<18600xi64>
%c_21 = stablehlo.constant dense<0> : tensor<i64>
%59 = stablehlo.reduce(%58 init: %c_21) applies stablehlo.add across dimensions = [0] : (tensor<18600xi64>, tensor<i64>) -> tensor<i64>
%60 = stablehlo.iota dim = 0 : tensor<18600xui32>
%61 = stablehlo.reshape %60 : (tensor<18600xui32>) -> tensor<600x31xui32>
%c_22 = stablehlo.constant dense<2654435761> : tensor<ui32>
%62 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<600x31xui32>
%63 = stablehlo.multiply %61, %62 : tensor<600x31xui32>
%c_23 = stablehlo.constant dense<113> : tensor<i64>
%64 = call @remainder(%63, %c_23) : (tensor<600x31xui32>, tensor<i64>) -> tensor<600x31xui32>
%65 = stablehlo.convert %64 : (tensor<600x31xui32>) -> tensor<600x31xf64>
%cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%66 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f64>) -> tensor<600x31xf64>
%67 = stablehlo.transpose %66, dims = [1, 0] : (tensor<600x31xf64>) -> tensor<31x600xf64>
%c_25 = stablehlo.constant dense<0> : tensor<i32>
%68:4 = stablehlo.while(%iterArg = %c_25, %iterArg_40 = %arg0, %iterArg_41 = %65, %iterArg_42 = %67) : tensor<i32>, tensor<i32>, tensor<600x31xf64>, tensor<31x600xf64>
cond {
%110 = stablehlo.compare LT, %iterArg, %iterArg_40, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %110 : tensor<i1>
} do {
%c_43 = stablehlo.constant dense<1> : tensor<i32>
%110 = stablehlo.add %iterArg, %c_43 : tensor<i32>
%cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%111 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f64>) -> tensor<600x31xf64>
%112 = stablehlo.add %iterArg_41, %111 : tensor<600x31xf64>
%113 = stablehlo.transpose %iterArg_41, dims = [1, 0] : (tensor<600x31xf64>) -> tensor<31x600xf64>
stablehlo.return %110, %iterArg_40, %112, %113 : tensor<i32>, tensor<i32>, tensor<600x31xf64>, tensor<31x600xf64>
}
%69 = stablehlo.reshape %68#3 : (tensor<31x600xf64>) -> tensor<18600xf64>
%70 = stablehlo.iota dim = 0 : tensor<18600xui32>
%c_26 = stablehlo.constant dense<2246822519> : tensor<ui32>
%71 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<18600xui32>
%72 = stablehlo.multiply %70, %71 : tensor<18600xui32>
%c_27 = stablehlo.constant dense<12> : tensor<ui32>
%73 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<18600xui32>
%74 = stablehlo.shift_right_logical %72, %73 : tensor<18600xui32>
%75 = stablehlo.convert %74 : (tensor<18600xui32>) -> tensor<18600xi64>
%cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%76 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f64>) -> tensor<18600xf64>
%77 = stablehlo.convert %69 : (tensor<18600xf64>) -> tensor<18600xi64>
%78 = stablehlo.multiply %77, %75 : tensor<18600xi64>
%c_29 = stablehlo.constant dense<0> : tensor<i64>
%79 = stablehlo.reduce(%78 init: %c_29) applies stablehlo.add across dimensions = [0] : (tensor<18600xi64>, tensor<i64>) -> tensor<i64>
%80 = stablehlo.iota dim = 0 : tensor<18600xui32>
%81 = stablehlo.reshape %80 : (tensor<18600xui32>) -> tensor<600x31xui32>
%c_30 = stablehlo.constant dense<2654435761> : tensor<ui32>
%82 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<600x31xui32>
%83 = stablehlo.multiply %81, %82 : tensor<600x31xui32>
%c_31 = stablehlo.constant dense<113> : tensor<i64>
%84 = call @remainder(%83, %c_31) : (tensor<600x31xui32>, tensor<i64>) -> tensor<600x31xui32>
%c_32 = stablehlo.constant dense<0> : tensor<ui32>
%85 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<600x31xui32>
%86 = stablehlo.add %84, %85 : tensor<600x31xui32>
%87 = stablehlo.convert %86 : (tensor<600x31xui32>) -> tensor<600x31xf64>
%c_33 = stablehlo.constant dense<1> : tensor<ui32>
%88 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<600x31xui32>
%89 = stablehlo.add %84, %88 : tensor<600x31xui32>
%90 = stablehlo.convert %89 : (tensor<600x31xui32>) -> tensor<600x31xf64>
%91 = stablehlo.complex %87, %90 : tensor<600x31xcomplex<f64>>
%cst_34 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%92 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<complex<f64>>) -> tensor<600x31xcomplex<f64>>
%93 = stablehlo.transpose %92, dims = [1, 0] : (tensor<600x31xcomplex<f64>>) -> tensor<31x600xcomplex<f64>>
%c_35 = stablehlo.constant dense<0> : tensor<i32>
%94:4 = stablehlo.while(%iterArg = %c_35, %iterArg_40 = %arg0, %iterArg_41 = %91, %iterArg_42 = %93) : tensor<i32>, tensor<i32>, tensor<600x31xcomplex<f64>>, tensor<31x600xcomplex<f64>>
cond {
%110 = stablehlo.compare LT, %iterArg, %iterArg_40, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %110 : tensor<i1>
} do {
%c_43 = stablehlo.constant dense<1> : tensor<i32>
%110 = stablehlo.add %iterArg, %c_43 : tensor<i32>
%cst_44 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%111 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<complex<f64>>) -> tensor<600x31xcomplex<f64>>
%112 = stablehlo.add %iterArg_41, %111 : tensor<600x31xcomplex<f64>>
%113 = stablehlo.transpose %iterArg_41, dims = [1, 0] : (tensor<600x31xcomplex<f64>>) -> tensor<31x600xcomplex<f64>>
stablehlo.return %110, %iterArg_40, %112, %113 : tensor<i32>, tensor<i32>, tensor<600x31xcomplex<f64>>, tensor<31x600xcomplex<f64>>
}
%95 = stablehlo.reshape %94#3 : (tensor<31x600xcomplex<f64>>) -> tensor<18600xcomplex<f64>>
%96 = stablehlo.iota dim = 0 : tensor<18600xui32>
%c_36 = stablehlo.constant dense<2246822519> : tensor<ui32>
%97 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<18600xui32>
%98 = stablehlo.multiply %96, %97 : tensor<18600xui32>
%c_37 = stablehlo.constant dense<12> : tensor<ui32>
%99 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<18600xui32>
%100 = stablehlo.shift_right_logical %98, %99 : tensor<18600xui32>
%101 = stablehlo.convert %100 : (tensor<18600xui32>) -> tensor<18600xi64>
%102 = stablehlo.real %95 : (tensor<18600xcomplex<f64>>) -> tensor<18600xf64>
%103 = stablehlo.imag %95 : (tensor<18600xcomplex<f64>>) -> tensor<18600xf64>
%104 = stablehlo.convert %102 : (tensor<18600xf64>) -> tensor<18600xi64>
%105 = stablehlo.multiply %104, %101 : tensor<18600xi64>
%c_38 = stablehlo.constant dense<0> : tensor<i64>
%106 = stablehlo.reduce(%105 init: %c_38) applies stablehlo.add across dimensions = [0] : (tensor<18600xi64>, tensor<i64>) -> tensor<i64>
%107 = stablehlo.convert %103 : (tensor<18600xf64>) -> tensor<18600xi64>
%108 = stablehlo.multiply %107, %101 : tensor<18600xi64>
%c_39 = stablehlo.constant dense<0> : tensor<i64>
%109 = stablehlo.reduce(%108 init: %c_39) applies stablehlo.add across dimensions = [0] : (tensor<18600xi64>, tensor<i64>) -> tensor<i64>
return %19, %39, %59, %79, %106, %109 : tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>
}
func.func private @remainder(%arg0: tensor<600x31xui32>, %arg1: tensor<i64>) -> tensor<600x31xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<600x31xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<600x31xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<600x31xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<600x31xui32>, tensor<600x31xui32>) -> tensor<600x31xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<600x31xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<600x31xui32>, tensor<600x31xui32>) -> tensor<600x31xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<600x31xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<600x31xi1>, tensor<600x31xi1>) -> tensor<600x31xi1>
%12 = stablehlo.and %11, %6 : tensor<600x31xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<600x31xui32>
%14 = stablehlo.add %4, %13 : tensor<600x31xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<600x31xi1>, tensor<600x31xui32>
return %15 : tensor<600x31xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
}
// -----
// 64x256_1_0_memory
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x02000000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:6 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0x2A2D9B2A72000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x2A2D9B2A72000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e2 = stablehlo.constant dense<"0x2A2D9B2A72000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e3 = stablehlo.constant dense<"0x2A2D9B2A72000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e4 = stablehlo.constant dense<"0x2A2D9B2A72000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e5 = stablehlo.constant dense<"0x2A2D9B2A72000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<16384xui32>
%1 = stablehlo.reshape %0 : (tensor<16384xui32>) -> tensor<64x256xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<64x256xui32>
%3 = stablehlo.multiply %1, %2 : tensor<64x256xui32>
%c_0 = stablehlo.constant dense<113> : tensor<i64>
%4 = call @remainder(%3, %c_0) : (tensor<64x256xui32>, tensor<i64>) -> tensor<64x256xui32>
%5 = stablehlo.convert %4 : (tensor<64x256xui32>) -> tensor<64x256xi8>
%c_1 = stablehlo.constant dense<0> : tensor<i8>
%6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i8>) -> tensor<64x256xi8>
%7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<64x256xi8>) -> tensor<256x64xi8>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%8:4 = stablehlo.while(%iterArg = %c_2, %iterArg_40 = %arg0, %iterArg_41 = %5, %iterArg_42 = %7) : tensor<i32>, tensor<i32>, tensor<64x256xi8>, tensor<256x64xi8>
cond {
%110 = stablehlo.compare LT, %iterArg, %iterArg_40, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %110 : tensor<i1>
} do {
%c_43 = stablehlo.constant dense<1> : tensor<i32>
%110 = stablehlo.add %iterArg, %c_43 : tensor<i32>
%c_44 = stablehlo.constant dense<1> : tensor<i8>
%111 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<i8>) -> tensor<64x256xi8>
%112 = stablehlo.add %iterArg_41, %111 : tensor<64x256xi8>
%113 = stablehlo.transpose %iterArg_41, dims = [1, 0] : (tensor<64x256xi8>) -> tensor<256x64xi8>
stablehlo.return %110, %iterArg_40, %112, %113 : tensor<i32>, tensor<i32>, tensor<64x256xi8>, tensor<256x64xi8>
}
%9 = stablehlo.reshape %8#3 : (tensor<256x64xi8>) -> tensor<16384xi8>
%10 = stablehlo.iota dim = 0 : tensor<16384xui32>
%c_3 = stablehlo.constant dense<2246822519> : tensor<ui32>
%11 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<16384xui32>
%12 = stablehlo.multiply %10, %11 : tensor<16384xui32>
%c_4 = stablehlo.constant dense<12> : tensor<ui32>
%13 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<16384xui32>
%14 = stablehlo.shift_right_logical %12, %13 : tensor<16384xui32>
%15 = stablehlo.convert %14 : (tensor<16384xui32>) -> tensor<16384xi64>
%c_5 = stablehlo.constant dense<0> : tensor<i8>
%16 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i8>) -> tensor<16384xi8>
%17 = stablehlo.convert %9 : (tensor<16384xi8>) -> tensor<16384xi64>
%18 = stablehlo.multiply %17, %15 : tensor<16384xi64>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%19 = stablehlo.reduce(%18 init: %c_6) applies stablehlo.add across dimensions = [0] : (tensor<16384xi64>, tensor<i64>) -> tensor<i64>
%20 = stablehlo.iota dim = 0 : tensor<16384xui32>
%21 = stablehlo.reshape %20 : (tensor<16384xui32>) -> tensor<64x256xui32>
%c_7 = stablehlo.constant dense<2654435761> : tensor<ui32>
%22 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<64x256xui32>
%23 = stablehlo.multiply %21, %22 : tensor<64x256xui32>
%c_8 = stablehlo.constant dense<113> : tensor<i64>
%24 = call @remainder(%23, %c_8) : (tensor<64x256xui32>, tensor<i64>) -> tensor<64x256xui32>
%25 = stablehlo.convert %24 : (tensor<64x256xui32>) -> tensor<64x256xf16>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%26 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<64x256xf16>
%27 = stablehlo.transpose %26, dims = [1, 0] : (tensor<64x256xf16>) -> tensor<256x64xf16>
%c_9 = stablehlo.constant dense<0> : tensor<i32>
%28:4 = stablehlo.while(%iterArg = %c_9, %iterArg_40 = %arg0, %iterArg_41 = %25, %iterArg_42 = %27) : tensor<i32>, tensor<i32>, tensor<64x256xf16>, tensor<256x64xf16>
cond {
%110 = stablehlo.compare LT, %iterArg, %iterArg_40, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %110 : tensor<i1>
} do {
%c_43 = stablehlo.constant dense<1> : tensor<i32>
%110 = stablehlo.add %iterArg, %c_43 : tensor<i32>
%cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
%111 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f16>) -> tensor<64x256xf16>
%112 = stablehlo.add %iterArg_41, %111 : tensor<64x256xf16>
%113 = stablehlo.transpose %iterArg_41, dims = [1, 0] : (tensor<64x256xf16>) -> tensor<256x64xf16>
stablehlo.return %110, %iterArg_40, %112, %113 : tensor<i32>, tensor<i32>, tensor<64x256xf16>, tensor<256x64xf16>
}
%29 = stablehlo.reshape %28#3 : (tensor<256x64xf16>) -> tensor<16384xf16>
%30 = stablehlo.iota dim = 0 : tensor<16384xui32>
%c_10 = stablehlo.constant dense<2246822519> : tensor<ui32>
%31 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<16384xui32>
%32 = stablehlo.multiply %30, %31 : tensor<16384xui32>
%c_11 = stablehlo.constant dense<12> : tensor<ui32>
%33 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<16384xui32>
%34 = stablehlo.shift_right_logical %32, %33 : tensor<16384xui32>
%35 = stablehlo.convert %34 : (tensor<16384xui32>) -> tensor<16384xi64>
%cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%36 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f16>) -> tensor<16384xf16>
%37 = stablehlo.convert %29 : (tensor<16384xf16>) -> tensor<16384xi64>
%38 = stablehlo.multiply %37, %35 : tensor<16384xi64>
%c_13 = stablehlo.constant dense<0> : tensor<i64>
%39 = stablehlo.reduce(%38 init: %c_13) applies stablehlo.add across dimensions = [0] : (tensor<16384xi64>, tensor<i64>) -> tensor<i64>
%40 = stablehlo.iota dim = 0 : tensor<16384xui32>
%41 = stablehlo.reshape %40 : (tensor<16384xui32>) -> tensor<64x256xui32>
%c_14 = stablehlo.constant dense<2654435761> : tensor<ui32>
%42 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<64x256xui32>
%43 = stablehlo.multiply %41, %42 : tensor<64x256xui32>
%c_15 = stablehlo.constant dense<113> : tensor<i64>
%44 = call @remainder(%43, %c_15) : (tensor<64x256xui32>, tensor<i64>) -> tensor<64x256xui32>
%45 = stablehlo.convert %44 : (tensor<64x256xui32>) -> tensor<64x256xf32>
%cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%46 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
%47 = stablehlo.transpose %46, dims = [1, 0] : (tensor<64x256xf32>) -> tensor<256x64xf32>
%c_17 = stablehlo.constant dense<0> : tensor<i32>
%48:4 = stablehlo.while(%iterArg = %c_17, %iterArg_40 = %arg0, %iterArg_41 = %45, %iterArg_42 = %47) : tensor<i32>, tensor<i32>, tensor<64x256xf32>, tensor<256x64xf32>
cond {
%110 = stablehlo.compare LT, %iterArg, %iterArg_40, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %110 : tensor<i1>
} do {
%c_43 = stablehlo.constant dense<1> : tensor<i32>
%110 = stablehlo.add %iterArg, %c_43 : tensor<i32>
%cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%111 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
%112 = stablehlo.add %iterArg_41, %111 : tensor<64x256xf32>
%113 = stablehlo.transpose %iterArg_41, dims = [1, 0] : (tensor<64x256xf32>) -> tensor<256x64xf32>
stablehlo.return %110, %iterArg_40, %112, %113 : tensor<i32>, tensor<i32>, tensor<64x256xf32>, tensor<256x64xf32>
}
%49 = stablehlo.reshape %48#3 : (tensor<256x64xf32>) -> tensor<16384xf32>
%50 = stablehlo.iota dim = 0 : tensor<16384xui32>
%c_18 = stablehlo.constant dense<2246822519> : tensor<ui32>
%51 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<16384xui32>
%52 = stablehlo.multiply %50, %51 : tensor<16384xui32>
%c_19 = stablehlo.constant dense<12> : tensor<ui32>
%53 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<16384xui32>
%54 = stablehlo.shift_right_logical %52, %53 : tensor<16384xui32>
%55 = stablehlo.convert %54 : (tensor<16384xui32>) -> tensor<16384xi64>
%cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%56 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<16384xf32>
%57 = stablehlo.convert %49 : (tensor<16384xf32>) -> tensor<16384xi64>
%58 = stablehlo.multiply %57, %55 : tensor<16384xi64>
%c_21 = stablehlo.constant dense<0> : tensor<i64>
%59 = stablehlo.reduce(%58 init: %c_21) applies stablehlo.add across dimensions = [0] : (tensor<16384xi64>, tensor<i64>) -> tensor<i64>
%60 = stablehlo.iota dim = 0 : tensor<16384xui32>
%61 = stablehlo.reshape %60 : (tensor<16384xui32>) -> tensor<64x256xui32>
%c_22 = stablehlo.constant dense<2654435761> : tensor<ui32>
%62 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<64x256xui32>
%63 = stablehlo.multiply %61, %62 : tensor<64x256xui32>
%c_23 = stablehlo.constant dense<113> : tensor<i64>
%64 = call @remainder(%63, %c_23) : (tensor<64x256xui32>, tensor<i64>) -> tensor<64x256xui32>
%65 = stablehlo.convert %64 : (tensor<64x256xui32>) -> tensor<64x256xf64>
%cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%66 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f64>) -> tensor<64x256xf64>
%67 = stablehlo.transpose %66, dims = [1, 0] : (tensor<64x256xf64>) -> tensor<256x64xf64>
%c_25 = stablehlo.constant dense<0> : tensor<i32>
%68:4 = stablehlo.while(%iterArg = %c_25, %iterArg_40 = %arg0, %iterArg_41 = %65, %iterArg_42 = %67) : tensor<i32>, tensor<i32>, tensor<64x256xf64>, tensor<256x64xf64>
cond {
%110 = stablehlo.compare LT, %iterArg, %iterArg_40, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %110 : tensor<i1>
} do {
%c_43 = stablehlo.constant dense<1> : tensor<i32>
%110 = stablehlo.add %iterArg, %c_43 : tensor<i32>
%cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%111 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f64>) -> tensor<64x256xf64>
%112 = stablehlo.add %iterArg_41, %111 : tensor<64x256xf64>
%113 = stablehlo.transpose %iterArg_41, dims = [1, 0] : (tensor<64x256xf64>) -> tensor<256x64xf64>
stablehlo.return %110, %iterArg_40, %112, %113 : tensor<i32>, tensor<i32>, tensor<64x256xf64>, tensor<256x64xf64>
}
%69 = stablehlo.reshape %68#3 : (tensor<256x64xf64>) -> tensor<16384xf64>
%70 = stablehlo.iota dim = 0 : tensor<16384xui32>
%c_26 = stablehlo.constant dense<2246822519> : tensor<ui32>
%71 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<16384xui32>
%72 = stablehlo.multiply %70, %71 : tensor<16384xui32>
%c_27 = stablehlo.constant dense<12> : tensor<ui32>
%73 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<16384xui32>
%74 = stablehlo.shift_right_logical %72, %73 : tensor<16384xui32>
%75 = stablehlo.convert %74 : (tensor<16384xui32>) -> tensor<16384xi64>
%cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%76 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f64>) -> tensor<16384xf64>
%77 = stablehlo.convert %69 : (tensor<16384xf64>) -> tensor<16384xi64>
%78 = stablehlo.multiply %77, %75 : tensor<16384xi64>
%c_29 = stablehlo.constant dense<0> : tensor<i64>
%79 = stablehlo.reduce(%78 init: %c_29) applies stablehlo.add across dimensions = [0] : (tensor<16384xi64>, tensor<i64>) -> tensor<i64>
%80 = stablehlo.iota dim = 0 : tensor<16384xui32>
%81 = stablehlo.reshape %80 : (tensor<16384xui32>) -> tensor<64x256xui32>
%c_30 = stablehlo.constant dense<2654435761> : tensor<ui32>
%82 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<64x256xui32>
%83 = stablehlo.multiply %81, %82 : tensor<64x256xui32>
%c_31 = stablehlo.constant dense<113> : tensor<i64>
%84 = call @remainder(%83, %c_31) : (tensor<64x256xui32>, tensor<i64>) -> tensor<64x256xui32>
%c_32 = stablehlo.constant dense<0> : tensor<ui32>
%85 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<64x256xui32>
%86 = stablehlo.add %84, %85 : tensor<64x256xui32>
%87 = stablehlo.convert %86 : (tensor<64x256xui32>) -> tensor<64x256xf64>
%c_33 = stablehlo.constant dense<1> : tensor<ui32>
%88 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<64x256xui32>
%89 = stablehlo.add %84, %88 : tensor<64x256xui32>
%90 = stablehlo.convert %89 : (tensor<64x256xui32>) -> tensor<64x256xf64>
%91 = stablehlo.complex %87, %90 : tensor<64x256xcomplex<f64>>
%cst_34 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%92 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<complex<f64>>) -> tensor<64x256xcomplex<f64>>
%93 = stablehlo.transpose %92, dims = [1, 0] : (tensor<64x256xcomplex<f64>>) -> tensor<256x64xcomplex<f64>>
%c_35 = stablehlo.constant dense<0> : tensor<i32>
%94:4 = stablehlo.while(%iterArg = %c_35, %iterArg_40 = %arg0, %iterArg_41 = %91, %iterArg_42 = %93) : tensor<i32>, tensor<i32>, tensor<64x256xcomplex<f64>>, tensor<256x64xcomplex<f64>>
cond {
%110 = stablehlo.compare LT, %iterArg, %iterArg_40, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %110 : tensor<i1>
} do {
%c_43 = stablehlo.constant dense<1> : tensor<i32>
%110 = stablehlo.add %iterArg, %c_43 : tensor<i32>
%cst_44 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%111 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<complex<f64>>) -> tensor<64x256xcomplex<f64>>
%112 = stablehlo.add %iterArg_41, %111 : tensor<64x256xcomplex<f64>>
%113 = stablehlo.transpose %iterArg_41, dims = [1, 0] : (tensor<64x256xcomplex<f64>>) -> tensor<256x64xcomplex<f64>>
stablehlo.return %110, %iterArg_40, %112, %113 : tensor<i32>, tensor<i32>, tensor<64x256xcomplex<f64>>, tensor<256x64xcomplex<f64>>
}
%95 = stablehlo.reshape %94#3 : (tensor<256x64xcomplex<f64>>) -> tensor<16384xcomplex<f64>>
%96 = stablehlo.iota dim = 0 : tensor<16384xui32>
%c_36 = stablehlo.constant dense<2246822519> : tensor<ui32>
%97 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<16384xui32>
%98 = stablehlo.multiply %96, %97 : tensor<16384xui32>
%c_37 = stablehlo.constant dense<12> : tensor<ui32>
%99 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<16384xui32>
%100 = stablehlo.shift_right_logical %98, %99 : tensor<16384xui32>
%101 = stablehlo.convert %100 : (tensor<16384xui32>) -> tensor<16384xi64>
%102 = stablehlo.real %95 : (tensor<16384xcomplex<f64>>) -> tensor<16384xf64>
%103 = stablehlo.imag %95 : (tensor<16384xcomplex<f64>>) -> tensor<16384xf64>
%104 = stablehlo.convert %102 : (tensor<16384xf64>) -> tensor<16384xi64>
%105 = stablehlo.multiply %104, %101 : tensor<16384xi64>
%c_38 = stablehlo.constant dense<0> : tensor<i64>
%106 = stablehlo.reduce(%105 init: %c_38) applies stablehlo.add across dimensions = [0] : (tensor<16384xi64>, tensor<i64>) -> tensor<i64>
%107 = stablehlo.convert %103 : (tensor<16384xf64>) -> tensor<16384xi64>
%108 = stablehlo.multiply %107, %101 : tensor<16384xi64>
%c_39 = stablehlo.constant dense<0> : tensor<i64>
%109 = stablehlo.reduce(%108 init: %c_39) applies stablehlo.add across dimensions = [0] : (tensor<16384xi64>, tensor<i64>) -> tensor<i64>
return %19, %39, %59, %79, %106, %109 : tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>
}
func.func private @remainder(%arg0: tensor<64x256xui32>, %arg1: tensor<i64>) -> tensor<64x256xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<64x256xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<64x256xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<64x256xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<64x256xui32>, tensor<64x256xui32>) -> tensor<64x256xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<64x256xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<64x256xui32>, tensor<64x256xui32>) -> tensor<64x256xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<64x256xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<64x256xi1>, tensor<64x256xi1>) -> tensor<64x256xi1>
%12 = stablehlo.and %11, %6 : tensor<64x256xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<64x256xui32>
%14 = stablehlo.add %4, %13 : tensor<64x256xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<64x256xi1>, tensor<64x256xui32>
return %15 : tensor<64x256xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
}
// -----
// 130x257_1_0_memory
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x02000000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:6 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0xCB3CF58EE8000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0xCB3CF58EE8000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e2 = stablehlo.constant dense<"0xCB3CF58EE8000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e3 = stablehlo.constant dense<"0xCB3CF58EE8000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e4 = stablehlo.constant dense<"0xCB3CF58EE8000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e5 = stablehlo.constant dense<"0xCB3CF58EE8000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<33410xui32>
%1 = stablehlo.reshape %0 : (tensor<33410xui32>) -> tensor<130x257xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<130x257xui32>
%3 = stablehlo.multiply %1, %2 : tensor<130x257xui32>
%c_0 = stablehlo.constant dense<113> : tensor<i64>
%4 = call @remainder(%3, %c_0) : (tensor<130x257xui32>, tensor<i64>) -> tensor<130x257xui32>
%5 = stablehlo.convert %4 : (tensor<130x257xui32>) -> tensor<130x257xi8>
%c_1 = stablehlo.constant dense<0> : tensor<i8>
%6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i8>) -> tensor<130x257xi8>
%7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<130x257xi8>) -> tensor<257x130xi8>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%8:4 = stablehlo.while(%iterArg = %c_2, %iterArg_40 = %arg0, %iterArg_41 = %5, %iterArg_42 = %7) : tensor<i32>, tensor<i32>, tensor<130x257xi8>, tensor<257x130xi8>
cond {
%110 = stablehlo.compare LT, %iterArg, %iterArg_40, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %110 : tensor<i1>
} do {
%c_43 = stablehlo.constant dense<1> : tensor<i32>
%110 = stablehlo.add %iterArg, %c_43 : tensor<i32>
%c_44 = stablehlo.constant dense<1> : tensor<i8>
%111 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<i8>) -> tensor<130x257xi8>
%112 = stablehlo.add %iterArg_41, %111 : tensor<130x257xi8>
%113 = stablehlo.transpose %iterArg_41, dims = [1, 0] : (tensor<130x257xi8>) -> tensor<257x130xi8>
stablehlo.return %110, %iterArg_40, %112, %113 : tensor<i32>, tensor<i32>, tensor<130x257xi8>, tensor<257x130xi8>
}
%9 = stablehlo.reshape %8#3 : (tensor<257x130xi8>) -> tensor<33410xi8>
%10 = stablehlo.iota dim = 0 : tensor<33410xui32>
%c_3 = stablehlo.constant dense<2246822519> : tensor<ui32>
%11 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<33410xui32>
%12 = stablehlo.multiply %10, %11 : tensor<33410xui32>
%c_4 = stablehlo.constant dense<12> : tensor<ui32>
%13 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<33410xui32>
%14 = stablehlo.shift_right_logical %12, %13 : tensor<33410xui32>
%15 = stablehlo.convert %14 : (tensor<33410xui32>) -> tensor<33410xi64>
%c_5 = stablehlo.constant dense<0> : tensor<i8>
%16 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i8>) -> tensor<33410xi8>
%17 = stablehlo.convert %9 : (tensor<33410xi8>) -> tensor<33410xi64>
%18 = stablehlo.multiply %17, %15 : tensor<33410xi64>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%19 = stablehlo.reduce(%18 init: %c_6) applies stablehlo.add across dimensions = [0] : (tensor<33410xi64>, tensor<i64>) -> tensor<i64>
%20 = stablehlo.iota dim = 0 : tensor<33410xui32>
%21 = stablehlo.reshape %20 : (tensor<33410xui32>) -> tensor<130x257xui32>
%c_7 = stablehlo.constant dense<2654435761> : tensor<ui32>
%22 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<130x257xui32>
%23 = stablehlo.multiply %21, %22 : tensor<130x257xui32>
%c_8 = stablehlo.constant dense<113> : tensor<i64>
%24 = call @remainder(%23, %c_8) : (tensor<130x257xui32>, tensor<i64>) -> tensor<130x257xui32>
%25 = stablehlo.convert %24 : (tensor<130x257xui32>) -> tensor<130x257xf16>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%26 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<130x257xf16>
%27 = stablehlo.transpose %26, dims = [1, 0] : (tensor<130x257xf16>) -> tensor<257x130xf16>
%c_9 = stablehlo.constant dense<0> : tensor<i32>
%28:4 = stablehlo.while(%iterArg = %c_9, %iterArg_40 = %arg0, %iterArg_41 = %25, %iterArg_42 = %27) : tensor<i32>, tensor<i32>, tensor<130x257xf16>, tensor<257x130xf16>
cond {
%110 = stablehlo.compare LT, %iterArg, %iterArg_40, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %110 : tensor<i1>
} do {
%c_43 = stablehlo.constant dense<1> : tensor<i32>
%110 = stablehlo.add %iterArg, %c_43 : tensor<i32>
%cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
%111 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f16>) -> tensor<130x257xf16>
%112 = stablehlo.add %iterArg_41, %111 : tensor<130x257xf16>
%113 = stablehlo.transpose %iterArg_41, dims = [1, 0] : (tensor<130x257xf16>) -> tensor<257x130xf16>
stablehlo.return %110, %iterArg_40, %112, %113 : tensor<i32>, tensor<i32>, tensor<130x257xf16>, tensor<257x130xf16>
}
%29 = stablehlo.reshape %28#3 : (tensor<257x130xf16>) -> tensor<33410xf16>
%30 = stablehlo.iota dim = 0 : tensor<33410xui32>
%c_10 = stablehlo.constant dense<2246822519> : tensor<ui32>
%31 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<33410xui32>
%32 = stablehlo.multiply %30, %31 : tensor<33410xui32>
%c_11 = stablehlo.constant dense<12> : tensor<ui32>
%33 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<33410xui32>
%34 = stablehlo.shift_right_logical %32, %33 : tensor<33410xui32>
%35 = stablehlo.convert %34 : (tensor<33410xui32>) -> tensor<33410xi64>
%cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%36 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f16>) -> tensor<33410xf16>
%37 = stablehlo.convert %29 : (tensor<33410xf16>) -> tensor<33410xi64>
%38 = stablehlo.multiply %37, %35 : tensor<33410xi64>
%c_13 = stablehlo.constant dense<0> : tensor<i64>
%39 = stablehlo.reduce(%38 init: %c_13) applies stablehlo.add across dimensions = [0] : (tensor<33410xi64>, tensor<i64>) -> tensor<i64>
%40 = stablehlo.iota dim = 0 : tensor<33410xui32>
%41 = stablehlo.reshape %40 : (tensor<33410xui32>) -> tensor<130x257xui32>
%c_14 = stablehlo.constant dense<2654435761> : tensor<ui32>
%42 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<130x257xui32>
%43 = stablehlo.multiply %41, %42 : tensor<130x257xui32>
%c_15 = stablehlo.constant dense<113> : tensor<i64>
%44 = call @remainder(%43, %c_15) : (tensor<130x257xui32>, tensor<i64>) -> tensor<130x257xui32>
%45 = stablehlo.convert %44 : (tensor<130x257xui32>) -> tensor<130x257xf32>
%cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%46 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<130x257xf32>
%47 = stablehlo.transpose %46, dims = [1, 0] : (tensor<130x257xf32>) -> tensor<257x130xf32>
%c_17 = stablehlo.constant dense<0> : tensor<i32>
%48:4 = stablehlo.while(%iterArg = %c_17, %iterArg_40 = %arg0, %iterArg_41 = %45, %iterArg_42 = %47) : tensor<i32>, tensor<i32>, tensor<130x257xf32>, tensor<257x130xf32>
cond {
%110 = stablehlo.compare LT, %iterArg, %iterArg_40, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %110 : tensor<i1>
} do {
%c_43 = stablehlo.constant dense<1> : tensor<i32>
%110 = stablehlo.add %iterArg, %c_43 : tensor<i32>
%cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%111 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<130x257xf32>
%112 = stablehlo.add %iterArg_41, %111 : tensor<130x257xf32>
%113 = stablehlo.transpose %iterArg_41, dims = [1, 0] : (tensor<130x257xf32>) -> tensor<257x130xf32>
stablehlo.return %110, %iterArg_40, %112, %113 : tensor<i32>, tensor<i32>, tensor<130x257xf32>, tensor<257x130xf32>
}
%49 = stablehlo.reshape %48#3 : (tensor<257x130xf32>) -> tensor<33410xf32>
%50 = stablehlo.iota dim = 0 : tensor<33410xui32>
%c_18 = stablehlo.constant dense<2246822519> : tensor<ui32>
%51 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<33410xui32>
%52 = stablehlo.multiply %50, %51 : tensor<33410xui32>
%c_19 = stablehlo.constant dense<12> : tensor<ui32>
%53 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<33410xui32>
%54 = stablehlo.shift_right_logical %52, %53 : tensor<33410xui32>
%55 = stablehlo.convert %54 : (tensor<33410xui32>) -> tensor<33410xi64>
%cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%56 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<33410xf32>
%57 = stablehlo.convert %49 : (tensor<33410xf32>) -> tensor<33410xi64>
%58 = stablehlo.multiply %57, %55 : tensor<33410xi64>
%c_21 = stablehlo.constant dense<0> : tensor<i64>
%59 = stablehlo.reduce(%58 init: %c_21) applies stablehlo.add across dimensions = [0] : (tensor<33410xi64>, tensor<i64>) -> tensor<i64>
%60 = stablehlo.iota dim = 0 : tensor<33410xui32>
%61 = stablehlo.reshape %60 : (tensor<33410xui32>) -> tensor<130x257xui32>
%c_22 = stablehlo.constant dense<2654435761> : tensor<ui32>
%62 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<130x257xui32>
%63 = stablehlo.multiply %61, %62 : tensor<130x257xui32>
%c_23 = stablehlo.constant dense<113> : tensor<i64>
%64 = call @remainder(%63, %c_23) : (tensor<130x257xui32>, tensor<i64>) -> tensor<130x257xui32>
%65 = stablehlo.convert %64 : (tensor<130x257xui32>) -> tensor<130x257xf64>
%cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%66 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f64>) -> tensor<130x257xf64>
%67 = stablehlo.transpose %66, dims = [1, 0] : (tensor<130x257xf64>) -> tensor<257x130xf64>
%c_25 = stablehlo.constant dense<0> : tensor<i32>
%68:4 = stablehlo.while(%iterArg = %c_25, %iterArg_40 = %arg0, %iterArg_41 = %65, %iterArg_42 = %67) : tensor<i32>, tensor<i32>, tensor<130x257xf64>, tensor<257x130xf64>
cond {
%110 = stablehlo.compare LT, %iterArg, %iterArg_40, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %110 : tensor<i1>
} do {
%c_43 = stablehlo.constant dense<1> : tensor<i32>
%110 = stablehlo.add %iterArg, %c_43 : tensor<i32>
%cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%111 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f64>) -> tensor<130x257xf64>
%112 = stablehlo.add %iterArg_41, %111 : tensor<130x257xf64>
%113 = stablehlo.transpose %iterArg_41, dims = [1, 0] : (tensor<130x257xf64>) -> tensor<257x130xf64>
stablehlo.return %110, %iterArg_40, %112, %113 : tensor<i32>, tensor<i32>, tensor<130x257xf64>, tensor<257x130xf64>
}
%69 = stablehlo.reshape %68#3 : (tensor<257x130xf64>) -> tensor<33410xf64>
%70 = stablehlo.iota dim = 0 : tensor<33410xui32>
%c_26 = stablehlo.constant dense<2246822519> : tensor<ui32>
%71 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<33410xui32>
%72 = stablehlo.multiply %70, %71 : tensor<33410xui32>
%c_27 = stablehlo.constant dense<12> : tensor<ui32>
%73 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<33410xui32>
%74 = stablehlo.shift_right_logical %72, %73 : tensor<33410xui32>
%75 = stablehlo.convert %74 : (tensor<33410xui32>) -> tensor<33410xi64>
%cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%76 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f64>) -> tensor<33410xf64>
%77 = stablehlo.convert %69 : (tensor<33410xf64>) -> tensor<33410xi64>
%78 = stablehlo.multiply %77, %75 : tensor<33410xi64>
%c_29 = stablehlo.constant dense<0> : tensor<i64>
%79 = stablehlo.reduce(%78 init: %c_29) applies stablehlo.add across dimensions = [0] : (tensor<33410xi64>, tensor<i64>) -> tensor<i64>
%80 = stablehlo.iota dim = 0 : tensor<33410xui32>
%81 = stablehlo.reshape %80 : (tensor<33410xui32>) -> tensor<130x257xui32>
%c_30 = stablehlo.constant dense<2654435761> : tensor<ui32>
%82 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<130x257xui32>
%83 = stablehlo.multiply %81, %82 : tensor<130x257xui32>
%c_31 = stablehlo.constant dense<113> : tensor<i64>
%84 = call @remainder(%83, %c_31) : (tensor<130x257xui32>, tensor<i64>) -> tensor<130x257xui32>
%c_32 = stablehlo.constant dense<0> : tensor<ui32>
%85 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<130x257xui32>
%86 = stablehlo.add %84, %85 : tensor<130x257xui32>
%87 = stablehlo.convert %86 : (tensor<130x257xui32>) -> tensor<130x257xf64>
%c_33 = stablehlo.constant dense<1> : tensor<ui32>
%88 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<130x257xui32>
%89 = stablehlo.add %84, %88 : tensor<130x257xui32>
%90 = stablehlo.convert %89 : (tensor<130x257xui32>) -> tensor<130x257xf64>
%91 = stablehlo.complex %87, %90 : tensor<130x257xcomplex<f64>>
%cst_34 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%92 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<complex<f64>>) -> tensor<130x257xcomplex<f64>>
%93 = stablehlo.transpose %92, dims = [1, 0] : (tensor<130x257xcomplex<f64>>) -> tensor<257x130xcomplex<f64>>
%c_35 = stablehlo.constant dense<0> : tensor<i32>
%94:4 = stablehlo.while(%iterArg = %c_35, %iterArg_40 = %arg0, %iterArg_41 = %91, %iterArg_42 = %93) : tensor<i32>, tensor<i32>, tensor<130x257xcomplex<f64>>, tensor<257x130xcomplex<f64>>
cond {
%110 = stablehlo.compare LT, %iterArg, %iterArg_40, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %110 : tensor<i1>
} do {
%c_43 = stablehlo.constant dense<1> : tensor<i32>
%110 = stablehlo.add %iterArg, %c_43 : tensor<i32>
%cst_44 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%111 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<complex<f64>>) -> tensor<130x257xcomplex<f64>>
%112 = stablehlo.add %iterArg_41, %111 : tensor<130x257xcomplex<f64>>
%113 = stablehlo.transpose %iterArg_41, dims = [1, 0] : (tensor<130x257xcomplex<f64>>) -> tensor<257x130xcomplex<f64>>
stablehlo.return %110, %iterArg_40, %112, %113 : tensor<i32>, tensor<i32>, tensor<130x257xcomplex<f64>>, tensor<257x130xcomplex<f64>>
}
%95 = stablehlo.reshape %94#3 : (tensor<257x130xcomplex<f64>>) -> tensor<33410xcomplex<f64>>
%96 = stablehlo.iota dim = 0 : tensor<33410xui32>
%c_36 = stablehlo.constant dense<2246822519> : tensor<ui32>
%97 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<33410xui32>
%98 = stablehlo.multiply %96, %97 : tensor<33410xui32>
%c_37 = stablehlo.constant dense<12> : tensor<ui32>
%99 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<33410xui32>
%100 = stablehlo.shift_right_logical %98, %99 : tensor<33410xui32>
%101 = stablehlo.convert %100 : (tensor<33410xui32>) -> tensor<33410xi64>
%102 = stablehlo.real %95 : (tensor<33410xcomplex<f64>>) -> tensor<33410xf64>
%103 = stablehlo.imag %95 : (tensor<33410xcomplex<f64>>) -> tensor<33410xf64>
%104 = stablehlo.convert %102 : (tensor<33410xf64>) -> tensor<33410xi64>
%105 = stablehlo.multiply %104, %101 : tensor<33410xi64>
%c_38 = stablehlo.constant dense<0> : tensor<i64>
%106 = stablehlo.reduce(%105 init: %c_38) applies stablehlo.add across dimensions = [0] : (tensor<33410xi64>, tensor<i64>) -> tensor<i64>
%107 = stablehlo.convert %103 : (tensor<33410xf64>) -> tensor<33410xi64>
%108 = stablehlo.multiply %107, %101 : tensor<33410xi64>
%c_39 = stablehlo.constant dense<0> : tensor<i64>
%109 = stablehlo.reduce(%108 init: %c_39) applies stablehlo.add across dimensions = [0] : (tensor<33410xi64>, tensor<i64>) -> tensor<i64>
return %19, %39, %59, %79, %106, %109 : tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>
}
func.func private @remainder(%arg0: tensor<130x257xui32>, %arg1: tensor<i64>) -> tensor<130x257xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<130x257xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<130x257xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<130x257xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<130x257xui32>, tensor<130x257xui32>) -> tensor<130x257xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<130x257xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<130x257xui32>, tensor<130x257xui32>) -> tensor<130x257xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<130x257xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<130x257xi1>, tensor<130x257xi1>) -> tensor<130x257xi1>
%12 = stablehlo.and %11, %6 : tensor<130x257xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<130x257xui32>
%14 = stablehlo.add %4, %13 : tensor<130x257xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<130x257xi1>, tensor<130x257xui32>
return %15 : tensor<130x257xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
}
// -----
// 263x128_1_0_memory
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x02000000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:6 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0x1A595935EA000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x1A595935EA000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e2 = stablehlo.constant dense<"0x1A595935EA000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e3 = stablehlo.constant dense<"0x1A595935EA000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e4 = stablehlo.constant dense<"0x1A595935EA000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e5 = stablehlo.constant dense<"0x1A595935EA000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<33664xui32>
%1 = stablehlo.reshape %0 : (tensor<33664xui32>) -> tensor<263x128xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<263x128xui32>
%3 = stablehlo.multiply %1, %2 : tensor<263x128xui32>
%c_0 = stablehlo.constant dense<113> : tensor<i64>
%4 = call @remainder(%3, %c_0) : (tensor<263x128xui32>, tensor<i64>) -> tensor<263x128xui32>
%5 = stablehlo.convert %4 : (tensor<263x128xui32>) -> tensor<263x128xi8>
%c_1 = stablehlo.constant dense<0> : tensor<i8>
%6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i8>) -> tensor<263x128xi8>
%7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<263x128xi8>) -> tensor<128x263xi8>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%8:4 = stablehlo.while(%iterArg = %c_2, %iterArg_40 = %arg0, %iterArg_41 = %5, %iterArg_42 = %7) : tensor<i32>, tensor<i32>, tensor<263x128xi8>, tensor<128x263xi8>
cond {
%110 = stablehlo.compare LT, %iterArg, %iterArg_40, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %110 : tensor<i1>
} do {
%c_43 = stablehlo.constant dense<1> : tensor<i32>
%110 = stablehlo.add %iterArg, %c_43 : tensor<i32>
%c_44 = stablehlo.constant dense<1> : tensor<i8>
%111 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<i8>) -> tensor<263x128xi8>
%112 = stablehlo.add %iterArg_41, %111 : tensor<263x128xi8>
%113 = stablehlo.transpose %iterArg_41, dims = [1, 0] : (tensor<263x128xi8>) -> tensor<128x263xi8>
stablehlo.return %110, %iterArg_40, %112, %113 : tensor<i32>, tensor<i32>, tensor<263x128xi8>, tensor<128x263xi8>
}
%9 = stablehlo.reshape %8#3 : (tensor<128x263xi8>) -> tensor<33664xi8>
%10 = stablehlo.iota dim = 0 : tensor<33664xui32>
%c_3 = stablehlo.constant dense<2246822519> : tensor<ui32>
%11 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<33664xui32>
%12 = stablehlo.multiply %10, %11 : tensor<33664xui32>
%c_4 = stablehlo.constant dense<12> : tensor<ui32>
%13 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<33664xui32>
%14 = stablehlo.shift_right_logical %12, %13 : tensor<33664xui32>
%15 = stablehlo.convert %14 : (tensor<33664xui32>) -> tensor<33664xi64>
%c_5 = stablehlo.constant dense<0> : tensor<i8>
%16 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i8>) -> tensor<33664xi8>
%17 = stablehlo.convert %9 : (tensor<33664xi8>) -> tensor<33664xi64>
%18 = stablehlo.multiply %17, %15 : tensor<33664xi64>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%19 = stablehlo.reduce(%18 init: %c_6) applies stablehlo.add across dimensions = [0] : (tensor<33664xi64>, tensor<i64>) -> tensor<i64>
%20 = stablehlo.iota dim = 0 : tensor<33664xui32>
%21 = stablehlo.reshape %20 : (tensor<33664xui32>) -> tensor<263x128xui32>
%c_7 = stablehlo.constant dense<2654435761> : tensor<ui32>
%22 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<263x128xui32>
%23 = stablehlo.multiply %21, %22 : tensor<263x128xui32>
%c_8 = stablehlo.constant dense<113> : tensor<i64>
%24 = call @remainder(%23, %c_8) : (tensor<263x128xui32>, tensor<i64>) -> tensor<263x128xui32>
%25 = stablehlo.convert %24 : (tensor<263x128xui32>) -> tensor<263x128xf16>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%26 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<263x128xf16>
%27 = stablehlo.transpose %26, dims = [1, 0] : (tensor<263x128xf16>) -> tensor<128x263xf16>
%c_9 = stablehlo.constant dense<0> : tensor<i32>
%28:4 = stablehlo.while(%iterArg = %c_9, %iterArg_40 = %arg0, %iterArg_41 = %25, %iterArg_42 = %27) : tensor<i32>, tensor<i32>, tensor<263x128xf16>, tensor<128x263xf16>
cond {
%110 = stablehlo.compare LT, %iterArg, %iterArg_40, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %110 : tensor<i1>
} do {
%c_43 = stablehlo.constant dense<1> : tensor<i32>
%110 = stablehlo.add %iterArg, %c_43 : tensor<i32>
%cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
%111 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f16>) -> tensor<263x128xf16>
%112 = stablehlo.add %iterArg_41, %111 : tensor<263x128xf16>
%113 = stablehlo.transpose %iterArg_41, dims = [1, 0] : (tensor<263x128xf16>) -> tensor<128x263xf16>
stablehlo.return %110, %iterArg_40, %112, %113 : tensor<i32>, tensor<i32>, tensor<263x128xf16>, tensor<128x263xf16>
}
%29 = stablehlo.reshape %28#3 : (tensor<128x263xf16>) -> tensor<33664xf16>
%30 = stablehlo.iota dim = 0 : tensor<33664xui32>
%c_10 = stablehlo.constant dense<2246822519> : tensor<ui32>
%31 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<33664xui32>
%32 = stablehlo.multiply %30, %31 : tensor<33664xui32>
%c_11 = stablehlo.constant dense<12> : tensor<ui32>
%33 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<33664xui32>
%34 = stablehlo.shift_right_logical %32, %33 : tensor<33664xui32>
%35 = stablehlo.convert %34 : (tensor<33664xui32>) -> tensor<33664xi64>
%cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%36 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f16>) -> tensor<33664xf16>
%37 = stablehlo.convert %29 : (tensor<33664xf16>) -> tensor<33664xi64>
%38 = stablehlo.multiply %37, %35 : tensor<33664xi64>
%c_13 = stablehlo.constant dense<0> : tensor<i64>
%39 = stablehlo.reduce(%38 init: %c_13) applies stablehlo.add across dimensions = [0] : (tensor<33664xi64>, tensor<i64>) -> tensor<i64>
%40 = stablehlo.iota dim = 0 : tensor<33664xui32>
%41 = stablehlo.reshape %40 : (tensor<33664xui32>) -> tensor<263x128xui32>
%c_14 = stablehlo.constant dense<2654435761> : tensor<ui32>
%42 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<263x128xui32>
%43 = stablehlo.multiply %41, %42 : tensor<263x128xui32>
%c_15 = stablehlo.constant dense<113> : tensor<i64>
%44 = call @remainder(%43, %c_15) : (tensor<263x128xui32>, tensor<i64>) -> tensor<263x128xui32>
%45 = stablehlo.convert %44 : (tensor<263x128xui32>) -> tensor<263x128xf32>
%cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%46 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<263x128xf32>
%47 = stablehlo.transpose %46, dims = [1, 0] : (tensor<263x128xf32>) -> tensor<128x263xf32>
%c_17 = stablehlo.constant dense<0> : tensor<i32>
%48:4 = stablehlo.while(%iterArg = %c_17, %iterArg_40 = %arg0, %iterArg_41 = %45, %iterArg_42 = %47) : tensor<i32>, tensor<i32>, tensor<263x128xf32>, tensor<128x263xf32>
cond {
%110 = stablehlo.compare LT, %iterArg, %iterArg_40, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %110 : tensor<i1>
} do {
%c_43 = stablehlo.constant dense<1> : tensor<i32>
%110 = stablehlo.add %iterArg, %c_43 : tensor<i32>
%cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%111 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<263x128xf32>
%112 = stablehlo.add %iterArg_41, %111 : tensor<263x128xf32>
%113 = stablehlo.transpose %iterArg_41, dims = [1, 0] : (tensor<263x128xf32>) -> tensor<128x263xf32>
stablehlo.return %110, %iterArg_40, %112, %113 : tensor<i32>, tensor<i32>, tensor<263x128xf32>, tensor<128x263xf32>
}
%49 = stablehlo.reshape %48#3 : (tensor<128x263xf32>) -> tensor<33664xf32>
%50 = stablehlo.iota dim = 0 : tensor<33664xui32>
%c_18 = stablehlo.constant dense<2246822519> : tensor<ui32>
%51 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<33664xui32>
%52 = stablehlo.multiply %50, %51 : tensor<33664xui32>
%c_19 = stablehlo.constant dense<12> : tensor<ui32>
%53 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<33664xui32>
%54 = stablehlo.shift_right_logical %52, %53 : tensor<33664xui32>
%55 = stablehlo.convert %54 : (tensor<33664xui32>) -> tensor<33664xi64>
%cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%56 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<33664xf32>
%57 = stablehlo.convert %49 : (tensor<33664xf32>) -> tensor<33664xi64>
%58 = stablehlo.multiply %57, %55 : tensor<33664xi64>
%c_21 = stablehlo.constant dense<0> : tensor<i64>
%59 = stablehlo.reduce(%58 init: %c_21) applies stablehlo.add across dimensions = [0] : (tensor<33664xi64>, tensor<i64>) -> tensor<i64>
%60 = stablehlo.iota dim = 0 : tensor<33664xui32>
%61 = stablehlo.reshape %60 : (tensor<33664xui32>) -> tensor<263x128xui32>
%c_22 = stablehlo.constant dense<2654435761> : tensor<ui32>
%62 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<263x128xui32>
%63 = stablehlo.multiply %61, %62 : tensor<263x128xui32>
%c_23 = stablehlo.constant dense<113> : tensor<i64>
%64 = call @remainder(%63, %c_23) : (tensor<263x128xui32>, tensor<i64>) -> tensor<263x128xui32>
%65 = stablehlo.convert %64 : (tensor<263x128xui32>) -> tensor<263x128xf64>
%cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%66 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f64>) -> tensor<263x128xf64>
%67 = stablehlo.transpose %66, dims = [1, 0] : (tensor<263x128xf64>) -> tensor<128x263xf64>
%c_25 = stablehlo.constant dense<0> : tensor<i32>
%68:4 = stablehlo.while(%iterArg = %c_25, %iterArg_40 = %arg0, %iterArg_41 = %65, %iterArg_42 = %67) : tensor<i32>, tensor<i32>, tensor<263x128xf64>, tensor<128x263xf64>
cond {
%110 = stablehlo.compare LT, %iterArg, %iterArg_40, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %110 : tensor<i1>
} do {
%c_43 = stablehlo.constant dense<1> : tensor<i32>
%110 = stablehlo.add %iterArg, %c_43 : tensor<i32>
%cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%111 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f64>) -> tensor<263x128xf64>
%112 = stablehlo.add %iterArg_41, %111 : tensor<263x128xf64>
%113 = stablehlo.transpose %iterArg_41, dims = [1, 0] : (tensor<263x128xf64>) -> tensor<128x263xf64>
stablehlo.return %110, %iterArg_40, %112, %113 : tensor<i32>, tensor<i32>, tensor<263x128xf64>, tensor<128x263xf64>
}
%69 = stablehlo.reshape %68#3 : (tensor<128x263xf64>) -> tensor<33664xf64>
%70 = stablehlo.iota dim = 0 : tensor<33664xui32>
%c_26 = stablehlo.constant dense<2246822519> : tensor<ui32>
%71 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<33664xui32>
%72 = stablehlo.multiply %70, %71 : tensor<33664xui32>
%c_27 = stablehlo.constant dense<12> : tensor<ui32>
%73 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<33664xui32>
%74 = stablehlo.shift_right_logical %72, %73 : tensor<33664xui32>
%75 = stablehlo.convert %74 : (tensor<33664xui32>) -> tensor<33664xi64>
%cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%76 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f64>) -> tensor<33664xf64>
%77 = stablehlo.convert %69 : (tensor<33664xf64>) -> tensor<33664xi64>
%78 = stablehlo.multiply %77, %75 : tensor<33664xi64>
%c_29 = stablehlo.constant dense<0> : tensor<i64>
%79 = stablehlo.reduce(%78 init: %c_29) applies stablehlo.add across dimensions = [0] : (tensor<33664xi64>, tensor<i64>) -> tensor<i64>
%80 = stablehlo.iota dim = 0 : tensor<33664xui32>
%81 = stablehlo.reshape %80 : (tensor<33664xui32>) -> tensor<263x128xui32>
%c_30 = stablehlo.constant dense<2654435761> : tensor<ui32>
%82 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<263x128xui32>
%83 = stablehlo.multiply %81, %82 : tensor<263x128xui32>
%c_31 = stablehlo.constant dense<113> : tensor<i64>
%84 = call @remainder(%83, %c_31) : (tensor<263x128xui32>, tensor<i64>) -> tensor<263x128xui32>
%c_32 = stablehlo.constant dense<0> : tensor<ui32>
%85 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<263x128xui32>
%86 = stablehlo.add %84, %85 : tensor<263x128xui32>
%87 = stablehlo.convert %86 : (tensor<263x128xui32>) -> tensor<263x128xf64>
%c_33 = stablehlo.constant dense<1> : tensor<ui32>
%88 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<263x128xui32>
%89 = stablehlo.add %84, %88 : tensor<263x128xui32>
%90 = stablehlo.convert %89 : (tensor<263x128xui32>) -> tensor<263x128xf64>
%91 = stablehlo.complex %87, %90 : tensor<263x128xcomplex<f64>>
%cst_34 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%92 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<complex<f64>>) -> tensor<263x128xcomplex<f64>>
%93 = stablehlo.transpose %92, dims = [1, 0] : (tensor<263x128xcomplex<f64>>) -> tensor<128x263xcomplex<f64>>
%c_35 = stablehlo.constant dense<0> : tensor<i32>
%94:4 = stablehlo.while(%iterArg = %c_35, %iterArg_40 = %arg0, %iterArg_41 = %91, %iterArg_42 = %93) : tensor<i32>, tensor<i32>, tensor<263x128xcomplex<f64>>, tensor<128x263xcomplex<f64>>
cond {
%110 = stablehlo.compare LT, %iterArg, %iterArg_40, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %110 : tensor<i1>
} do {
%c_43 = stablehlo.constant dense<1> : tensor<i32>
%110 = stablehlo.add %iterArg, %c_43 : tensor<i32>
%cst_44 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%111 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<complex<f64>>) -> tensor<263x128xcomplex<f64>>
%112 = stablehlo.add %iterArg_41, %111 : tensor<263x128xcomplex<f64>>
%113 = stablehlo.transpose %iterArg_41, dims = [1, 0] : (tensor<263x128xcomplex<f64>>) -> tensor<128x263xcomplex<f64>>
stablehlo.return %110, %iterArg_40, %112, %113 : tensor<i32>, tensor<i32>, tensor<263x128xcomplex<f64>>, tensor<128x263xcomplex<f64>>
}
%95 = stablehlo.reshape %94#3 : (tensor<128x263xcomplex<f64>>) -> tensor<33664xcomplex<f64>>
%96 = stablehlo.iota dim = 0 : tensor<33664xui32>
%c_36 = stablehlo.constant dense<2246822519> : tensor<ui32>
%97 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<33664xui32>
%98 = stablehlo.multiply %96, %97 : tensor<33664xui32>
%c_37 = stablehlo.constant dense<12> : tensor<ui32>
%99 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<33664xui32>
%100 = stablehlo.shift_right_logical %98, %99 : tensor<33664xui32>
%101 = stablehlo.convert %100 : (tensor<33664xui32>) -> tensor<33664xi64>
%102 = stablehlo.real %95 : (tensor<33664xcomplex<f64>>) -> tensor<33664xf64>
%103 = stablehlo.imag %95 : (tensor<33664xcomplex<f64>>) -> tensor<33664xf64>
%104 = stablehlo.convert %102 : (tensor<33664xf64>) -> tensor<33664xi64>
%105 = stablehlo.multiply %104, %101 : tensor<33664xi64>
%c_38 = stablehlo.constant dense<0> : tensor<i64>
%106 = stablehlo.reduce(%105 init: %c_38) applies stablehlo.add across dimensions = [0] : (tensor<33664xi64>, tensor<i64>) -> tensor<i64>
%107 = stablehlo.convert %103 : (tensor<33664xf64>) -> tensor<33664xi64>
%108 = stablehlo.multiply %107, %101 : tensor<33664xi64>
%c_39 = stablehlo.constant dense<0> : tensor<i64>
%109 = stablehlo.reduce(%108 init: %c_39) applies stablehlo.add across dimensions = [0] : (tensor<33664xi64>, tensor<i64>) -> tensor<i64>
return %19, %39, %59, %79, %106, %109 : tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>
}
func.func private @remainder(%arg0: tensor<263x128xui32>, %arg1: tensor<i64>) -> tensor<263x128xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<263x128xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<263x128xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<263x128xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<263x128xui32>, tensor<263x128xui32>) -> tensor<263x128xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<263x128xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<263x128xui32>, tensor<263x128xui32>) -> tensor<263x128xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<263x128xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<263x128xi1>, tensor<263x128xi1>) -> tensor<263x128xi1>
%12 = stablehlo.and %11, %6 : tensor<263x128xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<263x128xui32>
%14 = stablehlo.add %4, %13 : tensor<263x128xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<263x128xi1>, tensor<263x128xui32>
return %15 : tensor<263x128xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
}
// -----
// 20x1400_1_0_memory
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x02000000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:6 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0x5DDE2CF2C2000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x5DDE2CF2C2000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e2 = stablehlo.constant dense<"0x5DDE2CF2C2000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e3 = stablehlo.constant dense<"0x5DDE2CF2C2000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e4 = stablehlo.constant dense<"0x5DDE2CF2C2000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e5 = stablehlo.constant dense<"0x5DDE2CF2C2000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<28000xui32>
%1 = stablehlo.reshape %0 : (tensor<28000xui32>) -> tensor<20x1400xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<20x1400xui32>
%3 = stablehlo.multiply %1, %2 : tensor<20x1400xui32>
%c_0 = stablehlo.constant dense<113> : tensor<i64>
%4 = call @remainder(%3, %c_0) : (tensor<20x1400xui32>, tensor<i64>) -> tensor<20x1400xui32>
%5 = stablehlo.convert %4 : (tensor<20x1400xui32>) -> tensor<20x1400xi8>
%c_1 = stablehlo.constant dense<0> : tensor<i8>
%6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i8>) -> tensor<20x1400xi8>
%7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<20x1400xi8>) -> tensor<1400x20xi8>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%8:4 = stablehlo.while(%iterArg = %c_2, %iterArg_40 = %arg0, %iterArg_41 = %5, %iterArg_42 = %7) : tensor<i32>, tensor<i32>, tensor<20x1400xi8>, tensor<1400x20xi8>
cond {
%110 = stablehlo.compare LT, %iterArg, %iterArg_40, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %110 : tensor<i1>
} do {
%c_43 = stablehlo.constant dense<1> : tensor<i32>
%110 = stablehlo.add %iterArg, %c_43 : tensor<i32>
%c_44 = stablehlo.constant dense<1> : tensor<i8>
%111 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<i8>) -> tensor<20x1400xi8>
%112 = stablehlo.add %iterArg_41, %111 : tensor<20x1400xi8>
%113 = stablehlo.transpose %iterArg_41, dims = [1, 0] : (tensor<20x1400xi8>) -> tensor<1400x20xi8>
stablehlo.return %110, %iterArg_40, %112, %113 : tensor<i32>, tensor<i32>, tensor<20x1400xi8>, tensor<1400x20xi8>
}
%9 = stablehlo.reshape %8#3 : (tensor<1400x20xi8>) -> tensor<28000xi8>
%10 = stablehlo.iota dim = 0 : tensor<28000xui32>
%c_3 = stablehlo.constant dense<2246822519> : tensor<ui32>
%11 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<28000xui32>
%12 = stablehlo.multiply %10, %11 : tensor<28000xui32>
%c_4 = stablehlo.constant dense<12> : tensor<ui32>
%13 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<28000xui32>
%14 = stablehlo.shift_right_logical %12, %13 : tensor<28000xui32>
%15 = stablehlo.convert %14 : (tensor<28000xui32>) -> tensor<28000xi64>
%c_5 = stablehlo.constant dense<0> : tensor<i8>
%16 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i8>) -> tensor<28000xi8>
%17 = stablehlo.convert %9 : (tensor<28000xi8>) -> tensor<28000xi64>
%18 = stablehlo.multiply %17, %15 : tensor<28000xi64>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%19 = stablehlo.reduce(%18 init: %c_6) applies stablehlo.add across dimensions = [0] : (tensor<28000xi64>, tensor<i64>) -> tensor<i64>
%20 = stablehlo.iota dim = 0 : tensor<28000xui32>
%21 = stablehlo.reshape %20 : (tensor<28000xui32>) -> tensor<20x1400xui32>
%c_7 = stablehlo.constant dense<2654435761> : tensor<ui32>
%22 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<20x1400xui32>
%23 = stablehlo.multiply %21, %22 : tensor<20x1400xui32>
%c_8 = stablehlo.constant dense<113> : tensor<i64>
%24 = call @remainder(%23, %c_8) : (tensor<20x1400xui32>, tensor<i64>) -> tensor<20x1400xui32>
%25 = stablehlo.convert %24 : (tensor<20x1400xui32>) -> tensor<20x1400xf16>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%26 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<20x1400xf16>
%27 = stablehlo.transpose %26, dims = [1, 0] : (tensor<20x1400xf16>) -> tensor<1400x20xf16>
%c_9 = stablehlo.constant dense<0> : tensor<i32>
%28:4 = stablehlo.while(%iterArg = %c_9, %iterArg_40 = %arg0, %iterArg_41 = %25, %iterArg_42 = %27) : tensor<i32>, tensor<i32>, tensor<20x1400xf16>, tensor<1400x20xf16>
cond {
%110 = stablehlo.compare LT, %iterArg, %iterArg_40, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %110 : tensor<i1>
} do {
%c_43 = stablehlo.constant dense<1> : tensor<i32>
%110 = stablehlo.add %iterArg, %c_43 : tensor<i32>
%cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
%111 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f16>) -> tensor<20x1400xf16>
%112 = stablehlo.add %iterArg_41, %111 : tensor<20x1400xf16>
%113 = stablehlo.transpose %iterArg_41, dims = [1, 0] : (tensor<20x1400xf16>) -> tensor<1400x20xf16>
stablehlo.return %110, %iterArg_40, %112, %113 : tensor<i32>, tensor<i32>, tensor<20x1400xf16>, tensor<1400x20xf16>
}
%29 = stablehlo.reshape %28#3 : (tensor<1400x20xf16>) -> tensor<28000xf16>
%30 = stablehlo.iota dim = 0 : tensor<28000xui32>
%c_10 = stablehlo.constant dense<2246822519> : tensor<ui32>
%31 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<28000xui32>
%32 = stablehlo.multiply %30, %31 : tensor<28000xui32>
%c_11 = stablehlo.constant dense<12> : tensor<ui32>
%33 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<28000xui32>
%34 = stablehlo.shift_right_logical %32, %33 : tensor<28000xui32>
%35 = stablehlo.convert %34 : (tensor<28000xui32>) -> tensor<28000xi64>
%cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%36 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f16>) -> tensor<28000xf16>
%37 = stablehlo.convert %29 : (tensor<28000xf16>) -> tensor<28000xi64>
%38 = stablehlo.multiply %37, %35 : tensor<28000xi64>
%c_13 = stablehlo.constant dense<0> : tensor<i64>
%39 = stablehlo.reduce(%38 init: %c_13) applies stablehlo.add across dimensions = [0] : (tensor<28000xi64>, tensor<i64>) -> tensor<i64>
%40 = stablehlo.iota dim = 0 : tensor<28000xui32>
%41 = stablehlo.reshape %40 : (tensor<28000xui32>) -> tensor<20x1400xui32>
%c_14 = stablehlo.constant dense<2654435761> : tensor<ui32>
%42 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<20x1400xui32>
%43 = stablehlo.multiply %41, %42 : tensor<20x1400xui32>
%c_15 = stablehlo.constant dense<113> : tensor<i64>
%44 = call @remainder(%43, %c_15) : (tensor<20x1400xui32>, tensor<i64>) -> tensor<20x1400xui32>
%45 = stablehlo.convert %44 : (tensor<20x1400xui32>) -> tensor<20x1400xf32>
%cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%46 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<20x1400xf32>
%47 = stablehlo.transpose %46, dims = [1, 0] : (tensor<20x1400xf32>) -> tensor<1400x20xf32>
%c_17 = stablehlo.constant dense<0> : tensor<i32>
%48:4 = stablehlo.while(%iterArg = %c_17, %iterArg_40 = %arg0, %iterArg_41 = %45, %iterArg_42 = %47) : tensor<i32>, tensor<i32>, tensor<20x1400xf32>, tensor<1400x20xf32>
cond {
%110 = stablehlo.compare LT, %iterArg, %iterArg_40, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %110 : tensor<i1>
} do {
%c_43 = stablehlo.constant dense<1> : tensor<i32>
%110 = stablehlo.add %iterArg, %c_43 : tensor<i32>
%cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%111 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<20x1400xf32>
%112 = stablehlo.add %iterArg_41, %111 : tensor<20x1400xf32>
%113 = stablehlo.transpose %iterArg_41, dims = [1, 0] : (tensor<20x1400xf32>) -> tensor<1400x20xf32>
stablehlo.return %110, %iterArg_40, %112, %113 : tensor<i32>, tensor<i32>, tensor<20x1400xf32>, tensor<1400x20xf32>
}
%49 = stablehlo.reshape %48#3 : (tensor<1400x20xf32>) -> tensor<28000xf32>
%50 = stablehlo.iota dim = 0 : tensor<28000xui32>
%c_18 = stablehlo.constant dense<2246822519> : tensor<ui32>
%51 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<28000xui32>
%52 = stablehlo.multiply %50, %51 : tensor<28000xui32>
%c_19 = stablehlo.constant dense<12> : tensor<ui32>
%53 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<28000xui32>
%54 = stablehlo.shift_right_logical %52, %53 : tensor<28000xui32>
%55 = stablehlo.convert %54 : (tensor<28000xui32>) -> tensor<28000xi64>
%cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%56 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<28000xf32>
%57 = stablehlo.convert %49 : (tensor<28000xf32>) -> tensor<28000xi64>
%58 = stablehlo.multiply %57, %55 : tensor<28000xi64>
%c_21 = stablehlo.constant dense<0> : tensor<i64>
%59 = stablehlo.reduce(%58 init: %c_21) applies stablehlo.add across dimensions = [0] : (tensor<28000xi64>, tensor<i64>) -> tensor<i64>
%60 = stablehlo.iota dim = 0 : tensor<28000xui32>
%61 = stablehlo.reshape %60 : (tensor<28000xui32>) -> tensor<20x1400xui32>
%c_22 = stablehlo.constant dense<2654435761> : tensor<ui32>
%62 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<20x1400xui32>
%63 = stablehlo.multiply %61, %62 : tensor<20x1400xui32>
%c_23 = stablehlo.constant dense<113> : tensor<i64>
%64 = call @remainder(%63, %c_23) : (tensor<20x1400xui32>, tensor<i64>) -> tensor<20x1400xui32>
%65 = stablehlo.convert %64 : (tensor<20x1400xui32>) -> tensor<20x1400xf64>
%cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%66 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f64>) -> tensor<20x1400xf64>
%67 = stablehlo.transpose %66, dims = [1, 0] : (tensor<20x1400xf64>) -> tensor<1400x20xf64>
%c_25 = stablehlo.constant dense<0> : tensor<i32>
%68:4 = stablehlo.while(%iterArg = %c_25, %iterArg_40 = %arg0, %iterArg_41 = %65, %iterArg_42 = %67) : tensor<i32>, tensor<i32>, tensor<20x1400xf64>, tensor<1400x20xf64>
cond {
%110 = stablehlo.compare LT, %iterArg, %iterArg_40, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %110 : tensor<i1>
} do {
%c_43 = stablehlo.constant dense<1> : tensor<i32>
%110 = stablehlo.add %iterArg, %c_43 : tensor<i32>
%cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%111 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f64>) -> tensor<20x1400xf64>
%112 = stablehlo.add %iterArg_41, %111 : tensor<20x1400xf64>
%113 = stablehlo.transpose %iterArg_41, dims = [1, 0] : (tensor<20x1400xf64>) -> tensor<1400x20xf64>
stablehlo.return %110, %iterArg_40, %112, %113 : tensor<i32>, tensor<i32>, tensor<20x1400xf64>, tensor<1400x20xf64>
}
%69 = stablehlo.reshape %68#3 : (tensor<1400x20xf64>) -> tensor<28000xf64>
%70 = stablehlo.iota dim = 0 : tensor<28000xui32>
%c_26 = stablehlo.constant dense<2246822519> : tensor<ui32>
%71 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<28000xui32>
%72 = stablehlo.multiply %70, %71 : tensor<28000xui32>
%c_27 = stablehlo.constant dense<12> : tensor<ui32>
%73 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<28000xui32>
%74 = stablehlo.shift_right_logical %72, %73 : tensor<28000xui32>
%75 = stablehlo.convert %74 : (tensor<28000xui32>) -> tensor<28000xi64>
%cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%76 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f64>) -> tensor<28000xf64>
%77 = stablehlo.convert %69 : (tensor<28000xf64>) -> tensor<28000xi64>
%78 = stablehlo.multiply %77, %75 : tensor<28000xi64>
%c_29 = stablehlo.constant dense<0> : tensor<i64>
%79 = stablehlo.reduce(%78 init: %c_29) applies stablehlo.add across dimensions = [0] : (tensor<28000xi64>, tensor<i64>) -> tensor<i64>
%80 = stablehlo.iota dim = 0 : tensor<28000xui32>
%81 = stablehlo.reshape %80 : (tensor<28000xui32>) -> tensor<20x1400xui32>
%c_30 = stablehlo.constant dense<2654435761> : tensor<ui32>
%82 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<20x1400xui32>
%83 = stablehlo.multiply %81, %82 : tensor<20x1400xui32>
%c_31 = stablehlo.constant dense<113> : tensor<i64>
%84 = call @remainder(%83, %c_31) : (tensor<20x1400xui32>, tensor<i64>) -> tensor<20x1400xui32>
%c_32 = stablehlo.constant dense<0> : tensor<ui32>
%85 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<20x1400xui32>
%86 = stablehlo.add %84, %85 : tensor<20x1400xui32>
%87 = stablehlo.convert %86 : (tensor<20x1400xui32>) -> tensor<20x1400xf64>
%c_33 = stablehlo.constant dense<1> : tensor<ui32>
%88 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<20x1400xui32>
%89 = stablehlo.add %84, %88 : tensor<20x1400xui32>
%90 = stablehlo.convert %89 : (tensor<20x1400xui32>) -> tensor<20x1400xf64>
%91 = stablehlo.complex %87, %90 : tensor<20x1400xcomplex<f64>>
%cst_34 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%92 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<complex<f64>>) -> tensor<20x1400xcomplex<f64>>
%93 = stablehlo.transpose %92, dims = [1, 0] : (tensor<20x1400xcomplex<f64>>) -> tensor<1400x20xcomplex<f64>>
%c_35 = stablehlo.constant dense<0> : tensor<i32>
%94:4 = stablehlo.while(%iterArg = %c_35, %iterArg_40 = %arg0, %iterArg_41 = %91, %iterArg_42 = %93) : tensor<i32>, tensor<i32>, tensor<20x1400xcomplex<f64>>, tensor<1400x20xcomplex<f64>>
cond {
%110 = stablehlo.compare LT, %iterArg, %iterArg_40, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %110 : tensor<i1>
} do {
%c_43 = stablehlo.constant dense<1> : tensor<i32>
%110 = stablehlo.add %iterArg, %c_43 : tensor<i32>
%cst_44 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%111 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<complex<f64>>) -> tensor<20x1400xcomplex<f64>>
%112 = stablehlo.add %iterArg_41, %111 : tensor<20x1400xcomplex<f64>>
%113 = stablehlo.transpose %iterArg_41, dims = [1, 0] : (tensor<20x1400xcomplex<f64>>) -> tensor<1400x20xcomplex<f64>>
stablehlo.return %110, %iterArg_40, %112, %113 : tensor<i32>, tensor<i32>, tensor<20x1400xcomplex<f64>>, tensor<1400x20xcomplex<f64>>
}
%95 = stablehlo.reshape %94#3 : (tensor<1400x20xcomplex<f64>>) -> tensor<28000xcomplex<f64>>
%96 = stablehlo.iota dim = 0 : tensor<28000xui32>
%c_36 = stablehlo.constant dense<2246822519> : tensor<ui32>
%97 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<28000xui32>
%98 = stablehlo.multiply %96, %97 : tensor<28000xui32>
%c_37 = stablehlo.constant dense<12> : tensor<ui32>
%99 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<28000xui32>
%100 = stablehlo.shift_right_logical %98, %99 : tensor<28000xui32>
%101 = stablehlo.convert %100 : (tensor<28000xui32>) -> tensor<28000xi64>
%102 = stablehlo.real %95 : (tensor<28000xcomplex<f64>>) -> tensor<28000xf64>
%103 = stablehlo.imag %95 : (tensor<28000xcomplex<f64>>) -> tensor<28000xf64>
%104 = stablehlo.convert %102 : (tensor<28000xf64>) -> tensor<28000xi64>
%105 = stablehlo.multiply %104, %101 : tensor<28000xi64>
%c_38 = stablehlo.constant dense<0> : tensor<i64>
%106 = stablehlo.reduce(%105 init: %c_38) applies stablehlo.add across dimensions = [0] : (tensor<28000xi64>, tensor<i64>) -> tensor<i64>
%107 = stablehlo.convert %103 : (tensor<28000xf64>) -> tensor<28000xi64>
%108 = stablehlo.multiply %107, %101 : tensor<28000xi64>
%c_39 = stablehlo.constant dense<0> : tensor<i64>
%109 = stablehlo.reduce(%108 init: %c_39) applies stablehlo.add across dimensions = [0] : (tensor<28000xi64>, tensor<i64>) -> tensor<i64>
return %19, %39, %59, %79, %106, %109 : tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>
}
func.func private @remainder(%arg0: tensor<20x1400xui32>, %arg1: tensor<i64>) -> tensor<20x1400xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<20x1400xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<20x1400xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<20x1400xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<20x1400xui32>, tensor<20x1400xui32>) -> tensor<20x1400xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<20x1400xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<20x1400xui32>, tensor<20x1400xui32>) -> tensor<20x1400xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<20x1400xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<20x1400xi1>, tensor<20x1400xi1>) -> tensor<20x1400xi1>
%12 = stablehlo.and %11, %6 : tensor<20x1400xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<20x1400xui32>
%14 = stablehlo.add %4, %13 : tensor<20x1400xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<20x1400xi1>, tensor<20x1400xui32>
return %15 : tensor<20x1400xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
}
// -----
// 5x40x141_0_2_1_memory
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x02000000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:2 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0xDCC2294FC4000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0xDCC2294FC4000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<28200xui32>
%1 = stablehlo.reshape %0 : (tensor<28200xui32>) -> tensor<5x40x141xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<5x40x141xui32>
%3 = stablehlo.multiply %1, %2 : tensor<5x40x141xui32>
%c_0 = stablehlo.constant dense<113> : tensor<i64>
%4 = call @remainder(%3, %c_0) : (tensor<5x40x141xui32>, tensor<i64>) -> tensor<5x40x141xui32>
%5 = stablehlo.convert %4 : (tensor<5x40x141xui32>) -> tensor<5x40x141xi16>
%c_1 = stablehlo.constant dense<0> : tensor<i16>
%6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i16>) -> tensor<5x40x141xi16>
%7 = stablehlo.transpose %6, dims = [0, 2, 1] : (tensor<5x40x141xi16>) -> tensor<5x141x40xi16>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%8:4 = stablehlo.while(%iterArg = %c_2, %iterArg_14 = %arg0, %iterArg_15 = %5, %iterArg_16 = %7) : tensor<i32>, tensor<i32>, tensor<5x40x141xi16>, tensor<5x141x40xi16>
cond {
%40 = stablehlo.compare LT, %iterArg, %iterArg_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %40 : tensor<i1>
} do {
%c_17 = stablehlo.constant dense<1> : tensor<i32>
%40 = stablehlo.add %iterArg, %c_17 : tensor<i32>
%c_18 = stablehlo.constant dense<1> : tensor<i16>
%41 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i16>) -> tensor<5x40x141xi16>
%42 = stablehlo.add %iterArg_15, %41 : tensor<5x40x141xi16>
%43 = stablehlo.transpose %iterArg_15, dims = [0, 2, 1] : (tensor<5x40x141xi16>) -> tensor<5x141x40xi16>
stablehlo.return %40, %iterArg_14, %42, %43 : tensor<i32>, tensor<i32>, tensor<5x40x141xi16>, tensor<5x141x40xi16>
}
%9 = stablehlo.reshape %8#3 : (tensor<5x141x40xi16>) -> tensor<28200xi16>
%10 = stablehlo.iota dim = 0 : tensor<28200xui32>
%c_3 = stablehlo.constant dense<2246822519> : tensor<ui32>
%11 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<28200xui32>
%12 = stablehlo.multiply %10, %11 : tensor<28200xui32>
%c_4 = stablehlo.constant dense<12> : tensor<ui32>
%13 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<28200xui32>
%14 = stablehlo.shift_right_logical %12, %13 : tensor<28200xui32>
%15 = stablehlo.convert %14 : (tensor<28200xui32>) -> tensor<28200xi64>
%c_5 = stablehlo.constant dense<0> : tensor<i16>
%16 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i16>) -> tensor<28200xi16>
%17 = stablehlo.convert %9 : (tensor<28200xi16>) -> tensor<28200xi64>
%18 = stablehlo.multiply %17, %15 : tensor<28200xi64>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%19 = stablehlo.reduce(%18 init: %c_6) applies stablehlo.add across dimensions = [0] : (tensor<28200xi64>, tensor<i64>) -> tensor<i64>
%20 = stablehlo.iota dim = 0 : tensor<28200xui32>
%21 = stablehlo.reshape %20 : (tensor<28200xui32>) -> tensor<5x40x141xui32>
%c_7 = stablehlo.constant dense<2654435761> : tensor<ui32>
%22 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<5x40x141xui32>
%23 = stablehlo.multiply %21, %22 : tensor<5x40x141xui32>
%c_8 = stablehlo.constant dense<113> : tensor<i64>
%24 = call @remainder(%23, %c_8) : (tensor<5x40x141xui32>, tensor<i64>) -> tensor<5x40x141xui32>
%25 = stablehlo.convert %24 : (tensor<5x40x141xui32>) -> tensor<5x40x141xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%26 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x40x141xf32>
%27 = stablehlo.transpose %26, dims = [0, 2, 1] : (tensor<5x40x141xf32>) -> tensor<5x141x40xf32>
%c_9 = stablehlo.constant dense<0> : tensor<i32>
%28:4 = stablehlo.while(%iterArg = %c_9, %iterArg_14 = %arg0, %iterArg_15 = %25, %iterArg_16 = %27) : tensor<i32>, tensor<i32>, tensor<5x40x141xf32>, tensor<5x141x40xf32>
cond {
%40 = stablehlo.compare LT, %iterArg, %iterArg_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %40 : tensor<i1>
} do {
%c_17 = stablehlo.constant dense<1> : tensor<i32>
%40 = stablehlo.add %iterArg, %c_17 : tensor<i32>
%cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%41 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<5x40x141xf32>
%42 = stablehlo.add %iterArg_15, %41 : tensor<5x40x141xf32>
%43 = stablehlo.transpose %iterArg_15, dims = [0, 2, 1] : (tensor<5x40x141xf32>) -> tensor<5x141x40xf32>
stablehlo.return %40, %iterArg_14, %42, %43 : tensor<i32>, tensor<i32>, tensor<5x40x141xf32>, tensor<5x141x40xf32>
}
%29 = stablehlo.reshape %28#3 : (tensor<5x141x40xf32>) -> tensor<28200xf32>
%30 = stablehlo.iota dim = 0 : tensor<28200xui32>
%c_10 = stablehlo.constant dense<2246822519> : tensor<ui32>
%31 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<28200xui32>
%32 = stablehlo.multiply %30, %31 : tensor<28200xui32>
%c_11 = stablehlo.constant dense<12> : tensor<ui32>
%33 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<28200xui32>
%34 = stablehlo.shift_right_logical %32, %33 : tensor<28200xui32>
%35 = stablehlo.convert %34 : (tensor<28200xui32>) -> tensor<28200xi64>
%cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%36 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<28200xf32>
%37 = stablehlo.convert %29 : (tensor<28200xf32>) -> tensor<28200xi64>
%38 = stablehlo.multiply %37, %35 : tensor<28200xi64>
%c_13 = stablehlo.constant dense<0> : tensor<i64>
%39 = stablehlo.reduce(%38 init: %c_13) applies stablehlo.add across dimensions = [0] : (tensor<28200xi64>, tensor<i64>) -> tensor<i64>
return %19, %39 : tensor<i64>, tensor<i64>
}
func.func private @remainder(%arg0: tensor<5x40x141xui32>, %arg1: tensor<i64>) -> tensor<5x40x141xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<5x40x141xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<5x40x141xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<5x40x141xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<5x40x141xui32>, tensor<5x40x141xui32>) -> tensor<5x40x141xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<5x40x141xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<5x40x141xui32>, tensor<5x40x141xui32>) -> tensor<5x40x141xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<5x40x141xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<5x40x141xi1>, tensor<5x40x141xi1>) -> tensor<5x40x141xi1>
%12 = stablehlo.and %11, %6 : tensor<5x40x141xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<5x40x141xui32>
%14 = stablehlo.add %4, %13 : tensor<5x40x141xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<5x40x141xi1>, tensor<5x40x141xui32>
return %15 : tensor<5x40x141xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
}
// -----
// 5x40x141_2_0_1_memory
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x02000000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:2 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0x8C999409C4000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x8C999409C4000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<28200xui32>
%1 = stablehlo.reshape %0 : (tensor<28200xui32>) -> tensor<5x40x141xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<5x40x141xui32>
%3 = stablehlo.multiply %1, %2 : tensor<5x40x141xui32>
%c_0 = stablehlo.constant dense<113> : tensor<i64>
%4 = call @remainder(%3, %c_0) : (tensor<5x40x141xui32>, tensor<i64>) -> tensor<5x40x141xui32>
%5 = stablehlo.convert %4 : (tensor<5x40x141xui32>) -> tensor<5x40x141xi16>
%c_1 = stablehlo.constant dense<0> : tensor<i16>
%6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i16>) -> tensor<5x40x141xi16>
%7 = stablehlo.transpose %6, dims = [2, 0, 1] : (tensor<5x40x141xi16>) -> tensor<141x5x40xi16>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%8:4 = stablehlo.while(%iterArg = %c_2, %iterArg_14 = %arg0, %iterArg_15 = %5, %iterArg_16 = %7) : tensor<i32>, tensor<i32>, tensor<5x40x141xi16>, tensor<141x5x40xi16>
cond {
%40 = stablehlo.compare LT, %iterArg, %iterArg_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %40 : tensor<i1>
} do {
%c_17 = stablehlo.constant dense<1> : tensor<i32>
%40 = stablehlo.add %iterArg, %c_17 : tensor<i32>
%c_18 = stablehlo.constant dense<1> : tensor<i16>
%41 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i16>) -> tensor<5x40x141xi16>
%42 = stablehlo.add %iterArg_15, %41 : tensor<5x40x141xi16>
%43 = stablehlo.transpose %iterArg_15, dims = [2, 0, 1] : (tensor<5x40x141xi16>) -> tensor<141x5x40xi16>
stablehlo.return %40, %iterArg_14, %42, %43 : tensor<i32>, tensor<i32>, tensor<5x40x141xi16>, tensor<141x5x40xi16>
}
%9 = stablehlo.reshape %8#3 : (tensor<141x5x40xi16>) -> tensor<28200xi16>
%10 = stablehlo.iota dim = 0 : tensor<28200xui32>
%c_3 = stablehlo.constant dense<2246822519> : tensor<ui32>
%11 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<28200xui32>
%12 = stablehlo.multiply %10, %11 : tensor<28200xui32>
%c_4 = stablehlo.constant dense<12> : tensor<ui32>
%13 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<28200xui32>
%14 = stablehlo.shift_right_logical %12, %13 : tensor<28200xui32>
%15 = stablehlo.convert %14 : (tensor<28200xui32>) -> tensor<28200xi64>
%c_5 = stablehlo.constant dense<0> : tensor<i16>
%16 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i16>) -> tensor<28200xi16>
%17 = stablehlo.convert %9 : (tensor<28200xi16>) -> tensor<28200xi64>
%18 = stablehlo.multiply %17, %15 : tensor<28200xi64>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%19 = stablehlo.reduce(%18 init: %c_6) applies stablehlo.add across dimensions = [0] : (tensor<28200xi64>, tensor<i64>) -> tensor<i64>
%20 = stablehlo.iota dim = 0 : tensor<28200xui32>
%21 = stablehlo.reshape %20 : (tensor<28200xui32>) -> tensor<5x40x141xui32>
%c_7 = stablehlo.constant dense<2654435761> : tensor<ui32>
%22 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<5x40x141xui32>
%23 = stablehlo.multiply %21, %22 : tensor<5x40x141xui32>
%c_8 = stablehlo.constant dense<113> : tensor<i64>
%24 = call @remainder(%23, %c_8) : (tensor<5x40x141xui32>, tensor<i64>) -> tensor<5x40x141xui32>
%25 = stablehlo.convert %24 : (tensor<5x40x141xui32>) -> tensor<5x40x141xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%26 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x40x141xf32>
%27 = stablehlo.transpose %26, dims = [2, 0, 1] : (tensor<5x40x141xf32>) -> tensor<141x5x40xf32>
%c_9 = stablehlo.constant dense<0> : tensor<i32>
%28:4 = stablehlo.while(%iterArg = %c_9, %iterArg_14 = %arg0, %iterArg_15 = %25, %iterArg_16 = %27) : tensor<i32>, tensor<i32>, tensor<5x40x141xf32>, tensor<141x5x40xf32>
cond {
%40 = stablehlo.compare LT, %iterArg, %iterArg_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %40 : tensor<i1>
} do {
%c_17 = stablehlo.constant dense<1> : tensor<i32>
%40 = stablehlo.add %iterArg, %c_17 : tensor<i32>
%cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%41 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<5x40x141xf32>
%42 = stablehlo.add %iterArg_15, %41 : tensor<5x40x141xf32>
%43 = stablehlo.transpose %iterArg_15, dims = [2, 0, 1] : (tensor<5x40x141xf32>) -> tensor<141x5x40xf32>
stablehlo.return %40, %iterArg_14, %42, %43 : tensor<i32>, tensor<i32>, tensor<5x40x141xf32>, tensor<141x5x40xf32>
}
%29 = stablehlo.reshape %28#3 : (tensor<141x5x40xf32>) -> tensor<28200xf32>
%30 = stablehlo.iota dim = 0 : tensor<28200xui32>
%c_10 = stablehlo.constant dense<2246822519> : tensor<ui32>
%31 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<28200xui32>
%32 = stablehlo.multiply %30, %31 : tensor<28200xui32>
%c_11 = stablehlo.constant dense<12> : tensor<ui32>
%33 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<28200xui32>
%34 = stablehlo.shift_right_logical %32, %33 : tensor<28200xui32>
%35 = stablehlo.convert %34 : (tensor<28200xui32>) -> tensor<28200xi64>
%cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%36 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<28200xf32>
%37 = stablehlo.convert %29 : (tensor<28200xf32>) -> tensor<28200xi64>
%38 = stablehlo.multiply %37, %35 : tensor<28200xi64>
%c_13 = stablehlo.constant dense<0> : tensor<i64>
%39 = stablehlo.reduce(%38 init: %c_13) applies stablehlo.add across dimensions = [0] : (tensor<28200xi64>, tensor<i64>) -> tensor<i64>
return %19, %39 : tensor<i64>, tensor<i64>
}
func.func private @remainder(%arg0: tensor<5x40x141xui32>, %arg1: tensor<i64>) -> tensor<5x40x141xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<5x40x141xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<5x40x141xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<5x40x141xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<5x40x141xui32>, tensor<5x40x141xui32>) -> tensor<5x40x141xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<5x40x141xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<5x40x141xui32>, tensor<5x40x141xui32>) -> tensor<5x40x141xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<5x40x141xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<5x40x141xi1>, tensor<5x40x141xi1>) -> tensor<5x40x141xi1>
%12 = stablehlo.and %11, %6 : tensor<5x40x141xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<5x40x141xui32>
%14 = stablehlo.add %4, %13 : tensor<5x40x141xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<5x40x141xi1>, tensor<5x40x141xui32>
return %15 : tensor<5x40x141xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
}
// -----
// 5x40x141_1_2_0_memory
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x02000000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:2 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0x995F2512C4000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x995F2512C4000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<28200xui32>
%1 = stablehlo.reshape %0 : (tensor<28200xui32>) -> tensor<5x40x141xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<5x40x141xui32>
%3 = stablehlo.multiply %1, %2 : tensor<5x40x141xui32>
%c_0 = stablehlo.constant dense<113> : tensor<i64>
%4 = call @remainder(%3, %c_0) : (tensor<5x40x141xui32>, tensor<i64>) -> tensor<5x40x141xui32>
%5 = stablehlo.convert %4 : (tensor<5x40x141xui32>) -> tensor<5x40x141xi16>
%c_1 = stablehlo.constant dense<0> : tensor<i16>
%6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i16>) -> tensor<5x40x141xi16>
%7 = stablehlo.transpose %6, dims = [1, 2, 0] : (tensor<5x40x141xi16>) -> tensor<40x141x5xi16>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%8:4 = stablehlo.while(%iterArg = %c_2, %iterArg_14 = %arg0, %iterArg_15 = %5, %iterArg_16 = %7) : tensor<i32>, tensor<i32>, tensor<5x40x141xi16>, tensor<40x141x5xi16>
cond {
%40 = stablehlo.compare LT, %iterArg, %iterArg_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %40 : tensor<i1>
} do {
%c_17 = stablehlo.constant dense<1> : tensor<i32>
%40 = stablehlo.add %iterArg, %c_17 : tensor<i32>
%c_18 = stablehlo.constant dense<1> : tensor<i16>
%41 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i16>) -> tensor<5x40x141xi16>
%42 = stablehlo.add %iterArg_15, %41 : tensor<5x40x141xi16>
%43 = stablehlo.transpose %iterArg_15, dims = [1, 2, 0] : (tensor<5x40x141xi16>) -> tensor<40x141x5xi16>
stablehlo.return %40, %iterArg_14, %42, %43 : tensor<i32>, tensor<i32>, tensor<5x40x141xi16>, tensor<40x141x5xi16>
}
%9 = stablehlo.reshape %8#3 : (tensor<40x141x5xi16>) -> tensor<28200xi16>
%10 = stablehlo.iota dim = 0 : tensor<28200xui32>
%c_3 = stablehlo.constant dense<2246822519> : tensor<ui32>
%11 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<28200xui32>
%12 = stablehlo.multiply %10, %11 : tensor<28200xui32>
%c_4 = stablehlo.constant dense<12> : tensor<ui32>
%13 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<28200xui32>
%14 = stablehlo.shift_right_logical %12, %13 : tensor<28200xui32>
%15 = stablehlo.convert %14 : (tensor<28200xui32>) -> tensor<28200xi64>
%c_5 = stablehlo.constant dense<0> : tensor<i16>
%16 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i16>) -> tensor<28200xi16>
%17 = stablehlo.convert %9 : (tensor<28200xi16>) -> tensor<28200xi64>
%18 = stablehlo.multiply %17, %15 : tensor<28200xi64>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%19 = stablehlo.reduce(%18 init: %c_6) applies stablehlo.add across dimensions = [0] : (tensor<28200xi64>, tensor<i64>) -> tensor<i64>
%20 = stablehlo.iota dim = 0 : tensor<28200xui32>
%21 = stablehlo.reshape %20 : (tensor<28200xui32>) -> tensor<5x40x141xui32>
%c_7 = stablehlo.constant dense<2654435761> : tensor<ui32>
%22 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<5x40x141xui32>
%23 = stablehlo.multiply %21, %22 : tensor<5x40x141xui32>
%c_8 = stablehlo.constant dense<113> : tensor<i64>
%24 = call @remainder(%23, %c_8) : (tensor<5x40x141xui32>, tensor<i64>) -> tensor<5x40x141xui32>
%25 = stablehlo.convert %24 : (tensor<5x40x141xui32>) -> tensor<5x40x141xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%26 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x40x141xf32>
%27 = stablehlo.transpose %26, dims = [1, 2, 0] : (tensor<5x40x141xf32>) -> tensor<40x141x5xf32>
%c_9 = stablehlo.constant dense<0> : tensor<i32>
%28:4 = stablehlo.while(%iterArg = %c_9, %iterArg_14 = %arg0, %iterArg_15 = %25, %iterArg_16 = %27) : tensor<i32>, tensor<i32>, tensor<5x40x141xf32>, tensor<40x141x5xf32>
cond {
%40 = stablehlo.compare LT, %iterArg, %iterArg_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %40 : tensor<i1>
} do {
%c_17 = stablehlo.constant dense<1> : tensor<i32>
%40 = stablehlo.add %iterArg, %c_17 : tensor<i32>
%cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%41 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<5x40x141xf32>
%42 = stablehlo.add %iterArg_15, %41 : tensor<5x40x141xf32>
%43 = stablehlo.transpose %iterArg_15, dims = [1, 2, 0] : (tensor<5x40x141xf32>) -> tensor<40x141x5xf32>
stablehlo.return %40, %iterArg_14, %42, %43 : tensor<i32>, tensor<i32>, tensor<5x40x141xf32>, tensor<40x141x5xf32>
}
%29 = stablehlo.reshape %28#3 : (tensor<40x141x5xf32>) -> tensor<28200xf32>
%30 = stablehlo.iota dim = 0 : tensor<28200xui32>
%c_10 = stablehlo.constant dense<2246822519> : tensor<ui32>
%31 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<28200xui32>
%32 = stablehlo.multiply %30, %31 : tensor<28200xui32>
%c_11 = stablehlo.constant dense<12> : tensor<ui32>
%33 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<28200xui32>
%34 = stablehlo.shift_right_logical %32, %33 : tensor<28200xui32>
%35 = stablehlo.convert %34 : (tensor<28200xui32>) -> tensor<28200xi64>
%cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%36 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<28200xf32>
%37 = stablehlo.convert %29 : (tensor<28200xf32>) -> tensor<28200xi64>
%38 = stablehlo.multiply %37, %35 : tensor<28200xi64>
%c_13 = stablehlo.constant dense<0> : tensor<i64>
%39 = stablehlo.reduce(%38 init: %c_13) applies stablehlo.add across dimensions = [0] : (tensor<28200xi64>, tensor<i64>) -> tensor<i64>
return %19, %39 : tensor<i64>, tensor<i64>
}
func.func private @remainder(%arg0: tensor<5x40x141xui32>, %arg1: tensor<i64>) -> tensor<5x40x141xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<5x40x141xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<5x40x141xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<5x40x141xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<5x40x141xui32>, tensor<5x40x141xui32>) -> tensor<5x40x141xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<5x40x141xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<5x40x141xui32>, tensor<5x40x141xui32>) -> tensor<5x40x141xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<5x40x141xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<5x40x141xi1>, tensor<5x40x141xi1>) -> tensor<5x40x141xi1>
%12 = stablehlo.and %11, %6 : tensor<5x40x141xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<5x40x141xui32>
%14 = stablehlo.add %4, %13 : tensor<5x40x141xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<5x40x141xi1>, tensor<5x40x141xui32>
return %15 : tensor<5x40x141xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
}
// -----
// 141x5x40_2_1_0_memory
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x02000000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:2 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0x427A2E37C4000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x427A2E37C4000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<28200xui32>
%1 = stablehlo.reshape %0 : (tensor<28200xui32>) -> tensor<141x5x40xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<141x5x40xui32>
%3 = stablehlo.multiply %1, %2 : tensor<141x5x40xui32>
%c_0 = stablehlo.constant dense<113> : tensor<i64>
%4 = call @remainder(%3, %c_0) : (tensor<141x5x40xui32>, tensor<i64>) -> tensor<141x5x40xui32>
%5 = stablehlo.convert %4 : (tensor<141x5x40xui32>) -> tensor<141x5x40xi16>
%c_1 = stablehlo.constant dense<0> : tensor<i16>
%6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i16>) -> tensor<141x5x40xi16>
%7 = stablehlo.transpose %6, dims = [2, 1, 0] : (tensor<141x5x40xi16>) -> tensor<40x5x141xi16>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%8:4 = stablehlo.while(%iterArg = %c_2, %iterArg_14 = %arg0, %iterArg_15 = %5, %iterArg_16 = %7) : tensor<i32>, tensor<i32>, tensor<141x5x40xi16>, tensor<40x5x141xi16>
cond {
%40 = stablehlo.compare LT, %iterArg, %iterArg_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %40 : tensor<i1>
} do {
%c_17 = stablehlo.constant dense<1> : tensor<i32>
%40 = stablehlo.add %iterArg, %c_17 : tensor<i32>
%c_18 = stablehlo.constant dense<1> : tensor<i16>
%41 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i16>) -> tensor<141x5x40xi16>
%42 = stablehlo.add %iterArg_15, %41 : tensor<141x5x40xi16>
%43 = stablehlo.transpose %iterArg_15, dims = [2, 1, 0] : (tensor<141x5x40xi16>) -> tensor<40x5x141xi16>
stablehlo.return %40, %iterArg_14, %42, %43 : tensor<i32>, tensor<i32>, tensor<141x5x40xi16>, tensor<40x5x141xi16>
}
%9 = stablehlo.reshape %8#3 : (tensor<40x5x141xi16>) -> tensor<28200xi16>
%10 = stablehlo.iota dim = 0 : tensor<28200xui32>
%c_3 = stablehlo.constant dense<2246822519> : tensor<ui32>
%11 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<28200xui32>
%12 = stablehlo.multiply %10, %11 : tensor<28200xui32>
%c_4 = stablehlo.constant dense<12> : tensor<ui32>
%13 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<28200xui32>
%14 = stablehlo.shift_right_logical %12, %13 : tensor<28200xui32>
%15 = stablehlo.convert %14 : (tensor<28200xui32>) -> tensor<28200xi64>
%c_5 = stablehlo.constant dense<0> : tensor<i16>
%16 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i16>) -> tensor<28200xi16>
%17 = stablehlo.convert %9 : (tensor<28200xi16>) -> tensor<28200xi64>
%18 = stablehlo.multiply %17, %15 : tensor<28200xi64>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%19 = stablehlo.reduce(%18 init: %c_6) applies stablehlo.add across dimensions = [0] : (tensor<28200xi64>, tensor<i64>) -> tensor<i64>
%20 = stablehlo.iota dim = 0 : tensor<28200xui32>
%21 = stablehlo.reshape %20 : (tensor<28200xui32>) -> tensor<141x5x40xui32>
%c_7 = stablehlo.constant dense<2654435761> : tensor<ui32>
%22 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<141x5x40xui32>
%23 = stablehlo.multiply %21, %22 : tensor<141x5x40xui32>
%c_8 = stablehlo.constant dense<113> : tensor<i64>
%24 = call @remainder(%23, %c_8) : (tensor<141x5x40xui32>, tensor<i64>) -> tensor<141x5x40xui32>
%25 = stablehlo.convert %24 : (tensor<141x5x40xui32>) -> tensor<141x5x40xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%26 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<141x5x40xf32>
%27 = stablehlo.transpose %26, dims = [2, 1, 0] : (tensor<141x5x40xf32>) -> tensor<40x5x141xf32>
%c_9 = stablehlo.constant dense<0> : tensor<i32>
%28:4 = stablehlo.while(%iterArg = %c_9, %iterArg_14 = %arg0, %iterArg_15 = %25, %iterArg_16 = %27) : tensor<i32>, tensor<i32>, tensor<141x5x40xf32>, tensor<40x5x141xf32>
cond {
%40 = stablehlo.compare LT, %iterArg, %iterArg_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %40 : tensor<i1>
} do {
%c_17 = stablehlo.constant dense<1> : tensor<i32>
%40 = stablehlo.add %iterArg, %c_17 : tensor<i32>
%cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%41 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<141x5x40xf32>
%42 = stablehlo.add %iterArg_15, %41 : tensor<141x5x40xf32>
%43 = stablehlo.transpose %iterArg_15, dims = [2, 1, 0] : (tensor<141x5x40xf32>) -> tensor<40x5x141xf32>
stablehlo.return %40, %iterArg_14, %42, %43 : tensor<i32>, tensor<i32>, tensor<141x5x40xf32>, tensor<40x5x141xf32>
}
%29 = stablehlo.reshape %28#3 : (tensor<40x5x141xf32>) -> tensor<28200xf32>
%30 = stablehlo.iota dim = 0 : tensor<28200xui32>
%c_10 = stablehlo.constant dense<2246822519> : tensor<ui32>
%31 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<28200xui32>
%32 = stablehlo.multiply %30, %31 : tensor<28200xui32>
%c_11 = stablehlo.constant dense<12> : tensor<ui32>
%33 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<28200xui32>
%34 = stablehlo.shift_right_logical %32, %33 : tensor<28200xui32>
%35 = stablehlo.convert %34 : (tensor<28200xui32>) -> tensor<28200xi64>
%cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%36 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<28200xf32>
%37 = stablehlo.convert %29 : (tensor<28200xf32>) -> tensor<28200xi64>
%38 = stablehlo.multiply %37, %35 : tensor<28200xi64>
%c_13 = stablehlo.constant dense<0> : tensor<i64>
%39 = stablehlo.reduce(%38 init: %c_13) applies stablehlo.add across dimensions = [0] : (tensor<28200xi64>, tensor<i64>) -> tensor<i64>
return %19, %39 : tensor<i64>, tensor<i64>
}
func.func private @remainder(%arg0: tensor<141x5x40xui32>, %arg1: tensor<i64>) -> tensor<141x5x40xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<141x5x40xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<141x5x40xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<141x5x40xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<141x5x40xui32>, tensor<141x5x40xui32>) -> tensor<141x5x40xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<141x5x40xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<141x5x40xui32>, tensor<141x5x40xui32>) -> tensor<141x5x40xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<141x5x40xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<141x5x40xi1>, tensor<141x5x40xi1>) -> tensor<141x5x40xi1>
%12 = stablehlo.and %11, %6 : tensor<141x5x40xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<141x5x40xui32>
%14 = stablehlo.add %4, %13 : tensor<141x5x40xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<141x5x40xi1>, tensor<141x5x40xui32>
return %15 : tensor<141x5x40xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
}
// -----
// 9x5x3x200_3_2_0_1_memory
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x02000000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:2 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0xF28576B1BB000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0xF28576B1BB000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<27000xui32>
%1 = stablehlo.reshape %0 : (tensor<27000xui32>) -> tensor<9x5x3x200xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<9x5x3x200xui32>
%3 = stablehlo.multiply %1, %2 : tensor<9x5x3x200xui32>
%c_0 = stablehlo.constant dense<113> : tensor<i64>
%4 = call @remainder(%3, %c_0) : (tensor<9x5x3x200xui32>, tensor<i64>) -> tensor<9x5x3x200xui32>
%5 = stablehlo.convert %4 : (tensor<9x5x3x200xui32>) -> tensor<9x5x3x200xi16>
%c_1 = stablehlo.constant dense<0> : tensor<i16>
%6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i16>) -> tensor<9x5x3x200xi16>
%7 = stablehlo.transpose %6, dims = [3, 2, 0, 1] : (tensor<9x5x3x200xi16>) -> tensor<200x3x9x5xi16>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%8:4 = stablehlo.while(%iterArg = %c_2, %iterArg_14 = %arg0, %iterArg_15 = %5, %iterArg_16 = %7) : tensor<i32>, tensor<i32>, tensor<9x5x3x200xi16>, tensor<200x3x9x5xi16>
cond {
%40 = stablehlo.compare LT, %iterArg, %iterArg_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %40 : tensor<i1>
} do {
%c_17 = stablehlo.constant dense<1> : tensor<i32>
%40 = stablehlo.add %iterArg, %c_17 : tensor<i32>
%c_18 = stablehlo.constant dense<1> : tensor<i16>
%41 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i16>) -> tensor<9x5x3x200xi16>
%42 = stablehlo.add %iterArg_15, %41 : tensor<9x5x3x200xi16>
%43 = stablehlo.transpose %iterArg_15, dims = [3, 2, 0, 1] : (tensor<9x5x3x200xi16>) -> tensor<200x3x9x5xi16>
stablehlo.return %40, %iterArg_14, %42, %43 : tensor<i32>, tensor<i32>, tensor<9x5x3x200xi16>, tensor<200x3x9x5xi16>
}
%9 = stablehlo.reshape %8#3 : (tensor<200x3x9x5xi16>) -> tensor<27000xi16>
%10 = stablehlo.iota dim = 0 : tensor<27000xui32>
%c_3 = stablehlo.constant dense<2246822519> : tensor<ui32>
%11 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<27000xui32>
%12 = stablehlo.multiply %10, %11 : tensor<27000xui32>
%c_4 = stablehlo.constant dense<12> : tensor<ui32>
%13 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<27000xui32>
%14 = stablehlo.shift_right_logical %12, %13 : tensor<27000xui32>
%15 = stablehlo.convert %14 : (tensor<27000xui32>) -> tensor<27000xi64>
%c_5 = stablehlo.constant dense<0> : tensor<i16>
%16 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i16>) -> tensor<27000xi16>
%17 = stablehlo.convert %9 : (tensor<27000xi16>) -> tensor<27000xi64>
%18 = stablehlo.multiply %17, %15 : tensor<27000xi64>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%19 = stablehlo.reduce(%18 init: %c_6) applies stablehlo.add across dimensions = [0] : (tensor<27000xi64>, tensor<i64>) -> tensor<i64>
%20 = stablehlo.iota dim = 0 : tensor<27000xui32>
%21 = stablehlo.reshape %20 : (tensor<27000xui32>) -> tensor<9x5x3x200xui32>
%c_7 = stablehlo.constant dense<2654435761> : tensor<ui32>
%22 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<9x5x3x200xui32>
%23 = stablehlo.multiply %21, %22 : tensor<9x5x3x200xui32>
%c_8 = stablehlo.constant dense<113> : tensor<i64>
%24 = call @remainder(%23, %c_8) : (tensor<9x5x3x200xui32>, tensor<i64>) -> tensor<9x5x3x200xui32>
%25 = stablehlo.convert %24 : (tensor<9x5x3x200xui32>) -> tensor<9x5x3x200xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%26 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9x5x3x200xf32>
%27 = stablehlo.transpose %26, dims = [3, 2, 0, 1] : (tensor<9x5x3x200xf32>) -> tensor<200x3x9x5xf32>
%c_9 = stablehlo.constant dense<0> : tensor<i32>
%28:4 = stablehlo.while(%iterArg = %c_9, %iterArg_14 = %arg0, %iterArg_15 = %25, %iterArg_16 = %27) : tensor<i32>, tensor<i32>, tensor<9x5x3x200xf32>, tensor<200x3x9x5xf32>
cond {
%40 = stablehlo.compare LT, %iterArg, %iterArg_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %40 : tensor<i1>
} do {
%c_17 = stablehlo.constant dense<1> : tensor<i32>
%40 = stablehlo.add %iterArg, %c_17 : tensor<i32>
%cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%41 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<9x5x3x200xf32>
%42 = stablehlo.add %iterArg_15, %41 : tensor<9x5x3x200xf32>
%43 = stablehlo.transpose %iterArg_15, dims = [3, 2, 0, 1] : (tensor<9x5x3x200xf32>) -> tensor<200x3x9x5xf32>
stablehlo.return %40, %iterArg_14, %42, %43 : tensor<i32>, tensor<i32>, tensor<9x5x3x200xf32>, tensor<200x3x9x5xf32>
}
%29 = stablehlo.reshape %28#3 : (tensor<200x3x9x5xf32>) -> tensor<27000xf32>
%30 = stablehlo.iota dim = 0 : tensor<27000xui32>
%c_10 = stablehlo.constant dense<2246822519> : tensor<ui32>
%31 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<27000xui32>
%32 = stablehlo.multiply %30, %31 : tensor<27000xui32>
%c_11 = stablehlo.constant dense<12> : tensor<ui32>
%33 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<27000xui32>
%34 = stablehlo.shift_right_logical %32, %33 : tensor<27000xui32>
%35 = stablehlo.convert %34 : (tensor<27000xui32>) -> tensor<27000xi64>
%cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%36 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<27000xf32>
%37 = stablehlo.convert %29 : (tensor<27000xf32>) -> tensor<27000xi64>
%38 = stablehlo.multiply %37, %35 : tensor<27000xi64>
%c_13 = stablehlo.constant dense<0> : tensor<i64>
%39 = stablehlo.reduce(%38 init: %c_13) applies stablehlo.add across dimensions = [0] : (tensor<27000xi64>, tensor<i64>) -> tensor<i64>
return %19, %39 : tensor<i64>, tensor<i64>
}
func.func private @remainder(%arg0: tensor<9x5x3x200xui32>, %arg1: tensor<i64>) -> tensor<9x5x3x200xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<9x5x3x200xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<9x5x3x200xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<9x5x3x200xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<9x5x3x200xui32>, tensor<9x5x3x200xui32>) -> tensor<9x5x3x200xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<9x5x3x200xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<9x5x3x200xui32>, tensor<9x5x3x200xui32>) -> tensor<9x5x3x200xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<9x5x3x200xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<9x5x3x200xi1>, tensor<9x5x3x200xi1>) -> tensor<9x5x3x200xi1>
%12 = stablehlo.and %11, %6 : tensor<9x5x3x200xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<9x5x3x200xui32>
%14 = stablehlo.add %4, %13 : tensor<9x5x3x200xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<9x5x3x200xi1>, tensor<9x5x3x200xui32>
return %15 : tensor<9x5x3x200xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
}
// -----
// 1x180x1x95_3_0_2_1_memory
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x02000000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:2 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0x7B1583F576000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x7B1583F576000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<17100xui32>
%1 = stablehlo.reshape %0 : (tensor<17100xui32>) -> tensor<1x180x1x95xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<1x180x1x95xui32>
%3 = stablehlo.multiply %1, %2 : tensor<1x180x1x95xui32>
%c_0 = stablehlo.constant dense<113> : tensor<i64>
%4 = call @remainder(%3, %c_0) : (tensor<1x180x1x95xui32>, tensor<i64>) -> tensor<1x180x1x95xui32>
%5 = stablehlo.convert %4 : (tensor<1x180x1x95xui32>) -> tensor<1x180x1x95xi16>
%c_1 = stablehlo.constant dense<0> : tensor<i16>
%6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i16>) -> tensor<1x180x1x95xi16>
%7 = stablehlo.transpose %6, dims = [3, 0, 2, 1] : (tensor<1x180x1x95xi16>) -> tensor<95x1x1x180xi16>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%8:4 = stablehlo.while(%iterArg = %c_2, %iterArg_14 = %arg0, %iterArg_15 = %5, %iterArg_16 = %7) : tensor<i32>, tensor<i32>, tensor<1x180x1x95xi16>, tensor<95x1x1x180xi16>
cond {
%40 = stablehlo.compare LT, %iterArg, %iterArg_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %40 : tensor<i1>
} do {
%c_17 = stablehlo.constant dense<1> : tensor<i32>
%40 = stablehlo.add %iterArg, %c_17 : tensor<i32>
%c_18 = stablehlo.constant dense<1> : tensor<i16>
%41 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i16>) -> tensor<1x180x1x95xi16>
%42 = stablehlo.add %iterArg_15, %41 : tensor<1x180x1x95xi16>
%43 = stablehlo.transpose %iterArg_15, dims = [3, 0, 2, 1] : (tensor<1x180x1x95xi16>) -> tensor<95x1x1x180xi16>
stablehlo.return %40, %iterArg_14, %42, %43 : tensor<i32>, tensor<i32>, tensor<1x180x1x95xi16>, tensor<95x1x1x180xi16>
}
%9 = stablehlo.reshape %8#3 : (tensor<95x1x1x180xi16>) -> tensor<17100xi16>
%10 = stablehlo.iota dim = 0 : tensor<17100xui32>
%c_3 = stablehlo.constant dense<2246822519> : tensor<ui32>
%11 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<17100xui32>
%12 = stablehlo.multiply %10, %11 : tensor<17100xui32>
%c_4 = stablehlo.constant dense<12> : tensor<ui32>
%13 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<17100xui32>
%14 = stablehlo.shift_right_logical %12, %13 : tensor<17100xui32>
%15 = stablehlo.convert %14 : (tensor<17100xui32>) -> tensor<17100xi64>
%c_5 = stablehlo.constant dense<0> : tensor<i16>
%16 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i16>) -> tensor<17100xi16>
%17 = stablehlo.convert %9 : (tensor<17100xi16>) -> tensor<17100xi64>
%18 = stablehlo.multiply %17, %15 : tensor<17100xi64>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%19 = stablehlo.reduce(%18 init: %c_6) applies stablehlo.add across dimensions = [0] : (tensor<17100xi64>, tensor<i64>) -> tensor<i64>
%20 = stablehlo.iota dim = 0 : tensor<17100xui32>
%21 = stablehlo.reshape %20 : (tensor<17100xui32>) -> tensor<1x180x1x95xui32>
%c_7 = stablehlo.constant dense<2654435761> : tensor<ui32>
%22 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<1x180x1x95xui32>
%23 = stablehlo.multiply %21, %22 : tensor<1x180x1x95xui32>
%c_8 = stablehlo.constant dense<113> : tensor<i64>
%24 = call @remainder(%23, %c_8) : (tensor<1x180x1x95xui32>, tensor<i64>) -> tensor<1x180x1x95xui32>
%25 = stablehlo.convert %24 : (tensor<1x180x1x95xui32>) -> tensor<1x180x1x95xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%26 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x180x1x95xf32>
%27 = stablehlo.transpose %26, dims = [3, 0, 2, 1] : (tensor<1x180x1x95xf32>) -> tensor<95x1x1x180xf32>
%c_9 = stablehlo.constant dense<0> : tensor<i32>
%28:4 = stablehlo.while(%iterArg = %c_9, %iterArg_14 = %arg0, %iterArg_15 = %25, %iterArg_16 = %27) : tensor<i32>, tensor<i32>, tensor<1x180x1x95xf32>, tensor<95x1x1x180xf32>
cond {
%40 = stablehlo.compare LT, %iterArg, %iterArg_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %40 : tensor<i1>
} do {
%c_17 = stablehlo.constant dense<1> : tensor<i32>
%40 = stablehlo.add %iterArg, %c_17 : tensor<i32>
%cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%41 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<1x180x1x95xf32>
%42 = stablehlo.add %iterArg_15, %41 : tensor<1x180x1x95xf32>
%43 = stablehlo.transpose %iterArg_15, dims = [3, 0, 2, 1] : (tensor<1x180x1x95xf32>) -> tensor<95x1x1x180xf32>
stablehlo.return %40, %iterArg_14, %42, %43 : tensor<i32>, tensor<i32>, tensor<1x180x1x95xf32>, tensor<95x1x1x180xf32>
}
%29 = stablehlo.reshape %28#3 : (tensor<95x1x1x180xf32>) -> tensor<17100xf32>
%30 = stablehlo.iota dim = 0 : tensor<17100xui32>
%c_10 = stablehlo.constant dense<2246822519> : tensor<ui32>
%31 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<17100xui32>
%32 = stablehlo.multiply %30, %31 : tensor<17100xui32>
%c_11 = stablehlo.constant dense<12> : tensor<ui32>
%33 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<17100xui32>
%34 = stablehlo.shift_right_logical %32, %33 : tensor<17100xui32>
%35 = stablehlo.convert %34 : (tensor<17100xui32>) -> tensor<17100xi64>
%cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%36 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<17100xf32>
%37 = stablehlo.convert %29 : (tensor<17100xf32>) -> tensor<17100xi64>
%38 = stablehlo.multiply %37, %35 : tensor<17100xi64>
%c_13 = stablehlo.constant dense<0> : tensor<i64>
%39 = stablehlo.reduce(%38 init: %c_13) applies stablehlo.add across dimensions = [0] : (tensor<17100xi64>, tensor<i64>) -> tensor<i64>
return %19, %39 : tensor<i64>, tensor<i64>
}
func.func private @remainder(%arg0: tensor<1x180x1x95xui32>, %arg1: tensor<i64>) -> tensor<1x180x1x95xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1x180x1x95xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1x180x1x95xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<1x180x1x95xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<1x180x1x95xui32>, tensor<1x180x1x95xui32>) -> tensor<1x180x1x95xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<1x180x1x95xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<1x180x1x95xui32>, tensor<1x180x1x95xui32>) -> tensor<1x180x1x95xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1x180x1x95xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1x180x1x95xi1>, tensor<1x180x1x95xi1>) -> tensor<1x180x1x95xi1>
%12 = stablehlo.and %11, %6 : tensor<1x180x1x95xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1x180x1x95xui32>
%14 = stablehlo.add %4, %13 : tensor<1x180x1x95xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<1x180x1x95xi1>, tensor<1x180x1x95xui32>
return %15 : tensor<1x180x1x95xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
}
// -----
// 17x1150_1_0_computed
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x02000000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:4 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0x0840A60302000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x08C551C30F010000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e2 = stablehlo.constant dense<"0x08C551C30F010000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e3 = stablehlo.constant dense<"0x08C551C30F010000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<19550xui32>
%1 = stablehlo.reshape %0 : (tensor<19550xui32>) -> tensor<17x1150xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<17x1150xui32>
%3 = stablehlo.multiply %1, %2 : tensor<17x1150xui32>
%c_0 = stablehlo.constant dense<113> : tensor<i64>
%4 = call @remainder(%3, %c_0) : (tensor<17x1150xui32>, tensor<i64>) -> tensor<17x1150xui32>
%5 = stablehlo.convert %4 : (tensor<17x1150xui32>) -> tensor<17x1150xi8>
%c_1 = stablehlo.constant dense<0> : tensor<i8>
%6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i8>) -> tensor<17x1150xi8>
%7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<17x1150xi8>) -> tensor<1150x17xi8>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%8:4 = stablehlo.while(%iterArg = %c_2, %iterArg_24 = %arg0, %iterArg_25 = %5, %iterArg_26 = %7) : tensor<i32>, tensor<i32>, tensor<17x1150xi8>, tensor<1150x17xi8>
cond {
%70 = stablehlo.compare LT, %iterArg, %iterArg_24, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %70 : tensor<i1>
} do {
%c_27 = stablehlo.constant dense<1> : tensor<i32>
%70 = stablehlo.add %iterArg, %c_27 : tensor<i32>
%c_28 = stablehlo.constant dense<1> : tensor<i8>
%71 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i8>) -> tensor<17x1150xi8>
%72 = stablehlo.add %iterArg_25, %71 : tensor<17x1150xi8>
%c_29 = stablehlo.constant dense<2> : tensor<i8>
%73 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i8>) -> tensor<17x1150xi8>
%74 = stablehlo.multiply %iterArg_25, %73 : tensor<17x1150xi8>
%75 = stablehlo.transpose %74, dims = [1, 0] : (tensor<17x1150xi8>) -> tensor<1150x17xi8>
stablehlo.return %70, %iterArg_24, %72, %75 : tensor<i32>, tensor<i32>, tensor<17x1150xi8>, tensor<1150x17xi8>
}
%9 = stablehlo.reshape %8#3 : (tensor<1150x17xi8>) -> tensor<19550xi8>
%10 = stablehlo.iota dim = 0 : tensor<19550xui32>
%c_3 = stablehlo.constant dense<2246822519> : tensor<ui32>
%11 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<19550xui32>
%12 = stablehlo.multiply %10, %11 : tensor<19550xui32>
%c_4 = stablehlo.constant dense<12> : tensor<ui32>
%13 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<19550xui32>
%14 = stablehlo.shift_right_logical %12, %13 : tensor<19550xui32>
%15 = stablehlo.convert %14 : (tensor<19550xui32>) -> tensor<19550xi64>
%c_5 = stablehlo.constant dense<0> : tensor<i8>
%16 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i8>) -> tensor<19550xi8>
%17 = stablehlo.convert %9 : (tensor<19550xi8>) -> tensor<19550xi64>
%18 = stablehlo.multiply %17, %15 : tensor<19550xi64>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%19 = stablehlo.reduce(%18 init: %c_6) applies stablehlo.add across dimensions = [0] : (tensor<19550xi64>, tensor<i64>) -> tensor<i64>
%20 = stablehlo.iota dim = 0 : tensor<19550xui32>
%21 = stablehlo.reshape %20 : (tensor<19550xui32>) -> tensor<17x1150xui32>
%c_7 = stablehlo.constant dense<2654435761> : tensor<ui32>
%22 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<17x1150xui32>
%23 = stablehlo.multiply %21, %22 : tensor<17x1150xui32>
%c_8 = stablehlo.constant dense<113> : tensor<i64>
%24 = call @remainder(%23, %c_8) : (tensor<17x1150xui32>, tensor<i64>) -> tensor<17x1150xui32>
%25 = stablehlo.convert %24 : (tensor<17x1150xui32>) -> tensor<17x1150xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%26 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<17x1150xf32>
%27 = stablehlo.transpose %26, dims = [1, 0] : (tensor<17x1150xf32>) -> tensor<1150x17xf32>
%c_9 = stablehlo.constant dense<0> : tensor<i32>
%28:4 = stablehlo.while(%iterArg = %c_9, %iterArg_24 = %arg0, %iterArg_25 = %25, %iterArg_26 = %27) : tensor<i32>, tensor<i32>, tensor<17x1150xf32>, tensor<1150x17xf32>
cond {
%70 = stablehlo.compare LT, %iterArg, %iterArg_24, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %70 : tensor<i1>
} do {
%c_27 = stablehlo.constant dense<1> : tensor<i32>
%70 = stablehlo.add %iterArg, %c_27 : tensor<i32>
%cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%71 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<17x1150xf32>
%72 = stablehlo.add %iterArg_25, %71 : tensor<17x1150xf32>
%cst_29 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%73 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<17x1150xf32>
%74 = stablehlo.multiply %iterArg_25, %73 : tensor<17x1150xf32>
%75 = stablehlo.transpose %74, dims = [1, 0] : (tensor<17x1150xf32>) -> tensor<1150x17xf32>
stablehlo.return %70, %iterArg_24, %72, %75 : tensor<i32>, tensor<i32>, tensor<17x1150xf32>, tensor<1150x17xf32>
}
%29 = stablehlo.reshape %28#3 : (tensor<1150x17xf32>) -> tensor<19550xf32>
%30 = stablehlo.iota dim = 0 : tensor<19550xui32>
%c_10 = stablehlo.constant dense<2246822519> : tensor<ui32>
%31 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<19550xui32>
%32 = stablehlo.multiply %30, %31 : tensor<19550xui32>
%c_11 = stablehlo.constant dense<12> : tensor<ui32>
%33 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<19550xui32>
%34 = stablehlo.shift_right_logical %32, %33 : tensor<19550xui32>
%35 = stablehlo.convert %34 : (tensor<19550xui32>) -> tensor<19550xi64>
%cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%36 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<19550xf32>
%37 = stablehlo.convert %29 : (tensor<19550xf32>) -> tensor<19550xi64>
%38 = stablehlo.multiply %37, %35 : tensor<19550xi64>
%c_13 = stablehlo.constant dense<0> : tensor<i64>
%39 = stablehlo.reduce(%38 init: %c_13) applies stablehlo.add across dimensions = [0] : (tensor<19550xi64>, tensor<i64>) -> tensor<i64>
%40 = stablehlo.iota dim = 0 : tensor<19550xui32>
%41 = stablehlo.reshape %40 : (tensor<19550xui32>) -> tensor<17x1150xui32>
%c_14 = stablehlo.constant dense<2654435761> : tensor<ui32>
%42 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<17x1150xui32>
%43 = stablehlo.multiply %41, %42 : tensor<17x1150xui32>
%c_15 = stablehlo.constant dense<113> : tensor<i64>
%44 = call @remainder(%43, %c_15) : (tensor<17x1150xui32>, tensor<i64>) -> tensor<17x1150xui32>
%c_16 = stablehlo.constant dense<0> : tensor<ui32>
%45 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<17x1150xui32>
%46 = stablehlo.add %44, %45 : tensor<17x1150xui32>
%47 = stablehlo.convert %46 : (tensor<17x1150xui32>) -> tensor<17x1150xf64>
%c_17 = stablehlo.constant dense<1> : tensor<ui32>
%48 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<17x1150xui32>
%49 = stablehlo.add %44, %48 : tensor<17x1150xui32>
%50 = stablehlo.convert %49 : (tensor<17x1150xui32>) -> tensor<17x1150xf64>
%51 = stablehlo.complex %47, %50 : tensor<17x1150xcomplex<f64>>
%cst_18 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%52 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<complex<f64>>) -> tensor<17x1150xcomplex<f64>>
%53 = stablehlo.transpose %52, dims = [1, 0] : (tensor<17x1150xcomplex<f64>>) -> tensor<1150x17xcomplex<f64>>
%c_19 = stablehlo.constant dense<0> : tensor<i32>
%54:4 = stablehlo.while(%iterArg = %c_19, %iterArg_24 = %arg0, %iterArg_25 = %51, %iterArg_26 = %53) : tensor<i32>, tensor<i32>, tensor<17x1150xcomplex<f64>>, tensor<1150x17xcomplex<f64>>
cond {
%70 = stablehlo.compare LT, %iterArg, %iterArg_24, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %70 : tensor<i1>
} do {
%c_27 = stablehlo.constant dense<1> : tensor<i32>
%70 = stablehlo.add %iterArg, %c_27 : tensor<i32>
%cst_28 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%71 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<complex<f64>>) -> tensor<17x1150xcomplex<f64>>
%72 = stablehlo.add %iterArg_25, %71 : tensor<17x1150xcomplex<f64>>
%cst_29 = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%73 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<complex<f64>>) -> tensor<17x1150xcomplex<f64>>
%74 = stablehlo.multiply %iterArg_25, %73 : tensor<17x1150xcomplex<f64>>
%75 = stablehlo.transpose %74, dims = [1, 0] : (tensor<17x1150xcomplex<f64>>) -> tensor<1150x17xcomplex<f64>>
stablehlo.return %70, %iterArg_24, %72, %75 : tensor<i32>, tensor<i32>, tensor<17x1150xcomplex<f64>>, tensor<1150x17xcomplex<f64>>
}
%55 = stablehlo.reshape %54#3 : (tensor<1150x17xcomplex<f64>>) -> tensor<19550xcomplex<f64>>
%56 = stablehlo.iota dim = 0 : tensor<19550xui32>
%c_20 = stablehlo.constant dense<2246822519> : tensor<ui32>
%57 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<19550xui32>
%58 = stablehlo.multiply %56, %57 : tensor<19550xui32>
%c_21 = stablehlo.constant dense<12> : tensor<ui32>
%59 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<19550xui32>
%60 = stablehlo.shift_right_logical %58, %59 : tensor<19550xui32>
%61 = stablehlo.convert %60 : (tensor<19550xui32>) -> tensor<19550xi64>
%62 = stablehlo.real %55 : (tensor<19550xcomplex<f64>>) -> tensor<19550xf64>
%63 = stablehlo.imag %55 : (tensor<19550xcomplex<f64>>) -> tensor<19550xf64>
%64 = stablehlo.convert %62 : (tensor<19550xf64>) -> tensor<19550xi64>
%65 = stablehlo.multiply %64, %61 : tensor<19550xi64>
%c_22 = stablehlo.constant dense<0> : tensor<i64>
%66 = stablehlo.reduce(%65 init: %c_22) applies stablehlo.add across dimensions = [0] : (tensor<19550xi64>, tensor<i64>) -> tensor<i64>
%67 = stablehlo.convert %63 : (tensor<19550xf64>) -> tensor<19550xi64>
%68 = stablehlo.multiply %67, %61 : tensor<19550xi64>
%c_23 = stablehlo.constant dense<0> : tensor<i64>
%69 = stablehlo.reduce(%68 init: %c_23) applies stablehlo.add across dimensions = [0] : (tensor<19550xi64>, tensor<i64>) -> tensor<i64>
return %19, %39, %66, %69 : tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>
}
func.func private @remainder(%arg0: tensor<17x1150xui32>, %arg1: tensor<i64>) -> tensor<17x1150xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<17x1150xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<17x1150xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<17x1150xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<17x1150xui32>, tensor<17x1150xui32>) -> tensor<17x1150xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<17x1150xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<17x1150xui32>, tensor<17x1150xui32>) -> tensor<17x1150xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<17x1150xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<17x1150xi1>, tensor<17x1150xi1>) -> tensor<17x1150xi1>
%12 = stablehlo.and %11, %6 : tensor<17x1150xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<17x1150xui32>
%14 = stablehlo.add %4, %13 : tensor<17x1150xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<17x1150xi1>, tensor<17x1150xui32>
return %15 : tensor<17x1150xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
}
// -----
// 128x192_1_0_computed
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x02000000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:4 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0xF435837002000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0xF4948AF555010000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e2 = stablehlo.constant dense<"0xF4948AF555010000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e3 = stablehlo.constant dense<"0xF4948AF555010000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<24576xui32>
%1 = stablehlo.reshape %0 : (tensor<24576xui32>) -> tensor<128x192xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<128x192xui32>
%3 = stablehlo.multiply %1, %2 : tensor<128x192xui32>
%c_0 = stablehlo.constant dense<113> : tensor<i64>
%4 = call @remainder(%3, %c_0) : (tensor<128x192xui32>, tensor<i64>) -> tensor<128x192xui32>
%5 = stablehlo.convert %4 : (tensor<128x192xui32>) -> tensor<128x192xi8>
%c_1 = stablehlo.constant dense<0> : tensor<i8>
%6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i8>) -> tensor<128x192xi8>
%7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<128x192xi8>) -> tensor<192x128xi8>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%8:4 = stablehlo.while(%iterArg = %c_2, %iterArg_24 = %arg0, %iterArg_25 = %5, %iterArg_26 = %7) : tensor<i32>, tensor<i32>, tensor<128x192xi8>, tensor<192x128xi8>
cond {
%70 = stablehlo.compare LT, %iterArg, %iterArg_24, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %70 : tensor<i1>
} do {
%c_27 = stablehlo.constant dense<1> : tensor<i32>
%70 = stablehlo.add %iterArg, %c_27 : tensor<i32>
%c_28 = stablehlo.constant dense<1> : tensor<i8>
%71 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i8>) -> tensor<128x192xi8>
%72 = stablehlo.add %iterArg_25, %71 : tensor<128x192xi8>
%c_29 = stablehlo.constant dense<2> : tensor<i8>
%73 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i8>) -> tensor<128x192xi8>
%74 = stablehlo.multiply %iterArg_25, %73 : tensor<128x192xi8>
%75 = stablehlo.transpose %74, dims = [1, 0] : (tensor<128x192xi8>) -> tensor<192x128xi8>
stablehlo.return %70, %iterArg_24, %72, %75 : tensor<i32>, tensor<i32>, tensor<128x192xi8>, tensor<192x128xi8>
}
%9 = stablehlo.reshape %8#3 : (tensor<192x128xi8>) -> tensor<24576xi8>
%10 = stablehlo.iota dim = 0 : tensor<24576xui32>
%c_3 = stablehlo.constant dense<2246822519> : tensor<ui32>
%11 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<24576xui32>
%12 = stablehlo.multiply %10, %11 : tensor<24576xui32>
%c_4 = stablehlo.constant dense<12> : tensor<ui32>
%13 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<24576xui32>
%14 = stablehlo.shift_right_logical %12, %13 : tensor<24576xui32>
%15 = stablehlo.convert %14 : (tensor<24576xui32>) -> tensor<24576xi64>
%c_5 = stablehlo.constant dense<0> : tensor<i8>
%16 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i8>) -> tensor<24576xi8>
%17 = stablehlo.convert %9 : (tensor<24576xi8>) -> tensor<24576xi64>
%18 = stablehlo.multiply %17, %15 : tensor<24576xi64>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%19 = stablehlo.reduce(%18 init: %c_6) applies stablehlo.add across dimensions = [0] : (tensor<24576xi64>, tensor<i64>) -> tensor<i64>
%20 = stablehlo.iota dim = 0 : tensor<24576xui32>
%21 = stablehlo.reshape %20 : (tensor<24576xui32>) -> tensor<128x192xui32>
%c_7 = stablehlo.constant dense<2654435761> : tensor<ui32>
%22 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<128x192xui32>
%23 = stablehlo.multiply %21, %22 : tensor<128x192xui32>
%c_8 = stablehlo.constant dense<113> : tensor<i64>
%24 = call @remainder(%23, %c_8) : (tensor<128x192xui32>, tensor<i64>) -> tensor<128x192xui32>
%25 = stablehlo.convert %24 : (tensor<128x192xui32>) -> tensor<128x192xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%26 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<128x192xf32>
%27 = stablehlo.transpose %26, dims = [1, 0] : (tensor<128x192xf32>) -> tensor<192x128xf32>
%c_9 = stablehlo.constant dense<0> : tensor<i32>
%28:4 = stablehlo.while(%iterArg = %c_9, %iterArg_24 = %arg0, %iterArg_25 = %25, %iterArg_26 = %27) : tensor<i32>, tensor<i32>, tensor<128x192xf32>, tensor<192x128xf32>
cond {
%70 = stablehlo.compare LT, %iterArg, %iterArg_24, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %70 : tensor<i1>
} do {
%c_27 = stablehlo.constant dense<1> : tensor<i32>
%70 = stablehlo.add %iterArg, %c_27 : tensor<i32>
%cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%71 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<128x192xf32>
%72 = stablehlo.add %iterArg_25, %71 : tensor<128x192xf32>
%cst_29 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%73 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<128x192xf32>
%74 = stablehlo.multiply %iterArg_25, %73 : tensor<128x192xf32>
%75 = stablehlo.transpose %74, dims = [1, 0] : (tensor<128x192xf32>) -> tensor<192x128xf32>
stablehlo.return %70, %iterArg_24, %72, %75 : tensor<i32>, tensor<i32>, tensor<128x192xf32>, tensor<192x128xf32>
}
%29 = stablehlo.reshape %28#3 : (tensor<192x128xf32>) -> tensor<24576xf32>
%30 = stablehlo.iota dim = 0 : tensor<24576xui32>
%c_10 = stablehlo.constant dense<2246822519> : tensor<ui32>
%31 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<24576xui32>
%32 = stablehlo.multiply %30, %31 : tensor<24576xui32>
%c_11 = stablehlo.constant dense<12> : tensor<ui32>
%33 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<24576xui32>
%34 = stablehlo.shift_right_logical %32, %33 : tensor<24576xui32>
%35 = stablehlo.convert %34 : (tensor<24576xui32>) -> tensor<24576xi64>
%cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%36 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24576xf32>
%37 = stablehlo.convert %29 : (tensor<24576xf32>) -> tensor<24576xi64>
%38 = stablehlo.multiply %37, %35 : tensor<24576xi64>
%c_13 = stablehlo.constant dense<0> : tensor<i64>
%39 = stablehlo.reduce(%38 init: %c_13) applies stablehlo.add across dimensions = [0] : (tensor<24576xi64>, tensor<i64>) -> tensor<i64>
%40 = stablehlo.iota dim = 0 : tensor<24576xui32>
%41 = stablehlo.reshape %40 : (tensor<24576xui32>) -> tensor<128x192xui32>
%c_14 = stablehlo.constant dense<2654435761> : tensor<ui32>
%42 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<128x192xui32>
%43 = stablehlo.multiply %41, %42 : tensor<128x192xui32>
%c_15 = stablehlo.constant dense<113> : tensor<i64>
%44 = call @remainder(%43, %c_15) : (tensor<128x192xui32>, tensor<i64>) -> tensor<128x192xui32>
%c_16 = stablehlo.constant dense<0> : tensor<ui32>
%45 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<128x192xui32>
%46 = stablehlo.add %44, %45 : tensor<128x192xui32>
%47 = stablehlo.convert %46 : (tensor<128x192xui32>) -> tensor<128x192xf64>
%c_17 = stablehlo.constant dense<1> : tensor<ui32>
%48 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<128x192xui32>
%49 = stablehlo.add %44, %48 : tensor<128x192xui32>
%50 = stablehlo.convert %49 : (tensor<128x192xui32>) -> tensor<128x192xf64>
%51 = stablehlo.complex %47, %50 : tensor<128x192xcomplex<f64>>
%cst_18 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%52 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<complex<f64>>) -> tensor<128x192xcomplex<f64>>
%53 = stablehlo.transpose %52, dims = [1, 0] : (tensor<128x192xcomplex<f64>>) -> tensor<192x128xcomplex<f64>>
%c_19 = stablehlo.constant dense<0> : tensor<i32>
%54:4 = stablehlo.while(%iterArg = %c_19, %iterArg_24 = %arg0, %iterArg_25 = %51, %iterArg_26 = %53) : tensor<i32>, tensor<i32>, tensor<128x192xcomplex<f64>>, tensor<192x128xcomplex<f64>>
cond {
%70 = stablehlo.compare LT, %iterArg, %iterArg_24, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %70 : tensor<i1>
} do {
%c_27 = stablehlo.constant dense<1> : tensor<i32>
%70 = stablehlo.add %iterArg, %c_27 : tensor<i32>
%cst_28 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%71 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<complex<f64>>) -> tensor<128x192xcomplex<f64>>
%72 = stablehlo.add %iterArg_25, %71 : tensor<128x192xcomplex<f64>>
%cst_29 = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%73 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<complex<f64>>) -> tensor<128x192xcomplex<f64>>
%74 = stablehlo.multiply %iterArg_25, %73 : tensor<128x192xcomplex<f64>>
%75 = stablehlo.transpose %74, dims = [1, 0] : (tensor<128x192xcomplex<f64>>) -> tensor<192x128xcomplex<f64>>
stablehlo.return %70, %iterArg_24, %72, %75 : tensor<i32>, tensor<i32>, tensor<128x192xcomplex<f64>>, tensor<192x128xcomplex<f64>>
}
%55 = stablehlo.reshape %54#3 : (tensor<192x128xcomplex<f64>>) -> tensor<24576xcomplex<f64>>
%56 = stablehlo.iota dim = 0 : tensor<24576xui32>
%c_20 = stablehlo.constant dense<2246822519> : tensor<ui32>
%57 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<24576xui32>
%58 = stablehlo.multiply %56, %57 : tensor<24576xui32>
%c_21 = stablehlo.constant dense<12> : tensor<ui32>
%59 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<24576xui32>
%60 = stablehlo.shift_right_logical %58, %59 : tensor<24576xui32>
%61 = stablehlo.convert %60 : (tensor<24576xui32>) -> tensor<24576xi64>
%62 = stablehlo.real %55 : (tensor<24576xcomplex<f64>>) -> tensor<24576xf64>
%63 = stablehlo.imag %55 : (tensor<24576xcomplex<f64>>) -> tensor<24576xf64>
%64 = stablehlo.convert %62 : (tensor<24576xf64>) -> tensor<24576xi64>
%65 = stablehlo.multiply %64, %61 : tensor<24576xi64>
%c_22 = stablehlo.constant dense<0> : tensor<i64>
%66 = stablehlo.reduce(%65 init: %c_22) applies stablehlo.add across dimensions = [0] : (tensor<24576xi64>, tensor<i64>) -> tensor<i64>
%67 = stablehlo.convert %63 : (tensor<24576xf64>) -> tensor<24576xi64>
%68 = stablehlo.multiply %67, %61 : tensor<24576xi64>
%c_23 = stablehlo.constant dense<0> : tensor<i64>
%69 = stablehlo.reduce(%68 init: %c_23) applies stablehlo.add across dimensions = [0] : (tensor<24576xi64>, tensor<i64>) -> tensor<i64>
return %19, %39, %66, %69 : tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>
}
func.func private @remainder(%arg0: tensor<128x192xui32>, %arg1: tensor<i64>) -> tensor<128x192xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<128x192xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<128x192xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<128x192xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<128x192xui32>, tensor<128x192xui32>) -> tensor<128x192xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<128x192xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<128x192xui32>, tensor<128x192xui32>) -> tensor<128x192xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<128x192xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<128x192xi1>, tensor<128x192xi1>) -> tensor<128x192xi1>
%12 = stablehlo.and %11, %6 : tensor<128x192xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<128x192xui32>
%14 = stablehlo.add %4, %13 : tensor<128x192xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<128x192xi1>, tensor<128x192xui32>
return %15 : tensor<128x192xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
}
// -----
// 261x141_1_0_computed
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x02000000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:4 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0x16C9573703000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x166AFCE0FF010000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e2 = stablehlo.constant dense<"0x166AFCE0FF010000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e3 = stablehlo.constant dense<"0x166AFCE0FF010000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<36801xui32>
%1 = stablehlo.reshape %0 : (tensor<36801xui32>) -> tensor<261x141xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<261x141xui32>
%3 = stablehlo.multiply %1, %2 : tensor<261x141xui32>
%c_0 = stablehlo.constant dense<113> : tensor<i64>
%4 = call @remainder(%3, %c_0) : (tensor<261x141xui32>, tensor<i64>) -> tensor<261x141xui32>
%5 = stablehlo.convert %4 : (tensor<261x141xui32>) -> tensor<261x141xi8>
%c_1 = stablehlo.constant dense<0> : tensor<i8>
%6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i8>) -> tensor<261x141xi8>
%7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<261x141xi8>) -> tensor<141x261xi8>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%8:4 = stablehlo.while(%iterArg = %c_2, %iterArg_24 = %arg0, %iterArg_25 = %5, %iterArg_26 = %7) : tensor<i32>, tensor<i32>, tensor<261x141xi8>, tensor<141x261xi8>
cond {
%70 = stablehlo.compare LT, %iterArg, %iterArg_24, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %70 : tensor<i1>
} do {
%c_27 = stablehlo.constant dense<1> : tensor<i32>
%70 = stablehlo.add %iterArg, %c_27 : tensor<i32>
%c_28 = stablehlo.constant dense<1> : tensor<i8>
%71 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i8>) -> tensor<261x141xi8>
%72 = stablehlo.add %iterArg_25, %71 : tensor<261x141xi8>
%c_29 = stablehlo.constant dense<2> : tensor<i8>
%73 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i8>) -> tensor<261x141xi8>
%74 = stablehlo.multiply %iterArg_25, %73 : tensor<261x141xi8>
%75 = stablehlo.transpose %74, dims = [1, 0] : (tensor<261x141xi8>) -> tensor<141x261xi8>
stablehlo.return %70, %iterArg_24, %72, %75 : tensor<i32>, tensor<i32>, tensor<261x141xi8>, tensor<141x261xi8>
}
%9 = stablehlo.reshape %8#3 : (tensor<141x261xi8>) -> tensor<36801xi8>
%10 = stablehlo.iota dim = 0 : tensor<36801xui32>
%c_3 = stablehlo.constant dense<2246822519> : tensor<ui32>
%11 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<36801xui32>
%12 = stablehlo.multiply %10, %11 : tensor<36801xui32>
%c_4 = stablehlo.constant dense<12> : tensor<ui32>
%13 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<36801xui32>
%14 = stablehlo.shift_right_logical %12, %13 : tensor<36801xui32>
%15 = stablehlo.convert %14 : (tensor<36801xui32>) -> tensor<36801xi64>
%c_5 = stablehlo.constant dense<0> : tensor<i8>
%16 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i8>) -> tensor<36801xi8>
%17 = stablehlo.convert %9 : (tensor<36801xi8>) -> tensor<36801xi64>
%18 = stablehlo.multiply %17, %15 : tensor<36801xi64>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%19 = stablehlo.reduce(%18 init: %c_6) applies stablehlo.add across dimensions = [0] : (tensor<36801xi64>, tensor<i64>) -> tensor<i64>
%20 = stablehlo.iota dim = 0 : tensor<36801xui32>
%21 = stablehlo.reshape %20 : (tensor<36801xui32>) -> tensor<261x141xui32>
%c_7 = stablehlo.constant dense<2654435761> : tensor<ui32>
%22 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<261x141xui32>
%23 = stablehlo.multiply %21, %22 : tensor<261x141xui32>
%c_8 = stablehlo.constant dense<113> : tensor<i64>
%24 = call @remainder(%23, %c_8) : (tensor<261x141xui32>, tensor<i64>) -> tensor<261x141xui32>
%25 = stablehlo.convert %24 : (tensor<261x141xui32>) -> tensor<261x141xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%26 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<261x141xf32>
%27 = stablehlo.transpose %26, dims = [1, 0] : (tensor<261x141xf32>) -> tensor<141x261xf32>
%c_9 = stablehlo.constant dense<0> : tensor<i32>
%28:4 = stablehlo.while(%iterArg = %c_9, %iterArg_24 = %arg0, %iterArg_25 = %25, %iterArg_26 = %27) : tensor<i32>, tensor<i32>, tensor<261x141xf32>, tensor<141x261xf32>
cond {
%70 = stablehlo.compare LT, %iterArg, %iterArg_24, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %70 : tensor<i1>
} do {
%c_27 = stablehlo.constant dense<1> : tensor<i32>
%70 = stablehlo.add %iterArg, %c_27 : tensor<i32>
%cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%71 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<261x141xf32>
%72 = stablehlo.add %iterArg_25, %71 : tensor<261x141xf32>
%cst_29 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%73 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<261x141xf32>
%74 = stablehlo.multiply %iterArg_25, %73 : tensor<261x141xf32>
%75 = stablehlo.transpose %74, dims = [1, 0] : (tensor<261x141xf32>) -> tensor<141x261xf32>
stablehlo.return %70, %iterArg_24, %72, %75 : tensor<i32>, tensor<i32>, tensor<261x141xf32>, tensor<141x261xf32>
}
%29 = stablehlo.reshape %28#3 : (tensor<141x261xf32>) -> tensor<36801xf32>
%30 = stablehlo.iota dim = 0 : tensor<36801xui32>
%c_10 = stablehlo.constant dense<2246822519> : tensor<ui32>
%31 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<36801xui32>
%32 = stablehlo.multiply %30, %31 : tensor<36801xui32>
%c_11 = stablehlo.constant dense<12> : tensor<ui32>
%33 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<36801xui32>
%34 = stablehlo.shift_right_logical %32, %33 : tensor<36801xui32>
%35 = stablehlo.convert %34 : (tensor<36801xui32>) -> tensor<36801xi64>
%cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%36 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<36801xf32>
%37 = stablehlo.convert %29 : (tensor<36801xf32>) -> tensor<36801xi64>
%38 = stablehlo.multiply %37, %35 : tensor<36801xi64>
%c_13 = stablehlo.constant dense<0> : tensor<i64>
%39 = stablehlo.reduce(%38 init: %c_13) applies stablehlo.add across dimensions = [0] : (tensor<36801xi64>, tensor<i64>) -> tensor<i64>
%40 = stablehlo.iota dim = 0 : tensor<36801xui32>
%41 = stablehlo.reshape %40 : (tensor<36801xui32>) -> tensor<261x141xui32>
%c_14 = stablehlo.constant dense<2654435761> : tensor<ui32>
%42 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<261x141xui32>
%43 = stablehlo.multiply %41, %42 : tensor<261x141xui32>
%c_15 = stablehlo.constant dense<113> : tensor<i64>
%44 = call @remainder(%43, %c_15) : (tensor<261x141xui32>, tensor<i64>) -> tensor<261x141xui32>
%c_16 = stablehlo.constant dense<0> : tensor<ui32>
%45 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<261x141xui32>
%46 = stablehlo.add %44, %45 : tensor<261x141xui32>
%47 = stablehlo.convert %46 : (tensor<261x141xui32>) -> tensor<261x141xf64>
%c_17 = stablehlo.constant dense<1> : tensor<ui32>
%48 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<261x141xui32>
%49 = stablehlo.add %44, %48 : tensor<261x141xui32>
%50 = stablehlo.convert %49 : (tensor<261x141xui32>) -> tensor<261x141xf64>
%51 = stablehlo.complex %47, %50 : tensor<261x141xcomplex<f64>>
%cst_18 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%52 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<complex<f64>>) -> tensor<261x141xcomplex<f64>>
%53 = stablehlo.transpose %52, dims = [1, 0] : (tensor<261x141xcomplex<f64>>) -> tensor<141x261xcomplex<f64>>
%c_19 = stablehlo.constant dense<0> : tensor<i32>
%54:4 = stablehlo.while(%iterArg = %c_19, %iterArg_24 = %arg0, %iterArg_25 = %51, %iterArg_26 = %53) : tensor<i32>, tensor<i32>, tensor<261x141xcomplex<f64>>, tensor<141x261xcomplex<f64>>
cond {
%70 = stablehlo.compare LT, %iterArg, %iterArg_24, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %70 : tensor<i1>
} do {
%c_27 = stablehlo.constant dense<1> : tensor<i32>
%70 = stablehlo.add %iterArg, %c_27 : tensor<i32>
%cst_28 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%71 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<complex<f64>>) -> tensor<261x141xcomplex<f64>>
%72 = stablehlo.add %iterArg_25, %71 : tensor<261x141xcomplex<f64>>
%cst_29 = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%73 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<complex<f64>>) -> tensor<261x141xcomplex<f64>>
%74 = stablehlo.multiply %iterArg_25, %73 : tensor<261x141xcomplex<f64>>
%75 = stablehlo.transpose %74, dims = [1, 0] : (tensor<261x141xcomplex<f64>>) -> tensor<141x261xcomplex<f64>>
stablehlo.return %70, %iterArg_24, %72, %75 : tensor<i32>, tensor<i32>, tensor<261x141xcomplex<f64>>, tensor<141x261xcomplex<f64>>
}
%55 = stablehlo.reshape %54#3 : (tensor<141x261xcomplex<f64>>) -> tensor<36801xcomplex<f64>>
%56 = stablehlo.iota dim = 0 : tensor<36801xui32>
%c_20 = stablehlo.constant dense<2246822519> : tensor<ui32>
%57 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<36801xui32>
%58 = stablehlo.multiply %56, %57 : tensor<36801xui32>
%c_21 = stablehlo.constant dense<12> : tensor<ui32>
%59 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<36801xui32>
%60 = stablehlo.shift_right_logical %58, %59 : tensor<36801xui32>
%61 = stablehlo.convert %60 : (tensor<36801xui32>) -> tensor<36801xi64>
%62 = stablehlo.real %55 : (tensor<36801xcomplex<f64>>) -> tensor<36801xf64>
%63 = stablehlo.imag %55 : (tensor<36801xcomplex<f64>>) -> tensor<36801xf64>
%64 = stablehlo.convert %62 : (tensor<36801xf64>) -> tensor<36801xi64>
%65 = stablehlo.multiply %64, %61 : tensor<36801xi64>
%c_22 = stablehlo.constant dense<0> : tensor<i64>
%66 = stablehlo.reduce(%65 init: %c_22) applies stablehlo.add across dimensions = [0] : (tensor<36801xi64>, tensor<i64>) -> tensor<i64>
%67 = stablehlo.convert %63 : (tensor<36801xf64>) -> tensor<36801xi64>
%68 = stablehlo.multiply %67, %61 : tensor<36801xi64>
%c_23 = stablehlo.constant dense<0> : tensor<i64>
%69 = stablehlo.reduce(%68 init: %c_23) applies stablehlo.add across dimensions = [0] : (tensor<36801xi64>, tensor<i64>) -> tensor<i64>
return %19, %39, %66, %69 : tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>
}
func.func private @remainder(%arg0: tensor<261x141xui32>, %arg1: tensor<i64>) -> tensor<261x141xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<261x141xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<261x141xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<261x141xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<261x141xui32>, tensor<261x141xui32>) -> tensor<261x141xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<261x141xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<261x141xui32>, tensor<261x141xui32>) -> tensor<261x141xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<261x141xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<261x141xi1>, tensor<261x141xi1>) -> tensor<261x141xi1>
%12 = stablehlo.and %11, %6 : tensor<261x141xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<261x141xui32>
%14 = stablehlo.add %4, %13 : tensor<261x141xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<261x141xi1>, tensor<261x141xui32>
return %15 : tensor<261x141xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
}
// -----
// 40x5x141_2_1_0_computed
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x02000000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:1 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x68E31D6988010000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<28200xui32>
%1 = stablehlo.reshape %0 : (tensor<28200xui32>) -> tensor<40x5x141xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<40x5x141xui32>
%3 = stablehlo.multiply %1, %2 : tensor<40x5x141xui32>
%c_0 = stablehlo.constant dense<113> : tensor<i64>
%4 = call @remainder(%3, %c_0) : (tensor<40x5x141xui32>, tensor<i64>) -> tensor<40x5x141xui32>
%5 = stablehlo.convert %4 : (tensor<40x5x141xui32>) -> tensor<40x5x141xf64>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<40x5x141xf64>
%7 = stablehlo.transpose %6, dims = [2, 1, 0] : (tensor<40x5x141xf64>) -> tensor<141x5x40xf64>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%8:4 = stablehlo.while(%iterArg = %c_1, %iterArg_6 = %arg0, %iterArg_7 = %5, %iterArg_8 = %7) : tensor<i32>, tensor<i32>, tensor<40x5x141xf64>, tensor<141x5x40xf64>
cond {
%20 = stablehlo.compare LT, %iterArg, %iterArg_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %20 : tensor<i1>
} do {
%c_9 = stablehlo.constant dense<1> : tensor<i32>
%20 = stablehlo.add %iterArg, %c_9 : tensor<i32>
%cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%21 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<40x5x141xf64>
%22 = stablehlo.add %iterArg_7, %21 : tensor<40x5x141xf64>
%cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
%23 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<40x5x141xf64>
%24 = stablehlo.multiply %iterArg_7, %23 : tensor<40x5x141xf64>
%25 = stablehlo.transpose %24, dims = [2, 1, 0] : (tensor<40x5x141xf64>) -> tensor<141x5x40xf64>
stablehlo.return %20, %iterArg_6, %22, %25 : tensor<i32>, tensor<i32>, tensor<40x5x141xf64>, tensor<141x5x40xf64>
}
%9 = stablehlo.reshape %8#3 : (tensor<141x5x40xf64>) -> tensor<28200xf64>
%10 = stablehlo.iota dim = 0 : tensor<28200xui32>
%c_2 = stablehlo.constant dense<2246822519> : tensor<ui32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<28200xui32>
%12 = stablehlo.multiply %10, %11 : tensor<28200xui32>
%c_3 = stablehlo.constant dense<12> : tensor<ui32>
%13 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<28200xui32>
%14 = stablehlo.shift_right_logical %12, %13 : tensor<28200xui32>
%15 = stablehlo.convert %14 : (tensor<28200xui32>) -> tensor<28200xi64>
%cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<28200xf64>
%17 = stablehlo.convert %9 : (tensor<28200xf64>) -> tensor<28200xi64>
%18 = stablehlo.multiply %17, %15 : tensor<28200xi64>
%c_5 = stablehlo.constant dense<0> : tensor<i64>
%19 = stablehlo.reduce(%18 init: %c_5) applies stablehlo.add across dimensions = [0] : (tensor<28200xi64>, tensor<i64>) -> tensor<i64>
return %19 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<40x5x141xui32>, %arg1: tensor<i64>) -> tensor<40x5x141xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<40x5x141xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<40x5x141xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<40x5x141xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<40x5x141xui32>, tensor<40x5x141xui32>) -> tensor<40x5x141xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<40x5x141xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<40x5x141xui32>, tensor<40x5x141xui32>) -> tensor<40x5x141xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<40x5x141xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<40x5x141xi1>, tensor<40x5x141xi1>) -> tensor<40x5x141xi1>
%12 = stablehlo.and %11, %6 : tensor<40x5x141xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<40x5x141xui32>
%14 = stablehlo.add %4, %13 : tensor<40x5x141xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<40x5x141xi1>, tensor<40x5x141xui32>
return %15 : tensor<40x5x141xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
}
// -----
// 17x1150_1_0_read
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x02000000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:4 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0x51B4B8A9F1FFFFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x51816BDED7FCFFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e2 = stablehlo.constant dense<"0x51816BDED7FCFFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e3 = stablehlo.constant dense<"0xE8B00AB6D0FCFFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<19550xui32>
%1 = stablehlo.reshape %0 : (tensor<19550xui32>) -> tensor<17x1150xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<17x1150xui32>
%3 = stablehlo.multiply %1, %2 : tensor<17x1150xui32>
%c_0 = stablehlo.constant dense<113> : tensor<i64>
%4 = call @remainder(%3, %c_0) : (tensor<17x1150xui32>, tensor<i64>) -> tensor<17x1150xui32>
%5 = stablehlo.convert %4 : (tensor<17x1150xui32>) -> tensor<17x1150xi8>
%c_1 = stablehlo.constant dense<0> : tensor<i8>
%6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i8>) -> tensor<17x1150xi8>
%7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<17x1150xi8>) -> tensor<1150x17xi8>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%8:4 = stablehlo.while(%iterArg = %c_2, %iterArg_24 = %arg0, %iterArg_25 = %5, %iterArg_26 = %7) : tensor<i32>, tensor<i32>, tensor<17x1150xi8>, tensor<1150x17xi8>
cond {
%70 = stablehlo.compare LT, %iterArg, %iterArg_24, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %70 : tensor<i1>
} do {
%c_27 = stablehlo.constant dense<1> : tensor<i32>
%70 = stablehlo.add %iterArg, %c_27 : tensor<i32>
%c_28 = stablehlo.constant dense<1> : tensor<i8>
%71 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i8>) -> tensor<17x1150xi8>
%72 = stablehlo.add %iterArg_25, %71 : tensor<17x1150xi8>
%73 = stablehlo.transpose %iterArg_25, dims = [1, 0] : (tensor<17x1150xi8>) -> tensor<1150x17xi8>
%c_29 = stablehlo.constant dense<3> : tensor<i8>
%74 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i8>) -> tensor<1150x17xi8>
%75 = stablehlo.multiply %73, %74 : tensor<1150x17xi8>
%76 = stablehlo.subtract %iterArg_26, %75 : tensor<1150x17xi8>
stablehlo.return %70, %iterArg_24, %72, %76 : tensor<i32>, tensor<i32>, tensor<17x1150xi8>, tensor<1150x17xi8>
}
%9 = stablehlo.reshape %8#3 : (tensor<1150x17xi8>) -> tensor<19550xi8>
%10 = stablehlo.iota dim = 0 : tensor<19550xui32>
%c_3 = stablehlo.constant dense<2246822519> : tensor<ui32>
%11 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<19550xui32>
%12 = stablehlo.multiply %10, %11 : tensor<19550xui32>
%c_4 = stablehlo.constant dense<12> : tensor<ui32>
%13 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<19550xui32>
%14 = stablehlo.shift_right_logical %12, %13 : tensor<19550xui32>
%15 = stablehlo.convert %14 : (tensor<19550xui32>) -> tensor<19550xi64>
%c_5 = stablehlo.constant dense<0> : tensor<i8>
%16 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i8>) -> tensor<19550xi8>
%17 = stablehlo.convert %9 : (tensor<19550xi8>) -> tensor<19550xi64>
%18 = stablehlo.multiply %17, %15 : tensor<19550xi64>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%19 = stablehlo.reduce(%18 init: %c_6) applies stablehlo.add across dimensions = [0] : (tensor<19550xi64>, tensor<i64>) -> tensor<i64>
%20 = stablehlo.iota dim = 0 : tensor<19550xui32>
%21 = stablehlo.reshape %20 : (tensor<19550xui32>) -> tensor<17x1150xui32>
%c_7 = stablehlo.constant dense<2654435761> : tensor<ui32>
%22 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<17x1150xui32>
%23 = stablehlo.multiply %21, %22 : tensor<17x1150xui32>
%c_8 = stablehlo.constant dense<113> : tensor<i64>
%24 = call @remainder(%23, %c_8) : (tensor<17x1150xui32>, tensor<i64>) -> tensor<17x1150xui32>
%25 = stablehlo.convert %24 : (tensor<17x1150xui32>) -> tensor<17x1150xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%26 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<17x1150xf32>
%27 = stablehlo.transpose %26, dims = [1, 0] : (tensor<17x1150xf32>) -> tensor<1150x17xf32>
%c_9 = stablehlo.constant dense<0> : tensor<i32>
%28:4 = stablehlo.while(%iterArg = %c_9, %iterArg_24 = %arg0, %iterArg_25 = %25, %iterArg_26 = %27) : tensor<i32>, tensor<i32>, tensor<17x1150xf32>, tensor<1150x17xf32>
cond {
%70 = stablehlo.compare LT, %iterArg, %iterArg_24, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %70 : tensor<i1>
} do {
%c_27 = stablehlo.constant dense<1> : tensor<i32>
%70 = stablehlo.add %iterArg, %c_27 : tensor<i32>
%cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%71 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<17x1150xf32>
%72 = stablehlo.add %iterArg_25, %71 : tensor<17x1150xf32>
%73 = stablehlo.transpose %iterArg_25, dims = [1, 0] : (tensor<17x1150xf32>) -> tensor<1150x17xf32>
%cst_29 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
%74 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<1150x17xf32>
%75 = stablehlo.multiply %73, %74 : tensor<1150x17xf32>
%76 = stablehlo.subtract %iterArg_26, %75 : tensor<1150x17xf32>
stablehlo.return %70, %iterArg_24, %72, %76 : tensor<i32>, tensor<i32>, tensor<17x1150xf32>, tensor<1150x17xf32>
}
%29 = stablehlo.reshape %28#3 : (tensor<1150x17xf32>) -> tensor<19550xf32>
%30 = stablehlo.iota dim = 0 : tensor<19550xui32>
%c_10 = stablehlo.constant dense<2246822519> : tensor<ui32>
%31 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<19550xui32>
%32 = stablehlo.multiply %30, %31 : tensor<19550xui32>
%c_11 = stablehlo.constant dense<12> : tensor<ui32>
%33 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<19550xui32>
%34 = stablehlo.shift_right_logical %32, %33 : tensor<19550xui32>
%35 = stablehlo.convert %34 : (tensor<19550xui32>) -> tensor<19550xi64>
%cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%36 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<19550xf32>
%37 = stablehlo.convert %29 : (tensor<19550xf32>) -> tensor<19550xi64>
%38 = stablehlo.multiply %37, %35 : tensor<19550xi64>
%c_13 = stablehlo.constant dense<0> : tensor<i64>
%39 = stablehlo.reduce(%38 init: %c_13) applies stablehlo.add across dimensions = [0] : (tensor<19550xi64>, tensor<i64>) -> tensor<i64>
%40 = stablehlo.iota dim = 0 : tensor<19550xui32>
%41 = stablehlo.reshape %40 : (tensor<19550xui32>) -> tensor<17x1150xui32>
%c_14 = stablehlo.constant dense<2654435761> : tensor<ui32>
%42 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<17x1150xui32>
%43 = stablehlo.multiply %41, %42 : tensor<17x1150xui32>
%c_15 = stablehlo.constant dense<113> : tensor<i64>
%44 = call @remainder(%43, %c_15) : (tensor<17x1150xui32>, tensor<i64>) -> tensor<17x1150xui32>
%c_16 = stablehlo.constant dense<0> : tensor<ui32>
%45 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<17x1150xui32>
%46 = stablehlo.add %44, %45 : tensor<17x1150xui32>
%47 = stablehlo.convert %46 : (tensor<17x1150xui32>) -> tensor<17x1150xf64>
%c_17 = stablehlo.constant dense<1> : tensor<ui32>
%48 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<17x1150xui32>
%49 = stablehlo.add %44, %48 : tensor<17x1150xui32>
%50 = stablehlo.convert %49 : (tensor<17x1150xui32>) -> tensor<17x1150xf64>
%51 = stablehlo.complex %47, %50 : tensor<17x1150xcomplex<f64>>
%cst_18 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%52 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<complex<f64>>) -> tensor<17x1150xcomplex<f64>>
%53 = stablehlo.transpose %52, dims = [1, 0] : (tensor<17x1150xcomplex<f64>>) -> tensor<1150x17xcomplex<f64>>
%c_19 = stablehlo.constant dense<0> : tensor<i32>
%54:4 = stablehlo.while(%iterArg = %c_19, %iterArg_24 = %arg0, %iterArg_25 = %51, %iterArg_26 = %53) : tensor<i32>, tensor<i32>, tensor<17x1150xcomplex<f64>>, tensor<1150x17xcomplex<f64>>
cond {
%70 = stablehlo.compare LT, %iterArg, %iterArg_24, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %70 : tensor<i1>
} do {
%c_27 = stablehlo.constant dense<1> : tensor<i32>
%70 = stablehlo.add %iterArg, %c_27 : tensor<i32>
%cst_28 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%71 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<complex<f64>>) -> tensor<17x1150xcomplex<f64>>
%72 = stablehlo.add %iterArg_25, %71 : tensor<17x1150xcomplex<f64>>
%73 = stablehlo.transpose %iterArg_25, dims = [1, 0] : (tensor<17x1150xcomplex<f64>>) -> tensor<1150x17xcomplex<f64>>
%cst_29 = stablehlo.constant dense<(3.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%74 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<complex<f64>>) -> tensor<1150x17xcomplex<f64>>
%75 = stablehlo.multiply %73, %74 : tensor<1150x17xcomplex<f64>>
%76 = stablehlo.subtract %iterArg_26, %75 : tensor<1150x17xcomplex<f64>>
stablehlo.return %70, %iterArg_24, %72, %76 : tensor<i32>, tensor<i32>, tensor<17x1150xcomplex<f64>>, tensor<1150x17xcomplex<f64>>
}
%55 = stablehlo.reshape %54#3 : (tensor<1150x17xcomplex<f64>>) -> tensor<19550xcomplex<f64>>
%56 = stablehlo.iota dim = 0 : tensor<19550xui32>
%c_20 = stablehlo.constant dense<2246822519> : tensor<ui32>
%57 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<19550xui32>
%58 = stablehlo.multiply %56, %57 : tensor<19550xui32>
%c_21 = stablehlo.constant dense<12> : tensor<ui32>
%59 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<19550xui32>
%60 = stablehlo.shift_right_logical %58, %59 : tensor<19550xui32>
%61 = stablehlo.convert %60 : (tensor<19550xui32>) -> tensor<19550xi64>
%62 = stablehlo.real %55 : (tensor<19550xcomplex<f64>>) -> tensor<19550xf64>
%63 = stablehlo.imag %55 : (tensor<19550xcomplex<f64>>) -> tensor<19550xf64>
%64 = stablehlo.convert %62 : (tensor<19550xf64>) -> tensor<19550xi64>
%65 = stablehlo.multiply %64, %61 : tensor<19550xi64>
%c_22 = stablehlo.constant dense<0> : tensor<i64>
%66 = stablehlo.reduce(%65 init: %c_22) applies stablehlo.add across dimensions = [0] : (tensor<19550xi64>, tensor<i64>) -> tensor<i64>
%67 = stablehlo.convert %63 : (tensor<19550xf64>) -> tensor<19550xi64>
%68 = stablehlo.multiply %67, %61 : tensor<19550xi64>
%c_23 = stablehlo.constant dense<0> : tensor<i64>
%69 = stablehlo.reduce(%68 init: %c_23) applies stablehlo.add across dimensions = [0] : (tensor<19550xi64>, tensor<i64>) -> tensor<i64>
return %19, %39, %66, %69 : tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>
}
func.func private @remainder(%arg0: tensor<17x1150xui32>, %arg1: tensor<i64>) -> tensor<17x1150xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<17x1150xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<17x1150xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<17x1150xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<17x1150xui32>, tensor<17x1150xui32>) -> tensor<17x1150xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<17x1150xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<17x1150xui32>, tensor<17x1150xui32>) -> tensor<17x1150xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<17x1150xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<17x1150xi1>, tensor<17x1150xi1>) -> tensor<17x1150xi1>
%12 = stablehlo.and %11, %6 : tensor<17x1150xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<17x1150xui32>
%14 = stablehlo.add %4, %13 : tensor<17x1150xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<17x1150xi1>, tensor<17x1150xui32>
return %15 : tensor<17x1150xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
}
// -----
// 128x192_1_0_read
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x02000000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:4 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0xFE47038DEDFFFFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0xFE32071F07FCFFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e2 = stablehlo.constant dense<"0xFE32071F07FCFFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e3 = stablehlo.constant dense<"0x2441601FFEFBFFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<24576xui32>
%1 = stablehlo.reshape %0 : (tensor<24576xui32>) -> tensor<128x192xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<128x192xui32>
%3 = stablehlo.multiply %1, %2 : tensor<128x192xui32>
%c_0 = stablehlo.constant dense<113> : tensor<i64>
%4 = call @remainder(%3, %c_0) : (tensor<128x192xui32>, tensor<i64>) -> tensor<128x192xui32>
%5 = stablehlo.convert %4 : (tensor<128x192xui32>) -> tensor<128x192xi8>
%c_1 = stablehlo.constant dense<0> : tensor<i8>
%6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i8>) -> tensor<128x192xi8>
%7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<128x192xi8>) -> tensor<192x128xi8>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%8:4 = stablehlo.while(%iterArg = %c_2, %iterArg_24 = %arg0, %iterArg_25 = %5, %iterArg_26 = %7) : tensor<i32>, tensor<i32>, tensor<128x192xi8>, tensor<192x128xi8>
cond {
%70 = stablehlo.compare LT, %iterArg, %iterArg_24, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %70 : tensor<i1>
} do {
%c_27 = stablehlo.constant dense<1> : tensor<i32>
%70 = stablehlo.add %iterArg, %c_27 : tensor<i32>
%c_28 = stablehlo.constant dense<1> : tensor<i8>
%71 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i8>) -> tensor<128x192xi8>
%72 = stablehlo.add %iterArg_25, %71 : tensor<128x192xi8>
%73 = stablehlo.transpose %iterArg_25, dims = [1, 0] : (tensor<128x192xi8>) -> tensor<192x128xi8>
%c_29 = stablehlo.constant dense<3> : tensor<i8>
%74 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i8>) -> tensor<192x128xi8>
%75 = stablehlo.multiply %73, %74 : tensor<192x128xi8>
%76 = stablehlo.subtract %iterArg_26, %75 : tensor<192x128xi8>
stablehlo.return %70, %iterArg_24, %72, %76 : tensor<i32>, tensor<i32>, tensor<128x192xi8>, tensor<192x128xi8>
}
%9 = stablehlo.reshape %8#3 : (tensor<192x128xi8>) -> tensor<24576xi8>
%10 = stablehlo.iota dim = 0 : tensor<24576xui32>
%c_3 = stablehlo.constant dense<2246822519> : tensor<ui32>
%11 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<24576xui32>
%12 = stablehlo.multiply %10, %11 : tensor<24576xui32>
%c_4 = stablehlo.constant dense<12> : tensor<ui32>
%13 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<24576xui32>
%14 = stablehlo.shift_right_logical %12, %13 : tensor<24576xui32>
%15 = stablehlo.convert %14 : (tensor<24576xui32>) -> tensor<24576xi64>
%c_5 = stablehlo.constant dense<0> : tensor<i8>
%16 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i8>) -> tensor<24576xi8>
%17 = stablehlo.convert %9 : (tensor<24576xi8>) -> tensor<24576xi64>
%18 = stablehlo.multiply %17, %15 : tensor<24576xi64>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%19 = stablehlo.reduce(%18 init: %c_6) applies stablehlo.add across dimensions = [0] : (tensor<24576xi64>, tensor<i64>) -> tensor<i64>
%20 = stablehlo.iota dim = 0 : tensor<24576xui32>
%21 = stablehlo.reshape %20 : (tensor<24576xui32>) -> tensor<128x192xui32>
%c_7 = stablehlo.constant dense<2654435761> : tensor<ui32>
%22 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<128x192xui32>
%23 = stablehlo.multiply %21, %22 : tensor<128x192xui32>
%c_8 = stablehlo.constant dense<113> : tensor<i64>
%24 = call @remainder(%23, %c_8) : (tensor<128x192xui32>, tensor<i64>) -> tensor<128x192xui32>
%25 = stablehlo.convert %24 : (tensor<128x192xui32>) -> tensor<128x192xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%26 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<128x192xf32>
%27 = stablehlo.transpose %26, dims = [1, 0] : (tensor<128x192xf32>) -> tensor<192x128xf32>
%c_9 = stablehlo.constant dense<0> : tensor<i32>
%28:4 = stablehlo.while(%iterArg = %c_9, %iterArg_24 = %arg0, %iterArg_25 = %25, %iterArg_26 = %27) : tensor<i32>, tensor<i32>, tensor<128x192xf32>, tensor<192x128xf32>
cond {
%70 = stablehlo.compare LT, %iterArg, %iterArg_24, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %70 : tensor<i1>
} do {
%c_27 = stablehlo.constant dense<1> : tensor<i32>
%70 = stablehlo.add %iterArg, %c_27 : tensor<i32>
%cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%71 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<128x192xf32>
%72 = stablehlo.add %iterArg_25, %71 : tensor<128x192xf32>
%73 = stablehlo.transpose %iterArg_25, dims = [1, 0] : (tensor<128x192xf32>) -> tensor<192x128xf32>
%cst_29 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
%74 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<192x128xf32>
%75 = stablehlo.multiply %73, %74 : tensor<192x128xf32>
%76 = stablehlo.subtract %iterArg_26, %75 : tensor<192x128xf32>
stablehlo.return %70, %iterArg_24, %72, %76 : tensor<i32>, tensor<i32>, tensor<128x192xf32>, tensor<192x128xf32>
}
%29 = stablehlo.reshape %28#3 : (tensor<192x128xf32>) -> tensor<24576xf32>
%30 = stablehlo.iota dim = 0 : tensor<24576xui32>
%c_10 = stablehlo.constant dense<2246822519> : tensor<ui32>
%31 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<24576xui32>
%32 = stablehlo.multiply %30, %31 : tensor<24576xui32>
%c_11 = stablehlo.constant dense<12> : tensor<ui32>
%33 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<24576xui32>
%34 = stablehlo.shift_right_logical %32, %33 : tensor<24576xui32>
%35 = stablehlo.convert %34 : (tensor<24576xui32>) -> tensor<24576xi64>
%cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%36 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24576xf32>
%37 = stablehlo.convert %29 : (tensor<24576xf32>) -> tensor<24576xi64>
%38 = stablehlo.multiply %37, %35 : tensor<24576xi64>
%c_13 = stablehlo.constant dense<0> : tensor<i64>
%39 = stablehlo.reduce(%38 init: %c_13) applies stablehlo.add across dimensions = [0] : (tensor<24576xi64>, tensor<i64>) -> tensor<i64>
%40 = stablehlo.iota dim = 0 : tensor<24576xui32>
%41 = stablehlo.reshape %40 : (tensor<24576xui32>) -> tensor<128x192xui32>
%c_14 = stablehlo.constant dense<2654435761> : tensor<ui32>
%42 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<128x192xui32>
%43 = stablehlo.multiply %41, %42 : tensor<128x192xui32>
%c_15 = stablehlo.constant dense<113> : tensor<i64>
%44 = call @remainder(%43, %c_15) : (tensor<128x192xui32>, tensor<i64>) -> tensor<128x192xui32>
%c_16 = stablehlo.constant dense<0> : tensor<ui32>
%45 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<128x192xui32>
%46 = stablehlo.add %44, %45 : tensor<128x192xui32>
%47 = stablehlo.convert %46 : (tensor<128x192xui32>) -> tensor<128x192xf64>
%c_17 = stablehlo.constant dense<1> : tensor<ui32>
%48 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<128x192xui32>
%49 = stablehlo.add %44, %48 : tensor<128x192xui32>
%50 = stablehlo.convert %49 : (tensor<128x192xui32>) -> tensor<128x192xf64>
%51 = stablehlo.complex %47, %50 : tensor<128x192xcomplex<f64>>
%cst_18 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%52 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<complex<f64>>) -> tensor<128x192xcomplex<f64>>
%53 = stablehlo.transpose %52, dims = [1, 0] : (tensor<128x192xcomplex<f64>>) -> tensor<192x128xcomplex<f64>>
%c_19 = stablehlo.constant dense<0> : tensor<i32>
%54:4 = stablehlo.while(%iterArg = %c_19, %iterArg_24 = %arg0, %iterArg_25 = %51, %iterArg_26 = %53) : tensor<i32>, tensor<i32>, tensor<128x192xcomplex<f64>>, tensor<192x128xcomplex<f64>>
cond {
%70 = stablehlo.compare LT, %iterArg, %iterArg_24, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %70 : tensor<i1>
} do {
%c_27 = stablehlo.constant dense<1> : tensor<i32>
%70 = stablehlo.add %iterArg, %c_27 : tensor<i32>
%cst_28 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%71 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<complex<f64>>) -> tensor<128x192xcomplex<f64>>
%72 = stablehlo.add %iterArg_25, %71 : tensor<128x192xcomplex<f64>>
%73 = stablehlo.transpose %iterArg_25, dims = [1, 0] : (tensor<128x192xcomplex<f64>>) -> tensor<192x128xcomplex<f64>>
%cst_29 = stablehlo.constant dense<(3.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%74 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<complex<f64>>) -> tensor<192x128xcomplex<f64>>
%75 = stablehlo.multiply %73, %74 : tensor<192x128xcomplex<f64>>
%76 = stablehlo.subtract %iterArg_26, %75 : tensor<192x128xcomplex<f64>>
stablehlo.return %70, %iterArg_24, %72, %76 : tensor<i32>, tensor<i32>, tensor<128x192xcomplex<f64>>, tensor<192x128xcomplex<f64>>
}
%55 = stablehlo.reshape %54#3 : (tensor<192x128xcomplex<f64>>) -> tensor<24576xcomplex<f64>>
%56 = stablehlo.iota dim = 0 : tensor<24576xui32>
%c_20 = stablehlo.constant dense<2246822519> : tensor<ui32>
%57 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<24576xui32>
%58 = stablehlo.multiply %56, %57 : tensor<24576xui32>
%c_21 = stablehlo.constant dense<12> : tensor<ui32>
%59 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<24576xui32>
%60 = stablehlo.shift_right_logical %58, %59 : tensor<24576xui32>
%61 = stablehlo.convert %60 : (tensor<24576xui32>) -> tensor<24576xi64>
%62 = stablehlo.real %55 : (tensor<24576xcomplex<f64>>) -> tensor<24576xf64>
%63 = stablehlo.imag %55 : (tensor<24576xcomplex<f64>>) -> tensor<24576xf64>
%64 = stablehlo.convert %62 : (tensor<24576xf64>) -> tensor<24576xi64>
%65 = stablehlo.multiply %64, %61 : tensor<24576xi64>
%c_22 = stablehlo.constant dense<0> : tensor<i64>
%66 = stablehlo.reduce(%65 init: %c_22) applies stablehlo.add across dimensions = [0] : (tensor<24576xi64>, tensor<i64>) -> tensor<i64>
%67 = stablehlo.convert %63 : (tensor<24576xf64>) -> tensor<24576xi64>
%68 = stablehlo.multiply %67, %61 : tensor<24576xi64>
%c_23 = stablehlo.constant dense<0> : tensor<i64>
%69 = stablehlo.reduce(%68 init: %c_23) applies stablehlo.add across dimensions = [0] : (tensor<24576xi64>, tensor<i64>) -> tensor<i64>
return %19, %39, %66, %69 : tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>
}
func.func private @remainder(%arg0: tensor<128x192xui32>, %arg1: tensor<i64>) -> tensor<128x192xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<128x192xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<128x192xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<128x192xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<128x192xui32>, tensor<128x192xui32>) -> tensor<128x192xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<128x192xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<128x192xui32>, tensor<128x192xui32>) -> tensor<128x192xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<128x192xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<128x192xi1>, tensor<128x192xi1>) -> tensor<128x192xi1>
%12 = stablehlo.and %11, %6 : tensor<128x192xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<128x192xui32>
%14 = stablehlo.add %4, %13 : tensor<128x192xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<128x192xi1>, tensor<128x192xui32>
return %15 : tensor<128x192xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
}
// -----
// 261x141_1_0_read
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x02000000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:4 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0x24875C24E5FFFFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x2445B8D60DFAFFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e2 = stablehlo.constant dense<"0x2445B8D60DFAFFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e3 = stablehlo.constant dense<"0xBEC10A5D00FAFFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<36801xui32>
%1 = stablehlo.reshape %0 : (tensor<36801xui32>) -> tensor<261x141xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<261x141xui32>
%3 = stablehlo.multiply %1, %2 : tensor<261x141xui32>
%c_0 = stablehlo.constant dense<113> : tensor<i64>
%4 = call @remainder(%3, %c_0) : (tensor<261x141xui32>, tensor<i64>) -> tensor<261x141xui32>
%5 = stablehlo.convert %4 : (tensor<261x141xui32>) -> tensor<261x141xi8>
%c_1 = stablehlo.constant dense<0> : tensor<i8>
%6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i8>) -> tensor<261x141xi8>
%7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<261x141xi8>) -> tensor<141x261xi8>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%8:4 = stablehlo.while(%iterArg = %c_2, %iterArg_24 = %arg0, %iterArg_25 = %5, %iterArg_26 = %7) : tensor<i32>, tensor<i32>, tensor<261x141xi8>, tensor<141x261xi8>
cond {
%70 = stablehlo.compare LT, %iterArg, %iterArg_24, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %70 : tensor<i1>
} do {
%c_27 = stablehlo.constant dense<1> : tensor<i32>
%70 = stablehlo.add %iterArg, %c_27 : tensor<i32>
%c_28 = stablehlo.constant dense<1> : tensor<i8>
%71 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i8>) -> tensor<261x141xi8>
%72 = stablehlo.add %iterArg_25, %71 : tensor<261x141xi8>
%73 = stablehlo.transpose %iterArg_25, dims = [1, 0] : (tensor<261x141xi8>) -> tensor<141x261xi8>
%c_29 = stablehlo.constant dense<3> : tensor<i8>
%74 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i8>) -> tensor<141x261xi8>
%75 = stablehlo.multiply %73, %74 : tensor<141x261xi8>
%76 = stablehlo.subtract %iterArg_26, %75 : tensor<141x261xi8>
stablehlo.return %70, %iterArg_24, %72, %76 : tensor<i32>, tensor<i32>, tensor<261x141xi8>, tensor<141x261xi8>
}
%9 = stablehlo.reshape %8#3 : (tensor<141x261xi8>) -> tensor<36801xi8>
%10 = stablehlo.iota dim = 0 : tensor<36801xui32>
%c_3 = stablehlo.constant dense<2246822519> : tensor<ui32>
%11 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<36801xui32>
%12 = stablehlo.multiply %10, %11 : tensor<36801xui32>
%c_4 = stablehlo.constant dense<12> : tensor<ui32>
%13 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<36801xui32>
%14 = stablehlo.shift_right_logical %12, %13 : tensor<36801xui32>
%15 = stablehlo.convert %14 : (tensor<36801xui32>) -> tensor<36801xi64>
%c_5 = stablehlo.constant dense<0> : tensor<i8>
%16 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i8>) -> tensor<36801xi8>
%17 = stablehlo.convert %9 : (tensor<36801xi8>) -> tensor<36801xi64>
%18 = stablehlo.multiply %17, %15 : tensor<36801xi64>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%19 = stablehlo.reduce(%18 init: %c_6) applies stablehlo.add across dimensions = [0] : (tensor<36801xi64>, tensor<i64>) -> tensor<i64>
%20 = stablehlo.iota dim = 0 : tensor<36801xui32>
%21 = stablehlo.reshape %20 : (tensor<36801xui32>) -> tensor<261x141xui32>
%c_7 = stablehlo.constant dense<2654435761> : tensor<ui32>
%22 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<261x141xui32>
%23 = stablehlo.multiply %21, %22 : tensor<261x141xui32>
%c_8 = stablehlo.constant dense<113> : tensor<i64>
%24 = call @remainder(%23, %c_8) : (tensor<261x141xui32>, tensor<i64>) -> tensor<261x141xui32>
%25 = stablehlo.convert %24 : (tensor<261x141xui32>) -> tensor<261x141xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%26 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<261x141xf32>
%27 = stablehlo.transpose %26, dims = [1, 0] : (tensor<261x141xf32>) -> tensor<141x261xf32>
%c_9 = stablehlo.constant dense<0> : tensor<i32>
%28:4 = stablehlo.while(%iterArg = %c_9, %iterArg_24 = %arg0, %iterArg_25 = %25, %iterArg_26 = %27) : tensor<i32>, tensor<i32>, tensor<261x141xf32>, tensor<141x261xf32>
cond {
%70 = stablehlo.compare LT, %iterArg, %iterArg_24, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %70 : tensor<i1>
} do {
%c_27 = stablehlo.constant dense<1> : tensor<i32>
%70 = stablehlo.add %iterArg, %c_27 : tensor<i32>
%cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%71 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<261x141xf32>
%72 = stablehlo.add %iterArg_25, %71 : tensor<261x141xf32>
%73 = stablehlo.transpose %iterArg_25, dims = [1, 0] : (tensor<261x141xf32>) -> tensor<141x261xf32>
%cst_29 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
%74 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<141x261xf32>
%75 = stablehlo.multiply %73, %74 : tensor<141x261xf32>
%76 = stablehlo.subtract %iterArg_26, %75 : tensor<141x261xf32>
stablehlo.return %70, %iterArg_24, %72, %76 : tensor<i32>, tensor<i32>, tensor<261x141xf32>, tensor<141x261xf32>
}
%29 = stablehlo.reshape %28#3 : (tensor<141x261xf32>) -> tensor<36801xf32>
%30 = stablehlo.iota dim = 0 : tensor<36801xui32>
%c_10 = stablehlo.constant dense<2246822519> : tensor<ui32>
%31 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<36801xui32>
%32 = stablehlo.multiply %30, %31 : tensor<36801xui32>
%c_11 = stablehlo.constant dense<12> : tensor<ui32>
%33 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<36801xui32>
%34 = stablehlo.shift_right_logical %32, %33 : tensor<36801xui32>
%35 = stablehlo.convert %34 : (tensor<36801xui32>) -> tensor<36801xi64>
%cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%36 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<36801xf32>
%37 = stablehlo.convert %29 : (tensor<36801xf32>) -> tensor<36801xi64>
%38 = stablehlo.multiply %37, %35 : tensor<36801xi64>
%c_13 = stablehlo.constant dense<0> : tensor<i64>
%39 = stablehlo.reduce(%38 init: %c_13) applies stablehlo.add across dimensions = [0] : (tensor<36801xi64>, tensor<i64>) -> tensor<i64>
%40 = stablehlo.iota dim = 0 : tensor<36801xui32>
%41 = stablehlo.reshape %40 : (tensor<36801xui32>) -> tensor<261x141xui32>
%c_14 = stablehlo.constant dense<2654435761> : tensor<ui32>
%42 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<261x141xui32>
%43 = stablehlo.multiply %41, %42 : tensor<261x141xui32>
%c_15 = stablehlo.constant dense<113> : tensor<i64>
%44 = call @remainder(%43, %c_15) : (tensor<261x141xui32>, tensor<i64>) -> tensor<261x141xui32>
%c_16 = stablehlo.constant dense<0> : tensor<ui32>
%45 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<261x141xui32>
%46 = stablehlo.add %44, %45 : tensor<261x141xui32>
%47 = stablehlo.convert %46 : (tensor<261x141xui32>) -> tensor<261x141xf64>
%c_17 = stablehlo.constant dense<1> : tensor<ui32>
%48 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<261x141xui32>
%49 = stablehlo.add %44, %48 : tensor<261x141xui32>
%50 = stablehlo.convert %49 : (tensor<261x141xui32>) -> tensor<261x141xf64>
%51 = stablehlo.complex %47, %50 : tensor<261x141xcomplex<f64>>
%cst_18 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%52 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<complex<f64>>) -> tensor<261x141xcomplex<f64>>
%53 = stablehlo.transpose %52, dims = [1, 0] : (tensor<261x141xcomplex<f64>>) -> tensor<141x261xcomplex<f64>>
%c_19 = stablehlo.constant dense<0> : tensor<i32>
%54:4 = stablehlo.while(%iterArg = %c_19, %iterArg_24 = %arg0, %iterArg_25 = %51, %iterArg_26 = %53) : tensor<i32>, tensor<i32>, tensor<261x141xcomplex<f64>>, tensor<141x261xcomplex<f64>>
cond {
%70 = stablehlo.compare LT, %iterArg, %iterArg_24, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %70 : tensor<i1>
} do {
%c_27 = stablehlo.constant dense<1> : tensor<i32>
%70 = stablehlo.add %iterArg, %c_27 : tensor<i32>
%cst_28 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%71 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<complex<f64>>) -> tensor<261x141xcomplex<f64>>
%72 = stablehlo.add %iterArg_25, %71 : tensor<261x141xcomplex<f64>>
%73 = stablehlo.transpose %iterArg_25, dims = [1, 0] : (tensor<261x141xcomplex<f64>>) -> tensor<141x261xcomplex<f64>>
%cst_29 = stablehlo.constant dense<(3.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%74 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<complex<f64>>) -> tensor<141x261xcomplex<f64>>
%75 = stablehlo.multiply %73, %74 : tensor<141x261xcomplex<f64>>
%76 = stablehlo.subtract %iterArg_26, %75 : tensor<141x261xcomplex<f64>>
stablehlo.return %70, %iterArg_24, %72, %76 : tensor<i32>, tensor<i32>, tensor<261x141xcomplex<f64>>, tensor<141x261xcomplex<f64>>
}
%55 = stablehlo.reshape %54#3 : (tensor<141x261xcomplex<f64>>) -> tensor<36801xcomplex<f64>>
%56 = stablehlo.iota dim = 0 : tensor<36801xui32>
%c_20 = stablehlo.constant dense<2246822519> : tensor<ui32>
%57 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<36801xui32>
%58 = stablehlo.multiply %56, %57 : tensor<36801xui32>
%c_21 = stablehlo.constant dense<12> : tensor<ui32>
%59 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<36801xui32>
%60 = stablehlo.shift_right_logical %58, %59 : tensor<36801xui32>
%61 = stablehlo.convert %60 : (tensor<36801xui32>) -> tensor<36801xi64>
%62 = stablehlo.real %55 : (tensor<36801xcomplex<f64>>) -> tensor<36801xf64>
%63 = stablehlo.imag %55 : (tensor<36801xcomplex<f64>>) -> tensor<36801xf64>
%64 = stablehlo.convert %62 : (tensor<36801xf64>) -> tensor<36801xi64>
%65 = stablehlo.multiply %64, %61 : tensor<36801xi64>
%c_22 = stablehlo.constant dense<0> : tensor<i64>
%66 = stablehlo.reduce(%65 init: %c_22) applies stablehlo.add across dimensions = [0] : (tensor<36801xi64>, tensor<i64>) -> tensor<i64>
%67 = stablehlo.convert %63 : (tensor<36801xf64>) -> tensor<36801xi64>
%68 = stablehlo.multiply %67, %61 : tensor<36801xi64>
%c_23 = stablehlo.constant dense<0> : tensor<i64>
%69 = stablehlo.reduce(%68 init: %c_23) applies stablehlo.add across dimensions = [0] : (tensor<36801xi64>, tensor<i64>) -> tensor<i64>
return %19, %39, %66, %69 : tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>
}
func.func private @remainder(%arg0: tensor<261x141xui32>, %arg1: tensor<i64>) -> tensor<261x141xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<261x141xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<261x141xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<261x141xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<261x141xui32>, tensor<261x141xui32>) -> tensor<261x141xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<261x141xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<261x141xui32>, tensor<261x141xui32>) -> tensor<261x141xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<261x141xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<261x141xi1>, tensor<261x141xi1>) -> tensor<261x141xi1>
%12 = stablehlo.and %11, %6 : tensor<261x141xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<261x141xui32>
%14 = stablehlo.add %4, %13 : tensor<261x141xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<261x141xi1>, tensor<261x141xui32>
return %15 : tensor<261x141xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
}
// -----
// 40x5x141_2_1_0_read
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x02000000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:1 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x3395CE1771FBFFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<28200xui32>
%1 = stablehlo.reshape %0 : (tensor<28200xui32>) -> tensor<40x5x141xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<40x5x141xui32>
%3 = stablehlo.multiply %1, %2 : tensor<40x5x141xui32>
%c_0 = stablehlo.constant dense<113> : tensor<i64>
%4 = call @remainder(%3, %c_0) : (tensor<40x5x141xui32>, tensor<i64>) -> tensor<40x5x141xui32>
%5 = stablehlo.convert %4 : (tensor<40x5x141xui32>) -> tensor<40x5x141xf64>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<40x5x141xf64>
%7 = stablehlo.transpose %6, dims = [2, 1, 0] : (tensor<40x5x141xf64>) -> tensor<141x5x40xf64>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%8:4 = stablehlo.while(%iterArg = %c_1, %iterArg_6 = %arg0, %iterArg_7 = %5, %iterArg_8 = %7) : tensor<i32>, tensor<i32>, tensor<40x5x141xf64>, tensor<141x5x40xf64>
cond {
%20 = stablehlo.compare LT, %iterArg, %iterArg_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %20 : tensor<i1>
} do {
%c_9 = stablehlo.constant dense<1> : tensor<i32>
%20 = stablehlo.add %iterArg, %c_9 : tensor<i32>
%cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%21 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<40x5x141xf64>
%22 = stablehlo.add %iterArg_7, %21 : tensor<40x5x141xf64>
%23 = stablehlo.transpose %iterArg_7, dims = [2, 1, 0] : (tensor<40x5x141xf64>) -> tensor<141x5x40xf64>
%cst_11 = stablehlo.constant dense<3.000000e+00> : tensor<f64>
%24 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<141x5x40xf64>
%25 = stablehlo.multiply %23, %24 : tensor<141x5x40xf64>
%26 = stablehlo.subtract %iterArg_8, %25 : tensor<141x5x40xf64>
stablehlo.return %20, %iterArg_6, %22, %26 : tensor<i32>, tensor<i32>, tensor<40x5x141xf64>, tensor<141x5x40xf64>
}
%9 = stablehlo.reshape %8#3 : (tensor<141x5x40xf64>) -> tensor<28200xf64>
%10 = stablehlo.iota dim = 0 : tensor<28200xui32>
%c_2 = stablehlo.constant dense<2246822519> : tensor<ui32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<28200xui32>
%12 = stablehlo.multiply %10, %11 : tensor<28200xui32>
%c_3 = stablehlo.constant dense<12> : tensor<ui32>
%13 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<28200xui32>
%14 = stablehlo.shift_right_logical %12, %13 : tensor<28200xui32>
%15 = stablehlo.convert %14 : (tensor<28200xui32>) -> tensor<28200xi64>
%cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<28200xf64>
%17 = stablehlo.convert %9 : (tensor<28200xf64>) -> tensor<28200xi64>
%18 = stablehlo.multiply %17, %15 : tensor<28200xi64>
%c_5 = stablehlo.constant dense<0> : tensor<i64>
%19 = stablehlo.reduce(%18 init: %c_5) applies stablehlo.add across dimensions = [0] : (tensor<28200xi64>, tensor<i64>) -> tensor<i64>
return %19 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<40x5x141xui32>, %arg1: tensor<i64>) -> tensor<40x5x141xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<40x5x141xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<40x5x141xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<40x5x141xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<40x5x141xui32>, tensor<40x5x141xui32>) -> tensor<40x5x141xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<40x5x141xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<40x5x141xui32>, tensor<40x5x141xui32>) -> tensor<40x5x141xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<40x5x141xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<40x5x141xi1>, tensor<40x5x141xi1>) -> tensor<40x5x141xi1>
%12 = stablehlo.and %11, %6 : tensor<40x5x141xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<40x5x141xui32>
%14 = stablehlo.add %4, %13 : tensor<40x5x141xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<40x5x141xi1>, tensor<40x5x141xui32>
return %15 : tensor<40x5x141xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
}
// -----
// 17x1150_1_0_both
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x02000000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:4 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0x4CAA3C9F0A000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x4CEE1516E3510000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e2 = stablehlo.constant dense<"0xEC4A885DBD290000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e3 = stablehlo.constant dense<"0xA4CC510BF9780000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<19550xui32>
%1 = stablehlo.reshape %0 : (tensor<19550xui32>) -> tensor<17x1150xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<17x1150xui32>
%3 = stablehlo.multiply %1, %2 : tensor<17x1150xui32>
%c_0 = stablehlo.constant dense<113> : tensor<i64>
%4 = call @remainder(%3, %c_0) : (tensor<17x1150xui32>, tensor<i64>) -> tensor<17x1150xui32>
%5 = stablehlo.convert %4 : (tensor<17x1150xui32>) -> tensor<17x1150xi8>
%c_1 = stablehlo.constant dense<0> : tensor<i8>
%6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i8>) -> tensor<17x1150xi8>
%7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<17x1150xi8>) -> tensor<1150x17xi8>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%8:4 = stablehlo.while(%iterArg = %c_2, %iterArg_24 = %arg0, %iterArg_25 = %5, %iterArg_26 = %7) : tensor<i32>, tensor<i32>, tensor<17x1150xi8>, tensor<1150x17xi8>
cond {
%70 = stablehlo.compare LT, %iterArg, %iterArg_24, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %70 : tensor<i1>
} do {
%c_27 = stablehlo.constant dense<1> : tensor<i32>
%70 = stablehlo.add %iterArg, %c_27 : tensor<i32>
%c_28 = stablehlo.constant dense<1> : tensor<i8>
%71 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i8>) -> tensor<17x1150xi8>
%72 = stablehlo.add %iterArg_25, %71 : tensor<17x1150xi8>
%c_29 = stablehlo.constant dense<1> : tensor<i8>
%73 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i8>) -> tensor<17x1150xi8>
%74 = stablehlo.add %iterArg_25, %73 : tensor<17x1150xi8>
%75 = stablehlo.transpose %74, dims = [1, 0] : (tensor<17x1150xi8>) -> tensor<1150x17xi8>
%c_30 = stablehlo.constant dense<1> : tensor<i8>
%76 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i8>) -> tensor<1150x17xi8>
%77 = stablehlo.add %iterArg_26, %76 : tensor<1150x17xi8>
%78 = stablehlo.multiply %75, %77 : tensor<1150x17xi8>
%79 = stablehlo.convert %iterArg_25 : (tensor<17x1150xi8>) -> tensor<17x1150xi64>
%80 = stablehlo.transpose %79, dims = [1, 0] : (tensor<17x1150xi64>) -> tensor<1150x17xi64>
%81 = stablehlo.convert %80 : (tensor<1150x17xi64>) -> tensor<1150x17xi8>
%82 = stablehlo.add %78, %81 : tensor<1150x17xi8>
stablehlo.return %70, %iterArg_24, %72, %82 : tensor<i32>, tensor<i32>, tensor<17x1150xi8>, tensor<1150x17xi8>
}
%9 = stablehlo.reshape %8#3 : (tensor<1150x17xi8>) -> tensor<19550xi8>
%10 = stablehlo.iota dim = 0 : tensor<19550xui32>
%c_3 = stablehlo.constant dense<2246822519> : tensor<ui32>
%11 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<19550xui32>
%12 = stablehlo.multiply %10, %11 : tensor<19550xui32>
%c_4 = stablehlo.constant dense<12> : tensor<ui32>
%13 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<19550xui32>
%14 = stablehlo.shift_right_logical %12, %13 : tensor<19550xui32>
%15 = stablehlo.convert %14 : (tensor<19550xui32>) -> tensor<19550xi64>
%c_5 = stablehlo.constant dense<0> : tensor<i8>
%16 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i8>) -> tensor<19550xi8>
%17 = stablehlo.convert %9 : (tensor<19550xi8>) -> tensor<19550xi64>
%18 = stablehlo.multiply %17, %15 : tensor<19550xi64>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%19 = stablehlo.reduce(%18 init: %c_6) applies stablehlo.add across dimensions = [0] : (tensor<19550xi64>, tensor<i64>) -> tensor<i64>
%20 = stablehlo.iota dim = 0 : tensor<19550xui32>
%21 = stablehlo.reshape %20 : (tensor<19550xui32>) -> tensor<17x1150xui32>
%c_7 = stablehlo.constant dense<2654435761> : tensor<ui32>
%22 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<17x1150xui32>
%23 = stablehlo.multiply %21, %22 : tensor<17x1150xui32>
%c_8 = stablehlo.constant dense<113> : tensor<i64>
%24 = call @remainder(%23, %c_8) : (tensor<17x1150xui32>, tensor<i64>) -> tensor<17x1150xui32>
%25 = stablehlo.convert %24 : (tensor<17x1150xui32>) -> tensor<17x1150xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%26 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<17x1150xf32>
%27 = stablehlo.transpose %26, dims = [1, 0] : (tensor<17x1150xf32>) -> tensor<1150x17xf32>
%c_9 = stablehlo.constant dense<0> : tensor<i32>
%28:4 = stablehlo.while(%iterArg = %c_9, %iterArg_24 = %arg0, %iterArg_25 = %25, %iterArg_26 = %27) : tensor<i32>, tensor<i32>, tensor<17x1150xf32>, tensor<1150x17xf32>
cond {
%70 = stablehlo.compare LT, %iterArg, %iterArg_24, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %70 : tensor<i1>
} do {
%c_27 = stablehlo.constant dense<1> : tensor<i32>
%70 = stablehlo.add %iterArg, %c_27 : tensor<i32>
%cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%71 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<17x1150xf32>
%72 = stablehlo.add %iterArg_25, %71 : tensor<17x1150xf32>
%cst_29 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%73 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<17x1150xf32>
%74 = stablehlo.add %iterArg_25, %73 : tensor<17x1150xf32>
%75 = stablehlo.transpose %74, dims = [1, 0] : (tensor<17x1150xf32>) -> tensor<1150x17xf32>
%cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%76 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<1150x17xf32>
%77 = stablehlo.add %iterArg_26, %76 : tensor<1150x17xf32>
%78 = stablehlo.multiply %75, %77 : tensor<1150x17xf32>
%79 = stablehlo.convert %iterArg_25 : (tensor<17x1150xf32>) -> tensor<17x1150xi64>
%80 = stablehlo.transpose %79, dims = [1, 0] : (tensor<17x1150xi64>) -> tensor<1150x17xi64>
%81 = stablehlo.convert %80 : (tensor<1150x17xi64>) -> tensor<1150x17xf32>
%82 = stablehlo.add %78, %81 : tensor<1150x17xf32>
stablehlo.return %70, %iterArg_24, %72, %82 : tensor<i32>, tensor<i32>, tensor<17x1150xf32>, tensor<1150x17xf32>
}
%29 = stablehlo.reshape %28#3 : (tensor<1150x17xf32>) -> tensor<19550xf32>
%30 = stablehlo.iota dim = 0 : tensor<19550xui32>
%c_10 = stablehlo.constant dense<2246822519> : tensor<ui32>
%31 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<19550xui32>
%32 = stablehlo.multiply %30, %31 : tensor<19550xui32>
%c_11 = stablehlo.constant dense<12> : tensor<ui32>
%33 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<19550xui32>
%34 = stablehlo.shift_right_logical %32, %33 : tensor<19550xui32>
%35 = stablehlo.convert %34 : (tensor<19550xui32>) -> tensor<19550xi64>
%cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%36 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<19550xf32>
%37 = stablehlo.convert %29 : (tensor<19550xf32>) -> tensor<19550xi64>
%38 = stablehlo.multiply %37, %35 : tensor<19550xi64>
%c_13 = stablehlo.constant dense<0> : tensor<i64>
%39 = stablehlo.reduce(%38 init: %c_13) applies stablehlo.add across dimensions = [0] : (tensor<19550xi64>, tensor<i64>) -> tensor<i64>
%40 = stablehlo.iota dim = 0 : tensor<19550xui32>
%41 = stablehlo.reshape %40 : (tensor<19550xui32>) -> tensor<17x1150xui32>
%c_14 = stablehlo.constant dense<2654435761> : tensor<ui32>
%42 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<17x1150xui32>
%43 = stablehlo.multiply %41, %42 : tensor<17x1150xui32>
%c_15 = stablehlo.constant dense<113> : tensor<i64>
%44 = call @remainder(%43, %c_15) : (tensor<17x1150xui32>, tensor<i64>) -> tensor<17x1150xui32>
%c_16 = stablehlo.constant dense<0> : tensor<ui32>
%45 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<17x1150xui32>
%46 = stablehlo.add %44, %45 : tensor<17x1150xui32>
%47 = stablehlo.convert %46 : (tensor<17x1150xui32>) -> tensor<17x1150xf64>
%c_17 = stablehlo.constant dense<1> : tensor<ui32>
%48 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<17x1150xui32>
%49 = stablehlo.add %44, %48 : tensor<17x1150xui32>
%50 = stablehlo.convert %49 : (tensor<17x1150xui32>) -> tensor<17x1150xf64>
%51 = stablehlo.complex %47, %50 : tensor<17x1150xcomplex<f64>>
%cst_18 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%52 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<complex<f64>>) -> tensor<17x1150xcomplex<f64>>
%53 = stablehlo.transpose %52, dims = [1, 0] : (tensor<17x1150xcomplex<f64>>) -> tensor<1150x17xcomplex<f64>>
%c_19 = stablehlo.constant dense<0> : tensor<i32>
%54:4 = stablehlo.while(%iterArg = %c_19, %iterArg_24 = %arg0, %iterArg_25 = %51, %iterArg_26 = %53) : tensor<i32>, tensor<i32>, tensor<17x1150xcomplex<f64>>, tensor<1150x17xcomplex<f64>>
cond {
%70 = stablehlo.compare LT, %iterArg, %iterArg_24, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %70 : tensor<i1>
} do {
%c_27 = stablehlo.constant dense<1> : tensor<i32>
%70 = stablehlo.add %iterArg, %c_27 : tensor<i32>
%cst_28 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%71 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<complex<f64>>) -> tensor<17x1150xcomplex<f64>>
%72 = stablehlo.add %iterArg_25, %71 : tensor<17x1150xcomplex<f64>>
%cst_29 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%73 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<complex<f64>>) -> tensor<17x1150xcomplex<f64>>
%74 = stablehlo.add %iterArg_25, %73 : tensor<17x1150xcomplex<f64>>
%75 = stablehlo.transpose %74, dims = [1, 0] : (tensor<17x1150xcomplex<f64>>) -> tensor<1150x17xcomplex<f64>>
%cst_30 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%76 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<complex<f64>>) -> tensor<1150x17xcomplex<f64>>
%77 = stablehlo.add %iterArg_26, %76 : tensor<1150x17xcomplex<f64>>
%78 = stablehlo.multiply %75, %77 : tensor<1150x17xcomplex<f64>>
%79 = stablehlo.real %iterArg_25 : (tensor<17x1150xcomplex<f64>>) -> tensor<17x1150xf64>
%80 = stablehlo.convert %79 : (tensor<17x1150xf64>) -> tensor<17x1150xi64>
%81 = stablehlo.transpose %80, dims = [1, 0] : (tensor<17x1150xi64>) -> tensor<1150x17xi64>
%82 = stablehlo.convert %81 : (tensor<1150x17xi64>) -> tensor<1150x17xcomplex<f64>>
%83 = stablehlo.add %78, %82 : tensor<1150x17xcomplex<f64>>
stablehlo.return %70, %iterArg_24, %72, %83 : tensor<i32>, tensor<i32>, tensor<17x1150xcomplex<f64>>, tensor<1150x17xcomplex<f64>>
}
%55 = stablehlo.reshape %54#3 : (tensor<1150x17xcomplex<f64>>) -> tensor<19550xcomplex<f64>>
%56 = stablehlo.iota dim = 0 : tensor<19550xui32>
%c_20 = stablehlo.constant dense<2246822519> : tensor<ui32>
%57 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<19550xui32>
%58 = stablehlo.multiply %56, %57 : tensor<19550xui32>
%c_21 = stablehlo.constant dense<12> : tensor<ui32>
%59 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<19550xui32>
%60 = stablehlo.shift_right_logical %58, %59 : tensor<19550xui32>
%61 = stablehlo.convert %60 : (tensor<19550xui32>) -> tensor<19550xi64>
%62 = stablehlo.real %55 : (tensor<19550xcomplex<f64>>) -> tensor<19550xf64>
%63 = stablehlo.imag %55 : (tensor<19550xcomplex<f64>>) -> tensor<19550xf64>
%64 = stablehlo.convert %62 : (tensor<19550xf64>) -> tensor<19550xi64>
%65 = stablehlo.multiply %64, %61 : tensor<19550xi64>
%c_22 = stablehlo.constant dense<0> : tensor<i64>
%66 = stablehlo.reduce(%65 init: %c_22) applies stablehlo.add across dimensions = [0] : (tensor<19550xi64>, tensor<i64>) -> tensor<i64>
%67 = stablehlo.convert %63 : (tensor<19550xf64>) -> tensor<19550xi64>
%68 = stablehlo.multiply %67, %61 : tensor<19550xi64>
%c_23 = stablehlo.constant dense<0> : tensor<i64>
%69 = stablehlo.reduce(%68 init: %c_23) applies stablehlo.add across dimensions = [0] : (tensor<19550xi64>, tensor<i64>) -> tensor<i64>
return %19, %39, %66, %69 : tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>
}
func.func private @remainder(%arg0: tensor<17x1150xui32>, %arg1: tensor<i64>) -> tensor<17x1150xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<17x1150xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<17x1150xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<17x1150xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<17x1150xui32>, tensor<17x1150xui32>) -> tensor<17x1150xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<17x1150xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<17x1150xui32>, tensor<17x1150xui32>) -> tensor<17x1150xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<17x1150xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<17x1150xi1>, tensor<17x1150xi1>) -> tensor<17x1150xi1>
%12 = stablehlo.and %11, %6 : tensor<17x1150xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<17x1150xui32>
%14 = stablehlo.add %4, %13 : tensor<17x1150xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<17x1150xi1>, tensor<17x1150xui32>
return %15 : tensor<17x1150xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
}
// -----
// 128x192_1_0_both
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x02000000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:4 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0xE2EC76AD0E000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0xE2E82AE309670000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e2 = stablehlo.constant dense<"0x2864BD6985340000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e3 = stablehlo.constant dense<"0xA8D80D6738980000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<24576xui32>
%1 = stablehlo.reshape %0 : (tensor<24576xui32>) -> tensor<128x192xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<128x192xui32>
%3 = stablehlo.multiply %1, %2 : tensor<128x192xui32>
%c_0 = stablehlo.constant dense<113> : tensor<i64>
%4 = call @remainder(%3, %c_0) : (tensor<128x192xui32>, tensor<i64>) -> tensor<128x192xui32>
%5 = stablehlo.convert %4 : (tensor<128x192xui32>) -> tensor<128x192xi8>
%c_1 = stablehlo.constant dense<0> : tensor<i8>
%6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i8>) -> tensor<128x192xi8>
%7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<128x192xi8>) -> tensor<192x128xi8>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%8:4 = stablehlo.while(%iterArg = %c_2, %iterArg_24 = %arg0, %iterArg_25 = %5, %iterArg_26 = %7) : tensor<i32>, tensor<i32>, tensor<128x192xi8>, tensor<192x128xi8>
cond {
%70 = stablehlo.compare LT, %iterArg, %iterArg_24, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %70 : tensor<i1>
} do {
%c_27 = stablehlo.constant dense<1> : tensor<i32>
%70 = stablehlo.add %iterArg, %c_27 : tensor<i32>
%c_28 = stablehlo.constant dense<1> : tensor<i8>
%71 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i8>) -> tensor<128x192xi8>
%72 = stablehlo.add %iterArg_25, %71 : tensor<128x192xi8>
%c_29 = stablehlo.constant dense<1> : tensor<i8>
%73 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i8>) -> tensor<128x192xi8>
%74 = stablehlo.add %iterArg_25, %73 : tensor<128x192xi8>
%75 = stablehlo.transpose %74, dims = [1, 0] : (tensor<128x192xi8>) -> tensor<192x128xi8>
%c_30 = stablehlo.constant dense<1> : tensor<i8>
%76 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i8>) -> tensor<192x128xi8>
%77 = stablehlo.add %iterArg_26, %76 : tensor<192x128xi8>
%78 = stablehlo.multiply %75, %77 : tensor<192x128xi8>
%79 = stablehlo.convert %iterArg_25 : (tensor<128x192xi8>) -> tensor<128x192xi64>
%80 = stablehlo.transpose %79, dims = [1, 0] : (tensor<128x192xi64>) -> tensor<192x128xi64>
%81 = stablehlo.convert %80 : (tensor<192x128xi64>) -> tensor<192x128xi8>
%82 = stablehlo.add %78, %81 : tensor<192x128xi8>
stablehlo.return %70, %iterArg_24, %72, %82 : tensor<i32>, tensor<i32>, tensor<128x192xi8>, tensor<192x128xi8>
}
%9 = stablehlo.reshape %8#3 : (tensor<192x128xi8>) -> tensor<24576xi8>
%10 = stablehlo.iota dim = 0 : tensor<24576xui32>
%c_3 = stablehlo.constant dense<2246822519> : tensor<ui32>
%11 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<24576xui32>
%12 = stablehlo.multiply %10, %11 : tensor<24576xui32>
%c_4 = stablehlo.constant dense<12> : tensor<ui32>
%13 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<24576xui32>
%14 = stablehlo.shift_right_logical %12, %13 : tensor<24576xui32>
%15 = stablehlo.convert %14 : (tensor<24576xui32>) -> tensor<24576xi64>
%c_5 = stablehlo.constant dense<0> : tensor<i8>
%16 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i8>) -> tensor<24576xi8>
%17 = stablehlo.convert %9 : (tensor<24576xi8>) -> tensor<24576xi64>
%18 = stablehlo.multiply %17, %15 : tensor<24576xi64>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%19 = stablehlo.reduce(%18 init: %c_6) applies stablehlo.add across dimensions = [0] : (tensor<24576xi64>, tensor<i64>) -> tensor<i64>
%20 = stablehlo.iota dim = 0 : tensor<24576xui32>
%21 = stablehlo.reshape %20 : (tensor<24576xui32>) -> tensor<128x192xui32>
%c_7 = stablehlo.constant dense<2654435761> : tensor<ui32>
%22 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<128x192xui32>
%23 = stablehlo.multiply %21, %22 : tensor<128x192xui32>
%c_8 = stablehlo.constant dense<113> : tensor<i64>
%24 = call @remainder(%23, %c_8) : (tensor<128x192xui32>, tensor<i64>) -> tensor<128x192xui32>
%25 = stablehlo.convert %24 : (tensor<128x192xui32>) -> tensor<128x192xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%26 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<128x192xf32>
%27 = stablehlo.transpose %26, dims = [1, 0] : (tensor<128x192xf32>) -> tensor<192x128xf32>
%c_9 = stablehlo.constant dense<0> : tensor<i32>
%28:4 = stablehlo.while(%iterArg = %c_9, %iterArg_24 = %arg0, %iterArg_25 = %25, %iterArg_26 = %27) : tensor<i32>, tensor<i32>, tensor<128x192xf32>, tensor<192x128xf32>
cond {
%70 = stablehlo.compare LT, %iterArg, %iterArg_24, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %70 : tensor<i1>
} do {
%c_27 = stablehlo.constant dense<1> : tensor<i32>
%70 = stablehlo.add %iterArg, %c_27 : tensor<i32>
%cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%71 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<128x192xf32>
%72 = stablehlo.add %iterArg_25, %71 : tensor<128x192xf32>
%cst_29 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%73 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<128x192xf32>
%74 = stablehlo.add %iterArg_25, %73 : tensor<128x192xf32>
%75 = stablehlo.transpose %74, dims = [1, 0] : (tensor<128x192xf32>) -> tensor<192x128xf32>
%cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%76 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<192x128xf32>
%77 = stablehlo.add %iterArg_26, %76 : tensor<192x128xf32>
%78 = stablehlo.multiply %75, %77 : tensor<192x128xf32>
%79 = stablehlo.convert %iterArg_25 : (tensor<128x192xf32>) -> tensor<128x192xi64>
%80 = stablehlo.transpose %79, dims = [1, 0] : (tensor<128x192xi64>) -> tensor<192x128xi64>
%81 = stablehlo.convert %80 : (tensor<192x128xi64>) -> tensor<192x128xf32>
%82 = stablehlo.add %78, %81 : tensor<192x128xf32>
stablehlo.return %70, %iterArg_24, %72, %82 : tensor<i32>, tensor<i32>, tensor<128x192xf32>, tensor<192x128xf32>
}
%29 = stablehlo.reshape %28#3 : (tensor<192x128xf32>) -> tensor<24576xf32>
%30 = stablehlo.iota dim = 0 : tensor<24576xui32>
%c_10 = stablehlo.constant dense<2246822519> : tensor<ui32>
%31 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<24576xui32>
%32 = stablehlo.multiply %30, %31 : tensor<24576xui32>
%c_11 = stablehlo.constant dense<12> : tensor<ui32>
%33 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<24576xui32>
%34 = stablehlo.shift_right_logical %32, %33 : tensor<24576xui32>
%35 = stablehlo.convert %34 : (tensor<24576xui32>) -> tensor<24576xi64>
%cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%36 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24576xf32>
%37 = stablehlo.convert %29 : (tensor<24576xf32>) -> tensor<24576xi64>
%38 = stablehlo.multiply %37, %35 : tensor<24576xi64>
%c_13 = stablehlo.constant dense<0> : tensor<i64>
%39 = stablehlo.reduce(%38 init: %c_13) applies stablehlo.add across dimensions = [0] : (tensor<24576xi64>, tensor<i64>) -> tensor<i64>
%40 = stablehlo.iota dim = 0 : tensor<24576xui32>
%41 = stablehlo.reshape %40 : (tensor<24576xui32>) -> tensor<128x192xui32>
%c_14 = stablehlo.constant dense<2654435761> : tensor<ui32>
%42 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<128x192xui32>
%43 = stablehlo.multiply %41, %42 : tensor<128x192xui32>
%c_15 = stablehlo.constant dense<113> : tensor<i64>
%44 = call @remainder(%43, %c_15) : (tensor<128x192xui32>, tensor<i64>) -> tensor<128x192xui32>
%c_16 = stablehlo.constant dense<0> : tensor<ui32>
%45 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<128x192xui32>
%46 = stablehlo.add %44, %45 : tensor<128x192xui32>
%47 = stablehlo.convert %46 : (tensor<128x192xui32>) -> tensor<128x192xf64>
%c_17 = stablehlo.constant dense<1> : tensor<ui32>
%48 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<128x192xui32>
%49 = stablehlo.add %44, %48 : tensor<128x192xui32>
%50 = stablehlo.convert %49 : (tensor<128x192xui32>) -> tensor<128x192xf64>
%51 = stablehlo.complex %47, %50 : tensor<128x192xcomplex<f64>>
%cst_18 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%52 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<complex<f64>>) -> tensor<128x192xcomplex<f64>>
%53 = stablehlo.transpose %52, dims = [1, 0] : (tensor<128x192xcomplex<f64>>) -> tensor<192x128xcomplex<f64>>
%c_19 = stablehlo.constant dense<0> : tensor<i32>
%54:4 = stablehlo.while(%iterArg = %c_19, %iterArg_24 = %arg0, %iterArg_25 = %51, %iterArg_26 = %53) : tensor<i32>, tensor<i32>, tensor<128x192xcomplex<f64>>, tensor<192x128xcomplex<f64>>
cond {
%70 = stablehlo.compare LT, %iterArg, %iterArg_24, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %70 : tensor<i1>
} do {
%c_27 = stablehlo.constant dense<1> : tensor<i32>
%70 = stablehlo.add %iterArg, %c_27 : tensor<i32>
%cst_28 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%71 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<complex<f64>>) -> tensor<128x192xcomplex<f64>>
%72 = stablehlo.add %iterArg_25, %71 : tensor<128x192xcomplex<f64>>
%cst_29 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%73 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<complex<f64>>) -> tensor<128x192xcomplex<f64>>
%74 = stablehlo.add %iterArg_25, %73 : tensor<128x192xcomplex<f64>>
%75 = stablehlo.transpose %74, dims = [1, 0] : (tensor<128x192xcomplex<f64>>) -> tensor<192x128xcomplex<f64>>
%cst_30 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%76 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<complex<f64>>) -> tensor<192x128xcomplex<f64>>
%77 = stablehlo.add %iterArg_26, %76 : tensor<192x128xcomplex<f64>>
%78 = stablehlo.multiply %75, %77 : tensor<192x128xcomplex<f64>>
%79 = stablehlo.real %iterArg_25 : (tensor<128x192xcomplex<f64>>) -> tensor<128x192xf64>
%80 = stablehlo.convert %79 : (tensor<128x192xf64>) -> tensor<128x192xi64>
%81 = stablehlo.transpose %80, dims = [1, 0] : (tensor<128x192xi64>) -> tensor<192x128xi64>
%82 = stablehlo.convert %81 : (tensor<192x128xi64>) -> tensor<192x128xcomplex<f64>>
%83 = stablehlo.add %78, %82 : tensor<192x128xcomplex<f64>>
stablehlo.return %70, %iterArg_24, %72, %83 : tensor<i32>, tensor<i32>, tensor<128x192xcomplex<f64>>, tensor<192x128xcomplex<f64>>
}
%55 = stablehlo.reshape %54#3 : (tensor<192x128xcomplex<f64>>) -> tensor<24576xcomplex<f64>>
%56 = stablehlo.iota dim = 0 : tensor<24576xui32>
%c_20 = stablehlo.constant dense<2246822519> : tensor<ui32>
%57 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<24576xui32>
%58 = stablehlo.multiply %56, %57 : tensor<24576xui32>
%c_21 = stablehlo.constant dense<12> : tensor<ui32>
%59 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<24576xui32>
%60 = stablehlo.shift_right_logical %58, %59 : tensor<24576xui32>
%61 = stablehlo.convert %60 : (tensor<24576xui32>) -> tensor<24576xi64>
%62 = stablehlo.real %55 : (tensor<24576xcomplex<f64>>) -> tensor<24576xf64>
%63 = stablehlo.imag %55 : (tensor<24576xcomplex<f64>>) -> tensor<24576xf64>
%64 = stablehlo.convert %62 : (tensor<24576xf64>) -> tensor<24576xi64>
%65 = stablehlo.multiply %64, %61 : tensor<24576xi64>
%c_22 = stablehlo.constant dense<0> : tensor<i64>
%66 = stablehlo.reduce(%65 init: %c_22) applies stablehlo.add across dimensions = [0] : (tensor<24576xi64>, tensor<i64>) -> tensor<i64>
%67 = stablehlo.convert %63 : (tensor<24576xf64>) -> tensor<24576xi64>
%68 = stablehlo.multiply %67, %61 : tensor<24576xi64>
%c_23 = stablehlo.constant dense<0> : tensor<i64>
%69 = stablehlo.reduce(%68 init: %c_23) applies stablehlo.add across dimensions = [0] : (tensor<24576xi64>, tensor<i64>) -> tensor<i64>
return %19, %39, %66, %69 : tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>
}
func.func private @remainder(%arg0: tensor<128x192xui32>, %arg1: tensor<i64>) -> tensor<128x192xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<128x192xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<128x192xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<128x192xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<128x192xui32>, tensor<128x192xui32>) -> tensor<128x192xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<128x192xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<128x192xui32>, tensor<128x192xui32>) -> tensor<128x192xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<128x192xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<128x192xi1>, tensor<128x192xi1>) -> tensor<128x192xi1>
%12 = stablehlo.and %11, %6 : tensor<128x192xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<128x192xui32>
%14 = stablehlo.add %4, %13 : tensor<128x192xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<128x192xi1>, tensor<128x192xui32>
return %15 : tensor<128x192xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
}
// -----
// 261x141_1_0_both
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x02000000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:4 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0x3326334C14000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x33A70804479A0000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e2 = stablehlo.constant dense<"0x2AA3C16AA34E0000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e3 = stablehlo.constant dense<"0x264153BCEAE30000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<36801xui32>
%1 = stablehlo.reshape %0 : (tensor<36801xui32>) -> tensor<261x141xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<261x141xui32>
%3 = stablehlo.multiply %1, %2 : tensor<261x141xui32>
%c_0 = stablehlo.constant dense<113> : tensor<i64>
%4 = call @remainder(%3, %c_0) : (tensor<261x141xui32>, tensor<i64>) -> tensor<261x141xui32>
%5 = stablehlo.convert %4 : (tensor<261x141xui32>) -> tensor<261x141xi8>
%c_1 = stablehlo.constant dense<0> : tensor<i8>
%6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i8>) -> tensor<261x141xi8>
%7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<261x141xi8>) -> tensor<141x261xi8>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%8:4 = stablehlo.while(%iterArg = %c_2, %iterArg_24 = %arg0, %iterArg_25 = %5, %iterArg_26 = %7) : tensor<i32>, tensor<i32>, tensor<261x141xi8>, tensor<141x261xi8>
cond {
%70 = stablehlo.compare LT, %iterArg, %iterArg_24, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %70 : tensor<i1>
} do {
%c_27 = stablehlo.constant dense<1> : tensor<i32>
%70 = stablehlo.add %iterArg, %c_27 : tensor<i32>
%c_28 = stablehlo.constant dense<1> : tensor<i8>
%71 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i8>) -> tensor<261x141xi8>
%72 = stablehlo.add %iterArg_25, %71 : tensor<261x141xi8>
%c_29 = stablehlo.constant dense<1> : tensor<i8>
%73 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i8>) -> tensor<261x141xi8>
%74 = stablehlo.add %iterArg_25, %73 : tensor<261x141xi8>
%75 = stablehlo.transpose %74, dims = [1, 0] : (tensor<261x141xi8>) -> tensor<141x261xi8>
%c_30 = stablehlo.constant dense<1> : tensor<i8>
%76 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i8>) -> tensor<141x261xi8>
%77 = stablehlo.add %iterArg_26, %76 : tensor<141x261xi8>
%78 = stablehlo.multiply %75, %77 : tensor<141x261xi8>
%79 = stablehlo.convert %iterArg_25 : (tensor<261x141xi8>) -> tensor<261x141xi64>
%80 = stablehlo.transpose %79, dims = [1, 0] : (tensor<261x141xi64>) -> tensor<141x261xi64>
%81 = stablehlo.convert %80 : (tensor<141x261xi64>) -> tensor<141x261xi8>
%82 = stablehlo.add %78, %81 : tensor<141x261xi8>
stablehlo.return %70, %iterArg_24, %72, %82 : tensor<i32>, tensor<i32>, tensor<261x141xi8>, tensor<141x261xi8>
}
%9 = stablehlo.reshape %8#3 : (tensor<141x261xi8>) -> tensor<36801xi8>
%10 = stablehlo.iota dim = 0 : tensor<36801xui32>
%c_3 = stablehlo.constant dense<2246822519> : tensor<ui32>
%11 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<36801xui32>
%12 = stablehlo.multiply %10, %11 : tensor<36801xui32>
%c_4 = stablehlo.constant dense<12> : tensor<ui32>
%13 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<36801xui32>
%14 = stablehlo.shift_right_logical %12, %13 : tensor<36801xui32>
%15 = stablehlo.convert %14 : (tensor<36801xui32>) -> tensor<36801xi64>
%c_5 = stablehlo.constant dense<0> : tensor<i8>
%16 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i8>) -> tensor<36801xi8>
%17 = stablehlo.convert %9 : (tensor<36801xi8>) -> tensor<36801xi64>
%18 = stablehlo.multiply %17, %15 : tensor<36801xi64>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%19 = stablehlo.reduce(%18 init: %c_6) applies stablehlo.add across dimensions = [0] : (tensor<36801xi64>, tensor<i64>) -> tensor<i64>
%20 = stablehlo.iota dim = 0 : tensor<36801xui32>
%21 = stablehlo.reshape %20 : (tensor<36801xui32>) -> tensor<261x141xui32>
%c_7 = stablehlo.constant dense<2654435761> : tensor<ui32>
%22 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<261x141xui32>
%23 = stablehlo.multiply %21, %22 : tensor<261x141xui32>
%c_8 = stablehlo.constant dense<113> : tensor<i64>
%24 = call @remainder(%23, %c_8) : (tensor<261x141xui32>, tensor<i64>) -> tensor<261x141xui32>
%25 = stablehlo.convert %24 : (tensor<261x141xui32>) -> tensor<261x141xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%26 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<261x141xf32>
%27 = stablehlo.transpose %26, dims = [1, 0] : (tensor<261x141xf32>) -> tensor<141x261xf32>
%c_9 = stablehlo.constant dense<0> : tensor<i32>
%28:4 = stablehlo.while(%iterArg = %c_9, %iterArg_24 = %arg0, %iterArg_25 = %25, %iterArg_26 = %27) : tensor<i32>, tensor<i32>, tensor<261x141xf32>, tensor<141x261xf32>
cond {
%70 = stablehlo.compare LT, %iterArg, %iterArg_24, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %70 : tensor<i1>
} do {
%c_27 = stablehlo.constant dense<1> : tensor<i32>
%70 = stablehlo.add %iterArg, %c_27 : tensor<i32>
%cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%71 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<261x141xf32>
%72 = stablehlo.add %iterArg_25, %71 : tensor<261x141xf32>
%cst_29 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%73 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<261x141xf32>
%74 = stablehlo.add %iterArg_25, %73 : tensor<261x141xf32>
%75 = stablehlo.transpose %74, dims = [1, 0] : (tensor<261x141xf32>) -> tensor<141x261xf32>
%cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%76 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<141x261xf32>
%77 = stablehlo.add %iterArg_26, %76 : tensor<141x261xf32>
%78 = stablehlo.multiply %75, %77 : tensor<141x261xf32>
%79 = stablehlo.convert %iterArg_25 : (tensor<261x141xf32>) -> tensor<261x141xi64>
%80 = stablehlo.transpose %79, dims = [1, 0] : (tensor<261x141xi64>) -> tensor<141x261xi64>
%81 = stablehlo.convert %80 : (tensor<141x261xi64>) -> tensor<141x261xf32>
%82 = stablehlo.add %78, %81 : tensor<141x261xf32>
stablehlo.return %70, %iterArg_24, %72, %82 : tensor<i32>, tensor<i32>, tensor<261x141xf32>, tensor<141x261xf32>
}
%29 = stablehlo.reshape %28#3 : (tensor<141x261xf32>) -> tensor<36801xf32>
%30 = stablehlo.iota dim = 0 : tensor<36801xui32>
%c_10 = stablehlo.constant dense<2246822519> : tensor<ui32>
%31 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<36801xui32>
%32 = stablehlo.multiply %30, %31 : tensor<36801xui32>
%c_11 = stablehlo.constant dense<12> : tensor<ui32>
%33 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<36801xui32>
%34 = stablehlo.shift_right_logical %32, %33 : tensor<36801xui32>
%35 = stablehlo.convert %34 : (tensor<36801xui32>) -> tensor<36801xi64>
%cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%36 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<36801xf32>
%37 = stablehlo.convert %29 : (tensor<36801xf32>) -> tensor<36801xi64>
%38 = stablehlo.multiply %37, %35 : tensor<36801xi64>
%c_13 = stablehlo.constant dense<0> : tensor<i64>
%39 = stablehlo.reduce(%38 init: %c_13) applies stablehlo.add across dimensions = [0] : (tensor<36801xi64>, tensor<i64>) -> tensor<i64>
%40 = stablehlo.iota dim = 0 : tensor<36801xui32>
%41 = stablehlo.reshape %40 : (tensor<36801xui32>) -> tensor<261x141xui32>
%c_14 = stablehlo.constant dense<2654435761> : tensor<ui32>
%42 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<261x141xui32>
%43 = stablehlo.multiply %41, %42 : tensor<261x141xui32>
%c_15 = stablehlo.constant dense<113> : tensor<i64>
%44 = call @remainder(%43, %c_15) : (tensor<261x141xui32>, tensor<i64>) -> tensor<261x141xui32>
%c_16 = stablehlo.constant dense<0> : tensor<ui32>
%45 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<261x141xui32>
%46 = stablehlo.add %44, %45 : tensor<261x141xui32>
%47 = stablehlo.convert %46 : (tensor<261x141xui32>) -> tensor<261x141xf64>
%c_17 = stablehlo.constant dense<1> : tensor<ui32>
%48 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<261x141xui32>
%49 = stablehlo.add %44, %48 : tensor<261x141xui32>
%50 = stablehlo.convert %49 : (tensor<261x141xui32>) -> tensor<261x141xf64>
%51 = stablehlo.complex %47, %50 : tensor<261x141xcomplex<f64>>
%cst_18 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%52 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<complex<f64>>) -> tensor<261x141xcomplex<f64>>
%53 = stablehlo.transpose %52, dims = [1, 0] : (tensor<261x141xcomplex<f64>>) -> tensor<141x261xcomplex<f64>>
%c_19 = stablehlo.constant dense<0> : tensor<i32>
%54:4 = stablehlo.while(%iterArg = %c_19, %iterArg_24 = %arg0, %iterArg_25 = %51, %iterArg_26 = %53) : tensor<i32>, tensor<i32>, tensor<261x141xcomplex<f64>>, tensor<141x261xcomplex<f64>>
cond {
%70 = stablehlo.compare LT, %iterArg, %iterArg_24, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %70 : tensor<i1>
} do {
%c_27 = stablehlo.constant dense<1> : tensor<i32>
%70 = stablehlo.add %iterArg, %c_27 : tensor<i32>
%cst_28 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%71 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<complex<f64>>) -> tensor<261x141xcomplex<f64>>
%72 = stablehlo.add %iterArg_25, %71 : tensor<261x141xcomplex<f64>>
%cst_29 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%73 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<complex<f64>>) -> tensor<261x141xcomplex<f64>>
%74 = stablehlo.add %iterArg_25, %73 : tensor<261x141xcomplex<f64>>
%75 = stablehlo.transpose %74, dims = [1, 0] : (tensor<261x141xcomplex<f64>>) -> tensor<141x261xcomplex<f64>>
%cst_30 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%76 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<complex<f64>>) -> tensor<141x261xcomplex<f64>>
%77 = stablehlo.add %iterArg_26, %76 : tensor<141x261xcomplex<f64>>
%78 = stablehlo.multiply %75, %77 : tensor<141x261xcomplex<f64>>
%79 = stablehlo.real %iterArg_25 : (tensor<261x141xcomplex<f64>>) -> tensor<261x141xf64>
%80 = stablehlo.convert %79 : (tensor<261x141xf64>) -> tensor<261x141xi64>
%81 = stablehlo.transpose %80, dims = [1, 0] : (tensor<261x141xi64>) -> tensor<141x261xi64>
%82 = stablehlo.convert %81 : (tensor<141x261xi64>) -> tensor<141x261xcomplex<f64>>
%83 = stablehlo.add %78, %82 : tensor<141x261xcomplex<f64>>
stablehlo.return %70, %iterArg_24, %72, %83 : tensor<i32>, tensor<i32>, tensor<261x141xcomplex<f64>>, tensor<141x261xcomplex<f64>>
}
%55 = stablehlo.reshape %54#3 : (tensor<141x261xcomplex<f64>>) -> tensor<36801xcomplex<f64>>
%56 = stablehlo.iota dim = 0 : tensor<36801xui32>
%c_20 = stablehlo.constant dense<2246822519> : tensor<ui32>
%57 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<36801xui32>
%58 = stablehlo.multiply %56, %57 : tensor<36801xui32>
%c_21 = stablehlo.constant dense<12> : tensor<ui32>
%59 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<36801xui32>
%60 = stablehlo.shift_right_logical %58, %59 : tensor<36801xui32>
%61 = stablehlo.convert %60 : (tensor<36801xui32>) -> tensor<36801xi64>
%62 = stablehlo.real %55 : (tensor<36801xcomplex<f64>>) -> tensor<36801xf64>
%63 = stablehlo.imag %55 : (tensor<36801xcomplex<f64>>) -> tensor<36801xf64>
%64 = stablehlo.convert %62 : (tensor<36801xf64>) -> tensor<36801xi64>
%65 = stablehlo.multiply %64, %61 : tensor<36801xi64>
%c_22 = stablehlo.constant dense<0> : tensor<i64>
%66 = stablehlo.reduce(%65 init: %c_22) applies stablehlo.add across dimensions = [0] : (tensor<36801xi64>, tensor<i64>) -> tensor<i64>
%67 = stablehlo.convert %63 : (tensor<36801xf64>) -> tensor<36801xi64>
%68 = stablehlo.multiply %67, %61 : tensor<36801xi64>
%c_23 = stablehlo.constant dense<0> : tensor<i64>
%69 = stablehlo.reduce(%68 init: %c_23) applies stablehlo.add across dimensions = [0] : (tensor<36801xi64>, tensor<i64>) -> tensor<i64>
return %19, %39, %66, %69 : tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>
}
func.func private @remainder(%arg0: tensor<261x141xui32>, %arg1: tensor<i64>) -> tensor<261x141xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<261x141xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<261x141xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<261x141xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<261x141xui32>, tensor<261x141xui32>) -> tensor<261x141xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<261x141xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<261x141xui32>, tensor<261x141xui32>) -> tensor<261x141xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<261x141xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<261x141xi1>, tensor<261x141xi1>) -> tensor<261x141xi1>
%12 = stablehlo.and %11, %6 : tensor<261x141xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<261x141xui32>
%14 = stablehlo.add %4, %13 : tensor<261x141xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<261x141xi1>, tensor<261x141xui32>
return %15 : tensor<261x141xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
}
// -----
// 40x5x141_2_1_0_both
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x02000000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:1 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x905DB99A4B760000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<28200xui32>
%1 = stablehlo.reshape %0 : (tensor<28200xui32>) -> tensor<40x5x141xui32>
%c = stablehlo.constant dense<2654435761> : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<40x5x141xui32>
%3 = stablehlo.multiply %1, %2 : tensor<40x5x141xui32>
%c_0 = stablehlo.constant dense<113> : tensor<i64>
%4 = call @remainder(%3, %c_0) : (tensor<40x5x141xui32>, tensor<i64>) -> tensor<40x5x141xui32>
%5 = stablehlo.convert %4 : (tensor<40x5x141xui32>) -> tensor<40x5x141xf64>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<40x5x141xf64>
%7 = stablehlo.transpose %6, dims = [2, 1, 0] : (tensor<40x5x141xf64>) -> tensor<141x5x40xf64>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%8:4 = stablehlo.while(%iterArg = %c_1, %iterArg_6 = %arg0, %iterArg_7 = %5, %iterArg_8 = %7) : tensor<i32>, tensor<i32>, tensor<40x5x141xf64>, tensor<141x5x40xf64>
cond {
%20 = stablehlo.compare LT, %iterArg, %iterArg_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %20 : tensor<i1>
} do {
%c_9 = stablehlo.constant dense<1> : tensor<i32>
%20 = stablehlo.add %iterArg, %c_9 : tensor<i32>
%cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%21 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<40x5x141xf64>
%22 = stablehlo.add %iterArg_7, %21 : tensor<40x5x141xf64>
%cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%23 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<40x5x141xf64>
%24 = stablehlo.add %iterArg_7, %23 : tensor<40x5x141xf64>
%25 = stablehlo.transpose %24, dims = [2, 1, 0] : (tensor<40x5x141xf64>) -> tensor<141x5x40xf64>
%cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%26 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<141x5x40xf64>
%27 = stablehlo.add %iterArg_8, %26 : tensor<141x5x40xf64>
%28 = stablehlo.multiply %25, %27 : tensor<141x5x40xf64>
%29 = stablehlo.convert %iterArg_7 : (tensor<40x5x141xf64>) -> tensor<40x5x141xi64>
%30 = stablehlo.transpose %29, dims = [2, 1, 0] : (tensor<40x5x141xi64>) -> tensor<141x5x40xi64>
%31 = stablehlo.convert %30 : (tensor<141x5x40xi64>) -> tensor<141x5x40xf64>
%32 = stablehlo.add %28, %31 : tensor<141x5x40xf64>
stablehlo.return %20, %iterArg_6, %22, %32 : tensor<i32>, tensor<i32>, tensor<40x5x141xf64>, tensor<141x5x40xf64>
}
%9 = stablehlo.reshape %8#3 : (tensor<141x5x40xf64>) -> tensor<28200xf64>
%10 = stablehlo.iota dim = 0 : tensor<28200xui32>
%c_2 = stablehlo.constant dense<2246822519> : tensor<ui32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<28200xui32>
%12 = stablehlo.multiply %10, %11 : tensor<28200xui32>
%c_3 = stablehlo.constant dense<12> : tensor<ui32>
%13 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<28200xui32>
%14 = stablehlo.shift_right_logical %12, %13 : tensor<28200xui32>
%15 = stablehlo.convert %14 : (tensor<28200xui32>) -> tensor<28200xi64>
%cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<28200xf64>
%17 = stablehlo.convert %9 : (tensor<28200xf64>) -> tensor<28200xi64>
%18 = stablehlo.multiply %17, %15 : tensor<28200xi64>
%c_5 = stablehlo.constant dense<0> : tensor<i64>
%19 = stablehlo.reduce(%18 init: %c_5) applies stablehlo.add across dimensions = [0] : (tensor<28200xi64>, tensor<i64>) -> tensor<i64>
return %19 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<40x5x141xui32>, %arg1: tensor<i64>) -> tensor<40x5x141xui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%c = stablehlo.constant dense<0> : tensor<ui32>
%1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<ui32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<40x5x141xui32>
%4 = stablehlo.remainder %arg0, %3 : tensor<40x5x141xui32>
%c_1 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<40x5x141xui32>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<40x5x141xui32>, tensor<40x5x141xui32>) -> tensor<40x5x141xi1>
%c_2 = stablehlo.constant dense<0> : tensor<ui32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<40x5x141xui32>
%8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<40x5x141xui32>, tensor<40x5x141xui32>) -> tensor<40x5x141xi1>
%c_3 = stablehlo.constant dense<0> : tensor<ui32>
%9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<40x5x141xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<40x5x141xi1>, tensor<40x5x141xi1>) -> tensor<40x5x141xi1>
%12 = stablehlo.and %11, %6 : tensor<40x5x141xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<40x5x141xui32>
%14 = stablehlo.add %4, %13 : tensor<40x5x141xui32>
%15 = stablehlo.select %12, %14, %4 : tensor<40x5x141xi1>, tensor<40x5x141xui32>
return %15 : tensor<40x5x141xui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
return %0 : tensor<ui32>
}
}
// -----
// two_types
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x02000000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:1 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x710F76C802000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>) {
%0 = stablehlo.iota dim = 0 : tensor<20550xi32>
%1 = stablehlo.reshape %0 : (tensor<20550xi32>) -> tensor<150x137xi32>
%c = stablehlo.constant dense<3> : tensor<i64>
%2 = call @remainder(%1, %c) : (tensor<150x137xi32>, tensor<i64>) -> tensor<150x137xi32>
%3 = stablehlo.iota dim = 0 : tensor<20550xi32>
%4 = stablehlo.reshape %3 : (tensor<20550xi32>) -> tensor<150x137xi32>
%c_0 = stablehlo.constant dense<113> : tensor<i64>
%5 = call @remainder(%4, %c_0) : (tensor<150x137xi32>, tensor<i64>) -> tensor<150x137xi32>
%6 = stablehlo.convert %5 : (tensor<150x137xi32>) -> tensor<150x137xcomplex<f64>>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<137x150xcomplex<f64>>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%8:5 = stablehlo.while(%iterArg = %c_1, %iterArg_3 = %arg0, %iterArg_4 = %2, %iterArg_5 = %6, %iterArg_6 = %7) : tensor<i32>, tensor<i32>, tensor<150x137xi32>, tensor<150x137xcomplex<f64>>, tensor<137x150xcomplex<f64>>
cond {
%15 = stablehlo.compare LT, %iterArg, %iterArg_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %15 : tensor<i1>
} do {
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%15 = stablehlo.add %iterArg, %c_7 : tensor<i32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%16 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<150x137xi32>
%17 = stablehlo.add %iterArg_4, %16 : tensor<150x137xi32>
%cst_9 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%18 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<complex<f64>>) -> tensor<150x137xcomplex<f64>>
%19 = stablehlo.add %iterArg_5, %18 : tensor<150x137xcomplex<f64>>
%c_10 = stablehlo.constant dense<3> : tensor<i64>
%20 = func.call @remainder(%iterArg_4, %c_10) : (tensor<150x137xi32>, tensor<i64>) -> tensor<150x137xi32>
%21 = stablehlo.convert %20 : (tensor<150x137xi32>) -> tensor<150x137xi8>
%22 = stablehlo.transpose %21, dims = [1, 0] : (tensor<150x137xi8>) -> tensor<137x150xi8>
%c_11 = stablehlo.constant dense<0> : tensor<i8>
%23 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i8>) -> tensor<137x150xi8>
%24 = stablehlo.compare GT, %22, %23, SIGNED : (tensor<137x150xi8>, tensor<137x150xi8>) -> tensor<137x150xi1>
%25 = stablehlo.transpose %iterArg_5, dims = [1, 0] : (tensor<150x137xcomplex<f64>>) -> tensor<137x150xcomplex<f64>>
%26 = func.call @_where_0(%24, %25, %iterArg_6) : (tensor<137x150xi1>, tensor<137x150xcomplex<f64>>, tensor<137x150xcomplex<f64>>) -> tensor<137x150xcomplex<f64>>
stablehlo.return %15, %iterArg_3, %17, %19, %26 : tensor<i32>, tensor<i32>, tensor<150x137xi32>, tensor<150x137xcomplex<f64>>, tensor<137x150xcomplex<f64>>
}
%9 = stablehlo.reshape %8#4 : (tensor<137x150xcomplex<f64>>) -> tensor<20550xcomplex<f64>>
%10 = stablehlo.real %9 : (tensor<20550xcomplex<f64>>) -> tensor<20550xf64>
%11 = stablehlo.convert %10 : (tensor<20550xf64>) -> tensor<20550xi64>
%12 = stablehlo.iota dim = 0 : tensor<20550xi64>
%13 = stablehlo.multiply %11, %12 : tensor<20550xi64>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%14 = stablehlo.reduce(%13 init: %c_2) applies stablehlo.add across dimensions = [0] : (tensor<20550xi64>, tensor<i64>) -> tensor<i64>
return %14 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<150x137xi32>, %arg1: tensor<i64>) -> tensor<150x137xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<150x137xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<150x137xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<150x137xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<150x137xi32>, tensor<150x137xi32>) -> tensor<150x137xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<150x137xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<150x137xi32>, tensor<150x137xi32>) -> tensor<150x137xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<150x137xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<150x137xi1>, tensor<150x137xi1>) -> tensor<150x137xi1>
%12 = stablehlo.and %11, %6 : tensor<150x137xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<150x137xi32>
%14 = stablehlo.add %4, %13 : tensor<150x137xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<150x137xi1>, tensor<150x137xi32>
return %15 : tensor<150x137xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @_where_0(%arg0: tensor<137x150xi1>, %arg1: tensor<137x150xcomplex<f64>>, %arg2: tensor<137x150xcomplex<f64>>) -> tensor<137x150xcomplex<f64>> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<137x150xi1>, tensor<137x150xcomplex<f64>>
return %0 : tensor<137x150xcomplex<f64>>
}
}
