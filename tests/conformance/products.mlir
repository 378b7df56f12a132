// float32_3_4_5
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
%c0 = stablehlo.constant dense<"0x000040400000803F0000803F000040400000803F0000004000000040000000C0000040C0000080BF000000C000004040"> : tensor<3x4xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<3x4xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xf32>
%c1 = stablehlo.constant dense<"0x0000004000004040000000C0000000C0000000400000004000000000000000C00000004000000000000000C0000040C0000080BF0000803F000080BF00000040000040C0000080BF0000000000004040"> : tensor<4x5xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<4x5xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<4x5xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<4x5xf32>
%r:3 = call @f(%a0, %a1) : (tensor<3x4xf32>, tensor<4x5xf32>) -> (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>)
%e0 = stablehlo.constant dense<"0x00004041000040C0000040C1000040C000006041000000C0000040400000C0C0000080400000C0C000000040000040C10000E040000000400000A040"> : tensor<3x5xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
%e1 = stablehlo.constant dense<"0x00004041000040C0000040C1000040C000006041000000C0000040400000C0C0000080400000C0C000000040000040C10000E040000000400000A040"> : tensor<3x5xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
%e2 = stablehlo.constant dense<"0x00004041000040C0000040C1000040C000006041000000C0000040400000C0C0000080400000C0C000000040000040C10000E040000000400000A040"> : tensor<3x5xf32>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<3x4xf32>, %arg1: tensor<4x5xf32>) -> (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) {
%0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
%1 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
%2 = stablehlo.dot_general %1, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x3xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
%3 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x5xf32>) -> tensor<5x4xf32>
%4 = stablehlo.dot_general %arg0, %3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<5x4xf32>) -> tensor<3x5xf32>
return %0, %2, %4 : tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>
}
}
// -----
// float32_2_40_3
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
%c0 = stablehlo.constant dense<"0x000040C0000000400000803F000000000000000000004040000040C00000803F000000C0000040C000000000000040400000004000000040000000400000004000000000000040C0000000400000000000000000000080BF000000C000004040000000400000803F000080BF00000040000000000000000000000000000000C0000040C00000000000004040000040C00000404000000040000000C00000803F000000C0000000400000803F000080BF000040C00000404000000000000040400000803F0000004000000040000000C0000080BF0000000000000000000040C000000000000000C0000000400000803F0000404000000040000080BF00004040000080BF000080BF00004040000080BF000040C00000000000000040000000C000000000000040C00000803F00000000000080BF000000C0000000000000803F"> : tensor<2x40xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<2x40xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x40xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x40xf32>
%c1 = stablehlo.constant dense<"0x0000803F000040C000000040000000C00000803F000080BF000040C00000404000000000000000C00000404000004040000040C0000000C0000040C0000080BF000080BF0000803F000000400000803F0000000000004040000080BF000080BF000080BF0000404000004040000040400000803F00000040000080BF000040C00000803F00000040000040C000004040000000000000000000000040000000C000004040000000C000000040000000400000803F000040C00000803F0000000000004040000000C0000000C0000080BF000000400000404000004040000000C00000803F0000803F000080BF000000400000803F000080BF000080BF000000C0000080BF000000400000803F0000000000000040000080BF000000C0000000C00000000000004040000000000000803F00000040000000000000803F000040C0000080BF0000404000000040000080BF0000803F00000040000040C000004040000000C0000000C00000404000004040000000C000004040000000000000000000000000000000400000803F000000C0000040C000000040000080BF0000000000004040000080BF000040C00000803F00000040000080BF000040400000803F000000C00000004000000000000000C00000803F000000C0000080BF000080BF"> : tensor<40x3xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<40x3xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<40x3xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<40x3xf32>
%r:3 = call @f(%a0, %a1) : (tensor<2x40xf32>, tensor<40x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
%e0 = stablehlo.constant dense<"0x000030C100000000000060C100007041000050C1000080C1"> : tensor<2x3xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
%e1 = stablehlo.constant dense<"0x000030C100000000000060C100007041000050C1000080C1"> : tensor<2x3xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
%e2 = stablehlo.constant dense<"0x000030C100000000000060C100007041000050C1000080C1"> : tensor<2x3xf32>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2x40xf32>, %arg1: tensor<40x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) {
%0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x40xf32>, tensor<40x3xf32>) -> tensor<2x3xf32>
%1 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2x40xf32>) -> tensor<40x2xf32>
%2 = stablehlo.dot_general %1, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<40x2xf32>, tensor<40x3xf32>) -> tensor<2x3xf32>
%3 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<40x3xf32>) -> tensor<3x40xf32>
%4 = stablehlo.dot_general %arg0, %3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x40xf32>, tensor<3x40xf32>) -> tensor<2x3xf32>
return %0, %2, %4 : tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>
}
}
// -----
// float32_5_7_9
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
%c0 = stablehlo.constant dense<"0x0000803F000000C00000404000004040000040C0000000C0000000C0000000C00000803F000080BF00000000000000C0000040400000803F0000803F000040C0000000C000004040000080BF0000404000000040000040C0000000000000000000000000000040C000000040000000C0000080BF000080BF000080BF00000000000000400000000000000040"> : tensor<5x7xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<5x7xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<5x7xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<5x7xf32>
%c1 = stablehlo.constant dense<"0x0000004000000040000040C0000000C0000000000000000000000040000080BF000040C0000000C000000000000080BF00004040000080BF0000803F0000803F000040C000000040000040C0000040C00000803F000000C0000080BF0000803F000000C0000040C00000803F000040400000803F00000040000080BF000040C00000803F00000000000000400000803F00000000000040C00000803F000000C000000000000000C00000803F00000000000080BF00000000000040C0000000000000004000004040000000C000000040000080BF000080BF00000040000000C0000000C0000080BF0000803F00004040000000C0000080BF00004040"> : tensor<7x9xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<7x9xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<7x9xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<7x9xf32>
%r:3 = call @f(%a0, %a1) : (tensor<5x7xf32>, tensor<7x9xf32>) -> (tensor<5x9xf32>, tensor<5x9xf32>, tensor<5x9xf32>)
%e0 = stablehlo.constant dense<"0x000000400000704100001041000050C1000090C100000041000010C10000C040000000C0000080BF0000C0C00000000000009041000020410000803F0000803F000000C0000010410000D8410000803F000080BF000080C00000E040000000000000804000007041000080C0000020C10000803F000020410000904100008040000080C0000080BF00004040000080400000E040000010C10000803F0000A0C00000804000000000000040C00000A04000008040"> : tensor<5x9xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<5x9xf32>, tensor<5x9xf32>) -> ()
%e1 = stablehlo.constant dense<"0x000000400000704100001041000050C1000090C100000041000010C10000C040000000C0000080BF0000C0C00000000000009041000020410000803F0000803F000000C0000010410000D8410000803F000080BF000080C00000E040000000000000804000007041000080C0000020C10000803F000020410000904100008040000080C0000080BF00004040000080400000E040000010C10000803F0000A0C00000804000000000000040C00000A04000008040"> : tensor<5x9xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<5x9xf32>, tensor<5x9xf32>) -> ()
%e2 = stablehlo.constant dense<"0x000000400000704100001041000050C1000090C100000041000010C10000C040000000C0000080BF0000C0C00000000000009041000020410000803F0000803F000000C0000010410000D8410000803F000080BF000080C00000E040000000000000804000007041000080C0000020C10000803F000020410000904100008040000080C0000080BF00004040000080400000E040000010C10000803F0000A0C00000804000000000000040C00000A04000008040"> : tensor<5x9xf32>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<5x9xf32>, tensor<5x9xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<5x7xf32>, %arg1: tensor<7x9xf32>) -> (tensor<5x9xf32>, tensor<5x9xf32>, tensor<5x9xf32>) {
%0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x7xf32>, tensor<7x9xf32>) -> tensor<5x9xf32>
%1 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<5x7xf32>) -> tensor<7x5xf32>
%2 = stablehlo.dot_general %1, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x5xf32>, tensor<7x9xf32>) -> tensor<5x9xf32>
%3 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<7x9xf32>) -> tensor<9x7xf32>
%4 = stablehlo.dot_general %arg0, %3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x7xf32>, tensor<9x7xf32>) -> tensor<5x9xf32>
return %0, %2, %4 : tensor<5x9xf32>, tensor<5x9xf32>, tensor<5x9xf32>
}
}
// -----
// int32_3_4_5
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
%c0 = stablehlo.constant dense<"0x03000000010000000100000003000000010000000200000002000000FEFFFFFFFDFFFFFFFFFFFFFFFEFFFFFF03000000"> : tensor<3x4xi32>
%z0 = stablehlo.constant dense<0> : tensor<3x4xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xi32>
%c1 = stablehlo.constant dense<"0x0200000003000000FEFFFFFFFEFFFFFF020000000200000000000000FEFFFFFF0200000000000000FEFFFFFFFDFFFFFFFFFFFFFF01000000FFFFFFFF02000000FDFFFFFFFFFFFFFF0000000003000000"> : tensor<4x5xi32>
%z1 = stablehlo.constant dense<0> : tensor<4x5xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<4x5xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<4x5xi32>
%r:3 = call @f(%a0, %a1) : (tensor<3x4xi32>, tensor<4x5xi32>) -> (tensor<3x5xi32>, tensor<3x5xi32>, tensor<3x5xi32>)
%e0 = stablehlo.constant dense<"0x0C000000FDFFFFFFF4FFFFFFFDFFFFFF0E000000FEFFFFFF03000000FAFFFFFF04000000FAFFFFFF02000000F4FFFFFF070000000200000005000000"> : tensor<3x5xi32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3x5xi32>, tensor<3x5xi32>) -> ()
%e1 = stablehlo.constant dense<"0x0C000000FDFFFFFFF4FFFFFFFDFFFFFF0E000000FEFFFFFF03000000FAFFFFFF04000000FAFFFFFF02000000F4FFFFFF070000000200000005000000"> : tensor<3x5xi32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x5xi32>, tensor<3x5xi32>) -> ()
%e2 = stablehlo.constant dense<"0x0C000000FDFFFFFFF4FFFFFFFDFFFFFF0E000000FEFFFFFF03000000FAFFFFFF04000000FAFFFFFF02000000F4FFFFFF070000000200000005000000"> : tensor<3x5xi32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<3x5xi32>, tensor<3x5xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<3x4xi32>, %arg1: tensor<4x5xi32>) -> (tensor<3x5xi32>, tensor<3x5xi32>, tensor<3x5xi32>) {
%0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xi32>, tensor<4x5xi32>) -> tensor<3x5xi32>
%1 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x4xi32>) -> tensor<4x3xi32>
%2 = stablehlo.dot_general %1, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x3xi32>, tensor<4x5xi32>) -> tensor<3x5xi32>
%3 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x5xi32>) -> tensor<5x4xi32>
%4 = stablehlo.dot_general %arg0, %3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x4xi32>, tensor<5x4xi32>) -> tensor<3x5xi32>
return %0, %2, %4 : tensor<3x5xi32>, tensor<3x5xi32>, tensor<3x5xi32>
}
}
// -----
// int32_2_40_3
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
%c0 = stablehlo.constant dense<"0xFDFFFFFF0200000001000000000000000000000003000000FDFFFFFF01000000FEFFFFFFFDFFFFFF00000000030000000200000002000000020000000200000000000000FDFFFFFF020000000000000000000000FFFFFFFFFEFFFFFF030000000200000001000000FFFFFFFF02000000000000000000000000000000FEFFFFFFFDFFFFFF0000000003000000FDFFFFFF0300000002000000FEFFFFFF01000000FEFFFFFF0200000001000000FFFFFFFFFDFFFFFF030000000000000003000000010000000200000002000000FEFFFFFFFFFFFFFF0000000000000000FDFFFFFF00000000FEFFFFFF02000000010000000300000002000000FFFFFFFF03000000FFFFFFFFFFFFFFFF03000000FFFFFFFFFDFFFFFF0000000002000000FEFFFFFF00000000FDFFFFFF0100000000000000FFFFFFFFFEFFFFFF0000000001000000"> : tensor<2x40xi32>
%z0 = stablehlo.constant dense<0> : tensor<2x40xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x40xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x40xi32>
%c1 = stablehlo.constant dense<"0x01000000FDFFFFFF02000000FEFFFFFF01000000FFFFFFFFFDFFFFFF0300000000000000FEFFFFFF0300000003000000FDFFFFFFFEFFFFFFFDFFFFFFFFFFFFFFFFFFFFFF0100000002000000010000000000000003000000FFFFFFFFFFFFFFFFFFFFFFFF0300000003000000030000000100000002000000FFFFFFFFFDFFFFFF0100000002000000FDFFFFFF03000000000000000000000002000000FEFFFFFF03000000FEFFFFFF020000000200000001000000FDFFFFFF010000000000000003000000FEFFFFFFFEFFFFFFFFFFFFFF020000000300000003000000FEFFFFFF0100000001000000FFFFFFFF0200000001000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF02000000010000000000000002000000FFFFFFFFFEFFFFFFFEFFFFFF00000000030000000000000001000000020000000000000001000000FDFFFFFFFFFFFFFF0300000002000000FFFFFFFF0100000002000000FDFFFFFF03000000FEFFFFFFFEFFFFFF0300000003000000FEFFFFFF030000000000000000000000000000000200000001000000FEFFFFFFFDFFFFFF02000000FFFFFFFF0000000003000000FFFFFFFFFDFFFFFF0100000002000000FFFFFFFF0300000001000000FEFFFFFF0200000000000000FEFFFFFF01000000FEFFFFFFFFFFFFFFFFFFFFFF"> : tensor<40x3xi32>
%z1 = stablehlo.constant dense<0> : tensor<40x3xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<40x3xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<40x3xi32>
%r:3 = call @f(%a0, %a1) : (tensor<2x40xi32>, tensor<40x3xi32>) -> (tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>)
%e0 = stablehlo.constant dense<"0xF5FFFFFF00000000F2FFFFFF0F000000F3FFFFFFF0FFFFFF"> : tensor<2x3xi32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
%e1 = stablehlo.constant dense<"0xF5FFFFFF00000000F2FFFFFF0F000000F3FFFFFFF0FFFFFF"> : tensor<2x3xi32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
%e2 = stablehlo.constant dense<"0xF5FFFFFF00000000F2FFFFFF0F000000F3FFFFFFF0FFFFFF"> : tensor<2x3xi32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<2x40xi32>, %arg1: tensor<40x3xi32>) -> (tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>) {
%0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x40xi32>, tensor<40x3xi32>) -> tensor<2x3xi32>
%1 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2x40xi32>) -> tensor<40x2xi32>
%2 = stablehlo.dot_general %1, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<40x2xi32>, tensor<40x3xi32>) -> tensor<2x3xi32>
%3 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<40x3xi32>) -> tensor<3x40xi32>
%4 = stablehlo.dot_general %arg0, %3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x40xi32>, tensor<3x40xi32>) -> tensor<2x3xi32>
return %0, %2, %4 : tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>
}
}
// -----
// int32_5_7_9
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
%c0 = stablehlo.constant dense<"0x01000000FEFFFFFF0300000003000000FDFFFFFFFEFFFFFFFEFFFFFFFEFFFFFF01000000FFFFFFFF00000000FEFFFFFF030000000100000001000000FDFFFFFFFEFFFFFF03000000FFFFFFFF0300000002000000FDFFFFFF000000000000000000000000FDFFFFFF02000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF00000000020000000000000002000000"> : tensor<5x7xi32>
%z0 = stablehlo.constant dense<0> : tensor<5x7xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<5x7xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<5x7xi32>
%c1 = stablehlo.constant dense<"0x0200000002000000FDFFFFFFFEFFFFFF000000000000000002000000FFFFFFFFFDFFFFFFFEFFFFFF00000000FFFFFFFF03000000FFFFFFFF0100000001000000FDFFFFFF02000000FDFFFFFFFDFFFFFF01000000FEFFFFFFFFFFFFFF01000000FEFFFFFFFDFFFFFF01000000030000000100000002000000FFFFFFFFFDFFFFFF0100000000000000020000000100000000000000FDFFFFFF01000000FEFFFFFF00000000FEFFFFFF0100000000000000FFFFFFFF00000000FDFFFFFF000000000200000003000000FEFFFFFF02000000FFFFFFFFFFFFFFFF02000000FEFFFFFFFEFFFFFFFFFFFFFF0100000003000000FEFFFFFFFFFFFFFF03000000"> : tensor<7x9xi32>
%z1 = stablehlo.constant dense<0> : tensor<7x9xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<7x9xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<7x9xi32>
%r:3 = call @f(%a0, %a1) : (tensor<5x7xi32>, tensor<7x9xi32>) -> (tensor<5x9xi32>, tensor<5x9xi32>, tensor<5x9xi32>)
%e0 = stablehlo.constant dense<"0x020000000F00000009000000F3FFFFFFEEFFFFFF08000000F7FFFFFF06000000FEFFFFFFFFFFFFFFFAFFFFFF00000000120000000A0000000100000001000000FEFFFFFF090000001B00000001000000FFFFFFFFFCFFFFFF0700000000000000040000000F000000FCFFFFFFF6FFFFFF010000000A0000001200000004000000FCFFFFFFFFFFFFFF030000000400000007000000F7FFFFFF01000000FBFFFFFF0400000000000000FDFFFFFF0500000004000000"> : tensor<5x9xi32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<5x9xi32>, tensor<5x9xi32>) -> ()
%e1 = stablehlo.constant dense<"0x020000000F00000009000000F3FFFFFFEEFFFFFF08000000F7FFFFFF06000000FEFFFFFFFFFFFFFFFAFFFFFF00000000120000000A0000000100000001000000FEFFFFFF090000001B00000001000000FFFFFFFFFCFFFFFF0700000000000000040000000F000000FCFFFFFFF6FFFFFF010000000A0000001200000004000000FCFFFFFFFFFFFFFF030000000400000007000000F7FFFFFF01000000FBFFFFFF0400000000000000FDFFFFFF0500000004000000"> : tensor<5x9xi32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5x9xi32>, tensor<5x9xi32>) -> ()
%e2 = stablehlo.constant dense<"0x020000000F00000009000000F3FFFFFFEEFFFFFF08000000F7FFFFFF06000000FEFFFFFFFFFFFFFFFAFFFFFF00000000120000000A0000000100000001000000FEFFFFFF090000001B00000001000000FFFFFFFFFCFFFFFF0700000000000000040000000F000000FCFFFFFFF6FFFFFF010000000A0000001200000004000000FCFFFFFFFFFFFFFF030000000400000007000000F7FFFFFF01000000FBFFFFFF0400000000000000FDFFFFFF0500000004000000"> : tensor<5x9xi32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5x9xi32>, tensor<5x9xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<5x7xi32>, %arg1: tensor<7x9xi32>) -> (tensor<5x9xi32>, tensor<5x9xi32>, tensor<5x9xi32>) {
%0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x7xi32>, tensor<7x9xi32>) -> tensor<5x9xi32>
%1 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<5x7xi32>) -> tensor<7x5xi32>
%2 = stablehlo.dot_general %1, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x5xi32>, tensor<7x9xi32>) -> tensor<5x9xi32>
%3 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<7x9xi32>) -> tensor<9x7xi32>
%4 = stablehlo.dot_general %arg0, %3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x7xi32>, tensor<9x7xi32>) -> tensor<5x9xi32>
return %0, %2, %4 : tensor<5x9xi32>, tensor<5x9xi32>, tensor<5x9xi32>
}
}
// -----
// bfloat16_3_4_5
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
%c0 = stablehlo.constant dense<"0x4040803F803F4040803F0040004000C040C080BF00C04040"> : tensor<3x4xbf16>
%z0 = stablehlo.constant dense<0.0> : tensor<3x4xbf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xbf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xbf16>
%c1 = stablehlo.constant dense<"0x0040404000C000C000400040000000C00040000000C040C080BF803F80BF004040C080BF00004040"> : tensor<4x5xbf16>
%z1 = stablehlo.constant dense<0.0> : tensor<4x5xbf16>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<4x5xbf16>
%a1 = stablehlo.optimization_barrier %s1 : tensor<4x5xbf16>
%r:3 = call @f(%a0, %a1) : (tensor<3x4xbf16>, tensor<4x5xbf16>) -> (tensor<3x5xbf16>, tensor<3x5xbf16>, tensor<3x5xbf16>)
%e0 = stablehlo.constant dense<"0x404140C040C140C0604100C04040C0C08040C0C0004040C1E0400040A040"> : tensor<3x5xbf16>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<3x5xbf16>, tensor<3x5xbf16>) -> ()
%e1 = stablehlo.constant dense<"0x404140C040C140C0604100C04040C0C08040C0C0004040C1E0400040A040"> : tensor<3x5xbf16>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<3x5xbf16>, tensor<3x5xbf16>) -> ()
%e2 = stablehlo.constant dense<"0x404140C040C140C0604100C04040C0C08040C0C0004040C1E0400040A040"> : tensor<3x5xbf16>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<3x5xbf16>, tensor<3x5xbf16>) -> ()
return
}
func.func private @f(%arg0: tensor<3x4xbf16>, %arg1: tensor<4x5xbf16>) -> (tensor<3x5xbf16>, tensor<3x5xbf16>, tensor<3x5xbf16>) {
%0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xbf16>, tensor<4x5xbf16>) -> tensor<3x5xbf16>
%1 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x4xbf16>) -> tensor<4x3xbf16>
%2 = stablehlo.dot_general %1, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x3xbf16>, tensor<4x5xbf16>) -> tensor<3x5xbf16>
%3 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x5xbf16>) -> tensor<5x4xbf16>
%4 = stablehlo.dot_general %arg0, %3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x4xbf16>, tensor<5x4xbf16>) -> tensor<3x5xbf16>
return %0, %2, %4 : tensor<3x5xbf16>, tensor<3x5xbf16>, tensor<3x5xbf16>
}
}
// -----
// bfloat16_2_40_3
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
%c0 = stablehlo.constant dense<"0x40C00040803F00000000404040C0803F00C040C0000040400040004000400040000040C000400000000080BF00C040400040803F80BF004000000000000000C040C00000404040C04040004000C0803F00C00040803F80BF40C0404000004040803F0040004000C080BF0000000040C0000000C00040803F4040004080BF404080BF80BF404080BF40C00000004000C0000040C0803F000080BF00C00000803F"> : tensor<2x40xbf16>
%z0 = stablehlo.constant dense<0.0> : tensor<2x40xbf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x40xbf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x40xbf16>
%c1 = stablehlo.constant dense<"0x803F40C0004000C0803F80BF40C04040000000C04040404040C000C040C080BF80BF803F0040803F0000404080BF80BF80BF404040404040803F004080BF40C0803F004040C0404000000000004000C0404000C000400040803F40C0803F0000404000C000C080BF00404040404000C0803F803F80BF0040803F80BF80BF00C080BF0040803F0000004080BF00C000C0000040400000803F00400000803F40C080BF4040004080BF803F004040C0404000C000C04040404000C040400000000000000040803F00C040C0004080BF0000404080BF40C0803F004080BF4040803F00C00040000000C0803F00C080BF80BF"> : tensor<40x3xbf16>
%z1 = stablehlo.constant dense<0.0> : tensor<40x3xbf16>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<40x3xbf16>
%a1 = stablehlo.optimization_barrier %s1 : tensor<40x3xbf16>
%r:3 = call @f(%a0, %a1) : (tensor<2x40xbf16>, tensor<40x3xbf16>) -> (tensor<2x3xbf16>, tensor<2x3xbf16>, tensor<2x3xbf16>)
%e0 = stablehlo.constant dense<"0x30C1000060C1704150C180C1"> : tensor<2x3xbf16>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> ()
%e1 = stablehlo.constant dense<"0x30C1000060C1704150C180C1"> : tensor<2x3xbf16>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> ()
%e2 = stablehlo.constant dense<"0x30C1000060C1704150C180C1"> : tensor<2x3xbf16>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> ()
return
}
func.func private @f(%arg0: tensor<2x40xbf16>, %arg1: tensor<40x3xbf16>) -> (tensor<2x3xbf16>, tensor<2x3xbf16>, tensor<2x3xbf16>) {
%0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x40xbf16>, tensor<40x3xbf16>) -> tensor<2x3xbf16>
%1 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2x40xbf16>) -> tensor<40x2xbf16>
%2 = stablehlo.dot_general %1, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<40x2xbf16>, tensor<40x3xbf16>) -> tensor<2x3xbf16>
%3 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<40x3xbf16>) -> tensor<3x40xbf16>
%4 = stablehlo.dot_general %arg0, %3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x40xbf16>, tensor<3x40xbf16>) -> tensor<2x3xbf16>
return %0, %2, %4 : tensor<2x3xbf16>, tensor<2x3xbf16>, tensor<2x3xbf16>
}
}
// -----
// bfloat16_5_7_9
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
%c0 = stablehlo.constant dense<"0x803F00C04040404040C000C000C000C0803F80BF000000C04040803F803F40C000C0404080BF4040004040C000000000000040C0004000C080BF80BF80BF0000004000000040"> : tensor<5x7xbf16>
%z0 = stablehlo.constant dense<0.0> : tensor<5x7xbf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<5x7xbf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<5x7xbf16>
%c1 = stablehlo.constant dense<"0x0040004040C000C000000000004080BF40C000C0000080BF404080BF803F803F40C0004040C040C0803F00C080BF803F00C040C0803F4040803F004080BF40C0803F00000040803F000040C0803F00C0000000C0803F000080BF000040C000000040404000C0004080BF80BF004000C000C080BF803F404000C080BF4040"> : tensor<7x9xbf16>
%z1 = stablehlo.constant dense<0.0> : tensor<7x9xbf16>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<7x9xbf16>
%a1 = stablehlo.optimization_barrier %s1 : tensor<7x9xbf16>
%r:3 = call @f(%a0, %a1) : (tensor<5x7xbf16>, tensor<7x9xbf16>) -> (tensor<5x9xbf16>, tensor<5x9xbf16>, tensor<5x9xbf16>)
%e0 = stablehlo.constant dense<"0x00407041104150C190C1004110C1C04000C080BFC0C0000090412041803F803F00C01041D841803F80BF80C0E04000008040704180C020C1803F20419041804080C080BF40408040E04010C1803FA0C08040000040C0A0408040"> : tensor<5x9xbf16>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<5x9xbf16>, tensor<5x9xbf16>) -> ()
%e1 = stablehlo.constant dense<"0x00407041104150C190C1004110C1C04000C080BFC0C0000090412041803F803F00C01041D841803F80BF80C0E04000008040704180C020C1803F20419041804080C080BF40408040E04010C1803FA0C08040000040C0A0408040"> : tensor<5x9xbf16>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<5x9xbf16>, tensor<5x9xbf16>) -> ()
%e2 = stablehlo.constant dense<"0x00407041104150C190C1004110C1C04000C080BFC0C0000090412041803F803F00C01041D841803F80BF80C0E04000008040704180C020C1803F20419041804080C080BF40408040E04010C1803FA0C08040000040C0A0408040"> : tensor<5x9xbf16>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<5x9xbf16>, tensor<5x9xbf16>) -> ()
return
}
func.func private @f(%arg0: tensor<5x7xbf16>, %arg1: tensor<7x9xbf16>) -> (tensor<5x9xbf16>, tensor<5x9xbf16>, tensor<5x9xbf16>) {
%0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x7xbf16>, tensor<7x9xbf16>) -> tensor<5x9xbf16>
%1 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<5x7xbf16>) -> tensor<7x5xbf16>
%2 = stablehlo.dot_general %1, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x5xbf16>, tensor<7x9xbf16>) -> tensor<5x9xbf16>
%3 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<7x9xbf16>) -> tensor<9x7xbf16>
%4 = stablehlo.dot_general %arg0, %3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x7xbf16>, tensor<9x7xbf16>) -> tensor<5x9xbf16>
return %0, %2, %4 : tensor<5x9xbf16>, tensor<5x9xbf16>, tensor<5x9xbf16>
}
}
// -----
// complex64_3_4_5
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
%c0 = stablehlo.constant dense<"0x00004040000000000000803F000000000000803F0000000000004040000000000000803F0000000000000040000000000000004000000000000000C000000000000040C000000000000080BF00000000000000C0000000000000404000000000"> : tensor<3x4xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<3x4xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xcomplex<f32>>
%c1 = stablehlo.constant dense<"0x00000040000000000000404000000000000000C000000000000000C000000000000000400000000000000040000000000000000000000000000000C00000000000000040000000000000000000000000000000C000000000000040C000000000000080BF000000000000803F00000000000080BF000000000000004000000000000040C000000000000080BF0000000000000000000000000000404000000000"> : tensor<4x5xcomplex<f32>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x5xcomplex<f32>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<4x5xcomplex<f32>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<4x5xcomplex<f32>>
%r:3 = call @f(%a0, %a1) : (tensor<3x4xcomplex<f32>>, tensor<4x5xcomplex<f32>>) -> (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x0000404100000000000040C000000000000040C100000000000040C0000000000000604100000000000000C00000000000004040000000000000C0C00000000000008040000000000000C0C0000000000000004000000000000040C1000000000000E0400000000000000040000000000000A04000000000"> : tensor<3x5xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0x0000404100000000000040C000000000000040C100000000000040C0000000000000604100000000000000C00000000000004040000000000000C0C00000000000008040000000000000C0C0000000000000004000000000000040C1000000000000E0400000000000000040000000000000A04000000000"> : tensor<3x5xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> ()
%e2 = stablehlo.constant dense<"0x0000404100000000000040C000000000000040C100000000000040C0000000000000604100000000000000C00000000000004040000000000000C0C00000000000008040000000000000C0C0000000000000004000000000000040C1000000000000E0400000000000000040000000000000A04000000000"> : tensor<3x5xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<3x4xcomplex<f32>>, %arg1: tensor<4x5xcomplex<f32>>) -> (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) {
%0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xcomplex<f32>>, tensor<4x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
%1 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x4xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
%2 = stablehlo.dot_general %1, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x3xcomplex<f32>>, tensor<4x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
%3 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x5xcomplex<f32>>) -> tensor<5x4xcomplex<f32>>
%4 = stablehlo.dot_general %arg0, %3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x4xcomplex<f32>>, tensor<5x4xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
return %0, %2, %4 : tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>
}
}
// -----
// complex64_2_40_3
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
%c0 = stablehlo.constant dense<"0x000040C00000000000000040000000000000803F00000000000000000000000000000000000000000000404000000000000040C0000000000000803F00000000000000C000000000000040C0000000000000000000000000000040400000000000000040000000000000004000000000000000400000000000000040000000000000000000000000000040C000000000000000400000000000000000000000000000000000000000000080BF00000000000000C000000000000040400000000000000040000000000000803F00000000000080BF000000000000004000000000000000000000000000000000000000000000000000000000000000C000000000000040C00000000000000000000000000000404000000000000040C00000000000004040000000000000004000000000000000C0000000000000803F00000000000000C00000000000000040000000000000803F00000000000080BF00000000000040C0000000000000404000000000000000000000000000004040000000000000803F0000000000000040000000000000004000000000000000C000000000000080BF0000000000000000000000000000000000000000000040C0000000000000000000000000000000C00000000000000040000000000000803F0000000000004040000000000000004000000000000080BF000000000000404000000000000080BF00000000000080BF000000000000404000000000000080BF00000000000040C00000000000000000000000000000004000000000000000C0000000000000000000000000000040C0000000000000803F000000000000000000000000000080BF00000000000000C00000000000000000000000000000803F00000000"> : tensor<2x40xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x40xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x40xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x40xcomplex<f32>>
%c1 = stablehlo.constant dense<"0x0000803F00000000000040C0000000000000004000000000000000C0000000000000803F00000000000080BF00000000000040C00000000000004040000000000000000000000000000000C00000000000004040000000000000404000000000000040C000000000000000C000000000000040C000000000000080BF00000000000080BF000000000000803F0000000000000040000000000000803F0000000000000000000000000000404000000000000080BF00000000000080BF00000000000080BF000000000000404000000000000040400000000000004040000000000000803F000000000000004000000000000080BF00000000000040C0000000000000803F000000000000004000000000000040C0000000000000404000000000000000000000000000000000000000000000004000000000000000C0000000000000404000000000000000C000000000000000400000000000000040000000000000803F00000000000040C0000000000000803F0000000000000000000000000000404000000000000000C000000000000000C000000000000080BF00000000000000400000000000004040000000000000404000000000000000C0000000000000803F000000000000803F00000000000080BF0000000000000040000000000000803F00000000000080BF00000000000080BF00000000000000C000000000000080BF0000000000000040000000000000803F0000000000000000000000000000004000000000000080BF00000000000000C000000000000000C0000000000000000000000000000040400000000000000000000000000000803F00000000000000400000000000000000000000000000803F00000000000040C000000000000080BF0000000000004040000000000000004000000000000080BF000000000000803F000000000000004000000000000040C0000000000000404000000000000000C000000000000000C00000000000004040000000000000404000000000000000C000000000000040400000000000000000000000000000000000000000000000000000000000000040000000000000803F00000000000000C000000000000040C0000000000000004000000000000080BF0000000000000000000000000000404000000000000080BF00000000000040C0000000000000803F000000000000004000000000000080BF0000000000004040000000000000803F00000000000000C00000000000000040000000000000000000000000000000C0000000000000803F00000000000000C000000000000080BF00000000000080BF00000000"> : tensor<40x3xcomplex<f32>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<40x3xcomplex<f32>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<40x3xcomplex<f32>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<40x3xcomplex<f32>>
%r:3 = call @f(%a0, %a1) : (tensor<2x40xcomplex<f32>>, tensor<40x3xcomplex<f32>>) -> (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x000030C1000000000000000000000000000060C1000000000000704100000000000050C100000000000080C100000000"> : tensor<2x3xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0x000030C1000000000000000000000000000060C1000000000000704100000000000050C100000000000080C100000000"> : tensor<2x3xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
%e2 = stablehlo.constant dense<"0x000030C1000000000000000000000000000060C1000000000000704100000000000050C100000000000080C100000000"> : tensor<2x3xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<2x40xcomplex<f32>>, %arg1: tensor<40x3xcomplex<f32>>) -> (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) {
%0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x40xcomplex<f32>>, tensor<40x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
%1 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2x40xcomplex<f32>>) -> tensor<40x2xcomplex<f32>>
%2 = stablehlo.dot_general %1, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<40x2xcomplex<f32>>, tensor<40x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
%3 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<40x3xcomplex<f32>>) -> tensor<3x40xcomplex<f32>>
%4 = stablehlo.dot_general %arg0, %3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x40xcomplex<f32>>, tensor<3x40xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
return %0, %2, %4 : tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>
}
}
// -----
// complex64_5_7_9
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
%c0 = stablehlo.constant dense<"0x0000803F00000000000000C00000000000004040000000000000404000000000000040C000000000000000C000000000000000C000000000000000C0000000000000803F00000000000080BF000000000000000000000000000000C00000000000004040000000000000803F000000000000803F00000000000040C000000000000000C0000000000000404000000000000080BF0000000000004040000000000000004000000000000040C000000000000000000000000000000000000000000000000000000000000040C0000000000000004000000000000000C000000000000080BF00000000000080BF00000000000080BF000000000000000000000000000000400000000000000000000000000000004000000000"> : tensor<5x7xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x7xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<5x7xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<5x7xcomplex<f32>>
%c1 = stablehlo.constant dense<"0x00000040000000000000004000000000000040C000000000000000C000000000000000000000000000000000000000000000004000000000000080BF00000000000040C000000000000000C0000000000000000000000000000080BF000000000000404000000000000080BF000000000000803F000000000000803F00000000000040C0000000000000004000000000000040C000000000000040C0000000000000803F00000000000000C000000000000080BF000000000000803F00000000000000C000000000000040C0000000000000803F0000000000004040000000000000803F000000000000004000000000000080BF00000000000040C0000000000000803F00000000000000000000000000000040000000000000803F000000000000000000000000000040C0000000000000803F00000000000000C0000000000000000000000000000000C0000000000000803F000000000000000000000000000080BF000000000000000000000000000040C000000000000000000000000000000040000000000000404000000000000000C0000000000000004000000000000080BF00000000000080BF000000000000004000000000000000C000000000000000C000000000000080BF000000000000803F000000000000404000000000000000C000000000000080BF000000000000404000000000"> : tensor<7x9xcomplex<f32>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<7x9xcomplex<f32>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<7x9xcomplex<f32>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<7x9xcomplex<f32>>
%r:3 = call @f(%a0, %a1) : (tensor<5x7xcomplex<f32>>, tensor<7x9xcomplex<f32>>) -> (tensor<5x9xcomplex<f32>>, tensor<5x9xcomplex<f32>>, tensor<5x9xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x000000400000000000007041000000000000104100000000000050C100000000000090C1000000000000004100000000000010C1000000000000C04000000000000000C000000000000080BF000000000000C0C0000000000000000000000000000090410000000000002041000000000000803F000000000000803F00000000000000C00000000000001041000000000000D841000000000000803F00000000000080BF00000000000080C0000000000000E04000000000000000000000000000008040000000000000704100000000000080C000000000000020C1000000000000803F00000000000020410000000000009041000000000000804000000000000080C000000000000080BF00000000000040400000000000008040000000000000E04000000000000010C1000000000000803F000000000000A0C00000000000008040000000000000000000000000000040C0000000000000A040000000000000804000000000"> : tensor<5x9xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<5x9xcomplex<f32>>, tensor<5x9xcomplex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0x000000400000000000007041000000000000104100000000000050C100000000000090C1000000000000004100000000000010C1000000000000C04000000000000000C000000000000080BF000000000000C0C0000000000000000000000000000090410000000000002041000000000000803F000000000000803F00000000000000C00000000000001041000000000000D841000000000000803F00000000000080BF00000000000080C0000000000000E04000000000000000000000000000008040000000000000704100000000000080C000000000000020C1000000000000803F00000000000020410000000000009041000000000000804000000000000080C000000000000080BF00000000000040400000000000008040000000000000E04000000000000010C1000000000000803F000000000000A0C00000000000008040000000000000000000000000000040C0000000000000A040000000000000804000000000"> : tensor<5x9xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<5x9xcomplex<f32>>, tensor<5x9xcomplex<f32>>) -> ()
%e2 = stablehlo.constant dense<"0x000000400000000000007041000000000000104100000000000050C100000000000090C1000000000000004100000000000010C1000000000000C04000000000000000C000000000000080BF000000000000C0C0000000000000000000000000000090410000000000002041000000000000803F000000000000803F00000000000000C00000000000001041000000000000D841000000000000803F00000000000080BF00000000000080C0000000000000E04000000000000000000000000000008040000000000000704100000000000080C000000000000020C1000000000000803F00000000000020410000000000009041000000000000804000000000000080C000000000000080BF00000000000040400000000000008040000000000000E04000000000000010C1000000000000803F000000000000A0C00000000000008040000000000000000000000000000040C0000000000000A040000000000000804000000000"> : tensor<5x9xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<5x9xcomplex<f32>>, tensor<5x9xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<5x7xcomplex<f32>>, %arg1: tensor<7x9xcomplex<f32>>) -> (tensor<5x9xcomplex<f32>>, tensor<5x9xcomplex<f32>>, tensor<5x9xcomplex<f32>>) {
%0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x7xcomplex<f32>>, tensor<7x9xcomplex<f32>>) -> tensor<5x9xcomplex<f32>>
%1 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<5x7xcomplex<f32>>) -> tensor<7x5xcomplex<f32>>
%2 = stablehlo.dot_general %1, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x5xcomplex<f32>>, tensor<7x9xcomplex<f32>>) -> tensor<5x9xcomplex<f32>>
%3 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<7x9xcomplex<f32>>) -> tensor<9x7xcomplex<f32>>
%4 = stablehlo.dot_general %arg0, %3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x7xcomplex<f32>>, tensor<9x7xcomplex<f32>>) -> tensor<5x9xcomplex<f32>>
return %0, %2, %4 : tensor<5x9xcomplex<f32>>, tensor<5x9xcomplex<f32>>, tensor<5x9xcomplex<f32>>
}
}
// -----
// vectors
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
%c0 = stablehlo.constant dense<"0x000040C0000080BF000000400000803F000040C0000080BF000000000000803F000040400000803F0000803F000040C00000000000000040000080BF00004040000040C000000000000000C0000040C0000000C000004040000040C00000803F000040C0000080BF0000004000000040000000C000004040000080BF0000000000000040000040C0000080BF000040C00000803F000000400000803F000040C0000000C0000000400000803F000080BF000000C0000040C0000000C0000040C0000080BF00000040000080BF0000803F0000404000004040000040400000803F0000000000000040000080BF000000C000000000000040C0000080BF0000000000000000000040C0000000C0000000C00000004000000040000040C0000000000000000000004040000000C000000000000000C00000803F00000000000080BF000080BF0000803F00004040000080BF000000C0000080BF0000803F0000404000000000000000C0000080BF0000000000000040000000000000404000004040000080BF000080BF000040C0000000C000004040000040400000803F000080BF000040C00000803F0000803F0000004000000000000040C00000404000004040000080BF000040C0000000C0000040400000000000000040000040400000803F0000803F000080BF00004040000080BF00004040000040C00000803F0000803F000000C0000040C000000040000000C000004040000000C000000040000040C00000803F000000400000803F000080BF000000C0000000C0000000000000000000004040000000C00000803F00000000000000C000004040000000C0000000C000000040000000C0000080BF0000404000000040000040400000004000000040000080BF000000400000803F0000803F000080BF0000803F0000404000000040000080BF000000C0000040400000000000000000000000C00000803F0000000000000000000040C00000000000000000000080BF0000803F000080BF0000803F000040400000004000004040000000C0000040400000004000000040000040C0000040C0000000C00000000000000000000000C0000040C00000803F000080BF00000040000040C00000803F00000040000000C00000803F0000404000000000000000400000000000000000000000400000000000000000000040C0000080BF000080BF0000000000000000000080BF000000C0000000C000004040000040C00000803F000000400000004000004040000000C0000000C0000080BF00004040000000000000803F000040C0000000400000803F0000803F000000C000000040000040C00000803F000000C0000000C00000404000000000000040C00000004000000040000040C000000000000000C0000000C00000404000000000000000C000000000000080BF00000000000040C000000000000080BF0000004000000040000080BF000000C00000004000000040000040C0000000C0000080BF0000803F000080BF0000000000000000000000C00000803F0000000000004040000040400000000000000000000000400000404000004040000040C00000803F000040400000803F000040C00000404000000000000000400000803F0000803F000040C0000000000000803F000080BF000000C0000040C00000004000000040000040C000004040000040C0000080BF0000000000004040000000000000803F000040C000000040000040C0000000400000803F00004040000080BF0000404000000000000080BF000000C00000004000004040000080BF00000040000040400000404000004040000000C00000803F000000C0000040C0000000000000004000000040000080BF0000404000000040000080BF0000404000004040000040C0000080BF0000004000000000000040C0000000400000803F0000404000000040000040C000004040000000400000803F00000040000080BF000080BF000040C0000000C0000000C0000000400000803F00004040000040400000000000000040000080BF000000C0000080BF000080BF000000400000404000000040000000000000803F000040400000803F000040C0000080BF00004040000000400000803F0000803F000040C0000080BF000000C000004040000080BF0000803F000080BF000040C0000000400000803F000080BF000000C0000040C0000080BF0000803F00000040000040C0000040400000000000000040000000C0000000000000000000000040000040C0000000C0000000C000000000000080BF0000803F0000803F000000C000000040000000C0000000C0000000C000000000000040C00000803F000040C0000080BF000040C0000000C0000040C0000040C00000803F000040C0000040C000000000000000C000000040000080BF0000000000004040000080BF0000803F000040C000000000000040400000803F000040C000004040000040400000803F0000803F000080BF000080BF00000040000000C00000000000004040000000C000000000000000C000000000000000C000000040000040C0000040C0000080BF000080BF00004040000040C00000803F0000803F000040C0000040C000000040000000C0000000000000404000004040000040C000000040000000400000803F00004040000000C0000000C0000040C00000803F0000803F00000040000080BF00000040000080BF000040C000004040000000000000803F000080BF00000040000040C0000080BF00004040000040C0000000C000004040000080BF000000C000000040000000C0000000C0000040C0000000000000803F0000000000000040000000C0000000400000000000000040000080BF00004040000000C000000000000040400000803F000040C0000080BF0000803F00000000000000400000803F000040C000004040000040400000803F0000404000004040000000C0000000C000004040000000C00000404000004040000040C0000080BF000080BF00004040000040C00000004000000040000000400000004000004040000080BF000040400000803F00000000000040400000404000000040000080BF000080BF00004040000080BF0000000000004040000000400000803F00000000000000400000000000000040000000C0000000000000803F0000004000000000000040C0000000C0000000C000000040000000C000004040000000000000803F00004040000000C0000080BF00004040000000C00000004000000040000000C000004040000080BF000080BF000080BF00004040000080BF000000400000803F000080BF00000000"> : tensor<24x25xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<24x25xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<24x25xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<24x25xf32>
%c1 = stablehlo.constant dense<"0x00000000000000C000000040000040C0000000C0000000C000000000000080BF000000C0000040C00000803F000000C0000000C00000404000000000000000400000803F000040C0000000C0000000C0000040C000000040000040C000004040000080BF"> : tensor<25xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<25xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<25xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<25xf32>
%c2 = stablehlo.constant dense<"0x0000000000000000000000C00000004000000000000080BF00000000000080BF0000000000000000000080BF00000000000000C0000000C00000803F0000803F000080BF0000803F000000000000000000000000000080BF000000C000000000000080BF000080BF000000400000803F00000040000080BF0000803F000000400000803F0000000000000000000080BF000080BF0000803F000000C00000803F00000040000080BF000000C0000000C00000803F000000C00000000000000040000000C00000803F000000000000803F000000C0000080BF00000040000000000000803F00000000000000C000000000000000C0000080BF000000C0000080BF000080BF00000000000080BF0000803F000000C0000080BF0000803F000000000000803F000000000000000000000000000000C0000000400000803F000000C0000080BF000000400000803F0000803F00000000000080BF0000803F0000004000000040000000C00000803F000080BF000080BF000000C00000803F0000803F000080BF00000040000000C00000803F00000040000000C00000803F000000C0000000C0000080BF000000400000803F000000C0000000400000803F000000C0000000400000803F00000040000000000000803F0000803F0000803F0000803F00000040000080BF0000000000000040000080BF0000803F000000C0000080BF0000803F0000004000000000000080BF000080BF00000000000000000000803F0000004000000000000000400000803F000000C00000803F00000040000000000000803F000080BF00000040000000C00000803F0000004000000040000000C00000004000000040000080BF000000C000000040000080BF000080BF0000803F0000803F000080BF000080BF000000C0000080BF000000C0000080BF000080BF0000803F000000C00000000000000040000000000000803F0000004000000040000080BF00000000000080BF000000C0000080BF000080BF0000803F00000040000080BF0000000000000040000080BF0000803F000000C0000080BF0000803F00000040000080BF00000040000000000000803F0000803F000000000000803F0000803F0000803F000000000000004000000040000080BF0000004000000000000000000000803F0000004000000000000000C00000803F000080BF00000040000080BF000080BF000080BF000000C00000803F000080BF0000803F00000000000000C000000000000000000000000000000000000000C0000000C00000803F0000004000000040000000400000803F000000C0000000C0000000C0000000C00000803F0000803F00000000000080BF0000004000000040000000C0000080BF000000C0000080BF000000000000803F000000000000803F000000C0000000C000000000000000000000004000000000000000C0000000C0000080BF000000000000803F00000000000080BF000000C0000000C0000000400000004000000040000000C00000803F0000803F000080BF00000040000080BF0000000000000040000080BF000080BF0000803F0000803F0000000000000000000000C00000000000000040000000000000803F000000C0000080BF00000040000080BF00000000000080BF0000803F000000400000004000000000000080BF00000000000080BF000000400000803F00000000000000000000803F000080BF00000000000080BF000000C0000000C000000040000000400000803F000000C00000803F000000400000000000000040000080BF000000C000000040000000C00000803F00000000000080BF00000000000000C00000803F0000803F000080BF000000400000000000000000000080BF00000040000080BF0000803F000000400000000000000040000080BF000000C00000004000000000000000000000803F000000C0000080BF000000C0000080BF00000040000000C00000803F000080BF000080BF000080BF000080BF000000C0000080BF00000000000080BF000000400000803F00000040000080BF000000000000803F000000C00000803F0000803F000000C000000040000080BF000000C0000080BF0000803F000080BF000080BF000000400000803F0000803F000080BF00000000000080BF000000C0000080BF000080BF000000C0000080BF000000400000803F000080BF000000C000000040000000400000803F000000400000004000000040000080BF000000C0000000C0000000C0000080BF0000803F0000803F000080BF00000040000000400000803F000000C0000000C00000803F000080BF0000004000000040000080BF0000803F0000004000000000000000C0000000C0000080BF000000C000000040000000C0000000400000000000000040000080BF0000803F00000040000000C0000000C0000000C0000080BF0000004000000000000000400000803F0000004000000000000000C0000000C00000004000000040"> : tensor<5x90xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<5x90xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<5x90xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<5x90xf32>
%r:6 = call @f(%a0, %a1, %a2) : (tensor<24x25xf32>, tensor<25xf32>, tensor<5x90xf32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<25x25xf32>, tensor<5xf32>, tensor<90xf32>)
%e0 = stablehlo.constant dense<"0x0000584200005041000030410000B8C10000E0C1000080C1000090C1000090410000B0C10000104100009841000024C200000040000000C00000E8410000C0C000000000000060C10000E8410000C04000000000000040C10000B0C10000D041"> : tensor<24xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<24xf32>, tensor<24xf32>) -> ()
%e1 = stablehlo.constant dense<"0x0000584200005041000030410000B8C10000E0C1000080C1000090C1000090410000B0C10000104100009841000024C200000040000000C00000E8410000C0C000000000000060C10000E8410000C04000000000000040C10000B0C10000D041"> : tensor<24xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<24xf32>, tensor<24xf32>) -> ()
%e2 = stablehlo.constant dense<"0x0000DE42"> : tensor<f32>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<f32>, tensor<f32>) -> ()
%e3 = stablehlo.constant dense<"0x000000000000008000000000000000800000008000000080000000000000008000000080000000800000000000000080000000800000000000000000000000000000000000000080000000800000008000000080000000000000008000000000000000800000008000008040000080C00000C04000008040000080400000008000000040000080400000C040000000C000008040000080400000C0C000000080000080C0000000C00000C04000008040000080400000C040000080C00000C0400000C0C00000004000000000000080C0000080400000C0C0000080C0000080C000000000000000C0000080C00000C0C000000040000080C0000080C00000C0400000000000008040000000400000C0C0000080C0000080C00000C0C0000080400000C0C00000C040000000C0000000800000C0400000C0C0000010410000C0400000C04000000080000040400000C04000001041000040C00000C0400000C040000010C1000000800000C0C0000040C0000010410000C0400000C040000010410000C0C000001041000010C1000040400000008000008040000080C00000C04000008040000080400000008000000040000080400000C040000000C000008040000080400000C0C000000080000080C0000000C00000C04000008040000080400000C040000080C00000C0400000C0C0000000400000008000008040000080C00000C04000008040000080400000008000000040000080400000C040000000C000008040000080400000C0C000000080000080C0000000C00000C04000008040000080400000C040000080C00000C0400000C0C000000040000000000000008000000000000000800000008000000080000000000000008000000080000000800000000000000080000000800000000000000000000000000000000000000080000000800000008000000080000000000000008000000000000000800000008000000040000000C0000040400000004000000040000000800000803F0000004000004040000080BF0000004000000040000040C000000080000000C0000080BF00004040000000400000004000004040000000C000004040000040C00000803F0000008000008040000080C00000C04000008040000080400000008000000040000080400000C040000000C000008040000080400000C0C000000080000080C0000000C00000C04000008040000080400000C040000080C00000C0400000C0C000000040000000800000C0400000C0C0000010410000C0400000C04000000080000040400000C04000001041000040C00000C0400000C040000010C1000000800000C0C0000040C0000010410000C0400000C040000010410000C0C000001041000010C10000404000000000000000C000000040000040C0000000C0000000C000000000000080BF000000C0000040C00000803F000000C0000000C00000404000000000000000400000803F000040C0000000C0000000C0000040C000000040000040C000004040000080BF0000008000008040000080C00000C04000008040000080400000008000000040000080400000C040000000C000008040000080400000C0C000000080000080C0000000C00000C04000008040000080400000C040000080C00000C0400000C0C0000000400000008000008040000080C00000C04000008040000080400000008000000040000080400000C040000000C000008040000080400000C0C000000080000080C0000000C00000C04000008040000080400000C040000080C00000C0400000C0C000000040000000000000C0C00000C040000010C10000C0C00000C0C000000000000040C00000C0C0000010C1000040400000C0C00000C0C000001041000000000000C04000004040000010C10000C0C00000C0C0000010C10000C040000010C100001041000040C00000000000000080000000000000008000000080000000800000000000000080000000800000008000000000000000800000008000000000000000000000000000000000000000800000008000000080000000800000000000000080000000000000008000000000000080C0000080400000C0C0000080C0000080C000000000000000C0000080C00000C0C000000040000080C0000080C00000C0400000000000008040000000400000C0C0000080C0000080C00000C0C0000080400000C0C00000C040000000C000000000000000C000000040000040C0000000C0000000C000000000000080BF000000C0000040C00000803F000000C0000000C00000404000000000000000400000803F000040C0000000C0000000C0000040C000000040000040C000004040000080BF000000800000C0400000C0C0000010410000C0400000C04000000080000040400000C04000001041000040C00000C0400000C040000010C1000000800000C0C0000040C0000010410000C0400000C040000010410000C0C000001041000010C1000040400000008000008040000080C00000C04000008040000080400000008000000040000080400000C040000000C000008040000080400000C0C000000080000080C0000000C00000C04000008040000080400000C040000080C00000C0400000C0C0000000400000008000008040000080C00000C04000008040000080400000008000000040000080400000C040000000C000008040000080400000C0C000000080000080C0000000C00000C04000008040000080400000C040000080C00000C0400000C0C000000040000000800000C0400000C0C0000010410000C0400000C04000000080000040400000C04000001041000040C00000C0400000C040000010C1000000800000C0C0000040C0000010410000C0400000C040000010410000C0C000001041000010C10000404000000000000080C0000080400000C0C0000080C0000080C000000000000000C0000080C00000C0C000000040000080C0000080C00000C0400000000000008040000000400000C0C0000080C0000080C00000C0C0000080400000C0C00000C040000000C0000000800000C0400000C0C0000010410000C0400000C04000000080000040400000C04000001041000040C00000C0400000C040000010C1000000800000C0C0000040C0000010410000C0400000C040000010410000C0C000001041000010C100004040000000000000C0C00000C040000010C10000C0C00000C0C000000000000040C00000C0C0000010C1000040400000C0C00000C0C000001041000000000000C04000004040000010C10000C0C00000C0C0000010C10000C040000010C100001041000040C00000008000000040000000C0000040400000004000000040000000800000803F0000004000004040000080BF0000004000000040000040C000000080000000C0000080BF00004040000000400000004000004040000000C000004040000040C00000803F"> : tensor<25x25xf32>
stablehlo.custom_call @check.expect_close(%r#3, %e3) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<25x25xf32>, tensor<25x25xf32>) -> ()
%e4 = stablehlo.constant dense<"0x00001643000040C1000030C10000404100000CC2"> : tensor<5xf32>
stablehlo.custom_call @check.expect_close(%r#4, %e4) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e5 = stablehlo.constant dense<"0x0000E0400000C0400000A0C0000000C00000A040000040C000000000000080BF000000C00000E04000000000000040C00000000000000000000000C0000040C0000000C0000000400000404000000000000040400000C0C0000000C000000040000040C000000040000040C0000080400000E0400000A0400000803F000080BF00004040000040C000004040000000400000803F000000C0000000400000803F000040C0000080C0000000C1000040C0000000410000E0400000C040000040C0000040400000C0400000803F00000040000080C00000E0C00000A040000080C00000A0400000803F000080BF00000040000000C0000000C0000000400000803F00004040000000C00000A0400000000000004040000000400000803F00000040000040C000000040000000C00000C0C00000A0400000803F0000803F0000803F000080C0000000400000A0C0000000C000004040000000C00000804000000040000040C0000000C1"> : tensor<90xf32>
stablehlo.custom_call @check.expect_close(%r#5, %e5) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<90xf32>, tensor<90xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<24x25xf32>, %arg1: tensor<25xf32>, %arg2: tensor<5x90xf32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<25x25xf32>, tensor<5xf32>, tensor<90xf32>) {
%0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x25xf32>, tensor<25xf32>) -> tensor<24xf32>
%1 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<24x25xf32>) -> tensor<25x24xf32>
%2 = stablehlo.dot_general %arg1, %1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<25xf32>, tensor<25x24xf32>) -> tensor<24xf32>
%3 = stablehlo.dot_general %arg1, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<25xf32>, tensor<25xf32>) -> tensor<f32>
%4 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<25xf32>) -> tensor<25x1xf32>
%5 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<25xf32>) -> tensor<1x25xf32>
%6 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<25x1xf32>) -> tensor<25x25xf32>
%7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x25xf32>) -> tensor<25x25xf32>
%8 = stablehlo.multiply %6, %7 : tensor<25x25xf32>
%9 = stablehlo.slice %arg2 [0:1, 0:90] : (tensor<5x90xf32>) -> tensor<1x90xf32>
%10 = stablehlo.reshape %9 : (tensor<1x90xf32>) -> tensor<90xf32>
%11 = stablehlo.dot_general %arg2, %10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x90xf32>, tensor<90xf32>) -> tensor<5xf32>
%12 = stablehlo.transpose %arg2, dims = [1, 0] : (tensor<5x90xf32>) -> tensor<90x5xf32>
%13 = stablehlo.slice %arg2 [0:5, 0:1] : (tensor<5x90xf32>) -> tensor<5x1xf32>
%14 = stablehlo.reshape %13 : (tensor<5x1xf32>) -> tensor<5xf32>
%15 = stablehlo.dot_general %12, %14, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<90x5xf32>, tensor<5xf32>) -> tensor<90xf32>
return %0, %2, %3, %8, %11, %15 : tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<25x25xf32>, tensor<5xf32>, tensor<90xf32>
}
}
// -----
// large
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
%c0 = stablehlo.constant dense<"0x05000000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:8 = call @f(%a0) : (tensor<i32>) -> (tensor<35xf32>, tensor<33xf32>, tensor<35xf32>, tensor<33xf32>, tensor<35xf32>, tensor<33xf32>, tensor<35xf32>, tensor<33xf32>)
%e0 = stablehlo.constant dense<"0x000056430000AF43008099C3000038C30080BAC30000104200809D430080BA430000EE420000BFC3000035C300007DC300808843000056430000AF43008099C3000038C30080BAC30000104200809D430080BA430000EE420000BFC3000035C300007DC300808843000056430000AF43008099C3000038C30080BAC30000104200809D430080BA430000EE42"> : tensor<35xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<35xf32>, tensor<35xf32>) -> ()
%e1 = stablehlo.constant dense<"0x00000CC20000E0C200008543000090420000AC42000094420000404300001A430000B8C200001CC2000088C3000048C2000074C300000CC20000E0C200008543000090420000AC42000094420000404300001A430000B8C200001CC2000088C3000048C2000074C300000CC20000E0C200008543000090420000AC420000944200004043"> : tensor<33xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<33xf32>, tensor<33xf32>) -> ()
%e2 = stablehlo.constant dense<"0x000090410000414300002C42000028C200005C42000061C30000BA42000070420000204200001643000082C2000030C3000010C3000090410000414300002C42000028C200005C42000061C30000BA42000070420000204200001643000082C2000030C3000010C3000090410000414300002C42000028C200005C42000061C30000BA420000704200002042"> : tensor<35xf32>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<35xf32>, tensor<35xf32>) -> ()
%e3 = stablehlo.constant dense<"0x000050C10000644200004442000014C2000015C30000C841008097430000BEC2000080C20000DEC2000027430000E841000021C3000050C10000644200004442000014C2000015C30000C841008097430000BEC2000080C20000DEC2000027430000E841000021C3000050C10000644200004442000014C2000015C30000C84100809743"> : tensor<33xf32>
stablehlo.custom_call @check.expect_close(%r#3, %e3) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<33xf32>, tensor<33xf32>) -> ()
%e4 = stablehlo.constant dense<"0x00000842000094C2000029C300003F43000000C100004FC3000080C100003C430000E6C2000070C10000E040000088420000E84200000842000094C2000029C300003F43000000C100004FC3000080C100003C430000E6C2000070C10000E040000088420000E84200000842000094C2000029C300003F43000000C100004FC3000080C100003C430000E6C2"> : tensor<35xf32>
stablehlo.custom_call @check.expect_close(%r#4, %e4) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<35xf32>, tensor<35xf32>) -> ()
%e5 = stablehlo.constant dense<"0x0000F0C20000E041000068C2000001430000BE420000BEC200001BC30000DC4200000D43000078C200003C42000082C20000A0400000F0C20000E041000068C2000001430000BE420000BEC200001BC30000DC4200000D43000078C200003C42000082C20000A0400000F0C20000E041000068C2000001430000BE420000BEC200001BC3"> : tensor<33xf32>
stablehlo.custom_call @check.expect_close(%r#5, %e5) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<33xf32>, tensor<33xf32>) -> ()
%e6 = stablehlo.constant dense<"0x000083C300004A43000053430080B6C30080D2C3000061430000DD43000074420000ADC30000D8410080DB4300007D430000E9C3000083C300004A43000053430080B6C30080D2C3000061430000DD43000074420000ADC30000D8410080DB4300007D430000E9C3000083C300004A43000053430080B6C30080D2C3000061430000DD43000074420000ADC3"> : tensor<35xf32>
stablehlo.custom_call @check.expect_close(%r#6, %e6) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<35xf32>, tensor<35xf32>) -> ()
%e7 = stablehlo.constant dense<"0x00009842000054C20000D0C100001D43000014C2000019C3000059C3000092C20000F64200003842000064C20000104100004D4300009842000054C20000D0C100001D43000014C2000019C3000059C3000092C20000F64200003842000064C20000104100004D4300009842000054C20000D0C100001D43000014C2000019C3000059C3"> : tensor<33xf32>
stablehlo.custom_call @check.expect_close(%r#7, %e7) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<33xf32>, tensor<33xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<35xf32>, tensor<33xf32>, tensor<35xf32>, tensor<33xf32>, tensor<35xf32>, tensor<33xf32>, tensor<35xf32>, tensor<33xf32>) {
%0 = stablehlo.iota dim = 0 : tensor<1122xi32>
%c = stablehlo.constant dense<37> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1122xi32>
%2 = stablehlo.multiply %0, %1 : tensor<1122xi32>
%3 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i32>) -> tensor<1122xi32>
%4 = stablehlo.add %2, %3 : tensor<1122xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%5 = call @remainder(%4, %c_0) : (tensor<1122xi32>, tensor<i64>) -> tensor<1122xi32>
%c_1 = stablehlo.constant dense<6> : tensor<i32>
%6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1122xi32>
%7 = stablehlo.subtract %5, %6 : tensor<1122xi32>
%8 = stablehlo.convert %7 : (tensor<1122xi32>) -> tensor<1122xf32>
%9 = stablehlo.reshape %8 : (tensor<1122xf32>) -> tensor<33x34xf32>
%c_2 = stablehlo.constant dense<2> : tensor<i32>
%10 = stablehlo.add %arg0, %c_2 : tensor<i32>
%11 = stablehlo.iota dim = 0 : tensor<1190xi32>
%c_3 = stablehlo.constant dense<37> : tensor<i32>
%12 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<1190xi32>
%13 = stablehlo.multiply %11, %12 : tensor<1190xi32>
%14 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i32>) -> tensor<1190xi32>
%15 = stablehlo.add %13, %14 : tensor<1190xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%16 = call @remainder_0(%15, %c_4) : (tensor<1190xi32>, tensor<i64>) -> tensor<1190xi32>
%c_5 = stablehlo.constant dense<6> : tensor<i32>
%17 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<1190xi32>
%18 = stablehlo.subtract %16, %17 : tensor<1190xi32>
%19 = stablehlo.convert %18 : (tensor<1190xi32>) -> tensor<1190xf32>
%20 = stablehlo.reshape %19 : (tensor<1190xf32>) -> tensor<34x35xf32>
%21 = stablehlo.iota dim = 0 : tensor<1122xi32>
%c_6 = stablehlo.constant dense<37> : tensor<i32>
%22 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<1122xi32>
%23 = stablehlo.multiply %21, %22 : tensor<1122xi32>
%24 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i32>) -> tensor<1122xi32>
%25 = stablehlo.add %23, %24 : tensor<1122xi32>
%c_7 = stablehlo.constant dense<13> : tensor<i64>
%26 = call @remainder(%25, %c_7) : (tensor<1122xi32>, tensor<i64>) -> tensor<1122xi32>
%c_8 = stablehlo.constant dense<6> : tensor<i32>
%27 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<1122xi32>
%28 = stablehlo.subtract %26, %27 : tensor<1122xi32>
%29 = stablehlo.convert %28 : (tensor<1122xi32>) -> tensor<1122xf32>
%30 = stablehlo.reshape %29 : (tensor<1122xf32>) -> tensor<34x33xf32>
%c_9 = stablehlo.constant dense<2> : tensor<i32>
%31 = stablehlo.add %arg0, %c_9 : tensor<i32>
%32 = stablehlo.iota dim = 0 : tensor<1190xi32>
%c_10 = stablehlo.constant dense<37> : tensor<i32>
%33 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<1190xi32>
%34 = stablehlo.multiply %32, %33 : tensor<1190xi32>
%35 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<i32>) -> tensor<1190xi32>
%36 = stablehlo.add %34, %35 : tensor<1190xi32>
%c_11 = stablehlo.constant dense<13> : tensor<i64>
%37 = call @remainder_0(%36, %c_11) : (tensor<1190xi32>, tensor<i64>) -> tensor<1190xi32>
%c_12 = stablehlo.constant dense<6> : tensor<i32>
%38 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<1190xi32>
%39 = stablehlo.subtract %37, %38 : tensor<1190xi32>
%40 = stablehlo.convert %39 : (tensor<1190xi32>) -> tensor<1190xf32>
%41 = stablehlo.reshape %40 : (tensor<1190xf32>) -> tensor<34x35xf32>
%42 = stablehlo.iota dim = 0 : tensor<1122xi32>
%c_13 = stablehlo.constant dense<37> : tensor<i32>
%43 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<1122xi32>
%44 = stablehlo.multiply %42, %43 : tensor<1122xi32>
%45 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i32>) -> tensor<1122xi32>
%46 = stablehlo.add %44, %45 : tensor<1122xi32>
%c_14 = stablehlo.constant dense<13> : tensor<i64>
%47 = call @remainder(%46, %c_14) : (tensor<1122xi32>, tensor<i64>) -> tensor<1122xi32>
%c_15 = stablehlo.constant dense<6> : tensor<i32>
%48 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<1122xi32>
%49 = stablehlo.subtract %47, %48 : tensor<1122xi32>
%50 = stablehlo.convert %49 : (tensor<1122xi32>) -> tensor<1122xf32>
%51 = stablehlo.reshape %50 : (tensor<1122xf32>) -> tensor<34x33xf32>
%c_16 = stablehlo.constant dense<2> : tensor<i32>
%52 = stablehlo.add %arg0, %c_16 : tensor<i32>
%53 = stablehlo.iota dim = 0 : tensor<1190xi32>
%c_17 = stablehlo.constant dense<37> : tensor<i32>
%54 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<1190xi32>
%55 = stablehlo.multiply %53, %54 : tensor<1190xi32>
%56 = stablehlo.broadcast_in_dim %52, dims = [] : (tensor<i32>) -> tensor<1190xi32>
%57 = stablehlo.add %55, %56 : tensor<1190xi32>
%c_18 = stablehlo.constant dense<13> : tensor<i64>
%58 = call @remainder_0(%57, %c_18) : (tensor<1190xi32>, tensor<i64>) -> tensor<1190xi32>
%c_19 = stablehlo.constant dense<6> : tensor<i32>
%59 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<1190xi32>
%60 = stablehlo.subtract %58, %59 : tensor<1190xi32>
%61 = stablehlo.convert %60 : (tensor<1190xi32>) -> tensor<1190xf32>
%62 = stablehlo.reshape %61 : (tensor<1190xf32>) -> tensor<35x34xf32>
%63 = stablehlo.iota dim = 0 : tensor<1122xi32>
%c_20 = stablehlo.constant dense<37> : tensor<i32>
%64 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<1122xi32>
%65 = stablehlo.multiply %63, %64 : tensor<1122xi32>
%66 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i32>) -> tensor<1122xi32>
%67 = stablehlo.add %65, %66 : tensor<1122xi32>
%c_21 = stablehlo.constant dense<13> : tensor<i64>
%68 = call @remainder(%67, %c_21) : (tensor<1122xi32>, tensor<i64>) -> tensor<1122xi32>
%c_22 = stablehlo.constant dense<6> : tensor<i32>
%69 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<1122xi32>
%70 = stablehlo.subtract %68, %69 : tensor<1122xi32>
%71 = stablehlo.convert %70 : (tensor<1122xi32>) -> tensor<1122xf32>
%72 = stablehlo.reshape %71 : (tensor<1122xf32>) -> tensor<33x34xf32>
%c_23 = stablehlo.constant dense<2> : tensor<i32>
%73 = stablehlo.add %arg0, %c_23 : tensor<i32>
%74 = stablehlo.iota dim = 0 : tensor<1190xi32>
%c_24 = stablehlo.constant dense<37> : tensor<i32>
%75 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<1190xi32>
%76 = stablehlo.multiply %74, %75 : tensor<1190xi32>
%77 = stablehlo.broadcast_in_dim %73, dims = [] : (tensor<i32>) -> tensor<1190xi32>
%78 = stablehlo.add %76, %77 : tensor<1190xi32>
%c_25 = stablehlo.constant dense<13> : tensor<i64>
%79 = call @remainder_0(%78, %c_25) : (tensor<1190xi32>, tensor<i64>) -> tensor<1190xi32>
%c_26 = stablehlo.constant dense<6> : tensor<i32>
%80 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<1190xi32>
%81 = stablehlo.subtract %79, %80 : tensor<1190xi32>
%82 = stablehlo.convert %81 : (tensor<1190xi32>) -> tensor<1190xf32>
%83 = stablehlo.reshape %82 : (tensor<1190xf32>) -> tensor<35x34xf32>
%84 = stablehlo.dot_general %9, %20, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<33x34xf32>, tensor<34x35xf32>) -> tensor<33x35xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%85 = stablehlo.reduce(%84 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<33x35xf32>, tensor<f32>) -> tensor<35xf32>
%cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%86 = stablehlo.reduce(%84 init: %cst_27) applies stablehlo.add across dimensions = [1] : (tensor<33x35xf32>, tensor<f32>) -> tensor<33xf32>
%87 = stablehlo.dot_general %30, %41, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<34x33xf32>, tensor<34x35xf32>) -> tensor<33x35xf32>
%cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%88 = stablehlo.reduce(%87 init: %cst_28) applies stablehlo.add across dimensions = [0] : (tensor<33x35xf32>, tensor<f32>) -> tensor<35xf32>
%cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%89 = stablehlo.reduce(%87 init: %cst_29) applies stablehlo.add across dimensions = [1] : (tensor<33x35xf32>, tensor<f32>) -> tensor<33xf32>
%90 = stablehlo.dot_general %51, %62, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<34x33xf32>, tensor<35x34xf32>) -> tensor<33x35xf32>
%cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%91 = stablehlo.reduce(%90 init: %cst_30) applies stablehlo.add across dimensions = [0] : (tensor<33x35xf32>, tensor<f32>) -> tensor<35xf32>
%cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%92 = stablehlo.reduce(%90 init: %cst_31) applies stablehlo.add across dimensions = [1] : (tensor<33x35xf32>, tensor<f32>) -> tensor<33xf32>
%93 = stablehlo.dot_general %72, %83, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<33x34xf32>, tensor<35x34xf32>) -> tensor<33x35xf32>
%cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%94 = stablehlo.reduce(%93 init: %cst_32) applies stablehlo.add across dimensions = [0] : (tensor<33x35xf32>, tensor<f32>) -> tensor<35xf32>
%cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%95 = stablehlo.reduce(%93 init: %cst_33) applies stablehlo.add across dimensions = [1] : (tensor<33x35xf32>, tensor<f32>) -> tensor<33xf32>
return %85, %86, %88, %89, %91, %92, %94, %95 : tensor<35xf32>, tensor<33xf32>, tensor<35xf32>, tensor<33xf32>, tensor<35xf32>, tensor<33xf32>, tensor<35xf32>, tensor<33xf32>
}
func.func private @remainder(%arg0: tensor<1122xi32>, %arg1: tensor<i64>) -> tensor<1122xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1122xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1122xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1122xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1122xi32>, tensor<1122xi32>) -> tensor<1122xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1122xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1122xi32>, tensor<1122xi32>) -> tensor<1122xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1122xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1122xi1>, tensor<1122xi1>) -> tensor<1122xi1>
%12 = stablehlo.and %11, %6 : tensor<1122xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1122xi32>
%14 = stablehlo.add %4, %13 : tensor<1122xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<1122xi1>, tensor<1122xi32>
return %15 : tensor<1122xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<1190xi32>, %arg1: tensor<i64>) -> tensor<1190xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1190xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1190xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1190xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1190xi32>, tensor<1190xi32>) -> tensor<1190xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1190xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1190xi32>, tensor<1190xi32>) -> tensor<1190xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1190xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1190xi1>, tensor<1190xi1>) -> tensor<1190xi1>
%12 = stablehlo.and %11, %6 : tensor<1190xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1190xi32>
%14 = stablehlo.add %4, %13 : tensor<1190xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<1190xi1>, tensor<1190xi32>
return %15 : tensor<1190xi32>
}
}
// -----
// batches
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
%c0 = stablehlo.constant dense<"0x03000000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:3 = call @f(%a0) : (tensor<i32>) -> (tensor<20x42xf32>, tensor<20x42xf32>, tensor<3x20xf32>)
%e0 = stablehlo.constant dense<"0x0000D8420000CCC20080AF4300001EC30000C8420000E0400080F4C300006D430000D2420000B44200004D430080ECC3000098410000D8420000CCC20080AF4300001EC30000C8420000E0400080F4C300006D430000D2420000B44200004D430080ECC3000098410000D8420000CCC20080AF4300001EC30000C8420000E0400080F4C300006D430000D2420000B44200004D430080ECC3000098410000D8420000CCC20080AF43000050430000F2C30000C0C0000006430000B4C20080AE43000014C30000C042000030C1008005C4000080430000DC420000F042000050430000F2C30000C0C0000006430000B4C20080AE43000014C30000C042000030C1008005C4000080430000DC420000F042000050430000F2C30000C0C0000006430000B4C20080AE43000014C30000C042000030C1008005C4000080430000DC420000F042000050430000F2C30000C0C000007343000064420000D84100808D430080E0C3000030C100000D430000F6C200008A430000D2C200001743000080400000F7C300007343000064420000D84100808D430080E0C3000030C100000D430000F6C200008A430000D2C200001743000080400000F7C300007343000064420000D84100808D430080E0C3000030C100000D430000F6C200008A430000D2C200001743000080400000F7C300007343000064420000D8410000F442000050C10080F9C3008083430000B24200008E42000078430000ECC30000B0C1000001430000C2C200009D43000005C30000F442000050C10080F9C3008083430000B24200008E42000078430000ECC30000B0C1000001430000C2C200009D43000005C30000F442000050C10080F9C3008083430000B24200008E42000078430000ECC30000B0C1000001430000C2C200009D43000005C30000F442000050C10080F9C30000E8C200809943000000C30000FC42000040400080EBC300006E430000984200008C42000076430000E7C3000000000000DE420000E8C200809943000000C30000FC42000040400080EBC300006E430000984200008C42000076430000E7C3000000000000DE420000E8C200809943000000C30000FC42000040400080EBC300006E430000984200008C42000076430000E7C3000000000000DE420000E8C200809943000000C30080EBC3000040400000FC42000000C3008099430000E8C20000DE42000000000000E7C30000764300008C420000984200006E430080EBC3000040400000FC42000000C3008099430000E8C20000DE42000000000000E7C30000764300008C420000984200006E430080EBC3000040400000FC42000000C3008099430000E8C20000DE42000000000000E7C30000764300008C420000984200006E430080EBC3000040400000FC4200008E420000B242008083430080F9C3000050C10000F442000005C300009D430000C2C2000001430000B0C10000ECC30000784300008E420000B242008083430080F9C3000050C10000F442000005C300009D430000C2C2000001430000B0C10000ECC30000784300008E420000B242008083430080F9C3000050C10000F442000005C300009D430000C2C2000001430000B0C10000ECC30000784300008E420000B24200808343000030C10080E0C300808D430000D84100006442000073430000F7C300008040000017430000D2C200008A430000F6C200000D43000030C10080E0C300808D430000D84100006442000073430000F7C300008040000017430000D2C200008A430000F6C200000D43000030C10080E0C300808D430000D84100006442000073430000F7C300008040000017430000D2C200008A430000F6C200000D43000030C10080E0C300808D430080AE430000B4C2000006430000C0C00000F2C3000050430000F0420000DC4200008043008005C4000030C10000C042000014C30080AE430000B4C2000006430000C0C00000F2C3000050430000F0420000DC4200008043008005C4000030C10000C042000014C30080AE430000B4C2000006430000C0C00000F2C3000050430000F0420000DC4200008043008005C4000030C10000C042000014C30080AE430000B4C2000006430000E0400000C84200001EC30080AF430000CCC20000D842000098410080ECC300004D430000B4420000D24200006D430080F4C30000E0400000C84200001EC30080AF430000CCC20000D842000098410080ECC300004D430000B4420000D24200006D430080F4C30000E0400000C84200001EC30080AF430000CCC20000D842000098410080ECC300004D430000B4420000D24200006D430080F4C30000E0400000C84200001EC30000A242000061430080F4C3000098410000F8420000F4C20080A0430000F0C20000CC42000040410080E3C300006B43000086420000A242000061430080F4C3000098410000F8420000F4C20080A0430000F0C20000CC42000040410080E3C300006B43000086420000A242000061430080F4C3000098410000F8420000F4C20080A0430000F0C20000CC42000040410080E3C300006B43000086420000A242000061430080F4C30080EAC30000694300009A4200009A42000069430080EAC3000080BF0000E8420000ECC20000A2430000ECC20000E842000080BF0080EAC30000694300009A4200009A42000069430080EAC3000080BF0000E8420000ECC20000A2430000ECC20000E842000080BF0080EAC30000694300009A4200009A42000069430080EAC3000080BF0000E8420000ECC20000A2430000ECC20000E842000080BF0080EAC30000694300009A420000F4C20000F842000098410080F4C3000061430000A2420000864200006B430080E3C3000040410000CC420000F0C20080A0430000F4C20000F842000098410080F4C3000061430000A2420000864200006B430080E3C3000040410000CC420000F0C20080A0430000F4C20000F842000098410080F4C3000061430000A2420000864200006B430080E3C3000040410000CC420000F0C20080A0430000F4C20000F842000098410000D8420000CCC20080AF4300001EC30000C8420000E0400080F4C300006D430000D2420000B44200004D430080ECC3000098410000D8420000CCC20080AF4300001EC30000C8420000E0400080F4C300006D430000D2420000B44200004D430080ECC3000098410000D8420000CCC20080AF4300001EC30000C8420000E0400080F4C300006D430000D2420000B44200004D430080ECC3000098410000D8420000CCC20080AF43000050430000F2C30000C0C0000006430000B4C20080AE43000014C30000C042000030C1008005C4000080430000DC420000F042000050430000F2C30000C0C0000006430000B4C20080AE43000014C30000C042000030C1008005C4000080430000DC420000F042000050430000F2C30000C0C0000006430000B4C20080AE43000014C30000C042000030C1008005C4000080430000DC420000F042000050430000F2C30000C0C000007343000064420000D84100808D430080E0C3000030C100000D430000F6C200008A430000D2C200001743000080400000F7C300007343000064420000D84100808D430080E0C3000030C100000D430000F6C200008A430000D2C200001743000080400000F7C300007343000064420000D84100808D430080E0C3000030C100000D430000F6C200008A430000D2C200001743000080400000F7C300007343000064420000D8410000F442000050C10080F9C3008083430000B24200008E42000078430000ECC30000B0C1000001430000C2C200009D43000005C30000F442000050C10080F9C3008083430000B24200008E42000078430000ECC30000B0C1000001430000C2C200009D43000005C30000F442000050C10080F9C3008083430000B24200008E42000078430000ECC30000B0C1000001430000C2C200009D43000005C30000F442000050C10080F9C30000E8C200809943000000C30000FC42000040400080EBC300006E430000984200008C42000076430000E7C3000000000000DE420000E8C200809943000000C30000FC42000040400080EBC300006E430000984200008C42000076430000E7C3000000000000DE420000E8C200809943000000C30000FC42000040400080EBC300006E430000984200008C42000076430000E7C3000000000000DE420000E8C200809943000000C30080EBC3000040400000FC42000000C3008099430000E8C20000DE42000000000000E7C30000764300008C420000984200006E430080EBC3000040400000FC42000000C3008099430000E8C20000DE42000000000000E7C30000764300008C420000984200006E430080EBC3000040400000FC42000000C3008099430000E8C20000DE42000000000000E7C30000764300008C420000984200006E430080EBC3000040400000FC4200008E420000B242008083430080F9C3000050C10000F442000005C300009D430000C2C2000001430000B0C10000ECC30000784300008E420000B242008083430080F9C3000050C10000F442000005C300009D430000C2C2000001430000B0C10000ECC30000784300008E420000B242008083430080F9C3000050C10000F442000005C300009D430000C2C2000001430000B0C10000ECC30000784300008E420000B24200808343"> : tensor<20x42xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<20x42xf32>, tensor<20x42xf32>) -> ()
%e1 = stablehlo.constant dense<"0x0000D8420000CCC20080AF4300001EC30000C8420000E0400080F4C300006D430000D2420000B44200004D430080ECC3000098410000D8420000CCC20080AF4300001EC30000C8420000E0400080F4C300006D430000D2420000B44200004D430080ECC3000098410000D8420000CCC20080AF4300001EC30000C8420000E0400080F4C300006D430000D2420000B44200004D430080ECC3000098410000D8420000CCC20080AF43000050430000F2C30000C0C0000006430000B4C20080AE43000014C30000C042000030C1008005C4000080430000DC420000F042000050430000F2C30000C0C0000006430000B4C20080AE43000014C30000C042000030C1008005C4000080430000DC420000F042000050430000F2C30000C0C0000006430000B4C20080AE43000014C30000C042000030C1008005C4000080430000DC420000F042000050430000F2C30000C0C000007343000064420000D84100808D430080E0C3000030C100000D430000F6C200008A430000D2C200001743000080400000F7C300007343000064420000D84100808D430080E0C3000030C100000D430000F6C200008A430000D2C200001743000080400000F7C300007343000064420000D84100808D430080E0C3000030C100000D430000F6C200008A430000D2C200001743000080400000F7C300007343000064420000D8410000F442000050C10080F9C3008083430000B24200008E42000078430000ECC30000B0C1000001430000C2C200009D43000005C30000F442000050C10080F9C3008083430000B24200008E42000078430000ECC30000B0C1000001430000C2C200009D43000005C30000F442000050C10080F9C3008083430000B24200008E42000078430000ECC30000B0C1000001430000C2C200009D43000005C30000F442000050C10080F9C30000E8C200809943000000C30000FC42000040400080EBC300006E430000984200008C42000076430000E7C3000000000000DE420000E8C200809943000000C30000FC42000040400080EBC300006E430000984200008C42000076430000E7C3000000000000DE420000E8C200809943000000C30000FC42000040400080EBC300006E430000984200008C42000076430000E7C3000000000000DE420000E8C200809943000000C30080EBC3000040400000FC42000000C3008099430000E8C20000DE42000000000000E7C30000764300008C420000984200006E430080EBC3000040400000FC42000000C3008099430000E8C20000DE42000000000000E7C30000764300008C420000984200006E430080EBC3000040400000FC42000000C3008099430000E8C20000DE42000000000000E7C30000764300008C420000984200006E430080EBC3000040400000FC4200008E420000B242008083430080F9C3000050C10000F442000005C300009D430000C2C2000001430000B0C10000ECC30000784300008E420000B242008083430080F9C3000050C10000F442000005C300009D430000C2C2000001430000B0C10000ECC30000784300008E420000B242008083430080F9C3000050C10000F442000005C300009D430000C2C2000001430000B0C10000ECC30000784300008E420000B24200808343000030C10080E0C300808D430000D84100006442000073430000F7C300008040000017430000D2C200008A430000F6C200000D43000030C10080E0C300808D430000D84100006442000073430000F7C300008040000017430000D2C200008A430000F6C200000D43000030C10080E0C300808D430000D84100006442000073430000F7C300008040000017430000D2C200008A430000F6C200000D43000030C10080E0C300808D430080AE430000B4C2000006430000C0C00000F2C3000050430000F0420000DC4200008043008005C4000030C10000C042000014C30080AE430000B4C2000006430000C0C00000F2C3000050430000F0420000DC4200008043008005C4000030C10000C042000014C30080AE430000B4C2000006430000C0C00000F2C3000050430000F0420000DC4200008043008005C4000030C10000C042000014C30080AE430000B4C2000006430000E0400000C84200001EC30080AF430000CCC20000D842000098410080ECC300004D430000B4420000D24200006D430080F4C30000E0400000C84200001EC30080AF430000CCC20000D842000098410080ECC300004D430000B4420000D24200006D430080F4C30000E0400000C84200001EC30080AF430000CCC20000D842000098410080ECC300004D430000B4420000D24200006D430080F4C30000E0400000C84200001EC30000A242000061430080F4C3000098410000F8420000F4C20080A0430000F0C20000CC42000040410080E3C300006B43000086420000A242000061430080F4C3000098410000F8420000F4C20080A0430000F0C20000CC42000040410080E3C300006B43000086420000A242000061430080F4C3000098410000F8420000F4C20080A0430000F0C20000CC42000040410080E3C300006B43000086420000A242000061430080F4C30080EAC30000694300009A4200009A42000069430080EAC3000080BF0000E8420000ECC20000A2430000ECC20000E842000080BF0080EAC30000694300009A4200009A42000069430080EAC3000080BF0000E8420000ECC20000A2430000ECC20000E842000080BF0080EAC30000694300009A4200009A42000069430080EAC3000080BF0000E8420000ECC20000A2430000ECC20000E842000080BF0080EAC30000694300009A420000F4C20000F842000098410080F4C3000061430000A2420000864200006B430080E3C3000040410000CC420000F0C20080A0430000F4C20000F842000098410080F4C3000061430000A2420000864200006B430080E3C3000040410000CC420000F0C20080A0430000F4C20000F842000098410080F4C3000061430000A2420000864200006B430080E3C3000040410000CC420000F0C20080A0430000F4C20000F842000098410000D8420000CCC20080AF4300001EC30000C8420000E0400080F4C300006D430000D2420000B44200004D430080ECC3000098410000D8420000CCC20080AF4300001EC30000C8420000E0400080F4C300006D430000D2420000B44200004D430080ECC3000098410000D8420000CCC20080AF4300001EC30000C8420000E0400080F4C300006D430000D2420000B44200004D430080ECC3000098410000D8420000CCC20080AF43000050430000F2C30000C0C0000006430000B4C20080AE43000014C30000C042000030C1008005C4000080430000DC420000F042000050430000F2C30000C0C0000006430000B4C20080AE43000014C30000C042000030C1008005C4000080430000DC420000F042000050430000F2C30000C0C0000006430000B4C20080AE43000014C30000C042000030C1008005C4000080430000DC420000F042000050430000F2C30000C0C000007343000064420000D84100808D430080E0C3000030C100000D430000F6C200008A430000D2C200001743000080400000F7C300007343000064420000D84100808D430080E0C3000030C100000D430000F6C200008A430000D2C200001743000080400000F7C300007343000064420000D84100808D430080E0C3000030C100000D430000F6C200008A430000D2C200001743000080400000F7C300007343000064420000D8410000F442000050C10080F9C3008083430000B24200008E42000078430000ECC30000B0C1000001430000C2C200009D43000005C30000F442000050C10080F9C3008083430000B24200008E42000078430000ECC30000B0C1000001430000C2C200009D43000005C30000F442000050C10080F9C3008083430000B24200008E42000078430000ECC30000B0C1000001430000C2C200009D43000005C30000F442000050C10080F9C30000E8C200809943000000C30000FC42000040400080EBC300006E430000984200008C42000076430000E7C3000000000000DE420000E8C200809943000000C30000FC42000040400080EBC300006E430000984200008C42000076430000E7C3000000000000DE420000E8C200809943000000C30000FC42000040400080EBC300006E430000984200008C42000076430000E7C3000000000000DE420000E8C200809943000000C30080EBC3000040400000FC42000000C3008099430000E8C20000DE42000000000000E7C30000764300008C420000984200006E430080EBC3000040400000FC42000000C3008099430000E8C20000DE42000000000000E7C30000764300008C420000984200006E430080EBC3000040400000FC42000000C3008099430000E8C20000DE42000000000000E7C30000764300008C420000984200006E430080EBC3000040400000FC4200008E420000B242008083430080F9C3000050C10000F442000005C300009D430000C2C2000001430000B0C10000ECC30000784300008E420000B242008083430080F9C3000050C10000F442000005C300009D430000C2C2000001430000B0C10000ECC30000784300008E420000B242008083430080F9C3000050C10000F442000005C300009D430000C2C2000001430000B0C10000ECC30000784300008E420000B24200808343"> : tensor<20x42xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<20x42xf32>, tensor<20x42xf32>) -> ()
%e2 = stablehlo.constant dense<"0x00C00A4400C00E440080114400800C4400800944008008440080094400800C440080114400C00E4400C00A4400C0084400C0084400C00A4400C00E440080114400800C4400800944008008440080094400800C440080114400C00E4400C00A4400C0084400C0084400C00A4400C00E440080114400800C4400800944008008440080094400800C440080114400C00E4400C00A4400C0084400C0084400C00A4400C00E440080114400800C4400800944008008440080094400800C440080114400C00E4400C00A4400C0084400C0084400C00A4400C00E440080114400800C4400800944008008440080094400800C44"> : tensor<3x20xf32>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<3x20xf32>, tensor<3x20xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<20x42xf32>, tensor<20x42xf32>, tensor<3x20xf32>) {
%0 = stablehlo.iota dim = 0 : tensor<2400xi32>
%c = stablehlo.constant dense<37> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2400xi32>
%2 = stablehlo.multiply %0, %1 : tensor<2400xi32>
%3 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i32>) -> tensor<2400xi32>
%4 = stablehlo.add %2, %3 : tensor<2400xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%5 = call @remainder(%4, %c_0) : (tensor<2400xi32>, tensor<i64>) -> tensor<2400xi32>
%c_1 = stablehlo.constant dense<6> : tensor<i32>
%6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2400xi32>
%7 = stablehlo.subtract %5, %6 : tensor<2400xi32>
%8 = stablehlo.convert %7 : (tensor<2400xi32>) -> tensor<2400xf32>
%9 = stablehlo.reshape %8 : (tensor<2400xf32>) -> tensor<3x20x40xf32>
%c_2 = stablehlo.constant dense<1> : tensor<i32>
%10 = stablehlo.add %arg0, %c_2 : tensor<i32>
%11 = stablehlo.iota dim = 0 : tensor<5040xi32>
%c_3 = stablehlo.constant dense<37> : tensor<i32>
%12 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<5040xi32>
%13 = stablehlo.multiply %11, %12 : tensor<5040xi32>
%14 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i32>) -> tensor<5040xi32>
%15 = stablehlo.add %13, %14 : tensor<5040xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%16 = call @remainder_0(%15, %c_4) : (tensor<5040xi32>, tensor<i64>) -> tensor<5040xi32>
%c_5 = stablehlo.constant dense<6> : tensor<i32>
%17 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<5040xi32>
%18 = stablehlo.subtract %16, %17 : tensor<5040xi32>
%19 = stablehlo.convert %18 : (tensor<5040xi32>) -> tensor<5040xf32>
%20 = stablehlo.reshape %19 : (tensor<5040xf32>) -> tensor<3x40x42xf32>
%21 = stablehlo.dot_general %9, %20, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x20x40xf32>, tensor<3x40x42xf32>) -> tensor<3x20x42xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%22 = stablehlo.reduce(%21 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3x20x42xf32>, tensor<f32>) -> tensor<20x42xf32>
%23 = stablehlo.dot_general %9, %20, contracting_dims = [0, 2] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x20x40xf32>, tensor<3x40x42xf32>) -> tensor<20x42xf32>
%24 = stablehlo.dot_general %9, %9, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<3x20x40xf32>, tensor<3x20x40xf32>) -> tensor<3x20xf32>
return %22, %23, %24 : tensor<20x42xf32>, tensor<20x42xf32>, tensor<3x20xf32>
}
func.func private @remainder(%arg0: tensor<2400xi32>, %arg1: tensor<i64>) -> tensor<2400xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2400xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<2400xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2400xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<2400xi32>, tensor<2400xi32>) -> tensor<2400xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2400xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<2400xi32>, tensor<2400xi32>) -> tensor<2400xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2400xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<2400xi1>, tensor<2400xi1>) -> tensor<2400xi1>
%12 = stablehlo.and %11, %6 : tensor<2400xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2400xi32>
%14 = stablehlo.add %4, %13 : tensor<2400xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<2400xi1>, tensor<2400xi32>
return %15 : tensor<2400xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<5040xi32>, %arg1: tensor<i64>) -> tensor<5040xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5040xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<5040xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5040xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<5040xi32>, tensor<5040xi32>) -> tensor<5040xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5040xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<5040xi32>, tensor<5040xi32>) -> tensor<5040xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<5040xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<5040xi1>, tensor<5040xi1>) -> tensor<5040xi1>
%12 = stablehlo.and %11, %6 : tensor<5040xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5040xi32>
%14 = stablehlo.add %4, %13 : tensor<5040xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<5040xi1>, tensor<5040xi32>
return %15 : tensor<5040xi32>
}
}
// -----
// middle_batch
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
%c0 = stablehlo.constant dense<"0x03000000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:1 = call @f(%a0) : (tensor<i32>) -> (tensor<20xf32>)
%e0 = stablehlo.constant dense<"0x0080B24300008DC30080A3430000C3C300007C420000ABC30080D343000031C30080C44300004CC2000037C300001FC30000A8410080B24300008DC30080A3430000C3C300007C420000ABC30080D343"> : tensor<20xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<20xf32>, tensor<20xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<20xf32>) {
%0 = stablehlo.iota dim = 0 : tensor<2400xi32>
%c = stablehlo.constant dense<37> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2400xi32>
%2 = stablehlo.multiply %0, %1 : tensor<2400xi32>
%3 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i32>) -> tensor<2400xi32>
%4 = stablehlo.add %2, %3 : tensor<2400xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%5 = call @remainder(%4, %c_0) : (tensor<2400xi32>, tensor<i64>) -> tensor<2400xi32>
%c_1 = stablehlo.constant dense<6> : tensor<i32>
%6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2400xi32>
%7 = stablehlo.subtract %5, %6 : tensor<2400xi32>
%8 = stablehlo.convert %7 : (tensor<2400xi32>) -> tensor<2400xf32>
%9 = stablehlo.reshape %8 : (tensor<2400xf32>) -> tensor<3x20x40xf32>
%c_2 = stablehlo.constant dense<1> : tensor<i32>
%10 = stablehlo.add %arg0, %c_2 : tensor<i32>
%11 = stablehlo.iota dim = 0 : tensor<5040xi32>
%c_3 = stablehlo.constant dense<37> : tensor<i32>
%12 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<5040xi32>
%13 = stablehlo.multiply %11, %12 : tensor<5040xi32>
%14 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i32>) -> tensor<5040xi32>
%15 = stablehlo.add %13, %14 : tensor<5040xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%16 = call @remainder_0(%15, %c_4) : (tensor<5040xi32>, tensor<i64>) -> tensor<5040xi32>
%c_5 = stablehlo.constant dense<6> : tensor<i32>
%17 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<5040xi32>
%18 = stablehlo.subtract %16, %17 : tensor<5040xi32>
%19 = stablehlo.convert %18 : (tensor<5040xi32>) -> tensor<5040xf32>
%20 = stablehlo.reshape %19 : (tensor<5040xf32>) -> tensor<3x40x42xf32>
%21 = stablehlo.transpose %9, dims = [1, 0, 2] : (tensor<3x20x40xf32>) -> tensor<20x3x40xf32>
%22 = stablehlo.transpose %20, dims = [1, 0, 2] : (tensor<3x40x42xf32>) -> tensor<40x3x42xf32>
%23 = stablehlo.dot_general %21, %22, batching_dims = [1] x [1], contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<20x3x40xf32>, tensor<40x3x42xf32>) -> tensor<3x20x42xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%24 = stablehlo.reduce(%23 init: %cst) applies stablehlo.add across dimensions = [0, 2] : (tensor<3x20x42xf32>, tensor<f32>) -> tensor<20xf32>
return %24 : tensor<20xf32>
}
func.func private @remainder(%arg0: tensor<2400xi32>, %arg1: tensor<i64>) -> tensor<2400xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2400xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<2400xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2400xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<2400xi32>, tensor<2400xi32>) -> tensor<2400xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2400xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<2400xi32>, tensor<2400xi32>) -> tensor<2400xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2400xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<2400xi1>, tensor<2400xi1>) -> tensor<2400xi1>
%12 = stablehlo.and %11, %6 : tensor<2400xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2400xi32>
%14 = stablehlo.add %4, %13 : tensor<2400xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<2400xi1>, tensor<2400xi32>
return %15 : tensor<2400xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<5040xi32>, %arg1: tensor<i64>) -> tensor<5040xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5040xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<5040xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5040xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<5040xi32>, tensor<5040xi32>) -> tensor<5040xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5040xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<5040xi32>, tensor<5040xi32>) -> tensor<5040xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<5040xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<5040xi1>, tensor<5040xi1>) -> tensor<5040xi1>
%12 = stablehlo.and %11, %6 : tensor<5040xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5040xi32>
%14 = stablehlo.add %4, %13 : tensor<5040xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<5040xi1>, tensor<5040xi32>
return %15 : tensor<5040xi32>
}
}
// -----
// two_sums
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
%c0 = stablehlo.constant dense<"0x03000000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:1 = call @f(%a0) : (tensor<i32>) -> (tensor<40x7xf32>)
%e0 = stablehlo.constant dense<"0x008078440080B4430000B4C2000086C3000054C300009C42008016440080B44300407F4400009E430000B4C2000083C3000048C30000C0420000B4C200009E4300407F440080B443000082C2008080C3000057C3000086C30000B4C20080B443008078440000AA430000A0C2000085C3000054C3000083C3000082C20000AA4300C074440080A5430000A6C200009C42000048C3008080C30000A0C20080A543000074440000A743008016440000C042000057C3000085C30000A6C20000A7430040764400002B4400801C440000744200005AC3008083C3000094C20080AE430000CE4200001F4400001F440000CE42000044C3008082C30000B8C200005AC30000744200801C4400002B440000034300003CC3008088C3000085C3000057C30000C04200801644008026440000EE42000042C30000A0C2008080C3000048C300009C4200801344000025440000EE420000AA43000082C2000083C3000054C3000090420080134400802644008078440080B4430000B4C2000086C3000054C300009C42008016440080B44300407F4400009E430000B4C2000083C3000048C30000C0420000B4C200009E4300407F440080B443000082C2008080C3000057C3000086C30000B4C20080B443008078440000AA430000A0C2000085C3000054C3000083C3000082C20000AA4300C074440080A5430000A6C200009C42000048C3008080C30000A0C20080A543000074440000A743008016440000C042000057C3000085C30000A6C20000A7430040764400002B4400801C440000744200005AC3008083C3000094C20080AE430000CE4200001F4400001F440000CE42000044C3008082C30000B8C200005AC30000744200801C4400002B440000034300003CC3008088C3000085C3000057C30000C04200801644008026440000EE42000042C30000A0C2008080C3000048C300009C4200801344000025440000EE420000AA43000082C2000083C3000054C3000090420080134400802644008078440080B4430000B4C2000086C3000054C300009C42008016440080B44300407F4400009E430000B4C2000083C3000048C30000C0420000B4C200009E4300407F440080B443000082C2008080C3000057C3000086C30000B4C20080B443008078440000AA430000A0C2000085C3000054C3000083C3000082C20000AA4300C074440080A5430000A6C200009C42000048C3008080C30000A0C20080A543000074440000A743008016440000C042000057C3000085C30000A6C20000A7430040764400002B4400801C440000744200005AC3008083C3000094C20080AE430000CE4200001F4400001F440000CE42000044C3008082C30000B8C200005AC30000744200801C4400002B440000034300003CC3008088C3000085C3000057C30000C04200801644008026440000EE42000042C30000A0C2008080C3000048C300009C4200801344000025440000EE420000AA43000082C2000083C3000054C3000090420080134400802644008078440080B4430000B4C2000086C3000054C300009C4200801644"> : tensor<40x7xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<40x7xf32>, tensor<40x7xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<40x7xf32>) {
%0 = stablehlo.iota dim = 0 : tensor<2400xi32>
%c = stablehlo.constant dense<37> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2400xi32>
%2 = stablehlo.multiply %0, %1 : tensor<2400xi32>
%3 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i32>) -> tensor<2400xi32>
%4 = stablehlo.add %2, %3 : tensor<2400xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%5 = call @remainder(%4, %c_0) : (tensor<2400xi32>, tensor<i64>) -> tensor<2400xi32>
%c_1 = stablehlo.constant dense<6> : tensor<i32>
%6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2400xi32>
%7 = stablehlo.subtract %5, %6 : tensor<2400xi32>
%8 = stablehlo.convert %7 : (tensor<2400xi32>) -> tensor<2400xf32>
%9 = stablehlo.reshape %8 : (tensor<2400xf32>) -> tensor<3x20x40xf32>
%c_2 = stablehlo.constant dense<1> : tensor<i32>
%10 = stablehlo.add %arg0, %c_2 : tensor<i32>
%11 = stablehlo.iota dim = 0 : tensor<5040xi32>
%c_3 = stablehlo.constant dense<37> : tensor<i32>
%12 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<5040xi32>
%13 = stablehlo.multiply %11, %12 : tensor<5040xi32>
%14 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i32>) -> tensor<5040xi32>
%15 = stablehlo.add %13, %14 : tensor<5040xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%16 = call @remainder_0(%15, %c_4) : (tensor<5040xi32>, tensor<i64>) -> tensor<5040xi32>
%c_5 = stablehlo.constant dense<6> : tensor<i32>
%17 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<5040xi32>
%18 = stablehlo.subtract %16, %17 : tensor<5040xi32>
%19 = stablehlo.convert %18 : (tensor<5040xi32>) -> tensor<5040xf32>
%20 = stablehlo.reshape %19 : (tensor<5040xf32>) -> tensor<3x40x42xf32>
%21 = stablehlo.slice %9 [0:3, 0:20, 0:7] : (tensor<3x20x40xf32>) -> tensor<3x20x7xf32>
%22 = stablehlo.dot_general %9, %21, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x20x40xf32>, tensor<3x20x7xf32>) -> tensor<40x7xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%23 = stablehlo.reduce(%20 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<3x40x42xf32>, tensor<f32>) -> tensor<3x40xf32>
%cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%24 = stablehlo.reduce(%9 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<3x20x40xf32>, tensor<f32>) -> tensor<3x40xf32>
%25 = stablehlo.dot_general %24, %23, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x40xf32>, tensor<3x40xf32>) -> tensor<f32>
%26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<f32>) -> tensor<40x7xf32>
%27 = stablehlo.add %22, %26 : tensor<40x7xf32>
return %27 : tensor<40x7xf32>
}
func.func private @remainder(%arg0: tensor<2400xi32>, %arg1: tensor<i64>) -> tensor<2400xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2400xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<2400xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2400xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<2400xi32>, tensor<2400xi32>) -> tensor<2400xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2400xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<2400xi32>, tensor<2400xi32>) -> tensor<2400xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2400xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<2400xi1>, tensor<2400xi1>) -> tensor<2400xi1>
%12 = stablehlo.and %11, %6 : tensor<2400xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2400xi32>
%14 = stablehlo.add %4, %13 : tensor<2400xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<2400xi1>, tensor<2400xi32>
return %15 : tensor<2400xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<5040xi32>, %arg1: tensor<i64>) -> tensor<5040xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5040xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<5040xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5040xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<5040xi32>, tensor<5040xi32>) -> tensor<5040xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5040xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<5040xi32>, tensor<5040xi32>) -> tensor<5040xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<5040xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<5040xi1>, tensor<5040xi1>) -> tensor<5040xi1>
%12 = stablehlo.and %11, %6 : tensor<5040xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5040xi32>
%14 = stablehlo.add %4, %13 : tensor<5040xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<5040xi1>, tensor<5040xi32>
return %15 : tensor<5040xi32>
}
}
// -----
// wide_types
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
%c0 = stablehlo.constant dense<"0xF80503FFFF07F804FAF801090405040500F906FF00FEFA080503FE0601FFFFFBF80107F80706FC03FA0504FDF809FF07030505FAFDFF00F701F905030805FD09FEFD08FEF8FF06FAFFF90400FDFB010308FFFA060204F8FC0506FF0606FE08FCFB0303F906FA06F706050503FF04FC0501FF0001F7F9FBF9FF0303FF0701F80501030101F80106FC02F7FDFF09FBFCFE0907F7FB06F807FC08FCFF03F90100050903FEFEFE06FDFAFDF7F9F8050404FF04FA080008F9000400FFFAFEFBFC030202FD09F8FDF9FD09FD080004FFFC0509FC05FB0405FF05FCF8F8FF08F9FF04FA04FC060201FAFF07F705000403FFFC02F902F80302F805FE05F7FA00FAFD03F903F8FA0206FAFC080902FFFD0202FCF7F909FE00FF05F8F8FC000300FF08FA0101FF06FC09FD010007"> : tensor<9x33xi8>
%z0 = stablehlo.constant dense<0> : tensor<9x33xi8>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9x33xi8>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9x33xi8>
%c1 = stablehlo.constant dense<"0x0003FEF701F7FC06FF0209FB0705FEFCFCFE03FFF909FE07FAFC05FC08FFFFF7FFFC0109F706FE01FF000608090204080809F7F702F90705F9F9F9FD07FC040102F703FFF90102F900FD0500F7FC01FEFCFEFDF8040201F8030206F8FD01F907FBFCFEF8FAFDFAFF030207F903F7F707FEFF070104060305F907FEFDFAFAF9F7FCFE08020501060708060400FAF908000608F807FC03FF0300060804FE02FAFE05FE09000707FB030906000006010104090400FBFC0806FBFD0303FD04FC0809FC0301FC0204000509FDFD08060905FC0104FDFA04FB090506080800FDFC04FC04FFFB03F908FC050107050501FFF809010208FFF703FA050301FE00FA08FC00F80108080109F80306FF00F900F807FCFCF7F707FEFB09FAF800F703F9F708F900090902070803FBFC0609F90702FC06F7FA04F806030200FD010904050706030706FD09FA09F7FE04FB"> : tensor<33x10xi8>
%z1 = stablehlo.constant dense<0> : tensor<33x10xi8>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<33x10xi8>
%a1 = stablehlo.optimization_barrier %s1 : tensor<33x10xi8>
%r:2 = call @f(%a0, %a1) : (tensor<9x33xi8>, tensor<33x10xi8>) -> (tensor<9x10xi32>, tensor<9x10xf32>)
%e0 = stablehlo.constant dense<"0xD0FEFFFF7800000068000000130000001A0000008D000000C2FFFFFFAAFFFFFF2800000058000000B500000015FFFFFFB6FFFFFF4100000073FFFFFF15000000A3FFFFFF61FFFFFF300000003F00000069FFFFFFB4000000BAFFFFFF090000000B000000B1FFFFFF0E000000BC0000003EFFFFFFF2000000A0FFFFFFE6FEFFFF90FFFFFF10000000F1FFFFFF6FFFFFFFA5FEFFFFF2FEFFFF0FFFFFFF32000000310000002101000073FFFFFF880000005DFFFFFF91FFFFFF0101000085FEFFFF37010000AE0000006800000055000000A9FFFFFF5EFFFFFF54000000F8FFFFFFE7FFFFFF7F000000E9FFFFFFEAFEFFFF1D00000093FEFFFF99000000F5FFFFFF66000000CD000000A2FFFFFF4000000020000000E0FFFFFF74FFFFFF8100000099FFFFFFC50000000F0000007CFFFFFF21000000FAFFFFFF92FFFFFF090000002E000000CD0000004BFFFFFF4700000018FFFFFFA7FFFFFFF0000000F2FFFFFF72000000B6FFFFFF"> : tensor<9x10xi32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<9x10xi32>, tensor<9x10xi32>) -> ()
%e1 = stablehlo.constant dense<"0x000098C30000F0420000D042000098410000D04100000D43000078C20000ACC2000020420000B0420000354300006BC3000094C20000824200000DC30000A8410000BAC200001FC30000404200007C42000017C30000344300008CC2000010410000304100009EC20000604100003C43000042C3000072430000C0C200008DC30000E0C200008041000070C1000011C30080ADC3000087C3000071C300004842000044420080904300000DC300000843000023C30000DEC2008080430080BDC300809B4300002E430000D0420000AA420000AEC2000022C30000A842000000C10000C8C10000FE420000B8C100008BC30000E8410080B6C300001943000030C10000CC4200004D430000BCC20000804200000042000000C200000CC3000001430000CEC20000454300007041000004C3000004420000C0C00000DCC2000010410000384200004D43000035C300008E42000068C30000B2C200007043000060C10000E442000094C2"> : tensor<9x10xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<9x10xf32>, tensor<9x10xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<9x33xi8>, %arg1: tensor<33x10xi8>) -> (tensor<9x10xi32>, tensor<9x10xf32>) {
%0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<9x33xi8>, tensor<33x10xi8>) -> tensor<9x10xi32>
%1 = stablehlo.convert %arg0 : (tensor<9x33xi8>) -> tensor<9x33xbf16>
%2 = stablehlo.convert %arg1 : (tensor<33x10xi8>) -> tensor<33x10xbf16>
%3 = stablehlo.dot_general %1, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<9x33xbf16>, tensor<33x10xbf16>) -> tensor<9x10xf32>
return %0, %3 : tensor<9x10xi32>, tensor<9x10xf32>
}
}
