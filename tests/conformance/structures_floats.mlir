// moves_bf16
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x4040803F00404040803F0040404080BF00C080BF80BF4040"> : tensor<3x4xbf16>
%z0 = stablehlo.constant dense<0.0> : tensor<3x4xbf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xbf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xbf16>
%c1 = stablehlo.constant dense<"0x004080BF80BF404080BF80BF803F0040803F404000C00000"> : tensor<3x4xbf16>
%z1 = stablehlo.constant dense<0.0> : tensor<3x4xbf16>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xbf16>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xbf16>
%c2 = stablehlo.constant dense<"0x004040404040803F"> : tensor<2x2xbf16>
%z2 = stablehlo.constant dense<0.0> : tensor<2x2xbf16>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x2xbf16>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x2xbf16>
%c3 = stablehlo.constant dense<"0x0040"> : tensor<bf16>
%z3 = stablehlo.constant dense<0.0> : tensor<bf16>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<bf16>
%a3 = stablehlo.optimization_barrier %s3 : tensor<bf16>
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
%r:27 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9) : (tensor<3x4xbf16>, tensor<3x4xbf16>, tensor<2x2xbf16>, tensor<bf16>, tensor<3x4xi1>, tensor<i1>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4x1xi32>) -> (tensor<3x2x4xbf16>, tensor<3x2xbf16>, tensor<2x3x4xbf16>, tensor<2x6xbf16>, tensor<1x1xbf16>, tensor<4x3xbf16>, tensor<bf16>, tensor<3x4xbf16>, tensor<2x3xbf16>, tensor<2x2xbf16>, tensor<3x4xbf16>, tensor<5x5xbf16>, tensor<3x8xbf16>, tensor<4x4xbf16>, tensor<4x4xbf16>, tensor<3x4xbf16>, tensor<3x4xbf16>, tensor<3x4xbf16>, tensor<i32>, tensor<bf16>, tensor<3x4xbf16>, tensor<3x4xbf16>, tensor<3x4xbf16>, tensor<3x4xui16>, tensor<3x4xbf16>, tensor<3x4x2xui8>, tensor<3x4xbf16>)
%e0 = stablehlo.constant dense<"0x4040803F004040404040803F00404040803F0040404080BF803F0040404080BF00C080BF80BF404000C080BF80BF4040"> : tensor<3x2x4xbf16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3x2x4xbf16>, tensor<3x2x4xbf16>) -> ()
%e1 = stablehlo.constant dense<"0x004000400040004000400040"> : tensor<3x2xbf16>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x2xbf16>, tensor<3x2xbf16>) -> ()
%e2 = stablehlo.constant dense<"0x4040803F00404040803F0040404080BF00C080BF80BF40404040803F00404040803F0040404080BF00C080BF80BF4040"> : tensor<2x3x4xbf16>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3x4xbf16>, tensor<2x3x4xbf16>) -> ()
%e3 = stablehlo.constant dense<"0x4040803F00404040803F0040404080BF00C080BF80BF4040"> : tensor<2x6xbf16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x6xbf16>, tensor<2x6xbf16>) -> ()
%e4 = stablehlo.constant dense<"0x0040"> : tensor<1x1xbf16>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> ()
%e5 = stablehlo.constant dense<"0x4040803F00C0803F004080BF0040404080BF404080BF4040"> : tensor<4x3xbf16>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<4x3xbf16>, tensor<4x3xbf16>) -> ()
%e6 = stablehlo.constant dense<"0x0040"> : tensor<bf16>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<bf16>, tensor<bf16>) -> ()
%e7 = stablehlo.constant dense<"0x404080BF80BF00C080BF40400040803F40400040803F4040"> : tensor<3x4xbf16>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
%e8 = stablehlo.constant dense<"0x803F0040404080BF80BF4040"> : tensor<2x3xbf16>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> ()
%e9 = stablehlo.constant dense<"0x00404040404080BF"> : tensor<2x2xbf16>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> ()
%e10 = stablehlo.constant dense<"0x4040803F00404040803F00404040803F00C080BF80BF4040"> : tensor<3x4xbf16>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
%e11 = stablehlo.constant dense<"0x00400040004000400040803F0040404000400040004000400040004000400040404080BF0040004000400040004000400040"> : tensor<5x5xbf16>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<5x5xbf16>, tensor<5x5xbf16>) -> ()
%e12 = stablehlo.constant dense<"0x4040803F00404040004080BF80BF4040803F0040404080BF80BF80BF803F004000C080BF80BF4040803F404000C00000"> : tensor<3x8xbf16>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<3x8xbf16>, tensor<3x8xbf16>) -> ()
%e13 = stablehlo.constant dense<"0x4040803F0040404000C080BF80BF40404040803F0040404000C080BF80BF4040"> : tensor<4x4xbf16>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<4x4xbf16>, tensor<4x4xbf16>) -> ()
%e14 = stablehlo.constant dense<"0x00C080BF80BF40404040803F0040404000C080BF80BF4040803F0040404080BF"> : tensor<4x4xbf16>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<4x4xbf16>, tensor<4x4xbf16>) -> ()
%e15 = stablehlo.constant dense<"0x0040803F0040404080BF80BF404080BF803F404080BF0000"> : tensor<3x4xbf16>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
%e16 = stablehlo.constant dense<"0x4040803F00404040803F0040404080BF00C080BF80BF4040"> : tensor<3x4xbf16>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
%e17 = stablehlo.constant dense<"0x004080BF80BF404080BF80BF803F0040803F404000C00000"> : tensor<3x4xbf16>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
%e18 = stablehlo.constant dense<"0x04000000"> : tensor<i32>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
%e19 = stablehlo.constant dense<"0x0040"> : tensor<bf16>
stablehlo.custom_call @check.expect_eq(%r#19, %e19) {has_side_effect = true} : (tensor<bf16>, tensor<bf16>) -> ()
%e20 = stablehlo.constant dense<"0x004080BF80BF404080BF80BF803F0040803F404000C00000"> : tensor<3x4xbf16>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
%e21 = stablehlo.constant dense<"0x4040803F00404040803F0040404080BF00C080BF80BF4040"> : tensor<3x4xbf16>
stablehlo.custom_call @check.expect_eq(%r#21, %e21) {has_side_effect = true} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
%e22 = stablehlo.constant dense<"0x0000803F004040400000803F004040400000803F00404040"> : tensor<3x4xbf16>
stablehlo.custom_call @check.expect_eq(%r#22, %e22) {has_side_effect = true} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
%e23 = stablehlo.constant dense<"0x4040803F00404040803F0040404080BF00C080BF80BF4040"> : tensor<3x4xui16>
stablehlo.custom_call @check.expect_eq(%r#23, %e23) {has_side_effect = true} : (tensor<3x4xui16>, tensor<3x4xui16>) -> ()
%e24 = stablehlo.constant dense<"0x4040803F00404040803F0040404080BF00C080BF80BF4040"> : tensor<3x4xbf16>
stablehlo.custom_call @check.expect_eq(%r#24, %e24) {has_side_effect = true} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
%e25 = stablehlo.constant dense<"0x4040803F00404040803F0040404080BF00C080BF80BF4040"> : tensor<3x4x2xui8>
stablehlo.custom_call @check.expect_eq(%r#25, %e25) {has_side_effect = true} : (tensor<3x4x2xui8>, tensor<3x4x2xui8>) -> ()
%e26 = stablehlo.constant dense<"0x4040803F00404040803F0040404080BF00C080BF80BF4040"> : tensor<3x4xbf16>
stablehlo.custom_call @check.expect_eq(%r#26, %e26) {has_side_effect = true} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
return
}
func.func private @f(%x: tensor<3x4xbf16>, %y: tensor<3x4xbf16>, %u: tensor<2x2xbf16>, %p: tensor<bf16>, %m: tensor<3x4xi1>, %c: tensor<i1>, %i: tensor<i32>, %j: tensor<i32>, %rows: tensor<4xi32>, %far: tensor<4x1xi32>) -> (tensor<3x2x4xbf16>, tensor<3x2xbf16>, tensor<2x3x4xbf16>, tensor<2x6xbf16>, tensor<1x1xbf16>, tensor<4x3xbf16>, tensor<bf16>, tensor<3x4xbf16>, tensor<2x3xbf16>, tensor<2x2xbf16>, tensor<3x4xbf16>, tensor<5x5xbf16>, tensor<3x8xbf16>, tensor<4x4xbf16>, tensor<4x4xbf16>, tensor<3x4xbf16>, tensor<3x4xbf16>, tensor<3x4xbf16>, tensor<i32>, tensor<bf16>, tensor<3x4xbf16>, tensor<3x4xbf16>, tensor<3x4xbf16>, tensor<3x4xui16>, tensor<3x4xbf16>, tensor<3x4x2xui8>, tensor<3x4xbf16>) {
%0 = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<3x4xbf16>) -> tensor<3x2x4xbf16>
%1 = stablehlo.broadcast_in_dim %p, dims = [] : (tensor<bf16>) -> tensor<3x2xbf16>
%2 = stablehlo.broadcast %x, sizes = [2] : (tensor<3x4xbf16>) -> tensor<2x3x4xbf16>
%3 = stablehlo.reshape %x : (tensor<3x4xbf16>) -> tensor<2x6xbf16>
%4 = stablehlo.reshape %p : (tensor<bf16>) -> tensor<1x1xbf16>
%5 = stablehlo.transpose %x, dims = [1, 0] : (tensor<3x4xbf16>) -> tensor<4x3xbf16>
%6 = stablehlo.transpose %p, dims = [] : (tensor<bf16>) -> tensor<bf16>
%7 = stablehlo.reverse %x, dims = [0, 1] : tensor<3x4xbf16>
%8 = stablehlo.slice %x [0:3:2, 1:4] : (tensor<3x4xbf16>) -> tensor<2x3xbf16>
%9 = stablehlo.dynamic_slice %x, %i, %j, sizes = [2, 2] : (tensor<3x4xbf16>, tensor<i32>, tensor<i32>) -> tensor<2x2xbf16>
%10 = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<3x4xbf16>, tensor<2x2xbf16>, tensor<i32>, tensor<i32>) -> tensor<3x4xbf16>
%11 = stablehlo.pad %x, %p, low = [1, -1], high = [-1, 2], interior = [1, 0] : (tensor<3x4xbf16>, tensor<bf16>) -> tensor<5x5xbf16>
%12 = stablehlo.concatenate %x, %y, dim = 1 : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> tensor<3x8xbf16>
%13 = "stablehlo.gather"(%x, %far) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xbf16>, tensor<4x1xi32>) -> tensor<4x4xbf16>
%14 = "stablehlo.torch_index_select"(%x, %rows) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<3x4xbf16>, tensor<4xi32>) -> tensor<4x4xbf16>
%15 = stablehlo.select %m, %x, %y : tensor<3x4xi1>, tensor<3x4xbf16>
%16 = stablehlo.select %c, %x, %y : tensor<i1>, tensor<3x4xbf16>
%17 = stablehlo.constant dense<"0x004080BF80BF404080BF80BF803F0040803F404000C00000"> : tensor<3x4xbf16>
%18 = stablehlo.get_dimension_size %x, dim = 1 : (tensor<3x4xbf16>) -> tensor<i32>
%19 = stablehlo.tuple %x, %p : tuple<tensor<3x4xbf16>, tensor<bf16>>
%20 = stablehlo.get_tuple_element %19[1] : (tuple<tensor<3x4xbf16>, tensor<bf16>>) -> tensor<bf16>
%21 = stablehlo.optimization_barrier %y : tensor<3x4xbf16>
%22 = stablehlo.convert %x : tensor<3x4xbf16>
%23 = stablehlo.iota dim = 1 : tensor<3x4xbf16>
%24 = stablehlo.bitcast_convert %x : (tensor<3x4xbf16>) -> tensor<3x4xui16>
%25 = stablehlo.bitcast_convert %x : (tensor<3x4xbf16>) -> tensor<3x4xbf16>
%26 = stablehlo.bitcast_convert %x : (tensor<3x4xbf16>) -> tensor<3x4x2xui8>
%27 = stablehlo.bitcast_convert %26 : (tensor<3x4x2xui8>) -> tensor<3x4xbf16>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %20, %21, %22, %23, %24, %25, %26, %27 : tensor<3x2x4xbf16>, tensor<3x2xbf16>, tensor<2x3x4xbf16>, tensor<2x6xbf16>, tensor<1x1xbf16>, tensor<4x3xbf16>, tensor<bf16>, tensor<3x4xbf16>, tensor<2x3xbf16>, tensor<2x2xbf16>, tensor<3x4xbf16>, tensor<5x5xbf16>, tensor<3x8xbf16>, tensor<4x4xbf16>, tensor<4x4xbf16>, tensor<3x4xbf16>, tensor<3x4xbf16>, tensor<3x4xbf16>, tensor<i32>, tensor<bf16>, tensor<3x4xbf16>, tensor<3x4xbf16>, tensor<3x4xbf16>, tensor<3x4xui16>, tensor<3x4xbf16>, tensor<3x4x2xui8>, tensor<3x4xbf16>
}
}
// -----
// combinations_bf16
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x4040803F00404040803F0040404080BF00C080BF80BF4040"> : tensor<3x4xbf16>
%z0 = stablehlo.constant dense<0.0> : tensor<3x4xbf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xbf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xbf16>
%c1 = stablehlo.constant dense<"0x803F803F803F803F803F803F803F0000000000000000803F"> : tensor<3x4xbf16>
%z1 = stablehlo.constant dense<0.0> : tensor<3x4xbf16>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xbf16>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xbf16>
%c2 = stablehlo.constant dense<"0x00000000803F0000803F803F803F0000000000000000803F803F0000803F0000803F803F803F803F"> : tensor<4x5xbf16>
%z2 = stablehlo.constant dense<0.0> : tensor<4x5xbf16>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4x5xbf16>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4x5xbf16>
%c3 = stablehlo.constant dense<"0x0000"> : tensor<bf16>
%z3 = stablehlo.constant dense<1.0> : tensor<bf16>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<bf16>
%a3 = stablehlo.optimization_barrier %s3 : tensor<bf16>
%c4 = stablehlo.constant dense<"0x0000000009000000FFFFFFFF00000000"> : tensor<4x1xi32>
%z4 = stablehlo.constant dense<0> : tensor<4x1xi32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<4x1xi32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<4x1xi32>
%c5 = stablehlo.constant dense<"0x803F0000803F803F0000000000000000803F000000000000803F803F803F0000"> : tensor<4x4xbf16>
%z5 = stablehlo.constant dense<0.0> : tensor<4x4xbf16>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<4x4xbf16>
%a5 = stablehlo.optimization_barrier %s5 : tensor<4x4xbf16>
%c6 = stablehlo.constant dense<"0x803F803F803F803F0000803F803F0000"> : tensor<8xbf16>
%z6 = stablehlo.constant dense<0.0> : tensor<8xbf16>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<8xbf16>
%a6 = stablehlo.optimization_barrier %s6 : tensor<8xbf16>
%c7 = stablehlo.constant dense<"0x00000000803F0000803F"> : tensor<5xbf16>
%z7 = stablehlo.constant dense<0.0> : tensor<5xbf16>
%s7 = stablehlo.select %live, %c7, %z7 : tensor<i1>, tensor<5xbf16>
%a7 = stablehlo.optimization_barrier %s7 : tensor<5xbf16>
%c8 = stablehlo.constant dense<"0x000000000100000002000000030000000000000001000000020000000300000000000000010000000200000003000000"> : tensor<3x4xi32>
%z8 = stablehlo.constant dense<0> : tensor<3x4xi32>
%s8 = stablehlo.select %live, %c8, %z8 : tensor<i1>, tensor<3x4xi32>
%a8 = stablehlo.optimization_barrier %s8 : tensor<3x4xi32>
%c9 = stablehlo.constant dense<"0x0100000002000000"> : tensor<2xi32>
%z9 = stablehlo.constant dense<0> : tensor<2xi32>
%s9 = stablehlo.select %live, %c9, %z9 : tensor<i1>, tensor<2xi32>
%a9 = stablehlo.optimization_barrier %s9 : tensor<2xi32>
%c10 = stablehlo.constant dense<"0x00000000803F0000803F803F803F0000000000000000803F803F0000803F0000803F803F803F803F0000803F803F803F803F0000803F803F0000803F803F803F00000000000000000000803F0000803F"> : tensor<2x4x5xbf16>
%z10 = stablehlo.constant dense<0.0> : tensor<2x4x5xbf16>
%s10 = stablehlo.select %live, %c10, %z10 : tensor<i1>, tensor<2x4x5xbf16>
%a10 = stablehlo.optimization_barrier %s10 : tensor<2x4x5xbf16>
%r:18 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10) : (tensor<3x4xbf16>, tensor<3x4xbf16>, tensor<4x5xbf16>, tensor<bf16>, tensor<4x1xi32>, tensor<4x4xbf16>, tensor<8xbf16>, tensor<5xbf16>, tensor<3x4xi32>, tensor<2xi32>, tensor<2x4x5xbf16>) -> (tensor<3xbf16>, tensor<bf16>, tensor<4xbf16>, tensor<2x3xbf16>, tensor<3x4xbf16>, tensor<8xbf16>, tensor<3x4xbf16>, tensor<3x4xi32>, tensor<3x4xbf16>, tensor<3x5xbf16>, tensor<3x5xbf16>, tensor<3x5xbf16>, tensor<4x3xbf16>, tensor<3xbf16>, tensor<3x5xbf16>, tensor<3x3x5xbf16>, tensor<3x2xbf16>, tensor<3x2xi32>)
%e0 = stablehlo.constant dense<"0x80404040803F"> : tensor<3xbf16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xbf16>, tensor<3xbf16>) -> ()
%e1 = stablehlo.constant dense<"0x0000"> : tensor<bf16>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<bf16>, tensor<bf16>) -> ()
%e2 = stablehlo.constant dense<"0x4040404040404040"> : tensor<4xbf16>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<4xbf16>, tensor<4xbf16>) -> ()
%e3 = stablehlo.constant dense<"0x00000000000000400040803F"> : tensor<2x3xbf16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> ()
%e4 = stablehlo.constant dense<"0x4040004040400040803F803F803F0000000000000000803F"> : tensor<3x4xbf16>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
%e5 = stablehlo.constant dense<"0x000000000000803F000000000000803F"> : tensor<8xbf16>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<8xbf16>, tensor<8xbf16>) -> ()
%e6 = stablehlo.constant dense<"0x803F00404040404080BF803F0040404000C080BF80BF4040"> : tensor<3x4xbf16>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
%e7 = stablehlo.constant dense<"0x010000000200000000000000030000000300000000000000010000000200000000000000010000000200000003000000"> : tensor<3x4xi32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
%e8 = stablehlo.constant dense<"0x804000404040804000404040804080BF00C080BF80BF8040"> : tensor<3x4xbf16>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
%e9 = stablehlo.constant dense<"0x803F40404040803F4040803F00400040000000400000803F803F803F803F"> : tensor<3x5xbf16>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x5xbf16>, tensor<3x5xbf16>) -> ()
%e10 = stablehlo.constant dense<"0x803F40404040803F4040803F00400040000000400000803F803F803F803F"> : tensor<3x5xbf16>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x5xbf16>, tensor<3x5xbf16>) -> ()
%e11 = stablehlo.constant dense<"0x803F40404040803F4040803F00400040000000400000803F803F803F803F"> : tensor<3x5xbf16>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<3x5xbf16>, tensor<3x5xbf16>) -> ()
%e12 = stablehlo.constant dense<"0x803F803F0000803F803F0000803F803F0000803F0000803F"> : tensor<4x3xbf16>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<4x3xbf16>, tensor<4x3xbf16>) -> ()
%e13 = stablehlo.constant dense<"0x80404040803F"> : tensor<3xbf16>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<3xbf16>, tensor<3xbf16>) -> ()
%e14 = stablehlo.constant dense<"0x803F40404040803F4040803F40400040803F004000000000803F0000803F"> : tensor<3x5xbf16>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<3x5xbf16>, tensor<3x5xbf16>) -> ()
%e15 = stablehlo.constant dense<"0x803F803F803F0000803F803F803F803F0000803F803F803F803F0000803F803F803F803F0000803F803F803F803F0000803F00000000803F0000803F0000000000000000000000000000000000000000803F803F000000000000"> : tensor<3x3x5xbf16>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x3x5xbf16>, tensor<3x3x5xbf16>) -> ()
%e16 = stablehlo.constant dense<"0x4040404040400040404080BF"> : tensor<3x2xbf16>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<3x2xbf16>, tensor<3x2xbf16>) -> ()
%e17 = stablehlo.constant dense<"0x000000000300000002000000010000000300000001000000"> : tensor<3x2xi32>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<3x2xi32>, tensor<3x2xi32>) -> ()
return
}
func.func private @f(%x: tensor<3x4xbf16>, %n: tensor<3x4xbf16>, %w: tensor<4x5xbf16>, %z: tensor<bf16>, %far: tensor<4x1xi32>, %u: tensor<4x4xbf16>, %line: tensor<8xbf16>, %source: tensor<5xbf16>, %places: tensor<3x4xi32>, %groups: tensor<2xi32>, %pair: tensor<2x4x5xbf16>) -> (tensor<3xbf16>, tensor<bf16>, tensor<4xbf16>, tensor<2x3xbf16>, tensor<3x4xbf16>, tensor<8xbf16>, tensor<3x4xbf16>, tensor<3x4xi32>, tensor<3x4xbf16>, tensor<3x5xbf16>, tensor<3x5xbf16>, tensor<3x5xbf16>, tensor<4x3xbf16>, tensor<3xbf16>, tensor<3x5xbf16>, tensor<3x3x5xbf16>, tensor<3x2xbf16>, tensor<3x2xi32>) {
%0 = stablehlo.reduce(%n init: %z) applies stablehlo.add across dimensions = [1] : (tensor<3x4xbf16>, tensor<bf16>) -> tensor<3xbf16>
%1 = stablehlo.reduce(%z init: %z) applies stablehlo.add across dimensions = [] : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
%2 = stablehlo.slice %x [0:1, 0:1] : (tensor<3x4xbf16>) -> tensor<1x1xbf16>
%3 = stablehlo.reshape %2 : (tensor<1x1xbf16>) -> tensor<bf16>
%4 = stablehlo.reduce(%x init: %3) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4xbf16>, tensor<bf16>) -> tensor<4xbf16>
%5 = "stablehlo.reduce_window"(%n, %z) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[1, 0], [-1, 1]]> : tensor<2x2xi64>}> ({
^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
%s = stablehlo.add %p, %q : tensor<bf16>
stablehlo.return %s : tensor<bf16>
}) : (tensor<3x4xbf16>, tensor<bf16>) -> tensor<2x3xbf16>
%6 = "stablehlo.scatter"(%n, %far, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
%s = stablehlo.add %p, %q : tensor<bf16>
stablehlo.return %s : tensor<bf16>
}) : (tensor<3x4xbf16>, tensor<4x1xi32>, tensor<4x4xbf16>) -> tensor<3x4xbf16>
%7 = "stablehlo.select_and_scatter"(%line, %source, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<1> : tensor<1x2xi64>}> ({
^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
%s = stablehlo.compare GE, %p, %q, TOTALORDER : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}, {
^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
%s = stablehlo.add %p, %q : tensor<bf16>
stablehlo.return %s : tensor<bf16>
}) : (tensor<8xbf16>, tensor<5xbf16>, tensor<bf16>) -> tensor<8xbf16>
%8:2 = "stablehlo.sort"(%x, %places) <{dimension = 1 : i64, is_stable = true}> ({
^bb0(%p: tensor<bf16>, %q: tensor<bf16>, %v: tensor<i32>, %vv: tensor<i32>):
%s = stablehlo.compare LT, %p, %q, TOTALORDER : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<3x4xbf16>, tensor<3x4xi32>) -> (tensor<3x4xbf16>, tensor<3x4xi32>)
%9 = "stablehlo.map"(%x, %n) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
%s = stablehlo.add %p, %q : tensor<bf16>
stablehlo.return %s : tensor<bf16>
}) : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> tensor<3x4xbf16>
%10 = stablehlo.dot_general %n, %w, contracting_dims = [1] x [0] : (tensor<3x4xbf16>, tensor<4x5xbf16>) -> tensor<3x5xbf16>
%11 = stablehlo.dot %n, %w : (tensor<3x4xbf16>, tensor<4x5xbf16>) -> tensor<3x5xbf16>
%12 = stablehlo.einsum %n, %w, config = "ab,bc->ac" : (tensor<3x4xbf16>, tensor<4x5xbf16>) -> tensor<3x5xbf16>
%13 = stablehlo.unary_einsum %n, config = "ab->ba" : (tensor<3x4xbf16>) -> tensor<4x3xbf16>
%14 = stablehlo.dot_general %n, %n, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> tensor<3xbf16>
%15 = "chlo.ragged_dot"(%n, %pair, %groups) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<3x4xbf16>, tensor<2x4x5xbf16>, tensor<2xi32>) -> tensor<3x5xbf16>
%16 = stablehlo.reshape %n : (tensor<3x4xbf16>) -> tensor<3x4x1xbf16>
%17 = stablehlo.slice %w [0:2, 0:5] : (tensor<4x5xbf16>) -> tensor<2x5xbf16>
%18 = stablehlo.reshape %17 : (tensor<2x5xbf16>) -> tensor<2x1x5xbf16>
%19 = stablehlo.convolution(%16, %18) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x4x1xbf16>, tensor<2x1x5xbf16>) -> tensor<3x3x5xbf16>
%20:2 = chlo.top_k(%x, k = 2) : tensor<3x4xbf16> -> (tensor<3x2xbf16>, tensor<3x2xi32>)
return %0, %1, %4, %5, %6, %7, %8#0, %8#1, %9, %10, %11, %12, %13, %14, %15, %19, %20#0, %20#1 : tensor<3xbf16>, tensor<bf16>, tensor<4xbf16>, tensor<2x3xbf16>, tensor<3x4xbf16>, tensor<8xbf16>, tensor<3x4xbf16>, tensor<3x4xi32>, tensor<3x4xbf16>, tensor<3x5xbf16>, tensor<3x5xbf16>, tensor<3x5xbf16>, tensor<4x3xbf16>, tensor<3xbf16>, tensor<3x5xbf16>, tensor<3x3x5xbf16>, tensor<3x2xbf16>, tensor<3x2xi32>
}
}
// -----
// carries_bf16
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0040004000C000400000803F"> : tensor<2x3xbf16>
%z0 = stablehlo.constant dense<0.0> : tensor<2x3xbf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x3xbf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x3xbf16>
%c1 = stablehlo.constant dense<"0x404040400040404000C00040"> : tensor<2x3xbf16>
%z1 = stablehlo.constant dense<0.0> : tensor<2x3xbf16>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x3xbf16>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x3xbf16>
%c2 = stablehlo.constant dense<> : tensor<0x3xbf16>
%z2 = stablehlo.constant dense<> : tensor<0x3xbf16>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<0x3xbf16>
%a2 = stablehlo.optimization_barrier %s2 : tensor<0x3xbf16>
%c3 = stablehlo.constant dense<"0x0000"> : tensor<bf16>
%z3 = stablehlo.constant dense<1.0> : tensor<bf16>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<bf16>
%a3 = stablehlo.optimization_barrier %s3 : tensor<bf16>
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
%r:16 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8) : (tensor<2x3xbf16>, tensor<2x3xbf16>, tensor<0x3xbf16>, tensor<bf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<i32>) -> (tensor<2x3xbf16>, tensor<2x3xbf16>, tensor<2x3xbf16>, tensor<2x3xbf16>, tensor<2x3xbf16>, tensor<2xbf16>, tensor<bf16>, tensor<2x3xbf16>, tensor<2x3xbf16>, tensor<3x0xbf16>, tensor<3xbf16>, tensor<2x3xbf16>, tensor<0x3xbf16>, tensor<0x3xbf16>, tensor<0x3xbf16>, tensor<3x3xbf16>)
%e0 = stablehlo.constant dense<"0x404040400040404000C00040"> : tensor<2x3xbf16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> ()
%e1 = stablehlo.constant dense<"0x0040004000C000400000803F"> : tensor<2x3xbf16>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> ()
%e2 = stablehlo.constant dense<"0x404040400040404000C00040"> : tensor<2x3xbf16>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> ()
%e3 = stablehlo.constant dense<"0x0040004000C000400000803F"> : tensor<2x3xbf16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> ()
%e4 = stablehlo.constant dense<"0x404040400040404000C00040"> : tensor<2x3xbf16>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> ()
%e5 = stablehlo.constant dense<"0x00408040"> : tensor<2xbf16>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2xbf16>, tensor<2xbf16>) -> ()
%e6 = stablehlo.constant dense<"0x8040"> : tensor<bf16>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<bf16>, tensor<bf16>) -> ()
%e7 = stablehlo.constant dense<"0x004000400040004000400040"> : tensor<2x3xbf16>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> ()
%e8 = stablehlo.constant dense<"0x0040004000C000400000803F"> : tensor<2x3xbf16>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> ()
%e9 = stablehlo.constant dense<> : tensor<3x0xbf16>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x0xbf16>, tensor<3x0xbf16>) -> ()
%e10 = stablehlo.constant dense<"0x000000000000"> : tensor<3xbf16>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3xbf16>, tensor<3xbf16>) -> ()
%e11 = stablehlo.constant dense<"0x000000000000000000000000"> : tensor<2x3xbf16>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> ()
%e12 = stablehlo.constant dense<> : tensor<0x3xbf16>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<0x3xbf16>, tensor<0x3xbf16>) -> ()
%e13 = stablehlo.constant dense<> : tensor<0x3xbf16>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<0x3xbf16>, tensor<0x3xbf16>) -> ()
%e14 = stablehlo.constant dense<> : tensor<0x3xbf16>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<0x3xbf16>, tensor<0x3xbf16>) -> ()
%e15 = stablehlo.constant dense<"0x000000000000000000000000000000000000"> : tensor<3x3xbf16>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x3xbf16>, tensor<3x3xbf16>) -> ()
return
}
func.func private @f(%x: tensor<2x3xbf16>, %y: tensor<2x3xbf16>, %none: tensor<0x3xbf16>, %zero: tensor<bf16>, %rounds: tensor<i32>, %one: tensor<i32>, %start: tensor<i32>, %no: tensor<i1>, %branch: tensor<i32>) -> (tensor<2x3xbf16>, tensor<2x3xbf16>, tensor<2x3xbf16>, tensor<2x3xbf16>, tensor<2x3xbf16>, tensor<2xbf16>, tensor<bf16>, tensor<2x3xbf16>, tensor<2x3xbf16>, tensor<3x0xbf16>, tensor<3xbf16>, tensor<2x3xbf16>, tensor<0x3xbf16>, tensor<0x3xbf16>, tensor<0x3xbf16>, tensor<3x3xbf16>) {
%0:3 = stablehlo.while(%i = %start, %a = %x, %b = %y) : tensor<i32>, tensor<2x3xbf16>, tensor<2x3xbf16>
cond {
%s = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
} do {
%s = stablehlo.add %i, %one : tensor<i32>
stablehlo.return %s, %b, %a : tensor<i32>, tensor<2x3xbf16>, tensor<2x3xbf16>
}
%1 = "stablehlo.if"(%no) ({
stablehlo.return %x : tensor<2x3xbf16>
}, {
stablehlo.return %y : tensor<2x3xbf16>
}) : (tensor<i1>) -> tensor<2x3xbf16>
%2 = "stablehlo.case"(%branch) ({
stablehlo.return %y : tensor<2x3xbf16>
}, {
stablehlo.return %y : tensor<2x3xbf16>
}, {
stablehlo.return %x : tensor<2x3xbf16>
}) : (tensor<i32>) -> tensor<2x3xbf16>
%3 = stablehlo.composite "own.swap" %x, %y {decomposition = @second} : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
%4 = stablehlo.slice %x [0:2, 0:1] : (tensor<2x3xbf16>) -> tensor<2x1xbf16>
%5 = stablehlo.reshape %4 : (tensor<2x1xbf16>) -> tensor<2xbf16>
%6:2 = chlo.scan(%5) inits(%zero) dimension=0 {
^bb0(%v: tensor<bf16>, %c: tensor<bf16>):
%s = stablehlo.add %v, %c : tensor<bf16>
stablehlo.return %s, %s : tensor<bf16>, tensor<bf16>
} : (tensor<2xbf16>, tensor<bf16>) -> (tensor<2xbf16>, tensor<bf16>)
%7 = "chlo.constant_like"(%x) <{value = 2.0 : bf16}> : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
%8 = stablehlo.concatenate %none, %x, dim = 0 : (tensor<0x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
%9 = stablehlo.transpose %none, dims = [1, 0] : (tensor<0x3xbf16>) -> tensor<3x0xbf16>
%10 = stablehlo.reduce(%none init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<0x3xbf16>, tensor<bf16>) -> tensor<3xbf16>
%11 = stablehlo.pad %none, %zero, low = [1, 0], high = [1, 0], interior = [0, 0] : (tensor<0x3xbf16>, tensor<bf16>) -> tensor<2x3xbf16>
%12 = stablehlo.slice %x [1:1, 0:3] : (tensor<2x3xbf16>) -> tensor<0x3xbf16>
%13 = stablehlo.add %none, %none : tensor<0x3xbf16>
%14 = "stablehlo.sort"(%none) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
%s = stablehlo.compare LT, %p, %q, TOTALORDER : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<0x3xbf16>) -> tensor<0x3xbf16>
%15 = stablehlo.transpose %none, dims = [1, 0] : (tensor<0x3xbf16>) -> tensor<3x0xbf16>
%16 = stablehlo.dot_general %15, %none, contracting_dims = [1] x [0] : (tensor<3x0xbf16>, tensor<0x3xbf16>) -> tensor<3x3xbf16>
return %0#1, %0#2, %1, %2, %3, %6#0, %6#1, %7, %8, %9, %10, %11, %12, %13, %14, %16 : tensor<2x3xbf16>, tensor<2x3xbf16>, tensor<2x3xbf16>, tensor<2x3xbf16>, tensor<2x3xbf16>, tensor<2xbf16>, tensor<bf16>, tensor<2x3xbf16>, tensor<2x3xbf16>, tensor<3x0xbf16>, tensor<3xbf16>, tensor<2x3xbf16>, tensor<0x3xbf16>, tensor<0x3xbf16>, tensor<0x3xbf16>, tensor<3x3xbf16>
}
func.func private @second(%p: tensor<2x3xbf16>, %q: tensor<2x3xbf16>) -> tensor<2x3xbf16> {
return %q : tensor<2x3xbf16>
}
}
// -----
// moves_f16
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0042003C00400042003C0040004200BC00C000BC00BC0042"> : tensor<3x4xf16>
%z0 = stablehlo.constant dense<0.0> : tensor<3x4xf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xf16>
%c1 = stablehlo.constant dense<"0x004000BC00BC004200BC00BC003C0040003C004200C00000"> : tensor<3x4xf16>
%z1 = stablehlo.constant dense<0.0> : tensor<3x4xf16>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xf16>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xf16>
%c2 = stablehlo.constant dense<"0x004000420042003C"> : tensor<2x2xf16>
%z2 = stablehlo.constant dense<0.0> : tensor<2x2xf16>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x2xf16>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x2xf16>
%c3 = stablehlo.constant dense<"0x0040"> : tensor<f16>
%z3 = stablehlo.constant dense<0.0> : tensor<f16>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<f16>
%a3 = stablehlo.optimization_barrier %s3 : tensor<f16>
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
%r:27 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9) : (tensor<3x4xf16>, tensor<3x4xf16>, tensor<2x2xf16>, tensor<f16>, tensor<3x4xi1>, tensor<i1>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4x1xi32>) -> (tensor<3x2x4xf16>, tensor<3x2xf16>, tensor<2x3x4xf16>, tensor<2x6xf16>, tensor<1x1xf16>, tensor<4x3xf16>, tensor<f16>, tensor<3x4xf16>, tensor<2x3xf16>, tensor<2x2xf16>, tensor<3x4xf16>, tensor<5x5xf16>, tensor<3x8xf16>, tensor<4x4xf16>, tensor<4x4xf16>, tensor<3x4xf16>, tensor<3x4xf16>, tensor<3x4xf16>, tensor<i32>, tensor<f16>, tensor<3x4xf16>, tensor<3x4xf16>, tensor<3x4xf16>, tensor<3x4xui16>, tensor<3x4xbf16>, tensor<3x4x2xui8>, tensor<3x4xf16>)
%e0 = stablehlo.constant dense<"0x0042003C004000420042003C00400042003C0040004200BC003C0040004200BC00C000BC00BC004200C000BC00BC0042"> : tensor<3x2x4xf16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3x2x4xf16>, tensor<3x2x4xf16>) -> ()
%e1 = stablehlo.constant dense<"0x004000400040004000400040"> : tensor<3x2xf16>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x2xf16>, tensor<3x2xf16>) -> ()
%e2 = stablehlo.constant dense<"0x0042003C00400042003C0040004200BC00C000BC00BC00420042003C00400042003C0040004200BC00C000BC00BC0042"> : tensor<2x3x4xf16>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3x4xf16>, tensor<2x3x4xf16>) -> ()
%e3 = stablehlo.constant dense<"0x0042003C00400042003C0040004200BC00C000BC00BC0042"> : tensor<2x6xf16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x6xf16>, tensor<2x6xf16>) -> ()
%e4 = stablehlo.constant dense<"0x0040"> : tensor<1x1xf16>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<1x1xf16>, tensor<1x1xf16>) -> ()
%e5 = stablehlo.constant dense<"0x0042003C00C0003C004000BC0040004200BC004200BC0042"> : tensor<4x3xf16>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<4x3xf16>, tensor<4x3xf16>) -> ()
%e6 = stablehlo.constant dense<"0x0040"> : tensor<f16>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<f16>, tensor<f16>) -> ()
%e7 = stablehlo.constant dense<"0x004200BC00BC00C000BC00420040003C00420040003C0042"> : tensor<3x4xf16>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
%e8 = stablehlo.constant dense<"0x003C0040004200BC00BC0042"> : tensor<2x3xf16>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3xf16>, tensor<2x3xf16>) -> ()
%e9 = stablehlo.constant dense<"0x00400042004200BC"> : tensor<2x2xf16>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<2x2xf16>, tensor<2x2xf16>) -> ()
%e10 = stablehlo.constant dense<"0x0042003C00400042003C00400042003C00C000BC00BC0042"> : tensor<3x4xf16>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
%e11 = stablehlo.constant dense<"0x00400040004000400040003C0040004200400040004000400040004000400040004200BC0040004000400040004000400040"> : tensor<5x5xf16>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<5x5xf16>, tensor<5x5xf16>) -> ()
%e12 = stablehlo.constant dense<"0x0042003C00400042004000BC00BC0042003C0040004200BC00BC00BC003C004000C000BC00BC0042003C004200C00000"> : tensor<3x8xf16>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<3x8xf16>, tensor<3x8xf16>) -> ()
%e13 = stablehlo.constant dense<"0x0042003C0040004200C000BC00BC00420042003C0040004200C000BC00BC0042"> : tensor<4x4xf16>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<4x4xf16>, tensor<4x4xf16>) -> ()
%e14 = stablehlo.constant dense<"0x00C000BC00BC00420042003C0040004200C000BC00BC0042003C0040004200BC"> : tensor<4x4xf16>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<4x4xf16>, tensor<4x4xf16>) -> ()
%e15 = stablehlo.constant dense<"0x0040003C0040004200BC00BC004200BC003C004200BC0000"> : tensor<3x4xf16>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
%e16 = stablehlo.constant dense<"0x0042003C00400042003C0040004200BC00C000BC00BC0042"> : tensor<3x4xf16>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
%e17 = stablehlo.constant dense<"0x004000BC00BC004200BC00BC003C0040003C004200C00000"> : tensor<3x4xf16>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
%e18 = stablehlo.constant dense<"0x04000000"> : tensor<i32>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
%e19 = stablehlo.constant dense<"0x0040"> : tensor<f16>
stablehlo.custom_call @check.expect_eq(%r#19, %e19) {has_side_effect = true} : (tensor<f16>, tensor<f16>) -> ()
%e20 = stablehlo.constant dense<"0x004000BC00BC004200BC00BC003C0040003C004200C00000"> : tensor<3x4xf16>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
%e21 = stablehlo.constant dense<"0x0042003C00400042003C0040004200BC00C000BC00BC0042"> : tensor<3x4xf16>
stablehlo.custom_call @check.expect_eq(%r#21, %e21) {has_side_effect = true} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
%e22 = stablehlo.constant dense<"0x0000003C004000420000003C004000420000003C00400042"> : tensor<3x4xf16>
stablehlo.custom_call @check.expect_eq(%r#22, %e22) {has_side_effect = true} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
%e23 = stablehlo.constant dense<"0x0042003C00400042003C0040004200BC00C000BC00BC0042"> : tensor<3x4xui16>
stablehlo.custom_call @check.expect_eq(%r#23, %e23) {has_side_effect = true} : (tensor<3x4xui16>, tensor<3x4xui16>) -> ()
%e24 = stablehlo.constant dense<"0x0042003C00400042003C0040004200BC00C000BC00BC0042"> : tensor<3x4xbf16>
stablehlo.custom_call @check.expect_eq(%r#24, %e24) {has_side_effect = true} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
%e25 = stablehlo.constant dense<"0x0042003C00400042003C0040004200BC00C000BC00BC0042"> : tensor<3x4x2xui8>
stablehlo.custom_call @check.expect_eq(%r#25, %e25) {has_side_effect = true} : (tensor<3x4x2xui8>, tensor<3x4x2xui8>) -> ()
%e26 = stablehlo.constant dense<"0x0042003C00400042003C0040004200BC00C000BC00BC0042"> : tensor<3x4xf16>
stablehlo.custom_call @check.expect_eq(%r#26, %e26) {has_side_effect = true} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
return
}
func.func private @f(%x: tensor<3x4xf16>, %y: tensor<3x4xf16>, %u: tensor<2x2xf16>, %p: tensor<f16>, %m: tensor<3x4xi1>, %c: tensor<i1>, %i: tensor<i32>, %j: tensor<i32>, %rows: tensor<4xi32>, %far: tensor<4x1xi32>) -> (tensor<3x2x4xf16>, tensor<3x2xf16>, tensor<2x3x4xf16>, tensor<2x6xf16>, tensor<1x1xf16>, tensor<4x3xf16>, tensor<f16>, tensor<3x4xf16>, tensor<2x3xf16>, tensor<2x2xf16>, tensor<3x4xf16>, tensor<5x5xf16>, tensor<3x8xf16>, tensor<4x4xf16>, tensor<4x4xf16>, tensor<3x4xf16>, tensor<3x4xf16>, tensor<3x4xf16>, tensor<i32>, tensor<f16>, tensor<3x4xf16>, tensor<3x4xf16>, tensor<3x4xf16>, tensor<3x4xui16>, tensor<3x4xbf16>, tensor<3x4x2xui8>, tensor<3x4xf16>) {
%0 = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<3x4xf16>) -> tensor<3x2x4xf16>
%1 = stablehlo.broadcast_in_dim %p, dims = [] : (tensor<f16>) -> tensor<3x2xf16>
%2 = stablehlo.broadcast %x, sizes = [2] : (tensor<3x4xf16>) -> tensor<2x3x4xf16>
%3 = stablehlo.reshape %x : (tensor<3x4xf16>) -> tensor<2x6xf16>
%4 = stablehlo.reshape %p : (tensor<f16>) -> tensor<1x1xf16>
%5 = stablehlo.transpose %x, dims = [1, 0] : (tensor<3x4xf16>) -> tensor<4x3xf16>
%6 = stablehlo.transpose %p, dims = [] : (tensor<f16>) -> tensor<f16>
%7 = stablehlo.reverse %x, dims = [0, 1] : tensor<3x4xf16>
%8 = stablehlo.slice %x [0:3:2, 1:4] : (tensor<3x4xf16>) -> tensor<2x3xf16>
%9 = stablehlo.dynamic_slice %x, %i, %j, sizes = [2, 2] : (tensor<3x4xf16>, tensor<i32>, tensor<i32>) -> tensor<2x2xf16>
%10 = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<3x4xf16>, tensor<2x2xf16>, tensor<i32>, tensor<i32>) -> tensor<3x4xf16>
%11 = stablehlo.pad %x, %p, low = [1, -1], high = [-1, 2], interior = [1, 0] : (tensor<3x4xf16>, tensor<f16>) -> tensor<5x5xf16>
%12 = stablehlo.concatenate %x, %y, dim = 1 : (tensor<3x4xf16>, tensor<3x4xf16>) -> tensor<3x8xf16>
%13 = "stablehlo.gather"(%x, %far) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xf16>, tensor<4x1xi32>) -> tensor<4x4xf16>
%14 = "stablehlo.torch_index_select"(%x, %rows) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<3x4xf16>, tensor<4xi32>) -> tensor<4x4xf16>
%15 = stablehlo.select %m, %x, %y : tensor<3x4xi1>, tensor<3x4xf16>
%16 = stablehlo.select %c, %x, %y : tensor<i1>, tensor<3x4xf16>
%17 = stablehlo.constant dense<"0x004000BC00BC004200BC00BC003C0040003C004200C00000"> : tensor<3x4xf16>
%18 = stablehlo.get_dimension_size %x, dim = 1 : (tensor<3x4xf16>) -> tensor<i32>
%19 = stablehlo.tuple %x, %p : tuple<tensor<3x4xf16>, tensor<f16>>
%20 = stablehlo.get_tuple_element %19[1] : (tuple<tensor<3x4xf16>, tensor<f16>>) -> tensor<f16>
%21 = stablehlo.optimization_barrier %y : tensor<3x4xf16>
%22 = stablehlo.convert %x : tensor<3x4xf16>
%23 = stablehlo.iota dim = 1 : tensor<3x4xf16>
%24 = stablehlo.bitcast_convert %x : (tensor<3x4xf16>) -> tensor<3x4xui16>
%25 = stablehlo.bitcast_convert %x : (tensor<3x4xf16>) -> tensor<3x4xbf16>
%26 = stablehlo.bitcast_convert %x : (tensor<3x4xf16>) -> tensor<3x4x2xui8>
%27 = stablehlo.bitcast_convert %26 : (tensor<3x4x2xui8>) -> tensor<3x4xf16>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %20, %21, %22, %23, %24, %25, %26, %27 : tensor<3x2x4xf16>, tensor<3x2xf16>, tensor<2x3x4xf16>, tensor<2x6xf16>, tensor<1x1xf16>, tensor<4x3xf16>, tensor<f16>, tensor<3x4xf16>, tensor<2x3xf16>, tensor<2x2xf16>, tensor<3x4xf16>, tensor<5x5xf16>, tensor<3x8xf16>, tensor<4x4xf16>, tensor<4x4xf16>, tensor<3x4xf16>, tensor<3x4xf16>, tensor<3x4xf16>, tensor<i32>, tensor<f16>, tensor<3x4xf16>, tensor<3x4xf16>, tensor<3x4xf16>, tensor<3x4xui16>, tensor<3x4xbf16>, tensor<3x4x2xui8>, tensor<3x4xf16>
}
}
// -----
// combinations_f16
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0042003C00400042003C0040004200BC00C000BC00BC0042"> : tensor<3x4xf16>
%z0 = stablehlo.constant dense<0.0> : tensor<3x4xf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xf16>
%c1 = stablehlo.constant dense<"0x003C003C003C003C003C003C003C0000000000000000003C"> : tensor<3x4xf16>
%z1 = stablehlo.constant dense<0.0> : tensor<3x4xf16>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xf16>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xf16>
%c2 = stablehlo.constant dense<"0x00000000003C0000003C003C003C0000000000000000003C003C0000003C0000003C003C003C003C"> : tensor<4x5xf16>
%z2 = stablehlo.constant dense<0.0> : tensor<4x5xf16>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4x5xf16>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4x5xf16>
%c3 = stablehlo.constant dense<"0x0000"> : tensor<f16>
%z3 = stablehlo.constant dense<1.0> : tensor<f16>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<f16>
%a3 = stablehlo.optimization_barrier %s3 : tensor<f16>
%c4 = stablehlo.constant dense<"0x0000000009000000FFFFFFFF00000000"> : tensor<4x1xi32>
%z4 = stablehlo.constant dense<0> : tensor<4x1xi32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<4x1xi32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<4x1xi32>
%c5 = stablehlo.constant dense<"0x003C0000003C003C0000000000000000003C000000000000003C003C003C0000"> : tensor<4x4xf16>
%z5 = stablehlo.constant dense<0.0> : tensor<4x4xf16>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<4x4xf16>
%a5 = stablehlo.optimization_barrier %s5 : tensor<4x4xf16>
%c6 = stablehlo.constant dense<"0x003C003C003C003C0000003C003C0000"> : tensor<8xf16>
%z6 = stablehlo.constant dense<0.0> : tensor<8xf16>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<8xf16>
%a6 = stablehlo.optimization_barrier %s6 : tensor<8xf16>
%c7 = stablehlo.constant dense<"0x00000000003C0000003C"> : tensor<5xf16>
%z7 = stablehlo.constant dense<0.0> : tensor<5xf16>
%s7 = stablehlo.select %live, %c7, %z7 : tensor<i1>, tensor<5xf16>
%a7 = stablehlo.optimization_barrier %s7 : tensor<5xf16>
%c8 = stablehlo.constant dense<"0x000000000100000002000000030000000000000001000000020000000300000000000000010000000200000003000000"> : tensor<3x4xi32>
%z8 = stablehlo.constant dense<0> : tensor<3x4xi32>
%s8 = stablehlo.select %live, %c8, %z8 : tensor<i1>, tensor<3x4xi32>
%a8 = stablehlo.optimization_barrier %s8 : tensor<3x4xi32>
%c9 = stablehlo.constant dense<"0x0100000002000000"> : tensor<2xi32>
%z9 = stablehlo.constant dense<0> : tensor<2xi32>
%s9 = stablehlo.select %live, %c9, %z9 : tensor<i1>, tensor<2xi32>
%a9 = stablehlo.optimization_barrier %s9 : tensor<2xi32>
%c10 = stablehlo.constant dense<"0x00000000003C0000003C003C003C0000000000000000003C003C0000003C0000003C003C003C003C0000003C003C003C003C0000003C003C0000003C003C003C00000000000000000000003C0000003C"> : tensor<2x4x5xf16>
%z10 = stablehlo.constant dense<0.0> : tensor<2x4x5xf16>
%s10 = stablehlo.select %live, %c10, %z10 : tensor<i1>, tensor<2x4x5xf16>
%a10 = stablehlo.optimization_barrier %s10 : tensor<2x4x5xf16>
%r:18 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10) : (tensor<3x4xf16>, tensor<3x4xf16>, tensor<4x5xf16>, tensor<f16>, tensor<4x1xi32>, tensor<4x4xf16>, tensor<8xf16>, tensor<5xf16>, tensor<3x4xi32>, tensor<2xi32>, tensor<2x4x5xf16>) -> (tensor<3xf16>, tensor<f16>, tensor<4xf16>, tensor<2x3xf16>, tensor<3x4xf16>, tensor<8xf16>, tensor<3x4xf16>, tensor<3x4xi32>, tensor<3x4xf16>, tensor<3x5xf16>, tensor<3x5xf16>, tensor<3x5xf16>, tensor<4x3xf16>, tensor<3xf16>, tensor<3x5xf16>, tensor<3x3x5xf16>, tensor<3x2xf16>, tensor<3x2xi32>)
%e0 = stablehlo.constant dense<"0x00440042003C"> : tensor<3xf16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xf16>, tensor<3xf16>) -> ()
%e1 = stablehlo.constant dense<"0x0000"> : tensor<f16>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<f16>, tensor<f16>) -> ()
%e2 = stablehlo.constant dense<"0x0042004200420042"> : tensor<4xf16>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<4xf16>, tensor<4xf16>) -> ()
%e3 = stablehlo.constant dense<"0x00000000000000400040003C"> : tensor<2x3xf16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x3xf16>, tensor<2x3xf16>) -> ()
%e4 = stablehlo.constant dense<"0x0042004000420040003C003C003C0000000000000000003C"> : tensor<3x4xf16>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
%e5 = stablehlo.constant dense<"0x000000000000003C000000000000003C"> : tensor<8xf16>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<8xf16>, tensor<8xf16>) -> ()
%e6 = stablehlo.constant dense<"0x003C00400042004200BC003C0040004200C000BC00BC0042"> : tensor<3x4xf16>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
%e7 = stablehlo.constant dense<"0x010000000200000000000000030000000300000000000000010000000200000000000000010000000200000003000000"> : tensor<3x4xi32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
%e8 = stablehlo.constant dense<"0x004400400042004400400042004400BC00C000BC00BC0044"> : tensor<3x4xf16>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
%e9 = stablehlo.constant dense<"0x003C00420042003C0042003C00400040000000400000003C003C003C003C"> : tensor<3x5xf16>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x5xf16>, tensor<3x5xf16>) -> ()
%e10 = stablehlo.constant dense<"0x003C00420042003C0042003C00400040000000400000003C003C003C003C"> : tensor<3x5xf16>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x5xf16>, tensor<3x5xf16>) -> ()
%e11 = stablehlo.constant dense<"0x003C00420042003C0042003C00400040000000400000003C003C003C003C"> : tensor<3x5xf16>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<3x5xf16>, tensor<3x5xf16>) -> ()
%e12 = stablehlo.constant dense<"0x003C003C0000003C003C0000003C003C0000003C0000003C"> : tensor<4x3xf16>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<4x3xf16>, tensor<4x3xf16>) -> ()
%e13 = stablehlo.constant dense<"0x00440042003C"> : tensor<3xf16>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<3xf16>, tensor<3xf16>) -> ()
%e14 = stablehlo.constant dense<"0x003C00420042003C0042003C00420040003C004000000000003C0000003C"> : tensor<3x5xf16>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<3x5xf16>, tensor<3x5xf16>) -> ()
%e15 = stablehlo.constant dense<"0x003C003C003C0000003C003C003C003C0000003C003C003C003C0000003C003C003C003C0000003C003C003C003C0000003C00000000003C0000003C0000000000000000000000000000000000000000003C003C000000000000"> : tensor<3x3x5xf16>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x3x5xf16>, tensor<3x3x5xf16>) -> ()
%e16 = stablehlo.constant dense<"0x0042004200420040004200BC"> : tensor<3x2xf16>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<3x2xf16>, tensor<3x2xf16>) -> ()
%e17 = stablehlo.constant dense<"0x000000000300000002000000010000000300000001000000"> : tensor<3x2xi32>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<3x2xi32>, tensor<3x2xi32>) -> ()
return
}
func.func private @f(%x: tensor<3x4xf16>, %n: tensor<3x4xf16>, %w: tensor<4x5xf16>, %z: tensor<f16>, %far: tensor<4x1xi32>, %u: tensor<4x4xf16>, %line: tensor<8xf16>, %source: tensor<5xf16>, %places: tensor<3x4xi32>, %groups: tensor<2xi32>, %pair: tensor<2x4x5xf16>) -> (tensor<3xf16>, tensor<f16>, tensor<4xf16>, tensor<2x3xf16>, tensor<3x4xf16>, tensor<8xf16>, tensor<3x4xf16>, tensor<3x4xi32>, tensor<3x4xf16>, tensor<3x5xf16>, tensor<3x5xf16>, tensor<3x5xf16>, tensor<4x3xf16>, tensor<3xf16>, tensor<3x5xf16>, tensor<3x3x5xf16>, tensor<3x2xf16>, tensor<3x2xi32>) {
%0 = stablehlo.reduce(%n init: %z) applies stablehlo.add across dimensions = [1] : (tensor<3x4xf16>, tensor<f16>) -> tensor<3xf16>
%1 = stablehlo.reduce(%z init: %z) applies stablehlo.add across dimensions = [] : (tensor<f16>, tensor<f16>) -> tensor<f16>
%2 = stablehlo.slice %x [0:1, 0:1] : (tensor<3x4xf16>) -> tensor<1x1xf16>
%3 = stablehlo.reshape %2 : (tensor<1x1xf16>) -> tensor<f16>
%4 = stablehlo.reduce(%x init: %3) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4xf16>, tensor<f16>) -> tensor<4xf16>
%5 = "stablehlo.reduce_window"(%n, %z) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[1, 0], [-1, 1]]> : tensor<2x2xi64>}> ({
^bb0(%p: tensor<f16>, %q: tensor<f16>):
%s = stablehlo.add %p, %q : tensor<f16>
stablehlo.return %s : tensor<f16>
}) : (tensor<3x4xf16>, tensor<f16>) -> tensor<2x3xf16>
%6 = "stablehlo.scatter"(%n, %far, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
^bb0(%p: tensor<f16>, %q: tensor<f16>):
%s = stablehlo.add %p, %q : tensor<f16>
stablehlo.return %s : tensor<f16>
}) : (tensor<3x4xf16>, tensor<4x1xi32>, tensor<4x4xf16>) -> tensor<3x4xf16>
%7 = "stablehlo.select_and_scatter"(%line, %source, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<1> : tensor<1x2xi64>}> ({
^bb0(%p: tensor<f16>, %q: tensor<f16>):
%s = stablehlo.compare GE, %p, %q, TOTALORDER : (tensor<f16>, tensor<f16>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}, {
^bb0(%p: tensor<f16>, %q: tensor<f16>):
%s = stablehlo.add %p, %q : tensor<f16>
stablehlo.return %s : tensor<f16>
}) : (tensor<8xf16>, tensor<5xf16>, tensor<f16>) -> tensor<8xf16>
%8:2 = "stablehlo.sort"(%x, %places) <{dimension = 1 : i64, is_stable = true}> ({
^bb0(%p: tensor<f16>, %q: tensor<f16>, %v: tensor<i32>, %vv: tensor<i32>):
%s = stablehlo.compare LT, %p, %q, TOTALORDER : (tensor<f16>, tensor<f16>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<3x4xf16>, tensor<3x4xi32>) -> (tensor<3x4xf16>, tensor<3x4xi32>)
%9 = "stablehlo.map"(%x, %n) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%p: tensor<f16>, %q: tensor<f16>):
%s = stablehlo.add %p, %q : tensor<f16>
stablehlo.return %s : tensor<f16>
}) : (tensor<3x4xf16>, tensor<3x4xf16>) -> tensor<3x4xf16>
%10 = stablehlo.dot_general %n, %w, contracting_dims = [1] x [0] : (tensor<3x4xf16>, tensor<4x5xf16>) -> tensor<3x5xf16>
%11 = stablehlo.dot %n, %w : (tensor<3x4xf16>, tensor<4x5xf16>) -> tensor<3x5xf16>
%12 = stablehlo.einsum %n, %w, config = "ab,bc->ac" : (tensor<3x4xf16>, tensor<4x5xf16>) -> tensor<3x5xf16>
%13 = stablehlo.unary_einsum %n, config = "ab->ba" : (tensor<3x4xf16>) -> tensor<4x3xf16>
%14 = stablehlo.dot_general %n, %n, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<3x4xf16>, tensor<3x4xf16>) -> tensor<3xf16>
%15 = "chlo.ragged_dot"(%n, %pair, %groups) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<3x4xf16>, tensor<2x4x5xf16>, tensor<2xi32>) -> tensor<3x5xf16>
%16 = stablehlo.reshape %n : (tensor<3x4xf16>) -> tensor<3x4x1xf16>
%17 = stablehlo.slice %w [0:2, 0:5] : (tensor<4x5xf16>) -> tensor<2x5xf16>
%18 = stablehlo.reshape %17 : (tensor<2x5xf16>) -> tensor<2x1x5xf16>
%19 = stablehlo.convolution(%16, %18) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x4x1xf16>, tensor<2x1x5xf16>) -> tensor<3x3x5xf16>
%20:2 = chlo.top_k(%x, k = 2) : tensor<3x4xf16> -> (tensor<3x2xf16>, tensor<3x2xi32>)
return %0, %1, %4, %5, %6, %7, %8#0, %8#1, %9, %10, %11, %12, %13, %14, %15, %19, %20#0, %20#1 : tensor<3xf16>, tensor<f16>, tensor<4xf16>, tensor<2x3xf16>, tensor<3x4xf16>, tensor<8xf16>, tensor<3x4xf16>, tensor<3x4xi32>, tensor<3x4xf16>, tensor<3x5xf16>, tensor<3x5xf16>, tensor<3x5xf16>, tensor<4x3xf16>, tensor<3xf16>, tensor<3x5xf16>, tensor<3x3x5xf16>, tensor<3x2xf16>, tensor<3x2xi32>
}
}
// -----
// carries_f16
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0040004000C000400000003C"> : tensor<2x3xf16>
%z0 = stablehlo.constant dense<0.0> : tensor<2x3xf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x3xf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x3xf16>
%c1 = stablehlo.constant dense<"0x004200420040004200C00040"> : tensor<2x3xf16>
%z1 = stablehlo.constant dense<0.0> : tensor<2x3xf16>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x3xf16>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x3xf16>
%c2 = stablehlo.constant dense<> : tensor<0x3xf16>
%z2 = stablehlo.constant dense<> : tensor<0x3xf16>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<0x3xf16>
%a2 = stablehlo.optimization_barrier %s2 : tensor<0x3xf16>
%c3 = stablehlo.constant dense<"0x0000"> : tensor<f16>
%z3 = stablehlo.constant dense<1.0> : tensor<f16>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<f16>
%a3 = stablehlo.optimization_barrier %s3 : tensor<f16>
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
%r:16 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8) : (tensor<2x3xf16>, tensor<2x3xf16>, tensor<0x3xf16>, tensor<f16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<i32>) -> (tensor<2x3xf16>, tensor<2x3xf16>, tensor<2x3xf16>, tensor<2x3xf16>, tensor<2x3xf16>, tensor<2xf16>, tensor<f16>, tensor<2x3xf16>, tensor<2x3xf16>, tensor<3x0xf16>, tensor<3xf16>, tensor<2x3xf16>, tensor<0x3xf16>, tensor<0x3xf16>, tensor<0x3xf16>, tensor<3x3xf16>)
%e0 = stablehlo.constant dense<"0x004200420040004200C00040"> : tensor<2x3xf16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x3xf16>, tensor<2x3xf16>) -> ()
%e1 = stablehlo.constant dense<"0x0040004000C000400000003C"> : tensor<2x3xf16>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x3xf16>, tensor<2x3xf16>) -> ()
%e2 = stablehlo.constant dense<"0x004200420040004200C00040"> : tensor<2x3xf16>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3xf16>, tensor<2x3xf16>) -> ()
%e3 = stablehlo.constant dense<"0x0040004000C000400000003C"> : tensor<2x3xf16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x3xf16>, tensor<2x3xf16>) -> ()
%e4 = stablehlo.constant dense<"0x004200420040004200C00040"> : tensor<2x3xf16>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x3xf16>, tensor<2x3xf16>) -> ()
%e5 = stablehlo.constant dense<"0x00400044"> : tensor<2xf16>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2xf16>, tensor<2xf16>) -> ()
%e6 = stablehlo.constant dense<"0x0044"> : tensor<f16>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<f16>, tensor<f16>) -> ()
%e7 = stablehlo.constant dense<"0x004000400040004000400040"> : tensor<2x3xf16>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x3xf16>, tensor<2x3xf16>) -> ()
%e8 = stablehlo.constant dense<"0x0040004000C000400000003C"> : tensor<2x3xf16>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3xf16>, tensor<2x3xf16>) -> ()
%e9 = stablehlo.constant dense<> : tensor<3x0xf16>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x0xf16>, tensor<3x0xf16>) -> ()
%e10 = stablehlo.constant dense<"0x000000000000"> : tensor<3xf16>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3xf16>, tensor<3xf16>) -> ()
%e11 = stablehlo.constant dense<"0x000000000000000000000000"> : tensor<2x3xf16>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x3xf16>, tensor<2x3xf16>) -> ()
%e12 = stablehlo.constant dense<> : tensor<0x3xf16>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<0x3xf16>, tensor<0x3xf16>) -> ()
%e13 = stablehlo.constant dense<> : tensor<0x3xf16>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<0x3xf16>, tensor<0x3xf16>) -> ()
%e14 = stablehlo.constant dense<> : tensor<0x3xf16>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<0x3xf16>, tensor<0x3xf16>) -> ()
%e15 = stablehlo.constant dense<"0x000000000000000000000000000000000000"> : tensor<3x3xf16>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x3xf16>, tensor<3x3xf16>) -> ()
return
}
func.func private @f(%x: tensor<2x3xf16>, %y: tensor<2x3xf16>, %none: tensor<0x3xf16>, %zero: tensor<f16>, %rounds: tensor<i32>, %one: tensor<i32>, %start: tensor<i32>, %no: tensor<i1>, %branch: tensor<i32>) -> (tensor<2x3xf16>, tensor<2x3xf16>, tensor<2x3xf16>, tensor<2x3xf16>, tensor<2x3xf16>, tensor<2xf16>, tensor<f16>, tensor<2x3xf16>, tensor<2x3xf16>, tensor<3x0xf16>, tensor<3xf16>, tensor<2x3xf16>, tensor<0x3xf16>, tensor<0x3xf16>, tensor<0x3xf16>, tensor<3x3xf16>) {
%0:3 = stablehlo.while(%i = %start, %a = %x, %b = %y) : tensor<i32>, tensor<2x3xf16>, tensor<2x3xf16>
cond {
%s = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
} do {
%s = stablehlo.add %i, %one : tensor<i32>
stablehlo.return %s, %b, %a : tensor<i32>, tensor<2x3xf16>, tensor<2x3xf16>
}
%1 = "stablehlo.if"(%no) ({
stablehlo.return %x : tensor<2x3xf16>
}, {
stablehlo.return %y : tensor<2x3xf16>
}) : (tensor<i1>) -> tensor<2x3xf16>
%2 = "stablehlo.case"(%branch) ({
stablehlo.return %y : tensor<2x3xf16>
}, {
stablehlo.return %y : tensor<2x3xf16>
}, {
stablehlo.return %x : tensor<2x3xf16>
}) : (tensor<i32>) -> tensor<2x3xf16>
%3 = stablehlo.composite "own.swap" %x, %y {decomposition = @second} : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
%4 = stablehlo.slice %x [0:2, 0:1] : (tensor<2x3xf16>) -> tensor<2x1xf16>
%5 = stablehlo.reshape %4 : (tensor<2x1xf16>) -> tensor<2xf16>
%6:2 = chlo.scan(%5) inits(%zero) dimension=0 {
^bb0(%v: tensor<f16>, %c: tensor<f16>):
%s = stablehlo.add %v, %c : tensor<f16>
stablehlo.return %s, %s : tensor<f16>, tensor<f16>
} : (tensor<2xf16>, tensor<f16>) -> (tensor<2xf16>, tensor<f16>)
%7 = "chlo.constant_like"(%x) <{value = 2.0 : f16}> : (tensor<2x3xf16>) -> tensor<2x3xf16>
%8 = stablehlo.concatenate %none, %x, dim = 0 : (tensor<0x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
%9 = stablehlo.transpose %none, dims = [1, 0] : (tensor<0x3xf16>) -> tensor<3x0xf16>
%10 = stablehlo.reduce(%none init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<0x3xf16>, tensor<f16>) -> tensor<3xf16>
%11 = stablehlo.pad %none, %zero, low = [1, 0], high = [1, 0], interior = [0, 0] : (tensor<0x3xf16>, tensor<f16>) -> tensor<2x3xf16>
%12 = stablehlo.slice %x [1:1, 0:3] : (tensor<2x3xf16>) -> tensor<0x3xf16>
%13 = stablehlo.add %none, %none : tensor<0x3xf16>
%14 = "stablehlo.sort"(%none) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%p: tensor<f16>, %q: tensor<f16>):
%s = stablehlo.compare LT, %p, %q, TOTALORDER : (tensor<f16>, tensor<f16>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<0x3xf16>) -> tensor<0x3xf16>
%15 = stablehlo.transpose %none, dims = [1, 0] : (tensor<0x3xf16>) -> tensor<3x0xf16>
%16 = stablehlo.dot_general %15, %none, contracting_dims = [1] x [0] : (tensor<3x0xf16>, tensor<0x3xf16>) -> tensor<3x3xf16>
return %0#1, %0#2, %1, %2, %3, %6#0, %6#1, %7, %8, %9, %10, %11, %12, %13, %14, %16 : tensor<2x3xf16>, tensor<2x3xf16>, tensor<2x3xf16>, tensor<2x3xf16>, tensor<2x3xf16>, tensor<2xf16>, tensor<f16>, tensor<2x3xf16>, tensor<2x3xf16>, tensor<3x0xf16>, tensor<3xf16>, tensor<2x3xf16>, tensor<0x3xf16>, tensor<0x3xf16>, tensor<0x3xf16>, tensor<3x3xf16>
}
func.func private @second(%p: tensor<2x3xf16>, %q: tensor<2x3xf16>) -> tensor<2x3xf16> {
return %q : tensor<2x3xf16>
}
}
// -----
// moves_f32
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x000040400000803F00000040000040400000803F0000004000004040000080BF000000C0000080BF000080BF00004040"> : tensor<3x4xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<3x4xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xf32>
%c1 = stablehlo.constant dense<"0x00000040000080BF000080BF00004040000080BF000080BF0000803F000000400000803F00004040000000C000000000"> : tensor<3x4xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3x4xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xf32>
%c2 = stablehlo.constant dense<"0x0000004000004040000040400000803F"> : tensor<2x2xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<2x2xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x2xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x2xf32>
%c3 = stablehlo.constant dense<"0x00000040"> : tensor<f32>
%z3 = stablehlo.constant dense<0.0> : tensor<f32>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<f32>
%a3 = stablehlo.optimization_barrier %s3 : tensor<f32>
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
%r:27 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<2x2xf32>, tensor<f32>, tensor<3x4xi1>, tensor<i1>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4x1xi32>) -> (tensor<3x2x4xf32>, tensor<3x2xf32>, tensor<2x3x4xf32>, tensor<2x6xf32>, tensor<1x1xf32>, tensor<4x3xf32>, tensor<f32>, tensor<3x4xf32>, tensor<2x3xf32>, tensor<2x2xf32>, tensor<3x4xf32>, tensor<5x5xf32>, tensor<3x8xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<i32>, tensor<f32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xui32>, tensor<3x4xf32>, tensor<3x4x4xui8>, tensor<3x4xf32>)
%e0 = stablehlo.constant dense<"0x000040400000803F0000004000004040000040400000803F00000040000040400000803F0000004000004040000080BF0000803F0000004000004040000080BF000000C0000080BF000080BF00004040000000C0000080BF000080BF00004040"> : tensor<3x2x4xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3x2x4xf32>, tensor<3x2x4xf32>) -> ()
%e1 = stablehlo.constant dense<"0x000000400000004000000040000000400000004000000040"> : tensor<3x2xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
%e2 = stablehlo.constant dense<"0x000040400000803F00000040000040400000803F0000004000004040000080BF000000C0000080BF000080BF00004040000040400000803F00000040000040400000803F0000004000004040000080BF000000C0000080BF000080BF00004040"> : tensor<2x3x4xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
%e3 = stablehlo.constant dense<"0x000040400000803F00000040000040400000803F0000004000004040000080BF000000C0000080BF000080BF00004040"> : tensor<2x6xf32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x6xf32>, tensor<2x6xf32>) -> ()
%e4 = stablehlo.constant dense<"0x00000040"> : tensor<1x1xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<1x1xf32>, tensor<1x1xf32>) -> ()
%e5 = stablehlo.constant dense<"0x000040400000803F000000C00000803F00000040000080BF0000004000004040000080BF00004040000080BF00004040"> : tensor<4x3xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
%e6 = stablehlo.constant dense<"0x00000040"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e7 = stablehlo.constant dense<"0x00004040000080BF000080BF000000C0000080BF00004040000000400000803F00004040000000400000803F00004040"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e8 = stablehlo.constant dense<"0x0000803F0000004000004040000080BF000080BF00004040"> : tensor<2x3xf32>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
%e9 = stablehlo.constant dense<"0x000000400000404000004040000080BF"> : tensor<2x2xf32>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<2x2xf32>, tensor<2x2xf32>) -> ()
%e10 = stablehlo.constant dense<"0x000040400000803F00000040000040400000803F00000040000040400000803F000000C0000080BF000080BF00004040"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e11 = stablehlo.constant dense<"0x00000040000000400000004000000040000000400000803F0000004000004040000000400000004000000040000000400000004000000040000000400000004000004040000080BF00000040000000400000004000000040000000400000004000000040"> : tensor<5x5xf32>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<5x5xf32>, tensor<5x5xf32>) -> ()
%e12 = stablehlo.constant dense<"0x000040400000803F000000400000404000000040000080BF000080BF000040400000803F0000004000004040000080BF000080BF000080BF0000803F00000040000000C0000080BF000080BF000040400000803F00004040000000C000000000"> : tensor<3x8xf32>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<3x8xf32>, tensor<3x8xf32>) -> ()
%e13 = stablehlo.constant dense<"0x000040400000803F0000004000004040000000C0000080BF000080BF00004040000040400000803F0000004000004040000000C0000080BF000080BF00004040"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e14 = stablehlo.constant dense<"0x000000C0000080BF000080BF00004040000040400000803F0000004000004040000000C0000080BF000080BF000040400000803F0000004000004040000080BF"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e15 = stablehlo.constant dense<"0x000000400000803F0000004000004040000080BF000080BF00004040000080BF0000803F00004040000080BF00000000"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e16 = stablehlo.constant dense<"0x000040400000803F00000040000040400000803F0000004000004040000080BF000000C0000080BF000080BF00004040"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e17 = stablehlo.constant dense<"0x00000040000080BF000080BF00004040000080BF000080BF0000803F000000400000803F00004040000000C000000000"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e18 = stablehlo.constant dense<"0x04000000"> : tensor<i32>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
%e19 = stablehlo.constant dense<"0x00000040"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#19, %e19) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e20 = stablehlo.constant dense<"0x00000040000080BF000080BF00004040000080BF000080BF0000803F000000400000803F00004040000000C000000000"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e21 = stablehlo.constant dense<"0x000040400000803F00000040000040400000803F0000004000004040000080BF000000C0000080BF000080BF00004040"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_eq(%r#21, %e21) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e22 = stablehlo.constant dense<"0x000000000000803F0000004000004040000000000000803F0000004000004040000000000000803F0000004000004040"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_eq(%r#22, %e22) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e23 = stablehlo.constant dense<"0x000040400000803F00000040000040400000803F0000004000004040000080BF000000C0000080BF000080BF00004040"> : tensor<3x4xui32>
stablehlo.custom_call @check.expect_eq(%r#23, %e23) {has_side_effect = true} : (tensor<3x4xui32>, tensor<3x4xui32>) -> ()
%e24 = stablehlo.constant dense<"0x000040400000803F00000040000040400000803F0000004000004040000080BF000000C0000080BF000080BF00004040"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_eq(%r#24, %e24) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e25 = stablehlo.constant dense<"0x000040400000803F00000040000040400000803F0000004000004040000080BF000000C0000080BF000080BF00004040"> : tensor<3x4x4xui8>
stablehlo.custom_call @check.expect_eq(%r#25, %e25) {has_side_effect = true} : (tensor<3x4x4xui8>, tensor<3x4x4xui8>) -> ()
%e26 = stablehlo.constant dense<"0x000040400000803F00000040000040400000803F0000004000004040000080BF000000C0000080BF000080BF00004040"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_eq(%r#26, %e26) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
return
}
func.func private @f(%x: tensor<3x4xf32>, %y: tensor<3x4xf32>, %u: tensor<2x2xf32>, %p: tensor<f32>, %m: tensor<3x4xi1>, %c: tensor<i1>, %i: tensor<i32>, %j: tensor<i32>, %rows: tensor<4xi32>, %far: tensor<4x1xi32>) -> (tensor<3x2x4xf32>, tensor<3x2xf32>, tensor<2x3x4xf32>, tensor<2x6xf32>, tensor<1x1xf32>, tensor<4x3xf32>, tensor<f32>, tensor<3x4xf32>, tensor<2x3xf32>, tensor<2x2xf32>, tensor<3x4xf32>, tensor<5x5xf32>, tensor<3x8xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<i32>, tensor<f32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xui32>, tensor<3x4xf32>, tensor<3x4x4xui8>, tensor<3x4xf32>) {
%0 = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<3x4xf32>) -> tensor<3x2x4xf32>
%1 = stablehlo.broadcast_in_dim %p, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
%2 = stablehlo.broadcast %x, sizes = [2] : (tensor<3x4xf32>) -> tensor<2x3x4xf32>
%3 = stablehlo.reshape %x : (tensor<3x4xf32>) -> tensor<2x6xf32>
%4 = stablehlo.reshape %p : (tensor<f32>) -> tensor<1x1xf32>
%5 = stablehlo.transpose %x, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
%6 = stablehlo.transpose %p, dims = [] : (tensor<f32>) -> tensor<f32>
%7 = stablehlo.reverse %x, dims = [0, 1] : tensor<3x4xf32>
%8 = stablehlo.slice %x [0:3:2, 1:4] : (tensor<3x4xf32>) -> tensor<2x3xf32>
%9 = stablehlo.dynamic_slice %x, %i, %j, sizes = [2, 2] : (tensor<3x4xf32>, tensor<i32>, tensor<i32>) -> tensor<2x2xf32>
%10 = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<3x4xf32>, tensor<2x2xf32>, tensor<i32>, tensor<i32>) -> tensor<3x4xf32>
%11 = stablehlo.pad %x, %p, low = [1, -1], high = [-1, 2], interior = [1, 0] : (tensor<3x4xf32>, tensor<f32>) -> tensor<5x5xf32>
%12 = stablehlo.concatenate %x, %y, dim = 1 : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x8xf32>
%13 = "stablehlo.gather"(%x, %far) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xf32>, tensor<4x1xi32>) -> tensor<4x4xf32>
%14 = "stablehlo.torch_index_select"(%x, %rows) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<3x4xf32>, tensor<4xi32>) -> tensor<4x4xf32>
%15 = stablehlo.select %m, %x, %y : tensor<3x4xi1>, tensor<3x4xf32>
%16 = stablehlo.select %c, %x, %y : tensor<i1>, tensor<3x4xf32>
%17 = stablehlo.constant dense<"0x00000040000080BF000080BF00004040000080BF000080BF0000803F000000400000803F00004040000000C000000000"> : tensor<3x4xf32>
%18 = stablehlo.get_dimension_size %x, dim = 1 : (tensor<3x4xf32>) -> tensor<i32>
%19 = stablehlo.tuple %x, %p : tuple<tensor<3x4xf32>, tensor<f32>>
%20 = stablehlo.get_tuple_element %19[1] : (tuple<tensor<3x4xf32>, tensor<f32>>) -> tensor<f32>
%21 = stablehlo.optimization_barrier %y : tensor<3x4xf32>
%22 = stablehlo.convert %x : tensor<3x4xf32>
%23 = stablehlo.iota dim = 1 : tensor<3x4xf32>
%24 = stablehlo.bitcast_convert %x : (tensor<3x4xf32>) -> tensor<3x4xui32>
%25 = stablehlo.bitcast_convert %x : (tensor<3x4xf32>) -> tensor<3x4xf32>
%26 = stablehlo.bitcast_convert %x : (tensor<3x4xf32>) -> tensor<3x4x4xui8>
%27 = stablehlo.bitcast_convert %26 : (tensor<3x4x4xui8>) -> tensor<3x4xf32>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %20, %21, %22, %23, %24, %25, %26, %27 : tensor<3x2x4xf32>, tensor<3x2xf32>, tensor<2x3x4xf32>, tensor<2x6xf32>, tensor<1x1xf32>, tensor<4x3xf32>, tensor<f32>, tensor<3x4xf32>, tensor<2x3xf32>, tensor<2x2xf32>, tensor<3x4xf32>, tensor<5x5xf32>, tensor<3x8xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<i32>, tensor<f32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xui32>, tensor<3x4xf32>, tensor<3x4x4xui8>, tensor<3x4xf32>
}
}
// -----
// combinations_f32
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x000040400000803F00000040000040400000803F0000004000004040000080BF000000C0000080BF000080BF00004040"> : tensor<3x4xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<3x4xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xf32>
%c1 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F000000000000000000000000000000000000803F"> : tensor<3x4xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3x4xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xf32>
%c2 = stablehlo.constant dense<"0x00000000000000000000803F000000000000803F0000803F0000803F000000000000000000000000000000000000803F0000803F000000000000803F000000000000803F0000803F0000803F0000803F"> : tensor<4x5xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<4x5xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4x5xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4x5xf32>
%c3 = stablehlo.constant dense<"0x00000000"> : tensor<f32>
%z3 = stablehlo.constant dense<1.0> : tensor<f32>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<f32>
%a3 = stablehlo.optimization_barrier %s3 : tensor<f32>
%c4 = stablehlo.constant dense<"0x0000000009000000FFFFFFFF00000000"> : tensor<4x1xi32>
%z4 = stablehlo.constant dense<0> : tensor<4x1xi32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<4x1xi32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<4x1xi32>
%c5 = stablehlo.constant dense<"0x0000803F000000000000803F0000803F000000000000000000000000000000000000803F0000000000000000000000000000803F0000803F0000803F00000000"> : tensor<4x4xf32>
%z5 = stablehlo.constant dense<0.0> : tensor<4x4xf32>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<4x4xf32>
%a5 = stablehlo.optimization_barrier %s5 : tensor<4x4xf32>
%c6 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F000000000000803F0000803F00000000"> : tensor<8xf32>
%z6 = stablehlo.constant dense<0.0> : tensor<8xf32>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<8xf32>
%a6 = stablehlo.optimization_barrier %s6 : tensor<8xf32>
%c7 = stablehlo.constant dense<"0x00000000000000000000803F000000000000803F"> : tensor<5xf32>
%z7 = stablehlo.constant dense<0.0> : tensor<5xf32>
%s7 = stablehlo.select %live, %c7, %z7 : tensor<i1>, tensor<5xf32>
%a7 = stablehlo.optimization_barrier %s7 : tensor<5xf32>
%c8 = stablehlo.constant dense<"0x000000000100000002000000030000000000000001000000020000000300000000000000010000000200000003000000"> : tensor<3x4xi32>
%z8 = stablehlo.constant dense<0> : tensor<3x4xi32>
%s8 = stablehlo.select %live, %c8, %z8 : tensor<i1>, tensor<3x4xi32>
%a8 = stablehlo.optimization_barrier %s8 : tensor<3x4xi32>
%c9 = stablehlo.constant dense<"0x0100000002000000"> : tensor<2xi32>
%z9 = stablehlo.constant dense<0> : tensor<2xi32>
%s9 = stablehlo.select %live, %c9, %z9 : tensor<i1>, tensor<2xi32>
%a9 = stablehlo.optimization_barrier %s9 : tensor<2xi32>
%c10 = stablehlo.constant dense<"0x00000000000000000000803F000000000000803F0000803F0000803F000000000000000000000000000000000000803F0000803F000000000000803F000000000000803F0000803F0000803F0000803F000000000000803F0000803F0000803F0000803F000000000000803F0000803F000000000000803F0000803F0000803F00000000000000000000000000000000000000000000803F000000000000803F"> : tensor<2x4x5xf32>
%z10 = stablehlo.constant dense<0.0> : tensor<2x4x5xf32>
%s10 = stablehlo.select %live, %c10, %z10 : tensor<i1>, tensor<2x4x5xf32>
%a10 = stablehlo.optimization_barrier %s10 : tensor<2x4x5xf32>
%r:18 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<4x5xf32>, tensor<f32>, tensor<4x1xi32>, tensor<4x4xf32>, tensor<8xf32>, tensor<5xf32>, tensor<3x4xi32>, tensor<2xi32>, tensor<2x4x5xf32>) -> (tensor<3xf32>, tensor<f32>, tensor<4xf32>, tensor<2x3xf32>, tensor<3x4xf32>, tensor<8xf32>, tensor<3x4xf32>, tensor<3x4xi32>, tensor<3x4xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<4x3xf32>, tensor<3xf32>, tensor<3x5xf32>, tensor<3x3x5xf32>, tensor<3x2xf32>, tensor<3x2xi32>)
%e0 = stablehlo.constant dense<"0x00008040000040400000803F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e1 = stablehlo.constant dense<"0x00000000"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e2 = stablehlo.constant dense<"0x00004040000040400000404000004040"> : tensor<4xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
%e3 = stablehlo.constant dense<"0x00000000000000000000000000000040000000400000803F"> : tensor<2x3xf32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
%e4 = stablehlo.constant dense<"0x000040400000004000004040000000400000803F0000803F0000803F000000000000000000000000000000000000803F"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e5 = stablehlo.constant dense<"0x0000000000000000000000000000803F0000000000000000000000000000803F"> : tensor<8xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<8xf32>, tensor<8xf32>) -> ()
%e6 = stablehlo.constant dense<"0x0000803F000000400000404000004040000080BF0000803F0000004000004040000000C0000080BF000080BF00004040"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e7 = stablehlo.constant dense<"0x010000000200000000000000030000000300000000000000010000000200000000000000010000000200000003000000"> : tensor<3x4xi32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
%e8 = stablehlo.constant dense<"0x00008040000000400000404000008040000000400000404000008040000080BF000000C0000080BF000080BF00008040"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e9 = stablehlo.constant dense<"0x0000803F00004040000040400000803F000040400000803F00000040000000400000000000000040000000000000803F0000803F0000803F0000803F"> : tensor<3x5xf32>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
%e10 = stablehlo.constant dense<"0x0000803F00004040000040400000803F000040400000803F00000040000000400000000000000040000000000000803F0000803F0000803F0000803F"> : tensor<3x5xf32>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
%e11 = stablehlo.constant dense<"0x0000803F00004040000040400000803F000040400000803F00000040000000400000000000000040000000000000803F0000803F0000803F0000803F"> : tensor<3x5xf32>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
%e12 = stablehlo.constant dense<"0x0000803F0000803F000000000000803F0000803F000000000000803F0000803F000000000000803F000000000000803F"> : tensor<4x3xf32>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
%e13 = stablehlo.constant dense<"0x00008040000040400000803F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e14 = stablehlo.constant dense<"0x0000803F00004040000040400000803F000040400000803F00004040000000400000803F0000004000000000000000000000803F000000000000803F"> : tensor<3x5xf32>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
%e15 = stablehlo.constant dense<"0x0000803F0000803F0000803F000000000000803F0000803F0000803F0000803F000000000000803F0000803F0000803F0000803F000000000000803F0000803F0000803F0000803F000000000000803F0000803F0000803F0000803F000000000000803F00000000000000000000803F000000000000803F000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F0000803F000000000000000000000000"> : tensor<3x3x5xf32>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x3x5xf32>, tensor<3x3x5xf32>) -> ()
%e16 = stablehlo.constant dense<"0x0000404000004040000040400000004000004040000080BF"> : tensor<3x2xf32>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
%e17 = stablehlo.constant dense<"0x000000000300000002000000010000000300000001000000"> : tensor<3x2xi32>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<3x2xi32>, tensor<3x2xi32>) -> ()
return
}
func.func private @f(%x: tensor<3x4xf32>, %n: tensor<3x4xf32>, %w: tensor<4x5xf32>, %z: tensor<f32>, %far: tensor<4x1xi32>, %u: tensor<4x4xf32>, %line: tensor<8xf32>, %source: tensor<5xf32>, %places: tensor<3x4xi32>, %groups: tensor<2xi32>, %pair: tensor<2x4x5xf32>) -> (tensor<3xf32>, tensor<f32>, tensor<4xf32>, tensor<2x3xf32>, tensor<3x4xf32>, tensor<8xf32>, tensor<3x4xf32>, tensor<3x4xi32>, tensor<3x4xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<4x3xf32>, tensor<3xf32>, tensor<3x5xf32>, tensor<3x3x5xf32>, tensor<3x2xf32>, tensor<3x2xi32>) {
%0 = stablehlo.reduce(%n init: %z) applies stablehlo.add across dimensions = [1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
%1 = stablehlo.reduce(%z init: %z) applies stablehlo.add across dimensions = [] : (tensor<f32>, tensor<f32>) -> tensor<f32>
%2 = stablehlo.slice %x [0:1, 0:1] : (tensor<3x4xf32>) -> tensor<1x1xf32>
%3 = stablehlo.reshape %2 : (tensor<1x1xf32>) -> tensor<f32>
%4 = stablehlo.reduce(%x init: %3) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
%5 = "stablehlo.reduce_window"(%n, %z) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[1, 0], [-1, 1]]> : tensor<2x2xi64>}> ({
^bb0(%p: tensor<f32>, %q: tensor<f32>):
%s = stablehlo.add %p, %q : tensor<f32>
stablehlo.return %s : tensor<f32>
}) : (tensor<3x4xf32>, tensor<f32>) -> tensor<2x3xf32>
%6 = "stablehlo.scatter"(%n, %far, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
^bb0(%p: tensor<f32>, %q: tensor<f32>):
%s = stablehlo.add %p, %q : tensor<f32>
stablehlo.return %s : tensor<f32>
}) : (tensor<3x4xf32>, tensor<4x1xi32>, tensor<4x4xf32>) -> tensor<3x4xf32>
%7 = "stablehlo.select_and_scatter"(%line, %source, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<1> : tensor<1x2xi64>}> ({
^bb0(%p: tensor<f32>, %q: tensor<f32>):
%s = stablehlo.compare GE, %p, %q, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}, {
^bb0(%p: tensor<f32>, %q: tensor<f32>):
%s = stablehlo.add %p, %q : tensor<f32>
stablehlo.return %s : tensor<f32>
}) : (tensor<8xf32>, tensor<5xf32>, tensor<f32>) -> tensor<8xf32>
%8:2 = "stablehlo.sort"(%x, %places) <{dimension = 1 : i64, is_stable = true}> ({
^bb0(%p: tensor<f32>, %q: tensor<f32>, %v: tensor<i32>, %vv: tensor<i32>):
%s = stablehlo.compare LT, %p, %q, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<3x4xf32>, tensor<3x4xi32>) -> (tensor<3x4xf32>, tensor<3x4xi32>)
%9 = "stablehlo.map"(%x, %n) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%p: tensor<f32>, %q: tensor<f32>):
%s = stablehlo.add %p, %q : tensor<f32>
stablehlo.return %s : tensor<f32>
}) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%10 = stablehlo.dot_general %n, %w, contracting_dims = [1] x [0] : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
%11 = stablehlo.dot %n, %w : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
%12 = stablehlo.einsum %n, %w, config = "ab,bc->ac" : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
%13 = stablehlo.unary_einsum %n, config = "ab->ba" : (tensor<3x4xf32>) -> tensor<4x3xf32>
%14 = stablehlo.dot_general %n, %n, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3xf32>
%15 = "chlo.ragged_dot"(%n, %pair, %groups) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<3x4xf32>, tensor<2x4x5xf32>, tensor<2xi32>) -> tensor<3x5xf32>
%16 = stablehlo.reshape %n : (tensor<3x4xf32>) -> tensor<3x4x1xf32>
%17 = stablehlo.slice %w [0:2, 0:5] : (tensor<4x5xf32>) -> tensor<2x5xf32>
%18 = stablehlo.reshape %17 : (tensor<2x5xf32>) -> tensor<2x1x5xf32>
%19 = stablehlo.convolution(%16, %18) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x4x1xf32>, tensor<2x1x5xf32>) -> tensor<3x3x5xf32>
%20:2 = chlo.top_k(%x, k = 2) : tensor<3x4xf32> -> (tensor<3x2xf32>, tensor<3x2xi32>)
return %0, %1, %4, %5, %6, %7, %8#0, %8#1, %9, %10, %11, %12, %13, %14, %15, %19, %20#0, %20#1 : tensor<3xf32>, tensor<f32>, tensor<4xf32>, tensor<2x3xf32>, tensor<3x4xf32>, tensor<8xf32>, tensor<3x4xf32>, tensor<3x4xi32>, tensor<3x4xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<4x3xf32>, tensor<3xf32>, tensor<3x5xf32>, tensor<3x3x5xf32>, tensor<3x2xf32>, tensor<3x2xi32>
}
}
// -----
// carries_f32
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000004000000040000000C000000040000000000000803F"> : tensor<2x3xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<2x3xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x3xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x3xf32>
%c1 = stablehlo.constant dense<"0x00004040000040400000004000004040000000C000000040"> : tensor<2x3xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<2x3xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x3xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x3xf32>
%c2 = stablehlo.constant dense<> : tensor<0x3xf32>
%z2 = stablehlo.constant dense<> : tensor<0x3xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<0x3xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<0x3xf32>
%c3 = stablehlo.constant dense<"0x00000000"> : tensor<f32>
%z3 = stablehlo.constant dense<1.0> : tensor<f32>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<f32>
%a3 = stablehlo.optimization_barrier %s3 : tensor<f32>
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
%r:16 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<0x3xf32>, tensor<f32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<i32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2xf32>, tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<3x0xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<0x3xf32>, tensor<0x3xf32>, tensor<0x3xf32>, tensor<3x3xf32>)
%e0 = stablehlo.constant dense<"0x00004040000040400000004000004040000000C000000040"> : tensor<2x3xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
%e1 = stablehlo.constant dense<"0x0000004000000040000000C000000040000000000000803F"> : tensor<2x3xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
%e2 = stablehlo.constant dense<"0x00004040000040400000004000004040000000C000000040"> : tensor<2x3xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
%e3 = stablehlo.constant dense<"0x0000004000000040000000C000000040000000000000803F"> : tensor<2x3xf32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
%e4 = stablehlo.constant dense<"0x00004040000040400000004000004040000000C000000040"> : tensor<2x3xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
%e5 = stablehlo.constant dense<"0x0000004000008040"> : tensor<2xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2xf32>, tensor<2xf32>) -> ()
%e6 = stablehlo.constant dense<"0x00008040"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e7 = stablehlo.constant dense<"0x000000400000004000000040000000400000004000000040"> : tensor<2x3xf32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
%e8 = stablehlo.constant dense<"0x0000004000000040000000C000000040000000000000803F"> : tensor<2x3xf32>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
%e9 = stablehlo.constant dense<> : tensor<3x0xf32>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x0xf32>, tensor<3x0xf32>) -> ()
%e10 = stablehlo.constant dense<"0x000000000000000000000000"> : tensor<3xf32>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e11 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<2x3xf32>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
%e12 = stablehlo.constant dense<> : tensor<0x3xf32>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<0x3xf32>, tensor<0x3xf32>) -> ()
%e13 = stablehlo.constant dense<> : tensor<0x3xf32>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<0x3xf32>, tensor<0x3xf32>) -> ()
%e14 = stablehlo.constant dense<> : tensor<0x3xf32>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<0x3xf32>, tensor<0x3xf32>) -> ()
%e15 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
return
}
func.func private @f(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>, %none: tensor<0x3xf32>, %zero: tensor<f32>, %rounds: tensor<i32>, %one: tensor<i32>, %start: tensor<i32>, %no: tensor<i1>, %branch: tensor<i32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2xf32>, tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<3x0xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<0x3xf32>, tensor<0x3xf32>, tensor<0x3xf32>, tensor<3x3xf32>) {
%0:3 = stablehlo.while(%i = %start, %a = %x, %b = %y) : tensor<i32>, tensor<2x3xf32>, tensor<2x3xf32>
cond {
%s = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
} do {
%s = stablehlo.add %i, %one : tensor<i32>
stablehlo.return %s, %b, %a : tensor<i32>, tensor<2x3xf32>, tensor<2x3xf32>
}
%1 = "stablehlo.if"(%no) ({
stablehlo.return %x : tensor<2x3xf32>
}, {
stablehlo.return %y : tensor<2x3xf32>
}) : (tensor<i1>) -> tensor<2x3xf32>
%2 = "stablehlo.case"(%branch) ({
stablehlo.return %y : tensor<2x3xf32>
}, {
stablehlo.return %y : tensor<2x3xf32>
}, {
stablehlo.return %x : tensor<2x3xf32>
}) : (tensor<i32>) -> tensor<2x3xf32>
%3 = stablehlo.composite "own.swap" %x, %y {decomposition = @second} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%4 = stablehlo.slice %x [0:2, 0:1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
%5 = stablehlo.reshape %4 : (tensor<2x1xf32>) -> tensor<2xf32>
%6:2 = chlo.scan(%5) inits(%zero) dimension=0 {
^bb0(%v: tensor<f32>, %c: tensor<f32>):
%s = stablehlo.add %v, %c : tensor<f32>
stablehlo.return %s, %s : tensor<f32>, tensor<f32>
} : (tensor<2xf32>, tensor<f32>) -> (tensor<2xf32>, tensor<f32>)
%7 = "chlo.constant_like"(%x) <{value = 2.0 : f32}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
%8 = stablehlo.concatenate %none, %x, dim = 0 : (tensor<0x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%9 = stablehlo.transpose %none, dims = [1, 0] : (tensor<0x3xf32>) -> tensor<3x0xf32>
%10 = stablehlo.reduce(%none init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<0x3xf32>, tensor<f32>) -> tensor<3xf32>
%11 = stablehlo.pad %none, %zero, low = [1, 0], high = [1, 0], interior = [0, 0] : (tensor<0x3xf32>, tensor<f32>) -> tensor<2x3xf32>
%12 = stablehlo.slice %x [1:1, 0:3] : (tensor<2x3xf32>) -> tensor<0x3xf32>
%13 = stablehlo.add %none, %none : tensor<0x3xf32>
%14 = "stablehlo.sort"(%none) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%p: tensor<f32>, %q: tensor<f32>):
%s = stablehlo.compare LT, %p, %q, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<0x3xf32>) -> tensor<0x3xf32>
%15 = stablehlo.transpose %none, dims = [1, 0] : (tensor<0x3xf32>) -> tensor<3x0xf32>
%16 = stablehlo.dot_general %15, %none, contracting_dims = [1] x [0] : (tensor<3x0xf32>, tensor<0x3xf32>) -> tensor<3x3xf32>
return %0#1, %0#2, %1, %2, %3, %6#0, %6#1, %7, %8, %9, %10, %11, %12, %13, %14, %16 : tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2xf32>, tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<3x0xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<0x3xf32>, tensor<0x3xf32>, tensor<0x3xf32>, tensor<3x3xf32>
}
func.func private @second(%p: tensor<2x3xf32>, %q: tensor<2x3xf32>) -> tensor<2x3xf32> {
return %q : tensor<2x3xf32>
}
}
// -----
// moves_f64
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000840000000000000F03F00000000000000400000000000000840000000000000F03F00000000000000400000000000000840000000000000F0BF00000000000000C0000000000000F0BF000000000000F0BF0000000000000840"> : tensor<3x4xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<3x4xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xf64>
%c1 = stablehlo.constant dense<"0x0000000000000040000000000000F0BF000000000000F0BF0000000000000840000000000000F0BF000000000000F0BF000000000000F03F0000000000000040000000000000F03F000000000000084000000000000000C00000000000000000"> : tensor<3x4xf64>
%z1 = stablehlo.constant dense<0.0> : tensor<3x4xf64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xf64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xf64>
%c2 = stablehlo.constant dense<"0x000000000000004000000000000008400000000000000840000000000000F03F"> : tensor<2x2xf64>
%z2 = stablehlo.constant dense<0.0> : tensor<2x2xf64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x2xf64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x2xf64>
%c3 = stablehlo.constant dense<"0x0000000000000040"> : tensor<f64>
%z3 = stablehlo.constant dense<0.0> : tensor<f64>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<f64>
%a3 = stablehlo.optimization_barrier %s3 : tensor<f64>
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
%r:27 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<2x2xf64>, tensor<f64>, tensor<3x4xi1>, tensor<i1>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4x1xi32>) -> (tensor<3x2x4xf64>, tensor<3x2xf64>, tensor<2x3x4xf64>, tensor<2x6xf64>, tensor<1x1xf64>, tensor<4x3xf64>, tensor<f64>, tensor<3x4xf64>, tensor<2x3xf64>, tensor<2x2xf64>, tensor<3x4xf64>, tensor<5x5xf64>, tensor<3x8xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<i32>, tensor<f64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xui64>, tensor<3x4xf64>, tensor<3x4x8xui8>, tensor<3x4xf64>)
%e0 = stablehlo.constant dense<"0x0000000000000840000000000000F03F000000000000004000000000000008400000000000000840000000000000F03F00000000000000400000000000000840000000000000F03F00000000000000400000000000000840000000000000F0BF000000000000F03F00000000000000400000000000000840000000000000F0BF00000000000000C0000000000000F0BF000000000000F0BF000000000000084000000000000000C0000000000000F0BF000000000000F0BF0000000000000840"> : tensor<3x2x4xf64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3x2x4xf64>, tensor<3x2x4xf64>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040"> : tensor<3x2xf64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x2xf64>, tensor<3x2xf64>) -> ()
%e2 = stablehlo.constant dense<"0x0000000000000840000000000000F03F00000000000000400000000000000840000000000000F03F00000000000000400000000000000840000000000000F0BF00000000000000C0000000000000F0BF000000000000F0BF00000000000008400000000000000840000000000000F03F00000000000000400000000000000840000000000000F03F00000000000000400000000000000840000000000000F0BF00000000000000C0000000000000F0BF000000000000F0BF0000000000000840"> : tensor<2x3x4xf64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
%e3 = stablehlo.constant dense<"0x0000000000000840000000000000F03F00000000000000400000000000000840000000000000F03F00000000000000400000000000000840000000000000F0BF00000000000000C0000000000000F0BF000000000000F0BF0000000000000840"> : tensor<2x6xf64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x6xf64>, tensor<2x6xf64>) -> ()
%e4 = stablehlo.constant dense<"0x0000000000000040"> : tensor<1x1xf64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<1x1xf64>, tensor<1x1xf64>) -> ()
%e5 = stablehlo.constant dense<"0x0000000000000840000000000000F03F00000000000000C0000000000000F03F0000000000000040000000000000F0BF00000000000000400000000000000840000000000000F0BF0000000000000840000000000000F0BF0000000000000840"> : tensor<4x3xf64>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<4x3xf64>, tensor<4x3xf64>) -> ()
%e6 = stablehlo.constant dense<"0x0000000000000040"> : tensor<f64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<f64>, tensor<f64>) -> ()
%e7 = stablehlo.constant dense<"0x0000000000000840000000000000F0BF000000000000F0BF00000000000000C0000000000000F0BF00000000000008400000000000000040000000000000F03F00000000000008400000000000000040000000000000F03F0000000000000840"> : tensor<3x4xf64>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
%e8 = stablehlo.constant dense<"0x000000000000F03F00000000000000400000000000000840000000000000F0BF000000000000F0BF0000000000000840"> : tensor<2x3xf64>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3xf64>, tensor<2x3xf64>) -> ()
%e9 = stablehlo.constant dense<"0x000000000000004000000000000008400000000000000840000000000000F0BF"> : tensor<2x2xf64>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<2x2xf64>, tensor<2x2xf64>) -> ()
%e10 = stablehlo.constant dense<"0x0000000000000840000000000000F03F00000000000000400000000000000840000000000000F03F00000000000000400000000000000840000000000000F03F00000000000000C0000000000000F0BF000000000000F0BF0000000000000840"> : tensor<3x4xf64>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
%e11 = stablehlo.constant dense<"0x00000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000F03F00000000000000400000000000000840000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000840000000000000F0BF0000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040"> : tensor<5x5xf64>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<5x5xf64>, tensor<5x5xf64>) -> ()
%e12 = stablehlo.constant dense<"0x0000000000000840000000000000F03F000000000000004000000000000008400000000000000040000000000000F0BF000000000000F0BF0000000000000840000000000000F03F00000000000000400000000000000840000000000000F0BF000000000000F0BF000000000000F0BF000000000000F03F000000000000004000000000000000C0000000000000F0BF000000000000F0BF0000000000000840000000000000F03F000000000000084000000000000000C00000000000000000"> : tensor<3x8xf64>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<3x8xf64>, tensor<3x8xf64>) -> ()
%e13 = stablehlo.constant dense<"0x0000000000000840000000000000F03F0000000000000040000000000000084000000000000000C0000000000000F0BF000000000000F0BF00000000000008400000000000000840000000000000F03F0000000000000040000000000000084000000000000000C0000000000000F0BF000000000000F0BF0000000000000840"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
%e14 = stablehlo.constant dense<"0x00000000000000C0000000000000F0BF000000000000F0BF00000000000008400000000000000840000000000000F03F0000000000000040000000000000084000000000000000C0000000000000F0BF000000000000F0BF0000000000000840000000000000F03F00000000000000400000000000000840000000000000F0BF"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
%e15 = stablehlo.constant dense<"0x0000000000000040000000000000F03F00000000000000400000000000000840000000000000F0BF000000000000F0BF0000000000000840000000000000F0BF000000000000F03F0000000000000840000000000000F0BF0000000000000000"> : tensor<3x4xf64>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
%e16 = stablehlo.constant dense<"0x0000000000000840000000000000F03F00000000000000400000000000000840000000000000F03F00000000000000400000000000000840000000000000F0BF00000000000000C0000000000000F0BF000000000000F0BF0000000000000840"> : tensor<3x4xf64>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
%e17 = stablehlo.constant dense<"0x0000000000000040000000000000F0BF000000000000F0BF0000000000000840000000000000F0BF000000000000F0BF000000000000F03F0000000000000040000000000000F03F000000000000084000000000000000C00000000000000000"> : tensor<3x4xf64>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
%e18 = stablehlo.constant dense<"0x04000000"> : tensor<i32>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
%e19 = stablehlo.constant dense<"0x0000000000000040"> : tensor<f64>
stablehlo.custom_call @check.expect_eq(%r#19, %e19) {has_side_effect = true} : (tensor<f64>, tensor<f64>) -> ()
%e20 = stablehlo.constant dense<"0x0000000000000040000000000000F0BF000000000000F0BF0000000000000840000000000000F0BF000000000000F0BF000000000000F03F0000000000000040000000000000F03F000000000000084000000000000000C00000000000000000"> : tensor<3x4xf64>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
%e21 = stablehlo.constant dense<"0x0000000000000840000000000000F03F00000000000000400000000000000840000000000000F03F00000000000000400000000000000840000000000000F0BF00000000000000C0000000000000F0BF000000000000F0BF0000000000000840"> : tensor<3x4xf64>
stablehlo.custom_call @check.expect_eq(%r#21, %e21) {has_side_effect = true} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
%e22 = stablehlo.constant dense<"0x0000000000000000000000000000F03F000000000000004000000000000008400000000000000000000000000000F03F000000000000004000000000000008400000000000000000000000000000F03F00000000000000400000000000000840"> : tensor<3x4xf64>
stablehlo.custom_call @check.expect_eq(%r#22, %e22) {has_side_effect = true} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
%e23 = stablehlo.constant dense<"0x0000000000000840000000000000F03F00000000000000400000000000000840000000000000F03F00000000000000400000000000000840000000000000F0BF00000000000000C0000000000000F0BF000000000000F0BF0000000000000840"> : tensor<3x4xui64>
stablehlo.custom_call @check.expect_eq(%r#23, %e23) {has_side_effect = true} : (tensor<3x4xui64>, tensor<3x4xui64>) -> ()
%e24 = stablehlo.constant dense<"0x0000000000000840000000000000F03F00000000000000400000000000000840000000000000F03F00000000000000400000000000000840000000000000F0BF00000000000000C0000000000000F0BF000000000000F0BF0000000000000840"> : tensor<3x4xf64>
stablehlo.custom_call @check.expect_eq(%r#24, %e24) {has_side_effect = true} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
%e25 = stablehlo.constant dense<"0x0000000000000840000000000000F03F00000000000000400000000000000840000000000000F03F00000000000000400000000000000840000000000000F0BF00000000000000C0000000000000F0BF000000000000F0BF0000000000000840"> : tensor<3x4x8xui8>
stablehlo.custom_call @check.expect_eq(%r#25, %e25) {has_side_effect = true} : (tensor<3x4x8xui8>, tensor<3x4x8xui8>) -> ()
%e26 = stablehlo.constant dense<"0x0000000000000840000000000000F03F00000000000000400000000000000840000000000000F03F00000000000000400000000000000840000000000000F0BF00000000000000C0000000000000F0BF000000000000F0BF0000000000000840"> : tensor<3x4xf64>
stablehlo.custom_call @check.expect_eq(%r#26, %e26) {has_side_effect = true} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
return
}
func.func private @f(%x: tensor<3x4xf64>, %y: tensor<3x4xf64>, %u: tensor<2x2xf64>, %p: tensor<f64>, %m: tensor<3x4xi1>, %c: tensor<i1>, %i: tensor<i32>, %j: tensor<i32>, %rows: tensor<4xi32>, %far: tensor<4x1xi32>) -> (tensor<3x2x4xf64>, tensor<3x2xf64>, tensor<2x3x4xf64>, tensor<2x6xf64>, tensor<1x1xf64>, tensor<4x3xf64>, tensor<f64>, tensor<3x4xf64>, tensor<2x3xf64>, tensor<2x2xf64>, tensor<3x4xf64>, tensor<5x5xf64>, tensor<3x8xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<i32>, tensor<f64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xui64>, tensor<3x4xf64>, tensor<3x4x8xui8>, tensor<3x4xf64>) {
%0 = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<3x4xf64>) -> tensor<3x2x4xf64>
%1 = stablehlo.broadcast_in_dim %p, dims = [] : (tensor<f64>) -> tensor<3x2xf64>
%2 = stablehlo.broadcast %x, sizes = [2] : (tensor<3x4xf64>) -> tensor<2x3x4xf64>
%3 = stablehlo.reshape %x : (tensor<3x4xf64>) -> tensor<2x6xf64>
%4 = stablehlo.reshape %p : (tensor<f64>) -> tensor<1x1xf64>
%5 = stablehlo.transpose %x, dims = [1, 0] : (tensor<3x4xf64>) -> tensor<4x3xf64>
%6 = stablehlo.transpose %p, dims = [] : (tensor<f64>) -> tensor<f64>
%7 = stablehlo.reverse %x, dims = [0, 1] : tensor<3x4xf64>
%8 = stablehlo.slice %x [0:3:2, 1:4] : (tensor<3x4xf64>) -> tensor<2x3xf64>
%9 = stablehlo.dynamic_slice %x, %i, %j, sizes = [2, 2] : (tensor<3x4xf64>, tensor<i32>, tensor<i32>) -> tensor<2x2xf64>
%10 = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<3x4xf64>, tensor<2x2xf64>, tensor<i32>, tensor<i32>) -> tensor<3x4xf64>
%11 = stablehlo.pad %x, %p, low = [1, -1], high = [-1, 2], interior = [1, 0] : (tensor<3x4xf64>, tensor<f64>) -> tensor<5x5xf64>
%12 = stablehlo.concatenate %x, %y, dim = 1 : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x8xf64>
%13 = "stablehlo.gather"(%x, %far) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xf64>, tensor<4x1xi32>) -> tensor<4x4xf64>
%14 = "stablehlo.torch_index_select"(%x, %rows) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<3x4xf64>, tensor<4xi32>) -> tensor<4x4xf64>
%15 = stablehlo.select %m, %x, %y : tensor<3x4xi1>, tensor<3x4xf64>
%16 = stablehlo.select %c, %x, %y : tensor<i1>, tensor<3x4xf64>
%17 = stablehlo.constant dense<"0x0000000000000040000000000000F0BF000000000000F0BF0000000000000840000000000000F0BF000000000000F0BF000000000000F03F0000000000000040000000000000F03F000000000000084000000000000000C00000000000000000"> : tensor<3x4xf64>
%18 = stablehlo.get_dimension_size %x, dim = 1 : (tensor<3x4xf64>) -> tensor<i32>
%19 = stablehlo.tuple %x, %p : tuple<tensor<3x4xf64>, tensor<f64>>
%20 = stablehlo.get_tuple_element %19[1] : (tuple<tensor<3x4xf64>, tensor<f64>>) -> tensor<f64>
%21 = stablehlo.optimization_barrier %y : tensor<3x4xf64>
%22 = stablehlo.convert %x : tensor<3x4xf64>
%23 = stablehlo.iota dim = 1 : tensor<3x4xf64>
%24 = stablehlo.bitcast_convert %x : (tensor<3x4xf64>) -> tensor<3x4xui64>
%25 = stablehlo.bitcast_convert %x : (tensor<3x4xf64>) -> tensor<3x4xf64>
%26 = stablehlo.bitcast_convert %x : (tensor<3x4xf64>) -> tensor<3x4x8xui8>
%27 = stablehlo.bitcast_convert %26 : (tensor<3x4x8xui8>) -> tensor<3x4xf64>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %20, %21, %22, %23, %24, %25, %26, %27 : tensor<3x2x4xf64>, tensor<3x2xf64>, tensor<2x3x4xf64>, tensor<2x6xf64>, tensor<1x1xf64>, tensor<4x3xf64>, tensor<f64>, tensor<3x4xf64>, tensor<2x3xf64>, tensor<2x2xf64>, tensor<3x4xf64>, tensor<5x5xf64>, tensor<3x8xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<i32>, tensor<f64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xui64>, tensor<3x4xf64>, tensor<3x4x8xui8>, tensor<3x4xf64>
}
}
// -----
// combinations_f64
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000840000000000000F03F00000000000000400000000000000840000000000000F03F00000000000000400000000000000840000000000000F0BF00000000000000C0000000000000F0BF000000000000F0BF0000000000000840"> : tensor<3x4xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<3x4xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xf64>
%c1 = stablehlo.constant dense<"0x000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F0000000000000000000000000000000000000000000000000000000000000000000000000000F03F"> : tensor<3x4xf64>
%z1 = stablehlo.constant dense<0.0> : tensor<3x4xf64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xf64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xf64>
%c2 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000F03F0000000000000000000000000000F03F000000000000F03F000000000000F03F0000000000000000000000000000000000000000000000000000000000000000000000000000F03F000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F000000000000F03F000000000000F03F000000000000F03F"> : tensor<4x5xf64>
%z2 = stablehlo.constant dense<0.0> : tensor<4x5xf64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4x5xf64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4x5xf64>
%c3 = stablehlo.constant dense<"0x0000000000000000"> : tensor<f64>
%z3 = stablehlo.constant dense<1.0> : tensor<f64>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<f64>
%a3 = stablehlo.optimization_barrier %s3 : tensor<f64>
%c4 = stablehlo.constant dense<"0x0000000009000000FFFFFFFF00000000"> : tensor<4x1xi32>
%z4 = stablehlo.constant dense<0> : tensor<4x1xi32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<4x1xi32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<4x1xi32>
%c5 = stablehlo.constant dense<"0x000000000000F03F0000000000000000000000000000F03F000000000000F03F0000000000000000000000000000000000000000000000000000000000000000000000000000F03F000000000000000000000000000000000000000000000000000000000000F03F000000000000F03F000000000000F03F0000000000000000"> : tensor<4x4xf64>
%z5 = stablehlo.constant dense<0.0> : tensor<4x4xf64>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<4x4xf64>
%a5 = stablehlo.optimization_barrier %s5 : tensor<4x4xf64>
%c6 = stablehlo.constant dense<"0x000000000000F03F000000000000F03F000000000000F03F000000000000F03F0000000000000000000000000000F03F000000000000F03F0000000000000000"> : tensor<8xf64>
%z6 = stablehlo.constant dense<0.0> : tensor<8xf64>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<8xf64>
%a6 = stablehlo.optimization_barrier %s6 : tensor<8xf64>
%c7 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000F03F0000000000000000000000000000F03F"> : tensor<5xf64>
%z7 = stablehlo.constant dense<0.0> : tensor<5xf64>
%s7 = stablehlo.select %live, %c7, %z7 : tensor<i1>, tensor<5xf64>
%a7 = stablehlo.optimization_barrier %s7 : tensor<5xf64>
%c8 = stablehlo.constant dense<"0x000000000100000002000000030000000000000001000000020000000300000000000000010000000200000003000000"> : tensor<3x4xi32>
%z8 = stablehlo.constant dense<0> : tensor<3x4xi32>
%s8 = stablehlo.select %live, %c8, %z8 : tensor<i1>, tensor<3x4xi32>
%a8 = stablehlo.optimization_barrier %s8 : tensor<3x4xi32>
%c9 = stablehlo.constant dense<"0x0100000002000000"> : tensor<2xi32>
%z9 = stablehlo.constant dense<0> : tensor<2xi32>
%s9 = stablehlo.select %live, %c9, %z9 : tensor<i1>, tensor<2xi32>
%a9 = stablehlo.optimization_barrier %s9 : tensor<2xi32>
%c10 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000F03F0000000000000000000000000000F03F000000000000F03F000000000000F03F0000000000000000000000000000000000000000000000000000000000000000000000000000F03F000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F000000000000F03F000000000000F03F000000000000F03F0000000000000000000000000000F03F000000000000F03F000000000000F03F000000000000F03F0000000000000000000000000000F03F000000000000F03F0000000000000000000000000000F03F000000000000F03F000000000000F03F00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000F03F0000000000000000000000000000F03F"> : tensor<2x4x5xf64>
%z10 = stablehlo.constant dense<0.0> : tensor<2x4x5xf64>
%s10 = stablehlo.select %live, %c10, %z10 : tensor<i1>, tensor<2x4x5xf64>
%a10 = stablehlo.optimization_barrier %s10 : tensor<2x4x5xf64>
%r:18 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<4x5xf64>, tensor<f64>, tensor<4x1xi32>, tensor<4x4xf64>, tensor<8xf64>, tensor<5xf64>, tensor<3x4xi32>, tensor<2xi32>, tensor<2x4x5xf64>) -> (tensor<3xf64>, tensor<f64>, tensor<4xf64>, tensor<2x3xf64>, tensor<3x4xf64>, tensor<8xf64>, tensor<3x4xf64>, tensor<3x4xi32>, tensor<3x4xf64>, tensor<3x5xf64>, tensor<3x5xf64>, tensor<3x5xf64>, tensor<4x3xf64>, tensor<3xf64>, tensor<3x5xf64>, tensor<3x3x5xf64>, tensor<3x2xf64>, tensor<3x2xi32>)
%e0 = stablehlo.constant dense<"0x00000000000010400000000000000840000000000000F03F"> : tensor<3xf64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xf64>, tensor<3xf64>) -> ()
%e1 = stablehlo.constant dense<"0x0000000000000000"> : tensor<f64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<f64>, tensor<f64>) -> ()
%e2 = stablehlo.constant dense<"0x0000000000000840000000000000084000000000000008400000000000000840"> : tensor<4xf64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<4xf64>, tensor<4xf64>) -> ()
%e3 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000400000000000000040000000000000F03F"> : tensor<2x3xf64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x3xf64>, tensor<2x3xf64>) -> ()
%e4 = stablehlo.constant dense<"0x0000000000000840000000000000004000000000000008400000000000000040000000000000F03F000000000000F03F000000000000F03F0000000000000000000000000000000000000000000000000000000000000000000000000000F03F"> : tensor<3x4xf64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
%e5 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000F03F000000000000000000000000000000000000000000000000000000000000F03F"> : tensor<8xf64>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<8xf64>, tensor<8xf64>) -> ()
%e6 = stablehlo.constant dense<"0x000000000000F03F000000000000004000000000000008400000000000000840000000000000F0BF000000000000F03F0000000000000040000000000000084000000000000000C0000000000000F0BF000000000000F0BF0000000000000840"> : tensor<3x4xf64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
%e7 = stablehlo.constant dense<"0x010000000200000000000000030000000300000000000000010000000200000000000000010000000200000003000000"> : tensor<3x4xi32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
%e8 = stablehlo.constant dense<"0x0000000000001040000000000000004000000000000008400000000000001040000000000000004000000000000008400000000000001040000000000000F0BF00000000000000C0000000000000F0BF000000000000F0BF0000000000001040"> : tensor<3x4xf64>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
%e9 = stablehlo.constant dense<"0x000000000000F03F00000000000008400000000000000840000000000000F03F0000000000000840000000000000F03F00000000000000400000000000000040000000000000000000000000000000400000000000000000000000000000F03F000000000000F03F000000000000F03F000000000000F03F"> : tensor<3x5xf64>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x5xf64>, tensor<3x5xf64>) -> ()
%e10 = stablehlo.constant dense<"0x000000000000F03F00000000000008400000000000000840000000000000F03F0000000000000840000000000000F03F00000000000000400000000000000040000000000000000000000000000000400000000000000000000000000000F03F000000000000F03F000000000000F03F000000000000F03F"> : tensor<3x5xf64>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x5xf64>, tensor<3x5xf64>) -> ()
%e11 = stablehlo.constant dense<"0x000000000000F03F00000000000008400000000000000840000000000000F03F0000000000000840000000000000F03F00000000000000400000000000000040000000000000000000000000000000400000000000000000000000000000F03F000000000000F03F000000000000F03F000000000000F03F"> : tensor<3x5xf64>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<3x5xf64>, tensor<3x5xf64>) -> ()
%e12 = stablehlo.constant dense<"0x000000000000F03F000000000000F03F0000000000000000000000000000F03F000000000000F03F0000000000000000000000000000F03F000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F"> : tensor<4x3xf64>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<4x3xf64>, tensor<4x3xf64>) -> ()
%e13 = stablehlo.constant dense<"0x00000000000010400000000000000840000000000000F03F"> : tensor<3xf64>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<3xf64>, tensor<3xf64>) -> ()
%e14 = stablehlo.constant dense<"0x000000000000F03F00000000000008400000000000000840000000000000F03F0000000000000840000000000000F03F00000000000008400000000000000040000000000000F03F000000000000004000000000000000000000000000000000000000000000F03F0000000000000000000000000000F03F"> : tensor<3x5xf64>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<3x5xf64>, tensor<3x5xf64>) -> ()
%e15 = stablehlo.constant dense<"0x000000000000F03F000000000000F03F000000000000F03F0000000000000000000000000000F03F000000000000F03F000000000000F03F000000000000F03F0000000000000000000000000000F03F000000000000F03F000000000000F03F000000000000F03F0000000000000000000000000000F03F000000000000F03F000000000000F03F000000000000F03F0000000000000000000000000000F03F000000000000F03F000000000000F03F000000000000F03F0000000000000000000000000000F03F00000000000000000000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000F03F000000000000F03F000000000000000000000000000000000000000000000000"> : tensor<3x3x5xf64>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x3x5xf64>, tensor<3x3x5xf64>) -> ()
%e16 = stablehlo.constant dense<"0x00000000000008400000000000000840000000000000084000000000000000400000000000000840000000000000F0BF"> : tensor<3x2xf64>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<3x2xf64>, tensor<3x2xf64>) -> ()
%e17 = stablehlo.constant dense<"0x000000000300000002000000010000000300000001000000"> : tensor<3x2xi32>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<3x2xi32>, tensor<3x2xi32>) -> ()
return
}
func.func private @f(%x: tensor<3x4xf64>, %n: tensor<3x4xf64>, %w: tensor<4x5xf64>, %z: tensor<f64>, %far: tensor<4x1xi32>, %u: tensor<4x4xf64>, %line: tensor<8xf64>, %source: tensor<5xf64>, %places: tensor<3x4xi32>, %groups: tensor<2xi32>, %pair: tensor<2x4x5xf64>) -> (tensor<3xf64>, tensor<f64>, tensor<4xf64>, tensor<2x3xf64>, tensor<3x4xf64>, tensor<8xf64>, tensor<3x4xf64>, tensor<3x4xi32>, tensor<3x4xf64>, tensor<3x5xf64>, tensor<3x5xf64>, tensor<3x5xf64>, tensor<4x3xf64>, tensor<3xf64>, tensor<3x5xf64>, tensor<3x3x5xf64>, tensor<3x2xf64>, tensor<3x2xi32>) {
%0 = stablehlo.reduce(%n init: %z) applies stablehlo.add across dimensions = [1] : (tensor<3x4xf64>, tensor<f64>) -> tensor<3xf64>
%1 = stablehlo.reduce(%z init: %z) applies stablehlo.add across dimensions = [] : (tensor<f64>, tensor<f64>) -> tensor<f64>
%2 = stablehlo.slice %x [0:1, 0:1] : (tensor<3x4xf64>) -> tensor<1x1xf64>
%3 = stablehlo.reshape %2 : (tensor<1x1xf64>) -> tensor<f64>
%4 = stablehlo.reduce(%x init: %3) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4xf64>, tensor<f64>) -> tensor<4xf64>
%5 = "stablehlo.reduce_window"(%n, %z) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[1, 0], [-1, 1]]> : tensor<2x2xi64>}> ({
^bb0(%p: tensor<f64>, %q: tensor<f64>):
%s = stablehlo.add %p, %q : tensor<f64>
stablehlo.return %s : tensor<f64>
}) : (tensor<3x4xf64>, tensor<f64>) -> tensor<2x3xf64>
%6 = "stablehlo.scatter"(%n, %far, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
^bb0(%p: tensor<f64>, %q: tensor<f64>):
%s = stablehlo.add %p, %q : tensor<f64>
stablehlo.return %s : tensor<f64>
}) : (tensor<3x4xf64>, tensor<4x1xi32>, tensor<4x4xf64>) -> tensor<3x4xf64>
%7 = "stablehlo.select_and_scatter"(%line, %source, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<1> : tensor<1x2xi64>}> ({
^bb0(%p: tensor<f64>, %q: tensor<f64>):
%s = stablehlo.compare GE, %p, %q, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}, {
^bb0(%p: tensor<f64>, %q: tensor<f64>):
%s = stablehlo.add %p, %q : tensor<f64>
stablehlo.return %s : tensor<f64>
}) : (tensor<8xf64>, tensor<5xf64>, tensor<f64>) -> tensor<8xf64>
%8:2 = "stablehlo.sort"(%x, %places) <{dimension = 1 : i64, is_stable = true}> ({
^bb0(%p: tensor<f64>, %q: tensor<f64>, %v: tensor<i32>, %vv: tensor<i32>):
%s = stablehlo.compare LT, %p, %q, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<3x4xf64>, tensor<3x4xi32>) -> (tensor<3x4xf64>, tensor<3x4xi32>)
%9 = "stablehlo.map"(%x, %n) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%p: tensor<f64>, %q: tensor<f64>):
%s = stablehlo.add %p, %q : tensor<f64>
stablehlo.return %s : tensor<f64>
}) : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
%10 = stablehlo.dot_general %n, %w, contracting_dims = [1] x [0] : (tensor<3x4xf64>, tensor<4x5xf64>) -> tensor<3x5xf64>
%11 = stablehlo.dot %n, %w : (tensor<3x4xf64>, tensor<4x5xf64>) -> tensor<3x5xf64>
%12 = stablehlo.einsum %n, %w, config = "ab,bc->ac" : (tensor<3x4xf64>, tensor<4x5xf64>) -> tensor<3x5xf64>
%13 = stablehlo.unary_einsum %n, config = "ab->ba" : (tensor<3x4xf64>) -> tensor<4x3xf64>
%14 = stablehlo.dot_general %n, %n, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3xf64>
%15 = "chlo.ragged_dot"(%n, %pair, %groups) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<3x4xf64>, tensor<2x4x5xf64>, tensor<2xi32>) -> tensor<3x5xf64>
%16 = stablehlo.reshape %n : (tensor<3x4xf64>) -> tensor<3x4x1xf64>
%17 = stablehlo.slice %w [0:2, 0:5] : (tensor<4x5xf64>) -> tensor<2x5xf64>
%18 = stablehlo.reshape %17 : (tensor<2x5xf64>) -> tensor<2x1x5xf64>
%19 = stablehlo.convolution(%16, %18) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x4x1xf64>, tensor<2x1x5xf64>) -> tensor<3x3x5xf64>
%20:2 = chlo.top_k(%x, k = 2) : tensor<3x4xf64> -> (tensor<3x2xf64>, tensor<3x2xi32>)
return %0, %1, %4, %5, %6, %7, %8#0, %8#1, %9, %10, %11, %12, %13, %14, %15, %19, %20#0, %20#1 : tensor<3xf64>, tensor<f64>, tensor<4xf64>, tensor<2x3xf64>, tensor<3x4xf64>, tensor<8xf64>, tensor<3x4xf64>, tensor<3x4xi32>, tensor<3x4xf64>, tensor<3x5xf64>, tensor<3x5xf64>, tensor<3x5xf64>, tensor<4x3xf64>, tensor<3xf64>, tensor<3x5xf64>, tensor<3x3x5xf64>, tensor<3x2xf64>, tensor<3x2xi32>
}
}
// -----
// carries_f64
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000000000000040000000000000004000000000000000C000000000000000400000000000000000000000000000F03F"> : tensor<2x3xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<2x3xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x3xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x3xf64>
%c1 = stablehlo.constant dense<"0x000000000000084000000000000008400000000000000040000000000000084000000000000000C00000000000000040"> : tensor<2x3xf64>
%z1 = stablehlo.constant dense<0.0> : tensor<2x3xf64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x3xf64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x3xf64>
%c2 = stablehlo.constant dense<> : tensor<0x3xf64>
%z2 = stablehlo.constant dense<> : tensor<0x3xf64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<0x3xf64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<0x3xf64>
%c3 = stablehlo.constant dense<"0x0000000000000000"> : tensor<f64>
%z3 = stablehlo.constant dense<1.0> : tensor<f64>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<f64>
%a3 = stablehlo.optimization_barrier %s3 : tensor<f64>
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
%r:16 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8) : (tensor<2x3xf64>, tensor<2x3xf64>, tensor<0x3xf64>, tensor<f64>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<i32>) -> (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2xf64>, tensor<f64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<3x0xf64>, tensor<3xf64>, tensor<2x3xf64>, tensor<0x3xf64>, tensor<0x3xf64>, tensor<0x3xf64>, tensor<3x3xf64>)
%e0 = stablehlo.constant dense<"0x000000000000084000000000000008400000000000000040000000000000084000000000000000C00000000000000040"> : tensor<2x3xf64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x3xf64>, tensor<2x3xf64>) -> ()
%e1 = stablehlo.constant dense<"0x0000000000000040000000000000004000000000000000C000000000000000400000000000000000000000000000F03F"> : tensor<2x3xf64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x3xf64>, tensor<2x3xf64>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000084000000000000008400000000000000040000000000000084000000000000000C00000000000000040"> : tensor<2x3xf64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3xf64>, tensor<2x3xf64>) -> ()
%e3 = stablehlo.constant dense<"0x0000000000000040000000000000004000000000000000C000000000000000400000000000000000000000000000F03F"> : tensor<2x3xf64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x3xf64>, tensor<2x3xf64>) -> ()
%e4 = stablehlo.constant dense<"0x000000000000084000000000000008400000000000000040000000000000084000000000000000C00000000000000040"> : tensor<2x3xf64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x3xf64>, tensor<2x3xf64>) -> ()
%e5 = stablehlo.constant dense<"0x00000000000000400000000000001040"> : tensor<2xf64>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2xf64>, tensor<2xf64>) -> ()
%e6 = stablehlo.constant dense<"0x0000000000001040"> : tensor<f64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<f64>, tensor<f64>) -> ()
%e7 = stablehlo.constant dense<"0x000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040"> : tensor<2x3xf64>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x3xf64>, tensor<2x3xf64>) -> ()
%e8 = stablehlo.constant dense<"0x0000000000000040000000000000004000000000000000C000000000000000400000000000000000000000000000F03F"> : tensor<2x3xf64>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3xf64>, tensor<2x3xf64>) -> ()
%e9 = stablehlo.constant dense<> : tensor<3x0xf64>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x0xf64>, tensor<3x0xf64>) -> ()
%e10 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<3xf64>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3xf64>, tensor<3xf64>) -> ()
%e11 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x3xf64>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x3xf64>, tensor<2x3xf64>) -> ()
%e12 = stablehlo.constant dense<> : tensor<0x3xf64>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<0x3xf64>, tensor<0x3xf64>) -> ()
%e13 = stablehlo.constant dense<> : tensor<0x3xf64>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<0x3xf64>, tensor<0x3xf64>) -> ()
%e14 = stablehlo.constant dense<> : tensor<0x3xf64>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<0x3xf64>, tensor<0x3xf64>) -> ()
%e15 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3xf64>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
return
}
func.func private @f(%x: tensor<2x3xf64>, %y: tensor<2x3xf64>, %none: tensor<0x3xf64>, %zero: tensor<f64>, %rounds: tensor<i32>, %one: tensor<i32>, %start: tensor<i32>, %no: tensor<i1>, %branch: tensor<i32>) -> (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2xf64>, tensor<f64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<3x0xf64>, tensor<3xf64>, tensor<2x3xf64>, tensor<0x3xf64>, tensor<0x3xf64>, tensor<0x3xf64>, tensor<3x3xf64>) {
%0:3 = stablehlo.while(%i = %start, %a = %x, %b = %y) : tensor<i32>, tensor<2x3xf64>, tensor<2x3xf64>
cond {
%s = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
} do {
%s = stablehlo.add %i, %one : tensor<i32>
stablehlo.return %s, %b, %a : tensor<i32>, tensor<2x3xf64>, tensor<2x3xf64>
}
%1 = "stablehlo.if"(%no) ({
stablehlo.return %x : tensor<2x3xf64>
}, {
stablehlo.return %y : tensor<2x3xf64>
}) : (tensor<i1>) -> tensor<2x3xf64>
%2 = "stablehlo.case"(%branch) ({
stablehlo.return %y : tensor<2x3xf64>
}, {
stablehlo.return %y : tensor<2x3xf64>
}, {
stablehlo.return %x : tensor<2x3xf64>
}) : (tensor<i32>) -> tensor<2x3xf64>
%3 = stablehlo.composite "own.swap" %x, %y {decomposition = @second} : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%4 = stablehlo.slice %x [0:2, 0:1] : (tensor<2x3xf64>) -> tensor<2x1xf64>
%5 = stablehlo.reshape %4 : (tensor<2x1xf64>) -> tensor<2xf64>
%6:2 = chlo.scan(%5) inits(%zero) dimension=0 {
^bb0(%v: tensor<f64>, %c: tensor<f64>):
%s = stablehlo.add %v, %c : tensor<f64>
stablehlo.return %s, %s : tensor<f64>, tensor<f64>
} : (tensor<2xf64>, tensor<f64>) -> (tensor<2xf64>, tensor<f64>)
%7 = "chlo.constant_like"(%x) <{value = 2.0 : f64}> : (tensor<2x3xf64>) -> tensor<2x3xf64>
%8 = stablehlo.concatenate %none, %x, dim = 0 : (tensor<0x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%9 = stablehlo.transpose %none, dims = [1, 0] : (tensor<0x3xf64>) -> tensor<3x0xf64>
%10 = stablehlo.reduce(%none init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<0x3xf64>, tensor<f64>) -> tensor<3xf64>
%11 = stablehlo.pad %none, %zero, low = [1, 0], high = [1, 0], interior = [0, 0] : (tensor<0x3xf64>, tensor<f64>) -> tensor<2x3xf64>
%12 = stablehlo.slice %x [1:1, 0:3] : (tensor<2x3xf64>) -> tensor<0x3xf64>
%13 = stablehlo.add %none, %none : tensor<0x3xf64>
%14 = "stablehlo.sort"(%none) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%p: tensor<f64>, %q: tensor<f64>):
%s = stablehlo.compare LT, %p, %q, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<0x3xf64>) -> tensor<0x3xf64>
%15 = stablehlo.transpose %none, dims = [1, 0] : (tensor<0x3xf64>) -> tensor<3x0xf64>
%16 = stablehlo.dot_general %15, %none, contracting_dims = [1] x [0] : (tensor<3x0xf64>, tensor<0x3xf64>) -> tensor<3x3xf64>
return %0#1, %0#2, %1, %2, %3, %6#0, %6#1, %7, %8, %9, %10, %11, %12, %13, %14, %16 : tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2xf64>, tensor<f64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<3x0xf64>, tensor<3xf64>, tensor<2x3xf64>, tensor<0x3xf64>, tensor<0x3xf64>, tensor<0x3xf64>, tensor<3x3xf64>
}
func.func private @second(%p: tensor<2x3xf64>, %q: tensor<2x3xf64>) -> tensor<2x3xf64> {
return %q : tensor<2x3xf64>
}
}
