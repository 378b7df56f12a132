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
// narrow_float16_int8
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
%c0 = stablehlo.constant dense<"0xD63DAF3DFA3CA23BC43E253F4837F53F913EC23FD73A053DAE3EE633153DD7358B2C213E063D5E20073C6D3CAB3FE830973BE23F853F56367A3F1F3E6E3C6E321D3BC1321B322D3FA83BBD39D13E563F1C39A931723BA92D013EB136E73BD03B9A32DB3E223FFF3D1B386E3BA22FF0386E3D9D33D133F93F"> : tensor<2x5x6xf16>
%z0 = stablehlo.constant dense<0.0> : tensor<2x5x6xf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x5x6xf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x5x6xf16>
%c1 = stablehlo.constant dense<"0x7236F53A033BAD3E843F17349E38EB344F2E0B3EF7398F3B853E383E2C3F983F9E3B863902386738FB3D0A38983CE23FBD3EE93DF4377D32EE3654323037163E9E36FA3D72390638993D153E443D4E3BFD3DBA3FF33CBC367C3A683A923C683C2B3FA43FD83D083C1C39DC38F338263C103F0F3FEB3E0B3BDA38C134CD354E3A24300B3C7D3B91378F2A3B3B0F3CBB3A833DED3B8039EE39E1353939C53EDA3E5C296039AF3FC2393B3F5F3FAA3BAD3E623BEA3FC1384039B63FF1346039C13D6D3C2B3CDD3CFA3F0918B739CA3FEE3D5F3E1A3CE238FF37"> : tensor<6x2x9xf16>
%z1 = stablehlo.constant dense<0.0> : tensor<6x2x9xf16>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<6x2x9xf16>
%a1 = stablehlo.optimization_barrier %s1 : tensor<6x2x9xf16>
%c2 = stablehlo.constant dense<"0xD63DAF3DFA3CA23BC43E253F4837F53F913EC23FD73A053DAE3EE633153DD7358B2C213E063D5E20073C6D3CAB3FE830973BE23F853F56367A3F1F3E6E3C6E321D3BC1321B322D3F"> : tensor<2x3x6xf16>
%z2 = stablehlo.constant dense<0.0> : tensor<2x3x6xf16>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x3x6xf16>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x3x6xf16>
%r:5 = call @f(%a0, %a1, %a2) : (tensor<2x5x6xf16>, tensor<6x2x9xf16>, tensor<2x3x6xf16>) -> (tensor<2x5x9xi8>, tensor<2x5x3xi8>, tensor<i8>, tensor<6x3xi8>, tensor<5x9xi8>)
%e0 = stablehlo.constant dense<"0x07070B07090A0A080406070B070A0B09070403040705070504030305050606060406040107080B06090B0B0804060203070606050302050405080805070504050404080706060304050405080905070504050203070705050302"> : tensor<2x5x9xi8>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x5x9xi8>, tensor<2x5x9xi8>) -> ()
%e1 = stablehlo.constant dense<"0x0C0B070B0C060706060706040C0B07030605060703050704040904020705"> : tensor<2x5x3xi8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x5x3xi8>, tensor<2x5x3xi8>) -> ()
%e2 = stablehlo.constant dense<"0x0C"> : tensor<i8>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<i8>, tensor<i8>) -> ()
%e3 = stablehlo.constant dense<"0x020002020002010002010001020002020002"> : tensor<6x3xi8>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<6x3xi8>, tensor<6x3xi8>) -> ()
%e4 = stablehlo.constant dense<"0x07070B07090A0A080406070B070A0B0907040602040807070603030505040808050704060707060C0D090B0607"> : tensor<5x9xi8>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5x9xi8>, tensor<5x9xi8>) -> ()
return
}
func.func private @f(%arg0: tensor<2x5x6xf16>, %arg1: tensor<6x2x9xf16>, %arg2: tensor<2x3x6xf16>) -> (tensor<2x5x9xi8>, tensor<2x5x3xi8>, tensor<i8>, tensor<6x3xi8>, tensor<5x9xi8>) {
%c = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
%0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [1], contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xf16>, tensor<6x2x9xf16>) -> tensor<2x5x9xi8>
%1 = stablehlo.dot_general %arg0, %arg2, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xf16>, tensor<2x3x6xf16>) -> tensor<2x5x3xi8>
%2 = stablehlo.slice %arg0 [0:1, 0:1, 0:6] : (tensor<2x5x6xf16>) -> tensor<1x1x6xf16>
%3 = stablehlo.reshape %2 : (tensor<1x1x6xf16>) -> tensor<6xf16>
%4 = stablehlo.slice %arg2 [0:1, 0:1, 0:6] : (tensor<2x3x6xf16>) -> tensor<1x1x6xf16>
%5 = stablehlo.reshape %4 : (tensor<1x1x6xf16>) -> tensor<6xf16>
%6 = stablehlo.dot_general %3, %5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6xf16>, tensor<6xf16>) -> tensor<i8>
%7 = stablehlo.slice %arg0 [0:1, 0:1, 0:6] : (tensor<2x5x6xf16>) -> tensor<1x1x6xf16>
%8 = stablehlo.reshape %7 : (tensor<1x1x6xf16>) -> tensor<1x6xf16>
%9 = stablehlo.slice %arg2 [0:1, 0:3, 0:1] : (tensor<2x3x6xf16>) -> tensor<1x3x1xf16>
%10 = stablehlo.reshape %9 : (tensor<1x3x1xf16>) -> tensor<3x1xf16>
%11 = stablehlo.dot_general %8, %10, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x6xf16>, tensor<3x1xf16>) -> tensor<6x3xi8>
%12 = stablehlo.slice %arg0 [0:1, 0:5, 0:6] : (tensor<2x5x6xf16>) -> tensor<1x5x6xf16>
%13 = stablehlo.reshape %12 : (tensor<1x5x6xf16>) -> tensor<5x6xf16>
%14 = stablehlo.transpose %arg1, dims = [1, 0, 2] : (tensor<6x2x9xf16>) -> tensor<2x6x9xf16>
%15 = stablehlo.broadcast_in_dim %13, dims = [1, 2] : (tensor<5x6xf16>) -> tensor<2x5x6xf16>
%16 = stablehlo.iota dim = 1 : tensor<2x5x6xi32>
%17 = call @cumsum(%c) : (tensor<2xi32>) -> tensor<2xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%18 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
%19 = stablehlo.slice %18 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%20 = stablehlo.slice %17 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%21 = stablehlo.concatenate %19, %20, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%22 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<2xi32>) -> tensor<2x5x6xi32>
%23 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<2xi32>) -> tensor<2x5x6xi32>
%24 = stablehlo.compare LE, %23, %16, SIGNED : (tensor<2x5x6xi32>, tensor<2x5x6xi32>) -> tensor<2x5x6xi1>
%25 = stablehlo.compare LT, %16, %22, SIGNED : (tensor<2x5x6xi32>, tensor<2x5x6xi32>) -> tensor<2x5x6xi1>
%26 = stablehlo.and %24, %25 : tensor<2x5x6xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%27 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<2x5x6xf16>
%28 = stablehlo.select %26, %15, %27 : tensor<2x5x6xi1>, tensor<2x5x6xf16>
%29 = stablehlo.dot_general %28, %14, contracting_dims = [2, 0] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xf16>, tensor<2x6x9xf16>) -> tensor<5x9xi8>
return %0, %1, %6, %11, %29 : tensor<2x5x9xi8>, tensor<2x5x3xi8>, tensor<i8>, tensor<6x3xi8>, tensor<5x9xi8>
}
func.func private @cumsum(%arg0: tensor<2xi32>) -> tensor<2xi32> {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[1, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 2>, window_strides = array<i64: 1>}> ({
^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
%2 = stablehlo.add %arg1, %arg2 : tensor<i32>
stablehlo.return %2 : tensor<i32>
}) : (tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
return %1 : tensor<2xi32>
}
}
// -----
// narrow_float16_int32
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
%c0 = stablehlo.constant dense<"0xD63DAF3DFA3CA23BC43E253F4837F53F913EC23FD73A053DAE3EE633153DD7358B2C213E063D5E20073C6D3CAB3FE830973BE23F853F56367A3F1F3E6E3C6E321D3BC1321B322D3FA83BBD39D13E563F1C39A931723BA92D013EB136E73BD03B9A32DB3E223FFF3D1B386E3BA22FF0386E3D9D33D133F93F"> : tensor<2x5x6xf16>
%z0 = stablehlo.constant dense<0.0> : tensor<2x5x6xf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x5x6xf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x5x6xf16>
%c1 = stablehlo.constant dense<"0x7236F53A033BAD3E843F17349E38EB344F2E0B3EF7398F3B853E383E2C3F983F9E3B863902386738FB3D0A38983CE23FBD3EE93DF4377D32EE3654323037163E9E36FA3D72390638993D153E443D4E3BFD3DBA3FF33CBC367C3A683A923C683C2B3FA43FD83D083C1C39DC38F338263C103F0F3FEB3E0B3BDA38C134CD354E3A24300B3C7D3B91378F2A3B3B0F3CBB3A833DED3B8039EE39E1353939C53EDA3E5C296039AF3FC2393B3F5F3FAA3BAD3E623BEA3FC1384039B63FF1346039C13D6D3C2B3CDD3CFA3F0918B739CA3FEE3D5F3E1A3CE238FF37"> : tensor<6x2x9xf16>
%z1 = stablehlo.constant dense<0.0> : tensor<6x2x9xf16>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<6x2x9xf16>
%a1 = stablehlo.optimization_barrier %s1 : tensor<6x2x9xf16>
%c2 = stablehlo.constant dense<"0xD63DAF3DFA3CA23BC43E253F4837F53F913EC23FD73A053DAE3EE633153DD7358B2C213E063D5E20073C6D3CAB3FE830973BE23F853F56367A3F1F3E6E3C6E321D3BC1321B322D3F"> : tensor<2x3x6xf16>
%z2 = stablehlo.constant dense<0.0> : tensor<2x3x6xf16>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x3x6xf16>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x3x6xf16>
%r:5 = call @f(%a0, %a1, %a2) : (tensor<2x5x6xf16>, tensor<6x2x9xf16>, tensor<2x3x6xf16>) -> (tensor<2x5x9xi32>, tensor<2x5x3xi32>, tensor<i32>, tensor<6x3xi32>, tensor<5x9xi32>)
%e0 = stablehlo.constant dense<"0x07000000070000000B00000007000000090000000A0000000A000000080000000400000006000000070000000B000000070000000A0000000B00000009000000070000000400000003000000040000000700000005000000070000000500000004000000030000000300000005000000050000000600000006000000060000000400000006000000040000000100000007000000080000000B00000006000000090000000B0000000B0000000800000004000000060000000200000003000000070000000600000006000000050000000300000002000000050000000400000005000000080000000800000005000000070000000500000004000000050000000400000004000000080000000700000006000000060000000300000004000000050000000400000005000000080000000900000005000000070000000500000004000000050000000200000003000000070000000700000005000000050000000300000002000000"> : tensor<2x5x9xi32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x5x9xi32>, tensor<2x5x9xi32>) -> ()
%e1 = stablehlo.constant dense<"0x0C0000000B000000070000000B0000000C000000060000000700000006000000060000000700000006000000040000000C0000000B00000007000000030000000600000005000000060000000700000003000000050000000700000004000000040000000900000004000000020000000700000005000000"> : tensor<2x5x3xi32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x5x3xi32>, tensor<2x5x3xi32>) -> ()
%e2 = stablehlo.constant dense<"0x0C000000"> : tensor<i32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
%e3 = stablehlo.constant dense<"0x020000000000000002000000020000000000000002000000010000000000000002000000010000000000000001000000020000000000000002000000020000000000000002000000"> : tensor<6x3xi32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<6x3xi32>, tensor<6x3xi32>) -> ()
%e4 = stablehlo.constant dense<"0x07000000070000000B00000007000000090000000A0000000A000000080000000400000006000000070000000B000000070000000A0000000B0000000900000007000000040000000600000002000000040000000800000007000000070000000600000003000000030000000500000005000000040000000800000008000000050000000700000004000000060000000700000007000000060000000C0000000D000000090000000B0000000600000007000000"> : tensor<5x9xi32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5x9xi32>, tensor<5x9xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<2x5x6xf16>, %arg1: tensor<6x2x9xf16>, %arg2: tensor<2x3x6xf16>) -> (tensor<2x5x9xi32>, tensor<2x5x3xi32>, tensor<i32>, tensor<6x3xi32>, tensor<5x9xi32>) {
%c = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
%0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [1], contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xf16>, tensor<6x2x9xf16>) -> tensor<2x5x9xi32>
%1 = stablehlo.dot_general %arg0, %arg2, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xf16>, tensor<2x3x6xf16>) -> tensor<2x5x3xi32>
%2 = stablehlo.slice %arg0 [0:1, 0:1, 0:6] : (tensor<2x5x6xf16>) -> tensor<1x1x6xf16>
%3 = stablehlo.reshape %2 : (tensor<1x1x6xf16>) -> tensor<6xf16>
%4 = stablehlo.slice %arg2 [0:1, 0:1, 0:6] : (tensor<2x3x6xf16>) -> tensor<1x1x6xf16>
%5 = stablehlo.reshape %4 : (tensor<1x1x6xf16>) -> tensor<6xf16>
%6 = stablehlo.dot_general %3, %5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6xf16>, tensor<6xf16>) -> tensor<i32>
%7 = stablehlo.slice %arg0 [0:1, 0:1, 0:6] : (tensor<2x5x6xf16>) -> tensor<1x1x6xf16>
%8 = stablehlo.reshape %7 : (tensor<1x1x6xf16>) -> tensor<1x6xf16>
%9 = stablehlo.slice %arg2 [0:1, 0:3, 0:1] : (tensor<2x3x6xf16>) -> tensor<1x3x1xf16>
%10 = stablehlo.reshape %9 : (tensor<1x3x1xf16>) -> tensor<3x1xf16>
%11 = stablehlo.dot_general %8, %10, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x6xf16>, tensor<3x1xf16>) -> tensor<6x3xi32>
%12 = stablehlo.slice %arg0 [0:1, 0:5, 0:6] : (tensor<2x5x6xf16>) -> tensor<1x5x6xf16>
%13 = stablehlo.reshape %12 : (tensor<1x5x6xf16>) -> tensor<5x6xf16>
%14 = stablehlo.transpose %arg1, dims = [1, 0, 2] : (tensor<6x2x9xf16>) -> tensor<2x6x9xf16>
%15 = stablehlo.broadcast_in_dim %13, dims = [1, 2] : (tensor<5x6xf16>) -> tensor<2x5x6xf16>
%16 = stablehlo.iota dim = 1 : tensor<2x5x6xi32>
%17 = call @cumsum(%c) : (tensor<2xi32>) -> tensor<2xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%18 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
%19 = stablehlo.slice %18 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%20 = stablehlo.slice %17 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%21 = stablehlo.concatenate %19, %20, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%22 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<2xi32>) -> tensor<2x5x6xi32>
%23 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<2xi32>) -> tensor<2x5x6xi32>
%24 = stablehlo.compare LE, %23, %16, SIGNED : (tensor<2x5x6xi32>, tensor<2x5x6xi32>) -> tensor<2x5x6xi1>
%25 = stablehlo.compare LT, %16, %22, SIGNED : (tensor<2x5x6xi32>, tensor<2x5x6xi32>) -> tensor<2x5x6xi1>
%26 = stablehlo.and %24, %25 : tensor<2x5x6xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%27 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<2x5x6xf16>
%28 = stablehlo.select %26, %15, %27 : tensor<2x5x6xi1>, tensor<2x5x6xf16>
%29 = stablehlo.dot_general %28, %14, contracting_dims = [2, 0] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xf16>, tensor<2x6x9xf16>) -> tensor<5x9xi32>
return %0, %1, %6, %11, %29 : tensor<2x5x9xi32>, tensor<2x5x3xi32>, tensor<i32>, tensor<6x3xi32>, tensor<5x9xi32>
}
func.func private @cumsum(%arg0: tensor<2xi32>) -> tensor<2xi32> {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[1, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 2>, window_strides = array<i64: 1>}> ({
^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
%2 = stablehlo.add %arg1, %arg2 : tensor<i32>
stablehlo.return %2 : tensor<i32>
}) : (tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
return %1 : tensor<2xi32>
}
}
// -----
// narrow_float16_uint8
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
%c0 = stablehlo.constant dense<"0xD63DAF3DFA3CA23BC43E253F4837F53F913EC23FD73A053DAE3EE633153DD7358B2C213E063D5E20073C6D3CAB3FE830973BE23F853F56367A3F1F3E6E3C6E321D3BC1321B322D3FA83BBD39D13E563F1C39A931723BA92D013EB136E73BD03B9A32DB3E223FFF3D1B386E3BA22FF0386E3D9D33D133F93F"> : tensor<2x5x6xf16>
%z0 = stablehlo.constant dense<0.0> : tensor<2x5x6xf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x5x6xf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x5x6xf16>
%c1 = stablehlo.constant dense<"0x7236F53A033BAD3E843F17349E38EB344F2E0B3EF7398F3B853E383E2C3F983F9E3B863902386738FB3D0A38983CE23FBD3EE93DF4377D32EE3654323037163E9E36FA3D72390638993D153E443D4E3BFD3DBA3FF33CBC367C3A683A923C683C2B3FA43FD83D083C1C39DC38F338263C103F0F3FEB3E0B3BDA38C134CD354E3A24300B3C7D3B91378F2A3B3B0F3CBB3A833DED3B8039EE39E1353939C53EDA3E5C296039AF3FC2393B3F5F3FAA3BAD3E623BEA3FC1384039B63FF1346039C13D6D3C2B3CDD3CFA3F0918B739CA3FEE3D5F3E1A3CE238FF37"> : tensor<6x2x9xf16>
%z1 = stablehlo.constant dense<0.0> : tensor<6x2x9xf16>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<6x2x9xf16>
%a1 = stablehlo.optimization_barrier %s1 : tensor<6x2x9xf16>
%c2 = stablehlo.constant dense<"0xD63DAF3DFA3CA23BC43E253F4837F53F913EC23FD73A053DAE3EE633153DD7358B2C213E063D5E20073C6D3CAB3FE830973BE23F853F56367A3F1F3E6E3C6E321D3BC1321B322D3F"> : tensor<2x3x6xf16>
%z2 = stablehlo.constant dense<0.0> : tensor<2x3x6xf16>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x3x6xf16>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x3x6xf16>
%r:5 = call @f(%a0, %a1, %a2) : (tensor<2x5x6xf16>, tensor<6x2x9xf16>, tensor<2x3x6xf16>) -> (tensor<2x5x9xui8>, tensor<2x5x3xui8>, tensor<ui8>, tensor<6x3xui8>, tensor<5x9xui8>)
%e0 = stablehlo.constant dense<"0x07070B07090A0A080406070B070A0B09070403040705070504030305050606060406040107080B06090B0B0804060203070606050302050405080805070504050404080706060304050405080905070504050203070705050302"> : tensor<2x5x9xui8>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x5x9xui8>, tensor<2x5x9xui8>) -> ()
%e1 = stablehlo.constant dense<"0x0C0B070B0C060706060706040C0B07030605060703050704040904020705"> : tensor<2x5x3xui8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x5x3xui8>, tensor<2x5x3xui8>) -> ()
%e2 = stablehlo.constant dense<"0x0C"> : tensor<ui8>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<ui8>, tensor<ui8>) -> ()
%e3 = stablehlo.constant dense<"0x020002020002010002010001020002020002"> : tensor<6x3xui8>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<6x3xui8>, tensor<6x3xui8>) -> ()
%e4 = stablehlo.constant dense<"0x07070B07090A0A080406070B070A0B0907040602040807070603030505040808050704060707060C0D090B0607"> : tensor<5x9xui8>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5x9xui8>, tensor<5x9xui8>) -> ()
return
}
func.func private @f(%arg0: tensor<2x5x6xf16>, %arg1: tensor<6x2x9xf16>, %arg2: tensor<2x3x6xf16>) -> (tensor<2x5x9xui8>, tensor<2x5x3xui8>, tensor<ui8>, tensor<6x3xui8>, tensor<5x9xui8>) {
%c = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
%0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [1], contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xf16>, tensor<6x2x9xf16>) -> tensor<2x5x9xui8>
%1 = stablehlo.dot_general %arg0, %arg2, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xf16>, tensor<2x3x6xf16>) -> tensor<2x5x3xui8>
%2 = stablehlo.slice %arg0 [0:1, 0:1, 0:6] : (tensor<2x5x6xf16>) -> tensor<1x1x6xf16>
%3 = stablehlo.reshape %2 : (tensor<1x1x6xf16>) -> tensor<6xf16>
%4 = stablehlo.slice %arg2 [0:1, 0:1, 0:6] : (tensor<2x3x6xf16>) -> tensor<1x1x6xf16>
%5 = stablehlo.reshape %4 : (tensor<1x1x6xf16>) -> tensor<6xf16>
%6 = stablehlo.dot_general %3, %5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6xf16>, tensor<6xf16>) -> tensor<ui8>
%7 = stablehlo.slice %arg0 [0:1, 0:1, 0:6] : (tensor<2x5x6xf16>) -> tensor<1x1x6xf16>
%8 = stablehlo.reshape %7 : (tensor<1x1x6xf16>) -> tensor<1x6xf16>
%9 = stablehlo.slice %arg2 [0:1, 0:3, 0:1] : (tensor<2x3x6xf16>) -> tensor<1x3x1xf16>
%10 = stablehlo.reshape %9 : (tensor<1x3x1xf16>) -> tensor<3x1xf16>
%11 = stablehlo.dot_general %8, %10, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x6xf16>, tensor<3x1xf16>) -> tensor<6x3xui8>
%12 = stablehlo.slice %arg0 [0:1, 0:5, 0:6] : (tensor<2x5x6xf16>) -> tensor<1x5x6xf16>
%13 = stablehlo.reshape %12 : (tensor<1x5x6xf16>) -> tensor<5x6xf16>
%14 = stablehlo.transpose %arg1, dims = [1, 0, 2] : (tensor<6x2x9xf16>) -> tensor<2x6x9xf16>
%15 = stablehlo.broadcast_in_dim %13, dims = [1, 2] : (tensor<5x6xf16>) -> tensor<2x5x6xf16>
%16 = stablehlo.iota dim = 1 : tensor<2x5x6xi32>
%17 = call @cumsum(%c) : (tensor<2xi32>) -> tensor<2xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%18 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
%19 = stablehlo.slice %18 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%20 = stablehlo.slice %17 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%21 = stablehlo.concatenate %19, %20, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%22 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<2xi32>) -> tensor<2x5x6xi32>
%23 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<2xi32>) -> tensor<2x5x6xi32>
%24 = stablehlo.compare LE, %23, %16, SIGNED : (tensor<2x5x6xi32>, tensor<2x5x6xi32>) -> tensor<2x5x6xi1>
%25 = stablehlo.compare LT, %16, %22, SIGNED : (tensor<2x5x6xi32>, tensor<2x5x6xi32>) -> tensor<2x5x6xi1>
%26 = stablehlo.and %24, %25 : tensor<2x5x6xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
%27 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<2x5x6xf16>
%28 = stablehlo.select %26, %15, %27 : tensor<2x5x6xi1>, tensor<2x5x6xf16>
%29 = stablehlo.dot_general %28, %14, contracting_dims = [2, 0] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xf16>, tensor<2x6x9xf16>) -> tensor<5x9xui8>
return %0, %1, %6, %11, %29 : tensor<2x5x9xui8>, tensor<2x5x3xui8>, tensor<ui8>, tensor<6x3xui8>, tensor<5x9xui8>
}
func.func private @cumsum(%arg0: tensor<2xi32>) -> tensor<2xi32> {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[1, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 2>, window_strides = array<i64: 1>}> ({
^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
%2 = stablehlo.add %arg1, %arg2 : tensor<i32>
stablehlo.return %2 : tensor<i32>
}) : (tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
return %1 : tensor<2xi32>
}
}
// -----
// narrow_bfloat16_int32
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
%c0 = stablehlo.constant dense<"0xBB3FB63F9F3F743FD83FE53FE93EFF3FD23FF83F5B3FA13FD63F7D3EA33FBB3E913DC43FA13F0C3C813F8E3FF53F1D3E733FFC3FF13FCB3EEF3FC43F8E3F4E3E643F583E433EE63F753F383FDA3FEB3F243F353E6E3FB53DC03FD63E7D3F7A3F533EDB3FE43FC03F033F6E3FF43D1E3FAE3F743E7A3EFF3F"> : tensor<2x5x6xbf16>
%z0 = stablehlo.constant dense<0.0> : tensor<2x5x6xbf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x5x6xbf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x5x6xbf16>
%c1 = stablehlo.constant dense<"0xCE3E5F3F603FD63FF13F833E143F9D3ECA3DC13F3F3F723FD13FC73FE63FF33F743F313F003F0D3FBF3F013F933FFC3FD83FBD3FFF3E503EDE3E4A3EE63EC33FD43EBF3F2E3F013FB33FC33FA93F6A3FC03FF73F9E3FD83E503F4D3F923F8D3FE53FF43FBB3F813F243F1C3F1E3F853FE23FE23FDD3F613F1B3F983EBA3E4A3F043E813F703FF23E523D673F823F573FB03F7E3F303F3E3FBC3E273FD93FDB3F2B3D2C3FF63F383FE73FEC3F753FD63F6C3FFD3F183F283FF73F9E3E2C3FB83F8E3F853F9C3FFF3F013B373FF93FBE3FCC3F833F1C3F003F"> : tensor<6x2x9xbf16>
%z1 = stablehlo.constant dense<0.0> : tensor<6x2x9xbf16>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<6x2x9xbf16>
%a1 = stablehlo.optimization_barrier %s1 : tensor<6x2x9xbf16>
%c2 = stablehlo.constant dense<"0xBB3FB63F9F3F743FD83FE53FE93EFF3FD23FF83F5B3FA13FD63F7D3EA33FBB3E913DC43FA13F0C3C813F8E3FF53F1D3E733FFC3FF13FCB3EEF3FC43F8E3F4E3E643F583E433EE63F"> : tensor<2x3x6xbf16>
%z2 = stablehlo.constant dense<0.0> : tensor<2x3x6xbf16>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x3x6xbf16>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x3x6xbf16>
%r:5 = call @f(%a0, %a1, %a2) : (tensor<2x5x6xbf16>, tensor<6x2x9xbf16>, tensor<2x3x6xbf16>) -> (tensor<2x5x9xi32>, tensor<2x5x3xi32>, tensor<i32>, tensor<6x3xi32>, tensor<5x9xi32>)
%e0 = stablehlo.constant dense<"0x07000000070000000B00000007000000090000000A0000000A000000080000000400000006000000070000000C000000070000000A0000000B00000009000000070000000400000003000000050000000700000005000000070000000500000005000000030000000300000005000000050000000600000006000000060000000400000006000000040000000100000007000000080000000B00000006000000090000000B0000000B0000000800000004000000060000000200000003000000070000000600000006000000050000000300000002000000050000000400000005000000080000000800000005000000070000000500000004000000050000000400000004000000080000000700000006000000060000000300000004000000050000000400000005000000080000000900000005000000070000000500000004000000050000000200000003000000070000000700000005000000050000000300000002000000"> : tensor<2x5x9xi32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x5x9xi32>, tensor<2x5x9xi32>) -> ()
%e1 = stablehlo.constant dense<"0x0C0000000B000000070000000B0000000C000000060000000700000006000000060000000700000006000000040000000C0000000B00000007000000030000000600000005000000060000000700000003000000050000000700000004000000040000000900000004000000020000000700000005000000"> : tensor<2x5x3xi32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x5x3xi32>, tensor<2x5x3xi32>) -> ()
%e2 = stablehlo.constant dense<"0x0C000000"> : tensor<i32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
%e3 = stablehlo.constant dense<"0x020000000000000002000000020000000000000002000000010000000000000002000000010000000000000001000000020000000000000002000000020000000000000002000000"> : tensor<6x3xi32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<6x3xi32>, tensor<6x3xi32>) -> ()
%e4 = stablehlo.constant dense<"0x07000000070000000B00000007000000090000000A0000000A000000080000000400000006000000070000000C000000070000000A0000000B0000000900000007000000040000000600000003000000040000000800000007000000070000000600000003000000030000000500000005000000040000000800000008000000050000000700000004000000060000000700000007000000060000000C0000000D000000090000000B0000000600000007000000"> : tensor<5x9xi32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5x9xi32>, tensor<5x9xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<2x5x6xbf16>, %arg1: tensor<6x2x9xbf16>, %arg2: tensor<2x3x6xbf16>) -> (tensor<2x5x9xi32>, tensor<2x5x3xi32>, tensor<i32>, tensor<6x3xi32>, tensor<5x9xi32>) {
%c = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
%0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [1], contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xbf16>, tensor<6x2x9xbf16>) -> tensor<2x5x9xi32>
%1 = stablehlo.dot_general %arg0, %arg2, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xbf16>, tensor<2x3x6xbf16>) -> tensor<2x5x3xi32>
%2 = stablehlo.slice %arg0 [0:1, 0:1, 0:6] : (tensor<2x5x6xbf16>) -> tensor<1x1x6xbf16>
%3 = stablehlo.reshape %2 : (tensor<1x1x6xbf16>) -> tensor<6xbf16>
%4 = stablehlo.slice %arg2 [0:1, 0:1, 0:6] : (tensor<2x3x6xbf16>) -> tensor<1x1x6xbf16>
%5 = stablehlo.reshape %4 : (tensor<1x1x6xbf16>) -> tensor<6xbf16>
%6 = stablehlo.dot_general %3, %5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6xbf16>, tensor<6xbf16>) -> tensor<i32>
%7 = stablehlo.slice %arg0 [0:1, 0:1, 0:6] : (tensor<2x5x6xbf16>) -> tensor<1x1x6xbf16>
%8 = stablehlo.reshape %7 : (tensor<1x1x6xbf16>) -> tensor<1x6xbf16>
%9 = stablehlo.slice %arg2 [0:1, 0:3, 0:1] : (tensor<2x3x6xbf16>) -> tensor<1x3x1xbf16>
%10 = stablehlo.reshape %9 : (tensor<1x3x1xbf16>) -> tensor<3x1xbf16>
%11 = stablehlo.dot_general %8, %10, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x6xbf16>, tensor<3x1xbf16>) -> tensor<6x3xi32>
%12 = stablehlo.slice %arg0 [0:1, 0:5, 0:6] : (tensor<2x5x6xbf16>) -> tensor<1x5x6xbf16>
%13 = stablehlo.reshape %12 : (tensor<1x5x6xbf16>) -> tensor<5x6xbf16>
%14 = stablehlo.transpose %arg1, dims = [1, 0, 2] : (tensor<6x2x9xbf16>) -> tensor<2x6x9xbf16>
%15 = stablehlo.broadcast_in_dim %13, dims = [1, 2] : (tensor<5x6xbf16>) -> tensor<2x5x6xbf16>
%16 = stablehlo.iota dim = 1 : tensor<2x5x6xi32>
%17 = call @cumsum(%c) : (tensor<2xi32>) -> tensor<2xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%18 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
%19 = stablehlo.slice %18 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%20 = stablehlo.slice %17 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%21 = stablehlo.concatenate %19, %20, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%22 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<2xi32>) -> tensor<2x5x6xi32>
%23 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<2xi32>) -> tensor<2x5x6xi32>
%24 = stablehlo.compare LE, %23, %16, SIGNED : (tensor<2x5x6xi32>, tensor<2x5x6xi32>) -> tensor<2x5x6xi1>
%25 = stablehlo.compare LT, %16, %22, SIGNED : (tensor<2x5x6xi32>, tensor<2x5x6xi32>) -> tensor<2x5x6xi1>
%26 = stablehlo.and %24, %25 : tensor<2x5x6xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
%27 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<2x5x6xbf16>
%28 = stablehlo.select %26, %15, %27 : tensor<2x5x6xi1>, tensor<2x5x6xbf16>
%29 = stablehlo.dot_general %28, %14, contracting_dims = [2, 0] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xbf16>, tensor<2x6x9xbf16>) -> tensor<5x9xi32>
return %0, %1, %6, %11, %29 : tensor<2x5x9xi32>, tensor<2x5x3xi32>, tensor<i32>, tensor<6x3xi32>, tensor<5x9xi32>
}
func.func private @cumsum(%arg0: tensor<2xi32>) -> tensor<2xi32> {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[1, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 2>, window_strides = array<i64: 1>}> ({
^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
%2 = stablehlo.add %arg1, %arg2 : tensor<i32>
stablehlo.return %2 : tensor<i32>
}) : (tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
return %1 : tensor<2xi32>
}
}
// -----
// narrow_bfloat16_uint32
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
%c0 = stablehlo.constant dense<"0xBB3FB63F9F3F743FD83FE53FE93EFF3FD23FF83F5B3FA13FD63F7D3EA33FBB3E913DC43FA13F0C3C813F8E3FF53F1D3E733FFC3FF13FCB3EEF3FC43F8E3F4E3E643F583E433EE63F753F383FDA3FEB3F243F353E6E3FB53DC03FD63E7D3F7A3F533EDB3FE43FC03F033F6E3FF43D1E3FAE3F743E7A3EFF3F"> : tensor<2x5x6xbf16>
%z0 = stablehlo.constant dense<0.0> : tensor<2x5x6xbf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x5x6xbf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x5x6xbf16>
%c1 = stablehlo.constant dense<"0xCE3E5F3F603FD63FF13F833E143F9D3ECA3DC13F3F3F723FD13FC73FE63FF33F743F313F003F0D3FBF3F013F933FFC3FD83FBD3FFF3E503EDE3E4A3EE63EC33FD43EBF3F2E3F013FB33FC33FA93F6A3FC03FF73F9E3FD83E503F4D3F923F8D3FE53FF43FBB3F813F243F1C3F1E3F853FE23FE23FDD3F613F1B3F983EBA3E4A3F043E813F703FF23E523D673F823F573FB03F7E3F303F3E3FBC3E273FD93FDB3F2B3D2C3FF63F383FE73FEC3F753FD63F6C3FFD3F183F283FF73F9E3E2C3FB83F8E3F853F9C3FFF3F013B373FF93FBE3FCC3F833F1C3F003F"> : tensor<6x2x9xbf16>
%z1 = stablehlo.constant dense<0.0> : tensor<6x2x9xbf16>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<6x2x9xbf16>
%a1 = stablehlo.optimization_barrier %s1 : tensor<6x2x9xbf16>
%c2 = stablehlo.constant dense<"0xBB3FB63F9F3F743FD83FE53FE93EFF3FD23FF83F5B3FA13FD63F7D3EA33FBB3E913DC43FA13F0C3C813F8E3FF53F1D3E733FFC3FF13FCB3EEF3FC43F8E3F4E3E643F583E433EE63F"> : tensor<2x3x6xbf16>
%z2 = stablehlo.constant dense<0.0> : tensor<2x3x6xbf16>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x3x6xbf16>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x3x6xbf16>
%r:5 = call @f(%a0, %a1, %a2) : (tensor<2x5x6xbf16>, tensor<6x2x9xbf16>, tensor<2x3x6xbf16>) -> (tensor<2x5x9xui32>, tensor<2x5x3xui32>, tensor<ui32>, tensor<6x3xui32>, tensor<5x9xui32>)
%e0 = stablehlo.constant dense<"0x07000000070000000B00000007000000090000000A0000000A000000080000000400000006000000070000000C000000070000000A0000000B00000009000000070000000400000003000000050000000700000005000000070000000500000005000000030000000300000005000000050000000600000006000000060000000400000006000000040000000100000007000000080000000B00000006000000090000000B0000000B0000000800000004000000060000000200000003000000070000000600000006000000050000000300000002000000050000000400000005000000080000000800000005000000070000000500000004000000050000000400000004000000080000000700000006000000060000000300000004000000050000000400000005000000080000000900000005000000070000000500000004000000050000000200000003000000070000000700000005000000050000000300000002000000"> : tensor<2x5x9xui32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x5x9xui32>, tensor<2x5x9xui32>) -> ()
%e1 = stablehlo.constant dense<"0x0C0000000B000000070000000B0000000C000000060000000700000006000000060000000700000006000000040000000C0000000B00000007000000030000000600000005000000060000000700000003000000050000000700000004000000040000000900000004000000020000000700000005000000"> : tensor<2x5x3xui32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x5x3xui32>, tensor<2x5x3xui32>) -> ()
%e2 = stablehlo.constant dense<"0x0C000000"> : tensor<ui32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<ui32>, tensor<ui32>) -> ()
%e3 = stablehlo.constant dense<"0x020000000000000002000000020000000000000002000000010000000000000002000000010000000000000001000000020000000000000002000000020000000000000002000000"> : tensor<6x3xui32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<6x3xui32>, tensor<6x3xui32>) -> ()
%e4 = stablehlo.constant dense<"0x07000000070000000B00000007000000090000000A0000000A000000080000000400000006000000070000000C000000070000000A0000000B0000000900000007000000040000000600000003000000040000000800000007000000070000000600000003000000030000000500000005000000040000000800000008000000050000000700000004000000060000000700000007000000060000000C0000000D000000090000000B0000000600000007000000"> : tensor<5x9xui32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5x9xui32>, tensor<5x9xui32>) -> ()
return
}
func.func private @f(%arg0: tensor<2x5x6xbf16>, %arg1: tensor<6x2x9xbf16>, %arg2: tensor<2x3x6xbf16>) -> (tensor<2x5x9xui32>, tensor<2x5x3xui32>, tensor<ui32>, tensor<6x3xui32>, tensor<5x9xui32>) {
%c = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
%0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [1], contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xbf16>, tensor<6x2x9xbf16>) -> tensor<2x5x9xui32>
%1 = stablehlo.dot_general %arg0, %arg2, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xbf16>, tensor<2x3x6xbf16>) -> tensor<2x5x3xui32>
%2 = stablehlo.slice %arg0 [0:1, 0:1, 0:6] : (tensor<2x5x6xbf16>) -> tensor<1x1x6xbf16>
%3 = stablehlo.reshape %2 : (tensor<1x1x6xbf16>) -> tensor<6xbf16>
%4 = stablehlo.slice %arg2 [0:1, 0:1, 0:6] : (tensor<2x3x6xbf16>) -> tensor<1x1x6xbf16>
%5 = stablehlo.reshape %4 : (tensor<1x1x6xbf16>) -> tensor<6xbf16>
%6 = stablehlo.dot_general %3, %5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6xbf16>, tensor<6xbf16>) -> tensor<ui32>
%7 = stablehlo.slice %arg0 [0:1, 0:1, 0:6] : (tensor<2x5x6xbf16>) -> tensor<1x1x6xbf16>
%8 = stablehlo.reshape %7 : (tensor<1x1x6xbf16>) -> tensor<1x6xbf16>
%9 = stablehlo.slice %arg2 [0:1, 0:3, 0:1] : (tensor<2x3x6xbf16>) -> tensor<1x3x1xbf16>
%10 = stablehlo.reshape %9 : (tensor<1x3x1xbf16>) -> tensor<3x1xbf16>
%11 = stablehlo.dot_general %8, %10, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x6xbf16>, tensor<3x1xbf16>) -> tensor<6x3xui32>
%12 = stablehlo.slice %arg0 [0:1, 0:5, 0:6] : (tensor<2x5x6xbf16>) -> tensor<1x5x6xbf16>
%13 = stablehlo.reshape %12 : (tensor<1x5x6xbf16>) -> tensor<5x6xbf16>
%14 = stablehlo.transpose %arg1, dims = [1, 0, 2] : (tensor<6x2x9xbf16>) -> tensor<2x6x9xbf16>
%15 = stablehlo.broadcast_in_dim %13, dims = [1, 2] : (tensor<5x6xbf16>) -> tensor<2x5x6xbf16>
%16 = stablehlo.iota dim = 1 : tensor<2x5x6xi32>
%17 = call @cumsum(%c) : (tensor<2xi32>) -> tensor<2xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%18 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
%19 = stablehlo.slice %18 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%20 = stablehlo.slice %17 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%21 = stablehlo.concatenate %19, %20, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%22 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<2xi32>) -> tensor<2x5x6xi32>
%23 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<2xi32>) -> tensor<2x5x6xi32>
%24 = stablehlo.compare LE, %23, %16, SIGNED : (tensor<2x5x6xi32>, tensor<2x5x6xi32>) -> tensor<2x5x6xi1>
%25 = stablehlo.compare LT, %16, %22, SIGNED : (tensor<2x5x6xi32>, tensor<2x5x6xi32>) -> tensor<2x5x6xi1>
%26 = stablehlo.and %24, %25 : tensor<2x5x6xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
%27 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<2x5x6xbf16>
%28 = stablehlo.select %26, %15, %27 : tensor<2x5x6xi1>, tensor<2x5x6xbf16>
%29 = stablehlo.dot_general %28, %14, contracting_dims = [2, 0] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xbf16>, tensor<2x6x9xbf16>) -> tensor<5x9xui32>
return %0, %1, %6, %11, %29 : tensor<2x5x9xui32>, tensor<2x5x3xui32>, tensor<ui32>, tensor<6x3xui32>, tensor<5x9xui32>
}
func.func private @cumsum(%arg0: tensor<2xi32>) -> tensor<2xi32> {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[1, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 2>, window_strides = array<i64: 1>}> ({
^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
%2 = stablehlo.add %arg1, %arg2 : tensor<i32>
stablehlo.return %2 : tensor<i32>
}) : (tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
return %1 : tensor<2xi32>
}
}
// -----
// narrow_float8_e4m3fn_int32
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
%c0 = stablehlo.constant dense<"0x3C3B3A373E3E2F403D40363A3D283A2C193C3A0438393F2237403F2D3F3C39253626243E37333E3F3223371B3C2D3838253E3E3C30371F323B272840"> : tensor<2x5x6xf8E4M3FN>
%z0 = stablehlo.constant dense<0.0> : tensor<2x5x6xf8E4M3FN>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x5x6xf8E4M3FN>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x5x6xf8E4M3FN>
%c1 = stablehlo.constant dense<"0x2D36363D3F28312A1D3C34373D3C3E3F373330313C3039403D3C30252E252E3C2D3C33303B3C3B373C3F3A2D353539393E3F3C38323232383E3E3E36322A2C352038372F153638353B3833342C323E3E13333F343E3F373D374032333F2A333C39383A400133403C3D383230"> : tensor<6x2x9xf8E4M3FN>
%z1 = stablehlo.constant dense<0.0> : tensor<6x2x9xf8E4M3FN>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<6x2x9xf8E4M3FN>
%a1 = stablehlo.optimization_barrier %s1 : tensor<6x2x9xf8E4M3FN>
%c2 = stablehlo.constant dense<"0x3C3B3A373E3E2F403D40363A3D283A2C193C3A0438393F2237403F2D3F3C39253626243E"> : tensor<2x3x6xf8E4M3FN>
%z2 = stablehlo.constant dense<0.0> : tensor<2x3x6xf8E4M3FN>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x3x6xf8E4M3FN>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x3x6xf8E4M3FN>
%r:5 = call @f(%a0, %a1, %a2) : (tensor<2x5x6xf8E4M3FN>, tensor<6x2x9xf8E4M3FN>, tensor<2x3x6xf8E4M3FN>) -> (tensor<2x5x9xi32>, tensor<2x5x3xi32>, tensor<i32>, tensor<6x3xi32>, tensor<5x9xi32>)
%e0 = stablehlo.constant dense<"0x07000000080000000B000000080000000A0000000A0000000A000000080000000400000006000000070000000C000000080000000A0000000B0000000A000000070000000400000003000000050000000700000005000000070000000600000005000000030000000300000005000000050000000600000006000000060000000400000006000000040000000100000007000000080000000B00000007000000090000000C0000000B0000000900000004000000060000000200000003000000070000000600000006000000050000000300000002000000050000000400000005000000080000000800000005000000070000000500000005000000050000000400000004000000080000000800000006000000060000000300000004000000050000000400000005000000080000000900000006000000080000000500000005000000060000000200000003000000070000000700000006000000050000000300000003000000"> : tensor<2x5x9xi32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x5x9xi32>, tensor<2x5x9xi32>) -> ()
%e1 = stablehlo.constant dense<"0x0D0000000B000000070000000B0000000D000000060000000700000006000000060000000700000006000000040000000D0000000C00000007000000030000000600000005000000060000000700000003000000050000000700000004000000050000000A00000004000000020000000700000005000000"> : tensor<2x5x3xi32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x5x3xi32>, tensor<2x5x3xi32>) -> ()
%e2 = stablehlo.constant dense<"0x0D000000"> : tensor<i32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
%e3 = stablehlo.constant dense<"0x020000000000000002000000020000000000000002000000010000000000000002000000010000000000000001000000020000000000000002000000020000000000000002000000"> : tensor<6x3xi32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<6x3xi32>, tensor<6x3xi32>) -> ()
%e4 = stablehlo.constant dense<"0x07000000080000000B000000080000000A0000000A0000000A000000080000000400000006000000070000000C000000080000000A0000000B0000000A00000007000000040000000700000003000000040000000800000007000000070000000600000003000000030000000500000005000000050000000800000008000000060000000700000005000000060000000800000007000000060000000C0000000E000000090000000C0000000600000007000000"> : tensor<5x9xi32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5x9xi32>, tensor<5x9xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<2x5x6xf8E4M3FN>, %arg1: tensor<6x2x9xf8E4M3FN>, %arg2: tensor<2x3x6xf8E4M3FN>) -> (tensor<2x5x9xi32>, tensor<2x5x3xi32>, tensor<i32>, tensor<6x3xi32>, tensor<5x9xi32>) {
%c = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
%0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [1], contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xf8E4M3FN>, tensor<6x2x9xf8E4M3FN>) -> tensor<2x5x9xi32>
%1 = stablehlo.dot_general %arg0, %arg2, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xf8E4M3FN>, tensor<2x3x6xf8E4M3FN>) -> tensor<2x5x3xi32>
%2 = stablehlo.slice %arg0 [0:1, 0:1, 0:6] : (tensor<2x5x6xf8E4M3FN>) -> tensor<1x1x6xf8E4M3FN>
%3 = stablehlo.reshape %2 : (tensor<1x1x6xf8E4M3FN>) -> tensor<6xf8E4M3FN>
%4 = stablehlo.slice %arg2 [0:1, 0:1, 0:6] : (tensor<2x3x6xf8E4M3FN>) -> tensor<1x1x6xf8E4M3FN>
%5 = stablehlo.reshape %4 : (tensor<1x1x6xf8E4M3FN>) -> tensor<6xf8E4M3FN>
%6 = stablehlo.dot_general %3, %5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6xf8E4M3FN>, tensor<6xf8E4M3FN>) -> tensor<i32>
%7 = stablehlo.slice %arg0 [0:1, 0:1, 0:6] : (tensor<2x5x6xf8E4M3FN>) -> tensor<1x1x6xf8E4M3FN>
%8 = stablehlo.reshape %7 : (tensor<1x1x6xf8E4M3FN>) -> tensor<1x6xf8E4M3FN>
%9 = stablehlo.slice %arg2 [0:1, 0:3, 0:1] : (tensor<2x3x6xf8E4M3FN>) -> tensor<1x3x1xf8E4M3FN>
%10 = stablehlo.reshape %9 : (tensor<1x3x1xf8E4M3FN>) -> tensor<3x1xf8E4M3FN>
%11 = stablehlo.dot_general %8, %10, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x6xf8E4M3FN>, tensor<3x1xf8E4M3FN>) -> tensor<6x3xi32>
%12 = stablehlo.slice %arg0 [0:1, 0:5, 0:6] : (tensor<2x5x6xf8E4M3FN>) -> tensor<1x5x6xf8E4M3FN>
%13 = stablehlo.reshape %12 : (tensor<1x5x6xf8E4M3FN>) -> tensor<5x6xf8E4M3FN>
%14 = stablehlo.transpose %arg1, dims = [1, 0, 2] : (tensor<6x2x9xf8E4M3FN>) -> tensor<2x6x9xf8E4M3FN>
%15 = stablehlo.broadcast_in_dim %13, dims = [1, 2] : (tensor<5x6xf8E4M3FN>) -> tensor<2x5x6xf8E4M3FN>
%16 = stablehlo.iota dim = 1 : tensor<2x5x6xi32>
%17 = call @cumsum(%c) : (tensor<2xi32>) -> tensor<2xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%18 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
%19 = stablehlo.slice %18 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%20 = stablehlo.slice %17 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%21 = stablehlo.concatenate %19, %20, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%22 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<2xi32>) -> tensor<2x5x6xi32>
%23 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<2xi32>) -> tensor<2x5x6xi32>
%24 = stablehlo.compare LE, %23, %16, SIGNED : (tensor<2x5x6xi32>, tensor<2x5x6xi32>) -> tensor<2x5x6xi1>
%25 = stablehlo.compare LT, %16, %22, SIGNED : (tensor<2x5x6xi32>, tensor<2x5x6xi32>) -> tensor<2x5x6xi1>
%26 = stablehlo.and %24, %25 : tensor<2x5x6xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3FN>
%27 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f8E4M3FN>) -> tensor<2x5x6xf8E4M3FN>
%28 = stablehlo.select %26, %15, %27 : tensor<2x5x6xi1>, tensor<2x5x6xf8E4M3FN>
%29 = stablehlo.dot_general %28, %14, contracting_dims = [2, 0] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xf8E4M3FN>, tensor<2x6x9xf8E4M3FN>) -> tensor<5x9xi32>
return %0, %1, %6, %11, %29 : tensor<2x5x9xi32>, tensor<2x5x3xi32>, tensor<i32>, tensor<6x3xi32>, tensor<5x9xi32>
}
func.func private @cumsum(%arg0: tensor<2xi32>) -> tensor<2xi32> {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[1, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 2>, window_strides = array<i64: 1>}> ({
^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
%2 = stablehlo.add %arg1, %arg2 : tensor<i32>
stablehlo.return %2 : tensor<i32>
}) : (tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
return %1 : tensor<2xi32>
}
}
// -----
// narrow_float32_int8
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
%c0 = stablehlo.constant dense<"0xC0C6BA3F36EAB53F753E9F3F6847743F5079D83F2A97E43F9E0BE93E2FA7FE3FE420D23F2938F83F10D55A3F3198A03FA0CED53F10CE7C3E12AAA23F05EABA3ED567913D5913C43F76C5A03FF3C20B3C8DE1803FCFA98D3F695DF53FCC0D1D3E82D7723F214BFC3F2193F03FCCB4CA3E5441EF3F76ECC33FA4C58D3F49BC4D3EC5A9633FEB12583EF562433EB49CE53FA2F8743F069A373FAB21DA3F5CBCEA3FE180233FED1C353E303C6E3FF71FB53D8724C03FFB2DD63EE7DC7C3FA0017A3F5738533E3E63DB3F7034E43FEBEEBF3FDA6F033FAFCD6D3F4238F43D7F031E3FB8C6AD3F1691733E66117A3ECB25FF3F"> : tensor<2x5x6xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<2x5x6xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x5x6xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x5x6xf32>
%c1 = stablehlo.constant dense<"0xC738CE3EF4A15E3FD96F603F14A5D53FDE85F03F07EC823EE0C8133FC96E9D3ECBD7C93D8754C13FA9E03E3FAAE0713F4C95D03FD6F6C63F518AE53F42FEF23F63C0733F13BE303F3031003F5BED0C3F6C59BF3FB031013FB3FD923FEE35FC3F0E93D73FE91DBD3FD18DFE3E48A94F3E08B5DD3EA7754A3E1FF3E53ECFB8C23F88B7D33E723DBF3F0E332E3F9EBC003F521BB33FF4A5C23F0F80A83FE8BD693FB6A6BF3FC147F73F0E629E3FEE8FD73E11844F3FA2094D3FDA4E923FAE0D8D3FA76FE53F957AF43F4BFCBA3F92F7803F0D85233FD98A1B3F91581E3FC4C9843FC003E23F2FD4E13FD06ADD3F2657613FD9311B3F451D983E9A96B93E39B9493F107D043E3458813FA49B6F3FC31FF23E85EB513D715F673FACD6813F6464573F0C66B03F76987D3F9D09303F45CA3D3FC529BC3E4B28273F609CD83F7442DB3FDB7C2B3D36F42B3FD8DDF53FF03D383FEF51E73F0AE5EB3F6E4A753F54A1D53FE0466C3F6F4FFD3F741C183F9A0E283FA4BBF63FDE1F9E3E60F62B3FEF1BB83F39A38D3FC55A853FB6A49B3FC836FF3F2A26013B5FEB363FD941F93FF8B0BD3FA1D1CB3F2D3B833FAA3B1C3F40E2FF3E"> : tensor<6x2x9xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<6x2x9xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<6x2x9xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<6x2x9xf32>
%c2 = stablehlo.constant dense<"0xC0C6BA3F36EAB53F753E9F3F6847743F5079D83F2A97E43F9E0BE93E2FA7FE3FE420D23F2938F83F10D55A3F3198A03FA0CED53F10CE7C3E12AAA23F05EABA3ED567913D5913C43F76C5A03FF3C20B3C8DE1803FCFA98D3F695DF53FCC0D1D3E82D7723F214BFC3F2193F03FCCB4CA3E5441EF3F76ECC33FA4C58D3F49BC4D3EC5A9633FEB12583EF562433EB49CE53F"> : tensor<2x3x6xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<2x3x6xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x3x6xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x3x6xf32>
%r:5 = call @f(%a0, %a1, %a2) : (tensor<2x5x6xf32>, tensor<6x2x9xf32>, tensor<2x3x6xf32>) -> (tensor<2x5x9xi8>, tensor<2x5x3xi8>, tensor<i8>, tensor<6x3xi8>, tensor<5x9xi8>)
%e0 = stablehlo.constant dense<"0x07070B07090A0A080406070B070A0B09070403040705070504030305050606060406040107080B06090B0B0804060203070606050302050405080805070504050404080706060304050405080905070504050203070705050302"> : tensor<2x5x9xi8>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x5x9xi8>, tensor<2x5x9xi8>) -> ()
%e1 = stablehlo.constant dense<"0x0C0B070B0C060706060706040C0B07030605060703050704040904020705"> : tensor<2x5x3xi8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x5x3xi8>, tensor<2x5x3xi8>) -> ()
%e2 = stablehlo.constant dense<"0x0C"> : tensor<i8>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<i8>, tensor<i8>) -> ()
%e3 = stablehlo.constant dense<"0x020002020002010002010001020002020002"> : tensor<6x3xi8>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<6x3xi8>, tensor<6x3xi8>) -> ()
%e4 = stablehlo.constant dense<"0x07070B07090A0A080406070B070A0B0907040602040807070603030505040808050704060707060C0D090B0607"> : tensor<5x9xi8>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5x9xi8>, tensor<5x9xi8>) -> ()
return
}
func.func private @f(%arg0: tensor<2x5x6xf32>, %arg1: tensor<6x2x9xf32>, %arg2: tensor<2x3x6xf32>) -> (tensor<2x5x9xi8>, tensor<2x5x3xi8>, tensor<i8>, tensor<6x3xi8>, tensor<5x9xi8>) {
%c = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
%0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [1], contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xf32>, tensor<6x2x9xf32>) -> tensor<2x5x9xi8>
%1 = stablehlo.dot_general %arg0, %arg2, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xf32>, tensor<2x3x6xf32>) -> tensor<2x5x3xi8>
%2 = stablehlo.slice %arg0 [0:1, 0:1, 0:6] : (tensor<2x5x6xf32>) -> tensor<1x1x6xf32>
%3 = stablehlo.reshape %2 : (tensor<1x1x6xf32>) -> tensor<6xf32>
%4 = stablehlo.slice %arg2 [0:1, 0:1, 0:6] : (tensor<2x3x6xf32>) -> tensor<1x1x6xf32>
%5 = stablehlo.reshape %4 : (tensor<1x1x6xf32>) -> tensor<6xf32>
%6 = stablehlo.dot_general %3, %5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6xf32>, tensor<6xf32>) -> tensor<i8>
%7 = stablehlo.slice %arg0 [0:1, 0:1, 0:6] : (tensor<2x5x6xf32>) -> tensor<1x1x6xf32>
%8 = stablehlo.reshape %7 : (tensor<1x1x6xf32>) -> tensor<1x6xf32>
%9 = stablehlo.slice %arg2 [0:1, 0:3, 0:1] : (tensor<2x3x6xf32>) -> tensor<1x3x1xf32>
%10 = stablehlo.reshape %9 : (tensor<1x3x1xf32>) -> tensor<3x1xf32>
%11 = stablehlo.dot_general %8, %10, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x6xf32>, tensor<3x1xf32>) -> tensor<6x3xi8>
%12 = stablehlo.slice %arg0 [0:1, 0:5, 0:6] : (tensor<2x5x6xf32>) -> tensor<1x5x6xf32>
%13 = stablehlo.reshape %12 : (tensor<1x5x6xf32>) -> tensor<5x6xf32>
%14 = stablehlo.transpose %arg1, dims = [1, 0, 2] : (tensor<6x2x9xf32>) -> tensor<2x6x9xf32>
%15 = stablehlo.broadcast_in_dim %13, dims = [1, 2] : (tensor<5x6xf32>) -> tensor<2x5x6xf32>
%16 = stablehlo.iota dim = 1 : tensor<2x5x6xi32>
%17 = call @cumsum(%c) : (tensor<2xi32>) -> tensor<2xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%18 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
%19 = stablehlo.slice %18 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%20 = stablehlo.slice %17 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%21 = stablehlo.concatenate %19, %20, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%22 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<2xi32>) -> tensor<2x5x6xi32>
%23 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<2xi32>) -> tensor<2x5x6xi32>
%24 = stablehlo.compare LE, %23, %16, SIGNED : (tensor<2x5x6xi32>, tensor<2x5x6xi32>) -> tensor<2x5x6xi1>
%25 = stablehlo.compare LT, %16, %22, SIGNED : (tensor<2x5x6xi32>, tensor<2x5x6xi32>) -> tensor<2x5x6xi1>
%26 = stablehlo.and %24, %25 : tensor<2x5x6xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%27 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x5x6xf32>
%28 = stablehlo.select %26, %15, %27 : tensor<2x5x6xi1>, tensor<2x5x6xf32>
%29 = stablehlo.dot_general %28, %14, contracting_dims = [2, 0] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xf32>, tensor<2x6x9xf32>) -> tensor<5x9xi8>
return %0, %1, %6, %11, %29 : tensor<2x5x9xi8>, tensor<2x5x3xi8>, tensor<i8>, tensor<6x3xi8>, tensor<5x9xi8>
}
func.func private @cumsum(%arg0: tensor<2xi32>) -> tensor<2xi32> {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[1, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 2>, window_strides = array<i64: 1>}> ({
^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
%2 = stablehlo.add %arg1, %arg2 : tensor<i32>
stablehlo.return %2 : tensor<i32>
}) : (tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
return %1 : tensor<2xi32>
}
}
// -----
// narrow_float32_int32
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
%c0 = stablehlo.constant dense<"0xC0C6BA3F36EAB53F753E9F3F6847743F5079D83F2A97E43F9E0BE93E2FA7FE3FE420D23F2938F83F10D55A3F3198A03FA0CED53F10CE7C3E12AAA23F05EABA3ED567913D5913C43F76C5A03FF3C20B3C8DE1803FCFA98D3F695DF53FCC0D1D3E82D7723F214BFC3F2193F03FCCB4CA3E5441EF3F76ECC33FA4C58D3F49BC4D3EC5A9633FEB12583EF562433EB49CE53FA2F8743F069A373FAB21DA3F5CBCEA3FE180233FED1C353E303C6E3FF71FB53D8724C03FFB2DD63EE7DC7C3FA0017A3F5738533E3E63DB3F7034E43FEBEEBF3FDA6F033FAFCD6D3F4238F43D7F031E3FB8C6AD3F1691733E66117A3ECB25FF3F"> : tensor<2x5x6xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<2x5x6xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x5x6xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x5x6xf32>
%c1 = stablehlo.constant dense<"0xC738CE3EF4A15E3FD96F603F14A5D53FDE85F03F07EC823EE0C8133FC96E9D3ECBD7C93D8754C13FA9E03E3FAAE0713F4C95D03FD6F6C63F518AE53F42FEF23F63C0733F13BE303F3031003F5BED0C3F6C59BF3FB031013FB3FD923FEE35FC3F0E93D73FE91DBD3FD18DFE3E48A94F3E08B5DD3EA7754A3E1FF3E53ECFB8C23F88B7D33E723DBF3F0E332E3F9EBC003F521BB33FF4A5C23F0F80A83FE8BD693FB6A6BF3FC147F73F0E629E3FEE8FD73E11844F3FA2094D3FDA4E923FAE0D8D3FA76FE53F957AF43F4BFCBA3F92F7803F0D85233FD98A1B3F91581E3FC4C9843FC003E23F2FD4E13FD06ADD3F2657613FD9311B3F451D983E9A96B93E39B9493F107D043E3458813FA49B6F3FC31FF23E85EB513D715F673FACD6813F6464573F0C66B03F76987D3F9D09303F45CA3D3FC529BC3E4B28273F609CD83F7442DB3FDB7C2B3D36F42B3FD8DDF53FF03D383FEF51E73F0AE5EB3F6E4A753F54A1D53FE0466C3F6F4FFD3F741C183F9A0E283FA4BBF63FDE1F9E3E60F62B3FEF1BB83F39A38D3FC55A853FB6A49B3FC836FF3F2A26013B5FEB363FD941F93FF8B0BD3FA1D1CB3F2D3B833FAA3B1C3F40E2FF3E"> : tensor<6x2x9xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<6x2x9xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<6x2x9xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<6x2x9xf32>
%c2 = stablehlo.constant dense<"0xC0C6BA3F36EAB53F753E9F3F6847743F5079D83F2A97E43F9E0BE93E2FA7FE3FE420D23F2938F83F10D55A3F3198A03FA0CED53F10CE7C3E12AAA23F05EABA3ED567913D5913C43F76C5A03FF3C20B3C8DE1803FCFA98D3F695DF53FCC0D1D3E82D7723F214BFC3F2193F03FCCB4CA3E5441EF3F76ECC33FA4C58D3F49BC4D3EC5A9633FEB12583EF562433EB49CE53F"> : tensor<2x3x6xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<2x3x6xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x3x6xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x3x6xf32>
%r:5 = call @f(%a0, %a1, %a2) : (tensor<2x5x6xf32>, tensor<6x2x9xf32>, tensor<2x3x6xf32>) -> (tensor<2x5x9xi32>, tensor<2x5x3xi32>, tensor<i32>, tensor<6x3xi32>, tensor<5x9xi32>)
%e0 = stablehlo.constant dense<"0x07000000070000000B00000007000000090000000A0000000A000000080000000400000006000000070000000B000000070000000A0000000B00000009000000070000000400000003000000040000000700000005000000070000000500000004000000030000000300000005000000050000000600000006000000060000000400000006000000040000000100000007000000080000000B00000006000000090000000B0000000B0000000800000004000000060000000200000003000000070000000600000006000000050000000300000002000000050000000400000005000000080000000800000005000000070000000500000004000000050000000400000004000000080000000700000006000000060000000300000004000000050000000400000005000000080000000900000005000000070000000500000004000000050000000200000003000000070000000700000005000000050000000300000002000000"> : tensor<2x5x9xi32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x5x9xi32>, tensor<2x5x9xi32>) -> ()
%e1 = stablehlo.constant dense<"0x0C0000000B000000070000000B0000000C000000060000000700000006000000060000000700000006000000040000000C0000000B00000007000000030000000600000005000000060000000700000003000000050000000700000004000000040000000900000004000000020000000700000005000000"> : tensor<2x5x3xi32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x5x3xi32>, tensor<2x5x3xi32>) -> ()
%e2 = stablehlo.constant dense<"0x0C000000"> : tensor<i32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
%e3 = stablehlo.constant dense<"0x020000000000000002000000020000000000000002000000010000000000000002000000010000000000000001000000020000000000000002000000020000000000000002000000"> : tensor<6x3xi32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<6x3xi32>, tensor<6x3xi32>) -> ()
%e4 = stablehlo.constant dense<"0x07000000070000000B00000007000000090000000A0000000A000000080000000400000006000000070000000B000000070000000A0000000B0000000900000007000000040000000600000002000000040000000800000007000000070000000600000003000000030000000500000005000000040000000800000008000000050000000700000004000000060000000700000007000000060000000C0000000D000000090000000B0000000600000007000000"> : tensor<5x9xi32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5x9xi32>, tensor<5x9xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<2x5x6xf32>, %arg1: tensor<6x2x9xf32>, %arg2: tensor<2x3x6xf32>) -> (tensor<2x5x9xi32>, tensor<2x5x3xi32>, tensor<i32>, tensor<6x3xi32>, tensor<5x9xi32>) {
%c = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
%0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [1], contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xf32>, tensor<6x2x9xf32>) -> tensor<2x5x9xi32>
%1 = stablehlo.dot_general %arg0, %arg2, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xf32>, tensor<2x3x6xf32>) -> tensor<2x5x3xi32>
%2 = stablehlo.slice %arg0 [0:1, 0:1, 0:6] : (tensor<2x5x6xf32>) -> tensor<1x1x6xf32>
%3 = stablehlo.reshape %2 : (tensor<1x1x6xf32>) -> tensor<6xf32>
%4 = stablehlo.slice %arg2 [0:1, 0:1, 0:6] : (tensor<2x3x6xf32>) -> tensor<1x1x6xf32>
%5 = stablehlo.reshape %4 : (tensor<1x1x6xf32>) -> tensor<6xf32>
%6 = stablehlo.dot_general %3, %5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6xf32>, tensor<6xf32>) -> tensor<i32>
%7 = stablehlo.slice %arg0 [0:1, 0:1, 0:6] : (tensor<2x5x6xf32>) -> tensor<1x1x6xf32>
%8 = stablehlo.reshape %7 : (tensor<1x1x6xf32>) -> tensor<1x6xf32>
%9 = stablehlo.slice %arg2 [0:1, 0:3, 0:1] : (tensor<2x3x6xf32>) -> tensor<1x3x1xf32>
%10 = stablehlo.reshape %9 : (tensor<1x3x1xf32>) -> tensor<3x1xf32>
%11 = stablehlo.dot_general %8, %10, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x6xf32>, tensor<3x1xf32>) -> tensor<6x3xi32>
%12 = stablehlo.slice %arg0 [0:1, 0:5, 0:6] : (tensor<2x5x6xf32>) -> tensor<1x5x6xf32>
%13 = stablehlo.reshape %12 : (tensor<1x5x6xf32>) -> tensor<5x6xf32>
%14 = stablehlo.transpose %arg1, dims = [1, 0, 2] : (tensor<6x2x9xf32>) -> tensor<2x6x9xf32>
%15 = stablehlo.broadcast_in_dim %13, dims = [1, 2] : (tensor<5x6xf32>) -> tensor<2x5x6xf32>
%16 = stablehlo.iota dim = 1 : tensor<2x5x6xi32>
%17 = call @cumsum(%c) : (tensor<2xi32>) -> tensor<2xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%18 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
%19 = stablehlo.slice %18 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%20 = stablehlo.slice %17 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%21 = stablehlo.concatenate %19, %20, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%22 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<2xi32>) -> tensor<2x5x6xi32>
%23 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<2xi32>) -> tensor<2x5x6xi32>
%24 = stablehlo.compare LE, %23, %16, SIGNED : (tensor<2x5x6xi32>, tensor<2x5x6xi32>) -> tensor<2x5x6xi1>
%25 = stablehlo.compare LT, %16, %22, SIGNED : (tensor<2x5x6xi32>, tensor<2x5x6xi32>) -> tensor<2x5x6xi1>
%26 = stablehlo.and %24, %25 : tensor<2x5x6xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%27 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x5x6xf32>
%28 = stablehlo.select %26, %15, %27 : tensor<2x5x6xi1>, tensor<2x5x6xf32>
%29 = stablehlo.dot_general %28, %14, contracting_dims = [2, 0] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xf32>, tensor<2x6x9xf32>) -> tensor<5x9xi32>
return %0, %1, %6, %11, %29 : tensor<2x5x9xi32>, tensor<2x5x3xi32>, tensor<i32>, tensor<6x3xi32>, tensor<5x9xi32>
}
func.func private @cumsum(%arg0: tensor<2xi32>) -> tensor<2xi32> {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[1, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 2>, window_strides = array<i64: 1>}> ({
^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
%2 = stablehlo.add %arg1, %arg2 : tensor<i32>
stablehlo.return %2 : tensor<i32>
}) : (tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
return %1 : tensor<2xi32>
}
}
// -----
// narrow_float32_uint32
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
%c0 = stablehlo.constant dense<"0xC0C6BA3F36EAB53F753E9F3F6847743F5079D83F2A97E43F9E0BE93E2FA7FE3FE420D23F2938F83F10D55A3F3198A03FA0CED53F10CE7C3E12AAA23F05EABA3ED567913D5913C43F76C5A03FF3C20B3C8DE1803FCFA98D3F695DF53FCC0D1D3E82D7723F214BFC3F2193F03FCCB4CA3E5441EF3F76ECC33FA4C58D3F49BC4D3EC5A9633FEB12583EF562433EB49CE53FA2F8743F069A373FAB21DA3F5CBCEA3FE180233FED1C353E303C6E3FF71FB53D8724C03FFB2DD63EE7DC7C3FA0017A3F5738533E3E63DB3F7034E43FEBEEBF3FDA6F033FAFCD6D3F4238F43D7F031E3FB8C6AD3F1691733E66117A3ECB25FF3F"> : tensor<2x5x6xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<2x5x6xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x5x6xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x5x6xf32>
%c1 = stablehlo.constant dense<"0xC738CE3EF4A15E3FD96F603F14A5D53FDE85F03F07EC823EE0C8133FC96E9D3ECBD7C93D8754C13FA9E03E3FAAE0713F4C95D03FD6F6C63F518AE53F42FEF23F63C0733F13BE303F3031003F5BED0C3F6C59BF3FB031013FB3FD923FEE35FC3F0E93D73FE91DBD3FD18DFE3E48A94F3E08B5DD3EA7754A3E1FF3E53ECFB8C23F88B7D33E723DBF3F0E332E3F9EBC003F521BB33FF4A5C23F0F80A83FE8BD693FB6A6BF3FC147F73F0E629E3FEE8FD73E11844F3FA2094D3FDA4E923FAE0D8D3FA76FE53F957AF43F4BFCBA3F92F7803F0D85233FD98A1B3F91581E3FC4C9843FC003E23F2FD4E13FD06ADD3F2657613FD9311B3F451D983E9A96B93E39B9493F107D043E3458813FA49B6F3FC31FF23E85EB513D715F673FACD6813F6464573F0C66B03F76987D3F9D09303F45CA3D3FC529BC3E4B28273F609CD83F7442DB3FDB7C2B3D36F42B3FD8DDF53FF03D383FEF51E73F0AE5EB3F6E4A753F54A1D53FE0466C3F6F4FFD3F741C183F9A0E283FA4BBF63FDE1F9E3E60F62B3FEF1BB83F39A38D3FC55A853FB6A49B3FC836FF3F2A26013B5FEB363FD941F93FF8B0BD3FA1D1CB3F2D3B833FAA3B1C3F40E2FF3E"> : tensor<6x2x9xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<6x2x9xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<6x2x9xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<6x2x9xf32>
%c2 = stablehlo.constant dense<"0xC0C6BA3F36EAB53F753E9F3F6847743F5079D83F2A97E43F9E0BE93E2FA7FE3FE420D23F2938F83F10D55A3F3198A03FA0CED53F10CE7C3E12AAA23F05EABA3ED567913D5913C43F76C5A03FF3C20B3C8DE1803FCFA98D3F695DF53FCC0D1D3E82D7723F214BFC3F2193F03FCCB4CA3E5441EF3F76ECC33FA4C58D3F49BC4D3EC5A9633FEB12583EF562433EB49CE53F"> : tensor<2x3x6xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<2x3x6xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x3x6xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x3x6xf32>
%r:5 = call @f(%a0, %a1, %a2) : (tensor<2x5x6xf32>, tensor<6x2x9xf32>, tensor<2x3x6xf32>) -> (tensor<2x5x9xui32>, tensor<2x5x3xui32>, tensor<ui32>, tensor<6x3xui32>, tensor<5x9xui32>)
%e0 = stablehlo.constant dense<"0x07000000070000000B00000007000000090000000A0000000A000000080000000400000006000000070000000B000000070000000A0000000B00000009000000070000000400000003000000040000000700000005000000070000000500000004000000030000000300000005000000050000000600000006000000060000000400000006000000040000000100000007000000080000000B00000006000000090000000B0000000B0000000800000004000000060000000200000003000000070000000600000006000000050000000300000002000000050000000400000005000000080000000800000005000000070000000500000004000000050000000400000004000000080000000700000006000000060000000300000004000000050000000400000005000000080000000900000005000000070000000500000004000000050000000200000003000000070000000700000005000000050000000300000002000000"> : tensor<2x5x9xui32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x5x9xui32>, tensor<2x5x9xui32>) -> ()
%e1 = stablehlo.constant dense<"0x0C0000000B000000070000000B0000000C000000060000000700000006000000060000000700000006000000040000000C0000000B00000007000000030000000600000005000000060000000700000003000000050000000700000004000000040000000900000004000000020000000700000005000000"> : tensor<2x5x3xui32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x5x3xui32>, tensor<2x5x3xui32>) -> ()
%e2 = stablehlo.constant dense<"0x0C000000"> : tensor<ui32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<ui32>, tensor<ui32>) -> ()
%e3 = stablehlo.constant dense<"0x020000000000000002000000020000000000000002000000010000000000000002000000010000000000000001000000020000000000000002000000020000000000000002000000"> : tensor<6x3xui32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<6x3xui32>, tensor<6x3xui32>) -> ()
%e4 = stablehlo.constant dense<"0x07000000070000000B00000007000000090000000A0000000A000000080000000400000006000000070000000B000000070000000A0000000B0000000900000007000000040000000600000002000000040000000800000007000000070000000600000003000000030000000500000005000000040000000800000008000000050000000700000004000000060000000700000007000000060000000C0000000D000000090000000B0000000600000007000000"> : tensor<5x9xui32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5x9xui32>, tensor<5x9xui32>) -> ()
return
}
func.func private @f(%arg0: tensor<2x5x6xf32>, %arg1: tensor<6x2x9xf32>, %arg2: tensor<2x3x6xf32>) -> (tensor<2x5x9xui32>, tensor<2x5x3xui32>, tensor<ui32>, tensor<6x3xui32>, tensor<5x9xui32>) {
%c = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
%0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [1], contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xf32>, tensor<6x2x9xf32>) -> tensor<2x5x9xui32>
%1 = stablehlo.dot_general %arg0, %arg2, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xf32>, tensor<2x3x6xf32>) -> tensor<2x5x3xui32>
%2 = stablehlo.slice %arg0 [0:1, 0:1, 0:6] : (tensor<2x5x6xf32>) -> tensor<1x1x6xf32>
%3 = stablehlo.reshape %2 : (tensor<1x1x6xf32>) -> tensor<6xf32>
%4 = stablehlo.slice %arg2 [0:1, 0:1, 0:6] : (tensor<2x3x6xf32>) -> tensor<1x1x6xf32>
%5 = stablehlo.reshape %4 : (tensor<1x1x6xf32>) -> tensor<6xf32>
%6 = stablehlo.dot_general %3, %5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6xf32>, tensor<6xf32>) -> tensor<ui32>
%7 = stablehlo.slice %arg0 [0:1, 0:1, 0:6] : (tensor<2x5x6xf32>) -> tensor<1x1x6xf32>
%8 = stablehlo.reshape %7 : (tensor<1x1x6xf32>) -> tensor<1x6xf32>
%9 = stablehlo.slice %arg2 [0:1, 0:3, 0:1] : (tensor<2x3x6xf32>) -> tensor<1x3x1xf32>
%10 = stablehlo.reshape %9 : (tensor<1x3x1xf32>) -> tensor<3x1xf32>
%11 = stablehlo.dot_general %8, %10, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x6xf32>, tensor<3x1xf32>) -> tensor<6x3xui32>
%12 = stablehlo.slice %arg0 [0:1, 0:5, 0:6] : (tensor<2x5x6xf32>) -> tensor<1x5x6xf32>
%13 = stablehlo.reshape %12 : (tensor<1x5x6xf32>) -> tensor<5x6xf32>
%14 = stablehlo.transpose %arg1, dims = [1, 0, 2] : (tensor<6x2x9xf32>) -> tensor<2x6x9xf32>
%15 = stablehlo.broadcast_in_dim %13, dims = [1, 2] : (tensor<5x6xf32>) -> tensor<2x5x6xf32>
%16 = stablehlo.iota dim = 1 : tensor<2x5x6xi32>
%17 = call @cumsum(%c) : (tensor<2xi32>) -> tensor<2xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%18 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
%19 = stablehlo.slice %18 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%20 = stablehlo.slice %17 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%21 = stablehlo.concatenate %19, %20, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%22 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<2xi32>) -> tensor<2x5x6xi32>
%23 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<2xi32>) -> tensor<2x5x6xi32>
%24 = stablehlo.compare LE, %23, %16, SIGNED : (tensor<2x5x6xi32>, tensor<2x5x6xi32>) -> tensor<2x5x6xi1>
%25 = stablehlo.compare LT, %16, %22, SIGNED : (tensor<2x5x6xi32>, tensor<2x5x6xi32>) -> tensor<2x5x6xi1>
%26 = stablehlo.and %24, %25 : tensor<2x5x6xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%27 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x5x6xf32>
%28 = stablehlo.select %26, %15, %27 : tensor<2x5x6xi1>, tensor<2x5x6xf32>
%29 = stablehlo.dot_general %28, %14, contracting_dims = [2, 0] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xf32>, tensor<2x6x9xf32>) -> tensor<5x9xui32>
return %0, %1, %6, %11, %29 : tensor<2x5x9xui32>, tensor<2x5x3xui32>, tensor<ui32>, tensor<6x3xui32>, tensor<5x9xui32>
}
func.func private @cumsum(%arg0: tensor<2xi32>) -> tensor<2xi32> {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[1, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 2>, window_strides = array<i64: 1>}> ({
^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
%2 = stablehlo.add %arg1, %arg2 : tensor<i32>
stablehlo.return %2 : tensor<i32>
}) : (tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
return %1 : tensor<2xi32>
}
}
// -----
// narrow_float32_int64
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
%c0 = stablehlo.constant dense<"0xC0C6BA3F36EAB53F753E9F3F6847743F5079D83F2A97E43F9E0BE93E2FA7FE3FE420D23F2938F83F10D55A3F3198A03FA0CED53F10CE7C3E12AAA23F05EABA3ED567913D5913C43F76C5A03FF3C20B3C8DE1803FCFA98D3F695DF53FCC0D1D3E82D7723F214BFC3F2193F03FCCB4CA3E5441EF3F76ECC33FA4C58D3F49BC4D3EC5A9633FEB12583EF562433EB49CE53FA2F8743F069A373FAB21DA3F5CBCEA3FE180233FED1C353E303C6E3FF71FB53D8724C03FFB2DD63EE7DC7C3FA0017A3F5738533E3E63DB3F7034E43FEBEEBF3FDA6F033FAFCD6D3F4238F43D7F031E3FB8C6AD3F1691733E66117A3ECB25FF3F"> : tensor<2x5x6xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<2x5x6xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x5x6xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x5x6xf32>
%c1 = stablehlo.constant dense<"0xC738CE3EF4A15E3FD96F603F14A5D53FDE85F03F07EC823EE0C8133FC96E9D3ECBD7C93D8754C13FA9E03E3FAAE0713F4C95D03FD6F6C63F518AE53F42FEF23F63C0733F13BE303F3031003F5BED0C3F6C59BF3FB031013FB3FD923FEE35FC3F0E93D73FE91DBD3FD18DFE3E48A94F3E08B5DD3EA7754A3E1FF3E53ECFB8C23F88B7D33E723DBF3F0E332E3F9EBC003F521BB33FF4A5C23F0F80A83FE8BD693FB6A6BF3FC147F73F0E629E3FEE8FD73E11844F3FA2094D3FDA4E923FAE0D8D3FA76FE53F957AF43F4BFCBA3F92F7803F0D85233FD98A1B3F91581E3FC4C9843FC003E23F2FD4E13FD06ADD3F2657613FD9311B3F451D983E9A96B93E39B9493F107D043E3458813FA49B6F3FC31FF23E85EB513D715F673FACD6813F6464573F0C66B03F76987D3F9D09303F45CA3D3FC529BC3E4B28273F609CD83F7442DB3FDB7C2B3D36F42B3FD8DDF53FF03D383FEF51E73F0AE5EB3F6E4A753F54A1D53FE0466C3F6F4FFD3F741C183F9A0E283FA4BBF63FDE1F9E3E60F62B3FEF1BB83F39A38D3FC55A853FB6A49B3FC836FF3F2A26013B5FEB363FD941F93FF8B0BD3FA1D1CB3F2D3B833FAA3B1C3F40E2FF3E"> : tensor<6x2x9xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<6x2x9xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<6x2x9xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<6x2x9xf32>
%c2 = stablehlo.constant dense<"0xC0C6BA3F36EAB53F753E9F3F6847743F5079D83F2A97E43F9E0BE93E2FA7FE3FE420D23F2938F83F10D55A3F3198A03FA0CED53F10CE7C3E12AAA23F05EABA3ED567913D5913C43F76C5A03FF3C20B3C8DE1803FCFA98D3F695DF53FCC0D1D3E82D7723F214BFC3F2193F03FCCB4CA3E5441EF3F76ECC33FA4C58D3F49BC4D3EC5A9633FEB12583EF562433EB49CE53F"> : tensor<2x3x6xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<2x3x6xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x3x6xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x3x6xf32>
%r:5 = call @f(%a0, %a1, %a2) : (tensor<2x5x6xf32>, tensor<6x2x9xf32>, tensor<2x3x6xf32>) -> (tensor<2x5x9xi64>, tensor<2x5x3xi64>, tensor<i64>, tensor<6x3xi64>, tensor<5x9xi64>)
%e0 = stablehlo.constant dense<"0x070000000000000007000000000000000B00000000000000070000000000000009000000000000000A000000000000000A0000000000000008000000000000000400000000000000060000000000000007000000000000000B0000000000000007000000000000000A000000000000000B00000000000000090000000000000007000000000000000400000000000000030000000000000004000000000000000700000000000000050000000000000007000000000000000500000000000000040000000000000003000000000000000300000000000000050000000000000005000000000000000600000000000000060000000000000006000000000000000400000000000000060000000000000004000000000000000100000000000000070000000000000008000000000000000B00000000000000060000000000000009000000000000000B000000000000000B0000000000000008000000000000000400000000000000060000000000000002000000000000000300000000000000070000000000000006000000000000000600000000000000050000000000000003000000000000000200000000000000050000000000000004000000000000000500000000000000080000000000000008000000000000000500000000000000070000000000000005000000000000000400000000000000050000000000000004000000000000000400000000000000080000000000000007000000000000000600000000000000060000000000000003000000000000000400000000000000050000000000000004000000000000000500000000000000080000000000000009000000000000000500000000000000070000000000000005000000000000000400000000000000050000000000000002000000000000000300000000000000070000000000000007000000000000000500000000000000050000000000000003000000000000000200000000000000"> : tensor<2x5x9xi64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x5x9xi64>, tensor<2x5x9xi64>) -> ()
%e1 = stablehlo.constant dense<"0x0C000000000000000B0000000000000007000000000000000B000000000000000C0000000000000006000000000000000700000000000000060000000000000006000000000000000700000000000000060000000000000004000000000000000C000000000000000B000000000000000700000000000000030000000000000006000000000000000500000000000000060000000000000007000000000000000300000000000000050000000000000007000000000000000400000000000000040000000000000009000000000000000400000000000000020000000000000007000000000000000500000000000000"> : tensor<2x5x3xi64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x5x3xi64>, tensor<2x5x3xi64>) -> ()
%e2 = stablehlo.constant dense<"0x0C00000000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e3 = stablehlo.constant dense<"0x020000000000000000000000000000000200000000000000020000000000000000000000000000000200000000000000010000000000000000000000000000000200000000000000010000000000000000000000000000000100000000000000020000000000000000000000000000000200000000000000020000000000000000000000000000000200000000000000"> : tensor<6x3xi64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<6x3xi64>, tensor<6x3xi64>) -> ()
%e4 = stablehlo.constant dense<"0x070000000000000007000000000000000B00000000000000070000000000000009000000000000000A000000000000000A0000000000000008000000000000000400000000000000060000000000000007000000000000000B0000000000000007000000000000000A000000000000000B000000000000000900000000000000070000000000000004000000000000000600000000000000020000000000000004000000000000000800000000000000070000000000000007000000000000000600000000000000030000000000000003000000000000000500000000000000050000000000000004000000000000000800000000000000080000000000000005000000000000000700000000000000040000000000000006000000000000000700000000000000070000000000000006000000000000000C000000000000000D0000000000000009000000000000000B0000000000000006000000000000000700000000000000"> : tensor<5x9xi64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5x9xi64>, tensor<5x9xi64>) -> ()
return
}
func.func private @f(%arg0: tensor<2x5x6xf32>, %arg1: tensor<6x2x9xf32>, %arg2: tensor<2x3x6xf32>) -> (tensor<2x5x9xi64>, tensor<2x5x3xi64>, tensor<i64>, tensor<6x3xi64>, tensor<5x9xi64>) {
%c = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
%0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [1], contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xf32>, tensor<6x2x9xf32>) -> tensor<2x5x9xi64>
%1 = stablehlo.dot_general %arg0, %arg2, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xf32>, tensor<2x3x6xf32>) -> tensor<2x5x3xi64>
%2 = stablehlo.slice %arg0 [0:1, 0:1, 0:6] : (tensor<2x5x6xf32>) -> tensor<1x1x6xf32>
%3 = stablehlo.reshape %2 : (tensor<1x1x6xf32>) -> tensor<6xf32>
%4 = stablehlo.slice %arg2 [0:1, 0:1, 0:6] : (tensor<2x3x6xf32>) -> tensor<1x1x6xf32>
%5 = stablehlo.reshape %4 : (tensor<1x1x6xf32>) -> tensor<6xf32>
%6 = stablehlo.dot_general %3, %5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6xf32>, tensor<6xf32>) -> tensor<i64>
%7 = stablehlo.slice %arg0 [0:1, 0:1, 0:6] : (tensor<2x5x6xf32>) -> tensor<1x1x6xf32>
%8 = stablehlo.reshape %7 : (tensor<1x1x6xf32>) -> tensor<1x6xf32>
%9 = stablehlo.slice %arg2 [0:1, 0:3, 0:1] : (tensor<2x3x6xf32>) -> tensor<1x3x1xf32>
%10 = stablehlo.reshape %9 : (tensor<1x3x1xf32>) -> tensor<3x1xf32>
%11 = stablehlo.dot_general %8, %10, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x6xf32>, tensor<3x1xf32>) -> tensor<6x3xi64>
%12 = stablehlo.slice %arg0 [0:1, 0:5, 0:6] : (tensor<2x5x6xf32>) -> tensor<1x5x6xf32>
%13 = stablehlo.reshape %12 : (tensor<1x5x6xf32>) -> tensor<5x6xf32>
%14 = stablehlo.transpose %arg1, dims = [1, 0, 2] : (tensor<6x2x9xf32>) -> tensor<2x6x9xf32>
%15 = stablehlo.broadcast_in_dim %13, dims = [1, 2] : (tensor<5x6xf32>) -> tensor<2x5x6xf32>
%16 = stablehlo.iota dim = 1 : tensor<2x5x6xi32>
%17 = call @cumsum(%c) : (tensor<2xi32>) -> tensor<2xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%18 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
%19 = stablehlo.slice %18 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%20 = stablehlo.slice %17 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%21 = stablehlo.concatenate %19, %20, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%22 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<2xi32>) -> tensor<2x5x6xi32>
%23 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<2xi32>) -> tensor<2x5x6xi32>
%24 = stablehlo.compare LE, %23, %16, SIGNED : (tensor<2x5x6xi32>, tensor<2x5x6xi32>) -> tensor<2x5x6xi1>
%25 = stablehlo.compare LT, %16, %22, SIGNED : (tensor<2x5x6xi32>, tensor<2x5x6xi32>) -> tensor<2x5x6xi1>
%26 = stablehlo.and %24, %25 : tensor<2x5x6xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%27 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x5x6xf32>
%28 = stablehlo.select %26, %15, %27 : tensor<2x5x6xi1>, tensor<2x5x6xf32>
%29 = stablehlo.dot_general %28, %14, contracting_dims = [2, 0] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xf32>, tensor<2x6x9xf32>) -> tensor<5x9xi64>
return %0, %1, %6, %11, %29 : tensor<2x5x9xi64>, tensor<2x5x3xi64>, tensor<i64>, tensor<6x3xi64>, tensor<5x9xi64>
}
func.func private @cumsum(%arg0: tensor<2xi32>) -> tensor<2xi32> {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[1, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 2>, window_strides = array<i64: 1>}> ({
^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
%2 = stablehlo.add %arg1, %arg2 : tensor<i32>
stablehlo.return %2 : tensor<i32>
}) : (tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
return %1 : tensor<2xi32>
}
}
// -----
// narrow_float32_float16
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
%c0 = stablehlo.constant dense<"0xC0C6BA3F36EAB53F753E9F3F6847743F5079D83F2A97E43F9E0BE93E2FA7FE3FE420D23F2938F83F10D55A3F3198A03FA0CED53F10CE7C3E12AAA23F05EABA3ED567913D5913C43F76C5A03FF3C20B3C8DE1803FCFA98D3F695DF53FCC0D1D3E82D7723F214BFC3F2193F03FCCB4CA3E5441EF3F76ECC33FA4C58D3F49BC4D3EC5A9633FEB12583EF562433EB49CE53FA2F8743F069A373FAB21DA3F5CBCEA3FE180233FED1C353E303C6E3FF71FB53D8724C03FFB2DD63EE7DC7C3FA0017A3F5738533E3E63DB3F7034E43FEBEEBF3FDA6F033FAFCD6D3F4238F43D7F031E3FB8C6AD3F1691733E66117A3ECB25FF3F"> : tensor<2x5x6xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<2x5x6xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x5x6xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x5x6xf32>
%c1 = stablehlo.constant dense<"0xC738CE3EF4A15E3FD96F603F14A5D53FDE85F03F07EC823EE0C8133FC96E9D3ECBD7C93D8754C13FA9E03E3FAAE0713F4C95D03FD6F6C63F518AE53F42FEF23F63C0733F13BE303F3031003F5BED0C3F6C59BF3FB031013FB3FD923FEE35FC3F0E93D73FE91DBD3FD18DFE3E48A94F3E08B5DD3EA7754A3E1FF3E53ECFB8C23F88B7D33E723DBF3F0E332E3F9EBC003F521BB33FF4A5C23F0F80A83FE8BD693FB6A6BF3FC147F73F0E629E3FEE8FD73E11844F3FA2094D3FDA4E923FAE0D8D3FA76FE53F957AF43F4BFCBA3F92F7803F0D85233FD98A1B3F91581E3FC4C9843FC003E23F2FD4E13FD06ADD3F2657613FD9311B3F451D983E9A96B93E39B9493F107D043E3458813FA49B6F3FC31FF23E85EB513D715F673FACD6813F6464573F0C66B03F76987D3F9D09303F45CA3D3FC529BC3E4B28273F609CD83F7442DB3FDB7C2B3D36F42B3FD8DDF53FF03D383FEF51E73F0AE5EB3F6E4A753F54A1D53FE0466C3F6F4FFD3F741C183F9A0E283FA4BBF63FDE1F9E3E60F62B3FEF1BB83F39A38D3FC55A853FB6A49B3FC836FF3F2A26013B5FEB363FD941F93FF8B0BD3FA1D1CB3F2D3B833FAA3B1C3F40E2FF3E"> : tensor<6x2x9xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<6x2x9xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<6x2x9xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<6x2x9xf32>
%c2 = stablehlo.constant dense<"0xC0C6BA3F36EAB53F753E9F3F6847743F5079D83F2A97E43F9E0BE93E2FA7FE3FE420D23F2938F83F10D55A3F3198A03FA0CED53F10CE7C3E12AAA23F05EABA3ED567913D5913C43F76C5A03FF3C20B3C8DE1803FCFA98D3F695DF53FCC0D1D3E82D7723F214BFC3F2193F03FCCB4CA3E5441EF3F76ECC33FA4C58D3F49BC4D3EC5A9633FEB12583EF562433EB49CE53F"> : tensor<2x3x6xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<2x3x6xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x3x6xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x3x6xf32>
%r:5 = call @f(%a0, %a1, %a2) : (tensor<2x5x6xf32>, tensor<6x2x9xf32>, tensor<2x3x6xf32>) -> (tensor<2x5x9xf16>, tensor<2x5x3xf16>, tensor<f16>, tensor<6x3xf16>, tensor<5x9xf16>)
%e0 = stablehlo.constant dense<"0x0647C847AA49C747DB480B4919490F4872449A46AB47FB49B5470E49A449D4481E47A1449E43FA4427473E450347F145FD447B42A2425645C745024671469946BB4412469844733EBB4705489849DA46A148C449A5497448AE444C46A74066438647D6466B46A6457D42B7412F4570445D45134812487D4583470C45F4449145674462442A48EA476C467046AD43654477451E440C453948AF48BB45EA471045D444B845D340244373473C47DF452F452B42CB41"> : tensor<2x5x9xf16>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<2x5x9xf16>, tensor<2x5x9xf16>) -> ()
%e1 = stablehlo.constant dense<"0x544A894993478949764A074693470746F346AB4738462844664ADD49154753424E465B453446B7471743304563476944DB44F3483D441E417C472345"> : tensor<2x5x3xf16>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<2x5x3xf16>, tensor<2x5x3xf16>) -> ()
%e2 = stablehlo.constant dense<"0x544A"> : tensor<f16>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<f16>, tensor<f16>) -> ()
%e3 = stablehlo.constant dense<"0x42405039E04026402D39BF40433F88382840923DF336603EF040293AA6413641813AF741"> : tensor<6x3xf16>
stablehlo.custom_call @check.expect_close(%r#3, %e3) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<6x3xf16>, tensor<6x3xf16>) -> ()
%e4 = stablehlo.constant dense<"0x0647C847AA49C747DB480B4919490F4872449A46AB47FB49B5470E49A449D4481E47A144FB46FC418B444848F9477B47D746E24387422C45EB45E84454481648DD45C547D5444946F5475B473246444AFB4AC148D84982469647"> : tensor<5x9xf16>
stablehlo.custom_call @check.expect_close(%r#4, %e4) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<5x9xf16>, tensor<5x9xf16>) -> ()
return
}
func.func private @f(%arg0: tensor<2x5x6xf32>, %arg1: tensor<6x2x9xf32>, %arg2: tensor<2x3x6xf32>) -> (tensor<2x5x9xf16>, tensor<2x5x3xf16>, tensor<f16>, tensor<6x3xf16>, tensor<5x9xf16>) {
%c = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
%0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [1], contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xf32>, tensor<6x2x9xf32>) -> tensor<2x5x9xf16>
%1 = stablehlo.dot_general %arg0, %arg2, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xf32>, tensor<2x3x6xf32>) -> tensor<2x5x3xf16>
%2 = stablehlo.slice %arg0 [0:1, 0:1, 0:6] : (tensor<2x5x6xf32>) -> tensor<1x1x6xf32>
%3 = stablehlo.reshape %2 : (tensor<1x1x6xf32>) -> tensor<6xf32>
%4 = stablehlo.slice %arg2 [0:1, 0:1, 0:6] : (tensor<2x3x6xf32>) -> tensor<1x1x6xf32>
%5 = stablehlo.reshape %4 : (tensor<1x1x6xf32>) -> tensor<6xf32>
%6 = stablehlo.dot_general %3, %5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6xf32>, tensor<6xf32>) -> tensor<f16>
%7 = stablehlo.slice %arg0 [0:1, 0:1, 0:6] : (tensor<2x5x6xf32>) -> tensor<1x1x6xf32>
%8 = stablehlo.reshape %7 : (tensor<1x1x6xf32>) -> tensor<1x6xf32>
%9 = stablehlo.slice %arg2 [0:1, 0:3, 0:1] : (tensor<2x3x6xf32>) -> tensor<1x3x1xf32>
%10 = stablehlo.reshape %9 : (tensor<1x3x1xf32>) -> tensor<3x1xf32>
%11 = stablehlo.dot_general %8, %10, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x6xf32>, tensor<3x1xf32>) -> tensor<6x3xf16>
%12 = stablehlo.slice %arg0 [0:1, 0:5, 0:6] : (tensor<2x5x6xf32>) -> tensor<1x5x6xf32>
%13 = stablehlo.reshape %12 : (tensor<1x5x6xf32>) -> tensor<5x6xf32>
%14 = stablehlo.transpose %arg1, dims = [1, 0, 2] : (tensor<6x2x9xf32>) -> tensor<2x6x9xf32>
%15 = stablehlo.broadcast_in_dim %13, dims = [1, 2] : (tensor<5x6xf32>) -> tensor<2x5x6xf32>
%16 = stablehlo.iota dim = 1 : tensor<2x5x6xi32>
%17 = call @cumsum(%c) : (tensor<2xi32>) -> tensor<2xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%18 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
%19 = stablehlo.slice %18 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%20 = stablehlo.slice %17 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%21 = stablehlo.concatenate %19, %20, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%22 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<2xi32>) -> tensor<2x5x6xi32>
%23 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<2xi32>) -> tensor<2x5x6xi32>
%24 = stablehlo.compare LE, %23, %16, SIGNED : (tensor<2x5x6xi32>, tensor<2x5x6xi32>) -> tensor<2x5x6xi1>
%25 = stablehlo.compare LT, %16, %22, SIGNED : (tensor<2x5x6xi32>, tensor<2x5x6xi32>) -> tensor<2x5x6xi1>
%26 = stablehlo.and %24, %25 : tensor<2x5x6xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%27 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x5x6xf32>
%28 = stablehlo.select %26, %15, %27 : tensor<2x5x6xi1>, tensor<2x5x6xf32>
%29 = stablehlo.dot_general %28, %14, contracting_dims = [2, 0] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xf32>, tensor<2x6x9xf32>) -> tensor<5x9xf16>
return %0, %1, %6, %11, %29 : tensor<2x5x9xf16>, tensor<2x5x3xf16>, tensor<f16>, tensor<6x3xf16>, tensor<5x9xf16>
}
func.func private @cumsum(%arg0: tensor<2xi32>) -> tensor<2xi32> {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[1, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 2>, window_strides = array<i64: 1>}> ({
^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
%2 = stablehlo.add %arg1, %arg2 : tensor<i32>
stablehlo.return %2 : tensor<i32>
}) : (tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
return %1 : tensor<2xi32>
}
}
// -----
// narrow_float32_bfloat16
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
%c0 = stablehlo.constant dense<"0xC0C6BA3F36EAB53F753E9F3F6847743F5079D83F2A97E43F9E0BE93E2FA7FE3FE420D23F2938F83F10D55A3F3198A03FA0CED53F10CE7C3E12AAA23F05EABA3ED567913D5913C43F76C5A03FF3C20B3C8DE1803FCFA98D3F695DF53FCC0D1D3E82D7723F214BFC3F2193F03FCCB4CA3E5441EF3F76ECC33FA4C58D3F49BC4D3EC5A9633FEB12583EF562433EB49CE53FA2F8743F069A373FAB21DA3F5CBCEA3FE180233FED1C353E303C6E3FF71FB53D8724C03FFB2DD63EE7DC7C3FA0017A3F5738533E3E63DB3F7034E43FEBEEBF3FDA6F033FAFCD6D3F4238F43D7F031E3FB8C6AD3F1691733E66117A3ECB25FF3F"> : tensor<2x5x6xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<2x5x6xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x5x6xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x5x6xf32>
%c1 = stablehlo.constant dense<"0xC738CE3EF4A15E3FD96F603F14A5D53FDE85F03F07EC823EE0C8133FC96E9D3ECBD7C93D8754C13FA9E03E3FAAE0713F4C95D03FD6F6C63F518AE53F42FEF23F63C0733F13BE303F3031003F5BED0C3F6C59BF3FB031013FB3FD923FEE35FC3F0E93D73FE91DBD3FD18DFE3E48A94F3E08B5DD3EA7754A3E1FF3E53ECFB8C23F88B7D33E723DBF3F0E332E3F9EBC003F521BB33FF4A5C23F0F80A83FE8BD693FB6A6BF3FC147F73F0E629E3FEE8FD73E11844F3FA2094D3FDA4E923FAE0D8D3FA76FE53F957AF43F4BFCBA3F92F7803F0D85233FD98A1B3F91581E3FC4C9843FC003E23F2FD4E13FD06ADD3F2657613FD9311B3F451D983E9A96B93E39B9493F107D043E3458813FA49B6F3FC31FF23E85EB513D715F673FACD6813F6464573F0C66B03F76987D3F9D09303F45CA3D3FC529BC3E4B28273F609CD83F7442DB3FDB7C2B3D36F42B3FD8DDF53FF03D383FEF51E73F0AE5EB3F6E4A753F54A1D53FE0466C3F6F4FFD3F741C183F9A0E283FA4BBF63FDE1F9E3E60F62B3FEF1BB83F39A38D3FC55A853FB6A49B3FC836FF3F2A26013B5FEB363FD941F93FF8B0BD3FA1D1CB3F2D3B833FAA3B1C3F40E2FF3E"> : tensor<6x2x9xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<6x2x9xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<6x2x9xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<6x2x9xf32>
%c2 = stablehlo.constant dense<"0xC0C6BA3F36EAB53F753E9F3F6847743F5079D83F2A97E43F9E0BE93E2FA7FE3FE420D23F2938F83F10D55A3F3198A03FA0CED53F10CE7C3E12AAA23F05EABA3ED567913D5913C43F76C5A03FF3C20B3C8DE1803FCFA98D3F695DF53FCC0D1D3E82D7723F214BFC3F2193F03FCCB4CA3E5441EF3F76ECC33FA4C58D3F49BC4D3EC5A9633FEB12583EF562433EB49CE53F"> : tensor<2x3x6xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<2x3x6xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x3x6xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x3x6xf32>
%r:5 = call @f(%a0, %a1, %a2) : (tensor<2x5x6xf32>, tensor<6x2x9xf32>, tensor<2x3x6xf32>) -> (tensor<2x5x9xbf16>, tensor<2x5x3xbf16>, tensor<bf16>, tensor<6x3xbf16>, tensor<5x9xbf16>)
%e0 = stablehlo.constant dense<"0xE140F9403541F9401B412141234102418E40D340F5403F41F740224134411A41E440944074409F40E540A840E040BE40A0404F405440AB40B940C040CE40D3409740C2409340CE3FF74001413341DB401441384135410F419640CA4015406D40F140DB40CD40B54050403740A6408E40AC4002410241B040F040A1409E40B2408D408C400541FD40CD40CE4076408D40AF408440A24007411641B740FD40A2409B40B7401A406540EE40E740BC40A64045403940"> : tensor<2x5x9xbf16>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<2x5x9xbf16>, tensor<2x5x9xbf16>) -> ()
%e1 = stablehlo.constant dense<"0x4B413141F24031414F41C140F240C140DE40F540C74085404D413C41E3404A40CA40AB40C740F7406340A640EC408D409B401E4188402440EF40A440"> : tensor<2x5x3xbf16>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<2x5x3xbf16>, tensor<2x5x3xbf16>) -> ()
%e2 = stablehlo.constant dense<"0x4B41"> : tensor<bf16>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<bf16>, tensor<bf16>) -> ()
%e3 = stablehlo.constant dense<"0x08402A3F1C400540263F1840E83F113F0540B23FDE3ECC3F1E40453F35402740503F3F40"> : tensor<6x3xbf16>
stablehlo.custom_call @check.expect_close(%r#3, %e3) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<6x3xbf16>, tensor<6x3xbf16>) -> ()
%e4 = stablehlo.constant dense<"0xE140F9403541F9401B412141234102418E40D340F5403F41F740224134411A41E4409440DF403F4091400941FF40EF40DB407C405140A540BD409D400A410341BC40F9409B40C940FF40EB40C64048415F4118413B41D040F340"> : tensor<5x9xbf16>
stablehlo.custom_call @check.expect_close(%r#4, %e4) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<5x9xbf16>, tensor<5x9xbf16>) -> ()
return
}
func.func private @f(%arg0: tensor<2x5x6xf32>, %arg1: tensor<6x2x9xf32>, %arg2: tensor<2x3x6xf32>) -> (tensor<2x5x9xbf16>, tensor<2x5x3xbf16>, tensor<bf16>, tensor<6x3xbf16>, tensor<5x9xbf16>) {
%c = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
%0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [1], contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xf32>, tensor<6x2x9xf32>) -> tensor<2x5x9xbf16>
%1 = stablehlo.dot_general %arg0, %arg2, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xf32>, tensor<2x3x6xf32>) -> tensor<2x5x3xbf16>
%2 = stablehlo.slice %arg0 [0:1, 0:1, 0:6] : (tensor<2x5x6xf32>) -> tensor<1x1x6xf32>
%3 = stablehlo.reshape %2 : (tensor<1x1x6xf32>) -> tensor<6xf32>
%4 = stablehlo.slice %arg2 [0:1, 0:1, 0:6] : (tensor<2x3x6xf32>) -> tensor<1x1x6xf32>
%5 = stablehlo.reshape %4 : (tensor<1x1x6xf32>) -> tensor<6xf32>
%6 = stablehlo.dot_general %3, %5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6xf32>, tensor<6xf32>) -> tensor<bf16>
%7 = stablehlo.slice %arg0 [0:1, 0:1, 0:6] : (tensor<2x5x6xf32>) -> tensor<1x1x6xf32>
%8 = stablehlo.reshape %7 : (tensor<1x1x6xf32>) -> tensor<1x6xf32>
%9 = stablehlo.slice %arg2 [0:1, 0:3, 0:1] : (tensor<2x3x6xf32>) -> tensor<1x3x1xf32>
%10 = stablehlo.reshape %9 : (tensor<1x3x1xf32>) -> tensor<3x1xf32>
%11 = stablehlo.dot_general %8, %10, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x6xf32>, tensor<3x1xf32>) -> tensor<6x3xbf16>
%12 = stablehlo.slice %arg0 [0:1, 0:5, 0:6] : (tensor<2x5x6xf32>) -> tensor<1x5x6xf32>
%13 = stablehlo.reshape %12 : (tensor<1x5x6xf32>) -> tensor<5x6xf32>
%14 = stablehlo.transpose %arg1, dims = [1, 0, 2] : (tensor<6x2x9xf32>) -> tensor<2x6x9xf32>
%15 = stablehlo.broadcast_in_dim %13, dims = [1, 2] : (tensor<5x6xf32>) -> tensor<2x5x6xf32>
%16 = stablehlo.iota dim = 1 : tensor<2x5x6xi32>
%17 = call @cumsum(%c) : (tensor<2xi32>) -> tensor<2xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%18 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
%19 = stablehlo.slice %18 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%20 = stablehlo.slice %17 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%21 = stablehlo.concatenate %19, %20, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%22 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<2xi32>) -> tensor<2x5x6xi32>
%23 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<2xi32>) -> tensor<2x5x6xi32>
%24 = stablehlo.compare LE, %23, %16, SIGNED : (tensor<2x5x6xi32>, tensor<2x5x6xi32>) -> tensor<2x5x6xi1>
%25 = stablehlo.compare LT, %16, %22, SIGNED : (tensor<2x5x6xi32>, tensor<2x5x6xi32>) -> tensor<2x5x6xi1>
%26 = stablehlo.and %24, %25 : tensor<2x5x6xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%27 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x5x6xf32>
%28 = stablehlo.select %26, %15, %27 : tensor<2x5x6xi1>, tensor<2x5x6xf32>
%29 = stablehlo.dot_general %28, %14, contracting_dims = [2, 0] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xf32>, tensor<2x6x9xf32>) -> tensor<5x9xbf16>
return %0, %1, %6, %11, %29 : tensor<2x5x9xbf16>, tensor<2x5x3xbf16>, tensor<bf16>, tensor<6x3xbf16>, tensor<5x9xbf16>
}
func.func private @cumsum(%arg0: tensor<2xi32>) -> tensor<2xi32> {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[1, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 2>, window_strides = array<i64: 1>}> ({
^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
%2 = stablehlo.add %arg1, %arg2 : tensor<i32>
stablehlo.return %2 : tensor<i32>
}) : (tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
return %1 : tensor<2xi32>
}
}
// -----
// narrow_float64_int32
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
%c0 = stablehlo.constant dense<"0x4C5779FAD758F73FB47674C246BDF63FF27284AFCEE7F33FC06D07F6EC88EE3F042675012A0FFB3F22227335E592FC3F28959AC77321DD3F7484CDD1E5D4FF3FF087F5771C44FA3F007AC8270507FF3FA4411304A25AEB3FBEA85E1A0613F43FEE580608D4B9FA3F8058AFF4C199CF3F8C0F96364255F43F28F54F97405DD73F60CD86AFFA2CB23F746709266B82F83FD83DBACCAE18F43F006FF66E5E78813F66CF6B94311CF03F58E6D1D939B5F13FEAC75821ADABFE3FF0D5C270B9A1C33FF89B3241F05AEE3FECEBD6206489FF3F54E3161F6412FE3F583CF3739956D93F982AEC732AE8FD3F0EF82DBD8E7DF83F70FED381B4B8F13F5059071089B7C93FAC4A46A83875EC3FE0C4CF555D02CB3FF0267DA85E6CC83F68BE3B7B96B3FC3F28D00D47149FEE3F30458DBF40F3E63FF08FBA6A3544FB3F1C4888818B57FD3F0013941E1C70E43FE05DC5A89DA3C63F80CEBCF485C7ED3F4053C4E8FEA3B63F2A9B15D09004F83F7892F05EBFC5DA3F10A1D7DD9C9BEF3F7C68A10A3440EF3F9093EFDB0A67CA3FC40D14B2676CFB3FFCBD31FB8D86FC3F267EED52DDFDF73F30CD9C3AFB6DE03F38FF1AD0B5B9ED3FE049C14B0887BE3F24C942E26FC0E33F5CEA2B03D7B8F53F903270B72272CE3FF06894B02C42CF3F06732358B9E4FF3F"> : tensor<2x5x6xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<2x5x6xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x5x6xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x5x6xf64>
%c1 = stablehlo.constant dense<"0x203D1BDC18C7D93FB04A9B843ED4EB3F84D4102FFB0DEC3F5290A88BA2B4FA3FF68A3DB9BB10FE3F58F0B1D0805DD03FC88E48FA1B79E23FF046BD25D9ADD33FA03DDC54F93AB93F20D728D8902AF83F50CF981115DCE73F9851D534153CEE3FF4436C73A912FA3FD8736CB1DADEF83FAAB26F114AB1FC3F5031213BC85FFE3F0CE44E610C78EE3F4C0A1362C217E63FB0C2E10A2606E03F8CD21C5DAB9DE13F78C49B7E2DEBF73FA4ED560C3626E03F46287654B65FF23F3A4189CABD86FF3FE86004CF61F2FA3F3C114B21BDA3F73F782ABF10BAD1DF3F609AA6F128F5C93FE024D4F6A0B6DB3F009CEFE4B44EC93F20EAF0E163BEDC3FFC41B8D41957F83FF09B6FF5F076DA3F90612B38AEE7F73FEC0409B461C6E53F4417ABCC9317E03F4A5A324A6A63F63FA6B9107FBE54F83F386E76D80110F53FD400920BBD37ED3FFCAFE1BCD6F4F73FE0330927F8E8FE3FF4B787BD41CCF33F504F45CFFDF1DA3FA4C72F2482F0E93F543B973B34A1E93F1E8A283BDB49F23F3242E9B2B5A1F13F6895B8D0F4ADFC3FB6FE879A528FFE3F54B31351895FF73F2C098D31F21EF03FECD2D3A1A170E43F60E7C82D5B71E33F7480111112CBE33FE4F63D7E3899F03F0CD0F3F37740FC3F540104DB853AFC3FF65990FB59ADFB3F606753CAE42AEC3F08023C1D3B66E33FD029189CA803D33FC0D9F43BD332D73FECF67A142737E93F40F761F8A18FC03FE8C0AE83062BF03FB4AA408774F3ED3FA8C69C63F843DE3FC09A0E95703DAA3FE843511EEEEBEC3F08176F81D53AF03F34E1B3888CECEA3FB4888471C10CF63FC43B18C00EB3EF3F809C3AA23301E63FB4EEAE9448B9E73F8880DCA03885D73FFCBC4B5A09E5E43FDA22900A8C13FB3F8EEF73754E68FB3FC0E3DC639B6FA53F181491C2867EE53FC6E80902BBBBFE3F2855A60EBE07E73FFE2E1FDD3DEAFC3F2CC3F338A17CFD3F10FCBDBA4DA9EE3F286A88882AB4FA3F78547BF5DB88ED3F00DB47EAEDA9FF3F2858297D8E03E33F94598649D301E53F08CE777674D7FE3F684DB5CFFBC3D33FC4DD7909CC7EE53F806EEFE57D03F73FFEB80D1367B4F13F8E34F99E58ABF03FC60902B09674F33F96A9E10AD9E6FF3F00BC9035C524603F8CB1A2DD6BDDE63F4804C01D3B28FF3F988586061FB6F73FB6308027347AF93FB8311E9B6567F03FA0FA8F347587E33F00493A0A48FCDF3F"> : tensor<6x2x9xf64>
%z1 = stablehlo.constant dense<0.0> : tensor<6x2x9xf64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<6x2x9xf64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<6x2x9xf64>
%c2 = stablehlo.constant dense<"0x4C5779FAD758F73FB47674C246BDF63FF27284AFCEE7F33FC06D07F6EC88EE3F042675012A0FFB3F22227335E592FC3F28959AC77321DD3F7484CDD1E5D4FF3FF087F5771C44FA3F007AC8270507FF3FA4411304A25AEB3FBEA85E1A0613F43FEE580608D4B9FA3F8058AFF4C199CF3F8C0F96364255F43F28F54F97405DD73F60CD86AFFA2CB23F746709266B82F83FD83DBACCAE18F43F006FF66E5E78813F66CF6B94311CF03F58E6D1D939B5F13FEAC75821ADABFE3FF0D5C270B9A1C33FF89B3241F05AEE3FECEBD6206489FF3F54E3161F6412FE3F583CF3739956D93F982AEC732AE8FD3F0EF82DBD8E7DF83F70FED381B4B8F13F5059071089B7C93FAC4A46A83875EC3FE0C4CF555D02CB3FF0267DA85E6CC83F68BE3B7B96B3FC3F"> : tensor<2x3x6xf64>
%z2 = stablehlo.constant dense<0.0> : tensor<2x3x6xf64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x3x6xf64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x3x6xf64>
%r:5 = call @f(%a0, %a1, %a2) : (tensor<2x5x6xf64>, tensor<6x2x9xf64>, tensor<2x3x6xf64>) -> (tensor<2x5x9xi32>, tensor<2x5x3xi32>, tensor<i32>, tensor<6x3xi32>, tensor<5x9xi32>)
%e0 = stablehlo.constant dense<"0x07000000070000000B00000007000000090000000A0000000A000000080000000400000006000000070000000B000000070000000A0000000B00000009000000070000000400000003000000040000000700000005000000070000000500000004000000030000000300000005000000050000000600000006000000060000000400000006000000040000000100000007000000080000000B00000006000000090000000B0000000B0000000800000004000000060000000200000003000000070000000600000006000000050000000300000002000000050000000400000005000000080000000800000005000000070000000500000004000000050000000400000004000000080000000700000006000000060000000300000004000000050000000400000005000000080000000900000005000000070000000500000004000000050000000200000003000000070000000700000005000000050000000300000002000000"> : tensor<2x5x9xi32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x5x9xi32>, tensor<2x5x9xi32>) -> ()
%e1 = stablehlo.constant dense<"0x0C0000000B000000070000000B0000000C000000060000000700000006000000060000000700000006000000040000000C0000000B00000007000000030000000600000005000000060000000700000003000000050000000700000004000000040000000900000004000000020000000700000005000000"> : tensor<2x5x3xi32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x5x3xi32>, tensor<2x5x3xi32>) -> ()
%e2 = stablehlo.constant dense<"0x0C000000"> : tensor<i32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
%e3 = stablehlo.constant dense<"0x020000000000000002000000020000000000000002000000010000000000000002000000010000000000000001000000020000000000000002000000020000000000000002000000"> : tensor<6x3xi32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<6x3xi32>, tensor<6x3xi32>) -> ()
%e4 = stablehlo.constant dense<"0x07000000070000000B00000007000000090000000A0000000A000000080000000400000006000000070000000B000000070000000A0000000B0000000900000007000000040000000600000002000000040000000800000007000000070000000600000003000000030000000500000005000000040000000800000008000000050000000700000004000000060000000700000007000000060000000C0000000D000000090000000B0000000600000007000000"> : tensor<5x9xi32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5x9xi32>, tensor<5x9xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<2x5x6xf64>, %arg1: tensor<6x2x9xf64>, %arg2: tensor<2x3x6xf64>) -> (tensor<2x5x9xi32>, tensor<2x5x3xi32>, tensor<i32>, tensor<6x3xi32>, tensor<5x9xi32>) {
%c = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
%0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [1], contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xf64>, tensor<6x2x9xf64>) -> tensor<2x5x9xi32>
%1 = stablehlo.dot_general %arg0, %arg2, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xf64>, tensor<2x3x6xf64>) -> tensor<2x5x3xi32>
%2 = stablehlo.slice %arg0 [0:1, 0:1, 0:6] : (tensor<2x5x6xf64>) -> tensor<1x1x6xf64>
%3 = stablehlo.reshape %2 : (tensor<1x1x6xf64>) -> tensor<6xf64>
%4 = stablehlo.slice %arg2 [0:1, 0:1, 0:6] : (tensor<2x3x6xf64>) -> tensor<1x1x6xf64>
%5 = stablehlo.reshape %4 : (tensor<1x1x6xf64>) -> tensor<6xf64>
%6 = stablehlo.dot_general %3, %5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6xf64>, tensor<6xf64>) -> tensor<i32>
%7 = stablehlo.slice %arg0 [0:1, 0:1, 0:6] : (tensor<2x5x6xf64>) -> tensor<1x1x6xf64>
%8 = stablehlo.reshape %7 : (tensor<1x1x6xf64>) -> tensor<1x6xf64>
%9 = stablehlo.slice %arg2 [0:1, 0:3, 0:1] : (tensor<2x3x6xf64>) -> tensor<1x3x1xf64>
%10 = stablehlo.reshape %9 : (tensor<1x3x1xf64>) -> tensor<3x1xf64>
%11 = stablehlo.dot_general %8, %10, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x6xf64>, tensor<3x1xf64>) -> tensor<6x3xi32>
%12 = stablehlo.slice %arg0 [0:1, 0:5, 0:6] : (tensor<2x5x6xf64>) -> tensor<1x5x6xf64>
%13 = stablehlo.reshape %12 : (tensor<1x5x6xf64>) -> tensor<5x6xf64>
%14 = stablehlo.transpose %arg1, dims = [1, 0, 2] : (tensor<6x2x9xf64>) -> tensor<2x6x9xf64>
%15 = stablehlo.broadcast_in_dim %13, dims = [1, 2] : (tensor<5x6xf64>) -> tensor<2x5x6xf64>
%16 = stablehlo.iota dim = 1 : tensor<2x5x6xi32>
%17 = call @cumsum(%c) : (tensor<2xi32>) -> tensor<2xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%18 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
%19 = stablehlo.slice %18 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%20 = stablehlo.slice %17 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%21 = stablehlo.concatenate %19, %20, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%22 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<2xi32>) -> tensor<2x5x6xi32>
%23 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<2xi32>) -> tensor<2x5x6xi32>
%24 = stablehlo.compare LE, %23, %16, SIGNED : (tensor<2x5x6xi32>, tensor<2x5x6xi32>) -> tensor<2x5x6xi1>
%25 = stablehlo.compare LT, %16, %22, SIGNED : (tensor<2x5x6xi32>, tensor<2x5x6xi32>) -> tensor<2x5x6xi1>
%26 = stablehlo.and %24, %25 : tensor<2x5x6xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%27 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x5x6xf64>
%28 = stablehlo.select %26, %15, %27 : tensor<2x5x6xi1>, tensor<2x5x6xf64>
%29 = stablehlo.dot_general %28, %14, contracting_dims = [2, 0] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xf64>, tensor<2x6x9xf64>) -> tensor<5x9xi32>
return %0, %1, %6, %11, %29 : tensor<2x5x9xi32>, tensor<2x5x3xi32>, tensor<i32>, tensor<6x3xi32>, tensor<5x9xi32>
}
func.func private @cumsum(%arg0: tensor<2xi32>) -> tensor<2xi32> {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[1, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 2>, window_strides = array<i64: 1>}> ({
^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
%2 = stablehlo.add %arg1, %arg2 : tensor<i32>
stablehlo.return %2 : tensor<i32>
}) : (tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
return %1 : tensor<2xi32>
}
}
// -----
// narrow_float64_uint8
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
%c0 = stablehlo.constant dense<"0x4C5779FAD758F73FB47674C246BDF63FF27284AFCEE7F33FC06D07F6EC88EE3F042675012A0FFB3F22227335E592FC3F28959AC77321DD3F7484CDD1E5D4FF3FF087F5771C44FA3F007AC8270507FF3FA4411304A25AEB3FBEA85E1A0613F43FEE580608D4B9FA3F8058AFF4C199CF3F8C0F96364255F43F28F54F97405DD73F60CD86AFFA2CB23F746709266B82F83FD83DBACCAE18F43F006FF66E5E78813F66CF6B94311CF03F58E6D1D939B5F13FEAC75821ADABFE3FF0D5C270B9A1C33FF89B3241F05AEE3FECEBD6206489FF3F54E3161F6412FE3F583CF3739956D93F982AEC732AE8FD3F0EF82DBD8E7DF83F70FED381B4B8F13F5059071089B7C93FAC4A46A83875EC3FE0C4CF555D02CB3FF0267DA85E6CC83F68BE3B7B96B3FC3F28D00D47149FEE3F30458DBF40F3E63FF08FBA6A3544FB3F1C4888818B57FD3F0013941E1C70E43FE05DC5A89DA3C63F80CEBCF485C7ED3F4053C4E8FEA3B63F2A9B15D09004F83F7892F05EBFC5DA3F10A1D7DD9C9BEF3F7C68A10A3440EF3F9093EFDB0A67CA3FC40D14B2676CFB3FFCBD31FB8D86FC3F267EED52DDFDF73F30CD9C3AFB6DE03F38FF1AD0B5B9ED3FE049C14B0887BE3F24C942E26FC0E33F5CEA2B03D7B8F53F903270B72272CE3FF06894B02C42CF3F06732358B9E4FF3F"> : tensor<2x5x6xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<2x5x6xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x5x6xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x5x6xf64>
%c1 = stablehlo.constant dense<"0x203D1BDC18C7D93FB04A9B843ED4EB3F84D4102FFB0DEC3F5290A88BA2B4FA3FF68A3DB9BB10FE3F58F0B1D0805DD03FC88E48FA1B79E23FF046BD25D9ADD33FA03DDC54F93AB93F20D728D8902AF83F50CF981115DCE73F9851D534153CEE3FF4436C73A912FA3FD8736CB1DADEF83FAAB26F114AB1FC3F5031213BC85FFE3F0CE44E610C78EE3F4C0A1362C217E63FB0C2E10A2606E03F8CD21C5DAB9DE13F78C49B7E2DEBF73FA4ED560C3626E03F46287654B65FF23F3A4189CABD86FF3FE86004CF61F2FA3F3C114B21BDA3F73F782ABF10BAD1DF3F609AA6F128F5C93FE024D4F6A0B6DB3F009CEFE4B44EC93F20EAF0E163BEDC3FFC41B8D41957F83FF09B6FF5F076DA3F90612B38AEE7F73FEC0409B461C6E53F4417ABCC9317E03F4A5A324A6A63F63FA6B9107FBE54F83F386E76D80110F53FD400920BBD37ED3FFCAFE1BCD6F4F73FE0330927F8E8FE3FF4B787BD41CCF33F504F45CFFDF1DA3FA4C72F2482F0E93F543B973B34A1E93F1E8A283BDB49F23F3242E9B2B5A1F13F6895B8D0F4ADFC3FB6FE879A528FFE3F54B31351895FF73F2C098D31F21EF03FECD2D3A1A170E43F60E7C82D5B71E33F7480111112CBE33FE4F63D7E3899F03F0CD0F3F37740FC3F540104DB853AFC3FF65990FB59ADFB3F606753CAE42AEC3F08023C1D3B66E33FD029189CA803D33FC0D9F43BD332D73FECF67A142737E93F40F761F8A18FC03FE8C0AE83062BF03FB4AA408774F3ED3FA8C69C63F843DE3FC09A0E95703DAA3FE843511EEEEBEC3F08176F81D53AF03F34E1B3888CECEA3FB4888471C10CF63FC43B18C00EB3EF3F809C3AA23301E63FB4EEAE9448B9E73F8880DCA03885D73FFCBC4B5A09E5E43FDA22900A8C13FB3F8EEF73754E68FB3FC0E3DC639B6FA53F181491C2867EE53FC6E80902BBBBFE3F2855A60EBE07E73FFE2E1FDD3DEAFC3F2CC3F338A17CFD3F10FCBDBA4DA9EE3F286A88882AB4FA3F78547BF5DB88ED3F00DB47EAEDA9FF3F2858297D8E03E33F94598649D301E53F08CE777674D7FE3F684DB5CFFBC3D33FC4DD7909CC7EE53F806EEFE57D03F73FFEB80D1367B4F13F8E34F99E58ABF03FC60902B09674F33F96A9E10AD9E6FF3F00BC9035C524603F8CB1A2DD6BDDE63F4804C01D3B28FF3F988586061FB6F73FB6308027347AF93FB8311E9B6567F03FA0FA8F347587E33F00493A0A48FCDF3F"> : tensor<6x2x9xf64>
%z1 = stablehlo.constant dense<0.0> : tensor<6x2x9xf64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<6x2x9xf64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<6x2x9xf64>
%c2 = stablehlo.constant dense<"0x4C5779FAD758F73FB47674C246BDF63FF27284AFCEE7F33FC06D07F6EC88EE3F042675012A0FFB3F22227335E592FC3F28959AC77321DD3F7484CDD1E5D4FF3FF087F5771C44FA3F007AC8270507FF3FA4411304A25AEB3FBEA85E1A0613F43FEE580608D4B9FA3F8058AFF4C199CF3F8C0F96364255F43F28F54F97405DD73F60CD86AFFA2CB23F746709266B82F83FD83DBACCAE18F43F006FF66E5E78813F66CF6B94311CF03F58E6D1D939B5F13FEAC75821ADABFE3FF0D5C270B9A1C33FF89B3241F05AEE3FECEBD6206489FF3F54E3161F6412FE3F583CF3739956D93F982AEC732AE8FD3F0EF82DBD8E7DF83F70FED381B4B8F13F5059071089B7C93FAC4A46A83875EC3FE0C4CF555D02CB3FF0267DA85E6CC83F68BE3B7B96B3FC3F"> : tensor<2x3x6xf64>
%z2 = stablehlo.constant dense<0.0> : tensor<2x3x6xf64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x3x6xf64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x3x6xf64>
%r:5 = call @f(%a0, %a1, %a2) : (tensor<2x5x6xf64>, tensor<6x2x9xf64>, tensor<2x3x6xf64>) -> (tensor<2x5x9xui8>, tensor<2x5x3xui8>, tensor<ui8>, tensor<6x3xui8>, tensor<5x9xui8>)
%e0 = stablehlo.constant dense<"0x07070B07090A0A080406070B070A0B09070403040705070504030305050606060406040107080B06090B0B0804060203070606050302050405080805070504050404080706060304050405080905070504050203070705050302"> : tensor<2x5x9xui8>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x5x9xui8>, tensor<2x5x9xui8>) -> ()
%e1 = stablehlo.constant dense<"0x0C0B070B0C060706060706040C0B07030605060703050704040904020705"> : tensor<2x5x3xui8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x5x3xui8>, tensor<2x5x3xui8>) -> ()
%e2 = stablehlo.constant dense<"0x0C"> : tensor<ui8>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<ui8>, tensor<ui8>) -> ()
%e3 = stablehlo.constant dense<"0x020002020002010002010001020002020002"> : tensor<6x3xui8>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<6x3xui8>, tensor<6x3xui8>) -> ()
%e4 = stablehlo.constant dense<"0x07070B07090A0A080406070B070A0B0907040602040807070603030505040808050704060707060C0D090B0607"> : tensor<5x9xui8>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5x9xui8>, tensor<5x9xui8>) -> ()
return
}
func.func private @f(%arg0: tensor<2x5x6xf64>, %arg1: tensor<6x2x9xf64>, %arg2: tensor<2x3x6xf64>) -> (tensor<2x5x9xui8>, tensor<2x5x3xui8>, tensor<ui8>, tensor<6x3xui8>, tensor<5x9xui8>) {
%c = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
%0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [1], contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xf64>, tensor<6x2x9xf64>) -> tensor<2x5x9xui8>
%1 = stablehlo.dot_general %arg0, %arg2, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xf64>, tensor<2x3x6xf64>) -> tensor<2x5x3xui8>
%2 = stablehlo.slice %arg0 [0:1, 0:1, 0:6] : (tensor<2x5x6xf64>) -> tensor<1x1x6xf64>
%3 = stablehlo.reshape %2 : (tensor<1x1x6xf64>) -> tensor<6xf64>
%4 = stablehlo.slice %arg2 [0:1, 0:1, 0:6] : (tensor<2x3x6xf64>) -> tensor<1x1x6xf64>
%5 = stablehlo.reshape %4 : (tensor<1x1x6xf64>) -> tensor<6xf64>
%6 = stablehlo.dot_general %3, %5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6xf64>, tensor<6xf64>) -> tensor<ui8>
%7 = stablehlo.slice %arg0 [0:1, 0:1, 0:6] : (tensor<2x5x6xf64>) -> tensor<1x1x6xf64>
%8 = stablehlo.reshape %7 : (tensor<1x1x6xf64>) -> tensor<1x6xf64>
%9 = stablehlo.slice %arg2 [0:1, 0:3, 0:1] : (tensor<2x3x6xf64>) -> tensor<1x3x1xf64>
%10 = stablehlo.reshape %9 : (tensor<1x3x1xf64>) -> tensor<3x1xf64>
%11 = stablehlo.dot_general %8, %10, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x6xf64>, tensor<3x1xf64>) -> tensor<6x3xui8>
%12 = stablehlo.slice %arg0 [0:1, 0:5, 0:6] : (tensor<2x5x6xf64>) -> tensor<1x5x6xf64>
%13 = stablehlo.reshape %12 : (tensor<1x5x6xf64>) -> tensor<5x6xf64>
%14 = stablehlo.transpose %arg1, dims = [1, 0, 2] : (tensor<6x2x9xf64>) -> tensor<2x6x9xf64>
%15 = stablehlo.broadcast_in_dim %13, dims = [1, 2] : (tensor<5x6xf64>) -> tensor<2x5x6xf64>
%16 = stablehlo.iota dim = 1 : tensor<2x5x6xi32>
%17 = call @cumsum(%c) : (tensor<2xi32>) -> tensor<2xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%18 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
%19 = stablehlo.slice %18 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%20 = stablehlo.slice %17 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%21 = stablehlo.concatenate %19, %20, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%22 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<2xi32>) -> tensor<2x5x6xi32>
%23 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<2xi32>) -> tensor<2x5x6xi32>
%24 = stablehlo.compare LE, %23, %16, SIGNED : (tensor<2x5x6xi32>, tensor<2x5x6xi32>) -> tensor<2x5x6xi1>
%25 = stablehlo.compare LT, %16, %22, SIGNED : (tensor<2x5x6xi32>, tensor<2x5x6xi32>) -> tensor<2x5x6xi1>
%26 = stablehlo.and %24, %25 : tensor<2x5x6xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%27 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x5x6xf64>
%28 = stablehlo.select %26, %15, %27 : tensor<2x5x6xi1>, tensor<2x5x6xf64>
%29 = stablehlo.dot_general %28, %14, contracting_dims = [2, 0] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xf64>, tensor<2x6x9xf64>) -> tensor<5x9xui8>
return %0, %1, %6, %11, %29 : tensor<2x5x9xui8>, tensor<2x5x3xui8>, tensor<ui8>, tensor<6x3xui8>, tensor<5x9xui8>
}
func.func private @cumsum(%arg0: tensor<2xi32>) -> tensor<2xi32> {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[1, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 2>, window_strides = array<i64: 1>}> ({
^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
%2 = stablehlo.add %arg1, %arg2 : tensor<i32>
stablehlo.return %2 : tensor<i32>
}) : (tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
return %1 : tensor<2xi32>
}
}
// -----
// narrow_float64_float32
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
%c0 = stablehlo.constant dense<"0x4C5779FAD758F73FB47674C246BDF63FF27284AFCEE7F33FC06D07F6EC88EE3F042675012A0FFB3F22227335E592FC3F28959AC77321DD3F7484CDD1E5D4FF3FF087F5771C44FA3F007AC8270507FF3FA4411304A25AEB3FBEA85E1A0613F43FEE580608D4B9FA3F8058AFF4C199CF3F8C0F96364255F43F28F54F97405DD73F60CD86AFFA2CB23F746709266B82F83FD83DBACCAE18F43F006FF66E5E78813F66CF6B94311CF03F58E6D1D939B5F13FEAC75821ADABFE3FF0D5C270B9A1C33FF89B3241F05AEE3FECEBD6206489FF3F54E3161F6412FE3F583CF3739956D93F982AEC732AE8FD3F0EF82DBD8E7DF83F70FED381B4B8F13F5059071089B7C93FAC4A46A83875EC3FE0C4CF555D02CB3FF0267DA85E6CC83F68BE3B7B96B3FC3F28D00D47149FEE3F30458DBF40F3E63FF08FBA6A3544FB3F1C4888818B57FD3F0013941E1C70E43FE05DC5A89DA3C63F80CEBCF485C7ED3F4053C4E8FEA3B63F2A9B15D09004F83F7892F05EBFC5DA3F10A1D7DD9C9BEF3F7C68A10A3440EF3F9093EFDB0A67CA3FC40D14B2676CFB3FFCBD31FB8D86FC3F267EED52DDFDF73F30CD9C3AFB6DE03F38FF1AD0B5B9ED3FE049C14B0887BE3F24C942E26FC0E33F5CEA2B03D7B8F53F903270B72272CE3FF06894B02C42CF3F06732358B9E4FF3F"> : tensor<2x5x6xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<2x5x6xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x5x6xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x5x6xf64>
%c1 = stablehlo.constant dense<"0x203D1BDC18C7D93FB04A9B843ED4EB3F84D4102FFB0DEC3F5290A88BA2B4FA3FF68A3DB9BB10FE3F58F0B1D0805DD03FC88E48FA1B79E23FF046BD25D9ADD33FA03DDC54F93AB93F20D728D8902AF83F50CF981115DCE73F9851D534153CEE3FF4436C73A912FA3FD8736CB1DADEF83FAAB26F114AB1FC3F5031213BC85FFE3F0CE44E610C78EE3F4C0A1362C217E63FB0C2E10A2606E03F8CD21C5DAB9DE13F78C49B7E2DEBF73FA4ED560C3626E03F46287654B65FF23F3A4189CABD86FF3FE86004CF61F2FA3F3C114B21BDA3F73F782ABF10BAD1DF3F609AA6F128F5C93FE024D4F6A0B6DB3F009CEFE4B44EC93F20EAF0E163BEDC3FFC41B8D41957F83FF09B6FF5F076DA3F90612B38AEE7F73FEC0409B461C6E53F4417ABCC9317E03F4A5A324A6A63F63FA6B9107FBE54F83F386E76D80110F53FD400920BBD37ED3FFCAFE1BCD6F4F73FE0330927F8E8FE3FF4B787BD41CCF33F504F45CFFDF1DA3FA4C72F2482F0E93F543B973B34A1E93F1E8A283BDB49F23F3242E9B2B5A1F13F6895B8D0F4ADFC3FB6FE879A528FFE3F54B31351895FF73F2C098D31F21EF03FECD2D3A1A170E43F60E7C82D5B71E33F7480111112CBE33FE4F63D7E3899F03F0CD0F3F37740FC3F540104DB853AFC3FF65990FB59ADFB3F606753CAE42AEC3F08023C1D3B66E33FD029189CA803D33FC0D9F43BD332D73FECF67A142737E93F40F761F8A18FC03FE8C0AE83062BF03FB4AA408774F3ED3FA8C69C63F843DE3FC09A0E95703DAA3FE843511EEEEBEC3F08176F81D53AF03F34E1B3888CECEA3FB4888471C10CF63FC43B18C00EB3EF3F809C3AA23301E63FB4EEAE9448B9E73F8880DCA03885D73FFCBC4B5A09E5E43FDA22900A8C13FB3F8EEF73754E68FB3FC0E3DC639B6FA53F181491C2867EE53FC6E80902BBBBFE3F2855A60EBE07E73FFE2E1FDD3DEAFC3F2CC3F338A17CFD3F10FCBDBA4DA9EE3F286A88882AB4FA3F78547BF5DB88ED3F00DB47EAEDA9FF3F2858297D8E03E33F94598649D301E53F08CE777674D7FE3F684DB5CFFBC3D33FC4DD7909CC7EE53F806EEFE57D03F73FFEB80D1367B4F13F8E34F99E58ABF03FC60902B09674F33F96A9E10AD9E6FF3F00BC9035C524603F8CB1A2DD6BDDE63F4804C01D3B28FF3F988586061FB6F73FB6308027347AF93FB8311E9B6567F03FA0FA8F347587E33F00493A0A48FCDF3F"> : tensor<6x2x9xf64>
%z1 = stablehlo.constant dense<0.0> : tensor<6x2x9xf64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<6x2x9xf64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<6x2x9xf64>
%c2 = stablehlo.constant dense<"0x4C5779FAD758F73FB47674C246BDF63FF27284AFCEE7F33FC06D07F6EC88EE3F042675012A0FFB3F22227335E592FC3F28959AC77321DD3F7484CDD1E5D4FF3FF087F5771C44FA3F007AC8270507FF3FA4411304A25AEB3FBEA85E1A0613F43FEE580608D4B9FA3F8058AFF4C199CF3F8C0F96364255F43F28F54F97405DD73F60CD86AFFA2CB23F746709266B82F83FD83DBACCAE18F43F006FF66E5E78813F66CF6B94311CF03F58E6D1D939B5F13FEAC75821ADABFE3FF0D5C270B9A1C33FF89B3241F05AEE3FECEBD6206489FF3F54E3161F6412FE3F583CF3739956D93F982AEC732AE8FD3F0EF82DBD8E7DF83F70FED381B4B8F13F5059071089B7C93FAC4A46A83875EC3FE0C4CF555D02CB3FF0267DA85E6CC83F68BE3B7B96B3FC3F"> : tensor<2x3x6xf64>
%z2 = stablehlo.constant dense<0.0> : tensor<2x3x6xf64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x3x6xf64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x3x6xf64>
%r:5 = call @f(%a0, %a1, %a2) : (tensor<2x5x6xf64>, tensor<6x2x9xf64>, tensor<2x3x6xf64>) -> (tensor<2x5x9xf32>, tensor<2x5x3xf32>, tensor<f32>, tensor<6x3xf32>, tensor<5x9xf32>)
%e0 = stablehlo.constant dense<"0x3AB6E040B2FCF840644F3541A8E1F84021561B41EF6F2141181223411CD00141B74E8E404D30D340976DF5400E6F3F41CD90F640DDBF21411E713441A97B1A4114C7E340D920944009BE734040399F4031E2E4407AC4A740145FE040BD11BE403CA69F4089524F409630544090C4AA4038D4B840B63CC0404B1ECE405C2FD34013599740DB3CC240BC0993409A5ACE3F8856F740A29000410BFF3241003CDB403F29144118723841B6A23441818C0E4140C295404181C94087E814408FB46C4051CAF04022BEDA402664CD4059B5B4400BA24F40B8E4364011D6A540D9F68D400F9EAB40496B02419D3C024131ABAF402351F0404373A14046779E403F1DB240BAD78C40253C8C4008340541743CFD406C7ACD40040DCE4084927540F8998C406FE6AE4047B583404C80A140C4110741CAD715418264B740AF38FD406A06A2403F8B9A4058FEB640B35A1A40788E6440EC6BEE40E97CE74032ECBB4074D8A540CB5E45403C6C3940"> : tensor<2x5x9xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<2x5x9xf32>, tensor<2x5x9xf32>) -> ()
%e1 = stablehlo.constant dense<"0x6B824A418D213141E058F2408D213141F8CE4E411EE7C040E058F2401EE7C040C76DDE40EC6BF540CC00C740E3F384403EBD4C41A6973B41359CE240396A4A40F3BAC940036BAB402A8FC64054E0F64007EB6240E8FDA5400153EC40722F8D405F5C9B4077661E412CA687407DC82340C375EF40E059A440"> : tensor<2x5x3xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<2x5x3xf32>, tensor<2x5x3xf32>) -> ()
%e2 = stablehlo.constant dense<"0x6B824A41"> : tensor<f32>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<f32>, tensor<f32>) -> ()
%e3 = stablehlo.constant dense<"0x694508405F072A3F1EFE1B4067B904406D9A253FB3EE1740065EE83F13F7103F80FF04408839B23F1360DE3E9404CC3F34F01D403D10453FA9CB34404CC72640F517503F46EA3E40"> : tensor<6x3xf32>
stablehlo.custom_call @check.expect_close(%r#3, %e3) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<6x3xf32>, tensor<6x3xf32>) -> ()
%e4 = stablehlo.constant dense<"0x3AB6E040B2FCF840644F3541A8E1F84021561B41EF6F2141181223411CD00141B74E8E404D30D340976DF5400E6F3F41CD90F640DDBF21411E713441A97B1A4114C7E340D9209440C05FDF40D7753F40F957914000050941B521FF406C5BEF40ECDADA4042377C40BFD05040BB76A5405F55BD4031FA9C407C770A4114C00241D7A9BB405D97F8403D929A407C1BC94078A1FE40D051EB40C946C640717748411D695F41662A184152FA3A411830D04042BAF240"> : tensor<5x9xf32>
stablehlo.custom_call @check.expect_close(%r#4, %e4) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<5x9xf32>, tensor<5x9xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2x5x6xf64>, %arg1: tensor<6x2x9xf64>, %arg2: tensor<2x3x6xf64>) -> (tensor<2x5x9xf32>, tensor<2x5x3xf32>, tensor<f32>, tensor<6x3xf32>, tensor<5x9xf32>) {
%c = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
%0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [1], contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xf64>, tensor<6x2x9xf64>) -> tensor<2x5x9xf32>
%1 = stablehlo.dot_general %arg0, %arg2, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xf64>, tensor<2x3x6xf64>) -> tensor<2x5x3xf32>
%2 = stablehlo.slice %arg0 [0:1, 0:1, 0:6] : (tensor<2x5x6xf64>) -> tensor<1x1x6xf64>
%3 = stablehlo.reshape %2 : (tensor<1x1x6xf64>) -> tensor<6xf64>
%4 = stablehlo.slice %arg2 [0:1, 0:1, 0:6] : (tensor<2x3x6xf64>) -> tensor<1x1x6xf64>
%5 = stablehlo.reshape %4 : (tensor<1x1x6xf64>) -> tensor<6xf64>
%6 = stablehlo.dot_general %3, %5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6xf64>, tensor<6xf64>) -> tensor<f32>
%7 = stablehlo.slice %arg0 [0:1, 0:1, 0:6] : (tensor<2x5x6xf64>) -> tensor<1x1x6xf64>
%8 = stablehlo.reshape %7 : (tensor<1x1x6xf64>) -> tensor<1x6xf64>
%9 = stablehlo.slice %arg2 [0:1, 0:3, 0:1] : (tensor<2x3x6xf64>) -> tensor<1x3x1xf64>
%10 = stablehlo.reshape %9 : (tensor<1x3x1xf64>) -> tensor<3x1xf64>
%11 = stablehlo.dot_general %8, %10, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x6xf64>, tensor<3x1xf64>) -> tensor<6x3xf32>
%12 = stablehlo.slice %arg0 [0:1, 0:5, 0:6] : (tensor<2x5x6xf64>) -> tensor<1x5x6xf64>
%13 = stablehlo.reshape %12 : (tensor<1x5x6xf64>) -> tensor<5x6xf64>
%14 = stablehlo.transpose %arg1, dims = [1, 0, 2] : (tensor<6x2x9xf64>) -> tensor<2x6x9xf64>
%15 = stablehlo.broadcast_in_dim %13, dims = [1, 2] : (tensor<5x6xf64>) -> tensor<2x5x6xf64>
%16 = stablehlo.iota dim = 1 : tensor<2x5x6xi32>
%17 = call @cumsum(%c) : (tensor<2xi32>) -> tensor<2xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%18 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
%19 = stablehlo.slice %18 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%20 = stablehlo.slice %17 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%21 = stablehlo.concatenate %19, %20, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%22 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<2xi32>) -> tensor<2x5x6xi32>
%23 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<2xi32>) -> tensor<2x5x6xi32>
%24 = stablehlo.compare LE, %23, %16, SIGNED : (tensor<2x5x6xi32>, tensor<2x5x6xi32>) -> tensor<2x5x6xi1>
%25 = stablehlo.compare LT, %16, %22, SIGNED : (tensor<2x5x6xi32>, tensor<2x5x6xi32>) -> tensor<2x5x6xi1>
%26 = stablehlo.and %24, %25 : tensor<2x5x6xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%27 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x5x6xf64>
%28 = stablehlo.select %26, %15, %27 : tensor<2x5x6xi1>, tensor<2x5x6xf64>
%29 = stablehlo.dot_general %28, %14, contracting_dims = [2, 0] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xf64>, tensor<2x6x9xf64>) -> tensor<5x9xf32>
return %0, %1, %6, %11, %29 : tensor<2x5x9xf32>, tensor<2x5x3xf32>, tensor<f32>, tensor<6x3xf32>, tensor<5x9xf32>
}
func.func private @cumsum(%arg0: tensor<2xi32>) -> tensor<2xi32> {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[1, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 2>, window_strides = array<i64: 1>}> ({
^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
%2 = stablehlo.add %arg1, %arg2 : tensor<i32>
stablehlo.return %2 : tensor<i32>
}) : (tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
return %1 : tensor<2xi32>
}
}
// -----
// narrow_float64_float16
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
%c0 = stablehlo.constant dense<"0x4C5779FAD758F73FB47674C246BDF63FF27284AFCEE7F33FC06D07F6EC88EE3F042675012A0FFB3F22227335E592FC3F28959AC77321DD3F7484CDD1E5D4FF3FF087F5771C44FA3F007AC8270507FF3FA4411304A25AEB3FBEA85E1A0613F43FEE580608D4B9FA3F8058AFF4C199CF3F8C0F96364255F43F28F54F97405DD73F60CD86AFFA2CB23F746709266B82F83FD83DBACCAE18F43F006FF66E5E78813F66CF6B94311CF03F58E6D1D939B5F13FEAC75821ADABFE3FF0D5C270B9A1C33FF89B3241F05AEE3FECEBD6206489FF3F54E3161F6412FE3F583CF3739956D93F982AEC732AE8FD3F0EF82DBD8E7DF83F70FED381B4B8F13F5059071089B7C93FAC4A46A83875EC3FE0C4CF555D02CB3FF0267DA85E6CC83F68BE3B7B96B3FC3F28D00D47149FEE3F30458DBF40F3E63FF08FBA6A3544FB3F1C4888818B57FD3F0013941E1C70E43FE05DC5A89DA3C63F80CEBCF485C7ED3F4053C4E8FEA3B63F2A9B15D09004F83F7892F05EBFC5DA3F10A1D7DD9C9BEF3F7C68A10A3440EF3F9093EFDB0A67CA3FC40D14B2676CFB3FFCBD31FB8D86FC3F267EED52DDFDF73F30CD9C3AFB6DE03F38FF1AD0B5B9ED3FE049C14B0887BE3F24C942E26FC0E33F5CEA2B03D7B8F53F903270B72272CE3FF06894B02C42CF3F06732358B9E4FF3F"> : tensor<2x5x6xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<2x5x6xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x5x6xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x5x6xf64>
%c1 = stablehlo.constant dense<"0x203D1BDC18C7D93FB04A9B843ED4EB3F84D4102FFB0DEC3F5290A88BA2B4FA3FF68A3DB9BB10FE3F58F0B1D0805DD03FC88E48FA1B79E23FF046BD25D9ADD33FA03DDC54F93AB93F20D728D8902AF83F50CF981115DCE73F9851D534153CEE3FF4436C73A912FA3FD8736CB1DADEF83FAAB26F114AB1FC3F5031213BC85FFE3F0CE44E610C78EE3F4C0A1362C217E63FB0C2E10A2606E03F8CD21C5DAB9DE13F78C49B7E2DEBF73FA4ED560C3626E03F46287654B65FF23F3A4189CABD86FF3FE86004CF61F2FA3F3C114B21BDA3F73F782ABF10BAD1DF3F609AA6F128F5C93FE024D4F6A0B6DB3F009CEFE4B44EC93F20EAF0E163BEDC3FFC41B8D41957F83FF09B6FF5F076DA3F90612B38AEE7F73FEC0409B461C6E53F4417ABCC9317E03F4A5A324A6A63F63FA6B9107FBE54F83F386E76D80110F53FD400920BBD37ED3FFCAFE1BCD6F4F73FE0330927F8E8FE3FF4B787BD41CCF33F504F45CFFDF1DA3FA4C72F2482F0E93F543B973B34A1E93F1E8A283BDB49F23F3242E9B2B5A1F13F6895B8D0F4ADFC3FB6FE879A528FFE3F54B31351895FF73F2C098D31F21EF03FECD2D3A1A170E43F60E7C82D5B71E33F7480111112CBE33FE4F63D7E3899F03F0CD0F3F37740FC3F540104DB853AFC3FF65990FB59ADFB3F606753CAE42AEC3F08023C1D3B66E33FD029189CA803D33FC0D9F43BD332D73FECF67A142737E93F40F761F8A18FC03FE8C0AE83062BF03FB4AA408774F3ED3FA8C69C63F843DE3FC09A0E95703DAA3FE843511EEEEBEC3F08176F81D53AF03F34E1B3888CECEA3FB4888471C10CF63FC43B18C00EB3EF3F809C3AA23301E63FB4EEAE9448B9E73F8880DCA03885D73FFCBC4B5A09E5E43FDA22900A8C13FB3F8EEF73754E68FB3FC0E3DC639B6FA53F181491C2867EE53FC6E80902BBBBFE3F2855A60EBE07E73FFE2E1FDD3DEAFC3F2CC3F338A17CFD3F10FCBDBA4DA9EE3F286A88882AB4FA3F78547BF5DB88ED3F00DB47EAEDA9FF3F2858297D8E03E33F94598649D301E53F08CE777674D7FE3F684DB5CFFBC3D33FC4DD7909CC7EE53F806EEFE57D03F73FFEB80D1367B4F13F8E34F99E58ABF03FC60902B09674F33F96A9E10AD9E6FF3F00BC9035C524603F8CB1A2DD6BDDE63F4804C01D3B28FF3F988586061FB6F73FB6308027347AF93FB8311E9B6567F03FA0FA8F347587E33F00493A0A48FCDF3F"> : tensor<6x2x9xf64>
%z1 = stablehlo.constant dense<0.0> : tensor<6x2x9xf64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<6x2x9xf64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<6x2x9xf64>
%c2 = stablehlo.constant dense<"0x4C5779FAD758F73FB47674C246BDF63FF27284AFCEE7F33FC06D07F6EC88EE3F042675012A0FFB3F22227335E592FC3F28959AC77321DD3F7484CDD1E5D4FF3FF087F5771C44FA3F007AC8270507FF3FA4411304A25AEB3FBEA85E1A0613F43FEE580608D4B9FA3F8058AFF4C199CF3F8C0F96364255F43F28F54F97405DD73F60CD86AFFA2CB23F746709266B82F83FD83DBACCAE18F43F006FF66E5E78813F66CF6B94311CF03F58E6D1D939B5F13FEAC75821ADABFE3FF0D5C270B9A1C33FF89B3241F05AEE3FECEBD6206489FF3F54E3161F6412FE3F583CF3739956D93F982AEC732AE8FD3F0EF82DBD8E7DF83F70FED381B4B8F13F5059071089B7C93FAC4A46A83875EC3FE0C4CF555D02CB3FF0267DA85E6CC83F68BE3B7B96B3FC3F"> : tensor<2x3x6xf64>
%z2 = stablehlo.constant dense<0.0> : tensor<2x3x6xf64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x3x6xf64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x3x6xf64>
%r:5 = call @f(%a0, %a1, %a2) : (tensor<2x5x6xf64>, tensor<6x2x9xf64>, tensor<2x3x6xf64>) -> (tensor<2x5x9xf16>, tensor<2x5x3xf16>, tensor<f16>, tensor<6x3xf16>, tensor<5x9xf16>)
%e0 = stablehlo.constant dense<"0x0647C847AA49C747DB480B4919490F4872449A46AB47FB49B5470E49A449D4481E47A1449E43FA4427473E450347F145FD447B42A2425645C745024671469946BB4412469844733EBB4705489849DA46A148C449A5497448AE444C46A74066438647D6466B46A6457D42B7412F4570445D45134812487D4583470C45F4449145674462442A48EA476C467046AD43654477451E440C453948AF48BB45EA471045D444B845D340244373473C47DF452F452B42CB41"> : tensor<2x5x9xf16>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<2x5x9xf16>, tensor<2x5x9xf16>) -> ()
%e1 = stablehlo.constant dense<"0x544A894993478949764A074693470746F346AB4738462844664ADD49154753424E465B453446B7471743304563476944DB44F3483D441E417C472345"> : tensor<2x5x3xf16>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<2x5x3xf16>, tensor<2x5x3xf16>) -> ()
%e2 = stablehlo.constant dense<"0x544A"> : tensor<f16>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<f16>, tensor<f16>) -> ()
%e3 = stablehlo.constant dense<"0x42405039E04026402D39BF40433F88382840923DF336603EF040293AA6413641813AF741"> : tensor<6x3xf16>
stablehlo.custom_call @check.expect_close(%r#3, %e3) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<6x3xf16>, tensor<6x3xf16>) -> ()
%e4 = stablehlo.constant dense<"0x0647C847AA49C747DB480B4919490F4872449A46AB47FB49B5470E49A449D4481E47A144FB46FC418B444848F9477B47D746E24387422C45EB45E84454481648DD45C547D5444946F5475B473246444AFB4AC148D84982469647"> : tensor<5x9xf16>
stablehlo.custom_call @check.expect_close(%r#4, %e4) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<5x9xf16>, tensor<5x9xf16>) -> ()
return
}
func.func private @f(%arg0: tensor<2x5x6xf64>, %arg1: tensor<6x2x9xf64>, %arg2: tensor<2x3x6xf64>) -> (tensor<2x5x9xf16>, tensor<2x5x3xf16>, tensor<f16>, tensor<6x3xf16>, tensor<5x9xf16>) {
%c = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
%0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [1], contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xf64>, tensor<6x2x9xf64>) -> tensor<2x5x9xf16>
%1 = stablehlo.dot_general %arg0, %arg2, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xf64>, tensor<2x3x6xf64>) -> tensor<2x5x3xf16>
%2 = stablehlo.slice %arg0 [0:1, 0:1, 0:6] : (tensor<2x5x6xf64>) -> tensor<1x1x6xf64>
%3 = stablehlo.reshape %2 : (tensor<1x1x6xf64>) -> tensor<6xf64>
%4 = stablehlo.slice %arg2 [0:1, 0:1, 0:6] : (tensor<2x3x6xf64>) -> tensor<1x1x6xf64>
%5 = stablehlo.reshape %4 : (tensor<1x1x6xf64>) -> tensor<6xf64>
%6 = stablehlo.dot_general %3, %5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6xf64>, tensor<6xf64>) -> tensor<f16>
%7 = stablehlo.slice %arg0 [0:1, 0:1, 0:6] : (tensor<2x5x6xf64>) -> tensor<1x1x6xf64>
%8 = stablehlo.reshape %7 : (tensor<1x1x6xf64>) -> tensor<1x6xf64>
%9 = stablehlo.slice %arg2 [0:1, 0:3, 0:1] : (tensor<2x3x6xf64>) -> tensor<1x3x1xf64>
%10 = stablehlo.reshape %9 : (tensor<1x3x1xf64>) -> tensor<3x1xf64>
%11 = stablehlo.dot_general %8, %10, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x6xf64>, tensor<3x1xf64>) -> tensor<6x3xf16>
%12 = stablehlo.slice %arg0 [0:1, 0:5, 0:6] : (tensor<2x5x6xf64>) -> tensor<1x5x6xf64>
%13 = stablehlo.reshape %12 : (tensor<1x5x6xf64>) -> tensor<5x6xf64>
%14 = stablehlo.transpose %arg1, dims = [1, 0, 2] : (tensor<6x2x9xf64>) -> tensor<2x6x9xf64>
%15 = stablehlo.broadcast_in_dim %13, dims = [1, 2] : (tensor<5x6xf64>) -> tensor<2x5x6xf64>
%16 = stablehlo.iota dim = 1 : tensor<2x5x6xi32>
%17 = call @cumsum(%c) : (tensor<2xi32>) -> tensor<2xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%18 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
%19 = stablehlo.slice %18 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%20 = stablehlo.slice %17 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%21 = stablehlo.concatenate %19, %20, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%22 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<2xi32>) -> tensor<2x5x6xi32>
%23 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<2xi32>) -> tensor<2x5x6xi32>
%24 = stablehlo.compare LE, %23, %16, SIGNED : (tensor<2x5x6xi32>, tensor<2x5x6xi32>) -> tensor<2x5x6xi1>
%25 = stablehlo.compare LT, %16, %22, SIGNED : (tensor<2x5x6xi32>, tensor<2x5x6xi32>) -> tensor<2x5x6xi1>
%26 = stablehlo.and %24, %25 : tensor<2x5x6xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%27 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x5x6xf64>
%28 = stablehlo.select %26, %15, %27 : tensor<2x5x6xi1>, tensor<2x5x6xf64>
%29 = stablehlo.dot_general %28, %14, contracting_dims = [2, 0] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xf64>, tensor<2x6x9xf64>) -> tensor<5x9xf16>
return %0, %1, %6, %11, %29 : tensor<2x5x9xf16>, tensor<2x5x3xf16>, tensor<f16>, tensor<6x3xf16>, tensor<5x9xf16>
}
func.func private @cumsum(%arg0: tensor<2xi32>) -> tensor<2xi32> {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[1, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 2>, window_strides = array<i64: 1>}> ({
^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
%2 = stablehlo.add %arg1, %arg2 : tensor<i32>
stablehlo.return %2 : tensor<i32>
}) : (tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
return %1 : tensor<2xi32>
}
}
// -----
// narrow_complex64_int32
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
%c0 = stablehlo.constant dense<"0xC0C63A40C0C6BA3F36EA354036EAB53F753E1F40753E9F3F6847F43F6847743F507958405079D83F2A9764402A97E43F9E0B693F9E0BE93E2FA77E402FA7FE3FE4205240E420D23F293878402938F83F10D5DA3F10D55A3F319820403198A03FA0CE5540A0CED53F10CEFC3E10CE7C3E12AA224012AAA23F05EA3A3F05EABA3ED567113ED567913D591344405913C43F76C5204076C5A03FF3C28B3CF3C20B3C8DE100408DE1803FCFA90D40CFA98D3F695D7540695DF53FCC0D9D3ECC0D1D3E82D7F23F82D7723F214B7C40214BFC3F219370402193F03FCCB44A3FCCB4CA3E54416F405441EF3F76EC434076ECC33FA4C50D40A4C58D3F49BCCD3E49BC4D3EC5A9E33FC5A9633FEB12D83EEB12583EF562C33EF562433EB49C6540B49CE53FA2F8F43FA2F8743F069AB73F069A373FAB215A40AB21DA3F5CBC6A405CBCEA3FE180A33FE180233FED1CB53EED1C353E303CEE3F303C6E3FF71F353EF71FB53D872440408724C03FFB2D563FFB2DD63EE7DCFC3FE7DC7C3FA001FA3FA0017A3F5738D33E5738533E3E635B403E63DB3F703464407034E43FEBEE3F40EBEEBF3FDA6F833FDA6F033FAFCDED3FAFCD6D3F4238743E4238F43D7F039E3F7F031E3FB8C62D40B8C6AD3F1691F33E1691733E6611FA3E66117A3ECB257F40CB25FF3F"> : tensor<2x5x6xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x5x6xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x5x6xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x5x6xcomplex<f32>>
%c1 = stablehlo.constant dense<"0xC7384E3FC738CE3EF4A1DE3FF4A15E3FD96FE03FD96F603F14A5554014A5D53FDE857040DE85F03F07EC023F07EC823EE0C8933FE0C8133FC96E1D3FC96E9D3ECBD7493ECBD7C93D875441408754C13FA9E0BE3FA9E03E3FAAE0F13FAAE0713F4C9550404C95D03FD6F64640D6F6C63F518A6540518AE53F42FE724042FEF23F63C0F33F63C0733F13BEB03F13BE303F3031803F3031003F5BED8C3F5BED0C3F6C593F406C59BF3FB031813FB031013FB3FD1240B3FD923FEE357C40EE35FC3F0E9357400E93D73FE91D3D40E91DBD3FD18D7E3FD18DFE3E48A9CF3E48A94F3E08B55D3F08B5DD3EA775CA3EA7754A3E1FF3653F1FF3E53ECFB84240CFB8C23F88B7533F88B7D33E723D3F40723DBF3F0E33AE3F0E332E3F9EBC803F9EBC003F521B3340521BB33FF4A54240F4A5C23F0F8028400F80A83FE8BDE93FE8BD693FB6A63F40B6A6BF3FC1477740C147F73F0E621E400E629E3FEE8F573FEE8FD73E1184CF3F11844F3FA209CD3FA2094D3FDA4E1240DA4E923FAE0D0D40AE0D8D3FA76F6540A76FE53F957A7440957AF43F4BFC3A404BFCBA3F92F7004092F7803F0D85A33F0D85233FD98A9B3FD98A1B3F91589E3F91581E3FC4C90440C4C9843FC0036240C003E23F2FD461402FD4E13FD06A5D40D06ADD3F2657E13F2657613FD9319B3FD9311B3F451D183F451D983E9A96393F9A96B93E39B9C93F39B9493F107D843E107D043E345801403458813FA49BEF3FA49B6F3FC31F723FC31FF23E85EBD13D85EB513D715FE73F715F673FACD60140ACD6813F6464D73F6464573F0C6630400C66B03F7698FD3F76987D3F9D09B03F9D09303F45CABD3F45CA3D3FC5293C3FC529BC3E4B28A73F4B28273F609C5840609CD83F74425B407442DB3FDB7CAB3DDB7C2B3D36F4AB3F36F42B3FD8DD7540D8DDF53FF03DB83FF03D383FEF516740EF51E73F0AE56B400AE5EB3F6E4AF53F6E4A753F54A1554054A1D53FE046EC3FE0466C3F6F4F7D406F4FFD3F741C983F741C183F9A0EA83F9A0E283FA4BB7640A4BBF63FDE1F1E3FDE1F9E3E60F6AB3F60F62B3FEF1B3840EF1BB83F39A30D4039A38D3FC55A0540C55A853FB6A41B40B6A49B3FC8367F40C836FF3F2A26813B2A26013B5FEBB63F5FEB363FD9417940D941F93FF8B03D40F8B0BD3FA1D14B40A1D1CB3F2D3B03402D3B833FAA3B9C3FAA3B1C3F40E27F3F40E2FF3E"> : tensor<6x2x9xcomplex<f32>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<6x2x9xcomplex<f32>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<6x2x9xcomplex<f32>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<6x2x9xcomplex<f32>>
%c2 = stablehlo.constant dense<"0xC0C63A40C0C6BA3F36EA354036EAB53F753E1F40753E9F3F6847F43F6847743F507958405079D83F2A9764402A97E43F9E0B693F9E0BE93E2FA77E402FA7FE3FE4205240E420D23F293878402938F83F10D5DA3F10D55A3F319820403198A03FA0CE5540A0CED53F10CEFC3E10CE7C3E12AA224012AAA23F05EA3A3F05EABA3ED567113ED567913D591344405913C43F76C5204076C5A03FF3C28B3CF3C20B3C8DE100408DE1803FCFA90D40CFA98D3F695D7540695DF53FCC0D9D3ECC0D1D3E82D7F23F82D7723F214B7C40214BFC3F219370402193F03FCCB44A3FCCB4CA3E54416F405441EF3F76EC434076ECC33FA4C50D40A4C58D3F49BCCD3E49BC4D3EC5A9E33FC5A9633FEB12D83EEB12583EF562C33EF562433EB49C6540B49CE53F"> : tensor<2x3x6xcomplex<f32>>
%z2 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x3x6xcomplex<f32>>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x3x6xcomplex<f32>>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x3x6xcomplex<f32>>
%r:5 = call @f(%a0, %a1, %a2) : (tensor<2x5x6xcomplex<f32>>, tensor<6x2x9xcomplex<f32>>, tensor<2x3x6xcomplex<f32>>) -> (tensor<2x5x9xi32>, tensor<2x5x3xi32>, tensor<i32>, tensor<6x3xi32>, tensor<5x9xi32>)
%e0 = stablehlo.constant dense<"0x150000001700000021000000170000001D0000001E0000001E000000180000000D000000130000001700000023000000170000001E000000210000001C000000150000000D0000000B0000000E000000150000000F00000015000000110000000E000000090000000900000010000000110000001200000013000000130000000E000000120000000D00000004000000170000001800000021000000140000001B00000022000000210000001A0000000E00000012000000060000000B0000001600000014000000130000001000000009000000080000000F0000000D00000010000000180000001800000010000000160000000F0000000E000000100000000D0000000D000000180000001700000013000000130000000B0000000D000000100000000C0000000F000000190000001C00000011000000170000000F0000000E00000011000000070000000A0000001600000015000000110000000F0000000900000008000000"> : tensor<2x5x9xi32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x5x9xi32>, tensor<2x5x9xi32>) -> ()
%e1 = stablehlo.constant dense<"0x25000000210000001600000021000000260000001200000016000000120000001400000017000000120000000C00000026000000230000001500000009000000120000001000000012000000170000000A0000000F000000160000000D0000000E0000001D0000000C00000007000000160000000F000000"> : tensor<2x5x3xi32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x5x3xi32>, tensor<2x5x3xi32>) -> ()
%e2 = stablehlo.constant dense<"0x25000000"> : tensor<i32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
%e3 = stablehlo.constant dense<"0x060000000100000007000000060000000100000007000000050000000100000006000000040000000100000004000000070000000200000008000000070000000200000008000000"> : tensor<6x3xi32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<6x3xi32>, tensor<6x3xi32>) -> ()
%e4 = stablehlo.constant dense<"0x150000001700000021000000170000001D0000001E0000001E000000180000000D000000130000001700000023000000170000001E000000210000001C000000150000000D00000014000000080000000D000000190000001700000016000000140000000B000000090000000F000000110000000E000000190000001800000011000000170000000E0000001200000017000000160000001200000025000000290000001C000000230000001300000016000000"> : tensor<5x9xi32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5x9xi32>, tensor<5x9xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<2x5x6xcomplex<f32>>, %arg1: tensor<6x2x9xcomplex<f32>>, %arg2: tensor<2x3x6xcomplex<f32>>) -> (tensor<2x5x9xi32>, tensor<2x5x3xi32>, tensor<i32>, tensor<6x3xi32>, tensor<5x9xi32>) {
%c = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
%0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [1], contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xcomplex<f32>>, tensor<6x2x9xcomplex<f32>>) -> tensor<2x5x9xi32>
%1 = stablehlo.dot_general %arg0, %arg2, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xcomplex<f32>>, tensor<2x3x6xcomplex<f32>>) -> tensor<2x5x3xi32>
%2 = stablehlo.slice %arg0 [0:1, 0:1, 0:6] : (tensor<2x5x6xcomplex<f32>>) -> tensor<1x1x6xcomplex<f32>>
%3 = stablehlo.reshape %2 : (tensor<1x1x6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
%4 = stablehlo.slice %arg2 [0:1, 0:1, 0:6] : (tensor<2x3x6xcomplex<f32>>) -> tensor<1x1x6xcomplex<f32>>
%5 = stablehlo.reshape %4 : (tensor<1x1x6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
%6 = stablehlo.dot_general %3, %5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> tensor<i32>
%7 = stablehlo.slice %arg0 [0:1, 0:1, 0:6] : (tensor<2x5x6xcomplex<f32>>) -> tensor<1x1x6xcomplex<f32>>
%8 = stablehlo.reshape %7 : (tensor<1x1x6xcomplex<f32>>) -> tensor<1x6xcomplex<f32>>
%9 = stablehlo.slice %arg2 [0:1, 0:3, 0:1] : (tensor<2x3x6xcomplex<f32>>) -> tensor<1x3x1xcomplex<f32>>
%10 = stablehlo.reshape %9 : (tensor<1x3x1xcomplex<f32>>) -> tensor<3x1xcomplex<f32>>
%11 = stablehlo.dot_general %8, %10, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x6xcomplex<f32>>, tensor<3x1xcomplex<f32>>) -> tensor<6x3xi32>
%12 = stablehlo.slice %arg0 [0:1, 0:5, 0:6] : (tensor<2x5x6xcomplex<f32>>) -> tensor<1x5x6xcomplex<f32>>
%13 = stablehlo.reshape %12 : (tensor<1x5x6xcomplex<f32>>) -> tensor<5x6xcomplex<f32>>
%14 = stablehlo.transpose %arg1, dims = [1, 0, 2] : (tensor<6x2x9xcomplex<f32>>) -> tensor<2x6x9xcomplex<f32>>
%15 = stablehlo.broadcast_in_dim %13, dims = [1, 2] : (tensor<5x6xcomplex<f32>>) -> tensor<2x5x6xcomplex<f32>>
%16 = stablehlo.iota dim = 1 : tensor<2x5x6xi32>
%17 = call @cumsum(%c) : (tensor<2xi32>) -> tensor<2xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%18 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
%19 = stablehlo.slice %18 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%20 = stablehlo.slice %17 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%21 = stablehlo.concatenate %19, %20, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%22 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<2xi32>) -> tensor<2x5x6xi32>
%23 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<2xi32>) -> tensor<2x5x6xi32>
%24 = stablehlo.compare LE, %23, %16, SIGNED : (tensor<2x5x6xi32>, tensor<2x5x6xi32>) -> tensor<2x5x6xi1>
%25 = stablehlo.compare LT, %16, %22, SIGNED : (tensor<2x5x6xi32>, tensor<2x5x6xi32>) -> tensor<2x5x6xi1>
%26 = stablehlo.and %24, %25 : tensor<2x5x6xi1>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%27 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<2x5x6xcomplex<f32>>
%28 = stablehlo.select %26, %15, %27 : tensor<2x5x6xi1>, tensor<2x5x6xcomplex<f32>>
%29 = stablehlo.dot_general %28, %14, contracting_dims = [2, 0] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xcomplex<f32>>, tensor<2x6x9xcomplex<f32>>) -> tensor<5x9xi32>
return %0, %1, %6, %11, %29 : tensor<2x5x9xi32>, tensor<2x5x3xi32>, tensor<i32>, tensor<6x3xi32>, tensor<5x9xi32>
}
func.func private @cumsum(%arg0: tensor<2xi32>) -> tensor<2xi32> {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[1, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 2>, window_strides = array<i64: 1>}> ({
^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
%2 = stablehlo.add %arg1, %arg2 : tensor<i32>
stablehlo.return %2 : tensor<i32>
}) : (tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
return %1 : tensor<2xi32>
}
}
// -----
// narrow_complex64_uint32
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
%c0 = stablehlo.constant dense<"0xC0C63A40C0C6BA3F36EA354036EAB53F753E1F40753E9F3F6847F43F6847743F507958405079D83F2A9764402A97E43F9E0B693F9E0BE93E2FA77E402FA7FE3FE4205240E420D23F293878402938F83F10D5DA3F10D55A3F319820403198A03FA0CE5540A0CED53F10CEFC3E10CE7C3E12AA224012AAA23F05EA3A3F05EABA3ED567113ED567913D591344405913C43F76C5204076C5A03FF3C28B3CF3C20B3C8DE100408DE1803FCFA90D40CFA98D3F695D7540695DF53FCC0D9D3ECC0D1D3E82D7F23F82D7723F214B7C40214BFC3F219370402193F03FCCB44A3FCCB4CA3E54416F405441EF3F76EC434076ECC33FA4C50D40A4C58D3F49BCCD3E49BC4D3EC5A9E33FC5A9633FEB12D83EEB12583EF562C33EF562433EB49C6540B49CE53FA2F8F43FA2F8743F069AB73F069A373FAB215A40AB21DA3F5CBC6A405CBCEA3FE180A33FE180233FED1CB53EED1C353E303CEE3F303C6E3FF71F353EF71FB53D872440408724C03FFB2D563FFB2DD63EE7DCFC3FE7DC7C3FA001FA3FA0017A3F5738D33E5738533E3E635B403E63DB3F703464407034E43FEBEE3F40EBEEBF3FDA6F833FDA6F033FAFCDED3FAFCD6D3F4238743E4238F43D7F039E3F7F031E3FB8C62D40B8C6AD3F1691F33E1691733E6611FA3E66117A3ECB257F40CB25FF3F"> : tensor<2x5x6xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x5x6xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x5x6xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x5x6xcomplex<f32>>
%c1 = stablehlo.constant dense<"0xC7384E3FC738CE3EF4A1DE3FF4A15E3FD96FE03FD96F603F14A5554014A5D53FDE857040DE85F03F07EC023F07EC823EE0C8933FE0C8133FC96E1D3FC96E9D3ECBD7493ECBD7C93D875441408754C13FA9E0BE3FA9E03E3FAAE0F13FAAE0713F4C9550404C95D03FD6F64640D6F6C63F518A6540518AE53F42FE724042FEF23F63C0F33F63C0733F13BEB03F13BE303F3031803F3031003F5BED8C3F5BED0C3F6C593F406C59BF3FB031813FB031013FB3FD1240B3FD923FEE357C40EE35FC3F0E9357400E93D73FE91D3D40E91DBD3FD18D7E3FD18DFE3E48A9CF3E48A94F3E08B55D3F08B5DD3EA775CA3EA7754A3E1FF3653F1FF3E53ECFB84240CFB8C23F88B7533F88B7D33E723D3F40723DBF3F0E33AE3F0E332E3F9EBC803F9EBC003F521B3340521BB33FF4A54240F4A5C23F0F8028400F80A83FE8BDE93FE8BD693FB6A63F40B6A6BF3FC1477740C147F73F0E621E400E629E3FEE8F573FEE8FD73E1184CF3F11844F3FA209CD3FA2094D3FDA4E1240DA4E923FAE0D0D40AE0D8D3FA76F6540A76FE53F957A7440957AF43F4BFC3A404BFCBA3F92F7004092F7803F0D85A33F0D85233FD98A9B3FD98A1B3F91589E3F91581E3FC4C90440C4C9843FC0036240C003E23F2FD461402FD4E13FD06A5D40D06ADD3F2657E13F2657613FD9319B3FD9311B3F451D183F451D983E9A96393F9A96B93E39B9C93F39B9493F107D843E107D043E345801403458813FA49BEF3FA49B6F3FC31F723FC31FF23E85EBD13D85EB513D715FE73F715F673FACD60140ACD6813F6464D73F6464573F0C6630400C66B03F7698FD3F76987D3F9D09B03F9D09303F45CABD3F45CA3D3FC5293C3FC529BC3E4B28A73F4B28273F609C5840609CD83F74425B407442DB3FDB7CAB3DDB7C2B3D36F4AB3F36F42B3FD8DD7540D8DDF53FF03DB83FF03D383FEF516740EF51E73F0AE56B400AE5EB3F6E4AF53F6E4A753F54A1554054A1D53FE046EC3FE0466C3F6F4F7D406F4FFD3F741C983F741C183F9A0EA83F9A0E283FA4BB7640A4BBF63FDE1F1E3FDE1F9E3E60F6AB3F60F62B3FEF1B3840EF1BB83F39A30D4039A38D3FC55A0540C55A853FB6A41B40B6A49B3FC8367F40C836FF3F2A26813B2A26013B5FEBB63F5FEB363FD9417940D941F93FF8B03D40F8B0BD3FA1D14B40A1D1CB3F2D3B03402D3B833FAA3B9C3FAA3B1C3F40E27F3F40E2FF3E"> : tensor<6x2x9xcomplex<f32>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<6x2x9xcomplex<f32>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<6x2x9xcomplex<f32>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<6x2x9xcomplex<f32>>
%c2 = stablehlo.constant dense<"0xC0C63A40C0C6BA3F36EA354036EAB53F753E1F40753E9F3F6847F43F6847743F507958405079D83F2A9764402A97E43F9E0B693F9E0BE93E2FA77E402FA7FE3FE4205240E420D23F293878402938F83F10D5DA3F10D55A3F319820403198A03FA0CE5540A0CED53F10CEFC3E10CE7C3E12AA224012AAA23F05EA3A3F05EABA3ED567113ED567913D591344405913C43F76C5204076C5A03FF3C28B3CF3C20B3C8DE100408DE1803FCFA90D40CFA98D3F695D7540695DF53FCC0D9D3ECC0D1D3E82D7F23F82D7723F214B7C40214BFC3F219370402193F03FCCB44A3FCCB4CA3E54416F405441EF3F76EC434076ECC33FA4C50D40A4C58D3F49BCCD3E49BC4D3EC5A9E33FC5A9633FEB12D83EEB12583EF562C33EF562433EB49C6540B49CE53F"> : tensor<2x3x6xcomplex<f32>>
%z2 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x3x6xcomplex<f32>>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x3x6xcomplex<f32>>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x3x6xcomplex<f32>>
%r:5 = call @f(%a0, %a1, %a2) : (tensor<2x5x6xcomplex<f32>>, tensor<6x2x9xcomplex<f32>>, tensor<2x3x6xcomplex<f32>>) -> (tensor<2x5x9xui32>, tensor<2x5x3xui32>, tensor<ui32>, tensor<6x3xui32>, tensor<5x9xui32>)
%e0 = stablehlo.constant dense<"0x150000001700000021000000170000001D0000001E0000001E000000180000000D000000130000001700000023000000170000001E000000210000001C000000150000000D0000000B0000000E000000150000000F00000015000000110000000E000000090000000900000010000000110000001200000013000000130000000E000000120000000D00000004000000170000001800000021000000140000001B00000022000000210000001A0000000E00000012000000060000000B0000001600000014000000130000001000000009000000080000000F0000000D00000010000000180000001800000010000000160000000F0000000E000000100000000D0000000D000000180000001700000013000000130000000B0000000D000000100000000C0000000F000000190000001C00000011000000170000000F0000000E00000011000000070000000A0000001600000015000000110000000F0000000900000008000000"> : tensor<2x5x9xui32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x5x9xui32>, tensor<2x5x9xui32>) -> ()
%e1 = stablehlo.constant dense<"0x25000000210000001600000021000000260000001200000016000000120000001400000017000000120000000C00000026000000230000001500000009000000120000001000000012000000170000000A0000000F000000160000000D0000000E0000001D0000000C00000007000000160000000F000000"> : tensor<2x5x3xui32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x5x3xui32>, tensor<2x5x3xui32>) -> ()
%e2 = stablehlo.constant dense<"0x25000000"> : tensor<ui32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<ui32>, tensor<ui32>) -> ()
%e3 = stablehlo.constant dense<"0x060000000100000007000000060000000100000007000000050000000100000006000000040000000100000004000000070000000200000008000000070000000200000008000000"> : tensor<6x3xui32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<6x3xui32>, tensor<6x3xui32>) -> ()
%e4 = stablehlo.constant dense<"0x150000001700000021000000170000001D0000001E0000001E000000180000000D000000130000001700000023000000170000001E000000210000001C000000150000000D00000014000000080000000D000000190000001700000016000000140000000B000000090000000F000000110000000E000000190000001800000011000000170000000E0000001200000017000000160000001200000025000000290000001C000000230000001300000016000000"> : tensor<5x9xui32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5x9xui32>, tensor<5x9xui32>) -> ()
return
}
func.func private @f(%arg0: tensor<2x5x6xcomplex<f32>>, %arg1: tensor<6x2x9xcomplex<f32>>, %arg2: tensor<2x3x6xcomplex<f32>>) -> (tensor<2x5x9xui32>, tensor<2x5x3xui32>, tensor<ui32>, tensor<6x3xui32>, tensor<5x9xui32>) {
%c = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
%0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [1], contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xcomplex<f32>>, tensor<6x2x9xcomplex<f32>>) -> tensor<2x5x9xui32>
%1 = stablehlo.dot_general %arg0, %arg2, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xcomplex<f32>>, tensor<2x3x6xcomplex<f32>>) -> tensor<2x5x3xui32>
%2 = stablehlo.slice %arg0 [0:1, 0:1, 0:6] : (tensor<2x5x6xcomplex<f32>>) -> tensor<1x1x6xcomplex<f32>>
%3 = stablehlo.reshape %2 : (tensor<1x1x6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
%4 = stablehlo.slice %arg2 [0:1, 0:1, 0:6] : (tensor<2x3x6xcomplex<f32>>) -> tensor<1x1x6xcomplex<f32>>
%5 = stablehlo.reshape %4 : (tensor<1x1x6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
%6 = stablehlo.dot_general %3, %5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> tensor<ui32>
%7 = stablehlo.slice %arg0 [0:1, 0:1, 0:6] : (tensor<2x5x6xcomplex<f32>>) -> tensor<1x1x6xcomplex<f32>>
%8 = stablehlo.reshape %7 : (tensor<1x1x6xcomplex<f32>>) -> tensor<1x6xcomplex<f32>>
%9 = stablehlo.slice %arg2 [0:1, 0:3, 0:1] : (tensor<2x3x6xcomplex<f32>>) -> tensor<1x3x1xcomplex<f32>>
%10 = stablehlo.reshape %9 : (tensor<1x3x1xcomplex<f32>>) -> tensor<3x1xcomplex<f32>>
%11 = stablehlo.dot_general %8, %10, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x6xcomplex<f32>>, tensor<3x1xcomplex<f32>>) -> tensor<6x3xui32>
%12 = stablehlo.slice %arg0 [0:1, 0:5, 0:6] : (tensor<2x5x6xcomplex<f32>>) -> tensor<1x5x6xcomplex<f32>>
%13 = stablehlo.reshape %12 : (tensor<1x5x6xcomplex<f32>>) -> tensor<5x6xcomplex<f32>>
%14 = stablehlo.transpose %arg1, dims = [1, 0, 2] : (tensor<6x2x9xcomplex<f32>>) -> tensor<2x6x9xcomplex<f32>>
%15 = stablehlo.broadcast_in_dim %13, dims = [1, 2] : (tensor<5x6xcomplex<f32>>) -> tensor<2x5x6xcomplex<f32>>
%16 = stablehlo.iota dim = 1 : tensor<2x5x6xi32>
%17 = call @cumsum(%c) : (tensor<2xi32>) -> tensor<2xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%18 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
%19 = stablehlo.slice %18 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%20 = stablehlo.slice %17 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%21 = stablehlo.concatenate %19, %20, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%22 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<2xi32>) -> tensor<2x5x6xi32>
%23 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<2xi32>) -> tensor<2x5x6xi32>
%24 = stablehlo.compare LE, %23, %16, SIGNED : (tensor<2x5x6xi32>, tensor<2x5x6xi32>) -> tensor<2x5x6xi1>
%25 = stablehlo.compare LT, %16, %22, SIGNED : (tensor<2x5x6xi32>, tensor<2x5x6xi32>) -> tensor<2x5x6xi1>
%26 = stablehlo.and %24, %25 : tensor<2x5x6xi1>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%27 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<2x5x6xcomplex<f32>>
%28 = stablehlo.select %26, %15, %27 : tensor<2x5x6xi1>, tensor<2x5x6xcomplex<f32>>
%29 = stablehlo.dot_general %28, %14, contracting_dims = [2, 0] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xcomplex<f32>>, tensor<2x6x9xcomplex<f32>>) -> tensor<5x9xui32>
return %0, %1, %6, %11, %29 : tensor<2x5x9xui32>, tensor<2x5x3xui32>, tensor<ui32>, tensor<6x3xui32>, tensor<5x9xui32>
}
func.func private @cumsum(%arg0: tensor<2xi32>) -> tensor<2xi32> {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[1, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 2>, window_strides = array<i64: 1>}> ({
^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
%2 = stablehlo.add %arg1, %arg2 : tensor<i32>
stablehlo.return %2 : tensor<i32>
}) : (tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
return %1 : tensor<2xi32>
}
}
// -----
// narrow_complex64_float32
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
%c0 = stablehlo.constant dense<"0xC0C63A40C0C6BA3F36EA354036EAB53F753E1F40753E9F3F6847F43F6847743F507958405079D83F2A9764402A97E43F9E0B693F9E0BE93E2FA77E402FA7FE3FE4205240E420D23F293878402938F83F10D5DA3F10D55A3F319820403198A03FA0CE5540A0CED53F10CEFC3E10CE7C3E12AA224012AAA23F05EA3A3F05EABA3ED567113ED567913D591344405913C43F76C5204076C5A03FF3C28B3CF3C20B3C8DE100408DE1803FCFA90D40CFA98D3F695D7540695DF53FCC0D9D3ECC0D1D3E82D7F23F82D7723F214B7C40214BFC3F219370402193F03FCCB44A3FCCB4CA3E54416F405441EF3F76EC434076ECC33FA4C50D40A4C58D3F49BCCD3E49BC4D3EC5A9E33FC5A9633FEB12D83EEB12583EF562C33EF562433EB49C6540B49CE53FA2F8F43FA2F8743F069AB73F069A373FAB215A40AB21DA3F5CBC6A405CBCEA3FE180A33FE180233FED1CB53EED1C353E303CEE3F303C6E3FF71F353EF71FB53D872440408724C03FFB2D563FFB2DD63EE7DCFC3FE7DC7C3FA001FA3FA0017A3F5738D33E5738533E3E635B403E63DB3F703464407034E43FEBEE3F40EBEEBF3FDA6F833FDA6F033FAFCDED3FAFCD6D3F4238743E4238F43D7F039E3F7F031E3FB8C62D40B8C6AD3F1691F33E1691733E6611FA3E66117A3ECB257F40CB25FF3F"> : tensor<2x5x6xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x5x6xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x5x6xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x5x6xcomplex<f32>>
%c1 = stablehlo.constant dense<"0xC7384E3FC738CE3EF4A1DE3FF4A15E3FD96FE03FD96F603F14A5554014A5D53FDE857040DE85F03F07EC023F07EC823EE0C8933FE0C8133FC96E1D3FC96E9D3ECBD7493ECBD7C93D875441408754C13FA9E0BE3FA9E03E3FAAE0F13FAAE0713F4C9550404C95D03FD6F64640D6F6C63F518A6540518AE53F42FE724042FEF23F63C0F33F63C0733F13BEB03F13BE303F3031803F3031003F5BED8C3F5BED0C3F6C593F406C59BF3FB031813FB031013FB3FD1240B3FD923FEE357C40EE35FC3F0E9357400E93D73FE91D3D40E91DBD3FD18D7E3FD18DFE3E48A9CF3E48A94F3E08B55D3F08B5DD3EA775CA3EA7754A3E1FF3653F1FF3E53ECFB84240CFB8C23F88B7533F88B7D33E723D3F40723DBF3F0E33AE3F0E332E3F9EBC803F9EBC003F521B3340521BB33FF4A54240F4A5C23F0F8028400F80A83FE8BDE93FE8BD693FB6A63F40B6A6BF3FC1477740C147F73F0E621E400E629E3FEE8F573FEE8FD73E1184CF3F11844F3FA209CD3FA2094D3FDA4E1240DA4E923FAE0D0D40AE0D8D3FA76F6540A76FE53F957A7440957AF43F4BFC3A404BFCBA3F92F7004092F7803F0D85A33F0D85233FD98A9B3FD98A1B3F91589E3F91581E3FC4C90440C4C9843FC0036240C003E23F2FD461402FD4E13FD06A5D40D06ADD3F2657E13F2657613FD9319B3FD9311B3F451D183F451D983E9A96393F9A96B93E39B9C93F39B9493F107D843E107D043E345801403458813FA49BEF3FA49B6F3FC31F723FC31FF23E85EBD13D85EB513D715FE73F715F673FACD60140ACD6813F6464D73F6464573F0C6630400C66B03F7698FD3F76987D3F9D09B03F9D09303F45CABD3F45CA3D3FC5293C3FC529BC3E4B28A73F4B28273F609C5840609CD83F74425B407442DB3FDB7CAB3DDB7C2B3D36F4AB3F36F42B3FD8DD7540D8DDF53FF03DB83FF03D383FEF516740EF51E73F0AE56B400AE5EB3F6E4AF53F6E4A753F54A1554054A1D53FE046EC3FE0466C3F6F4F7D406F4FFD3F741C983F741C183F9A0EA83F9A0E283FA4BB7640A4BBF63FDE1F1E3FDE1F9E3E60F6AB3F60F62B3FEF1B3840EF1BB83F39A30D4039A38D3FC55A0540C55A853FB6A41B40B6A49B3FC8367F40C836FF3F2A26813B2A26013B5FEBB63F5FEB363FD9417940D941F93FF8B03D40F8B0BD3FA1D14B40A1D1CB3F2D3B03402D3B833FAA3B9C3FAA3B1C3F40E27F3F40E2FF3E"> : tensor<6x2x9xcomplex<f32>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<6x2x9xcomplex<f32>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<6x2x9xcomplex<f32>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<6x2x9xcomplex<f32>>
%c2 = stablehlo.constant dense<"0xC0C63A40C0C6BA3F36EA354036EAB53F753E1F40753E9F3F6847F43F6847743F507958405079D83F2A9764402A97E43F9E0B693F9E0BE93E2FA77E402FA7FE3FE4205240E420D23F293878402938F83F10D5DA3F10D55A3F319820403198A03FA0CE5540A0CED53F10CEFC3E10CE7C3E12AA224012AAA23F05EA3A3F05EABA3ED567113ED567913D591344405913C43F76C5204076C5A03FF3C28B3CF3C20B3C8DE100408DE1803FCFA90D40CFA98D3F695D7540695DF53FCC0D9D3ECC0D1D3E82D7F23F82D7723F214B7C40214BFC3F219370402193F03FCCB44A3FCCB4CA3E54416F405441EF3F76EC434076ECC33FA4C50D40A4C58D3F49BCCD3E49BC4D3EC5A9E33FC5A9633FEB12D83EEB12583EF562C33EF562433EB49C6540B49CE53F"> : tensor<2x3x6xcomplex<f32>>
%z2 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x3x6xcomplex<f32>>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x3x6xcomplex<f32>>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x3x6xcomplex<f32>>
%r:5 = call @f(%a0, %a1, %a2) : (tensor<2x5x6xcomplex<f32>>, tensor<6x2x9xcomplex<f32>>, tensor<2x3x6xcomplex<f32>>) -> (tensor<2x5x9xf32>, tensor<2x5x3xf32>, tensor<f32>, tensor<6x3xf32>, tensor<5x9xf32>)
%e0 = stablehlo.constant dense<"0xAB88A84186BDBA418CFB07423CA9BA413301E941E527F241249BF4412AB8C241147655413A649E413012B8414A930F429AECB841CC9FF241D65407427EB9E74150D5AA4146315E4187CE3641E0D56E41A4A9AB41B6A67B414F47A8414E8D8E415A796F41E67D1B4170241F416B1380412A9F8A41892D9041B8969A4184639E419C056341A4AD91419C8E5C41F4C39A40E780B941F3D8C041483F0642FF6CA441DE3DDE4192550A42087A0742C3D2D54160A36041F2209741CA5CDF406B873141BD97B4419A0EA4411C0B9A410388874188B91B418A2B09411AC1784146F254418BB68041EEA0C341EC5AC34165C08341DB3CB441E42C7241E9B26D41F095854198435341395A52410CCEC74157EDBD41D11B9A41C3899A41E32D3841F4E65241D32C8341EA8F454172407241A69ACA41B0C3E041628B894183EABD419F097341E0D06741C23E89410C88E740DA6A2B41F1D0B241AF9DAD4126F18C41AEC47841190714412D110B41"> : tensor<2x5x9xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<2x5x9xf32>, tensor<2x5x9xf32>) -> ()
%e1 = stablehlo.constant dense<"0xD0E117422AD90442A8C2B5412AD904423B1B1B4256AD9041A8C2B54157AD904154D2A641F010B84199409541D46D4741EE8D1942BCB10C4228F5A941ABCF1741364C9741429080415FEB94413F28B94144302A41DEFC7841403EB1412BC75341900A6941B499ED4142794B41BDACF5405298B341D1867641"> : tensor<2x5x3xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<2x5x3xf32>, tensor<2x5x3xf32>) -> ()
%e2 = stablehlo.constant dense<"0xD1E11742"> : tensor<f32>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<f32>, tensor<f32>) -> ()
%e3 = stablehlo.constant dense<"0x1E68CC400E0BFF3F2EFDE9401A16C740A367F83F0DE6E3408446AE409C72D93F3F7FC74026AB85400FC8A63F6F0399404FE8EC402DCC1340BE980741F32AFA40F8111C40B52F0F41"> : tensor<6x3xf32>
stablehlo.custom_call @check.expect_close(%r#3, %e3) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<6x3xf32>, tensor<6x3xf32>) -> ()
%e4 = stablehlo.constant dense<"0xAB88A84186BDBA418CFB07423CA9BA413301E941E527F241249BF4412AB8C241127655413A649E413012B8414A930F429AECB841CC9FF241D65407427EB9E74150D5AA4147315E41D087A74161980F41F7035A418287CD414759BF419284B3413124A44172293D41909C1C411A32784107008E414A776B413CB3CF411E20C44161BF8C418571BA415CDB67419DD496411AF9BE415C7DB04118B5944195591642D68E2742993FE441BE3B0C4213249C41B20BB641"> : tensor<5x9xf32>
stablehlo.custom_call @check.expect_close(%r#4, %e4) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<5x9xf32>, tensor<5x9xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2x5x6xcomplex<f32>>, %arg1: tensor<6x2x9xcomplex<f32>>, %arg2: tensor<2x3x6xcomplex<f32>>) -> (tensor<2x5x9xf32>, tensor<2x5x3xf32>, tensor<f32>, tensor<6x3xf32>, tensor<5x9xf32>) {
%c = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
%0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [1], contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xcomplex<f32>>, tensor<6x2x9xcomplex<f32>>) -> tensor<2x5x9xf32>
%1 = stablehlo.dot_general %arg0, %arg2, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xcomplex<f32>>, tensor<2x3x6xcomplex<f32>>) -> tensor<2x5x3xf32>
%2 = stablehlo.slice %arg0 [0:1, 0:1, 0:6] : (tensor<2x5x6xcomplex<f32>>) -> tensor<1x1x6xcomplex<f32>>
%3 = stablehlo.reshape %2 : (tensor<1x1x6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
%4 = stablehlo.slice %arg2 [0:1, 0:1, 0:6] : (tensor<2x3x6xcomplex<f32>>) -> tensor<1x1x6xcomplex<f32>>
%5 = stablehlo.reshape %4 : (tensor<1x1x6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
%6 = stablehlo.dot_general %3, %5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> tensor<f32>
%7 = stablehlo.slice %arg0 [0:1, 0:1, 0:6] : (tensor<2x5x6xcomplex<f32>>) -> tensor<1x1x6xcomplex<f32>>
%8 = stablehlo.reshape %7 : (tensor<1x1x6xcomplex<f32>>) -> tensor<1x6xcomplex<f32>>
%9 = stablehlo.slice %arg2 [0:1, 0:3, 0:1] : (tensor<2x3x6xcomplex<f32>>) -> tensor<1x3x1xcomplex<f32>>
%10 = stablehlo.reshape %9 : (tensor<1x3x1xcomplex<f32>>) -> tensor<3x1xcomplex<f32>>
%11 = stablehlo.dot_general %8, %10, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x6xcomplex<f32>>, tensor<3x1xcomplex<f32>>) -> tensor<6x3xf32>
%12 = stablehlo.slice %arg0 [0:1, 0:5, 0:6] : (tensor<2x5x6xcomplex<f32>>) -> tensor<1x5x6xcomplex<f32>>
%13 = stablehlo.reshape %12 : (tensor<1x5x6xcomplex<f32>>) -> tensor<5x6xcomplex<f32>>
%14 = stablehlo.transpose %arg1, dims = [1, 0, 2] : (tensor<6x2x9xcomplex<f32>>) -> tensor<2x6x9xcomplex<f32>>
%15 = stablehlo.broadcast_in_dim %13, dims = [1, 2] : (tensor<5x6xcomplex<f32>>) -> tensor<2x5x6xcomplex<f32>>
%16 = stablehlo.iota dim = 1 : tensor<2x5x6xi32>
%17 = call @cumsum(%c) : (tensor<2xi32>) -> tensor<2xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%18 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
%19 = stablehlo.slice %18 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%20 = stablehlo.slice %17 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%21 = stablehlo.concatenate %19, %20, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%22 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<2xi32>) -> tensor<2x5x6xi32>
%23 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<2xi32>) -> tensor<2x5x6xi32>
%24 = stablehlo.compare LE, %23, %16, SIGNED : (tensor<2x5x6xi32>, tensor<2x5x6xi32>) -> tensor<2x5x6xi1>
%25 = stablehlo.compare LT, %16, %22, SIGNED : (tensor<2x5x6xi32>, tensor<2x5x6xi32>) -> tensor<2x5x6xi1>
%26 = stablehlo.and %24, %25 : tensor<2x5x6xi1>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%27 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<2x5x6xcomplex<f32>>
%28 = stablehlo.select %26, %15, %27 : tensor<2x5x6xi1>, tensor<2x5x6xcomplex<f32>>
%29 = stablehlo.dot_general %28, %14, contracting_dims = [2, 0] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xcomplex<f32>>, tensor<2x6x9xcomplex<f32>>) -> tensor<5x9xf32>
return %0, %1, %6, %11, %29 : tensor<2x5x9xf32>, tensor<2x5x3xf32>, tensor<f32>, tensor<6x3xf32>, tensor<5x9xf32>
}
func.func private @cumsum(%arg0: tensor<2xi32>) -> tensor<2xi32> {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[1, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 2>, window_strides = array<i64: 1>}> ({
^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
%2 = stablehlo.add %arg1, %arg2 : tensor<i32>
stablehlo.return %2 : tensor<i32>
}) : (tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
return %1 : tensor<2xi32>
}
}
// -----
// narrow_complex64_float64
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
%c0 = stablehlo.constant dense<"0xC0C63A40C0C6BA3F36EA354036EAB53F753E1F40753E9F3F6847F43F6847743F507958405079D83F2A9764402A97E43F9E0B693F9E0BE93E2FA77E402FA7FE3FE4205240E420D23F293878402938F83F10D5DA3F10D55A3F319820403198A03FA0CE5540A0CED53F10CEFC3E10CE7C3E12AA224012AAA23F05EA3A3F05EABA3ED567113ED567913D591344405913C43F76C5204076C5A03FF3C28B3CF3C20B3C8DE100408DE1803FCFA90D40CFA98D3F695D7540695DF53FCC0D9D3ECC0D1D3E82D7F23F82D7723F214B7C40214BFC3F219370402193F03FCCB44A3FCCB4CA3E54416F405441EF3F76EC434076ECC33FA4C50D40A4C58D3F49BCCD3E49BC4D3EC5A9E33FC5A9633FEB12D83EEB12583EF562C33EF562433EB49C6540B49CE53FA2F8F43FA2F8743F069AB73F069A373FAB215A40AB21DA3F5CBC6A405CBCEA3FE180A33FE180233FED1CB53EED1C353E303CEE3F303C6E3FF71F353EF71FB53D872440408724C03FFB2D563FFB2DD63EE7DCFC3FE7DC7C3FA001FA3FA0017A3F5738D33E5738533E3E635B403E63DB3F703464407034E43FEBEE3F40EBEEBF3FDA6F833FDA6F033FAFCDED3FAFCD6D3F4238743E4238F43D7F039E3F7F031E3FB8C62D40B8C6AD3F1691F33E1691733E6611FA3E66117A3ECB257F40CB25FF3F"> : tensor<2x5x6xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x5x6xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x5x6xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x5x6xcomplex<f32>>
%c1 = stablehlo.constant dense<"0xC7384E3FC738CE3EF4A1DE3FF4A15E3FD96FE03FD96F603F14A5554014A5D53FDE857040DE85F03F07EC023F07EC823EE0C8933FE0C8133FC96E1D3FC96E9D3ECBD7493ECBD7C93D875441408754C13FA9E0BE3FA9E03E3FAAE0F13FAAE0713F4C9550404C95D03FD6F64640D6F6C63F518A6540518AE53F42FE724042FEF23F63C0F33F63C0733F13BEB03F13BE303F3031803F3031003F5BED8C3F5BED0C3F6C593F406C59BF3FB031813FB031013FB3FD1240B3FD923FEE357C40EE35FC3F0E9357400E93D73FE91D3D40E91DBD3FD18D7E3FD18DFE3E48A9CF3E48A94F3E08B55D3F08B5DD3EA775CA3EA7754A3E1FF3653F1FF3E53ECFB84240CFB8C23F88B7533F88B7D33E723D3F40723DBF3F0E33AE3F0E332E3F9EBC803F9EBC003F521B3340521BB33FF4A54240F4A5C23F0F8028400F80A83FE8BDE93FE8BD693FB6A63F40B6A6BF3FC1477740C147F73F0E621E400E629E3FEE8F573FEE8FD73E1184CF3F11844F3FA209CD3FA2094D3FDA4E1240DA4E923FAE0D0D40AE0D8D3FA76F6540A76FE53F957A7440957AF43F4BFC3A404BFCBA3F92F7004092F7803F0D85A33F0D85233FD98A9B3FD98A1B3F91589E3F91581E3FC4C90440C4C9843FC0036240C003E23F2FD461402FD4E13FD06A5D40D06ADD3F2657E13F2657613FD9319B3FD9311B3F451D183F451D983E9A96393F9A96B93E39B9C93F39B9493F107D843E107D043E345801403458813FA49BEF3FA49B6F3FC31F723FC31FF23E85EBD13D85EB513D715FE73F715F673FACD60140ACD6813F6464D73F6464573F0C6630400C66B03F7698FD3F76987D3F9D09B03F9D09303F45CABD3F45CA3D3FC5293C3FC529BC3E4B28A73F4B28273F609C5840609CD83F74425B407442DB3FDB7CAB3DDB7C2B3D36F4AB3F36F42B3FD8DD7540D8DDF53FF03DB83FF03D383FEF516740EF51E73F0AE56B400AE5EB3F6E4AF53F6E4A753F54A1554054A1D53FE046EC3FE0466C3F6F4F7D406F4FFD3F741C983F741C183F9A0EA83F9A0E283FA4BB7640A4BBF63FDE1F1E3FDE1F9E3E60F6AB3F60F62B3FEF1B3840EF1BB83F39A30D4039A38D3FC55A0540C55A853FB6A41B40B6A49B3FC8367F40C836FF3F2A26813B2A26013B5FEBB63F5FEB363FD9417940D941F93FF8B03D40F8B0BD3FA1D14B40A1D1CB3F2D3B03402D3B833FAA3B9C3FAA3B1C3F40E27F3F40E2FF3E"> : tensor<6x2x9xcomplex<f32>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<6x2x9xcomplex<f32>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<6x2x9xcomplex<f32>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<6x2x9xcomplex<f32>>
%c2 = stablehlo.constant dense<"0xC0C63A40C0C6BA3F36EA354036EAB53F753E1F40753E9F3F6847F43F6847743F507958405079D83F2A9764402A97E43F9E0B693F9E0BE93E2FA77E402FA7FE3FE4205240E420D23F293878402938F83F10D5DA3F10D55A3F319820403198A03FA0CE5540A0CED53F10CEFC3E10CE7C3E12AA224012AAA23F05EA3A3F05EABA3ED567113ED567913D591344405913C43F76C5204076C5A03FF3C28B3CF3C20B3C8DE100408DE1803FCFA90D40CFA98D3F695D7540695DF53FCC0D9D3ECC0D1D3E82D7F23F82D7723F214B7C40214BFC3F219370402193F03FCCB44A3FCCB4CA3E54416F405441EF3F76EC434076ECC33FA4C50D40A4C58D3F49BCCD3E49BC4D3EC5A9E33FC5A9633FEB12D83EEB12583EF562C33EF562433EB49C6540B49CE53F"> : tensor<2x3x6xcomplex<f32>>
%z2 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x3x6xcomplex<f32>>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x3x6xcomplex<f32>>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x3x6xcomplex<f32>>
%r:5 = call @f(%a0, %a1, %a2) : (tensor<2x5x6xcomplex<f32>>, tensor<6x2x9xcomplex<f32>>, tensor<2x3x6xcomplex<f32>>) -> (tensor<2x5x9xf64>, tensor<2x5x3xf64>, tensor<f64>, tensor<6x3xf64>, tensor<5x9xf64>)
%e0 = stablehlo.constant dense<"0x0000006015113540000000C0B05737400000008071FF404000000080275537400000006026203D40000000A0FC443E400000008064933E40000000400557384000000080C2AE2A400000004087CC334000000000460237400000004069F2414000000040931D374000000080F9533E40000000C09AEA4040000000C02FF73C4000000000AA5A3540000000C028C62B40000000E0D0D9264000000000BCDA2D400000008034753540000000C0D6742F40000000E0E9083540000000C0A9D13140000000402BEF2D40000000C0BC6F2340000000008EE42340000000606D02304000000040E553314000000020B105324000000000D75233400000008070CC334000000080B3602C4000000080B435324000000080D3912B40000000807E581340000000E01C303740000000601E1B384000000000E9C74040000000E09F8D3440000000C0BBC73B4000000040B24A41400000000041EF40400000006058BA3A40000000006C142C40000000401EE432400000004099EB1B4000000060ED302640000000A0F792364000000040D381344000000080634133400000006000F13040000000003177234000000040712521400000004023182F40000000C0489E2A4000000060D1163040000000C01D743840000000805D6B3840000000A00C783040000000609B873640000000809C452E40000000205DB62D4000000000BEB230400000000073682A4000000020474B2A4000000080C1F93840000000E0AABD3740000000207A433340000000603851334000000060BC05274000000080DE5C2A40000000609A65304000000040FDB12840000000400E482E40000000C0545339400000000076183C40000000406C3131400000006050BD3740000000E033612E40000000001CFA2C4000000040D82731400000008001F11C40000000405B6D2540000000201E5A3640000000E0B5B33540000000C0249E3140000000C095182F4000000020E3802240000000A025622140"> : tensor<2x5x9xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 1.7115515220211819e-05 : f64} : (tensor<2x5x9xf64>, tensor<2x5x9xf64>) -> ()
%e1 = stablehlo.constant dense<"0x000000003AFC424000000040259B40400000000055B8364000000040259B40400000006067634340000000C0AA1532400000000055B83640000000E0AA153240000000804ADA3440000000001E0237400000002013A8324000000080BAED2840000000C0BD314340000000803796414000000000A53E354000000060F5F92240000000C086E932400000004008123040000000E06B9D3240000000E0072537400000008008462540000000C09B1F2F4000000000C827364000000060E5782A400000000052212D400000008036B33D4000000040286F2940000000A097B51E40000000400A73364000000020DAD02E40"> : tensor<2x5x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 1.8490120055503212e-05 : f64} : (tensor<2x5x3xf64>, tensor<2x5x3xf64>) -> ()
%e2 = stablehlo.constant dense<"0x000000203AFC4240"> : tensor<f64>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 1.8105756680597551e-05 : f64} : (tensor<f64>, tensor<f64>) -> ()
%e3 = stablehlo.constant dense<"0x000000C0038D1940000000C061E1FF3F000000C0A53F1D4000000040C3E2184000000060F40CFF3F000000A0C17C1C4000000080D0C8154000000080532EFB3F000000E0E7EF1840000000C064B51040000000E001D9F43F000000E06D201340000000E0099D1D40000000A085790240000000C017F32040000000605E451F40000000003F820340000000A0F6E52140"> : tensor<6x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 4.2672859308368061e-06 : f64} : (tensor<6x3xf64>, tensor<6x3xf64>) -> ()
%e4 = stablehlo.constant dense<"0x0000006015113540000000C0B05737400000008071FF404000000080275537400000006026203D40000000A0FC443E400000008064933E40000000400557384000000040C2AE2A400000004087CC334000000000460237400000004069F2414000000040931D374000000080F9533E40000000C09AEA4040000000C02FF73C4000000000AA5A3540000000E028C62B4000000000FAF03440000000200CF32140000000E07E402B4000000040F0B03940000000E028EB374000000040927036400000002086843440000000402EA5274000000000929323400000004043062F40000000E000C0314000000040E96E2D400000008067F63940000000C00384384000000020EC973140000000A0304E3740000000806BFB2C40000000A093DA32400000004023DF374000000080AB0F364000000000A3963240000000A032CB4240000000C0DAF1444000000020F3873C40000000C07787414000000060828433400000004076C13640"> : tensor<5x9xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 1.9974464521510527e-05 : f64} : (tensor<5x9xf64>, tensor<5x9xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<2x5x6xcomplex<f32>>, %arg1: tensor<6x2x9xcomplex<f32>>, %arg2: tensor<2x3x6xcomplex<f32>>) -> (tensor<2x5x9xf64>, tensor<2x5x3xf64>, tensor<f64>, tensor<6x3xf64>, tensor<5x9xf64>) {
%c = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
%0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [1], contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xcomplex<f32>>, tensor<6x2x9xcomplex<f32>>) -> tensor<2x5x9xf64>
%1 = stablehlo.dot_general %arg0, %arg2, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xcomplex<f32>>, tensor<2x3x6xcomplex<f32>>) -> tensor<2x5x3xf64>
%2 = stablehlo.slice %arg0 [0:1, 0:1, 0:6] : (tensor<2x5x6xcomplex<f32>>) -> tensor<1x1x6xcomplex<f32>>
%3 = stablehlo.reshape %2 : (tensor<1x1x6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
%4 = stablehlo.slice %arg2 [0:1, 0:1, 0:6] : (tensor<2x3x6xcomplex<f32>>) -> tensor<1x1x6xcomplex<f32>>
%5 = stablehlo.reshape %4 : (tensor<1x1x6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
%6 = stablehlo.dot_general %3, %5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> tensor<f64>
%7 = stablehlo.slice %arg0 [0:1, 0:1, 0:6] : (tensor<2x5x6xcomplex<f32>>) -> tensor<1x1x6xcomplex<f32>>
%8 = stablehlo.reshape %7 : (tensor<1x1x6xcomplex<f32>>) -> tensor<1x6xcomplex<f32>>
%9 = stablehlo.slice %arg2 [0:1, 0:3, 0:1] : (tensor<2x3x6xcomplex<f32>>) -> tensor<1x3x1xcomplex<f32>>
%10 = stablehlo.reshape %9 : (tensor<1x3x1xcomplex<f32>>) -> tensor<3x1xcomplex<f32>>
%11 = stablehlo.dot_general %8, %10, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x6xcomplex<f32>>, tensor<3x1xcomplex<f32>>) -> tensor<6x3xf64>
%12 = stablehlo.slice %arg0 [0:1, 0:5, 0:6] : (tensor<2x5x6xcomplex<f32>>) -> tensor<1x5x6xcomplex<f32>>
%13 = stablehlo.reshape %12 : (tensor<1x5x6xcomplex<f32>>) -> tensor<5x6xcomplex<f32>>
%14 = stablehlo.transpose %arg1, dims = [1, 0, 2] : (tensor<6x2x9xcomplex<f32>>) -> tensor<2x6x9xcomplex<f32>>
%15 = stablehlo.broadcast_in_dim %13, dims = [1, 2] : (tensor<5x6xcomplex<f32>>) -> tensor<2x5x6xcomplex<f32>>
%16 = stablehlo.iota dim = 1 : tensor<2x5x6xi32>
%17 = call @cumsum(%c) : (tensor<2xi32>) -> tensor<2xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%18 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
%19 = stablehlo.slice %18 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%20 = stablehlo.slice %17 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%21 = stablehlo.concatenate %19, %20, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%22 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<2xi32>) -> tensor<2x5x6xi32>
%23 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<2xi32>) -> tensor<2x5x6xi32>
%24 = stablehlo.compare LE, %23, %16, SIGNED : (tensor<2x5x6xi32>, tensor<2x5x6xi32>) -> tensor<2x5x6xi1>
%25 = stablehlo.compare LT, %16, %22, SIGNED : (tensor<2x5x6xi32>, tensor<2x5x6xi32>) -> tensor<2x5x6xi1>
%26 = stablehlo.and %24, %25 : tensor<2x5x6xi1>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%27 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<2x5x6xcomplex<f32>>
%28 = stablehlo.select %26, %15, %27 : tensor<2x5x6xi1>, tensor<2x5x6xcomplex<f32>>
%29 = stablehlo.dot_general %28, %14, contracting_dims = [2, 0] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xcomplex<f32>>, tensor<2x6x9xcomplex<f32>>) -> tensor<5x9xf64>
return %0, %1, %6, %11, %29 : tensor<2x5x9xf64>, tensor<2x5x3xf64>, tensor<f64>, tensor<6x3xf64>, tensor<5x9xf64>
}
func.func private @cumsum(%arg0: tensor<2xi32>) -> tensor<2xi32> {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[1, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 2>, window_strides = array<i64: 1>}> ({
^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
%2 = stablehlo.add %arg1, %arg2 : tensor<i32>
stablehlo.return %2 : tensor<i32>
}) : (tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
return %1 : tensor<2xi32>
}
}
// -----
// narrow_complex128_int64
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
%c0 = stablehlo.constant dense<"0x4C5779FAD75807404C5779FAD758F73FB47674C246BD0640B47674C246BDF63FF27284AFCEE70340F27284AFCEE7F33FC06D07F6EC88FE3FC06D07F6EC88EE3F042675012A0F0B40042675012A0FFB3F22227335E5920C4022227335E592FC3F28959AC77321ED3F28959AC77321DD3F7484CDD1E5D40F407484CDD1E5D4FF3FF087F5771C440A40F087F5771C44FA3F007AC82705070F40007AC8270507FF3FA4411304A25AFB3FA4411304A25AEB3FBEA85E1A06130440BEA85E1A0613F43FEE580608D4B90A40EE580608D4B9FA3F8058AFF4C199DF3F8058AFF4C199CF3F8C0F9636425504408C0F96364255F43F28F54F97405DE73F28F54F97405DD73F60CD86AFFA2CC23F60CD86AFFA2CB23F746709266B820840746709266B82F83FD83DBACCAE180440D83DBACCAE18F43F006FF66E5E78913F006FF66E5E78813F66CF6B94311C004066CF6B94311CF03F58E6D1D939B5014058E6D1D939B5F13FEAC75821ADAB0E40EAC75821ADABFE3FF0D5C270B9A1D33FF0D5C270B9A1C33FF89B3241F05AFE3FF89B3241F05AEE3FECEBD62064890F40ECEBD6206489FF3F54E3161F64120E4054E3161F6412FE3F583CF3739956E93F583CF3739956D93F982AEC732AE80D40982AEC732AE8FD3F0EF82DBD8E7D08400EF82DBD8E7DF83F70FED381B4B8014070FED381B4B8F13F5059071089B7D93F5059071089B7C93FAC4A46A83875FC3FAC4A46A83875EC3FE0C4CF555D02DB3FE0C4CF555D02CB3FF0267DA85E6CD83FF0267DA85E6CC83F68BE3B7B96B30C4068BE3B7B96B3FC3F28D00D47149FFE3F28D00D47149FEE3F30458DBF40F3F63F30458DBF40F3E63FF08FBA6A35440B40F08FBA6A3544FB3F1C4888818B570D401C4888818B57FD3F0013941E1C70F43F0013941E1C70E43FE05DC5A89DA3D63FE05DC5A89DA3C63F80CEBCF485C7FD3F80CEBCF485C7ED3F4053C4E8FEA3C63F4053C4E8FEA3B63F2A9B15D0900408402A9B15D09004F83F7892F05EBFC5EA3F7892F05EBFC5DA3F10A1D7DD9C9BFF3F10A1D7DD9C9BEF3F7C68A10A3440FF3F7C68A10A3440EF3F9093EFDB0A67DA3F9093EFDB0A67CA3FC40D14B2676C0B40C40D14B2676CFB3FFCBD31FB8D860C40FCBD31FB8D86FC3F267EED52DDFD0740267EED52DDFDF73F30CD9C3AFB6DF03F30CD9C3AFB6DE03F38FF1AD0B5B9FD3F38FF1AD0B5B9ED3FE049C14B0887CE3FE049C14B0887BE3F24C942E26FC0F33F24C942E26FC0E33F5CEA2B03D7B805405CEA2B03D7B8F53F903270B72272DE3F903270B72272CE3FF06894B02C42DF3FF06894B02C42CF3F06732358B9E40F4006732358B9E4FF3F"> : tensor<2x5x6xcomplex<f64>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x5x6xcomplex<f64>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x5x6xcomplex<f64>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x5x6xcomplex<f64>>
%c1 = stablehlo.constant dense<"0x203D1BDC18C7E93F203D1BDC18C7D93FB04A9B843ED4FB3FB04A9B843ED4EB3F84D4102FFB0DFC3F84D4102FFB0DEC3F5290A88BA2B40A405290A88BA2B4FA3FF68A3DB9BB100E40F68A3DB9BB10FE3F58F0B1D0805DE03F58F0B1D0805DD03FC88E48FA1B79F23FC88E48FA1B79E23FF046BD25D9ADE33FF046BD25D9ADD33FA03DDC54F93AC93FA03DDC54F93AB93F20D728D8902A084020D728D8902AF83F50CF981115DCF73F50CF981115DCE73F9851D534153CFE3F9851D534153CEE3FF4436C73A9120A40F4436C73A912FA3FD8736CB1DADE0840D8736CB1DADEF83FAAB26F114AB10C40AAB26F114AB1FC3F5031213BC85F0E405031213BC85FFE3F0CE44E610C78FE3F0CE44E610C78EE3F4C0A1362C217F63F4C0A1362C217E63FB0C2E10A2606F03FB0C2E10A2606E03F8CD21C5DAB9DF13F8CD21C5DAB9DE13F78C49B7E2DEB074078C49B7E2DEBF73FA4ED560C3626F03FA4ED560C3626E03F46287654B65F024046287654B65FF23F3A4189CABD860F403A4189CABD86FF3FE86004CF61F20A40E86004CF61F2FA3F3C114B21BDA307403C114B21BDA3F73F782ABF10BAD1EF3F782ABF10BAD1DF3F609AA6F128F5D93F609AA6F128F5C93FE024D4F6A0B6EB3FE024D4F6A0B6DB3F009CEFE4B44ED93F009CEFE4B44EC93F20EAF0E163BEEC3F20EAF0E163BEDC3FFC41B8D419570840FC41B8D41957F83FF09B6FF5F076EA3FF09B6FF5F076DA3F90612B38AEE7074090612B38AEE7F73FEC0409B461C6F53FEC0409B461C6E53F4417ABCC9317F03F4417ABCC9317E03F4A5A324A6A6306404A5A324A6A63F63FA6B9107FBE540840A6B9107FBE54F83F386E76D801100540386E76D80110F53FD400920BBD37FD3FD400920BBD37ED3FFCAFE1BCD6F40740FCAFE1BCD6F4F73FE0330927F8E80E40E0330927F8E8FE3FF4B787BD41CC0340F4B787BD41CCF33F504F45CFFDF1EA3F504F45CFFDF1DA3FA4C72F2482F0F93FA4C72F2482F0E93F543B973B34A1F93F543B973B34A1E93F1E8A283BDB4902401E8A283BDB49F23F3242E9B2B5A101403242E9B2B5A1F13F6895B8D0F4AD0C406895B8D0F4ADFC3FB6FE879A528F0E40B6FE879A528FFE3F54B31351895F074054B31351895FF73F2C098D31F21E00402C098D31F21EF03FECD2D3A1A170F43FECD2D3A1A170E43F60E7C82D5B71F33F60E7C82D5B71E33F7480111112CBF33F7480111112CBE33FE4F63D7E38990040E4F63D7E3899F03F0CD0F3F377400C400CD0F3F37740FC3F540104DB853A0C40540104DB853AFC3FF65990FB59AD0B40F65990FB59ADFB3F606753CAE42AFC3F606753CAE42AEC3F08023C1D3B66F33F08023C1D3B66E33FD029189CA803E33FD029189CA803D33FC0D9F43BD332E73FC0D9F43BD332D73FECF67A142737F93FECF67A142737E93F40F761F8A18FD03F40F761F8A18FC03FE8C0AE83062B0040E8C0AE83062BF03FB4AA408774F3FD3FB4AA408774F3ED3FA8C69C63F843EE3FA8C69C63F843DE3FC09A0E95703DBA3FC09A0E95703DAA3FE843511EEEEBFC3FE843511EEEEBEC3F08176F81D53A004008176F81D53AF03F34E1B3888CECFA3F34E1B3888CECEA3FB4888471C10C0640B4888471C10CF63FC43B18C00EB3FF3FC43B18C00EB3EF3F809C3AA23301F63F809C3AA23301E63FB4EEAE9448B9F73FB4EEAE9448B9E73F8880DCA03885E73F8880DCA03885D73FFCBC4B5A09E5F43FFCBC4B5A09E5E43FDA22900A8C130B40DA22900A8C13FB3F8EEF73754E680B408EEF73754E68FB3FC0E3DC639B6FB53FC0E3DC639B6FA53F181491C2867EF53F181491C2867EE53FC6E80902BBBB0E40C6E80902BBBBFE3F2855A60EBE07F73F2855A60EBE07E73FFE2E1FDD3DEA0C40FE2E1FDD3DEAFC3F2CC3F338A17C0D402CC3F338A17CFD3F10FCBDBA4DA9FE3F10FCBDBA4DA9EE3F286A88882AB40A40286A88882AB4FA3F78547BF5DB88FD3F78547BF5DB88ED3F00DB47EAEDA90F4000DB47EAEDA9FF3F2858297D8E03F33F2858297D8E03E33F94598649D301F53F94598649D301E53F08CE777674D70E4008CE777674D7FE3F684DB5CFFBC3E33F684DB5CFFBC3D33FC4DD7909CC7EF53FC4DD7909CC7EE53F806EEFE57D030740806EEFE57D03F73FFEB80D1367B40140FEB80D1367B4F13F8E34F99E58AB00408E34F99E58ABF03FC60902B096740340C60902B09674F33F96A9E10AD9E60F4096A9E10AD9E6FF3F00BC9035C524703F00BC9035C524603F8CB1A2DD6BDDF63F8CB1A2DD6BDDE63F4804C01D3B280F404804C01D3B28FF3F988586061FB60740988586061FB6F73FB6308027347A0940B6308027347AF93FB8311E9B65670040B8311E9B6567F03FA0FA8F347587F33FA0FA8F347587E33F00493A0A48FCEF3F00493A0A48FCDF3F"> : tensor<6x2x9xcomplex<f64>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<6x2x9xcomplex<f64>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<6x2x9xcomplex<f64>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<6x2x9xcomplex<f64>>
%c2 = stablehlo.constant dense<"0x4C5779FAD75807404C5779FAD758F73FB47674C246BD0640B47674C246BDF63FF27284AFCEE70340F27284AFCEE7F33FC06D07F6EC88FE3FC06D07F6EC88EE3F042675012A0F0B40042675012A0FFB3F22227335E5920C4022227335E592FC3F28959AC77321ED3F28959AC77321DD3F7484CDD1E5D40F407484CDD1E5D4FF3FF087F5771C440A40F087F5771C44FA3F007AC82705070F40007AC8270507FF3FA4411304A25AFB3FA4411304A25AEB3FBEA85E1A06130440BEA85E1A0613F43FEE580608D4B90A40EE580608D4B9FA3F8058AFF4C199DF3F8058AFF4C199CF3F8C0F9636425504408C0F96364255F43F28F54F97405DE73F28F54F97405DD73F60CD86AFFA2CC23F60CD86AFFA2CB23F746709266B820840746709266B82F83FD83DBACCAE180440D83DBACCAE18F43F006FF66E5E78913F006FF66E5E78813F66CF6B94311C004066CF6B94311CF03F58E6D1D939B5014058E6D1D939B5F13FEAC75821ADAB0E40EAC75821ADABFE3FF0D5C270B9A1D33FF0D5C270B9A1C33FF89B3241F05AFE3FF89B3241F05AEE3FECEBD62064890F40ECEBD6206489FF3F54E3161F64120E4054E3161F6412FE3F583CF3739956E93F583CF3739956D93F982AEC732AE80D40982AEC732AE8FD3F0EF82DBD8E7D08400EF82DBD8E7DF83F70FED381B4B8014070FED381B4B8F13F5059071089B7D93F5059071089B7C93FAC4A46A83875FC3FAC4A46A83875EC3FE0C4CF555D02DB3FE0C4CF555D02CB3FF0267DA85E6CD83FF0267DA85E6CC83F68BE3B7B96B30C4068BE3B7B96B3FC3F"> : tensor<2x3x6xcomplex<f64>>
%z2 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x3x6xcomplex<f64>>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x3x6xcomplex<f64>>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x3x6xcomplex<f64>>
%r:5 = call @f(%a0, %a1, %a2) : (tensor<2x5x6xcomplex<f64>>, tensor<6x2x9xcomplex<f64>>, tensor<2x3x6xcomplex<f64>>) -> (tensor<2x5x9xi64>, tensor<2x5x3xi64>, tensor<i64>, tensor<6x3xi64>, tensor<5x9xi64>)
%e0 = stablehlo.constant dense<"0x15000000000000001700000000000000210000000000000017000000000000001D000000000000001E000000000000001E0000000000000018000000000000000D0000000000000013000000000000001700000000000000230000000000000017000000000000001E0000000000000021000000000000001C0000000000000015000000000000000D000000000000000B000000000000000E0000000000000015000000000000000F00000000000000150000000000000011000000000000000E0000000000000009000000000000000900000000000000100000000000000011000000000000001200000000000000130000000000000013000000000000000E0000000000000012000000000000000D00000000000000040000000000000017000000000000001800000000000000210000000000000014000000000000001B00000000000000220000000000000021000000000000001A000000000000000E00000000000000120000000000000006000000000000000B000000000000001600000000000000140000000000000013000000000000001000000000000000090000000000000008000000000000000F000000000000000D00000000000000100000000000000018000000000000001800000000000000100000000000000016000000000000000F000000000000000E0000000000000010000000000000000D000000000000000D0000000000000018000000000000001700000000000000130000000000000013000000000000000B000000000000000D0000000000000010000000000000000C000000000000000F0000000000000019000000000000001C00000000000000110000000000000017000000000000000F000000000000000E00000000000000110000000000000007000000000000000A000000000000001600000000000000150000000000000011000000000000000F0000000000000009000000000000000800000000000000"> : tensor<2x5x9xi64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x5x9xi64>, tensor<2x5x9xi64>) -> ()
%e1 = stablehlo.constant dense<"0x250000000000000021000000000000001600000000000000210000000000000026000000000000001200000000000000160000000000000012000000000000001400000000000000170000000000000012000000000000000C00000000000000260000000000000023000000000000001500000000000000090000000000000012000000000000001000000000000000120000000000000017000000000000000A000000000000000F0000000000000016000000000000000D000000000000000E000000000000001D000000000000000C00000000000000070000000000000016000000000000000F00000000000000"> : tensor<2x5x3xi64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x5x3xi64>, tensor<2x5x3xi64>) -> ()
%e2 = stablehlo.constant dense<"0x2500000000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e3 = stablehlo.constant dense<"0x060000000000000001000000000000000700000000000000060000000000000001000000000000000700000000000000050000000000000001000000000000000600000000000000040000000000000001000000000000000400000000000000070000000000000002000000000000000800000000000000070000000000000002000000000000000800000000000000"> : tensor<6x3xi64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<6x3xi64>, tensor<6x3xi64>) -> ()
%e4 = stablehlo.constant dense<"0x15000000000000001700000000000000210000000000000017000000000000001D000000000000001E000000000000001E0000000000000018000000000000000D0000000000000013000000000000001700000000000000230000000000000017000000000000001E0000000000000021000000000000001C0000000000000015000000000000000D00000000000000140000000000000008000000000000000D0000000000000019000000000000001700000000000000160000000000000014000000000000000B0000000000000009000000000000000F0000000000000011000000000000000E0000000000000019000000000000001800000000000000110000000000000017000000000000000E000000000000001200000000000000170000000000000016000000000000001200000000000000250000000000000029000000000000001C00000000000000230000000000000013000000000000001600000000000000"> : tensor<5x9xi64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5x9xi64>, tensor<5x9xi64>) -> ()
return
}
func.func private @f(%arg0: tensor<2x5x6xcomplex<f64>>, %arg1: tensor<6x2x9xcomplex<f64>>, %arg2: tensor<2x3x6xcomplex<f64>>) -> (tensor<2x5x9xi64>, tensor<2x5x3xi64>, tensor<i64>, tensor<6x3xi64>, tensor<5x9xi64>) {
%c = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
%0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [1], contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xcomplex<f64>>, tensor<6x2x9xcomplex<f64>>) -> tensor<2x5x9xi64>
%1 = stablehlo.dot_general %arg0, %arg2, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xcomplex<f64>>, tensor<2x3x6xcomplex<f64>>) -> tensor<2x5x3xi64>
%2 = stablehlo.slice %arg0 [0:1, 0:1, 0:6] : (tensor<2x5x6xcomplex<f64>>) -> tensor<1x1x6xcomplex<f64>>
%3 = stablehlo.reshape %2 : (tensor<1x1x6xcomplex<f64>>) -> tensor<6xcomplex<f64>>
%4 = stablehlo.slice %arg2 [0:1, 0:1, 0:6] : (tensor<2x3x6xcomplex<f64>>) -> tensor<1x1x6xcomplex<f64>>
%5 = stablehlo.reshape %4 : (tensor<1x1x6xcomplex<f64>>) -> tensor<6xcomplex<f64>>
%6 = stablehlo.dot_general %3, %5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>) -> tensor<i64>
%7 = stablehlo.slice %arg0 [0:1, 0:1, 0:6] : (tensor<2x5x6xcomplex<f64>>) -> tensor<1x1x6xcomplex<f64>>
%8 = stablehlo.reshape %7 : (tensor<1x1x6xcomplex<f64>>) -> tensor<1x6xcomplex<f64>>
%9 = stablehlo.slice %arg2 [0:1, 0:3, 0:1] : (tensor<2x3x6xcomplex<f64>>) -> tensor<1x3x1xcomplex<f64>>
%10 = stablehlo.reshape %9 : (tensor<1x3x1xcomplex<f64>>) -> tensor<3x1xcomplex<f64>>
%11 = stablehlo.dot_general %8, %10, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x6xcomplex<f64>>, tensor<3x1xcomplex<f64>>) -> tensor<6x3xi64>
%12 = stablehlo.slice %arg0 [0:1, 0:5, 0:6] : (tensor<2x5x6xcomplex<f64>>) -> tensor<1x5x6xcomplex<f64>>
%13 = stablehlo.reshape %12 : (tensor<1x5x6xcomplex<f64>>) -> tensor<5x6xcomplex<f64>>
%14 = stablehlo.transpose %arg1, dims = [1, 0, 2] : (tensor<6x2x9xcomplex<f64>>) -> tensor<2x6x9xcomplex<f64>>
%15 = stablehlo.broadcast_in_dim %13, dims = [1, 2] : (tensor<5x6xcomplex<f64>>) -> tensor<2x5x6xcomplex<f64>>
%16 = stablehlo.iota dim = 1 : tensor<2x5x6xi32>
%17 = call @cumsum(%c) : (tensor<2xi32>) -> tensor<2xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%18 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
%19 = stablehlo.slice %18 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%20 = stablehlo.slice %17 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%21 = stablehlo.concatenate %19, %20, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%22 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<2xi32>) -> tensor<2x5x6xi32>
%23 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<2xi32>) -> tensor<2x5x6xi32>
%24 = stablehlo.compare LE, %23, %16, SIGNED : (tensor<2x5x6xi32>, tensor<2x5x6xi32>) -> tensor<2x5x6xi1>
%25 = stablehlo.compare LT, %16, %22, SIGNED : (tensor<2x5x6xi32>, tensor<2x5x6xi32>) -> tensor<2x5x6xi1>
%26 = stablehlo.and %24, %25 : tensor<2x5x6xi1>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%27 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<2x5x6xcomplex<f64>>
%28 = stablehlo.select %26, %15, %27 : tensor<2x5x6xi1>, tensor<2x5x6xcomplex<f64>>
%29 = stablehlo.dot_general %28, %14, contracting_dims = [2, 0] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xcomplex<f64>>, tensor<2x6x9xcomplex<f64>>) -> tensor<5x9xi64>
return %0, %1, %6, %11, %29 : tensor<2x5x9xi64>, tensor<2x5x3xi64>, tensor<i64>, tensor<6x3xi64>, tensor<5x9xi64>
}
func.func private @cumsum(%arg0: tensor<2xi32>) -> tensor<2xi32> {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[1, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 2>, window_strides = array<i64: 1>}> ({
^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
%2 = stablehlo.add %arg1, %arg2 : tensor<i32>
stablehlo.return %2 : tensor<i32>
}) : (tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
return %1 : tensor<2xi32>
}
}
// -----
// narrow_complex128_float64
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
%c0 = stablehlo.constant dense<"0x4C5779FAD75807404C5779FAD758F73FB47674C246BD0640B47674C246BDF63FF27284AFCEE70340F27284AFCEE7F33FC06D07F6EC88FE3FC06D07F6EC88EE3F042675012A0F0B40042675012A0FFB3F22227335E5920C4022227335E592FC3F28959AC77321ED3F28959AC77321DD3F7484CDD1E5D40F407484CDD1E5D4FF3FF087F5771C440A40F087F5771C44FA3F007AC82705070F40007AC8270507FF3FA4411304A25AFB3FA4411304A25AEB3FBEA85E1A06130440BEA85E1A0613F43FEE580608D4B90A40EE580608D4B9FA3F8058AFF4C199DF3F8058AFF4C199CF3F8C0F9636425504408C0F96364255F43F28F54F97405DE73F28F54F97405DD73F60CD86AFFA2CC23F60CD86AFFA2CB23F746709266B820840746709266B82F83FD83DBACCAE180440D83DBACCAE18F43F006FF66E5E78913F006FF66E5E78813F66CF6B94311C004066CF6B94311CF03F58E6D1D939B5014058E6D1D939B5F13FEAC75821ADAB0E40EAC75821ADABFE3FF0D5C270B9A1D33FF0D5C270B9A1C33FF89B3241F05AFE3FF89B3241F05AEE3FECEBD62064890F40ECEBD6206489FF3F54E3161F64120E4054E3161F6412FE3F583CF3739956E93F583CF3739956D93F982AEC732AE80D40982AEC732AE8FD3F0EF82DBD8E7D08400EF82DBD8E7DF83F70FED381B4B8014070FED381B4B8F13F5059071089B7D93F5059071089B7C93FAC4A46A83875FC3FAC4A46A83875EC3FE0C4CF555D02DB3FE0C4CF555D02CB3FF0267DA85E6CD83FF0267DA85E6CC83F68BE3B7B96B30C4068BE3B7B96B3FC3F28D00D47149FFE3F28D00D47149FEE3F30458DBF40F3F63F30458DBF40F3E63FF08FBA6A35440B40F08FBA6A3544FB3F1C4888818B570D401C4888818B57FD3F0013941E1C70F43F0013941E1C70E43FE05DC5A89DA3D63FE05DC5A89DA3C63F80CEBCF485C7FD3F80CEBCF485C7ED3F4053C4E8FEA3C63F4053C4E8FEA3B63F2A9B15D0900408402A9B15D09004F83F7892F05EBFC5EA3F7892F05EBFC5DA3F10A1D7DD9C9BFF3F10A1D7DD9C9BEF3F7C68A10A3440FF3F7C68A10A3440EF3F9093EFDB0A67DA3F9093EFDB0A67CA3FC40D14B2676C0B40C40D14B2676CFB3FFCBD31FB8D860C40FCBD31FB8D86FC3F267EED52DDFD0740267EED52DDFDF73F30CD9C3AFB6DF03F30CD9C3AFB6DE03F38FF1AD0B5B9FD3F38FF1AD0B5B9ED3FE049C14B0887CE3FE049C14B0887BE3F24C942E26FC0F33F24C942E26FC0E33F5CEA2B03D7B805405CEA2B03D7B8F53F903270B72272DE3F903270B72272CE3FF06894B02C42DF3FF06894B02C42CF3F06732358B9E40F4006732358B9E4FF3F"> : tensor<2x5x6xcomplex<f64>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x5x6xcomplex<f64>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x5x6xcomplex<f64>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x5x6xcomplex<f64>>
%c1 = stablehlo.constant dense<"0x203D1BDC18C7E93F203D1BDC18C7D93FB04A9B843ED4FB3FB04A9B843ED4EB3F84D4102FFB0DFC3F84D4102FFB0DEC3F5290A88BA2B40A405290A88BA2B4FA3FF68A3DB9BB100E40F68A3DB9BB10FE3F58F0B1D0805DE03F58F0B1D0805DD03FC88E48FA1B79F23FC88E48FA1B79E23FF046BD25D9ADE33FF046BD25D9ADD33FA03DDC54F93AC93FA03DDC54F93AB93F20D728D8902A084020D728D8902AF83F50CF981115DCF73F50CF981115DCE73F9851D534153CFE3F9851D534153CEE3FF4436C73A9120A40F4436C73A912FA3FD8736CB1DADE0840D8736CB1DADEF83FAAB26F114AB10C40AAB26F114AB1FC3F5031213BC85F0E405031213BC85FFE3F0CE44E610C78FE3F0CE44E610C78EE3F4C0A1362C217F63F4C0A1362C217E63FB0C2E10A2606F03FB0C2E10A2606E03F8CD21C5DAB9DF13F8CD21C5DAB9DE13F78C49B7E2DEB074078C49B7E2DEBF73FA4ED560C3626F03FA4ED560C3626E03F46287654B65F024046287654B65FF23F3A4189CABD860F403A4189CABD86FF3FE86004CF61F20A40E86004CF61F2FA3F3C114B21BDA307403C114B21BDA3F73F782ABF10BAD1EF3F782ABF10BAD1DF3F609AA6F128F5D93F609AA6F128F5C93FE024D4F6A0B6EB3FE024D4F6A0B6DB3F009CEFE4B44ED93F009CEFE4B44EC93F20EAF0E163BEEC3F20EAF0E163BEDC3FFC41B8D419570840FC41B8D41957F83FF09B6FF5F076EA3FF09B6FF5F076DA3F90612B38AEE7074090612B38AEE7F73FEC0409B461C6F53FEC0409B461C6E53F4417ABCC9317F03F4417ABCC9317E03F4A5A324A6A6306404A5A324A6A63F63FA6B9107FBE540840A6B9107FBE54F83F386E76D801100540386E76D80110F53FD400920BBD37FD3FD400920BBD37ED3FFCAFE1BCD6F40740FCAFE1BCD6F4F73FE0330927F8E80E40E0330927F8E8FE3FF4B787BD41CC0340F4B787BD41CCF33F504F45CFFDF1EA3F504F45CFFDF1DA3FA4C72F2482F0F93FA4C72F2482F0E93F543B973B34A1F93F543B973B34A1E93F1E8A283BDB4902401E8A283BDB49F23F3242E9B2B5A101403242E9B2B5A1F13F6895B8D0F4AD0C406895B8D0F4ADFC3FB6FE879A528F0E40B6FE879A528FFE3F54B31351895F074054B31351895FF73F2C098D31F21E00402C098D31F21EF03FECD2D3A1A170F43FECD2D3A1A170E43F60E7C82D5B71F33F60E7C82D5B71E33F7480111112CBF33F7480111112CBE33FE4F63D7E38990040E4F63D7E3899F03F0CD0F3F377400C400CD0F3F37740FC3F540104DB853A0C40540104DB853AFC3FF65990FB59AD0B40F65990FB59ADFB3F606753CAE42AFC3F606753CAE42AEC3F08023C1D3B66F33F08023C1D3B66E33FD029189CA803E33FD029189CA803D33FC0D9F43BD332E73FC0D9F43BD332D73FECF67A142737F93FECF67A142737E93F40F761F8A18FD03F40F761F8A18FC03FE8C0AE83062B0040E8C0AE83062BF03FB4AA408774F3FD3FB4AA408774F3ED3FA8C69C63F843EE3FA8C69C63F843DE3FC09A0E95703DBA3FC09A0E95703DAA3FE843511EEEEBFC3FE843511EEEEBEC3F08176F81D53A004008176F81D53AF03F34E1B3888CECFA3F34E1B3888CECEA3FB4888471C10C0640B4888471C10CF63FC43B18C00EB3FF3FC43B18C00EB3EF3F809C3AA23301F63F809C3AA23301E63FB4EEAE9448B9F73FB4EEAE9448B9E73F8880DCA03885E73F8880DCA03885D73FFCBC4B5A09E5F43FFCBC4B5A09E5E43FDA22900A8C130B40DA22900A8C13FB3F8EEF73754E680B408EEF73754E68FB3FC0E3DC639B6FB53FC0E3DC639B6FA53F181491C2867EF53F181491C2867EE53FC6E80902BBBB0E40C6E80902BBBBFE3F2855A60EBE07F73F2855A60EBE07E73FFE2E1FDD3DEA0C40FE2E1FDD3DEAFC3F2CC3F338A17C0D402CC3F338A17CFD3F10FCBDBA4DA9FE3F10FCBDBA4DA9EE3F286A88882AB40A40286A88882AB4FA3F78547BF5DB88FD3F78547BF5DB88ED3F00DB47EAEDA90F4000DB47EAEDA9FF3F2858297D8E03F33F2858297D8E03E33F94598649D301F53F94598649D301E53F08CE777674D70E4008CE777674D7FE3F684DB5CFFBC3E33F684DB5CFFBC3D33FC4DD7909CC7EF53FC4DD7909CC7EE53F806EEFE57D030740806EEFE57D03F73FFEB80D1367B40140FEB80D1367B4F13F8E34F99E58AB00408E34F99E58ABF03FC60902B096740340C60902B09674F33F96A9E10AD9E60F4096A9E10AD9E6FF3F00BC9035C524703F00BC9035C524603F8CB1A2DD6BDDF63F8CB1A2DD6BDDE63F4804C01D3B280F404804C01D3B28FF3F988586061FB60740988586061FB6F73FB6308027347A0940B6308027347AF93FB8311E9B65670040B8311E9B6567F03FA0FA8F347587F33FA0FA8F347587E33F00493A0A48FCEF3F00493A0A48FCDF3F"> : tensor<6x2x9xcomplex<f64>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<6x2x9xcomplex<f64>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<6x2x9xcomplex<f64>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<6x2x9xcomplex<f64>>
%c2 = stablehlo.constant dense<"0x4C5779FAD75807404C5779FAD758F73FB47674C246BD0640B47674C246BDF63FF27284AFCEE70340F27284AFCEE7F33FC06D07F6EC88FE3FC06D07F6EC88EE3F042675012A0F0B40042675012A0FFB3F22227335E5920C4022227335E592FC3F28959AC77321ED3F28959AC77321DD3F7484CDD1E5D40F407484CDD1E5D4FF3FF087F5771C440A40F087F5771C44FA3F007AC82705070F40007AC8270507FF3FA4411304A25AFB3FA4411304A25AEB3FBEA85E1A06130440BEA85E1A0613F43FEE580608D4B90A40EE580608D4B9FA3F8058AFF4C199DF3F8058AFF4C199CF3F8C0F9636425504408C0F96364255F43F28F54F97405DE73F28F54F97405DD73F60CD86AFFA2CC23F60CD86AFFA2CB23F746709266B820840746709266B82F83FD83DBACCAE180440D83DBACCAE18F43F006FF66E5E78913F006FF66E5E78813F66CF6B94311C004066CF6B94311CF03F58E6D1D939B5014058E6D1D939B5F13FEAC75821ADAB0E40EAC75821ADABFE3FF0D5C270B9A1D33FF0D5C270B9A1C33FF89B3241F05AFE3FF89B3241F05AEE3FECEBD62064890F40ECEBD6206489FF3F54E3161F64120E4054E3161F6412FE3F583CF3739956E93F583CF3739956D93F982AEC732AE80D40982AEC732AE8FD3F0EF82DBD8E7D08400EF82DBD8E7DF83F70FED381B4B8014070FED381B4B8F13F5059071089B7D93F5059071089B7C93FAC4A46A83875FC3FAC4A46A83875EC3FE0C4CF555D02DB3FE0C4CF555D02CB3FF0267DA85E6CD83FF0267DA85E6CC83F68BE3B7B96B30C4068BE3B7B96B3FC3F"> : tensor<2x3x6xcomplex<f64>>
%z2 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x3x6xcomplex<f64>>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x3x6xcomplex<f64>>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x3x6xcomplex<f64>>
%r:5 = call @f(%a0, %a1, %a2) : (tensor<2x5x6xcomplex<f64>>, tensor<6x2x9xcomplex<f64>>, tensor<2x3x6xcomplex<f64>>) -> (tensor<2x5x9xf64>, tensor<2x5x3xf64>, tensor<f64>, tensor<6x3xf64>, tensor<5x9xf64>)
%e0 = stablehlo.constant dense<"0x558D056F15113540A7C24FB8B05737405282E76971FF4040863CD7C12755374000AC113B26203D401F21BDC6FC443E4082BCB28464933E40CAAFB84A05573840B4FED245C2AE2A40EF66DF3887CC334024734C2346023740D255205769F2414043FDFC3F931D3740BE7F3E6FF9533E405AA9C3D19AEA404084EC79C02FF73C402E8703E9A95A3540EAD192B828C62B4076EFE5D6D0D92640D8D376F8BBDA2D40829F5097347535406E9BE7F7D6742F407C59DCDAE90835401A9D90B5A9D131408248214B2BEF2D40EDC18DD1BC6F2340AEF9D20F8EE4234065CCF0746D0230407671F143E553314010B55D1BB105324090558808D7523340A46E4F9670CC3340F86E5E95B3602C40A2F5807FB43532400C7AB155D3912B404DCD50657E58134089C3A7C41C303740FA37F2561E1B3840016CBCFCE8C740401AD399F99F8D34400A0167E3BBC73B406B2B9436B24A4140D41DE40A41EF40406347CD4258BA3A40331F3DEF6B142C405236E9231EE432404E17045F99EB1B40703A3C6BED3026402189F8A3F7923640A9D61538D381344046BDA1936341334022210C5600F1304032CD50FC3077234035196F3B712521402891343E23182F40021BA29B489E2A40AA77365FD11630403B22EAB91D743840DCD06C7F5D6B3840FB16AB920C783040F6F97D509B873640CA6F9B819C452E403FFA26175DB62D408905F2E7BDB230403EA7F8ED72682A40A5903BEB464B2A4072981397C1F93840AB9C75D8AABD374013CEAC187A43334000E4A25A385133403A6EE561BC0527408C0C3972DE5C2A40F42834609A6530406C185457FDB12840B974A3290E482E40C786D6C85453394063075DE875183C40AC9A0B366C313140983CE65E50BD37404325CDE333612E40DAECA5D71BFA2C40CAD3F334D8273140961EFB8401F11C400B581F3F5B6D254039231C221E5A3640573875DFB5B3354092549EA5249E3140F8B2B2CF95182F40230E9910E3802240A0887FA525622140"> : tensor<2x5x9xf64>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<2x5x9xf64>, tensor<2x5x9xf64>) -> ()
%e1 = stablehlo.constant dense<"0x3FF57B103AFC4240D6BAF740259B4040C6414EFA54B83640D6BAF740259B4040E4BAB54A67634340B6FCCED6AA153240C6414EFA54B83640B6FCCED6AA1532409CEF539F4ADA344012B968231E0237407838D21A13A832402EA9DA9CBAED284046AC62C7BD3143403EAAA69037964140CFB2E902A53E35402DCFE64EF5F922405A7D63C486E9324052005A4508123040BD50DDE76B9D324071D122E507253740663850A308462540669B188C9B1F2F40A08E600DC82736404AF1276FE5782A40787DBBD851212D4072A3446536B33D404D2FDE3C286F2940445FB68097B51E404D4C3C480A733640159AE909DAD02E40"> : tensor<2x5x3xf64>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<2x5x3xf64>, tensor<2x5x3xf64>) -> ()
%e2 = stablehlo.constant dense<"0x3EF57B103AFC4240"> : tensor<f64>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<f64>, tensor<f64>) -> ()
%e3 = stablehlo.constant dense<"0x679D72B2038D1940D493F2BB61E1FF3F0983DEB5A53F1D40F23B1044C3E2184021EBDE62F40CFF3F952519A0C17C1C407F85B38FD0C81540CE472492532EFB3F8E4656F1E7EF184078A396B664B51040A14767D201D9F43FE0E876D76D201340E7435FC9099D1D409FBBF0B485790240C44A75D117F32040898E06575E451F40720936F13E820340C796AA99F6E52140"> : tensor<6x3xf64>
stablehlo.custom_call @check.expect_close(%r#3, %e3) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<6x3xf64>, tensor<6x3xf64>) -> ()
%e4 = stablehlo.constant dense<"0x558D056F15113540A7C24FB8B05737405282E76971FF4040863CD7C12755374000AC113B26203D401F21BDC6FC443E4082BCB28464933E40CAAFB84A05573840B4FED245C2AE2A40EF66DF3887CC334024734C2346023740D255205769F2414043FDFC3F931D3740BE7F3E6FF9533E405AA9C3D19AEA404084EC79C02FF73C402E8703E9A95A3540EAD192B828C62B402030D60BFAF034406BBD342D0CF32140F74028BF7E402B406B8A0913F0B03940367068F428EB3740C8A5DB2592703640EDF5881886843440548BBE302EA527408BE7B3F09193234019D14B1943062F40D6A78CEB00C03140A17ADA24E96E2D40F9BE943E67F639409E28BCB2038438406E11C523EC973140724ACCB7304E374080131A5E6BFB2C40897C75AB93DA3240D8C0383D23DF3740EB473276AB0F36402E6A4FDCA29632405FAD709132CB424099B749B2DAF14440D4FF242DF3873C40848E01BB77874140BA67464A828433408999962E76C13640"> : tensor<5x9xf64>
stablehlo.custom_call @check.expect_close(%r#4, %e4) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<5x9xf64>, tensor<5x9xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<2x5x6xcomplex<f64>>, %arg1: tensor<6x2x9xcomplex<f64>>, %arg2: tensor<2x3x6xcomplex<f64>>) -> (tensor<2x5x9xf64>, tensor<2x5x3xf64>, tensor<f64>, tensor<6x3xf64>, tensor<5x9xf64>) {
%c = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
%0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [1], contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xcomplex<f64>>, tensor<6x2x9xcomplex<f64>>) -> tensor<2x5x9xf64>
%1 = stablehlo.dot_general %arg0, %arg2, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xcomplex<f64>>, tensor<2x3x6xcomplex<f64>>) -> tensor<2x5x3xf64>
%2 = stablehlo.slice %arg0 [0:1, 0:1, 0:6] : (tensor<2x5x6xcomplex<f64>>) -> tensor<1x1x6xcomplex<f64>>
%3 = stablehlo.reshape %2 : (tensor<1x1x6xcomplex<f64>>) -> tensor<6xcomplex<f64>>
%4 = stablehlo.slice %arg2 [0:1, 0:1, 0:6] : (tensor<2x3x6xcomplex<f64>>) -> tensor<1x1x6xcomplex<f64>>
%5 = stablehlo.reshape %4 : (tensor<1x1x6xcomplex<f64>>) -> tensor<6xcomplex<f64>>
%6 = stablehlo.dot_general %3, %5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>) -> tensor<f64>
%7 = stablehlo.slice %arg0 [0:1, 0:1, 0:6] : (tensor<2x5x6xcomplex<f64>>) -> tensor<1x1x6xcomplex<f64>>
%8 = stablehlo.reshape %7 : (tensor<1x1x6xcomplex<f64>>) -> tensor<1x6xcomplex<f64>>
%9 = stablehlo.slice %arg2 [0:1, 0:3, 0:1] : (tensor<2x3x6xcomplex<f64>>) -> tensor<1x3x1xcomplex<f64>>
%10 = stablehlo.reshape %9 : (tensor<1x3x1xcomplex<f64>>) -> tensor<3x1xcomplex<f64>>
%11 = stablehlo.dot_general %8, %10, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x6xcomplex<f64>>, tensor<3x1xcomplex<f64>>) -> tensor<6x3xf64>
%12 = stablehlo.slice %arg0 [0:1, 0:5, 0:6] : (tensor<2x5x6xcomplex<f64>>) -> tensor<1x5x6xcomplex<f64>>
%13 = stablehlo.reshape %12 : (tensor<1x5x6xcomplex<f64>>) -> tensor<5x6xcomplex<f64>>
%14 = stablehlo.transpose %arg1, dims = [1, 0, 2] : (tensor<6x2x9xcomplex<f64>>) -> tensor<2x6x9xcomplex<f64>>
%15 = stablehlo.broadcast_in_dim %13, dims = [1, 2] : (tensor<5x6xcomplex<f64>>) -> tensor<2x5x6xcomplex<f64>>
%16 = stablehlo.iota dim = 1 : tensor<2x5x6xi32>
%17 = call @cumsum(%c) : (tensor<2xi32>) -> tensor<2xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%18 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
%19 = stablehlo.slice %18 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%20 = stablehlo.slice %17 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%21 = stablehlo.concatenate %19, %20, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%22 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<2xi32>) -> tensor<2x5x6xi32>
%23 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<2xi32>) -> tensor<2x5x6xi32>
%24 = stablehlo.compare LE, %23, %16, SIGNED : (tensor<2x5x6xi32>, tensor<2x5x6xi32>) -> tensor<2x5x6xi1>
%25 = stablehlo.compare LT, %16, %22, SIGNED : (tensor<2x5x6xi32>, tensor<2x5x6xi32>) -> tensor<2x5x6xi1>
%26 = stablehlo.and %24, %25 : tensor<2x5x6xi1>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%27 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<2x5x6xcomplex<f64>>
%28 = stablehlo.select %26, %15, %27 : tensor<2x5x6xi1>, tensor<2x5x6xcomplex<f64>>
%29 = stablehlo.dot_general %28, %14, contracting_dims = [2, 0] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xcomplex<f64>>, tensor<2x6x9xcomplex<f64>>) -> tensor<5x9xf64>
return %0, %1, %6, %11, %29 : tensor<2x5x9xf64>, tensor<2x5x3xf64>, tensor<f64>, tensor<6x3xf64>, tensor<5x9xf64>
}
func.func private @cumsum(%arg0: tensor<2xi32>) -> tensor<2xi32> {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[1, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 2>, window_strides = array<i64: 1>}> ({
^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
%2 = stablehlo.add %arg1, %arg2 : tensor<i32>
stablehlo.return %2 : tensor<i32>
}) : (tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
return %1 : tensor<2xi32>
}
}
// -----
// narrow_beyond
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
%c0 = stablehlo.constant dense<"0x5A62D7D718E77469000000000000084000000000000000C0"> : tensor<3xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<3xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3xf64>
%c1 = stablehlo.constant dense<"0xACF74E15927E681600000000000000400000000000001440"> : tensor<3xf64>
%z1 = stablehlo.constant dense<0.0> : tensor<3xf64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xf64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xf64>
%r:3 = call @f(%a0, %a1) : (tensor<3xf64>, tensor<3xf64>) -> (tensor<f32>, tensor<f16>, tensor<i32>)
%e0 = stablehlo.constant dense<"0x000040C0"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e1 = stablehlo.constant dense<"0x00C2"> : tensor<f16>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<f16>, tensor<f16>) -> ()
%e2 = stablehlo.constant dense<"0xFDFFFFFF"> : tensor<i32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
return
}
func.func private @f(%arg0: tensor<3xf64>, %arg1: tensor<3xf64>) -> (tensor<f32>, tensor<f16>, tensor<i32>) {
%0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3xf64>, tensor<3xf64>) -> tensor<f32>
%1 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3xf64>, tensor<3xf64>) -> tensor<f16>
%2 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3xf64>, tensor<3xf64>) -> tensor<i32>
return %0, %1, %2 : tensor<f32>, tensor<f16>, tensor<i32>
}
}
// -----
// narrow_large
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
%c0 = stablehlo.constant dense<"0x00008040000040400000A040000080BF0000E040000080BF0000E0C0000000C000000000000000C10000A0C0000000400000A0C000000041000010C10000E040000000410000000000001041000000C0000000C10000E0400000A040000040C0000040C00000C040000080BF00008040000000C00000E0C0000080400000A0C00000404000001041000000C0000010C10000803F000080C0000080C0000010C10000004000001041000000C100001041000080C00000803F0000C0C000001041000080BF000080C00000A040000000C10000804000000040000000000000A0C00000C0C0000000C0000010C1000000C000008040000000410000C0C00000A0400000A040000010C1000080400000E0400000A04000000041000080C00000C0C0000000C0000000C0000080C00000803F000000400000C0C00000E0400000E0C00000004000004040000000410000E0C00000A0400000104100000040000010C10000C0C0000040400000803F0000A0400000C0C0000040400000E04000001041000000C1000000C1000000C0000040400000004100008040000010C10000004000008040000080C0000080400000804000004040000040400000803F000080C00000A0C00000C0C0000000C10000E0400000C04000008040000040C00000A0400000E0C0000040400000A0C00000803F000040400000004000000000000080400000C0C0000000000000E040000010C1000080C0000000C1000010C100001041000080BF00001041000010C100008040000080BF000000C10000E0C00000E0400000C0C0000080C0000040C00000A0C00000C0C00000A0C000000040000000C1000080400000C0C00000C040000000400000104100004040000080C0000040C000000040000010410000A040000000C100004040000080C0000040C00000A0C0000040C00000A040000000000000804000000040000000C0000000C1000080400000C0C00000803F000000C00000E0C0000080C0000080BF0000803F000000410000A040000010C10000803F0000C0C00000E0C0000080BF00001041000010C10000E0C00000E040000000410000803F00001041000010C10000A0C000004040000000400000C0C0000010C10000C0C0000040C0000010410000A0C000000041000000400000A0C0000000C10000A0C000004040000040400000A0400000803F0000E040000080BF000080C0000000C0000080C00000803F0000803F0000C0400000803F0000C0C00000803F0000004100001041000040C00000004000000000000010C10000A0C000001041000000400000A0C0000040C0000040400000A040000000C000001041000010410000C040000000000000E0C00000C0C00000C0C000000000000000410000803F00001041000000C1000080C00000C0C00000A0400000C0C0000080400000803F000080C0000040C000008040000000000000104100000041000000410000E0400000803F0000C0C0000010410000E0400000004000004040000000C000008040000080BF0000A0400000E040000080C00000C0C000000040000000C0000000C10000E0C00000A0C00000A0C00000803F000080BF0000A040000010C1000010C1000010C10000E0C0000040C00000A0C00000104100008040000080C00000000000000000000000C100004040000080BF0000803F000080BF000040400000404000008040000040C0000010C10000803F0000C040000080BF00001041000000400000E0C0000080BF0000C0C0000080C0000080BF0000A0C0000000C00000A0C000000041000000C10000E0C0000010C10000C0400000C0C0000000C1000080BF00008040000000000000A0400000E0400000A0C00000E0C0000000C1000040400000E0C00000C04000004040000010C10000000000001041000010C10000104100000041000040C00000A040000000410000C040000080C00000803F000010C10000C0C0000040C00000C0C00000C0400000803F0000E04000004040000010C1000080BF0000E0C0000000C1000080C000004040000040C00000A0C0000040C00000E0400000A040000000410000C040000000C0000000C10000C0C0000000C10000803F0000E0C000008040000010410000A0C000000000000010C100008040000000C10000A040000040C00000E0400000C0C0000040C00000803F00000041000040400000C0C00000A0C0000080400000803F0000803F0000A040000080C0000010C1000080C0000080BF0000E0400000803F0000A0400000803F0000E0C00000A0C0000040C0000040C00000804000000040000000000000C040000080BF000000400000E0400000C040000010410000C040000000C1000010410000E0C0000000000000E0C000000041000000410000E0400000A0400000C040000080BF0000E040000010C1000080BF0000803F00000040000000C100000041000010C1000000C100000040000080BF00004040000080BF000080BF000000C00000803F000010C10000C0400000C0C0000080BF0000A0C0000000410000E04000004040000000C10000C040000010410000A0C00000A0400000C0C0000080C00000E0400000A0C0000080C0000080BF0000E0C0000010C1000080C0000080C000000000000000000000C0C00000000000008040000080BF000000C10000C0C000000000000080400000E0C0000040C00000803F000000C0000040C0000040400000C0C000004040000010C1000040C0000010410000C0C00000C0400000A0C0000000C1000080BF0000E0400000E0400000104100000041000000410000C040000000C00000803F0000803F000080400000E0C0000080BF000000C1000040C0000000C10000C0C000000041000000C100004040000010C10000C0400000004000000000000000410000C04000008040000000C000004040000080C00000A0C00000C0C0000080BF0000E0C0000040C000000041000080400000C040000000C10000E040000000C0000000410000104100000041000000C00000404000000040000010C1000080C0000080C0000080C000004040000040C00000E0400000A0C0000000C10000C04000008040000040C00000A0C000001041000040400000004000000040000040C0000000C1000010410000803F0000104100004040000000000000E040000080400000C0C00000803F000010C10000E0C00000E0400000A0C00000E0400000E040000080400000004000004040000000C000000040000040C0000010C1000000000000C040000080400000C0C00000E040000000C00000000000000000000040400000A0C0000040C00000C0C00000E0C0000000C000004040000040C0000000C1000000400000E0C0000000410000A0C000008040000080BF0000C0C00000E040000000C0000010C1000000C0000000C0000040C00000A0C0000000C000000040000000C000008040000080400000803F000040400000804000004040000000C00000E040000040C0000080400000104100000040000080400000A0C0000080C0000010410000C040000080C0000000C1000080BF000080BF000010C10000E0C00000C040000000400000A0400000E0400000A0C0000000C10000C0C0000000C00000E0C00000E0C00000803F00001041000000000000A0400000E0C0000010410000803F000000410000E0400000E0C0000040C0000080C000008040000000400000E0400000C0400000A0C00000C040000080BF0000C040000000C00000C0400000A040000000C1000040C00000E0C00000C0C00000E0C00000A0400000A0C0000000C00000E0C0000000C0000080C000008040000000C10000803F000000400000804000004040000040C00000E040000000400000A0C000004040000000000000E0400000803F00000040000000C10000A0C0000010C1000080BF0000A040000080BF0000803F000000410000A0C0000000C1000080BF0000A0C0000000410000A0400000E0400000E0C00000A0400000C0C000004040000010C10000E0C00000A0C0000010C100001041000000400000C0C0000080C0000000C0000000C0000000C100004040000010C1000000C0000080400000E0400000C0C000008040000040C00000000000004040000010410000C0400000E0C00000C0400000A0C0000010C1000000410000E04000000041000040C00000004100008040000010C10000C0400000E0C00000A0C0000010410000E04000000040000000C0000000000000C04000000040000000C00000A0C00000E0C0000080C00000E0400000A0400000404000000040000080BF000040C0000010C10000C0C0000000C00000803F0000C040000000C10000C040000080BF0000404000001041000080C0000080400000E04000004040000080BF000000400000E04000000000000010410000E04000004040000040C0000000C0000000000000A040000000C10000C040000040400000803F000000C00000E040000000C000000040000000C0000000C00000C0C00000803F000010C1000000000000E0400000A0C0000080BF0000E0C000000041000000000000A040000000000000E0C0000000C10000A0C0000000C00000A0C0000010C1000080C00000803F0000C040000000000000803F000080C00000A0C000004040000000000000404000000000000000410000C0C00000E0C00000C0C00000803F000010C1000040C0000010410000C040000080BF000010C10000803F000040C000001041000010C10000E0400000A0C000000040000040C00000E0400000C0C000000040000080400000E040000000000000A0C00000C0400000803F0000E0C0000000C10000A0400000C0C0000000C1000000410000A040000000C0000010C1000080BF00000041000000400000C0C00000C0400000C040000000C10000A0400000803F000080400000E0C000000040000040C000000000000000400000E0400000E0C00000E0400000A0400000E0C00000C0C00000C0C00000A0C0000080BF0000C0C0000080BF0000A0C0000080C00000004000000040000000410000A04000001041000010410000C0C00000004000001041000010410000C040000010410000A0400000A040000040400000A0400000004100008040000040C0000000C000001041000080C0000000C10000C0400000E0C00000803F000040400000A0C0000080400000E0C00000E0C00000803F0000004100000040000000410000E0C000008040000000C0000040C000008040000000C00000A0C000008040000000C0000000C10000803F0000A0400000E04000000041000040400000A0400000404000004040000000400000803F000080BF00008040000040C0000080C0000080C0000010410000A040000000C00000A040000080BF00001041000080C00000A0C00000C0400000A040000000C00000E0C0000040C00000C040000000400000A0C0000010C10000A0C0000080400000C040000080BF00004040000000C1000040C0000010C1000080BF0000404000001041000010410000004100004040000000C00000A0C0000000C10000E040000000C10000803F000010410000000000001041000080BF0000A0C000001041000000C10000C0C0000080BF00000000000010C1000080C0000000000000E0C0000000000000104100004040000010410000A040000000410000C0C00000C0C000004040000080C0000000400000E0400000803F0000E0C0000000C1000080BF0000A0C0000080C0000000C10000A0400000E0C00000C0400000A0C0000010C1000000C10000A0C0000080BF00000000000000C10000E040000010C10000A0C00000A0C00000C0C000001041000000410000803F000010410000E0400000803F000000C000000000000080400000803F00000040000040C000001041000080BF000010C1000040C00000C0C00000E04000008040000010C10000803F0000A0C00000C0C000000041000010C100000041000000C1000040C00000E040000040C00000C040000080BF000000C100004040000000410000E040000000C0000040400000803F00000040000000C1000080BF000080BF0000A0400000C0C00000C0C0000000C0000080400000E0C00000A0C0000000C0000000000000A0C0000010410000E0400000A040000000C10000A0C0000010C10000E040000010410000E040000000C00000E04000000040000040C00000E0400000E0C00000C0C0000040C0000010C1000080C0000040C0000080400000C0400000E040000080C0000000C0000000C00000104100000041000000000000803F00000000000000C1000040400000C0C0000080400000803F0000C04000008040000080C0000080C0000010410000A04000008040000000000000C0C0000040400000A0C0000080C000000041000000000000C0C000000041000040C0000080BF0000E040000040C0000080400000A040000080BF000000C1000040400000C0C0000000C0000080400000004100001041000040400000C0400000A0C00000803F000000410000803F000080400000A0400000803F000000C0000040400000E0C0000010C1000000000000E040000000000000A0400000A040000080C0000000C0000000400000C0C0000080BF00000040000040C00000A0C0000000410000E0C000001041000000000000E0400000C0C0000040400000803F0000E040000000000000A0C0000000C00000000000000041000080BF000000C00000A040000010410000C0C00000A04000008040000080400000A0C0000000C10000A0C00000E0C00000E0C000000040000000C10000A0400000E0C00000E040000040400000C0C00000A0C0000080BF000000C1000000C10000E0C0000010C1000010C1000000C00000803F000010C1000040C000008040000080400000E0C00000E0C00000A040000080C00000803F000080C00000E040000080BF0000C04000008040000080400000E0400000A0C0000040C0000010410000A0C0000000410000A040000040400000803F000010C1000080C00000C0C0000000C00000A0C00000C0C0000010C1000080C00000C0C000000040000010C10000004000000000000000410000C0C0000080C0000010C1000000C000004040000000400000E0C00000803F0000C04000000000000080BF0000C0C000001041000080C00000A040000080C00000C0C00000C040000000C10000004100000040000010C100000040000040C000000041000000C10000E0C0000040C0000000C0000080400000A0400000A0C00000A0C000001041000000C10000A0400000C0C0000000C1000010C1000080C0000000C10000A0C0000010C10000803F00000000000010410000804000008040000080C00000C0400000A0C0000080C0000040C0000000C0000000410000E0400000E04000000040000080C0000000400000A0400000A0C00000A0C0000000C1000000000000803F0000E0C00000A0C0000040C0000000C0000000400000A040000040C00000004100000040000040C00000804000004040000080BF000000C1000080BF000000410000A0400000A040000080400000E040000000000000C0C000004040000080BF00004040000010410000C0400000A0C000001041000000C10000A040000080C00000E0C00000804000004040000000C00000E040000080BF0000C0400000803F000040C0000080400000404000000000000000400000804000001041000040C000000000000080C00000E0C0000000C10000C0C00000C0C000001041000080400000803F00000041000000400000803F0000C04000000041000000400000E0C0000000000000C04000008040000000C00000E0C000008040000000C10000C040000000C10000A04000000040000000C0000040C0000000C0000040C0000080BF0000C0400000000000000000000000C1000080BF000080BF000080400000A0400000E040000080400000004000004040000080BF00008040000000C10000E0400000C0C00000C0400000E0C00000E040000010C10000A0C00000C04000008040000000C0000010C100000041000000C100000040000010410000E04000008040000080C00000004100004040000000C10000C0400000C0400000404000001041000080BF000000C10000C0C000000040000040C0000080C00000A0C00000E0400000C040000040C000000000000080BF000080C0000000C10000E0C00000C040000080C00000C0400000A040000000C00000A04000000000000080BF000040400000A0400000E040000000C1000000410000E040000000400000104100008040000000C0000000000000404000004040000000C100000000000010C10000A040000040C00000C0C000001041000080BF000080C00000A0C0000040400000A040000040C0000080BF0000A0400000004100008040000040C00000C0400000803F0000803F000000400000C0C0000000C0000000C10000004000000041000000C10000C040000040C0000000C100004040000040400000A0C00000C040000000000000E04000004040000040C0000000410000C0C00000004100008040000000000000E0400000A0400000A0C0000080C00000E040000080C0000000C0000010C10000C0C000000041000080400000A0C000001041000010C1000000400000A0C00000E0400000A0C00000A04000000041000080BF0000E040000000C10000A0C00000A040000000000000E0C000008040000000C10000104100000040000000400000C040000000400000C04000000000000040C00000C0C0000000C00000A040000080BF000000C00000404000008040000080BF000040C0000000C1000080400000104100008040000080400000803F0000803F0000004100000000000010410000E04000008040000000C00000804000000000000040400000E0400000E0C0000010C10000C040000040C0000040C00000E0C000000041000000C0000010C10000E0400000C0C0000080BF0000A040000040C00000C0400000803F000000C00000804000008040000000400000C0C00000C04000000040000080C000008040000000000000E040000040C00000A0C0000000410000A0400000C0C0000080BF000080C0000000410000A040000010C1000000C0000000C1000080C00000E0C00000C0400000A0C00000C0C000001041000080BF000080C0000000C1000000410000A0C00000803F000010C1000000C1000010410000804000004040000000400000E0C0000000400000A0C0000000C0000000C0000000C1000010C1000080C00000E0C00000803F0000A0C0000040C00000A040000010C10000E040000000C10000803F000040C000001041000040400000404000008040000010C1000080BF000010C100000000000080BF0000104100000041000040C00000A0400000A040000000C100008040000000C10000803F000040C00000C04000000000000000C10000A0400000E0C0000000400000A0C00000A0400000C0C000001041000040C00000A0400000C0400000803F0000A0C0000080BF0000E0400000A040000010C10000803F0000E0C000004040000000C10000C0C0000000C1000000C1000080BF000040C00000104100001041000000C1000040C000008040000040C000000041000080400000A040000080C00000C040000080BF0000803F0000A040000040400000E0400000C0C00000E040000000C0000000C100008040000010C1000000C10000E0C000000000000000C1000010410000C040000080C0000040400000C0C0000000C1000040C0000000C00000803F0000004000001041000000C1000000C000001041000010C1000000C0000080BF000000C10000A0400000C0C00000803F0000E0C00000A040000000000000E040000010C100000040000040C000004040000000C0000040400000C0C00000803F0000A04000004040000010C1000000410000C0C0000080C0000000410000000000008040000000C1000000C00000E04000008040000010C1000000C0000000C10000E0400000C0C00000C04000000040000080C00000E0400000C0C0000000C0000000C1000080C0000010C10000C04000000000000040C0000000C1000000C10000803F0000C040000000410000E0C00000E0400000C0C0000080BF0000C0C00000A04000000041000000C0000080BF0000A0C0000010C1000080400000C0C00000804000000041000000C10000A040000080C00000C040000010410000E04000001041000080BF000000C00000E0400000A0C00000803F0000C040000000C1000000C000004040000000400000404000008040000040400000C0400000E04000000041000040C00000E040000080C00000A0C00000803F000040400000A04000000041000080BF000080BF0000803F00008040000080BF0000803F000040C000004040000040400000A0400000A0400000E040000040C00000E040000040C00000804000001041000000400000C0C0000000C00000803F0000C040000010C100001041000010410000A0C0000000C0000040400000C0C0000080BF000000410000E0C00000A0C00000C040000080C0000000C10000C0C00000C0C00000E040000080BF000000C00000803F000000C10000E0C0000000C1000000C0000040C00000104100004040000000C10000E0400000E040000000400000803F000000C1000040C00000C0C000000000000040C00000E0C00000A0C00000803F00001041000010C1000000C00000C0400000E0400000E0C000000040000080C00000A0C0000000C00000E04000004040000000C00000A0400000803F0000E04000000041000000000000803F0000C04000000041000040C00000E0C000008040000040C0000000C00000E040000080C0000000C0000000C0000080C000000000000040C0000040C0000080BF000000C0000080400000C0400000803F000010C1000040C00000C0400000A0C0000080C0000010C10000803F0000E0400000A0400000C0400000C0C0000080BF0000803F0000C0400000A0400000E0400000E0C00000A0C00000E0C0000000C100001041000000C1000010C1000040C0000040C0000000C1000010410000E0400000404000008040000010C1000080C000004040000000400000803F000080C00000E040000040C0000000C0000000C10000E0C0000080400000E040000080BF000000C0000010C10000E0C0000010C10000C04000008040000080400000E0400000E0C0000010C10000104100000040000000410000C0C0000080C0000000C1000010C10000803F00000040000040C000000041000040C0000000400000E0C000001041000040C0000010410000C0C00000803F0000104100008040000080400000C0C0000040400000E0C00000C0C0000010C1000000C0000080400000A04000000041000000410000E0400000004100000040000000410000C0C0000080C000001041000040C00000803F000000400000E0C000008040000000C0000040400000C0C00000404000000000000080BF000000410000A040000040C00000C0C000004040000000C00000A0C00000C0C00000803F000010C10000803F0000803F0000C040000010C10000E0C0000000C1000000C1000080C000000040000000410000803F000000C00000104100000000000000C1000000000000803F0000803F000000410000E0C00000A040000000C00000A0400000404000004040000080400000E0400000A0C000004040000080C0000010C1000040C00000A0C0000000000000E0C0000000C0000080400000A0C00000E040000000000000A0400000803F0000C0400000C0C00000803F000000C00000004100001041000040C00000C0C0000000C1000000000000803F0000A040000040C000000000000010C10000E04000000041000080BF0000E04000004040000000C1000010410000A0400000E040000080C0000000C000008040000080400000A04000004040000010410000803F0000A040000080BF0000C0C00000C0C00000804000001041000000400000804000001041000000000000C0C000000041000010410000C0C0000000C0000080C00000C0400000E0400000C0C000000000000000410000E0C0000040C0000080C000000000000080C0000040400000C0C0000080400000A0C00000C0400000404000000000000080BF0000E0400000803F0000803F0000C040000080BF0000803F0000803F0000A0C00000E040000000410000803F00000041000000410000803F0000C0C0000040400000A040000080C00000A0C0000010410000C0C0000080BF0000804000000040000010410000E0C0000080BF0000A040000000C000000040000000000000E040000000000000C0C000008040000080400000A0400000803F000000400000E0400000C0C0000000000000A0400000E040000040400000C0C0000080C0000000400000E04000008040000080BF000000C00000803F00000000000000000000C0C0000000C10000E0C0000010C10000E0400000E0C0000040C0000000410000803F000000000000A0C00000C0C0000000000000C0C000000040000000400000C0C0000010C1000080C0000000000000803F00000041000080BF0000E040000080BF00008040000040C0000040C0000040400000A040000000400000C0400000A0C0000000000000E0C00000C0C00000803F0000C0C00000E040000010C10000A040000010C100001041000000400000E040000010C10000104100001041000000400000C0400000A0C0000000C000000041000080400000C040000000410000004100000041000080C0000080C0000010C10000A0400000E0400000A04000008040000000C10000803F0000E0C000008040000040C00000E040000000C0000080BF000000C00000E040000080C0000040400000C0400000E0400000803F0000C0C000001041000040C00000A0C000000040000000410000A0C0000080C00000803F00004040000010C1000040C0000000C00000A0400000C040000010C1000000400000A0400000C040000000C100001041000000000000E040000000C100000000000000C00000E04000000000000080BF00000000000000C0000080C0000040C000008040000080400000E040000080BF0000E0400000C0C00000E0C00000A040000000C100000000000080BF0000A04000004040000000C00000A0C00000C0C0000080C000000040000040C0000040C00000C04000000040000000410000803F000010C10000E0400000C040000040C0000000410000C0C00000A0C0000000C00000C040000010C10000A0C0000000C0000080BF000010C10000C040000000410000E0400000A04000004040000000C00000803F000080400000803F00000041000000000000E040000080400000803F000000C10000E0C0000080C000001041000040C0000010410000E0C0000000400000803F00004040000000C1000040C0000000C0000000000000803F000000C000000041000040400000E0C00000E040000040C00000E0C0000040C000001041000010410000803F000040C0000000C0000000C000004040000000000000803F000080C0000000400000803F00000040000040C00000C0400000A0400000E040000010C10000A04000000000000000000000A0C00000C0400000A0C0000080BF000010410000C0C000000000000080BF0000A040000080400000A0C0000080C0000040C0000000410000803F000000400000A040000080400000E0C0000040C0000000000000C0C000004040000000C0000010C1000080C00000E0C00000E0C0000000410000A0C00000803F0000A040000080BF000080BF0000C040000000C00000E0400000803F000000C1000000C00000C0C00000C040000000C1000000400000E040000040C0000010410000E0400000803F000080400000A0C00000A0C0000080400000E0C00000C0C00000A040000010C10000A0C0000000400000C0400000A0C00000A040000040400000C0C000008040000080BF000010410000A0C00000C0C0000080C0000040C0000000C10000C04000001041000000400000803F000000400000104100001041000080400000A040000040C00000E0C00000C040000010C100000041000080BF000080C00000C0C00000C0C000004040000080400000C040000080C00000A0400000E0C0000000400000A0C0000080400000803F0000C0C0000010410000000000001041000040C000000040000000C0000000C10000004100000040000000C10000004100004040000080C00000E04000000041000000C1000040C0000010C10000C0C0000010C10000803F000080400000A0C000000000000010410000A040000080C000004040000040C00000E0400000E0C00000A04000000040000000C10000E0C0000040C0000040C0000040400000803F00000041000040C0000080C000004040000080BF0000C04000008040000000000000E0C0000080C00000C0C0000010C10000A0400000E04000000000000080BF0000A0C000008040000080BF0000004000000041000000C1000010C1000080C0000010C10000E0C00000E04000008040000010410000A0C000000000000040400000A0C0000080BF00000000000010C1000080C000000000000000000000E0C0000000C00000E04000008040000000C0000000000000804000000000000080C00000E04000000000000080BF0000A0C000000041000010C1000000000000A0C0000000C000008040000040400000A0C00000C0C00000404000004040000080C00000C0400000803F000080BF000040C0000000C1000040C0000080C000000000000000410000C04000008040000040C0000010410000A040000000C0000000410000E0C00000004000008040000080C00000C0400000E040000010C1000010C1000080BF0000803F0000E0C0000080BF0000803F000000000000803F00008040000010C10000E0C00000E0C0000000000000C0C0000040C0000080C0000010C10000A0C00000A0C00000E0C00000E0400000A04000000040000040400000803F000040C00000C0C0000080C000000041000040400000C0C0000010C100001041000080BF000010C1000040C00000A0C000000000000000C10000000000000000000080BF000000410000E0400000C04000001041000080400000A0C0000080BF0000C0C0000000C00000E0C00000C0C0000000C10000A0C0000000C10000A040000000410000A0400000E040000040C00000E0C0000080C0000010C10000A0C00000C0400000E04000008040000000C1000000000000A040000040C000000000000040400000104100000040000010410000C0C0000080BF000000C0000000C100000041000000C00000A040000000C10000C0C0000010410000000000000000000040C0000010C100004040000010410000E040000000000000004000008040000080BF000080BF000000000000803F0000A040000000C00000803F0000E0400000803F0000A0400000803F000000C1000080C00000E0C0000080C0000000C1000000C10000A0C0000000C1000080400000803F0000E0C0000000C0000000C00000A040000000C100000041000000C1000040C00000C04000000000000040400000804000001041000000C00000A0C0000000C00000C040000000C100001041000040C000000040000000400000803F0000C0C0000010410000C0C00000E0C0000010C1000080BF00000041000080BF0000004100000000000080BF0000C04000001041000010C1000000C10000E0C0000080BF00004040000000000000A0400000000000008040000080C00000C0C000000041000040C0000080C0000000400000E0C0000000410000A0C0000000400000C040000040400000A0C000004040000000410000E0C00000E040000000C000001041000010410000E0C0000000C00000803F000000C1000000C0000000410000A040000000C00000C040000010C10000803F0000C0C00000C0400000A04000000000000000400000E040000000C10000803F0000404000000000000040400000A0C00000A040000000C00000E0C0000010C1000040C00000A0400000C0C000008040000000400000A0400000E0C0000000C10000803F000080BF0000A0C00000C0C00000C040000000000000803F000000C0000040C000000040000080BF000080400000C040000000C00000C040000000C10000C0C0000000C1000010C10000E040000000410000C0C0000000C0000000400000A0C0000040C0000040C000000000000080BF0000C0C00000004000001041000040C0000000000000803F0000E04000008040000010C1000010410000E0C0000000C100004040000010C10000E0400000A0C0000080BF000040C00000804000000040000000C10000A0C00000104100000041000080BF0000803F0000C040000080C000008040000000400000803F0000A0C00000A0C000000040000000410000A0C00000004100000040000080C0000080BF000000C00000C0400000E0C0000080BF000080C00000C0C0000010C1000000400000E0C0000040C00000A04000001041000000C10000C040000080C00000004000000041000000400000803F000080C00000E0C0000010C10000803F0000004000000040000010C10000C0C0000000400000C0C00000E040000080400000E04000001041000040C000000000000000000000E0C00000C0400000404000004040000080400000E040000010C1000080BF0000803F0000A04000001041000080C0000080C00000E0C0000080400000A0C00000A0C0000000000000C040000080C00000C040000080BF0000A040000000410000804000004040000000410000C040000010C100001041000080C0000080C00000A0C0000080C00000C0400000A0C00000E0C00000404000008040000000C100000040000000C0000080C00000E0C0000080BF00000040000080BF000000C10000E0400000C04000000041000000C10000E0C00000A0400000A0C0000040400000803F000000400000A040000010C1000000410000C0C0000010410000803F0000004000008040000040400000A0400000A0400000A0400000A040000000C100004040000000C10000A0C000001041000000C0000010C10000E0C000004040000000C1000010C1000040400000C0400000A0C00000E0C00000A0C000000040000000000000E040000080BF0000803F000080BF000000C00000C0C000004040000080BF00004040000040C0000080BF0000C0C0000000C1000000C000000000000000410000E0C000001041000000C1000040C000000000000000C1000010410000C0C000001041000080BF000080BF000010C100008040000000C10000804000000000000000400000803F000000C00000000000004040000080400000C040000000400000C0C0000000C10000803F00004040000000C1000040C0000040C0000000C000000000000080BF0000C0C0000010C10000803F00008040000000000000A040000000410000803F0000A0C00000C0400000E0400000804000001041000010410000A0C0000080C00000A0400000803F000010C10000A0C0000010410000C0C00000A0C000008040000080BF000040400000E0C000000000000010C100008040000080BF0000A0C00000A040000000C00000104100000040000000400000A0C00000803F00000000000000000000803F000080BF0000E0400000A04000000040000080400000E0C0000080400000A0C0000010C1000000410000C0400000E0400000E0C0000000C00000A040000040C00000C04000000040000040C000000041000040400000E0C00000C0400000A0C0000040C0000010C1000000C00000803F000000C000000040000010410000C040000010C1000080400000C0C0000000C1000080C0000000C00000C0C0000000410000C0400000A040000000C000000000000080BF0000A040000000C10000E0C00000C0C00000C0C00000E0400000E0400000C0C0000040400000A0C000004040000000000000A0C00000C0C0000000C10000A04000008040000010C10000C0C0000000C10000000000000040000000400000A0C000008040000010C1000040C00000A0C0000080C000000000000080C0000000400000000000001041000040400000C0400000E0C0000000C1000010C1000080BF00000041000000C1000040400000A0C00000C0400000E0400000E0C0000080400000E0400000E040000080BF0000C0C0000040C0000000000000C040000040C0000000C0000080C00000E0C00000804000000041000080BF000080BF000040C0000080C0000000C10000A0C00000A0C00000E0C000000040000010C100004040000000400000A040000010C10000E0400000803F0000E040000010C1000040400000E040000000C00000A0C0000000410000C0C0000080BF0000E0C0000010C100000040000000410000C0400000104100000041000000C100001041000010C1000040400000C0C00000E0C0000080C0000040400000A040000000400000803F0000804000001041000000C100004040000010410000C0C00000A0400000A0400000E0C00000C0C0000010C1000040C0000000400000000000008040000000C000000040000040C00000A0400000E0400000E040000080C0000010C1000000C1000080C00000C040000040C0000080C000008040000080C00000C0C00000E04000000000000080400000C0C0000080BF000080BF000080C0000000C0000010C1000080C0000000000000E040000000C00000A040000000400000A0C0000040400000C0C00000803F000040C00000C0C00000404000008040000080400000E0400000C0C00000C0400000A0C00000004000001041000080C0000080C0000000C0000010C100001041000000400000E0C0000000C00000A0C0000000C0000040400000C0400000E04000001041000080400000803F00004040000000C1000010410000803F0000E0400000A0400000000000004040000000C10000E0C00000C0400000E0C00000A0C00000803F000000C100004040000000C1000080BF000040400000A0C0000010C10000A0400000803F0000C0400000E0400000E0C00000C0400000C040000010C10000A0C00000A040000000C10000E040000000C0000000C1000000C000004040000000C100000000000080C00000E0400000C0400000803F000080400000A040000000410000A04000001041000000C1000000C0000010410000803F00000000000040400000E040000080400000C0C000000000000040C00000803F000010C1000080BF00004040000010C10000C040000000C10000E0C0000040C0000080400000E0C00000000000000040000080BF000080400000A0C0000000410000404000008040000010C10000E0C0000040C0000080BF000040C000008040000010C10000803F0000C0C0000040C0000080400000104100008040000040C00000C040000080400000E040000000C00000C0400000E0400000C0C00000C0C000000000000000C1000000C000000041000010410000803F000080BF000080BF000010C1000010C10000A0C0000000C100008040000080BF0000E0400000A0400000A0C00000A0C0000080BF0000C0C0000010410000C0C000000040000000C0000080BF0000E0C00000E0C00000E040000080BF000000400000803F0000A0400000E0C00000803F0000803F0000A04000000040000080C00000E0C00000C0400000004100000041000080BF000000C10000E0C0000080C00000E040000040C0000080BF0000A040000040400000803F0000C0C0000000410000E0400000803F0000C0400000C0C00000C0C00000A0400000A0C0000010410000A0C00000A0C0000040C0000080C00000A040000010410000C040000000400000E04000000040000080400000A040000040C0000040400000803F0000E0C00000A0C000001041000000410000A040000080C00000E0C00000C0C0000040C000000000000040400000803F0000A0400000803F000000000000803F000080C00000E0400000E0C0000040400000C040000000C000004040000000C0000000C0000000C1000000C0000000410000C04000004040000040C000008040000000C0000000C10000803F0000E040000080C0000040400000C04000001041000040400000C0400000104100000040000080400000E0C00000A040000080BF0000C040000000C0000080BF0000803F000000C1000000C100000041000000410000C0400000404000000041000080C0000080400000A040000080C0000040C0000000000000C0C00000A040000000000000A0C000000040000080400000A04000008040000040400000C0C0000010410000C040000000C00000004100004040000000C0000080BF000010410000C0C00000E0C0000040400000E0C0000080BF000010C100000000000080C0000000410000803F0000A040000040400000803F0000C0400000E0C00000004100000000000000C10000A040000080C00000A0C0000080BF000080C0000080BF000000C10000A0C00000A0400000104100004040000080BF0000404000000040000080BF000000C10000A0400000C0C0000000C0000000C000004040000080BF0000A040000000C10000004000000000000000400000004100000000000000000000804000000041000010C100004040000000C10000803F000080400000E0C00000C0400000E0C00000A0400000A0400000E0C000000041000040400000E0C0000080BF0000000000008040000010C1000000410000C040000080C000004040000080BF00008040000080BF00000040000080C0000000C00000A040000040400000A0C00000A0400000A0C00000C0400000A0400000803F0000E0C000000040000080400000C0C000004040000000400000C0C000000040000040C00000A0C00000C0C000000000000000C1000080C0000000000000C0C00000004100000040000000C00000803F000000C10000A0400000C0C00000E0400000C040000040400000A0C0000080C0000080BF0000C0C00000E0C0000010C100000000000010C1000080BF000010410000E0C00000C0C0000000400000A0C00000E0C000001041000040C0000080C00000C040000040C00000E0C0000000C10000803F0000A0C00000A040000080C0000010C1000000C100001041000040400000A0C00000C040000080BF0000A040000000400000E0C00000C0C00000C0C00000C040000000C10000803F000000C1000040C00000803F000080BF0000C0C000008040000000C00000C040000000C100000040000000400000C04000001041000000C10000A0C00000E040000000C1000080C00000803F0000E0C0000000410000E040000010C10000A0C0000080BF000000C000000041000000410000A0C0000000000000A040000000400000C0C00000A040000010410000A0C0000000C10000A040000010C10000E0400000803F000080C0000000C0000080400000A0C000000041000000000000C0C0000080C0000080C0000010C1000080C0000080BF000000C10000A0400000C0C00000C040000000C0000010C1000080C0000040400000804000000040000040400000A0C0000010C1000080C00000A0C00000E040000040C00000E0400000E0C0000000C1000080BF000080400000A0C00000E0C00000A04000000000000010410000C040000080C00000A0400000A0C0000000C000000000000080C000000041000080C00000C0C00000E040000080C00000A0C0000000C00000C0C0000080BF0000E0C000000000000010C10000C040000080BF0000C0C00000A0C00000A040000080C0000040C0000000C1000040400000C04000000040000080400000803F0000E0C00000C040000080C000000000000010C10000C0C00000A0400000004100008040000000410000A0400000E0C00000A04000001041000000C1000000400000803F0000A0C0000000C1000000C0000000C10000803F000000C1000000000000E040000000C0000080C0000000C100004040000080C00000A040000000C1000080C00000803F0000A0C0000000C10000E040000040C0000080C00000A0C0000040400000C0C00000A0C00000A0C00000A0400000803F0000A040000040C0000000000000C0C00000C040000000410000C0C0000080400000E0C00000803F0000E0C000001041000000410000A040000000C10000E0C00000A0400000A0C00000E0400000A0C0000000C0000000410000C0C0000080C000000040000000410000A0C00000C0400000E040000040400000C0400000C0C00000E0C00000C0C00000E0C0000010C10000C0C0000040C0000000C10000C0400000A0C000000041000000C100000041000000C0000010C10000E0C00000E040000040C00000A0C0000040C0000010C100000041000000410000A04000000040000000000000E0400000E0C0000000400000C0C0000010410000A0400000C040000000000000104100004040000000000000A0C0000000C00000004100000040000010410000004100004040000080C000004040000000400000A040000010C10000A04000000041000000C00000C0C0000080BF0000104100001041000010C1000040400000E0C0000080400000404000008040000010C1000000410000A0C0000040400000404000000041000080C0000000410000C0C0000040C000001041000010C1000000C0000010C10000C040000080C00000E0C00000803F000000400000E0400000E040"> : tensor<64x64xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<64x64xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<64x64xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<64x64xf32>
%c1 = stablehlo.constant dense<"0x000080BF00004040000080C000000040000040400000803F000000410000E0C0000040C0000000C10000004100001041000080BF0000E0400000E0400000803F0000C0C000004040000080BF0000E040000010410000A0400000C04000008040000000C1000080400000E0400000E0C0000080C000000040000010C1000000C10000A0C00000004100008040000000C10000C040000080BF0000E040000040C0000040400000A0C0000080BF000010C1000080BF000040400000C0400000A0400000A0400000C0400000C040000040C0000000C00000C040000040C0000000400000A0400000A0400000C0C00000C0400000E040000000C10000E04000000040000000C100004040000000C000008040000000C1000010C1000000C00000E040000000000000E0C00000E04000000040000080C0000000C0000040400000A0C00000404000008040000040400000E0400000E0C0000000000000A0C00000803F00000041000080C00000803F0000A0C0000000000000E0C00000C0C00000803F00000041000010C1000080BF0000803F000080400000C0C000004040000000C000001041000080BF00000040000000400000A0400000803F000040C00000000000000041000080C00000000000000040000080C00000C0C00000803F0000803F0000A0400000A0C0000010C100004040000010410000404000000000000040C0000010410000A0400000E0C0000010410000C04000008040000080C000001041000000410000C04000000041000040C00000E040000000400000C0C0000010C1000000C00000C0C00000C040000040C00000803F000000C0000000410000C040000010C1000040C0000080400000A04000000040000080C000001041000080400000000000008040000080BF0000A0C00000C0400000A040000000C1000010C1000000C100000040000000C00000A0400000E040000000C1000080BF0000104100000040000080BF000040C00000A0C0000010C1000040400000A040000000C00000C0C000004040000080BF00000041000000C1000040C00000C0400000A0C0000010410000C040000000C0000000C0000010410000A040000000C000000041000080400000C040000080C0000080BF0000E0400000E040000010C1000010C1000000410000C04000000040000080BF000080C00000A0400000104100000000000080C00000C040000040C00000E0400000C0C0000040C0000000C1000000000000A0C0000080C00000004100000041000040C00000C0C0000080BF00001041000080C00000E040000080C0000000400000104100000040000000410000C0400000A0C00000C040000000410000803F000040C000000000000000C10000803F000000000000A0C00000C0400000C040000080400000404000000041000010C10000E0C000000040000010410000A0400000E0C0000010C10000C0400000E0C00000C0C0000000C1000000000000C0400000A0C0000080BF0000A040000040C00000104100001041000000000000C0C0000000400000E0400000804000001041000000C0000040C00000E0C0000010410000C040000080BF000040400000803F0000C0C0000080C0000000000000E0400000E040000000C0000000410000E0400000E0C00000E0C0000000400000E040000040400000A040000080C0000000C100008040000080400000C040000000C00000A0C0000080C00000A0C00000A0C0000000C1000000000000E0400000004000000040000000400000A0C0000000400000803F00000041000010C1000040C0000000C000000000000080C0000080C00000803F000000C10000A040000080C000000040000080BF0000A0C0000080400000803F000010C10000E04000000000000000C00000803F000000C10000C0C000004040000000410000E0C00000E0C00000803F000080C0000080C00000A040000010410000803F000000C10000A0C00000A0400000803F000080BF000000C10000E0400000E0C000001041000000C10000E04000000041000010C1000080400000004100004040000040C00000803F000000400000E04000000041000080BF000080400000404000004040000080BF000000C1000040C0000000C0000080BF0000E0C000001041000000C1000000000000803F000080400000A0400000A0400000A0C0000000C00000C0C0000000C10000E0C000004040000080C00000A040000000000000E040000080BF0000C0C0000010410000C040000080BF000080C00000A0400000803F000010C100004040000080BF000040C00000E040000080C000004040000080C00000A0C0000080BF0000C0C00000803F000010C100000041000040C00000803F000080BF000080BF000000C100000000000000C00000A040000080BF000000C0000000410000A0400000C040000080C00000A0400000803F000000C0000000C1000080C00000404000001041000000400000803F0000404000000000000000C0000080C0000080C000008040000040C00000C0C0000080C0000040400000C0400000C040000040400000004000004040000040C0000080BF000000C1000000400000E0C0000000410000803F000040400000A0400000E0C0000000410000E0C00000000000004040000010C1000040C0000000C100008040000010C10000C0C000001041000040C00000A0C0000000C100000040000000C10000A04000008040000000410000C040000000C0000080400000E0C00000A0C000004040000040C00000803F000040400000E0400000A0C0000000C1000000C0000000C1000040400000C0C0000010410000A04000004040000000C0000010C1000040400000C0C000000040000080BF0000E0C0000080BF000000000000803F000080BF000080BF0000E040000040400000E040000000400000404000000041000080C0000000C0000000C1000080400000C0400000C040000040400000A0C0000080BF000080400000C040000000C10000A0C00000000000000040000080BF000000C1000000000000A0C000000040000080C0000080C0000080C00000E0C00000C040000000C0000010C10000E0400000804000008040000000C00000C0400000000000000000000080C00000E04000000040000000410000000000008040000000000000E040000080BF00008040000080400000A0C00000A0400000A0400000C0400000A0C00000E0400000E0C00000C0400000A040000010C1000080BF0000C0C00000A0C0000080BF000080BF000040C0000000C000004040000080C00000C0C00000004100008040000080C000004040000000000000004100000000000040400000E0C0000010C10000803F000000000000E0C000008040000000C10000A0400000E0C0000010410000C0400000E0400000E040000000C1000040C0000010C10000A0400000E04000001041000010C1000000400000C0C0000040C00000A0C0000000C10000E0400000000000000000000080400000E0C00000A0C00000A0C0000000C10000C040000000C0000040C00000A0C00000E0400000E0C00000E04000008040000010410000C0C00000803F00001041000010C10000803F000000000000E0C00000A0C00000A0C00000C040000000C0000080BF00000041000000400000404000001041000000410000803F000080BF000080BF000010C10000803F00000000000040C0000040400000A0C0000000000000E0400000C040000040C0000000C00000803F0000A0C0000000000000E0C000000000000080C00000C0C00000C0400000803F000000C0000080C0000000000000A040000000410000C0C000008040000000400000A0C00000C0C0000080C00000E040000080BF0000104100004040000080BF0000A040000000410000A0C0000000C10000A04000000041000000C10000E0C000000041000000C100000040000010410000C0C00000A0400000803F000080400000A0C0000010C10000E040000040C0000080C0000000C000008040000000C10000E0400000C0C0000040C0000000410000803F00004040000000C0000080C0000080BF0000E0C0000080BF0000803F00001041000000C00000A0C00000A040000010410000A0400000A0400000A0C00000C040000080BF0000E0C00000C040000040C000001041000000400000C0400000E04000008040000010C10000E0C0000080400000A0C00000C040000000C10000E0C0000000C0000000C1000000C10000004000000040000000400000A04000004040000080C00000E0C00000A0C00000E0400000004100008040000080BF0000803F0000A0400000C0400000A0400000A04000004040000080C0000010410000104100001041000080BF0000E0C0000010C1000010C100004040000080C00000C040000080400000C0400000E0C0000080C0000010410000C0C0000080BF0000A0C000000040000080C00000E0C000000041000080400000803F000040C0000080BF000080C0000080400000C0C0000000C00000E0400000E04000000040000000C1000000C0000080400000A0400000A0C0000010410000C040000040C000004040000040C0000000000000004000008040000080C00000E0C0000080C00000E0400000000000008040000000400000C0C0000000400000E040000000410000803F00000041000010C10000A040000080400000404000000041000000C10000804000008040000040C0000040C0000080C00000A0C0000010C10000C0C0000010410000E0400000000000001041000000C0000010C10000C0400000E0400000804000004040000000C1000080BF0000004000001041000040400000C04000004040000010410000A0C0000000C10000803F000080C00000104100004040000080C0000000C100000041000000410000804000000000000080BF000080BF000080400000C0C0000000C100000000000000C000008040000000410000E04000000041000040C00000A0400000C0C00000A0400000C0C00000C04000000041000010C10000C0C0000080400000E0C00000803F0000C040000000C00000A0C0000000C100001041000010410000803F00000040000000C0000080C0000080C00000C040000080BF00008040000040C0000010C1000000C1000000C100000000000080BF000000410000000000001041000080C0000010C1000080C00000A04000000000000080C00000E0C0000000400000A0C00000C0C00000A040000080400000C0C0000000C0000080BF0000A0400000A0C0000080BF0000C0400000E0400000004000004040000080BF000040400000E0400000E0C0000080BF000010410000803F0000E04000000041000080BF0000A04000004040000010C1000040C000000041000000C1000000C1000080BF0000803F000000C00000C040000000C10000A0C00000C0C00000C0C0000080C0000040C0000010C1000010C100001041000040400000A0C000004040000000410000C0C00000A0C00000E0C000001041000080BF000080400000803F0000C0C00000A0400000A0C00000E0C00000803F00004040000000000000A0400000E0400000E0400000404000004040000080BF000040C0000000C100000041000000C0000000C00000803F000000C10000A0C0000000400000A0C0000000410000004000000040000080BF000010410000A0400000E0C00000A04000004040000080C0000080C0000000C0000040400000E0C0000000C1000010410000E0400000803F000010C10000803F0000A040000080BF00000040000010C10000A0C00000E0400000E0400000C040000000C10000C040000080BF00000040000080C0000080C00000E0400000C0C000004040000080C00000104100000041000040C0000040400000E0400000A0C0000000400000803F000040C00000803F000040400000C0400000A0400000C0C00000E0400000A0C00000C0400000C0C00000004000004040000000C1000080C00000C0400000804000000040000000410000A0C0000000C1000000000000C0C0000080BF000010C1000080C0000080BF0000C0C0000080C0000000400000E0C0000040C00000A0400000C040000000C00000A0C00000A040000000C10000E0C0000040C0000080400000803F0000E0400000A0400000C0C0000080C00000E040000040C0000000C10000C0C00000E0C0000000400000C0C0000010C10000C0C0000000C00000C04000004040000080400000E0400000E040000010C10000E040000040C0000080C00000A040000080C0000080C0000040C00000E0C0000010C100008040000080BF000010C1000010410000C0400000A0400000C0400000A0C0000040C00000C0400000E0C00000E0C000000040000080C00000A0400000A0C00000A0C00000E0400000803F0000A0C00000004100000040000080C000004040000000C0000000C00000E0C000000041000080C000000040000000C0000010C10000C0C00000E0400000C040000010410000104100000040000010C1000080BF000000000000C0C0000000C0000000000000A0C0000000410000C0C00000E04000008040000080C00000E0C000001041000000C00000A0C00000C0400000A0C0000000C10000E040000010C1000080BF0000C0C00000C0C0000000C000008040000010C1000040C0000000C00000A0C0000000410000004100000041000080C00000A0C0000080400000E0400000C0C00000E0400000A0C000001041000040400000C0C000000000000000000000E0400000A0C000008040000040C000008040000040400000A0C0000010C1000000C10000A0400000C040000000C1000080BF0000E040000000400000004100000041000010C1000040C0000040C0000080BF000040400000A04000000000000000C10000E0400000C0C0000080C0000040C00000803F0000E0C00000803F000000C00000803F000010410000A040000040400000C0C0000080400000E040000000C00000A0400000C0C0000080400000000000001041000010410000803F0000C040000080C0000000400000C0400000A0400000C0C000004040000010C1000080BF0000C0C00000C0C0000000C00000E040000010410000A0C00000E0C0000080C000004040000000C1000080C0000080BF0000E0C0000010C10000804000004040000040C0000010410000803F000080BF0000803F0000A040000000400000404000004040000040C00000E040000000C000008040000000000000803F000000C10000A0C00000004100000000000080C0000040C0000080C00000E0400000803F0000000000000000000000C00000000000001041000000000000A0C0000040C000008040000000C10000E0400000C0400000A0400000E040000010C100008040000010C1000000C10000803F000040C00000C0400000E0C0000010C100008040000080BF0000803F000080C0000000400000E0C00000A0C0000000C00000A0C0000000C0000040400000803F00008040000010C1000000410000A04000000000000010C1000010410000803F0000E0C00000C040000080C0000000C10000E0C0000040C00000A0C0000080BF0000E0400000E0C0000080C0000080BF0000E0C00000C04000004040000080C0000000C00000E040000000C1000000C1000010C10000C040000080BF0000803F000000400000C0C00000803F000000410000804000000041000040400000803F0000C0400000C0C0000080BF0000C0C0000000000000803F0000A04000000000000000410000A0C0000000000000C0C00000E0C0000000C00000C0400000A0C00000C040000080400000E0C00000C0C00000803F000010C1000040C00000A0C0000000C1000000C10000C0C0000000000000E040000000410000803F0000A0400000A0C000000040000080C000000000000000C1000040C0000000400000E0C00000A0C000008040000080BF00008040000040400000C040000080BF0000E040000040C000004040000000400000E0C0000080BF00000040000080C0000000400000004000001041000000000000E0C00000A0C0000080BF00001041000080BF000040400000C0C0000010410000C04000004040000000400000E0C000000040000000C00000A0C00000C0400000A040000000C10000E0C00000E0C0000080C00000E0C00000E0400000000000000041000040C00000A040000080400000803F0000804000000000000080C0000000400000C0C00000A0C0000080400000C0C0000080C00000C0400000803F0000A040000000C0000000C0000040400000A0C00000803F0000E0400000E0C00000C0C0000000410000C040000000410000E040000040C0000080C0000010C1000040C0000000410000E0400000A0400000A040000040400000A0400000E0400000C0C00000A0C0000040400000C0C0000000C00000C0400000804000001041000000000000A040000080C000004040000000400000000000008040000080C0000080C0000080BF000080C00000E0400000803F000000C000000041000040400000A0C00000C0C000000041000040400000E0C00000C0C0000000C10000C040000040400000E0C0000080C0000000400000A0C000000040000000410000C0400000C0C00000E040000010410000C0C00000A040000000000000803F0000A0C0000040C0000010C1000010410000C040000000000000E0C0000000C000004040000000C10000C0C0000080C0000040C0000080400000A040000040C000000041000000C1000080BF0000803F000010410000C040000000400000A0C000004040000010C1000000C10000803F000000C1000010410000E0400000E0C0000080C0000040C000000040000080400000C0C00000E0C0000040400000A040000040C0000010C10000E0400000C0400000A04000000000000000400000C0C0000040400000C0400000004000001041000080BF000010C10000803F000000410000C040000040C00000E040000000C10000A040000080BF000080BF00000000000040400000E0C00000A040000010C10000A0400000803F000000C00000803F0000803F00008040000080C0000000C0000080C00000E0C0000080BF000000C0000080BF00008040000000C10000A040000000C1000010C10000803F0000A0400000A0400000E040000040C00000803F000010C1000010C1000080BF000080BF00000041000000C0000000400000E040000000C00000E0C00000A040000080BF0000803F000080400000803F00000041000000400000803F000080BF00004040000040400000803F0000A0400000C04000004040000080BF00000040000080400000A0400000E0C0000000C0000010C1000040C00000E0C0000040C0000000C00000C0C00000A040000000C00000A0400000A0400000A0C0000040400000C0C0000080400000E04000000040000080BF0000803F00000000000000410000C04000000000000000C10000A0C00000803F00008040000000C0000000400000E040000080C0000000C00000C0C000000041000010C100000041000080BF0000A0C0000000000000C0C0000080C0000000410000803F000080C0000000000000004100001041000000C10000C0C0000080C0000000C10000104100008040000000C00000C04000004040000000400000C04000000040000000C10000A0C00000C0400000E0C0000040C0000000C10000E0C0000000C00000C040000010C1000000000000803F00004040000010C1000000C0000080BF0000803F000080C00000A0400000C0C00000A0C0000000400000E040000000400000C040000000C00000803F000040C0000080C000001041000040C00000C0C0000080BF000040C00000C0C0000000C00000E040000000C10000000000000000000080BF000080400000A0C000000041000010C100008040000010410000C0C00000E0C0000000C00000E0C0000080BF000000C00000A0C000000041000080C00000A0400000E04000000000000080BF000080C000001041000040400000E0400000E0C0000040400000A04000000041000080C0000080BF000080400000A0400000A0400000C0C0000000C1000000000000C0C00000C0400000A0C0000080BF0000E0C00000C0400000E04000008040000010C10000E0400000C0C000000040000000C10000A04000000000000080BF000000C000000000000080C00000C0400000C04000001041000040C0000040C00000C0400000A0C000000000000040400000C040000010C1000000410000A040000000000000803F000080C0000000C10000E0C00000C0C00000C040000010C1000000C0000010410000803F000080C0000000C1000000400000C0C000008040000000C1000040400000A0C000000040000010410000803F000000410000C040000080400000C0C00000803F00008040000080BF000080C0000010410000E0C0000080C00000A0400000C040000040400000004100000000000000000000C040000040C00000C0C0000080C00000E0C0000080BF0000803F00001041000000C0000080C0000040C00000A0C000000000000080C00000A0C00000C0C000008040000000410000C040000040C00000E0C00000A0400000A0400000A0C00000104100008040000010C10000004000001041000010410000803F000080BF000040C00000A0C00000E04000001041000010C10000A04000000040000080C00000A040000040400000A040000010410000A0C0000040C0000080BF00000000000010C10000E0C00000C0400000E0400000803F000000400000E0C0000000C0000080C00000A0C00000E0C000000000000000C0000040C00000A0400000803F000000410000E0C0000010C100001041000000400000E040000080C00000E0C0000000000000000000008040000000C00000E040000000C10000C0400000803F00000040000010C10000A040000000C100000040000080C000004040000000C10000A040000080BF000000000000803F000040C00000404000001041000080400000A040000010C10000C040000080C0000000C0000000C1000010C100004040000080C0000080C000000000000040400000C0C00000A040000040C0000000C0000000C1000080C000004040000040400000C040000080BF0000C040000010410000E0C0000000C000008040000080BF00001041000080C0000080BF00004040000000C0000080400000E04000000041000040C0000000C000004040000040400000104100000041000010C100000040000040400000A04000008040000040400000C040000000410000C0400000404000000041000040400000E0C0000040C00000803F000000C00000A040000080C00000E040000000410000803F000080BF0000E0400000E0400000C0C00000A0400000E040000080C00000E0400000E0C00000104100004040000000C10000E0C0000000C00000E0C0000010C10000E040000080C0000000C10000C0C00000A0C000000040000080C0000000000000E040000000C1000040400000803F000000C10000A0C0000080C0000000C10000C0C00000803F000000C10000E040000080C0000080C000000000000040C00000E040000040C00000E040000080BF0000C0C0000000C00000E0C00000E0C00000A0C0000010C1000010410000C0C00000A040000080BF000080BF0000A0400000E040000040C0000040C0000000400000A040000000000000A04000000040000000C10000404000000040000000C1000010410000C040000000C1000010410000C04000000000000040C000000040000080C0000010C10000A0400000E0C0000080BF000080BF000010C1000000400000C04000004040000000400000A0400000E04000000000000080C0000080BF000080BF0000A0C000001041000000400000A0C0000010410000C0C00000803F0000C040000000C1000040C0000000400000803F000040400000104100001041000040C0000080BF00000000000010410000E0C00000A0C00000A040000080C0000000C100000041000080BF000010C1000080C00000A0C00000C0C0000000000000C0C0000040C00000803F000010410000E0400000C040000000400000E0C0000000C00000C040000040400000A0C00000E0C00000404000000041000000C0000000C10000C0C00000E0C000000041000010C1000080C0000010410000C040000040400000C040000080400000C0C00000E0C0000010C1000000C00000E040000080C000000040000040400000A040000000410000C0C0000080BF00000040000000C10000A0C0000000410000803F000080400000803F0000C040000080C0000000C1000010410000A040000000C100008040000080BF000000C10000004100008040000040C00000E0C000004040000010C1000080BF0000C0C00000C0C0000010C100001041000000C10000E04000000000000000000000A0C0000040400000E0C000004040000040C0000040C0000000400000104100000041000040C00000C0C00000C040000080BF000080BF000040C00000E040000010C10000C0400000A040000000C10000804000008040000000C0000040C000000040000000C1000000C1000040C0000040C0000010410000104100000041000080BF000000C1000000C00000104100000040000000C10000104100000041000040C0000010410000A0C00000804000000040000010C10000E0400000E0400000404000008040000000C0000080400000E040000080C00000A0C0000080BF0000E0C00000A040000010C1000080BF000040400000A0C0000010410000A040000000000000803F000040C0000010410000A0400000004000000000000010410000A0C00000104100000040000000000000404000000000000000410000E0400000C0400000C04000001041000010C1000040C0000000400000C0C000000041000040400000A0C00000803F0000C0400000E0400000E0400000A0C0000080400000C0C0000000410000E0C00000A0C0000000C100000000000080C000001041000010C1000000C000008040000080C00000804000008040000000C10000404000008040000010410000C0C0000010C100000041000080C0000000410000A040000010C1000010410000104100001041000000410000A0400000A040000010C1000000400000A0C00000A0C0000040C0000080BF000000000000C0C0000010C1000040400000A040000040C000001041000080BF0000A0C00000E0C00000804000000040000080C00000C0400000000000000040000000000000E040000010C1000080BF0000A0C000004040000080BF000010410000C0400000C0C0000000C10000E0400000A040000000400000000000000040000000C000000041000080C0000000C1000080C0000000400000A0C00000E04000000040000000C10000E0C0000000410000803F000040C0000080C00000C04000000041000000C10000E0C00000A0C00000A0C0000080C00000A0C00000C0C00000004100000000000000C1000000000000A0C0000040C00000A0C000000040000010C1000080BF000040C00000004000001041000000C10000A0400000A040000080BF00000000000080400000C0C000000040000080BF000080BF000000C0000080C0000080BF000000410000803F0000E0C0000010410000E0C0000010C10000E0400000803F000010C1000000000000C0C0000080BF00000041000000C00000E0C000000000000080C000000040000010410000A0C00000A0C00000404000008040000040400000A0400000E0C000000000000080C00000803F00000040000040C00000A0C00000C0C000004040000010C100004040000000C0000010C1000010C10000A0C00000E0400000E040000040400000A040000010C1000000C00000804000001041000080BF0000A0C0000080C00000E0C000000040000040C000000000000010410000A04000001041000080BF000080BF0000A0400000104100001041000080BF0000E0C0000000410000A040000080BF000000400000E0400000C0C0000040C0000080BF000000410000E040000000C1000080BF0000804000000000000000C10000C0400000E040000080C0000080C0000010C1000080BF000080C00000C0400000C0C0000040C000004040000000400000C0400000A040000080C000001041000040C00000C0C0000000C10000E040000080400000E0400000C0C00000C0C00000A0400000E0C0000010410000C040000000C1000010C100001041000080BF00004040000010410000E040000000400000E040000000C100004040000080C0000000400000A0C0000000C1000080BF000080400000A0400000C0400000C0C000000041000080C0000000C10000A0C00000E0C00000A0C0000080BF0000E0C0000000C10000E0400000804000004040000010C1000040400000E040000000000000E040000080C00000C0C000000040000000C1000000000000C04000008040000000C1000010C1000000C0000010C10000803F0000A0C0000000C100008040000000C0000080BF0000803F0000803F000000000000803F000040C00000E0400000E040000040C00000803F000010C10000803F000000C0000000400000004100001041000080C0000010C1000040C00000A0C0000000C1000010410000C0C000004040000040C00000004000000040000000C10000E0C00000C040000000C1000000C1000000C10000A040000000C00000A0400000A0C0000010C10000E040000000C000008040000080BF00001041000000400000C0400000A0C0000010410000A0C0000040C000001041000040C0000080C0000000400000C0C000004040000010C10000E0C0000080400000A040000080C00000C040000040C000001041000080C000000041000010C1000010410000E040000000C00000C040000080C00000803F0000E0C00000A0400000004000000000000080BF000010C10000A040000080BF000000000000E0C0000010410000804000000041000040C00000C0C0000080C0000010C1000080BF000080C000001041000080C00000E0400000A0400000A0C00000803F0000C0400000A0400000C040000000410000E0C00000104100004040000000C0000010C1000040C00000803F00001041000080400000A0C00000A0C0000000000000C040000080C0000000C00000A0C00000C0C00000803F0000804000000000000080C0000080C00000000000001041000010410000A040000010C100000000000040C0000080BF000080C0000000C00000E0C0000000C00000A0400000C040000010C1000010410000A04000000000000010C10000C040000000410000A040000000C0000040C00000E0C00000C0C00000E0C00000C040000080C0000000410000A0C0000000000000E0C00000E040000010C1000010C1000080BF000080C0000000000000E0400000A0C00000E040000010C10000803F000000000000803F0000004000000000000040C0000080400000A040000000C10000A040000080C0000000C1000080BF000000C10000A0C00000A0C00000C040000040C00000A040000080BF0000A0C00000C040000000C00000C0C0000080C0000040C00000C0C00000E0C00000A0400000A0C0000080C00000C0C0000000C0000000410000C0400000A040000080BF0000803F000040C0000000000000E0C000008040000000410000803F0000E040000080BF000000C10000C040000000C10000803F000000C10000A0C00000A040000000C00000A04000008040000010C1000080BF0000E0400000E0C00000A0C0000000C00000E0400000104100000041000000C0000040C00000E040000080C00000A040000000410000803F0000E0C0000080C0000080C000008040000000400000C040000080C0000040C000004040000080BF000080C00000A04000001041000080BF0000C0C0000010C1000000000000C0C000000040000040C000000041000000C00000A0C00000404000000000000080BF000000400000803F000080BF000000410000C0C00000104100000041000010C10000E040000000400000E04000000041000080BF000040C00000E040000000C100001041000010C100000000000000400000E0C0000000410000E0400000E0C0000000C10000E0C0000000C0000080C000000000000080C0000080BF0000803F000010C100000041000000000000C0C00000804000000000000040C00000A0C00000803F000080C00000A0C00000E0C00000C0C0000000000000000000001041000010C100001041000010C1000000C1000040C0000010C10000804000008040000080400000E0C00000A0400000803F000010C100000040000080C00000A0C00000004100000040000010C1000010C10000004000001041000000C1000080BF0000A0C00000E0C0000000400000E040000000000000E040000080400000A0C000008040000080BF0000C0400000E0400000E0400000803F0000A0C00000A0C0000000C10000E0C00000C0C0000010410000104100008040000000C10000803F00008040000000C000000000000000400000A040000010410000E0400000803F00008040000080BF000010410000A0C0000080BF000010410000C0400000404000000041000010C10000C040000080BF000080C0000000000000E040000000C1000000000000E04000008040000010C10000803F0000404000000041000080C00000C0C00000A040000080BF0000E0C00000E0C0000040400000C0C0000080BF00001041000080BF000010410000A0400000803F000000410000C0400000A0C0000040C00000E0400000104100001041000000C0000080BF000000C10000803F0000E0400000C0C0000010410000104100000000000040400000804000001041000000C00000E04000008040000080BF000000400000C0400000E0C00000A0400000803F0000E040000000C0000000C00000803F0000C040000040C000000041000000C0000040C00000A0C0000080400000A04000004040000040C00000A0C0000000000000E0C0000000C100004040000040C0000040C0000000C10000A0C0000080C0000010C10000E040000080BF0000C0400000803F000080BF00000041000040C0000040C0000080400000A040000080C00000E0400000000000000000000000C10000803F0000803F000010C1000010410000803F00000000000080C0000080BF000010C10000104100000000000080400000E0400000C040000000C10000803F000080C0000080C000004040000080C0000040400000E0400000E0C0000000410000E04000000041000080BF0000C040000000C1000080BF0000C0C00000C040000000410000803F0000803F000080BF000010C1000080400000E040000000C00000E0400000C0C00000803F0000A040000040C0000000C0000010C1000000C10000E0C00000E0C0000000000000803F000000C00000A0C00000004100000041000000C00000E0400000A0C0000080C00000803F0000E040000040C000000041000010C100001041000040C0000040C000001041000010C10000803F0000E0400000A0C0000010410000C0C00000A0C00000A040000000C1000040C0000010C1000080BF000000410000E0C000000041000000C00000A040000080400000C040000080400000803F000040C0000000C000000040000000C1000000C10000A0C00000E0C00000E0C0000040C0000080C000000040000000000000A0C00000E0C000001041000000C100000000000000C1000010410000E0C000000041000000400000E040000080BF000000C1000000400000803F000080BF0000A040000000C100008040000000C00000004000004040000000C1000040400000A0C0000040C00000803F000010C100008040000080C0000010C100004040000010C1000000000000803F0000E0C00000C040000040C000001041000080BF000010410000C040000000C000004040000000C00000C040000000000000C0C000001041000080C00000A040000000C1000080BF0000E0C000008040000000C1000080BF0000A0C00000E0C00000C0400000C040000040C000000000000080C000008040000000400000A0C0000000C100000000000010C1000010C10000104100004040000040400000E0400000C0400000803F000000C10000A040000080BF0000C040000080C0000000C0000080BF0000803F000080C0000000C1000040C000000041000000C1000000400000C040000000C10000A0C00000A0C00000803F000010410000C0C0000000C10000803F000080C00000C0C000000000000000000000803F000080C00000C0C00000803F0000803F0000A0C00000A0C0000080BF000010C1000040400000104100000040000080BF000000400000E0400000803F0000E0C0000010C100000040000010C10000C0400000C0400000E04000008040000040400000C040000080BF0000104100000000000080C000001041000000C0000000400000C040000000000000A0400000C0C00000A0C000000041000080C00000803F000000C10000A04000000000000010C10000E04000001041000010C10000E04000001041000000C0000080400000C040000080C00000C0C00000E0C0000080BF00000041000080BF0000C0C00000A0C0000040C0000080BF0000A040000000C0000000C0000010C1000000000000803F000000C0000010C1000040400000E0C0000080BF000000410000C0C0000080BF0000804000000041000000400000A0C00000E0C000004040000010C100000000000000C1000000C000008040000040C00000A040000040C0000080BF000000C10000C0C00000803F000000000000C0C00000C0C0000000C100000040000010C1000080BF0000803F0000A0400000E040000010410000E0400000A0C0000010410000E0C0000080BF000080BF000010C10000803F000080C0000040400000E0C0000000C10000A040000080BF0000C0400000C040000000400000E040000080C000000041000010410000E0C0000010C100000000000040C00000A0C000000041000080C0000080BF0000A0C00000E0C00000C0C0000010410000E040000000C10000803F0000803F000010C1000010C1000000000000E0400000C0C000000000000010C10000E0C0000040400000E040000000C100000041000010C10000A04000000041000010C1000080400000C040000040C0000000C00000E0C0000010410000C0C000004040000000C0000080C0000010C100004040000000C10000E040000000C00000A0400000E0400000E040000000C100008040000080BF000040400000803F000010C100000041000040400000004000001041000010C10000804000000000000040400000C0C000008040000000400000A0400000A04000004040000080400000A0400000A0C0000000C10000A040000010410000E0C000000041000080BF000080400000A0400000803F000000000000A0C0000080400000A040000040C00000803F000000C00000803F0000A0C00000803F0000803F000010C1000000410000C0C00000004100000041000000410000A0C000000040000000C0000000C1000010410000C040000010C10000A0400000A040000080BF000000C100000040000000410000E0C0000000000000803F000000C10000E0400000A0C00000A0C000008040000080BF000040C00000A0400000C0400000A040000080400000E0400000C0C00000C0400000C0C00000A0400000C040000000C00000E0400000C0400000C0C00000A0400000803F000000400000E0400000C040000000C00000C040000040C0000000400000E0C0000000C0000080BF0000004000008040000040C00000A0C0000080C0000000C000000041000010410000C0C000000000000010C1000000000000A0C0000040C00000E0C0000010C10000803F00004040000080C0000000400000A0400000A0C0000010C1000080C000001041000080C0000010C1000000400000A0C0000010C10000803F000080C0000000400000C040000000C00000104100004040000080400000E0400000E0C0000010C1000080C0000040400000C0C0000080400000E0400000A0400000C0C00000A0C00000803F0000E0400000A040000080BF0000C0C00000C0C0000000C000001041000080C00000C0C00000E0400000E0400000A0400000E0400000C0C00000A0C0000080BF00004040000080BF0000C0400000C040000040400000803F0000803F000080C00000A0C0000010C1000000400000803F0000803F0000C040000000C1000010C1000080C0000010C1000000410000E0400000C0C00000C040000010C10000A0C0000080BF000000C10000104100001041000080400000C0400000004100004040000080BF0000C0C00000E0C00000E0C0000010410000803F00004040000010C1000000400000804000004040000080BF000080C000008040000000C0000000410000C0400000E0C00000A0C00000E0C00000A0C00000C0C0000000000000C040000000C1000040C0000040C00000A04000004040000000C000000000000000C0000040C0000000C1000000C0000080BF000080BF000080C00000E0400000803F0000104100000040000080400000C0C000000000000080C000008040000000400000E040000000C0000010C1000080BF0000A040000000C00000803F000080BF00004040000010410000C0C0000040C0000010C100001041000000410000803F0000104100000041000080400000C0400000E0C000000041000040C000000000000080BF00000000000000C00000E0C000000000000080BF000010C10000A0C000000040000040400000A040000080C0000000C10000A0C00000803F0000E0400000C040000010C10000803F000040C00000E04000008040000010C1000000400000E0C00000803F000000400000E0C00000C0400000C0C0000010C10000803F000000C100000000000040C00000C0C0000010410000803F000080BF000000400000C0C00000A0C000008040000010C100000040000010C10000A0C0000040400000E0400000404000000000000080C0000000C1000000C10000803F000000C1000010C1000000C0000080C000000000000000C00000A0C0000000410000E040000000C00000104100000041000000C10000E0C00000C0C00000C04000000041000080BF000000C1000000C00000C0400000A0C00000C0C0000080BF00000000000080C00000E040000010C1000000C00000803F0000803F0000404000008040000000C000004040000080C00000E040000000C0000080C000004040000040C00000E0C0000010C10000A0C00000803F000000410000C0400000C04000000040000080C00000A0C00000A0400000803F000080BF0000E0C0000040400000000000000041000000C1000010C100001041000040C000008040000000C0000040C0000000C100000041000000C00000A0C00000A0C00000404000000000000000000000E040000010410000A0400000803F000080BF000000400000004100000041000000C000004040000040C00000A0400000C040000080C0000080400000C040000000C0000040C00000A0400000E04000004040000080BF00000040000040400000E0C00000A0C00000C0400000803F0000C0400000E040000010410000A0C00000A040000010410000E0C00000C0C00000C0400000A0C00000A0C00000E040000040C0000000400000E040000000400000803F0000E0C0000040C00000A04000000041000000C00000803F0000A040000000000000803F00000040000000C1000040C00000E0C00000E040000010C1000000C00000E040000000000000A040000080C000001041000010C100000041000080BF000000400000404000000041000000C00000803F0000803F0000A040000080400000C0C00000C0C0000080400000A0C0000010C1000000C1000000C0000010C1000040C000000000000080C00000803F000010410000A040000000410000A0400000C0C0000080C0000080BF00001041000080C0000010C100004040000000410000E0C00000E0400000803F0000A0C0000040C00000A0C0000000000000C0C00000004000001041000010410000A0C0000040400000C04000001041000080BF0000E0C0000080400000C040000040C00000C0C0000010C1000000410000004100000041000000410000104100000040000000C0000000410000803F0000A0C00000804000000040000080BF000000400000803F00000040000080400000E0400000A040000010C10000803F0000803F00000041000080BF000010410000C040000080BF0000A0400000E040000010410000A0C0000010410000C0C00000E0C00000A040000040C00000E0C0000040C0000000400000C0C0000000400000C0C000004040000080BF000080BF00001041000040C0000080C000000040000010C10000A0C00000C0C00000A0C00000004100000041000000000000C040000040400000A0C0000000C0000010410000803F000000C10000C040000000C00000E04000004040000080BF000040400000104100008040000010C1000010C1000000400000804000000000000000C10000C0C000001041000000C1000040400000803F00000000000010C1000010C10000E0C0000000C000001041000000C100001041000080400000E0400000A040000000410000E040000040C00000E0C00000A0C0000080C00000404000000041000080BF00008040000000400000E0C0000000C1"> : tensor<64x64xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<64x64xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<64x64xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<64x64xf32>
%r:2 = call @f(%a0, %a1) : (tensor<64x64xf32>, tensor<64x64xf32>) -> (tensor<64x64xi32>, tensor<64x64xf32>)
%e0 = stablehlo.constant dense<"0xEDFFFFFFB8000000E6000000BE0000008400000085FFFFFFB90100004A0000003601000066FFFFFFBAFFFFFF6F000000B0FEFFFF2501000002FFFFFFEFFFFFFFA7FFFFFF03FEFFFFA4FFFFFFC4FEFFFF4DFEFFFF9EFEFFFFEFFFFFFF38000000D5FFFFFF80FFFFFF12010000CBFFFFFF0C0000003F000000DA000000D0FFFFFF880000001902000095FEFFFFBFFFFFFFDA00000040FEFFFF880100005800000002010000BDFEFFFF81FFFFFF0EFFFFFF0701000095FEFFFFD2FEFFFFB8FFFFFF42FFFFFF7D010000F7FFFFFFDCFEFFFF25FFFFFFC7FEFFFFFC000000A40000007CFEFFFFED00000079FFFFFF680000009F00000092000000E7FFFFFFFAFFFFFFCE0100002300000077FEFFFFE0FFFFFFD3FFFFFF84000000D2000000A7FFFFFF9F010000D6000000000000000B01000097FFFFFFF7FEFFFFA1000000310000002D000000FF000000D2FFFFFF43FFFFFF40000000CFFFFFFFB8FFFFFFA80000006DFEFFFF6E0000000A000000D8000000B2000000A5000000D7FEFFFF070000001100000024010000300000005DFFFFFF7DFFFFFF76FFFFFF3800000065FFFFFF8CFEFFFFCDFFFFFF7CFFFFFFE6FEFFFFA00000000200000016000000C6FFFFFFDB010000220000001F0000007DFFFFFF76FFFFFFCC00000032010000B6FFFFFF7900000008020000280100008E010000EFFFFFFF85FEFFFFB6FFFFFF0B00000076FEFFFF9EFFFFFF8E0100003C000000C90000003DFFFFFF10FFFFFFBD000000D7000000050200003DFFFFFFABFFFFFFB100000098FFFFFF7BFFFFFFCDFEFFFFBEFDFFFFE7FFFFFF8FFFFFFFF8FFFFFF54FFFFFFF4FEFFFFF7010000A70000008801000040FFFFFFBA0000003200000019FFFFFF480000002002000019FFFFFF880000003BFFFFFFDDFEFFFFA2000000CA000000130100002AFFFFFFF1FEFFFF9A000000D3FFFFFF240200001A02000055000000DDFDFFFF9DFEFFFFDBFFFFFFF8FEFFFF34FFFFFF3EFEFFFFCA000000AFFFFFFFA6FFFFFFB5FEFFFFE7FFFFFFFEFEFFFFAEFFFFFFAAFFFFFF82FEFFFFFDFEFFFFE2FFFFFFE4000000B7FEFFFFDC000000DBFEFFFF06000000F3000000BAFDFFFFD6FDFFFF02010000D60000007DFFFFFFB0FFFFFFDFFFFFFF59020000A9FFFFFFEE010000B1FEFFFFF9FEFFFF630000001A000000CBFFFFFFB2FFFFFFBAFEFFFF6AFFFFFF02000000E1010000D4FEFFFF5C0000001E020000C100000052000000850000003E01000045FFFFFFF0FDFFFF53FFFFFF07FFFFFFFF00000087FFFFFFB3FFFFFFBA01000078FFFFFF39000000F2FFFFFF0900000013010000D800000006FFFFFFE00000009EFFFFFF93FFFFFFCBFFFFFF68FFFFFF170100007D01000035FEFFFFC3FEFFFF87FFFFFFA9FEFFFFA8FFFFFF2601000004FFFFFF93FFFFFFC0010000D1FFFFFF640000006E0100008F00000034FFFFFFC3FEFFFF0900000085000000CAFEFFFF47FFFFFFE6FFFFFFFAFEFFFFC7FFFFFFC8FFFFFF92FFFFFF020100000BFFFFFFEF0000009FFFFFFFF9FFFFFFE90000005B010000D200000093FFFFFFE1FFFFFFBBFFFFFFD000000017FFFFFFA6FFFFFF92FEFFFF8AFCFFFFFDFEFFFF4E00000053010000C5000000E7FEFFFF81FFFFFF840000008AFFFFFF5DFEFFFFA5FFFFFF00000000C5FFFFFFA30000000E0000006F0000003BFFFFFF04010000F1FEFFFFF7FEFFFF82FEFFFF6CFFFFFFBD000000EEFFFFFF82000000A400000068FFFFFF30010000E1FFFFFF77000000D4FFFFFFC5000000AB0000002EFFFFFFB9FFFFFFAFFFFFFFB8FFFFFF500100006EFEFFFFE8FEFFFF20010000830000002101000070FFFFFF08020000250000005E0000009E000000B80000000E010000080000002EFEFFFF680000007E00000076FEFFFF5500000005FDFFFF76FFFFFFEB00000082000000C5FFFFFF62010000CD0100002CFEFFFF32FFFFFF65FFFFFF31FFFFFF65000000DDFEFFFF47010000FB00000053FFFFFFE4FEFFFF86FFFFFF120100001C0000002F0200008AFFFFFF70FFFFFF9E000000B0020000C6FEFFFF140000005DFDFFFFD1FEFFFF61FFFFFF7F0000000F010000A10000009BFFFFFFC2FFFFFFBBFFFFFF70000000B20000005C00000041010000D8FFFFFF50000000260200003AFEFFFFF4FFFFFFD6FEFFFF07000000D0FFFFFF3EFFFFFFAE00000038010000CBFFFFFFA2FFFFFFFCFEFFFF36FFFFFF39FFFFFFA6FEFFFF830100008700000083000000860000005E020000D2FFFFFF95FFFFFF2901000077FFFFFF40FFFFFF52FFFFFFD7FEFFFF430100008CFFFFFF250100005200000050FFFFFF4402000058FFFFFFF10000009D010000EFFFFFFF31FFFFFF45FFFFFFE5000000BBFFFFFFB9010000CCFFFFFFA0FFFFFF32000000EFFFFFFF61FFFFFFA4FEFFFFB10000000500000048000000BBFFFFFFB4FFFFFF7500000086FEFFFF210000002E00000084FFFFFF390000009F000000B2000000C30000001901000050FFFFFFBAFFFFFF6E000000E7FEFFFFE6FEFFFFB4000000E7FFFFFF9100000072010000D0FFFFFF52FFFFFFADFFFFFFA2FDFFFF58FFFFFF570100005801000025FEFFFF880000008F010000990000009E000000C0FEFFFF11FFFFFF7FFFFFFFA9FFFFFFC3FFFFFFD40000001400000007FFFFFF1C00000098FFFFFF5001000061000000FD000000810000004AFEFFFF9DFFFFFFC500000086000000A9FFFFFF580000006AFEFFFFC8FFFFFFB0000000070100004DFFFFFF0A01000001FFFFFF05010000B2FEFFFF24FFFFFFEFFEFFFFCF000000D5000000B8FEFFFFF0FFFFFF67FFFFFFD9000000B0010000FEFFFFFFE2000000200000005A01000079FFFFFFD0FFFFFF260000004700000029FFFFFF2C000000FCFFFFFFBAFFFFFFD7FFFFFFE4FFFFFFED0000005D010000B8000000F6FFFFFF81FFFFFFCEFFFFFFB7FFFFFFFB000000C4FEFFFF02FFFFFF63FFFFFFF70000002DFEFFFF56FFFFFF4BFFFFFF2C0000007D000000BA00000011000000F4010000BCFEFFFFF7FFFFFFF000000059FFFFFFB901000019FFFFFFDDFFFFFF24FFFFFF95FFFFFFB4010000E400000088000000E7FFFFFF57FFFFFF9EFFFFFFA20000009C0000007200000070000000CFFEFFFF86FFFFFF89FFFFFFDEFEFFFFC1FEFFFFCFFFFFFFB6FFFFFF95FFFFFFACFEFFFF8C000000A70000001CFFFFFF07FEFFFF7900000019FFFFFF40FEFFFF84010000BE0000001C010000BA000000B7000000CAFFFFFF22000000E70100001F010000090100007A00000001000000A9000000C5FFFFFFA4000000ECFFFFFFB7000000EFFFFFFFF2FFFFFF0F010000E2FFFFFFE3FEFFFFA0FEFFFF1100000077FFFFFF8B000000F3000000E9FEFFFF7AFFFFFF46FFFFFF0AFFFFFFEC000000460000003A0200004FFFFFFFFDFEFFFF7B000000E2000000A2000000A9FFFFFF56FFFFFFCDFFFFFFFE010000BA0000004C0000004100000049FFFFFFAC000000E40000008D0000003CFFFFFFF3FEFFFF95000000CE00000075FEFFFF3BFFFFFFD00000000C0000006D010000B400000024000000B1FEFFFF07010000F4FFFFFF1E000000DD0000004900000010FFFFFF9B00000024000000CAFFFFFF34FFFFFFB9FEFFFF67000000A5FEFFFF45FFFFFF6D000000E3FFFFFF7401000093FEFFFF40FFFFFFF7FFFFFF36FEFFFFD1FFFFFF48FFFFFF87FEFFFF85FFFFFFA5000000830000008E000000C6FFFFFF2B00000060000000F3FFFFFFE3FFFFFF2E000000C0010000CF0000009CFFFFFF7FFEFFFFEFFFFFFF0001000038FEFFFF55FFFFFF65000000840000005101000044010000A8000000BF020000370100007DFFFFFFC3FFFFFF640000007900000018010000E8FFFFFF0F000000A200000037000000FCFEFFFF86010000D3FFFFFF0F010000FEFEFFFF41FFFFFF090000008AFFFFFFC80100008FFEFFFFF1FFFFFFCA000000EDFEFFFF9FFEFFFFBBFEFFFF52010000A80100000AFFFFFFF4000000CCFFFFFFD200000008FFFFFFCA01000027FFFFFF8B00000046FEFFFF3B010000ADFEFFFFA3FFFFFF39010000EDFDFFFF4C010000B700000035FFFFFF9C0100006300000087000000F1FEFFFFAC01000070FFFFFF5BFFFFFF5E020000B00000006A0000001E00000010FFFFFF8A0100007100000039020000FFFFFFFF2C02000040FFFFFFC3FFFFFFE0FEFFFFD6FEFFFF44000000E9FFFFFF6B0100008500000058FEFFFF44FFFFFFF0FFFFFFD5FFFFFFC5FFFFFFB900000087FEFFFFFC0000002EFFFFFF0AFEFFFFF3FFFFFF55FFFFFF3DFEFFFFF7FFFFFF23010000740100001C000000FBFFFFFF85FEFFFFC1010000C5FFFFFFD4FDFFFF1C0100005D010000900000008F000000FC000000F6FDFFFFD20000006B0000009400000082FEFFFFBA0100009CFFFFFF2B000000FAFFFFFF57FEFFFF2CFFFFFF1A0100000901000022FEFFFFD700000051FFFFFFEBFEFFFF4F000000DEFEFFFF11FFFFFF710000005900000002000000450000001BFFFFFF620000007A00000083FFFFFF3C000000C7FFFFFFC9FFFFFF18000000CB000000EB00000097000000FAFFFFFFB7FEFFFF64000000690000005EFFFFFFBF0000002D01000085FFFFFFAEFFFFFFA8FDFFFFF8FFFFFF2700000007010000A9FFFFFFF7FEFFFF480000001200000014FEFFFFC5FFFFFFB8FEFFFF80FFFFFF84010000B7FEFFFF31FEFFFF720000007FFFFFFF91FDFFFF18000000CAFFFFFF980000006D00000057000000CDFEFFFF720000002CFFFFFFF2FDFFFF2601000033FFFFFF4C000000DBFFFFFFAEFFFFFF7EFFFFFFB40000002E000000650100004CFFFFFF01000000D50000005EFFFFFFB0FFFFFF3AFEFFFF8202000075FFFFFF2701000040FFFFFFABFFFFFF2E000000AC010000A001000080FFFFFFF8FFFFFFABFFFFFF8200000050010000BC0000004A000000D1FFFFFFBC0000006F0000000FFFFFFFE8010000C6FFFFFF4EFFFFFF9DFFFFFF6200000057000000730000000FFFFFFF27000000FCFFFFFF1100000031FFFFFF63FFFFFF8BFFFFFF9301000099FEFFFF2BFFFFFF90000000E100000000FFFFFF10FFFFFFB3FFFFFF25000000B5FEFFFF0AFFFFFF43000000B80100009D000000E90000009200000095FEFFFF94FEFFFF4EFFFFFFA0FFFFFFA6FDFFFF5AFFFFFF6E0000003D000000EFFFFFFFA2FFFFFFF4FDFFFF300100003C0000001B0000002B0000008BFFFFFFAE0000002501000036000000E901000077FFFFFFADFFFFFFCAFDFFFFBBFFFFFF3DFFFFFFC6FEFFFFFBFDFFFFFD0000003F0100006FFFFFFF5EFFFFFFE5FFFFFF35FFFFFF23010000D40000002A000000DB000000400000007AFEFFFF1600000083FFFFFF14FFFFFF2300000053FFFFFF0BFFFFFFDF0000005F0000003A010000300200001CFEFFFF53FEFFFF31020000050000009100000015FDFFFF49FEFFFFA7FEFFFFE5FFFFFF61FFFFFF66FFFFFF79FFFFFF9EFFFFFFD20200007D000000D0000000ABFFFFFFE800000088000000F4FCFFFF43FFFFFFDC010000CCFFFFFFF400000052FFFFFF020000008E0000005302000041FFFFFFD50100005CFFFFFF350000003E000000E5FFFFFFF5FDFFFF5401000099FFFFFF4BFFFFFF83FEFFFF970100002CFEFFFF26FEFFFF25000000AA000000F8FFFFFF75FFFFFF470100009F000000E20000007A000000DAFFFFFF5C000000920000005AFFFFFFCC0000004A00000059010000A40000006FFFFFFF4201000047020000B4FFFFFF01FFFFFF70010000C60000007CFFFFFF96000000710200003EFFFFFF37000000A6FFFFFF5AFFFFFFEE0000003DFFFFFFF80000004D000000ACFEFFFFD4FFFFFF120000004EFEFFFFD6FFFFFF8FFEFFFF7DFFFFFFAF000000170100000BFFFFFF760000003400000036000000B6010000E0000000040000002BFFFFFF2EFEFFFF26010000C0010000170000009E000000B6FFFFFF5E000000C2010000BD0000007CFFFFFF61000000EFFEFFFF8D0000009EFFFFFF5C0000006700000063FFFFFFA000000065000000E1000000F6000000B5FEFFFF0B0000001CFFFFFF9AFFFFFF99010000630000007C0000004701000001000000FB01000051000000C300000034FFFFFFA50000000500000075FFFFFFB8FFFFFFECFFFFFF50000000F9FFFFFF490000001AFFFFFF06000000D2FFFFFF2AFFFFFF1801000009000000D4FEFFFF5EFFFFFF520000007CFEFFFFDA0000004FFEFFFFD2FFFFFF96000000C600000085000000FCFFFFFF500000005BFFFFFF3F010000C3FFFFFFE9FFFFFFE200000082000000B7FFFFFF490000003700000000000000DFFFFFFF0EFFFFFFF20000009E000000A300000013000000D0FFFFFF1601000045FFFFFFBAFFFFFF140000003C0000008EFFFFFFDC00000041000000330000003FFFFFFFFE000000A7FFFFFF21000000C700000018FDFFFFB1FFFFFF38010000DCFEFFFFAEFFFFFF2000000049010000DDFFFFFF22FFFFFF9EFFFFFF71FFFFFF42FFFFFF1D00000079FFFFFFB2000000E3FFFFFF30FFFFFFC6FEFFFF9600000030FEFFFF0700000067FEFFFFC0FFFFFF9700000062FFFFFFDD0000000BFFFFFF5900000086FFFFFF76FEFFFF2300000013010000E6FFFFFF4AFEFFFF1A000000EAFFFFFFDBFFFFFF2A0100003A02000096FEFFFF910000002500000018FFFFFF34010000C8FFFFFF3BFFFFFFCCFFFFFF1C000000D7FFFFFF0002000047000000F0FFFFFF0F0000007DFFFFFF93FFFFFF9A000000C9FFFFFFD1FFFFFF15000000CDFFFFFF83FFFFFF8AFFFFFF3F01000091FFFFFFDEFEFFFF1A0000004FFFFFFF8B000000C4FFFFFF0E000000FBFFFFFFBC01000040000000CDFEFFFF95000000ED000000A402000072FFFFFFFDFEFFFF97FEFFFFF1FFFFFFD7FFFFFF3BFFFFFFFDFFFFFF0100000079FFFFFF530000006CFFFFFF0C0200006F0100000700000072FFFFFF71FEFFFF02000000E3FFFFFFA9FFFFFFF3FFFFFFD2FFFFFF1601000099FFFFFF3CFFFFFF51FFFFFF91FFFFFFCEFEFFFFF2FEFFFFDAFEFFFFA8FFFFFF8F00000090FFFFFFA2FEFFFFC3FFFFFFC3FFFFFF08FFFFFF4EFEFFFF6CFEFFFFE2FFFFFF9F0000003700000006FFFFFF75FEFFFF88FFFFFF9D0000008CFFFFFF85FFFFFFB0FFFFFF530100003E000000D4000000CEFEFFFF10010000A1FFFFFF99FFFFFF0A0200009E0100005E010000A70000003BFEFFFF3B000000570100007EFFFFFF12FFFFFF73FFFFFF73FFFFFF28FFFFFFF3000000FCFFFFFF9AFFFFFF080000001002000064FFFFFF2EFEFFFF1400000044FFFFFFA80000003F010000BCFFFFFF73FFFFFFDE00000003FFFFFF7F01000079FFFFFFD6FDFFFF660000005301000059020000D8FEFFFFA7FFFFFF82FEFFFF4A000000A6FFFFFFF1FFFFFFFAFFFFFF5CFFFFFF590000006A0000001CFEFFFF3C000000BEFFFFFF5C010000A6FFFFFF32FFFFFF49FFFFFF5C000000F6FEFFFF23000000A8FFFFFFE500000081000000B30200003B00000084010000FD000000D0FFFFFF7E000000B1FFFFFF4E000000A8000000ABFFFFFFE201000016000000DEFEFFFFA0FFFFFF50000000D9FEFFFFDA0000002B00000063FEFFFF52FFFFFFADFFFFFF17020000E4FEFFFFFCFFFFFF4C000000A4FFFFFF6F000000CE00000034FFFFFFC4000000ADFEFFFFECFEFFFFD30000003E0100005500000000010000ED000000F3FEFFFF140000000FFFFFFF7D0000006B02000096FEFFFFF0FFFFFFE4FFFFFF900000001D0000005B000000F7FDFFFFABFEFFFF1C00000056000000DC000000DFFFFFFFDF01000016FFFFFF3E0000004C000000BE0100008C0000002F000000C4FEFFFFC700000018FFFFFF0000000097FFFFFF7C000000E600000084FFFFFF84FEFFFFF70000006300000043FFFFFFCB000000B400000068FFFFFF02FEFFFF1300000085FFFFFF53000000C1FFFFFFB4010000240100007F010000290100001EFFFFFF5601000087FFFFFF64FFFFFFD3FEFFFF7BFFFFFFC1FFFFFF8D0000008CFEFFFFBE000000D7000000C6FFFFFF30FFFFFFF301000015010000AC000000D0FFFFFF6CFFFFFFF9FEFFFF7DFFFFFF26000000DC0000007DFFFFFFFAFEFFFF1A000000CBFEFFFFF200000041FEFFFFD90000004D0000007EFFFFFF63FFFFFF9801000078FEFFFF4A010000320000008C0000007AFEFFFF61FFFFFF05000000F8FFFFFF2000000077000000C5FFFFFF0E00000021000000480000007B0000004CFFFFFFC500000033000000B2000000DE000000C3FFFFFF620000008DFEFFFF4C0000001BFEFFFF4600000092FFFFFFF0FEFFFFA5FEFFFFD40000004D00000018000000B1FFFFFF17020000C90000003C0000004A000000E9FFFFFF2B000000E2FFFFFF96FFFFFFF9FEFFFF24FFFFFF42000000A4FFFFFF29010000C7FEFFFFE6FDFFFF7DFFFFFFC3FFFFFF9FFFFFFFEF000000E3000000F7FEFFFF55FFFFFF96FFFFFF6CFFFFFF8DFFFFFF7DFFFFFFD1000000DCFEFFFF8CFFFFFF53FFFFFF76FFFFFF8300000010000000E7FEFFFF6300000028000000F2FEFFFFD400000053010000F6000000A4FEFFFF6700000023FFFFFF090300006EFFFFFFF0000000470200006AFEFFFF1FFFFFFF2400000029FFFFFF7E00000030000000F6FEFFFFDCFFFFFFA3FFFFFF7AFEFFFF31010000890000004B0000006E000000E3FFFFFFAFFFFFFF670000003300000064FEFFFFA4FFFFFF5F010000B6FFFFFFFAFFFFFFE9FFFFFF2B0100001F010000B8FFFFFFA7FFFFFFB3FFFFFF4F000000140100008C01000003FFFFFF9CFFFFFFF9FFFFFFF7FFFFFF50000000F8FFFFFFCE00000069FEFFFFD0FEFFFFE5000000AEFFFFFF940000008C00000064000000CBFFFFFFBC000000E0FEFFFF040000004C00000014FFFFFF4A0000000E000000FDFFFFFF46FFFFFF42FEFFFFAF000000DFFFFFFF4201000069000000BDFEFFFF9E0000001C0000000D000000240000004E0000006300000041FEFFFFCAFEFFFF8001000070FEFFFF88FEFFFF0C000000DF00000005FFFFFF5B000000BE000000F20000000200000072FFFFFF5BFFFFFF3CFFFFFF66000000770000004EFFFFFF23010000EA00000046010000D6FFFFFF1E00000048000000420000002500000072000000D90000001CFEFFFF9CFDFFFF3301000053FFFFFFF2FFFFFF57010000A3000000BE000000F6000000540200006D00000001FEFFFF15000000E6000000DE0000006EFFFFFF05000000D4FFFFFF41FFFFFF7A01000094FFFFFF98FFFFFF75FFFFFFB1000000D2FEFFFF33FFFFFF41FEFFFF68000000DCFDFFFFE4000000E9000000A4FFFFFFAA00000043010000EBFEFFFFC5010000AFFFFFFFE1000000F6FFFFFF0401000084FFFFFF45FFFFFF6DFEFFFF7600000059020000CDFFFFFFCBFFFFFFDF010000CAFEFFFF1E020000BCFFFFFFD400000079FEFFFF100200009E00000095FFFFFF8EFFFFFF630000003CFFFFFF54FFFFFF9AFEFFFF5D00000005FFFFFF4001000084000000F8000000C5000000DBFFFFFFD5FFFFFF76FFFFFF4EFEFFFFA10000002AFFFFFFF2FFFFFFBCFFFFFFB60000008C000000CFFFFFFF84FFFFFF18000000A501000083000000E9FFFFFF2DFFFFFFCC000000F6FFFFFFA9000000B6000000BFFFFFFFC8000000BE0000008F00000040010000C6FFFFFF91FFFFFF05FFFFFFED000000BFFEFFFF84FFFFFF6AFFFFFF94FFFFFF92000000FEFFFFFF5D0000008B0200001C000000150100002E0000000800000065FFFFFF5FFFFFFF4601000076000000D6FFFFFF200000006E000000E7FFFFFFD4FEFFFFFAFFFFFF2E000000AAFFFFFFB10100008FFFFFFFD50000003201000048FDFFFFE6FDFFFF240000005FFFFFFFC8FEFFFF350000001600000099FFFFFFED010000A2FEFFFFFCFEFFFF5801000060FFFFFF73000000E1FFFFFFD7FFFFFF6F000000BEFFFFFFF4FDFFFF8601000047FFFFFF02000000CFFFFFFF37FFFFFFBB00000090FEFFFF5800000021000000560000003D00000046000000BBFDFFFF6900000051FFFFFFE1FEFFFFF3FEFFFF930100005001000052FEFFFF3801000098FFFFFF030200006800000065000000710100003F020000ABFFFFFF79000000FE000000D6FFFFFF3A0000007DFFFFFFADFDFFFF520000003BFEFFFF6FFEFFFFC5FFFFFF53FFFFFF5EFFFFFF88FEFFFF7BFFFFFF8D000000A8FEFFFFC3010000C6FFFFFFD0FEFFFFFA0100000F01000026010000C1FEFFFF4DFFFFFF6901000094FEFFFF57FFFFFF0E01000090FFFFFF69000000F7FFFFFF9401000096FFFFFFC4FFFFFF98FEFFFF0D00000012FFFFFF6CFFFFFF62000000D5FFFFFF22000000D800000009FFFFFF72000000A9FFFFFF3E020000C7FFFFFF5901000071FEFFFFD5FFFFFF5AFEFFFF88FEFFFFD8FFFFFFE4FFFFFFD9000000FDFEFFFFEFFEFFFF630100002101000073FEFFFFFBFDFFFFAF000000F900000040FFFFFF4FFFFFFF9400000073FFFFFFEE0000008CFFFFFFB4000000D2FEFFFFD8FFFFFF4D00000084FFFFFFE500000040FFFFFF18FFFFFF67000000F300000047FFFFFF02FFFFFF4E0000004CFDFFFFBAFFFFFFCD0000002EFFFFFFCAFEFFFF54FFFFFFDDFFFFFF3D0000009A000000A7FFFFFF780100000701000063FEFFFF5CFFFFFF6AFEFFFFC30100004F010000E4FEFFFF97FFFFFFE2FFFFFF1DFFFFFFE8FFFFFF1A0100005DFFFFFF4B0000008300000034FFFFFF9EFFFFFF80FFFFFF12FFFFFFA9FFFFFFCDFFFFFF7BFEFFFFD1000000C6FEFFFF37000000E9FFFFFFD100000060FEFFFF0C010000E4FEFFFF2F0100007EFFFFFF76FFFFFF02FFFFFF88FFFFFFE6FFFFFFFA000000D7000000BEFFFFFFD6010000F3010000FD00000039FFFFFFA0FEFFFF7C000000B2FEFFFF1DFEFFFF7700000037FFFFFFFA0000004C00000016FFFFFF38010000260000004F00000069000000D6010000F3FEFFFF22000000DFFFFFFFBAFFFFFF3C010000620100005E01000008010000A6FFFFFF04FFFFFF3EFFFFFFABFFFFFF31FFFFFF1E000000B0000000EE01000013000000EBFDFFFF05010000F9FEFFFFF500000051010000F4FFFFFF78FFFFFF4500000007FFFFFF37000000AFFFFFFF1CFEFFFF3CFFFFFFDA0000005DFFFFFFDCFFFFFF39FFFFFF97FEFFFF0B01000028000000E2FFFFFF1D000000000000006FFFFFFF620100005FFEFFFF50000000470000001E000000A6FFFFFF4B010000270000006C010000B4FEFFFF17000000FE0000000DFFFFFFA8FFFFFF18000000BD000000CCFFFFFF32FDFFFF92FEFFFFB3FEFFFF5301000081000000910000000702000076FEFFFFCBFEFFFF2E0000000B000000B9FFFFFF2601000055FFFFFF210100001300000013FFFFFFE9FFFFFFE1FFFFFFB5FFFFFFAA000000DEFFFFFFA2FEFFFFACFEFFFF160000000CFFFFFFF0FDFFFF86FEFFFFDDFFFFFF0000000096FFFFFFC5FFFFFF87FFFFFFF6FEFFFF8CFFFFFF44FEFFFF8A00000039FFFFFF0202000020000000D8FFFFFF390100002A000000ECFFFFFFD1FEFFFF14000000A7FFFFFF5AFEFFFFC100000075FFFFFFF2FFFFFF730000003D00000081000000650000008E0100009C000000CBFFFFFF30FEFFFF36FFFFFF25FFFFFFAE000000BCFFFFFFB300000082FFFFFF21FFFFFF2D0000000200000000000000AB01000070FEFFFF12FFFFFFBDFEFFFF2B000000AB0000008E000000EDFEFFFF64FFFFFFBBFFFFFF7FFEFFFFB5000000C501000027000000D900000031010000BE000000B8FFFFFF28FFFFFF8800000047000000DBFFFFFF730100006800000085FFFFFF2A00000020FFFFFFE600000068FFFFFF99FFFFFF8FFFFFFFD300000037FFFFFF29000000A4FFFFFF060000005DFFFFFFD2FFFFFF2B000000CE01000061000000E00000001C00000087010000DAFDFFFFC5FEFFFF1B00000037FDFFFFABFFFFFF5D00000031FFFFFFC4000000DCFFFFFF2E0000009601000062FFFFFFEDFEFFFFB2FEFFFF3C000000CEFFFFFFB7FDFFFF220000005900000083010000A0000000B6FFFFFF43FFFFFFC80000004D0000001C01000098FEFFFF12000000FBFEFFFFFC0000005C01000024000000ADFFFFFFB8FFFFFF09FFFFFF55000000D0FEFFFF26FFFFFFDBFFFFFF57FEFFFF240100003AFFFFFF5BFFFFFFAF0000003201000000010000BE000000BEFEFFFF72FFFFFFC8FEFFFF3AFFFFFF27FFFFFF89000000B700000061FFFFFF55000000B8FFFFFF6D0000004DFFFFFFB0000000AA01000028FFFFFFDD000000B20000008DFFFFFF74FFFFFF70FFFFFFEF0000009B000000CD000000CEFFFFFF9800000047FFFFFF26FFFFFF4C0000006C00000022000000FFFFFFFFC0FEFFFFAC01000075FFFFFF27000000C7FFFFFF3CFFFFFF69000000A9FFFFFF38FFFFFF22010000F4FFFFFF90FFFFFF86FFFFFFAA0000007AFFFFFF02FFFFFF0E000000B0FFFFFF59FEFFFF34FEFFFF0E000000E9FFFFFF560100005F0000006E0000002DFFFFFFDFFEFFFFEBFFFFFF91FEFFFF41000000D7000000DEFFFFFF2000000088000000BAFFFFFF66FFFFFF7F0000007A000000C9000000B9000000E7FEFFFF48000000D6010000C9FFFFFF5200000039010000490100004800000020000000D400000084FFFFFF9A000000870000004B000000740200009DFFFFFF29020000CB01000097FEFFFF1EFEFFFFEEFDFFFF4EFEFFFFE200000010010000CDFFFFFF0B01000024FFFFFFBAFEFFFF62020000560000002001000094FDFFFF07000000990000002401000020FFFFFF2F000000B000000065FFFFFFE7000000B3FFFFFF3BFFFFFFAB0000003F000000530000007AFFFFFFBD00000014FEFFFF53000000BCFDFFFFF5FFFFFF67FFFFFF97FFFFFFC20000005300000025FFFFFFEFFFFFFFBEFFFFFF7000000047FFFFFF3B00000097FEFFFF15000000BE0000009F0000001BFFFFFF4E0000008B000000040000008700000016FFFFFF09000000B9FFFFFFE3FFFFFF8AFFFFFF92FFFFFF8D000000070000000DFFFFFFC1FFFFFF930100007BFFFFFFF5FFFFFF59FFFFFFB2FEFFFF6A0000000A0000006900000018000000FBFFFFFF8AFFFFFF1900000030FFFFFFB2FFFFFF36010000DB01000048FFFFFF75FFFFFFDA000000CF01000081000000E800000013FFFFFFC9FFFFFF22FFFFFF4DFFFFFF7C000000060000000CFFFFFF580100003100000056FFFFFFEFFFFFFF1A00000044FFFFFFBD00000049000000A0FEFFFF2DFFFFFF3700000074FCFFFF17FFFFFFAD00000064FFFFFF0EFEFFFF410000006B01000023FFFFFF6501000035FFFFFFDCFFFFFF0EFFFFFF60010000B6FFFFFF2FFEFFFF5901000014020000540000000901000082000000EEFFFFFF4200000096FFFFFF3B000000BBFFFFFFF000000077000000E3FFFFFFEDFFFFFF0C000000C1FFFFFF3BFFFFFF92000000FAFEFFFFA6000000D3FEFFFF1901000094FFFFFFB7010000EAFFFFFF0F01000031FFFFFF3AFEFFFF8F00000062FFFFFF6D000000820000000DFFFFFFF6FEFFFFD2FFFFFFDF000000750000008B0000001CFEFFFFE3FFFFFFC9FFFFFFE7FFFFFFA8FFFFFF6FFFFFFF320000000800000021FFFFFFC1000000DA01000056FEFFFF40FFFFFF190000009E0000001E00000058FFFFFF79FFFFFF330100006D01000092FFFFFF24FFFFFFB20100004DFFFFFF48000000C6FEFFFFA1000000F70000009DFFFFFFD7000000420000006A000000D5FFFFFF31FFFFFFE6FEFFFF6200000069FEFFFF0F000000F9FFFFFFCFFFFFFFA5000000880000000C0100006F0000000EFFFFFF2600000073FFFFFF4200000032FFFFFF5400000019020000BBFFFFFFF3FEFFFF50010000D0FFFFFF2100000073FFFFFF8FFFFFFF8AFEFFFFFFFFFFFF4300000054000000850000000F0000006A01000025000000F2FFFFFF9A010000D4FFFFFFF3FFFFFF87000000FBFFFFFFDDFEFFFFE7FFFFFF48FFFFFFA8FEFFFFADFEFFFFB6000000070000003FFEFFFF1D0200000B0100001BFFFFFFDDFEFFFF3AFFFFFF9001000076FFFFFFE0FDFFFF2E000000FDFFFFFF98FFFFFF87FFFFFF6BFEFFFFF8FEFFFFE4FFFFFF8AFFFFFFB4FFFFFF02000000780000005D0100003E000000CEFEFFFFAEFFFFFF21FFFFFF1900000065FEFFFFD9FFFFFF17FFFFFF8DFFFFFF65FFFFFF24000000460100007600000033010000A70000007BFFFFFFFA0000008000000047FFFFFF9EFFFFFF57000000C10100008CFFFFFFAAFFFFFF21FFFFFF0F01000094000000ABFFFFFFA9FFFFFF8BFFFFFF72FFFFFF5C01000060000000E2FFFFFFBD00000090FFFFFF34FEFFFF33010000C0FEFFFFB1FFFFFF9DFFFFFFA0FFFFFFECFFFFFFD0FFFFFFBC00000066FFFFFFCE000000C0000000FEFFFFFF72FFFFFF97FEFFFFB60000006AFFFFFF0AFFFFFF420000005EFFFFFFF1FFFFFF7701000070FEFFFF29000000C1000000B900000052000000A0FFFFFF7BFEFFFF6C00000023000000C1FFFFFFD5FFFFFF4E010000F8FFFFFF18FFFFFFA8000000990000000700000045000000D6FEFFFF3000000097000000D10000005C010000DAFFFFFF180000008F0000005401000070FFFFFFD20000007000000028000000CD000000050200009F000000C6FFFFFF5BFFFFFF3000000016FFFFFF420000004DFFFFFFE400000003010000C500000043FFFFFF8EFEFFFFB50000001800000067FFFFFFB900000059000000A2FFFFFF05010000B1FDFFFF1BFFFFFF75FEFFFF85000000690000009EFFFFFF56FEFFFF280000004F00000098FFFFFF6101000067FFFFFF7F0000000B01000086FFFFFFB8FFFFFF610000006CFFFFFF0001000083FFFFFFB000000097FEFFFFD2FEFFFF53000000FE000000A1000000D0FFFFFF82010000050000005EFFFFFFE5000000B1FFFFFF4BFFFFFF5D000000A0FFFFFF35FFFFFF95010000E2FFFFFF4F0000008C000000060100002101000031FFFFFF6F000000FD0000002F000000C1FFFFFFBCFFFFFF2000000002FFFFFF00010000EDFFFFFF4C000000B400000096FFFFFF47FEFFFF49000000BE00000074FFFFFF3AFEFFFF3CFFFFFF780000007DFFFFFF04000000A60000000A0000002D0000002C000000F700000072FEFFFFAAFEFFFF3E010000F5FFFFFFDB00000060FEFFFF18FFFFFFFF01000042FFFFFF40FFFFFF07010000DCFFFFFF31000000C0FEFFFF52FFFFFFA1FFFFFFAFFFFFFFFAFDFFFF0C0000005800000080000000EFFFFFFF4200000018FEFFFFEB000000AA00000021FFFFFF2C00000030FFFFFF660000003CFFFFFF71FDFFFF82FDFFFFC8FFFFFFB201000026000000BB0100009CFEFFFFDAFFFFFF5AFFFFFFADFFFFFF96FFFFFF0AFFFFFF4FFFFFFFA7000000170000001400000084FFFFFFE600000017FFFFFF3F000000AC000000F5FFFFFFF4FFFFFF44000000CCFDFFFF940000008B000000CDFFFFFF7B01000087000000D400000029000000C5000000CD00000079FEFFFF7CFEFFFFA6000000EA00000044FFFFFF9EFEFFFFAA010000B30000004700000016FFFFFFAFFFFFFFD7FFFFFF1DFFFFFFFF000000EEFFFFFF82FEFFFF78000000BDFFFFFF57FFFFFF75FFFFFFC3FFFFFF140000003300000078000000070000005000000052FFFFFF9CFEFFFF900000003FFEFFFF65FFFFFF24FFFFFF12000000AE000000A2FFFFFF32FFFFFF65000000A70100006CFFFFFF6102000055FFFFFFB500000007010000F3FFFFFFF60000003FFFFFFF2FFEFFFFA3FFFFFF76FEFFFFC10000003D000000AB000000290000008700000027FFFFFFE4FFFFFF1F01000023FEFFFF60FFFFFF2BFFFFFF6EFFFFFF99FEFFFF1E010000C8FFFFFF39FFFFFF020000008C0000000200000007020000EA000000790000006A00000039FEFFFF5EFFFFFF12FEFFFF08020000B0000000A500000053FFFFFFC2FFFFFF41000000B6FEFFFFA80000000E010000C0FEFFFFD60000006F000000710100001EFFFFFFAF000000CE000000710000001E0000005D0100003F0100001A00000060FEFFFFB00000009DFFFFFF440200002BFFFFFFF6FFFFFF9FFEFFFF9B000000DA0000004F000000B0FEFFFF4BFFFFFFEA000000A9000000120000008E000000C5FFFFFF20FFFFFFD70000008DFFFFFF1E000000A5FEFFFF010100005CFEFFFF520000005C010000E8FFFFFF480100008D000000A3FDFFFF07000000660000000E0100009AFFFFFFC4FDFFFFEC000000D900000078FFFFFF07010000E3FFFFFFD601000072000000BAFFFFFF4600000082FEFFFF80010000F1FFFFFF94FFFFFF83000000B50000002301000054010000E600000047000000EEFFFFFF98FFFFFFD0FFFFFFC6FFFFFF4B000000F9FFFFFFA9010000D600000044000000EDFEFFFFF1FEFFFF9C0000008A0100006601000066FFFFFF9700000061FFFFFFD2010000E8000000360100009CFFFFFF16FFFFFFC800000036010000BBFEFFFF5BFFFFFF0A0100009FFEFFFF470000001C0100008E000000E4FFFFFFFC000000FCFEFFFF810000004A01000015FFFFFFE1FEFFFFA7FFFFFF6DFFFFFFF0FEFFFF1C0100002D0100008AFEFFFF29010000EFFFFFFF5AFFFFFF03010000F1FEFFFF6B01000016FEFFFF2F00000007000000B5000000FE000000F3FFFFFF9F00000002010000EA0000005900000096FFFFFFFB000000A8FEFFFF270100006B0000006DFFFFFF2C0000001BFFFFFF1202000093FFFFFF3DFFFFFFD700000034FFFFFFADFFFFFF7300000056FFFFFFAFFFFFFFCCFFFFFF7901000048FEFFFFF900000008FFFFFF83000000A1FFFFFF3E0000007FFFFFFF3F0000007F010000B2000000D5000000EFFFFFFF10000000F8FFFFFF4D00000075FEFFFF22000000490100004EFFFFFF48FFFFFF82000000A2FFFFFF26FFFFFF550000001D0100000C00000019000000B4FEFFFF28FFFFFFF4FEFFFF39FFFFFF00010000AEFFFFFF3EFFFFFF4E00000018FFFFFF73FFFFFF42010000A000000069000000920100008FFFFFFF27010000B20000003700000094FEFFFFCA000000E4FEFFFFD8FFFFFF51000000640000004DFFFFFFB3FEFFFF7BFFFFFF63000000A10000003DFFFFFFD0FFFFFF1500000050FFFFFFE3FFFFFF6E000000DEFFFFFF44000000FDFFFFFF2EFEFFFFB00000001901000015010000F8FFFFFF2C010000A4FFFFFFCBFFFFFF81FEFFFF840000008900000062010000BA00000006010000A7FFFFFFFEFEFFFF44FFFFFF6C020000CD00000002FFFFFF7C010000A3FFFFFFA0FEFFFF8600000099010000B4FEFFFFDCFEFFFF6D00000063000000CCFFFFFF86FFFFFF19000000560100006DFFFFFF2601000091FFFFFF2C000000D6FEFFFF1F0000000AFEFFFF51000000D0FFFFFF52FFFFFFA1020000ABFFFFFF84FEFFFF58000000FEFFFFFF3BFFFFFFB5FFFFFFE7FFFFFF3FFEFFFFC8FEFFFF77FEFFFFDB0000006E000000CDFEFFFFAAFEFFFFE1FEFFFF5C000000D0FEFFFFE3FFFFFF7E0000002C0000007D000000F000000047FFFFFF060100007CFFFFFFD2010000A1FDFFFF50FEFFFF10FFFFFFFFFFFFFFE5FEFFFF1A000000080000008CFFFFFFF40100003100000080FFFFFF520000006F0000004DFFFFFFC80000001A000000940000001DFFFFFF80000000B90000002A0100001000000013FFFFFFF0FEFFFFECFFFFFF9AFFFFFF6BFFFFFFF1FFFFFF24FFFFFF3AFFFFFFC0010000A2000000B2FFFFFF55FFFFFF1DFFFFFF9600000088FFFFFF23FFFFFFA0FFFFFF7FFFFFFFBF0000009100000043000000D5FEFFFF8900000043FEFFFF8C000000FF000000D40000005C0000006E0000005500000037000000D0000000B0FFFFFFEFFFFFFF00000000C7FDFFFFDBFFFFFFABFEFFFF990000006FFFFFFFD2FEFFFFAC000000080000006D010000ABFFFFFFA8000000440100001B000000E5FFFFFF8A00000014000000A0000000D7FEFFFF1F00000012FEFFFFC9FEFFFFE1FFFFFF0C0100007D000000A2000000A601000027000000A3FEFFFF2D00000056FEFFFFB90000001D000000B70000005C01000088000000930000006C010000E8FEFFFF9C000000BEFEFFFFEEFFFFFFCFFFFFFF88FDFFFFCDFFFFFF95010000D0FFFFFFD3FFFFFF13FEFFFFA0000000E3FEFFFF1901000077FEFFFFDB0000002300000030FFFFFF46FFFFFF08FFFFFF36FFFFFFA1FFFFFF0FFFFFFF360100007DFEFFFF64000000D2FEFFFF690100001D00000072010000C800000089FFFFFF9DFEFFFF90FFFFFFBA00000082FEFFFF4F000000E600000088FFFFFF93000000E6000000BEFFFFFF5C0200009EFFFFFF7300000055FFFFFF6C02000083FFFFFF03FFFFFF88FFFFFF0100000079FFFFFF6A00000060FEFFFF61010000AAFFFFFFB2FFFFFFF9FEFFFFEBFFFFFF1FFFFFFF4AFFFFFFA8FFFFFFBE0000003B00000061010000CCFFFFFFBFFFFFFF1700000036010000FD00000095FEFFFFAAFFFFFFC6FFFFFF2C0100003F0000003500000016FFFFFF4DFDFFFF57000000D2000000BE010000BB000000E5FFFFFF26000000CF0000002CFFFFFF00010000D6FEFFFF690000005E0000008E000000A9FFFFFF47FFFFFFBDFEFFFF520200007A010000C50100002CFEFFFFACFFFFFF01FFFFFF320000006CFFFFFFB60000001BFFFFFF3A0100005A010000DB0000000DFEFFFF86FEFFFF750100006EFFFFFF430000002B010000DFFFFFFF6C0000008E000000D5FFFFFFBFFFFFFF7D0000008FFEFFFF1E01000046FFFFFFC6FFFFFF84FFFFFFE30000009100000056FEFFFFAEFFFFFFCAFFFFFFC20100005BFFFFFF79FFFFFF1EFFFFFFC9FFFFFFC6010000C5FEFFFFB4FFFFFF1001000063000000D0000000370100004D01000067FFFFFF2DFFFFFFE2010000FBFEFFFF29FFFFFF5E0000001CFFFFFFA000000023000000630000001C00000052FEFFFFA0010000DCFFFFFFE0000000D3FEFFFFCEFFFFFFF5FEFFFF79FFFFFFC3FFFFFF8C0100005900000028000000CC01000027FEFFFFD5FFFFFFFAFFFFFF1DFFFFFF0FFFFFFF71010000C8FFFFFF9700000030FFFFFF76FFFFFF0D000000F20000001D0000008301000086FFFFFF5EFFFFFF4EFFFFFF44FFFFFF3A000000F2FEFFFF1E000000D4000000A200000037000000890000003C000000C3000000CAFDFFFF5CFEFFFF66FFFFFFCBFEFFFFBBFFFFFFBBFEFFFF56FFFFFF83FEFFFF71000000AC0100008D01000022000000E9FDFFFF5CFFFFFF9AFEFFFFFCFFFFFF0A0000001201000073FFFFFFE1FFFFFFFDFFFFFFCBFFFFFFDE0000005BFFFFFF82FEFFFF880000000D000000FAFFFFFFB4FFFFFF3E00000082FFFFFF49FFFFFFA7FFFFFFF0000000D1FEFFFF1A000000C40100009BFFFFFFE2FFFFFFE00000002CFFFFFF28020000B0FFFFFFF7FFFFFFEB0000004C00000098FFFFFF69FFFFFFF3000000A9000000C4FFFFFF42000000F0FFFFFF0A00000064FFFFFF66010000BFFFFFFFCC01000050000000BAFFFFFFE700000047FFFFFFC3FFFFFF88FFFFFF55FFFFFFEDFFFFFF05000000EEFFFFFFB100000029FFFFFFC80000000DFFFFFFCBFEFFFF100100004DFEFFFF91FDFFFF16010000670000007DFFFFFF91FEFFFF4D0000002F0100000E01000060FEFFFFFEFFFFFF590000002EFFFFFFCDFEFFFFB8FFFFFF27000000E300000079FFFFFFBEFFFFFF1A00000093FFFFFF03000000A401000075FEFFFF5600000046FEFFFF64FFFFFFD300000047010000D8000000D100000024000000EDFEFFFFD3FEFFFFCDFFFFFFD8FDFFFF0C000000770100004E01000039000000F4FEFFFFE9FEFFFF0B00000049FFFFFFB6FFFFFF000000000D0000001A01000026FFFFFFBA0000002DFFFFFF62FFFFFFBCFEFFFFB0FEFFFF2C0000002500000013010000A5FEFFFF41FFFFFF700000004CFEFFFF2B0000002A0000004BFFFFFF570000007EFFFFFF8200000031000000F0FFFFFFEEFFFFFF27010000920000001AFFFFFF490100009FFFFFFF11000000FAFFFFFF3100000016FFFFFFA3FEFFFFB4000000BBFEFFFF12010000F0FEFFFFFAFFFFFFDBFFFFFF69FFFFFF1E00000052FFFFFF5F00000093000000DCFFFFFFEFFEFFFF1301000038FEFFFF2A000000A6FFFFFF6CFEFFFFA7000000D1FFFFFF4EFFFFFFDB00000080FFFFFFD30100000F0000004AFFFFFF88000000A8000000A10000006B000000EBFDFFFF9E000000B20000006F0000007B000000BF00000027FFFFFF75FEFFFF5DFFFFFFBDFFFFFF14FFFFFF46000000E601000089FFFFFF32FFFFFFB4FEFFFF090000006200000050020000BBFFFFFFCFFEFFFF38010000B0FFFFFF41FFFFFFAFFFFFFFBC000000F1000000E9FFFFFF58FFFFFF17FFFFFF3C01000034010000C1000000D0FFFFFFC1FFFFFF4F0000001BFFFFFF9D0000001A000000F7FFFFFFB3FFFFFFE30000002002000034000000EEFFFFFF1E010000E7FEFFFF7400000086FFFFFF8B000000A9FEFFFFF6FFFFFFB0FFFFFF71FFFFFF01010000E3FFFFFFC4000000E7FDFFFF58000000FFFFFFFF2CFFFFFF2A000000A60000008DFEFFFFB8000000EEFDFFFFB6FEFFFF38010000DFFDFFFFA20000008E0000002501000038000000BBFFFFFF89FFFFFF9DFEFFFFD1FEFFFF2700000089000000E00000008001000029FFFFFF00000000B4FFFFFFDE00000097FFFFFF43000000ABFFFFFF56000000FFFFFFFF99FFFFFF4A00000090FEFFFFADFFFFFF9C0000008F010000CD0000003FFFFFFF4F000000C7FFFFFF6DFFFFFF3DFFFFFF1700000007000000F8FFFFFF6F010000C6000000A3FFFFFFDAFFFFFFA8FEFFFF2B00000057000000E2FFFFFF97FFFFFF3A0000005B0100006001000067000000A10000006F01000060FEFFFFCC000000F4FFFFFFCE000000FAFFFFFF82FDFFFFEDFFFFFF6902000022000000C3FFFFFFD2000000FAFFFFFFCEFFFFFF9AFFFFFF14FFFFFF6D0000004C000000CFFFFFFF5A0000008B000000ABFEFFFFB8FFFFFF9AFFFFFF6FFFFFFF78FFFFFF59FFFFFF300100003EFFFFFF2D000000F7FFFFFFB8000000EAFFFFFF31FFFFFF5A0000004AFEFFFF09000000150000009DFEFFFF0B010000100000005C0000007BFFFFFF3FFEFFFF710000005E010000EEFEFFFF43FFFFFFE8FEFFFF6AFEFFFF880000001C000000600000006C010000F2FEFFFF5EFFFFFF7BFFFFFF3AFFFFFF800000007BFFFFFF43FFFFFF2C00000025FFFFFF020000008A000000D002000028FFFFFF17000000FBFEFFFFD2FEFFFFE1000000B5FEFFFF33000000930000009CFFFFFF99FFFFFF6A010000DFFFFFFFF2FFFFFF48000000420000003FFFFFFFE4FDFFFF6D000000CEFDFFFFE7010000A7000000AB0100004500000046000000100000008FFFFFFFD70000002E010000B800000090FFFFFF0601000041000000DC0000009FFFFFFF8EFEFFFF22FFFFFFD80000000801000038FFFFFF14FFFFFFFAFFFFFF3100000030000000E7FEFFFF740000005F000000F60000008C0100003D0000006BFFFFFF19FFFFFFFCFEFFFF7BFFFFFF31010000470100005D0000003A000000B501000084FFFFFFADFEFFFF660000002FFFFFFF580100000A010000C0FFFFFFA50000001701000035000000C2FEFFFF9E000000D0FEFFFF72000000EDFDFFFF590000009C000000BB0000001F000000B60000002F000000DF000000CDFFFFFF030100003500000022FEFFFFD8FFFFFF260000008DFFFFFFEEFFFFFF80FFFFFF03000000ABFEFFFF5E000000AAFEFFFF9F00000058000000AF000000A300000045FFFFFF25FFFFFFE4000000C5FEFFFF1200000042FFFFFFFAFFFFFFCEFDFFFF48000000F1FEFFFF9F000000ECFFFFFF0E000000D9FEFFFF5B0000006A00000095FFFFFFCFFFFFFFD5FFFFFFA7FFFFFF86000000730000006FFEFFFFC801000017010000360100000BFFFFFF5000000059FFFFFFDEFFFFFFD3000000B000000083FFFFFF54FFFFFF1701000022020000A0FEFFFF7F000000A3FFFFFF98010000A0000000FFFEFFFF850000006BFFFFFF4FFFFFFFFDFFFFFF2FFFFFFF03FFFFFFDC0000000C010000A102000068000000D0000000F5FEFFFF8DFFFFFF270000007DFFFFFF4300000076FEFFFF130200004D0000006800000031FFFFFF0B010000E90000002EFFFFFF320000007CFFFFFF79FFFFFF68000000200100008800000071FFFFFFDEFFFFFFA5FFFFFFC0000000910100009AFFFFFF97010000DEFEFFFFE9FFFFFF4E00000029FEFFFFF3000000200000008D0000000C000000EB000000240000003F000000000000002FFFFFFF0700000048FFFFFF5AFFFFFF9FFFFFFFE00000001801000024FFFFFF6B010000F8010000AB0000007EFFFFFF4DFFFFFF63FFFFFF2AFFFFFFDFFEFFFF6BFFFFFFEB00000002000000A801000020FEFFFF8FFEFFFF40FFFFFFD1FFFFFFD5FFFFFF6CFEFFFF800100006A010000DCFFFFFF87FFFFFF2EFFFFFFC6FFFFFFF30000006DFFFFFF9F0000003400000044FFFFFF63010000660100003DFEFFFFF0FEFFFF4300000042000000AD0000006DFFFFFFE9FEFFFFE5FEFFFF1DFDFFFF3801000031FFFFFF70FEFFFFF3FFFFFF78010000EFFFFFFFD7FFFFFFD500000070FFFFFF400000002D0000006CFFFFFF810100000F010000D3000000ADFFFFFFA9FFFFFF1001000010000000D501000095FFFFFF69FDFFFFAC010000A8FFFFFF6FFFFFFFD8010000CD00000085010000700100009D010000D0FFFFFF4D0000002A01000003FFFFFFA2FDFFFF84000000F3FFFFFF2CFFFFFF4CFFFFFFC0FEFFFF47FEFFFFEC000000D701000043FFFFFFA700000017010000D70000003E01000050000000120000003200000047000000DAFFFFFF9C010000BB000000EF000000BC0000000B010000C7FFFFFF4900000078000000650100001C010000F200000088000000890100005DFFFFFF950000003A010000F7FFFFFF8600000078FEFFFFDC00000087FEFFFF7FFEFFFF2A00000076FEFFFF6E0100001A01000092FEFFFF580200000F000000CBFDFFFF"> : tensor<64x64xi32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<64x64xi32>, tensor<64x64xi32>) -> ()
%e1 = stablehlo.constant dense<"0x000007430000B2430080E3430080F8430000B14300001CC30080894300001043000074430000E6420000F04100006041000001430080E04300405DC400003BC3008027C400C03FC4000037C30000E2C30080E9C3004029C4000058C3008005C400005CC2000051C300009D43000021430080334400007AC3000011440000E5C30000A54300C04B44000021C30000C0400000F04100400BC40000E24300003DC30000A24200C03FC400802DC4000020C200003A430000E5C3008094C300001A430000554300004744000066C3000013C4000090C30000E4C30000194400004343000000410080C24300005FC30080E743000018430000BD430000DC420080E3C3004000440000FE420000BFC30000154300003DC300003CC200009A420000E84100400A44000058430000B64300008E4300006E4300007943000037430000A8C100009443000069430000364300002CC300809B43000016C30000B8C200004C430080A1C30000E642000082C20080944300809D430000D042000060C300008D4300008A430000BB43000047430080F4C30000DBC30000E4C20000ACC2000025C3000006C300002643000020C3000089C30000264300002CC3000087C3000000400000FC4300809F430000D8430000A0C0000046C3008086430000BAC20000C2C20000CEC200009C430000A0C0000028430000A4C30000C4420000C2C200005CC20000F9C3000092C20000134400008E430000B0C200001DC30000C6420080974300004040008052440000CE4200004042000014C3000077C300004DC3004011C4008060C4000094420080B2C30000C8C20000004000802DC400006C430000DA43008060440000FFC30080CC43000078C2000003C30080A2C30080B8430000B0C200001843000000000000D0C10000154300009B430080224400000AC300008A430000CCC20080944300801B440000B54300006C43000039C4004018C400007DC300000BC300003EC30080C1C300009EC20000C2C3000087C30000A9C3000073C30080A2C3000050C2000050C100008EC3000080C20000F8C100002E440080ACC300007D43000042C30000E6420000444200806DC4004017C400402B4400004843000070C20000D0430080C24300004244000092C20000B643000019C40000B0C200008AC200000041008089C30000F442000066C300008AC30080DE430000ED43000038C3000000C20000EF4300001FC3008002440080C443000020C200004DC30000FEC2000010C3000044420080D3430000E0C00000504100008243000020C2000058C200000DC300808A43000064420080DF430000A8C200000343000098C20000654300005C42000091430080A0430000B842008076C400002FC4000027C300002AC3000078420080E34300001CC2000070C100808E430000A041000045C3000094430080A8430000C9C30080A7C300006AC3000026C300808743000058C30080E3430080A5C300007E430000E2C2000082C20000E442000014C200002DC30000E0C00000ACC300804B4400801B440000FE4200000842008086C3000092C30080B643000077C30000BAC20080BBC300E08AC4004018C400004D4300C007440080D0430000D4C3000021C3000083C3000025C400C023C40000EBC3000026430080A843000010C100008E42000028C20000D8420000E04000005143008080C30000FAC20000B1C300000000000000430000AC420080A443000030C1008083430000C2C3000011C3000018C2000045430000434300004CC200000CC30080D0C30000DCC20000E0420000FEC30080DAC300003243000074C2000013430000C9C300C001440080A7430080EE4300004D430000DA4300801044008091C300009CC30000C6C2000070420000E6C3000006C300803FC40000A4C300006B430000C8420000EA42004005440000C8430000F5C3000000C00000D4420000E9C300001CC20080CCC300C00644000040C00000E44200006BC30000C4C2000067430000E5C30040274400007043000066C300002F4300C036440000ECC2000088C3004005C4000010410080A2C3000060420000EA420080A5430080AAC3000000C200005B430000EE430000EE43000019C3000012C3008036C40080DA4300C02544000077C3000049C30000A4C30000A842000017C300800EC40000E1C30000274300000043000055C30000F1C30000D3C3000042430000C0C1000033430000884200809B4300005243000084440000F0C200009E4200003D43000010C2000060C2000050C30080E3C300006F43000030C20080DC430000834300009CC20000D1430000D6C30080204400C0774400808743000046C3000090C300004E4300003A430000B5430000104200008AC30000A643000080C20000FAC200C01DC40000D8410000964300001B43000030420000DA420000E6C20000CEC30000C842000080C2000014C300003C43000040C300006A43000080C100009841000031C30000CEC2000086C2004004C400008DC300004644000094C2000044430000834300004BC300000843000092C2008095C30080B7C3008089430000304400002EC3000071430000744300005CC200400C440000E0C10000E0C2000011C30000164300002FC30080B64300006E4300C01BC4000094C20000174300C01C4400001C420080274400809E43000079C30000E8C300C02D440000624300009AC20000314300C037C4000046C30000784200000644000098C100003244000074C200005543000084420000284200809AC30000DC430000C042000094C2000040C20080CEC300001B43008087430080A443000008C20000E0C000C00244000030410000FC430000AE4300006C420000803F0000A04100007D43000050C1000020C10000444200002B4300C022440000724300005E43000001C3000000C20000C0C10000D5430000A5C30000CDC3008085C30000DC4300C006C40080B9C3000097C300001443000040400000B8C20000D6C20000EB4300002EC40000E8C10000C74300809AC3000043440000C5C3000021C30080A7C3000029C3008019440080C5430080FA4300001143000096C20000DAC20000EC4200001AC30000FF4300000CC300000BC30000C4C3000096C20000B2C2000010410000C040000028430000E0C10080F5C30000FA420000164300000F43004010C400003143000084C200001AC40000A343000020430000674300002B430000B84100809043000009C30080104400008E42000041440000E040000018C30000164300000F430080A1430000CEC20000684200008CC2008010C400009F430000894300C00DC4000040C2000008420080CCC30000D6C20080E8430000B2C3008021C40080ABC3000048C20000E84200808EC300003B440080E04300005FC30000A6C20080E7430040224400002BC30000EAC30000D9430080564400003B43000088C10000304300C047C400C031440000CAC200C001440000EEC2000040C200005A43000024430080D4C30000ABC30080EB430000D0C1000034420000C041000018C300007BC30000D043000070430000E6420000F4C200001C430080D4C30080A143000021430000B4C20000E8C200009DC300009043008084C3000037C30000C040000088410000C842000021C300808DC300001FC3000005C3000087C3000008C200802DC400004042000014430000C4420080874300001EC3000086C20000A042000046C300005EC3000080C1000034440000914300005EC30000C9C30000B2C200002A43000046C3000016C30000E34300809B4300401F44000078C20000524300006044000087430080C3C30000E040000082430000BC4200C004440000AA430000004100006D43000020C10000C7C300808F43000074420080094400007842008094C30000A0C3000087430000E3430080D1C300008DC3000007430080BFC3000040400000C8C20000214300405944000080BF000066430000C642004040440000AEC20080F8430000D242000024430000F7C3008096430000C8C30000584200C022440080E0C30000DF4300006C420080EBC30000F8420000444300809DC300001FC300C039440000C0C100808EC30000F643004012440000A5430080D4C3000092C2000080410000DCC20000DC4300C007C400403244000070C20000BEC30000A4C200008CC30000A54300001AC30080DC43000000C0008001C4000073C3000078420000314300809643000070C200002EC40040074400003FC300A085C4000004C20000A4C20080E6C3000035C300004B430000FE430080154400008242004015C4000080C00080AAC3004006C400809443000074C200002C44000068420040224400801FC400008AC30080EAC30000DE4200400AC400006644000025C30000A6C2000010C20080E5C300002CC20000C8420080B14300406CC4000029440080A5C3000022C30000D24200008EC30080DEC300007842000069C30000B9430000AA420080B5C30000B84200006443000080410000F8C20000FE4200004B4300002CC30000894300C00C4400000644000088C300C033C4000044C2000088C200007FC30000024300001B4400004CC30000B8C300805DC40000C842000034C300007E430000E9C3004032C400004DC30000644200C013C40000C14300002A4300809AC30000F74300C018C400400EC40000D94300009EC3000089C300001AC30000D8C2000038C2000090410080AF4300000BC300008042000030410000CCC30000744300C006C4000026C30000864300000A430000D0C2000010C300005F430000CCC200C002C400002A430000AA42004001C4000088C20080F1C30000264400001943008081430000384300004A430080BCC300008C420000C9430080E0C300809A43008022440000694300401D4400003442008081C300001A4300402844008097430000404000405A4400007442004008C40000DA4200009B430000C0C200008C43000099430000834300004DC30000CEC300001BC3000051C30000D0420000AC42004020C4008099C300006C4300006F430080AFC300003CC300002A4300801744000025C300001DC3000066430080BB430000E1430000EE4200009EC20000404200008DC30000E8C20080B2C30080CEC30080FEC3000090C2008085C30000A442000070C200008EC300009343000016C300005DC3000050420000234300000844008084430000FCC3000083430080E0C30000A5C300001DC4000098C10000C2C3000040C3008027C40000B34300006E430000654300000543000080C2000096C30000D0C200003F4300008A420080F7430000944200000143008081C30000B54300003CC3000043C300003E430000CFC300005CC200005C430080974300C03644000096C30000F1C30080F8430080AA4300000F4300001DC40000E5C300001EC30080AD430080DAC3000020C10000284300007C42004035440000A8420000DC42008084C300000B4300007842004031C40000B8420000454400809EC3008066440080FEC30000AB430000D64200C013440080B4C3008012440080CFC30000B0420000EC42000010C30080D6C30080D643008099C300009E42000049C300002043000016C30000EFC300008F4300007CC2000070410000E8C10000154400004AC30000DF43000072C3000030410000CA420080B4430000C44200003B430080D44300801244000040420000B0420080944300007C430000F6C3000033C30040104400006041000050C200004CC200002244000068C3000019C30000EC420000F8C100009243000062C300000144000086C2000043C300400AC400808743000080C3000057C30080CEC3000047C3008096430000A4430080DEC3000018C3000058C20000C0430000C2430080B6430000D4C2000069C3004035C40000484200800F440080BD4300000043008090430000D34300406944000034C2000006430000BF430000D0C300006A43004004C40080AC430000A44200005CC300003F43000019C300008040000088C300808AC300008CC200002C430000D0430000E64300004BC30080EEC30000834300000243000095430000E24300005041000026C3000063430000F64300C028C40080AC43000000410000D94300004FC3000013C3000035C30000B2C2000041430000B0C30080E7430000A0420000B7C30000B4C200009B4300C04FC400007943000030C300003BC300009E420080974300004143000080C10000D84200808BC3000054C2000040C20000E6420000C9430000EA4300003CC20000FAC2000092C200001D4300808DC30080C6C300004C440000ADC300006E4300009CC3000043430000EA43000009C300C02244000005C3000014C200008DC3000000420000AA430000D8420000E0C20000FAC20080C7C30080EFC30080C64300C007C4000081C300401F440000724300001042000033430000FE420000B842000068C20000E2C2000004C40080BEC30000014400009C420080F5C30000BC420000BEC30080B3C3000080C0004027C40000B8420000D0C30000BCC2000094C200008EC300800C44000089C30000604100004CC200809DC30000D642000035C300000AC3008015C40000D2C20000CEC2000060420080F64300007944000080C000003A43008091C30000D0C200402A4400000743000080C00000E4C2000050C200004CC20000EE420000A8C100002243000000C100009C4200003842000038430000C2C30000004000002A4300001CC2000079C30080FDC300005C430000BBC300809BC30080E1C30000A8410000E6420080BDC3008090C3000043C3000003430000244200007EC300000A430000FF4300000E4300001AC30000DC420000F2C30000D4C20000B543000094420000A1C300009A4300004E430000704100000C420000EC4200001E430000BC420000B44300801AC40000F8C100003A43000046C30000DEC2000034C200003B43000036C300808BC30000F8410080E3C30000EDC30000E8C1000080C00080C4430000A242000094C20000AA42000003C30000E8420080CEC30080C5C3000058C300003F430000A04300003842000020C3000031C30000803F0000174300004BC30000EEC3000052430000214300001E430000D442000032C30000024300006CC200006FC300404744004003440000D1430080B9430080F4C30000994300C01B44000040C20000B0C30080D8C300008E420080CCC300002D430080D2C3000068420000F4C20080DB43000024C300C03EC400009EC200000C42000087430000A0C100003E4300001EC30000BA4300008DC30080A34300001E4300805FC40000BCC3008062440000164400009EC3000017C3004014C400002CC30000D2420000D84100003E4300006CC20000984100000844000066C4000074C20000F4C2000005440080C2C300001AC3000074C30000CE4300008A420000274300004CC30080C24300002AC30080BC4300007CC300003D430000464300008CC200809143000080420080D64300009D43000017430000C242000030C100001C430080BDC300808A43000068C30000A0420000F8C200C002C400C019C400006041000042440000A64200000A43000000C000009042000014C30080C1430000F2C2000015430000EAC2008094C30000C6430080B0430000E243004024440000504100809AC3000049C300003AC3000044C20080774400809EC3000045C30000E8C100008543000063C30000404000001FC4000060C200000DC3000040400000CE430000234300804244000087C300006A43008087C30000FE42000020420000CA420080D2C3008084430000C0400000CA42008084C300404F44000066430000774300005FC30000BC430080A44300005EC300005CC2000040C10000B8C1008015C400809343000069C3000081C3000013C300C011440000E0410000EC430000384300000DC40000934300003DC300007DC300004EC3008088C300007842000008C300008CC300000344000027C300808CC3008090430080CE430000B94300009F430000BBC30000803F0000B2C3000000C100008C420000C442000045C300C006C4000097430080F7C3000094430080F6C30000B04200004C42000088C200006E430000DA4200C007C40080CC4300809CC30000B042000014C4000078C20080A1430000FA42000070C30000DC430080B1C30080DFC300004843008028C40000A0400000C7C300000C430000F8420000C7430000E5430000BEC3000004C20080DEC30000C4420080AFC300009C42000044C40000B4C3000035C3000066430000DF4300003CC30080C6430000384300007442000016C30000EEC2000071C300001643000045430000B04100006E43008099C3000071430080BDC300001943008083C3000024C4000014C30000000000009EC300005F44008092430000DEC30080D7C300006F4300008A420000F8C200808FC30000C8430000B2C3000007C400001BC300000CC200000C43000090C1000025C30080DA430000D4420000684300000B43000002440000B0410080F7C30000E6C2008046C400007B440000BCC30000874300C026440000B9C3000046C30000B6420000D6C30000834300009443000074C30080D14300006243000041C300802C440000A94300808AC30000BA4200002DC30000FCC20080DE430000D2C2000080C20000CA420000B8C20000CE420000EAC20000A8C10000D44200801744000090410000AB43000081C3000094C30080A6430000624300C026C400005443000010C100009743000028430080D9C3000044C200002EC3004040C400809043008002C400C04C440000DCC20000A2C200008442000074430000FC42000000C100009D430000ECC2000021430080AB430000B4C2000060C10080C4C3000092430000D3C3000055430000A643008001C40080F94300008EC20000E14300002243000032C30000E4C20000A6C3000004C40000F443004030C400001AC3000084C20000D8420080B3C30000F04100008A4200006C4300005DC3000053C30000D8C20000A841000024C300003C42008029C4000015430080AC4300000D4300004C4300008C42000087430000D04100008F4300000FC3000074430000B2C300C05EC4000086C2000071C3000054C200008A430000B2430080A04300C0144400C007440000FE430080BEC3000082C200007D4300004CC200801BC400009E42008083C3000078C3000060C1000090C10000E8C20000DCC2000049430000E9C300C010C40080D8C300001CC200C00AC40080134400009F4300002C4300003BC30000934300008DC30000DA43000008430000EF430080A343000018430000A443000094420000E6C20000984300805144000021C300009EC30000BAC2000099C30000EF430000C4C20080A44300802CC400009443000017C3000056C3000098C10000874300005C420000CD430000C6C3000060410000D7C30080A643008096C3000080C20080EF43000009C300009CC2000070410080C3C300C01C4400004442000066C3000010C40000F04300003C420000FAC20000D8C100009B43008005440000AAC20000B6C2000067C30000D642000030C200005B4300808643000038C30000F04100006CC30000A442000085430000D0C20080C94300007FC30000E64300809EC300007E430080CFC3008090C30000C84100009E420000994300402B44008010C40080C0430080F1C300400DC40000FCC30000B0420000FE4200808243000093C300008D43000030C20000E6C2000008C3000094C3000028420000E4C200800944000048C30000DA420080E3430080AEC30000ADC3000050420000344200C00AC40000C8C2000028C300003DC300008842000070C30000DCC30000C443000004C30000FE42008088430000B84200000E43000000C200402DC4000019440080F1C30000C84200400FC4004000C40000274300802DC4000064C2000080C000001C420000B8430000BC4300C027C40000B0C2000035C3008087C3000075C30000B24300801244008010C4000050410000E4C200000A4400004343000001C30000904300800444000009C3000080430080C043000080C000002E4300001243004083C400003CC3008022C40080F1C30000B242000065C30000BEC200C076C4000013C40000A242004010C40000B3430000004100008AC30000A2430000DE42000061C30000D8C10000C8C200802F440000ECC2000096C300003E43008085C30080C9430000A6430000044400000000000061C30080EAC30000AE4200C00DC40000D1C30000444300000842000048C30000A8420080F5C30000BA4300009E4300C032440000F2C20000B8C20080A9C3000089C3008016C4004012C40000CB430000CDC30000E24200009EC300809DC30080FE4300C006440080D8C3000051C40080ABC300000D44000088C1008098C300003BC300003AC30000DB430000DEC200009743000066C300004DC30000B6C200001FC30000FC4200001FC3000008C300009FC300001A4300009443008021C4000042430080F9C30000DCC200008943000060420000B2C30080A1C30000C6420000D4C20000464300003F430000000000007E430080BDC30080EAC30080B6C300004344008008440000E6C20000D0C30000204300802EC40080B543000030410000384200809E4300800C4400008AC200001B4300808AC30080C0C3000070C2004003C400C03AC4000088420080ABC30080C14300002AC3000006C3000098C3000004C20000B8C10000BE420000E8C10000B64200008943000099C30000D6C2008037440000C94300000C420080F6430040184400400844000074C200008DC30080DB43000000C30000854300008AC20000E44200809B430080AB4300808BC300400D44000040C3000070C2008085430000C2C2000076C30080AA430000644200001D43000018C200009A4300008B43000049C300007AC3000025C300006CC2000042430080CBC3000080BF0000754300C03D44000017C3000003C40000684200005EC30000A64200808E43000067C3000050C20000F0C1000094C2000050C20080BF4300006CC30080DBC30000D24200002943000097C30000D8C100400CC400000543000098C2000095C3000040C20000C242000050C3000007440000254300808043008090430000E6C2000080C200001444000096C3000028C20080E7C3000020C200800844000096420000984100000E43000020C20000414300807AC40000CAC3000096C30000024300400C440000A0C200000544000024C200005CC300007043000008C4000035C3008035440000FFC30080AB43000020C20080D0C30000824200008842008090C3000078420000803F0000C8C20000444300001F430000D3C30000E4C2008047C400008041000090C100002DC30000E0C30080AC430080C3C3000066C30080DDC3000010430000884100002743000034430000E8C20000B44200008B43000019C3000019C40080E1C300004AC300C025C40000E6C3000085C30000C04300809F43000090C1000035430000C8C1000088C1000020410000CEC3004010C40080AFC30080B5C300007842000020C100006C42000012C3000070430080E0430000B943000094C20080E043004018C40080ACC3000010C10000C2C200C047440000C8C3000016C400001143000063C3000048C2000095C300800F44000014C2000067430000544200001FC30000DC430000F8C20000304300008642000004C30000C24300009E4300007CC3000040C10000A0C20000CC42000021C3000001C30000FCC30040074400C004C4000043C30000174300002243000039C3000052C30000064300001CC200809F4300008E430000CCC2000030C100003FC30000C0C30000224300002FC4000005C300000543008097C3000095430000A8420000BE4300003D44000048C2000032C30000F1C300001C4200008A4200C00EC40000A442000086C200004E4300007CC200002243000059430080A1430000B04300004C4200007FC30000BCC2000069C30000D8C10000C0C1000000C200009E42000011C300809AC3000032C300004DC300000DC30080B14300007DC300401A4400006041000050C2000011430000104300006CC2000027C30000DEC200003343000017430000DEC20080A4C300006C42000034430000E6C2000070C200000FC4008090430000E6C300003F4300C04544000047C30080D9430000404100801CC40000364300002CC30080E3430080AE430080F2430080FF430000A442000020C20000884200000F43000054420040174400006343008002C4008019440000A2C20000BEC200C002C400009A420000F0C20000104300808DC30080A743004013C40000B8C30000DEC3000098C20080DEC3000060C30080C5430000EC420000CE4200801CC40000F24200007E430040794400006CC2000007430000C5C3000080BF000046C3000030C20000954300007B430000D1430000DAC200009C42008080C300C01FC400002344000022430000D04300002443004065C4000066430000BC43004027440000D74300804E440000B1430000F0430000E0C20000A44300808FC30000D3430080B34300008CC200405F4400004FC30080154400C03F440000724300C012C4004023C400401FC40000B3430080A84300003643000086430080C7C30000A4C300001B43000023C30000654300005EC300002D43000045430000BE430000F8C300001A430000A4420080DCC3008087430000F8C1000028C4000004440000FC4200000644000089C300800E4400003FC3000040400080DCC300000C43008083C3000032430000064300006B430000CBC3000079C3000039C3000086430000774300001243000051C30080CEC30080CE43000070420000C8C300003CC20000FE430000364300008D430080B3C3008095C3000067C30000984200004040000000C300008F430000C040000048C3008020C400000F44000032C300400144000089C300003F43000059C30000BCC2000083C3000060430000BAC200002C42000073430080B3C3004010C400C04B44004014440000F0C10000EA420000F0430080D24300000E43000022440080A1C300000E440000A242000004C3000030C30000C4C3008085C300002043000088C3008038C40080B243000088C300001CC3000009430080ED4300002FC3000061C30000C2C200C077C400009CC200000C43000000000080FBC300808A430000C043000036C30080F7430080B4C30000F943000053C300809B4300003AC3008036C40080124400001344000024C20000ACC300002FC3000097C3000050C1000034C30000E04000001D43000050C100002B430000D8420000A2420000B84200003DC3000036C30080E34300001FC300005CC20000304200008FC300005EC3000038440080C3430080D9430080A0C300C03FC4000001430000A0C100002C4300C007440000DCC2008086C300809D430000244300007A4300001343008015C4000064C20000803F0000AEC300002CC30000184300005843000078C200007AC3000034430000554300A088C4000029C3008039C4000040C000008041000000C00080DB430080EE430000E8430000F8C20000704100808E4300006CC30000B0430000CBC30000B14300004943000090420000BE430000A7C30000D4C20000984200009CC300008CC30000B3430080ACC300005943000080420000DBC30000B8410000ADC30000AE420000204200006A43000048C300C01FC4000004430080E1C3000092C20000A5430000B4C2004005C400002B430000FEC20000C8C10000F4C3000002C30080E2C300005AC3008083430000A0C00080A1430000A04100005D44000080C200000A43000040C1000088C2000057C30000A34300005943008077C4000014430000F6C20000E8C3000006C40000B443000072430000C0C30080E84300008642000098C2000073C3008097C30080264400004042000057C40000CAC20000EA42000020C3000066C3000078C20000C2C30000E6420000CE420000E8C2000049C30000EE420000A04100001F430080ACC300009FC3000007C400005C4200002E43000058C20000C7C3008013C4008083C300007C4300005544000050420040124400004F4300808CC300C01144000034430000EEC20000CEC20000B0430080EF4300003C420000E8420080DCC300007F430000DEC20000EC43000009C30000A04200009C430080664400001B4300003A4300000842000092C2000004C3000074C20000D0C20000504300002EC40000424300009BC3000026C30080E24300008C420000D24200009643000030420000FCC200808BC300006AC300001CC30000B4420000784200C000C40000EA420080FF43000015C40000B0C200009E43000007430000FCC2000059C30000C4C30000B0C10000EE4200002143000093C300801144000081430000E0C000004A4300808D43000015430000C6C20000D7C300006FC30000324300005F430000A3430000C343000058430080DB43008010440000F0420000F042000084C20000E04200000C420000DE42000073430080A8C30000AA42000028C2000000C400C028440000FCC2008080430000D842000000C30080AFC3000025C400809243008098C30000554300402344000024430000E0C000C036440000B0C100002343000011C400002B43000021430000A8C2000092420000C2430080BD43000000420080A543004022C4000015C30000AB430000C2420000D64200000B430080DDC30000A343004009C40000FA4200C00DC4000066C300005A43000001440000A4C200008040008083430080A0C300004AC3000068C2000068C200006CC2000080C00000B8C2000054C300406144000084420000924200808DC3000013430000AB4300002AC400801A44000004440000BC430000D0C10000B841000055430000ECC2000028C30000E8420080D1C30000314300009543000018C40080CF4300400C440000ABC30000F4C200005C430000AC43008087C3000015C300005343000044C30000D943000009C3000051C30080C1C300003CC30080A94300009CC200800344004005C40000E6420080E043000011C30000AEC30000AA43000003C3000002C30000CCC20080ACC3008087C3000000C4000073C30000C4C20000AA430000B24200008CC3004011C4004004C4008009440000A84300003F43000010C20000384200005CC20080B0C3004059C40080ABC300000EC30080C8430000BAC20080D043008018C40000654300004CC20000A84300007442008081C3000040410000F8410000A2C20000A143000057C3000077430080A1C3000090420000A6C2000060C1000084C20000C94300006CC30000ACC2000094C30080B2C30000B6430000E8C20000304300003F4300008A4200004CC2000008C200009EC3000018430080964300400FC4000029C3000017430000CEC200C00C44004020C40080AE430000DA420000DC420080F6430000E6C200008AC30080DF4300001A43000088C300004CC2000033C30000D0C100004041000004420000D0C100005DC300007BC3000088C2000000C0008044C40000E3C30000AFC3000056430000C0C100004FC30000354300001CC20000924300002C420080D543000030420000404300C0264400004C4200005A43000016430080A3C30000CF43004048C4000018C20000F2420000D6430000FEC300808A4300001CC20000DB4300006B430080DBC300006C4200C035C4000039430080CDC300001F4400004AC3000001C300002F4300000044000000000000764300809A430000F0C10000B4C200C003C4000090C300402CC4008018440000D642000013430080D8C30000C8C10000DEC2000070C30000E0430080A2430080A7C30000EE43000000C00000264300006CC200007A43008046440000000000808D4300808C430080DF4300006EC3000094C3008086430000F44300402944008013C40000664300803AC40080B84300001843000099430080B5C30080ACC30000A042000065430000A1C3000031C300003AC3000056C3000090430000984300000BC300002CC300002C440080A1C30000294300006F43000082C20080F543000024C2000062C400000DC3000010420000CE42008088C3002083C4008081C30080C2C30000694300007843000008C30080BC4300006C42008001C40080E443000098C30000BA43000000000000E0C10000CE4200C01444000087430000464300004344000028430000924200C00BC40000FCC20000DA420080A2C30000F8C100C00A44000056430000EE43000096C200007D4300C01244008027440080D14300001CC30000B0420000E0C30080CD430000F34300809A430000A9C3000001C30000B9430000B243000014C3004007C40000A84200C000C4000082C30000C0C2000040C200002E430080CF430000B7C3000006430000924300808F430000BDC30000F44200008EC200001DC300000044000011430000E4C3000073430000B04300002C43000048430000AAC200007E430080F3C30000154300008AC20000E0C30000E04000009242000050C300C036440080E74300809A43000059C300800644004014C40000E1430000154400003FC30080E6430000F0C100C00544000082C20080E4C30000F0C10000C8C3008091430000B1430000F2C200007BC3008099430000854300C057C40080DD4300004C42000044C300006FC300009CC30000F8C200002041000036430000004000809E43000087430000BCC200005C42000011C3000059C30000644200000044000062C30000EEC20000C74300008BC30000F8C10000754300001A4300008AC20000C4C200001DC4000082C2000068C30080B1C3000064420000BA430000ACC20000E8C2000048C200007CC20000D4420080894300006AC30080C743000090C30080C5430000EAC20000664300003AC300004F43008016C400005DC30000B0C20000B842000070C100006EC3000040430080C6430000CF430000D9C30080E7C30000DB4300008FC3000005430000C4430000DA4200009043000094420080DCC3008005440000324400001EC300004BC30000EA4300005DC30000F8410000DDC30000F2C20000AE430000A841000069430000A4C30000FA420000C0C000008E4300005F43000030C10000C4C2000000C100C00BC4000095C3000047C3008012440080DEC3000080C3000000430080954300008AC2008094430000B4C20000D343000094430040554400004CC300007F430080FDC3000008C20000CC420000F0C20000C8C20000ACC30080F14300003F430080BBC3000001440000CA42000000000000B0C300002CC30080F2C30080CCC300000CC400003B44000083C30000EAC3008029C40080A5C30000C84200002CC2000028C20000B64300007C430000C2C2004008440080CCC3000068420000D4420000E84300E09AC40000A0C200C020C4000006C300008842000051430000CA420000DD4300C05044000060C3000005C4000091430000F2430000B8C10000BE430080BD43000013C300009BC3000076430000C84200006943000020C1000074C2008053C4000083C3000070C20000E24200004EC30000F8C20000E6C2000010430080AF430080B5C3000080C200001EC30080FA430000DEC2000054430000ACC30080BBC30000F44300008843000073430000A8C300002D43004028C400009A4200002B43008096430000F6C20000ACC2000015430000C8C200401B440080C4C30080A04300004BC3008078C4000062C30080C9C300004D4300009CC3004017C40000CEC20000B4C2000062430000E0C20000604200005C430000A0C100000C42000056430000FE42008086430000844200001FC300C055C400003FC3000046430000B84300006743000082C2000007440000AC420000C1C3000074C200008AC30080864300003FC3000078430000DA430000CCC20000CCC2004016440000F0C200004743004014C400006243000049C300400EC40000AA4200C02344000038C30000B0410000B0C30000E841008015C400008CC2000044C2008095C3000096430080C1C30080D2C3008098C30000B3C300001041000092C300000A43008016C40000B0C1000043C3000061430000554300809A43000032430000F0C2004031C400C017C40000A04300801CC40080944300008E43000006C30080A1430080F043000000C400802F440000F84200002D430000CEC30080F64300808FC3000092C3000048C20000984100000AC3000022430000E1C300004343000068430000D6C2000063C30000ECC200003CC200C00DC40000FA42000044430000A4C200808C43000098C20000824200008CC30000EC430080EB4300C036C4004011C400004C4200003F430000E042000010C10000D5C300C016C4000000C20000FC420000CC43000073430000F0C10000CF4300400A440000B3C3000054420080A0C300008F4300000042000080BF0000DA42008099C30000F0C300801E440000584300C00F4400401EC4000048420080B2C30000034300002DC300006843000028C300808C4300806C440000E841000060C100002743000020430000C7C300002FC300002143000014420000FA42000020C100002CC300006F43008086C300008CC30080BF4300006BC300004BC3000093C3000017C3000045430080B4C30000D7C30000EA420080E1430000AEC30000EFC3000004420000B0C10000924300401DC400003CC3000034C3000040430080D2430000A0430040044400004BC3000089C30080204400C03BC400400FC400007B430000FC42000035430080DFC300006F43000071C3004061C400C00344000014430000EC430080ECC30000DFC300001CC3004002C400000CC20000A04300008543000028C3000010440000CAC2000084C200007B43000074C2004027C400801A4400004442000018C2008097C3008086C30000A0C000003BC3000018C200000044000008420080CEC30080BEC30000B5C3000070C2000041C40000774300003443004023440000AB430000164400003CC300001F43004008C4008081C300002F430080FDC30000E84200808BC3000053C30080F2C300003E4300C03E4400808543000036C30080DBC30000A3C30000CAC3000006C3000072430080C9430000D042000020C1000040C10000FA4200003443000088C1000021C40000B6430000CAC2000080C3000008C300007CC20000BCC3008098C3004017C400007B43000044430000B3C30040024400405EC40000E0C10000154300006743004044440000C8C100005442000083430000A6420000B0C20000AF430080F14300402E440000504200008A430000774300008AC3000039C300000B430080B74300009F430080F34300005F4300001F430000D242000050C20000C4C200C005C4000005C30000C6430080ACC300008543000031C3000090C20000EBC30080E9C300006041008020C4000038C40000234300808A430000E4C20000C2C20000CA420000804100007543000027C4000031C30080A94300C023C400004EC30000E6C2000058C300006A430000E8C1000014C20000714300007043000080C000008A43000034C300001C420000CDC3000028420000A041000055430000CE420000FA420000E842000002C3000002C30000CEC3000096C300C020C400007A4300000D44000070C200009841000014C400000D43000091C300001842000008420000EEC2000024420000D5C30000924200800EC400001CC200C010C400004BC300001CC2000088C1000048C20080A3C30000D4C30080AD4300005DC300006F430080C2C3000088C20080C1C30000FAC20000BE4200004643000004420000A8420000A842000076430000C041004006440000E2420000C64200001343000092C2008010C4000078C30080EC43000035C3000062430000B1C30000AEC20000A0C20000C0C200002C4200003C420000B8C100C00BC40000184300400FC40000C74300004BC300007C4200000AC40080FCC300400D44000050C3000085C30000DA43000011C40000EF430000F4420080C3C300C01B440000F8410000C343000017C3000028C4000050C10080B54300001343000000410000B04200C018C4000096C300001BC3000072430000F9C3000015C300007C42000075430000E0C0000088C300009841000024C30000A9430000F2420080D4C30080134400000543000029C3000064C300001E43000097430000B44300005543008080C300C016440000724300003C43008088C30080C4C300009642008027C40000984100001041000045C30000B8420080874300804F44008099C3000015C30080C2430080F6C300007C420000C84100000C420080A2C30000E94300001042000041C3008087C30080C44300003BC30000FBC300C011440000AA4300005AC3000084430000B0C20000C0C0008083430080EBC30080E5C300007C420080A6C3000074C20000C8C20080014400003B43000051C300007CC20080A7C30000D6C20000FEC2000048C2000054C30080EB430000B0C30000CB430000A9C30080944300808FC30000A8C10000074300009A4200003EC3000026C300005143004006C4000056C3000080C2008040440000E442004043C40000B2430000CAC20000C0410080A9C300004F430000C6C20000D042000010C30000A64300007EC3000070430080F9C3000000000000C54300004042000089C30000704200008C420000C6C200002243008085C30000C0420000C8C300006E430000A0C00080D9C3000088C300001AC400008D430040354400009643000015430080DF430000A8C20000B24200005C4200003041000079C30000454300009D430000814300C048440080EAC3000003C40080C8C300002A43000082C2000096C30000DC420000804100007FC300003DC300809843000004420000BE4200008F4300000BC4000090410080FBC300001CC40080E9430000B743000009C30080BD430000EAC3000014430080AC430000CFC3000039C3000040C30000BBC300003442000034430000DEC200008843000068C3000060C20000E8C1008092C30000A0410000D6C20080A5C30080E04300007CC200004243000017C30080F543008048C40000B0410000A6C300008EC20000D1430080B7C30000E4C20080EE43000017C30000FAC20000B64300C012C400005443000070C300002D430080B4C300C05EC40000734300C02CC400000C4400003D43000083430000CEC20000F643000040430000DBC30080B8C30000C24200006D4300005AC3000020420000E9430080A443000022C3004000C40000C1C300002443000022430000A2420080ADC30000E0C0000075C300000844000025C40080D843000009430080F843000040400000D0C20080D4C3000065C300C01CC4000041C400406244000004440000C0C00000514400808C4300003E43000009C3000060410080AEC30000BC4200009E4200808643000000410000CA42000060C20000B7C30000B242000059C3004011440080E1C300003343000002C30000D4420000A5C300002D43000020C10000F6C200006FC300003CC20000F44200002AC30000A0410080A7C30000B8C100006A43000056C30000CCC200008EC30080A2430080AAC300002A43000080BF0000F3430000314300004842008013C40000C642000018C20000F8C200002B43000040C200004EC40080B3430000B5C30000C643000094C3000098420000B84200000000000020C10000FFC3000003C300400FC40000D2C2000037430000C8C20080B6C3000020440080C24300000843008097C30080F5C3008097C30080D8C3000026440080D44300003EC3000080410000E24300400644008020C400008143000082430000844200007442000027C30000A0C10000DEC30000B842000060410000E8C1008007C400401B4400007F430080514400007743000096C2000088C30000BEC200005042000015C400809643004004C40080ED43000006430000E642000091C300C00B440000A14300C007C4000045C30000C1C30080A7C300001F430000804300003E4300005EC300006C420000C0420000A1430080134400000C420000F0420080ACC3000095C3000056430000CAC30080A2430000B9430000D2C300004BC300008242000028C200005DC3000023C3000051C30000A0C10080DEC30000A6C2008081C300808E430080FE43000000400000094300C00344000022C30000A040000090C20000A8420000C0C10080D4C30080EB430080EEC300000DC3000004C3008071C400401AC400401CC4000092C20000D2C30080F3C3000059430000D442000002C400005EC3000045C300008A4300001243000060C20080C9430000BC430000E8C10000B943000052C30000EDC30000C8C300006E4300809F4300808243000083C300808FC3000043C3008000C400005A430000E4C300003BC3000078430000D143000056430000AFC30000914300000C42000053C30000A6420080B2C300801944000030C200009D430080C5C300008EC3000036C3000046C300C02E4400000C4200C049C40080974300000CC300C02CC400002D4300000C4200C0364400000E44000092430000BAC200005F430080BB430000ECC300C033C4000082C20080D9C3000000C3008092C30000FEC3000082C30080A64300004041008082C300000000000003440000834300C01C440000A1430080A243008094430000D84200003FC300002C430040074400006143000054420000A042008088C300004A430000F0420000DA4200003D430000FF430000C040000070430080D1C30000BB430000044300004C4200003443000055C30000F14300C00CC400000442000019C30080BEC30080A043000095430080EDC300407A440000504300C055C4"> : tensor<64x64xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<64x64xf32>, tensor<64x64xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<64x64xf32>, %arg1: tensor<64x64xf32>) -> (tensor<64x64xi32>, tensor<64x64xf32>) {
%0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xi32>
%1 = stablehlo.convert %arg1 : (tensor<64x64xf32>) -> tensor<64x64xcomplex<f32>>
%cst = stablehlo.constant dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>
%2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<64x64xcomplex<f32>>
%3 = stablehlo.multiply %2, %1 : tensor<64x64xcomplex<f32>>
%4 = stablehlo.convert %arg0 : (tensor<64x64xf32>) -> tensor<64x64xcomplex<f32>>
%5 = stablehlo.add %4, %3 : tensor<64x64xcomplex<f32>>
%6 = stablehlo.convert %arg0 : (tensor<64x64xf32>) -> tensor<64x64xcomplex<f32>>
%cst_0 = stablehlo.constant dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>
%7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<64x64xcomplex<f32>>
%8 = stablehlo.multiply %7, %6 : tensor<64x64xcomplex<f32>>
%9 = stablehlo.convert %arg1 : (tensor<64x64xf32>) -> tensor<64x64xcomplex<f32>>
%10 = stablehlo.add %9, %8 : tensor<64x64xcomplex<f32>>
%11 = stablehlo.dot_general %5, %10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x64xcomplex<f32>>, tensor<64x64xcomplex<f32>>) -> tensor<64x64xf32>
return %0, %11 : tensor<64x64xi32>, tensor<64x64xf32>
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
