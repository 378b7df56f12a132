// moves_f8E4M3FNUZ
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x4C40484C40484CC0C8C0C04C"> : tensor<3x4xf8E4M3FNUZ>
%z0 = stablehlo.constant dense<0.0> : tensor<3x4xf8E4M3FNUZ>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xf8E4M3FNUZ>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xf8E4M3FNUZ>
%c1 = stablehlo.constant dense<"0x48C0C04CC0C04048404CC800"> : tensor<3x4xf8E4M3FNUZ>
%z1 = stablehlo.constant dense<0.0> : tensor<3x4xf8E4M3FNUZ>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xf8E4M3FNUZ>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xf8E4M3FNUZ>
%c2 = stablehlo.constant dense<"0x484C4C40"> : tensor<2x2xf8E4M3FNUZ>
%z2 = stablehlo.constant dense<0.0> : tensor<2x2xf8E4M3FNUZ>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x2xf8E4M3FNUZ>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x2xf8E4M3FNUZ>
%c3 = stablehlo.constant dense<"0x48"> : tensor<f8E4M3FNUZ>
%z3 = stablehlo.constant dense<0.0> : tensor<f8E4M3FNUZ>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<f8E4M3FNUZ>
%a3 = stablehlo.optimization_barrier %s3 : tensor<f8E4M3FNUZ>
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
%r:26 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9) : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>, tensor<2x2xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>, tensor<3x4xi1>, tensor<i1>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4x1xi32>) -> (tensor<3x2x4xf8E4M3FNUZ>, tensor<3x2xf8E4M3FNUZ>, tensor<2x3x4xf8E4M3FNUZ>, tensor<2x6xf8E4M3FNUZ>, tensor<1x1xf8E4M3FNUZ>, tensor<4x3xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>, tensor<2x2xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>, tensor<5x5xf8E4M3FNUZ>, tensor<3x8xf8E4M3FNUZ>, tensor<4x4xf8E4M3FNUZ>, tensor<4x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>, tensor<i32>, tensor<f8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>, tensor<3x4xui8>, tensor<3x4xi8>, tensor<3x4xf8E5M2>)
%e0 = stablehlo.constant dense<"0x4C40484C4C40484C40484CC040484CC0C8C0C04CC8C0C04C"> : tensor<3x2x4xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3x2x4xf8E4M3FNUZ>, tensor<3x2x4xf8E4M3FNUZ>) -> ()
%e1 = stablehlo.constant dense<"0x484848484848"> : tensor<3x2xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x2xf8E4M3FNUZ>, tensor<3x2xf8E4M3FNUZ>) -> ()
%e2 = stablehlo.constant dense<"0x4C40484C40484CC0C8C0C04C4C40484C40484CC0C8C0C04C"> : tensor<2x3x4xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3x4xf8E4M3FNUZ>, tensor<2x3x4xf8E4M3FNUZ>) -> ()
%e3 = stablehlo.constant dense<"0x4C40484C40484CC0C8C0C04C"> : tensor<2x6xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x6xf8E4M3FNUZ>, tensor<2x6xf8E4M3FNUZ>) -> ()
%e4 = stablehlo.constant dense<"0x48"> : tensor<1x1xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<1x1xf8E4M3FNUZ>, tensor<1x1xf8E4M3FNUZ>) -> ()
%e5 = stablehlo.constant dense<"0x4C40C84048C0484CC04CC04C"> : tensor<4x3xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<4x3xf8E4M3FNUZ>, tensor<4x3xf8E4M3FNUZ>) -> ()
%e6 = stablehlo.constant dense<"0x48"> : tensor<f8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> ()
%e7 = stablehlo.constant dense<"0x4CC0C0C8C04C48404C48404C"> : tensor<3x4xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> ()
%e8 = stablehlo.constant dense<"0x40484CC0C04C"> : tensor<2x3xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> ()
%e9 = stablehlo.constant dense<"0x484C4CC0"> : tensor<2x2xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<2x2xf8E4M3FNUZ>, tensor<2x2xf8E4M3FNUZ>) -> ()
%e10 = stablehlo.constant dense<"0x4C40484C40484C40C8C0C04C"> : tensor<3x4xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> ()
%e11 = stablehlo.constant dense<"0x484848484840484C48484848484848484CC048484848484848"> : tensor<5x5xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<5x5xf8E4M3FNUZ>, tensor<5x5xf8E4M3FNUZ>) -> ()
%e12 = stablehlo.constant dense<"0x4C40484C48C0C04C40484CC0C0C04048C8C0C04C404CC800"> : tensor<3x8xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<3x8xf8E4M3FNUZ>, tensor<3x8xf8E4M3FNUZ>) -> ()
%e13 = stablehlo.constant dense<"0x4C40484CC8C0C04C4C40484CC8C0C04C"> : tensor<4x4xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<4x4xf8E4M3FNUZ>, tensor<4x4xf8E4M3FNUZ>) -> ()
%e14 = stablehlo.constant dense<"0xC8C0C04C4C40484CC8C0C04C40484CC0"> : tensor<4x4xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<4x4xf8E4M3FNUZ>, tensor<4x4xf8E4M3FNUZ>) -> ()
%e15 = stablehlo.constant dense<"0x4840484CC0C04CC0404CC000"> : tensor<3x4xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> ()
%e16 = stablehlo.constant dense<"0x4C40484C40484CC0C8C0C04C"> : tensor<3x4xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> ()
%e17 = stablehlo.constant dense<"0x48C0C04CC0C04048404CC800"> : tensor<3x4xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> ()
%e18 = stablehlo.constant dense<"0x04000000"> : tensor<i32>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
%e19 = stablehlo.constant dense<"0x48"> : tensor<f8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#19, %e19) {has_side_effect = true} : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> ()
%e20 = stablehlo.constant dense<"0x48C0C04CC0C04048404CC800"> : tensor<3x4xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> ()
%e21 = stablehlo.constant dense<"0x4C40484C40484CC0C8C0C04C"> : tensor<3x4xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#21, %e21) {has_side_effect = true} : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> ()
%e22 = stablehlo.constant dense<"0x0040484C0040484C0040484C"> : tensor<3x4xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#22, %e22) {has_side_effect = true} : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> ()
%e23 = stablehlo.constant dense<"0x4C40484C40484CC0C8C0C04C"> : tensor<3x4xui8>
stablehlo.custom_call @check.expect_eq(%r#23, %e23) {has_side_effect = true} : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
%e24 = stablehlo.constant dense<"0x4C40484C40484CC0C8C0C04C"> : tensor<3x4xi8>
stablehlo.custom_call @check.expect_eq(%r#24, %e24) {has_side_effect = true} : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
%e25 = stablehlo.constant dense<"0x4C40484C40484CC0C8C0C04C"> : tensor<3x4xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#25, %e25) {has_side_effect = true} : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
return
}
func.func private @f(%x: tensor<3x4xf8E4M3FNUZ>, %y: tensor<3x4xf8E4M3FNUZ>, %u: tensor<2x2xf8E4M3FNUZ>, %p: tensor<f8E4M3FNUZ>, %m: tensor<3x4xi1>, %c: tensor<i1>, %i: tensor<i32>, %j: tensor<i32>, %rows: tensor<4xi32>, %far: tensor<4x1xi32>) -> (tensor<3x2x4xf8E4M3FNUZ>, tensor<3x2xf8E4M3FNUZ>, tensor<2x3x4xf8E4M3FNUZ>, tensor<2x6xf8E4M3FNUZ>, tensor<1x1xf8E4M3FNUZ>, tensor<4x3xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>, tensor<2x2xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>, tensor<5x5xf8E4M3FNUZ>, tensor<3x8xf8E4M3FNUZ>, tensor<4x4xf8E4M3FNUZ>, tensor<4x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>, tensor<i32>, tensor<f8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>, tensor<3x4xui8>, tensor<3x4xi8>, tensor<3x4xf8E5M2>) {
%0 = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<3x4xf8E4M3FNUZ>) -> tensor<3x2x4xf8E4M3FNUZ>
%1 = stablehlo.broadcast_in_dim %p, dims = [] : (tensor<f8E4M3FNUZ>) -> tensor<3x2xf8E4M3FNUZ>
%2 = stablehlo.broadcast %x, sizes = [2] : (tensor<3x4xf8E4M3FNUZ>) -> tensor<2x3x4xf8E4M3FNUZ>
%3 = stablehlo.reshape %x : (tensor<3x4xf8E4M3FNUZ>) -> tensor<2x6xf8E4M3FNUZ>
%4 = stablehlo.reshape %p : (tensor<f8E4M3FNUZ>) -> tensor<1x1xf8E4M3FNUZ>
%5 = stablehlo.transpose %x, dims = [1, 0] : (tensor<3x4xf8E4M3FNUZ>) -> tensor<4x3xf8E4M3FNUZ>
%6 = stablehlo.transpose %p, dims = [] : (tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
%7 = stablehlo.reverse %x, dims = [0, 1] : tensor<3x4xf8E4M3FNUZ>
%8 = stablehlo.slice %x [0:3:2, 1:4] : (tensor<3x4xf8E4M3FNUZ>) -> tensor<2x3xf8E4M3FNUZ>
%9 = stablehlo.dynamic_slice %x, %i, %j, sizes = [2, 2] : (tensor<3x4xf8E4M3FNUZ>, tensor<i32>, tensor<i32>) -> tensor<2x2xf8E4M3FNUZ>
%10 = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<3x4xf8E4M3FNUZ>, tensor<2x2xf8E4M3FNUZ>, tensor<i32>, tensor<i32>) -> tensor<3x4xf8E4M3FNUZ>
%11 = stablehlo.pad %x, %p, low = [1, -1], high = [-1, 2], interior = [1, 0] : (tensor<3x4xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<5x5xf8E4M3FNUZ>
%12 = stablehlo.concatenate %x, %y, dim = 1 : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> tensor<3x8xf8E4M3FNUZ>
%13 = "stablehlo.gather"(%x, %far) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xf8E4M3FNUZ>, tensor<4x1xi32>) -> tensor<4x4xf8E4M3FNUZ>
%14 = "stablehlo.torch_index_select"(%x, %rows) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<3x4xf8E4M3FNUZ>, tensor<4xi32>) -> tensor<4x4xf8E4M3FNUZ>
%15 = stablehlo.select %m, %x, %y : tensor<3x4xi1>, tensor<3x4xf8E4M3FNUZ>
%16 = stablehlo.select %c, %x, %y : tensor<i1>, tensor<3x4xf8E4M3FNUZ>
%17 = stablehlo.constant dense<"0x48C0C04CC0C04048404CC800"> : tensor<3x4xf8E4M3FNUZ>
%18 = stablehlo.get_dimension_size %x, dim = 1 : (tensor<3x4xf8E4M3FNUZ>) -> tensor<i32>
%19 = stablehlo.tuple %x, %p : tuple<tensor<3x4xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>>
%20 = stablehlo.get_tuple_element %19[1] : (tuple<tensor<3x4xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>>) -> tensor<f8E4M3FNUZ>
%21 = stablehlo.optimization_barrier %y : tensor<3x4xf8E4M3FNUZ>
%22 = stablehlo.convert %x : tensor<3x4xf8E4M3FNUZ>
%23 = stablehlo.iota dim = 1 : tensor<3x4xf8E4M3FNUZ>
%24 = stablehlo.bitcast_convert %x : (tensor<3x4xf8E4M3FNUZ>) -> tensor<3x4xui8>
%25 = stablehlo.bitcast_convert %x : (tensor<3x4xf8E4M3FNUZ>) -> tensor<3x4xi8>
%26 = stablehlo.bitcast_convert %x : (tensor<3x4xf8E4M3FNUZ>) -> tensor<3x4xf8E5M2>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %20, %21, %22, %23, %24, %25, %26 : tensor<3x2x4xf8E4M3FNUZ>, tensor<3x2xf8E4M3FNUZ>, tensor<2x3x4xf8E4M3FNUZ>, tensor<2x6xf8E4M3FNUZ>, tensor<1x1xf8E4M3FNUZ>, tensor<4x3xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>, tensor<2x2xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>, tensor<5x5xf8E4M3FNUZ>, tensor<3x8xf8E4M3FNUZ>, tensor<4x4xf8E4M3FNUZ>, tensor<4x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>, tensor<i32>, tensor<f8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>, tensor<3x4xui8>, tensor<3x4xi8>, tensor<3x4xf8E5M2>
}
}
// -----
// combinations_f8E4M3FNUZ
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x4C40484C40484CC0C8C0C04C"> : tensor<3x4xf8E4M3FNUZ>
%z0 = stablehlo.constant dense<0.0> : tensor<3x4xf8E4M3FNUZ>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xf8E4M3FNUZ>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xf8E4M3FNUZ>
%c1 = stablehlo.constant dense<"0x404040404040400000000040"> : tensor<3x4xf8E4M3FNUZ>
%z1 = stablehlo.constant dense<0.0> : tensor<3x4xf8E4M3FNUZ>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xf8E4M3FNUZ>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xf8E4M3FNUZ>
%c2 = stablehlo.constant dense<"0x0000400040404000000000404000400040404040"> : tensor<4x5xf8E4M3FNUZ>
%z2 = stablehlo.constant dense<0.0> : tensor<4x5xf8E4M3FNUZ>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4x5xf8E4M3FNUZ>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4x5xf8E4M3FNUZ>
%c3 = stablehlo.constant dense<"0x00"> : tensor<f8E4M3FNUZ>
%z3 = stablehlo.constant dense<1.0> : tensor<f8E4M3FNUZ>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<f8E4M3FNUZ>
%a3 = stablehlo.optimization_barrier %s3 : tensor<f8E4M3FNUZ>
%c4 = stablehlo.constant dense<"0x0000000009000000FFFFFFFF00000000"> : tensor<4x1xi32>
%z4 = stablehlo.constant dense<0> : tensor<4x1xi32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<4x1xi32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<4x1xi32>
%c5 = stablehlo.constant dense<"0x40004040000000004000000040404000"> : tensor<4x4xf8E4M3FNUZ>
%z5 = stablehlo.constant dense<0.0> : tensor<4x4xf8E4M3FNUZ>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<4x4xf8E4M3FNUZ>
%a5 = stablehlo.optimization_barrier %s5 : tensor<4x4xf8E4M3FNUZ>
%c6 = stablehlo.constant dense<"0x4040404000404000"> : tensor<8xf8E4M3FNUZ>
%z6 = stablehlo.constant dense<0.0> : tensor<8xf8E4M3FNUZ>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<8xf8E4M3FNUZ>
%a6 = stablehlo.optimization_barrier %s6 : tensor<8xf8E4M3FNUZ>
%c7 = stablehlo.constant dense<"0x0000400040"> : tensor<5xf8E4M3FNUZ>
%z7 = stablehlo.constant dense<0.0> : tensor<5xf8E4M3FNUZ>
%s7 = stablehlo.select %live, %c7, %z7 : tensor<i1>, tensor<5xf8E4M3FNUZ>
%a7 = stablehlo.optimization_barrier %s7 : tensor<5xf8E4M3FNUZ>
%c8 = stablehlo.constant dense<"0x000000000100000002000000030000000000000001000000020000000300000000000000010000000200000003000000"> : tensor<3x4xi32>
%z8 = stablehlo.constant dense<0> : tensor<3x4xi32>
%s8 = stablehlo.select %live, %c8, %z8 : tensor<i1>, tensor<3x4xi32>
%a8 = stablehlo.optimization_barrier %s8 : tensor<3x4xi32>
%c9 = stablehlo.constant dense<"0x0100000002000000"> : tensor<2xi32>
%z9 = stablehlo.constant dense<0> : tensor<2xi32>
%s9 = stablehlo.select %live, %c9, %z9 : tensor<i1>, tensor<2xi32>
%a9 = stablehlo.optimization_barrier %s9 : tensor<2xi32>
%c10 = stablehlo.constant dense<"0x00004000404040000000004040004000404040400040404040004040004040400000000000400040"> : tensor<2x4x5xf8E4M3FNUZ>
%z10 = stablehlo.constant dense<0.0> : tensor<2x4x5xf8E4M3FNUZ>
%s10 = stablehlo.select %live, %c10, %z10 : tensor<i1>, tensor<2x4x5xf8E4M3FNUZ>
%a10 = stablehlo.optimization_barrier %s10 : tensor<2x4x5xf8E4M3FNUZ>
%r:18 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10) : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>, tensor<4x5xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>, tensor<4x1xi32>, tensor<4x4xf8E4M3FNUZ>, tensor<8xf8E4M3FNUZ>, tensor<5xf8E4M3FNUZ>, tensor<3x4xi32>, tensor<2xi32>, tensor<2x4x5xf8E4M3FNUZ>) -> (tensor<3xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>, tensor<4xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>, tensor<8xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>, tensor<3x4xi32>, tensor<3x4xf8E4M3FNUZ>, tensor<3x5xf8E4M3FNUZ>, tensor<3x5xf8E4M3FNUZ>, tensor<3x5xf8E4M3FNUZ>, tensor<4x3xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>, tensor<3x5xf8E4M3FNUZ>, tensor<3x3x5xf8E4M3FNUZ>, tensor<3x2xf8E4M3FNUZ>, tensor<3x2xi32>)
%e0 = stablehlo.constant dense<"0x504C40"> : tensor<3xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>) -> ()
%e1 = stablehlo.constant dense<"0x00"> : tensor<f8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> ()
%e2 = stablehlo.constant dense<"0x4C4C4C4C"> : tensor<4xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<4xf8E4M3FNUZ>, tensor<4xf8E4M3FNUZ>) -> ()
%e3 = stablehlo.constant dense<"0x000000484840"> : tensor<2x3xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> ()
%e4 = stablehlo.constant dense<"0x4C484C484040400000000040"> : tensor<3x4xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> ()
%e5 = stablehlo.constant dense<"0x0000004000000040"> : tensor<8xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<8xf8E4M3FNUZ>, tensor<8xf8E4M3FNUZ>) -> ()
%e6 = stablehlo.constant dense<"0x40484C4CC040484CC8C0C04C"> : tensor<3x4xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> ()
%e7 = stablehlo.constant dense<"0x010000000200000000000000030000000300000000000000010000000200000000000000010000000200000003000000"> : tensor<3x4xi32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
%e8 = stablehlo.constant dense<"0x50484C50484C50C0C8C0C050"> : tensor<3x4xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> ()
%e9 = stablehlo.constant dense<"0x404C4C404C40484800480040404040"> : tensor<3x5xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x5xf8E4M3FNUZ>, tensor<3x5xf8E4M3FNUZ>) -> ()
%e10 = stablehlo.constant dense<"0x404C4C404C40484800480040404040"> : tensor<3x5xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x5xf8E4M3FNUZ>, tensor<3x5xf8E4M3FNUZ>) -> ()
%e11 = stablehlo.constant dense<"0x404C4C404C40484800480040404040"> : tensor<3x5xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<3x5xf8E4M3FNUZ>, tensor<3x5xf8E4M3FNUZ>) -> ()
%e12 = stablehlo.constant dense<"0x404000404000404000400040"> : tensor<4x3xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<4x3xf8E4M3FNUZ>, tensor<4x3xf8E4M3FNUZ>) -> ()
%e13 = stablehlo.constant dense<"0x504C40"> : tensor<3xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<3xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>) -> ()
%e14 = stablehlo.constant dense<"0x404C4C404C404C4840480000400040"> : tensor<3x5xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<3x5xf8E4M3FNUZ>, tensor<3x5xf8E4M3FNUZ>) -> ()
%e15 = stablehlo.constant dense<"0x404040004040404000404040400040404040004040404000400000400040000000000000000000004040000000"> : tensor<3x3x5xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x3x5xf8E4M3FNUZ>, tensor<3x3x5xf8E4M3FNUZ>) -> ()
%e16 = stablehlo.constant dense<"0x4C4C4C484CC0"> : tensor<3x2xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<3x2xf8E4M3FNUZ>, tensor<3x2xf8E4M3FNUZ>) -> ()
%e17 = stablehlo.constant dense<"0x000000000300000002000000010000000300000001000000"> : tensor<3x2xi32>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<3x2xi32>, tensor<3x2xi32>) -> ()
return
}
func.func private @f(%x: tensor<3x4xf8E4M3FNUZ>, %n: tensor<3x4xf8E4M3FNUZ>, %w: tensor<4x5xf8E4M3FNUZ>, %z: tensor<f8E4M3FNUZ>, %far: tensor<4x1xi32>, %u: tensor<4x4xf8E4M3FNUZ>, %line: tensor<8xf8E4M3FNUZ>, %source: tensor<5xf8E4M3FNUZ>, %places: tensor<3x4xi32>, %groups: tensor<2xi32>, %pair: tensor<2x4x5xf8E4M3FNUZ>) -> (tensor<3xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>, tensor<4xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>, tensor<8xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>, tensor<3x4xi32>, tensor<3x4xf8E4M3FNUZ>, tensor<3x5xf8E4M3FNUZ>, tensor<3x5xf8E4M3FNUZ>, tensor<3x5xf8E4M3FNUZ>, tensor<4x3xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>, tensor<3x5xf8E4M3FNUZ>, tensor<3x3x5xf8E4M3FNUZ>, tensor<3x2xf8E4M3FNUZ>, tensor<3x2xi32>) {
%0 = stablehlo.reduce(%n init: %z) applies stablehlo.add across dimensions = [1] : (tensor<3x4xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<3xf8E4M3FNUZ>
%1 = stablehlo.reduce(%z init: %z) applies stablehlo.add across dimensions = [] : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
%2 = stablehlo.slice %x [0:1, 0:1] : (tensor<3x4xf8E4M3FNUZ>) -> tensor<1x1xf8E4M3FNUZ>
%3 = stablehlo.reshape %2 : (tensor<1x1xf8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
%4 = stablehlo.reduce(%x init: %3) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<4xf8E4M3FNUZ>
%5 = "stablehlo.reduce_window"(%n, %z) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[1, 0], [-1, 1]]> : tensor<2x2xi64>}> ({
^bb0(%p: tensor<f8E4M3FNUZ>, %q: tensor<f8E4M3FNUZ>):
%s = stablehlo.add %p, %q : tensor<f8E4M3FNUZ>
stablehlo.return %s : tensor<f8E4M3FNUZ>
}) : (tensor<3x4xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<2x3xf8E4M3FNUZ>
%6 = "stablehlo.scatter"(%n, %far, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
^bb0(%p: tensor<f8E4M3FNUZ>, %q: tensor<f8E4M3FNUZ>):
%s = stablehlo.add %p, %q : tensor<f8E4M3FNUZ>
stablehlo.return %s : tensor<f8E4M3FNUZ>
}) : (tensor<3x4xf8E4M3FNUZ>, tensor<4x1xi32>, tensor<4x4xf8E4M3FNUZ>) -> tensor<3x4xf8E4M3FNUZ>
%7 = "stablehlo.select_and_scatter"(%line, %source, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<1> : tensor<1x2xi64>}> ({
^bb0(%p: tensor<f8E4M3FNUZ>, %q: tensor<f8E4M3FNUZ>):
%s = stablehlo.compare GE, %p, %q, TOTALORDER : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}, {
^bb0(%p: tensor<f8E4M3FNUZ>, %q: tensor<f8E4M3FNUZ>):
%s = stablehlo.add %p, %q : tensor<f8E4M3FNUZ>
stablehlo.return %s : tensor<f8E4M3FNUZ>
}) : (tensor<8xf8E4M3FNUZ>, tensor<5xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<8xf8E4M3FNUZ>
%8:2 = "stablehlo.sort"(%x, %places) <{dimension = 1 : i64, is_stable = true}> ({
^bb0(%p: tensor<f8E4M3FNUZ>, %q: tensor<f8E4M3FNUZ>, %v: tensor<i32>, %vv: tensor<i32>):
%s = stablehlo.compare LT, %p, %q, TOTALORDER : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xi32>) -> (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xi32>)
%9 = "stablehlo.map"(%x, %n) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%p: tensor<f8E4M3FNUZ>, %q: tensor<f8E4M3FNUZ>):
%s = stablehlo.add %p, %q : tensor<f8E4M3FNUZ>
stablehlo.return %s : tensor<f8E4M3FNUZ>
}) : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> tensor<3x4xf8E4M3FNUZ>
%10 = stablehlo.dot_general %n, %w, contracting_dims = [1] x [0] : (tensor<3x4xf8E4M3FNUZ>, tensor<4x5xf8E4M3FNUZ>) -> tensor<3x5xf8E4M3FNUZ>
%11 = stablehlo.dot %n, %w : (tensor<3x4xf8E4M3FNUZ>, tensor<4x5xf8E4M3FNUZ>) -> tensor<3x5xf8E4M3FNUZ>
%12 = stablehlo.einsum %n, %w, config = "ab,bc->ac" : (tensor<3x4xf8E4M3FNUZ>, tensor<4x5xf8E4M3FNUZ>) -> tensor<3x5xf8E4M3FNUZ>
%13 = stablehlo.unary_einsum %n, config = "ab->ba" : (tensor<3x4xf8E4M3FNUZ>) -> tensor<4x3xf8E4M3FNUZ>
%14 = stablehlo.dot_general %n, %n, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> tensor<3xf8E4M3FNUZ>
%15 = "chlo.ragged_dot"(%n, %pair, %groups) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<3x4xf8E4M3FNUZ>, tensor<2x4x5xf8E4M3FNUZ>, tensor<2xi32>) -> tensor<3x5xf8E4M3FNUZ>
%16 = stablehlo.reshape %n : (tensor<3x4xf8E4M3FNUZ>) -> tensor<3x4x1xf8E4M3FNUZ>
%17 = stablehlo.slice %w [0:2, 0:5] : (tensor<4x5xf8E4M3FNUZ>) -> tensor<2x5xf8E4M3FNUZ>
%18 = stablehlo.reshape %17 : (tensor<2x5xf8E4M3FNUZ>) -> tensor<2x1x5xf8E4M3FNUZ>
%19 = stablehlo.convolution(%16, %18) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x4x1xf8E4M3FNUZ>, tensor<2x1x5xf8E4M3FNUZ>) -> tensor<3x3x5xf8E4M3FNUZ>
%20:2 = chlo.top_k(%x, k = 2) : tensor<3x4xf8E4M3FNUZ> -> (tensor<3x2xf8E4M3FNUZ>, tensor<3x2xi32>)
return %0, %1, %4, %5, %6, %7, %8#0, %8#1, %9, %10, %11, %12, %13, %14, %15, %19, %20#0, %20#1 : tensor<3xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>, tensor<4xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>, tensor<8xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>, tensor<3x4xi32>, tensor<3x4xf8E4M3FNUZ>, tensor<3x5xf8E4M3FNUZ>, tensor<3x5xf8E4M3FNUZ>, tensor<3x5xf8E4M3FNUZ>, tensor<4x3xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>, tensor<3x5xf8E4M3FNUZ>, tensor<3x3x5xf8E4M3FNUZ>, tensor<3x2xf8E4M3FNUZ>, tensor<3x2xi32>
}
}
// -----
// carries_f8E4M3FNUZ
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x4848C8480040"> : tensor<2x3xf8E4M3FNUZ>
%z0 = stablehlo.constant dense<0.0> : tensor<2x3xf8E4M3FNUZ>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x3xf8E4M3FNUZ>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x3xf8E4M3FNUZ>
%c1 = stablehlo.constant dense<"0x4C4C484CC848"> : tensor<2x3xf8E4M3FNUZ>
%z1 = stablehlo.constant dense<0.0> : tensor<2x3xf8E4M3FNUZ>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x3xf8E4M3FNUZ>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x3xf8E4M3FNUZ>
%c2 = stablehlo.constant dense<> : tensor<0x3xf8E4M3FNUZ>
%z2 = stablehlo.constant dense<> : tensor<0x3xf8E4M3FNUZ>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<0x3xf8E4M3FNUZ>
%a2 = stablehlo.optimization_barrier %s2 : tensor<0x3xf8E4M3FNUZ>
%c3 = stablehlo.constant dense<"0x00"> : tensor<f8E4M3FNUZ>
%z3 = stablehlo.constant dense<1.0> : tensor<f8E4M3FNUZ>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<f8E4M3FNUZ>
%a3 = stablehlo.optimization_barrier %s3 : tensor<f8E4M3FNUZ>
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
%r:16 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8) : (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>, tensor<0x3xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<i32>) -> (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>, tensor<3x0xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>, tensor<0x3xf8E4M3FNUZ>, tensor<0x3xf8E4M3FNUZ>, tensor<0x3xf8E4M3FNUZ>, tensor<3x3xf8E4M3FNUZ>)
%e0 = stablehlo.constant dense<"0x4C4C484CC848"> : tensor<2x3xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> ()
%e1 = stablehlo.constant dense<"0x4848C8480040"> : tensor<2x3xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> ()
%e2 = stablehlo.constant dense<"0x4C4C484CC848"> : tensor<2x3xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> ()
%e3 = stablehlo.constant dense<"0x4848C8480040"> : tensor<2x3xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> ()
%e4 = stablehlo.constant dense<"0x4C4C484CC848"> : tensor<2x3xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> ()
%e5 = stablehlo.constant dense<"0x4850"> : tensor<2xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>) -> ()
%e6 = stablehlo.constant dense<"0x50"> : tensor<f8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> ()
%e7 = stablehlo.constant dense<"0x484848484848"> : tensor<2x3xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> ()
%e8 = stablehlo.constant dense<"0x4848C8480040"> : tensor<2x3xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> ()
%e9 = stablehlo.constant dense<> : tensor<3x0xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x0xf8E4M3FNUZ>, tensor<3x0xf8E4M3FNUZ>) -> ()
%e10 = stablehlo.constant dense<"0x000000"> : tensor<3xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>) -> ()
%e11 = stablehlo.constant dense<"0x000000000000"> : tensor<2x3xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> ()
%e12 = stablehlo.constant dense<> : tensor<0x3xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<0x3xf8E4M3FNUZ>, tensor<0x3xf8E4M3FNUZ>) -> ()
%e13 = stablehlo.constant dense<> : tensor<0x3xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<0x3xf8E4M3FNUZ>, tensor<0x3xf8E4M3FNUZ>) -> ()
%e14 = stablehlo.constant dense<> : tensor<0x3xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<0x3xf8E4M3FNUZ>, tensor<0x3xf8E4M3FNUZ>) -> ()
%e15 = stablehlo.constant dense<"0x000000000000000000"> : tensor<3x3xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x3xf8E4M3FNUZ>, tensor<3x3xf8E4M3FNUZ>) -> ()
return
}
func.func private @f(%x: tensor<2x3xf8E4M3FNUZ>, %y: tensor<2x3xf8E4M3FNUZ>, %none: tensor<0x3xf8E4M3FNUZ>, %zero: tensor<f8E4M3FNUZ>, %rounds: tensor<i32>, %one: tensor<i32>, %start: tensor<i32>, %no: tensor<i1>, %branch: tensor<i32>) -> (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>, tensor<3x0xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>, tensor<0x3xf8E4M3FNUZ>, tensor<0x3xf8E4M3FNUZ>, tensor<0x3xf8E4M3FNUZ>, tensor<3x3xf8E4M3FNUZ>) {
%0:3 = stablehlo.while(%i = %start, %a = %x, %b = %y) : tensor<i32>, tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>
cond {
%s = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
} do {
%s = stablehlo.add %i, %one : tensor<i32>
stablehlo.return %s, %b, %a : tensor<i32>, tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>
}
%1 = "stablehlo.if"(%no) ({
stablehlo.return %x : tensor<2x3xf8E4M3FNUZ>
}, {
stablehlo.return %y : tensor<2x3xf8E4M3FNUZ>
}) : (tensor<i1>) -> tensor<2x3xf8E4M3FNUZ>
%2 = "stablehlo.case"(%branch) ({
stablehlo.return %y : tensor<2x3xf8E4M3FNUZ>
}, {
stablehlo.return %y : tensor<2x3xf8E4M3FNUZ>
}, {
stablehlo.return %x : tensor<2x3xf8E4M3FNUZ>
}) : (tensor<i32>) -> tensor<2x3xf8E4M3FNUZ>
%3 = stablehlo.composite "own.swap" %x, %y {decomposition = @second} : (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> tensor<2x3xf8E4M3FNUZ>
%4 = stablehlo.slice %x [0:2, 0:1] : (tensor<2x3xf8E4M3FNUZ>) -> tensor<2x1xf8E4M3FNUZ>
%5 = stablehlo.reshape %4 : (tensor<2x1xf8E4M3FNUZ>) -> tensor<2xf8E4M3FNUZ>
%6:2 = chlo.scan(%5) inits(%zero) dimension=0 {
^bb0(%v: tensor<f8E4M3FNUZ>, %c: tensor<f8E4M3FNUZ>):
%s = stablehlo.add %v, %c : tensor<f8E4M3FNUZ>
stablehlo.return %s, %s : tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>
} : (tensor<2xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> (tensor<2xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>)
%7 = "chlo.constant_like"(%x) <{value = 2.0 : f8E4M3FNUZ}> : (tensor<2x3xf8E4M3FNUZ>) -> tensor<2x3xf8E4M3FNUZ>
%8 = stablehlo.concatenate %none, %x, dim = 0 : (tensor<0x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> tensor<2x3xf8E4M3FNUZ>
%9 = stablehlo.transpose %none, dims = [1, 0] : (tensor<0x3xf8E4M3FNUZ>) -> tensor<3x0xf8E4M3FNUZ>
%10 = stablehlo.reduce(%none init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<0x3xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<3xf8E4M3FNUZ>
%11 = stablehlo.pad %none, %zero, low = [1, 0], high = [1, 0], interior = [0, 0] : (tensor<0x3xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<2x3xf8E4M3FNUZ>
%12 = stablehlo.slice %x [1:1, 0:3] : (tensor<2x3xf8E4M3FNUZ>) -> tensor<0x3xf8E4M3FNUZ>
%13 = stablehlo.add %none, %none : tensor<0x3xf8E4M3FNUZ>
%14 = "stablehlo.sort"(%none) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%p: tensor<f8E4M3FNUZ>, %q: tensor<f8E4M3FNUZ>):
%s = stablehlo.compare LT, %p, %q, TOTALORDER : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<0x3xf8E4M3FNUZ>) -> tensor<0x3xf8E4M3FNUZ>
%15 = stablehlo.transpose %none, dims = [1, 0] : (tensor<0x3xf8E4M3FNUZ>) -> tensor<3x0xf8E4M3FNUZ>
%16 = stablehlo.dot_general %15, %none, contracting_dims = [1] x [0] : (tensor<3x0xf8E4M3FNUZ>, tensor<0x3xf8E4M3FNUZ>) -> tensor<3x3xf8E4M3FNUZ>
return %0#1, %0#2, %1, %2, %3, %6#0, %6#1, %7, %8, %9, %10, %11, %12, %13, %14, %16 : tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>, tensor<3x0xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>, tensor<0x3xf8E4M3FNUZ>, tensor<0x3xf8E4M3FNUZ>, tensor<0x3xf8E4M3FNUZ>, tensor<3x3xf8E4M3FNUZ>
}
func.func private @second(%p: tensor<2x3xf8E4M3FNUZ>, %q: tensor<2x3xf8E4M3FNUZ>) -> tensor<2x3xf8E4M3FNUZ> {
return %q : tensor<2x3xf8E4M3FNUZ>
}
}
// -----
// moves_f8E4M3B11FNUZ
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x64586064586064D8E0D8D864"> : tensor<3x4xf8E4M3B11FNUZ>
%z0 = stablehlo.constant dense<0.0> : tensor<3x4xf8E4M3B11FNUZ>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xf8E4M3B11FNUZ>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xf8E4M3B11FNUZ>
%c1 = stablehlo.constant dense<"0x60D8D864D8D858605864E000"> : tensor<3x4xf8E4M3B11FNUZ>
%z1 = stablehlo.constant dense<0.0> : tensor<3x4xf8E4M3B11FNUZ>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xf8E4M3B11FNUZ>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xf8E4M3B11FNUZ>
%c2 = stablehlo.constant dense<"0x60646458"> : tensor<2x2xf8E4M3B11FNUZ>
%z2 = stablehlo.constant dense<0.0> : tensor<2x2xf8E4M3B11FNUZ>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x2xf8E4M3B11FNUZ>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x2xf8E4M3B11FNUZ>
%c3 = stablehlo.constant dense<"0x60"> : tensor<f8E4M3B11FNUZ>
%z3 = stablehlo.constant dense<0.0> : tensor<f8E4M3B11FNUZ>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<f8E4M3B11FNUZ>
%a3 = stablehlo.optimization_barrier %s3 : tensor<f8E4M3B11FNUZ>
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
%r:26 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9) : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>, tensor<2x2xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>, tensor<3x4xi1>, tensor<i1>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4x1xi32>) -> (tensor<3x2x4xf8E4M3B11FNUZ>, tensor<3x2xf8E4M3B11FNUZ>, tensor<2x3x4xf8E4M3B11FNUZ>, tensor<2x6xf8E4M3B11FNUZ>, tensor<1x1xf8E4M3B11FNUZ>, tensor<4x3xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>, tensor<2x2xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>, tensor<5x5xf8E4M3B11FNUZ>, tensor<3x8xf8E4M3B11FNUZ>, tensor<4x4xf8E4M3B11FNUZ>, tensor<4x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>, tensor<i32>, tensor<f8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xui8>, tensor<3x4xi8>, tensor<3x4xf8E5M2>)
%e0 = stablehlo.constant dense<"0x6458606464586064586064D8586064D8E0D8D864E0D8D864"> : tensor<3x2x4xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3x2x4xf8E4M3B11FNUZ>, tensor<3x2x4xf8E4M3B11FNUZ>) -> ()
%e1 = stablehlo.constant dense<"0x606060606060"> : tensor<3x2xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x2xf8E4M3B11FNUZ>, tensor<3x2xf8E4M3B11FNUZ>) -> ()
%e2 = stablehlo.constant dense<"0x64586064586064D8E0D8D86464586064586064D8E0D8D864"> : tensor<2x3x4xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3x4xf8E4M3B11FNUZ>, tensor<2x3x4xf8E4M3B11FNUZ>) -> ()
%e3 = stablehlo.constant dense<"0x64586064586064D8E0D8D864"> : tensor<2x6xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x6xf8E4M3B11FNUZ>, tensor<2x6xf8E4M3B11FNUZ>) -> ()
%e4 = stablehlo.constant dense<"0x60"> : tensor<1x1xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<1x1xf8E4M3B11FNUZ>, tensor<1x1xf8E4M3B11FNUZ>) -> ()
%e5 = stablehlo.constant dense<"0x6458E05860D86064D864D864"> : tensor<4x3xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<4x3xf8E4M3B11FNUZ>, tensor<4x3xf8E4M3B11FNUZ>) -> ()
%e6 = stablehlo.constant dense<"0x60"> : tensor<f8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> ()
%e7 = stablehlo.constant dense<"0x64D8D8E0D864605864605864"> : tensor<3x4xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> ()
%e8 = stablehlo.constant dense<"0x586064D8D864"> : tensor<2x3xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> ()
%e9 = stablehlo.constant dense<"0x606464D8"> : tensor<2x2xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<2x2xf8E4M3B11FNUZ>, tensor<2x2xf8E4M3B11FNUZ>) -> ()
%e10 = stablehlo.constant dense<"0x6458606458606458E0D8D864"> : tensor<3x4xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> ()
%e11 = stablehlo.constant dense<"0x6060606060586064606060606060606064D860606060606060"> : tensor<5x5xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<5x5xf8E4M3B11FNUZ>, tensor<5x5xf8E4M3B11FNUZ>) -> ()
%e12 = stablehlo.constant dense<"0x6458606460D8D864586064D8D8D85860E0D8D8645864E000"> : tensor<3x8xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<3x8xf8E4M3B11FNUZ>, tensor<3x8xf8E4M3B11FNUZ>) -> ()
%e13 = stablehlo.constant dense<"0x64586064E0D8D86464586064E0D8D864"> : tensor<4x4xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<4x4xf8E4M3B11FNUZ>, tensor<4x4xf8E4M3B11FNUZ>) -> ()
%e14 = stablehlo.constant dense<"0xE0D8D86464586064E0D8D864586064D8"> : tensor<4x4xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<4x4xf8E4M3B11FNUZ>, tensor<4x4xf8E4M3B11FNUZ>) -> ()
%e15 = stablehlo.constant dense<"0x60586064D8D864D85864D800"> : tensor<3x4xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> ()
%e16 = stablehlo.constant dense<"0x64586064586064D8E0D8D864"> : tensor<3x4xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> ()
%e17 = stablehlo.constant dense<"0x60D8D864D8D858605864E000"> : tensor<3x4xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> ()
%e18 = stablehlo.constant dense<"0x04000000"> : tensor<i32>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
%e19 = stablehlo.constant dense<"0x60"> : tensor<f8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#19, %e19) {has_side_effect = true} : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> ()
%e20 = stablehlo.constant dense<"0x60D8D864D8D858605864E000"> : tensor<3x4xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> ()
%e21 = stablehlo.constant dense<"0x64586064586064D8E0D8D864"> : tensor<3x4xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#21, %e21) {has_side_effect = true} : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> ()
%e22 = stablehlo.constant dense<"0x005860640058606400586064"> : tensor<3x4xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#22, %e22) {has_side_effect = true} : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> ()
%e23 = stablehlo.constant dense<"0x64586064586064D8E0D8D864"> : tensor<3x4xui8>
stablehlo.custom_call @check.expect_eq(%r#23, %e23) {has_side_effect = true} : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
%e24 = stablehlo.constant dense<"0x64586064586064D8E0D8D864"> : tensor<3x4xi8>
stablehlo.custom_call @check.expect_eq(%r#24, %e24) {has_side_effect = true} : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
%e25 = stablehlo.constant dense<"0x64586064586064D8E0D8D864"> : tensor<3x4xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#25, %e25) {has_side_effect = true} : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
return
}
func.func private @f(%x: tensor<3x4xf8E4M3B11FNUZ>, %y: tensor<3x4xf8E4M3B11FNUZ>, %u: tensor<2x2xf8E4M3B11FNUZ>, %p: tensor<f8E4M3B11FNUZ>, %m: tensor<3x4xi1>, %c: tensor<i1>, %i: tensor<i32>, %j: tensor<i32>, %rows: tensor<4xi32>, %far: tensor<4x1xi32>) -> (tensor<3x2x4xf8E4M3B11FNUZ>, tensor<3x2xf8E4M3B11FNUZ>, tensor<2x3x4xf8E4M3B11FNUZ>, tensor<2x6xf8E4M3B11FNUZ>, tensor<1x1xf8E4M3B11FNUZ>, tensor<4x3xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>, tensor<2x2xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>, tensor<5x5xf8E4M3B11FNUZ>, tensor<3x8xf8E4M3B11FNUZ>, tensor<4x4xf8E4M3B11FNUZ>, tensor<4x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>, tensor<i32>, tensor<f8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xui8>, tensor<3x4xi8>, tensor<3x4xf8E5M2>) {
%0 = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<3x4xf8E4M3B11FNUZ>) -> tensor<3x2x4xf8E4M3B11FNUZ>
%1 = stablehlo.broadcast_in_dim %p, dims = [] : (tensor<f8E4M3B11FNUZ>) -> tensor<3x2xf8E4M3B11FNUZ>
%2 = stablehlo.broadcast %x, sizes = [2] : (tensor<3x4xf8E4M3B11FNUZ>) -> tensor<2x3x4xf8E4M3B11FNUZ>
%3 = stablehlo.reshape %x : (tensor<3x4xf8E4M3B11FNUZ>) -> tensor<2x6xf8E4M3B11FNUZ>
%4 = stablehlo.reshape %p : (tensor<f8E4M3B11FNUZ>) -> tensor<1x1xf8E4M3B11FNUZ>
%5 = stablehlo.transpose %x, dims = [1, 0] : (tensor<3x4xf8E4M3B11FNUZ>) -> tensor<4x3xf8E4M3B11FNUZ>
%6 = stablehlo.transpose %p, dims = [] : (tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
%7 = stablehlo.reverse %x, dims = [0, 1] : tensor<3x4xf8E4M3B11FNUZ>
%8 = stablehlo.slice %x [0:3:2, 1:4] : (tensor<3x4xf8E4M3B11FNUZ>) -> tensor<2x3xf8E4M3B11FNUZ>
%9 = stablehlo.dynamic_slice %x, %i, %j, sizes = [2, 2] : (tensor<3x4xf8E4M3B11FNUZ>, tensor<i32>, tensor<i32>) -> tensor<2x2xf8E4M3B11FNUZ>
%10 = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<3x4xf8E4M3B11FNUZ>, tensor<2x2xf8E4M3B11FNUZ>, tensor<i32>, tensor<i32>) -> tensor<3x4xf8E4M3B11FNUZ>
%11 = stablehlo.pad %x, %p, low = [1, -1], high = [-1, 2], interior = [1, 0] : (tensor<3x4xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<5x5xf8E4M3B11FNUZ>
%12 = stablehlo.concatenate %x, %y, dim = 1 : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> tensor<3x8xf8E4M3B11FNUZ>
%13 = "stablehlo.gather"(%x, %far) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xf8E4M3B11FNUZ>, tensor<4x1xi32>) -> tensor<4x4xf8E4M3B11FNUZ>
%14 = "stablehlo.torch_index_select"(%x, %rows) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<3x4xf8E4M3B11FNUZ>, tensor<4xi32>) -> tensor<4x4xf8E4M3B11FNUZ>
%15 = stablehlo.select %m, %x, %y : tensor<3x4xi1>, tensor<3x4xf8E4M3B11FNUZ>
%16 = stablehlo.select %c, %x, %y : tensor<i1>, tensor<3x4xf8E4M3B11FNUZ>
%17 = stablehlo.constant dense<"0x60D8D864D8D858605864E000"> : tensor<3x4xf8E4M3B11FNUZ>
%18 = stablehlo.get_dimension_size %x, dim = 1 : (tensor<3x4xf8E4M3B11FNUZ>) -> tensor<i32>
%19 = stablehlo.tuple %x, %p : tuple<tensor<3x4xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>>
%20 = stablehlo.get_tuple_element %19[1] : (tuple<tensor<3x4xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>>) -> tensor<f8E4M3B11FNUZ>
%21 = stablehlo.optimization_barrier %y : tensor<3x4xf8E4M3B11FNUZ>
%22 = stablehlo.convert %x : tensor<3x4xf8E4M3B11FNUZ>
%23 = stablehlo.iota dim = 1 : tensor<3x4xf8E4M3B11FNUZ>
%24 = stablehlo.bitcast_convert %x : (tensor<3x4xf8E4M3B11FNUZ>) -> tensor<3x4xui8>
%25 = stablehlo.bitcast_convert %x : (tensor<3x4xf8E4M3B11FNUZ>) -> tensor<3x4xi8>
%26 = stablehlo.bitcast_convert %x : (tensor<3x4xf8E4M3B11FNUZ>) -> tensor<3x4xf8E5M2>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %20, %21, %22, %23, %24, %25, %26 : tensor<3x2x4xf8E4M3B11FNUZ>, tensor<3x2xf8E4M3B11FNUZ>, tensor<2x3x4xf8E4M3B11FNUZ>, tensor<2x6xf8E4M3B11FNUZ>, tensor<1x1xf8E4M3B11FNUZ>, tensor<4x3xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>, tensor<2x2xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>, tensor<5x5xf8E4M3B11FNUZ>, tensor<3x8xf8E4M3B11FNUZ>, tensor<4x4xf8E4M3B11FNUZ>, tensor<4x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>, tensor<i32>, tensor<f8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xui8>, tensor<3x4xi8>, tensor<3x4xf8E5M2>
}
}
// -----
// combinations_f8E4M3B11FNUZ
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x64586064586064D8E0D8D864"> : tensor<3x4xf8E4M3B11FNUZ>
%z0 = stablehlo.constant dense<0.0> : tensor<3x4xf8E4M3B11FNUZ>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xf8E4M3B11FNUZ>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xf8E4M3B11FNUZ>
%c1 = stablehlo.constant dense<"0x585858585858580000000058"> : tensor<3x4xf8E4M3B11FNUZ>
%z1 = stablehlo.constant dense<0.0> : tensor<3x4xf8E4M3B11FNUZ>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xf8E4M3B11FNUZ>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xf8E4M3B11FNUZ>
%c2 = stablehlo.constant dense<"0x0000580058585800000000585800580058585858"> : tensor<4x5xf8E4M3B11FNUZ>
%z2 = stablehlo.constant dense<0.0> : tensor<4x5xf8E4M3B11FNUZ>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4x5xf8E4M3B11FNUZ>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4x5xf8E4M3B11FNUZ>
%c3 = stablehlo.constant dense<"0x00"> : tensor<f8E4M3B11FNUZ>
%z3 = stablehlo.constant dense<1.0> : tensor<f8E4M3B11FNUZ>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<f8E4M3B11FNUZ>
%a3 = stablehlo.optimization_barrier %s3 : tensor<f8E4M3B11FNUZ>
%c4 = stablehlo.constant dense<"0x0000000009000000FFFFFFFF00000000"> : tensor<4x1xi32>
%z4 = stablehlo.constant dense<0> : tensor<4x1xi32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<4x1xi32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<4x1xi32>
%c5 = stablehlo.constant dense<"0x58005858000000005800000058585800"> : tensor<4x4xf8E4M3B11FNUZ>
%z5 = stablehlo.constant dense<0.0> : tensor<4x4xf8E4M3B11FNUZ>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<4x4xf8E4M3B11FNUZ>
%a5 = stablehlo.optimization_barrier %s5 : tensor<4x4xf8E4M3B11FNUZ>
%c6 = stablehlo.constant dense<"0x5858585800585800"> : tensor<8xf8E4M3B11FNUZ>
%z6 = stablehlo.constant dense<0.0> : tensor<8xf8E4M3B11FNUZ>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<8xf8E4M3B11FNUZ>
%a6 = stablehlo.optimization_barrier %s6 : tensor<8xf8E4M3B11FNUZ>
%c7 = stablehlo.constant dense<"0x0000580058"> : tensor<5xf8E4M3B11FNUZ>
%z7 = stablehlo.constant dense<0.0> : tensor<5xf8E4M3B11FNUZ>
%s7 = stablehlo.select %live, %c7, %z7 : tensor<i1>, tensor<5xf8E4M3B11FNUZ>
%a7 = stablehlo.optimization_barrier %s7 : tensor<5xf8E4M3B11FNUZ>
%c8 = stablehlo.constant dense<"0x000000000100000002000000030000000000000001000000020000000300000000000000010000000200000003000000"> : tensor<3x4xi32>
%z8 = stablehlo.constant dense<0> : tensor<3x4xi32>
%s8 = stablehlo.select %live, %c8, %z8 : tensor<i1>, tensor<3x4xi32>
%a8 = stablehlo.optimization_barrier %s8 : tensor<3x4xi32>
%c9 = stablehlo.constant dense<"0x0100000002000000"> : tensor<2xi32>
%z9 = stablehlo.constant dense<0> : tensor<2xi32>
%s9 = stablehlo.select %live, %c9, %z9 : tensor<i1>, tensor<2xi32>
%a9 = stablehlo.optimization_barrier %s9 : tensor<2xi32>
%c10 = stablehlo.constant dense<"0x00005800585858000000005858005800585858580058585858005858005858580000000000580058"> : tensor<2x4x5xf8E4M3B11FNUZ>
%z10 = stablehlo.constant dense<0.0> : tensor<2x4x5xf8E4M3B11FNUZ>
%s10 = stablehlo.select %live, %c10, %z10 : tensor<i1>, tensor<2x4x5xf8E4M3B11FNUZ>
%a10 = stablehlo.optimization_barrier %s10 : tensor<2x4x5xf8E4M3B11FNUZ>
%r:18 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10) : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>, tensor<4x5xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>, tensor<4x1xi32>, tensor<4x4xf8E4M3B11FNUZ>, tensor<8xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>, tensor<3x4xi32>, tensor<2xi32>, tensor<2x4x5xf8E4M3B11FNUZ>) -> (tensor<3xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>, tensor<4xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>, tensor<8xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xi32>, tensor<3x4xf8E4M3B11FNUZ>, tensor<3x5xf8E4M3B11FNUZ>, tensor<3x5xf8E4M3B11FNUZ>, tensor<3x5xf8E4M3B11FNUZ>, tensor<4x3xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>, tensor<3x5xf8E4M3B11FNUZ>, tensor<3x3x5xf8E4M3B11FNUZ>, tensor<3x2xf8E4M3B11FNUZ>, tensor<3x2xi32>)
%e0 = stablehlo.constant dense<"0x686458"> : tensor<3xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>) -> ()
%e1 = stablehlo.constant dense<"0x00"> : tensor<f8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> ()
%e2 = stablehlo.constant dense<"0x64646464"> : tensor<4xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<4xf8E4M3B11FNUZ>, tensor<4xf8E4M3B11FNUZ>) -> ()
%e3 = stablehlo.constant dense<"0x000000606058"> : tensor<2x3xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> ()
%e4 = stablehlo.constant dense<"0x646064605858580000000058"> : tensor<3x4xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> ()
%e5 = stablehlo.constant dense<"0x0000005800000058"> : tensor<8xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<8xf8E4M3B11FNUZ>, tensor<8xf8E4M3B11FNUZ>) -> ()
%e6 = stablehlo.constant dense<"0x58606464D8586064E0D8D864"> : tensor<3x4xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> ()
%e7 = stablehlo.constant dense<"0x010000000200000000000000030000000300000000000000010000000200000000000000010000000200000003000000"> : tensor<3x4xi32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
%e8 = stablehlo.constant dense<"0x68606468606468D8E0D8D868"> : tensor<3x4xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> ()
%e9 = stablehlo.constant dense<"0x586464586458606000600058585858"> : tensor<3x5xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x5xf8E4M3B11FNUZ>, tensor<3x5xf8E4M3B11FNUZ>) -> ()
%e10 = stablehlo.constant dense<"0x586464586458606000600058585858"> : tensor<3x5xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x5xf8E4M3B11FNUZ>, tensor<3x5xf8E4M3B11FNUZ>) -> ()
%e11 = stablehlo.constant dense<"0x586464586458606000600058585858"> : tensor<3x5xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<3x5xf8E4M3B11FNUZ>, tensor<3x5xf8E4M3B11FNUZ>) -> ()
%e12 = stablehlo.constant dense<"0x585800585800585800580058"> : tensor<4x3xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<4x3xf8E4M3B11FNUZ>, tensor<4x3xf8E4M3B11FNUZ>) -> ()
%e13 = stablehlo.constant dense<"0x686458"> : tensor<3xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<3xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>) -> ()
%e14 = stablehlo.constant dense<"0x586464586458646058600000580058"> : tensor<3x5xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<3x5xf8E4M3B11FNUZ>, tensor<3x5xf8E4M3B11FNUZ>) -> ()
%e15 = stablehlo.constant dense<"0x585858005858585800585858580058585858005858585800580000580058000000000000000000005858000000"> : tensor<3x3x5xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x3x5xf8E4M3B11FNUZ>, tensor<3x3x5xf8E4M3B11FNUZ>) -> ()
%e16 = stablehlo.constant dense<"0x6464646064D8"> : tensor<3x2xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<3x2xf8E4M3B11FNUZ>, tensor<3x2xf8E4M3B11FNUZ>) -> ()
%e17 = stablehlo.constant dense<"0x000000000300000002000000010000000300000001000000"> : tensor<3x2xi32>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<3x2xi32>, tensor<3x2xi32>) -> ()
return
}
func.func private @f(%x: tensor<3x4xf8E4M3B11FNUZ>, %n: tensor<3x4xf8E4M3B11FNUZ>, %w: tensor<4x5xf8E4M3B11FNUZ>, %z: tensor<f8E4M3B11FNUZ>, %far: tensor<4x1xi32>, %u: tensor<4x4xf8E4M3B11FNUZ>, %line: tensor<8xf8E4M3B11FNUZ>, %source: tensor<5xf8E4M3B11FNUZ>, %places: tensor<3x4xi32>, %groups: tensor<2xi32>, %pair: tensor<2x4x5xf8E4M3B11FNUZ>) -> (tensor<3xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>, tensor<4xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>, tensor<8xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xi32>, tensor<3x4xf8E4M3B11FNUZ>, tensor<3x5xf8E4M3B11FNUZ>, tensor<3x5xf8E4M3B11FNUZ>, tensor<3x5xf8E4M3B11FNUZ>, tensor<4x3xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>, tensor<3x5xf8E4M3B11FNUZ>, tensor<3x3x5xf8E4M3B11FNUZ>, tensor<3x2xf8E4M3B11FNUZ>, tensor<3x2xi32>) {
%0 = stablehlo.reduce(%n init: %z) applies stablehlo.add across dimensions = [1] : (tensor<3x4xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<3xf8E4M3B11FNUZ>
%1 = stablehlo.reduce(%z init: %z) applies stablehlo.add across dimensions = [] : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
%2 = stablehlo.slice %x [0:1, 0:1] : (tensor<3x4xf8E4M3B11FNUZ>) -> tensor<1x1xf8E4M3B11FNUZ>
%3 = stablehlo.reshape %2 : (tensor<1x1xf8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
%4 = stablehlo.reduce(%x init: %3) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<4xf8E4M3B11FNUZ>
%5 = "stablehlo.reduce_window"(%n, %z) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[1, 0], [-1, 1]]> : tensor<2x2xi64>}> ({
^bb0(%p: tensor<f8E4M3B11FNUZ>, %q: tensor<f8E4M3B11FNUZ>):
%s = stablehlo.add %p, %q : tensor<f8E4M3B11FNUZ>
stablehlo.return %s : tensor<f8E4M3B11FNUZ>
}) : (tensor<3x4xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<2x3xf8E4M3B11FNUZ>
%6 = "stablehlo.scatter"(%n, %far, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
^bb0(%p: tensor<f8E4M3B11FNUZ>, %q: tensor<f8E4M3B11FNUZ>):
%s = stablehlo.add %p, %q : tensor<f8E4M3B11FNUZ>
stablehlo.return %s : tensor<f8E4M3B11FNUZ>
}) : (tensor<3x4xf8E4M3B11FNUZ>, tensor<4x1xi32>, tensor<4x4xf8E4M3B11FNUZ>) -> tensor<3x4xf8E4M3B11FNUZ>
%7 = "stablehlo.select_and_scatter"(%line, %source, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<1> : tensor<1x2xi64>}> ({
^bb0(%p: tensor<f8E4M3B11FNUZ>, %q: tensor<f8E4M3B11FNUZ>):
%s = stablehlo.compare GE, %p, %q, TOTALORDER : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}, {
^bb0(%p: tensor<f8E4M3B11FNUZ>, %q: tensor<f8E4M3B11FNUZ>):
%s = stablehlo.add %p, %q : tensor<f8E4M3B11FNUZ>
stablehlo.return %s : tensor<f8E4M3B11FNUZ>
}) : (tensor<8xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<8xf8E4M3B11FNUZ>
%8:2 = "stablehlo.sort"(%x, %places) <{dimension = 1 : i64, is_stable = true}> ({
^bb0(%p: tensor<f8E4M3B11FNUZ>, %q: tensor<f8E4M3B11FNUZ>, %v: tensor<i32>, %vv: tensor<i32>):
%s = stablehlo.compare LT, %p, %q, TOTALORDER : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xi32>) -> (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xi32>)
%9 = "stablehlo.map"(%x, %n) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%p: tensor<f8E4M3B11FNUZ>, %q: tensor<f8E4M3B11FNUZ>):
%s = stablehlo.add %p, %q : tensor<f8E4M3B11FNUZ>
stablehlo.return %s : tensor<f8E4M3B11FNUZ>
}) : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> tensor<3x4xf8E4M3B11FNUZ>
%10 = stablehlo.dot_general %n, %w, contracting_dims = [1] x [0] : (tensor<3x4xf8E4M3B11FNUZ>, tensor<4x5xf8E4M3B11FNUZ>) -> tensor<3x5xf8E4M3B11FNUZ>
%11 = stablehlo.dot %n, %w : (tensor<3x4xf8E4M3B11FNUZ>, tensor<4x5xf8E4M3B11FNUZ>) -> tensor<3x5xf8E4M3B11FNUZ>
%12 = stablehlo.einsum %n, %w, config = "ab,bc->ac" : (tensor<3x4xf8E4M3B11FNUZ>, tensor<4x5xf8E4M3B11FNUZ>) -> tensor<3x5xf8E4M3B11FNUZ>
%13 = stablehlo.unary_einsum %n, config = "ab->ba" : (tensor<3x4xf8E4M3B11FNUZ>) -> tensor<4x3xf8E4M3B11FNUZ>
%14 = stablehlo.dot_general %n, %n, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> tensor<3xf8E4M3B11FNUZ>
%15 = "chlo.ragged_dot"(%n, %pair, %groups) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<3x4xf8E4M3B11FNUZ>, tensor<2x4x5xf8E4M3B11FNUZ>, tensor<2xi32>) -> tensor<3x5xf8E4M3B11FNUZ>
%16 = stablehlo.reshape %n : (tensor<3x4xf8E4M3B11FNUZ>) -> tensor<3x4x1xf8E4M3B11FNUZ>
%17 = stablehlo.slice %w [0:2, 0:5] : (tensor<4x5xf8E4M3B11FNUZ>) -> tensor<2x5xf8E4M3B11FNUZ>
%18 = stablehlo.reshape %17 : (tensor<2x5xf8E4M3B11FNUZ>) -> tensor<2x1x5xf8E4M3B11FNUZ>
%19 = stablehlo.convolution(%16, %18) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x4x1xf8E4M3B11FNUZ>, tensor<2x1x5xf8E4M3B11FNUZ>) -> tensor<3x3x5xf8E4M3B11FNUZ>
%20:2 = chlo.top_k(%x, k = 2) : tensor<3x4xf8E4M3B11FNUZ> -> (tensor<3x2xf8E4M3B11FNUZ>, tensor<3x2xi32>)
return %0, %1, %4, %5, %6, %7, %8#0, %8#1, %9, %10, %11, %12, %13, %14, %15, %19, %20#0, %20#1 : tensor<3xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>, tensor<4xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>, tensor<8xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xi32>, tensor<3x4xf8E4M3B11FNUZ>, tensor<3x5xf8E4M3B11FNUZ>, tensor<3x5xf8E4M3B11FNUZ>, tensor<3x5xf8E4M3B11FNUZ>, tensor<4x3xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>, tensor<3x5xf8E4M3B11FNUZ>, tensor<3x3x5xf8E4M3B11FNUZ>, tensor<3x2xf8E4M3B11FNUZ>, tensor<3x2xi32>
}
}
// -----
// carries_f8E4M3B11FNUZ
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x6060E0600058"> : tensor<2x3xf8E4M3B11FNUZ>
%z0 = stablehlo.constant dense<0.0> : tensor<2x3xf8E4M3B11FNUZ>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x3xf8E4M3B11FNUZ>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x3xf8E4M3B11FNUZ>
%c1 = stablehlo.constant dense<"0x64646064E060"> : tensor<2x3xf8E4M3B11FNUZ>
%z1 = stablehlo.constant dense<0.0> : tensor<2x3xf8E4M3B11FNUZ>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x3xf8E4M3B11FNUZ>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x3xf8E4M3B11FNUZ>
%c2 = stablehlo.constant dense<> : tensor<0x3xf8E4M3B11FNUZ>
%z2 = stablehlo.constant dense<> : tensor<0x3xf8E4M3B11FNUZ>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<0x3xf8E4M3B11FNUZ>
%a2 = stablehlo.optimization_barrier %s2 : tensor<0x3xf8E4M3B11FNUZ>
%c3 = stablehlo.constant dense<"0x00"> : tensor<f8E4M3B11FNUZ>
%z3 = stablehlo.constant dense<1.0> : tensor<f8E4M3B11FNUZ>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<f8E4M3B11FNUZ>
%a3 = stablehlo.optimization_barrier %s3 : tensor<f8E4M3B11FNUZ>
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
%r:16 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8) : (tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>, tensor<0x3xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<i32>) -> (tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>, tensor<2xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>, tensor<3x0xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>, tensor<0x3xf8E4M3B11FNUZ>, tensor<0x3xf8E4M3B11FNUZ>, tensor<0x3xf8E4M3B11FNUZ>, tensor<3x3xf8E4M3B11FNUZ>)
%e0 = stablehlo.constant dense<"0x64646064E060"> : tensor<2x3xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> ()
%e1 = stablehlo.constant dense<"0x6060E0600058"> : tensor<2x3xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> ()
%e2 = stablehlo.constant dense<"0x64646064E060"> : tensor<2x3xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> ()
%e3 = stablehlo.constant dense<"0x6060E0600058"> : tensor<2x3xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> ()
%e4 = stablehlo.constant dense<"0x64646064E060"> : tensor<2x3xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> ()
%e5 = stablehlo.constant dense<"0x6068"> : tensor<2xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2xf8E4M3B11FNUZ>, tensor<2xf8E4M3B11FNUZ>) -> ()
%e6 = stablehlo.constant dense<"0x68"> : tensor<f8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> ()
%e7 = stablehlo.constant dense<"0x606060606060"> : tensor<2x3xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> ()
%e8 = stablehlo.constant dense<"0x6060E0600058"> : tensor<2x3xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> ()
%e9 = stablehlo.constant dense<> : tensor<3x0xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x0xf8E4M3B11FNUZ>, tensor<3x0xf8E4M3B11FNUZ>) -> ()
%e10 = stablehlo.constant dense<"0x000000"> : tensor<3xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>) -> ()
%e11 = stablehlo.constant dense<"0x000000000000"> : tensor<2x3xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> ()
%e12 = stablehlo.constant dense<> : tensor<0x3xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<0x3xf8E4M3B11FNUZ>, tensor<0x3xf8E4M3B11FNUZ>) -> ()
%e13 = stablehlo.constant dense<> : tensor<0x3xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<0x3xf8E4M3B11FNUZ>, tensor<0x3xf8E4M3B11FNUZ>) -> ()
%e14 = stablehlo.constant dense<> : tensor<0x3xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<0x3xf8E4M3B11FNUZ>, tensor<0x3xf8E4M3B11FNUZ>) -> ()
%e15 = stablehlo.constant dense<"0x000000000000000000"> : tensor<3x3xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x3xf8E4M3B11FNUZ>, tensor<3x3xf8E4M3B11FNUZ>) -> ()
return
}
func.func private @f(%x: tensor<2x3xf8E4M3B11FNUZ>, %y: tensor<2x3xf8E4M3B11FNUZ>, %none: tensor<0x3xf8E4M3B11FNUZ>, %zero: tensor<f8E4M3B11FNUZ>, %rounds: tensor<i32>, %one: tensor<i32>, %start: tensor<i32>, %no: tensor<i1>, %branch: tensor<i32>) -> (tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>, tensor<2xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>, tensor<3x0xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>, tensor<0x3xf8E4M3B11FNUZ>, tensor<0x3xf8E4M3B11FNUZ>, tensor<0x3xf8E4M3B11FNUZ>, tensor<3x3xf8E4M3B11FNUZ>) {
%0:3 = stablehlo.while(%i = %start, %a = %x, %b = %y) : tensor<i32>, tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>
cond {
%s = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
} do {
%s = stablehlo.add %i, %one : tensor<i32>
stablehlo.return %s, %b, %a : tensor<i32>, tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>
}
%1 = "stablehlo.if"(%no) ({
stablehlo.return %x : tensor<2x3xf8E4M3B11FNUZ>
}, {
stablehlo.return %y : tensor<2x3xf8E4M3B11FNUZ>
}) : (tensor<i1>) -> tensor<2x3xf8E4M3B11FNUZ>
%2 = "stablehlo.case"(%branch) ({
stablehlo.return %y : tensor<2x3xf8E4M3B11FNUZ>
}, {
stablehlo.return %y : tensor<2x3xf8E4M3B11FNUZ>
}, {
stablehlo.return %x : tensor<2x3xf8E4M3B11FNUZ>
}) : (tensor<i32>) -> tensor<2x3xf8E4M3B11FNUZ>
%3 = stablehlo.composite "own.swap" %x, %y {decomposition = @second} : (tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> tensor<2x3xf8E4M3B11FNUZ>
%4 = stablehlo.slice %x [0:2, 0:1] : (tensor<2x3xf8E4M3B11FNUZ>) -> tensor<2x1xf8E4M3B11FNUZ>
%5 = stablehlo.reshape %4 : (tensor<2x1xf8E4M3B11FNUZ>) -> tensor<2xf8E4M3B11FNUZ>
%6:2 = chlo.scan(%5) inits(%zero) dimension=0 {
^bb0(%v: tensor<f8E4M3B11FNUZ>, %c: tensor<f8E4M3B11FNUZ>):
%s = stablehlo.add %v, %c : tensor<f8E4M3B11FNUZ>
stablehlo.return %s, %s : tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>
} : (tensor<2xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> (tensor<2xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>)
%7 = "chlo.constant_like"(%x) <{value = 2.0 : f8E4M3B11FNUZ}> : (tensor<2x3xf8E4M3B11FNUZ>) -> tensor<2x3xf8E4M3B11FNUZ>
%8 = stablehlo.concatenate %none, %x, dim = 0 : (tensor<0x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> tensor<2x3xf8E4M3B11FNUZ>
%9 = stablehlo.transpose %none, dims = [1, 0] : (tensor<0x3xf8E4M3B11FNUZ>) -> tensor<3x0xf8E4M3B11FNUZ>
%10 = stablehlo.reduce(%none init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<0x3xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<3xf8E4M3B11FNUZ>
%11 = stablehlo.pad %none, %zero, low = [1, 0], high = [1, 0], interior = [0, 0] : (tensor<0x3xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<2x3xf8E4M3B11FNUZ>
%12 = stablehlo.slice %x [1:1, 0:3] : (tensor<2x3xf8E4M3B11FNUZ>) -> tensor<0x3xf8E4M3B11FNUZ>
%13 = stablehlo.add %none, %none : tensor<0x3xf8E4M3B11FNUZ>
%14 = "stablehlo.sort"(%none) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%p: tensor<f8E4M3B11FNUZ>, %q: tensor<f8E4M3B11FNUZ>):
%s = stablehlo.compare LT, %p, %q, TOTALORDER : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<0x3xf8E4M3B11FNUZ>) -> tensor<0x3xf8E4M3B11FNUZ>
%15 = stablehlo.transpose %none, dims = [1, 0] : (tensor<0x3xf8E4M3B11FNUZ>) -> tensor<3x0xf8E4M3B11FNUZ>
%16 = stablehlo.dot_general %15, %none, contracting_dims = [1] x [0] : (tensor<3x0xf8E4M3B11FNUZ>, tensor<0x3xf8E4M3B11FNUZ>) -> tensor<3x3xf8E4M3B11FNUZ>
return %0#1, %0#2, %1, %2, %3, %6#0, %6#1, %7, %8, %9, %10, %11, %12, %13, %14, %16 : tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>, tensor<2xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>, tensor<3x0xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>, tensor<0x3xf8E4M3B11FNUZ>, tensor<0x3xf8E4M3B11FNUZ>, tensor<0x3xf8E4M3B11FNUZ>, tensor<3x3xf8E4M3B11FNUZ>
}
func.func private @second(%p: tensor<2x3xf8E4M3B11FNUZ>, %q: tensor<2x3xf8E4M3B11FNUZ>) -> tensor<2x3xf8E4M3B11FNUZ> {
return %q : tensor<2x3xf8E4M3B11FNUZ>
}
}
// -----
// moves_f8E5M2FNUZ
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x46404446404446C0C4C0C046"> : tensor<3x4xf8E5M2FNUZ>
%z0 = stablehlo.constant dense<0.0> : tensor<3x4xf8E5M2FNUZ>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xf8E5M2FNUZ>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xf8E5M2FNUZ>
%c1 = stablehlo.constant dense<"0x44C0C046C0C040444046C400"> : tensor<3x4xf8E5M2FNUZ>
%z1 = stablehlo.constant dense<0.0> : tensor<3x4xf8E5M2FNUZ>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xf8E5M2FNUZ>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xf8E5M2FNUZ>
%c2 = stablehlo.constant dense<"0x44464640"> : tensor<2x2xf8E5M2FNUZ>
%z2 = stablehlo.constant dense<0.0> : tensor<2x2xf8E5M2FNUZ>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x2xf8E5M2FNUZ>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x2xf8E5M2FNUZ>
%c3 = stablehlo.constant dense<"0x44"> : tensor<f8E5M2FNUZ>
%z3 = stablehlo.constant dense<0.0> : tensor<f8E5M2FNUZ>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<f8E5M2FNUZ>
%a3 = stablehlo.optimization_barrier %s3 : tensor<f8E5M2FNUZ>
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
%r:26 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9) : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>, tensor<2x2xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>, tensor<3x4xi1>, tensor<i1>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4x1xi32>) -> (tensor<3x2x4xf8E5M2FNUZ>, tensor<3x2xf8E5M2FNUZ>, tensor<2x3x4xf8E5M2FNUZ>, tensor<2x6xf8E5M2FNUZ>, tensor<1x1xf8E5M2FNUZ>, tensor<4x3xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>, tensor<2x2xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>, tensor<5x5xf8E5M2FNUZ>, tensor<3x8xf8E5M2FNUZ>, tensor<4x4xf8E5M2FNUZ>, tensor<4x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>, tensor<i32>, tensor<f8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>, tensor<3x4xui8>, tensor<3x4xi8>, tensor<3x4xf8E5M2>)
%e0 = stablehlo.constant dense<"0x4640444646404446404446C0404446C0C4C0C046C4C0C046"> : tensor<3x2x4xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3x2x4xf8E5M2FNUZ>, tensor<3x2x4xf8E5M2FNUZ>) -> ()
%e1 = stablehlo.constant dense<"0x444444444444"> : tensor<3x2xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x2xf8E5M2FNUZ>, tensor<3x2xf8E5M2FNUZ>) -> ()
%e2 = stablehlo.constant dense<"0x46404446404446C0C4C0C04646404446404446C0C4C0C046"> : tensor<2x3x4xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3x4xf8E5M2FNUZ>, tensor<2x3x4xf8E5M2FNUZ>) -> ()
%e3 = stablehlo.constant dense<"0x46404446404446C0C4C0C046"> : tensor<2x6xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x6xf8E5M2FNUZ>, tensor<2x6xf8E5M2FNUZ>) -> ()
%e4 = stablehlo.constant dense<"0x44"> : tensor<1x1xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<1x1xf8E5M2FNUZ>, tensor<1x1xf8E5M2FNUZ>) -> ()
%e5 = stablehlo.constant dense<"0x4640C44044C04446C046C046"> : tensor<4x3xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<4x3xf8E5M2FNUZ>, tensor<4x3xf8E5M2FNUZ>) -> ()
%e6 = stablehlo.constant dense<"0x44"> : tensor<f8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> ()
%e7 = stablehlo.constant dense<"0x46C0C0C4C046444046444046"> : tensor<3x4xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> ()
%e8 = stablehlo.constant dense<"0x404446C0C046"> : tensor<2x3xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> ()
%e9 = stablehlo.constant dense<"0x444646C0"> : tensor<2x2xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<2x2xf8E5M2FNUZ>, tensor<2x2xf8E5M2FNUZ>) -> ()
%e10 = stablehlo.constant dense<"0x4640444640444640C4C0C046"> : tensor<3x4xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> ()
%e11 = stablehlo.constant dense<"0x4444444444404446444444444444444446C044444444444444"> : tensor<5x5xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<5x5xf8E5M2FNUZ>, tensor<5x5xf8E5M2FNUZ>) -> ()
%e12 = stablehlo.constant dense<"0x4640444644C0C046404446C0C0C04044C4C0C0464046C400"> : tensor<3x8xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<3x8xf8E5M2FNUZ>, tensor<3x8xf8E5M2FNUZ>) -> ()
%e13 = stablehlo.constant dense<"0x46404446C4C0C04646404446C4C0C046"> : tensor<4x4xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<4x4xf8E5M2FNUZ>, tensor<4x4xf8E5M2FNUZ>) -> ()
%e14 = stablehlo.constant dense<"0xC4C0C04646404446C4C0C046404446C0"> : tensor<4x4xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<4x4xf8E5M2FNUZ>, tensor<4x4xf8E5M2FNUZ>) -> ()
%e15 = stablehlo.constant dense<"0x44404446C0C046C04046C000"> : tensor<3x4xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> ()
%e16 = stablehlo.constant dense<"0x46404446404446C0C4C0C046"> : tensor<3x4xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> ()
%e17 = stablehlo.constant dense<"0x44C0C046C0C040444046C400"> : tensor<3x4xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> ()
%e18 = stablehlo.constant dense<"0x04000000"> : tensor<i32>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
%e19 = stablehlo.constant dense<"0x44"> : tensor<f8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#19, %e19) {has_side_effect = true} : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> ()
%e20 = stablehlo.constant dense<"0x44C0C046C0C040444046C400"> : tensor<3x4xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> ()
%e21 = stablehlo.constant dense<"0x46404446404446C0C4C0C046"> : tensor<3x4xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#21, %e21) {has_side_effect = true} : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> ()
%e22 = stablehlo.constant dense<"0x004044460040444600404446"> : tensor<3x4xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#22, %e22) {has_side_effect = true} : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> ()
%e23 = stablehlo.constant dense<"0x46404446404446C0C4C0C046"> : tensor<3x4xui8>
stablehlo.custom_call @check.expect_eq(%r#23, %e23) {has_side_effect = true} : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
%e24 = stablehlo.constant dense<"0x46404446404446C0C4C0C046"> : tensor<3x4xi8>
stablehlo.custom_call @check.expect_eq(%r#24, %e24) {has_side_effect = true} : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
%e25 = stablehlo.constant dense<"0x46404446404446C0C4C0C046"> : tensor<3x4xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#25, %e25) {has_side_effect = true} : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
return
}
func.func private @f(%x: tensor<3x4xf8E5M2FNUZ>, %y: tensor<3x4xf8E5M2FNUZ>, %u: tensor<2x2xf8E5M2FNUZ>, %p: tensor<f8E5M2FNUZ>, %m: tensor<3x4xi1>, %c: tensor<i1>, %i: tensor<i32>, %j: tensor<i32>, %rows: tensor<4xi32>, %far: tensor<4x1xi32>) -> (tensor<3x2x4xf8E5M2FNUZ>, tensor<3x2xf8E5M2FNUZ>, tensor<2x3x4xf8E5M2FNUZ>, tensor<2x6xf8E5M2FNUZ>, tensor<1x1xf8E5M2FNUZ>, tensor<4x3xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>, tensor<2x2xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>, tensor<5x5xf8E5M2FNUZ>, tensor<3x8xf8E5M2FNUZ>, tensor<4x4xf8E5M2FNUZ>, tensor<4x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>, tensor<i32>, tensor<f8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>, tensor<3x4xui8>, tensor<3x4xi8>, tensor<3x4xf8E5M2>) {
%0 = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<3x4xf8E5M2FNUZ>) -> tensor<3x2x4xf8E5M2FNUZ>
%1 = stablehlo.broadcast_in_dim %p, dims = [] : (tensor<f8E5M2FNUZ>) -> tensor<3x2xf8E5M2FNUZ>
%2 = stablehlo.broadcast %x, sizes = [2] : (tensor<3x4xf8E5M2FNUZ>) -> tensor<2x3x4xf8E5M2FNUZ>
%3 = stablehlo.reshape %x : (tensor<3x4xf8E5M2FNUZ>) -> tensor<2x6xf8E5M2FNUZ>
%4 = stablehlo.reshape %p : (tensor<f8E5M2FNUZ>) -> tensor<1x1xf8E5M2FNUZ>
%5 = stablehlo.transpose %x, dims = [1, 0] : (tensor<3x4xf8E5M2FNUZ>) -> tensor<4x3xf8E5M2FNUZ>
%6 = stablehlo.transpose %p, dims = [] : (tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
%7 = stablehlo.reverse %x, dims = [0, 1] : tensor<3x4xf8E5M2FNUZ>
%8 = stablehlo.slice %x [0:3:2, 1:4] : (tensor<3x4xf8E5M2FNUZ>) -> tensor<2x3xf8E5M2FNUZ>
%9 = stablehlo.dynamic_slice %x, %i, %j, sizes = [2, 2] : (tensor<3x4xf8E5M2FNUZ>, tensor<i32>, tensor<i32>) -> tensor<2x2xf8E5M2FNUZ>
%10 = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<3x4xf8E5M2FNUZ>, tensor<2x2xf8E5M2FNUZ>, tensor<i32>, tensor<i32>) -> tensor<3x4xf8E5M2FNUZ>
%11 = stablehlo.pad %x, %p, low = [1, -1], high = [-1, 2], interior = [1, 0] : (tensor<3x4xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<5x5xf8E5M2FNUZ>
%12 = stablehlo.concatenate %x, %y, dim = 1 : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> tensor<3x8xf8E5M2FNUZ>
%13 = "stablehlo.gather"(%x, %far) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xf8E5M2FNUZ>, tensor<4x1xi32>) -> tensor<4x4xf8E5M2FNUZ>
%14 = "stablehlo.torch_index_select"(%x, %rows) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<3x4xf8E5M2FNUZ>, tensor<4xi32>) -> tensor<4x4xf8E5M2FNUZ>
%15 = stablehlo.select %m, %x, %y : tensor<3x4xi1>, tensor<3x4xf8E5M2FNUZ>
%16 = stablehlo.select %c, %x, %y : tensor<i1>, tensor<3x4xf8E5M2FNUZ>
%17 = stablehlo.constant dense<"0x44C0C046C0C040444046C400"> : tensor<3x4xf8E5M2FNUZ>
%18 = stablehlo.get_dimension_size %x, dim = 1 : (tensor<3x4xf8E5M2FNUZ>) -> tensor<i32>
%19 = stablehlo.tuple %x, %p : tuple<tensor<3x4xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>>
%20 = stablehlo.get_tuple_element %19[1] : (tuple<tensor<3x4xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>>) -> tensor<f8E5M2FNUZ>
%21 = stablehlo.optimization_barrier %y : tensor<3x4xf8E5M2FNUZ>
%22 = stablehlo.convert %x : tensor<3x4xf8E5M2FNUZ>
%23 = stablehlo.iota dim = 1 : tensor<3x4xf8E5M2FNUZ>
%24 = stablehlo.bitcast_convert %x : (tensor<3x4xf8E5M2FNUZ>) -> tensor<3x4xui8>
%25 = stablehlo.bitcast_convert %x : (tensor<3x4xf8E5M2FNUZ>) -> tensor<3x4xi8>
%26 = stablehlo.bitcast_convert %x : (tensor<3x4xf8E5M2FNUZ>) -> tensor<3x4xf8E5M2>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %20, %21, %22, %23, %24, %25, %26 : tensor<3x2x4xf8E5M2FNUZ>, tensor<3x2xf8E5M2FNUZ>, tensor<2x3x4xf8E5M2FNUZ>, tensor<2x6xf8E5M2FNUZ>, tensor<1x1xf8E5M2FNUZ>, tensor<4x3xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>, tensor<2x2xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>, tensor<5x5xf8E5M2FNUZ>, tensor<3x8xf8E5M2FNUZ>, tensor<4x4xf8E5M2FNUZ>, tensor<4x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>, tensor<i32>, tensor<f8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>, tensor<3x4xui8>, tensor<3x4xi8>, tensor<3x4xf8E5M2>
}
}
// -----
// combinations_f8E5M2FNUZ
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x46404446404446C0C4C0C046"> : tensor<3x4xf8E5M2FNUZ>
%z0 = stablehlo.constant dense<0.0> : tensor<3x4xf8E5M2FNUZ>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xf8E5M2FNUZ>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xf8E5M2FNUZ>
%c1 = stablehlo.constant dense<"0x404040404040400000000040"> : tensor<3x4xf8E5M2FNUZ>
%z1 = stablehlo.constant dense<0.0> : tensor<3x4xf8E5M2FNUZ>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xf8E5M2FNUZ>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xf8E5M2FNUZ>
%c2 = stablehlo.constant dense<"0x0000400040404000000000404000400040404040"> : tensor<4x5xf8E5M2FNUZ>
%z2 = stablehlo.constant dense<0.0> : tensor<4x5xf8E5M2FNUZ>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4x5xf8E5M2FNUZ>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4x5xf8E5M2FNUZ>
%c3 = stablehlo.constant dense<"0x00"> : tensor<f8E5M2FNUZ>
%z3 = stablehlo.constant dense<1.0> : tensor<f8E5M2FNUZ>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<f8E5M2FNUZ>
%a3 = stablehlo.optimization_barrier %s3 : tensor<f8E5M2FNUZ>
%c4 = stablehlo.constant dense<"0x0000000009000000FFFFFFFF00000000"> : tensor<4x1xi32>
%z4 = stablehlo.constant dense<0> : tensor<4x1xi32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<4x1xi32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<4x1xi32>
%c5 = stablehlo.constant dense<"0x40004040000000004000000040404000"> : tensor<4x4xf8E5M2FNUZ>
%z5 = stablehlo.constant dense<0.0> : tensor<4x4xf8E5M2FNUZ>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<4x4xf8E5M2FNUZ>
%a5 = stablehlo.optimization_barrier %s5 : tensor<4x4xf8E5M2FNUZ>
%c6 = stablehlo.constant dense<"0x4040404000404000"> : tensor<8xf8E5M2FNUZ>
%z6 = stablehlo.constant dense<0.0> : tensor<8xf8E5M2FNUZ>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<8xf8E5M2FNUZ>
%a6 = stablehlo.optimization_barrier %s6 : tensor<8xf8E5M2FNUZ>
%c7 = stablehlo.constant dense<"0x0000400040"> : tensor<5xf8E5M2FNUZ>
%z7 = stablehlo.constant dense<0.0> : tensor<5xf8E5M2FNUZ>
%s7 = stablehlo.select %live, %c7, %z7 : tensor<i1>, tensor<5xf8E5M2FNUZ>
%a7 = stablehlo.optimization_barrier %s7 : tensor<5xf8E5M2FNUZ>
%c8 = stablehlo.constant dense<"0x000000000100000002000000030000000000000001000000020000000300000000000000010000000200000003000000"> : tensor<3x4xi32>
%z8 = stablehlo.constant dense<0> : tensor<3x4xi32>
%s8 = stablehlo.select %live, %c8, %z8 : tensor<i1>, tensor<3x4xi32>
%a8 = stablehlo.optimization_barrier %s8 : tensor<3x4xi32>
%c9 = stablehlo.constant dense<"0x0100000002000000"> : tensor<2xi32>
%z9 = stablehlo.constant dense<0> : tensor<2xi32>
%s9 = stablehlo.select %live, %c9, %z9 : tensor<i1>, tensor<2xi32>
%a9 = stablehlo.optimization_barrier %s9 : tensor<2xi32>
%c10 = stablehlo.constant dense<"0x00004000404040000000004040004000404040400040404040004040004040400000000000400040"> : tensor<2x4x5xf8E5M2FNUZ>
%z10 = stablehlo.constant dense<0.0> : tensor<2x4x5xf8E5M2FNUZ>
%s10 = stablehlo.select %live, %c10, %z10 : tensor<i1>, tensor<2x4x5xf8E5M2FNUZ>
%a10 = stablehlo.optimization_barrier %s10 : tensor<2x4x5xf8E5M2FNUZ>
%r:18 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10) : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>, tensor<4x5xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>, tensor<4x1xi32>, tensor<4x4xf8E5M2FNUZ>, tensor<8xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>, tensor<3x4xi32>, tensor<2xi32>, tensor<2x4x5xf8E5M2FNUZ>) -> (tensor<3xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>, tensor<4xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>, tensor<8xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>, tensor<3x4xi32>, tensor<3x4xf8E5M2FNUZ>, tensor<3x5xf8E5M2FNUZ>, tensor<3x5xf8E5M2FNUZ>, tensor<3x5xf8E5M2FNUZ>, tensor<4x3xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>, tensor<3x5xf8E5M2FNUZ>, tensor<3x3x5xf8E5M2FNUZ>, tensor<3x2xf8E5M2FNUZ>, tensor<3x2xi32>)
%e0 = stablehlo.constant dense<"0x484640"> : tensor<3xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>) -> ()
%e1 = stablehlo.constant dense<"0x00"> : tensor<f8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> ()
%e2 = stablehlo.constant dense<"0x46464646"> : tensor<4xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<4xf8E5M2FNUZ>, tensor<4xf8E5M2FNUZ>) -> ()
%e3 = stablehlo.constant dense<"0x000000444440"> : tensor<2x3xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> ()
%e4 = stablehlo.constant dense<"0x464446444040400000000040"> : tensor<3x4xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> ()
%e5 = stablehlo.constant dense<"0x0000004000000040"> : tensor<8xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<8xf8E5M2FNUZ>, tensor<8xf8E5M2FNUZ>) -> ()
%e6 = stablehlo.constant dense<"0x40444646C0404446C4C0C046"> : tensor<3x4xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> ()
%e7 = stablehlo.constant dense<"0x010000000200000000000000030000000300000000000000010000000200000000000000010000000200000003000000"> : tensor<3x4xi32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
%e8 = stablehlo.constant dense<"0x48444648444648C0C4C0C048"> : tensor<3x4xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> ()
%e9 = stablehlo.constant dense<"0x404646404640444400440040404040"> : tensor<3x5xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x5xf8E5M2FNUZ>, tensor<3x5xf8E5M2FNUZ>) -> ()
%e10 = stablehlo.constant dense<"0x404646404640444400440040404040"> : tensor<3x5xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x5xf8E5M2FNUZ>, tensor<3x5xf8E5M2FNUZ>) -> ()
%e11 = stablehlo.constant dense<"0x404646404640444400440040404040"> : tensor<3x5xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<3x5xf8E5M2FNUZ>, tensor<3x5xf8E5M2FNUZ>) -> ()
%e12 = stablehlo.constant dense<"0x404000404000404000400040"> : tensor<4x3xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<4x3xf8E5M2FNUZ>, tensor<4x3xf8E5M2FNUZ>) -> ()
%e13 = stablehlo.constant dense<"0x484640"> : tensor<3xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<3xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>) -> ()
%e14 = stablehlo.constant dense<"0x404646404640464440440000400040"> : tensor<3x5xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<3x5xf8E5M2FNUZ>, tensor<3x5xf8E5M2FNUZ>) -> ()
%e15 = stablehlo.constant dense<"0x404040004040404000404040400040404040004040404000400000400040000000000000000000004040000000"> : tensor<3x3x5xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x3x5xf8E5M2FNUZ>, tensor<3x3x5xf8E5M2FNUZ>) -> ()
%e16 = stablehlo.constant dense<"0x4646464446C0"> : tensor<3x2xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<3x2xf8E5M2FNUZ>, tensor<3x2xf8E5M2FNUZ>) -> ()
%e17 = stablehlo.constant dense<"0x000000000300000002000000010000000300000001000000"> : tensor<3x2xi32>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<3x2xi32>, tensor<3x2xi32>) -> ()
return
}
func.func private @f(%x: tensor<3x4xf8E5M2FNUZ>, %n: tensor<3x4xf8E5M2FNUZ>, %w: tensor<4x5xf8E5M2FNUZ>, %z: tensor<f8E5M2FNUZ>, %far: tensor<4x1xi32>, %u: tensor<4x4xf8E5M2FNUZ>, %line: tensor<8xf8E5M2FNUZ>, %source: tensor<5xf8E5M2FNUZ>, %places: tensor<3x4xi32>, %groups: tensor<2xi32>, %pair: tensor<2x4x5xf8E5M2FNUZ>) -> (tensor<3xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>, tensor<4xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>, tensor<8xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>, tensor<3x4xi32>, tensor<3x4xf8E5M2FNUZ>, tensor<3x5xf8E5M2FNUZ>, tensor<3x5xf8E5M2FNUZ>, tensor<3x5xf8E5M2FNUZ>, tensor<4x3xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>, tensor<3x5xf8E5M2FNUZ>, tensor<3x3x5xf8E5M2FNUZ>, tensor<3x2xf8E5M2FNUZ>, tensor<3x2xi32>) {
%0 = stablehlo.reduce(%n init: %z) applies stablehlo.add across dimensions = [1] : (tensor<3x4xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<3xf8E5M2FNUZ>
%1 = stablehlo.reduce(%z init: %z) applies stablehlo.add across dimensions = [] : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
%2 = stablehlo.slice %x [0:1, 0:1] : (tensor<3x4xf8E5M2FNUZ>) -> tensor<1x1xf8E5M2FNUZ>
%3 = stablehlo.reshape %2 : (tensor<1x1xf8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
%4 = stablehlo.reduce(%x init: %3) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<4xf8E5M2FNUZ>
%5 = "stablehlo.reduce_window"(%n, %z) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[1, 0], [-1, 1]]> : tensor<2x2xi64>}> ({
^bb0(%p: tensor<f8E5M2FNUZ>, %q: tensor<f8E5M2FNUZ>):
%s = stablehlo.add %p, %q : tensor<f8E5M2FNUZ>
stablehlo.return %s : tensor<f8E5M2FNUZ>
}) : (tensor<3x4xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<2x3xf8E5M2FNUZ>
%6 = "stablehlo.scatter"(%n, %far, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
^bb0(%p: tensor<f8E5M2FNUZ>, %q: tensor<f8E5M2FNUZ>):
%s = stablehlo.add %p, %q : tensor<f8E5M2FNUZ>
stablehlo.return %s : tensor<f8E5M2FNUZ>
}) : (tensor<3x4xf8E5M2FNUZ>, tensor<4x1xi32>, tensor<4x4xf8E5M2FNUZ>) -> tensor<3x4xf8E5M2FNUZ>
%7 = "stablehlo.select_and_scatter"(%line, %source, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<1> : tensor<1x2xi64>}> ({
^bb0(%p: tensor<f8E5M2FNUZ>, %q: tensor<f8E5M2FNUZ>):
%s = stablehlo.compare GE, %p, %q, TOTALORDER : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}, {
^bb0(%p: tensor<f8E5M2FNUZ>, %q: tensor<f8E5M2FNUZ>):
%s = stablehlo.add %p, %q : tensor<f8E5M2FNUZ>
stablehlo.return %s : tensor<f8E5M2FNUZ>
}) : (tensor<8xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<8xf8E5M2FNUZ>
%8:2 = "stablehlo.sort"(%x, %places) <{dimension = 1 : i64, is_stable = true}> ({
^bb0(%p: tensor<f8E5M2FNUZ>, %q: tensor<f8E5M2FNUZ>, %v: tensor<i32>, %vv: tensor<i32>):
%s = stablehlo.compare LT, %p, %q, TOTALORDER : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xi32>) -> (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xi32>)
%9 = "stablehlo.map"(%x, %n) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%p: tensor<f8E5M2FNUZ>, %q: tensor<f8E5M2FNUZ>):
%s = stablehlo.add %p, %q : tensor<f8E5M2FNUZ>
stablehlo.return %s : tensor<f8E5M2FNUZ>
}) : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> tensor<3x4xf8E5M2FNUZ>
%10 = stablehlo.dot_general %n, %w, contracting_dims = [1] x [0] : (tensor<3x4xf8E5M2FNUZ>, tensor<4x5xf8E5M2FNUZ>) -> tensor<3x5xf8E5M2FNUZ>
%11 = stablehlo.dot %n, %w : (tensor<3x4xf8E5M2FNUZ>, tensor<4x5xf8E5M2FNUZ>) -> tensor<3x5xf8E5M2FNUZ>
%12 = stablehlo.einsum %n, %w, config = "ab,bc->ac" : (tensor<3x4xf8E5M2FNUZ>, tensor<4x5xf8E5M2FNUZ>) -> tensor<3x5xf8E5M2FNUZ>
%13 = stablehlo.unary_einsum %n, config = "ab->ba" : (tensor<3x4xf8E5M2FNUZ>) -> tensor<4x3xf8E5M2FNUZ>
%14 = stablehlo.dot_general %n, %n, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> tensor<3xf8E5M2FNUZ>
%15 = "chlo.ragged_dot"(%n, %pair, %groups) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<3x4xf8E5M2FNUZ>, tensor<2x4x5xf8E5M2FNUZ>, tensor<2xi32>) -> tensor<3x5xf8E5M2FNUZ>
%16 = stablehlo.reshape %n : (tensor<3x4xf8E5M2FNUZ>) -> tensor<3x4x1xf8E5M2FNUZ>
%17 = stablehlo.slice %w [0:2, 0:5] : (tensor<4x5xf8E5M2FNUZ>) -> tensor<2x5xf8E5M2FNUZ>
%18 = stablehlo.reshape %17 : (tensor<2x5xf8E5M2FNUZ>) -> tensor<2x1x5xf8E5M2FNUZ>
%19 = stablehlo.convolution(%16, %18) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x4x1xf8E5M2FNUZ>, tensor<2x1x5xf8E5M2FNUZ>) -> tensor<3x3x5xf8E5M2FNUZ>
%20:2 = chlo.top_k(%x, k = 2) : tensor<3x4xf8E5M2FNUZ> -> (tensor<3x2xf8E5M2FNUZ>, tensor<3x2xi32>)
return %0, %1, %4, %5, %6, %7, %8#0, %8#1, %9, %10, %11, %12, %13, %14, %15, %19, %20#0, %20#1 : tensor<3xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>, tensor<4xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>, tensor<8xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>, tensor<3x4xi32>, tensor<3x4xf8E5M2FNUZ>, tensor<3x5xf8E5M2FNUZ>, tensor<3x5xf8E5M2FNUZ>, tensor<3x5xf8E5M2FNUZ>, tensor<4x3xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>, tensor<3x5xf8E5M2FNUZ>, tensor<3x3x5xf8E5M2FNUZ>, tensor<3x2xf8E5M2FNUZ>, tensor<3x2xi32>
}
}
// -----
// carries_f8E5M2FNUZ
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x4444C4440040"> : tensor<2x3xf8E5M2FNUZ>
%z0 = stablehlo.constant dense<0.0> : tensor<2x3xf8E5M2FNUZ>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x3xf8E5M2FNUZ>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x3xf8E5M2FNUZ>
%c1 = stablehlo.constant dense<"0x46464446C444"> : tensor<2x3xf8E5M2FNUZ>
%z1 = stablehlo.constant dense<0.0> : tensor<2x3xf8E5M2FNUZ>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x3xf8E5M2FNUZ>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x3xf8E5M2FNUZ>
%c2 = stablehlo.constant dense<> : tensor<0x3xf8E5M2FNUZ>
%z2 = stablehlo.constant dense<> : tensor<0x3xf8E5M2FNUZ>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<0x3xf8E5M2FNUZ>
%a2 = stablehlo.optimization_barrier %s2 : tensor<0x3xf8E5M2FNUZ>
%c3 = stablehlo.constant dense<"0x00"> : tensor<f8E5M2FNUZ>
%z3 = stablehlo.constant dense<1.0> : tensor<f8E5M2FNUZ>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<f8E5M2FNUZ>
%a3 = stablehlo.optimization_barrier %s3 : tensor<f8E5M2FNUZ>
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
%r:16 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8) : (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>, tensor<0x3xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<i32>) -> (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>, tensor<3x0xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>, tensor<0x3xf8E5M2FNUZ>, tensor<0x3xf8E5M2FNUZ>, tensor<0x3xf8E5M2FNUZ>, tensor<3x3xf8E5M2FNUZ>)
%e0 = stablehlo.constant dense<"0x46464446C444"> : tensor<2x3xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> ()
%e1 = stablehlo.constant dense<"0x4444C4440040"> : tensor<2x3xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> ()
%e2 = stablehlo.constant dense<"0x46464446C444"> : tensor<2x3xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> ()
%e3 = stablehlo.constant dense<"0x4444C4440040"> : tensor<2x3xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> ()
%e4 = stablehlo.constant dense<"0x46464446C444"> : tensor<2x3xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> ()
%e5 = stablehlo.constant dense<"0x4448"> : tensor<2xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>) -> ()
%e6 = stablehlo.constant dense<"0x48"> : tensor<f8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> ()
%e7 = stablehlo.constant dense<"0x444444444444"> : tensor<2x3xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> ()
%e8 = stablehlo.constant dense<"0x4444C4440040"> : tensor<2x3xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> ()
%e9 = stablehlo.constant dense<> : tensor<3x0xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x0xf8E5M2FNUZ>, tensor<3x0xf8E5M2FNUZ>) -> ()
%e10 = stablehlo.constant dense<"0x000000"> : tensor<3xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>) -> ()
%e11 = stablehlo.constant dense<"0x000000000000"> : tensor<2x3xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> ()
%e12 = stablehlo.constant dense<> : tensor<0x3xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<0x3xf8E5M2FNUZ>, tensor<0x3xf8E5M2FNUZ>) -> ()
%e13 = stablehlo.constant dense<> : tensor<0x3xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<0x3xf8E5M2FNUZ>, tensor<0x3xf8E5M2FNUZ>) -> ()
%e14 = stablehlo.constant dense<> : tensor<0x3xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<0x3xf8E5M2FNUZ>, tensor<0x3xf8E5M2FNUZ>) -> ()
%e15 = stablehlo.constant dense<"0x000000000000000000"> : tensor<3x3xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x3xf8E5M2FNUZ>, tensor<3x3xf8E5M2FNUZ>) -> ()
return
}
func.func private @f(%x: tensor<2x3xf8E5M2FNUZ>, %y: tensor<2x3xf8E5M2FNUZ>, %none: tensor<0x3xf8E5M2FNUZ>, %zero: tensor<f8E5M2FNUZ>, %rounds: tensor<i32>, %one: tensor<i32>, %start: tensor<i32>, %no: tensor<i1>, %branch: tensor<i32>) -> (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>, tensor<3x0xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>, tensor<0x3xf8E5M2FNUZ>, tensor<0x3xf8E5M2FNUZ>, tensor<0x3xf8E5M2FNUZ>, tensor<3x3xf8E5M2FNUZ>) {
%0:3 = stablehlo.while(%i = %start, %a = %x, %b = %y) : tensor<i32>, tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>
cond {
%s = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
} do {
%s = stablehlo.add %i, %one : tensor<i32>
stablehlo.return %s, %b, %a : tensor<i32>, tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>
}
%1 = "stablehlo.if"(%no) ({
stablehlo.return %x : tensor<2x3xf8E5M2FNUZ>
}, {
stablehlo.return %y : tensor<2x3xf8E5M2FNUZ>
}) : (tensor<i1>) -> tensor<2x3xf8E5M2FNUZ>
%2 = "stablehlo.case"(%branch) ({
stablehlo.return %y : tensor<2x3xf8E5M2FNUZ>
}, {
stablehlo.return %y : tensor<2x3xf8E5M2FNUZ>
}, {
stablehlo.return %x : tensor<2x3xf8E5M2FNUZ>
}) : (tensor<i32>) -> tensor<2x3xf8E5M2FNUZ>
%3 = stablehlo.composite "own.swap" %x, %y {decomposition = @second} : (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> tensor<2x3xf8E5M2FNUZ>
%4 = stablehlo.slice %x [0:2, 0:1] : (tensor<2x3xf8E5M2FNUZ>) -> tensor<2x1xf8E5M2FNUZ>
%5 = stablehlo.reshape %4 : (tensor<2x1xf8E5M2FNUZ>) -> tensor<2xf8E5M2FNUZ>
%6:2 = chlo.scan(%5) inits(%zero) dimension=0 {
^bb0(%v: tensor<f8E5M2FNUZ>, %c: tensor<f8E5M2FNUZ>):
%s = stablehlo.add %v, %c : tensor<f8E5M2FNUZ>
stablehlo.return %s, %s : tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>
} : (tensor<2xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> (tensor<2xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>)
%7 = "chlo.constant_like"(%x) <{value = 2.0 : f8E5M2FNUZ}> : (tensor<2x3xf8E5M2FNUZ>) -> tensor<2x3xf8E5M2FNUZ>
%8 = stablehlo.concatenate %none, %x, dim = 0 : (tensor<0x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> tensor<2x3xf8E5M2FNUZ>
%9 = stablehlo.transpose %none, dims = [1, 0] : (tensor<0x3xf8E5M2FNUZ>) -> tensor<3x0xf8E5M2FNUZ>
%10 = stablehlo.reduce(%none init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<0x3xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<3xf8E5M2FNUZ>
%11 = stablehlo.pad %none, %zero, low = [1, 0], high = [1, 0], interior = [0, 0] : (tensor<0x3xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<2x3xf8E5M2FNUZ>
%12 = stablehlo.slice %x [1:1, 0:3] : (tensor<2x3xf8E5M2FNUZ>) -> tensor<0x3xf8E5M2FNUZ>
%13 = stablehlo.add %none, %none : tensor<0x3xf8E5M2FNUZ>
%14 = "stablehlo.sort"(%none) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%p: tensor<f8E5M2FNUZ>, %q: tensor<f8E5M2FNUZ>):
%s = stablehlo.compare LT, %p, %q, TOTALORDER : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<0x3xf8E5M2FNUZ>) -> tensor<0x3xf8E5M2FNUZ>
%15 = stablehlo.transpose %none, dims = [1, 0] : (tensor<0x3xf8E5M2FNUZ>) -> tensor<3x0xf8E5M2FNUZ>
%16 = stablehlo.dot_general %15, %none, contracting_dims = [1] x [0] : (tensor<3x0xf8E5M2FNUZ>, tensor<0x3xf8E5M2FNUZ>) -> tensor<3x3xf8E5M2FNUZ>
return %0#1, %0#2, %1, %2, %3, %6#0, %6#1, %7, %8, %9, %10, %11, %12, %13, %14, %16 : tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>, tensor<3x0xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>, tensor<0x3xf8E5M2FNUZ>, tensor<0x3xf8E5M2FNUZ>, tensor<0x3xf8E5M2FNUZ>, tensor<3x3xf8E5M2FNUZ>
}
func.func private @second(%p: tensor<2x3xf8E5M2FNUZ>, %q: tensor<2x3xf8E5M2FNUZ>) -> tensor<2x3xf8E5M2FNUZ> {
return %q : tensor<2x3xf8E5M2FNUZ>
}
}
// -----
// moves_f8E8M0FNU
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x818080817F80817E7D7E7E81"> : tensor<3x4xf8E8M0FNU>
%z0 = stablehlo.constant dense<1.0> : tensor<3x4xf8E8M0FNU>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xf8E8M0FNU>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xf8E8M0FNU>
%c1 = stablehlo.constant dense<"0x807E7E817D7E808080817D7E"> : tensor<3x4xf8E8M0FNU>
%z1 = stablehlo.constant dense<1.0> : tensor<3x4xf8E8M0FNU>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xf8E8M0FNU>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xf8E8M0FNU>
%c2 = stablehlo.constant dense<"0x8081817F"> : tensor<2x2xf8E8M0FNU>
%z2 = stablehlo.constant dense<1.0> : tensor<2x2xf8E8M0FNU>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x2xf8E8M0FNU>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x2xf8E8M0FNU>
%c3 = stablehlo.constant dense<"0x80"> : tensor<f8E8M0FNU>
%z3 = stablehlo.constant dense<1.0> : tensor<f8E8M0FNU>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<f8E8M0FNU>
%a3 = stablehlo.optimization_barrier %s3 : tensor<f8E8M0FNU>
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
%r:26 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9) : (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>, tensor<2x2xf8E8M0FNU>, tensor<f8E8M0FNU>, tensor<3x4xi1>, tensor<i1>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4x1xi32>) -> (tensor<3x2x4xf8E8M0FNU>, tensor<3x2xf8E8M0FNU>, tensor<2x3x4xf8E8M0FNU>, tensor<2x6xf8E8M0FNU>, tensor<1x1xf8E8M0FNU>, tensor<4x3xf8E8M0FNU>, tensor<f8E8M0FNU>, tensor<3x4xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>, tensor<2x2xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>, tensor<5x5xf8E8M0FNU>, tensor<3x8xf8E8M0FNU>, tensor<4x4xf8E8M0FNU>, tensor<4x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>, tensor<i32>, tensor<f8E8M0FNU>, tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>, tensor<3x4xui8>, tensor<3x4xi8>, tensor<3x4xf8E5M2>)
%e0 = stablehlo.constant dense<"0x81808081818080817F80817E7F80817E7D7E7E817D7E7E81"> : tensor<3x2x4xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3x2x4xf8E8M0FNU>, tensor<3x2x4xf8E8M0FNU>) -> ()
%e1 = stablehlo.constant dense<"0x808080808080"> : tensor<3x2xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x2xf8E8M0FNU>, tensor<3x2xf8E8M0FNU>) -> ()
%e2 = stablehlo.constant dense<"0x818080817F80817E7D7E7E81818080817F80817E7D7E7E81"> : tensor<2x3x4xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3x4xf8E8M0FNU>, tensor<2x3x4xf8E8M0FNU>) -> ()
%e3 = stablehlo.constant dense<"0x818080817F80817E7D7E7E81"> : tensor<2x6xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x6xf8E8M0FNU>, tensor<2x6xf8E8M0FNU>) -> ()
%e4 = stablehlo.constant dense<"0x80"> : tensor<1x1xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<1x1xf8E8M0FNU>, tensor<1x1xf8E8M0FNU>) -> ()
%e5 = stablehlo.constant dense<"0x817F7D80807E80817E817E81"> : tensor<4x3xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<4x3xf8E8M0FNU>, tensor<4x3xf8E8M0FNU>) -> ()
%e6 = stablehlo.constant dense<"0x80"> : tensor<f8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> ()
%e7 = stablehlo.constant dense<"0x817E7E7D7E81807F81808081"> : tensor<3x4xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>) -> ()
%e8 = stablehlo.constant dense<"0x8080817E7E81"> : tensor<2x3xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>) -> ()
%e9 = stablehlo.constant dense<"0x8081817E"> : tensor<2x2xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<2x2xf8E8M0FNU>, tensor<2x2xf8E8M0FNU>) -> ()
%e10 = stablehlo.constant dense<"0x818080817F80817F7D7E7E81"> : tensor<3x4xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>) -> ()
%e11 = stablehlo.constant dense<"0x80808080808080818080808080808080817E80808080808080"> : tensor<5x5xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<5x5xf8E8M0FNU>, tensor<5x5xf8E8M0FNU>) -> ()
%e12 = stablehlo.constant dense<"0x81808081807E7E817F80817E7D7E80807D7E7E8180817D7E"> : tensor<3x8xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<3x8xf8E8M0FNU>, tensor<3x8xf8E8M0FNU>) -> ()
%e13 = stablehlo.constant dense<"0x818080817D7E7E81818080817D7E7E81"> : tensor<4x4xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<4x4xf8E8M0FNU>, tensor<4x4xf8E8M0FNU>) -> ()
%e14 = stablehlo.constant dense<"0x7D7E7E81818080817D7E7E817F80817E"> : tensor<4x4xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<4x4xf8E8M0FNU>, tensor<4x4xf8E8M0FNU>) -> ()
%e15 = stablehlo.constant dense<"0x808080817D7E817E80817E7E"> : tensor<3x4xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>) -> ()
%e16 = stablehlo.constant dense<"0x818080817F80817E7D7E7E81"> : tensor<3x4xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>) -> ()
%e17 = stablehlo.constant dense<"0x807E7E817D7E808080817D7E"> : tensor<3x4xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>) -> ()
%e18 = stablehlo.constant dense<"0x04000000"> : tensor<i32>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
%e19 = stablehlo.constant dense<"0x80"> : tensor<f8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#19, %e19) {has_side_effect = true} : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> ()
%e20 = stablehlo.constant dense<"0x807E7E817D7E808080817D7E"> : tensor<3x4xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>) -> ()
%e21 = stablehlo.constant dense<"0x818080817F80817E7D7E7E81"> : tensor<3x4xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#21, %e21) {has_side_effect = true} : (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>) -> ()
%e22 = stablehlo.constant dense<"0xFF7F8081FF7F8081FF7F8081"> : tensor<3x4xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#22, %e22) {has_side_effect = true} : (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>) -> ()
%e23 = stablehlo.constant dense<"0x818080817F80817E7D7E7E81"> : tensor<3x4xui8>
stablehlo.custom_call @check.expect_eq(%r#23, %e23) {has_side_effect = true} : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
%e24 = stablehlo.constant dense<"0x818080817F80817E7D7E7E81"> : tensor<3x4xi8>
stablehlo.custom_call @check.expect_eq(%r#24, %e24) {has_side_effect = true} : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
%e25 = stablehlo.constant dense<"0x818080817F80817F7F7F7F81"> : tensor<3x4xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#25, %e25) {has_side_effect = true} : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
return
}
func.func private @f(%x: tensor<3x4xf8E8M0FNU>, %y: tensor<3x4xf8E8M0FNU>, %u: tensor<2x2xf8E8M0FNU>, %p: tensor<f8E8M0FNU>, %m: tensor<3x4xi1>, %c: tensor<i1>, %i: tensor<i32>, %j: tensor<i32>, %rows: tensor<4xi32>, %far: tensor<4x1xi32>) -> (tensor<3x2x4xf8E8M0FNU>, tensor<3x2xf8E8M0FNU>, tensor<2x3x4xf8E8M0FNU>, tensor<2x6xf8E8M0FNU>, tensor<1x1xf8E8M0FNU>, tensor<4x3xf8E8M0FNU>, tensor<f8E8M0FNU>, tensor<3x4xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>, tensor<2x2xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>, tensor<5x5xf8E8M0FNU>, tensor<3x8xf8E8M0FNU>, tensor<4x4xf8E8M0FNU>, tensor<4x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>, tensor<i32>, tensor<f8E8M0FNU>, tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>, tensor<3x4xui8>, tensor<3x4xi8>, tensor<3x4xf8E5M2>) {
%0 = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<3x4xf8E8M0FNU>) -> tensor<3x2x4xf8E8M0FNU>
%1 = stablehlo.broadcast_in_dim %p, dims = [] : (tensor<f8E8M0FNU>) -> tensor<3x2xf8E8M0FNU>
%2 = stablehlo.broadcast %x, sizes = [2] : (tensor<3x4xf8E8M0FNU>) -> tensor<2x3x4xf8E8M0FNU>
%3 = stablehlo.reshape %x : (tensor<3x4xf8E8M0FNU>) -> tensor<2x6xf8E8M0FNU>
%4 = stablehlo.reshape %p : (tensor<f8E8M0FNU>) -> tensor<1x1xf8E8M0FNU>
%5 = stablehlo.transpose %x, dims = [1, 0] : (tensor<3x4xf8E8M0FNU>) -> tensor<4x3xf8E8M0FNU>
%6 = stablehlo.transpose %p, dims = [] : (tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>
%7 = stablehlo.reverse %x, dims = [0, 1] : tensor<3x4xf8E8M0FNU>
%8 = stablehlo.slice %x [0:3:2, 1:4] : (tensor<3x4xf8E8M0FNU>) -> tensor<2x3xf8E8M0FNU>
%9 = stablehlo.dynamic_slice %x, %i, %j, sizes = [2, 2] : (tensor<3x4xf8E8M0FNU>, tensor<i32>, tensor<i32>) -> tensor<2x2xf8E8M0FNU>
%10 = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<3x4xf8E8M0FNU>, tensor<2x2xf8E8M0FNU>, tensor<i32>, tensor<i32>) -> tensor<3x4xf8E8M0FNU>
%11 = stablehlo.pad %x, %p, low = [1, -1], high = [-1, 2], interior = [1, 0] : (tensor<3x4xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<5x5xf8E8M0FNU>
%12 = stablehlo.concatenate %x, %y, dim = 1 : (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>) -> tensor<3x8xf8E8M0FNU>
%13 = "stablehlo.gather"(%x, %far) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xf8E8M0FNU>, tensor<4x1xi32>) -> tensor<4x4xf8E8M0FNU>
%14 = "stablehlo.torch_index_select"(%x, %rows) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<3x4xf8E8M0FNU>, tensor<4xi32>) -> tensor<4x4xf8E8M0FNU>
%15 = stablehlo.select %m, %x, %y : tensor<3x4xi1>, tensor<3x4xf8E8M0FNU>
%16 = stablehlo.select %c, %x, %y : tensor<i1>, tensor<3x4xf8E8M0FNU>
%17 = stablehlo.constant dense<"0x807E7E817D7E808080817D7E"> : tensor<3x4xf8E8M0FNU>
%18 = stablehlo.get_dimension_size %x, dim = 1 : (tensor<3x4xf8E8M0FNU>) -> tensor<i32>
%19 = stablehlo.tuple %x, %p : tuple<tensor<3x4xf8E8M0FNU>, tensor<f8E8M0FNU>>
%20 = stablehlo.get_tuple_element %19[1] : (tuple<tensor<3x4xf8E8M0FNU>, tensor<f8E8M0FNU>>) -> tensor<f8E8M0FNU>
%21 = stablehlo.optimization_barrier %y : tensor<3x4xf8E8M0FNU>
%22 = stablehlo.convert %x : tensor<3x4xf8E8M0FNU>
%23 = stablehlo.iota dim = 1 : tensor<3x4xf8E8M0FNU>
%24 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<3x4xf8E8M0FNU>
%25 = stablehlo.compare NE, %23, %23, FLOAT : (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>) -> tensor<3x4xi1>
%26 = stablehlo.select %25, %24, %23 : tensor<3x4xi1>, tensor<3x4xf8E8M0FNU>
%27 = stablehlo.bitcast_convert %x : (tensor<3x4xf8E8M0FNU>) -> tensor<3x4xui8>
%28 = stablehlo.bitcast_convert %x : (tensor<3x4xf8E8M0FNU>) -> tensor<3x4xi8>
%29 = stablehlo.bitcast_convert %x : (tensor<3x4xf8E8M0FNU>) -> tensor<3x4xf8E5M2>
%30 = stablehlo.constant dense<"0x7F7F7F7F7F7F7F7F7F7F7F7F"> : tensor<3x4xf8E5M2>
%31 = stablehlo.compare NE, %29, %29, FLOAT : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> tensor<3x4xi1>
%32 = stablehlo.select %31, %30, %29 : tensor<3x4xi1>, tensor<3x4xf8E5M2>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %20, %21, %22, %26, %27, %28, %32 : tensor<3x2x4xf8E8M0FNU>, tensor<3x2xf8E8M0FNU>, tensor<2x3x4xf8E8M0FNU>, tensor<2x6xf8E8M0FNU>, tensor<1x1xf8E8M0FNU>, tensor<4x3xf8E8M0FNU>, tensor<f8E8M0FNU>, tensor<3x4xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>, tensor<2x2xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>, tensor<5x5xf8E8M0FNU>, tensor<3x8xf8E8M0FNU>, tensor<4x4xf8E8M0FNU>, tensor<4x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>, tensor<i32>, tensor<f8E8M0FNU>, tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>, tensor<3x4xui8>, tensor<3x4xi8>, tensor<3x4xf8E5M2>
}
}
// -----
// combinations_f8E8M0FNU
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x818080817F80817E7D7E7E81"> : tensor<3x4xf8E8M0FNU>
%z0 = stablehlo.constant dense<1.0> : tensor<3x4xf8E8M0FNU>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xf8E8M0FNU>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xf8E8M0FNU>
%c1 = stablehlo.constant dense<"0x808080808080807F7F7F7F80"> : tensor<3x4xf8E8M0FNU>
%z1 = stablehlo.constant dense<1.0> : tensor<3x4xf8E8M0FNU>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xf8E8M0FNU>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xf8E8M0FNU>
%c2 = stablehlo.constant dense<"0x7F7F807F8080807F7F7F7F80807F807F80808080"> : tensor<4x5xf8E8M0FNU>
%z2 = stablehlo.constant dense<1.0> : tensor<4x5xf8E8M0FNU>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4x5xf8E8M0FNU>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4x5xf8E8M0FNU>
%c3 = stablehlo.constant dense<"0x7F"> : tensor<f8E8M0FNU>
%z3 = stablehlo.constant dense<2.0> : tensor<f8E8M0FNU>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<f8E8M0FNU>
%a3 = stablehlo.optimization_barrier %s3 : tensor<f8E8M0FNU>
%c4 = stablehlo.constant dense<"0x0000000009000000FFFFFFFF00000000"> : tensor<4x1xi32>
%z4 = stablehlo.constant dense<0> : tensor<4x1xi32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<4x1xi32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<4x1xi32>
%c5 = stablehlo.constant dense<"0x807F80807F7F7F7F807F7F7F8080807F"> : tensor<4x4xf8E8M0FNU>
%z5 = stablehlo.constant dense<1.0> : tensor<4x4xf8E8M0FNU>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<4x4xf8E8M0FNU>
%a5 = stablehlo.optimization_barrier %s5 : tensor<4x4xf8E8M0FNU>
%c6 = stablehlo.constant dense<"0x808080807F80807F"> : tensor<8xf8E8M0FNU>
%z6 = stablehlo.constant dense<1.0> : tensor<8xf8E8M0FNU>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<8xf8E8M0FNU>
%a6 = stablehlo.optimization_barrier %s6 : tensor<8xf8E8M0FNU>
%c7 = stablehlo.constant dense<"0x7F7F807F80"> : tensor<5xf8E8M0FNU>
%z7 = stablehlo.constant dense<1.0> : tensor<5xf8E8M0FNU>
%s7 = stablehlo.select %live, %c7, %z7 : tensor<i1>, tensor<5xf8E8M0FNU>
%a7 = stablehlo.optimization_barrier %s7 : tensor<5xf8E8M0FNU>
%c8 = stablehlo.constant dense<"0x000000000100000002000000030000000000000001000000020000000300000000000000010000000200000003000000"> : tensor<3x4xi32>
%z8 = stablehlo.constant dense<0> : tensor<3x4xi32>
%s8 = stablehlo.select %live, %c8, %z8 : tensor<i1>, tensor<3x4xi32>
%a8 = stablehlo.optimization_barrier %s8 : tensor<3x4xi32>
%c9 = stablehlo.constant dense<"0x0100000002000000"> : tensor<2xi32>
%z9 = stablehlo.constant dense<0> : tensor<2xi32>
%s9 = stablehlo.select %live, %c9, %z9 : tensor<i1>, tensor<2xi32>
%a9 = stablehlo.optimization_barrier %s9 : tensor<2xi32>
%c10 = stablehlo.constant dense<"0x7F7F807F8080807F7F7F7F80807F807F808080807F808080807F80807F8080807F7F7F7F7F807F80"> : tensor<2x4x5xf8E8M0FNU>
%z10 = stablehlo.constant dense<1.0> : tensor<2x4x5xf8E8M0FNU>
%s10 = stablehlo.select %live, %c10, %z10 : tensor<i1>, tensor<2x4x5xf8E8M0FNU>
%a10 = stablehlo.optimization_barrier %s10 : tensor<2x4x5xf8E8M0FNU>
%r:18 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10) : (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>, tensor<4x5xf8E8M0FNU>, tensor<f8E8M0FNU>, tensor<4x1xi32>, tensor<4x4xf8E8M0FNU>, tensor<8xf8E8M0FNU>, tensor<5xf8E8M0FNU>, tensor<3x4xi32>, tensor<2xi32>, tensor<2x4x5xf8E8M0FNU>) -> (tensor<3xf8E8M0FNU>, tensor<f8E8M0FNU>, tensor<4xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>, tensor<8xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>, tensor<3x4xi32>, tensor<3x4xf8E8M0FNU>, tensor<3x5xf8E8M0FNU>, tensor<3x5xf8E8M0FNU>, tensor<3x5xf8E8M0FNU>, tensor<4x3xf8E8M0FNU>, tensor<3xf8E8M0FNU>, tensor<3x5xf8E8M0FNU>, tensor<3x3x5xf8E8M0FNU>, tensor<3x2xf8E8M0FNU>, tensor<3x2xi32>)
%e0 = stablehlo.constant dense<"0x838280"> : tensor<3xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xf8E8M0FNU>, tensor<3xf8E8M0FNU>) -> ()
%e1 = stablehlo.constant dense<"0x7F"> : tensor<f8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> ()
%e2 = stablehlo.constant dense<"0x81818181"> : tensor<4xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<4xf8E8M0FNU>, tensor<4xf8E8M0FNU>) -> ()
%e3 = stablehlo.constant dense<"0x7F7F7F818180"> : tensor<2x3xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x3xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>) -> ()
%e4 = stablehlo.constant dense<"0x828182818080807F7F7F7F80"> : tensor<3x4xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>) -> ()
%e5 = stablehlo.constant dense<"0x7F7F7F807F7F7F80"> : tensor<8xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<8xf8E8M0FNU>, tensor<8xf8E8M0FNU>) -> ()
%e6 = stablehlo.constant dense<"0x808081817E7F80817D7E7E81"> : tensor<3x4xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>) -> ()
%e7 = stablehlo.constant dense<"0x010000000200000000000000030000000300000000000000010000000200000000000000010000000200000003000000"> : tensor<3x4xi32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
%e8 = stablehlo.constant dense<"0x828181828081827E7D7E7E82"> : tensor<3x4xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>) -> ()
%e9 = stablehlo.constant dense<"0x828383828382838382838282828282"> : tensor<3x5xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x5xf8E8M0FNU>, tensor<3x5xf8E8M0FNU>) -> ()
%e10 = stablehlo.constant dense<"0x828383828382838382838282828282"> : tensor<3x5xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x5xf8E8M0FNU>, tensor<3x5xf8E8M0FNU>) -> ()
%e11 = stablehlo.constant dense<"0x828383828382838382838282828282"> : tensor<3x5xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<3x5xf8E8M0FNU>, tensor<3x5xf8E8M0FNU>) -> ()
%e12 = stablehlo.constant dense<"0x80807F80807F80807F807F80"> : tensor<4x3xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<4x3xf8E8M0FNU>, tensor<4x3xf8E8M0FNU>) -> ()
%e13 = stablehlo.constant dense<"0x838382"> : tensor<3xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<3xf8E8M0FNU>, tensor<3xf8E8M0FNU>) -> ()
%e14 = stablehlo.constant dense<"0x828383828382838382838282828282"> : tensor<3x5xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<3x5xf8E8M0FNU>, tensor<3x5xf8E8M0FNU>) -> ()
%e15 = stablehlo.constant dense<"0x828282818282828281828282828182828282818282828281828181818181818181808181818180818181818181"> : tensor<3x3x5xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x3x5xf8E8M0FNU>, tensor<3x3x5xf8E8M0FNU>) -> ()
%e16 = stablehlo.constant dense<"0x81818180817E"> : tensor<3x2xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<3x2xf8E8M0FNU>, tensor<3x2xf8E8M0FNU>) -> ()
%e17 = stablehlo.constant dense<"0x000000000300000002000000010000000300000001000000"> : tensor<3x2xi32>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<3x2xi32>, tensor<3x2xi32>) -> ()
return
}
func.func private @f(%x: tensor<3x4xf8E8M0FNU>, %n: tensor<3x4xf8E8M0FNU>, %w: tensor<4x5xf8E8M0FNU>, %z: tensor<f8E8M0FNU>, %far: tensor<4x1xi32>, %u: tensor<4x4xf8E8M0FNU>, %line: tensor<8xf8E8M0FNU>, %source: tensor<5xf8E8M0FNU>, %places: tensor<3x4xi32>, %groups: tensor<2xi32>, %pair: tensor<2x4x5xf8E8M0FNU>) -> (tensor<3xf8E8M0FNU>, tensor<f8E8M0FNU>, tensor<4xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>, tensor<8xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>, tensor<3x4xi32>, tensor<3x4xf8E8M0FNU>, tensor<3x5xf8E8M0FNU>, tensor<3x5xf8E8M0FNU>, tensor<3x5xf8E8M0FNU>, tensor<4x3xf8E8M0FNU>, tensor<3xf8E8M0FNU>, tensor<3x5xf8E8M0FNU>, tensor<3x3x5xf8E8M0FNU>, tensor<3x2xf8E8M0FNU>, tensor<3x2xi32>) {
%0 = stablehlo.reduce(%n init: %z) applies stablehlo.multiply across dimensions = [1] : (tensor<3x4xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<3xf8E8M0FNU>
%1 = stablehlo.reduce(%z init: %z) applies stablehlo.multiply across dimensions = [] : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>
%2 = stablehlo.slice %x [0:1, 0:1] : (tensor<3x4xf8E8M0FNU>) -> tensor<1x1xf8E8M0FNU>
%3 = stablehlo.reshape %2 : (tensor<1x1xf8E8M0FNU>) -> tensor<f8E8M0FNU>
%4 = stablehlo.reduce(%x init: %3) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<4xf8E8M0FNU>
%5 = "stablehlo.reduce_window"(%n, %z) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[1, 0], [-1, 1]]> : tensor<2x2xi64>}> ({
^bb0(%p: tensor<f8E8M0FNU>, %q: tensor<f8E8M0FNU>):
%s = stablehlo.multiply %p, %q : tensor<f8E8M0FNU>
stablehlo.return %s : tensor<f8E8M0FNU>
}) : (tensor<3x4xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<2x3xf8E8M0FNU>
%6 = "stablehlo.scatter"(%n, %far, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
^bb0(%p: tensor<f8E8M0FNU>, %q: tensor<f8E8M0FNU>):
%s = stablehlo.multiply %p, %q : tensor<f8E8M0FNU>
stablehlo.return %s : tensor<f8E8M0FNU>
}) : (tensor<3x4xf8E8M0FNU>, tensor<4x1xi32>, tensor<4x4xf8E8M0FNU>) -> tensor<3x4xf8E8M0FNU>
%7 = "stablehlo.select_and_scatter"(%line, %source, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<1> : tensor<1x2xi64>}> ({
^bb0(%p: tensor<f8E8M0FNU>, %q: tensor<f8E8M0FNU>):
%s = stablehlo.compare GE, %p, %q, TOTALORDER : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}, {
^bb0(%p: tensor<f8E8M0FNU>, %q: tensor<f8E8M0FNU>):
%s = stablehlo.multiply %p, %q : tensor<f8E8M0FNU>
stablehlo.return %s : tensor<f8E8M0FNU>
}) : (tensor<8xf8E8M0FNU>, tensor<5xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<8xf8E8M0FNU>
%8:2 = "stablehlo.sort"(%x, %places) <{dimension = 1 : i64, is_stable = true}> ({
^bb0(%p: tensor<f8E8M0FNU>, %q: tensor<f8E8M0FNU>, %v: tensor<i32>, %vv: tensor<i32>):
%s = stablehlo.compare LT, %p, %q, TOTALORDER : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<3x4xf8E8M0FNU>, tensor<3x4xi32>) -> (tensor<3x4xf8E8M0FNU>, tensor<3x4xi32>)
%9 = "stablehlo.map"(%x, %n) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%p: tensor<f8E8M0FNU>, %q: tensor<f8E8M0FNU>):
%s = stablehlo.multiply %p, %q : tensor<f8E8M0FNU>
stablehlo.return %s : tensor<f8E8M0FNU>
}) : (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>) -> tensor<3x4xf8E8M0FNU>
%10 = stablehlo.dot_general %n, %w, contracting_dims = [1] x [0] : (tensor<3x4xf8E8M0FNU>, tensor<4x5xf8E8M0FNU>) -> tensor<3x5xf8E8M0FNU>
%11 = stablehlo.dot %n, %w : (tensor<3x4xf8E8M0FNU>, tensor<4x5xf8E8M0FNU>) -> tensor<3x5xf8E8M0FNU>
%12 = stablehlo.einsum %n, %w, config = "ab,bc->ac" : (tensor<3x4xf8E8M0FNU>, tensor<4x5xf8E8M0FNU>) -> tensor<3x5xf8E8M0FNU>
%13 = stablehlo.unary_einsum %n, config = "ab->ba" : (tensor<3x4xf8E8M0FNU>) -> tensor<4x3xf8E8M0FNU>
%14 = stablehlo.dot_general %n, %n, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>) -> tensor<3xf8E8M0FNU>
%15 = "chlo.ragged_dot"(%n, %pair, %groups) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<3x4xf8E8M0FNU>, tensor<2x4x5xf8E8M0FNU>, tensor<2xi32>) -> tensor<3x5xf8E8M0FNU>
%16 = stablehlo.reshape %n : (tensor<3x4xf8E8M0FNU>) -> tensor<3x4x1xf8E8M0FNU>
%17 = stablehlo.slice %w [0:2, 0:5] : (tensor<4x5xf8E8M0FNU>) -> tensor<2x5xf8E8M0FNU>
%18 = stablehlo.reshape %17 : (tensor<2x5xf8E8M0FNU>) -> tensor<2x1x5xf8E8M0FNU>
%19 = stablehlo.convolution(%16, %18) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x4x1xf8E8M0FNU>, tensor<2x1x5xf8E8M0FNU>) -> tensor<3x3x5xf8E8M0FNU>
%20:2 = chlo.top_k(%x, k = 2) : tensor<3x4xf8E8M0FNU> -> (tensor<3x2xf8E8M0FNU>, tensor<3x2xi32>)
return %0, %1, %4, %5, %6, %7, %8#0, %8#1, %9, %10, %11, %12, %13, %14, %15, %19, %20#0, %20#1 : tensor<3xf8E8M0FNU>, tensor<f8E8M0FNU>, tensor<4xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>, tensor<8xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>, tensor<3x4xi32>, tensor<3x4xf8E8M0FNU>, tensor<3x5xf8E8M0FNU>, tensor<3x5xf8E8M0FNU>, tensor<3x5xf8E8M0FNU>, tensor<4x3xf8E8M0FNU>, tensor<3xf8E8M0FNU>, tensor<3x5xf8E8M0FNU>, tensor<3x3x5xf8E8M0FNU>, tensor<3x2xf8E8M0FNU>, tensor<3x2xi32>
}
}
// -----
// carries_f8E8M0FNU
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x80817D817F7F"> : tensor<2x3xf8E8M0FNU>
%z0 = stablehlo.constant dense<1.0> : tensor<2x3xf8E8M0FNU>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x3xf8E8M0FNU>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x3xf8E8M0FNU>
%c1 = stablehlo.constant dense<"0x818181817D81"> : tensor<2x3xf8E8M0FNU>
%z1 = stablehlo.constant dense<1.0> : tensor<2x3xf8E8M0FNU>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x3xf8E8M0FNU>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x3xf8E8M0FNU>
%c2 = stablehlo.constant dense<> : tensor<0x3xf8E8M0FNU>
%z2 = stablehlo.constant dense<> : tensor<0x3xf8E8M0FNU>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<0x3xf8E8M0FNU>
%a2 = stablehlo.optimization_barrier %s2 : tensor<0x3xf8E8M0FNU>
%c3 = stablehlo.constant dense<"0x7F"> : tensor<f8E8M0FNU>
%z3 = stablehlo.constant dense<2.0> : tensor<f8E8M0FNU>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<f8E8M0FNU>
%a3 = stablehlo.optimization_barrier %s3 : tensor<f8E8M0FNU>
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
%r:16 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8) : (tensor<2x3xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>, tensor<0x3xf8E8M0FNU>, tensor<f8E8M0FNU>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<i32>) -> (tensor<2x3xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>, tensor<2xf8E8M0FNU>, tensor<f8E8M0FNU>, tensor<2x3xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>, tensor<3x0xf8E8M0FNU>, tensor<3xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>, tensor<0x3xf8E8M0FNU>, tensor<0x3xf8E8M0FNU>, tensor<0x3xf8E8M0FNU>, tensor<3x3xf8E8M0FNU>)
%e0 = stablehlo.constant dense<"0x818181817D81"> : tensor<2x3xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x3xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>) -> ()
%e1 = stablehlo.constant dense<"0x80817D817F7F"> : tensor<2x3xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x3xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>) -> ()
%e2 = stablehlo.constant dense<"0x818181817D81"> : tensor<2x3xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>) -> ()
%e3 = stablehlo.constant dense<"0x80817D817F7F"> : tensor<2x3xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x3xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>) -> ()
%e4 = stablehlo.constant dense<"0x818181817D81"> : tensor<2x3xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x3xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>) -> ()
%e5 = stablehlo.constant dense<"0x8082"> : tensor<2xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2xf8E8M0FNU>, tensor<2xf8E8M0FNU>) -> ()
%e6 = stablehlo.constant dense<"0x82"> : tensor<f8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> ()
%e7 = stablehlo.constant dense<"0x808080808080"> : tensor<2x3xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x3xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>) -> ()
%e8 = stablehlo.constant dense<"0x80817D817F7F"> : tensor<2x3xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>) -> ()
%e9 = stablehlo.constant dense<> : tensor<3x0xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x0xf8E8M0FNU>, tensor<3x0xf8E8M0FNU>) -> ()
%e10 = stablehlo.constant dense<"0x7F7F7F"> : tensor<3xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3xf8E8M0FNU>, tensor<3xf8E8M0FNU>) -> ()
%e11 = stablehlo.constant dense<"0x7F7F7F7F7F7F"> : tensor<2x3xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x3xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>) -> ()
%e12 = stablehlo.constant dense<> : tensor<0x3xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<0x3xf8E8M0FNU>, tensor<0x3xf8E8M0FNU>) -> ()
%e13 = stablehlo.constant dense<> : tensor<0x3xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<0x3xf8E8M0FNU>, tensor<0x3xf8E8M0FNU>) -> ()
%e14 = stablehlo.constant dense<> : tensor<0x3xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<0x3xf8E8M0FNU>, tensor<0x3xf8E8M0FNU>) -> ()
%e15 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFF"> : tensor<3x3xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x3xf8E8M0FNU>, tensor<3x3xf8E8M0FNU>) -> ()
return
}
func.func private @f(%x: tensor<2x3xf8E8M0FNU>, %y: tensor<2x3xf8E8M0FNU>, %none: tensor<0x3xf8E8M0FNU>, %zero: tensor<f8E8M0FNU>, %rounds: tensor<i32>, %one: tensor<i32>, %start: tensor<i32>, %no: tensor<i1>, %branch: tensor<i32>) -> (tensor<2x3xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>, tensor<2xf8E8M0FNU>, tensor<f8E8M0FNU>, tensor<2x3xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>, tensor<3x0xf8E8M0FNU>, tensor<3xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>, tensor<0x3xf8E8M0FNU>, tensor<0x3xf8E8M0FNU>, tensor<0x3xf8E8M0FNU>, tensor<3x3xf8E8M0FNU>) {
%0:3 = stablehlo.while(%i = %start, %a = %x, %b = %y) : tensor<i32>, tensor<2x3xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>
cond {
%s = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
} do {
%s = stablehlo.add %i, %one : tensor<i32>
stablehlo.return %s, %b, %a : tensor<i32>, tensor<2x3xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>
}
%1 = "stablehlo.if"(%no) ({
stablehlo.return %x : tensor<2x3xf8E8M0FNU>
}, {
stablehlo.return %y : tensor<2x3xf8E8M0FNU>
}) : (tensor<i1>) -> tensor<2x3xf8E8M0FNU>
%2 = "stablehlo.case"(%branch) ({
stablehlo.return %y : tensor<2x3xf8E8M0FNU>
}, {
stablehlo.return %y : tensor<2x3xf8E8M0FNU>
}, {
stablehlo.return %x : tensor<2x3xf8E8M0FNU>
}) : (tensor<i32>) -> tensor<2x3xf8E8M0FNU>
%3 = stablehlo.composite "own.swap" %x, %y {decomposition = @second} : (tensor<2x3xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>) -> tensor<2x3xf8E8M0FNU>
%4 = stablehlo.slice %x [0:2, 0:1] : (tensor<2x3xf8E8M0FNU>) -> tensor<2x1xf8E8M0FNU>
%5 = stablehlo.reshape %4 : (tensor<2x1xf8E8M0FNU>) -> tensor<2xf8E8M0FNU>
%6:2 = chlo.scan(%5) inits(%zero) dimension=0 {
^bb0(%v: tensor<f8E8M0FNU>, %c: tensor<f8E8M0FNU>):
%s = stablehlo.multiply %v, %c : tensor<f8E8M0FNU>
stablehlo.return %s, %s : tensor<f8E8M0FNU>, tensor<f8E8M0FNU>
} : (tensor<2xf8E8M0FNU>, tensor<f8E8M0FNU>) -> (tensor<2xf8E8M0FNU>, tensor<f8E8M0FNU>)
%7 = "chlo.constant_like"(%x) <{value = 2.0 : f8E8M0FNU}> : (tensor<2x3xf8E8M0FNU>) -> tensor<2x3xf8E8M0FNU>
%8 = stablehlo.concatenate %none, %x, dim = 0 : (tensor<0x3xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>) -> tensor<2x3xf8E8M0FNU>
%9 = stablehlo.transpose %none, dims = [1, 0] : (tensor<0x3xf8E8M0FNU>) -> tensor<3x0xf8E8M0FNU>
%10 = stablehlo.reduce(%none init: %zero) applies stablehlo.multiply across dimensions = [0] : (tensor<0x3xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<3xf8E8M0FNU>
%11 = stablehlo.pad %none, %zero, low = [1, 0], high = [1, 0], interior = [0, 0] : (tensor<0x3xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<2x3xf8E8M0FNU>
%12 = stablehlo.slice %x [1:1, 0:3] : (tensor<2x3xf8E8M0FNU>) -> tensor<0x3xf8E8M0FNU>
%13 = stablehlo.multiply %none, %none : tensor<0x3xf8E8M0FNU>
%14 = "stablehlo.sort"(%none) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%p: tensor<f8E8M0FNU>, %q: tensor<f8E8M0FNU>):
%s = stablehlo.compare LT, %p, %q, TOTALORDER : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<i1>
stablehlo.return %s : tensor<i1>
}) : (tensor<0x3xf8E8M0FNU>) -> tensor<0x3xf8E8M0FNU>
%15 = stablehlo.transpose %none, dims = [1, 0] : (tensor<0x3xf8E8M0FNU>) -> tensor<3x0xf8E8M0FNU>
%16 = stablehlo.dot_general %15, %none, contracting_dims = [1] x [0] : (tensor<3x0xf8E8M0FNU>, tensor<0x3xf8E8M0FNU>) -> tensor<3x3xf8E8M0FNU>
%17 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFF"> : tensor<3x3xf8E8M0FNU>
%18 = stablehlo.compare NE, %16, %16, FLOAT : (tensor<3x3xf8E8M0FNU>, tensor<3x3xf8E8M0FNU>) -> tensor<3x3xi1>
%19 = stablehlo.select %18, %17, %16 : tensor<3x3xi1>, tensor<3x3xf8E8M0FNU>
return %0#1, %0#2, %1, %2, %3, %6#0, %6#1, %7, %8, %9, %10, %11, %12, %13, %14, %19 : tensor<2x3xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>, tensor<2xf8E8M0FNU>, tensor<f8E8M0FNU>, tensor<2x3xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>, tensor<3x0xf8E8M0FNU>, tensor<3xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>, tensor<0x3xf8E8M0FNU>, tensor<0x3xf8E8M0FNU>, tensor<0x3xf8E8M0FNU>, tensor<3x3xf8E8M0FNU>
}
func.func private @second(%p: tensor<2x3xf8E8M0FNU>, %q: tensor<2x3xf8E8M0FNU>) -> tensor<2x3xf8E8M0FNU> {
return %q : tensor<2x3xf8E8M0FNU>
}
}
