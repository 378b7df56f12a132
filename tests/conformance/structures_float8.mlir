// moves_f8E3M4
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x48304048304048B0C0B0B048"> : tensor<3x4xf8E3M4>
%z0 = stablehlo.constant dense<0.0> : tensor<3x4xf8E3M4>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xf8E3M4>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xf8E3M4>
%c1 = stablehlo.constant dense<"0x40B0B048B0B030403048C000"> : tensor<3x4xf8E3M4>
%z1 = stablehlo.constant dense<0.0> : tensor<3x4xf8E3M4>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xf8E3M4>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xf8E3M4>
%c2 = stablehlo.constant dense<"0x40484830"> : tensor<2x2xf8E3M4>
%z2 = stablehlo.constant dense<0.0> : tensor<2x2xf8E3M4>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x2xf8E3M4>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x2xf8E3M4>
%c3 = stablehlo.constant dense<"0x40"> : tensor<f8E3M4>
%z3 = stablehlo.constant dense<0.0> : tensor<f8E3M4>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<f8E3M4>
%a3 = stablehlo.optimization_barrier %s3 : tensor<f8E3M4>
%c4 = stablehlo.constant dense<[[false, true, true, true], [false, false, true, true], [false, false, true, false]]> : tensor<3x4xi1>
%z4 = stablehlo.constant dense<false> : tensor<3x4xi1>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<3x4xi1>
%a4 = stablehlo.optimization_barrier %s4 : tensor<3x4xi1>
%c5 = stablehlo.constant dense<true> : tensor<i1>
%z5 = stablehlo.constant dense<false> : tensor<i1>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<i1>
%a5 = stablehlo.optimization_barrier %s5 : tensor<i1>
%c6 = stablehlo.constant dense<"0xFBFFFFFF"> : tensor<i32>
%z6 = stablehlo.constant dense<0> : tensor<i32>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<i32>
%a6 = stablehlo.optimization_barrier %s6 : tensor<i32>
%c7 = stablehlo.constant dense<"0x09000000"> : tensor<i32>
%z7 = stablehlo.constant dense<0> : tensor<i32>
%s7 = stablehlo.select %live, %c7, %z7 : tensor<i1>, tensor<i32>
%a7 = stablehlo.optimization_barrier %s7 : tensor<i32>
%c8 = stablehlo.constant dense<"0x02000000000000000200000001000000"> : tensor<4xi32>
%z8 = stablehlo.constant dense<0> : tensor<4xi32>
%s8 = stablehlo.select %live, %c8, %z8 : tensor<i1>, tensor<4xi32>
%a8 = stablehlo.optimization_barrier %s8 : tensor<4xi32>
%c9 = stablehlo.constant dense<"0x0000000007000000FDFFFFFF02000000"> : tensor<4x1xi32>
%z9 = stablehlo.constant dense<0> : tensor<4x1xi32>
%s9 = stablehlo.select %live, %c9, %z9 : tensor<i1>, tensor<4x1xi32>
%a9 = stablehlo.optimization_barrier %s9 : tensor<4x1xi32>
%r:26 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9) : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>, tensor<2x2xf8E3M4>, tensor<f8E3M4>, tensor<3x4xi1>, tensor<i1>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4x1xi32>) -> (tensor<3x2x4xf8E3M4>, tensor<3x2xf8E3M4>, tensor<2x3x4xf8E3M4>, tensor<2x6xf8E3M4>, tensor<1x1xf8E3M4>, tensor<4x3xf8E3M4>, tensor<f8E3M4>, tensor<3x4xf8E3M4>, tensor<2x3xf8E3M4>, tensor<2x2xf8E3M4>, tensor<3x4xf8E3M4>, tensor<5x5xf8E3M4>, tensor<3x8xf8E3M4>, tensor<4x4xf8E3M4>, tensor<4x4xf8E3M4>, tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>, tensor<i32>, tensor<f8E3M4>, tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>, tensor<3x4xui8>, tensor<3x4xi8>, tensor<3x4xf8E5M2>)
%e0 = stablehlo.constant dense<"0x4830404848304048304048B0304048B0C0B0B048C0B0B048"> : tensor<3x2x4xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3x2x4xf8E3M4>, tensor<3x2x4xf8E3M4>) -> ()
%e1 = stablehlo.constant dense<"0x404040404040"> : tensor<3x2xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x2xf8E3M4>, tensor<3x2xf8E3M4>) -> ()
%e2 = stablehlo.constant dense<"0x48304048304048B0C0B0B04848304048304048B0C0B0B048"> : tensor<2x3x4xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3x4xf8E3M4>, tensor<2x3x4xf8E3M4>) -> ()
%e3 = stablehlo.constant dense<"0x48304048304048B0C0B0B048"> : tensor<2x6xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x6xf8E3M4>, tensor<2x6xf8E3M4>) -> ()
%e4 = stablehlo.constant dense<"0x40"> : tensor<1x1xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<1x1xf8E3M4>, tensor<1x1xf8E3M4>) -> ()
%e5 = stablehlo.constant dense<"0x4830C03040B04048B048B048"> : tensor<4x3xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<4x3xf8E3M4>, tensor<4x3xf8E3M4>) -> ()
%e6 = stablehlo.constant dense<"0x40"> : tensor<f8E3M4>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<f8E3M4>, tensor<f8E3M4>) -> ()
%e7 = stablehlo.constant dense<"0x48B0B0C0B048403048403048"> : tensor<3x4xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) -> ()
%e8 = stablehlo.constant dense<"0x304048B0B048"> : tensor<2x3xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>) -> ()
%e9 = stablehlo.constant dense<"0x404848B0"> : tensor<2x2xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<2x2xf8E3M4>, tensor<2x2xf8E3M4>) -> ()
%e10 = stablehlo.constant dense<"0x4830404830404830C0B0B048"> : tensor<3x4xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) -> ()
%e11 = stablehlo.constant dense<"0x4040404040304048404040404040404048B040404040404040"> : tensor<5x5xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<5x5xf8E3M4>, tensor<5x5xf8E3M4>) -> ()
%e12 = stablehlo.constant dense<"0x4830404840B0B048304048B0B0B03040C0B0B0483048C000"> : tensor<3x8xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<3x8xf8E3M4>, tensor<3x8xf8E3M4>) -> ()
%e13 = stablehlo.constant dense<"0x48304048C0B0B04848304048C0B0B048"> : tensor<4x4xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<4x4xf8E3M4>, tensor<4x4xf8E3M4>) -> ()
%e14 = stablehlo.constant dense<"0xC0B0B04848304048C0B0B048304048B0"> : tensor<4x4xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<4x4xf8E3M4>, tensor<4x4xf8E3M4>) -> ()
%e15 = stablehlo.constant dense<"0x40304048B0B048B03048B000"> : tensor<3x4xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) -> ()
%e16 = stablehlo.constant dense<"0x48304048304048B0C0B0B048"> : tensor<3x4xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) -> ()
%e17 = stablehlo.constant dense<"0x40B0B048B0B030403048C000"> : tensor<3x4xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) -> ()
%e18 = stablehlo.constant dense<"0x04000000"> : tensor<i32>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
%e19 = stablehlo.constant dense<"0x40"> : tensor<f8E3M4>
stablehlo.custom_call @check.expect_eq(%r#19, %e19) {has_side_effect = true} : (tensor<f8E3M4>, tensor<f8E3M4>) -> ()
%e20 = stablehlo.constant dense<"0x40B0B048B0B030403048C000"> : tensor<3x4xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) -> ()
%e21 = stablehlo.constant dense<"0x48304048304048B0C0B0B048"> : tensor<3x4xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#21, %e21) {has_side_effect = true} : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) -> ()
%e22 = stablehlo.constant dense<"0x003040480030404800304048"> : tensor<3x4xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#22, %e22) {has_side_effect = true} : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) -> ()
%e23 = stablehlo.constant dense<"0x48304048304048B0C0B0B048"> : tensor<3x4xui8>
stablehlo.custom_call @check.expect_eq(%r#23, %e23) {has_side_effect = true} : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
%e24 = stablehlo.constant dense<"0x48304048304048B0C0B0B048"> : tensor<3x4xi8>
stablehlo.custom_call @check.expect_eq(%r#24, %e24) {has_side_effect = true} : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
%e25 = stablehlo.constant dense<"0x48304048304048B0C0B0B048"> : tensor<3x4xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#25, %e25) {has_side_effect = true} : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
return
}
func.func private @f(%x: tensor<3x4xf8E3M4>, %y: tensor<3x4xf8E3M4>, %u: tensor<2x2xf8E3M4>, %p: tensor<f8E3M4>, %m: tensor<3x4xi1>, %c: tensor<i1>, %i: tensor<i32>, %j: tensor<i32>, %rows: tensor<4xi32>, %far: tensor<4x1xi32>) -> (tensor<3x2x4xf8E3M4>, tensor<3x2xf8E3M4>, tensor<2x3x4xf8E3M4>, tensor<2x6xf8E3M4>, tensor<1x1xf8E3M4>, tensor<4x3xf8E3M4>, tensor<f8E3M4>, tensor<3x4xf8E3M4>, tensor<2x3xf8E3M4>, tensor<2x2xf8E3M4>, tensor<3x4xf8E3M4>, tensor<5x5xf8E3M4>, tensor<3x8xf8E3M4>, tensor<4x4xf8E3M4>, tensor<4x4xf8E3M4>, tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>, tensor<i32>, tensor<f8E3M4>, tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>, tensor<3x4xui8>, tensor<3x4xi8>, tensor<3x4xf8E5M2>) {
%0 = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<3x4xf8E3M4>) -> tensor<3x2x4xf8E3M4>
%1 = stablehlo.broadcast_in_dim %p, dims = [] : (tensor<f8E3M4>) -> tensor<3x2xf8E3M4>
%2 = stablehlo.broadcast %x, sizes = [2] : (tensor<3x4xf8E3M4>) -> tensor<2x3x4xf8E3M4>
%3 = stablehlo.reshape %x : (tensor<3x4xf8E3M4>) -> tensor<2x6xf8E3M4>
%4 = stablehlo.reshape %p : (tensor<f8E3M4>) -> tensor<1x1xf8E3M4>
%5 = stablehlo.transpose %x, dims = [1, 0] : (tensor<3x4xf8E3M4>) -> tensor<4x3xf8E3M4>
%6 = stablehlo.transpose %p, dims = [] : (tensor<f8E3M4>) -> tensor<f8E3M4>
%7 = stablehlo.reverse %x, dims = [0, 1] : tensor<3x4xf8E3M4>
%8 = stablehlo.slice %x [0:3:2, 1:4] : (tensor<3x4xf8E3M4>) -> tensor<2x3xf8E3M4>
%9 = stablehlo.dynamic_slice %x, %i, %j, sizes = [2, 2] : (tensor<3x4xf8E3M4>, tensor<i32>, tensor<i32>) -> tensor<2x2xf8E3M4>
%10 = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<3x4xf8E3M4>, tensor<2x2xf8E3M4>, tensor<i32>, tensor<i32>) -> tensor<3x4xf8E3M4>
%11 = stablehlo.pad %x, %p, low = [1, -1], high = [-1, 2], interior = [1, 0] : (tensor<3x4xf8E3M4>, tensor<f8E3M4>) -> tensor<5x5xf8E3M4>
%12 = stablehlo.concatenate %x, %y, dim = 1 : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) -> tensor<3x8xf8E3M4>
%13 = "stablehlo.gather"(%x, %far) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xf8E3M4>, tensor<4x1xi32>) -> tensor<4x4xf8E3M4>
%14 = "stablehlo.torch_index_select"(%x, %rows) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<3x4xf8E3M4>, tensor<4xi32>) -> tensor<4x4xf8E3M4>
%15 = stablehlo.select %m, %x, %y : tensor<3x4xi1>, tensor<3x4xf8E3M4>
%16 = stablehlo.select %c, %x, %y : tensor<i1>, tensor<3x4xf8E3M4>
%17 = stablehlo.constant dense<"0x40B0B048B0B030403048C000"> : tensor<3x4xf8E3M4>
%18 = stablehlo.get_dimension_size %x, dim = 1 : (tensor<3x4xf8E3M4>) -> tensor<i32>
%19 = stablehlo.tuple %x, %p : tuple<tensor<3x4xf8E3M4>, tensor<f8E3M4>>
%20 = stablehlo.get_tuple_element %19[1] : (tuple<tensor<3x4xf8E3M4>, tensor<f8E3M4>>) -> tensor<f8E3M4>
%21 = stablehlo.optimization_barrier %y : tensor<3x4xf8E3M4>
%22 = stablehlo.convert %x : tensor<3x4xf8E3M4>
%23 = stablehlo.iota dim = 1 : tensor<3x4xf8E3M4>
%24 = stablehlo.bitcast_convert %x : (tensor<3x4xf8E3M4>) -> tensor<3x4xui8>
%25 = stablehlo.bitcast_convert %x : (tensor<3x4xf8E3M4>) -> tensor<3x4xi8>
%26 = stablehlo.bitcast_convert %x : (tensor<3x4xf8E3M4>) -> tensor<3x4xf8E5M2>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %20, %21, %22, %23, %24, %25, %26 : tensor<3x2x4xf8E3M4>, tensor<3x2xf8E3M4>, tensor<2x3x4xf8E3M4>, tensor<2x6xf8E3M4>, tensor<1x1xf8E3M4>, tensor<4x3xf8E3M4>, tensor<f8E3M4>, tensor<3x4xf8E3M4>, tensor<2x3xf8E3M4>, tensor<2x2xf8E3M4>, tensor<3x4xf8E3M4>, tensor<5x5xf8E3M4>, tensor<3x8xf8E3M4>, tensor<4x4xf8E3M4>, tensor<4x4xf8E3M4>, tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>, tensor<i32>, tensor<f8E3M4>, tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>, tensor<3x4xui8>, tensor<3x4xi8>, tensor<3x4xf8E5M2>
}
}
// -----
// combinations_f8E3M4
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x48304048304048B0C0B0B048"> : tensor<3x4xf8E3M4>
%z0 = stablehlo.constant dense<0.0> : tensor<3x4xf8E3M4>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xf8E3M4>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xf8E3M4>
%c1 = stablehlo.constant dense<"0x303030303030300000000030"> : tensor<3x4xf8E3M4>
%z1 = stablehlo.constant dense<0.0> : tensor<3x4xf8E3M4>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xf8E3M4>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xf8E3M4>
%c2 = stablehlo.constant dense<"0x0000300030303000000000303000300030303030"> : tensor<4x5xf8E3M4>
%z2 = stablehlo.constant dense<0.0> : tensor<4x5xf8E3M4>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4x5xf8E3M4>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4x5xf8E3M4>
%c3 = stablehlo.constant dense<"0x00"> : tensor<f8E3M4>
%z3 = stablehlo.constant dense<1.0> : tensor<f8E3M4>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<f8E3M4>
%a3 = stablehlo.optimization_barrier %s3 : tensor<f8E3M4>
%c4 = stablehlo.constant dense<"0x0000000009000000FFFFFFFF00000000"> : tensor<4x1xi32>
%z4 = stablehlo.constant dense<0> : tensor<4x1xi32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<4x1xi32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<4x1xi32>
%c5 = stablehlo.constant dense<"0x30003030000000003000000030303000"> : tensor<4x4xf8E3M4>
%z5 = stablehlo.constant dense<0.0> : tensor<4x4xf8E3M4>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<4x4xf8E3M4>
%a5 = stablehlo.optimization_barrier %s5 : tensor<4x4xf8E3M4>
%c6 = stablehlo.constant dense<"0x3030303000303000"> : tensor<8xf8E3M4>
%z6 = stablehlo.constant dense<0.0> : tensor<8xf8E3M4>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<8xf8E3M4>
%a6 = stablehlo.optimization_barrier %s6 : tensor<8xf8E3M4>
%c7 = stablehlo.constant dense<"0x0000300030"> : tensor<5xf8E3M4>
%z7 = stablehlo.constant dense<0.0> : tensor<5xf8E3M4>
%s7 = stablehlo.select %live, %c7, %z7 : tensor<i1>, tensor<5xf8E3M4>
%a7 = stablehlo.optimization_barrier %s7 : tensor<5xf8E3M4>
%c8 = stablehlo.constant dense<"0x000000000100000002000000030000000000000001000000020000000300000000000000010000000200000003000000"> : tensor<3x4xi32>
%z8 = stablehlo.constant dense<0> : tensor<3x4xi32>
%s8 = stablehlo.select %live, %c8, %z8 : tensor<i1>, tensor<3x4xi32>
%a8 = stablehlo.optimization_barrier %s8 : tensor<3x4xi32>
%c9 = stablehlo.constant dense<"0x0100000002000000"> : tensor<2xi32>
%z9 = stablehlo.constant dense<0> : tensor<2xi32>
%s9 = stablehlo.select %live, %c9, %z9 : tensor<i1>, tensor<2xi32>
%a9 = stablehlo.optimization_barrier %s9 : tensor<2xi32>
%c10 = stablehlo.constant dense<"0x00003000303030000000003030003000303030300030303030003030003030300000000000300030"> : tensor<2x4x5xf8E3M4>
%z10 = stablehlo.constant dense<0.0> : tensor<2x4x5xf8E3M4>
%s10 = stablehlo.select %live, %c10, %z10 : tensor<i1>, tensor<2x4x5xf8E3M4>
%a10 = stablehlo.optimization_barrier %s10 : tensor<2x4x5xf8E3M4>
%r:18 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10) : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>, tensor<4x5xf8E3M4>, tensor<f8E3M4>, tensor<4x1xi32>, tensor<4x4xf8E3M4>, tensor<8xf8E3M4>, tensor<5xf8E3M4>, tensor<3x4xi32>, tensor<2xi32>, tensor<2x4x5xf8E3M4>) -> (tensor<3xf8E3M4>, tensor<f8E3M4>, tensor<4xf8E3M4>, tensor<2x3xf8E3M4>, tensor<3x4xf8E3M4>, tensor<8xf8E3M4>, tensor<3x4xf8E3M4>, tensor<3x4xi32>, tensor<3x4xf8E3M4>, tensor<3x5xf8E3M4>, tensor<3x5xf8E3M4>, tensor<3x5xf8E3M4>, tensor<4x3xf8E3M4>, tensor<3xf8E3M4>, tensor<3x5xf8E3M4>, tensor<3x3x5xf8E3M4>, tensor<3x2xf8E3M4>, tensor<3x2xi32>)
%e0 = stablehlo.constant dense<"0x504830"> : tensor<3xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xf8E3M4>, tensor<3xf8E3M4>) -> ()
%e1 = stablehlo.constant dense<"0x00"> : tensor<f8E3M4>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<f8E3M4>, tensor<f8E3M4>) -> ()
%e2 = stablehlo.constant dense<"0x48484848"> : tensor<4xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<4xf8E3M4>, tensor<4xf8E3M4>) -> ()
%e3 = stablehlo.constant dense<"0x000000404030"> : tensor<2x3xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>) -> ()
%e4 = stablehlo.constant dense<"0x484048403030300000000030"> : tensor<3x4xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) -> ()
%e5 = stablehlo.constant dense<"0x0000003000000030"> : tensor<8xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<8xf8E3M4>, tensor<8xf8E3M4>) -> ()
%e6 = stablehlo.constant dense<"0x30404848B0304048C0B0B048"> : tensor<3x4xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) -> ()
%e7 = stablehlo.constant dense<"0x010000000200000000000000030000000300000000000000010000000200000000000000010000000200000003000000"> : tensor<3x4xi32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
%e8 = stablehlo.constant dense<"0x50404850404850B0C0B0B050"> : tensor<3x4xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) -> ()
%e9 = stablehlo.constant dense<"0x304848304830404000400030303030"> : tensor<3x5xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x5xf8E3M4>, tensor<3x5xf8E3M4>) -> ()
%e10 = stablehlo.constant dense<"0x304848304830404000400030303030"> : tensor<3x5xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x5xf8E3M4>, tensor<3x5xf8E3M4>) -> ()
%e11 = stablehlo.constant dense<"0x304848304830404000400030303030"> : tensor<3x5xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<3x5xf8E3M4>, tensor<3x5xf8E3M4>) -> ()
%e12 = stablehlo.constant dense<"0x303000303000303000300030"> : tensor<4x3xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<4x3xf8E3M4>, tensor<4x3xf8E3M4>) -> ()
%e13 = stablehlo.constant dense<"0x504830"> : tensor<3xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<3xf8E3M4>, tensor<3xf8E3M4>) -> ()
%e14 = stablehlo.constant dense<"0x304848304830484030400000300030"> : tensor<3x5xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<3x5xf8E3M4>, tensor<3x5xf8E3M4>) -> ()
%e15 = stablehlo.constant dense<"0x303030003030303000303030300030303030003030303000300000300030000000000000000000003030000000"> : tensor<3x3x5xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x3x5xf8E3M4>, tensor<3x3x5xf8E3M4>) -> ()
%e16 = stablehlo.constant dense<"0x4848484048B0"> : tensor<3x2xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<3x2xf8E3M4>, tensor<3x2xf8E3M4>) -> ()
%e17 = stablehlo.constant dense<"0x000000000300000002000000010000000300000001000000"> : tensor<3x2xi32>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<3x2xi32>, tensor<3x2xi32>) -> ()
return
}
func.func private @f(%x: tensor<3x4xf8E3M4>, %n: tensor<3x4xf8E3M4>, %w: tensor<4x5xf8E3M4>, %z: tensor<f8E3M4>, %far: tensor<4x1xi32>, %u: tensor<4x4xf8E3M4>, %line: tensor<8xf8E3M4>, %source: tensor<5xf8E3M4>, %places: tensor<3x4xi32>, %groups: tensor<2xi32>, %pair: tensor<2x4x5xf8E3M4>) -> (tensor<3xf8E3M4>, tensor<f8E3M4>, tensor<4xf8E3M4>, tensor<2x3xf8E3M4>, tensor<3x4xf8E3M4>, tensor<8xf8E3M4>, tensor<3x4xf8E3M4>, tensor<3x4xi32>, tensor<3x4xf8E3M4>, tensor<3x5xf8E3M4>, tensor<3x5xf8E3M4>, tensor<3x5xf8E3M4>, tensor<4x3xf8E3M4>, tensor<3xf8E3M4>, tensor<3x5xf8E3M4>, tensor<3x3x5xf8E3M4>, tensor<3x2xf8E3M4>, tensor<3x2xi32>) {
%0 = stablehlo.reduce(%n init: %z) applies stablehlo.add across dimensions = [1] : (tensor<3x4xf8E3M4>, tensor<f8E3M4>) -> tensor<3xf8E3M4>
%1 = stablehlo.reduce(%z init: %z) applies stablehlo.add across dimensions = [] : (tensor<f8E3M4>, tensor<f8E3M4>) -> tensor<f8E3M4>
%2 = stablehlo.slice %x [0:1, 0:1] : (tensor<3x4xf8E3M4>) -> tensor<1x1xf8E3M4>
%3 = stablehlo.reshape %2 : (tensor<1x1xf8E3M4>) -> tensor<f8E3M4>
%4 = stablehlo.reduce(%x init: %3) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4xf8E3M4>, tensor<f8E3M4>) -> tensor<4xf8E3M4>
%5 = "stablehlo.reduce_window"(%n, %z) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[1, 0], [-1, 1]]> : tensor<2x2xi64>}> ({
^bb0(%p: tensor<f8E3M4>, %q: tensor<f8E3M4>):
%s = stablehlo.add %p, %q : tensor<f8E3M4>
stablehlo.return %s : tensor<f8E3M4>
}) : (tensor<3x4xf8E3M4>, tensor<f8E3M4>) -> tensor<2x3xf8E3M4>
%6 = "stablehlo.scatter"(%n, %far, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
^bb0(%p: tensor<f8E3M4>, %q: tensor<f8E3M4>):
%s = stablehlo.add %p, %q : tensor<f8E3M4>
stablehlo.return %s : tensor<f8E3M4>
}) : (tensor<3x4xf8E3M4>, tensor<4x1xi32>, tensor<4x4xf8E3M4>) -> tensor<3x4xf8E3M4>
%7 = "stablehlo.select_and_scatter"(%line, %source, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<1> : tensor<1x2xi64>}> ({
^bb0(%p: tensor<f8E3M4>, %q: tensor<f8E3M4>):
%s = stablehlo.compare GE, %p, %q, TOTALORDER : (tensor<f8E3M4>, tensor<f8E3M4>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}, {
^bb0(%p: tensor<f8E3M4>, %q: tensor<f8E3M4>):
%s = stablehlo.add %p, %q : tensor<f8E3M4>
stablehlo.return %s : tensor<f8E3M4>
}) : (tensor<8xf8E3M4>, tensor<5xf8E3M4>, tensor<f8E3M4>) -> tensor<8xf8E3M4>
%8:2 = "stablehlo.sort"(%x, %places) <{dimension = 1 : i64, is_stable = true}> ({
^bb0(%p: tensor<f8E3M4>, %q: tensor<f8E3M4>, %v: tensor<i32>, %vv: tensor<i32>):
%s = stablehlo.compare LT, %p, %q, TOTALORDER : (tensor<f8E3M4>, tensor<f8E3M4>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<3x4xf8E3M4>, tensor<3x4xi32>) -> (tensor<3x4xf8E3M4>, tensor<3x4xi32>)
%9 = "stablehlo.map"(%x, %n) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%p: tensor<f8E3M4>, %q: tensor<f8E3M4>):
%s = stablehlo.add %p, %q : tensor<f8E3M4>
stablehlo.return %s : tensor<f8E3M4>
}) : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) -> tensor<3x4xf8E3M4>
%10 = stablehlo.dot_general %n, %w, contracting_dims = [1] x [0] : (tensor<3x4xf8E3M4>, tensor<4x5xf8E3M4>) -> tensor<3x5xf8E3M4>
%11 = stablehlo.dot %n, %w : (tensor<3x4xf8E3M4>, tensor<4x5xf8E3M4>) -> tensor<3x5xf8E3M4>
%12 = stablehlo.einsum %n, %w, config = "ab,bc->ac" : (tensor<3x4xf8E3M4>, tensor<4x5xf8E3M4>) -> tensor<3x5xf8E3M4>
%13 = stablehlo.unary_einsum %n, config = "ab->ba" : (tensor<3x4xf8E3M4>) -> tensor<4x3xf8E3M4>
%14 = stablehlo.dot_general %n, %n, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) -> tensor<3xf8E3M4>
%15 = "chlo.ragged_dot"(%n, %pair, %groups) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<3x4xf8E3M4>, tensor<2x4x5xf8E3M4>, tensor<2xi32>) -> tensor<3x5xf8E3M4>
%16 = stablehlo.reshape %n : (tensor<3x4xf8E3M4>) -> tensor<3x4x1xf8E3M4>
%17 = stablehlo.slice %w [0:2, 0:5] : (tensor<4x5xf8E3M4>) -> tensor<2x5xf8E3M4>
%18 = stablehlo.reshape %17 : (tensor<2x5xf8E3M4>) -> tensor<2x1x5xf8E3M4>
%19 = stablehlo.convolution(%16, %18) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x4x1xf8E3M4>, tensor<2x1x5xf8E3M4>) -> tensor<3x3x5xf8E3M4>
%20:2 = chlo.top_k(%x, k = 2) : tensor<3x4xf8E3M4> -> (tensor<3x2xf8E3M4>, tensor<3x2xi32>)
return %0, %1, %4, %5, %6, %7, %8#0, %8#1, %9, %10, %11, %12, %13, %14, %15, %19, %20#0, %20#1 : tensor<3xf8E3M4>, tensor<f8E3M4>, tensor<4xf8E3M4>, tensor<2x3xf8E3M4>, tensor<3x4xf8E3M4>, tensor<8xf8E3M4>, tensor<3x4xf8E3M4>, tensor<3x4xi32>, tensor<3x4xf8E3M4>, tensor<3x5xf8E3M4>, tensor<3x5xf8E3M4>, tensor<3x5xf8E3M4>, tensor<4x3xf8E3M4>, tensor<3xf8E3M4>, tensor<3x5xf8E3M4>, tensor<3x3x5xf8E3M4>, tensor<3x2xf8E3M4>, tensor<3x2xi32>
}
}
// -----
// carries_f8E3M4
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x4040C0400030"> : tensor<2x3xf8E3M4>
%z0 = stablehlo.constant dense<0.0> : tensor<2x3xf8E3M4>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x3xf8E3M4>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x3xf8E3M4>
%c1 = stablehlo.constant dense<"0x48484048C040"> : tensor<2x3xf8E3M4>
%z1 = stablehlo.constant dense<0.0> : tensor<2x3xf8E3M4>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x3xf8E3M4>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x3xf8E3M4>
%c2 = stablehlo.constant dense<> : tensor<0x3xf8E3M4>
%z2 = stablehlo.constant dense<> : tensor<0x3xf8E3M4>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<0x3xf8E3M4>
%a2 = stablehlo.optimization_barrier %s2 : tensor<0x3xf8E3M4>
%c3 = stablehlo.constant dense<"0x00"> : tensor<f8E3M4>
%z3 = stablehlo.constant dense<1.0> : tensor<f8E3M4>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<f8E3M4>
%a3 = stablehlo.optimization_barrier %s3 : tensor<f8E3M4>
%c4 = stablehlo.constant dense<"0x03000000"> : tensor<i32>
%z4 = stablehlo.constant dense<0> : tensor<i32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<i32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<i32>
%c5 = stablehlo.constant dense<"0x01000000"> : tensor<i32>
%z5 = stablehlo.constant dense<0> : tensor<i32>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<i32>
%a5 = stablehlo.optimization_barrier %s5 : tensor<i32>
%c6 = stablehlo.constant dense<"0x00000000"> : tensor<i32>
%z6 = stablehlo.constant dense<1> : tensor<i32>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<i32>
%a6 = stablehlo.optimization_barrier %s6 : tensor<i32>
%c7 = stablehlo.constant dense<false> : tensor<i1>
%z7 = stablehlo.constant dense<true> : tensor<i1>
%s7 = stablehlo.select %live, %c7, %z7 : tensor<i1>, tensor<i1>
%a7 = stablehlo.optimization_barrier %s7 : tensor<i1>
%c8 = stablehlo.constant dense<"0xF9FFFFFF"> : tensor<i32>
%z8 = stablehlo.constant dense<0> : tensor<i32>
%s8 = stablehlo.select %live, %c8, %z8 : tensor<i1>, tensor<i32>
%a8 = stablehlo.optimization_barrier %s8 : tensor<i32>
%r:16 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8) : (tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>, tensor<0x3xf8E3M4>, tensor<f8E3M4>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<i32>) -> (tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>, tensor<2xf8E3M4>, tensor<f8E3M4>, tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>, tensor<3x0xf8E3M4>, tensor<3xf8E3M4>, tensor<2x3xf8E3M4>, tensor<0x3xf8E3M4>, tensor<0x3xf8E3M4>, tensor<0x3xf8E3M4>, tensor<3x3xf8E3M4>)
%e0 = stablehlo.constant dense<"0x48484048C040"> : tensor<2x3xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>) -> ()
%e1 = stablehlo.constant dense<"0x4040C0400030"> : tensor<2x3xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>) -> ()
%e2 = stablehlo.constant dense<"0x48484048C040"> : tensor<2x3xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>) -> ()
%e3 = stablehlo.constant dense<"0x4040C0400030"> : tensor<2x3xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>) -> ()
%e4 = stablehlo.constant dense<"0x48484048C040"> : tensor<2x3xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>) -> ()
%e5 = stablehlo.constant dense<"0x4050"> : tensor<2xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2xf8E3M4>, tensor<2xf8E3M4>) -> ()
%e6 = stablehlo.constant dense<"0x50"> : tensor<f8E3M4>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<f8E3M4>, tensor<f8E3M4>) -> ()
%e7 = stablehlo.constant dense<"0x404040404040"> : tensor<2x3xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>) -> ()
%e8 = stablehlo.constant dense<"0x4040C0400030"> : tensor<2x3xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>) -> ()
%e9 = stablehlo.constant dense<> : tensor<3x0xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x0xf8E3M4>, tensor<3x0xf8E3M4>) -> ()
%e10 = stablehlo.constant dense<"0x000000"> : tensor<3xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3xf8E3M4>, tensor<3xf8E3M4>) -> ()
%e11 = stablehlo.constant dense<"0x000000000000"> : tensor<2x3xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>) -> ()
%e12 = stablehlo.constant dense<> : tensor<0x3xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<0x3xf8E3M4>, tensor<0x3xf8E3M4>) -> ()
%e13 = stablehlo.constant dense<> : tensor<0x3xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<0x3xf8E3M4>, tensor<0x3xf8E3M4>) -> ()
%e14 = stablehlo.constant dense<> : tensor<0x3xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<0x3xf8E3M4>, tensor<0x3xf8E3M4>) -> ()
%e15 = stablehlo.constant dense<"0x000000000000000000"> : tensor<3x3xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x3xf8E3M4>, tensor<3x3xf8E3M4>) -> ()
return
}
func.func private @f(%x: tensor<2x3xf8E3M4>, %y: tensor<2x3xf8E3M4>, %none: tensor<0x3xf8E3M4>, %zero: tensor<f8E3M4>, %rounds: tensor<i32>, %one: tensor<i32>, %start: tensor<i32>, %no: tensor<i1>, %branch: tensor<i32>) -> (tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>, tensor<2xf8E3M4>, tensor<f8E3M4>, tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>, tensor<3x0xf8E3M4>, tensor<3xf8E3M4>, tensor<2x3xf8E3M4>, tensor<0x3xf8E3M4>, tensor<0x3xf8E3M4>, tensor<0x3xf8E3M4>, tensor<3x3xf8E3M4>) {
%0:3 = stablehlo.while(%i = %start, %a = %x, %b = %y) : tensor<i32>, tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>
cond {
%s = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
} do {
%s = stablehlo.add %i, %one : tensor<i32>
stablehlo.return %s, %b, %a : tensor<i32>, tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>
}
%1 = "stablehlo.if"(%no) ({
stablehlo.return %x : tensor<2x3xf8E3M4>
}, {
stablehlo.return %y : tensor<2x3xf8E3M4>
}) : (tensor<i1>) -> tensor<2x3xf8E3M4>
%2 = "stablehlo.case"(%branch) ({
stablehlo.return %y : tensor<2x3xf8E3M4>
}, {
stablehlo.return %y : tensor<2x3xf8E3M4>
}, {
stablehlo.return %x : tensor<2x3xf8E3M4>
}) : (tensor<i32>) -> tensor<2x3xf8E3M4>
%3 = stablehlo.composite "own.swap" %x, %y {decomposition = @second} : (tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>) -> tensor<2x3xf8E3M4>
%4 = stablehlo.slice %x [0:2, 0:1] : (tensor<2x3xf8E3M4>) -> tensor<2x1xf8E3M4>
%5 = stablehlo.reshape %4 : (tensor<2x1xf8E3M4>) -> tensor<2xf8E3M4>
%6:2 = chlo.scan(%5) inits(%zero) dimension=0 {
^bb0(%v: tensor<f8E3M4>, %c: tensor<f8E3M4>):
%s = stablehlo.add %v, %c : tensor<f8E3M4>
stablehlo.return %s, %s : tensor<f8E3M4>, tensor<f8E3M4>
} : (tensor<2xf8E3M4>, tensor<f8E3M4>) -> (tensor<2xf8E3M4>, tensor<f8E3M4>)
%7 = "chlo.constant_like"(%x) <{value = 2.0 : f8E3M4}> : (tensor<2x3xf8E3M4>) -> tensor<2x3xf8E3M4>
%8 = stablehlo.concatenate %none, %x, dim = 0 : (tensor<0x3xf8E3M4>, tensor<2x3xf8E3M4>) -> tensor<2x3xf8E3M4>
%9 = stablehlo.transpose %none, dims = [1, 0] : (tensor<0x3xf8E3M4>) -> tensor<3x0xf8E3M4>
%10 = stablehlo.reduce(%none init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<0x3xf8E3M4>, tensor<f8E3M4>) -> tensor<3xf8E3M4>
%11 = stablehlo.pad %none, %zero, low = [1, 0], high = [1, 0], interior = [0, 0] : (tensor<0x3xf8E3M4>, tensor<f8E3M4>) -> tensor<2x3xf8E3M4>
%12 = stablehlo.slice %x [1:1, 0:3] : (tensor<2x3xf8E3M4>) -> tensor<0x3xf8E3M4>
%13 = stablehlo.add %none, %none : tensor<0x3xf8E3M4>
%14 = "stablehlo.sort"(%none) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%p: tensor<f8E3M4>, %q: tensor<f8E3M4>):
%s = stablehlo.compare LT, %p, %q, TOTALORDER : (tensor<f8E3M4>, tensor<f8E3M4>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<0x3xf8E3M4>) -> tensor<0x3xf8E3M4>
%15 = stablehlo.transpose %none, dims = [1, 0] : (tensor<0x3xf8E3M4>) -> tensor<3x0xf8E3M4>
%16 = stablehlo.dot_general %15, %none, contracting_dims = [1] x [0] : (tensor<3x0xf8E3M4>, tensor<0x3xf8E3M4>) -> tensor<3x3xf8E3M4>
return %0#1, %0#2, %1, %2, %3, %6#0, %6#1, %7, %8, %9, %10, %11, %12, %13, %14, %16 : tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>, tensor<2xf8E3M4>, tensor<f8E3M4>, tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>, tensor<3x0xf8E3M4>, tensor<3xf8E3M4>, tensor<2x3xf8E3M4>, tensor<0x3xf8E3M4>, tensor<0x3xf8E3M4>, tensor<0x3xf8E3M4>, tensor<3x3xf8E3M4>
}
func.func private @second(%p: tensor<2x3xf8E3M4>, %q: tensor<2x3xf8E3M4>) -> tensor<2x3xf8E3M4> {
return %q : tensor<2x3xf8E3M4>
}
}
// -----
// moves_f8E4M3
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x44384044384044B8C0B8B844"> : tensor<3x4xf8E4M3>
%z0 = stablehlo.constant dense<0.0> : tensor<3x4xf8E4M3>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xf8E4M3>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xf8E4M3>
%c1 = stablehlo.constant dense<"0x40B8B844B8B838403844C000"> : tensor<3x4xf8E4M3>
%z1 = stablehlo.constant dense<0.0> : tensor<3x4xf8E4M3>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xf8E4M3>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xf8E4M3>
%c2 = stablehlo.constant dense<"0x40444438"> : tensor<2x2xf8E4M3>
%z2 = stablehlo.constant dense<0.0> : tensor<2x2xf8E4M3>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x2xf8E4M3>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x2xf8E4M3>
%c3 = stablehlo.constant dense<"0x40"> : tensor<f8E4M3>
%z3 = stablehlo.constant dense<0.0> : tensor<f8E4M3>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<f8E4M3>
%a3 = stablehlo.optimization_barrier %s3 : tensor<f8E4M3>
%c4 = stablehlo.constant dense<[[false, true, true, true], [false, false, true, true], [false, false, true, false]]> : tensor<3x4xi1>
%z4 = stablehlo.constant dense<false> : tensor<3x4xi1>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<3x4xi1>
%a4 = stablehlo.optimization_barrier %s4 : tensor<3x4xi1>
%c5 = stablehlo.constant dense<true> : tensor<i1>
%z5 = stablehlo.constant dense<false> : tensor<i1>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<i1>
%a5 = stablehlo.optimization_barrier %s5 : tensor<i1>
%c6 = stablehlo.constant dense<"0xFBFFFFFF"> : tensor<i32>
%z6 = stablehlo.constant dense<0> : tensor<i32>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<i32>
%a6 = stablehlo.optimization_barrier %s6 : tensor<i32>
%c7 = stablehlo.constant dense<"0x09000000"> : tensor<i32>
%z7 = stablehlo.constant dense<0> : tensor<i32>
%s7 = stablehlo.select %live, %c7, %z7 : tensor<i1>, tensor<i32>
%a7 = stablehlo.optimization_barrier %s7 : tensor<i32>
%c8 = stablehlo.constant dense<"0x02000000000000000200000001000000"> : tensor<4xi32>
%z8 = stablehlo.constant dense<0> : tensor<4xi32>
%s8 = stablehlo.select %live, %c8, %z8 : tensor<i1>, tensor<4xi32>
%a8 = stablehlo.optimization_barrier %s8 : tensor<4xi32>
%c9 = stablehlo.constant dense<"0x0000000007000000FDFFFFFF02000000"> : tensor<4x1xi32>
%z9 = stablehlo.constant dense<0> : tensor<4x1xi32>
%s9 = stablehlo.select %live, %c9, %z9 : tensor<i1>, tensor<4x1xi32>
%a9 = stablehlo.optimization_barrier %s9 : tensor<4x1xi32>
%r:26 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9) : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>, tensor<2x2xf8E4M3>, tensor<f8E4M3>, tensor<3x4xi1>, tensor<i1>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4x1xi32>) -> (tensor<3x2x4xf8E4M3>, tensor<3x2xf8E4M3>, tensor<2x3x4xf8E4M3>, tensor<2x6xf8E4M3>, tensor<1x1xf8E4M3>, tensor<4x3xf8E4M3>, tensor<f8E4M3>, tensor<3x4xf8E4M3>, tensor<2x3xf8E4M3>, tensor<2x2xf8E4M3>, tensor<3x4xf8E4M3>, tensor<5x5xf8E4M3>, tensor<3x8xf8E4M3>, tensor<4x4xf8E4M3>, tensor<4x4xf8E4M3>, tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>, tensor<i32>, tensor<f8E4M3>, tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>, tensor<3x4xui8>, tensor<3x4xi8>, tensor<3x4xf8E5M2>)
%e0 = stablehlo.constant dense<"0x4438404444384044384044B8384044B8C0B8B844C0B8B844"> : tensor<3x2x4xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3x2x4xf8E4M3>, tensor<3x2x4xf8E4M3>) -> ()
%e1 = stablehlo.constant dense<"0x404040404040"> : tensor<3x2xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x2xf8E4M3>, tensor<3x2xf8E4M3>) -> ()
%e2 = stablehlo.constant dense<"0x44384044384044B8C0B8B84444384044384044B8C0B8B844"> : tensor<2x3x4xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3x4xf8E4M3>, tensor<2x3x4xf8E4M3>) -> ()
%e3 = stablehlo.constant dense<"0x44384044384044B8C0B8B844"> : tensor<2x6xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x6xf8E4M3>, tensor<2x6xf8E4M3>) -> ()
%e4 = stablehlo.constant dense<"0x40"> : tensor<1x1xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<1x1xf8E4M3>, tensor<1x1xf8E4M3>) -> ()
%e5 = stablehlo.constant dense<"0x4438C03840B84044B844B844"> : tensor<4x3xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<4x3xf8E4M3>, tensor<4x3xf8E4M3>) -> ()
%e6 = stablehlo.constant dense<"0x40"> : tensor<f8E4M3>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<f8E4M3>, tensor<f8E4M3>) -> ()
%e7 = stablehlo.constant dense<"0x44B8B8C0B844403844403844"> : tensor<3x4xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) -> ()
%e8 = stablehlo.constant dense<"0x384044B8B844"> : tensor<2x3xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>) -> ()
%e9 = stablehlo.constant dense<"0x404444B8"> : tensor<2x2xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<2x2xf8E4M3>, tensor<2x2xf8E4M3>) -> ()
%e10 = stablehlo.constant dense<"0x4438404438404438C0B8B844"> : tensor<3x4xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) -> ()
%e11 = stablehlo.constant dense<"0x4040404040384044404040404040404044B840404040404040"> : tensor<5x5xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<5x5xf8E4M3>, tensor<5x5xf8E4M3>) -> ()
%e12 = stablehlo.constant dense<"0x4438404440B8B844384044B8B8B83840C0B8B8443844C000"> : tensor<3x8xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<3x8xf8E4M3>, tensor<3x8xf8E4M3>) -> ()
%e13 = stablehlo.constant dense<"0x44384044C0B8B84444384044C0B8B844"> : tensor<4x4xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<4x4xf8E4M3>, tensor<4x4xf8E4M3>) -> ()
%e14 = stablehlo.constant dense<"0xC0B8B84444384044C0B8B844384044B8"> : tensor<4x4xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<4x4xf8E4M3>, tensor<4x4xf8E4M3>) -> ()
%e15 = stablehlo.constant dense<"0x40384044B8B844B83844B800"> : tensor<3x4xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) -> ()
%e16 = stablehlo.constant dense<"0x44384044384044B8C0B8B844"> : tensor<3x4xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) -> ()
%e17 = stablehlo.constant dense<"0x40B8B844B8B838403844C000"> : tensor<3x4xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) -> ()
%e18 = stablehlo.constant dense<"0x04000000"> : tensor<i32>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
%e19 = stablehlo.constant dense<"0x40"> : tensor<f8E4M3>
stablehlo.custom_call @check.expect_eq(%r#19, %e19) {has_side_effect = true} : (tensor<f8E4M3>, tensor<f8E4M3>) -> ()
%e20 = stablehlo.constant dense<"0x40B8B844B8B838403844C000"> : tensor<3x4xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) -> ()
%e21 = stablehlo.constant dense<"0x44384044384044B8C0B8B844"> : tensor<3x4xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#21, %e21) {has_side_effect = true} : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) -> ()
%e22 = stablehlo.constant dense<"0x003840440038404400384044"> : tensor<3x4xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#22, %e22) {has_side_effect = true} : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) -> ()
%e23 = stablehlo.constant dense<"0x44384044384044B8C0B8B844"> : tensor<3x4xui8>
stablehlo.custom_call @check.expect_eq(%r#23, %e23) {has_side_effect = true} : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
%e24 = stablehlo.constant dense<"0x44384044384044B8C0B8B844"> : tensor<3x4xi8>
stablehlo.custom_call @check.expect_eq(%r#24, %e24) {has_side_effect = true} : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
%e25 = stablehlo.constant dense<"0x44384044384044B8C0B8B844"> : tensor<3x4xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#25, %e25) {has_side_effect = true} : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
return
}
func.func private @f(%x: tensor<3x4xf8E4M3>, %y: tensor<3x4xf8E4M3>, %u: tensor<2x2xf8E4M3>, %p: tensor<f8E4M3>, %m: tensor<3x4xi1>, %c: tensor<i1>, %i: tensor<i32>, %j: tensor<i32>, %rows: tensor<4xi32>, %far: tensor<4x1xi32>) -> (tensor<3x2x4xf8E4M3>, tensor<3x2xf8E4M3>, tensor<2x3x4xf8E4M3>, tensor<2x6xf8E4M3>, tensor<1x1xf8E4M3>, tensor<4x3xf8E4M3>, tensor<f8E4M3>, tensor<3x4xf8E4M3>, tensor<2x3xf8E4M3>, tensor<2x2xf8E4M3>, tensor<3x4xf8E4M3>, tensor<5x5xf8E4M3>, tensor<3x8xf8E4M3>, tensor<4x4xf8E4M3>, tensor<4x4xf8E4M3>, tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>, tensor<i32>, tensor<f8E4M3>, tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>, tensor<3x4xui8>, tensor<3x4xi8>, tensor<3x4xf8E5M2>) {
%0 = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<3x4xf8E4M3>) -> tensor<3x2x4xf8E4M3>
%1 = stablehlo.broadcast_in_dim %p, dims = [] : (tensor<f8E4M3>) -> tensor<3x2xf8E4M3>
%2 = stablehlo.broadcast %x, sizes = [2] : (tensor<3x4xf8E4M3>) -> tensor<2x3x4xf8E4M3>
%3 = stablehlo.reshape %x : (tensor<3x4xf8E4M3>) -> tensor<2x6xf8E4M3>
%4 = stablehlo.reshape %p : (tensor<f8E4M3>) -> tensor<1x1xf8E4M3>
%5 = stablehlo.transpose %x, dims = [1, 0] : (tensor<3x4xf8E4M3>) -> tensor<4x3xf8E4M3>
%6 = stablehlo.transpose %p, dims = [] : (tensor<f8E4M3>) -> tensor<f8E4M3>
%7 = stablehlo.reverse %x, dims = [0, 1] : tensor<3x4xf8E4M3>
%8 = stablehlo.slice %x [0:3:2, 1:4] : (tensor<3x4xf8E4M3>) -> tensor<2x3xf8E4M3>
%9 = stablehlo.dynamic_slice %x, %i, %j, sizes = [2, 2] : (tensor<3x4xf8E4M3>, tensor<i32>, tensor<i32>) -> tensor<2x2xf8E4M3>
%10 = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<3x4xf8E4M3>, tensor<2x2xf8E4M3>, tensor<i32>, tensor<i32>) -> tensor<3x4xf8E4M3>
%11 = stablehlo.pad %x, %p, low = [1, -1], high = [-1, 2], interior = [1, 0] : (tensor<3x4xf8E4M3>, tensor<f8E4M3>) -> tensor<5x5xf8E4M3>
%12 = stablehlo.concatenate %x, %y, dim = 1 : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) -> tensor<3x8xf8E4M3>
%13 = "stablehlo.gather"(%x, %far) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xf8E4M3>, tensor<4x1xi32>) -> tensor<4x4xf8E4M3>
%14 = "stablehlo.torch_index_select"(%x, %rows) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<3x4xf8E4M3>, tensor<4xi32>) -> tensor<4x4xf8E4M3>
%15 = stablehlo.select %m, %x, %y : tensor<3x4xi1>, tensor<3x4xf8E4M3>
%16 = stablehlo.select %c, %x, %y : tensor<i1>, tensor<3x4xf8E4M3>
%17 = stablehlo.constant dense<"0x40B8B844B8B838403844C000"> : tensor<3x4xf8E4M3>
%18 = stablehlo.get_dimension_size %x, dim = 1 : (tensor<3x4xf8E4M3>) -> tensor<i32>
%19 = stablehlo.tuple %x, %p : tuple<tensor<3x4xf8E4M3>, tensor<f8E4M3>>
%20 = stablehlo.get_tuple_element %19[1] : (tuple<tensor<3x4xf8E4M3>, tensor<f8E4M3>>) -> tensor<f8E4M3>
%21 = stablehlo.optimization_barrier %y : tensor<3x4xf8E4M3>
%22 = stablehlo.convert %x : tensor<3x4xf8E4M3>
%23 = stablehlo.iota dim = 1 : tensor<3x4xf8E4M3>
%24 = stablehlo.bitcast_convert %x : (tensor<3x4xf8E4M3>) -> tensor<3x4xui8>
%25 = stablehlo.bitcast_convert %x : (tensor<3x4xf8E4M3>) -> tensor<3x4xi8>
%26 = stablehlo.bitcast_convert %x : (tensor<3x4xf8E4M3>) -> tensor<3x4xf8E5M2>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %20, %21, %22, %23, %24, %25, %26 : tensor<3x2x4xf8E4M3>, tensor<3x2xf8E4M3>, tensor<2x3x4xf8E4M3>, tensor<2x6xf8E4M3>, tensor<1x1xf8E4M3>, tensor<4x3xf8E4M3>, tensor<f8E4M3>, tensor<3x4xf8E4M3>, tensor<2x3xf8E4M3>, tensor<2x2xf8E4M3>, tensor<3x4xf8E4M3>, tensor<5x5xf8E4M3>, tensor<3x8xf8E4M3>, tensor<4x4xf8E4M3>, tensor<4x4xf8E4M3>, tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>, tensor<i32>, tensor<f8E4M3>, tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>, tensor<3x4xui8>, tensor<3x4xi8>, tensor<3x4xf8E5M2>
}
}
// -----
// combinations_f8E4M3
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x44384044384044B8C0B8B844"> : tensor<3x4xf8E4M3>
%z0 = stablehlo.constant dense<0.0> : tensor<3x4xf8E4M3>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xf8E4M3>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xf8E4M3>
%c1 = stablehlo.constant dense<"0x383838383838380000000038"> : tensor<3x4xf8E4M3>
%z1 = stablehlo.constant dense<0.0> : tensor<3x4xf8E4M3>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xf8E4M3>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xf8E4M3>
%c2 = stablehlo.constant dense<"0x0000380038383800000000383800380038383838"> : tensor<4x5xf8E4M3>
%z2 = stablehlo.constant dense<0.0> : tensor<4x5xf8E4M3>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4x5xf8E4M3>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4x5xf8E4M3>
%c3 = stablehlo.constant dense<"0x00"> : tensor<f8E4M3>
%z3 = stablehlo.constant dense<1.0> : tensor<f8E4M3>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<f8E4M3>
%a3 = stablehlo.optimization_barrier %s3 : tensor<f8E4M3>
%c4 = stablehlo.constant dense<"0x0000000009000000FFFFFFFF00000000"> : tensor<4x1xi32>
%z4 = stablehlo.constant dense<0> : tensor<4x1xi32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<4x1xi32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<4x1xi32>
%c5 = stablehlo.constant dense<"0x38003838000000003800000038383800"> : tensor<4x4xf8E4M3>
%z5 = stablehlo.constant dense<0.0> : tensor<4x4xf8E4M3>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<4x4xf8E4M3>
%a5 = stablehlo.optimization_barrier %s5 : tensor<4x4xf8E4M3>
%c6 = stablehlo.constant dense<"0x3838383800383800"> : tensor<8xf8E4M3>
%z6 = stablehlo.constant dense<0.0> : tensor<8xf8E4M3>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<8xf8E4M3>
%a6 = stablehlo.optimization_barrier %s6 : tensor<8xf8E4M3>
%c7 = stablehlo.constant dense<"0x0000380038"> : tensor<5xf8E4M3>
%z7 = stablehlo.constant dense<0.0> : tensor<5xf8E4M3>
%s7 = stablehlo.select %live, %c7, %z7 : tensor<i1>, tensor<5xf8E4M3>
%a7 = stablehlo.optimization_barrier %s7 : tensor<5xf8E4M3>
%c8 = stablehlo.constant dense<"0x000000000100000002000000030000000000000001000000020000000300000000000000010000000200000003000000"> : tensor<3x4xi32>
%z8 = stablehlo.constant dense<0> : tensor<3x4xi32>
%s8 = stablehlo.select %live, %c8, %z8 : tensor<i1>, tensor<3x4xi32>
%a8 = stablehlo.optimization_barrier %s8 : tensor<3x4xi32>
%c9 = stablehlo.constant dense<"0x0100000002000000"> : tensor<2xi32>
%z9 = stablehlo.constant dense<0> : tensor<2xi32>
%s9 = stablehlo.select %live, %c9, %z9 : tensor<i1>, tensor<2xi32>
%a9 = stablehlo.optimization_barrier %s9 : tensor<2xi32>
%c10 = stablehlo.constant dense<"0x00003800383838000000003838003800383838380038383838003838003838380000000000380038"> : tensor<2x4x5xf8E4M3>
%z10 = stablehlo.constant dense<0.0> : tensor<2x4x5xf8E4M3>
%s10 = stablehlo.select %live, %c10, %z10 : tensor<i1>, tensor<2x4x5xf8E4M3>
%a10 = stablehlo.optimization_barrier %s10 : tensor<2x4x5xf8E4M3>
%r:18 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10) : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>, tensor<4x5xf8E4M3>, tensor<f8E4M3>, tensor<4x1xi32>, tensor<4x4xf8E4M3>, tensor<8xf8E4M3>, tensor<5xf8E4M3>, tensor<3x4xi32>, tensor<2xi32>, tensor<2x4x5xf8E4M3>) -> (tensor<3xf8E4M3>, tensor<f8E4M3>, tensor<4xf8E4M3>, tensor<2x3xf8E4M3>, tensor<3x4xf8E4M3>, tensor<8xf8E4M3>, tensor<3x4xf8E4M3>, tensor<3x4xi32>, tensor<3x4xf8E4M3>, tensor<3x5xf8E4M3>, tensor<3x5xf8E4M3>, tensor<3x5xf8E4M3>, tensor<4x3xf8E4M3>, tensor<3xf8E4M3>, tensor<3x5xf8E4M3>, tensor<3x3x5xf8E4M3>, tensor<3x2xf8E4M3>, tensor<3x2xi32>)
%e0 = stablehlo.constant dense<"0x484438"> : tensor<3xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xf8E4M3>, tensor<3xf8E4M3>) -> ()
%e1 = stablehlo.constant dense<"0x00"> : tensor<f8E4M3>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<f8E4M3>, tensor<f8E4M3>) -> ()
%e2 = stablehlo.constant dense<"0x44444444"> : tensor<4xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<4xf8E4M3>, tensor<4xf8E4M3>) -> ()
%e3 = stablehlo.constant dense<"0x000000404038"> : tensor<2x3xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>) -> ()
%e4 = stablehlo.constant dense<"0x444044403838380000000038"> : tensor<3x4xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) -> ()
%e5 = stablehlo.constant dense<"0x0000003800000038"> : tensor<8xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<8xf8E4M3>, tensor<8xf8E4M3>) -> ()
%e6 = stablehlo.constant dense<"0x38404444B8384044C0B8B844"> : tensor<3x4xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) -> ()
%e7 = stablehlo.constant dense<"0x010000000200000000000000030000000300000000000000010000000200000000000000010000000200000003000000"> : tensor<3x4xi32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
%e8 = stablehlo.constant dense<"0x48404448404448B8C0B8B848"> : tensor<3x4xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) -> ()
%e9 = stablehlo.constant dense<"0x384444384438404000400038383838"> : tensor<3x5xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x5xf8E4M3>, tensor<3x5xf8E4M3>) -> ()
%e10 = stablehlo.constant dense<"0x384444384438404000400038383838"> : tensor<3x5xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x5xf8E4M3>, tensor<3x5xf8E4M3>) -> ()
%e11 = stablehlo.constant dense<"0x384444384438404000400038383838"> : tensor<3x5xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<3x5xf8E4M3>, tensor<3x5xf8E4M3>) -> ()
%e12 = stablehlo.constant dense<"0x383800383800383800380038"> : tensor<4x3xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<4x3xf8E4M3>, tensor<4x3xf8E4M3>) -> ()
%e13 = stablehlo.constant dense<"0x484438"> : tensor<3xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<3xf8E4M3>, tensor<3xf8E4M3>) -> ()
%e14 = stablehlo.constant dense<"0x384444384438444038400000380038"> : tensor<3x5xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<3x5xf8E4M3>, tensor<3x5xf8E4M3>) -> ()
%e15 = stablehlo.constant dense<"0x383838003838383800383838380038383838003838383800380000380038000000000000000000003838000000"> : tensor<3x3x5xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x3x5xf8E4M3>, tensor<3x3x5xf8E4M3>) -> ()
%e16 = stablehlo.constant dense<"0x4444444044B8"> : tensor<3x2xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<3x2xf8E4M3>, tensor<3x2xf8E4M3>) -> ()
%e17 = stablehlo.constant dense<"0x000000000300000002000000010000000300000001000000"> : tensor<3x2xi32>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<3x2xi32>, tensor<3x2xi32>) -> ()
return
}
func.func private @f(%x: tensor<3x4xf8E4M3>, %n: tensor<3x4xf8E4M3>, %w: tensor<4x5xf8E4M3>, %z: tensor<f8E4M3>, %far: tensor<4x1xi32>, %u: tensor<4x4xf8E4M3>, %line: tensor<8xf8E4M3>, %source: tensor<5xf8E4M3>, %places: tensor<3x4xi32>, %groups: tensor<2xi32>, %pair: tensor<2x4x5xf8E4M3>) -> (tensor<3xf8E4M3>, tensor<f8E4M3>, tensor<4xf8E4M3>, tensor<2x3xf8E4M3>, tensor<3x4xf8E4M3>, tensor<8xf8E4M3>, tensor<3x4xf8E4M3>, tensor<3x4xi32>, tensor<3x4xf8E4M3>, tensor<3x5xf8E4M3>, tensor<3x5xf8E4M3>, tensor<3x5xf8E4M3>, tensor<4x3xf8E4M3>, tensor<3xf8E4M3>, tensor<3x5xf8E4M3>, tensor<3x3x5xf8E4M3>, tensor<3x2xf8E4M3>, tensor<3x2xi32>) {
%0 = stablehlo.reduce(%n init: %z) applies stablehlo.add across dimensions = [1] : (tensor<3x4xf8E4M3>, tensor<f8E4M3>) -> tensor<3xf8E4M3>
%1 = stablehlo.reduce(%z init: %z) applies stablehlo.add across dimensions = [] : (tensor<f8E4M3>, tensor<f8E4M3>) -> tensor<f8E4M3>
%2 = stablehlo.slice %x [0:1, 0:1] : (tensor<3x4xf8E4M3>) -> tensor<1x1xf8E4M3>
%3 = stablehlo.reshape %2 : (tensor<1x1xf8E4M3>) -> tensor<f8E4M3>
%4 = stablehlo.reduce(%x init: %3) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4xf8E4M3>, tensor<f8E4M3>) -> tensor<4xf8E4M3>
%5 = "stablehlo.reduce_window"(%n, %z) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[1, 0], [-1, 1]]> : tensor<2x2xi64>}> ({
^bb0(%p: tensor<f8E4M3>, %q: tensor<f8E4M3>):
%s = stablehlo.add %p, %q : tensor<f8E4M3>
stablehlo.return %s : tensor<f8E4M3>
}) : (tensor<3x4xf8E4M3>, tensor<f8E4M3>) -> tensor<2x3xf8E4M3>
%6 = "stablehlo.scatter"(%n, %far, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
^bb0(%p: tensor<f8E4M3>, %q: tensor<f8E4M3>):
%s = stablehlo.add %p, %q : tensor<f8E4M3>
stablehlo.return %s : tensor<f8E4M3>
}) : (tensor<3x4xf8E4M3>, tensor<4x1xi32>, tensor<4x4xf8E4M3>) -> tensor<3x4xf8E4M3>
%7 = "stablehlo.select_and_scatter"(%line, %source, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<1> : tensor<1x2xi64>}> ({
^bb0(%p: tensor<f8E4M3>, %q: tensor<f8E4M3>):
%s = stablehlo.compare GE, %p, %q, TOTALORDER : (tensor<f8E4M3>, tensor<f8E4M3>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}, {
^bb0(%p: tensor<f8E4M3>, %q: tensor<f8E4M3>):
%s = stablehlo.add %p, %q : tensor<f8E4M3>
stablehlo.return %s : tensor<f8E4M3>
}) : (tensor<8xf8E4M3>, tensor<5xf8E4M3>, tensor<f8E4M3>) -> tensor<8xf8E4M3>
%8:2 = "stablehlo.sort"(%x, %places) <{dimension = 1 : i64, is_stable = true}> ({
^bb0(%p: tensor<f8E4M3>, %q: tensor<f8E4M3>, %v: tensor<i32>, %vv: tensor<i32>):
%s = stablehlo.compare LT, %p, %q, TOTALORDER : (tensor<f8E4M3>, tensor<f8E4M3>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<3x4xf8E4M3>, tensor<3x4xi32>) -> (tensor<3x4xf8E4M3>, tensor<3x4xi32>)
%9 = "stablehlo.map"(%x, %n) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%p: tensor<f8E4M3>, %q: tensor<f8E4M3>):
%s = stablehlo.add %p, %q : tensor<f8E4M3>
stablehlo.return %s : tensor<f8E4M3>
}) : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) -> tensor<3x4xf8E4M3>
%10 = stablehlo.dot_general %n, %w, contracting_dims = [1] x [0] : (tensor<3x4xf8E4M3>, tensor<4x5xf8E4M3>) -> tensor<3x5xf8E4M3>
%11 = stablehlo.dot %n, %w : (tensor<3x4xf8E4M3>, tensor<4x5xf8E4M3>) -> tensor<3x5xf8E4M3>
%12 = stablehlo.einsum %n, %w, config = "ab,bc->ac" : (tensor<3x4xf8E4M3>, tensor<4x5xf8E4M3>) -> tensor<3x5xf8E4M3>
%13 = stablehlo.unary_einsum %n, config = "ab->ba" : (tensor<3x4xf8E4M3>) -> tensor<4x3xf8E4M3>
%14 = stablehlo.dot_general %n, %n, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) -> tensor<3xf8E4M3>
%15 = "chlo.ragged_dot"(%n, %pair, %groups) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<3x4xf8E4M3>, tensor<2x4x5xf8E4M3>, tensor<2xi32>) -> tensor<3x5xf8E4M3>
%16 = stablehlo.reshape %n : (tensor<3x4xf8E4M3>) -> tensor<3x4x1xf8E4M3>
%17 = stablehlo.slice %w [0:2, 0:5] : (tensor<4x5xf8E4M3>) -> tensor<2x5xf8E4M3>
%18 = stablehlo.reshape %17 : (tensor<2x5xf8E4M3>) -> tensor<2x1x5xf8E4M3>
%19 = stablehlo.convolution(%16, %18) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x4x1xf8E4M3>, tensor<2x1x5xf8E4M3>) -> tensor<3x3x5xf8E4M3>
%20:2 = chlo.top_k(%x, k = 2) : tensor<3x4xf8E4M3> -> (tensor<3x2xf8E4M3>, tensor<3x2xi32>)
return %0, %1, %4, %5, %6, %7, %8#0, %8#1, %9, %10, %11, %12, %13, %14, %15, %19, %20#0, %20#1 : tensor<3xf8E4M3>, tensor<f8E4M3>, tensor<4xf8E4M3>, tensor<2x3xf8E4M3>, tensor<3x4xf8E4M3>, tensor<8xf8E4M3>, tensor<3x4xf8E4M3>, tensor<3x4xi32>, tensor<3x4xf8E4M3>, tensor<3x5xf8E4M3>, tensor<3x5xf8E4M3>, tensor<3x5xf8E4M3>, tensor<4x3xf8E4M3>, tensor<3xf8E4M3>, tensor<3x5xf8E4M3>, tensor<3x3x5xf8E4M3>, tensor<3x2xf8E4M3>, tensor<3x2xi32>
}
}
// -----
// carries_f8E4M3
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x4040C0400038"> : tensor<2x3xf8E4M3>
%z0 = stablehlo.constant dense<0.0> : tensor<2x3xf8E4M3>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x3xf8E4M3>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x3xf8E4M3>
%c1 = stablehlo.constant dense<"0x44444044C040"> : tensor<2x3xf8E4M3>
%z1 = stablehlo.constant dense<0.0> : tensor<2x3xf8E4M3>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x3xf8E4M3>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x3xf8E4M3>
%c2 = stablehlo.constant dense<> : tensor<0x3xf8E4M3>
%z2 = stablehlo.constant dense<> : tensor<0x3xf8E4M3>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<0x3xf8E4M3>
%a2 = stablehlo.optimization_barrier %s2 : tensor<0x3xf8E4M3>
%c3 = stablehlo.constant dense<"0x00"> : tensor<f8E4M3>
%z3 = stablehlo.constant dense<1.0> : tensor<f8E4M3>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<f8E4M3>
%a3 = stablehlo.optimization_barrier %s3 : tensor<f8E4M3>
%c4 = stablehlo.constant dense<"0x03000000"> : tensor<i32>
%z4 = stablehlo.constant dense<0> : tensor<i32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<i32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<i32>
%c5 = stablehlo.constant dense<"0x01000000"> : tensor<i32>
%z5 = stablehlo.constant dense<0> : tensor<i32>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<i32>
%a5 = stablehlo.optimization_barrier %s5 : tensor<i32>
%c6 = stablehlo.constant dense<"0x00000000"> : tensor<i32>
%z6 = stablehlo.constant dense<1> : tensor<i32>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<i32>
%a6 = stablehlo.optimization_barrier %s6 : tensor<i32>
%c7 = stablehlo.constant dense<false> : tensor<i1>
%z7 = stablehlo.constant dense<true> : tensor<i1>
%s7 = stablehlo.select %live, %c7, %z7 : tensor<i1>, tensor<i1>
%a7 = stablehlo.optimization_barrier %s7 : tensor<i1>
%c8 = stablehlo.constant dense<"0xF9FFFFFF"> : tensor<i32>
%z8 = stablehlo.constant dense<0> : tensor<i32>
%s8 = stablehlo.select %live, %c8, %z8 : tensor<i1>, tensor<i32>
%a8 = stablehlo.optimization_barrier %s8 : tensor<i32>
%r:16 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8) : (tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>, tensor<0x3xf8E4M3>, tensor<f8E4M3>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<i32>) -> (tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>, tensor<2xf8E4M3>, tensor<f8E4M3>, tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>, tensor<3x0xf8E4M3>, tensor<3xf8E4M3>, tensor<2x3xf8E4M3>, tensor<0x3xf8E4M3>, tensor<0x3xf8E4M3>, tensor<0x3xf8E4M3>, tensor<3x3xf8E4M3>)
%e0 = stablehlo.constant dense<"0x44444044C040"> : tensor<2x3xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>) -> ()
%e1 = stablehlo.constant dense<"0x4040C0400038"> : tensor<2x3xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>) -> ()
%e2 = stablehlo.constant dense<"0x44444044C040"> : tensor<2x3xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>) -> ()
%e3 = stablehlo.constant dense<"0x4040C0400038"> : tensor<2x3xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>) -> ()
%e4 = stablehlo.constant dense<"0x44444044C040"> : tensor<2x3xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>) -> ()
%e5 = stablehlo.constant dense<"0x4048"> : tensor<2xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2xf8E4M3>, tensor<2xf8E4M3>) -> ()
%e6 = stablehlo.constant dense<"0x48"> : tensor<f8E4M3>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<f8E4M3>, tensor<f8E4M3>) -> ()
%e7 = stablehlo.constant dense<"0x404040404040"> : tensor<2x3xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>) -> ()
%e8 = stablehlo.constant dense<"0x4040C0400038"> : tensor<2x3xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>) -> ()
%e9 = stablehlo.constant dense<> : tensor<3x0xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x0xf8E4M3>, tensor<3x0xf8E4M3>) -> ()
%e10 = stablehlo.constant dense<"0x000000"> : tensor<3xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3xf8E4M3>, tensor<3xf8E4M3>) -> ()
%e11 = stablehlo.constant dense<"0x000000000000"> : tensor<2x3xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>) -> ()
%e12 = stablehlo.constant dense<> : tensor<0x3xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<0x3xf8E4M3>, tensor<0x3xf8E4M3>) -> ()
%e13 = stablehlo.constant dense<> : tensor<0x3xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<0x3xf8E4M3>, tensor<0x3xf8E4M3>) -> ()
%e14 = stablehlo.constant dense<> : tensor<0x3xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<0x3xf8E4M3>, tensor<0x3xf8E4M3>) -> ()
%e15 = stablehlo.constant dense<"0x000000000000000000"> : tensor<3x3xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x3xf8E4M3>, tensor<3x3xf8E4M3>) -> ()
return
}
func.func private @f(%x: tensor<2x3xf8E4M3>, %y: tensor<2x3xf8E4M3>, %none: tensor<0x3xf8E4M3>, %zero: tensor<f8E4M3>, %rounds: tensor<i32>, %one: tensor<i32>, %start: tensor<i32>, %no: tensor<i1>, %branch: tensor<i32>) -> (tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>, tensor<2xf8E4M3>, tensor<f8E4M3>, tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>, tensor<3x0xf8E4M3>, tensor<3xf8E4M3>, tensor<2x3xf8E4M3>, tensor<0x3xf8E4M3>, tensor<0x3xf8E4M3>, tensor<0x3xf8E4M3>, tensor<3x3xf8E4M3>) {
%0:3 = stablehlo.while(%i = %start, %a = %x, %b = %y) : tensor<i32>, tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>
cond {
%s = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
} do {
%s = stablehlo.add %i, %one : tensor<i32>
stablehlo.return %s, %b, %a : tensor<i32>, tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>
}
%1 = "stablehlo.if"(%no) ({
stablehlo.return %x : tensor<2x3xf8E4M3>
}, {
stablehlo.return %y : tensor<2x3xf8E4M3>
}) : (tensor<i1>) -> tensor<2x3xf8E4M3>
%2 = "stablehlo.case"(%branch) ({
stablehlo.return %y : tensor<2x3xf8E4M3>
}, {
stablehlo.return %y : tensor<2x3xf8E4M3>
}, {
stablehlo.return %x : tensor<2x3xf8E4M3>
}) : (tensor<i32>) -> tensor<2x3xf8E4M3>
%3 = stablehlo.composite "own.swap" %x, %y {decomposition = @second} : (tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>) -> tensor<2x3xf8E4M3>
%4 = stablehlo.slice %x [0:2, 0:1] : (tensor<2x3xf8E4M3>) -> tensor<2x1xf8E4M3>
%5 = stablehlo.reshape %4 : (tensor<2x1xf8E4M3>) -> tensor<2xf8E4M3>
%6:2 = chlo.scan(%5) inits(%zero) dimension=0 {
^bb0(%v: tensor<f8E4M3>, %c: tensor<f8E4M3>):
%s = stablehlo.add %v, %c : tensor<f8E4M3>
stablehlo.return %s, %s : tensor<f8E4M3>, tensor<f8E4M3>
} : (tensor<2xf8E4M3>, tensor<f8E4M3>) -> (tensor<2xf8E4M3>, tensor<f8E4M3>)
%7 = "chlo.constant_like"(%x) <{value = 2.0 : f8E4M3}> : (tensor<2x3xf8E4M3>) -> tensor<2x3xf8E4M3>
%8 = stablehlo.concatenate %none, %x, dim = 0 : (tensor<0x3xf8E4M3>, tensor<2x3xf8E4M3>) -> tensor<2x3xf8E4M3>
%9 = stablehlo.transpose %none, dims = [1, 0] : (tensor<0x3xf8E4M3>) -> tensor<3x0xf8E4M3>
%10 = stablehlo.reduce(%none init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<0x3xf8E4M3>, tensor<f8E4M3>) -> tensor<3xf8E4M3>
%11 = stablehlo.pad %none, %zero, low = [1, 0], high = [1, 0], interior = [0, 0] : (tensor<0x3xf8E4M3>, tensor<f8E4M3>) -> tensor<2x3xf8E4M3>
%12 = stablehlo.slice %x [1:1, 0:3] : (tensor<2x3xf8E4M3>) -> tensor<0x3xf8E4M3>
%13 = stablehlo.add %none, %none : tensor<0x3xf8E4M3>
%14 = "stablehlo.sort"(%none) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%p: tensor<f8E4M3>, %q: tensor<f8E4M3>):
%s = stablehlo.compare LT, %p, %q, TOTALORDER : (tensor<f8E4M3>, tensor<f8E4M3>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<0x3xf8E4M3>) -> tensor<0x3xf8E4M3>
%15 = stablehlo.transpose %none, dims = [1, 0] : (tensor<0x3xf8E4M3>) -> tensor<3x0xf8E4M3>
%16 = stablehlo.dot_general %15, %none, contracting_dims = [1] x [0] : (tensor<3x0xf8E4M3>, tensor<0x3xf8E4M3>) -> tensor<3x3xf8E4M3>
return %0#1, %0#2, %1, %2, %3, %6#0, %6#1, %7, %8, %9, %10, %11, %12, %13, %14, %16 : tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>, tensor<2xf8E4M3>, tensor<f8E4M3>, tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>, tensor<3x0xf8E4M3>, tensor<3xf8E4M3>, tensor<2x3xf8E4M3>, tensor<0x3xf8E4M3>, tensor<0x3xf8E4M3>, tensor<0x3xf8E4M3>, tensor<3x3xf8E4M3>
}
func.func private @second(%p: tensor<2x3xf8E4M3>, %q: tensor<2x3xf8E4M3>) -> tensor<2x3xf8E4M3> {
return %q : tensor<2x3xf8E4M3>
}
}
// -----
// moves_f8E4M3FN
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x44384044384044B8C0B8B844"> : tensor<3x4xf8E4M3FN>
%z0 = stablehlo.constant dense<0.0> : tensor<3x4xf8E4M3FN>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xf8E4M3FN>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xf8E4M3FN>
%c1 = stablehlo.constant dense<"0x40B8B844B8B838403844C000"> : tensor<3x4xf8E4M3FN>
%z1 = stablehlo.constant dense<0.0> : tensor<3x4xf8E4M3FN>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xf8E4M3FN>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xf8E4M3FN>
%c2 = stablehlo.constant dense<"0x40444438"> : tensor<2x2xf8E4M3FN>
%z2 = stablehlo.constant dense<0.0> : tensor<2x2xf8E4M3FN>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x2xf8E4M3FN>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x2xf8E4M3FN>
%c3 = stablehlo.constant dense<"0x40"> : tensor<f8E4M3FN>
%z3 = stablehlo.constant dense<0.0> : tensor<f8E4M3FN>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<f8E4M3FN>
%a3 = stablehlo.optimization_barrier %s3 : tensor<f8E4M3FN>
%c4 = stablehlo.constant dense<[[false, true, true, true], [false, false, true, true], [false, false, true, false]]> : tensor<3x4xi1>
%z4 = stablehlo.constant dense<false> : tensor<3x4xi1>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<3x4xi1>
%a4 = stablehlo.optimization_barrier %s4 : tensor<3x4xi1>
%c5 = stablehlo.constant dense<true> : tensor<i1>
%z5 = stablehlo.constant dense<false> : tensor<i1>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<i1>
%a5 = stablehlo.optimization_barrier %s5 : tensor<i1>
%c6 = stablehlo.constant dense<"0xFBFFFFFF"> : tensor<i32>
%z6 = stablehlo.constant dense<0> : tensor<i32>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<i32>
%a6 = stablehlo.optimization_barrier %s6 : tensor<i32>
%c7 = stablehlo.constant dense<"0x09000000"> : tensor<i32>
%z7 = stablehlo.constant dense<0> : tensor<i32>
%s7 = stablehlo.select %live, %c7, %z7 : tensor<i1>, tensor<i32>
%a7 = stablehlo.optimization_barrier %s7 : tensor<i32>
%c8 = stablehlo.constant dense<"0x02000000000000000200000001000000"> : tensor<4xi32>
%z8 = stablehlo.constant dense<0> : tensor<4xi32>
%s8 = stablehlo.select %live, %c8, %z8 : tensor<i1>, tensor<4xi32>
%a8 = stablehlo.optimization_barrier %s8 : tensor<4xi32>
%c9 = stablehlo.constant dense<"0x0000000007000000FDFFFFFF02000000"> : tensor<4x1xi32>
%z9 = stablehlo.constant dense<0> : tensor<4x1xi32>
%s9 = stablehlo.select %live, %c9, %z9 : tensor<i1>, tensor<4x1xi32>
%a9 = stablehlo.optimization_barrier %s9 : tensor<4x1xi32>
%r:26 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9) : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>, tensor<2x2xf8E4M3FN>, tensor<f8E4M3FN>, tensor<3x4xi1>, tensor<i1>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4x1xi32>) -> (tensor<3x2x4xf8E4M3FN>, tensor<3x2xf8E4M3FN>, tensor<2x3x4xf8E4M3FN>, tensor<2x6xf8E4M3FN>, tensor<1x1xf8E4M3FN>, tensor<4x3xf8E4M3FN>, tensor<f8E4M3FN>, tensor<3x4xf8E4M3FN>, tensor<2x3xf8E4M3FN>, tensor<2x2xf8E4M3FN>, tensor<3x4xf8E4M3FN>, tensor<5x5xf8E4M3FN>, tensor<3x8xf8E4M3FN>, tensor<4x4xf8E4M3FN>, tensor<4x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>, tensor<i32>, tensor<f8E4M3FN>, tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>, tensor<3x4xui8>, tensor<3x4xi8>, tensor<3x4xf8E5M2>)
%e0 = stablehlo.constant dense<"0x4438404444384044384044B8384044B8C0B8B844C0B8B844"> : tensor<3x2x4xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3x2x4xf8E4M3FN>, tensor<3x2x4xf8E4M3FN>) -> ()
%e1 = stablehlo.constant dense<"0x404040404040"> : tensor<3x2xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x2xf8E4M3FN>, tensor<3x2xf8E4M3FN>) -> ()
%e2 = stablehlo.constant dense<"0x44384044384044B8C0B8B84444384044384044B8C0B8B844"> : tensor<2x3x4xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3x4xf8E4M3FN>, tensor<2x3x4xf8E4M3FN>) -> ()
%e3 = stablehlo.constant dense<"0x44384044384044B8C0B8B844"> : tensor<2x6xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x6xf8E4M3FN>, tensor<2x6xf8E4M3FN>) -> ()
%e4 = stablehlo.constant dense<"0x40"> : tensor<1x1xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<1x1xf8E4M3FN>, tensor<1x1xf8E4M3FN>) -> ()
%e5 = stablehlo.constant dense<"0x4438C03840B84044B844B844"> : tensor<4x3xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<4x3xf8E4M3FN>, tensor<4x3xf8E4M3FN>) -> ()
%e6 = stablehlo.constant dense<"0x40"> : tensor<f8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> ()
%e7 = stablehlo.constant dense<"0x44B8B8C0B844403844403844"> : tensor<3x4xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> ()
%e8 = stablehlo.constant dense<"0x384044B8B844"> : tensor<2x3xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> ()
%e9 = stablehlo.constant dense<"0x404444B8"> : tensor<2x2xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<2x2xf8E4M3FN>, tensor<2x2xf8E4M3FN>) -> ()
%e10 = stablehlo.constant dense<"0x4438404438404438C0B8B844"> : tensor<3x4xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> ()
%e11 = stablehlo.constant dense<"0x4040404040384044404040404040404044B840404040404040"> : tensor<5x5xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<5x5xf8E4M3FN>, tensor<5x5xf8E4M3FN>) -> ()
%e12 = stablehlo.constant dense<"0x4438404440B8B844384044B8B8B83840C0B8B8443844C000"> : tensor<3x8xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<3x8xf8E4M3FN>, tensor<3x8xf8E4M3FN>) -> ()
%e13 = stablehlo.constant dense<"0x44384044C0B8B84444384044C0B8B844"> : tensor<4x4xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<4x4xf8E4M3FN>, tensor<4x4xf8E4M3FN>) -> ()
%e14 = stablehlo.constant dense<"0xC0B8B84444384044C0B8B844384044B8"> : tensor<4x4xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<4x4xf8E4M3FN>, tensor<4x4xf8E4M3FN>) -> ()
%e15 = stablehlo.constant dense<"0x40384044B8B844B83844B800"> : tensor<3x4xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> ()
%e16 = stablehlo.constant dense<"0x44384044384044B8C0B8B844"> : tensor<3x4xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> ()
%e17 = stablehlo.constant dense<"0x40B8B844B8B838403844C000"> : tensor<3x4xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> ()
%e18 = stablehlo.constant dense<"0x04000000"> : tensor<i32>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
%e19 = stablehlo.constant dense<"0x40"> : tensor<f8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#19, %e19) {has_side_effect = true} : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> ()
%e20 = stablehlo.constant dense<"0x40B8B844B8B838403844C000"> : tensor<3x4xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> ()
%e21 = stablehlo.constant dense<"0x44384044384044B8C0B8B844"> : tensor<3x4xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#21, %e21) {has_side_effect = true} : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> ()
%e22 = stablehlo.constant dense<"0x003840440038404400384044"> : tensor<3x4xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#22, %e22) {has_side_effect = true} : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> ()
%e23 = stablehlo.constant dense<"0x44384044384044B8C0B8B844"> : tensor<3x4xui8>
stablehlo.custom_call @check.expect_eq(%r#23, %e23) {has_side_effect = true} : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
%e24 = stablehlo.constant dense<"0x44384044384044B8C0B8B844"> : tensor<3x4xi8>
stablehlo.custom_call @check.expect_eq(%r#24, %e24) {has_side_effect = true} : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
%e25 = stablehlo.constant dense<"0x44384044384044B8C0B8B844"> : tensor<3x4xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#25, %e25) {has_side_effect = true} : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
return
}
func.func private @f(%x: tensor<3x4xf8E4M3FN>, %y: tensor<3x4xf8E4M3FN>, %u: tensor<2x2xf8E4M3FN>, %p: tensor<f8E4M3FN>, %m: tensor<3x4xi1>, %c: tensor<i1>, %i: tensor<i32>, %j: tensor<i32>, %rows: tensor<4xi32>, %far: tensor<4x1xi32>) -> (tensor<3x2x4xf8E4M3FN>, tensor<3x2xf8E4M3FN>, tensor<2x3x4xf8E4M3FN>, tensor<2x6xf8E4M3FN>, tensor<1x1xf8E4M3FN>, tensor<4x3xf8E4M3FN>, tensor<f8E4M3FN>, tensor<3x4xf8E4M3FN>, tensor<2x3xf8E4M3FN>, tensor<2x2xf8E4M3FN>, tensor<3x4xf8E4M3FN>, tensor<5x5xf8E4M3FN>, tensor<3x8xf8E4M3FN>, tensor<4x4xf8E4M3FN>, tensor<4x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>, tensor<i32>, tensor<f8E4M3FN>, tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>, tensor<3x4xui8>, tensor<3x4xi8>, tensor<3x4xf8E5M2>) {
%0 = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<3x4xf8E4M3FN>) -> tensor<3x2x4xf8E4M3FN>
%1 = stablehlo.broadcast_in_dim %p, dims = [] : (tensor<f8E4M3FN>) -> tensor<3x2xf8E4M3FN>
%2 = stablehlo.broadcast %x, sizes = [2] : (tensor<3x4xf8E4M3FN>) -> tensor<2x3x4xf8E4M3FN>
%3 = stablehlo.reshape %x : (tensor<3x4xf8E4M3FN>) -> tensor<2x6xf8E4M3FN>
%4 = stablehlo.reshape %p : (tensor<f8E4M3FN>) -> tensor<1x1xf8E4M3FN>
%5 = stablehlo.transpose %x, dims = [1, 0] : (tensor<3x4xf8E4M3FN>) -> tensor<4x3xf8E4M3FN>
%6 = stablehlo.transpose %p, dims = [] : (tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
%7 = stablehlo.reverse %x, dims = [0, 1] : tensor<3x4xf8E4M3FN>
%8 = stablehlo.slice %x [0:3:2, 1:4] : (tensor<3x4xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
%9 = stablehlo.dynamic_slice %x, %i, %j, sizes = [2, 2] : (tensor<3x4xf8E4M3FN>, tensor<i32>, tensor<i32>) -> tensor<2x2xf8E4M3FN>
%10 = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<3x4xf8E4M3FN>, tensor<2x2xf8E4M3FN>, tensor<i32>, tensor<i32>) -> tensor<3x4xf8E4M3FN>
%11 = stablehlo.pad %x, %p, low = [1, -1], high = [-1, 2], interior = [1, 0] : (tensor<3x4xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<5x5xf8E4M3FN>
%12 = stablehlo.concatenate %x, %y, dim = 1 : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> tensor<3x8xf8E4M3FN>
%13 = "stablehlo.gather"(%x, %far) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xf8E4M3FN>, tensor<4x1xi32>) -> tensor<4x4xf8E4M3FN>
%14 = "stablehlo.torch_index_select"(%x, %rows) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<3x4xf8E4M3FN>, tensor<4xi32>) -> tensor<4x4xf8E4M3FN>
%15 = stablehlo.select %m, %x, %y : tensor<3x4xi1>, tensor<3x4xf8E4M3FN>
%16 = stablehlo.select %c, %x, %y : tensor<i1>, tensor<3x4xf8E4M3FN>
%17 = stablehlo.constant dense<"0x40B8B844B8B838403844C000"> : tensor<3x4xf8E4M3FN>
%18 = stablehlo.get_dimension_size %x, dim = 1 : (tensor<3x4xf8E4M3FN>) -> tensor<i32>
%19 = stablehlo.tuple %x, %p : tuple<tensor<3x4xf8E4M3FN>, tensor<f8E4M3FN>>
%20 = stablehlo.get_tuple_element %19[1] : (tuple<tensor<3x4xf8E4M3FN>, tensor<f8E4M3FN>>) -> tensor<f8E4M3FN>
%21 = stablehlo.optimization_barrier %y : tensor<3x4xf8E4M3FN>
%22 = stablehlo.convert %x : tensor<3x4xf8E4M3FN>
%23 = stablehlo.iota dim = 1 : tensor<3x4xf8E4M3FN>
%24 = stablehlo.bitcast_convert %x : (tensor<3x4xf8E4M3FN>) -> tensor<3x4xui8>
%25 = stablehlo.bitcast_convert %x : (tensor<3x4xf8E4M3FN>) -> tensor<3x4xi8>
%26 = stablehlo.bitcast_convert %x : (tensor<3x4xf8E4M3FN>) -> tensor<3x4xf8E5M2>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %20, %21, %22, %23, %24, %25, %26 : tensor<3x2x4xf8E4M3FN>, tensor<3x2xf8E4M3FN>, tensor<2x3x4xf8E4M3FN>, tensor<2x6xf8E4M3FN>, tensor<1x1xf8E4M3FN>, tensor<4x3xf8E4M3FN>, tensor<f8E4M3FN>, tensor<3x4xf8E4M3FN>, tensor<2x3xf8E4M3FN>, tensor<2x2xf8E4M3FN>, tensor<3x4xf8E4M3FN>, tensor<5x5xf8E4M3FN>, tensor<3x8xf8E4M3FN>, tensor<4x4xf8E4M3FN>, tensor<4x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>, tensor<i32>, tensor<f8E4M3FN>, tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>, tensor<3x4xui8>, tensor<3x4xi8>, tensor<3x4xf8E5M2>
}
}
// -----
// combinations_f8E4M3FN
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x44384044384044B8C0B8B844"> : tensor<3x4xf8E4M3FN>
%z0 = stablehlo.constant dense<0.0> : tensor<3x4xf8E4M3FN>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xf8E4M3FN>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xf8E4M3FN>
%c1 = stablehlo.constant dense<"0x383838383838380000000038"> : tensor<3x4xf8E4M3FN>
%z1 = stablehlo.constant dense<0.0> : tensor<3x4xf8E4M3FN>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xf8E4M3FN>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xf8E4M3FN>
%c2 = stablehlo.constant dense<"0x0000380038383800000000383800380038383838"> : tensor<4x5xf8E4M3FN>
%z2 = stablehlo.constant dense<0.0> : tensor<4x5xf8E4M3FN>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4x5xf8E4M3FN>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4x5xf8E4M3FN>
%c3 = stablehlo.constant dense<"0x00"> : tensor<f8E4M3FN>
%z3 = stablehlo.constant dense<1.0> : tensor<f8E4M3FN>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<f8E4M3FN>
%a3 = stablehlo.optimization_barrier %s3 : tensor<f8E4M3FN>
%c4 = stablehlo.constant dense<"0x0000000009000000FFFFFFFF00000000"> : tensor<4x1xi32>
%z4 = stablehlo.constant dense<0> : tensor<4x1xi32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<4x1xi32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<4x1xi32>
%c5 = stablehlo.constant dense<"0x38003838000000003800000038383800"> : tensor<4x4xf8E4M3FN>
%z5 = stablehlo.constant dense<0.0> : tensor<4x4xf8E4M3FN>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<4x4xf8E4M3FN>
%a5 = stablehlo.optimization_barrier %s5 : tensor<4x4xf8E4M3FN>
%c6 = stablehlo.constant dense<"0x3838383800383800"> : tensor<8xf8E4M3FN>
%z6 = stablehlo.constant dense<0.0> : tensor<8xf8E4M3FN>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<8xf8E4M3FN>
%a6 = stablehlo.optimization_barrier %s6 : tensor<8xf8E4M3FN>
%c7 = stablehlo.constant dense<"0x0000380038"> : tensor<5xf8E4M3FN>
%z7 = stablehlo.constant dense<0.0> : tensor<5xf8E4M3FN>
%s7 = stablehlo.select %live, %c7, %z7 : tensor<i1>, tensor<5xf8E4M3FN>
%a7 = stablehlo.optimization_barrier %s7 : tensor<5xf8E4M3FN>
%c8 = stablehlo.constant dense<"0x000000000100000002000000030000000000000001000000020000000300000000000000010000000200000003000000"> : tensor<3x4xi32>
%z8 = stablehlo.constant dense<0> : tensor<3x4xi32>
%s8 = stablehlo.select %live, %c8, %z8 : tensor<i1>, tensor<3x4xi32>
%a8 = stablehlo.optimization_barrier %s8 : tensor<3x4xi32>
%c9 = stablehlo.constant dense<"0x0100000002000000"> : tensor<2xi32>
%z9 = stablehlo.constant dense<0> : tensor<2xi32>
%s9 = stablehlo.select %live, %c9, %z9 : tensor<i1>, tensor<2xi32>
%a9 = stablehlo.optimization_barrier %s9 : tensor<2xi32>
%c10 = stablehlo.constant dense<"0x00003800383838000000003838003800383838380038383838003838003838380000000000380038"> : tensor<2x4x5xf8E4M3FN>
%z10 = stablehlo.constant dense<0.0> : tensor<2x4x5xf8E4M3FN>
%s10 = stablehlo.select %live, %c10, %z10 : tensor<i1>, tensor<2x4x5xf8E4M3FN>
%a10 = stablehlo.optimization_barrier %s10 : tensor<2x4x5xf8E4M3FN>
%r:18 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10) : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>, tensor<4x5xf8E4M3FN>, tensor<f8E4M3FN>, tensor<4x1xi32>, tensor<4x4xf8E4M3FN>, tensor<8xf8E4M3FN>, tensor<5xf8E4M3FN>, tensor<3x4xi32>, tensor<2xi32>, tensor<2x4x5xf8E4M3FN>) -> (tensor<3xf8E4M3FN>, tensor<f8E4M3FN>, tensor<4xf8E4M3FN>, tensor<2x3xf8E4M3FN>, tensor<3x4xf8E4M3FN>, tensor<8xf8E4M3FN>, tensor<3x4xf8E4M3FN>, tensor<3x4xi32>, tensor<3x4xf8E4M3FN>, tensor<3x5xf8E4M3FN>, tensor<3x5xf8E4M3FN>, tensor<3x5xf8E4M3FN>, tensor<4x3xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<3x5xf8E4M3FN>, tensor<3x3x5xf8E4M3FN>, tensor<3x2xf8E4M3FN>, tensor<3x2xi32>)
%e0 = stablehlo.constant dense<"0x484438"> : tensor<3xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>) -> ()
%e1 = stablehlo.constant dense<"0x00"> : tensor<f8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> ()
%e2 = stablehlo.constant dense<"0x44444444"> : tensor<4xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<4xf8E4M3FN>, tensor<4xf8E4M3FN>) -> ()
%e3 = stablehlo.constant dense<"0x000000404038"> : tensor<2x3xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> ()
%e4 = stablehlo.constant dense<"0x444044403838380000000038"> : tensor<3x4xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> ()
%e5 = stablehlo.constant dense<"0x0000003800000038"> : tensor<8xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<8xf8E4M3FN>, tensor<8xf8E4M3FN>) -> ()
%e6 = stablehlo.constant dense<"0x38404444B8384044C0B8B844"> : tensor<3x4xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> ()
%e7 = stablehlo.constant dense<"0x010000000200000000000000030000000300000000000000010000000200000000000000010000000200000003000000"> : tensor<3x4xi32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
%e8 = stablehlo.constant dense<"0x48404448404448B8C0B8B848"> : tensor<3x4xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> ()
%e9 = stablehlo.constant dense<"0x384444384438404000400038383838"> : tensor<3x5xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x5xf8E4M3FN>, tensor<3x5xf8E4M3FN>) -> ()
%e10 = stablehlo.constant dense<"0x384444384438404000400038383838"> : tensor<3x5xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x5xf8E4M3FN>, tensor<3x5xf8E4M3FN>) -> ()
%e11 = stablehlo.constant dense<"0x384444384438404000400038383838"> : tensor<3x5xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<3x5xf8E4M3FN>, tensor<3x5xf8E4M3FN>) -> ()
%e12 = stablehlo.constant dense<"0x383800383800383800380038"> : tensor<4x3xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<4x3xf8E4M3FN>, tensor<4x3xf8E4M3FN>) -> ()
%e13 = stablehlo.constant dense<"0x484438"> : tensor<3xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>) -> ()
%e14 = stablehlo.constant dense<"0x384444384438444038400000380038"> : tensor<3x5xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<3x5xf8E4M3FN>, tensor<3x5xf8E4M3FN>) -> ()
%e15 = stablehlo.constant dense<"0x383838003838383800383838380038383838003838383800380000380038000000000000000000003838000000"> : tensor<3x3x5xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x3x5xf8E4M3FN>, tensor<3x3x5xf8E4M3FN>) -> ()
%e16 = stablehlo.constant dense<"0x4444444044B8"> : tensor<3x2xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<3x2xf8E4M3FN>, tensor<3x2xf8E4M3FN>) -> ()
%e17 = stablehlo.constant dense<"0x000000000300000002000000010000000300000001000000"> : tensor<3x2xi32>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<3x2xi32>, tensor<3x2xi32>) -> ()
return
}
func.func private @f(%x: tensor<3x4xf8E4M3FN>, %n: tensor<3x4xf8E4M3FN>, %w: tensor<4x5xf8E4M3FN>, %z: tensor<f8E4M3FN>, %far: tensor<4x1xi32>, %u: tensor<4x4xf8E4M3FN>, %line: tensor<8xf8E4M3FN>, %source: tensor<5xf8E4M3FN>, %places: tensor<3x4xi32>, %groups: tensor<2xi32>, %pair: tensor<2x4x5xf8E4M3FN>) -> (tensor<3xf8E4M3FN>, tensor<f8E4M3FN>, tensor<4xf8E4M3FN>, tensor<2x3xf8E4M3FN>, tensor<3x4xf8E4M3FN>, tensor<8xf8E4M3FN>, tensor<3x4xf8E4M3FN>, tensor<3x4xi32>, tensor<3x4xf8E4M3FN>, tensor<3x5xf8E4M3FN>, tensor<3x5xf8E4M3FN>, tensor<3x5xf8E4M3FN>, tensor<4x3xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<3x5xf8E4M3FN>, tensor<3x3x5xf8E4M3FN>, tensor<3x2xf8E4M3FN>, tensor<3x2xi32>) {
%0 = stablehlo.reduce(%n init: %z) applies stablehlo.add across dimensions = [1] : (tensor<3x4xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3xf8E4M3FN>
%1 = stablehlo.reduce(%z init: %z) applies stablehlo.add across dimensions = [] : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
%2 = stablehlo.slice %x [0:1, 0:1] : (tensor<3x4xf8E4M3FN>) -> tensor<1x1xf8E4M3FN>
%3 = stablehlo.reshape %2 : (tensor<1x1xf8E4M3FN>) -> tensor<f8E4M3FN>
%4 = stablehlo.reduce(%x init: %3) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<4xf8E4M3FN>
%5 = "stablehlo.reduce_window"(%n, %z) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[1, 0], [-1, 1]]> : tensor<2x2xi64>}> ({
^bb0(%p: tensor<f8E4M3FN>, %q: tensor<f8E4M3FN>):
%s = stablehlo.add %p, %q : tensor<f8E4M3FN>
stablehlo.return %s : tensor<f8E4M3FN>
}) : (tensor<3x4xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2x3xf8E4M3FN>
%6 = "stablehlo.scatter"(%n, %far, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
^bb0(%p: tensor<f8E4M3FN>, %q: tensor<f8E4M3FN>):
%s = stablehlo.add %p, %q : tensor<f8E4M3FN>
stablehlo.return %s : tensor<f8E4M3FN>
}) : (tensor<3x4xf8E4M3FN>, tensor<4x1xi32>, tensor<4x4xf8E4M3FN>) -> tensor<3x4xf8E4M3FN>
%7 = "stablehlo.select_and_scatter"(%line, %source, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<1> : tensor<1x2xi64>}> ({
^bb0(%p: tensor<f8E4M3FN>, %q: tensor<f8E4M3FN>):
%s = stablehlo.compare GE, %p, %q, TOTALORDER : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}, {
^bb0(%p: tensor<f8E4M3FN>, %q: tensor<f8E4M3FN>):
%s = stablehlo.add %p, %q : tensor<f8E4M3FN>
stablehlo.return %s : tensor<f8E4M3FN>
}) : (tensor<8xf8E4M3FN>, tensor<5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<8xf8E4M3FN>
%8:2 = "stablehlo.sort"(%x, %places) <{dimension = 1 : i64, is_stable = true}> ({
^bb0(%p: tensor<f8E4M3FN>, %q: tensor<f8E4M3FN>, %v: tensor<i32>, %vv: tensor<i32>):
%s = stablehlo.compare LT, %p, %q, TOTALORDER : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<3x4xf8E4M3FN>, tensor<3x4xi32>) -> (tensor<3x4xf8E4M3FN>, tensor<3x4xi32>)
%9 = "stablehlo.map"(%x, %n) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%p: tensor<f8E4M3FN>, %q: tensor<f8E4M3FN>):
%s = stablehlo.add %p, %q : tensor<f8E4M3FN>
stablehlo.return %s : tensor<f8E4M3FN>
}) : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> tensor<3x4xf8E4M3FN>
%10 = stablehlo.dot_general %n, %w, contracting_dims = [1] x [0] : (tensor<3x4xf8E4M3FN>, tensor<4x5xf8E4M3FN>) -> tensor<3x5xf8E4M3FN>
%11 = stablehlo.dot %n, %w : (tensor<3x4xf8E4M3FN>, tensor<4x5xf8E4M3FN>) -> tensor<3x5xf8E4M3FN>
%12 = stablehlo.einsum %n, %w, config = "ab,bc->ac" : (tensor<3x4xf8E4M3FN>, tensor<4x5xf8E4M3FN>) -> tensor<3x5xf8E4M3FN>
%13 = stablehlo.unary_einsum %n, config = "ab->ba" : (tensor<3x4xf8E4M3FN>) -> tensor<4x3xf8E4M3FN>
%14 = stablehlo.dot_general %n, %n, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> tensor<3xf8E4M3FN>
%15 = "chlo.ragged_dot"(%n, %pair, %groups) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<3x4xf8E4M3FN>, tensor<2x4x5xf8E4M3FN>, tensor<2xi32>) -> tensor<3x5xf8E4M3FN>
%16 = stablehlo.reshape %n : (tensor<3x4xf8E4M3FN>) -> tensor<3x4x1xf8E4M3FN>
%17 = stablehlo.slice %w [0:2, 0:5] : (tensor<4x5xf8E4M3FN>) -> tensor<2x5xf8E4M3FN>
%18 = stablehlo.reshape %17 : (tensor<2x5xf8E4M3FN>) -> tensor<2x1x5xf8E4M3FN>
%19 = stablehlo.convolution(%16, %18) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x4x1xf8E4M3FN>, tensor<2x1x5xf8E4M3FN>) -> tensor<3x3x5xf8E4M3FN>
%20:2 = chlo.top_k(%x, k = 2) : tensor<3x4xf8E4M3FN> -> (tensor<3x2xf8E4M3FN>, tensor<3x2xi32>)
return %0, %1, %4, %5, %6, %7, %8#0, %8#1, %9, %10, %11, %12, %13, %14, %15, %19, %20#0, %20#1 : tensor<3xf8E4M3FN>, tensor<f8E4M3FN>, tensor<4xf8E4M3FN>, tensor<2x3xf8E4M3FN>, tensor<3x4xf8E4M3FN>, tensor<8xf8E4M3FN>, tensor<3x4xf8E4M3FN>, tensor<3x4xi32>, tensor<3x4xf8E4M3FN>, tensor<3x5xf8E4M3FN>, tensor<3x5xf8E4M3FN>, tensor<3x5xf8E4M3FN>, tensor<4x3xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<3x5xf8E4M3FN>, tensor<3x3x5xf8E4M3FN>, tensor<3x2xf8E4M3FN>, tensor<3x2xi32>
}
}
// -----
// carries_f8E4M3FN
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x4040C0400038"> : tensor<2x3xf8E4M3FN>
%z0 = stablehlo.constant dense<0.0> : tensor<2x3xf8E4M3FN>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x3xf8E4M3FN>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x3xf8E4M3FN>
%c1 = stablehlo.constant dense<"0x44444044C040"> : tensor<2x3xf8E4M3FN>
%z1 = stablehlo.constant dense<0.0> : tensor<2x3xf8E4M3FN>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x3xf8E4M3FN>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x3xf8E4M3FN>
%c2 = stablehlo.constant dense<> : tensor<0x3xf8E4M3FN>
%z2 = stablehlo.constant dense<> : tensor<0x3xf8E4M3FN>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<0x3xf8E4M3FN>
%a2 = stablehlo.optimization_barrier %s2 : tensor<0x3xf8E4M3FN>
%c3 = stablehlo.constant dense<"0x00"> : tensor<f8E4M3FN>
%z3 = stablehlo.constant dense<1.0> : tensor<f8E4M3FN>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<f8E4M3FN>
%a3 = stablehlo.optimization_barrier %s3 : tensor<f8E4M3FN>
%c4 = stablehlo.constant dense<"0x03000000"> : tensor<i32>
%z4 = stablehlo.constant dense<0> : tensor<i32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<i32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<i32>
%c5 = stablehlo.constant dense<"0x01000000"> : tensor<i32>
%z5 = stablehlo.constant dense<0> : tensor<i32>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<i32>
%a5 = stablehlo.optimization_barrier %s5 : tensor<i32>
%c6 = stablehlo.constant dense<"0x00000000"> : tensor<i32>
%z6 = stablehlo.constant dense<1> : tensor<i32>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<i32>
%a6 = stablehlo.optimization_barrier %s6 : tensor<i32>
%c7 = stablehlo.constant dense<false> : tensor<i1>
%z7 = stablehlo.constant dense<true> : tensor<i1>
%s7 = stablehlo.select %live, %c7, %z7 : tensor<i1>, tensor<i1>
%a7 = stablehlo.optimization_barrier %s7 : tensor<i1>
%c8 = stablehlo.constant dense<"0xF9FFFFFF"> : tensor<i32>
%z8 = stablehlo.constant dense<0> : tensor<i32>
%s8 = stablehlo.select %live, %c8, %z8 : tensor<i1>, tensor<i32>
%a8 = stablehlo.optimization_barrier %s8 : tensor<i32>
%r:16 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8) : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>, tensor<0x3xf8E4M3FN>, tensor<f8E4M3FN>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<i32>) -> (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<f8E4M3FN>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>, tensor<3x0xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<2x3xf8E4M3FN>, tensor<0x3xf8E4M3FN>, tensor<0x3xf8E4M3FN>, tensor<0x3xf8E4M3FN>, tensor<3x3xf8E4M3FN>)
%e0 = stablehlo.constant dense<"0x44444044C040"> : tensor<2x3xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> ()
%e1 = stablehlo.constant dense<"0x4040C0400038"> : tensor<2x3xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> ()
%e2 = stablehlo.constant dense<"0x44444044C040"> : tensor<2x3xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> ()
%e3 = stablehlo.constant dense<"0x4040C0400038"> : tensor<2x3xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> ()
%e4 = stablehlo.constant dense<"0x44444044C040"> : tensor<2x3xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> ()
%e5 = stablehlo.constant dense<"0x4048"> : tensor<2xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>) -> ()
%e6 = stablehlo.constant dense<"0x48"> : tensor<f8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> ()
%e7 = stablehlo.constant dense<"0x404040404040"> : tensor<2x3xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> ()
%e8 = stablehlo.constant dense<"0x4040C0400038"> : tensor<2x3xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> ()
%e9 = stablehlo.constant dense<> : tensor<3x0xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x0xf8E4M3FN>, tensor<3x0xf8E4M3FN>) -> ()
%e10 = stablehlo.constant dense<"0x000000"> : tensor<3xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>) -> ()
%e11 = stablehlo.constant dense<"0x000000000000"> : tensor<2x3xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> ()
%e12 = stablehlo.constant dense<> : tensor<0x3xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<0x3xf8E4M3FN>, tensor<0x3xf8E4M3FN>) -> ()
%e13 = stablehlo.constant dense<> : tensor<0x3xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<0x3xf8E4M3FN>, tensor<0x3xf8E4M3FN>) -> ()
%e14 = stablehlo.constant dense<> : tensor<0x3xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<0x3xf8E4M3FN>, tensor<0x3xf8E4M3FN>) -> ()
%e15 = stablehlo.constant dense<"0x000000000000000000"> : tensor<3x3xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x3xf8E4M3FN>, tensor<3x3xf8E4M3FN>) -> ()
return
}
func.func private @f(%x: tensor<2x3xf8E4M3FN>, %y: tensor<2x3xf8E4M3FN>, %none: tensor<0x3xf8E4M3FN>, %zero: tensor<f8E4M3FN>, %rounds: tensor<i32>, %one: tensor<i32>, %start: tensor<i32>, %no: tensor<i1>, %branch: tensor<i32>) -> (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<f8E4M3FN>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>, tensor<3x0xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<2x3xf8E4M3FN>, tensor<0x3xf8E4M3FN>, tensor<0x3xf8E4M3FN>, tensor<0x3xf8E4M3FN>, tensor<3x3xf8E4M3FN>) {
%0:3 = stablehlo.while(%i = %start, %a = %x, %b = %y) : tensor<i32>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>
cond {
%s = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
} do {
%s = stablehlo.add %i, %one : tensor<i32>
stablehlo.return %s, %b, %a : tensor<i32>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>
}
%1 = "stablehlo.if"(%no) ({
stablehlo.return %x : tensor<2x3xf8E4M3FN>
}, {
stablehlo.return %y : tensor<2x3xf8E4M3FN>
}) : (tensor<i1>) -> tensor<2x3xf8E4M3FN>
%2 = "stablehlo.case"(%branch) ({
stablehlo.return %y : tensor<2x3xf8E4M3FN>
}, {
stablehlo.return %y : tensor<2x3xf8E4M3FN>
}, {
stablehlo.return %x : tensor<2x3xf8E4M3FN>
}) : (tensor<i32>) -> tensor<2x3xf8E4M3FN>
%3 = stablehlo.composite "own.swap" %x, %y {decomposition = @second} : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
%4 = stablehlo.slice %x [0:2, 0:1] : (tensor<2x3xf8E4M3FN>) -> tensor<2x1xf8E4M3FN>
%5 = stablehlo.reshape %4 : (tensor<2x1xf8E4M3FN>) -> tensor<2xf8E4M3FN>
%6:2 = chlo.scan(%5) inits(%zero) dimension=0 {
^bb0(%v: tensor<f8E4M3FN>, %c: tensor<f8E4M3FN>):
%s = stablehlo.add %v, %c : tensor<f8E4M3FN>
stablehlo.return %s, %s : tensor<f8E4M3FN>, tensor<f8E4M3FN>
} : (tensor<2xf8E4M3FN>, tensor<f8E4M3FN>) -> (tensor<2xf8E4M3FN>, tensor<f8E4M3FN>)
%7 = "chlo.constant_like"(%x) <{value = 2.0 : f8E4M3FN}> : (tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
%8 = stablehlo.concatenate %none, %x, dim = 0 : (tensor<0x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
%9 = stablehlo.transpose %none, dims = [1, 0] : (tensor<0x3xf8E4M3FN>) -> tensor<3x0xf8E4M3FN>
%10 = stablehlo.reduce(%none init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<0x3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3xf8E4M3FN>
%11 = stablehlo.pad %none, %zero, low = [1, 0], high = [1, 0], interior = [0, 0] : (tensor<0x3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2x3xf8E4M3FN>
%12 = stablehlo.slice %x [1:1, 0:3] : (tensor<2x3xf8E4M3FN>) -> tensor<0x3xf8E4M3FN>
%13 = stablehlo.add %none, %none : tensor<0x3xf8E4M3FN>
%14 = "stablehlo.sort"(%none) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%p: tensor<f8E4M3FN>, %q: tensor<f8E4M3FN>):
%s = stablehlo.compare LT, %p, %q, TOTALORDER : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<0x3xf8E4M3FN>) -> tensor<0x3xf8E4M3FN>
%15 = stablehlo.transpose %none, dims = [1, 0] : (tensor<0x3xf8E4M3FN>) -> tensor<3x0xf8E4M3FN>
%16 = stablehlo.dot_general %15, %none, contracting_dims = [1] x [0] : (tensor<3x0xf8E4M3FN>, tensor<0x3xf8E4M3FN>) -> tensor<3x3xf8E4M3FN>
return %0#1, %0#2, %1, %2, %3, %6#0, %6#1, %7, %8, %9, %10, %11, %12, %13, %14, %16 : tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<f8E4M3FN>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>, tensor<3x0xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<2x3xf8E4M3FN>, tensor<0x3xf8E4M3FN>, tensor<0x3xf8E4M3FN>, tensor<0x3xf8E4M3FN>, tensor<3x3xf8E4M3FN>
}
func.func private @second(%p: tensor<2x3xf8E4M3FN>, %q: tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN> {
return %q : tensor<2x3xf8E4M3FN>
}
}
// -----
// moves_f8E5M2
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x423C40423C4042BCC0BCBC42"> : tensor<3x4xf8E5M2>
%z0 = stablehlo.constant dense<0.0> : tensor<3x4xf8E5M2>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xf8E5M2>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xf8E5M2>
%c1 = stablehlo.constant dense<"0x40BCBC42BCBC3C403C42C000"> : tensor<3x4xf8E5M2>
%z1 = stablehlo.constant dense<0.0> : tensor<3x4xf8E5M2>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xf8E5M2>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xf8E5M2>
%c2 = stablehlo.constant dense<"0x4042423C"> : tensor<2x2xf8E5M2>
%z2 = stablehlo.constant dense<0.0> : tensor<2x2xf8E5M2>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x2xf8E5M2>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x2xf8E5M2>
%c3 = stablehlo.constant dense<"0x40"> : tensor<f8E5M2>
%z3 = stablehlo.constant dense<0.0> : tensor<f8E5M2>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<f8E5M2>
%a3 = stablehlo.optimization_barrier %s3 : tensor<f8E5M2>
%c4 = stablehlo.constant dense<[[false, true, true, true], [false, false, true, true], [false, false, true, false]]> : tensor<3x4xi1>
%z4 = stablehlo.constant dense<false> : tensor<3x4xi1>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<3x4xi1>
%a4 = stablehlo.optimization_barrier %s4 : tensor<3x4xi1>
%c5 = stablehlo.constant dense<true> : tensor<i1>
%z5 = stablehlo.constant dense<false> : tensor<i1>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<i1>
%a5 = stablehlo.optimization_barrier %s5 : tensor<i1>
%c6 = stablehlo.constant dense<"0xFBFFFFFF"> : tensor<i32>
%z6 = stablehlo.constant dense<0> : tensor<i32>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<i32>
%a6 = stablehlo.optimization_barrier %s6 : tensor<i32>
%c7 = stablehlo.constant dense<"0x09000000"> : tensor<i32>
%z7 = stablehlo.constant dense<0> : tensor<i32>
%s7 = stablehlo.select %live, %c7, %z7 : tensor<i1>, tensor<i32>
%a7 = stablehlo.optimization_barrier %s7 : tensor<i32>
%c8 = stablehlo.constant dense<"0x02000000000000000200000001000000"> : tensor<4xi32>
%z8 = stablehlo.constant dense<0> : tensor<4xi32>
%s8 = stablehlo.select %live, %c8, %z8 : tensor<i1>, tensor<4xi32>
%a8 = stablehlo.optimization_barrier %s8 : tensor<4xi32>
%c9 = stablehlo.constant dense<"0x0000000007000000FDFFFFFF02000000"> : tensor<4x1xi32>
%z9 = stablehlo.constant dense<0> : tensor<4x1xi32>
%s9 = stablehlo.select %live, %c9, %z9 : tensor<i1>, tensor<4x1xi32>
%a9 = stablehlo.optimization_barrier %s9 : tensor<4x1xi32>
%r:26 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9) : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>, tensor<2x2xf8E5M2>, tensor<f8E5M2>, tensor<3x4xi1>, tensor<i1>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4x1xi32>) -> (tensor<3x2x4xf8E5M2>, tensor<3x2xf8E5M2>, tensor<2x3x4xf8E5M2>, tensor<2x6xf8E5M2>, tensor<1x1xf8E5M2>, tensor<4x3xf8E5M2>, tensor<f8E5M2>, tensor<3x4xf8E5M2>, tensor<2x3xf8E5M2>, tensor<2x2xf8E5M2>, tensor<3x4xf8E5M2>, tensor<5x5xf8E5M2>, tensor<3x8xf8E5M2>, tensor<4x4xf8E5M2>, tensor<4x4xf8E5M2>, tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>, tensor<i32>, tensor<f8E5M2>, tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>, tensor<3x4xui8>, tensor<3x4xi8>, tensor<3x4xf8E5M2>)
%e0 = stablehlo.constant dense<"0x423C4042423C40423C4042BC3C4042BCC0BCBC42C0BCBC42"> : tensor<3x2x4xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3x2x4xf8E5M2>, tensor<3x2x4xf8E5M2>) -> ()
%e1 = stablehlo.constant dense<"0x404040404040"> : tensor<3x2xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x2xf8E5M2>, tensor<3x2xf8E5M2>) -> ()
%e2 = stablehlo.constant dense<"0x423C40423C4042BCC0BCBC42423C40423C4042BCC0BCBC42"> : tensor<2x3x4xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3x4xf8E5M2>, tensor<2x3x4xf8E5M2>) -> ()
%e3 = stablehlo.constant dense<"0x423C40423C4042BCC0BCBC42"> : tensor<2x6xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x6xf8E5M2>, tensor<2x6xf8E5M2>) -> ()
%e4 = stablehlo.constant dense<"0x40"> : tensor<1x1xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<1x1xf8E5M2>, tensor<1x1xf8E5M2>) -> ()
%e5 = stablehlo.constant dense<"0x423CC03C40BC4042BC42BC42"> : tensor<4x3xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<4x3xf8E5M2>, tensor<4x3xf8E5M2>) -> ()
%e6 = stablehlo.constant dense<"0x40"> : tensor<f8E5M2>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<f8E5M2>, tensor<f8E5M2>) -> ()
%e7 = stablehlo.constant dense<"0x42BCBCC0BC42403C42403C42"> : tensor<3x4xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
%e8 = stablehlo.constant dense<"0x3C4042BCBC42"> : tensor<2x3xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> ()
%e9 = stablehlo.constant dense<"0x404242BC"> : tensor<2x2xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<2x2xf8E5M2>, tensor<2x2xf8E5M2>) -> ()
%e10 = stablehlo.constant dense<"0x423C40423C40423CC0BCBC42"> : tensor<3x4xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
%e11 = stablehlo.constant dense<"0x40404040403C4042404040404040404042BC40404040404040"> : tensor<5x5xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<5x5xf8E5M2>, tensor<5x5xf8E5M2>) -> ()
%e12 = stablehlo.constant dense<"0x423C404240BCBC423C4042BCBCBC3C40C0BCBC423C42C000"> : tensor<3x8xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<3x8xf8E5M2>, tensor<3x8xf8E5M2>) -> ()
%e13 = stablehlo.constant dense<"0x423C4042C0BCBC42423C4042C0BCBC42"> : tensor<4x4xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<4x4xf8E5M2>, tensor<4x4xf8E5M2>) -> ()
%e14 = stablehlo.constant dense<"0xC0BCBC42423C4042C0BCBC423C4042BC"> : tensor<4x4xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<4x4xf8E5M2>, tensor<4x4xf8E5M2>) -> ()
%e15 = stablehlo.constant dense<"0x403C4042BCBC42BC3C42BC00"> : tensor<3x4xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
%e16 = stablehlo.constant dense<"0x423C40423C4042BCC0BCBC42"> : tensor<3x4xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
%e17 = stablehlo.constant dense<"0x40BCBC42BCBC3C403C42C000"> : tensor<3x4xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
%e18 = stablehlo.constant dense<"0x04000000"> : tensor<i32>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
%e19 = stablehlo.constant dense<"0x40"> : tensor<f8E5M2>
stablehlo.custom_call @check.expect_eq(%r#19, %e19) {has_side_effect = true} : (tensor<f8E5M2>, tensor<f8E5M2>) -> ()
%e20 = stablehlo.constant dense<"0x40BCBC42BCBC3C403C42C000"> : tensor<3x4xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
%e21 = stablehlo.constant dense<"0x423C40423C4042BCC0BCBC42"> : tensor<3x4xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#21, %e21) {has_side_effect = true} : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
%e22 = stablehlo.constant dense<"0x003C4042003C4042003C4042"> : tensor<3x4xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#22, %e22) {has_side_effect = true} : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
%e23 = stablehlo.constant dense<"0x423C40423C4042BCC0BCBC42"> : tensor<3x4xui8>
stablehlo.custom_call @check.expect_eq(%r#23, %e23) {has_side_effect = true} : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
%e24 = stablehlo.constant dense<"0x423C40423C4042BCC0BCBC42"> : tensor<3x4xi8>
stablehlo.custom_call @check.expect_eq(%r#24, %e24) {has_side_effect = true} : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
%e25 = stablehlo.constant dense<"0x423C40423C4042BCC0BCBC42"> : tensor<3x4xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#25, %e25) {has_side_effect = true} : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
return
}
func.func private @f(%x: tensor<3x4xf8E5M2>, %y: tensor<3x4xf8E5M2>, %u: tensor<2x2xf8E5M2>, %p: tensor<f8E5M2>, %m: tensor<3x4xi1>, %c: tensor<i1>, %i: tensor<i32>, %j: tensor<i32>, %rows: tensor<4xi32>, %far: tensor<4x1xi32>) -> (tensor<3x2x4xf8E5M2>, tensor<3x2xf8E5M2>, tensor<2x3x4xf8E5M2>, tensor<2x6xf8E5M2>, tensor<1x1xf8E5M2>, tensor<4x3xf8E5M2>, tensor<f8E5M2>, tensor<3x4xf8E5M2>, tensor<2x3xf8E5M2>, tensor<2x2xf8E5M2>, tensor<3x4xf8E5M2>, tensor<5x5xf8E5M2>, tensor<3x8xf8E5M2>, tensor<4x4xf8E5M2>, tensor<4x4xf8E5M2>, tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>, tensor<i32>, tensor<f8E5M2>, tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>, tensor<3x4xui8>, tensor<3x4xi8>, tensor<3x4xf8E5M2>) {
%0 = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<3x4xf8E5M2>) -> tensor<3x2x4xf8E5M2>
%1 = stablehlo.broadcast_in_dim %p, dims = [] : (tensor<f8E5M2>) -> tensor<3x2xf8E5M2>
%2 = stablehlo.broadcast %x, sizes = [2] : (tensor<3x4xf8E5M2>) -> tensor<2x3x4xf8E5M2>
%3 = stablehlo.reshape %x : (tensor<3x4xf8E5M2>) -> tensor<2x6xf8E5M2>
%4 = stablehlo.reshape %p : (tensor<f8E5M2>) -> tensor<1x1xf8E5M2>
%5 = stablehlo.transpose %x, dims = [1, 0] : (tensor<3x4xf8E5M2>) -> tensor<4x3xf8E5M2>
%6 = stablehlo.transpose %p, dims = [] : (tensor<f8E5M2>) -> tensor<f8E5M2>
%7 = stablehlo.reverse %x, dims = [0, 1] : tensor<3x4xf8E5M2>
%8 = stablehlo.slice %x [0:3:2, 1:4] : (tensor<3x4xf8E5M2>) -> tensor<2x3xf8E5M2>
%9 = stablehlo.dynamic_slice %x, %i, %j, sizes = [2, 2] : (tensor<3x4xf8E5M2>, tensor<i32>, tensor<i32>) -> tensor<2x2xf8E5M2>
%10 = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<3x4xf8E5M2>, tensor<2x2xf8E5M2>, tensor<i32>, tensor<i32>) -> tensor<3x4xf8E5M2>
%11 = stablehlo.pad %x, %p, low = [1, -1], high = [-1, 2], interior = [1, 0] : (tensor<3x4xf8E5M2>, tensor<f8E5M2>) -> tensor<5x5xf8E5M2>
%12 = stablehlo.concatenate %x, %y, dim = 1 : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> tensor<3x8xf8E5M2>
%13 = "stablehlo.gather"(%x, %far) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xf8E5M2>, tensor<4x1xi32>) -> tensor<4x4xf8E5M2>
%14 = "stablehlo.torch_index_select"(%x, %rows) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<3x4xf8E5M2>, tensor<4xi32>) -> tensor<4x4xf8E5M2>
%15 = stablehlo.select %m, %x, %y : tensor<3x4xi1>, tensor<3x4xf8E5M2>
%16 = stablehlo.select %c, %x, %y : tensor<i1>, tensor<3x4xf8E5M2>
%17 = stablehlo.constant dense<"0x40BCBC42BCBC3C403C42C000"> : tensor<3x4xf8E5M2>
%18 = stablehlo.get_dimension_size %x, dim = 1 : (tensor<3x4xf8E5M2>) -> tensor<i32>
%19 = stablehlo.tuple %x, %p : tuple<tensor<3x4xf8E5M2>, tensor<f8E5M2>>
%20 = stablehlo.get_tuple_element %19[1] : (tuple<tensor<3x4xf8E5M2>, tensor<f8E5M2>>) -> tensor<f8E5M2>
%21 = stablehlo.optimization_barrier %y : tensor<3x4xf8E5M2>
%22 = stablehlo.convert %x : tensor<3x4xf8E5M2>
%23 = stablehlo.iota dim = 1 : tensor<3x4xf8E5M2>
%24 = stablehlo.bitcast_convert %x : (tensor<3x4xf8E5M2>) -> tensor<3x4xui8>
%25 = stablehlo.bitcast_convert %x : (tensor<3x4xf8E5M2>) -> tensor<3x4xi8>
%26 = stablehlo.bitcast_convert %x : (tensor<3x4xf8E5M2>) -> tensor<3x4xf8E5M2>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %20, %21, %22, %23, %24, %25, %26 : tensor<3x2x4xf8E5M2>, tensor<3x2xf8E5M2>, tensor<2x3x4xf8E5M2>, tensor<2x6xf8E5M2>, tensor<1x1xf8E5M2>, tensor<4x3xf8E5M2>, tensor<f8E5M2>, tensor<3x4xf8E5M2>, tensor<2x3xf8E5M2>, tensor<2x2xf8E5M2>, tensor<3x4xf8E5M2>, tensor<5x5xf8E5M2>, tensor<3x8xf8E5M2>, tensor<4x4xf8E5M2>, tensor<4x4xf8E5M2>, tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>, tensor<i32>, tensor<f8E5M2>, tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>, tensor<3x4xui8>, tensor<3x4xi8>, tensor<3x4xf8E5M2>
}
}
// -----
// combinations_f8E5M2
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x423C40423C4042BCC0BCBC42"> : tensor<3x4xf8E5M2>
%z0 = stablehlo.constant dense<0.0> : tensor<3x4xf8E5M2>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xf8E5M2>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xf8E5M2>
%c1 = stablehlo.constant dense<"0x3C3C3C3C3C3C3C000000003C"> : tensor<3x4xf8E5M2>
%z1 = stablehlo.constant dense<0.0> : tensor<3x4xf8E5M2>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xf8E5M2>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xf8E5M2>
%c2 = stablehlo.constant dense<"0x00003C003C3C3C000000003C3C003C003C3C3C3C"> : tensor<4x5xf8E5M2>
%z2 = stablehlo.constant dense<0.0> : tensor<4x5xf8E5M2>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4x5xf8E5M2>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4x5xf8E5M2>
%c3 = stablehlo.constant dense<"0x00"> : tensor<f8E5M2>
%z3 = stablehlo.constant dense<1.0> : tensor<f8E5M2>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<f8E5M2>
%a3 = stablehlo.optimization_barrier %s3 : tensor<f8E5M2>
%c4 = stablehlo.constant dense<"0x0000000009000000FFFFFFFF00000000"> : tensor<4x1xi32>
%z4 = stablehlo.constant dense<0> : tensor<4x1xi32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<4x1xi32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<4x1xi32>
%c5 = stablehlo.constant dense<"0x3C003C3C000000003C0000003C3C3C00"> : tensor<4x4xf8E5M2>
%z5 = stablehlo.constant dense<0.0> : tensor<4x4xf8E5M2>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<4x4xf8E5M2>
%a5 = stablehlo.optimization_barrier %s5 : tensor<4x4xf8E5M2>
%c6 = stablehlo.constant dense<"0x3C3C3C3C003C3C00"> : tensor<8xf8E5M2>
%z6 = stablehlo.constant dense<0.0> : tensor<8xf8E5M2>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<8xf8E5M2>
%a6 = stablehlo.optimization_barrier %s6 : tensor<8xf8E5M2>
%c7 = stablehlo.constant dense<"0x00003C003C"> : tensor<5xf8E5M2>
%z7 = stablehlo.constant dense<0.0> : tensor<5xf8E5M2>
%s7 = stablehlo.select %live, %c7, %z7 : tensor<i1>, tensor<5xf8E5M2>
%a7 = stablehlo.optimization_barrier %s7 : tensor<5xf8E5M2>
%c8 = stablehlo.constant dense<"0x000000000100000002000000030000000000000001000000020000000300000000000000010000000200000003000000"> : tensor<3x4xi32>
%z8 = stablehlo.constant dense<0> : tensor<3x4xi32>
%s8 = stablehlo.select %live, %c8, %z8 : tensor<i1>, tensor<3x4xi32>
%a8 = stablehlo.optimization_barrier %s8 : tensor<3x4xi32>
%c9 = stablehlo.constant dense<"0x0100000002000000"> : tensor<2xi32>
%z9 = stablehlo.constant dense<0> : tensor<2xi32>
%s9 = stablehlo.select %live, %c9, %z9 : tensor<i1>, tensor<2xi32>
%a9 = stablehlo.optimization_barrier %s9 : tensor<2xi32>
%c10 = stablehlo.constant dense<"0x00003C003C3C3C000000003C3C003C003C3C3C3C003C3C3C3C003C3C003C3C3C00000000003C003C"> : tensor<2x4x5xf8E5M2>
%z10 = stablehlo.constant dense<0.0> : tensor<2x4x5xf8E5M2>
%s10 = stablehlo.select %live, %c10, %z10 : tensor<i1>, tensor<2x4x5xf8E5M2>
%a10 = stablehlo.optimization_barrier %s10 : tensor<2x4x5xf8E5M2>
%r:18 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10) : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>, tensor<4x5xf8E5M2>, tensor<f8E5M2>, tensor<4x1xi32>, tensor<4x4xf8E5M2>, tensor<8xf8E5M2>, tensor<5xf8E5M2>, tensor<3x4xi32>, tensor<2xi32>, tensor<2x4x5xf8E5M2>) -> (tensor<3xf8E5M2>, tensor<f8E5M2>, tensor<4xf8E5M2>, tensor<2x3xf8E5M2>, tensor<3x4xf8E5M2>, tensor<8xf8E5M2>, tensor<3x4xf8E5M2>, tensor<3x4xi32>, tensor<3x4xf8E5M2>, tensor<3x5xf8E5M2>, tensor<3x5xf8E5M2>, tensor<3x5xf8E5M2>, tensor<4x3xf8E5M2>, tensor<3xf8E5M2>, tensor<3x5xf8E5M2>, tensor<3x3x5xf8E5M2>, tensor<3x2xf8E5M2>, tensor<3x2xi32>)
%e0 = stablehlo.constant dense<"0x44423C"> : tensor<3xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xf8E5M2>, tensor<3xf8E5M2>) -> ()
%e1 = stablehlo.constant dense<"0x00"> : tensor<f8E5M2>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<f8E5M2>, tensor<f8E5M2>) -> ()
%e2 = stablehlo.constant dense<"0x42424242"> : tensor<4xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<4xf8E5M2>, tensor<4xf8E5M2>) -> ()
%e3 = stablehlo.constant dense<"0x00000040403C"> : tensor<2x3xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> ()
%e4 = stablehlo.constant dense<"0x424042403C3C3C000000003C"> : tensor<3x4xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
%e5 = stablehlo.constant dense<"0x0000003C0000003C"> : tensor<8xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<8xf8E5M2>, tensor<8xf8E5M2>) -> ()
%e6 = stablehlo.constant dense<"0x3C404242BC3C4042C0BCBC42"> : tensor<3x4xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
%e7 = stablehlo.constant dense<"0x010000000200000000000000030000000300000000000000010000000200000000000000010000000200000003000000"> : tensor<3x4xi32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
%e8 = stablehlo.constant dense<"0x44404244404244BCC0BCBC44"> : tensor<3x4xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
%e9 = stablehlo.constant dense<"0x3C42423C423C40400040003C3C3C3C"> : tensor<3x5xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x5xf8E5M2>, tensor<3x5xf8E5M2>) -> ()
%e10 = stablehlo.constant dense<"0x3C42423C423C40400040003C3C3C3C"> : tensor<3x5xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x5xf8E5M2>, tensor<3x5xf8E5M2>) -> ()
%e11 = stablehlo.constant dense<"0x3C42423C423C40400040003C3C3C3C"> : tensor<3x5xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<3x5xf8E5M2>, tensor<3x5xf8E5M2>) -> ()
%e12 = stablehlo.constant dense<"0x3C3C003C3C003C3C003C003C"> : tensor<4x3xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<4x3xf8E5M2>, tensor<4x3xf8E5M2>) -> ()
%e13 = stablehlo.constant dense<"0x44423C"> : tensor<3xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<3xf8E5M2>, tensor<3xf8E5M2>) -> ()
%e14 = stablehlo.constant dense<"0x3C42423C423C42403C4000003C003C"> : tensor<3x5xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<3x5xf8E5M2>, tensor<3x5xf8E5M2>) -> ()
%e15 = stablehlo.constant dense<"0x3C3C3C003C3C3C3C003C3C3C3C003C3C3C3C003C3C3C3C003C00003C003C000000000000000000003C3C000000"> : tensor<3x3x5xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x3x5xf8E5M2>, tensor<3x3x5xf8E5M2>) -> ()
%e16 = stablehlo.constant dense<"0x4242424042BC"> : tensor<3x2xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<3x2xf8E5M2>, tensor<3x2xf8E5M2>) -> ()
%e17 = stablehlo.constant dense<"0x000000000300000002000000010000000300000001000000"> : tensor<3x2xi32>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<3x2xi32>, tensor<3x2xi32>) -> ()
return
}
func.func private @f(%x: tensor<3x4xf8E5M2>, %n: tensor<3x4xf8E5M2>, %w: tensor<4x5xf8E5M2>, %z: tensor<f8E5M2>, %far: tensor<4x1xi32>, %u: tensor<4x4xf8E5M2>, %line: tensor<8xf8E5M2>, %source: tensor<5xf8E5M2>, %places: tensor<3x4xi32>, %groups: tensor<2xi32>, %pair: tensor<2x4x5xf8E5M2>) -> (tensor<3xf8E5M2>, tensor<f8E5M2>, tensor<4xf8E5M2>, tensor<2x3xf8E5M2>, tensor<3x4xf8E5M2>, tensor<8xf8E5M2>, tensor<3x4xf8E5M2>, tensor<3x4xi32>, tensor<3x4xf8E5M2>, tensor<3x5xf8E5M2>, tensor<3x5xf8E5M2>, tensor<3x5xf8E5M2>, tensor<4x3xf8E5M2>, tensor<3xf8E5M2>, tensor<3x5xf8E5M2>, tensor<3x3x5xf8E5M2>, tensor<3x2xf8E5M2>, tensor<3x2xi32>) {
%0 = stablehlo.reduce(%n init: %z) applies stablehlo.add across dimensions = [1] : (tensor<3x4xf8E5M2>, tensor<f8E5M2>) -> tensor<3xf8E5M2>
%1 = stablehlo.reduce(%z init: %z) applies stablehlo.add across dimensions = [] : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<f8E5M2>
%2 = stablehlo.slice %x [0:1, 0:1] : (tensor<3x4xf8E5M2>) -> tensor<1x1xf8E5M2>
%3 = stablehlo.reshape %2 : (tensor<1x1xf8E5M2>) -> tensor<f8E5M2>
%4 = stablehlo.reduce(%x init: %3) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4xf8E5M2>, tensor<f8E5M2>) -> tensor<4xf8E5M2>
%5 = "stablehlo.reduce_window"(%n, %z) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[1, 0], [-1, 1]]> : tensor<2x2xi64>}> ({
^bb0(%p: tensor<f8E5M2>, %q: tensor<f8E5M2>):
%s = stablehlo.add %p, %q : tensor<f8E5M2>
stablehlo.return %s : tensor<f8E5M2>
}) : (tensor<3x4xf8E5M2>, tensor<f8E5M2>) -> tensor<2x3xf8E5M2>
%6 = "stablehlo.scatter"(%n, %far, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
^bb0(%p: tensor<f8E5M2>, %q: tensor<f8E5M2>):
%s = stablehlo.add %p, %q : tensor<f8E5M2>
stablehlo.return %s : tensor<f8E5M2>
}) : (tensor<3x4xf8E5M2>, tensor<4x1xi32>, tensor<4x4xf8E5M2>) -> tensor<3x4xf8E5M2>
%7 = "stablehlo.select_and_scatter"(%line, %source, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<1> : tensor<1x2xi64>}> ({
^bb0(%p: tensor<f8E5M2>, %q: tensor<f8E5M2>):
%s = stablehlo.compare GE, %p, %q, TOTALORDER : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}, {
^bb0(%p: tensor<f8E5M2>, %q: tensor<f8E5M2>):
%s = stablehlo.add %p, %q : tensor<f8E5M2>
stablehlo.return %s : tensor<f8E5M2>
}) : (tensor<8xf8E5M2>, tensor<5xf8E5M2>, tensor<f8E5M2>) -> tensor<8xf8E5M2>
%8:2 = "stablehlo.sort"(%x, %places) <{dimension = 1 : i64, is_stable = true}> ({
^bb0(%p: tensor<f8E5M2>, %q: tensor<f8E5M2>, %v: tensor<i32>, %vv: tensor<i32>):
%s = stablehlo.compare LT, %p, %q, TOTALORDER : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<3x4xf8E5M2>, tensor<3x4xi32>) -> (tensor<3x4xf8E5M2>, tensor<3x4xi32>)
%9 = "stablehlo.map"(%x, %n) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%p: tensor<f8E5M2>, %q: tensor<f8E5M2>):
%s = stablehlo.add %p, %q : tensor<f8E5M2>
stablehlo.return %s : tensor<f8E5M2>
}) : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> tensor<3x4xf8E5M2>
%10 = stablehlo.dot_general %n, %w, contracting_dims = [1] x [0] : (tensor<3x4xf8E5M2>, tensor<4x5xf8E5M2>) -> tensor<3x5xf8E5M2>
%11 = stablehlo.dot %n, %w : (tensor<3x4xf8E5M2>, tensor<4x5xf8E5M2>) -> tensor<3x5xf8E5M2>
%12 = stablehlo.einsum %n, %w, config = "ab,bc->ac" : (tensor<3x4xf8E5M2>, tensor<4x5xf8E5M2>) -> tensor<3x5xf8E5M2>
%13 = stablehlo.unary_einsum %n, config = "ab->ba" : (tensor<3x4xf8E5M2>) -> tensor<4x3xf8E5M2>
%14 = stablehlo.dot_general %n, %n, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> tensor<3xf8E5M2>
%15 = "chlo.ragged_dot"(%n, %pair, %groups) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<3x4xf8E5M2>, tensor<2x4x5xf8E5M2>, tensor<2xi32>) -> tensor<3x5xf8E5M2>
%16 = stablehlo.reshape %n : (tensor<3x4xf8E5M2>) -> tensor<3x4x1xf8E5M2>
%17 = stablehlo.slice %w [0:2, 0:5] : (tensor<4x5xf8E5M2>) -> tensor<2x5xf8E5M2>
%18 = stablehlo.reshape %17 : (tensor<2x5xf8E5M2>) -> tensor<2x1x5xf8E5M2>
%19 = stablehlo.convolution(%16, %18) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x4x1xf8E5M2>, tensor<2x1x5xf8E5M2>) -> tensor<3x3x5xf8E5M2>
%20:2 = chlo.top_k(%x, k = 2) : tensor<3x4xf8E5M2> -> (tensor<3x2xf8E5M2>, tensor<3x2xi32>)
return %0, %1, %4, %5, %6, %7, %8#0, %8#1, %9, %10, %11, %12, %13, %14, %15, %19, %20#0, %20#1 : tensor<3xf8E5M2>, tensor<f8E5M2>, tensor<4xf8E5M2>, tensor<2x3xf8E5M2>, tensor<3x4xf8E5M2>, tensor<8xf8E5M2>, tensor<3x4xf8E5M2>, tensor<3x4xi32>, tensor<3x4xf8E5M2>, tensor<3x5xf8E5M2>, tensor<3x5xf8E5M2>, tensor<3x5xf8E5M2>, tensor<4x3xf8E5M2>, tensor<3xf8E5M2>, tensor<3x5xf8E5M2>, tensor<3x3x5xf8E5M2>, tensor<3x2xf8E5M2>, tensor<3x2xi32>
}
}
// -----
// carries_f8E5M2
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x4040C040003C"> : tensor<2x3xf8E5M2>
%z0 = stablehlo.constant dense<0.0> : tensor<2x3xf8E5M2>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x3xf8E5M2>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x3xf8E5M2>
%c1 = stablehlo.constant dense<"0x42424042C040"> : tensor<2x3xf8E5M2>
%z1 = stablehlo.constant dense<0.0> : tensor<2x3xf8E5M2>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x3xf8E5M2>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x3xf8E5M2>
%c2 = stablehlo.constant dense<> : tensor<0x3xf8E5M2>
%z2 = stablehlo.constant dense<> : tensor<0x3xf8E5M2>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<0x3xf8E5M2>
%a2 = stablehlo.optimization_barrier %s2 : tensor<0x3xf8E5M2>
%c3 = stablehlo.constant dense<"0x00"> : tensor<f8E5M2>
%z3 = stablehlo.constant dense<1.0> : tensor<f8E5M2>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<f8E5M2>
%a3 = stablehlo.optimization_barrier %s3 : tensor<f8E5M2>
%c4 = stablehlo.constant dense<"0x03000000"> : tensor<i32>
%z4 = stablehlo.constant dense<0> : tensor<i32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<i32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<i32>
%c5 = stablehlo.constant dense<"0x01000000"> : tensor<i32>
%z5 = stablehlo.constant dense<0> : tensor<i32>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<i32>
%a5 = stablehlo.optimization_barrier %s5 : tensor<i32>
%c6 = stablehlo.constant dense<"0x00000000"> : tensor<i32>
%z6 = stablehlo.constant dense<1> : tensor<i32>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<i32>
%a6 = stablehlo.optimization_barrier %s6 : tensor<i32>
%c7 = stablehlo.constant dense<false> : tensor<i1>
%z7 = stablehlo.constant dense<true> : tensor<i1>
%s7 = stablehlo.select %live, %c7, %z7 : tensor<i1>, tensor<i1>
%a7 = stablehlo.optimization_barrier %s7 : tensor<i1>
%c8 = stablehlo.constant dense<"0xF9FFFFFF"> : tensor<i32>
%z8 = stablehlo.constant dense<0> : tensor<i32>
%s8 = stablehlo.select %live, %c8, %z8 : tensor<i1>, tensor<i32>
%a8 = stablehlo.optimization_barrier %s8 : tensor<i32>
%r:16 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8) : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>, tensor<0x3xf8E5M2>, tensor<f8E5M2>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<i32>) -> (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>, tensor<2xf8E5M2>, tensor<f8E5M2>, tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>, tensor<3x0xf8E5M2>, tensor<3xf8E5M2>, tensor<2x3xf8E5M2>, tensor<0x3xf8E5M2>, tensor<0x3xf8E5M2>, tensor<0x3xf8E5M2>, tensor<3x3xf8E5M2>)
%e0 = stablehlo.constant dense<"0x42424042C040"> : tensor<2x3xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> ()
%e1 = stablehlo.constant dense<"0x4040C040003C"> : tensor<2x3xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> ()
%e2 = stablehlo.constant dense<"0x42424042C040"> : tensor<2x3xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> ()
%e3 = stablehlo.constant dense<"0x4040C040003C"> : tensor<2x3xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> ()
%e4 = stablehlo.constant dense<"0x42424042C040"> : tensor<2x3xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> ()
%e5 = stablehlo.constant dense<"0x4044"> : tensor<2xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2xf8E5M2>, tensor<2xf8E5M2>) -> ()
%e6 = stablehlo.constant dense<"0x44"> : tensor<f8E5M2>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<f8E5M2>, tensor<f8E5M2>) -> ()
%e7 = stablehlo.constant dense<"0x404040404040"> : tensor<2x3xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> ()
%e8 = stablehlo.constant dense<"0x4040C040003C"> : tensor<2x3xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> ()
%e9 = stablehlo.constant dense<> : tensor<3x0xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x0xf8E5M2>, tensor<3x0xf8E5M2>) -> ()
%e10 = stablehlo.constant dense<"0x000000"> : tensor<3xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3xf8E5M2>, tensor<3xf8E5M2>) -> ()
%e11 = stablehlo.constant dense<"0x000000000000"> : tensor<2x3xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> ()
%e12 = stablehlo.constant dense<> : tensor<0x3xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<0x3xf8E5M2>, tensor<0x3xf8E5M2>) -> ()
%e13 = stablehlo.constant dense<> : tensor<0x3xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<0x3xf8E5M2>, tensor<0x3xf8E5M2>) -> ()
%e14 = stablehlo.constant dense<> : tensor<0x3xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<0x3xf8E5M2>, tensor<0x3xf8E5M2>) -> ()
%e15 = stablehlo.constant dense<"0x000000000000000000"> : tensor<3x3xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x3xf8E5M2>, tensor<3x3xf8E5M2>) -> ()
return
}
func.func private @f(%x: tensor<2x3xf8E5M2>, %y: tensor<2x3xf8E5M2>, %none: tensor<0x3xf8E5M2>, %zero: tensor<f8E5M2>, %rounds: tensor<i32>, %one: tensor<i32>, %start: tensor<i32>, %no: tensor<i1>, %branch: tensor<i32>) -> (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>, tensor<2xf8E5M2>, tensor<f8E5M2>, tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>, tensor<3x0xf8E5M2>, tensor<3xf8E5M2>, tensor<2x3xf8E5M2>, tensor<0x3xf8E5M2>, tensor<0x3xf8E5M2>, tensor<0x3xf8E5M2>, tensor<3x3xf8E5M2>) {
%0:3 = stablehlo.while(%i = %start, %a = %x, %b = %y) : tensor<i32>, tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>
cond {
%s = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
} do {
%s = stablehlo.add %i, %one : tensor<i32>
stablehlo.return %s, %b, %a : tensor<i32>, tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>
}
%1 = "stablehlo.if"(%no) ({
stablehlo.return %x : tensor<2x3xf8E5M2>
}, {
stablehlo.return %y : tensor<2x3xf8E5M2>
}) : (tensor<i1>) -> tensor<2x3xf8E5M2>
%2 = "stablehlo.case"(%branch) ({
stablehlo.return %y : tensor<2x3xf8E5M2>
}, {
stablehlo.return %y : tensor<2x3xf8E5M2>
}, {
stablehlo.return %x : tensor<2x3xf8E5M2>
}) : (tensor<i32>) -> tensor<2x3xf8E5M2>
%3 = stablehlo.composite "own.swap" %x, %y {decomposition = @second} : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> tensor<2x3xf8E5M2>
%4 = stablehlo.slice %x [0:2, 0:1] : (tensor<2x3xf8E5M2>) -> tensor<2x1xf8E5M2>
%5 = stablehlo.reshape %4 : (tensor<2x1xf8E5M2>) -> tensor<2xf8E5M2>
%6:2 = chlo.scan(%5) inits(%zero) dimension=0 {
^bb0(%v: tensor<f8E5M2>, %c: tensor<f8E5M2>):
%s = stablehlo.add %v, %c : tensor<f8E5M2>
stablehlo.return %s, %s : tensor<f8E5M2>, tensor<f8E5M2>
} : (tensor<2xf8E5M2>, tensor<f8E5M2>) -> (tensor<2xf8E5M2>, tensor<f8E5M2>)
%7 = "chlo.constant_like"(%x) <{value = 2.0 : f8E5M2}> : (tensor<2x3xf8E5M2>) -> tensor<2x3xf8E5M2>
%8 = stablehlo.concatenate %none, %x, dim = 0 : (tensor<0x3xf8E5M2>, tensor<2x3xf8E5M2>) -> tensor<2x3xf8E5M2>
%9 = stablehlo.transpose %none, dims = [1, 0] : (tensor<0x3xf8E5M2>) -> tensor<3x0xf8E5M2>
%10 = stablehlo.reduce(%none init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<0x3xf8E5M2>, tensor<f8E5M2>) -> tensor<3xf8E5M2>
%11 = stablehlo.pad %none, %zero, low = [1, 0], high = [1, 0], interior = [0, 0] : (tensor<0x3xf8E5M2>, tensor<f8E5M2>) -> tensor<2x3xf8E5M2>
%12 = stablehlo.slice %x [1:1, 0:3] : (tensor<2x3xf8E5M2>) -> tensor<0x3xf8E5M2>
%13 = stablehlo.add %none, %none : tensor<0x3xf8E5M2>
%14 = "stablehlo.sort"(%none) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%p: tensor<f8E5M2>, %q: tensor<f8E5M2>):
%s = stablehlo.compare LT, %p, %q, TOTALORDER : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<0x3xf8E5M2>) -> tensor<0x3xf8E5M2>
%15 = stablehlo.transpose %none, dims = [1, 0] : (tensor<0x3xf8E5M2>) -> tensor<3x0xf8E5M2>
%16 = stablehlo.dot_general %15, %none, contracting_dims = [1] x [0] : (tensor<3x0xf8E5M2>, tensor<0x3xf8E5M2>) -> tensor<3x3xf8E5M2>
return %0#1, %0#2, %1, %2, %3, %6#0, %6#1, %7, %8, %9, %10, %11, %12, %13, %14, %16 : tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>, tensor<2xf8E5M2>, tensor<f8E5M2>, tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>, tensor<3x0xf8E5M2>, tensor<3xf8E5M2>, tensor<2x3xf8E5M2>, tensor<0x3xf8E5M2>, tensor<0x3xf8E5M2>, tensor<0x3xf8E5M2>, tensor<3x3xf8E5M2>
}
func.func private @second(%p: tensor<2x3xf8E5M2>, %q: tensor<2x3xf8E5M2>) -> tensor<2x3xf8E5M2> {
return %q : tensor<2x3xf8E5M2>
}
}
