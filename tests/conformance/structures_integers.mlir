// moves_i1
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<[[true, true, true, true], [true, true, true, false], [false, true, true, true]]> : tensor<3x4xi1>
%z0 = stablehlo.constant dense<false> : tensor<3x4xi1>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xi1>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xi1>
%c1 = stablehlo.constant dense<[[true, true, false, true], [false, true, true, true], [true, true, false, true]]> : tensor<3x4xi1>
%z1 = stablehlo.constant dense<false> : tensor<3x4xi1>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xi1>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xi1>
%c2 = stablehlo.constant dense<[[true, true], [true, true]]> : tensor<2x2xi1>
%z2 = stablehlo.constant dense<false> : tensor<2x2xi1>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x2xi1>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x2xi1>
%c3 = stablehlo.constant dense<true> : tensor<i1>
%z3 = stablehlo.constant dense<false> : tensor<i1>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<i1>
%a3 = stablehlo.optimization_barrier %s3 : tensor<i1>
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
%r:23 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9) : (tensor<3x4xi1>, tensor<3x4xi1>, tensor<2x2xi1>, tensor<i1>, tensor<3x4xi1>, tensor<i1>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4x1xi32>) -> (tensor<3x2x4xi1>, tensor<3x2xi1>, tensor<2x3x4xi1>, tensor<2x6xi1>, tensor<1x1xi1>, tensor<4x3xi1>, tensor<i1>, tensor<3x4xi1>, tensor<2x3xi1>, tensor<2x2xi1>, tensor<3x4xi1>, tensor<5x5xi1>, tensor<3x8xi1>, tensor<4x4xi1>, tensor<4x4xi1>, tensor<3x4xi1>, tensor<3x4xi1>, tensor<3x4xi1>, tensor<i32>, tensor<i1>, tensor<3x4xi1>, tensor<3x4xi1>, tensor<3x4xi1>)
%e0 = stablehlo.constant dense<[[[true, true, true, true], [true, true, true, true]], [[true, true, true, false], [true, true, true, false]], [[false, true, true, true], [false, true, true, true]]]> : tensor<3x2x4xi1>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3x2x4xi1>, tensor<3x2x4xi1>) -> ()
%e1 = stablehlo.constant dense<[[true, true], [true, true], [true, true]]> : tensor<3x2xi1>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x2xi1>, tensor<3x2xi1>) -> ()
%e2 = stablehlo.constant dense<[[[true, true, true, true], [true, true, true, false], [false, true, true, true]], [[true, true, true, true], [true, true, true, false], [false, true, true, true]]]> : tensor<2x3x4xi1>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3x4xi1>, tensor<2x3x4xi1>) -> ()
%e3 = stablehlo.constant dense<[[true, true, true, true, true, true], [true, false, false, true, true, true]]> : tensor<2x6xi1>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x6xi1>, tensor<2x6xi1>) -> ()
%e4 = stablehlo.constant dense<[[true]]> : tensor<1x1xi1>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<1x1xi1>, tensor<1x1xi1>) -> ()
%e5 = stablehlo.constant dense<[[true, true, false], [true, true, true], [true, true, true], [true, false, true]]> : tensor<4x3xi1>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<4x3xi1>, tensor<4x3xi1>) -> ()
%e6 = stablehlo.constant dense<true> : tensor<i1>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
%e7 = stablehlo.constant dense<[[true, true, true, false], [false, true, true, true], [true, true, true, true]]> : tensor<3x4xi1>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
%e8 = stablehlo.constant dense<[[true, true, true], [true, true, true]]> : tensor<2x3xi1>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3xi1>, tensor<2x3xi1>) -> ()
%e9 = stablehlo.constant dense<[[true, true], [true, false]]> : tensor<2x2xi1>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<2x2xi1>, tensor<2x2xi1>) -> ()
%e10 = stablehlo.constant dense<[[true, true, true, true], [true, true, true, true], [false, true, true, true]]> : tensor<3x4xi1>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
%e11 = stablehlo.constant dense<[[true, true, true, true, true], [true, true, true, true, true], [true, true, true, true, true], [true, true, false, true, true], [true, true, true, true, true]]> : tensor<5x5xi1>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<5x5xi1>, tensor<5x5xi1>) -> ()
%e12 = stablehlo.constant dense<[[true, true, true, true, true, true, false, true], [true, true, true, false, false, true, true, true], [false, true, true, true, true, true, false, true]]> : tensor<3x8xi1>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<3x8xi1>, tensor<3x8xi1>) -> ()
%e13 = stablehlo.constant dense<[[true, true, true, true], [false, true, true, true], [true, true, true, true], [false, true, true, true]]> : tensor<4x4xi1>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<4x4xi1>, tensor<4x4xi1>) -> ()
%e14 = stablehlo.constant dense<[[false, true, true, true], [true, true, true, true], [false, true, true, true], [true, true, true, false]]> : tensor<4x4xi1>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<4x4xi1>, tensor<4x4xi1>) -> ()
%e15 = stablehlo.constant dense<[[true, true, true, true], [false, true, true, false], [true, true, true, true]]> : tensor<3x4xi1>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
%e16 = stablehlo.constant dense<[[true, true, true, true], [true, true, true, false], [false, true, true, true]]> : tensor<3x4xi1>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
%e17 = stablehlo.constant dense<[[true, true, false, true], [false, true, true, true], [true, true, false, true]]> : tensor<3x4xi1>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
%e18 = stablehlo.constant dense<"0x04000000"> : tensor<i32>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
%e19 = stablehlo.constant dense<true> : tensor<i1>
stablehlo.custom_call @check.expect_eq(%r#19, %e19) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
%e20 = stablehlo.constant dense<[[true, true, false, true], [false, true, true, true], [true, true, false, true]]> : tensor<3x4xi1>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
%e21 = stablehlo.constant dense<[[true, true, true, true], [true, true, true, false], [false, true, true, true]]> : tensor<3x4xi1>
stablehlo.custom_call @check.expect_eq(%r#21, %e21) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
%e22 = stablehlo.constant dense<[[true, true, true, true], [true, true, true, false], [false, true, true, true]]> : tensor<3x4xi1>
stablehlo.custom_call @check.expect_eq(%r#22, %e22) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
return
}
func.func private @f(%x: tensor<3x4xi1>, %y: tensor<3x4xi1>, %u: tensor<2x2xi1>, %p: tensor<i1>, %m: tensor<3x4xi1>, %c: tensor<i1>, %i: tensor<i32>, %j: tensor<i32>, %rows: tensor<4xi32>, %far: tensor<4x1xi32>) -> (tensor<3x2x4xi1>, tensor<3x2xi1>, tensor<2x3x4xi1>, tensor<2x6xi1>, tensor<1x1xi1>, tensor<4x3xi1>, tensor<i1>, tensor<3x4xi1>, tensor<2x3xi1>, tensor<2x2xi1>, tensor<3x4xi1>, tensor<5x5xi1>, tensor<3x8xi1>, tensor<4x4xi1>, tensor<4x4xi1>, tensor<3x4xi1>, tensor<3x4xi1>, tensor<3x4xi1>, tensor<i32>, tensor<i1>, tensor<3x4xi1>, tensor<3x4xi1>, tensor<3x4xi1>) {
%0 = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<3x4xi1>) -> tensor<3x2x4xi1>
%1 = stablehlo.broadcast_in_dim %p, dims = [] : (tensor<i1>) -> tensor<3x2xi1>
%2 = stablehlo.broadcast %x, sizes = [2] : (tensor<3x4xi1>) -> tensor<2x3x4xi1>
%3 = stablehlo.reshape %x : (tensor<3x4xi1>) -> tensor<2x6xi1>
%4 = stablehlo.reshape %p : (tensor<i1>) -> tensor<1x1xi1>
%5 = stablehlo.transpose %x, dims = [1, 0] : (tensor<3x4xi1>) -> tensor<4x3xi1>
%6 = stablehlo.transpose %p, dims = [] : (tensor<i1>) -> tensor<i1>
%7 = stablehlo.reverse %x, dims = [0, 1] : tensor<3x4xi1>
%8 = stablehlo.slice %x [0:3:2, 1:4] : (tensor<3x4xi1>) -> tensor<2x3xi1>
%9 = stablehlo.dynamic_slice %x, %i, %j, sizes = [2, 2] : (tensor<3x4xi1>, tensor<i32>, tensor<i32>) -> tensor<2x2xi1>
%10 = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<3x4xi1>, tensor<2x2xi1>, tensor<i32>, tensor<i32>) -> tensor<3x4xi1>
%11 = stablehlo.pad %x, %p, low = [1, -1], high = [-1, 2], interior = [1, 0] : (tensor<3x4xi1>, tensor<i1>) -> tensor<5x5xi1>
%12 = stablehlo.concatenate %x, %y, dim = 1 : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x8xi1>
%13 = "stablehlo.gather"(%x, %far) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xi1>, tensor<4x1xi32>) -> tensor<4x4xi1>
%14 = "stablehlo.torch_index_select"(%x, %rows) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<3x4xi1>, tensor<4xi32>) -> tensor<4x4xi1>
%15 = stablehlo.select %m, %x, %y : tensor<3x4xi1>, tensor<3x4xi1>
%16 = stablehlo.select %c, %x, %y : tensor<i1>, tensor<3x4xi1>
%17 = stablehlo.constant dense<[[true, true, false, true], [false, true, true, true], [true, true, false, true]]> : tensor<3x4xi1>
%18 = stablehlo.get_dimension_size %x, dim = 1 : (tensor<3x4xi1>) -> tensor<i32>
%19 = stablehlo.tuple %x, %p : tuple<tensor<3x4xi1>, tensor<i1>>
%20 = stablehlo.get_tuple_element %19[1] : (tuple<tensor<3x4xi1>, tensor<i1>>) -> tensor<i1>
%21 = stablehlo.optimization_barrier %y : tensor<3x4xi1>
%22 = stablehlo.convert %x : tensor<3x4xi1>
%23 = stablehlo.bitcast_convert %x : (tensor<3x4xi1>) -> tensor<3x4xi1>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %20, %21, %22, %23 : tensor<3x2x4xi1>, tensor<3x2xi1>, tensor<2x3x4xi1>, tensor<2x6xi1>, tensor<1x1xi1>, tensor<4x3xi1>, tensor<i1>, tensor<3x4xi1>, tensor<2x3xi1>, tensor<2x2xi1>, tensor<3x4xi1>, tensor<5x5xi1>, tensor<3x8xi1>, tensor<4x4xi1>, tensor<4x4xi1>, tensor<3x4xi1>, tensor<3x4xi1>, tensor<3x4xi1>, tensor<i32>, tensor<i1>, tensor<3x4xi1>, tensor<3x4xi1>, tensor<3x4xi1>
}
}
// -----
// combinations_i1
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<[[true, true, true, true], [true, true, true, false], [false, true, true, true]]> : tensor<3x4xi1>
%z0 = stablehlo.constant dense<false> : tensor<3x4xi1>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xi1>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xi1>
%c1 = stablehlo.constant dense<[[true, true, true, true], [true, true, true, false], [false, false, false, true]]> : tensor<3x4xi1>
%z1 = stablehlo.constant dense<false> : tensor<3x4xi1>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xi1>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xi1>
%c2 = stablehlo.constant dense<[[false, false, true, false, true], [true, true, false, false, false], [false, true, true, false, true], [false, true, true, true, true]]> : tensor<4x5xi1>
%z2 = stablehlo.constant dense<false> : tensor<4x5xi1>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4x5xi1>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4x5xi1>
%c3 = stablehlo.constant dense<false> : tensor<i1>
%z3 = stablehlo.constant dense<true> : tensor<i1>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<i1>
%a3 = stablehlo.optimization_barrier %s3 : tensor<i1>
%c4 = stablehlo.constant dense<"0x0000000009000000FFFFFFFF00000000"> : tensor<4x1xi32>
%z4 = stablehlo.constant dense<0> : tensor<4x1xi32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<4x1xi32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<4x1xi32>
%c5 = stablehlo.constant dense<[[true, false, true, true], [false, false, false, false], [true, false, false, false], [true, true, true, false]]> : tensor<4x4xi1>
%z5 = stablehlo.constant dense<false> : tensor<4x4xi1>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<4x4xi1>
%a5 = stablehlo.optimization_barrier %s5 : tensor<4x4xi1>
%c6 = stablehlo.constant dense<[true, true, true, true, false, true, true, false]> : tensor<8xi1>
%z6 = stablehlo.constant dense<false> : tensor<8xi1>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<8xi1>
%a6 = stablehlo.optimization_barrier %s6 : tensor<8xi1>
%c7 = stablehlo.constant dense<[false, false, true, false, true]> : tensor<5xi1>
%z7 = stablehlo.constant dense<false> : tensor<5xi1>
%s7 = stablehlo.select %live, %c7, %z7 : tensor<i1>, tensor<5xi1>
%a7 = stablehlo.optimization_barrier %s7 : tensor<5xi1>
%c8 = stablehlo.constant dense<"0x000000000100000002000000030000000000000001000000020000000300000000000000010000000200000003000000"> : tensor<3x4xi32>
%z8 = stablehlo.constant dense<0> : tensor<3x4xi32>
%s8 = stablehlo.select %live, %c8, %z8 : tensor<i1>, tensor<3x4xi32>
%a8 = stablehlo.optimization_barrier %s8 : tensor<3x4xi32>
%r:15 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8) : (tensor<3x4xi1>, tensor<3x4xi1>, tensor<4x5xi1>, tensor<i1>, tensor<4x1xi32>, tensor<4x4xi1>, tensor<8xi1>, tensor<5xi1>, tensor<3x4xi32>) -> (tensor<3xi1>, tensor<i1>, tensor<4xi1>, tensor<2x3xi1>, tensor<3x4xi1>, tensor<8xi1>, tensor<3x4xi1>, tensor<3x4xi32>, tensor<3x4xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<4x3xi1>, tensor<3xi1>, tensor<3x3x5xi1>)
%e0 = stablehlo.constant dense<[true, true, true]> : tensor<3xi1>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xi1>, tensor<3xi1>) -> ()
%e1 = stablehlo.constant dense<false> : tensor<i1>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
%e2 = stablehlo.constant dense<[true, true, true, true]> : tensor<4xi1>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<4xi1>, tensor<4xi1>) -> ()
%e3 = stablehlo.constant dense<[[false, false, false], [true, true, true]]> : tensor<2x3xi1>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x3xi1>, tensor<2x3xi1>) -> ()
%e4 = stablehlo.constant dense<[[true, true, true, true], [true, true, true, false], [false, false, false, true]]> : tensor<3x4xi1>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
%e5 = stablehlo.constant dense<[false, false, false, true, false, false, false, true]> : tensor<8xi1>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<8xi1>, tensor<8xi1>) -> ()
%e6 = stablehlo.constant dense<[[true, true, true, true], [false, true, true, true], [false, true, true, true]]> : tensor<3x4xi1>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
%e7 = stablehlo.constant dense<"0x000000000100000002000000030000000300000000000000010000000200000000000000010000000200000003000000"> : tensor<3x4xi32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
%e8 = stablehlo.constant dense<[[true, true, true, true], [true, true, true, false], [false, true, true, true]]> : tensor<3x4xi1>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
%e9 = stablehlo.constant dense<[[true, true, true, true, true], [true, true, true, false, true], [false, true, true, true, true]]> : tensor<3x5xi1>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x5xi1>, tensor<3x5xi1>) -> ()
%e10 = stablehlo.constant dense<[[true, true, true, true, true], [true, true, true, false, true], [false, true, true, true, true]]> : tensor<3x5xi1>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x5xi1>, tensor<3x5xi1>) -> ()
%e11 = stablehlo.constant dense<[[true, true, true, true, true], [true, true, true, false, true], [false, true, true, true, true]]> : tensor<3x5xi1>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<3x5xi1>, tensor<3x5xi1>) -> ()
%e12 = stablehlo.constant dense<[[true, true, false], [true, true, false], [true, true, false], [true, false, true]]> : tensor<4x3xi1>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<4x3xi1>, tensor<4x3xi1>) -> ()
%e13 = stablehlo.constant dense<[true, true, true]> : tensor<3xi1>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<3xi1>, tensor<3xi1>) -> ()
%e14 = stablehlo.constant dense<[[[true, true, true, false, true], [true, true, true, false, true], [true, true, true, false, true]], [[true, true, true, false, true], [true, true, true, false, true], [false, false, true, false, true]], [[false, false, false, false, false], [false, false, false, false, false], [true, true, false, false, false]]]> : tensor<3x3x5xi1>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<3x3x5xi1>, tensor<3x3x5xi1>) -> ()
return
}
func.func private @f(%x: tensor<3x4xi1>, %n: tensor<3x4xi1>, %w: tensor<4x5xi1>, %z: tensor<i1>, %far: tensor<4x1xi32>, %u: tensor<4x4xi1>, %line: tensor<8xi1>, %source: tensor<5xi1>, %places: tensor<3x4xi32>) -> (tensor<3xi1>, tensor<i1>, tensor<4xi1>, tensor<2x3xi1>, tensor<3x4xi1>, tensor<8xi1>, tensor<3x4xi1>, tensor<3x4xi32>, tensor<3x4xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<4x3xi1>, tensor<3xi1>, tensor<3x3x5xi1>) {
%0 = stablehlo.reduce(%n init: %z) applies stablehlo.add across dimensions = [1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<3xi1>
%1 = stablehlo.reduce(%z init: %z) applies stablehlo.add across dimensions = [] : (tensor<i1>, tensor<i1>) -> tensor<i1>
%2 = stablehlo.slice %x [0:1, 0:1] : (tensor<3x4xi1>) -> tensor<1x1xi1>
%3 = stablehlo.reshape %2 : (tensor<1x1xi1>) -> tensor<i1>
%4 = stablehlo.reduce(%x init: %3) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4xi1>, tensor<i1>) -> tensor<4xi1>
%5 = "stablehlo.reduce_window"(%n, %z) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[1, 0], [-1, 1]]> : tensor<2x2xi64>}> ({
^bb0(%p: tensor<i1>, %q: tensor<i1>):
%s = stablehlo.add %p, %q : tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<3x4xi1>, tensor<i1>) -> tensor<2x3xi1>
%6 = "stablehlo.scatter"(%n, %far, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
^bb0(%p: tensor<i1>, %q: tensor<i1>):
%s = stablehlo.add %p, %q : tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<3x4xi1>, tensor<4x1xi32>, tensor<4x4xi1>) -> tensor<3x4xi1>
%7 = "stablehlo.select_and_scatter"(%line, %source, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<1> : tensor<1x2xi64>}> ({
^bb0(%p: tensor<i1>, %q: tensor<i1>):
%s = stablehlo.compare GE, %p, %q, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}, {
^bb0(%p: tensor<i1>, %q: tensor<i1>):
%s = stablehlo.add %p, %q : tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<8xi1>, tensor<5xi1>, tensor<i1>) -> tensor<8xi1>
%8:2 = "stablehlo.sort"(%x, %places) <{dimension = 1 : i64, is_stable = true}> ({
^bb0(%p: tensor<i1>, %q: tensor<i1>, %v: tensor<i32>, %vv: tensor<i32>):
%s = stablehlo.compare LT, %p, %q, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<3x4xi1>, tensor<3x4xi32>) -> (tensor<3x4xi1>, tensor<3x4xi32>)
%9 = "stablehlo.map"(%x, %n) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%p: tensor<i1>, %q: tensor<i1>):
%s = stablehlo.add %p, %q : tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
%10 = stablehlo.dot_general %n, %w, contracting_dims = [1] x [0] : (tensor<3x4xi1>, tensor<4x5xi1>) -> tensor<3x5xi1>
%11 = stablehlo.dot %n, %w : (tensor<3x4xi1>, tensor<4x5xi1>) -> tensor<3x5xi1>
%12 = stablehlo.einsum %n, %w, config = "ab,bc->ac" : (tensor<3x4xi1>, tensor<4x5xi1>) -> tensor<3x5xi1>
%13 = stablehlo.unary_einsum %n, config = "ab->ba" : (tensor<3x4xi1>) -> tensor<4x3xi1>
%14 = stablehlo.dot_general %n, %n, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3xi1>
%15 = stablehlo.reshape %n : (tensor<3x4xi1>) -> tensor<3x4x1xi1>
%16 = stablehlo.slice %w [0:2, 0:5] : (tensor<4x5xi1>) -> tensor<2x5xi1>
%17 = stablehlo.reshape %16 : (tensor<2x5xi1>) -> tensor<2x1x5xi1>
%18 = stablehlo.convolution(%15, %17) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x4x1xi1>, tensor<2x1x5xi1>) -> tensor<3x3x5xi1>
return %0, %1, %4, %5, %6, %7, %8#0, %8#1, %9, %10, %11, %12, %13, %14, %18 : tensor<3xi1>, tensor<i1>, tensor<4xi1>, tensor<2x3xi1>, tensor<3x4xi1>, tensor<8xi1>, tensor<3x4xi1>, tensor<3x4xi32>, tensor<3x4xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<4x3xi1>, tensor<3xi1>, tensor<3x3x5xi1>
}
}
// -----
// carries_i1
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<[[true, true, false], [true, true, true]]> : tensor<2x3xi1>
%z0 = stablehlo.constant dense<false> : tensor<2x3xi1>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x3xi1>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x3xi1>
%c1 = stablehlo.constant dense<[[true, true, true], [true, false, true]]> : tensor<2x3xi1>
%z1 = stablehlo.constant dense<false> : tensor<2x3xi1>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x3xi1>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x3xi1>
%c2 = stablehlo.constant dense<> : tensor<0x3xi1>
%z2 = stablehlo.constant dense<> : tensor<0x3xi1>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<0x3xi1>
%a2 = stablehlo.optimization_barrier %s2 : tensor<0x3xi1>
%c3 = stablehlo.constant dense<false> : tensor<i1>
%z3 = stablehlo.constant dense<true> : tensor<i1>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<i1>
%a3 = stablehlo.optimization_barrier %s3 : tensor<i1>
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
%r:16 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8) : (tensor<2x3xi1>, tensor<2x3xi1>, tensor<0x3xi1>, tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<i32>) -> (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2xi1>, tensor<i1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<3x0xi1>, tensor<3xi1>, tensor<2x3xi1>, tensor<0x3xi1>, tensor<0x3xi1>, tensor<0x3xi1>, tensor<3x3xi1>)
%e0 = stablehlo.constant dense<[[true, true, true], [true, false, true]]> : tensor<2x3xi1>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x3xi1>, tensor<2x3xi1>) -> ()
%e1 = stablehlo.constant dense<[[true, true, false], [true, true, true]]> : tensor<2x3xi1>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x3xi1>, tensor<2x3xi1>) -> ()
%e2 = stablehlo.constant dense<[[true, true, true], [true, false, true]]> : tensor<2x3xi1>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3xi1>, tensor<2x3xi1>) -> ()
%e3 = stablehlo.constant dense<[[true, true, false], [true, true, true]]> : tensor<2x3xi1>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x3xi1>, tensor<2x3xi1>) -> ()
%e4 = stablehlo.constant dense<[[true, true, true], [true, false, true]]> : tensor<2x3xi1>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x3xi1>, tensor<2x3xi1>) -> ()
%e5 = stablehlo.constant dense<[true, true]> : tensor<2xi1>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2xi1>, tensor<2xi1>) -> ()
%e6 = stablehlo.constant dense<true> : tensor<i1>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
%e7 = stablehlo.constant dense<[[true, true, true], [true, true, true]]> : tensor<2x3xi1>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x3xi1>, tensor<2x3xi1>) -> ()
%e8 = stablehlo.constant dense<[[true, true, false], [true, true, true]]> : tensor<2x3xi1>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3xi1>, tensor<2x3xi1>) -> ()
%e9 = stablehlo.constant dense<> : tensor<3x0xi1>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x0xi1>, tensor<3x0xi1>) -> ()
%e10 = stablehlo.constant dense<[false, false, false]> : tensor<3xi1>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3xi1>, tensor<3xi1>) -> ()
%e11 = stablehlo.constant dense<[[false, false, false], [false, false, false]]> : tensor<2x3xi1>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x3xi1>, tensor<2x3xi1>) -> ()
%e12 = stablehlo.constant dense<> : tensor<0x3xi1>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<0x3xi1>, tensor<0x3xi1>) -> ()
%e13 = stablehlo.constant dense<> : tensor<0x3xi1>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<0x3xi1>, tensor<0x3xi1>) -> ()
%e14 = stablehlo.constant dense<> : tensor<0x3xi1>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<0x3xi1>, tensor<0x3xi1>) -> ()
%e15 = stablehlo.constant dense<[[false, false, false], [false, false, false], [false, false, false]]> : tensor<3x3xi1>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x3xi1>, tensor<3x3xi1>) -> ()
return
}
func.func private @f(%x: tensor<2x3xi1>, %y: tensor<2x3xi1>, %none: tensor<0x3xi1>, %zero: tensor<i1>, %rounds: tensor<i32>, %one: tensor<i32>, %start: tensor<i32>, %no: tensor<i1>, %branch: tensor<i32>) -> (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2xi1>, tensor<i1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<3x0xi1>, tensor<3xi1>, tensor<2x3xi1>, tensor<0x3xi1>, tensor<0x3xi1>, tensor<0x3xi1>, tensor<3x3xi1>) {
%0:3 = stablehlo.while(%i = %start, %a = %x, %b = %y) : tensor<i32>, tensor<2x3xi1>, tensor<2x3xi1>
cond {
%s = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
} do {
%s = stablehlo.add %i, %one : tensor<i32>
stablehlo.return %s, %b, %a : tensor<i32>, tensor<2x3xi1>, tensor<2x3xi1>
}
%1 = "stablehlo.if"(%no) ({
stablehlo.return %x : tensor<2x3xi1>
}, {
stablehlo.return %y : tensor<2x3xi1>
}) : (tensor<i1>) -> tensor<2x3xi1>
%2 = "stablehlo.case"(%branch) ({
stablehlo.return %y : tensor<2x3xi1>
}, {
stablehlo.return %y : tensor<2x3xi1>
}, {
stablehlo.return %x : tensor<2x3xi1>
}) : (tensor<i32>) -> tensor<2x3xi1>
%3 = stablehlo.composite "own.swap" %x, %y {decomposition = @second} : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%4 = stablehlo.slice %x [0:2, 0:1] : (tensor<2x3xi1>) -> tensor<2x1xi1>
%5 = stablehlo.reshape %4 : (tensor<2x1xi1>) -> tensor<2xi1>
%6:2 = chlo.scan(%5) inits(%zero) dimension=0 {
^bb0(%v: tensor<i1>, %c: tensor<i1>):
%s = stablehlo.add %v, %c : tensor<i1>
stablehlo.return %s, %s : tensor<i1>, tensor<i1>
} : (tensor<2xi1>, tensor<i1>) -> (tensor<2xi1>, tensor<i1>)
%7 = "chlo.constant_like"(%x) <{value = true}> : (tensor<2x3xi1>) -> tensor<2x3xi1>
%8 = stablehlo.concatenate %none, %x, dim = 0 : (tensor<0x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%9 = stablehlo.transpose %none, dims = [1, 0] : (tensor<0x3xi1>) -> tensor<3x0xi1>
%10 = stablehlo.reduce(%none init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<0x3xi1>, tensor<i1>) -> tensor<3xi1>
%11 = stablehlo.pad %none, %zero, low = [1, 0], high = [1, 0], interior = [0, 0] : (tensor<0x3xi1>, tensor<i1>) -> tensor<2x3xi1>
%12 = stablehlo.slice %x [1:1, 0:3] : (tensor<2x3xi1>) -> tensor<0x3xi1>
%13 = stablehlo.add %none, %none : tensor<0x3xi1>
%14 = "stablehlo.sort"(%none) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%p: tensor<i1>, %q: tensor<i1>):
%s = stablehlo.compare LT, %p, %q, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<0x3xi1>) -> tensor<0x3xi1>
%15 = stablehlo.transpose %none, dims = [1, 0] : (tensor<0x3xi1>) -> tensor<3x0xi1>
%16 = stablehlo.dot_general %15, %none, contracting_dims = [1] x [0] : (tensor<3x0xi1>, tensor<0x3xi1>) -> tensor<3x3xi1>
return %0#1, %0#2, %1, %2, %3, %6#0, %6#1, %7, %8, %9, %10, %11, %12, %13, %14, %16 : tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2xi1>, tensor<i1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<3x0xi1>, tensor<3xi1>, tensor<2x3xi1>, tensor<0x3xi1>, tensor<0x3xi1>, tensor<0x3xi1>, tensor<3x3xi1>
}
func.func private @second(%p: tensor<2x3xi1>, %q: tensor<2x3xi1>) -> tensor<2x3xi1> {
return %q : tensor<2x3xi1>
}
}
// -----
// moves_i2
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<[[-1, 1, -2, -1], [1, -2, -1, -1], [-2, -1, -1, -1]]> : tensor<3x4xi2>
%z0 = stablehlo.constant dense<0> : tensor<3x4xi2>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xi2>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xi2>
%c1 = stablehlo.constant dense<[[-2, -1, -1, -1], [-1, -1, 1, -2], [1, -1, -2, 0]]> : tensor<3x4xi2>
%z1 = stablehlo.constant dense<0> : tensor<3x4xi2>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xi2>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xi2>
%c2 = stablehlo.constant dense<[[-2, -1], [-1, 1]]> : tensor<2x2xi2>
%z2 = stablehlo.constant dense<0> : tensor<2x2xi2>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x2xi2>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x2xi2>
%c3 = stablehlo.constant dense<-2> : tensor<i2>
%z3 = stablehlo.constant dense<0> : tensor<i2>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<i2>
%a3 = stablehlo.optimization_barrier %s3 : tensor<i2>
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
%r:26 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9) : (tensor<3x4xi2>, tensor<3x4xi2>, tensor<2x2xi2>, tensor<i2>, tensor<3x4xi1>, tensor<i1>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4x1xi32>) -> (tensor<3x2x4xi2>, tensor<3x2xi2>, tensor<2x3x4xi2>, tensor<2x6xi2>, tensor<1x1xi2>, tensor<4x3xi2>, tensor<i2>, tensor<3x4xi2>, tensor<2x3xi2>, tensor<2x2xi2>, tensor<3x4xi2>, tensor<5x5xi2>, tensor<3x8xi2>, tensor<4x4xi2>, tensor<4x4xi2>, tensor<3x4xi2>, tensor<3x4xi2>, tensor<3x4xi2>, tensor<i32>, tensor<i2>, tensor<3x4xi2>, tensor<3x4xi2>, tensor<3x4xi2>, tensor<3x4xui2>, tensor<3xui8>, tensor<3x4xi2>)
%e0 = stablehlo.constant dense<[[[-1, 1, -2, -1], [-1, 1, -2, -1]], [[1, -2, -1, -1], [1, -2, -1, -1]], [[-2, -1, -1, -1], [-2, -1, -1, -1]]]> : tensor<3x2x4xi2>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3x2x4xi2>, tensor<3x2x4xi2>) -> ()
%e1 = stablehlo.constant dense<[[-2, -2], [-2, -2], [-2, -2]]> : tensor<3x2xi2>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x2xi2>, tensor<3x2xi2>) -> ()
%e2 = stablehlo.constant dense<[[[-1, 1, -2, -1], [1, -2, -1, -1], [-2, -1, -1, -1]], [[-1, 1, -2, -1], [1, -2, -1, -1], [-2, -1, -1, -1]]]> : tensor<2x3x4xi2>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3x4xi2>, tensor<2x3x4xi2>) -> ()
%e3 = stablehlo.constant dense<[[-1, 1, -2, -1, 1, -2], [-1, -1, -2, -1, -1, -1]]> : tensor<2x6xi2>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x6xi2>, tensor<2x6xi2>) -> ()
%e4 = stablehlo.constant dense<[[-2]]> : tensor<1x1xi2>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<1x1xi2>, tensor<1x1xi2>) -> ()
%e5 = stablehlo.constant dense<[[-1, 1, -2], [1, -2, -1], [-2, -1, -1], [-1, -1, -1]]> : tensor<4x3xi2>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<4x3xi2>, tensor<4x3xi2>) -> ()
%e6 = stablehlo.constant dense<-2> : tensor<i2>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<i2>, tensor<i2>) -> ()
%e7 = stablehlo.constant dense<[[-1, -1, -1, -2], [-1, -1, -2, 1], [-1, -2, 1, -1]]> : tensor<3x4xi2>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4xi2>, tensor<3x4xi2>) -> ()
%e8 = stablehlo.constant dense<[[1, -2, -1], [-1, -1, -1]]> : tensor<2x3xi2>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3xi2>, tensor<2x3xi2>) -> ()
%e9 = stablehlo.constant dense<[[-2, -1], [-1, -1]]> : tensor<2x2xi2>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<2x2xi2>, tensor<2x2xi2>) -> ()
%e10 = stablehlo.constant dense<[[-1, 1, -2, -1], [1, -2, -1, 1], [-2, -1, -1, -1]]> : tensor<3x4xi2>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x4xi2>, tensor<3x4xi2>) -> ()
%e11 = stablehlo.constant dense<[[-2, -2, -2, -2, -2], [1, -2, -1, -2, -2], [-2, -2, -2, -2, -2], [-2, -1, -1, -2, -2], [-2, -2, -2, -2, -2]]> : tensor<5x5xi2>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<5x5xi2>, tensor<5x5xi2>) -> ()
%e12 = stablehlo.constant dense<[[-1, 1, -2, -1, -2, -1, -1, -1], [1, -2, -1, -1, -1, -1, 1, -2], [-2, -1, -1, -1, 1, -1, -2, 0]]> : tensor<3x8xi2>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<3x8xi2>, tensor<3x8xi2>) -> ()
%e13 = stablehlo.constant dense<[[-1, 1, -2, -1], [-2, -1, -1, -1], [-1, 1, -2, -1], [-2, -1, -1, -1]]> : tensor<4x4xi2>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<4x4xi2>, tensor<4x4xi2>) -> ()
%e14 = stablehlo.constant dense<[[-2, -1, -1, -1], [-1, 1, -2, -1], [-2, -1, -1, -1], [1, -2, -1, -1]]> : tensor<4x4xi2>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<4x4xi2>, tensor<4x4xi2>) -> ()
%e15 = stablehlo.constant dense<[[-2, 1, -2, -1], [-1, -1, -1, -1], [1, -1, -1, 0]]> : tensor<3x4xi2>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x4xi2>, tensor<3x4xi2>) -> ()
%e16 = stablehlo.constant dense<[[-1, 1, -2, -1], [1, -2, -1, -1], [-2, -1, -1, -1]]> : tensor<3x4xi2>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<3x4xi2>, tensor<3x4xi2>) -> ()
%e17 = stablehlo.constant dense<[[-2, -1, -1, -1], [-1, -1, 1, -2], [1, -1, -2, 0]]> : tensor<3x4xi2>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<3x4xi2>, tensor<3x4xi2>) -> ()
%e18 = stablehlo.constant dense<"0x04000000"> : tensor<i32>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
%e19 = stablehlo.constant dense<-2> : tensor<i2>
stablehlo.custom_call @check.expect_eq(%r#19, %e19) {has_side_effect = true} : (tensor<i2>, tensor<i2>) -> ()
%e20 = stablehlo.constant dense<[[-2, -1, -1, -1], [-1, -1, 1, -2], [1, -1, -2, 0]]> : tensor<3x4xi2>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<3x4xi2>, tensor<3x4xi2>) -> ()
%e21 = stablehlo.constant dense<[[-1, 1, -2, -1], [1, -2, -1, -1], [-2, -1, -1, -1]]> : tensor<3x4xi2>
stablehlo.custom_call @check.expect_eq(%r#21, %e21) {has_side_effect = true} : (tensor<3x4xi2>, tensor<3x4xi2>) -> ()
%e22 = stablehlo.constant dense<[[0, 1, -2, -1], [0, 1, -2, -1], [0, 1, -2, -1]]> : tensor<3x4xi2>
stablehlo.custom_call @check.expect_eq(%r#22, %e22) {has_side_effect = true} : (tensor<3x4xi2>, tensor<3x4xi2>) -> ()
%e23 = stablehlo.constant dense<[[3, 1, 2, 3], [1, 2, 3, 3], [2, 3, 3, 3]]> : tensor<3x4xui2>
stablehlo.custom_call @check.expect_eq(%r#23, %e23) {has_side_effect = true} : (tensor<3x4xui2>, tensor<3x4xui2>) -> ()
%e24 = stablehlo.constant dense<"0xE7F9FE"> : tensor<3xui8>
stablehlo.custom_call @check.expect_eq(%r#24, %e24) {has_side_effect = true} : (tensor<3xui8>, tensor<3xui8>) -> ()
%e25 = stablehlo.constant dense<[[-1, 1, -2, -1], [1, -2, -1, -1], [-2, -1, -1, -1]]> : tensor<3x4xi2>
stablehlo.custom_call @check.expect_eq(%r#25, %e25) {has_side_effect = true} : (tensor<3x4xi2>, tensor<3x4xi2>) -> ()
return
}
func.func private @f(%x: tensor<3x4xi2>, %y: tensor<3x4xi2>, %u: tensor<2x2xi2>, %p: tensor<i2>, %m: tensor<3x4xi1>, %c: tensor<i1>, %i: tensor<i32>, %j: tensor<i32>, %rows: tensor<4xi32>, %far: tensor<4x1xi32>) -> (tensor<3x2x4xi2>, tensor<3x2xi2>, tensor<2x3x4xi2>, tensor<2x6xi2>, tensor<1x1xi2>, tensor<4x3xi2>, tensor<i2>, tensor<3x4xi2>, tensor<2x3xi2>, tensor<2x2xi2>, tensor<3x4xi2>, tensor<5x5xi2>, tensor<3x8xi2>, tensor<4x4xi2>, tensor<4x4xi2>, tensor<3x4xi2>, tensor<3x4xi2>, tensor<3x4xi2>, tensor<i32>, tensor<i2>, tensor<3x4xi2>, tensor<3x4xi2>, tensor<3x4xi2>, tensor<3x4xui2>, tensor<3xui8>, tensor<3x4xi2>) {
%0 = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<3x4xi2>) -> tensor<3x2x4xi2>
%1 = stablehlo.broadcast_in_dim %p, dims = [] : (tensor<i2>) -> tensor<3x2xi2>
%2 = stablehlo.broadcast %x, sizes = [2] : (tensor<3x4xi2>) -> tensor<2x3x4xi2>
%3 = stablehlo.reshape %x : (tensor<3x4xi2>) -> tensor<2x6xi2>
%4 = stablehlo.reshape %p : (tensor<i2>) -> tensor<1x1xi2>
%5 = stablehlo.transpose %x, dims = [1, 0] : (tensor<3x4xi2>) -> tensor<4x3xi2>
%6 = stablehlo.transpose %p, dims = [] : (tensor<i2>) -> tensor<i2>
%7 = stablehlo.reverse %x, dims = [0, 1] : tensor<3x4xi2>
%8 = stablehlo.slice %x [0:3:2, 1:4] : (tensor<3x4xi2>) -> tensor<2x3xi2>
%9 = stablehlo.dynamic_slice %x, %i, %j, sizes = [2, 2] : (tensor<3x4xi2>, tensor<i32>, tensor<i32>) -> tensor<2x2xi2>
%10 = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<3x4xi2>, tensor<2x2xi2>, tensor<i32>, tensor<i32>) -> tensor<3x4xi2>
%11 = stablehlo.pad %x, %p, low = [1, -1], high = [-1, 2], interior = [1, 0] : (tensor<3x4xi2>, tensor<i2>) -> tensor<5x5xi2>
%12 = stablehlo.concatenate %x, %y, dim = 1 : (tensor<3x4xi2>, tensor<3x4xi2>) -> tensor<3x8xi2>
%13 = "stablehlo.gather"(%x, %far) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xi2>, tensor<4x1xi32>) -> tensor<4x4xi2>
%14 = "stablehlo.torch_index_select"(%x, %rows) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<3x4xi2>, tensor<4xi32>) -> tensor<4x4xi2>
%15 = stablehlo.select %m, %x, %y : tensor<3x4xi1>, tensor<3x4xi2>
%16 = stablehlo.select %c, %x, %y : tensor<i1>, tensor<3x4xi2>
%17 = stablehlo.constant dense<[[-2, -1, -1, -1], [-1, -1, 1, -2], [1, -1, -2, 0]]> : tensor<3x4xi2>
%18 = stablehlo.get_dimension_size %x, dim = 1 : (tensor<3x4xi2>) -> tensor<i32>
%19 = stablehlo.tuple %x, %p : tuple<tensor<3x4xi2>, tensor<i2>>
%20 = stablehlo.get_tuple_element %19[1] : (tuple<tensor<3x4xi2>, tensor<i2>>) -> tensor<i2>
%21 = stablehlo.optimization_barrier %y : tensor<3x4xi2>
%22 = stablehlo.convert %x : tensor<3x4xi2>
%23 = stablehlo.iota dim = 1 : tensor<3x4xi2>
%24 = stablehlo.bitcast_convert %x : (tensor<3x4xi2>) -> tensor<3x4xui2>
%25 = stablehlo.reshape %x : (tensor<3x4xi2>) -> tensor<3x4xi2>
%26 = stablehlo.bitcast_convert %25 : (tensor<3x4xi2>) -> tensor<3xui8>
%27 = stablehlo.bitcast_convert %26 : (tensor<3xui8>) -> tensor<3x4xi2>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %20, %21, %22, %23, %24, %26, %27 : tensor<3x2x4xi2>, tensor<3x2xi2>, tensor<2x3x4xi2>, tensor<2x6xi2>, tensor<1x1xi2>, tensor<4x3xi2>, tensor<i2>, tensor<3x4xi2>, tensor<2x3xi2>, tensor<2x2xi2>, tensor<3x4xi2>, tensor<5x5xi2>, tensor<3x8xi2>, tensor<4x4xi2>, tensor<4x4xi2>, tensor<3x4xi2>, tensor<3x4xi2>, tensor<3x4xi2>, tensor<i32>, tensor<i2>, tensor<3x4xi2>, tensor<3x4xi2>, tensor<3x4xi2>, tensor<3x4xui2>, tensor<3xui8>, tensor<3x4xi2>
}
}
// -----
// combinations_i2
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<[[-1, 1, -2, -1], [1, -2, -1, -1], [-2, -1, -1, -1]]> : tensor<3x4xi2>
%z0 = stablehlo.constant dense<0> : tensor<3x4xi2>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xi2>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xi2>
%c1 = stablehlo.constant dense<[[1, 1, 1, 1], [1, 1, 1, 0], [0, 0, 0, 1]]> : tensor<3x4xi2>
%z1 = stablehlo.constant dense<0> : tensor<3x4xi2>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xi2>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xi2>
%c2 = stablehlo.constant dense<[[0, 0, 1, 0, 1], [1, 1, 0, 0, 0], [0, 1, 1, 0, 1], [0, 1, 1, 1, 1]]> : tensor<4x5xi2>
%z2 = stablehlo.constant dense<0> : tensor<4x5xi2>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4x5xi2>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4x5xi2>
%c3 = stablehlo.constant dense<0> : tensor<i2>
%z3 = stablehlo.constant dense<1> : tensor<i2>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<i2>
%a3 = stablehlo.optimization_barrier %s3 : tensor<i2>
%c4 = stablehlo.constant dense<"0x0000000009000000FFFFFFFF00000000"> : tensor<4x1xi32>
%z4 = stablehlo.constant dense<0> : tensor<4x1xi32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<4x1xi32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<4x1xi32>
%c5 = stablehlo.constant dense<[[1, 0, 1, 1], [0, 0, 0, 0], [1, 0, 0, 0], [1, 1, 1, 0]]> : tensor<4x4xi2>
%z5 = stablehlo.constant dense<0> : tensor<4x4xi2>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<4x4xi2>
%a5 = stablehlo.optimization_barrier %s5 : tensor<4x4xi2>
%c6 = stablehlo.constant dense<[1, 1, 1, 1, 0, 1, 1, 0]> : tensor<8xi2>
%z6 = stablehlo.constant dense<0> : tensor<8xi2>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<8xi2>
%a6 = stablehlo.optimization_barrier %s6 : tensor<8xi2>
%c7 = stablehlo.constant dense<[0, 0, 1, 0, 1]> : tensor<5xi2>
%z7 = stablehlo.constant dense<0> : tensor<5xi2>
%s7 = stablehlo.select %live, %c7, %z7 : tensor<i1>, tensor<5xi2>
%a7 = stablehlo.optimization_barrier %s7 : tensor<5xi2>
%c8 = stablehlo.constant dense<"0x000000000100000002000000030000000000000001000000020000000300000000000000010000000200000003000000"> : tensor<3x4xi32>
%z8 = stablehlo.constant dense<0> : tensor<3x4xi32>
%s8 = stablehlo.select %live, %c8, %z8 : tensor<i1>, tensor<3x4xi32>
%a8 = stablehlo.optimization_barrier %s8 : tensor<3x4xi32>
%c9 = stablehlo.constant dense<"0x0100000002000000"> : tensor<2xi32>
%z9 = stablehlo.constant dense<0> : tensor<2xi32>
%s9 = stablehlo.select %live, %c9, %z9 : tensor<i1>, tensor<2xi32>
%a9 = stablehlo.optimization_barrier %s9 : tensor<2xi32>
%c10 = stablehlo.constant dense<[[[0, 0, 1, 0, 1], [1, 1, 0, 0, 0], [0, 1, 1, 0, 1], [0, 1, 1, 1, 1]], [[0, 1, 1, 1, 1], [0, 1, 1, 0, 1], [1, 1, 0, 0, 0], [0, 0, 1, 0, 1]]]> : tensor<2x4x5xi2>
%z10 = stablehlo.constant dense<0> : tensor<2x4x5xi2>
%s10 = stablehlo.select %live, %c10, %z10 : tensor<i1>, tensor<2x4x5xi2>
%a10 = stablehlo.optimization_barrier %s10 : tensor<2x4x5xi2>
%r:18 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10) : (tensor<3x4xi2>, tensor<3x4xi2>, tensor<4x5xi2>, tensor<i2>, tensor<4x1xi32>, tensor<4x4xi2>, tensor<8xi2>, tensor<5xi2>, tensor<3x4xi32>, tensor<2xi32>, tensor<2x4x5xi2>) -> (tensor<3xi2>, tensor<i2>, tensor<4xi2>, tensor<2x3xi2>, tensor<3x4xi2>, tensor<8xi2>, tensor<3x4xi2>, tensor<3x4xi32>, tensor<3x4xi2>, tensor<3x5xi2>, tensor<3x5xi2>, tensor<3x5xi2>, tensor<4x3xi2>, tensor<3xi2>, tensor<3x5xi2>, tensor<3x3x5xi2>, tensor<3x2xi2>, tensor<3x2xi32>)
%e0 = stablehlo.constant dense<[0, -1, 1]> : tensor<3xi2>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xi2>, tensor<3xi2>) -> ()
%e1 = stablehlo.constant dense<0> : tensor<i2>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i2>, tensor<i2>) -> ()
%e2 = stablehlo.constant dense<[1, 1, -1, -1]> : tensor<4xi2>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<4xi2>, tensor<4xi2>) -> ()
%e3 = stablehlo.constant dense<[[0, 0, 0], [-2, -2, 1]]> : tensor<2x3xi2>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x3xi2>, tensor<2x3xi2>) -> ()
%e4 = stablehlo.constant dense<[[-1, -2, -1, -2], [1, 1, 1, 0], [0, 0, 0, 1]]> : tensor<3x4xi2>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<3x4xi2>, tensor<3x4xi2>) -> ()
%e5 = stablehlo.constant dense<[0, 0, 0, 1, 0, 0, 0, 1]> : tensor<8xi2>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<8xi2>, tensor<8xi2>) -> ()
%e6 = stablehlo.constant dense<[[-2, -1, -1, 1], [-2, -1, -1, 1], [-2, -1, -1, -1]]> : tensor<3x4xi2>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<3x4xi2>, tensor<3x4xi2>) -> ()
%e7 = stablehlo.constant dense<"0x020000000000000003000000010000000100000002000000030000000000000000000000010000000200000003000000"> : tensor<3x4xi32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
%e8 = stablehlo.constant dense<[[0, -2, -1, 0], [-2, -1, 0, -1], [-2, -1, -1, 0]]> : tensor<3x4xi2>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<3x4xi2>, tensor<3x4xi2>) -> ()
%e9 = stablehlo.constant dense<[[1, -1, -1, 1, -1], [1, -2, -2, 0, -2], [0, 1, 1, 1, 1]]> : tensor<3x5xi2>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x5xi2>, tensor<3x5xi2>) -> ()
%e10 = stablehlo.constant dense<[[1, -1, -1, 1, -1], [1, -2, -2, 0, -2], [0, 1, 1, 1, 1]]> : tensor<3x5xi2>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x5xi2>, tensor<3x5xi2>) -> ()
%e11 = stablehlo.constant dense<[[1, -1, -1, 1, -1], [1, -2, -2, 0, -2], [0, 1, 1, 1, 1]]> : tensor<3x5xi2>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<3x5xi2>, tensor<3x5xi2>) -> ()
%e12 = stablehlo.constant dense<[[1, 1, 0], [1, 1, 0], [1, 1, 0], [1, 0, 1]]> : tensor<4x3xi2>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<4x3xi2>, tensor<4x3xi2>) -> ()
%e13 = stablehlo.constant dense<[0, -1, 1]> : tensor<3xi2>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<3xi2>, tensor<3xi2>) -> ()
%e14 = stablehlo.constant dense<[[1, -1, -1, 1, -1], [1, -1, -2, 1, -2], [0, 0, 1, 0, 1]]> : tensor<3x5xi2>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<3x5xi2>, tensor<3x5xi2>) -> ()
%e15 = stablehlo.constant dense<[[[1, 1, 1, 0, 1], [1, 1, 1, 0, 1], [1, 1, 1, 0, 1]], [[1, 1, 1, 0, 1], [1, 1, 1, 0, 1], [0, 0, 1, 0, 1]], [[0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [1, 1, 0, 0, 0]]]> : tensor<3x3x5xi2>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x3x5xi2>, tensor<3x3x5xi2>) -> ()
%e16 = stablehlo.constant dense<[[1, -1], [1, -1], [-1, -1]]> : tensor<3x2xi2>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<3x2xi2>, tensor<3x2xi2>) -> ()
%e17 = stablehlo.constant dense<"0x010000000000000000000000020000000100000002000000"> : tensor<3x2xi32>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<3x2xi32>, tensor<3x2xi32>) -> ()
return
}
func.func private @f(%x: tensor<3x4xi2>, %n: tensor<3x4xi2>, %w: tensor<4x5xi2>, %z: tensor<i2>, %far: tensor<4x1xi32>, %u: tensor<4x4xi2>, %line: tensor<8xi2>, %source: tensor<5xi2>, %places: tensor<3x4xi32>, %groups: tensor<2xi32>, %pair: tensor<2x4x5xi2>) -> (tensor<3xi2>, tensor<i2>, tensor<4xi2>, tensor<2x3xi2>, tensor<3x4xi2>, tensor<8xi2>, tensor<3x4xi2>, tensor<3x4xi32>, tensor<3x4xi2>, tensor<3x5xi2>, tensor<3x5xi2>, tensor<3x5xi2>, tensor<4x3xi2>, tensor<3xi2>, tensor<3x5xi2>, tensor<3x3x5xi2>, tensor<3x2xi2>, tensor<3x2xi32>) {
%0 = stablehlo.reduce(%n init: %z) applies stablehlo.add across dimensions = [1] : (tensor<3x4xi2>, tensor<i2>) -> tensor<3xi2>
%1 = stablehlo.reduce(%z init: %z) applies stablehlo.add across dimensions = [] : (tensor<i2>, tensor<i2>) -> tensor<i2>
%2 = stablehlo.slice %x [0:1, 0:1] : (tensor<3x4xi2>) -> tensor<1x1xi2>
%3 = stablehlo.reshape %2 : (tensor<1x1xi2>) -> tensor<i2>
%4 = stablehlo.reduce(%x init: %3) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4xi2>, tensor<i2>) -> tensor<4xi2>
%5 = "stablehlo.reduce_window"(%n, %z) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[1, 0], [-1, 1]]> : tensor<2x2xi64>}> ({
^bb0(%p: tensor<i2>, %q: tensor<i2>):
%s = stablehlo.add %p, %q : tensor<i2>
stablehlo.return %s : tensor<i2>
}) : (tensor<3x4xi2>, tensor<i2>) -> tensor<2x3xi2>
%6 = "stablehlo.scatter"(%n, %far, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
^bb0(%p: tensor<i2>, %q: tensor<i2>):
%s = stablehlo.add %p, %q : tensor<i2>
stablehlo.return %s : tensor<i2>
}) : (tensor<3x4xi2>, tensor<4x1xi32>, tensor<4x4xi2>) -> tensor<3x4xi2>
%7 = "stablehlo.select_and_scatter"(%line, %source, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<1> : tensor<1x2xi64>}> ({
^bb0(%p: tensor<i2>, %q: tensor<i2>):
%s = stablehlo.compare GE, %p, %q, SIGNED : (tensor<i2>, tensor<i2>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}, {
^bb0(%p: tensor<i2>, %q: tensor<i2>):
%s = stablehlo.add %p, %q : tensor<i2>
stablehlo.return %s : tensor<i2>
}) : (tensor<8xi2>, tensor<5xi2>, tensor<i2>) -> tensor<8xi2>
%8:2 = "stablehlo.sort"(%x, %places) <{dimension = 1 : i64, is_stable = true}> ({
^bb0(%p: tensor<i2>, %q: tensor<i2>, %v: tensor<i32>, %vv: tensor<i32>):
%s = stablehlo.compare LT, %p, %q, SIGNED : (tensor<i2>, tensor<i2>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<3x4xi2>, tensor<3x4xi32>) -> (tensor<3x4xi2>, tensor<3x4xi32>)
%9 = "stablehlo.map"(%x, %n) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%p: tensor<i2>, %q: tensor<i2>):
%s = stablehlo.add %p, %q : tensor<i2>
stablehlo.return %s : tensor<i2>
}) : (tensor<3x4xi2>, tensor<3x4xi2>) -> tensor<3x4xi2>
%10 = stablehlo.dot_general %n, %w, contracting_dims = [1] x [0] : (tensor<3x4xi2>, tensor<4x5xi2>) -> tensor<3x5xi2>
%11 = stablehlo.dot %n, %w : (tensor<3x4xi2>, tensor<4x5xi2>) -> tensor<3x5xi2>
%12 = stablehlo.einsum %n, %w, config = "ab,bc->ac" : (tensor<3x4xi2>, tensor<4x5xi2>) -> tensor<3x5xi2>
%13 = stablehlo.unary_einsum %n, config = "ab->ba" : (tensor<3x4xi2>) -> tensor<4x3xi2>
%14 = stablehlo.dot_general %n, %n, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<3x4xi2>, tensor<3x4xi2>) -> tensor<3xi2>
%15 = "chlo.ragged_dot"(%n, %pair, %groups) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<3x4xi2>, tensor<2x4x5xi2>, tensor<2xi32>) -> tensor<3x5xi2>
%16 = stablehlo.reshape %n : (tensor<3x4xi2>) -> tensor<3x4x1xi2>
%17 = stablehlo.slice %w [0:2, 0:5] : (tensor<4x5xi2>) -> tensor<2x5xi2>
%18 = stablehlo.reshape %17 : (tensor<2x5xi2>) -> tensor<2x1x5xi2>
%19 = stablehlo.convolution(%16, %18) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x4x1xi2>, tensor<2x1x5xi2>) -> tensor<3x3x5xi2>
%20:2 = chlo.top_k(%x, k = 2) : tensor<3x4xi2> -> (tensor<3x2xi2>, tensor<3x2xi32>)
return %0, %1, %4, %5, %6, %7, %8#0, %8#1, %9, %10, %11, %12, %13, %14, %15, %19, %20#0, %20#1 : tensor<3xi2>, tensor<i2>, tensor<4xi2>, tensor<2x3xi2>, tensor<3x4xi2>, tensor<8xi2>, tensor<3x4xi2>, tensor<3x4xi32>, tensor<3x4xi2>, tensor<3x5xi2>, tensor<3x5xi2>, tensor<3x5xi2>, tensor<4x3xi2>, tensor<3xi2>, tensor<3x5xi2>, tensor<3x3x5xi2>, tensor<3x2xi2>, tensor<3x2xi32>
}
}
// -----
// carries_i2
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<[[-2, -2, -2], [-2, 0, 1]]> : tensor<2x3xi2>
%z0 = stablehlo.constant dense<0> : tensor<2x3xi2>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x3xi2>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x3xi2>
%c1 = stablehlo.constant dense<[[-1, -1, -2], [-1, -2, -2]]> : tensor<2x3xi2>
%z1 = stablehlo.constant dense<0> : tensor<2x3xi2>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x3xi2>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x3xi2>
%c2 = stablehlo.constant dense<> : tensor<0x3xi2>
%z2 = stablehlo.constant dense<> : tensor<0x3xi2>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<0x3xi2>
%a2 = stablehlo.optimization_barrier %s2 : tensor<0x3xi2>
%c3 = stablehlo.constant dense<0> : tensor<i2>
%z3 = stablehlo.constant dense<1> : tensor<i2>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<i2>
%a3 = stablehlo.optimization_barrier %s3 : tensor<i2>
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
%r:16 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8) : (tensor<2x3xi2>, tensor<2x3xi2>, tensor<0x3xi2>, tensor<i2>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<i32>) -> (tensor<2x3xi2>, tensor<2x3xi2>, tensor<2x3xi2>, tensor<2x3xi2>, tensor<2x3xi2>, tensor<2xi2>, tensor<i2>, tensor<2x3xi2>, tensor<2x3xi2>, tensor<3x0xi2>, tensor<3xi2>, tensor<2x3xi2>, tensor<0x3xi2>, tensor<0x3xi2>, tensor<0x3xi2>, tensor<3x3xi2>)
%e0 = stablehlo.constant dense<[[-1, -1, -2], [-1, -2, -2]]> : tensor<2x3xi2>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x3xi2>, tensor<2x3xi2>) -> ()
%e1 = stablehlo.constant dense<[[-2, -2, -2], [-2, 0, 1]]> : tensor<2x3xi2>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x3xi2>, tensor<2x3xi2>) -> ()
%e2 = stablehlo.constant dense<[[-1, -1, -2], [-1, -2, -2]]> : tensor<2x3xi2>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3xi2>, tensor<2x3xi2>) -> ()
%e3 = stablehlo.constant dense<[[-2, -2, -2], [-2, 0, 1]]> : tensor<2x3xi2>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x3xi2>, tensor<2x3xi2>) -> ()
%e4 = stablehlo.constant dense<[[-1, -1, -2], [-1, -2, -2]]> : tensor<2x3xi2>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x3xi2>, tensor<2x3xi2>) -> ()
%e5 = stablehlo.constant dense<[-2, 0]> : tensor<2xi2>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2xi2>, tensor<2xi2>) -> ()
%e6 = stablehlo.constant dense<0> : tensor<i2>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<i2>, tensor<i2>) -> ()
%e7 = stablehlo.constant dense<[[1, 1, 1], [1, 1, 1]]> : tensor<2x3xi2>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x3xi2>, tensor<2x3xi2>) -> ()
%e8 = stablehlo.constant dense<[[-2, -2, -2], [-2, 0, 1]]> : tensor<2x3xi2>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3xi2>, tensor<2x3xi2>) -> ()
%e9 = stablehlo.constant dense<> : tensor<3x0xi2>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x0xi2>, tensor<3x0xi2>) -> ()
%e10 = stablehlo.constant dense<[0, 0, 0]> : tensor<3xi2>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3xi2>, tensor<3xi2>) -> ()
%e11 = stablehlo.constant dense<[[0, 0, 0], [0, 0, 0]]> : tensor<2x3xi2>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x3xi2>, tensor<2x3xi2>) -> ()
%e12 = stablehlo.constant dense<> : tensor<0x3xi2>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<0x3xi2>, tensor<0x3xi2>) -> ()
%e13 = stablehlo.constant dense<> : tensor<0x3xi2>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<0x3xi2>, tensor<0x3xi2>) -> ()
%e14 = stablehlo.constant dense<> : tensor<0x3xi2>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<0x3xi2>, tensor<0x3xi2>) -> ()
%e15 = stablehlo.constant dense<[[0, 0, 0], [0, 0, 0], [0, 0, 0]]> : tensor<3x3xi2>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x3xi2>, tensor<3x3xi2>) -> ()
return
}
func.func private @f(%x: tensor<2x3xi2>, %y: tensor<2x3xi2>, %none: tensor<0x3xi2>, %zero: tensor<i2>, %rounds: tensor<i32>, %one: tensor<i32>, %start: tensor<i32>, %no: tensor<i1>, %branch: tensor<i32>) -> (tensor<2x3xi2>, tensor<2x3xi2>, tensor<2x3xi2>, tensor<2x3xi2>, tensor<2x3xi2>, tensor<2xi2>, tensor<i2>, tensor<2x3xi2>, tensor<2x3xi2>, tensor<3x0xi2>, tensor<3xi2>, tensor<2x3xi2>, tensor<0x3xi2>, tensor<0x3xi2>, tensor<0x3xi2>, tensor<3x3xi2>) {
%0:3 = stablehlo.while(%i = %start, %a = %x, %b = %y) : tensor<i32>, tensor<2x3xi2>, tensor<2x3xi2>
cond {
%s = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
} do {
%s = stablehlo.add %i, %one : tensor<i32>
stablehlo.return %s, %b, %a : tensor<i32>, tensor<2x3xi2>, tensor<2x3xi2>
}
%1 = "stablehlo.if"(%no) ({
stablehlo.return %x : tensor<2x3xi2>
}, {
stablehlo.return %y : tensor<2x3xi2>
}) : (tensor<i1>) -> tensor<2x3xi2>
%2 = "stablehlo.case"(%branch) ({
stablehlo.return %y : tensor<2x3xi2>
}, {
stablehlo.return %y : tensor<2x3xi2>
}, {
stablehlo.return %x : tensor<2x3xi2>
}) : (tensor<i32>) -> tensor<2x3xi2>
%3 = stablehlo.composite "own.swap" %x, %y {decomposition = @second} : (tensor<2x3xi2>, tensor<2x3xi2>) -> tensor<2x3xi2>
%4 = stablehlo.slice %x [0:2, 0:1] : (tensor<2x3xi2>) -> tensor<2x1xi2>
%5 = stablehlo.reshape %4 : (tensor<2x1xi2>) -> tensor<2xi2>
%6:2 = chlo.scan(%5) inits(%zero) dimension=0 {
^bb0(%v: tensor<i2>, %c: tensor<i2>):
%s = stablehlo.add %v, %c : tensor<i2>
stablehlo.return %s, %s : tensor<i2>, tensor<i2>
} : (tensor<2xi2>, tensor<i2>) -> (tensor<2xi2>, tensor<i2>)
%7 = "chlo.constant_like"(%x) <{value = 1 : i2}> : (tensor<2x3xi2>) -> tensor<2x3xi2>
%8 = stablehlo.concatenate %none, %x, dim = 0 : (tensor<0x3xi2>, tensor<2x3xi2>) -> tensor<2x3xi2>
%9 = stablehlo.transpose %none, dims = [1, 0] : (tensor<0x3xi2>) -> tensor<3x0xi2>
%10 = stablehlo.reduce(%none init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<0x3xi2>, tensor<i2>) -> tensor<3xi2>
%11 = stablehlo.pad %none, %zero, low = [1, 0], high = [1, 0], interior = [0, 0] : (tensor<0x3xi2>, tensor<i2>) -> tensor<2x3xi2>
%12 = stablehlo.slice %x [1:1, 0:3] : (tensor<2x3xi2>) -> tensor<0x3xi2>
%13 = stablehlo.add %none, %none : tensor<0x3xi2>
%14 = "stablehlo.sort"(%none) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%p: tensor<i2>, %q: tensor<i2>):
%s = stablehlo.compare LT, %p, %q, SIGNED : (tensor<i2>, tensor<i2>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<0x3xi2>) -> tensor<0x3xi2>
%15 = stablehlo.transpose %none, dims = [1, 0] : (tensor<0x3xi2>) -> tensor<3x0xi2>
%16 = stablehlo.dot_general %15, %none, contracting_dims = [1] x [0] : (tensor<3x0xi2>, tensor<0x3xi2>) -> tensor<3x3xi2>
return %0#1, %0#2, %1, %2, %3, %6#0, %6#1, %7, %8, %9, %10, %11, %12, %13, %14, %16 : tensor<2x3xi2>, tensor<2x3xi2>, tensor<2x3xi2>, tensor<2x3xi2>, tensor<2x3xi2>, tensor<2xi2>, tensor<i2>, tensor<2x3xi2>, tensor<2x3xi2>, tensor<3x0xi2>, tensor<3xi2>, tensor<2x3xi2>, tensor<0x3xi2>, tensor<0x3xi2>, tensor<0x3xi2>, tensor<3x3xi2>
}
func.func private @second(%p: tensor<2x3xi2>, %q: tensor<2x3xi2>) -> tensor<2x3xi2> {
return %q : tensor<2x3xi2>
}
}
// -----
// moves_i4
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<[[3, 1, 2, 3], [1, 2, 3, -1], [-2, -1, -1, 3]]> : tensor<3x4xi4>
%z0 = stablehlo.constant dense<0> : tensor<3x4xi4>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xi4>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xi4>
%c1 = stablehlo.constant dense<[[2, -1, -1, 3], [-1, -1, 1, 2], [1, 3, -2, 0]]> : tensor<3x4xi4>
%z1 = stablehlo.constant dense<0> : tensor<3x4xi4>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xi4>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xi4>
%c2 = stablehlo.constant dense<[[2, 3], [3, 1]]> : tensor<2x2xi4>
%z2 = stablehlo.constant dense<0> : tensor<2x2xi4>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x2xi4>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x2xi4>
%c3 = stablehlo.constant dense<2> : tensor<i4>
%z3 = stablehlo.constant dense<0> : tensor<i4>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<i4>
%a3 = stablehlo.optimization_barrier %s3 : tensor<i4>
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
%r:26 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9) : (tensor<3x4xi4>, tensor<3x4xi4>, tensor<2x2xi4>, tensor<i4>, tensor<3x4xi1>, tensor<i1>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4x1xi32>) -> (tensor<3x2x4xi4>, tensor<3x2xi4>, tensor<2x3x4xi4>, tensor<2x6xi4>, tensor<1x1xi4>, tensor<4x3xi4>, tensor<i4>, tensor<3x4xi4>, tensor<2x3xi4>, tensor<2x2xi4>, tensor<3x4xi4>, tensor<5x5xi4>, tensor<3x8xi4>, tensor<4x4xi4>, tensor<4x4xi4>, tensor<3x4xi4>, tensor<3x4xi4>, tensor<3x4xi4>, tensor<i32>, tensor<i4>, tensor<3x4xi4>, tensor<3x4xi4>, tensor<3x4xi4>, tensor<3x4xui4>, tensor<6xui8>, tensor<6x2xi4>)
%e0 = stablehlo.constant dense<[[[3, 1, 2, 3], [3, 1, 2, 3]], [[1, 2, 3, -1], [1, 2, 3, -1]], [[-2, -1, -1, 3], [-2, -1, -1, 3]]]> : tensor<3x2x4xi4>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3x2x4xi4>, tensor<3x2x4xi4>) -> ()
%e1 = stablehlo.constant dense<[[2, 2], [2, 2], [2, 2]]> : tensor<3x2xi4>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x2xi4>, tensor<3x2xi4>) -> ()
%e2 = stablehlo.constant dense<[[[3, 1, 2, 3], [1, 2, 3, -1], [-2, -1, -1, 3]], [[3, 1, 2, 3], [1, 2, 3, -1], [-2, -1, -1, 3]]]> : tensor<2x3x4xi4>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3x4xi4>, tensor<2x3x4xi4>) -> ()
%e3 = stablehlo.constant dense<[[3, 1, 2, 3, 1, 2], [3, -1, -2, -1, -1, 3]]> : tensor<2x6xi4>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x6xi4>, tensor<2x6xi4>) -> ()
%e4 = stablehlo.constant dense<[[2]]> : tensor<1x1xi4>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<1x1xi4>, tensor<1x1xi4>) -> ()
%e5 = stablehlo.constant dense<[[3, 1, -2], [1, 2, -1], [2, 3, -1], [3, -1, 3]]> : tensor<4x3xi4>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<4x3xi4>, tensor<4x3xi4>) -> ()
%e6 = stablehlo.constant dense<2> : tensor<i4>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<i4>, tensor<i4>) -> ()
%e7 = stablehlo.constant dense<[[3, -1, -1, -2], [-1, 3, 2, 1], [3, 2, 1, 3]]> : tensor<3x4xi4>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4xi4>, tensor<3x4xi4>) -> ()
%e8 = stablehlo.constant dense<[[1, 2, 3], [-1, -1, 3]]> : tensor<2x3xi4>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3xi4>, tensor<2x3xi4>) -> ()
%e9 = stablehlo.constant dense<[[2, 3], [3, -1]]> : tensor<2x2xi4>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<2x2xi4>, tensor<2x2xi4>) -> ()
%e10 = stablehlo.constant dense<[[3, 1, 2, 3], [1, 2, 3, 1], [-2, -1, -1, 3]]> : tensor<3x4xi4>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x4xi4>, tensor<3x4xi4>) -> ()
%e11 = stablehlo.constant dense<[[2, 2, 2, 2, 2], [1, 2, 3, 2, 2], [2, 2, 2, 2, 2], [2, 3, -1, 2, 2], [2, 2, 2, 2, 2]]> : tensor<5x5xi4>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<5x5xi4>, tensor<5x5xi4>) -> ()
%e12 = stablehlo.constant dense<[[3, 1, 2, 3, 2, -1, -1, 3], [1, 2, 3, -1, -1, -1, 1, 2], [-2, -1, -1, 3, 1, 3, -2, 0]]> : tensor<3x8xi4>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<3x8xi4>, tensor<3x8xi4>) -> ()
%e13 = stablehlo.constant dense<[[3, 1, 2, 3], [-2, -1, -1, 3], [3, 1, 2, 3], [-2, -1, -1, 3]]> : tensor<4x4xi4>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<4x4xi4>, tensor<4x4xi4>) -> ()
%e14 = stablehlo.constant dense<[[-2, -1, -1, 3], [3, 1, 2, 3], [-2, -1, -1, 3], [1, 2, 3, -1]]> : tensor<4x4xi4>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<4x4xi4>, tensor<4x4xi4>) -> ()
%e15 = stablehlo.constant dense<[[2, 1, 2, 3], [-1, -1, 3, -1], [1, 3, -1, 0]]> : tensor<3x4xi4>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x4xi4>, tensor<3x4xi4>) -> ()
%e16 = stablehlo.constant dense<[[3, 1, 2, 3], [1, 2, 3, -1], [-2, -1, -1, 3]]> : tensor<3x4xi4>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<3x4xi4>, tensor<3x4xi4>) -> ()
%e17 = stablehlo.constant dense<[[2, -1, -1, 3], [-1, -1, 1, 2], [1, 3, -2, 0]]> : tensor<3x4xi4>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<3x4xi4>, tensor<3x4xi4>) -> ()
%e18 = stablehlo.constant dense<"0x04000000"> : tensor<i32>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
%e19 = stablehlo.constant dense<2> : tensor<i4>
stablehlo.custom_call @check.expect_eq(%r#19, %e19) {has_side_effect = true} : (tensor<i4>, tensor<i4>) -> ()
%e20 = stablehlo.constant dense<[[2, -1, -1, 3], [-1, -1, 1, 2], [1, 3, -2, 0]]> : tensor<3x4xi4>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<3x4xi4>, tensor<3x4xi4>) -> ()
%e21 = stablehlo.constant dense<[[3, 1, 2, 3], [1, 2, 3, -1], [-2, -1, -1, 3]]> : tensor<3x4xi4>
stablehlo.custom_call @check.expect_eq(%r#21, %e21) {has_side_effect = true} : (tensor<3x4xi4>, tensor<3x4xi4>) -> ()
%e22 = stablehlo.constant dense<[[0, 1, 2, 3], [0, 1, 2, 3], [0, 1, 2, 3]]> : tensor<3x4xi4>
stablehlo.custom_call @check.expect_eq(%r#22, %e22) {has_side_effect = true} : (tensor<3x4xi4>, tensor<3x4xi4>) -> ()
%e23 = stablehlo.constant dense<[[3, 1, 2, 3], [1, 2, 3, 15], [14, 15, 15, 3]]> : tensor<3x4xui4>
stablehlo.custom_call @check.expect_eq(%r#23, %e23) {has_side_effect = true} : (tensor<3x4xui4>, tensor<3x4xui4>) -> ()
%e24 = stablehlo.constant dense<"0x133221F3FE3F"> : tensor<6xui8>
stablehlo.custom_call @check.expect_eq(%r#24, %e24) {has_side_effect = true} : (tensor<6xui8>, tensor<6xui8>) -> ()
%e25 = stablehlo.constant dense<[[3, 1], [2, 3], [1, 2], [3, -1], [-2, -1], [-1, 3]]> : tensor<6x2xi4>
stablehlo.custom_call @check.expect_eq(%r#25, %e25) {has_side_effect = true} : (tensor<6x2xi4>, tensor<6x2xi4>) -> ()
return
}
func.func private @f(%x: tensor<3x4xi4>, %y: tensor<3x4xi4>, %u: tensor<2x2xi4>, %p: tensor<i4>, %m: tensor<3x4xi1>, %c: tensor<i1>, %i: tensor<i32>, %j: tensor<i32>, %rows: tensor<4xi32>, %far: tensor<4x1xi32>) -> (tensor<3x2x4xi4>, tensor<3x2xi4>, tensor<2x3x4xi4>, tensor<2x6xi4>, tensor<1x1xi4>, tensor<4x3xi4>, tensor<i4>, tensor<3x4xi4>, tensor<2x3xi4>, tensor<2x2xi4>, tensor<3x4xi4>, tensor<5x5xi4>, tensor<3x8xi4>, tensor<4x4xi4>, tensor<4x4xi4>, tensor<3x4xi4>, tensor<3x4xi4>, tensor<3x4xi4>, tensor<i32>, tensor<i4>, tensor<3x4xi4>, tensor<3x4xi4>, tensor<3x4xi4>, tensor<3x4xui4>, tensor<6xui8>, tensor<6x2xi4>) {
%0 = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<3x4xi4>) -> tensor<3x2x4xi4>
%1 = stablehlo.broadcast_in_dim %p, dims = [] : (tensor<i4>) -> tensor<3x2xi4>
%2 = stablehlo.broadcast %x, sizes = [2] : (tensor<3x4xi4>) -> tensor<2x3x4xi4>
%3 = stablehlo.reshape %x : (tensor<3x4xi4>) -> tensor<2x6xi4>
%4 = stablehlo.reshape %p : (tensor<i4>) -> tensor<1x1xi4>
%5 = stablehlo.transpose %x, dims = [1, 0] : (tensor<3x4xi4>) -> tensor<4x3xi4>
%6 = stablehlo.transpose %p, dims = [] : (tensor<i4>) -> tensor<i4>
%7 = stablehlo.reverse %x, dims = [0, 1] : tensor<3x4xi4>
%8 = stablehlo.slice %x [0:3:2, 1:4] : (tensor<3x4xi4>) -> tensor<2x3xi4>
%9 = stablehlo.dynamic_slice %x, %i, %j, sizes = [2, 2] : (tensor<3x4xi4>, tensor<i32>, tensor<i32>) -> tensor<2x2xi4>
%10 = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<3x4xi4>, tensor<2x2xi4>, tensor<i32>, tensor<i32>) -> tensor<3x4xi4>
%11 = stablehlo.pad %x, %p, low = [1, -1], high = [-1, 2], interior = [1, 0] : (tensor<3x4xi4>, tensor<i4>) -> tensor<5x5xi4>
%12 = stablehlo.concatenate %x, %y, dim = 1 : (tensor<3x4xi4>, tensor<3x4xi4>) -> tensor<3x8xi4>
%13 = "stablehlo.gather"(%x, %far) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xi4>, tensor<4x1xi32>) -> tensor<4x4xi4>
%14 = "stablehlo.torch_index_select"(%x, %rows) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<3x4xi4>, tensor<4xi32>) -> tensor<4x4xi4>
%15 = stablehlo.select %m, %x, %y : tensor<3x4xi1>, tensor<3x4xi4>
%16 = stablehlo.select %c, %x, %y : tensor<i1>, tensor<3x4xi4>
%17 = stablehlo.constant dense<[[2, -1, -1, 3], [-1, -1, 1, 2], [1, 3, -2, 0]]> : tensor<3x4xi4>
%18 = stablehlo.get_dimension_size %x, dim = 1 : (tensor<3x4xi4>) -> tensor<i32>
%19 = stablehlo.tuple %x, %p : tuple<tensor<3x4xi4>, tensor<i4>>
%20 = stablehlo.get_tuple_element %19[1] : (tuple<tensor<3x4xi4>, tensor<i4>>) -> tensor<i4>
%21 = stablehlo.optimization_barrier %y : tensor<3x4xi4>
%22 = stablehlo.convert %x : tensor<3x4xi4>
%23 = stablehlo.iota dim = 1 : tensor<3x4xi4>
%24 = stablehlo.bitcast_convert %x : (tensor<3x4xi4>) -> tensor<3x4xui4>
%25 = stablehlo.reshape %x : (tensor<3x4xi4>) -> tensor<6x2xi4>
%26 = stablehlo.bitcast_convert %25 : (tensor<6x2xi4>) -> tensor<6xui8>
%27 = stablehlo.bitcast_convert %26 : (tensor<6xui8>) -> tensor<6x2xi4>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %20, %21, %22, %23, %24, %26, %27 : tensor<3x2x4xi4>, tensor<3x2xi4>, tensor<2x3x4xi4>, tensor<2x6xi4>, tensor<1x1xi4>, tensor<4x3xi4>, tensor<i4>, tensor<3x4xi4>, tensor<2x3xi4>, tensor<2x2xi4>, tensor<3x4xi4>, tensor<5x5xi4>, tensor<3x8xi4>, tensor<4x4xi4>, tensor<4x4xi4>, tensor<3x4xi4>, tensor<3x4xi4>, tensor<3x4xi4>, tensor<i32>, tensor<i4>, tensor<3x4xi4>, tensor<3x4xi4>, tensor<3x4xi4>, tensor<3x4xui4>, tensor<6xui8>, tensor<6x2xi4>
}
}
// -----
// combinations_i4
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<[[3, 1, 2, 3], [1, 2, 3, -1], [-2, -1, -1, 3]]> : tensor<3x4xi4>
%z0 = stablehlo.constant dense<0> : tensor<3x4xi4>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xi4>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xi4>
%c1 = stablehlo.constant dense<[[1, 1, 1, 1], [1, 1, 1, 0], [0, 0, 0, 1]]> : tensor<3x4xi4>
%z1 = stablehlo.constant dense<0> : tensor<3x4xi4>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xi4>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xi4>
%c2 = stablehlo.constant dense<[[0, 0, 1, 0, 1], [1, 1, 0, 0, 0], [0, 1, 1, 0, 1], [0, 1, 1, 1, 1]]> : tensor<4x5xi4>
%z2 = stablehlo.constant dense<0> : tensor<4x5xi4>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4x5xi4>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4x5xi4>
%c3 = stablehlo.constant dense<0> : tensor<i4>
%z3 = stablehlo.constant dense<1> : tensor<i4>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<i4>
%a3 = stablehlo.optimization_barrier %s3 : tensor<i4>
%c4 = stablehlo.constant dense<"0x0000000009000000FFFFFFFF00000000"> : tensor<4x1xi32>
%z4 = stablehlo.constant dense<0> : tensor<4x1xi32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<4x1xi32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<4x1xi32>
%c5 = stablehlo.constant dense<[[1, 0, 1, 1], [0, 0, 0, 0], [1, 0, 0, 0], [1, 1, 1, 0]]> : tensor<4x4xi4>
%z5 = stablehlo.constant dense<0> : tensor<4x4xi4>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<4x4xi4>
%a5 = stablehlo.optimization_barrier %s5 : tensor<4x4xi4>
%c6 = stablehlo.constant dense<[1, 1, 1, 1, 0, 1, 1, 0]> : tensor<8xi4>
%z6 = stablehlo.constant dense<0> : tensor<8xi4>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<8xi4>
%a6 = stablehlo.optimization_barrier %s6 : tensor<8xi4>
%c7 = stablehlo.constant dense<[0, 0, 1, 0, 1]> : tensor<5xi4>
%z7 = stablehlo.constant dense<0> : tensor<5xi4>
%s7 = stablehlo.select %live, %c7, %z7 : tensor<i1>, tensor<5xi4>
%a7 = stablehlo.optimization_barrier %s7 : tensor<5xi4>
%c8 = stablehlo.constant dense<"0x000000000100000002000000030000000000000001000000020000000300000000000000010000000200000003000000"> : tensor<3x4xi32>
%z8 = stablehlo.constant dense<0> : tensor<3x4xi32>
%s8 = stablehlo.select %live, %c8, %z8 : tensor<i1>, tensor<3x4xi32>
%a8 = stablehlo.optimization_barrier %s8 : tensor<3x4xi32>
%c9 = stablehlo.constant dense<"0x0100000002000000"> : tensor<2xi32>
%z9 = stablehlo.constant dense<0> : tensor<2xi32>
%s9 = stablehlo.select %live, %c9, %z9 : tensor<i1>, tensor<2xi32>
%a9 = stablehlo.optimization_barrier %s9 : tensor<2xi32>
%c10 = stablehlo.constant dense<[[[0, 0, 1, 0, 1], [1, 1, 0, 0, 0], [0, 1, 1, 0, 1], [0, 1, 1, 1, 1]], [[0, 1, 1, 1, 1], [0, 1, 1, 0, 1], [1, 1, 0, 0, 0], [0, 0, 1, 0, 1]]]> : tensor<2x4x5xi4>
%z10 = stablehlo.constant dense<0> : tensor<2x4x5xi4>
%s10 = stablehlo.select %live, %c10, %z10 : tensor<i1>, tensor<2x4x5xi4>
%a10 = stablehlo.optimization_barrier %s10 : tensor<2x4x5xi4>
%r:18 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10) : (tensor<3x4xi4>, tensor<3x4xi4>, tensor<4x5xi4>, tensor<i4>, tensor<4x1xi32>, tensor<4x4xi4>, tensor<8xi4>, tensor<5xi4>, tensor<3x4xi32>, tensor<2xi32>, tensor<2x4x5xi4>) -> (tensor<3xi4>, tensor<i4>, tensor<4xi4>, tensor<2x3xi4>, tensor<3x4xi4>, tensor<8xi4>, tensor<3x4xi4>, tensor<3x4xi32>, tensor<3x4xi4>, tensor<3x5xi4>, tensor<3x5xi4>, tensor<3x5xi4>, tensor<4x3xi4>, tensor<3xi4>, tensor<3x5xi4>, tensor<3x3x5xi4>, tensor<3x2xi4>, tensor<3x2xi32>)
%e0 = stablehlo.constant dense<[4, 3, 1]> : tensor<3xi4>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xi4>, tensor<3xi4>) -> ()
%e1 = stablehlo.constant dense<0> : tensor<i4>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i4>, tensor<i4>) -> ()
%e2 = stablehlo.constant dense<[3, 3, 3, 3]> : tensor<4xi4>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<4xi4>, tensor<4xi4>) -> ()
%e3 = stablehlo.constant dense<[[0, 0, 0], [2, 2, 1]]> : tensor<2x3xi4>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x3xi4>, tensor<2x3xi4>) -> ()
%e4 = stablehlo.constant dense<[[3, 2, 3, 2], [1, 1, 1, 0], [0, 0, 0, 1]]> : tensor<3x4xi4>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<3x4xi4>, tensor<3x4xi4>) -> ()
%e5 = stablehlo.constant dense<[0, 0, 0, 1, 0, 0, 0, 1]> : tensor<8xi4>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<8xi4>, tensor<8xi4>) -> ()
%e6 = stablehlo.constant dense<[[1, 2, 3, 3], [-1, 1, 2, 3], [-2, -1, -1, 3]]> : tensor<3x4xi4>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<3x4xi4>, tensor<3x4xi4>) -> ()
%e7 = stablehlo.constant dense<"0x010000000200000000000000030000000300000000000000010000000200000000000000010000000200000003000000"> : tensor<3x4xi32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
%e8 = stablehlo.constant dense<[[4, 2, 3, 4], [2, 3, 4, -1], [-2, -1, -1, 4]]> : tensor<3x4xi4>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<3x4xi4>, tensor<3x4xi4>) -> ()
%e9 = stablehlo.constant dense<[[1, 3, 3, 1, 3], [1, 2, 2, 0, 2], [0, 1, 1, 1, 1]]> : tensor<3x5xi4>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x5xi4>, tensor<3x5xi4>) -> ()
%e10 = stablehlo.constant dense<[[1, 3, 3, 1, 3], [1, 2, 2, 0, 2], [0, 1, 1, 1, 1]]> : tensor<3x5xi4>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x5xi4>, tensor<3x5xi4>) -> ()
%e11 = stablehlo.constant dense<[[1, 3, 3, 1, 3], [1, 2, 2, 0, 2], [0, 1, 1, 1, 1]]> : tensor<3x5xi4>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<3x5xi4>, tensor<3x5xi4>) -> ()
%e12 = stablehlo.constant dense<[[1, 1, 0], [1, 1, 0], [1, 1, 0], [1, 0, 1]]> : tensor<4x3xi4>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<4x3xi4>, tensor<4x3xi4>) -> ()
%e13 = stablehlo.constant dense<[4, 3, 1]> : tensor<3xi4>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<3xi4>, tensor<3xi4>) -> ()
%e14 = stablehlo.constant dense<[[1, 3, 3, 1, 3], [1, 3, 2, 1, 2], [0, 0, 1, 0, 1]]> : tensor<3x5xi4>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<3x5xi4>, tensor<3x5xi4>) -> ()
%e15 = stablehlo.constant dense<[[[1, 1, 1, 0, 1], [1, 1, 1, 0, 1], [1, 1, 1, 0, 1]], [[1, 1, 1, 0, 1], [1, 1, 1, 0, 1], [0, 0, 1, 0, 1]], [[0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [1, 1, 0, 0, 0]]]> : tensor<3x3x5xi4>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x3x5xi4>, tensor<3x3x5xi4>) -> ()
%e16 = stablehlo.constant dense<[[3, 3], [3, 2], [3, -1]]> : tensor<3x2xi4>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<3x2xi4>, tensor<3x2xi4>) -> ()
%e17 = stablehlo.constant dense<"0x000000000300000002000000010000000300000001000000"> : tensor<3x2xi32>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<3x2xi32>, tensor<3x2xi32>) -> ()
return
}
func.func private @f(%x: tensor<3x4xi4>, %n: tensor<3x4xi4>, %w: tensor<4x5xi4>, %z: tensor<i4>, %far: tensor<4x1xi32>, %u: tensor<4x4xi4>, %line: tensor<8xi4>, %source: tensor<5xi4>, %places: tensor<3x4xi32>, %groups: tensor<2xi32>, %pair: tensor<2x4x5xi4>) -> (tensor<3xi4>, tensor<i4>, tensor<4xi4>, tensor<2x3xi4>, tensor<3x4xi4>, tensor<8xi4>, tensor<3x4xi4>, tensor<3x4xi32>, tensor<3x4xi4>, tensor<3x5xi4>, tensor<3x5xi4>, tensor<3x5xi4>, tensor<4x3xi4>, tensor<3xi4>, tensor<3x5xi4>, tensor<3x3x5xi4>, tensor<3x2xi4>, tensor<3x2xi32>) {
%0 = stablehlo.reduce(%n init: %z) applies stablehlo.add across dimensions = [1] : (tensor<3x4xi4>, tensor<i4>) -> tensor<3xi4>
%1 = stablehlo.reduce(%z init: %z) applies stablehlo.add across dimensions = [] : (tensor<i4>, tensor<i4>) -> tensor<i4>
%2 = stablehlo.slice %x [0:1, 0:1] : (tensor<3x4xi4>) -> tensor<1x1xi4>
%3 = stablehlo.reshape %2 : (tensor<1x1xi4>) -> tensor<i4>
%4 = stablehlo.reduce(%x init: %3) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4xi4>, tensor<i4>) -> tensor<4xi4>
%5 = "stablehlo.reduce_window"(%n, %z) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[1, 0], [-1, 1]]> : tensor<2x2xi64>}> ({
^bb0(%p: tensor<i4>, %q: tensor<i4>):
%s = stablehlo.add %p, %q : tensor<i4>
stablehlo.return %s : tensor<i4>
}) : (tensor<3x4xi4>, tensor<i4>) -> tensor<2x3xi4>
%6 = "stablehlo.scatter"(%n, %far, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
^bb0(%p: tensor<i4>, %q: tensor<i4>):
%s = stablehlo.add %p, %q : tensor<i4>
stablehlo.return %s : tensor<i4>
}) : (tensor<3x4xi4>, tensor<4x1xi32>, tensor<4x4xi4>) -> tensor<3x4xi4>
%7 = "stablehlo.select_and_scatter"(%line, %source, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<1> : tensor<1x2xi64>}> ({
^bb0(%p: tensor<i4>, %q: tensor<i4>):
%s = stablehlo.compare GE, %p, %q, SIGNED : (tensor<i4>, tensor<i4>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}, {
^bb0(%p: tensor<i4>, %q: tensor<i4>):
%s = stablehlo.add %p, %q : tensor<i4>
stablehlo.return %s : tensor<i4>
}) : (tensor<8xi4>, tensor<5xi4>, tensor<i4>) -> tensor<8xi4>
%8:2 = "stablehlo.sort"(%x, %places) <{dimension = 1 : i64, is_stable = true}> ({
^bb0(%p: tensor<i4>, %q: tensor<i4>, %v: tensor<i32>, %vv: tensor<i32>):
%s = stablehlo.compare LT, %p, %q, SIGNED : (tensor<i4>, tensor<i4>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<3x4xi4>, tensor<3x4xi32>) -> (tensor<3x4xi4>, tensor<3x4xi32>)
%9 = "stablehlo.map"(%x, %n) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%p: tensor<i4>, %q: tensor<i4>):
%s = stablehlo.add %p, %q : tensor<i4>
stablehlo.return %s : tensor<i4>
}) : (tensor<3x4xi4>, tensor<3x4xi4>) -> tensor<3x4xi4>
%10 = stablehlo.dot_general %n, %w, contracting_dims = [1] x [0] : (tensor<3x4xi4>, tensor<4x5xi4>) -> tensor<3x5xi4>
%11 = stablehlo.dot %n, %w : (tensor<3x4xi4>, tensor<4x5xi4>) -> tensor<3x5xi4>
%12 = stablehlo.einsum %n, %w, config = "ab,bc->ac" : (tensor<3x4xi4>, tensor<4x5xi4>) -> tensor<3x5xi4>
%13 = stablehlo.unary_einsum %n, config = "ab->ba" : (tensor<3x4xi4>) -> tensor<4x3xi4>
%14 = stablehlo.dot_general %n, %n, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<3x4xi4>, tensor<3x4xi4>) -> tensor<3xi4>
%15 = "chlo.ragged_dot"(%n, %pair, %groups) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<3x4xi4>, tensor<2x4x5xi4>, tensor<2xi32>) -> tensor<3x5xi4>
%16 = stablehlo.reshape %n : (tensor<3x4xi4>) -> tensor<3x4x1xi4>
%17 = stablehlo.slice %w [0:2, 0:5] : (tensor<4x5xi4>) -> tensor<2x5xi4>
%18 = stablehlo.reshape %17 : (tensor<2x5xi4>) -> tensor<2x1x5xi4>
%19 = stablehlo.convolution(%16, %18) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x4x1xi4>, tensor<2x1x5xi4>) -> tensor<3x3x5xi4>
%20:2 = chlo.top_k(%x, k = 2) : tensor<3x4xi4> -> (tensor<3x2xi4>, tensor<3x2xi32>)
return %0, %1, %4, %5, %6, %7, %8#0, %8#1, %9, %10, %11, %12, %13, %14, %15, %19, %20#0, %20#1 : tensor<3xi4>, tensor<i4>, tensor<4xi4>, tensor<2x3xi4>, tensor<3x4xi4>, tensor<8xi4>, tensor<3x4xi4>, tensor<3x4xi32>, tensor<3x4xi4>, tensor<3x5xi4>, tensor<3x5xi4>, tensor<3x5xi4>, tensor<4x3xi4>, tensor<3xi4>, tensor<3x5xi4>, tensor<3x3x5xi4>, tensor<3x2xi4>, tensor<3x2xi32>
}
}
// -----
// carries_i4
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<[[2, 2, -2], [2, 0, 1]]> : tensor<2x3xi4>
%z0 = stablehlo.constant dense<0> : tensor<2x3xi4>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x3xi4>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x3xi4>
%c1 = stablehlo.constant dense<[[3, 3, 2], [3, -2, 2]]> : tensor<2x3xi4>
%z1 = stablehlo.constant dense<0> : tensor<2x3xi4>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x3xi4>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x3xi4>
%c2 = stablehlo.constant dense<> : tensor<0x3xi4>
%z2 = stablehlo.constant dense<> : tensor<0x3xi4>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<0x3xi4>
%a2 = stablehlo.optimization_barrier %s2 : tensor<0x3xi4>
%c3 = stablehlo.constant dense<0> : tensor<i4>
%z3 = stablehlo.constant dense<1> : tensor<i4>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<i4>
%a3 = stablehlo.optimization_barrier %s3 : tensor<i4>
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
%r:16 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8) : (tensor<2x3xi4>, tensor<2x3xi4>, tensor<0x3xi4>, tensor<i4>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<i32>) -> (tensor<2x3xi4>, tensor<2x3xi4>, tensor<2x3xi4>, tensor<2x3xi4>, tensor<2x3xi4>, tensor<2xi4>, tensor<i4>, tensor<2x3xi4>, tensor<2x3xi4>, tensor<3x0xi4>, tensor<3xi4>, tensor<2x3xi4>, tensor<0x3xi4>, tensor<0x3xi4>, tensor<0x3xi4>, tensor<3x3xi4>)
%e0 = stablehlo.constant dense<[[3, 3, 2], [3, -2, 2]]> : tensor<2x3xi4>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x3xi4>, tensor<2x3xi4>) -> ()
%e1 = stablehlo.constant dense<[[2, 2, -2], [2, 0, 1]]> : tensor<2x3xi4>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x3xi4>, tensor<2x3xi4>) -> ()
%e2 = stablehlo.constant dense<[[3, 3, 2], [3, -2, 2]]> : tensor<2x3xi4>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3xi4>, tensor<2x3xi4>) -> ()
%e3 = stablehlo.constant dense<[[2, 2, -2], [2, 0, 1]]> : tensor<2x3xi4>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x3xi4>, tensor<2x3xi4>) -> ()
%e4 = stablehlo.constant dense<[[3, 3, 2], [3, -2, 2]]> : tensor<2x3xi4>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x3xi4>, tensor<2x3xi4>) -> ()
%e5 = stablehlo.constant dense<[2, 4]> : tensor<2xi4>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2xi4>, tensor<2xi4>) -> ()
%e6 = stablehlo.constant dense<4> : tensor<i4>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<i4>, tensor<i4>) -> ()
%e7 = stablehlo.constant dense<[[1, 1, 1], [1, 1, 1]]> : tensor<2x3xi4>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x3xi4>, tensor<2x3xi4>) -> ()
%e8 = stablehlo.constant dense<[[2, 2, -2], [2, 0, 1]]> : tensor<2x3xi4>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3xi4>, tensor<2x3xi4>) -> ()
%e9 = stablehlo.constant dense<> : tensor<3x0xi4>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x0xi4>, tensor<3x0xi4>) -> ()
%e10 = stablehlo.constant dense<[0, 0, 0]> : tensor<3xi4>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3xi4>, tensor<3xi4>) -> ()
%e11 = stablehlo.constant dense<[[0, 0, 0], [0, 0, 0]]> : tensor<2x3xi4>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x3xi4>, tensor<2x3xi4>) -> ()
%e12 = stablehlo.constant dense<> : tensor<0x3xi4>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<0x3xi4>, tensor<0x3xi4>) -> ()
%e13 = stablehlo.constant dense<> : tensor<0x3xi4>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<0x3xi4>, tensor<0x3xi4>) -> ()
%e14 = stablehlo.constant dense<> : tensor<0x3xi4>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<0x3xi4>, tensor<0x3xi4>) -> ()
%e15 = stablehlo.constant dense<[[0, 0, 0], [0, 0, 0], [0, 0, 0]]> : tensor<3x3xi4>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x3xi4>, tensor<3x3xi4>) -> ()
return
}
func.func private @f(%x: tensor<2x3xi4>, %y: tensor<2x3xi4>, %none: tensor<0x3xi4>, %zero: tensor<i4>, %rounds: tensor<i32>, %one: tensor<i32>, %start: tensor<i32>, %no: tensor<i1>, %branch: tensor<i32>) -> (tensor<2x3xi4>, tensor<2x3xi4>, tensor<2x3xi4>, tensor<2x3xi4>, tensor<2x3xi4>, tensor<2xi4>, tensor<i4>, tensor<2x3xi4>, tensor<2x3xi4>, tensor<3x0xi4>, tensor<3xi4>, tensor<2x3xi4>, tensor<0x3xi4>, tensor<0x3xi4>, tensor<0x3xi4>, tensor<3x3xi4>) {
%0:3 = stablehlo.while(%i = %start, %a = %x, %b = %y) : tensor<i32>, tensor<2x3xi4>, tensor<2x3xi4>
cond {
%s = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
} do {
%s = stablehlo.add %i, %one : tensor<i32>
stablehlo.return %s, %b, %a : tensor<i32>, tensor<2x3xi4>, tensor<2x3xi4>
}
%1 = "stablehlo.if"(%no) ({
stablehlo.return %x : tensor<2x3xi4>
}, {
stablehlo.return %y : tensor<2x3xi4>
}) : (tensor<i1>) -> tensor<2x3xi4>
%2 = "stablehlo.case"(%branch) ({
stablehlo.return %y : tensor<2x3xi4>
}, {
stablehlo.return %y : tensor<2x3xi4>
}, {
stablehlo.return %x : tensor<2x3xi4>
}) : (tensor<i32>) -> tensor<2x3xi4>
%3 = stablehlo.composite "own.swap" %x, %y {decomposition = @second} : (tensor<2x3xi4>, tensor<2x3xi4>) -> tensor<2x3xi4>
%4 = stablehlo.slice %x [0:2, 0:1] : (tensor<2x3xi4>) -> tensor<2x1xi4>
%5 = stablehlo.reshape %4 : (tensor<2x1xi4>) -> tensor<2xi4>
%6:2 = chlo.scan(%5) inits(%zero) dimension=0 {
^bb0(%v: tensor<i4>, %c: tensor<i4>):
%s = stablehlo.add %v, %c : tensor<i4>
stablehlo.return %s, %s : tensor<i4>, tensor<i4>
} : (tensor<2xi4>, tensor<i4>) -> (tensor<2xi4>, tensor<i4>)
%7 = "chlo.constant_like"(%x) <{value = 1 : i4}> : (tensor<2x3xi4>) -> tensor<2x3xi4>
%8 = stablehlo.concatenate %none, %x, dim = 0 : (tensor<0x3xi4>, tensor<2x3xi4>) -> tensor<2x3xi4>
%9 = stablehlo.transpose %none, dims = [1, 0] : (tensor<0x3xi4>) -> tensor<3x0xi4>
%10 = stablehlo.reduce(%none init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<0x3xi4>, tensor<i4>) -> tensor<3xi4>
%11 = stablehlo.pad %none, %zero, low = [1, 0], high = [1, 0], interior = [0, 0] : (tensor<0x3xi4>, tensor<i4>) -> tensor<2x3xi4>
%12 = stablehlo.slice %x [1:1, 0:3] : (tensor<2x3xi4>) -> tensor<0x3xi4>
%13 = stablehlo.add %none, %none : tensor<0x3xi4>
%14 = "stablehlo.sort"(%none) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%p: tensor<i4>, %q: tensor<i4>):
%s = stablehlo.compare LT, %p, %q, SIGNED : (tensor<i4>, tensor<i4>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<0x3xi4>) -> tensor<0x3xi4>
%15 = stablehlo.transpose %none, dims = [1, 0] : (tensor<0x3xi4>) -> tensor<3x0xi4>
%16 = stablehlo.dot_general %15, %none, contracting_dims = [1] x [0] : (tensor<3x0xi4>, tensor<0x3xi4>) -> tensor<3x3xi4>
return %0#1, %0#2, %1, %2, %3, %6#0, %6#1, %7, %8, %9, %10, %11, %12, %13, %14, %16 : tensor<2x3xi4>, tensor<2x3xi4>, tensor<2x3xi4>, tensor<2x3xi4>, tensor<2x3xi4>, tensor<2xi4>, tensor<i4>, tensor<2x3xi4>, tensor<2x3xi4>, tensor<3x0xi4>, tensor<3xi4>, tensor<2x3xi4>, tensor<0x3xi4>, tensor<0x3xi4>, tensor<0x3xi4>, tensor<3x3xi4>
}
func.func private @second(%p: tensor<2x3xi4>, %q: tensor<2x3xi4>) -> tensor<2x3xi4> {
return %q : tensor<2x3xi4>
}
}
// -----
// moves_i8
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x03010203010203FFFEFFFF03"> : tensor<3x4xi8>
%z0 = stablehlo.constant dense<0> : tensor<3x4xi8>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xi8>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xi8>
%c1 = stablehlo.constant dense<"0x02FFFF03FFFF01020103FE00"> : tensor<3x4xi8>
%z1 = stablehlo.constant dense<0> : tensor<3x4xi8>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xi8>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xi8>
%c2 = stablehlo.constant dense<"0x02030301"> : tensor<2x2xi8>
%z2 = stablehlo.constant dense<0> : tensor<2x2xi8>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x2xi8>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x2xi8>
%c3 = stablehlo.constant dense<"0x02"> : tensor<i8>
%z3 = stablehlo.constant dense<0> : tensor<i8>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<i8>
%a3 = stablehlo.optimization_barrier %s3 : tensor<i8>
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
%r:26 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9) : (tensor<3x4xi8>, tensor<3x4xi8>, tensor<2x2xi8>, tensor<i8>, tensor<3x4xi1>, tensor<i1>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4x1xi32>) -> (tensor<3x2x4xi8>, tensor<3x2xi8>, tensor<2x3x4xi8>, tensor<2x6xi8>, tensor<1x1xi8>, tensor<4x3xi8>, tensor<i8>, tensor<3x4xi8>, tensor<2x3xi8>, tensor<2x2xi8>, tensor<3x4xi8>, tensor<5x5xi8>, tensor<3x8xi8>, tensor<4x4xi8>, tensor<4x4xi8>, tensor<3x4xi8>, tensor<3x4xi8>, tensor<3x4xi8>, tensor<i32>, tensor<i8>, tensor<3x4xi8>, tensor<3x4xi8>, tensor<3x4xi8>, tensor<3x4xui8>, tensor<3x4xi8>, tensor<3x4xf8E5M2>)
%e0 = stablehlo.constant dense<"0x0301020303010203010203FF010203FFFEFFFF03FEFFFF03"> : tensor<3x2x4xi8>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3x2x4xi8>, tensor<3x2x4xi8>) -> ()
%e1 = stablehlo.constant dense<"0x020202020202"> : tensor<3x2xi8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x2xi8>, tensor<3x2xi8>) -> ()
%e2 = stablehlo.constant dense<"0x03010203010203FFFEFFFF0303010203010203FFFEFFFF03"> : tensor<2x3x4xi8>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3x4xi8>, tensor<2x3x4xi8>) -> ()
%e3 = stablehlo.constant dense<"0x03010203010203FFFEFFFF03"> : tensor<2x6xi8>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x6xi8>, tensor<2x6xi8>) -> ()
%e4 = stablehlo.constant dense<"0x02"> : tensor<1x1xi8>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<1x1xi8>, tensor<1x1xi8>) -> ()
%e5 = stablehlo.constant dense<"0x0301FE0102FF0203FF03FF03"> : tensor<4x3xi8>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<4x3xi8>, tensor<4x3xi8>) -> ()
%e6 = stablehlo.constant dense<"0x02"> : tensor<i8>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<i8>, tensor<i8>) -> ()
%e7 = stablehlo.constant dense<"0x03FFFFFEFF03020103020103"> : tensor<3x4xi8>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
%e8 = stablehlo.constant dense<"0x010203FFFF03"> : tensor<2x3xi8>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3xi8>, tensor<2x3xi8>) -> ()
%e9 = stablehlo.constant dense<"0x020303FF"> : tensor<2x2xi8>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<2x2xi8>, tensor<2x2xi8>) -> ()
%e10 = stablehlo.constant dense<"0x0301020301020301FEFFFF03"> : tensor<3x4xi8>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
%e11 = stablehlo.constant dense<"0x0202020202010203020202020202020203FF02020202020202"> : tensor<5x5xi8>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<5x5xi8>, tensor<5x5xi8>) -> ()
%e12 = stablehlo.constant dense<"0x0301020302FFFF03010203FFFFFF0102FEFFFF030103FE00"> : tensor<3x8xi8>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<3x8xi8>, tensor<3x8xi8>) -> ()
%e13 = stablehlo.constant dense<"0x03010203FEFFFF0303010203FEFFFF03"> : tensor<4x4xi8>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<4x4xi8>, tensor<4x4xi8>) -> ()
%e14 = stablehlo.constant dense<"0xFEFFFF0303010203FEFFFF03010203FF"> : tensor<4x4xi8>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<4x4xi8>, tensor<4x4xi8>) -> ()
%e15 = stablehlo.constant dense<"0x02010203FFFF03FF0103FF00"> : tensor<3x4xi8>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
%e16 = stablehlo.constant dense<"0x03010203010203FFFEFFFF03"> : tensor<3x4xi8>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
%e17 = stablehlo.constant dense<"0x02FFFF03FFFF01020103FE00"> : tensor<3x4xi8>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
%e18 = stablehlo.constant dense<"0x04000000"> : tensor<i32>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
%e19 = stablehlo.constant dense<"0x02"> : tensor<i8>
stablehlo.custom_call @check.expect_eq(%r#19, %e19) {has_side_effect = true} : (tensor<i8>, tensor<i8>) -> ()
%e20 = stablehlo.constant dense<"0x02FFFF03FFFF01020103FE00"> : tensor<3x4xi8>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
%e21 = stablehlo.constant dense<"0x03010203010203FFFEFFFF03"> : tensor<3x4xi8>
stablehlo.custom_call @check.expect_eq(%r#21, %e21) {has_side_effect = true} : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
%e22 = stablehlo.constant dense<"0x000102030001020300010203"> : tensor<3x4xi8>
stablehlo.custom_call @check.expect_eq(%r#22, %e22) {has_side_effect = true} : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
%e23 = stablehlo.constant dense<"0x03010203010203FFFEFFFF03"> : tensor<3x4xui8>
stablehlo.custom_call @check.expect_eq(%r#23, %e23) {has_side_effect = true} : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
%e24 = stablehlo.constant dense<"0x03010203010203FFFEFFFF03"> : tensor<3x4xi8>
stablehlo.custom_call @check.expect_eq(%r#24, %e24) {has_side_effect = true} : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
%e25 = stablehlo.constant dense<"0x03010203010203FFFFFFFF03"> : tensor<3x4xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#25, %e25) {has_side_effect = true} : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
return
}
func.func private @f(%x: tensor<3x4xi8>, %y: tensor<3x4xi8>, %u: tensor<2x2xi8>, %p: tensor<i8>, %m: tensor<3x4xi1>, %c: tensor<i1>, %i: tensor<i32>, %j: tensor<i32>, %rows: tensor<4xi32>, %far: tensor<4x1xi32>) -> (tensor<3x2x4xi8>, tensor<3x2xi8>, tensor<2x3x4xi8>, tensor<2x6xi8>, tensor<1x1xi8>, tensor<4x3xi8>, tensor<i8>, tensor<3x4xi8>, tensor<2x3xi8>, tensor<2x2xi8>, tensor<3x4xi8>, tensor<5x5xi8>, tensor<3x8xi8>, tensor<4x4xi8>, tensor<4x4xi8>, tensor<3x4xi8>, tensor<3x4xi8>, tensor<3x4xi8>, tensor<i32>, tensor<i8>, tensor<3x4xi8>, tensor<3x4xi8>, tensor<3x4xi8>, tensor<3x4xui8>, tensor<3x4xi8>, tensor<3x4xf8E5M2>) {
%0 = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<3x4xi8>) -> tensor<3x2x4xi8>
%1 = stablehlo.broadcast_in_dim %p, dims = [] : (tensor<i8>) -> tensor<3x2xi8>
%2 = stablehlo.broadcast %x, sizes = [2] : (tensor<3x4xi8>) -> tensor<2x3x4xi8>
%3 = stablehlo.reshape %x : (tensor<3x4xi8>) -> tensor<2x6xi8>
%4 = stablehlo.reshape %p : (tensor<i8>) -> tensor<1x1xi8>
%5 = stablehlo.transpose %x, dims = [1, 0] : (tensor<3x4xi8>) -> tensor<4x3xi8>
%6 = stablehlo.transpose %p, dims = [] : (tensor<i8>) -> tensor<i8>
%7 = stablehlo.reverse %x, dims = [0, 1] : tensor<3x4xi8>
%8 = stablehlo.slice %x [0:3:2, 1:4] : (tensor<3x4xi8>) -> tensor<2x3xi8>
%9 = stablehlo.dynamic_slice %x, %i, %j, sizes = [2, 2] : (tensor<3x4xi8>, tensor<i32>, tensor<i32>) -> tensor<2x2xi8>
%10 = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<3x4xi8>, tensor<2x2xi8>, tensor<i32>, tensor<i32>) -> tensor<3x4xi8>
%11 = stablehlo.pad %x, %p, low = [1, -1], high = [-1, 2], interior = [1, 0] : (tensor<3x4xi8>, tensor<i8>) -> tensor<5x5xi8>
%12 = stablehlo.concatenate %x, %y, dim = 1 : (tensor<3x4xi8>, tensor<3x4xi8>) -> tensor<3x8xi8>
%13 = "stablehlo.gather"(%x, %far) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xi8>, tensor<4x1xi32>) -> tensor<4x4xi8>
%14 = "stablehlo.torch_index_select"(%x, %rows) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<3x4xi8>, tensor<4xi32>) -> tensor<4x4xi8>
%15 = stablehlo.select %m, %x, %y : tensor<3x4xi1>, tensor<3x4xi8>
%16 = stablehlo.select %c, %x, %y : tensor<i1>, tensor<3x4xi8>
%17 = stablehlo.constant dense<"0x02FFFF03FFFF01020103FE00"> : tensor<3x4xi8>
%18 = stablehlo.get_dimension_size %x, dim = 1 : (tensor<3x4xi8>) -> tensor<i32>
%19 = stablehlo.tuple %x, %p : tuple<tensor<3x4xi8>, tensor<i8>>
%20 = stablehlo.get_tuple_element %19[1] : (tuple<tensor<3x4xi8>, tensor<i8>>) -> tensor<i8>
%21 = stablehlo.optimization_barrier %y : tensor<3x4xi8>
%22 = stablehlo.convert %x : tensor<3x4xi8>
%23 = stablehlo.iota dim = 1 : tensor<3x4xi8>
%24 = stablehlo.bitcast_convert %x : (tensor<3x4xi8>) -> tensor<3x4xui8>
%25 = stablehlo.bitcast_convert %x : (tensor<3x4xi8>) -> tensor<3x4xi8>
%26 = stablehlo.bitcast_convert %x : (tensor<3x4xi8>) -> tensor<3x4xf8E5M2>
%27 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<3x4xf8E5M2>
%28 = stablehlo.compare NE, %26, %26, FLOAT : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> tensor<3x4xi1>
%29 = stablehlo.select %28, %27, %26 : tensor<3x4xi1>, tensor<3x4xf8E5M2>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %20, %21, %22, %23, %24, %25, %29 : tensor<3x2x4xi8>, tensor<3x2xi8>, tensor<2x3x4xi8>, tensor<2x6xi8>, tensor<1x1xi8>, tensor<4x3xi8>, tensor<i8>, tensor<3x4xi8>, tensor<2x3xi8>, tensor<2x2xi8>, tensor<3x4xi8>, tensor<5x5xi8>, tensor<3x8xi8>, tensor<4x4xi8>, tensor<4x4xi8>, tensor<3x4xi8>, tensor<3x4xi8>, tensor<3x4xi8>, tensor<i32>, tensor<i8>, tensor<3x4xi8>, tensor<3x4xi8>, tensor<3x4xi8>, tensor<3x4xui8>, tensor<3x4xi8>, tensor<3x4xf8E5M2>
}
}
// -----
// combinations_i8
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x03010203010203FFFEFFFF03"> : tensor<3x4xi8>
%z0 = stablehlo.constant dense<0> : tensor<3x4xi8>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xi8>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xi8>
%c1 = stablehlo.constant dense<"0x010101010101010000000001"> : tensor<3x4xi8>
%z1 = stablehlo.constant dense<0> : tensor<3x4xi8>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xi8>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xi8>
%c2 = stablehlo.constant dense<"0x0000010001010100000000010100010001010101"> : tensor<4x5xi8>
%z2 = stablehlo.constant dense<0> : tensor<4x5xi8>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4x5xi8>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4x5xi8>
%c3 = stablehlo.constant dense<"0x00"> : tensor<i8>
%z3 = stablehlo.constant dense<1> : tensor<i8>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<i8>
%a3 = stablehlo.optimization_barrier %s3 : tensor<i8>
%c4 = stablehlo.constant dense<"0x0000000009000000FFFFFFFF00000000"> : tensor<4x1xi32>
%z4 = stablehlo.constant dense<0> : tensor<4x1xi32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<4x1xi32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<4x1xi32>
%c5 = stablehlo.constant dense<"0x01000101000000000100000001010100"> : tensor<4x4xi8>
%z5 = stablehlo.constant dense<0> : tensor<4x4xi8>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<4x4xi8>
%a5 = stablehlo.optimization_barrier %s5 : tensor<4x4xi8>
%c6 = stablehlo.constant dense<"0x0101010100010100"> : tensor<8xi8>
%z6 = stablehlo.constant dense<0> : tensor<8xi8>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<8xi8>
%a6 = stablehlo.optimization_barrier %s6 : tensor<8xi8>
%c7 = stablehlo.constant dense<"0x0000010001"> : tensor<5xi8>
%z7 = stablehlo.constant dense<0> : tensor<5xi8>
%s7 = stablehlo.select %live, %c7, %z7 : tensor<i1>, tensor<5xi8>
%a7 = stablehlo.optimization_barrier %s7 : tensor<5xi8>
%c8 = stablehlo.constant dense<"0x000000000100000002000000030000000000000001000000020000000300000000000000010000000200000003000000"> : tensor<3x4xi32>
%z8 = stablehlo.constant dense<0> : tensor<3x4xi32>
%s8 = stablehlo.select %live, %c8, %z8 : tensor<i1>, tensor<3x4xi32>
%a8 = stablehlo.optimization_barrier %s8 : tensor<3x4xi32>
%c9 = stablehlo.constant dense<"0x0100000002000000"> : tensor<2xi32>
%z9 = stablehlo.constant dense<0> : tensor<2xi32>
%s9 = stablehlo.select %live, %c9, %z9 : tensor<i1>, tensor<2xi32>
%a9 = stablehlo.optimization_barrier %s9 : tensor<2xi32>
%c10 = stablehlo.constant dense<"0x00000100010101000000000101000100010101010001010101000101000101010000000000010001"> : tensor<2x4x5xi8>
%z10 = stablehlo.constant dense<0> : tensor<2x4x5xi8>
%s10 = stablehlo.select %live, %c10, %z10 : tensor<i1>, tensor<2x4x5xi8>
%a10 = stablehlo.optimization_barrier %s10 : tensor<2x4x5xi8>
%r:18 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10) : (tensor<3x4xi8>, tensor<3x4xi8>, tensor<4x5xi8>, tensor<i8>, tensor<4x1xi32>, tensor<4x4xi8>, tensor<8xi8>, tensor<5xi8>, tensor<3x4xi32>, tensor<2xi32>, tensor<2x4x5xi8>) -> (tensor<3xi8>, tensor<i8>, tensor<4xi8>, tensor<2x3xi8>, tensor<3x4xi8>, tensor<8xi8>, tensor<3x4xi8>, tensor<3x4xi32>, tensor<3x4xi8>, tensor<3x5xi8>, tensor<3x5xi8>, tensor<3x5xi8>, tensor<4x3xi8>, tensor<3xi8>, tensor<3x5xi8>, tensor<3x3x5xi8>, tensor<3x2xi8>, tensor<3x2xi32>)
%e0 = stablehlo.constant dense<"0x040301"> : tensor<3xi8>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xi8>, tensor<3xi8>) -> ()
%e1 = stablehlo.constant dense<"0x00"> : tensor<i8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i8>, tensor<i8>) -> ()
%e2 = stablehlo.constant dense<"0x03030303"> : tensor<4xi8>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<4xi8>, tensor<4xi8>) -> ()
%e3 = stablehlo.constant dense<"0x000000020201"> : tensor<2x3xi8>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x3xi8>, tensor<2x3xi8>) -> ()
%e4 = stablehlo.constant dense<"0x030203020101010000000001"> : tensor<3x4xi8>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
%e5 = stablehlo.constant dense<"0x0000000100000001"> : tensor<8xi8>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<8xi8>, tensor<8xi8>) -> ()
%e6 = stablehlo.constant dense<"0x01020303FF010203FEFFFF03"> : tensor<3x4xi8>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
%e7 = stablehlo.constant dense<"0x010000000200000000000000030000000300000000000000010000000200000000000000010000000200000003000000"> : tensor<3x4xi32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
%e8 = stablehlo.constant dense<"0x04020304020304FFFEFFFF04"> : tensor<3x4xi8>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
%e9 = stablehlo.constant dense<"0x010303010301020200020001010101"> : tensor<3x5xi8>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x5xi8>, tensor<3x5xi8>) -> ()
%e10 = stablehlo.constant dense<"0x010303010301020200020001010101"> : tensor<3x5xi8>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x5xi8>, tensor<3x5xi8>) -> ()
%e11 = stablehlo.constant dense<"0x010303010301020200020001010101"> : tensor<3x5xi8>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<3x5xi8>, tensor<3x5xi8>) -> ()
%e12 = stablehlo.constant dense<"0x010100010100010100010001"> : tensor<4x3xi8>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<4x3xi8>, tensor<4x3xi8>) -> ()
%e13 = stablehlo.constant dense<"0x040301"> : tensor<3xi8>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<3xi8>, tensor<3xi8>) -> ()
%e14 = stablehlo.constant dense<"0x010303010301030201020000010001"> : tensor<3x5xi8>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<3x5xi8>, tensor<3x5xi8>) -> ()
%e15 = stablehlo.constant dense<"0x010101000101010100010101010001010101000101010100010000010001000000000000000000000101000000"> : tensor<3x3x5xi8>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x3x5xi8>, tensor<3x3x5xi8>) -> ()
%e16 = stablehlo.constant dense<"0x0303030203FF"> : tensor<3x2xi8>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<3x2xi8>, tensor<3x2xi8>) -> ()
%e17 = stablehlo.constant dense<"0x000000000300000002000000010000000300000001000000"> : tensor<3x2xi32>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<3x2xi32>, tensor<3x2xi32>) -> ()
return
}
func.func private @f(%x: tensor<3x4xi8>, %n: tensor<3x4xi8>, %w: tensor<4x5xi8>, %z: tensor<i8>, %far: tensor<4x1xi32>, %u: tensor<4x4xi8>, %line: tensor<8xi8>, %source: tensor<5xi8>, %places: tensor<3x4xi32>, %groups: tensor<2xi32>, %pair: tensor<2x4x5xi8>) -> (tensor<3xi8>, tensor<i8>, tensor<4xi8>, tensor<2x3xi8>, tensor<3x4xi8>, tensor<8xi8>, tensor<3x4xi8>, tensor<3x4xi32>, tensor<3x4xi8>, tensor<3x5xi8>, tensor<3x5xi8>, tensor<3x5xi8>, tensor<4x3xi8>, tensor<3xi8>, tensor<3x5xi8>, tensor<3x3x5xi8>, tensor<3x2xi8>, tensor<3x2xi32>) {
%0 = stablehlo.reduce(%n init: %z) applies stablehlo.add across dimensions = [1] : (tensor<3x4xi8>, tensor<i8>) -> tensor<3xi8>
%1 = stablehlo.reduce(%z init: %z) applies stablehlo.add across dimensions = [] : (tensor<i8>, tensor<i8>) -> tensor<i8>
%2 = stablehlo.slice %x [0:1, 0:1] : (tensor<3x4xi8>) -> tensor<1x1xi8>
%3 = stablehlo.reshape %2 : (tensor<1x1xi8>) -> tensor<i8>
%4 = stablehlo.reduce(%x init: %3) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4xi8>, tensor<i8>) -> tensor<4xi8>
%5 = "stablehlo.reduce_window"(%n, %z) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[1, 0], [-1, 1]]> : tensor<2x2xi64>}> ({
^bb0(%p: tensor<i8>, %q: tensor<i8>):
%s = stablehlo.add %p, %q : tensor<i8>
stablehlo.return %s : tensor<i8>
}) : (tensor<3x4xi8>, tensor<i8>) -> tensor<2x3xi8>
%6 = "stablehlo.scatter"(%n, %far, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
^bb0(%p: tensor<i8>, %q: tensor<i8>):
%s = stablehlo.add %p, %q : tensor<i8>
stablehlo.return %s : tensor<i8>
}) : (tensor<3x4xi8>, tensor<4x1xi32>, tensor<4x4xi8>) -> tensor<3x4xi8>
%7 = "stablehlo.select_and_scatter"(%line, %source, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<1> : tensor<1x2xi64>}> ({
^bb0(%p: tensor<i8>, %q: tensor<i8>):
%s = stablehlo.compare GE, %p, %q, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}, {
^bb0(%p: tensor<i8>, %q: tensor<i8>):
%s = stablehlo.add %p, %q : tensor<i8>
stablehlo.return %s : tensor<i8>
}) : (tensor<8xi8>, tensor<5xi8>, tensor<i8>) -> tensor<8xi8>
%8:2 = "stablehlo.sort"(%x, %places) <{dimension = 1 : i64, is_stable = true}> ({
^bb0(%p: tensor<i8>, %q: tensor<i8>, %v: tensor<i32>, %vv: tensor<i32>):
%s = stablehlo.compare LT, %p, %q, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<3x4xi8>, tensor<3x4xi32>) -> (tensor<3x4xi8>, tensor<3x4xi32>)
%9 = "stablehlo.map"(%x, %n) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%p: tensor<i8>, %q: tensor<i8>):
%s = stablehlo.add %p, %q : tensor<i8>
stablehlo.return %s : tensor<i8>
}) : (tensor<3x4xi8>, tensor<3x4xi8>) -> tensor<3x4xi8>
%10 = stablehlo.dot_general %n, %w, contracting_dims = [1] x [0] : (tensor<3x4xi8>, tensor<4x5xi8>) -> tensor<3x5xi8>
%11 = stablehlo.dot %n, %w : (tensor<3x4xi8>, tensor<4x5xi8>) -> tensor<3x5xi8>
%12 = stablehlo.einsum %n, %w, config = "ab,bc->ac" : (tensor<3x4xi8>, tensor<4x5xi8>) -> tensor<3x5xi8>
%13 = stablehlo.unary_einsum %n, config = "ab->ba" : (tensor<3x4xi8>) -> tensor<4x3xi8>
%14 = stablehlo.dot_general %n, %n, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<3x4xi8>, tensor<3x4xi8>) -> tensor<3xi8>
%15 = "chlo.ragged_dot"(%n, %pair, %groups) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<3x4xi8>, tensor<2x4x5xi8>, tensor<2xi32>) -> tensor<3x5xi8>
%16 = stablehlo.reshape %n : (tensor<3x4xi8>) -> tensor<3x4x1xi8>
%17 = stablehlo.slice %w [0:2, 0:5] : (tensor<4x5xi8>) -> tensor<2x5xi8>
%18 = stablehlo.reshape %17 : (tensor<2x5xi8>) -> tensor<2x1x5xi8>
%19 = stablehlo.convolution(%16, %18) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x4x1xi8>, tensor<2x1x5xi8>) -> tensor<3x3x5xi8>
%20:2 = chlo.top_k(%x, k = 2) : tensor<3x4xi8> -> (tensor<3x2xi8>, tensor<3x2xi32>)
return %0, %1, %4, %5, %6, %7, %8#0, %8#1, %9, %10, %11, %12, %13, %14, %15, %19, %20#0, %20#1 : tensor<3xi8>, tensor<i8>, tensor<4xi8>, tensor<2x3xi8>, tensor<3x4xi8>, tensor<8xi8>, tensor<3x4xi8>, tensor<3x4xi32>, tensor<3x4xi8>, tensor<3x5xi8>, tensor<3x5xi8>, tensor<3x5xi8>, tensor<4x3xi8>, tensor<3xi8>, tensor<3x5xi8>, tensor<3x3x5xi8>, tensor<3x2xi8>, tensor<3x2xi32>
}
}
// -----
// carries_i8
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0202FE020001"> : tensor<2x3xi8>
%z0 = stablehlo.constant dense<0> : tensor<2x3xi8>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x3xi8>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x3xi8>
%c1 = stablehlo.constant dense<"0x03030203FE02"> : tensor<2x3xi8>
%z1 = stablehlo.constant dense<0> : tensor<2x3xi8>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x3xi8>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x3xi8>
%c2 = stablehlo.constant dense<> : tensor<0x3xi8>
%z2 = stablehlo.constant dense<> : tensor<0x3xi8>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<0x3xi8>
%a2 = stablehlo.optimization_barrier %s2 : tensor<0x3xi8>
%c3 = stablehlo.constant dense<"0x00"> : tensor<i8>
%z3 = stablehlo.constant dense<1> : tensor<i8>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<i8>
%a3 = stablehlo.optimization_barrier %s3 : tensor<i8>
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
%r:16 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8) : (tensor<2x3xi8>, tensor<2x3xi8>, tensor<0x3xi8>, tensor<i8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<i32>) -> (tensor<2x3xi8>, tensor<2x3xi8>, tensor<2x3xi8>, tensor<2x3xi8>, tensor<2x3xi8>, tensor<2xi8>, tensor<i8>, tensor<2x3xi8>, tensor<2x3xi8>, tensor<3x0xi8>, tensor<3xi8>, tensor<2x3xi8>, tensor<0x3xi8>, tensor<0x3xi8>, tensor<0x3xi8>, tensor<3x3xi8>)
%e0 = stablehlo.constant dense<"0x03030203FE02"> : tensor<2x3xi8>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x3xi8>, tensor<2x3xi8>) -> ()
%e1 = stablehlo.constant dense<"0x0202FE020001"> : tensor<2x3xi8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x3xi8>, tensor<2x3xi8>) -> ()
%e2 = stablehlo.constant dense<"0x03030203FE02"> : tensor<2x3xi8>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3xi8>, tensor<2x3xi8>) -> ()
%e3 = stablehlo.constant dense<"0x0202FE020001"> : tensor<2x3xi8>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x3xi8>, tensor<2x3xi8>) -> ()
%e4 = stablehlo.constant dense<"0x03030203FE02"> : tensor<2x3xi8>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x3xi8>, tensor<2x3xi8>) -> ()
%e5 = stablehlo.constant dense<"0x0204"> : tensor<2xi8>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2xi8>, tensor<2xi8>) -> ()
%e6 = stablehlo.constant dense<"0x04"> : tensor<i8>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<i8>, tensor<i8>) -> ()
%e7 = stablehlo.constant dense<"0x020202020202"> : tensor<2x3xi8>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x3xi8>, tensor<2x3xi8>) -> ()
%e8 = stablehlo.constant dense<"0x0202FE020001"> : tensor<2x3xi8>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3xi8>, tensor<2x3xi8>) -> ()
%e9 = stablehlo.constant dense<> : tensor<3x0xi8>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x0xi8>, tensor<3x0xi8>) -> ()
%e10 = stablehlo.constant dense<"0x000000"> : tensor<3xi8>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3xi8>, tensor<3xi8>) -> ()
%e11 = stablehlo.constant dense<"0x000000000000"> : tensor<2x3xi8>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x3xi8>, tensor<2x3xi8>) -> ()
%e12 = stablehlo.constant dense<> : tensor<0x3xi8>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<0x3xi8>, tensor<0x3xi8>) -> ()
%e13 = stablehlo.constant dense<> : tensor<0x3xi8>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<0x3xi8>, tensor<0x3xi8>) -> ()
%e14 = stablehlo.constant dense<> : tensor<0x3xi8>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<0x3xi8>, tensor<0x3xi8>) -> ()
%e15 = stablehlo.constant dense<"0x000000000000000000"> : tensor<3x3xi8>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x3xi8>, tensor<3x3xi8>) -> ()
return
}
func.func private @f(%x: tensor<2x3xi8>, %y: tensor<2x3xi8>, %none: tensor<0x3xi8>, %zero: tensor<i8>, %rounds: tensor<i32>, %one: tensor<i32>, %start: tensor<i32>, %no: tensor<i1>, %branch: tensor<i32>) -> (tensor<2x3xi8>, tensor<2x3xi8>, tensor<2x3xi8>, tensor<2x3xi8>, tensor<2x3xi8>, tensor<2xi8>, tensor<i8>, tensor<2x3xi8>, tensor<2x3xi8>, tensor<3x0xi8>, tensor<3xi8>, tensor<2x3xi8>, tensor<0x3xi8>, tensor<0x3xi8>, tensor<0x3xi8>, tensor<3x3xi8>) {
%0:3 = stablehlo.while(%i = %start, %a = %x, %b = %y) : tensor<i32>, tensor<2x3xi8>, tensor<2x3xi8>
cond {
%s = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
} do {
%s = stablehlo.add %i, %one : tensor<i32>
stablehlo.return %s, %b, %a : tensor<i32>, tensor<2x3xi8>, tensor<2x3xi8>
}
%1 = "stablehlo.if"(%no) ({
stablehlo.return %x : tensor<2x3xi8>
}, {
stablehlo.return %y : tensor<2x3xi8>
}) : (tensor<i1>) -> tensor<2x3xi8>
%2 = "stablehlo.case"(%branch) ({
stablehlo.return %y : tensor<2x3xi8>
}, {
stablehlo.return %y : tensor<2x3xi8>
}, {
stablehlo.return %x : tensor<2x3xi8>
}) : (tensor<i32>) -> tensor<2x3xi8>
%3 = stablehlo.composite "own.swap" %x, %y {decomposition = @second} : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>
%4 = stablehlo.slice %x [0:2, 0:1] : (tensor<2x3xi8>) -> tensor<2x1xi8>
%5 = stablehlo.reshape %4 : (tensor<2x1xi8>) -> tensor<2xi8>
%6:2 = chlo.scan(%5) inits(%zero) dimension=0 {
^bb0(%v: tensor<i8>, %c: tensor<i8>):
%s = stablehlo.add %v, %c : tensor<i8>
stablehlo.return %s, %s : tensor<i8>, tensor<i8>
} : (tensor<2xi8>, tensor<i8>) -> (tensor<2xi8>, tensor<i8>)
%7 = "chlo.constant_like"(%x) <{value = 2 : i8}> : (tensor<2x3xi8>) -> tensor<2x3xi8>
%8 = stablehlo.concatenate %none, %x, dim = 0 : (tensor<0x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>
%9 = stablehlo.transpose %none, dims = [1, 0] : (tensor<0x3xi8>) -> tensor<3x0xi8>
%10 = stablehlo.reduce(%none init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<0x3xi8>, tensor<i8>) -> tensor<3xi8>
%11 = stablehlo.pad %none, %zero, low = [1, 0], high = [1, 0], interior = [0, 0] : (tensor<0x3xi8>, tensor<i8>) -> tensor<2x3xi8>
%12 = stablehlo.slice %x [1:1, 0:3] : (tensor<2x3xi8>) -> tensor<0x3xi8>
%13 = stablehlo.add %none, %none : tensor<0x3xi8>
%14 = "stablehlo.sort"(%none) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%p: tensor<i8>, %q: tensor<i8>):
%s = stablehlo.compare LT, %p, %q, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<0x3xi8>) -> tensor<0x3xi8>
%15 = stablehlo.transpose %none, dims = [1, 0] : (tensor<0x3xi8>) -> tensor<3x0xi8>
%16 = stablehlo.dot_general %15, %none, contracting_dims = [1] x [0] : (tensor<3x0xi8>, tensor<0x3xi8>) -> tensor<3x3xi8>
return %0#1, %0#2, %1, %2, %3, %6#0, %6#1, %7, %8, %9, %10, %11, %12, %13, %14, %16 : tensor<2x3xi8>, tensor<2x3xi8>, tensor<2x3xi8>, tensor<2x3xi8>, tensor<2x3xi8>, tensor<2xi8>, tensor<i8>, tensor<2x3xi8>, tensor<2x3xi8>, tensor<3x0xi8>, tensor<3xi8>, tensor<2x3xi8>, tensor<0x3xi8>, tensor<0x3xi8>, tensor<0x3xi8>, tensor<3x3xi8>
}
func.func private @second(%p: tensor<2x3xi8>, %q: tensor<2x3xi8>) -> tensor<2x3xi8> {
return %q : tensor<2x3xi8>
}
}
// -----
// moves_i16
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0300010002000300010002000300FFFFFEFFFFFFFFFF0300"> : tensor<3x4xi16>
%z0 = stablehlo.constant dense<0> : tensor<3x4xi16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xi16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xi16>
%c1 = stablehlo.constant dense<"0x0200FFFFFFFF0300FFFFFFFF0100020001000300FEFF0000"> : tensor<3x4xi16>
%z1 = stablehlo.constant dense<0> : tensor<3x4xi16>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xi16>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xi16>
%c2 = stablehlo.constant dense<"0x0200030003000100"> : tensor<2x2xi16>
%z2 = stablehlo.constant dense<0> : tensor<2x2xi16>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x2xi16>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x2xi16>
%c3 = stablehlo.constant dense<"0x0200"> : tensor<i16>
%z3 = stablehlo.constant dense<0> : tensor<i16>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<i16>
%a3 = stablehlo.optimization_barrier %s3 : tensor<i16>
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
%r:27 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9) : (tensor<3x4xi16>, tensor<3x4xi16>, tensor<2x2xi16>, tensor<i16>, tensor<3x4xi1>, tensor<i1>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4x1xi32>) -> (tensor<3x2x4xi16>, tensor<3x2xi16>, tensor<2x3x4xi16>, tensor<2x6xi16>, tensor<1x1xi16>, tensor<4x3xi16>, tensor<i16>, tensor<3x4xi16>, tensor<2x3xi16>, tensor<2x2xi16>, tensor<3x4xi16>, tensor<5x5xi16>, tensor<3x8xi16>, tensor<4x4xi16>, tensor<4x4xi16>, tensor<3x4xi16>, tensor<3x4xi16>, tensor<3x4xi16>, tensor<i32>, tensor<i16>, tensor<3x4xi16>, tensor<3x4xi16>, tensor<3x4xi16>, tensor<3x4xui16>, tensor<3x4xbf16>, tensor<3x4x2xui8>, tensor<3x4xi16>)
%e0 = stablehlo.constant dense<"0x03000100020003000300010002000300010002000300FFFF010002000300FFFFFEFFFFFFFFFF0300FEFFFFFFFFFF0300"> : tensor<3x2x4xi16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3x2x4xi16>, tensor<3x2x4xi16>) -> ()
%e1 = stablehlo.constant dense<"0x020002000200020002000200"> : tensor<3x2xi16>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x2xi16>, tensor<3x2xi16>) -> ()
%e2 = stablehlo.constant dense<"0x0300010002000300010002000300FFFFFEFFFFFFFFFF03000300010002000300010002000300FFFFFEFFFFFFFFFF0300"> : tensor<2x3x4xi16>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3x4xi16>, tensor<2x3x4xi16>) -> ()
%e3 = stablehlo.constant dense<"0x0300010002000300010002000300FFFFFEFFFFFFFFFF0300"> : tensor<2x6xi16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x6xi16>, tensor<2x6xi16>) -> ()
%e4 = stablehlo.constant dense<"0x0200"> : tensor<1x1xi16>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<1x1xi16>, tensor<1x1xi16>) -> ()
%e5 = stablehlo.constant dense<"0x03000100FEFF01000200FFFF02000300FFFF0300FFFF0300"> : tensor<4x3xi16>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<4x3xi16>, tensor<4x3xi16>) -> ()
%e6 = stablehlo.constant dense<"0x0200"> : tensor<i16>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<i16>, tensor<i16>) -> ()
%e7 = stablehlo.constant dense<"0x0300FFFFFFFFFEFFFFFF0300020001000300020001000300"> : tensor<3x4xi16>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4xi16>, tensor<3x4xi16>) -> ()
%e8 = stablehlo.constant dense<"0x010002000300FFFFFFFF0300"> : tensor<2x3xi16>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3xi16>, tensor<2x3xi16>) -> ()
%e9 = stablehlo.constant dense<"0x020003000300FFFF"> : tensor<2x2xi16>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<2x2xi16>, tensor<2x2xi16>) -> ()
%e10 = stablehlo.constant dense<"0x03000100020003000100020003000100FEFFFFFFFFFF0300"> : tensor<3x4xi16>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x4xi16>, tensor<3x4xi16>) -> ()
%e11 = stablehlo.constant dense<"0x02000200020002000200010002000300020002000200020002000200020002000300FFFF0200020002000200020002000200"> : tensor<5x5xi16>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<5x5xi16>, tensor<5x5xi16>) -> ()
%e12 = stablehlo.constant dense<"0x03000100020003000200FFFFFFFF0300010002000300FFFFFFFFFFFF01000200FEFFFFFFFFFF030001000300FEFF0000"> : tensor<3x8xi16>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<3x8xi16>, tensor<3x8xi16>) -> ()
%e13 = stablehlo.constant dense<"0x0300010002000300FEFFFFFFFFFF03000300010002000300FEFFFFFFFFFF0300"> : tensor<4x4xi16>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<4x4xi16>, tensor<4x4xi16>) -> ()
%e14 = stablehlo.constant dense<"0xFEFFFFFFFFFF03000300010002000300FEFFFFFFFFFF0300010002000300FFFF"> : tensor<4x4xi16>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<4x4xi16>, tensor<4x4xi16>) -> ()
%e15 = stablehlo.constant dense<"0x0200010002000300FFFFFFFF0300FFFF01000300FFFF0000"> : tensor<3x4xi16>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x4xi16>, tensor<3x4xi16>) -> ()
%e16 = stablehlo.constant dense<"0x0300010002000300010002000300FFFFFEFFFFFFFFFF0300"> : tensor<3x4xi16>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<3x4xi16>, tensor<3x4xi16>) -> ()
%e17 = stablehlo.constant dense<"0x0200FFFFFFFF0300FFFFFFFF0100020001000300FEFF0000"> : tensor<3x4xi16>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<3x4xi16>, tensor<3x4xi16>) -> ()
%e18 = stablehlo.constant dense<"0x04000000"> : tensor<i32>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
%e19 = stablehlo.constant dense<"0x0200"> : tensor<i16>
stablehlo.custom_call @check.expect_eq(%r#19, %e19) {has_side_effect = true} : (tensor<i16>, tensor<i16>) -> ()
%e20 = stablehlo.constant dense<"0x0200FFFFFFFF0300FFFFFFFF0100020001000300FEFF0000"> : tensor<3x4xi16>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<3x4xi16>, tensor<3x4xi16>) -> ()
%e21 = stablehlo.constant dense<"0x0300010002000300010002000300FFFFFEFFFFFFFFFF0300"> : tensor<3x4xi16>
stablehlo.custom_call @check.expect_eq(%r#21, %e21) {has_side_effect = true} : (tensor<3x4xi16>, tensor<3x4xi16>) -> ()
%e22 = stablehlo.constant dense<"0x000001000200030000000100020003000000010002000300"> : tensor<3x4xi16>
stablehlo.custom_call @check.expect_eq(%r#22, %e22) {has_side_effect = true} : (tensor<3x4xi16>, tensor<3x4xi16>) -> ()
%e23 = stablehlo.constant dense<"0x0300010002000300010002000300FFFFFEFFFFFFFFFF0300"> : tensor<3x4xui16>
stablehlo.custom_call @check.expect_eq(%r#23, %e23) {has_side_effect = true} : (tensor<3x4xui16>, tensor<3x4xui16>) -> ()
%e24 = stablehlo.constant dense<"0x0300010002000300010002000300FFFFFFFFFFFFFFFF0300"> : tensor<3x4xbf16>
stablehlo.custom_call @check.expect_eq(%r#24, %e24) {has_side_effect = true} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
%e25 = stablehlo.constant dense<"0x0300010002000300010002000300FFFFFEFFFFFFFFFF0300"> : tensor<3x4x2xui8>
stablehlo.custom_call @check.expect_eq(%r#25, %e25) {has_side_effect = true} : (tensor<3x4x2xui8>, tensor<3x4x2xui8>) -> ()
%e26 = stablehlo.constant dense<"0x0300010002000300010002000300FFFFFEFFFFFFFFFF0300"> : tensor<3x4xi16>
stablehlo.custom_call @check.expect_eq(%r#26, %e26) {has_side_effect = true} : (tensor<3x4xi16>, tensor<3x4xi16>) -> ()
return
}
func.func private @f(%x: tensor<3x4xi16>, %y: tensor<3x4xi16>, %u: tensor<2x2xi16>, %p: tensor<i16>, %m: tensor<3x4xi1>, %c: tensor<i1>, %i: tensor<i32>, %j: tensor<i32>, %rows: tensor<4xi32>, %far: tensor<4x1xi32>) -> (tensor<3x2x4xi16>, tensor<3x2xi16>, tensor<2x3x4xi16>, tensor<2x6xi16>, tensor<1x1xi16>, tensor<4x3xi16>, tensor<i16>, tensor<3x4xi16>, tensor<2x3xi16>, tensor<2x2xi16>, tensor<3x4xi16>, tensor<5x5xi16>, tensor<3x8xi16>, tensor<4x4xi16>, tensor<4x4xi16>, tensor<3x4xi16>, tensor<3x4xi16>, tensor<3x4xi16>, tensor<i32>, tensor<i16>, tensor<3x4xi16>, tensor<3x4xi16>, tensor<3x4xi16>, tensor<3x4xui16>, tensor<3x4xbf16>, tensor<3x4x2xui8>, tensor<3x4xi16>) {
%0 = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<3x4xi16>) -> tensor<3x2x4xi16>
%1 = stablehlo.broadcast_in_dim %p, dims = [] : (tensor<i16>) -> tensor<3x2xi16>
%2 = stablehlo.broadcast %x, sizes = [2] : (tensor<3x4xi16>) -> tensor<2x3x4xi16>
%3 = stablehlo.reshape %x : (tensor<3x4xi16>) -> tensor<2x6xi16>
%4 = stablehlo.reshape %p : (tensor<i16>) -> tensor<1x1xi16>
%5 = stablehlo.transpose %x, dims = [1, 0] : (tensor<3x4xi16>) -> tensor<4x3xi16>
%6 = stablehlo.transpose %p, dims = [] : (tensor<i16>) -> tensor<i16>
%7 = stablehlo.reverse %x, dims = [0, 1] : tensor<3x4xi16>
%8 = stablehlo.slice %x [0:3:2, 1:4] : (tensor<3x4xi16>) -> tensor<2x3xi16>
%9 = stablehlo.dynamic_slice %x, %i, %j, sizes = [2, 2] : (tensor<3x4xi16>, tensor<i32>, tensor<i32>) -> tensor<2x2xi16>
%10 = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<3x4xi16>, tensor<2x2xi16>, tensor<i32>, tensor<i32>) -> tensor<3x4xi16>
%11 = stablehlo.pad %x, %p, low = [1, -1], high = [-1, 2], interior = [1, 0] : (tensor<3x4xi16>, tensor<i16>) -> tensor<5x5xi16>
%12 = stablehlo.concatenate %x, %y, dim = 1 : (tensor<3x4xi16>, tensor<3x4xi16>) -> tensor<3x8xi16>
%13 = "stablehlo.gather"(%x, %far) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xi16>, tensor<4x1xi32>) -> tensor<4x4xi16>
%14 = "stablehlo.torch_index_select"(%x, %rows) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<3x4xi16>, tensor<4xi32>) -> tensor<4x4xi16>
%15 = stablehlo.select %m, %x, %y : tensor<3x4xi1>, tensor<3x4xi16>
%16 = stablehlo.select %c, %x, %y : tensor<i1>, tensor<3x4xi16>
%17 = stablehlo.constant dense<"0x0200FFFFFFFF0300FFFFFFFF0100020001000300FEFF0000"> : tensor<3x4xi16>
%18 = stablehlo.get_dimension_size %x, dim = 1 : (tensor<3x4xi16>) -> tensor<i32>
%19 = stablehlo.tuple %x, %p : tuple<tensor<3x4xi16>, tensor<i16>>
%20 = stablehlo.get_tuple_element %19[1] : (tuple<tensor<3x4xi16>, tensor<i16>>) -> tensor<i16>
%21 = stablehlo.optimization_barrier %y : tensor<3x4xi16>
%22 = stablehlo.convert %x : tensor<3x4xi16>
%23 = stablehlo.iota dim = 1 : tensor<3x4xi16>
%24 = stablehlo.bitcast_convert %x : (tensor<3x4xi16>) -> tensor<3x4xui16>
%25 = stablehlo.bitcast_convert %x : (tensor<3x4xi16>) -> tensor<3x4xbf16>
%26 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<3x4xbf16>
%27 = stablehlo.compare NE, %25, %25, FLOAT : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> tensor<3x4xi1>
%28 = stablehlo.select %27, %26, %25 : tensor<3x4xi1>, tensor<3x4xbf16>
%29 = stablehlo.bitcast_convert %x : (tensor<3x4xi16>) -> tensor<3x4x2xui8>
%30 = stablehlo.bitcast_convert %29 : (tensor<3x4x2xui8>) -> tensor<3x4xi16>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %20, %21, %22, %23, %24, %28, %29, %30 : tensor<3x2x4xi16>, tensor<3x2xi16>, tensor<2x3x4xi16>, tensor<2x6xi16>, tensor<1x1xi16>, tensor<4x3xi16>, tensor<i16>, tensor<3x4xi16>, tensor<2x3xi16>, tensor<2x2xi16>, tensor<3x4xi16>, tensor<5x5xi16>, tensor<3x8xi16>, tensor<4x4xi16>, tensor<4x4xi16>, tensor<3x4xi16>, tensor<3x4xi16>, tensor<3x4xi16>, tensor<i32>, tensor<i16>, tensor<3x4xi16>, tensor<3x4xi16>, tensor<3x4xi16>, tensor<3x4xui16>, tensor<3x4xbf16>, tensor<3x4x2xui8>, tensor<3x4xi16>
}
}
// -----
// combinations_i16
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0300010002000300010002000300FFFFFEFFFFFFFFFF0300"> : tensor<3x4xi16>
%z0 = stablehlo.constant dense<0> : tensor<3x4xi16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xi16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xi16>
%c1 = stablehlo.constant dense<"0x010001000100010001000100010000000000000000000100"> : tensor<3x4xi16>
%z1 = stablehlo.constant dense<0> : tensor<3x4xi16>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xi16>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xi16>
%c2 = stablehlo.constant dense<"0x00000000010000000100010001000000000000000000010001000000010000000100010001000100"> : tensor<4x5xi16>
%z2 = stablehlo.constant dense<0> : tensor<4x5xi16>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4x5xi16>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4x5xi16>
%c3 = stablehlo.constant dense<"0x0000"> : tensor<i16>
%z3 = stablehlo.constant dense<1> : tensor<i16>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<i16>
%a3 = stablehlo.optimization_barrier %s3 : tensor<i16>
%c4 = stablehlo.constant dense<"0x0000000009000000FFFFFFFF00000000"> : tensor<4x1xi32>
%z4 = stablehlo.constant dense<0> : tensor<4x1xi32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<4x1xi32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<4x1xi32>
%c5 = stablehlo.constant dense<"0x0100000001000100000000000000000001000000000000000100010001000000"> : tensor<4x4xi16>
%z5 = stablehlo.constant dense<0> : tensor<4x4xi16>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<4x4xi16>
%a5 = stablehlo.optimization_barrier %s5 : tensor<4x4xi16>
%c6 = stablehlo.constant dense<"0x01000100010001000000010001000000"> : tensor<8xi16>
%z6 = stablehlo.constant dense<0> : tensor<8xi16>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<8xi16>
%a6 = stablehlo.optimization_barrier %s6 : tensor<8xi16>
%c7 = stablehlo.constant dense<"0x00000000010000000100"> : tensor<5xi16>
%z7 = stablehlo.constant dense<0> : tensor<5xi16>
%s7 = stablehlo.select %live, %c7, %z7 : tensor<i1>, tensor<5xi16>
%a7 = stablehlo.optimization_barrier %s7 : tensor<5xi16>
%c8 = stablehlo.constant dense<"0x000000000100000002000000030000000000000001000000020000000300000000000000010000000200000003000000"> : tensor<3x4xi32>
%z8 = stablehlo.constant dense<0> : tensor<3x4xi32>
%s8 = stablehlo.select %live, %c8, %z8 : tensor<i1>, tensor<3x4xi32>
%a8 = stablehlo.optimization_barrier %s8 : tensor<3x4xi32>
%c9 = stablehlo.constant dense<"0x0100000002000000"> : tensor<2xi32>
%z9 = stablehlo.constant dense<0> : tensor<2xi32>
%s9 = stablehlo.select %live, %c9, %z9 : tensor<i1>, tensor<2xi32>
%a9 = stablehlo.optimization_barrier %s9 : tensor<2xi32>
%c10 = stablehlo.constant dense<"0x0000000001000000010001000100000000000000000001000100000001000000010001000100010000000100010001000100000001000100000001000100010000000000000000000000010000000100"> : tensor<2x4x5xi16>
%z10 = stablehlo.constant dense<0> : tensor<2x4x5xi16>
%s10 = stablehlo.select %live, %c10, %z10 : tensor<i1>, tensor<2x4x5xi16>
%a10 = stablehlo.optimization_barrier %s10 : tensor<2x4x5xi16>
%r:18 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10) : (tensor<3x4xi16>, tensor<3x4xi16>, tensor<4x5xi16>, tensor<i16>, tensor<4x1xi32>, tensor<4x4xi16>, tensor<8xi16>, tensor<5xi16>, tensor<3x4xi32>, tensor<2xi32>, tensor<2x4x5xi16>) -> (tensor<3xi16>, tensor<i16>, tensor<4xi16>, tensor<2x3xi16>, tensor<3x4xi16>, tensor<8xi16>, tensor<3x4xi16>, tensor<3x4xi32>, tensor<3x4xi16>, tensor<3x5xi16>, tensor<3x5xi16>, tensor<3x5xi16>, tensor<4x3xi16>, tensor<3xi16>, tensor<3x5xi16>, tensor<3x3x5xi16>, tensor<3x2xi16>, tensor<3x2xi32>)
%e0 = stablehlo.constant dense<"0x040003000100"> : tensor<3xi16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xi16>, tensor<3xi16>) -> ()
%e1 = stablehlo.constant dense<"0x0000"> : tensor<i16>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i16>, tensor<i16>) -> ()
%e2 = stablehlo.constant dense<"0x0300030003000300"> : tensor<4xi16>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<4xi16>, tensor<4xi16>) -> ()
%e3 = stablehlo.constant dense<"0x000000000000020002000100"> : tensor<2x3xi16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x3xi16>, tensor<2x3xi16>) -> ()
%e4 = stablehlo.constant dense<"0x030002000300020001000100010000000000000000000100"> : tensor<3x4xi16>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<3x4xi16>, tensor<3x4xi16>) -> ()
%e5 = stablehlo.constant dense<"0x00000000000001000000000000000100"> : tensor<8xi16>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<8xi16>, tensor<8xi16>) -> ()
%e6 = stablehlo.constant dense<"0x0100020003000300FFFF010002000300FEFFFFFFFFFF0300"> : tensor<3x4xi16>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<3x4xi16>, tensor<3x4xi16>) -> ()
%e7 = stablehlo.constant dense<"0x010000000200000000000000030000000300000000000000010000000200000000000000010000000200000003000000"> : tensor<3x4xi32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
%e8 = stablehlo.constant dense<"0x0400020003000400020003000400FFFFFEFFFFFFFFFF0400"> : tensor<3x4xi16>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<3x4xi16>, tensor<3x4xi16>) -> ()
%e9 = stablehlo.constant dense<"0x010003000300010003000100020002000000020000000100010001000100"> : tensor<3x5xi16>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x5xi16>, tensor<3x5xi16>) -> ()
%e10 = stablehlo.constant dense<"0x010003000300010003000100020002000000020000000100010001000100"> : tensor<3x5xi16>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x5xi16>, tensor<3x5xi16>) -> ()
%e11 = stablehlo.constant dense<"0x010003000300010003000100020002000000020000000100010001000100"> : tensor<3x5xi16>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<3x5xi16>, tensor<3x5xi16>) -> ()
%e12 = stablehlo.constant dense<"0x010001000000010001000000010001000000010000000100"> : tensor<4x3xi16>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<4x3xi16>, tensor<4x3xi16>) -> ()
%e13 = stablehlo.constant dense<"0x040003000100"> : tensor<3xi16>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<3xi16>, tensor<3xi16>) -> ()
%e14 = stablehlo.constant dense<"0x010003000300010003000100030002000100020000000000010000000100"> : tensor<3x5xi16>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<3x5xi16>, tensor<3x5xi16>) -> ()
%e15 = stablehlo.constant dense<"0x010001000100000001000100010001000000010001000100010000000100010001000100000001000100010001000000010000000000010000000100000000000000000000000000000000000000000001000100000000000000"> : tensor<3x3x5xi16>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x3x5xi16>, tensor<3x3x5xi16>) -> ()
%e16 = stablehlo.constant dense<"0x03000300030002000300FFFF"> : tensor<3x2xi16>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<3x2xi16>, tensor<3x2xi16>) -> ()
%e17 = stablehlo.constant dense<"0x000000000300000002000000010000000300000001000000"> : tensor<3x2xi32>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<3x2xi32>, tensor<3x2xi32>) -> ()
return
}
func.func private @f(%x: tensor<3x4xi16>, %n: tensor<3x4xi16>, %w: tensor<4x5xi16>, %z: tensor<i16>, %far: tensor<4x1xi32>, %u: tensor<4x4xi16>, %line: tensor<8xi16>, %source: tensor<5xi16>, %places: tensor<3x4xi32>, %groups: tensor<2xi32>, %pair: tensor<2x4x5xi16>) -> (tensor<3xi16>, tensor<i16>, tensor<4xi16>, tensor<2x3xi16>, tensor<3x4xi16>, tensor<8xi16>, tensor<3x4xi16>, tensor<3x4xi32>, tensor<3x4xi16>, tensor<3x5xi16>, tensor<3x5xi16>, tensor<3x5xi16>, tensor<4x3xi16>, tensor<3xi16>, tensor<3x5xi16>, tensor<3x3x5xi16>, tensor<3x2xi16>, tensor<3x2xi32>) {
%0 = stablehlo.reduce(%n init: %z) applies stablehlo.add across dimensions = [1] : (tensor<3x4xi16>, tensor<i16>) -> tensor<3xi16>
%1 = stablehlo.reduce(%z init: %z) applies stablehlo.add across dimensions = [] : (tensor<i16>, tensor<i16>) -> tensor<i16>
%2 = stablehlo.slice %x [0:1, 0:1] : (tensor<3x4xi16>) -> tensor<1x1xi16>
%3 = stablehlo.reshape %2 : (tensor<1x1xi16>) -> tensor<i16>
%4 = stablehlo.reduce(%x init: %3) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4xi16>, tensor<i16>) -> tensor<4xi16>
%5 = "stablehlo.reduce_window"(%n, %z) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[1, 0], [-1, 1]]> : tensor<2x2xi64>}> ({
^bb0(%p: tensor<i16>, %q: tensor<i16>):
%s = stablehlo.add %p, %q : tensor<i16>
stablehlo.return %s : tensor<i16>
}) : (tensor<3x4xi16>, tensor<i16>) -> tensor<2x3xi16>
%6 = "stablehlo.scatter"(%n, %far, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
^bb0(%p: tensor<i16>, %q: tensor<i16>):
%s = stablehlo.add %p, %q : tensor<i16>
stablehlo.return %s : tensor<i16>
}) : (tensor<3x4xi16>, tensor<4x1xi32>, tensor<4x4xi16>) -> tensor<3x4xi16>
%7 = "stablehlo.select_and_scatter"(%line, %source, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<1> : tensor<1x2xi64>}> ({
^bb0(%p: tensor<i16>, %q: tensor<i16>):
%s = stablehlo.compare GE, %p, %q, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}, {
^bb0(%p: tensor<i16>, %q: tensor<i16>):
%s = stablehlo.add %p, %q : tensor<i16>
stablehlo.return %s : tensor<i16>
}) : (tensor<8xi16>, tensor<5xi16>, tensor<i16>) -> tensor<8xi16>
%8:2 = "stablehlo.sort"(%x, %places) <{dimension = 1 : i64, is_stable = true}> ({
^bb0(%p: tensor<i16>, %q: tensor<i16>, %v: tensor<i32>, %vv: tensor<i32>):
%s = stablehlo.compare LT, %p, %q, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<3x4xi16>, tensor<3x4xi32>) -> (tensor<3x4xi16>, tensor<3x4xi32>)
%9 = "stablehlo.map"(%x, %n) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%p: tensor<i16>, %q: tensor<i16>):
%s = stablehlo.add %p, %q : tensor<i16>
stablehlo.return %s : tensor<i16>
}) : (tensor<3x4xi16>, tensor<3x4xi16>) -> tensor<3x4xi16>
%10 = stablehlo.dot_general %n, %w, contracting_dims = [1] x [0] : (tensor<3x4xi16>, tensor<4x5xi16>) -> tensor<3x5xi16>
%11 = stablehlo.dot %n, %w : (tensor<3x4xi16>, tensor<4x5xi16>) -> tensor<3x5xi16>
%12 = stablehlo.einsum %n, %w, config = "ab,bc->ac" : (tensor<3x4xi16>, tensor<4x5xi16>) -> tensor<3x5xi16>
%13 = stablehlo.unary_einsum %n, config = "ab->ba" : (tensor<3x4xi16>) -> tensor<4x3xi16>
%14 = stablehlo.dot_general %n, %n, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<3x4xi16>, tensor<3x4xi16>) -> tensor<3xi16>
%15 = "chlo.ragged_dot"(%n, %pair, %groups) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<3x4xi16>, tensor<2x4x5xi16>, tensor<2xi32>) -> tensor<3x5xi16>
%16 = stablehlo.reshape %n : (tensor<3x4xi16>) -> tensor<3x4x1xi16>
%17 = stablehlo.slice %w [0:2, 0:5] : (tensor<4x5xi16>) -> tensor<2x5xi16>
%18 = stablehlo.reshape %17 : (tensor<2x5xi16>) -> tensor<2x1x5xi16>
%19 = stablehlo.convolution(%16, %18) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x4x1xi16>, tensor<2x1x5xi16>) -> tensor<3x3x5xi16>
%20:2 = chlo.top_k(%x, k = 2) : tensor<3x4xi16> -> (tensor<3x2xi16>, tensor<3x2xi32>)
return %0, %1, %4, %5, %6, %7, %8#0, %8#1, %9, %10, %11, %12, %13, %14, %15, %19, %20#0, %20#1 : tensor<3xi16>, tensor<i16>, tensor<4xi16>, tensor<2x3xi16>, tensor<3x4xi16>, tensor<8xi16>, tensor<3x4xi16>, tensor<3x4xi32>, tensor<3x4xi16>, tensor<3x5xi16>, tensor<3x5xi16>, tensor<3x5xi16>, tensor<4x3xi16>, tensor<3xi16>, tensor<3x5xi16>, tensor<3x3x5xi16>, tensor<3x2xi16>, tensor<3x2xi32>
}
}
// -----
// carries_i16
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x02000200FEFF020000000100"> : tensor<2x3xi16>
%z0 = stablehlo.constant dense<0> : tensor<2x3xi16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x3xi16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x3xi16>
%c1 = stablehlo.constant dense<"0x0300030002000300FEFF0200"> : tensor<2x3xi16>
%z1 = stablehlo.constant dense<0> : tensor<2x3xi16>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x3xi16>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x3xi16>
%c2 = stablehlo.constant dense<> : tensor<0x3xi16>
%z2 = stablehlo.constant dense<> : tensor<0x3xi16>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<0x3xi16>
%a2 = stablehlo.optimization_barrier %s2 : tensor<0x3xi16>
%c3 = stablehlo.constant dense<"0x0000"> : tensor<i16>
%z3 = stablehlo.constant dense<1> : tensor<i16>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<i16>
%a3 = stablehlo.optimization_barrier %s3 : tensor<i16>
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
%r:16 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8) : (tensor<2x3xi16>, tensor<2x3xi16>, tensor<0x3xi16>, tensor<i16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<i32>) -> (tensor<2x3xi16>, tensor<2x3xi16>, tensor<2x3xi16>, tensor<2x3xi16>, tensor<2x3xi16>, tensor<2xi16>, tensor<i16>, tensor<2x3xi16>, tensor<2x3xi16>, tensor<3x0xi16>, tensor<3xi16>, tensor<2x3xi16>, tensor<0x3xi16>, tensor<0x3xi16>, tensor<0x3xi16>, tensor<3x3xi16>)
%e0 = stablehlo.constant dense<"0x0300030002000300FEFF0200"> : tensor<2x3xi16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x3xi16>, tensor<2x3xi16>) -> ()
%e1 = stablehlo.constant dense<"0x02000200FEFF020000000100"> : tensor<2x3xi16>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x3xi16>, tensor<2x3xi16>) -> ()
%e2 = stablehlo.constant dense<"0x0300030002000300FEFF0200"> : tensor<2x3xi16>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3xi16>, tensor<2x3xi16>) -> ()
%e3 = stablehlo.constant dense<"0x02000200FEFF020000000100"> : tensor<2x3xi16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x3xi16>, tensor<2x3xi16>) -> ()
%e4 = stablehlo.constant dense<"0x0300030002000300FEFF0200"> : tensor<2x3xi16>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x3xi16>, tensor<2x3xi16>) -> ()
%e5 = stablehlo.constant dense<"0x02000400"> : tensor<2xi16>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2xi16>, tensor<2xi16>) -> ()
%e6 = stablehlo.constant dense<"0x0400"> : tensor<i16>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<i16>, tensor<i16>) -> ()
%e7 = stablehlo.constant dense<"0x020002000200020002000200"> : tensor<2x3xi16>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x3xi16>, tensor<2x3xi16>) -> ()
%e8 = stablehlo.constant dense<"0x02000200FEFF020000000100"> : tensor<2x3xi16>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3xi16>, tensor<2x3xi16>) -> ()
%e9 = stablehlo.constant dense<> : tensor<3x0xi16>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x0xi16>, tensor<3x0xi16>) -> ()
%e10 = stablehlo.constant dense<"0x000000000000"> : tensor<3xi16>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3xi16>, tensor<3xi16>) -> ()
%e11 = stablehlo.constant dense<"0x000000000000000000000000"> : tensor<2x3xi16>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x3xi16>, tensor<2x3xi16>) -> ()
%e12 = stablehlo.constant dense<> : tensor<0x3xi16>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<0x3xi16>, tensor<0x3xi16>) -> ()
%e13 = stablehlo.constant dense<> : tensor<0x3xi16>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<0x3xi16>, tensor<0x3xi16>) -> ()
%e14 = stablehlo.constant dense<> : tensor<0x3xi16>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<0x3xi16>, tensor<0x3xi16>) -> ()
%e15 = stablehlo.constant dense<"0x000000000000000000000000000000000000"> : tensor<3x3xi16>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x3xi16>, tensor<3x3xi16>) -> ()
return
}
func.func private @f(%x: tensor<2x3xi16>, %y: tensor<2x3xi16>, %none: tensor<0x3xi16>, %zero: tensor<i16>, %rounds: tensor<i32>, %one: tensor<i32>, %start: tensor<i32>, %no: tensor<i1>, %branch: tensor<i32>) -> (tensor<2x3xi16>, tensor<2x3xi16>, tensor<2x3xi16>, tensor<2x3xi16>, tensor<2x3xi16>, tensor<2xi16>, tensor<i16>, tensor<2x3xi16>, tensor<2x3xi16>, tensor<3x0xi16>, tensor<3xi16>, tensor<2x3xi16>, tensor<0x3xi16>, tensor<0x3xi16>, tensor<0x3xi16>, tensor<3x3xi16>) {
%0:3 = stablehlo.while(%i = %start, %a = %x, %b = %y) : tensor<i32>, tensor<2x3xi16>, tensor<2x3xi16>
cond {
%s = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
} do {
%s = stablehlo.add %i, %one : tensor<i32>
stablehlo.return %s, %b, %a : tensor<i32>, tensor<2x3xi16>, tensor<2x3xi16>
}
%1 = "stablehlo.if"(%no) ({
stablehlo.return %x : tensor<2x3xi16>
}, {
stablehlo.return %y : tensor<2x3xi16>
}) : (tensor<i1>) -> tensor<2x3xi16>
%2 = "stablehlo.case"(%branch) ({
stablehlo.return %y : tensor<2x3xi16>
}, {
stablehlo.return %y : tensor<2x3xi16>
}, {
stablehlo.return %x : tensor<2x3xi16>
}) : (tensor<i32>) -> tensor<2x3xi16>
%3 = stablehlo.composite "own.swap" %x, %y {decomposition = @second} : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>
%4 = stablehlo.slice %x [0:2, 0:1] : (tensor<2x3xi16>) -> tensor<2x1xi16>
%5 = stablehlo.reshape %4 : (tensor<2x1xi16>) -> tensor<2xi16>
%6:2 = chlo.scan(%5) inits(%zero) dimension=0 {
^bb0(%v: tensor<i16>, %c: tensor<i16>):
%s = stablehlo.add %v, %c : tensor<i16>
stablehlo.return %s, %s : tensor<i16>, tensor<i16>
} : (tensor<2xi16>, tensor<i16>) -> (tensor<2xi16>, tensor<i16>)
%7 = "chlo.constant_like"(%x) <{value = 2 : i16}> : (tensor<2x3xi16>) -> tensor<2x3xi16>
%8 = stablehlo.concatenate %none, %x, dim = 0 : (tensor<0x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>
%9 = stablehlo.transpose %none, dims = [1, 0] : (tensor<0x3xi16>) -> tensor<3x0xi16>
%10 = stablehlo.reduce(%none init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<0x3xi16>, tensor<i16>) -> tensor<3xi16>
%11 = stablehlo.pad %none, %zero, low = [1, 0], high = [1, 0], interior = [0, 0] : (tensor<0x3xi16>, tensor<i16>) -> tensor<2x3xi16>
%12 = stablehlo.slice %x [1:1, 0:3] : (tensor<2x3xi16>) -> tensor<0x3xi16>
%13 = stablehlo.add %none, %none : tensor<0x3xi16>
%14 = "stablehlo.sort"(%none) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%p: tensor<i16>, %q: tensor<i16>):
%s = stablehlo.compare LT, %p, %q, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<0x3xi16>) -> tensor<0x3xi16>
%15 = stablehlo.transpose %none, dims = [1, 0] : (tensor<0x3xi16>) -> tensor<3x0xi16>
%16 = stablehlo.dot_general %15, %none, contracting_dims = [1] x [0] : (tensor<3x0xi16>, tensor<0x3xi16>) -> tensor<3x3xi16>
return %0#1, %0#2, %1, %2, %3, %6#0, %6#1, %7, %8, %9, %10, %11, %12, %13, %14, %16 : tensor<2x3xi16>, tensor<2x3xi16>, tensor<2x3xi16>, tensor<2x3xi16>, tensor<2x3xi16>, tensor<2xi16>, tensor<i16>, tensor<2x3xi16>, tensor<2x3xi16>, tensor<3x0xi16>, tensor<3xi16>, tensor<2x3xi16>, tensor<0x3xi16>, tensor<0x3xi16>, tensor<0x3xi16>, tensor<3x3xi16>
}
func.func private @second(%p: tensor<2x3xi16>, %q: tensor<2x3xi16>) -> tensor<2x3xi16> {
return %q : tensor<2x3xi16>
}
}
// -----
// moves_i32
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x03000000010000000200000003000000010000000200000003000000FFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFF03000000"> : tensor<3x4xi32>
%z0 = stablehlo.constant dense<0> : tensor<3x4xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xi32>
%c1 = stablehlo.constant dense<"0x02000000FFFFFFFFFFFFFFFF03000000FFFFFFFFFFFFFFFF01000000020000000100000003000000FEFFFFFF00000000"> : tensor<3x4xi32>
%z1 = stablehlo.constant dense<0> : tensor<3x4xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xi32>
%c2 = stablehlo.constant dense<"0x02000000030000000300000001000000"> : tensor<2x2xi32>
%z2 = stablehlo.constant dense<0> : tensor<2x2xi32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x2xi32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x2xi32>
%c3 = stablehlo.constant dense<"0x02000000"> : tensor<i32>
%z3 = stablehlo.constant dense<0> : tensor<i32>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<i32>
%a3 = stablehlo.optimization_barrier %s3 : tensor<i32>
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
%r:27 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9) : (tensor<3x4xi32>, tensor<3x4xi32>, tensor<2x2xi32>, tensor<i32>, tensor<3x4xi1>, tensor<i1>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4x1xi32>) -> (tensor<3x2x4xi32>, tensor<3x2xi32>, tensor<2x3x4xi32>, tensor<2x6xi32>, tensor<1x1xi32>, tensor<4x3xi32>, tensor<i32>, tensor<3x4xi32>, tensor<2x3xi32>, tensor<2x2xi32>, tensor<3x4xi32>, tensor<5x5xi32>, tensor<3x8xi32>, tensor<4x4xi32>, tensor<4x4xi32>, tensor<3x4xi32>, tensor<3x4xi32>, tensor<3x4xi32>, tensor<i32>, tensor<i32>, tensor<3x4xi32>, tensor<3x4xi32>, tensor<3x4xi32>, tensor<3x4xui32>, tensor<3x4xf32>, tensor<3x4x4xui8>, tensor<3x4xi32>)
%e0 = stablehlo.constant dense<"0x0300000001000000020000000300000003000000010000000200000003000000010000000200000003000000FFFFFFFF010000000200000003000000FFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFF03000000FEFFFFFFFFFFFFFFFFFFFFFF03000000"> : tensor<3x2x4xi32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3x2x4xi32>, tensor<3x2x4xi32>) -> ()
%e1 = stablehlo.constant dense<"0x020000000200000002000000020000000200000002000000"> : tensor<3x2xi32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x2xi32>, tensor<3x2xi32>) -> ()
%e2 = stablehlo.constant dense<"0x03000000010000000200000003000000010000000200000003000000FFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFF0300000003000000010000000200000003000000010000000200000003000000FFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFF03000000"> : tensor<2x3x4xi32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3x4xi32>, tensor<2x3x4xi32>) -> ()
%e3 = stablehlo.constant dense<"0x03000000010000000200000003000000010000000200000003000000FFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFF03000000"> : tensor<2x6xi32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x6xi32>, tensor<2x6xi32>) -> ()
%e4 = stablehlo.constant dense<"0x02000000"> : tensor<1x1xi32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<1x1xi32>, tensor<1x1xi32>) -> ()
%e5 = stablehlo.constant dense<"0x0300000001000000FEFFFFFF0100000002000000FFFFFFFF0200000003000000FFFFFFFF03000000FFFFFFFF03000000"> : tensor<4x3xi32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<4x3xi32>, tensor<4x3xi32>) -> ()
%e6 = stablehlo.constant dense<"0x02000000"> : tensor<i32>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
%e7 = stablehlo.constant dense<"0x03000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF03000000020000000100000003000000020000000100000003000000"> : tensor<3x4xi32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
%e8 = stablehlo.constant dense<"0x010000000200000003000000FFFFFFFFFFFFFFFF03000000"> : tensor<2x3xi32>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
%e9 = stablehlo.constant dense<"0x020000000300000003000000FFFFFFFF"> : tensor<2x2xi32>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<2x2xi32>, tensor<2x2xi32>) -> ()
%e10 = stablehlo.constant dense<"0x0300000001000000020000000300000001000000020000000300000001000000FEFFFFFFFFFFFFFFFFFFFFFF03000000"> : tensor<3x4xi32>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
%e11 = stablehlo.constant dense<"0x0200000002000000020000000200000002000000010000000200000003000000020000000200000002000000020000000200000002000000020000000200000003000000FFFFFFFF02000000020000000200000002000000020000000200000002000000"> : tensor<5x5xi32>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<5x5xi32>, tensor<5x5xi32>) -> ()
%e12 = stablehlo.constant dense<"0x0300000001000000020000000300000002000000FFFFFFFFFFFFFFFF03000000010000000200000003000000FFFFFFFFFFFFFFFFFFFFFFFF0100000002000000FEFFFFFFFFFFFFFFFFFFFFFF030000000100000003000000FEFFFFFF00000000"> : tensor<3x8xi32>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<3x8xi32>, tensor<3x8xi32>) -> ()
%e13 = stablehlo.constant dense<"0x03000000010000000200000003000000FEFFFFFFFFFFFFFFFFFFFFFF0300000003000000010000000200000003000000FEFFFFFFFFFFFFFFFFFFFFFF03000000"> : tensor<4x4xi32>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<4x4xi32>, tensor<4x4xi32>) -> ()
%e14 = stablehlo.constant dense<"0xFEFFFFFFFFFFFFFFFFFFFFFF0300000003000000010000000200000003000000FEFFFFFFFFFFFFFFFFFFFFFF03000000010000000200000003000000FFFFFFFF"> : tensor<4x4xi32>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<4x4xi32>, tensor<4x4xi32>) -> ()
%e15 = stablehlo.constant dense<"0x02000000010000000200000003000000FFFFFFFFFFFFFFFF03000000FFFFFFFF0100000003000000FFFFFFFF00000000"> : tensor<3x4xi32>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
%e16 = stablehlo.constant dense<"0x03000000010000000200000003000000010000000200000003000000FFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFF03000000"> : tensor<3x4xi32>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
%e17 = stablehlo.constant dense<"0x02000000FFFFFFFFFFFFFFFF03000000FFFFFFFFFFFFFFFF01000000020000000100000003000000FEFFFFFF00000000"> : tensor<3x4xi32>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
%e18 = stablehlo.constant dense<"0x04000000"> : tensor<i32>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
%e19 = stablehlo.constant dense<"0x02000000"> : tensor<i32>
stablehlo.custom_call @check.expect_eq(%r#19, %e19) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
%e20 = stablehlo.constant dense<"0x02000000FFFFFFFFFFFFFFFF03000000FFFFFFFFFFFFFFFF01000000020000000100000003000000FEFFFFFF00000000"> : tensor<3x4xi32>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
%e21 = stablehlo.constant dense<"0x03000000010000000200000003000000010000000200000003000000FFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFF03000000"> : tensor<3x4xi32>
stablehlo.custom_call @check.expect_eq(%r#21, %e21) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
%e22 = stablehlo.constant dense<"0x000000000100000002000000030000000000000001000000020000000300000000000000010000000200000003000000"> : tensor<3x4xi32>
stablehlo.custom_call @check.expect_eq(%r#22, %e22) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
%e23 = stablehlo.constant dense<"0x03000000010000000200000003000000010000000200000003000000FFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFF03000000"> : tensor<3x4xui32>
stablehlo.custom_call @check.expect_eq(%r#23, %e23) {has_side_effect = true} : (tensor<3x4xui32>, tensor<3x4xui32>) -> ()
%e24 = stablehlo.constant dense<"0x03000000010000000200000003000000010000000200000003000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF03000000"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_eq(%r#24, %e24) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e25 = stablehlo.constant dense<"0x03000000010000000200000003000000010000000200000003000000FFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFF03000000"> : tensor<3x4x4xui8>
stablehlo.custom_call @check.expect_eq(%r#25, %e25) {has_side_effect = true} : (tensor<3x4x4xui8>, tensor<3x4x4xui8>) -> ()
%e26 = stablehlo.constant dense<"0x03000000010000000200000003000000010000000200000003000000FFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFF03000000"> : tensor<3x4xi32>
stablehlo.custom_call @check.expect_eq(%r#26, %e26) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
return
}
func.func private @f(%x: tensor<3x4xi32>, %y: tensor<3x4xi32>, %u: tensor<2x2xi32>, %p: tensor<i32>, %m: tensor<3x4xi1>, %c: tensor<i1>, %i: tensor<i32>, %j: tensor<i32>, %rows: tensor<4xi32>, %far: tensor<4x1xi32>) -> (tensor<3x2x4xi32>, tensor<3x2xi32>, tensor<2x3x4xi32>, tensor<2x6xi32>, tensor<1x1xi32>, tensor<4x3xi32>, tensor<i32>, tensor<3x4xi32>, tensor<2x3xi32>, tensor<2x2xi32>, tensor<3x4xi32>, tensor<5x5xi32>, tensor<3x8xi32>, tensor<4x4xi32>, tensor<4x4xi32>, tensor<3x4xi32>, tensor<3x4xi32>, tensor<3x4xi32>, tensor<i32>, tensor<i32>, tensor<3x4xi32>, tensor<3x4xi32>, tensor<3x4xi32>, tensor<3x4xui32>, tensor<3x4xf32>, tensor<3x4x4xui8>, tensor<3x4xi32>) {
%0 = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<3x4xi32>) -> tensor<3x2x4xi32>
%1 = stablehlo.broadcast_in_dim %p, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
%2 = stablehlo.broadcast %x, sizes = [2] : (tensor<3x4xi32>) -> tensor<2x3x4xi32>
%3 = stablehlo.reshape %x : (tensor<3x4xi32>) -> tensor<2x6xi32>
%4 = stablehlo.reshape %p : (tensor<i32>) -> tensor<1x1xi32>
%5 = stablehlo.transpose %x, dims = [1, 0] : (tensor<3x4xi32>) -> tensor<4x3xi32>
%6 = stablehlo.transpose %p, dims = [] : (tensor<i32>) -> tensor<i32>
%7 = stablehlo.reverse %x, dims = [0, 1] : tensor<3x4xi32>
%8 = stablehlo.slice %x [0:3:2, 1:4] : (tensor<3x4xi32>) -> tensor<2x3xi32>
%9 = stablehlo.dynamic_slice %x, %i, %j, sizes = [2, 2] : (tensor<3x4xi32>, tensor<i32>, tensor<i32>) -> tensor<2x2xi32>
%10 = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<3x4xi32>, tensor<2x2xi32>, tensor<i32>, tensor<i32>) -> tensor<3x4xi32>
%11 = stablehlo.pad %x, %p, low = [1, -1], high = [-1, 2], interior = [1, 0] : (tensor<3x4xi32>, tensor<i32>) -> tensor<5x5xi32>
%12 = stablehlo.concatenate %x, %y, dim = 1 : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x8xi32>
%13 = "stablehlo.gather"(%x, %far) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xi32>, tensor<4x1xi32>) -> tensor<4x4xi32>
%14 = "stablehlo.torch_index_select"(%x, %rows) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<3x4xi32>, tensor<4xi32>) -> tensor<4x4xi32>
%15 = stablehlo.select %m, %x, %y : tensor<3x4xi1>, tensor<3x4xi32>
%16 = stablehlo.select %c, %x, %y : tensor<i1>, tensor<3x4xi32>
%17 = stablehlo.constant dense<"0x02000000FFFFFFFFFFFFFFFF03000000FFFFFFFFFFFFFFFF01000000020000000100000003000000FEFFFFFF00000000"> : tensor<3x4xi32>
%18 = stablehlo.get_dimension_size %x, dim = 1 : (tensor<3x4xi32>) -> tensor<i32>
%19 = stablehlo.tuple %x, %p : tuple<tensor<3x4xi32>, tensor<i32>>
%20 = stablehlo.get_tuple_element %19[1] : (tuple<tensor<3x4xi32>, tensor<i32>>) -> tensor<i32>
%21 = stablehlo.optimization_barrier %y : tensor<3x4xi32>
%22 = stablehlo.convert %x : tensor<3x4xi32>
%23 = stablehlo.iota dim = 1 : tensor<3x4xi32>
%24 = stablehlo.bitcast_convert %x : (tensor<3x4xi32>) -> tensor<3x4xui32>
%25 = stablehlo.bitcast_convert %x : (tensor<3x4xi32>) -> tensor<3x4xf32>
%26 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<3x4xf32>
%27 = stablehlo.compare NE, %25, %25, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
%28 = stablehlo.select %27, %26, %25 : tensor<3x4xi1>, tensor<3x4xf32>
%29 = stablehlo.bitcast_convert %x : (tensor<3x4xi32>) -> tensor<3x4x4xui8>
%30 = stablehlo.bitcast_convert %29 : (tensor<3x4x4xui8>) -> tensor<3x4xi32>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %20, %21, %22, %23, %24, %28, %29, %30 : tensor<3x2x4xi32>, tensor<3x2xi32>, tensor<2x3x4xi32>, tensor<2x6xi32>, tensor<1x1xi32>, tensor<4x3xi32>, tensor<i32>, tensor<3x4xi32>, tensor<2x3xi32>, tensor<2x2xi32>, tensor<3x4xi32>, tensor<5x5xi32>, tensor<3x8xi32>, tensor<4x4xi32>, tensor<4x4xi32>, tensor<3x4xi32>, tensor<3x4xi32>, tensor<3x4xi32>, tensor<i32>, tensor<i32>, tensor<3x4xi32>, tensor<3x4xi32>, tensor<3x4xi32>, tensor<3x4xui32>, tensor<3x4xf32>, tensor<3x4x4xui8>, tensor<3x4xi32>
}
}
// -----
// combinations_i32
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x03000000010000000200000003000000010000000200000003000000FFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFF03000000"> : tensor<3x4xi32>
%z0 = stablehlo.constant dense<0> : tensor<3x4xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xi32>
%c1 = stablehlo.constant dense<"0x010000000100000001000000010000000100000001000000010000000000000000000000000000000000000001000000"> : tensor<3x4xi32>
%z1 = stablehlo.constant dense<0> : tensor<3x4xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xi32>
%c2 = stablehlo.constant dense<"0x0000000000000000010000000000000001000000010000000100000000000000000000000000000000000000010000000100000000000000010000000000000001000000010000000100000001000000"> : tensor<4x5xi32>
%z2 = stablehlo.constant dense<0> : tensor<4x5xi32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4x5xi32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4x5xi32>
%c3 = stablehlo.constant dense<"0x00000000"> : tensor<i32>
%z3 = stablehlo.constant dense<1> : tensor<i32>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<i32>
%a3 = stablehlo.optimization_barrier %s3 : tensor<i32>
%c4 = stablehlo.constant dense<"0x0000000009000000FFFFFFFF00000000"> : tensor<4x1xi32>
%z4 = stablehlo.constant dense<0> : tensor<4x1xi32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<4x1xi32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<4x1xi32>
%c5 = stablehlo.constant dense<"0x01000000000000000100000001000000000000000000000000000000000000000100000000000000000000000000000001000000010000000100000000000000"> : tensor<4x4xi32>
%z5 = stablehlo.constant dense<0> : tensor<4x4xi32>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<4x4xi32>
%a5 = stablehlo.optimization_barrier %s5 : tensor<4x4xi32>
%c6 = stablehlo.constant dense<"0x0100000001000000010000000100000000000000010000000100000000000000"> : tensor<8xi32>
%z6 = stablehlo.constant dense<0> : tensor<8xi32>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<8xi32>
%a6 = stablehlo.optimization_barrier %s6 : tensor<8xi32>
%c7 = stablehlo.constant dense<"0x0000000000000000010000000000000001000000"> : tensor<5xi32>
%z7 = stablehlo.constant dense<0> : tensor<5xi32>
%s7 = stablehlo.select %live, %c7, %z7 : tensor<i1>, tensor<5xi32>
%a7 = stablehlo.optimization_barrier %s7 : tensor<5xi32>
%c8 = stablehlo.constant dense<"0x000000000100000002000000030000000000000001000000020000000300000000000000010000000200000003000000"> : tensor<3x4xi32>
%z8 = stablehlo.constant dense<0> : tensor<3x4xi32>
%s8 = stablehlo.select %live, %c8, %z8 : tensor<i1>, tensor<3x4xi32>
%a8 = stablehlo.optimization_barrier %s8 : tensor<3x4xi32>
%c9 = stablehlo.constant dense<"0x0100000002000000"> : tensor<2xi32>
%z9 = stablehlo.constant dense<0> : tensor<2xi32>
%s9 = stablehlo.select %live, %c9, %z9 : tensor<i1>, tensor<2xi32>
%a9 = stablehlo.optimization_barrier %s9 : tensor<2xi32>
%c10 = stablehlo.constant dense<"0x00000000000000000100000000000000010000000100000001000000000000000000000000000000000000000100000001000000000000000100000000000000010000000100000001000000010000000000000001000000010000000100000001000000000000000100000001000000000000000100000001000000010000000000000000000000000000000000000000000000010000000000000001000000"> : tensor<2x4x5xi32>
%z10 = stablehlo.constant dense<0> : tensor<2x4x5xi32>
%s10 = stablehlo.select %live, %c10, %z10 : tensor<i1>, tensor<2x4x5xi32>
%a10 = stablehlo.optimization_barrier %s10 : tensor<2x4x5xi32>
%r:18 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10) : (tensor<3x4xi32>, tensor<3x4xi32>, tensor<4x5xi32>, tensor<i32>, tensor<4x1xi32>, tensor<4x4xi32>, tensor<8xi32>, tensor<5xi32>, tensor<3x4xi32>, tensor<2xi32>, tensor<2x4x5xi32>) -> (tensor<3xi32>, tensor<i32>, tensor<4xi32>, tensor<2x3xi32>, tensor<3x4xi32>, tensor<8xi32>, tensor<3x4xi32>, tensor<3x4xi32>, tensor<3x4xi32>, tensor<3x5xi32>, tensor<3x5xi32>, tensor<3x5xi32>, tensor<4x3xi32>, tensor<3xi32>, tensor<3x5xi32>, tensor<3x3x5xi32>, tensor<3x2xi32>, tensor<3x2xi32>)
%e0 = stablehlo.constant dense<"0x040000000300000001000000"> : tensor<3xi32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
%e1 = stablehlo.constant dense<"0x00000000"> : tensor<i32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
%e2 = stablehlo.constant dense<"0x03000000030000000300000003000000"> : tensor<4xi32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
%e3 = stablehlo.constant dense<"0x000000000000000000000000020000000200000001000000"> : tensor<2x3xi32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
%e4 = stablehlo.constant dense<"0x030000000200000003000000020000000100000001000000010000000000000000000000000000000000000001000000"> : tensor<3x4xi32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
%e5 = stablehlo.constant dense<"0x0000000000000000000000000100000000000000000000000000000001000000"> : tensor<8xi32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<8xi32>, tensor<8xi32>) -> ()
%e6 = stablehlo.constant dense<"0x01000000020000000300000003000000FFFFFFFF010000000200000003000000FEFFFFFFFFFFFFFFFFFFFFFF03000000"> : tensor<3x4xi32>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
%e7 = stablehlo.constant dense<"0x010000000200000000000000030000000300000000000000010000000200000000000000010000000200000003000000"> : tensor<3x4xi32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
%e8 = stablehlo.constant dense<"0x04000000020000000300000004000000020000000300000004000000FFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFF04000000"> : tensor<3x4xi32>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
%e9 = stablehlo.constant dense<"0x010000000300000003000000010000000300000001000000020000000200000000000000020000000000000001000000010000000100000001000000"> : tensor<3x5xi32>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x5xi32>, tensor<3x5xi32>) -> ()
%e10 = stablehlo.constant dense<"0x010000000300000003000000010000000300000001000000020000000200000000000000020000000000000001000000010000000100000001000000"> : tensor<3x5xi32>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x5xi32>, tensor<3x5xi32>) -> ()
%e11 = stablehlo.constant dense<"0x010000000300000003000000010000000300000001000000020000000200000000000000020000000000000001000000010000000100000001000000"> : tensor<3x5xi32>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<3x5xi32>, tensor<3x5xi32>) -> ()
%e12 = stablehlo.constant dense<"0x010000000100000000000000010000000100000000000000010000000100000000000000010000000000000001000000"> : tensor<4x3xi32>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<4x3xi32>, tensor<4x3xi32>) -> ()
%e13 = stablehlo.constant dense<"0x040000000300000001000000"> : tensor<3xi32>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
%e14 = stablehlo.constant dense<"0x010000000300000003000000010000000300000001000000030000000200000001000000020000000000000000000000010000000000000001000000"> : tensor<3x5xi32>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<3x5xi32>, tensor<3x5xi32>) -> ()
%e15 = stablehlo.constant dense<"0x010000000100000001000000000000000100000001000000010000000100000000000000010000000100000001000000010000000000000001000000010000000100000001000000000000000100000001000000010000000100000000000000010000000000000000000000010000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100000001000000000000000000000000000000"> : tensor<3x3x5xi32>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x3x5xi32>, tensor<3x3x5xi32>) -> ()
%e16 = stablehlo.constant dense<"0x0300000003000000030000000200000003000000FFFFFFFF"> : tensor<3x2xi32>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<3x2xi32>, tensor<3x2xi32>) -> ()
%e17 = stablehlo.constant dense<"0x000000000300000002000000010000000300000001000000"> : tensor<3x2xi32>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<3x2xi32>, tensor<3x2xi32>) -> ()
return
}
func.func private @f(%x: tensor<3x4xi32>, %n: tensor<3x4xi32>, %w: tensor<4x5xi32>, %z: tensor<i32>, %far: tensor<4x1xi32>, %u: tensor<4x4xi32>, %line: tensor<8xi32>, %source: tensor<5xi32>, %places: tensor<3x4xi32>, %groups: tensor<2xi32>, %pair: tensor<2x4x5xi32>) -> (tensor<3xi32>, tensor<i32>, tensor<4xi32>, tensor<2x3xi32>, tensor<3x4xi32>, tensor<8xi32>, tensor<3x4xi32>, tensor<3x4xi32>, tensor<3x4xi32>, tensor<3x5xi32>, tensor<3x5xi32>, tensor<3x5xi32>, tensor<4x3xi32>, tensor<3xi32>, tensor<3x5xi32>, tensor<3x3x5xi32>, tensor<3x2xi32>, tensor<3x2xi32>) {
%0 = stablehlo.reduce(%n init: %z) applies stablehlo.add across dimensions = [1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
%1 = stablehlo.reduce(%z init: %z) applies stablehlo.add across dimensions = [] : (tensor<i32>, tensor<i32>) -> tensor<i32>
%2 = stablehlo.slice %x [0:1, 0:1] : (tensor<3x4xi32>) -> tensor<1x1xi32>
%3 = stablehlo.reshape %2 : (tensor<1x1xi32>) -> tensor<i32>
%4 = stablehlo.reduce(%x init: %3) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4xi32>, tensor<i32>) -> tensor<4xi32>
%5 = "stablehlo.reduce_window"(%n, %z) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[1, 0], [-1, 1]]> : tensor<2x2xi64>}> ({
^bb0(%p: tensor<i32>, %q: tensor<i32>):
%s = stablehlo.add %p, %q : tensor<i32>
stablehlo.return %s : tensor<i32>
}) : (tensor<3x4xi32>, tensor<i32>) -> tensor<2x3xi32>
%6 = "stablehlo.scatter"(%n, %far, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
^bb0(%p: tensor<i32>, %q: tensor<i32>):
%s = stablehlo.add %p, %q : tensor<i32>
stablehlo.return %s : tensor<i32>
}) : (tensor<3x4xi32>, tensor<4x1xi32>, tensor<4x4xi32>) -> tensor<3x4xi32>
%7 = "stablehlo.select_and_scatter"(%line, %source, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<1> : tensor<1x2xi64>}> ({
^bb0(%p: tensor<i32>, %q: tensor<i32>):
%s = stablehlo.compare GE, %p, %q, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}, {
^bb0(%p: tensor<i32>, %q: tensor<i32>):
%s = stablehlo.add %p, %q : tensor<i32>
stablehlo.return %s : tensor<i32>
}) : (tensor<8xi32>, tensor<5xi32>, tensor<i32>) -> tensor<8xi32>
%8:2 = "stablehlo.sort"(%x, %places) <{dimension = 1 : i64, is_stable = true}> ({
^bb0(%p: tensor<i32>, %q: tensor<i32>, %v: tensor<i32>, %vv: tensor<i32>):
%s = stablehlo.compare LT, %p, %q, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<3x4xi32>, tensor<3x4xi32>) -> (tensor<3x4xi32>, tensor<3x4xi32>)
%9 = "stablehlo.map"(%x, %n) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%p: tensor<i32>, %q: tensor<i32>):
%s = stablehlo.add %p, %q : tensor<i32>
stablehlo.return %s : tensor<i32>
}) : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
%10 = stablehlo.dot_general %n, %w, contracting_dims = [1] x [0] : (tensor<3x4xi32>, tensor<4x5xi32>) -> tensor<3x5xi32>
%11 = stablehlo.dot %n, %w : (tensor<3x4xi32>, tensor<4x5xi32>) -> tensor<3x5xi32>
%12 = stablehlo.einsum %n, %w, config = "ab,bc->ac" : (tensor<3x4xi32>, tensor<4x5xi32>) -> tensor<3x5xi32>
%13 = stablehlo.unary_einsum %n, config = "ab->ba" : (tensor<3x4xi32>) -> tensor<4x3xi32>
%14 = stablehlo.dot_general %n, %n, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3xi32>
%15 = "chlo.ragged_dot"(%n, %pair, %groups) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<3x4xi32>, tensor<2x4x5xi32>, tensor<2xi32>) -> tensor<3x5xi32>
%16 = stablehlo.reshape %n : (tensor<3x4xi32>) -> tensor<3x4x1xi32>
%17 = stablehlo.slice %w [0:2, 0:5] : (tensor<4x5xi32>) -> tensor<2x5xi32>
%18 = stablehlo.reshape %17 : (tensor<2x5xi32>) -> tensor<2x1x5xi32>
%19 = stablehlo.convolution(%16, %18) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x4x1xi32>, tensor<2x1x5xi32>) -> tensor<3x3x5xi32>
%20:2 = chlo.top_k(%x, k = 2) : tensor<3x4xi32> -> (tensor<3x2xi32>, tensor<3x2xi32>)
return %0, %1, %4, %5, %6, %7, %8#0, %8#1, %9, %10, %11, %12, %13, %14, %15, %19, %20#0, %20#1 : tensor<3xi32>, tensor<i32>, tensor<4xi32>, tensor<2x3xi32>, tensor<3x4xi32>, tensor<8xi32>, tensor<3x4xi32>, tensor<3x4xi32>, tensor<3x4xi32>, tensor<3x5xi32>, tensor<3x5xi32>, tensor<3x5xi32>, tensor<4x3xi32>, tensor<3xi32>, tensor<3x5xi32>, tensor<3x3x5xi32>, tensor<3x2xi32>, tensor<3x2xi32>
}
}
// -----
// carries_i32
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0200000002000000FEFFFFFF020000000000000001000000"> : tensor<2x3xi32>
%z0 = stablehlo.constant dense<0> : tensor<2x3xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x3xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x3xi32>
%c1 = stablehlo.constant dense<"0x03000000030000000200000003000000FEFFFFFF02000000"> : tensor<2x3xi32>
%z1 = stablehlo.constant dense<0> : tensor<2x3xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x3xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x3xi32>
%c2 = stablehlo.constant dense<> : tensor<0x3xi32>
%z2 = stablehlo.constant dense<> : tensor<0x3xi32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<0x3xi32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<0x3xi32>
%c3 = stablehlo.constant dense<"0x00000000"> : tensor<i32>
%z3 = stablehlo.constant dense<1> : tensor<i32>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<i32>
%a3 = stablehlo.optimization_barrier %s3 : tensor<i32>
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
%r:16 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8) : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<0x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<i32>) -> (tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2xi32>, tensor<i32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<3x0xi32>, tensor<3xi32>, tensor<2x3xi32>, tensor<0x3xi32>, tensor<0x3xi32>, tensor<0x3xi32>, tensor<3x3xi32>)
%e0 = stablehlo.constant dense<"0x03000000030000000200000003000000FEFFFFFF02000000"> : tensor<2x3xi32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
%e1 = stablehlo.constant dense<"0x0200000002000000FEFFFFFF020000000000000001000000"> : tensor<2x3xi32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
%e2 = stablehlo.constant dense<"0x03000000030000000200000003000000FEFFFFFF02000000"> : tensor<2x3xi32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
%e3 = stablehlo.constant dense<"0x0200000002000000FEFFFFFF020000000000000001000000"> : tensor<2x3xi32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
%e4 = stablehlo.constant dense<"0x03000000030000000200000003000000FEFFFFFF02000000"> : tensor<2x3xi32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
%e5 = stablehlo.constant dense<"0x0200000004000000"> : tensor<2xi32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2xi32>, tensor<2xi32>) -> ()
%e6 = stablehlo.constant dense<"0x04000000"> : tensor<i32>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
%e7 = stablehlo.constant dense<"0x020000000200000002000000020000000200000002000000"> : tensor<2x3xi32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
%e8 = stablehlo.constant dense<"0x0200000002000000FEFFFFFF020000000000000001000000"> : tensor<2x3xi32>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
%e9 = stablehlo.constant dense<> : tensor<3x0xi32>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x0xi32>, tensor<3x0xi32>) -> ()
%e10 = stablehlo.constant dense<"0x000000000000000000000000"> : tensor<3xi32>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
%e11 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<2x3xi32>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
%e12 = stablehlo.constant dense<> : tensor<0x3xi32>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<0x3xi32>, tensor<0x3xi32>) -> ()
%e13 = stablehlo.constant dense<> : tensor<0x3xi32>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<0x3xi32>, tensor<0x3xi32>) -> ()
%e14 = stablehlo.constant dense<> : tensor<0x3xi32>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<0x3xi32>, tensor<0x3xi32>) -> ()
%e15 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3xi32>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x3xi32>, tensor<3x3xi32>) -> ()
return
}
func.func private @f(%x: tensor<2x3xi32>, %y: tensor<2x3xi32>, %none: tensor<0x3xi32>, %zero: tensor<i32>, %rounds: tensor<i32>, %one: tensor<i32>, %start: tensor<i32>, %no: tensor<i1>, %branch: tensor<i32>) -> (tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2xi32>, tensor<i32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<3x0xi32>, tensor<3xi32>, tensor<2x3xi32>, tensor<0x3xi32>, tensor<0x3xi32>, tensor<0x3xi32>, tensor<3x3xi32>) {
%0:3 = stablehlo.while(%i = %start, %a = %x, %b = %y) : tensor<i32>, tensor<2x3xi32>, tensor<2x3xi32>
cond {
%s = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
} do {
%s = stablehlo.add %i, %one : tensor<i32>
stablehlo.return %s, %b, %a : tensor<i32>, tensor<2x3xi32>, tensor<2x3xi32>
}
%1 = "stablehlo.if"(%no) ({
stablehlo.return %x : tensor<2x3xi32>
}, {
stablehlo.return %y : tensor<2x3xi32>
}) : (tensor<i1>) -> tensor<2x3xi32>
%2 = "stablehlo.case"(%branch) ({
stablehlo.return %y : tensor<2x3xi32>
}, {
stablehlo.return %y : tensor<2x3xi32>
}, {
stablehlo.return %x : tensor<2x3xi32>
}) : (tensor<i32>) -> tensor<2x3xi32>
%3 = stablehlo.composite "own.swap" %x, %y {decomposition = @second} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%4 = stablehlo.slice %x [0:2, 0:1] : (tensor<2x3xi32>) -> tensor<2x1xi32>
%5 = stablehlo.reshape %4 : (tensor<2x1xi32>) -> tensor<2xi32>
%6:2 = chlo.scan(%5) inits(%zero) dimension=0 {
^bb0(%v: tensor<i32>, %c: tensor<i32>):
%s = stablehlo.add %v, %c : tensor<i32>
stablehlo.return %s, %s : tensor<i32>, tensor<i32>
} : (tensor<2xi32>, tensor<i32>) -> (tensor<2xi32>, tensor<i32>)
%7 = "chlo.constant_like"(%x) <{value = 2 : i32}> : (tensor<2x3xi32>) -> tensor<2x3xi32>
%8 = stablehlo.concatenate %none, %x, dim = 0 : (tensor<0x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%9 = stablehlo.transpose %none, dims = [1, 0] : (tensor<0x3xi32>) -> tensor<3x0xi32>
%10 = stablehlo.reduce(%none init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<0x3xi32>, tensor<i32>) -> tensor<3xi32>
%11 = stablehlo.pad %none, %zero, low = [1, 0], high = [1, 0], interior = [0, 0] : (tensor<0x3xi32>, tensor<i32>) -> tensor<2x3xi32>
%12 = stablehlo.slice %x [1:1, 0:3] : (tensor<2x3xi32>) -> tensor<0x3xi32>
%13 = stablehlo.add %none, %none : tensor<0x3xi32>
%14 = "stablehlo.sort"(%none) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%p: tensor<i32>, %q: tensor<i32>):
%s = stablehlo.compare LT, %p, %q, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<0x3xi32>) -> tensor<0x3xi32>
%15 = stablehlo.transpose %none, dims = [1, 0] : (tensor<0x3xi32>) -> tensor<3x0xi32>
%16 = stablehlo.dot_general %15, %none, contracting_dims = [1] x [0] : (tensor<3x0xi32>, tensor<0x3xi32>) -> tensor<3x3xi32>
return %0#1, %0#2, %1, %2, %3, %6#0, %6#1, %7, %8, %9, %10, %11, %12, %13, %14, %16 : tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2xi32>, tensor<i32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<3x0xi32>, tensor<3xi32>, tensor<2x3xi32>, tensor<0x3xi32>, tensor<0x3xi32>, tensor<0x3xi32>, tensor<3x3xi32>
}
func.func private @second(%p: tensor<2x3xi32>, %q: tensor<2x3xi32>) -> tensor<2x3xi32> {
return %q : tensor<2x3xi32>
}
}
// -----
// moves_i64
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0300000000000000010000000000000002000000000000000300000000000000010000000000000002000000000000000300000000000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0300000000000000"> : tensor<3x4xi64>
%z0 = stablehlo.constant dense<0> : tensor<3x4xi64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xi64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xi64>
%c1 = stablehlo.constant dense<"0x0200000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0300000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0100000000000000020000000000000001000000000000000300000000000000FEFFFFFFFFFFFFFF0000000000000000"> : tensor<3x4xi64>
%z1 = stablehlo.constant dense<0> : tensor<3x4xi64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xi64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xi64>
%c2 = stablehlo.constant dense<"0x0200000000000000030000000000000003000000000000000100000000000000"> : tensor<2x2xi64>
%z2 = stablehlo.constant dense<0> : tensor<2x2xi64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x2xi64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x2xi64>
%c3 = stablehlo.constant dense<"0x0200000000000000"> : tensor<i64>
%z3 = stablehlo.constant dense<0> : tensor<i64>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<i64>
%a3 = stablehlo.optimization_barrier %s3 : tensor<i64>
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
%r:27 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9) : (tensor<3x4xi64>, tensor<3x4xi64>, tensor<2x2xi64>, tensor<i64>, tensor<3x4xi1>, tensor<i1>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4x1xi32>) -> (tensor<3x2x4xi64>, tensor<3x2xi64>, tensor<2x3x4xi64>, tensor<2x6xi64>, tensor<1x1xi64>, tensor<4x3xi64>, tensor<i64>, tensor<3x4xi64>, tensor<2x3xi64>, tensor<2x2xi64>, tensor<3x4xi64>, tensor<5x5xi64>, tensor<3x8xi64>, tensor<4x4xi64>, tensor<4x4xi64>, tensor<3x4xi64>, tensor<3x4xi64>, tensor<3x4xi64>, tensor<i32>, tensor<i64>, tensor<3x4xi64>, tensor<3x4xi64>, tensor<3x4xi64>, tensor<3x4xui64>, tensor<3x4xf64>, tensor<3x4x8xui8>, tensor<3x4xi64>)
%e0 = stablehlo.constant dense<"0x03000000000000000100000000000000020000000000000003000000000000000300000000000000010000000000000002000000000000000300000000000000010000000000000002000000000000000300000000000000FFFFFFFFFFFFFFFF010000000000000002000000000000000300000000000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0300000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0300000000000000"> : tensor<3x2x4xi64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3x2x4xi64>, tensor<3x2x4xi64>) -> ()
%e1 = stablehlo.constant dense<"0x020000000000000002000000000000000200000000000000020000000000000002000000000000000200000000000000"> : tensor<3x2xi64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x2xi64>, tensor<3x2xi64>) -> ()
%e2 = stablehlo.constant dense<"0x0300000000000000010000000000000002000000000000000300000000000000010000000000000002000000000000000300000000000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF03000000000000000300000000000000010000000000000002000000000000000300000000000000010000000000000002000000000000000300000000000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0300000000000000"> : tensor<2x3x4xi64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3x4xi64>, tensor<2x3x4xi64>) -> ()
%e3 = stablehlo.constant dense<"0x0300000000000000010000000000000002000000000000000300000000000000010000000000000002000000000000000300000000000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0300000000000000"> : tensor<2x6xi64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x6xi64>, tensor<2x6xi64>) -> ()
%e4 = stablehlo.constant dense<"0x0200000000000000"> : tensor<1x1xi64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<1x1xi64>, tensor<1x1xi64>) -> ()
%e5 = stablehlo.constant dense<"0x03000000000000000100000000000000FEFFFFFFFFFFFFFF01000000000000000200000000000000FFFFFFFFFFFFFFFF02000000000000000300000000000000FFFFFFFFFFFFFFFF0300000000000000FFFFFFFFFFFFFFFF0300000000000000"> : tensor<4x3xi64>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<4x3xi64>, tensor<4x3xi64>) -> ()
%e6 = stablehlo.constant dense<"0x0200000000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e7 = stablehlo.constant dense<"0x0300000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0300000000000000020000000000000001000000000000000300000000000000020000000000000001000000000000000300000000000000"> : tensor<3x4xi64>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4xi64>, tensor<3x4xi64>) -> ()
%e8 = stablehlo.constant dense<"0x010000000000000002000000000000000300000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0300000000000000"> : tensor<2x3xi64>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3xi64>, tensor<2x3xi64>) -> ()
%e9 = stablehlo.constant dense<"0x020000000000000003000000000000000300000000000000FFFFFFFFFFFFFFFF"> : tensor<2x2xi64>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<2x2xi64>, tensor<2x2xi64>) -> ()
%e10 = stablehlo.constant dense<"0x03000000000000000100000000000000020000000000000003000000000000000100000000000000020000000000000003000000000000000100000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0300000000000000"> : tensor<3x4xi64>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x4xi64>, tensor<3x4xi64>) -> ()
%e11 = stablehlo.constant dense<"0x02000000000000000200000000000000020000000000000002000000000000000200000000000000010000000000000002000000000000000300000000000000020000000000000002000000000000000200000000000000020000000000000002000000000000000200000000000000020000000000000002000000000000000300000000000000FFFFFFFFFFFFFFFF0200000000000000020000000000000002000000000000000200000000000000020000000000000002000000000000000200000000000000"> : tensor<5x5xi64>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<5x5xi64>, tensor<5x5xi64>) -> ()
%e12 = stablehlo.constant dense<"0x03000000000000000100000000000000020000000000000003000000000000000200000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0300000000000000010000000000000002000000000000000300000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF01000000000000000200000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF030000000000000001000000000000000300000000000000FEFFFFFFFFFFFFFF0000000000000000"> : tensor<3x8xi64>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<3x8xi64>, tensor<3x8xi64>) -> ()
%e13 = stablehlo.constant dense<"0x0300000000000000010000000000000002000000000000000300000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF03000000000000000300000000000000010000000000000002000000000000000300000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0300000000000000"> : tensor<4x4xi64>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<4x4xi64>, tensor<4x4xi64>) -> ()
%e14 = stablehlo.constant dense<"0xFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF03000000000000000300000000000000010000000000000002000000000000000300000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0300000000000000010000000000000002000000000000000300000000000000FFFFFFFFFFFFFFFF"> : tensor<4x4xi64>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<4x4xi64>, tensor<4x4xi64>) -> ()
%e15 = stablehlo.constant dense<"0x0200000000000000010000000000000002000000000000000300000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0300000000000000FFFFFFFFFFFFFFFF01000000000000000300000000000000FFFFFFFFFFFFFFFF0000000000000000"> : tensor<3x4xi64>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x4xi64>, tensor<3x4xi64>) -> ()
%e16 = stablehlo.constant dense<"0x0300000000000000010000000000000002000000000000000300000000000000010000000000000002000000000000000300000000000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0300000000000000"> : tensor<3x4xi64>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<3x4xi64>, tensor<3x4xi64>) -> ()
%e17 = stablehlo.constant dense<"0x0200000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0300000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0100000000000000020000000000000001000000000000000300000000000000FEFFFFFFFFFFFFFF0000000000000000"> : tensor<3x4xi64>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<3x4xi64>, tensor<3x4xi64>) -> ()
%e18 = stablehlo.constant dense<"0x04000000"> : tensor<i32>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
%e19 = stablehlo.constant dense<"0x0200000000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#19, %e19) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e20 = stablehlo.constant dense<"0x0200000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0300000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0100000000000000020000000000000001000000000000000300000000000000FEFFFFFFFFFFFFFF0000000000000000"> : tensor<3x4xi64>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<3x4xi64>, tensor<3x4xi64>) -> ()
%e21 = stablehlo.constant dense<"0x0300000000000000010000000000000002000000000000000300000000000000010000000000000002000000000000000300000000000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0300000000000000"> : tensor<3x4xi64>
stablehlo.custom_call @check.expect_eq(%r#21, %e21) {has_side_effect = true} : (tensor<3x4xi64>, tensor<3x4xi64>) -> ()
%e22 = stablehlo.constant dense<"0x000000000000000001000000000000000200000000000000030000000000000000000000000000000100000000000000020000000000000003000000000000000000000000000000010000000000000002000000000000000300000000000000"> : tensor<3x4xi64>
stablehlo.custom_call @check.expect_eq(%r#22, %e22) {has_side_effect = true} : (tensor<3x4xi64>, tensor<3x4xi64>) -> ()
%e23 = stablehlo.constant dense<"0x0300000000000000010000000000000002000000000000000300000000000000010000000000000002000000000000000300000000000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0300000000000000"> : tensor<3x4xui64>
stablehlo.custom_call @check.expect_eq(%r#23, %e23) {has_side_effect = true} : (tensor<3x4xui64>, tensor<3x4xui64>) -> ()
%e24 = stablehlo.constant dense<"0x0300000000000000010000000000000002000000000000000300000000000000010000000000000002000000000000000300000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0300000000000000"> : tensor<3x4xf64>
stablehlo.custom_call @check.expect_eq(%r#24, %e24) {has_side_effect = true} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
%e25 = stablehlo.constant dense<"0x0300000000000000010000000000000002000000000000000300000000000000010000000000000002000000000000000300000000000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0300000000000000"> : tensor<3x4x8xui8>
stablehlo.custom_call @check.expect_eq(%r#25, %e25) {has_side_effect = true} : (tensor<3x4x8xui8>, tensor<3x4x8xui8>) -> ()
%e26 = stablehlo.constant dense<"0x0300000000000000010000000000000002000000000000000300000000000000010000000000000002000000000000000300000000000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0300000000000000"> : tensor<3x4xi64>
stablehlo.custom_call @check.expect_eq(%r#26, %e26) {has_side_effect = true} : (tensor<3x4xi64>, tensor<3x4xi64>) -> ()
return
}
func.func private @f(%x: tensor<3x4xi64>, %y: tensor<3x4xi64>, %u: tensor<2x2xi64>, %p: tensor<i64>, %m: tensor<3x4xi1>, %c: tensor<i1>, %i: tensor<i32>, %j: tensor<i32>, %rows: tensor<4xi32>, %far: tensor<4x1xi32>) -> (tensor<3x2x4xi64>, tensor<3x2xi64>, tensor<2x3x4xi64>, tensor<2x6xi64>, tensor<1x1xi64>, tensor<4x3xi64>, tensor<i64>, tensor<3x4xi64>, tensor<2x3xi64>, tensor<2x2xi64>, tensor<3x4xi64>, tensor<5x5xi64>, tensor<3x8xi64>, tensor<4x4xi64>, tensor<4x4xi64>, tensor<3x4xi64>, tensor<3x4xi64>, tensor<3x4xi64>, tensor<i32>, tensor<i64>, tensor<3x4xi64>, tensor<3x4xi64>, tensor<3x4xi64>, tensor<3x4xui64>, tensor<3x4xf64>, tensor<3x4x8xui8>, tensor<3x4xi64>) {
%0 = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<3x4xi64>) -> tensor<3x2x4xi64>
%1 = stablehlo.broadcast_in_dim %p, dims = [] : (tensor<i64>) -> tensor<3x2xi64>
%2 = stablehlo.broadcast %x, sizes = [2] : (tensor<3x4xi64>) -> tensor<2x3x4xi64>
%3 = stablehlo.reshape %x : (tensor<3x4xi64>) -> tensor<2x6xi64>
%4 = stablehlo.reshape %p : (tensor<i64>) -> tensor<1x1xi64>
%5 = stablehlo.transpose %x, dims = [1, 0] : (tensor<3x4xi64>) -> tensor<4x3xi64>
%6 = stablehlo.transpose %p, dims = [] : (tensor<i64>) -> tensor<i64>
%7 = stablehlo.reverse %x, dims = [0, 1] : tensor<3x4xi64>
%8 = stablehlo.slice %x [0:3:2, 1:4] : (tensor<3x4xi64>) -> tensor<2x3xi64>
%9 = stablehlo.dynamic_slice %x, %i, %j, sizes = [2, 2] : (tensor<3x4xi64>, tensor<i32>, tensor<i32>) -> tensor<2x2xi64>
%10 = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<3x4xi64>, tensor<2x2xi64>, tensor<i32>, tensor<i32>) -> tensor<3x4xi64>
%11 = stablehlo.pad %x, %p, low = [1, -1], high = [-1, 2], interior = [1, 0] : (tensor<3x4xi64>, tensor<i64>) -> tensor<5x5xi64>
%12 = stablehlo.concatenate %x, %y, dim = 1 : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x8xi64>
%13 = "stablehlo.gather"(%x, %far) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xi64>, tensor<4x1xi32>) -> tensor<4x4xi64>
%14 = "stablehlo.torch_index_select"(%x, %rows) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<3x4xi64>, tensor<4xi32>) -> tensor<4x4xi64>
%15 = stablehlo.select %m, %x, %y : tensor<3x4xi1>, tensor<3x4xi64>
%16 = stablehlo.select %c, %x, %y : tensor<i1>, tensor<3x4xi64>
%17 = stablehlo.constant dense<"0x0200000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0300000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0100000000000000020000000000000001000000000000000300000000000000FEFFFFFFFFFFFFFF0000000000000000"> : tensor<3x4xi64>
%18 = stablehlo.get_dimension_size %x, dim = 1 : (tensor<3x4xi64>) -> tensor<i32>
%19 = stablehlo.tuple %x, %p : tuple<tensor<3x4xi64>, tensor<i64>>
%20 = stablehlo.get_tuple_element %19[1] : (tuple<tensor<3x4xi64>, tensor<i64>>) -> tensor<i64>
%21 = stablehlo.optimization_barrier %y : tensor<3x4xi64>
%22 = stablehlo.convert %x : tensor<3x4xi64>
%23 = stablehlo.iota dim = 1 : tensor<3x4xi64>
%24 = stablehlo.bitcast_convert %x : (tensor<3x4xi64>) -> tensor<3x4xui64>
%25 = stablehlo.bitcast_convert %x : (tensor<3x4xi64>) -> tensor<3x4xf64>
%26 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<3x4xf64>
%27 = stablehlo.compare NE, %25, %25, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
%28 = stablehlo.select %27, %26, %25 : tensor<3x4xi1>, tensor<3x4xf64>
%29 = stablehlo.bitcast_convert %x : (tensor<3x4xi64>) -> tensor<3x4x8xui8>
%30 = stablehlo.bitcast_convert %29 : (tensor<3x4x8xui8>) -> tensor<3x4xi64>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %20, %21, %22, %23, %24, %28, %29, %30 : tensor<3x2x4xi64>, tensor<3x2xi64>, tensor<2x3x4xi64>, tensor<2x6xi64>, tensor<1x1xi64>, tensor<4x3xi64>, tensor<i64>, tensor<3x4xi64>, tensor<2x3xi64>, tensor<2x2xi64>, tensor<3x4xi64>, tensor<5x5xi64>, tensor<3x8xi64>, tensor<4x4xi64>, tensor<4x4xi64>, tensor<3x4xi64>, tensor<3x4xi64>, tensor<3x4xi64>, tensor<i32>, tensor<i64>, tensor<3x4xi64>, tensor<3x4xi64>, tensor<3x4xi64>, tensor<3x4xui64>, tensor<3x4xf64>, tensor<3x4x8xui8>, tensor<3x4xi64>
}
}
// -----
// combinations_i64
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0300000000000000010000000000000002000000000000000300000000000000010000000000000002000000000000000300000000000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0300000000000000"> : tensor<3x4xi64>
%z0 = stablehlo.constant dense<0> : tensor<3x4xi64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xi64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xi64>
%c1 = stablehlo.constant dense<"0x010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000100000000000000"> : tensor<3x4xi64>
%z1 = stablehlo.constant dense<0> : tensor<3x4xi64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xi64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xi64>
%c2 = stablehlo.constant dense<"0x00000000000000000000000000000000010000000000000000000000000000000100000000000000010000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000001000000000000000000000000000000010000000000000000000000000000000100000000000000010000000000000001000000000000000100000000000000"> : tensor<4x5xi64>
%z2 = stablehlo.constant dense<0> : tensor<4x5xi64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4x5xi64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4x5xi64>
%c3 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z3 = stablehlo.constant dense<1> : tensor<i64>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<i64>
%a3 = stablehlo.optimization_barrier %s3 : tensor<i64>
%c4 = stablehlo.constant dense<"0x0000000009000000FFFFFFFF00000000"> : tensor<4x1xi32>
%z4 = stablehlo.constant dense<0> : tensor<4x1xi32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<4x1xi32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<4x1xi32>
%c5 = stablehlo.constant dense<"0x0100000000000000000000000000000001000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000100000000000000010000000000000001000000000000000000000000000000"> : tensor<4x4xi64>
%z5 = stablehlo.constant dense<0> : tensor<4x4xi64>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<4x4xi64>
%a5 = stablehlo.optimization_barrier %s5 : tensor<4x4xi64>
%c6 = stablehlo.constant dense<"0x01000000000000000100000000000000010000000000000001000000000000000000000000000000010000000000000001000000000000000000000000000000"> : tensor<8xi64>
%z6 = stablehlo.constant dense<0> : tensor<8xi64>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<8xi64>
%a6 = stablehlo.optimization_barrier %s6 : tensor<8xi64>
%c7 = stablehlo.constant dense<"0x00000000000000000000000000000000010000000000000000000000000000000100000000000000"> : tensor<5xi64>
%z7 = stablehlo.constant dense<0> : tensor<5xi64>
%s7 = stablehlo.select %live, %c7, %z7 : tensor<i1>, tensor<5xi64>
%a7 = stablehlo.optimization_barrier %s7 : tensor<5xi64>
%c8 = stablehlo.constant dense<"0x000000000100000002000000030000000000000001000000020000000300000000000000010000000200000003000000"> : tensor<3x4xi32>
%z8 = stablehlo.constant dense<0> : tensor<3x4xi32>
%s8 = stablehlo.select %live, %c8, %z8 : tensor<i1>, tensor<3x4xi32>
%a8 = stablehlo.optimization_barrier %s8 : tensor<3x4xi32>
%c9 = stablehlo.constant dense<"0x0100000002000000"> : tensor<2xi32>
%z9 = stablehlo.constant dense<0> : tensor<2xi32>
%s9 = stablehlo.select %live, %c9, %z9 : tensor<i1>, tensor<2xi32>
%a9 = stablehlo.optimization_barrier %s9 : tensor<2xi32>
%c10 = stablehlo.constant dense<"0x0000000000000000000000000000000001000000000000000000000000000000010000000000000001000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000100000000000000000000000000000001000000000000000000000000000000010000000000000001000000000000000100000000000000010000000000000000000000000000000100000000000000010000000000000001000000000000000100000000000000000000000000000001000000000000000100000000000000000000000000000001000000000000000100000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000000000000000000000100000000000000"> : tensor<2x4x5xi64>
%z10 = stablehlo.constant dense<0> : tensor<2x4x5xi64>
%s10 = stablehlo.select %live, %c10, %z10 : tensor<i1>, tensor<2x4x5xi64>
%a10 = stablehlo.optimization_barrier %s10 : tensor<2x4x5xi64>
%r:18 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10) : (tensor<3x4xi64>, tensor<3x4xi64>, tensor<4x5xi64>, tensor<i64>, tensor<4x1xi32>, tensor<4x4xi64>, tensor<8xi64>, tensor<5xi64>, tensor<3x4xi32>, tensor<2xi32>, tensor<2x4x5xi64>) -> (tensor<3xi64>, tensor<i64>, tensor<4xi64>, tensor<2x3xi64>, tensor<3x4xi64>, tensor<8xi64>, tensor<3x4xi64>, tensor<3x4xi32>, tensor<3x4xi64>, tensor<3x5xi64>, tensor<3x5xi64>, tensor<3x5xi64>, tensor<4x3xi64>, tensor<3xi64>, tensor<3x5xi64>, tensor<3x3x5xi64>, tensor<3x2xi64>, tensor<3x2xi32>)
%e0 = stablehlo.constant dense<"0x040000000000000003000000000000000100000000000000"> : tensor<3xi64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xi64>, tensor<3xi64>) -> ()
%e1 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e2 = stablehlo.constant dense<"0x0300000000000000030000000000000003000000000000000300000000000000"> : tensor<4xi64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<4xi64>, tensor<4xi64>) -> ()
%e3 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000020000000000000002000000000000000100000000000000"> : tensor<2x3xi64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x3xi64>, tensor<2x3xi64>) -> ()
%e4 = stablehlo.constant dense<"0x030000000000000002000000000000000300000000000000020000000000000001000000000000000100000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000100000000000000"> : tensor<3x4xi64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<3x4xi64>, tensor<3x4xi64>) -> ()
%e5 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000100000000000000"> : tensor<8xi64>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<8xi64>, tensor<8xi64>) -> ()
%e6 = stablehlo.constant dense<"0x0100000000000000020000000000000003000000000000000300000000000000FFFFFFFFFFFFFFFF010000000000000002000000000000000300000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0300000000000000"> : tensor<3x4xi64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<3x4xi64>, tensor<3x4xi64>) -> ()
%e7 = stablehlo.constant dense<"0x010000000200000000000000030000000300000000000000010000000200000000000000010000000200000003000000"> : tensor<3x4xi32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
%e8 = stablehlo.constant dense<"0x0400000000000000020000000000000003000000000000000400000000000000020000000000000003000000000000000400000000000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0400000000000000"> : tensor<3x4xi64>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<3x4xi64>, tensor<3x4xi64>) -> ()
%e9 = stablehlo.constant dense<"0x010000000000000003000000000000000300000000000000010000000000000003000000000000000100000000000000020000000000000002000000000000000000000000000000020000000000000000000000000000000100000000000000010000000000000001000000000000000100000000000000"> : tensor<3x5xi64>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x5xi64>, tensor<3x5xi64>) -> ()
%e10 = stablehlo.constant dense<"0x010000000000000003000000000000000300000000000000010000000000000003000000000000000100000000000000020000000000000002000000000000000000000000000000020000000000000000000000000000000100000000000000010000000000000001000000000000000100000000000000"> : tensor<3x5xi64>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x5xi64>, tensor<3x5xi64>) -> ()
%e11 = stablehlo.constant dense<"0x010000000000000003000000000000000300000000000000010000000000000003000000000000000100000000000000020000000000000002000000000000000000000000000000020000000000000000000000000000000100000000000000010000000000000001000000000000000100000000000000"> : tensor<3x5xi64>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<3x5xi64>, tensor<3x5xi64>) -> ()
%e12 = stablehlo.constant dense<"0x010000000000000001000000000000000000000000000000010000000000000001000000000000000000000000000000010000000000000001000000000000000000000000000000010000000000000000000000000000000100000000000000"> : tensor<4x3xi64>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<4x3xi64>, tensor<4x3xi64>) -> ()
%e13 = stablehlo.constant dense<"0x040000000000000003000000000000000100000000000000"> : tensor<3xi64>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<3xi64>, tensor<3xi64>) -> ()
%e14 = stablehlo.constant dense<"0x010000000000000003000000000000000300000000000000010000000000000003000000000000000100000000000000030000000000000002000000000000000100000000000000020000000000000000000000000000000000000000000000010000000000000000000000000000000100000000000000"> : tensor<3x5xi64>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<3x5xi64>, tensor<3x5xi64>) -> ()
%e15 = stablehlo.constant dense<"0x010000000000000001000000000000000100000000000000000000000000000001000000000000000100000000000000010000000000000001000000000000000000000000000000010000000000000001000000000000000100000000000000010000000000000000000000000000000100000000000000010000000000000001000000000000000100000000000000000000000000000001000000000000000100000000000000010000000000000001000000000000000000000000000000010000000000000000000000000000000000000000000000010000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000100000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3x5xi64>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x3x5xi64>, tensor<3x3x5xi64>) -> ()
%e16 = stablehlo.constant dense<"0x03000000000000000300000000000000030000000000000002000000000000000300000000000000FFFFFFFFFFFFFFFF"> : tensor<3x2xi64>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<3x2xi64>, tensor<3x2xi64>) -> ()
%e17 = stablehlo.constant dense<"0x000000000300000002000000010000000300000001000000"> : tensor<3x2xi32>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<3x2xi32>, tensor<3x2xi32>) -> ()
return
}
func.func private @f(%x: tensor<3x4xi64>, %n: tensor<3x4xi64>, %w: tensor<4x5xi64>, %z: tensor<i64>, %far: tensor<4x1xi32>, %u: tensor<4x4xi64>, %line: tensor<8xi64>, %source: tensor<5xi64>, %places: tensor<3x4xi32>, %groups: tensor<2xi32>, %pair: tensor<2x4x5xi64>) -> (tensor<3xi64>, tensor<i64>, tensor<4xi64>, tensor<2x3xi64>, tensor<3x4xi64>, tensor<8xi64>, tensor<3x4xi64>, tensor<3x4xi32>, tensor<3x4xi64>, tensor<3x5xi64>, tensor<3x5xi64>, tensor<3x5xi64>, tensor<4x3xi64>, tensor<3xi64>, tensor<3x5xi64>, tensor<3x3x5xi64>, tensor<3x2xi64>, tensor<3x2xi32>) {
%0 = stablehlo.reduce(%n init: %z) applies stablehlo.add across dimensions = [1] : (tensor<3x4xi64>, tensor<i64>) -> tensor<3xi64>
%1 = stablehlo.reduce(%z init: %z) applies stablehlo.add across dimensions = [] : (tensor<i64>, tensor<i64>) -> tensor<i64>
%2 = stablehlo.slice %x [0:1, 0:1] : (tensor<3x4xi64>) -> tensor<1x1xi64>
%3 = stablehlo.reshape %2 : (tensor<1x1xi64>) -> tensor<i64>
%4 = stablehlo.reduce(%x init: %3) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4xi64>, tensor<i64>) -> tensor<4xi64>
%5 = "stablehlo.reduce_window"(%n, %z) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[1, 0], [-1, 1]]> : tensor<2x2xi64>}> ({
^bb0(%p: tensor<i64>, %q: tensor<i64>):
%s = stablehlo.add %p, %q : tensor<i64>
stablehlo.return %s : tensor<i64>
}) : (tensor<3x4xi64>, tensor<i64>) -> tensor<2x3xi64>
%6 = "stablehlo.scatter"(%n, %far, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
^bb0(%p: tensor<i64>, %q: tensor<i64>):
%s = stablehlo.add %p, %q : tensor<i64>
stablehlo.return %s : tensor<i64>
}) : (tensor<3x4xi64>, tensor<4x1xi32>, tensor<4x4xi64>) -> tensor<3x4xi64>
%7 = "stablehlo.select_and_scatter"(%line, %source, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<1> : tensor<1x2xi64>}> ({
^bb0(%p: tensor<i64>, %q: tensor<i64>):
%s = stablehlo.compare GE, %p, %q, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}, {
^bb0(%p: tensor<i64>, %q: tensor<i64>):
%s = stablehlo.add %p, %q : tensor<i64>
stablehlo.return %s : tensor<i64>
}) : (tensor<8xi64>, tensor<5xi64>, tensor<i64>) -> tensor<8xi64>
%8:2 = "stablehlo.sort"(%x, %places) <{dimension = 1 : i64, is_stable = true}> ({
^bb0(%p: tensor<i64>, %q: tensor<i64>, %v: tensor<i32>, %vv: tensor<i32>):
%s = stablehlo.compare LT, %p, %q, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<3x4xi64>, tensor<3x4xi32>) -> (tensor<3x4xi64>, tensor<3x4xi32>)
%9 = "stablehlo.map"(%x, %n) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%p: tensor<i64>, %q: tensor<i64>):
%s = stablehlo.add %p, %q : tensor<i64>
stablehlo.return %s : tensor<i64>
}) : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi64>
%10 = stablehlo.dot_general %n, %w, contracting_dims = [1] x [0] : (tensor<3x4xi64>, tensor<4x5xi64>) -> tensor<3x5xi64>
%11 = stablehlo.dot %n, %w : (tensor<3x4xi64>, tensor<4x5xi64>) -> tensor<3x5xi64>
%12 = stablehlo.einsum %n, %w, config = "ab,bc->ac" : (tensor<3x4xi64>, tensor<4x5xi64>) -> tensor<3x5xi64>
%13 = stablehlo.unary_einsum %n, config = "ab->ba" : (tensor<3x4xi64>) -> tensor<4x3xi64>
%14 = stablehlo.dot_general %n, %n, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3xi64>
%15 = "chlo.ragged_dot"(%n, %pair, %groups) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<3x4xi64>, tensor<2x4x5xi64>, tensor<2xi32>) -> tensor<3x5xi64>
%16 = stablehlo.reshape %n : (tensor<3x4xi64>) -> tensor<3x4x1xi64>
%17 = stablehlo.slice %w [0:2, 0:5] : (tensor<4x5xi64>) -> tensor<2x5xi64>
%18 = stablehlo.reshape %17 : (tensor<2x5xi64>) -> tensor<2x1x5xi64>
%19 = stablehlo.convolution(%16, %18) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x4x1xi64>, tensor<2x1x5xi64>) -> tensor<3x3x5xi64>
%20:2 = chlo.top_k(%x, k = 2) : tensor<3x4xi64> -> (tensor<3x2xi64>, tensor<3x2xi32>)
return %0, %1, %4, %5, %6, %7, %8#0, %8#1, %9, %10, %11, %12, %13, %14, %15, %19, %20#0, %20#1 : tensor<3xi64>, tensor<i64>, tensor<4xi64>, tensor<2x3xi64>, tensor<3x4xi64>, tensor<8xi64>, tensor<3x4xi64>, tensor<3x4xi32>, tensor<3x4xi64>, tensor<3x5xi64>, tensor<3x5xi64>, tensor<3x5xi64>, tensor<4x3xi64>, tensor<3xi64>, tensor<3x5xi64>, tensor<3x3x5xi64>, tensor<3x2xi64>, tensor<3x2xi32>
}
}
// -----
// carries_i64
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x02000000000000000200000000000000FEFFFFFFFFFFFFFF020000000000000000000000000000000100000000000000"> : tensor<2x3xi64>
%z0 = stablehlo.constant dense<0> : tensor<2x3xi64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x3xi64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x3xi64>
%c1 = stablehlo.constant dense<"0x0300000000000000030000000000000002000000000000000300000000000000FEFFFFFFFFFFFFFF0200000000000000"> : tensor<2x3xi64>
%z1 = stablehlo.constant dense<0> : tensor<2x3xi64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x3xi64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x3xi64>
%c2 = stablehlo.constant dense<> : tensor<0x3xi64>
%z2 = stablehlo.constant dense<> : tensor<0x3xi64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<0x3xi64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<0x3xi64>
%c3 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
%z3 = stablehlo.constant dense<1> : tensor<i64>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<i64>
%a3 = stablehlo.optimization_barrier %s3 : tensor<i64>
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
%r:16 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8) : (tensor<2x3xi64>, tensor<2x3xi64>, tensor<0x3xi64>, tensor<i64>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<i32>) -> (tensor<2x3xi64>, tensor<2x3xi64>, tensor<2x3xi64>, tensor<2x3xi64>, tensor<2x3xi64>, tensor<2xi64>, tensor<i64>, tensor<2x3xi64>, tensor<2x3xi64>, tensor<3x0xi64>, tensor<3xi64>, tensor<2x3xi64>, tensor<0x3xi64>, tensor<0x3xi64>, tensor<0x3xi64>, tensor<3x3xi64>)
%e0 = stablehlo.constant dense<"0x0300000000000000030000000000000002000000000000000300000000000000FEFFFFFFFFFFFFFF0200000000000000"> : tensor<2x3xi64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x3xi64>, tensor<2x3xi64>) -> ()
%e1 = stablehlo.constant dense<"0x02000000000000000200000000000000FEFFFFFFFFFFFFFF020000000000000000000000000000000100000000000000"> : tensor<2x3xi64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x3xi64>, tensor<2x3xi64>) -> ()
%e2 = stablehlo.constant dense<"0x0300000000000000030000000000000002000000000000000300000000000000FEFFFFFFFFFFFFFF0200000000000000"> : tensor<2x3xi64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3xi64>, tensor<2x3xi64>) -> ()
%e3 = stablehlo.constant dense<"0x02000000000000000200000000000000FEFFFFFFFFFFFFFF020000000000000000000000000000000100000000000000"> : tensor<2x3xi64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x3xi64>, tensor<2x3xi64>) -> ()
%e4 = stablehlo.constant dense<"0x0300000000000000030000000000000002000000000000000300000000000000FEFFFFFFFFFFFFFF0200000000000000"> : tensor<2x3xi64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x3xi64>, tensor<2x3xi64>) -> ()
%e5 = stablehlo.constant dense<"0x02000000000000000400000000000000"> : tensor<2xi64>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2xi64>, tensor<2xi64>) -> ()
%e6 = stablehlo.constant dense<"0x0400000000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e7 = stablehlo.constant dense<"0x020000000000000002000000000000000200000000000000020000000000000002000000000000000200000000000000"> : tensor<2x3xi64>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x3xi64>, tensor<2x3xi64>) -> ()
%e8 = stablehlo.constant dense<"0x02000000000000000200000000000000FEFFFFFFFFFFFFFF020000000000000000000000000000000100000000000000"> : tensor<2x3xi64>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3xi64>, tensor<2x3xi64>) -> ()
%e9 = stablehlo.constant dense<> : tensor<3x0xi64>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x0xi64>, tensor<3x0xi64>) -> ()
%e10 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<3xi64>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3xi64>, tensor<3xi64>) -> ()
%e11 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x3xi64>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x3xi64>, tensor<2x3xi64>) -> ()
%e12 = stablehlo.constant dense<> : tensor<0x3xi64>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<0x3xi64>, tensor<0x3xi64>) -> ()
%e13 = stablehlo.constant dense<> : tensor<0x3xi64>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<0x3xi64>, tensor<0x3xi64>) -> ()
%e14 = stablehlo.constant dense<> : tensor<0x3xi64>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<0x3xi64>, tensor<0x3xi64>) -> ()
%e15 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3xi64>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x3xi64>, tensor<3x3xi64>) -> ()
return
}
func.func private @f(%x: tensor<2x3xi64>, %y: tensor<2x3xi64>, %none: tensor<0x3xi64>, %zero: tensor<i64>, %rounds: tensor<i32>, %one: tensor<i32>, %start: tensor<i32>, %no: tensor<i1>, %branch: tensor<i32>) -> (tensor<2x3xi64>, tensor<2x3xi64>, tensor<2x3xi64>, tensor<2x3xi64>, tensor<2x3xi64>, tensor<2xi64>, tensor<i64>, tensor<2x3xi64>, tensor<2x3xi64>, tensor<3x0xi64>, tensor<3xi64>, tensor<2x3xi64>, tensor<0x3xi64>, tensor<0x3xi64>, tensor<0x3xi64>, tensor<3x3xi64>) {
%0:3 = stablehlo.while(%i = %start, %a = %x, %b = %y) : tensor<i32>, tensor<2x3xi64>, tensor<2x3xi64>
cond {
%s = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
} do {
%s = stablehlo.add %i, %one : tensor<i32>
stablehlo.return %s, %b, %a : tensor<i32>, tensor<2x3xi64>, tensor<2x3xi64>
}
%1 = "stablehlo.if"(%no) ({
stablehlo.return %x : tensor<2x3xi64>
}, {
stablehlo.return %y : tensor<2x3xi64>
}) : (tensor<i1>) -> tensor<2x3xi64>
%2 = "stablehlo.case"(%branch) ({
stablehlo.return %y : tensor<2x3xi64>
}, {
stablehlo.return %y : tensor<2x3xi64>
}, {
stablehlo.return %x : tensor<2x3xi64>
}) : (tensor<i32>) -> tensor<2x3xi64>
%3 = stablehlo.composite "own.swap" %x, %y {decomposition = @second} : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
%4 = stablehlo.slice %x [0:2, 0:1] : (tensor<2x3xi64>) -> tensor<2x1xi64>
%5 = stablehlo.reshape %4 : (tensor<2x1xi64>) -> tensor<2xi64>
%6:2 = chlo.scan(%5) inits(%zero) dimension=0 {
^bb0(%v: tensor<i64>, %c: tensor<i64>):
%s = stablehlo.add %v, %c : tensor<i64>
stablehlo.return %s, %s : tensor<i64>, tensor<i64>
} : (tensor<2xi64>, tensor<i64>) -> (tensor<2xi64>, tensor<i64>)
%7 = "chlo.constant_like"(%x) <{value = 2 : i64}> : (tensor<2x3xi64>) -> tensor<2x3xi64>
%8 = stablehlo.concatenate %none, %x, dim = 0 : (tensor<0x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
%9 = stablehlo.transpose %none, dims = [1, 0] : (tensor<0x3xi64>) -> tensor<3x0xi64>
%10 = stablehlo.reduce(%none init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<0x3xi64>, tensor<i64>) -> tensor<3xi64>
%11 = stablehlo.pad %none, %zero, low = [1, 0], high = [1, 0], interior = [0, 0] : (tensor<0x3xi64>, tensor<i64>) -> tensor<2x3xi64>
%12 = stablehlo.slice %x [1:1, 0:3] : (tensor<2x3xi64>) -> tensor<0x3xi64>
%13 = stablehlo.add %none, %none : tensor<0x3xi64>
%14 = "stablehlo.sort"(%none) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%p: tensor<i64>, %q: tensor<i64>):
%s = stablehlo.compare LT, %p, %q, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<0x3xi64>) -> tensor<0x3xi64>
%15 = stablehlo.transpose %none, dims = [1, 0] : (tensor<0x3xi64>) -> tensor<3x0xi64>
%16 = stablehlo.dot_general %15, %none, contracting_dims = [1] x [0] : (tensor<3x0xi64>, tensor<0x3xi64>) -> tensor<3x3xi64>
return %0#1, %0#2, %1, %2, %3, %6#0, %6#1, %7, %8, %9, %10, %11, %12, %13, %14, %16 : tensor<2x3xi64>, tensor<2x3xi64>, tensor<2x3xi64>, tensor<2x3xi64>, tensor<2x3xi64>, tensor<2xi64>, tensor<i64>, tensor<2x3xi64>, tensor<2x3xi64>, tensor<3x0xi64>, tensor<3xi64>, tensor<2x3xi64>, tensor<0x3xi64>, tensor<0x3xi64>, tensor<0x3xi64>, tensor<3x3xi64>
}
func.func private @second(%p: tensor<2x3xi64>, %q: tensor<2x3xi64>) -> tensor<2x3xi64> {
return %q : tensor<2x3xi64>
}
}
