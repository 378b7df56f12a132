// i2
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E04000000041000010410000204100003041"> : tensor<3x4xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<3x4xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xf32>
%c1 = stablehlo.constant dense<-2> : tensor<i2>
%z1 = stablehlo.constant dense<0> : tensor<i2>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<i2>
%a1 = stablehlo.optimization_barrier %s1 : tensor<i2>
%c2 = stablehlo.constant dense<1> : tensor<i2>
%z2 = stablehlo.constant dense<0> : tensor<i2>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<i2>
%a2 = stablehlo.optimization_barrier %s2 : tensor<i2>
%c3 = stablehlo.constant dense<[[-2], [1], [1], [0], [1]]> : tensor<5x1xi2>
%z3 = stablehlo.constant dense<0> : tensor<5x1xi2>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5x1xi2>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5x1xi2>
%c4 = stablehlo.constant dense<"0x00008C420000A042"> : tensor<1x2xf32>
%z4 = stablehlo.constant dense<0.0> : tensor<1x2xf32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<1x2xf32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<1x2xf32>
%c5 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040000000410000104100002041000030410000404100005041000060410000704100008041000088410000904100009841"> : tensor<5x4xf32>
%z5 = stablehlo.constant dense<0.0> : tensor<5x4xf32>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x4xf32>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x4xf32>
%r:4 = call @f(%a0, %a1, %a2, %a3, %a4, %a5) : (tensor<3x4xf32>, tensor<i2>, tensor<i2>, tensor<5x1xi2>, tensor<1x2xf32>, tensor<5x4xf32>) -> (tensor<1x2xf32>, tensor<3x4xf32>, tensor<5x4xf32>, tensor<3x4xf32>)
%e0 = stablehlo.constant dense<"0x0000803F00000040"> : tensor<1x2xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<1x2xf32>, tensor<1x2xf32>) -> ()
%e1 = stablehlo.constant dense<"0x0000000000008C420000A04200004040000080400000A0400000C0400000E04000000041000010410000204100003041"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040000080400000A0400000C0400000E040000000000000803F0000004000004040000080400000A0400000C0400000E040"> : tensor<5x4xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5x4xf32>, tensor<5x4xf32>) -> ()
%e3 = stablehlo.constant dense<"0x000040410000604100008041000090410000004200001042000020420000304200000041000010410000204100003041"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
return
}
func.func private @f(%x: tensor<3x4xf32>, %i: tensor<i2>, %j: tensor<i2>, %rows: tensor<5x1xi2>, %u: tensor<1x2xf32>, %v: tensor<5x4xf32>) -> (tensor<1x2xf32>, tensor<3x4xf32>, tensor<5x4xf32>, tensor<3x4xf32>) {
%0 = stablehlo.dynamic_slice %x, %i, %j, sizes = [1, 2] : (tensor<3x4xf32>, tensor<i2>, tensor<i2>) -> tensor<1x2xf32>
%1 = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<3x4xf32>, tensor<1x2xf32>, tensor<i2>, tensor<i2>) -> tensor<3x4xf32>
%2 = "stablehlo.gather"(%x, %rows) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xf32>, tensor<5x1xi2>) -> tensor<5x4xf32>
%3 = "stablehlo.scatter"(%x, %rows, %v) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
^bb0(%p: tensor<f32>, %q: tensor<f32>):
%s = stablehlo.add %p, %q : tensor<f32>
stablehlo.return %s : tensor<f32>
}) : (tensor<3x4xf32>, tensor<5x1xi2>, tensor<5x4xf32>) -> tensor<3x4xf32>
return %0, %1, %2, %3 : tensor<1x2xf32>, tensor<3x4xf32>, tensor<5x4xf32>, tensor<3x4xf32>
}
}
// -----
// i4
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E04000000041000010410000204100003041"> : tensor<3x4xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<3x4xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xf32>
%c1 = stablehlo.constant dense<-8> : tensor<i4>
%z1 = stablehlo.constant dense<0> : tensor<i4>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<i4>
%a1 = stablehlo.optimization_barrier %s1 : tensor<i4>
%c2 = stablehlo.constant dense<7> : tensor<i4>
%z2 = stablehlo.constant dense<0> : tensor<i4>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<i4>
%a2 = stablehlo.optimization_barrier %s2 : tensor<i4>
%c3 = stablehlo.constant dense<[[-8], [7], [1], [0], [2]]> : tensor<5x1xi4>
%z3 = stablehlo.constant dense<0> : tensor<5x1xi4>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5x1xi4>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5x1xi4>
%c4 = stablehlo.constant dense<"0x00008C420000A042"> : tensor<1x2xf32>
%z4 = stablehlo.constant dense<0.0> : tensor<1x2xf32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<1x2xf32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<1x2xf32>
%c5 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040000000410000104100002041000030410000404100005041000060410000704100008041000088410000904100009841"> : tensor<5x4xf32>
%z5 = stablehlo.constant dense<0.0> : tensor<5x4xf32>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x4xf32>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x4xf32>
%r:4 = call @f(%a0, %a1, %a2, %a3, %a4, %a5) : (tensor<3x4xf32>, tensor<i4>, tensor<i4>, tensor<5x1xi4>, tensor<1x2xf32>, tensor<5x4xf32>) -> (tensor<1x2xf32>, tensor<3x4xf32>, tensor<5x4xf32>, tensor<3x4xf32>)
%e0 = stablehlo.constant dense<"0x0000004000004040"> : tensor<1x2xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<1x2xf32>, tensor<1x2xf32>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000803F00008C420000A042000080400000A0400000C0400000E04000000041000010410000204100003041"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000803F000000400000404000000041000010410000204100003041000080400000A0400000C0400000E040000000000000803F000000400000404000000041000010410000204100003041"> : tensor<5x4xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5x4xf32>, tensor<5x4xf32>) -> ()
%e3 = stablehlo.constant dense<"0x00004041000060410000804100009041000040410000604100008041000090410000C0410000D0410000E0410000F041"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
return
}
func.func private @f(%x: tensor<3x4xf32>, %i: tensor<i4>, %j: tensor<i4>, %rows: tensor<5x1xi4>, %u: tensor<1x2xf32>, %v: tensor<5x4xf32>) -> (tensor<1x2xf32>, tensor<3x4xf32>, tensor<5x4xf32>, tensor<3x4xf32>) {
%0 = stablehlo.dynamic_slice %x, %i, %j, sizes = [1, 2] : (tensor<3x4xf32>, tensor<i4>, tensor<i4>) -> tensor<1x2xf32>
%1 = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<3x4xf32>, tensor<1x2xf32>, tensor<i4>, tensor<i4>) -> tensor<3x4xf32>
%2 = "stablehlo.gather"(%x, %rows) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xf32>, tensor<5x1xi4>) -> tensor<5x4xf32>
%3 = "stablehlo.scatter"(%x, %rows, %v) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
^bb0(%p: tensor<f32>, %q: tensor<f32>):
%s = stablehlo.add %p, %q : tensor<f32>
stablehlo.return %s : tensor<f32>
}) : (tensor<3x4xf32>, tensor<5x1xi4>, tensor<5x4xf32>) -> tensor<3x4xf32>
return %0, %1, %2, %3 : tensor<1x2xf32>, tensor<3x4xf32>, tensor<5x4xf32>, tensor<3x4xf32>
}
}
// -----
// i8
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E04000000041000010410000204100003041"> : tensor<3x4xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<3x4xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xf32>
%c1 = stablehlo.constant dense<"0x80"> : tensor<i8>
%z1 = stablehlo.constant dense<0> : tensor<i8>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<i8>
%a1 = stablehlo.optimization_barrier %s1 : tensor<i8>
%c2 = stablehlo.constant dense<"0x7F"> : tensor<i8>
%z2 = stablehlo.constant dense<0> : tensor<i8>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<i8>
%a2 = stablehlo.optimization_barrier %s2 : tensor<i8>
%c3 = stablehlo.constant dense<"0x807F010002"> : tensor<5x1xi8>
%z3 = stablehlo.constant dense<0> : tensor<5x1xi8>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5x1xi8>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5x1xi8>
%c4 = stablehlo.constant dense<"0x00008C420000A042"> : tensor<1x2xf32>
%z4 = stablehlo.constant dense<0.0> : tensor<1x2xf32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<1x2xf32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<1x2xf32>
%c5 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040000000410000104100002041000030410000404100005041000060410000704100008041000088410000904100009841"> : tensor<5x4xf32>
%z5 = stablehlo.constant dense<0.0> : tensor<5x4xf32>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x4xf32>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x4xf32>
%r:4 = call @f(%a0, %a1, %a2, %a3, %a4, %a5) : (tensor<3x4xf32>, tensor<i8>, tensor<i8>, tensor<5x1xi8>, tensor<1x2xf32>, tensor<5x4xf32>) -> (tensor<1x2xf32>, tensor<3x4xf32>, tensor<5x4xf32>, tensor<3x4xf32>)
%e0 = stablehlo.constant dense<"0x0000004000004040"> : tensor<1x2xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<1x2xf32>, tensor<1x2xf32>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000803F00008C420000A042000080400000A0400000C0400000E04000000041000010410000204100003041"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000803F000000400000404000000041000010410000204100003041000080400000A0400000C0400000E040000000000000803F000000400000404000000041000010410000204100003041"> : tensor<5x4xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5x4xf32>, tensor<5x4xf32>) -> ()
%e3 = stablehlo.constant dense<"0x00004041000060410000804100009041000040410000604100008041000090410000C0410000D0410000E0410000F041"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
return
}
func.func private @f(%x: tensor<3x4xf32>, %i: tensor<i8>, %j: tensor<i8>, %rows: tensor<5x1xi8>, %u: tensor<1x2xf32>, %v: tensor<5x4xf32>) -> (tensor<1x2xf32>, tensor<3x4xf32>, tensor<5x4xf32>, tensor<3x4xf32>) {
%0 = stablehlo.dynamic_slice %x, %i, %j, sizes = [1, 2] : (tensor<3x4xf32>, tensor<i8>, tensor<i8>) -> tensor<1x2xf32>
%1 = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<3x4xf32>, tensor<1x2xf32>, tensor<i8>, tensor<i8>) -> tensor<3x4xf32>
%2 = "stablehlo.gather"(%x, %rows) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xf32>, tensor<5x1xi8>) -> tensor<5x4xf32>
%3 = "stablehlo.scatter"(%x, %rows, %v) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
^bb0(%p: tensor<f32>, %q: tensor<f32>):
%s = stablehlo.add %p, %q : tensor<f32>
stablehlo.return %s : tensor<f32>
}) : (tensor<3x4xf32>, tensor<5x1xi8>, tensor<5x4xf32>) -> tensor<3x4xf32>
return %0, %1, %2, %3 : tensor<1x2xf32>, tensor<3x4xf32>, tensor<5x4xf32>, tensor<3x4xf32>
}
}
// -----
// i16
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E04000000041000010410000204100003041"> : tensor<3x4xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<3x4xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xf32>
%c1 = stablehlo.constant dense<"0x0080"> : tensor<i16>
%z1 = stablehlo.constant dense<0> : tensor<i16>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<i16>
%a1 = stablehlo.optimization_barrier %s1 : tensor<i16>
%c2 = stablehlo.constant dense<"0xFF7F"> : tensor<i16>
%z2 = stablehlo.constant dense<0> : tensor<i16>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<i16>
%a2 = stablehlo.optimization_barrier %s2 : tensor<i16>
%c3 = stablehlo.constant dense<"0x0080FF7F010000000200"> : tensor<5x1xi16>
%z3 = stablehlo.constant dense<0> : tensor<5x1xi16>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5x1xi16>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5x1xi16>
%c4 = stablehlo.constant dense<"0x00008C420000A042"> : tensor<1x2xf32>
%z4 = stablehlo.constant dense<0.0> : tensor<1x2xf32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<1x2xf32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<1x2xf32>
%c5 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040000000410000104100002041000030410000404100005041000060410000704100008041000088410000904100009841"> : tensor<5x4xf32>
%z5 = stablehlo.constant dense<0.0> : tensor<5x4xf32>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x4xf32>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x4xf32>
%r:4 = call @f(%a0, %a1, %a2, %a3, %a4, %a5) : (tensor<3x4xf32>, tensor<i16>, tensor<i16>, tensor<5x1xi16>, tensor<1x2xf32>, tensor<5x4xf32>) -> (tensor<1x2xf32>, tensor<3x4xf32>, tensor<5x4xf32>, tensor<3x4xf32>)
%e0 = stablehlo.constant dense<"0x0000004000004040"> : tensor<1x2xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<1x2xf32>, tensor<1x2xf32>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000803F00008C420000A042000080400000A0400000C0400000E04000000041000010410000204100003041"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000803F000000400000404000000041000010410000204100003041000080400000A0400000C0400000E040000000000000803F000000400000404000000041000010410000204100003041"> : tensor<5x4xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5x4xf32>, tensor<5x4xf32>) -> ()
%e3 = stablehlo.constant dense<"0x00004041000060410000804100009041000040410000604100008041000090410000C0410000D0410000E0410000F041"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
return
}
func.func private @f(%x: tensor<3x4xf32>, %i: tensor<i16>, %j: tensor<i16>, %rows: tensor<5x1xi16>, %u: tensor<1x2xf32>, %v: tensor<5x4xf32>) -> (tensor<1x2xf32>, tensor<3x4xf32>, tensor<5x4xf32>, tensor<3x4xf32>) {
%0 = stablehlo.dynamic_slice %x, %i, %j, sizes = [1, 2] : (tensor<3x4xf32>, tensor<i16>, tensor<i16>) -> tensor<1x2xf32>
%1 = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<3x4xf32>, tensor<1x2xf32>, tensor<i16>, tensor<i16>) -> tensor<3x4xf32>
%2 = "stablehlo.gather"(%x, %rows) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xf32>, tensor<5x1xi16>) -> tensor<5x4xf32>
%3 = "stablehlo.scatter"(%x, %rows, %v) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
^bb0(%p: tensor<f32>, %q: tensor<f32>):
%s = stablehlo.add %p, %q : tensor<f32>
stablehlo.return %s : tensor<f32>
}) : (tensor<3x4xf32>, tensor<5x1xi16>, tensor<5x4xf32>) -> tensor<3x4xf32>
return %0, %1, %2, %3 : tensor<1x2xf32>, tensor<3x4xf32>, tensor<5x4xf32>, tensor<3x4xf32>
}
}
// -----
// i32
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E04000000041000010410000204100003041"> : tensor<3x4xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<3x4xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xf32>
%c1 = stablehlo.constant dense<"0x00000080"> : tensor<i32>
%z1 = stablehlo.constant dense<0> : tensor<i32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<i32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<i32>
%c2 = stablehlo.constant dense<"0xFFFFFF7F"> : tensor<i32>
%z2 = stablehlo.constant dense<0> : tensor<i32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<i32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<i32>
%c3 = stablehlo.constant dense<"0x00000080FFFFFF7F010000000000000002000000"> : tensor<5x1xi32>
%z3 = stablehlo.constant dense<0> : tensor<5x1xi32>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5x1xi32>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5x1xi32>
%c4 = stablehlo.constant dense<"0x00008C420000A042"> : tensor<1x2xf32>
%z4 = stablehlo.constant dense<0.0> : tensor<1x2xf32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<1x2xf32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<1x2xf32>
%c5 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040000000410000104100002041000030410000404100005041000060410000704100008041000088410000904100009841"> : tensor<5x4xf32>
%z5 = stablehlo.constant dense<0.0> : tensor<5x4xf32>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x4xf32>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x4xf32>
%r:4 = call @f(%a0, %a1, %a2, %a3, %a4, %a5) : (tensor<3x4xf32>, tensor<i32>, tensor<i32>, tensor<5x1xi32>, tensor<1x2xf32>, tensor<5x4xf32>) -> (tensor<1x2xf32>, tensor<3x4xf32>, tensor<5x4xf32>, tensor<3x4xf32>)
%e0 = stablehlo.constant dense<"0x0000004000004040"> : tensor<1x2xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<1x2xf32>, tensor<1x2xf32>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000803F00008C420000A042000080400000A0400000C0400000E04000000041000010410000204100003041"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000803F000000400000404000000041000010410000204100003041000080400000A0400000C0400000E040000000000000803F000000400000404000000041000010410000204100003041"> : tensor<5x4xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5x4xf32>, tensor<5x4xf32>) -> ()
%e3 = stablehlo.constant dense<"0x00004041000060410000804100009041000040410000604100008041000090410000C0410000D0410000E0410000F041"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
return
}
func.func private @f(%x: tensor<3x4xf32>, %i: tensor<i32>, %j: tensor<i32>, %rows: tensor<5x1xi32>, %u: tensor<1x2xf32>, %v: tensor<5x4xf32>) -> (tensor<1x2xf32>, tensor<3x4xf32>, tensor<5x4xf32>, tensor<3x4xf32>) {
%0 = stablehlo.dynamic_slice %x, %i, %j, sizes = [1, 2] : (tensor<3x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
%1 = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<3x4xf32>, tensor<1x2xf32>, tensor<i32>, tensor<i32>) -> tensor<3x4xf32>
%2 = "stablehlo.gather"(%x, %rows) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xf32>, tensor<5x1xi32>) -> tensor<5x4xf32>
%3 = "stablehlo.scatter"(%x, %rows, %v) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
^bb0(%p: tensor<f32>, %q: tensor<f32>):
%s = stablehlo.add %p, %q : tensor<f32>
stablehlo.return %s : tensor<f32>
}) : (tensor<3x4xf32>, tensor<5x1xi32>, tensor<5x4xf32>) -> tensor<3x4xf32>
return %0, %1, %2, %3 : tensor<1x2xf32>, tensor<3x4xf32>, tensor<5x4xf32>, tensor<3x4xf32>
}
}
// -----
// i64
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E04000000041000010410000204100003041"> : tensor<3x4xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<3x4xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xf32>
%c1 = stablehlo.constant dense<"0x0000000000000080"> : tensor<i64>
%z1 = stablehlo.constant dense<0> : tensor<i64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<i64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<i64>
%c2 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7F"> : tensor<i64>
%z2 = stablehlo.constant dense<0> : tensor<i64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<i64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<i64>
%c3 = stablehlo.constant dense<"0x0000000000000080FFFFFFFFFFFFFF7F010000000000000000000000000000000200000000000000"> : tensor<5x1xi64>
%z3 = stablehlo.constant dense<0> : tensor<5x1xi64>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5x1xi64>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5x1xi64>
%c4 = stablehlo.constant dense<"0x00008C420000A042"> : tensor<1x2xf32>
%z4 = stablehlo.constant dense<0.0> : tensor<1x2xf32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<1x2xf32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<1x2xf32>
%c5 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040000000410000104100002041000030410000404100005041000060410000704100008041000088410000904100009841"> : tensor<5x4xf32>
%z5 = stablehlo.constant dense<0.0> : tensor<5x4xf32>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x4xf32>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x4xf32>
%r:4 = call @f(%a0, %a1, %a2, %a3, %a4, %a5) : (tensor<3x4xf32>, tensor<i64>, tensor<i64>, tensor<5x1xi64>, tensor<1x2xf32>, tensor<5x4xf32>) -> (tensor<1x2xf32>, tensor<3x4xf32>, tensor<5x4xf32>, tensor<3x4xf32>)
%e0 = stablehlo.constant dense<"0x0000004000004040"> : tensor<1x2xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<1x2xf32>, tensor<1x2xf32>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000803F00008C420000A042000080400000A0400000C0400000E04000000041000010410000204100003041"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000803F000000400000404000000041000010410000204100003041000080400000A0400000C0400000E040000000000000803F000000400000404000000041000010410000204100003041"> : tensor<5x4xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5x4xf32>, tensor<5x4xf32>) -> ()
%e3 = stablehlo.constant dense<"0x00004041000060410000804100009041000040410000604100008041000090410000C0410000D0410000E0410000F041"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
return
}
func.func private @f(%x: tensor<3x4xf32>, %i: tensor<i64>, %j: tensor<i64>, %rows: tensor<5x1xi64>, %u: tensor<1x2xf32>, %v: tensor<5x4xf32>) -> (tensor<1x2xf32>, tensor<3x4xf32>, tensor<5x4xf32>, tensor<3x4xf32>) {
%0 = stablehlo.dynamic_slice %x, %i, %j, sizes = [1, 2] : (tensor<3x4xf32>, tensor<i64>, tensor<i64>) -> tensor<1x2xf32>
%1 = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<3x4xf32>, tensor<1x2xf32>, tensor<i64>, tensor<i64>) -> tensor<3x4xf32>
%2 = "stablehlo.gather"(%x, %rows) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xf32>, tensor<5x1xi64>) -> tensor<5x4xf32>
%3 = "stablehlo.scatter"(%x, %rows, %v) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
^bb0(%p: tensor<f32>, %q: tensor<f32>):
%s = stablehlo.add %p, %q : tensor<f32>
stablehlo.return %s : tensor<f32>
}) : (tensor<3x4xf32>, tensor<5x1xi64>, tensor<5x4xf32>) -> tensor<3x4xf32>
return %0, %1, %2, %3 : tensor<1x2xf32>, tensor<3x4xf32>, tensor<5x4xf32>, tensor<3x4xf32>
}
}
// -----
// ui2
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E04000000041000010410000204100003041"> : tensor<3x4xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<3x4xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xf32>
%c1 = stablehlo.constant dense<0> : tensor<ui2>
%z1 = stablehlo.constant dense<1> : tensor<ui2>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<ui2>
%a1 = stablehlo.optimization_barrier %s1 : tensor<ui2>
%c2 = stablehlo.constant dense<3> : tensor<ui2>
%z2 = stablehlo.constant dense<0> : tensor<ui2>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<ui2>
%a2 = stablehlo.optimization_barrier %s2 : tensor<ui2>
%c3 = stablehlo.constant dense<[[0], [3], [1], [0], [2]]> : tensor<5x1xui2>
%z3 = stablehlo.constant dense<0> : tensor<5x1xui2>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5x1xui2>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5x1xui2>
%c4 = stablehlo.constant dense<"0x00008C420000A042"> : tensor<1x2xf32>
%z4 = stablehlo.constant dense<0.0> : tensor<1x2xf32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<1x2xf32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<1x2xf32>
%c5 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040000000410000104100002041000030410000404100005041000060410000704100008041000088410000904100009841"> : tensor<5x4xf32>
%z5 = stablehlo.constant dense<0.0> : tensor<5x4xf32>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x4xf32>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x4xf32>
%r:4 = call @f(%a0, %a1, %a2, %a3, %a4, %a5) : (tensor<3x4xf32>, tensor<ui2>, tensor<ui2>, tensor<5x1xui2>, tensor<1x2xf32>, tensor<5x4xf32>) -> (tensor<1x2xf32>, tensor<3x4xf32>, tensor<5x4xf32>, tensor<3x4xf32>)
%e0 = stablehlo.constant dense<"0x0000004000004040"> : tensor<1x2xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<1x2xf32>, tensor<1x2xf32>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000803F00008C420000A042000080400000A0400000C0400000E04000000041000010410000204100003041"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000803F000000400000404000000041000010410000204100003041000080400000A0400000C0400000E040000000000000803F000000400000404000000041000010410000204100003041"> : tensor<5x4xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5x4xf32>, tensor<5x4xf32>) -> ()
%e3 = stablehlo.constant dense<"0x0000404100007041000090410000A841000040410000604100008041000090410000C0410000D0410000E0410000F041"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
return
}
func.func private @f(%x: tensor<3x4xf32>, %i: tensor<ui2>, %j: tensor<ui2>, %rows: tensor<5x1xui2>, %u: tensor<1x2xf32>, %v: tensor<5x4xf32>) -> (tensor<1x2xf32>, tensor<3x4xf32>, tensor<5x4xf32>, tensor<3x4xf32>) {
%0 = stablehlo.dynamic_slice %x, %i, %j, sizes = [1, 2] : (tensor<3x4xf32>, tensor<ui2>, tensor<ui2>) -> tensor<1x2xf32>
%1 = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<3x4xf32>, tensor<1x2xf32>, tensor<ui2>, tensor<ui2>) -> tensor<3x4xf32>
%2 = "stablehlo.gather"(%x, %rows) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xf32>, tensor<5x1xui2>) -> tensor<5x4xf32>
%3 = "stablehlo.scatter"(%x, %rows, %v) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
^bb0(%p: tensor<f32>, %q: tensor<f32>):
%s = stablehlo.add %p, %q : tensor<f32>
stablehlo.return %s : tensor<f32>
}) : (tensor<3x4xf32>, tensor<5x1xui2>, tensor<5x4xf32>) -> tensor<3x4xf32>
return %0, %1, %2, %3 : tensor<1x2xf32>, tensor<3x4xf32>, tensor<5x4xf32>, tensor<3x4xf32>
}
}
// -----
// ui4
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E04000000041000010410000204100003041"> : tensor<3x4xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<3x4xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xf32>
%c1 = stablehlo.constant dense<0> : tensor<ui4>
%z1 = stablehlo.constant dense<1> : tensor<ui4>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<ui4>
%a1 = stablehlo.optimization_barrier %s1 : tensor<ui4>
%c2 = stablehlo.constant dense<15> : tensor<ui4>
%z2 = stablehlo.constant dense<0> : tensor<ui4>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<ui4>
%a2 = stablehlo.optimization_barrier %s2 : tensor<ui4>
%c3 = stablehlo.constant dense<[[0], [15], [1], [0], [2]]> : tensor<5x1xui4>
%z3 = stablehlo.constant dense<0> : tensor<5x1xui4>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5x1xui4>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5x1xui4>
%c4 = stablehlo.constant dense<"0x00008C420000A042"> : tensor<1x2xf32>
%z4 = stablehlo.constant dense<0.0> : tensor<1x2xf32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<1x2xf32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<1x2xf32>
%c5 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040000000410000104100002041000030410000404100005041000060410000704100008041000088410000904100009841"> : tensor<5x4xf32>
%z5 = stablehlo.constant dense<0.0> : tensor<5x4xf32>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x4xf32>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x4xf32>
%r:4 = call @f(%a0, %a1, %a2, %a3, %a4, %a5) : (tensor<3x4xf32>, tensor<ui4>, tensor<ui4>, tensor<5x1xui4>, tensor<1x2xf32>, tensor<5x4xf32>) -> (tensor<1x2xf32>, tensor<3x4xf32>, tensor<5x4xf32>, tensor<3x4xf32>)
%e0 = stablehlo.constant dense<"0x0000004000004040"> : tensor<1x2xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<1x2xf32>, tensor<1x2xf32>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000803F00008C420000A042000080400000A0400000C0400000E04000000041000010410000204100003041"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000803F000000400000404000000041000010410000204100003041000080400000A0400000C0400000E040000000000000803F000000400000404000000041000010410000204100003041"> : tensor<5x4xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5x4xf32>, tensor<5x4xf32>) -> ()
%e3 = stablehlo.constant dense<"0x0000404100007041000090410000A841000040410000604100008041000090410000C0410000D0410000E0410000F041"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
return
}
func.func private @f(%x: tensor<3x4xf32>, %i: tensor<ui4>, %j: tensor<ui4>, %rows: tensor<5x1xui4>, %u: tensor<1x2xf32>, %v: tensor<5x4xf32>) -> (tensor<1x2xf32>, tensor<3x4xf32>, tensor<5x4xf32>, tensor<3x4xf32>) {
%0 = stablehlo.dynamic_slice %x, %i, %j, sizes = [1, 2] : (tensor<3x4xf32>, tensor<ui4>, tensor<ui4>) -> tensor<1x2xf32>
%1 = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<3x4xf32>, tensor<1x2xf32>, tensor<ui4>, tensor<ui4>) -> tensor<3x4xf32>
%2 = "stablehlo.gather"(%x, %rows) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xf32>, tensor<5x1xui4>) -> tensor<5x4xf32>
%3 = "stablehlo.scatter"(%x, %rows, %v) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
^bb0(%p: tensor<f32>, %q: tensor<f32>):
%s = stablehlo.add %p, %q : tensor<f32>
stablehlo.return %s : tensor<f32>
}) : (tensor<3x4xf32>, tensor<5x1xui4>, tensor<5x4xf32>) -> tensor<3x4xf32>
return %0, %1, %2, %3 : tensor<1x2xf32>, tensor<3x4xf32>, tensor<5x4xf32>, tensor<3x4xf32>
}
}
// -----
// ui8
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E04000000041000010410000204100003041"> : tensor<3x4xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<3x4xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xf32>
%c1 = stablehlo.constant dense<"0x00"> : tensor<ui8>
%z1 = stablehlo.constant dense<1> : tensor<ui8>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<ui8>
%a1 = stablehlo.optimization_barrier %s1 : tensor<ui8>
%c2 = stablehlo.constant dense<"0xFF"> : tensor<ui8>
%z2 = stablehlo.constant dense<0> : tensor<ui8>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<ui8>
%a2 = stablehlo.optimization_barrier %s2 : tensor<ui8>
%c3 = stablehlo.constant dense<"0x00FF010002"> : tensor<5x1xui8>
%z3 = stablehlo.constant dense<0> : tensor<5x1xui8>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5x1xui8>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5x1xui8>
%c4 = stablehlo.constant dense<"0x00008C420000A042"> : tensor<1x2xf32>
%z4 = stablehlo.constant dense<0.0> : tensor<1x2xf32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<1x2xf32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<1x2xf32>
%c5 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040000000410000104100002041000030410000404100005041000060410000704100008041000088410000904100009841"> : tensor<5x4xf32>
%z5 = stablehlo.constant dense<0.0> : tensor<5x4xf32>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x4xf32>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x4xf32>
%r:4 = call @f(%a0, %a1, %a2, %a3, %a4, %a5) : (tensor<3x4xf32>, tensor<ui8>, tensor<ui8>, tensor<5x1xui8>, tensor<1x2xf32>, tensor<5x4xf32>) -> (tensor<1x2xf32>, tensor<3x4xf32>, tensor<5x4xf32>, tensor<3x4xf32>)
%e0 = stablehlo.constant dense<"0x0000004000004040"> : tensor<1x2xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<1x2xf32>, tensor<1x2xf32>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000803F00008C420000A042000080400000A0400000C0400000E04000000041000010410000204100003041"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000803F000000400000404000000041000010410000204100003041000080400000A0400000C0400000E040000000000000803F000000400000404000000041000010410000204100003041"> : tensor<5x4xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5x4xf32>, tensor<5x4xf32>) -> ()
%e3 = stablehlo.constant dense<"0x0000404100007041000090410000A841000040410000604100008041000090410000C0410000D0410000E0410000F041"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
return
}
func.func private @f(%x: tensor<3x4xf32>, %i: tensor<ui8>, %j: tensor<ui8>, %rows: tensor<5x1xui8>, %u: tensor<1x2xf32>, %v: tensor<5x4xf32>) -> (tensor<1x2xf32>, tensor<3x4xf32>, tensor<5x4xf32>, tensor<3x4xf32>) {
%0 = stablehlo.dynamic_slice %x, %i, %j, sizes = [1, 2] : (tensor<3x4xf32>, tensor<ui8>, tensor<ui8>) -> tensor<1x2xf32>
%1 = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<3x4xf32>, tensor<1x2xf32>, tensor<ui8>, tensor<ui8>) -> tensor<3x4xf32>
%2 = "stablehlo.gather"(%x, %rows) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xf32>, tensor<5x1xui8>) -> tensor<5x4xf32>
%3 = "stablehlo.scatter"(%x, %rows, %v) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
^bb0(%p: tensor<f32>, %q: tensor<f32>):
%s = stablehlo.add %p, %q : tensor<f32>
stablehlo.return %s : tensor<f32>
}) : (tensor<3x4xf32>, tensor<5x1xui8>, tensor<5x4xf32>) -> tensor<3x4xf32>
return %0, %1, %2, %3 : tensor<1x2xf32>, tensor<3x4xf32>, tensor<5x4xf32>, tensor<3x4xf32>
}
}
// -----
// ui16
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E04000000041000010410000204100003041"> : tensor<3x4xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<3x4xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xf32>
%c1 = stablehlo.constant dense<"0x0000"> : tensor<ui16>
%z1 = stablehlo.constant dense<1> : tensor<ui16>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<ui16>
%a1 = stablehlo.optimization_barrier %s1 : tensor<ui16>
%c2 = stablehlo.constant dense<"0xFFFF"> : tensor<ui16>
%z2 = stablehlo.constant dense<0> : tensor<ui16>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<ui16>
%a2 = stablehlo.optimization_barrier %s2 : tensor<ui16>
%c3 = stablehlo.constant dense<"0x0000FFFF010000000200"> : tensor<5x1xui16>
%z3 = stablehlo.constant dense<0> : tensor<5x1xui16>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5x1xui16>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5x1xui16>
%c4 = stablehlo.constant dense<"0x00008C420000A042"> : tensor<1x2xf32>
%z4 = stablehlo.constant dense<0.0> : tensor<1x2xf32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<1x2xf32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<1x2xf32>
%c5 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040000000410000104100002041000030410000404100005041000060410000704100008041000088410000904100009841"> : tensor<5x4xf32>
%z5 = stablehlo.constant dense<0.0> : tensor<5x4xf32>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x4xf32>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x4xf32>
%r:4 = call @f(%a0, %a1, %a2, %a3, %a4, %a5) : (tensor<3x4xf32>, tensor<ui16>, tensor<ui16>, tensor<5x1xui16>, tensor<1x2xf32>, tensor<5x4xf32>) -> (tensor<1x2xf32>, tensor<3x4xf32>, tensor<5x4xf32>, tensor<3x4xf32>)
%e0 = stablehlo.constant dense<"0x0000004000004040"> : tensor<1x2xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<1x2xf32>, tensor<1x2xf32>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000803F00008C420000A042000080400000A0400000C0400000E04000000041000010410000204100003041"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000803F000000400000404000000041000010410000204100003041000080400000A0400000C0400000E040000000000000803F000000400000404000000041000010410000204100003041"> : tensor<5x4xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5x4xf32>, tensor<5x4xf32>) -> ()
%e3 = stablehlo.constant dense<"0x0000404100007041000090410000A841000040410000604100008041000090410000C0410000D0410000E0410000F041"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
return
}
func.func private @f(%x: tensor<3x4xf32>, %i: tensor<ui16>, %j: tensor<ui16>, %rows: tensor<5x1xui16>, %u: tensor<1x2xf32>, %v: tensor<5x4xf32>) -> (tensor<1x2xf32>, tensor<3x4xf32>, tensor<5x4xf32>, tensor<3x4xf32>) {
%0 = stablehlo.dynamic_slice %x, %i, %j, sizes = [1, 2] : (tensor<3x4xf32>, tensor<ui16>, tensor<ui16>) -> tensor<1x2xf32>
%1 = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<3x4xf32>, tensor<1x2xf32>, tensor<ui16>, tensor<ui16>) -> tensor<3x4xf32>
%2 = "stablehlo.gather"(%x, %rows) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xf32>, tensor<5x1xui16>) -> tensor<5x4xf32>
%3 = "stablehlo.scatter"(%x, %rows, %v) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
^bb0(%p: tensor<f32>, %q: tensor<f32>):
%s = stablehlo.add %p, %q : tensor<f32>
stablehlo.return %s : tensor<f32>
}) : (tensor<3x4xf32>, tensor<5x1xui16>, tensor<5x4xf32>) -> tensor<3x4xf32>
return %0, %1, %2, %3 : tensor<1x2xf32>, tensor<3x4xf32>, tensor<5x4xf32>, tensor<3x4xf32>
}
}
// -----
// ui32
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E04000000041000010410000204100003041"> : tensor<3x4xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<3x4xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xf32>
%c1 = stablehlo.constant dense<"0x00000000"> : tensor<ui32>
%z1 = stablehlo.constant dense<1> : tensor<ui32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<ui32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<ui32>
%c2 = stablehlo.constant dense<"0xFFFFFFFF"> : tensor<ui32>
%z2 = stablehlo.constant dense<0> : tensor<ui32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<ui32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<ui32>
%c3 = stablehlo.constant dense<"0x00000000FFFFFFFF010000000000000002000000"> : tensor<5x1xui32>
%z3 = stablehlo.constant dense<0> : tensor<5x1xui32>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5x1xui32>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5x1xui32>
%c4 = stablehlo.constant dense<"0x00008C420000A042"> : tensor<1x2xf32>
%z4 = stablehlo.constant dense<0.0> : tensor<1x2xf32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<1x2xf32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<1x2xf32>
%c5 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040000000410000104100002041000030410000404100005041000060410000704100008041000088410000904100009841"> : tensor<5x4xf32>
%z5 = stablehlo.constant dense<0.0> : tensor<5x4xf32>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x4xf32>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x4xf32>
%r:4 = call @f(%a0, %a1, %a2, %a3, %a4, %a5) : (tensor<3x4xf32>, tensor<ui32>, tensor<ui32>, tensor<5x1xui32>, tensor<1x2xf32>, tensor<5x4xf32>) -> (tensor<1x2xf32>, tensor<3x4xf32>, tensor<5x4xf32>, tensor<3x4xf32>)
%e0 = stablehlo.constant dense<"0x0000004000004040"> : tensor<1x2xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<1x2xf32>, tensor<1x2xf32>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000803F00008C420000A042000080400000A0400000C0400000E04000000041000010410000204100003041"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000803F000000400000404000000041000010410000204100003041000080400000A0400000C0400000E040000000000000803F000000400000404000000041000010410000204100003041"> : tensor<5x4xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5x4xf32>, tensor<5x4xf32>) -> ()
%e3 = stablehlo.constant dense<"0x0000404100007041000090410000A841000040410000604100008041000090410000C0410000D0410000E0410000F041"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
return
}
func.func private @f(%x: tensor<3x4xf32>, %i: tensor<ui32>, %j: tensor<ui32>, %rows: tensor<5x1xui32>, %u: tensor<1x2xf32>, %v: tensor<5x4xf32>) -> (tensor<1x2xf32>, tensor<3x4xf32>, tensor<5x4xf32>, tensor<3x4xf32>) {
%0 = stablehlo.dynamic_slice %x, %i, %j, sizes = [1, 2] : (tensor<3x4xf32>, tensor<ui32>, tensor<ui32>) -> tensor<1x2xf32>
%1 = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<3x4xf32>, tensor<1x2xf32>, tensor<ui32>, tensor<ui32>) -> tensor<3x4xf32>
%2 = "stablehlo.gather"(%x, %rows) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xf32>, tensor<5x1xui32>) -> tensor<5x4xf32>
%3 = "stablehlo.scatter"(%x, %rows, %v) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
^bb0(%p: tensor<f32>, %q: tensor<f32>):
%s = stablehlo.add %p, %q : tensor<f32>
stablehlo.return %s : tensor<f32>
}) : (tensor<3x4xf32>, tensor<5x1xui32>, tensor<5x4xf32>) -> tensor<3x4xf32>
return %0, %1, %2, %3 : tensor<1x2xf32>, tensor<3x4xf32>, tensor<5x4xf32>, tensor<3x4xf32>
}
}
// -----
// ui64
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E04000000041000010410000204100003041"> : tensor<3x4xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<3x4xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xf32>
%c1 = stablehlo.constant dense<"0x0000000000000000"> : tensor<ui64>
%z1 = stablehlo.constant dense<1> : tensor<ui64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<ui64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<ui64>
%c2 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF"> : tensor<ui64>
%z2 = stablehlo.constant dense<0> : tensor<ui64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<ui64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<ui64>
%c3 = stablehlo.constant dense<"0x0000000000000000FFFFFFFFFFFFFFFF010000000000000000000000000000000200000000000000"> : tensor<5x1xui64>
%z3 = stablehlo.constant dense<0> : tensor<5x1xui64>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5x1xui64>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5x1xui64>
%c4 = stablehlo.constant dense<"0x00008C420000A042"> : tensor<1x2xf32>
%z4 = stablehlo.constant dense<0.0> : tensor<1x2xf32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<1x2xf32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<1x2xf32>
%c5 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040000000410000104100002041000030410000404100005041000060410000704100008041000088410000904100009841"> : tensor<5x4xf32>
%z5 = stablehlo.constant dense<0.0> : tensor<5x4xf32>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x4xf32>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x4xf32>
%r:4 = call @f(%a0, %a1, %a2, %a3, %a4, %a5) : (tensor<3x4xf32>, tensor<ui64>, tensor<ui64>, tensor<5x1xui64>, tensor<1x2xf32>, tensor<5x4xf32>) -> (tensor<1x2xf32>, tensor<3x4xf32>, tensor<5x4xf32>, tensor<3x4xf32>)
%e0 = stablehlo.constant dense<"0x0000004000004040"> : tensor<1x2xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<1x2xf32>, tensor<1x2xf32>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000803F00008C420000A042000080400000A0400000C0400000E04000000041000010410000204100003041"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000803F000000400000404000000041000010410000204100003041000080400000A0400000C0400000E040000000000000803F000000400000404000000041000010410000204100003041"> : tensor<5x4xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5x4xf32>, tensor<5x4xf32>) -> ()
%e3 = stablehlo.constant dense<"0x0000404100007041000090410000A841000040410000604100008041000090410000C0410000D0410000E0410000F041"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
return
}
func.func private @f(%x: tensor<3x4xf32>, %i: tensor<ui64>, %j: tensor<ui64>, %rows: tensor<5x1xui64>, %u: tensor<1x2xf32>, %v: tensor<5x4xf32>) -> (tensor<1x2xf32>, tensor<3x4xf32>, tensor<5x4xf32>, tensor<3x4xf32>) {
%0 = stablehlo.dynamic_slice %x, %i, %j, sizes = [1, 2] : (tensor<3x4xf32>, tensor<ui64>, tensor<ui64>) -> tensor<1x2xf32>
%1 = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<3x4xf32>, tensor<1x2xf32>, tensor<ui64>, tensor<ui64>) -> tensor<3x4xf32>
%2 = "stablehlo.gather"(%x, %rows) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xf32>, tensor<5x1xui64>) -> tensor<5x4xf32>
%3 = "stablehlo.scatter"(%x, %rows, %v) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
^bb0(%p: tensor<f32>, %q: tensor<f32>):
%s = stablehlo.add %p, %q : tensor<f32>
stablehlo.return %s : tensor<f32>
}) : (tensor<3x4xf32>, tensor<5x1xui64>, tensor<5x4xf32>) -> tensor<3x4xf32>
return %0, %1, %2, %3 : tensor<1x2xf32>, tensor<3x4xf32>, tensor<5x4xf32>, tensor<3x4xf32>
}
}
