// moves_f4E2M1FN
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x050204050204050A0C0A0A05"> : tensor<3x4xf4E2M1FN>
%z0 = stablehlo.constant dense<0.0> : tensor<3x4xf4E2M1FN>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xf4E2M1FN>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xf4E2M1FN>
%c1 = stablehlo.constant dense<"0x040A0A050A0A020402050C00"> : tensor<3x4xf4E2M1FN>
%z1 = stablehlo.constant dense<0.0> : tensor<3x4xf4E2M1FN>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xf4E2M1FN>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xf4E2M1FN>
%c2 = stablehlo.constant dense<"0x04050502"> : tensor<2x2xf4E2M1FN>
%z2 = stablehlo.constant dense<0.0> : tensor<2x2xf4E2M1FN>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x2xf4E2M1FN>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x2xf4E2M1FN>
%c3 = stablehlo.constant dense<"0x04"> : tensor<f4E2M1FN>
%z3 = stablehlo.constant dense<0.0> : tensor<f4E2M1FN>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<f4E2M1FN>
%a3 = stablehlo.optimization_barrier %s3 : tensor<f4E2M1FN>
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
%r:27 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9) : (tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>, tensor<2x2xf4E2M1FN>, tensor<f4E2M1FN>, tensor<3x4xi1>, tensor<i1>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4x1xi32>) -> (tensor<3x2x4xf4E2M1FN>, tensor<3x2xf4E2M1FN>, tensor<2x3x4xf4E2M1FN>, tensor<2x6xf4E2M1FN>, tensor<1x1xf4E2M1FN>, tensor<4x3xf4E2M1FN>, tensor<f4E2M1FN>, tensor<3x4xf4E2M1FN>, tensor<2x3xf4E2M1FN>, tensor<2x2xf4E2M1FN>, tensor<3x4xf4E2M1FN>, tensor<5x5xf4E2M1FN>, tensor<3x8xf4E2M1FN>, tensor<4x4xf4E2M1FN>, tensor<4x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>, tensor<i32>, tensor<f4E2M1FN>, tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>, tensor<3x4xi4>, tensor<3x4xui4>, tensor<6xui8>, tensor<6x2xf4E2M1FN>)
%e0 = stablehlo.constant dense<"0x05020405050204050204050A0204050A0C0A0A050C0A0A05"> : tensor<3x2x4xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3x2x4xf4E2M1FN>, tensor<3x2x4xf4E2M1FN>) -> ()
%e1 = stablehlo.constant dense<"0x040404040404"> : tensor<3x2xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x2xf4E2M1FN>, tensor<3x2xf4E2M1FN>) -> ()
%e2 = stablehlo.constant dense<"0x050204050204050A0C0A0A05050204050204050A0C0A0A05"> : tensor<2x3x4xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3x4xf4E2M1FN>, tensor<2x3x4xf4E2M1FN>) -> ()
%e3 = stablehlo.constant dense<"0x050204050204050A0C0A0A05"> : tensor<2x6xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x6xf4E2M1FN>, tensor<2x6xf4E2M1FN>) -> ()
%e4 = stablehlo.constant dense<"0x04"> : tensor<1x1xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<1x1xf4E2M1FN>, tensor<1x1xf4E2M1FN>) -> ()
%e5 = stablehlo.constant dense<"0x05020C02040A04050A050A05"> : tensor<4x3xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<4x3xf4E2M1FN>, tensor<4x3xf4E2M1FN>) -> ()
%e6 = stablehlo.constant dense<"0x04"> : tensor<f4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> ()
%e7 = stablehlo.constant dense<"0x050A0A0C0A05040205040205"> : tensor<3x4xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>) -> ()
%e8 = stablehlo.constant dense<"0x0204050A0A05"> : tensor<2x3xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> ()
%e9 = stablehlo.constant dense<"0x0405050A"> : tensor<2x2xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<2x2xf4E2M1FN>, tensor<2x2xf4E2M1FN>) -> ()
%e10 = stablehlo.constant dense<"0x05020405020405020C0A0A05"> : tensor<3x4xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>) -> ()
%e11 = stablehlo.constant dense<"0x04040404040204050404040404040404050A04040404040404"> : tensor<5x5xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<5x5xf4E2M1FN>, tensor<5x5xf4E2M1FN>) -> ()
%e12 = stablehlo.constant dense<"0x05020405040A0A050204050A0A0A02040C0A0A0502050C00"> : tensor<3x8xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<3x8xf4E2M1FN>, tensor<3x8xf4E2M1FN>) -> ()
%e13 = stablehlo.constant dense<"0x050204050C0A0A05050204050C0A0A05"> : tensor<4x4xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<4x4xf4E2M1FN>, tensor<4x4xf4E2M1FN>) -> ()
%e14 = stablehlo.constant dense<"0x0C0A0A05050204050C0A0A050204050A"> : tensor<4x4xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<4x4xf4E2M1FN>, tensor<4x4xf4E2M1FN>) -> ()
%e15 = stablehlo.constant dense<"0x040204050A0A050A02050A00"> : tensor<3x4xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>) -> ()
%e16 = stablehlo.constant dense<"0x050204050204050A0C0A0A05"> : tensor<3x4xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>) -> ()
%e17 = stablehlo.constant dense<"0x040A0A050A0A020402050C00"> : tensor<3x4xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>) -> ()
%e18 = stablehlo.constant dense<"0x04000000"> : tensor<i32>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
%e19 = stablehlo.constant dense<"0x04"> : tensor<f4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#19, %e19) {has_side_effect = true} : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> ()
%e20 = stablehlo.constant dense<"0x040A0A050A0A020402050C00"> : tensor<3x4xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>) -> ()
%e21 = stablehlo.constant dense<"0x050204050204050A0C0A0A05"> : tensor<3x4xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#21, %e21) {has_side_effect = true} : (tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>) -> ()
%e22 = stablehlo.constant dense<"0x000204050002040500020405"> : tensor<3x4xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#22, %e22) {has_side_effect = true} : (tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>) -> ()
%e23 = stablehlo.constant dense<[[5, 2, 4, 5], [2, 4, 5, -6], [-4, -6, -6, 5]]> : tensor<3x4xi4>
stablehlo.custom_call @check.expect_eq(%r#23, %e23) {has_side_effect = true} : (tensor<3x4xi4>, tensor<3x4xi4>) -> ()
%e24 = stablehlo.constant dense<[[5, 2, 4, 5], [2, 4, 5, 10], [12, 10, 10, 5]]> : tensor<3x4xui4>
stablehlo.custom_call @check.expect_eq(%r#24, %e24) {has_side_effect = true} : (tensor<3x4xui4>, tensor<3x4xui4>) -> ()
%e25 = stablehlo.constant dense<"0x255442A5AC5A"> : tensor<6xui8>
stablehlo.custom_call @check.expect_eq(%r#25, %e25) {has_side_effect = true} : (tensor<6xui8>, tensor<6xui8>) -> ()
%e26 = stablehlo.constant dense<"0x050204050204050A0C0A0A05"> : tensor<6x2xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#26, %e26) {has_side_effect = true} : (tensor<6x2xf4E2M1FN>, tensor<6x2xf4E2M1FN>) -> ()
return
}
func.func private @f(%x: tensor<3x4xf4E2M1FN>, %y: tensor<3x4xf4E2M1FN>, %u: tensor<2x2xf4E2M1FN>, %p: tensor<f4E2M1FN>, %m: tensor<3x4xi1>, %c: tensor<i1>, %i: tensor<i32>, %j: tensor<i32>, %rows: tensor<4xi32>, %far: tensor<4x1xi32>) -> (tensor<3x2x4xf4E2M1FN>, tensor<3x2xf4E2M1FN>, tensor<2x3x4xf4E2M1FN>, tensor<2x6xf4E2M1FN>, tensor<1x1xf4E2M1FN>, tensor<4x3xf4E2M1FN>, tensor<f4E2M1FN>, tensor<3x4xf4E2M1FN>, tensor<2x3xf4E2M1FN>, tensor<2x2xf4E2M1FN>, tensor<3x4xf4E2M1FN>, tensor<5x5xf4E2M1FN>, tensor<3x8xf4E2M1FN>, tensor<4x4xf4E2M1FN>, tensor<4x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>, tensor<i32>, tensor<f4E2M1FN>, tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>, tensor<3x4xi4>, tensor<3x4xui4>, tensor<6xui8>, tensor<6x2xf4E2M1FN>) {
%0 = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<3x4xf4E2M1FN>) -> tensor<3x2x4xf4E2M1FN>
%1 = stablehlo.broadcast_in_dim %p, dims = [] : (tensor<f4E2M1FN>) -> tensor<3x2xf4E2M1FN>
%2 = stablehlo.broadcast %x, sizes = [2] : (tensor<3x4xf4E2M1FN>) -> tensor<2x3x4xf4E2M1FN>
%3 = stablehlo.reshape %x : (tensor<3x4xf4E2M1FN>) -> tensor<2x6xf4E2M1FN>
%4 = stablehlo.reshape %p : (tensor<f4E2M1FN>) -> tensor<1x1xf4E2M1FN>
%5 = stablehlo.transpose %x, dims = [1, 0] : (tensor<3x4xf4E2M1FN>) -> tensor<4x3xf4E2M1FN>
%6 = stablehlo.transpose %p, dims = [] : (tensor<f4E2M1FN>) -> tensor<f4E2M1FN>
%7 = stablehlo.reverse %x, dims = [0, 1] : tensor<3x4xf4E2M1FN>
%8 = stablehlo.slice %x [0:3:2, 1:4] : (tensor<3x4xf4E2M1FN>) -> tensor<2x3xf4E2M1FN>
%9 = stablehlo.dynamic_slice %x, %i, %j, sizes = [2, 2] : (tensor<3x4xf4E2M1FN>, tensor<i32>, tensor<i32>) -> tensor<2x2xf4E2M1FN>
%10 = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<3x4xf4E2M1FN>, tensor<2x2xf4E2M1FN>, tensor<i32>, tensor<i32>) -> tensor<3x4xf4E2M1FN>
%11 = stablehlo.pad %x, %p, low = [1, -1], high = [-1, 2], interior = [1, 0] : (tensor<3x4xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<5x5xf4E2M1FN>
%12 = stablehlo.concatenate %x, %y, dim = 1 : (tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>) -> tensor<3x8xf4E2M1FN>
%13 = "stablehlo.gather"(%x, %far) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xf4E2M1FN>, tensor<4x1xi32>) -> tensor<4x4xf4E2M1FN>
%14 = "stablehlo.torch_index_select"(%x, %rows) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<3x4xf4E2M1FN>, tensor<4xi32>) -> tensor<4x4xf4E2M1FN>
%15 = stablehlo.select %m, %x, %y : tensor<3x4xi1>, tensor<3x4xf4E2M1FN>
%16 = stablehlo.select %c, %x, %y : tensor<i1>, tensor<3x4xf4E2M1FN>
%17 = stablehlo.constant dense<"0x040A0A050A0A020402050C00"> : tensor<3x4xf4E2M1FN>
%18 = stablehlo.get_dimension_size %x, dim = 1 : (tensor<3x4xf4E2M1FN>) -> tensor<i32>
%19 = stablehlo.tuple %x, %p : tuple<tensor<3x4xf4E2M1FN>, tensor<f4E2M1FN>>
%20 = stablehlo.get_tuple_element %19[1] : (tuple<tensor<3x4xf4E2M1FN>, tensor<f4E2M1FN>>) -> tensor<f4E2M1FN>
%21 = stablehlo.optimization_barrier %y : tensor<3x4xf4E2M1FN>
%22 = stablehlo.convert %x : tensor<3x4xf4E2M1FN>
%23 = stablehlo.iota dim = 1 : tensor<3x4xf4E2M1FN>
%24 = stablehlo.bitcast_convert %x : (tensor<3x4xf4E2M1FN>) -> tensor<3x4xi4>
%25 = stablehlo.bitcast_convert %x : (tensor<3x4xf4E2M1FN>) -> tensor<3x4xui4>
%26 = stablehlo.reshape %x : (tensor<3x4xf4E2M1FN>) -> tensor<6x2xf4E2M1FN>
%27 = stablehlo.bitcast_convert %26 : (tensor<6x2xf4E2M1FN>) -> tensor<6xui8>
%28 = stablehlo.bitcast_convert %27 : (tensor<6xui8>) -> tensor<6x2xf4E2M1FN>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %20, %21, %22, %23, %24, %25, %27, %28 : tensor<3x2x4xf4E2M1FN>, tensor<3x2xf4E2M1FN>, tensor<2x3x4xf4E2M1FN>, tensor<2x6xf4E2M1FN>, tensor<1x1xf4E2M1FN>, tensor<4x3xf4E2M1FN>, tensor<f4E2M1FN>, tensor<3x4xf4E2M1FN>, tensor<2x3xf4E2M1FN>, tensor<2x2xf4E2M1FN>, tensor<3x4xf4E2M1FN>, tensor<5x5xf4E2M1FN>, tensor<3x8xf4E2M1FN>, tensor<4x4xf4E2M1FN>, tensor<4x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>, tensor<i32>, tensor<f4E2M1FN>, tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>, tensor<3x4xi4>, tensor<3x4xui4>, tensor<6xui8>, tensor<6x2xf4E2M1FN>
}
}
// -----
// combinations_f4E2M1FN
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x050204050204050A0C0A0A05"> : tensor<3x4xf4E2M1FN>
%z0 = stablehlo.constant dense<0.0> : tensor<3x4xf4E2M1FN>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xf4E2M1FN>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xf4E2M1FN>
%c1 = stablehlo.constant dense<"0x020202020202020000000002"> : tensor<3x4xf4E2M1FN>
%z1 = stablehlo.constant dense<0.0> : tensor<3x4xf4E2M1FN>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xf4E2M1FN>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xf4E2M1FN>
%c2 = stablehlo.constant dense<"0x0000020002020200000000020200020002020202"> : tensor<4x5xf4E2M1FN>
%z2 = stablehlo.constant dense<0.0> : tensor<4x5xf4E2M1FN>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4x5xf4E2M1FN>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4x5xf4E2M1FN>
%c3 = stablehlo.constant dense<"0x00"> : tensor<f4E2M1FN>
%z3 = stablehlo.constant dense<1.0> : tensor<f4E2M1FN>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<f4E2M1FN>
%a3 = stablehlo.optimization_barrier %s3 : tensor<f4E2M1FN>
%c4 = stablehlo.constant dense<"0x0000000009000000FFFFFFFF00000000"> : tensor<4x1xi32>
%z4 = stablehlo.constant dense<0> : tensor<4x1xi32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<4x1xi32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<4x1xi32>
%c5 = stablehlo.constant dense<"0x02000202000000000200000002020200"> : tensor<4x4xf4E2M1FN>
%z5 = stablehlo.constant dense<0.0> : tensor<4x4xf4E2M1FN>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<4x4xf4E2M1FN>
%a5 = stablehlo.optimization_barrier %s5 : tensor<4x4xf4E2M1FN>
%c6 = stablehlo.constant dense<"0x0202020200020200"> : tensor<8xf4E2M1FN>
%z6 = stablehlo.constant dense<0.0> : tensor<8xf4E2M1FN>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<8xf4E2M1FN>
%a6 = stablehlo.optimization_barrier %s6 : tensor<8xf4E2M1FN>
%c7 = stablehlo.constant dense<"0x0000020002"> : tensor<5xf4E2M1FN>
%z7 = stablehlo.constant dense<0.0> : tensor<5xf4E2M1FN>
%s7 = stablehlo.select %live, %c7, %z7 : tensor<i1>, tensor<5xf4E2M1FN>
%a7 = stablehlo.optimization_barrier %s7 : tensor<5xf4E2M1FN>
%c8 = stablehlo.constant dense<"0x000000000100000002000000030000000000000001000000020000000300000000000000010000000200000003000000"> : tensor<3x4xi32>
%z8 = stablehlo.constant dense<0> : tensor<3x4xi32>
%s8 = stablehlo.select %live, %c8, %z8 : tensor<i1>, tensor<3x4xi32>
%a8 = stablehlo.optimization_barrier %s8 : tensor<3x4xi32>
%c9 = stablehlo.constant dense<"0x0100000002000000"> : tensor<2xi32>
%z9 = stablehlo.constant dense<0> : tensor<2xi32>
%s9 = stablehlo.select %live, %c9, %z9 : tensor<i1>, tensor<2xi32>
%a9 = stablehlo.optimization_barrier %s9 : tensor<2xi32>
%c10 = stablehlo.constant dense<"0x00000200020202000000000202000200020202020002020202000202000202020000000000020002"> : tensor<2x4x5xf4E2M1FN>
%z10 = stablehlo.constant dense<0.0> : tensor<2x4x5xf4E2M1FN>
%s10 = stablehlo.select %live, %c10, %z10 : tensor<i1>, tensor<2x4x5xf4E2M1FN>
%a10 = stablehlo.optimization_barrier %s10 : tensor<2x4x5xf4E2M1FN>
%r:18 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10) : (tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>, tensor<4x5xf4E2M1FN>, tensor<f4E2M1FN>, tensor<4x1xi32>, tensor<4x4xf4E2M1FN>, tensor<8xf4E2M1FN>, tensor<5xf4E2M1FN>, tensor<3x4xi32>, tensor<2xi32>, tensor<2x4x5xf4E2M1FN>) -> (tensor<3xf4E2M1FN>, tensor<f4E2M1FN>, tensor<4xf4E2M1FN>, tensor<2x3xf4E2M1FN>, tensor<3x4xf4E2M1FN>, tensor<8xf4E2M1FN>, tensor<3x4xf4E2M1FN>, tensor<3x4xi32>, tensor<3x4xf4E2M1FN>, tensor<3x5xf4E2M1FN>, tensor<3x5xf4E2M1FN>, tensor<3x5xf4E2M1FN>, tensor<4x3xf4E2M1FN>, tensor<3xf4E2M1FN>, tensor<3x5xf4E2M1FN>, tensor<3x3x5xf4E2M1FN>, tensor<3x2xf4E2M1FN>, tensor<3x2xi32>)
%e0 = stablehlo.constant dense<"0x060502"> : tensor<3xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xf4E2M1FN>, tensor<3xf4E2M1FN>) -> ()
%e1 = stablehlo.constant dense<"0x00"> : tensor<f4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> ()
%e2 = stablehlo.constant dense<"0x05050505"> : tensor<4xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<4xf4E2M1FN>, tensor<4xf4E2M1FN>) -> ()
%e3 = stablehlo.constant dense<"0x000000040402"> : tensor<2x3xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> ()
%e4 = stablehlo.constant dense<"0x050405040202020000000002"> : tensor<3x4xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>) -> ()
%e5 = stablehlo.constant dense<"0x0000000200000002"> : tensor<8xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<8xf4E2M1FN>, tensor<8xf4E2M1FN>) -> ()
%e6 = stablehlo.constant dense<"0x020405050A0204050C0A0A05"> : tensor<3x4xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>) -> ()
%e7 = stablehlo.constant dense<"0x010000000200000000000000030000000300000000000000010000000200000000000000010000000200000003000000"> : tensor<3x4xi32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
%e8 = stablehlo.constant dense<"0x060405060405060A0C0A0A06"> : tensor<3x4xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>) -> ()
%e9 = stablehlo.constant dense<"0x020505020502040400040002020202"> : tensor<3x5xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x5xf4E2M1FN>, tensor<3x5xf4E2M1FN>) -> ()
%e10 = stablehlo.constant dense<"0x020505020502040400040002020202"> : tensor<3x5xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x5xf4E2M1FN>, tensor<3x5xf4E2M1FN>) -> ()
%e11 = stablehlo.constant dense<"0x020505020502040400040002020202"> : tensor<3x5xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<3x5xf4E2M1FN>, tensor<3x5xf4E2M1FN>) -> ()
%e12 = stablehlo.constant dense<"0x020200020200020200020002"> : tensor<4x3xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<4x3xf4E2M1FN>, tensor<4x3xf4E2M1FN>) -> ()
%e13 = stablehlo.constant dense<"0x060502"> : tensor<3xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<3xf4E2M1FN>, tensor<3xf4E2M1FN>) -> ()
%e14 = stablehlo.constant dense<"0x020505020502050402040000020002"> : tensor<3x5xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<3x5xf4E2M1FN>, tensor<3x5xf4E2M1FN>) -> ()
%e15 = stablehlo.constant dense<"0x020202000202020200020202020002020202000202020200020000020002000000000000000000000202000000"> : tensor<3x3x5xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x3x5xf4E2M1FN>, tensor<3x3x5xf4E2M1FN>) -> ()
%e16 = stablehlo.constant dense<"0x05050504050A"> : tensor<3x2xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<3x2xf4E2M1FN>, tensor<3x2xf4E2M1FN>) -> ()
%e17 = stablehlo.constant dense<"0x000000000300000002000000010000000300000001000000"> : tensor<3x2xi32>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<3x2xi32>, tensor<3x2xi32>) -> ()
return
}
func.func private @f(%x: tensor<3x4xf4E2M1FN>, %n: tensor<3x4xf4E2M1FN>, %w: tensor<4x5xf4E2M1FN>, %z: tensor<f4E2M1FN>, %far: tensor<4x1xi32>, %u: tensor<4x4xf4E2M1FN>, %line: tensor<8xf4E2M1FN>, %source: tensor<5xf4E2M1FN>, %places: tensor<3x4xi32>, %groups: tensor<2xi32>, %pair: tensor<2x4x5xf4E2M1FN>) -> (tensor<3xf4E2M1FN>, tensor<f4E2M1FN>, tensor<4xf4E2M1FN>, tensor<2x3xf4E2M1FN>, tensor<3x4xf4E2M1FN>, tensor<8xf4E2M1FN>, tensor<3x4xf4E2M1FN>, tensor<3x4xi32>, tensor<3x4xf4E2M1FN>, tensor<3x5xf4E2M1FN>, tensor<3x5xf4E2M1FN>, tensor<3x5xf4E2M1FN>, tensor<4x3xf4E2M1FN>, tensor<3xf4E2M1FN>, tensor<3x5xf4E2M1FN>, tensor<3x3x5xf4E2M1FN>, tensor<3x2xf4E2M1FN>, tensor<3x2xi32>) {
%0 = stablehlo.reduce(%n init: %z) applies stablehlo.add across dimensions = [1] : (tensor<3x4xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<3xf4E2M1FN>
%1 = stablehlo.reduce(%z init: %z) applies stablehlo.add across dimensions = [] : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<f4E2M1FN>
%2 = stablehlo.slice %x [0:1, 0:1] : (tensor<3x4xf4E2M1FN>) -> tensor<1x1xf4E2M1FN>
%3 = stablehlo.reshape %2 : (tensor<1x1xf4E2M1FN>) -> tensor<f4E2M1FN>
%4 = stablehlo.reduce(%x init: %3) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<4xf4E2M1FN>
%5 = "stablehlo.reduce_window"(%n, %z) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[1, 0], [-1, 1]]> : tensor<2x2xi64>}> ({
^bb0(%p: tensor<f4E2M1FN>, %q: tensor<f4E2M1FN>):
%s = stablehlo.add %p, %q : tensor<f4E2M1FN>
stablehlo.return %s : tensor<f4E2M1FN>
}) : (tensor<3x4xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<2x3xf4E2M1FN>
%6 = "stablehlo.scatter"(%n, %far, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
^bb0(%p: tensor<f4E2M1FN>, %q: tensor<f4E2M1FN>):
%s = stablehlo.add %p, %q : tensor<f4E2M1FN>
stablehlo.return %s : tensor<f4E2M1FN>
}) : (tensor<3x4xf4E2M1FN>, tensor<4x1xi32>, tensor<4x4xf4E2M1FN>) -> tensor<3x4xf4E2M1FN>
%7 = "stablehlo.select_and_scatter"(%line, %source, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<1> : tensor<1x2xi64>}> ({
^bb0(%p: tensor<f4E2M1FN>, %q: tensor<f4E2M1FN>):
%s = stablehlo.compare GE, %p, %q, TOTALORDER : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}, {
^bb0(%p: tensor<f4E2M1FN>, %q: tensor<f4E2M1FN>):
%s = stablehlo.add %p, %q : tensor<f4E2M1FN>
stablehlo.return %s : tensor<f4E2M1FN>
}) : (tensor<8xf4E2M1FN>, tensor<5xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<8xf4E2M1FN>
%8:2 = "stablehlo.sort"(%x, %places) <{dimension = 1 : i64, is_stable = true}> ({
^bb0(%p: tensor<f4E2M1FN>, %q: tensor<f4E2M1FN>, %v: tensor<i32>, %vv: tensor<i32>):
%s = stablehlo.compare LT, %p, %q, TOTALORDER : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<3x4xf4E2M1FN>, tensor<3x4xi32>) -> (tensor<3x4xf4E2M1FN>, tensor<3x4xi32>)
%9 = "stablehlo.map"(%x, %n) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%p: tensor<f4E2M1FN>, %q: tensor<f4E2M1FN>):
%s = stablehlo.add %p, %q : tensor<f4E2M1FN>
stablehlo.return %s : tensor<f4E2M1FN>
}) : (tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>) -> tensor<3x4xf4E2M1FN>
%10 = stablehlo.dot_general %n, %w, contracting_dims = [1] x [0] : (tensor<3x4xf4E2M1FN>, tensor<4x5xf4E2M1FN>) -> tensor<3x5xf4E2M1FN>
%11 = stablehlo.dot %n, %w : (tensor<3x4xf4E2M1FN>, tensor<4x5xf4E2M1FN>) -> tensor<3x5xf4E2M1FN>
%12 = stablehlo.einsum %n, %w, config = "ab,bc->ac" : (tensor<3x4xf4E2M1FN>, tensor<4x5xf4E2M1FN>) -> tensor<3x5xf4E2M1FN>
%13 = stablehlo.unary_einsum %n, config = "ab->ba" : (tensor<3x4xf4E2M1FN>) -> tensor<4x3xf4E2M1FN>
%14 = stablehlo.dot_general %n, %n, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>) -> tensor<3xf4E2M1FN>
%15 = "chlo.ragged_dot"(%n, %pair, %groups) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<3x4xf4E2M1FN>, tensor<2x4x5xf4E2M1FN>, tensor<2xi32>) -> tensor<3x5xf4E2M1FN>
%16 = stablehlo.reshape %n : (tensor<3x4xf4E2M1FN>) -> tensor<3x4x1xf4E2M1FN>
%17 = stablehlo.slice %w [0:2, 0:5] : (tensor<4x5xf4E2M1FN>) -> tensor<2x5xf4E2M1FN>
%18 = stablehlo.reshape %17 : (tensor<2x5xf4E2M1FN>) -> tensor<2x1x5xf4E2M1FN>
%19 = stablehlo.convolution(%16, %18) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x4x1xf4E2M1FN>, tensor<2x1x5xf4E2M1FN>) -> tensor<3x3x5xf4E2M1FN>
%20:2 = chlo.top_k(%x, k = 2) : tensor<3x4xf4E2M1FN> -> (tensor<3x2xf4E2M1FN>, tensor<3x2xi32>)
return %0, %1, %4, %5, %6, %7, %8#0, %8#1, %9, %10, %11, %12, %13, %14, %15, %19, %20#0, %20#1 : tensor<3xf4E2M1FN>, tensor<f4E2M1FN>, tensor<4xf4E2M1FN>, tensor<2x3xf4E2M1FN>, tensor<3x4xf4E2M1FN>, tensor<8xf4E2M1FN>, tensor<3x4xf4E2M1FN>, tensor<3x4xi32>, tensor<3x4xf4E2M1FN>, tensor<3x5xf4E2M1FN>, tensor<3x5xf4E2M1FN>, tensor<3x5xf4E2M1FN>, tensor<4x3xf4E2M1FN>, tensor<3xf4E2M1FN>, tensor<3x5xf4E2M1FN>, tensor<3x3x5xf4E2M1FN>, tensor<3x2xf4E2M1FN>, tensor<3x2xi32>
}
}
// -----
// carries_f4E2M1FN
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x04040C040002"> : tensor<2x3xf4E2M1FN>
%z0 = stablehlo.constant dense<0.0> : tensor<2x3xf4E2M1FN>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x3xf4E2M1FN>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x3xf4E2M1FN>
%c1 = stablehlo.constant dense<"0x050504050C04"> : tensor<2x3xf4E2M1FN>
%z1 = stablehlo.constant dense<0.0> : tensor<2x3xf4E2M1FN>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x3xf4E2M1FN>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x3xf4E2M1FN>
%c2 = stablehlo.constant dense<> : tensor<0x3xf4E2M1FN>
%z2 = stablehlo.constant dense<> : tensor<0x3xf4E2M1FN>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<0x3xf4E2M1FN>
%a2 = stablehlo.optimization_barrier %s2 : tensor<0x3xf4E2M1FN>
%c3 = stablehlo.constant dense<"0x00"> : tensor<f4E2M1FN>
%z3 = stablehlo.constant dense<1.0> : tensor<f4E2M1FN>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<f4E2M1FN>
%a3 = stablehlo.optimization_barrier %s3 : tensor<f4E2M1FN>
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
%r:16 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8) : (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>, tensor<0x3xf4E2M1FN>, tensor<f4E2M1FN>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<i32>) -> (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>, tensor<2xf4E2M1FN>, tensor<f4E2M1FN>, tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>, tensor<3x0xf4E2M1FN>, tensor<3xf4E2M1FN>, tensor<2x3xf4E2M1FN>, tensor<0x3xf4E2M1FN>, tensor<0x3xf4E2M1FN>, tensor<0x3xf4E2M1FN>, tensor<3x3xf4E2M1FN>)
%e0 = stablehlo.constant dense<"0x050504050C04"> : tensor<2x3xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> ()
%e1 = stablehlo.constant dense<"0x04040C040002"> : tensor<2x3xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> ()
%e2 = stablehlo.constant dense<"0x050504050C04"> : tensor<2x3xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> ()
%e3 = stablehlo.constant dense<"0x04040C040002"> : tensor<2x3xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> ()
%e4 = stablehlo.constant dense<"0x050504050C04"> : tensor<2x3xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> ()
%e5 = stablehlo.constant dense<"0x0406"> : tensor<2xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2xf4E2M1FN>, tensor<2xf4E2M1FN>) -> ()
%e6 = stablehlo.constant dense<"0x06"> : tensor<f4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> ()
%e7 = stablehlo.constant dense<"0x020202020202"> : tensor<2x3xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> ()
%e8 = stablehlo.constant dense<"0x04040C040002"> : tensor<2x3xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> ()
%e9 = stablehlo.constant dense<> : tensor<3x0xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x0xf4E2M1FN>, tensor<3x0xf4E2M1FN>) -> ()
%e10 = stablehlo.constant dense<"0x000000"> : tensor<3xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3xf4E2M1FN>, tensor<3xf4E2M1FN>) -> ()
%e11 = stablehlo.constant dense<"0x000000000000"> : tensor<2x3xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> ()
%e12 = stablehlo.constant dense<> : tensor<0x3xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<0x3xf4E2M1FN>, tensor<0x3xf4E2M1FN>) -> ()
%e13 = stablehlo.constant dense<> : tensor<0x3xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<0x3xf4E2M1FN>, tensor<0x3xf4E2M1FN>) -> ()
%e14 = stablehlo.constant dense<> : tensor<0x3xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<0x3xf4E2M1FN>, tensor<0x3xf4E2M1FN>) -> ()
%e15 = stablehlo.constant dense<"0x000000000000000000"> : tensor<3x3xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x3xf4E2M1FN>, tensor<3x3xf4E2M1FN>) -> ()
return
}
func.func private @f(%x: tensor<2x3xf4E2M1FN>, %y: tensor<2x3xf4E2M1FN>, %none: tensor<0x3xf4E2M1FN>, %zero: tensor<f4E2M1FN>, %rounds: tensor<i32>, %one: tensor<i32>, %start: tensor<i32>, %no: tensor<i1>, %branch: tensor<i32>) -> (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>, tensor<2xf4E2M1FN>, tensor<f4E2M1FN>, tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>, tensor<3x0xf4E2M1FN>, tensor<3xf4E2M1FN>, tensor<2x3xf4E2M1FN>, tensor<0x3xf4E2M1FN>, tensor<0x3xf4E2M1FN>, tensor<0x3xf4E2M1FN>, tensor<3x3xf4E2M1FN>) {
%0:3 = stablehlo.while(%i = %start, %a = %x, %b = %y) : tensor<i32>, tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>
cond {
%s = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
} do {
%s = stablehlo.add %i, %one : tensor<i32>
stablehlo.return %s, %b, %a : tensor<i32>, tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>
}
%1 = "stablehlo.if"(%no) ({
stablehlo.return %x : tensor<2x3xf4E2M1FN>
}, {
stablehlo.return %y : tensor<2x3xf4E2M1FN>
}) : (tensor<i1>) -> tensor<2x3xf4E2M1FN>
%2 = "stablehlo.case"(%branch) ({
stablehlo.return %y : tensor<2x3xf4E2M1FN>
}, {
stablehlo.return %y : tensor<2x3xf4E2M1FN>
}, {
stablehlo.return %x : tensor<2x3xf4E2M1FN>
}) : (tensor<i32>) -> tensor<2x3xf4E2M1FN>
%3 = stablehlo.composite "own.swap" %x, %y {decomposition = @second} : (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> tensor<2x3xf4E2M1FN>
%4 = stablehlo.slice %x [0:2, 0:1] : (tensor<2x3xf4E2M1FN>) -> tensor<2x1xf4E2M1FN>
%5 = stablehlo.reshape %4 : (tensor<2x1xf4E2M1FN>) -> tensor<2xf4E2M1FN>
%6:2 = chlo.scan(%5) inits(%zero) dimension=0 {
^bb0(%v: tensor<f4E2M1FN>, %c: tensor<f4E2M1FN>):
%s = stablehlo.add %v, %c : tensor<f4E2M1FN>
stablehlo.return %s, %s : tensor<f4E2M1FN>, tensor<f4E2M1FN>
} : (tensor<2xf4E2M1FN>, tensor<f4E2M1FN>) -> (tensor<2xf4E2M1FN>, tensor<f4E2M1FN>)
%7 = "chlo.constant_like"(%x) <{value = 1.0 : f4E2M1FN}> : (tensor<2x3xf4E2M1FN>) -> tensor<2x3xf4E2M1FN>
%8 = stablehlo.concatenate %none, %x, dim = 0 : (tensor<0x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> tensor<2x3xf4E2M1FN>
%9 = stablehlo.transpose %none, dims = [1, 0] : (tensor<0x3xf4E2M1FN>) -> tensor<3x0xf4E2M1FN>
%10 = stablehlo.reduce(%none init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<0x3xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<3xf4E2M1FN>
%11 = stablehlo.pad %none, %zero, low = [1, 0], high = [1, 0], interior = [0, 0] : (tensor<0x3xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<2x3xf4E2M1FN>
%12 = stablehlo.slice %x [1:1, 0:3] : (tensor<2x3xf4E2M1FN>) -> tensor<0x3xf4E2M1FN>
%13 = stablehlo.add %none, %none : tensor<0x3xf4E2M1FN>
%14 = "stablehlo.sort"(%none) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%p: tensor<f4E2M1FN>, %q: tensor<f4E2M1FN>):
%s = stablehlo.compare LT, %p, %q, TOTALORDER : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<0x3xf4E2M1FN>) -> tensor<0x3xf4E2M1FN>
%15 = stablehlo.transpose %none, dims = [1, 0] : (tensor<0x3xf4E2M1FN>) -> tensor<3x0xf4E2M1FN>
%16 = stablehlo.dot_general %15, %none, contracting_dims = [1] x [0] : (tensor<3x0xf4E2M1FN>, tensor<0x3xf4E2M1FN>) -> tensor<3x3xf4E2M1FN>
return %0#1, %0#2, %1, %2, %3, %6#0, %6#1, %7, %8, %9, %10, %11, %12, %13, %14, %16 : tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>, tensor<2xf4E2M1FN>, tensor<f4E2M1FN>, tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>, tensor<3x0xf4E2M1FN>, tensor<3xf4E2M1FN>, tensor<2x3xf4E2M1FN>, tensor<0x3xf4E2M1FN>, tensor<0x3xf4E2M1FN>, tensor<0x3xf4E2M1FN>, tensor<3x3xf4E2M1FN>
}
func.func private @second(%p: tensor<2x3xf4E2M1FN>, %q: tensor<2x3xf4E2M1FN>) -> tensor<2x3xf4E2M1FN> {
return %q : tensor<2x3xf4E2M1FN>
}
}
// -----
// moves_f6E2M3FN
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x140810140810142830282814"> : tensor<3x4xf6E2M3FN>
%z0 = stablehlo.constant dense<0.0> : tensor<3x4xf6E2M3FN>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xf6E2M3FN>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xf6E2M3FN>
%c1 = stablehlo.constant dense<"0x102828142828081008143000"> : tensor<3x4xf6E2M3FN>
%z1 = stablehlo.constant dense<0.0> : tensor<3x4xf6E2M3FN>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xf6E2M3FN>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xf6E2M3FN>
%c2 = stablehlo.constant dense<"0x10141408"> : tensor<2x2xf6E2M3FN>
%z2 = stablehlo.constant dense<0.0> : tensor<2x2xf6E2M3FN>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x2xf6E2M3FN>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x2xf6E2M3FN>
%c3 = stablehlo.constant dense<"0x10"> : tensor<f6E2M3FN>
%z3 = stablehlo.constant dense<0.0> : tensor<f6E2M3FN>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<f6E2M3FN>
%a3 = stablehlo.optimization_barrier %s3 : tensor<f6E2M3FN>
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
%r:24 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9) : (tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>, tensor<2x2xf6E2M3FN>, tensor<f6E2M3FN>, tensor<3x4xi1>, tensor<i1>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4x1xi32>) -> (tensor<3x2x4xf6E2M3FN>, tensor<3x2xf6E2M3FN>, tensor<2x3x4xf6E2M3FN>, tensor<2x6xf6E2M3FN>, tensor<1x1xf6E2M3FN>, tensor<4x3xf6E2M3FN>, tensor<f6E2M3FN>, tensor<3x4xf6E2M3FN>, tensor<2x3xf6E2M3FN>, tensor<2x2xf6E2M3FN>, tensor<3x4xf6E2M3FN>, tensor<5x5xf6E2M3FN>, tensor<3x8xf6E2M3FN>, tensor<4x4xf6E2M3FN>, tensor<4x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>, tensor<i32>, tensor<f6E2M3FN>, tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>, tensor<3x4xf6E3M2FN>)
%e0 = stablehlo.constant dense<"0x140810141408101408101428081014283028281430282814"> : tensor<3x2x4xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3x2x4xf6E2M3FN>, tensor<3x2x4xf6E2M3FN>) -> ()
%e1 = stablehlo.constant dense<"0x101010101010"> : tensor<3x2xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x2xf6E2M3FN>, tensor<3x2xf6E2M3FN>) -> ()
%e2 = stablehlo.constant dense<"0x140810140810142830282814140810140810142830282814"> : tensor<2x3x4xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3x4xf6E2M3FN>, tensor<2x3x4xf6E2M3FN>) -> ()
%e3 = stablehlo.constant dense<"0x140810140810142830282814"> : tensor<2x6xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x6xf6E2M3FN>, tensor<2x6xf6E2M3FN>) -> ()
%e4 = stablehlo.constant dense<"0x10"> : tensor<1x1xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<1x1xf6E2M3FN>, tensor<1x1xf6E2M3FN>) -> ()
%e5 = stablehlo.constant dense<"0x140830081028101428142814"> : tensor<4x3xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<4x3xf6E2M3FN>, tensor<4x3xf6E2M3FN>) -> ()
%e6 = stablehlo.constant dense<"0x10"> : tensor<f6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> ()
%e7 = stablehlo.constant dense<"0x142828302814100814100814"> : tensor<3x4xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>) -> ()
%e8 = stablehlo.constant dense<"0x081014282814"> : tensor<2x3xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> ()
%e9 = stablehlo.constant dense<"0x10141428"> : tensor<2x2xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<2x2xf6E2M3FN>, tensor<2x2xf6E2M3FN>) -> ()
%e10 = stablehlo.constant dense<"0x140810140810140830282814"> : tensor<3x4xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>) -> ()
%e11 = stablehlo.constant dense<"0x10101010100810141010101010101010142810101010101010"> : tensor<5x5xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<5x5xf6E2M3FN>, tensor<5x5xf6E2M3FN>) -> ()
%e12 = stablehlo.constant dense<"0x140810141028281408101428282808103028281408143000"> : tensor<3x8xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<3x8xf6E2M3FN>, tensor<3x8xf6E2M3FN>) -> ()
%e13 = stablehlo.constant dense<"0x14081014302828141408101430282814"> : tensor<4x4xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<4x4xf6E2M3FN>, tensor<4x4xf6E2M3FN>) -> ()
%e14 = stablehlo.constant dense<"0x30282814140810143028281408101428"> : tensor<4x4xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<4x4xf6E2M3FN>, tensor<4x4xf6E2M3FN>) -> ()
%e15 = stablehlo.constant dense<"0x100810142828142808142800"> : tensor<3x4xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>) -> ()
%e16 = stablehlo.constant dense<"0x140810140810142830282814"> : tensor<3x4xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>) -> ()
%e17 = stablehlo.constant dense<"0x102828142828081008143000"> : tensor<3x4xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>) -> ()
%e18 = stablehlo.constant dense<"0x04000000"> : tensor<i32>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
%e19 = stablehlo.constant dense<"0x10"> : tensor<f6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#19, %e19) {has_side_effect = true} : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> ()
%e20 = stablehlo.constant dense<"0x102828142828081008143000"> : tensor<3x4xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>) -> ()
%e21 = stablehlo.constant dense<"0x140810140810142830282814"> : tensor<3x4xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#21, %e21) {has_side_effect = true} : (tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>) -> ()
%e22 = stablehlo.constant dense<"0x000810140008101400081014"> : tensor<3x4xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#22, %e22) {has_side_effect = true} : (tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>) -> ()
%e23 = stablehlo.constant dense<"0x140810140810142830282814"> : tensor<3x4xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#23, %e23) {has_side_effect = true} : (tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>) -> ()
return
}
func.func private @f(%x: tensor<3x4xf6E2M3FN>, %y: tensor<3x4xf6E2M3FN>, %u: tensor<2x2xf6E2M3FN>, %p: tensor<f6E2M3FN>, %m: tensor<3x4xi1>, %c: tensor<i1>, %i: tensor<i32>, %j: tensor<i32>, %rows: tensor<4xi32>, %far: tensor<4x1xi32>) -> (tensor<3x2x4xf6E2M3FN>, tensor<3x2xf6E2M3FN>, tensor<2x3x4xf6E2M3FN>, tensor<2x6xf6E2M3FN>, tensor<1x1xf6E2M3FN>, tensor<4x3xf6E2M3FN>, tensor<f6E2M3FN>, tensor<3x4xf6E2M3FN>, tensor<2x3xf6E2M3FN>, tensor<2x2xf6E2M3FN>, tensor<3x4xf6E2M3FN>, tensor<5x5xf6E2M3FN>, tensor<3x8xf6E2M3FN>, tensor<4x4xf6E2M3FN>, tensor<4x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>, tensor<i32>, tensor<f6E2M3FN>, tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>, tensor<3x4xf6E3M2FN>) {
%0 = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<3x4xf6E2M3FN>) -> tensor<3x2x4xf6E2M3FN>
%1 = stablehlo.broadcast_in_dim %p, dims = [] : (tensor<f6E2M3FN>) -> tensor<3x2xf6E2M3FN>
%2 = stablehlo.broadcast %x, sizes = [2] : (tensor<3x4xf6E2M3FN>) -> tensor<2x3x4xf6E2M3FN>
%3 = stablehlo.reshape %x : (tensor<3x4xf6E2M3FN>) -> tensor<2x6xf6E2M3FN>
%4 = stablehlo.reshape %p : (tensor<f6E2M3FN>) -> tensor<1x1xf6E2M3FN>
%5 = stablehlo.transpose %x, dims = [1, 0] : (tensor<3x4xf6E2M3FN>) -> tensor<4x3xf6E2M3FN>
%6 = stablehlo.transpose %p, dims = [] : (tensor<f6E2M3FN>) -> tensor<f6E2M3FN>
%7 = stablehlo.reverse %x, dims = [0, 1] : tensor<3x4xf6E2M3FN>
%8 = stablehlo.slice %x [0:3:2, 1:4] : (tensor<3x4xf6E2M3FN>) -> tensor<2x3xf6E2M3FN>
%9 = stablehlo.dynamic_slice %x, %i, %j, sizes = [2, 2] : (tensor<3x4xf6E2M3FN>, tensor<i32>, tensor<i32>) -> tensor<2x2xf6E2M3FN>
%10 = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<3x4xf6E2M3FN>, tensor<2x2xf6E2M3FN>, tensor<i32>, tensor<i32>) -> tensor<3x4xf6E2M3FN>
%11 = stablehlo.pad %x, %p, low = [1, -1], high = [-1, 2], interior = [1, 0] : (tensor<3x4xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<5x5xf6E2M3FN>
%12 = stablehlo.concatenate %x, %y, dim = 1 : (tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>) -> tensor<3x8xf6E2M3FN>
%13 = "stablehlo.gather"(%x, %far) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xf6E2M3FN>, tensor<4x1xi32>) -> tensor<4x4xf6E2M3FN>
%14 = "stablehlo.torch_index_select"(%x, %rows) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<3x4xf6E2M3FN>, tensor<4xi32>) -> tensor<4x4xf6E2M3FN>
%15 = stablehlo.select %m, %x, %y : tensor<3x4xi1>, tensor<3x4xf6E2M3FN>
%16 = stablehlo.select %c, %x, %y : tensor<i1>, tensor<3x4xf6E2M3FN>
%17 = stablehlo.constant dense<"0x102828142828081008143000"> : tensor<3x4xf6E2M3FN>
%18 = stablehlo.get_dimension_size %x, dim = 1 : (tensor<3x4xf6E2M3FN>) -> tensor<i32>
%19 = stablehlo.tuple %x, %p : tuple<tensor<3x4xf6E2M3FN>, tensor<f6E2M3FN>>
%20 = stablehlo.get_tuple_element %19[1] : (tuple<tensor<3x4xf6E2M3FN>, tensor<f6E2M3FN>>) -> tensor<f6E2M3FN>
%21 = stablehlo.optimization_barrier %y : tensor<3x4xf6E2M3FN>
%22 = stablehlo.convert %x : tensor<3x4xf6E2M3FN>
%23 = stablehlo.iota dim = 1 : tensor<3x4xf6E2M3FN>
%24 = stablehlo.bitcast_convert %x : (tensor<3x4xf6E2M3FN>) -> tensor<3x4xf6E3M2FN>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %20, %21, %22, %23, %24 : tensor<3x2x4xf6E2M3FN>, tensor<3x2xf6E2M3FN>, tensor<2x3x4xf6E2M3FN>, tensor<2x6xf6E2M3FN>, tensor<1x1xf6E2M3FN>, tensor<4x3xf6E2M3FN>, tensor<f6E2M3FN>, tensor<3x4xf6E2M3FN>, tensor<2x3xf6E2M3FN>, tensor<2x2xf6E2M3FN>, tensor<3x4xf6E2M3FN>, tensor<5x5xf6E2M3FN>, tensor<3x8xf6E2M3FN>, tensor<4x4xf6E2M3FN>, tensor<4x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>, tensor<i32>, tensor<f6E2M3FN>, tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>, tensor<3x4xf6E3M2FN>
}
}
// -----
// combinations_f6E2M3FN
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x140810140810142830282814"> : tensor<3x4xf6E2M3FN>
%z0 = stablehlo.constant dense<0.0> : tensor<3x4xf6E2M3FN>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xf6E2M3FN>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xf6E2M3FN>
%c1 = stablehlo.constant dense<"0x080808080808080000000008"> : tensor<3x4xf6E2M3FN>
%z1 = stablehlo.constant dense<0.0> : tensor<3x4xf6E2M3FN>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xf6E2M3FN>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xf6E2M3FN>
%c2 = stablehlo.constant dense<"0x0000080008080800000000080800080008080808"> : tensor<4x5xf6E2M3FN>
%z2 = stablehlo.constant dense<0.0> : tensor<4x5xf6E2M3FN>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4x5xf6E2M3FN>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4x5xf6E2M3FN>
%c3 = stablehlo.constant dense<"0x00"> : tensor<f6E2M3FN>
%z3 = stablehlo.constant dense<1.0> : tensor<f6E2M3FN>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<f6E2M3FN>
%a3 = stablehlo.optimization_barrier %s3 : tensor<f6E2M3FN>
%c4 = stablehlo.constant dense<"0x0000000009000000FFFFFFFF00000000"> : tensor<4x1xi32>
%z4 = stablehlo.constant dense<0> : tensor<4x1xi32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<4x1xi32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<4x1xi32>
%c5 = stablehlo.constant dense<"0x08000808000000000800000008080800"> : tensor<4x4xf6E2M3FN>
%z5 = stablehlo.constant dense<0.0> : tensor<4x4xf6E2M3FN>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<4x4xf6E2M3FN>
%a5 = stablehlo.optimization_barrier %s5 : tensor<4x4xf6E2M3FN>
%c6 = stablehlo.constant dense<"0x0808080800080800"> : tensor<8xf6E2M3FN>
%z6 = stablehlo.constant dense<0.0> : tensor<8xf6E2M3FN>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<8xf6E2M3FN>
%a6 = stablehlo.optimization_barrier %s6 : tensor<8xf6E2M3FN>
%c7 = stablehlo.constant dense<"0x0000080008"> : tensor<5xf6E2M3FN>
%z7 = stablehlo.constant dense<0.0> : tensor<5xf6E2M3FN>
%s7 = stablehlo.select %live, %c7, %z7 : tensor<i1>, tensor<5xf6E2M3FN>
%a7 = stablehlo.optimization_barrier %s7 : tensor<5xf6E2M3FN>
%c8 = stablehlo.constant dense<"0x000000000100000002000000030000000000000001000000020000000300000000000000010000000200000003000000"> : tensor<3x4xi32>
%z8 = stablehlo.constant dense<0> : tensor<3x4xi32>
%s8 = stablehlo.select %live, %c8, %z8 : tensor<i1>, tensor<3x4xi32>
%a8 = stablehlo.optimization_barrier %s8 : tensor<3x4xi32>
%c9 = stablehlo.constant dense<"0x0100000002000000"> : tensor<2xi32>
%z9 = stablehlo.constant dense<0> : tensor<2xi32>
%s9 = stablehlo.select %live, %c9, %z9 : tensor<i1>, tensor<2xi32>
%a9 = stablehlo.optimization_barrier %s9 : tensor<2xi32>
%c10 = stablehlo.constant dense<"0x00000800080808000000000808000800080808080008080808000808000808080000000000080008"> : tensor<2x4x5xf6E2M3FN>
%z10 = stablehlo.constant dense<0.0> : tensor<2x4x5xf6E2M3FN>
%s10 = stablehlo.select %live, %c10, %z10 : tensor<i1>, tensor<2x4x5xf6E2M3FN>
%a10 = stablehlo.optimization_barrier %s10 : tensor<2x4x5xf6E2M3FN>
%r:18 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10) : (tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>, tensor<4x5xf6E2M3FN>, tensor<f6E2M3FN>, tensor<4x1xi32>, tensor<4x4xf6E2M3FN>, tensor<8xf6E2M3FN>, tensor<5xf6E2M3FN>, tensor<3x4xi32>, tensor<2xi32>, tensor<2x4x5xf6E2M3FN>) -> (tensor<3xf6E2M3FN>, tensor<f6E2M3FN>, tensor<4xf6E2M3FN>, tensor<2x3xf6E2M3FN>, tensor<3x4xf6E2M3FN>, tensor<8xf6E2M3FN>, tensor<3x4xf6E2M3FN>, tensor<3x4xi32>, tensor<3x4xf6E2M3FN>, tensor<3x5xf6E2M3FN>, tensor<3x5xf6E2M3FN>, tensor<3x5xf6E2M3FN>, tensor<4x3xf6E2M3FN>, tensor<3xf6E2M3FN>, tensor<3x5xf6E2M3FN>, tensor<3x3x5xf6E2M3FN>, tensor<3x2xf6E2M3FN>, tensor<3x2xi32>)
%e0 = stablehlo.constant dense<"0x181408"> : tensor<3xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xf6E2M3FN>, tensor<3xf6E2M3FN>) -> ()
%e1 = stablehlo.constant dense<"0x00"> : tensor<f6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> ()
%e2 = stablehlo.constant dense<"0x14141414"> : tensor<4xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<4xf6E2M3FN>, tensor<4xf6E2M3FN>) -> ()
%e3 = stablehlo.constant dense<"0x000000101008"> : tensor<2x3xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> ()
%e4 = stablehlo.constant dense<"0x141014100808080000000008"> : tensor<3x4xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>) -> ()
%e5 = stablehlo.constant dense<"0x0000000800000008"> : tensor<8xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<8xf6E2M3FN>, tensor<8xf6E2M3FN>) -> ()
%e6 = stablehlo.constant dense<"0x081014142808101430282814"> : tensor<3x4xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>) -> ()
%e7 = stablehlo.constant dense<"0x010000000200000000000000030000000300000000000000010000000200000000000000010000000200000003000000"> : tensor<3x4xi32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
%e8 = stablehlo.constant dense<"0x181014181014182830282818"> : tensor<3x4xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>) -> ()
%e9 = stablehlo.constant dense<"0x081414081408101000100008080808"> : tensor<3x5xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x5xf6E2M3FN>, tensor<3x5xf6E2M3FN>) -> ()
%e10 = stablehlo.constant dense<"0x081414081408101000100008080808"> : tensor<3x5xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x5xf6E2M3FN>, tensor<3x5xf6E2M3FN>) -> ()
%e11 = stablehlo.constant dense<"0x081414081408101000100008080808"> : tensor<3x5xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<3x5xf6E2M3FN>, tensor<3x5xf6E2M3FN>) -> ()
%e12 = stablehlo.constant dense<"0x080800080800080800080008"> : tensor<4x3xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<4x3xf6E2M3FN>, tensor<4x3xf6E2M3FN>) -> ()
%e13 = stablehlo.constant dense<"0x181408"> : tensor<3xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<3xf6E2M3FN>, tensor<3xf6E2M3FN>) -> ()
%e14 = stablehlo.constant dense<"0x081414081408141008100000080008"> : tensor<3x5xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<3x5xf6E2M3FN>, tensor<3x5xf6E2M3FN>) -> ()
%e15 = stablehlo.constant dense<"0x080808000808080800080808080008080808000808080800080000080008000000000000000000000808000000"> : tensor<3x3x5xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x3x5xf6E2M3FN>, tensor<3x3x5xf6E2M3FN>) -> ()
%e16 = stablehlo.constant dense<"0x141414101428"> : tensor<3x2xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<3x2xf6E2M3FN>, tensor<3x2xf6E2M3FN>) -> ()
%e17 = stablehlo.constant dense<"0x000000000300000002000000010000000300000001000000"> : tensor<3x2xi32>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<3x2xi32>, tensor<3x2xi32>) -> ()
return
}
func.func private @f(%x: tensor<3x4xf6E2M3FN>, %n: tensor<3x4xf6E2M3FN>, %w: tensor<4x5xf6E2M3FN>, %z: tensor<f6E2M3FN>, %far: tensor<4x1xi32>, %u: tensor<4x4xf6E2M3FN>, %line: tensor<8xf6E2M3FN>, %source: tensor<5xf6E2M3FN>, %places: tensor<3x4xi32>, %groups: tensor<2xi32>, %pair: tensor<2x4x5xf6E2M3FN>) -> (tensor<3xf6E2M3FN>, tensor<f6E2M3FN>, tensor<4xf6E2M3FN>, tensor<2x3xf6E2M3FN>, tensor<3x4xf6E2M3FN>, tensor<8xf6E2M3FN>, tensor<3x4xf6E2M3FN>, tensor<3x4xi32>, tensor<3x4xf6E2M3FN>, tensor<3x5xf6E2M3FN>, tensor<3x5xf6E2M3FN>, tensor<3x5xf6E2M3FN>, tensor<4x3xf6E2M3FN>, tensor<3xf6E2M3FN>, tensor<3x5xf6E2M3FN>, tensor<3x3x5xf6E2M3FN>, tensor<3x2xf6E2M3FN>, tensor<3x2xi32>) {
%0 = stablehlo.reduce(%n init: %z) applies stablehlo.add across dimensions = [1] : (tensor<3x4xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<3xf6E2M3FN>
%1 = stablehlo.reduce(%z init: %z) applies stablehlo.add across dimensions = [] : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> tensor<f6E2M3FN>
%2 = stablehlo.slice %x [0:1, 0:1] : (tensor<3x4xf6E2M3FN>) -> tensor<1x1xf6E2M3FN>
%3 = stablehlo.reshape %2 : (tensor<1x1xf6E2M3FN>) -> tensor<f6E2M3FN>
%4 = stablehlo.reduce(%x init: %3) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<4xf6E2M3FN>
%5 = "stablehlo.reduce_window"(%n, %z) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[1, 0], [-1, 1]]> : tensor<2x2xi64>}> ({
^bb0(%p: tensor<f6E2M3FN>, %q: tensor<f6E2M3FN>):
%s = stablehlo.add %p, %q : tensor<f6E2M3FN>
stablehlo.return %s : tensor<f6E2M3FN>
}) : (tensor<3x4xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<2x3xf6E2M3FN>
%6 = "stablehlo.scatter"(%n, %far, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
^bb0(%p: tensor<f6E2M3FN>, %q: tensor<f6E2M3FN>):
%s = stablehlo.add %p, %q : tensor<f6E2M3FN>
stablehlo.return %s : tensor<f6E2M3FN>
}) : (tensor<3x4xf6E2M3FN>, tensor<4x1xi32>, tensor<4x4xf6E2M3FN>) -> tensor<3x4xf6E2M3FN>
%7 = "stablehlo.select_and_scatter"(%line, %source, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<1> : tensor<1x2xi64>}> ({
^bb0(%p: tensor<f6E2M3FN>, %q: tensor<f6E2M3FN>):
%s = stablehlo.compare GE, %p, %q, TOTALORDER : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}, {
^bb0(%p: tensor<f6E2M3FN>, %q: tensor<f6E2M3FN>):
%s = stablehlo.add %p, %q : tensor<f6E2M3FN>
stablehlo.return %s : tensor<f6E2M3FN>
}) : (tensor<8xf6E2M3FN>, tensor<5xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<8xf6E2M3FN>
%8:2 = "stablehlo.sort"(%x, %places) <{dimension = 1 : i64, is_stable = true}> ({
^bb0(%p: tensor<f6E2M3FN>, %q: tensor<f6E2M3FN>, %v: tensor<i32>, %vv: tensor<i32>):
%s = stablehlo.compare LT, %p, %q, TOTALORDER : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<3x4xf6E2M3FN>, tensor<3x4xi32>) -> (tensor<3x4xf6E2M3FN>, tensor<3x4xi32>)
%9 = "stablehlo.map"(%x, %n) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%p: tensor<f6E2M3FN>, %q: tensor<f6E2M3FN>):
%s = stablehlo.add %p, %q : tensor<f6E2M3FN>
stablehlo.return %s : tensor<f6E2M3FN>
}) : (tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>) -> tensor<3x4xf6E2M3FN>
%10 = stablehlo.dot_general %n, %w, contracting_dims = [1] x [0] : (tensor<3x4xf6E2M3FN>, tensor<4x5xf6E2M3FN>) -> tensor<3x5xf6E2M3FN>
%11 = stablehlo.dot %n, %w : (tensor<3x4xf6E2M3FN>, tensor<4x5xf6E2M3FN>) -> tensor<3x5xf6E2M3FN>
%12 = stablehlo.einsum %n, %w, config = "ab,bc->ac" : (tensor<3x4xf6E2M3FN>, tensor<4x5xf6E2M3FN>) -> tensor<3x5xf6E2M3FN>
%13 = stablehlo.unary_einsum %n, config = "ab->ba" : (tensor<3x4xf6E2M3FN>) -> tensor<4x3xf6E2M3FN>
%14 = stablehlo.dot_general %n, %n, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>) -> tensor<3xf6E2M3FN>
%15 = "chlo.ragged_dot"(%n, %pair, %groups) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<3x4xf6E2M3FN>, tensor<2x4x5xf6E2M3FN>, tensor<2xi32>) -> tensor<3x5xf6E2M3FN>
%16 = stablehlo.reshape %n : (tensor<3x4xf6E2M3FN>) -> tensor<3x4x1xf6E2M3FN>
%17 = stablehlo.slice %w [0:2, 0:5] : (tensor<4x5xf6E2M3FN>) -> tensor<2x5xf6E2M3FN>
%18 = stablehlo.reshape %17 : (tensor<2x5xf6E2M3FN>) -> tensor<2x1x5xf6E2M3FN>
%19 = stablehlo.convolution(%16, %18) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x4x1xf6E2M3FN>, tensor<2x1x5xf6E2M3FN>) -> tensor<3x3x5xf6E2M3FN>
%20:2 = chlo.top_k(%x, k = 2) : tensor<3x4xf6E2M3FN> -> (tensor<3x2xf6E2M3FN>, tensor<3x2xi32>)
return %0, %1, %4, %5, %6, %7, %8#0, %8#1, %9, %10, %11, %12, %13, %14, %15, %19, %20#0, %20#1 : tensor<3xf6E2M3FN>, tensor<f6E2M3FN>, tensor<4xf6E2M3FN>, tensor<2x3xf6E2M3FN>, tensor<3x4xf6E2M3FN>, tensor<8xf6E2M3FN>, tensor<3x4xf6E2M3FN>, tensor<3x4xi32>, tensor<3x4xf6E2M3FN>, tensor<3x5xf6E2M3FN>, tensor<3x5xf6E2M3FN>, tensor<3x5xf6E2M3FN>, tensor<4x3xf6E2M3FN>, tensor<3xf6E2M3FN>, tensor<3x5xf6E2M3FN>, tensor<3x3x5xf6E2M3FN>, tensor<3x2xf6E2M3FN>, tensor<3x2xi32>
}
}
// -----
// carries_f6E2M3FN
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x101030100008"> : tensor<2x3xf6E2M3FN>
%z0 = stablehlo.constant dense<0.0> : tensor<2x3xf6E2M3FN>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x3xf6E2M3FN>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x3xf6E2M3FN>
%c1 = stablehlo.constant dense<"0x141410143010"> : tensor<2x3xf6E2M3FN>
%z1 = stablehlo.constant dense<0.0> : tensor<2x3xf6E2M3FN>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x3xf6E2M3FN>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x3xf6E2M3FN>
%c2 = stablehlo.constant dense<> : tensor<0x3xf6E2M3FN>
%z2 = stablehlo.constant dense<> : tensor<0x3xf6E2M3FN>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<0x3xf6E2M3FN>
%a2 = stablehlo.optimization_barrier %s2 : tensor<0x3xf6E2M3FN>
%c3 = stablehlo.constant dense<"0x00"> : tensor<f6E2M3FN>
%z3 = stablehlo.constant dense<1.0> : tensor<f6E2M3FN>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<f6E2M3FN>
%a3 = stablehlo.optimization_barrier %s3 : tensor<f6E2M3FN>
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
%r:16 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8) : (tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>, tensor<0x3xf6E2M3FN>, tensor<f6E2M3FN>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<i32>) -> (tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>, tensor<2xf6E2M3FN>, tensor<f6E2M3FN>, tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>, tensor<3x0xf6E2M3FN>, tensor<3xf6E2M3FN>, tensor<2x3xf6E2M3FN>, tensor<0x3xf6E2M3FN>, tensor<0x3xf6E2M3FN>, tensor<0x3xf6E2M3FN>, tensor<3x3xf6E2M3FN>)
%e0 = stablehlo.constant dense<"0x141410143010"> : tensor<2x3xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> ()
%e1 = stablehlo.constant dense<"0x101030100008"> : tensor<2x3xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> ()
%e2 = stablehlo.constant dense<"0x141410143010"> : tensor<2x3xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> ()
%e3 = stablehlo.constant dense<"0x101030100008"> : tensor<2x3xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> ()
%e4 = stablehlo.constant dense<"0x141410143010"> : tensor<2x3xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> ()
%e5 = stablehlo.constant dense<"0x1018"> : tensor<2xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2xf6E2M3FN>, tensor<2xf6E2M3FN>) -> ()
%e6 = stablehlo.constant dense<"0x18"> : tensor<f6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> ()
%e7 = stablehlo.constant dense<"0x080808080808"> : tensor<2x3xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> ()
%e8 = stablehlo.constant dense<"0x101030100008"> : tensor<2x3xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> ()
%e9 = stablehlo.constant dense<> : tensor<3x0xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x0xf6E2M3FN>, tensor<3x0xf6E2M3FN>) -> ()
%e10 = stablehlo.constant dense<"0x000000"> : tensor<3xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3xf6E2M3FN>, tensor<3xf6E2M3FN>) -> ()
%e11 = stablehlo.constant dense<"0x000000000000"> : tensor<2x3xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> ()
%e12 = stablehlo.constant dense<> : tensor<0x3xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<0x3xf6E2M3FN>, tensor<0x3xf6E2M3FN>) -> ()
%e13 = stablehlo.constant dense<> : tensor<0x3xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<0x3xf6E2M3FN>, tensor<0x3xf6E2M3FN>) -> ()
%e14 = stablehlo.constant dense<> : tensor<0x3xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<0x3xf6E2M3FN>, tensor<0x3xf6E2M3FN>) -> ()
%e15 = stablehlo.constant dense<"0x000000000000000000"> : tensor<3x3xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x3xf6E2M3FN>, tensor<3x3xf6E2M3FN>) -> ()
return
}
func.func private @f(%x: tensor<2x3xf6E2M3FN>, %y: tensor<2x3xf6E2M3FN>, %none: tensor<0x3xf6E2M3FN>, %zero: tensor<f6E2M3FN>, %rounds: tensor<i32>, %one: tensor<i32>, %start: tensor<i32>, %no: tensor<i1>, %branch: tensor<i32>) -> (tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>, tensor<2xf6E2M3FN>, tensor<f6E2M3FN>, tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>, tensor<3x0xf6E2M3FN>, tensor<3xf6E2M3FN>, tensor<2x3xf6E2M3FN>, tensor<0x3xf6E2M3FN>, tensor<0x3xf6E2M3FN>, tensor<0x3xf6E2M3FN>, tensor<3x3xf6E2M3FN>) {
%0:3 = stablehlo.while(%i = %start, %a = %x, %b = %y) : tensor<i32>, tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>
cond {
%s = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
} do {
%s = stablehlo.add %i, %one : tensor<i32>
stablehlo.return %s, %b, %a : tensor<i32>, tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>
}
%1 = "stablehlo.if"(%no) ({
stablehlo.return %x : tensor<2x3xf6E2M3FN>
}, {
stablehlo.return %y : tensor<2x3xf6E2M3FN>
}) : (tensor<i1>) -> tensor<2x3xf6E2M3FN>
%2 = "stablehlo.case"(%branch) ({
stablehlo.return %y : tensor<2x3xf6E2M3FN>
}, {
stablehlo.return %y : tensor<2x3xf6E2M3FN>
}, {
stablehlo.return %x : tensor<2x3xf6E2M3FN>
}) : (tensor<i32>) -> tensor<2x3xf6E2M3FN>
%3 = stablehlo.composite "own.swap" %x, %y {decomposition = @second} : (tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> tensor<2x3xf6E2M3FN>
%4 = stablehlo.slice %x [0:2, 0:1] : (tensor<2x3xf6E2M3FN>) -> tensor<2x1xf6E2M3FN>
%5 = stablehlo.reshape %4 : (tensor<2x1xf6E2M3FN>) -> tensor<2xf6E2M3FN>
%6:2 = chlo.scan(%5) inits(%zero) dimension=0 {
^bb0(%v: tensor<f6E2M3FN>, %c: tensor<f6E2M3FN>):
%s = stablehlo.add %v, %c : tensor<f6E2M3FN>
stablehlo.return %s, %s : tensor<f6E2M3FN>, tensor<f6E2M3FN>
} : (tensor<2xf6E2M3FN>, tensor<f6E2M3FN>) -> (tensor<2xf6E2M3FN>, tensor<f6E2M3FN>)
%7 = "chlo.constant_like"(%x) <{value = 1.0 : f6E2M3FN}> : (tensor<2x3xf6E2M3FN>) -> tensor<2x3xf6E2M3FN>
%8 = stablehlo.concatenate %none, %x, dim = 0 : (tensor<0x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> tensor<2x3xf6E2M3FN>
%9 = stablehlo.transpose %none, dims = [1, 0] : (tensor<0x3xf6E2M3FN>) -> tensor<3x0xf6E2M3FN>
%10 = stablehlo.reduce(%none init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<0x3xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<3xf6E2M3FN>
%11 = stablehlo.pad %none, %zero, low = [1, 0], high = [1, 0], interior = [0, 0] : (tensor<0x3xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<2x3xf6E2M3FN>
%12 = stablehlo.slice %x [1:1, 0:3] : (tensor<2x3xf6E2M3FN>) -> tensor<0x3xf6E2M3FN>
%13 = stablehlo.add %none, %none : tensor<0x3xf6E2M3FN>
%14 = "stablehlo.sort"(%none) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%p: tensor<f6E2M3FN>, %q: tensor<f6E2M3FN>):
%s = stablehlo.compare LT, %p, %q, TOTALORDER : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<0x3xf6E2M3FN>) -> tensor<0x3xf6E2M3FN>
%15 = stablehlo.transpose %none, dims = [1, 0] : (tensor<0x3xf6E2M3FN>) -> tensor<3x0xf6E2M3FN>
%16 = stablehlo.dot_general %15, %none, contracting_dims = [1] x [0] : (tensor<3x0xf6E2M3FN>, tensor<0x3xf6E2M3FN>) -> tensor<3x3xf6E2M3FN>
return %0#1, %0#2, %1, %2, %3, %6#0, %6#1, %7, %8, %9, %10, %11, %12, %13, %14, %16 : tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>, tensor<2xf6E2M3FN>, tensor<f6E2M3FN>, tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>, tensor<3x0xf6E2M3FN>, tensor<3xf6E2M3FN>, tensor<2x3xf6E2M3FN>, tensor<0x3xf6E2M3FN>, tensor<0x3xf6E2M3FN>, tensor<0x3xf6E2M3FN>, tensor<3x3xf6E2M3FN>
}
func.func private @second(%p: tensor<2x3xf6E2M3FN>, %q: tensor<2x3xf6E2M3FN>) -> tensor<2x3xf6E2M3FN> {
return %q : tensor<2x3xf6E2M3FN>
}
}
// -----
// moves_f6E3M2FN
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x120C10120C10122C302C2C12"> : tensor<3x4xf6E3M2FN>
%z0 = stablehlo.constant dense<0.0> : tensor<3x4xf6E3M2FN>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xf6E3M2FN>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xf6E3M2FN>
%c1 = stablehlo.constant dense<"0x102C2C122C2C0C100C123000"> : tensor<3x4xf6E3M2FN>
%z1 = stablehlo.constant dense<0.0> : tensor<3x4xf6E3M2FN>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xf6E3M2FN>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xf6E3M2FN>
%c2 = stablehlo.constant dense<"0x1012120C"> : tensor<2x2xf6E3M2FN>
%z2 = stablehlo.constant dense<0.0> : tensor<2x2xf6E3M2FN>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x2xf6E3M2FN>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x2xf6E3M2FN>
%c3 = stablehlo.constant dense<"0x10"> : tensor<f6E3M2FN>
%z3 = stablehlo.constant dense<0.0> : tensor<f6E3M2FN>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<f6E3M2FN>
%a3 = stablehlo.optimization_barrier %s3 : tensor<f6E3M2FN>
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
%r:24 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9) : (tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>, tensor<2x2xf6E3M2FN>, tensor<f6E3M2FN>, tensor<3x4xi1>, tensor<i1>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4x1xi32>) -> (tensor<3x2x4xf6E3M2FN>, tensor<3x2xf6E3M2FN>, tensor<2x3x4xf6E3M2FN>, tensor<2x6xf6E3M2FN>, tensor<1x1xf6E3M2FN>, tensor<4x3xf6E3M2FN>, tensor<f6E3M2FN>, tensor<3x4xf6E3M2FN>, tensor<2x3xf6E3M2FN>, tensor<2x2xf6E3M2FN>, tensor<3x4xf6E3M2FN>, tensor<5x5xf6E3M2FN>, tensor<3x8xf6E3M2FN>, tensor<4x4xf6E3M2FN>, tensor<4x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>, tensor<i32>, tensor<f6E3M2FN>, tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>, tensor<3x4xf6E2M3FN>)
%e0 = stablehlo.constant dense<"0x120C1012120C10120C10122C0C10122C302C2C12302C2C12"> : tensor<3x2x4xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3x2x4xf6E3M2FN>, tensor<3x2x4xf6E3M2FN>) -> ()
%e1 = stablehlo.constant dense<"0x101010101010"> : tensor<3x2xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x2xf6E3M2FN>, tensor<3x2xf6E3M2FN>) -> ()
%e2 = stablehlo.constant dense<"0x120C10120C10122C302C2C12120C10120C10122C302C2C12"> : tensor<2x3x4xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3x4xf6E3M2FN>, tensor<2x3x4xf6E3M2FN>) -> ()
%e3 = stablehlo.constant dense<"0x120C10120C10122C302C2C12"> : tensor<2x6xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x6xf6E3M2FN>, tensor<2x6xf6E3M2FN>) -> ()
%e4 = stablehlo.constant dense<"0x10"> : tensor<1x1xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<1x1xf6E3M2FN>, tensor<1x1xf6E3M2FN>) -> ()
%e5 = stablehlo.constant dense<"0x120C300C102C10122C122C12"> : tensor<4x3xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<4x3xf6E3M2FN>, tensor<4x3xf6E3M2FN>) -> ()
%e6 = stablehlo.constant dense<"0x10"> : tensor<f6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> ()
%e7 = stablehlo.constant dense<"0x122C2C302C12100C12100C12"> : tensor<3x4xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>) -> ()
%e8 = stablehlo.constant dense<"0x0C10122C2C12"> : tensor<2x3xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>) -> ()
%e9 = stablehlo.constant dense<"0x1012122C"> : tensor<2x2xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<2x2xf6E3M2FN>, tensor<2x2xf6E3M2FN>) -> ()
%e10 = stablehlo.constant dense<"0x120C10120C10120C302C2C12"> : tensor<3x4xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>) -> ()
%e11 = stablehlo.constant dense<"0x10101010100C10121010101010101010122C10101010101010"> : tensor<5x5xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<5x5xf6E3M2FN>, tensor<5x5xf6E3M2FN>) -> ()
%e12 = stablehlo.constant dense<"0x120C1012102C2C120C10122C2C2C0C10302C2C120C123000"> : tensor<3x8xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<3x8xf6E3M2FN>, tensor<3x8xf6E3M2FN>) -> ()
%e13 = stablehlo.constant dense<"0x120C1012302C2C12120C1012302C2C12"> : tensor<4x4xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<4x4xf6E3M2FN>, tensor<4x4xf6E3M2FN>) -> ()
%e14 = stablehlo.constant dense<"0x302C2C12120C1012302C2C120C10122C"> : tensor<4x4xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<4x4xf6E3M2FN>, tensor<4x4xf6E3M2FN>) -> ()
%e15 = stablehlo.constant dense<"0x100C10122C2C122C0C122C00"> : tensor<3x4xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>) -> ()
%e16 = stablehlo.constant dense<"0x120C10120C10122C302C2C12"> : tensor<3x4xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>) -> ()
%e17 = stablehlo.constant dense<"0x102C2C122C2C0C100C123000"> : tensor<3x4xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>) -> ()
%e18 = stablehlo.constant dense<"0x04000000"> : tensor<i32>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
%e19 = stablehlo.constant dense<"0x10"> : tensor<f6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#19, %e19) {has_side_effect = true} : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> ()
%e20 = stablehlo.constant dense<"0x102C2C122C2C0C100C123000"> : tensor<3x4xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>) -> ()
%e21 = stablehlo.constant dense<"0x120C10120C10122C302C2C12"> : tensor<3x4xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#21, %e21) {has_side_effect = true} : (tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>) -> ()
%e22 = stablehlo.constant dense<"0x000C1012000C1012000C1012"> : tensor<3x4xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#22, %e22) {has_side_effect = true} : (tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>) -> ()
%e23 = stablehlo.constant dense<"0x120C10120C10122C302C2C12"> : tensor<3x4xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#23, %e23) {has_side_effect = true} : (tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>) -> ()
return
}
func.func private @f(%x: tensor<3x4xf6E3M2FN>, %y: tensor<3x4xf6E3M2FN>, %u: tensor<2x2xf6E3M2FN>, %p: tensor<f6E3M2FN>, %m: tensor<3x4xi1>, %c: tensor<i1>, %i: tensor<i32>, %j: tensor<i32>, %rows: tensor<4xi32>, %far: tensor<4x1xi32>) -> (tensor<3x2x4xf6E3M2FN>, tensor<3x2xf6E3M2FN>, tensor<2x3x4xf6E3M2FN>, tensor<2x6xf6E3M2FN>, tensor<1x1xf6E3M2FN>, tensor<4x3xf6E3M2FN>, tensor<f6E3M2FN>, tensor<3x4xf6E3M2FN>, tensor<2x3xf6E3M2FN>, tensor<2x2xf6E3M2FN>, tensor<3x4xf6E3M2FN>, tensor<5x5xf6E3M2FN>, tensor<3x8xf6E3M2FN>, tensor<4x4xf6E3M2FN>, tensor<4x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>, tensor<i32>, tensor<f6E3M2FN>, tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>, tensor<3x4xf6E2M3FN>) {
%0 = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<3x4xf6E3M2FN>) -> tensor<3x2x4xf6E3M2FN>
%1 = stablehlo.broadcast_in_dim %p, dims = [] : (tensor<f6E3M2FN>) -> tensor<3x2xf6E3M2FN>
%2 = stablehlo.broadcast %x, sizes = [2] : (tensor<3x4xf6E3M2FN>) -> tensor<2x3x4xf6E3M2FN>
%3 = stablehlo.reshape %x : (tensor<3x4xf6E3M2FN>) -> tensor<2x6xf6E3M2FN>
%4 = stablehlo.reshape %p : (tensor<f6E3M2FN>) -> tensor<1x1xf6E3M2FN>
%5 = stablehlo.transpose %x, dims = [1, 0] : (tensor<3x4xf6E3M2FN>) -> tensor<4x3xf6E3M2FN>
%6 = stablehlo.transpose %p, dims = [] : (tensor<f6E3M2FN>) -> tensor<f6E3M2FN>
%7 = stablehlo.reverse %x, dims = [0, 1] : tensor<3x4xf6E3M2FN>
%8 = stablehlo.slice %x [0:3:2, 1:4] : (tensor<3x4xf6E3M2FN>) -> tensor<2x3xf6E3M2FN>
%9 = stablehlo.dynamic_slice %x, %i, %j, sizes = [2, 2] : (tensor<3x4xf6E3M2FN>, tensor<i32>, tensor<i32>) -> tensor<2x2xf6E3M2FN>
%10 = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<3x4xf6E3M2FN>, tensor<2x2xf6E3M2FN>, tensor<i32>, tensor<i32>) -> tensor<3x4xf6E3M2FN>
%11 = stablehlo.pad %x, %p, low = [1, -1], high = [-1, 2], interior = [1, 0] : (tensor<3x4xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<5x5xf6E3M2FN>
%12 = stablehlo.concatenate %x, %y, dim = 1 : (tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>) -> tensor<3x8xf6E3M2FN>
%13 = "stablehlo.gather"(%x, %far) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xf6E3M2FN>, tensor<4x1xi32>) -> tensor<4x4xf6E3M2FN>
%14 = "stablehlo.torch_index_select"(%x, %rows) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<3x4xf6E3M2FN>, tensor<4xi32>) -> tensor<4x4xf6E3M2FN>
%15 = stablehlo.select %m, %x, %y : tensor<3x4xi1>, tensor<3x4xf6E3M2FN>
%16 = stablehlo.select %c, %x, %y : tensor<i1>, tensor<3x4xf6E3M2FN>
%17 = stablehlo.constant dense<"0x102C2C122C2C0C100C123000"> : tensor<3x4xf6E3M2FN>
%18 = stablehlo.get_dimension_size %x, dim = 1 : (tensor<3x4xf6E3M2FN>) -> tensor<i32>
%19 = stablehlo.tuple %x, %p : tuple<tensor<3x4xf6E3M2FN>, tensor<f6E3M2FN>>
%20 = stablehlo.get_tuple_element %19[1] : (tuple<tensor<3x4xf6E3M2FN>, tensor<f6E3M2FN>>) -> tensor<f6E3M2FN>
%21 = stablehlo.optimization_barrier %y : tensor<3x4xf6E3M2FN>
%22 = stablehlo.convert %x : tensor<3x4xf6E3M2FN>
%23 = stablehlo.iota dim = 1 : tensor<3x4xf6E3M2FN>
%24 = stablehlo.bitcast_convert %x : (tensor<3x4xf6E3M2FN>) -> tensor<3x4xf6E2M3FN>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %20, %21, %22, %23, %24 : tensor<3x2x4xf6E3M2FN>, tensor<3x2xf6E3M2FN>, tensor<2x3x4xf6E3M2FN>, tensor<2x6xf6E3M2FN>, tensor<1x1xf6E3M2FN>, tensor<4x3xf6E3M2FN>, tensor<f6E3M2FN>, tensor<3x4xf6E3M2FN>, tensor<2x3xf6E3M2FN>, tensor<2x2xf6E3M2FN>, tensor<3x4xf6E3M2FN>, tensor<5x5xf6E3M2FN>, tensor<3x8xf6E3M2FN>, tensor<4x4xf6E3M2FN>, tensor<4x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>, tensor<i32>, tensor<f6E3M2FN>, tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>, tensor<3x4xf6E2M3FN>
}
}
// -----
// combinations_f6E3M2FN
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x120C10120C10122C302C2C12"> : tensor<3x4xf6E3M2FN>
%z0 = stablehlo.constant dense<0.0> : tensor<3x4xf6E3M2FN>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xf6E3M2FN>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xf6E3M2FN>
%c1 = stablehlo.constant dense<"0x0C0C0C0C0C0C0C000000000C"> : tensor<3x4xf6E3M2FN>
%z1 = stablehlo.constant dense<0.0> : tensor<3x4xf6E3M2FN>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xf6E3M2FN>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xf6E3M2FN>
%c2 = stablehlo.constant dense<"0x00000C000C0C0C000000000C0C000C000C0C0C0C"> : tensor<4x5xf6E3M2FN>
%z2 = stablehlo.constant dense<0.0> : tensor<4x5xf6E3M2FN>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4x5xf6E3M2FN>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4x5xf6E3M2FN>
%c3 = stablehlo.constant dense<"0x00"> : tensor<f6E3M2FN>
%z3 = stablehlo.constant dense<1.0> : tensor<f6E3M2FN>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<f6E3M2FN>
%a3 = stablehlo.optimization_barrier %s3 : tensor<f6E3M2FN>
%c4 = stablehlo.constant dense<"0x0000000009000000FFFFFFFF00000000"> : tensor<4x1xi32>
%z4 = stablehlo.constant dense<0> : tensor<4x1xi32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<4x1xi32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<4x1xi32>
%c5 = stablehlo.constant dense<"0x0C000C0C000000000C0000000C0C0C00"> : tensor<4x4xf6E3M2FN>
%z5 = stablehlo.constant dense<0.0> : tensor<4x4xf6E3M2FN>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<4x4xf6E3M2FN>
%a5 = stablehlo.optimization_barrier %s5 : tensor<4x4xf6E3M2FN>
%c6 = stablehlo.constant dense<"0x0C0C0C0C000C0C00"> : tensor<8xf6E3M2FN>
%z6 = stablehlo.constant dense<0.0> : tensor<8xf6E3M2FN>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<8xf6E3M2FN>
%a6 = stablehlo.optimization_barrier %s6 : tensor<8xf6E3M2FN>
%c7 = stablehlo.constant dense<"0x00000C000C"> : tensor<5xf6E3M2FN>
%z7 = stablehlo.constant dense<0.0> : tensor<5xf6E3M2FN>
%s7 = stablehlo.select %live, %c7, %z7 : tensor<i1>, tensor<5xf6E3M2FN>
%a7 = stablehlo.optimization_barrier %s7 : tensor<5xf6E3M2FN>
%c8 = stablehlo.constant dense<"0x000000000100000002000000030000000000000001000000020000000300000000000000010000000200000003000000"> : tensor<3x4xi32>
%z8 = stablehlo.constant dense<0> : tensor<3x4xi32>
%s8 = stablehlo.select %live, %c8, %z8 : tensor<i1>, tensor<3x4xi32>
%a8 = stablehlo.optimization_barrier %s8 : tensor<3x4xi32>
%c9 = stablehlo.constant dense<"0x0100000002000000"> : tensor<2xi32>
%z9 = stablehlo.constant dense<0> : tensor<2xi32>
%s9 = stablehlo.select %live, %c9, %z9 : tensor<i1>, tensor<2xi32>
%a9 = stablehlo.optimization_barrier %s9 : tensor<2xi32>
%c10 = stablehlo.constant dense<"0x00000C000C0C0C000000000C0C000C000C0C0C0C000C0C0C0C000C0C000C0C0C00000000000C000C"> : tensor<2x4x5xf6E3M2FN>
%z10 = stablehlo.constant dense<0.0> : tensor<2x4x5xf6E3M2FN>
%s10 = stablehlo.select %live, %c10, %z10 : tensor<i1>, tensor<2x4x5xf6E3M2FN>
%a10 = stablehlo.optimization_barrier %s10 : tensor<2x4x5xf6E3M2FN>
%r:18 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10) : (tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>, tensor<4x5xf6E3M2FN>, tensor<f6E3M2FN>, tensor<4x1xi32>, tensor<4x4xf6E3M2FN>, tensor<8xf6E3M2FN>, tensor<5xf6E3M2FN>, tensor<3x4xi32>, tensor<2xi32>, tensor<2x4x5xf6E3M2FN>) -> (tensor<3xf6E3M2FN>, tensor<f6E3M2FN>, tensor<4xf6E3M2FN>, tensor<2x3xf6E3M2FN>, tensor<3x4xf6E3M2FN>, tensor<8xf6E3M2FN>, tensor<3x4xf6E3M2FN>, tensor<3x4xi32>, tensor<3x4xf6E3M2FN>, tensor<3x5xf6E3M2FN>, tensor<3x5xf6E3M2FN>, tensor<3x5xf6E3M2FN>, tensor<4x3xf6E3M2FN>, tensor<3xf6E3M2FN>, tensor<3x5xf6E3M2FN>, tensor<3x3x5xf6E3M2FN>, tensor<3x2xf6E3M2FN>, tensor<3x2xi32>)
%e0 = stablehlo.constant dense<"0x14120C"> : tensor<3xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xf6E3M2FN>, tensor<3xf6E3M2FN>) -> ()
%e1 = stablehlo.constant dense<"0x00"> : tensor<f6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> ()
%e2 = stablehlo.constant dense<"0x12121212"> : tensor<4xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<4xf6E3M2FN>, tensor<4xf6E3M2FN>) -> ()
%e3 = stablehlo.constant dense<"0x00000010100C"> : tensor<2x3xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>) -> ()
%e4 = stablehlo.constant dense<"0x121012100C0C0C000000000C"> : tensor<3x4xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>) -> ()
%e5 = stablehlo.constant dense<"0x0000000C0000000C"> : tensor<8xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<8xf6E3M2FN>, tensor<8xf6E3M2FN>) -> ()
%e6 = stablehlo.constant dense<"0x0C1012122C0C1012302C2C12"> : tensor<3x4xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>) -> ()
%e7 = stablehlo.constant dense<"0x010000000200000000000000030000000300000000000000010000000200000000000000010000000200000003000000"> : tensor<3x4xi32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
%e8 = stablehlo.constant dense<"0x141012141012142C302C2C14"> : tensor<3x4xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>) -> ()
%e9 = stablehlo.constant dense<"0x0C12120C120C10100010000C0C0C0C"> : tensor<3x5xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x5xf6E3M2FN>, tensor<3x5xf6E3M2FN>) -> ()
%e10 = stablehlo.constant dense<"0x0C12120C120C10100010000C0C0C0C"> : tensor<3x5xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x5xf6E3M2FN>, tensor<3x5xf6E3M2FN>) -> ()
%e11 = stablehlo.constant dense<"0x0C12120C120C10100010000C0C0C0C"> : tensor<3x5xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<3x5xf6E3M2FN>, tensor<3x5xf6E3M2FN>) -> ()
%e12 = stablehlo.constant dense<"0x0C0C000C0C000C0C000C000C"> : tensor<4x3xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<4x3xf6E3M2FN>, tensor<4x3xf6E3M2FN>) -> ()
%e13 = stablehlo.constant dense<"0x14120C"> : tensor<3xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<3xf6E3M2FN>, tensor<3xf6E3M2FN>) -> ()
%e14 = stablehlo.constant dense<"0x0C12120C120C12100C1000000C000C"> : tensor<3x5xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<3x5xf6E3M2FN>, tensor<3x5xf6E3M2FN>) -> ()
%e15 = stablehlo.constant dense<"0x0C0C0C000C0C0C0C000C0C0C0C000C0C0C0C000C0C0C0C000C00000C000C000000000000000000000C0C000000"> : tensor<3x3x5xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x3x5xf6E3M2FN>, tensor<3x3x5xf6E3M2FN>) -> ()
%e16 = stablehlo.constant dense<"0x12121210122C"> : tensor<3x2xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<3x2xf6E3M2FN>, tensor<3x2xf6E3M2FN>) -> ()
%e17 = stablehlo.constant dense<"0x000000000300000002000000010000000300000001000000"> : tensor<3x2xi32>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<3x2xi32>, tensor<3x2xi32>) -> ()
return
}
func.func private @f(%x: tensor<3x4xf6E3M2FN>, %n: tensor<3x4xf6E3M2FN>, %w: tensor<4x5xf6E3M2FN>, %z: tensor<f6E3M2FN>, %far: tensor<4x1xi32>, %u: tensor<4x4xf6E3M2FN>, %line: tensor<8xf6E3M2FN>, %source: tensor<5xf6E3M2FN>, %places: tensor<3x4xi32>, %groups: tensor<2xi32>, %pair: tensor<2x4x5xf6E3M2FN>) -> (tensor<3xf6E3M2FN>, tensor<f6E3M2FN>, tensor<4xf6E3M2FN>, tensor<2x3xf6E3M2FN>, tensor<3x4xf6E3M2FN>, tensor<8xf6E3M2FN>, tensor<3x4xf6E3M2FN>, tensor<3x4xi32>, tensor<3x4xf6E3M2FN>, tensor<3x5xf6E3M2FN>, tensor<3x5xf6E3M2FN>, tensor<3x5xf6E3M2FN>, tensor<4x3xf6E3M2FN>, tensor<3xf6E3M2FN>, tensor<3x5xf6E3M2FN>, tensor<3x3x5xf6E3M2FN>, tensor<3x2xf6E3M2FN>, tensor<3x2xi32>) {
%0 = stablehlo.reduce(%n init: %z) applies stablehlo.add across dimensions = [1] : (tensor<3x4xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<3xf6E3M2FN>
%1 = stablehlo.reduce(%z init: %z) applies stablehlo.add across dimensions = [] : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> tensor<f6E3M2FN>
%2 = stablehlo.slice %x [0:1, 0:1] : (tensor<3x4xf6E3M2FN>) -> tensor<1x1xf6E3M2FN>
%3 = stablehlo.reshape %2 : (tensor<1x1xf6E3M2FN>) -> tensor<f6E3M2FN>
%4 = stablehlo.reduce(%x init: %3) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<4xf6E3M2FN>
%5 = "stablehlo.reduce_window"(%n, %z) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[1, 0], [-1, 1]]> : tensor<2x2xi64>}> ({
^bb0(%p: tensor<f6E3M2FN>, %q: tensor<f6E3M2FN>):
%s = stablehlo.add %p, %q : tensor<f6E3M2FN>
stablehlo.return %s : tensor<f6E3M2FN>
}) : (tensor<3x4xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<2x3xf6E3M2FN>
%6 = "stablehlo.scatter"(%n, %far, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
^bb0(%p: tensor<f6E3M2FN>, %q: tensor<f6E3M2FN>):
%s = stablehlo.add %p, %q : tensor<f6E3M2FN>
stablehlo.return %s : tensor<f6E3M2FN>
}) : (tensor<3x4xf6E3M2FN>, tensor<4x1xi32>, tensor<4x4xf6E3M2FN>) -> tensor<3x4xf6E3M2FN>
%7 = "stablehlo.select_and_scatter"(%line, %source, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<1> : tensor<1x2xi64>}> ({
^bb0(%p: tensor<f6E3M2FN>, %q: tensor<f6E3M2FN>):
%s = stablehlo.compare GE, %p, %q, TOTALORDER : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}, {
^bb0(%p: tensor<f6E3M2FN>, %q: tensor<f6E3M2FN>):
%s = stablehlo.add %p, %q : tensor<f6E3M2FN>
stablehlo.return %s : tensor<f6E3M2FN>
}) : (tensor<8xf6E3M2FN>, tensor<5xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<8xf6E3M2FN>
%8:2 = "stablehlo.sort"(%x, %places) <{dimension = 1 : i64, is_stable = true}> ({
^bb0(%p: tensor<f6E3M2FN>, %q: tensor<f6E3M2FN>, %v: tensor<i32>, %vv: tensor<i32>):
%s = stablehlo.compare LT, %p, %q, TOTALORDER : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<3x4xf6E3M2FN>, tensor<3x4xi32>) -> (tensor<3x4xf6E3M2FN>, tensor<3x4xi32>)
%9 = "stablehlo.map"(%x, %n) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%p: tensor<f6E3M2FN>, %q: tensor<f6E3M2FN>):
%s = stablehlo.add %p, %q : tensor<f6E3M2FN>
stablehlo.return %s : tensor<f6E3M2FN>
}) : (tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>) -> tensor<3x4xf6E3M2FN>
%10 = stablehlo.dot_general %n, %w, contracting_dims = [1] x [0] : (tensor<3x4xf6E3M2FN>, tensor<4x5xf6E3M2FN>) -> tensor<3x5xf6E3M2FN>
%11 = stablehlo.dot %n, %w : (tensor<3x4xf6E3M2FN>, tensor<4x5xf6E3M2FN>) -> tensor<3x5xf6E3M2FN>
%12 = stablehlo.einsum %n, %w, config = "ab,bc->ac" : (tensor<3x4xf6E3M2FN>, tensor<4x5xf6E3M2FN>) -> tensor<3x5xf6E3M2FN>
%13 = stablehlo.unary_einsum %n, config = "ab->ba" : (tensor<3x4xf6E3M2FN>) -> tensor<4x3xf6E3M2FN>
%14 = stablehlo.dot_general %n, %n, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>) -> tensor<3xf6E3M2FN>
%15 = "chlo.ragged_dot"(%n, %pair, %groups) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<3x4xf6E3M2FN>, tensor<2x4x5xf6E3M2FN>, tensor<2xi32>) -> tensor<3x5xf6E3M2FN>
%16 = stablehlo.reshape %n : (tensor<3x4xf6E3M2FN>) -> tensor<3x4x1xf6E3M2FN>
%17 = stablehlo.slice %w [0:2, 0:5] : (tensor<4x5xf6E3M2FN>) -> tensor<2x5xf6E3M2FN>
%18 = stablehlo.reshape %17 : (tensor<2x5xf6E3M2FN>) -> tensor<2x1x5xf6E3M2FN>
%19 = stablehlo.convolution(%16, %18) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x4x1xf6E3M2FN>, tensor<2x1x5xf6E3M2FN>) -> tensor<3x3x5xf6E3M2FN>
%20:2 = chlo.top_k(%x, k = 2) : tensor<3x4xf6E3M2FN> -> (tensor<3x2xf6E3M2FN>, tensor<3x2xi32>)
return %0, %1, %4, %5, %6, %7, %8#0, %8#1, %9, %10, %11, %12, %13, %14, %15, %19, %20#0, %20#1 : tensor<3xf6E3M2FN>, tensor<f6E3M2FN>, tensor<4xf6E3M2FN>, tensor<2x3xf6E3M2FN>, tensor<3x4xf6E3M2FN>, tensor<8xf6E3M2FN>, tensor<3x4xf6E3M2FN>, tensor<3x4xi32>, tensor<3x4xf6E3M2FN>, tensor<3x5xf6E3M2FN>, tensor<3x5xf6E3M2FN>, tensor<3x5xf6E3M2FN>, tensor<4x3xf6E3M2FN>, tensor<3xf6E3M2FN>, tensor<3x5xf6E3M2FN>, tensor<3x3x5xf6E3M2FN>, tensor<3x2xf6E3M2FN>, tensor<3x2xi32>
}
}
// -----
// carries_f6E3M2FN
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x10103010000C"> : tensor<2x3xf6E3M2FN>
%z0 = stablehlo.constant dense<0.0> : tensor<2x3xf6E3M2FN>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x3xf6E3M2FN>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x3xf6E3M2FN>
%c1 = stablehlo.constant dense<"0x121210123010"> : tensor<2x3xf6E3M2FN>
%z1 = stablehlo.constant dense<0.0> : tensor<2x3xf6E3M2FN>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x3xf6E3M2FN>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x3xf6E3M2FN>
%c2 = stablehlo.constant dense<> : tensor<0x3xf6E3M2FN>
%z2 = stablehlo.constant dense<> : tensor<0x3xf6E3M2FN>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<0x3xf6E3M2FN>
%a2 = stablehlo.optimization_barrier %s2 : tensor<0x3xf6E3M2FN>
%c3 = stablehlo.constant dense<"0x00"> : tensor<f6E3M2FN>
%z3 = stablehlo.constant dense<1.0> : tensor<f6E3M2FN>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<f6E3M2FN>
%a3 = stablehlo.optimization_barrier %s3 : tensor<f6E3M2FN>
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
%r:16 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8) : (tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>, tensor<0x3xf6E3M2FN>, tensor<f6E3M2FN>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<i32>) -> (tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>, tensor<2xf6E3M2FN>, tensor<f6E3M2FN>, tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>, tensor<3x0xf6E3M2FN>, tensor<3xf6E3M2FN>, tensor<2x3xf6E3M2FN>, tensor<0x3xf6E3M2FN>, tensor<0x3xf6E3M2FN>, tensor<0x3xf6E3M2FN>, tensor<3x3xf6E3M2FN>)
%e0 = stablehlo.constant dense<"0x121210123010"> : tensor<2x3xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>) -> ()
%e1 = stablehlo.constant dense<"0x10103010000C"> : tensor<2x3xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>) -> ()
%e2 = stablehlo.constant dense<"0x121210123010"> : tensor<2x3xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>) -> ()
%e3 = stablehlo.constant dense<"0x10103010000C"> : tensor<2x3xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>) -> ()
%e4 = stablehlo.constant dense<"0x121210123010"> : tensor<2x3xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>) -> ()
%e5 = stablehlo.constant dense<"0x1014"> : tensor<2xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2xf6E3M2FN>, tensor<2xf6E3M2FN>) -> ()
%e6 = stablehlo.constant dense<"0x14"> : tensor<f6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> ()
%e7 = stablehlo.constant dense<"0x0C0C0C0C0C0C"> : tensor<2x3xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>) -> ()
%e8 = stablehlo.constant dense<"0x10103010000C"> : tensor<2x3xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>) -> ()
%e9 = stablehlo.constant dense<> : tensor<3x0xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x0xf6E3M2FN>, tensor<3x0xf6E3M2FN>) -> ()
%e10 = stablehlo.constant dense<"0x000000"> : tensor<3xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3xf6E3M2FN>, tensor<3xf6E3M2FN>) -> ()
%e11 = stablehlo.constant dense<"0x000000000000"> : tensor<2x3xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>) -> ()
%e12 = stablehlo.constant dense<> : tensor<0x3xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<0x3xf6E3M2FN>, tensor<0x3xf6E3M2FN>) -> ()
%e13 = stablehlo.constant dense<> : tensor<0x3xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<0x3xf6E3M2FN>, tensor<0x3xf6E3M2FN>) -> ()
%e14 = stablehlo.constant dense<> : tensor<0x3xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<0x3xf6E3M2FN>, tensor<0x3xf6E3M2FN>) -> ()
%e15 = stablehlo.constant dense<"0x000000000000000000"> : tensor<3x3xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x3xf6E3M2FN>, tensor<3x3xf6E3M2FN>) -> ()
return
}
func.func private @f(%x: tensor<2x3xf6E3M2FN>, %y: tensor<2x3xf6E3M2FN>, %none: tensor<0x3xf6E3M2FN>, %zero: tensor<f6E3M2FN>, %rounds: tensor<i32>, %one: tensor<i32>, %start: tensor<i32>, %no: tensor<i1>, %branch: tensor<i32>) -> (tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>, tensor<2xf6E3M2FN>, tensor<f6E3M2FN>, tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>, tensor<3x0xf6E3M2FN>, tensor<3xf6E3M2FN>, tensor<2x3xf6E3M2FN>, tensor<0x3xf6E3M2FN>, tensor<0x3xf6E3M2FN>, tensor<0x3xf6E3M2FN>, tensor<3x3xf6E3M2FN>) {
%0:3 = stablehlo.while(%i = %start, %a = %x, %b = %y) : tensor<i32>, tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>
cond {
%s = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
} do {
%s = stablehlo.add %i, %one : tensor<i32>
stablehlo.return %s, %b, %a : tensor<i32>, tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>
}
%1 = "stablehlo.if"(%no) ({
stablehlo.return %x : tensor<2x3xf6E3M2FN>
}, {
stablehlo.return %y : tensor<2x3xf6E3M2FN>
}) : (tensor<i1>) -> tensor<2x3xf6E3M2FN>
%2 = "stablehlo.case"(%branch) ({
stablehlo.return %y : tensor<2x3xf6E3M2FN>
}, {
stablehlo.return %y : tensor<2x3xf6E3M2FN>
}, {
stablehlo.return %x : tensor<2x3xf6E3M2FN>
}) : (tensor<i32>) -> tensor<2x3xf6E3M2FN>
%3 = stablehlo.composite "own.swap" %x, %y {decomposition = @second} : (tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>) -> tensor<2x3xf6E3M2FN>
%4 = stablehlo.slice %x [0:2, 0:1] : (tensor<2x3xf6E3M2FN>) -> tensor<2x1xf6E3M2FN>
%5 = stablehlo.reshape %4 : (tensor<2x1xf6E3M2FN>) -> tensor<2xf6E3M2FN>
%6:2 = chlo.scan(%5) inits(%zero) dimension=0 {
^bb0(%v: tensor<f6E3M2FN>, %c: tensor<f6E3M2FN>):
%s = stablehlo.add %v, %c : tensor<f6E3M2FN>
stablehlo.return %s, %s : tensor<f6E3M2FN>, tensor<f6E3M2FN>
} : (tensor<2xf6E3M2FN>, tensor<f6E3M2FN>) -> (tensor<2xf6E3M2FN>, tensor<f6E3M2FN>)
%7 = "chlo.constant_like"(%x) <{value = 1.0 : f6E3M2FN}> : (tensor<2x3xf6E3M2FN>) -> tensor<2x3xf6E3M2FN>
%8 = stablehlo.concatenate %none, %x, dim = 0 : (tensor<0x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>) -> tensor<2x3xf6E3M2FN>
%9 = stablehlo.transpose %none, dims = [1, 0] : (tensor<0x3xf6E3M2FN>) -> tensor<3x0xf6E3M2FN>
%10 = stablehlo.reduce(%none init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<0x3xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<3xf6E3M2FN>
%11 = stablehlo.pad %none, %zero, low = [1, 0], high = [1, 0], interior = [0, 0] : (tensor<0x3xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<2x3xf6E3M2FN>
%12 = stablehlo.slice %x [1:1, 0:3] : (tensor<2x3xf6E3M2FN>) -> tensor<0x3xf6E3M2FN>
%13 = stablehlo.add %none, %none : tensor<0x3xf6E3M2FN>
%14 = "stablehlo.sort"(%none) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%p: tensor<f6E3M2FN>, %q: tensor<f6E3M2FN>):
%s = stablehlo.compare LT, %p, %q, TOTALORDER : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<0x3xf6E3M2FN>) -> tensor<0x3xf6E3M2FN>
%15 = stablehlo.transpose %none, dims = [1, 0] : (tensor<0x3xf6E3M2FN>) -> tensor<3x0xf6E3M2FN>
%16 = stablehlo.dot_general %15, %none, contracting_dims = [1] x [0] : (tensor<3x0xf6E3M2FN>, tensor<0x3xf6E3M2FN>) -> tensor<3x3xf6E3M2FN>
return %0#1, %0#2, %1, %2, %3, %6#0, %6#1, %7, %8, %9, %10, %11, %12, %13, %14, %16 : tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>, tensor<2xf6E3M2FN>, tensor<f6E3M2FN>, tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>, tensor<3x0xf6E3M2FN>, tensor<3xf6E3M2FN>, tensor<2x3xf6E3M2FN>, tensor<0x3xf6E3M2FN>, tensor<0x3xf6E3M2FN>, tensor<0x3xf6E3M2FN>, tensor<3x3xf6E3M2FN>
}
func.func private @second(%p: tensor<2x3xf6E3M2FN>, %q: tensor<2x3xf6E3M2FN>) -> tensor<2x3xf6E3M2FN> {
return %q : tensor<2x3xf6E3M2FN>
}
}
