// same_3_0
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xCB25D4BFC6C086BFA6409A3F"> : tensor<3xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<3xf32>) -> (tensor<3xf32>)
%e0 = stablehlo.constant dense<"0xCB25D4BFC6C086BFA6409A3F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<3xf32>) -> (tensor<3xf32>) {
%c = stablehlo.constant dense<0> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1) : tensor<i64>, tensor<i64>, tensor<3xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_3 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_3 : tensor<i64>
%cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
%3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
%4 = stablehlo.multiply %iterArg_2, %3 : tensor<3xf32>
%cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%5 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3xf32>
%6 = stablehlo.add %4, %5 : tensor<3xf32>
stablehlo.return %2, %iterArg_1, %6 : tensor<i64>, tensor<i64>, tensor<3xf32>
}
return %1#2 : tensor<3xf32>
}
}
// -----
// alternating_3_0
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xCB25D4BFC6C086BFA6409A3F"> : tensor<3xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<3xf32>) -> (tensor<3xf32>)
%e0 = stablehlo.constant dense<"0xCB25D4BFC6C086BFA6409A3F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<3xf32>) -> (tensor<3xf32>) {
%c = stablehlo.constant dense<0> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1) : tensor<i64>, tensor<i64>, tensor<3xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_3 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_3 : tensor<i64>
%3 = func.call @_roll_static(%iterArg_2) : (tensor<3xf32>) -> tensor<3xf32>
%4 = stablehlo.add %iterArg_2, %3 : tensor<3xf32>
stablehlo.return %2, %iterArg_1, %4 : tensor<i64>, tensor<i64>, tensor<3xf32>
}
return %1#2 : tensor<3xf32>
}
func.func private @_roll_static(%arg0: tensor<3xf32>) -> tensor<3xf32> {
%0 = stablehlo.slice %arg0 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
%1 = stablehlo.slice %arg0 [0:2] : (tensor<3xf32>) -> tensor<2xf32>
%2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1xf32>, tensor<2xf32>) -> tensor<3xf32>
return %2 : tensor<3xf32>
}
}
// -----
// swap_3_0
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xCB25D4BFC6C086BFA6409A3F"> : tensor<3xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xf32>
%c2 = stablehlo.constant dense<"0x40D8E23F3397393D37D6F33F"> : tensor<3xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<3xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<3xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<3xf32>
%r:2 = call @f(%a0, %a1, %a2) : (tensor<i64>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
%e0 = stablehlo.constant dense<"0xCB25D4BFC6C086BFA6409A3F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e1 = stablehlo.constant dense<"0x40D8E23F3397393D37D6F33F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
%c = stablehlo.constant dense<0> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:4 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1, %iterArg_3 = %arg2) : tensor<i64>, tensor<i64>, tensor<3xf32>, tensor<3xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_4 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_4 : tensor<i64>
stablehlo.return %2, %iterArg_1, %iterArg_3, %iterArg_2 : tensor<i64>, tensor<i64>, tensor<3xf32>, tensor<3xf32>
}
return %1#2, %1#3 : tensor<3xf32>, tensor<3xf32>
}
}
// -----
// turn_3_0
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xCB25D4BFC6C086BFA6409A3F"> : tensor<3xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xf32>
%c2 = stablehlo.constant dense<"0x40D8E23F3397393D37D6F33F"> : tensor<3xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<3xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<3xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<3xf32>
%c3 = stablehlo.constant dense<"0x58299C3F6AAA9D3F10187B3D"> : tensor<3xf32>
%z3 = stablehlo.constant dense<0.0> : tensor<3xf32>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<3xf32>
%a3 = stablehlo.optimization_barrier %s3 : tensor<3xf32>
%r:3 = call @f(%a0, %a1, %a2, %a3) : (tensor<i64>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)
%e0 = stablehlo.constant dense<"0xCB25D4BFC6C086BFA6409A3F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e1 = stablehlo.constant dense<"0x40D8E23F3397393D37D6F33F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e2 = stablehlo.constant dense<"0x58299C3F6AAA9D3F10187B3D"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>, %arg3: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
%c = stablehlo.constant dense<0> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:5 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1, %iterArg_3 = %arg2, %iterArg_4 = %arg3) : tensor<i64>, tensor<i64>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_5 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_5 : tensor<i64>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
%4 = stablehlo.multiply %iterArg_4, %3 : tensor<3xf32>
stablehlo.return %2, %iterArg_1, %iterArg_3, %4, %iterArg_2 : tensor<i64>, tensor<i64>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
}
return %1#2, %1#3, %1#4 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
}
}
// -----
// same_3_5
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xCB25D4BFC6C086BFA6409A3F"> : tensor<3xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<3xf32>) -> (tensor<3xf32>)
%e0 = stablehlo.constant dense<"0xD25EF13FFAC9F33F05D2FC3F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<3xf32>) -> (tensor<3xf32>) {
%c = stablehlo.constant dense<5> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1) : tensor<i64>, tensor<i64>, tensor<3xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_3 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_3 : tensor<i64>
%cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
%3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
%4 = stablehlo.multiply %iterArg_2, %3 : tensor<3xf32>
%cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%5 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3xf32>
%6 = stablehlo.add %4, %5 : tensor<3xf32>
stablehlo.return %2, %iterArg_1, %6 : tensor<i64>, tensor<i64>, tensor<3xf32>
}
return %1#2 : tensor<3xf32>
}
}
// -----
// alternating_3_5
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xCB25D4BFC6C086BFA6409A3F"> : tensor<3xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<3xf32>) -> (tensor<3xf32>)
%e0 = stablehlo.constant dense<"0x1C168EC1685F6EC10A0C78C1"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<3xf32>) -> (tensor<3xf32>) {
%c = stablehlo.constant dense<5> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1) : tensor<i64>, tensor<i64>, tensor<3xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_3 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_3 : tensor<i64>
%3 = func.call @_roll_static(%iterArg_2) : (tensor<3xf32>) -> tensor<3xf32>
%4 = stablehlo.add %iterArg_2, %3 : tensor<3xf32>
stablehlo.return %2, %iterArg_1, %4 : tensor<i64>, tensor<i64>, tensor<3xf32>
}
return %1#2 : tensor<3xf32>
}
func.func private @_roll_static(%arg0: tensor<3xf32>) -> tensor<3xf32> {
%0 = stablehlo.slice %arg0 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
%1 = stablehlo.slice %arg0 [0:2] : (tensor<3xf32>) -> tensor<2xf32>
%2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1xf32>, tensor<2xf32>) -> tensor<3xf32>
return %2 : tensor<3xf32>
}
}
// -----
// swap_3_5
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xCB25D4BFC6C086BFA6409A3F"> : tensor<3xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xf32>
%c2 = stablehlo.constant dense<"0x40D8E23F3397393D37D6F33F"> : tensor<3xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<3xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<3xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<3xf32>
%r:2 = call @f(%a0, %a1, %a2) : (tensor<i64>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
%e0 = stablehlo.constant dense<"0x40D8E23F3397393D37D6F33F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e1 = stablehlo.constant dense<"0xCB25D4BFC6C086BFA6409A3F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
%c = stablehlo.constant dense<5> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:4 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1, %iterArg_3 = %arg2) : tensor<i64>, tensor<i64>, tensor<3xf32>, tensor<3xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_4 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_4 : tensor<i64>
stablehlo.return %2, %iterArg_1, %iterArg_3, %iterArg_2 : tensor<i64>, tensor<i64>, tensor<3xf32>, tensor<3xf32>
}
return %1#2, %1#3 : tensor<3xf32>, tensor<3xf32>
}
}
// -----
// turn_3_5
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xCB25D4BFC6C086BFA6409A3F"> : tensor<3xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xf32>
%c2 = stablehlo.constant dense<"0x40D8E23F3397393D37D6F33F"> : tensor<3xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<3xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<3xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<3xf32>
%c3 = stablehlo.constant dense<"0x58299C3F6AAA9D3F10187B3D"> : tensor<3xf32>
%z3 = stablehlo.constant dense<0.0> : tensor<3xf32>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<3xf32>
%a3 = stablehlo.optimization_barrier %s3 : tensor<3xf32>
%r:3 = call @f(%a0, %a1, %a2, %a3) : (tensor<i64>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)
%e0 = stablehlo.constant dense<"0x58299C406AAA9D4010187B3E"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e1 = stablehlo.constant dense<"0xCB25D4C0C6C086C0A6409A40"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e2 = stablehlo.constant dense<"0x40D862403397B93D37D67340"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>, %arg3: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
%c = stablehlo.constant dense<5> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:5 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1, %iterArg_3 = %arg2, %iterArg_4 = %arg3) : tensor<i64>, tensor<i64>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_5 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_5 : tensor<i64>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
%4 = stablehlo.multiply %iterArg_4, %3 : tensor<3xf32>
stablehlo.return %2, %iterArg_1, %iterArg_3, %4, %iterArg_2 : tensor<i64>, tensor<i64>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
}
return %1#2, %1#3, %1#4 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
}
}
// -----
// update_3
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xCB25D4BFC6C086BFA6409A3F"> : tensor<3xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<3xf32>) -> (tensor<3xf32>)
%e0 = stablehlo.constant dense<"0x581C9FC0BB7CE2C00AF823C0"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<3xf32>) -> (tensor<3xf32>) {
%c = stablehlo.constant dense<3> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1) : tensor<i64>, tensor<i64>, tensor<3xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_3 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_3 : tensor<i64>
%c_4 = stablehlo.constant dense<0> : tensor<i64>
%3 = stablehlo.compare LT, %iterArg, %c_4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%4 = stablehlo.convert %iterArg : tensor<i64>
%c_5 = stablehlo.constant dense<3> : tensor<i64>
%5 = stablehlo.add %4, %c_5 : tensor<i64>
%6 = stablehlo.select %3, %5, %iterArg : tensor<i1>, tensor<i64>
%7 = stablehlo.dynamic_slice %iterArg_2, %6, sizes = [1] : (tensor<3xf32>, tensor<i64>) -> tensor<1xf32>
%8 = stablehlo.reshape %7 : (tensor<1xf32>) -> tensor<f32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%9 = stablehlo.multiply %8, %cst : tensor<f32>
%10 = stablehlo.slice %iterArg_2 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
%11 = stablehlo.reshape %10 : (tensor<1xf32>) -> tensor<f32>
%12 = stablehlo.add %9, %11 : tensor<f32>
%13 = stablehlo.reshape %12 : (tensor<f32>) -> tensor<1xf32>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%14 = stablehlo.compare LT, %iterArg, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%15 = stablehlo.convert %iterArg : tensor<i64>
%c_7 = stablehlo.constant dense<3> : tensor<i64>
%16 = stablehlo.add %15, %c_7 : tensor<i64>
%17 = stablehlo.select %14, %16, %iterArg : tensor<i1>, tensor<i64>
%18 = stablehlo.dynamic_update_slice %iterArg_2, %13, %17 : (tensor<3xf32>, tensor<1xf32>, tensor<i64>) -> tensor<3xf32>
stablehlo.return %2, %iterArg_1, %18 : tensor<i64>, tensor<i64>, tensor<3xf32>
}
return %1#2 : tensor<3xf32>
}
}
// -----
// update_swapped_3
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xCB25D4BFC6C086BFA6409A3F"> : tensor<3xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xf32>
%c2 = stablehlo.constant dense<"0x40D8E23F3397393D37D6F33F"> : tensor<3xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<3xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<3xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<3xf32>
%r:2 = call @f(%a0, %a1, %a2) : (tensor<i64>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
%e0 = stablehlo.constant dense<"0x206C314040D8E23F206C7140"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e1 = stablehlo.constant dense<"0xE6122AC0CC25D4BFE6126AC0"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
%c = stablehlo.constant dense<3> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:4 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1, %iterArg_3 = %arg2) : tensor<i64>, tensor<i64>, tensor<3xf32>, tensor<3xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_4 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_4 : tensor<i64>
%3 = stablehlo.slice %iterArg_3 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
%4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%5 = stablehlo.add %4, %cst : tensor<f32>
%6 = stablehlo.reshape %5 : (tensor<f32>) -> tensor<1xf32>
%c_5 = stablehlo.constant dense<0> : tensor<i64>
%7 = stablehlo.compare LT, %iterArg, %c_5, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%8 = stablehlo.convert %iterArg : tensor<i64>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%9 = stablehlo.add %8, %c_6 : tensor<i64>
%10 = stablehlo.select %7, %9, %iterArg : tensor<i1>, tensor<i64>
%11 = stablehlo.dynamic_update_slice %iterArg_3, %6, %10 : (tensor<3xf32>, tensor<1xf32>, tensor<i64>) -> tensor<3xf32>
%12 = stablehlo.slice %iterArg_2 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
%13 = stablehlo.reshape %12 : (tensor<1xf32>) -> tensor<f32>
%cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%14 = stablehlo.subtract %13, %cst_7 : tensor<f32>
%15 = stablehlo.reshape %14 : (tensor<f32>) -> tensor<1xf32>
%c_8 = stablehlo.constant dense<0> : tensor<i64>
%16 = stablehlo.compare LT, %iterArg, %c_8, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%17 = stablehlo.convert %iterArg : tensor<i64>
%c_9 = stablehlo.constant dense<3> : tensor<i64>
%18 = stablehlo.add %17, %c_9 : tensor<i64>
%19 = stablehlo.select %16, %18, %iterArg : tensor<i1>, tensor<i64>
%20 = stablehlo.dynamic_update_slice %iterArg_2, %15, %19 : (tensor<3xf32>, tensor<1xf32>, tensor<i64>) -> tensor<3xf32>
stablehlo.return %2, %iterArg_1, %11, %20 : tensor<i64>, tensor<i64>, tensor<3xf32>, tensor<3xf32>
}
return %1#2, %1#3 : tensor<3xf32>, tensor<3xf32>
}
}
// -----
// update_turned_3
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xCB25D4BFC6C086BFA6409A3F"> : tensor<3xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xf32>
%c2 = stablehlo.constant dense<"0x40D8E23F3397393D37D6F33F"> : tensor<3xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<3xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<3xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<3xf32>
%c3 = stablehlo.constant dense<"0x58299C3F6AAA9D3F10187B3D"> : tensor<3xf32>
%z3 = stablehlo.constant dense<0.0> : tensor<3xf32>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<3xf32>
%a3 = stablehlo.optimization_barrier %s3 : tensor<3xf32>
%r:3 = call @f(%a0, %a1, %a2, %a3) : (tensor<i64>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)
%e0 = stablehlo.constant dense<"0x206C314018110541206C7140"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e1 = stablehlo.constant dense<"0xE6122AC0CC25D4BF581CBFC0"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e2 = stablehlo.constant dense<"0x581C9FC040D8E23F84AA6EC1"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>, %arg3: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
%c = stablehlo.constant dense<4> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:5 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1, %iterArg_3 = %arg2, %iterArg_4 = %arg3) : tensor<i64>, tensor<i64>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_5 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_5 : tensor<i64>
%3 = stablehlo.slice %iterArg_3 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
%4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%5 = stablehlo.add %4, %cst : tensor<f32>
%6 = stablehlo.reshape %5 : (tensor<f32>) -> tensor<1xf32>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%7 = stablehlo.compare LT, %iterArg, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%8 = stablehlo.convert %iterArg : tensor<i64>
%c_7 = stablehlo.constant dense<3> : tensor<i64>
%9 = stablehlo.add %8, %c_7 : tensor<i64>
%10 = stablehlo.select %7, %9, %iterArg : tensor<i1>, tensor<i64>
%11 = stablehlo.dynamic_update_slice %iterArg_3, %6, %10 : (tensor<3xf32>, tensor<1xf32>, tensor<i64>) -> tensor<3xf32>
%12 = stablehlo.slice %iterArg_2 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
%13 = stablehlo.reshape %12 : (tensor<1xf32>) -> tensor<f32>
%cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%14 = stablehlo.subtract %13, %cst_8 : tensor<f32>
%15 = stablehlo.reshape %14 : (tensor<f32>) -> tensor<1xf32>
%c_9 = stablehlo.constant dense<0> : tensor<i64>
%16 = stablehlo.compare LT, %iterArg, %c_9, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%17 = stablehlo.convert %iterArg : tensor<i64>
%c_10 = stablehlo.constant dense<3> : tensor<i64>
%18 = stablehlo.add %17, %c_10 : tensor<i64>
%19 = stablehlo.select %16, %18, %iterArg : tensor<i1>, tensor<i64>
%20 = stablehlo.dynamic_update_slice %iterArg_4, %15, %19 : (tensor<3xf32>, tensor<1xf32>, tensor<i64>) -> tensor<3xf32>
%21 = stablehlo.slice %iterArg_2 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
%cst_11 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
%22 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<1xf32>
%23 = stablehlo.multiply %21, %22 : tensor<1xf32>
%c_12 = stablehlo.constant dense<0> : tensor<i64>
%24 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%25 = stablehlo.convert %iterArg : tensor<i64>
%c_13 = stablehlo.constant dense<3> : tensor<i64>
%26 = stablehlo.add %25, %c_13 : tensor<i64>
%27 = stablehlo.select %24, %26, %iterArg : tensor<i1>, tensor<i64>
%28 = stablehlo.dynamic_update_slice %iterArg_2, %23, %27 : (tensor<3xf32>, tensor<1xf32>, tensor<i64>) -> tensor<3xf32>
stablehlo.return %2, %iterArg_1, %11, %20, %28 : tensor<i64>, tensor<i64>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
}
return %1#2, %1#3, %1#4 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
}
}
// -----
// update_crossed_3
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xCB25D4BFC6C086BFA6409A3F"> : tensor<3xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xf32>
%c2 = stablehlo.constant dense<"0x40D8E23F3397393D37D6F33F"> : tensor<3xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<3xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<3xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<3xf32>
%r:2 = call @f(%a0, %a1, %a2) : (tensor<i64>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
%e0 = stablehlo.constant dense<"0xFAE536C07C985DC0990CB7C0"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e1 = stablehlo.constant dense<"0x149599BEDA654AC09494E7BE"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
%c = stablehlo.constant dense<3> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:4 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1, %iterArg_3 = %arg2) : tensor<i64>, tensor<i64>, tensor<3xf32>, tensor<3xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_4 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_4 : tensor<i64>
%3 = func.call @_roll_static(%iterArg_2) : (tensor<3xf32>) -> tensor<3xf32>
%4 = stablehlo.add %iterArg_2, %3 : tensor<3xf32>
%5 = stablehlo.slice %iterArg_3 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
%6 = stablehlo.reshape %5 : (tensor<1xf32>) -> tensor<f32>
%7 = stablehlo.reshape %6 : (tensor<f32>) -> tensor<1xf32>
%c_5 = stablehlo.constant dense<0> : tensor<i64>
%8 = stablehlo.compare LT, %iterArg, %c_5, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%9 = stablehlo.convert %iterArg : tensor<i64>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%10 = stablehlo.add %9, %c_6 : tensor<i64>
%11 = stablehlo.select %8, %10, %iterArg : tensor<i1>, tensor<i64>
%12 = stablehlo.dynamic_update_slice %iterArg_2, %7, %11 : (tensor<3xf32>, tensor<1xf32>, tensor<i64>) -> tensor<3xf32>
stablehlo.return %2, %iterArg_1, %4, %12 : tensor<i64>, tensor<i64>, tensor<3xf32>, tensor<3xf32>
}
return %1#2, %1#3 : tensor<3xf32>, tensor<3xf32>
}
func.func private @_roll_static(%arg0: tensor<3xf32>) -> tensor<3xf32> {
%0 = stablehlo.slice %arg0 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
%1 = stablehlo.slice %arg0 [0:2] : (tensor<3xf32>) -> tensor<2xf32>
%2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1xf32>, tensor<2xf32>) -> tensor<3xf32>
return %2 : tensor<3xf32>
}
}
// -----
// update_read_after_3
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xCB25D4BFC6C086BFA6409A3F"> : tensor<3xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xf32>
%r:2 = call @f(%a0, %a1) : (tensor<i64>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
%e0 = stablehlo.constant dense<"0xCB25D4BFCB2554C0CB2554C0"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e1 = stablehlo.constant dense<"0xCB2554C0CB25D4C0780507C0"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
%c = stablehlo.constant dense<3> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:4 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1, %iterArg_3 = %arg1) : tensor<i64>, tensor<i64>, tensor<3xf32>, tensor<3xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_4 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_4 : tensor<i64>
%3 = stablehlo.slice %iterArg_3 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
%4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
%5 = stablehlo.reshape %4 : (tensor<f32>) -> tensor<1xf32>
%c_5 = stablehlo.constant dense<0> : tensor<i64>
%6 = stablehlo.compare LT, %iterArg, %c_5, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%7 = stablehlo.convert %iterArg : tensor<i64>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%8 = stablehlo.add %7, %c_6 : tensor<i64>
%9 = stablehlo.select %6, %8, %iterArg : tensor<i1>, tensor<i64>
%10 = stablehlo.dynamic_update_slice %iterArg_2, %5, %9 : (tensor<3xf32>, tensor<1xf32>, tensor<i64>) -> tensor<3xf32>
%11 = stablehlo.slice %iterArg_3 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
%12 = stablehlo.reshape %11 : (tensor<1xf32>) -> tensor<f32>
%13 = stablehlo.reshape %12 : (tensor<f32>) -> tensor<1xf32>
%c_7 = stablehlo.constant dense<0> : tensor<i64>
%14 = stablehlo.compare LT, %iterArg, %c_7, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%15 = stablehlo.convert %iterArg : tensor<i64>
%c_8 = stablehlo.constant dense<3> : tensor<i64>
%16 = stablehlo.add %15, %c_8 : tensor<i64>
%17 = stablehlo.select %14, %16, %iterArg : tensor<i1>, tensor<i64>
%18 = stablehlo.dynamic_update_slice %iterArg_2, %13, %17 : (tensor<3xf32>, tensor<1xf32>, tensor<i64>) -> tensor<3xf32>
%19 = stablehlo.add %18, %iterArg_2 : tensor<3xf32>
stablehlo.return %2, %iterArg_1, %10, %19 : tensor<i64>, tensor<i64>, tensor<3xf32>, tensor<3xf32>
}
return %1#2, %1#3 : tensor<3xf32>, tensor<3xf32>
}
}
// -----
// update_of_itself_3
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xCB25D4BFC6C086BFA6409A3F"> : tensor<3xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<3xf32>) -> (tensor<3xf32>)
%e0 = stablehlo.constant dense<"0x53200D402A90864053204D40"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<3xf32>) -> (tensor<3xf32>) {
%c = stablehlo.constant dense<3> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1) : tensor<i64>, tensor<i64>, tensor<3xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_3 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_3 : tensor<i64>
%3 = func.call @_roll_static(%iterArg_2) : (tensor<3xf32>) -> tensor<3xf32>
%4 = stablehlo.slice %3 [0:2] : (tensor<3xf32>) -> tensor<2xf32>
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2xf32>
%6 = stablehlo.add %4, %5 : tensor<2xf32>
%c_4 = stablehlo.constant dense<0> : tensor<i64>
%7 = stablehlo.compare LT, %iterArg, %c_4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%8 = stablehlo.convert %iterArg : tensor<i64>
%c_5 = stablehlo.constant dense<3> : tensor<i64>
%9 = stablehlo.add %8, %c_5 : tensor<i64>
%10 = stablehlo.select %7, %9, %iterArg : tensor<i1>, tensor<i64>
%11 = stablehlo.dynamic_update_slice %iterArg_2, %6, %10 : (tensor<3xf32>, tensor<2xf32>, tensor<i64>) -> tensor<3xf32>
stablehlo.return %2, %iterArg_1, %11 : tensor<i64>, tensor<i64>, tensor<3xf32>
}
return %1#2 : tensor<3xf32>
}
func.func private @_roll_static(%arg0: tensor<3xf32>) -> tensor<3xf32> {
%0 = stablehlo.slice %arg0 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
%1 = stablehlo.slice %arg0 [0:2] : (tensor<3xf32>) -> tensor<2xf32>
%2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1xf32>, tensor<2xf32>) -> tensor<3xf32>
return %2 : tensor<3xf32>
}
}
// -----
// stack_3
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xCB25D4BFC6C086BFA6409A3F"> : tensor<3xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xf32>
%r:3 = call @f(%a0, %a1) : (tensor<i64>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3x3xf32>, tensor<3x3xf32>)
%e0 = stablehlo.constant dense<"0x2A7B88C01DB521C0EEBC7D40"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e1 = stablehlo.constant dense<"0xCB25D4BFC6C086BFA6409A3F581C1FC02921CABFF960E73F2342F3BFB5A257BF91F84640"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e2 = stablehlo.constant dense<"0x9ECE2F40C1DC8D3FB0E3B93F2933D13F859FAA3D411B7F40AE96C9401703E33F8DC7EF40"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<3xf32>) -> (tensor<3xf32>, tensor<3x3xf32>, tensor<3x3xf32>) {
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
%1 = stablehlo.add %arg1, %0 : tensor<3xf32>
%cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
%3 = stablehlo.multiply %arg1, %2 : tensor<3xf32>
%4 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
%5 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
%6 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
%7 = stablehlo.concatenate %4, %5, %6, dim = 0 : (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<3x3xf32>
%cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
%c = stablehlo.constant dense<0> : tensor<i64>
%10:5 = stablehlo.while(%iterArg = %7, %iterArg_3 = %c, %iterArg_4 = %arg1, %iterArg_5 = %8, %iterArg_6 = %9) : tensor<3x3xf32>, tensor<i64>, tensor<3xf32>, tensor<3x3xf32>, tensor<3x3xf32>
cond {
%c_7 = stablehlo.constant dense<3> : tensor<i64>
%11 = stablehlo.compare LT, %iterArg_3, %c_7, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %11 : tensor<i1>
} do {
%11 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_3) : (tensor<3x3xf32>, tensor<i64>) -> tensor<3xf32>
%cst_7 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
%12 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3xf32>
%13 = stablehlo.multiply %iterArg_4, %12 : tensor<3xf32>
%14 = stablehlo.add %13, %11 : tensor<3xf32>
%15 = stablehlo.multiply %11, %iterArg_4 : tensor<3xf32>
%16 = func.call @dynamic_update_index_in_dim(%iterArg_5, %iterArg_4, %iterArg_3) : (tensor<3x3xf32>, tensor<3xf32>, tensor<i64>) -> tensor<3x3xf32>
%17 = func.call @dynamic_update_index_in_dim(%iterArg_6, %15, %iterArg_3) : (tensor<3x3xf32>, tensor<3xf32>, tensor<i64>) -> tensor<3x3xf32>
%c_8 = stablehlo.constant dense<1> : tensor<i64>
%18 = stablehlo.add %iterArg_3, %c_8 : tensor<i64>
stablehlo.return %iterArg, %18, %14, %16, %17 : tensor<3x3xf32>, tensor<i64>, tensor<3xf32>, tensor<3x3xf32>, tensor<3x3xf32>
}
return %10#2, %10#3, %10#4 : tensor<3xf32>, tensor<3x3xf32>, tensor<3x3xf32>
}
func.func private @dynamic_index_in_dim(%arg0: tensor<3x3xf32>, %arg1: tensor<i64>) -> tensor<3xf32> {
%c = stablehlo.constant dense<0> : tensor<i64>
%0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 3] : (tensor<3x3xf32>, tensor<i64>, tensor<i64>) -> tensor<1x3xf32>
%1 = stablehlo.reshape %0 : (tensor<1x3xf32>) -> tensor<3xf32>
return %1 : tensor<3xf32>
}
func.func private @dynamic_update_index_in_dim(%arg0: tensor<3x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<i64>) -> tensor<3x3xf32> {
%0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
%c = stablehlo.constant dense<0> : tensor<i64>
%1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x3xf32>, tensor<1x3xf32>, tensor<i64>, tensor<i64>) -> tensor<3x3xf32>
return %1 : tensor<3x3xf32>
}
}
// -----
// nested_3
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xCB25D4BFC6C086BFA6409A3F"> : tensor<3xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<3xf32>) -> (tensor<3xf32>)
%e0 = stablehlo.constant dense<"0x5743A7C0FF6CAFC025E8CDC0"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<3xf32>) -> (tensor<3xf32>) {
%c = stablehlo.constant dense<3> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:4 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %c_0, %iterArg_2 = %0, %iterArg_3 = %arg1) : tensor<i64>, tensor<i64>, tensor<i64>, tensor<3xf32>
cond {
%2 = stablehlo.compare LT, %iterArg_1, %iterArg_2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_4 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg_1, %c_4 : tensor<i64>
%c_5 = stablehlo.constant dense<1> : tensor<i64>
%3 = stablehlo.add %iterArg_1, %c_5 : tensor<i64>
%4 = stablehlo.convert %3 : tensor<i64>
%5 = stablehlo.add %4, %iterArg : tensor<i64>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%6:3 = stablehlo.while(%iterArg_7 = %c_6, %iterArg_8 = %5, %iterArg_9 = %iterArg_3) : tensor<i64>, tensor<i64>, tensor<3xf32>
cond {
%7 = stablehlo.compare LT, %iterArg_7, %iterArg_8, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %7 : tensor<i1>
} do {
%c_10 = stablehlo.constant dense<1> : tensor<i64>
%7 = stablehlo.add %iterArg_7, %c_10 : tensor<i64>
%8 = func.call @_roll_static(%iterArg_9) : (tensor<3xf32>) -> tensor<3xf32>
%cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
%9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
%10 = stablehlo.multiply %8, %9 : tensor<3xf32>
%11 = stablehlo.add %iterArg_9, %10 : tensor<3xf32>
stablehlo.return %7, %iterArg_8, %11 : tensor<i64>, tensor<i64>, tensor<3xf32>
}
stablehlo.return %iterArg, %2, %iterArg_2, %6#2 : tensor<i64>, tensor<i64>, tensor<i64>, tensor<3xf32>
}
return %1#3 : tensor<3xf32>
}
func.func private @_roll_static(%arg0: tensor<3xf32>) -> tensor<3xf32> {
%0 = stablehlo.slice %arg0 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
%1 = stablehlo.slice %arg0 [0:2] : (tensor<3xf32>) -> tensor<2xf32>
%2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1xf32>, tensor<2xf32>) -> tensor<3xf32>
return %2 : tensor<3xf32>
}
}
// -----
// nested_two_3
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xCB25D4BFC6C086BFA6409A3F"> : tensor<3xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xf32>
%c2 = stablehlo.constant dense<"0x40D8E23F3397393D37D6F33F"> : tensor<3xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<3xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<3xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<3xf32>
%r:2 = call @f(%a0, %a1, %a2) : (tensor<i64>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
%e0 = stablehlo.constant dense<"0x964B28BFC01858BD53200D40"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e1 = stablehlo.constant dense<"0x965089404EDF5240EBDB1F40"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
%c = stablehlo.constant dense<2> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:5 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %c_0, %iterArg_2 = %0, %iterArg_3 = %arg1, %iterArg_4 = %arg2) : tensor<i64>, tensor<i64>, tensor<i64>, tensor<3xf32>, tensor<3xf32>
cond {
%2 = stablehlo.compare LT, %iterArg_1, %iterArg_2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_5 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg_1, %c_5 : tensor<i64>
%3 = stablehlo.convert %iterArg_1 : tensor<i64>
%4 = stablehlo.add %3, %iterArg : tensor<i64>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%5:3 = stablehlo.while(%iterArg_7 = %c_6, %iterArg_8 = %4, %iterArg_9 = %iterArg_3) : tensor<i64>, tensor<i64>, tensor<3xf32>
cond {
%8 = stablehlo.compare LT, %iterArg_7, %iterArg_8, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %8 : tensor<i1>
} do {
%c_10 = stablehlo.constant dense<1> : tensor<i64>
%8 = stablehlo.add %iterArg_7, %c_10 : tensor<i64>
%cst_11 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
%9 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3xf32>
%10 = stablehlo.multiply %iterArg_9, %9 : tensor<3xf32>
%11 = func.call @_roll_static(%iterArg_9) : (tensor<3xf32>) -> tensor<3xf32>
%12 = stablehlo.add %10, %11 : tensor<3xf32>
stablehlo.return %8, %iterArg_8, %12 : tensor<i64>, tensor<i64>, tensor<3xf32>
}
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
%7 = stablehlo.add %iterArg_4, %6 : tensor<3xf32>
stablehlo.return %iterArg, %2, %iterArg_2, %7, %5#2 : tensor<i64>, tensor<i64>, tensor<i64>, tensor<3xf32>, tensor<3xf32>
}
return %1#3, %1#4 : tensor<3xf32>, tensor<3xf32>
}
func.func private @_roll_static(%arg0: tensor<3xf32>) -> tensor<3xf32> {
%0 = stablehlo.slice %arg0 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
%1 = stablehlo.slice %arg0 [0:2] : (tensor<3xf32>) -> tensor<2xf32>
%2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1xf32>, tensor<2xf32>) -> tensor<3xf32>
return %2 : tensor<3xf32>
}
}
// -----
// one_after_other_3
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xCB25D4BFC6C086BFA6409A3F"> : tensor<3xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<3xf32>) -> (tensor<3xf32>)
%e0 = stablehlo.constant dense<"0x11C1D8C06A6609410C2FE8BF"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4000 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<3xf32>) -> (tensor<3xf32>) {
%c = stablehlo.constant dense<3> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_3 = %0, %iterArg_4 = %arg1) : tensor<i64>, tensor<i64>, tensor<3xf32>
cond {
%4 = stablehlo.compare LT, %iterArg, %iterArg_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %4 : tensor<i1>
} do {
%c_5 = stablehlo.constant dense<1> : tensor<i64>
%4 = stablehlo.add %iterArg, %c_5 : tensor<i64>
%5 = func.call @_roll_static(%iterArg_4) : (tensor<3xf32>) -> tensor<3xf32>
%6 = stablehlo.add %iterArg_4, %5 : tensor<3xf32>
stablehlo.return %4, %iterArg_3, %6 : tensor<i64>, tensor<i64>, tensor<3xf32>
}
%c_1 = stablehlo.constant dense<3> : tensor<i64>
%2 = stablehlo.add %c_1, %arg0 : tensor<i64>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%3:3 = stablehlo.while(%iterArg = %c_2, %iterArg_3 = %2, %iterArg_4 = %1#2) : tensor<i64>, tensor<i64>, tensor<3xf32>
cond {
%4 = stablehlo.compare LT, %iterArg, %iterArg_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %4 : tensor<i1>
} do {
%c_5 = stablehlo.constant dense<1> : tensor<i64>
%4 = stablehlo.add %iterArg, %c_5 : tensor<i64>
%5 = func.call @_roll_static(%iterArg_4) : (tensor<3xf32>) -> tensor<3xf32>
%6 = stablehlo.subtract %5, %iterArg_4 : tensor<3xf32>
stablehlo.return %4, %iterArg_3, %6 : tensor<i64>, tensor<i64>, tensor<3xf32>
}
return %3#2 : tensor<3xf32>
}
func.func private @_roll_static(%arg0: tensor<3xf32>) -> tensor<3xf32> {
%0 = stablehlo.slice %arg0 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
%1 = stablehlo.slice %arg0 [0:2] : (tensor<3xf32>) -> tensor<2xf32>
%2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1xf32>, tensor<2xf32>) -> tensor<3xf32>
return %2 : tensor<3xf32>
}
}
// -----
// made_one_after_other_3
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xCB25D4BFC6C086BFA6409A3F"> : tensor<3xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<3xf32>) -> (tensor<3xf32>)
%e0 = stablehlo.constant dense<"0xA83C453F00133D3FDB971E3F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<3xf32>) -> (tensor<3xf32>) {
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
%1 = stablehlo.add %arg1, %0 : tensor<3xf32>
%c = stablehlo.constant dense<3> : tensor<i64>
%2 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%3:3 = stablehlo.while(%iterArg = %c_0, %iterArg_3 = %2, %iterArg_4 = %1) : tensor<i64>, tensor<i64>, tensor<3xf32>
cond {
%6 = stablehlo.compare LT, %iterArg, %iterArg_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %6 : tensor<i1>
} do {
%c_5 = stablehlo.constant dense<1> : tensor<i64>
%6 = stablehlo.add %iterArg, %c_5 : tensor<i64>
%cst_6 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
%7 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3xf32>
%8 = stablehlo.multiply %iterArg_4, %7 : tensor<3xf32>
%9 = func.call @_roll_static(%iterArg_4) : (tensor<3xf32>) -> tensor<3xf32>
%10 = stablehlo.add %8, %9 : tensor<3xf32>
stablehlo.return %6, %iterArg_3, %10 : tensor<i64>, tensor<i64>, tensor<3xf32>
}
%c_1 = stablehlo.constant dense<3> : tensor<i64>
%4 = stablehlo.add %c_1, %arg0 : tensor<i64>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%5:3 = stablehlo.while(%iterArg = %c_2, %iterArg_3 = %4, %iterArg_4 = %3#2) : tensor<i64>, tensor<i64>, tensor<3xf32>
cond {
%6 = stablehlo.compare LT, %iterArg, %iterArg_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %6 : tensor<i1>
} do {
%c_5 = stablehlo.constant dense<1> : tensor<i64>
%6 = stablehlo.add %iterArg, %c_5 : tensor<i64>
%cst_6 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
%7 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3xf32>
%8 = stablehlo.multiply %iterArg_4, %7 : tensor<3xf32>
%9 = func.call @_roll_static(%iterArg_4) : (tensor<3xf32>) -> tensor<3xf32>
%10 = stablehlo.add %8, %9 : tensor<3xf32>
%cst_7 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
%11 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3xf32>
%12 = stablehlo.multiply %10, %11 : tensor<3xf32>
stablehlo.return %6, %iterArg_3, %12 : tensor<i64>, tensor<i64>, tensor<3xf32>
}
return %5#2 : tensor<3xf32>
}
func.func private @_roll_static(%arg0: tensor<3xf32>) -> tensor<3xf32> {
%0 = stablehlo.slice %arg0 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
%1 = stablehlo.slice %arg0 [0:2] : (tensor<3xf32>) -> tensor<2xf32>
%2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1xf32>, tensor<2xf32>) -> tensor<3xf32>
return %2 : tensor<3xf32>
}
}
// -----
// made_nested_3
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xCB25D4BFC6C086BFA6409A3F"> : tensor<3xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<3xf32>) -> (tensor<3xf32>)
%e0 = stablehlo.constant dense<"0xA91C9C41AAA1954105059A41"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<3xf32>) -> (tensor<3xf32>) {
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
%1 = stablehlo.add %arg1, %0 : tensor<3xf32>
%c = stablehlo.constant dense<3> : tensor<i64>
%2 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%3:4 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %c_0, %iterArg_2 = %2, %iterArg_3 = %1) : tensor<i64>, tensor<i64>, tensor<i64>, tensor<3xf32>
cond {
%4 = stablehlo.compare LT, %iterArg_1, %iterArg_2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %4 : tensor<i1>
} do {
%c_4 = stablehlo.constant dense<1> : tensor<i64>
%4 = stablehlo.add %iterArg_1, %c_4 : tensor<i64>
%c_5 = stablehlo.constant dense<3> : tensor<i64>
%5 = stablehlo.add %c_5, %iterArg : tensor<i64>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%6:3 = stablehlo.while(%iterArg_7 = %c_6, %iterArg_8 = %5, %iterArg_9 = %iterArg_3) : tensor<i64>, tensor<i64>, tensor<3xf32>
cond {
%7 = stablehlo.compare LT, %iterArg_7, %iterArg_8, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %7 : tensor<i1>
} do {
%c_10 = stablehlo.constant dense<1> : tensor<i64>
%7 = stablehlo.add %iterArg_7, %c_10 : tensor<i64>
%cst_11 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
%8 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3xf32>
%9 = stablehlo.multiply %iterArg_9, %8 : tensor<3xf32>
%10 = func.call @_roll_static(%iterArg_9) : (tensor<3xf32>) -> tensor<3xf32>
%11 = stablehlo.add %9, %10 : tensor<3xf32>
stablehlo.return %7, %iterArg_8, %11 : tensor<i64>, tensor<i64>, tensor<3xf32>
}
stablehlo.return %iterArg, %4, %iterArg_2, %6#2 : tensor<i64>, tensor<i64>, tensor<i64>, tensor<3xf32>
}
return %3#3 : tensor<3xf32>
}
func.func private @_roll_static(%arg0: tensor<3xf32>) -> tensor<3xf32> {
%0 = stablehlo.slice %arg0 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
%1 = stablehlo.slice %arg0 [0:2] : (tensor<3xf32>) -> tensor<2xf32>
%2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1xf32>, tensor<2xf32>) -> tensor<3xf32>
return %2 : tensor<3xf32>
}
}
// -----
// made_update_swapped_3
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xCB25D4BFC6C086BFA6409A3F"> : tensor<3xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xf32>
%r:2 = call @f(%a0, %a1) : (tensor<i64>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
%e0 = stablehlo.constant dense<"0xCB2514C0CB2554C0964BA8BF"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e1 = stablehlo.constant dense<"0xCB25D4BF964B28BFE6122AC0"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
%1 = stablehlo.add %arg1, %0 : tensor<3xf32>
%cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
%3 = stablehlo.multiply %arg1, %2 : tensor<3xf32>
%c = stablehlo.constant dense<5> : tensor<i64>
%4 = stablehlo.add %c, %arg0 : tensor<i64>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%5:4 = stablehlo.while(%iterArg = %c_1, %iterArg_2 = %4, %iterArg_3 = %1, %iterArg_4 = %3) : tensor<i64>, tensor<i64>, tensor<3xf32>, tensor<3xf32>
cond {
%6 = stablehlo.compare LT, %iterArg, %iterArg_2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %6 : tensor<i1>
} do {
%c_5 = stablehlo.constant dense<1> : tensor<i64>
%6 = stablehlo.add %iterArg, %c_5 : tensor<i64>
%7 = stablehlo.slice %iterArg_4 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
%cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%8 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<1xf32>
%9 = stablehlo.add %7, %8 : tensor<1xf32>
%c_7 = stablehlo.constant dense<0> : tensor<i64>
%10 = stablehlo.compare LT, %iterArg, %c_7, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%11 = stablehlo.convert %iterArg : tensor<i64>
%c_8 = stablehlo.constant dense<3> : tensor<i64>
%12 = stablehlo.add %11, %c_8 : tensor<i64>
%13 = stablehlo.select %10, %12, %iterArg : tensor<i1>, tensor<i64>
%14 = stablehlo.dynamic_update_slice %iterArg_4, %9, %13 : (tensor<3xf32>, tensor<1xf32>, tensor<i64>) -> tensor<3xf32>
%15 = stablehlo.slice %iterArg_3 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
%cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%16 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<1xf32>
%17 = stablehlo.subtract %15, %16 : tensor<1xf32>
%c_10 = stablehlo.constant dense<0> : tensor<i64>
%18 = stablehlo.compare LT, %iterArg, %c_10, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%19 = stablehlo.convert %iterArg : tensor<i64>
%c_11 = stablehlo.constant dense<3> : tensor<i64>
%20 = stablehlo.add %19, %c_11 : tensor<i64>
%21 = stablehlo.select %18, %20, %iterArg : tensor<i1>, tensor<i64>
%22 = stablehlo.dynamic_update_slice %iterArg_3, %17, %21 : (tensor<3xf32>, tensor<1xf32>, tensor<i64>) -> tensor<3xf32>
stablehlo.return %6, %iterArg_2, %14, %22 : tensor<i64>, tensor<i64>, tensor<3xf32>, tensor<3xf32>
}
return %5#2, %5#3 : tensor<3xf32>, tensor<3xf32>
}
}
// -----
// used_again_3
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xCB25D4BFC6C086BFA6409A3F"> : tensor<3xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xf32>
%r:4 = call @f(%a0, %a1) : (tensor<i64>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)
%e0 = stablehlo.constant dense<"0xCB25D4BFC6C086BFA6409A3F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e1 = stablehlo.constant dense<"0x964B28BFD468AF3ED468AF3E"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e2 = stablehlo.constant dense<"0x964B28BFC01858BD53200D40"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e3 = stablehlo.constant dense<"0xC6C086BFA6409A3FCB25D4BF"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#3, %e3) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
%c = stablehlo.constant dense<3> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_3 = %0, %iterArg_4 = %arg1) : tensor<i64>, tensor<i64>, tensor<3xf32>
cond {
%6 = stablehlo.compare LT, %iterArg, %iterArg_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %6 : tensor<i1>
} do {
%c_5 = stablehlo.constant dense<1> : tensor<i64>
%6 = stablehlo.add %iterArg, %c_5 : tensor<i64>
%7 = stablehlo.slice %iterArg_4 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
%8 = stablehlo.reshape %7 : (tensor<1xf32>) -> tensor<f32>
%cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%9 = stablehlo.add %8, %cst_6 : tensor<f32>
%10 = stablehlo.reshape %9 : (tensor<f32>) -> tensor<1xf32>
%c_7 = stablehlo.constant dense<0> : tensor<i64>
%11 = stablehlo.compare LT, %iterArg, %c_7, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%12 = stablehlo.convert %iterArg : tensor<i64>
%c_8 = stablehlo.constant dense<3> : tensor<i64>
%13 = stablehlo.add %12, %c_8 : tensor<i64>
%14 = stablehlo.select %11, %13, %iterArg : tensor<i1>, tensor<i64>
%15 = stablehlo.dynamic_update_slice %iterArg_4, %10, %14 : (tensor<3xf32>, tensor<1xf32>, tensor<i64>) -> tensor<3xf32>
stablehlo.return %6, %iterArg_3, %15 : tensor<i64>, tensor<i64>, tensor<3xf32>
}
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
%3 = stablehlo.add %arg1, %2 : tensor<3xf32>
%c_1 = stablehlo.constant dense<2> : tensor<i64>
%4 = stablehlo.add %c_1, %arg0 : tensor<i64>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%5:3 = stablehlo.while(%iterArg = %c_2, %iterArg_3 = %4, %iterArg_4 = %arg1) : tensor<i64>, tensor<i64>, tensor<3xf32>
cond {
%6 = stablehlo.compare LT, %iterArg, %iterArg_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %6 : tensor<i1>
} do {
%c_5 = stablehlo.constant dense<1> : tensor<i64>
%6 = stablehlo.add %iterArg, %c_5 : tensor<i64>
%7 = func.call @_roll_static(%iterArg_4) : (tensor<3xf32>) -> tensor<3xf32>
stablehlo.return %6, %iterArg_3, %7 : tensor<i64>, tensor<i64>, tensor<3xf32>
}
return %arg1, %1#2, %3, %5#2 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
}
func.func private @_roll_static(%arg0: tensor<3xf32>) -> tensor<3xf32> {
%0 = stablehlo.slice %arg0 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
%1 = stablehlo.slice %arg0 [0:2] : (tensor<3xf32>) -> tensor<2xf32>
%2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1xf32>, tensor<2xf32>) -> tensor<3xf32>
return %2 : tensor<3xf32>
}
}
// -----
// branch_3
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xCB25D4BFC6C086BFA6409A3F"> : tensor<3xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xf32>
%c2 = stablehlo.constant dense<"0x01000000"> : tensor<i32>
%z2 = stablehlo.constant dense<0> : tensor<i32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<i32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<i32>
%r:2 = call @f(%a0, %a1, %a2) : (tensor<i64>, tensor<3xf32>, tensor<i32>) -> (tensor<3xf32>, tensor<3xf32>)
%e0 = stablehlo.constant dense<"0xCB2554C0C6C006C0A6401A40"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e1 = stablehlo.constant dense<"0xCB25D4BFC6C086BFA6409A3F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<3xf32>, %arg2: tensor<i32>) -> (tensor<3xf32>, tensor<3xf32>) {
%c = stablehlo.constant dense<0> : tensor<i32>
%c_0 = stablehlo.constant dense<2> : tensor<i32>
%0 = stablehlo.clamp %c, %arg2, %c_0 : tensor<i32>
%1:2 = "stablehlo.case"(%0) ({
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
%3 = stablehlo.add %arg1, %2 : tensor<3xf32>
stablehlo.return %arg1, %3 : tensor<3xf32>, tensor<3xf32>
}, {
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
%3 = stablehlo.multiply %arg1, %2 : tensor<3xf32>
stablehlo.return %3, %arg1 : tensor<3xf32>, tensor<3xf32>
}, {
%2 = func.call @_roll_static(%arg1) : (tensor<3xf32>) -> tensor<3xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
stablehlo.return %2, %3 : tensor<3xf32>, tensor<3xf32>
}) : (tensor<i32>) -> (tensor<3xf32>, tensor<3xf32>)
return %1#0, %1#1 : tensor<3xf32>, tensor<3xf32>
}
func.func private @_roll_static(%arg0: tensor<3xf32>) -> tensor<3xf32> {
%0 = stablehlo.slice %arg0 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
%1 = stablehlo.slice %arg0 [0:2] : (tensor<3xf32>) -> tensor<2xf32>
%2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1xf32>, tensor<2xf32>) -> tensor<3xf32>
return %2 : tensor<3xf32>
}
}
// -----
// branch_far_3
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xCB25D4BFC6C086BFA6409A3F"> : tensor<3xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xf32>
%c2 = stablehlo.constant dense<"0x4D000000"> : tensor<i32>
%z2 = stablehlo.constant dense<0> : tensor<i32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<i32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<i32>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<i64>, tensor<3xf32>, tensor<i32>) -> (tensor<3xf32>)
%e0 = stablehlo.constant dense<"0xA6409A3FCB25D4BFC6C086BF"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<3xf32>, %arg2: tensor<i32>) -> (tensor<3xf32>) {
%c = stablehlo.constant dense<0> : tensor<i32>
%c_0 = stablehlo.constant dense<2> : tensor<i32>
%0 = stablehlo.clamp %c, %arg2, %c_0 : tensor<i32>
%1 = "stablehlo.case"(%0) ({
stablehlo.return %arg1 : tensor<3xf32>
}, {
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
%3 = stablehlo.multiply %arg1, %2 : tensor<3xf32>
stablehlo.return %3 : tensor<3xf32>
}, {
%2 = func.call @_roll_static(%arg1) : (tensor<3xf32>) -> tensor<3xf32>
stablehlo.return %2 : tensor<3xf32>
}) : (tensor<i32>) -> tensor<3xf32>
return %1 : tensor<3xf32>
}
func.func private @_roll_static(%arg0: tensor<3xf32>) -> tensor<3xf32> {
%0 = stablehlo.slice %arg0 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
%1 = stablehlo.slice %arg0 [0:2] : (tensor<3xf32>) -> tensor<2xf32>
%2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1xf32>, tensor<2xf32>) -> tensor<3xf32>
return %2 : tensor<3xf32>
}
}
// -----
// branch_in_loop_3
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xCB25D4BFC6C086BFA6409A3F"> : tensor<3xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<3xf32>) -> (tensor<3xf32>)
%e0 = stablehlo.constant dense<"0x149519BF8F2F9ABF8F2F9ABF"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<3xf32>) -> (tensor<3xf32>) {
%c = stablehlo.constant dense<5> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1) : tensor<i64>, tensor<i64>, tensor<3xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_3 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_3 : tensor<i64>
%c_4 = stablehlo.constant dense<2> : tensor<i64>
%3 = func.call @remainder(%iterArg, %c_4) : (tensor<i64>, tensor<i64>) -> tensor<i64>
%c_5 = stablehlo.constant dense<0> : tensor<i64>
%4 = stablehlo.compare EQ, %3, %c_5, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%5 = stablehlo.convert %4 : (tensor<i1>) -> tensor<i32>
%6 = "stablehlo.case"(%5) ({
%7 = stablehlo.slice %iterArg_2 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%8 = stablehlo.compare LT, %iterArg, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%9 = stablehlo.convert %iterArg : tensor<i64>
%c_7 = stablehlo.constant dense<3> : tensor<i64>
%10 = stablehlo.add %9, %c_7 : tensor<i64>
%11 = stablehlo.select %8, %10, %iterArg : tensor<i1>, tensor<i64>
%12 = stablehlo.dynamic_update_slice %iterArg_2, %7, %11 : (tensor<3xf32>, tensor<1xf32>, tensor<i64>) -> tensor<3xf32>
stablehlo.return %12 : tensor<3xf32>
}, {
%7 = func.call @_roll_static(%iterArg_2) : (tensor<3xf32>) -> tensor<3xf32>
%8 = stablehlo.add %iterArg_2, %7 : tensor<3xf32>
stablehlo.return %8 : tensor<3xf32>
}) : (tensor<i32>) -> tensor<3xf32>
stablehlo.return %2, %iterArg_1, %6 : tensor<i64>, tensor<i64>, tensor<3xf32>
}
return %1#2 : tensor<3xf32>
}
func.func private @remainder(%arg0: tensor<i64>, %arg1: tensor<i64>) -> tensor<i64> {
%c = stablehlo.constant dense<0> : tensor<i64>
%0 = stablehlo.compare EQ, %arg1, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i64>
%1 = call @_where(%0, %c_0, %arg1) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
%2 = stablehlo.remainder %arg0, %1 : tensor<i64>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%3 = stablehlo.compare NE, %2, %c_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%4 = stablehlo.compare LT, %2, %c_2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_3 = stablehlo.constant dense<0> : tensor<i64>
%5 = stablehlo.compare LT, %1, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
%7 = stablehlo.and %6, %3 : tensor<i1>
%8 = stablehlo.add %2, %1 : tensor<i64>
%9 = stablehlo.select %7, %8, %2 : tensor<i1>, tensor<i64>
return %9 : tensor<i64>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i64>
return %0 : tensor<i64>
}
func.func private @_roll_static(%arg0: tensor<3xf32>) -> tensor<3xf32> {
%0 = stablehlo.slice %arg0 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
%1 = stablehlo.slice %arg0 [0:2] : (tensor<3xf32>) -> tensor<2xf32>
%2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1xf32>, tensor<2xf32>) -> tensor<3xf32>
return %2 : tensor<3xf32>
}
}
// -----
// loop_in_branch_3
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xCB25D4BFC6C086BFA6409A3F"> : tensor<3xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xf32>
%c2 = stablehlo.constant dense<"0x03000000"> : tensor<i32>
%z2 = stablehlo.constant dense<0> : tensor<i32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<i32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<i32>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<i64>, tensor<3xf32>, tensor<i32>) -> (tensor<3xf32>)
%e0 = stablehlo.constant dense<"0xFAE536C07C985DC0990CB7C0"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<3xf32>, %arg2: tensor<i32>) -> (tensor<3xf32>) {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.compare GT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%1 = stablehlo.convert %0 : (tensor<i1>) -> tensor<i32>
%2 = "stablehlo.case"(%1) ({
stablehlo.return %arg1 : tensor<3xf32>
}, {
%3 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<i64>
%4 = stablehlo.add %3, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%5:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %4, %iterArg_2 = %arg1) : tensor<i64>, tensor<i64>, tensor<3xf32>
cond {
%6 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %6 : tensor<i1>
} do {
%c_3 = stablehlo.constant dense<1> : tensor<i64>
%6 = stablehlo.add %iterArg, %c_3 : tensor<i64>
%7 = func.call @_roll_static(%iterArg_2) : (tensor<3xf32>) -> tensor<3xf32>
%8 = stablehlo.add %iterArg_2, %7 : tensor<3xf32>
stablehlo.return %6, %iterArg_1, %8 : tensor<i64>, tensor<i64>, tensor<3xf32>
}
stablehlo.return %5#2 : tensor<3xf32>
}) : (tensor<i32>) -> tensor<3xf32>
return %2 : tensor<3xf32>
}
func.func private @_roll_static(%arg0: tensor<3xf32>) -> tensor<3xf32> {
%0 = stablehlo.slice %arg0 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
%1 = stablehlo.slice %arg0 [0:2] : (tensor<3xf32>) -> tensor<2xf32>
%2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1xf32>, tensor<2xf32>) -> tensor<3xf32>
return %2 : tensor<3xf32>
}
}
// -----
// until_3
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xCB25D4BFC6C086BFA6409A3F"> : tensor<3xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xf32>
%r:2 = call @f(%a0, %a1) : (tensor<i64>, tensor<3xf32>) -> (tensor<3xf32>, tensor<i64>)
%e0 = stablehlo.constant dense<"0xBC7AC2BCAA4E9FBC6AD5883C"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e1 = stablehlo.constant dense<"0x0600000000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<3xf32>) -> (tensor<3xf32>, tensor<i64>) {
%c = stablehlo.constant dense<0> : tensor<i64>
%0:2 = stablehlo.while(%iterArg = %arg1, %iterArg_0 = %c) : tensor<3xf32>, tensor<i64>
cond {
%1 = stablehlo.abs %iterArg : tensor<3xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
%cst_1 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
%3 = stablehlo.compare GT, %2, %cst_1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
stablehlo.return %3 : tensor<i1>
} do {
%cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
%1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
%2 = stablehlo.multiply %iterArg, %1 : tensor<3xf32>
%3 = func.call @_roll_static(%iterArg) : (tensor<3xf32>) -> tensor<3xf32>
%cst_1 = stablehlo.constant dense<0.00999999977> : tensor<f32>
%4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3xf32>
%5 = stablehlo.multiply %3, %4 : tensor<3xf32>
%6 = stablehlo.add %2, %5 : tensor<3xf32>
%c_2 = stablehlo.constant dense<1> : tensor<i64>
%7 = stablehlo.add %iterArg_0, %c_2 : tensor<i64>
stablehlo.return %6, %7 : tensor<3xf32>, tensor<i64>
}
return %0#0, %0#1 : tensor<3xf32>, tensor<i64>
}
func.func private @_roll_static(%arg0: tensor<3xf32>) -> tensor<3xf32> {
%0 = stablehlo.slice %arg0 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
%1 = stablehlo.slice %arg0 [0:2] : (tensor<3xf32>) -> tensor<2xf32>
%2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1xf32>, tensor<2xf32>) -> tensor<3xf32>
return %2 : tensor<3xf32>
}
}
// -----
// results_3
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xCB25D4BFC6C086BFA6409A3F"> : tensor<3xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xf32>
%r:7 = call @f(%a0, %a1) : (tensor<i64>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<0xf32>, tensor<1x3xf32>)
%e0 = stablehlo.constant dense<"0xCB25D4BFC6C086BFA6409A3F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e1 = stablehlo.constant dense<"0xCB25D4BFC6C086BFA6409A3F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e2 = stablehlo.constant dense<"0x00004040"> : tensor<f32>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<f32>, tensor<f32>) -> ()
%e3 = stablehlo.constant dense<"0x000000000000000000000000"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#3, %e3) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e4 = stablehlo.constant dense<"0xCB2554C0C6C006C0A6401A40"> : tensor<3xf32>
stablehlo.custom_call @check.expect_close(%r#4, %e4) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e5 = stablehlo.constant dense<> : tensor<0xf32>
stablehlo.custom_call @check.expect_close(%r#5, %e5) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<0xf32>, tensor<0xf32>) -> ()
%e6 = stablehlo.constant dense<"0xCB25D4BFC6C086BFA6409A3F"> : tensor<1x3xf32>
stablehlo.custom_call @check.expect_close(%r#6, %e6) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<1x3xf32>, tensor<1x3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<0xf32>, tensor<1x3xf32>) {
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
%cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
%2 = stablehlo.multiply %arg1, %1 : tensor<3xf32>
%3 = stablehlo.slice %arg1 [0:0] : (tensor<3xf32>) -> tensor<0xf32>
%4 = stablehlo.reshape %arg1 : (tensor<3xf32>) -> tensor<1x3xf32>
%cst_1 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
return %arg1, %arg1, %cst_1, %0, %2, %3, %4 : tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<0xf32>, tensor<1x3xf32>
}
}
// -----
// column_3
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0x0719003F9B5FCB3FAD268D3FA5B18CBF36A14CBF6642BF3FDE4DFDBF0D78A43F7C19983FA45603BEDEB149BF65E462BF"> : tensor<3x4xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3x4xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<3x4xf32>) -> (tensor<3x4xf32>)
%e0 = stablehlo.constant dense<"0x3033CD3FEE2C2D40EE2C2D40A5B18CBF3CCF31C0163B98C0163B98C00D78A43F3402CD3E8861C6BE8861C6BE65E462BF"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<3x4xf32>) -> (tensor<3x4xf32>) {
%c = stablehlo.constant dense<3> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1) : tensor<i64>, tensor<i64>, tensor<3x4xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_3 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_3 : tensor<i64>
%3 = stablehlo.slice %iterArg_2 [0:3, 0:1] : (tensor<3x4xf32>) -> tensor<3x1xf32>
%4 = stablehlo.slice %iterArg_2 [0:3, 2:3] : (tensor<3x4xf32>) -> tensor<3x1xf32>
%5 = stablehlo.add %3, %4 : tensor<3x1xf32>
%c_4 = stablehlo.constant dense<0> : tensor<i64>
%6 = stablehlo.compare LT, %iterArg, %c_4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%7 = stablehlo.convert %iterArg : tensor<i64>
%c_5 = stablehlo.constant dense<4> : tensor<i64>
%8 = stablehlo.add %7, %c_5 : tensor<i64>
%9 = stablehlo.select %6, %8, %iterArg : tensor<i1>, tensor<i64>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%10 = stablehlo.dynamic_update_slice %iterArg_2, %5, %c_6, %9 : (tensor<3x4xf32>, tensor<3x1xf32>, tensor<i64>, tensor<i64>) -> tensor<3x4xf32>
stablehlo.return %2, %iterArg_1, %10 : tensor<i64>, tensor<i64>, tensor<3x4xf32>
}
return %1#2 : tensor<3x4xf32>
}
}
// -----
// same_17_2
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xA5ADB03FEF94ADBF8C856C3E0D1607BF20F391BF16D5E9BE7E1E93BEDB07E43E230F723FF42BF8BFB3DC7BBF6C4AD53E7720D5BFE2DAFE3F4529AA3F852BEDBF50528A3E"> : tensor<17xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<17xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<17xf32>) -> (tensor<17xf32>)
%e0 = stablehlo.constant dense<"0x692BEC3FC49A943F2C64C73F3E1DAF3F38839B3FAE62B13F18CEB63F7E40CE3FE441DE3F03F5813F6A84A03FA754CD3FE2B78A3FB8B6FF3F518AEA3F1FB5843F25A5C83F"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<17xf32>) -> (tensor<17xf32>) {
%c = stablehlo.constant dense<2> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1) : tensor<i64>, tensor<i64>, tensor<17xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_3 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_3 : tensor<i64>
%cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
%3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<17xf32>
%4 = stablehlo.multiply %iterArg_2, %3 : tensor<17xf32>
%cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%5 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<17xf32>
%6 = stablehlo.add %4, %5 : tensor<17xf32>
stablehlo.return %2, %iterArg_1, %6 : tensor<i64>, tensor<i64>, tensor<17xf32>
}
return %1#2 : tensor<17xf32>
}
}
// -----
// alternating_17_2
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xA5ADB03FEF94ADBF8C856C3E0D1607BF20F391BF16D5E9BE7E1E93BEDB07E43E230F723FF42BF8BFB3DC7BBF6C4AD53E7720D5BFE2DAFE3F4529AA3F852BEDBF50528A3E"> : tensor<17xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<17xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<17xf32>) -> (tensor<17xf32>)
%e0 = stablehlo.constant dense<"0x80B48A3DEF5AD63F88EB8CBF93FEB5BF7B78FBBF46F350C0A6D215C01C0516BFDF43C63F9694CB3E589F7AC0065B5FC09A69E8BFE2266CBF4A5F6940F400334098CC06C0"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<17xf32>) -> (tensor<17xf32>) {
%c = stablehlo.constant dense<2> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1) : tensor<i64>, tensor<i64>, tensor<17xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_3 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_3 : tensor<i64>
%3 = func.call @_roll_static(%iterArg_2) : (tensor<17xf32>) -> tensor<17xf32>
%4 = stablehlo.add %iterArg_2, %3 : tensor<17xf32>
stablehlo.return %2, %iterArg_1, %4 : tensor<i64>, tensor<i64>, tensor<17xf32>
}
return %1#2 : tensor<17xf32>
}
func.func private @_roll_static(%arg0: tensor<17xf32>) -> tensor<17xf32> {
%0 = stablehlo.slice %arg0 [16:17] : (tensor<17xf32>) -> tensor<1xf32>
%1 = stablehlo.slice %arg0 [0:16] : (tensor<17xf32>) -> tensor<16xf32>
%2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1xf32>, tensor<16xf32>) -> tensor<17xf32>
return %2 : tensor<17xf32>
}
}
// -----
// swap_17_2
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xA5ADB03FEF94ADBF8C856C3E0D1607BF20F391BF16D5E9BE7E1E93BEDB07E43E230F723FF42BF8BFB3DC7BBF6C4AD53E7720D5BFE2DAFE3F4529AA3F852BEDBF50528A3E"> : tensor<17xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<17xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xf32>
%c2 = stablehlo.constant dense<"0xC738CEBEF4A15E3FD96F60BF14A5D5BFDE85F03F07EC823EE0C8133FC96E9D3ECBD7C9BD8754C1BFA9E03EBFAAE0713F4C95D03FD6F6C63F518AE53F42FEF2BF63C0733F"> : tensor<17xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<17xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<17xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<17xf32>
%r:2 = call @f(%a0, %a1, %a2) : (tensor<i64>, tensor<17xf32>, tensor<17xf32>) -> (tensor<17xf32>, tensor<17xf32>)
%e0 = stablehlo.constant dense<"0xA5ADB03FEF94ADBF8C856C3E0D1607BF20F391BF16D5E9BE7E1E93BEDB07E43E230F723FF42BF8BFB3DC7BBF6C4AD53E7720D5BFE2DAFE3F4529AA3F852BEDBF50528A3E"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e1 = stablehlo.constant dense<"0xC738CEBEF4A15E3FD96F60BF14A5D5BFDE85F03F07EC823EE0C8133FC96E9D3ECBD7C9BD8754C1BFA9E03EBFAAE0713F4C95D03FD6F6C63F518AE53F42FEF2BF63C0733F"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<17xf32>, %arg2: tensor<17xf32>) -> (tensor<17xf32>, tensor<17xf32>) {
%c = stablehlo.constant dense<2> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:4 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1, %iterArg_3 = %arg2) : tensor<i64>, tensor<i64>, tensor<17xf32>, tensor<17xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_4 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_4 : tensor<i64>
stablehlo.return %2, %iterArg_1, %iterArg_3, %iterArg_2 : tensor<i64>, tensor<i64>, tensor<17xf32>, tensor<17xf32>
}
return %1#2, %1#3 : tensor<17xf32>, tensor<17xf32>
}
}
// -----
// turn_17_2
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xA5ADB03FEF94ADBF8C856C3E0D1607BF20F391BF16D5E9BE7E1E93BEDB07E43E230F723FF42BF8BFB3DC7BBF6C4AD53E7720D5BFE2DAFE3F4529AA3F852BEDBF50528A3E"> : tensor<17xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<17xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xf32>
%c2 = stablehlo.constant dense<"0xC738CEBEF4A15E3FD96F60BF14A5D5BFDE85F03F07EC823EE0C8133FC96E9D3ECBD7C9BD8754C1BFA9E03EBFAAE0713F4C95D03FD6F6C63F518AE53F42FEF2BF63C0733F"> : tensor<17xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<17xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<17xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<17xf32>
%c3 = stablehlo.constant dense<"0x7110A3BE8C0BDA3FA08E67BF4F41E1BFE50042BFF56B5F3FB9DA8F3FB8831E3EC8DA40BFCB2BD53FB72CDB3F4A0182BE16F3B8BE1DEDE73E62BD5A3F5800F63E2F4B89BE"> : tensor<17xf32>
%z3 = stablehlo.constant dense<0.0> : tensor<17xf32>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<17xf32>
%a3 = stablehlo.optimization_barrier %s3 : tensor<17xf32>
%r:3 = call @f(%a0, %a1, %a2, %a3) : (tensor<i64>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>) -> (tensor<17xf32>, tensor<17xf32>, tensor<17xf32>)
%e0 = stablehlo.constant dense<"0x711023BF8C0B5A40A08EE7BF4F4161C0E500C2BFF56BDF3FB9DA0F40B8839E3EC8DAC0BFCB2B5540B72C5B404A0102BF16F338BF1DED673F62BDDA3F5800763F2F4B09BF"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e1 = stablehlo.constant dense<"0xA5AD3040EF942DC08C85EC3E0D1687BF20F311C016D569BF7E1E13BFDB07643F230FF23FF42B78C0B3DCFBBF6C4A553F772055C0E2DA7E4045292A40852B6DC050520A3F"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e2 = stablehlo.constant dense<"0xC738CEBEF4A15E3FD96F60BF14A5D5BFDE85F03F07EC823EE0C8133FC96E9D3ECBD7C9BD8754C1BFA9E03EBFAAE0713F4C95D03FD6F6C63F518AE53F42FEF2BF63C0733F"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<17xf32>, %arg2: tensor<17xf32>, %arg3: tensor<17xf32>) -> (tensor<17xf32>, tensor<17xf32>, tensor<17xf32>) {
%c = stablehlo.constant dense<2> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:5 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1, %iterArg_3 = %arg2, %iterArg_4 = %arg3) : tensor<i64>, tensor<i64>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_5 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_5 : tensor<i64>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<17xf32>
%4 = stablehlo.multiply %iterArg_4, %3 : tensor<17xf32>
stablehlo.return %2, %iterArg_1, %iterArg_3, %4, %iterArg_2 : tensor<i64>, tensor<i64>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>
}
return %1#2, %1#3, %1#4 : tensor<17xf32>, tensor<17xf32>, tensor<17xf32>
}
}
// -----
// same_17_5
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xA5ADB03FEF94ADBF8C856C3E0D1607BF20F391BF16D5E9BE7E1E93BEDB07E43E230F723FF42BF8BFB3DC7BBF6C4AD53E7720D5BFE2DAFE3F4529AA3F852BEDBF50528A3E"> : tensor<17xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<17xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<17xf32>) -> (tensor<17xf32>)
%e0 = stablehlo.constant dense<"0x6D85FD3F5893F23F86ECF83FA8E3F53F6770F33F562CF63FC3D9F63F10C8F93F3CC8FB3FA03EF03F8D10F43F95AAF93FFC56F13FD7F6FF3F4A51FD3FA496F03FA414F93F"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<17xf32>) -> (tensor<17xf32>) {
%c = stablehlo.constant dense<5> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1) : tensor<i64>, tensor<i64>, tensor<17xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_3 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_3 : tensor<i64>
%cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
%3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<17xf32>
%4 = stablehlo.multiply %iterArg_2, %3 : tensor<17xf32>
%cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%5 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<17xf32>
%6 = stablehlo.add %4, %5 : tensor<17xf32>
stablehlo.return %2, %iterArg_1, %6 : tensor<i64>, tensor<i64>, tensor<17xf32>
}
return %1#2 : tensor<17xf32>
}
}
// -----
// alternating_17_5
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xA5ADB03FEF94ADBF8C856C3E0D1607BF20F391BF16D5E9BE7E1E93BEDB07E43E230F723FF42BF8BFB3DC7BBF6C4AD53E7720D5BFE2DAFE3F4529AA3F852BEDBF50528A3E"> : tensor<17xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<17xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<17xf32>) -> (tensor<17xf32>)
%e0 = stablehlo.constant dense<"0x0129B940E16CD2BFF6460140A4EBBB3EF776FBC0E86668C1109C9BC1E9F19AC147F327C19607723FCE39AB3FDAEF47C12A16BDC1110BA6C1D3ED00C1377312414D698241"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<17xf32>) -> (tensor<17xf32>) {
%c = stablehlo.constant dense<5> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1) : tensor<i64>, tensor<i64>, tensor<17xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_3 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_3 : tensor<i64>
%3 = func.call @_roll_static(%iterArg_2) : (tensor<17xf32>) -> tensor<17xf32>
%4 = stablehlo.add %iterArg_2, %3 : tensor<17xf32>
stablehlo.return %2, %iterArg_1, %4 : tensor<i64>, tensor<i64>, tensor<17xf32>
}
return %1#2 : tensor<17xf32>
}
func.func private @_roll_static(%arg0: tensor<17xf32>) -> tensor<17xf32> {
%0 = stablehlo.slice %arg0 [16:17] : (tensor<17xf32>) -> tensor<1xf32>
%1 = stablehlo.slice %arg0 [0:16] : (tensor<17xf32>) -> tensor<16xf32>
%2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1xf32>, tensor<16xf32>) -> tensor<17xf32>
return %2 : tensor<17xf32>
}
}
// -----
// swap_17_5
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xA5ADB03FEF94ADBF8C856C3E0D1607BF20F391BF16D5E9BE7E1E93BEDB07E43E230F723FF42BF8BFB3DC7BBF6C4AD53E7720D5BFE2DAFE3F4529AA3F852BEDBF50528A3E"> : tensor<17xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<17xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xf32>
%c2 = stablehlo.constant dense<"0xC738CEBEF4A15E3FD96F60BF14A5D5BFDE85F03F07EC823EE0C8133FC96E9D3ECBD7C9BD8754C1BFA9E03EBFAAE0713F4C95D03FD6F6C63F518AE53F42FEF2BF63C0733F"> : tensor<17xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<17xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<17xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<17xf32>
%r:2 = call @f(%a0, %a1, %a2) : (tensor<i64>, tensor<17xf32>, tensor<17xf32>) -> (tensor<17xf32>, tensor<17xf32>)
%e0 = stablehlo.constant dense<"0xC738CEBEF4A15E3FD96F60BF14A5D5BFDE85F03F07EC823EE0C8133FC96E9D3ECBD7C9BD8754C1BFA9E03EBFAAE0713F4C95D03FD6F6C63F518AE53F42FEF2BF63C0733F"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e1 = stablehlo.constant dense<"0xA5ADB03FEF94ADBF8C856C3E0D1607BF20F391BF16D5E9BE7E1E93BEDB07E43E230F723FF42BF8BFB3DC7BBF6C4AD53E7720D5BFE2DAFE3F4529AA3F852BEDBF50528A3E"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<17xf32>, %arg2: tensor<17xf32>) -> (tensor<17xf32>, tensor<17xf32>) {
%c = stablehlo.constant dense<5> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:4 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1, %iterArg_3 = %arg2) : tensor<i64>, tensor<i64>, tensor<17xf32>, tensor<17xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_4 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_4 : tensor<i64>
stablehlo.return %2, %iterArg_1, %iterArg_3, %iterArg_2 : tensor<i64>, tensor<i64>, tensor<17xf32>, tensor<17xf32>
}
return %1#2, %1#3 : tensor<17xf32>, tensor<17xf32>
}
}
// -----
// turn_17_5
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xA5ADB03FEF94ADBF8C856C3E0D1607BF20F391BF16D5E9BE7E1E93BEDB07E43E230F723FF42BF8BFB3DC7BBF6C4AD53E7720D5BFE2DAFE3F4529AA3F852BEDBF50528A3E"> : tensor<17xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<17xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xf32>
%c2 = stablehlo.constant dense<"0xC738CEBEF4A15E3FD96F60BF14A5D5BFDE85F03F07EC823EE0C8133FC96E9D3ECBD7C9BD8754C1BFA9E03EBFAAE0713F4C95D03FD6F6C63F518AE53F42FEF2BF63C0733F"> : tensor<17xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<17xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<17xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<17xf32>
%c3 = stablehlo.constant dense<"0x7110A3BE8C0BDA3FA08E67BF4F41E1BFE50042BFF56B5F3FB9DA8F3FB8831E3EC8DA40BFCB2BD53FB72CDB3F4A0182BE16F3B8BE1DEDE73E62BD5A3F5800F63E2F4B89BE"> : tensor<17xf32>
%z3 = stablehlo.constant dense<0.0> : tensor<17xf32>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<17xf32>
%a3 = stablehlo.optimization_barrier %s3 : tensor<17xf32>
%r:3 = call @f(%a0, %a1, %a2, %a3) : (tensor<i64>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>) -> (tensor<17xf32>, tensor<17xf32>, tensor<17xf32>)
%e0 = stablehlo.constant dense<"0x7110A3BF8C0BDA40A08E67C04F41E1C0E50042C0F56B5F40B9DA8F40B8831E3FC8DA40C0CB2BD540B72CDB404A0182BF16F3B8BF1DEDE73F62BD5A405800F63F2F4B89BF"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e1 = stablehlo.constant dense<"0xA5ADB040EF94ADC08C856C3F0D1607C020F391C016D5E9BF7E1E93BFDB07E43F230F7240F42BF8C0B3DC7BC06C4AD53F7720D5C0E2DAFE404529AA40852BEDC050528A3F"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e2 = stablehlo.constant dense<"0xC7384EBFF4A1DE3FD96FE0BF14A555C0DE85704007EC023FE0C8933FC96E1D3FCBD749BE875441C0A9E0BEBFAAE0F13F4C955040D6F64640518A654042FE72C063C0F33F"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<17xf32>, %arg2: tensor<17xf32>, %arg3: tensor<17xf32>) -> (tensor<17xf32>, tensor<17xf32>, tensor<17xf32>) {
%c = stablehlo.constant dense<5> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:5 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1, %iterArg_3 = %arg2, %iterArg_4 = %arg3) : tensor<i64>, tensor<i64>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_5 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_5 : tensor<i64>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<17xf32>
%4 = stablehlo.multiply %iterArg_4, %3 : tensor<17xf32>
stablehlo.return %2, %iterArg_1, %iterArg_3, %4, %iterArg_2 : tensor<i64>, tensor<i64>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>
}
return %1#2, %1#3, %1#4 : tensor<17xf32>, tensor<17xf32>, tensor<17xf32>
}
}
// -----
// update_17
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xA5ADB03FEF94ADBF8C856C3E0D1607BF20F391BF16D5E9BE7E1E93BEDB07E43E230F723FF42BF8BFB3DC7BBF6C4AD53E7720D5BFE2DAFE3F4529AA3F852BEDBF50528A3E"> : tensor<17xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<17xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<17xf32>) -> (tensor<17xf32>)
%e0 = stablehlo.constant dense<"0x3C82844012DFB63F954A934072794540B022EE3F328F4E40D83C64403703A1400506C14020C4863E1E160B408A2B9F4004904F3FD6F70141DE96D94098C7DE3E86CC9540"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<17xf32>) -> (tensor<17xf32>) {
%c = stablehlo.constant dense<17> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1) : tensor<i64>, tensor<i64>, tensor<17xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_3 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_3 : tensor<i64>
%c_4 = stablehlo.constant dense<0> : tensor<i64>
%3 = stablehlo.compare LT, %iterArg, %c_4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%4 = stablehlo.convert %iterArg : tensor<i64>
%c_5 = stablehlo.constant dense<17> : tensor<i64>
%5 = stablehlo.add %4, %c_5 : tensor<i64>
%6 = stablehlo.select %3, %5, %iterArg : tensor<i1>, tensor<i64>
%7 = stablehlo.dynamic_slice %iterArg_2, %6, sizes = [1] : (tensor<17xf32>, tensor<i64>) -> tensor<1xf32>
%8 = stablehlo.reshape %7 : (tensor<1xf32>) -> tensor<f32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%9 = stablehlo.multiply %8, %cst : tensor<f32>
%10 = stablehlo.slice %iterArg_2 [0:1] : (tensor<17xf32>) -> tensor<1xf32>
%11 = stablehlo.reshape %10 : (tensor<1xf32>) -> tensor<f32>
%12 = stablehlo.add %9, %11 : tensor<f32>
%13 = stablehlo.reshape %12 : (tensor<f32>) -> tensor<1xf32>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%14 = stablehlo.compare LT, %iterArg, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%15 = stablehlo.convert %iterArg : tensor<i64>
%c_7 = stablehlo.constant dense<17> : tensor<i64>
%16 = stablehlo.add %15, %c_7 : tensor<i64>
%17 = stablehlo.select %14, %16, %iterArg : tensor<i1>, tensor<i64>
%18 = stablehlo.dynamic_update_slice %iterArg_2, %13, %17 : (tensor<17xf32>, tensor<1xf32>, tensor<i64>) -> tensor<17xf32>
stablehlo.return %2, %iterArg_1, %18 : tensor<i64>, tensor<i64>, tensor<17xf32>
}
return %1#2 : tensor<17xf32>
}
}
// -----
// update_swapped_17
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xA5ADB03FEF94ADBF8C856C3E0D1607BF20F391BF16D5E9BE7E1E93BEDB07E43E230F723FF42BF8BFB3DC7BBF6C4AD53E7720D5BFE2DAFE3F4529AA3F852BEDBF50528A3E"> : tensor<17xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<17xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xf32>
%c2 = stablehlo.constant dense<"0xC738CEBEF4A15E3FD96F60BF14A5D5BFDE85F03F07EC823EE0C8133FC96E9D3ECBD7C9BD8754C1BFA9E03EBFAAE0713F4C95D03FD6F6C63F518AE53F42FEF2BF63C0733F"> : tensor<17xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<17xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<17xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<17xf32>
%r:2 = call @f(%a0, %a1, %a2) : (tensor<i64>, tensor<17xf32>, tensor<17xf32>) -> (tensor<17xf32>, tensor<17xf32>)
%e0 = stablehlo.constant dense<"0x9CE3183FC838CEBECE71CC3F14A5D5BFDE85F03F07EC823EE0C8133FC96E9D3ECBD7C9BD8754C1BFA9E03EBFAAE0713F4C95D03FD6F6C63F518AE53F42FEF2BF63C0733F"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e1 = stablehlo.constant dense<"0x94B6C23EA5ADB03FB6A41EBF0D1607BF20F391BF16D5E9BE7E1E93BEDB07E43E230F723FF42BF8BFB3DC7BBF6C4AD53E7720D5BFE2DAFE3F4529AA3F852BEDBF50528A3E"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<17xf32>, %arg2: tensor<17xf32>) -> (tensor<17xf32>, tensor<17xf32>) {
%c = stablehlo.constant dense<3> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:4 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1, %iterArg_3 = %arg2) : tensor<i64>, tensor<i64>, tensor<17xf32>, tensor<17xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_4 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_4 : tensor<i64>
%3 = stablehlo.slice %iterArg_3 [0:1] : (tensor<17xf32>) -> tensor<1xf32>
%4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%5 = stablehlo.add %4, %cst : tensor<f32>
%6 = stablehlo.reshape %5 : (tensor<f32>) -> tensor<1xf32>
%c_5 = stablehlo.constant dense<0> : tensor<i64>
%7 = stablehlo.compare LT, %iterArg, %c_5, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%8 = stablehlo.convert %iterArg : tensor<i64>
%c_6 = stablehlo.constant dense<17> : tensor<i64>
%9 = stablehlo.add %8, %c_6 : tensor<i64>
%10 = stablehlo.select %7, %9, %iterArg : tensor<i1>, tensor<i64>
%11 = stablehlo.dynamic_update_slice %iterArg_3, %6, %10 : (tensor<17xf32>, tensor<1xf32>, tensor<i64>) -> tensor<17xf32>
%12 = stablehlo.slice %iterArg_2 [0:1] : (tensor<17xf32>) -> tensor<1xf32>
%13 = stablehlo.reshape %12 : (tensor<1xf32>) -> tensor<f32>
%cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%14 = stablehlo.subtract %13, %cst_7 : tensor<f32>
%15 = stablehlo.reshape %14 : (tensor<f32>) -> tensor<1xf32>
%c_8 = stablehlo.constant dense<0> : tensor<i64>
%16 = stablehlo.compare LT, %iterArg, %c_8, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%17 = stablehlo.convert %iterArg : tensor<i64>
%c_9 = stablehlo.constant dense<17> : tensor<i64>
%18 = stablehlo.add %17, %c_9 : tensor<i64>
%19 = stablehlo.select %16, %18, %iterArg : tensor<i1>, tensor<i64>
%20 = stablehlo.dynamic_update_slice %iterArg_2, %15, %19 : (tensor<17xf32>, tensor<1xf32>, tensor<i64>) -> tensor<17xf32>
stablehlo.return %2, %iterArg_1, %11, %20 : tensor<i64>, tensor<i64>, tensor<17xf32>, tensor<17xf32>
}
return %1#2, %1#3 : tensor<17xf32>, tensor<17xf32>
}
}
// -----
// update_turned_17
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xA5ADB03FEF94ADBF8C856C3E0D1607BF20F391BF16D5E9BE7E1E93BEDB07E43E230F723FF42BF8BFB3DC7BBF6C4AD53E7720D5BFE2DAFE3F4529AA3F852BEDBF50528A3E"> : tensor<17xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<17xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xf32>
%c2 = stablehlo.constant dense<"0xC738CEBEF4A15E3FD96F60BF14A5D5BFDE85F03F07EC823EE0C8133FC96E9D3ECBD7C9BD8754C1BFA9E03EBFAAE0713F4C95D03FD6F6C63F518AE53F42FEF2BF63C0733F"> : tensor<17xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<17xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<17xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<17xf32>
%c3 = stablehlo.constant dense<"0x7110A3BE8C0BDA3FA08E67BF4F41E1BFE50042BFF56B5F3FB9DA8F3FB8831E3EC8DA40BFCB2BD53FB72CDB3F4A0182BE16F3B8BE1DEDE73E62BD5A3F5800F63E2F4B89BE"> : tensor<17xf32>
%z3 = stablehlo.constant dense<0.0> : tensor<17xf32>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<17xf32>
%a3 = stablehlo.optimization_barrier %s3 : tensor<17xf32>
%r:3 = call @f(%a0, %a1, %a2, %a3) : (tensor<i64>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>) -> (tensor<17xf32>, tensor<17xf32>, tensor<17xf32>)
%e0 = stablehlo.constant dense<"0x9CE3183F6A55E53FB6A41EBFCE71CC3FDE85F03F07EC823EE0C8133FC96E9D3ECBD7C9BD8754C1BFA9E03EBFAAE0713F4C95D03FD6F6C63F518AE53F42FEF2BF63C0733F"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e1 = stablehlo.constant dense<"0x94B6C23EA5ADB03FEF08923F78044940E50042BFF56B5F3FB9DA8F3FB8831E3EC8DA40BFCB2BD53FB72CDB3F4A0182BE16F3B8BE1DEDE73E62BD5A3F5800F63E2F4B89BE"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e2 = stablehlo.constant dense<"0x3C828440C838CEBE3C82A4405AC3464120F391BF16D5E9BE7E1E93BEDB07E43E230F723FF42BF8BFB3DC7BBF6C4AD53E7720D5BFE2DAFE3F4529AA3F852BEDBF50528A3E"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<17xf32>, %arg2: tensor<17xf32>, %arg3: tensor<17xf32>) -> (tensor<17xf32>, tensor<17xf32>, tensor<17xf32>) {
%c = stablehlo.constant dense<4> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:5 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1, %iterArg_3 = %arg2, %iterArg_4 = %arg3) : tensor<i64>, tensor<i64>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_5 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_5 : tensor<i64>
%3 = stablehlo.slice %iterArg_3 [0:1] : (tensor<17xf32>) -> tensor<1xf32>
%4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%5 = stablehlo.add %4, %cst : tensor<f32>
%6 = stablehlo.reshape %5 : (tensor<f32>) -> tensor<1xf32>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%7 = stablehlo.compare LT, %iterArg, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%8 = stablehlo.convert %iterArg : tensor<i64>
%c_7 = stablehlo.constant dense<17> : tensor<i64>
%9 = stablehlo.add %8, %c_7 : tensor<i64>
%10 = stablehlo.select %7, %9, %iterArg : tensor<i1>, tensor<i64>
%11 = stablehlo.dynamic_update_slice %iterArg_3, %6, %10 : (tensor<17xf32>, tensor<1xf32>, tensor<i64>) -> tensor<17xf32>
%12 = stablehlo.slice %iterArg_2 [0:1] : (tensor<17xf32>) -> tensor<1xf32>
%13 = stablehlo.reshape %12 : (tensor<1xf32>) -> tensor<f32>
%cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%14 = stablehlo.subtract %13, %cst_8 : tensor<f32>
%15 = stablehlo.reshape %14 : (tensor<f32>) -> tensor<1xf32>
%c_9 = stablehlo.constant dense<0> : tensor<i64>
%16 = stablehlo.compare LT, %iterArg, %c_9, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%17 = stablehlo.convert %iterArg : tensor<i64>
%c_10 = stablehlo.constant dense<17> : tensor<i64>
%18 = stablehlo.add %17, %c_10 : tensor<i64>
%19 = stablehlo.select %16, %18, %iterArg : tensor<i1>, tensor<i64>
%20 = stablehlo.dynamic_update_slice %iterArg_4, %15, %19 : (tensor<17xf32>, tensor<1xf32>, tensor<i64>) -> tensor<17xf32>
%21 = stablehlo.slice %iterArg_2 [0:1] : (tensor<17xf32>) -> tensor<1xf32>
%cst_11 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
%22 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<1xf32>
%23 = stablehlo.multiply %21, %22 : tensor<1xf32>
%c_12 = stablehlo.constant dense<0> : tensor<i64>
%24 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%25 = stablehlo.convert %iterArg : tensor<i64>
%c_13 = stablehlo.constant dense<17> : tensor<i64>
%26 = stablehlo.add %25, %c_13 : tensor<i64>
%27 = stablehlo.select %24, %26, %iterArg : tensor<i1>, tensor<i64>
%28 = stablehlo.dynamic_update_slice %iterArg_2, %23, %27 : (tensor<17xf32>, tensor<1xf32>, tensor<i64>) -> tensor<17xf32>
stablehlo.return %2, %iterArg_1, %11, %20, %28 : tensor<i64>, tensor<i64>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>
}
return %1#2, %1#3, %1#4 : tensor<17xf32>, tensor<17xf32>, tensor<17xf32>
}
}
// -----
// update_crossed_17
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xA5ADB03FEF94ADBF8C856C3E0D1607BF20F391BF16D5E9BE7E1E93BEDB07E43E230F723FF42BF8BFB3DC7BBF6C4AD53E7720D5BFE2DAFE3F4529AA3F852BEDBF50528A3E"> : tensor<17xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<17xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xf32>
%c2 = stablehlo.constant dense<"0xC738CEBEF4A15E3FD96F60BF14A5D5BFDE85F03F07EC823EE0C8133FC96E9D3ECBD7C9BD8754C1BFA9E03EBFAAE0713F4C95D03FD6F6C63F518AE53F42FEF2BF63C0733F"> : tensor<17xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<17xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<17xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<17xf32>
%r:2 = call @f(%a0, %a1, %a2) : (tensor<i64>, tensor<17xf32>, tensor<17xf32>) -> (tensor<17xf32>, tensor<17xf32>)
%e0 = stablehlo.constant dense<"0xF47602C03706DF3FCEDE123F0E7521C087BB58C0C257A7C0F662B3C0ED533BC0A282763F0429F93FC52C61C02FFDECC0EAC7A9C0863E2FC092552E401F30CE4070D1303F"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e1 = stablehlo.constant dense<"0x80B48A3DEF5AD63F3942D33F93FEB5BF7B78FBBF46F350C0A6D215C01C0516BFDF43C63F9694CB3E589F7AC0065B5FC09A69E8BFE2266CBF4A5F6940F400334098CC06C0"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<17xf32>, %arg2: tensor<17xf32>) -> (tensor<17xf32>, tensor<17xf32>) {
%c = stablehlo.constant dense<3> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:4 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1, %iterArg_3 = %arg2) : tensor<i64>, tensor<i64>, tensor<17xf32>, tensor<17xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_4 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_4 : tensor<i64>
%3 = func.call @_roll_static(%iterArg_2) : (tensor<17xf32>) -> tensor<17xf32>
%4 = stablehlo.add %iterArg_2, %3 : tensor<17xf32>
%5 = stablehlo.slice %iterArg_3 [0:1] : (tensor<17xf32>) -> tensor<1xf32>
%6 = stablehlo.reshape %5 : (tensor<1xf32>) -> tensor<f32>
%7 = stablehlo.reshape %6 : (tensor<f32>) -> tensor<1xf32>
%c_5 = stablehlo.constant dense<0> : tensor<i64>
%8 = stablehlo.compare LT, %iterArg, %c_5, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%9 = stablehlo.convert %iterArg : tensor<i64>
%c_6 = stablehlo.constant dense<17> : tensor<i64>
%10 = stablehlo.add %9, %c_6 : tensor<i64>
%11 = stablehlo.select %8, %10, %iterArg : tensor<i1>, tensor<i64>
%12 = stablehlo.dynamic_update_slice %iterArg_2, %7, %11 : (tensor<17xf32>, tensor<1xf32>, tensor<i64>) -> tensor<17xf32>
stablehlo.return %2, %iterArg_1, %4, %12 : tensor<i64>, tensor<i64>, tensor<17xf32>, tensor<17xf32>
}
return %1#2, %1#3 : tensor<17xf32>, tensor<17xf32>
}
func.func private @_roll_static(%arg0: tensor<17xf32>) -> tensor<17xf32> {
%0 = stablehlo.slice %arg0 [16:17] : (tensor<17xf32>) -> tensor<1xf32>
%1 = stablehlo.slice %arg0 [0:16] : (tensor<17xf32>) -> tensor<16xf32>
%2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1xf32>, tensor<16xf32>) -> tensor<17xf32>
return %2 : tensor<17xf32>
}
}
// -----
// update_read_after_17
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xA5ADB03FEF94ADBF8C856C3E0D1607BF20F391BF16D5E9BE7E1E93BEDB07E43E230F723FF42BF8BFB3DC7BBF6C4AD53E7720D5BFE2DAFE3F4529AA3F852BEDBF50528A3E"> : tensor<17xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<17xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xf32>
%r:2 = call @f(%a0, %a1) : (tensor<i64>, tensor<17xf32>) -> (tensor<17xf32>, tensor<17xf32>)
%e0 = stablehlo.constant dense<"0xA5ADB03FA5AD3040A5AD30400D1607BF20F391BF16D5E9BE7E1E93BEDB07E43E230F723FF42BF8BFB3DC7BBF6C4AD53E7720D5BFE2DAFE3F4529AA3F852BEDBF50528A3E"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e1 = stablehlo.constant dense<"0xA5AD3040A5ADB040FE753F400D1687BF20F311C016D569BF7E1E13BFDB07643F230FF23FF42B78C0B3DCFBBF6C4A553F772055C0E2DA7E4045292A40852B6DC050520A3F"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<17xf32>) -> (tensor<17xf32>, tensor<17xf32>) {
%c = stablehlo.constant dense<3> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:4 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1, %iterArg_3 = %arg1) : tensor<i64>, tensor<i64>, tensor<17xf32>, tensor<17xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_4 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_4 : tensor<i64>
%3 = stablehlo.slice %iterArg_3 [0:1] : (tensor<17xf32>) -> tensor<1xf32>
%4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
%5 = stablehlo.reshape %4 : (tensor<f32>) -> tensor<1xf32>
%c_5 = stablehlo.constant dense<0> : tensor<i64>
%6 = stablehlo.compare LT, %iterArg, %c_5, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%7 = stablehlo.convert %iterArg : tensor<i64>
%c_6 = stablehlo.constant dense<17> : tensor<i64>
%8 = stablehlo.add %7, %c_6 : tensor<i64>
%9 = stablehlo.select %6, %8, %iterArg : tensor<i1>, tensor<i64>
%10 = stablehlo.dynamic_update_slice %iterArg_2, %5, %9 : (tensor<17xf32>, tensor<1xf32>, tensor<i64>) -> tensor<17xf32>
%11 = stablehlo.slice %iterArg_3 [0:1] : (tensor<17xf32>) -> tensor<1xf32>
%12 = stablehlo.reshape %11 : (tensor<1xf32>) -> tensor<f32>
%13 = stablehlo.reshape %12 : (tensor<f32>) -> tensor<1xf32>
%c_7 = stablehlo.constant dense<0> : tensor<i64>
%14 = stablehlo.compare LT, %iterArg, %c_7, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%15 = stablehlo.convert %iterArg : tensor<i64>
%c_8 = stablehlo.constant dense<17> : tensor<i64>
%16 = stablehlo.add %15, %c_8 : tensor<i64>
%17 = stablehlo.select %14, %16, %iterArg : tensor<i1>, tensor<i64>
%18 = stablehlo.dynamic_update_slice %iterArg_2, %13, %17 : (tensor<17xf32>, tensor<1xf32>, tensor<i64>) -> tensor<17xf32>
%19 = stablehlo.add %18, %iterArg_2 : tensor<17xf32>
stablehlo.return %2, %iterArg_1, %10, %19 : tensor<i64>, tensor<i64>, tensor<17xf32>, tensor<17xf32>
}
return %1#2, %1#3 : tensor<17xf32>, tensor<17xf32>
}
}
// -----
// update_of_itself_17
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xA5ADB03FEF94ADBF8C856C3E0D1607BF20F391BF16D5E9BE7E1E93BEDB07E43E230F723FF42BF8BFB3DC7BBF6C4AD53E7720D5BFE2DAFE3F4529AA3F852BEDBF50528A3E"> : tensor<17xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<17xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<17xf32>) -> (tensor<17xf32>)
%e0 = stablehlo.constant dense<"0x9494A23F9494A23F9494A23F4A4A11404A4A11404A4A5140692B8C40116BD23F59C84E407D3A1E40E00CEE3F6C4AD53E7720D5BFE2DAFE3F4529AA3F852BEDBF50528A3E"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<17xf32>) -> (tensor<17xf32>) {
%c = stablehlo.constant dense<3> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1) : tensor<i64>, tensor<i64>, tensor<17xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_3 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_3 : tensor<i64>
%3 = func.call @_roll_static(%iterArg_2) : (tensor<17xf32>) -> tensor<17xf32>
%4 = stablehlo.slice %3 [0:9] : (tensor<17xf32>) -> tensor<9xf32>
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9xf32>
%6 = stablehlo.add %4, %5 : tensor<9xf32>
%c_4 = stablehlo.constant dense<0> : tensor<i64>
%7 = stablehlo.compare LT, %iterArg, %c_4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%8 = stablehlo.convert %iterArg : tensor<i64>
%c_5 = stablehlo.constant dense<17> : tensor<i64>
%9 = stablehlo.add %8, %c_5 : tensor<i64>
%10 = stablehlo.select %7, %9, %iterArg : tensor<i1>, tensor<i64>
%11 = stablehlo.dynamic_update_slice %iterArg_2, %6, %10 : (tensor<17xf32>, tensor<9xf32>, tensor<i64>) -> tensor<17xf32>
stablehlo.return %2, %iterArg_1, %11 : tensor<i64>, tensor<i64>, tensor<17xf32>
}
return %1#2 : tensor<17xf32>
}
func.func private @_roll_static(%arg0: tensor<17xf32>) -> tensor<17xf32> {
%0 = stablehlo.slice %arg0 [16:17] : (tensor<17xf32>) -> tensor<1xf32>
%1 = stablehlo.slice %arg0 [0:16] : (tensor<17xf32>) -> tensor<16xf32>
%2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1xf32>, tensor<16xf32>) -> tensor<17xf32>
return %2 : tensor<17xf32>
}
}
// -----
// stack_17
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xA5ADB03FEF94ADBF8C856C3E0D1607BF20F391BF16D5E9BE7E1E93BEDB07E43E230F723FF42BF8BFB3DC7BBF6C4AD53E7720D5BFE2DAFE3F4529AA3F852BEDBF50528A3E"> : tensor<17xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<17xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xf32>
%r:3 = call @f(%a0, %a1) : (tensor<i64>, tensor<17xf32>) -> (tensor<17xf32>, tensor<3x17xf32>, tensor<3x17xf32>)
%e0 = stablehlo.constant dense<"0xCEFC8E40188659C0FEFF943FB32F82BF7ECD31C0502250BFAAF7A6BEA6E5E33FE2FA4D40985FA2C0A10615C07E4DD93F562F89C0522DC740AA4D8A4048779AC02A6BA33F"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e1 = stablehlo.constant dense<"0xA5ADB03FEF94ADBF8C856C3E0D1607BF20F391BF16D5E9BE7E1E93BEDB07E43E230F723FF42BF8BFB3DC7BBF6C4AD53E7720D5BFE2DAFE3F4529AA3F852BEDBF50528A3E3C820440B32F02C02964B13E14A14ABFB0ECDABFD05F2FBFBDADDCBEE4052B3F5A8BB53FF7203AC086E5BCBFD1F71F3F59D81FC02A243F40E83DFF3FA4E031C0787BCF3EF0975A40A2C4AFBF37BDB33F48CB9C3DF0D27EBF34964D3EA48AFE3E70C3E33FA0E62940762619C039C238BF8F50DD3FD0F8F4BFC37F8F401CE4544014860FC00384BC3F"> : tensor<3x17xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<3x17xf32>, tensor<3x17xf32>) -> ()
%e2 = stablehlo.constant dense<"0x71DEF33F4365EB3F80865A3D87908E3EA26AA63F9395553E1118A93DFE1D4B3E9FE0643F3095704085CA773FEDB4313E0A6F314014B77D40AD35E23F9CB95B40B179953D88B49D40FD70393F625DDA3E5D69BFBE1C9A753E728FBEBEB7449DBE2431773FE9993040D1BE2E409368C3BCAA9B623F6C9CD43FB2ED0E419AA39440C6B517408DC4033FBBDC1641475C6E403210263F6979A5BD7C471140D5C83BBEEE4792BE0DE1CA3F0FA6A0408E771441B6C5B53F5E64B83F16F2CB4075DB8E41CD810D4187F704418EB74B3F"> : tensor<3x17xf32>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<3x17xf32>, tensor<3x17xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<17xf32>) -> (tensor<17xf32>, tensor<3x17xf32>, tensor<3x17xf32>) {
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<17xf32>
%1 = stablehlo.add %arg1, %0 : tensor<17xf32>
%cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<17xf32>
%3 = stablehlo.multiply %arg1, %2 : tensor<17xf32>
%4 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<17xf32>) -> tensor<1x17xf32>
%5 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<17xf32>) -> tensor<1x17xf32>
%6 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<17xf32>) -> tensor<1x17xf32>
%7 = stablehlo.concatenate %4, %5, %6, dim = 0 : (tensor<1x17xf32>, tensor<1x17xf32>, tensor<1x17xf32>) -> tensor<3x17xf32>
%cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x17xf32>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x17xf32>
%c = stablehlo.constant dense<0> : tensor<i64>
%10:5 = stablehlo.while(%iterArg = %7, %iterArg_3 = %c, %iterArg_4 = %arg1, %iterArg_5 = %8, %iterArg_6 = %9) : tensor<3x17xf32>, tensor<i64>, tensor<17xf32>, tensor<3x17xf32>, tensor<3x17xf32>
cond {
%c_7 = stablehlo.constant dense<3> : tensor<i64>
%11 = stablehlo.compare LT, %iterArg_3, %c_7, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %11 : tensor<i1>
} do {
%11 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_3) : (tensor<3x17xf32>, tensor<i64>) -> tensor<17xf32>
%cst_7 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
%12 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<17xf32>
%13 = stablehlo.multiply %iterArg_4, %12 : tensor<17xf32>
%14 = stablehlo.add %13, %11 : tensor<17xf32>
%15 = stablehlo.multiply %11, %iterArg_4 : tensor<17xf32>
%16 = func.call @dynamic_update_index_in_dim(%iterArg_5, %iterArg_4, %iterArg_3) : (tensor<3x17xf32>, tensor<17xf32>, tensor<i64>) -> tensor<3x17xf32>
%17 = func.call @dynamic_update_index_in_dim(%iterArg_6, %15, %iterArg_3) : (tensor<3x17xf32>, tensor<17xf32>, tensor<i64>) -> tensor<3x17xf32>
%c_8 = stablehlo.constant dense<1> : tensor<i64>
%18 = stablehlo.add %iterArg_3, %c_8 : tensor<i64>
stablehlo.return %iterArg, %18, %14, %16, %17 : tensor<3x17xf32>, tensor<i64>, tensor<17xf32>, tensor<3x17xf32>, tensor<3x17xf32>
}
return %10#2, %10#3, %10#4 : tensor<17xf32>, tensor<3x17xf32>, tensor<3x17xf32>
}
func.func private @dynamic_index_in_dim(%arg0: tensor<3x17xf32>, %arg1: tensor<i64>) -> tensor<17xf32> {
%c = stablehlo.constant dense<0> : tensor<i64>
%0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 17] : (tensor<3x17xf32>, tensor<i64>, tensor<i64>) -> tensor<1x17xf32>
%1 = stablehlo.reshape %0 : (tensor<1x17xf32>) -> tensor<17xf32>
return %1 : tensor<17xf32>
}
func.func private @dynamic_update_index_in_dim(%arg0: tensor<3x17xf32>, %arg1: tensor<17xf32>, %arg2: tensor<i64>) -> tensor<3x17xf32> {
%0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<17xf32>) -> tensor<1x17xf32>
%c = stablehlo.constant dense<0> : tensor<i64>
%1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x17xf32>, tensor<1x17xf32>, tensor<i64>, tensor<i64>) -> tensor<3x17xf32>
return %1 : tensor<3x17xf32>
}
}
// -----
// nested_17
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xA5ADB03FEF94ADBF8C856C3E0D1607BF20F391BF16D5E9BE7E1E93BEDB07E43E230F723FF42BF8BFB3DC7BBF6C4AD53E7720D5BFE2DAFE3F4529AA3F852BEDBF50528A3E"> : tensor<17xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<17xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<17xf32>) -> (tensor<17xf32>)
%e0 = stablehlo.constant dense<"0x0CDE013E2F5F423FBBB50E3F8F79C5BFFC9F7BC0C02FC9C01299E8C0827AAEC00C0C8DBF5B85993FEEE420C0F1B9E2C00090FFC0181EB1C03436543FFEACB340A6444B40"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<17xf32>) -> (tensor<17xf32>) {
%c = stablehlo.constant dense<3> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:4 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %c_0, %iterArg_2 = %0, %iterArg_3 = %arg1) : tensor<i64>, tensor<i64>, tensor<i64>, tensor<17xf32>
cond {
%2 = stablehlo.compare LT, %iterArg_1, %iterArg_2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_4 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg_1, %c_4 : tensor<i64>
%c_5 = stablehlo.constant dense<1> : tensor<i64>
%3 = stablehlo.add %iterArg_1, %c_5 : tensor<i64>
%4 = stablehlo.convert %3 : tensor<i64>
%5 = stablehlo.add %4, %iterArg : tensor<i64>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%6:3 = stablehlo.while(%iterArg_7 = %c_6, %iterArg_8 = %5, %iterArg_9 = %iterArg_3) : tensor<i64>, tensor<i64>, tensor<17xf32>
cond {
%7 = stablehlo.compare LT, %iterArg_7, %iterArg_8, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %7 : tensor<i1>
} do {
%c_10 = stablehlo.constant dense<1> : tensor<i64>
%7 = stablehlo.add %iterArg_7, %c_10 : tensor<i64>
%8 = func.call @_roll_static(%iterArg_9) : (tensor<17xf32>) -> tensor<17xf32>
%cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
%9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<17xf32>
%10 = stablehlo.multiply %8, %9 : tensor<17xf32>
%11 = stablehlo.add %iterArg_9, %10 : tensor<17xf32>
stablehlo.return %7, %iterArg_8, %11 : tensor<i64>, tensor<i64>, tensor<17xf32>
}
stablehlo.return %iterArg, %2, %iterArg_2, %6#2 : tensor<i64>, tensor<i64>, tensor<i64>, tensor<17xf32>
}
return %1#3 : tensor<17xf32>
}
func.func private @_roll_static(%arg0: tensor<17xf32>) -> tensor<17xf32> {
%0 = stablehlo.slice %arg0 [16:17] : (tensor<17xf32>) -> tensor<1xf32>
%1 = stablehlo.slice %arg0 [0:16] : (tensor<17xf32>) -> tensor<16xf32>
%2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1xf32>, tensor<16xf32>) -> tensor<17xf32>
return %2 : tensor<17xf32>
}
}
// -----
// nested_two_17
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xA5ADB03FEF94ADBF8C856C3E0D1607BF20F391BF16D5E9BE7E1E93BEDB07E43E230F723FF42BF8BFB3DC7BBF6C4AD53E7720D5BFE2DAFE3F4529AA3F852BEDBF50528A3E"> : tensor<17xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<17xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xf32>
%c2 = stablehlo.constant dense<"0xC738CEBEF4A15E3FD96F60BF14A5D5BFDE85F03F07EC823EE0C8133FC96E9D3ECBD7C9BD8754C1BFA9E03EBFAAE0713F4C95D03FD6F6C63F518AE53F42FEF2BF63C0733F"> : tensor<17xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<17xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<17xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<17xf32>
%r:2 = call @f(%a0, %a1, %a2) : (tensor<i64>, tensor<17xf32>, tensor<17xf32>) -> (tensor<17xf32>, tensor<17xf32>)
%e0 = stablehlo.constant dense<"0xD2561840BC53B6BEB2909D3FE6D3F13E00990FBE75150B3FC170363FF701B93F9207F93FE85770BFA069843C9B52B53FEE402ABF716D3F40A21415400A575ABF9494A23F"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e1 = stablehlo.constant dense<"0x8C0C10404B1AC43F0435F73FB45358BEB63B453FB07160409DD6024024C90E40F40CE13F8070253FC532C4BED6079D3F7E9D50405C087A40FFDD7C4098051640701D9F3D"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<17xf32>, %arg2: tensor<17xf32>) -> (tensor<17xf32>, tensor<17xf32>) {
%c = stablehlo.constant dense<2> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:5 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %c_0, %iterArg_2 = %0, %iterArg_3 = %arg1, %iterArg_4 = %arg2) : tensor<i64>, tensor<i64>, tensor<i64>, tensor<17xf32>, tensor<17xf32>
cond {
%2 = stablehlo.compare LT, %iterArg_1, %iterArg_2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_5 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg_1, %c_5 : tensor<i64>
%3 = stablehlo.convert %iterArg_1 : tensor<i64>
%4 = stablehlo.add %3, %iterArg : tensor<i64>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%5:3 = stablehlo.while(%iterArg_7 = %c_6, %iterArg_8 = %4, %iterArg_9 = %iterArg_3) : tensor<i64>, tensor<i64>, tensor<17xf32>
cond {
%8 = stablehlo.compare LT, %iterArg_7, %iterArg_8, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %8 : tensor<i1>
} do {
%c_10 = stablehlo.constant dense<1> : tensor<i64>
%8 = stablehlo.add %iterArg_7, %c_10 : tensor<i64>
%cst_11 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
%9 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<17xf32>
%10 = stablehlo.multiply %iterArg_9, %9 : tensor<17xf32>
%11 = func.call @_roll_static(%iterArg_9) : (tensor<17xf32>) -> tensor<17xf32>
%12 = stablehlo.add %10, %11 : tensor<17xf32>
stablehlo.return %8, %iterArg_8, %12 : tensor<i64>, tensor<i64>, tensor<17xf32>
}
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<17xf32>
%7 = stablehlo.add %iterArg_4, %6 : tensor<17xf32>
stablehlo.return %iterArg, %2, %iterArg_2, %7, %5#2 : tensor<i64>, tensor<i64>, tensor<i64>, tensor<17xf32>, tensor<17xf32>
}
return %1#3, %1#4 : tensor<17xf32>, tensor<17xf32>
}
func.func private @_roll_static(%arg0: tensor<17xf32>) -> tensor<17xf32> {
%0 = stablehlo.slice %arg0 [16:17] : (tensor<17xf32>) -> tensor<1xf32>
%1 = stablehlo.slice %arg0 [0:16] : (tensor<17xf32>) -> tensor<16xf32>
%2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1xf32>, tensor<16xf32>) -> tensor<17xf32>
return %2 : tensor<17xf32>
}
}
// -----
// one_after_other_17
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xA5ADB03FEF94ADBF8C856C3E0D1607BF20F391BF16D5E9BE7E1E93BEDB07E43E230F723FF42BF8BFB3DC7BBF6C4AD53E7720D5BFE2DAFE3F4529AA3F852BEDBF50528A3E"> : tensor<17xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<17xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<17xf32>) -> (tensor<17xf32>)
%e0 = stablehlo.constant dense<"0xC8ED47C1CE245FC0B65A37411E6441C0D22385C0CD934D40198B1CC0A455CBBFA00BEC3FAAC1834066B46240346A00C13A228DC0B0A8B040065C1BC01B6694409256F740"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4000 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<17xf32>) -> (tensor<17xf32>) {
%c = stablehlo.constant dense<3> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_3 = %0, %iterArg_4 = %arg1) : tensor<i64>, tensor<i64>, tensor<17xf32>
cond {
%4 = stablehlo.compare LT, %iterArg, %iterArg_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %4 : tensor<i1>
} do {
%c_5 = stablehlo.constant dense<1> : tensor<i64>
%4 = stablehlo.add %iterArg, %c_5 : tensor<i64>
%5 = func.call @_roll_static(%iterArg_4) : (tensor<17xf32>) -> tensor<17xf32>
%6 = stablehlo.add %iterArg_4, %5 : tensor<17xf32>
stablehlo.return %4, %iterArg_3, %6 : tensor<i64>, tensor<i64>, tensor<17xf32>
}
%c_1 = stablehlo.constant dense<3> : tensor<i64>
%2 = stablehlo.add %c_1, %arg0 : tensor<i64>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%3:3 = stablehlo.while(%iterArg = %c_2, %iterArg_3 = %2, %iterArg_4 = %1#2) : tensor<i64>, tensor<i64>, tensor<17xf32>
cond {
%4 = stablehlo.compare LT, %iterArg, %iterArg_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %4 : tensor<i1>
} do {
%c_5 = stablehlo.constant dense<1> : tensor<i64>
%4 = stablehlo.add %iterArg, %c_5 : tensor<i64>
%5 = func.call @_roll_static(%iterArg_4) : (tensor<17xf32>) -> tensor<17xf32>
%6 = stablehlo.subtract %5, %iterArg_4 : tensor<17xf32>
stablehlo.return %4, %iterArg_3, %6 : tensor<i64>, tensor<i64>, tensor<17xf32>
}
return %3#2 : tensor<17xf32>
}
func.func private @_roll_static(%arg0: tensor<17xf32>) -> tensor<17xf32> {
%0 = stablehlo.slice %arg0 [16:17] : (tensor<17xf32>) -> tensor<1xf32>
%1 = stablehlo.slice %arg0 [0:16] : (tensor<17xf32>) -> tensor<16xf32>
%2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1xf32>, tensor<16xf32>) -> tensor<17xf32>
return %2 : tensor<17xf32>
}
}
// -----
// made_one_after_other_17
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xA5ADB03FEF94ADBF8C856C3E0D1607BF20F391BF16D5E9BE7E1E93BEDB07E43E230F723FF42BF8BFB3DC7BBF6C4AD53E7720D5BFE2DAFE3F4529AA3F852BEDBF50528A3E"> : tensor<17xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<17xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<17xf32>) -> (tensor<17xf32>)
%e0 = stablehlo.constant dense<"0x60FEFE3F3B570440823EC23FEA38A63FDABDC33FDF3FA93F36E5623F2A892D3F04650E3FD76C323F91C7963FB2C3C13F0A49A43FB0A8213FD51BAD3E78933F3F7AB1B43F"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<17xf32>) -> (tensor<17xf32>) {
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<17xf32>
%1 = stablehlo.add %arg1, %0 : tensor<17xf32>
%c = stablehlo.constant dense<3> : tensor<i64>
%2 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%3:3 = stablehlo.while(%iterArg = %c_0, %iterArg_3 = %2, %iterArg_4 = %1) : tensor<i64>, tensor<i64>, tensor<17xf32>
cond {
%6 = stablehlo.compare LT, %iterArg, %iterArg_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %6 : tensor<i1>
} do {
%c_5 = stablehlo.constant dense<1> : tensor<i64>
%6 = stablehlo.add %iterArg, %c_5 : tensor<i64>
%cst_6 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
%7 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<17xf32>
%8 = stablehlo.multiply %iterArg_4, %7 : tensor<17xf32>
%9 = func.call @_roll_static(%iterArg_4) : (tensor<17xf32>) -> tensor<17xf32>
%10 = stablehlo.add %8, %9 : tensor<17xf32>
stablehlo.return %6, %iterArg_3, %10 : tensor<i64>, tensor<i64>, tensor<17xf32>
}
%c_1 = stablehlo.constant dense<3> : tensor<i64>
%4 = stablehlo.add %c_1, %arg0 : tensor<i64>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%5:3 = stablehlo.while(%iterArg = %c_2, %iterArg_3 = %4, %iterArg_4 = %3#2) : tensor<i64>, tensor<i64>, tensor<17xf32>
cond {
%6 = stablehlo.compare LT, %iterArg, %iterArg_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %6 : tensor<i1>
} do {
%c_5 = stablehlo.constant dense<1> : tensor<i64>
%6 = stablehlo.add %iterArg, %c_5 : tensor<i64>
%cst_6 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
%7 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<17xf32>
%8 = stablehlo.multiply %iterArg_4, %7 : tensor<17xf32>
%9 = func.call @_roll_static(%iterArg_4) : (tensor<17xf32>) -> tensor<17xf32>
%10 = stablehlo.add %8, %9 : tensor<17xf32>
%cst_7 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
%11 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<17xf32>
%12 = stablehlo.multiply %10, %11 : tensor<17xf32>
stablehlo.return %6, %iterArg_3, %12 : tensor<i64>, tensor<i64>, tensor<17xf32>
}
return %5#2 : tensor<17xf32>
}
func.func private @_roll_static(%arg0: tensor<17xf32>) -> tensor<17xf32> {
%0 = stablehlo.slice %arg0 [16:17] : (tensor<17xf32>) -> tensor<1xf32>
%1 = stablehlo.slice %arg0 [0:16] : (tensor<17xf32>) -> tensor<16xf32>
%2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1xf32>, tensor<16xf32>) -> tensor<17xf32>
return %2 : tensor<17xf32>
}
}
// -----
// made_nested_17
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xA5ADB03FEF94ADBF8C856C3E0D1607BF20F391BF16D5E9BE7E1E93BEDB07E43E230F723FF42BF8BFB3DC7BBF6C4AD53E7720D5BFE2DAFE3F4529AA3F852BEDBF50528A3E"> : tensor<17xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<17xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<17xf32>) -> (tensor<17xf32>)
%e0 = stablehlo.constant dense<"0x3C2DB14122CA13426D7E4442849E4C42AA4B304290E21842FB3C16420C630842C4B2CE4115139A410EA98B412329AB41D69EF0419CAF0F42B21CFD41FEFAA441442C7041"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<17xf32>) -> (tensor<17xf32>) {
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<17xf32>
%1 = stablehlo.add %arg1, %0 : tensor<17xf32>
%c = stablehlo.constant dense<3> : tensor<i64>
%2 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%3:4 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %c_0, %iterArg_2 = %2, %iterArg_3 = %1) : tensor<i64>, tensor<i64>, tensor<i64>, tensor<17xf32>
cond {
%4 = stablehlo.compare LT, %iterArg_1, %iterArg_2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %4 : tensor<i1>
} do {
%c_4 = stablehlo.constant dense<1> : tensor<i64>
%4 = stablehlo.add %iterArg_1, %c_4 : tensor<i64>
%c_5 = stablehlo.constant dense<3> : tensor<i64>
%5 = stablehlo.add %c_5, %iterArg : tensor<i64>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%6:3 = stablehlo.while(%iterArg_7 = %c_6, %iterArg_8 = %5, %iterArg_9 = %iterArg_3) : tensor<i64>, tensor<i64>, tensor<17xf32>
cond {
%7 = stablehlo.compare LT, %iterArg_7, %iterArg_8, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %7 : tensor<i1>
} do {
%c_10 = stablehlo.constant dense<1> : tensor<i64>
%7 = stablehlo.add %iterArg_7, %c_10 : tensor<i64>
%cst_11 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
%8 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<17xf32>
%9 = stablehlo.multiply %iterArg_9, %8 : tensor<17xf32>
%10 = func.call @_roll_static(%iterArg_9) : (tensor<17xf32>) -> tensor<17xf32>
%11 = stablehlo.add %9, %10 : tensor<17xf32>
stablehlo.return %7, %iterArg_8, %11 : tensor<i64>, tensor<i64>, tensor<17xf32>
}
stablehlo.return %iterArg, %4, %iterArg_2, %6#2 : tensor<i64>, tensor<i64>, tensor<i64>, tensor<17xf32>
}
return %3#3 : tensor<17xf32>
}
func.func private @_roll_static(%arg0: tensor<17xf32>) -> tensor<17xf32> {
%0 = stablehlo.slice %arg0 [16:17] : (tensor<17xf32>) -> tensor<1xf32>
%1 = stablehlo.slice %arg0 [0:16] : (tensor<17xf32>) -> tensor<16xf32>
%2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1xf32>, tensor<16xf32>) -> tensor<17xf32>
return %2 : tensor<17xf32>
}
}
// -----
// made_update_swapped_17
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xA5ADB03FEF94ADBF8C856C3E0D1607BF20F391BF16D5E9BE7E1E93BEDB07E43E230F723FF42BF8BFB3DC7BBF6C4AD53E7720D5BFE2DAFE3F4529AA3F852BEDBF50528A3E"> : tensor<17xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<17xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xf32>
%r:2 = call @f(%a0, %a1) : (tensor<i64>, tensor<17xf32>) -> (tensor<17xf32>, tensor<17xf32>)
%e0 = stablehlo.constant dense<"0xA5AD7040A5AD3040D2569840A5AD3040D256984016D569BF7E1E13BFDB07643F230FF23FF42B78C0B3DCFBBF6C4A553F772055C0E2DA7E4045292A40852B6DC050520A3F"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e1 = stablehlo.constant dense<"0xA4ADB03FD256184090B6C23ED256184090B6C23E75150B3FC170363FF701B93F9207F93FE85770BFA069843C9B52B53FEE402ABF716D3F40A21415400A575ABF9494A23F"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<17xf32>) -> (tensor<17xf32>, tensor<17xf32>) {
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<17xf32>
%1 = stablehlo.add %arg1, %0 : tensor<17xf32>
%cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<17xf32>
%3 = stablehlo.multiply %arg1, %2 : tensor<17xf32>
%c = stablehlo.constant dense<5> : tensor<i64>
%4 = stablehlo.add %c, %arg0 : tensor<i64>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%5:4 = stablehlo.while(%iterArg = %c_1, %iterArg_2 = %4, %iterArg_3 = %1, %iterArg_4 = %3) : tensor<i64>, tensor<i64>, tensor<17xf32>, tensor<17xf32>
cond {
%6 = stablehlo.compare LT, %iterArg, %iterArg_2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %6 : tensor<i1>
} do {
%c_5 = stablehlo.constant dense<1> : tensor<i64>
%6 = stablehlo.add %iterArg, %c_5 : tensor<i64>
%7 = stablehlo.slice %iterArg_4 [0:1] : (tensor<17xf32>) -> tensor<1xf32>
%cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%8 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<1xf32>
%9 = stablehlo.add %7, %8 : tensor<1xf32>
%c_7 = stablehlo.constant dense<0> : tensor<i64>
%10 = stablehlo.compare LT, %iterArg, %c_7, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%11 = stablehlo.convert %iterArg : tensor<i64>
%c_8 = stablehlo.constant dense<17> : tensor<i64>
%12 = stablehlo.add %11, %c_8 : tensor<i64>
%13 = stablehlo.select %10, %12, %iterArg : tensor<i1>, tensor<i64>
%14 = stablehlo.dynamic_update_slice %iterArg_4, %9, %13 : (tensor<17xf32>, tensor<1xf32>, tensor<i64>) -> tensor<17xf32>
%15 = stablehlo.slice %iterArg_3 [0:1] : (tensor<17xf32>) -> tensor<1xf32>
%cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%16 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<1xf32>
%17 = stablehlo.subtract %15, %16 : tensor<1xf32>
%c_10 = stablehlo.constant dense<0> : tensor<i64>
%18 = stablehlo.compare LT, %iterArg, %c_10, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%19 = stablehlo.convert %iterArg : tensor<i64>
%c_11 = stablehlo.constant dense<17> : tensor<i64>
%20 = stablehlo.add %19, %c_11 : tensor<i64>
%21 = stablehlo.select %18, %20, %iterArg : tensor<i1>, tensor<i64>
%22 = stablehlo.dynamic_update_slice %iterArg_3, %17, %21 : (tensor<17xf32>, tensor<1xf32>, tensor<i64>) -> tensor<17xf32>
stablehlo.return %6, %iterArg_2, %14, %22 : tensor<i64>, tensor<i64>, tensor<17xf32>, tensor<17xf32>
}
return %5#2, %5#3 : tensor<17xf32>, tensor<17xf32>
}
}
// -----
// used_again_17
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xA5ADB03FEF94ADBF8C856C3E0D1607BF20F391BF16D5E9BE7E1E93BEDB07E43E230F723FF42BF8BFB3DC7BBF6C4AD53E7720D5BFE2DAFE3F4529AA3F852BEDBF50528A3E"> : tensor<17xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<17xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xf32>
%r:4 = call @f(%a0, %a1) : (tensor<i64>, tensor<17xf32>) -> (tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>)
%e0 = stablehlo.constant dense<"0xA5ADB03FEF94ADBF8C856C3E0D1607BF20F391BF16D5E9BE7E1E93BEDB07E43E230F723FF42BF8BFB3DC7BBF6C4AD53E7720D5BFE2DAFE3F4529AA3F852BEDBF50528A3E"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e1 = stablehlo.constant dense<"0xD2561840D2565840D25658400D1607BF20F391BF16D5E9BE7E1E93BEDB07E43E230F723FF42BF8BFB3DC7BBF6C4AD53E7720D5BFE2DAFE3F4529AA3F852BEDBF50528A3E"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e2 = stablehlo.constant dense<"0xD2561840BC53B6BEB2909D3FE6D3F13E00990FBE75150B3FC170363FF701B93F9207F93FE85770BFA069843C9B52B53FEE402ABF716D3F40A21415400A575ABF9494A23F"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e3 = stablehlo.constant dense<"0x852BEDBF50528A3EA5ADB03FEF94ADBF8C856C3E0D1607BF20F391BF16D5E9BE7E1E93BEDB07E43E230F723FF42BF8BFB3DC7BBF6C4AD53E7720D5BFE2DAFE3F4529AA3F"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#3, %e3) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<17xf32>) -> (tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>) {
%c = stablehlo.constant dense<3> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_3 = %0, %iterArg_4 = %arg1) : tensor<i64>, tensor<i64>, tensor<17xf32>
cond {
%6 = stablehlo.compare LT, %iterArg, %iterArg_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %6 : tensor<i1>
} do {
%c_5 = stablehlo.constant dense<1> : tensor<i64>
%6 = stablehlo.add %iterArg, %c_5 : tensor<i64>
%7 = stablehlo.slice %iterArg_4 [0:1] : (tensor<17xf32>) -> tensor<1xf32>
%8 = stablehlo.reshape %7 : (tensor<1xf32>) -> tensor<f32>
%cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%9 = stablehlo.add %8, %cst_6 : tensor<f32>
%10 = stablehlo.reshape %9 : (tensor<f32>) -> tensor<1xf32>
%c_7 = stablehlo.constant dense<0> : tensor<i64>
%11 = stablehlo.compare LT, %iterArg, %c_7, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%12 = stablehlo.convert %iterArg : tensor<i64>
%c_8 = stablehlo.constant dense<17> : tensor<i64>
%13 = stablehlo.add %12, %c_8 : tensor<i64>
%14 = stablehlo.select %11, %13, %iterArg : tensor<i1>, tensor<i64>
%15 = stablehlo.dynamic_update_slice %iterArg_4, %10, %14 : (tensor<17xf32>, tensor<1xf32>, tensor<i64>) -> tensor<17xf32>
stablehlo.return %6, %iterArg_3, %15 : tensor<i64>, tensor<i64>, tensor<17xf32>
}
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<17xf32>
%3 = stablehlo.add %arg1, %2 : tensor<17xf32>
%c_1 = stablehlo.constant dense<2> : tensor<i64>
%4 = stablehlo.add %c_1, %arg0 : tensor<i64>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%5:3 = stablehlo.while(%iterArg = %c_2, %iterArg_3 = %4, %iterArg_4 = %arg1) : tensor<i64>, tensor<i64>, tensor<17xf32>
cond {
%6 = stablehlo.compare LT, %iterArg, %iterArg_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %6 : tensor<i1>
} do {
%c_5 = stablehlo.constant dense<1> : tensor<i64>
%6 = stablehlo.add %iterArg, %c_5 : tensor<i64>
%7 = func.call @_roll_static(%iterArg_4) : (tensor<17xf32>) -> tensor<17xf32>
stablehlo.return %6, %iterArg_3, %7 : tensor<i64>, tensor<i64>, tensor<17xf32>
}
return %arg1, %1#2, %3, %5#2 : tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>
}
func.func private @_roll_static(%arg0: tensor<17xf32>) -> tensor<17xf32> {
%0 = stablehlo.slice %arg0 [16:17] : (tensor<17xf32>) -> tensor<1xf32>
%1 = stablehlo.slice %arg0 [0:16] : (tensor<17xf32>) -> tensor<16xf32>
%2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1xf32>, tensor<16xf32>) -> tensor<17xf32>
return %2 : tensor<17xf32>
}
}
// -----
// branch_17
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xA5ADB03FEF94ADBF8C856C3E0D1607BF20F391BF16D5E9BE7E1E93BEDB07E43E230F723FF42BF8BFB3DC7BBF6C4AD53E7720D5BFE2DAFE3F4529AA3F852BEDBF50528A3E"> : tensor<17xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<17xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xf32>
%c2 = stablehlo.constant dense<"0x01000000"> : tensor<i32>
%z2 = stablehlo.constant dense<0> : tensor<i32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<i32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<i32>
%r:2 = call @f(%a0, %a1, %a2) : (tensor<i64>, tensor<17xf32>, tensor<i32>) -> (tensor<17xf32>, tensor<17xf32>)
%e0 = stablehlo.constant dense<"0xA5AD3040EF942DC08C85EC3E0D1687BF20F311C016D569BF7E1E13BFDB07643F230FF23FF42B78C0B3DCFBBF6C4A553F772055C0E2DA7E4045292A40852B6DC050520A3F"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e1 = stablehlo.constant dense<"0xA5ADB03FEF94ADBF8C856C3E0D1607BF20F391BF16D5E9BE7E1E93BEDB07E43E230F723FF42BF8BFB3DC7BBF6C4AD53E7720D5BFE2DAFE3F4529AA3F852BEDBF50528A3E"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<17xf32>, %arg2: tensor<i32>) -> (tensor<17xf32>, tensor<17xf32>) {
%c = stablehlo.constant dense<0> : tensor<i32>
%c_0 = stablehlo.constant dense<2> : tensor<i32>
%0 = stablehlo.clamp %c, %arg2, %c_0 : tensor<i32>
%1:2 = "stablehlo.case"(%0) ({
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<17xf32>
%3 = stablehlo.add %arg1, %2 : tensor<17xf32>
stablehlo.return %arg1, %3 : tensor<17xf32>, tensor<17xf32>
}, {
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<17xf32>
%3 = stablehlo.multiply %arg1, %2 : tensor<17xf32>
stablehlo.return %3, %arg1 : tensor<17xf32>, tensor<17xf32>
}, {
%2 = func.call @_roll_static(%arg1) : (tensor<17xf32>) -> tensor<17xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<17xf32>
stablehlo.return %2, %3 : tensor<17xf32>, tensor<17xf32>
}) : (tensor<i32>) -> (tensor<17xf32>, tensor<17xf32>)
return %1#0, %1#1 : tensor<17xf32>, tensor<17xf32>
}
func.func private @_roll_static(%arg0: tensor<17xf32>) -> tensor<17xf32> {
%0 = stablehlo.slice %arg0 [16:17] : (tensor<17xf32>) -> tensor<1xf32>
%1 = stablehlo.slice %arg0 [0:16] : (tensor<17xf32>) -> tensor<16xf32>
%2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1xf32>, tensor<16xf32>) -> tensor<17xf32>
return %2 : tensor<17xf32>
}
}
// -----
// branch_far_17
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xA5ADB03FEF94ADBF8C856C3E0D1607BF20F391BF16D5E9BE7E1E93BEDB07E43E230F723FF42BF8BFB3DC7BBF6C4AD53E7720D5BFE2DAFE3F4529AA3F852BEDBF50528A3E"> : tensor<17xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<17xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xf32>
%c2 = stablehlo.constant dense<"0x4D000000"> : tensor<i32>
%z2 = stablehlo.constant dense<0> : tensor<i32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<i32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<i32>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<i64>, tensor<17xf32>, tensor<i32>) -> (tensor<17xf32>)
%e0 = stablehlo.constant dense<"0x50528A3EA5ADB03FEF94ADBF8C856C3E0D1607BF20F391BF16D5E9BE7E1E93BEDB07E43E230F723FF42BF8BFB3DC7BBF6C4AD53E7720D5BFE2DAFE3F4529AA3F852BEDBF"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<17xf32>, %arg2: tensor<i32>) -> (tensor<17xf32>) {
%c = stablehlo.constant dense<0> : tensor<i32>
%c_0 = stablehlo.constant dense<2> : tensor<i32>
%0 = stablehlo.clamp %c, %arg2, %c_0 : tensor<i32>
%1 = "stablehlo.case"(%0) ({
stablehlo.return %arg1 : tensor<17xf32>
}, {
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<17xf32>
%3 = stablehlo.multiply %arg1, %2 : tensor<17xf32>
stablehlo.return %3 : tensor<17xf32>
}, {
%2 = func.call @_roll_static(%arg1) : (tensor<17xf32>) -> tensor<17xf32>
stablehlo.return %2 : tensor<17xf32>
}) : (tensor<i32>) -> tensor<17xf32>
return %1 : tensor<17xf32>
}
func.func private @_roll_static(%arg0: tensor<17xf32>) -> tensor<17xf32> {
%0 = stablehlo.slice %arg0 [16:17] : (tensor<17xf32>) -> tensor<1xf32>
%1 = stablehlo.slice %arg0 [0:16] : (tensor<17xf32>) -> tensor<16xf32>
%2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1xf32>, tensor<16xf32>) -> tensor<17xf32>
return %2 : tensor<17xf32>
}
}
// -----
// branch_in_loop_17
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xA5ADB03FEF94ADBF8C856C3E0D1607BF20F391BF16D5E9BE7E1E93BEDB07E43E230F723FF42BF8BFB3DC7BBF6C4AD53E7720D5BFE2DAFE3F4529AA3F852BEDBF50528A3E"> : tensor<17xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<17xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<17xf32>) -> (tensor<17xf32>)
%e0 = stablehlo.constant dense<"0xF47602C0DD97574036E1744086D2173F33CDF2BFC257A7C0F662B3C0ED533BC0A282763F0429F93FC52C61C02FFDECC0EAC7A9C0863E2FC092552E401F30CE4070D1303F"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<17xf32>) -> (tensor<17xf32>) {
%c = stablehlo.constant dense<5> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1) : tensor<i64>, tensor<i64>, tensor<17xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_3 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_3 : tensor<i64>
%c_4 = stablehlo.constant dense<2> : tensor<i64>
%3 = func.call @remainder(%iterArg, %c_4) : (tensor<i64>, tensor<i64>) -> tensor<i64>
%c_5 = stablehlo.constant dense<0> : tensor<i64>
%4 = stablehlo.compare EQ, %3, %c_5, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%5 = stablehlo.convert %4 : (tensor<i1>) -> tensor<i32>
%6 = "stablehlo.case"(%5) ({
%7 = stablehlo.slice %iterArg_2 [0:1] : (tensor<17xf32>) -> tensor<1xf32>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%8 = stablehlo.compare LT, %iterArg, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%9 = stablehlo.convert %iterArg : tensor<i64>
%c_7 = stablehlo.constant dense<17> : tensor<i64>
%10 = stablehlo.add %9, %c_7 : tensor<i64>
%11 = stablehlo.select %8, %10, %iterArg : tensor<i1>, tensor<i64>
%12 = stablehlo.dynamic_update_slice %iterArg_2, %7, %11 : (tensor<17xf32>, tensor<1xf32>, tensor<i64>) -> tensor<17xf32>
stablehlo.return %12 : tensor<17xf32>
}, {
%7 = func.call @_roll_static(%iterArg_2) : (tensor<17xf32>) -> tensor<17xf32>
%8 = stablehlo.add %iterArg_2, %7 : tensor<17xf32>
stablehlo.return %8 : tensor<17xf32>
}) : (tensor<i32>) -> tensor<17xf32>
stablehlo.return %2, %iterArg_1, %6 : tensor<i64>, tensor<i64>, tensor<17xf32>
}
return %1#2 : tensor<17xf32>
}
func.func private @remainder(%arg0: tensor<i64>, %arg1: tensor<i64>) -> tensor<i64> {
%c = stablehlo.constant dense<0> : tensor<i64>
%0 = stablehlo.compare EQ, %arg1, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i64>
%1 = call @_where(%0, %c_0, %arg1) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
%2 = stablehlo.remainder %arg0, %1 : tensor<i64>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%3 = stablehlo.compare NE, %2, %c_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%4 = stablehlo.compare LT, %2, %c_2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_3 = stablehlo.constant dense<0> : tensor<i64>
%5 = stablehlo.compare LT, %1, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
%7 = stablehlo.and %6, %3 : tensor<i1>
%8 = stablehlo.add %2, %1 : tensor<i64>
%9 = stablehlo.select %7, %8, %2 : tensor<i1>, tensor<i64>
return %9 : tensor<i64>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i64>
return %0 : tensor<i64>
}
func.func private @_roll_static(%arg0: tensor<17xf32>) -> tensor<17xf32> {
%0 = stablehlo.slice %arg0 [16:17] : (tensor<17xf32>) -> tensor<1xf32>
%1 = stablehlo.slice %arg0 [0:16] : (tensor<17xf32>) -> tensor<16xf32>
%2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1xf32>, tensor<16xf32>) -> tensor<17xf32>
return %2 : tensor<17xf32>
}
}
// -----
// loop_in_branch_17
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xA5ADB03FEF94ADBF8C856C3E0D1607BF20F391BF16D5E9BE7E1E93BEDB07E43E230F723FF42BF8BFB3DC7BBF6C4AD53E7720D5BFE2DAFE3F4529AA3F852BEDBF50528A3E"> : tensor<17xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<17xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xf32>
%c2 = stablehlo.constant dense<"0x03000000"> : tensor<i32>
%z2 = stablehlo.constant dense<0> : tensor<i32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<i32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<i32>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<i64>, tensor<17xf32>, tensor<i32>) -> (tensor<17xf32>)
%e0 = stablehlo.constant dense<"0xF47602C03706DF3FCEDE123F0E7521C087BB58C0C257A7C0F662B3C0ED533BC0A282763F0429F93FC52C61C02FFDECC0EAC7A9C0863E2FC092552E401F30CE4070D1303F"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<17xf32>, %arg2: tensor<i32>) -> (tensor<17xf32>) {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.compare GT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%1 = stablehlo.convert %0 : (tensor<i1>) -> tensor<i32>
%2 = "stablehlo.case"(%1) ({
stablehlo.return %arg1 : tensor<17xf32>
}, {
%3 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<i64>
%4 = stablehlo.add %3, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%5:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %4, %iterArg_2 = %arg1) : tensor<i64>, tensor<i64>, tensor<17xf32>
cond {
%6 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %6 : tensor<i1>
} do {
%c_3 = stablehlo.constant dense<1> : tensor<i64>
%6 = stablehlo.add %iterArg, %c_3 : tensor<i64>
%7 = func.call @_roll_static(%iterArg_2) : (tensor<17xf32>) -> tensor<17xf32>
%8 = stablehlo.add %iterArg_2, %7 : tensor<17xf32>
stablehlo.return %6, %iterArg_1, %8 : tensor<i64>, tensor<i64>, tensor<17xf32>
}
stablehlo.return %5#2 : tensor<17xf32>
}) : (tensor<i32>) -> tensor<17xf32>
return %2 : tensor<17xf32>
}
func.func private @_roll_static(%arg0: tensor<17xf32>) -> tensor<17xf32> {
%0 = stablehlo.slice %arg0 [16:17] : (tensor<17xf32>) -> tensor<1xf32>
%1 = stablehlo.slice %arg0 [0:16] : (tensor<17xf32>) -> tensor<16xf32>
%2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1xf32>, tensor<16xf32>) -> tensor<17xf32>
return %2 : tensor<17xf32>
}
}
// -----
// until_17
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xA5ADB03FEF94ADBF8C856C3E0D1607BF20F391BF16D5E9BE7E1E93BEDB07E43E230F723FF42BF8BFB3DC7BBF6C4AD53E7720D5BFE2DAFE3F4529AA3F852BEDBF50528A3E"> : tensor<17xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<17xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xf32>
%r:2 = call @f(%a0, %a1) : (tensor<i64>, tensor<17xf32>) -> (tensor<17xf32>, tensor<i64>)
%e0 = stablehlo.constant dense<"0x48A2B33BBF0791BB8E29F238C25A01BB52809CBB431C25BBD030BFBAB09BC93A05B6813B872FE4BB0442A4BBA197733A8C1DCEBBF04ADD3BCE92D03B492FCFBBF4B22CB8"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e1 = stablehlo.constant dense<"0x0800000000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<17xf32>) -> (tensor<17xf32>, tensor<i64>) {
%c = stablehlo.constant dense<0> : tensor<i64>
%0:2 = stablehlo.while(%iterArg = %arg1, %iterArg_0 = %c) : tensor<17xf32>, tensor<i64>
cond {
%1 = stablehlo.abs %iterArg : tensor<17xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<17xf32>, tensor<f32>) -> tensor<f32>
%cst_1 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
%3 = stablehlo.compare GT, %2, %cst_1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
stablehlo.return %3 : tensor<i1>
} do {
%cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
%1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<17xf32>
%2 = stablehlo.multiply %iterArg, %1 : tensor<17xf32>
%3 = func.call @_roll_static(%iterArg) : (tensor<17xf32>) -> tensor<17xf32>
%cst_1 = stablehlo.constant dense<0.00999999977> : tensor<f32>
%4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<17xf32>
%5 = stablehlo.multiply %3, %4 : tensor<17xf32>
%6 = stablehlo.add %2, %5 : tensor<17xf32>
%c_2 = stablehlo.constant dense<1> : tensor<i64>
%7 = stablehlo.add %iterArg_0, %c_2 : tensor<i64>
stablehlo.return %6, %7 : tensor<17xf32>, tensor<i64>
}
return %0#0, %0#1 : tensor<17xf32>, tensor<i64>
}
func.func private @_roll_static(%arg0: tensor<17xf32>) -> tensor<17xf32> {
%0 = stablehlo.slice %arg0 [16:17] : (tensor<17xf32>) -> tensor<1xf32>
%1 = stablehlo.slice %arg0 [0:16] : (tensor<17xf32>) -> tensor<16xf32>
%2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1xf32>, tensor<16xf32>) -> tensor<17xf32>
return %2 : tensor<17xf32>
}
}
// -----
// results_17
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xA5ADB03FEF94ADBF8C856C3E0D1607BF20F391BF16D5E9BE7E1E93BEDB07E43E230F723FF42BF8BFB3DC7BBF6C4AD53E7720D5BFE2DAFE3F4529AA3F852BEDBF50528A3E"> : tensor<17xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<17xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xf32>
%r:7 = call @f(%a0, %a1) : (tensor<i64>, tensor<17xf32>) -> (tensor<17xf32>, tensor<17xf32>, tensor<f32>, tensor<17xf32>, tensor<17xf32>, tensor<0xf32>, tensor<1x17xf32>)
%e0 = stablehlo.constant dense<"0xA5ADB03FEF94ADBF8C856C3E0D1607BF20F391BF16D5E9BE7E1E93BEDB07E43E230F723FF42BF8BFB3DC7BBF6C4AD53E7720D5BFE2DAFE3F4529AA3F852BEDBF50528A3E"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e1 = stablehlo.constant dense<"0xA5ADB03FEF94ADBF8C856C3E0D1607BF20F391BF16D5E9BE7E1E93BEDB07E43E230F723FF42BF8BFB3DC7BBF6C4AD53E7720D5BFE2DAFE3F4529AA3F852BEDBF50528A3E"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e2 = stablehlo.constant dense<"0x00004040"> : tensor<f32>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<f32>, tensor<f32>) -> ()
%e3 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#3, %e3) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e4 = stablehlo.constant dense<"0xA5AD3040EF942DC08C85EC3E0D1687BF20F311C016D569BF7E1E13BFDB07643F230FF23FF42B78C0B3DCFBBF6C4A553F772055C0E2DA7E4045292A40852B6DC050520A3F"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#4, %e4) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e5 = stablehlo.constant dense<> : tensor<0xf32>
stablehlo.custom_call @check.expect_close(%r#5, %e5) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<0xf32>, tensor<0xf32>) -> ()
%e6 = stablehlo.constant dense<"0xA5ADB03FEF94ADBF8C856C3E0D1607BF20F391BF16D5E9BE7E1E93BEDB07E43E230F723FF42BF8BFB3DC7BBF6C4AD53E7720D5BFE2DAFE3F4529AA3F852BEDBF50528A3E"> : tensor<1x17xf32>
stablehlo.custom_call @check.expect_close(%r#6, %e6) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<1x17xf32>, tensor<1x17xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<17xf32>) -> (tensor<17xf32>, tensor<17xf32>, tensor<f32>, tensor<17xf32>, tensor<17xf32>, tensor<0xf32>, tensor<1x17xf32>) {
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<17xf32>
%cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<17xf32>
%2 = stablehlo.multiply %arg1, %1 : tensor<17xf32>
%3 = stablehlo.slice %arg1 [0:0] : (tensor<17xf32>) -> tensor<0xf32>
%4 = stablehlo.reshape %arg1 : (tensor<17xf32>) -> tensor<1x17xf32>
%cst_1 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
return %arg1, %arg1, %cst_1, %0, %2, %3, %4 : tensor<17xf32>, tensor<17xf32>, tensor<f32>, tensor<17xf32>, tensor<17xf32>, tensor<0xf32>, tensor<1x17xf32>
}
}
// -----
// column_17
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xA5EE8F3F54C6D83E20D6563FC361D2BF00DA053FD22CF63FC0DD9CBE1A73C6BFE6A1EA3FAD34343F8E099BBF4D30303FA148FC3F52BE94BF1D2DB53F45AF4B3F9C808EBF9965A1BF4587E83F586423BF520C70BE5DD51F3FFE8574BE55DDFFBF7C7F75BF6372E3BDFAC4853F15E1D93EE9F58EBE84319EBF5FBE913F5A31A0BF5726653F2FDB29BCC8D7553EE196EDBE911198BF3C16A9BF40E2103F993C65BF64B8F8BF155F9DBFA0A7D73FBBC9583F185FA43E1177C9BEDEC6A23FA17F72BFD543083F97DAF9BF2A2E153F3EF3F13FA361553FC5B5D8BF426ABB3E3D9A3BBF5DE2D63F44BAF6BF48EBF9BF83BECEBF7E8E24BFDDCAC33FCC64843EE542263FF64BE9BFC57EA6BF003DF4BE4ADC023F"> : tensor<17x4xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<17x4xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17x4xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17x4xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<17x4xf32>) -> (tensor<17x4xf32>)
%e0 = stablehlo.constant dense<"0xB559FB3F6262334062623340C361D2BF80AC5D3E001EB8BD001EB8BD1A73C6BFB0301F3F6CE216BF6CE216BF4D30303FDFBA5840B7A89940B7A8994045AF4B3F520D343FF7462140F7462140586423BF2849F2BE144636BF144636BF55DDFFBFC053B03D36CA903F36CA903F15E1D93ECA015C3F44BFFF3F44BFFF3F5A31A0BF244E8D3F1D09A83F1D09A83FE196EDBEE2401FBF20EA65BD20EA65BD993C65BF104384BEDC96B63FDC96B63FBBC9583FA4DECB3FC1523740C1523740A17F72BF00B98E3F1550D93F1550D93F3EF3F13F628B993FF265C83FF265C83F3D9A3BBFAC238CBE1A7A0EC01A7A0EC083BECEBF30B8C4BEC8A600BEC8A600BEE542263F9B2D13C03BB531C03BB531C04ADC023F"> : tensor<17x4xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<17x4xf32>, tensor<17x4xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<17x4xf32>) -> (tensor<17x4xf32>) {
%c = stablehlo.constant dense<3> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1) : tensor<i64>, tensor<i64>, tensor<17x4xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_3 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_3 : tensor<i64>
%3 = stablehlo.slice %iterArg_2 [0:17, 0:1] : (tensor<17x4xf32>) -> tensor<17x1xf32>
%4 = stablehlo.slice %iterArg_2 [0:17, 2:3] : (tensor<17x4xf32>) -> tensor<17x1xf32>
%5 = stablehlo.add %3, %4 : tensor<17x1xf32>
%c_4 = stablehlo.constant dense<0> : tensor<i64>
%6 = stablehlo.compare LT, %iterArg, %c_4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%7 = stablehlo.convert %iterArg : tensor<i64>
%c_5 = stablehlo.constant dense<4> : tensor<i64>
%8 = stablehlo.add %7, %c_5 : tensor<i64>
%9 = stablehlo.select %6, %8, %iterArg : tensor<i1>, tensor<i64>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%10 = stablehlo.dynamic_update_slice %iterArg_2, %5, %c_6, %9 : (tensor<17x4xf32>, tensor<17x1xf32>, tensor<i64>, tensor<i64>) -> tensor<17x4xf32>
stablehlo.return %2, %iterArg_1, %10 : tensor<i64>, tensor<i64>, tensor<17x4xf32>
}
return %1#2 : tensor<17x4xf32>
}
}
// -----
// in_place_row
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0x183FC1BF35B177BF47FBC0BEE138F03FC5E4ACBF32EFB63F5585ACBF4EED25BFF8FC353F78A9EE3E65EDE83F8273B5BEBB18E13FCE7EDA3FD7BE5C3F1009F6BFB944983FC92FCD3FF67BC33D7E0D9BBF126FA3BFA2D7B03F2355D3BFF4423D3ED3D897BF2B7D4BBF974DF43F63BC64BF14EA3B3FB5E6883FA4D958BF26F6B4BFA2588B3F9BF93DBE173659BF2CA693BF409DF73F7BD1153F7DF0BC3D2B88C5BFDF2BD33FED392BBF03DC943F4D88CF3F639B96BF9EB5F43F4ED4C93F2A6D873E9DB2653FCCF263BFBB12653FC5098DBE90B232BFC398493FAD5AEFBE5A6C513FB8FBB33F55AE6ABFB94596BF00F237BF50299CBEEEE7693F4C0880BE4A1C463F31A3FD3FAB5688BF7050843F6728BEBD2F98A7BEB232D03E9E80C3BFB3103DBF4E7967BF5F29E23EFECD8CBF64BCE7BF4530EBBF94908C3F863B3C3FD3F9B23F2F70353F5E3FE5BF6EF54D3FE67C403E1B70EC3F52598ABF5329D8BF9F70AA3F9D559EBE1205F6BD132A5E3F8B59A2BF9E9948BE6FCA9A3F33AFC03E6D6CCE3F2D13BB3F9DF067BFD26D973F5A690B3F9300C2BFB10C72BFE2EE813F1E20B13FB893B0BFD8FD503F364932BF820AA2BF5F88CDBF4D73CDBF90B517BEE88CC4BF7617D93E4271A63F6DB29EBE5616F53E3132AC3FAAEDA53FFAF03EBF9A9F863E8647CCBDD0A1C2BFD0B799BF34D1D4BF82358EBF0170EA3F0B59D03F2A90A53F9F66B13FA6C3D63FA3A99FBF86ECA43E4FDAFCBE3E6C9DBF0CF3B9BF88A8BC3FC2A60D3FD531553FFE34C83F156E9FBF5F68FC3FD3970EBDB5B91FBF73F3DF3F702275BF2EFDB73F0401ADBF84D0CD3E3F87F63EA0852BBF9067E33EF658E13F4EA201BF7AF1C2BFF6D02CBEDD93CBBFEC00223F3B53753F4CDFEDBFC163A93F92053E3FBA6D5DBE5F09FDBFD683A4BF564137BE8B09A03FD4A3E8BF04C1493F5E2DF7BF5980023E2CCD5CBFE3128F3F9EDFB0BF8937B33F54EC833F1F9BF33FCBA73F3E761C8FBFE59F783FC8B7123E32E1F4BF5D63A3BF084785BFFAE3433F3F4EC93FF686AABF919547BEA44A063FF014AE3FC2ACC03FE66701BE3EA1A7BF39E69BBF348E103F9EE86B3C779EE0BF0CA9E73FB8E7233FFBC29F3FB9EB00BF0BD397BDB6061EBF2EAE9DBF7B61D53FC6F0BC3FC30B803E445522BF3D3155BF62F1BCBFD9964F3F041FE9BFF662D73E3EE6803FB72FFDBFCD60003F7D41043F7E50D3BF24DC653F35CD94BF046060BE3DF96EBF2CEDC8BF7726933FB6A7313FBC00973FCA2A4BBE413A65BFCD18423FF77211BF9E6C3F3FB8C4BABFB0041ABFBA9AAF3F9AE173BFC08E97BF9238E8BE1ECAD4BE1987BEBF849D1BBE74B97CBF157EFB3FF2E66FBEAC3578BF9DFDE5BF3B5B9E3F25555DBEA56088BF8D1C8ABF7E6B603F4921863ECB0293BE6F3ABFBFDBFCCEBF10AC08BF0996CBBFAF4EFCBFB119963FF875A9BFDC97903F"> : tensor<7x37xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<7x37xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<7x37xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<7x37xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<7x37xf32>) -> (tensor<7x37xf32>)
%e0 = stablehlo.constant dense<"0xA0037B3E6627043F2EC14F3F701CF83F7636A63E9977DB3F56F5A63E59092D3F3E7FAD3F2FD59D3FB276F43F20A3523F5E8CF03F673FED3FB62FB73F006F1F3D5C22CC3FE497E63FE01B863F04E5C93EDC21B93ED16BD83F74AB323E2FD48B3F5A4ED03E6A411A3FCC26FA3FCEA10D3F85FAAE3F5A73C43F2E93133FB413963E51ACC53FCD40683FF464133FA8B3D83EA0CEFB3F60CC6D3EEF229B3FA138D33F6553583FCBA29E3F1819D63FD5F6D23F8387203FF3D3903F883B733FC078753E6090CC3E30BB2C3EFC94E33E0038F53F862CE83F15C8D23F50B3D83FD361EB3FBAACC03E919D943F6CC9403F8427C53EE8198C3E4454DE3FB069A33F754CB53F7F1AE43FD623C13E3034FE3F418B7B3F2623303FBAF9EF3FC86E053F97FEDB3FF8FDA53E10BA993F3C93C93FEE69AC3F5E80CB3FA79A663FE0620D3F3386B03F8446373F28DBAF3F90768A3EA8FD323F5DCDD73F330F063F80E2D03EDCF1453F78CD4A3FCEF1823E508C6C3F46A3013F0ABFFD3F2203623F2AE5033F1813D03D9E2DCF3F5B55643FB63EEF3EE6C6EB3EE01AB83F29C4903F4D3F5B3F228B813E940C443EF8A93B3FDCA7513E40546C3CD80CCB3F1014AD3EEE4BC83F3C93C93FEE69AC3F5E80CB3FA79A663FE0620D3F3386B03F8446373F28DBAF3F90768A3EA8FD323F5DCDD73F330F063F80E2D03EDCF1453F78CD4A3FCEF1823E508C6C3F46A3013F0ABFFD3F2203623F2AE5033F1813D03D9E2DCF3F5B55643FB63EEF3EE6C6EB3EE01AB83F29C4903F4D3F5B3F228B813E940C443EF8A93B3FDCA7513E40546C3CD80CCB3F1014AD3EEE4BC83F3C93C93FEE69AC3F5E80CB3FA79A663FE0620D3F3386B03F8446373F28DBAF3F90768A3EA8FD323F5DCDD73F330F063F80E2D03EDCF1453F78CD4A3FCEF1823E508C6C3F46A3013F0ABFFD3F2203623F2AE5033F1813D03D9E2DCF3F5B55643FB63EEF3EE6C6EB3EE01AB83F29C4903F4D3F5B3F228B813E940C443EF8A93B3FDCA7513E40546C3CD80CCB3F1014AD3EEE4BC83F3C93C93FEE69AC3F5E80CB3FA79A663FE0620D3F3386B03F8446373F28DBAF3F90768A3EA8FD323F5DCDD73F330F063F80E2D03EDCF1453F78CD4A3FCEF1823E508C6C3F46A3013F0ABFFD3F2203623F2AE5033F1813D03D9E2DCF3F5B55643FB63EEF3EE6C6EB3EE01AB83F29C4903F4D3F5B3F228B813E940C443EF8A93B3FDCA7513E40546C3CD80CCB3F1014AD3EEE4BC83F3C93C93FEE69AC3F5E80CB3FA79A663FE0620D3F3386B03F8446373F28DBAF3F90768A3EA8FD323F5DCDD73F330F063F80E2D03EDCF1453F78CD4A3FCEF1823E508C6C3F46A3013F0ABFFD3F2203623F2AE5033F1813D03D9E2DCF3F5B55643FB63EEF3EE6C6EB3EE01AB83F29C4903F4D3F5B3F228B813E940C443EF8A93B3FDCA7513E40546C3CD80CCB3F1014AD3EEE4BC83F"> : tensor<7x37xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<7x37xf32>, tensor<7x37xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<7x37xf32>) -> (tensor<7x37xf32>) {
%c = stablehlo.constant dense<7> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1) : tensor<i64>, tensor<i64>, tensor<7x37xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_3 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_3 : tensor<i64>
%c_4 = stablehlo.constant dense<3> : tensor<i64>
%3 = stablehlo.multiply %iterArg, %c_4 : tensor<i64>
%4 = stablehlo.convert %3 : (tensor<i64>) -> tensor<i32>
%c_5 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.compare LT, %4, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_6 = stablehlo.constant dense<7> : tensor<i32>
%6 = stablehlo.add %4, %c_6 : tensor<i32>
%7 = stablehlo.select %5, %6, %4 : tensor<i1>, tensor<i32>
%c_7 = stablehlo.constant dense<0> : tensor<i32>
%c_8 = stablehlo.constant dense<0> : tensor<i32>
%8 = stablehlo.compare LT, %c_7, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_9 = stablehlo.constant dense<0> : tensor<i32>
%c_10 = stablehlo.constant dense<37> : tensor<i32>
%9 = stablehlo.add %c_9, %c_10 : tensor<i32>
%c_11 = stablehlo.constant dense<0> : tensor<i32>
%10 = stablehlo.select %8, %9, %c_11 : tensor<i1>, tensor<i32>
%11 = stablehlo.dynamic_slice %iterArg_2, %7, %10, sizes = [1, 37] : (tensor<7x37xf32>, tensor<i32>, tensor<i32>) -> tensor<1x37xf32>
%cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
%12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x37xf32>
%13 = stablehlo.multiply %11, %12 : tensor<1x37xf32>
%cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%14 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<1x37xf32>
%15 = stablehlo.add %13, %14 : tensor<1x37xf32>
%16 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<i32>
%c_13 = stablehlo.constant dense<0> : tensor<i32>
%17 = stablehlo.compare LT, %16, %c_13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_14 = stablehlo.constant dense<7> : tensor<i32>
%18 = stablehlo.add %16, %c_14 : tensor<i32>
%19 = stablehlo.select %17, %18, %16 : tensor<i1>, tensor<i32>
%c_15 = stablehlo.constant dense<0> : tensor<i32>
%c_16 = stablehlo.constant dense<0> : tensor<i32>
%20 = stablehlo.compare LT, %c_15, %c_16, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_17 = stablehlo.constant dense<0> : tensor<i32>
%c_18 = stablehlo.constant dense<37> : tensor<i32>
%21 = stablehlo.add %c_17, %c_18 : tensor<i32>
%c_19 = stablehlo.constant dense<0> : tensor<i32>
%22 = stablehlo.select %20, %21, %c_19 : tensor<i1>, tensor<i32>
%23 = stablehlo.dynamic_update_slice %iterArg_2, %15, %19, %22 : (tensor<7x37xf32>, tensor<1x37xf32>, tensor<i32>, tensor<i32>) -> tensor<7x37xf32>
stablehlo.return %2, %iterArg_1, %23 : tensor<i64>, tensor<i64>, tensor<7x37xf32>
}
return %1#2 : tensor<7x37xf32>
}
}
// -----
// in_place_rows
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0x183FC1BF35B177BF47FBC0BEE138F03FC5E4ACBF32EFB63F5585ACBF4EED25BFF8FC353F78A9EE3E65EDE83F8273B5BEBB18E13FCE7EDA3FD7BE5C3F1009F6BFB944983FC92FCD3FF67BC33D7E0D9BBF126FA3BFA2D7B03F2355D3BFF4423D3ED3D897BF2B7D4BBF974DF43F63BC64BF14EA3B3FB5E6883FA4D958BF26F6B4BFA2588B3F9BF93DBE173659BF2CA693BF409DF73F7BD1153F7DF0BC3D2B88C5BFDF2BD33FED392BBF03DC943F4D88CF3F639B96BF9EB5F43F4ED4C93F2A6D873E9DB2653FCCF263BFBB12653FC5098DBE90B232BFC398493FAD5AEFBE5A6C513FB8FBB33F55AE6ABFB94596BF00F237BF50299CBEEEE7693F4C0880BE4A1C463F31A3FD3FAB5688BF7050843F6728BEBD2F98A7BEB232D03E9E80C3BFB3103DBF4E7967BF5F29E23EFECD8CBF64BCE7BF4530EBBF94908C3F863B3C3FD3F9B23F2F70353F5E3FE5BF6EF54D3FE67C403E1B70EC3F52598ABF5329D8BF9F70AA3F9D559EBE1205F6BD132A5E3F8B59A2BF9E9948BE6FCA9A3F33AFC03E6D6CCE3F2D13BB3F9DF067BFD26D973F5A690B3F9300C2BFB10C72BFE2EE813F1E20B13FB893B0BFD8FD503F364932BF820AA2BF5F88CDBF4D73CDBF90B517BEE88CC4BF7617D93E4271A63F6DB29EBE5616F53E3132AC3FAAEDA53FFAF03EBF9A9F863E8647CCBDD0A1C2BFD0B799BF34D1D4BF82358EBF0170EA3F0B59D03F2A90A53F9F66B13FA6C3D63FA3A99FBF86ECA43E4FDAFCBE3E6C9DBF0CF3B9BF88A8BC3FC2A60D3FD531553FFE34C83F156E9FBF5F68FC3FD3970EBDB5B91FBF73F3DF3F702275BF2EFDB73F0401ADBF84D0CD3E3F87F63EA0852BBF9067E33EF658E13F4EA201BF7AF1C2BFF6D02CBEDD93CBBFEC00223F3B53753F4CDFEDBFC163A93F92053E3FBA6D5DBE5F09FDBFD683A4BF564137BE8B09A03FD4A3E8BF04C1493F5E2DF7BF5980023E2CCD5CBFE3128F3F9EDFB0BF8937B33F54EC833F1F9BF33FCBA73F3E761C8FBFE59F783FC8B7123E32E1F4BF5D63A3BF084785BFFAE3433F3F4EC93FF686AABF919547BEA44A063FF014AE3FC2ACC03FE66701BE3EA1A7BF39E69BBF348E103F9EE86B3C779EE0BF0CA9E73FB8E7233FFBC29F3FB9EB00BF0BD397BDB6061EBF2EAE9DBF7B61D53FC6F0BC3FC30B803E445522BF3D3155BF62F1BCBFD9964F3F041FE9BFF662D73E3EE6803FB72FFDBFCD60003F7D41043F7E50D3BF24DC653F35CD94BF046060BE3DF96EBF2CEDC8BF7726933FB6A7313FBC00973FCA2A4BBE413A65BFCD18423FF77211BF9E6C3F3FB8C4BABFB0041ABFBA9AAF3F9AE173BFC08E97BF9238E8BE1ECAD4BE1987BEBF849D1BBE74B97CBF157EFB3FF2E66FBEAC3578BF9DFDE5BF3B5B9E3F25555DBEA56088BF8D1C8ABF7E6B603F4921863ECB0293BE6F3ABFBFDBFCCEBF10AC08BF0996CBBFAF4EFCBFB119963FF875A9BFDC97903F"> : tensor<7x37xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<7x37xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<7x37xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<7x37xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<7x37xf32>) -> (tensor<7x37xf32>)
%e0 = stablehlo.constant dense<"0x73CE0140D2B2373FCD66A7BE403F993F779EC5BFF78900BFF0E4373D7C47D4BD7420FF3FBBCF883F3D5017C04458E33D8389D13F485E9C3FE1EE613EE3724DC00814133F58A4AC3FE3CD623EF7A9D63E7221D9BF4E9DF23F3877D73FC081E6BD179E4EBF69927BBF66A3A4BFAFC79C3FE0C3A4BE7C5707409546B5BFD61E6BBF3DA8F73F558F90BFA22E203FCE57FDBF8271FBBFC4286B3EF92163BF4094DFBDE4E9D8BFE0EDAF3F7799583FA7921E405E0715C077612DBF94FD913DBAA1B13F41840AC0CE6E8CBE2EF3E6BE8F3196BE2DFDE4BD9B866B3F81E39ABF8018BBBF0C47BCBF8CB9D53E50817D3DC88D073EE43967BF30FA18BE8C893BBEDFAB8ABF4DF71DC0AFB6CCBF78AE313E094C24BFD46007BECC9C36BFB2251AC0C0F576BFB8C3D2BF278B1E3F4CD273BEDE2080BF1AAEBB3F12A705C0EB961C3FB0563340888C443FC82B4EC04D5CC1BEFE876BBE91092B40B073543F182BD83EBDFE88BE32DF9B3E8ED2283F5C524D3FACD71140B53BF73E78D2C9BF5246633FB5A7E7BE9448253FF89B923EE8C91740DEBCF8BE3C3FFD3F9B372540471150BFBA1E22400543A93F1C9DDBBE8E43EABEE40F06C0540674BF906A0D3F2E34DE3E9D7F07C002C903BF3501BCBFC7C0483F30F4F6BEDA8F24C083E5E1BF3AFFACBF60367D3E2A3BF03E79714FC029D147BF772A19C0ABD5ABBFA5F98AC0C6B152C0649AE1BF5CD9A5BFA4546EC011B894BFACDE88BF5A7E38BE2FCFF8BFEA98C6BFDE3F37C0D5ACC93E887E36BE2058BFBF5E99BABF62528EC00B01F83E79A2A2BE2B9180C0260FC7BFB48D25C0C0DBB8BF58F01F3F592D0DBF5DA444BFF823C7BEE6688B400BFC873F3B8B8640887506BF9470B7C0A875053FFE14693E3CD9824010F545BE00C2DC3B27F3103FD936B33E777E4F3F251329BE02C45DC0E806DB3FCE86FD3F9872EB3F70CF84BEE2D80F3EA97087BFA7B16B40FCF36BBEEB15EABF1D1B8DC0663E56BF7A4E4540465283BFD69443BFC850DABE9B5350C0FF108DBFBAB263BF08D4BBBFFC78613F503B323ED5A9253F61270D40691021C06CD7F83EB87C3D4063951DC02CBBB1BE388B9ABE26C247406A355C40D633D5BE9725AC3E2208B6BE51A640BF1FDFFB3E2EFCFDBF26D25A40097603407CD416BF99F15BBFFE933A3FDB7DB8BF12BBD2BE02805FBFB2E1643F87752740E0A653C00A8155BF3E37F4BE706BF8BEF87A1EBE624672C08EF9BF3E12BD0CC086BBC43FF8E0E0BF829C1ABEDABE793F25A80D3E4942EABF6881423F8F6384BE781BE73E73700B403039AF3E4A7D7B4052BCBDBE8752AC3FB593A73E09C8EDBD93B8B0C0E08D393CF680563F4C160C3F74F29ABCAC4908C0AA7720401E63BBBFE89307BE4F42B2BF42C7CCBFFA6EC83F577242BE11A171BEB8631A400F5146C071DC41BF0C0E1240328D4DC06CF416BE341152C0F82A3240"> : tensor<7x37xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<7x37xf32>, tensor<7x37xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<7x37xf32>) -> (tensor<7x37xf32>) {
%c = stablehlo.constant dense<7> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1) : tensor<i64>, tensor<i64>, tensor<7x37xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_3 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_3 : tensor<i64>
%c_4 = stablehlo.constant dense<1> : tensor<i64>
%3 = stablehlo.add %iterArg, %c_4 : tensor<i64>
%4 = stablehlo.convert %3 : (tensor<i64>) -> tensor<i32>
%c_5 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.compare LT, %4, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_6 = stablehlo.constant dense<7> : tensor<i32>
%6 = stablehlo.add %4, %c_6 : tensor<i32>
%7 = stablehlo.select %5, %6, %4 : tensor<i1>, tensor<i32>
%c_7 = stablehlo.constant dense<0> : tensor<i32>
%c_8 = stablehlo.constant dense<0> : tensor<i32>
%8 = stablehlo.compare LT, %c_7, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_9 = stablehlo.constant dense<0> : tensor<i32>
%c_10 = stablehlo.constant dense<37> : tensor<i32>
%9 = stablehlo.add %c_9, %c_10 : tensor<i32>
%c_11 = stablehlo.constant dense<0> : tensor<i32>
%10 = stablehlo.select %8, %9, %c_11 : tensor<i1>, tensor<i32>
%11 = stablehlo.dynamic_slice %iterArg_2, %7, %10, sizes = [1, 37] : (tensor<7x37xf32>, tensor<i32>, tensor<i32>) -> tensor<1x37xf32>
%cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
%12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x37xf32>
%13 = stablehlo.multiply %11, %12 : tensor<1x37xf32>
%14 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<i32>
%c_12 = stablehlo.constant dense<0> : tensor<i32>
%15 = stablehlo.compare LT, %14, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_13 = stablehlo.constant dense<7> : tensor<i32>
%16 = stablehlo.add %14, %c_13 : tensor<i32>
%17 = stablehlo.select %15, %16, %14 : tensor<i1>, tensor<i32>
%c_14 = stablehlo.constant dense<0> : tensor<i32>
%c_15 = stablehlo.constant dense<0> : tensor<i32>
%18 = stablehlo.compare LT, %c_14, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_16 = stablehlo.constant dense<0> : tensor<i32>
%c_17 = stablehlo.constant dense<37> : tensor<i32>
%19 = stablehlo.add %c_16, %c_17 : tensor<i32>
%c_18 = stablehlo.constant dense<0> : tensor<i32>
%20 = stablehlo.select %18, %19, %c_18 : tensor<i1>, tensor<i32>
%21 = stablehlo.dynamic_slice %iterArg_2, %17, %20, sizes = [1, 37] : (tensor<7x37xf32>, tensor<i32>, tensor<i32>) -> tensor<1x37xf32>
%c_19 = stablehlo.constant dense<6> : tensor<i64>
%22 = stablehlo.subtract %c_19, %iterArg : tensor<i64>
%23 = stablehlo.convert %22 : (tensor<i64>) -> tensor<i32>
%c_20 = stablehlo.constant dense<0> : tensor<i32>
%24 = stablehlo.compare LT, %23, %c_20, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_21 = stablehlo.constant dense<7> : tensor<i32>
%25 = stablehlo.add %23, %c_21 : tensor<i32>
%26 = stablehlo.select %24, %25, %23 : tensor<i1>, tensor<i32>
%c_22 = stablehlo.constant dense<0> : tensor<i32>
%c_23 = stablehlo.constant dense<0> : tensor<i32>
%27 = stablehlo.compare LT, %c_22, %c_23, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_24 = stablehlo.constant dense<0> : tensor<i32>
%c_25 = stablehlo.constant dense<37> : tensor<i32>
%28 = stablehlo.add %c_24, %c_25 : tensor<i32>
%c_26 = stablehlo.constant dense<0> : tensor<i32>
%29 = stablehlo.select %27, %28, %c_26 : tensor<i1>, tensor<i32>
%30 = stablehlo.dynamic_slice %iterArg_2, %26, %29, sizes = [1, 37] : (tensor<7x37xf32>, tensor<i32>, tensor<i32>) -> tensor<1x37xf32>
%31 = stablehlo.multiply %21, %30 : tensor<1x37xf32>
%32 = stablehlo.subtract %13, %31 : tensor<1x37xf32>
%33 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<i32>
%c_27 = stablehlo.constant dense<0> : tensor<i32>
%34 = stablehlo.compare LT, %33, %c_27, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_28 = stablehlo.constant dense<7> : tensor<i32>
%35 = stablehlo.add %33, %c_28 : tensor<i32>
%36 = stablehlo.select %34, %35, %33 : tensor<i1>, tensor<i32>
%c_29 = stablehlo.constant dense<0> : tensor<i32>
%c_30 = stablehlo.constant dense<0> : tensor<i32>
%37 = stablehlo.compare LT, %c_29, %c_30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_31 = stablehlo.constant dense<0> : tensor<i32>
%c_32 = stablehlo.constant dense<37> : tensor<i32>
%38 = stablehlo.add %c_31, %c_32 : tensor<i32>
%c_33 = stablehlo.constant dense<0> : tensor<i32>
%39 = stablehlo.select %37, %38, %c_33 : tensor<i1>, tensor<i32>
%40 = stablehlo.dynamic_update_slice %iterArg_2, %32, %36, %39 : (tensor<7x37xf32>, tensor<1x37xf32>, tensor<i32>, tensor<i32>) -> tensor<7x37xf32>
stablehlo.return %2, %iterArg_1, %40 : tensor<i64>, tensor<i64>, tensor<7x37xf32>
}
return %1#2 : tensor<7x37xf32>
}
}
// -----
// in_place_known_rows
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0x183FC1BF35B177BF47FBC0BEE138F03FC5E4ACBF32EFB63F5585ACBF4EED25BFF8FC353F78A9EE3E65EDE83F8273B5BEBB18E13FCE7EDA3FD7BE5C3F1009F6BFB944983FC92FCD3FF67BC33D7E0D9BBF126FA3BFA2D7B03F2355D3BFF4423D3ED3D897BF2B7D4BBF974DF43F63BC64BF14EA3B3FB5E6883FA4D958BF26F6B4BFA2588B3F9BF93DBE173659BF2CA693BF409DF73F7BD1153F7DF0BC3D2B88C5BFDF2BD33FED392BBF03DC943F4D88CF3F639B96BF9EB5F43F4ED4C93F2A6D873E9DB2653FCCF263BFBB12653FC5098DBE90B232BFC398493FAD5AEFBE5A6C513FB8FBB33F55AE6ABFB94596BF00F237BF50299CBEEEE7693F4C0880BE4A1C463F31A3FD3FAB5688BF7050843F6728BEBD2F98A7BEB232D03E9E80C3BFB3103DBF4E7967BF5F29E23EFECD8CBF64BCE7BF4530EBBF94908C3F863B3C3FD3F9B23F2F70353F5E3FE5BF6EF54D3FE67C403E1B70EC3F52598ABF5329D8BF9F70AA3F9D559EBE1205F6BD132A5E3F8B59A2BF9E9948BE6FCA9A3F33AFC03E6D6CCE3F2D13BB3F9DF067BFD26D973F5A690B3F9300C2BFB10C72BFE2EE813F1E20B13FB893B0BFD8FD503F364932BF820AA2BF5F88CDBF4D73CDBF90B517BEE88CC4BF7617D93E4271A63F6DB29EBE5616F53E3132AC3FAAEDA53FFAF03EBF9A9F863E8647CCBDD0A1C2BFD0B799BF34D1D4BF82358EBF0170EA3F0B59D03F2A90A53F9F66B13FA6C3D63FA3A99FBF86ECA43E4FDAFCBE3E6C9DBF0CF3B9BF88A8BC3FC2A60D3FD531553FFE34C83F156E9FBF5F68FC3FD3970EBDB5B91FBF73F3DF3F702275BF2EFDB73F0401ADBF84D0CD3E3F87F63EA0852BBF9067E33EF658E13F4EA201BF7AF1C2BFF6D02CBEDD93CBBFEC00223F3B53753F4CDFEDBFC163A93F92053E3FBA6D5DBE5F09FDBFD683A4BF564137BE8B09A03FD4A3E8BF04C1493F5E2DF7BF5980023E2CCD5CBFE3128F3F9EDFB0BF8937B33F54EC833F1F9BF33FCBA73F3E761C8FBFE59F783FC8B7123E32E1F4BF5D63A3BF084785BFFAE3433F3F4EC93FF686AABF919547BEA44A063FF014AE3FC2ACC03FE66701BE3EA1A7BF39E69BBF348E103F9EE86B3C779EE0BF0CA9E73FB8E7233FFBC29F3FB9EB00BF0BD397BDB6061EBF2EAE9DBF7B61D53FC6F0BC3FC30B803E445522BF3D3155BF62F1BCBFD9964F3F041FE9BFF662D73E3EE6803FB72FFDBFCD60003F7D41043F7E50D3BF24DC653F35CD94BF046060BE3DF96EBF2CEDC8BF7726933FB6A7313FBC00973FCA2A4BBE413A65BFCD18423FF77211BF9E6C3F3FB8C4BABFB0041ABFBA9AAF3F9AE173BFC08E97BF9238E8BE1ECAD4BE1987BEBF849D1BBE74B97CBF157EFB3FF2E66FBEAC3578BF9DFDE5BF3B5B9E3F25555DBEA56088BF8D1C8ABF7E6B603F4921863ECB0293BE6F3ABFBFDBFCCEBF10AC08BF0996CBBFAF4EFCBFB119963FF875A9BFDC97903F"> : tensor<7x37xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<7x37xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<7x37xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<7x37xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<7x37xf32>) -> (tensor<7x37xf32>)
%e0 = stablehlo.constant dense<"0xC6C211C0586B41BF3DE78B3E9362DC3FFA418EBF25840640001D33BFE6B282BFDEA4573F8720D53E7D9C873F917174BF42606D3F0D64933F6C97E33F8ADC8DBFCE0CEB3F8CF1124025336F3F50E2EABF81D18EBF583C913FA10511C04FA20ABF3C12E6BECAA904BF06CD1440283BE4BDF8DFE33D728D0340634E5DBF93E4DCBF5C52FB3F9F0F2ABFA4E304BEAE26EABFA8AB084000E642C07A250BBFE0646C3F458CC83F5E3E5FBFB190314060F552BD246FB2BFC44C793F9697BB3E542E993EB014C7BF7078C43D9892183FB6672C4012C096BE72EA1E40344B3F4066FBE23F915B1DC0E06774BF1C42633FB06038C0AE4AA2BFD43E933EA45977BE41732F4099AD2B3F16F202BF8AA7424022C361BF806902C00BA635406C5092BF45C4163F985320C0B088154000E642C07A250BBFE0646C3F458CC83F5E3E5FBFB190314060F552BD246FB2BFC44C793F9697BB3E542E993EB014C7BF7078C43D9892183FB6672C4012C096BE72EA1E40344B3F4066FBE23F915B1DC0E06774BF1C42633FB06038C0AE4AA2BFD43E933EA45977BE41732F4099AD2B3F16F202BF8AA7424022C361BF806902C00BA635406C5092BF45C4163F985320C0B088154000E642C07A250BBFE0646C3F458CC83F5E3E5FBFB190314060F552BD246FB2BFC44C793F9697BB3E542E993EB014C7BF7078C43D9892183FB6672C4012C096BE72EA1E40344B3F4066FBE23F915B1DC0E06774BF1C42633FB06038C0AE4AA2BFD43E933EA45977BE41732F4099AD2B3F16F202BF8AA7424022C361BF806902C00BA635406C5092BF45C4163F985320C0B0881540C63573C00A7F83BF0E263C3F5B5420409211C6BF7E4C5F40ABB439BF78EADBBFA025AA3F2976193F48C29A3F20C3DDBFC9A7793FB388B93F91FF47408CB4A0BFA0FB4440269772404617E93FF01E44C079EBCBBFDF0CCA3FF9356DC07E7696BFD2729CBEFE9423BFA6866C409E3D653E30F413BE37E16440FA17A7BF0AA72FC0347C584006309EBFE6A4283E233D45C000705340C63573C00A7F83BF0E263C3F5B5420409211C6BF7E4C5F40ABB439BF78EADBBFA025AA3F2976193F48C29A3F20C3DDBFC9A7793FB388B93F91FF47408CB4A0BFA0FB4440269772404617E93FF01E44C079EBCBBFDF0CCA3FF9356DC07E7696BFD2729CBEFE9423BFA6866C409E3D653E30F413BE37E16440FA17A7BF0AA72FC0347C584006309EBFE6A4283E233D45C000705340C63573C00A7F83BF0E263C3F5B5420409211C6BF7E4C5F40ABB439BF78EADBBFA025AA3F2976193F48C29A3F20C3DDBFC9A7793FB388B93F91FF47408CB4A0BFA0FB4440269772404617E93FF01E44C079EBCBBFDF0CCA3FF9356DC07E7696BFD2729CBEFE9423BFA6866C409E3D653E30F413BE37E16440FA17A7BF0AA72FC0347C584006309EBFE6A4283E233D45C000705340"> : tensor<7x37xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<7x37xf32>, tensor<7x37xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<7x37xf32>) -> (tensor<7x37xf32>) {
%c = stablehlo.constant dense<7> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1) : tensor<i64>, tensor<i64>, tensor<7x37xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_3 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_3 : tensor<i64>
%3 = stablehlo.slice %iterArg_2 [3:4, 0:37] : (tensor<7x37xf32>) -> tensor<1x37xf32>
%cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x37xf32>
%5 = stablehlo.multiply %3, %4 : tensor<1x37xf32>
%6 = stablehlo.slice %iterArg_2 [0:1, 0:37] : (tensor<7x37xf32>) -> tensor<1x37xf32>
%7 = stablehlo.add %5, %6 : tensor<1x37xf32>
%8 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<i32>
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %8, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_5 = stablehlo.constant dense<7> : tensor<i32>
%10 = stablehlo.add %8, %c_5 : tensor<i32>
%11 = stablehlo.select %9, %10, %8 : tensor<i1>, tensor<i32>
%c_6 = stablehlo.constant dense<0> : tensor<i32>
%c_7 = stablehlo.constant dense<0> : tensor<i32>
%12 = stablehlo.compare LT, %c_6, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_8 = stablehlo.constant dense<0> : tensor<i32>
%c_9 = stablehlo.constant dense<37> : tensor<i32>
%13 = stablehlo.add %c_8, %c_9 : tensor<i32>
%c_10 = stablehlo.constant dense<0> : tensor<i32>
%14 = stablehlo.select %12, %13, %c_10 : tensor<i1>, tensor<i32>
%15 = stablehlo.dynamic_update_slice %iterArg_2, %7, %11, %14 : (tensor<7x37xf32>, tensor<1x37xf32>, tensor<i32>, tensor<i32>) -> tensor<7x37xf32>
stablehlo.return %2, %iterArg_1, %15 : tensor<i64>, tensor<i64>, tensor<7x37xf32>
}
return %1#2 : tensor<7x37xf32>
}
}
// -----
// in_place_into_known_row
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0x183FC1BF35B177BF47FBC0BEE138F03FC5E4ACBF32EFB63F5585ACBF4EED25BFF8FC353F78A9EE3E65EDE83F8273B5BEBB18E13FCE7EDA3FD7BE5C3F1009F6BFB944983FC92FCD3FF67BC33D7E0D9BBF126FA3BFA2D7B03F2355D3BFF4423D3ED3D897BF2B7D4BBF974DF43F63BC64BF14EA3B3FB5E6883FA4D958BF26F6B4BFA2588B3F9BF93DBE173659BF2CA693BF409DF73F7BD1153F7DF0BC3D2B88C5BFDF2BD33FED392BBF03DC943F4D88CF3F639B96BF9EB5F43F4ED4C93F2A6D873E9DB2653FCCF263BFBB12653FC5098DBE90B232BFC398493FAD5AEFBE5A6C513FB8FBB33F55AE6ABFB94596BF00F237BF50299CBEEEE7693F4C0880BE4A1C463F31A3FD3FAB5688BF7050843F6728BEBD2F98A7BEB232D03E9E80C3BFB3103DBF4E7967BF5F29E23EFECD8CBF64BCE7BF4530EBBF94908C3F863B3C3FD3F9B23F2F70353F5E3FE5BF6EF54D3FE67C403E1B70EC3F52598ABF5329D8BF9F70AA3F9D559EBE1205F6BD132A5E3F8B59A2BF9E9948BE6FCA9A3F33AFC03E6D6CCE3F2D13BB3F9DF067BFD26D973F5A690B3F9300C2BFB10C72BFE2EE813F1E20B13FB893B0BFD8FD503F364932BF820AA2BF5F88CDBF4D73CDBF90B517BEE88CC4BF7617D93E4271A63F6DB29EBE5616F53E3132AC3FAAEDA53FFAF03EBF9A9F863E8647CCBDD0A1C2BFD0B799BF34D1D4BF82358EBF0170EA3F0B59D03F2A90A53F9F66B13FA6C3D63FA3A99FBF86ECA43E4FDAFCBE3E6C9DBF0CF3B9BF88A8BC3FC2A60D3FD531553FFE34C83F156E9FBF5F68FC3FD3970EBDB5B91FBF73F3DF3F702275BF2EFDB73F0401ADBF84D0CD3E3F87F63EA0852BBF9067E33EF658E13F4EA201BF7AF1C2BFF6D02CBEDD93CBBFEC00223F3B53753F4CDFEDBFC163A93F92053E3FBA6D5DBE5F09FDBFD683A4BF564137BE8B09A03FD4A3E8BF04C1493F5E2DF7BF5980023E2CCD5CBFE3128F3F9EDFB0BF8937B33F54EC833F1F9BF33FCBA73F3E761C8FBFE59F783FC8B7123E32E1F4BF5D63A3BF084785BFFAE3433F3F4EC93FF686AABF919547BEA44A063FF014AE3FC2ACC03FE66701BE3EA1A7BF39E69BBF348E103F9EE86B3C779EE0BF0CA9E73FB8E7233FFBC29F3FB9EB00BF0BD397BDB6061EBF2EAE9DBF7B61D53FC6F0BC3FC30B803E445522BF3D3155BF62F1BCBFD9964F3F041FE9BFF662D73E3EE6803FB72FFDBFCD60003F7D41043F7E50D3BF24DC653F35CD94BF046060BE3DF96EBF2CEDC8BF7726933FB6A7313FBC00973FCA2A4BBE413A65BFCD18423FF77211BF9E6C3F3FB8C4BABFB0041ABFBA9AAF3F9AE173BFC08E97BF9238E8BE1ECAD4BE1987BEBF849D1BBE74B97CBF157EFB3FF2E66FBEAC3578BF9DFDE5BF3B5B9E3F25555DBEA56088BF8D1C8ABF7E6B603F4921863ECB0293BE6F3ABFBFDBFCCEBF10AC08BF0996CBBFAF4EFCBFB119963FF875A9BFDC97903F"> : tensor<7x37xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<7x37xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<7x37xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<7x37xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<7x37xf32>) -> (tensor<7x37xf32>)
%e0 = stablehlo.constant dense<"0x183FC1BF35B177BF47FBC0BEE138F03FC5E4ACBF32EFB63F5585ACBF4EED25BFF8FC353F78A9EE3E65EDE83F8273B5BEBB18E13FCE7EDA3FD7BE5C3F1009F6BFB944983FC92FCD3FF67BC33D7E0D9BBF126FA3BFA2D7B03F2355D3BFF4423D3ED3D897BF2B7D4BBF974DF43F63BC64BF14EA3B3FB5E6883FA4D958BF26F6B4BFA2588B3F9BF93DBE173659BF2CA693BF409DF73F7BD1153F7DF0BC3D2B88C5BFDF2BD33FED392BBF03DC943F4D88CF3F639B96BF9EB5F43F4ED4C93F2A6D873E9DB2653FCCF263BFBB12653FC5098DBE90B232BFC398493FAD5AEFBE5A6C513FB8FBB33F55AE6ABFB94596BF00F237BF50299CBEEEE7693F4C0880BE4A1C463F31A3FD3FAB5688BF7050843F6728BEBD2F98A7BEB232D03E9E80C3BFB3103DBF4E7967BF5F29E23EC68D3DC0D5B74FC087321EC09B24B340002AF7BDCD9788408CA5643FAFAAAEC0422A4B40BA93F93F22FE1C40216D39BF924D27C0EEAB6B4080560EBFE35830C06E423D40B2A157BFAACA0840DA7B164006AC0FC0B288963FCA97DBBE039E1DC0F092BE3F3A67E1BECECDA83F9209E23FA45EC6BE3C5D6540C5CC36C0F7FCB4BF22D7B3BEF8C1BBC096223BC0F9EDABC018F11440E88CC4BF7617D93E4271A63F6DB29EBE5616F53E3132AC3FAAEDA53FFAF03EBF9A9F863E8647CCBDD0A1C2BFD0B799BF34D1D4BF82358EBF0170EA3F0B59D03F2A90A53F9F66B13FA6C3D63FA3A99FBF86ECA43E4FDAFCBE3E6C9DBF0CF3B9BF88A8BC3FC2A60D3FD531553FFE34C83F156E9FBF5F68FC3FD3970EBDB5B91FBF73F3DF3F702275BF2EFDB73F0401ADBF84D0CD3E3F87F63EA0852BBF9067E33EF658E13F4EA201BF7AF1C2BFF6D02CBEDD93CBBFEC00223F3B53753F4CDFEDBFC163A93F92053E3FBA6D5DBE5F09FDBFD683A4BF564137BE8B09A03FD4A3E8BF04C1493F5E2DF7BF5980023E2CCD5CBFE3128F3F9EDFB0BF8937B33F54EC833F1F9BF33FCBA73F3E761C8FBFE59F783FC8B7123E32E1F4BF5D63A3BF084785BFFAE3433F3F4EC93FF686AABF919547BEA44A063FF014AE3FC2ACC03FE66701BE3EA1A7BF39E69BBF348E103F9EE86B3C779EE0BF0CA9E73FB8E7233FFBC29F3FB9EB00BF0BD397BDB6061EBF2EAE9DBF7B61D53FC6F0BC3FC30B803E445522BF3D3155BF62F1BCBFD9964F3F041FE9BFF662D73E3EE6803FB72FFDBFCD60003F7D41043F7E50D3BF24DC653F35CD94BF046060BE3DF96EBF2CEDC8BF7726933FB6A7313FBC00973FCA2A4BBE413A65BFCD18423FF77211BF9E6C3F3FB8C4BABFB0041ABFBA9AAF3F9AE173BFC08E97BF9238E8BE1ECAD4BE1987BEBF849D1BBE74B97CBF157EFB3FF2E66FBEAC3578BF9DFDE5BF3B5B9E3F25555DBEA56088BF8D1C8ABF7E6B603F4921863ECB0293BE6F3ABFBFDBFCCEBF10AC08BF0996CBBFAF4EFCBFB119963FF875A9BFDC97903F"> : tensor<7x37xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<7x37xf32>, tensor<7x37xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<7x37xf32>) -> (tensor<7x37xf32>) {
%c = stablehlo.constant dense<7> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1) : tensor<i64>, tensor<i64>, tensor<7x37xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_3 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_3 : tensor<i64>
%3 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<i32>
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%4 = stablehlo.compare LT, %3, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_5 = stablehlo.constant dense<7> : tensor<i32>
%5 = stablehlo.add %3, %c_5 : tensor<i32>
%6 = stablehlo.select %4, %5, %3 : tensor<i1>, tensor<i32>
%c_6 = stablehlo.constant dense<0> : tensor<i32>
%c_7 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.compare LT, %c_6, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_8 = stablehlo.constant dense<0> : tensor<i32>
%c_9 = stablehlo.constant dense<37> : tensor<i32>
%8 = stablehlo.add %c_8, %c_9 : tensor<i32>
%c_10 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.select %7, %8, %c_10 : tensor<i1>, tensor<i32>
%10 = stablehlo.dynamic_slice %iterArg_2, %6, %9, sizes = [1, 37] : (tensor<7x37xf32>, tensor<i32>, tensor<i32>) -> tensor<1x37xf32>
%cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
%11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x37xf32>
%12 = stablehlo.multiply %10, %11 : tensor<1x37xf32>
%13 = stablehlo.slice %iterArg_2 [2:3, 0:37] : (tensor<7x37xf32>) -> tensor<1x37xf32>
%14 = stablehlo.add %12, %13 : tensor<1x37xf32>
%c_11 = stablehlo.constant dense<2> : tensor<i32>
%c_12 = stablehlo.constant dense<0> : tensor<i32>
%15 = stablehlo.compare LT, %c_11, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_13 = stablehlo.constant dense<2> : tensor<i32>
%c_14 = stablehlo.constant dense<7> : tensor<i32>
%16 = stablehlo.add %c_13, %c_14 : tensor<i32>
%c_15 = stablehlo.constant dense<2> : tensor<i32>
%17 = stablehlo.select %15, %16, %c_15 : tensor<i1>, tensor<i32>
%c_16 = stablehlo.constant dense<0> : tensor<i32>
%c_17 = stablehlo.constant dense<0> : tensor<i32>
%18 = stablehlo.compare LT, %c_16, %c_17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_18 = stablehlo.constant dense<0> : tensor<i32>
%c_19 = stablehlo.constant dense<37> : tensor<i32>
%19 = stablehlo.add %c_18, %c_19 : tensor<i32>
%c_20 = stablehlo.constant dense<0> : tensor<i32>
%20 = stablehlo.select %18, %19, %c_20 : tensor<i1>, tensor<i32>
%21 = stablehlo.dynamic_update_slice %iterArg_2, %14, %17, %20 : (tensor<7x37xf32>, tensor<1x37xf32>, tensor<i32>, tensor<i32>) -> tensor<7x37xf32>
stablehlo.return %2, %iterArg_1, %21 : tensor<i64>, tensor<i64>, tensor<7x37xf32>
}
return %1#2 : tensor<7x37xf32>
}
}
// -----
// in_place_reshaped_row
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0x183FC1BF35B177BF47FBC0BEE138F03FC5E4ACBF32EFB63F5585ACBF4EED25BFF8FC353F78A9EE3E65EDE83F8273B5BEBB18E13FCE7EDA3FD7BE5C3F1009F6BFB944983FC92FCD3FF67BC33D7E0D9BBF126FA3BFA2D7B03F2355D3BFF4423D3ED3D897BF2B7D4BBF974DF43F63BC64BF14EA3B3FB5E6883FA4D958BF26F6B4BFA2588B3F9BF93DBE173659BF2CA693BF409DF73F7BD1153F7DF0BC3D2B88C5BFDF2BD33FED392BBF03DC943F4D88CF3F639B96BF9EB5F43F4ED4C93F2A6D873E9DB2653FCCF263BFBB12653FC5098DBE90B232BFC398493FAD5AEFBE5A6C513FB8FBB33F55AE6ABFB94596BF00F237BF50299CBEEEE7693F4C0880BE4A1C463F31A3FD3FAB5688BF7050843F6728BEBD2F98A7BEB232D03E9E80C3BFB3103DBF4E7967BF5F29E23EFECD8CBF64BCE7BF4530EBBF94908C3F863B3C3FD3F9B23F2F70353F5E3FE5BF6EF54D3FE67C403E1B70EC3F52598ABF5329D8BF9F70AA3F9D559EBE1205F6BD132A5E3F8B59A2BF9E9948BE6FCA9A3F33AFC03E6D6CCE3F2D13BB3F9DF067BFD26D973F5A690B3F9300C2BFB10C72BFE2EE813F1E20B13FB893B0BFD8FD503F364932BF820AA2BF5F88CDBF4D73CDBF90B517BEE88CC4BF7617D93E4271A63F6DB29EBE5616F53E3132AC3FAAEDA53FFAF03EBF9A9F863E8647CCBDD0A1C2BFD0B799BF34D1D4BF82358EBF0170EA3F0B59D03F2A90A53F9F66B13FA6C3D63FA3A99FBF86ECA43E4FDAFCBE3E6C9DBF0CF3B9BF88A8BC3FC2A60D3FD531553FFE34C83F156E9FBF5F68FC3FD3970EBDB5B91FBF73F3DF3F702275BF2EFDB73F0401ADBF84D0CD3E3F87F63EA0852BBF9067E33EF658E13F4EA201BF7AF1C2BFF6D02CBEDD93CBBFEC00223F3B53753F4CDFEDBFC163A93F92053E3FBA6D5DBE5F09FDBFD683A4BF564137BE8B09A03FD4A3E8BF04C1493F5E2DF7BF5980023E2CCD5CBFE3128F3F9EDFB0BF8937B33F54EC833F1F9BF33FCBA73F3E761C8FBFE59F783FC8B7123E32E1F4BF5D63A3BF084785BFFAE3433F3F4EC93FF686AABF919547BEA44A063FF014AE3FC2ACC03FE66701BE3EA1A7BF39E69BBF348E103F9EE86B3C779EE0BF0CA9E73FB8E7233FFBC29F3FB9EB00BF0BD397BDB6061EBF2EAE9DBF7B61D53FC6F0BC3FC30B803E445522BF3D3155BF62F1BCBFD9964F3F041FE9BFF662D73E3EE6803FB72FFDBFCD60003F7D41043F7E50D3BF24DC653F35CD94BF046060BE3DF96EBF2CEDC8BF7726933FB6A7313FBC00973FCA2A4BBE413A65BFCD18423FF77211BF9E6C3F3FB8C4BABFB0041ABFBA9AAF3F9AE173BFC08E97BF9238E8BE1ECAD4BE1987BEBF849D1BBE74B97CBF157EFB3FF2E66FBEAC3578BF9DFDE5BF3B5B9E3F25555DBEA56088BF8D1C8ABF7E6B603F4921863ECB0293BE6F3ABFBFDBFCCEBF10AC08BF0996CBBFAF4EFCBFB119963FF875A9BFDC97903F"> : tensor<7x37xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<7x37xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<7x37xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<7x37xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<7x37xf32>) -> (tensor<7x37xf32>)
%e0 = stablehlo.constant dense<"0x0CD303C0CCB6EFBFF4D6A5BF96401B40C7AB7BBF0E36084092527EBF5696C5BFD87B8E3F59640F3FB9922F40131365BF23086A3F8FDB17407029353F39B9FDBF3ECFCF3F0706783F00B523BB8D501BBF2C598BBFEC060C4019976BBF234F89BED44318BF7EC805BF4E4D933F5EE1AEBF7BEC9E3FC476E13FAEB6C4BFB0B680BFA98C3D3FE98851BF3B5FD3BFD25FFABFE721EE3F46F634C0DD93D4BFA63C25BF6F55114032663EBF9A423340D0C9B0BE9452F5BFCB4F9F3FE19F023F8AD4FD3F7265BFBF78B7A93D5D9CE83FB8CCCF3FB48C95BFAA4B114053B6D43FF11F563F187D9DBF36776DBF8E72F83FAC81C4BF9E9A7EBFD092113E74D47BBEC399C83FBE8D15BFE16A1E3F7AD52F400DF1C6BF1DA5A8BF0EC0CE3F100DA6BF48C16EBF2A7028C0FCED034030D5E8BF1A4C0DC0026A89BFD4965340773E9EBF5FF3AE3F58F689BF22B015C013FCB63FFB06853FCC35E83F48BD6EBE7685A43F21F01040DEBF8FBE92FD27C0295BC43FC907CC3F894769BF2CC059BEEE7703C0EF1A1040D8FEACBFA3D6943EB991A4BF2CBC353E7843D53F3A4FD4BEF8E6AA3F89E8993FB58E86BF67166FBF24525DBE2376BABF60010BC0D466C9BF83642940CA742EC02530FCBF4B4484BFD2C5464014FC6BBECF2A0440E8F9D2BFB9C409C0659FB23F2A3C113F36D6EE3F407E253C00FE9D3F4ECC3F402767E93EE93B01C0904DA83FB2AFB43EC6BD543FE480063E67AF76BF8778EF3FDC17ABBF7ACC80BF9EE141BEC173B7BFAD39AE3F7EDC5CBF7E52813E7CC700404FA6A3BFEF5EEABF5E3D983F0F2BB3BF3B65E1BF110F1BC051AB893FDC12BEBFDE4CC3BF2CAD34BF40E714407424B7BF287920400786A3BF2EBB95BFF065C43E02C4843E68795B40F081AFBFC6F2A43E06580940D1EDFF3E637E2EC06615C63F9A52F33E60DA7A3F6B4D39BF9766C9BF0A0FA53FBC779ABE6CA4C0BE3C5290BF86F287BF2E68CB3F351D9EBF228C8C3F8CD9813F8E1A16C0B4E1A2BF009660BDCCEBE6BF625288BF678D27C0EA361B40DC12BEBFDE4CC3BF2CAD34BF40E714407424B7BF287920400786A3BF2EBB95BFF065C43E02C4843E68795B40F081AFBFC6F2A43E06580940D1EDFF3E637E2EC06615C63F9A52F33E60DA7A3F6B4D39BF9766C9BF0A0FA53FBC779ABE6CA4C0BE3C5290BF86F287BF2E68CB3F351D9EBF228C8C3F8CD9813F8E1A16C0B4E1A2BF009660BDCCEBE6BF625288BF678D27C0EA361B40DC12BEBFDE4CC3BF2CAD34BF40E714407424B7BF287920400786A3BF2EBB95BFF065C43E02C4843E68795B40F081AFBFC6F2A43E06580940D1EDFF3E637E2EC06615C63F9A52F33E60DA7A3F6B4D39BF9766C9BF0A0FA53FBC779ABE6CA4C0BE3C5290BF86F287BF2E68CB3F351D9EBF228C8C3F8CD9813F8E1A16C0B4E1A2BF009660BDCCEBE6BF625288BF678D27C0EA361B40"> : tensor<7x37xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<7x37xf32>, tensor<7x37xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<7x37xf32>) -> (tensor<7x37xf32>) {
%c = stablehlo.constant dense<7> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1) : tensor<i64>, tensor<i64>, tensor<7x37xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_3 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_3 : tensor<i64>
%c_4 = stablehlo.constant dense<2> : tensor<i64>
%3 = stablehlo.add %iterArg, %c_4 : tensor<i64>
%4 = stablehlo.convert %3 : (tensor<i64>) -> tensor<i32>
%c_5 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.compare LT, %4, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_6 = stablehlo.constant dense<7> : tensor<i32>
%6 = stablehlo.add %4, %c_6 : tensor<i32>
%7 = stablehlo.select %5, %6, %4 : tensor<i1>, tensor<i32>
%c_7 = stablehlo.constant dense<0> : tensor<i32>
%c_8 = stablehlo.constant dense<0> : tensor<i32>
%8 = stablehlo.compare LT, %c_7, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_9 = stablehlo.constant dense<0> : tensor<i32>
%c_10 = stablehlo.constant dense<37> : tensor<i32>
%9 = stablehlo.add %c_9, %c_10 : tensor<i32>
%c_11 = stablehlo.constant dense<0> : tensor<i32>
%10 = stablehlo.select %8, %9, %c_11 : tensor<i1>, tensor<i32>
%11 = stablehlo.dynamic_slice %iterArg_2, %7, %10, sizes = [1, 37] : (tensor<7x37xf32>, tensor<i32>, tensor<i32>) -> tensor<1x37xf32>
%12 = stablehlo.reshape %11 : (tensor<1x37xf32>) -> tensor<37xf32>
%cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
%13 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<37xf32>
%14 = stablehlo.multiply %12, %13 : tensor<37xf32>
%15 = stablehlo.slice %iterArg_2 [0:1, 0:37] : (tensor<7x37xf32>) -> tensor<1x37xf32>
%16 = stablehlo.reshape %15 : (tensor<1x37xf32>) -> tensor<37xf32>
%17 = stablehlo.add %14, %16 : tensor<37xf32>
%18 = stablehlo.reshape %17 : (tensor<37xf32>) -> tensor<1x37xf32>
%19 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<i32>
%c_12 = stablehlo.constant dense<0> : tensor<i32>
%20 = stablehlo.compare LT, %19, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_13 = stablehlo.constant dense<7> : tensor<i32>
%21 = stablehlo.add %19, %c_13 : tensor<i32>
%22 = stablehlo.select %20, %21, %19 : tensor<i1>, tensor<i32>
%c_14 = stablehlo.constant dense<0> : tensor<i32>
%c_15 = stablehlo.constant dense<0> : tensor<i32>
%23 = stablehlo.compare LT, %c_14, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_16 = stablehlo.constant dense<0> : tensor<i32>
%c_17 = stablehlo.constant dense<37> : tensor<i32>
%24 = stablehlo.add %c_16, %c_17 : tensor<i32>
%c_18 = stablehlo.constant dense<0> : tensor<i32>
%25 = stablehlo.select %23, %24, %c_18 : tensor<i1>, tensor<i32>
%26 = stablehlo.dynamic_update_slice %iterArg_2, %18, %22, %25 : (tensor<7x37xf32>, tensor<1x37xf32>, tensor<i32>, tensor<i32>) -> tensor<7x37xf32>
stablehlo.return %2, %iterArg_1, %26 : tensor<i64>, tensor<i64>, tensor<7x37xf32>
}
return %1#2 : tensor<7x37xf32>
}
}
// -----
// in_place_turned_row
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0x183FC1BF35B177BF47FBC0BEE138F03FC5E4ACBF32EFB63F5585ACBF4EED25BFF8FC353F78A9EE3E65EDE83F8273B5BEBB18E13FCE7EDA3FD7BE5C3F1009F6BFB944983FC92FCD3FF67BC33D7E0D9BBF126FA3BFA2D7B03F2355D3BFF4423D3ED3D897BF2B7D4BBF974DF43F63BC64BF14EA3B3FB5E6883FA4D958BF26F6B4BFA2588B3F9BF93DBE173659BF2CA693BF409DF73F7BD1153F7DF0BC3D2B88C5BFDF2BD33FED392BBF03DC943F4D88CF3F639B96BF9EB5F43F4ED4C93F2A6D873E9DB2653FCCF263BFBB12653FC5098DBE90B232BFC398493FAD5AEFBE5A6C513FB8FBB33F55AE6ABFB94596BF00F237BF50299CBEEEE7693F4C0880BE4A1C463F31A3FD3FAB5688BF7050843F6728BEBD2F98A7BEB232D03E9E80C3BFB3103DBF4E7967BF5F29E23EFECD8CBF64BCE7BF4530EBBF94908C3F863B3C3FD3F9B23F2F70353F5E3FE5BF6EF54D3FE67C403E1B70EC3F52598ABF5329D8BF9F70AA3F9D559EBE1205F6BD132A5E3F8B59A2BF9E9948BE6FCA9A3F33AFC03E6D6CCE3F2D13BB3F9DF067BFD26D973F5A690B3F9300C2BFB10C72BFE2EE813F1E20B13FB893B0BFD8FD503F364932BF820AA2BF5F88CDBF4D73CDBF90B517BEE88CC4BF7617D93E4271A63F6DB29EBE5616F53E3132AC3FAAEDA53FFAF03EBF9A9F863E8647CCBDD0A1C2BFD0B799BF34D1D4BF82358EBF0170EA3F0B59D03F2A90A53F9F66B13FA6C3D63FA3A99FBF86ECA43E4FDAFCBE3E6C9DBF0CF3B9BF88A8BC3FC2A60D3FD531553FFE34C83F156E9FBF5F68FC3FD3970EBDB5B91FBF73F3DF3F702275BF2EFDB73F0401ADBF84D0CD3E3F87F63EA0852BBF9067E33EF658E13F4EA201BF7AF1C2BFF6D02CBEDD93CBBFEC00223F3B53753F4CDFEDBFC163A93F92053E3FBA6D5DBE5F09FDBFD683A4BF564137BE8B09A03FD4A3E8BF04C1493F5E2DF7BF5980023E2CCD5CBFE3128F3F9EDFB0BF8937B33F54EC833F1F9BF33FCBA73F3E761C8FBFE59F783FC8B7123E32E1F4BF5D63A3BF084785BFFAE3433F3F4EC93FF686AABF919547BEA44A063FF014AE3FC2ACC03FE66701BE3EA1A7BF39E69BBF348E103F9EE86B3C779EE0BF0CA9E73FB8E7233FFBC29F3FB9EB00BF0BD397BDB6061EBF2EAE9DBF7B61D53FC6F0BC3FC30B803E445522BF3D3155BF62F1BCBFD9964F3F041FE9BFF662D73E3EE6803FB72FFDBFCD60003F7D41043F7E50D3BF24DC653F35CD94BF046060BE3DF96EBF2CEDC8BF7726933FB6A7313FBC00973FCA2A4BBE413A65BFCD18423FF77211BF9E6C3F3FB8C4BABFB0041ABFBA9AAF3F9AE173BFC08E97BF9238E8BE1ECAD4BE1987BEBF849D1BBE74B97CBF157EFB3FF2E66FBEAC3578BF9DFDE5BF3B5B9E3F25555DBEA56088BF8D1C8ABF7E6B603F4921863ECB0293BE6F3ABFBFDBFCCEBF10AC08BF0996CBBFAF4EFCBFB119963FF875A9BFDC97903F"> : tensor<7x37xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<7x37xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<7x37xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<7x37xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<7x37xf32>) -> (tensor<7x37xf32>)
%e0 = stablehlo.constant dense<"0xA078D93E63BF07C0DDD99CBFAE79D83F8C3086BE00867C3C14790CC038C0D73E86F3B83F4ECFDABE7E9D6E40761B93BFD07F123F2C27F23F6FEB49BFDC620ABF90A5B2BD2C89C83EF67B433E2C89C83E90A5B2BDDC620ABF6FEB49BF2C27F23FD07F123F761B93BF7E9D6E404ECFDABE86F3B83F38C0D73E14790CC000867C3C8C3086BEAE79D83FDDD99CBF63BF07C0A078D93E00D15D3FB69D41C03662FBBF80C8273E4C04143EFFB39FBE576A12C07E40BA3F6C73C23E5EEFC63F48129040891DB3BFDF33BE3FD81CCB3FB8EEC0BF2777DBBF848180BF031EE63FAC25813F04469BBD1144333FB68A9EBF293888BF45583240F8E5A2BE9E0881BE238B7F407A20933F92D45640AA5641BFB6D312BF0FD5963F33526EBFC6D25540043131C0DFD701C0E646813FD89D8D3E0A796EC01E3135C0B0BCD93E7C6175BFF0EF543FF0C264C02C10E73F34711D402CBAAFBF349D0D4092CD1ABFBAADE03FBB5D7C3FEB3A2C3FFF3A893FCF05943EBAECCC3F00B5A3BB806E60BF61D5473F7E2329BF1F8B8CBFE64B4E406BE98EBF64BA0EC0C66AB240B62175BE1EF70F40504FAFBF103ABEBFDFF2B43F8046F23E21853240110544C0959D7BC0ACDF2CBF92A4533FE53F5EC0881A593EECD03B3F5067BE3F9DC71BBF73B30EC0362C1940882B4C3E2A81913FFAF491402A9018BF38F4024080D0E03EFB3001C0026884BF4486703EB00E5BBF2533EF3FEA88E33FD1659A3F9D278B3F4A7A853F54E3473F4C918BBFA36916C0964C0D4098F006BF6C9BDA3FBC21A6BEFC0866BF3D2BAE3F94CB5D3E13CDB03F5076993DE838D9BFC02E8EBF67ACFF3FC98CADBF721011C04459D43EAA360BC02880223E36A29CBFD05832BF7FE8D03F4CE7BC3FD44998404C70803E6C3F4FBF089D40404E5CD3BF8C85D3BEDC2B01C0CD02973F5534D0BFD62BD23F0F4A88BE44B5E9BF8BFF30C07579D63FB142A83F5842323EB05BEF3F94EB073FFEF90440CFA395BF234617C06EF8C0BF94BA44BF52E95C40F2FF47BFCBA032C0F0FF673F048F92BFB27D43C0DEE5B8BFF258073FDEC3223F7257D1BF6AD1D6BFE9406C3F627808BFD564143FEEC484403D1D3EC0540BB13F28D7D43E568ECFBF105C96BFBEC4263E1113EF3FFAD0ED3FC61757BF685B34BF3D5D1DBF946BA5BF14F54840C4339B3F2C1B293F859CFC3F0970D3BE509D004056EC4BBFB34960C00C3FE3BD9F209F3F4F474340166933BFBC3814C09C5168BF04F6C63F5F7A5CC0800558BD04548FBE2C22EDBFF8B904BF82F773C0614A89BFD332943F0A5C29BE2F5C9340029C0EC0F482FCBE877CD63F0E96E53E869715C02F4587BF662B213ECAF60940DE7418BF4CF074BE44DC01C03F289ABF0819B83FB09D1CBF228606C06E35A3402CB683BF009968BC5DA6953FD2D530C0E50A463F442994BF5514BF3F20243BBDEBAAB6BF9F84C93F"> : tensor<7x37xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<7x37xf32>, tensor<7x37xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<7x37xf32>) -> (tensor<7x37xf32>) {
%c = stablehlo.constant dense<7> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1) : tensor<i64>, tensor<i64>, tensor<7x37xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_3 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_3 : tensor<i64>
%3 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<i32>
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%4 = stablehlo.compare LT, %3, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_5 = stablehlo.constant dense<7> : tensor<i32>
%5 = stablehlo.add %3, %c_5 : tensor<i32>
%6 = stablehlo.select %4, %5, %3 : tensor<i1>, tensor<i32>
%c_6 = stablehlo.constant dense<0> : tensor<i32>
%c_7 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.compare LT, %c_6, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_8 = stablehlo.constant dense<0> : tensor<i32>
%c_9 = stablehlo.constant dense<37> : tensor<i32>
%8 = stablehlo.add %c_8, %c_9 : tensor<i32>
%c_10 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.select %7, %8, %c_10 : tensor<i1>, tensor<i32>
%10 = stablehlo.dynamic_slice %iterArg_2, %6, %9, sizes = [1, 37] : (tensor<7x37xf32>, tensor<i32>, tensor<i32>) -> tensor<1x37xf32>
%11 = stablehlo.reverse %10, dims = [1] : tensor<1x37xf32>
%12 = stablehlo.slice %iterArg_2 [0:1, 0:37] : (tensor<7x37xf32>) -> tensor<1x37xf32>
%13 = stablehlo.add %11, %12 : tensor<1x37xf32>
%14 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<i32>
%c_11 = stablehlo.constant dense<0> : tensor<i32>
%15 = stablehlo.compare LT, %14, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_12 = stablehlo.constant dense<7> : tensor<i32>
%16 = stablehlo.add %14, %c_12 : tensor<i32>
%17 = stablehlo.select %15, %16, %14 : tensor<i1>, tensor<i32>
%c_13 = stablehlo.constant dense<0> : tensor<i32>
%c_14 = stablehlo.constant dense<0> : tensor<i32>
%18 = stablehlo.compare LT, %c_13, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_15 = stablehlo.constant dense<0> : tensor<i32>
%c_16 = stablehlo.constant dense<37> : tensor<i32>
%19 = stablehlo.add %c_15, %c_16 : tensor<i32>
%c_17 = stablehlo.constant dense<0> : tensor<i32>
%20 = stablehlo.select %18, %19, %c_17 : tensor<i1>, tensor<i32>
%21 = stablehlo.dynamic_update_slice %iterArg_2, %13, %17, %20 : (tensor<7x37xf32>, tensor<1x37xf32>, tensor<i32>, tensor<i32>) -> tensor<7x37xf32>
stablehlo.return %2, %iterArg_1, %21 : tensor<i64>, tensor<i64>, tensor<7x37xf32>
}
return %1#2 : tensor<7x37xf32>
}
}
// -----
// in_place_two_rows
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0x183FC1BF35B177BF47FBC0BEE138F03FC5E4ACBF32EFB63F5585ACBF4EED25BFF8FC353F78A9EE3E65EDE83F8273B5BEBB18E13FCE7EDA3FD7BE5C3F1009F6BFB944983FC92FCD3FF67BC33D7E0D9BBF126FA3BFA2D7B03F2355D3BFF4423D3ED3D897BF2B7D4BBF974DF43F63BC64BF14EA3B3FB5E6883FA4D958BF26F6B4BFA2588B3F9BF93DBE173659BF2CA693BF409DF73F7BD1153F7DF0BC3D2B88C5BFDF2BD33FED392BBF03DC943F4D88CF3F639B96BF9EB5F43F4ED4C93F2A6D873E9DB2653FCCF263BFBB12653FC5098DBE90B232BFC398493FAD5AEFBE5A6C513FB8FBB33F55AE6ABFB94596BF00F237BF50299CBEEEE7693F4C0880BE4A1C463F31A3FD3FAB5688BF7050843F6728BEBD2F98A7BEB232D03E9E80C3BFB3103DBF4E7967BF5F29E23EFECD8CBF64BCE7BF4530EBBF94908C3F863B3C3FD3F9B23F2F70353F5E3FE5BF6EF54D3FE67C403E1B70EC3F52598ABF5329D8BF9F70AA3F9D559EBE1205F6BD132A5E3F8B59A2BF9E9948BE6FCA9A3F33AFC03E6D6CCE3F2D13BB3F9DF067BFD26D973F5A690B3F9300C2BFB10C72BFE2EE813F1E20B13FB893B0BFD8FD503F364932BF820AA2BF5F88CDBF4D73CDBF90B517BEE88CC4BF7617D93E4271A63F6DB29EBE5616F53E3132AC3FAAEDA53FFAF03EBF9A9F863E8647CCBDD0A1C2BFD0B799BF34D1D4BF82358EBF0170EA3F0B59D03F2A90A53F9F66B13FA6C3D63FA3A99FBF86ECA43E4FDAFCBE3E6C9DBF0CF3B9BF88A8BC3FC2A60D3FD531553FFE34C83F156E9FBF5F68FC3FD3970EBDB5B91FBF73F3DF3F702275BF2EFDB73F0401ADBF84D0CD3E3F87F63EA0852BBF9067E33EF658E13F4EA201BF7AF1C2BFF6D02CBEDD93CBBFEC00223F3B53753F4CDFEDBFC163A93F92053E3FBA6D5DBE5F09FDBFD683A4BF564137BE8B09A03FD4A3E8BF04C1493F5E2DF7BF5980023E2CCD5CBFE3128F3F9EDFB0BF8937B33F54EC833F1F9BF33FCBA73F3E761C8FBFE59F783FC8B7123E32E1F4BF5D63A3BF084785BFFAE3433F3F4EC93FF686AABF919547BEA44A063FF014AE3FC2ACC03FE66701BE3EA1A7BF39E69BBF348E103F9EE86B3C779EE0BF0CA9E73FB8E7233FFBC29F3FB9EB00BF0BD397BDB6061EBF2EAE9DBF7B61D53FC6F0BC3FC30B803E445522BF3D3155BF62F1BCBFD9964F3F041FE9BFF662D73E3EE6803FB72FFDBFCD60003F7D41043F7E50D3BF24DC653F35CD94BF046060BE3DF96EBF2CEDC8BF7726933FB6A7313FBC00973FCA2A4BBE413A65BFCD18423FF77211BF9E6C3F3FB8C4BABFB0041ABFBA9AAF3F9AE173BFC08E97BF9238E8BE1ECAD4BE1987BEBF849D1BBE74B97CBF157EFB3FF2E66FBEAC3578BF9DFDE5BF3B5B9E3F25555DBEA56088BF8D1C8ABF7E6B603F4921863ECB0293BE6F3ABFBFDBFCCEBF10AC08BF0996CBBFAF4EFCBFB119963FF875A9BFDC97903F"> : tensor<7x37xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<7x37xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<7x37xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<7x37xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<7x37xf32>) -> (tensor<7x37xf32>)
%e0 = stablehlo.constant dense<"0x183FC1BF35B177BF47FBC0BEE138F03FC5E4ACBF32EFB63F5585ACBF4EED25BFF8FC353F78A9EE3E65EDE83F8273B5BEBB18E13FCE7EDA3FD7BE5C3F1009F6BFB944983FC92FCD3FF67BC33D7E0D9BBF126FA3BFA2D7B03F2355D3BFF4423D3ED3D897BF2B7D4BBF974DF43F63BC64BF14EA3B3FB5E6883FA4D958BF26F6B4BFA2588B3F9BF93DBE173659BF2CA693BF409DF73F77B3E6BF1EC081BF0F15CA3EF2A2863F4A1682BF6102593FBE240AC0B01E75BD98E27ABE24FFA4BEC0FFD73F10934DBFB70A0D401F3AA13FA400803F6C5CC9BF10BD4B3F1F1BEB3F5C8DA0BE5A0BF5BFFA8651BF7EFAFB3FA358A5BF22B6AC3ECE52D2BF187B2BBF84C6C23FCA2FF1BF6020A23FFA7C0D3F1EF74CBF2003A0BF98A4623F3702143F7B5BF5BEB18F33BF1458DB3FAAAD17C0BB96C1BF90FA343F4F62003F7801FFBE48A31D3FCEAF32C0484EA53DE8F07FBF092688BF1117014084CCC2BFE6830E409891923F83BC873FDC87A0BF337B1E3F1270E03F758645BF4D2B14C0D23388BE3B5C3D40B02E11BF7CD2863E55F1E6BF5D3DD1BE9A7E413F7C2147C0B76303403279C33E3AAF8CBFBEE061BF9E05023FCA3E833F94E902BFB08C26BF3C55BA3F369354C0E0DBF3BF9D11AC3F505E01BE9C370F3E475D383F297D46C0E8930E3D9C2AD8BF673DEABF10B4FB3FBA9E22C0DDC5EA3F61B7403F6214CA3F133A07BF6B01443F560F014069644FBF22C641C072E1BB3E64D47440E48819BE6C0832BEBA65CCBF202516BC84F24A3E74A47CC07BC921406830343F1400B4BFA9A92BBF5E60113F2AD89D3F4C9B3CBE320A70BF6C2FA63F44E284C0DDC81DC036EE0540F8C9A0BEF7B3263F123DE33EC8FD5CC07542D1BE530E0EC02FD516C02AC2B93FBAAA4EC0A044D03F6DE99C3EE929CD3FC832FDBD8E135E3FD4E7254024CAA6BFE6C462C0AC64043F482B9740306F533D05C8A9BE0612DEBF4A893D3F7079D0BD04DA89C0DE2D4340FC153F3FF23CBCBF308ED8BE122A193EB3988F3FB03CF0BD5A4784BF2C5DC43F5C23AABF20C244BF47383E3FB09F25BD34F8C43E32250B3D473984BF680F94BE75FE26BFB05038BF9CA2FE3D98C15DBF5A40CA3E264E303DF921C03E915D863D03A4503E8D0A373FB489B0BE92256CBF18DA3A3EB3D9AE3FFC3C383C9ABE5BBE77CBD5BED36D843E3CDD97BD6A538DBF4BEC443FC3136A3EA0F1B3BEC68C16BEC04435BCDE4B383ECA72D7BCC368AEBEA04FB03E8875E03E3DF65E3E525416BF1B5352BDE1EDA9BE4A78723DD82FD23E6EA28F3EE322C13E306FAC3EA9659C3EC1A7723ED69F2F3EFDA0FD3D8EA4D23D4065E4BB174B393DC0902BBCD47F54BE7404D23DF0FF723C19E914BEF4F41ABEEAAF943ED58CCE3DB08248BCE86D47BC7670B03C6E6AB63CC37DD23D94CF2D3E64E1183ED569973EE00CE53E2A4C1CBECEFDA83E5CC380BD"> : tensor<7x37xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<7x37xf32>, tensor<7x37xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<7x37xf32>) -> (tensor<7x37xf32>) {
%c = stablehlo.constant dense<7> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1) : tensor<i64>, tensor<i64>, tensor<7x37xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_3 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_3 : tensor<i64>
%3 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<i32>
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%4 = stablehlo.compare LT, %3, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_5 = stablehlo.constant dense<7> : tensor<i32>
%5 = stablehlo.add %3, %c_5 : tensor<i32>
%6 = stablehlo.select %4, %5, %3 : tensor<i1>, tensor<i32>
%c_6 = stablehlo.constant dense<0> : tensor<i32>
%c_7 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.compare LT, %c_6, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_8 = stablehlo.constant dense<0> : tensor<i32>
%c_9 = stablehlo.constant dense<37> : tensor<i32>
%8 = stablehlo.add %c_8, %c_9 : tensor<i32>
%c_10 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.select %7, %8, %c_10 : tensor<i1>, tensor<i32>
%10 = stablehlo.dynamic_slice %iterArg_2, %6, %9, sizes = [2, 37] : (tensor<7x37xf32>, tensor<i32>, tensor<i32>) -> tensor<2x37xf32>
%c_11 = stablehlo.constant dense<1> : tensor<i64>
%11 = stablehlo.add %iterArg, %c_11 : tensor<i64>
%12 = stablehlo.convert %11 : (tensor<i64>) -> tensor<i32>
%c_12 = stablehlo.constant dense<0> : tensor<i32>
%13 = stablehlo.compare LT, %12, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_13 = stablehlo.constant dense<7> : tensor<i32>
%14 = stablehlo.add %12, %c_13 : tensor<i32>
%15 = stablehlo.select %13, %14, %12 : tensor<i1>, tensor<i32>
%c_14 = stablehlo.constant dense<0> : tensor<i32>
%c_15 = stablehlo.constant dense<0> : tensor<i32>
%16 = stablehlo.compare LT, %c_14, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_16 = stablehlo.constant dense<0> : tensor<i32>
%c_17 = stablehlo.constant dense<37> : tensor<i32>
%17 = stablehlo.add %c_16, %c_17 : tensor<i32>
%c_18 = stablehlo.constant dense<0> : tensor<i32>
%18 = stablehlo.select %16, %17, %c_18 : tensor<i1>, tensor<i32>
%19 = stablehlo.dynamic_slice %iterArg_2, %15, %18, sizes = [2, 37] : (tensor<7x37xf32>, tensor<i32>, tensor<i32>) -> tensor<2x37xf32>
%cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
%20 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x37xf32>
%21 = stablehlo.multiply %19, %20 : tensor<2x37xf32>
%22 = stablehlo.subtract %10, %21 : tensor<2x37xf32>
%c_19 = stablehlo.constant dense<1> : tensor<i64>
%23 = stablehlo.add %iterArg, %c_19 : tensor<i64>
%24 = stablehlo.convert %23 : (tensor<i64>) -> tensor<i32>
%c_20 = stablehlo.constant dense<0> : tensor<i32>
%25 = stablehlo.compare LT, %24, %c_20, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_21 = stablehlo.constant dense<7> : tensor<i32>
%26 = stablehlo.add %24, %c_21 : tensor<i32>
%27 = stablehlo.select %25, %26, %24 : tensor<i1>, tensor<i32>
%c_22 = stablehlo.constant dense<0> : tensor<i32>
%c_23 = stablehlo.constant dense<0> : tensor<i32>
%28 = stablehlo.compare LT, %c_22, %c_23, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_24 = stablehlo.constant dense<0> : tensor<i32>
%c_25 = stablehlo.constant dense<37> : tensor<i32>
%29 = stablehlo.add %c_24, %c_25 : tensor<i32>
%c_26 = stablehlo.constant dense<0> : tensor<i32>
%30 = stablehlo.select %28, %29, %c_26 : tensor<i1>, tensor<i32>
%31 = stablehlo.dynamic_update_slice %iterArg_2, %22, %27, %30 : (tensor<7x37xf32>, tensor<2x37xf32>, tensor<i32>, tensor<i32>) -> tensor<7x37xf32>
stablehlo.return %2, %iterArg_1, %31 : tensor<i64>, tensor<i64>, tensor<7x37xf32>
}
return %1#2 : tensor<7x37xf32>
}
}
// -----
// in_place_half_row
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0x183FC1BF35B177BF47FBC0BEE138F03FC5E4ACBF32EFB63F5585ACBF4EED25BFF8FC353F78A9EE3E65EDE83F8273B5BEBB18E13FCE7EDA3FD7BE5C3F1009F6BFB944983FC92FCD3FF67BC33D7E0D9BBF126FA3BFA2D7B03F2355D3BFF4423D3ED3D897BF2B7D4BBF974DF43F63BC64BF14EA3B3FB5E6883FA4D958BF26F6B4BFA2588B3F9BF93DBE173659BF2CA693BF409DF73F7BD1153F7DF0BC3D2B88C5BFDF2BD33FED392BBF03DC943F4D88CF3F639B96BF9EB5F43F4ED4C93F2A6D873E9DB2653FCCF263BFBB12653FC5098DBE90B232BFC398493FAD5AEFBE5A6C513FB8FBB33F55AE6ABFB94596BF00F237BF50299CBEEEE7693F4C0880BE4A1C463F31A3FD3FAB5688BF7050843F6728BEBD2F98A7BEB232D03E9E80C3BFB3103DBF4E7967BF5F29E23EFECD8CBF64BCE7BF4530EBBF94908C3F863B3C3FD3F9B23F2F70353F5E3FE5BF6EF54D3FE67C403E1B70EC3F52598ABF5329D8BF9F70AA3F9D559EBE1205F6BD132A5E3F8B59A2BF9E9948BE6FCA9A3F33AFC03E6D6CCE3F2D13BB3F9DF067BFD26D973F5A690B3F9300C2BFB10C72BFE2EE813F1E20B13FB893B0BFD8FD503F364932BF820AA2BF5F88CDBF4D73CDBF90B517BEE88CC4BF7617D93E4271A63F6DB29EBE5616F53E3132AC3FAAEDA53FFAF03EBF9A9F863E8647CCBDD0A1C2BFD0B799BF34D1D4BF82358EBF0170EA3F0B59D03F2A90A53F9F66B13FA6C3D63FA3A99FBF86ECA43E4FDAFCBE3E6C9DBF0CF3B9BF88A8BC3FC2A60D3FD531553FFE34C83F156E9FBF5F68FC3FD3970EBDB5B91FBF73F3DF3F702275BF2EFDB73F0401ADBF84D0CD3E3F87F63EA0852BBF9067E33EF658E13F4EA201BF7AF1C2BFF6D02CBEDD93CBBFEC00223F3B53753F4CDFEDBFC163A93F92053E3FBA6D5DBE5F09FDBFD683A4BF564137BE8B09A03FD4A3E8BF04C1493F5E2DF7BF5980023E2CCD5CBFE3128F3F9EDFB0BF8937B33F54EC833F1F9BF33FCBA73F3E761C8FBFE59F783FC8B7123E32E1F4BF5D63A3BF084785BFFAE3433F3F4EC93FF686AABF919547BEA44A063FF014AE3FC2ACC03FE66701BE3EA1A7BF39E69BBF348E103F9EE86B3C779EE0BF0CA9E73FB8E7233FFBC29F3FB9EB00BF0BD397BDB6061EBF2EAE9DBF7B61D53FC6F0BC3FC30B803E445522BF3D3155BF62F1BCBFD9964F3F041FE9BFF662D73E3EE6803FB72FFDBFCD60003F7D41043F7E50D3BF24DC653F35CD94BF046060BE3DF96EBF2CEDC8BF7726933FB6A7313FBC00973FCA2A4BBE413A65BFCD18423FF77211BF9E6C3F3FB8C4BABFB0041ABFBA9AAF3F9AE173BFC08E97BF9238E8BE1ECAD4BE1987BEBF849D1BBE74B97CBF157EFB3FF2E66FBEAC3578BF9DFDE5BF3B5B9E3F25555DBEA56088BF8D1C8ABF7E6B603F4921863ECB0293BE6F3ABFBFDBFCCEBF10AC08BF0996CBBFAF4EFCBFB119963FF875A9BFDC97903F"> : tensor<7x37xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<7x37xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<7x37xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<7x37xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<7x37xf32>) -> (tensor<7x37xf32>)
%e0 = stablehlo.constant dense<"0x183FC1BF35B177BF47FBC0BEE138F03FC5E4ACBF5C821F3F701C38401493B3BE99771B405415B2BE6425B43E7CFEDA3F5EAABB3FB27634403F46253F5E8C3040673F2D406C5FEE3F20126CBF5C220C40E4972640BF378C3FF06B58BE48BC8DBED16B184046AA26BF5EA8973F98C63EBE540B523ECC263A40E81CDA3D0AF5DD3F5A73044070991C3E98D8D3BE2CA693BF409DF73F7BD1153F7DF0BC3D2B88C5BFDF2BD33FED392BBF56100BBFF0952940268CA93E026E0A4026C4274018DB34BECF5A3A4027EA24404ADBA13F4ED9F23FA069E03D5E89F23F1E7B393FE09A9A3E62CCE43FAA52083F2DB6E83FDCFD1940588DAA3DC82D32BE001C903E58EB313FF7F3F43FDAFB3F3F250EE33F98D13E40B06A85BD38280240F33A683FE8332C3F4E7967BF5F29E23EFECD8CBF64BCE7BF4530EBBF94908C3F863B3C3F8A6056BF4A480640C31DDE3FEA7C194018B8DA3FBC7E4ABFB7FAE63F9D0F983F0E3836402095A5BDA65230BF5038154032D5303F5E3F613F0A15EF3F2C6689BE98D94D3F38650D40CD2BB03F3636274096891D40187BC03DE9B60B40ADB4C53F260104BFF0345F3D71F700400F901840E04EC2BEEC7EE83F4D73CDBF90B517BEE88CC4BF7617D93E4271A63F6DB29EBE5616F53EA1381340CAA6303F9645BD3F18191640D5F612400C1E823EE6A7A13F0F77663FA04305BF80BE4DBE68A229BF2058E3BD00383540862C284015C8124050B31840D3612B40184D7DBE223BA93FD892013FF0616BBE30CCE7BE44541E4061D3C63FEA98EA3F7F1A2440A8707BBE30343E408316773F968CC03E0401ADBF84D0CD3E3F87F63EA0852BBF9067E33EF658E13F4EA201BFE4D9B83F7BAC304064BBFC3EF4E205BFC2CB543FBA2717BF7600D13F9EA9FA3F98BE5BBFE0B11440C902DF3F92A4483FBE127ABF580F92BEAA2F523FC6041040A84751BF82E0E43FBC5A6EBF0B50903F50CB0C3E72890740787EC3BEC49B19402AF6014090CD3940F9F4973F60C7F1BDF24FFC3FF956923FFAE3433F3F4EC93FF686AABF919547BEA44A063FF014AE3FC2ACC03F5225C33F780A17406156204006A65F3FF8849EBEC8315FBE1A47C83FD1D7813FEE3C41BF86D43340DCF3D13F7EE10F408E28FE3E9F056D3F94F2C33E70716DBEBEB02A4063781E40F102A03F7855BB3E0C3B2B3E88C5F3BE6CCBE73F083E52BFBED8B53F1F7300406E5F7ABF6630C03FBE20C23FFCA026BF3DF96EBF2CEDC8BF7726933FB6A7313FBC00973FCA2A4BBE413A65BF5E800B404E354D3FF82DD63D660CE13F121ADD3E4FB6DF3FE012EBBEA0F6CB3E5DCD174060E6413D00763CBEB7E30B3FF19A153F641CFABE9F18593F00A3513C0ABF3D404406443F804AF93C3AFB4BBF9E2D0F40B7AA483F500A86BDD0C8A1BDBF35F03F5288A13F9A7E363FBCE9FCBEB6F91DBFE0A7EE3EF875A9BFDC97903F"> : tensor<7x37xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<7x37xf32>, tensor<7x37xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<7x37xf32>) -> (tensor<7x37xf32>) {
%c = stablehlo.constant dense<7> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1) : tensor<i64>, tensor<i64>, tensor<7x37xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_3 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_3 : tensor<i64>
%3 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<i32>
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%4 = stablehlo.compare LT, %3, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_5 = stablehlo.constant dense<7> : tensor<i32>
%5 = stablehlo.add %3, %c_5 : tensor<i32>
%6 = stablehlo.select %4, %5, %3 : tensor<i1>, tensor<i32>
%c_6 = stablehlo.constant dense<2> : tensor<i32>
%c_7 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.compare LT, %c_6, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_8 = stablehlo.constant dense<2> : tensor<i32>
%c_9 = stablehlo.constant dense<37> : tensor<i32>
%8 = stablehlo.add %c_8, %c_9 : tensor<i32>
%c_10 = stablehlo.constant dense<2> : tensor<i32>
%9 = stablehlo.select %7, %8, %c_10 : tensor<i1>, tensor<i32>
%10 = stablehlo.dynamic_slice %iterArg_2, %6, %9, sizes = [1, 30] : (tensor<7x37xf32>, tensor<i32>, tensor<i32>) -> tensor<1x30xf32>
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x30xf32>
%12 = stablehlo.add %10, %11 : tensor<1x30xf32>
%13 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<i32>
%c_11 = stablehlo.constant dense<0> : tensor<i32>
%14 = stablehlo.compare LT, %13, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_12 = stablehlo.constant dense<7> : tensor<i32>
%15 = stablehlo.add %13, %c_12 : tensor<i32>
%16 = stablehlo.select %14, %15, %13 : tensor<i1>, tensor<i32>
%c_13 = stablehlo.constant dense<5> : tensor<i32>
%c_14 = stablehlo.constant dense<0> : tensor<i32>
%17 = stablehlo.compare LT, %c_13, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_15 = stablehlo.constant dense<5> : tensor<i32>
%c_16 = stablehlo.constant dense<37> : tensor<i32>
%18 = stablehlo.add %c_15, %c_16 : tensor<i32>
%c_17 = stablehlo.constant dense<5> : tensor<i32>
%19 = stablehlo.select %17, %18, %c_17 : tensor<i1>, tensor<i32>
%20 = stablehlo.dynamic_update_slice %iterArg_2, %12, %16, %19 : (tensor<7x37xf32>, tensor<1x30xf32>, tensor<i32>, tensor<i32>) -> tensor<7x37xf32>
stablehlo.return %2, %iterArg_1, %20 : tensor<i64>, tensor<i64>, tensor<7x37xf32>
}
return %1#2 : tensor<7x37xf32>
}
}
// -----
// in_place_sum_of_row
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0x183FC1BF35B177BF47FBC0BEE138F03FC5E4ACBF32EFB63F5585ACBF4EED25BFF8FC353F78A9EE3E65EDE83F8273B5BEBB18E13FCE7EDA3FD7BE5C3F1009F6BFB944983FC92FCD3FF67BC33D7E0D9BBF126FA3BFA2D7B03F2355D3BFF4423D3ED3D897BF2B7D4BBF974DF43F63BC64BF14EA3B3FB5E6883FA4D958BF26F6B4BFA2588B3F9BF93DBE173659BF2CA693BF409DF73F7BD1153F7DF0BC3D2B88C5BFDF2BD33FED392BBF03DC943F4D88CF3F639B96BF9EB5F43F4ED4C93F2A6D873E9DB2653FCCF263BFBB12653FC5098DBE90B232BFC398493FAD5AEFBE5A6C513FB8FBB33F55AE6ABFB94596BF00F237BF50299CBEEEE7693F4C0880BE4A1C463F31A3FD3FAB5688BF7050843F6728BEBD2F98A7BEB232D03E9E80C3BFB3103DBF4E7967BF5F29E23EFECD8CBF64BCE7BF4530EBBF94908C3F863B3C3FD3F9B23F2F70353F5E3FE5BF6EF54D3FE67C403E1B70EC3F52598ABF5329D8BF9F70AA3F9D559EBE1205F6BD132A5E3F8B59A2BF9E9948BE6FCA9A3F33AFC03E6D6CCE3F2D13BB3F9DF067BFD26D973F5A690B3F9300C2BFB10C72BFE2EE813F1E20B13FB893B0BFD8FD503F364932BF820AA2BF5F88CDBF4D73CDBF90B517BEE88CC4BF7617D93E4271A63F6DB29EBE5616F53E3132AC3FAAEDA53FFAF03EBF9A9F863E8647CCBDD0A1C2BFD0B799BF34D1D4BF82358EBF0170EA3F0B59D03F2A90A53F9F66B13FA6C3D63FA3A99FBF86ECA43E4FDAFCBE3E6C9DBF0CF3B9BF88A8BC3FC2A60D3FD531553FFE34C83F156E9FBF5F68FC3FD3970EBDB5B91FBF73F3DF3F702275BF2EFDB73F0401ADBF84D0CD3E3F87F63EA0852BBF9067E33EF658E13F4EA201BF7AF1C2BFF6D02CBEDD93CBBFEC00223F3B53753F4CDFEDBFC163A93F92053E3FBA6D5DBE5F09FDBFD683A4BF564137BE8B09A03FD4A3E8BF04C1493F5E2DF7BF5980023E2CCD5CBFE3128F3F9EDFB0BF8937B33F54EC833F1F9BF33FCBA73F3E761C8FBFE59F783FC8B7123E32E1F4BF5D63A3BF084785BFFAE3433F3F4EC93FF686AABF919547BEA44A063FF014AE3FC2ACC03FE66701BE3EA1A7BF39E69BBF348E103F9EE86B3C779EE0BF0CA9E73FB8E7233FFBC29F3FB9EB00BF0BD397BDB6061EBF2EAE9DBF7B61D53FC6F0BC3FC30B803E445522BF3D3155BF62F1BCBFD9964F3F041FE9BFF662D73E3EE6803FB72FFDBFCD60003F7D41043F7E50D3BF24DC653F35CD94BF046060BE3DF96EBF2CEDC8BF7726933FB6A7313FBC00973FCA2A4BBE413A65BFCD18423FF77211BF9E6C3F3FB8C4BABFB0041ABFBA9AAF3F9AE173BFC08E97BF9238E8BE1ECAD4BE1987BEBF849D1BBE74B97CBF157EFB3FF2E66FBEAC3578BF9DFDE5BF3B5B9E3F25555DBEA56088BF8D1C8ABF7E6B603F4921863ECB0293BE6F3ABFBFDBFCCEBF10AC08BF0996CBBFAF4EFCBFB119963FF875A9BFDC97903F"> : tensor<7x37xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<7x37xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<7x37xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<7x37xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<7x37xf32>) -> (tensor<7x37xf32>)
%e0 = stablehlo.constant dense<"0x9C2CA9BF3C8C47BFAB6241BEAF25044049D294BFAE01CF3FD97294BFAA90EBBEF121663FB579273FF17F004021532ABE372BF93F4A91F23FE871863F94F6DDBF3557B03F4542E53FEF28913E02FB82BF965C8BBF1EEAC83FA742BBBF6CEBBE3EAD8C7FBF32581BBF0A3006406A9734BF0D0F6C3F31F9A03FABB428BFAAE39CBF1E6BA33F0092263B1E1129BF5F2777BFDED70740AF0C913FF3E5233F73C87EBFE8A70C405090F7BDF4FFDA3F1FD60A40E3EE20BFC86C1D4020FC074078FE4F3F40FDB83FD255AFBE4FADB83F01868B3EB4AA19BE53F0AA3F64D4A43D1EDAAE3FAA1FFA3FE4CCBCBE8F4320BF74A82EBEECCC783EE817BB3F7A87983E1632A93F91E32140736504BF6274CA3FAC05E93E2EEF613E3C61743F59B97ABF402343BED662B6BE925C7D3FB035AFBF0B1205C0FCCB06C0C351543F42D8EE3E2092903F9441E13E88D303C00926093F5C81A5BD6808CA3F04C1ACBF0691FABFEC08883F34FA13BF0E20C7BEAE5A193F3EC1C4BF99EBEDBE79C5703FA441DC3DBA04AC3F7AAB983F016096BF3F0C6A3FEA338D3E4668E4BF0B6E9BBF5F0E3F3F6CB88E3F6AFBD2BF732E0C3F9B1877BF3472C4BF12F0EFBF00DBEFBF9279D5BEDB0F65BFD84A883F3C76F83F7D61A93E904A8F3F2C37FE3FA4F2F73F2838D7BDC259673F04810A3FAB3961BFAB650FBF3ACC82BF1EC2F0BE7E3A1E40032F11402495F73FCDB501405064144051491BBF3880763F3673163E87CE16BF23DC4FBFC15607405CD8983FE59DBC3FFC1C0D4035D21ABFAD36274078201B3F00088A3C37FC1840F630A2BE1401054013F835BF1C79853F5C10E13D9A5385BFA091943D2CC8B13FE2C360BF4482F2BFD2550ABFA724FBBFB0BE853EA731163F0BB80EC0EEA5733FFCC7BD3E027D16BF144D16C0A014D4BFEAF10CBF82F1603F4F1A0CC0E03ED53E145F13C0F7057ABE60F79DBF32043F3F6870E0BFBFA6833F14B7283F550AC43F85DE3CBE40ADBEBF517E193F88CE69BEFE3812C027F4D2BFD2D7B4BFCC84C93E75BD993F80FAEFBF78CC3CBF008E93BCCC42513F7072763F0E412BBFC814EDBFC359E1BF00E4B43C723707BF000913C08235A23F2005C83DE29E343F66E985BF75E11DBFE57694BFB821E3BFF1ED8F3F78FA6E3F65C295BE2C9E96BF280CB0BF763201C08A5F893E474917C0C8ACF9BDD0CAED3EA05121C0706428BDE0B2D4BC04620CC020EAB53EBF40DABF15FF42BF28F0BCBF5B3007C080D14E3D4070CFBE100DA53D4415A6BF0C4DFFBF128EAEBE6669D5BF70E6B3BE52BA23C043B2D9BF3CAB8B3E5C5003C0561F12C010BEC6BF72E2C1BF829B25C09C23A0BF528605C0549C5D3FC9ACAABF606504C0C45639C0805A0D3E905AA8BF48880AC03C660BC060D163BE324F56BF9E70B1BF2DF525C063D62DC0F305D1BFFA222CC04D7F44C0609C963DF2121BC040FCF93C"> : tensor<7x37xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<7x37xf32>, tensor<7x37xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<7x37xf32>) -> (tensor<7x37xf32>) {
%c = stablehlo.constant dense<7> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1) : tensor<i64>, tensor<i64>, tensor<7x37xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_3 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_3 : tensor<i64>
%3 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<i32>
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%4 = stablehlo.compare LT, %3, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_5 = stablehlo.constant dense<7> : tensor<i32>
%5 = stablehlo.add %3, %c_5 : tensor<i32>
%6 = stablehlo.select %4, %5, %3 : tensor<i1>, tensor<i32>
%c_6 = stablehlo.constant dense<0> : tensor<i32>
%c_7 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.compare LT, %c_6, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_8 = stablehlo.constant dense<0> : tensor<i32>
%c_9 = stablehlo.constant dense<37> : tensor<i32>
%8 = stablehlo.add %c_8, %c_9 : tensor<i32>
%c_10 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.select %7, %8, %c_10 : tensor<i1>, tensor<i32>
%10 = stablehlo.dynamic_slice %iterArg_2, %6, %9, sizes = [1, 37] : (tensor<7x37xf32>, tensor<i32>, tensor<i32>) -> tensor<1x37xf32>
%11 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<i32>
%c_11 = stablehlo.constant dense<0> : tensor<i32>
%12 = stablehlo.compare LT, %11, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_12 = stablehlo.constant dense<7> : tensor<i32>
%13 = stablehlo.add %11, %c_12 : tensor<i32>
%14 = stablehlo.select %12, %13, %11 : tensor<i1>, tensor<i32>
%c_13 = stablehlo.constant dense<0> : tensor<i32>
%c_14 = stablehlo.constant dense<0> : tensor<i32>
%15 = stablehlo.compare LT, %c_13, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_15 = stablehlo.constant dense<0> : tensor<i32>
%c_16 = stablehlo.constant dense<37> : tensor<i32>
%16 = stablehlo.add %c_15, %c_16 : tensor<i32>
%c_17 = stablehlo.constant dense<0> : tensor<i32>
%17 = stablehlo.select %15, %16, %c_17 : tensor<i1>, tensor<i32>
%18 = stablehlo.dynamic_slice %iterArg_2, %14, %17, sizes = [1, 37] : (tensor<7x37xf32>, tensor<i32>, tensor<i32>) -> tensor<1x37xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%19 = stablehlo.reduce(%18 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x37xf32>, tensor<f32>) -> tensor<f32>
%cst_18 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
%20 = stablehlo.multiply %19, %cst_18 : tensor<f32>
%21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<1x37xf32>
%22 = stablehlo.add %10, %21 : tensor<1x37xf32>
%23 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<i32>
%c_19 = stablehlo.constant dense<0> : tensor<i32>
%24 = stablehlo.compare LT, %23, %c_19, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_20 = stablehlo.constant dense<7> : tensor<i32>
%25 = stablehlo.add %23, %c_20 : tensor<i32>
%26 = stablehlo.select %24, %25, %23 : tensor<i1>, tensor<i32>
%c_21 = stablehlo.constant dense<0> : tensor<i32>
%c_22 = stablehlo.constant dense<0> : tensor<i32>
%27 = stablehlo.compare LT, %c_21, %c_22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_23 = stablehlo.constant dense<0> : tensor<i32>
%c_24 = stablehlo.constant dense<37> : tensor<i32>
%28 = stablehlo.add %c_23, %c_24 : tensor<i32>
%c_25 = stablehlo.constant dense<0> : tensor<i32>
%29 = stablehlo.select %27, %28, %c_25 : tensor<i1>, tensor<i32>
%30 = stablehlo.dynamic_update_slice %iterArg_2, %22, %26, %29 : (tensor<7x37xf32>, tensor<1x37xf32>, tensor<i32>, tensor<i32>) -> tensor<7x37xf32>
stablehlo.return %2, %iterArg_1, %30 : tensor<i64>, tensor<i64>, tensor<7x37xf32>
}
return %1#2 : tensor<7x37xf32>
}
}
// -----
// in_place_first_of_row
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0x183FC1BF35B177BF47FBC0BEE138F03FC5E4ACBF32EFB63F5585ACBF4EED25BFF8FC353F78A9EE3E65EDE83F8273B5BEBB18E13FCE7EDA3FD7BE5C3F1009F6BFB944983FC92FCD3FF67BC33D7E0D9BBF126FA3BFA2D7B03F2355D3BFF4423D3ED3D897BF2B7D4BBF974DF43F63BC64BF14EA3B3FB5E6883FA4D958BF26F6B4BFA2588B3F9BF93DBE173659BF2CA693BF409DF73F7BD1153F7DF0BC3D2B88C5BFDF2BD33FED392BBF03DC943F4D88CF3F639B96BF9EB5F43F4ED4C93F2A6D873E9DB2653FCCF263BFBB12653FC5098DBE90B232BFC398493FAD5AEFBE5A6C513FB8FBB33F55AE6ABFB94596BF00F237BF50299CBEEEE7693F4C0880BE4A1C463F31A3FD3FAB5688BF7050843F6728BEBD2F98A7BEB232D03E9E80C3BFB3103DBF4E7967BF5F29E23EFECD8CBF64BCE7BF4530EBBF94908C3F863B3C3FD3F9B23F2F70353F5E3FE5BF6EF54D3FE67C403E1B70EC3F52598ABF5329D8BF9F70AA3F9D559EBE1205F6BD132A5E3F8B59A2BF9E9948BE6FCA9A3F33AFC03E6D6CCE3F2D13BB3F9DF067BFD26D973F5A690B3F9300C2BFB10C72BFE2EE813F1E20B13FB893B0BFD8FD503F364932BF820AA2BF5F88CDBF4D73CDBF90B517BEE88CC4BF7617D93E4271A63F6DB29EBE5616F53E3132AC3FAAEDA53FFAF03EBF9A9F863E8647CCBDD0A1C2BFD0B799BF34D1D4BF82358EBF0170EA3F0B59D03F2A90A53F9F66B13FA6C3D63FA3A99FBF86ECA43E4FDAFCBE3E6C9DBF0CF3B9BF88A8BC3FC2A60D3FD531553FFE34C83F156E9FBF5F68FC3FD3970EBDB5B91FBF73F3DF3F702275BF2EFDB73F0401ADBF84D0CD3E3F87F63EA0852BBF9067E33EF658E13F4EA201BF7AF1C2BFF6D02CBEDD93CBBFEC00223F3B53753F4CDFEDBFC163A93F92053E3FBA6D5DBE5F09FDBFD683A4BF564137BE8B09A03FD4A3E8BF04C1493F5E2DF7BF5980023E2CCD5CBFE3128F3F9EDFB0BF8937B33F54EC833F1F9BF33FCBA73F3E761C8FBFE59F783FC8B7123E32E1F4BF5D63A3BF084785BFFAE3433F3F4EC93FF686AABF919547BEA44A063FF014AE3FC2ACC03FE66701BE3EA1A7BF39E69BBF348E103F9EE86B3C779EE0BF0CA9E73FB8E7233FFBC29F3FB9EB00BF0BD397BDB6061EBF2EAE9DBF7B61D53FC6F0BC3FC30B803E445522BF3D3155BF62F1BCBFD9964F3F041FE9BFF662D73E3EE6803FB72FFDBFCD60003F7D41043F7E50D3BF24DC653F35CD94BF046060BE3DF96EBF2CEDC8BF7726933FB6A7313FBC00973FCA2A4BBE413A65BFCD18423FF77211BF9E6C3F3FB8C4BABFB0041ABFBA9AAF3F9AE173BFC08E97BF9238E8BE1ECAD4BE1987BEBF849D1BBE74B97CBF157EFB3FF2E66FBEAC3578BF9DFDE5BF3B5B9E3F25555DBEA56088BF8D1C8ABF7E6B603F4921863ECB0293BE6F3ABFBFDBFCCEBF10AC08BF0996CBBFAF4EFCBFB119963FF875A9BFDC97903F"> : tensor<7x37xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<7x37xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<7x37xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<7x37xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<7x37xf32>) -> (tensor<7x37xf32>)
%e0 = stablehlo.constant dense<"0x3492D4BFB62B8FBFDC2307BFC5E5DC3FE137C0BF169CA33F71D8BFBF86934CBFC0560F3F085DA13E499AD53FF95F01BF9FC5CD3FB22BC73F9F18363F16AE04C09DF1843FADDCB93F946B63BD9A60AEBF2EC2B6BF86849D3F3FA8E6BF50A80A3DEF2BABBF632372BF7BFAE03F4EB185BFDC43153F32276B3FDC7F7FBF4249C8BF0C0B703F3E49ACBE4FDC7FBF48F9A6BF244AE43FD4CC243FA3651A3E7E0ABEBF8CA9DA3F943E1CBFB0599C3FFA05D73FB61D8FBF4B33FC3FFB51D13FDC63A53EF6AD743F73F754BF140E743F26265EBE37B723BF1C94583FFB63D1BEB367603F6579BB3FFCB25BBF0CC88EBFA7F628BF3C657CBE47E3783F342344BEA317553F6F900240FED880BF1DCE8B3F3C9B0CBD7DA189BE6429EE3EF102BCBF5A152EBFF57D58BF0910003F97E29ABFFDD0F5BFDE44F9BFF5F77C3F5312203F3AE5A43FFC46193FF753F3BF3BCC313F35B09F3D825BDE3FEB6D98BFEC3DE6BF065C9C3F03A8D6BE54A76BBEE000423F246EB0BF359F9CBED6B58C3FCD5C883ED457C03F94FEAC3FE80C82BF3959893F4E80DE3E2C15D0BFF21A87BF91B4673F850BA33F51A8BEBFA5D4343F69724EBF1B1FB0BFF89CDBBFE687DBBF2E2D84BE9934D8BFB2788A3E91C9923F3051EDBE9277A63E808A983FF945923F5C4066BF5A03E03DA5B081BE8149D6BF815FADBFE578E8BF33DDA1BF50C8D63F5AB1BC3F79E8913FEEBE9D3FF51BC33F5451B3BF859B2C3E89BC25BFEF13B1BFBD9ACDBFD700A93FC0AECC3E73E22D3F4D8DB43FC615B3BFAEC0E83F7CE340BE170947BFC24BCC3FE9388EBF7D55A43FB5A8C0BF81637E3E2F97073F10321FBFB00EFC3EBE82E73F7C9DEABEB2C7BCBF6C05F7BD156AC5BF7C542E3F65D3803F84B5E7BF898DAF3F22594A3F7A1F2CBE97DFF6BF0E5A9EBF16F305BE5333A63F0C7AE2BF9414563F9603F1BF99CE333E9C7950BFAB3C953FD6B5AABF5161B93F1C168A3FE7C4F93F0BF6703EAEF288BFBA79823F0806443E6AB7EEBF95399DBF803A7EBF8A37503F0778CF3F7594BBBFC400A8BE4C5FC83E71079D3F439FAF3FEFE984BEBDAEB8BFB8F3ACBF6CE6DC3EDC5AF3BDF6ABF1BF8D9BD63FBACC013F7CB58E3FB70623BF7E5554BEB42140BFADBBAEBFFC53C43F47E3AB3F1C57EF3D427044BF3B4C77BFE1FECDBFDB7B2D3F832CFABFFA2C933E7EB15F3F9B1E07C09E8BBC3EFE4CC43EFD5DE4BF26C1433FB4DAA5BFFE65B4BE1E8A88BFABFAD9BF83DDA13FCE154F3FC8B7A53FD5E4AABD29CC47BFE5865F3FBE09E8BEB6DA5C3FAC0DACBF302DF9BEC651BE3F827356BFB4D788BF625CADBEEEED99BE0DD0AFBF929417BD5C4B5FBF901A0540255DF4BD94C75ABF9146D7BF4712AD3F8B39CFBD325373BF02CB76BF96D97D3F79FDC03E364D30BE6383B0BFCF45C0BFF07BD6BEFDDEBCBFA397EDBFBDD0A43FECBE9ABFE84E9F3F"> : tensor<7x37xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<7x37xf32>, tensor<7x37xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<7x37xf32>) -> (tensor<7x37xf32>) {
%c = stablehlo.constant dense<7> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1) : tensor<i64>, tensor<i64>, tensor<7x37xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_3 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_3 : tensor<i64>
%3 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<i32>
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%4 = stablehlo.compare LT, %3, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_5 = stablehlo.constant dense<7> : tensor<i32>
%5 = stablehlo.add %3, %c_5 : tensor<i32>
%6 = stablehlo.select %4, %5, %3 : tensor<i1>, tensor<i32>
%c_6 = stablehlo.constant dense<0> : tensor<i32>
%c_7 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.compare LT, %c_6, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_8 = stablehlo.constant dense<0> : tensor<i32>
%c_9 = stablehlo.constant dense<37> : tensor<i32>
%8 = stablehlo.add %c_8, %c_9 : tensor<i32>
%c_10 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.select %7, %8, %c_10 : tensor<i1>, tensor<i32>
%10 = stablehlo.dynamic_slice %iterArg_2, %6, %9, sizes = [1, 37] : (tensor<7x37xf32>, tensor<i32>, tensor<i32>) -> tensor<1x37xf32>
%11 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<i32>
%c_11 = stablehlo.constant dense<0> : tensor<i32>
%12 = stablehlo.compare LT, %11, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_12 = stablehlo.constant dense<7> : tensor<i32>
%13 = stablehlo.add %11, %c_12 : tensor<i32>
%14 = stablehlo.select %12, %13, %11 : tensor<i1>, tensor<i32>
%c_13 = stablehlo.constant dense<0> : tensor<i32>
%c_14 = stablehlo.constant dense<0> : tensor<i32>
%15 = stablehlo.compare LT, %c_13, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_15 = stablehlo.constant dense<0> : tensor<i32>
%c_16 = stablehlo.constant dense<37> : tensor<i32>
%16 = stablehlo.add %c_15, %c_16 : tensor<i32>
%c_17 = stablehlo.constant dense<0> : tensor<i32>
%17 = stablehlo.select %15, %16, %c_17 : tensor<i1>, tensor<i32>
%18 = stablehlo.dynamic_slice %iterArg_2, %14, %17, sizes = [1, 1] : (tensor<7x37xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
%cst = stablehlo.constant dense<1.000000e-01> : tensor<f32>
%19 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
%20 = stablehlo.multiply %18, %19 : tensor<1x1xf32>
%21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x37xf32>
%22 = stablehlo.add %10, %21 : tensor<1x37xf32>
%23 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<i32>
%c_18 = stablehlo.constant dense<0> : tensor<i32>
%24 = stablehlo.compare LT, %23, %c_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_19 = stablehlo.constant dense<7> : tensor<i32>
%25 = stablehlo.add %23, %c_19 : tensor<i32>
%26 = stablehlo.select %24, %25, %23 : tensor<i1>, tensor<i32>
%c_20 = stablehlo.constant dense<0> : tensor<i32>
%c_21 = stablehlo.constant dense<0> : tensor<i32>
%27 = stablehlo.compare LT, %c_20, %c_21, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_22 = stablehlo.constant dense<0> : tensor<i32>
%c_23 = stablehlo.constant dense<37> : tensor<i32>
%28 = stablehlo.add %c_22, %c_23 : tensor<i32>
%c_24 = stablehlo.constant dense<0> : tensor<i32>
%29 = stablehlo.select %27, %28, %c_24 : tensor<i1>, tensor<i32>
%30 = stablehlo.dynamic_update_slice %iterArg_2, %22, %26, %29 : (tensor<7x37xf32>, tensor<1x37xf32>, tensor<i32>, tensor<i32>) -> tensor<7x37xf32>
stablehlo.return %2, %iterArg_1, %30 : tensor<i64>, tensor<i64>, tensor<7x37xf32>
}
return %1#2 : tensor<7x37xf32>
}
}
// -----
// in_place_row_found_in_row
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0x183FC1BF35B177BF47FBC0BEE138F03FC5E4ACBF32EFB63F5585ACBF4EED25BFF8FC353F78A9EE3E65EDE83F8273B5BEBB18E13FCE7EDA3FD7BE5C3F1009F6BFB944983FC92FCD3FF67BC33D7E0D9BBF126FA3BFA2D7B03F2355D3BFF4423D3ED3D897BF2B7D4BBF974DF43F63BC64BF14EA3B3FB5E6883FA4D958BF26F6B4BFA2588B3F9BF93DBE173659BF2CA693BF409DF73F7BD1153F7DF0BC3D2B88C5BFDF2BD33FED392BBF03DC943F4D88CF3F639B96BF9EB5F43F4ED4C93F2A6D873E9DB2653FCCF263BFBB12653FC5098DBE90B232BFC398493FAD5AEFBE5A6C513FB8FBB33F55AE6ABFB94596BF00F237BF50299CBEEEE7693F4C0880BE4A1C463F31A3FD3FAB5688BF7050843F6728BEBD2F98A7BEB232D03E9E80C3BFB3103DBF4E7967BF5F29E23EFECD8CBF64BCE7BF4530EBBF94908C3F863B3C3FD3F9B23F2F70353F5E3FE5BF6EF54D3FE67C403E1B70EC3F52598ABF5329D8BF9F70AA3F9D559EBE1205F6BD132A5E3F8B59A2BF9E9948BE6FCA9A3F33AFC03E6D6CCE3F2D13BB3F9DF067BFD26D973F5A690B3F9300C2BFB10C72BFE2EE813F1E20B13FB893B0BFD8FD503F364932BF820AA2BF5F88CDBF4D73CDBF90B517BEE88CC4BF7617D93E4271A63F6DB29EBE5616F53E3132AC3FAAEDA53FFAF03EBF9A9F863E8647CCBDD0A1C2BFD0B799BF34D1D4BF82358EBF0170EA3F0B59D03F2A90A53F9F66B13FA6C3D63FA3A99FBF86ECA43E4FDAFCBE3E6C9DBF0CF3B9BF88A8BC3FC2A60D3FD531553FFE34C83F156E9FBF5F68FC3FD3970EBDB5B91FBF73F3DF3F702275BF2EFDB73F0401ADBF84D0CD3E3F87F63EA0852BBF9067E33EF658E13F4EA201BF7AF1C2BFF6D02CBEDD93CBBFEC00223F3B53753F4CDFEDBFC163A93F92053E3FBA6D5DBE5F09FDBFD683A4BF564137BE8B09A03FD4A3E8BF04C1493F5E2DF7BF5980023E2CCD5CBFE3128F3F9EDFB0BF8937B33F54EC833F1F9BF33FCBA73F3E761C8FBFE59F783FC8B7123E32E1F4BF5D63A3BF084785BFFAE3433F3F4EC93FF686AABF919547BEA44A063FF014AE3FC2ACC03FE66701BE3EA1A7BF39E69BBF348E103F9EE86B3C779EE0BF0CA9E73FB8E7233FFBC29F3FB9EB00BF0BD397BDB6061EBF2EAE9DBF7B61D53FC6F0BC3FC30B803E445522BF3D3155BF62F1BCBFD9964F3F041FE9BFF662D73E3EE6803FB72FFDBFCD60003F7D41043F7E50D3BF24DC653F35CD94BF046060BE3DF96EBF2CEDC8BF7726933FB6A7313FBC00973FCA2A4BBE413A65BFCD18423FF77211BF9E6C3F3FB8C4BABFB0041ABFBA9AAF3F9AE173BFC08E97BF9238E8BE1ECAD4BE1987BEBF849D1BBE74B97CBF157EFB3FF2E66FBEAC3578BF9DFDE5BF3B5B9E3F25555DBEA56088BF8D1C8ABF7E6B603F4921863ECB0293BE6F3ABFBFDBFCCEBF10AC08BF0996CBBFAF4EFCBFB119963FF875A9BFDC97903F"> : tensor<7x37xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<7x37xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<7x37xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<7x37xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<7x37xf32>) -> (tensor<7x37xf32>)
%e0 = stablehlo.constant dense<"0xE88C44BF7617593E4271263F6DB21EBE5616753E31322C3FAAED253FFAF0BEBE9A9F063E86474CBDD0A142BFD0B719BF34D154BF82350EBF01706A3F0B59503F2A90253F9F66313FA6C3563FA3A91FBF86EC243E4FDA7CBE3E6C1DBF0CF339BF88A83C3FC2A68D3ED531D53EFE34483F156E1FBF5F687C3FD3978EBCB5B99FBE73F35F3F7022F5BE2EFD373F04012DBF84D04D3EE88C44BF7617593E4271263F6DB21EBE5616753E31322C3FAAED253FFAF0BEBE9A9F063E86474CBDD0A142BFD0B719BF34D154BF82350EBF01706A3F0B59503F2A90253F9F66313FA6C3563FA3A91FBF86EC243E4FDA7CBE3E6C1DBF0CF339BF88A83C3FC2A68D3ED531D53EFE34483F156E1FBF5F687C3FD3978EBCB5B99FBE73F35F3F7022F5BE2EFD373F04012DBF84D04D3EFECD0CBF64BC67BF45306BBF94900C3F863BBC3ED3F9323F2F70B53E5E3F65BF6EF5CD3EE67CC03D1B706C3F52590ABF532958BF9F702A3F9D551EBE120576BD132ADE3E8B5922BF9E99C8BD6FCA1A3F33AF403E6D6C4E3F2D133B3F9DF0E7BED26D173F5A698B3E930042BFB10CF2BEE2EE013F1E20313FB89330BFD8FDD03E3649B2BE820A22BF5F884DBF4D734DBF90B597BDE88CC4BE7617D93D4271A63E6DB29EBD5616F53D3132AC3EAAEDA53EFAF03EBE9A9F863D8647CCBCD0A1C2BED0B799BE34D1D4BE82358EBE0170EA3E0B59D03E2A90A53E9F66B13EA6C3D63EA3A99FBE86ECA43D4FDAFCBD3E6C9DBE0CF3B9BE88A8BC3EC2A60D3ED531553EFE34C83E156E9FBE5F68FC3ED3970EBCB5B91FBE73F3DF3E702275BE2EFDB73E0401ADBE84D0CD3DE88C44BE7617593D4271263E6DB21EBD5616753D31322C3EAAED253EFAF0BEBD9A9F063D86474CBCD0A142BED0B719BE34D154BE82350EBE01706A3E0B59503E2A90253E9F66313EA6C3563EA3A91FBE86EC243D4FDA7CBD3E6C1DBE0CF339BE88A83C3EC2A68D3DD531D53DFE34483E156E1FBE5F687C3ED3978EBBB5B99FBD73F35F3E7022F5BD2EFD373E04012DBE84D04D3DFECD8CBE64BCE7BE4530EBBE94908C3E863B3C3ED3F9B23E2F70353E5E3FE5BE6EF54D3EE67C403D1B70EC3E52598ABE5329D8BE9F70AA3E9D559EBD1205F6BC132A5E3E8B59A2BE9E9948BD6FCA9A3E33AFC03D6D6CCE3E2D13BB3E9DF067BED26D973E5A690B3E9300C2BEB10C72BEE2EE813E1E20B13EB893B0BED8FD503E364932BE820AA2BE5F88CDBE4D73CDBE90B517BDE88CC4BE7617D93D4271A63E6DB29EBD5616F53D3132AC3EAAEDA53EFAF03EBE9A9F863D8647CCBCD0A1C2BED0B799BE34D1D4BE82358EBE0170EA3E0B59D03E2A90A53E9F66B13EA6C3D63EA3A99FBE86ECA43D4FDAFCBD3E6C9DBE0CF3B9BE88A8BC3EC2A60D3ED531553EFE34C83E156E9FBE5F68FC3ED3970EBCB5B91FBE73F3DF3E702275BE2EFDB73E0401ADBE84D0CD3D"> : tensor<7x37xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<7x37xf32>, tensor<7x37xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<7x37xf32>) -> (tensor<7x37xf32>) {
%c = stablehlo.constant dense<7> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1) : tensor<i64>, tensor<i64>, tensor<7x37xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_3 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_3 : tensor<i64>
%3 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<i32>
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%4 = stablehlo.compare LT, %3, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_5 = stablehlo.constant dense<7> : tensor<i32>
%5 = stablehlo.add %3, %c_5 : tensor<i32>
%6 = stablehlo.select %4, %5, %3 : tensor<i1>, tensor<i32>
%c_6 = stablehlo.constant dense<3> : tensor<i32>
%c_7 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.compare LT, %c_6, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_8 = stablehlo.constant dense<3> : tensor<i32>
%c_9 = stablehlo.constant dense<37> : tensor<i32>
%8 = stablehlo.add %c_8, %c_9 : tensor<i32>
%c_10 = stablehlo.constant dense<3> : tensor<i32>
%9 = stablehlo.select %7, %8, %c_10 : tensor<i1>, tensor<i32>
%10 = stablehlo.dynamic_slice %iterArg_2, %6, %9, sizes = [1, 1] : (tensor<7x37xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
%11 = stablehlo.reshape %10 : (tensor<1x1xf32>) -> tensor<f32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%12 = stablehlo.multiply %11, %cst : tensor<f32>
%13 = stablehlo.abs %12 : tensor<f32>
%14 = stablehlo.convert %13 : (tensor<f32>) -> tensor<i32>
%c_11 = stablehlo.constant dense<0> : tensor<i32>
%15 = stablehlo.compare LT, %14, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_12 = stablehlo.constant dense<7> : tensor<i32>
%16 = stablehlo.add %14, %c_12 : tensor<i32>
%17 = stablehlo.select %15, %16, %14 : tensor<i1>, tensor<i32>
%c_13 = stablehlo.constant dense<0> : tensor<i32>
%c_14 = stablehlo.constant dense<0> : tensor<i32>
%18 = stablehlo.compare LT, %c_13, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_15 = stablehlo.constant dense<0> : tensor<i32>
%c_16 = stablehlo.constant dense<37> : tensor<i32>
%19 = stablehlo.add %c_15, %c_16 : tensor<i32>
%c_17 = stablehlo.constant dense<0> : tensor<i32>
%20 = stablehlo.select %18, %19, %c_17 : tensor<i1>, tensor<i32>
%21 = stablehlo.dynamic_slice %iterArg_2, %17, %20, sizes = [1, 37] : (tensor<7x37xf32>, tensor<i32>, tensor<i32>) -> tensor<1x37xf32>
%cst_18 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
%22 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<1x37xf32>
%23 = stablehlo.multiply %21, %22 : tensor<1x37xf32>
%24 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<i32>
%c_19 = stablehlo.constant dense<0> : tensor<i32>
%25 = stablehlo.compare LT, %24, %c_19, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_20 = stablehlo.constant dense<7> : tensor<i32>
%26 = stablehlo.add %24, %c_20 : tensor<i32>
%27 = stablehlo.select %25, %26, %24 : tensor<i1>, tensor<i32>
%c_21 = stablehlo.constant dense<0> : tensor<i32>
%c_22 = stablehlo.constant dense<0> : tensor<i32>
%28 = stablehlo.compare LT, %c_21, %c_22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_23 = stablehlo.constant dense<0> : tensor<i32>
%c_24 = stablehlo.constant dense<37> : tensor<i32>
%29 = stablehlo.add %c_23, %c_24 : tensor<i32>
%c_25 = stablehlo.constant dense<0> : tensor<i32>
%30 = stablehlo.select %28, %29, %c_25 : tensor<i1>, tensor<i32>
%31 = stablehlo.dynamic_update_slice %iterArg_2, %23, %27, %30 : (tensor<7x37xf32>, tensor<1x37xf32>, tensor<i32>, tensor<i32>) -> tensor<7x37xf32>
stablehlo.return %2, %iterArg_1, %31 : tensor<i64>, tensor<i64>, tensor<7x37xf32>
}
return %1#2 : tensor<7x37xf32>
}
}
// -----
// in_place_place_found_in_array
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0x183FC1BF35B177BF47FBC0BEE138F03FC5E4ACBF32EFB63F5585ACBF4EED25BFF8FC353F78A9EE3E65EDE83F8273B5BEBB18E13FCE7EDA3FD7BE5C3F1009F6BFB944983FC92FCD3FF67BC33D7E0D9BBF126FA3BFA2D7B03F2355D3BFF4423D3ED3D897BF2B7D4BBF974DF43F63BC64BF14EA3B3FB5E6883FA4D958BF26F6B4BFA2588B3F9BF93DBE173659BF2CA693BF409DF73F7BD1153F7DF0BC3D2B88C5BFDF2BD33FED392BBF03DC943F4D88CF3F639B96BF9EB5F43F4ED4C93F2A6D873E9DB2653FCCF263BFBB12653FC5098DBE90B232BFC398493FAD5AEFBE5A6C513FB8FBB33F55AE6ABFB94596BF00F237BF50299CBEEEE7693F4C0880BE4A1C463F31A3FD3FAB5688BF7050843F6728BEBD2F98A7BEB232D03E9E80C3BFB3103DBF4E7967BF5F29E23EFECD8CBF64BCE7BF4530EBBF94908C3F863B3C3FD3F9B23F2F70353F5E3FE5BF6EF54D3FE67C403E1B70EC3F52598ABF5329D8BF9F70AA3F9D559EBE1205F6BD132A5E3F8B59A2BF9E9948BE6FCA9A3F33AFC03E6D6CCE3F2D13BB3F9DF067BFD26D973F5A690B3F9300C2BFB10C72BFE2EE813F1E20B13FB893B0BFD8FD503F364932BF820AA2BF5F88CDBF4D73CDBF90B517BEE88CC4BF7617D93E4271A63F6DB29EBE5616F53E3132AC3FAAEDA53FFAF03EBF9A9F863E8647CCBDD0A1C2BFD0B799BF34D1D4BF82358EBF0170EA3F0B59D03F2A90A53F9F66B13FA6C3D63FA3A99FBF86ECA43E4FDAFCBE3E6C9DBF0CF3B9BF88A8BC3FC2A60D3FD531553FFE34C83F156E9FBF5F68FC3FD3970EBDB5B91FBF73F3DF3F702275BF2EFDB73F0401ADBF84D0CD3E3F87F63EA0852BBF9067E33EF658E13F4EA201BF7AF1C2BFF6D02CBEDD93CBBFEC00223F3B53753F4CDFEDBFC163A93F92053E3FBA6D5DBE5F09FDBFD683A4BF564137BE8B09A03FD4A3E8BF04C1493F5E2DF7BF5980023E2CCD5CBFE3128F3F9EDFB0BF8937B33F54EC833F1F9BF33FCBA73F3E761C8FBFE59F783FC8B7123E32E1F4BF5D63A3BF084785BFFAE3433F3F4EC93FF686AABF919547BEA44A063FF014AE3FC2ACC03FE66701BE3EA1A7BF39E69BBF348E103F9EE86B3C779EE0BF0CA9E73FB8E7233FFBC29F3FB9EB00BF0BD397BDB6061EBF2EAE9DBF7B61D53FC6F0BC3FC30B803E445522BF3D3155BF62F1BCBFD9964F3F041FE9BFF662D73E3EE6803FB72FFDBFCD60003F7D41043F7E50D3BF24DC653F35CD94BF046060BE3DF96EBF2CEDC8BF7726933FB6A7313FBC00973FCA2A4BBE413A65BFCD18423FF77211BF9E6C3F3FB8C4BABFB0041ABFBA9AAF3F9AE173BFC08E97BF9238E8BE1ECAD4BE1987BEBF849D1BBE74B97CBF157EFB3FF2E66FBEAC3578BF9DFDE5BF3B5B9E3F25555DBEA56088BF8D1C8ABF7E6B603F4921863ECB0293BE6F3ABFBFDBFCCEBF10AC08BF0996CBBFAF4EFCBFB119963FF875A9BFDC97903F"> : tensor<7x37xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<7x37xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<7x37xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<7x37xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<7x37xf32>) -> (tensor<7x37xf32>)
%e0 = stablehlo.constant dense<"0x183FC1BF35B177BF47FBC0BEE138F03FC5E4ACBF32EFB63F5585ACBF4EED25BFF8FC353F78A9EE3E65EDE83F8273B5BEBB18E13FCE7EDA3FD7BE5C3F1009F6BFB944983FC92FCD3FF67BC33D7E0D9BBF126FA3BFA2D7B03F2355D3BFF4423D3ED3D897BF2B7D4BBF974DF43F63BC64BF14EA3B3FB5E6883FA4D958BF26F6B4BFA2588B3F9BF93DBE173659BF2CA693BF409DF73F7BD1153F7DF0BC3D2B88C5BFDF2BD33FED392BBF03DC943F4D88CF3F639B96BF9EB5F43F4ED4C93F2A6D873E9DB2653FCCF263BFBB12653FC5098DBE90B232BFC398493FAD5AEFBE5A6C513FB8FBB33F55AE6ABFB94596BF00F237BF50299CBEEEE7693F4C0880BE4A1C463F31A3FD3FAB5688BF7050843F6728BEBD2F98A7BEB232D03E9E80C3BFB3103DBF4E7967BF5F29E23EFECD8CBF64BCE7BF4530EBBF94908C3F863B3C3FD3F9B23F2F70353F5E3FE5BF6EF54D3FE67C403E1B70EC3F52598ABF5329D8BF9F70AA3F9D559EBE1205F6BD132A5E3F8B59A2BF9E9948BE6FCA9A3F33AFC03E6D6CCE3F2D13BB3F9DF067BFD26D973F5A690B3F9300C2BFB10C72BFE2EE813F1E20B13FB893B0BFD8FD503F364932BF820AA2BF5F88CDBF4D73CDBF90B517BE3C93C93FEE69AC3F5E80CB3FA79A663FE0620D3F3386B03F8446373F28DBAF3F90768A3EA8FD323F5DCDD73F330F063F80E2D03EDCF1453F78CD4A3FCEF1823E508C6C3F46A3013F0ABFFD3F2203623F2AE5033F1813D03D9E2DCF3F5B55643FB63EEF3EE6C6EB3EE01AB83F29C4903F4D3F5B3F228B813E940C443EF8A93B3FDCA7513E40546C3CD80CCB3F1014AD3EEE4BC83F3F87F63EA0852BBF9067E33EF658E13F4EA201BF7AF1C2BFF6D02CBEDD93CBBFEC00223F3B53753F4CDFEDBFC163A93F92053E3FBA6D5DBE5F09FDBFD683A4BF564137BE8B09A03FD4A3E8BF04C1493F5E2DF7BF5980023E2CCD5CBFE3128F3F9EDFB0BF8937B33F54EC833F1F9BF33FCBA73F3E761C8FBFE59F783FC8B7123E32E1F4BF5D63A3BF084785BFFAE3433F3F4EC93FF686AABF919547BEA44A063FF014AE3FC2ACC03FE66701BE3EA1A7BF39E69BBF348E103F9EE86B3C779EE0BF0CA9E73FB8E7233FFBC29F3FB9EB00BF0BD397BDB6061EBF2EAE9DBF7B61D53FC6F0BC3FC30B803E445522BF3D3155BF62F1BCBFD9964F3F041FE9BFF662D73E3EE6803FB72FFDBFCD60003F7D41043F7E50D3BF24DC653F35CD94BF046060BE3DF96EBF2CEDC8BF7726933FB6A7313FBC00973FCA2A4BBE413A65BFCD18423FF77211BF9E6C3F3FB8C4BABFB0041ABFBA9AAF3F9AE173BFC08E97BF9238E8BE1ECAD4BE1987BEBF849D1BBE74B97CBF157EFB3FF2E66FBEAC3578BF9DFDE5BF3B5B9E3F25555DBEA56088BF8D1C8ABF7E6B603F4921863ECB0293BE6F3ABFBFDBFCCEBF10AC08BF0996CBBFAF4EFCBFB119963FF875A9BFDC97903F"> : tensor<7x37xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<7x37xf32>, tensor<7x37xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<7x37xf32>) -> (tensor<7x37xf32>) {
%c = stablehlo.constant dense<7> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1) : tensor<i64>, tensor<i64>, tensor<7x37xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_3 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_3 : tensor<i64>
%3 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<i32>
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%4 = stablehlo.compare LT, %3, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_5 = stablehlo.constant dense<7> : tensor<i32>
%5 = stablehlo.add %3, %c_5 : tensor<i32>
%6 = stablehlo.select %4, %5, %3 : tensor<i1>, tensor<i32>
%c_6 = stablehlo.constant dense<0> : tensor<i32>
%c_7 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.compare LT, %c_6, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_8 = stablehlo.constant dense<0> : tensor<i32>
%c_9 = stablehlo.constant dense<37> : tensor<i32>
%8 = stablehlo.add %c_8, %c_9 : tensor<i32>
%c_10 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.select %7, %8, %c_10 : tensor<i1>, tensor<i32>
%10 = stablehlo.dynamic_slice %iterArg_2, %6, %9, sizes = [1, 37] : (tensor<7x37xf32>, tensor<i32>, tensor<i32>) -> tensor<1x37xf32>
%cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
%11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x37xf32>
%12 = stablehlo.multiply %10, %11 : tensor<1x37xf32>
%cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%13 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<1x37xf32>
%14 = stablehlo.add %12, %13 : tensor<1x37xf32>
%15 = stablehlo.slice %iterArg_2 [2:3, 1:2] : (tensor<7x37xf32>) -> tensor<1x1xf32>
%16 = stablehlo.reshape %15 : (tensor<1x1xf32>) -> tensor<f32>
%cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%17 = stablehlo.multiply %16, %cst_12 : tensor<f32>
%18 = stablehlo.abs %17 : tensor<f32>
%19 = stablehlo.convert %18 : (tensor<f32>) -> tensor<i32>
%c_13 = stablehlo.constant dense<0> : tensor<i32>
%20 = stablehlo.compare LT, %19, %c_13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_14 = stablehlo.constant dense<7> : tensor<i32>
%21 = stablehlo.add %19, %c_14 : tensor<i32>
%22 = stablehlo.select %20, %21, %19 : tensor<i1>, tensor<i32>
%c_15 = stablehlo.constant dense<0> : tensor<i32>
%c_16 = stablehlo.constant dense<0> : tensor<i32>
%23 = stablehlo.compare LT, %c_15, %c_16, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_17 = stablehlo.constant dense<0> : tensor<i32>
%c_18 = stablehlo.constant dense<37> : tensor<i32>
%24 = stablehlo.add %c_17, %c_18 : tensor<i32>
%c_19 = stablehlo.constant dense<0> : tensor<i32>
%25 = stablehlo.select %23, %24, %c_19 : tensor<i1>, tensor<i32>
%26 = stablehlo.dynamic_update_slice %iterArg_2, %14, %22, %25 : (tensor<7x37xf32>, tensor<1x37xf32>, tensor<i32>, tensor<i32>) -> tensor<7x37xf32>
stablehlo.return %2, %iterArg_1, %26 : tensor<i64>, tensor<i64>, tensor<7x37xf32>
}
return %1#2 : tensor<7x37xf32>
}
}
// -----
// in_place_column
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0x183FC1BF35B177BF47FBC0BEE138F03FC5E4ACBF32EFB63F5585ACBF4EED25BFF8FC353F78A9EE3E65EDE83F8273B5BEBB18E13FCE7EDA3FD7BE5C3F1009F6BFB944983FC92FCD3FF67BC33D7E0D9BBF126FA3BFA2D7B03F2355D3BFF4423D3ED3D897BF2B7D4BBF974DF43F63BC64BF14EA3B3FB5E6883FA4D958BF26F6B4BFA2588B3F9BF93DBE173659BF2CA693BF409DF73F7BD1153F7DF0BC3D2B88C5BFDF2BD33FED392BBF03DC943F4D88CF3F639B96BF9EB5F43F4ED4C93F2A6D873E9DB2653FCCF263BFBB12653FC5098DBE90B232BFC398493FAD5AEFBE5A6C513FB8FBB33F55AE6ABFB94596BF00F237BF50299CBEEEE7693F4C0880BE4A1C463F31A3FD3FAB5688BF7050843F6728BEBD2F98A7BEB232D03E9E80C3BFB3103DBF4E7967BF5F29E23EFECD8CBF64BCE7BF4530EBBF94908C3F863B3C3FD3F9B23F2F70353F5E3FE5BF6EF54D3FE67C403E1B70EC3F52598ABF5329D8BF9F70AA3F9D559EBE1205F6BD132A5E3F8B59A2BF9E9948BE6FCA9A3F33AFC03E6D6CCE3F2D13BB3F9DF067BFD26D973F5A690B3F9300C2BFB10C72BFE2EE813F1E20B13FB893B0BFD8FD503F364932BF820AA2BF5F88CDBF4D73CDBF90B517BEE88CC4BF7617D93E4271A63F6DB29EBE5616F53E3132AC3FAAEDA53FFAF03EBF9A9F863E8647CCBDD0A1C2BFD0B799BF34D1D4BF82358EBF0170EA3F0B59D03F2A90A53F9F66B13FA6C3D63FA3A99FBF86ECA43E4FDAFCBE3E6C9DBF0CF3B9BF88A8BC3FC2A60D3FD531553FFE34C83F156E9FBF5F68FC3FD3970EBDB5B91FBF73F3DF3F702275BF2EFDB73F0401ADBF84D0CD3E3F87F63EA0852BBF9067E33EF658E13F4EA201BF7AF1C2BFF6D02CBEDD93CBBFEC00223F3B53753F4CDFEDBFC163A93F92053E3FBA6D5DBE5F09FDBFD683A4BF564137BE8B09A03FD4A3E8BF04C1493F5E2DF7BF5980023E2CCD5CBFE3128F3F9EDFB0BF8937B33F54EC833F1F9BF33FCBA73F3E761C8FBFE59F783FC8B7123E32E1F4BF5D63A3BF084785BFFAE3433F3F4EC93FF686AABF919547BEA44A063FF014AE3FC2ACC03FE66701BE3EA1A7BF39E69BBF348E103F9EE86B3C779EE0BF0CA9E73FB8E7233FFBC29F3FB9EB00BF0BD397BDB6061EBF2EAE9DBF7B61D53FC6F0BC3FC30B803E445522BF3D3155BF62F1BCBFD9964F3F041FE9BFF662D73E3EE6803FB72FFDBFCD60003F7D41043F7E50D3BF24DC653F35CD94BF046060BE3DF96EBF2CEDC8BF7726933FB6A7313FBC00973FCA2A4BBE413A65BFCD18423FF77211BF9E6C3F3FB8C4BABFB0041ABFBA9AAF3F9AE173BFC08E97BF9238E8BE1ECAD4BE1987BEBF849D1BBE74B97CBF157EFB3FF2E66FBEAC3578BF9DFDE5BF3B5B9E3F25555DBEA56088BF8D1C8ABF7E6B603F4921863ECB0293BE6F3ABFBFDBFCCEBF10AC08BF0996CBBFAF4EFCBFB119963FF875A9BFDC97903F"> : tensor<7x37xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<7x37xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<7x37xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<7x37xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<7x37xf32>) -> (tensor<7x37xf32>)
%e0 = stablehlo.constant dense<"0xA0037B3E9977DB3FB276F43F006F1F3DDC21B93E6A411A3F2E93133F4EED25BFF8FC353F78A9EE3E65EDE83F8273B5BEBB18E13FCE7EDA3FD7BE5C3F1009F6BFB944983FC92FCD3FF67BC33D7E0D9BBF126FA3BFA2D7B03F2355D3BFF4423D3ED3D897BF2B7D4BBF974DF43F63BC64BF14EA3B3FB5E6883FA4D958BF26F6B4BFA2588B3F9BF93DBE173659BF2CA693BF409DF73F5F74A53F026ECA3FA5ED903FB8A6263FD6A80A3FEDFD5F3F7A1D743F639B96BF9EB5F43F4ED4C93F2A6D873E9DB2653FCCF263BFBB12653FC5098DBE90B232BFC398493FAD5AEFBE5A6C513FB8FBB33F55AE6ABFB94596BF00F237BF50299CBEEEE7693F4C0880BE4A1C463F31A3FD3FAB5688BF7050843F6728BEBD2F98A7BEB232D03E9E80C3BFB3103DBF4E7967BF5F29E23E0464E63EEA7CD93F0E38F63FAF9F703FE615983F56DAA23F90D89E3E5E3FE5BF6EF54D3FE67C403E1B70EC3F52598ABF5329D8BF9F70AA3F9D559EBE1205F6BD132A5E3F8B59A2BF9E9948BE6FCA9A3F33AFC03E6D6CCE3F2D13BB3F9DF067BFD26D973F5A690B3F9300C2BFB10C72BFE2EE813F1E20B13FB893B0BFD8FD503F364932BF820AA2BF5F88CDBF4D73CDBF90B517BE60CC6D3E1819D63FC078753E862CE83F919D943FB069A33F418B7B3FFAF03EBF9A9F863E8647CCBDD0A1C2BFD0B799BF34D1D4BF82358EBF0170EA3F0B59D03F2A90A53F9F66B13FA6C3D63FA3A99FBF86ECA43E4FDAFCBE3E6C9DBF0CF3B9BF88A8BC3FC2A60D3FD531553FFE34C83F156E9FBF5F68FC3FD3970EBDB5B91FBF73F3DF3F702275BF2EFDB73F0401ADBF84D0CD3EE8D09E3F183A743EA005913D54F8B63E202A0D3DC49BD93FF927BE3FDD93CBBFEC00223F3B53753F4CDFEDBFC163A93F92053E3FBA6D5DBE5F09FDBFD683A4BF564137BE8B09A03FD4A3E8BF04C1493F5E2DF7BF5980023E2CCD5CBFE3128F3F9EDFB0BF8937B33F54EC833F1F9BF33FCBA73F3E761C8FBFE59F783FC8B7123E32E1F4BF5D63A3BF084785BFFAE3433F3F4EC93F14F2AA3E03D36F3F480CFB3DCF82763F7801903FE007B73D5F10A13F39E69BBF348E103F9EE86B3C779EE0BF0CA9E73FB8E7233FFBC29F3FB9EB00BF0BD397BDB6061EBF2EAE9DBF7B61D53FC6F0BC3FC30B803E445522BF3D3155BF62F1BCBFD9964F3F041FE9BFF662D73E3EE6803FB72FFDBFCD60003F7D41043F7E50D3BF24DC653F35CD94BF046060BE3DF96EBF2CEDC8BF3C93C93F3386B03F5DCDD73FCEF1823E2AE5033FE6C6EB3E940C443E9E6C3F3FB8C4BABFB0041ABFBA9AAF3F9AE173BFC08E97BF9238E8BE1ECAD4BE1987BEBF849D1BBE74B97CBF157EFB3FF2E66FBEAC3578BF9DFDE5BF3B5B9E3F25555DBEA56088BF8D1C8ABF7E6B603F4921863ECB0293BE6F3ABFBFDBFCCEBF10AC08BF0996CBBFAF4EFCBFB119963FF875A9BFDC97903F"> : tensor<7x37xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<7x37xf32>, tensor<7x37xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<7x37xf32>) -> (tensor<7x37xf32>) {
%c = stablehlo.constant dense<7> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1) : tensor<i64>, tensor<i64>, tensor<7x37xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_3 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_3 : tensor<i64>
%c_4 = stablehlo.constant dense<5> : tensor<i64>
%3 = stablehlo.multiply %iterArg, %c_4 : tensor<i64>
%4 = stablehlo.convert %3 : (tensor<i64>) -> tensor<i32>
%c_5 = stablehlo.constant dense<0> : tensor<i32>
%c_6 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.compare LT, %c_5, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_7 = stablehlo.constant dense<0> : tensor<i32>
%c_8 = stablehlo.constant dense<7> : tensor<i32>
%6 = stablehlo.add %c_7, %c_8 : tensor<i32>
%c_9 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.select %5, %6, %c_9 : tensor<i1>, tensor<i32>
%c_10 = stablehlo.constant dense<0> : tensor<i32>
%8 = stablehlo.compare LT, %4, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_11 = stablehlo.constant dense<37> : tensor<i32>
%9 = stablehlo.add %4, %c_11 : tensor<i32>
%10 = stablehlo.select %8, %9, %4 : tensor<i1>, tensor<i32>
%11 = stablehlo.dynamic_slice %iterArg_2, %7, %10, sizes = [7, 1] : (tensor<7x37xf32>, tensor<i32>, tensor<i32>) -> tensor<7x1xf32>
%cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
%12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
%13 = stablehlo.multiply %11, %12 : tensor<7x1xf32>
%cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%14 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
%15 = stablehlo.add %13, %14 : tensor<7x1xf32>
%16 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<i32>
%c_13 = stablehlo.constant dense<0> : tensor<i32>
%c_14 = stablehlo.constant dense<0> : tensor<i32>
%17 = stablehlo.compare LT, %c_13, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_15 = stablehlo.constant dense<0> : tensor<i32>
%c_16 = stablehlo.constant dense<7> : tensor<i32>
%18 = stablehlo.add %c_15, %c_16 : tensor<i32>
%c_17 = stablehlo.constant dense<0> : tensor<i32>
%19 = stablehlo.select %17, %18, %c_17 : tensor<i1>, tensor<i32>
%c_18 = stablehlo.constant dense<0> : tensor<i32>
%20 = stablehlo.compare LT, %16, %c_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_19 = stablehlo.constant dense<37> : tensor<i32>
%21 = stablehlo.add %16, %c_19 : tensor<i32>
%22 = stablehlo.select %20, %21, %16 : tensor<i1>, tensor<i32>
%23 = stablehlo.dynamic_update_slice %iterArg_2, %15, %19, %22 : (tensor<7x37xf32>, tensor<7x1xf32>, tensor<i32>, tensor<i32>) -> tensor<7x37xf32>
stablehlo.return %2, %iterArg_1, %23 : tensor<i64>, tensor<i64>, tensor<7x37xf32>
}
return %1#2 : tensor<7x37xf32>
}
}
// -----
// in_place_columns
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0x183FC1BF35B177BF47FBC0BEE138F03FC5E4ACBF32EFB63F5585ACBF4EED25BFF8FC353F78A9EE3E65EDE83F8273B5BEBB18E13FCE7EDA3FD7BE5C3F1009F6BFB944983FC92FCD3FF67BC33D7E0D9BBF126FA3BFA2D7B03F2355D3BFF4423D3ED3D897BF2B7D4BBF974DF43F63BC64BF14EA3B3FB5E6883FA4D958BF26F6B4BFA2588B3F9BF93DBE173659BF2CA693BF409DF73F7BD1153F7DF0BC3D2B88C5BFDF2BD33FED392BBF03DC943F4D88CF3F639B96BF9EB5F43F4ED4C93F2A6D873E9DB2653FCCF263BFBB12653FC5098DBE90B232BFC398493FAD5AEFBE5A6C513FB8FBB33F55AE6ABFB94596BF00F237BF50299CBEEEE7693F4C0880BE4A1C463F31A3FD3FAB5688BF7050843F6728BEBD2F98A7BEB232D03E9E80C3BFB3103DBF4E7967BF5F29E23EFECD8CBF64BCE7BF4530EBBF94908C3F863B3C3FD3F9B23F2F70353F5E3FE5BF6EF54D3FE67C403E1B70EC3F52598ABF5329D8BF9F70AA3F9D559EBE1205F6BD132A5E3F8B59A2BF9E9948BE6FCA9A3F33AFC03E6D6CCE3F2D13BB3F9DF067BFD26D973F5A690B3F9300C2BFB10C72BFE2EE813F1E20B13FB893B0BFD8FD503F364932BF820AA2BF5F88CDBF4D73CDBF90B517BEE88CC4BF7617D93E4271A63F6DB29EBE5616F53E3132AC3FAAEDA53FFAF03EBF9A9F863E8647CCBDD0A1C2BFD0B799BF34D1D4BF82358EBF0170EA3F0B59D03F2A90A53F9F66B13FA6C3D63FA3A99FBF86ECA43E4FDAFCBE3E6C9DBF0CF3B9BF88A8BC3FC2A60D3FD531553FFE34C83F156E9FBF5F68FC3FD3970EBDB5B91FBF73F3DF3F702275BF2EFDB73F0401ADBF84D0CD3E3F87F63EA0852BBF9067E33EF658E13F4EA201BF7AF1C2BFF6D02CBEDD93CBBFEC00223F3B53753F4CDFEDBFC163A93F92053E3FBA6D5DBE5F09FDBFD683A4BF564137BE8B09A03FD4A3E8BF04C1493F5E2DF7BF5980023E2CCD5CBFE3128F3F9EDFB0BF8937B33F54EC833F1F9BF33FCBA73F3E761C8FBFE59F783FC8B7123E32E1F4BF5D63A3BF084785BFFAE3433F3F4EC93FF686AABF919547BEA44A063FF014AE3FC2ACC03FE66701BE3EA1A7BF39E69BBF348E103F9EE86B3C779EE0BF0CA9E73FB8E7233FFBC29F3FB9EB00BF0BD397BDB6061EBF2EAE9DBF7B61D53FC6F0BC3FC30B803E445522BF3D3155BF62F1BCBFD9964F3F041FE9BFF662D73E3EE6803FB72FFDBFCD60003F7D41043F7E50D3BF24DC653F35CD94BF046060BE3DF96EBF2CEDC8BF7726933FB6A7313FBC00973FCA2A4BBE413A65BFCD18423FF77211BF9E6C3F3FB8C4BABFB0041ABFBA9AAF3F9AE173BFC08E97BF9238E8BE1ECAD4BE1987BEBF849D1BBE74B97CBF157EFB3FF2E66FBEAC3578BF9DFDE5BF3B5B9E3F25555DBEA56088BF8D1C8ABF7E6B603F4921863ECB0293BE6F3ABFBFDBFCCEBF10AC08BF0996CBBFAF4EFCBFB119963FF875A9BFDC97903F"> : tensor<7x37xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<7x37xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<7x37xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<7x37xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<7x37xf32>) -> (tensor<7x37xf32>)
%e0 = stablehlo.constant dense<"0x92D3EE3F582EB83F0D6225408BEE9BC06FE3A4C03DB9B340A2E8E6C04EED25BFF8FC353F78A9EE3E65EDE83F8273B5BEBB18E13FCE7EDA3FD7BE5C3F1009F6BFB944983FC92FCD3FF67BC33D7E0D9BBF126FA3BFA2D7B03F2355D3BFF4423D3ED3D897BF2B7D4BBF974DF43F63BC64BF14EA3B3FB5E6883FA4D958BF26F6B4BFA2588B3F9BF93DBE173659BF2CA693BF409DF73F9B8C5FBF7E03D9BF82438640D4FF58C0F66B8DBF7810B2408D438A40639B96BF9EB5F43F4ED4C93F2A6D873E9DB2653FCCF263BFBB12653FC5098DBE90B232BFC398493FAD5AEFBE5A6C513FB8FBB33F55AE6ABFB94596BF00F237BF50299CBEEEE7693F4C0880BE4A1C463F31A3FD3FAB5688BF7050843F6728BEBD2F98A7BEB232D03E9E80C3BFB3103DBF4E7967BF5F29E23E17381ABF425C1A3E836B474090FCF0BE3446DF3F7CF5AE3F538CBABF5E3FE5BF6EF54D3FE67C403E1B70EC3F52598ABF5329D8BF9F70AA3F9D559EBE1205F6BD132A5E3F8B59A2BF9E9948BE6FCA9A3F33AFC03E6D6CCE3F2D13BB3F9DF067BFD26D973F5A690B3F9300C2BFB10C72BFE2EE813F1E20B13FB893B0BFD8FD503F364932BF820AA2BF5F88CDBF4D73CDBF90B517BE9EC354BDBB43B73F8FA5BE3DF9E5C33EABC0943F6816483F09F59EBFFAF03EBF9A9F863E8647CCBDD0A1C2BFD0B799BF34D1D4BF82358EBF0170EA3F0B59D03F2A90A53F9F66B13FA6C3D63FA3A99FBF86ECA43E4FDAFCBE3E6C9DBF0CF3B9BF88A8BC3FC2A60D3FD531553FFE34C83F156E9FBF5F68FC3FD3970EBDB5B91FBF73F3DF3F702275BF2EFDB73F0401ADBF84D0CD3E1544C2BFF0D5CF3FE0847A3F13C666C0DC5456C05122B5C04BBC0CC0DD93CBBFEC00223F3B53753F4CDFEDBFC163A93F92053E3FBA6D5DBE5F09FDBFD683A4BF564137BE8B09A03FD4A3E8BF04C1493F5E2DF7BF5980023E2CCD5CBFE3128F3F9EDFB0BF8937B33F54EC833F1F9BF33FCBA73F3E761C8FBFE59F783FC8B7123E32E1F4BF5D63A3BF084785BFFAE3433F3F4EC93FA9F8CE3FA2264A3F7286253FB850B0BE19B3C83E4233ADBF14A0D5BF39E69BBF348E103F9EE86B3C779EE0BF0CA9E73FB8E7233FFBC29F3FB9EB00BF0BD397BDB6061EBF2EAE9DBF7B61D53FC6F0BC3FC30B803E445522BF3D3155BF62F1BCBFD9964F3F041FE9BFF662D73E3EE6803FB72FFDBFCD60003F7D41043F7E50D3BF24DC653F35CD94BF046060BE3DF96EBF2CEDC8BFC20B6C3F72A0A83F6B0B123D0F4E6FBFD773A1BD7DF50F3EBFD75D3E9E6C3F3FB8C4BABFB0041ABFBA9AAF3F9AE173BFC08E97BF9238E8BE1ECAD4BE1987BEBF849D1BBE74B97CBF157EFB3FF2E66FBEAC3578BF9DFDE5BF3B5B9E3F25555DBEA56088BF8D1C8ABF7E6B603F4921863ECB0293BE6F3ABFBFDBFCCEBF10AC08BF0996CBBFAF4EFCBFB119963FF875A9BFDC97903F"> : tensor<7x37xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<7x37xf32>, tensor<7x37xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<7x37xf32>) -> (tensor<7x37xf32>) {
%c = stablehlo.constant dense<7> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1) : tensor<i64>, tensor<i64>, tensor<7x37xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_3 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_3 : tensor<i64>
%c_4 = stablehlo.constant dense<1> : tensor<i64>
%3 = stablehlo.add %iterArg, %c_4 : tensor<i64>
%4 = stablehlo.convert %3 : (tensor<i64>) -> tensor<i32>
%c_5 = stablehlo.constant dense<0> : tensor<i32>
%c_6 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.compare LT, %c_5, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_7 = stablehlo.constant dense<0> : tensor<i32>
%c_8 = stablehlo.constant dense<7> : tensor<i32>
%6 = stablehlo.add %c_7, %c_8 : tensor<i32>
%c_9 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.select %5, %6, %c_9 : tensor<i1>, tensor<i32>
%c_10 = stablehlo.constant dense<0> : tensor<i32>
%8 = stablehlo.compare LT, %4, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_11 = stablehlo.constant dense<37> : tensor<i32>
%9 = stablehlo.add %4, %c_11 : tensor<i32>
%10 = stablehlo.select %8, %9, %4 : tensor<i1>, tensor<i32>
%11 = stablehlo.dynamic_slice %iterArg_2, %7, %10, sizes = [7, 1] : (tensor<7x37xf32>, tensor<i32>, tensor<i32>) -> tensor<7x1xf32>
%12 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<i32>
%c_12 = stablehlo.constant dense<0> : tensor<i32>
%c_13 = stablehlo.constant dense<0> : tensor<i32>
%13 = stablehlo.compare LT, %c_12, %c_13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_14 = stablehlo.constant dense<0> : tensor<i32>
%c_15 = stablehlo.constant dense<7> : tensor<i32>
%14 = stablehlo.add %c_14, %c_15 : tensor<i32>
%c_16 = stablehlo.constant dense<0> : tensor<i32>
%15 = stablehlo.select %13, %14, %c_16 : tensor<i1>, tensor<i32>
%c_17 = stablehlo.constant dense<0> : tensor<i32>
%16 = stablehlo.compare LT, %12, %c_17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_18 = stablehlo.constant dense<37> : tensor<i32>
%17 = stablehlo.add %12, %c_18 : tensor<i32>
%18 = stablehlo.select %16, %17, %12 : tensor<i1>, tensor<i32>
%19 = stablehlo.dynamic_slice %iterArg_2, %15, %18, sizes = [7, 1] : (tensor<7x37xf32>, tensor<i32>, tensor<i32>) -> tensor<7x1xf32>
%20 = stablehlo.slice %iterArg_2 [0:7, 3:4] : (tensor<7x37xf32>) -> tensor<7x1xf32>
%21 = stablehlo.multiply %19, %20 : tensor<7x1xf32>
%22 = stablehlo.subtract %11, %21 : tensor<7x1xf32>
%23 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<i32>
%c_19 = stablehlo.constant dense<0> : tensor<i32>
%c_20 = stablehlo.constant dense<0> : tensor<i32>
%24 = stablehlo.compare LT, %c_19, %c_20, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_21 = stablehlo.constant dense<0> : tensor<i32>
%c_22 = stablehlo.constant dense<7> : tensor<i32>
%25 = stablehlo.add %c_21, %c_22 : tensor<i32>
%c_23 = stablehlo.constant dense<0> : tensor<i32>
%26 = stablehlo.select %24, %25, %c_23 : tensor<i1>, tensor<i32>
%c_24 = stablehlo.constant dense<0> : tensor<i32>
%27 = stablehlo.compare LT, %23, %c_24, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_25 = stablehlo.constant dense<37> : tensor<i32>
%28 = stablehlo.add %23, %c_25 : tensor<i32>
%29 = stablehlo.select %27, %28, %23 : tensor<i1>, tensor<i32>
%30 = stablehlo.dynamic_update_slice %iterArg_2, %22, %26, %29 : (tensor<7x37xf32>, tensor<7x1xf32>, tensor<i32>, tensor<i32>) -> tensor<7x37xf32>
stablehlo.return %2, %iterArg_1, %30 : tensor<i64>, tensor<i64>, tensor<7x37xf32>
}
return %1#2 : tensor<7x37xf32>
}
}
// -----
// in_place_block
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0x87C5953E4366E93D2AFD863F32969F3FEE96273D9C058F3F2A9C973FE90EC23E6F3BBBBE17632F3FED86023F461FAE3F1D8B653F03B8ED3D0C9AED3F2DF7FFBD48499F3F9205BB3F8CF5043F32FBE7BFCFE5E3BF1A9FC2BF362A4F3FED6EE9BF02034D3F5918A4BE69C305BFBA30B1BFB389C9BFF0CCBFBF273D8E3FFA9DA6BFB1C2563F90B84E3FB77CBB3D12B9EB3FBFB601BF7DDAEDBF435696BCFE4D98BFB857C0BF1028FC3F18F610BF17CF443FF55094BF510DF9BFE213F33F24AD643FE51F543FBC06A33FEB3539BF8C7182BE1F1000BFCDA2BF3FE66D3CBF7F4523BF975F803F85B1E53EA3C8F73D20AFB7BFA98FEFBEAD6DCC3FBD71CEBF66C99F3F6911353F5E93C5BF414A9B3FA8469B3BAAECBABE0089FB3ECD3B50BFDEFED8BF968788BF2CF6A2BF376AABBE3E56753D653982BFC2F7933FDF130CBFD837E73E6AED453F06C98B3F6C51AEBFBF3A43BF37EBA63F2593523FFF258A3DD6E8D23F369781BFF56056BEA7AF3ABD9707A8BF694E95BFF657083FE6F8FFBF456AD2BE487153BF91658A3FFFF668BE8150D73F9446AE3F2AFE9CBF08DDD73FD4FEB43E2003C4BFD8FFC1BF19034DBE74A7C7BD257FF53FFEE8A0BF57EEB3BF30494B3F8B00913E2B1BB9BFF6294DBFF2428BBF413FE33C569A98BF03D0683FDBB25BBC6DE7D8BF5D30CABCB74FBB3E314F093D2CC28CBFC86DE03F623F91BF558A98BF678E97BE223B3BBF70A28F3FDE9EC8BF165BA43FED24DE3EDB04A33F1D9CB6BFFC614BBEA6CBCB3FA77CC53FB6073FBF6D9C923F869D413F1D92D9BE7268793F7CF5EBBD9F9B19BFC18703BF9470D13FF07151BE8E838DBF8632E43EC862DE3FC123E23E4E36963F8AA7BB3FDDF5C33F383CD6BF63C1F93EC1E1943FAF8CF53EA462833FC5F12F3F2589B2BEA86DD33F8483E0BEAE33763F474458BFB1A8A8BE8AD88D3F6BA4B43F2E7F92BFB238FD3F3FE2B6BF4D05943F217C80BE964C9DBA347F0A3FBCCCACBE2BB5FD3F869B19BF1EF2CFBF7CA2C63FA8753CBFC0F2FE3F7934CA3F81E45ABFBC43043F85D3DE3F66DBFBBF9B46893EDFEF9A3F5ACBD2BF7494EE3C739A3A3D92F6D33FCB3AF03F7438D2BF33D3F5BF947F13BE66C323BBA2559ABF9A1F843F3C0A86BFEC918E3F5BE999BFB28AC33F3644C0BF5B76163FC711E0BD8951A8BFB8E693BFE64CF63E24A4053F57D54B3F4FBB973F43FAC73FA3DEF83F903FD23F5080E23F2C3FA23E46496EBE6AEBF43F06D093BF696AACBFAC0A153FA5CFFE3FE99E223F4303B93FC22DFC3E269861BC2EC8E3BFF94BACBE96D02DBE6C1CF8BF55C8993FC33090BE1958893F9A99273F331CBF3EA4AE50BFDAF8FA3F8C70BCBFC0E0FC3EB7AB7CBF54B01DBE03AE08BF6FAE6F3F21CC4CBFE90FE43FF6908CBFF084F5BFB90FDEBF081F9C3FF02DBCBF36C8EDBFB1E8AE3D9D7586BD63E3B63F8A86A1BDEC4FEC3E47AD243E5217B8BEDB7586BFD11B05BF804F0B3F1856C63EC0C8ABBFA4BDC2BFDB4DF63FB35DAB3F98F36FBF4A6ADCBC6522FFBFD5BFA4BF8DC6C1BF5353E3BFD71FDCBFF51FB4BDAC978EBF8223F9BFAB818C3F575434BEC83F4DBE839616BFC54FA33F327FABBFE6D199BDD495E33F668FF83FF574B5BFBACCFEBFDDF0C33FAA85EC3FAA20CC3E0ED72C3FC19C143F6488913E4404A23F949328BF4C19EF3F644DD63FF8C8B2BFF55E5D3EA516073F855333BF2410093F7F0B8D3D9BC1C8BE3F888B3F16CCB6BFD9700E3DDBD573BF619349BF8718053FD58761BF51FA013F98DBD33F2D7B5C3FE98379BFB20BF13F1F2C8BBF63AB1B3F3699D7BFDCDCC5BDD223E5BF3278973F71C6A33EDFACB8BF8A0AF7BF442794BFF07195BF8231923F020632BFB335F2BF24E9123E5D46C3BF6C639EBD180EAC3F3C7A5FBF6304C23F3BDD87BF9C74383FC2FC413DA0AB3EBD9FFC58BFAC85E83E697CA9BFC3E3A4BE3926733D72AE0ABDA835ECBF91DD513FEDE60E3E9A45D9BFDAA0C13FE0E4BF3F3104B0BF491395BF197F9C3ECDC9283F9E60BD3F4DA52A3F49A5933F2B53EE3E93E2FA3FF6EAC53F0057623FE57953BE5151E1BFBEE5F1BE15B5C5BF0BC5513FF969D0BF055ED73FB1B453BF7AD53E3F3509D8BF9B8D4FBDBD44E5BFA86485BFFB4C05BE2FB6B33F17F4333F2FDB05BF1FD4C4BF1728FB3F20D7923F43E7723F64B1763F2C9CCA3D94996DBFE98BB3BF857D813FC18D9E3F6F94FEBF4312BDBFB100D73F7A57CA3FB88E2DBD4ED0F4BFEA54B23FA9CBCABE82DC6D3E48B6023FB030C4BE245DB93F0E6F29BF6EB9333F858FC93FBA51D43FAEE8E4BFC8BCD9BFE898EBBFBF63E8BF26FE9B3F388C2C3FF042E43F7140C53F2381723EEAA6C1BF8BBAA6BDC6AD883FE33EC5BF7D31603F876597BF0399C73F405A9EBF0DD6AB3FDAB9C8BFA5DB1E3F3788ECBFD94C263F1F744C3FCC80A73F8AF7723FCFE5D63FAA2B99BFC296C33FD4EE9F3E1C95533F7278C2BED97E13BFB8D6893F2009553FAE121CBF1FB199BFC5F27F3F93FF59BF2D4CB3BF62ECDB3FA1560B3DD9FC3DBFD206FABF24F28ABF3E0582BF41B53FBF6A3AA03F77354CBFC6513C3ED8D8AA3F0D891A3FE764B0BF1E58C03E90D46F3FADFC7CBE0E13DC3FD869123F8F470C3F2E5D8D3F2BE25F3F09694E3F30CA85BED647D73E2C2E053F6F2CD8BF0B3E91BEA3D4643F96635E3FA7626BBFCE74553F9816073E7A5E9C3FCABFC33F91017EBD9ADDB63E6673C63FEBB0EE3EC2B0ADBE305C823F4158BC3D1444853F4F74D73F26366E3F4F82BDBF36CE3E3F41A9BF3ED6E7F13F79FF5D3F613C583FCDA4863FB71CA63F85ABDFBF141547BFADC7AC3F22D5513EE6C7383E82FA1A3F429F08BF848195BF68362C3EEDA3633FB57A993F2D54F9BFA0A420BFEC7E733F5242F0BF83D3D83F96A3BC3F67E7BB3F58E0C3BF6F57BA3FF02EDF3FC034083FBB71A93FC1E5483EB363EDBEA3CE4B3F744A98BF966CB83FAF3BBE3FE738A53F7A202ABE84D152BF35E0EA3F931237BFA3CBD4BF9D2BD73E720B653D7314E83DAA09BD3FD710E8BF9A5ED63EF00E4B3FC9C49F3F481261BE34315EBE13F6E1BFF7F0FBBFBB37913F866BF4BEA993C6BF398CFEBFB274CBBF7B891DBE1D1387BF"> : tensor<5x3x37xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<5x3x37xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<5x3x37xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<5x3x37xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<5x3x37xf32>) -> (tensor<5x3x37xf32>)
%e0 = stablehlo.constant dense<"0xA3DB803F30D1AB3FF886DCBF30D5E63E68555B3FE325DABFC04F21BF6D32993F1F2BF93F6CF3733EDD70803F2F896E3F2D159EBF2CCD7D3E5659313F8978F3BFB18999BF1A739D3FA0C93DBF4064C0BEB35F09BF83E589BF3AC1B5BE60EAB53D3CABE8BF6A4E79BFC05827BCE030843FC6274BBF10E4563DE8490440F2D3913DD440D0BEEE226DBFD8941E3F579C8BBFEEAA2F3F9975A9BFC84005C075D9913EFBF3023FEE2EAABFC4EEF63DF63F893F068581BE40C76DBFCF174CBF6E038DBFFAD230BFA133FF3FA7AACDBEEA760CBF023188BF2D108BBF1445BABEDFB5BCBFCD31BBBFE54B1340C0DCBD3F4407F6BF6AC3483F381465BFA0A6DEBC7400D13EDA6D953F0090D13D8E6B87BFFC0055BE4CEDD23FF8353DBEC07133BEE824C13F46B432BFB3122FBF87A0F2BF47F1E43F59DB15BF528E2EC032C6CBBE97F337BF658282BF57D8F43ECFF945BFDE220140619E00BFF4AB13C0401110C060C1C03DA27F523F83051CC016999D3F85C6913F76F00B3E123A28BF2488263FE2950EC037D70640D360F2BE3CB0B9BF25B8E9BF97AFEB3EBEBCF43EB4750A404FE7234066EAB4BE338AB93FB8D9174030E6374098BCDF3F6093193D69C40040B04DA83FB22451BF0889E83F094E893F5E6683BFC03ECC3FAB7EA2BFA3FB863F651ECEBF2ACB5CBE8CF51CBD68FEF8BDFC15163E5176973FFAC95B3FD334893ED0C7613EFF09B83F246D243E472A60BFB2E1F83FE46500C0E5BFC9BFB0D88D3FE5FED03F9DA534BF70186D3E8CD401C01E15D0BF935601C0CAD5133EC67C2CC088671EC0756857BF7EDC313E81611E40EDB4DD3E123FE33F622F3DBF0F67B93F794C0DC0C826113F745BF2BEF8D3F03FE6CF1EBFEBE5833FCB450040F2B04C3F15B3EFBFC06537BF6C8EF2BE69E8643FAF052EC0654002C08D83E7BFB2F980BF32EB27BFE09E38BDBECCF93FCAC28CBFBE61ABBFCEEED83F135D0740256016C00926CFBFC06E6E3F008C3840B28706C0E66619BFBC79083FC49ED33E8220153F60278EBF6EBD733F55570FBFC61A71BF9F76FEBFAA3A2E40BD7122406C34923FAE39F63FFA7074BFFD1A83BFE7FEC1BF15D8C0BF5FA1DDBE85B50340C5F421BF037486BF6C49883F977DA2BFA9ABB83FF8FAFFBFD4D8BE3F82D003BFA5D8FF3FCDCE8DBF088732407CBC98BFDB3CFDBEB4A609C058557FBFDCBB24C0C3E7E43FF41DAFBF245284BFD34FE5BF2CAC4BBE808BF9BBEE7B01BF100697BF64A9553EFB98B53F8428ACBF60E101C0F0F2163DD2E1F0BF04DB873EDA5604BFAAF20840C56BB83E22FB153E44DDC13F3F6F79BF0FC8C2BE91F49DBF680020BF1AC7C7BE2038DCBD7681C6BFFB5EC53FFDDAABBF4826DF3FF550673FB8581DBEDC60C2BFE7EB733F76DDB9BF4541EB3F221710402FF1134045A97CBF9DCF1C40D85E2840D49CB63E90081ABD06C613C0792221BE86EE9DBFCFDC7E3EA0BCE8BEDE24F23FC40BDA3D0C932FBE209A9DBF8A8AA83F8B36203F18801CC083B2B3BFE4D4D13FBCBAC13E99ABDD3F8BAB043F4CAD1F40725F1640D46C0C40B1DC113F8DEC943F1DBDBD3FA047E6BF9B922E3FB3DD513FD8FBCFBE73EC00C0C57F0B40B7915D3F0F4CE6BFC67B39C0B54F07404573E53F1513B5BF18D8CBBF811C17BF6061483D485469BF28C4883D06F2F4BEA772BE3FD2C630C0E49521C010F2F33EBEDD8FBF083CA73DD0CC843F9865B63E019F333FF2B0023FB45BECBF4296B13F718DFF3EE05B3A3E10D69C3F073F8EBF6C90D43F482A90BF23E17BBF849AD2BFDE78A43FE7A733C055BFB43F4EC555BECEAC15406037123F5D4B2840070EE4BF1367E33EBAAACC3FE8F715406CB0773F7424613F4C8C1ABF49458E3F5C52CFBF4CCE5D3E578CA8BFEECDBFBF1E01A73E1E913CBF06ACA43FD97AB6BFF835223FB37EA7BECA6BF0BEA77581BED669F53EAF83CABFC13F44BFDD7CCC3E9494A63D391E08C0D057DF3C480AAC3FBE5804C0A86A37405B5AEE3F988D55BF4E508ABF594B923FA2B92F3ED2EFF23F19FEEA3F58FC1140E2217DBFE56823401C023B40204DA33F732822BFE7B203C047EFBBBED50F95BF9677C03F155FBDBF53BA18407832553EF5D9343F084503C00B96903F52067CBF8CE9BDBFD0352C3D4FA01540E091C3BC51AE583F19FE34BFA47F6A4054001E4053C90E40184CC43FF403A73F972154BF02C915C0A026E33F107FB83F5062CDBF86FBE7BF3D4C05404765843FF3E758BF82171CC05FE62C408EDABFBE0CCC58BF40017F3D6AB1C2BF2291FA3F60675CBE5E9FA53FB8E9343E2BD12D40DCDDECBF256B11C03AEEF5BE52ABE9BF0D18393FA60EB63F5AB36B3F30870E402F86963F96CEB4BFB6B00C3F447F233F8CCA16BEE471693FBD8811C036700D40A644BBBFC951123FD053A1BF0C334E3E1E2125C03880CB3F9B318F3F229E0240328F633FAE7CD83F1F7031C0D2B9F73F66894B3FFE05823F2EA14BBF9B8149BF7D95DB3E03F9263F4EE0A7BFC0A9F8BFD5410E40626A60BFCA50C7BF0A0E244075AA253FA3B1C8BF44173BC0FFEE47BF7C73C1BFE831A7BF6232EE3F068E25BF1DCF19BF7A722440F42BC03F8EA5F5BFA8DF6D3F681C583F3B80D33E0AEFF73F8915243FEE993D3EEAAC1740C09FB43FCFA3D33E26EA94BFDE7C803F54A3543E04553AC004285ABEBC8A5A3F5C2AAE3F16238ABF8AF9C03F1BC81EBFD6A4F73FBA3036408EB9A1BE2979AABE50B406401273E63D0EF69EBFB31E433FC48C793FF2ADA83F96BDF83F06F7933F64FA2EC06E3C463F3A613C3F769200400B90C23FBA40493F2304004014200740C6364BC005A2EFBF8D352640C6882EBF352D7C3FECE4A83EDBCF2CBF9C2EE0BF606695BC8954C03FF4BA4E3FB1CB27C0481304BEE69B263F08A31CC0E4C3C53F24DBB53F1D4A2840BA7023C06419A83F0E5A664079FD293FA9B2B03FC1108F3F18C535BF90F0953F7B3527C07C859C3FE03A43407A5F3940ED7035BE32F49DBF90BD5640BB5DCBBF562CFCBF4E76963D6E622F3FDD0618BF4CD83D406DDB40C010C82E3FF873EC3F45CD1C4014FA11BF862416BF39F342C08DE362C0EEAC6B3FA417D8BFA27E49C03E8977C078BB22C02B53EABD308922C0"> : tensor<5x3x37xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 40 : i64} : (tensor<5x3x37xf32>, tensor<5x3x37xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<5x3x37xf32>) -> (tensor<5x3x37xf32>) {
%c = stablehlo.constant dense<5> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1) : tensor<i64>, tensor<i64>, tensor<5x3x37xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_3 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_3 : tensor<i64>
%c_4 = stablehlo.constant dense<1> : tensor<i64>
%3 = stablehlo.add %iterArg, %c_4 : tensor<i64>
%4 = stablehlo.convert %3 : (tensor<i64>) -> tensor<i32>
%c_5 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.compare LT, %4, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_6 = stablehlo.constant dense<5> : tensor<i32>
%6 = stablehlo.add %4, %c_6 : tensor<i32>
%7 = stablehlo.select %5, %6, %4 : tensor<i1>, tensor<i32>
%c_7 = stablehlo.constant dense<0> : tensor<i32>
%c_8 = stablehlo.constant dense<0> : tensor<i32>
%8 = stablehlo.compare LT, %c_7, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_9 = stablehlo.constant dense<0> : tensor<i32>
%c_10 = stablehlo.constant dense<3> : tensor<i32>
%9 = stablehlo.add %c_9, %c_10 : tensor<i32>
%c_11 = stablehlo.constant dense<0> : tensor<i32>
%10 = stablehlo.select %8, %9, %c_11 : tensor<i1>, tensor<i32>
%c_12 = stablehlo.constant dense<0> : tensor<i32>
%c_13 = stablehlo.constant dense<0> : tensor<i32>
%11 = stablehlo.compare LT, %c_12, %c_13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_14 = stablehlo.constant dense<0> : tensor<i32>
%c_15 = stablehlo.constant dense<37> : tensor<i32>
%12 = stablehlo.add %c_14, %c_15 : tensor<i32>
%c_16 = stablehlo.constant dense<0> : tensor<i32>
%13 = stablehlo.select %11, %12, %c_16 : tensor<i1>, tensor<i32>
%14 = stablehlo.dynamic_slice %iterArg_2, %7, %10, %13, sizes = [1, 3, 37] : (tensor<5x3x37xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x37xf32>
%cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
%15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x3x37xf32>
%16 = stablehlo.multiply %14, %15 : tensor<1x3x37xf32>
%c_17 = stablehlo.constant dense<4> : tensor<i64>
%17 = stablehlo.subtract %c_17, %iterArg : tensor<i64>
%18 = stablehlo.convert %17 : (tensor<i64>) -> tensor<i32>
%c_18 = stablehlo.constant dense<0> : tensor<i32>
%19 = stablehlo.compare LT, %18, %c_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_19 = stablehlo.constant dense<5> : tensor<i32>
%20 = stablehlo.add %18, %c_19 : tensor<i32>
%21 = stablehlo.select %19, %20, %18 : tensor<i1>, tensor<i32>
%c_20 = stablehlo.constant dense<0> : tensor<i32>
%c_21 = stablehlo.constant dense<0> : tensor<i32>
%22 = stablehlo.compare LT, %c_20, %c_21, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_22 = stablehlo.constant dense<0> : tensor<i32>
%c_23 = stablehlo.constant dense<3> : tensor<i32>
%23 = stablehlo.add %c_22, %c_23 : tensor<i32>
%c_24 = stablehlo.constant dense<0> : tensor<i32>
%24 = stablehlo.select %22, %23, %c_24 : tensor<i1>, tensor<i32>
%c_25 = stablehlo.constant dense<0> : tensor<i32>
%c_26 = stablehlo.constant dense<0> : tensor<i32>
%25 = stablehlo.compare LT, %c_25, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_27 = stablehlo.constant dense<0> : tensor<i32>
%c_28 = stablehlo.constant dense<37> : tensor<i32>
%26 = stablehlo.add %c_27, %c_28 : tensor<i32>
%c_29 = stablehlo.constant dense<0> : tensor<i32>
%27 = stablehlo.select %25, %26, %c_29 : tensor<i1>, tensor<i32>
%28 = stablehlo.dynamic_slice %iterArg_2, %21, %24, %27, sizes = [1, 3, 37] : (tensor<5x3x37xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x37xf32>
%29 = stablehlo.subtract %16, %28 : tensor<1x3x37xf32>
%30 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<i32>
%c_30 = stablehlo.constant dense<0> : tensor<i32>
%31 = stablehlo.compare LT, %30, %c_30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_31 = stablehlo.constant dense<5> : tensor<i32>
%32 = stablehlo.add %30, %c_31 : tensor<i32>
%33 = stablehlo.select %31, %32, %30 : tensor<i1>, tensor<i32>
%c_32 = stablehlo.constant dense<0> : tensor<i32>
%c_33 = stablehlo.constant dense<0> : tensor<i32>
%34 = stablehlo.compare LT, %c_32, %c_33, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_34 = stablehlo.constant dense<0> : tensor<i32>
%c_35 = stablehlo.constant dense<3> : tensor<i32>
%35 = stablehlo.add %c_34, %c_35 : tensor<i32>
%c_36 = stablehlo.constant dense<0> : tensor<i32>
%36 = stablehlo.select %34, %35, %c_36 : tensor<i1>, tensor<i32>
%c_37 = stablehlo.constant dense<0> : tensor<i32>
%c_38 = stablehlo.constant dense<0> : tensor<i32>
%37 = stablehlo.compare LT, %c_37, %c_38, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_39 = stablehlo.constant dense<0> : tensor<i32>
%c_40 = stablehlo.constant dense<37> : tensor<i32>
%38 = stablehlo.add %c_39, %c_40 : tensor<i32>
%c_41 = stablehlo.constant dense<0> : tensor<i32>
%39 = stablehlo.select %37, %38, %c_41 : tensor<i1>, tensor<i32>
%40 = stablehlo.dynamic_update_slice %iterArg_2, %29, %33, %36, %39 : (tensor<5x3x37xf32>, tensor<1x3x37xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<5x3x37xf32>
stablehlo.return %2, %iterArg_1, %40 : tensor<i64>, tensor<i64>, tensor<5x3x37xf32>
}
return %1#2 : tensor<5x3x37xf32>
}
}
// -----
// in_place_line
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0x87C5953E4366E93D2AFD863F32969F3FEE96273D9C058F3F2A9C973FE90EC23E6F3BBBBE17632F3FED86023F461FAE3F1D8B653F03B8ED3D0C9AED3F2DF7FFBD48499F3F9205BB3F8CF5043F32FBE7BFCFE5E3BF1A9FC2BF362A4F3FED6EE9BF02034D3F5918A4BE69C305BFBA30B1BFB389C9BFF0CCBFBF273D8E3FFA9DA6BFB1C2563F90B84E3FB77CBB3D12B9EB3FBFB601BF7DDAEDBF435696BCFE4D98BFB857C0BF1028FC3F18F610BF17CF443FF55094BF510DF9BFE213F33F24AD643FE51F543FBC06A33FEB3539BF8C7182BE1F1000BFCDA2BF3FE66D3CBF7F4523BF975F803F85B1E53EA3C8F73D20AFB7BFA98FEFBEAD6DCC3FBD71CEBF66C99F3F6911353F5E93C5BF414A9B3FA8469B3BAAECBABE0089FB3ECD3B50BFDEFED8BF968788BF2CF6A2BF376AABBE3E56753D653982BFC2F7933FDF130CBFD837E73E6AED453F06C98B3F6C51AEBFBF3A43BF37EBA63F2593523FFF258A3DD6E8D23F369781BFF56056BEA7AF3ABD9707A8BF694E95BFF657083FE6F8FFBF456AD2BE487153BF91658A3FFFF668BE8150D73F9446AE3F2AFE9CBF08DDD73FD4FEB43E2003C4BFD8FFC1BF19034DBE74A7C7BD257FF53FFEE8A0BF57EEB3BF30494B3F8B00913E2B1BB9BFF6294DBFF2428BBF413FE33C569A98BF03D0683FDBB25BBC6DE7D8BF5D30CABCB74FBB3E314F093D2CC28CBFC86DE03F623F91BF558A98BF678E97BE223B3BBF70A28F3FDE9EC8BF165BA43FED24DE3EDB04A33F1D9CB6BFFC614BBEA6CBCB3FA77CC53FB6073FBF6D9C923F869D413F1D92D9BE7268793F7CF5EBBD9F9B19BFC18703BF9470D13FF07151BE8E838DBF8632E43EC862DE3FC123E23E4E36963F8AA7BB3FDDF5C33F383CD6BF63C1F93EC1E1943FAF8CF53EA462833FC5F12F3F2589B2BEA86DD33F8483E0BEAE33763F474458BFB1A8A8BE8AD88D3F6BA4B43F2E7F92BFB238FD3F3FE2B6BF4D05943F217C80BE964C9DBA347F0A3FBCCCACBE2BB5FD3F869B19BF1EF2CFBF7CA2C63FA8753CBFC0F2FE3F7934CA3F81E45ABFBC43043F85D3DE3F66DBFBBF9B46893EDFEF9A3F5ACBD2BF7494EE3C739A3A3D92F6D33FCB3AF03F7438D2BF33D3F5BF947F13BE66C323BBA2559ABF9A1F843F3C0A86BFEC918E3F5BE999BFB28AC33F3644C0BF5B76163FC711E0BD8951A8BFB8E693BFE64CF63E24A4053F57D54B3F4FBB973F43FAC73FA3DEF83F903FD23F5080E23F2C3FA23E46496EBE6AEBF43F06D093BF696AACBFAC0A153FA5CFFE3FE99E223F4303B93FC22DFC3E269861BC2EC8E3BFF94BACBE96D02DBE6C1CF8BF55C8993FC33090BE1958893F9A99273F331CBF3EA4AE50BFDAF8FA3F8C70BCBFC0E0FC3EB7AB7CBF54B01DBE03AE08BF6FAE6F3F21CC4CBFE90FE43FF6908CBFF084F5BFB90FDEBF081F9C3FF02DBCBF36C8EDBFB1E8AE3D9D7586BD63E3B63F8A86A1BDEC4FEC3E47AD243E5217B8BEDB7586BFD11B05BF804F0B3F1856C63EC0C8ABBFA4BDC2BFDB4DF63FB35DAB3F98F36FBF4A6ADCBC6522FFBFD5BFA4BF8DC6C1BF5353E3BFD71FDCBFF51FB4BDAC978EBF8223F9BFAB818C3F575434BEC83F4DBE839616BFC54FA33F327FABBFE6D199BDD495E33F668FF83FF574B5BFBACCFEBFDDF0C33FAA85EC3FAA20CC3E0ED72C3FC19C143F6488913E4404A23F949328BF4C19EF3F644DD63FF8C8B2BFF55E5D3EA516073F855333BF2410093F7F0B8D3D9BC1C8BE3F888B3F16CCB6BFD9700E3DDBD573BF619349BF8718053FD58761BF51FA013F98DBD33F2D7B5C3FE98379BFB20BF13F1F2C8BBF63AB1B3F3699D7BFDCDCC5BDD223E5BF3278973F71C6A33EDFACB8BF8A0AF7BF442794BFF07195BF8231923F020632BFB335F2BF24E9123E5D46C3BF6C639EBD180EAC3F3C7A5FBF6304C23F3BDD87BF9C74383FC2FC413DA0AB3EBD9FFC58BFAC85E83E697CA9BFC3E3A4BE3926733D72AE0ABDA835ECBF91DD513FEDE60E3E9A45D9BFDAA0C13FE0E4BF3F3104B0BF491395BF197F9C3ECDC9283F9E60BD3F4DA52A3F49A5933F2B53EE3E93E2FA3FF6EAC53F0057623FE57953BE5151E1BFBEE5F1BE15B5C5BF0BC5513FF969D0BF055ED73FB1B453BF7AD53E3F3509D8BF9B8D4FBDBD44E5BFA86485BFFB4C05BE2FB6B33F17F4333F2FDB05BF1FD4C4BF1728FB3F20D7923F43E7723F64B1763F2C9CCA3D94996DBFE98BB3BF857D813FC18D9E3F6F94FEBF4312BDBFB100D73F7A57CA3FB88E2DBD4ED0F4BFEA54B23FA9CBCABE82DC6D3E48B6023FB030C4BE245DB93F0E6F29BF6EB9333F858FC93FBA51D43FAEE8E4BFC8BCD9BFE898EBBFBF63E8BF26FE9B3F388C2C3FF042E43F7140C53F2381723EEAA6C1BF8BBAA6BDC6AD883FE33EC5BF7D31603F876597BF0399C73F405A9EBF0DD6AB3FDAB9C8BFA5DB1E3F3788ECBFD94C263F1F744C3FCC80A73F8AF7723FCFE5D63FAA2B99BFC296C33FD4EE9F3E1C95533F7278C2BED97E13BFB8D6893F2009553FAE121CBF1FB199BFC5F27F3F93FF59BF2D4CB3BF62ECDB3FA1560B3DD9FC3DBFD206FABF24F28ABF3E0582BF41B53FBF6A3AA03F77354CBFC6513C3ED8D8AA3F0D891A3FE764B0BF1E58C03E90D46F3FADFC7CBE0E13DC3FD869123F8F470C3F2E5D8D3F2BE25F3F09694E3F30CA85BED647D73E2C2E053F6F2CD8BF0B3E91BEA3D4643F96635E3FA7626BBFCE74553F9816073E7A5E9C3FCABFC33F91017EBD9ADDB63E6673C63FEBB0EE3EC2B0ADBE305C823F4158BC3D1444853F4F74D73F26366E3F4F82BDBF36CE3E3F41A9BF3ED6E7F13F79FF5D3F613C583FCDA4863FB71CA63F85ABDFBF141547BFADC7AC3F22D5513EE6C7383E82FA1A3F429F08BF848195BF68362C3EEDA3633FB57A993F2D54F9BFA0A420BFEC7E733F5242F0BF83D3D83F96A3BC3F67E7BB3F58E0C3BF6F57BA3FF02EDF3FC034083FBB71A93FC1E5483EB363EDBEA3CE4B3F744A98BF966CB83FAF3BBE3FE738A53F7A202ABE84D152BF35E0EA3F931237BFA3CBD4BF9D2BD73E720B653D7314E83DAA09BD3FD710E8BF9A5ED63EF00E4B3FC9C49F3F481261BE34315EBE13F6E1BFF7F0FBBFBB37913F866BF4BEA993C6BF398CFEBFB274CBBF7B891DBE1D1387BF"> : tensor<5x3x37xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<5x3x37xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<5x3x37xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<5x3x37xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<5x3x37xf32>) -> (tensor<5x3x37xf32>)
%e0 = stablehlo.constant dense<"0xB62EA9BF8A2BCB3FB4B16DBFD7638FBF09F802BFDADD43BF74C5CA3E9435273F7F9D7ABF3A23C43FDBCA97BF18584EBF40AC57BF7B8E653EC835E03FEEDFF2BFEE2DAB3F36271940226C24BEE94B76BF2F7480BF9C2C0FC0B2ED0D401D4FAABFDE1AC9BED447B4BF28D229BDDA48F3BE73627A3F7F0A9C3F4F3214BFDCA031BE5544FC3F2E1D19409850D13FB88D893FDA4A4D3F7DDAEDBF435696BCFE4D98BFB857C0BF1028FC3F18F610BF17CF443FF55094BF510DF9BFE213F33F24AD643FE51F543FBC06A33FEB3539BF8C7182BE1F1000BFCDA2BF3FE66D3CBF7F4523BF975F803F85B1E53EA3C8F73D20AFB7BFA98FEFBEAD6DCC3FBD71CEBF66C99F3F6911353F5E93C5BF414A9B3FA8469B3BAAECBABE0089FB3ECD3B50BFDEFED8BF968788BF2CF6A2BF376AABBE3E56753D653982BFC2F7933FDF130CBFD837E73E6AED453F06C98B3F6C51AEBFBF3A43BF37EBA63F2593523FFF258A3DD6E8D23F369781BFF56056BEA7AF3ABD9707A8BF694E95BFF657083FE6F8FFBF456AD2BE487153BF91658A3FFFF668BE8150D73F9446AE3F2AFE9CBF08DDD73FD4FEB43E2003C4BFD8FFC1BF19034DBE74A7C7BD257FF53FFEE8A0BF57EEB3BF30494B3F8B00913E2B1BB9BFF6294DBFF2428BBF413FE33C569A98BF03D0683FDBB25BBC6DE7D8BF5D30CABCB74FBB3E314F093D2CC28CBFC86DE03F623F91BF558A98BF678E97BE223B3BBF70A28F3FDE9EC8BF165BA43FED24DE3EDB04A33F1D9CB6BFFC614BBEA6CBCB3FA77CC53FB6073FBF6D9C923F869D413F1D92D9BE7268793F7CF5EBBD9F9B19BFC18703BF9470D13F1B1589BF6900D63F82720BC0B73C09C0D9BB89BF3CABA7BFC6D34ABFDB196B3F09864DBFF65AAF3EF700BABFB8D1A6BFAA13A3BF1B74C4BEA69FD93FF3BF19C0F041F43DD6D9C13F603349BFB951013F6CA165BF3EB855BFBAEA014038565F3E86D5C0BFE97AACBF1C08823FF4087D3F2634B23F979F2240B3A041BF78A2873EE37602408D2CF73FCA0DA53F0E0CD3BD67CBEF3F81E45ABFBC43043F85D3DE3F66DBFBBF9B46893EDFEF9A3F5ACBD2BF7494EE3C739A3A3D92F6D33FCB3AF03F7438D2BF33D3F5BF947F13BE66C323BBA2559ABF9A1F843F3C0A86BFEC918E3F5BE999BFB28AC33F3644C0BF5B76163FC711E0BD8951A8BFB8E693BFE64CF63E24A4053F57D54B3F4FBB973F43FAC73FA3DEF83F903FD23F5080E23F2C3FA23E46496EBE6AEBF43F06D093BF696AACBFAC0A153FA5CFFE3FE99E223F4303B93FC22DFC3E269861BC2EC8E3BFF94BACBE96D02DBE6C1CF8BF55C8993FC33090BE1958893F9A99273F331CBF3EA4AE50BFDAF8FA3F8C70BCBFC0E0FC3EB7AB7CBF54B01DBE03AE08BF6FAE6F3F21CC4CBFE90FE43FF6908CBFF084F5BFB90FDEBF081F9C3FF02DBCBF36C8EDBFB1E8AE3D9D7586BD63E3B63F8A86A1BDEC4FEC3E47AD243E5217B8BEDB7586BFD11B05BF804F0B3F1856C63EC0C8ABBFA4BDC2BFDB4DF63FB35DAB3F98F36FBF4A6ADCBC6522FFBFD5BFA4BF8DC6C1BF5353E3BFD71FDCBFF51FB4BDAC978EBF8223F9BFAB818C3F575434BEC83F4DBE839616BFC54FA33F327FABBFE6D199BDD495E33F668FF83FF574B5BFBACCFEBFDDF0C33FAA85EC3FAA20CC3E0ED72C3FC19C143FB5E702C047565B3FC41495BF3B8E3FBF2E955BBE33E019BF04204D3D52DDE93E68CBD7BFF5C0823F9F49C3BFF2241DC079A930BFB87DCF3CCE14AE3FCEF9C0BFA0D9663FFA9FA03F0C630F3F43C14ABF86D6083E9834FCBFD235DE3F4E862FBF716FA6BED1F7D2BF3E2A8E3F5209AABE36674E3F1AE98C3F6E5006BF5AF083BE1C5F1F3FBF0102400541C73FC2455E3FE906823F20811AC0EA0ECD3F4FFD0DC00B22E4BF60650F3E4A50E1BFF3CA0F3F0C5B89BDAA28DFBE67529B3F4467BBBFD77AF4BF322888BF95E8FDBE9398293F9C13E7BF1FBD323F9E613D3F80C129BCA009633C284876BF7A7238BFA4012440BF998DBF1C11B0BFE6348CBF78A90C3FEBEC743FB34F0640CEE12240ABDA66BF2B8CBA3F92C41440FC901B40143DBE3FF2EE39BFCAAC513F15B5C5BF0BC5513FF969D0BF055ED73FB1B453BF7AD53E3F3509D8BF9B8D4FBDBD44E5BFA86485BFFB4C05BE2FB6B33F17F4333F2FDB05BF1FD4C4BF1728FB3F20D7923F43E7723F64B1763F2C9CCA3D94996DBFE98BB3BF857D813FC18D9E3F6F94FEBF4312BDBFB100D73F7A57CA3FB88E2DBD4ED0F4BFEA54B23FA9CBCABE82DC6D3E48B6023FB030C4BE245DB93F0E6F29BF6EB9333F858FC93FBA51D43FAEE8E4BFC8BCD9BFE898EBBFBF63E8BF26FE9B3F388C2C3FF042E43F7140C53F2381723EEAA6C1BF8BBAA6BDC6AD883FE33EC5BF7D31603F876597BF0399C73F405A9EBF0DD6AB3FDAB9C8BFA5DB1E3F3788ECBFD94C263F1F744C3FCC80A73F8AF7723FCFE5D63FAA2B99BFC296C33FD4EE9F3E1C95533F7278C2BED97E13BFB8D6893F2009553FAE121CBF1FB199BFC5F27F3F93FF59BF2D4CB3BF62ECDB3FA1560B3DD9FC3DBFD206FABF24F28ABF3E0582BF41B53FBF6A3AA03F77354CBFC6513C3ED8D8AA3F0D891A3FE764B0BF1E58C03E90D46F3FADFC7CBE0E13DC3FD869123F8F470C3F2E5D8D3F2BE25F3F09694E3F30CA85BED647D73E2C2E053F6F2CD8BF0B3E91BEA3D4643F96635E3FA7626BBFCE74553F9816073E12ECE2BF910F6E3F7CB574BF6AD70AC076C09DBF28EEEDBEED7A37BE689BBD3DBAEAE2BFC4A2253F356FF9BFFF28EEBF64372ABF744A6EBEBD5B6A3FC97395BF8D2B823F5F32793F1CFF6DBE2233D33E908872BE46001EBFA6550640162E14BE08C776BE7C984FBF16791F3F08CEB03D0EDFFC3F419E0E40F24DFDBF80CCAB3ED2C8FF3F8F121B40089C903FC61C123F86848F3F67E7BB3F58E0C3BF6F57BA3FF02EDF3FC034083FBB71A93FC1E5483EB363EDBEA3CE4B3F744A98BF966CB83FAF3BBE3FE738A53F7A202ABE84D152BF35E0EA3F931237BFA3CBD4BF9D2BD73E720B653D7314E83DAA09BD3FD710E8BF9A5ED63EF00E4B3FC9C49F3F481261BE34315EBE13F6E1BFF7F0FBBFBB37913F866BF4BEA993C6BF398CFEBFB274CBBF7B891DBE1D1387BF"> : tensor<5x3x37xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 40 : i64} : (tensor<5x3x37xf32>, tensor<5x3x37xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<5x3x37xf32>) -> (tensor<5x3x37xf32>) {
%c = stablehlo.constant dense<5> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1) : tensor<i64>, tensor<i64>, tensor<5x3x37xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_3 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_3 : tensor<i64>
%3 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<i32>
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%4 = stablehlo.compare LT, %3, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_5 = stablehlo.constant dense<5> : tensor<i32>
%5 = stablehlo.add %3, %c_5 : tensor<i32>
%6 = stablehlo.select %4, %5, %3 : tensor<i1>, tensor<i32>
%c_6 = stablehlo.constant dense<0> : tensor<i32>
%c_7 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.compare LT, %c_6, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_8 = stablehlo.constant dense<0> : tensor<i32>
%c_9 = stablehlo.constant dense<3> : tensor<i32>
%8 = stablehlo.add %c_8, %c_9 : tensor<i32>
%c_10 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.select %7, %8, %c_10 : tensor<i1>, tensor<i32>
%c_11 = stablehlo.constant dense<0> : tensor<i32>
%c_12 = stablehlo.constant dense<0> : tensor<i32>
%10 = stablehlo.compare LT, %c_11, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_13 = stablehlo.constant dense<0> : tensor<i32>
%c_14 = stablehlo.constant dense<37> : tensor<i32>
%11 = stablehlo.add %c_13, %c_14 : tensor<i32>
%c_15 = stablehlo.constant dense<0> : tensor<i32>
%12 = stablehlo.select %10, %11, %c_15 : tensor<i1>, tensor<i32>
%13 = stablehlo.dynamic_slice %iterArg_2, %6, %9, %12, sizes = [1, 1, 37] : (tensor<5x3x37xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x37xf32>
%cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
%14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x1x37xf32>
%15 = stablehlo.multiply %13, %14 : tensor<1x1x37xf32>
%16 = stablehlo.slice %iterArg_2 [4:5, 2:3, 0:37] : (tensor<5x3x37xf32>) -> tensor<1x1x37xf32>
%17 = stablehlo.subtract %15, %16 : tensor<1x1x37xf32>
%c_16 = stablehlo.constant dense<3> : tensor<i64>
%18 = func.call @remainder(%iterArg, %c_16) : (tensor<i64>, tensor<i64>) -> tensor<i64>
%19 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<i32>
%20 = stablehlo.convert %18 : (tensor<i64>) -> tensor<i32>
%c_17 = stablehlo.constant dense<0> : tensor<i32>
%21 = stablehlo.compare LT, %19, %c_17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_18 = stablehlo.constant dense<5> : tensor<i32>
%22 = stablehlo.add %19, %c_18 : tensor<i32>
%23 = stablehlo.select %21, %22, %19 : tensor<i1>, tensor<i32>
%c_19 = stablehlo.constant dense<0> : tensor<i32>
%24 = stablehlo.compare LT, %20, %c_19, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_20 = stablehlo.constant dense<3> : tensor<i32>
%25 = stablehlo.add %20, %c_20 : tensor<i32>
%26 = stablehlo.select %24, %25, %20 : tensor<i1>, tensor<i32>
%c_21 = stablehlo.constant dense<0> : tensor<i32>
%c_22 = stablehlo.constant dense<0> : tensor<i32>
%27 = stablehlo.compare LT, %c_21, %c_22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_23 = stablehlo.constant dense<0> : tensor<i32>
%c_24 = stablehlo.constant dense<37> : tensor<i32>
%28 = stablehlo.add %c_23, %c_24 : tensor<i32>
%c_25 = stablehlo.constant dense<0> : tensor<i32>
%29 = stablehlo.select %27, %28, %c_25 : tensor<i1>, tensor<i32>
%30 = stablehlo.dynamic_update_slice %iterArg_2, %17, %23, %26, %29 : (tensor<5x3x37xf32>, tensor<1x1x37xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<5x3x37xf32>
stablehlo.return %2, %iterArg_1, %30 : tensor<i64>, tensor<i64>, tensor<5x3x37xf32>
}
return %1#2 : tensor<5x3x37xf32>
}
func.func private @remainder(%arg0: tensor<i64>, %arg1: tensor<i64>) -> tensor<i64> {
%c = stablehlo.constant dense<0> : tensor<i64>
%0 = stablehlo.compare EQ, %arg1, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i64>
%1 = call @_where(%0, %c_0, %arg1) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
%2 = stablehlo.remainder %arg0, %1 : tensor<i64>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%3 = stablehlo.compare NE, %2, %c_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%4 = stablehlo.compare LT, %2, %c_2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_3 = stablehlo.constant dense<0> : tensor<i64>
%5 = stablehlo.compare LT, %1, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
%7 = stablehlo.and %6, %3 : tensor<i1>
%8 = stablehlo.add %2, %1 : tensor<i64>
%9 = stablehlo.select %7, %8, %2 : tensor<i1>, tensor<i64>
return %9 : tensor<i64>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i64>
return %0 : tensor<i64>
}
}
// -----
// in_place_two_arrays
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0x183FC1BF35B177BF47FBC0BEE138F03FC5E4ACBF32EFB63F5585ACBF4EED25BFF8FC353F78A9EE3E65EDE83F8273B5BEBB18E13FCE7EDA3FD7BE5C3F1009F6BFB944983FC92FCD3FF67BC33D7E0D9BBF126FA3BFA2D7B03F2355D3BFF4423D3ED3D897BF2B7D4BBF974DF43F63BC64BF14EA3B3FB5E6883FA4D958BF26F6B4BFA2588B3F9BF93DBE173659BF2CA693BF409DF73F7BD1153F7DF0BC3D2B88C5BFDF2BD33FED392BBF03DC943F4D88CF3F639B96BF9EB5F43F4ED4C93F2A6D873E9DB2653FCCF263BFBB12653FC5098DBE90B232BFC398493FAD5AEFBE5A6C513FB8FBB33F55AE6ABFB94596BF00F237BF50299CBEEEE7693F4C0880BE4A1C463F31A3FD3FAB5688BF7050843F6728BEBD2F98A7BEB232D03E9E80C3BFB3103DBF4E7967BF5F29E23EFECD8CBF64BCE7BF4530EBBF94908C3F863B3C3FD3F9B23F2F70353F5E3FE5BF6EF54D3FE67C403E1B70EC3F52598ABF5329D8BF9F70AA3F9D559EBE1205F6BD132A5E3F8B59A2BF9E9948BE6FCA9A3F33AFC03E6D6CCE3F2D13BB3F9DF067BFD26D973F5A690B3F9300C2BFB10C72BFE2EE813F1E20B13FB893B0BFD8FD503F364932BF820AA2BF5F88CDBF4D73CDBF90B517BEE88CC4BF7617D93E4271A63F6DB29EBE5616F53E3132AC3FAAEDA53FFAF03EBF9A9F863E8647CCBDD0A1C2BFD0B799BF34D1D4BF82358EBF0170EA3F0B59D03F2A90A53F9F66B13FA6C3D63FA3A99FBF86ECA43E4FDAFCBE3E6C9DBF0CF3B9BF88A8BC3FC2A60D3FD531553FFE34C83F156E9FBF5F68FC3FD3970EBDB5B91FBF73F3DF3F702275BF2EFDB73F0401ADBF84D0CD3E3F87F63EA0852BBF9067E33EF658E13F4EA201BF7AF1C2BFF6D02CBEDD93CBBFEC00223F3B53753F4CDFEDBFC163A93F92053E3FBA6D5DBE5F09FDBFD683A4BF564137BE8B09A03FD4A3E8BF04C1493F5E2DF7BF5980023E2CCD5CBFE3128F3F9EDFB0BF8937B33F54EC833F1F9BF33FCBA73F3E761C8FBFE59F783FC8B7123E32E1F4BF5D63A3BF084785BFFAE3433F3F4EC93FF686AABF919547BEA44A063FF014AE3FC2ACC03FE66701BE3EA1A7BF39E69BBF348E103F9EE86B3C779EE0BF0CA9E73FB8E7233FFBC29F3FB9EB00BF0BD397BDB6061EBF2EAE9DBF7B61D53FC6F0BC3FC30B803E445522BF3D3155BF62F1BCBFD9964F3F041FE9BFF662D73E3EE6803FB72FFDBFCD60003F7D41043F7E50D3BF24DC653F35CD94BF046060BE3DF96EBF2CEDC8BF7726933FB6A7313FBC00973FCA2A4BBE413A65BFCD18423FF77211BF9E6C3F3FB8C4BABFB0041ABFBA9AAF3F9AE173BFC08E97BF9238E8BE1ECAD4BE1987BEBF849D1BBE74B97CBF157EFB3FF2E66FBEAC3578BF9DFDE5BF3B5B9E3F25555DBEA56088BF8D1C8ABF7E6B603F4921863ECB0293BE6F3ABFBFDBFCCEBF10AC08BF0996CBBFAF4EFCBFB119963FF875A9BFDC97903F"> : tensor<7x37xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<7x37xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<7x37xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<7x37xf32>
%c2 = stablehlo.constant dense<"0x183F41C035B1F7BF47FB40BFE1387040C5E42CC032EF364055852CC04EEDA5BFF8FCB53F78A96E3F65ED6840827335BFBB186140CE7E5A40D7BEDC3F100976C0B9441840C92F4D40F67B433E7E0D1BC0126F23C0A2D73040235553C0F442BD3ED3D817C02B7DCBBF974D744063BCE4BF14EABB3FB5E60840A4D9D8BF26F634C0A2580B409BF9BDBE1736D9BF2CA613C0409D77407BD1953F7DF03C3E2B8845C0DF2B5340ED39ABBF03DC14404D884F40639B16C09EB574404ED449402A6D073F9DB2E53FCCF2E3BFBB12E53FC5090DBF90B2B2BFC398C93FAD5A6FBF5A6CD13FB8FB334055AEEABFB94516C000F2B7BF50291CBFEEE7E93F4C0800BF4A1CC63F31A37D40AB5608C07050044067283EBE2F9827BFB232503F9E8043C0B310BDBF4E79E7BF5F29623FFECD0CC064BC67C045306BC094900C40863BBC3FD3F932402F70B53F5E3F65C06EF5CD3FE67CC03E1B706C4052590AC0532958C09F702A409D551EBF120576BE132ADE3F8B5922C09E99C8BE6FCA1A4033AF403F6D6C4E402D133B409DF0E7BFD26D17405A698B3F930042C0B10CF2BFE2EE01401E203140B89330C0D8FDD03F3649B2BF820A22C05F884DC04D734DC090B597BEE88C44C07617593F427126406DB21EBF5616753F31322C40AAED2540FAF0BEBF9A9F063F86474CBED0A142C0D0B719C034D154C082350EC001706A400B5950402A9025409F663140A6C35640A3A91FC086EC243F4FDA7CBF3E6C1DC00CF339C088A83C40C2A68D3FD531D53FFE344840156E1FC05F687C40D3978EBDB5B99FBF73F35F407022F5BF2EFD374004012DC084D04D3F3F87763FA085ABBF9067633FF65861404EA281BF7AF142C0F6D0ACBEDD934BC0EC00A23F3B53F53F4CDF6DC0C16329409205BE3FBA6DDDBE5F097DC0D68324C05641B7BE8B092040D4A368C004C1C93F5E2D77C05980823E2CCDDCBFE3120F409EDF30C08937334054EC03401F9B7340CBA7BF3E761C0FC0E59FF83FC8B7923E32E174C05D6323C0084705C0FAE3C33F3F4E4940F6862AC09195C7BEA44A863FF0142E40C2AC4040E66781BE3EA127C039E61BC0348E903F9EE8EB3C779E60C00CA96740B8E7A33FFBC21F40B9EB80BF0BD317BEB6069EBF2EAE1DC07B615540C6F03C40C30B003F4455A2BF3D31D5BF62F13CC0D996CF3F041F69C0F662573F3EE60040B72F7DC0CD60803F7D41843F7E5053C024DCE53F35CD14C00460E0BE3DF9EEBF2CED48C077261340B6A7B13FBC001740CA2ACBBE413AE5BFCD18C23FF77291BF9E6CBF3FB8C43AC0B0049ABFBA9A2F409AE1F3BFC08E17C0923868BF1ECA54BF19873EC0849D9BBE74B9FCBF157E7B40F2E6EFBEAC35F8BF9DFD65C03B5B1E402555DDBEA56008C08D1C0AC07E6BE03F4921063FCB0213BF6F3A3FC0DBFC4EC010AC88BF09964BC0AF4E7CC0B1191640F87529C0DC971040"> : tensor<7x37xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<7x37xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<7x37xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<7x37xf32>
%r:2 = call @f(%a0, %a1, %a2) : (tensor<i64>, tensor<7x37xf32>, tensor<7x37xf32>) -> (tensor<7x37xf32>, tensor<7x37xf32>)
%e0 = stablehlo.constant dense<"0xB9CA1BC02DE2EBBFE70213C068E7AC4040B357C09AAE80405D8289BF58441EC04B595540859420400ADB79406CFC403E081C2840BEE18940667CB93FDA5A91C0EAAA4A4073442F40AC25813F441F82BFA71A5EC08B69CB3FD2A880C09066843DAFBDBABF3E7FEBBF55EA92407036473EA44DCE3EED0E4B402ABCE4BF2CE949C0F85E254005FFF2BF38DF1BC080844DC036F18940D037903D541ED0BF27909DC014BA8C4054381ABFEC586E4059E47C40899D84C07D1994401CDC55405813184096B2363F100E5EC0ADC1474094345CBFE112C2BFE6561C4071030DC02659B83F78B080408882BABF0A3E3CBF404BC83CF60CC2BFE0AA4040E010363DE076033D0520414074BE8EBF7FE05C40C558C8BFA496253EE04BEF3DF0428AC0894C45C04E765AC0FB3B3C3F72146FC075994CC0A4F717C08D74F13F1C81F93F76898440ECAE2D40CE7D8AC0549DEF3F046B8D3E331F0B403A3557C0F648A1C0BCABC63F32459B3F6998B13F1EDD4140774C93BF3E9DA43F3BEB953FBB92893F23D12E401CBAD83FD4F150C016C27540BB3CD23F1EB40CC0CC5EA7BE5EDF483F27AA974017CE32C0FE20813FF4A8B63E1E535FC09013E3BFE8F991C0D06BD83D00BC25C05847363E34DE4240C0FF913F10E8E63EE872953F9B201B406C4245C04350943F5A41423FBBC89CC0DF0B8ABFD04F25C05E0C1CC0A3D6D73F402EFC3F151C1A40B2B5804078E3C43FC472DABF1BB7A4BF393A5CBF899F54C035D3E4BF7271C83F266F2040148F2C404701A140987313C024DA3440EBCC663FBC628DBFB405CB3FE6424CC054B3EA3F0B10F8BF401B18405A0DBDBE5278C4BF1AD9B43FB7319C40D029FC3EF8074BC07CD5D2BF7DC38CC00648EA3F0C2BF73F4417AFC0249C8E40B7FC074019CF503F27A28EC06E4229C061A779BFE864A23F2DE6FBBFE5584340E62B67C02F2AC2BEE5B223C0C868423FD0F3F9BF1CA07A3FB3D81E401F079A40C445CDBF8608DEBF52601D408CA2AEBF296A3BC0F8C96DC0084D13C0B7CE183F52AFC93F75E7C1BFDBB99B3EB0A50E4043622140325E0740DA64013FFCFD4BC02316D8BF10DAA8BE6BA512BF1AD108C0A6B02A40808FC53DE9BB0240401EB6BF7A81D1BF667AB1BF8BDC5CC04390A94057F22D40D253F0BE702944C00858DBBEB4C64AC0686C0E3FA51697C03AE7DB3F67AA114008C887C08866FBBEBC7615BF827B75C0D830523E467A89C060033C3F9A374CC03EA100C0B2B95C40C83D05401A816240186018BFB1EB2BC09A921140722CDABF76910F408A138CC00807E7BF0CB4834034E936C0205663C06E2AAEBF96979FBF53E58EC0466CE9BE178B3DC0909EBC4036ED33BF41283AC0367EACC0D8886D40DCFF25BFF8904CC0D42A4FC09E502840EE31493F30845CBFD36B8FC0A43D9BC01802CDBF87B098C0033BBDC08A266140F4307EC0CAE35840"> : tensor<7x37xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<7x37xf32>, tensor<7x37xf32>) -> ()
%e1 = stablehlo.constant dense<"0x2A69854088422840607EF73F8EEB7CC06A2CE73FFF6806C097280840CED10240D86038C01457C4BF082011C060B879BE0E7096C0E08577C0AFF808C084C5164091FE21C0132F86C0960EE33F0F0F0C404EC3CA3F38EB91C060419140C3F615BF0151A73F3CC1023FB8323CC05B220340C7AAE0BFEC8368C090CC9D3D22CB1240A62371C048D0CCBFE4A73740C0AC7B3F52512FC00C2A5E3F0B435B4077618640701856BF80270E3D51103BC0B6882EC0424C174054AE85BFA11DB9BEAB5FAEC0D82D7E40A0918040431EB5BF204FEB3D8C1B2A3EB79616C0E804A73FF1C30340304871BF52A900BFBE0177C07C5F70C0ECFCAB3E3810C7BF2F443AC0F2EC5C40787939405F4380C0EB0711C017A451402B2752C0A49B1240CF47AF3F5F823F40FEB41140C8FFA2BF3F87F6BEA0852B3F9067E3BEF658E1BF4EA2013F7AF1C23FF6D02C3EDD93CB3FEC0022BF3B5375BF4CDFED3FC163A9BF92053EBFBA6D5D3E5F09FD3FD683A43F5641373E8B09A0BFD4A3E83F04C149BF5E2DF73F598002BE2CCD5C3FE3128FBF9EDFB03F8937B3BF54EC83BF1F9BF3BFCBA73FBE761C8F3FE59F78BFC8B712BE32E1F43F5D63A33F0847853FFAE343BF3F4EC9BFEB6C75C0B1C376BF369087BF74E1B13DEB3F1140E0342FBE50B01B408E720FC0AB984B4038408D3FD17588C09453343F9898343FC8C950BE886A2A40CF5993408B77CC3F0A105740421C10C0CD5F47BF67B81040536246405A116DC0C39D82BFE9B466403E862D4027A56BBF5A24853F5FD92BBF4FB79E407CC24C40D63CE33EE1C79D4013063F40686C68BFECEAA53F97BBEDBF741DC1C0A8B692C0307C97C0A01F1240AE5D6F408606284068687640F658BAC0B1499940715FBD3F1CEE11BFDA88BABF2C032BC002641D4020D50240A7A98B40CE505540FAD9523F762F29C0F8E4D13F34E440406067CA40B4F847BF2F4735C05E11BF40EA3A7340DDE97CC0AFD059BF14F1AD3F5E47F7402076E13E87E60440286B624088DCE73EBCD183C0B0FBF4BF7ED409C0B8A40EC005E340C08510E9C0C16C9940171E983F864C0D40EACEA240B078B4C0D97BF1403A6F9140103BBCBE729D2740A0FE8CBFE9E78040C04EEDBC51FBBA3F96CA2F40706B6ABE82511FC0E7AE8F4090CCF63E1AEE3640A4CA1CC0ADB78ABFC285A440D0F40C40C74FDCBFB3971F401D7A0ABF770DCE40F1A0D53FE45E9D3F6810534088B9C1BE1DB3ADC0580144BFBA11C3BF987897C0F2C44EC0D20195C0159AB9403F2CCABFCE50204040137E3DA7FA7DC0020FC840DD966D40A080943F9400064064D59F40D0E8A640BAF01140365DC8BF9A1E5E4096D096403FEB3AC00F4B0CBFA2FFC3BF31D9A54070D6CFC0C96EFE3E36072C3F70E7A23EEB9E35405AA7A8BE9D297A3FAE24C5408C3DB93F249305C0807AB8402CCF024074FC98C0203A10BF904A0340"> : tensor<7x37xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<7x37xf32>, tensor<7x37xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<7x37xf32>, %arg2: tensor<7x37xf32>) -> (tensor<7x37xf32>, tensor<7x37xf32>) {
%c = stablehlo.constant dense<7> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:4 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1, %iterArg_3 = %arg2) : tensor<i64>, tensor<i64>, tensor<7x37xf32>, tensor<7x37xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_4 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_4 : tensor<i64>
%3 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<i32>
%c_5 = stablehlo.constant dense<0> : tensor<i32>
%4 = stablehlo.compare LT, %3, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_6 = stablehlo.constant dense<7> : tensor<i32>
%5 = stablehlo.add %3, %c_6 : tensor<i32>
%6 = stablehlo.select %4, %5, %3 : tensor<i1>, tensor<i32>
%c_7 = stablehlo.constant dense<0> : tensor<i32>
%c_8 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.compare LT, %c_7, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_9 = stablehlo.constant dense<0> : tensor<i32>
%c_10 = stablehlo.constant dense<37> : tensor<i32>
%8 = stablehlo.add %c_9, %c_10 : tensor<i32>
%c_11 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.select %7, %8, %c_11 : tensor<i1>, tensor<i32>
%10 = stablehlo.dynamic_slice %iterArg_3, %6, %9, sizes = [1, 37] : (tensor<7x37xf32>, tensor<i32>, tensor<i32>) -> tensor<1x37xf32>
%c_12 = stablehlo.constant dense<1> : tensor<i64>
%11 = stablehlo.add %iterArg, %c_12 : tensor<i64>
%12 = stablehlo.convert %11 : (tensor<i64>) -> tensor<i32>
%c_13 = stablehlo.constant dense<0> : tensor<i32>
%13 = stablehlo.compare LT, %12, %c_13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_14 = stablehlo.constant dense<7> : tensor<i32>
%14 = stablehlo.add %12, %c_14 : tensor<i32>
%15 = stablehlo.select %13, %14, %12 : tensor<i1>, tensor<i32>
%c_15 = stablehlo.constant dense<0> : tensor<i32>
%c_16 = stablehlo.constant dense<0> : tensor<i32>
%16 = stablehlo.compare LT, %c_15, %c_16, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_17 = stablehlo.constant dense<0> : tensor<i32>
%c_18 = stablehlo.constant dense<37> : tensor<i32>
%17 = stablehlo.add %c_17, %c_18 : tensor<i32>
%c_19 = stablehlo.constant dense<0> : tensor<i32>
%18 = stablehlo.select %16, %17, %c_19 : tensor<i1>, tensor<i32>
%19 = stablehlo.dynamic_slice %iterArg_2, %15, %18, sizes = [1, 37] : (tensor<7x37xf32>, tensor<i32>, tensor<i32>) -> tensor<1x37xf32>
%20 = stablehlo.add %10, %19 : tensor<1x37xf32>
%21 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<i32>
%c_20 = stablehlo.constant dense<0> : tensor<i32>
%22 = stablehlo.compare LT, %21, %c_20, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_21 = stablehlo.constant dense<7> : tensor<i32>
%23 = stablehlo.add %21, %c_21 : tensor<i32>
%24 = stablehlo.select %22, %23, %21 : tensor<i1>, tensor<i32>
%c_22 = stablehlo.constant dense<0> : tensor<i32>
%c_23 = stablehlo.constant dense<0> : tensor<i32>
%25 = stablehlo.compare LT, %c_22, %c_23, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_24 = stablehlo.constant dense<0> : tensor<i32>
%c_25 = stablehlo.constant dense<37> : tensor<i32>
%26 = stablehlo.add %c_24, %c_25 : tensor<i32>
%c_26 = stablehlo.constant dense<0> : tensor<i32>
%27 = stablehlo.select %25, %26, %c_26 : tensor<i1>, tensor<i32>
%28 = stablehlo.dynamic_update_slice %iterArg_2, %20, %24, %27 : (tensor<7x37xf32>, tensor<1x37xf32>, tensor<i32>, tensor<i32>) -> tensor<7x37xf32>
%c_27 = stablehlo.constant dense<6> : tensor<i64>
%29 = stablehlo.subtract %c_27, %iterArg : tensor<i64>
%30 = stablehlo.convert %29 : (tensor<i64>) -> tensor<i32>
%c_28 = stablehlo.constant dense<0> : tensor<i32>
%31 = stablehlo.compare LT, %30, %c_28, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_29 = stablehlo.constant dense<7> : tensor<i32>
%32 = stablehlo.add %30, %c_29 : tensor<i32>
%33 = stablehlo.select %31, %32, %30 : tensor<i1>, tensor<i32>
%c_30 = stablehlo.constant dense<0> : tensor<i32>
%c_31 = stablehlo.constant dense<0> : tensor<i32>
%34 = stablehlo.compare LT, %c_30, %c_31, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_32 = stablehlo.constant dense<0> : tensor<i32>
%c_33 = stablehlo.constant dense<37> : tensor<i32>
%35 = stablehlo.add %c_32, %c_33 : tensor<i32>
%c_34 = stablehlo.constant dense<0> : tensor<i32>
%36 = stablehlo.select %34, %35, %c_34 : tensor<i1>, tensor<i32>
%37 = stablehlo.dynamic_slice %iterArg_2, %33, %36, sizes = [1, 37] : (tensor<7x37xf32>, tensor<i32>, tensor<i32>) -> tensor<1x37xf32>
%c_35 = stablehlo.constant dense<2> : tensor<i64>
%38 = stablehlo.multiply %iterArg, %c_35 : tensor<i64>
%39 = stablehlo.convert %38 : (tensor<i64>) -> tensor<i32>
%c_36 = stablehlo.constant dense<0> : tensor<i32>
%40 = stablehlo.compare LT, %39, %c_36, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_37 = stablehlo.constant dense<7> : tensor<i32>
%41 = stablehlo.add %39, %c_37 : tensor<i32>
%42 = stablehlo.select %40, %41, %39 : tensor<i1>, tensor<i32>
%c_38 = stablehlo.constant dense<0> : tensor<i32>
%c_39 = stablehlo.constant dense<0> : tensor<i32>
%43 = stablehlo.compare LT, %c_38, %c_39, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_40 = stablehlo.constant dense<0> : tensor<i32>
%c_41 = stablehlo.constant dense<37> : tensor<i32>
%44 = stablehlo.add %c_40, %c_41 : tensor<i32>
%c_42 = stablehlo.constant dense<0> : tensor<i32>
%45 = stablehlo.select %43, %44, %c_42 : tensor<i1>, tensor<i32>
%46 = stablehlo.dynamic_slice %iterArg_3, %42, %45, sizes = [1, 37] : (tensor<7x37xf32>, tensor<i32>, tensor<i32>) -> tensor<1x37xf32>
%47 = stablehlo.subtract %37, %46 : tensor<1x37xf32>
%48 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<i32>
%c_43 = stablehlo.constant dense<0> : tensor<i32>
%49 = stablehlo.compare LT, %48, %c_43, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_44 = stablehlo.constant dense<7> : tensor<i32>
%50 = stablehlo.add %48, %c_44 : tensor<i32>
%51 = stablehlo.select %49, %50, %48 : tensor<i1>, tensor<i32>
%c_45 = stablehlo.constant dense<0> : tensor<i32>
%c_46 = stablehlo.constant dense<0> : tensor<i32>
%52 = stablehlo.compare LT, %c_45, %c_46, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_47 = stablehlo.constant dense<0> : tensor<i32>
%c_48 = stablehlo.constant dense<37> : tensor<i32>
%53 = stablehlo.add %c_47, %c_48 : tensor<i32>
%c_49 = stablehlo.constant dense<0> : tensor<i32>
%54 = stablehlo.select %52, %53, %c_49 : tensor<i1>, tensor<i32>
%55 = stablehlo.dynamic_update_slice %iterArg_3, %47, %51, %54 : (tensor<7x37xf32>, tensor<1x37xf32>, tensor<i32>, tensor<i32>) -> tensor<7x37xf32>
stablehlo.return %2, %iterArg_1, %28, %55 : tensor<i64>, tensor<i64>, tensor<7x37xf32>, tensor<7x37xf32>
}
return %1#2, %1#3 : tensor<7x37xf32>, tensor<7x37xf32>
}
}
// -----
// in_place_kept
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0x183FC1BF35B177BF47FBC0BEE138F03FC5E4ACBF32EFB63F5585ACBF4EED25BFF8FC353F78A9EE3E65EDE83F8273B5BEBB18E13FCE7EDA3FD7BE5C3F1009F6BFB944983FC92FCD3FF67BC33D7E0D9BBF126FA3BFA2D7B03F2355D3BFF4423D3ED3D897BF2B7D4BBF974DF43F63BC64BF14EA3B3FB5E6883FA4D958BF26F6B4BFA2588B3F9BF93DBE173659BF2CA693BF409DF73F7BD1153F7DF0BC3D2B88C5BFDF2BD33FED392BBF03DC943F4D88CF3F639B96BF9EB5F43F4ED4C93F2A6D873E9DB2653FCCF263BFBB12653FC5098DBE90B232BFC398493FAD5AEFBE5A6C513FB8FBB33F55AE6ABFB94596BF00F237BF50299CBEEEE7693F4C0880BE4A1C463F31A3FD3FAB5688BF7050843F6728BEBD2F98A7BEB232D03E9E80C3BFB3103DBF4E7967BF5F29E23EFECD8CBF64BCE7BF4530EBBF94908C3F863B3C3FD3F9B23F2F70353F5E3FE5BF6EF54D3FE67C403E1B70EC3F52598ABF5329D8BF9F70AA3F9D559EBE1205F6BD132A5E3F8B59A2BF9E9948BE6FCA9A3F33AFC03E6D6CCE3F2D13BB3F9DF067BFD26D973F5A690B3F9300C2BFB10C72BFE2EE813F1E20B13FB893B0BFD8FD503F364932BF820AA2BF5F88CDBF4D73CDBF90B517BEE88CC4BF7617D93E4271A63F6DB29EBE5616F53E3132AC3FAAEDA53FFAF03EBF9A9F863E8647CCBDD0A1C2BFD0B799BF34D1D4BF82358EBF0170EA3F0B59D03F2A90A53F9F66B13FA6C3D63FA3A99FBF86ECA43E4FDAFCBE3E6C9DBF0CF3B9BF88A8BC3FC2A60D3FD531553FFE34C83F156E9FBF5F68FC3FD3970EBDB5B91FBF73F3DF3F702275BF2EFDB73F0401ADBF84D0CD3E3F87F63EA0852BBF9067E33EF658E13F4EA201BF7AF1C2BFF6D02CBEDD93CBBFEC00223F3B53753F4CDFEDBFC163A93F92053E3FBA6D5DBE5F09FDBFD683A4BF564137BE8B09A03FD4A3E8BF04C1493F5E2DF7BF5980023E2CCD5CBFE3128F3F9EDFB0BF8937B33F54EC833F1F9BF33FCBA73F3E761C8FBFE59F783FC8B7123E32E1F4BF5D63A3BF084785BFFAE3433F3F4EC93FF686AABF919547BEA44A063FF014AE3FC2ACC03FE66701BE3EA1A7BF39E69BBF348E103F9EE86B3C779EE0BF0CA9E73FB8E7233FFBC29F3FB9EB00BF0BD397BDB6061EBF2EAE9DBF7B61D53FC6F0BC3FC30B803E445522BF3D3155BF62F1BCBFD9964F3F041FE9BFF662D73E3EE6803FB72FFDBFCD60003F7D41043F7E50D3BF24DC653F35CD94BF046060BE3DF96EBF2CEDC8BF7726933FB6A7313FBC00973FCA2A4BBE413A65BFCD18423FF77211BF9E6C3F3FB8C4BABFB0041ABFBA9AAF3F9AE173BFC08E97BF9238E8BE1ECAD4BE1987BEBF849D1BBE74B97CBF157EFB3FF2E66FBEAC3578BF9DFDE5BF3B5B9E3F25555DBEA56088BF8D1C8ABF7E6B603F4921863ECB0293BE6F3ABFBFDBFCCEBF10AC08BF0996CBBFAF4EFCBFB119963FF875A9BFDC97903F"> : tensor<7x37xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<7x37xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<7x37xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<7x37xf32>
%r:2 = call @f(%a0, %a1) : (tensor<i64>, tensor<7x37xf32>) -> (tensor<7x37xf32>, tensor<7x37xf32>)
%e0 = stablehlo.constant dense<"0xFECD0CBF64BC67BF45306BBF94900C3F863BBC3ED3F9323F2F70B53E5E3F65BF6EF5CD3EE67CC03D1B706C3F52590ABF532958BF9F702A3F9D551EBE120576BD132ADE3E8B5922BF9E99C8BD6FCA1A3F33AF403E6D6C4E3F2D133B3F9DF0E7BED26D173F5A698B3E930042BFB10CF2BEE2EE013F1E20313FB89330BFD8FDD03E3649B2BE820A22BF5F884DBF4D734DBF90B597BDE88C44BF7617593E4271263F6DB21EBE5616753E31322C3FAAED253FFAF0BEBE9A9F063E86474CBDD0A142BFD0B719BF34D154BF82350EBF01706A3F0B59503F2A90253F9F66313FA6C3563FA3A91FBF86EC243E4FDA7CBE3E6C1DBF0CF339BF88A83C3FC2A68D3ED531D53EFE34483F156E1FBF5F687C3FD3978EBCB5B99FBE73F35F3F7022F5BE2EFD373F04012DBF84D04D3E3F87763EA085ABBE9067633EF658613F4EA281BE7AF142BFF6D0ACBDDD934BBFEC00A23E3B53F53E4CDF6DBFC163293F9205BE3EBA6DDDBD5F097DBFD68324BF5641B7BD8B09203FD4A368BF04C1C93E5E2D77BF5980823D2CCDDCBEE3120F3F9EDF30BF8937333F54EC033F1F9B733FCBA7BF3D761C0FBFE59FF83EC8B7923D32E174BF5D6323BF084705BFFAE3C33E3F4E493FF6862ABF9195C7BDA44A863EF0142E3FC2AC403FE66781BD3EA127BF39E61BBF348E903E9EE8EB3B779E60BF0CA9673FB8E7A33EFBC21F3FB9EB80BE0BD317BDB6069EBE2EAE1DBF7B61553FC6F03C3FC30B003E4455A2BE3D31D5BE62F13CBFD996CF3E041F69BFF662573E3EE6003FB72F7DBFCD60803E7D41843E7E5053BF24DCE53E35CD14BF0460E0BD3DF9EEBE2CED48BF7726133FB6A7B13EBC00173FCA2ACBBD413AE5BECD18C23EF77291BE9E6CBF3EB8C43ABFB0049ABEBA9A2F3F9AE1F3BEC08E17BF923868BE1ECA54BE19873EBF849D9BBD74B9FCBE157E7B3FF2E6EFBDAC35F8BE9DFD65BF3B5B1E3F2555DDBDA56008BF8D1C0ABF7E6BE03E4921063ECB0213BE6F3A3FBFDBFC4EBF10AC88BE09964BBFAF4E7CBFB119163FF87529BFDC97103F7726133FB6A7B13EBC00173FCA2ACBBD413AE5BECD18C23EF77291BE9E6CBF3EB8C43ABFB0049ABEBA9A2F3F9AE1F3BEC08E17BF923868BE1ECA54BE19873EBF849D9BBD74B9FCBE157E7B3FF2E6EFBDAC35F8BE9DFD65BF3B5B1E3F2555DDBDA56008BF8D1C0ABF7E6BE03E4921063ECB0213BE6F3A3FBFDBFC4EBF10AC88BE09964BBFAF4E7CBFB119163FF87529BFDC97103F7726133FB6A7B13EBC00173FCA2ACBBD413AE5BECD18C23EF77291BE9E6CBF3EB8C43ABFB0049ABEBA9A2F3F9AE1F3BEC08E17BF923868BE1ECA54BE19873EBF849D9BBD74B9FCBE157E7B3FF2E6EFBDAC35F8BE9DFD65BF3B5B1E3F2555DDBDA56008BF8D1C0ABF7E6BE03E4921063ECB0213BE6F3A3FBFDBFC4EBF10AC88BE09964BBFAF4E7CBFB119163FF87529BFDC97103F"> : tensor<7x37xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 40 : i64} : (tensor<7x37xf32>, tensor<7x37xf32>) -> ()
%e1 = stablehlo.constant dense<"0x0C3ACAC098B9EBC09D83C8C0DE88E140FCC0FDBEF6B2E140C4C411BFDB6AD5C0907675409083BF3F63E51241DAE27CC0844AC6BFDF13ED4040FD4B3FC48C86C023729F40215A19BF7228CBBE52449A3FC05AB6BF243DF340408F8A3F174C16C0D097963F801B343D19CD3ABFDBF393C0AE6D9040724BC94033A5BAC020BEC1BE1837B43D7B6785C0CD73D0C091E9E3C0382B5B40065305C0C21BAB3F5F7DB0BF08958540DA514FBF6044DB4062AD0141D99FACC02791CC406F648F40548140C070FE9EBECC7DDAC0C09ABEBD57287040C4D2FC3F6213B34046FE0340EBC2D4400ECB8C3FAFF1F8BF663698C0685EA7C0A67F91C04EA0CD407314223F2FEA8C40C2AD1D41CEE5C9C0C87E0041BE2DBBBE23AD22C0A901B340393BDFC0E75FB03F1EEEC2C0AC2015402CFA5BC0E64E09C154C3CEC0103DFD40BCD4F63F2E0223400FD61F40A78425C1F37A8F40D7C82A40E9006B40C89DD6BFEFA7A8C0C3999C40171AA6C0784443C0E74147408BA924C01E658DC0AF3ACD40C4D516C07194D640E1DF834072BBB1BF09F8FB3F71509F406A0A80C04037C73C5EE98D40C42353407FD764C0D05463403395D3C032BCF3C0F21508C14D7A9CC0DB6023405ED11AC148F1E93F903BE9408001FB3EC3D79440DD2DD1409C8C9040F1CCB1C014590A40824AF4BED7C223C1BD8C52C00C4AEBC089B36BC0E76F06412E700041F352B140F59EA240903C2E41C1B980C0102CFE3F6AE85AC08AC0ECC02AA517C17A5F0941C04B0E3D6D7099404B4C1541BF1D13C14DCA2941CAD2193F4112B3C0CB8421417B02D1C0FA77DB40008802C1787CB0BE553C814082DE54C00A0E76400DD6254106C27BC08F1306C13556CABF1CB80CC1069F1540D6BDA44022741CC16D99DF40FA4051406F20E0BF576D44C1C53313C1B1E49CBF2377D0401C0B0FC18BD18F4061E548C15A1D84BF27067CC0ABB1CF40CBB315C12A4CEA40EEEFE14061E53A414AFA553FA73C03C1B6B8864038CFA63EA71B51C15B141AC12064A2C0FA1A5140AB0D2941B1030CC1F23882BF67618840FCBB1641576D21416E6901BFAF3817C10D6E02C1AD474E409AD34CBEFC9039C1DF144341D2F17840BA29084125E96EC0E2AFA1BF56B48CC035DE11C12C6D4A41E07223412B07A23F50CAAAC0AFBFA6C0DF0D27C1E997A440EB9C54C108845840F8C3E540CBD55FC1CADA304063B33340D02B3DC1DDADAF4079F811C1538E72BFD548E6C008C626C177261341B7A7B140BC001741C92ACBBF413AE5C0CE18C240F77291C09F6CBF40B8C43AC1B0049AC0B99A2F4199E1F3C0C08E17C1913868C01FCA54C019873EC1849D9BBF72B9FCC0167E7B41F1E6EFBFAE35F8C09EFD65C13B5B1E412655DDBFA56008C18D1C0AC17F6BE04049210640CB0213C06F3A3FC1DAFC4EC110AC88C009964BC1AF4E7CC1B1191641F87529C1DC971041"> : tensor<7x37xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 40 : i64} : (tensor<7x37xf32>, tensor<7x37xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<7x37xf32>) -> (tensor<7x37xf32>, tensor<7x37xf32>) {
%c = stablehlo.constant dense<7> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:4 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1, %iterArg_3 = %arg1) : tensor<i64>, tensor<i64>, tensor<7x37xf32>, tensor<7x37xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_4 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_4 : tensor<i64>
%c_5 = stablehlo.constant dense<2> : tensor<i64>
%3 = stablehlo.add %iterArg, %c_5 : tensor<i64>
%4 = stablehlo.convert %3 : (tensor<i64>) -> tensor<i32>
%c_6 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.compare LT, %4, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_7 = stablehlo.constant dense<7> : tensor<i32>
%6 = stablehlo.add %4, %c_7 : tensor<i32>
%7 = stablehlo.select %5, %6, %4 : tensor<i1>, tensor<i32>
%c_8 = stablehlo.constant dense<0> : tensor<i32>
%c_9 = stablehlo.constant dense<0> : tensor<i32>
%8 = stablehlo.compare LT, %c_8, %c_9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_10 = stablehlo.constant dense<0> : tensor<i32>
%c_11 = stablehlo.constant dense<37> : tensor<i32>
%9 = stablehlo.add %c_10, %c_11 : tensor<i32>
%c_12 = stablehlo.constant dense<0> : tensor<i32>
%10 = stablehlo.select %8, %9, %c_12 : tensor<i1>, tensor<i32>
%11 = stablehlo.dynamic_slice %iterArg_2, %7, %10, sizes = [1, 37] : (tensor<7x37xf32>, tensor<i32>, tensor<i32>) -> tensor<1x37xf32>
%cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
%12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x37xf32>
%13 = stablehlo.multiply %11, %12 : tensor<1x37xf32>
%14 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<i32>
%c_13 = stablehlo.constant dense<0> : tensor<i32>
%15 = stablehlo.compare LT, %14, %c_13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_14 = stablehlo.constant dense<7> : tensor<i32>
%16 = stablehlo.add %14, %c_14 : tensor<i32>
%17 = stablehlo.select %15, %16, %14 : tensor<i1>, tensor<i32>
%c_15 = stablehlo.constant dense<0> : tensor<i32>
%c_16 = stablehlo.constant dense<0> : tensor<i32>
%18 = stablehlo.compare LT, %c_15, %c_16, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_17 = stablehlo.constant dense<0> : tensor<i32>
%c_18 = stablehlo.constant dense<37> : tensor<i32>
%19 = stablehlo.add %c_17, %c_18 : tensor<i32>
%c_19 = stablehlo.constant dense<0> : tensor<i32>
%20 = stablehlo.select %18, %19, %c_19 : tensor<i1>, tensor<i32>
%21 = stablehlo.dynamic_update_slice %iterArg_2, %13, %17, %20 : (tensor<7x37xf32>, tensor<1x37xf32>, tensor<i32>, tensor<i32>) -> tensor<7x37xf32>
%22 = stablehlo.add %iterArg_3, %iterArg_2 : tensor<7x37xf32>
stablehlo.return %2, %iterArg_1, %21, %22 : tensor<i64>, tensor<i64>, tensor<7x37xf32>, tensor<7x37xf32>
}
return %1#2, %1#3 : tensor<7x37xf32>, tensor<7x37xf32>
}
}
// -----
// window_line
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0x7E0D513F7C8C253FEBACDCBF3CAB4F3FF86139BF0000C07F1C13F63FC202DFBF8BF4A1BF208AC8BF097DB23F591F4C3FF7B982BF0BD0BDBF8D01553F795C9DBF2B9C5EBFD1F6523F789FDEBFD41443BF6F51D23C25CB053F7FCECEBEDC57FC3F6037893FA555FDBF60D02DBF86B8F5BF6130AF3F6376C7BF61290BBFD5CD963F3D16EEBE6360F2BF90A174BFB4E72ABF9C2E873E"> : tensor<37xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<37xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<37xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<37xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<37xf32>) -> (tensor<37xf32>)
%e0 = stablehlo.constant dense<"0x7E0D513F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F3DD206BE8E1F8DBE9B0BE2BEC1E701BF6ECC01BF1CB102BF57E509BFF2630ABF4221DBBEFA5E30BE06461A3EF586CA3E0CDDCA3ED4A7AE3DAEBBBCBE848A2BBF1B4131BF2D850CBF5540C7BEF47B95BE226BA8BEA2F804BFFCE535BFEE6B2BBFA2769DBE9C2E873E"> : tensor<37xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<37xf32>, tensor<37xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<37xf32>) -> (tensor<37xf32>) {
%c = stablehlo.constant dense<5> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1) : tensor<i64>, tensor<i64>, tensor<37xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_3 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_3 : tensor<i64>
%3 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<i32>
%4 = stablehlo.slice %iterArg_2 [2:37] : (tensor<37xf32>) -> tensor<35xf32>
%5 = stablehlo.slice %iterArg_2 [1:36] : (tensor<37xf32>) -> tensor<35xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<35xf32>
%7 = stablehlo.multiply %6, %5 : tensor<35xf32>
%8 = stablehlo.subtract %4, %7 : tensor<35xf32>
%9 = stablehlo.slice %iterArg_2 [0:35] : (tensor<37xf32>) -> tensor<35xf32>
%10 = stablehlo.add %8, %9 : tensor<35xf32>
%cst_4 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
%11 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<35xf32>
%12 = stablehlo.multiply %10, %11 : tensor<35xf32>
%c_5 = stablehlo.constant dense<1> : tensor<i32>
%13 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<1xi32>
%14 = "stablehlo.scatter"(%iterArg_2, %13, %12) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
%15 = stablehlo.add %arg2, %arg3 : tensor<f32>
stablehlo.return %15 : tensor<f32>
}) : (tensor<37xf32>, tensor<1xi32>, tensor<35xf32>) -> tensor<37xf32>
stablehlo.return %2, %iterArg_1, %14 : tensor<i64>, tensor<i64>, tensor<37xf32>
}
return %1#2 : tensor<37xf32>
}
}
// -----
// window_line_from_start
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0x7E0D513F7C8C253FEBACDCBF3CAB4F3FF86139BF0000C07F1C13F63FC202DFBF8BF4A1BF208AC8BF097DB23F591F4C3FF7B982BF0BD0BDBF8D01553F795C9DBF2B9C5EBFD1F6523F789FDEBFD41443BF6F51D23C25CB053F7FCECEBEDC57FC3F6037893FA555FDBF60D02DBF86B8F5BF6130AF3F6376C7BF61290BBFD5CD963F3D16EEBE6360F2BF90A174BFB4E72ABF9C2E873E"> : tensor<37xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<37xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<37xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<37xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<37xf32>) -> (tensor<37xf32>)
%e0 = stablehlo.constant dense<"0x097D323D591FCC3CF7B902BD0BD03DBD8D01D53C795C1DBD2B9CDEBCD1F6D23C789F5EBDD414C3BC6F51523A25CB853C7FCE4EBCDC577C3D6037093DA5557DBD60D0ADBC86B875BD61302F3D637647BD61298BBCD5CD163D3D166EBC636072BD90A1F4BCB4E7AABC9C2E073CB4E72ABD9C2E873CB4E7AABD9C2E073DB4E72ABE9C2E873DB4E7AABE9C2E073EB4E72ABF9C2E873E"> : tensor<37xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<37xf32>, tensor<37xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<37xf32>) -> (tensor<37xf32>) {
%c = stablehlo.constant dense<5> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1) : tensor<i64>, tensor<i64>, tensor<37xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_3 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_3 : tensor<i64>
%3 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<i32>
%4 = stablehlo.slice %iterArg_2 [2:37] : (tensor<37xf32>) -> tensor<35xf32>
%cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
%5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<35xf32>
%6 = stablehlo.multiply %4, %5 : tensor<35xf32>
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<1xi32>
%8 = "stablehlo.scatter"(%iterArg_2, %7, %6) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
stablehlo.return %arg3 : tensor<f32>
}) : (tensor<37xf32>, tensor<1xi32>, tensor<35xf32>) -> tensor<37xf32>
stablehlo.return %2, %iterArg_1, %8 : tensor<i64>, tensor<i64>, tensor<37xf32>
}
return %1#2 : tensor<37xf32>
}
}
// -----
// window_line_to_end
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0x7E0D513F7C8C253FEBACDCBF3CAB4F3FF86139BF0000C07F1C13F63FC202DFBF8BF4A1BF208AC8BF097DB23F591F4C3FF7B982BF0BD0BDBF8D01553F795C9DBF2B9C5EBFD1F6523F789FDEBFD41443BF6F51D23C25CB053F7FCECEBEDC57FC3F6037893FA555FDBF60D02DBF86B8F5BF6130AF3F6376C7BF61290BBFD5CD963F3D16EEBE6360F2BF90A174BFB4E72ABF9C2E873E"> : tensor<37xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<37xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<37xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<37xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<37xf32>) -> (tensor<37xf32>)
%e0 = stablehlo.constant dense<"0x7E0D513F7C8C253FEBACDCBF0021B13B3A77AF3F0000C07FF816003F53FF4AC00000C07F1EABCA4008208EBE0000C07F3DFFA2C1049285410000C07F9A33DE41289406C20000C07FA74D95C11DB304420000C07FF58D2740800892C1AF7DE0C044DF2241052FF64013847241126A23C144B13FC1CAA8C4C1C79DE2C0E4DDC24132FC9E41CAEBC541EAFECAC1FA832CC034A4E2C1"> : tensor<37xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<37xf32>, tensor<37xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<37xf32>) -> (tensor<37xf32>) {
%c = stablehlo.constant dense<5> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1) : tensor<i64>, tensor<i64>, tensor<37xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_3 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_3 : tensor<i64>
%3 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<i32>
%4 = stablehlo.slice %iterArg_2 [0:34] : (tensor<37xf32>) -> tensor<34xf32>
%5 = stablehlo.slice %iterArg_2 [3:37] : (tensor<37xf32>) -> tensor<34xf32>
%6 = stablehlo.subtract %4, %5 : tensor<34xf32>
%c_4 = stablehlo.constant dense<3> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<1xi32>
%8 = "stablehlo.scatter"(%iterArg_2, %7, %6) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
stablehlo.return %arg3 : tensor<f32>
}) : (tensor<37xf32>, tensor<1xi32>, tensor<34xf32>) -> tensor<37xf32>
stablehlo.return %2, %iterArg_1, %8 : tensor<i64>, tensor<i64>, tensor<37xf32>
}
return %1#2 : tensor<37xf32>
}
}
// -----
// window_line_reversed
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0x7E0D513F7C8C253FEBACDCBF3CAB4F3FF86139BF0000C07F1C13F63FC202DFBF8BF4A1BF208AC8BF097DB23F591F4C3FF7B982BF0BD0BDBF8D01553F795C9DBF2B9C5EBFD1F6523F789FDEBFD41443BF6F51D23C25CB053F7FCECEBEDC57FC3F6037893FA555FDBF60D02DBF86B8F5BF6130AF3F6376C7BF61290BBFD5CD963F3D16EEBE6360F2BF90A174BFB4E72ABF9C2E873E"> : tensor<37xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<37xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<37xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<37xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<37xf32>) -> (tensor<37xf32>)
%e0 = stablehlo.constant dense<"0x7E0D513FB4E7AABC90A1F4BC636072BD3D166EBCD5CD163D61298BBC637647BD61302F3D86B875BD60D0ADBCA5557DBD6037093DDC577C3D7FCE4EBC25CB853C6F51523AD414C3BC789F5EBDD1F6D23C2B9CDEBC795C1DBD8D01D53C0BD03DBDF7B902BD591FCC3C097D323D208A48BD8BF421BDC2025FBD1C13763D0000C07FF861B9BC3CABCF3CEBAC5CBD7C8CA53C9C2E873E"> : tensor<37xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<37xf32>, tensor<37xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<37xf32>) -> (tensor<37xf32>) {
%c = stablehlo.constant dense<5> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1) : tensor<i64>, tensor<i64>, tensor<37xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_3 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_3 : tensor<i64>
%3 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<i32>
%4 = stablehlo.slice %iterArg_2 [1:36] : (tensor<37xf32>) -> tensor<35xf32>
%5 = stablehlo.reverse %4, dims = [0] : tensor<35xf32>
%cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<35xf32>
%7 = stablehlo.multiply %5, %6 : tensor<35xf32>
%c_4 = stablehlo.constant dense<1> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<1xi32>
%9 = "stablehlo.scatter"(%iterArg_2, %8, %7) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
stablehlo.return %arg3 : tensor<f32>
}) : (tensor<37xf32>, tensor<1xi32>, tensor<35xf32>) -> tensor<37xf32>
stablehlo.return %2, %iterArg_1, %9 : tensor<i64>, tensor<i64>, tensor<37xf32>
}
return %1#2 : tensor<37xf32>
}
}
// -----
// window_line_kept_place
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0x7E0D513F7C8C253FEBACDCBF3CAB4F3FF86139BF0000C07F1C13F63FC202DFBF8BF4A1BF208AC8BF097DB23F591F4C3FF7B982BF0BD0BDBF8D01553F795C9DBF2B9C5EBFD1F6523F789FDEBFD41443BF6F51D23C25CB053F7FCECEBEDC57FC3F6037893FA555FDBF60D02DBF86B8F5BF6130AF3F6376C7BF61290BBFD5CD963F3D16EEBE6360F2BF90A174BFB4E72ABF9C2E873E"> : tensor<37xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<37xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<37xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<37xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<37xf32>) -> (tensor<37xf32>)
%e0 = stablehlo.constant dense<"0x7E0D513F7C8C253F981AF13FAD3EFB3F781AF53F0000C07F99B0FF3FEA07F13F5CF0F23FAFBBF13FE893FD3F7E30FB3F30EAF33F8011F23F0654FB3F1C15F33F8F85F43FDB4BFB3F040BF13FADF3F43F4A1AF83F2C17FA3F6362F63FBFE2FF3FBB49FC3F5315F03FBE48F53F3C52F03F8379FD3F4DC4F13F5AD3F53F6EB6FC3FD423F63FFD6CF03F7A2DF43F6154F53F9C2E873E"> : tensor<37xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<37xf32>, tensor<37xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<37xf32>) -> (tensor<37xf32>) {
%c = stablehlo.constant dense<5> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1) : tensor<i64>, tensor<i64>, tensor<37xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_3 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_3 : tensor<i64>
%3 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<i32>
%4 = stablehlo.slice %iterArg_2 [2:36] : (tensor<37xf32>) -> tensor<34xf32>
%cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
%5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<34xf32>
%6 = stablehlo.multiply %4, %5 : tensor<34xf32>
%cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%7 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<34xf32>
%8 = stablehlo.add %6, %7 : tensor<34xf32>
%c_5 = stablehlo.constant dense<2> : tensor<i32>
%9 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<1xi32>
%10 = "stablehlo.scatter"(%iterArg_2, %9, %8) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
stablehlo.return %arg3 : tensor<f32>
}) : (tensor<37xf32>, tensor<1xi32>, tensor<34xf32>) -> tensor<37xf32>
stablehlo.return %2, %iterArg_1, %10 : tensor<i64>, tensor<i64>, tensor<37xf32>
}
return %1#2 : tensor<37xf32>
}
}
// -----
// window_line_half
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0x7E0D513F7C8C253FEBACDCBF3CAB4F3FF86139BF0000C07F1C13F63FC202DFBF8BF4A1BF208AC8BF097DB23F591F4C3FF7B982BF0BD0BDBF8D01553F795C9DBF2B9C5EBFD1F6523F"> : tensor<18xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<18xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<18xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<18xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<18xf32>) -> (tensor<18xf32>)
%e0 = stablehlo.constant dense<"0x708818C0966D3F3F4C5E2140958FEABF1E3E42BF0000C07FCAB749C059695F3FFAB70540208AC8BF097DB23F591F4C3FF7B982BF0BD0BDBF8D01553F795C9DBF2B9C5EBFD1F6523F"> : tensor<18xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<18xf32>, tensor<18xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<18xf32>) -> (tensor<18xf32>) {
%c = stablehlo.constant dense<5> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1) : tensor<i64>, tensor<i64>, tensor<18xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_3 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_3 : tensor<i64>
%3 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<i32>
%4 = stablehlo.slice %iterArg_2 [9:18] : (tensor<18xf32>) -> tensor<9xf32>
%5 = stablehlo.slice %iterArg_2 [0:9] : (tensor<18xf32>) -> tensor<9xf32>
%6 = stablehlo.subtract %4, %5 : tensor<9xf32>
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<1xi32>
%8 = "stablehlo.scatter"(%iterArg_2, %7, %6) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
stablehlo.return %arg3 : tensor<f32>
}) : (tensor<18xf32>, tensor<1xi32>, tensor<9xf32>) -> tensor<18xf32>
stablehlo.return %2, %iterArg_1, %8 : tensor<i64>, tensor<i64>, tensor<18xf32>
}
return %1#2 : tensor<18xf32>
}
}
// -----
// window_line_less_than_half
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0x7E0D513F7C8C253FEBACDCBF3CAB4F3FF86139BF0000C07F1C13F63FC202DFBF8BF4A1BF208AC8BF097DB23F591F4C3FF7B982BF0BD0BDBF8D01553F795C9DBF2B9C5EBFD1F6523F789FDEBFD41443BF6F51D23C25CB053F7FCECEBEDC57FC3F6037893FA555FDBF60D02DBF86B8F5BF6130AF3F6376C7BF61290BBFD5CD963F3D16EEBE6360F2BF90A174BFB4E72ABF9C2E873E"> : tensor<37xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<37xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<37xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<37xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<37xf32>) -> (tensor<37xf32>)
%e0 = stablehlo.constant dense<"0x7E0D513F7C8C253F6FD6893F0000C07FD6E4BAC0FCA821BF0000C07F3350A44168BA73C10000C07F9A33DEC1289406420000C07FA74D95411DB304C20000C07FEB559BC0E23B9041436960403745B8BE6F51D23C25CB053F7FCECEBEDC57FC3F6037893FA555FDBF60D02DBF86B8F5BF6130AF3F6376C7BF61290BBFD5CD963F3D16EEBE6360F2BF90A174BFB4E72ABF9C2E873E"> : tensor<37xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<37xf32>, tensor<37xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<37xf32>) -> (tensor<37xf32>) {
%c = stablehlo.constant dense<5> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1) : tensor<i64>, tensor<i64>, tensor<37xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_3 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_3 : tensor<i64>
%3 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<i32>
%4 = stablehlo.slice %iterArg_2 [3:21] : (tensor<37xf32>) -> tensor<18xf32>
%5 = stablehlo.slice %iterArg_2 [0:18] : (tensor<37xf32>) -> tensor<18xf32>
%6 = stablehlo.subtract %4, %5 : tensor<18xf32>
%c_4 = stablehlo.constant dense<2> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<1xi32>
%8 = "stablehlo.scatter"(%iterArg_2, %7, %6) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
stablehlo.return %arg3 : tensor<f32>
}) : (tensor<37xf32>, tensor<1xi32>, tensor<18xf32>) -> tensor<37xf32>
stablehlo.return %2, %iterArg_1, %8 : tensor<i64>, tensor<i64>, tensor<37xf32>
}
return %1#2 : tensor<37xf32>
}
}
// -----
// window_line_of_sum
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0x1C13F63FC202DFBF8BF4A1BF208AC8BF097DB23F591F4C3FF7B982BF0BD0BDBF8D01553F795C9DBF2B9C5EBFD1F6523F789FDEBFD41443BF6F51D23C25CB053F7FCECEBEDC57FC3F6037893FA555FDBF60D02DBF86B8F5BF6130AF3F6376C7BF61290BBFD5CD963F3D16EEBE6360F2BF90A174BFB4E72ABF9C2E873E"> : tensor<31xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<31xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<31xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<31xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<31xf32>) -> (tensor<31xf32>)
%e0 = stablehlo.constant dense<"0x1C13F63FB198023F86031E3EB93B833DDBA7273D12E50E3D633C003DD424023D28F0003D61C80C3DF6640A3DA91E033DF845013D7F880A3D9549023D08BA033D54800A3D7D3F003D2628043DC34E073DA64B093DDC96053D38170F3D347E0B3D9893FE3C377D043D6A0DFF3CFCAD0C3DC6F8003DD307053DE8EA0B3D"> : tensor<31xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<31xf32>, tensor<31xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<31xf32>) -> (tensor<31xf32>) {
%c = stablehlo.constant dense<5> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1) : tensor<i64>, tensor<i64>, tensor<31xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_3 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_3 : tensor<i64>
%3 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<i32>
%4 = stablehlo.slice %iterArg_2 [0:30] : (tensor<31xf32>) -> tensor<30xf32>
%cst = stablehlo.constant dense<2.500000e-01> : tensor<f32>
%5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<30xf32>
%6 = stablehlo.multiply %4, %5 : tensor<30xf32>
%cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%7 = stablehlo.reduce(%iterArg_2 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<31xf32>, tensor<f32>) -> tensor<f32>
%cst_5 = stablehlo.constant dense<0.00999999977> : tensor<f32>
%8 = stablehlo.multiply %7, %cst_5 : tensor<f32>
%9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<30xf32>
%10 = stablehlo.add %6, %9 : tensor<30xf32>
%c_6 = stablehlo.constant dense<1> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<1xi32>
%12 = "stablehlo.scatter"(%iterArg_2, %11, %10) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
stablehlo.return %arg3 : tensor<f32>
}) : (tensor<31xf32>, tensor<1xi32>, tensor<30xf32>) -> tensor<31xf32>
stablehlo.return %2, %iterArg_1, %12 : tensor<i64>, tensor<i64>, tensor<31xf32>
}
return %1#2 : tensor<31xf32>
}
}
// -----
// window_line_of_one
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0x7E0D513F7C8C253FEBACDCBF3CAB4F3FF86139BF0000C07F1C13F63FC202DFBF8BF4A1BF208AC8BF097DB23F591F4C3FF7B982BF0BD0BDBF8D01553F795C9DBF2B9C5EBFD1F6523F789FDEBFD41443BF6F51D23C25CB053F7FCECEBEDC57FC3F6037893FA555FDBF60D02DBF86B8F5BF6130AF3F6376C7BF61290BBFD5CD963F3D16EEBE6360F2BF90A174BFB4E72ABF9C2E873E"> : tensor<37xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<37xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<37xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<37xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<37xf32>) -> (tensor<37xf32>)
%e0 = stablehlo.constant dense<"0x7E0D513FE978703E274620BFD7D3963E2CA486BE0000C07F9EB8323F5BF821BFA140EBBE49A611BF53A2013F7440943EE3E3BDBED7DB09BF2EB49A3E4B94E4BED9ADA1BE8638993E3EB021BF71AF8DBE69C0183C6C58423E863316BE2146373F3551C73E73FE37BF697A7CBED47632BFB879FE3E05DE10BF9A244ABEEF0DDB3E74EB2CBE070930BF38ACB1BEB64078BEC35CC43D"> : tensor<37xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<37xf32>, tensor<37xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<37xf32>) -> (tensor<37xf32>) {
%c = stablehlo.constant dense<5> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1) : tensor<i64>, tensor<i64>, tensor<37xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_3 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_3 : tensor<i64>
%3 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<i32>
%4 = stablehlo.slice %iterArg_2 [1:37] : (tensor<37xf32>) -> tensor<36xf32>
%5 = stablehlo.slice %iterArg_2 [0:1] : (tensor<37xf32>) -> tensor<1xf32>
%6 = stablehlo.reshape %5 : (tensor<1xf32>) -> tensor<f32>
%7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<36xf32>
%8 = stablehlo.multiply %4, %7 : tensor<36xf32>
%c_4 = stablehlo.constant dense<1> : tensor<i32>
%9 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<1xi32>
%10 = "stablehlo.scatter"(%iterArg_2, %9, %8) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
stablehlo.return %arg3 : tensor<f32>
}) : (tensor<37xf32>, tensor<1xi32>, tensor<36xf32>) -> tensor<37xf32>
stablehlo.return %2, %iterArg_1, %10 : tensor<i64>, tensor<i64>, tensor<37xf32>
}
return %1#2 : tensor<37xf32>
}
}
// -----
// window_line_twice
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0x7E0D513F7C8C253FEBACDCBF3CAB4F3FF86139BF0000C07F1C13F63FC202DFBF8BF4A1BF208AC8BF097DB23F591F4C3FF7B982BF0BD0BDBF8D01553F795C9DBF2B9C5EBFD1F6523F789FDEBFD41443BF6F51D23C25CB053F7FCECEBEDC57FC3F6037893FA555FDBF60D02DBF86B8F5BF6130AF3F6376C7BF61290BBFD5CD963F3D16EEBE6360F2BF90A174BFB4E72ABF9C2E873E"> : tensor<37xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<37xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<37xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<37xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<37xf32>) -> (tensor<37xf32>)
%e0 = stablehlo.constant dense<"0x7E0D513F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07FF26501BF3406FBBE562DDBBE92679BBE859502BE8A3C493DC5E71A3EE7F0F83D984018BDFA7E82BE3D11DFBE1E8A04BF693C01BFD60EE7BEF4E3D6BE4C3EE1BEDA50F9BE50A3FABEB43DBEBEC296D6BD9C2E873E"> : tensor<37xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<37xf32>, tensor<37xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<37xf32>) -> (tensor<37xf32>) {
%c = stablehlo.constant dense<5> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1) : tensor<i64>, tensor<i64>, tensor<37xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_3 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_3 : tensor<i64>
%3 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<i32>
%4 = stablehlo.slice %iterArg_2 [2:37] : (tensor<37xf32>) -> tensor<35xf32>
%5 = stablehlo.slice %iterArg_2 [1:36] : (tensor<37xf32>) -> tensor<35xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<35xf32>
%7 = stablehlo.multiply %6, %5 : tensor<35xf32>
%8 = stablehlo.subtract %4, %7 : tensor<35xf32>
%9 = stablehlo.slice %iterArg_2 [0:35] : (tensor<37xf32>) -> tensor<35xf32>
%10 = stablehlo.add %8, %9 : tensor<35xf32>
%cst_4 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
%11 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<35xf32>
%12 = stablehlo.multiply %10, %11 : tensor<35xf32>
%c_5 = stablehlo.constant dense<1> : tensor<i32>
%13 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<1xi32>
%14 = "stablehlo.scatter"(%iterArg_2, %13, %12) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
%26 = stablehlo.add %arg2, %arg3 : tensor<f32>
stablehlo.return %26 : tensor<f32>
}) : (tensor<37xf32>, tensor<1xi32>, tensor<35xf32>) -> tensor<37xf32>
%15 = stablehlo.slice %14 [2:37] : (tensor<37xf32>) -> tensor<35xf32>
%16 = stablehlo.slice %14 [1:36] : (tensor<37xf32>) -> tensor<35xf32>
%cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%17 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<35xf32>
%18 = stablehlo.multiply %17, %16 : tensor<35xf32>
%19 = stablehlo.subtract %15, %18 : tensor<35xf32>
%20 = stablehlo.slice %14 [0:35] : (tensor<37xf32>) -> tensor<35xf32>
%21 = stablehlo.add %19, %20 : tensor<35xf32>
%cst_7 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
%22 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<35xf32>
%23 = stablehlo.multiply %21, %22 : tensor<35xf32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%24 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<1xi32>
%25 = "stablehlo.scatter"(%14, %24, %23) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
%26 = stablehlo.add %arg2, %arg3 : tensor<f32>
stablehlo.return %26 : tensor<f32>
}) : (tensor<37xf32>, tensor<1xi32>, tensor<35xf32>) -> tensor<37xf32>
stablehlo.return %2, %iterArg_1, %25 : tensor<i64>, tensor<i64>, tensor<37xf32>
}
return %1#2 : tensor<37xf32>
}
}
// -----
// window_line_then_ends
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0x7E0D513F7C8C253FEBACDCBF3CAB4F3FF86139BF0000C07F1C13F63FC202DFBF8BF4A1BF208AC8BF097DB23F591F4C3FF7B982BF0BD0BDBF8D01553F795C9DBF2B9C5EBFD1F6523F789FDEBFD41443BF6F51D23C25CB053F7FCECEBEDC57FC3F6037893FA555FDBF60D02DBF86B8F5BF6130AF3F6376C7BF61290BBFD5CD963F3D16EEBE6360F2BF90A174BFB4E72ABF9C2E873E"> : tensor<37xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<37xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<37xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<37xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<37xf32>) -> (tensor<37xf32>)
%e0 = stablehlo.constant dense<"0x0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F3DD206BE8E1F8DBE9B0BE2BEC1E701BF6ECC01BF1CB102BF57E509BFF2630ABF4221DBBEFA5E30BE06461A3EF586CA3E0CDDCA3ED4A7AE3DAEBBBCBE848A2BBF1B4131BF2D850CBF5540C7BEF47B95BE226BA8BE21E705BF2C923EBF6E3754BF509B49BFF93A46BF"> : tensor<37xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<37xf32>, tensor<37xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<37xf32>) -> (tensor<37xf32>) {
%c = stablehlo.constant dense<5> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1) : tensor<i64>, tensor<i64>, tensor<37xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_3 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_3 : tensor<i64>
%3 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<i32>
%4 = stablehlo.slice %iterArg_2 [2:37] : (tensor<37xf32>) -> tensor<35xf32>
%5 = stablehlo.slice %iterArg_2 [1:36] : (tensor<37xf32>) -> tensor<35xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<35xf32>
%7 = stablehlo.multiply %6, %5 : tensor<35xf32>
%8 = stablehlo.subtract %4, %7 : tensor<35xf32>
%9 = stablehlo.slice %iterArg_2 [0:35] : (tensor<37xf32>) -> tensor<35xf32>
%10 = stablehlo.add %8, %9 : tensor<35xf32>
%cst_4 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
%11 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<35xf32>
%12 = stablehlo.multiply %10, %11 : tensor<35xf32>
%c_5 = stablehlo.constant dense<1> : tensor<i32>
%13 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<1xi32>
%14 = "stablehlo.scatter"(%iterArg_2, %13, %12) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
%23 = stablehlo.add %arg2, %arg3 : tensor<f32>
stablehlo.return %23 : tensor<f32>
}) : (tensor<37xf32>, tensor<1xi32>, tensor<35xf32>) -> tensor<37xf32>
%15 = stablehlo.slice %iterArg_2 [1:2] : (tensor<37xf32>) -> tensor<1xf32>
%16 = stablehlo.reshape %15 : (tensor<1xf32>) -> tensor<f32>
%c_6 = stablehlo.constant dense<0> : tensor<i32>
%17 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<1xi32>
%18 = "stablehlo.scatter"(%14, %17, %16) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
stablehlo.return %arg3 : tensor<f32>
}) : (tensor<37xf32>, tensor<1xi32>, tensor<f32>) -> tensor<37xf32>
%19 = stablehlo.slice %iterArg_2 [35:36] : (tensor<37xf32>) -> tensor<1xf32>
%20 = stablehlo.reshape %19 : (tensor<1xf32>) -> tensor<f32>
%c_7 = stablehlo.constant dense<36> : tensor<i32>
%21 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<1xi32>
%22 = "stablehlo.scatter"(%18, %21, %20) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
stablehlo.return %arg3 : tensor<f32>
}) : (tensor<37xf32>, tensor<1xi32>, tensor<f32>) -> tensor<37xf32>
stablehlo.return %2, %iterArg_1, %22 : tensor<i64>, tensor<i64>, tensor<37xf32>
}
return %1#2 : tensor<37xf32>
}
}
// -----
// window_square
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xB2A409BDC9FC87BF8462DDBF80F7593FA350A03FB0FC453E3F88093FA15EA9BFF88A5E3EF9FBA5BFB63CD73C3DC921BF0EC2EC3FD313A23D1E6498BF3F8578BF366A4E3EE24AB23FF9C126BFCB0ECF3FCFF184BF21A5D53F65776A3F5D2DDD3F8DC3E63F1406AEBF27EB4E3F843E85BF8B21E93E336A7ABF06BF1FBEB5A9DBBE80C9DEBF8D4D013F7A23343FA93DC23FE71B5A3F531F9EBFDA2FF63E78F0F4BDD8FB5CBF1B01C9BF3D52E0BF09BC953FA1CC44BF6A0D65BFD5FB8B3F99B44C3FF29C87BF417D753F2C8C3B3FACB86FBD0CA2743E6FACDA3F6E03C53E6336FE3FCF79F03E1C362A3D7DE17BBFB280593D3602AC3F0000C07F5A5190BF27ACEE3FFD546ABE0634BB3F09B50FBFEBE76E3F2BA24A3F875697BF3CA8D5BF580F86BFF66FC3BCEF03AA3F164C98BF196D35BFD07E8F3F319AEFBFF7D30F3F9094DE3FC78E353F5C30053F70B9E1BF58D132BED1D67EBFD408C63FA00591BFCB406CBF3C2B28BF33718D3F774BD6BE8F83003F86CD3EBF4C2753BF703EAB3F0A37F23FB944D73FB6BB2ABFEF1ABFBFD05888BF4E43AABFA3DCFD3F2739D03FAB6695BF40E95D3FDBFD16BFF7800F3DC3CF5FBF2A93DBBF6B7B91BF806EFBBFA83DDDBFADB55CBFBA5603BF2360FC3E19481BBFC27CC53FD52E243F5DE9AD3F2006DCBDCE43FB3E1E0B06BF3946913FDD95E63F000232BFCA4A68BFF99CCD3FC1FA8F3E982F5BBE90F020BF7E15A73FEEC8A4BF2001F23F"> : tensor<7x19xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<7x19xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<7x19xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<7x19xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<7x19xf32>) -> (tensor<7x19xf32>)
%e0 = stablehlo.constant dense<"0xB2A409BDC9FC87BF8462DDBF80F7593FA350A03FB0FC453E3F88093FA15EA9BFF88A5E3EF9FBA5BFB63CD73C3DC921BF0EC2EC3FD313A23D1E6498BF3F8578BF366A4E3EE24AB23FF9C126BFCB0ECF3F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07FC569A73F38F0513F2C8F6BC0724B7040513A9B40BCEFA8C02B773640039BFD3FB85326C09F6AEB40531F9EBFDA2FF63E0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F01140141DA880FC1811CFE4002930141F7D714C187F60641E4CCD540FFC0C6C09FE2C640CF79F03E1C362A3D0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F718B6EC086E42B4071F13B402282DEC06EFA4E40EA0F2840D038ABBF3668A83F196D35BFD07E8F3F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07FD54A6040B8E6983DBCD3E1BF7C6E99C0F86435C130F056C1FF643AC1FB59FFC0394401C0703EAB3F0A37F23F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0E3E0BC1043E3E40D30E6E3F56EA52C0F622B4C0C44143C100C2E9C13BC233C2AD1BE9C16C2DE5C0BA5603BF2360FC3E19481BBFC27CC53FD52E243F5DE9AD3F2006DCBDCE43FB3E1E0B06BF3946913FDD95E63F000232BFCA4A68BFF99CCD3FC1FA8F3E982F5BBE90F020BF7E15A73FEEC8A4BF2001F23F"> : tensor<7x19xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<7x19xf32>, tensor<7x19xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<7x19xf32>) -> (tensor<7x19xf32>) {
%c = stablehlo.constant dense<5> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1) : tensor<i64>, tensor<i64>, tensor<7x19xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_3 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_3 : tensor<i64>
%3 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<i32>
%4 = stablehlo.slice %iterArg_2 [2:7, 1:18] : (tensor<7x19xf32>) -> tensor<5x17xf32>
%5 = stablehlo.slice %iterArg_2 [0:5, 1:18] : (tensor<7x19xf32>) -> tensor<5x17xf32>
%6 = stablehlo.add %4, %5 : tensor<5x17xf32>
%7 = stablehlo.slice %iterArg_2 [1:6, 2:19] : (tensor<7x19xf32>) -> tensor<5x17xf32>
%8 = stablehlo.slice %iterArg_2 [1:6, 0:17] : (tensor<7x19xf32>) -> tensor<5x17xf32>
%9 = stablehlo.multiply %7, %8 : tensor<5x17xf32>
%10 = stablehlo.subtract %6, %9 : tensor<5x17xf32>
%cst = stablehlo.constant dense<2.500000e-01> : tensor<f32>
%11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x17xf32>
%12 = stablehlo.multiply %10, %11 : tensor<5x17xf32>
%c_4 = stablehlo.constant dense<1> : tensor<i32>
%13 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<1xi32>
%c_5 = stablehlo.constant dense<1> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<1xi32>
%15 = stablehlo.concatenate %13, %14, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%16 = "stablehlo.scatter"(%iterArg_2, %15, %12) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = true}> ({
^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
%17 = stablehlo.add %arg2, %arg3 : tensor<f32>
stablehlo.return %17 : tensor<f32>
}) : (tensor<7x19xf32>, tensor<2xi32>, tensor<5x17xf32>) -> tensor<7x19xf32>
stablehlo.return %2, %iterArg_1, %16 : tensor<i64>, tensor<i64>, tensor<7x19xf32>
}
return %1#2 : tensor<7x19xf32>
}
}
// -----
// window_square_kept_place
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xB2A409BDC9FC87BF8462DDBF80F7593FA350A03FB0FC453E3F88093FA15EA9BFF88A5E3EF9FBA5BFB63CD73C3DC921BF0EC2EC3FD313A23D1E6498BF3F8578BF366A4E3EE24AB23FF9C126BFCB0ECF3FCFF184BF21A5D53F65776A3F5D2DDD3F8DC3E63F1406AEBF27EB4E3F843E85BF8B21E93E336A7ABF06BF1FBEB5A9DBBE80C9DEBF8D4D013F7A23343FA93DC23FE71B5A3F531F9EBFDA2FF63E78F0F4BDD8FB5CBF1B01C9BF3D52E0BF09BC953FA1CC44BF6A0D65BFD5FB8B3F99B44C3FF29C87BF417D753F2C8C3B3FACB86FBD0CA2743E6FACDA3F6E03C53E6336FE3FCF79F03E1C362A3D7DE17BBFB280593D3602AC3F0000C07F5A5190BF27ACEE3FFD546ABE0634BB3F09B50FBFEBE76E3F2BA24A3F875697BF3CA8D5BF580F86BFF66FC3BCEF03AA3F164C98BF196D35BFD07E8F3F319AEFBFF7D30F3F9094DE3FC78E353F5C30053F70B9E1BF58D132BED1D67EBFD408C63FA00591BFCB406CBF3C2B28BF33718D3F774BD6BE8F83003F86CD3EBF4C2753BF703EAB3F0A37F23FB944D73FB6BB2ABFEF1ABFBFD05888BF4E43AABFA3DCFD3F2739D03FAB6695BF40E95D3FDBFD16BFF7800F3DC3CF5FBF2A93DBBF6B7B91BF806EFBBFA83DDDBFADB55CBFBA5603BF2360FC3E19481BBFC27CC53FD52E243F5DE9AD3F2006DCBDCE43FB3E1E0B06BF3946913FDD95E63F000232BFCA4A68BFF99CCD3FC1FA8F3E982F5BBE90F020BF7E15A73FEEC8A4BF2001F23F"> : tensor<7x19xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<7x19xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<7x19xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<7x19xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<7x19xf32>) -> (tensor<7x19xf32>)
%e0 = stablehlo.constant dense<"0xB2A409BDC9FC87BF8462DDBF80F7593FA350A03FB0FC453E3F88093FA15EA9BFF88A5E3EF9FBA5BFB63CD73C3DC921BF0EC2EC3FD313A23D1E6498BF3F8578BF366A4E3EE24AB23FF9C126BFCB0ECF3FCFF184BF4869D540EC4EBD40574BD740E3B0D940F6FC684065DDB940BE607D401992AE40BAB2804008029B4065459240409B5040B229B0406F84B6406A8FD0407D43BB40531F9EBFDA2FF63E78F0F4BD85608440727F5B40E2D64F40026FC5406C668740535E8340F5FEC2409396B94087317C40A8AFBE408671B7408E209E4010A5A7401CABD6403750AC40998DDF40CF79F03E1C362A3D7DE17BBF02B3A1408E00CB400000C07F53D777400AABDB4058AD984002CDCE405F098E40FEDCBD404654B940BC547440E22B554054F87C40903C9F40FC80CA40F5D97340196D35BFD07E8F3F319AEFBF7FFAB14024A5D740D9B1B6400CA6B04048234F4075699A40262580403582D140307D7740E677824098FA8A404D5CC340489B92407210B0404F268840169B8540703EAB3F0A37F23FB944D73F89A88A408872604098D37B4059DE6A402977DF404A0ED440AA4C754028BDBB4044208D40021FA140080684406B3652404A427740C04842402C6151404A698440BA5603BF2360FC3E19481BBFC27CC53FD52E243F5DE9AD3F2006DCBDCE43FB3E1E0B06BF3946913FDD95E63F000232BFCA4A68BFF99CCD3FC1FA8F3E982F5BBE90F020BF7E15A73FEEC8A4BF2001F23F"> : tensor<7x19xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<7x19xf32>, tensor<7x19xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<7x19xf32>) -> (tensor<7x19xf32>) {
%c = stablehlo.constant dense<5> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1) : tensor<i64>, tensor<i64>, tensor<7x19xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_3 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_3 : tensor<i64>
%3 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<i32>
%c_4 = stablehlo.constant dense<1> : tensor<i32>
%4 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<1xi32>
%c_5 = stablehlo.constant dense<2> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<1xi32>
%6 = stablehlo.concatenate %4, %5, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x16xf32>
%8 = "stablehlo.scatter"(%iterArg_2, %6, %7) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = true}> ({
^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
%9 = stablehlo.add %arg2, %arg3 : tensor<f32>
stablehlo.return %9 : tensor<f32>
}) : (tensor<7x19xf32>, tensor<2xi32>, tensor<5x16xf32>) -> tensor<7x19xf32>
stablehlo.return %2, %iterArg_1, %8 : tensor<i64>, tensor<i64>, tensor<7x19xf32>
}
return %1#2 : tensor<7x19xf32>
}
}
// -----
// window_square_columns
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xB2A409BDC9FC87BF8462DDBF80F7593FA350A03FB0FC453E3F88093FA15EA9BFF88A5E3EF9FBA5BFB63CD73C3DC921BF0EC2EC3FD313A23D1E6498BF3F8578BF366A4E3EE24AB23FF9C126BFCB0ECF3FCFF184BF21A5D53F65776A3F5D2DDD3F8DC3E63F1406AEBF27EB4E3F843E85BF8B21E93E336A7ABF06BF1FBEB5A9DBBE80C9DEBF8D4D013F7A23343FA93DC23FE71B5A3F531F9EBFDA2FF63E78F0F4BDD8FB5CBF1B01C9BF3D52E0BF09BC953FA1CC44BF6A0D65BFD5FB8B3F99B44C3FF29C87BF417D753F2C8C3B3FACB86FBD0CA2743E6FACDA3F6E03C53E6336FE3FCF79F03E1C362A3D7DE17BBFB280593D3602AC3F0000C07F5A5190BF27ACEE3FFD546ABE0634BB3F09B50FBFEBE76E3F2BA24A3F875697BF3CA8D5BF580F86BFF66FC3BCEF03AA3F164C98BF196D35BFD07E8F3F319AEFBFF7D30F3F9094DE3FC78E353F5C30053F70B9E1BF58D132BED1D67EBFD408C63FA00591BFCB406CBF3C2B28BF33718D3F774BD6BE8F83003F86CD3EBF4C2753BF703EAB3F0A37F23FB944D73FB6BB2ABFEF1ABFBFD05888BF4E43AABFA3DCFD3F2739D03FAB6695BF40E95D3FDBFD16BFF7800F3DC3CF5FBF2A93DBBF6B7B91BF806EFBBFA83DDDBFADB55CBFBA5603BF2360FC3E19481BBFC27CC53FD52E243F5DE9AD3F2006DCBDCE43FB3E1E0B06BF3946913FDD95E63F000232BFCA4A68BFF99CCD3FC1FA8F3E982F5BBE90F020BF7E15A73FEEC8A4BF2001F23F"> : tensor<7x19xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<7x19xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<7x19xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<7x19xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<7x19xf32>) -> (tensor<7x19xf32>)
%e0 = stablehlo.constant dense<"0xB2A409BDA8BD92BFD7068FC0BC74C5C02E0212C001513D402C8E944084F9114058408BBFCA9452C024E084C0F4B97BC09E25A1BF697F3040C2C93340C923D1BF226D91C02FC7F7BFE139E03FCB0ECF3F97594040CC764740A073904072B9EC40B09823415C9F1141F2458D40DA52CE3E08AF9ABF3E75E6BFA17823C020B43FC03E1D8AC0CEF7ACC09E0840C008630E40A853CF406C7CB540DA2FF63EE08E8A3F204D233D44495BC0B6BDFAC0C2D103C142C88EC0BE6D26C0B4C50CC0D28E253FF37F164081B5AF3FA7B5E53FF65248408E44344076DD55404F0AAE40F6B5F04050AE09411C362A3D084961BFCE6013C0F7666EBF0000C07F0000C07F0000C07F0000C07F0000C07F0000C07FDAA45C40E34F62406E2D38408FFFCDBF5F34DDC0FC4300C1CDFB71C05047503E569C45BFD07E8F3FAE456E3F765AA8BF882B0ABEAA168F40945FD940BF75664057E6EABFD0429DC0907359C0F5C301BFA0E89EBF81BB85C0BCBA73C0C6EF41BF4B60893F82481C3FFED4D0BFDE9903C00A37F23F9433CD40F24A044185355A40D65F71C0B330FFC0A0DFC0C01D66B83FC519BA40B577814040AEA23F76EA24BEA4EBBEBF8D1F8AC0002DF7C0401D23C1605A3EC1184041C1BCA81DC12360FC3E1330203FB81EA13F9E49664090E1C640C0B4D440A2479C40646D1840E27BAE3FF1EF7C406484C440AB354840AC30423E6801E13F6A6A4D4011F69E3F600AC23C9FB48C3E48BA8B3F"> : tensor<7x19xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<7x19xf32>, tensor<7x19xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<7x19xf32>) -> (tensor<7x19xf32>) {
%c = stablehlo.constant dense<5> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1) : tensor<i64>, tensor<i64>, tensor<7x19xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_3 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_3 : tensor<i64>
%3 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<i32>
%4 = stablehlo.slice %iterArg_2 [0:7, 0:18] : (tensor<7x19xf32>) -> tensor<7x18xf32>
%cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
%5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x18xf32>
%6 = stablehlo.multiply %4, %5 : tensor<7x18xf32>
%7 = stablehlo.slice %iterArg_2 [0:7, 1:19] : (tensor<7x19xf32>) -> tensor<7x18xf32>
%8 = stablehlo.add %6, %7 : tensor<7x18xf32>
%c_4 = stablehlo.constant dense<1> : tensor<i32>
%9 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<1xi32>
%10 = "stablehlo.scatter"(%iterArg_2, %9, %8) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
stablehlo.return %arg3 : tensor<f32>
}) : (tensor<7x19xf32>, tensor<1xi32>, tensor<7x18xf32>) -> tensor<7x19xf32>
stablehlo.return %2, %iterArg_1, %10 : tensor<i64>, tensor<i64>, tensor<7x19xf32>
}
return %1#2 : tensor<7x19xf32>
}
}
// -----
// window_square_rows
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xB2A409BDC9FC87BF8462DDBF80F7593FA350A03FB0FC453E3F88093FA15EA9BFF88A5E3EF9FBA5BFB63CD73C3DC921BF0EC2EC3FD313A23D1E6498BF3F8578BF366A4E3EE24AB23FF9C126BFCB0ECF3FCFF184BF21A5D53F65776A3F5D2DDD3F8DC3E63F1406AEBF27EB4E3F843E85BF8B21E93E336A7ABF06BF1FBEB5A9DBBE80C9DEBF8D4D013F7A23343FA93DC23FE71B5A3F531F9EBFDA2FF63E78F0F4BDD8FB5CBF1B01C9BF3D52E0BF09BC953FA1CC44BF6A0D65BFD5FB8B3F99B44C3FF29C87BF417D753F2C8C3B3FACB86FBD0CA2743E6FACDA3F6E03C53E6336FE3FCF79F03E1C362A3D7DE17BBFB280593D3602AC3F0000C07F5A5190BF27ACEE3FFD546ABE0634BB3F09B50FBFEBE76E3F2BA24A3F875697BF3CA8D5BF580F86BFF66FC3BCEF03AA3F164C98BF196D35BFD07E8F3F319AEFBFF7D30F3F9094DE3FC78E353F5C30053F70B9E1BF58D132BED1D67EBFD408C63FA00591BFCB406CBF3C2B28BF33718D3F774BD6BE8F83003F86CD3EBF4C2753BF703EAB3F0A37F23FB944D73FB6BB2ABFEF1ABFBFD05888BF4E43AABFA3DCFD3F2739D03FAB6695BF40E95D3FDBFD16BFF7800F3DC3CF5FBF2A93DBBF6B7B91BF806EFBBFA83DDDBFADB55CBFBA5603BF2360FC3E19481BBFC27CC53FD52E243F5DE9AD3F2006DCBDCE43FB3E1E0B06BF3946913FDD95E63F000232BFCA4A68BFF99CCD3FC1FA8F3E982F5BBE90F020BF7E15A73FEEC8A4BF2001F23F"> : tensor<7x19xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<7x19xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<7x19xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<7x19xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<7x19xf32>) -> (tensor<7x19xf32>)
%e0 = stablehlo.constant dense<"0x37BA2840C2ECE9BF48C5FD40F085CE400000C07F38A165BE00F96D3F81CDAC40EDDD5CC026DA38BF68EDD63F956060BFFEB7C1C036A0D8C08E62243F4F01E5BF76058F40F280AFC0A0CB9DC0D0A39C3E004BA13E251040C04850B1C00000C07FCA18A040CA8500C144D34DC0E5B339BFBB539540243BA8C05E4D1EBF14FF9640C72FF640034B22402E289B40774287C07125C940DE55C240F21868BFD4C69140B009C4BFD8B2B3BF0000C07FFCD0DDC01D9E434106033940A04A58403E67AAC09CC7B340909F6240D32B5CC0312F11C14E414CC0B689ABC063341940AD076FC0559ED2C03E92DCBFD34103C1FA9272400FD0E1400000C07F7865B6405CC72FC11D2A91C00A73EEBEFA6B4A409AE228C06DF568C056D9214050C60D41E1102F409402BC400E20E43F30B3233FE7FFC840623F57400226CC40800940C0E658B9C087A681C020B072C0233ECF40F51A9040305C1FC0C8C08FBEC0CDC83B2C69BB3F493E15C01C18B1C05B3714C07926A3C0894F87C0F6D52FBFB33564C006ABD2BFBF16FEBF3C1CB83FA426E83F7E4DDF3F1D63A33F2974DEBFEEBBF1BFC809DE3FD0C90A3D6CF3773EE93AFABE5EB6D63F8292ED3F72C8833F5C32D33F34641840FCB25F3EEDABBA3F2360FC3E19481BBFC27CC53FD52E243F5DE9AD3F2006DCBDCE43FB3E1E0B06BF3946913FDD95E63F000232BFCA4A68BFF99CCD3FC1FA8F3E982F5BBE90F020BF7E15A73FEEC8A4BF2001F23F"> : tensor<7x19xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<7x19xf32>, tensor<7x19xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<7x19xf32>) -> (tensor<7x19xf32>) {
%c = stablehlo.constant dense<5> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1) : tensor<i64>, tensor<i64>, tensor<7x19xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_3 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_3 : tensor<i64>
%3 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<i32>
%4 = stablehlo.slice %iterArg_2 [1:7, 0:19] : (tensor<7x19xf32>) -> tensor<6x19xf32>
%cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
%5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x19xf32>
%6 = stablehlo.multiply %4, %5 : tensor<6x19xf32>
%7 = stablehlo.slice %iterArg_2 [0:6, 0:19] : (tensor<7x19xf32>) -> tensor<6x19xf32>
%8 = stablehlo.subtract %6, %7 : tensor<6x19xf32>
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<1xi32>
%10 = "stablehlo.scatter"(%iterArg_2, %9, %8) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
stablehlo.return %arg3 : tensor<f32>
}) : (tensor<7x19xf32>, tensor<1xi32>, tensor<6x19xf32>) -> tensor<7x19xf32>
stablehlo.return %2, %iterArg_1, %10 : tensor<i64>, tensor<i64>, tensor<7x19xf32>
}
return %1#2 : tensor<7x19xf32>
}
}
// -----
// window_square_border
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xB2A409BDC9FC87BF8462DDBF80F7593FA350A03FB0FC453E3F88093FA15EA9BFF88A5E3EF9FBA5BFB63CD73C3DC921BF0EC2EC3FD313A23D1E6498BF3F8578BF366A4E3EE24AB23FF9C126BFCB0ECF3FCFF184BF21A5D53F65776A3F5D2DDD3F8DC3E63F1406AEBF27EB4E3F843E85BF8B21E93E336A7ABF06BF1FBEB5A9DBBE80C9DEBF8D4D013F7A23343FA93DC23FE71B5A3F531F9EBFDA2FF63E78F0F4BDD8FB5CBF1B01C9BF3D52E0BF09BC953FA1CC44BF6A0D65BFD5FB8B3F99B44C3FF29C87BF417D753F2C8C3B3FACB86FBD0CA2743E6FACDA3F6E03C53E6336FE3FCF79F03E1C362A3D7DE17BBFB280593D3602AC3F0000C07F5A5190BF27ACEE3FFD546ABE0634BB3F09B50FBFEBE76E3F2BA24A3F875697BF3CA8D5BF580F86BFF66FC3BCEF03AA3F164C98BF196D35BFD07E8F3F319AEFBFF7D30F3F9094DE3FC78E353F5C30053F70B9E1BF58D132BED1D67EBFD408C63FA00591BFCB406CBF3C2B28BF33718D3F774BD6BE8F83003F86CD3EBF4C2753BF703EAB3F0A37F23FB944D73FB6BB2ABFEF1ABFBFD05888BF4E43AABFA3DCFD3F2739D03FAB6695BF40E95D3FDBFD16BFF7800F3DC3CF5FBF2A93DBBF6B7B91BF806EFBBFA83DDDBFADB55CBFBA5603BF2360FC3E19481BBFC27CC53FD52E243F5DE9AD3F2006DCBDCE43FB3E1E0B06BF3946913FDD95E63F000232BFCA4A68BFF99CCD3FC1FA8F3E982F5BBE90F020BF7E15A73FEEC8A4BF2001F23F"> : tensor<7x19xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<7x19xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<7x19xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<7x19xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<7x19xf32>) -> (tensor<7x19xf32>)
%e0 = stablehlo.constant dense<"0xB2A409BDC9FC87BF8462DDBF80F7593FA350A03FB0FC453E3F88093FA15EA9BFF88A5E3EF9FBA5BFB63CD73C3DC921BF0EC2EC3FD313A23D1E6498BF3F8578BF366A4E3EE24AB23FF9C126BFCB0ECF3F4B1B5040238B80C12EA2CD40655295411A570040E3CF5140BFE4773EFC2D0440F002CF3F13A5D43FC8AD8D3F3637F041E0D9E03F32F9A53FE5FB6B3FE9A70140B780AF4126A29E3FDA2FF63E7BE7353FF0198241C8F58A3F71CBB7BF2EA3183FC548753F29A0954029551D3F743FFABF6CD4FC3E9220693E2562DC41F7AB053F6C43313EC46282BFF8261A3FD2B47941D15B8A3E1C362A3D4B86B03F372D12BF887F413F0000C07F59B4513DEF492D3E2664823FF2455C3DBC230940E2CD2E3D910754BDF3B4C4C151D1383DED7224406816753D98EC563D4747B9C0A4CDE33DD07E8F3FC3047440A3CEF6BF96519E4064E3364115DCB13F470D0F40B87C49408030B73F3E4A59C0075E933F4366593F79625041D1D39B3F2B2B2F40BC5F203FC6A1B33F9E0AF94046001A3F0A37F23F5458EFBDCDF5AD4180D4CB40D92645417B12164036AC7F4060B91EC0E19F1A40B19D2A3F2DC0F83F9DEDA23FC080D841CA83034050C2B44009D45E40999817401EA97E419B93AB3F2360FC3ED514B13F9A3AA7C19AB10740160904414F621C3FFA0C853FD1964C40144A213F8753B3C0BB97013F9E11D93E2E093B424008093F313BA33FDCFF803FD91A1E3FC79FB6BFB2DFE43D"> : tensor<7x19xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<7x19xf32>, tensor<7x19xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<7x19xf32>) -> (tensor<7x19xf32>) {
%c = stablehlo.constant dense<5> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1) : tensor<i64>, tensor<i64>, tensor<7x19xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_3 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_3 : tensor<i64>
%3 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<i32>
%4 = stablehlo.slice %iterArg_2 [1:7, 1:19] : (tensor<7x19xf32>) -> tensor<6x18xf32>
%5 = stablehlo.slice %iterArg_2 [0:1, 1:19] : (tensor<7x19xf32>) -> tensor<1x18xf32>
%6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x18xf32>) -> tensor<6x18xf32>
%7 = stablehlo.multiply %4, %6 : tensor<6x18xf32>
%8 = stablehlo.slice %iterArg_2 [1:7, 0:1] : (tensor<7x19xf32>) -> tensor<6x1xf32>
%9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x18xf32>
%10 = stablehlo.add %7, %9 : tensor<6x18xf32>
%c_4 = stablehlo.constant dense<1> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<1xi32>
%c_5 = stablehlo.constant dense<1> : tensor<i32>
%12 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<1xi32>
%13 = stablehlo.concatenate %11, %12, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%14 = "stablehlo.scatter"(%iterArg_2, %13, %10) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = true}> ({
^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
stablehlo.return %arg3 : tensor<f32>
}) : (tensor<7x19xf32>, tensor<2xi32>, tensor<6x18xf32>) -> tensor<7x19xf32>
stablehlo.return %2, %iterArg_1, %14 : tensor<i64>, tensor<i64>, tensor<7x19xf32>
}
return %1#2 : tensor<7x19xf32>
}
}
// -----
// window_square_place_as_known
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xB2A409BDC9FC87BF8462DDBF80F7593FA350A03FB0FC453E3F88093FA15EA9BFF88A5E3EF9FBA5BFB63CD73C3DC921BF0EC2EC3FD313A23D1E6498BF3F8578BF366A4E3EE24AB23FF9C126BFCB0ECF3FCFF184BF21A5D53F65776A3F5D2DDD3F8DC3E63F1406AEBF27EB4E3F843E85BF8B21E93E336A7ABF06BF1FBEB5A9DBBE80C9DEBF8D4D013F7A23343FA93DC23FE71B5A3F531F9EBFDA2FF63E78F0F4BDD8FB5CBF1B01C9BF3D52E0BF09BC953FA1CC44BF6A0D65BFD5FB8B3F99B44C3FF29C87BF417D753F2C8C3B3FACB86FBD0CA2743E6FACDA3F6E03C53E6336FE3FCF79F03E1C362A3D7DE17BBFB280593D3602AC3F0000C07F5A5190BF27ACEE3FFD546ABE0634BB3F09B50FBFEBE76E3F2BA24A3F875697BF3CA8D5BF580F86BFF66FC3BCEF03AA3F164C98BF196D35BFD07E8F3F319AEFBFF7D30F3F9094DE3FC78E353F5C30053F70B9E1BF58D132BED1D67EBFD408C63FA00591BFCB406CBF3C2B28BF33718D3F774BD6BE8F83003F86CD3EBF4C2753BF703EAB3F0A37F23FB944D73FB6BB2ABFEF1ABFBFD05888BF4E43AABFA3DCFD3F2739D03FAB6695BF40E95D3FDBFD16BFF7800F3DC3CF5FBF2A93DBBF6B7B91BF806EFBBFA83DDDBFADB55CBFBA5603BF2360FC3E19481BBFC27CC53FD52E243F5DE9AD3F2006DCBDCE43FB3E1E0B06BF3946913FDD95E63F000232BFCA4A68BFF99CCD3FC1FA8F3E982F5BBE90F020BF7E15A73FEEC8A4BF2001F23F"> : tensor<7x19xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<7x19xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<7x19xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<7x19xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<7x19xf32>) -> (tensor<7x19xf32>)
%e0 = stablehlo.constant dense<"0xB2A409BDC9FC87BF84625DBF80F7D93EA350203FB0FCC53D3F88893EA15E29BFF88ADE3DF9FB25BFB63C573C3DC921BF0EC2EC3FD313A23D1E6498BF3F8578BF366A4E3EE24AB23FF9C126BFCB0ECF3FCFF184BF21A5D53E65776A3E5D2DDD3E8DC3E63E1406AEBE27EB4E3E843E85BE8B21E93D336A7ABE06BF1FBEB5A9DBBE80C9DEBF8D4D013F7A23343FA93DC23FE71B5A3F531F9EBFDA2FF63E78F0F4BDD8FBDCBD1B0149BE3D5260BE09BC153EA1CCC4BD6A0DE5BDD5FB0B3E99B4CC3DF29C07BE417D753F2C8C3B3FACB86FBD0CA2743E6FACDA3F6E03C53E6336FE3FCF79F03E1C362A3D7DE17BBFB280D93B36022C3E0000C07F5A5110BE27AC6E3EFD54EABC06343B3E09B58FBDEBE7EE3D2BA24A3F875697BF3CA8D5BF580F86BFF66FC3BCEF03AA3F164C98BF196D35BFD07E8F3F319AEFBFF7D38F3D90945E3EC78EB53D5C30853D70B961BE58D1B2BCD1D6FEBDD408463EA00511BECB406CBF3C2B28BF33718D3F774BD6BE8F83003F86CD3EBF4C2753BF703EAB3F0A37F23FB944D73FB6BB2ABEEF1ABFBED05888BE4E43AABEA3DCFD3E2739D03EAB6695BE40E95D3EDBFD16BEF7800F3DC3CF5FBF2A93DBBF6B7B91BF806EFBBFA83DDDBFADB55CBFBA5603BF2360FC3E19481BBFC27C453FD52EA43E5DE92D3F20065CBDCE437B3E1E0B86BE3946113FDD95663F0002B2BECA4A68BFF99CCD3FC1FA8F3E982F5BBE90F020BF7E15A73FEEC8A4BF2001F23F"> : tensor<7x19xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<7x19xf32>, tensor<7x19xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<7x19xf32>) -> (tensor<7x19xf32>) {
%c = stablehlo.constant dense<5> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1) : tensor<i64>, tensor<i64>, tensor<7x19xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_3 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_3 : tensor<i64>
%3 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<i32>
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%4 = stablehlo.compare LT, %3, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_5 = stablehlo.constant dense<7> : tensor<i32>
%5 = stablehlo.add %3, %c_5 : tensor<i32>
%6 = stablehlo.select %4, %5, %3 : tensor<i1>, tensor<i32>
%c_6 = stablehlo.constant dense<2> : tensor<i32>
%c_7 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.compare LT, %c_6, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_8 = stablehlo.constant dense<2> : tensor<i32>
%c_9 = stablehlo.constant dense<19> : tensor<i32>
%8 = stablehlo.add %c_8, %c_9 : tensor<i32>
%c_10 = stablehlo.constant dense<2> : tensor<i32>
%9 = stablehlo.select %7, %8, %c_10 : tensor<i1>, tensor<i32>
%10 = stablehlo.dynamic_slice %iterArg_2, %6, %9, sizes = [3, 9] : (tensor<7x19xf32>, tensor<i32>, tensor<i32>) -> tensor<3x9xf32>
%cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
%11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x9xf32>
%12 = stablehlo.multiply %10, %11 : tensor<3x9xf32>
%c_11 = stablehlo.constant dense<0> : tensor<i32>
%13 = stablehlo.compare LT, %3, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_12 = stablehlo.constant dense<7> : tensor<i32>
%14 = stablehlo.add %3, %c_12 : tensor<i32>
%15 = stablehlo.select %13, %14, %3 : tensor<i1>, tensor<i32>
%c_13 = stablehlo.constant dense<2> : tensor<i32>
%c_14 = stablehlo.constant dense<0> : tensor<i32>
%16 = stablehlo.compare LT, %c_13, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_15 = stablehlo.constant dense<2> : tensor<i32>
%c_16 = stablehlo.constant dense<19> : tensor<i32>
%17 = stablehlo.add %c_15, %c_16 : tensor<i32>
%c_17 = stablehlo.constant dense<2> : tensor<i32>
%18 = stablehlo.select %16, %17, %c_17 : tensor<i1>, tensor<i32>
%19 = stablehlo.dynamic_update_slice %iterArg_2, %12, %15, %18 : (tensor<7x19xf32>, tensor<3x9xf32>, tensor<i32>, tensor<i32>) -> tensor<7x19xf32>
stablehlo.return %2, %iterArg_1, %19 : tensor<i64>, tensor<i64>, tensor<7x19xf32>
}
return %1#2 : tensor<7x19xf32>
}
}
// -----
// window_square_place_beyond
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xB2A409BDC9FC87BF8462DDBF80F7593FA350A03FB0FC453E3F88093FA15EA9BFF88A5E3EF9FBA5BFB63CD73C3DC921BF0EC2EC3FD313A23D1E6498BF3F8578BF366A4E3EE24AB23FF9C126BFCB0ECF3FCFF184BF21A5D53F65776A3F5D2DDD3F8DC3E63F1406AEBF27EB4E3F843E85BF8B21E93E336A7ABF06BF1FBEB5A9DBBE80C9DEBF8D4D013F7A23343FA93DC23FE71B5A3F531F9EBFDA2FF63E78F0F4BDD8FB5CBF1B01C9BF3D52E0BF09BC953FA1CC44BF6A0D65BFD5FB8B3F99B44C3FF29C87BF417D753F2C8C3B3FACB86FBD0CA2743E6FACDA3F6E03C53E6336FE3FCF79F03E1C362A3D7DE17BBFB280593D3602AC3F0000C07F5A5190BF27ACEE3FFD546ABE0634BB3F09B50FBFEBE76E3F2BA24A3F875697BF3CA8D5BF580F86BFF66FC3BCEF03AA3F164C98BF196D35BFD07E8F3F319AEFBFF7D30F3F9094DE3FC78E353F5C30053F70B9E1BF58D132BED1D67EBFD408C63FA00591BFCB406CBF3C2B28BF33718D3F774BD6BE8F83003F86CD3EBF4C2753BF703EAB3F0A37F23FB944D73FB6BB2ABFEF1ABFBFD05888BF4E43AABFA3DCFD3F2739D03FAB6695BF40E95D3FDBFD16BFF7800F3DC3CF5FBF2A93DBBF6B7B91BF806EFBBFA83DDDBFADB55CBFBA5603BF2360FC3E19481BBFC27CC53FD52E243F5DE9AD3F2006DCBDCE43FB3E1E0B06BF3946913FDD95E63F000232BFCA4A68BFF99CCD3FC1FA8F3E982F5BBE90F020BF7E15A73FEEC8A4BF2001F23F"> : tensor<7x19xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<7x19xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<7x19xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<7x19xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<7x19xf32>) -> (tensor<7x19xf32>)
%e0 = stablehlo.constant dense<"0xB2A409BDC9FC87BF8462DDBF80F7593FA350A03FB0FC453E3F88093FA15EA9BFF88A5E3EF9FBA5BFB63CD73C3DC921BF0EC2EC3FD313A23D1E6498BF3F8578BF366A4E3EE24AB23FF9C126BFCB0ECF3FCFF184BF21A5D53F65776A3F5D2DDD3F8DC3E63F1406AEBF27EB4E3F843E85BF8B21E93E336A7ABF06BF1FBEB5A9DBBE80C9DEBF8D4D013F7A23343FA93DC23FE71B5A3F531F9EBFDA2FF63E78F0F4BDD8FBDCBC1B0149BD3D5260BD09BC153DA1CCC4BC6A0DE5BCD5FB0B3D99B4CC3CF29C07BD417D753F2C8C3B3FACB86FBD0CA2743E6FACDA3F6E03C53E6336FE3FCF79F03E1C362A3D7DE17BBFB280D93A36022C3D0000C07F5A5110BD27AC6E3DFD54EABB06343B3D09B58FBCEBE7EE3C2BA24A3F875697BF3CA8D5BF580F86BFF66FC3BCEF03AA3F164C98BF196D35BFD07E8F3F319AEFBFF7D38F3C90945E3DC78EB53C5C30853C70B961BD58D1B2BBD1D6FEBCD408463DA00511BDCB406CBF3C2B28BF33718D3F774BD6BE8F83003F86CD3EBF4C2753BF703EAB3F0A37F23FB944D73FB6BBAABCEF1A3FBDD05808BD4E432ABDA3DC7D3D2739503DAB6615BD40E9DD3CDBFD96BCF7800F3DC3CF5FBF2A93DBBF6B7B91BF806EFBBFA83DDDBFADB55CBFBA5603BF2360FC3E19481BBFC27C453DD52EA43C5DE92D3D20065CBBCE437B3C1E0B86BC3946113DDD95663D0002B2BCCA4A68BFF99CCD3FC1FA8F3E982F5BBE90F020BF7E15A73FEEC8A4BF2001F23F"> : tensor<7x19xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<7x19xf32>, tensor<7x19xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<7x19xf32>) -> (tensor<7x19xf32>) {
%c = stablehlo.constant dense<5> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1) : tensor<i64>, tensor<i64>, tensor<7x19xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_3 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_3 : tensor<i64>
%3 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<i32>
%c_4 = stablehlo.constant dense<3> : tensor<i32>
%4 = stablehlo.add %3, %c_4 : tensor<i32>
%c_5 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.compare LT, %4, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_6 = stablehlo.constant dense<7> : tensor<i32>
%6 = stablehlo.add %4, %c_6 : tensor<i32>
%7 = stablehlo.select %5, %6, %4 : tensor<i1>, tensor<i32>
%c_7 = stablehlo.constant dense<2> : tensor<i32>
%c_8 = stablehlo.constant dense<0> : tensor<i32>
%8 = stablehlo.compare LT, %c_7, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_9 = stablehlo.constant dense<2> : tensor<i32>
%c_10 = stablehlo.constant dense<19> : tensor<i32>
%9 = stablehlo.add %c_9, %c_10 : tensor<i32>
%c_11 = stablehlo.constant dense<2> : tensor<i32>
%10 = stablehlo.select %8, %9, %c_11 : tensor<i1>, tensor<i32>
%11 = stablehlo.dynamic_slice %iterArg_2, %7, %10, sizes = [5, 9] : (tensor<7x19xf32>, tensor<i32>, tensor<i32>) -> tensor<5x9xf32>
%cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
%12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x9xf32>
%13 = stablehlo.multiply %11, %12 : tensor<5x9xf32>
%c_12 = stablehlo.constant dense<3> : tensor<i32>
%14 = stablehlo.add %3, %c_12 : tensor<i32>
%c_13 = stablehlo.constant dense<0> : tensor<i32>
%15 = stablehlo.compare LT, %14, %c_13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_14 = stablehlo.constant dense<7> : tensor<i32>
%16 = stablehlo.add %14, %c_14 : tensor<i32>
%17 = stablehlo.select %15, %16, %14 : tensor<i1>, tensor<i32>
%c_15 = stablehlo.constant dense<2> : tensor<i32>
%c_16 = stablehlo.constant dense<0> : tensor<i32>
%18 = stablehlo.compare LT, %c_15, %c_16, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_17 = stablehlo.constant dense<2> : tensor<i32>
%c_18 = stablehlo.constant dense<19> : tensor<i32>
%19 = stablehlo.add %c_17, %c_18 : tensor<i32>
%c_19 = stablehlo.constant dense<2> : tensor<i32>
%20 = stablehlo.select %18, %19, %c_19 : tensor<i1>, tensor<i32>
%21 = stablehlo.dynamic_update_slice %iterArg_2, %13, %17, %20 : (tensor<7x19xf32>, tensor<5x9xf32>, tensor<i32>, tensor<i32>) -> tensor<7x19xf32>
stablehlo.return %2, %iterArg_1, %21 : tensor<i64>, tensor<i64>, tensor<7x19xf32>
}
return %1#2 : tensor<7x19xf32>
}
}
// -----
// window_square_start_beyond
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xB2A409BDC9FC87BF8462DDBF80F7593FA350A03FB0FC453E3F88093FA15EA9BFF88A5E3EF9FBA5BFB63CD73C3DC921BF0EC2EC3FD313A23D1E6498BF3F8578BF366A4E3EE24AB23FF9C126BFCB0ECF3FCFF184BF21A5D53F65776A3F5D2DDD3F8DC3E63F1406AEBF27EB4E3F843E85BF8B21E93E336A7ABF06BF1FBEB5A9DBBE80C9DEBF8D4D013F7A23343FA93DC23FE71B5A3F531F9EBFDA2FF63E78F0F4BDD8FB5CBF1B01C9BF3D52E0BF09BC953FA1CC44BF6A0D65BFD5FB8B3F99B44C3FF29C87BF417D753F2C8C3B3FACB86FBD0CA2743E6FACDA3F6E03C53E6336FE3FCF79F03E1C362A3D7DE17BBFB280593D3602AC3F0000C07F5A5190BF27ACEE3FFD546ABE0634BB3F09B50FBFEBE76E3F2BA24A3F875697BF3CA8D5BF580F86BFF66FC3BCEF03AA3F164C98BF196D35BFD07E8F3F319AEFBFF7D30F3F9094DE3FC78E353F5C30053F70B9E1BF58D132BED1D67EBFD408C63FA00591BFCB406CBF3C2B28BF33718D3F774BD6BE8F83003F86CD3EBF4C2753BF703EAB3F0A37F23FB944D73FB6BB2ABFEF1ABFBFD05888BF4E43AABFA3DCFD3F2739D03FAB6695BF40E95D3FDBFD16BFF7800F3DC3CF5FBF2A93DBBF6B7B91BF806EFBBFA83DDDBFADB55CBFBA5603BF2360FC3E19481BBFC27CC53FD52E243F5DE9AD3F2006DCBDCE43FB3E1E0B06BF3946913FDD95E63F000232BFCA4A68BFF99CCD3FC1FA8F3E982F5BBE90F020BF7E15A73FEEC8A4BF2001F23F"> : tensor<7x19xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<7x19xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<7x19xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<7x19xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<7x19xf32>) -> (tensor<7x19xf32>)
%e0 = stablehlo.constant dense<"0xB2A409BDC9FC87BF8462DDBF80F7593FA350A03FB0FC453E3F88093FA15EA9BFF88A5E3EF9FBA5BFB63CD73C3DC921BF0EC2EC3FD313A23D1E6498BF3F8578BF366A4E3EE24AB23FF9C126BFCB0ECF3FB2A489BCC9FC07BF84625DBF80F7D93EA350203FB0FCC53D3F88893EA15E29BFF88ADE3DF9FB25BFB63C573C3DC9A1BE0EC26C3FD313223D1E6418BF3F85F8BE366ACE3DE24A323FDA2FF63ECB0E4F3FB2A409BCC9FC87BE8462DDBE80F7593EA350A03EB0FC453D3F88093EA15EA9BEF88A5E3DF9FBA5BEB63CD73B3DC921BE0EC2EC3ED313A23C1E6498BE3F8578BE366A4E3D1C362A3DDA2F763ECB0ECF3EB2A489BBC9FC07BE84625DBE80F7D93DA350203EB0FCC53C3F88893DA15E29BEF88ADE3CF9FB25BEB63C573B3DC9A1BD0EC26C3ED313223C1E6418BE3F85F8BDD07E8F3F1C36AA3CDA2FF63DCB0E4F3EB2A409BBC9FC87BD8462DDBD80F7593DA350A03DB0FC453C3F88093DA15EA9BDF88A5E3CF9FBA5BDB63CD73A3DC921BD0EC2EC3DD313A23B1E6498BD0A37F23FD07E0F3F1C362A3CDA2F763DCB0ECF3DB2A489BAC9FC07BD84625DBD80F7D93CA350203DB0FCC53B3F88893CA15E29BDF88ADE3BF9FB25BDB63C573A3DC9A1BC0EC26C3DD313223B2360FC3E0A37723FD07E8F3E1C36AA3BDA2FF63CCB0E4F3DCFF104BD21A5553D6577EA3C5D2D5D3D8DC3663D14062EBD27EBCE3C843E05BD8B21693C336AFABC06BF9FBBB5A95BBC80C95EBD"> : tensor<7x19xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<7x19xf32>, tensor<7x19xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<7x19xf32>) -> (tensor<7x19xf32>) {
%c = stablehlo.constant dense<5> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1) : tensor<i64>, tensor<i64>, tensor<7x19xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_3 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_3 : tensor<i64>
%3 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<i32>
%4 = stablehlo.slice %iterArg_2 [0:6, 0:18] : (tensor<7x19xf32>) -> tensor<6x18xf32>
%cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
%5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x18xf32>
%6 = stablehlo.multiply %4, %5 : tensor<6x18xf32>
%c_4 = stablehlo.constant dense<9> : tensor<i32>
%c_5 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.compare LT, %c_4, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_6 = stablehlo.constant dense<9> : tensor<i32>
%c_7 = stablehlo.constant dense<7> : tensor<i32>
%8 = stablehlo.add %c_6, %c_7 : tensor<i32>
%c_8 = stablehlo.constant dense<9> : tensor<i32>
%9 = stablehlo.select %7, %8, %c_8 : tensor<i1>, tensor<i32>
%c_9 = stablehlo.constant dense<-3> : tensor<i32>
%c_10 = stablehlo.constant dense<0> : tensor<i32>
%10 = stablehlo.compare LT, %c_9, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_11 = stablehlo.constant dense<-3> : tensor<i32>
%c_12 = stablehlo.constant dense<19> : tensor<i32>
%11 = stablehlo.add %c_11, %c_12 : tensor<i32>
%c_13 = stablehlo.constant dense<-3> : tensor<i32>
%12 = stablehlo.select %10, %11, %c_13 : tensor<i1>, tensor<i32>
%13 = stablehlo.dynamic_update_slice %iterArg_2, %6, %9, %12 : (tensor<7x19xf32>, tensor<6x18xf32>, tensor<i32>, tensor<i32>) -> tensor<7x19xf32>
stablehlo.return %2, %iterArg_1, %13 : tensor<i64>, tensor<i64>, tensor<7x19xf32>
}
return %1#2 : tensor<7x19xf32>
}
}
// -----
// window_cube
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0x9423B43FB010C53FF30A883FAA83EFBF394CE6BFD3AD2EBF9183C03FAED9E63FCB93053E9DFC913F71C22EBFD0DBA23F072CA23F50C4DABFFBD6EC3F060B20BF3C1FA5BFD3CDA13D831EFA3E5B67F7BF24E1B3BFF4AD1FBF576B8EBFEE1FD33E602ED4BFBC75703FA1F1AFBDA72453BF6288F03FA267F83F0B00CD3F6DEFEB3F0916D4BFE36125BF082AB6BF3B34CDBD3930DE3F7062D33D7871E33FACCE2F3F9D36BCBF2A91EE3F1E9E1B3F9580743EFB5B9DBF2F44BA3F0324B83F6706A13FCCB5DDBF04DF403FE6D1EC3FBC5BD93E4DC8023EF6B7FD3FA578DF3FAC0ABB3F97A9F63FC569A6BEC9AC46BFFE339CBF6566DD3D12D4EE3F75082F3F9E34A43FE6B6503FB7A7C93FA45A99BFFC67B1BFB5C7883F3422F6BE8375C43F2776E6BFCC388BBF54B8823FA8D9E13FA5B4183F74C63E3FC0D5723E6FEDCFBE5444A73F44ECAFBFD52FD03FDB2BCBBF37DBC9BFA107EEBF71B9CD3E122B4A3DB612EABE40E9B23E286B853FA041973E7356863F7472E9BE385FC83FFDB4AC3EFBD2ACBF16092DBE5957523FFC6E8F3FF429C4BF65BB823F06B50D3F0FE0083F7D09C73F6B5E4FBFA20C37BFA39C523FBABCA53F2EA97E3D3B31C6BF9E3582BFD99C2ABFBF6887BDC572863F340246BFF4A1BC3F038931BEE1E65B3F1DEAB93F1FF7A3BF784AC6BFF560CB3F90FDDDBF84B0453E0F3C31BFDBB5EEBF80BBA63E027AE3BFC8D9FF3F508F6C3F16D4933F681D383FD01FDEBE98395E3FDF65A13F6502FA3F679F84BFA816B63F1035E33F471345BF3C02033E774DE2BF04F5CC3FE35E133F315FA3BF5615D0BF26C68CBFCFFB13BDB7C319BF46D30BBFD536733EF6BBB03FB62851BF3BF65E3F0AABDCBF00FD923FD12B29BF47D35D3FA30994BFFD68BBBE94D0FB3F1021B83FEFA84B3F0522243E07D7A23F073C9D3EF6EAF53F43E4BB3FFDEEFE3F5FE5E73F1A3BDA3EC67AA93A887003BFB16CB8BF2022C43F3F29C9BF76A96A3FB3D206BF6B41B4BF85A8E03D615BD93FE9E4853F8440A83F6D88593F6EA43CBF0EEB1DBF18C4C5BF01F4F7BFD02474BFE398DFBE03FCD7BFA732963F8A2EEEBF0DE5A5BD0BA5A83E2E335F3FB659183F215C00BFA41EBABFEBD18A3F91EC5A3F6CC9C23F595CCB3FAF20C23F79C3C23F47E4FABFD3DAD73EEFD6D73F8FC1A7BED622F13F88EBDF3F2ECA8A3ED37084BEA008E93F8E0F22BFAC6875BEA8828B3ED5CAFEBF0A15B03F3DBB48BE9169863CB2134F3FC2EF7EBF2BDC06BE88339C3FF064CC3E5AE135BE91158CBFCF64EF3F66159B3F0E7A9EBF0CF2823F81BA1CBF2622083F80CEC3BF91E9E23F5E2F5DBF493C06BF297ED73FA7525D3EC2B3D1BF55291DBEB630D73F83DFF03F5D8C933F7D6B98BE2201DA3F598A8E3FAC1E98BEA1B296BFD15BF03F4081623F9508CBBF687AEFBF90D349BF8970F43F01F02DBFD3C11B3D1098DF3FBDB4B03FE636DB3FBD992C3C4771F6BE4869C3BE4CB474BFA9790CBF2C18433E5B0DEABF8A32AF3F880A7B3F118A7C3EEA3DD8BF9EE7EEBF7FD9093F40C001BF4422BABFBA61C5BF176EE7BF7850DA3FEE95D4BFD12A9ABF9745C0BE8D61C63E0B27CD3EE7E3843F50E3AC3FED48B03E09A1843FCF4592BEFF88D73F7C8ADBBFEE212F3E39E5003F339AFEBEDC5B46BEFCF8BFBF7668C13F928FBABF2A55583E1CD7133F2EF7A63F77421F3FA2CED7BF24958F3F93AEB43E4AAA5A3F75A1763F37D4DE3FBBD4D93F1AF9A6BFAD01E83F291DE53F37C9B6BF3A60A93F53DDA93F3F8C7B3E0E172D3FF85FD43FAA48C4BFFF94B5BF24B6A83FD401043E7E020EBFE68FC83FA952AABEDD4BEE3F51E4D5BFA042983F36CF89BFF89FA03FEE75833FF1E69D3F94485BBF076E633E4AA6EEBF6F0AE83F36499ABF5220BA3F30809D3FAD20A4BEF258843F38428FBE0C60B33F48EEC9BC953240BF8DB3E8BE324BDD3E50ECD03F4172B93FA8C6C9BFF81824BF95C8323F0450E73EEAC6803F371A903F69B6F53F378C473F964C90BF8346E73FCC1F91BD2EC68B3F6B78A73FF74AEDBF7C86F7BF44E3923FA179E33F598CCC3F2CD57D3EEA42D5BF2C49273F429A813F4D18E13ECE79FA3E9935FB3F1248FFBF3EE440BFB31E9C3F3AD493BFCE7DA7BF150B843F"> : tensor<5x4x19xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<5x4x19xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<5x4x19xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<5x4x19xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<5x4x19xf32>) -> (tensor<5x4x19xf32>)
%e0 = stablehlo.constant dense<"0x9423B43FB010C53FF30A883FAA83EFBF394CE6BFD3AD2EBF9183C03FAED9E63FCB93053E9DFC913F71C22EBFD0DBA23F072CA23F50C4DABFFBD6EC3F060B20BF3C1FA5BFD3CDA13D831EFA3E5B67F7BF24E1B3BFF4AD1FBF576B8EBFEE1FD33E602ED4BFBC75703FA1F1AFBDA72453BF6288F03FA267F83F0B00CD3F6DEFEB3F0916D4BFE36125BF082AB6BF3B34CDBD3930DE3F7062D33D7871E33FACCE2F3F9D36BCBF2A91EE3F1E9E1B3F9580743EFB5B9DBF2F44BA3F0324B83F6706A13FCCB5DDBF04DF403FE6D1EC3FBC5BD93E4DC8023EF6B7FD3FA578DF3FAC0ABB3F97A9F63FC569A6BEC9AC46BFFE339CBF6566DD3D12D4EE3F75082F3F9E34A43FE6B6503FB7A7C93FA45A99BFFC67B1BFB5C7883F3422F6BE8375C43F2776E6BFCC388BBF54B8823FA8D9E13FA5B4183F74C63E3FC0D5723E6FEDCFBE5444A73F44ECAFBFD52FD03FDB2BCBBF37DBC9BFA107EEBF71B9CD3E122B4A3DB612EABE40E9B23E286B853FA041973E7356863F7472E9BE385FC83FFDB4AC3EFBD2ACBF715F8840B5022DC1CE905641288E0AC1A6BFD84037759DBFAA3037C03E6786402F4063C039AB2F404F7484404E8DBE40F5BED4C03A471EC17A341DC1CAF46EC18EBBF2C0C572863F340246BF998B6B415F89BFC12B3784414647A1C026F62640B0B5874068EF0EC10793DBC0CC1D86C070224CC1D84947C1CC2B754164F45D41D2D89C41CEC46E41C2EC8341A8FD9F40D01FDEBE98395E3FC68CBD41ECA34FC18B49B3BF39BE6241D00617BE16156E400D0C7E4100C4B4C040CD8941D61CF2409C9F72C1C80307C1562AC7C10CAB4DC09861ECC0B25021C15C70AEC0F6BBB03FB62851BF3BF65E3F0AABDCBF00FD923FD12B29BF47D35D3FA30994BFFD68BBBE94D0FB3F1021B83FEFA84B3F0522243E07D7A23F073C9D3EF6EAF53F43E4BB3FFDEEFE3F5FE5E73F1A3BDA3EC67AA93A6927AA40CE10A5C0316BA74050C1F23D2EAB793F6FACB2C0A47864C07CD7B5403E6F05C1F45B413FC4C4F73F322F0741A69807C1CA8BAAC0B30FF1C01D49EFC04C9FC2C0E398DFBE03FCD7BFB2B4D9409DA648C1DC6EA13F16126940EC793C41D488E640BD7A5BC15AB74A40BF5C4EC0B85122C188875AC1C9735F414B4606416E36384141D9B340C3F37C417F2E9F408FC1A7BED622F13FDFDD0541F2ACD3C08BBE41C0DB9389407F7977C0FF85294174665D4078B1714088667E4123290A41EF322DC10F0BFABFBC4B54C160CDED3E3E6AE3C0620317C1810B17C191158CBFCF64EF3F66159B3F0E7A9EBF0CF2823F81BA1CBF2622083F80CEC3BF91E9E23F5E2F5DBF493C06BF297ED73FA7525D3EC2B3D1BF55291DBEB630D73F83DFF03F5D8C933F7D6B98BE2201DA3F598A8E3FCFB5FB3FD35B6B3FAEEB44BF3FDE21407029E8BE32994AC0201C7C4051BFC94088F3E0C093D3583DBC39973FEF7AC9407A1EB0C0C78487BF09EB92BE40AEE0BE4F3F28C0A9790CBF2C18433EA29285BF4A9023C0186280C0DF1D85405CCF0541912380BF3E2549C1B410BE4020263A3E63DB86C0EA1DF5C0648EEE4045CC8540B069E03FE9AE0BC0D0790F41DE34CC3FE7E3843F50E3AC3FCAB51DC0501605C0E2D420C024EE713F2EE16D40EAB625410E4FB5C0A2374840AF5C1241DF6DF040A2F26AC09ECA1240F2309AC0CAEEBB3F3A778BC036C58EC0B8B0F1C024958F3F93AEB43E4AAA5A3F75A1763F37D4DE3FBBD4D93F1AF9A6BFAD01E83F291DE53F37C9B6BF3A60A93F53DDA93F3F8C7B3E0E172D3FF85FD43FAA48C4BFFF94B5BF24B6A83FD401043E7E020EBFE68FC83FA952AABEDD4BEE3F51E4D5BFA042983F36CF89BFF89FA03FEE75833FF1E69D3F94485BBF076E633E4AA6EEBF6F0AE83F36499ABF5220BA3F30809D3FAD20A4BEF258843F38428FBE0C60B33F48EEC9BC953240BF8DB3E8BE324BDD3E50ECD03F4172B93FA8C6C9BFF81824BF95C8323F0450E73EEAC6803F371A903F69B6F53F378C473F964C90BF8346E73FCC1F91BD2EC68B3F6B78A73FF74AEDBF7C86F7BF44E3923FA179E33F598CCC3F2CD57D3EEA42D5BF2C49273F429A813F4D18E13ECE79FA3E9935FB3F1248FFBF3EE440BFB31E9C3F3AD493BFCE7DA7BF150B843F"> : tensor<5x4x19xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<5x4x19xf32>, tensor<5x4x19xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<5x4x19xf32>) -> (tensor<5x4x19xf32>) {
%c = stablehlo.constant dense<5> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1) : tensor<i64>, tensor<i64>, tensor<5x4x19xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_3 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_3 : tensor<i64>
%3 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<i32>
%4 = stablehlo.slice %iterArg_2 [2:5, 1:4, 1:18] : (tensor<5x4x19xf32>) -> tensor<3x3x17xf32>
%5 = stablehlo.slice %iterArg_2 [1:4, 0:3, 2:19] : (tensor<5x4x19xf32>) -> tensor<3x3x17xf32>
%6 = stablehlo.subtract %4, %5 : tensor<3x3x17xf32>
%cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
%7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3x17xf32>
%8 = stablehlo.multiply %6, %7 : tensor<3x3x17xf32>
%c_4 = stablehlo.constant dense<1> : tensor<i32>
%9 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<1xi32>
%c_5 = stablehlo.constant dense<1> : tensor<i32>
%10 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<1xi32>
%c_6 = stablehlo.constant dense<1> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<1xi32>
%12 = stablehlo.concatenate %9, %10, %11, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
%13 = "stablehlo.scatter"(%iterArg_2, %12, %8) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2]>, unique_indices = true}> ({
^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
%14 = stablehlo.add %arg2, %arg3 : tensor<f32>
stablehlo.return %14 : tensor<f32>
}) : (tensor<5x4x19xf32>, tensor<3xi32>, tensor<3x3x17xf32>) -> tensor<5x4x19xf32>
stablehlo.return %2, %iterArg_1, %13 : tensor<i64>, tensor<i64>, tensor<5x4x19xf32>
}
return %1#2 : tensor<5x4x19xf32>
}
}
// -----
// window_cube_middle
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0x9423B43FB010C53FF30A883FAA83EFBF394CE6BFD3AD2EBF9183C03FAED9E63FCB93053E9DFC913F71C22EBFD0DBA23F072CA23F50C4DABFFBD6EC3F060B20BF3C1FA5BFD3CDA13D831EFA3E5B67F7BF24E1B3BFF4AD1FBF576B8EBFEE1FD33E602ED4BFBC75703FA1F1AFBDA72453BF6288F03FA267F83F0B00CD3F6DEFEB3F0916D4BFE36125BF082AB6BF3B34CDBD3930DE3F7062D33D7871E33FACCE2F3F9D36BCBF2A91EE3F1E9E1B3F9580743EFB5B9DBF2F44BA3F0324B83F6706A13FCCB5DDBF04DF403FE6D1EC3FBC5BD93E4DC8023EF6B7FD3FA578DF3FAC0ABB3F97A9F63FC569A6BEC9AC46BFFE339CBF6566DD3D12D4EE3F75082F3F9E34A43FE6B6503FB7A7C93FA45A99BFFC67B1BFB5C7883F3422F6BE8375C43F2776E6BFCC388BBF54B8823FA8D9E13FA5B4183F74C63E3FC0D5723E6FEDCFBE5444A73F44ECAFBFD52FD03FDB2BCBBF37DBC9BFA107EEBF71B9CD3E122B4A3DB612EABE40E9B23E286B853FA041973E7356863F7472E9BE385FC83FFDB4AC3EFBD2ACBF16092DBE5957523FFC6E8F3FF429C4BF65BB823F06B50D3F0FE0083F7D09C73F6B5E4FBFA20C37BFA39C523FBABCA53F2EA97E3D3B31C6BF9E3582BFD99C2ABFBF6887BDC572863F340246BFF4A1BC3F038931BEE1E65B3F1DEAB93F1FF7A3BF784AC6BFF560CB3F90FDDDBF84B0453E0F3C31BFDBB5EEBF80BBA63E027AE3BFC8D9FF3F508F6C3F16D4933F681D383FD01FDEBE98395E3FDF65A13F6502FA3F679F84BFA816B63F1035E33F471345BF3C02033E774DE2BF04F5CC3FE35E133F315FA3BF5615D0BF26C68CBFCFFB13BDB7C319BF46D30BBFD536733EF6BBB03FB62851BF3BF65E3F0AABDCBF00FD923FD12B29BF47D35D3FA30994BFFD68BBBE94D0FB3F1021B83FEFA84B3F0522243E07D7A23F073C9D3EF6EAF53F43E4BB3FFDEEFE3F5FE5E73F1A3BDA3EC67AA93A887003BFB16CB8BF2022C43F3F29C9BF76A96A3FB3D206BF6B41B4BF85A8E03D615BD93FE9E4853F8440A83F6D88593F6EA43CBF0EEB1DBF18C4C5BF01F4F7BFD02474BFE398DFBE03FCD7BFA732963F8A2EEEBF0DE5A5BD0BA5A83E2E335F3FB659183F215C00BFA41EBABFEBD18A3F91EC5A3F6CC9C23F595CCB3FAF20C23F79C3C23F47E4FABFD3DAD73EEFD6D73F8FC1A7BED622F13F88EBDF3F2ECA8A3ED37084BEA008E93F8E0F22BFAC6875BEA8828B3ED5CAFEBF0A15B03F3DBB48BE9169863CB2134F3FC2EF7EBF2BDC06BE88339C3FF064CC3E5AE135BE91158CBFCF64EF3F66159B3F0E7A9EBF0CF2823F81BA1CBF2622083F80CEC3BF91E9E23F5E2F5DBF493C06BF297ED73FA7525D3EC2B3D1BF55291DBEB630D73F83DFF03F5D8C933F7D6B98BE2201DA3F598A8E3FAC1E98BEA1B296BFD15BF03F4081623F9508CBBF687AEFBF90D349BF8970F43F01F02DBFD3C11B3D1098DF3FBDB4B03FE636DB3FBD992C3C4771F6BE4869C3BE4CB474BFA9790CBF2C18433E5B0DEABF8A32AF3F880A7B3F118A7C3EEA3DD8BF9EE7EEBF7FD9093F40C001BF4422BABFBA61C5BF176EE7BF7850DA3FEE95D4BFD12A9ABF9745C0BE8D61C63E0B27CD3EE7E3843F50E3AC3FED48B03E09A1843FCF4592BEFF88D73F7C8ADBBFEE212F3E39E5003F339AFEBEDC5B46BEFCF8BFBF7668C13F928FBABF2A55583E1CD7133F2EF7A63F77421F3FA2CED7BF24958F3F93AEB43E4AAA5A3F75A1763F37D4DE3FBBD4D93F1AF9A6BFAD01E83F291DE53F37C9B6BF3A60A93F53DDA93F3F8C7B3E0E172D3FF85FD43FAA48C4BFFF94B5BF24B6A83FD401043E7E020EBFE68FC83FA952AABEDD4BEE3F51E4D5BFA042983F36CF89BFF89FA03FEE75833FF1E69D3F94485BBF076E633E4AA6EEBF6F0AE83F36499ABF5220BA3F30809D3FAD20A4BEF258843F38428FBE0C60B33F48EEC9BC953240BF8DB3E8BE324BDD3E50ECD03F4172B93FA8C6C9BFF81824BF95C8323F0450E73EEAC6803F371A903F69B6F53F378C473F964C90BF8346E73FCC1F91BD2EC68B3F6B78A73FF74AEDBF7C86F7BF44E3923FA179E33F598CCC3F2CD57D3EEA42D5BF2C49273F429A813F4D18E13ECE79FA3E9935FB3F1248FFBF3EE440BFB31E9C3F3AD493BFCE7DA7BF150B843F"> : tensor<5x4x19xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<5x4x19xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<5x4x19xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<5x4x19xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<5x4x19xf32>) -> (tensor<5x4x19xf32>)
%e0 = stablehlo.constant dense<"0xD86C4CC039CB07C00073C73E3EB220C01F42A53F3C3AE4BDF03A44404C208BBF6822F8BEF6030EC0AF16B43FEF6A163FBE7210C030300A3FBC110EC0DA657FC0867793BFEDA9F43EFBCCE5BF28D0083FB01B843DB1BE3EBFA2EC243FF2BE243F1E3E983EE016BEBD4848293F81835E3F90E20E3D17CC72BF15B3E73EE5FFCC3E7872113FBEB0C7BE6AB2C83EC6D44D3F7DF0573FC5833F3FE6D68EBE40150EBF14044BBF44B7833C54C3A13F9ED9EC3E199E6B3F7BD9033F2EE2843F08ED5CBF9E1366BFA10B363FC0D1C6BE125E853F03F49EBF98494FBFE9C5253F4E6D953F3023B33EC569A6BEC9AC46BFFE339CBF6566DD3D12D4EE3F75082F3F9E34A43FE6B6503FB7A7C93FA45A99BFFC67B1BFB5C7883F3422F6BE8375C43F2776E6BFCC388BBF54B8823FA8D9E13FA5B4183F24E1B13F843324BFA81E1C402677E6BF6B3754BF844169401BD1B13F0F27D2BF62A5713F3C0F8C3F76A89B3FC0C0A93FC6CAD1BFACE38D3FFEC641C072CF06C02EC40BC018273BBF2E680F40C05C8F3C3AF2473F841FD13EC0CFD1BC46805B3F80173D3C06A131BFBC05033FE82A84BF80CEF83E682A4DBD26766DBF58B2B0BEAA0E55BF41FB293FD87C2E3E8C127B3E0D88923E5807353EAAF71E3FF421523F2E93AC3F643A3DBF85C06E3F3454A13F3231F6BE30E51C3D55A594BFC2228C3F39B6D53E86B751BF225C90BFD45833BF72CBB2BD1136E2BE03BDD2BE0632103EF27A763F98395E3FDF65A13F6502FA3F679F84BFA816B63F1035E33F471345BF3C02033E774DE2BF04F5CC3FE35E133F315FA3BF5615D0BF26C68CBFCFFB13BDB7C319BF46D30BBFD536733EF6BBB03FEE9B8040886CC23D0CD80C40C931923EB239703F9654BBBFC6558EBF7CF2F03E10FE4CBE5474013FBB8476BF1972BDBFFB8573BF726A48C0F85512C03C124940BD9D4BBFE0F628C0F8AA55BFC0EB66BDF2F0513F0AFAEFBEBB2C0DBEAD701B3F7836AF3D4EF0113EE88536BD3B9974BF0238213FACFF3D3E5C8DE03E60122C3F7CF67D3E8277EC3E4EB184BE1E8C953E6629033F4885B9BED387AC3F5840953FA2617A3E8E8333BEA4E49E3F96C8ECBE2DC33BBE2BDF4F3E7D5AA9BFCF6F693F4C5E25BE229514BDC5A7013FE0663BBF3C680DBE2075663F8EC6853EAA0033BEA1FE3DBFD622F13F88EBDF3F2ECA8A3ED37084BEA008E93F8E0F22BFAC6875BEA8828B3ED5CAFEBF0A15B03F3DBB48BE9169863CB2134F3FC2EF7EBF2BDC06BE88339C3FF064CC3E5AE135BE91158CBF9D77B33FEFF31F40268280BFD0E574BF88EAD53FFC04EDBDF7CDFB3FB756F1BE0693423FCACAB63F7C2AC63E12ED894008D746C030F23440B72902401745C83F30778FBC157B1EC0222BCDBECE8DB93E83BDF3BE443B393F5093343E80D6F03E663B68BFFBCDF6BEC437A33EC64CAFBE5197F6BE72A75BBF58A877BED87C003ED00B05BF3AEA6DBEF429653E02BB933E2A6788BED03C1F3F5E326C3FCE73963E446A2B3F4E8168BEA531933F462D90BF3B21343E969DA83EFFEDA6BE2CADB3BD3FA07BBF42338C3F381587BF08E0493E208DDE3EF694683F57C8D43E5EF895BFD31E3D3F50E3AC3FED48B03E09A1843FCF4592BEFF88D73F7C8ADBBFEE212F3E39E5003F339AFEBEDC5B46BEFCF8BFBF7668C13F928FBABF2A55583E1CD7133F2EF7A63F77421F3FA2CED7BF24958F3FE87E103D6E12FABFC226E3BE66CD913F4D18C73F04E83CBF3C229DBFB4C2113FA642F13FA48B2DBEC8F8C6BDB5E9ADBFBBE38C3F7D519AC062DD9CBF92B143404E8263C0119F66BF1A97CEBE3E4F373F0AEAEBBECAB746BF60CF493E68CC0A3FD076713F7875F33EFEF470BF8C9F9ABD290CFF3EB8027A3EE16BFD3E882A493F284A0E3E402F203C38C4AFBDF064923E685FC3BE709E1B3F920F5B3F4C0AA3BFAB2BA7BF4C9B4D3F08A99A3F1B19863FFE25003ECC4F8CBF2C46F03ED69D2C3F3586933EE01A9C3E0834A83F402FB7BF4CD90ABF00AF5F3F38B859BFDCBB65BFDAD22C3F6B78A73FF74AEDBF7C86F7BF44E3923FA179E33F598CCC3F2CD57D3EEA42D5BF2C49273F429A813F4D18E13ECE79FA3E9935FB3F1248FFBF3EE440BFB31E9C3F3AD493BFCE7DA7BF150B843F"> : tensor<5x4x19xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<5x4x19xf32>, tensor<5x4x19xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<5x4x19xf32>) -> (tensor<5x4x19xf32>) {
%c = stablehlo.constant dense<5> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1) : tensor<i64>, tensor<i64>, tensor<5x4x19xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_3 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_3 : tensor<i64>
%3 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<i32>
%4 = stablehlo.slice %iterArg_2 [0:5, 1:4, 0:19] : (tensor<5x4x19xf32>) -> tensor<5x3x19xf32>
%5 = stablehlo.slice %iterArg_2 [0:5, 0:3, 0:19] : (tensor<5x4x19xf32>) -> tensor<5x3x19xf32>
%cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x3x19xf32>
%7 = stablehlo.multiply %5, %6 : tensor<5x3x19xf32>
%8 = stablehlo.subtract %4, %7 : tensor<5x3x19xf32>
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<1xi32>
%10 = "stablehlo.scatter"(%iterArg_2, %9, %8) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
stablehlo.return %arg3 : tensor<f32>
}) : (tensor<5x4x19xf32>, tensor<1xi32>, tensor<5x3x19xf32>) -> tensor<5x4x19xf32>
stablehlo.return %2, %iterArg_1, %10 : tensor<i64>, tensor<i64>, tensor<5x4x19xf32>
}
return %1#2 : tensor<5x4x19xf32>
}
}
// -----
// window_line_once
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0x7E0D513F7C8C253FEBACDCBF3CAB4F3FF86139BF0000C07F1C13F63FC202DFBF8BF4A1BF208AC8BF097DB23F591F4C3FF7B982BF0BD0BDBF8D01553F795C9DBF2B9C5EBFD1F6523F789FDEBFD41443BF6F51D23C25CB053F7FCECEBEDC57FC3F6037893FA555FDBF60D02DBF86B8F5BF6130AF3F6376C7BF61290BBFD5CD963F3D16EEBE6360F2BF90A174BFB4E72ABF9C2E873E"> : tensor<37xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<37xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<37xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<37xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<37xf32>) -> (tensor<37xf32>)
%e0 = stablehlo.constant dense<"0x7E0D513F4099C53DFCBDFEBE586553BE0000C07F0000C07F0000C07F7AF334BF7EDDBABFE24540BFCF3F013F6BE2FB3E269A2EBFA4EC49BFF62A86BE21C31FBF9E3E09BF74ED75BEF9A65ABF83354FBF609240BD96C12A3E2FD6D73EDE8C933F7CB8083F0E2E64BFA337A8BF6E9449BF489C3DBE8AA812BFEFD1BBBE6A81AC3EAC9DD2BEC8A5A6BF731D8FBF6AB601BF9C2E873E"> : tensor<37xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<37xf32>, tensor<37xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<37xf32>) -> (tensor<37xf32>) {
%0 = stablehlo.slice %arg1 [2:37] : (tensor<37xf32>) -> tensor<35xf32>
%1 = stablehlo.slice %arg1 [1:36] : (tensor<37xf32>) -> tensor<35xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<35xf32>
%3 = stablehlo.multiply %2, %1 : tensor<35xf32>
%4 = stablehlo.subtract %0, %3 : tensor<35xf32>
%5 = stablehlo.slice %arg1 [0:35] : (tensor<37xf32>) -> tensor<35xf32>
%6 = stablehlo.add %4, %5 : tensor<35xf32>
%cst_0 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
%7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<35xf32>
%8 = stablehlo.multiply %6, %7 : tensor<35xf32>
%c = stablehlo.constant dense<1> : tensor<i32>
%9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1xi32>
%10 = "stablehlo.scatter"(%arg1, %9, %8) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
%11 = stablehlo.add %arg2, %arg3 : tensor<f32>
stablehlo.return %11 : tensor<f32>
}) : (tensor<37xf32>, tensor<1xi32>, tensor<35xf32>) -> tensor<37xf32>
return %10 : tensor<37xf32>
}
}
// -----
// window_line_kept
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0x7E0D513F7C8C253FEBACDCBF3CAB4F3FF86139BF0000C07F1C13F63FC202DFBF8BF4A1BF208AC8BF097DB23F591F4C3FF7B982BF0BD0BDBF8D01553F795C9DBF2B9C5EBFD1F6523F789FDEBFD41443BF6F51D23C25CB053F7FCECEBEDC57FC3F6037893FA555FDBF60D02DBF86B8F5BF6130AF3F6376C7BF61290BBFD5CD963F3D16EEBE6360F2BF90A174BFB4E72ABF9C2E873E"> : tensor<37xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<37xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<37xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<37xf32>
%r:2 = call @f(%a0, %a1) : (tensor<i64>, tensor<37xf32>) -> (tensor<37xf32>, tensor<37xf32>)
%e0 = stablehlo.constant dense<"0x7E0D513FDCDE4B3E0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F24A908BFE0A318BC600B343D092CA1BEC4410ABF8C1107BF66E9FEBEC445F9BE33F706BF517F1EBFC88C08BFCF4152BE98E3353EA6B5043FB13A203F5DDF563EA3A601BF420564BFA8FA42BF69BB03BFE410C3BEC2726FBEC5D33DBE0A05FABE219661BF0E7261BF6D27D7BE9C2E873E"> : tensor<37xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<37xf32>, tensor<37xf32>) -> ()
%e1 = stablehlo.constant dense<"0x7E0D5140AA48C23F761987C00000C07F0000C07F0000C07F0000C07F0000C07F20B7A2C004F68FC0ACCF5E407B7412407CF348C0E1518CC0F1F66A3FE70A66C0799930C030BB703F92B4A0C07DA93DC0A62738BEB0CBB13FB2121E3EDE25BD4049AB40402BB1AFC012EE6FC0CBA6ACC0EAA507404CA583C01625D9BF9CB22A409BE7E4BFABEAC3C07F4B81C07BC213C09C2E873F"> : tensor<37xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<37xf32>, tensor<37xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<37xf32>) -> (tensor<37xf32>, tensor<37xf32>) {
%c = stablehlo.constant dense<3> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:4 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1, %iterArg_3 = %arg1) : tensor<i64>, tensor<i64>, tensor<37xf32>, tensor<37xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_4 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_4 : tensor<i64>
%3 = stablehlo.slice %iterArg_2 [2:37] : (tensor<37xf32>) -> tensor<35xf32>
%4 = stablehlo.slice %iterArg_2 [1:36] : (tensor<37xf32>) -> tensor<35xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<35xf32>
%6 = stablehlo.multiply %5, %4 : tensor<35xf32>
%7 = stablehlo.subtract %3, %6 : tensor<35xf32>
%8 = stablehlo.slice %iterArg_2 [0:35] : (tensor<37xf32>) -> tensor<35xf32>
%9 = stablehlo.add %7, %8 : tensor<35xf32>
%cst_5 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
%10 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<35xf32>
%11 = stablehlo.multiply %9, %10 : tensor<35xf32>
%c_6 = stablehlo.constant dense<1> : tensor<i32>
%12 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<1xi32>
%13 = "stablehlo.scatter"(%iterArg_2, %12, %11) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
%15 = stablehlo.add %arg2, %arg3 : tensor<f32>
stablehlo.return %15 : tensor<f32>
}) : (tensor<37xf32>, tensor<1xi32>, tensor<35xf32>) -> tensor<37xf32>
%14 = stablehlo.add %iterArg_3, %iterArg_2 : tensor<37xf32>
stablehlo.return %2, %iterArg_1, %13, %14 : tensor<i64>, tensor<i64>, tensor<37xf32>, tensor<37xf32>
}
return %1#2, %1#3 : tensor<37xf32>, tensor<37xf32>
}
}
// -----
// window_square_once
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xB2A409BDC9FC87BF8462DDBF80F7593FA350A03FB0FC453E3F88093FA15EA9BFF88A5E3EF9FBA5BFB63CD73C3DC921BF0EC2EC3FD313A23D1E6498BF3F8578BF366A4E3EE24AB23FF9C126BFCB0ECF3FCFF184BF21A5D53F65776A3F5D2DDD3F8DC3E63F1406AEBF27EB4E3F843E85BF8B21E93E336A7ABF06BF1FBEB5A9DBBE80C9DEBF8D4D013F7A23343FA93DC23FE71B5A3F531F9EBFDA2FF63E78F0F4BDD8FB5CBF1B01C9BF3D52E0BF09BC953FA1CC44BF6A0D65BFD5FB8B3F99B44C3FF29C87BF417D753F2C8C3B3FACB86FBD0CA2743E6FACDA3F6E03C53E6336FE3FCF79F03E1C362A3D7DE17BBFB280593D3602AC3F0000C07F5A5190BF27ACEE3FFD546ABE0634BB3F09B50FBFEBE76E3F2BA24A3F875697BF3CA8D5BF580F86BFF66FC3BCEF03AA3F164C98BF196D35BFD07E8F3F319AEFBFF7D30F3F9094DE3FC78E353F5C30053F70B9E1BF58D132BED1D67EBFD408C63FA00591BFCB406CBF3C2B28BF33718D3F774BD6BE8F83003F86CD3EBF4C2753BF703EAB3F0A37F23FB944D73FB6BB2ABFEF1ABFBFD05888BF4E43AABFA3DCFD3F2739D03FAB6695BF40E95D3FDBFD16BFF7800F3DC3CF5FBF2A93DBBF6B7B91BF806EFBBFA83DDDBFADB55CBFBA5603BF2360FC3E19481BBFC27CC53FD52E243F5DE9AD3F2006DCBDCE43FB3E1E0B06BF3946913FDD95E63F000232BFCA4A68BFF99CCD3FC1FA8F3E982F5BBE90F020BF7E15A73FEEC8A4BF2001F23F"> : tensor<7x19xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<7x19xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<7x19xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<7x19xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<7x19xf32>) -> (tensor<7x19xf32>)
%e0 = stablehlo.constant dense<"0xB2A409BDC9FC87BF8462DDBF80F7593FA350A03FB0FC453E3F88093FA15EA9BFF88A5E3EF9FBA5BFB63CD73C3DC921BF0EC2EC3FD313A23D1E6498BF3F8578BF366A4E3EE24AB23FF9C126BFCB0ECF3F999500C0C71DA13F80D3773C5F56983FC0C72E40F50FE4BF60D9CCBD52244EBF2CA69C3D32FF9BBF6F7A37BE2A3A183E7131D7BFE6C7123F6D4A323FF6D1C13F97950A40531F9EBFDA2FF63EEC7E05BFC590F5BE781AB1BF0000C07F043C803F22FAC2BE96290ABF3E5EB03F9409883FDB96A1BF67EBA73F6C06B03EEE6774BF8069033E5E7CED3FE0F37D3E539EED3FCF79F03E1C362A3D20BDBDBFD2D99D3E0000C07F0000C07F0000C07F9262953FF8C696BFC83BBA3FE8BAA1BE350DFE3E87C7893FC64555BF8FCBDBBF38158DBFDB63603FEC919D3F2F082ABF196D35BFD07E8F3FDC6CEDBFE86E9C3F3F0ECD3F0000C07F22C45F3EF25D47BF8C2D87BEA1A55ABF09B8AB3F9AAF30BF54FC66BF5C866ABFF0AF423EE1358DBF988C95BD58EA3DBFEC548BBF703EAB3F0A37F23FB357B03F2855F93EAEAB89BFB0B985BF6DE532BF6F300D406BFA0140BA0FBEBFB814C43F60F986BF412B0DBF67331FBF5603CFBFD4C608C0B62C1FC0A9C100C05C52CEBFBA5603BF2360FC3E19481BBFC27CC53FD52E243F5DE9AD3F2006DCBDCE43FB3E1E0B06BF3946913FDD95E63F000232BFCA4A68BFF99CCD3FC1FA8F3E982F5BBE90F020BF7E15A73FEEC8A4BF2001F23F"> : tensor<7x19xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<7x19xf32>, tensor<7x19xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<7x19xf32>) -> (tensor<7x19xf32>) {
%0 = stablehlo.slice %arg1 [2:7, 1:18] : (tensor<7x19xf32>) -> tensor<5x17xf32>
%1 = stablehlo.slice %arg1 [0:5, 1:18] : (tensor<7x19xf32>) -> tensor<5x17xf32>
%2 = stablehlo.add %0, %1 : tensor<5x17xf32>
%3 = stablehlo.slice %arg1 [1:6, 2:19] : (tensor<7x19xf32>) -> tensor<5x17xf32>
%4 = stablehlo.slice %arg1 [1:6, 0:17] : (tensor<7x19xf32>) -> tensor<5x17xf32>
%5 = stablehlo.multiply %3, %4 : tensor<5x17xf32>
%6 = stablehlo.subtract %2, %5 : tensor<5x17xf32>
%cst = stablehlo.constant dense<2.500000e-01> : tensor<f32>
%7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x17xf32>
%8 = stablehlo.multiply %6, %7 : tensor<5x17xf32>
%c = stablehlo.constant dense<1> : tensor<i32>
%9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1xi32>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
%11 = stablehlo.concatenate %9, %10, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%12 = "stablehlo.scatter"(%arg1, %11, %8) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = true}> ({
^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
%13 = stablehlo.add %arg2, %arg3 : tensor<f32>
stablehlo.return %13 : tensor<f32>
}) : (tensor<7x19xf32>, tensor<2xi32>, tensor<5x17xf32>) -> tensor<7x19xf32>
return %12 : tensor<7x19xf32>
}
}
// -----
// window_square_kept
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xB2A409BDC9FC87BF8462DDBF80F7593FA350A03FB0FC453E3F88093FA15EA9BFF88A5E3EF9FBA5BFB63CD73C3DC921BF0EC2EC3FD313A23D1E6498BF3F8578BF366A4E3EE24AB23FF9C126BFCB0ECF3FCFF184BF21A5D53F65776A3F5D2DDD3F8DC3E63F1406AEBF27EB4E3F843E85BF8B21E93E336A7ABF06BF1FBEB5A9DBBE80C9DEBF8D4D013F7A23343FA93DC23FE71B5A3F531F9EBFDA2FF63E78F0F4BDD8FB5CBF1B01C9BF3D52E0BF09BC953FA1CC44BF6A0D65BFD5FB8B3F99B44C3FF29C87BF417D753F2C8C3B3FACB86FBD0CA2743E6FACDA3F6E03C53E6336FE3FCF79F03E1C362A3D7DE17BBFB280593D3602AC3F0000C07F5A5190BF27ACEE3FFD546ABE0634BB3F09B50FBFEBE76E3F2BA24A3F875697BF3CA8D5BF580F86BFF66FC3BCEF03AA3F164C98BF196D35BFD07E8F3F319AEFBFF7D30F3F9094DE3FC78E353F5C30053F70B9E1BF58D132BED1D67EBFD408C63FA00591BFCB406CBF3C2B28BF33718D3F774BD6BE8F83003F86CD3EBF4C2753BF703EAB3F0A37F23FB944D73FB6BB2ABFEF1ABFBFD05888BF4E43AABFA3DCFD3F2739D03FAB6695BF40E95D3FDBFD16BFF7800F3DC3CF5FBF2A93DBBF6B7B91BF806EFBBFA83DDDBFADB55CBFBA5603BF2360FC3E19481BBFC27CC53FD52E243F5DE9AD3F2006DCBDCE43FB3E1E0B06BF3946913FDD95E63F000232BFCA4A68BFF99CCD3FC1FA8F3E982F5BBE90F020BF7E15A73FEEC8A4BF2001F23F"> : tensor<7x19xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<7x19xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<7x19xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<7x19xf32>
%r:2 = call @f(%a0, %a1) : (tensor<i64>, tensor<7x19xf32>) -> (tensor<7x19xf32>, tensor<7x19xf32>)
%e0 = stablehlo.constant dense<"0xB2A409BDC9FC87BF8462DDBF80F7593FA350A03FB0FC453E3F88093FA15EA9BFF88A5E3EF9FBA5BFB63CD73C3DC921BF0EC2EC3FD313A23D1E6498BF3F8578BF366A4E3EE24AB23FF9C126BFCB0ECF3FDD5E73C070A513BE0000C07F0000C07F0000C07FAC3051BFDCA3CDBF20FE943C2846B1BED357FBBF8CB4063FC1889C3FE2B81CC0DCC63F3F6A95543F7E03373F415D9740531F9EBFDA2FF63E4F6223C00000C07F0000C07F0000C07F0000C07F0000C07F17F69EBF0AEB0D4084520A4042662FC0FC460C40DE2AA13F7E8A38C0B888AE3F36AD344001EE08BF52793F40CF79F03E1C362A3D0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07FE645E23F8AD24D3F2A2C05BFFE8ABC3F102888BCAC2E3CC03016E6BE32BB1640A9A0913F7A2C2A3E196D35BFD07E8F3F50E24DC00000C07F0000C07F0000C07F0000C07F0000C07F70462D3CA1D95DBFB4B7F33F5116E8BE432288BFA3F0DEBFFFA81EC0A0084BC0FCFBD3BFDD02CDBF846AE2BF703EAB3F0A37F23F478268BF69B821400000C07F0000C07F0000C07FF76D2C40523E7540DB4858C08F5606409DD56EBF21D7E9BF8FAE8EBF696A24C07BDCB6C008E0D1C0CED2A2C07A6C60C0BA5603BF2360FC3E19481BBFC27CC53FD52E243F5DE9AD3F2006DCBDCE43FB3E1E0B06BF3946913FDD95E63F000232BFCA4A68BFF99CCD3FC1FA8F3E982F5BBE90F020BF7E15A73FEEC8A4BF2001F23F"> : tensor<7x19xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<7x19xf32>, tensor<7x19xf32>) -> ()
%e1 = stablehlo.constant dense<"0xB2A409BEC9FC87C08462DDC080F75940A350A040B0FC453F3F880940A15EA9C0F88A5E3FF9FBA5C0B63CD73D3DC921C00EC2EC40D313A23E1E6498C03F8578C0366A4E3FE24AB240F9C126C0CB0ECF405104E0C046F3A940005FAD3F0000C07F06581E413C9BC5C0A793173F62AB52C02583423FB26196C0EF01E9BEA091B3BD34ADE2C0BAC70B40087A33400290B9400E12EA40531F9EC0DA2FF63FEC3A06C0E85A1EC00000C07F0000C07F0000C07FE05314C0D6A843C058F6A740113283401089A5C066FB9B404EDE124014C638C04EC5853FAA68F04026A08B3F1F7F0041CF79F03F1C362A3EF1F3B0C00000C07F0000C07F0000C07F0000C07F0000C07FBE185CC094EEBB4034BCAABF1F2A1D4076437C40CC8E6DC05730E6C0565485C03C5E1F40CE7FA440971153C0196D35C0D07E8F40CC4FFAC0DA4E90400000C07F0000C07F0000C07FD54187C0089154BFEE8D67C08FE3BD401CEE5EC026566BC0B7E15DC05283C03F3D6476C0685E803EB01F4CC012B984C0703EAB400A37F240E6BDA840C2A8333F035F8EC00000C07FB60E5DC0BA950A4197FEFD408C5FC0C0DE22A640561F5BC01518D3BF56BB42C0D327DCC0163CFCC03C7322C1627805C14E9AB9C0BA5603C02360FC3F19481BC0C27CC540D52E24405DE9AD402006DCBECE43FB3F1E0B06C039469140DD95E640000232C0CA4A68C0F99CCD40C1FA8F3F982F5BBF90F020C07E15A740EEC8A4C02001F240"> : tensor<7x19xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<7x19xf32>, tensor<7x19xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<7x19xf32>) -> (tensor<7x19xf32>, tensor<7x19xf32>) {
%c = stablehlo.constant dense<3> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:4 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1, %iterArg_3 = %arg1) : tensor<i64>, tensor<i64>, tensor<7x19xf32>, tensor<7x19xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_4 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_4 : tensor<i64>
%3 = stablehlo.slice %iterArg_2 [2:7, 1:18] : (tensor<7x19xf32>) -> tensor<5x17xf32>
%4 = stablehlo.slice %iterArg_2 [0:5, 1:18] : (tensor<7x19xf32>) -> tensor<5x17xf32>
%5 = stablehlo.add %3, %4 : tensor<5x17xf32>
%6 = stablehlo.slice %iterArg_2 [1:6, 2:19] : (tensor<7x19xf32>) -> tensor<5x17xf32>
%7 = stablehlo.slice %iterArg_2 [1:6, 0:17] : (tensor<7x19xf32>) -> tensor<5x17xf32>
%8 = stablehlo.multiply %6, %7 : tensor<5x17xf32>
%9 = stablehlo.subtract %5, %8 : tensor<5x17xf32>
%cst = stablehlo.constant dense<2.500000e-01> : tensor<f32>
%10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x17xf32>
%11 = stablehlo.multiply %9, %10 : tensor<5x17xf32>
%c_5 = stablehlo.constant dense<1> : tensor<i32>
%12 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<1xi32>
%c_6 = stablehlo.constant dense<1> : tensor<i32>
%13 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<1xi32>
%14 = stablehlo.concatenate %12, %13, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%15 = "stablehlo.scatter"(%iterArg_2, %14, %11) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = true}> ({
^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
%17 = stablehlo.add %arg2, %arg3 : tensor<f32>
stablehlo.return %17 : tensor<f32>
}) : (tensor<7x19xf32>, tensor<2xi32>, tensor<5x17xf32>) -> tensor<7x19xf32>
%16 = stablehlo.add %iterArg_3, %iterArg_2 : tensor<7x19xf32>
stablehlo.return %2, %iterArg_1, %15, %16 : tensor<i64>, tensor<i64>, tensor<7x19xf32>, tensor<7x19xf32>
}
return %1#2, %1#3 : tensor<7x19xf32>, tensor<7x19xf32>
}
}
// -----
// window_cube_once
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0x9423B43FB010C53FF30A883FAA83EFBF394CE6BFD3AD2EBF9183C03FAED9E63FCB93053E9DFC913F71C22EBFD0DBA23F072CA23F50C4DABFFBD6EC3F060B20BF3C1FA5BFD3CDA13D831EFA3E5B67F7BF24E1B3BFF4AD1FBF576B8EBFEE1FD33E602ED4BFBC75703FA1F1AFBDA72453BF6288F03FA267F83F0B00CD3F6DEFEB3F0916D4BFE36125BF082AB6BF3B34CDBD3930DE3F7062D33D7871E33FACCE2F3F9D36BCBF2A91EE3F1E9E1B3F9580743EFB5B9DBF2F44BA3F0324B83F6706A13FCCB5DDBF04DF403FE6D1EC3FBC5BD93E4DC8023EF6B7FD3FA578DF3FAC0ABB3F97A9F63FC569A6BEC9AC46BFFE339CBF6566DD3D12D4EE3F75082F3F9E34A43FE6B6503FB7A7C93FA45A99BFFC67B1BFB5C7883F3422F6BE8375C43F2776E6BFCC388BBF54B8823FA8D9E13FA5B4183F74C63E3FC0D5723E6FEDCFBE5444A73F44ECAFBFD52FD03FDB2BCBBF37DBC9BFA107EEBF71B9CD3E122B4A3DB612EABE40E9B23E286B853FA041973E7356863F7472E9BE385FC83FFDB4AC3EFBD2ACBF16092DBE5957523FFC6E8F3FF429C4BF65BB823F06B50D3F0FE0083F7D09C73F6B5E4FBFA20C37BFA39C523FBABCA53F2EA97E3D3B31C6BF9E3582BFD99C2ABFBF6887BDC572863F340246BFF4A1BC3F038931BEE1E65B3F1DEAB93F1FF7A3BF784AC6BFF560CB3F90FDDDBF84B0453E0F3C31BFDBB5EEBF80BBA63E027AE3BFC8D9FF3F508F6C3F16D4933F681D383FD01FDEBE98395E3FDF65A13F6502FA3F679F84BFA816B63F1035E33F471345BF3C02033E774DE2BF04F5CC3FE35E133F315FA3BF5615D0BF26C68CBFCFFB13BDB7C319BF46D30BBFD536733EF6BBB03FB62851BF3BF65E3F0AABDCBF00FD923FD12B29BF47D35D3FA30994BFFD68BBBE94D0FB3F1021B83FEFA84B3F0522243E07D7A23F073C9D3EF6EAF53F43E4BB3FFDEEFE3F5FE5E73F1A3BDA3EC67AA93A887003BFB16CB8BF2022C43F3F29C9BF76A96A3FB3D206BF6B41B4BF85A8E03D615BD93FE9E4853F8440A83F6D88593F6EA43CBF0EEB1DBF18C4C5BF01F4F7BFD02474BFE398DFBE03FCD7BFA732963F8A2EEEBF0DE5A5BD0BA5A83E2E335F3FB659183F215C00BFA41EBABFEBD18A3F91EC5A3F6CC9C23F595CCB3FAF20C23F79C3C23F47E4FABFD3DAD73EEFD6D73F8FC1A7BED622F13F88EBDF3F2ECA8A3ED37084BEA008E93F8E0F22BFAC6875BEA8828B3ED5CAFEBF0A15B03F3DBB48BE9169863CB2134F3FC2EF7EBF2BDC06BE88339C3FF064CC3E5AE135BE91158CBFCF64EF3F66159B3F0E7A9EBF0CF2823F81BA1CBF2622083F80CEC3BF91E9E23F5E2F5DBF493C06BF297ED73FA7525D3EC2B3D1BF55291DBEB630D73F83DFF03F5D8C933F7D6B98BE2201DA3F598A8E3FAC1E98BEA1B296BFD15BF03F4081623F9508CBBF687AEFBF90D349BF8970F43F01F02DBFD3C11B3D1098DF3FBDB4B03FE636DB3FBD992C3C4771F6BE4869C3BE4CB474BFA9790CBF2C18433E5B0DEABF8A32AF3F880A7B3F118A7C3EEA3DD8BF9EE7EEBF7FD9093F40C001BF4422BABFBA61C5BF176EE7BF7850DA3FEE95D4BFD12A9ABF9745C0BE8D61C63E0B27CD3EE7E3843F50E3AC3FED48B03E09A1843FCF4592BEFF88D73F7C8ADBBFEE212F3E39E5003F339AFEBEDC5B46BEFCF8BFBF7668C13F928FBABF2A55583E1CD7133F2EF7A63F77421F3FA2CED7BF24958F3F93AEB43E4AAA5A3F75A1763F37D4DE3FBBD4D93F1AF9A6BFAD01E83F291DE53F37C9B6BF3A60A93F53DDA93F3F8C7B3E0E172D3FF85FD43FAA48C4BFFF94B5BF24B6A83FD401043E7E020EBFE68FC83FA952AABEDD4BEE3F51E4D5BFA042983F36CF89BFF89FA03FEE75833FF1E69D3F94485BBF076E633E4AA6EEBF6F0AE83F36499ABF5220BA3F30809D3FAD20A4BEF258843F38428FBE0C60B33F48EEC9BC953240BF8DB3E8BE324BDD3E50ECD03F4172B93FA8C6C9BFF81824BF95C8323F0450E73EEAC6803F371A903F69B6F53F378C473F964C90BF8346E73FCC1F91BD2EC68B3F6B78A73FF74AEDBF7C86F7BF44E3923FA179E33F598CCC3F2CD57D3EEA42D5BF2C49273F429A813F4D18E13ECE79FA3E9935FB3F1248FFBF3EE440BFB31E9C3F3AD493BFCE7DA7BF150B843F"> : tensor<5x4x19xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<5x4x19xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<5x4x19xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<5x4x19xf32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<5x4x19xf32>) -> (tensor<5x4x19xf32>)
%e0 = stablehlo.constant dense<"0x9423B43FB010C53FF30A883FAA83EFBF394CE6BFD3AD2EBF9183C03FAED9E63FCB93053E9DFC913F71C22EBFD0DBA23F072CA23F50C4DABFFBD6EC3F060B20BF3C1FA5BFD3CDA13D831EFA3E5B67F7BF24E1B3BFF4AD1FBF576B8EBFEE1FD33E602ED4BFBC75703FA1F1AFBDA72453BF6288F03FA267F83F0B00CD3F6DEFEB3F0916D4BFE36125BF082AB6BF3B34CDBD3930DE3F7062D33D7871E33FACCE2F3F9D36BCBF2A91EE3F1E9E1B3F9580743EFB5B9DBF2F44BA3F0324B83F6706A13FCCB5DDBF04DF403FE6D1EC3FBC5BD93E4DC8023EF6B7FD3FA578DF3FAC0ABB3F97A9F63FC569A6BEC9AC46BFFE339CBF6566DD3D12D4EE3F75082F3F9E34A43FE6B6503FB7A7C93FA45A99BFFC67B1BFB5C7883F3422F6BE8375C43F2776E6BFCC388BBF54B8823FA8D9E13FA5B4183F74C63E3FC0D5723E6FEDCFBE5444A73F44ECAFBFD52FD03FDB2BCBBF37DBC9BFA107EEBF71B9CD3E122B4A3DB612EABE40E9B23E286B853FA041973E7356863F7472E9BE385FC83FFDB4AC3EFBD2ACBFB7FC63BEAB590DBF17BB24403F6B48C0D87D114072138A3F45A6423F9357B43F40E76A3C40CF153D6C11A73F4169993F1870E8BE9C6B18C05CE9C7BF04BC1AC0BF2C36BFC572863F340246BF7125D33FE3FFD4BF42D9CA3F0CA18D3F95978FBF0E6CC2BF5C8A0F3FA49A03C02EE28B3F18142DBF822FE0BF68628B3F68887ABE2A2B5140ECF28D3EB60AB33FC9C0843FD01FDEBE98395E3F1A3A0E40F261D43F9022F2BF444B3E4034EB0E40A890D7BF64CF903FF50637C046A72840AB7EB43FCE29B7BFA04DAABE7D3726C0EA6210BF456411BFBEC834BFFC32BB3EF6BBB03FB62851BF3BF65E3F0AABDCBF00FD923FD12B29BF47D35D3FA30994BFFD68BBBE94D0FB3F1021B83FEFA84B3F0522243E07D7A23F073C9D3EF6EAF53F43E4BB3FFDEEFE3F5FE5E73F1A3BDA3EC67AA93A5CCB4C3E40A226C07E4D3340C1FDC7BF84AA333F6EB9A3BF4C4F32C013C9B03E4AEA753FA0237C3F08A1C63F1477B13F7E5857BF0F3BACBFE00432C0EC2942C0DE86D2BFE398DFBE03FCD7BFA4C47A3F55A6F8BFF1F8983FC079B8BB3CBD943E0667BB3ED4F392BE329E23C0588D29BEADB512BF2882453ED8D63340F7A07E3F1C90D83FFAF296BF1ACC8B3F76B706408FC1A7BED622F13FF68536407164543F20F310BF2A800E4073E3E4BF18C1C53D4A29A03F880332C050E8593F9C78DABFCF12B8BC8E9C2DBF4B54D3BF658C913FC4B3D43FF00C08BE94565BBF91158CBFCF64EF3F66159B3F0E7A9EBF0CF2823F81BA1CBF2622083F80CEC3BF91E9E23F5E2F5DBF493C06BF297ED73FA7525D3EC2B3D1BF55291DBEB630D73F83DFF03F5D8C933F7D6B98BE2201DA3F598A8E3F38581F3E710B42BF4998AC3F66599B3FF008AEBF9A4F08C034E8203E8A7932403A89F9BF93F8273DCC1ED13F45461740C0E7893E283350BEA189E2BEE043C9BE3E2EA5BFA9790CBF2C18433EE747A0BF80FF5E3D0A3A9F3EF3BEA03F40AE7E3D34733FBFD82E9ABF77A9F9BE26DF8FBFE1210CC00065FFBF20C2B43FA6CE34BF35F312BF10953FBFB768E23F5DBE233FE7E3843F50E3AC3F852CA2BF5C93D7BE6ABC283E62B25A4000E08B3C30CCD23C88EC9BBDC0790E3F82B28A3F9C7BC0BEE81E673FC858B53EDA1F3CBEC6ECC63E563ADC3F186E1FBEBEFF36C024958F3F93AEB43E4AAA5A3F75A1763F37D4DE3FBBD4D93F1AF9A6BFAD01E83F291DE53F37C9B6BF3A60A93F53DDA93F3F8C7B3E0E172D3FF85FD43FAA48C4BFFF94B5BF24B6A83FD401043E7E020EBFE68FC83FA952AABEDD4BEE3F51E4D5BFA042983F36CF89BFF89FA03FEE75833FF1E69D3F94485BBF076E633E4AA6EEBF6F0AE83F36499ABF5220BA3F30809D3FAD20A4BEF258843F38428FBE0C60B33F48EEC9BC953240BF8DB3E8BE324BDD3E50ECD03F4172B93FA8C6C9BFF81824BF95C8323F0450E73EEAC6803F371A903F69B6F53F378C473F964C90BF8346E73FCC1F91BD2EC68B3F6B78A73FF74AEDBF7C86F7BF44E3923FA179E33F598CCC3F2CD57D3EEA42D5BF2C49273F429A813F4D18E13ECE79FA3E9935FB3F1248FFBF3EE440BFB31E9C3F3AD493BFCE7DA7BF150B843F"> : tensor<5x4x19xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<5x4x19xf32>, tensor<5x4x19xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<5x4x19xf32>) -> (tensor<5x4x19xf32>) {
%0 = stablehlo.slice %arg1 [2:5, 1:4, 1:18] : (tensor<5x4x19xf32>) -> tensor<3x3x17xf32>
%1 = stablehlo.slice %arg1 [1:4, 0:3, 2:19] : (tensor<5x4x19xf32>) -> tensor<3x3x17xf32>
%2 = stablehlo.subtract %0, %1 : tensor<3x3x17xf32>
%cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
%3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3x17xf32>
%4 = stablehlo.multiply %2, %3 : tensor<3x3x17xf32>
%c = stablehlo.constant dense<1> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1xi32>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%6 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
%c_1 = stablehlo.constant dense<1> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1xi32>
%8 = stablehlo.concatenate %5, %6, %7, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
%9 = "stablehlo.scatter"(%arg1, %8, %4) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2]>, unique_indices = true}> ({
^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
%10 = stablehlo.add %arg2, %arg3 : tensor<f32>
stablehlo.return %10 : tensor<f32>
}) : (tensor<5x4x19xf32>, tensor<3xi32>, tensor<3x3x17xf32>) -> tensor<5x4x19xf32>
return %9 : tensor<5x4x19xf32>
}
}
// -----
// window_cube_kept
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0x9423B43FB010C53FF30A883FAA83EFBF394CE6BFD3AD2EBF9183C03FAED9E63FCB93053E9DFC913F71C22EBFD0DBA23F072CA23F50C4DABFFBD6EC3F060B20BF3C1FA5BFD3CDA13D831EFA3E5B67F7BF24E1B3BFF4AD1FBF576B8EBFEE1FD33E602ED4BFBC75703FA1F1AFBDA72453BF6288F03FA267F83F0B00CD3F6DEFEB3F0916D4BFE36125BF082AB6BF3B34CDBD3930DE3F7062D33D7871E33FACCE2F3F9D36BCBF2A91EE3F1E9E1B3F9580743EFB5B9DBF2F44BA3F0324B83F6706A13FCCB5DDBF04DF403FE6D1EC3FBC5BD93E4DC8023EF6B7FD3FA578DF3FAC0ABB3F97A9F63FC569A6BEC9AC46BFFE339CBF6566DD3D12D4EE3F75082F3F9E34A43FE6B6503FB7A7C93FA45A99BFFC67B1BFB5C7883F3422F6BE8375C43F2776E6BFCC388BBF54B8823FA8D9E13FA5B4183F74C63E3FC0D5723E6FEDCFBE5444A73F44ECAFBFD52FD03FDB2BCBBF37DBC9BFA107EEBF71B9CD3E122B4A3DB612EABE40E9B23E286B853FA041973E7356863F7472E9BE385FC83FFDB4AC3EFBD2ACBF16092DBE5957523FFC6E8F3FF429C4BF65BB823F06B50D3F0FE0083F7D09C73F6B5E4FBFA20C37BFA39C523FBABCA53F2EA97E3D3B31C6BF9E3582BFD99C2ABFBF6887BDC572863F340246BFF4A1BC3F038931BEE1E65B3F1DEAB93F1FF7A3BF784AC6BFF560CB3F90FDDDBF84B0453E0F3C31BFDBB5EEBF80BBA63E027AE3BFC8D9FF3F508F6C3F16D4933F681D383FD01FDEBE98395E3FDF65A13F6502FA3F679F84BFA816B63F1035E33F471345BF3C02033E774DE2BF04F5CC3FE35E133F315FA3BF5615D0BF26C68CBFCFFB13BDB7C319BF46D30BBFD536733EF6BBB03FB62851BF3BF65E3F0AABDCBF00FD923FD12B29BF47D35D3FA30994BFFD68BBBE94D0FB3F1021B83FEFA84B3F0522243E07D7A23F073C9D3EF6EAF53F43E4BB3FFDEEFE3F5FE5E73F1A3BDA3EC67AA93A887003BFB16CB8BF2022C43F3F29C9BF76A96A3FB3D206BF6B41B4BF85A8E03D615BD93FE9E4853F8440A83F6D88593F6EA43CBF0EEB1DBF18C4C5BF01F4F7BFD02474BFE398DFBE03FCD7BFA732963F8A2EEEBF0DE5A5BD0BA5A83E2E335F3FB659183F215C00BFA41EBABFEBD18A3F91EC5A3F6CC9C23F595CCB3FAF20C23F79C3C23F47E4FABFD3DAD73EEFD6D73F8FC1A7BED622F13F88EBDF3F2ECA8A3ED37084BEA008E93F8E0F22BFAC6875BEA8828B3ED5CAFEBF0A15B03F3DBB48BE9169863CB2134F3FC2EF7EBF2BDC06BE88339C3FF064CC3E5AE135BE91158CBFCF64EF3F66159B3F0E7A9EBF0CF2823F81BA1CBF2622083F80CEC3BF91E9E23F5E2F5DBF493C06BF297ED73FA7525D3EC2B3D1BF55291DBEB630D73F83DFF03F5D8C933F7D6B98BE2201DA3F598A8E3FAC1E98BEA1B296BFD15BF03F4081623F9508CBBF687AEFBF90D349BF8970F43F01F02DBFD3C11B3D1098DF3FBDB4B03FE636DB3FBD992C3C4771F6BE4869C3BE4CB474BFA9790CBF2C18433E5B0DEABF8A32AF3F880A7B3F118A7C3EEA3DD8BF9EE7EEBF7FD9093F40C001BF4422BABFBA61C5BF176EE7BF7850DA3FEE95D4BFD12A9ABF9745C0BE8D61C63E0B27CD3EE7E3843F50E3AC3FED48B03E09A1843FCF4592BEFF88D73F7C8ADBBFEE212F3E39E5003F339AFEBEDC5B46BEFCF8BFBF7668C13F928FBABF2A55583E1CD7133F2EF7A63F77421F3FA2CED7BF24958F3F93AEB43E4AAA5A3F75A1763F37D4DE3FBBD4D93F1AF9A6BFAD01E83F291DE53F37C9B6BF3A60A93F53DDA93F3F8C7B3E0E172D3FF85FD43FAA48C4BFFF94B5BF24B6A83FD401043E7E020EBFE68FC83FA952AABEDD4BEE3F51E4D5BFA042983F36CF89BFF89FA03FEE75833FF1E69D3F94485BBF076E633E4AA6EEBF6F0AE83F36499ABF5220BA3F30809D3FAD20A4BEF258843F38428FBE0C60B33F48EEC9BC953240BF8DB3E8BE324BDD3E50ECD03F4172B93FA8C6C9BFF81824BF95C8323F0450E73EEAC6803F371A903F69B6F53F378C473F964C90BF8346E73FCC1F91BD2EC68B3F6B78A73FF74AEDBF7C86F7BF44E3923FA179E33F598CCC3F2CD57D3EEA42D5BF2C49273F429A813F4D18E13ECE79FA3E9935FB3F1248FFBF3EE440BFB31E9C3F3AD493BFCE7DA7BF150B843F"> : tensor<5x4x19xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<5x4x19xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<5x4x19xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<5x4x19xf32>
%r:2 = call @f(%a0, %a1) : (tensor<i64>, tensor<5x4x19xf32>) -> (tensor<5x4x19xf32>, tensor<5x4x19xf32>)
%e0 = stablehlo.constant dense<"0x9423B43FB010C53FF30A883FAA83EFBF394CE6BFD3AD2EBF9183C03FAED9E63FCB93053E9DFC913F71C22EBFD0DBA23F072CA23F50C4DABFFBD6EC3F060B20BF3C1FA5BFD3CDA13D831EFA3E5B67F7BF24E1B3BFF4AD1FBF576B8EBFEE1FD33E602ED4BFBC75703FA1F1AFBDA72453BF6288F03FA267F83F0B00CD3F6DEFEB3F0916D4BFE36125BF082AB6BF3B34CDBD3930DE3F7062D33D7871E33FACCE2F3F9D36BCBF2A91EE3F1E9E1B3F9580743EFB5B9DBF2F44BA3F0324B83F6706A13FCCB5DDBF04DF403FE6D1EC3FBC5BD93E4DC8023EF6B7FD3FA578DF3FAC0ABB3F97A9F63FC569A6BEC9AC46BFFE339CBF6566DD3D12D4EE3F75082F3F9E34A43FE6B6503FB7A7C93FA45A99BFFC67B1BFB5C7883F3422F6BE8375C43F2776E6BFCC388BBF54B8823FA8D9E13FA5B4183F74C63E3FC0D5723E6FEDCFBE5444A73F44ECAFBFD52FD03FDB2BCBBF37DBC9BFA107EEBF71B9CD3E122B4A3DB612EABE40E9B23E286B853FA041973E7356863F7472E9BE385FC83FFDB4AC3EFBD2ACBF69755A3F960D9EC03F12E840087AC7C03E5F9040FB876F3F71611EBFFC4FD83F7411753ED973B93F0A45264048A20340783A00C0D938A6C0B6DE8FC02C2EF2C0DFDC47C0C572863F340246BF7DE58F40BE29FDC0CAA9E540F998CDBF7218D3BF720696BF9C18C1BF13F2A6C00058403B989472C03F116CC0B869A640FAF77840C8F7F44071284F4087A5914025171740D01FDEBE98395E3FB3940041CCE014BF10EE3CC0369DE940CBD2FC3F99B2D2BF7A74B640DF18D0C0CA7AA1400530C83F3F7375C02199E2BFA0C70CC1F2A1C13E494C19BF7E1E2DC0BAB430BFF6BBB03FB62851BF3BF65E3F0AABDCBF00FD923FD12B29BF47D35D3FA30994BFFD68BBBE94D0FB3F1021B83FEFA84B3F0522243E07D7A23F073C9D3EF6EAF53F43E4BB3FFDEEFE3F5FE5E73F1A3BDA3EC67AA93A6B941340319C89C0DA7991409C8186BF8FAB1C3F64084BC0B0F383C0C8A2084095D81AC05EFC5D3F2AACED3F42D07B40E0BD4DC0C2EA47C08C47A6C060D1A7C0F7D661C0E398DFBE03FCD7BF8C6B3F4051F0B6C0DA232440F907863F26D9404079804B40810051C0A6723FC0302405C0116996C0265B81C01918B6400B472540B0079A4004A5BC3F08B2B640853F53408FC1A7BED622F13FE02E6F40E073E8BFC2B50FBFC74AAE40BCDA03C0DE76943F52247340583B8BBF8DCC8740FC4B52BF85512EC08AAC4FBF02E08DC02C7708409A53A63F411E47C068697EC091158CBFCF64EF3F66159B3F0E7A9EBF0CF2823F81BA1CBF2622083F80CEC3BF91E9E23F5E2F5DBF493C06BF297ED73FA7525D3EC2B3D1BF55291DBEB630D73F83DFF03F5D8C933F7D6B98BE2201DA3F598A8E3F6BD0873F8841A53DE444943EF28AEF3F4C1368BF667429C0521503400B7E9140ECAA8FC01366403D442CB43F098F8A40FE7F27C02C8B21BF55BABABE10F9D4BE6ED6FABFA9790CBF2C18433EB7803ABFD4D7E3BF2AC4C2BF6ECD3B40AE097D409083913D764AC0C0FD5ABA3FECADEFBEF62854C0440B76C071603F404705C33FE9E3203FD30ABDBFE111A140060A8F3FE7E3843F50E3AC3F89A129C022EC0FC0416CC8BE85218640129002408F7124408476CABFBDDB0A40CE989240CA7E194052E26FBEF5811F40946CF4BF0425113F884CCB3EF07504C04C98A6C024958F3F93AEB43E4AAA5A3F75A1763F37D4DE3FBBD4D93F1AF9A6BFAD01E83F291DE53F37C9B6BF3A60A93F53DDA93F3F8C7B3E0E172D3FF85FD43FAA48C4BFFF94B5BF24B6A83FD401043E7E020EBFE68FC83FA952AABEDD4BEE3F51E4D5BFA042983F36CF89BFF89FA03FEE75833FF1E69D3F94485BBF076E633E4AA6EEBF6F0AE83F36499ABF5220BA3F30809D3FAD20A4BEF258843F38428FBE0C60B33F48EEC9BC953240BF8DB3E8BE324BDD3E50ECD03F4172B93FA8C6C9BFF81824BF95C8323F0450E73EEAC6803F371A903F69B6F53F378C473F964C90BF8346E73FCC1F91BD2EC68B3F6B78A73FF74AEDBF7C86F7BF44E3923FA179E33F598CCC3F2CD57D3EEA42D5BF2C49273F429A813F4D18E13ECE79FA3E9935FB3F1248FFBF3EE440BFB31E9C3F3AD493BFCE7DA7BF150B843F"> : tensor<5x4x19xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<5x4x19xf32>, tensor<5x4x19xf32>) -> ()
%e1 = stablehlo.constant dense<"0x9423B440B010C540F30A8840AA83EFC0394CE6C0D3AD2EC09183C040AED9E640CB93053F9DFC914071C22EC0D0DBA240072CA24050C4DAC0FBD6EC40060B20C03C1FA5C0D3CDA13E831EFA3F5B67F7C024E1B3C0F4AD1FC0576B8EC0EE1FD33F602ED4C0BC757040A1F1AFBEA72453C06288F040A267F8400B00CD406DEFEB400916D4C0E36125C0082AB6C03B34CDBE3930DE407062D33E7871E340ACCE2F409D36BCC02A91EE401E9E1B409580743FFB5B9DC02F44BA400324B8406706A140CCB5DDC004DF4040E6D1EC40BC5BD93F4DC8023FF6B7FD40A578DF40AC0ABB4097A9F640C569A6BFC9AC46C0FE339CC06566DD3E12D4EE4075082F409E34A440E6B65040B7A7C940A45A99C0FC67B1C0B5C788403422F6BF8375C4402776E6C0CC388BC054B88240A8D9E140A5B4184074C63E40C0D5723F6FEDCFBF5444A74044ECAFC0D52FD040DB2BCBC037DBC9C0A107EEC071B9CD3F122B4A3EB612EABF40E9B23F286B8540A041973F735686407472E9BF385FC840FDB4AC3FFBD2ACC040DCF5BEBC46B5BFBFA11741F6C22EC1AE7BF74067765A406C1D084005C9BC40E76091BFDEC822BFB66C9B407B14A540CD0BADBF35EB10C12245CAC0CE7C07C1F3F922C0C5728640340246C09765E04012DCBDC048A0E140209E7E40DE63A6C070AACAC001E15C40D9DD0DC135201E4024436BC0CE89F7C0DBC18E4022C116C09E934241A7654140B64BC04043478140D01FDEBF98395E40429713414A1DDB404F24D6C0CA742741D036FC404A7AA4C0A88385406C1533C1C7C81341D69B7F40D60CBFC0064484C0F2A71DC1A43545BFBB290DC09CBE45C010AB7E3FF6BBB040B62851C03BF65E400AABDCC000FD9240D12B29C047D35D40A30994C0FD68BBBF94D0FB401021B840EFA84B400522243F07D7A240073C9D3FF6EAF54043E4BB40FDEEFE405FE5E7401A3BDA3FC67AA93B5E35A03E78AC10C12AC21A418805C3C02AAA484002CA8FC03AB314C19CE2CA3F1A797C40CD128040BE39BD405605B040B7DA7EC0A05598C08CEC1DC15CB530C144C4C1C0E398DFBF03FCD7C0106A9F4068AF0FC1B28D4A40D6AC6C3F9EB43F40DC3F3C404D8316C0BAEC0BC10C90483F823BA7BF5785DE3F68C91E410CF3AA40D0FBF040765AA4C05A7F9740CDED01418FC1A7BFD622F1407AA51841A45AB23F8643C8BF94851A41E58AA0C0A8EF04BEAE34894090ED12C14406A940E8E182C0CF3877BF20C070BD9868C7C06ADC32406E81C24038FE18BF3B6B55C091158CC0CF64EF4066159B400E7A9EC00CF2824081BA1CC02622084080CEC3C091E9E2405E2F5DC0493C06C0297ED740A7525D3FC2B3D1C055291DBFB630D74083DFF0405D8C93407D6B98BF2201DA40598A8E4050CB2D3EE5E15CC02B89BD4034D39040D948B5C0002B04C1D44AA2BE39692441ECE4D0C0E3EA243E1DBDD4404C8B07415B522140F77319BF8B83E7BF3ACDC7BF38799AC0A9790CC02C18433FE16EB9C042FCE53F68E4DF3F24A779402ECBAFBFF5A592C088F060C09DD6AABF257C9AC00CDE00C1209104C1553DD5400E0E6BC04A8A3CC0D65A27C0268FBB40A7731440E7E3844050E3AC40062B33C050DEDC3D928697BEB4F330417F490EC09C538F3F88ED873E84EE803F885E58401E2D22C07FB78B4094485FBFD0B327BFB4F9F63F81CFB840A0A7113DA33924C124958F4093AEB43F4AAA5A4075A1764037D4DE40BBD4D9401AF9A6C0AD01E840291DE54037C9B6C03A60A94053DDA9403F8C7B3F0E172D40F85FD440AA48C4C0FF94B5C024B6A840D401043F7E020EC0E68FC840A952AABFDD4BEE4051E4D5C0A042984036CF89C0F89FA040EE758340F1E69D4094485BC0076E633F4AA6EEC06F0AE84036499AC05220BA4030809D40AD20A4BFF258844038428FBF0C60B34048EEC9BD953240C08DB3E8BF324BDD3F50ECD0404172B940A8C6C9C0F81824C095C832400450E73FEAC68040371A904069B6F540378C4740964C90C08346E740CC1F91BE2EC68B406B78A740F74AEDC07C86F7C044E39240A179E340598CCC402CD57D3FEA42D5C02C492740429A81404D18E13FCE79FA3F9935FB401248FFC03EE440C0B31E9C403AD493C0CE7DA7C0150B8440"> : tensor<5x4x19xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<5x4x19xf32>, tensor<5x4x19xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<5x4x19xf32>) -> (tensor<5x4x19xf32>, tensor<5x4x19xf32>) {
%c = stablehlo.constant dense<3> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:4 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1, %iterArg_3 = %arg1) : tensor<i64>, tensor<i64>, tensor<5x4x19xf32>, tensor<5x4x19xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_4 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_4 : tensor<i64>
%3 = stablehlo.slice %iterArg_2 [2:5, 1:4, 1:18] : (tensor<5x4x19xf32>) -> tensor<3x3x17xf32>
%4 = stablehlo.slice %iterArg_2 [1:4, 0:3, 2:19] : (tensor<5x4x19xf32>) -> tensor<3x3x17xf32>
%5 = stablehlo.subtract %3, %4 : tensor<3x3x17xf32>
%cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3x17xf32>
%7 = stablehlo.multiply %5, %6 : tensor<3x3x17xf32>
%c_5 = stablehlo.constant dense<1> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<1xi32>
%c_6 = stablehlo.constant dense<1> : tensor<i32>
%9 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<1xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%10 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<1xi32>
%11 = stablehlo.concatenate %8, %9, %10, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
%12 = "stablehlo.scatter"(%iterArg_2, %11, %7) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2]>, unique_indices = true}> ({
^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
%14 = stablehlo.add %arg2, %arg3 : tensor<f32>
stablehlo.return %14 : tensor<f32>
}) : (tensor<5x4x19xf32>, tensor<3xi32>, tensor<3x3x17xf32>) -> tensor<5x4x19xf32>
%13 = stablehlo.add %iterArg_3, %iterArg_2 : tensor<5x4x19xf32>
stablehlo.return %2, %iterArg_1, %12, %13 : tensor<i64>, tensor<i64>, tensor<5x4x19xf32>, tensor<5x4x19xf32>
}
return %1#2, %1#3 : tensor<5x4x19xf32>, tensor<5x4x19xf32>
}
}
// -----
// window_doubles
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0x000000409634A1BF0000002099FFF0BF0000008050ACFBBF00000000F03EEB3F00000060140AF43F0000000096BFC83F000000E00731E13F00000020D42BF5BF000000005FD1CB3F000000207FBFF4BF000000C096E79A3F000000A02739E4BF000000C04198FD3F000000607A42B43F000000C0830CF3BF000000E0A710EFBF000000C046CDC93F000000405C49F63F000000203FD8E4BF00000060D9E1F93F000000E0399EF0BF00000020A4B4FA3F000000A0EC4EED3F000000A0ABA5FB3F000000A071D8FC3F00000080C2C0F5BF000000E064DDE93F00000080D0A7F0BF000000603124DD3F00000060464DEFBF000000C0E0F7C3BF000000A03675DBBF0000000030D9FBBF000000A0B129E03F000000406F84E63F00000020B547F83F000000E07C43EB3F00000060EAC3F3BF00000040FBC5DE3F000000000F9EBEBF000000007B9FEBBF000000602320F9BF000000A0470AFCBF0000002081B7F23F000000209499E8BF00000040ADA1ECBF000000A07A7FF13F000000209396E93F000000409EF3F0BF00000020A8AFEE3F000000808571E73F0000008015F7ADBF000000804194CE3F000000E08D55FB3F000000C06DA0D83F00000060CCC6FF3F000000E0390FDE3F00000080C346A53F000000A02F7CEFBF000000401630AB3F000000C04680F53F000000000000F87F000000402B0AF2BF000000E084D5FD3F000000A09F4ACDBF000000C08066F73F00000020A1F6E1BF00000060FDDCED3F000000604554E93F000000E0D0EAF2BF0000008007B5FABF00000000EBC1F0BF000000C0FE6D98BF000000E07D40F53F000000C08209F3BF00000020A3ADE6BF00000000DAEFF13F0000002046F3FDBF000000E07EFAE13F0000000092D2FB3F000000E0D8B1E63F000000800BA6E03F000000002E37FCBF000000002B5AC6BF00000020DADAEFBF000000801AC1F83F00000000B420F2BF000000601988EDBF000000806705E5BF0000006026AEF13F000000E06EC9DABF000000E07110E03F000000C0B0D9E7BF00000080E964EABF00000000CE67F53F00000040E146FE3F0000002097E8FA3F000000C07657E5BF000000E05DE3F7BF000000001A0BF1BF000000C06948F5BF0000006094BBFF3F000000E02407FA3F00000060D5ACF2BF0000000028BDEB3F00000060BBDFE2BF000000E01EF0A13F00000060F8F9EBBF000000406572FBBF000000606D2FF2BF00000000D06DFFBF00000000B5A7FBBF000000A0B596EBBF00000040D76AE0BF00000060048CDF3F000000200369E3BF0000004098AFF83F000000A0DA85E43F000000A02BBDF53F00000000C480BBBF000000C07968DF3F000000C063C1E0BF00000020C728F23F000000A0BBD2FC3F000000004040E6BF000000405909EDBF000000209FB3F93F0000002058FFD13F00000000F365CBBF00000000121EE4BF000000C0AFE2F43F000000C01D99F4BF000000002440FE3F"> : tensor<7x19xf64>
%z1 = stablehlo.constant dense<0.0> : tensor<7x19xf64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<7x19xf64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<7x19xf64>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<7x19xf64>) -> (tensor<7x19xf64>)
%e0 = stablehlo.constant dense<"0x000000409634A1BF0000002099FFF0BF0000008050ACFBBF00000000F03EEB3F00000060140AF43F0000000096BFC83F000000E00731E13F00000020D42BF5BF000000005FD1CB3F000000207FBFF4BF000000C096E79A3F000000A02739E4BF000000C04198FD3F000000607A42B43F000000C0830CF3BF000000E0A710EFBF000000C046CDC93F000000405C49F63F000000203FD8E4BF00000060D9E1F93F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F8C31029A38EDF43FC0C2AFBE063EEA3F21037174E5710DC082B30A616E090E40D6554C1E4A671340DA006B6BF71D15C074D1905EE5CE06403455586160B3FF3FDAC55E0E77CA04C048DAB1EB536D1D4000000060EAC3F3BF00000040FBC5DE3F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F3C8B6B248022204030B21F2F1BF121C01001801190C31F40ADF7E73E60322040C6BD91D1FE9A22C08EBB6FC8D0DE20405EB1F68C9CB91A40E0B258BE1FD818C0FC9A15D053DC1840000000E0390FDE3F00000080C346A53F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87FE8D19F1F6ED10DC0AF9AADCD907C0540DDCC151A2E7E0740321BB54144D01BC04628E9F14DDF0940FA02524AFD010540E239EFDF1967F5BF01137D9A060DF53F00000020A3ADE6BF00000000DAEFF13F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87FB0CA7DD45A090C40286A5548DA1CB33FA85FD374773AFCBF9E6ECB8ACF2D13C0D6C2EEFB9EAC26C0461176F505DE2AC0EE96D1C99F4C27C095A217793FEB1FC0765A2F36872800C000000000CE67F53F00000040E146FE3F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F0CB401CDC16721C034F3D3BCC0C707405174FBF4DAC1ED3FD4E01FA84A5D0AC0C8880C8E5E8416C0646EC63E386828C023DA55C83F383DC05F798B4F477846C09C093BA075233DC0EC91CB9EADA51CC000000040D76AE0BF00000060048CDF3F000000200369E3BF0000004098AFF83F000000A0DA85E43F000000A02BBDF53F00000000C480BBBF000000C07968DF3F000000C063C1E0BF00000020C728F23F000000A0BBD2FC3F000000004040E6BF000000405909EDBF000000209FB3F93F0000002058FFD13F00000000F365CBBF00000000121EE4BF000000C0AFE2F43F000000C01D99F4BF000000002440FE3F"> : tensor<7x19xf64>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<7x19xf64>, tensor<7x19xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<7x19xf64>) -> (tensor<7x19xf64>) {
%c = stablehlo.constant dense<5> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1) : tensor<i64>, tensor<i64>, tensor<7x19xf64>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_3 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_3 : tensor<i64>
%3 = stablehlo.slice %iterArg_2 [2:7, 1:18] : (tensor<7x19xf64>) -> tensor<5x17xf64>
%4 = stablehlo.slice %iterArg_2 [0:5, 1:18] : (tensor<7x19xf64>) -> tensor<5x17xf64>
%5 = stablehlo.add %3, %4 : tensor<5x17xf64>
%6 = stablehlo.slice %iterArg_2 [1:6, 2:19] : (tensor<7x19xf64>) -> tensor<5x17xf64>
%7 = stablehlo.slice %iterArg_2 [1:6, 0:17] : (tensor<7x19xf64>) -> tensor<5x17xf64>
%8 = stablehlo.multiply %6, %7 : tensor<5x17xf64>
%9 = stablehlo.subtract %5, %8 : tensor<5x17xf64>
%cst = stablehlo.constant dense<2.500000e-01> : tensor<f64>
%10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<5x17xf64>
%11 = stablehlo.multiply %9, %10 : tensor<5x17xf64>
%c_4 = stablehlo.constant dense<1> : tensor<i32>
%12 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<1xi32>
%c_5 = stablehlo.constant dense<1> : tensor<i32>
%13 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<1xi32>
%14 = stablehlo.concatenate %12, %13, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%15 = "stablehlo.scatter"(%iterArg_2, %14, %11) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = true}> ({
^bb0(%arg2: tensor<f64>, %arg3: tensor<f64>):
%16 = stablehlo.add %arg2, %arg3 : tensor<f64>
stablehlo.return %16 : tensor<f64>
}) : (tensor<7x19xf64>, tensor<2xi32>, tensor<5x17xf64>) -> tensor<7x19xf64>
stablehlo.return %2, %iterArg_1, %15 : tensor<i64>, tensor<i64>, tensor<7x19xf64>
}
return %1#2 : tensor<7x19xf64>
}
}
// -----
// window_integers
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xFAFFFFFF040000000300000003000000FBFFFFFFF8FFFFFF0800000004000000FCFFFFFFFDFFFFFF06000000FFFFFFFF0800000009000000FBFFFFFFF8FFFFFFF7FFFFFFFAFFFFFF01000000F9FFFFFF0700000007000000040000000400000007000000FBFFFFFFFFFFFFFFF9FFFFFF040000000400000006000000FAFFFFFF02000000FCFFFFFFFCFFFFFF0400000001000000"> : tensor<37xi32>
%z1 = stablehlo.constant dense<0> : tensor<37xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<37xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<37xi32>
%r:1 = call @f(%a0, %a1) : (tensor<i64>, tensor<37xi32>) -> (tensor<37xi32>)
%e0 = stablehlo.constant dense<"0xFAFFFFFFE6FFFFFFDBFFFFFFFEFFFFFF3200000029000000DFFFFFFFBCFFFFFFFAFFFFFF3400000017000000F3FFFFFF1100000050000000890000008A0000001E00000080FFFFFF29FFFFFF3BFFFFFF7DFFFFFFC7FFFFFF2600000082000000A5000000980000006F00000020000000CCFFFFFFB6FFFFFFF2FFFFFF44000000550000001E000000E2FFFFFFC4FFFFFFC9FFFFFF"> : tensor<37xi32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<37xi32>, tensor<37xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<37xi32>) -> (tensor<37xi32>) {
%c = stablehlo.constant dense<5> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1) : tensor<i64>, tensor<i64>, tensor<37xi32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_3 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_3 : tensor<i64>
%3 = stablehlo.slice %iterArg_2 [0:36] : (tensor<37xi32>) -> tensor<36xi32>
%c_4 = stablehlo.constant dense<1> : tensor<i32>
%4 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<1xi32>
%5 = "stablehlo.scatter"(%iterArg_2, %4, %3) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
%6 = stablehlo.add %arg2, %arg3 : tensor<i32>
stablehlo.return %6 : tensor<i32>
}) : (tensor<37xi32>, tensor<1xi32>, tensor<36xi32>) -> tensor<37xi32>
stablehlo.return %2, %iterArg_1, %5 : tensor<i64>, tensor<i64>, tensor<37xi32>
}
return %1#2 : tensor<37xi32>
}
}
// -----
// window_two_arrays
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0x7E0D513F7C8C253FEBACDCBF3CAB4F3FF86139BF0000C07F1C13F63FC202DFBF8BF4A1BF208AC8BF097DB23F591F4C3FF7B982BF0BD0BDBF8D01553F795C9DBF2B9C5EBFD1F6523F789FDEBFD41443BF6F51D23C25CB053F7FCECEBEDC57FC3F6037893FA555FDBF60D02DBF86B8F5BF6130AF3F6376C7BF61290BBFD5CD963F3D16EEBE6360F2BF90A174BFB4E72ABF9C2E873E"> : tensor<37xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<37xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<37xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<37xf32>
%c2 = stablehlo.constant dense<"0x7E0DD13F7C8CA53FEBAC5CC03CABCF3FF861B9BF0000C07F1C137640C2025FC08BF421C0208A48C0097D3240591FCC3FF7B902C00BD03DC08D01D53F795C1DC02B9CDEBFD1F6D23F789F5EC0D414C3BF6F51523D25CB853F7FCE4EBFDC577C4060370940A5557DC060D0ADBF86B875C061302F40637647C061298BBFD5CD16403D166EBF636072C090A1F4BFB4E7AABF9C2E073F"> : tensor<37xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<37xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<37xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<37xf32>
%r:2 = call @f(%a0, %a1, %a2) : (tensor<i64>, tensor<37xf32>, tensor<37xf32>) -> (tensor<37xf32>, tensor<37xf32>)
%e0 = stablehlo.constant dense<"0x7E0D513FDEE91142BC81DCC01CC228C280F465410000C07F0000C07FBB91064284FE97C2CE1C83C23797DEC1DF846542C4CA1241FCA161C2A88F08C25094DE40840355C285416AC1708ABABF56B287C28ECBBFC13CF012410A2F24419CF09441C679A042D8C82840DE6494C273C451C256201EC25FEA9641BB406AC24047BA3F1B16F241C1B534C264C497C2B50A25C20D1C89C1"> : tensor<37xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<37xf32>, tensor<37xf32>) -> ()
%e1 = stablehlo.constant dense<"0xDEE91142BC81DCC01CC228C280F465410000C07F0000C07FBB91064284FE97C2CE1C83C23797DEC1DF846542C4CA1241FCA161C2A88F08C25094DE40840355C285416AC1708ABABF56B287C28ECBBFC13CF012410A2F24419CF09441C679A042D8C82840DE6494C273C451C256201EC25FEA9641BB406AC24047BA3F1B16F241C1B534C264C497C2B50A25C20D1C89C19C2E073F"> : tensor<37xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<37xf32>, tensor<37xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<37xf32>, %arg2: tensor<37xf32>) -> (tensor<37xf32>, tensor<37xf32>) {
%c = stablehlo.constant dense<5> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:4 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1, %iterArg_3 = %arg2) : tensor<i64>, tensor<i64>, tensor<37xf32>, tensor<37xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_4 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_4 : tensor<i64>
%3 = stablehlo.slice %iterArg_3 [0:36] : (tensor<37xf32>) -> tensor<36xf32>
%c_5 = stablehlo.constant dense<1> : tensor<i32>
%4 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<1xi32>
%5 = "stablehlo.scatter"(%iterArg_2, %4, %3) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
%9 = stablehlo.add %arg3, %arg4 : tensor<f32>
stablehlo.return %9 : tensor<f32>
}) : (tensor<37xf32>, tensor<1xi32>, tensor<36xf32>) -> tensor<37xf32>
%6 = stablehlo.slice %iterArg_2 [1:37] : (tensor<37xf32>) -> tensor<36xf32>
%c_6 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<1xi32>
%8 = "stablehlo.scatter"(%iterArg_3, %7, %6) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
%9 = stablehlo.add %arg3, %arg4 : tensor<f32>
stablehlo.return %9 : tensor<f32>
}) : (tensor<37xf32>, tensor<1xi32>, tensor<36xf32>) -> tensor<37xf32>
stablehlo.return %2, %iterArg_1, %5, %8 : tensor<i64>, tensor<i64>, tensor<37xf32>, tensor<37xf32>
}
return %1#2, %1#3 : tensor<37xf32>, tensor<37xf32>
}
}
// -----
// product
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0x836A6B3F920E463F7943E23F4975E1BFEE17433F7D44D83F1334C7BDE97C25BFEFA7D03EAF296C3F8485C6BFE061C8BF398E0C3FE453EABF1C92E7BFC41039BFDFDC93BF19708D3F0430983F5D0BA8BF2252B8BF671305BF0DD3F23DF5862D3E8881F5BE72F78BBEB0AE0EBFFAE466BFC82DF73ED03B6CBF19ACA6BE43724E3D9FC548BF6CBB29BF16BF83BF5E8A71BF65A28BBFACAB54BFCD9F513FA800B6BF29C0F33E1BA7BDBBA6AD9EBF31A030BFB9DC2CBFED2145BF779AC6BF36C77E3ED728E53EC198ACBFBD96E4BFC854A1BD7DB2E3BE8FFBBABF59E7CBBF7E79F63FC5ED993FB7DAE53E054C98BE4325DE3FB81F923E82B7C73E9C1366BFB320873E386B223FF435813FD7474B3F7EDBC33F775DD4BFB0D7D93F8EE5AE3E70153EBF3162883F020FC1BF18F0B7BF15DFFD3FE802A43FD4BEE43F398371BF780A94BE32293CBF39A6E23F2521E43FCF58903F04E5EFBFA31189BF66FC483FD9EEDFBEA423CDBF05D2F13F03B8B6BFD638CFBF3EDE803E574E8ABFB2AE3CBFD7B92DBF070169BEDB51D83EC6E7AA3F19DD05BE319A373FAA0D6B3F07DD3DBEB64AC2BFDE86C53FE3B5F6BE0AFED03F6E95C9BD6F4E263F6F9F823F85EB4CBE0D4682BFB0FA963FFE48B93F6C727DBFBEE151BF9FF190BF79B7EBBF0C0A1FBF5528FFBEB257C53FDC1928BFF06B533F48B9903D1CAF853FC69C97BF778A85BFB0F7C1BF0619163F7D06A83E3E15A43F0AE6A8BF42A5E23FE24E60BF15E3D13F542DEABEDA89CCBF5F934B3F3C38E43F00DBDF3FC01C34BF4C51C63F4A3DDC3FD6BE95BF86DCF13F787CB6BF8F65DDBFB5D9DCBFBB1045BFE99045BF12EE1E3F44C9A03E7FBFDA3E8A79E03FDA2882BF285CEEBD53CBCEBF1B2B5CBF2F195A3D4C80EE3F7641A33FF94E643F6C37DF3E5E84383F0FFBAABEE4BADBBFF8D1573F1C4B8BBFF45495BF0D337EBF4A6F803FE9556EBD0B8D843F6957273FE40CF83F94E9F43FA01B19BF77FDF93F84C842BFCDCDA83E77F016BFDD69F73F0E08363F1B40EB3F2432D63FDEB0013F455CC7BF6D94383F5381543F172EAD3F6ED9173F8180203F0BAF2CBF595F233EBADF4A3DE460FF3F60149A3E07FDFA3F74EECEBF70FA63BFDE528F3E8A21723F63B4E33F7975F8BF388B313FD1C4953F5CB4AABF197DEF3FB0A0AABF18F5CDBE92EF12BF6BB3AC3F7E8CDD3FA72BD2BF482894BF2BA11FBFF6E9973FAC969E3E15948D3FEFCAD0BEDBF3A2BF2CC9D1BE594D6EBF3A81A6BF966AA93E585885BF895FF8BF94F94A3D93668FBFF8FFBF3F373073BE583BDDBF4A3AEEBF6DAAA8BF7314B0BFE59808BEE9B6863FF2FCF63C34F986BFC449C2BEC9C4D93F77AE4DBD8799363FBD66F03F03426D3FD7A783BE7862BA3ECCCE4FBE899DD6BF07DE4D3F72CF543E2685B7BFF4B1B83FA6B5C93E5DD70B3F4827333F6694E73FEB00543F3AFE27BFC0F4EDBF938689BE8DDFFDBFE5B0A9BF7D74CABF54F6A03F4486E03E96EFE83F15EFBC3FB70ADFBFA121E63FD6B7CDBED0A63FBF2F08A53EF1D6B43FFD7644BFA571653F1C3AFABEC809CA3CB506C9BF4196BD3FAA78873F3C77F0BF6DDFEEBE17D7F43F53BDA03FC71A063FF74D233F175ADFBF3D1514BF754427BF19EFCABE32AAA83F2D82DEBF95702BBEBD42BABF068B7C3F1055FEBF5164CA3D9995223FABE2DFBF0AADEC3EB085923F10166B3EB1FBBEBF6020333F1B55CFBFAFD0443F7B0E813D2D67113F8B1DDDBFB76DC63F978DB13FA2E52EBF23FA853FD50919BFC4EB50BF90FBB4BFB92DC83F1C5491BFA31CC63F618985BF1D20813E5D99023DDE8F0B3E446C11BEC8FA9DBEE61C833F435FB6BFB7904F3E3D5B5E3FF6309CBFEA4EC6BFD5F7A2BF274A733FE309A03EEBD0AEBD7F8D143E70574DBF495CC2BF83A39C3ED92FAF3F47BD393F5376DBBF976BF63FA0BBE3BF736E303FBCC0433FDA5483BFAC7E593FEC3C8C3FF2BC103F370185BE12BE91BF0E421EBFADDCE53D0404E93F3C4EDCBF414ACFBE9BEEF13F1413913F0200BFBE03A2A7BFAE4B93BFBD3BBE3F7C7A4DBE5DB54A3F3923CB3F5943793F4D52C63FFF5D673EDFB0B3BEBF0BA2BDCB9F8EBF51EBB03F7BADECBFA480F8BE36EEBDBFDA99F1BF843D73BFD80DC2BF774515BF59E67CBFEC99C1BF29C7B7BF5A03F8BE3B4088BF8E54103F72C1393F5431A53FE52EE9BED9BCEABFF9DF933FB81CEEBF76D4DA3F4AACE4BE924EC6BFCFDC9CBFF9DDE9BFF7C6BBBF458E4B3F"> : tensor<20x20xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<20x20xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<20x20xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<20x20xf32>
%c2 = stablehlo.constant dense<"0xC43361BFA1241FBEF5ADC1BF2635B93DEA05BABE1052DBBF3D54CDBFCAFAF83FBBB9463F0D2C52BE828A0F3FF8046BBF8DE14ABFE972DABF8113E5BF616D9D3F8F69A03F5C74FDBFF9052EBF3563D2BF"> : tensor<20xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<20xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<20xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<20xf32>
%r:2 = call @f(%a0, %a1, %a2) : (tensor<i64>, tensor<20x20xf32>, tensor<20xf32>) -> (tensor<20x20xf32>, tensor<20xf32>)
%e0 = stablehlo.constant dense<"0x836A6B3D920E463D7943E23D4975E1BDEE17433D7D44D83D1334C7BBE97C25BDEFA7D03CAF296C3D8485C6BDE061C8BD398E0C3DE453EABD1C92E7BDC41039BDDFDC93BD19708D3D0430983D5D0BA8BD2252B8BD671305BD0DD3F23BF5862D3C8881F5BC72F78BBCB0AE0EBDFAE466BDC82DF73CD03B6CBD19ACA6BC43724E3B9FC548BD6CBB29BD16BF83BD5E8A71BD65A28BBDACAB54BDCD9F513DA800B6BD29C0F33C1BA7BDB9A6AD9EBD31A030BDB9DC2CBDED2145BD779AC6BD36C77E3CD728E53CC198ACBDBD96E4BDC854A1BB7DB2E3BC8FFBBABD59E7CBBD7E79F63DC5ED993DB7DAE53C054C98BC4325DE3DB81F923C82B7C73C9C1366BDB320873C386B223DF435813DD7474B3D7EDBC33D775DD4BDB0D7D93D8EE5AE3C70153EBD3162883D020FC1BD18F0B7BD15DFFD3DE802A43DD4BEE43D398371BD780A94BC32293CBD39A6E23D2521E43DCF58903D04E5EFBDA31189BD66FC483DD9EEDFBCA423CDBD05D2F13D03B8B6BDD638CFBD3EDE803C574E8ABDB2AE3CBDD7B92DBD070169BCDB51D83CC6E7AA3D19DD05BC319A373DAA0D6B3D07DD3DBCB64AC2BDDE86C53DE3B5F6BC0AFED03D6E95C9BB6F4E263D6F9F823D85EB4CBC0D4682BDB0FA963DFE48B93D6C727DBDBEE151BD9FF190BD79B7EBBD0C0A1FBD5528FFBCB257C53DDC1928BDF06B533D48B9903B1CAF853DC69C97BD778A85BDB0F7C1BD0619163D7D06A83C3E15A43D0AE6A8BD42A5E23DE24E60BD15E3D13D542DEABCDA89CCBD5F934B3D3C38E43D00DBDF3DC01C34BD4C51C63D4A3DDC3DD6BE95BD86DCF13D787CB6BD8F65DDBDB5D9DCBDBB1045BDE99045BD12EE1E3D44C9A03C7FBFDA3C8A79E03DDA2882BD285CEEBB53CBCEBD1B2B5CBD2F195A3B4C80EE3D7641A33DF94E643D6C37DF3C5E84383D0FFBAABCE4BADBBDF8D1573D1C4B8BBDF45495BD0D337EBD4A6F803DE9556EBB0B8D843D6957273DE40CF83D94E9F43DA01B19BD77FDF93D84C842BDCDCDA83C77F016BDDD69F73D0E08363D1B40EB3D2432D63DDEB0013D455CC7BD6D94383D5381543D172EAD3D6ED9173D8180203D0BAF2CBD595F233CBADF4A3BE460FF3D60149A3C07FDFA3D74EECEBD70FA63BDDE528F3C8A21723D63B4E33D7975F8BD388B313DD1C4953D5CB4AABD197DEF3DB0A0AABD18F5CDBC92EF12BD6BB3AC3D7E8CDD3DA72BD2BD482894BD2BA11FBDF6E9973DAC969E3C15948D3DEFCAD0BCDBF3A2BD2CC9D1BC594D6EBD3A81A6BD966AA93C585885BD895FF8BD94F94A3B93668FBDF8FFBF3D373073BC583BDDBD4A3AEEBD6DAAA8BD7314B0BDE59808BCE9B6863DF2FCF63A34F986BDC449C2BCC9C4D93D77AE4DBB8799363DBD66F03D03426D3DD7A783BC7862BA3CCCCE4FBC899DD6BD07DE4D3D72CF543C2685B7BDF4B1B83DA6B5C93C5DD70B3D4827333D6694E73DEB00543D3AFE27BDC0F4EDBD938689BC8DDFFDBDE5B0A9BD7D74CABD54F6A03D4486E03C96EFE83D15EFBC3DB70ADFBDA121E63DD6B7CDBCD0A63FBD2F08A53CF1D6B43DFD7644BDA571653D1C3AFABCC809CA3AB506C9BD4196BD3DAA78873D3C77F0BD6DDFEEBC17D7F43D53BDA03DC71A063DF74D233D175ADFBD3D1514BD754427BD19EFCABC32AAA83D2D82DEBD95702BBCBD42BABD068B7C3D1055FEBD5164CA3B9995223DABE2DFBD0AADEC3CB085923D10166B3CB1FBBEBD6020333D1B55CFBDAFD0443D7B0E813B2D67113D8B1DDDBDB76DC63D978DB13DA2E52EBD23FA853DD50919BDC4EB50BD90FBB4BDB92DC83D1C5491BDA31CC63D618985BD1D20813C5D99023BDE8F0B3C446C11BCC8FA9DBCE61C833D435FB6BDB7904F3C3D5B5E3DF6309CBDEA4EC6BDD5F7A2BD274A733DE309A03CEBD0AEBB7F8D143C70574DBD495CC2BD83A39C3CD92FAF3D47BD393D5376DBBD976BF63DA0BBE3BD736E303DBCC0433DDA5483BDAC7E593DEC3C8C3DF2BC103D370185BC12BE91BD0E421EBDADDCE53B0404E93D3C4EDCBD414ACFBC9BEEF13D1413913D0200BFBC03A2A7BDAE4B93BDBD3BBE3D7C7A4DBC5DB54A3D3923CB3D5943793D4D52C63DFF5D673CDFB0B3BCBF0BA2BBCB9F8EBD51EBB03D7BADECBDA480F8BC36EEBDBDDA99F1BD843D73BDD80DC2BD774515BD59E67CBDEC99C1BD29C7B7BD5A03F8BC3B4088BD8E54103D72C1393D5431A53DE52EE9BCD9BCEABDF9DF933DB81CEEBD76D4DA3D4AACE4BC924EC6BDCFDC9CBDF9DDE9BDF7C6BBBD458E4B3D"> : tensor<20x20xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4000 : i64} : (tensor<20x20xf32>, tensor<20x20xf32>) -> ()
%e1 = stablehlo.constant dense<"0x83B835BF61F7C43D8E3E81BD2D68AFBE624AADBE45B151BE47DADBBD4296473E27422DBC21A50C3F9CB231BFA3A19DBD066A8BBEFD398DBD3E70643E34655FBE42766E3EA44F033FD71A093FF33AA43E"> : tensor<20xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 4000 : i64} : (tensor<20xf32>, tensor<20xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<20x20xf32>, %arg2: tensor<20xf32>) -> (tensor<20x20xf32>, tensor<20xf32>) {
%c = stablehlo.constant dense<4> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:4 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1, %iterArg_3 = %arg2) : tensor<i64>, tensor<i64>, tensor<20x20xf32>, tensor<20xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_4 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_4 : tensor<i64>
%cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
%3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<20x20xf32>
%4 = stablehlo.multiply %iterArg_2, %3 : tensor<20x20xf32>
%5 = stablehlo.dot_general %iterArg_2, %iterArg_3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<20x20xf32>, tensor<20xf32>) -> tensor<20xf32>
%6 = stablehlo.tanh %5 : tensor<20xf32>
stablehlo.return %2, %iterArg_1, %4, %6 : tensor<i64>, tensor<i64>, tensor<20x20xf32>, tensor<20xf32>
}
return %1#2, %1#3 : tensor<20x20xf32>, tensor<20xf32>
}
}
// -----
// product_step
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0xC92A723FD091F6BF593EEDBFDDF5C13EA28AAF3E08548DBFF8720D3F97118D3F21277B3F14CFB0BF059DAF3F63A84ABF31F5DE3EB0B554BFCED2FD3E48974DBF029E233EA75EA93E65E11F3FF60D7D3F4604BDBF97CC19BFA1FD55BFC3A8D6BF4A67ACBF5EE038BD8AA5773F6E2CD53DA1CA953E350AAABFAA74A53F0DD488BBCB6350BE9EF71B3F929908BF931961BF219ADD3FCA67AEBFFE3F883F60B0123F9B9D6BBF9A6C2ABFB2EFF43F6963AB3F9416013FEFDFD73F6F1FC53F22EB3BBF6E33823E9FDDF23F735EEFBE5E2F513EB6F3A3BF25CD4E3F6F59693F012168BED7BFBDBFC83F4C3FDF2FA63F8C2D8D3F68229D3F96154F3F95609CBF183B97BF0C3C8FBF1565F7BF4140A13F7BB4953E7E6234BFBC40EA3F524D863F6B10B0BF79CF6DBFD31D1C3F242F55BFE7045BBFE7D1B93F5F248ABF7714B0BFD827A2BE5EADBCBF70A9353E56EEEABF55DFA0BC0052E13F4947583F7C283B3F6EC663BF9B6D843F34E1EDBFD0C1FEBFC59E8B3FA1EA8DBFBF9C933F860EF6BF41A34F3FB57DCB3FAB2F01BFCA573F3F6811F1BF09E79DBE23B392BEDA784BBEBD320A3FCA42B8BF5C9CF4BF128DE8BFC885223E925D16BCB2BDBA3FC777EEBE7579D0BF2667B53F6B09E83FB919E83F6B43AE3E8751CFBF5E68E83F213D9FBD04CC11BF7A7154BFB1EEC93FCAE05E3F5EB6B7BFCDBC1ABF82E4853FC278E13F3C63EBBDC8E8173F63E9B1BF6C48EC3FA59C853FEF262E3F61A06DBF5F58C6BFA291ADBF0A33C4BF1262E3BF0D2520BEDB8D883F792A8BBEF6F6B6BF08C82E3DC556CF3E91E3E5BF2A8362BFAFA4DCBF41C663BE947D973FF7AECE3FBA40243E8E153B3D1C8CF8BE8932E13F6ED74E3E416AC33F9032973F27D0313F6EFEE5BF3F91FD3F17E52D3D3461D43F1908A7BC710A42BF1D43B3BFE981E2BFA25A91BFC7C60BBFC80DD23F1B305A3DD466AABCFFD8493E967595BD715DA43F2F1742BECF962D3E5C95D43FE27B16BFAB8DEFBF908991BCD297283FDF4DA7BEAB29AEBE6B89CD3FE465CE3F4995743F6511173DA0B1DFBF3668AC3F7A282FBF6E1B7ABFC1B113BD19B31C3F31D57F3F0A6D733F23FDCB3ED2BC17BFB6FDBB3E957CF0BABE82F23EF64F703F6A81F53EF8005DBE968463BFEE0484BFD00F36BF81AD78BF097BFF3F7E321E3EB71775BF2006B13E6E2EC23FBF0840BF5A18263FAFDDB73ECF2F96BF647CFA3F416CBBBF2556173F7737763D5CE30EBF0C7DCB3DC6FCDCBFF2D5F23F4711FD3E94B4CCBF0389F3BF9F3DD53F6596A73F721F303D59015BBF91FBD13F490BE73FC397A5BF964E26BF83DF68BED7B35B3F4FDA2A3F2D8CEABF64ECE43F66792FBD5F069BBF10B2D53FCC85D43FAB0DA2BF262DA3BEEA0E52BF5C627E3FA0ACEB3FEADC913E0F3CFC3FF3CAC6BED398C63F1E1E30BFADDE993FAE7E2BBFB65D943F0FBFCDBE6C17BA3E8F95163FD479E2BF19D688BE6430AF3DC66390BFAD6EF23F91D69DBFE93B29BF55710B3D364AC33F6C3290BFD571193FBF71C5BFA26CB83FB12AC8BF33BB903F5FD2FC3F54318CBF8AF8ED3F967C8EBFFDD37ABF2E23363F765F243F4DEEDFBD8202C93F12F9BBBC1C1CEDBE16250CBE628CACBFB5B7A7BFE1E6E1BF9D758A3F12F887BF2ED505BFEC7698BF4DC37BBF56A5F93ED27F173FCA40D0BF4AA18DBF1D609ABF0ECDF73F20CCA8BFE24DE43F5A9251BFE4AAB0BFCCC9533E4BB04F3F789ACE3E313DCCBF7F95CCBEDCB1DF3FBB3C2BBFFB4930BFD2C9DCBF84644C3F854B143E993602BEE03FFF3FE3AD7CBFCA57DABF611A733E5E2D513EBB4FC7BFC0CBAF3FF1ED2D3F225EB83F5B75DCBFA97FC5BF7083BCBF8BD701BF754B803F1711F8BF66B49F3FF8C301BFF39FFCBEE12557BFF17891BF64D344BF4E79DB3F5A47EF3E1DC57C3F15F78F3F50487CBE4ECBADBFE602F23F664C4DBF5AD5003F541AFD3FE972F2BFC4E3753F7646093D7D55F93E122CBD3EE40CBE3E746F0EBF07ACAC3D0DF0803EA27931BBB16FA5BFE928BF3FBB2201BF44D1A63EC9A7D33FCE27663E0022F5BCE116FD3DF13577BFFB63A5BF83B395BF0880F2BE7843F23F77CBDE3F392C21BEA397D23CC45B363F61FE0ABF0F21C9BF4A755FBF3452B3BFF014B1BF261AA3BF810ED03F1820923FFE53A23ED7CAE73FBC1CA83F13685E3E423B56BF40C19EBF548631BF0B262C3FC1838A3EEBD544BFFF51A7BE8FDAC93FD405F0BEEB226EBF3BC45EBF05C6F6BFD2D9F43F0166BEBF3673213F63D4B33FF1BD973F60E94B3F9870FEBF7AFFB6BF97F0B3BF2122E5BE794F6CBE33B3AB3F4059F73FFB5C71BF8BA37E3F5BD2593F8E5CEEBFDD8460BCA5ADFFBFB4F9BEBEA83E563F5657D0BFEEEB30BF54F401BF1536E63F0F70E4BEF8F1943F9CD4163FE5E4073FF041BF3F4320ABBEA0489E3FB6698DBDFDB157BF9A36BD3F05B9F7BECD0EEBBF13B8933F64219D3F7BA57B3FA609203FB786A5BF1CD59E3FC28186BF695D963F3FD45F3B95593DBFB09C8FBEB27601BF4C679FBFE11A673F7CF2E93F7CE2F8BEF34C0B3F40E10BBEA97188BE6614223FB182DA3F68317EBF79027DBE284EA0BE3C51AC3F058CD93F27BD243FD712E33FA8166DBFC1636DBFAEF5D5BCF1278EBF926350BEAFF83A3F1ADBA93F5713FBBF1C08DE3F1B9461BD130A00BFE02EE9BE8BDBE8BFC656BBBE17CAC63D6BD4C4BFEC7CDE3FD59BB83FF1ACBD3F7141BCBC84B56A3F775787BF2DFB60BF3816E63F59F8B03FEB4DB83FE63D09BF53F605BFF80396BFADAD17BE2E530D3F7482B13F9C70EF3ECA7BB33E1405F63FB622393ECBE9F53F4A7F71BFD779E83F996DFF3DA17CFE3FB7D99EBD37F3503E6295FB3F277257BF8F8AF5BF884B7DBFDA5E95BD8C95A5BF34F3DABF1657F53FDC6BF3BF4841213F1A9E7C3FB882EC3F29A54D3D57AFDB3FB18976BF57BAA2BFDB86B73FFFCC96B8FA34C13E65DDC8BFFF82D53ECB9DA8BFDA73DA3F387C9DBEC51F863FCA4D76BFE3F2D53F9A753E3F1949A23FC0A0D43ECB11DD3FF5B5B8BFD227E3BF454421BF0C45233E56B39E3FFA42E8BFBFBBF3BEE4405E3F26D273BFC378E2BF928FDB3F5008DA3E9ABAFC3E7BF0CC3FC67BC3BD9BEF9E3FCB81163E5BE71F3FC5AA88BEF4AFF0BF0566BABE67E6883FC48B48BE21266EBE6F358E3F3B3DE53F4A097CBFDCC2113EA519D5BD4CDC9DBF58BCA63E7109303FFDBEBBBFBFDF8ABF568693BED1EE453F3C334CBF5F209D3F110B16BF731FD4BD05FC733F5300B83F3B4ED9BF330979BF70C21CBF99E5C63F642D13BF5603D4BF860662BED78DFFBDE588693F498F893F7EBC31BEA16A703CF629A8BF8EDB7EBFC31C88BFA5E0C13FC4141CBF5171443ED96EEEBF8061D5BE5F8F143F3EB2793FEEC49F3F1B50E9BF359695BB2D89A3BE27E7143F8E532E3F3B39FBBEFD7D683F699F13BF44A3BD3FCE01F9BF650123BF43E4D9BF7FD90DBDCC5AF2BFAC300B3F48F8ABBFFD21F5BFBE093ABF17B9F4BF9A87DE3FF24548BFF04AA73FB9B3B63D1C01063F0FD4D13F3D520A3E17CDCFBF94C55C3FCAF2FABF6D168C3F37E34CBD4CD2833F2832023D7D41F9BFFAE39EBE4424F83F3D608DBFB88DBB3E8F1799BF6D35D43F46A412BFAA0D7C3FFE00DCBFAF75CB3EEB3D45BFD2238E3FA7A369BFB91C00BFCD31E63FCFE5FDBF28F7ACBE47952CBF546A62BFEBBFE7BD32F9FE3FC141FB3E14300B3FB3D46D3F14B7ED3F244943BF3112C03FAB06843FED1DF63FF013FCBF14C223BE8C27723EC17EF1BD2ABB173F46D5813FDAF7EABF449A483FE24EFD3F9063FF3E8171A7BFA0E8113F78C6863F68C9803FBC06663D16EECFBF2326983DD94722BE1BAB263E73E2F53F59D13DBE9D58B63FD02BD03FFD0B023FF1DB90BFC8C165BDFCF89FBF1EF5D13F265000BF0145AF3F7CE4D53F4AF2DABFC818BEBFD06DA3BF1E2206BFAEACA6BF19B1D8BF2714BF3FBBE9A13E4D4CF0BF66298ABF2C12FBBF4C06D53FB699283F2B4A86BE51507ABF1E4654BF52F583BFA46C12BFCF2EC43FBC39C3BF1223843EC7E5F7BF7FA0FCBE5A37FE3FF974D43FB9C1943F6754B4BECF4DFCBFC546DA3EC94BB4BED251A53EF0DEB2BF7C3E94BF6BDB90BF6AB7A8BB6936D9BEA0518C3EFFF617BF6CBD23BF11EA853F6D5EC9BF293244BFB6DDE4BF033CB03F27BFB63FDE41503FEDACAABF9B839DBFFFE8613F8D80F73F7CFEC33FB8BC843F46ACD33F540DEA3F30D686BDAC31A73F3203EBBEF6E3ADBE95D18E3FE3C1933F0A3E003F8383E33F4508233FE46CDC3F43B6DB3F54AAE4BFA851B0BFE399B5BE59FB4D3E1FD9F4BEA6FDB2BFFE42B0BF3E0B04BFEB5AAA3FFA829D3F9A5E28BF2ECFF7BF0DC95DBF5B13D33F06B9CABF800ADE3E0B92DFBF2D0DFCBE393BD13FB1E857BFFE7C01BF3F3A473EB5A2863F9F6E6F3F89D3C93EDC77933E34510C3D23DC90BF6B907A3EBD92F0BDD6AB193EEE8AFD3ED76EE03FA48E603FDA98C0BFD06685BE99E0BABFAABCEBBE7CBBBABF86F171BF7E62B83F3F7BE53F8E9B46BF927C2DBFF902C63F678CF73F83B2CABFC90AF13FC4D48ABED8AB54BF05A532BFFD3E3B3F71EEADBF789DE6BF4E1013BFC6C9C7BE818FB8BF9D57AD3FFE95F13F25ECA5BF75FD35BF83D4B23DF6F256BF1E4E563FDE5E4DBF2BD7B13F02DFF8BFB6A1E9BFC76A59BEF772D8BFFDB1B2BEFCA6AFBF8857063C4798D73E59E482BFC95ABD3FE185B0BED1B8FD3F8A969DBFD42049BE468D90BFBBCF5C3F68FFA53E8F76C03FF3D49F3EF8AB68BF60C3D6BF8D7DA13D1D51D1BFF344FFBFF89BB7BFBEC4C2BF5DBFE33FE50A95BF2212553F5F32A1BF7E41ABBE50D8973E36D6A0BE078824BFD98832BF246CB93E3936F83FDE8BF9BF92BBE5BED9A0D43FCA21473EAFD477BE7CADF73F54A786BF46C8E6BF4C44D43F538A143E8EA0FCBF4DCAC3BFDCA7F73EB16E28BFDB8627BFB974E8BE45FDB13E756D7F3F26FBEABFAC2C6EBF8608CB3C853F693FDEBD91BF508651BF8BD838BF2B1A94BFFFC9803D16549F3E5C82583FE63118BF6811B03FCC6CE73F1514973F4C957F3F8357DDBF3A2CB5BF4A2AD83EE73AFDBEA4A131BEC11BAE3FBB51AA3FE7DBA1BFC76BAB3FB5BCEB3FA486AD3F01EA8EBEC001A0BF5022E8BF24B5A73F12F0E7BE87FA14BFAE12483FA6BA193E19FA693F1102D7BFE79223BF558B0FBF15C7413F883BA93FD77994BF8527053F48B467BE1B10B13FF22FAC3E72494C3F7389243F2614B83F3762FA3D3069A3BFCC4C8BBFD6DF7CBE421B3ABDF7C64BBFB388C73D753A28BFF37449BF57FEA93FBB4CE63F1795AEBFBA0DCDBFE64E7D3F3757ED3F6062E43ECF8A90BF70C26F3F12478FBF3C2CEF3F73139FBF39EF0CBF66D8B93EE7D2E7BF668F58BFB7BA88BE9177D73F66E49ABDBAD0AD3FC05C943D1879C4BECFB7C5BFE657823F4EE8863F40B6E3BF0FFD8B3F7693023FEA3C7FBBEF2DC1BED2D2DE3D21E1C43DAC72E53F58A0503F8AF1E9BFEF6F363F8D68A43E9D4898BE5320B8BFAF5BF4BFF490D03F6BB8C83F7C0C31BFBF91B53F2CD23D3F8DD371BF22A9ACBF3131BE3EC87EC1BF7386DF3E49A8CD3F4A6AFC3E56EED53FD083963EB528B7BF92E21BBFD5BBC73F73025DBFB5F07F3EC0E2D6BF19163B3F795E003F63ECB8BF81F8D5BF85C613BFB48C40BF726240BFB08F88BF4E1283BF7B68183F8570A4BF347A4BBF8BA53FBF9CE0EC3FBCBA85BF3EDEE9BFFC5A163FFEE3E73F8FD9D0BF3EE2EDBECD3A713E77A5BEBFEECCBC3FD6418B3F337F5EBF1AE7CCBFFD7D1E3F1C1B54BF8CE4E73F3CDB3DBE5E0243BFA2208BBF6D59D9BF93E07CBFF7FE7D3F16421C3F339AEF3E96B617BFEB99683F6158A43D3F90E63EC03D843F32DABABFA27A683F2E7F0F3F55CB9C3FA86E8ABF274445BFF05FF43FC311DF3F359D513EE76A64BD8345CABEECF2BABE999A983F957A74BEFD6AC73F43CF883FD0D51DBE603FE83FAFE492BF5C68FF3EC940FB3F126BFE3F450835BF88B1B33F28E88FBF7978DA3F5905B63F8520E8BFF0B5CABF0A44A3BE4DE6E23FD8A089BF3545E83FE4E593BF50BA64BF6AF71F3FFFE9393DA36E1ABF659726BFDCCDFE3F554BE6BF3F48E13F08F41DBEA14ACA3FAAD5DEBEAF87E4BF792BACBF58A9F13F4F3A883F334803BFF05B7ABE800768BFAECF1DBF65739C3F62D7A5BFE151783F9F2FAABFD45989BF9D8F81BE15BE53BF82CAB83FCDF5CB3F9C27813F4730FBBF36E03B3F6657AA3F843DA2BF22A6F8BEAA9CFE3F1EBA60BF817DDF3FD4C402BED37E0F3FE60E10BF3CC340BFDA8CC0BFFE338E3FE869CC3FA3E613BEFE4E6C3F2E26E33FB81CBD3EB03DF4BFA26A07BF7038F13F8635A6BF87062E3FE11E923EAEE0B7BF5BCDEBBFC279B6BF7A8D83BF8E1BA0BF4A17B4BF6A46CFBF10C8093F1AB2E9BFEA50E7BF8AFDDB3E2B638B3FE4F7E83FF15FD3BF2D316CBF6464CE3CFAB6043FD1FD87BFB959B0BE061CAE3F3A09093E9A7DF8BF67D894BD07DA9EBFAA2589BF89192BBFA98D8A3E701B8CBF3203803F421DBE3F0681E4BE35013FBF0D16E3BFE18FBD3F2378DE3E8ED6813FBFC877BF0B3CE1BD6BE6EF3FCFD40F3F788DF83E3011033ED69549BFF667693FFF7EB93F06C8AEBFE93200BD734F6ABFE7ED52BE2D8BC13FFE03D03FD26ADC3EC22CC3BF32D8AC3E6E8937BF976EF4BF6B83473FA532AEBF040E7E3D4AD1E83F7573A1BDF5AC4E3F6913D6BDC476FABF9F1FAFBEAF62BC3E29C6CEBFC513673FD523BE3F565684BF7C130FBEAFB084BEA8754E3F80DD3B3FFA4CEEBF31485D3F896DE2BF44C3DD3F7E90BE3F3A73A83E435FF5BF3105E3BF8BB703BF991CFE3FA688C3BFDC96E93E10E193BEFB9C90BF7E5186BF0E768C3FE883C43E544EBBBE446680BF8E3798BF77A9ECBF892A223E9D27F4BF0612683E1ACABABEA13D99BF902DA33F8609B5BDA0067BBFD2B0B83FD433E0BEEBBBAA3FB139A03F10AE09BDD3928CBB6C08A7BFB5FCD4BDC312BF3F1475ABBF5FBE23BEEA3F09BEEF81A0BF36ADB33F3F76D0BFF042BE3EDAE04D3EB4DEC63E5D72ED3F01BF5A3E3870A43F9C3C10BE7B54673F0A32053FDCBECEBF02BDAC3F2637A8BE1DC64EBFBC21FEBF3C4ACFBFA59A03BF342A3C3F5F74B0BE244F023FABA93FBFA0B030BE0AEF3CBFB696943F9830D7BF0861C9BF1D6CBEBE1D4C04BFC439833F8993DABF2179CA3F3AFCC83FE427393E7A4CEBBF3C238ABCC175ECBF7493AEBFD7BC94BFE288BABFF21FAD3F1A8F8A3F7A665DBF383641BF16F2D3BFCD045F3F1474D23E62F75EBE847DE2BF3E34A8BFEA13AEBFEEF70ABF6146863CAA23CE3FFF7EF6BFE7E133BFEE3662BF1656DF3F1734573E2D342CBF379E833FCCA49A3FAA3CB5BECBC917BFF0905DBF5C80BEBF567FBCBF63F214BFB60166BF6B12D6BF218C07BE3B0DD93E6CD7DEBE3D0D933FB355A2BF5735B43EC6889A3FF0A9F33FB69D52BF27C5F2BFA45013BF941AACBFB772873F688B933F4E73ED3F981F00BFE61CE83F00190DBFA6AC313DC061243FF121B4BDCF3322BFF43450BF2BB876BFD68DBBBE4E13DEBFF195C0BF2BE9D0BF57A7F43FB2E68BBE718DC43F142FE1BF2740013F0F71C63F8F2B5B3F4ACB8ABFEA8B773F89E7973E0FC3DABF5F5A46BF6DC53E3F8C239FBFDAAA433EF1420DBF5182CA3F8404E23F5F497DBB3479BD3E1B61973F38B1AB3FBD51443F3D9741BFC6D6EBBFFC7FA2BFD9DA95BFC5D71FBF5EA58CBF61C8F7BFE8E192BEE746A53F7BBFA7BE4693D33F01B1E33F27AA9EBFEA817EBF9180033D0AB5E13F26638CBF8857753F2408EC3F74DBB33F95E6473F171ED63F069181BC38D914BFB884F03FDC8177BEEAA46F3F118FFE3F5EE9B13F2BD63B3F64DEF63E96EA80BFE4C94A3FB040FC3FDD86FC3F2B0E893FBDB738BE0E22003FF5E29F3EF785C03F069291BE8114A93F45073FBFA1359D3F4C68943D20AEDA3FB76586BF4E5BDF3FA6CCDD3FD84EAE3FA813B0BF334EF3BFD36F143F6FC8CA3F5473613FCACDC93D42F4F5BE334CFBBF499FEBBF34DAF7BFE2D2673FDBBC89BF5320D33FE8B4F1BFEB08BBBF0B217A3F74A58F3F9ADB103F03FAEEBD6B3C5FBF2EA44D3E1E6470BE8DF60CBFCED93D3E9CEA623F99D33BBF088EB3BFF30D8D3F6BF290BFC97F343FCDBAFBBFD574003FAA81CE3F3378D6BFFACAE93F188838BF14EEE23F4B92913FB62EC7BF259053BF495D933F068151BF12E644BE703EB43E2D3C363E2F03F1BF982CA3BF0A9AFEBF60A67FBFD2BAAD3D1650F5BF6A33EFBC134AE73D2AB228BEA99AB9BFFD408E3FCEF6A9BFA725CD3FE641043F89A185BF8A24DE3FC866613F795CC33FE94B263E8B70FDBD867C6C3F9D31BD3E52003F3F4376ADBFFAB1503F868886BFCB8CDB3FA601C03F56D0FEBFD02619BEC616813FD3AC41BFB56F73BF1EE0BEBFC805933FAFA3933F5BAE1CBF1266B53F2BFC5A3FF0CD823FCAC5D8BEF9E0203FF7CDEB3FC7E88ABF5329463CE60ABCBF629516BF08D0DABE381AC3BEE1FE8A3F3C7CE23F2F1AA8BF0E6BCA3FF76A713F74A9383FB080E93FF34CB9BF71C6AA3B005EBBBD5AF50A3FC5873EBE13AAC13F663A253F496F723EEE175E3FE39D6F3FBDE1C63FEC5EE23D4E30093F7FB8B6BD788C023F03C2CCBF71DABBBF33CF9FBF259A0E3F8B50FA3EF12C483F09C7C3BF67A41C3F56CD903FA590263F021478BF57A88ABFC1178EBF55ECF7BD93298B3FF34B553EADE91B3F39D6BFBF6851EC3F7331CF3F7CCA913FEB02453FD65CE7BFC7BD2A3F02900ABE8F41E9BFFA4AE33F87C9EB3FC627D93F98EF75BF5CE01BBFAB352DBFD402E33D52E4A33F50B103BCDC87EDBF9E7DA8BFB6FB553F833FB2BF433CC93FFEE5CE3DD73C20BFED2707BF1F3C49BE2EB8E43F67358C3F21B4EEBF5395903F263E093F36BEDB3F1DC5FC3F40A5F43FF0DFB1BF951AD53F5B4AA03F57D45D3FAF3052BF81FB8C3FDD97EBBF8C68C1BE0D4CCCBDAC49F73F99D469BFC8A792BF70E5783FC656833F"> : tensor<40x40xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<40x40xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<40x40xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<40x40xf32>
%r:2 = call @f(%a0, %a1) : (tensor<i64>, tensor<40x40xf32>) -> (tensor<40x40xf32>, tensor<40x40xf32>)
%e0 = stablehlo.constant dense<"0x17C78CBBBBF192BBCC9797BB669F90BB2D6190BB2FD192BB571592BB342892BB898A8EBBB95995BB7BCF93BBF70394BB49C491BB131C96BBBF1A90BB10AC97BBFCCE95BB2E8795BB5F7A95BBA4008FBB70EB94BB189694BB98F393BB92F093BBC68997BB672C8FBB1E168FBB810295BBA95D99BB9E4F91BB0D138FBBB2638CBB2CC18EBBE22398BB41E68FBBD7B39BBB23BA8EBBDC5B93BBC20398BBB2E893BB0680BCB91B508EB97ED051B980868CB8B01A22B97B572DB976E326B93ED181B9F6E686B9D2A435B99E9AA7B95D2568B9495DBEB9A5636BB9152A6EB9F9F46BB9B62FB1B9CA67DEB842ED8EB974E5B4B8F5F175B9A0AE98B9ED17BFB9017FC4B9F3FCA7B99BF698B929561FB9F3F950B9C66BC9B95B551CB906A570B9AE399BB974059CB9D907ACB9A278AFB9CF384AB989EE7FB98B3BC6B9077482B930CCB5B975F4B83A077DB33A674CB53A341AA13A8074B33AFE4FB43A3DAABB3A341BC23AB492B83AB41DB43ADDDCAD3AE611C23AE117BD3A5E37C83AC22DA33A4A2DBF3AC525BD3A9D1AB13A84E2CA3AC9DAB33AF82CC23A44FDAC3A4B46A83AB52EC83AE6BCC33A1EDF9A3A6B6CA43A1805A83ACD34C63A12B9C03A1481B83A65C7A73ABC71B53AB435CD3ABB09A93ACA1FC33ABC6AA83AAF8ACC3A25DEC13AD01FA73A14C95A3B133E5F3B70885C3B8B8C5B3BAC8B5A3BBD90643BC69C5E3B52A9643B8E96603BD780633BE53D653BB9F2643B5515683B19DA623B69C3593B4B0D623B044F613B0F94593B669E6C3B42705B3BA7C3613B950E5E3B9C4C5F3B2CC0663B5523603BD9025E3B9DA9573BA4DD603BE38C6D3B8172643B373A5A3B24D75F3B0594593B936D6B3BE7DA593B0E666C3BCAF1663BF919643B78FC5D3BA7DD643BAA56A43A50EBAA3A02A4A23AFF7B8A3A7718933A9702923A93199A3AF28CA73A793FA93A00BAA73ADE29A33A7339A83A7C9FA93A8ACCAF3A21ADA33AC471A53A8519AC3A0B409A3A9892A33AF6D4953AA622AA3A96C1A83A01B59E3AD839B93ABC54AF3A0C029D3A0DF5933A3FFF933AA2B9C13A91259D3ABCF79C3A9DC9993A99EB9D3AE014B83A49DC9D3A60F6AA3AA7D6A03ADD0EB53A2FFFAD3AC2C7A43AEECF4A3BDBFB423BC58B3E3BE520423BD3C63E3BEA13483B3BB03D3B4B6B4E3BB876503B203E4F3B9D864B3BE18C453B0EB74D3B85E24F3B95C9413B9721443B67E04F3BBD013A3BAC29553BE568443B2D47463BB018483B7E40473B20BD553B70734E3B34C4493B140C3A3BB4F34B3B8F995B3BCE594B3BB00D423B457A4C3B45C3453B6AAC543B5446433BF7234A3B40AC523B0B98503B8D48403B0E58553BCC2DF93ABE5CF53AA0D7043BF216033B2F8E003B02C2FE3A2655FD3A5EAB0B3BF1EB053B7B99033B85B8023B58E5FF3A6585073BE22D003BDCE0FC3A645A033BFB7D043B9D22F83A8BEE073B42F5033B584FFE3A1259013B8F55FF3A36E9023BE5E3063B4145FB3A036AF93A6BA7023BF6720B3BA766F53A0256FD3AAAEDE83A7BC4FD3A685D033BD413043BA017043BFB58FA3AE50B083B8222033B96BF043BF89AB6398904F9395747AA39EFF91C3A7DE9BF3940B99439F756BD39575A8D3971DB983992A269395C8BDF39EB949539D7F7B9390104AE38BC11B739E11DC93962B7DD39103A7C39A8858F39327D9C39271C063A76E09A3984DFDD398BC17639F2421339CCACEE398C891F3A1C9CF1392B7C4B39C6E59D39F78AE339BCD9BB397B72C839515E1939E9820F3AC73675394BD8BB399804DF39D75FD63934B7B43901F6F7B929E309BABCCB3BBAB77CC4B99EE8D6B993B1ABB9FE9212BAA11433BA27D50DBA9D2A05BA018BCAB93BA93BBA78ECDEB9B54614BAFFFE0EBADB820EBAC670FBB9870C10BA690802BA97B005BA0BABFAB966150BBA6776DFB9A8F920BA4D8804BA2C6CD7B92648E8B94119ADB9D9D32BBAFD9FE6B9577E06BAF4E583B978C7C5B95FD216BAF7A30ABA75761FBA1BD6E5B9615416BA149B32BAF0E0ACB9E9CF8D3B48CE913BF39B953B103E943B3F5A933B9D9E963BB79B8F3B20FE8D3B02568E3BA4DE943B66999D3B7B29923B6FEE8E3BFD9C903BEC30943B96E58E3B5915963BA7B8933B0252913BA4528B3BA78B8F3B1CE0973B57A7983B83D98F3B7489943BE47B973BAB0D903B98D1993BC286963B8D2E8B3BFA4E913B1428923BDB9C8E3B2106963B07D8933BE0E0933BEDBA8F3BB4128D3BEBEC913BAD75993B9D71893B36E88D3BABF68E3B686F923B537C8B3B241B8D3B3620883B95E88C3B5EE58F3B401E923BC7C9943BBB6A8F3BA8EF873B6B058E3B88BE8D3B6F61893BF71E923B7954893BAAD18E3B54F88B3B96F2893B81708E3B391B903BD0E78E3B3F498D3BC221933BFBDE8E3B5678943B4671933B39C88B3B855C8C3B1FC68B3BD955873BB0C4923B59D68D3B00E48C3B3649913B90298F3BC4A58D3BBF4D923B1CD0133AA191373A3205153A4026233A1B81243A2F35063A46DB223A27BA203A1773073A0E03223A464E363A2D3F193AD8A9313A30590D3AB24F143AD4813A3A78D3323A98E6163AA24E0F3AD7FB193A52A0493A4EB6253A52E30E3AB0D1253A7524113AC35C073A07FD263A3546133A685A223A2A951C3AA9F5353A361B0E3AF0752C3A447B243AE9610A3AAE96223AB01BFC39A4EF1B3A4A9C2F3AD70A043AB25D2C3B459E323B95A8413B8FEF3E3B54E2303B4F892F3B0707363B5BA6363BFDED343B7920353B5480333B07A0333B2B33293B14F52C3BCF6A363B7BBE3A3B32FF353B1E26373BBB2E363B6E64343B5816353B8095383BD9C43C3B59E82D3B49EA353BFBD1373BFE5F3A3B9EC83F3B35B5343B2D5F283B57072B3B6EA1273B3C57303B0695303B86E1433B3E73343BA658313B5D21383B24323F3B7937393BB3B0E63AC758E23A55A5E43A722BDA3A5ED8E73A393FEB3AD8CCE13A356DDB3AECB4D03A0EC4EE3A7D05F93AEBB6E13AD492D73A757FF33AA2C5EC3A0EA6DD3AC0B9E83A435BF83AE75ED23A2408D83A623FE23A1089F63A6635E63A5433DA3AC6F1EA3AB82EE93A100AD03A82DDE73A60D5F43A1330DB3AFCDBE93A6E84EC3A9B36E63A3C9CF73A6E29CD3A49B9EE3AD808D93A7C4AC83A9D9FDD3AAEF5E43A3CBE9A39EE949D395030C0397BEBC739701E9B3916A8A139D4EB8D39650DE439A270BD39DE75D9394A8C4A39B450BD399E35B2395307023AE0B77539FEE1DB398293A33996F29B395BB7043AC2A2F3393C2C8B39382F50395E427C398BA8F23907AAC539244A403977809E39B2E59A391B6FCE391D2BFF3910B998391D0D793929724739CDC7C23982AA86392AFE023AE94FC83980FFC439A485B639DB639739D54DA33BAAB0A73BDB9BB33BB3E8A93BBE65A93B3DE3A93BBBE2AD3BF30CAB3BBECAA33B8B50AA3B1380AD3BE2ACAD3BA220A53B0A04A73B20E6A83B1333AE3BB27AAB3B6A79AF3B49A1A83B764EA53B2DEEA93B2E77AD3BC6C9AD3B2250A53B3895AD3B41A0A83B652BA93B81AFAF3BC4F2AE3B2813A13B7BEBA73BDB179E3B12A8A63B578AAC3BC0C5AB3BEB72AF3BC0A3A13B32FBA83B5936B23BCE67A83B0B1EA63B1759A83BA04AB23B400BAA3BC796A93B3639AD3B782FAB3B27FCAB3B0D75AA3B66EBAE3B1E58AF3B4657AF3BE636A43B012AAE3B5871AB3BD808AA3BD23BAD3B25C7AE3BC54EAE3BF602A73BEB3EA93B06E9AF3BC0FFAD3B049EAB3B17A0B03B2680AC3B9D52A53BC771AF3BE92AB33B2567A53BC265A73BDE00A63B77CEA53B4B26B23BD7FDAB3BB854B03B4D61A93B62B4AA3BEDFBAE3B8971AE3BEEB5F03A8079E23A5B10F33A2F06DD3A85F0ED3A3C1FEF3A553AF13A4D96053BBB30F43A1D69033B7951EA3AFCEBF83A6D58003B69A2093BCC9EE23AE669FF3AA043FE3A40FFEB3A5558023B0B62F93A8E29F93A78E2E53AC48CD83AF4AC073B1D7B053B6C93D23A4511D13AC69EE53A34820C3BD5B7F83A8EEEF13AEFCEDC3AF4EDE43A120F083B74B7DA3A3D7B063BCE16E43AF28FFF3AA083F93ACFDCED3A2BDE723BD0FF803B900D7A3BFBB97C3B46626A3BEB21723B2095733B574C713B98D3713B47076F3BF953753B439A753B793F753B98D36E3B1C67763BF8E57B3BCBFD7A3B8A1E773BFE10733B2AEF6D3B6E2D7C3B17A27F3B5EE47E3B3CAC6C3BCE3C6D3BEF4B803BCE8C7F3B89267F3BF29E7C3B72167C3B804B753B4CFE723BCBBC763BEF11733BCF58753B78297E3BE7DD7F3BC3A4783BAA147C3B8C5E773B8A77663A0B136C3A675C5A3A659C493ADEDA6D3AD92C6E3A7340733A97E8443ABC8E353A47D5593ADBE3853A3789613ABEC6713A49684D3ADDCE613A7DB1723AC9356D3A6690703A46AD4C3A7CF8343A6CA5813A630F6D3A7B3C713A49805F3A54D76C3A323C603A746A5D3AB49E693AB9006F3AF4423F3A9013693A49006C3A53A7723AB5566A3AE678683A8C24693AA5BF3C3AAA95583A984B733AC2A1673AACD4173B0D161D3B6E252E3B6A45393B4BA22A3B6E49273BD49E293B58872C3B9A7B233BEB782E3BFE25293B04CD253BD2461F3B972C1D3B382F253BFB39293BB7A42C3B4405263BE56D253BBEDB2D3B335D2B3BCD54203B479D253B917C1E3B96C7213B67FE293B0A262C3BB835353BD408243B06D71A3B2123223B22EB1A3BDBD41F3B969B203B1C4A2E3B09D3273B4681213BA6C4253BA2662A3BCA5C2C3BCB47F63AEA93F43A79E4FC3AF669083BB076043B4DE9083B7CE9003B399EFA3A8F73FC3A5BD5073BD018083B4ACCF13A0F06FC3A9421023B871DFB3A736DFC3A3F2F093B0AFDFD3AA014013B9E06003B0411013B3DBDF53A6552FA3AF637003B7DE9083B6E59FA3A6AC9FA3AA5530E3BA6BC043BEA68F83AE68F023B8A4DF73AE02AF63A756B063B6042FE3A25FDFB3AE5C5F03A4D37003B83CB013B5652073B33C45C3B6564633BCA05703B67BF583BB0415C3B382A663B4A29633BE26E623B45DC5C3B95B1663B20A1613B1B4B683BB578623B3551713B6FAE5F3BE9CB6B3BD479693BF2696C3BD700693B5B8D5C3BEB475F3BB03A683B3010663BCF64663B99F0713B17125E3B01525A3BB8E7663BFDD6743BD2B0673BB2CE5F3B2B46573B25345A3B0568723BC9E1593B23AF763B61CD603B8BF4653B70D86E3BB05A643BEF333FBA361C2BBA164420BAC02308BA875738BA254A40BAB35943BA256441BA5C4631BA8B044FBA0A0333BA538E2EBAA6BB58BADEB96DBAD9EC28BA728546BA7D5C41BAB7A43FBAA9244CBA00062CBAC0E24EBA0EA928BA635514BA8AF962BA00796DBA48B30ABA9728FFB9CF9E1FBADBFC6DBA6EA73DBAE0DC3BBA4F1D34BA4AC73DBAA25D67BAFA8707BACC635EBA49EC2BBA0CF24DBA61413EBABBF638BA05A8413B69AD393BF0DD3C3B42D4343B339D3C3B244E433B37D4373B4BE93C3B4097403B95AB413B42F44B3BE7E73A3B25A6393BDCC9453BA7973E3B02E5313B4E7C423BA1893D3BABB13E3B0F5C333B0BE6363BA2F4483BD78E443B26D63E3B97284A3B0137433BE5A62D3BAFFE423B8DDE4A3B0AF9343BA57D3E3B029C413BB7E53E3BAF8F4E3B7981383B93893A3BF0533B3B58113C3B5912373B104E453B1C2C1C3B8F7D243BF6A5223BB9AD233B38C61C3B7D14283BDEEF1E3B88921F3BA1C7213B771B273BC299243B2DAC1E3B3BE7253B7BB1293B1EEC213B5045253BC535243BB664233BA17A2D3BAE731B3BCE74213BF478233BD0B3253BA5BA273BF6C42A3BFC70213BC63C1C3BD4C5283BFB282D3BA48D273B9D531C3B4CE9223BF08A1B3B669F283B7EC91F3B38A52F3B09782A3BCB7F243B1AB2233B96242E3B6715313BF7543A3BD288443B5D21313B193C3D3BA7833E3B178C433B38E43C3B64522F3BD3A9453B78EF3E3BD8DE413B3DC53F3BB2AA473BEBD7373BE1E94D3B67B63D3BE0A1493BEE24413BB7DC383B100E423B0BED3D3B06303A3B1889413B348E4A3B66EA2D3BC650333BC9853A3B73D24A3BB9F13A3B558F343B4963303B19A2383B4F1D4B3BD23F2F3BCB5C543BB304313B4A85393B855C493BDBAA393BFE63E23BD0B9E13B923EEA3BE6B3E33BB417E73B2507EE3BD3A1E53BC623E73BB037E33B30B9EE3BC7AAF23B17FCE83B8A36E73BC10FED3BFC41E43B938CE73BCB09EF3B099DE73BD3EAED3BD4BCE03B84D3E43BAEF8E93B32DCEB3B2AA6EB3B70DAF03B7B4FE83B8746DD3B50C1EF3B29F9F43B6075E23BDC66E33BD508E63BF325E23B819EF43B32B8E33BD0FDEF3B81BDE53BC64DE63B7D2CE83B7734F13B4D11BB3BBB29BE3BC6BBC13BB592C93BA905BE3B5D4BC03BF419BC3B879CC03BE1B8BD3BABC3C33B6E73C83BB4E7BD3B8A9FB83B24B2BC3BC299BD3B729EBD3B86C7C23BE536BC3B6D00C33BD921BD3B592BBD3B73D4C03B50FBC33B06E8BD3B3B04BE3B4128C33B44DDBE3B7D21CA3B6D06C33B4F24BB3BAB4BBE3BB805BD3BAE99B93B1C77C23B4693C13B2B4CC03BC9D1C03B3D74BC3BB447BE3BCAD7C33B4C4200B7788E43B89BDD8DB84FB570B857FFE538DB4DF238FF8E10397312EFB879421BB949B01B38B569093996199BB886F1D935DE9D51B8E4D45538CC4B933673C311B8545E22390DB13AB977A79AB8CE04BA38D98EFF382727A3B74F5025B90A10DD37A299EA36D8DDBDB862813738575B84B82EDEB8B817BF6938FC5BD238663308397D6116B706D907B906DD95B74A90F5B8F0DC69B9A4AE59B8735F16B63C2D3BBBE48739BB450749BB8A2739BBF7223FBBFB9D46BB74053DBB9C5841BB376D34BB426242BB599143BB6DFA42BB6D7F42BBA41F46BB7DB636BB1BB948BB90E544BBDB0F45BB27E445BB47243EBB019438BBC04343BBC2F446BBB9A53EBB0DE549BBA6E83CBB6DEF38BB6E4148BB7B5C49BBAB9140BBC6E23DBB9C7D38BBE1A13BBB604B49BB600538BB95DB4DBB292639BB09CB3ABB204242BBB3EA41BB062CC2BAA65EC0BAE77CB6BA659BB5BAFC6FB7BAE697B5BA55B6BEBA6180C0BA7706BEBAC73BB7BA6165BEBA7527BEBAD038B6BA4F3CC0BAE955ACBA8172BDBAD288B5BAE1A8B5BAB299CABACD5AB1BA27AFC2BA0044BBBA6620B8BA1477C6BA175CC4BAAFF9A9BA277AB0BA10CFB2BA66B3C3BACD88BBBA780DBEBAB943B2BAF0EABEBA65F4C8BA6157B3BAE14EBDBA38FDB3BA0F3CC8BA1C89C0BA5E80A8BA38357EB93004B9B9E5A68BB985C88EB95F3794B909187EB9605C8BB934DF3BB957AB20B97E6B52B9B29F9CB9740EA0B995EC32B9FC0D75B9BF298BB9E52581B94B1E61B939D8AFB9930076B96B8C62B9DE6C80B98858A0B9141C94B90FB85FB943120BB9DEB183B9929E9AB987A044B9FDAD24B9DE1C99B946A096B92794A1B974AB90B977CE7AB989D241B9B1299DB9968184B905D1F0B8F3FC7AB98E1D1FB9CAFA6B3BC9736A3B1424723B29097E3BD2D9783BAEE3793B3D5B6B3BF2926B3B192B6C3BC9DC7A3BEBC0823BD960703BA9BA643B4700703BFCEF703BB045693B17397C3B4635713BE90F6C3B97D2703B6A4A6E3BD390743B0705773BA448673B5823703BB9BF7E3B5565733B10EB823BB70A733BBE5F6A3BAB86743BACC7753BD84E6D3BEC27773B218A6F3B6A846C3B43856F3B9CF5683B8A836B3BEC437B3B6023593A1C4A753A5EAA7D3A3325723A00B8433A7D844E3A39995E3A43417B3A97B16D3A333C453AC3C4233A94527F3A2FBE6D3A6EF7603AD4B6423A7E56853A4E025F3A724A563A2DC98D3A0CC8793A3494583AF9EC463A89B36F3ACB1E743A1C3F4E3AD762583A3454863A774B5B3A7531623AA78F8A3AAF304F3AD31D403A3D9C553A7D1D503A3442703A378B863A4F53853A0988893AD2567F3A66BA4D3AE654D83BEF0FE03B8AB3E93B382DDE3BAE5DDD3BCE40DE3B67E9E13B52A0E33B9280D83BBCB1E33B3BECE33BE217E33B4F8DDC3B2B16E33BAA82DF3B37AEE53B2C98E33BD3BAE63B4A82DF3BE2EEDB3BF206E33BA726E63B2224DF3BD344DE3B0733E33B9400DB3B69D4D83BF897E13B5EBDEA3B8458DA3B4438DF3B9CFAD33B8E37DA3BE15DE83BE71FDB3B53D4EB3B9DB3D73BB79CDB3BB082E73BA105DD3BB66CA23AF581B43A97C3B33AEB29BC3AEAF1B43A92E9BF3AAAF4B43A60B1A83AF0509B3A021BB53A8AC4C03A14C9A23A4771BE3A0D0FAD3A90D4B63A4D22C03A8A76B23AF2E5BF3A3445AE3A94DBAC3A4B05B63A1B5DBA3A7CA9BA3AA9E09D3AF20CAF3A0EC4B23AFB15B03A09D9C03A419BAF3A645DB33AFC89AD3AE53DB73A4EA6B03AD2D7B13A3644A93A214DC73A3CB9B03A45C0993A8F30AF3ACA1BBF3A251D313B5E59363B1C63393B4B1E3B3B5952383B611A3A3BAFA1383B05CB333BE62B2E3B30C3393BEE1F3F3BE080313BB9BC313B5464373BF551353B8F633B3BA925363B4119403B6D66353B33ED323BF5673A3BA1443E3B55763D3B80642C3BA0393B3BAA2A393B6B8E333BAEF83E3B8A45383B00CA313B69C1333B46AE363BDB583B3B596E3C3BF27A2F3B1B643E3BB4A0343B2AC7303B0A39373B17F8363BD9546B3BE7886B3BF0D47A3BE6B16E3BD0BA733BB84D733BF7A7753B78987D3B6526713B2E91773BA067763BF7F4793B57326E3B57A5773BBEF56A3B1EDA753BA55F713B83A5763BE37B7A3BDEBD733BEF95703B8FA4753B494E703B79E5723B35857A3B8F01693B1509683B10E0723B6FC97C3B92B16C3B66DD703BA9EF623BB30D6F3BEC697F3B0BA56A3BAFA17B3BB408683B93E0723BB0B7763BA6016A3B8AABE53B7DD9E83B33A2F23B741CE83B3C9AE33B2787EC3BA946E63B7873EC3B8F55E93BBC50EE3B9EAEEB3B5C7FED3BC295E63B7BD2F13BCBE3E73B8E17ED3BD84AED3BF2CBEC3BB073F33B9B16E63B4527E43BF4BEEF3BD319F13B3B76ED3BBC8DF23B0582EB3B3E47E33BD5EBF03B1DBFF73B075BEA3B1889E33BDB8AE43BB0CDE23BF712F43B85CAE83B1D93F63B7DB5ED3B2233EB3BB4F2ED3BB7B7F03B"> : tensor<40x40xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 40000 : i64} : (tensor<40x40xf32>, tensor<40x40xf32>) -> ()
%e1 = stablehlo.constant dense<"0xC8317E3F865A783F7699793F36717F3F680C7E3FBBAD7B3FAC957C3F0C767F3F3B917E3F107A7C3FFFDC7F3FE1097B3F3A70803F44FF7A3F0591803FAE9B7A3FE04E7C3F7E107D3FD7217E3FE97E803FAD377B3FFCEE7C3F87E67B3F89E7763F6DE7783FF63C7E3F9E3C803F3CB47E3FF0F47A3F794D7B3F05237F3FFD9C803F35717D3FA9C37C3F31B67A3FD119793F3A79813FCD6F7B3FBAD77F3F9B1A7F3FEA897B3FCC317D3F92F1803FFDE6823FE8ED803F2D61823F263F823F45D07C3F5F777E3FF034833F4F217F3F00907C3F2F777F3FAD457F3F4520813FE16D803F49917B3F68E9803FBDA2813F2AAE813F3243813F1EAA803FA1577D3F4EB37C3FDEB7793F5FAB783F0456813FCD0C803F92787B3FB6C0823FF652813F8EEF7B3FF82D7D3FE674803FA49A7B3F29D67E3FB3FE813F1D837D3F365D7E3FE6977F3FB7827D3FAA77813FEB1F7D3F8540803F54BF823F6C6C823F47FA823F0B8A7D3F4FA0823F42BC7C3F6E417A3FCE39823FFB497C3F702A823F751B793FBCDF813F9020843F67DB7F3FE6B0803F78B17C3FE5B77E3F48C97F3FCB2C803F16C8833F6ABC7D3FFEB67A3F26397C3FDF247E3FF36E833F4CD6823FF9C9803FFEC97A3F2443833F0C9E833FA025833F11E6813FE53C7B3F997A833FBC5D7C3F8C8F7A3F08D07D3F76AE823F98F4823FCA257E3F5391803F5752823FF2E0833F5947803F4FD8803F30D77B3FE4D1823F9B8F823FA662813F9812803F0F227E3FD3B37E3F53DB7F3F1FFF7C3FF91D823FCD84823F2BA67E3F06777F3F3EF57E3FFE0E843F93AC7E3F43377F3FF8907E3F0062813FB739833F20B8833F44E1803F1DEE803F6F57813F1FEF823F8ABE803FB96C843F26FC813F13B7813F363F7C3FFA5A833F01A0803FEFE2813F896B803F596C7C3F71D67E3F6B6D7C3FC4AA7E3FB614803F929D823FDA667E3F84277F3F6F76823F83E07E3F374F823FF64A7F3F4F8C803F4835833F2E36803FC6C27B3FA9BB7E3F7B32803F67427F3FBA18803F796C833F4D1F833FCBA3813F36E37D3F11127B3F223D843FEFAD7D3F93F47C3F995F803FDB28813F8186803F0A79823FB930813FBED47C3F8F3C813F8C827F3F92DF7F3F972E813F2169813F3EDF813FCD157E3F8EA67F3FB9047F3F32D47F3F9746833F8C4D823F85417B3F6B84803FD086823F6638803F0B80823FA25C813F64127D3F9ACA833F9A0E7C3F87D5813F3980813FE70D7C3FBF81803F263E7C3FFCB6843FF28D823FAC79803FE5A27B3FED59823F7829843FD02E813FAA447F3F3480833F448E813F98D07E3F55B2803F17A4813F3C60813F6E5C823F9C257C3F9DF8833F8B05803F113D7F3F75E3813F1B24823F8B317E3FEC3E803F54617F3F418A823FFD76833F28B7803FDDA8813F1DBA7E3F81EC813FCCCA803F3962813F51AE7E3F3F21823FCCDC7E3FE2AF803F919C813F60BC7D3F33EC7E3FBC90803F773B813FCD72823F4BD37C3FF3A07F3FCBA57F3F7CC7823F78117E3FBA7E803FFAAD7D3FA95B823FF1D27C3F04E6813F467F823F4D5C7E3FCB1B833FF5847D3FCC7F7E3F5CD7803FE393813FD1B27E3F44EE833FA722803F94E57F3F0D2C803F0F1B7E3F13E87C3F17917F3F3EA8813F7AB27C3F25B37F3F0DB07B3F12C07D3F7FC8803FB14E803F85A67B3FC8507D3FA0A87D3FD766833FD7787E3F3F82823FF50C7E3F08AF7B3F1228803F663E833FC6B4813F06687A3F17637F3F572A833F3E4E7D3F061A813FD2DC7C3FADE9813FF9377F3FA8EF7F3F5939833FF63F7F3F311A7D3F3903803F27397F3F7D597B3FD68D813F9C2F803F03DD813F8CB87C3F3E077C3F46B0793FA0557F3F967C823F3102793F14F5813F74937B3FCEAC813F1CB87D3F0ADD793F34897D3FAF6D823F78E3803FFFB1813F4F36813FF76D7F3F89317B3F2299803FCC9A7E3FD420813F20CB823F113A773FAE2E813FE0E4803F22E0803F5341803F5DE37F3F60737B3F30FB7E3FCE76813F30AD7F3F856D7D3FE279813FD815823F4A0A823FBF51833FFF45813F7BE2813F5159803FEDDD7E3F0728803F48157E3F4455813FDAB5843F06A1843F04CB803FC05E813F0D59823F8F46803F832A7F3F4F97803F14F87E3F29867E3FEBF77F3F7280833F3186823F3CAC813F8AAD833F8719843F7B73803F7F23813F6E2D803F82897F3F7AEB823FF3AF833FD1B87E3FBF3A823F86BC823FDB55803F218A7F3F29BA803F8FC87E3F9082843FC0AD7F3FDDA9813F1AE0833FD25D823F4440823FFA857C3F2358803F6F77803FA7A0803FD5B07F3FFBDB823F2AE7833F6B627F3F873A823F14BD813F7E9D7B3FE334823F39BE7D3F5C26813F5B1C823F2C2E7C3F082B813F582B803F6002843F15DA803FCDCF833FB965813F6593823FCF9E823FF3F6803F7598823F8FF8823F12287F3FABBE823F94D1813F847F7D3F08FD813F2DE3823FE2B2803FFF1C833F9F0C7E3FEE90813F612D7D3FDEBE823F7B9B803F18D3803F6F7F803F09407D3FB66C7E3F2BD0813FB985813F23A47E3F068A803F22837F3FB0987E3F89B1813F2AA6813F14B37E3FE3477E3F5DD07D3FCF2B823F7B3F813F8078813FF279813FB1E17C3FD0597B3F1A01813F8B6B7C3FEE497F3FD2F7803F50F8813FC9F8793F1ACA823F740F813F1737803F2C9C803F0B4F7D3F9A20813FCCDC7E3F627A7B3F3245833F36CE813F41B6823F2A53803FD1A2803FD7437C3FF5CE7E3F675C833F98CE813FC549823F2F5E7E3FB16F7F3F2FD87D3F8D37803F50F7803F93F4803F5565803FE7D7813FD7A2813F0D8B803F9C13833FBEFF7F3F9111833FAE16803F96C2833FC32F823F7F66813F8F3A833FB02B7E3F0A537A3FDBB67E3F3F88803F20F47D3FCB5E7B3FA07F823F7FCC7C3FF76A803FB383813FA35E843F7408803FE7AF833F468B7E3FCFE47D3F4F0E813FC05B813FFC07813F76E97B3F83DB803F440B7F3F0C5A833FA06C803F4036833F0216803FD88B833F3224813F74C9823FAA3A813F0AF4823F81907A3F49CE793FD0DB7E3F68D7823F6AD7813FC7F77A3F52D77F3FCDC3813FB2E97D3FE9A0793F161C813F12CD7E3FD783813FED99823FF5B17F3FE7E5823F035B803F1FCD7F3F0A007F3F3C4E7B3F7863803FD728813F41EE7C3F24CC7F3FA8C6813F283B823FF6987E3F8544813F5386813FE208803F662D813FCE2B803F3EEC7C3FBA8F7D3F541B7F3FE8F8803FD8477F3F20CE803F9C96803FEEDC7E3F4914823F56F5813F98CE7C3F39937D3F72CB7C3FFF7A833F84EE7E3FF2237A3FAB707F3F099B7F3FED1D823F66DE823F35547F3F6D447D3F05147E3FA4927E3FB3597E3F90B5823F84807F3F3CF1803FA1817A3F4B107F3FC2CA833F7F80833FC087833F7C577E3FE5EF813F3613813F2C45823F7903833FF8D1803FDAA7823FFB9B803F6CB9833F375E7E3FFFF9803F4DCB7C3FA959823FD1BF7F3FD1A1823FF4A37F3FFEDA7D3F4B37823FD51F803F0F0E853F939E813FD3C7833FB35E833FDCA2813F9145833FBE1C823F551C7E3FE09E823F011F7D3F861E823F332F823F940E843F52D6813F29F57B3F32D0813F2F4A843F4A197F3F8E40823F3A7A813F8D42843FD90F7E3FD913833F6F467D3F74ED813F56F6803F626E823F011D803F457C803FEF61853FE7427C3F6AD2823F6422803F7A1C803FDE84813F4940833F74A8813FAEF1803F1546803FEEB4823FD0F3803FD07A843F275D843F3E31853F716C7C3F87A1813F7332833F263C803F29AB803FFF13833F279E7D3FAFF5823FDD01843FE33A813F0EB57E3FB696813F2CE0813FB0E9823F86CC7F3F075B7F3F0F0F813FE9C5803F8E84803F4952823F4CBB813F0C1D823F4FE0833FD424813F82F47B3FF581813F62EA7E3FC7E4833F56667F3F8897823FB291843F27627F3F40587E3F78F57E3F6F7F7E3FD1A57D3F3C537D3FAF70843FBD62813F4F1B793F6A737B3FDDFC7A3F2395853F39D6813FC519803FC23B7D3F14D5803F348C803F2D49813FB45F833F584E7B3F3EF5813F2859793FC7167F3F753B833F2FE3833F48F5813FD9B7803F97617D3F3D4A813F165B803FB0F0813F71397D3F8D3F7E3F07E57F3FA8FC803F88B4803FB8B8803FC5CB7E3FB9FA803FAABA813F72147F3F5770803FCC3B7E3FF9F4813FD422823F1200833F09BB7E3F530E7E3FABD1823FDF0E833F371E833F6DC2803F6B72823F5DA3823F23E1803F724B823F5224803F3BA3803FE2D1813FFBAB823F111D813F6A8C833FD0DA803F2954823F8B60823FB2237D3F902A7C3F52B5803FC066803F021C803F5BD97B3F63087D3FAE437F3F2C09823F242E823FC55D7F3FD22C7D3F7F617D3FAA65823FD7857D3FD6DB803F1CB17B3F20C67C3F1AE4823F3BF57E3F0EA4813F869B803FC0C8823F4317823F4375803F012F803F2AFF7F3FDADA7D3F1EF0803F51817F3FAE36813FFC58813F0548823F045A813FA58E7B3F74997F3F53B47E3F17FE7F3FDA737F3FA2DC7F3F38B6833F41FF833F417D803F50737F3FEBDB813FB7A0833FFF777F3FF55D833FEA75813F12F47E3F1E38803F16AB803FC4D67F3F23407D3FCCD97E3FA4437F3F8E9D7F3F2CFC823FD374833F83EF7D3F2D61803F8408813FF1307F3F2D23813FF51F813FCE72833FD5EE7B3F0A317E3F9AB5813F988B7E3FE7B07F3F28677C3F5E20813F1DBC803F2138803F1BE3823F4AE0803F0F8A823F60317E3FB14D803FE50E803F9888823FD811823FC733823F5882813F8BD47E3FE02E7F3F0F06813F4AEC7F3F6FEC7C3F5C647F3FF3A77F3F8689823F0DF97F3FE747813FD4527E3FD9A2813FC4D5803F3CEE803F3525803FFE9F7F3FADEC813F1F99823FAEFE7B3FB09F803FEC15833F6C96803F9D42813FDC4E833F992A7E3F07797E3F22F8813F90C5803F68D77D3FFF1C7F3F9B76823F400A7E3FA54C803F30AA803F364F823F70D4823F89AE7A3F5A8B803F9787813F75DE813F5C16803F8A3C803F8B867D3FF3C27C3FAB70823F6E34803FF196823F40D07F3FEA89823F2F24833F8C6D823F10A1823F04587E3FEFCC7D3FA711813F8C2B803FA0BD823F776F833FAB50823FD2DE7D3F54E2813FFC5A843F5FCF823F8232803F5FE87F3F80277E3FF033833F9CD9803F17E3813F7A8E803F6F34803F506C823FEEE37E3F1F4C803FC0447E3F87C1803FF2D3813F64A17E3F7D327E3F0B637D3F0362813F0CC97D3F5FB2803F1A61803F539E803FA724803F27C17D3F4AE47E3FD0447E3FD8B17D3F0FB57E3F37B27E3FA0AC7E3F56397E3F1C1D813FD800823FB1AA793F58E6793FE4EB813F6F77823FC7A7803FB6FC793FF9BE7E3FA413803F86D7813FA6077D3F085A7D3F36EE7F3F0F2B7A3F7265803F43337E3FF320823F8342803F8072833F473B803F0D05803F48E37E3F0A4C823F695E803F28467B3FE827823FEAB9813FB8BC803F4CB3803F2A1A833FC924803F229E833F8484813FE3647E3F9F2E823FA538813F53147F3F9BA47B3FC6567B3FA743833FC963823F0F1D803F395B833F3FD9823F081C7C3FE5687E3F8F38823F92697C3FA03A813F7B91833F151E813F2D51833F4C20823F2DC87D3F017F7E3F034D813F9036803FDD6E813F42127E3F89E2813FB0CD823F7A4C7E3F5D007E3FFFE1803FC304813F7305803FEEB37E3FE62E7E3F3FFC813F1B6A7D3F4F16813F306C7F3F8965833F08067F3FFD797D3F77D57F3F2D34843F1C38813FD09A803F3113813F105B7D3FED7C833FFF6A833FB3207F3FD7407E3F1246833F2894803FE65E833F1037803F0EF4803F0B6F7D3FFD1C7F3F2BC57D3FF4DF823F0D24823F0B24813F24B97F3F774A833FB0FB7F3FA76A823F93E4813F702E7B3FC514813FD638823FC015833FAF207D3F9715803F245A823FFE40813FE3E6803FF73F803FDC47803F1B5E7E3FC56A833FAFF67E3F711A833F5C05823FBF62803F74A5823F4A7A7F3F66FE803F55BE833FA99A833FE6047F3FAB39803F01927D3FDE20833F803E823F0EEB7C3F54127B3FA9D2803FD73B833FAEB57F3F324B843F27EE7D3F59687D3F1928813F44367E3FE1D0813FDE9B823F8B25853FAA767C3FD0B9833F3053813F7201833F518B813F5967803FBEDD7D3FE2DC833F09E2853F7C90803FC6D6823F7DFA803F517D803F8611833F24DE803FB52A833F02FB803FD0257D3F7912823FD75C803F1C73863FC593853FC68E843FAF1B7C3F2E54833F0536853FECE3813F0D7F813FF18E843FFBC07F3F2530853F4196823F9831833FDEAD803F4FD4813F624E7F3F1924853FA75B833F35DC813F9C33843FD597853FB88A823F2E7B803F9918813FD236843F94737F3F8105833FEA5D833F1F0F813FAF557F3F2832813FA296813F4B317F3FD023803FCDA07E3F9AD6823F6596803FB73A803F8AC9823FFF91833F8363833FB618803F7CA0813F99F7813F423D843F59837F3FE056813F4FE3843F5EC5823F38CD7E3F948F813FAB34813F1268803F476A813FA54B833F52CC803F4DDA833FEDD9813FB1B77E3FD98F7C3F26317D3FFB46813F1238813F3AEC7F3F58147E3FF4EF7B3FC2FC823FD1C0813F2410803F50F3803FA6267E3FDFD1813F1ACA813F49F1793F5EA8813FFF3A7E3F80657D3FEDEF823FD638823F4DC3803F3751783FF213803FE4AD7E3FAD077E3FBD1F803F5B8E793FCAE07E3FD5B1813F0C4C803F3FCF7F3F85FD803FE9C47B3FB5237E3F4BBD803F92A3793F016B813F29A7813F923C7B3F6CE77B3FCBAC7B3F0CDC813FF4CC7F3F773D7B3FC84E7F3F5CA17B3FC6F6813FC72F813F84727F3F7A957A3F02007D3F045C7D3F940E823F0D8D7C3FF610803F6ED67D3F62AD7B3F12667E3FB33C813FA3CE7E3F309F7D3F07767C3F79E07A3F5F51793F8D3D803F172C793F47E77C3F4BD97C3FE4FE7D3F21EC7F3F11117F3F856E7B3FCB54803F6EDE7A3FB3C6803F6409813FD5057D3FBE6E7E3FF0DE7D3F468A7C3FB065813FA48C7C3FAEF87B3F1C537D3FC0337C3FDFA6813F8CEC7B3FDC03803F789A803F3E02803F3437823FF1DD7F3FB4AA823FF0467E3FC88A7E3F6BCD7F3F46697D3FC35B813F3AEB7E3FA89C7E3FF19A7A3F9533793F5A007F3F35D1813F7E517F3F7318813FF6F87B3FD3917D3F815B7D3FAD8E823F8128793FA3C07A3F54A67B3FF9327C3F9244823F92DD793FEDD7813F0B29833FA18F803F6C597D3F5FAA803F466F7C3FAE747C3FCA7E7D3F2ECB7D3F9BA8823F2BA9813FE0F17E3FD0197F3F4F927C3F8306813F6828803FA16B813F9DDD7C3FABBE7E3F5C1F7E3F6CF27F3F8C27813F6648813F594B7B3F38127E3FAFE67F3F3BBA833F46DD803F901E7F3FD482823FFBF3803FCF3F7D3F161E7E3FFB0C803F6D1E7D3F63A17A3F31997F3F756E7F3F471B7E3FB603813F9B1F813FC6D7803F8AA1823FDB647E3F4758813F79EC833F2CDD833F3520803F3E5E7D3F64E6803F0C717D3F0C80823F22D4823F553B843F6E34803FC222833F0115813F9C64803F936D813F70CB803F24B97E3F383C7F3F76917F3FF86D823F89C5803F91D07D3F2F5E7E3FEB4D843F8FC5803F0E85823F194A7D3F4129803FF521843F00BA833FE98C7E3FB4DC823F09A3813F5A137B3FCBB8803FBB80813F280F803FB7E0823FA2D37C3F47DD823F0652823F144F7F3F32F87D3F391B813FC431833F8D67803F97E37F3FA6B8773F84077B3F9B127E3FED2F7E3F7E5E7D3F6AF1773FE0527E3F057D813F223A7D3F8A7E833FFBB5823FAB8A7C3FFADB7B3FA7A07F3F89DF833FA1667C3F7025803F421C823FDBAD823FEF45823FF731833F7DD77D3FE4CF7B3F4350823F071E7F3F0681803F8B68833FAA45813FC300823FE879803FE0737B3F636B833FB5B3833F7212843FF27A823F1B44823F2BDE823FC257823FB35F833F76F5813F730B853FED35803F7495843F2E58803F3111853FE412803F6563853F4D77843F97E3833F08877E3FD6077C3F4909823F20B9833FEE12843FE273823F7342813FA9EC7F3F0B2F7E3F24647C3FC6FE833F2208813F6A98833F96077E3F8A2E813FE90B843F3C94833F933E833FEB097F3FDA00813F7821823FCF6B803FFC42803F2674803F2007813F75A0803F77C57D3FFFBF823FEF237F3F3045813FB4D3793FCE7D823F2F82833FB8B17A3FF6EF833FF9B27D3F8A6A833F7B71813F68107A3F778F803F8927823F3212803F49A5813FB2D8813FD8EC803F2844793F24827E3F3CFC7C3F2C60803F2383813F9B78793FCD96813FAC6E813F7B7A803FDF467D3F7B94803F2DAB793F83A5813F1C01833FACC17B3FB46F823F9477823FA721833F9604813F4B3B803FEF4A813FBC26813F2E51813F60ED7D3F7F73813FA1DE7C3FA574833FAD4B823F389B7C3FC24A813F6CDC803F721A803F2676803F30A67B3F60C2823F1103823FE6457F3F6AD6823FDA61823FDA59833F229B7C3F9518813FDE61823F92A8803F900D813FB0647B3F35407F3F1FE0803FB1B37F3F56CA813FE33A823FC74B7E3F4C9E813F3C00813FD343803FFD82833FFE157F3F59DC803F0738813F8CAB813F6066813F2FDC823FB43D823F616E823F13C4813F90B5823FDE4B823F1441803FC642823F2E597F3FCF20823F739A7B3F0E6A803FAED4803FC4BB813FB584813FA1BD803FFE227E3F8F21813FD7A0823FD7F5823FDC43803F65A67E3F14DC7E3F99477F3F3207833F6321813F24AE813FCAF97B3FCC92833F60DE833F4071823F7DB5823F573E7C3F8D77823F7B38803F3E957C3F3CF3833F1E2F843FD19A863FCA207B3F7C6E803F1856803F376E813F5B3B843FF19B813F00317C3F8C467F3FD994843FF95A7F3F01C0833F2B7D803FE65F803FB8CA813FBC22823FF4F4843F0C3A823F08CC7B3F5F9B823F979A813F4A72863FEE5E863F31E1853F1C6B7D3F91B7843F4988853F6096823F28997F3FBE1E843F9E007E3FD709823F9F04823FA24C843FE713813F2FEA803FA903833FA13F843F"> : tensor<40x40xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 40000 : i64} : (tensor<40x40xf32>, tensor<40x40xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<40x40xf32>) -> (tensor<40x40xf32>, tensor<40x40xf32>) {
%0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<40x40xf32>) -> tensor<40x40xf32>
%c = stablehlo.constant dense<3> : tensor<i64>
%1 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%2:4 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %1, %iterArg_2 = %arg1, %iterArg_3 = %0) : tensor<i64>, tensor<i64>, tensor<40x40xf32>, tensor<40x40xf32>
cond {
%3 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %3 : tensor<i1>
} do {
%c_4 = stablehlo.constant dense<1> : tensor<i64>
%3 = stablehlo.add %iterArg, %c_4 : tensor<i64>
%4 = stablehlo.dot_general %iterArg_2, %iterArg_3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<40x40xf32>, tensor<40x40xf32>) -> tensor<40x40xf32>
%cst = stablehlo.constant dense<0.00999999977> : tensor<f32>
%5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<40x40xf32>
%6 = stablehlo.multiply %4, %5 : tensor<40x40xf32>
%cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%7 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<40x40xf32>
%8 = stablehlo.add %iterArg_2, %7 : tensor<40x40xf32>
stablehlo.return %3, %iterArg_1, %6, %8 : tensor<i64>, tensor<i64>, tensor<40x40xf32>, tensor<40x40xf32>
}
return %2#2, %2#3 : tensor<40x40xf32>, tensor<40x40xf32>
}
}
// -----
// small_types
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<1> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<[true, true, false, false, false, true, true, false, false, false, false, false, true, false, true, true, false]> : tensor<17xi1>
%z1 = stablehlo.constant dense<false> : tensor<17xi1>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xi1>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xi1>
%c2 = stablehlo.constant dense<"0x58299C3F0000803F6AAA9D3F0000803F10187B3D0000803FE2565BBF0000803F3263E4BF0000803F"> : tensor<5xcomplex<f32>>
%z2 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5xcomplex<f32>>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<5xcomplex<f32>>
%a2 = stablehlo.optimization_barrier %s2 : tensor<5xcomplex<f32>>
%r:2 = call @f(%a0, %a1, %a2) : (tensor<i64>, tensor<17xi1>, tensor<5xcomplex<f32>>) -> (tensor<17xi1>, tensor<5xcomplex<f32>>)
%e0 = stablehlo.constant dense<[false, false, true, true, true, false, false, true, true, true, true, true, false, true, false, false, true]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e1 = stablehlo.constant dense<"0xAC148EC0C04AE13E35D58EC05053ED3EC0D807C0804EF0BF78A492BE71AB6DC064C6C83F9931B2C0"> : tensor<5xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<i64>, %arg1: tensor<17xi1>, %arg2: tensor<5xcomplex<f32>>) -> (tensor<17xi1>, tensor<5xcomplex<f32>>) {
%c = stablehlo.constant dense<3> : tensor<i64>
%0 = stablehlo.add %c, %arg0 : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1:4 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %0, %iterArg_2 = %arg1, %iterArg_3 = %arg2) : tensor<i64>, tensor<i64>, tensor<17xi1>, tensor<5xcomplex<f32>>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_4 = stablehlo.constant dense<1> : tensor<i64>
%2 = stablehlo.add %iterArg, %c_4 : tensor<i64>
%3 = stablehlo.not %iterArg_2 : tensor<17xi1>
%cst = stablehlo.constant dense<(1.000000e+00,1.000000e+00)> : tensor<complex<f32>>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<5xcomplex<f32>>
%5 = stablehlo.multiply %iterArg_3, %4 : tensor<5xcomplex<f32>>
stablehlo.return %2, %iterArg_1, %3, %5 : tensor<i64>, tensor<i64>, tensor<17xi1>, tensor<5xcomplex<f32>>
}
return %1#2, %1#3 : tensor<17xi1>, tensor<5xcomplex<f32>>
}
}
