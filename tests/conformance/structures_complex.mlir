// moves_complex<f32>
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x00004040000040400000803F000000C0000000400000000000004040000000400000803F000000C0000000400000004000004040000000C0000080BF00000000000000C000000040000080BF000080BF000080BF0000000000004040000080BF"> : tensor<3x4xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<3x4xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xcomplex<f32>>
%c1 = stablehlo.constant dense<"0x000000400000803F000080BF00000000000080BF000000000000404000000000000080BF000000C0000080BF000000C00000803F0000803F00000040000000000000803F0000404000004040000080BF000000C00000404000000000000080BF"> : tensor<3x4xcomplex<f32>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<3x4xcomplex<f32>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xcomplex<f32>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xcomplex<f32>>
%c2 = stablehlo.constant dense<"0x0000004000004040000040400000404000004040000040400000803F000000C0"> : tensor<2x2xcomplex<f32>>
%z2 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x2xcomplex<f32>>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x2xcomplex<f32>>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x2xcomplex<f32>>
%c3 = stablehlo.constant dense<"0x0000004000004040"> : tensor<complex<f32>>
%z3 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<complex<f32>>
%a3 = stablehlo.optimization_barrier %s3 : tensor<complex<f32>>
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
%r:24 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<complex<f32>>, tensor<3x4xi1>, tensor<i1>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4x1xi32>) -> (tensor<3x2x4xcomplex<f32>>, tensor<3x2xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>, tensor<2x6xcomplex<f32>>, tensor<1x1xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<complex<f32>>, tensor<3x4xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<5x5xcomplex<f32>>, tensor<3x8xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<i32>, tensor<complex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x00004040000040400000803F000000C00000004000000000000040400000004000004040000040400000803F000000C0000000400000000000004040000000400000803F000000C0000000400000004000004040000000C0000080BF000000000000803F000000C0000000400000004000004040000000C0000080BF00000000000000C000000040000080BF000080BF000080BF0000000000004040000080BF000000C000000040000080BF000080BF000080BF0000000000004040000080BF"> : tensor<3x2x4xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3x2x4xcomplex<f32>>, tensor<3x2x4xcomplex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0x000000400000404000000040000040400000004000004040000000400000404000000040000040400000004000004040"> : tensor<3x2xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x2xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> ()
%e2 = stablehlo.constant dense<"0x00004040000040400000803F000000C0000000400000000000004040000000400000803F000000C0000000400000004000004040000000C0000080BF00000000000000C000000040000080BF000080BF000080BF0000000000004040000080BF00004040000040400000803F000000C0000000400000000000004040000000400000803F000000C0000000400000004000004040000000C0000080BF00000000000000C000000040000080BF000080BF000080BF0000000000004040000080BF"> : tensor<2x3x4xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>) -> ()
%e3 = stablehlo.constant dense<"0x00004040000040400000803F000000C0000000400000000000004040000000400000803F000000C0000000400000004000004040000000C0000080BF00000000000000C000000040000080BF000080BF000080BF0000000000004040000080BF"> : tensor<2x6xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x6xcomplex<f32>>, tensor<2x6xcomplex<f32>>) -> ()
%e4 = stablehlo.constant dense<"0x0000004000004040"> : tensor<1x1xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> ()
%e5 = stablehlo.constant dense<"0x00004040000040400000803F000000C0000000C0000000400000803F000000C00000004000000040000080BF000080BF000000400000000000004040000000C0000080BF000000000000404000000040000080BF0000000000004040000080BF"> : tensor<4x3xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> ()
%e6 = stablehlo.constant dense<"0x0000004000004040"> : tensor<complex<f32>>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
%e7 = stablehlo.constant dense<"0x00004040000080BF000080BF00000000000080BF000080BF000000C000000040000080BF0000000000004040000000C000000040000000400000803F000000C0000040400000004000000040000000000000803F000000C00000404000004040"> : tensor<3x4xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
%e8 = stablehlo.constant dense<"0x0000803F000000C000000040000000000000404000000040000080BF000080BF000080BF0000000000004040000080BF"> : tensor<2x3xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
%e9 = stablehlo.constant dense<"0x0000004000000000000040400000004000004040000000C0000080BF00000000"> : tensor<2x2xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> ()
%e10 = stablehlo.constant dense<"0x00004040000040400000803F000000C0000000400000404000004040000040400000803F000000C0000000400000004000004040000040400000803F000000C0000000C000000040000080BF000080BF000080BF0000000000004040000080BF"> : tensor<3x4xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
%e11 = stablehlo.constant dense<"0x000000400000404000000040000040400000004000004040000000400000404000000040000040400000803F000000C0000000400000000000004040000000400000004000004040000000400000404000000040000040400000004000004040000000400000404000000040000040400000004000004040000000400000004000004040000000C0000080BF000000000000004000004040000000400000404000000040000040400000004000004040000000400000404000000040000040400000004000004040"> : tensor<5x5xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>) -> ()
%e12 = stablehlo.constant dense<"0x00004040000040400000803F000000C000000040000000000000404000000040000000400000803F000080BF00000000000080BF0000000000004040000000000000803F000000C0000000400000004000004040000000C0000080BF00000000000080BF000000C0000080BF000000C00000803F0000803F0000004000000000000000C000000040000080BF000080BF000080BF0000000000004040000080BF0000803F0000404000004040000080BF000000C00000404000000000000080BF"> : tensor<3x8xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<3x8xcomplex<f32>>, tensor<3x8xcomplex<f32>>) -> ()
%e13 = stablehlo.constant dense<"0x00004040000040400000803F000000C000000040000000000000404000000040000000C000000040000080BF000080BF000080BF0000000000004040000080BF00004040000040400000803F000000C000000040000000000000404000000040000000C000000040000080BF000080BF000080BF0000000000004040000080BF"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e14 = stablehlo.constant dense<"0x000000C000000040000080BF000080BF000080BF0000000000004040000080BF00004040000040400000803F000000C000000040000000000000404000000040000000C000000040000080BF000080BF000080BF0000000000004040000080BF0000803F000000C0000000400000004000004040000000C0000080BF00000000"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e15 = stablehlo.constant dense<"0x000000400000803F0000803F000000C000000040000000000000404000000040000080BF000000C0000080BF000000C000004040000000C0000080BF000000000000803F0000404000004040000080BF000080BF0000000000000000000080BF"> : tensor<3x4xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
%e16 = stablehlo.constant dense<"0x00004040000040400000803F000000C0000000400000000000004040000000400000803F000000C0000000400000004000004040000000C0000080BF00000000000000C000000040000080BF000080BF000080BF0000000000004040000080BF"> : tensor<3x4xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
%e17 = stablehlo.constant dense<"0x000000400000803F000080BF00000000000080BF000000000000404000000000000080BF000000C0000080BF000000C00000803F0000803F00000040000000000000803F0000404000004040000080BF000000C00000404000000000000080BF"> : tensor<3x4xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
%e18 = stablehlo.constant dense<"0x04000000"> : tensor<i32>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
%e19 = stablehlo.constant dense<"0x0000004000004040"> : tensor<complex<f32>>
stablehlo.custom_call @check.expect_eq(%r#19, %e19) {has_side_effect = true} : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
%e20 = stablehlo.constant dense<"0x000000400000803F000080BF00000000000080BF000000000000404000000000000080BF000000C0000080BF000000C00000803F0000803F00000040000000000000803F0000404000004040000080BF000000C00000404000000000000080BF"> : tensor<3x4xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
%e21 = stablehlo.constant dense<"0x00004040000040400000803F000000C0000000400000000000004040000000400000803F000000C0000000400000004000004040000000C0000080BF00000000000000C000000040000080BF000080BF000080BF0000000000004040000080BF"> : tensor<3x4xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#21, %e21) {has_side_effect = true} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
%e22 = stablehlo.constant dense<"0x00000000000000000000803F000000000000004000000000000040400000000000000000000000000000803F000000000000004000000000000040400000000000000000000000000000803F0000000000000040000000000000404000000000"> : tensor<3x4xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#22, %e22) {has_side_effect = true} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
%e23 = stablehlo.constant dense<"0x00004040000040400000803F000000C0000000400000000000004040000000400000803F000000C0000000400000004000004040000000C0000080BF00000000000000C000000040000080BF000080BF000080BF0000000000004040000080BF"> : tensor<3x4xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#23, %e23) {has_side_effect = true} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
return
}
func.func private @f(%x: tensor<3x4xcomplex<f32>>, %y: tensor<3x4xcomplex<f32>>, %u: tensor<2x2xcomplex<f32>>, %p: tensor<complex<f32>>, %m: tensor<3x4xi1>, %c: tensor<i1>, %i: tensor<i32>, %j: tensor<i32>, %rows: tensor<4xi32>, %far: tensor<4x1xi32>) -> (tensor<3x2x4xcomplex<f32>>, tensor<3x2xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>, tensor<2x6xcomplex<f32>>, tensor<1x1xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<complex<f32>>, tensor<3x4xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<5x5xcomplex<f32>>, tensor<3x8xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<i32>, tensor<complex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) {
%0 = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<3x4xcomplex<f32>>) -> tensor<3x2x4xcomplex<f32>>
%1 = stablehlo.broadcast_in_dim %p, dims = [] : (tensor<complex<f32>>) -> tensor<3x2xcomplex<f32>>
%2 = stablehlo.broadcast %x, sizes = [2] : (tensor<3x4xcomplex<f32>>) -> tensor<2x3x4xcomplex<f32>>
%3 = stablehlo.reshape %x : (tensor<3x4xcomplex<f32>>) -> tensor<2x6xcomplex<f32>>
%4 = stablehlo.reshape %p : (tensor<complex<f32>>) -> tensor<1x1xcomplex<f32>>
%5 = stablehlo.transpose %x, dims = [1, 0] : (tensor<3x4xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
%6 = stablehlo.transpose %p, dims = [] : (tensor<complex<f32>>) -> tensor<complex<f32>>
%7 = stablehlo.reverse %x, dims = [0, 1] : tensor<3x4xcomplex<f32>>
%8 = stablehlo.slice %x [0:3:2, 1:4] : (tensor<3x4xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
%9 = stablehlo.dynamic_slice %x, %i, %j, sizes = [2, 2] : (tensor<3x4xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<2x2xcomplex<f32>>
%10 = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<3x4xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<3x4xcomplex<f32>>
%11 = stablehlo.pad %x, %p, low = [1, -1], high = [-1, 2], interior = [1, 0] : (tensor<3x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<5x5xcomplex<f32>>
%12 = stablehlo.concatenate %x, %y, dim = 1 : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x8xcomplex<f32>>
%13 = "stablehlo.gather"(%x, %far) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xcomplex<f32>>, tensor<4x1xi32>) -> tensor<4x4xcomplex<f32>>
%14 = "stablehlo.torch_index_select"(%x, %rows) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<3x4xcomplex<f32>>, tensor<4xi32>) -> tensor<4x4xcomplex<f32>>
%15 = stablehlo.select %m, %x, %y : tensor<3x4xi1>, tensor<3x4xcomplex<f32>>
%16 = stablehlo.select %c, %x, %y : tensor<i1>, tensor<3x4xcomplex<f32>>
%17 = stablehlo.constant dense<"0x000000400000803F000080BF00000000000080BF000000000000404000000000000080BF000000C0000080BF000000C00000803F0000803F00000040000000000000803F0000404000004040000080BF000000C00000404000000000000080BF"> : tensor<3x4xcomplex<f32>>
%18 = stablehlo.get_dimension_size %x, dim = 1 : (tensor<3x4xcomplex<f32>>) -> tensor<i32>
%19 = stablehlo.tuple %x, %p : tuple<tensor<3x4xcomplex<f32>>, tensor<complex<f32>>>
%20 = stablehlo.get_tuple_element %19[1] : (tuple<tensor<3x4xcomplex<f32>>, tensor<complex<f32>>>) -> tensor<complex<f32>>
%21 = stablehlo.optimization_barrier %y : tensor<3x4xcomplex<f32>>
%22 = stablehlo.convert %x : tensor<3x4xcomplex<f32>>
%23 = stablehlo.iota dim = 1 : tensor<3x4xcomplex<f32>>
%24 = stablehlo.bitcast_convert %x : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %20, %21, %22, %23, %24 : tensor<3x2x4xcomplex<f32>>, tensor<3x2xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>, tensor<2x6xcomplex<f32>>, tensor<1x1xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<complex<f32>>, tensor<3x4xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<5x5xcomplex<f32>>, tensor<3x8xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<i32>, tensor<complex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>
}
}
// -----
// combinations_complex<f32>
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x00004040000040400000803F000000C0000000400000000000004040000000400000803F000000C0000000400000004000004040000000C0000080BF00000000000000C000000040000080BF000080BF000080BF0000000000004040000080BF"> : tensor<3x4xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<3x4xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xcomplex<f32>>
%c1 = stablehlo.constant dense<"0x0000803F000000000000803F000000000000803F000000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000000000000000000000000000803F000000000000803F000000000000803F0000803F0000803F"> : tensor<3x4xcomplex<f32>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<3x4xcomplex<f32>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xcomplex<f32>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xcomplex<f32>>
%c2 = stablehlo.constant dense<"0x0000000000000000000000000000803F0000803F0000803F000000000000803F0000803F0000803F0000803F000000000000803F0000803F000000000000803F0000000000000000000000000000803F000000000000803F0000803F0000803F0000803F0000000000000000000000000000803F0000000000000000000000000000803F000000000000803F0000803F0000803F000000000000803F0000803F"> : tensor<4x5xcomplex<f32>>
%z2 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x5xcomplex<f32>>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4x5xcomplex<f32>>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4x5xcomplex<f32>>
%c3 = stablehlo.constant dense<"0x0000000000000000"> : tensor<complex<f32>>
%z3 = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f32>>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<complex<f32>>
%a3 = stablehlo.optimization_barrier %s3 : tensor<complex<f32>>
%c4 = stablehlo.constant dense<"0x0000000009000000FFFFFFFF00000000"> : tensor<4x1xi32>
%z4 = stablehlo.constant dense<0> : tensor<4x1xi32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<4x1xi32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<4x1xi32>
%c5 = stablehlo.constant dense<"0x0000803F0000803F000000000000803F0000803F0000803F0000803F00000000000000000000803F0000000000000000000000000000000000000000000000000000803F000000000000000000000000000000000000000000000000000000000000803F0000803F0000803F000000000000803F0000803F000000000000803F"> : tensor<4x4xcomplex<f32>>
%z5 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x4xcomplex<f32>>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<4x4xcomplex<f32>>
%a5 = stablehlo.optimization_barrier %s5 : tensor<4x4xcomplex<f32>>
%c6 = stablehlo.constant dense<"0x0000803F000000000000803F0000803F0000803F0000803F0000803F00000000000000000000803F0000803F0000803F0000803F0000803F000000000000803F"> : tensor<8xcomplex<f32>>
%z6 = stablehlo.constant dense<(0.0, 0.0)> : tensor<8xcomplex<f32>>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<8xcomplex<f32>>
%a6 = stablehlo.optimization_barrier %s6 : tensor<8xcomplex<f32>>
%c7 = stablehlo.constant dense<"0x000000000000803F00000000000000000000803F0000803F00000000000000000000803F00000000"> : tensor<5xcomplex<f32>>
%z7 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5xcomplex<f32>>
%s7 = stablehlo.select %live, %c7, %z7 : tensor<i1>, tensor<5xcomplex<f32>>
%a7 = stablehlo.optimization_barrier %s7 : tensor<5xcomplex<f32>>
%c8 = stablehlo.constant dense<"0x000000000100000002000000030000000000000001000000020000000300000000000000010000000200000003000000"> : tensor<3x4xi32>
%z8 = stablehlo.constant dense<0> : tensor<3x4xi32>
%s8 = stablehlo.select %live, %c8, %z8 : tensor<i1>, tensor<3x4xi32>
%a8 = stablehlo.optimization_barrier %s8 : tensor<3x4xi32>
%c9 = stablehlo.constant dense<"0x0100000002000000"> : tensor<2xi32>
%z9 = stablehlo.constant dense<0> : tensor<2xi32>
%s9 = stablehlo.select %live, %c9, %z9 : tensor<i1>, tensor<2xi32>
%a9 = stablehlo.optimization_barrier %s9 : tensor<2xi32>
%c10 = stablehlo.constant dense<"0x0000000000000000000000000000803F0000803F0000803F000000000000803F0000803F0000803F0000803F000000000000803F0000803F000000000000803F0000000000000000000000000000803F000000000000803F0000803F0000803F0000803F0000000000000000000000000000803F0000000000000000000000000000803F000000000000803F0000803F0000803F000000000000803F0000803F00000000000000000000803F000000000000803F0000803F0000803F000000000000803F0000803F000000000000803F0000803F0000803F0000803F0000000000000000000000000000803F000000000000803F000000000000803F0000803F000000000000803F0000000000000000000000000000803F0000000000000000000000000000803F0000803F0000803F000000000000803F0000803F0000803F"> : tensor<2x4x5xcomplex<f32>>
%z10 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x4x5xcomplex<f32>>
%s10 = stablehlo.select %live, %c10, %z10 : tensor<i1>, tensor<2x4x5xcomplex<f32>>
%a10 = stablehlo.optimization_barrier %s10 : tensor<2x4x5xcomplex<f32>>
%r:15 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<4x5xcomplex<f32>>, tensor<complex<f32>>, tensor<4x1xi32>, tensor<4x4xcomplex<f32>>, tensor<8xcomplex<f32>>, tensor<5xcomplex<f32>>, tensor<3x4xi32>, tensor<2xi32>, tensor<2x4x5xcomplex<f32>>) -> (tensor<3xcomplex<f32>>, tensor<complex<f32>>, tensor<2x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<8xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xi32>, tensor<3x4xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<3x3x5xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x000080400000803F00004040000040400000803F00008040"> : tensor<3xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0x0000000000000000"> : tensor<complex<f32>>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000400000804000000040000040400000803F0000803F"> : tensor<2x3xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
%e3 = stablehlo.constant dense<"0x0000404000000040000000400000803F000040400000004000000040000000400000803F0000803F0000803F0000803F0000803F0000803F0000000000000000000000000000803F000000000000803F000000000000803F0000803F0000803F"> : tensor<3x4xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
%e4 = stablehlo.constant dense<"0x000000000000803F000000000000000000000000000000000000803F0000803F0000000000000000000000000000000000000000000000000000803F00000000"> : tensor<8xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<8xcomplex<f32>>, tensor<8xcomplex<f32>>) -> ()
%e5 = stablehlo.constant dense<"0x0000803F000000C0000000400000000000004040000040400000404000000040000080BF000000000000803F000000C0000000400000004000004040000000C0000000C000000040000080BF000080BF000080BF0000000000004040000080BF"> : tensor<3x4xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
%e6 = stablehlo.constant dense<"0x010000000200000000000000030000000300000000000000010000000200000000000000010000000200000003000000"> : tensor<3x4xi32>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
%e7 = stablehlo.constant dense<"0x000080400000404000000040000000C00000404000000000000080400000404000000040000080BF000040400000404000008040000080BF000080BF00000000000000C000004040000080BF00000000000080BF0000803F0000804000000000"> : tensor<3x4xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
%e8 = stablehlo.constant dense<"0x0000803F0000803F000040400000804000000040000080400000803F0000004000000040000080400000000000000040000080BF0000A0400000000000008040000080BF0000803F0000000000008040000080BF0000803F000000C000004040000000C000008040000000000000803F000000C000008040"> : tensor<3x5xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> ()
%e9 = stablehlo.constant dense<"0x0000803F0000803F000040400000804000000040000080400000803F0000004000000040000080400000000000000040000080BF0000A0400000000000008040000080BF0000803F0000000000008040000080BF0000803F000000C000004040000000C000008040000000000000803F000000C000008040"> : tensor<3x5xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> ()
%e10 = stablehlo.constant dense<"0x0000803F0000803F000040400000804000000040000080400000803F0000004000000040000080400000000000000040000080BF0000A0400000000000008040000080BF0000803F0000000000008040000080BF0000803F000000C000004040000000C000008040000000000000803F000000C000008040"> : tensor<3x5xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> ()
%e11 = stablehlo.constant dense<"0x0000803F000000000000803F0000803F000000000000803F0000803F000000000000803F0000803F000000000000803F0000803F000000000000803F0000803F000000000000803F0000803F0000803F00000000000000000000803F0000803F"> : tensor<4x3xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> ()
%e12 = stablehlo.constant dense<"0x0000404000000040000000000000C040000040C000000040"> : tensor<3xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> ()
%e13 = stablehlo.constant dense<"0x0000803F0000803F000040400000804000000040000080400000803F00000040000000400000804000000000000000400000803F0000A04000000000000080400000803F0000803F0000000000008040000080BF0000803F000040C000008040000000C000008040000080BF00000040000000C000008040"> : tensor<3x5xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> ()
%e14 = stablehlo.constant dense<"0x0000803F000000000000803F000000400000803F00000040000000000000803F0000803F000000400000803F000000000000803F000000400000803F00000040000000000000803F0000803F000000400000803F0000803F00000000000040400000000000000040000000000000803F00000000000000400000803F0000803F000080BF00004040000080BF00004040000080BF0000803F000080BF000040400000803F0000803F000080BF00004040000080BF00004040000080BF0000803F000080BF000040400000000000000000000080BF0000803F0000000000000040000080BF0000803F0000000000000040000000000000803F000000C00000803F000000C00000803F000080BF00000000000000C00000803F000000000000803F000000C00000803F000000C00000803F000080BF00000000000000C00000803F0000803F0000803F000080BF00000040000000C000000040000080BF00000000000000C000000040"> : tensor<3x3x5xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<3x3x5xcomplex<f32>>, tensor<3x3x5xcomplex<f32>>) -> ()
return
}
func.func private @f(%x: tensor<3x4xcomplex<f32>>, %n: tensor<3x4xcomplex<f32>>, %w: tensor<4x5xcomplex<f32>>, %z: tensor<complex<f32>>, %far: tensor<4x1xi32>, %u: tensor<4x4xcomplex<f32>>, %line: tensor<8xcomplex<f32>>, %source: tensor<5xcomplex<f32>>, %places: tensor<3x4xi32>, %groups: tensor<2xi32>, %pair: tensor<2x4x5xcomplex<f32>>) -> (tensor<3xcomplex<f32>>, tensor<complex<f32>>, tensor<2x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<8xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xi32>, tensor<3x4xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<3x3x5xcomplex<f32>>) {
%0 = stablehlo.reduce(%n init: %z) applies stablehlo.add across dimensions = [1] : (tensor<3x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3xcomplex<f32>>
%1 = stablehlo.reduce(%z init: %z) applies stablehlo.add across dimensions = [] : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
%2 = "stablehlo.reduce_window"(%n, %z) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[1, 0], [-1, 1]]> : tensor<2x2xi64>}> ({
^bb0(%p: tensor<complex<f32>>, %q: tensor<complex<f32>>):
%s = stablehlo.add %p, %q : tensor<complex<f32>>
stablehlo.return %s : tensor<complex<f32>>
}) : (tensor<3x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
%3 = "stablehlo.scatter"(%n, %far, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
^bb0(%p: tensor<complex<f32>>, %q: tensor<complex<f32>>):
%s = stablehlo.add %p, %q : tensor<complex<f32>>
stablehlo.return %s : tensor<complex<f32>>
}) : (tensor<3x4xcomplex<f32>>, tensor<4x1xi32>, tensor<4x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
%4 = "stablehlo.select_and_scatter"(%line, %source, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<1> : tensor<1x2xi64>}> ({
^bb0(%p: tensor<complex<f32>>, %q: tensor<complex<f32>>):
%re = stablehlo.real %p : (tensor<complex<f32>>) -> tensor<f32>
%rf = stablehlo.real %q : (tensor<complex<f32>>) -> tensor<f32>
%s = stablehlo.compare GE, %re, %rf, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}, {
^bb0(%p: tensor<complex<f32>>, %q: tensor<complex<f32>>):
%s = stablehlo.add %p, %q : tensor<complex<f32>>
stablehlo.return %s : tensor<complex<f32>>
}) : (tensor<8xcomplex<f32>>, tensor<5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<8xcomplex<f32>>
%5:2 = "stablehlo.sort"(%x, %places) <{dimension = 1 : i64, is_stable = true}> ({
^bb0(%p: tensor<complex<f32>>, %q: tensor<complex<f32>>, %v: tensor<i32>, %vv: tensor<i32>):
%re = stablehlo.real %p : (tensor<complex<f32>>) -> tensor<f32>
%rf = stablehlo.real %q : (tensor<complex<f32>>) -> tensor<f32>
%s = stablehlo.compare LT, %re, %rf, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<3x4xcomplex<f32>>, tensor<3x4xi32>) -> (tensor<3x4xcomplex<f32>>, tensor<3x4xi32>)
%6 = "stablehlo.map"(%x, %n) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%p: tensor<complex<f32>>, %q: tensor<complex<f32>>):
%s = stablehlo.add %p, %q : tensor<complex<f32>>
stablehlo.return %s : tensor<complex<f32>>
}) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
%7 = stablehlo.dot_general %n, %w, contracting_dims = [1] x [0] : (tensor<3x4xcomplex<f32>>, tensor<4x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
%8 = stablehlo.dot %n, %w : (tensor<3x4xcomplex<f32>>, tensor<4x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
%9 = stablehlo.einsum %n, %w, config = "ab,bc->ac" : (tensor<3x4xcomplex<f32>>, tensor<4x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
%10 = stablehlo.unary_einsum %n, config = "ab->ba" : (tensor<3x4xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
%11 = stablehlo.dot_general %n, %n, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3xcomplex<f32>>
%12 = "chlo.ragged_dot"(%n, %pair, %groups) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<3x4xcomplex<f32>>, tensor<2x4x5xcomplex<f32>>, tensor<2xi32>) -> tensor<3x5xcomplex<f32>>
%13 = stablehlo.reshape %n : (tensor<3x4xcomplex<f32>>) -> tensor<3x4x1xcomplex<f32>>
%14 = stablehlo.slice %w [0:2, 0:5] : (tensor<4x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
%15 = stablehlo.reshape %14 : (tensor<2x5xcomplex<f32>>) -> tensor<2x1x5xcomplex<f32>>
%16 = stablehlo.convolution(%13, %15) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x4x1xcomplex<f32>>, tensor<2x1x5xcomplex<f32>>) -> tensor<3x3x5xcomplex<f32>>
return %0, %1, %2, %3, %4, %5#0, %5#1, %6, %7, %8, %9, %10, %11, %12, %16 : tensor<3xcomplex<f32>>, tensor<complex<f32>>, tensor<2x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<8xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xi32>, tensor<3x4xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<3x3x5xcomplex<f32>>
}
}
// -----
// carries_complex<f32>
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x000000400000803F00000040000080BF000000C00000404000000040000000C000000000000080BF0000803F00000000"> : tensor<2x3xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x3xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x3xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x3xcomplex<f32>>
%c1 = stablehlo.constant dense<"0x000040400000404000004040000080BF00000040000080BF00004040000000C0000000C0000000400000004000004040"> : tensor<2x3xcomplex<f32>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x3xcomplex<f32>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x3xcomplex<f32>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x3xcomplex<f32>>
%c2 = stablehlo.constant dense<> : tensor<0x3xcomplex<f32>>
%z2 = stablehlo.constant dense<> : tensor<0x3xcomplex<f32>>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<0x3xcomplex<f32>>
%a2 = stablehlo.optimization_barrier %s2 : tensor<0x3xcomplex<f32>>
%c3 = stablehlo.constant dense<"0x0000000000000000"> : tensor<complex<f32>>
%z3 = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f32>>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<complex<f32>>
%a3 = stablehlo.optimization_barrier %s3 : tensor<complex<f32>>
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
%r:16 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<0x3xcomplex<f32>>, tensor<complex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<i32>) -> (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<complex<f32>>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<3x0xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<0x3xcomplex<f32>>, tensor<0x3xcomplex<f32>>, tensor<0x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x000040400000404000004040000080BF00000040000080BF00004040000000C0000000C0000000400000004000004040"> : tensor<2x3xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0x000000400000803F00000040000080BF000000C00000404000000040000000C000000000000080BF0000803F00000000"> : tensor<2x3xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
%e2 = stablehlo.constant dense<"0x000040400000404000004040000080BF00000040000080BF00004040000000C0000000C0000000400000004000004040"> : tensor<2x3xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
%e3 = stablehlo.constant dense<"0x000000400000803F00000040000080BF000000C00000404000000040000000C000000000000080BF0000803F00000000"> : tensor<2x3xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
%e4 = stablehlo.constant dense<"0x000040400000404000004040000080BF00000040000080BF00004040000000C0000000C0000000400000004000004040"> : tensor<2x3xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
%e5 = stablehlo.constant dense<"0x000000400000803F00008040000080BF"> : tensor<2xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> ()
%e6 = stablehlo.constant dense<"0x00008040000080BF"> : tensor<complex<f32>>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
%e7 = stablehlo.constant dense<"0x0000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F00000000"> : tensor<2x3xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
%e8 = stablehlo.constant dense<"0x000000400000803F00000040000080BF000000C00000404000000040000000C000000000000080BF0000803F00000000"> : tensor<2x3xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
%e9 = stablehlo.constant dense<> : tensor<3x0xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x0xcomplex<f32>>, tensor<3x0xcomplex<f32>>) -> ()
%e10 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<3xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> ()
%e11 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x3xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
%e12 = stablehlo.constant dense<> : tensor<0x3xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<0x3xcomplex<f32>>, tensor<0x3xcomplex<f32>>) -> ()
%e13 = stablehlo.constant dense<> : tensor<0x3xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<0x3xcomplex<f32>>, tensor<0x3xcomplex<f32>>) -> ()
%e14 = stablehlo.constant dense<> : tensor<0x3xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<0x3xcomplex<f32>>, tensor<0x3xcomplex<f32>>) -> ()
%e15 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> ()
return
}
func.func private @f(%x: tensor<2x3xcomplex<f32>>, %y: tensor<2x3xcomplex<f32>>, %none: tensor<0x3xcomplex<f32>>, %zero: tensor<complex<f32>>, %rounds: tensor<i32>, %one: tensor<i32>, %start: tensor<i32>, %no: tensor<i1>, %branch: tensor<i32>) -> (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<complex<f32>>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<3x0xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<0x3xcomplex<f32>>, tensor<0x3xcomplex<f32>>, tensor<0x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) {
%0:3 = stablehlo.while(%i = %start, %a = %x, %b = %y) : tensor<i32>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>
cond {
%s = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
} do {
%s = stablehlo.add %i, %one : tensor<i32>
stablehlo.return %s, %b, %a : tensor<i32>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>
}
%1 = "stablehlo.if"(%no) ({
stablehlo.return %x : tensor<2x3xcomplex<f32>>
}, {
stablehlo.return %y : tensor<2x3xcomplex<f32>>
}) : (tensor<i1>) -> tensor<2x3xcomplex<f32>>
%2 = "stablehlo.case"(%branch) ({
stablehlo.return %y : tensor<2x3xcomplex<f32>>
}, {
stablehlo.return %y : tensor<2x3xcomplex<f32>>
}, {
stablehlo.return %x : tensor<2x3xcomplex<f32>>
}) : (tensor<i32>) -> tensor<2x3xcomplex<f32>>
%3 = stablehlo.composite "own.swap" %x, %y {decomposition = @second} : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
%4 = stablehlo.slice %x [0:2, 0:1] : (tensor<2x3xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
%5 = stablehlo.reshape %4 : (tensor<2x1xcomplex<f32>>) -> tensor<2xcomplex<f32>>
%6:2 = chlo.scan(%5) inits(%zero) dimension=0 {
^bb0(%v: tensor<complex<f32>>, %c: tensor<complex<f32>>):
%s = stablehlo.add %v, %c : tensor<complex<f32>>
stablehlo.return %s, %s : tensor<complex<f32>>, tensor<complex<f32>>
} : (tensor<2xcomplex<f32>>, tensor<complex<f32>>) -> (tensor<2xcomplex<f32>>, tensor<complex<f32>>)
%7 = "chlo.constant_like"(%x) <{value = 1.0 : f32}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
%8 = stablehlo.concatenate %none, %x, dim = 0 : (tensor<0x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
%9 = stablehlo.transpose %none, dims = [1, 0] : (tensor<0x3xcomplex<f32>>) -> tensor<3x0xcomplex<f32>>
%10 = stablehlo.reduce(%none init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<0x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3xcomplex<f32>>
%11 = stablehlo.pad %none, %zero, low = [1, 0], high = [1, 0], interior = [0, 0] : (tensor<0x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
%12 = stablehlo.slice %x [1:1, 0:3] : (tensor<2x3xcomplex<f32>>) -> tensor<0x3xcomplex<f32>>
%13 = stablehlo.add %none, %none : tensor<0x3xcomplex<f32>>
%14 = "stablehlo.sort"(%none) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%p: tensor<complex<f32>>, %q: tensor<complex<f32>>):
%re = stablehlo.real %p : (tensor<complex<f32>>) -> tensor<f32>
%rf = stablehlo.real %q : (tensor<complex<f32>>) -> tensor<f32>
%s = stablehlo.compare LT, %re, %rf, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<0x3xcomplex<f32>>) -> tensor<0x3xcomplex<f32>>
%15 = stablehlo.transpose %none, dims = [1, 0] : (tensor<0x3xcomplex<f32>>) -> tensor<3x0xcomplex<f32>>
%16 = stablehlo.dot_general %15, %none, contracting_dims = [1] x [0] : (tensor<3x0xcomplex<f32>>, tensor<0x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
return %0#1, %0#2, %1, %2, %3, %6#0, %6#1, %7, %8, %9, %10, %11, %12, %13, %14, %16 : tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<complex<f32>>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<3x0xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<0x3xcomplex<f32>>, tensor<0x3xcomplex<f32>>, tensor<0x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>
}
func.func private @second(%p: tensor<2x3xcomplex<f32>>, %q: tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>> {
return %q : tensor<2x3xcomplex<f32>>
}
}
// -----
// moves_complex<f64>
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x00000000000008400000000000000840000000000000F03F00000000000000C00000000000000040000000000000000000000000000008400000000000000040000000000000F03F00000000000000C000000000000000400000000000000040000000000000084000000000000000C0000000000000F0BF000000000000000000000000000000C00000000000000040000000000000F0BF000000000000F0BF000000000000F0BF00000000000000000000000000000840000000000000F0BF"> : tensor<3x4xcomplex<f64>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<3x4xcomplex<f64>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xcomplex<f64>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xcomplex<f64>>
%c1 = stablehlo.constant dense<"0x0000000000000040000000000000F03F000000000000F0BF0000000000000000000000000000F0BF000000000000000000000000000008400000000000000000000000000000F0BF00000000000000C0000000000000F0BF00000000000000C0000000000000F03F000000000000F03F00000000000000400000000000000000000000000000F03F00000000000008400000000000000840000000000000F0BF00000000000000C000000000000008400000000000000000000000000000F0BF"> : tensor<3x4xcomplex<f64>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<3x4xcomplex<f64>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xcomplex<f64>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xcomplex<f64>>
%c2 = stablehlo.constant dense<"0x000000000000004000000000000008400000000000000840000000000000084000000000000008400000000000000840000000000000F03F00000000000000C0"> : tensor<2x2xcomplex<f64>>
%z2 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x2xcomplex<f64>>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x2xcomplex<f64>>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x2xcomplex<f64>>
%c3 = stablehlo.constant dense<"0x00000000000000400000000000000840"> : tensor<complex<f64>>
%z3 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f64>>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<complex<f64>>
%a3 = stablehlo.optimization_barrier %s3 : tensor<complex<f64>>
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
%r:24 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9) : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<2x2xcomplex<f64>>, tensor<complex<f64>>, tensor<3x4xi1>, tensor<i1>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4x1xi32>) -> (tensor<3x2x4xcomplex<f64>>, tensor<3x2xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>, tensor<2x6xcomplex<f64>>, tensor<1x1xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<complex<f64>>, tensor<3x4xcomplex<f64>>, tensor<2x3xcomplex<f64>>, tensor<2x2xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<5x5xcomplex<f64>>, tensor<3x8xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<i32>, tensor<complex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>)
%e0 = stablehlo.constant dense<"0x00000000000008400000000000000840000000000000F03F00000000000000C0000000000000004000000000000000000000000000000840000000000000004000000000000008400000000000000840000000000000F03F00000000000000C00000000000000040000000000000000000000000000008400000000000000040000000000000F03F00000000000000C000000000000000400000000000000040000000000000084000000000000000C0000000000000F0BF0000000000000000000000000000F03F00000000000000C000000000000000400000000000000040000000000000084000000000000000C0000000000000F0BF000000000000000000000000000000C00000000000000040000000000000F0BF000000000000F0BF000000000000F0BF00000000000000000000000000000840000000000000F0BF00000000000000C00000000000000040000000000000F0BF000000000000F0BF000000000000F0BF00000000000000000000000000000840000000000000F0BF"> : tensor<3x2x4xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3x2x4xcomplex<f64>>, tensor<3x2x4xcomplex<f64>>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000004000000000000008400000000000000040000000000000084000000000000000400000000000000840000000000000004000000000000008400000000000000040000000000000084000000000000000400000000000000840"> : tensor<3x2xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x2xcomplex<f64>>, tensor<3x2xcomplex<f64>>) -> ()
%e2 = stablehlo.constant dense<"0x00000000000008400000000000000840000000000000F03F00000000000000C00000000000000040000000000000000000000000000008400000000000000040000000000000F03F00000000000000C000000000000000400000000000000040000000000000084000000000000000C0000000000000F0BF000000000000000000000000000000C00000000000000040000000000000F0BF000000000000F0BF000000000000F0BF00000000000000000000000000000840000000000000F0BF00000000000008400000000000000840000000000000F03F00000000000000C00000000000000040000000000000000000000000000008400000000000000040000000000000F03F00000000000000C000000000000000400000000000000040000000000000084000000000000000C0000000000000F0BF000000000000000000000000000000C00000000000000040000000000000F0BF000000000000F0BF000000000000F0BF00000000000000000000000000000840000000000000F0BF"> : tensor<2x3x4xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>) -> ()
%e3 = stablehlo.constant dense<"0x00000000000008400000000000000840000000000000F03F00000000000000C00000000000000040000000000000000000000000000008400000000000000040000000000000F03F00000000000000C000000000000000400000000000000040000000000000084000000000000000C0000000000000F0BF000000000000000000000000000000C00000000000000040000000000000F0BF000000000000F0BF000000000000F0BF00000000000000000000000000000840000000000000F0BF"> : tensor<2x6xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x6xcomplex<f64>>, tensor<2x6xcomplex<f64>>) -> ()
%e4 = stablehlo.constant dense<"0x00000000000000400000000000000840"> : tensor<1x1xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<1x1xcomplex<f64>>, tensor<1x1xcomplex<f64>>) -> ()
%e5 = stablehlo.constant dense<"0x00000000000008400000000000000840000000000000F03F00000000000000C000000000000000C00000000000000040000000000000F03F00000000000000C000000000000000400000000000000040000000000000F0BF000000000000F0BF00000000000000400000000000000000000000000000084000000000000000C0000000000000F0BF000000000000000000000000000008400000000000000040000000000000F0BF00000000000000000000000000000840000000000000F0BF"> : tensor<4x3xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> ()
%e6 = stablehlo.constant dense<"0x00000000000000400000000000000840"> : tensor<complex<f64>>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<complex<f64>>, tensor<complex<f64>>) -> ()
%e7 = stablehlo.constant dense<"0x0000000000000840000000000000F0BF000000000000F0BF0000000000000000000000000000F0BF000000000000F0BF00000000000000C00000000000000040000000000000F0BF0000000000000000000000000000084000000000000000C000000000000000400000000000000040000000000000F03F00000000000000C00000000000000840000000000000004000000000000000400000000000000000000000000000F03F00000000000000C000000000000008400000000000000840"> : tensor<3x4xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
%e8 = stablehlo.constant dense<"0x000000000000F03F00000000000000C00000000000000040000000000000000000000000000008400000000000000040000000000000F0BF000000000000F0BF000000000000F0BF00000000000000000000000000000840000000000000F0BF"> : tensor<2x3xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> ()
%e9 = stablehlo.constant dense<"0x0000000000000040000000000000000000000000000008400000000000000040000000000000084000000000000000C0000000000000F0BF0000000000000000"> : tensor<2x2xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<2x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>) -> ()
%e10 = stablehlo.constant dense<"0x00000000000008400000000000000840000000000000F03F00000000000000C00000000000000040000000000000084000000000000008400000000000000840000000000000F03F00000000000000C00000000000000040000000000000004000000000000008400000000000000840000000000000F03F00000000000000C000000000000000C00000000000000040000000000000F0BF000000000000F0BF000000000000F0BF00000000000000000000000000000840000000000000F0BF"> : tensor<3x4xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
%e11 = stablehlo.constant dense<"0x0000000000000040000000000000084000000000000000400000000000000840000000000000004000000000000008400000000000000040000000000000084000000000000000400000000000000840000000000000F03F00000000000000C000000000000000400000000000000000000000000000084000000000000000400000000000000040000000000000084000000000000000400000000000000840000000000000004000000000000008400000000000000040000000000000084000000000000000400000000000000840000000000000004000000000000008400000000000000040000000000000084000000000000000400000000000000040000000000000084000000000000000C0000000000000F0BF000000000000000000000000000000400000000000000840000000000000004000000000000008400000000000000040000000000000084000000000000000400000000000000840000000000000004000000000000008400000000000000040000000000000084000000000000000400000000000000840"> : tensor<5x5xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<5x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>) -> ()
%e12 = stablehlo.constant dense<"0x00000000000008400000000000000840000000000000F03F00000000000000C000000000000000400000000000000000000000000000084000000000000000400000000000000040000000000000F03F000000000000F0BF0000000000000000000000000000F0BF000000000000000000000000000008400000000000000000000000000000F03F00000000000000C000000000000000400000000000000040000000000000084000000000000000C0000000000000F0BF0000000000000000000000000000F0BF00000000000000C0000000000000F0BF00000000000000C0000000000000F03F000000000000F03F0000000000000040000000000000000000000000000000C00000000000000040000000000000F0BF000000000000F0BF000000000000F0BF00000000000000000000000000000840000000000000F0BF000000000000F03F00000000000008400000000000000840000000000000F0BF00000000000000C000000000000008400000000000000000000000000000F0BF"> : tensor<3x8xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<3x8xcomplex<f64>>, tensor<3x8xcomplex<f64>>) -> ()
%e13 = stablehlo.constant dense<"0x00000000000008400000000000000840000000000000F03F00000000000000C0000000000000004000000000000000000000000000000840000000000000004000000000000000C00000000000000040000000000000F0BF000000000000F0BF000000000000F0BF00000000000000000000000000000840000000000000F0BF00000000000008400000000000000840000000000000F03F00000000000000C0000000000000004000000000000000000000000000000840000000000000004000000000000000C00000000000000040000000000000F0BF000000000000F0BF000000000000F0BF00000000000000000000000000000840000000000000F0BF"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e14 = stablehlo.constant dense<"0x00000000000000C00000000000000040000000000000F0BF000000000000F0BF000000000000F0BF00000000000000000000000000000840000000000000F0BF00000000000008400000000000000840000000000000F03F00000000000000C0000000000000004000000000000000000000000000000840000000000000004000000000000000C00000000000000040000000000000F0BF000000000000F0BF000000000000F0BF00000000000000000000000000000840000000000000F0BF000000000000F03F00000000000000C000000000000000400000000000000040000000000000084000000000000000C0000000000000F0BF0000000000000000"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e15 = stablehlo.constant dense<"0x0000000000000040000000000000F03F000000000000F03F00000000000000C00000000000000040000000000000000000000000000008400000000000000040000000000000F0BF00000000000000C0000000000000F0BF00000000000000C0000000000000084000000000000000C0000000000000F0BF0000000000000000000000000000F03F00000000000008400000000000000840000000000000F0BF000000000000F0BF00000000000000000000000000000000000000000000F0BF"> : tensor<3x4xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
%e16 = stablehlo.constant dense<"0x00000000000008400000000000000840000000000000F03F00000000000000C00000000000000040000000000000000000000000000008400000000000000040000000000000F03F00000000000000C000000000000000400000000000000040000000000000084000000000000000C0000000000000F0BF000000000000000000000000000000C00000000000000040000000000000F0BF000000000000F0BF000000000000F0BF00000000000000000000000000000840000000000000F0BF"> : tensor<3x4xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
%e17 = stablehlo.constant dense<"0x0000000000000040000000000000F03F000000000000F0BF0000000000000000000000000000F0BF000000000000000000000000000008400000000000000000000000000000F0BF00000000000000C0000000000000F0BF00000000000000C0000000000000F03F000000000000F03F00000000000000400000000000000000000000000000F03F00000000000008400000000000000840000000000000F0BF00000000000000C000000000000008400000000000000000000000000000F0BF"> : tensor<3x4xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
%e18 = stablehlo.constant dense<"0x04000000"> : tensor<i32>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
%e19 = stablehlo.constant dense<"0x00000000000000400000000000000840"> : tensor<complex<f64>>
stablehlo.custom_call @check.expect_eq(%r#19, %e19) {has_side_effect = true} : (tensor<complex<f64>>, tensor<complex<f64>>) -> ()
%e20 = stablehlo.constant dense<"0x0000000000000040000000000000F03F000000000000F0BF0000000000000000000000000000F0BF000000000000000000000000000008400000000000000000000000000000F0BF00000000000000C0000000000000F0BF00000000000000C0000000000000F03F000000000000F03F00000000000000400000000000000000000000000000F03F00000000000008400000000000000840000000000000F0BF00000000000000C000000000000008400000000000000000000000000000F0BF"> : tensor<3x4xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
%e21 = stablehlo.constant dense<"0x00000000000008400000000000000840000000000000F03F00000000000000C00000000000000040000000000000000000000000000008400000000000000040000000000000F03F00000000000000C000000000000000400000000000000040000000000000084000000000000000C0000000000000F0BF000000000000000000000000000000C00000000000000040000000000000F0BF000000000000F0BF000000000000F0BF00000000000000000000000000000840000000000000F0BF"> : tensor<3x4xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#21, %e21) {has_side_effect = true} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
%e22 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000F03F0000000000000000000000000000004000000000000000000000000000000840000000000000000000000000000000000000000000000000000000000000F03F0000000000000000000000000000004000000000000000000000000000000840000000000000000000000000000000000000000000000000000000000000F03F00000000000000000000000000000040000000000000000000000000000008400000000000000000"> : tensor<3x4xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#22, %e22) {has_side_effect = true} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
%e23 = stablehlo.constant dense<"0x00000000000008400000000000000840000000000000F03F00000000000000C00000000000000040000000000000000000000000000008400000000000000040000000000000F03F00000000000000C000000000000000400000000000000040000000000000084000000000000000C0000000000000F0BF000000000000000000000000000000C00000000000000040000000000000F0BF000000000000F0BF000000000000F0BF00000000000000000000000000000840000000000000F0BF"> : tensor<3x4xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#23, %e23) {has_side_effect = true} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
return
}
func.func private @f(%x: tensor<3x4xcomplex<f64>>, %y: tensor<3x4xcomplex<f64>>, %u: tensor<2x2xcomplex<f64>>, %p: tensor<complex<f64>>, %m: tensor<3x4xi1>, %c: tensor<i1>, %i: tensor<i32>, %j: tensor<i32>, %rows: tensor<4xi32>, %far: tensor<4x1xi32>) -> (tensor<3x2x4xcomplex<f64>>, tensor<3x2xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>, tensor<2x6xcomplex<f64>>, tensor<1x1xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<complex<f64>>, tensor<3x4xcomplex<f64>>, tensor<2x3xcomplex<f64>>, tensor<2x2xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<5x5xcomplex<f64>>, tensor<3x8xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<i32>, tensor<complex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) {
%0 = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<3x4xcomplex<f64>>) -> tensor<3x2x4xcomplex<f64>>
%1 = stablehlo.broadcast_in_dim %p, dims = [] : (tensor<complex<f64>>) -> tensor<3x2xcomplex<f64>>
%2 = stablehlo.broadcast %x, sizes = [2] : (tensor<3x4xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>>
%3 = stablehlo.reshape %x : (tensor<3x4xcomplex<f64>>) -> tensor<2x6xcomplex<f64>>
%4 = stablehlo.reshape %p : (tensor<complex<f64>>) -> tensor<1x1xcomplex<f64>>
%5 = stablehlo.transpose %x, dims = [1, 0] : (tensor<3x4xcomplex<f64>>) -> tensor<4x3xcomplex<f64>>
%6 = stablehlo.transpose %p, dims = [] : (tensor<complex<f64>>) -> tensor<complex<f64>>
%7 = stablehlo.reverse %x, dims = [0, 1] : tensor<3x4xcomplex<f64>>
%8 = stablehlo.slice %x [0:3:2, 1:4] : (tensor<3x4xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
%9 = stablehlo.dynamic_slice %x, %i, %j, sizes = [2, 2] : (tensor<3x4xcomplex<f64>>, tensor<i32>, tensor<i32>) -> tensor<2x2xcomplex<f64>>
%10 = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<3x4xcomplex<f64>>, tensor<2x2xcomplex<f64>>, tensor<i32>, tensor<i32>) -> tensor<3x4xcomplex<f64>>
%11 = stablehlo.pad %x, %p, low = [1, -1], high = [-1, 2], interior = [1, 0] : (tensor<3x4xcomplex<f64>>, tensor<complex<f64>>) -> tensor<5x5xcomplex<f64>>
%12 = stablehlo.concatenate %x, %y, dim = 1 : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x8xcomplex<f64>>
%13 = "stablehlo.gather"(%x, %far) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xcomplex<f64>>, tensor<4x1xi32>) -> tensor<4x4xcomplex<f64>>
%14 = "stablehlo.torch_index_select"(%x, %rows) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<3x4xcomplex<f64>>, tensor<4xi32>) -> tensor<4x4xcomplex<f64>>
%15 = stablehlo.select %m, %x, %y : tensor<3x4xi1>, tensor<3x4xcomplex<f64>>
%16 = stablehlo.select %c, %x, %y : tensor<i1>, tensor<3x4xcomplex<f64>>
%17 = stablehlo.constant dense<"0x0000000000000040000000000000F03F000000000000F0BF0000000000000000000000000000F0BF000000000000000000000000000008400000000000000000000000000000F0BF00000000000000C0000000000000F0BF00000000000000C0000000000000F03F000000000000F03F00000000000000400000000000000000000000000000F03F00000000000008400000000000000840000000000000F0BF00000000000000C000000000000008400000000000000000000000000000F0BF"> : tensor<3x4xcomplex<f64>>
%18 = stablehlo.get_dimension_size %x, dim = 1 : (tensor<3x4xcomplex<f64>>) -> tensor<i32>
%19 = stablehlo.tuple %x, %p : tuple<tensor<3x4xcomplex<f64>>, tensor<complex<f64>>>
%20 = stablehlo.get_tuple_element %19[1] : (tuple<tensor<3x4xcomplex<f64>>, tensor<complex<f64>>>) -> tensor<complex<f64>>
%21 = stablehlo.optimization_barrier %y : tensor<3x4xcomplex<f64>>
%22 = stablehlo.convert %x : tensor<3x4xcomplex<f64>>
%23 = stablehlo.iota dim = 1 : tensor<3x4xcomplex<f64>>
%24 = stablehlo.bitcast_convert %x : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %20, %21, %22, %23, %24 : tensor<3x2x4xcomplex<f64>>, tensor<3x2xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>, tensor<2x6xcomplex<f64>>, tensor<1x1xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<complex<f64>>, tensor<3x4xcomplex<f64>>, tensor<2x3xcomplex<f64>>, tensor<2x2xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<5x5xcomplex<f64>>, tensor<3x8xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<i32>, tensor<complex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>
}
}
// -----
// combinations_complex<f64>
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x00000000000008400000000000000840000000000000F03F00000000000000C00000000000000040000000000000000000000000000008400000000000000040000000000000F03F00000000000000C000000000000000400000000000000040000000000000084000000000000000C0000000000000F0BF000000000000000000000000000000C00000000000000040000000000000F0BF000000000000F0BF000000000000F0BF00000000000000000000000000000840000000000000F0BF"> : tensor<3x4xcomplex<f64>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<3x4xcomplex<f64>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xcomplex<f64>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xcomplex<f64>>
%c1 = stablehlo.constant dense<"0x000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000000000000000000000000000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F000000000000F03F000000000000F03F"> : tensor<3x4xcomplex<f64>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<3x4xcomplex<f64>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xcomplex<f64>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xcomplex<f64>>
%c2 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000F03F000000000000F03F000000000000F03F0000000000000000000000000000F03F000000000000F03F000000000000F03F000000000000F03F0000000000000000000000000000F03F000000000000F03F0000000000000000000000000000F03F000000000000000000000000000000000000000000000000000000000000F03F0000000000000000000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000000000000000000000000000000000000000000000000000F03F000000000000000000000000000000000000000000000000000000000000F03F0000000000000000000000000000F03F000000000000F03F000000000000F03F0000000000000000000000000000F03F000000000000F03F"> : tensor<4x5xcomplex<f64>>
%z2 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x5xcomplex<f64>>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4x5xcomplex<f64>>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4x5xcomplex<f64>>
%c3 = stablehlo.constant dense<"0x00000000000000000000000000000000"> : tensor<complex<f64>>
%z3 = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f64>>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<complex<f64>>
%a3 = stablehlo.optimization_barrier %s3 : tensor<complex<f64>>
%c4 = stablehlo.constant dense<"0x0000000009000000FFFFFFFF00000000"> : tensor<4x1xi32>
%z4 = stablehlo.constant dense<0> : tensor<4x1xi32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<4x1xi32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<4x1xi32>
%c5 = stablehlo.constant dense<"0x000000000000F03F000000000000F03F0000000000000000000000000000F03F000000000000F03F000000000000F03F000000000000F03F00000000000000000000000000000000000000000000F03F000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000F03F0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000F03F000000000000F03F000000000000F03F0000000000000000000000000000F03F000000000000F03F0000000000000000000000000000F03F"> : tensor<4x4xcomplex<f64>>
%z5 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x4xcomplex<f64>>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<4x4xcomplex<f64>>
%a5 = stablehlo.optimization_barrier %s5 : tensor<4x4xcomplex<f64>>
%c6 = stablehlo.constant dense<"0x000000000000F03F0000000000000000000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F00000000000000000000000000000000000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F0000000000000000000000000000F03F"> : tensor<8xcomplex<f64>>
%z6 = stablehlo.constant dense<(0.0, 0.0)> : tensor<8xcomplex<f64>>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<8xcomplex<f64>>
%a6 = stablehlo.optimization_barrier %s6 : tensor<8xcomplex<f64>>
%c7 = stablehlo.constant dense<"0x0000000000000000000000000000F03F00000000000000000000000000000000000000000000F03F000000000000F03F00000000000000000000000000000000000000000000F03F0000000000000000"> : tensor<5xcomplex<f64>>
%z7 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5xcomplex<f64>>
%s7 = stablehlo.select %live, %c7, %z7 : tensor<i1>, tensor<5xcomplex<f64>>
%a7 = stablehlo.optimization_barrier %s7 : tensor<5xcomplex<f64>>
%c8 = stablehlo.constant dense<"0x000000000100000002000000030000000000000001000000020000000300000000000000010000000200000003000000"> : tensor<3x4xi32>
%z8 = stablehlo.constant dense<0> : tensor<3x4xi32>
%s8 = stablehlo.select %live, %c8, %z8 : tensor<i1>, tensor<3x4xi32>
%a8 = stablehlo.optimization_barrier %s8 : tensor<3x4xi32>
%c9 = stablehlo.constant dense<"0x0100000002000000"> : tensor<2xi32>
%z9 = stablehlo.constant dense<0> : tensor<2xi32>
%s9 = stablehlo.select %live, %c9, %z9 : tensor<i1>, tensor<2xi32>
%a9 = stablehlo.optimization_barrier %s9 : tensor<2xi32>
%c10 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000F03F000000000000F03F000000000000F03F0000000000000000000000000000F03F000000000000F03F000000000000F03F000000000000F03F0000000000000000000000000000F03F000000000000F03F0000000000000000000000000000F03F000000000000000000000000000000000000000000000000000000000000F03F0000000000000000000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000000000000000000000000000000000000000000000000000F03F000000000000000000000000000000000000000000000000000000000000F03F0000000000000000000000000000F03F000000000000F03F000000000000F03F0000000000000000000000000000F03F000000000000F03F00000000000000000000000000000000000000000000F03F0000000000000000000000000000F03F000000000000F03F000000000000F03F0000000000000000000000000000F03F000000000000F03F0000000000000000000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000000000000000000000000000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F000000000000F03F0000000000000000000000000000F03F000000000000000000000000000000000000000000000000000000000000F03F000000000000000000000000000000000000000000000000000000000000F03F000000000000F03F000000000000F03F0000000000000000000000000000F03F000000000000F03F000000000000F03F"> : tensor<2x4x5xcomplex<f64>>
%z10 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x4x5xcomplex<f64>>
%s10 = stablehlo.select %live, %c10, %z10 : tensor<i1>, tensor<2x4x5xcomplex<f64>>
%a10 = stablehlo.optimization_barrier %s10 : tensor<2x4x5xcomplex<f64>>
%r:15 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10) : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<4x5xcomplex<f64>>, tensor<complex<f64>>, tensor<4x1xi32>, tensor<4x4xcomplex<f64>>, tensor<8xcomplex<f64>>, tensor<5xcomplex<f64>>, tensor<3x4xi32>, tensor<2xi32>, tensor<2x4x5xcomplex<f64>>) -> (tensor<3xcomplex<f64>>, tensor<complex<f64>>, tensor<2x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<8xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xi32>, tensor<3x4xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<3x3x5xcomplex<f64>>)
%e0 = stablehlo.constant dense<"0x0000000000001040000000000000F03F00000000000008400000000000000840000000000000F03F0000000000001040"> : tensor<3xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> ()
%e1 = stablehlo.constant dense<"0x00000000000000000000000000000000"> : tensor<complex<f64>>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<complex<f64>>, tensor<complex<f64>>) -> ()
%e2 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000040000000000000104000000000000000400000000000000840000000000000F03F000000000000F03F"> : tensor<2x3xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> ()
%e3 = stablehlo.constant dense<"0x000000000000084000000000000000400000000000000040000000000000F03F0000000000000840000000000000004000000000000000400000000000000040000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000000000000000000000000000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F000000000000F03F000000000000F03F"> : tensor<3x4xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
%e4 = stablehlo.constant dense<"0x0000000000000000000000000000F03F0000000000000000000000000000000000000000000000000000000000000000000000000000F03F000000000000F03F000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000F03F0000000000000000"> : tensor<8xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<8xcomplex<f64>>, tensor<8xcomplex<f64>>) -> ()
%e5 = stablehlo.constant dense<"0x000000000000F03F00000000000000C0000000000000004000000000000000000000000000000840000000000000084000000000000008400000000000000040000000000000F0BF0000000000000000000000000000F03F00000000000000C000000000000000400000000000000040000000000000084000000000000000C000000000000000C00000000000000040000000000000F0BF000000000000F0BF000000000000F0BF00000000000000000000000000000840000000000000F0BF"> : tensor<3x4xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
%e6 = stablehlo.constant dense<"0x010000000200000000000000030000000300000000000000010000000200000000000000010000000200000003000000"> : tensor<3x4xi32>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
%e7 = stablehlo.constant dense<"0x00000000000010400000000000000840000000000000004000000000000000C000000000000008400000000000000000000000000000104000000000000008400000000000000040000000000000F0BF000000000000084000000000000008400000000000001040000000000000F0BF000000000000F0BF000000000000000000000000000000C00000000000000840000000000000F0BF0000000000000000000000000000F0BF000000000000F03F00000000000010400000000000000000"> : tensor<3x4xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
%e8 = stablehlo.constant dense<"0x000000000000F03F000000000000F03F0000000000000840000000000000104000000000000000400000000000001040000000000000F03F00000000000000400000000000000040000000000000104000000000000000000000000000000040000000000000F0BF000000000000144000000000000000000000000000001040000000000000F0BF000000000000F03F00000000000000000000000000001040000000000000F0BF000000000000F03F00000000000000C0000000000000084000000000000000C000000000000010400000000000000000000000000000F03F00000000000000C00000000000001040"> : tensor<3x5xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>) -> ()
%e9 = stablehlo.constant dense<"0x000000000000F03F000000000000F03F0000000000000840000000000000104000000000000000400000000000001040000000000000F03F00000000000000400000000000000040000000000000104000000000000000000000000000000040000000000000F0BF000000000000144000000000000000000000000000001040000000000000F0BF000000000000F03F00000000000000000000000000001040000000000000F0BF000000000000F03F00000000000000C0000000000000084000000000000000C000000000000010400000000000000000000000000000F03F00000000000000C00000000000001040"> : tensor<3x5xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>) -> ()
%e10 = stablehlo.constant dense<"0x000000000000F03F000000000000F03F0000000000000840000000000000104000000000000000400000000000001040000000000000F03F00000000000000400000000000000040000000000000104000000000000000000000000000000040000000000000F0BF000000000000144000000000000000000000000000001040000000000000F0BF000000000000F03F00000000000000000000000000001040000000000000F0BF000000000000F03F00000000000000C0000000000000084000000000000000C000000000000010400000000000000000000000000000F03F00000000000000C00000000000001040"> : tensor<3x5xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>) -> ()
%e11 = stablehlo.constant dense<"0x000000000000F03F0000000000000000000000000000F03F000000000000F03F0000000000000000000000000000F03F000000000000F03F0000000000000000000000000000F03F000000000000F03F0000000000000000000000000000F03F000000000000F03F0000000000000000000000000000F03F000000000000F03F0000000000000000000000000000F03F000000000000F03F000000000000F03F00000000000000000000000000000000000000000000F03F000000000000F03F"> : tensor<4x3xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> ()
%e12 = stablehlo.constant dense<"0x000000000000084000000000000000400000000000000000000000000000184000000000000008C00000000000000040"> : tensor<3xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> ()
%e13 = stablehlo.constant dense<"0x000000000000F03F000000000000F03F0000000000000840000000000000104000000000000000400000000000001040000000000000F03F00000000000000400000000000000040000000000000104000000000000000000000000000000040000000000000F03F000000000000144000000000000000000000000000001040000000000000F03F000000000000F03F00000000000000000000000000001040000000000000F0BF000000000000F03F00000000000008C0000000000000104000000000000000C00000000000001040000000000000F0BF000000000000004000000000000000C00000000000001040"> : tensor<3x5xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>) -> ()
%e14 = stablehlo.constant dense<"0x000000000000F03F0000000000000000000000000000F03F0000000000000040000000000000F03F00000000000000400000000000000000000000000000F03F000000000000F03F0000000000000040000000000000F03F0000000000000000000000000000F03F0000000000000040000000000000F03F00000000000000400000000000000000000000000000F03F000000000000F03F0000000000000040000000000000F03F000000000000F03F00000000000000000000000000000840000000000000000000000000000000400000000000000000000000000000F03F00000000000000000000000000000040000000000000F03F000000000000F03F000000000000F0BF0000000000000840000000000000F0BF0000000000000840000000000000F0BF000000000000F03F000000000000F0BF0000000000000840000000000000F03F000000000000F03F000000000000F0BF0000000000000840000000000000F0BF0000000000000840000000000000F0BF000000000000F03F000000000000F0BF000000000000084000000000000000000000000000000000000000000000F0BF000000000000F03F00000000000000000000000000000040000000000000F0BF000000000000F03F000000000000000000000000000000400000000000000000000000000000F03F00000000000000C0000000000000F03F00000000000000C0000000000000F03F000000000000F0BF000000000000000000000000000000C0000000000000F03F0000000000000000000000000000F03F00000000000000C0000000000000F03F00000000000000C0000000000000F03F000000000000F0BF000000000000000000000000000000C0000000000000F03F000000000000F03F000000000000F03F000000000000F0BF000000000000004000000000000000C00000000000000040000000000000F0BF000000000000000000000000000000C00000000000000040"> : tensor<3x3x5xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<3x3x5xcomplex<f64>>, tensor<3x3x5xcomplex<f64>>) -> ()
return
}
func.func private @f(%x: tensor<3x4xcomplex<f64>>, %n: tensor<3x4xcomplex<f64>>, %w: tensor<4x5xcomplex<f64>>, %z: tensor<complex<f64>>, %far: tensor<4x1xi32>, %u: tensor<4x4xcomplex<f64>>, %line: tensor<8xcomplex<f64>>, %source: tensor<5xcomplex<f64>>, %places: tensor<3x4xi32>, %groups: tensor<2xi32>, %pair: tensor<2x4x5xcomplex<f64>>) -> (tensor<3xcomplex<f64>>, tensor<complex<f64>>, tensor<2x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<8xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xi32>, tensor<3x4xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<3x3x5xcomplex<f64>>) {
%0 = stablehlo.reduce(%n init: %z) applies stablehlo.add across dimensions = [1] : (tensor<3x4xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3xcomplex<f64>>
%1 = stablehlo.reduce(%z init: %z) applies stablehlo.add across dimensions = [] : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
%2 = "stablehlo.reduce_window"(%n, %z) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[1, 0], [-1, 1]]> : tensor<2x2xi64>}> ({
^bb0(%p: tensor<complex<f64>>, %q: tensor<complex<f64>>):
%s = stablehlo.add %p, %q : tensor<complex<f64>>
stablehlo.return %s : tensor<complex<f64>>
}) : (tensor<3x4xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2x3xcomplex<f64>>
%3 = "stablehlo.scatter"(%n, %far, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
^bb0(%p: tensor<complex<f64>>, %q: tensor<complex<f64>>):
%s = stablehlo.add %p, %q : tensor<complex<f64>>
stablehlo.return %s : tensor<complex<f64>>
}) : (tensor<3x4xcomplex<f64>>, tensor<4x1xi32>, tensor<4x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
%4 = "stablehlo.select_and_scatter"(%line, %source, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<1> : tensor<1x2xi64>}> ({
^bb0(%p: tensor<complex<f64>>, %q: tensor<complex<f64>>):
%re = stablehlo.real %p : (tensor<complex<f64>>) -> tensor<f64>
%rf = stablehlo.real %q : (tensor<complex<f64>>) -> tensor<f64>
%s = stablehlo.compare GE, %re, %rf, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}, {
^bb0(%p: tensor<complex<f64>>, %q: tensor<complex<f64>>):
%s = stablehlo.add %p, %q : tensor<complex<f64>>
stablehlo.return %s : tensor<complex<f64>>
}) : (tensor<8xcomplex<f64>>, tensor<5xcomplex<f64>>, tensor<complex<f64>>) -> tensor<8xcomplex<f64>>
%5:2 = "stablehlo.sort"(%x, %places) <{dimension = 1 : i64, is_stable = true}> ({
^bb0(%p: tensor<complex<f64>>, %q: tensor<complex<f64>>, %v: tensor<i32>, %vv: tensor<i32>):
%re = stablehlo.real %p : (tensor<complex<f64>>) -> tensor<f64>
%rf = stablehlo.real %q : (tensor<complex<f64>>) -> tensor<f64>
%s = stablehlo.compare LT, %re, %rf, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<3x4xcomplex<f64>>, tensor<3x4xi32>) -> (tensor<3x4xcomplex<f64>>, tensor<3x4xi32>)
%6 = "stablehlo.map"(%x, %n) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%p: tensor<complex<f64>>, %q: tensor<complex<f64>>):
%s = stablehlo.add %p, %q : tensor<complex<f64>>
stablehlo.return %s : tensor<complex<f64>>
}) : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
%7 = stablehlo.dot_general %n, %w, contracting_dims = [1] x [0] : (tensor<3x4xcomplex<f64>>, tensor<4x5xcomplex<f64>>) -> tensor<3x5xcomplex<f64>>
%8 = stablehlo.dot %n, %w : (tensor<3x4xcomplex<f64>>, tensor<4x5xcomplex<f64>>) -> tensor<3x5xcomplex<f64>>
%9 = stablehlo.einsum %n, %w, config = "ab,bc->ac" : (tensor<3x4xcomplex<f64>>, tensor<4x5xcomplex<f64>>) -> tensor<3x5xcomplex<f64>>
%10 = stablehlo.unary_einsum %n, config = "ab->ba" : (tensor<3x4xcomplex<f64>>) -> tensor<4x3xcomplex<f64>>
%11 = stablehlo.dot_general %n, %n, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3xcomplex<f64>>
%12 = "chlo.ragged_dot"(%n, %pair, %groups) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<3x4xcomplex<f64>>, tensor<2x4x5xcomplex<f64>>, tensor<2xi32>) -> tensor<3x5xcomplex<f64>>
%13 = stablehlo.reshape %n : (tensor<3x4xcomplex<f64>>) -> tensor<3x4x1xcomplex<f64>>
%14 = stablehlo.slice %w [0:2, 0:5] : (tensor<4x5xcomplex<f64>>) -> tensor<2x5xcomplex<f64>>
%15 = stablehlo.reshape %14 : (tensor<2x5xcomplex<f64>>) -> tensor<2x1x5xcomplex<f64>>
%16 = stablehlo.convolution(%13, %15) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x4x1xcomplex<f64>>, tensor<2x1x5xcomplex<f64>>) -> tensor<3x3x5xcomplex<f64>>
return %0, %1, %2, %3, %4, %5#0, %5#1, %6, %7, %8, %9, %10, %11, %12, %16 : tensor<3xcomplex<f64>>, tensor<complex<f64>>, tensor<2x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<8xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xi32>, tensor<3x4xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<3x3x5xcomplex<f64>>
}
}
// -----
// carries_complex<f64>
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000040000000000000F03F0000000000000040000000000000F0BF00000000000000C00000000000000840000000000000004000000000000000C00000000000000000000000000000F0BF000000000000F03F0000000000000000"> : tensor<2x3xcomplex<f64>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x3xcomplex<f64>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x3xcomplex<f64>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x3xcomplex<f64>>
%c1 = stablehlo.constant dense<"0x000000000000084000000000000008400000000000000840000000000000F0BF0000000000000040000000000000F0BF000000000000084000000000000000C000000000000000C0000000000000004000000000000000400000000000000840"> : tensor<2x3xcomplex<f64>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x3xcomplex<f64>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x3xcomplex<f64>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x3xcomplex<f64>>
%c2 = stablehlo.constant dense<> : tensor<0x3xcomplex<f64>>
%z2 = stablehlo.constant dense<> : tensor<0x3xcomplex<f64>>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<0x3xcomplex<f64>>
%a2 = stablehlo.optimization_barrier %s2 : tensor<0x3xcomplex<f64>>
%c3 = stablehlo.constant dense<"0x00000000000000000000000000000000"> : tensor<complex<f64>>
%z3 = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f64>>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<complex<f64>>
%a3 = stablehlo.optimization_barrier %s3 : tensor<complex<f64>>
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
%r:16 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8) : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>, tensor<0x3xcomplex<f64>>, tensor<complex<f64>>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<i32>) -> (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>, tensor<2xcomplex<f64>>, tensor<complex<f64>>, tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>, tensor<3x0xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<2x3xcomplex<f64>>, tensor<0x3xcomplex<f64>>, tensor<0x3xcomplex<f64>>, tensor<0x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>)
%e0 = stablehlo.constant dense<"0x000000000000084000000000000008400000000000000840000000000000F0BF0000000000000040000000000000F0BF000000000000084000000000000000C000000000000000C0000000000000004000000000000000400000000000000840"> : tensor<2x3xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> ()
%e1 = stablehlo.constant dense<"0x0000000000000040000000000000F03F0000000000000040000000000000F0BF00000000000000C00000000000000840000000000000004000000000000000C00000000000000000000000000000F0BF000000000000F03F0000000000000000"> : tensor<2x3xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000084000000000000008400000000000000840000000000000F0BF0000000000000040000000000000F0BF000000000000084000000000000000C000000000000000C0000000000000004000000000000000400000000000000840"> : tensor<2x3xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> ()
%e3 = stablehlo.constant dense<"0x0000000000000040000000000000F03F0000000000000040000000000000F0BF00000000000000C00000000000000840000000000000004000000000000000C00000000000000000000000000000F0BF000000000000F03F0000000000000000"> : tensor<2x3xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> ()
%e4 = stablehlo.constant dense<"0x000000000000084000000000000008400000000000000840000000000000F0BF0000000000000040000000000000F0BF000000000000084000000000000000C000000000000000C0000000000000004000000000000000400000000000000840"> : tensor<2x3xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> ()
%e5 = stablehlo.constant dense<"0x0000000000000040000000000000F03F0000000000001040000000000000F0BF"> : tensor<2xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> ()
%e6 = stablehlo.constant dense<"0x0000000000001040000000000000F0BF"> : tensor<complex<f64>>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<complex<f64>>, tensor<complex<f64>>) -> ()
%e7 = stablehlo.constant dense<"0x000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000"> : tensor<2x3xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> ()
%e8 = stablehlo.constant dense<"0x0000000000000040000000000000F03F0000000000000040000000000000F0BF00000000000000C00000000000000840000000000000004000000000000000C00000000000000000000000000000F0BF000000000000F03F0000000000000000"> : tensor<2x3xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> ()
%e9 = stablehlo.constant dense<> : tensor<3x0xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x0xcomplex<f64>>, tensor<3x0xcomplex<f64>>) -> ()
%e10 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> ()
%e11 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x3xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> ()
%e12 = stablehlo.constant dense<> : tensor<0x3xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<0x3xcomplex<f64>>, tensor<0x3xcomplex<f64>>) -> ()
%e13 = stablehlo.constant dense<> : tensor<0x3xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<0x3xcomplex<f64>>, tensor<0x3xcomplex<f64>>) -> ()
%e14 = stablehlo.constant dense<> : tensor<0x3xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<0x3xcomplex<f64>>, tensor<0x3xcomplex<f64>>) -> ()
%e15 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
return
}
func.func private @f(%x: tensor<2x3xcomplex<f64>>, %y: tensor<2x3xcomplex<f64>>, %none: tensor<0x3xcomplex<f64>>, %zero: tensor<complex<f64>>, %rounds: tensor<i32>, %one: tensor<i32>, %start: tensor<i32>, %no: tensor<i1>, %branch: tensor<i32>) -> (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>, tensor<2xcomplex<f64>>, tensor<complex<f64>>, tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>, tensor<3x0xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<2x3xcomplex<f64>>, tensor<0x3xcomplex<f64>>, tensor<0x3xcomplex<f64>>, tensor<0x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) {
%0:3 = stablehlo.while(%i = %start, %a = %x, %b = %y) : tensor<i32>, tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>
cond {
%s = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
} do {
%s = stablehlo.add %i, %one : tensor<i32>
stablehlo.return %s, %b, %a : tensor<i32>, tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>
}
%1 = "stablehlo.if"(%no) ({
stablehlo.return %x : tensor<2x3xcomplex<f64>>
}, {
stablehlo.return %y : tensor<2x3xcomplex<f64>>
}) : (tensor<i1>) -> tensor<2x3xcomplex<f64>>
%2 = "stablehlo.case"(%branch) ({
stablehlo.return %y : tensor<2x3xcomplex<f64>>
}, {
stablehlo.return %y : tensor<2x3xcomplex<f64>>
}, {
stablehlo.return %x : tensor<2x3xcomplex<f64>>
}) : (tensor<i32>) -> tensor<2x3xcomplex<f64>>
%3 = stablehlo.composite "own.swap" %x, %y {decomposition = @second} : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
%4 = stablehlo.slice %x [0:2, 0:1] : (tensor<2x3xcomplex<f64>>) -> tensor<2x1xcomplex<f64>>
%5 = stablehlo.reshape %4 : (tensor<2x1xcomplex<f64>>) -> tensor<2xcomplex<f64>>
%6:2 = chlo.scan(%5) inits(%zero) dimension=0 {
^bb0(%v: tensor<complex<f64>>, %c: tensor<complex<f64>>):
%s = stablehlo.add %v, %c : tensor<complex<f64>>
stablehlo.return %s, %s : tensor<complex<f64>>, tensor<complex<f64>>
} : (tensor<2xcomplex<f64>>, tensor<complex<f64>>) -> (tensor<2xcomplex<f64>>, tensor<complex<f64>>)
%7 = "chlo.constant_like"(%x) <{value = 1.0 : f64}> : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
%8 = stablehlo.concatenate %none, %x, dim = 0 : (tensor<0x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
%9 = stablehlo.transpose %none, dims = [1, 0] : (tensor<0x3xcomplex<f64>>) -> tensor<3x0xcomplex<f64>>
%10 = stablehlo.reduce(%none init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<0x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3xcomplex<f64>>
%11 = stablehlo.pad %none, %zero, low = [1, 0], high = [1, 0], interior = [0, 0] : (tensor<0x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2x3xcomplex<f64>>
%12 = stablehlo.slice %x [1:1, 0:3] : (tensor<2x3xcomplex<f64>>) -> tensor<0x3xcomplex<f64>>
%13 = stablehlo.add %none, %none : tensor<0x3xcomplex<f64>>
%14 = "stablehlo.sort"(%none) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%p: tensor<complex<f64>>, %q: tensor<complex<f64>>):
%re = stablehlo.real %p : (tensor<complex<f64>>) -> tensor<f64>
%rf = stablehlo.real %q : (tensor<complex<f64>>) -> tensor<f64>
%s = stablehlo.compare LT, %re, %rf, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<0x3xcomplex<f64>>) -> tensor<0x3xcomplex<f64>>
%15 = stablehlo.transpose %none, dims = [1, 0] : (tensor<0x3xcomplex<f64>>) -> tensor<3x0xcomplex<f64>>
%16 = stablehlo.dot_general %15, %none, contracting_dims = [1] x [0] : (tensor<3x0xcomplex<f64>>, tensor<0x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
return %0#1, %0#2, %1, %2, %3, %6#0, %6#1, %7, %8, %9, %10, %11, %12, %13, %14, %16 : tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>, tensor<2xcomplex<f64>>, tensor<complex<f64>>, tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>, tensor<3x0xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<2x3xcomplex<f64>>, tensor<0x3xcomplex<f64>>, tensor<0x3xcomplex<f64>>, tensor<0x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>
}
func.func private @second(%p: tensor<2x3xcomplex<f64>>, %q: tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>> {
return %q : tensor<2x3xcomplex<f64>>
}
}
