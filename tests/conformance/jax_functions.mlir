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
