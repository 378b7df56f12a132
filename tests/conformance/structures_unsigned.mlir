// moves_ui2
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<[[3, 2, 2, 3], [2, 3, 3, 0], [0, 1, 1, 3]]> : tensor<3x4xui2>
%z0 = stablehlo.constant dense<0> : tensor<3x4xui2>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xui2>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xui2>
%c1 = stablehlo.constant dense<[[2, 1, 0, 3], [0, 1, 2, 3], [2, 3, 0, 1]]> : tensor<3x4xui2>
%z1 = stablehlo.constant dense<0> : tensor<3x4xui2>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xui2>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xui2>
%c2 = stablehlo.constant dense<[[2, 3], [3, 2]]> : tensor<2x2xui2>
%z2 = stablehlo.constant dense<0> : tensor<2x2xui2>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x2xui2>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x2xui2>
%c3 = stablehlo.constant dense<2> : tensor<ui2>
%z3 = stablehlo.constant dense<0> : tensor<ui2>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<ui2>
%a3 = stablehlo.optimization_barrier %s3 : tensor<ui2>
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
%r:26 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9) : (tensor<3x4xui2>, tensor<3x4xui2>, tensor<2x2xui2>, tensor<ui2>, tensor<3x4xi1>, tensor<i1>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4x1xi32>) -> (tensor<3x2x4xui2>, tensor<3x2xui2>, tensor<2x3x4xui2>, tensor<2x6xui2>, tensor<1x1xui2>, tensor<4x3xui2>, tensor<ui2>, tensor<3x4xui2>, tensor<2x3xui2>, tensor<2x2xui2>, tensor<3x4xui2>, tensor<5x5xui2>, tensor<3x8xui2>, tensor<4x4xui2>, tensor<4x4xui2>, tensor<3x4xui2>, tensor<3x4xui2>, tensor<3x4xui2>, tensor<i32>, tensor<ui2>, tensor<3x4xui2>, tensor<3x4xui2>, tensor<3x4xui2>, tensor<3x4xi2>, tensor<3xui8>, tensor<3x4xui2>)
%e0 = stablehlo.constant dense<[[[3, 2, 2, 3], [3, 2, 2, 3]], [[2, 3, 3, 0], [2, 3, 3, 0]], [[0, 1, 1, 3], [0, 1, 1, 3]]]> : tensor<3x2x4xui2>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3x2x4xui2>, tensor<3x2x4xui2>) -> ()
%e1 = stablehlo.constant dense<[[2, 2], [2, 2], [2, 2]]> : tensor<3x2xui2>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x2xui2>, tensor<3x2xui2>) -> ()
%e2 = stablehlo.constant dense<[[[3, 2, 2, 3], [2, 3, 3, 0], [0, 1, 1, 3]], [[3, 2, 2, 3], [2, 3, 3, 0], [0, 1, 1, 3]]]> : tensor<2x3x4xui2>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3x4xui2>, tensor<2x3x4xui2>) -> ()
%e3 = stablehlo.constant dense<[[3, 2, 2, 3, 2, 3], [3, 0, 0, 1, 1, 3]]> : tensor<2x6xui2>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x6xui2>, tensor<2x6xui2>) -> ()
%e4 = stablehlo.constant dense<[[2]]> : tensor<1x1xui2>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<1x1xui2>, tensor<1x1xui2>) -> ()
%e5 = stablehlo.constant dense<[[3, 2, 0], [2, 3, 1], [2, 3, 1], [3, 0, 3]]> : tensor<4x3xui2>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<4x3xui2>, tensor<4x3xui2>) -> ()
%e6 = stablehlo.constant dense<2> : tensor<ui2>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<ui2>, tensor<ui2>) -> ()
%e7 = stablehlo.constant dense<[[3, 1, 1, 0], [0, 3, 3, 2], [3, 2, 2, 3]]> : tensor<3x4xui2>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4xui2>, tensor<3x4xui2>) -> ()
%e8 = stablehlo.constant dense<[[2, 2, 3], [1, 1, 3]]> : tensor<2x3xui2>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3xui2>, tensor<2x3xui2>) -> ()
%e9 = stablehlo.constant dense<[[2, 3], [3, 0]]> : tensor<2x2xui2>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<2x2xui2>, tensor<2x2xui2>) -> ()
%e10 = stablehlo.constant dense<[[3, 2, 2, 3], [2, 3, 3, 2], [0, 1, 1, 3]]> : tensor<3x4xui2>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x4xui2>, tensor<3x4xui2>) -> ()
%e11 = stablehlo.constant dense<[[2, 2, 2, 2, 2], [2, 2, 3, 2, 2], [2, 2, 2, 2, 2], [3, 3, 0, 2, 2], [2, 2, 2, 2, 2]]> : tensor<5x5xui2>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<5x5xui2>, tensor<5x5xui2>) -> ()
%e12 = stablehlo.constant dense<[[3, 2, 2, 3, 2, 1, 0, 3], [2, 3, 3, 0, 0, 1, 2, 3], [0, 1, 1, 3, 2, 3, 0, 1]]> : tensor<3x8xui2>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<3x8xui2>, tensor<3x8xui2>) -> ()
%e13 = stablehlo.constant dense<[[3, 2, 2, 3], [0, 1, 1, 3], [3, 2, 2, 3], [0, 1, 1, 3]]> : tensor<4x4xui2>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<4x4xui2>, tensor<4x4xui2>) -> ()
%e14 = stablehlo.constant dense<[[0, 1, 1, 3], [3, 2, 2, 3], [0, 1, 1, 3], [2, 3, 3, 0]]> : tensor<4x4xui2>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<4x4xui2>, tensor<4x4xui2>) -> ()
%e15 = stablehlo.constant dense<[[2, 2, 2, 3], [0, 1, 3, 0], [2, 3, 1, 1]]> : tensor<3x4xui2>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x4xui2>, tensor<3x4xui2>) -> ()
%e16 = stablehlo.constant dense<[[3, 2, 2, 3], [2, 3, 3, 0], [0, 1, 1, 3]]> : tensor<3x4xui2>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<3x4xui2>, tensor<3x4xui2>) -> ()
%e17 = stablehlo.constant dense<[[2, 1, 0, 3], [0, 1, 2, 3], [2, 3, 0, 1]]> : tensor<3x4xui2>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<3x4xui2>, tensor<3x4xui2>) -> ()
%e18 = stablehlo.constant dense<"0x04000000"> : tensor<i32>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
%e19 = stablehlo.constant dense<2> : tensor<ui2>
stablehlo.custom_call @check.expect_eq(%r#19, %e19) {has_side_effect = true} : (tensor<ui2>, tensor<ui2>) -> ()
%e20 = stablehlo.constant dense<[[2, 1, 0, 3], [0, 1, 2, 3], [2, 3, 0, 1]]> : tensor<3x4xui2>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<3x4xui2>, tensor<3x4xui2>) -> ()
%e21 = stablehlo.constant dense<[[3, 2, 2, 3], [2, 3, 3, 0], [0, 1, 1, 3]]> : tensor<3x4xui2>
stablehlo.custom_call @check.expect_eq(%r#21, %e21) {has_side_effect = true} : (tensor<3x4xui2>, tensor<3x4xui2>) -> ()
%e22 = stablehlo.constant dense<[[0, 1, 2, 3], [0, 1, 2, 3], [0, 1, 2, 3]]> : tensor<3x4xui2>
stablehlo.custom_call @check.expect_eq(%r#22, %e22) {has_side_effect = true} : (tensor<3x4xui2>, tensor<3x4xui2>) -> ()
%e23 = stablehlo.constant dense<[[-1, -2, -2, -1], [-2, -1, -1, 0], [0, 1, 1, -1]]> : tensor<3x4xi2>
stablehlo.custom_call @check.expect_eq(%r#23, %e23) {has_side_effect = true} : (tensor<3x4xi2>, tensor<3x4xi2>) -> ()
%e24 = stablehlo.constant dense<"0xEB3ED4"> : tensor<3xui8>
stablehlo.custom_call @check.expect_eq(%r#24, %e24) {has_side_effect = true} : (tensor<3xui8>, tensor<3xui8>) -> ()
%e25 = stablehlo.constant dense<[[3, 2, 2, 3], [2, 3, 3, 0], [0, 1, 1, 3]]> : tensor<3x4xui2>
stablehlo.custom_call @check.expect_eq(%r#25, %e25) {has_side_effect = true} : (tensor<3x4xui2>, tensor<3x4xui2>) -> ()
return
}
func.func private @f(%x: tensor<3x4xui2>, %y: tensor<3x4xui2>, %u: tensor<2x2xui2>, %p: tensor<ui2>, %m: tensor<3x4xi1>, %c: tensor<i1>, %i: tensor<i32>, %j: tensor<i32>, %rows: tensor<4xi32>, %far: tensor<4x1xi32>) -> (tensor<3x2x4xui2>, tensor<3x2xui2>, tensor<2x3x4xui2>, tensor<2x6xui2>, tensor<1x1xui2>, tensor<4x3xui2>, tensor<ui2>, tensor<3x4xui2>, tensor<2x3xui2>, tensor<2x2xui2>, tensor<3x4xui2>, tensor<5x5xui2>, tensor<3x8xui2>, tensor<4x4xui2>, tensor<4x4xui2>, tensor<3x4xui2>, tensor<3x4xui2>, tensor<3x4xui2>, tensor<i32>, tensor<ui2>, tensor<3x4xui2>, tensor<3x4xui2>, tensor<3x4xui2>, tensor<3x4xi2>, tensor<3xui8>, tensor<3x4xui2>) {
%0 = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<3x4xui2>) -> tensor<3x2x4xui2>
%1 = stablehlo.broadcast_in_dim %p, dims = [] : (tensor<ui2>) -> tensor<3x2xui2>
%2 = stablehlo.broadcast %x, sizes = [2] : (tensor<3x4xui2>) -> tensor<2x3x4xui2>
%3 = stablehlo.reshape %x : (tensor<3x4xui2>) -> tensor<2x6xui2>
%4 = stablehlo.reshape %p : (tensor<ui2>) -> tensor<1x1xui2>
%5 = stablehlo.transpose %x, dims = [1, 0] : (tensor<3x4xui2>) -> tensor<4x3xui2>
%6 = stablehlo.transpose %p, dims = [] : (tensor<ui2>) -> tensor<ui2>
%7 = stablehlo.reverse %x, dims = [0, 1] : tensor<3x4xui2>
%8 = stablehlo.slice %x [0:3:2, 1:4] : (tensor<3x4xui2>) -> tensor<2x3xui2>
%9 = stablehlo.dynamic_slice %x, %i, %j, sizes = [2, 2] : (tensor<3x4xui2>, tensor<i32>, tensor<i32>) -> tensor<2x2xui2>
%10 = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<3x4xui2>, tensor<2x2xui2>, tensor<i32>, tensor<i32>) -> tensor<3x4xui2>
%11 = stablehlo.pad %x, %p, low = [1, -1], high = [-1, 2], interior = [1, 0] : (tensor<3x4xui2>, tensor<ui2>) -> tensor<5x5xui2>
%12 = stablehlo.concatenate %x, %y, dim = 1 : (tensor<3x4xui2>, tensor<3x4xui2>) -> tensor<3x8xui2>
%13 = "stablehlo.gather"(%x, %far) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xui2>, tensor<4x1xi32>) -> tensor<4x4xui2>
%14 = "stablehlo.torch_index_select"(%x, %rows) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<3x4xui2>, tensor<4xi32>) -> tensor<4x4xui2>
%15 = stablehlo.select %m, %x, %y : tensor<3x4xi1>, tensor<3x4xui2>
%16 = stablehlo.select %c, %x, %y : tensor<i1>, tensor<3x4xui2>
%17 = stablehlo.constant dense<[[2, 1, 0, 3], [0, 1, 2, 3], [2, 3, 0, 1]]> : tensor<3x4xui2>
%18 = stablehlo.get_dimension_size %x, dim = 1 : (tensor<3x4xui2>) -> tensor<i32>
%19 = stablehlo.tuple %x, %p : tuple<tensor<3x4xui2>, tensor<ui2>>
%20 = stablehlo.get_tuple_element %19[1] : (tuple<tensor<3x4xui2>, tensor<ui2>>) -> tensor<ui2>
%21 = stablehlo.optimization_barrier %y : tensor<3x4xui2>
%22 = stablehlo.convert %x : tensor<3x4xui2>
%23 = stablehlo.iota dim = 1 : tensor<3x4xui2>
%24 = stablehlo.bitcast_convert %x : (tensor<3x4xui2>) -> tensor<3x4xi2>
%25 = stablehlo.reshape %x : (tensor<3x4xui2>) -> tensor<3x4xui2>
%26 = stablehlo.bitcast_convert %25 : (tensor<3x4xui2>) -> tensor<3xui8>
%27 = stablehlo.bitcast_convert %26 : (tensor<3xui8>) -> tensor<3x4xui2>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %20, %21, %22, %23, %24, %26, %27 : tensor<3x2x4xui2>, tensor<3x2xui2>, tensor<2x3x4xui2>, tensor<2x6xui2>, tensor<1x1xui2>, tensor<4x3xui2>, tensor<ui2>, tensor<3x4xui2>, tensor<2x3xui2>, tensor<2x2xui2>, tensor<3x4xui2>, tensor<5x5xui2>, tensor<3x8xui2>, tensor<4x4xui2>, tensor<4x4xui2>, tensor<3x4xui2>, tensor<3x4xui2>, tensor<3x4xui2>, tensor<i32>, tensor<ui2>, tensor<3x4xui2>, tensor<3x4xui2>, tensor<3x4xui2>, tensor<3x4xi2>, tensor<3xui8>, tensor<3x4xui2>
}
}
// -----
// combinations_ui2
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<[[3, 2, 2, 3], [2, 3, 3, 0], [0, 1, 1, 3]]> : tensor<3x4xui2>
%z0 = stablehlo.constant dense<0> : tensor<3x4xui2>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xui2>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xui2>
%c1 = stablehlo.constant dense<[[1, 1, 1, 1], [1, 1, 1, 0], [0, 0, 0, 1]]> : tensor<3x4xui2>
%z1 = stablehlo.constant dense<0> : tensor<3x4xui2>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xui2>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xui2>
%c2 = stablehlo.constant dense<[[0, 0, 1, 0, 1], [1, 1, 0, 0, 0], [0, 1, 1, 0, 1], [0, 1, 1, 1, 1]]> : tensor<4x5xui2>
%z2 = stablehlo.constant dense<0> : tensor<4x5xui2>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4x5xui2>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4x5xui2>
%c3 = stablehlo.constant dense<0> : tensor<ui2>
%z3 = stablehlo.constant dense<1> : tensor<ui2>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<ui2>
%a3 = stablehlo.optimization_barrier %s3 : tensor<ui2>
%c4 = stablehlo.constant dense<"0x0000000009000000FFFFFFFF00000000"> : tensor<4x1xi32>
%z4 = stablehlo.constant dense<0> : tensor<4x1xi32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<4x1xi32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<4x1xi32>
%c5 = stablehlo.constant dense<[[1, 0, 1, 1], [0, 0, 0, 0], [1, 0, 0, 0], [1, 1, 1, 0]]> : tensor<4x4xui2>
%z5 = stablehlo.constant dense<0> : tensor<4x4xui2>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<4x4xui2>
%a5 = stablehlo.optimization_barrier %s5 : tensor<4x4xui2>
%c6 = stablehlo.constant dense<[1, 1, 1, 1, 0, 1, 1, 0]> : tensor<8xui2>
%z6 = stablehlo.constant dense<0> : tensor<8xui2>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<8xui2>
%a6 = stablehlo.optimization_barrier %s6 : tensor<8xui2>
%c7 = stablehlo.constant dense<[0, 0, 1, 0, 1]> : tensor<5xui2>
%z7 = stablehlo.constant dense<0> : tensor<5xui2>
%s7 = stablehlo.select %live, %c7, %z7 : tensor<i1>, tensor<5xui2>
%a7 = stablehlo.optimization_barrier %s7 : tensor<5xui2>
%c8 = stablehlo.constant dense<"0x000000000100000002000000030000000000000001000000020000000300000000000000010000000200000003000000"> : tensor<3x4xi32>
%z8 = stablehlo.constant dense<0> : tensor<3x4xi32>
%s8 = stablehlo.select %live, %c8, %z8 : tensor<i1>, tensor<3x4xi32>
%a8 = stablehlo.optimization_barrier %s8 : tensor<3x4xi32>
%c9 = stablehlo.constant dense<"0x0100000002000000"> : tensor<2xi32>
%z9 = stablehlo.constant dense<0> : tensor<2xi32>
%s9 = stablehlo.select %live, %c9, %z9 : tensor<i1>, tensor<2xi32>
%a9 = stablehlo.optimization_barrier %s9 : tensor<2xi32>
%c10 = stablehlo.constant dense<[[[0, 0, 1, 0, 1], [1, 1, 0, 0, 0], [0, 1, 1, 0, 1], [0, 1, 1, 1, 1]], [[0, 1, 1, 1, 1], [0, 1, 1, 0, 1], [1, 1, 0, 0, 0], [0, 0, 1, 0, 1]]]> : tensor<2x4x5xui2>
%z10 = stablehlo.constant dense<0> : tensor<2x4x5xui2>
%s10 = stablehlo.select %live, %c10, %z10 : tensor<i1>, tensor<2x4x5xui2>
%a10 = stablehlo.optimization_barrier %s10 : tensor<2x4x5xui2>
%r:18 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10) : (tensor<3x4xui2>, tensor<3x4xui2>, tensor<4x5xui2>, tensor<ui2>, tensor<4x1xi32>, tensor<4x4xui2>, tensor<8xui2>, tensor<5xui2>, tensor<3x4xi32>, tensor<2xi32>, tensor<2x4x5xui2>) -> (tensor<3xui2>, tensor<ui2>, tensor<4xui2>, tensor<2x3xui2>, tensor<3x4xui2>, tensor<8xui2>, tensor<3x4xui2>, tensor<3x4xi32>, tensor<3x4xui2>, tensor<3x5xui2>, tensor<3x5xui2>, tensor<3x5xui2>, tensor<4x3xui2>, tensor<3xui2>, tensor<3x5xui2>, tensor<3x3x5xui2>, tensor<3x2xui2>, tensor<3x2xi32>)
%e0 = stablehlo.constant dense<[0, 3, 1]> : tensor<3xui2>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xui2>, tensor<3xui2>) -> ()
%e1 = stablehlo.constant dense<0> : tensor<ui2>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<ui2>, tensor<ui2>) -> ()
%e2 = stablehlo.constant dense<[3, 3, 3, 3]> : tensor<4xui2>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<4xui2>, tensor<4xui2>) -> ()
%e3 = stablehlo.constant dense<[[0, 0, 0], [2, 2, 1]]> : tensor<2x3xui2>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x3xui2>, tensor<2x3xui2>) -> ()
%e4 = stablehlo.constant dense<[[3, 2, 3, 2], [1, 1, 1, 0], [0, 0, 0, 1]]> : tensor<3x4xui2>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<3x4xui2>, tensor<3x4xui2>) -> ()
%e5 = stablehlo.constant dense<[0, 0, 0, 1, 0, 0, 0, 1]> : tensor<8xui2>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<8xui2>, tensor<8xui2>) -> ()
%e6 = stablehlo.constant dense<[[2, 2, 3, 3], [0, 2, 3, 3], [0, 1, 1, 3]]> : tensor<3x4xui2>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<3x4xui2>, tensor<3x4xui2>) -> ()
%e7 = stablehlo.constant dense<"0x010000000200000000000000030000000300000000000000010000000200000000000000010000000200000003000000"> : tensor<3x4xi32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
%e8 = stablehlo.constant dense<[[0, 3, 3, 0], [3, 0, 0, 0], [0, 1, 1, 0]]> : tensor<3x4xui2>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<3x4xui2>, tensor<3x4xui2>) -> ()
%e9 = stablehlo.constant dense<[[1, 3, 3, 1, 3], [1, 2, 2, 0, 2], [0, 1, 1, 1, 1]]> : tensor<3x5xui2>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x5xui2>, tensor<3x5xui2>) -> ()
%e10 = stablehlo.constant dense<[[1, 3, 3, 1, 3], [1, 2, 2, 0, 2], [0, 1, 1, 1, 1]]> : tensor<3x5xui2>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x5xui2>, tensor<3x5xui2>) -> ()
%e11 = stablehlo.constant dense<[[1, 3, 3, 1, 3], [1, 2, 2, 0, 2], [0, 1, 1, 1, 1]]> : tensor<3x5xui2>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<3x5xui2>, tensor<3x5xui2>) -> ()
%e12 = stablehlo.constant dense<[[1, 1, 0], [1, 1, 0], [1, 1, 0], [1, 0, 1]]> : tensor<4x3xui2>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<4x3xui2>, tensor<4x3xui2>) -> ()
%e13 = stablehlo.constant dense<[0, 3, 1]> : tensor<3xui2>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<3xui2>, tensor<3xui2>) -> ()
%e14 = stablehlo.constant dense<[[1, 3, 3, 1, 3], [1, 3, 2, 1, 2], [0, 0, 1, 0, 1]]> : tensor<3x5xui2>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<3x5xui2>, tensor<3x5xui2>) -> ()
%e15 = stablehlo.constant dense<[[[1, 1, 1, 0, 1], [1, 1, 1, 0, 1], [1, 1, 1, 0, 1]], [[1, 1, 1, 0, 1], [1, 1, 1, 0, 1], [0, 0, 1, 0, 1]], [[0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [1, 1, 0, 0, 0]]]> : tensor<3x3x5xui2>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x3x5xui2>, tensor<3x3x5xui2>) -> ()
%e16 = stablehlo.constant dense<[[3, 3], [3, 3], [3, 1]]> : tensor<3x2xui2>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<3x2xui2>, tensor<3x2xui2>) -> ()
%e17 = stablehlo.constant dense<"0x000000000300000001000000020000000300000001000000"> : tensor<3x2xi32>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<3x2xi32>, tensor<3x2xi32>) -> ()
return
}
func.func private @f(%x: tensor<3x4xui2>, %n: tensor<3x4xui2>, %w: tensor<4x5xui2>, %z: tensor<ui2>, %far: tensor<4x1xi32>, %u: tensor<4x4xui2>, %line: tensor<8xui2>, %source: tensor<5xui2>, %places: tensor<3x4xi32>, %groups: tensor<2xi32>, %pair: tensor<2x4x5xui2>) -> (tensor<3xui2>, tensor<ui2>, tensor<4xui2>, tensor<2x3xui2>, tensor<3x4xui2>, tensor<8xui2>, tensor<3x4xui2>, tensor<3x4xi32>, tensor<3x4xui2>, tensor<3x5xui2>, tensor<3x5xui2>, tensor<3x5xui2>, tensor<4x3xui2>, tensor<3xui2>, tensor<3x5xui2>, tensor<3x3x5xui2>, tensor<3x2xui2>, tensor<3x2xi32>) {
%0 = stablehlo.reduce(%n init: %z) applies stablehlo.add across dimensions = [1] : (tensor<3x4xui2>, tensor<ui2>) -> tensor<3xui2>
%1 = stablehlo.reduce(%z init: %z) applies stablehlo.add across dimensions = [] : (tensor<ui2>, tensor<ui2>) -> tensor<ui2>
%2 = stablehlo.slice %x [0:1, 0:1] : (tensor<3x4xui2>) -> tensor<1x1xui2>
%3 = stablehlo.reshape %2 : (tensor<1x1xui2>) -> tensor<ui2>
%4 = stablehlo.reduce(%x init: %3) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4xui2>, tensor<ui2>) -> tensor<4xui2>
%5 = "stablehlo.reduce_window"(%n, %z) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[1, 0], [-1, 1]]> : tensor<2x2xi64>}> ({
^bb0(%p: tensor<ui2>, %q: tensor<ui2>):
%s = stablehlo.add %p, %q : tensor<ui2>
stablehlo.return %s : tensor<ui2>
}) : (tensor<3x4xui2>, tensor<ui2>) -> tensor<2x3xui2>
%6 = "stablehlo.scatter"(%n, %far, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
^bb0(%p: tensor<ui2>, %q: tensor<ui2>):
%s = stablehlo.add %p, %q : tensor<ui2>
stablehlo.return %s : tensor<ui2>
}) : (tensor<3x4xui2>, tensor<4x1xi32>, tensor<4x4xui2>) -> tensor<3x4xui2>
%7 = "stablehlo.select_and_scatter"(%line, %source, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<1> : tensor<1x2xi64>}> ({
^bb0(%p: tensor<ui2>, %q: tensor<ui2>):
%s = stablehlo.compare GE, %p, %q, UNSIGNED : (tensor<ui2>, tensor<ui2>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}, {
^bb0(%p: tensor<ui2>, %q: tensor<ui2>):
%s = stablehlo.add %p, %q : tensor<ui2>
stablehlo.return %s : tensor<ui2>
}) : (tensor<8xui2>, tensor<5xui2>, tensor<ui2>) -> tensor<8xui2>
%8:2 = "stablehlo.sort"(%x, %places) <{dimension = 1 : i64, is_stable = true}> ({
^bb0(%p: tensor<ui2>, %q: tensor<ui2>, %v: tensor<i32>, %vv: tensor<i32>):
%s = stablehlo.compare LT, %p, %q, UNSIGNED : (tensor<ui2>, tensor<ui2>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<3x4xui2>, tensor<3x4xi32>) -> (tensor<3x4xui2>, tensor<3x4xi32>)
%9 = "stablehlo.map"(%x, %n) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%p: tensor<ui2>, %q: tensor<ui2>):
%s = stablehlo.add %p, %q : tensor<ui2>
stablehlo.return %s : tensor<ui2>
}) : (tensor<3x4xui2>, tensor<3x4xui2>) -> tensor<3x4xui2>
%10 = stablehlo.dot_general %n, %w, contracting_dims = [1] x [0] : (tensor<3x4xui2>, tensor<4x5xui2>) -> tensor<3x5xui2>
%11 = stablehlo.dot %n, %w : (tensor<3x4xui2>, tensor<4x5xui2>) -> tensor<3x5xui2>
%12 = stablehlo.einsum %n, %w, config = "ab,bc->ac" : (tensor<3x4xui2>, tensor<4x5xui2>) -> tensor<3x5xui2>
%13 = stablehlo.unary_einsum %n, config = "ab->ba" : (tensor<3x4xui2>) -> tensor<4x3xui2>
%14 = stablehlo.dot_general %n, %n, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<3x4xui2>, tensor<3x4xui2>) -> tensor<3xui2>
%15 = "chlo.ragged_dot"(%n, %pair, %groups) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<3x4xui2>, tensor<2x4x5xui2>, tensor<2xi32>) -> tensor<3x5xui2>
%16 = stablehlo.reshape %n : (tensor<3x4xui2>) -> tensor<3x4x1xui2>
%17 = stablehlo.slice %w [0:2, 0:5] : (tensor<4x5xui2>) -> tensor<2x5xui2>
%18 = stablehlo.reshape %17 : (tensor<2x5xui2>) -> tensor<2x1x5xui2>
%19 = stablehlo.convolution(%16, %18) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x4x1xui2>, tensor<2x1x5xui2>) -> tensor<3x3x5xui2>
%20:2 = chlo.top_k(%x, k = 2) : tensor<3x4xui2> -> (tensor<3x2xui2>, tensor<3x2xi32>)
return %0, %1, %4, %5, %6, %7, %8#0, %8#1, %9, %10, %11, %12, %13, %14, %15, %19, %20#0, %20#1 : tensor<3xui2>, tensor<ui2>, tensor<4xui2>, tensor<2x3xui2>, tensor<3x4xui2>, tensor<8xui2>, tensor<3x4xui2>, tensor<3x4xi32>, tensor<3x4xui2>, tensor<3x5xui2>, tensor<3x5xui2>, tensor<3x5xui2>, tensor<4x3xui2>, tensor<3xui2>, tensor<3x5xui2>, tensor<3x3x5xui2>, tensor<3x2xui2>, tensor<3x2xi32>
}
}
// -----
// carries_ui2
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<[[2, 3, 0], [3, 1, 2]]> : tensor<2x3xui2>
%z0 = stablehlo.constant dense<0> : tensor<2x3xui2>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x3xui2>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x3xui2>
%c1 = stablehlo.constant dense<[[3, 3, 3], [3, 0, 3]]> : tensor<2x3xui2>
%z1 = stablehlo.constant dense<0> : tensor<2x3xui2>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x3xui2>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x3xui2>
%c2 = stablehlo.constant dense<> : tensor<0x3xui2>
%z2 = stablehlo.constant dense<> : tensor<0x3xui2>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<0x3xui2>
%a2 = stablehlo.optimization_barrier %s2 : tensor<0x3xui2>
%c3 = stablehlo.constant dense<0> : tensor<ui2>
%z3 = stablehlo.constant dense<1> : tensor<ui2>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<ui2>
%a3 = stablehlo.optimization_barrier %s3 : tensor<ui2>
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
%r:16 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8) : (tensor<2x3xui2>, tensor<2x3xui2>, tensor<0x3xui2>, tensor<ui2>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<i32>) -> (tensor<2x3xui2>, tensor<2x3xui2>, tensor<2x3xui2>, tensor<2x3xui2>, tensor<2x3xui2>, tensor<2xui2>, tensor<ui2>, tensor<2x3xui2>, tensor<2x3xui2>, tensor<3x0xui2>, tensor<3xui2>, tensor<2x3xui2>, tensor<0x3xui2>, tensor<0x3xui2>, tensor<0x3xui2>, tensor<3x3xui2>)
%e0 = stablehlo.constant dense<[[3, 3, 3], [3, 0, 3]]> : tensor<2x3xui2>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x3xui2>, tensor<2x3xui2>) -> ()
%e1 = stablehlo.constant dense<[[2, 3, 0], [3, 1, 2]]> : tensor<2x3xui2>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x3xui2>, tensor<2x3xui2>) -> ()
%e2 = stablehlo.constant dense<[[3, 3, 3], [3, 0, 3]]> : tensor<2x3xui2>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3xui2>, tensor<2x3xui2>) -> ()
%e3 = stablehlo.constant dense<[[2, 3, 0], [3, 1, 2]]> : tensor<2x3xui2>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x3xui2>, tensor<2x3xui2>) -> ()
%e4 = stablehlo.constant dense<[[3, 3, 3], [3, 0, 3]]> : tensor<2x3xui2>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x3xui2>, tensor<2x3xui2>) -> ()
%e5 = stablehlo.constant dense<[2, 1]> : tensor<2xui2>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2xui2>, tensor<2xui2>) -> ()
%e6 = stablehlo.constant dense<1> : tensor<ui2>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<ui2>, tensor<ui2>) -> ()
%e7 = stablehlo.constant dense<[[1, 1, 1], [1, 1, 1]]> : tensor<2x3xui2>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x3xui2>, tensor<2x3xui2>) -> ()
%e8 = stablehlo.constant dense<[[2, 3, 0], [3, 1, 2]]> : tensor<2x3xui2>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3xui2>, tensor<2x3xui2>) -> ()
%e9 = stablehlo.constant dense<> : tensor<3x0xui2>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x0xui2>, tensor<3x0xui2>) -> ()
%e10 = stablehlo.constant dense<[0, 0, 0]> : tensor<3xui2>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3xui2>, tensor<3xui2>) -> ()
%e11 = stablehlo.constant dense<[[0, 0, 0], [0, 0, 0]]> : tensor<2x3xui2>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x3xui2>, tensor<2x3xui2>) -> ()
%e12 = stablehlo.constant dense<> : tensor<0x3xui2>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<0x3xui2>, tensor<0x3xui2>) -> ()
%e13 = stablehlo.constant dense<> : tensor<0x3xui2>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<0x3xui2>, tensor<0x3xui2>) -> ()
%e14 = stablehlo.constant dense<> : tensor<0x3xui2>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<0x3xui2>, tensor<0x3xui2>) -> ()
%e15 = stablehlo.constant dense<[[0, 0, 0], [0, 0, 0], [0, 0, 0]]> : tensor<3x3xui2>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x3xui2>, tensor<3x3xui2>) -> ()
return
}
func.func private @f(%x: tensor<2x3xui2>, %y: tensor<2x3xui2>, %none: tensor<0x3xui2>, %zero: tensor<ui2>, %rounds: tensor<i32>, %one: tensor<i32>, %start: tensor<i32>, %no: tensor<i1>, %branch: tensor<i32>) -> (tensor<2x3xui2>, tensor<2x3xui2>, tensor<2x3xui2>, tensor<2x3xui2>, tensor<2x3xui2>, tensor<2xui2>, tensor<ui2>, tensor<2x3xui2>, tensor<2x3xui2>, tensor<3x0xui2>, tensor<3xui2>, tensor<2x3xui2>, tensor<0x3xui2>, tensor<0x3xui2>, tensor<0x3xui2>, tensor<3x3xui2>) {
%0:3 = stablehlo.while(%i = %start, %a = %x, %b = %y) : tensor<i32>, tensor<2x3xui2>, tensor<2x3xui2>
cond {
%s = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
} do {
%s = stablehlo.add %i, %one : tensor<i32>
stablehlo.return %s, %b, %a : tensor<i32>, tensor<2x3xui2>, tensor<2x3xui2>
}
%1 = "stablehlo.if"(%no) ({
stablehlo.return %x : tensor<2x3xui2>
}, {
stablehlo.return %y : tensor<2x3xui2>
}) : (tensor<i1>) -> tensor<2x3xui2>
%2 = "stablehlo.case"(%branch) ({
stablehlo.return %y : tensor<2x3xui2>
}, {
stablehlo.return %y : tensor<2x3xui2>
}, {
stablehlo.return %x : tensor<2x3xui2>
}) : (tensor<i32>) -> tensor<2x3xui2>
%3 = stablehlo.composite "own.swap" %x, %y {decomposition = @second} : (tensor<2x3xui2>, tensor<2x3xui2>) -> tensor<2x3xui2>
%4 = stablehlo.slice %x [0:2, 0:1] : (tensor<2x3xui2>) -> tensor<2x1xui2>
%5 = stablehlo.reshape %4 : (tensor<2x1xui2>) -> tensor<2xui2>
%6:2 = chlo.scan(%5) inits(%zero) dimension=0 {
^bb0(%v: tensor<ui2>, %c: tensor<ui2>):
%s = stablehlo.add %v, %c : tensor<ui2>
stablehlo.return %s, %s : tensor<ui2>, tensor<ui2>
} : (tensor<2xui2>, tensor<ui2>) -> (tensor<2xui2>, tensor<ui2>)
%7 = "chlo.constant_like"(%x) <{value = 1 : ui2}> : (tensor<2x3xui2>) -> tensor<2x3xui2>
%8 = stablehlo.concatenate %none, %x, dim = 0 : (tensor<0x3xui2>, tensor<2x3xui2>) -> tensor<2x3xui2>
%9 = stablehlo.transpose %none, dims = [1, 0] : (tensor<0x3xui2>) -> tensor<3x0xui2>
%10 = stablehlo.reduce(%none init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<0x3xui2>, tensor<ui2>) -> tensor<3xui2>
%11 = stablehlo.pad %none, %zero, low = [1, 0], high = [1, 0], interior = [0, 0] : (tensor<0x3xui2>, tensor<ui2>) -> tensor<2x3xui2>
%12 = stablehlo.slice %x [1:1, 0:3] : (tensor<2x3xui2>) -> tensor<0x3xui2>
%13 = stablehlo.add %none, %none : tensor<0x3xui2>
%14 = "stablehlo.sort"(%none) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%p: tensor<ui2>, %q: tensor<ui2>):
%s = stablehlo.compare LT, %p, %q, UNSIGNED : (tensor<ui2>, tensor<ui2>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<0x3xui2>) -> tensor<0x3xui2>
%15 = stablehlo.transpose %none, dims = [1, 0] : (tensor<0x3xui2>) -> tensor<3x0xui2>
%16 = stablehlo.dot_general %15, %none, contracting_dims = [1] x [0] : (tensor<3x0xui2>, tensor<0x3xui2>) -> tensor<3x3xui2>
return %0#1, %0#2, %1, %2, %3, %6#0, %6#1, %7, %8, %9, %10, %11, %12, %13, %14, %16 : tensor<2x3xui2>, tensor<2x3xui2>, tensor<2x3xui2>, tensor<2x3xui2>, tensor<2x3xui2>, tensor<2xui2>, tensor<ui2>, tensor<2x3xui2>, tensor<2x3xui2>, tensor<3x0xui2>, tensor<3xui2>, tensor<2x3xui2>, tensor<0x3xui2>, tensor<0x3xui2>, tensor<0x3xui2>, tensor<3x3xui2>
}
func.func private @second(%p: tensor<2x3xui2>, %q: tensor<2x3xui2>) -> tensor<2x3xui2> {
return %q : tensor<2x3xui2>
}
}
// -----
// moves_ui4
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<[[3, 2, 2, 3], [2, 3, 3, 0], [0, 1, 1, 3]]> : tensor<3x4xui4>
%z0 = stablehlo.constant dense<0> : tensor<3x4xui4>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xui4>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xui4>
%c1 = stablehlo.constant dense<[[2, 1, 0, 3], [0, 1, 2, 3], [2, 3, 0, 1]]> : tensor<3x4xui4>
%z1 = stablehlo.constant dense<0> : tensor<3x4xui4>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xui4>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xui4>
%c2 = stablehlo.constant dense<[[2, 3], [3, 2]]> : tensor<2x2xui4>
%z2 = stablehlo.constant dense<0> : tensor<2x2xui4>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x2xui4>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x2xui4>
%c3 = stablehlo.constant dense<2> : tensor<ui4>
%z3 = stablehlo.constant dense<0> : tensor<ui4>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<ui4>
%a3 = stablehlo.optimization_barrier %s3 : tensor<ui4>
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
%r:27 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9) : (tensor<3x4xui4>, tensor<3x4xui4>, tensor<2x2xui4>, tensor<ui4>, tensor<3x4xi1>, tensor<i1>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4x1xi32>) -> (tensor<3x2x4xui4>, tensor<3x2xui4>, tensor<2x3x4xui4>, tensor<2x6xui4>, tensor<1x1xui4>, tensor<4x3xui4>, tensor<ui4>, tensor<3x4xui4>, tensor<2x3xui4>, tensor<2x2xui4>, tensor<3x4xui4>, tensor<5x5xui4>, tensor<3x8xui4>, tensor<4x4xui4>, tensor<4x4xui4>, tensor<3x4xui4>, tensor<3x4xui4>, tensor<3x4xui4>, tensor<i32>, tensor<ui4>, tensor<3x4xui4>, tensor<3x4xui4>, tensor<3x4xui4>, tensor<3x4xi4>, tensor<3x4xf4E2M1FN>, tensor<6xui8>, tensor<6x2xui4>)
%e0 = stablehlo.constant dense<[[[3, 2, 2, 3], [3, 2, 2, 3]], [[2, 3, 3, 0], [2, 3, 3, 0]], [[0, 1, 1, 3], [0, 1, 1, 3]]]> : tensor<3x2x4xui4>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3x2x4xui4>, tensor<3x2x4xui4>) -> ()
%e1 = stablehlo.constant dense<[[2, 2], [2, 2], [2, 2]]> : tensor<3x2xui4>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x2xui4>, tensor<3x2xui4>) -> ()
%e2 = stablehlo.constant dense<[[[3, 2, 2, 3], [2, 3, 3, 0], [0, 1, 1, 3]], [[3, 2, 2, 3], [2, 3, 3, 0], [0, 1, 1, 3]]]> : tensor<2x3x4xui4>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3x4xui4>, tensor<2x3x4xui4>) -> ()
%e3 = stablehlo.constant dense<[[3, 2, 2, 3, 2, 3], [3, 0, 0, 1, 1, 3]]> : tensor<2x6xui4>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x6xui4>, tensor<2x6xui4>) -> ()
%e4 = stablehlo.constant dense<[[2]]> : tensor<1x1xui4>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<1x1xui4>, tensor<1x1xui4>) -> ()
%e5 = stablehlo.constant dense<[[3, 2, 0], [2, 3, 1], [2, 3, 1], [3, 0, 3]]> : tensor<4x3xui4>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<4x3xui4>, tensor<4x3xui4>) -> ()
%e6 = stablehlo.constant dense<2> : tensor<ui4>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<ui4>, tensor<ui4>) -> ()
%e7 = stablehlo.constant dense<[[3, 1, 1, 0], [0, 3, 3, 2], [3, 2, 2, 3]]> : tensor<3x4xui4>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4xui4>, tensor<3x4xui4>) -> ()
%e8 = stablehlo.constant dense<[[2, 2, 3], [1, 1, 3]]> : tensor<2x3xui4>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3xui4>, tensor<2x3xui4>) -> ()
%e9 = stablehlo.constant dense<[[2, 3], [3, 0]]> : tensor<2x2xui4>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<2x2xui4>, tensor<2x2xui4>) -> ()
%e10 = stablehlo.constant dense<[[3, 2, 2, 3], [2, 3, 3, 2], [0, 1, 1, 3]]> : tensor<3x4xui4>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x4xui4>, tensor<3x4xui4>) -> ()
%e11 = stablehlo.constant dense<[[2, 2, 2, 2, 2], [2, 2, 3, 2, 2], [2, 2, 2, 2, 2], [3, 3, 0, 2, 2], [2, 2, 2, 2, 2]]> : tensor<5x5xui4>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<5x5xui4>, tensor<5x5xui4>) -> ()
%e12 = stablehlo.constant dense<[[3, 2, 2, 3, 2, 1, 0, 3], [2, 3, 3, 0, 0, 1, 2, 3], [0, 1, 1, 3, 2, 3, 0, 1]]> : tensor<3x8xui4>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<3x8xui4>, tensor<3x8xui4>) -> ()
%e13 = stablehlo.constant dense<[[3, 2, 2, 3], [0, 1, 1, 3], [3, 2, 2, 3], [0, 1, 1, 3]]> : tensor<4x4xui4>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<4x4xui4>, tensor<4x4xui4>) -> ()
%e14 = stablehlo.constant dense<[[0, 1, 1, 3], [3, 2, 2, 3], [0, 1, 1, 3], [2, 3, 3, 0]]> : tensor<4x4xui4>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<4x4xui4>, tensor<4x4xui4>) -> ()
%e15 = stablehlo.constant dense<[[2, 2, 2, 3], [0, 1, 3, 0], [2, 3, 1, 1]]> : tensor<3x4xui4>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x4xui4>, tensor<3x4xui4>) -> ()
%e16 = stablehlo.constant dense<[[3, 2, 2, 3], [2, 3, 3, 0], [0, 1, 1, 3]]> : tensor<3x4xui4>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<3x4xui4>, tensor<3x4xui4>) -> ()
%e17 = stablehlo.constant dense<[[2, 1, 0, 3], [0, 1, 2, 3], [2, 3, 0, 1]]> : tensor<3x4xui4>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<3x4xui4>, tensor<3x4xui4>) -> ()
%e18 = stablehlo.constant dense<"0x04000000"> : tensor<i32>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
%e19 = stablehlo.constant dense<2> : tensor<ui4>
stablehlo.custom_call @check.expect_eq(%r#19, %e19) {has_side_effect = true} : (tensor<ui4>, tensor<ui4>) -> ()
%e20 = stablehlo.constant dense<[[2, 1, 0, 3], [0, 1, 2, 3], [2, 3, 0, 1]]> : tensor<3x4xui4>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<3x4xui4>, tensor<3x4xui4>) -> ()
%e21 = stablehlo.constant dense<[[3, 2, 2, 3], [2, 3, 3, 0], [0, 1, 1, 3]]> : tensor<3x4xui4>
stablehlo.custom_call @check.expect_eq(%r#21, %e21) {has_side_effect = true} : (tensor<3x4xui4>, tensor<3x4xui4>) -> ()
%e22 = stablehlo.constant dense<[[0, 1, 2, 3], [0, 1, 2, 3], [0, 1, 2, 3]]> : tensor<3x4xui4>
stablehlo.custom_call @check.expect_eq(%r#22, %e22) {has_side_effect = true} : (tensor<3x4xui4>, tensor<3x4xui4>) -> ()
%e23 = stablehlo.constant dense<[[3, 2, 2, 3], [2, 3, 3, 0], [0, 1, 1, 3]]> : tensor<3x4xi4>
stablehlo.custom_call @check.expect_eq(%r#23, %e23) {has_side_effect = true} : (tensor<3x4xi4>, tensor<3x4xi4>) -> ()
%e24 = stablehlo.constant dense<"0x030202030203030000010103"> : tensor<3x4xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#24, %e24) {has_side_effect = true} : (tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>) -> ()
%e25 = stablehlo.constant dense<"0x233232031031"> : tensor<6xui8>
stablehlo.custom_call @check.expect_eq(%r#25, %e25) {has_side_effect = true} : (tensor<6xui8>, tensor<6xui8>) -> ()
%e26 = stablehlo.constant dense<[[3, 2], [2, 3], [2, 3], [3, 0], [0, 1], [1, 3]]> : tensor<6x2xui4>
stablehlo.custom_call @check.expect_eq(%r#26, %e26) {has_side_effect = true} : (tensor<6x2xui4>, tensor<6x2xui4>) -> ()
return
}
func.func private @f(%x: tensor<3x4xui4>, %y: tensor<3x4xui4>, %u: tensor<2x2xui4>, %p: tensor<ui4>, %m: tensor<3x4xi1>, %c: tensor<i1>, %i: tensor<i32>, %j: tensor<i32>, %rows: tensor<4xi32>, %far: tensor<4x1xi32>) -> (tensor<3x2x4xui4>, tensor<3x2xui4>, tensor<2x3x4xui4>, tensor<2x6xui4>, tensor<1x1xui4>, tensor<4x3xui4>, tensor<ui4>, tensor<3x4xui4>, tensor<2x3xui4>, tensor<2x2xui4>, tensor<3x4xui4>, tensor<5x5xui4>, tensor<3x8xui4>, tensor<4x4xui4>, tensor<4x4xui4>, tensor<3x4xui4>, tensor<3x4xui4>, tensor<3x4xui4>, tensor<i32>, tensor<ui4>, tensor<3x4xui4>, tensor<3x4xui4>, tensor<3x4xui4>, tensor<3x4xi4>, tensor<3x4xf4E2M1FN>, tensor<6xui8>, tensor<6x2xui4>) {
%0 = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<3x4xui4>) -> tensor<3x2x4xui4>
%1 = stablehlo.broadcast_in_dim %p, dims = [] : (tensor<ui4>) -> tensor<3x2xui4>
%2 = stablehlo.broadcast %x, sizes = [2] : (tensor<3x4xui4>) -> tensor<2x3x4xui4>
%3 = stablehlo.reshape %x : (tensor<3x4xui4>) -> tensor<2x6xui4>
%4 = stablehlo.reshape %p : (tensor<ui4>) -> tensor<1x1xui4>
%5 = stablehlo.transpose %x, dims = [1, 0] : (tensor<3x4xui4>) -> tensor<4x3xui4>
%6 = stablehlo.transpose %p, dims = [] : (tensor<ui4>) -> tensor<ui4>
%7 = stablehlo.reverse %x, dims = [0, 1] : tensor<3x4xui4>
%8 = stablehlo.slice %x [0:3:2, 1:4] : (tensor<3x4xui4>) -> tensor<2x3xui4>
%9 = stablehlo.dynamic_slice %x, %i, %j, sizes = [2, 2] : (tensor<3x4xui4>, tensor<i32>, tensor<i32>) -> tensor<2x2xui4>
%10 = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<3x4xui4>, tensor<2x2xui4>, tensor<i32>, tensor<i32>) -> tensor<3x4xui4>
%11 = stablehlo.pad %x, %p, low = [1, -1], high = [-1, 2], interior = [1, 0] : (tensor<3x4xui4>, tensor<ui4>) -> tensor<5x5xui4>
%12 = stablehlo.concatenate %x, %y, dim = 1 : (tensor<3x4xui4>, tensor<3x4xui4>) -> tensor<3x8xui4>
%13 = "stablehlo.gather"(%x, %far) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xui4>, tensor<4x1xi32>) -> tensor<4x4xui4>
%14 = "stablehlo.torch_index_select"(%x, %rows) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<3x4xui4>, tensor<4xi32>) -> tensor<4x4xui4>
%15 = stablehlo.select %m, %x, %y : tensor<3x4xi1>, tensor<3x4xui4>
%16 = stablehlo.select %c, %x, %y : tensor<i1>, tensor<3x4xui4>
%17 = stablehlo.constant dense<[[2, 1, 0, 3], [0, 1, 2, 3], [2, 3, 0, 1]]> : tensor<3x4xui4>
%18 = stablehlo.get_dimension_size %x, dim = 1 : (tensor<3x4xui4>) -> tensor<i32>
%19 = stablehlo.tuple %x, %p : tuple<tensor<3x4xui4>, tensor<ui4>>
%20 = stablehlo.get_tuple_element %19[1] : (tuple<tensor<3x4xui4>, tensor<ui4>>) -> tensor<ui4>
%21 = stablehlo.optimization_barrier %y : tensor<3x4xui4>
%22 = stablehlo.convert %x : tensor<3x4xui4>
%23 = stablehlo.iota dim = 1 : tensor<3x4xui4>
%24 = stablehlo.bitcast_convert %x : (tensor<3x4xui4>) -> tensor<3x4xi4>
%25 = stablehlo.bitcast_convert %x : (tensor<3x4xui4>) -> tensor<3x4xf4E2M1FN>
%26 = stablehlo.reshape %x : (tensor<3x4xui4>) -> tensor<6x2xui4>
%27 = stablehlo.bitcast_convert %26 : (tensor<6x2xui4>) -> tensor<6xui8>
%28 = stablehlo.bitcast_convert %27 : (tensor<6xui8>) -> tensor<6x2xui4>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %20, %21, %22, %23, %24, %25, %27, %28 : tensor<3x2x4xui4>, tensor<3x2xui4>, tensor<2x3x4xui4>, tensor<2x6xui4>, tensor<1x1xui4>, tensor<4x3xui4>, tensor<ui4>, tensor<3x4xui4>, tensor<2x3xui4>, tensor<2x2xui4>, tensor<3x4xui4>, tensor<5x5xui4>, tensor<3x8xui4>, tensor<4x4xui4>, tensor<4x4xui4>, tensor<3x4xui4>, tensor<3x4xui4>, tensor<3x4xui4>, tensor<i32>, tensor<ui4>, tensor<3x4xui4>, tensor<3x4xui4>, tensor<3x4xui4>, tensor<3x4xi4>, tensor<3x4xf4E2M1FN>, tensor<6xui8>, tensor<6x2xui4>
}
}
// -----
// combinations_ui4
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<[[3, 2, 2, 3], [2, 3, 3, 0], [0, 1, 1, 3]]> : tensor<3x4xui4>
%z0 = stablehlo.constant dense<0> : tensor<3x4xui4>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xui4>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xui4>
%c1 = stablehlo.constant dense<[[1, 1, 1, 1], [1, 1, 1, 0], [0, 0, 0, 1]]> : tensor<3x4xui4>
%z1 = stablehlo.constant dense<0> : tensor<3x4xui4>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xui4>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xui4>
%c2 = stablehlo.constant dense<[[0, 0, 1, 0, 1], [1, 1, 0, 0, 0], [0, 1, 1, 0, 1], [0, 1, 1, 1, 1]]> : tensor<4x5xui4>
%z2 = stablehlo.constant dense<0> : tensor<4x5xui4>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4x5xui4>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4x5xui4>
%c3 = stablehlo.constant dense<0> : tensor<ui4>
%z3 = stablehlo.constant dense<1> : tensor<ui4>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<ui4>
%a3 = stablehlo.optimization_barrier %s3 : tensor<ui4>
%c4 = stablehlo.constant dense<"0x0000000009000000FFFFFFFF00000000"> : tensor<4x1xi32>
%z4 = stablehlo.constant dense<0> : tensor<4x1xi32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<4x1xi32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<4x1xi32>
%c5 = stablehlo.constant dense<[[1, 0, 1, 1], [0, 0, 0, 0], [1, 0, 0, 0], [1, 1, 1, 0]]> : tensor<4x4xui4>
%z5 = stablehlo.constant dense<0> : tensor<4x4xui4>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<4x4xui4>
%a5 = stablehlo.optimization_barrier %s5 : tensor<4x4xui4>
%c6 = stablehlo.constant dense<[1, 1, 1, 1, 0, 1, 1, 0]> : tensor<8xui4>
%z6 = stablehlo.constant dense<0> : tensor<8xui4>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<8xui4>
%a6 = stablehlo.optimization_barrier %s6 : tensor<8xui4>
%c7 = stablehlo.constant dense<[0, 0, 1, 0, 1]> : tensor<5xui4>
%z7 = stablehlo.constant dense<0> : tensor<5xui4>
%s7 = stablehlo.select %live, %c7, %z7 : tensor<i1>, tensor<5xui4>
%a7 = stablehlo.optimization_barrier %s7 : tensor<5xui4>
%c8 = stablehlo.constant dense<"0x000000000100000002000000030000000000000001000000020000000300000000000000010000000200000003000000"> : tensor<3x4xi32>
%z8 = stablehlo.constant dense<0> : tensor<3x4xi32>
%s8 = stablehlo.select %live, %c8, %z8 : tensor<i1>, tensor<3x4xi32>
%a8 = stablehlo.optimization_barrier %s8 : tensor<3x4xi32>
%c9 = stablehlo.constant dense<"0x0100000002000000"> : tensor<2xi32>
%z9 = stablehlo.constant dense<0> : tensor<2xi32>
%s9 = stablehlo.select %live, %c9, %z9 : tensor<i1>, tensor<2xi32>
%a9 = stablehlo.optimization_barrier %s9 : tensor<2xi32>
%c10 = stablehlo.constant dense<[[[0, 0, 1, 0, 1], [1, 1, 0, 0, 0], [0, 1, 1, 0, 1], [0, 1, 1, 1, 1]], [[0, 1, 1, 1, 1], [0, 1, 1, 0, 1], [1, 1, 0, 0, 0], [0, 0, 1, 0, 1]]]> : tensor<2x4x5xui4>
%z10 = stablehlo.constant dense<0> : tensor<2x4x5xui4>
%s10 = stablehlo.select %live, %c10, %z10 : tensor<i1>, tensor<2x4x5xui4>
%a10 = stablehlo.optimization_barrier %s10 : tensor<2x4x5xui4>
%r:18 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10) : (tensor<3x4xui4>, tensor<3x4xui4>, tensor<4x5xui4>, tensor<ui4>, tensor<4x1xi32>, tensor<4x4xui4>, tensor<8xui4>, tensor<5xui4>, tensor<3x4xi32>, tensor<2xi32>, tensor<2x4x5xui4>) -> (tensor<3xui4>, tensor<ui4>, tensor<4xui4>, tensor<2x3xui4>, tensor<3x4xui4>, tensor<8xui4>, tensor<3x4xui4>, tensor<3x4xi32>, tensor<3x4xui4>, tensor<3x5xui4>, tensor<3x5xui4>, tensor<3x5xui4>, tensor<4x3xui4>, tensor<3xui4>, tensor<3x5xui4>, tensor<3x3x5xui4>, tensor<3x2xui4>, tensor<3x2xi32>)
%e0 = stablehlo.constant dense<[4, 3, 1]> : tensor<3xui4>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xui4>, tensor<3xui4>) -> ()
%e1 = stablehlo.constant dense<0> : tensor<ui4>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<ui4>, tensor<ui4>) -> ()
%e2 = stablehlo.constant dense<[3, 3, 3, 3]> : tensor<4xui4>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<4xui4>, tensor<4xui4>) -> ()
%e3 = stablehlo.constant dense<[[0, 0, 0], [2, 2, 1]]> : tensor<2x3xui4>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x3xui4>, tensor<2x3xui4>) -> ()
%e4 = stablehlo.constant dense<[[3, 2, 3, 2], [1, 1, 1, 0], [0, 0, 0, 1]]> : tensor<3x4xui4>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<3x4xui4>, tensor<3x4xui4>) -> ()
%e5 = stablehlo.constant dense<[0, 0, 0, 1, 0, 0, 0, 1]> : tensor<8xui4>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<8xui4>, tensor<8xui4>) -> ()
%e6 = stablehlo.constant dense<[[2, 2, 3, 3], [0, 2, 3, 3], [0, 1, 1, 3]]> : tensor<3x4xui4>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<3x4xui4>, tensor<3x4xui4>) -> ()
%e7 = stablehlo.constant dense<"0x010000000200000000000000030000000300000000000000010000000200000000000000010000000200000003000000"> : tensor<3x4xi32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
%e8 = stablehlo.constant dense<[[4, 3, 3, 4], [3, 4, 4, 0], [0, 1, 1, 4]]> : tensor<3x4xui4>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<3x4xui4>, tensor<3x4xui4>) -> ()
%e9 = stablehlo.constant dense<[[1, 3, 3, 1, 3], [1, 2, 2, 0, 2], [0, 1, 1, 1, 1]]> : tensor<3x5xui4>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x5xui4>, tensor<3x5xui4>) -> ()
%e10 = stablehlo.constant dense<[[1, 3, 3, 1, 3], [1, 2, 2, 0, 2], [0, 1, 1, 1, 1]]> : tensor<3x5xui4>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x5xui4>, tensor<3x5xui4>) -> ()
%e11 = stablehlo.constant dense<[[1, 3, 3, 1, 3], [1, 2, 2, 0, 2], [0, 1, 1, 1, 1]]> : tensor<3x5xui4>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<3x5xui4>, tensor<3x5xui4>) -> ()
%e12 = stablehlo.constant dense<[[1, 1, 0], [1, 1, 0], [1, 1, 0], [1, 0, 1]]> : tensor<4x3xui4>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<4x3xui4>, tensor<4x3xui4>) -> ()
%e13 = stablehlo.constant dense<[4, 3, 1]> : tensor<3xui4>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<3xui4>, tensor<3xui4>) -> ()
%e14 = stablehlo.constant dense<[[1, 3, 3, 1, 3], [1, 3, 2, 1, 2], [0, 0, 1, 0, 1]]> : tensor<3x5xui4>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<3x5xui4>, tensor<3x5xui4>) -> ()
%e15 = stablehlo.constant dense<[[[1, 1, 1, 0, 1], [1, 1, 1, 0, 1], [1, 1, 1, 0, 1]], [[1, 1, 1, 0, 1], [1, 1, 1, 0, 1], [0, 0, 1, 0, 1]], [[0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [1, 1, 0, 0, 0]]]> : tensor<3x3x5xui4>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x3x5xui4>, tensor<3x3x5xui4>) -> ()
%e16 = stablehlo.constant dense<[[3, 3], [3, 3], [3, 1]]> : tensor<3x2xui4>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<3x2xui4>, tensor<3x2xui4>) -> ()
%e17 = stablehlo.constant dense<"0x000000000300000001000000020000000300000001000000"> : tensor<3x2xi32>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<3x2xi32>, tensor<3x2xi32>) -> ()
return
}
func.func private @f(%x: tensor<3x4xui4>, %n: tensor<3x4xui4>, %w: tensor<4x5xui4>, %z: tensor<ui4>, %far: tensor<4x1xi32>, %u: tensor<4x4xui4>, %line: tensor<8xui4>, %source: tensor<5xui4>, %places: tensor<3x4xi32>, %groups: tensor<2xi32>, %pair: tensor<2x4x5xui4>) -> (tensor<3xui4>, tensor<ui4>, tensor<4xui4>, tensor<2x3xui4>, tensor<3x4xui4>, tensor<8xui4>, tensor<3x4xui4>, tensor<3x4xi32>, tensor<3x4xui4>, tensor<3x5xui4>, tensor<3x5xui4>, tensor<3x5xui4>, tensor<4x3xui4>, tensor<3xui4>, tensor<3x5xui4>, tensor<3x3x5xui4>, tensor<3x2xui4>, tensor<3x2xi32>) {
%0 = stablehlo.reduce(%n init: %z) applies stablehlo.add across dimensions = [1] : (tensor<3x4xui4>, tensor<ui4>) -> tensor<3xui4>
%1 = stablehlo.reduce(%z init: %z) applies stablehlo.add across dimensions = [] : (tensor<ui4>, tensor<ui4>) -> tensor<ui4>
%2 = stablehlo.slice %x [0:1, 0:1] : (tensor<3x4xui4>) -> tensor<1x1xui4>
%3 = stablehlo.reshape %2 : (tensor<1x1xui4>) -> tensor<ui4>
%4 = stablehlo.reduce(%x init: %3) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4xui4>, tensor<ui4>) -> tensor<4xui4>
%5 = "stablehlo.reduce_window"(%n, %z) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[1, 0], [-1, 1]]> : tensor<2x2xi64>}> ({
^bb0(%p: tensor<ui4>, %q: tensor<ui4>):
%s = stablehlo.add %p, %q : tensor<ui4>
stablehlo.return %s : tensor<ui4>
}) : (tensor<3x4xui4>, tensor<ui4>) -> tensor<2x3xui4>
%6 = "stablehlo.scatter"(%n, %far, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
^bb0(%p: tensor<ui4>, %q: tensor<ui4>):
%s = stablehlo.add %p, %q : tensor<ui4>
stablehlo.return %s : tensor<ui4>
}) : (tensor<3x4xui4>, tensor<4x1xi32>, tensor<4x4xui4>) -> tensor<3x4xui4>
%7 = "stablehlo.select_and_scatter"(%line, %source, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<1> : tensor<1x2xi64>}> ({
^bb0(%p: tensor<ui4>, %q: tensor<ui4>):
%s = stablehlo.compare GE, %p, %q, UNSIGNED : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}, {
^bb0(%p: tensor<ui4>, %q: tensor<ui4>):
%s = stablehlo.add %p, %q : tensor<ui4>
stablehlo.return %s : tensor<ui4>
}) : (tensor<8xui4>, tensor<5xui4>, tensor<ui4>) -> tensor<8xui4>
%8:2 = "stablehlo.sort"(%x, %places) <{dimension = 1 : i64, is_stable = true}> ({
^bb0(%p: tensor<ui4>, %q: tensor<ui4>, %v: tensor<i32>, %vv: tensor<i32>):
%s = stablehlo.compare LT, %p, %q, UNSIGNED : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<3x4xui4>, tensor<3x4xi32>) -> (tensor<3x4xui4>, tensor<3x4xi32>)
%9 = "stablehlo.map"(%x, %n) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%p: tensor<ui4>, %q: tensor<ui4>):
%s = stablehlo.add %p, %q : tensor<ui4>
stablehlo.return %s : tensor<ui4>
}) : (tensor<3x4xui4>, tensor<3x4xui4>) -> tensor<3x4xui4>
%10 = stablehlo.dot_general %n, %w, contracting_dims = [1] x [0] : (tensor<3x4xui4>, tensor<4x5xui4>) -> tensor<3x5xui4>
%11 = stablehlo.dot %n, %w : (tensor<3x4xui4>, tensor<4x5xui4>) -> tensor<3x5xui4>
%12 = stablehlo.einsum %n, %w, config = "ab,bc->ac" : (tensor<3x4xui4>, tensor<4x5xui4>) -> tensor<3x5xui4>
%13 = stablehlo.unary_einsum %n, config = "ab->ba" : (tensor<3x4xui4>) -> tensor<4x3xui4>
%14 = stablehlo.dot_general %n, %n, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<3x4xui4>, tensor<3x4xui4>) -> tensor<3xui4>
%15 = "chlo.ragged_dot"(%n, %pair, %groups) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<3x4xui4>, tensor<2x4x5xui4>, tensor<2xi32>) -> tensor<3x5xui4>
%16 = stablehlo.reshape %n : (tensor<3x4xui4>) -> tensor<3x4x1xui4>
%17 = stablehlo.slice %w [0:2, 0:5] : (tensor<4x5xui4>) -> tensor<2x5xui4>
%18 = stablehlo.reshape %17 : (tensor<2x5xui4>) -> tensor<2x1x5xui4>
%19 = stablehlo.convolution(%16, %18) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x4x1xui4>, tensor<2x1x5xui4>) -> tensor<3x3x5xui4>
%20:2 = chlo.top_k(%x, k = 2) : tensor<3x4xui4> -> (tensor<3x2xui4>, tensor<3x2xi32>)
return %0, %1, %4, %5, %6, %7, %8#0, %8#1, %9, %10, %11, %12, %13, %14, %15, %19, %20#0, %20#1 : tensor<3xui4>, tensor<ui4>, tensor<4xui4>, tensor<2x3xui4>, tensor<3x4xui4>, tensor<8xui4>, tensor<3x4xui4>, tensor<3x4xi32>, tensor<3x4xui4>, tensor<3x5xui4>, tensor<3x5xui4>, tensor<3x5xui4>, tensor<4x3xui4>, tensor<3xui4>, tensor<3x5xui4>, tensor<3x3x5xui4>, tensor<3x2xui4>, tensor<3x2xi32>
}
}
// -----
// carries_ui4
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<[[2, 3, 0], [3, 1, 2]]> : tensor<2x3xui4>
%z0 = stablehlo.constant dense<0> : tensor<2x3xui4>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x3xui4>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x3xui4>
%c1 = stablehlo.constant dense<[[3, 3, 3], [3, 0, 3]]> : tensor<2x3xui4>
%z1 = stablehlo.constant dense<0> : tensor<2x3xui4>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x3xui4>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x3xui4>
%c2 = stablehlo.constant dense<> : tensor<0x3xui4>
%z2 = stablehlo.constant dense<> : tensor<0x3xui4>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<0x3xui4>
%a2 = stablehlo.optimization_barrier %s2 : tensor<0x3xui4>
%c3 = stablehlo.constant dense<0> : tensor<ui4>
%z3 = stablehlo.constant dense<1> : tensor<ui4>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<ui4>
%a3 = stablehlo.optimization_barrier %s3 : tensor<ui4>
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
%r:16 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8) : (tensor<2x3xui4>, tensor<2x3xui4>, tensor<0x3xui4>, tensor<ui4>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<i32>) -> (tensor<2x3xui4>, tensor<2x3xui4>, tensor<2x3xui4>, tensor<2x3xui4>, tensor<2x3xui4>, tensor<2xui4>, tensor<ui4>, tensor<2x3xui4>, tensor<2x3xui4>, tensor<3x0xui4>, tensor<3xui4>, tensor<2x3xui4>, tensor<0x3xui4>, tensor<0x3xui4>, tensor<0x3xui4>, tensor<3x3xui4>)
%e0 = stablehlo.constant dense<[[3, 3, 3], [3, 0, 3]]> : tensor<2x3xui4>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x3xui4>, tensor<2x3xui4>) -> ()
%e1 = stablehlo.constant dense<[[2, 3, 0], [3, 1, 2]]> : tensor<2x3xui4>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x3xui4>, tensor<2x3xui4>) -> ()
%e2 = stablehlo.constant dense<[[3, 3, 3], [3, 0, 3]]> : tensor<2x3xui4>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3xui4>, tensor<2x3xui4>) -> ()
%e3 = stablehlo.constant dense<[[2, 3, 0], [3, 1, 2]]> : tensor<2x3xui4>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x3xui4>, tensor<2x3xui4>) -> ()
%e4 = stablehlo.constant dense<[[3, 3, 3], [3, 0, 3]]> : tensor<2x3xui4>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x3xui4>, tensor<2x3xui4>) -> ()
%e5 = stablehlo.constant dense<[2, 5]> : tensor<2xui4>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2xui4>, tensor<2xui4>) -> ()
%e6 = stablehlo.constant dense<5> : tensor<ui4>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<ui4>, tensor<ui4>) -> ()
%e7 = stablehlo.constant dense<[[1, 1, 1], [1, 1, 1]]> : tensor<2x3xui4>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x3xui4>, tensor<2x3xui4>) -> ()
%e8 = stablehlo.constant dense<[[2, 3, 0], [3, 1, 2]]> : tensor<2x3xui4>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3xui4>, tensor<2x3xui4>) -> ()
%e9 = stablehlo.constant dense<> : tensor<3x0xui4>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x0xui4>, tensor<3x0xui4>) -> ()
%e10 = stablehlo.constant dense<[0, 0, 0]> : tensor<3xui4>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3xui4>, tensor<3xui4>) -> ()
%e11 = stablehlo.constant dense<[[0, 0, 0], [0, 0, 0]]> : tensor<2x3xui4>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x3xui4>, tensor<2x3xui4>) -> ()
%e12 = stablehlo.constant dense<> : tensor<0x3xui4>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<0x3xui4>, tensor<0x3xui4>) -> ()
%e13 = stablehlo.constant dense<> : tensor<0x3xui4>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<0x3xui4>, tensor<0x3xui4>) -> ()
%e14 = stablehlo.constant dense<> : tensor<0x3xui4>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<0x3xui4>, tensor<0x3xui4>) -> ()
%e15 = stablehlo.constant dense<[[0, 0, 0], [0, 0, 0], [0, 0, 0]]> : tensor<3x3xui4>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x3xui4>, tensor<3x3xui4>) -> ()
return
}
func.func private @f(%x: tensor<2x3xui4>, %y: tensor<2x3xui4>, %none: tensor<0x3xui4>, %zero: tensor<ui4>, %rounds: tensor<i32>, %one: tensor<i32>, %start: tensor<i32>, %no: tensor<i1>, %branch: tensor<i32>) -> (tensor<2x3xui4>, tensor<2x3xui4>, tensor<2x3xui4>, tensor<2x3xui4>, tensor<2x3xui4>, tensor<2xui4>, tensor<ui4>, tensor<2x3xui4>, tensor<2x3xui4>, tensor<3x0xui4>, tensor<3xui4>, tensor<2x3xui4>, tensor<0x3xui4>, tensor<0x3xui4>, tensor<0x3xui4>, tensor<3x3xui4>) {
%0:3 = stablehlo.while(%i = %start, %a = %x, %b = %y) : tensor<i32>, tensor<2x3xui4>, tensor<2x3xui4>
cond {
%s = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
} do {
%s = stablehlo.add %i, %one : tensor<i32>
stablehlo.return %s, %b, %a : tensor<i32>, tensor<2x3xui4>, tensor<2x3xui4>
}
%1 = "stablehlo.if"(%no) ({
stablehlo.return %x : tensor<2x3xui4>
}, {
stablehlo.return %y : tensor<2x3xui4>
}) : (tensor<i1>) -> tensor<2x3xui4>
%2 = "stablehlo.case"(%branch) ({
stablehlo.return %y : tensor<2x3xui4>
}, {
stablehlo.return %y : tensor<2x3xui4>
}, {
stablehlo.return %x : tensor<2x3xui4>
}) : (tensor<i32>) -> tensor<2x3xui4>
%3 = stablehlo.composite "own.swap" %x, %y {decomposition = @second} : (tensor<2x3xui4>, tensor<2x3xui4>) -> tensor<2x3xui4>
%4 = stablehlo.slice %x [0:2, 0:1] : (tensor<2x3xui4>) -> tensor<2x1xui4>
%5 = stablehlo.reshape %4 : (tensor<2x1xui4>) -> tensor<2xui4>
%6:2 = chlo.scan(%5) inits(%zero) dimension=0 {
^bb0(%v: tensor<ui4>, %c: tensor<ui4>):
%s = stablehlo.add %v, %c : tensor<ui4>
stablehlo.return %s, %s : tensor<ui4>, tensor<ui4>
} : (tensor<2xui4>, tensor<ui4>) -> (tensor<2xui4>, tensor<ui4>)
%7 = "chlo.constant_like"(%x) <{value = 1 : ui4}> : (tensor<2x3xui4>) -> tensor<2x3xui4>
%8 = stablehlo.concatenate %none, %x, dim = 0 : (tensor<0x3xui4>, tensor<2x3xui4>) -> tensor<2x3xui4>
%9 = stablehlo.transpose %none, dims = [1, 0] : (tensor<0x3xui4>) -> tensor<3x0xui4>
%10 = stablehlo.reduce(%none init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<0x3xui4>, tensor<ui4>) -> tensor<3xui4>
%11 = stablehlo.pad %none, %zero, low = [1, 0], high = [1, 0], interior = [0, 0] : (tensor<0x3xui4>, tensor<ui4>) -> tensor<2x3xui4>
%12 = stablehlo.slice %x [1:1, 0:3] : (tensor<2x3xui4>) -> tensor<0x3xui4>
%13 = stablehlo.add %none, %none : tensor<0x3xui4>
%14 = "stablehlo.sort"(%none) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%p: tensor<ui4>, %q: tensor<ui4>):
%s = stablehlo.compare LT, %p, %q, UNSIGNED : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<0x3xui4>) -> tensor<0x3xui4>
%15 = stablehlo.transpose %none, dims = [1, 0] : (tensor<0x3xui4>) -> tensor<3x0xui4>
%16 = stablehlo.dot_general %15, %none, contracting_dims = [1] x [0] : (tensor<3x0xui4>, tensor<0x3xui4>) -> tensor<3x3xui4>
return %0#1, %0#2, %1, %2, %3, %6#0, %6#1, %7, %8, %9, %10, %11, %12, %13, %14, %16 : tensor<2x3xui4>, tensor<2x3xui4>, tensor<2x3xui4>, tensor<2x3xui4>, tensor<2x3xui4>, tensor<2xui4>, tensor<ui4>, tensor<2x3xui4>, tensor<2x3xui4>, tensor<3x0xui4>, tensor<3xui4>, tensor<2x3xui4>, tensor<0x3xui4>, tensor<0x3xui4>, tensor<0x3xui4>, tensor<3x3xui4>
}
func.func private @second(%p: tensor<2x3xui4>, %q: tensor<2x3xui4>) -> tensor<2x3xui4> {
return %q : tensor<2x3xui4>
}
}
// -----
// moves_ui8
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x030202030203030000010103"> : tensor<3x4xui8>
%z0 = stablehlo.constant dense<0> : tensor<3x4xui8>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xui8>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xui8>
%c1 = stablehlo.constant dense<"0x020100030001020302030001"> : tensor<3x4xui8>
%z1 = stablehlo.constant dense<0> : tensor<3x4xui8>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xui8>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xui8>
%c2 = stablehlo.constant dense<"0x02030302"> : tensor<2x2xui8>
%z2 = stablehlo.constant dense<0> : tensor<2x2xui8>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x2xui8>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x2xui8>
%c3 = stablehlo.constant dense<"0x02"> : tensor<ui8>
%z3 = stablehlo.constant dense<0> : tensor<ui8>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<ui8>
%a3 = stablehlo.optimization_barrier %s3 : tensor<ui8>
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
%r:26 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9) : (tensor<3x4xui8>, tensor<3x4xui8>, tensor<2x2xui8>, tensor<ui8>, tensor<3x4xi1>, tensor<i1>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4x1xi32>) -> (tensor<3x2x4xui8>, tensor<3x2xui8>, tensor<2x3x4xui8>, tensor<2x6xui8>, tensor<1x1xui8>, tensor<4x3xui8>, tensor<ui8>, tensor<3x4xui8>, tensor<2x3xui8>, tensor<2x2xui8>, tensor<3x4xui8>, tensor<5x5xui8>, tensor<3x8xui8>, tensor<4x4xui8>, tensor<4x4xui8>, tensor<3x4xui8>, tensor<3x4xui8>, tensor<3x4xui8>, tensor<i32>, tensor<ui8>, tensor<3x4xui8>, tensor<3x4xui8>, tensor<3x4xui8>, tensor<3x4xui8>, tensor<3x4xi8>, tensor<3x4xf8E5M2>)
%e0 = stablehlo.constant dense<"0x030202030302020302030300020303000001010300010103"> : tensor<3x2x4xui8>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3x2x4xui8>, tensor<3x2x4xui8>) -> ()
%e1 = stablehlo.constant dense<"0x020202020202"> : tensor<3x2xui8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x2xui8>, tensor<3x2xui8>) -> ()
%e2 = stablehlo.constant dense<"0x030202030203030000010103030202030203030000010103"> : tensor<2x3x4xui8>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3x4xui8>, tensor<2x3x4xui8>) -> ()
%e3 = stablehlo.constant dense<"0x030202030203030000010103"> : tensor<2x6xui8>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x6xui8>, tensor<2x6xui8>) -> ()
%e4 = stablehlo.constant dense<"0x02"> : tensor<1x1xui8>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<1x1xui8>, tensor<1x1xui8>) -> ()
%e5 = stablehlo.constant dense<"0x030200020301020301030003"> : tensor<4x3xui8>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<4x3xui8>, tensor<4x3xui8>) -> ()
%e6 = stablehlo.constant dense<"0x02"> : tensor<ui8>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<ui8>, tensor<ui8>) -> ()
%e7 = stablehlo.constant dense<"0x030101000003030203020203"> : tensor<3x4xui8>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
%e8 = stablehlo.constant dense<"0x020203010103"> : tensor<2x3xui8>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3xui8>, tensor<2x3xui8>) -> ()
%e9 = stablehlo.constant dense<"0x02030300"> : tensor<2x2xui8>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<2x2xui8>, tensor<2x2xui8>) -> ()
%e10 = stablehlo.constant dense<"0x030202030203030200010103"> : tensor<3x4xui8>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
%e11 = stablehlo.constant dense<"0x02020202020202030202020202020203030002020202020202"> : tensor<5x5xui8>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<5x5xui8>, tensor<5x5xui8>) -> ()
%e12 = stablehlo.constant dense<"0x030202030201000302030300000102030001010302030001"> : tensor<3x8xui8>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<3x8xui8>, tensor<3x8xui8>) -> ()
%e13 = stablehlo.constant dense<"0x03020203000101030302020300010103"> : tensor<4x4xui8>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<4x4xui8>, tensor<4x4xui8>) -> ()
%e14 = stablehlo.constant dense<"0x00010103030202030001010302030300"> : tensor<4x4xui8>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<4x4xui8>, tensor<4x4xui8>) -> ()
%e15 = stablehlo.constant dense<"0x020202030001030002030101"> : tensor<3x4xui8>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
%e16 = stablehlo.constant dense<"0x030202030203030000010103"> : tensor<3x4xui8>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
%e17 = stablehlo.constant dense<"0x020100030001020302030001"> : tensor<3x4xui8>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
%e18 = stablehlo.constant dense<"0x04000000"> : tensor<i32>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
%e19 = stablehlo.constant dense<"0x02"> : tensor<ui8>
stablehlo.custom_call @check.expect_eq(%r#19, %e19) {has_side_effect = true} : (tensor<ui8>, tensor<ui8>) -> ()
%e20 = stablehlo.constant dense<"0x020100030001020302030001"> : tensor<3x4xui8>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
%e21 = stablehlo.constant dense<"0x030202030203030000010103"> : tensor<3x4xui8>
stablehlo.custom_call @check.expect_eq(%r#21, %e21) {has_side_effect = true} : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
%e22 = stablehlo.constant dense<"0x000102030001020300010203"> : tensor<3x4xui8>
stablehlo.custom_call @check.expect_eq(%r#22, %e22) {has_side_effect = true} : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
%e23 = stablehlo.constant dense<"0x030202030203030000010103"> : tensor<3x4xui8>
stablehlo.custom_call @check.expect_eq(%r#23, %e23) {has_side_effect = true} : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
%e24 = stablehlo.constant dense<"0x030202030203030000010103"> : tensor<3x4xi8>
stablehlo.custom_call @check.expect_eq(%r#24, %e24) {has_side_effect = true} : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
%e25 = stablehlo.constant dense<"0x030202030203030000010103"> : tensor<3x4xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#25, %e25) {has_side_effect = true} : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
return
}
func.func private @f(%x: tensor<3x4xui8>, %y: tensor<3x4xui8>, %u: tensor<2x2xui8>, %p: tensor<ui8>, %m: tensor<3x4xi1>, %c: tensor<i1>, %i: tensor<i32>, %j: tensor<i32>, %rows: tensor<4xi32>, %far: tensor<4x1xi32>) -> (tensor<3x2x4xui8>, tensor<3x2xui8>, tensor<2x3x4xui8>, tensor<2x6xui8>, tensor<1x1xui8>, tensor<4x3xui8>, tensor<ui8>, tensor<3x4xui8>, tensor<2x3xui8>, tensor<2x2xui8>, tensor<3x4xui8>, tensor<5x5xui8>, tensor<3x8xui8>, tensor<4x4xui8>, tensor<4x4xui8>, tensor<3x4xui8>, tensor<3x4xui8>, tensor<3x4xui8>, tensor<i32>, tensor<ui8>, tensor<3x4xui8>, tensor<3x4xui8>, tensor<3x4xui8>, tensor<3x4xui8>, tensor<3x4xi8>, tensor<3x4xf8E5M2>) {
%0 = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<3x4xui8>) -> tensor<3x2x4xui8>
%1 = stablehlo.broadcast_in_dim %p, dims = [] : (tensor<ui8>) -> tensor<3x2xui8>
%2 = stablehlo.broadcast %x, sizes = [2] : (tensor<3x4xui8>) -> tensor<2x3x4xui8>
%3 = stablehlo.reshape %x : (tensor<3x4xui8>) -> tensor<2x6xui8>
%4 = stablehlo.reshape %p : (tensor<ui8>) -> tensor<1x1xui8>
%5 = stablehlo.transpose %x, dims = [1, 0] : (tensor<3x4xui8>) -> tensor<4x3xui8>
%6 = stablehlo.transpose %p, dims = [] : (tensor<ui8>) -> tensor<ui8>
%7 = stablehlo.reverse %x, dims = [0, 1] : tensor<3x4xui8>
%8 = stablehlo.slice %x [0:3:2, 1:4] : (tensor<3x4xui8>) -> tensor<2x3xui8>
%9 = stablehlo.dynamic_slice %x, %i, %j, sizes = [2, 2] : (tensor<3x4xui8>, tensor<i32>, tensor<i32>) -> tensor<2x2xui8>
%10 = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<3x4xui8>, tensor<2x2xui8>, tensor<i32>, tensor<i32>) -> tensor<3x4xui8>
%11 = stablehlo.pad %x, %p, low = [1, -1], high = [-1, 2], interior = [1, 0] : (tensor<3x4xui8>, tensor<ui8>) -> tensor<5x5xui8>
%12 = stablehlo.concatenate %x, %y, dim = 1 : (tensor<3x4xui8>, tensor<3x4xui8>) -> tensor<3x8xui8>
%13 = "stablehlo.gather"(%x, %far) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xui8>, tensor<4x1xi32>) -> tensor<4x4xui8>
%14 = "stablehlo.torch_index_select"(%x, %rows) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<3x4xui8>, tensor<4xi32>) -> tensor<4x4xui8>
%15 = stablehlo.select %m, %x, %y : tensor<3x4xi1>, tensor<3x4xui8>
%16 = stablehlo.select %c, %x, %y : tensor<i1>, tensor<3x4xui8>
%17 = stablehlo.constant dense<"0x020100030001020302030001"> : tensor<3x4xui8>
%18 = stablehlo.get_dimension_size %x, dim = 1 : (tensor<3x4xui8>) -> tensor<i32>
%19 = stablehlo.tuple %x, %p : tuple<tensor<3x4xui8>, tensor<ui8>>
%20 = stablehlo.get_tuple_element %19[1] : (tuple<tensor<3x4xui8>, tensor<ui8>>) -> tensor<ui8>
%21 = stablehlo.optimization_barrier %y : tensor<3x4xui8>
%22 = stablehlo.convert %x : tensor<3x4xui8>
%23 = stablehlo.iota dim = 1 : tensor<3x4xui8>
%24 = stablehlo.bitcast_convert %x : (tensor<3x4xui8>) -> tensor<3x4xui8>
%25 = stablehlo.bitcast_convert %x : (tensor<3x4xui8>) -> tensor<3x4xi8>
%26 = stablehlo.bitcast_convert %x : (tensor<3x4xui8>) -> tensor<3x4xf8E5M2>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %20, %21, %22, %23, %24, %25, %26 : tensor<3x2x4xui8>, tensor<3x2xui8>, tensor<2x3x4xui8>, tensor<2x6xui8>, tensor<1x1xui8>, tensor<4x3xui8>, tensor<ui8>, tensor<3x4xui8>, tensor<2x3xui8>, tensor<2x2xui8>, tensor<3x4xui8>, tensor<5x5xui8>, tensor<3x8xui8>, tensor<4x4xui8>, tensor<4x4xui8>, tensor<3x4xui8>, tensor<3x4xui8>, tensor<3x4xui8>, tensor<i32>, tensor<ui8>, tensor<3x4xui8>, tensor<3x4xui8>, tensor<3x4xui8>, tensor<3x4xui8>, tensor<3x4xi8>, tensor<3x4xf8E5M2>
}
}
// -----
// combinations_ui8
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x030202030203030000010103"> : tensor<3x4xui8>
%z0 = stablehlo.constant dense<0> : tensor<3x4xui8>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xui8>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xui8>
%c1 = stablehlo.constant dense<"0x010101010101010000000001"> : tensor<3x4xui8>
%z1 = stablehlo.constant dense<0> : tensor<3x4xui8>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xui8>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xui8>
%c2 = stablehlo.constant dense<"0x0000010001010100000000010100010001010101"> : tensor<4x5xui8>
%z2 = stablehlo.constant dense<0> : tensor<4x5xui8>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4x5xui8>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4x5xui8>
%c3 = stablehlo.constant dense<"0x00"> : tensor<ui8>
%z3 = stablehlo.constant dense<1> : tensor<ui8>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<ui8>
%a3 = stablehlo.optimization_barrier %s3 : tensor<ui8>
%c4 = stablehlo.constant dense<"0x0000000009000000FFFFFFFF00000000"> : tensor<4x1xi32>
%z4 = stablehlo.constant dense<0> : tensor<4x1xi32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<4x1xi32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<4x1xi32>
%c5 = stablehlo.constant dense<"0x01000101000000000100000001010100"> : tensor<4x4xui8>
%z5 = stablehlo.constant dense<0> : tensor<4x4xui8>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<4x4xui8>
%a5 = stablehlo.optimization_barrier %s5 : tensor<4x4xui8>
%c6 = stablehlo.constant dense<"0x0101010100010100"> : tensor<8xui8>
%z6 = stablehlo.constant dense<0> : tensor<8xui8>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<8xui8>
%a6 = stablehlo.optimization_barrier %s6 : tensor<8xui8>
%c7 = stablehlo.constant dense<"0x0000010001"> : tensor<5xui8>
%z7 = stablehlo.constant dense<0> : tensor<5xui8>
%s7 = stablehlo.select %live, %c7, %z7 : tensor<i1>, tensor<5xui8>
%a7 = stablehlo.optimization_barrier %s7 : tensor<5xui8>
%c8 = stablehlo.constant dense<"0x000000000100000002000000030000000000000001000000020000000300000000000000010000000200000003000000"> : tensor<3x4xi32>
%z8 = stablehlo.constant dense<0> : tensor<3x4xi32>
%s8 = stablehlo.select %live, %c8, %z8 : tensor<i1>, tensor<3x4xi32>
%a8 = stablehlo.optimization_barrier %s8 : tensor<3x4xi32>
%c9 = stablehlo.constant dense<"0x0100000002000000"> : tensor<2xi32>
%z9 = stablehlo.constant dense<0> : tensor<2xi32>
%s9 = stablehlo.select %live, %c9, %z9 : tensor<i1>, tensor<2xi32>
%a9 = stablehlo.optimization_barrier %s9 : tensor<2xi32>
%c10 = stablehlo.constant dense<"0x00000100010101000000000101000100010101010001010101000101000101010000000000010001"> : tensor<2x4x5xui8>
%z10 = stablehlo.constant dense<0> : tensor<2x4x5xui8>
%s10 = stablehlo.select %live, %c10, %z10 : tensor<i1>, tensor<2x4x5xui8>
%a10 = stablehlo.optimization_barrier %s10 : tensor<2x4x5xui8>
%r:18 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10) : (tensor<3x4xui8>, tensor<3x4xui8>, tensor<4x5xui8>, tensor<ui8>, tensor<4x1xi32>, tensor<4x4xui8>, tensor<8xui8>, tensor<5xui8>, tensor<3x4xi32>, tensor<2xi32>, tensor<2x4x5xui8>) -> (tensor<3xui8>, tensor<ui8>, tensor<4xui8>, tensor<2x3xui8>, tensor<3x4xui8>, tensor<8xui8>, tensor<3x4xui8>, tensor<3x4xi32>, tensor<3x4xui8>, tensor<3x5xui8>, tensor<3x5xui8>, tensor<3x5xui8>, tensor<4x3xui8>, tensor<3xui8>, tensor<3x5xui8>, tensor<3x3x5xui8>, tensor<3x2xui8>, tensor<3x2xi32>)
%e0 = stablehlo.constant dense<"0x040301"> : tensor<3xui8>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xui8>, tensor<3xui8>) -> ()
%e1 = stablehlo.constant dense<"0x00"> : tensor<ui8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<ui8>, tensor<ui8>) -> ()
%e2 = stablehlo.constant dense<"0x03030303"> : tensor<4xui8>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<4xui8>, tensor<4xui8>) -> ()
%e3 = stablehlo.constant dense<"0x000000020201"> : tensor<2x3xui8>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x3xui8>, tensor<2x3xui8>) -> ()
%e4 = stablehlo.constant dense<"0x030203020101010000000001"> : tensor<3x4xui8>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
%e5 = stablehlo.constant dense<"0x0000000100000001"> : tensor<8xui8>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<8xui8>, tensor<8xui8>) -> ()
%e6 = stablehlo.constant dense<"0x020203030002030300010103"> : tensor<3x4xui8>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
%e7 = stablehlo.constant dense<"0x010000000200000000000000030000000300000000000000010000000200000000000000010000000200000003000000"> : tensor<3x4xi32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
%e8 = stablehlo.constant dense<"0x040303040304040000010104"> : tensor<3x4xui8>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
%e9 = stablehlo.constant dense<"0x010303010301020200020001010101"> : tensor<3x5xui8>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x5xui8>, tensor<3x5xui8>) -> ()
%e10 = stablehlo.constant dense<"0x010303010301020200020001010101"> : tensor<3x5xui8>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x5xui8>, tensor<3x5xui8>) -> ()
%e11 = stablehlo.constant dense<"0x010303010301020200020001010101"> : tensor<3x5xui8>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<3x5xui8>, tensor<3x5xui8>) -> ()
%e12 = stablehlo.constant dense<"0x010100010100010100010001"> : tensor<4x3xui8>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<4x3xui8>, tensor<4x3xui8>) -> ()
%e13 = stablehlo.constant dense<"0x040301"> : tensor<3xui8>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<3xui8>, tensor<3xui8>) -> ()
%e14 = stablehlo.constant dense<"0x010303010301030201020000010001"> : tensor<3x5xui8>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<3x5xui8>, tensor<3x5xui8>) -> ()
%e15 = stablehlo.constant dense<"0x010101000101010100010101010001010101000101010100010000010001000000000000000000000101000000"> : tensor<3x3x5xui8>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x3x5xui8>, tensor<3x3x5xui8>) -> ()
%e16 = stablehlo.constant dense<"0x030303030301"> : tensor<3x2xui8>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<3x2xui8>, tensor<3x2xui8>) -> ()
%e17 = stablehlo.constant dense<"0x000000000300000001000000020000000300000001000000"> : tensor<3x2xi32>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<3x2xi32>, tensor<3x2xi32>) -> ()
return
}
func.func private @f(%x: tensor<3x4xui8>, %n: tensor<3x4xui8>, %w: tensor<4x5xui8>, %z: tensor<ui8>, %far: tensor<4x1xi32>, %u: tensor<4x4xui8>, %line: tensor<8xui8>, %source: tensor<5xui8>, %places: tensor<3x4xi32>, %groups: tensor<2xi32>, %pair: tensor<2x4x5xui8>) -> (tensor<3xui8>, tensor<ui8>, tensor<4xui8>, tensor<2x3xui8>, tensor<3x4xui8>, tensor<8xui8>, tensor<3x4xui8>, tensor<3x4xi32>, tensor<3x4xui8>, tensor<3x5xui8>, tensor<3x5xui8>, tensor<3x5xui8>, tensor<4x3xui8>, tensor<3xui8>, tensor<3x5xui8>, tensor<3x3x5xui8>, tensor<3x2xui8>, tensor<3x2xi32>) {
%0 = stablehlo.reduce(%n init: %z) applies stablehlo.add across dimensions = [1] : (tensor<3x4xui8>, tensor<ui8>) -> tensor<3xui8>
%1 = stablehlo.reduce(%z init: %z) applies stablehlo.add across dimensions = [] : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
%2 = stablehlo.slice %x [0:1, 0:1] : (tensor<3x4xui8>) -> tensor<1x1xui8>
%3 = stablehlo.reshape %2 : (tensor<1x1xui8>) -> tensor<ui8>
%4 = stablehlo.reduce(%x init: %3) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4xui8>, tensor<ui8>) -> tensor<4xui8>
%5 = "stablehlo.reduce_window"(%n, %z) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[1, 0], [-1, 1]]> : tensor<2x2xi64>}> ({
^bb0(%p: tensor<ui8>, %q: tensor<ui8>):
%s = stablehlo.add %p, %q : tensor<ui8>
stablehlo.return %s : tensor<ui8>
}) : (tensor<3x4xui8>, tensor<ui8>) -> tensor<2x3xui8>
%6 = "stablehlo.scatter"(%n, %far, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
^bb0(%p: tensor<ui8>, %q: tensor<ui8>):
%s = stablehlo.add %p, %q : tensor<ui8>
stablehlo.return %s : tensor<ui8>
}) : (tensor<3x4xui8>, tensor<4x1xi32>, tensor<4x4xui8>) -> tensor<3x4xui8>
%7 = "stablehlo.select_and_scatter"(%line, %source, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<1> : tensor<1x2xi64>}> ({
^bb0(%p: tensor<ui8>, %q: tensor<ui8>):
%s = stablehlo.compare GE, %p, %q, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}, {
^bb0(%p: tensor<ui8>, %q: tensor<ui8>):
%s = stablehlo.add %p, %q : tensor<ui8>
stablehlo.return %s : tensor<ui8>
}) : (tensor<8xui8>, tensor<5xui8>, tensor<ui8>) -> tensor<8xui8>
%8:2 = "stablehlo.sort"(%x, %places) <{dimension = 1 : i64, is_stable = true}> ({
^bb0(%p: tensor<ui8>, %q: tensor<ui8>, %v: tensor<i32>, %vv: tensor<i32>):
%s = stablehlo.compare LT, %p, %q, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<3x4xui8>, tensor<3x4xi32>) -> (tensor<3x4xui8>, tensor<3x4xi32>)
%9 = "stablehlo.map"(%x, %n) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%p: tensor<ui8>, %q: tensor<ui8>):
%s = stablehlo.add %p, %q : tensor<ui8>
stablehlo.return %s : tensor<ui8>
}) : (tensor<3x4xui8>, tensor<3x4xui8>) -> tensor<3x4xui8>
%10 = stablehlo.dot_general %n, %w, contracting_dims = [1] x [0] : (tensor<3x4xui8>, tensor<4x5xui8>) -> tensor<3x5xui8>
%11 = stablehlo.dot %n, %w : (tensor<3x4xui8>, tensor<4x5xui8>) -> tensor<3x5xui8>
%12 = stablehlo.einsum %n, %w, config = "ab,bc->ac" : (tensor<3x4xui8>, tensor<4x5xui8>) -> tensor<3x5xui8>
%13 = stablehlo.unary_einsum %n, config = "ab->ba" : (tensor<3x4xui8>) -> tensor<4x3xui8>
%14 = stablehlo.dot_general %n, %n, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<3x4xui8>, tensor<3x4xui8>) -> tensor<3xui8>
%15 = "chlo.ragged_dot"(%n, %pair, %groups) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<3x4xui8>, tensor<2x4x5xui8>, tensor<2xi32>) -> tensor<3x5xui8>
%16 = stablehlo.reshape %n : (tensor<3x4xui8>) -> tensor<3x4x1xui8>
%17 = stablehlo.slice %w [0:2, 0:5] : (tensor<4x5xui8>) -> tensor<2x5xui8>
%18 = stablehlo.reshape %17 : (tensor<2x5xui8>) -> tensor<2x1x5xui8>
%19 = stablehlo.convolution(%16, %18) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x4x1xui8>, tensor<2x1x5xui8>) -> tensor<3x3x5xui8>
%20:2 = chlo.top_k(%x, k = 2) : tensor<3x4xui8> -> (tensor<3x2xui8>, tensor<3x2xi32>)
return %0, %1, %4, %5, %6, %7, %8#0, %8#1, %9, %10, %11, %12, %13, %14, %15, %19, %20#0, %20#1 : tensor<3xui8>, tensor<ui8>, tensor<4xui8>, tensor<2x3xui8>, tensor<3x4xui8>, tensor<8xui8>, tensor<3x4xui8>, tensor<3x4xi32>, tensor<3x4xui8>, tensor<3x5xui8>, tensor<3x5xui8>, tensor<3x5xui8>, tensor<4x3xui8>, tensor<3xui8>, tensor<3x5xui8>, tensor<3x3x5xui8>, tensor<3x2xui8>, tensor<3x2xi32>
}
}
// -----
// carries_ui8
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x020300030102"> : tensor<2x3xui8>
%z0 = stablehlo.constant dense<0> : tensor<2x3xui8>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x3xui8>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x3xui8>
%c1 = stablehlo.constant dense<"0x030303030003"> : tensor<2x3xui8>
%z1 = stablehlo.constant dense<0> : tensor<2x3xui8>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x3xui8>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x3xui8>
%c2 = stablehlo.constant dense<> : tensor<0x3xui8>
%z2 = stablehlo.constant dense<> : tensor<0x3xui8>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<0x3xui8>
%a2 = stablehlo.optimization_barrier %s2 : tensor<0x3xui8>
%c3 = stablehlo.constant dense<"0x00"> : tensor<ui8>
%z3 = stablehlo.constant dense<1> : tensor<ui8>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<ui8>
%a3 = stablehlo.optimization_barrier %s3 : tensor<ui8>
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
%r:16 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8) : (tensor<2x3xui8>, tensor<2x3xui8>, tensor<0x3xui8>, tensor<ui8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<i32>) -> (tensor<2x3xui8>, tensor<2x3xui8>, tensor<2x3xui8>, tensor<2x3xui8>, tensor<2x3xui8>, tensor<2xui8>, tensor<ui8>, tensor<2x3xui8>, tensor<2x3xui8>, tensor<3x0xui8>, tensor<3xui8>, tensor<2x3xui8>, tensor<0x3xui8>, tensor<0x3xui8>, tensor<0x3xui8>, tensor<3x3xui8>)
%e0 = stablehlo.constant dense<"0x030303030003"> : tensor<2x3xui8>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x3xui8>, tensor<2x3xui8>) -> ()
%e1 = stablehlo.constant dense<"0x020300030102"> : tensor<2x3xui8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x3xui8>, tensor<2x3xui8>) -> ()
%e2 = stablehlo.constant dense<"0x030303030003"> : tensor<2x3xui8>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3xui8>, tensor<2x3xui8>) -> ()
%e3 = stablehlo.constant dense<"0x020300030102"> : tensor<2x3xui8>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x3xui8>, tensor<2x3xui8>) -> ()
%e4 = stablehlo.constant dense<"0x030303030003"> : tensor<2x3xui8>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x3xui8>, tensor<2x3xui8>) -> ()
%e5 = stablehlo.constant dense<"0x0205"> : tensor<2xui8>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2xui8>, tensor<2xui8>) -> ()
%e6 = stablehlo.constant dense<"0x05"> : tensor<ui8>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<ui8>, tensor<ui8>) -> ()
%e7 = stablehlo.constant dense<"0x020202020202"> : tensor<2x3xui8>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x3xui8>, tensor<2x3xui8>) -> ()
%e8 = stablehlo.constant dense<"0x020300030102"> : tensor<2x3xui8>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3xui8>, tensor<2x3xui8>) -> ()
%e9 = stablehlo.constant dense<> : tensor<3x0xui8>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x0xui8>, tensor<3x0xui8>) -> ()
%e10 = stablehlo.constant dense<"0x000000"> : tensor<3xui8>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3xui8>, tensor<3xui8>) -> ()
%e11 = stablehlo.constant dense<"0x000000000000"> : tensor<2x3xui8>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x3xui8>, tensor<2x3xui8>) -> ()
%e12 = stablehlo.constant dense<> : tensor<0x3xui8>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<0x3xui8>, tensor<0x3xui8>) -> ()
%e13 = stablehlo.constant dense<> : tensor<0x3xui8>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<0x3xui8>, tensor<0x3xui8>) -> ()
%e14 = stablehlo.constant dense<> : tensor<0x3xui8>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<0x3xui8>, tensor<0x3xui8>) -> ()
%e15 = stablehlo.constant dense<"0x000000000000000000"> : tensor<3x3xui8>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x3xui8>, tensor<3x3xui8>) -> ()
return
}
func.func private @f(%x: tensor<2x3xui8>, %y: tensor<2x3xui8>, %none: tensor<0x3xui8>, %zero: tensor<ui8>, %rounds: tensor<i32>, %one: tensor<i32>, %start: tensor<i32>, %no: tensor<i1>, %branch: tensor<i32>) -> (tensor<2x3xui8>, tensor<2x3xui8>, tensor<2x3xui8>, tensor<2x3xui8>, tensor<2x3xui8>, tensor<2xui8>, tensor<ui8>, tensor<2x3xui8>, tensor<2x3xui8>, tensor<3x0xui8>, tensor<3xui8>, tensor<2x3xui8>, tensor<0x3xui8>, tensor<0x3xui8>, tensor<0x3xui8>, tensor<3x3xui8>) {
%0:3 = stablehlo.while(%i = %start, %a = %x, %b = %y) : tensor<i32>, tensor<2x3xui8>, tensor<2x3xui8>
cond {
%s = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
} do {
%s = stablehlo.add %i, %one : tensor<i32>
stablehlo.return %s, %b, %a : tensor<i32>, tensor<2x3xui8>, tensor<2x3xui8>
}
%1 = "stablehlo.if"(%no) ({
stablehlo.return %x : tensor<2x3xui8>
}, {
stablehlo.return %y : tensor<2x3xui8>
}) : (tensor<i1>) -> tensor<2x3xui8>
%2 = "stablehlo.case"(%branch) ({
stablehlo.return %y : tensor<2x3xui8>
}, {
stablehlo.return %y : tensor<2x3xui8>
}, {
stablehlo.return %x : tensor<2x3xui8>
}) : (tensor<i32>) -> tensor<2x3xui8>
%3 = stablehlo.composite "own.swap" %x, %y {decomposition = @second} : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
%4 = stablehlo.slice %x [0:2, 0:1] : (tensor<2x3xui8>) -> tensor<2x1xui8>
%5 = stablehlo.reshape %4 : (tensor<2x1xui8>) -> tensor<2xui8>
%6:2 = chlo.scan(%5) inits(%zero) dimension=0 {
^bb0(%v: tensor<ui8>, %c: tensor<ui8>):
%s = stablehlo.add %v, %c : tensor<ui8>
stablehlo.return %s, %s : tensor<ui8>, tensor<ui8>
} : (tensor<2xui8>, tensor<ui8>) -> (tensor<2xui8>, tensor<ui8>)
%7 = "chlo.constant_like"(%x) <{value = 2 : ui8}> : (tensor<2x3xui8>) -> tensor<2x3xui8>
%8 = stablehlo.concatenate %none, %x, dim = 0 : (tensor<0x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
%9 = stablehlo.transpose %none, dims = [1, 0] : (tensor<0x3xui8>) -> tensor<3x0xui8>
%10 = stablehlo.reduce(%none init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<0x3xui8>, tensor<ui8>) -> tensor<3xui8>
%11 = stablehlo.pad %none, %zero, low = [1, 0], high = [1, 0], interior = [0, 0] : (tensor<0x3xui8>, tensor<ui8>) -> tensor<2x3xui8>
%12 = stablehlo.slice %x [1:1, 0:3] : (tensor<2x3xui8>) -> tensor<0x3xui8>
%13 = stablehlo.add %none, %none : tensor<0x3xui8>
%14 = "stablehlo.sort"(%none) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%p: tensor<ui8>, %q: tensor<ui8>):
%s = stablehlo.compare LT, %p, %q, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<0x3xui8>) -> tensor<0x3xui8>
%15 = stablehlo.transpose %none, dims = [1, 0] : (tensor<0x3xui8>) -> tensor<3x0xui8>
%16 = stablehlo.dot_general %15, %none, contracting_dims = [1] x [0] : (tensor<3x0xui8>, tensor<0x3xui8>) -> tensor<3x3xui8>
return %0#1, %0#2, %1, %2, %3, %6#0, %6#1, %7, %8, %9, %10, %11, %12, %13, %14, %16 : tensor<2x3xui8>, tensor<2x3xui8>, tensor<2x3xui8>, tensor<2x3xui8>, tensor<2x3xui8>, tensor<2xui8>, tensor<ui8>, tensor<2x3xui8>, tensor<2x3xui8>, tensor<3x0xui8>, tensor<3xui8>, tensor<2x3xui8>, tensor<0x3xui8>, tensor<0x3xui8>, tensor<0x3xui8>, tensor<3x3xui8>
}
func.func private @second(%p: tensor<2x3xui8>, %q: tensor<2x3xui8>) -> tensor<2x3xui8> {
return %q : tensor<2x3xui8>
}
}
// -----
// moves_ui16
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x030002000200030002000300030000000000010001000300"> : tensor<3x4xui16>
%z0 = stablehlo.constant dense<0> : tensor<3x4xui16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xui16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xui16>
%c1 = stablehlo.constant dense<"0x020001000000030000000100020003000200030000000100"> : tensor<3x4xui16>
%z1 = stablehlo.constant dense<0> : tensor<3x4xui16>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xui16>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xui16>
%c2 = stablehlo.constant dense<"0x0200030003000200"> : tensor<2x2xui16>
%z2 = stablehlo.constant dense<0> : tensor<2x2xui16>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x2xui16>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x2xui16>
%c3 = stablehlo.constant dense<"0x0200"> : tensor<ui16>
%z3 = stablehlo.constant dense<0> : tensor<ui16>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<ui16>
%a3 = stablehlo.optimization_barrier %s3 : tensor<ui16>
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
%r:27 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9) : (tensor<3x4xui16>, tensor<3x4xui16>, tensor<2x2xui16>, tensor<ui16>, tensor<3x4xi1>, tensor<i1>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4x1xi32>) -> (tensor<3x2x4xui16>, tensor<3x2xui16>, tensor<2x3x4xui16>, tensor<2x6xui16>, tensor<1x1xui16>, tensor<4x3xui16>, tensor<ui16>, tensor<3x4xui16>, tensor<2x3xui16>, tensor<2x2xui16>, tensor<3x4xui16>, tensor<5x5xui16>, tensor<3x8xui16>, tensor<4x4xui16>, tensor<4x4xui16>, tensor<3x4xui16>, tensor<3x4xui16>, tensor<3x4xui16>, tensor<i32>, tensor<ui16>, tensor<3x4xui16>, tensor<3x4xui16>, tensor<3x4xui16>, tensor<3x4xui16>, tensor<3x4xbf16>, tensor<3x4x2xui8>, tensor<3x4xui16>)
%e0 = stablehlo.constant dense<"0x030002000200030003000200020003000200030003000000020003000300000000000100010003000000010001000300"> : tensor<3x2x4xui16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3x2x4xui16>, tensor<3x2x4xui16>) -> ()
%e1 = stablehlo.constant dense<"0x020002000200020002000200"> : tensor<3x2xui16>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x2xui16>, tensor<3x2xui16>) -> ()
%e2 = stablehlo.constant dense<"0x030002000200030002000300030000000000010001000300030002000200030002000300030000000000010001000300"> : tensor<2x3x4xui16>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3x4xui16>, tensor<2x3x4xui16>) -> ()
%e3 = stablehlo.constant dense<"0x030002000200030002000300030000000000010001000300"> : tensor<2x6xui16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x6xui16>, tensor<2x6xui16>) -> ()
%e4 = stablehlo.constant dense<"0x0200"> : tensor<1x1xui16>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<1x1xui16>, tensor<1x1xui16>) -> ()
%e5 = stablehlo.constant dense<"0x030002000000020003000100020003000100030000000300"> : tensor<4x3xui16>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<4x3xui16>, tensor<4x3xui16>) -> ()
%e6 = stablehlo.constant dense<"0x0200"> : tensor<ui16>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<ui16>, tensor<ui16>) -> ()
%e7 = stablehlo.constant dense<"0x030001000100000000000300030002000300020002000300"> : tensor<3x4xui16>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4xui16>, tensor<3x4xui16>) -> ()
%e8 = stablehlo.constant dense<"0x020002000300010001000300"> : tensor<2x3xui16>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3xui16>, tensor<2x3xui16>) -> ()
%e9 = stablehlo.constant dense<"0x0200030003000000"> : tensor<2x2xui16>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<2x2xui16>, tensor<2x2xui16>) -> ()
%e10 = stablehlo.constant dense<"0x030002000200030002000300030002000000010001000300"> : tensor<3x4xui16>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x4xui16>, tensor<3x4xui16>) -> ()
%e11 = stablehlo.constant dense<"0x0200020002000200020002000200030002000200020002000200020002000300030000000200020002000200020002000200"> : tensor<5x5xui16>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<5x5xui16>, tensor<5x5xui16>) -> ()
%e12 = stablehlo.constant dense<"0x030002000200030002000100000003000200030003000000000001000200030000000100010003000200030000000100"> : tensor<3x8xui16>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<3x8xui16>, tensor<3x8xui16>) -> ()
%e13 = stablehlo.constant dense<"0x0300020002000300000001000100030003000200020003000000010001000300"> : tensor<4x4xui16>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<4x4xui16>, tensor<4x4xui16>) -> ()
%e14 = stablehlo.constant dense<"0x0000010001000300030002000200030000000100010003000200030003000000"> : tensor<4x4xui16>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<4x4xui16>, tensor<4x4xui16>) -> ()
%e15 = stablehlo.constant dense<"0x020002000200030000000100030000000200030001000100"> : tensor<3x4xui16>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x4xui16>, tensor<3x4xui16>) -> ()
%e16 = stablehlo.constant dense<"0x030002000200030002000300030000000000010001000300"> : tensor<3x4xui16>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<3x4xui16>, tensor<3x4xui16>) -> ()
%e17 = stablehlo.constant dense<"0x020001000000030000000100020003000200030000000100"> : tensor<3x4xui16>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<3x4xui16>, tensor<3x4xui16>) -> ()
%e18 = stablehlo.constant dense<"0x04000000"> : tensor<i32>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
%e19 = stablehlo.constant dense<"0x0200"> : tensor<ui16>
stablehlo.custom_call @check.expect_eq(%r#19, %e19) {has_side_effect = true} : (tensor<ui16>, tensor<ui16>) -> ()
%e20 = stablehlo.constant dense<"0x020001000000030000000100020003000200030000000100"> : tensor<3x4xui16>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<3x4xui16>, tensor<3x4xui16>) -> ()
%e21 = stablehlo.constant dense<"0x030002000200030002000300030000000000010001000300"> : tensor<3x4xui16>
stablehlo.custom_call @check.expect_eq(%r#21, %e21) {has_side_effect = true} : (tensor<3x4xui16>, tensor<3x4xui16>) -> ()
%e22 = stablehlo.constant dense<"0x000001000200030000000100020003000000010002000300"> : tensor<3x4xui16>
stablehlo.custom_call @check.expect_eq(%r#22, %e22) {has_side_effect = true} : (tensor<3x4xui16>, tensor<3x4xui16>) -> ()
%e23 = stablehlo.constant dense<"0x030002000200030002000300030000000000010001000300"> : tensor<3x4xui16>
stablehlo.custom_call @check.expect_eq(%r#23, %e23) {has_side_effect = true} : (tensor<3x4xui16>, tensor<3x4xui16>) -> ()
%e24 = stablehlo.constant dense<"0x030002000200030002000300030000000000010001000300"> : tensor<3x4xbf16>
stablehlo.custom_call @check.expect_eq(%r#24, %e24) {has_side_effect = true} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
%e25 = stablehlo.constant dense<"0x030002000200030002000300030000000000010001000300"> : tensor<3x4x2xui8>
stablehlo.custom_call @check.expect_eq(%r#25, %e25) {has_side_effect = true} : (tensor<3x4x2xui8>, tensor<3x4x2xui8>) -> ()
%e26 = stablehlo.constant dense<"0x030002000200030002000300030000000000010001000300"> : tensor<3x4xui16>
stablehlo.custom_call @check.expect_eq(%r#26, %e26) {has_side_effect = true} : (tensor<3x4xui16>, tensor<3x4xui16>) -> ()
return
}
func.func private @f(%x: tensor<3x4xui16>, %y: tensor<3x4xui16>, %u: tensor<2x2xui16>, %p: tensor<ui16>, %m: tensor<3x4xi1>, %c: tensor<i1>, %i: tensor<i32>, %j: tensor<i32>, %rows: tensor<4xi32>, %far: tensor<4x1xi32>) -> (tensor<3x2x4xui16>, tensor<3x2xui16>, tensor<2x3x4xui16>, tensor<2x6xui16>, tensor<1x1xui16>, tensor<4x3xui16>, tensor<ui16>, tensor<3x4xui16>, tensor<2x3xui16>, tensor<2x2xui16>, tensor<3x4xui16>, tensor<5x5xui16>, tensor<3x8xui16>, tensor<4x4xui16>, tensor<4x4xui16>, tensor<3x4xui16>, tensor<3x4xui16>, tensor<3x4xui16>, tensor<i32>, tensor<ui16>, tensor<3x4xui16>, tensor<3x4xui16>, tensor<3x4xui16>, tensor<3x4xui16>, tensor<3x4xbf16>, tensor<3x4x2xui8>, tensor<3x4xui16>) {
%0 = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<3x4xui16>) -> tensor<3x2x4xui16>
%1 = stablehlo.broadcast_in_dim %p, dims = [] : (tensor<ui16>) -> tensor<3x2xui16>
%2 = stablehlo.broadcast %x, sizes = [2] : (tensor<3x4xui16>) -> tensor<2x3x4xui16>
%3 = stablehlo.reshape %x : (tensor<3x4xui16>) -> tensor<2x6xui16>
%4 = stablehlo.reshape %p : (tensor<ui16>) -> tensor<1x1xui16>
%5 = stablehlo.transpose %x, dims = [1, 0] : (tensor<3x4xui16>) -> tensor<4x3xui16>
%6 = stablehlo.transpose %p, dims = [] : (tensor<ui16>) -> tensor<ui16>
%7 = stablehlo.reverse %x, dims = [0, 1] : tensor<3x4xui16>
%8 = stablehlo.slice %x [0:3:2, 1:4] : (tensor<3x4xui16>) -> tensor<2x3xui16>
%9 = stablehlo.dynamic_slice %x, %i, %j, sizes = [2, 2] : (tensor<3x4xui16>, tensor<i32>, tensor<i32>) -> tensor<2x2xui16>
%10 = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<3x4xui16>, tensor<2x2xui16>, tensor<i32>, tensor<i32>) -> tensor<3x4xui16>
%11 = stablehlo.pad %x, %p, low = [1, -1], high = [-1, 2], interior = [1, 0] : (tensor<3x4xui16>, tensor<ui16>) -> tensor<5x5xui16>
%12 = stablehlo.concatenate %x, %y, dim = 1 : (tensor<3x4xui16>, tensor<3x4xui16>) -> tensor<3x8xui16>
%13 = "stablehlo.gather"(%x, %far) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xui16>, tensor<4x1xi32>) -> tensor<4x4xui16>
%14 = "stablehlo.torch_index_select"(%x, %rows) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<3x4xui16>, tensor<4xi32>) -> tensor<4x4xui16>
%15 = stablehlo.select %m, %x, %y : tensor<3x4xi1>, tensor<3x4xui16>
%16 = stablehlo.select %c, %x, %y : tensor<i1>, tensor<3x4xui16>
%17 = stablehlo.constant dense<"0x020001000000030000000100020003000200030000000100"> : tensor<3x4xui16>
%18 = stablehlo.get_dimension_size %x, dim = 1 : (tensor<3x4xui16>) -> tensor<i32>
%19 = stablehlo.tuple %x, %p : tuple<tensor<3x4xui16>, tensor<ui16>>
%20 = stablehlo.get_tuple_element %19[1] : (tuple<tensor<3x4xui16>, tensor<ui16>>) -> tensor<ui16>
%21 = stablehlo.optimization_barrier %y : tensor<3x4xui16>
%22 = stablehlo.convert %x : tensor<3x4xui16>
%23 = stablehlo.iota dim = 1 : tensor<3x4xui16>
%24 = stablehlo.bitcast_convert %x : (tensor<3x4xui16>) -> tensor<3x4xui16>
%25 = stablehlo.bitcast_convert %x : (tensor<3x4xui16>) -> tensor<3x4xbf16>
%26 = stablehlo.bitcast_convert %x : (tensor<3x4xui16>) -> tensor<3x4x2xui8>
%27 = stablehlo.bitcast_convert %26 : (tensor<3x4x2xui8>) -> tensor<3x4xui16>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %20, %21, %22, %23, %24, %25, %26, %27 : tensor<3x2x4xui16>, tensor<3x2xui16>, tensor<2x3x4xui16>, tensor<2x6xui16>, tensor<1x1xui16>, tensor<4x3xui16>, tensor<ui16>, tensor<3x4xui16>, tensor<2x3xui16>, tensor<2x2xui16>, tensor<3x4xui16>, tensor<5x5xui16>, tensor<3x8xui16>, tensor<4x4xui16>, tensor<4x4xui16>, tensor<3x4xui16>, tensor<3x4xui16>, tensor<3x4xui16>, tensor<i32>, tensor<ui16>, tensor<3x4xui16>, tensor<3x4xui16>, tensor<3x4xui16>, tensor<3x4xui16>, tensor<3x4xbf16>, tensor<3x4x2xui8>, tensor<3x4xui16>
}
}
// -----
// combinations_ui16
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x030002000200030002000300030000000000010001000300"> : tensor<3x4xui16>
%z0 = stablehlo.constant dense<0> : tensor<3x4xui16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xui16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xui16>
%c1 = stablehlo.constant dense<"0x010001000100010001000100010000000000000000000100"> : tensor<3x4xui16>
%z1 = stablehlo.constant dense<0> : tensor<3x4xui16>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xui16>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xui16>
%c2 = stablehlo.constant dense<"0x00000000010000000100010001000000000000000000010001000000010000000100010001000100"> : tensor<4x5xui16>
%z2 = stablehlo.constant dense<0> : tensor<4x5xui16>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4x5xui16>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4x5xui16>
%c3 = stablehlo.constant dense<"0x0000"> : tensor<ui16>
%z3 = stablehlo.constant dense<1> : tensor<ui16>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<ui16>
%a3 = stablehlo.optimization_barrier %s3 : tensor<ui16>
%c4 = stablehlo.constant dense<"0x0000000009000000FFFFFFFF00000000"> : tensor<4x1xi32>
%z4 = stablehlo.constant dense<0> : tensor<4x1xi32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<4x1xi32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<4x1xi32>
%c5 = stablehlo.constant dense<"0x0100000001000100000000000000000001000000000000000100010001000000"> : tensor<4x4xui16>
%z5 = stablehlo.constant dense<0> : tensor<4x4xui16>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<4x4xui16>
%a5 = stablehlo.optimization_barrier %s5 : tensor<4x4xui16>
%c6 = stablehlo.constant dense<"0x01000100010001000000010001000000"> : tensor<8xui16>
%z6 = stablehlo.constant dense<0> : tensor<8xui16>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<8xui16>
%a6 = stablehlo.optimization_barrier %s6 : tensor<8xui16>
%c7 = stablehlo.constant dense<"0x00000000010000000100"> : tensor<5xui16>
%z7 = stablehlo.constant dense<0> : tensor<5xui16>
%s7 = stablehlo.select %live, %c7, %z7 : tensor<i1>, tensor<5xui16>
%a7 = stablehlo.optimization_barrier %s7 : tensor<5xui16>
%c8 = stablehlo.constant dense<"0x000000000100000002000000030000000000000001000000020000000300000000000000010000000200000003000000"> : tensor<3x4xi32>
%z8 = stablehlo.constant dense<0> : tensor<3x4xi32>
%s8 = stablehlo.select %live, %c8, %z8 : tensor<i1>, tensor<3x4xi32>
%a8 = stablehlo.optimization_barrier %s8 : tensor<3x4xi32>
%c9 = stablehlo.constant dense<"0x0100000002000000"> : tensor<2xi32>
%z9 = stablehlo.constant dense<0> : tensor<2xi32>
%s9 = stablehlo.select %live, %c9, %z9 : tensor<i1>, tensor<2xi32>
%a9 = stablehlo.optimization_barrier %s9 : tensor<2xi32>
%c10 = stablehlo.constant dense<"0x0000000001000000010001000100000000000000000001000100000001000000010001000100010000000100010001000100000001000100000001000100010000000000000000000000010000000100"> : tensor<2x4x5xui16>
%z10 = stablehlo.constant dense<0> : tensor<2x4x5xui16>
%s10 = stablehlo.select %live, %c10, %z10 : tensor<i1>, tensor<2x4x5xui16>
%a10 = stablehlo.optimization_barrier %s10 : tensor<2x4x5xui16>
%r:18 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10) : (tensor<3x4xui16>, tensor<3x4xui16>, tensor<4x5xui16>, tensor<ui16>, tensor<4x1xi32>, tensor<4x4xui16>, tensor<8xui16>, tensor<5xui16>, tensor<3x4xi32>, tensor<2xi32>, tensor<2x4x5xui16>) -> (tensor<3xui16>, tensor<ui16>, tensor<4xui16>, tensor<2x3xui16>, tensor<3x4xui16>, tensor<8xui16>, tensor<3x4xui16>, tensor<3x4xi32>, tensor<3x4xui16>, tensor<3x5xui16>, tensor<3x5xui16>, tensor<3x5xui16>, tensor<4x3xui16>, tensor<3xui16>, tensor<3x5xui16>, tensor<3x3x5xui16>, tensor<3x2xui16>, tensor<3x2xi32>)
%e0 = stablehlo.constant dense<"0x040003000100"> : tensor<3xui16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xui16>, tensor<3xui16>) -> ()
%e1 = stablehlo.constant dense<"0x0000"> : tensor<ui16>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<ui16>, tensor<ui16>) -> ()
%e2 = stablehlo.constant dense<"0x0300030003000300"> : tensor<4xui16>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<4xui16>, tensor<4xui16>) -> ()
%e3 = stablehlo.constant dense<"0x000000000000020002000100"> : tensor<2x3xui16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x3xui16>, tensor<2x3xui16>) -> ()
%e4 = stablehlo.constant dense<"0x030002000300020001000100010000000000000000000100"> : tensor<3x4xui16>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<3x4xui16>, tensor<3x4xui16>) -> ()
%e5 = stablehlo.constant dense<"0x00000000000001000000000000000100"> : tensor<8xui16>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<8xui16>, tensor<8xui16>) -> ()
%e6 = stablehlo.constant dense<"0x020002000300030000000200030003000000010001000300"> : tensor<3x4xui16>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<3x4xui16>, tensor<3x4xui16>) -> ()
%e7 = stablehlo.constant dense<"0x010000000200000000000000030000000300000000000000010000000200000000000000010000000200000003000000"> : tensor<3x4xi32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
%e8 = stablehlo.constant dense<"0x040003000300040003000400040000000000010001000400"> : tensor<3x4xui16>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<3x4xui16>, tensor<3x4xui16>) -> ()
%e9 = stablehlo.constant dense<"0x010003000300010003000100020002000000020000000100010001000100"> : tensor<3x5xui16>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x5xui16>, tensor<3x5xui16>) -> ()
%e10 = stablehlo.constant dense<"0x010003000300010003000100020002000000020000000100010001000100"> : tensor<3x5xui16>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x5xui16>, tensor<3x5xui16>) -> ()
%e11 = stablehlo.constant dense<"0x010003000300010003000100020002000000020000000100010001000100"> : tensor<3x5xui16>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<3x5xui16>, tensor<3x5xui16>) -> ()
%e12 = stablehlo.constant dense<"0x010001000000010001000000010001000000010000000100"> : tensor<4x3xui16>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<4x3xui16>, tensor<4x3xui16>) -> ()
%e13 = stablehlo.constant dense<"0x040003000100"> : tensor<3xui16>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<3xui16>, tensor<3xui16>) -> ()
%e14 = stablehlo.constant dense<"0x010003000300010003000100030002000100020000000000010000000100"> : tensor<3x5xui16>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<3x5xui16>, tensor<3x5xui16>) -> ()
%e15 = stablehlo.constant dense<"0x010001000100000001000100010001000000010001000100010000000100010001000100000001000100010001000000010000000000010000000100000000000000000000000000000000000000000001000100000000000000"> : tensor<3x3x5xui16>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x3x5xui16>, tensor<3x3x5xui16>) -> ()
%e16 = stablehlo.constant dense<"0x030003000300030003000100"> : tensor<3x2xui16>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<3x2xui16>, tensor<3x2xui16>) -> ()
%e17 = stablehlo.constant dense<"0x000000000300000001000000020000000300000001000000"> : tensor<3x2xi32>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<3x2xi32>, tensor<3x2xi32>) -> ()
return
}
func.func private @f(%x: tensor<3x4xui16>, %n: tensor<3x4xui16>, %w: tensor<4x5xui16>, %z: tensor<ui16>, %far: tensor<4x1xi32>, %u: tensor<4x4xui16>, %line: tensor<8xui16>, %source: tensor<5xui16>, %places: tensor<3x4xi32>, %groups: tensor<2xi32>, %pair: tensor<2x4x5xui16>) -> (tensor<3xui16>, tensor<ui16>, tensor<4xui16>, tensor<2x3xui16>, tensor<3x4xui16>, tensor<8xui16>, tensor<3x4xui16>, tensor<3x4xi32>, tensor<3x4xui16>, tensor<3x5xui16>, tensor<3x5xui16>, tensor<3x5xui16>, tensor<4x3xui16>, tensor<3xui16>, tensor<3x5xui16>, tensor<3x3x5xui16>, tensor<3x2xui16>, tensor<3x2xi32>) {
%0 = stablehlo.reduce(%n init: %z) applies stablehlo.add across dimensions = [1] : (tensor<3x4xui16>, tensor<ui16>) -> tensor<3xui16>
%1 = stablehlo.reduce(%z init: %z) applies stablehlo.add across dimensions = [] : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
%2 = stablehlo.slice %x [0:1, 0:1] : (tensor<3x4xui16>) -> tensor<1x1xui16>
%3 = stablehlo.reshape %2 : (tensor<1x1xui16>) -> tensor<ui16>
%4 = stablehlo.reduce(%x init: %3) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4xui16>, tensor<ui16>) -> tensor<4xui16>
%5 = "stablehlo.reduce_window"(%n, %z) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[1, 0], [-1, 1]]> : tensor<2x2xi64>}> ({
^bb0(%p: tensor<ui16>, %q: tensor<ui16>):
%s = stablehlo.add %p, %q : tensor<ui16>
stablehlo.return %s : tensor<ui16>
}) : (tensor<3x4xui16>, tensor<ui16>) -> tensor<2x3xui16>
%6 = "stablehlo.scatter"(%n, %far, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
^bb0(%p: tensor<ui16>, %q: tensor<ui16>):
%s = stablehlo.add %p, %q : tensor<ui16>
stablehlo.return %s : tensor<ui16>
}) : (tensor<3x4xui16>, tensor<4x1xi32>, tensor<4x4xui16>) -> tensor<3x4xui16>
%7 = "stablehlo.select_and_scatter"(%line, %source, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<1> : tensor<1x2xi64>}> ({
^bb0(%p: tensor<ui16>, %q: tensor<ui16>):
%s = stablehlo.compare GE, %p, %q, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}, {
^bb0(%p: tensor<ui16>, %q: tensor<ui16>):
%s = stablehlo.add %p, %q : tensor<ui16>
stablehlo.return %s : tensor<ui16>
}) : (tensor<8xui16>, tensor<5xui16>, tensor<ui16>) -> tensor<8xui16>
%8:2 = "stablehlo.sort"(%x, %places) <{dimension = 1 : i64, is_stable = true}> ({
^bb0(%p: tensor<ui16>, %q: tensor<ui16>, %v: tensor<i32>, %vv: tensor<i32>):
%s = stablehlo.compare LT, %p, %q, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<3x4xui16>, tensor<3x4xi32>) -> (tensor<3x4xui16>, tensor<3x4xi32>)
%9 = "stablehlo.map"(%x, %n) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%p: tensor<ui16>, %q: tensor<ui16>):
%s = stablehlo.add %p, %q : tensor<ui16>
stablehlo.return %s : tensor<ui16>
}) : (tensor<3x4xui16>, tensor<3x4xui16>) -> tensor<3x4xui16>
%10 = stablehlo.dot_general %n, %w, contracting_dims = [1] x [0] : (tensor<3x4xui16>, tensor<4x5xui16>) -> tensor<3x5xui16>
%11 = stablehlo.dot %n, %w : (tensor<3x4xui16>, tensor<4x5xui16>) -> tensor<3x5xui16>
%12 = stablehlo.einsum %n, %w, config = "ab,bc->ac" : (tensor<3x4xui16>, tensor<4x5xui16>) -> tensor<3x5xui16>
%13 = stablehlo.unary_einsum %n, config = "ab->ba" : (tensor<3x4xui16>) -> tensor<4x3xui16>
%14 = stablehlo.dot_general %n, %n, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<3x4xui16>, tensor<3x4xui16>) -> tensor<3xui16>
%15 = "chlo.ragged_dot"(%n, %pair, %groups) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<3x4xui16>, tensor<2x4x5xui16>, tensor<2xi32>) -> tensor<3x5xui16>
%16 = stablehlo.reshape %n : (tensor<3x4xui16>) -> tensor<3x4x1xui16>
%17 = stablehlo.slice %w [0:2, 0:5] : (tensor<4x5xui16>) -> tensor<2x5xui16>
%18 = stablehlo.reshape %17 : (tensor<2x5xui16>) -> tensor<2x1x5xui16>
%19 = stablehlo.convolution(%16, %18) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x4x1xui16>, tensor<2x1x5xui16>) -> tensor<3x3x5xui16>
%20:2 = chlo.top_k(%x, k = 2) : tensor<3x4xui16> -> (tensor<3x2xui16>, tensor<3x2xi32>)
return %0, %1, %4, %5, %6, %7, %8#0, %8#1, %9, %10, %11, %12, %13, %14, %15, %19, %20#0, %20#1 : tensor<3xui16>, tensor<ui16>, tensor<4xui16>, tensor<2x3xui16>, tensor<3x4xui16>, tensor<8xui16>, tensor<3x4xui16>, tensor<3x4xi32>, tensor<3x4xui16>, tensor<3x5xui16>, tensor<3x5xui16>, tensor<3x5xui16>, tensor<4x3xui16>, tensor<3xui16>, tensor<3x5xui16>, tensor<3x3x5xui16>, tensor<3x2xui16>, tensor<3x2xi32>
}
}
// -----
// carries_ui16
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x020003000000030001000200"> : tensor<2x3xui16>
%z0 = stablehlo.constant dense<0> : tensor<2x3xui16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x3xui16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x3xui16>
%c1 = stablehlo.constant dense<"0x030003000300030000000300"> : tensor<2x3xui16>
%z1 = stablehlo.constant dense<0> : tensor<2x3xui16>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x3xui16>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x3xui16>
%c2 = stablehlo.constant dense<> : tensor<0x3xui16>
%z2 = stablehlo.constant dense<> : tensor<0x3xui16>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<0x3xui16>
%a2 = stablehlo.optimization_barrier %s2 : tensor<0x3xui16>
%c3 = stablehlo.constant dense<"0x0000"> : tensor<ui16>
%z3 = stablehlo.constant dense<1> : tensor<ui16>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<ui16>
%a3 = stablehlo.optimization_barrier %s3 : tensor<ui16>
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
%r:16 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8) : (tensor<2x3xui16>, tensor<2x3xui16>, tensor<0x3xui16>, tensor<ui16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<i32>) -> (tensor<2x3xui16>, tensor<2x3xui16>, tensor<2x3xui16>, tensor<2x3xui16>, tensor<2x3xui16>, tensor<2xui16>, tensor<ui16>, tensor<2x3xui16>, tensor<2x3xui16>, tensor<3x0xui16>, tensor<3xui16>, tensor<2x3xui16>, tensor<0x3xui16>, tensor<0x3xui16>, tensor<0x3xui16>, tensor<3x3xui16>)
%e0 = stablehlo.constant dense<"0x030003000300030000000300"> : tensor<2x3xui16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x3xui16>, tensor<2x3xui16>) -> ()
%e1 = stablehlo.constant dense<"0x020003000000030001000200"> : tensor<2x3xui16>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x3xui16>, tensor<2x3xui16>) -> ()
%e2 = stablehlo.constant dense<"0x030003000300030000000300"> : tensor<2x3xui16>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3xui16>, tensor<2x3xui16>) -> ()
%e3 = stablehlo.constant dense<"0x020003000000030001000200"> : tensor<2x3xui16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x3xui16>, tensor<2x3xui16>) -> ()
%e4 = stablehlo.constant dense<"0x030003000300030000000300"> : tensor<2x3xui16>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x3xui16>, tensor<2x3xui16>) -> ()
%e5 = stablehlo.constant dense<"0x02000500"> : tensor<2xui16>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2xui16>, tensor<2xui16>) -> ()
%e6 = stablehlo.constant dense<"0x0500"> : tensor<ui16>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<ui16>, tensor<ui16>) -> ()
%e7 = stablehlo.constant dense<"0x020002000200020002000200"> : tensor<2x3xui16>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x3xui16>, tensor<2x3xui16>) -> ()
%e8 = stablehlo.constant dense<"0x020003000000030001000200"> : tensor<2x3xui16>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3xui16>, tensor<2x3xui16>) -> ()
%e9 = stablehlo.constant dense<> : tensor<3x0xui16>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x0xui16>, tensor<3x0xui16>) -> ()
%e10 = stablehlo.constant dense<"0x000000000000"> : tensor<3xui16>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3xui16>, tensor<3xui16>) -> ()
%e11 = stablehlo.constant dense<"0x000000000000000000000000"> : tensor<2x3xui16>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x3xui16>, tensor<2x3xui16>) -> ()
%e12 = stablehlo.constant dense<> : tensor<0x3xui16>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<0x3xui16>, tensor<0x3xui16>) -> ()
%e13 = stablehlo.constant dense<> : tensor<0x3xui16>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<0x3xui16>, tensor<0x3xui16>) -> ()
%e14 = stablehlo.constant dense<> : tensor<0x3xui16>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<0x3xui16>, tensor<0x3xui16>) -> ()
%e15 = stablehlo.constant dense<"0x000000000000000000000000000000000000"> : tensor<3x3xui16>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x3xui16>, tensor<3x3xui16>) -> ()
return
}
func.func private @f(%x: tensor<2x3xui16>, %y: tensor<2x3xui16>, %none: tensor<0x3xui16>, %zero: tensor<ui16>, %rounds: tensor<i32>, %one: tensor<i32>, %start: tensor<i32>, %no: tensor<i1>, %branch: tensor<i32>) -> (tensor<2x3xui16>, tensor<2x3xui16>, tensor<2x3xui16>, tensor<2x3xui16>, tensor<2x3xui16>, tensor<2xui16>, tensor<ui16>, tensor<2x3xui16>, tensor<2x3xui16>, tensor<3x0xui16>, tensor<3xui16>, tensor<2x3xui16>, tensor<0x3xui16>, tensor<0x3xui16>, tensor<0x3xui16>, tensor<3x3xui16>) {
%0:3 = stablehlo.while(%i = %start, %a = %x, %b = %y) : tensor<i32>, tensor<2x3xui16>, tensor<2x3xui16>
cond {
%s = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
} do {
%s = stablehlo.add %i, %one : tensor<i32>
stablehlo.return %s, %b, %a : tensor<i32>, tensor<2x3xui16>, tensor<2x3xui16>
}
%1 = "stablehlo.if"(%no) ({
stablehlo.return %x : tensor<2x3xui16>
}, {
stablehlo.return %y : tensor<2x3xui16>
}) : (tensor<i1>) -> tensor<2x3xui16>
%2 = "stablehlo.case"(%branch) ({
stablehlo.return %y : tensor<2x3xui16>
}, {
stablehlo.return %y : tensor<2x3xui16>
}, {
stablehlo.return %x : tensor<2x3xui16>
}) : (tensor<i32>) -> tensor<2x3xui16>
%3 = stablehlo.composite "own.swap" %x, %y {decomposition = @second} : (tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xui16>
%4 = stablehlo.slice %x [0:2, 0:1] : (tensor<2x3xui16>) -> tensor<2x1xui16>
%5 = stablehlo.reshape %4 : (tensor<2x1xui16>) -> tensor<2xui16>
%6:2 = chlo.scan(%5) inits(%zero) dimension=0 {
^bb0(%v: tensor<ui16>, %c: tensor<ui16>):
%s = stablehlo.add %v, %c : tensor<ui16>
stablehlo.return %s, %s : tensor<ui16>, tensor<ui16>
} : (tensor<2xui16>, tensor<ui16>) -> (tensor<2xui16>, tensor<ui16>)
%7 = "chlo.constant_like"(%x) <{value = 2 : ui16}> : (tensor<2x3xui16>) -> tensor<2x3xui16>
%8 = stablehlo.concatenate %none, %x, dim = 0 : (tensor<0x3xui16>, tensor<2x3xui16>) -> tensor<2x3xui16>
%9 = stablehlo.transpose %none, dims = [1, 0] : (tensor<0x3xui16>) -> tensor<3x0xui16>
%10 = stablehlo.reduce(%none init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<0x3xui16>, tensor<ui16>) -> tensor<3xui16>
%11 = stablehlo.pad %none, %zero, low = [1, 0], high = [1, 0], interior = [0, 0] : (tensor<0x3xui16>, tensor<ui16>) -> tensor<2x3xui16>
%12 = stablehlo.slice %x [1:1, 0:3] : (tensor<2x3xui16>) -> tensor<0x3xui16>
%13 = stablehlo.add %none, %none : tensor<0x3xui16>
%14 = "stablehlo.sort"(%none) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%p: tensor<ui16>, %q: tensor<ui16>):
%s = stablehlo.compare LT, %p, %q, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<0x3xui16>) -> tensor<0x3xui16>
%15 = stablehlo.transpose %none, dims = [1, 0] : (tensor<0x3xui16>) -> tensor<3x0xui16>
%16 = stablehlo.dot_general %15, %none, contracting_dims = [1] x [0] : (tensor<3x0xui16>, tensor<0x3xui16>) -> tensor<3x3xui16>
return %0#1, %0#2, %1, %2, %3, %6#0, %6#1, %7, %8, %9, %10, %11, %12, %13, %14, %16 : tensor<2x3xui16>, tensor<2x3xui16>, tensor<2x3xui16>, tensor<2x3xui16>, tensor<2x3xui16>, tensor<2xui16>, tensor<ui16>, tensor<2x3xui16>, tensor<2x3xui16>, tensor<3x0xui16>, tensor<3xui16>, tensor<2x3xui16>, tensor<0x3xui16>, tensor<0x3xui16>, tensor<0x3xui16>, tensor<3x3xui16>
}
func.func private @second(%p: tensor<2x3xui16>, %q: tensor<2x3xui16>) -> tensor<2x3xui16> {
return %q : tensor<2x3xui16>
}
}
// -----
// moves_ui32
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x030000000200000002000000030000000200000003000000030000000000000000000000010000000100000003000000"> : tensor<3x4xui32>
%z0 = stablehlo.constant dense<0> : tensor<3x4xui32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xui32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xui32>
%c1 = stablehlo.constant dense<"0x020000000100000000000000030000000000000001000000020000000300000002000000030000000000000001000000"> : tensor<3x4xui32>
%z1 = stablehlo.constant dense<0> : tensor<3x4xui32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xui32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xui32>
%c2 = stablehlo.constant dense<"0x02000000030000000300000002000000"> : tensor<2x2xui32>
%z2 = stablehlo.constant dense<0> : tensor<2x2xui32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x2xui32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x2xui32>
%c3 = stablehlo.constant dense<"0x02000000"> : tensor<ui32>
%z3 = stablehlo.constant dense<0> : tensor<ui32>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<ui32>
%a3 = stablehlo.optimization_barrier %s3 : tensor<ui32>
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
%r:27 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9) : (tensor<3x4xui32>, tensor<3x4xui32>, tensor<2x2xui32>, tensor<ui32>, tensor<3x4xi1>, tensor<i1>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4x1xi32>) -> (tensor<3x2x4xui32>, tensor<3x2xui32>, tensor<2x3x4xui32>, tensor<2x6xui32>, tensor<1x1xui32>, tensor<4x3xui32>, tensor<ui32>, tensor<3x4xui32>, tensor<2x3xui32>, tensor<2x2xui32>, tensor<3x4xui32>, tensor<5x5xui32>, tensor<3x8xui32>, tensor<4x4xui32>, tensor<4x4xui32>, tensor<3x4xui32>, tensor<3x4xui32>, tensor<3x4xui32>, tensor<i32>, tensor<ui32>, tensor<3x4xui32>, tensor<3x4xui32>, tensor<3x4xui32>, tensor<3x4xui32>, tensor<3x4xf32>, tensor<3x4x4xui8>, tensor<3x4xui32>)
%e0 = stablehlo.constant dense<"0x030000000200000002000000030000000300000002000000020000000300000002000000030000000300000000000000020000000300000003000000000000000000000001000000010000000300000000000000010000000100000003000000"> : tensor<3x2x4xui32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3x2x4xui32>, tensor<3x2x4xui32>) -> ()
%e1 = stablehlo.constant dense<"0x020000000200000002000000020000000200000002000000"> : tensor<3x2xui32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x2xui32>, tensor<3x2xui32>) -> ()
%e2 = stablehlo.constant dense<"0x030000000200000002000000030000000200000003000000030000000000000000000000010000000100000003000000030000000200000002000000030000000200000003000000030000000000000000000000010000000100000003000000"> : tensor<2x3x4xui32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3x4xui32>, tensor<2x3x4xui32>) -> ()
%e3 = stablehlo.constant dense<"0x030000000200000002000000030000000200000003000000030000000000000000000000010000000100000003000000"> : tensor<2x6xui32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x6xui32>, tensor<2x6xui32>) -> ()
%e4 = stablehlo.constant dense<"0x02000000"> : tensor<1x1xui32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<1x1xui32>, tensor<1x1xui32>) -> ()
%e5 = stablehlo.constant dense<"0x030000000200000000000000020000000300000001000000020000000300000001000000030000000000000003000000"> : tensor<4x3xui32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<4x3xui32>, tensor<4x3xui32>) -> ()
%e6 = stablehlo.constant dense<"0x02000000"> : tensor<ui32>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<ui32>, tensor<ui32>) -> ()
%e7 = stablehlo.constant dense<"0x030000000100000001000000000000000000000003000000030000000200000003000000020000000200000003000000"> : tensor<3x4xui32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4xui32>, tensor<3x4xui32>) -> ()
%e8 = stablehlo.constant dense<"0x020000000200000003000000010000000100000003000000"> : tensor<2x3xui32>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3xui32>, tensor<2x3xui32>) -> ()
%e9 = stablehlo.constant dense<"0x02000000030000000300000000000000"> : tensor<2x2xui32>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<2x2xui32>, tensor<2x2xui32>) -> ()
%e10 = stablehlo.constant dense<"0x030000000200000002000000030000000200000003000000030000000200000000000000010000000100000003000000"> : tensor<3x4xui32>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x4xui32>, tensor<3x4xui32>) -> ()
%e11 = stablehlo.constant dense<"0x02000000020000000200000002000000020000000200000002000000030000000200000002000000020000000200000002000000020000000200000003000000030000000000000002000000020000000200000002000000020000000200000002000000"> : tensor<5x5xui32>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<5x5xui32>, tensor<5x5xui32>) -> ()
%e12 = stablehlo.constant dense<"0x030000000200000002000000030000000200000001000000000000000300000002000000030000000300000000000000000000000100000002000000030000000000000001000000010000000300000002000000030000000000000001000000"> : tensor<3x8xui32>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<3x8xui32>, tensor<3x8xui32>) -> ()
%e13 = stablehlo.constant dense<"0x03000000020000000200000003000000000000000100000001000000030000000300000002000000020000000300000000000000010000000100000003000000"> : tensor<4x4xui32>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<4x4xui32>, tensor<4x4xui32>) -> ()
%e14 = stablehlo.constant dense<"0x00000000010000000100000003000000030000000200000002000000030000000000000001000000010000000300000002000000030000000300000000000000"> : tensor<4x4xui32>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<4x4xui32>, tensor<4x4xui32>) -> ()
%e15 = stablehlo.constant dense<"0x020000000200000002000000030000000000000001000000030000000000000002000000030000000100000001000000"> : tensor<3x4xui32>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x4xui32>, tensor<3x4xui32>) -> ()
%e16 = stablehlo.constant dense<"0x030000000200000002000000030000000200000003000000030000000000000000000000010000000100000003000000"> : tensor<3x4xui32>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<3x4xui32>, tensor<3x4xui32>) -> ()
%e17 = stablehlo.constant dense<"0x020000000100000000000000030000000000000001000000020000000300000002000000030000000000000001000000"> : tensor<3x4xui32>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<3x4xui32>, tensor<3x4xui32>) -> ()
%e18 = stablehlo.constant dense<"0x04000000"> : tensor<i32>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
%e19 = stablehlo.constant dense<"0x02000000"> : tensor<ui32>
stablehlo.custom_call @check.expect_eq(%r#19, %e19) {has_side_effect = true} : (tensor<ui32>, tensor<ui32>) -> ()
%e20 = stablehlo.constant dense<"0x020000000100000000000000030000000000000001000000020000000300000002000000030000000000000001000000"> : tensor<3x4xui32>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<3x4xui32>, tensor<3x4xui32>) -> ()
%e21 = stablehlo.constant dense<"0x030000000200000002000000030000000200000003000000030000000000000000000000010000000100000003000000"> : tensor<3x4xui32>
stablehlo.custom_call @check.expect_eq(%r#21, %e21) {has_side_effect = true} : (tensor<3x4xui32>, tensor<3x4xui32>) -> ()
%e22 = stablehlo.constant dense<"0x000000000100000002000000030000000000000001000000020000000300000000000000010000000200000003000000"> : tensor<3x4xui32>
stablehlo.custom_call @check.expect_eq(%r#22, %e22) {has_side_effect = true} : (tensor<3x4xui32>, tensor<3x4xui32>) -> ()
%e23 = stablehlo.constant dense<"0x030000000200000002000000030000000200000003000000030000000000000000000000010000000100000003000000"> : tensor<3x4xui32>
stablehlo.custom_call @check.expect_eq(%r#23, %e23) {has_side_effect = true} : (tensor<3x4xui32>, tensor<3x4xui32>) -> ()
%e24 = stablehlo.constant dense<"0x030000000200000002000000030000000200000003000000030000000000000000000000010000000100000003000000"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_eq(%r#24, %e24) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e25 = stablehlo.constant dense<"0x030000000200000002000000030000000200000003000000030000000000000000000000010000000100000003000000"> : tensor<3x4x4xui8>
stablehlo.custom_call @check.expect_eq(%r#25, %e25) {has_side_effect = true} : (tensor<3x4x4xui8>, tensor<3x4x4xui8>) -> ()
%e26 = stablehlo.constant dense<"0x030000000200000002000000030000000200000003000000030000000000000000000000010000000100000003000000"> : tensor<3x4xui32>
stablehlo.custom_call @check.expect_eq(%r#26, %e26) {has_side_effect = true} : (tensor<3x4xui32>, tensor<3x4xui32>) -> ()
return
}
func.func private @f(%x: tensor<3x4xui32>, %y: tensor<3x4xui32>, %u: tensor<2x2xui32>, %p: tensor<ui32>, %m: tensor<3x4xi1>, %c: tensor<i1>, %i: tensor<i32>, %j: tensor<i32>, %rows: tensor<4xi32>, %far: tensor<4x1xi32>) -> (tensor<3x2x4xui32>, tensor<3x2xui32>, tensor<2x3x4xui32>, tensor<2x6xui32>, tensor<1x1xui32>, tensor<4x3xui32>, tensor<ui32>, tensor<3x4xui32>, tensor<2x3xui32>, tensor<2x2xui32>, tensor<3x4xui32>, tensor<5x5xui32>, tensor<3x8xui32>, tensor<4x4xui32>, tensor<4x4xui32>, tensor<3x4xui32>, tensor<3x4xui32>, tensor<3x4xui32>, tensor<i32>, tensor<ui32>, tensor<3x4xui32>, tensor<3x4xui32>, tensor<3x4xui32>, tensor<3x4xui32>, tensor<3x4xf32>, tensor<3x4x4xui8>, tensor<3x4xui32>) {
%0 = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<3x4xui32>) -> tensor<3x2x4xui32>
%1 = stablehlo.broadcast_in_dim %p, dims = [] : (tensor<ui32>) -> tensor<3x2xui32>
%2 = stablehlo.broadcast %x, sizes = [2] : (tensor<3x4xui32>) -> tensor<2x3x4xui32>
%3 = stablehlo.reshape %x : (tensor<3x4xui32>) -> tensor<2x6xui32>
%4 = stablehlo.reshape %p : (tensor<ui32>) -> tensor<1x1xui32>
%5 = stablehlo.transpose %x, dims = [1, 0] : (tensor<3x4xui32>) -> tensor<4x3xui32>
%6 = stablehlo.transpose %p, dims = [] : (tensor<ui32>) -> tensor<ui32>
%7 = stablehlo.reverse %x, dims = [0, 1] : tensor<3x4xui32>
%8 = stablehlo.slice %x [0:3:2, 1:4] : (tensor<3x4xui32>) -> tensor<2x3xui32>
%9 = stablehlo.dynamic_slice %x, %i, %j, sizes = [2, 2] : (tensor<3x4xui32>, tensor<i32>, tensor<i32>) -> tensor<2x2xui32>
%10 = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<3x4xui32>, tensor<2x2xui32>, tensor<i32>, tensor<i32>) -> tensor<3x4xui32>
%11 = stablehlo.pad %x, %p, low = [1, -1], high = [-1, 2], interior = [1, 0] : (tensor<3x4xui32>, tensor<ui32>) -> tensor<5x5xui32>
%12 = stablehlo.concatenate %x, %y, dim = 1 : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x8xui32>
%13 = "stablehlo.gather"(%x, %far) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xui32>, tensor<4x1xi32>) -> tensor<4x4xui32>
%14 = "stablehlo.torch_index_select"(%x, %rows) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<3x4xui32>, tensor<4xi32>) -> tensor<4x4xui32>
%15 = stablehlo.select %m, %x, %y : tensor<3x4xi1>, tensor<3x4xui32>
%16 = stablehlo.select %c, %x, %y : tensor<i1>, tensor<3x4xui32>
%17 = stablehlo.constant dense<"0x020000000100000000000000030000000000000001000000020000000300000002000000030000000000000001000000"> : tensor<3x4xui32>
%18 = stablehlo.get_dimension_size %x, dim = 1 : (tensor<3x4xui32>) -> tensor<i32>
%19 = stablehlo.tuple %x, %p : tuple<tensor<3x4xui32>, tensor<ui32>>
%20 = stablehlo.get_tuple_element %19[1] : (tuple<tensor<3x4xui32>, tensor<ui32>>) -> tensor<ui32>
%21 = stablehlo.optimization_barrier %y : tensor<3x4xui32>
%22 = stablehlo.convert %x : tensor<3x4xui32>
%23 = stablehlo.iota dim = 1 : tensor<3x4xui32>
%24 = stablehlo.bitcast_convert %x : (tensor<3x4xui32>) -> tensor<3x4xui32>
%25 = stablehlo.bitcast_convert %x : (tensor<3x4xui32>) -> tensor<3x4xf32>
%26 = stablehlo.bitcast_convert %x : (tensor<3x4xui32>) -> tensor<3x4x4xui8>
%27 = stablehlo.bitcast_convert %26 : (tensor<3x4x4xui8>) -> tensor<3x4xui32>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %20, %21, %22, %23, %24, %25, %26, %27 : tensor<3x2x4xui32>, tensor<3x2xui32>, tensor<2x3x4xui32>, tensor<2x6xui32>, tensor<1x1xui32>, tensor<4x3xui32>, tensor<ui32>, tensor<3x4xui32>, tensor<2x3xui32>, tensor<2x2xui32>, tensor<3x4xui32>, tensor<5x5xui32>, tensor<3x8xui32>, tensor<4x4xui32>, tensor<4x4xui32>, tensor<3x4xui32>, tensor<3x4xui32>, tensor<3x4xui32>, tensor<i32>, tensor<ui32>, tensor<3x4xui32>, tensor<3x4xui32>, tensor<3x4xui32>, tensor<3x4xui32>, tensor<3x4xf32>, tensor<3x4x4xui8>, tensor<3x4xui32>
}
}
// -----
// combinations_ui32
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x030000000200000002000000030000000200000003000000030000000000000000000000010000000100000003000000"> : tensor<3x4xui32>
%z0 = stablehlo.constant dense<0> : tensor<3x4xui32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xui32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xui32>
%c1 = stablehlo.constant dense<"0x010000000100000001000000010000000100000001000000010000000000000000000000000000000000000001000000"> : tensor<3x4xui32>
%z1 = stablehlo.constant dense<0> : tensor<3x4xui32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xui32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xui32>
%c2 = stablehlo.constant dense<"0x0000000000000000010000000000000001000000010000000100000000000000000000000000000000000000010000000100000000000000010000000000000001000000010000000100000001000000"> : tensor<4x5xui32>
%z2 = stablehlo.constant dense<0> : tensor<4x5xui32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4x5xui32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4x5xui32>
%c3 = stablehlo.constant dense<"0x00000000"> : tensor<ui32>
%z3 = stablehlo.constant dense<1> : tensor<ui32>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<ui32>
%a3 = stablehlo.optimization_barrier %s3 : tensor<ui32>
%c4 = stablehlo.constant dense<"0x0000000009000000FFFFFFFF00000000"> : tensor<4x1xi32>
%z4 = stablehlo.constant dense<0> : tensor<4x1xi32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<4x1xi32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<4x1xi32>
%c5 = stablehlo.constant dense<"0x01000000000000000100000001000000000000000000000000000000000000000100000000000000000000000000000001000000010000000100000000000000"> : tensor<4x4xui32>
%z5 = stablehlo.constant dense<0> : tensor<4x4xui32>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<4x4xui32>
%a5 = stablehlo.optimization_barrier %s5 : tensor<4x4xui32>
%c6 = stablehlo.constant dense<"0x0100000001000000010000000100000000000000010000000100000000000000"> : tensor<8xui32>
%z6 = stablehlo.constant dense<0> : tensor<8xui32>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<8xui32>
%a6 = stablehlo.optimization_barrier %s6 : tensor<8xui32>
%c7 = stablehlo.constant dense<"0x0000000000000000010000000000000001000000"> : tensor<5xui32>
%z7 = stablehlo.constant dense<0> : tensor<5xui32>
%s7 = stablehlo.select %live, %c7, %z7 : tensor<i1>, tensor<5xui32>
%a7 = stablehlo.optimization_barrier %s7 : tensor<5xui32>
%c8 = stablehlo.constant dense<"0x000000000100000002000000030000000000000001000000020000000300000000000000010000000200000003000000"> : tensor<3x4xi32>
%z8 = stablehlo.constant dense<0> : tensor<3x4xi32>
%s8 = stablehlo.select %live, %c8, %z8 : tensor<i1>, tensor<3x4xi32>
%a8 = stablehlo.optimization_barrier %s8 : tensor<3x4xi32>
%c9 = stablehlo.constant dense<"0x0100000002000000"> : tensor<2xi32>
%z9 = stablehlo.constant dense<0> : tensor<2xi32>
%s9 = stablehlo.select %live, %c9, %z9 : tensor<i1>, tensor<2xi32>
%a9 = stablehlo.optimization_barrier %s9 : tensor<2xi32>
%c10 = stablehlo.constant dense<"0x00000000000000000100000000000000010000000100000001000000000000000000000000000000000000000100000001000000000000000100000000000000010000000100000001000000010000000000000001000000010000000100000001000000000000000100000001000000000000000100000001000000010000000000000000000000000000000000000000000000010000000000000001000000"> : tensor<2x4x5xui32>
%z10 = stablehlo.constant dense<0> : tensor<2x4x5xui32>
%s10 = stablehlo.select %live, %c10, %z10 : tensor<i1>, tensor<2x4x5xui32>
%a10 = stablehlo.optimization_barrier %s10 : tensor<2x4x5xui32>
%r:18 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10) : (tensor<3x4xui32>, tensor<3x4xui32>, tensor<4x5xui32>, tensor<ui32>, tensor<4x1xi32>, tensor<4x4xui32>, tensor<8xui32>, tensor<5xui32>, tensor<3x4xi32>, tensor<2xi32>, tensor<2x4x5xui32>) -> (tensor<3xui32>, tensor<ui32>, tensor<4xui32>, tensor<2x3xui32>, tensor<3x4xui32>, tensor<8xui32>, tensor<3x4xui32>, tensor<3x4xi32>, tensor<3x4xui32>, tensor<3x5xui32>, tensor<3x5xui32>, tensor<3x5xui32>, tensor<4x3xui32>, tensor<3xui32>, tensor<3x5xui32>, tensor<3x3x5xui32>, tensor<3x2xui32>, tensor<3x2xi32>)
%e0 = stablehlo.constant dense<"0x040000000300000001000000"> : tensor<3xui32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xui32>, tensor<3xui32>) -> ()
%e1 = stablehlo.constant dense<"0x00000000"> : tensor<ui32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<ui32>, tensor<ui32>) -> ()
%e2 = stablehlo.constant dense<"0x03000000030000000300000003000000"> : tensor<4xui32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<4xui32>, tensor<4xui32>) -> ()
%e3 = stablehlo.constant dense<"0x000000000000000000000000020000000200000001000000"> : tensor<2x3xui32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x3xui32>, tensor<2x3xui32>) -> ()
%e4 = stablehlo.constant dense<"0x030000000200000003000000020000000100000001000000010000000000000000000000000000000000000001000000"> : tensor<3x4xui32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<3x4xui32>, tensor<3x4xui32>) -> ()
%e5 = stablehlo.constant dense<"0x0000000000000000000000000100000000000000000000000000000001000000"> : tensor<8xui32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<8xui32>, tensor<8xui32>) -> ()
%e6 = stablehlo.constant dense<"0x020000000200000003000000030000000000000002000000030000000300000000000000010000000100000003000000"> : tensor<3x4xui32>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<3x4xui32>, tensor<3x4xui32>) -> ()
%e7 = stablehlo.constant dense<"0x010000000200000000000000030000000300000000000000010000000200000000000000010000000200000003000000"> : tensor<3x4xi32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
%e8 = stablehlo.constant dense<"0x040000000300000003000000040000000300000004000000040000000000000000000000010000000100000004000000"> : tensor<3x4xui32>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<3x4xui32>, tensor<3x4xui32>) -> ()
%e9 = stablehlo.constant dense<"0x010000000300000003000000010000000300000001000000020000000200000000000000020000000000000001000000010000000100000001000000"> : tensor<3x5xui32>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x5xui32>, tensor<3x5xui32>) -> ()
%e10 = stablehlo.constant dense<"0x010000000300000003000000010000000300000001000000020000000200000000000000020000000000000001000000010000000100000001000000"> : tensor<3x5xui32>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x5xui32>, tensor<3x5xui32>) -> ()
%e11 = stablehlo.constant dense<"0x010000000300000003000000010000000300000001000000020000000200000000000000020000000000000001000000010000000100000001000000"> : tensor<3x5xui32>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<3x5xui32>, tensor<3x5xui32>) -> ()
%e12 = stablehlo.constant dense<"0x010000000100000000000000010000000100000000000000010000000100000000000000010000000000000001000000"> : tensor<4x3xui32>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<4x3xui32>, tensor<4x3xui32>) -> ()
%e13 = stablehlo.constant dense<"0x040000000300000001000000"> : tensor<3xui32>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<3xui32>, tensor<3xui32>) -> ()
%e14 = stablehlo.constant dense<"0x010000000300000003000000010000000300000001000000030000000200000001000000020000000000000000000000010000000000000001000000"> : tensor<3x5xui32>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<3x5xui32>, tensor<3x5xui32>) -> ()
%e15 = stablehlo.constant dense<"0x010000000100000001000000000000000100000001000000010000000100000000000000010000000100000001000000010000000000000001000000010000000100000001000000000000000100000001000000010000000100000000000000010000000000000000000000010000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100000001000000000000000000000000000000"> : tensor<3x3x5xui32>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x3x5xui32>, tensor<3x3x5xui32>) -> ()
%e16 = stablehlo.constant dense<"0x030000000300000003000000030000000300000001000000"> : tensor<3x2xui32>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<3x2xui32>, tensor<3x2xui32>) -> ()
%e17 = stablehlo.constant dense<"0x000000000300000001000000020000000300000001000000"> : tensor<3x2xi32>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<3x2xi32>, tensor<3x2xi32>) -> ()
return
}
func.func private @f(%x: tensor<3x4xui32>, %n: tensor<3x4xui32>, %w: tensor<4x5xui32>, %z: tensor<ui32>, %far: tensor<4x1xi32>, %u: tensor<4x4xui32>, %line: tensor<8xui32>, %source: tensor<5xui32>, %places: tensor<3x4xi32>, %groups: tensor<2xi32>, %pair: tensor<2x4x5xui32>) -> (tensor<3xui32>, tensor<ui32>, tensor<4xui32>, tensor<2x3xui32>, tensor<3x4xui32>, tensor<8xui32>, tensor<3x4xui32>, tensor<3x4xi32>, tensor<3x4xui32>, tensor<3x5xui32>, tensor<3x5xui32>, tensor<3x5xui32>, tensor<4x3xui32>, tensor<3xui32>, tensor<3x5xui32>, tensor<3x3x5xui32>, tensor<3x2xui32>, tensor<3x2xi32>) {
%0 = stablehlo.reduce(%n init: %z) applies stablehlo.add across dimensions = [1] : (tensor<3x4xui32>, tensor<ui32>) -> tensor<3xui32>
%1 = stablehlo.reduce(%z init: %z) applies stablehlo.add across dimensions = [] : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%2 = stablehlo.slice %x [0:1, 0:1] : (tensor<3x4xui32>) -> tensor<1x1xui32>
%3 = stablehlo.reshape %2 : (tensor<1x1xui32>) -> tensor<ui32>
%4 = stablehlo.reduce(%x init: %3) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4xui32>, tensor<ui32>) -> tensor<4xui32>
%5 = "stablehlo.reduce_window"(%n, %z) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[1, 0], [-1, 1]]> : tensor<2x2xi64>}> ({
^bb0(%p: tensor<ui32>, %q: tensor<ui32>):
%s = stablehlo.add %p, %q : tensor<ui32>
stablehlo.return %s : tensor<ui32>
}) : (tensor<3x4xui32>, tensor<ui32>) -> tensor<2x3xui32>
%6 = "stablehlo.scatter"(%n, %far, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
^bb0(%p: tensor<ui32>, %q: tensor<ui32>):
%s = stablehlo.add %p, %q : tensor<ui32>
stablehlo.return %s : tensor<ui32>
}) : (tensor<3x4xui32>, tensor<4x1xi32>, tensor<4x4xui32>) -> tensor<3x4xui32>
%7 = "stablehlo.select_and_scatter"(%line, %source, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<1> : tensor<1x2xi64>}> ({
^bb0(%p: tensor<ui32>, %q: tensor<ui32>):
%s = stablehlo.compare GE, %p, %q, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}, {
^bb0(%p: tensor<ui32>, %q: tensor<ui32>):
%s = stablehlo.add %p, %q : tensor<ui32>
stablehlo.return %s : tensor<ui32>
}) : (tensor<8xui32>, tensor<5xui32>, tensor<ui32>) -> tensor<8xui32>
%8:2 = "stablehlo.sort"(%x, %places) <{dimension = 1 : i64, is_stable = true}> ({
^bb0(%p: tensor<ui32>, %q: tensor<ui32>, %v: tensor<i32>, %vv: tensor<i32>):
%s = stablehlo.compare LT, %p, %q, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<3x4xui32>, tensor<3x4xi32>) -> (tensor<3x4xui32>, tensor<3x4xi32>)
%9 = "stablehlo.map"(%x, %n) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%p: tensor<ui32>, %q: tensor<ui32>):
%s = stablehlo.add %p, %q : tensor<ui32>
stablehlo.return %s : tensor<ui32>
}) : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
%10 = stablehlo.dot_general %n, %w, contracting_dims = [1] x [0] : (tensor<3x4xui32>, tensor<4x5xui32>) -> tensor<3x5xui32>
%11 = stablehlo.dot %n, %w : (tensor<3x4xui32>, tensor<4x5xui32>) -> tensor<3x5xui32>
%12 = stablehlo.einsum %n, %w, config = "ab,bc->ac" : (tensor<3x4xui32>, tensor<4x5xui32>) -> tensor<3x5xui32>
%13 = stablehlo.unary_einsum %n, config = "ab->ba" : (tensor<3x4xui32>) -> tensor<4x3xui32>
%14 = stablehlo.dot_general %n, %n, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3xui32>
%15 = "chlo.ragged_dot"(%n, %pair, %groups) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<3x4xui32>, tensor<2x4x5xui32>, tensor<2xi32>) -> tensor<3x5xui32>
%16 = stablehlo.reshape %n : (tensor<3x4xui32>) -> tensor<3x4x1xui32>
%17 = stablehlo.slice %w [0:2, 0:5] : (tensor<4x5xui32>) -> tensor<2x5xui32>
%18 = stablehlo.reshape %17 : (tensor<2x5xui32>) -> tensor<2x1x5xui32>
%19 = stablehlo.convolution(%16, %18) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x4x1xui32>, tensor<2x1x5xui32>) -> tensor<3x3x5xui32>
%20:2 = chlo.top_k(%x, k = 2) : tensor<3x4xui32> -> (tensor<3x2xui32>, tensor<3x2xi32>)
return %0, %1, %4, %5, %6, %7, %8#0, %8#1, %9, %10, %11, %12, %13, %14, %15, %19, %20#0, %20#1 : tensor<3xui32>, tensor<ui32>, tensor<4xui32>, tensor<2x3xui32>, tensor<3x4xui32>, tensor<8xui32>, tensor<3x4xui32>, tensor<3x4xi32>, tensor<3x4xui32>, tensor<3x5xui32>, tensor<3x5xui32>, tensor<3x5xui32>, tensor<4x3xui32>, tensor<3xui32>, tensor<3x5xui32>, tensor<3x3x5xui32>, tensor<3x2xui32>, tensor<3x2xi32>
}
}
// -----
// carries_ui32
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x020000000300000000000000030000000100000002000000"> : tensor<2x3xui32>
%z0 = stablehlo.constant dense<0> : tensor<2x3xui32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x3xui32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x3xui32>
%c1 = stablehlo.constant dense<"0x030000000300000003000000030000000000000003000000"> : tensor<2x3xui32>
%z1 = stablehlo.constant dense<0> : tensor<2x3xui32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x3xui32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x3xui32>
%c2 = stablehlo.constant dense<> : tensor<0x3xui32>
%z2 = stablehlo.constant dense<> : tensor<0x3xui32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<0x3xui32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<0x3xui32>
%c3 = stablehlo.constant dense<"0x00000000"> : tensor<ui32>
%z3 = stablehlo.constant dense<1> : tensor<ui32>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<ui32>
%a3 = stablehlo.optimization_barrier %s3 : tensor<ui32>
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
%r:16 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8) : (tensor<2x3xui32>, tensor<2x3xui32>, tensor<0x3xui32>, tensor<ui32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<i32>) -> (tensor<2x3xui32>, tensor<2x3xui32>, tensor<2x3xui32>, tensor<2x3xui32>, tensor<2x3xui32>, tensor<2xui32>, tensor<ui32>, tensor<2x3xui32>, tensor<2x3xui32>, tensor<3x0xui32>, tensor<3xui32>, tensor<2x3xui32>, tensor<0x3xui32>, tensor<0x3xui32>, tensor<0x3xui32>, tensor<3x3xui32>)
%e0 = stablehlo.constant dense<"0x030000000300000003000000030000000000000003000000"> : tensor<2x3xui32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x3xui32>, tensor<2x3xui32>) -> ()
%e1 = stablehlo.constant dense<"0x020000000300000000000000030000000100000002000000"> : tensor<2x3xui32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x3xui32>, tensor<2x3xui32>) -> ()
%e2 = stablehlo.constant dense<"0x030000000300000003000000030000000000000003000000"> : tensor<2x3xui32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3xui32>, tensor<2x3xui32>) -> ()
%e3 = stablehlo.constant dense<"0x020000000300000000000000030000000100000002000000"> : tensor<2x3xui32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x3xui32>, tensor<2x3xui32>) -> ()
%e4 = stablehlo.constant dense<"0x030000000300000003000000030000000000000003000000"> : tensor<2x3xui32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x3xui32>, tensor<2x3xui32>) -> ()
%e5 = stablehlo.constant dense<"0x0200000005000000"> : tensor<2xui32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2xui32>, tensor<2xui32>) -> ()
%e6 = stablehlo.constant dense<"0x05000000"> : tensor<ui32>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<ui32>, tensor<ui32>) -> ()
%e7 = stablehlo.constant dense<"0x020000000200000002000000020000000200000002000000"> : tensor<2x3xui32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x3xui32>, tensor<2x3xui32>) -> ()
%e8 = stablehlo.constant dense<"0x020000000300000000000000030000000100000002000000"> : tensor<2x3xui32>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3xui32>, tensor<2x3xui32>) -> ()
%e9 = stablehlo.constant dense<> : tensor<3x0xui32>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x0xui32>, tensor<3x0xui32>) -> ()
%e10 = stablehlo.constant dense<"0x000000000000000000000000"> : tensor<3xui32>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3xui32>, tensor<3xui32>) -> ()
%e11 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<2x3xui32>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x3xui32>, tensor<2x3xui32>) -> ()
%e12 = stablehlo.constant dense<> : tensor<0x3xui32>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<0x3xui32>, tensor<0x3xui32>) -> ()
%e13 = stablehlo.constant dense<> : tensor<0x3xui32>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<0x3xui32>, tensor<0x3xui32>) -> ()
%e14 = stablehlo.constant dense<> : tensor<0x3xui32>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<0x3xui32>, tensor<0x3xui32>) -> ()
%e15 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3xui32>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x3xui32>, tensor<3x3xui32>) -> ()
return
}
func.func private @f(%x: tensor<2x3xui32>, %y: tensor<2x3xui32>, %none: tensor<0x3xui32>, %zero: tensor<ui32>, %rounds: tensor<i32>, %one: tensor<i32>, %start: tensor<i32>, %no: tensor<i1>, %branch: tensor<i32>) -> (tensor<2x3xui32>, tensor<2x3xui32>, tensor<2x3xui32>, tensor<2x3xui32>, tensor<2x3xui32>, tensor<2xui32>, tensor<ui32>, tensor<2x3xui32>, tensor<2x3xui32>, tensor<3x0xui32>, tensor<3xui32>, tensor<2x3xui32>, tensor<0x3xui32>, tensor<0x3xui32>, tensor<0x3xui32>, tensor<3x3xui32>) {
%0:3 = stablehlo.while(%i = %start, %a = %x, %b = %y) : tensor<i32>, tensor<2x3xui32>, tensor<2x3xui32>
cond {
%s = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
} do {
%s = stablehlo.add %i, %one : tensor<i32>
stablehlo.return %s, %b, %a : tensor<i32>, tensor<2x3xui32>, tensor<2x3xui32>
}
%1 = "stablehlo.if"(%no) ({
stablehlo.return %x : tensor<2x3xui32>
}, {
stablehlo.return %y : tensor<2x3xui32>
}) : (tensor<i1>) -> tensor<2x3xui32>
%2 = "stablehlo.case"(%branch) ({
stablehlo.return %y : tensor<2x3xui32>
}, {
stablehlo.return %y : tensor<2x3xui32>
}, {
stablehlo.return %x : tensor<2x3xui32>
}) : (tensor<i32>) -> tensor<2x3xui32>
%3 = stablehlo.composite "own.swap" %x, %y {decomposition = @second} : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
%4 = stablehlo.slice %x [0:2, 0:1] : (tensor<2x3xui32>) -> tensor<2x1xui32>
%5 = stablehlo.reshape %4 : (tensor<2x1xui32>) -> tensor<2xui32>
%6:2 = chlo.scan(%5) inits(%zero) dimension=0 {
^bb0(%v: tensor<ui32>, %c: tensor<ui32>):
%s = stablehlo.add %v, %c : tensor<ui32>
stablehlo.return %s, %s : tensor<ui32>, tensor<ui32>
} : (tensor<2xui32>, tensor<ui32>) -> (tensor<2xui32>, tensor<ui32>)
%7 = "chlo.constant_like"(%x) <{value = 2 : ui32}> : (tensor<2x3xui32>) -> tensor<2x3xui32>
%8 = stablehlo.concatenate %none, %x, dim = 0 : (tensor<0x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
%9 = stablehlo.transpose %none, dims = [1, 0] : (tensor<0x3xui32>) -> tensor<3x0xui32>
%10 = stablehlo.reduce(%none init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<0x3xui32>, tensor<ui32>) -> tensor<3xui32>
%11 = stablehlo.pad %none, %zero, low = [1, 0], high = [1, 0], interior = [0, 0] : (tensor<0x3xui32>, tensor<ui32>) -> tensor<2x3xui32>
%12 = stablehlo.slice %x [1:1, 0:3] : (tensor<2x3xui32>) -> tensor<0x3xui32>
%13 = stablehlo.add %none, %none : tensor<0x3xui32>
%14 = "stablehlo.sort"(%none) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%p: tensor<ui32>, %q: tensor<ui32>):
%s = stablehlo.compare LT, %p, %q, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<0x3xui32>) -> tensor<0x3xui32>
%15 = stablehlo.transpose %none, dims = [1, 0] : (tensor<0x3xui32>) -> tensor<3x0xui32>
%16 = stablehlo.dot_general %15, %none, contracting_dims = [1] x [0] : (tensor<3x0xui32>, tensor<0x3xui32>) -> tensor<3x3xui32>
return %0#1, %0#2, %1, %2, %3, %6#0, %6#1, %7, %8, %9, %10, %11, %12, %13, %14, %16 : tensor<2x3xui32>, tensor<2x3xui32>, tensor<2x3xui32>, tensor<2x3xui32>, tensor<2x3xui32>, tensor<2xui32>, tensor<ui32>, tensor<2x3xui32>, tensor<2x3xui32>, tensor<3x0xui32>, tensor<3xui32>, tensor<2x3xui32>, tensor<0x3xui32>, tensor<0x3xui32>, tensor<0x3xui32>, tensor<3x3xui32>
}
func.func private @second(%p: tensor<2x3xui32>, %q: tensor<2x3xui32>) -> tensor<2x3xui32> {
return %q : tensor<2x3xui32>
}
}
// -----
// moves_ui64
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x030000000000000002000000000000000200000000000000030000000000000002000000000000000300000000000000030000000000000000000000000000000000000000000000010000000000000001000000000000000300000000000000"> : tensor<3x4xui64>
%z0 = stablehlo.constant dense<0> : tensor<3x4xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xui64>
%c1 = stablehlo.constant dense<"0x020000000000000001000000000000000000000000000000030000000000000000000000000000000100000000000000020000000000000003000000000000000200000000000000030000000000000000000000000000000100000000000000"> : tensor<3x4xui64>
%z1 = stablehlo.constant dense<0> : tensor<3x4xui64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xui64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xui64>
%c2 = stablehlo.constant dense<"0x0200000000000000030000000000000003000000000000000200000000000000"> : tensor<2x2xui64>
%z2 = stablehlo.constant dense<0> : tensor<2x2xui64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x2xui64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x2xui64>
%c3 = stablehlo.constant dense<"0x0200000000000000"> : tensor<ui64>
%z3 = stablehlo.constant dense<0> : tensor<ui64>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<ui64>
%a3 = stablehlo.optimization_barrier %s3 : tensor<ui64>
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
%r:27 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9) : (tensor<3x4xui64>, tensor<3x4xui64>, tensor<2x2xui64>, tensor<ui64>, tensor<3x4xi1>, tensor<i1>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4x1xi32>) -> (tensor<3x2x4xui64>, tensor<3x2xui64>, tensor<2x3x4xui64>, tensor<2x6xui64>, tensor<1x1xui64>, tensor<4x3xui64>, tensor<ui64>, tensor<3x4xui64>, tensor<2x3xui64>, tensor<2x2xui64>, tensor<3x4xui64>, tensor<5x5xui64>, tensor<3x8xui64>, tensor<4x4xui64>, tensor<4x4xui64>, tensor<3x4xui64>, tensor<3x4xui64>, tensor<3x4xui64>, tensor<i32>, tensor<ui64>, tensor<3x4xui64>, tensor<3x4xui64>, tensor<3x4xui64>, tensor<3x4xui64>, tensor<3x4xf64>, tensor<3x4x8xui8>, tensor<3x4xui64>)
%e0 = stablehlo.constant dense<"0x030000000000000002000000000000000200000000000000030000000000000003000000000000000200000000000000020000000000000003000000000000000200000000000000030000000000000003000000000000000000000000000000020000000000000003000000000000000300000000000000000000000000000000000000000000000100000000000000010000000000000003000000000000000000000000000000010000000000000001000000000000000300000000000000"> : tensor<3x2x4xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3x2x4xui64>, tensor<3x2x4xui64>) -> ()
%e1 = stablehlo.constant dense<"0x020000000000000002000000000000000200000000000000020000000000000002000000000000000200000000000000"> : tensor<3x2xui64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x2xui64>, tensor<3x2xui64>) -> ()
%e2 = stablehlo.constant dense<"0x030000000000000002000000000000000200000000000000030000000000000002000000000000000300000000000000030000000000000000000000000000000000000000000000010000000000000001000000000000000300000000000000030000000000000002000000000000000200000000000000030000000000000002000000000000000300000000000000030000000000000000000000000000000000000000000000010000000000000001000000000000000300000000000000"> : tensor<2x3x4xui64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3x4xui64>, tensor<2x3x4xui64>) -> ()
%e3 = stablehlo.constant dense<"0x030000000000000002000000000000000200000000000000030000000000000002000000000000000300000000000000030000000000000000000000000000000000000000000000010000000000000001000000000000000300000000000000"> : tensor<2x6xui64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x6xui64>, tensor<2x6xui64>) -> ()
%e4 = stablehlo.constant dense<"0x0200000000000000"> : tensor<1x1xui64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<1x1xui64>, tensor<1x1xui64>) -> ()
%e5 = stablehlo.constant dense<"0x030000000000000002000000000000000000000000000000020000000000000003000000000000000100000000000000020000000000000003000000000000000100000000000000030000000000000000000000000000000300000000000000"> : tensor<4x3xui64>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<4x3xui64>, tensor<4x3xui64>) -> ()
%e6 = stablehlo.constant dense<"0x0200000000000000"> : tensor<ui64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<ui64>, tensor<ui64>) -> ()
%e7 = stablehlo.constant dense<"0x030000000000000001000000000000000100000000000000000000000000000000000000000000000300000000000000030000000000000002000000000000000300000000000000020000000000000002000000000000000300000000000000"> : tensor<3x4xui64>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4xui64>, tensor<3x4xui64>) -> ()
%e8 = stablehlo.constant dense<"0x020000000000000002000000000000000300000000000000010000000000000001000000000000000300000000000000"> : tensor<2x3xui64>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3xui64>, tensor<2x3xui64>) -> ()
%e9 = stablehlo.constant dense<"0x0200000000000000030000000000000003000000000000000000000000000000"> : tensor<2x2xui64>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<2x2xui64>, tensor<2x2xui64>) -> ()
%e10 = stablehlo.constant dense<"0x030000000000000002000000000000000200000000000000030000000000000002000000000000000300000000000000030000000000000002000000000000000000000000000000010000000000000001000000000000000300000000000000"> : tensor<3x4xui64>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x4xui64>, tensor<3x4xui64>) -> ()
%e11 = stablehlo.constant dense<"0x0200000000000000020000000000000002000000000000000200000000000000020000000000000002000000000000000200000000000000030000000000000002000000000000000200000000000000020000000000000002000000000000000200000000000000020000000000000002000000000000000300000000000000030000000000000000000000000000000200000000000000020000000000000002000000000000000200000000000000020000000000000002000000000000000200000000000000"> : tensor<5x5xui64>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<5x5xui64>, tensor<5x5xui64>) -> ()
%e12 = stablehlo.constant dense<"0x030000000000000002000000000000000200000000000000030000000000000002000000000000000100000000000000000000000000000003000000000000000200000000000000030000000000000003000000000000000000000000000000000000000000000001000000000000000200000000000000030000000000000000000000000000000100000000000000010000000000000003000000000000000200000000000000030000000000000000000000000000000100000000000000"> : tensor<3x8xui64>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<3x8xui64>, tensor<3x8xui64>) -> ()
%e13 = stablehlo.constant dense<"0x0300000000000000020000000000000002000000000000000300000000000000000000000000000001000000000000000100000000000000030000000000000003000000000000000200000000000000020000000000000003000000000000000000000000000000010000000000000001000000000000000300000000000000"> : tensor<4x4xui64>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<4x4xui64>, tensor<4x4xui64>) -> ()
%e14 = stablehlo.constant dense<"0x0000000000000000010000000000000001000000000000000300000000000000030000000000000002000000000000000200000000000000030000000000000000000000000000000100000000000000010000000000000003000000000000000200000000000000030000000000000003000000000000000000000000000000"> : tensor<4x4xui64>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<4x4xui64>, tensor<4x4xui64>) -> ()
%e15 = stablehlo.constant dense<"0x020000000000000002000000000000000200000000000000030000000000000000000000000000000100000000000000030000000000000000000000000000000200000000000000030000000000000001000000000000000100000000000000"> : tensor<3x4xui64>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x4xui64>, tensor<3x4xui64>) -> ()
%e16 = stablehlo.constant dense<"0x030000000000000002000000000000000200000000000000030000000000000002000000000000000300000000000000030000000000000000000000000000000000000000000000010000000000000001000000000000000300000000000000"> : tensor<3x4xui64>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<3x4xui64>, tensor<3x4xui64>) -> ()
%e17 = stablehlo.constant dense<"0x020000000000000001000000000000000000000000000000030000000000000000000000000000000100000000000000020000000000000003000000000000000200000000000000030000000000000000000000000000000100000000000000"> : tensor<3x4xui64>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<3x4xui64>, tensor<3x4xui64>) -> ()
%e18 = stablehlo.constant dense<"0x04000000"> : tensor<i32>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
%e19 = stablehlo.constant dense<"0x0200000000000000"> : tensor<ui64>
stablehlo.custom_call @check.expect_eq(%r#19, %e19) {has_side_effect = true} : (tensor<ui64>, tensor<ui64>) -> ()
%e20 = stablehlo.constant dense<"0x020000000000000001000000000000000000000000000000030000000000000000000000000000000100000000000000020000000000000003000000000000000200000000000000030000000000000000000000000000000100000000000000"> : tensor<3x4xui64>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<3x4xui64>, tensor<3x4xui64>) -> ()
%e21 = stablehlo.constant dense<"0x030000000000000002000000000000000200000000000000030000000000000002000000000000000300000000000000030000000000000000000000000000000000000000000000010000000000000001000000000000000300000000000000"> : tensor<3x4xui64>
stablehlo.custom_call @check.expect_eq(%r#21, %e21) {has_side_effect = true} : (tensor<3x4xui64>, tensor<3x4xui64>) -> ()
%e22 = stablehlo.constant dense<"0x000000000000000001000000000000000200000000000000030000000000000000000000000000000100000000000000020000000000000003000000000000000000000000000000010000000000000002000000000000000300000000000000"> : tensor<3x4xui64>
stablehlo.custom_call @check.expect_eq(%r#22, %e22) {has_side_effect = true} : (tensor<3x4xui64>, tensor<3x4xui64>) -> ()
%e23 = stablehlo.constant dense<"0x030000000000000002000000000000000200000000000000030000000000000002000000000000000300000000000000030000000000000000000000000000000000000000000000010000000000000001000000000000000300000000000000"> : tensor<3x4xui64>
stablehlo.custom_call @check.expect_eq(%r#23, %e23) {has_side_effect = true} : (tensor<3x4xui64>, tensor<3x4xui64>) -> ()
%e24 = stablehlo.constant dense<"0x030000000000000002000000000000000200000000000000030000000000000002000000000000000300000000000000030000000000000000000000000000000000000000000000010000000000000001000000000000000300000000000000"> : tensor<3x4xf64>
stablehlo.custom_call @check.expect_eq(%r#24, %e24) {has_side_effect = true} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
%e25 = stablehlo.constant dense<"0x030000000000000002000000000000000200000000000000030000000000000002000000000000000300000000000000030000000000000000000000000000000000000000000000010000000000000001000000000000000300000000000000"> : tensor<3x4x8xui8>
stablehlo.custom_call @check.expect_eq(%r#25, %e25) {has_side_effect = true} : (tensor<3x4x8xui8>, tensor<3x4x8xui8>) -> ()
%e26 = stablehlo.constant dense<"0x030000000000000002000000000000000200000000000000030000000000000002000000000000000300000000000000030000000000000000000000000000000000000000000000010000000000000001000000000000000300000000000000"> : tensor<3x4xui64>
stablehlo.custom_call @check.expect_eq(%r#26, %e26) {has_side_effect = true} : (tensor<3x4xui64>, tensor<3x4xui64>) -> ()
return
}
func.func private @f(%x: tensor<3x4xui64>, %y: tensor<3x4xui64>, %u: tensor<2x2xui64>, %p: tensor<ui64>, %m: tensor<3x4xi1>, %c: tensor<i1>, %i: tensor<i32>, %j: tensor<i32>, %rows: tensor<4xi32>, %far: tensor<4x1xi32>) -> (tensor<3x2x4xui64>, tensor<3x2xui64>, tensor<2x3x4xui64>, tensor<2x6xui64>, tensor<1x1xui64>, tensor<4x3xui64>, tensor<ui64>, tensor<3x4xui64>, tensor<2x3xui64>, tensor<2x2xui64>, tensor<3x4xui64>, tensor<5x5xui64>, tensor<3x8xui64>, tensor<4x4xui64>, tensor<4x4xui64>, tensor<3x4xui64>, tensor<3x4xui64>, tensor<3x4xui64>, tensor<i32>, tensor<ui64>, tensor<3x4xui64>, tensor<3x4xui64>, tensor<3x4xui64>, tensor<3x4xui64>, tensor<3x4xf64>, tensor<3x4x8xui8>, tensor<3x4xui64>) {
%0 = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<3x4xui64>) -> tensor<3x2x4xui64>
%1 = stablehlo.broadcast_in_dim %p, dims = [] : (tensor<ui64>) -> tensor<3x2xui64>
%2 = stablehlo.broadcast %x, sizes = [2] : (tensor<3x4xui64>) -> tensor<2x3x4xui64>
%3 = stablehlo.reshape %x : (tensor<3x4xui64>) -> tensor<2x6xui64>
%4 = stablehlo.reshape %p : (tensor<ui64>) -> tensor<1x1xui64>
%5 = stablehlo.transpose %x, dims = [1, 0] : (tensor<3x4xui64>) -> tensor<4x3xui64>
%6 = stablehlo.transpose %p, dims = [] : (tensor<ui64>) -> tensor<ui64>
%7 = stablehlo.reverse %x, dims = [0, 1] : tensor<3x4xui64>
%8 = stablehlo.slice %x [0:3:2, 1:4] : (tensor<3x4xui64>) -> tensor<2x3xui64>
%9 = stablehlo.dynamic_slice %x, %i, %j, sizes = [2, 2] : (tensor<3x4xui64>, tensor<i32>, tensor<i32>) -> tensor<2x2xui64>
%10 = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<3x4xui64>, tensor<2x2xui64>, tensor<i32>, tensor<i32>) -> tensor<3x4xui64>
%11 = stablehlo.pad %x, %p, low = [1, -1], high = [-1, 2], interior = [1, 0] : (tensor<3x4xui64>, tensor<ui64>) -> tensor<5x5xui64>
%12 = stablehlo.concatenate %x, %y, dim = 1 : (tensor<3x4xui64>, tensor<3x4xui64>) -> tensor<3x8xui64>
%13 = "stablehlo.gather"(%x, %far) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xui64>, tensor<4x1xi32>) -> tensor<4x4xui64>
%14 = "stablehlo.torch_index_select"(%x, %rows) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<3x4xui64>, tensor<4xi32>) -> tensor<4x4xui64>
%15 = stablehlo.select %m, %x, %y : tensor<3x4xi1>, tensor<3x4xui64>
%16 = stablehlo.select %c, %x, %y : tensor<i1>, tensor<3x4xui64>
%17 = stablehlo.constant dense<"0x020000000000000001000000000000000000000000000000030000000000000000000000000000000100000000000000020000000000000003000000000000000200000000000000030000000000000000000000000000000100000000000000"> : tensor<3x4xui64>
%18 = stablehlo.get_dimension_size %x, dim = 1 : (tensor<3x4xui64>) -> tensor<i32>
%19 = stablehlo.tuple %x, %p : tuple<tensor<3x4xui64>, tensor<ui64>>
%20 = stablehlo.get_tuple_element %19[1] : (tuple<tensor<3x4xui64>, tensor<ui64>>) -> tensor<ui64>
%21 = stablehlo.optimization_barrier %y : tensor<3x4xui64>
%22 = stablehlo.convert %x : tensor<3x4xui64>
%23 = stablehlo.iota dim = 1 : tensor<3x4xui64>
%24 = stablehlo.bitcast_convert %x : (tensor<3x4xui64>) -> tensor<3x4xui64>
%25 = stablehlo.bitcast_convert %x : (tensor<3x4xui64>) -> tensor<3x4xf64>
%26 = stablehlo.bitcast_convert %x : (tensor<3x4xui64>) -> tensor<3x4x8xui8>
%27 = stablehlo.bitcast_convert %26 : (tensor<3x4x8xui8>) -> tensor<3x4xui64>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %20, %21, %22, %23, %24, %25, %26, %27 : tensor<3x2x4xui64>, tensor<3x2xui64>, tensor<2x3x4xui64>, tensor<2x6xui64>, tensor<1x1xui64>, tensor<4x3xui64>, tensor<ui64>, tensor<3x4xui64>, tensor<2x3xui64>, tensor<2x2xui64>, tensor<3x4xui64>, tensor<5x5xui64>, tensor<3x8xui64>, tensor<4x4xui64>, tensor<4x4xui64>, tensor<3x4xui64>, tensor<3x4xui64>, tensor<3x4xui64>, tensor<i32>, tensor<ui64>, tensor<3x4xui64>, tensor<3x4xui64>, tensor<3x4xui64>, tensor<3x4xui64>, tensor<3x4xf64>, tensor<3x4x8xui8>, tensor<3x4xui64>
}
}
// -----
// combinations_ui64
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x030000000000000002000000000000000200000000000000030000000000000002000000000000000300000000000000030000000000000000000000000000000000000000000000010000000000000001000000000000000300000000000000"> : tensor<3x4xui64>
%z0 = stablehlo.constant dense<0> : tensor<3x4xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xui64>
%c1 = stablehlo.constant dense<"0x010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000100000000000000"> : tensor<3x4xui64>
%z1 = stablehlo.constant dense<0> : tensor<3x4xui64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xui64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xui64>
%c2 = stablehlo.constant dense<"0x00000000000000000000000000000000010000000000000000000000000000000100000000000000010000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000001000000000000000000000000000000010000000000000000000000000000000100000000000000010000000000000001000000000000000100000000000000"> : tensor<4x5xui64>
%z2 = stablehlo.constant dense<0> : tensor<4x5xui64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4x5xui64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4x5xui64>
%c3 = stablehlo.constant dense<"0x0000000000000000"> : tensor<ui64>
%z3 = stablehlo.constant dense<1> : tensor<ui64>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<ui64>
%a3 = stablehlo.optimization_barrier %s3 : tensor<ui64>
%c4 = stablehlo.constant dense<"0x0000000009000000FFFFFFFF00000000"> : tensor<4x1xi32>
%z4 = stablehlo.constant dense<0> : tensor<4x1xi32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<4x1xi32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<4x1xi32>
%c5 = stablehlo.constant dense<"0x0100000000000000000000000000000001000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000100000000000000010000000000000001000000000000000000000000000000"> : tensor<4x4xui64>
%z5 = stablehlo.constant dense<0> : tensor<4x4xui64>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<4x4xui64>
%a5 = stablehlo.optimization_barrier %s5 : tensor<4x4xui64>
%c6 = stablehlo.constant dense<"0x01000000000000000100000000000000010000000000000001000000000000000000000000000000010000000000000001000000000000000000000000000000"> : tensor<8xui64>
%z6 = stablehlo.constant dense<0> : tensor<8xui64>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<8xui64>
%a6 = stablehlo.optimization_barrier %s6 : tensor<8xui64>
%c7 = stablehlo.constant dense<"0x00000000000000000000000000000000010000000000000000000000000000000100000000000000"> : tensor<5xui64>
%z7 = stablehlo.constant dense<0> : tensor<5xui64>
%s7 = stablehlo.select %live, %c7, %z7 : tensor<i1>, tensor<5xui64>
%a7 = stablehlo.optimization_barrier %s7 : tensor<5xui64>
%c8 = stablehlo.constant dense<"0x000000000100000002000000030000000000000001000000020000000300000000000000010000000200000003000000"> : tensor<3x4xi32>
%z8 = stablehlo.constant dense<0> : tensor<3x4xi32>
%s8 = stablehlo.select %live, %c8, %z8 : tensor<i1>, tensor<3x4xi32>
%a8 = stablehlo.optimization_barrier %s8 : tensor<3x4xi32>
%c9 = stablehlo.constant dense<"0x0100000002000000"> : tensor<2xi32>
%z9 = stablehlo.constant dense<0> : tensor<2xi32>
%s9 = stablehlo.select %live, %c9, %z9 : tensor<i1>, tensor<2xi32>
%a9 = stablehlo.optimization_barrier %s9 : tensor<2xi32>
%c10 = stablehlo.constant dense<"0x0000000000000000000000000000000001000000000000000000000000000000010000000000000001000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000100000000000000000000000000000001000000000000000000000000000000010000000000000001000000000000000100000000000000010000000000000000000000000000000100000000000000010000000000000001000000000000000100000000000000000000000000000001000000000000000100000000000000000000000000000001000000000000000100000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000000000000000000000100000000000000"> : tensor<2x4x5xui64>
%z10 = stablehlo.constant dense<0> : tensor<2x4x5xui64>
%s10 = stablehlo.select %live, %c10, %z10 : tensor<i1>, tensor<2x4x5xui64>
%a10 = stablehlo.optimization_barrier %s10 : tensor<2x4x5xui64>
%r:18 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10) : (tensor<3x4xui64>, tensor<3x4xui64>, tensor<4x5xui64>, tensor<ui64>, tensor<4x1xi32>, tensor<4x4xui64>, tensor<8xui64>, tensor<5xui64>, tensor<3x4xi32>, tensor<2xi32>, tensor<2x4x5xui64>) -> (tensor<3xui64>, tensor<ui64>, tensor<4xui64>, tensor<2x3xui64>, tensor<3x4xui64>, tensor<8xui64>, tensor<3x4xui64>, tensor<3x4xi32>, tensor<3x4xui64>, tensor<3x5xui64>, tensor<3x5xui64>, tensor<3x5xui64>, tensor<4x3xui64>, tensor<3xui64>, tensor<3x5xui64>, tensor<3x3x5xui64>, tensor<3x2xui64>, tensor<3x2xi32>)
%e0 = stablehlo.constant dense<"0x040000000000000003000000000000000100000000000000"> : tensor<3xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xui64>, tensor<3xui64>) -> ()
%e1 = stablehlo.constant dense<"0x0000000000000000"> : tensor<ui64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<ui64>, tensor<ui64>) -> ()
%e2 = stablehlo.constant dense<"0x0300000000000000030000000000000003000000000000000300000000000000"> : tensor<4xui64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<4xui64>, tensor<4xui64>) -> ()
%e3 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000020000000000000002000000000000000100000000000000"> : tensor<2x3xui64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x3xui64>, tensor<2x3xui64>) -> ()
%e4 = stablehlo.constant dense<"0x030000000000000002000000000000000300000000000000020000000000000001000000000000000100000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000100000000000000"> : tensor<3x4xui64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<3x4xui64>, tensor<3x4xui64>) -> ()
%e5 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000100000000000000"> : tensor<8xui64>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<8xui64>, tensor<8xui64>) -> ()
%e6 = stablehlo.constant dense<"0x020000000000000002000000000000000300000000000000030000000000000000000000000000000200000000000000030000000000000003000000000000000000000000000000010000000000000001000000000000000300000000000000"> : tensor<3x4xui64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<3x4xui64>, tensor<3x4xui64>) -> ()
%e7 = stablehlo.constant dense<"0x010000000200000000000000030000000300000000000000010000000200000000000000010000000200000003000000"> : tensor<3x4xi32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
%e8 = stablehlo.constant dense<"0x040000000000000003000000000000000300000000000000040000000000000003000000000000000400000000000000040000000000000000000000000000000000000000000000010000000000000001000000000000000400000000000000"> : tensor<3x4xui64>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<3x4xui64>, tensor<3x4xui64>) -> ()
%e9 = stablehlo.constant dense<"0x010000000000000003000000000000000300000000000000010000000000000003000000000000000100000000000000020000000000000002000000000000000000000000000000020000000000000000000000000000000100000000000000010000000000000001000000000000000100000000000000"> : tensor<3x5xui64>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x5xui64>, tensor<3x5xui64>) -> ()
%e10 = stablehlo.constant dense<"0x010000000000000003000000000000000300000000000000010000000000000003000000000000000100000000000000020000000000000002000000000000000000000000000000020000000000000000000000000000000100000000000000010000000000000001000000000000000100000000000000"> : tensor<3x5xui64>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x5xui64>, tensor<3x5xui64>) -> ()
%e11 = stablehlo.constant dense<"0x010000000000000003000000000000000300000000000000010000000000000003000000000000000100000000000000020000000000000002000000000000000000000000000000020000000000000000000000000000000100000000000000010000000000000001000000000000000100000000000000"> : tensor<3x5xui64>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<3x5xui64>, tensor<3x5xui64>) -> ()
%e12 = stablehlo.constant dense<"0x010000000000000001000000000000000000000000000000010000000000000001000000000000000000000000000000010000000000000001000000000000000000000000000000010000000000000000000000000000000100000000000000"> : tensor<4x3xui64>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<4x3xui64>, tensor<4x3xui64>) -> ()
%e13 = stablehlo.constant dense<"0x040000000000000003000000000000000100000000000000"> : tensor<3xui64>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<3xui64>, tensor<3xui64>) -> ()
%e14 = stablehlo.constant dense<"0x010000000000000003000000000000000300000000000000010000000000000003000000000000000100000000000000030000000000000002000000000000000100000000000000020000000000000000000000000000000000000000000000010000000000000000000000000000000100000000000000"> : tensor<3x5xui64>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<3x5xui64>, tensor<3x5xui64>) -> ()
%e15 = stablehlo.constant dense<"0x010000000000000001000000000000000100000000000000000000000000000001000000000000000100000000000000010000000000000001000000000000000000000000000000010000000000000001000000000000000100000000000000010000000000000000000000000000000100000000000000010000000000000001000000000000000100000000000000000000000000000001000000000000000100000000000000010000000000000001000000000000000000000000000000010000000000000000000000000000000000000000000000010000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000100000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3x5xui64>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x3x5xui64>, tensor<3x3x5xui64>) -> ()
%e16 = stablehlo.constant dense<"0x030000000000000003000000000000000300000000000000030000000000000003000000000000000100000000000000"> : tensor<3x2xui64>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<3x2xui64>, tensor<3x2xui64>) -> ()
%e17 = stablehlo.constant dense<"0x000000000300000001000000020000000300000001000000"> : tensor<3x2xi32>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<3x2xi32>, tensor<3x2xi32>) -> ()
return
}
func.func private @f(%x: tensor<3x4xui64>, %n: tensor<3x4xui64>, %w: tensor<4x5xui64>, %z: tensor<ui64>, %far: tensor<4x1xi32>, %u: tensor<4x4xui64>, %line: tensor<8xui64>, %source: tensor<5xui64>, %places: tensor<3x4xi32>, %groups: tensor<2xi32>, %pair: tensor<2x4x5xui64>) -> (tensor<3xui64>, tensor<ui64>, tensor<4xui64>, tensor<2x3xui64>, tensor<3x4xui64>, tensor<8xui64>, tensor<3x4xui64>, tensor<3x4xi32>, tensor<3x4xui64>, tensor<3x5xui64>, tensor<3x5xui64>, tensor<3x5xui64>, tensor<4x3xui64>, tensor<3xui64>, tensor<3x5xui64>, tensor<3x3x5xui64>, tensor<3x2xui64>, tensor<3x2xi32>) {
%0 = stablehlo.reduce(%n init: %z) applies stablehlo.add across dimensions = [1] : (tensor<3x4xui64>, tensor<ui64>) -> tensor<3xui64>
%1 = stablehlo.reduce(%z init: %z) applies stablehlo.add across dimensions = [] : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%2 = stablehlo.slice %x [0:1, 0:1] : (tensor<3x4xui64>) -> tensor<1x1xui64>
%3 = stablehlo.reshape %2 : (tensor<1x1xui64>) -> tensor<ui64>
%4 = stablehlo.reduce(%x init: %3) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4xui64>, tensor<ui64>) -> tensor<4xui64>
%5 = "stablehlo.reduce_window"(%n, %z) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[1, 0], [-1, 1]]> : tensor<2x2xi64>}> ({
^bb0(%p: tensor<ui64>, %q: tensor<ui64>):
%s = stablehlo.add %p, %q : tensor<ui64>
stablehlo.return %s : tensor<ui64>
}) : (tensor<3x4xui64>, tensor<ui64>) -> tensor<2x3xui64>
%6 = "stablehlo.scatter"(%n, %far, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
^bb0(%p: tensor<ui64>, %q: tensor<ui64>):
%s = stablehlo.add %p, %q : tensor<ui64>
stablehlo.return %s : tensor<ui64>
}) : (tensor<3x4xui64>, tensor<4x1xi32>, tensor<4x4xui64>) -> tensor<3x4xui64>
%7 = "stablehlo.select_and_scatter"(%line, %source, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<1> : tensor<1x2xi64>}> ({
^bb0(%p: tensor<ui64>, %q: tensor<ui64>):
%s = stablehlo.compare GE, %p, %q, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}, {
^bb0(%p: tensor<ui64>, %q: tensor<ui64>):
%s = stablehlo.add %p, %q : tensor<ui64>
stablehlo.return %s : tensor<ui64>
}) : (tensor<8xui64>, tensor<5xui64>, tensor<ui64>) -> tensor<8xui64>
%8:2 = "stablehlo.sort"(%x, %places) <{dimension = 1 : i64, is_stable = true}> ({
^bb0(%p: tensor<ui64>, %q: tensor<ui64>, %v: tensor<i32>, %vv: tensor<i32>):
%s = stablehlo.compare LT, %p, %q, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<3x4xui64>, tensor<3x4xi32>) -> (tensor<3x4xui64>, tensor<3x4xi32>)
%9 = "stablehlo.map"(%x, %n) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%p: tensor<ui64>, %q: tensor<ui64>):
%s = stablehlo.add %p, %q : tensor<ui64>
stablehlo.return %s : tensor<ui64>
}) : (tensor<3x4xui64>, tensor<3x4xui64>) -> tensor<3x4xui64>
%10 = stablehlo.dot_general %n, %w, contracting_dims = [1] x [0] : (tensor<3x4xui64>, tensor<4x5xui64>) -> tensor<3x5xui64>
%11 = stablehlo.dot %n, %w : (tensor<3x4xui64>, tensor<4x5xui64>) -> tensor<3x5xui64>
%12 = stablehlo.einsum %n, %w, config = "ab,bc->ac" : (tensor<3x4xui64>, tensor<4x5xui64>) -> tensor<3x5xui64>
%13 = stablehlo.unary_einsum %n, config = "ab->ba" : (tensor<3x4xui64>) -> tensor<4x3xui64>
%14 = stablehlo.dot_general %n, %n, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<3x4xui64>, tensor<3x4xui64>) -> tensor<3xui64>
%15 = "chlo.ragged_dot"(%n, %pair, %groups) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<3x4xui64>, tensor<2x4x5xui64>, tensor<2xi32>) -> tensor<3x5xui64>
%16 = stablehlo.reshape %n : (tensor<3x4xui64>) -> tensor<3x4x1xui64>
%17 = stablehlo.slice %w [0:2, 0:5] : (tensor<4x5xui64>) -> tensor<2x5xui64>
%18 = stablehlo.reshape %17 : (tensor<2x5xui64>) -> tensor<2x1x5xui64>
%19 = stablehlo.convolution(%16, %18) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x4x1xui64>, tensor<2x1x5xui64>) -> tensor<3x3x5xui64>
%20:2 = chlo.top_k(%x, k = 2) : tensor<3x4xui64> -> (tensor<3x2xui64>, tensor<3x2xi32>)
return %0, %1, %4, %5, %6, %7, %8#0, %8#1, %9, %10, %11, %12, %13, %14, %15, %19, %20#0, %20#1 : tensor<3xui64>, tensor<ui64>, tensor<4xui64>, tensor<2x3xui64>, tensor<3x4xui64>, tensor<8xui64>, tensor<3x4xui64>, tensor<3x4xi32>, tensor<3x4xui64>, tensor<3x5xui64>, tensor<3x5xui64>, tensor<3x5xui64>, tensor<4x3xui64>, tensor<3xui64>, tensor<3x5xui64>, tensor<3x3x5xui64>, tensor<3x2xui64>, tensor<3x2xi32>
}
}
// -----
// carries_ui64
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x020000000000000003000000000000000000000000000000030000000000000001000000000000000200000000000000"> : tensor<2x3xui64>
%z0 = stablehlo.constant dense<0> : tensor<2x3xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x3xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x3xui64>
%c1 = stablehlo.constant dense<"0x030000000000000003000000000000000300000000000000030000000000000000000000000000000300000000000000"> : tensor<2x3xui64>
%z1 = stablehlo.constant dense<0> : tensor<2x3xui64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x3xui64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x3xui64>
%c2 = stablehlo.constant dense<> : tensor<0x3xui64>
%z2 = stablehlo.constant dense<> : tensor<0x3xui64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<0x3xui64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<0x3xui64>
%c3 = stablehlo.constant dense<"0x0000000000000000"> : tensor<ui64>
%z3 = stablehlo.constant dense<1> : tensor<ui64>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<ui64>
%a3 = stablehlo.optimization_barrier %s3 : tensor<ui64>
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
%r:16 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8) : (tensor<2x3xui64>, tensor<2x3xui64>, tensor<0x3xui64>, tensor<ui64>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<i32>) -> (tensor<2x3xui64>, tensor<2x3xui64>, tensor<2x3xui64>, tensor<2x3xui64>, tensor<2x3xui64>, tensor<2xui64>, tensor<ui64>, tensor<2x3xui64>, tensor<2x3xui64>, tensor<3x0xui64>, tensor<3xui64>, tensor<2x3xui64>, tensor<0x3xui64>, tensor<0x3xui64>, tensor<0x3xui64>, tensor<3x3xui64>)
%e0 = stablehlo.constant dense<"0x030000000000000003000000000000000300000000000000030000000000000000000000000000000300000000000000"> : tensor<2x3xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x3xui64>, tensor<2x3xui64>) -> ()
%e1 = stablehlo.constant dense<"0x020000000000000003000000000000000000000000000000030000000000000001000000000000000200000000000000"> : tensor<2x3xui64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x3xui64>, tensor<2x3xui64>) -> ()
%e2 = stablehlo.constant dense<"0x030000000000000003000000000000000300000000000000030000000000000000000000000000000300000000000000"> : tensor<2x3xui64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3xui64>, tensor<2x3xui64>) -> ()
%e3 = stablehlo.constant dense<"0x020000000000000003000000000000000000000000000000030000000000000001000000000000000200000000000000"> : tensor<2x3xui64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x3xui64>, tensor<2x3xui64>) -> ()
%e4 = stablehlo.constant dense<"0x030000000000000003000000000000000300000000000000030000000000000000000000000000000300000000000000"> : tensor<2x3xui64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x3xui64>, tensor<2x3xui64>) -> ()
%e5 = stablehlo.constant dense<"0x02000000000000000500000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e6 = stablehlo.constant dense<"0x0500000000000000"> : tensor<ui64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<ui64>, tensor<ui64>) -> ()
%e7 = stablehlo.constant dense<"0x020000000000000002000000000000000200000000000000020000000000000002000000000000000200000000000000"> : tensor<2x3xui64>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x3xui64>, tensor<2x3xui64>) -> ()
%e8 = stablehlo.constant dense<"0x020000000000000003000000000000000000000000000000030000000000000001000000000000000200000000000000"> : tensor<2x3xui64>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3xui64>, tensor<2x3xui64>) -> ()
%e9 = stablehlo.constant dense<> : tensor<3x0xui64>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x0xui64>, tensor<3x0xui64>) -> ()
%e10 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<3xui64>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3xui64>, tensor<3xui64>) -> ()
%e11 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x3xui64>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x3xui64>, tensor<2x3xui64>) -> ()
%e12 = stablehlo.constant dense<> : tensor<0x3xui64>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<0x3xui64>, tensor<0x3xui64>) -> ()
%e13 = stablehlo.constant dense<> : tensor<0x3xui64>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<0x3xui64>, tensor<0x3xui64>) -> ()
%e14 = stablehlo.constant dense<> : tensor<0x3xui64>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<0x3xui64>, tensor<0x3xui64>) -> ()
%e15 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3xui64>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x3xui64>, tensor<3x3xui64>) -> ()
return
}
func.func private @f(%x: tensor<2x3xui64>, %y: tensor<2x3xui64>, %none: tensor<0x3xui64>, %zero: tensor<ui64>, %rounds: tensor<i32>, %one: tensor<i32>, %start: tensor<i32>, %no: tensor<i1>, %branch: tensor<i32>) -> (tensor<2x3xui64>, tensor<2x3xui64>, tensor<2x3xui64>, tensor<2x3xui64>, tensor<2x3xui64>, tensor<2xui64>, tensor<ui64>, tensor<2x3xui64>, tensor<2x3xui64>, tensor<3x0xui64>, tensor<3xui64>, tensor<2x3xui64>, tensor<0x3xui64>, tensor<0x3xui64>, tensor<0x3xui64>, tensor<3x3xui64>) {
%0:3 = stablehlo.while(%i = %start, %a = %x, %b = %y) : tensor<i32>, tensor<2x3xui64>, tensor<2x3xui64>
cond {
%s = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
} do {
%s = stablehlo.add %i, %one : tensor<i32>
stablehlo.return %s, %b, %a : tensor<i32>, tensor<2x3xui64>, tensor<2x3xui64>
}
%1 = "stablehlo.if"(%no) ({
stablehlo.return %x : tensor<2x3xui64>
}, {
stablehlo.return %y : tensor<2x3xui64>
}) : (tensor<i1>) -> tensor<2x3xui64>
%2 = "stablehlo.case"(%branch) ({
stablehlo.return %y : tensor<2x3xui64>
}, {
stablehlo.return %y : tensor<2x3xui64>
}, {
stablehlo.return %x : tensor<2x3xui64>
}) : (tensor<i32>) -> tensor<2x3xui64>
%3 = stablehlo.composite "own.swap" %x, %y {decomposition = @second} : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
%4 = stablehlo.slice %x [0:2, 0:1] : (tensor<2x3xui64>) -> tensor<2x1xui64>
%5 = stablehlo.reshape %4 : (tensor<2x1xui64>) -> tensor<2xui64>
%6:2 = chlo.scan(%5) inits(%zero) dimension=0 {
^bb0(%v: tensor<ui64>, %c: tensor<ui64>):
%s = stablehlo.add %v, %c : tensor<ui64>
stablehlo.return %s, %s : tensor<ui64>, tensor<ui64>
} : (tensor<2xui64>, tensor<ui64>) -> (tensor<2xui64>, tensor<ui64>)
%7 = "chlo.constant_like"(%x) <{value = 2 : ui64}> : (tensor<2x3xui64>) -> tensor<2x3xui64>
%8 = stablehlo.concatenate %none, %x, dim = 0 : (tensor<0x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
%9 = stablehlo.transpose %none, dims = [1, 0] : (tensor<0x3xui64>) -> tensor<3x0xui64>
%10 = stablehlo.reduce(%none init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<0x3xui64>, tensor<ui64>) -> tensor<3xui64>
%11 = stablehlo.pad %none, %zero, low = [1, 0], high = [1, 0], interior = [0, 0] : (tensor<0x3xui64>, tensor<ui64>) -> tensor<2x3xui64>
%12 = stablehlo.slice %x [1:1, 0:3] : (tensor<2x3xui64>) -> tensor<0x3xui64>
%13 = stablehlo.add %none, %none : tensor<0x3xui64>
%14 = "stablehlo.sort"(%none) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%p: tensor<ui64>, %q: tensor<ui64>):
%s = stablehlo.compare LT, %p, %q, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<0x3xui64>) -> tensor<0x3xui64>
%15 = stablehlo.transpose %none, dims = [1, 0] : (tensor<0x3xui64>) -> tensor<3x0xui64>
%16 = stablehlo.dot_general %15, %none, contracting_dims = [1] x [0] : (tensor<3x0xui64>, tensor<0x3xui64>) -> tensor<3x3xui64>
return %0#1, %0#2, %1, %2, %3, %6#0, %6#1, %7, %8, %9, %10, %11, %12, %13, %14, %16 : tensor<2x3xui64>, tensor<2x3xui64>, tensor<2x3xui64>, tensor<2x3xui64>, tensor<2x3xui64>, tensor<2xui64>, tensor<ui64>, tensor<2x3xui64>, tensor<2x3xui64>, tensor<3x0xui64>, tensor<3xui64>, tensor<2x3xui64>, tensor<0x3xui64>, tensor<0x3xui64>, tensor<0x3xui64>, tensor<3x3xui64>
}
func.func private @second(%p: tensor<2x3xui64>, %q: tensor<2x3xui64>) -> tensor<2x3xui64> {
return %q : tensor<2x3xui64>
}
}
