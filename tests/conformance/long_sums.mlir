// long_f32_2000003_over_0
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xCDCCCC3D"> : tensor<f32>
%z0 = stablehlo.constant dense<0.0> : tensor<f32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<f32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<f32>
%r:1 = call @f(%a0) : (tensor<f32>) -> (tensor<f32>)
%e0 = stablehlo.constant dense<"0x13504348"> : tensor<f32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<f32>, tensor<f32>) -> ()
return
}
func.func private @f(%a: tensor<f32>) -> tensor<f32> {
%zero = stablehlo.constant dense<0.0> : tensor<f32>
%x = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f32>) -> tensor<2000003xf32>
%y = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<2000003xf32>, tensor<f32>) -> tensor<f32>
return %y : tensor<f32>
}

}
// -----
// long_f32_700001_3_over_0_1
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xCDCCCC3D"> : tensor<f32>
%z0 = stablehlo.constant dense<0.0> : tensor<f32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<f32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<f32>
%r:1 = call @f(%a0) : (tensor<f32>) -> (tensor<f32>)
%e0 = stablehlo.constant dense<"0x13144D48"> : tensor<f32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<f32>, tensor<f32>) -> ()
return
}
func.func private @f(%a: tensor<f32>) -> tensor<f32> {
%zero = stablehlo.constant dense<0.0> : tensor<f32>
%x = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f32>) -> tensor<700001x3xf32>
%y = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<700001x3xf32>, tensor<f32>) -> tensor<f32>
return %y : tensor<f32>
}

}
// -----
// long_f32_700001_3_over_0
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xCDCCCC3D"> : tensor<f32>
%z0 = stablehlo.constant dense<0.0> : tensor<f32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<f32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<f32>
%r:1 = call @f(%a0) : (tensor<f32>) -> (tensor<3xf32>)
%e0 = stablehlo.constant dense<"0x0DB888470DB888470DB88847"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
return
}
func.func private @f(%a: tensor<f32>) -> tensor<3xf32> {
%zero = stablehlo.constant dense<0.0> : tensor<f32>
%x = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f32>) -> tensor<700001x3xf32>
%y = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<700001x3xf32>, tensor<f32>) -> tensor<3xf32>
return %y : tensor<3xf32>
}

}
// -----
// long_f32_300000_16_over_0
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xCDCCCC3D"> : tensor<f32>
%z0 = stablehlo.constant dense<0.0> : tensor<f32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<f32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<f32>
%r:1 = call @f(%a0) : (tensor<f32>) -> (tensor<16xf32>)
%e0 = stablehlo.constant dense<"0x0060EA460060EA460060EA460060EA460060EA460060EA460060EA460060EA460060EA460060EA460060EA460060EA460060EA460060EA460060EA460060EA46"> : tensor<16xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<16xf32>, tensor<16xf32>) -> ()
return
}
func.func private @f(%a: tensor<f32>) -> tensor<16xf32> {
%zero = stablehlo.constant dense<0.0> : tensor<f32>
%x = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f32>) -> tensor<300000x16xf32>
%y = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<300000x16xf32>, tensor<f32>) -> tensor<16xf32>
return %y : tensor<16xf32>
}

}
// -----
// long_f32_1000_2000_over_0_1
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xCDCCCC3D"> : tensor<f32>
%z0 = stablehlo.constant dense<0.0> : tensor<f32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<f32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<f32>
%r:1 = call @f(%a0) : (tensor<f32>) -> (tensor<f32>)
%e0 = stablehlo.constant dense<"0x00504348"> : tensor<f32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<f32>, tensor<f32>) -> ()
return
}
func.func private @f(%a: tensor<f32>) -> tensor<f32> {
%zero = stablehlo.constant dense<0.0> : tensor<f32>
%x = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f32>) -> tensor<1000x2000xf32>
%y = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<1000x2000xf32>, tensor<f32>) -> tensor<f32>
return %y : tensor<f32>
}

}
// -----
// long_f32_2_1_500000_over_1_2
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xCDCCCC3D"> : tensor<f32>
%z0 = stablehlo.constant dense<0.0> : tensor<f32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<f32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<f32>
%r:1 = call @f(%a0) : (tensor<f32>) -> (tensor<2xf32>)
%e0 = stablehlo.constant dense<"0x0050434700504347"> : tensor<2xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<2xf32>, tensor<2xf32>) -> ()
return
}
func.func private @f(%a: tensor<f32>) -> tensor<2xf32> {
%zero = stablehlo.constant dense<0.0> : tensor<f32>
%x = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f32>) -> tensor<2x1x500000xf32>
%y = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x1x500000xf32>, tensor<f32>) -> tensor<2xf32>
return %y : tensor<2xf32>
}

}
// -----
// long_f32_3_65536_5_over_1
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xCDCCCC3D"> : tensor<f32>
%z0 = stablehlo.constant dense<0.0> : tensor<f32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<f32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<f32>
%r:1 = call @f(%a0) : (tensor<f32>) -> (tensor<3x5xf32>)
%e0 = stablehlo.constant dense<"0xCDCCCC45CDCCCC45CDCCCC45CDCCCC45CDCCCC45CDCCCC45CDCCCC45CDCCCC45CDCCCC45CDCCCC45CDCCCC45CDCCCC45CDCCCC45CDCCCC45CDCCCC45"> : tensor<3x5xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
return
}
func.func private @f(%a: tensor<f32>) -> tensor<3x5xf32> {
%zero = stablehlo.constant dense<0.0> : tensor<f32>
%x = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f32>) -> tensor<3x65536x5xf32>
%y = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<3x65536x5xf32>, tensor<f32>) -> tensor<3x5xf32>
return %y : tensor<3x5xf32>
}

}
// -----
// long_complex<f32>_2000003_over_0
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xCDCCCC3DCDCC4CBE"> : tensor<complex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<complex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<complex<f32>>
%r:1 = call @f(%a0) : (tensor<complex<f32>>) -> (tensor<complex<f32>>)
%e0 = stablehlo.constant dense<"0x135043481350C3C8"> : tensor<complex<f32>>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 160 : i64} : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
return
}
func.func private @f(%a: tensor<complex<f32>>) -> tensor<complex<f32>> {
%zero = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
%x = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<complex<f32>>) -> tensor<2000003xcomplex<f32>>
%y = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<2000003xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
return %y : tensor<complex<f32>>
}

}
// -----
// long_complex<f32>_700001_3_over_0_1
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xCDCCCC3DCDCC4CBE"> : tensor<complex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<complex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<complex<f32>>
%r:1 = call @f(%a0) : (tensor<complex<f32>>) -> (tensor<complex<f32>>)
%e0 = stablehlo.constant dense<"0x13144D481314CDC8"> : tensor<complex<f32>>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 160 : i64} : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
return
}
func.func private @f(%a: tensor<complex<f32>>) -> tensor<complex<f32>> {
%zero = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
%x = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<complex<f32>>) -> tensor<700001x3xcomplex<f32>>
%y = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<700001x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
return %y : tensor<complex<f32>>
}

}
// -----
// long_complex<f32>_700001_3_over_0
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xCDCCCC3DCDCC4CBE"> : tensor<complex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<complex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<complex<f32>>
%r:1 = call @f(%a0) : (tensor<complex<f32>>) -> (tensor<3xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x0DB888470DB808C80DB888470DB808C80DB888470DB808C8"> : tensor<3xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 160 : i64} : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> ()
return
}
func.func private @f(%a: tensor<complex<f32>>) -> tensor<3xcomplex<f32>> {
%zero = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
%x = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<complex<f32>>) -> tensor<700001x3xcomplex<f32>>
%y = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<700001x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3xcomplex<f32>>
return %y : tensor<3xcomplex<f32>>
}

}
// -----
// long_complex<f32>_300000_16_over_0
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xCDCCCC3DCDCC4CBE"> : tensor<complex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<complex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<complex<f32>>
%r:1 = call @f(%a0) : (tensor<complex<f32>>) -> (tensor<16xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x0060EA4600606AC70060EA4600606AC70060EA4600606AC70060EA4600606AC70060EA4600606AC70060EA4600606AC70060EA4600606AC70060EA4600606AC70060EA4600606AC70060EA4600606AC70060EA4600606AC70060EA4600606AC70060EA4600606AC70060EA4600606AC70060EA4600606AC70060EA4600606AC7"> : tensor<16xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 160 : i64} : (tensor<16xcomplex<f32>>, tensor<16xcomplex<f32>>) -> ()
return
}
func.func private @f(%a: tensor<complex<f32>>) -> tensor<16xcomplex<f32>> {
%zero = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
%x = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<complex<f32>>) -> tensor<300000x16xcomplex<f32>>
%y = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<300000x16xcomplex<f32>>, tensor<complex<f32>>) -> tensor<16xcomplex<f32>>
return %y : tensor<16xcomplex<f32>>
}

}
// -----
// long_complex<f32>_1000_2000_over_0_1
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xCDCCCC3DCDCC4CBE"> : tensor<complex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<complex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<complex<f32>>
%r:1 = call @f(%a0) : (tensor<complex<f32>>) -> (tensor<complex<f32>>)
%e0 = stablehlo.constant dense<"0x005043480050C3C8"> : tensor<complex<f32>>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 160 : i64} : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
return
}
func.func private @f(%a: tensor<complex<f32>>) -> tensor<complex<f32>> {
%zero = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
%x = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<complex<f32>>) -> tensor<1000x2000xcomplex<f32>>
%y = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<1000x2000xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
return %y : tensor<complex<f32>>
}

}
// -----
// long_complex<f32>_2_1_500000_over_1_2
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xCDCCCC3DCDCC4CBE"> : tensor<complex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<complex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<complex<f32>>
%r:1 = call @f(%a0) : (tensor<complex<f32>>) -> (tensor<2xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x005043470050C3C7005043470050C3C7"> : tensor<2xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 160 : i64} : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> ()
return
}
func.func private @f(%a: tensor<complex<f32>>) -> tensor<2xcomplex<f32>> {
%zero = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
%x = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<complex<f32>>) -> tensor<2x1x500000xcomplex<f32>>
%y = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x1x500000xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
return %y : tensor<2xcomplex<f32>>
}

}
// -----
// long_complex<f32>_3_65536_5_over_1
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xCDCCCC3DCDCC4CBE"> : tensor<complex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<complex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<complex<f32>>
%r:1 = call @f(%a0) : (tensor<complex<f32>>) -> (tensor<3x5xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0xCDCCCC45CDCC4CC6CDCCCC45CDCC4CC6CDCCCC45CDCC4CC6CDCCCC45CDCC4CC6CDCCCC45CDCC4CC6CDCCCC45CDCC4CC6CDCCCC45CDCC4CC6CDCCCC45CDCC4CC6CDCCCC45CDCC4CC6CDCCCC45CDCC4CC6CDCCCC45CDCC4CC6CDCCCC45CDCC4CC6CDCCCC45CDCC4CC6CDCCCC45CDCC4CC6CDCCCC45CDCC4CC6"> : tensor<3x5xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 160 : i64} : (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> ()
return
}
func.func private @f(%a: tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>> {
%zero = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
%x = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<complex<f32>>) -> tensor<3x65536x5xcomplex<f32>>
%y = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<3x65536x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
return %y : tensor<3x5xcomplex<f32>>
}

}
// -----
// long_f64_2000003_over_0
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x9A9999999999B93F"> : tensor<f64>
%z0 = stablehlo.constant dense<0.0> : tensor<f64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<f64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<f64>
%r:1 = call @f(%a0) : (tensor<f64>) -> (tensor<f64>)
%e0 = stablehlo.constant dense<"0x67666666026A0841"> : tensor<f64>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4096 : i64} : (tensor<f64>, tensor<f64>) -> ()
return
}
func.func private @f(%a: tensor<f64>) -> tensor<f64> {
%zero = stablehlo.constant dense<0.0> : tensor<f64>
%x = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f64>) -> tensor<2000003xf64>
%y = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<2000003xf64>, tensor<f64>) -> tensor<f64>
return %y : tensor<f64>
}

}
// -----
// long_f64_700001_3_over_0_1
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x9A9999999999B93F"> : tensor<f64>
%z0 = stablehlo.constant dense<0.0> : tensor<f64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<f64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<f64>
%r:1 = call @f(%a0) : (tensor<f64>) -> (tensor<f64>)
%e0 = stablehlo.constant dense<"0x6766666682A20941"> : tensor<f64>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4096 : i64} : (tensor<f64>, tensor<f64>) -> ()
return
}
func.func private @f(%a: tensor<f64>) -> tensor<f64> {
%zero = stablehlo.constant dense<0.0> : tensor<f64>
%x = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f64>) -> tensor<700001x3xf64>
%y = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<700001x3xf64>, tensor<f64>) -> tensor<f64>
return %y : tensor<f64>
}

}
// -----
// long_f64_700001_3_over_0
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x9A9999999999B93F"> : tensor<f64>
%z0 = stablehlo.constant dense<0.0> : tensor<f64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<f64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<f64>
%r:1 = call @f(%a0) : (tensor<f64>) -> (tensor<3xf64>)
%e0 = stablehlo.constant dense<"0x9A9999990117F1409A9999990117F1409A9999990117F140"> : tensor<3xf64>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4096 : i64} : (tensor<3xf64>, tensor<3xf64>) -> ()
return
}
func.func private @f(%a: tensor<f64>) -> tensor<3xf64> {
%zero = stablehlo.constant dense<0.0> : tensor<f64>
%x = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f64>) -> tensor<700001x3xf64>
%y = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<700001x3xf64>, tensor<f64>) -> tensor<3xf64>
return %y : tensor<3xf64>
}

}
// -----
// long_f64_300000_16_over_0
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x9A9999999999B93F"> : tensor<f64>
%z0 = stablehlo.constant dense<0.0> : tensor<f64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<f64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<f64>
%r:1 = call @f(%a0) : (tensor<f64>) -> (tensor<16xf64>)
%e0 = stablehlo.constant dense<"0x00000000004CDD4000000000004CDD4000000000004CDD4000000000004CDD4000000000004CDD4000000000004CDD4000000000004CDD4000000000004CDD4000000000004CDD4000000000004CDD4000000000004CDD4000000000004CDD4000000000004CDD4000000000004CDD4000000000004CDD4000000000004CDD40"> : tensor<16xf64>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4096 : i64} : (tensor<16xf64>, tensor<16xf64>) -> ()
return
}
func.func private @f(%a: tensor<f64>) -> tensor<16xf64> {
%zero = stablehlo.constant dense<0.0> : tensor<f64>
%x = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f64>) -> tensor<300000x16xf64>
%y = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<300000x16xf64>, tensor<f64>) -> tensor<16xf64>
return %y : tensor<16xf64>
}

}
// -----
// long_f64_1000_2000_over_0_1
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x9A9999999999B93F"> : tensor<f64>
%z0 = stablehlo.constant dense<0.0> : tensor<f64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<f64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<f64>
%r:1 = call @f(%a0) : (tensor<f64>) -> (tensor<f64>)
%e0 = stablehlo.constant dense<"0x00000000006A0841"> : tensor<f64>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4096 : i64} : (tensor<f64>, tensor<f64>) -> ()
return
}
func.func private @f(%a: tensor<f64>) -> tensor<f64> {
%zero = stablehlo.constant dense<0.0> : tensor<f64>
%x = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f64>) -> tensor<1000x2000xf64>
%y = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<1000x2000xf64>, tensor<f64>) -> tensor<f64>
return %y : tensor<f64>
}

}
// -----
// long_f64_2_1_500000_over_1_2
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x9A9999999999B93F"> : tensor<f64>
%z0 = stablehlo.constant dense<0.0> : tensor<f64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<f64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<f64>
%r:1 = call @f(%a0) : (tensor<f64>) -> (tensor<2xf64>)
%e0 = stablehlo.constant dense<"0x00000000006AE84000000000006AE840"> : tensor<2xf64>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4096 : i64} : (tensor<2xf64>, tensor<2xf64>) -> ()
return
}
func.func private @f(%a: tensor<f64>) -> tensor<2xf64> {
%zero = stablehlo.constant dense<0.0> : tensor<f64>
%x = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f64>) -> tensor<2x1x500000xf64>
%y = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x1x500000xf64>, tensor<f64>) -> tensor<2xf64>
return %y : tensor<2xf64>
}

}
// -----
// long_f64_3_65536_5_over_1
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x9A9999999999B93F"> : tensor<f64>
%z0 = stablehlo.constant dense<0.0> : tensor<f64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<f64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<f64>
%r:1 = call @f(%a0) : (tensor<f64>) -> (tensor<3x5xf64>)
%e0 = stablehlo.constant dense<"0x9A9999999999B9409A9999999999B9409A9999999999B9409A9999999999B9409A9999999999B9409A9999999999B9409A9999999999B9409A9999999999B9409A9999999999B9409A9999999999B9409A9999999999B9409A9999999999B9409A9999999999B9409A9999999999B9409A9999999999B940"> : tensor<3x5xf64>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4096 : i64} : (tensor<3x5xf64>, tensor<3x5xf64>) -> ()
return
}
func.func private @f(%a: tensor<f64>) -> tensor<3x5xf64> {
%zero = stablehlo.constant dense<0.0> : tensor<f64>
%x = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f64>) -> tensor<3x65536x5xf64>
%y = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<3x65536x5xf64>, tensor<f64>) -> tensor<3x5xf64>
return %y : tensor<3x5xf64>
}

}
