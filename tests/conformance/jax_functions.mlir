// half_choice_lt_0_1
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x00BE"> : tensor<1xf16>
%z0 = stablehlo.constant dense<0.0> : tensor<1xf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<1xf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<1xf16>
%r:1 = call @f(%a0) : (tensor<1xf16>) -> (tensor<1xf16>)
%e0 = stablehlo.constant dense<"0x00BE"> : tensor<1xf16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<1xf16>, tensor<1xf16>) -> ()
return
}
func.func private @f(%arg0: tensor<1xf16>) -> (tensor<1xf16>) {
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<1xf16>
%1 = stablehlo.compare LT, %arg0, %0, FLOAT : (tensor<1xf16>, tensor<1xf16>) -> tensor<1xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%2 = call @_where(%1, %arg0, %cst_0) : (tensor<1xi1>, tensor<1xf16>, tensor<f16>) -> tensor<1xf16>
return %2 : tensor<1xf16>
}
func.func private @_where(%arg0: tensor<1xi1>, %arg1: tensor<1xf16>, %arg2: tensor<f16>) -> tensor<1xf16> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f16>) -> tensor<1xf16>
%1 = stablehlo.select %arg0, %arg1, %0 : tensor<1xi1>, tensor<1xf16>
return %1 : tensor<1xf16>
}
}
// -----
// half_choice_lt_1.5_1
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x00BE"> : tensor<1xf16>
%z0 = stablehlo.constant dense<0.0> : tensor<1xf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<1xf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<1xf16>
%r:1 = call @f(%a0) : (tensor<1xf16>) -> (tensor<1xf16>)
%e0 = stablehlo.constant dense<"0x00BE"> : tensor<1xf16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<1xf16>, tensor<1xf16>) -> ()
return
}
func.func private @f(%arg0: tensor<1xf16>) -> (tensor<1xf16>) {
%cst = stablehlo.constant dense<1.500000e+00> : tensor<f16>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<1xf16>
%1 = stablehlo.compare LT, %arg0, %0, FLOAT : (tensor<1xf16>, tensor<1xf16>) -> tensor<1xi1>
%cst_0 = stablehlo.constant dense<1.500000e+00> : tensor<f16>
%2 = call @_where(%1, %arg0, %cst_0) : (tensor<1xi1>, tensor<1xf16>, tensor<f16>) -> tensor<1xf16>
return %2 : tensor<1xf16>
}
func.func private @_where(%arg0: tensor<1xi1>, %arg1: tensor<1xf16>, %arg2: tensor<f16>) -> tensor<1xf16> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f16>) -> tensor<1xf16>
%1 = stablehlo.select %arg0, %arg1, %0 : tensor<1xi1>, tensor<1xf16>
return %1 : tensor<1xf16>
}
}
// -----
// half_choice_gt_0_1
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x00BE"> : tensor<1xf16>
%z0 = stablehlo.constant dense<0.0> : tensor<1xf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<1xf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<1xf16>
%r:1 = call @f(%a0) : (tensor<1xf16>) -> (tensor<1xf16>)
%e0 = stablehlo.constant dense<"0x0000"> : tensor<1xf16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<1xf16>, tensor<1xf16>) -> ()
return
}
func.func private @f(%arg0: tensor<1xf16>) -> (tensor<1xf16>) {
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<1xf16>
%1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<1xf16>, tensor<1xf16>) -> tensor<1xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%2 = call @_where(%1, %arg0, %cst_0) : (tensor<1xi1>, tensor<1xf16>, tensor<f16>) -> tensor<1xf16>
return %2 : tensor<1xf16>
}
func.func private @_where(%arg0: tensor<1xi1>, %arg1: tensor<1xf16>, %arg2: tensor<f16>) -> tensor<1xf16> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f16>) -> tensor<1xf16>
%1 = stablehlo.select %arg0, %arg1, %0 : tensor<1xi1>, tensor<1xf16>
return %1 : tensor<1xf16>
}
}
// -----
// half_choice_gt_1.5_1
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x00BE"> : tensor<1xf16>
%z0 = stablehlo.constant dense<0.0> : tensor<1xf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<1xf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<1xf16>
%r:1 = call @f(%a0) : (tensor<1xf16>) -> (tensor<1xf16>)
%e0 = stablehlo.constant dense<"0x003E"> : tensor<1xf16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<1xf16>, tensor<1xf16>) -> ()
return
}
func.func private @f(%arg0: tensor<1xf16>) -> (tensor<1xf16>) {
%cst = stablehlo.constant dense<1.500000e+00> : tensor<f16>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<1xf16>
%1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<1xf16>, tensor<1xf16>) -> tensor<1xi1>
%cst_0 = stablehlo.constant dense<1.500000e+00> : tensor<f16>
%2 = call @_where(%1, %arg0, %cst_0) : (tensor<1xi1>, tensor<1xf16>, tensor<f16>) -> tensor<1xf16>
return %2 : tensor<1xf16>
}
func.func private @_where(%arg0: tensor<1xi1>, %arg1: tensor<1xf16>, %arg2: tensor<f16>) -> tensor<1xf16> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f16>) -> tensor<1xf16>
%1 = stablehlo.select %arg0, %arg1, %0 : tensor<1xi1>, tensor<1xf16>
return %1 : tensor<1xf16>
}
}
// -----
// half_choice_le_0_1
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x00BE"> : tensor<1xf16>
%z0 = stablehlo.constant dense<0.0> : tensor<1xf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<1xf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<1xf16>
%r:1 = call @f(%a0) : (tensor<1xf16>) -> (tensor<1xf16>)
%e0 = stablehlo.constant dense<"0x00BE"> : tensor<1xf16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<1xf16>, tensor<1xf16>) -> ()
return
}
func.func private @f(%arg0: tensor<1xf16>) -> (tensor<1xf16>) {
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<1xf16>
%1 = stablehlo.compare LE, %arg0, %0, FLOAT : (tensor<1xf16>, tensor<1xf16>) -> tensor<1xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%2 = call @_where(%1, %arg0, %cst_0) : (tensor<1xi1>, tensor<1xf16>, tensor<f16>) -> tensor<1xf16>
return %2 : tensor<1xf16>
}
func.func private @_where(%arg0: tensor<1xi1>, %arg1: tensor<1xf16>, %arg2: tensor<f16>) -> tensor<1xf16> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f16>) -> tensor<1xf16>
%1 = stablehlo.select %arg0, %arg1, %0 : tensor<1xi1>, tensor<1xf16>
return %1 : tensor<1xf16>
}
}
// -----
// half_choice_le_1.5_1
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x00BE"> : tensor<1xf16>
%z0 = stablehlo.constant dense<0.0> : tensor<1xf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<1xf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<1xf16>
%r:1 = call @f(%a0) : (tensor<1xf16>) -> (tensor<1xf16>)
%e0 = stablehlo.constant dense<"0x00BE"> : tensor<1xf16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<1xf16>, tensor<1xf16>) -> ()
return
}
func.func private @f(%arg0: tensor<1xf16>) -> (tensor<1xf16>) {
%cst = stablehlo.constant dense<1.500000e+00> : tensor<f16>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<1xf16>
%1 = stablehlo.compare LE, %arg0, %0, FLOAT : (tensor<1xf16>, tensor<1xf16>) -> tensor<1xi1>
%cst_0 = stablehlo.constant dense<1.500000e+00> : tensor<f16>
%2 = call @_where(%1, %arg0, %cst_0) : (tensor<1xi1>, tensor<1xf16>, tensor<f16>) -> tensor<1xf16>
return %2 : tensor<1xf16>
}
func.func private @_where(%arg0: tensor<1xi1>, %arg1: tensor<1xf16>, %arg2: tensor<f16>) -> tensor<1xf16> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f16>) -> tensor<1xf16>
%1 = stablehlo.select %arg0, %arg1, %0 : tensor<1xi1>, tensor<1xf16>
return %1 : tensor<1xf16>
}
}
// -----
// half_choice_ge_0_1
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x00BE"> : tensor<1xf16>
%z0 = stablehlo.constant dense<0.0> : tensor<1xf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<1xf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<1xf16>
%r:1 = call @f(%a0) : (tensor<1xf16>) -> (tensor<1xf16>)
%e0 = stablehlo.constant dense<"0x0000"> : tensor<1xf16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<1xf16>, tensor<1xf16>) -> ()
return
}
func.func private @f(%arg0: tensor<1xf16>) -> (tensor<1xf16>) {
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<1xf16>
%1 = stablehlo.compare GE, %arg0, %0, FLOAT : (tensor<1xf16>, tensor<1xf16>) -> tensor<1xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%2 = call @_where(%1, %arg0, %cst_0) : (tensor<1xi1>, tensor<1xf16>, tensor<f16>) -> tensor<1xf16>
return %2 : tensor<1xf16>
}
func.func private @_where(%arg0: tensor<1xi1>, %arg1: tensor<1xf16>, %arg2: tensor<f16>) -> tensor<1xf16> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f16>) -> tensor<1xf16>
%1 = stablehlo.select %arg0, %arg1, %0 : tensor<1xi1>, tensor<1xf16>
return %1 : tensor<1xf16>
}
}
// -----
// half_choice_ge_1.5_1
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x00BE"> : tensor<1xf16>
%z0 = stablehlo.constant dense<0.0> : tensor<1xf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<1xf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<1xf16>
%r:1 = call @f(%a0) : (tensor<1xf16>) -> (tensor<1xf16>)
%e0 = stablehlo.constant dense<"0x003E"> : tensor<1xf16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<1xf16>, tensor<1xf16>) -> ()
return
}
func.func private @f(%arg0: tensor<1xf16>) -> (tensor<1xf16>) {
%cst = stablehlo.constant dense<1.500000e+00> : tensor<f16>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<1xf16>
%1 = stablehlo.compare GE, %arg0, %0, FLOAT : (tensor<1xf16>, tensor<1xf16>) -> tensor<1xi1>
%cst_0 = stablehlo.constant dense<1.500000e+00> : tensor<f16>
%2 = call @_where(%1, %arg0, %cst_0) : (tensor<1xi1>, tensor<1xf16>, tensor<f16>) -> tensor<1xf16>
return %2 : tensor<1xf16>
}
func.func private @_where(%arg0: tensor<1xi1>, %arg1: tensor<1xf16>, %arg2: tensor<f16>) -> tensor<1xf16> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f16>) -> tensor<1xf16>
%1 = stablehlo.select %arg0, %arg1, %0 : tensor<1xi1>, tensor<1xf16>
return %1 : tensor<1xf16>
}
}
// -----
// half_choice_lt_0_3
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x00BE00000080"> : tensor<3xf16>
%z0 = stablehlo.constant dense<0.0> : tensor<3xf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3xf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3xf16>
%r:1 = call @f(%a0) : (tensor<3xf16>) -> (tensor<3xf16>)
%e0 = stablehlo.constant dense<"0x00BE00000000"> : tensor<3xf16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xf16>, tensor<3xf16>) -> ()
return
}
func.func private @f(%arg0: tensor<3xf16>) -> (tensor<3xf16>) {
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<3xf16>
%1 = stablehlo.compare LT, %arg0, %0, FLOAT : (tensor<3xf16>, tensor<3xf16>) -> tensor<3xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%2 = call @_where(%1, %arg0, %cst_0) : (tensor<3xi1>, tensor<3xf16>, tensor<f16>) -> tensor<3xf16>
return %2 : tensor<3xf16>
}
func.func private @_where(%arg0: tensor<3xi1>, %arg1: tensor<3xf16>, %arg2: tensor<f16>) -> tensor<3xf16> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f16>) -> tensor<3xf16>
%1 = stablehlo.select %arg0, %arg1, %0 : tensor<3xi1>, tensor<3xf16>
return %1 : tensor<3xf16>
}
}
// -----
// half_choice_lt_1.5_3
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x00BE00000080"> : tensor<3xf16>
%z0 = stablehlo.constant dense<0.0> : tensor<3xf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3xf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3xf16>
%r:1 = call @f(%a0) : (tensor<3xf16>) -> (tensor<3xf16>)
%e0 = stablehlo.constant dense<"0x00BE00000080"> : tensor<3xf16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xf16>, tensor<3xf16>) -> ()
return
}
func.func private @f(%arg0: tensor<3xf16>) -> (tensor<3xf16>) {
%cst = stablehlo.constant dense<1.500000e+00> : tensor<f16>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<3xf16>
%1 = stablehlo.compare LT, %arg0, %0, FLOAT : (tensor<3xf16>, tensor<3xf16>) -> tensor<3xi1>
%cst_0 = stablehlo.constant dense<1.500000e+00> : tensor<f16>
%2 = call @_where(%1, %arg0, %cst_0) : (tensor<3xi1>, tensor<3xf16>, tensor<f16>) -> tensor<3xf16>
return %2 : tensor<3xf16>
}
func.func private @_where(%arg0: tensor<3xi1>, %arg1: tensor<3xf16>, %arg2: tensor<f16>) -> tensor<3xf16> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f16>) -> tensor<3xf16>
%1 = stablehlo.select %arg0, %arg1, %0 : tensor<3xi1>, tensor<3xf16>
return %1 : tensor<3xf16>
}
}
// -----
// half_choice_gt_0_3
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x00BE00000080"> : tensor<3xf16>
%z0 = stablehlo.constant dense<0.0> : tensor<3xf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3xf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3xf16>
%r:1 = call @f(%a0) : (tensor<3xf16>) -> (tensor<3xf16>)
%e0 = stablehlo.constant dense<"0x000000000000"> : tensor<3xf16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xf16>, tensor<3xf16>) -> ()
return
}
func.func private @f(%arg0: tensor<3xf16>) -> (tensor<3xf16>) {
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<3xf16>
%1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<3xf16>, tensor<3xf16>) -> tensor<3xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%2 = call @_where(%1, %arg0, %cst_0) : (tensor<3xi1>, tensor<3xf16>, tensor<f16>) -> tensor<3xf16>
return %2 : tensor<3xf16>
}
func.func private @_where(%arg0: tensor<3xi1>, %arg1: tensor<3xf16>, %arg2: tensor<f16>) -> tensor<3xf16> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f16>) -> tensor<3xf16>
%1 = stablehlo.select %arg0, %arg1, %0 : tensor<3xi1>, tensor<3xf16>
return %1 : tensor<3xf16>
}
}
// -----
// half_choice_gt_1.5_3
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x00BE00000080"> : tensor<3xf16>
%z0 = stablehlo.constant dense<0.0> : tensor<3xf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3xf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3xf16>
%r:1 = call @f(%a0) : (tensor<3xf16>) -> (tensor<3xf16>)
%e0 = stablehlo.constant dense<"0x003E003E003E"> : tensor<3xf16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xf16>, tensor<3xf16>) -> ()
return
}
func.func private @f(%arg0: tensor<3xf16>) -> (tensor<3xf16>) {
%cst = stablehlo.constant dense<1.500000e+00> : tensor<f16>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<3xf16>
%1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<3xf16>, tensor<3xf16>) -> tensor<3xi1>
%cst_0 = stablehlo.constant dense<1.500000e+00> : tensor<f16>
%2 = call @_where(%1, %arg0, %cst_0) : (tensor<3xi1>, tensor<3xf16>, tensor<f16>) -> tensor<3xf16>
return %2 : tensor<3xf16>
}
func.func private @_where(%arg0: tensor<3xi1>, %arg1: tensor<3xf16>, %arg2: tensor<f16>) -> tensor<3xf16> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f16>) -> tensor<3xf16>
%1 = stablehlo.select %arg0, %arg1, %0 : tensor<3xi1>, tensor<3xf16>
return %1 : tensor<3xf16>
}
}
// -----
// half_choice_le_0_3
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x00BE00000080"> : tensor<3xf16>
%z0 = stablehlo.constant dense<0.0> : tensor<3xf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3xf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3xf16>
%r:1 = call @f(%a0) : (tensor<3xf16>) -> (tensor<3xf16>)
%e0 = stablehlo.constant dense<"0x00BE00000080"> : tensor<3xf16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xf16>, tensor<3xf16>) -> ()
return
}
func.func private @f(%arg0: tensor<3xf16>) -> (tensor<3xf16>) {
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<3xf16>
%1 = stablehlo.compare LE, %arg0, %0, FLOAT : (tensor<3xf16>, tensor<3xf16>) -> tensor<3xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%2 = call @_where(%1, %arg0, %cst_0) : (tensor<3xi1>, tensor<3xf16>, tensor<f16>) -> tensor<3xf16>
return %2 : tensor<3xf16>
}
func.func private @_where(%arg0: tensor<3xi1>, %arg1: tensor<3xf16>, %arg2: tensor<f16>) -> tensor<3xf16> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f16>) -> tensor<3xf16>
%1 = stablehlo.select %arg0, %arg1, %0 : tensor<3xi1>, tensor<3xf16>
return %1 : tensor<3xf16>
}
}
// -----
// half_choice_le_1.5_3
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x00BE00000080"> : tensor<3xf16>
%z0 = stablehlo.constant dense<0.0> : tensor<3xf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3xf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3xf16>
%r:1 = call @f(%a0) : (tensor<3xf16>) -> (tensor<3xf16>)
%e0 = stablehlo.constant dense<"0x00BE00000080"> : tensor<3xf16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xf16>, tensor<3xf16>) -> ()
return
}
func.func private @f(%arg0: tensor<3xf16>) -> (tensor<3xf16>) {
%cst = stablehlo.constant dense<1.500000e+00> : tensor<f16>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<3xf16>
%1 = stablehlo.compare LE, %arg0, %0, FLOAT : (tensor<3xf16>, tensor<3xf16>) -> tensor<3xi1>
%cst_0 = stablehlo.constant dense<1.500000e+00> : tensor<f16>
%2 = call @_where(%1, %arg0, %cst_0) : (tensor<3xi1>, tensor<3xf16>, tensor<f16>) -> tensor<3xf16>
return %2 : tensor<3xf16>
}
func.func private @_where(%arg0: tensor<3xi1>, %arg1: tensor<3xf16>, %arg2: tensor<f16>) -> tensor<3xf16> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f16>) -> tensor<3xf16>
%1 = stablehlo.select %arg0, %arg1, %0 : tensor<3xi1>, tensor<3xf16>
return %1 : tensor<3xf16>
}
}
// -----
// half_choice_ge_0_3
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x00BE00000080"> : tensor<3xf16>
%z0 = stablehlo.constant dense<0.0> : tensor<3xf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3xf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3xf16>
%r:1 = call @f(%a0) : (tensor<3xf16>) -> (tensor<3xf16>)
%e0 = stablehlo.constant dense<"0x000000000080"> : tensor<3xf16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xf16>, tensor<3xf16>) -> ()
return
}
func.func private @f(%arg0: tensor<3xf16>) -> (tensor<3xf16>) {
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<3xf16>
%1 = stablehlo.compare GE, %arg0, %0, FLOAT : (tensor<3xf16>, tensor<3xf16>) -> tensor<3xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%2 = call @_where(%1, %arg0, %cst_0) : (tensor<3xi1>, tensor<3xf16>, tensor<f16>) -> tensor<3xf16>
return %2 : tensor<3xf16>
}
func.func private @_where(%arg0: tensor<3xi1>, %arg1: tensor<3xf16>, %arg2: tensor<f16>) -> tensor<3xf16> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f16>) -> tensor<3xf16>
%1 = stablehlo.select %arg0, %arg1, %0 : tensor<3xi1>, tensor<3xf16>
return %1 : tensor<3xf16>
}
}
// -----
// half_choice_ge_1.5_3
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x00BE00000080"> : tensor<3xf16>
%z0 = stablehlo.constant dense<0.0> : tensor<3xf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3xf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3xf16>
%r:1 = call @f(%a0) : (tensor<3xf16>) -> (tensor<3xf16>)
%e0 = stablehlo.constant dense<"0x003E003E003E"> : tensor<3xf16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xf16>, tensor<3xf16>) -> ()
return
}
func.func private @f(%arg0: tensor<3xf16>) -> (tensor<3xf16>) {
%cst = stablehlo.constant dense<1.500000e+00> : tensor<f16>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<3xf16>
%1 = stablehlo.compare GE, %arg0, %0, FLOAT : (tensor<3xf16>, tensor<3xf16>) -> tensor<3xi1>
%cst_0 = stablehlo.constant dense<1.500000e+00> : tensor<f16>
%2 = call @_where(%1, %arg0, %cst_0) : (tensor<3xi1>, tensor<3xf16>, tensor<f16>) -> tensor<3xf16>
return %2 : tensor<3xf16>
}
func.func private @_where(%arg0: tensor<3xi1>, %arg1: tensor<3xf16>, %arg2: tensor<f16>) -> tensor<3xf16> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f16>) -> tensor<3xf16>
%1 = stablehlo.select %arg0, %arg1, %0 : tensor<3xi1>, tensor<3xf16>
return %1 : tensor<3xf16>
}
}
// -----
// half_choice_lt_0_12
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x00BE000000800041007E007C00FC003C00C20100FF7B003E"> : tensor<12xf16>
%z0 = stablehlo.constant dense<0.0> : tensor<12xf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<12xf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<12xf16>
%r:1 = call @f(%a0) : (tensor<12xf16>) -> (tensor<12xf16>)
%e0 = stablehlo.constant dense<"0x00BE0000000000000000000000FC000000C2000000000000"> : tensor<12xf16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<12xf16>, tensor<12xf16>) -> ()
return
}
func.func private @f(%arg0: tensor<12xf16>) -> (tensor<12xf16>) {
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<12xf16>
%1 = stablehlo.compare LT, %arg0, %0, FLOAT : (tensor<12xf16>, tensor<12xf16>) -> tensor<12xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%2 = call @_where(%1, %arg0, %cst_0) : (tensor<12xi1>, tensor<12xf16>, tensor<f16>) -> tensor<12xf16>
return %2 : tensor<12xf16>
}
func.func private @_where(%arg0: tensor<12xi1>, %arg1: tensor<12xf16>, %arg2: tensor<f16>) -> tensor<12xf16> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f16>) -> tensor<12xf16>
%1 = stablehlo.select %arg0, %arg1, %0 : tensor<12xi1>, tensor<12xf16>
return %1 : tensor<12xf16>
}
}
// -----
// half_choice_lt_1.5_12
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x00BE000000800041007E007C00FC003C00C20100FF7B003E"> : tensor<12xf16>
%z0 = stablehlo.constant dense<0.0> : tensor<12xf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<12xf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<12xf16>
%r:1 = call @f(%a0) : (tensor<12xf16>) -> (tensor<12xf16>)
%e0 = stablehlo.constant dense<"0x00BE00000080003E003E003E00FC003C00C20100003E003E"> : tensor<12xf16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<12xf16>, tensor<12xf16>) -> ()
return
}
func.func private @f(%arg0: tensor<12xf16>) -> (tensor<12xf16>) {
%cst = stablehlo.constant dense<1.500000e+00> : tensor<f16>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<12xf16>
%1 = stablehlo.compare LT, %arg0, %0, FLOAT : (tensor<12xf16>, tensor<12xf16>) -> tensor<12xi1>
%cst_0 = stablehlo.constant dense<1.500000e+00> : tensor<f16>
%2 = call @_where(%1, %arg0, %cst_0) : (tensor<12xi1>, tensor<12xf16>, tensor<f16>) -> tensor<12xf16>
return %2 : tensor<12xf16>
}
func.func private @_where(%arg0: tensor<12xi1>, %arg1: tensor<12xf16>, %arg2: tensor<f16>) -> tensor<12xf16> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f16>) -> tensor<12xf16>
%1 = stablehlo.select %arg0, %arg1, %0 : tensor<12xi1>, tensor<12xf16>
return %1 : tensor<12xf16>
}
}
// -----
// half_choice_gt_0_12
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x00BE000000800041007E007C00FC003C00C20100FF7B003E"> : tensor<12xf16>
%z0 = stablehlo.constant dense<0.0> : tensor<12xf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<12xf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<12xf16>
%r:1 = call @f(%a0) : (tensor<12xf16>) -> (tensor<12xf16>)
%e0 = stablehlo.constant dense<"0x00000000000000410000007C0000003C00000100FF7B003E"> : tensor<12xf16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<12xf16>, tensor<12xf16>) -> ()
return
}
func.func private @f(%arg0: tensor<12xf16>) -> (tensor<12xf16>) {
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<12xf16>
%1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<12xf16>, tensor<12xf16>) -> tensor<12xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%2 = call @_where(%1, %arg0, %cst_0) : (tensor<12xi1>, tensor<12xf16>, tensor<f16>) -> tensor<12xf16>
return %2 : tensor<12xf16>
}
func.func private @_where(%arg0: tensor<12xi1>, %arg1: tensor<12xf16>, %arg2: tensor<f16>) -> tensor<12xf16> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f16>) -> tensor<12xf16>
%1 = stablehlo.select %arg0, %arg1, %0 : tensor<12xi1>, tensor<12xf16>
return %1 : tensor<12xf16>
}
}
// -----
// half_choice_gt_1.5_12
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x00BE000000800041007E007C00FC003C00C20100FF7B003E"> : tensor<12xf16>
%z0 = stablehlo.constant dense<0.0> : tensor<12xf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<12xf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<12xf16>
%r:1 = call @f(%a0) : (tensor<12xf16>) -> (tensor<12xf16>)
%e0 = stablehlo.constant dense<"0x003E003E003E0041003E007C003E003E003E003EFF7B003E"> : tensor<12xf16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<12xf16>, tensor<12xf16>) -> ()
return
}
func.func private @f(%arg0: tensor<12xf16>) -> (tensor<12xf16>) {
%cst = stablehlo.constant dense<1.500000e+00> : tensor<f16>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<12xf16>
%1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<12xf16>, tensor<12xf16>) -> tensor<12xi1>
%cst_0 = stablehlo.constant dense<1.500000e+00> : tensor<f16>
%2 = call @_where(%1, %arg0, %cst_0) : (tensor<12xi1>, tensor<12xf16>, tensor<f16>) -> tensor<12xf16>
return %2 : tensor<12xf16>
}
func.func private @_where(%arg0: tensor<12xi1>, %arg1: tensor<12xf16>, %arg2: tensor<f16>) -> tensor<12xf16> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f16>) -> tensor<12xf16>
%1 = stablehlo.select %arg0, %arg1, %0 : tensor<12xi1>, tensor<12xf16>
return %1 : tensor<12xf16>
}
}
// -----
// half_choice_le_0_12
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x00BE000000800041007E007C00FC003C00C20100FF7B003E"> : tensor<12xf16>
%z0 = stablehlo.constant dense<0.0> : tensor<12xf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<12xf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<12xf16>
%r:1 = call @f(%a0) : (tensor<12xf16>) -> (tensor<12xf16>)
%e0 = stablehlo.constant dense<"0x00BE0000008000000000000000FC000000C2000000000000"> : tensor<12xf16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<12xf16>, tensor<12xf16>) -> ()
return
}
func.func private @f(%arg0: tensor<12xf16>) -> (tensor<12xf16>) {
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<12xf16>
%1 = stablehlo.compare LE, %arg0, %0, FLOAT : (tensor<12xf16>, tensor<12xf16>) -> tensor<12xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%2 = call @_where(%1, %arg0, %cst_0) : (tensor<12xi1>, tensor<12xf16>, tensor<f16>) -> tensor<12xf16>
return %2 : tensor<12xf16>
}
func.func private @_where(%arg0: tensor<12xi1>, %arg1: tensor<12xf16>, %arg2: tensor<f16>) -> tensor<12xf16> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f16>) -> tensor<12xf16>
%1 = stablehlo.select %arg0, %arg1, %0 : tensor<12xi1>, tensor<12xf16>
return %1 : tensor<12xf16>
}
}
// -----
// half_choice_le_1.5_12
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x00BE000000800041007E007C00FC003C00C20100FF7B003E"> : tensor<12xf16>
%z0 = stablehlo.constant dense<0.0> : tensor<12xf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<12xf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<12xf16>
%r:1 = call @f(%a0) : (tensor<12xf16>) -> (tensor<12xf16>)
%e0 = stablehlo.constant dense<"0x00BE00000080003E003E003E00FC003C00C20100003E003E"> : tensor<12xf16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<12xf16>, tensor<12xf16>) -> ()
return
}
func.func private @f(%arg0: tensor<12xf16>) -> (tensor<12xf16>) {
%cst = stablehlo.constant dense<1.500000e+00> : tensor<f16>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<12xf16>
%1 = stablehlo.compare LE, %arg0, %0, FLOAT : (tensor<12xf16>, tensor<12xf16>) -> tensor<12xi1>
%cst_0 = stablehlo.constant dense<1.500000e+00> : tensor<f16>
%2 = call @_where(%1, %arg0, %cst_0) : (tensor<12xi1>, tensor<12xf16>, tensor<f16>) -> tensor<12xf16>
return %2 : tensor<12xf16>
}
func.func private @_where(%arg0: tensor<12xi1>, %arg1: tensor<12xf16>, %arg2: tensor<f16>) -> tensor<12xf16> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f16>) -> tensor<12xf16>
%1 = stablehlo.select %arg0, %arg1, %0 : tensor<12xi1>, tensor<12xf16>
return %1 : tensor<12xf16>
}
}
// -----
// half_choice_ge_0_12
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x00BE000000800041007E007C00FC003C00C20100FF7B003E"> : tensor<12xf16>
%z0 = stablehlo.constant dense<0.0> : tensor<12xf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<12xf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<12xf16>
%r:1 = call @f(%a0) : (tensor<12xf16>) -> (tensor<12xf16>)
%e0 = stablehlo.constant dense<"0x00000000008000410000007C0000003C00000100FF7B003E"> : tensor<12xf16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<12xf16>, tensor<12xf16>) -> ()
return
}
func.func private @f(%arg0: tensor<12xf16>) -> (tensor<12xf16>) {
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<12xf16>
%1 = stablehlo.compare GE, %arg0, %0, FLOAT : (tensor<12xf16>, tensor<12xf16>) -> tensor<12xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%2 = call @_where(%1, %arg0, %cst_0) : (tensor<12xi1>, tensor<12xf16>, tensor<f16>) -> tensor<12xf16>
return %2 : tensor<12xf16>
}
func.func private @_where(%arg0: tensor<12xi1>, %arg1: tensor<12xf16>, %arg2: tensor<f16>) -> tensor<12xf16> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f16>) -> tensor<12xf16>
%1 = stablehlo.select %arg0, %arg1, %0 : tensor<12xi1>, tensor<12xf16>
return %1 : tensor<12xf16>
}
}
// -----
// half_choice_ge_1.5_12
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x00BE000000800041007E007C00FC003C00C20100FF7B003E"> : tensor<12xf16>
%z0 = stablehlo.constant dense<0.0> : tensor<12xf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<12xf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<12xf16>
%r:1 = call @f(%a0) : (tensor<12xf16>) -> (tensor<12xf16>)
%e0 = stablehlo.constant dense<"0x003E003E003E0041003E007C003E003E003E003EFF7B003E"> : tensor<12xf16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<12xf16>, tensor<12xf16>) -> ()
return
}
func.func private @f(%arg0: tensor<12xf16>) -> (tensor<12xf16>) {
%cst = stablehlo.constant dense<1.500000e+00> : tensor<f16>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<12xf16>
%1 = stablehlo.compare GE, %arg0, %0, FLOAT : (tensor<12xf16>, tensor<12xf16>) -> tensor<12xi1>
%cst_0 = stablehlo.constant dense<1.500000e+00> : tensor<f16>
%2 = call @_where(%1, %arg0, %cst_0) : (tensor<12xi1>, tensor<12xf16>, tensor<f16>) -> tensor<12xf16>
return %2 : tensor<12xf16>
}
func.func private @_where(%arg0: tensor<12xi1>, %arg1: tensor<12xf16>, %arg2: tensor<f16>) -> tensor<12xf16> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f16>) -> tensor<12xf16>
%1 = stablehlo.select %arg0, %arg1, %0 : tensor<12xi1>, tensor<12xf16>
return %1 : tensor<12xf16>
}
}
// -----
// half_choice_between
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x00BE000000800041007E007C00FC003C00C20100FF7B003E"> : tensor<12xf16>
%z0 = stablehlo.constant dense<0.0> : tensor<12xf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<12xf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<12xf16>
%c1 = stablehlo.constant dense<"0x003EFF7B010000C2003C00FC007C007E00410080000000BE"> : tensor<12xf16>
%z1 = stablehlo.constant dense<0.0> : tensor<12xf16>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<12xf16>
%a1 = stablehlo.optimization_barrier %s1 : tensor<12xf16>
%r:2 = call @f(%a0, %a1) : (tensor<12xf16>, tensor<12xf16>) -> (tensor<12xf16>, tensor<12xf16>)
%e0 = stablehlo.constant dense<"0x00BE0000008000C2003C00FC00FC007E00C20080000000BE"> : tensor<12xf16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<12xf16>, tensor<12xf16>) -> ()
%e1 = stablehlo.constant dense<"0x00BE0000008000C2007E00FC00FC003C00C20080000000BE"> : tensor<12xf16>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<12xf16>, tensor<12xf16>) -> ()
return
}
func.func private @f(%arg0: tensor<12xf16>, %arg1: tensor<12xf16>) -> (tensor<12xf16>, tensor<12xf16>) {
%0 = stablehlo.compare LT, %arg0, %arg1, FLOAT : (tensor<12xf16>, tensor<12xf16>) -> tensor<12xi1>
%1 = call @_where(%0, %arg0, %arg1) : (tensor<12xi1>, tensor<12xf16>, tensor<12xf16>) -> tensor<12xf16>
%2 = stablehlo.compare GT, %arg0, %arg1, FLOAT : (tensor<12xf16>, tensor<12xf16>) -> tensor<12xi1>
%3 = call @_where(%2, %arg1, %arg0) : (tensor<12xi1>, tensor<12xf16>, tensor<12xf16>) -> tensor<12xf16>
return %1, %3 : tensor<12xf16>, tensor<12xf16>
}
func.func private @_where(%arg0: tensor<12xi1>, %arg1: tensor<12xf16>, %arg2: tensor<12xf16>) -> tensor<12xf16> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<12xi1>, tensor<12xf16>
return %0 : tensor<12xf16>
}
}
// -----
// half_hard_sigmoid
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x00BE000000800041007E007C00FC003C00C20100FF7B003E"> : tensor<12xf16>
%z0 = stablehlo.constant dense<0.0> : tensor<12xf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<12xf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<12xf16>
%r:1 = call @f(%a0) : (tensor<12xf16>) -> (tensor<12xf16>)
%e0 = stablehlo.constant dense<"0x003400380038553B007E003C0000553900000038003C003A"> : tensor<12xf16>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<12xf16>, tensor<12xf16>) -> ()
return
}
func.func private @f(%arg0: tensor<12xf16>) -> (tensor<12xf16>) {
%0 = call @hard_sigmoid(%arg0) : (tensor<12xf16>) -> tensor<12xf16>
return %0 : tensor<12xf16>
}
func.func private @hard_sigmoid(%arg0: tensor<12xf16>) -> tensor<12xf16> {
%cst = stablehlo.constant dense<3.000000e+00> : tensor<f16>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<12xf16>
%1 = stablehlo.add %arg0, %0 : tensor<12xf16>
%2 = call @relu6(%1) : (tensor<12xf16>) -> tensor<12xf16>
%cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f16>
%3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<12xf16>
%4 = stablehlo.divide %2, %3 : tensor<12xf16>
return %4 : tensor<12xf16>
}
func.func private @relu6(%arg0: tensor<12xf16>) -> tensor<12xf16> {
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<12xf16>
%1 = stablehlo.maximum %arg0, %0 : tensor<12xf16>
%cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f16>
%2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<12xf16>
%3 = stablehlo.minimum %1, %2 : tensor<12xf16>
return %3 : tensor<12xf16>
}
}
// -----
// half_celu_gradient
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xED3DD2BA9A36713CEA3AA53EC43DB13E93BF04B4B5ABF5BEE9BF4A3DBC3F8E3CE7B9923A"> : tensor<3x6xf16>
%z0 = stablehlo.constant dense<0.0> : tensor<3x6xf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x6xf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x6xf16>
%r:1 = call @f(%a0) : (tensor<3x6xf16>) -> (tensor<3x6xf16>)
%e0 = stablehlo.constant dense<"0x003CD236003C003C003C003C003C003CD130393A883B9F316E30003C003C003CA737003C"> : tensor<3x6xf16>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x6xf16>, tensor<3x6xf16>) -> ()
return
}
func.func private @f(%arg0: tensor<3x6xf16>) -> (tensor<3x6xf16>) {
%0:4 = call @celu(%arg0) : (tensor<3x6xf16>) -> (tensor<3x6xf16>, tensor<3x6xf16>, tensor<3x6xf16>, tensor<3x6xf16>)
%1 = stablehlo.convert %0#0 : (tensor<3x6xf16>) -> tensor<3x6xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x6xf32>, tensor<f32>) -> tensor<f32>
%3 = stablehlo.convert %2 : (tensor<f32>) -> tensor<f16>
%4 = stablehlo.convert %3 : (tensor<f16>) -> tensor<f32>
%cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
%6 = stablehlo.convert %5 : (tensor<3x6xf32>) -> tensor<3x6xf16>
%7 = call @celu_0(%0#1, %0#2, %0#3, %6) : (tensor<3x6xf16>, tensor<3x6xf16>, tensor<3x6xf16>, tensor<3x6xf16>) -> tensor<3x6xf16>
return %7 : tensor<3x6xf16>
}
func.func private @celu(%arg0: tensor<3x6xf16>) -> (tensor<3x6xf16>, tensor<3x6xf16>, tensor<3x6xf16>, tensor<3x6xf16>) {
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<3x6xf16>
%1 = stablehlo.maximum %arg0, %0 : tensor<3x6xf16>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<3x6xf16>
%3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<3x6xf16>, tensor<3x6xf16>) -> tensor<3x6xi1>
%cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f16>) -> tensor<3x6xf16>
%5 = stablehlo.compare EQ, %arg0, %4, FLOAT : (tensor<3x6xf16>, tensor<3x6xf16>) -> tensor<3x6xi1>
%cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
%6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f16>) -> tensor<3x6xf16>
%cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f16>) -> tensor<3x6xf16>
%cst_4 = stablehlo.constant dense<5.000000e-01> : tensor<f16>
%8 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f16>) -> tensor<3x6xf16>
%9 = stablehlo.select %5, %8, %7 : tensor<3x6xi1>, tensor<3x6xf16>
%10 = stablehlo.select %3, %6, %9 : tensor<3x6xi1>, tensor<3x6xf16>
%cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%11 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f16>) -> tensor<3x6xf16>
%12 = stablehlo.minimum %arg0, %11 : tensor<3x6xf16>
%cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%13 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f16>) -> tensor<3x6xf16>
%14 = stablehlo.compare GT, %13, %arg0, FLOAT : (tensor<3x6xf16>, tensor<3x6xf16>) -> tensor<3x6xi1>
%cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%15 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f16>) -> tensor<3x6xf16>
%16 = stablehlo.compare EQ, %15, %arg0, FLOAT : (tensor<3x6xf16>, tensor<3x6xf16>) -> tensor<3x6xi1>
%cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
%17 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f16>) -> tensor<3x6xf16>
%cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%18 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f16>) -> tensor<3x6xf16>
%cst_10 = stablehlo.constant dense<5.000000e-01> : tensor<f16>
%19 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f16>) -> tensor<3x6xf16>
%20 = stablehlo.select %16, %19, %18 : tensor<3x6xi1>, tensor<3x6xf16>
%21 = stablehlo.select %14, %17, %20 : tensor<3x6xi1>, tensor<3x6xf16>
%cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
%22 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f16>) -> tensor<3x6xf16>
%23 = stablehlo.divide %12, %22 : tensor<3x6xf16>
%24 = stablehlo.exponential_minus_one %23 : tensor<3x6xf16>
%25 = stablehlo.exponential %23 : tensor<3x6xf16>
%cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
%26 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f16>) -> tensor<3x6xf16>
%27 = stablehlo.multiply %26, %24 : tensor<3x6xf16>
%28 = stablehlo.add %1, %27 : tensor<3x6xf16>
return %28, %10, %21, %25 : tensor<3x6xf16>, tensor<3x6xf16>, tensor<3x6xf16>, tensor<3x6xf16>
}
func.func private @celu_0(%arg0: tensor<3x6xf16>, %arg1: tensor<3x6xf16>, %arg2: tensor<3x6xf16>, %arg3: tensor<3x6xf16>) -> tensor<3x6xf16> {
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<3x6xf16>
%1 = stablehlo.multiply %0, %arg3 : tensor<3x6xf16>
%2 = stablehlo.multiply %1, %arg2 : tensor<3x6xf16>
%cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
%3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<3x6xf16>
%4 = stablehlo.divide %2, %3 : tensor<3x6xf16>
%5 = stablehlo.multiply %4, %arg1 : tensor<3x6xf16>
%6 = stablehlo.multiply %arg3, %arg0 : tensor<3x6xf16>
%7 = stablehlo.add %5, %6 : tensor<3x6xf16>
return %7 : tensor<3x6xf16>
}
}
// -----
// zeta_poles_float32
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000803F000000400000204000004040000080400000A0400000004000004040"> : tensor<8xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<8xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<8xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<8xf32>
%c1 = stablehlo.constant dense<"0x0000C0C00000C0C00000C0C00000C0C00000000000000080000040C000000000"> : tensor<8xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<8xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<8xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<8xf32>
%r:1 = call @f(%a0, %a1) : (tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>)
%e0 = stablehlo.constant dense<"0x0000807F0000807F0000C07F0000C07F0000807F0000C07F0000807F0000C07F"> : tensor<8xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<8xf32>, tensor<8xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>) -> (tensor<8xf32>) {
%0 = chlo.zeta %arg0, %arg1 : tensor<8xf32>, tensor<8xf32> -> tensor<8xf32>
return %0 : tensor<8xf32>
}
}
// -----
// polygamma_poles_float32
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000803F000000400000204000004040000080400000A0400000004000004040"> : tensor<8xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<8xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<8xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<8xf32>
%c1 = stablehlo.constant dense<"0x0000C0C00000C0C00000C0C00000C0C00000000000000080000040C000000000"> : tensor<8xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<8xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<8xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<8xf32>
%r:1 = call @f(%a0, %a1) : (tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>)
%e0 = stablehlo.constant dense<"0x0000807F0000C07F0000C07F0000807F0000C07F0000807F0000C07F0000807F"> : tensor<8xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<8xf32>, tensor<8xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>) -> (tensor<8xf32>) {
%0 = chlo.polygamma %arg0, %arg1 : tensor<8xf32>, tensor<8xf32> -> tensor<8xf32>
return %0 : tensor<8xf32>
}
}
// -----
// zeta_poles_float64
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x000000000000F03F0000000000000040000000000000044000000000000008400000000000001040000000000000144000000000000000400000000000000840"> : tensor<8xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<8xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<8xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<8xf64>
%c1 = stablehlo.constant dense<"0x00000000000018C000000000000018C000000000000018C000000000000018C00000000000000000000000000000008000000000000008C00000000000000000"> : tensor<8xf64>
%z1 = stablehlo.constant dense<0.0> : tensor<8xf64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<8xf64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<8xf64>
%r:1 = call @f(%a0, %a1) : (tensor<8xf64>, tensor<8xf64>) -> (tensor<8xf64>)
%e0 = stablehlo.constant dense<"0x000000000000F07F000000000000F07F000000000000F87F000000000000F87F000000000000F07F000000000000F87F000000000000F07F000000000000F87F"> : tensor<8xf64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<8xf64>, tensor<8xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<8xf64>, %arg1: tensor<8xf64>) -> (tensor<8xf64>) {
%0 = chlo.zeta %arg0, %arg1 : tensor<8xf64>, tensor<8xf64> -> tensor<8xf64>
return %0 : tensor<8xf64>
}
}
// -----
// polygamma_poles_float64
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x000000000000F03F0000000000000040000000000000044000000000000008400000000000001040000000000000144000000000000000400000000000000840"> : tensor<8xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<8xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<8xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<8xf64>
%c1 = stablehlo.constant dense<"0x00000000000018C000000000000018C000000000000018C000000000000018C00000000000000000000000000000008000000000000008C00000000000000000"> : tensor<8xf64>
%z1 = stablehlo.constant dense<0.0> : tensor<8xf64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<8xf64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<8xf64>
%r:1 = call @f(%a0, %a1) : (tensor<8xf64>, tensor<8xf64>) -> (tensor<8xf64>)
%e0 = stablehlo.constant dense<"0x000000000000F07F000000000000F87F000000000000F87F000000000000F07F000000000000F87F000000000000F07F000000000000F87F000000000000F07F"> : tensor<8xf64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<8xf64>, tensor<8xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<8xf64>, %arg1: tensor<8xf64>) -> (tensor<8xf64>) {
%0 = chlo.polygamma %arg0, %arg1 : tensor<8xf64>, tensor<8xf64> -> tensor<8xf64>
return %0 : tensor<8xf64>
}
}
// -----
// size_choice_lt_float32
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x000000C0000080BF000000BF00000000000000800000003F0000004095BFD633000080FF"> : tensor<9xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<9xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xf32>
%r:4 = call @f(%a0) : (tensor<9xf32>) -> (tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>)
%e0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<9xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<9xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<9xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
%e3 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<9xf32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<9xf32>) -> (tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>) {
%0 = stablehlo.abs %arg0 : tensor<9xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9xf32>
%2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%3 = call @_where(%2, %arg0, %cst_0) : (tensor<9xi1>, tensor<9xf32>, tensor<f32>) -> tensor<9xf32>
%4 = stablehlo.abs %3 : tensor<9xf32>
%5 = stablehlo.abs %arg0 : tensor<9xf32>
%cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<9xf32>
%7 = stablehlo.compare LT, %6, %5, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%8 = call @_where_0(%7, %cst_2, %arg0) : (tensor<9xi1>, tensor<f32>, tensor<9xf32>) -> tensor<9xf32>
%9 = stablehlo.abs %8 : tensor<9xf32>
%10 = stablehlo.abs %arg0 : tensor<9xf32>
%cst_3 = stablehlo.constant dense<-0.000000e+00> : tensor<f32>
%11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<9xf32>
%12 = stablehlo.compare LT, %10, %11, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%cst_4 = stablehlo.constant dense<-0.000000e+00> : tensor<f32>
%13 = call @_where(%12, %arg0, %cst_4) : (tensor<9xi1>, tensor<9xf32>, tensor<f32>) -> tensor<9xf32>
%14 = stablehlo.abs %13 : tensor<9xf32>
%15 = stablehlo.abs %arg0 : tensor<9xf32>
%cst_5 = stablehlo.constant dense<-0.000000e+00> : tensor<f32>
%16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<9xf32>
%17 = stablehlo.compare LT, %16, %15, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%cst_6 = stablehlo.constant dense<-0.000000e+00> : tensor<f32>
%18 = call @_where_0(%17, %cst_6, %arg0) : (tensor<9xi1>, tensor<f32>, tensor<9xf32>) -> tensor<9xf32>
%19 = stablehlo.abs %18 : tensor<9xf32>
return %4, %9, %14, %19 : tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>
}
func.func private @_where(%arg0: tensor<9xi1>, %arg1: tensor<9xf32>, %arg2: tensor<f32>) -> tensor<9xf32> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<9xf32>
%1 = stablehlo.select %arg0, %arg1, %0 : tensor<9xi1>, tensor<9xf32>
return %1 : tensor<9xf32>
}
func.func private @_where_0(%arg0: tensor<9xi1>, %arg1: tensor<f32>, %arg2: tensor<9xf32>) -> tensor<9xf32> {
%0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<9xf32>
%1 = stablehlo.select %arg0, %0, %arg2 : tensor<9xi1>, tensor<9xf32>
return %1 : tensor<9xf32>
}
}
// -----
// size_choice_gt_float32
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x000000C0000080BF000000BF00000000000000800000003F0000004095BFD633000080FF"> : tensor<9xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<9xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xf32>
%r:4 = call @f(%a0) : (tensor<9xf32>) -> (tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>)
%e0 = stablehlo.constant dense<"0x000000400000803F0000003F00000000000000000000003F0000004095BFD6330000807F"> : tensor<9xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
%e1 = stablehlo.constant dense<"0x000000400000803F0000003F00000000000000000000003F0000004095BFD6330000807F"> : tensor<9xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
%e2 = stablehlo.constant dense<"0x000000400000803F0000003F00000000000000000000003F0000004095BFD6330000807F"> : tensor<9xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
%e3 = stablehlo.constant dense<"0x000000400000803F0000003F00000000000000000000003F0000004095BFD6330000807F"> : tensor<9xf32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<9xf32>) -> (tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>) {
%0 = stablehlo.abs %arg0 : tensor<9xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9xf32>
%2 = stablehlo.compare GT, %0, %1, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%3 = call @_where(%2, %arg0, %cst_0) : (tensor<9xi1>, tensor<9xf32>, tensor<f32>) -> tensor<9xf32>
%4 = stablehlo.abs %3 : tensor<9xf32>
%5 = stablehlo.abs %arg0 : tensor<9xf32>
%cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<9xf32>
%7 = stablehlo.compare GT, %6, %5, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%8 = call @_where_0(%7, %cst_2, %arg0) : (tensor<9xi1>, tensor<f32>, tensor<9xf32>) -> tensor<9xf32>
%9 = stablehlo.abs %8 : tensor<9xf32>
%10 = stablehlo.abs %arg0 : tensor<9xf32>
%cst_3 = stablehlo.constant dense<-0.000000e+00> : tensor<f32>
%11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<9xf32>
%12 = stablehlo.compare GT, %10, %11, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%cst_4 = stablehlo.constant dense<-0.000000e+00> : tensor<f32>
%13 = call @_where(%12, %arg0, %cst_4) : (tensor<9xi1>, tensor<9xf32>, tensor<f32>) -> tensor<9xf32>
%14 = stablehlo.abs %13 : tensor<9xf32>
%15 = stablehlo.abs %arg0 : tensor<9xf32>
%cst_5 = stablehlo.constant dense<-0.000000e+00> : tensor<f32>
%16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<9xf32>
%17 = stablehlo.compare GT, %16, %15, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%cst_6 = stablehlo.constant dense<-0.000000e+00> : tensor<f32>
%18 = call @_where_0(%17, %cst_6, %arg0) : (tensor<9xi1>, tensor<f32>, tensor<9xf32>) -> tensor<9xf32>
%19 = stablehlo.abs %18 : tensor<9xf32>
return %4, %9, %14, %19 : tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>
}
func.func private @_where(%arg0: tensor<9xi1>, %arg1: tensor<9xf32>, %arg2: tensor<f32>) -> tensor<9xf32> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<9xf32>
%1 = stablehlo.select %arg0, %arg1, %0 : tensor<9xi1>, tensor<9xf32>
return %1 : tensor<9xf32>
}
func.func private @_where_0(%arg0: tensor<9xi1>, %arg1: tensor<f32>, %arg2: tensor<9xf32>) -> tensor<9xf32> {
%0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<9xf32>
%1 = stablehlo.select %arg0, %0, %arg2 : tensor<9xi1>, tensor<9xf32>
return %1 : tensor<9xf32>
}
}
// -----
// size_choice_le_float32
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x000000C0000080BF000000BF00000000000000800000003F0000004095BFD633000080FF"> : tensor<9xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<9xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xf32>
%r:4 = call @f(%a0) : (tensor<9xf32>) -> (tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>)
%e0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<9xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<9xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<9xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
%e3 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<9xf32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<9xf32>) -> (tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>) {
%0 = stablehlo.abs %arg0 : tensor<9xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9xf32>
%2 = stablehlo.compare LE, %0, %1, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%3 = call @_where(%2, %arg0, %cst_0) : (tensor<9xi1>, tensor<9xf32>, tensor<f32>) -> tensor<9xf32>
%4 = stablehlo.abs %3 : tensor<9xf32>
%5 = stablehlo.abs %arg0 : tensor<9xf32>
%cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<9xf32>
%7 = stablehlo.compare LE, %6, %5, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%8 = call @_where_0(%7, %cst_2, %arg0) : (tensor<9xi1>, tensor<f32>, tensor<9xf32>) -> tensor<9xf32>
%9 = stablehlo.abs %8 : tensor<9xf32>
%10 = stablehlo.abs %arg0 : tensor<9xf32>
%cst_3 = stablehlo.constant dense<-0.000000e+00> : tensor<f32>
%11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<9xf32>
%12 = stablehlo.compare LE, %10, %11, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%cst_4 = stablehlo.constant dense<-0.000000e+00> : tensor<f32>
%13 = call @_where(%12, %arg0, %cst_4) : (tensor<9xi1>, tensor<9xf32>, tensor<f32>) -> tensor<9xf32>
%14 = stablehlo.abs %13 : tensor<9xf32>
%15 = stablehlo.abs %arg0 : tensor<9xf32>
%cst_5 = stablehlo.constant dense<-0.000000e+00> : tensor<f32>
%16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<9xf32>
%17 = stablehlo.compare LE, %16, %15, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%cst_6 = stablehlo.constant dense<-0.000000e+00> : tensor<f32>
%18 = call @_where_0(%17, %cst_6, %arg0) : (tensor<9xi1>, tensor<f32>, tensor<9xf32>) -> tensor<9xf32>
%19 = stablehlo.abs %18 : tensor<9xf32>
return %4, %9, %14, %19 : tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>
}
func.func private @_where(%arg0: tensor<9xi1>, %arg1: tensor<9xf32>, %arg2: tensor<f32>) -> tensor<9xf32> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<9xf32>
%1 = stablehlo.select %arg0, %arg1, %0 : tensor<9xi1>, tensor<9xf32>
return %1 : tensor<9xf32>
}
func.func private @_where_0(%arg0: tensor<9xi1>, %arg1: tensor<f32>, %arg2: tensor<9xf32>) -> tensor<9xf32> {
%0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<9xf32>
%1 = stablehlo.select %arg0, %0, %arg2 : tensor<9xi1>, tensor<9xf32>
return %1 : tensor<9xf32>
}
}
// -----
// size_choice_ge_float32
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x000000C0000080BF000000BF00000000000000800000003F0000004095BFD633000080FF"> : tensor<9xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<9xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xf32>
%r:4 = call @f(%a0) : (tensor<9xf32>) -> (tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>)
%e0 = stablehlo.constant dense<"0x000000400000803F0000003F00000000000000000000003F0000004095BFD6330000807F"> : tensor<9xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
%e1 = stablehlo.constant dense<"0x000000400000803F0000003F00000000000000000000003F0000004095BFD6330000807F"> : tensor<9xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
%e2 = stablehlo.constant dense<"0x000000400000803F0000003F00000000000000000000003F0000004095BFD6330000807F"> : tensor<9xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
%e3 = stablehlo.constant dense<"0x000000400000803F0000003F00000000000000000000003F0000004095BFD6330000807F"> : tensor<9xf32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<9xf32>) -> (tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>) {
%0 = stablehlo.abs %arg0 : tensor<9xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9xf32>
%2 = stablehlo.compare GE, %0, %1, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%3 = call @_where(%2, %arg0, %cst_0) : (tensor<9xi1>, tensor<9xf32>, tensor<f32>) -> tensor<9xf32>
%4 = stablehlo.abs %3 : tensor<9xf32>
%5 = stablehlo.abs %arg0 : tensor<9xf32>
%cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<9xf32>
%7 = stablehlo.compare GE, %6, %5, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%8 = call @_where_0(%7, %cst_2, %arg0) : (tensor<9xi1>, tensor<f32>, tensor<9xf32>) -> tensor<9xf32>
%9 = stablehlo.abs %8 : tensor<9xf32>
%10 = stablehlo.abs %arg0 : tensor<9xf32>
%cst_3 = stablehlo.constant dense<-0.000000e+00> : tensor<f32>
%11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<9xf32>
%12 = stablehlo.compare GE, %10, %11, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%cst_4 = stablehlo.constant dense<-0.000000e+00> : tensor<f32>
%13 = call @_where(%12, %arg0, %cst_4) : (tensor<9xi1>, tensor<9xf32>, tensor<f32>) -> tensor<9xf32>
%14 = stablehlo.abs %13 : tensor<9xf32>
%15 = stablehlo.abs %arg0 : tensor<9xf32>
%cst_5 = stablehlo.constant dense<-0.000000e+00> : tensor<f32>
%16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<9xf32>
%17 = stablehlo.compare GE, %16, %15, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%cst_6 = stablehlo.constant dense<-0.000000e+00> : tensor<f32>
%18 = call @_where_0(%17, %cst_6, %arg0) : (tensor<9xi1>, tensor<f32>, tensor<9xf32>) -> tensor<9xf32>
%19 = stablehlo.abs %18 : tensor<9xf32>
return %4, %9, %14, %19 : tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>
}
func.func private @_where(%arg0: tensor<9xi1>, %arg1: tensor<9xf32>, %arg2: tensor<f32>) -> tensor<9xf32> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<9xf32>
%1 = stablehlo.select %arg0, %arg1, %0 : tensor<9xi1>, tensor<9xf32>
return %1 : tensor<9xf32>
}
func.func private @_where_0(%arg0: tensor<9xi1>, %arg1: tensor<f32>, %arg2: tensor<9xf32>) -> tensor<9xf32> {
%0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<9xf32>
%1 = stablehlo.select %arg0, %0, %arg2 : tensor<9xi1>, tensor<9xf32>
return %1 : tensor<9xf32>
}
}
// -----
// size_choice_lt_float64
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x00000000000000C0000000000000F0BF000000000000E0BF00000000000000000000000000000080000000000000E03F000000000000004048AFBC9AF2D77A3E000000000000F0FF"> : tensor<9xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<9xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xf64>
%r:4 = call @f(%a0) : (tensor<9xf64>) -> (tensor<9xf64>, tensor<9xf64>, tensor<9xf64>, tensor<9xf64>)
%e0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<9xf64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<9xf64>, tensor<9xf64>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<9xf64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<9xf64>, tensor<9xf64>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<9xf64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<9xf64>, tensor<9xf64>) -> ()
%e3 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<9xf64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<9xf64>, tensor<9xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<9xf64>) -> (tensor<9xf64>, tensor<9xf64>, tensor<9xf64>, tensor<9xf64>) {
%0 = stablehlo.abs %arg0 : tensor<9xf64>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<9xf64>
%2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%3 = call @_where(%2, %arg0, %cst_0) : (tensor<9xi1>, tensor<9xf64>, tensor<f64>) -> tensor<9xf64>
%4 = stablehlo.abs %3 : tensor<9xf64>
%5 = stablehlo.abs %arg0 : tensor<9xf64>
%cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<9xf64>
%7 = stablehlo.compare LT, %6, %5, FLOAT : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%8 = call @_where_0(%7, %cst_2, %arg0) : (tensor<9xi1>, tensor<f64>, tensor<9xf64>) -> tensor<9xf64>
%9 = stablehlo.abs %8 : tensor<9xf64>
%10 = stablehlo.abs %arg0 : tensor<9xf64>
%cst_3 = stablehlo.constant dense<-0.000000e+00> : tensor<f64>
%11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<9xf64>
%12 = stablehlo.compare LT, %10, %11, FLOAT : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%cst_4 = stablehlo.constant dense<-0.000000e+00> : tensor<f64>
%13 = call @_where(%12, %arg0, %cst_4) : (tensor<9xi1>, tensor<9xf64>, tensor<f64>) -> tensor<9xf64>
%14 = stablehlo.abs %13 : tensor<9xf64>
%15 = stablehlo.abs %arg0 : tensor<9xf64>
%cst_5 = stablehlo.constant dense<-0.000000e+00> : tensor<f64>
%16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<9xf64>
%17 = stablehlo.compare LT, %16, %15, FLOAT : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%cst_6 = stablehlo.constant dense<-0.000000e+00> : tensor<f64>
%18 = call @_where_0(%17, %cst_6, %arg0) : (tensor<9xi1>, tensor<f64>, tensor<9xf64>) -> tensor<9xf64>
%19 = stablehlo.abs %18 : tensor<9xf64>
return %4, %9, %14, %19 : tensor<9xf64>, tensor<9xf64>, tensor<9xf64>, tensor<9xf64>
}
func.func private @_where(%arg0: tensor<9xi1>, %arg1: tensor<9xf64>, %arg2: tensor<f64>) -> tensor<9xf64> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f64>) -> tensor<9xf64>
%1 = stablehlo.select %arg0, %arg1, %0 : tensor<9xi1>, tensor<9xf64>
return %1 : tensor<9xf64>
}
func.func private @_where_0(%arg0: tensor<9xi1>, %arg1: tensor<f64>, %arg2: tensor<9xf64>) -> tensor<9xf64> {
%0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<9xf64>
%1 = stablehlo.select %arg0, %0, %arg2 : tensor<9xi1>, tensor<9xf64>
return %1 : tensor<9xf64>
}
}
// -----
// size_choice_gt_float64
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x00000000000000C0000000000000F0BF000000000000E0BF00000000000000000000000000000080000000000000E03F000000000000004048AFBC9AF2D77A3E000000000000F0FF"> : tensor<9xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<9xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xf64>
%r:4 = call @f(%a0) : (tensor<9xf64>) -> (tensor<9xf64>, tensor<9xf64>, tensor<9xf64>, tensor<9xf64>)
%e0 = stablehlo.constant dense<"0x0000000000000040000000000000F03F000000000000E03F00000000000000000000000000000000000000000000E03F000000000000004048AFBC9AF2D77A3E000000000000F07F"> : tensor<9xf64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<9xf64>, tensor<9xf64>) -> ()
%e1 = stablehlo.constant dense<"0x0000000000000040000000000000F03F000000000000E03F00000000000000000000000000000000000000000000E03F000000000000004048AFBC9AF2D77A3E000000000000F07F"> : tensor<9xf64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<9xf64>, tensor<9xf64>) -> ()
%e2 = stablehlo.constant dense<"0x0000000000000040000000000000F03F000000000000E03F00000000000000000000000000000000000000000000E03F000000000000004048AFBC9AF2D77A3E000000000000F07F"> : tensor<9xf64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<9xf64>, tensor<9xf64>) -> ()
%e3 = stablehlo.constant dense<"0x0000000000000040000000000000F03F000000000000E03F00000000000000000000000000000000000000000000E03F000000000000004048AFBC9AF2D77A3E000000000000F07F"> : tensor<9xf64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<9xf64>, tensor<9xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<9xf64>) -> (tensor<9xf64>, tensor<9xf64>, tensor<9xf64>, tensor<9xf64>) {
%0 = stablehlo.abs %arg0 : tensor<9xf64>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<9xf64>
%2 = stablehlo.compare GT, %0, %1, FLOAT : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%3 = call @_where(%2, %arg0, %cst_0) : (tensor<9xi1>, tensor<9xf64>, tensor<f64>) -> tensor<9xf64>
%4 = stablehlo.abs %3 : tensor<9xf64>
%5 = stablehlo.abs %arg0 : tensor<9xf64>
%cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<9xf64>
%7 = stablehlo.compare GT, %6, %5, FLOAT : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%8 = call @_where_0(%7, %cst_2, %arg0) : (tensor<9xi1>, tensor<f64>, tensor<9xf64>) -> tensor<9xf64>
%9 = stablehlo.abs %8 : tensor<9xf64>
%10 = stablehlo.abs %arg0 : tensor<9xf64>
%cst_3 = stablehlo.constant dense<-0.000000e+00> : tensor<f64>
%11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<9xf64>
%12 = stablehlo.compare GT, %10, %11, FLOAT : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%cst_4 = stablehlo.constant dense<-0.000000e+00> : tensor<f64>
%13 = call @_where(%12, %arg0, %cst_4) : (tensor<9xi1>, tensor<9xf64>, tensor<f64>) -> tensor<9xf64>
%14 = stablehlo.abs %13 : tensor<9xf64>
%15 = stablehlo.abs %arg0 : tensor<9xf64>
%cst_5 = stablehlo.constant dense<-0.000000e+00> : tensor<f64>
%16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<9xf64>
%17 = stablehlo.compare GT, %16, %15, FLOAT : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%cst_6 = stablehlo.constant dense<-0.000000e+00> : tensor<f64>
%18 = call @_where_0(%17, %cst_6, %arg0) : (tensor<9xi1>, tensor<f64>, tensor<9xf64>) -> tensor<9xf64>
%19 = stablehlo.abs %18 : tensor<9xf64>
return %4, %9, %14, %19 : tensor<9xf64>, tensor<9xf64>, tensor<9xf64>, tensor<9xf64>
}
func.func private @_where(%arg0: tensor<9xi1>, %arg1: tensor<9xf64>, %arg2: tensor<f64>) -> tensor<9xf64> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f64>) -> tensor<9xf64>
%1 = stablehlo.select %arg0, %arg1, %0 : tensor<9xi1>, tensor<9xf64>
return %1 : tensor<9xf64>
}
func.func private @_where_0(%arg0: tensor<9xi1>, %arg1: tensor<f64>, %arg2: tensor<9xf64>) -> tensor<9xf64> {
%0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<9xf64>
%1 = stablehlo.select %arg0, %0, %arg2 : tensor<9xi1>, tensor<9xf64>
return %1 : tensor<9xf64>
}
}
// -----
// size_choice_le_float64
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x00000000000000C0000000000000F0BF000000000000E0BF00000000000000000000000000000080000000000000E03F000000000000004048AFBC9AF2D77A3E000000000000F0FF"> : tensor<9xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<9xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xf64>
%r:4 = call @f(%a0) : (tensor<9xf64>) -> (tensor<9xf64>, tensor<9xf64>, tensor<9xf64>, tensor<9xf64>)
%e0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<9xf64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<9xf64>, tensor<9xf64>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<9xf64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<9xf64>, tensor<9xf64>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<9xf64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<9xf64>, tensor<9xf64>) -> ()
%e3 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<9xf64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<9xf64>, tensor<9xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<9xf64>) -> (tensor<9xf64>, tensor<9xf64>, tensor<9xf64>, tensor<9xf64>) {
%0 = stablehlo.abs %arg0 : tensor<9xf64>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<9xf64>
%2 = stablehlo.compare LE, %0, %1, FLOAT : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%3 = call @_where(%2, %arg0, %cst_0) : (tensor<9xi1>, tensor<9xf64>, tensor<f64>) -> tensor<9xf64>
%4 = stablehlo.abs %3 : tensor<9xf64>
%5 = stablehlo.abs %arg0 : tensor<9xf64>
%cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<9xf64>
%7 = stablehlo.compare LE, %6, %5, FLOAT : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%8 = call @_where_0(%7, %cst_2, %arg0) : (tensor<9xi1>, tensor<f64>, tensor<9xf64>) -> tensor<9xf64>
%9 = stablehlo.abs %8 : tensor<9xf64>
%10 = stablehlo.abs %arg0 : tensor<9xf64>
%cst_3 = stablehlo.constant dense<-0.000000e+00> : tensor<f64>
%11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<9xf64>
%12 = stablehlo.compare LE, %10, %11, FLOAT : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%cst_4 = stablehlo.constant dense<-0.000000e+00> : tensor<f64>
%13 = call @_where(%12, %arg0, %cst_4) : (tensor<9xi1>, tensor<9xf64>, tensor<f64>) -> tensor<9xf64>
%14 = stablehlo.abs %13 : tensor<9xf64>
%15 = stablehlo.abs %arg0 : tensor<9xf64>
%cst_5 = stablehlo.constant dense<-0.000000e+00> : tensor<f64>
%16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<9xf64>
%17 = stablehlo.compare LE, %16, %15, FLOAT : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%cst_6 = stablehlo.constant dense<-0.000000e+00> : tensor<f64>
%18 = call @_where_0(%17, %cst_6, %arg0) : (tensor<9xi1>, tensor<f64>, tensor<9xf64>) -> tensor<9xf64>
%19 = stablehlo.abs %18 : tensor<9xf64>
return %4, %9, %14, %19 : tensor<9xf64>, tensor<9xf64>, tensor<9xf64>, tensor<9xf64>
}
func.func private @_where(%arg0: tensor<9xi1>, %arg1: tensor<9xf64>, %arg2: tensor<f64>) -> tensor<9xf64> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f64>) -> tensor<9xf64>
%1 = stablehlo.select %arg0, %arg1, %0 : tensor<9xi1>, tensor<9xf64>
return %1 : tensor<9xf64>
}
func.func private @_where_0(%arg0: tensor<9xi1>, %arg1: tensor<f64>, %arg2: tensor<9xf64>) -> tensor<9xf64> {
%0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<9xf64>
%1 = stablehlo.select %arg0, %0, %arg2 : tensor<9xi1>, tensor<9xf64>
return %1 : tensor<9xf64>
}
}
// -----
// size_choice_ge_float64
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x00000000000000C0000000000000F0BF000000000000E0BF00000000000000000000000000000080000000000000E03F000000000000004048AFBC9AF2D77A3E000000000000F0FF"> : tensor<9xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<9xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xf64>
%r:4 = call @f(%a0) : (tensor<9xf64>) -> (tensor<9xf64>, tensor<9xf64>, tensor<9xf64>, tensor<9xf64>)
%e0 = stablehlo.constant dense<"0x0000000000000040000000000000F03F000000000000E03F00000000000000000000000000000000000000000000E03F000000000000004048AFBC9AF2D77A3E000000000000F07F"> : tensor<9xf64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<9xf64>, tensor<9xf64>) -> ()
%e1 = stablehlo.constant dense<"0x0000000000000040000000000000F03F000000000000E03F00000000000000000000000000000000000000000000E03F000000000000004048AFBC9AF2D77A3E000000000000F07F"> : tensor<9xf64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<9xf64>, tensor<9xf64>) -> ()
%e2 = stablehlo.constant dense<"0x0000000000000040000000000000F03F000000000000E03F00000000000000000000000000000000000000000000E03F000000000000004048AFBC9AF2D77A3E000000000000F07F"> : tensor<9xf64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<9xf64>, tensor<9xf64>) -> ()
%e3 = stablehlo.constant dense<"0x0000000000000040000000000000F03F000000000000E03F00000000000000000000000000000000000000000000E03F000000000000004048AFBC9AF2D77A3E000000000000F07F"> : tensor<9xf64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<9xf64>, tensor<9xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<9xf64>) -> (tensor<9xf64>, tensor<9xf64>, tensor<9xf64>, tensor<9xf64>) {
%0 = stablehlo.abs %arg0 : tensor<9xf64>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<9xf64>
%2 = stablehlo.compare GE, %0, %1, FLOAT : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%3 = call @_where(%2, %arg0, %cst_0) : (tensor<9xi1>, tensor<9xf64>, tensor<f64>) -> tensor<9xf64>
%4 = stablehlo.abs %3 : tensor<9xf64>
%5 = stablehlo.abs %arg0 : tensor<9xf64>
%cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<9xf64>
%7 = stablehlo.compare GE, %6, %5, FLOAT : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%8 = call @_where_0(%7, %cst_2, %arg0) : (tensor<9xi1>, tensor<f64>, tensor<9xf64>) -> tensor<9xf64>
%9 = stablehlo.abs %8 : tensor<9xf64>
%10 = stablehlo.abs %arg0 : tensor<9xf64>
%cst_3 = stablehlo.constant dense<-0.000000e+00> : tensor<f64>
%11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<9xf64>
%12 = stablehlo.compare GE, %10, %11, FLOAT : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%cst_4 = stablehlo.constant dense<-0.000000e+00> : tensor<f64>
%13 = call @_where(%12, %arg0, %cst_4) : (tensor<9xi1>, tensor<9xf64>, tensor<f64>) -> tensor<9xf64>
%14 = stablehlo.abs %13 : tensor<9xf64>
%15 = stablehlo.abs %arg0 : tensor<9xf64>
%cst_5 = stablehlo.constant dense<-0.000000e+00> : tensor<f64>
%16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<9xf64>
%17 = stablehlo.compare GE, %16, %15, FLOAT : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%cst_6 = stablehlo.constant dense<-0.000000e+00> : tensor<f64>
%18 = call @_where_0(%17, %cst_6, %arg0) : (tensor<9xi1>, tensor<f64>, tensor<9xf64>) -> tensor<9xf64>
%19 = stablehlo.abs %18 : tensor<9xf64>
return %4, %9, %14, %19 : tensor<9xf64>, tensor<9xf64>, tensor<9xf64>, tensor<9xf64>
}
func.func private @_where(%arg0: tensor<9xi1>, %arg1: tensor<9xf64>, %arg2: tensor<f64>) -> tensor<9xf64> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f64>) -> tensor<9xf64>
%1 = stablehlo.select %arg0, %arg1, %0 : tensor<9xi1>, tensor<9xf64>
return %1 : tensor<9xf64>
}
func.func private @_where_0(%arg0: tensor<9xi1>, %arg1: tensor<f64>, %arg2: tensor<9xf64>) -> tensor<9xf64> {
%0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<9xf64>
%1 = stablehlo.select %arg0, %0, %arg2 : tensor<9xi1>, tensor<9xf64>
return %1 : tensor<9xf64>
}
}
// -----
// size_choice_lt_float16
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x00C000BC00B80000008000380040020000FC"> : tensor<9xf16>
%z0 = stablehlo.constant dense<0.0> : tensor<9xf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xf16>
%r:4 = call @f(%a0) : (tensor<9xf16>) -> (tensor<9xf16>, tensor<9xf16>, tensor<9xf16>, tensor<9xf16>)
%e0 = stablehlo.constant dense<"0x000000000000000000000000000000000000"> : tensor<9xf16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<9xf16>, tensor<9xf16>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000000000000000000000000000"> : tensor<9xf16>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<9xf16>, tensor<9xf16>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000000000000000000000000000"> : tensor<9xf16>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<9xf16>, tensor<9xf16>) -> ()
%e3 = stablehlo.constant dense<"0x000000000000000000000000000000000000"> : tensor<9xf16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<9xf16>, tensor<9xf16>) -> ()
return
}
func.func private @f(%arg0: tensor<9xf16>) -> (tensor<9xf16>, tensor<9xf16>, tensor<9xf16>, tensor<9xf16>) {
%0 = stablehlo.abs %arg0 : tensor<9xf16>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<9xf16>
%2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<9xf16>, tensor<9xf16>) -> tensor<9xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%3 = call @_where(%2, %arg0, %cst_0) : (tensor<9xi1>, tensor<9xf16>, tensor<f16>) -> tensor<9xf16>
%4 = stablehlo.abs %3 : tensor<9xf16>
%5 = stablehlo.abs %arg0 : tensor<9xf16>
%cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f16>) -> tensor<9xf16>
%7 = stablehlo.compare LT, %6, %5, FLOAT : (tensor<9xf16>, tensor<9xf16>) -> tensor<9xi1>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%8 = call @_where_0(%7, %cst_2, %arg0) : (tensor<9xi1>, tensor<f16>, tensor<9xf16>) -> tensor<9xf16>
%9 = stablehlo.abs %8 : tensor<9xf16>
%10 = stablehlo.abs %arg0 : tensor<9xf16>
%cst_3 = stablehlo.constant dense<-0.000000e+00> : tensor<f16>
%11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f16>) -> tensor<9xf16>
%12 = stablehlo.compare LT, %10, %11, FLOAT : (tensor<9xf16>, tensor<9xf16>) -> tensor<9xi1>
%cst_4 = stablehlo.constant dense<-0.000000e+00> : tensor<f16>
%13 = call @_where(%12, %arg0, %cst_4) : (tensor<9xi1>, tensor<9xf16>, tensor<f16>) -> tensor<9xf16>
%14 = stablehlo.abs %13 : tensor<9xf16>
%15 = stablehlo.abs %arg0 : tensor<9xf16>
%cst_5 = stablehlo.constant dense<-0.000000e+00> : tensor<f16>
%16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f16>) -> tensor<9xf16>
%17 = stablehlo.compare LT, %16, %15, FLOAT : (tensor<9xf16>, tensor<9xf16>) -> tensor<9xi1>
%cst_6 = stablehlo.constant dense<-0.000000e+00> : tensor<f16>
%18 = call @_where_0(%17, %cst_6, %arg0) : (tensor<9xi1>, tensor<f16>, tensor<9xf16>) -> tensor<9xf16>
%19 = stablehlo.abs %18 : tensor<9xf16>
return %4, %9, %14, %19 : tensor<9xf16>, tensor<9xf16>, tensor<9xf16>, tensor<9xf16>
}
func.func private @_where(%arg0: tensor<9xi1>, %arg1: tensor<9xf16>, %arg2: tensor<f16>) -> tensor<9xf16> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f16>) -> tensor<9xf16>
%1 = stablehlo.select %arg0, %arg1, %0 : tensor<9xi1>, tensor<9xf16>
return %1 : tensor<9xf16>
}
func.func private @_where_0(%arg0: tensor<9xi1>, %arg1: tensor<f16>, %arg2: tensor<9xf16>) -> tensor<9xf16> {
%0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f16>) -> tensor<9xf16>
%1 = stablehlo.select %arg0, %0, %arg2 : tensor<9xi1>, tensor<9xf16>
return %1 : tensor<9xf16>
}
}
// -----
// size_choice_gt_float16
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x00C000BC00B80000008000380040020000FC"> : tensor<9xf16>
%z0 = stablehlo.constant dense<0.0> : tensor<9xf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xf16>
%r:4 = call @f(%a0) : (tensor<9xf16>) -> (tensor<9xf16>, tensor<9xf16>, tensor<9xf16>, tensor<9xf16>)
%e0 = stablehlo.constant dense<"0x0040003C003800000000003800400200007C"> : tensor<9xf16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<9xf16>, tensor<9xf16>) -> ()
%e1 = stablehlo.constant dense<"0x0040003C003800000000003800400200007C"> : tensor<9xf16>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<9xf16>, tensor<9xf16>) -> ()
%e2 = stablehlo.constant dense<"0x0040003C003800000000003800400200007C"> : tensor<9xf16>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<9xf16>, tensor<9xf16>) -> ()
%e3 = stablehlo.constant dense<"0x0040003C003800000000003800400200007C"> : tensor<9xf16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<9xf16>, tensor<9xf16>) -> ()
return
}
func.func private @f(%arg0: tensor<9xf16>) -> (tensor<9xf16>, tensor<9xf16>, tensor<9xf16>, tensor<9xf16>) {
%0 = stablehlo.abs %arg0 : tensor<9xf16>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<9xf16>
%2 = stablehlo.compare GT, %0, %1, FLOAT : (tensor<9xf16>, tensor<9xf16>) -> tensor<9xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%3 = call @_where(%2, %arg0, %cst_0) : (tensor<9xi1>, tensor<9xf16>, tensor<f16>) -> tensor<9xf16>
%4 = stablehlo.abs %3 : tensor<9xf16>
%5 = stablehlo.abs %arg0 : tensor<9xf16>
%cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f16>) -> tensor<9xf16>
%7 = stablehlo.compare GT, %6, %5, FLOAT : (tensor<9xf16>, tensor<9xf16>) -> tensor<9xi1>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%8 = call @_where_0(%7, %cst_2, %arg0) : (tensor<9xi1>, tensor<f16>, tensor<9xf16>) -> tensor<9xf16>
%9 = stablehlo.abs %8 : tensor<9xf16>
%10 = stablehlo.abs %arg0 : tensor<9xf16>
%cst_3 = stablehlo.constant dense<-0.000000e+00> : tensor<f16>
%11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f16>) -> tensor<9xf16>
%12 = stablehlo.compare GT, %10, %11, FLOAT : (tensor<9xf16>, tensor<9xf16>) -> tensor<9xi1>
%cst_4 = stablehlo.constant dense<-0.000000e+00> : tensor<f16>
%13 = call @_where(%12, %arg0, %cst_4) : (tensor<9xi1>, tensor<9xf16>, tensor<f16>) -> tensor<9xf16>
%14 = stablehlo.abs %13 : tensor<9xf16>
%15 = stablehlo.abs %arg0 : tensor<9xf16>
%cst_5 = stablehlo.constant dense<-0.000000e+00> : tensor<f16>
%16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f16>) -> tensor<9xf16>
%17 = stablehlo.compare GT, %16, %15, FLOAT : (tensor<9xf16>, tensor<9xf16>) -> tensor<9xi1>
%cst_6 = stablehlo.constant dense<-0.000000e+00> : tensor<f16>
%18 = call @_where_0(%17, %cst_6, %arg0) : (tensor<9xi1>, tensor<f16>, tensor<9xf16>) -> tensor<9xf16>
%19 = stablehlo.abs %18 : tensor<9xf16>
return %4, %9, %14, %19 : tensor<9xf16>, tensor<9xf16>, tensor<9xf16>, tensor<9xf16>
}
func.func private @_where(%arg0: tensor<9xi1>, %arg1: tensor<9xf16>, %arg2: tensor<f16>) -> tensor<9xf16> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f16>) -> tensor<9xf16>
%1 = stablehlo.select %arg0, %arg1, %0 : tensor<9xi1>, tensor<9xf16>
return %1 : tensor<9xf16>
}
func.func private @_where_0(%arg0: tensor<9xi1>, %arg1: tensor<f16>, %arg2: tensor<9xf16>) -> tensor<9xf16> {
%0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f16>) -> tensor<9xf16>
%1 = stablehlo.select %arg0, %0, %arg2 : tensor<9xi1>, tensor<9xf16>
return %1 : tensor<9xf16>
}
}
// -----
// size_choice_le_float16
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x00C000BC00B80000008000380040020000FC"> : tensor<9xf16>
%z0 = stablehlo.constant dense<0.0> : tensor<9xf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xf16>
%r:4 = call @f(%a0) : (tensor<9xf16>) -> (tensor<9xf16>, tensor<9xf16>, tensor<9xf16>, tensor<9xf16>)
%e0 = stablehlo.constant dense<"0x000000000000000000000000000000000000"> : tensor<9xf16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<9xf16>, tensor<9xf16>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000000000000000000000000000"> : tensor<9xf16>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<9xf16>, tensor<9xf16>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000000000000000000000000000"> : tensor<9xf16>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<9xf16>, tensor<9xf16>) -> ()
%e3 = stablehlo.constant dense<"0x000000000000000000000000000000000000"> : tensor<9xf16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<9xf16>, tensor<9xf16>) -> ()
return
}
func.func private @f(%arg0: tensor<9xf16>) -> (tensor<9xf16>, tensor<9xf16>, tensor<9xf16>, tensor<9xf16>) {
%0 = stablehlo.abs %arg0 : tensor<9xf16>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<9xf16>
%2 = stablehlo.compare LE, %0, %1, FLOAT : (tensor<9xf16>, tensor<9xf16>) -> tensor<9xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%3 = call @_where(%2, %arg0, %cst_0) : (tensor<9xi1>, tensor<9xf16>, tensor<f16>) -> tensor<9xf16>
%4 = stablehlo.abs %3 : tensor<9xf16>
%5 = stablehlo.abs %arg0 : tensor<9xf16>
%cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f16>) -> tensor<9xf16>
%7 = stablehlo.compare LE, %6, %5, FLOAT : (tensor<9xf16>, tensor<9xf16>) -> tensor<9xi1>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%8 = call @_where_0(%7, %cst_2, %arg0) : (tensor<9xi1>, tensor<f16>, tensor<9xf16>) -> tensor<9xf16>
%9 = stablehlo.abs %8 : tensor<9xf16>
%10 = stablehlo.abs %arg0 : tensor<9xf16>
%cst_3 = stablehlo.constant dense<-0.000000e+00> : tensor<f16>
%11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f16>) -> tensor<9xf16>
%12 = stablehlo.compare LE, %10, %11, FLOAT : (tensor<9xf16>, tensor<9xf16>) -> tensor<9xi1>
%cst_4 = stablehlo.constant dense<-0.000000e+00> : tensor<f16>
%13 = call @_where(%12, %arg0, %cst_4) : (tensor<9xi1>, tensor<9xf16>, tensor<f16>) -> tensor<9xf16>
%14 = stablehlo.abs %13 : tensor<9xf16>
%15 = stablehlo.abs %arg0 : tensor<9xf16>
%cst_5 = stablehlo.constant dense<-0.000000e+00> : tensor<f16>
%16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f16>) -> tensor<9xf16>
%17 = stablehlo.compare LE, %16, %15, FLOAT : (tensor<9xf16>, tensor<9xf16>) -> tensor<9xi1>
%cst_6 = stablehlo.constant dense<-0.000000e+00> : tensor<f16>
%18 = call @_where_0(%17, %cst_6, %arg0) : (tensor<9xi1>, tensor<f16>, tensor<9xf16>) -> tensor<9xf16>
%19 = stablehlo.abs %18 : tensor<9xf16>
return %4, %9, %14, %19 : tensor<9xf16>, tensor<9xf16>, tensor<9xf16>, tensor<9xf16>
}
func.func private @_where(%arg0: tensor<9xi1>, %arg1: tensor<9xf16>, %arg2: tensor<f16>) -> tensor<9xf16> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f16>) -> tensor<9xf16>
%1 = stablehlo.select %arg0, %arg1, %0 : tensor<9xi1>, tensor<9xf16>
return %1 : tensor<9xf16>
}
func.func private @_where_0(%arg0: tensor<9xi1>, %arg1: tensor<f16>, %arg2: tensor<9xf16>) -> tensor<9xf16> {
%0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f16>) -> tensor<9xf16>
%1 = stablehlo.select %arg0, %0, %arg2 : tensor<9xi1>, tensor<9xf16>
return %1 : tensor<9xf16>
}
}
// -----
// size_choice_ge_float16
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x00C000BC00B80000008000380040020000FC"> : tensor<9xf16>
%z0 = stablehlo.constant dense<0.0> : tensor<9xf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xf16>
%r:4 = call @f(%a0) : (tensor<9xf16>) -> (tensor<9xf16>, tensor<9xf16>, tensor<9xf16>, tensor<9xf16>)
%e0 = stablehlo.constant dense<"0x0040003C003800000000003800400200007C"> : tensor<9xf16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<9xf16>, tensor<9xf16>) -> ()
%e1 = stablehlo.constant dense<"0x0040003C003800000000003800400200007C"> : tensor<9xf16>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<9xf16>, tensor<9xf16>) -> ()
%e2 = stablehlo.constant dense<"0x0040003C003800000000003800400200007C"> : tensor<9xf16>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<9xf16>, tensor<9xf16>) -> ()
%e3 = stablehlo.constant dense<"0x0040003C003800000000003800400200007C"> : tensor<9xf16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<9xf16>, tensor<9xf16>) -> ()
return
}
func.func private @f(%arg0: tensor<9xf16>) -> (tensor<9xf16>, tensor<9xf16>, tensor<9xf16>, tensor<9xf16>) {
%0 = stablehlo.abs %arg0 : tensor<9xf16>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<9xf16>
%2 = stablehlo.compare GE, %0, %1, FLOAT : (tensor<9xf16>, tensor<9xf16>) -> tensor<9xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%3 = call @_where(%2, %arg0, %cst_0) : (tensor<9xi1>, tensor<9xf16>, tensor<f16>) -> tensor<9xf16>
%4 = stablehlo.abs %3 : tensor<9xf16>
%5 = stablehlo.abs %arg0 : tensor<9xf16>
%cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f16>) -> tensor<9xf16>
%7 = stablehlo.compare GE, %6, %5, FLOAT : (tensor<9xf16>, tensor<9xf16>) -> tensor<9xi1>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%8 = call @_where_0(%7, %cst_2, %arg0) : (tensor<9xi1>, tensor<f16>, tensor<9xf16>) -> tensor<9xf16>
%9 = stablehlo.abs %8 : tensor<9xf16>
%10 = stablehlo.abs %arg0 : tensor<9xf16>
%cst_3 = stablehlo.constant dense<-0.000000e+00> : tensor<f16>
%11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f16>) -> tensor<9xf16>
%12 = stablehlo.compare GE, %10, %11, FLOAT : (tensor<9xf16>, tensor<9xf16>) -> tensor<9xi1>
%cst_4 = stablehlo.constant dense<-0.000000e+00> : tensor<f16>
%13 = call @_where(%12, %arg0, %cst_4) : (tensor<9xi1>, tensor<9xf16>, tensor<f16>) -> tensor<9xf16>
%14 = stablehlo.abs %13 : tensor<9xf16>
%15 = stablehlo.abs %arg0 : tensor<9xf16>
%cst_5 = stablehlo.constant dense<-0.000000e+00> : tensor<f16>
%16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f16>) -> tensor<9xf16>
%17 = stablehlo.compare GE, %16, %15, FLOAT : (tensor<9xf16>, tensor<9xf16>) -> tensor<9xi1>
%cst_6 = stablehlo.constant dense<-0.000000e+00> : tensor<f16>
%18 = call @_where_0(%17, %cst_6, %arg0) : (tensor<9xi1>, tensor<f16>, tensor<9xf16>) -> tensor<9xf16>
%19 = stablehlo.abs %18 : tensor<9xf16>
return %4, %9, %14, %19 : tensor<9xf16>, tensor<9xf16>, tensor<9xf16>, tensor<9xf16>
}
func.func private @_where(%arg0: tensor<9xi1>, %arg1: tensor<9xf16>, %arg2: tensor<f16>) -> tensor<9xf16> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f16>) -> tensor<9xf16>
%1 = stablehlo.select %arg0, %arg1, %0 : tensor<9xi1>, tensor<9xf16>
return %1 : tensor<9xf16>
}
func.func private @_where_0(%arg0: tensor<9xi1>, %arg1: tensor<f16>, %arg2: tensor<9xf16>) -> tensor<9xf16> {
%0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f16>) -> tensor<9xf16>
%1 = stablehlo.select %arg0, %0, %arg2 : tensor<9xi1>, tensor<9xf16>
return %1 : tensor<9xf16>
}
}
// -----
// size_choice_lt_bfloat16
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x00C080BF00BF00000080003F0040D73380FF"> : tensor<9xbf16>
%z0 = stablehlo.constant dense<0.0> : tensor<9xbf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xbf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xbf16>
%r:4 = call @f(%a0) : (tensor<9xbf16>) -> (tensor<9xbf16>, tensor<9xbf16>, tensor<9xbf16>, tensor<9xbf16>)
%e0 = stablehlo.constant dense<"0x000000000000000000000000000000000000"> : tensor<9xbf16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<9xbf16>, tensor<9xbf16>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000000000000000000000000000"> : tensor<9xbf16>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<9xbf16>, tensor<9xbf16>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000000000000000000000000000"> : tensor<9xbf16>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<9xbf16>, tensor<9xbf16>) -> ()
%e3 = stablehlo.constant dense<"0x000000000000000000000000000000000000"> : tensor<9xbf16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<9xbf16>, tensor<9xbf16>) -> ()
return
}
func.func private @f(%arg0: tensor<9xbf16>) -> (tensor<9xbf16>, tensor<9xbf16>, tensor<9xbf16>, tensor<9xbf16>) {
%0 = stablehlo.abs %arg0 : tensor<9xbf16>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
%1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<9xbf16>
%2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<9xbf16>, tensor<9xbf16>) -> tensor<9xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
%3 = call @_where(%2, %arg0, %cst_0) : (tensor<9xi1>, tensor<9xbf16>, tensor<bf16>) -> tensor<9xbf16>
%4 = stablehlo.abs %3 : tensor<9xbf16>
%5 = stablehlo.abs %arg0 : tensor<9xbf16>
%cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
%6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<9xbf16>
%7 = stablehlo.compare LT, %6, %5, FLOAT : (tensor<9xbf16>, tensor<9xbf16>) -> tensor<9xi1>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
%8 = call @_where_0(%7, %cst_2, %arg0) : (tensor<9xi1>, tensor<bf16>, tensor<9xbf16>) -> tensor<9xbf16>
%9 = stablehlo.abs %8 : tensor<9xbf16>
%10 = stablehlo.abs %arg0 : tensor<9xbf16>
%cst_3 = stablehlo.constant dense<-0.000000e+00> : tensor<bf16>
%11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<9xbf16>
%12 = stablehlo.compare LT, %10, %11, FLOAT : (tensor<9xbf16>, tensor<9xbf16>) -> tensor<9xi1>
%cst_4 = stablehlo.constant dense<-0.000000e+00> : tensor<bf16>
%13 = call @_where(%12, %arg0, %cst_4) : (tensor<9xi1>, tensor<9xbf16>, tensor<bf16>) -> tensor<9xbf16>
%14 = stablehlo.abs %13 : tensor<9xbf16>
%15 = stablehlo.abs %arg0 : tensor<9xbf16>
%cst_5 = stablehlo.constant dense<-0.000000e+00> : tensor<bf16>
%16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<bf16>) -> tensor<9xbf16>
%17 = stablehlo.compare LT, %16, %15, FLOAT : (tensor<9xbf16>, tensor<9xbf16>) -> tensor<9xi1>
%cst_6 = stablehlo.constant dense<-0.000000e+00> : tensor<bf16>
%18 = call @_where_0(%17, %cst_6, %arg0) : (tensor<9xi1>, tensor<bf16>, tensor<9xbf16>) -> tensor<9xbf16>
%19 = stablehlo.abs %18 : tensor<9xbf16>
return %4, %9, %14, %19 : tensor<9xbf16>, tensor<9xbf16>, tensor<9xbf16>, tensor<9xbf16>
}
func.func private @_where(%arg0: tensor<9xi1>, %arg1: tensor<9xbf16>, %arg2: tensor<bf16>) -> tensor<9xbf16> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<bf16>) -> tensor<9xbf16>
%1 = stablehlo.select %arg0, %arg1, %0 : tensor<9xi1>, tensor<9xbf16>
return %1 : tensor<9xbf16>
}
func.func private @_where_0(%arg0: tensor<9xi1>, %arg1: tensor<bf16>, %arg2: tensor<9xbf16>) -> tensor<9xbf16> {
%0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<bf16>) -> tensor<9xbf16>
%1 = stablehlo.select %arg0, %0, %arg2 : tensor<9xi1>, tensor<9xbf16>
return %1 : tensor<9xbf16>
}
}
// -----
// size_choice_gt_bfloat16
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x00C080BF00BF00000080003F0040D73380FF"> : tensor<9xbf16>
%z0 = stablehlo.constant dense<0.0> : tensor<9xbf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xbf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xbf16>
%r:4 = call @f(%a0) : (tensor<9xbf16>) -> (tensor<9xbf16>, tensor<9xbf16>, tensor<9xbf16>, tensor<9xbf16>)
%e0 = stablehlo.constant dense<"0x0040803F003F00000000003F0040D733807F"> : tensor<9xbf16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<9xbf16>, tensor<9xbf16>) -> ()
%e1 = stablehlo.constant dense<"0x0040803F003F00000000003F0040D733807F"> : tensor<9xbf16>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<9xbf16>, tensor<9xbf16>) -> ()
%e2 = stablehlo.constant dense<"0x0040803F003F00000000003F0040D733807F"> : tensor<9xbf16>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<9xbf16>, tensor<9xbf16>) -> ()
%e3 = stablehlo.constant dense<"0x0040803F003F00000000003F0040D733807F"> : tensor<9xbf16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<9xbf16>, tensor<9xbf16>) -> ()
return
}
func.func private @f(%arg0: tensor<9xbf16>) -> (tensor<9xbf16>, tensor<9xbf16>, tensor<9xbf16>, tensor<9xbf16>) {
%0 = stablehlo.abs %arg0 : tensor<9xbf16>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
%1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<9xbf16>
%2 = stablehlo.compare GT, %0, %1, FLOAT : (tensor<9xbf16>, tensor<9xbf16>) -> tensor<9xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
%3 = call @_where(%2, %arg0, %cst_0) : (tensor<9xi1>, tensor<9xbf16>, tensor<bf16>) -> tensor<9xbf16>
%4 = stablehlo.abs %3 : tensor<9xbf16>
%5 = stablehlo.abs %arg0 : tensor<9xbf16>
%cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
%6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<9xbf16>
%7 = stablehlo.compare GT, %6, %5, FLOAT : (tensor<9xbf16>, tensor<9xbf16>) -> tensor<9xi1>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
%8 = call @_where_0(%7, %cst_2, %arg0) : (tensor<9xi1>, tensor<bf16>, tensor<9xbf16>) -> tensor<9xbf16>
%9 = stablehlo.abs %8 : tensor<9xbf16>
%10 = stablehlo.abs %arg0 : tensor<9xbf16>
%cst_3 = stablehlo.constant dense<-0.000000e+00> : tensor<bf16>
%11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<9xbf16>
%12 = stablehlo.compare GT, %10, %11, FLOAT : (tensor<9xbf16>, tensor<9xbf16>) -> tensor<9xi1>
%cst_4 = stablehlo.constant dense<-0.000000e+00> : tensor<bf16>
%13 = call @_where(%12, %arg0, %cst_4) : (tensor<9xi1>, tensor<9xbf16>, tensor<bf16>) -> tensor<9xbf16>
%14 = stablehlo.abs %13 : tensor<9xbf16>
%15 = stablehlo.abs %arg0 : tensor<9xbf16>
%cst_5 = stablehlo.constant dense<-0.000000e+00> : tensor<bf16>
%16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<bf16>) -> tensor<9xbf16>
%17 = stablehlo.compare GT, %16, %15, FLOAT : (tensor<9xbf16>, tensor<9xbf16>) -> tensor<9xi1>
%cst_6 = stablehlo.constant dense<-0.000000e+00> : tensor<bf16>
%18 = call @_where_0(%17, %cst_6, %arg0) : (tensor<9xi1>, tensor<bf16>, tensor<9xbf16>) -> tensor<9xbf16>
%19 = stablehlo.abs %18 : tensor<9xbf16>
return %4, %9, %14, %19 : tensor<9xbf16>, tensor<9xbf16>, tensor<9xbf16>, tensor<9xbf16>
}
func.func private @_where(%arg0: tensor<9xi1>, %arg1: tensor<9xbf16>, %arg2: tensor<bf16>) -> tensor<9xbf16> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<bf16>) -> tensor<9xbf16>
%1 = stablehlo.select %arg0, %arg1, %0 : tensor<9xi1>, tensor<9xbf16>
return %1 : tensor<9xbf16>
}
func.func private @_where_0(%arg0: tensor<9xi1>, %arg1: tensor<bf16>, %arg2: tensor<9xbf16>) -> tensor<9xbf16> {
%0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<bf16>) -> tensor<9xbf16>
%1 = stablehlo.select %arg0, %0, %arg2 : tensor<9xi1>, tensor<9xbf16>
return %1 : tensor<9xbf16>
}
}
// -----
// size_choice_le_bfloat16
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x00C080BF00BF00000080003F0040D73380FF"> : tensor<9xbf16>
%z0 = stablehlo.constant dense<0.0> : tensor<9xbf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xbf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xbf16>
%r:4 = call @f(%a0) : (tensor<9xbf16>) -> (tensor<9xbf16>, tensor<9xbf16>, tensor<9xbf16>, tensor<9xbf16>)
%e0 = stablehlo.constant dense<"0x000000000000000000000000000000000000"> : tensor<9xbf16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<9xbf16>, tensor<9xbf16>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000000000000000000000000000"> : tensor<9xbf16>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<9xbf16>, tensor<9xbf16>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000000000000000000000000000"> : tensor<9xbf16>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<9xbf16>, tensor<9xbf16>) -> ()
%e3 = stablehlo.constant dense<"0x000000000000000000000000000000000000"> : tensor<9xbf16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<9xbf16>, tensor<9xbf16>) -> ()
return
}
func.func private @f(%arg0: tensor<9xbf16>) -> (tensor<9xbf16>, tensor<9xbf16>, tensor<9xbf16>, tensor<9xbf16>) {
%0 = stablehlo.abs %arg0 : tensor<9xbf16>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
%1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<9xbf16>
%2 = stablehlo.compare LE, %0, %1, FLOAT : (tensor<9xbf16>, tensor<9xbf16>) -> tensor<9xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
%3 = call @_where(%2, %arg0, %cst_0) : (tensor<9xi1>, tensor<9xbf16>, tensor<bf16>) -> tensor<9xbf16>
%4 = stablehlo.abs %3 : tensor<9xbf16>
%5 = stablehlo.abs %arg0 : tensor<9xbf16>
%cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
%6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<9xbf16>
%7 = stablehlo.compare LE, %6, %5, FLOAT : (tensor<9xbf16>, tensor<9xbf16>) -> tensor<9xi1>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
%8 = call @_where_0(%7, %cst_2, %arg0) : (tensor<9xi1>, tensor<bf16>, tensor<9xbf16>) -> tensor<9xbf16>
%9 = stablehlo.abs %8 : tensor<9xbf16>
%10 = stablehlo.abs %arg0 : tensor<9xbf16>
%cst_3 = stablehlo.constant dense<-0.000000e+00> : tensor<bf16>
%11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<9xbf16>
%12 = stablehlo.compare LE, %10, %11, FLOAT : (tensor<9xbf16>, tensor<9xbf16>) -> tensor<9xi1>
%cst_4 = stablehlo.constant dense<-0.000000e+00> : tensor<bf16>
%13 = call @_where(%12, %arg0, %cst_4) : (tensor<9xi1>, tensor<9xbf16>, tensor<bf16>) -> tensor<9xbf16>
%14 = stablehlo.abs %13 : tensor<9xbf16>
%15 = stablehlo.abs %arg0 : tensor<9xbf16>
%cst_5 = stablehlo.constant dense<-0.000000e+00> : tensor<bf16>
%16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<bf16>) -> tensor<9xbf16>
%17 = stablehlo.compare LE, %16, %15, FLOAT : (tensor<9xbf16>, tensor<9xbf16>) -> tensor<9xi1>
%cst_6 = stablehlo.constant dense<-0.000000e+00> : tensor<bf16>
%18 = call @_where_0(%17, %cst_6, %arg0) : (tensor<9xi1>, tensor<bf16>, tensor<9xbf16>) -> tensor<9xbf16>
%19 = stablehlo.abs %18 : tensor<9xbf16>
return %4, %9, %14, %19 : tensor<9xbf16>, tensor<9xbf16>, tensor<9xbf16>, tensor<9xbf16>
}
func.func private @_where(%arg0: tensor<9xi1>, %arg1: tensor<9xbf16>, %arg2: tensor<bf16>) -> tensor<9xbf16> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<bf16>) -> tensor<9xbf16>
%1 = stablehlo.select %arg0, %arg1, %0 : tensor<9xi1>, tensor<9xbf16>
return %1 : tensor<9xbf16>
}
func.func private @_where_0(%arg0: tensor<9xi1>, %arg1: tensor<bf16>, %arg2: tensor<9xbf16>) -> tensor<9xbf16> {
%0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<bf16>) -> tensor<9xbf16>
%1 = stablehlo.select %arg0, %0, %arg2 : tensor<9xi1>, tensor<9xbf16>
return %1 : tensor<9xbf16>
}
}
// -----
// size_choice_ge_bfloat16
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x00C080BF00BF00000080003F0040D73380FF"> : tensor<9xbf16>
%z0 = stablehlo.constant dense<0.0> : tensor<9xbf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xbf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xbf16>
%r:4 = call @f(%a0) : (tensor<9xbf16>) -> (tensor<9xbf16>, tensor<9xbf16>, tensor<9xbf16>, tensor<9xbf16>)
%e0 = stablehlo.constant dense<"0x0040803F003F00000000003F0040D733807F"> : tensor<9xbf16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<9xbf16>, tensor<9xbf16>) -> ()
%e1 = stablehlo.constant dense<"0x0040803F003F00000000003F0040D733807F"> : tensor<9xbf16>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<9xbf16>, tensor<9xbf16>) -> ()
%e2 = stablehlo.constant dense<"0x0040803F003F00000000003F0040D733807F"> : tensor<9xbf16>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<9xbf16>, tensor<9xbf16>) -> ()
%e3 = stablehlo.constant dense<"0x0040803F003F00000000003F0040D733807F"> : tensor<9xbf16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<9xbf16>, tensor<9xbf16>) -> ()
return
}
func.func private @f(%arg0: tensor<9xbf16>) -> (tensor<9xbf16>, tensor<9xbf16>, tensor<9xbf16>, tensor<9xbf16>) {
%0 = stablehlo.abs %arg0 : tensor<9xbf16>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
%1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<9xbf16>
%2 = stablehlo.compare GE, %0, %1, FLOAT : (tensor<9xbf16>, tensor<9xbf16>) -> tensor<9xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
%3 = call @_where(%2, %arg0, %cst_0) : (tensor<9xi1>, tensor<9xbf16>, tensor<bf16>) -> tensor<9xbf16>
%4 = stablehlo.abs %3 : tensor<9xbf16>
%5 = stablehlo.abs %arg0 : tensor<9xbf16>
%cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
%6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<9xbf16>
%7 = stablehlo.compare GE, %6, %5, FLOAT : (tensor<9xbf16>, tensor<9xbf16>) -> tensor<9xi1>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
%8 = call @_where_0(%7, %cst_2, %arg0) : (tensor<9xi1>, tensor<bf16>, tensor<9xbf16>) -> tensor<9xbf16>
%9 = stablehlo.abs %8 : tensor<9xbf16>
%10 = stablehlo.abs %arg0 : tensor<9xbf16>
%cst_3 = stablehlo.constant dense<-0.000000e+00> : tensor<bf16>
%11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<9xbf16>
%12 = stablehlo.compare GE, %10, %11, FLOAT : (tensor<9xbf16>, tensor<9xbf16>) -> tensor<9xi1>
%cst_4 = stablehlo.constant dense<-0.000000e+00> : tensor<bf16>
%13 = call @_where(%12, %arg0, %cst_4) : (tensor<9xi1>, tensor<9xbf16>, tensor<bf16>) -> tensor<9xbf16>
%14 = stablehlo.abs %13 : tensor<9xbf16>
%15 = stablehlo.abs %arg0 : tensor<9xbf16>
%cst_5 = stablehlo.constant dense<-0.000000e+00> : tensor<bf16>
%16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<bf16>) -> tensor<9xbf16>
%17 = stablehlo.compare GE, %16, %15, FLOAT : (tensor<9xbf16>, tensor<9xbf16>) -> tensor<9xi1>
%cst_6 = stablehlo.constant dense<-0.000000e+00> : tensor<bf16>
%18 = call @_where_0(%17, %cst_6, %arg0) : (tensor<9xi1>, tensor<bf16>, tensor<9xbf16>) -> tensor<9xbf16>
%19 = stablehlo.abs %18 : tensor<9xbf16>
return %4, %9, %14, %19 : tensor<9xbf16>, tensor<9xbf16>, tensor<9xbf16>, tensor<9xbf16>
}
func.func private @_where(%arg0: tensor<9xi1>, %arg1: tensor<9xbf16>, %arg2: tensor<bf16>) -> tensor<9xbf16> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<bf16>) -> tensor<9xbf16>
%1 = stablehlo.select %arg0, %arg1, %0 : tensor<9xi1>, tensor<9xbf16>
return %1 : tensor<9xbf16>
}
func.func private @_where_0(%arg0: tensor<9xi1>, %arg1: tensor<bf16>, %arg2: tensor<9xbf16>) -> tensor<9xbf16> {
%0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<bf16>) -> tensor<9xbf16>
%1 = stablehlo.select %arg0, %0, %arg2 : tensor<9xi1>, tensor<9xbf16>
return %1 : tensor<9xbf16>
}
}
// -----
// real_by_complex_complex64
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293E"> : tensor<12xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<12xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<12xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<12xf32>
%c1 = stablehlo.constant dense<"0x6CD8293EC0C6BA3F758DFEBF36EAB53FE15CB73F753E9F3F10E9CA3F684774BF5114C5BF5079D8BF54892E3F2A97E43F7FF689BF9E0BE93EA3B619BF2FA7FEBFEB33A4BFE420D23F66119FBF2938F83FCDBCE43F10D55ABFE0277FBF3198A03F"> : tensor<12xcomplex<f32>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<12xcomplex<f32>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<12xcomplex<f32>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<12xcomplex<f32>>
%r:3 = call @f(%a0, %a1) : (tensor<12xf32>, tensor<12xcomplex<f32>>) -> (tensor<12xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<12xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x64FB9CBD75A12C3F4C4518BFA2A3D9BEE831FDBE02E4DB3E131118BFC611B7BE74FB343EEACA46BE5DED4DBEFCD9063FBF6C09BFEE2268BE5A365B3EE99435BFE4DFEFBE7F7B19BF39D1ABBE9D0E06BFA9D767BF80CDDDBE87DD83BDD4FDA5BD"> : tensor<12xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<12xcomplex<f32>>, tensor<12xcomplex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0x49682ABEF564BBBF29728EBFC4984B3FBD8C93BF422480BF6A2C9EBFD76B3E3F931C244004433440B4EE21BF4015D4BF235BCABFA5E82A3F43ABC73EAB64A53F392A4FBFA68D843FBD145EBF3F46AD3FC40966BF9C13DC3ECB4AC0C07A0EF240"> : tensor<12xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<12xcomplex<f32>>, tensor<12xcomplex<f32>>) -> ()
%e2 = stablehlo.constant dense<"0xB7FB2E42DB0F494093513142000000009DDD2F42DB0F494025FE2F42DB0F4940C4F42C42DB0F4940D94B2F42DB0F4940DC762D420000000008B93042DB0F4940E3D6304200000000296F30420000000012BF3142DB0F494065CF274200000000"> : tensor<12xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<12xcomplex<f32>>, tensor<12xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<12xf32>, %arg1: tensor<12xcomplex<f32>>) -> (tensor<12xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<12xcomplex<f32>>) {
%0 = stablehlo.convert %arg0 : (tensor<12xf32>) -> tensor<12xcomplex<f32>>
%1 = stablehlo.divide %0, %arg1 : tensor<12xcomplex<f32>>
%2 = stablehlo.convert %arg0 : (tensor<12xf32>) -> tensor<12xcomplex<f32>>
%3 = stablehlo.divide %arg1, %2 : tensor<12xcomplex<f32>>
%4 = stablehlo.convert %arg0 : (tensor<12xf32>) -> tensor<12xcomplex<f32>>
%cst = stablehlo.constant dense<(9.99999998E+18,0.000000e+00)> : tensor<complex<f32>>
%5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<12xcomplex<f32>>
%6 = stablehlo.multiply %4, %5 : tensor<12xcomplex<f32>>
%7 = stablehlo.log_plus_one %6 : tensor<12xcomplex<f32>>
return %1, %3, %7 : tensor<12xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<12xcomplex<f32>>
}
}
// -----
// real_by_complex_complex128
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x1C93B1F1FBE4EFBF6445BEA79997FC3F90E0FBC02CE2F3BFA03BF3517D86F4BFE0833551D436E3BF281B61EDCF3EF1BF04CC79852AD1E53F7C7F55168AA2F8BFE63ACAFD215DF93F463794249CEBF63FB6AD4D91AED1FFBFD01BF2800D3BC53F"> : tensor<12xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<12xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<12xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<12xf64>
%c1 = stablehlo.constant dense<"0xD01BF2800D3BC53F4C5779FAD758F73FB6AD4D91AED1FFBFB47674C246BDF63F463794249CEBF63FF27284AFCEE7F33FE63ACAFD215DF93FC06D07F6EC88EEBF7C7F55168AA2F8BF042675012A0FFBBF04CC79852AD1E53F22227335E592FC3F281B61EDCF3EF1BF28959AC77321DD3FE0833551D436E3BF7484CDD1E5D4FFBFA03BF3517D86F4BFF087F5771C44FA3F90E0FBC02CE2F3BF007AC8270507FF3F6445BEA79997FC3FA4411304A25AEBBF1C93B1F1FBE4EFBFBEA85E1A0613F43F"> : tensor<12xcomplex<f64>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<12xcomplex<f64>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<12xcomplex<f64>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<12xcomplex<f64>>
%r:3 = call @f(%a0, %a1) : (tensor<12xf64>, tensor<12xcomplex<f64>>) -> (tensor<12xcomplex<f64>>, tensor<12xcomplex<f64>>, tensor<12xcomplex<f64>>)
%e0 = stablehlo.constant dense<"0x8CE61F946C9FB3BF199676992E94E53F7639AA94A908E3BF7560E34E7434DBBFBD9FA4DE3CA6DFBFA515D03E807CDB3F02821E6E2202E3BF813E32C238E2D6BF8562C6566E9FC63F5C2FF4305DD9C8BFF6444AEDABBDC9BF1C778F963FDBE03FE93458D3972DE1BFC554ABA95D04CDBF6719B836CB66CB3F9B6BB02D9DB2E6BF9B4B1694FCFBDDBFADCADBD96F2FE3BF44654817277AD5BF7285EDAED3C1E0BFD589FC10F5FAECBF138F62F9AFB9DBBF73B456BEB07BB0BF0F36F57FBABFB4BF"> : tensor<12xcomplex<f64>>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<12xcomplex<f64>>, tensor<12xcomplex<f64>>) -> ()
%e1 = stablehlo.constant dense<"0xFCECDC33094DC5BF4AA156989E6CF7BF7867D11545CEF1BFCB1783831873E93F4CE1A3A19771F2BF14F7F04D8804F0BF1AEF2B4E8DC5F3BF2D8794E77ACDE73F659F0F5F928304407235A79C608806405E92F772D63DE4BFC6CB97E8A782FABF39052D6F644BF9BFB77FEEAC145DE53F787ACD5168F5D83F1AF0005395ACF43FE45F410247E5E9BF5D48A7B4B491F03FAF3C25A797C2EBBF09FFE5DDC7A8F53FAF0CA59538C1ECBFD90A8A8B7382DB3F4F627F48590918C06CFD5F3CCF411E40"> : tensor<12xcomplex<f64>>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<12xcomplex<f64>>, tensor<12xcomplex<f64>>) -> ()
%e2 = stablehlo.constant dense<"0x2BADF6D076DF4540182D4454FB210940998DDA59322A4640000000000000000058E63996B3FB4540182D4454FB2109400F170BA6C4FF4540182D4454FB210940E78FD182989E4540182D4454FB210940F9E1152A7BE94540182D4454FB2109409E3AD079DBAE454000000000000000009F8488F220174640182D4454FB210940454CCB65DC1A4640000000000000000031A6C612E50D4640000000000000000083A9904EE2374640182D4454FB210940FB8BAB9EECF944400000000000000000"> : tensor<12xcomplex<f64>>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<12xcomplex<f64>>, tensor<12xcomplex<f64>>) -> ()
return
}
func.func private @f(%arg0: tensor<12xf64>, %arg1: tensor<12xcomplex<f64>>) -> (tensor<12xcomplex<f64>>, tensor<12xcomplex<f64>>, tensor<12xcomplex<f64>>) {
%0 = stablehlo.convert %arg0 : (tensor<12xf64>) -> tensor<12xcomplex<f64>>
%1 = stablehlo.divide %0, %arg1 : tensor<12xcomplex<f64>>
%2 = stablehlo.convert %arg0 : (tensor<12xf64>) -> tensor<12xcomplex<f64>>
%3 = stablehlo.divide %arg1, %2 : tensor<12xcomplex<f64>>
%4 = stablehlo.convert %arg0 : (tensor<12xf64>) -> tensor<12xcomplex<f64>>
%cst = stablehlo.constant dense<(1.000000e+19,0.000000e+00)> : tensor<complex<f64>>
%5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<12xcomplex<f64>>
%6 = stablehlo.multiply %4, %5 : tensor<12xcomplex<f64>>
%7 = stablehlo.log_plus_one %6 : tensor<12xcomplex<f64>>
return %1, %3, %7 : tensor<12xcomplex<f64>>, tensor<12xcomplex<f64>>, tensor<12xcomplex<f64>>
}
}
// -----
// expm1_ends_complex64
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x000080FF0000807F000080FF000080FF000080FF0000C07F000080BF0000807F000080BF000080FF000080BF0000C07F000000800000807F00000080000080FF000000800000C07F000000000000807F00000000000080FF000000000000C07F000048430000807F00004843000080FF000048430000C07F0000807F0000807F0000807F000080FF0000807F0000C07F0000C07F0000807F0000C07F000080FF0000C07F0000C07F"> : tensor<21xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<21xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<21xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<21xcomplex<f32>>
%r:1 = call @f(%a0) : (tensor<21xcomplex<f32>>) -> (tensor<21xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x0000C0FF0000C0FF0000C0FF0000C0FF0000C07F0000C07F0000C0FF0000C0FF0000C0FF0000C0FF0000C07F0000C07F0000C0FF0000C0FF0000C0FF0000C0FF0000C07F0000C07F0000C0FF0000C0FF0000C0FF0000C0FF0000C07F0000C07F0000C0FF0000C0FF0000C0FF0000C0FF0000C07F0000C07F0000C0FF0000C0FF0000C0FF0000C0FF0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F"> : tensor<21xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<21xcomplex<f32>>, tensor<21xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<21xcomplex<f32>>) -> (tensor<21xcomplex<f32>>) {
%0 = stablehlo.exponential_minus_one %arg0 : tensor<21xcomplex<f32>>
return %0 : tensor<21xcomplex<f32>>
}
}
// -----
// expm1_ends_complex128
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x000000000000F0FF000000000000F07F000000000000F0FF000000000000F0FF000000000000F0FF000000000000F87F000000000000F0BF000000000000F07F000000000000F0BF000000000000F0FF000000000000F0BF000000000000F87F0000000000000080000000000000F07F0000000000000080000000000000F0FF0000000000000080000000000000F87F0000000000000000000000000000F07F0000000000000000000000000000F0FF0000000000000000000000000000F87F0000000000006940000000000000F07F0000000000006940000000000000F0FF0000000000006940000000000000F87F000000000000F07F000000000000F07F000000000000F07F000000000000F0FF000000000000F07F000000000000F87F000000000000F87F000000000000F07F000000000000F87F000000000000F0FF000000000000F87F000000000000F87F"> : tensor<21xcomplex<f64>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<21xcomplex<f64>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<21xcomplex<f64>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<21xcomplex<f64>>
%r:1 = call @f(%a0) : (tensor<21xcomplex<f64>>) -> (tensor<21xcomplex<f64>>)
%e0 = stablehlo.constant dense<"0x000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F87F000000000000F87F000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F87F000000000000F87F000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F87F000000000000F87F000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F87F000000000000F87F000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F87F000000000000F87F000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F"> : tensor<21xcomplex<f64>>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<21xcomplex<f64>>, tensor<21xcomplex<f64>>) -> ()
return
}
func.func private @f(%arg0: tensor<21xcomplex<f64>>) -> (tensor<21xcomplex<f64>>) {
%0 = stablehlo.exponential_minus_one %arg0 : tensor<21xcomplex<f64>>
return %0 : tensor<21xcomplex<f64>>
}
}
// -----
// window_sum_float32
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040000000410000104100002041000030410000404100005041000060410000704100008041000088410000904100009841"> : tensor<4x5xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<4x5xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x5xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x5xf32>
%r:1 = call @f(%a0) : (tensor<4x5xf32>) -> (tensor<5x5xf32>)
%e0 = stablehlo.constant dense<"0x00004040000080400000A0400000C0400000E0400000004100002041000040410000604100008041000090410000A8410000C0410000D8410000F041000004420000104200001C4200002842000034420000E0410000F041000000420000084200001042"> : tensor<5x5xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<5x5xf32>, tensor<5x5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<4x5xf32>) -> (tensor<5x5xf32>) {
%cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
%0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 2>, padding = dense<[[2, 1], [0, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 1, 2>}> ({
^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
%1 = stablehlo.add %arg1, %arg2 : tensor<f32>
stablehlo.return %1 : tensor<f32>
}) : (tensor<4x5xf32>, tensor<f32>) -> tensor<5x5xf32>
return %0 : tensor<5x5xf32>
}
}
// -----
// window_mixed_float32
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040000000410000104100002041000030410000404100005041000060410000704100008041000088410000904100009841"> : tensor<4x5xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<4x5xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x5xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x5xf32>
%r:1 = call @f(%a0) : (tensor<4x5xf32>) -> (tensor<5x5xf32>)
%e0 = stablehlo.constant dense<"0x0000C0400000E040000000410000104100002041000088410000A0410000B8410000D0410000E8410000304200004C4200006842000082420000904200009E420000AC420000BA420000C8420000D64200003C4200004842000054420000604200006C42"> : tensor<5x5xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<5x5xf32>, tensor<5x5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<4x5xf32>) -> (tensor<5x5xf32>) {
%cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
%0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 2>, padding = dense<[[2, 1], [0, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 1, 2>}> ({
^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
%cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%1 = stablehlo.multiply %arg1, %cst_0 : tensor<f32>
%2 = stablehlo.add %1, %arg2 : tensor<f32>
stablehlo.return %2 : tensor<f32>
}) : (tensor<4x5xf32>, tensor<f32>) -> tensor<5x5xf32>
return %0 : tensor<5x5xf32>
}
}
// -----
// window_sum_int32
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F00000010000000110000001200000013000000"> : tensor<4x5xi32>
%z0 = stablehlo.constant dense<0> : tensor<4x5xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x5xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x5xi32>
%r:1 = call @f(%a0) : (tensor<4x5xi32>) -> (tensor<5x5xi32>)
%e0 = stablehlo.constant dense<"0x0300000004000000050000000600000007000000080000000A0000000C0000000E000000100000001200000015000000180000001B0000001E0000002100000024000000270000002A0000002D0000001C0000001E000000200000002200000024000000"> : tensor<5x5xi32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<5x5xi32>, tensor<5x5xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<4x5xi32>) -> (tensor<5x5xi32>) {
%c = stablehlo.constant dense<3> : tensor<i32>
%0 = "stablehlo.reduce_window"(%arg0, %c) <{base_dilations = array<i64: 1, 2>, padding = dense<[[2, 1], [0, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 1, 2>}> ({
^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
%1 = stablehlo.add %arg1, %arg2 : tensor<i32>
stablehlo.return %1 : tensor<i32>
}) : (tensor<4x5xi32>, tensor<i32>) -> tensor<5x5xi32>
return %0 : tensor<5x5xi32>
}
}
// -----
// window_mixed_int32
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F00000010000000110000001200000013000000"> : tensor<4x5xi32>
%z0 = stablehlo.constant dense<0> : tensor<4x5xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x5xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x5xi32>
%r:1 = call @f(%a0) : (tensor<4x5xi32>) -> (tensor<5x5xi32>)
%e0 = stablehlo.constant dense<"0x060000000700000008000000090000000A0000001100000014000000170000001A0000001D0000002C000000330000003A00000041000000480000004F000000560000005D000000640000006B0000002F0000003200000035000000380000003B000000"> : tensor<5x5xi32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<5x5xi32>, tensor<5x5xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<4x5xi32>) -> (tensor<5x5xi32>) {
%c = stablehlo.constant dense<3> : tensor<i32>
%0 = "stablehlo.reduce_window"(%arg0, %c) <{base_dilations = array<i64: 1, 2>, padding = dense<[[2, 1], [0, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 1, 2>}> ({
^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
%c_0 = stablehlo.constant dense<2> : tensor<i32>
%1 = stablehlo.multiply %arg1, %c_0 : tensor<i32>
%2 = stablehlo.add %1, %arg2 : tensor<i32>
stablehlo.return %2 : tensor<i32>
}) : (tensor<4x5xi32>, tensor<i32>) -> tensor<5x5xi32>
return %0 : tensor<5x5xi32>
}
}
// -----
// window_sum_bfloat16
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000803F004040408040A040C040E040004110412041304140415041604170418041884190419841"> : tensor<4x5xbf16>
%z0 = stablehlo.constant dense<0.0> : tensor<4x5xbf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x5xbf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x5xbf16>
%r:1 = call @f(%a0) : (tensor<4x5xbf16>) -> (tensor<5x5xbf16>)
%e0 = stablehlo.constant dense<"0x40408040A040C040E040004120414041604180419041A841C041D841F041044210421C4228423442E041F041004208421042"> : tensor<5x5xbf16>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<5x5xbf16>, tensor<5x5xbf16>) -> ()
return
}
func.func private @f(%arg0: tensor<4x5xbf16>) -> (tensor<5x5xbf16>) {
%cst = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
%0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 2>, padding = dense<[[2, 1], [0, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 1, 2>}> ({
^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
%1 = stablehlo.add %arg1, %arg2 : tensor<bf16>
stablehlo.return %1 : tensor<bf16>
}) : (tensor<4x5xbf16>, tensor<bf16>) -> tensor<5x5xbf16>
return %0 : tensor<5x5xbf16>
}
}
// -----
// window_mixed_bfloat16
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000803F004040408040A040C040E040004110412041304140415041604170418041884190419841"> : tensor<4x5xbf16>
%z0 = stablehlo.constant dense<0.0> : tensor<4x5xbf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x5xbf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x5xbf16>
%r:1 = call @f(%a0) : (tensor<4x5xbf16>) -> (tensor<5x5xbf16>)
%e0 = stablehlo.constant dense<"0xC040E0400041104120418841A041B841D041E84130424C426842824290429E42AC42BA42C842D6423C424842544260426C42"> : tensor<5x5xbf16>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<5x5xbf16>, tensor<5x5xbf16>) -> ()
return
}
func.func private @f(%arg0: tensor<4x5xbf16>) -> (tensor<5x5xbf16>) {
%cst = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
%0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 2>, padding = dense<[[2, 1], [0, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 1, 2>}> ({
^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
%cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<bf16>
%1 = stablehlo.multiply %arg1, %cst_0 : tensor<bf16>
%2 = stablehlo.add %1, %arg2 : tensor<bf16>
stablehlo.return %2 : tensor<bf16>
}) : (tensor<4x5xbf16>, tensor<bf16>) -> tensor<5x5xbf16>
return %0 : tensor<5x5xbf16>
}
}
// -----
// window_pairs
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0719003F9B5FCB3FAD268D3FA5B18CBF36A14CBF6642BF3FDE4DFDBF"> : tensor<7xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<7xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<7xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<7xf32>
%c1 = stablehlo.constant dense<"0x00000000010000000200000003000000040000000500000006000000"> : tensor<7xi32>
%z1 = stablehlo.constant dense<0> : tensor<7xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<7xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<7xi32>
%r:2 = call @f(%a0, %a1) : (tensor<7xf32>, tensor<7xi32>) -> (tensor<7xf32>, tensor<7xi32>)
%e0 = stablehlo.constant dense<"0x10B64540B324864052EA25406023513E4C80183F4C7091BE10E9033F"> : tensor<7xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<7xf32>, tensor<7xf32>) -> ()
%e1 = stablehlo.constant dense<"0x2C0000008200000075000000680000005B0000004E00000018000000"> : tensor<7xi32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<7xi32>, tensor<7xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<7xf32>, %arg1: tensor<7xi32>) -> (tensor<7xf32>, tensor<7xi32>) {
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%c = stablehlo.constant dense<5> : tensor<i32>
%0:2 = "stablehlo.reduce_window"(%arg0, %arg1, %cst, %c) <{base_dilations = array<i64: 1>, padding = dense<1> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 3>, window_strides = array<i64: 1>}> ({
^bb0(%arg2: tensor<f32>, %arg3: tensor<i32>, %arg4: tensor<f32>, %arg5: tensor<i32>):
%1 = stablehlo.add %arg2, %arg4 : tensor<f32>
%c_0 = stablehlo.constant dense<3> : tensor<i32>
%2 = stablehlo.multiply %arg3, %c_0 : tensor<i32>
%3 = stablehlo.subtract %2, %arg5 : tensor<i32>
stablehlo.return %1, %3 : tensor<f32>, tensor<i32>
}) : (tensor<7xf32>, tensor<7xi32>, tensor<f32>, tensor<i32>) -> (tensor<7xf32>, tensor<7xi32>)
return %0#0, %0#1 : tensor<7xf32>, tensor<7xi32>
}
}
// -----
// window_cumlogsumexp
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x39521C3E0719003F9A7D20BF9B5FCB3F3D1306BFAD268D3FEB8300BFA5B18CBF6492F93F36A14CBF43F1073F6642BF3F"> : tensor<6xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<6xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<6xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<6xcomplex<f32>>
%r:2 = call @f(%a0) : (tensor<6xcomplex<f32>>) -> (tensor<6xcomplex<f32>>, tensor<6xf32>)
%e0 = stablehlo.constant dense<"0x39521C3E0819003F6F23CC3EB0DA523FA0B9393FB418673F5C8E233F00B21B3F478B0140D4C00CBF5B5CF83F7844A9BE"> : tensor<6xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0xF8FF1C40E13D1640EDE21240D0F20E402FA80A4043F1073F"> : tensor<6xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<6xf32>, tensor<6xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<6xcomplex<f32>>) -> (tensor<6xcomplex<f32>>, tensor<6xf32>) {
%0 = call @cumlogsumexp(%arg0) : (tensor<6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
%1 = stablehlo.real %arg0 : (tensor<6xcomplex<f32>>) -> tensor<6xf32>
%2 = call @cumlogsumexp_0(%1) : (tensor<6xf32>) -> tensor<6xf32>
return %0, %2 : tensor<6xcomplex<f32>>, tensor<6xf32>
}
func.func private @cumlogsumexp(%arg0: tensor<6xcomplex<f32>>) -> tensor<6xcomplex<f32>> {
%cst = stablehlo.constant dense<(0xFF800000,0.000000e+00)> : tensor<complex<f32>>
%0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1>, padding = dense<[[5, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 6>, window_strides = array<i64: 1>}> ({
^bb0(%arg1: tensor<complex<f32>>, %arg2: tensor<complex<f32>>):
%1 = stablehlo.real %arg1 : (tensor<complex<f32>>) -> tensor<f32>
%2 = stablehlo.real %arg2 : (tensor<complex<f32>>) -> tensor<f32>
%3 = stablehlo.compare EQ, %1, %2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%4 = stablehlo.compare GT, %1, %2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%5 = stablehlo.imag %arg1 : (tensor<complex<f32>>) -> tensor<f32>
%6 = stablehlo.imag %arg2 : (tensor<complex<f32>>) -> tensor<f32>
%7 = stablehlo.compare GT, %5, %6, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%8 = stablehlo.select %3, %7, %4 : tensor<i1>, tensor<i1>
%9 = stablehlo.select %8, %arg1, %arg2 : tensor<i1>, tensor<complex<f32>>
%10 = stablehlo.add %arg1, %arg2 : tensor<complex<f32>>
%cst_0 = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%11 = stablehlo.multiply %9, %cst_0 : tensor<complex<f32>>
%12 = stablehlo.subtract %10, %11 : tensor<complex<f32>>
%13 = stablehlo.exponential %12 : tensor<complex<f32>>
%14 = stablehlo.log_plus_one %13 : tensor<complex<f32>>
%15 = stablehlo.add %9, %14 : tensor<complex<f32>>
%16 = stablehlo.real %15 : (tensor<complex<f32>>) -> tensor<f32>
%17 = stablehlo.imag %15 : (tensor<complex<f32>>) -> tensor<f32>
%cst_1 = stablehlo.constant dense<3.14159274> : tensor<f32>
%18 = stablehlo.add %17, %cst_1 : tensor<f32>
%cst_2 = stablehlo.constant dense<6.28318548> : tensor<f32>
%19 = stablehlo.remainder %18, %cst_2 : tensor<f32>
%cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%20 = stablehlo.compare LT, %19, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_4 = stablehlo.constant dense<6.28318548> : tensor<f32>
%21 = stablehlo.add %19, %cst_4 : tensor<f32>
%22 = stablehlo.select %20, %21, %19 : tensor<i1>, tensor<f32>
%cst_5 = stablehlo.constant dense<3.14159274> : tensor<f32>
%23 = stablehlo.subtract %22, %cst_5 : tensor<f32>
%24 = stablehlo.complex %16, %23 : tensor<complex<f32>>
stablehlo.return %24 : tensor<complex<f32>>
}) : (tensor<6xcomplex<f32>>, tensor<complex<f32>>) -> tensor<6xcomplex<f32>>
return %0 : tensor<6xcomplex<f32>>
}
func.func private @cumlogsumexp_0(%arg0: tensor<6xf32>) -> tensor<6xf32> {
%cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
%0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1>, padding = dense<[[0, 5]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 6>, window_strides = array<i64: 1>}> ({
^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
%1 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
%2 = stablehlo.subtract %arg1, %arg2 : tensor<f32>
%3 = stablehlo.compare NE, %2, %2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%4 = stablehlo.add %arg1, %arg2 : tensor<f32>
%5 = stablehlo.abs %2 : tensor<f32>
%6 = stablehlo.negate %5 : tensor<f32>
%7 = stablehlo.exponential %6 : tensor<f32>
%8 = stablehlo.log_plus_one %7 : tensor<f32>
%9 = stablehlo.add %1, %8 : tensor<f32>
%10 = stablehlo.select %3, %4, %9 : tensor<i1>, tensor<f32>
stablehlo.return %10 : tensor<f32>
}) : (tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
return %0 : tensor<6xf32>
}
}
// -----
// scatter_add_across_all
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<7x5xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<7x5xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<7x5xf32>
%c1 = stablehlo.constant dense<"0xFFFFFFFF01000000050000000200000004000000030000000200000001000000000000000400000006000000FFFFFFFF03000000000000000400000002000000"> : tensor<8x2xi32>
%z1 = stablehlo.constant dense<0> : tensor<8x2xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<8x2xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<8x2xi32>
%c2 = stablehlo.constant dense<"0xC0C6BA3F36EAB53F753E9F3F684774BF5079D8BF2A97E43F9E0BE93E2FA7FEBFE420D23F2938F83F10D55ABF3198A03FA0CED5BF10CE7CBE12AAA23F05EABABED567913D5913C4BF76C5A03FF3C20BBC8DE180BFCFA98D3F695DF53FCC0D1D3E82D7723F214BFC3F2193F0BFCCB4CA3E5441EF3F76ECC3BFA4C58DBF49BC4D3EC5A9633FEB12583EF562433EB49CE5BFA2F8743F069A37BFAB21DABF5CBCEA3FE180233FED1C35BE303C6E3FF71FB5BD8724C0BFFB2DD63EE7DC7C3FA0017A3F"> : tensor<8x3x2xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<8x3x2xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<8x3x2xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<8x3x2xf32>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<7x5xf32>, tensor<8x2xi32>, tensor<8x3x2xf32>) -> (tensor<7x5xf32>)
%e0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF8400B63F5062CABFA8DA77BF6932AABE6179453FA7FDECBFA4463440B60477BFDBCC9FBF85D482BF3E31B1403E9D3140F48373BE87A6FEBF89AB18407A16D73E00FB73BCD927A93FA066BEBF2D00963F8283253F4A990640609016BECCA43FC0"> : tensor<7x5xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<7x5xf32>, tensor<7x5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<7x5xf32>, %arg1: tensor<8x2xi32>, %arg2: tensor<8x3x2xf32>) -> (tensor<7x5xf32>) {
%0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
%1 = stablehlo.add %arg3, %arg4 : tensor<f32>
stablehlo.return %1 : tensor<f32>
}) : (tensor<7x5xf32>, tensor<8x2xi32>, tensor<8x3x2xf32>) -> tensor<7x5xf32>
return %0 : tensor<7x5xf32>
}
}
// -----
// scatter_max_across_all
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<7x5xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<7x5xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<7x5xf32>
%c1 = stablehlo.constant dense<"0xFFFFFFFF01000000050000000200000004000000030000000200000001000000000000000400000006000000FFFFFFFF03000000000000000400000002000000"> : tensor<8x2xi32>
%z1 = stablehlo.constant dense<0> : tensor<8x2xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<8x2xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<8x2xi32>
%c2 = stablehlo.constant dense<"0xC0C6BA3F36EAB53F753E9F3F684774BF5079D8BF2A97E43F9E0BE93E2FA7FEBFE420D23F2938F83F10D55ABF3198A03FA0CED5BF10CE7CBE12AAA23F05EABABED567913D5913C4BF76C5A03FF3C20BBC8DE180BFCFA98D3F695DF53FCC0D1D3E82D7723F214BFC3F2193F0BFCCB4CA3E5441EF3F76ECC3BFA4C58DBF49BC4D3EC5A9633FEB12583EF562433EB49CE5BFA2F8743F069A37BFAB21DABF5CBCEA3FE180233FED1C35BE303C6E3FF71FB5BD8724C0BFFB2DD63EE7DC7C3FA0017A3F"> : tensor<8x3x2xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<8x3x2xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<8x3x2xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<8x3x2xf32>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<7x5xf32>, tensor<8x2xi32>, tensor<8x3x2xf32>) -> (tensor<7x5xf32>)
%e0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF76C5A03FF3C20BBCA8DA77BF6932AABEA2F8743FB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F695DF53FAB7AD83F21B0C23F10CE7CBEA296DF3F78D2183F913CBE3F12AAA23F05EABABE2D00963F8283253F21C48E3FA0017A3F4036BBBF"> : tensor<7x5xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<7x5xf32>, tensor<7x5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<7x5xf32>, %arg1: tensor<8x2xi32>, %arg2: tensor<8x3x2xf32>) -> (tensor<7x5xf32>) {
%0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
%1 = stablehlo.maximum %arg3, %arg4 : tensor<f32>
stablehlo.return %1 : tensor<f32>
}) : (tensor<7x5xf32>, tensor<8x2xi32>, tensor<8x3x2xf32>) -> tensor<7x5xf32>
return %0 : tensor<7x5xf32>
}
}
// -----
// scatter_mul_across_all
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<7x5xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<7x5xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<7x5xf32>
%c1 = stablehlo.constant dense<"0xFFFFFFFF01000000050000000200000004000000030000000200000001000000000000000400000006000000FFFFFFFF03000000000000000400000002000000"> : tensor<8x2xi32>
%z1 = stablehlo.constant dense<0> : tensor<8x2xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<8x2xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<8x2xi32>
%c2 = stablehlo.constant dense<"0xC0C6BA3F36EAB53F753E9F3F684774BF5079D8BF2A97E43F9E0BE93E2FA7FEBFE420D23F2938F83F10D55ABF3198A03FA0CED5BF10CE7CBE12AAA23F05EABABED567913D5913C4BF76C5A03FF3C20BBC8DE180BFCFA98D3F695DF53FCC0D1D3E82D7723F214BFC3F2193F0BFCCB4CA3E5441EF3F76ECC3BFA4C58DBF49BC4D3EC5A9633FEB12583EF562433EB49CE5BFA2F8743F069A37BFAB21DABF5CBCEA3FE180233FED1C35BE303C6E3FF71FB5BD8724C0BFFB2DD63EE7DC7C3FA0017A3F"> : tensor<8x3x2xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<8x3x2xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<8x3x2xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<8x3x2xf32>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<7x5xf32>, tensor<8x2xi32>, tensor<8x3x2xf32>) -> (tensor<7x5xf32>)
%e0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF8B54553ECBC95B3CA8DA77BF6932AABEAECD35BE5D6FBCBDF540F23FB60477BFDBCC9FBF5BC694BFD4F6C840262F773EEC15663E1C44DC3E79CD8E3F273CD8BD92C80EC0B01C48BEC9CCD13E2D00963F8283253F42048D3F41A3A9BDAF630F40"> : tensor<7x5xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<7x5xf32>, tensor<7x5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<7x5xf32>, %arg1: tensor<8x2xi32>, %arg2: tensor<8x3x2xf32>) -> (tensor<7x5xf32>) {
%0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
%1 = stablehlo.multiply %arg3, %arg4 : tensor<f32>
stablehlo.return %1 : tensor<f32>
}) : (tensor<7x5xf32>, tensor<8x2xi32>, tensor<8x3x2xf32>) -> tensor<7x5xf32>
return %0 : tensor<7x5xf32>
}
}
// -----
// gather_gradient_across_all
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<7x5xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<7x5xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<7x5xf32>
%c1 = stablehlo.constant dense<"0xFFFFFFFF01000000050000000200000004000000030000000200000001000000000000000400000006000000FFFFFFFF03000000000000000400000002000000"> : tensor<8x2xi32>
%z1 = stablehlo.constant dense<0> : tensor<8x2xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<8x2xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<8x2xi32>
%c2 = stablehlo.constant dense<"0xC0C6BA3F36EAB53F753E9F3F684774BF5079D8BF2A97E43F9E0BE93E2FA7FEBFE420D23F2938F83F10D55ABF3198A03FA0CED5BF10CE7CBE12AAA23F05EABABED567913D5913C4BF76C5A03FF3C20BBC8DE180BFCFA98D3F695DF53FCC0D1D3E82D7723F214BFC3F2193F0BFCCB4CA3E5441EF3F76ECC3BFA4C58DBF49BC4D3EC5A9633FEB12583EF562433EB49CE5BFA2F8743F069A37BFAB21DABF5CBCEA3FE180233FED1C35BE303C6E3FF71FB5BD8724C0BFFB2DD63EE7DC7C3FA0017A3F"> : tensor<8x3x2xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<8x3x2xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<8x3x2xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<8x3x2xf32>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<7x5xf32>, tensor<8x2xi32>, tensor<8x3x2xf32>) -> (tensor<7x5xf32>)
%e0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000008B54D53ECBC9DB3C0000000000000000AECDB5BE6BF1E03EF540724000000000000000005BC614C0046C5641AAA86A409C35ABC01C445C3F79CD0E40273C58BE92C88EC0AEF59EBFC9CC513F000000000000000042040D401F3020C0AF638F40"> : tensor<7x5xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<7x5xf32>, tensor<7x5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<7x5xf32>, %arg1: tensor<8x2xi32>, %arg2: tensor<8x3x2xf32>) -> (tensor<7x5xf32>) {
%c = stablehlo.constant dense<[4, 3]> : tensor<2xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x2xi32>
%1 = stablehlo.compare GE, %arg1, %0, SIGNED : (tensor<8x2xi32>, tensor<8x2xi32>) -> tensor<8x2xi1>
%2 = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<2xi32>) -> tensor<1x2xi32>
%3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x2xi32>) -> tensor<8x2xi32>
%4 = stablehlo.compare LE, %arg1, %3, SIGNED : (tensor<8x2xi32>, tensor<8x2xi32>) -> tensor<8x2xi1>
%5 = stablehlo.and %1, %4 : tensor<8x2xi1>
%c_1 = stablehlo.constant dense<true> : tensor<i1>
%6 = stablehlo.reduce(%5 init: %c_1) applies stablehlo.and across dimensions = [1] : (tensor<8x2xi1>, tensor<i1>) -> tensor<8xi1>
%7 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 3, 2>}> : (tensor<7x5xf32>, tensor<8x2xi32>) -> tensor<8x3x2xf32>
%8 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<8xi1>) -> tensor<8x3x2xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x3x2xf32>
%10 = stablehlo.select %8, %7, %9 : tensor<8x3x2xi1>, tensor<8x3x2xf32>
%11 = stablehlo.multiply %10, %10 : tensor<8x3x2xf32>
%cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x3x2xf32>
%13 = stablehlo.multiply %12, %10 : tensor<8x3x2xf32>
%14 = stablehlo.multiply %11, %arg2 : tensor<8x3x2xf32>
%cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%15 = stablehlo.reduce(%14 init: %cst_3) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x3x2xf32>, tensor<f32>) -> tensor<f32>
%cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x3x2xf32>
%17 = stablehlo.multiply %16, %arg2 : tensor<8x3x2xf32>
%18 = stablehlo.multiply %17, %13 : tensor<8x3x2xf32>
%cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%19 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
%20 = "stablehlo.scatter"(%19, %arg1, %18) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
%21 = stablehlo.add %arg3, %arg4 : tensor<f32>
stablehlo.return %21 : tensor<f32>
}) : (tensor<7x5xf32>, tensor<8x2xi32>, tensor<8x3x2xf32>) -> tensor<7x5xf32>
return %20 : tensor<7x5xf32>
}
}
// -----
// scatter_columns_across_all
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<7x5xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<7x5xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<7x5xf32>
%c1 = stablehlo.constant dense<"0xFFFFFFFF01000000050000000200000004000000030000000200000001000000000000000400000006000000FFFFFFFF03000000000000000400000002000000"> : tensor<8x2xi32>
%z1 = stablehlo.constant dense<0> : tensor<8x2xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<8x2xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<8x2xi32>
%c2 = stablehlo.constant dense<"0xC738CEBEF4A15E3FD96F60BF14A5D5BFDE85F03F07EC823EE0C8133FC96E9D3ECBD7C9BD8754C1BFA9E03EBFAAE0713F4C95D03FD6F6C63F518AE53F42FEF2BF63C0733F13BE303F3031003F5BED0C3F6C59BFBFB031013FB3FD923FEE35FCBF0E93D73FE91DBDBFD18DFEBE48A94F3E08B5DD3EA7754A3E1FF3E5BECFB8C23F88B7D3BE723DBF3F0E332EBF9EBC003F521BB33FF4A5C2BF0F80A8BFE8BD693FB6A6BFBFC147F7BF0E629EBFEE8FD7BE11844F3FA2094D3FDA4E92BFAE0D8DBFA76FE5BF957AF4BF4BFCBABF92F7803F0D8523BFD98A1BBF91581EBFC4C984BFC003E23F2FD4E13FD06ADD3F2657613FD9311B3F451D983E9A96B9BE39B9493F107D043E3458813FA49B6F3FC31FF23E85EB51BD715F673FACD6813F6464573F0C66B0BF76987DBF9D09303F45CA3D3FC529BC3E4B28273F609CD83F7442DBBFDB7C2B3D36F42BBFD8DDF5BFF03D383FEF51E7BF0AE5EBBF6E4A75BF54A1D5BFE0466C3F6F4FFDBF741C183F9A0E28BFA4BBF63FDE1F9E3E60F62B3FEF1BB83F39A38DBFC55A85BFB6A49B3FC836FF3F2A26013B5FEB36BFD941F93FF8B0BDBFA1D1CBBF2D3B833FAA3B1C3F40E2FFBE1FCF26BF9302893D2FEAC83F13D252BFAE14203E3549D2BF004F193F7A07C4BEF6DE97BF6BEDAB3FBD63EBBFDE4EF63FF412C53DD998B33F04FD943F6B0F2F3FA45F953FCEC069BF9C71B5BFF55AE3BFBAE1EABFE664D7BF401DB9BE7191FA3F1467183F13CB8ABFB0C9F73DE371F83F2AEDBBBFD65535BF7273C5BF77AFB1BFBB2984BF7CFBA5BFE90CD13FE624283F18B81F3CF27947BEE670A33EF930E9BF01EF5ABE1730BCBFB270FD3F2BD0F9BF687958BF4B682EBEEB0833BFF97D0D3E8B43F0BF3488E43F341B71BF6240D93C4BC8323F94E6BF3F35C8FD3F453E82BF265C3DBF44FF6EBFB6AFE43DBC6AC73F"> : tensor<7x8x3xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<7x8x3xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<7x8x3xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<7x8x3xf32>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<7x5xf32>, tensor<8x2xi32>, tensor<7x8x3xf32>) -> (tensor<7x5xf32>)
%e0 = stablehlo.constant dense<"0x60EDFDBE0643D93E34CB71C00E08E83F1F2B14C0462C14C097185C40BF0FF1BFA484613FD03B073FA3BF86BF0C4F1C3FE8D5DB3DE82996BF50FDC9BD663AD13E465B35C02462E33F0DA7BD3F73C6573FA6F4A33F4A41A93F7C415A407CE4CC3E2C6708BF8019513EF92C18C030E1613F52BBB140137AB0BF31E449403B1408BF218751C08BE056BF9CFBAFBF"> : tensor<7x5xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<7x5xf32>, tensor<7x5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<7x5xf32>, %arg1: tensor<8x2xi32>, %arg2: tensor<7x8x3xf32>) -> (tensor<7x5xf32>) {
%0 = stablehlo.slice %arg1 [0:8, 1:2] : (tensor<8x2xi32>) -> tensor<8x1xi32>
%1 = "stablehlo.scatter"(%arg0, %0, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
%2 = stablehlo.add %arg3, %arg4 : tensor<f32>
stablehlo.return %2 : tensor<f32>
}) : (tensor<7x5xf32>, tensor<8x1xi32>, tensor<7x8x3xf32>) -> tensor<7x5xf32>
return %1 : tensor<7x5xf32>
}
}
// -----
// scatter_add_across_0
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<7x5xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<7x5xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<7x5xf32>
%c1 = stablehlo.constant dense<"0xFFFFFFFF01000000"> : tensor<1x2xi32>
%z1 = stablehlo.constant dense<0> : tensor<1x2xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<1x2xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<1x2xi32>
%c2 = stablehlo.constant dense<"0x39521C3E9A7D20BF3D1306BFEB8300BF6492F93F43F1073F"> : tensor<1x3x2xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<1x3x2xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<1x3x2xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<1x3x2xf32>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> (tensor<7x5xf32>)
%e0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<7x5xf32>, tensor<7x5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<7x5xf32>, %arg1: tensor<1x2xi32>, %arg2: tensor<1x3x2xf32>) -> (tensor<7x5xf32>) {
%0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
%1 = stablehlo.add %arg3, %arg4 : tensor<f32>
stablehlo.return %1 : tensor<f32>
}) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> tensor<7x5xf32>
return %0 : tensor<7x5xf32>
}
}
// -----
// scatter_max_across_0
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<7x5xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<7x5xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<7x5xf32>
%c1 = stablehlo.constant dense<"0xFFFFFFFF01000000"> : tensor<1x2xi32>
%z1 = stablehlo.constant dense<0> : tensor<1x2xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<1x2xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<1x2xi32>
%c2 = stablehlo.constant dense<"0x39521C3E9A7D20BF3D1306BFEB8300BF6492F93F43F1073F"> : tensor<1x3x2xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<1x3x2xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<1x3x2xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<1x3x2xf32>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> (tensor<7x5xf32>)
%e0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<7x5xf32>, tensor<7x5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<7x5xf32>, %arg1: tensor<1x2xi32>, %arg2: tensor<1x3x2xf32>) -> (tensor<7x5xf32>) {
%0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
%1 = stablehlo.maximum %arg3, %arg4 : tensor<f32>
stablehlo.return %1 : tensor<f32>
}) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> tensor<7x5xf32>
return %0 : tensor<7x5xf32>
}
}
// -----
// scatter_mul_across_0
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<7x5xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<7x5xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<7x5xf32>
%c1 = stablehlo.constant dense<"0xFFFFFFFF01000000"> : tensor<1x2xi32>
%z1 = stablehlo.constant dense<0> : tensor<1x2xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<1x2xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<1x2xi32>
%c2 = stablehlo.constant dense<"0x39521C3E9A7D20BF3D1306BFEB8300BF6492F93F43F1073F"> : tensor<1x3x2xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<1x3x2xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<1x3x2xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<1x3x2xf32>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> (tensor<7x5xf32>)
%e0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<7x5xf32>, tensor<7x5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<7x5xf32>, %arg1: tensor<1x2xi32>, %arg2: tensor<1x3x2xf32>) -> (tensor<7x5xf32>) {
%0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
%1 = stablehlo.multiply %arg3, %arg4 : tensor<f32>
stablehlo.return %1 : tensor<f32>
}) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> tensor<7x5xf32>
return %0 : tensor<7x5xf32>
}
}
// -----
// gather_gradient_across_0
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<7x5xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<7x5xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<7x5xf32>
%c1 = stablehlo.constant dense<"0xFFFFFFFF01000000"> : tensor<1x2xi32>
%z1 = stablehlo.constant dense<0> : tensor<1x2xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<1x2xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<1x2xi32>
%c2 = stablehlo.constant dense<"0x39521C3E9A7D20BF3D1306BFEB8300BF6492F93F43F1073F"> : tensor<1x3x2xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<1x3x2xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<1x3x2xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<1x3x2xf32>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> (tensor<7x5xf32>)
%e0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<7x5xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<7x5xf32>, tensor<7x5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<7x5xf32>, %arg1: tensor<1x2xi32>, %arg2: tensor<1x3x2xf32>) -> (tensor<7x5xf32>) {
%c = stablehlo.constant dense<[4, 3]> : tensor<2xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1x2xi32>
%1 = stablehlo.compare GE, %arg1, %0, SIGNED : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
%2 = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<2xi32>) -> tensor<1x2xi32>
%3 = stablehlo.compare LE, %arg1, %2, SIGNED : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
%4 = stablehlo.and %1, %3 : tensor<1x2xi1>
%c_1 = stablehlo.constant dense<true> : tensor<i1>
%5 = stablehlo.reduce(%4 init: %c_1) applies stablehlo.and across dimensions = [1] : (tensor<1x2xi1>, tensor<i1>) -> tensor<1xi1>
%6 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 3, 2>}> : (tensor<7x5xf32>, tensor<1x2xi32>) -> tensor<1x3x2xf32>
%7 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<1xi1>) -> tensor<1x3x2xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x3x2xf32>
%9 = stablehlo.select %7, %6, %8 : tensor<1x3x2xi1>, tensor<1x3x2xf32>
%10 = stablehlo.multiply %9, %9 : tensor<1x3x2xf32>
%cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1x3x2xf32>
%12 = stablehlo.multiply %11, %9 : tensor<1x3x2xf32>
%13 = stablehlo.multiply %10, %arg2 : tensor<1x3x2xf32>
%cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%14 = stablehlo.reduce(%13 init: %cst_3) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x3x2xf32>, tensor<f32>) -> tensor<f32>
%cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x3x2xf32>
%16 = stablehlo.multiply %15, %arg2 : tensor<1x3x2xf32>
%17 = stablehlo.multiply %16, %12 : tensor<1x3x2xf32>
%cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
%19 = "stablehlo.scatter"(%18, %arg1, %17) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
%20 = stablehlo.add %arg3, %arg4 : tensor<f32>
stablehlo.return %20 : tensor<f32>
}) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> tensor<7x5xf32>
return %19 : tensor<7x5xf32>
}
}
// -----
// scatter_columns_across_0
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<7x5xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<7x5xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<7x5xf32>
%c1 = stablehlo.constant dense<"0xFFFFFFFF01000000"> : tensor<1x2xi32>
%z1 = stablehlo.constant dense<0> : tensor<1x2xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<1x2xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<1x2xi32>
%c2 = stablehlo.constant dense<"0x0C2CBEBFD54D3DBB5FDECF3EAD4FF1BF0843B4BF7A3EDB3FD6F1DBBF458EBDBF4F8BE53F1B9EF93EAB2606BF379D3A3D4EC0263F721566BF405CB9BFED79933F01732E3F30DF4A3D472BA23F2603493E503AF63F"> : tensor<7x1x3xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<7x1x3xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<7x1x3xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<7x1x3xf32>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<7x1x3xf32>) -> (tensor<7x5xf32>)
%e0 = stablehlo.constant dense<"0xE0277FBF04439A3E0D709FBFA67860BFA3B619BF7FF689BF030B9ABFACAB3CC0C5135340E15CB73F758DFEBFC8B6C6BF886C43C0F63B533F6932AABE05FD3DBEBF61B83E22D0973FE35A6BBFDBCC9FBF4C9A2E3FAE051C40E4DF4A3F103E953DC50CDFBFA296DF3F29E3DF3F09BB0A40F9DAA2BE1FAC8FBF2D00963F08EDF43F86E4A73FEEA13A3F4036BBBF"> : tensor<7x5xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<7x5xf32>, tensor<7x5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<7x5xf32>, %arg1: tensor<1x2xi32>, %arg2: tensor<7x1x3xf32>) -> (tensor<7x5xf32>) {
%0 = stablehlo.slice %arg1 [0:1, 1:2] : (tensor<1x2xi32>) -> tensor<1x1xi32>
%1 = "stablehlo.scatter"(%arg0, %0, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
%2 = stablehlo.add %arg3, %arg4 : tensor<f32>
stablehlo.return %2 : tensor<f32>
}) : (tensor<7x5xf32>, tensor<1x1xi32>, tensor<7x1x3xf32>) -> tensor<7x5xf32>
return %1 : tensor<7x5xf32>
}
}
// -----
// scatter_add_across_1
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<7x5xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<7x5xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<7x5xf32>
%c1 = stablehlo.constant dense<"0x0500000002000000"> : tensor<1x2xi32>
%z1 = stablehlo.constant dense<0> : tensor<1x2xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<1x2xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<1x2xi32>
%c2 = stablehlo.constant dense<"0x39521C3E9A7D20BF3D1306BFEB8300BF6492F93F43F1073F"> : tensor<1x3x2xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<1x3x2xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<1x3x2xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<1x3x2xf32>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> (tensor<7x5xf32>)
%e0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<7x5xf32>, tensor<7x5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<7x5xf32>, %arg1: tensor<1x2xi32>, %arg2: tensor<1x3x2xf32>) -> (tensor<7x5xf32>) {
%0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
%1 = stablehlo.add %arg3, %arg4 : tensor<f32>
stablehlo.return %1 : tensor<f32>
}) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> tensor<7x5xf32>
return %0 : tensor<7x5xf32>
}
}
// -----
// scatter_max_across_1
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<7x5xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<7x5xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<7x5xf32>
%c1 = stablehlo.constant dense<"0x0500000002000000"> : tensor<1x2xi32>
%z1 = stablehlo.constant dense<0> : tensor<1x2xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<1x2xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<1x2xi32>
%c2 = stablehlo.constant dense<"0x39521C3E9A7D20BF3D1306BFEB8300BF6492F93F43F1073F"> : tensor<1x3x2xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<1x3x2xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<1x3x2xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<1x3x2xf32>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> (tensor<7x5xf32>)
%e0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<7x5xf32>, tensor<7x5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<7x5xf32>, %arg1: tensor<1x2xi32>, %arg2: tensor<1x3x2xf32>) -> (tensor<7x5xf32>) {
%0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
%1 = stablehlo.maximum %arg3, %arg4 : tensor<f32>
stablehlo.return %1 : tensor<f32>
}) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> tensor<7x5xf32>
return %0 : tensor<7x5xf32>
}
}
// -----
// scatter_mul_across_1
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<7x5xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<7x5xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<7x5xf32>
%c1 = stablehlo.constant dense<"0x0500000002000000"> : tensor<1x2xi32>
%z1 = stablehlo.constant dense<0> : tensor<1x2xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<1x2xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<1x2xi32>
%c2 = stablehlo.constant dense<"0x39521C3E9A7D20BF3D1306BFEB8300BF6492F93F43F1073F"> : tensor<1x3x2xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<1x3x2xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<1x3x2xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<1x3x2xf32>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> (tensor<7x5xf32>)
%e0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<7x5xf32>, tensor<7x5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<7x5xf32>, %arg1: tensor<1x2xi32>, %arg2: tensor<1x3x2xf32>) -> (tensor<7x5xf32>) {
%0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
%1 = stablehlo.multiply %arg3, %arg4 : tensor<f32>
stablehlo.return %1 : tensor<f32>
}) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> tensor<7x5xf32>
return %0 : tensor<7x5xf32>
}
}
// -----
// gather_gradient_across_1
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<7x5xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<7x5xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<7x5xf32>
%c1 = stablehlo.constant dense<"0x0500000002000000"> : tensor<1x2xi32>
%z1 = stablehlo.constant dense<0> : tensor<1x2xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<1x2xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<1x2xi32>
%c2 = stablehlo.constant dense<"0x39521C3E9A7D20BF3D1306BFEB8300BF6492F93F43F1073F"> : tensor<1x3x2xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<1x3x2xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<1x3x2xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<1x3x2xf32>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> (tensor<7x5xf32>)
%e0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<7x5xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<7x5xf32>, tensor<7x5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<7x5xf32>, %arg1: tensor<1x2xi32>, %arg2: tensor<1x3x2xf32>) -> (tensor<7x5xf32>) {
%c = stablehlo.constant dense<[4, 3]> : tensor<2xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1x2xi32>
%1 = stablehlo.compare GE, %arg1, %0, SIGNED : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
%2 = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<2xi32>) -> tensor<1x2xi32>
%3 = stablehlo.compare LE, %arg1, %2, SIGNED : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
%4 = stablehlo.and %1, %3 : tensor<1x2xi1>
%c_1 = stablehlo.constant dense<true> : tensor<i1>
%5 = stablehlo.reduce(%4 init: %c_1) applies stablehlo.and across dimensions = [1] : (tensor<1x2xi1>, tensor<i1>) -> tensor<1xi1>
%6 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 3, 2>}> : (tensor<7x5xf32>, tensor<1x2xi32>) -> tensor<1x3x2xf32>
%7 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<1xi1>) -> tensor<1x3x2xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x3x2xf32>
%9 = stablehlo.select %7, %6, %8 : tensor<1x3x2xi1>, tensor<1x3x2xf32>
%10 = stablehlo.multiply %9, %9 : tensor<1x3x2xf32>
%cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1x3x2xf32>
%12 = stablehlo.multiply %11, %9 : tensor<1x3x2xf32>
%13 = stablehlo.multiply %10, %arg2 : tensor<1x3x2xf32>
%cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%14 = stablehlo.reduce(%13 init: %cst_3) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x3x2xf32>, tensor<f32>) -> tensor<f32>
%cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x3x2xf32>
%16 = stablehlo.multiply %15, %arg2 : tensor<1x3x2xf32>
%17 = stablehlo.multiply %16, %12 : tensor<1x3x2xf32>
%cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
%19 = "stablehlo.scatter"(%18, %arg1, %17) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
%20 = stablehlo.add %arg3, %arg4 : tensor<f32>
stablehlo.return %20 : tensor<f32>
}) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> tensor<7x5xf32>
return %19 : tensor<7x5xf32>
}
}
// -----
// scatter_columns_across_1
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<7x5xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<7x5xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<7x5xf32>
%c1 = stablehlo.constant dense<"0x0500000002000000"> : tensor<1x2xi32>
%z1 = stablehlo.constant dense<0> : tensor<1x2xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<1x2xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<1x2xi32>
%c2 = stablehlo.constant dense<"0x0C2CBEBFD54D3DBB5FDECF3EAD4FF1BF0843B4BF7A3EDB3FD6F1DBBF458EBDBF4F8BE53F1B9EF93EAB2606BF379D3A3D4EC0263F721566BF405CB9BFED79933F01732E3F30DF4A3D472BA23F2603493E503AF63F"> : tensor<7x1x3xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<7x1x3xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<7x1x3xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<7x1x3xf32>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<7x1x3xf32>) -> (tensor<7x5xf32>)
%e0 = stablehlo.constant dense<"0xE0277FBFCDBCE43FB99E2EC09292A4BFCE1D47BE7FF689BF54892E3FFF315BC04030353EAE4D4940758DFEBF6CD8293E509E52C0CCBD1CC0B5FEBA3F05FD3DBEB87802BE7FA50C40B095BEBFF1F799BF4C9A2E3F35ABE43F69ED1540D04A1F3F82344CC0A296DF3F78D2183F3FDB284023AFA03E265589BF2D00963F8283253FB4771840E8917FBF4010EC3E"> : tensor<7x5xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<7x5xf32>, tensor<7x5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<7x5xf32>, %arg1: tensor<1x2xi32>, %arg2: tensor<7x1x3xf32>) -> (tensor<7x5xf32>) {
%0 = stablehlo.slice %arg1 [0:1, 1:2] : (tensor<1x2xi32>) -> tensor<1x1xi32>
%1 = "stablehlo.scatter"(%arg0, %0, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
%2 = stablehlo.add %arg3, %arg4 : tensor<f32>
stablehlo.return %2 : tensor<f32>
}) : (tensor<7x5xf32>, tensor<1x1xi32>, tensor<7x1x3xf32>) -> tensor<7x5xf32>
return %1 : tensor<7x5xf32>
}
}
// -----
// scatter_add_across_2
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<7x5xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<7x5xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<7x5xf32>
%c1 = stablehlo.constant dense<"0x0400000003000000"> : tensor<1x2xi32>
%z1 = stablehlo.constant dense<0> : tensor<1x2xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<1x2xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<1x2xi32>
%c2 = stablehlo.constant dense<"0x39521C3E9A7D20BF3D1306BFEB8300BF6492F93F43F1073F"> : tensor<1x3x2xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<1x3x2xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<1x3x2xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<1x3x2xf32>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> (tensor<7x5xf32>)
%e0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F683AD63FC9A517C0A296DF3F78D2183F913CBE3FAC2E64BF14EECFBF2D00963F8283253F21C48E3F1652413F3D7B6EBF"> : tensor<7x5xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<7x5xf32>, tensor<7x5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<7x5xf32>, %arg1: tensor<1x2xi32>, %arg2: tensor<1x3x2xf32>) -> (tensor<7x5xf32>) {
%0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
%1 = stablehlo.add %arg3, %arg4 : tensor<f32>
stablehlo.return %1 : tensor<f32>
}) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> tensor<7x5xf32>
return %0 : tensor<7x5xf32>
}
}
// -----
// scatter_max_across_2
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<7x5xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<7x5xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<7x5xf32>
%c1 = stablehlo.constant dense<"0x0400000003000000"> : tensor<1x2xi32>
%z1 = stablehlo.constant dense<0> : tensor<1x2xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<1x2xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<1x2xi32>
%c2 = stablehlo.constant dense<"0x39521C3E9A7D20BF3D1306BFEB8300BF6492F93F43F1073F"> : tensor<1x3x2xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<1x3x2xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<1x3x2xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<1x3x2xf32>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> (tensor<7x5xf32>)
%e0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23F9A7D20BFA296DF3F78D2183F913CBE3FDF36BCBEEB8300BF2D00963F8283253F21C48E3F6492F93F43F1073F"> : tensor<7x5xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<7x5xf32>, tensor<7x5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<7x5xf32>, %arg1: tensor<1x2xi32>, %arg2: tensor<1x3x2xf32>) -> (tensor<7x5xf32>) {
%0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
%1 = stablehlo.maximum %arg3, %arg4 : tensor<f32>
stablehlo.return %1 : tensor<f32>
}) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> tensor<7x5xf32>
return %0 : tensor<7x5xf32>
}
}
// -----
// scatter_mul_across_2
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<7x5xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<7x5xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<7x5xf32>
%c1 = stablehlo.constant dense<"0x0400000003000000"> : tensor<1x2xi32>
%z1 = stablehlo.constant dense<0> : tensor<1x2xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<1x2xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<1x2xi32>
%c2 = stablehlo.constant dense<"0x39521C3E9A7D20BF3D1306BFEB8300BF6492F93F43F1073F"> : tensor<1x3x2xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<1x3x2xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<1x3x2xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<1x3x2xf32>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> (tensor<7x5xf32>)
%e0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83FB8C36D3E6BD58B3FA296DF3F78D2183F913CBE3FBB25453E3140103F2D00963F8283253F21C48E3F681215C016D446BF"> : tensor<7x5xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<7x5xf32>, tensor<7x5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<7x5xf32>, %arg1: tensor<1x2xi32>, %arg2: tensor<1x3x2xf32>) -> (tensor<7x5xf32>) {
%0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
%1 = stablehlo.multiply %arg3, %arg4 : tensor<f32>
stablehlo.return %1 : tensor<f32>
}) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> tensor<7x5xf32>
return %0 : tensor<7x5xf32>
}
}
// -----
// gather_gradient_across_2
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<7x5xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<7x5xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<7x5xf32>
%c1 = stablehlo.constant dense<"0x0400000003000000"> : tensor<1x2xi32>
%z1 = stablehlo.constant dense<0> : tensor<1x2xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<1x2xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<1x2xi32>
%c2 = stablehlo.constant dense<"0x39521C3E9A7D20BF3D1306BFEB8300BF6492F93F43F1073F"> : tensor<1x3x2xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<1x3x2xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<1x3x2xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<1x3x2xf32>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> (tensor<7x5xf32>)
%e0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000B8C3ED3E6BD50B40000000000000000000000000BB25C53E3140903F000000000000000000000000681295C016D4C6BF"> : tensor<7x5xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<7x5xf32>, tensor<7x5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<7x5xf32>, %arg1: tensor<1x2xi32>, %arg2: tensor<1x3x2xf32>) -> (tensor<7x5xf32>) {
%c = stablehlo.constant dense<[4, 3]> : tensor<2xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1x2xi32>
%1 = stablehlo.compare GE, %arg1, %0, SIGNED : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
%2 = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<2xi32>) -> tensor<1x2xi32>
%3 = stablehlo.compare LE, %arg1, %2, SIGNED : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
%4 = stablehlo.and %1, %3 : tensor<1x2xi1>
%c_1 = stablehlo.constant dense<true> : tensor<i1>
%5 = stablehlo.reduce(%4 init: %c_1) applies stablehlo.and across dimensions = [1] : (tensor<1x2xi1>, tensor<i1>) -> tensor<1xi1>
%6 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 3, 2>}> : (tensor<7x5xf32>, tensor<1x2xi32>) -> tensor<1x3x2xf32>
%7 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<1xi1>) -> tensor<1x3x2xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x3x2xf32>
%9 = stablehlo.select %7, %6, %8 : tensor<1x3x2xi1>, tensor<1x3x2xf32>
%10 = stablehlo.multiply %9, %9 : tensor<1x3x2xf32>
%cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1x3x2xf32>
%12 = stablehlo.multiply %11, %9 : tensor<1x3x2xf32>
%13 = stablehlo.multiply %10, %arg2 : tensor<1x3x2xf32>
%cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%14 = stablehlo.reduce(%13 init: %cst_3) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x3x2xf32>, tensor<f32>) -> tensor<f32>
%cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x3x2xf32>
%16 = stablehlo.multiply %15, %arg2 : tensor<1x3x2xf32>
%17 = stablehlo.multiply %16, %12 : tensor<1x3x2xf32>
%cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
%19 = "stablehlo.scatter"(%18, %arg1, %17) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
%20 = stablehlo.add %arg3, %arg4 : tensor<f32>
stablehlo.return %20 : tensor<f32>
}) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> tensor<7x5xf32>
return %19 : tensor<7x5xf32>
}
}
// -----
// scatter_columns_across_2
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<7x5xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<7x5xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<7x5xf32>
%c1 = stablehlo.constant dense<"0x0400000003000000"> : tensor<1x2xi32>
%z1 = stablehlo.constant dense<0> : tensor<1x2xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<1x2xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<1x2xi32>
%c2 = stablehlo.constant dense<"0x0C2CBEBFD54D3DBB5FDECF3EAD4FF1BF0843B4BF7A3EDB3FD6F1DBBF458EBDBF4F8BE53F1B9EF93EAB2606BF379D3A3D4EC0263F721566BF405CB9BFED79933F01732E3F30DF4A3D472BA23F2603493E503AF63F"> : tensor<7x1x3xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<7x1x3xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<7x1x3xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<7x1x3xf32>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<7x1x3xf32>) -> (tensor<7x5xf32>)
%e0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<7x5xf32>, tensor<7x5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<7x5xf32>, %arg1: tensor<1x2xi32>, %arg2: tensor<7x1x3xf32>) -> (tensor<7x5xf32>) {
%0 = stablehlo.slice %arg1 [0:1, 1:2] : (tensor<1x2xi32>) -> tensor<1x1xi32>
%1 = "stablehlo.scatter"(%arg0, %0, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
%2 = stablehlo.add %arg3, %arg4 : tensor<f32>
stablehlo.return %2 : tensor<f32>
}) : (tensor<7x5xf32>, tensor<1x1xi32>, tensor<7x1x3xf32>) -> tensor<7x5xf32>
return %1 : tensor<7x5xf32>
}
}
// -----
// scatter_add_across_3
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<7x5xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<7x5xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<7x5xf32>
%c1 = stablehlo.constant dense<"0x0200000001000000"> : tensor<1x2xi32>
%z1 = stablehlo.constant dense<0> : tensor<1x2xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<1x2xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<1x2xi32>
%c2 = stablehlo.constant dense<"0x39521C3E9A7D20BF3D1306BFEB8300BF6492F93F43F1073F"> : tensor<1x3x2xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<1x3x2xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<1x3x2xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<1x3x2xf32>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> (tensor<7x5xf32>)
%e0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF5215A33ECCC40CC0A8DA77BF6932AABE05FD3DBE6BB126BF82A19A3FB60477BFDBCC9FBF4C9A2E3FCC1E6F40A6390E4021B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<7x5xf32>, tensor<7x5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<7x5xf32>, %arg1: tensor<1x2xi32>, %arg2: tensor<1x3x2xf32>) -> (tensor<7x5xf32>) {
%0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
%1 = stablehlo.add %arg3, %arg4 : tensor<f32>
stablehlo.return %1 : tensor<f32>
}) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> tensor<7x5xf32>
return %0 : tensor<7x5xf32>
}
}
// -----
// scatter_max_across_3
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<7x5xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<7x5xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<7x5xf32>
%c1 = stablehlo.constant dense<"0x0200000001000000"> : tensor<1x2xi32>
%z1 = stablehlo.constant dense<0> : tensor<1x2xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<1x2xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<1x2xi32>
%c2 = stablehlo.constant dense<"0x39521C3E9A7D20BF3D1306BFEB8300BF6492F93F43F1073F"> : tensor<1x3x2xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<1x3x2xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<1x3x2xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<1x3x2xf32>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> (tensor<7x5xf32>)
%e0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293E9A7D20BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F6492F93FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<7x5xf32>, tensor<7x5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<7x5xf32>, %arg1: tensor<1x2xi32>, %arg2: tensor<1x3x2xf32>) -> (tensor<7x5xf32>) {
%0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
%1 = stablehlo.maximum %arg3, %arg4 : tensor<f32>
stablehlo.return %1 : tensor<f32>
}) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> tensor<7x5xf32>
return %0 : tensor<7x5xf32>
}
}
// -----
// scatter_mul_across_3
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<7x5xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<7x5xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<7x5xf32>
%c1 = stablehlo.constant dense<"0x0200000001000000"> : tensor<1x2xi32>
%z1 = stablehlo.constant dense<0> : tensor<1x2xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<1x2xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<1x2xi32>
%c2 = stablehlo.constant dense<"0x39521C3E9A7D20BF3D1306BFEB8300BF6492F93F43F1073F"> : tensor<1x3x2xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<1x3x2xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<1x3x2xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<1x3x2xf32>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> (tensor<7x5xf32>)
%e0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBFDE6CCF3C02637C3FA8DA77BF6932AABE05FD3DBEFDA9883D0FC55BBFB60477BFDBCC9FBF4C9A2E3F4AED5E4069E9653F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<7x5xf32>, tensor<7x5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<7x5xf32>, %arg1: tensor<1x2xi32>, %arg2: tensor<1x3x2xf32>) -> (tensor<7x5xf32>) {
%0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
%1 = stablehlo.multiply %arg3, %arg4 : tensor<f32>
stablehlo.return %1 : tensor<f32>
}) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> tensor<7x5xf32>
return %0 : tensor<7x5xf32>
}
}
// -----
// gather_gradient_across_3
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<7x5xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<7x5xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<7x5xf32>
%c1 = stablehlo.constant dense<"0x0200000001000000"> : tensor<1x2xi32>
%z1 = stablehlo.constant dense<0> : tensor<1x2xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<1x2xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<1x2xi32>
%c2 = stablehlo.constant dense<"0x39521C3E9A7D20BF3D1306BFEB8300BF6492F93F43F1073F"> : tensor<1x3x2xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<1x3x2xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<1x3x2xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<1x3x2xf32>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> (tensor<7x5xf32>)
%e0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000DE6C4F3D0263FC3F000000000000000000000000FDA9083E0FC5DBBF0000000000000000000000004AEDDE4069E9E53F000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<7x5xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<7x5xf32>, tensor<7x5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<7x5xf32>, %arg1: tensor<1x2xi32>, %arg2: tensor<1x3x2xf32>) -> (tensor<7x5xf32>) {
%c = stablehlo.constant dense<[4, 3]> : tensor<2xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1x2xi32>
%1 = stablehlo.compare GE, %arg1, %0, SIGNED : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
%2 = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<2xi32>) -> tensor<1x2xi32>
%3 = stablehlo.compare LE, %arg1, %2, SIGNED : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
%4 = stablehlo.and %1, %3 : tensor<1x2xi1>
%c_1 = stablehlo.constant dense<true> : tensor<i1>
%5 = stablehlo.reduce(%4 init: %c_1) applies stablehlo.and across dimensions = [1] : (tensor<1x2xi1>, tensor<i1>) -> tensor<1xi1>
%6 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 3, 2>}> : (tensor<7x5xf32>, tensor<1x2xi32>) -> tensor<1x3x2xf32>
%7 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<1xi1>) -> tensor<1x3x2xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x3x2xf32>
%9 = stablehlo.select %7, %6, %8 : tensor<1x3x2xi1>, tensor<1x3x2xf32>
%10 = stablehlo.multiply %9, %9 : tensor<1x3x2xf32>
%cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1x3x2xf32>
%12 = stablehlo.multiply %11, %9 : tensor<1x3x2xf32>
%13 = stablehlo.multiply %10, %arg2 : tensor<1x3x2xf32>
%cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%14 = stablehlo.reduce(%13 init: %cst_3) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x3x2xf32>, tensor<f32>) -> tensor<f32>
%cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x3x2xf32>
%16 = stablehlo.multiply %15, %arg2 : tensor<1x3x2xf32>
%17 = stablehlo.multiply %16, %12 : tensor<1x3x2xf32>
%cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
%19 = "stablehlo.scatter"(%18, %arg1, %17) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
%20 = stablehlo.add %arg3, %arg4 : tensor<f32>
stablehlo.return %20 : tensor<f32>
}) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> tensor<7x5xf32>
return %19 : tensor<7x5xf32>
}
}
// -----
// scatter_columns_across_3
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<7x5xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<7x5xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<7x5xf32>
%c1 = stablehlo.constant dense<"0x0200000001000000"> : tensor<1x2xi32>
%z1 = stablehlo.constant dense<0> : tensor<1x2xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<1x2xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<1x2xi32>
%c2 = stablehlo.constant dense<"0x0C2CBEBFD54D3DBB5FDECF3EAD4FF1BF0843B4BF7A3EDB3FD6F1DBBF458EBDBF4F8BE53F1B9EF93EAB2606BF379D3A3D4EC0263F721566BF405CB9BFED79933F01732E3F30DF4A3D472BA23F2603493E503AF63F"> : tensor<7x1x3xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<7x1x3xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<7x1x3xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<7x1x3xf32>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<7x1x3xf32>) -> (tensor<7x5xf32>)
%e0 = stablehlo.constant dense<"0xE0277FBF04439A3E0D709FBFA67860BFA3B619BF7FF689BF030B9ABFACAB3CC0C5135340E15CB73F758DFEBFC8B6C6BF886C43C0F63B533F6932AABE05FD3DBEBF61B83E22D0973FE35A6BBFDBCC9FBF4C9A2E3FAE051C40E4DF4A3F103E953DC50CDFBFA296DF3F29E3DF3F09BB0A40F9DAA2BE1FAC8FBF2D00963F08EDF43F86E4A73FEEA13A3F4036BBBF"> : tensor<7x5xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<7x5xf32>, tensor<7x5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<7x5xf32>, %arg1: tensor<1x2xi32>, %arg2: tensor<7x1x3xf32>) -> (tensor<7x5xf32>) {
%0 = stablehlo.slice %arg1 [0:1, 1:2] : (tensor<1x2xi32>) -> tensor<1x1xi32>
%1 = "stablehlo.scatter"(%arg0, %0, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
%2 = stablehlo.add %arg3, %arg4 : tensor<f32>
stablehlo.return %2 : tensor<f32>
}) : (tensor<7x5xf32>, tensor<1x1xi32>, tensor<7x1x3xf32>) -> tensor<7x5xf32>
return %1 : tensor<7x5xf32>
}
}
// -----
// scatter_add_across_4
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<7x5xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<7x5xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<7x5xf32>
%c1 = stablehlo.constant dense<"0x0000000004000000"> : tensor<1x2xi32>
%z1 = stablehlo.constant dense<0> : tensor<1x2xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<1x2xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<1x2xi32>
%c2 = stablehlo.constant dense<"0x39521C3E9A7D20BF3D1306BFEB8300BF6492F93F43F1073F"> : tensor<1x3x2xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<1x3x2xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<1x3x2xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<1x3x2xf32>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> (tensor<7x5xf32>)
%e0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<7x5xf32>, tensor<7x5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<7x5xf32>, %arg1: tensor<1x2xi32>, %arg2: tensor<1x3x2xf32>) -> (tensor<7x5xf32>) {
%0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
%1 = stablehlo.add %arg3, %arg4 : tensor<f32>
stablehlo.return %1 : tensor<f32>
}) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> tensor<7x5xf32>
return %0 : tensor<7x5xf32>
}
}
// -----
// scatter_max_across_4
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<7x5xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<7x5xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<7x5xf32>
%c1 = stablehlo.constant dense<"0x0000000004000000"> : tensor<1x2xi32>
%z1 = stablehlo.constant dense<0> : tensor<1x2xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<1x2xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<1x2xi32>
%c2 = stablehlo.constant dense<"0x39521C3E9A7D20BF3D1306BFEB8300BF6492F93F43F1073F"> : tensor<1x3x2xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<1x3x2xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<1x3x2xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<1x3x2xf32>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> (tensor<7x5xf32>)
%e0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<7x5xf32>, tensor<7x5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<7x5xf32>, %arg1: tensor<1x2xi32>, %arg2: tensor<1x3x2xf32>) -> (tensor<7x5xf32>) {
%0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
%1 = stablehlo.maximum %arg3, %arg4 : tensor<f32>
stablehlo.return %1 : tensor<f32>
}) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> tensor<7x5xf32>
return %0 : tensor<7x5xf32>
}
}
// -----
// scatter_mul_across_4
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<7x5xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<7x5xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<7x5xf32>
%c1 = stablehlo.constant dense<"0x0000000004000000"> : tensor<1x2xi32>
%z1 = stablehlo.constant dense<0> : tensor<1x2xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<1x2xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<1x2xi32>
%c2 = stablehlo.constant dense<"0x39521C3E9A7D20BF3D1306BFEB8300BF6492F93F43F1073F"> : tensor<1x3x2xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<1x3x2xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<1x3x2xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<1x3x2xf32>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> (tensor<7x5xf32>)
%e0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<7x5xf32>, tensor<7x5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<7x5xf32>, %arg1: tensor<1x2xi32>, %arg2: tensor<1x3x2xf32>) -> (tensor<7x5xf32>) {
%0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
%1 = stablehlo.multiply %arg3, %arg4 : tensor<f32>
stablehlo.return %1 : tensor<f32>
}) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> tensor<7x5xf32>
return %0 : tensor<7x5xf32>
}
}
// -----
// gather_gradient_across_4
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<7x5xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<7x5xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<7x5xf32>
%c1 = stablehlo.constant dense<"0x0000000004000000"> : tensor<1x2xi32>
%z1 = stablehlo.constant dense<0> : tensor<1x2xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<1x2xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<1x2xi32>
%c2 = stablehlo.constant dense<"0x39521C3E9A7D20BF3D1306BFEB8300BF6492F93F43F1073F"> : tensor<1x3x2xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<1x3x2xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<1x3x2xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<1x3x2xf32>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> (tensor<7x5xf32>)
%e0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<7x5xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<7x5xf32>, tensor<7x5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<7x5xf32>, %arg1: tensor<1x2xi32>, %arg2: tensor<1x3x2xf32>) -> (tensor<7x5xf32>) {
%c = stablehlo.constant dense<[4, 3]> : tensor<2xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1x2xi32>
%1 = stablehlo.compare GE, %arg1, %0, SIGNED : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
%2 = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<2xi32>) -> tensor<1x2xi32>
%3 = stablehlo.compare LE, %arg1, %2, SIGNED : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
%4 = stablehlo.and %1, %3 : tensor<1x2xi1>
%c_1 = stablehlo.constant dense<true> : tensor<i1>
%5 = stablehlo.reduce(%4 init: %c_1) applies stablehlo.and across dimensions = [1] : (tensor<1x2xi1>, tensor<i1>) -> tensor<1xi1>
%6 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 3, 2>}> : (tensor<7x5xf32>, tensor<1x2xi32>) -> tensor<1x3x2xf32>
%7 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<1xi1>) -> tensor<1x3x2xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x3x2xf32>
%9 = stablehlo.select %7, %6, %8 : tensor<1x3x2xi1>, tensor<1x3x2xf32>
%10 = stablehlo.multiply %9, %9 : tensor<1x3x2xf32>
%cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1x3x2xf32>
%12 = stablehlo.multiply %11, %9 : tensor<1x3x2xf32>
%13 = stablehlo.multiply %10, %arg2 : tensor<1x3x2xf32>
%cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%14 = stablehlo.reduce(%13 init: %cst_3) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x3x2xf32>, tensor<f32>) -> tensor<f32>
%cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x3x2xf32>
%16 = stablehlo.multiply %15, %arg2 : tensor<1x3x2xf32>
%17 = stablehlo.multiply %16, %12 : tensor<1x3x2xf32>
%cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
%19 = "stablehlo.scatter"(%18, %arg1, %17) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
%20 = stablehlo.add %arg3, %arg4 : tensor<f32>
stablehlo.return %20 : tensor<f32>
}) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> tensor<7x5xf32>
return %19 : tensor<7x5xf32>
}
}
// -----
// scatter_columns_across_4
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<7x5xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<7x5xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<7x5xf32>
%c1 = stablehlo.constant dense<"0x0000000004000000"> : tensor<1x2xi32>
%z1 = stablehlo.constant dense<0> : tensor<1x2xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<1x2xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<1x2xi32>
%c2 = stablehlo.constant dense<"0x0C2CBEBFD54D3DBB5FDECF3EAD4FF1BF0843B4BF7A3EDB3FD6F1DBBF458EBDBF4F8BE53F1B9EF93EAB2606BF379D3A3D4EC0263F721566BF405CB9BFED79933F01732E3F30DF4A3D472BA23F2603493E503AF63F"> : tensor<7x1x3xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<7x1x3xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<7x1x3xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<7x1x3xf32>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<7x1x3xf32>) -> (tensor<7x5xf32>)
%e0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<7x5xf32>, tensor<7x5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<7x5xf32>, %arg1: tensor<1x2xi32>, %arg2: tensor<7x1x3xf32>) -> (tensor<7x5xf32>) {
%0 = stablehlo.slice %arg1 [0:1, 1:2] : (tensor<1x2xi32>) -> tensor<1x1xi32>
%1 = "stablehlo.scatter"(%arg0, %0, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
%2 = stablehlo.add %arg3, %arg4 : tensor<f32>
stablehlo.return %2 : tensor<f32>
}) : (tensor<7x5xf32>, tensor<1x1xi32>, tensor<7x1x3xf32>) -> tensor<7x5xf32>
return %1 : tensor<7x5xf32>
}
}
// -----
// scatter_add_across_5
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<7x5xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<7x5xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<7x5xf32>
%c1 = stablehlo.constant dense<"0x06000000FFFFFFFF"> : tensor<1x2xi32>
%z1 = stablehlo.constant dense<0> : tensor<1x2xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<1x2xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<1x2xi32>
%c2 = stablehlo.constant dense<"0x39521C3E9A7D20BF3D1306BFEB8300BF6492F93F43F1073F"> : tensor<1x3x2xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<1x3x2xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<1x3x2xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<1x3x2xf32>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> (tensor<7x5xf32>)
%e0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<7x5xf32>, tensor<7x5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<7x5xf32>, %arg1: tensor<1x2xi32>, %arg2: tensor<1x3x2xf32>) -> (tensor<7x5xf32>) {
%0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
%1 = stablehlo.add %arg3, %arg4 : tensor<f32>
stablehlo.return %1 : tensor<f32>
}) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> tensor<7x5xf32>
return %0 : tensor<7x5xf32>
}
}
// -----
// scatter_max_across_5
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<7x5xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<7x5xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<7x5xf32>
%c1 = stablehlo.constant dense<"0x06000000FFFFFFFF"> : tensor<1x2xi32>
%z1 = stablehlo.constant dense<0> : tensor<1x2xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<1x2xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<1x2xi32>
%c2 = stablehlo.constant dense<"0x39521C3E9A7D20BF3D1306BFEB8300BF6492F93F43F1073F"> : tensor<1x3x2xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<1x3x2xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<1x3x2xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<1x3x2xf32>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> (tensor<7x5xf32>)
%e0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<7x5xf32>, tensor<7x5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<7x5xf32>, %arg1: tensor<1x2xi32>, %arg2: tensor<1x3x2xf32>) -> (tensor<7x5xf32>) {
%0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
%1 = stablehlo.maximum %arg3, %arg4 : tensor<f32>
stablehlo.return %1 : tensor<f32>
}) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> tensor<7x5xf32>
return %0 : tensor<7x5xf32>
}
}
// -----
// scatter_mul_across_5
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<7x5xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<7x5xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<7x5xf32>
%c1 = stablehlo.constant dense<"0x06000000FFFFFFFF"> : tensor<1x2xi32>
%z1 = stablehlo.constant dense<0> : tensor<1x2xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<1x2xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<1x2xi32>
%c2 = stablehlo.constant dense<"0x39521C3E9A7D20BF3D1306BFEB8300BF6492F93F43F1073F"> : tensor<1x3x2xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<1x3x2xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<1x3x2xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<1x3x2xf32>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> (tensor<7x5xf32>)
%e0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<7x5xf32>, tensor<7x5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<7x5xf32>, %arg1: tensor<1x2xi32>, %arg2: tensor<1x3x2xf32>) -> (tensor<7x5xf32>) {
%0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
%1 = stablehlo.multiply %arg3, %arg4 : tensor<f32>
stablehlo.return %1 : tensor<f32>
}) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> tensor<7x5xf32>
return %0 : tensor<7x5xf32>
}
}
// -----
// gather_gradient_across_5
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<7x5xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<7x5xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<7x5xf32>
%c1 = stablehlo.constant dense<"0x06000000FFFFFFFF"> : tensor<1x2xi32>
%z1 = stablehlo.constant dense<0> : tensor<1x2xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<1x2xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<1x2xi32>
%c2 = stablehlo.constant dense<"0x39521C3E9A7D20BF3D1306BFEB8300BF6492F93F43F1073F"> : tensor<1x3x2xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<1x3x2xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<1x3x2xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<1x3x2xf32>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> (tensor<7x5xf32>)
%e0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<7x5xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<7x5xf32>, tensor<7x5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<7x5xf32>, %arg1: tensor<1x2xi32>, %arg2: tensor<1x3x2xf32>) -> (tensor<7x5xf32>) {
%c = stablehlo.constant dense<[4, 3]> : tensor<2xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1x2xi32>
%1 = stablehlo.compare GE, %arg1, %0, SIGNED : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
%2 = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<2xi32>) -> tensor<1x2xi32>
%3 = stablehlo.compare LE, %arg1, %2, SIGNED : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
%4 = stablehlo.and %1, %3 : tensor<1x2xi1>
%c_1 = stablehlo.constant dense<true> : tensor<i1>
%5 = stablehlo.reduce(%4 init: %c_1) applies stablehlo.and across dimensions = [1] : (tensor<1x2xi1>, tensor<i1>) -> tensor<1xi1>
%6 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 3, 2>}> : (tensor<7x5xf32>, tensor<1x2xi32>) -> tensor<1x3x2xf32>
%7 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<1xi1>) -> tensor<1x3x2xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x3x2xf32>
%9 = stablehlo.select %7, %6, %8 : tensor<1x3x2xi1>, tensor<1x3x2xf32>
%10 = stablehlo.multiply %9, %9 : tensor<1x3x2xf32>
%cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1x3x2xf32>
%12 = stablehlo.multiply %11, %9 : tensor<1x3x2xf32>
%13 = stablehlo.multiply %10, %arg2 : tensor<1x3x2xf32>
%cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%14 = stablehlo.reduce(%13 init: %cst_3) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x3x2xf32>, tensor<f32>) -> tensor<f32>
%cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x3x2xf32>
%16 = stablehlo.multiply %15, %arg2 : tensor<1x3x2xf32>
%17 = stablehlo.multiply %16, %12 : tensor<1x3x2xf32>
%cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
%19 = "stablehlo.scatter"(%18, %arg1, %17) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
%20 = stablehlo.add %arg3, %arg4 : tensor<f32>
stablehlo.return %20 : tensor<f32>
}) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> tensor<7x5xf32>
return %19 : tensor<7x5xf32>
}
}
// -----
// scatter_columns_across_5
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<7x5xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<7x5xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<7x5xf32>
%c1 = stablehlo.constant dense<"0x06000000FFFFFFFF"> : tensor<1x2xi32>
%z1 = stablehlo.constant dense<0> : tensor<1x2xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<1x2xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<1x2xi32>
%c2 = stablehlo.constant dense<"0x0C2CBEBFD54D3DBB5FDECF3EAD4FF1BF0843B4BF7A3EDB3FD6F1DBBF458EBDBF4F8BE53F1B9EF93EAB2606BF379D3A3D4EC0263F721566BF405CB9BFED79933F01732E3F30DF4A3D472BA23F2603493E503AF63F"> : tensor<7x1x3xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<7x1x3xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<7x1x3xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<7x1x3xf32>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<7x1x3xf32>) -> (tensor<7x5xf32>)
%e0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<7x5xf32>, tensor<7x5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<7x5xf32>, %arg1: tensor<1x2xi32>, %arg2: tensor<7x1x3xf32>) -> (tensor<7x5xf32>) {
%0 = stablehlo.slice %arg1 [0:1, 1:2] : (tensor<1x2xi32>) -> tensor<1x1xi32>
%1 = "stablehlo.scatter"(%arg0, %0, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
%2 = stablehlo.add %arg3, %arg4 : tensor<f32>
stablehlo.return %2 : tensor<f32>
}) : (tensor<7x5xf32>, tensor<1x1xi32>, tensor<7x1x3xf32>) -> tensor<7x5xf32>
return %1 : tensor<7x5xf32>
}
}
// -----
// scatter_add_across_6
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<7x5xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<7x5xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<7x5xf32>
%c1 = stablehlo.constant dense<"0x0300000000000000"> : tensor<1x2xi32>
%z1 = stablehlo.constant dense<0> : tensor<1x2xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<1x2xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<1x2xi32>
%c2 = stablehlo.constant dense<"0x39521C3E9A7D20BF3D1306BFEB8300BF6492F93F43F1073F"> : tensor<1x3x2xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<1x3x2xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<1x3x2xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<1x3x2xf32>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> (tensor<7x5xf32>)
%e0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE30AB06BDC81B41BF78E3DA3FB60477BFDBCC9FBF3C1C223E4069A43FAB7AD83F21B0C23FC50CDFBF83946C40DE61903F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<7x5xf32>, tensor<7x5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<7x5xf32>, %arg1: tensor<1x2xi32>, %arg2: tensor<1x3x2xf32>) -> (tensor<7x5xf32>) {
%0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
%1 = stablehlo.add %arg3, %arg4 : tensor<f32>
stablehlo.return %1 : tensor<f32>
}) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> tensor<7x5xf32>
return %0 : tensor<7x5xf32>
}
}
// -----
// scatter_max_across_6
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<7x5xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<7x5xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<7x5xf32>
%c1 = stablehlo.constant dense<"0x0300000000000000"> : tensor<1x2xi32>
%z1 = stablehlo.constant dense<0> : tensor<1x2xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<1x2xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<1x2xi32>
%c2 = stablehlo.constant dense<"0x39521C3E9A7D20BF3D1306BFEB8300BF6492F93F43F1073F"> : tensor<1x3x2xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<1x3x2xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<1x3x2xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<1x3x2xf32>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> (tensor<7x5xf32>)
%e0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE39521C3EB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBF6492F93F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<7x5xf32>, tensor<7x5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<7x5xf32>, %arg1: tensor<1x2xi32>, %arg2: tensor<1x3x2xf32>) -> (tensor<7x5xf32>) {
%0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
%1 = stablehlo.maximum %arg3, %arg4 : tensor<f32>
stablehlo.return %1 : tensor<f32>
}) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> tensor<7x5xf32>
return %0 : tensor<7x5xf32>
}
}
// -----
// scatter_mul_across_6
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<7x5xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<7x5xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<7x5xf32>
%c1 = stablehlo.constant dense<"0x0300000000000000"> : tensor<1x2xi32>
%z1 = stablehlo.constant dense<0> : tensor<1x2xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<1x2xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<1x2xi32>
%c2 = stablehlo.constant dense<"0x39521C3E9A7D20BF3D1306BFEB8300BF6492F93F43F1073F"> : tensor<1x3x2xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<1x3x2xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<1x3x2xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<1x3x2xf32>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> (tensor<7x5xf32>)
%e0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE6906E8BCED96A33D78E3DA3FB60477BFDBCC9FBFC6E3B6BEE09665BFAB7AD83F21B0C23FC50CDFBF5FF95940074EA23E913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<7x5xf32>, tensor<7x5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<7x5xf32>, %arg1: tensor<1x2xi32>, %arg2: tensor<1x3x2xf32>) -> (tensor<7x5xf32>) {
%0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
%1 = stablehlo.multiply %arg3, %arg4 : tensor<f32>
stablehlo.return %1 : tensor<f32>
}) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> tensor<7x5xf32>
return %0 : tensor<7x5xf32>
}
}
// -----
// gather_gradient_across_6
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<7x5xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<7x5xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<7x5xf32>
%c1 = stablehlo.constant dense<"0x0300000000000000"> : tensor<1x2xi32>
%z1 = stablehlo.constant dense<0> : tensor<1x2xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<1x2xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<1x2xi32>
%c2 = stablehlo.constant dense<"0x39521C3E9A7D20BF3D1306BFEB8300BF6492F93F43F1073F"> : tensor<1x3x2xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<1x3x2xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<1x3x2xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<1x3x2xf32>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> (tensor<7x5xf32>)
%e0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000690668BDED96233E000000000000000000000000C6E336BFE096E5BF0000000000000000000000005FF9D940074E223F0000000000000000000000000000000000000000000000000000000000000000"> : tensor<7x5xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<7x5xf32>, tensor<7x5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<7x5xf32>, %arg1: tensor<1x2xi32>, %arg2: tensor<1x3x2xf32>) -> (tensor<7x5xf32>) {
%c = stablehlo.constant dense<[4, 3]> : tensor<2xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1x2xi32>
%1 = stablehlo.compare GE, %arg1, %0, SIGNED : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
%2 = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<2xi32>) -> tensor<1x2xi32>
%3 = stablehlo.compare LE, %arg1, %2, SIGNED : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
%4 = stablehlo.and %1, %3 : tensor<1x2xi1>
%c_1 = stablehlo.constant dense<true> : tensor<i1>
%5 = stablehlo.reduce(%4 init: %c_1) applies stablehlo.and across dimensions = [1] : (tensor<1x2xi1>, tensor<i1>) -> tensor<1xi1>
%6 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 3, 2>}> : (tensor<7x5xf32>, tensor<1x2xi32>) -> tensor<1x3x2xf32>
%7 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<1xi1>) -> tensor<1x3x2xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x3x2xf32>
%9 = stablehlo.select %7, %6, %8 : tensor<1x3x2xi1>, tensor<1x3x2xf32>
%10 = stablehlo.multiply %9, %9 : tensor<1x3x2xf32>
%cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1x3x2xf32>
%12 = stablehlo.multiply %11, %9 : tensor<1x3x2xf32>
%13 = stablehlo.multiply %10, %arg2 : tensor<1x3x2xf32>
%cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%14 = stablehlo.reduce(%13 init: %cst_3) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x3x2xf32>, tensor<f32>) -> tensor<f32>
%cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x3x2xf32>
%16 = stablehlo.multiply %15, %arg2 : tensor<1x3x2xf32>
%17 = stablehlo.multiply %16, %12 : tensor<1x3x2xf32>
%cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
%19 = "stablehlo.scatter"(%18, %arg1, %17) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
%20 = stablehlo.add %arg3, %arg4 : tensor<f32>
stablehlo.return %20 : tensor<f32>
}) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> tensor<7x5xf32>
return %19 : tensor<7x5xf32>
}
}
// -----
// scatter_columns_across_6
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<7x5xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<7x5xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<7x5xf32>
%c1 = stablehlo.constant dense<"0x0300000000000000"> : tensor<1x2xi32>
%z1 = stablehlo.constant dense<0> : tensor<1x2xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<1x2xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<1x2xi32>
%c2 = stablehlo.constant dense<"0x0C2CBEBFD54D3DBB5FDECF3EAD4FF1BF0843B4BF7A3EDB3FD6F1DBBF458EBDBF4F8BE53F1B9EF93EAB2606BF379D3A3D4EC0263F721566BF405CB9BFED79933F01732E3F30DF4A3D472BA23F2603493E503AF63F"> : tensor<7x1x3xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<7x1x3xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<7x1x3xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<7x1x3xf32>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<7x1x3xf32>) -> (tensor<7x5xf32>)
%e0 = stablehlo.constant dense<"0xFEDF1EC0265EE43F9C3356BFEB33A4BFA3B619BF16A33DC0BCFC39BF4851313E10E9CA3FE15CB73FA63F6DC03853A8BF2804623EA8DA77BF6932AABE989F9A3ED9C426BF62B8E03FB60477BFDBCC9FBF4DADAA3FF840633F58F3783E21B0C23FC50CDFBF48883940BCA2A33F8A93C43FDF36BCBE1FAC8FBFBA151C404CC4573F387F424059E998BF4036BBBF"> : tensor<7x5xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<7x5xf32>, tensor<7x5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<7x5xf32>, %arg1: tensor<1x2xi32>, %arg2: tensor<7x1x3xf32>) -> (tensor<7x5xf32>) {
%0 = stablehlo.slice %arg1 [0:1, 1:2] : (tensor<1x2xi32>) -> tensor<1x1xi32>
%1 = "stablehlo.scatter"(%arg0, %0, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
%2 = stablehlo.add %arg3, %arg4 : tensor<f32>
stablehlo.return %2 : tensor<f32>
}) : (tensor<7x5xf32>, tensor<1x1xi32>, tensor<7x1x3xf32>) -> tensor<7x5xf32>
return %1 : tensor<7x5xf32>
}
}
// -----
// scatter_add_across_7
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<7x5xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<7x5xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<7x5xf32>
%c1 = stablehlo.constant dense<"0x0400000002000000"> : tensor<1x2xi32>
%z1 = stablehlo.constant dense<0> : tensor<1x2xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<1x2xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<1x2xi32>
%c2 = stablehlo.constant dense<"0x39521C3E9A7D20BF3D1306BFEB8300BF6492F93F43F1073F"> : tensor<1x3x2xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<1x3x2xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<1x3x2xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<1x3x2xf32>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> (tensor<7x5xf32>)
%e0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FF204EC3FA8E2643FC50CDFBFA296DF3F78D2183FE565763F5A9F5EBF1FAC8FBF2D00963F8283253F422B44406FE129BF4036BBBF"> : tensor<7x5xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<7x5xf32>, tensor<7x5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<7x5xf32>, %arg1: tensor<1x2xi32>, %arg2: tensor<1x3x2xf32>) -> (tensor<7x5xf32>) {
%0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
%1 = stablehlo.add %arg3, %arg4 : tensor<f32>
stablehlo.return %1 : tensor<f32>
}) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> tensor<7x5xf32>
return %0 : tensor<7x5xf32>
}
}
// -----
// scatter_max_across_7
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<7x5xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<7x5xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<7x5xf32>
%c1 = stablehlo.constant dense<"0x0400000002000000"> : tensor<1x2xi32>
%z1 = stablehlo.constant dense<0> : tensor<1x2xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<1x2xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<1x2xi32>
%c2 = stablehlo.constant dense<"0x39521C3E9A7D20BF3D1306BFEB8300BF6492F93F43F1073F"> : tensor<1x3x2xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<1x3x2xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<1x3x2xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<1x3x2xf32>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> (tensor<7x5xf32>)
%e0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F6492F93F43F1073F4036BBBF"> : tensor<7x5xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<7x5xf32>, tensor<7x5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<7x5xf32>, %arg1: tensor<1x2xi32>, %arg2: tensor<1x3x2xf32>) -> (tensor<7x5xf32>) {
%0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
%1 = stablehlo.maximum %arg3, %arg4 : tensor<f32>
stablehlo.return %1 : tensor<f32>
}) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> tensor<7x5xf32>
return %0 : tensor<7x5xf32>
}
}
// -----
// scatter_mul_across_7
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<7x5xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<7x5xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<7x5xf32>
%c1 = stablehlo.constant dense<"0x0400000002000000"> : tensor<1x2xi32>
%z1 = stablehlo.constant dense<0> : tensor<1x2xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<1x2xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<1x2xi32>
%c2 = stablehlo.constant dense<"0x39521C3E9A7D20BF3D1306BFEB8300BF6492F93F43F1073F"> : tensor<1x3x2xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<1x3x2xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<1x3x2xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<1x3x2xf32>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> (tensor<7x5xf32>)
%e0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43F4830843E331B74BFC50CDFBFA296DF3F78D2183FFF4347BFD9F83C3E1FAC8FBF2D00963F8283253F682E0B40536622BF4036BBBF"> : tensor<7x5xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<7x5xf32>, tensor<7x5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<7x5xf32>, %arg1: tensor<1x2xi32>, %arg2: tensor<1x3x2xf32>) -> (tensor<7x5xf32>) {
%0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
%1 = stablehlo.multiply %arg3, %arg4 : tensor<f32>
stablehlo.return %1 : tensor<f32>
}) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> tensor<7x5xf32>
return %0 : tensor<7x5xf32>
}
}
// -----
// gather_gradient_across_7
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<7x5xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<7x5xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<7x5xf32>
%c1 = stablehlo.constant dense<"0x0400000002000000"> : tensor<1x2xi32>
%z1 = stablehlo.constant dense<0> : tensor<1x2xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<1x2xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<1x2xi32>
%c2 = stablehlo.constant dense<"0x39521C3E9A7D20BF3D1306BFEB8300BF6492F93F43F1073F"> : tensor<1x3x2xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<1x3x2xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<1x3x2xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<1x3x2xf32>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> (tensor<7x5xf32>)
%e0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000004830043F331BF4BF000000000000000000000000FF43C7BFD9F8BC3E000000000000000000000000682E8B405366A2BF00000000"> : tensor<7x5xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<7x5xf32>, tensor<7x5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<7x5xf32>, %arg1: tensor<1x2xi32>, %arg2: tensor<1x3x2xf32>) -> (tensor<7x5xf32>) {
%c = stablehlo.constant dense<[4, 3]> : tensor<2xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1x2xi32>
%1 = stablehlo.compare GE, %arg1, %0, SIGNED : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
%2 = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<2xi32>) -> tensor<1x2xi32>
%3 = stablehlo.compare LE, %arg1, %2, SIGNED : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
%4 = stablehlo.and %1, %3 : tensor<1x2xi1>
%c_1 = stablehlo.constant dense<true> : tensor<i1>
%5 = stablehlo.reduce(%4 init: %c_1) applies stablehlo.and across dimensions = [1] : (tensor<1x2xi1>, tensor<i1>) -> tensor<1xi1>
%6 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 3, 2>}> : (tensor<7x5xf32>, tensor<1x2xi32>) -> tensor<1x3x2xf32>
%7 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<1xi1>) -> tensor<1x3x2xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x3x2xf32>
%9 = stablehlo.select %7, %6, %8 : tensor<1x3x2xi1>, tensor<1x3x2xf32>
%10 = stablehlo.multiply %9, %9 : tensor<1x3x2xf32>
%cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1x3x2xf32>
%12 = stablehlo.multiply %11, %9 : tensor<1x3x2xf32>
%13 = stablehlo.multiply %10, %arg2 : tensor<1x3x2xf32>
%cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%14 = stablehlo.reduce(%13 init: %cst_3) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x3x2xf32>, tensor<f32>) -> tensor<f32>
%cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x3x2xf32>
%16 = stablehlo.multiply %15, %arg2 : tensor<1x3x2xf32>
%17 = stablehlo.multiply %16, %12 : tensor<1x3x2xf32>
%cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
%19 = "stablehlo.scatter"(%18, %arg1, %17) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
%20 = stablehlo.add %arg3, %arg4 : tensor<f32>
stablehlo.return %20 : tensor<f32>
}) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>) -> tensor<7x5xf32>
return %19 : tensor<7x5xf32>
}
}
// -----
// scatter_columns_across_7
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<7x5xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<7x5xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<7x5xf32>
%c1 = stablehlo.constant dense<"0x0400000002000000"> : tensor<1x2xi32>
%z1 = stablehlo.constant dense<0> : tensor<1x2xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<1x2xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<1x2xi32>
%c2 = stablehlo.constant dense<"0x0C2CBEBFD54D3DBB5FDECF3EAD4FF1BF0843B4BF7A3EDB3FD6F1DBBF458EBDBF4F8BE53F1B9EF93EAB2606BF379D3A3D4EC0263F721566BF405CB9BFED79933F01732E3F30DF4A3D472BA23F2603493E503AF63F"> : tensor<7x1x3xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<7x1x3xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<7x1x3xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<7x1x3xf32>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<7x1x3xf32>) -> (tensor<7x5xf32>)
%e0 = stablehlo.constant dense<"0xE0277FBFCDBCE43FB99E2EC09292A4BFCE1D47BE7FF689BF54892E3FFF315BC04030353EAE4D4940758DFEBF6CD8293E509E52C0CCBD1CC0B5FEBA3F05FD3DBEB87802BE7FA50C40B095BEBFF1F799BF4C9A2E3F35ABE43F69ED1540D04A1F3F82344CC0A296DF3F78D2183F3FDB284023AFA03E265589BF2D00963F8283253FB4771840E8917FBF4010EC3E"> : tensor<7x5xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<7x5xf32>, tensor<7x5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<7x5xf32>, %arg1: tensor<1x2xi32>, %arg2: tensor<7x1x3xf32>) -> (tensor<7x5xf32>) {
%0 = stablehlo.slice %arg1 [0:1, 1:2] : (tensor<1x2xi32>) -> tensor<1x1xi32>
%1 = "stablehlo.scatter"(%arg0, %0, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
%2 = stablehlo.add %arg3, %arg4 : tensor<f32>
stablehlo.return %2 : tensor<f32>
}) : (tensor<7x5xf32>, tensor<1x1xi32>, tensor<7x1x3xf32>) -> tensor<7x5xf32>
return %1 : tensor<7x5xf32>
}
}
// -----
// scatter_row_across
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<7x5xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<7x5xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<7x5xf32>
%c1 = stablehlo.constant dense<"0xFFFFFFFF01000000"> : tensor<1x2xi32>
%z1 = stablehlo.constant dense<0> : tensor<1x2xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<1x2xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<1x2xi32>
%c2 = stablehlo.constant dense<"0x0719003F9B5FCB3FAD268D3FA5B18CBF36A14CBF6642BF3FDE4DFDBF0D78A43F"> : tensor<1x2x4xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<1x2x4xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<1x2x4xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<1x2x4xf32>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x2x4xf32>) -> (tensor<7x5xf32>)
%e0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<7x5xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<7x5xf32>, tensor<7x5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<7x5xf32>, %arg1: tensor<1x2xi32>, %arg2: tensor<1x2x4xf32>) -> (tensor<7x5xf32>) {
%0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
stablehlo.return %arg4 : tensor<f32>
}) : (tensor<7x5xf32>, tensor<1x2xi32>, tensor<1x2x4xf32>) -> tensor<7x5xf32>
return %0 : tensor<7x5xf32>
}
}
// -----
// exported_sort
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0E79E93FBBAA95BFEE29A83F4B91B3BF74CA513DBF68BABFC792413F8FF9AE3FBD8E98BE35F2E93F0992A63FE3AA25BF59289B3EC8B0813F2B7AA73FA6EBDD3F41C3B5BF61797B3FEFA6B8BF8A24D03FBB3A8CBFD7DBB43F9C5446BF9B8DF03F"> : tensor<6x4xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<6x4xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<6x4xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<6x4xf32>
%r:2 = call @f(%a0) : (tensor<6x4xf32>) -> (tensor<6x4xf32>, tensor<6x4xi64>)
%e0 = stablehlo.constant dense<"0x41C3B5BFBF68BABFEFA6B8BF4B91B3BFBB3A8CBFBBAA95BF9C5446BFE3AA25BFBD8E98BE61797B3FC792413F8FF9AE3F74CA513DC8B0813F0992A63F8A24D03F59289B3ED7DBB43F2B7AA73FA6EBDD3F0E79E93F35F2E93FEE29A83F9B8DF03F"> : tensor<6x4xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<6x4xf32>, tensor<6x4xf32>) -> ()
%e1 = stablehlo.constant dense<"0x030000000000000001000000000000000200000000000000000000000000000001000000000000000000000000000000020000000000000003000000000000000300000000000000000000000000000002000000000000000100000000000000000000000000000001000000000000000200000000000000030000000000000002000000000000000000000000000000010000000000000003000000000000000000000000000000020000000000000001000000000000000300000000000000"> : tensor<6x4xi64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<6x4xi64>, tensor<6x4xi64>) -> ()
return
}
func.func private @f(%arg0: tensor<6x4xf32>) -> (tensor<6x4xf32>, tensor<6x4xi64>) {
%0 = stablehlo.convert %arg0 : (tensor<6x4xf32>) -> tensor<?x?xf32>
%1:2 = call @"call_exported_<lambda>"(%0) : (tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xi64>)
%2 = stablehlo.convert %1#0 : (tensor<?x?xf32>) -> tensor<6x4xf32>
%3 = stablehlo.convert %1#1 : (tensor<?x?xi64>) -> tensor<6x4xi64>
return %2, %3 : tensor<6x4xf32>, tensor<6x4xi64>
}
func.func private @"call_exported_<lambda>"(%arg0: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xi64>) {
%c = stablehlo.constant dense<1> : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%c_1 = stablehlo.constant dense<2> : tensor<i64>
%0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
%1 = stablehlo.convert %0 : (tensor<i32>) -> tensor<i64>
%2 = stablehlo.get_dimension_size %arg0, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
%3 = stablehlo.convert %2 : (tensor<i32>) -> tensor<i64>
%4:2 = call @divmod(%1, %c_1) : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>)
%5 = stablehlo.compare EQ, %4#1, %c_0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%6:2 = call @divmod(%1, %c_1) : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>)
stablehlo.custom_call @shape_assertion(%5, %6#1) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Division had remainder {0} when computing the value of 'b'. Using the following polymorphic shapes specifications: args[0].shape = (2*b, c). Obtained dimension variables: . Please see https://docs.jax.dev/en/latest/501/shape-polymorphism.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i64>) -> ()
%7:2 = call @divmod(%1, %c_1) : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>)
%8 = stablehlo.compare GE, %7#0, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%9:2 = call @divmod(%1, %c_1) : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>)
stablehlo.custom_call @shape_assertion(%8, %9#0, %1) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'b'. Using the following polymorphic shapes specifications: args[0].shape = (2*b, c). Obtained dimension variables: 'b' = {0} from specification '2*b' for dimension args[0].shape[0] (= {1}), . Please see https://docs.jax.dev/en/latest/501/shape-polymorphism.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i64>, tensor<i64>) -> ()
%10 = stablehlo.compare GE, %3, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%11:2 = call @divmod(%1, %c_1) : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>)
stablehlo.custom_call @shape_assertion(%10, %11#0, %1, %3) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'c'. Using the following polymorphic shapes specifications: args[0].shape = (2*b, c). Obtained dimension variables: 'b' = {0} from specification '2*b' for dimension args[0].shape[0] (= {1}), 'c' = {2} from specification 'c' for dimension args[0].shape[1] (= {2}), . Please see https://docs.jax.dev/en/latest/501/shape-polymorphism.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i64>, tensor<i64>, tensor<i64>) -> ()
%12:2 = call @divmod(%1, %c_1) : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>)
%13:2 = call @_wrapped_jax_export_main(%12#0, %3, %arg0) : (tensor<i64>, tensor<i64>, tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xi64>)
return %13#0, %13#1 : tensor<?x?xf32>, tensor<?x?xi64>
}
func.func private @_wrapped_jax_export_main(%arg0: tensor<i64> {jax.global_constant = "b"}, %arg1: tensor<i64> {jax.global_constant = "c"}, %arg2: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xi64>) {
%0 = call @sort(%arg0, %arg1, %arg2) : (tensor<i64>, tensor<i64>, tensor<?x?xf32>) -> tensor<?x?xf32>
%1 = call @argsort(%arg0, %arg1, %arg2) : (tensor<i64>, tensor<i64>, tensor<?x?xf32>) -> tensor<?x?xi64>
return %0, %1 : tensor<?x?xf32>, tensor<?x?xi64>
}
func.func private @sort(%arg0: tensor<i64> {jax.global_constant = "b"}, %arg1: tensor<i64> {jax.global_constant = "c"}, %arg2: tensor<?x?xf32>) -> tensor<?x?xf32> {
%cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%0 = "stablehlo.sort"(%arg2) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
%1 = stablehlo.compare EQ, %arg3, %cst_0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%2 = stablehlo.select %1, %cst_0, %arg3 : tensor<i1>, tensor<f32>
%3 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%4 = stablehlo.select %3, %cst, %2 : tensor<i1>, tensor<f32>
%5 = stablehlo.compare EQ, %arg4, %cst_0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%6 = stablehlo.select %5, %cst_0, %arg4 : tensor<i1>, tensor<f32>
%7 = stablehlo.compare NE, %arg4, %arg4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%8 = stablehlo.select %7, %cst, %6 : tensor<i1>, tensor<f32>
%9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
stablehlo.return %9 : tensor<i1>
}) : (tensor<?x?xf32>) -> tensor<?x?xf32>
return %0 : tensor<?x?xf32>
}
func.func private @argsort(%arg0: tensor<i64> {jax.global_constant = "b"}, %arg1: tensor<i64> {jax.global_constant = "c"}, %arg2: tensor<?x?xf32>) -> tensor<?x?xi64> {
%cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%c = stablehlo.constant dense<2> : tensor<i64>
%0 = stablehlo.convert %arg0 : tensor<i64>
%1 = stablehlo.multiply %0, %c : tensor<i64>
%2 = stablehlo.convert %1 : (tensor<i64>) -> tensor<i32>
%3 = stablehlo.reshape %2 : (tensor<i32>) -> tensor<1xi32>
%4 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%5 = stablehlo.reshape %4 : (tensor<i32>) -> tensor<1xi32>
%6 = stablehlo.concatenate %3, %5, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%7 = stablehlo.dynamic_iota %6, dim = 1 : (tensor<2xi32>) -> tensor<?x?xi64>
%8:2 = "stablehlo.sort"(%arg2, %7) <{dimension = 1 : i64, is_stable = true}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>, %arg5: tensor<i64>, %arg6: tensor<i64>):
%9 = stablehlo.compare EQ, %arg3, %cst_0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%10 = stablehlo.select %9, %cst_0, %arg3 : tensor<i1>, tensor<f32>
%11 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%12 = stablehlo.select %11, %cst, %10 : tensor<i1>, tensor<f32>
%13 = stablehlo.compare EQ, %arg4, %cst_0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%14 = stablehlo.select %13, %cst_0, %arg4 : tensor<i1>, tensor<f32>
%15 = stablehlo.compare NE, %arg4, %arg4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%16 = stablehlo.select %15, %cst, %14 : tensor<i1>, tensor<f32>
%17 = stablehlo.compare LT, %12, %16, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
stablehlo.return %17 : tensor<i1>
}) : (tensor<?x?xf32>, tensor<?x?xi64>) -> (tensor<?x?xf32>, tensor<?x?xi64>)
return %8#1 : tensor<?x?xi64>
}
func.func private @divmod(%arg0: tensor<i64> {jax.global_constant = ""}, %arg1: tensor<i64> {jax.global_constant = ""}) -> (tensor<i64>, tensor<i64>) {
%0 = stablehlo.convert %arg0 : tensor<i64>
%1 = call @floor_divide(%0, %arg1) : (tensor<i64>, tensor<i64>) -> tensor<i64>
%2 = call @remainder(%0, %arg1) : (tensor<i64>, tensor<i64>) -> tensor<i64>
return %1, %2 : tensor<i64>, tensor<i64>
}
func.func private @floor_divide(%arg0: tensor<i64> {jax.global_constant = ""}, %arg1: tensor<i64> {jax.global_constant = ""}) -> tensor<i64> {
%c = stablehlo.constant dense<1> : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%0 = stablehlo.divide %arg0, %arg1 : tensor<i64>
%1 = stablehlo.sign %arg0 : tensor<i64>
%2 = stablehlo.sign %arg1 : tensor<i64>
%3 = stablehlo.compare NE, %1, %2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%4 = stablehlo.remainder %arg0, %arg1 : tensor<i64>
%5 = stablehlo.compare NE, %4, %c_0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%6 = stablehlo.and %3, %5 : tensor<i1>
%7 = stablehlo.subtract %0, %c : tensor<i64>
%8 = call @_where(%6, %7, %0) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
return %8 : tensor<i64>
}
func.func private @_where(%arg0: tensor<i1> {jax.global_constant = ""}, %arg1: tensor<i64> {jax.global_constant = ""}, %arg2: tensor<i64> {jax.global_constant = ""}) -> tensor<i64> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i64>
return %0 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<i64> {jax.global_constant = ""}, %arg1: tensor<i64> {jax.global_constant = ""}) -> tensor<i64> {
%c = stablehlo.constant dense<1> : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%0 = stablehlo.compare EQ, %arg1, %c_0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%1 = call @_where(%0, %c, %arg1) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
%2 = stablehlo.remainder %arg0, %1 : tensor<i64>
%3 = stablehlo.compare NE, %2, %c_0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%4 = stablehlo.compare LT, %2, %c_0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%5 = stablehlo.compare LT, %1, %c_0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
%7 = stablehlo.and %6, %3 : tensor<i1>
%8 = stablehlo.add %2, %1 : tensor<i64>
%9 = stablehlo.select %7, %8, %2 : tensor<i1>, tensor<i64>
return %9 : tensor<i64>
}
}
// -----
// exported_sizes
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0E79E93FBBAA95BFEE29A83F4B91B3BF74CA513DBF68BABFC792413F8FF9AE3FBD8E98BE35F2E93F0992A63FE3AA25BF59289B3EC8B0813F2B7AA73FA6EBDD3F41C3B5BF61797B3FEFA6B8BF8A24D03FBB3A8CBFD7DBB43F9C5446BF9B8DF03F"> : tensor<6x4xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<6x4xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<6x4xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<6x4xf32>
%r:5 = call @f(%a0) : (tensor<6x4xf32>) -> (tensor<1x4xf32>, tensor<3xf64>, tensor<24xf32>, tensor<2x4xf32>, tensor<6x4xf32>)
%e0 = stablehlo.constant dense<"0x0E79E93FBBAA95BFEE29A83F4B91B3BF"> : tensor<1x4xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<1x4xf32>, tensor<1x4xf32>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000F03F000000000000F03F000000000000F03F"> : tensor<3xf64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3xf64>, tensor<3xf64>) -> ()
%e2 = stablehlo.constant dense<"0xBB3A8CBFD7DBB43F9C5446BF9B8DF03F41C3B5BF61797B3FEFA6B8BF8A24D03F59289B3EC8B0813F2B7AA73FA6EBDD3FBD8E98BE35F2E93F0992A63FE3AA25BF74CA513DBF68BABFC792413F8FF9AE3F0E79E93FBBAA95BFEE29A83F4B91B3BF"> : tensor<24xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<24xf32>, tensor<24xf32>) -> ()
%e3 = stablehlo.constant dense<"0x74CA513DBF68BABFC792413F8FF9AE3F59289B3EC8B0813F2B7AA73FA6EBDD3F"> : tensor<2x4xf32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x4xf32>, tensor<2x4xf32>) -> ()
%e4 = stablehlo.constant dense<"0x74CA513DBF68BABFC792413F8FF9AE3FBD8E98BE35F2E93F0992A63FE3AA25BF59289B3EC8B0813F2B7AA73FA6EBDD3F41C3B5BF61797B3FEFA6B8BF8A24D03FBB3A8CBFD7DBB43F9C5446BF9B8DF03F0E79E93FBBAA95BFEE29A83F4B91B3BF"> : tensor<6x4xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<6x4xf32>, tensor<6x4xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<6x4xf32>) -> (tensor<1x4xf32>, tensor<3xf64>, tensor<24xf32>, tensor<2x4xf32>, tensor<6x4xf32>) {
%0 = stablehlo.convert %arg0 : (tensor<6x4xf32>) -> tensor<?x?xf32>
%1:5 = call @"call_exported_<lambda>"(%0) : (tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?xf64>, tensor<?xf32>, tensor<?x?xf32>, tensor<?x?xf32>)
%2 = stablehlo.convert %1#0 : (tensor<?x?xf32>) -> tensor<1x4xf32>
%3 = stablehlo.convert %1#1 : (tensor<?xf64>) -> tensor<3xf64>
%4 = stablehlo.convert %1#2 : (tensor<?xf32>) -> tensor<24xf32>
%5 = stablehlo.convert %1#3 : (tensor<?x?xf32>) -> tensor<2x4xf32>
%6 = stablehlo.convert %1#4 : (tensor<?x?xf32>) -> tensor<6x4xf32>
return %2, %3, %4, %5, %6 : tensor<1x4xf32>, tensor<3xf64>, tensor<24xf32>, tensor<2x4xf32>, tensor<6x4xf32>
}
func.func private @"call_exported_<lambda>"(%arg0: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?xf64>, tensor<?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
%c = stablehlo.constant dense<1> : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%c_1 = stablehlo.constant dense<2> : tensor<i64>
%0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
%1 = stablehlo.convert %0 : (tensor<i32>) -> tensor<i64>
%2 = stablehlo.get_dimension_size %arg0, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
%3 = stablehlo.convert %2 : (tensor<i32>) -> tensor<i64>
%4:2 = call @divmod_0(%1, %c_1) : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>)
%5 = stablehlo.compare EQ, %4#1, %c_0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%6:2 = call @divmod_0(%1, %c_1) : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>)
stablehlo.custom_call @shape_assertion(%5, %6#1) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Division had remainder {0} when computing the value of 'b'. Using the following polymorphic shapes specifications: args[0].shape = (2*b, c). Obtained dimension variables: . Please see https://docs.jax.dev/en/latest/501/shape-polymorphism.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i64>) -> ()
%7:2 = call @divmod_0(%1, %c_1) : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>)
%8 = stablehlo.compare GE, %7#0, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%9:2 = call @divmod_0(%1, %c_1) : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>)
stablehlo.custom_call @shape_assertion(%8, %9#0, %1) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'b'. Using the following polymorphic shapes specifications: args[0].shape = (2*b, c). Obtained dimension variables: 'b' = {0} from specification '2*b' for dimension args[0].shape[0] (= {1}), . Please see https://docs.jax.dev/en/latest/501/shape-polymorphism.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i64>, tensor<i64>) -> ()
%10 = stablehlo.compare GE, %3, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%11:2 = call @divmod_0(%1, %c_1) : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>)
stablehlo.custom_call @shape_assertion(%10, %11#0, %1, %3) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'c'. Using the following polymorphic shapes specifications: args[0].shape = (2*b, c). Obtained dimension variables: 'b' = {0} from specification '2*b' for dimension args[0].shape[0] (= {1}), 'c' = {2} from specification 'c' for dimension args[0].shape[1] (= {2}), . Please see https://docs.jax.dev/en/latest/501/shape-polymorphism.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i64>, tensor<i64>, tensor<i64>) -> ()
%12:2 = call @divmod_0(%1, %c_1) : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>)
%13:5 = call @_wrapped_jax_export_main(%12#0, %3, %arg0) : (tensor<i64>, tensor<i64>, tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?xf64>, tensor<?xf32>, tensor<?x?xf32>, tensor<?x?xf32>)
return %13#0, %13#1, %13#2, %13#3, %13#4 : tensor<?x?xf32>, tensor<?xf64>, tensor<?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
}
func.func private @_wrapped_jax_export_main(%arg0: tensor<i64> {jax.global_constant = "b"}, %arg1: tensor<i64> {jax.global_constant = "c"}, %arg2: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?xf64>, tensor<?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
%c = stablehlo.constant dense<1> : tensor<1xi32>
%c_0 = stablehlo.constant dense<-1> : tensor<i64>
%c_1 = stablehlo.constant dense<1> : tensor<i64>
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%c_2 = stablehlo.constant dense<4> : tensor<i64>
%c_3 = stablehlo.constant dense<2> : tensor<i64>
%c_4 = stablehlo.constant dense<0> : tensor<i64>
%0 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i64>) -> tensor<1xi64>
%1 = stablehlo.convert %arg0 : tensor<i64>
%2 = stablehlo.multiply %1, %c_3 : tensor<i64>
%3:2 = call @divmod(%arg0, %arg1, %2, %c_2) : (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>)
%4 = stablehlo.convert %3#0 : (tensor<i64>) -> tensor<i32>
%5 = stablehlo.reshape %4 : (tensor<i32>) -> tensor<1xi32>
%6 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%7 = stablehlo.reshape %6 : (tensor<i32>) -> tensor<1xi32>
%8 = stablehlo.concatenate %5, %7, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%9 = "stablehlo.dynamic_gather"(%arg2, %0, %8) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [0]>, indices_are_sorted = true}> : (tensor<?x?xf32>, tensor<1xi64>, tensor<2xi32>) -> tensor<?x?xf32>
%10 = stablehlo.convert %arg0 : tensor<i64>
%11 = stablehlo.multiply %10, %c_3 : tensor<i64>
%12:2 = call @divmod(%arg0, %arg1, %11, %c_2) : (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>)
%13 = stablehlo.add %12#1, %c_1 : tensor<i64>
%14 = stablehlo.convert %13 : (tensor<i64>) -> tensor<i32>
%15 = stablehlo.reshape %14 : (tensor<i32>) -> tensor<1xi32>
%16 = stablehlo.dynamic_broadcast_in_dim %cst, %15, dims = [] : (tensor<f64>, tensor<1xi32>) -> tensor<?xf64>
%17 = stablehlo.convert %arg0 : tensor<i64>
%18 = stablehlo.multiply %17, %c_3 : tensor<i64>
%19 = stablehlo.add %18, %c_0 : tensor<i64>
%20 = stablehlo.convert %19 : tensor<i64>
%21 = stablehlo.convert %arg0 : tensor<i64>
%22 = stablehlo.multiply %21, %c_3 : tensor<i64>
%23 = stablehlo.convert %22 : (tensor<i64>) -> tensor<i32>
%24 = stablehlo.reshape %23 : (tensor<i32>) -> tensor<1xi32>
%25 = stablehlo.dynamic_iota %24, dim = 0 : (tensor<1xi32>) -> tensor<?xi64>
%26 = stablehlo.convert %arg0 : tensor<i64>
%27 = stablehlo.multiply %26, %c_3 : tensor<i64>
%28 = stablehlo.convert %27 : (tensor<i64>) -> tensor<i32>
%29 = stablehlo.reshape %28 : (tensor<i32>) -> tensor<1xi32>
%30 = stablehlo.dynamic_broadcast_in_dim %c_0, %29, dims = [] : (tensor<i64>, tensor<1xi32>) -> tensor<?xi64>
%31 = stablehlo.multiply %30, %25 : tensor<?xi64>
%32 = stablehlo.convert %arg0 : tensor<i64>
%33 = stablehlo.multiply %32, %c_3 : tensor<i64>
%34 = stablehlo.convert %33 : (tensor<i64>) -> tensor<i32>
%35 = stablehlo.reshape %34 : (tensor<i32>) -> tensor<1xi32>
%36 = stablehlo.dynamic_broadcast_in_dim %20, %35, dims = [] : (tensor<i64>, tensor<1xi32>) -> tensor<?xi64>
%37 = stablehlo.add %36, %31 : tensor<?xi64>
%38 = stablehlo.reverse %37, dims = [0] : tensor<?xi64>
%39 = stablehlo.convert %arg0 : tensor<i64>
%40 = stablehlo.multiply %39, %c_3 : tensor<i64>
%41 = stablehlo.convert %40 : (tensor<i64>) -> tensor<i32>
%42 = stablehlo.reshape %41 : (tensor<i32>) -> tensor<1xi32>
%43 = stablehlo.concatenate %42, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%44 = stablehlo.dynamic_broadcast_in_dim %38, %43, dims = [0] : (tensor<?xi64>, tensor<2xi32>) -> tensor<?x1xi64>
%45 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%46 = stablehlo.reshape %45 : (tensor<i32>) -> tensor<1xi32>
%47 = stablehlo.concatenate %c, %46, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%48 = "stablehlo.dynamic_gather"(%arg2, %44, %47) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = true}> : (tensor<?x?xf32>, tensor<?x1xi64>, tensor<2xi32>) -> tensor<?x?xf32>
%49 = stablehlo.reverse %48, dims = [0] : tensor<?x?xf32>
%50 = stablehlo.multiply %arg1, %arg0 : tensor<i64>
%51 = stablehlo.convert %50 : tensor<i64>
%52 = stablehlo.multiply %51, %c_3 : tensor<i64>
%53 = stablehlo.convert %52 : (tensor<i64>) -> tensor<i32>
%54 = stablehlo.reshape %53 : (tensor<i32>) -> tensor<1xi32>
%55 = stablehlo.dynamic_reshape %49, %54 : (tensor<?x?xf32>, tensor<1xi32>) -> tensor<?xf32>
%56 = stablehlo.convert %arg0 : tensor<i64>
%57 = stablehlo.add %56, %c_0 : tensor<i64>
%58 = stablehlo.convert %57 : (tensor<i64>) -> tensor<i32>
%59 = stablehlo.reshape %58 : (tensor<i32>) -> tensor<1xi32>
%60 = stablehlo.dynamic_iota %59, dim = 0 : (tensor<1xi32>) -> tensor<?xi64>
%61 = stablehlo.convert %arg0 : tensor<i64>
%62 = stablehlo.add %61, %c_0 : tensor<i64>
%63 = stablehlo.convert %62 : (tensor<i64>) -> tensor<i32>
%64 = stablehlo.reshape %63 : (tensor<i32>) -> tensor<1xi32>
%65 = stablehlo.dynamic_broadcast_in_dim %c_3, %64, dims = [] : (tensor<i64>, tensor<1xi32>) -> tensor<?xi64>
%66 = stablehlo.multiply %65, %60 : tensor<?xi64>
%67 = stablehlo.convert %arg0 : tensor<i64>
%68 = stablehlo.add %67, %c_0 : tensor<i64>
%69 = stablehlo.convert %68 : (tensor<i64>) -> tensor<i32>
%70 = stablehlo.reshape %69 : (tensor<i32>) -> tensor<1xi32>
%71 = stablehlo.dynamic_broadcast_in_dim %c_1, %70, dims = [] : (tensor<i64>, tensor<1xi32>) -> tensor<?xi64>
%72 = stablehlo.add %71, %66 : tensor<?xi64>
%73 = stablehlo.convert %arg0 : tensor<i64>
%74 = stablehlo.add %73, %c_0 : tensor<i64>
%75 = stablehlo.convert %74 : (tensor<i64>) -> tensor<i32>
%76 = stablehlo.reshape %75 : (tensor<i32>) -> tensor<1xi32>
%77 = stablehlo.concatenate %76, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%78 = stablehlo.dynamic_broadcast_in_dim %72, %77, dims = [0] : (tensor<?xi64>, tensor<2xi32>) -> tensor<?x1xi64>
%79 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%80 = stablehlo.reshape %79 : (tensor<i32>) -> tensor<1xi32>
%81 = stablehlo.concatenate %c, %80, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%82 = "stablehlo.dynamic_gather"(%arg2, %78, %81) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = true}> : (tensor<?x?xf32>, tensor<?x1xi64>, tensor<2xi32>) -> tensor<?x?xf32>
%83 = call @_roll_static(%arg0, %arg1, %arg2) : (tensor<i64>, tensor<i64>, tensor<?x?xf32>) -> tensor<?x?xf32>
return %9, %16, %55, %82, %83 : tensor<?x?xf32>, tensor<?xf64>, tensor<?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
}
func.func private @divmod(%arg0: tensor<i64> {jax.global_constant = "b"}, %arg1: tensor<i64> {jax.global_constant = "c"}, %arg2: tensor<i64>, %arg3: tensor<i64>) -> (tensor<i64>, tensor<i64>) {
%0 = call @floor_divide(%arg0, %arg1, %arg2, %arg3) : (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<i64>
%1 = call @remainder(%arg0, %arg1, %arg2, %arg3) : (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<i64>
return %0, %1 : tensor<i64>, tensor<i64>
}
func.func private @floor_divide(%arg0: tensor<i64> {jax.global_constant = "b"}, %arg1: tensor<i64> {jax.global_constant = "c"}, %arg2: tensor<i64>, %arg3: tensor<i64>) -> tensor<i64> {
%c = stablehlo.constant dense<1> : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%0 = stablehlo.divide %arg2, %arg3 : tensor<i64>
%1 = stablehlo.sign %arg2 : tensor<i64>
%2 = stablehlo.sign %arg3 : tensor<i64>
%3 = stablehlo.compare NE, %1, %2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%4 = stablehlo.remainder %arg2, %arg3 : tensor<i64>
%5 = stablehlo.compare NE, %4, %c_0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%6 = stablehlo.and %3, %5 : tensor<i1>
%7 = stablehlo.subtract %0, %c : tensor<i64>
%8 = call @_where(%arg0, %arg1, %6, %7, %0) : (tensor<i64>, tensor<i64>, tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
return %8 : tensor<i64>
}
func.func private @_where(%arg0: tensor<i64> {jax.global_constant = "b"}, %arg1: tensor<i64> {jax.global_constant = "c"}, %arg2: tensor<i1>, %arg3: tensor<i64>, %arg4: tensor<i64>) -> tensor<i64> {
%0 = stablehlo.select %arg2, %arg3, %arg4 : tensor<i1>, tensor<i64>
return %0 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<i64> {jax.global_constant = "b"}, %arg1: tensor<i64> {jax.global_constant = "c"}, %arg2: tensor<i64>, %arg3: tensor<i64>) -> tensor<i64> {
%c = stablehlo.constant dense<1> : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%0 = stablehlo.compare EQ, %arg3, %c_0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%1 = call @_where(%arg0, %arg1, %0, %c, %arg3) : (tensor<i64>, tensor<i64>, tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
%2 = stablehlo.remainder %arg2, %1 : tensor<i64>
%3 = stablehlo.compare NE, %2, %c_0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%4 = stablehlo.compare LT, %2, %c_0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%5 = stablehlo.compare LT, %1, %c_0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
%7 = stablehlo.and %6, %3 : tensor<i1>
%8 = stablehlo.add %2, %1 : tensor<i64>
%9 = stablehlo.select %7, %8, %2 : tensor<i1>, tensor<i64>
return %9 : tensor<i64>
}
func.func private @_roll_static(%arg0: tensor<i64> {jax.global_constant = "b"}, %arg1: tensor<i64> {jax.global_constant = "c"}, %arg2: tensor<?x?xf32>) -> tensor<?x?xf32> {
%c = stablehlo.constant dense<1> : tensor<1xi32>
%c_0 = stablehlo.constant dense<0> : tensor<1xi32>
%c_1 = stablehlo.constant dense<7> : tensor<i64>
%c_2 = stablehlo.constant dense<2> : tensor<i64>
%0 = stablehlo.convert %arg0 : tensor<i64>
%1 = stablehlo.multiply %0, %c_2 : tensor<i64>
%2:2 = call @divmod(%arg0, %arg1, %c_1, %1) : (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>)
%3 = stablehlo.convert %2#1 : (tensor<i64>) -> tensor<i32>
%4 = stablehlo.reshape %3 : (tensor<i32>) -> tensor<1xi32>
%5 = stablehlo.concatenate %4, %c_0, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%6 = stablehlo.convert %arg0 : tensor<i64>
%7 = stablehlo.multiply %6, %c_2 : tensor<i64>
%8 = stablehlo.convert %7 : (tensor<i64>) -> tensor<i32>
%9 = stablehlo.reshape %8 : (tensor<i32>) -> tensor<1xi32>
%10 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%11 = stablehlo.reshape %10 : (tensor<i32>) -> tensor<1xi32>
%12 = stablehlo.concatenate %9, %11, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%13 = stablehlo.concatenate %c, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%14 = stablehlo.real_dynamic_slice %arg2, %5, %12, %13 : (tensor<?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
%15 = stablehlo.concatenate %c_0, %c_0, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%16 = stablehlo.convert %arg0 : tensor<i64>
%17 = stablehlo.multiply %16, %c_2 : tensor<i64>
%18:2 = call @divmod(%arg0, %arg1, %c_1, %17) : (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>)
%19 = stablehlo.convert %18#1 : (tensor<i64>) -> tensor<i32>
%20 = stablehlo.reshape %19 : (tensor<i32>) -> tensor<1xi32>
%21 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%22 = stablehlo.reshape %21 : (tensor<i32>) -> tensor<1xi32>
%23 = stablehlo.concatenate %20, %22, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%24 = stablehlo.concatenate %c, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%25 = stablehlo.real_dynamic_slice %arg2, %15, %23, %24 : (tensor<?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
%26 = stablehlo.concatenate %14, %25, dim = 0 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
return %26 : tensor<?x?xf32>
}
func.func private @divmod_0(%arg0: tensor<i64> {jax.global_constant = ""}, %arg1: tensor<i64> {jax.global_constant = ""}) -> (tensor<i64>, tensor<i64>) {
%0 = stablehlo.convert %arg0 : tensor<i64>
%1 = call @floor_divide_1(%0, %arg1) : (tensor<i64>, tensor<i64>) -> tensor<i64>
%2 = call @remainder_3(%0, %arg1) : (tensor<i64>, tensor<i64>) -> tensor<i64>
return %1, %2 : tensor<i64>, tensor<i64>
}
func.func private @floor_divide_1(%arg0: tensor<i64> {jax.global_constant = ""}, %arg1: tensor<i64> {jax.global_constant = ""}) -> tensor<i64> {
%c = stablehlo.constant dense<1> : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%0 = stablehlo.divide %arg0, %arg1 : tensor<i64>
%1 = stablehlo.sign %arg0 : tensor<i64>
%2 = stablehlo.sign %arg1 : tensor<i64>
%3 = stablehlo.compare NE, %1, %2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%4 = stablehlo.remainder %arg0, %arg1 : tensor<i64>
%5 = stablehlo.compare NE, %4, %c_0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%6 = stablehlo.and %3, %5 : tensor<i1>
%7 = stablehlo.subtract %0, %c : tensor<i64>
%8 = call @_where_2(%6, %7, %0) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
return %8 : tensor<i64>
}
func.func private @_where_2(%arg0: tensor<i1> {jax.global_constant = ""}, %arg1: tensor<i64> {jax.global_constant = ""}, %arg2: tensor<i64> {jax.global_constant = ""}) -> tensor<i64> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i64>
return %0 : tensor<i64>
}
func.func private @remainder_3(%arg0: tensor<i64> {jax.global_constant = ""}, %arg1: tensor<i64> {jax.global_constant = ""}) -> tensor<i64> {
%c = stablehlo.constant dense<1> : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%0 = stablehlo.compare EQ, %arg1, %c_0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%1 = call @_where_2(%0, %c, %arg1) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
%2 = stablehlo.remainder %arg0, %1 : tensor<i64>
%3 = stablehlo.compare NE, %2, %c_0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%4 = stablehlo.compare LT, %2, %c_0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%5 = stablehlo.compare LT, %1, %c_0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
%7 = stablehlo.and %6, %3 : tensor<i1>
%8 = stablehlo.add %2, %1 : tensor<i64>
%9 = stablehlo.select %7, %8, %2 : tensor<i1>, tensor<i64>
return %9 : tensor<i64>
}
}
// -----
// exported_random
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0E79E93FBBAA95BFEE29A83F4B91B3BF74CA513DBF68BABFC792413F8FF9AE3FBD8E98BE35F2E93F0992A63FE3AA25BF59289B3EC8B0813F2B7AA73FA6EBDD3F41C3B5BF61797B3FEFA6B8BF8A24D03FBB3A8CBFD7DBB43F9C5446BF9B8DF03F"> : tensor<6x4xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<6x4xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<6x4xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<6x4xf32>
%r:1 = call @f(%a0) : (tensor<6x4xf32>) -> (tensor<6x4xf64>)
%e0 = stablehlo.constant dense<"0xC8906E91EC02EB3FA040E47F5140A73FD80FBAD44BCCCC3FD0DC6134937BB03F00A8C0157273883FBC82AEC42FB2EA3FBE5FFA4F3805E43F46B755D19D9DE83F067DD9BA8746EB3F4E2F362D58F0E43F7A65D325AA85E83F403D0E97C6D6E43F9E6DC931931CEF3FECC652802E8CE33F3CF7A64DA937EB3F8CDA085207D3D73FF0188CE64388D53FB0DBAA699249E23F785CBAE2B7E9E13F886A6B935737D53F9017690A5ECFD23F28B5CFE30CD2D63F04700804161BDE3F00C1B7A97E27BA3F"> : tensor<6x4xf64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<6x4xf64>, tensor<6x4xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<6x4xf32>) -> (tensor<6x4xf64>) {
%0 = stablehlo.convert %arg0 : (tensor<6x4xf32>) -> tensor<?x?xf32>
%1 = call @"call_exported_<lambda>"(%0) : (tensor<?x?xf32>) -> tensor<?x?xf64>
%2 = stablehlo.convert %1 : (tensor<?x?xf64>) -> tensor<6x4xf64>
return %2 : tensor<6x4xf64>
}
func.func private @"call_exported_<lambda>"(%arg0: tensor<?x?xf32>) -> (tensor<?x?xf64>) {
%c = stablehlo.constant dense<1> : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%c_1 = stablehlo.constant dense<2> : tensor<i64>
%0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
%1 = stablehlo.convert %0 : (tensor<i32>) -> tensor<i64>
%2 = stablehlo.get_dimension_size %arg0, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
%3 = stablehlo.convert %2 : (tensor<i32>) -> tensor<i64>
%4:2 = call @divmod(%1, %c_1) : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>)
%5 = stablehlo.compare EQ, %4#1, %c_0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%6:2 = call @divmod(%1, %c_1) : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>)
stablehlo.custom_call @shape_assertion(%5, %6#1) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Division had remainder {0} when computing the value of 'b'. Using the following polymorphic shapes specifications: args[0].shape = (2*b, c). Obtained dimension variables: . Please see https://docs.jax.dev/en/latest/501/shape-polymorphism.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i64>) -> ()
%7:2 = call @divmod(%1, %c_1) : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>)
%8 = stablehlo.compare GE, %7#0, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%9:2 = call @divmod(%1, %c_1) : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>)
stablehlo.custom_call @shape_assertion(%8, %9#0, %1) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'b'. Using the following polymorphic shapes specifications: args[0].shape = (2*b, c). Obtained dimension variables: 'b' = {0} from specification '2*b' for dimension args[0].shape[0] (= {1}), . Please see https://docs.jax.dev/en/latest/501/shape-polymorphism.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i64>, tensor<i64>) -> ()
%10 = stablehlo.compare GE, %3, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%11:2 = call @divmod(%1, %c_1) : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>)
stablehlo.custom_call @shape_assertion(%10, %11#0, %1, %3) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'c'. Using the following polymorphic shapes specifications: args[0].shape = (2*b, c). Obtained dimension variables: 'b' = {0} from specification '2*b' for dimension args[0].shape[0] (= {1}), 'c' = {2} from specification 'c' for dimension args[0].shape[1] (= {2}), . Please see https://docs.jax.dev/en/latest/501/shape-polymorphism.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i64>, tensor<i64>, tensor<i64>) -> ()
%12:2 = call @divmod(%1, %c_1) : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>)
%13 = call @_wrapped_jax_export_main(%12#0, %3, %arg0) : (tensor<i64>, tensor<i64>, tensor<?x?xf32>) -> tensor<?x?xf64>
return %13 : tensor<?x?xf64>
}
func.func private @_wrapped_jax_export_main(%arg0: tensor<i64> {jax.global_constant = "b"}, %arg1: tensor<i64> {jax.global_constant = "c"}, %arg2: tensor<?x?xf32>) -> (tensor<?x?xf64>) {
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%c = stablehlo.constant dense<4294967295> : tensor<i64>
%c_1 = stablehlo.constant dense<7> : tensor<i64>
%c_2 = stablehlo.constant dense<32> : tensor<i64>
%0 = stablehlo.shift_right_logical %c_1, %c_2 : tensor<i64>
%1 = stablehlo.convert %0 : (tensor<i64>) -> tensor<ui32>
%2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%3 = stablehlo.and %c_1, %c : tensor<i64>
%4 = stablehlo.convert %3 : (tensor<i64>) -> tensor<ui32>
%5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%6 = stablehlo.concatenate %2, %5, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
%7 = call @_uniform(%arg0, %arg1, %6, %cst_0, %cst) : (tensor<i64>, tensor<i64>, tensor<2xui32>, tensor<f64>, tensor<f64>) -> tensor<?x?xf64>
return %7 : tensor<?x?xf64>
}
func.func private @_uniform(%arg0: tensor<i64> {jax.global_constant = "b"}, %arg1: tensor<i64> {jax.global_constant = "c"}, %arg2: tensor<2xui32>, %arg3: tensor<f64>, %arg4: tensor<f64>) -> tensor<?x?xf64> {
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%c = stablehlo.constant dense<4607182418800017408> : tensor<ui64>
%c_0 = stablehlo.constant dense<12> : tensor<ui64>
%c_1 = stablehlo.constant dense<32> : tensor<ui64>
%c_2 = stablehlo.constant dense<1> : tensor<ui64>
%c_3 = stablehlo.constant dense<2> : tensor<i64>
%0 = stablehlo.convert %arg3 : tensor<f64>
%1 = stablehlo.convert %arg4 : tensor<f64>
%2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
%4 = stablehlo.slice %arg2 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
%5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
%6 = stablehlo.slice %arg2 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
%7 = stablehlo.reshape %6 : (tensor<1xui32>) -> tensor<ui32>
%8 = stablehlo.convert %arg0 : tensor<i64>
%9 = stablehlo.multiply %8, %c_3 : tensor<i64>
%10 = stablehlo.convert %9 : (tensor<i64>) -> tensor<i32>
%11 = stablehlo.reshape %10 : (tensor<i32>) -> tensor<1xi32>
%12 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%13 = stablehlo.reshape %12 : (tensor<i32>) -> tensor<1xi32>
%14 = stablehlo.concatenate %11, %13, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%15 = stablehlo.dynamic_iota %14, dim = 0 : (tensor<2xi32>) -> tensor<?x?xui64>
%16 = stablehlo.convert %arg0 : tensor<i64>
%17 = stablehlo.multiply %16, %c_3 : tensor<i64>
%18 = stablehlo.convert %17 : (tensor<i64>) -> tensor<i32>
%19 = stablehlo.reshape %18 : (tensor<i32>) -> tensor<1xi32>
%20 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%21 = stablehlo.reshape %20 : (tensor<i32>) -> tensor<1xi32>
%22 = stablehlo.concatenate %19, %21, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%23 = stablehlo.dynamic_iota %22, dim = 1 : (tensor<2xi32>) -> tensor<?x?xui64>
%24 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui64>
%25 = stablehlo.convert %arg0 : tensor<i64>
%26 = stablehlo.multiply %25, %c_3 : tensor<i64>
%27 = stablehlo.convert %26 : (tensor<i64>) -> tensor<i32>
%28 = stablehlo.reshape %27 : (tensor<i32>) -> tensor<1xi32>
%29 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%30 = stablehlo.reshape %29 : (tensor<i32>) -> tensor<1xi32>
%31 = stablehlo.concatenate %28, %30, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%32 = stablehlo.dynamic_broadcast_in_dim %24, %31, dims = [] : (tensor<ui64>, tensor<2xi32>) -> tensor<?x?xui64>
%33 = stablehlo.multiply %32, %15 : tensor<?x?xui64>
%34 = stablehlo.convert %arg0 : tensor<i64>
%35 = stablehlo.multiply %34, %c_3 : tensor<i64>
%36 = stablehlo.convert %35 : (tensor<i64>) -> tensor<i32>
%37 = stablehlo.reshape %36 : (tensor<i32>) -> tensor<1xi32>
%38 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%39 = stablehlo.reshape %38 : (tensor<i32>) -> tensor<1xi32>
%40 = stablehlo.concatenate %37, %39, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%41 = stablehlo.dynamic_broadcast_in_dim %c_2, %40, dims = [] : (tensor<ui64>, tensor<2xi32>) -> tensor<?x?xui64>
%42 = stablehlo.multiply %41, %23 : tensor<?x?xui64>
%43 = stablehlo.add %33, %42 : tensor<?x?xui64>
%44 = stablehlo.convert %arg0 : tensor<i64>
%45 = stablehlo.multiply %44, %c_3 : tensor<i64>
%46 = stablehlo.convert %45 : (tensor<i64>) -> tensor<i32>
%47 = stablehlo.reshape %46 : (tensor<i32>) -> tensor<1xi32>
%48 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%49 = stablehlo.reshape %48 : (tensor<i32>) -> tensor<1xi32>
%50 = stablehlo.concatenate %47, %49, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%51 = stablehlo.dynamic_broadcast_in_dim %c_1, %50, dims = [] : (tensor<ui64>, tensor<2xi32>) -> tensor<?x?xui64>
%52 = stablehlo.shift_right_logical %43, %51 : tensor<?x?xui64>
%53 = stablehlo.convert %43 : (tensor<?x?xui64>) -> tensor<?x?xui32>
%54 = stablehlo.convert %52 : (tensor<?x?xui64>) -> tensor<?x?xui32>
%55:2 = call @threefry2x32(%arg0, %arg1, %5, %7, %54, %53) : (tensor<i64>, tensor<i64>, tensor<ui32>, tensor<ui32>, tensor<?x?xui32>, tensor<?x?xui32>) -> (tensor<?x?xui32>, tensor<?x?xui32>)
%56 = stablehlo.convert %55#0 : (tensor<?x?xui32>) -> tensor<?x?xui64>
%57 = stablehlo.convert %55#1 : (tensor<?x?xui32>) -> tensor<?x?xui64>
%58 = stablehlo.convert %arg0 : tensor<i64>
%59 = stablehlo.multiply %58, %c_3 : tensor<i64>
%60 = stablehlo.convert %59 : (tensor<i64>) -> tensor<i32>
%61 = stablehlo.reshape %60 : (tensor<i32>) -> tensor<1xi32>
%62 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%63 = stablehlo.reshape %62 : (tensor<i32>) -> tensor<1xi32>
%64 = stablehlo.concatenate %61, %63, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%65 = stablehlo.dynamic_broadcast_in_dim %c_1, %64, dims = [] : (tensor<ui64>, tensor<2xi32>) -> tensor<?x?xui64>
%66 = stablehlo.shift_left %56, %65 : tensor<?x?xui64>
%67 = stablehlo.or %66, %57 : tensor<?x?xui64>
%68 = stablehlo.convert %arg0 : tensor<i64>
%69 = stablehlo.multiply %68, %c_3 : tensor<i64>
%70 = stablehlo.convert %69 : (tensor<i64>) -> tensor<i32>
%71 = stablehlo.reshape %70 : (tensor<i32>) -> tensor<1xi32>
%72 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%73 = stablehlo.reshape %72 : (tensor<i32>) -> tensor<1xi32>
%74 = stablehlo.concatenate %71, %73, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%75 = stablehlo.dynamic_broadcast_in_dim %c_0, %74, dims = [] : (tensor<ui64>, tensor<2xi32>) -> tensor<?x?xui64>
%76 = stablehlo.shift_right_logical %67, %75 : tensor<?x?xui64>
%77 = stablehlo.convert %arg0 : tensor<i64>
%78 = stablehlo.multiply %77, %c_3 : tensor<i64>
%79 = stablehlo.convert %78 : (tensor<i64>) -> tensor<i32>
%80 = stablehlo.reshape %79 : (tensor<i32>) -> tensor<1xi32>
%81 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%82 = stablehlo.reshape %81 : (tensor<i32>) -> tensor<1xi32>
%83 = stablehlo.concatenate %80, %82, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%84 = stablehlo.dynamic_broadcast_in_dim %c, %83, dims = [] : (tensor<ui64>, tensor<2xi32>) -> tensor<?x?xui64>
%85 = stablehlo.or %76, %84 : tensor<?x?xui64>
%86 = stablehlo.bitcast_convert %85 : (tensor<?x?xui64>) -> tensor<?x?xf64>
%87 = stablehlo.convert %arg0 : tensor<i64>
%88 = stablehlo.multiply %87, %c_3 : tensor<i64>
%89 = stablehlo.convert %88 : (tensor<i64>) -> tensor<i32>
%90 = stablehlo.reshape %89 : (tensor<i32>) -> tensor<1xi32>
%91 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%92 = stablehlo.reshape %91 : (tensor<i32>) -> tensor<1xi32>
%93 = stablehlo.concatenate %90, %92, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%94 = stablehlo.dynamic_broadcast_in_dim %cst, %93, dims = [] : (tensor<f64>, tensor<2xi32>) -> tensor<?x?xf64>
%95 = stablehlo.subtract %86, %94 : tensor<?x?xf64>
%96 = stablehlo.subtract %3, %2 : tensor<1x1xf64>
%97 = stablehlo.convert %arg0 : tensor<i64>
%98 = stablehlo.multiply %97, %c_3 : tensor<i64>
%99 = stablehlo.convert %98 : (tensor<i64>) -> tensor<i32>
%100 = stablehlo.reshape %99 : (tensor<i32>) -> tensor<1xi32>
%101 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%102 = stablehlo.reshape %101 : (tensor<i32>) -> tensor<1xi32>
%103 = stablehlo.concatenate %100, %102, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%104 = stablehlo.dynamic_broadcast_in_dim %96, %103, dims = [0, 1] : (tensor<1x1xf64>, tensor<2xi32>) -> tensor<?x?xf64>
%105 = stablehlo.multiply %95, %104 : tensor<?x?xf64>
%106 = stablehlo.convert %arg0 : tensor<i64>
%107 = stablehlo.multiply %106, %c_3 : tensor<i64>
%108 = stablehlo.convert %107 : (tensor<i64>) -> tensor<i32>
%109 = stablehlo.reshape %108 : (tensor<i32>) -> tensor<1xi32>
%110 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%111 = stablehlo.reshape %110 : (tensor<i32>) -> tensor<1xi32>
%112 = stablehlo.concatenate %109, %111, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%113 = stablehlo.dynamic_broadcast_in_dim %2, %112, dims = [0, 1] : (tensor<1x1xf64>, tensor<2xi32>) -> tensor<?x?xf64>
%114 = stablehlo.add %105, %113 : tensor<?x?xf64>
%115 = stablehlo.convert %arg0 : tensor<i64>
%116 = stablehlo.multiply %115, %c_3 : tensor<i64>
%117 = stablehlo.convert %116 : (tensor<i64>) -> tensor<i32>
%118 = stablehlo.reshape %117 : (tensor<i32>) -> tensor<1xi32>
%119 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%120 = stablehlo.reshape %119 : (tensor<i32>) -> tensor<1xi32>
%121 = stablehlo.concatenate %118, %120, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%122 = stablehlo.dynamic_broadcast_in_dim %2, %121, dims = [0, 1] : (tensor<1x1xf64>, tensor<2xi32>) -> tensor<?x?xf64>
%123 = stablehlo.maximum %122, %114 : tensor<?x?xf64>
return %123 : tensor<?x?xf64>
}
func.func private @threefry2x32(%arg0: tensor<i64>, %arg1: tensor<i64>, %arg2: tensor<ui32>, %arg3: tensor<ui32>, %arg4: tensor<?x?xui32>, %arg5: tensor<?x?xui32>) -> (tensor<?x?xui32>, tensor<?x?xui32>) {
%c = stablehlo.constant dense<32> : tensor<ui32>
%c_0 = stablehlo.constant dense<1> : tensor<i64>
%c_1 = stablehlo.constant dense<5> : tensor<i64>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%c_3 = stablehlo.constant dense<2> : tensor<i64>
%c_4 = stablehlo.constant dense<466688986> : tensor<ui32>
%c_5 = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
%c_6 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
%0 = stablehlo.xor %arg2, %arg3 : tensor<ui32>
%1 = stablehlo.xor %0, %c_4 : tensor<ui32>
%2 = stablehlo.convert %arg0 : tensor<i64>
%3 = stablehlo.multiply %2, %c_3 : tensor<i64>
%4 = stablehlo.convert %3 : (tensor<i64>) -> tensor<i32>
%5 = stablehlo.reshape %4 : (tensor<i32>) -> tensor<1xi32>
%6 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%7 = stablehlo.reshape %6 : (tensor<i32>) -> tensor<1xi32>
%8 = stablehlo.concatenate %5, %7, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%9 = stablehlo.dynamic_broadcast_in_dim %arg2, %8, dims = [] : (tensor<ui32>, tensor<2xi32>) -> tensor<?x?xui32>
%10 = stablehlo.add %arg4, %9 : tensor<?x?xui32>
%11 = stablehlo.convert %arg0 : tensor<i64>
%12 = stablehlo.multiply %11, %c_3 : tensor<i64>
%13 = stablehlo.convert %12 : (tensor<i64>) -> tensor<i32>
%14 = stablehlo.reshape %13 : (tensor<i32>) -> tensor<1xi32>
%15 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%16 = stablehlo.reshape %15 : (tensor<i32>) -> tensor<1xi32>
%17 = stablehlo.concatenate %14, %16, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%18 = stablehlo.dynamic_broadcast_in_dim %arg3, %17, dims = [] : (tensor<ui32>, tensor<2xi32>) -> tensor<?x?xui32>
%19 = stablehlo.add %arg5, %18 : tensor<?x?xui32>
%20:9 = stablehlo.while(%iterArg = %c_2, %iterArg_7 = %c_2, %iterArg_8 = %10, %iterArg_9 = %19, %iterArg_10 = %arg3, %iterArg_11 = %1, %iterArg_12 = %arg2, %iterArg_13 = %c_5, %iterArg_14 = %c_6) : tensor<i64>, tensor<i64>, tensor<?x?xui32>, tensor<?x?xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
cond {
%21 = stablehlo.compare LT, %iterArg, %c_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %21 : tensor<i1>
} do {
%21 = stablehlo.add %iterArg_7, %c_0 : tensor<i64>
%22 = stablehlo.slice %iterArg_13 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
%23 = stablehlo.reshape %22 : (tensor<1xui32>) -> tensor<ui32>
%24 = stablehlo.slice %iterArg_13 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
%25 = stablehlo.reshape %24 : (tensor<1xui32>) -> tensor<ui32>
%26 = stablehlo.slice %iterArg_13 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
%27 = stablehlo.reshape %26 : (tensor<1xui32>) -> tensor<ui32>
%28 = stablehlo.slice %iterArg_13 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
%29 = stablehlo.reshape %28 : (tensor<1xui32>) -> tensor<ui32>
%30 = stablehlo.add %iterArg_8, %iterArg_9 : tensor<?x?xui32>
%31 = stablehlo.convert %arg0 : tensor<i64>
%32 = stablehlo.multiply %31, %c_3 : tensor<i64>
%33 = stablehlo.convert %32 : (tensor<i64>) -> tensor<i32>
%34 = stablehlo.reshape %33 : (tensor<i32>) -> tensor<1xi32>
%35 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%36 = stablehlo.reshape %35 : (tensor<i32>) -> tensor<1xi32>
%37 = stablehlo.concatenate %34, %36, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%38 = stablehlo.dynamic_broadcast_in_dim %23, %37, dims = [] : (tensor<ui32>, tensor<2xi32>) -> tensor<?x?xui32>
%39 = stablehlo.shift_left %iterArg_9, %38 : tensor<?x?xui32>
%40 = stablehlo.subtract %c, %23 : tensor<ui32>
%41 = stablehlo.convert %arg0 : tensor<i64>
%42 = stablehlo.multiply %41, %c_3 : tensor<i64>
%43 = stablehlo.convert %42 : (tensor<i64>) -> tensor<i32>
%44 = stablehlo.reshape %43 : (tensor<i32>) -> tensor<1xi32>
%45 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%46 = stablehlo.reshape %45 : (tensor<i32>) -> tensor<1xi32>
%47 = stablehlo.concatenate %44, %46, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%48 = stablehlo.dynamic_broadcast_in_dim %40, %47, dims = [] : (tensor<ui32>, tensor<2xi32>) -> tensor<?x?xui32>
%49 = stablehlo.shift_right_logical %iterArg_9, %48 : tensor<?x?xui32>
%50 = stablehlo.or %39, %49 : tensor<?x?xui32>
%51 = stablehlo.xor %30, %50 : tensor<?x?xui32>
%52 = stablehlo.add %30, %51 : tensor<?x?xui32>
%53 = stablehlo.convert %arg0 : tensor<i64>
%54 = stablehlo.multiply %53, %c_3 : tensor<i64>
%55 = stablehlo.convert %54 : (tensor<i64>) -> tensor<i32>
%56 = stablehlo.reshape %55 : (tensor<i32>) -> tensor<1xi32>
%57 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%58 = stablehlo.reshape %57 : (tensor<i32>) -> tensor<1xi32>
%59 = stablehlo.concatenate %56, %58, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%60 = stablehlo.dynamic_broadcast_in_dim %25, %59, dims = [] : (tensor<ui32>, tensor<2xi32>) -> tensor<?x?xui32>
%61 = stablehlo.shift_left %51, %60 : tensor<?x?xui32>
%62 = stablehlo.subtract %c, %25 : tensor<ui32>
%63 = stablehlo.convert %arg0 : tensor<i64>
%64 = stablehlo.multiply %63, %c_3 : tensor<i64>
%65 = stablehlo.convert %64 : (tensor<i64>) -> tensor<i32>
%66 = stablehlo.reshape %65 : (tensor<i32>) -> tensor<1xi32>
%67 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%68 = stablehlo.reshape %67 : (tensor<i32>) -> tensor<1xi32>
%69 = stablehlo.concatenate %66, %68, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%70 = stablehlo.dynamic_broadcast_in_dim %62, %69, dims = [] : (tensor<ui32>, tensor<2xi32>) -> tensor<?x?xui32>
%71 = stablehlo.shift_right_logical %51, %70 : tensor<?x?xui32>
%72 = stablehlo.or %61, %71 : tensor<?x?xui32>
%73 = stablehlo.xor %52, %72 : tensor<?x?xui32>
%74 = stablehlo.add %52, %73 : tensor<?x?xui32>
%75 = stablehlo.convert %arg0 : tensor<i64>
%76 = stablehlo.multiply %75, %c_3 : tensor<i64>
%77 = stablehlo.convert %76 : (tensor<i64>) -> tensor<i32>
%78 = stablehlo.reshape %77 : (tensor<i32>) -> tensor<1xi32>
%79 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%80 = stablehlo.reshape %79 : (tensor<i32>) -> tensor<1xi32>
%81 = stablehlo.concatenate %78, %80, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%82 = stablehlo.dynamic_broadcast_in_dim %27, %81, dims = [] : (tensor<ui32>, tensor<2xi32>) -> tensor<?x?xui32>
%83 = stablehlo.shift_left %73, %82 : tensor<?x?xui32>
%84 = stablehlo.subtract %c, %27 : tensor<ui32>
%85 = stablehlo.convert %arg0 : tensor<i64>
%86 = stablehlo.multiply %85, %c_3 : tensor<i64>
%87 = stablehlo.convert %86 : (tensor<i64>) -> tensor<i32>
%88 = stablehlo.reshape %87 : (tensor<i32>) -> tensor<1xi32>
%89 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%90 = stablehlo.reshape %89 : (tensor<i32>) -> tensor<1xi32>
%91 = stablehlo.concatenate %88, %90, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%92 = stablehlo.dynamic_broadcast_in_dim %84, %91, dims = [] : (tensor<ui32>, tensor<2xi32>) -> tensor<?x?xui32>
%93 = stablehlo.shift_right_logical %73, %92 : tensor<?x?xui32>
%94 = stablehlo.or %83, %93 : tensor<?x?xui32>
%95 = stablehlo.xor %74, %94 : tensor<?x?xui32>
%96 = stablehlo.add %74, %95 : tensor<?x?xui32>
%97 = stablehlo.convert %arg0 : tensor<i64>
%98 = stablehlo.multiply %97, %c_3 : tensor<i64>
%99 = stablehlo.convert %98 : (tensor<i64>) -> tensor<i32>
%100 = stablehlo.reshape %99 : (tensor<i32>) -> tensor<1xi32>
%101 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%102 = stablehlo.reshape %101 : (tensor<i32>) -> tensor<1xi32>
%103 = stablehlo.concatenate %100, %102, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%104 = stablehlo.dynamic_broadcast_in_dim %29, %103, dims = [] : (tensor<ui32>, tensor<2xi32>) -> tensor<?x?xui32>
%105 = stablehlo.shift_left %95, %104 : tensor<?x?xui32>
%106 = stablehlo.subtract %c, %29 : tensor<ui32>
%107 = stablehlo.convert %arg0 : tensor<i64>
%108 = stablehlo.multiply %107, %c_3 : tensor<i64>
%109 = stablehlo.convert %108 : (tensor<i64>) -> tensor<i32>
%110 = stablehlo.reshape %109 : (tensor<i32>) -> tensor<1xi32>
%111 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%112 = stablehlo.reshape %111 : (tensor<i32>) -> tensor<1xi32>
%113 = stablehlo.concatenate %110, %112, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%114 = stablehlo.dynamic_broadcast_in_dim %106, %113, dims = [] : (tensor<ui32>, tensor<2xi32>) -> tensor<?x?xui32>
%115 = stablehlo.shift_right_logical %95, %114 : tensor<?x?xui32>
%116 = stablehlo.or %105, %115 : tensor<?x?xui32>
%117 = stablehlo.xor %96, %116 : tensor<?x?xui32>
%118 = stablehlo.convert %arg0 : tensor<i64>
%119 = stablehlo.multiply %118, %c_3 : tensor<i64>
%120 = stablehlo.convert %119 : (tensor<i64>) -> tensor<i32>
%121 = stablehlo.reshape %120 : (tensor<i32>) -> tensor<1xi32>
%122 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%123 = stablehlo.reshape %122 : (tensor<i32>) -> tensor<1xi32>
%124 = stablehlo.concatenate %121, %123, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%125 = stablehlo.dynamic_broadcast_in_dim %iterArg_10, %124, dims = [] : (tensor<ui32>, tensor<2xi32>) -> tensor<?x?xui32>
%126 = stablehlo.add %96, %125 : tensor<?x?xui32>
%127 = stablehlo.convert %arg0 : tensor<i64>
%128 = stablehlo.multiply %127, %c_3 : tensor<i64>
%129 = stablehlo.convert %128 : (tensor<i64>) -> tensor<i32>
%130 = stablehlo.reshape %129 : (tensor<i32>) -> tensor<1xi32>
%131 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%132 = stablehlo.reshape %131 : (tensor<i32>) -> tensor<1xi32>
%133 = stablehlo.concatenate %130, %132, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%134 = stablehlo.dynamic_broadcast_in_dim %iterArg_11, %133, dims = [] : (tensor<ui32>, tensor<2xi32>) -> tensor<?x?xui32>
%135 = stablehlo.add %117, %134 : tensor<?x?xui32>
%136 = stablehlo.add %iterArg_7, %c_0 : tensor<i64>
%137 = stablehlo.convert %136 : (tensor<i64>) -> tensor<ui32>
%138 = stablehlo.convert %arg0 : tensor<i64>
%139 = stablehlo.multiply %138, %c_3 : tensor<i64>
%140 = stablehlo.convert %139 : (tensor<i64>) -> tensor<i32>
%141 = stablehlo.reshape %140 : (tensor<i32>) -> tensor<1xi32>
%142 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%143 = stablehlo.reshape %142 : (tensor<i32>) -> tensor<1xi32>
%144 = stablehlo.concatenate %141, %143, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%145 = stablehlo.dynamic_broadcast_in_dim %137, %144, dims = [] : (tensor<ui32>, tensor<2xi32>) -> tensor<?x?xui32>
%146 = stablehlo.add %135, %145 : tensor<?x?xui32>
%147 = stablehlo.add %iterArg, %c_0 : tensor<i64>
stablehlo.return %147, %21, %126, %146, %iterArg_11, %iterArg_12, %iterArg_10, %iterArg_14, %iterArg_13 : tensor<i64>, tensor<i64>, tensor<?x?xui32>, tensor<?x?xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
}
return %20#2, %20#3 : tensor<?x?xui32>, tensor<?x?xui32>
}
func.func private @divmod(%arg0: tensor<i64> {jax.global_constant = ""}, %arg1: tensor<i64> {jax.global_constant = ""}) -> (tensor<i64>, tensor<i64>) {
%0 = stablehlo.convert %arg0 : tensor<i64>
%1 = call @floor_divide(%0, %arg1) : (tensor<i64>, tensor<i64>) -> tensor<i64>
%2 = call @remainder(%0, %arg1) : (tensor<i64>, tensor<i64>) -> tensor<i64>
return %1, %2 : tensor<i64>, tensor<i64>
}
func.func private @floor_divide(%arg0: tensor<i64> {jax.global_constant = ""}, %arg1: tensor<i64> {jax.global_constant = ""}) -> tensor<i64> {
%c = stablehlo.constant dense<1> : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%0 = stablehlo.divide %arg0, %arg1 : tensor<i64>
%1 = stablehlo.sign %arg0 : tensor<i64>
%2 = stablehlo.sign %arg1 : tensor<i64>
%3 = stablehlo.compare NE, %1, %2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%4 = stablehlo.remainder %arg0, %arg1 : tensor<i64>
%5 = stablehlo.compare NE, %4, %c_0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%6 = stablehlo.and %3, %5 : tensor<i1>
%7 = stablehlo.subtract %0, %c : tensor<i64>
%8 = call @_where(%6, %7, %0) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
return %8 : tensor<i64>
}
func.func private @_where(%arg0: tensor<i1> {jax.global_constant = ""}, %arg1: tensor<i64> {jax.global_constant = ""}, %arg2: tensor<i64> {jax.global_constant = ""}) -> tensor<i64> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i64>
return %0 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<i64> {jax.global_constant = ""}, %arg1: tensor<i64> {jax.global_constant = ""}) -> tensor<i64> {
%c = stablehlo.constant dense<1> : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%0 = stablehlo.compare EQ, %arg1, %c_0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%1 = call @_where(%0, %c, %arg1) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
%2 = stablehlo.remainder %arg0, %1 : tensor<i64>
%3 = stablehlo.compare NE, %2, %c_0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%4 = stablehlo.compare LT, %2, %c_0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%5 = stablehlo.compare LT, %1, %c_0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
%7 = stablehlo.and %6, %3 : tensor<i1>
%8 = stablehlo.add %2, %1 : tensor<i64>
%9 = stablehlo.select %7, %8, %2 : tensor<i1>, tensor<i64>
return %9 : tensor<i64>
}
}
// -----
// exported_solve
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0E79E93FBBAA95BFEE29A83F4B91B3BF74CA513DBF68BABFC792413F8FF9AE3FBD8E98BE35F2E93F0992A63FE3AA25BF59289B3EC8B0813F2B7AA73FA6EBDD3F41C3B5BF61797B3FEFA6B8BF8A24D03FBB3A8CBFD7DBB43F9C5446BF9B8DF03F"> : tensor<6x4xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<6x4xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<6x4xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<6x4xf32>
%r:1 = call @f(%a0) : (tensor<6x4xf32>) -> (tensor<4x4xf32>)
%e0 = stablehlo.constant dense<"0x24E731400000000000000000000000000618F8BFE4B135400000000000000000BFF1F53FA0864D3F27CB0F40000000007B550DC027568D3DCB8BE43E98C44340"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 256 : i64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<6x4xf32>) -> (tensor<4x4xf32>) {
%0 = stablehlo.convert %arg0 : (tensor<6x4xf32>) -> tensor<?x?xf32>
%1 = call @"call_exported_<lambda>"(%0) : (tensor<?x?xf32>) -> tensor<?x?xf32>
%2 = stablehlo.convert %1 : (tensor<?x?xf32>) -> tensor<4x4xf32>
return %2 : tensor<4x4xf32>
}
func.func private @"call_exported_<lambda>"(%arg0: tensor<?x?xf32>) -> (tensor<?x?xf32>) {
%c = stablehlo.constant dense<1> : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%c_1 = stablehlo.constant dense<2> : tensor<i64>
%0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
%1 = stablehlo.convert %0 : (tensor<i32>) -> tensor<i64>
%2 = stablehlo.get_dimension_size %arg0, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
%3 = stablehlo.convert %2 : (tensor<i32>) -> tensor<i64>
%4:2 = call @divmod(%1, %c_1) : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>)
%5 = stablehlo.compare EQ, %4#1, %c_0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%6:2 = call @divmod(%1, %c_1) : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>)
stablehlo.custom_call @shape_assertion(%5, %6#1) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Division had remainder {0} when computing the value of 'b'. Using the following polymorphic shapes specifications: args[0].shape = (2*b, c). Obtained dimension variables: . Please see https://docs.jax.dev/en/latest/501/shape-polymorphism.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i64>) -> ()
%7:2 = call @divmod(%1, %c_1) : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>)
%8 = stablehlo.compare GE, %7#0, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%9:2 = call @divmod(%1, %c_1) : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>)
stablehlo.custom_call @shape_assertion(%8, %9#0, %1) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'b'. Using the following polymorphic shapes specifications: args[0].shape = (2*b, c). Obtained dimension variables: 'b' = {0} from specification '2*b' for dimension args[0].shape[0] (= {1}), . Please see https://docs.jax.dev/en/latest/501/shape-polymorphism.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i64>, tensor<i64>) -> ()
%10 = stablehlo.compare GE, %3, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%11:2 = call @divmod(%1, %c_1) : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>)
stablehlo.custom_call @shape_assertion(%10, %11#0, %1, %3) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'c'. Using the following polymorphic shapes specifications: args[0].shape = (2*b, c). Obtained dimension variables: 'b' = {0} from specification '2*b' for dimension args[0].shape[0] (= {1}), 'c' = {2} from specification 'c' for dimension args[0].shape[1] (= {2}), . Please see https://docs.jax.dev/en/latest/501/shape-polymorphism.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i64>, tensor<i64>, tensor<i64>) -> ()
%12:2 = call @divmod(%1, %c_1) : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>)
%13 = call @_wrapped_jax_export_main(%12#0, %3, %arg0) : (tensor<i64>, tensor<i64>, tensor<?x?xf32>) -> tensor<?x?xf32>
return %13 : tensor<?x?xf32>
}
func.func private @_wrapped_jax_export_main(%arg0: tensor<i64> {jax.global_constant = "b"}, %arg1: tensor<i64> {jax.global_constant = "c"}, %arg2: tensor<?x?xf32>) -> (tensor<?x?xf32>) {
%c = stablehlo.constant dense<0> : tensor<i64>
%0 = stablehlo.transpose %arg2, dims = [1, 0] : (tensor<?x?xf32>) -> tensor<?x?xf32>
%1 = stablehlo.dot_general %0, %arg2, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
%2 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%3 = stablehlo.reshape %2 : (tensor<i32>) -> tensor<1xi32>
%4 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%5 = stablehlo.reshape %4 : (tensor<i32>) -> tensor<1xi32>
%6 = stablehlo.concatenate %3, %5, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%7 = stablehlo.dynamic_iota %6, dim = 0 : (tensor<2xi32>) -> tensor<?x?xi64>
%8 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%9 = stablehlo.reshape %8 : (tensor<i32>) -> tensor<1xi32>
%10 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%11 = stablehlo.reshape %10 : (tensor<i32>) -> tensor<1xi32>
%12 = stablehlo.concatenate %9, %11, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%13 = stablehlo.dynamic_iota %12, dim = 1 : (tensor<2xi32>) -> tensor<?x?xi64>
%14 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%15 = stablehlo.reshape %14 : (tensor<i32>) -> tensor<1xi32>
%16 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%17 = stablehlo.reshape %16 : (tensor<i32>) -> tensor<1xi32>
%18 = stablehlo.concatenate %15, %17, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%19 = stablehlo.dynamic_broadcast_in_dim %c, %18, dims = [] : (tensor<i64>, tensor<2xi32>) -> tensor<?x?xi64>
%20 = stablehlo.add %7, %19 : tensor<?x?xi64>
%21 = stablehlo.compare EQ, %20, %13, SIGNED : (tensor<?x?xi64>, tensor<?x?xi64>) -> tensor<?x?xi1>
%22 = stablehlo.convert %21 : (tensor<?x?xi1>) -> tensor<?x?xf32>
%23 = stablehlo.add %1, %22 : tensor<?x?xf32>
%24 = call @cholesky(%arg0, %arg1, %23) : (tensor<i64>, tensor<i64>, tensor<?x?xf32>) -> tensor<?x?xf32>
return %24 : tensor<?x?xf32>
}
func.func private @cholesky(%arg0: tensor<i64> {jax.global_constant = "b"}, %arg1: tensor<i64> {jax.global_constant = "c"}, %arg2: tensor<?x?xf32>) -> tensor<?x?xf32> {
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%c = stablehlo.constant dense<0> : tensor<i64>
%cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%c_2 = stablehlo.constant dense<> : tensor<0xi32>
%cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%0 = stablehlo.transpose %arg2, dims = [1, 0] : (tensor<?x?xf32>) -> tensor<?x?xf32>
%1 = stablehlo.add %arg2, %0 : tensor<?x?xf32>
%2 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%3 = stablehlo.reshape %2 : (tensor<i32>) -> tensor<1xi32>
%4 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%5 = stablehlo.reshape %4 : (tensor<i32>) -> tensor<1xi32>
%6 = stablehlo.concatenate %3, %5, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%7 = stablehlo.dynamic_broadcast_in_dim %cst_3, %6, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x?xf32>
%8 = stablehlo.divide %1, %7 : tensor<?x?xf32>
%9 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%10 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%11 = stablehlo.reshape %9 : (tensor<i32>) -> tensor<1xi32>
%12 = stablehlo.reshape %10 : (tensor<i32>) -> tensor<1xi32>
%13 = stablehlo.concatenate %11, %12, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%14:2 = stablehlo.custom_call @lapack_spotrf_ffi(%8, %13, %c_2) {indices_of_shape_operands = dense<[1, 2]> : tensor<2xi64>, mhlo.backend_config = {uplo = 76 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<?x?xf32>, tensor<2xi32>, tensor<0xi32>) -> (tensor<?x?xf32>, tensor<i32>)
%15 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<i32>
%16 = stablehlo.compare EQ, %14#1, %15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%18 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%19 = stablehlo.reshape %18 : (tensor<i32>) -> tensor<1xi32>
%20 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%21 = stablehlo.reshape %20 : (tensor<i32>) -> tensor<1xi32>
%22 = stablehlo.concatenate %19, %21, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%23 = stablehlo.dynamic_broadcast_in_dim %cst_0, %22, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x?xf32>
%24 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%25 = stablehlo.reshape %24 : (tensor<i32>) -> tensor<1xi32>
%26 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%27 = stablehlo.reshape %26 : (tensor<i32>) -> tensor<1xi32>
%28 = stablehlo.concatenate %25, %27, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%29 = stablehlo.dynamic_broadcast_in_dim %17, %28, dims = [0, 1] : (tensor<1x1xi1>, tensor<2xi32>) -> tensor<?x?xi1>
%30 = stablehlo.select %29, %14#0, %23 : tensor<?x?xi1>, tensor<?x?xf32>
%31 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%32 = stablehlo.reshape %31 : (tensor<i32>) -> tensor<1xi32>
%33 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%34 = stablehlo.reshape %33 : (tensor<i32>) -> tensor<1xi32>
%35 = stablehlo.concatenate %32, %34, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%36 = stablehlo.dynamic_iota %35, dim = 0 : (tensor<2xi32>) -> tensor<?x?xi64>
%37 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%38 = stablehlo.reshape %37 : (tensor<i32>) -> tensor<1xi32>
%39 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%40 = stablehlo.reshape %39 : (tensor<i32>) -> tensor<1xi32>
%41 = stablehlo.concatenate %38, %40, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%42 = stablehlo.dynamic_broadcast_in_dim %c, %41, dims = [] : (tensor<i64>, tensor<2xi32>) -> tensor<?x?xi64>
%43 = stablehlo.add %36, %42 : tensor<?x?xi64>
%44 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%45 = stablehlo.reshape %44 : (tensor<i32>) -> tensor<1xi32>
%46 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%47 = stablehlo.reshape %46 : (tensor<i32>) -> tensor<1xi32>
%48 = stablehlo.concatenate %45, %47, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%49 = stablehlo.dynamic_iota %48, dim = 1 : (tensor<2xi32>) -> tensor<?x?xi64>
%50 = stablehlo.compare GE, %43, %49, SIGNED : (tensor<?x?xi64>, tensor<?x?xi64>) -> tensor<?x?xi1>
%51 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%52 = stablehlo.reshape %51 : (tensor<i32>) -> tensor<1xi32>
%53 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%54 = stablehlo.reshape %53 : (tensor<i32>) -> tensor<1xi32>
%55 = stablehlo.concatenate %52, %54, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%56 = stablehlo.dynamic_broadcast_in_dim %cst, %55, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x?xf32>
%57 = stablehlo.select %50, %30, %56 : tensor<?x?xi1>, tensor<?x?xf32>
return %57 : tensor<?x?xf32>
}
func.func private @divmod(%arg0: tensor<i64> {jax.global_constant = ""}, %arg1: tensor<i64> {jax.global_constant = ""}) -> (tensor<i64>, tensor<i64>) {
%0 = stablehlo.convert %arg0 : tensor<i64>
%1 = call @floor_divide(%0, %arg1) : (tensor<i64>, tensor<i64>) -> tensor<i64>
%2 = call @remainder(%0, %arg1) : (tensor<i64>, tensor<i64>) -> tensor<i64>
return %1, %2 : tensor<i64>, tensor<i64>
}
func.func private @floor_divide(%arg0: tensor<i64> {jax.global_constant = ""}, %arg1: tensor<i64> {jax.global_constant = ""}) -> tensor<i64> {
%c = stablehlo.constant dense<1> : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%0 = stablehlo.divide %arg0, %arg1 : tensor<i64>
%1 = stablehlo.sign %arg0 : tensor<i64>
%2 = stablehlo.sign %arg1 : tensor<i64>
%3 = stablehlo.compare NE, %1, %2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%4 = stablehlo.remainder %arg0, %arg1 : tensor<i64>
%5 = stablehlo.compare NE, %4, %c_0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%6 = stablehlo.and %3, %5 : tensor<i1>
%7 = stablehlo.subtract %0, %c : tensor<i64>
%8 = call @_where(%6, %7, %0) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
return %8 : tensor<i64>
}
func.func private @_where(%arg0: tensor<i1> {jax.global_constant = ""}, %arg1: tensor<i64> {jax.global_constant = ""}, %arg2: tensor<i64> {jax.global_constant = ""}) -> tensor<i64> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i64>
return %0 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<i64> {jax.global_constant = ""}, %arg1: tensor<i64> {jax.global_constant = ""}) -> tensor<i64> {
%c = stablehlo.constant dense<1> : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%0 = stablehlo.compare EQ, %arg1, %c_0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%1 = call @_where(%0, %c, %arg1) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
%2 = stablehlo.remainder %arg0, %1 : tensor<i64>
%3 = stablehlo.compare NE, %2, %c_0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%4 = stablehlo.compare LT, %2, %c_0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%5 = stablehlo.compare LT, %1, %c_0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
%7 = stablehlo.and %6, %3 : tensor<i1>
%8 = stablehlo.add %2, %1 : tensor<i64>
%9 = stablehlo.select %7, %8, %2 : tensor<i1>, tensor<i64>
return %9 : tensor<i64>
}
}
// -----
// exported_singular_values
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0E79E93FBBAA95BFEE29A83F4B91B3BF74CA513DBF68BABFC792413F8FF9AE3FBD8E98BE35F2E93F0992A63FE3AA25BF59289B3EC8B0813F2B7AA73FA6EBDD3F41C3B5BF61797B3FEFA6B8BF8A24D03FBB3A8CBFD7DBB43F9C5446BF9B8DF03F"> : tensor<6x4xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<6x4xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<6x4xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<6x4xf32>
%r:1 = call @f(%a0) : (tensor<6x4xf32>) -> (tensor<4xf32>)
%e0 = stablehlo.constant dense<"0x44FE9A4087763640D04B2B400791483F"> : tensor<4xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<4xf32>, tensor<4xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<6x4xf32>) -> (tensor<4xf32>) {
%0 = stablehlo.convert %arg0 : (tensor<6x4xf32>) -> tensor<?x?xf32>
%1 = call @"call_exported_<lambda>"(%0) : (tensor<?x?xf32>) -> tensor<?xf32>
%2 = stablehlo.convert %1 : (tensor<?xf32>) -> tensor<4xf32>
return %2 : tensor<4xf32>
}
func.func private @"call_exported_<lambda>"(%arg0: tensor<?x?xf32>) -> (tensor<?xf32>) {
%c = stablehlo.constant dense<1> : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%c_1 = stablehlo.constant dense<2> : tensor<i64>
%0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
%1 = stablehlo.convert %0 : (tensor<i32>) -> tensor<i64>
%2 = stablehlo.get_dimension_size %arg0, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
%3 = stablehlo.convert %2 : (tensor<i32>) -> tensor<i64>
%4:2 = call @divmod(%1, %c_1) : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>)
%5 = stablehlo.compare EQ, %4#1, %c_0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%6:2 = call @divmod(%1, %c_1) : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>)
stablehlo.custom_call @shape_assertion(%5, %6#1) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Division had remainder {0} when computing the value of 'b'. Using the following polymorphic shapes specifications: args[0].shape = (2*b, c). Obtained dimension variables: . Please see https://docs.jax.dev/en/latest/501/shape-polymorphism.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i64>) -> ()
%7:2 = call @divmod(%1, %c_1) : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>)
%8 = stablehlo.compare GE, %7#0, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%9:2 = call @divmod(%1, %c_1) : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>)
stablehlo.custom_call @shape_assertion(%8, %9#0, %1) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'b'. Using the following polymorphic shapes specifications: args[0].shape = (2*b, c). Obtained dimension variables: 'b' = {0} from specification '2*b' for dimension args[0].shape[0] (= {1}), . Please see https://docs.jax.dev/en/latest/501/shape-polymorphism.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i64>, tensor<i64>) -> ()
%10 = stablehlo.compare GE, %3, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%11:2 = call @divmod(%1, %c_1) : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>)
stablehlo.custom_call @shape_assertion(%10, %11#0, %1, %3) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'c'. Using the following polymorphic shapes specifications: args[0].shape = (2*b, c). Obtained dimension variables: 'b' = {0} from specification '2*b' for dimension args[0].shape[0] (= {1}), 'c' = {2} from specification 'c' for dimension args[0].shape[1] (= {2}), . Please see https://docs.jax.dev/en/latest/501/shape-polymorphism.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i64>, tensor<i64>, tensor<i64>) -> ()
%12:2 = call @divmod(%1, %c_1) : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>)
%13 = call @_wrapped_jax_export_main(%12#0, %3, %arg0) : (tensor<i64>, tensor<i64>, tensor<?x?xf32>) -> tensor<?xf32>
return %13 : tensor<?xf32>
}
func.func private @_wrapped_jax_export_main(%arg0: tensor<i64> {jax.global_constant = "b"}, %arg1: tensor<i64> {jax.global_constant = "c"}, %arg2: tensor<?x?xf32>) -> (tensor<?xf32>) {
%0 = call @svd(%arg0, %arg1, %arg2) : (tensor<i64>, tensor<i64>, tensor<?x?xf32>) -> tensor<?xf32>
return %0 : tensor<?xf32>
}
func.func private @svd(%arg0: tensor<i64> {jax.global_constant = "b"}, %arg1: tensor<i64> {jax.global_constant = "c"}, %arg2: tensor<?x?xf32>) -> tensor<?xf32> {
%cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%c = stablehlo.constant dense<0> : tensor<i32>
%c_0 = stablehlo.constant dense<> : tensor<0xi32>
%c_1 = stablehlo.constant dense<2> : tensor<i64>
%0 = stablehlo.convert %arg0 : tensor<i64>
%1 = stablehlo.multiply %0, %c_1 : tensor<i64>
%2 = stablehlo.convert %1 : (tensor<i64>) -> tensor<i32>
%3 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%4 = stablehlo.reshape %2 : (tensor<i32>) -> tensor<1xi32>
%5 = stablehlo.reshape %3 : (tensor<i32>) -> tensor<1xi32>
%6 = stablehlo.concatenate %4, %5, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%7 = stablehlo.convert %arg0 : tensor<i64>
%8 = stablehlo.multiply %7, %c_1 : tensor<i64>
%9 = stablehlo.minimum %8, %arg1 : tensor<i64>
%10 = stablehlo.convert %9 : (tensor<i64>) -> tensor<i32>
%11 = stablehlo.reshape %10 : (tensor<i32>) -> tensor<1xi32>
%12 = stablehlo.convert %arg0 : tensor<i64>
%13 = stablehlo.multiply %12, %c_1 : tensor<i64>
%14 = stablehlo.convert %arg0 : tensor<i64>
%15 = stablehlo.multiply %14, %c_1 : tensor<i64>
%16 = stablehlo.convert %13 : (tensor<i64>) -> tensor<i32>
%17 = stablehlo.convert %15 : (tensor<i64>) -> tensor<i32>
%18 = stablehlo.reshape %16 : (tensor<i32>) -> tensor<1xi32>
%19 = stablehlo.reshape %17 : (tensor<i32>) -> tensor<1xi32>
%20 = stablehlo.concatenate %18, %19, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%21 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%22 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%23 = stablehlo.reshape %21 : (tensor<i32>) -> tensor<1xi32>
%24 = stablehlo.reshape %22 : (tensor<i32>) -> tensor<1xi32>
%25 = stablehlo.concatenate %23, %24, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%26:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%arg2, %6, %11, %20, %25, %c_0) {indices_of_shape_operands = dense<[1, 2, 3, 4, 5]> : tensor<5xi64>, mhlo.backend_config = {mode = 78 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<?x?xf32>, tensor<2xi32>, tensor<1xi32>, tensor<2xi32>, tensor<2xi32>, tensor<0xi32>) -> (tensor<?x?xf32>, tensor<?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<i32>)
%27 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%28 = stablehlo.compare EQ, %26#4, %27, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<i1>) -> tensor<1xi1>
%30 = stablehlo.convert %arg0 : tensor<i64>
%31 = stablehlo.multiply %30, %c_1 : tensor<i64>
%32 = stablehlo.minimum %31, %arg1 : tensor<i64>
%33 = stablehlo.convert %32 : (tensor<i64>) -> tensor<i32>
%34 = stablehlo.reshape %33 : (tensor<i32>) -> tensor<1xi32>
%35 = stablehlo.dynamic_broadcast_in_dim %cst, %34, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
%36 = stablehlo.convert %arg0 : tensor<i64>
%37 = stablehlo.multiply %36, %c_1 : tensor<i64>
%38 = stablehlo.minimum %37, %arg1 : tensor<i64>
%39 = stablehlo.convert %38 : (tensor<i64>) -> tensor<i32>
%40 = stablehlo.reshape %39 : (tensor<i32>) -> tensor<1xi32>
%41 = stablehlo.dynamic_broadcast_in_dim %29, %40, dims = [0] : (tensor<1xi1>, tensor<1xi32>) -> tensor<?xi1>
%42 = stablehlo.select %41, %26#1, %35 : tensor<?xi1>, tensor<?xf32>
return %42 : tensor<?xf32>
}
func.func private @divmod(%arg0: tensor<i64> {jax.global_constant = ""}, %arg1: tensor<i64> {jax.global_constant = ""}) -> (tensor<i64>, tensor<i64>) {
%0 = stablehlo.convert %arg0 : tensor<i64>
%1 = call @floor_divide(%0, %arg1) : (tensor<i64>, tensor<i64>) -> tensor<i64>
%2 = call @remainder(%0, %arg1) : (tensor<i64>, tensor<i64>) -> tensor<i64>
return %1, %2 : tensor<i64>, tensor<i64>
}
func.func private @floor_divide(%arg0: tensor<i64> {jax.global_constant = ""}, %arg1: tensor<i64> {jax.global_constant = ""}) -> tensor<i64> {
%c = stablehlo.constant dense<1> : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%0 = stablehlo.divide %arg0, %arg1 : tensor<i64>
%1 = stablehlo.sign %arg0 : tensor<i64>
%2 = stablehlo.sign %arg1 : tensor<i64>
%3 = stablehlo.compare NE, %1, %2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%4 = stablehlo.remainder %arg0, %arg1 : tensor<i64>
%5 = stablehlo.compare NE, %4, %c_0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%6 = stablehlo.and %3, %5 : tensor<i1>
%7 = stablehlo.subtract %0, %c : tensor<i64>
%8 = call @_where(%6, %7, %0) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
return %8 : tensor<i64>
}
func.func private @_where(%arg0: tensor<i1> {jax.global_constant = ""}, %arg1: tensor<i64> {jax.global_constant = ""}, %arg2: tensor<i64> {jax.global_constant = ""}) -> tensor<i64> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i64>
return %0 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<i64> {jax.global_constant = ""}, %arg1: tensor<i64> {jax.global_constant = ""}) -> tensor<i64> {
%c = stablehlo.constant dense<1> : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%0 = stablehlo.compare EQ, %arg1, %c_0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%1 = call @_where(%0, %c, %arg1) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
%2 = stablehlo.remainder %arg0, %1 : tensor<i64>
%3 = stablehlo.compare NE, %2, %c_0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%4 = stablehlo.compare LT, %2, %c_0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%5 = stablehlo.compare LT, %1, %c_0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
%7 = stablehlo.and %6, %3 : tensor<i1>
%8 = stablehlo.add %2, %1 : tensor<i64>
%9 = stablehlo.select %7, %8, %2 : tensor<i1>, tensor<i64>
return %9 : tensor<i64>
}
}
// -----
// exported_for_2
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0E79E93FBBAA95BFEE29A83F4B91B3BF74CA513DBF68BABFC792413F8FF9AE3FBD8E98BE35F2E93F0992A63FE3AA25BF59289B3EC8B0813F2B7AA73FA6EBDD3F41C3B5BF61797B3FEFA6B8BF8A24D03FBB3A8CBFD7DBB43F9C5446BF9B8DF03F"> : tensor<6x4xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<6x4xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<6x4xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<6x4xf32>
%r:2 = call @f(%a0) : (tensor<6x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>)
%e0 = stablehlo.constant dense<"0x07FE25C0A2F20440BFCB03C0A479174000000000872F23400A368E3F80DA30BE0000000000000000A753DABFC0278DBF000000000000000000000000CA4A24C0"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e1 = stablehlo.constant dense<"0xEF221D3FC03CE540C00C0241CEADBB41"> : tensor<4xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<4xf32>, tensor<4xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<6x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>) {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = "stablehlo.case"(%c) ({
%c_0 = stablehlo.constant dense<0> : tensor<i32>
stablehlo.return %c_0 : tensor<i32>
}) : (tensor<i32>) -> tensor<i32>
%1 = stablehlo.convert %0 : (tensor<i32>) -> tensor<i64>
%2:2 = call @"call_exported_<lambda>"(%1, %arg0) : (tensor<i64>, tensor<6x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>)
return %2#0, %2#1 : tensor<4x4xf32>, tensor<4xf32>
}
func.func private @"call_exported_<lambda>"(%arg0: tensor<i64> {jax.global_constant = "_platform_index"}, %arg1: tensor<6x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>) {
%c = stablehlo.constant dense<1> : tensor<i32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%0 = call @qr(%arg0, %arg1) : (tensor<i64>, tensor<6x4xf32>) -> tensor<4x4xf32>
%1 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<6x4xf32>) -> tensor<4x6xf32>
%2 = stablehlo.convert %arg0 : (tensor<i64>) -> tensor<i32>
%3 = "stablehlo.case"(%2) ({
stablehlo.return %c_0 : tensor<i32>
}, {
stablehlo.return %c : tensor<i32>
}) : (tensor<i32>) -> tensor<i32>
%4 = "stablehlo.case"(%3) ({
%6 = stablehlo.dot_general %1, %arg1, contracting_dims = [1] x [0] : (tensor<4x6xf32>, tensor<6x4xf32>) -> tensor<4x4xf32>
stablehlo.return %6 : tensor<4x4xf32>
}, {
%6 = stablehlo.dot_general %1, %arg1, contracting_dims = [1] x [0] : (tensor<4x6xf32>, tensor<6x4xf32>) -> tensor<4x4xf32>
stablehlo.return %6 : tensor<4x4xf32>
}) : (tensor<i32>) -> tensor<4x4xf32>
%5 = call @eigvalsh(%arg0, %4) : (tensor<i64>, tensor<4x4xf32>) -> tensor<4xf32>
return %0, %5 : tensor<4x4xf32>, tensor<4xf32>
}
func.func private @qr(%arg0: tensor<i64> {jax.global_constant = "_platform_index"}, %arg1: tensor<6x4xf32>) -> tensor<4x4xf32> {
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%c = stablehlo.constant dense<-1> : tensor<i64>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.convert %arg0 : (tensor<i64>) -> tensor<i32>
%1 = "stablehlo.case"(%0) ({
stablehlo.return %c_1 : tensor<i32>
}, {
stablehlo.return %c_0 : tensor<i32>
}) : (tensor<i32>) -> tensor<i32>
%2:2 = "stablehlo.case"(%1) ({
%11:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg1) {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=6, j=4, k=6, l=4, m=4}, custom>} : (tensor<6x4xf32>) -> (tensor<6x4xf32>, tensor<4xf32>)
stablehlo.return %11#0, %11#1 : tensor<6x4xf32>, tensor<4xf32>
}, {
%11:2 = stablehlo.custom_call @Qr(%arg1) : (tensor<6x4xf32>) -> (tensor<6x4xf32>, tensor<4xf32>)
stablehlo.return %11#0, %11#1 : tensor<6x4xf32>, tensor<4xf32>
}) : (tensor<i32>) -> (tensor<6x4xf32>, tensor<4xf32>)
%3 = stablehlo.slice %2#0 [0:4, 0:4] : (tensor<6x4xf32>) -> tensor<4x4xf32>
%4 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%6 = stablehlo.add %4, %5 : tensor<4x4xi64>
%7 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%8 = stablehlo.compare GE, %6, %7, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%10 = stablehlo.select %8, %9, %3 : tensor<4x4xi1>, tensor<4x4xf32>
return %10 : tensor<4x4xf32>
}
func.func private @eigvalsh(%arg0: tensor<i64> {jax.global_constant = "_platform_index"}, %arg1: tensor<4x4xf32>) -> tensor<4xf32> {
%0 = call @eigh(%arg0, %arg1) : (tensor<i64>, tensor<4x4xf32>) -> tensor<4xf32>
return %0 : tensor<4xf32>
}
func.func private @eigh(%arg0: tensor<i64> {jax.global_constant = "_platform_index"}, %arg1: tensor<4x4xf32>) -> tensor<4xf32> {
%cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%c = stablehlo.constant dense<1> : tensor<i32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
%1 = stablehlo.add %arg1, %0 : tensor<4x4xf32>
%2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%3 = stablehlo.divide %1, %2 : tensor<4x4xf32>
%4 = stablehlo.convert %arg0 : (tensor<i64>) -> tensor<i32>
%5 = "stablehlo.case"(%4) ({
stablehlo.return %c_0 : tensor<i32>
}, {
stablehlo.return %c : tensor<i32>
}) : (tensor<i32>) -> tensor<i32>
%6:2 = "stablehlo.case"(%5) ({
%7:3 = stablehlo.custom_call @lapack_ssyevd_ffi(%3) {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<i32>)
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<i32>
%9 = stablehlo.compare EQ, %7#2, %8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%12 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%13 = stablehlo.select %12, %7#0, %11 : tensor<4x4xi1>, tensor<4x4xf32>
%14 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1xi1>
%15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
%16 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
%17 = stablehlo.select %16, %7#1, %15 : tensor<4xi1>, tensor<4xf32>
stablehlo.return %13, %17 : tensor<4x4xf32>, tensor<4xf32>
}, {
%7:2 = stablehlo.custom_call @Eigh(%3) {backend_config = "1,1,100,1e-6"} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>)
stablehlo.return %7#0, %7#1 : tensor<4x4xf32>, tensor<4xf32>
}) : (tensor<i32>) -> (tensor<4x4xf32>, tensor<4xf32>)
return %6#1 : tensor<4xf32>
}
}
// -----
// exported_for_3
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0E79E93FBBAA95BFEE29A83F4B91B3BF74CA513DBF68BABFC792413F8FF9AE3FBD8E98BE35F2E93F0992A63FE3AA25BF59289B3EC8B0813F2B7AA73FA6EBDD3F41C3B5BF61797B3FEFA6B8BF8A24D03FBB3A8CBFD7DBB43F9C5446BF9B8DF03F"> : tensor<6x4xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<6x4xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<6x4xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<6x4xf32>
%r:2 = call @f(%a0) : (tensor<6x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>)
%e0 = stablehlo.constant dense<"0x07FE25C0A2F20440BFCB03C0A479174000000000872F23400A368E3F80DA30BE0000000000000000A753DABFC0278DBF000000000000000000000000CA4A24C0"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e1 = stablehlo.constant dense<"0xEF221D3FC03CE540C00C0241CEADBB41"> : tensor<4xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<4xf32>, tensor<4xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<6x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>) {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = "stablehlo.case"(%c) ({
%c_0 = stablehlo.constant dense<2> : tensor<i32>
stablehlo.return %c_0 : tensor<i32>
}) : (tensor<i32>) -> tensor<i32>
%1 = stablehlo.convert %0 : (tensor<i32>) -> tensor<i64>
%2:2 = call @"call_exported_<lambda>"(%1, %arg0) : (tensor<i64>, tensor<6x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>)
return %2#0, %2#1 : tensor<4x4xf32>, tensor<4xf32>
}
func.func private @"call_exported_<lambda>"(%arg0: tensor<i64> {jax.global_constant = "_platform_index"}, %arg1: tensor<6x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>) {
%c = stablehlo.constant dense<1> : tensor<i32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%c_1 = stablehlo.constant dense<2> : tensor<i32>
%0 = call @qr(%arg0, %arg1) : (tensor<i64>, tensor<6x4xf32>) -> tensor<4x4xf32>
%1 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<6x4xf32>) -> tensor<4x6xf32>
%2 = stablehlo.convert %arg0 : (tensor<i64>) -> tensor<i32>
%3 = "stablehlo.case"(%2) ({
stablehlo.return %c_1 : tensor<i32>
}, {
stablehlo.return %c_0 : tensor<i32>
}, {
stablehlo.return %c : tensor<i32>
}) : (tensor<i32>) -> tensor<i32>
%4 = "stablehlo.case"(%3) ({
%6 = stablehlo.dot_general %1, %arg1, contracting_dims = [1] x [0] : (tensor<4x6xf32>, tensor<6x4xf32>) -> tensor<4x4xf32>
stablehlo.return %6 : tensor<4x4xf32>
}, {
%6 = stablehlo.dot_general %1, %arg1, contracting_dims = [1] x [0] : (tensor<4x6xf32>, tensor<6x4xf32>) -> tensor<4x4xf32>
stablehlo.return %6 : tensor<4x4xf32>
}, {
%6 = stablehlo.dot_general %1, %arg1, contracting_dims = [1] x [0] : (tensor<4x6xf32>, tensor<6x4xf32>) -> tensor<4x4xf32>
stablehlo.return %6 : tensor<4x4xf32>
}) : (tensor<i32>) -> tensor<4x4xf32>
%5 = call @eigvalsh(%arg0, %4) : (tensor<i64>, tensor<4x4xf32>) -> tensor<4xf32>
return %0, %5 : tensor<4x4xf32>, tensor<4xf32>
}
func.func private @qr(%arg0: tensor<i64> {jax.global_constant = "_platform_index"}, %arg1: tensor<6x4xf32>) -> tensor<4x4xf32> {
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%c = stablehlo.constant dense<-1> : tensor<i64>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%c_1 = stablehlo.constant dense<2> : tensor<i32>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.convert %arg0 : (tensor<i64>) -> tensor<i32>
%1 = "stablehlo.case"(%0) ({
stablehlo.return %c_2 : tensor<i32>
}, {
stablehlo.return %c_1 : tensor<i32>
}, {
stablehlo.return %c_0 : tensor<i32>
}) : (tensor<i32>) -> tensor<i32>
%2:2 = "stablehlo.case"(%1) ({
%11:2 = stablehlo.custom_call @cusolver_geqrf_ffi(%arg1) {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=6, j=4, k=6, l=4, m=4}, custom>} : (tensor<6x4xf32>) -> (tensor<6x4xf32>, tensor<4xf32>)
stablehlo.return %11#0, %11#1 : tensor<6x4xf32>, tensor<4xf32>
}, {
%11:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg1) {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=6, j=4, k=6, l=4, m=4}, custom>} : (tensor<6x4xf32>) -> (tensor<6x4xf32>, tensor<4xf32>)
stablehlo.return %11#0, %11#1 : tensor<6x4xf32>, tensor<4xf32>
}, {
%11:2 = stablehlo.custom_call @Qr(%arg1) : (tensor<6x4xf32>) -> (tensor<6x4xf32>, tensor<4xf32>)
stablehlo.return %11#0, %11#1 : tensor<6x4xf32>, tensor<4xf32>
}) : (tensor<i32>) -> (tensor<6x4xf32>, tensor<4xf32>)
%3 = stablehlo.slice %2#0 [0:4, 0:4] : (tensor<6x4xf32>) -> tensor<4x4xf32>
%4 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%6 = stablehlo.add %4, %5 : tensor<4x4xi64>
%7 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%8 = stablehlo.compare GE, %6, %7, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%10 = stablehlo.select %8, %9, %3 : tensor<4x4xi1>, tensor<4x4xf32>
return %10 : tensor<4x4xf32>
}
func.func private @eigvalsh(%arg0: tensor<i64> {jax.global_constant = "_platform_index"}, %arg1: tensor<4x4xf32>) -> tensor<4xf32> {
%0 = call @eigh(%arg0, %arg1) : (tensor<i64>, tensor<4x4xf32>) -> tensor<4xf32>
return %0 : tensor<4xf32>
}
func.func private @eigh(%arg0: tensor<i64> {jax.global_constant = "_platform_index"}, %arg1: tensor<4x4xf32>) -> tensor<4xf32> {
%cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%c = stablehlo.constant dense<2> : tensor<i32>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
%1 = stablehlo.add %arg1, %0 : tensor<4x4xf32>
%2 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%3 = stablehlo.divide %1, %2 : tensor<4x4xf32>
%4 = stablehlo.convert %arg0 : (tensor<i64>) -> tensor<i32>
%5 = "stablehlo.case"(%4) ({
stablehlo.return %c_1 : tensor<i32>
}, {
stablehlo.return %c_0 : tensor<i32>
}, {
stablehlo.return %c : tensor<i32>
}) : (tensor<i32>) -> tensor<i32>
%6:2 = "stablehlo.case"(%5) ({
%7:3 = stablehlo.custom_call @cusolver_syevd_ffi(%3) {mhlo.backend_config = {algorithm = 0 : ui8, lower = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<i32>)
%8 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<i32>
%9 = stablehlo.compare EQ, %7#2, %8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%12 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%13 = stablehlo.select %12, %7#0, %11 : tensor<4x4xi1>, tensor<4x4xf32>
%14 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1xi1>
%15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
%16 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
%17 = stablehlo.select %16, %7#1, %15 : tensor<4xi1>, tensor<4xf32>
stablehlo.return %13, %17 : tensor<4x4xf32>, tensor<4xf32>
}, {
%7:2 = stablehlo.custom_call @Eigh(%3) {backend_config = "1,1,100,1e-6"} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>)
stablehlo.return %7#0, %7#1 : tensor<4x4xf32>, tensor<4xf32>
}, {
%7:3 = stablehlo.custom_call @lapack_ssyevd_ffi(%3) {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<i32>)
%8 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<i32>
%9 = stablehlo.compare EQ, %7#2, %8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%12 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%13 = stablehlo.select %12, %7#0, %11 : tensor<4x4xi1>, tensor<4x4xf32>
%14 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1xi1>
%15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
%16 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
%17 = stablehlo.select %16, %7#1, %15 : tensor<4xi1>, tensor<4xf32>
stablehlo.return %13, %17 : tensor<4x4xf32>, tensor<4xf32>
}) : (tensor<i32>) -> (tensor<4x4xf32>, tensor<4xf32>)
return %6#1 : tensor<4xf32>
}
}
