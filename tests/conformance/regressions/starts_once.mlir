// Reductions of several operands, or by several ops, along a dimension in parts, from a start that counts: once, before
// the first element; and all prefixes and suffixes of them. 7 elements over 4 devices leave a part short, 5 leave one
// empty. Expected: the elements one after the other, by NumPy.
module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @m = <["x"=4]>
  func.func public @main() {
    %x0_0c = stablehlo.constant dense<[7, 3, 0, -4, -4, -9, -8]> : tensor<7xi32>
    %x0_0b = stablehlo.optimization_barrier %x0_0c : tensor<7xi32>
    %x0_0 = sdy.sharding_constraint %x0_0b <@m, [{"x"}]> : tensor<7xi32>
    %x0_1c = stablehlo.constant dense<[-9, -6, 6, 3, 8, 0, 2]> : tensor<7xi32>
    %x0_1b = stablehlo.optimization_barrier %x0_1c : tensor<7xi32>
    %x0_1 = sdy.sharding_constraint %x0_1b <@m, [{"x"}]> : tensor<7xi32>
    %s0_0 = stablehlo.constant dense<5> : tensor<i32>
    %s0_1 = stablehlo.constant dense<3> : tensor<i32>
    // exclusive or from 5, sum from 3
    %r0:2 = "stablehlo.reduce"(%x0_0, %x0_1, %s0_0, %s0_1) <{dimensions = array<i64: 0>}> ({
    ^bb0(%a0: tensor<i32>, %a1: tensor<i32>, %b0: tensor<i32>, %b1: tensor<i32>):
      %y = stablehlo.xor %a0, %b0 : tensor<i32>
      %z = stablehlo.add %a1, %b1 : tensor<i32>
      stablehlo.return %y, %z : tensor<i32>, tensor<i32>
    }) : (tensor<7xi32>, tensor<7xi32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    check.expect_eq_const %r0#0, dense<14> : tensor<i32>
    check.expect_eq_const %r0#1, dense<7> : tensor<i32>
    %x1_0c = stablehlo.constant dense<[[9, 4, 3], [1, 1, 8], [-4, 6, 3], [-9, -2, 7], [1, -9, 5]]> : tensor<5x3xi32>
    %x1_0b = stablehlo.optimization_barrier %x1_0c : tensor<5x3xi32>
    %x1_0 = sdy.sharding_constraint %x1_0b <@m, [{"x"}, {}]> : tensor<5x3xi32>
    %x1_1c = stablehlo.constant dense<[[4, 7, -6], [-8, 7, -9], [1, -8, -4], [0, -1, -2], [-9, -9, -7]]> : tensor<5x3xi32>
    %x1_1b = stablehlo.optimization_barrier %x1_1c : tensor<5x3xi32>
    %x1_1 = sdy.sharding_constraint %x1_1b <@m, [{"x"}, {}]> : tensor<5x3xi32>
    %s1_0 = stablehlo.constant dense<5> : tensor<i32>
    %s1_1 = stablehlo.constant dense<3> : tensor<i32>
    // of rows; some parts are empty
    %r1:2 = "stablehlo.reduce"(%x1_0, %x1_1, %s1_0, %s1_1) <{dimensions = array<i64: 0>}> ({
    ^bb0(%a0: tensor<i32>, %a1: tensor<i32>, %b0: tensor<i32>, %b1: tensor<i32>):
      %y = stablehlo.xor %a0, %b0 : tensor<i32>
      %z = stablehlo.add %a1, %b1 : tensor<i32>
      stablehlo.return %y, %z : tensor<i32>, tensor<i32>
    }) : (tensor<5x3xi32>, tensor<5x3xi32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<3xi32>)
    check.expect_eq_const %r1#0, dense<[7, 15, 15]> : tensor<3xi32>
    check.expect_eq_const %r1#1, dense<[-9, -1, -25]> : tensor<3xi32>
    %x2_0c = stablehlo.constant dense<[[-2.5, 1.5], [0.5, 1.5], [-1.5, 1.5], [2.5, -0.5], [0.5, 3.5], [2.5, 3.5], [-0.5, 1.5]]> : tensor<7x2xf32>
    %x2_0b = stablehlo.optimization_barrier %x2_0c : tensor<7x2xf32>
    %x2_0 = sdy.sharding_constraint %x2_0b <@m, [{"x"}, {}]> : tensor<7x2xf32>
    %x2_1c = stablehlo.constant dense<[[3.0, 1.0], [2.0, 1.0], [1.0, -1.0], [3.0, -3.0], [1.0, 2.0], [2.0, 0.0], [-1.0, -1.0]]> : tensor<7x2xf32>
    %x2_1b = stablehlo.optimization_barrier %x2_1c : tensor<7x2xf32>
    %x2_1 = sdy.sharding_constraint %x2_1b <@m, [{"x"}, {}]> : tensor<7x2xf32>
    %s2_0 = stablehlo.constant dense<2.0> : tensor<f32>
    %s2_1 = stablehlo.constant dense<1.0> : tensor<f32>
    // affine functions, one behind the other: they do not commute
    %r2:2 = "stablehlo.reduce"(%x2_0, %x2_1, %s2_0, %s2_1) <{dimensions = array<i64: 0>}> ({
    ^bb0(%a0: tensor<f32>, %a1: tensor<f32>, %b0: tensor<f32>, %b1: tensor<f32>):
      %y = stablehlo.multiply %a0, %b0 : tensor<f32>
      %z = stablehlo.multiply %a1, %b0 : tensor<f32>
      %w = stablehlo.add %z, %b1 : tensor<f32>
      stablehlo.return %y, %w : tensor<f32>, tensor<f32>
    }) : (tensor<7x2xf32>, tensor<7x2xf32>, tensor<f32>, tensor<f32>) -> (tensor<2xf32>, tensor<2xf32>)
    check.expect_eq_const %r2#0, dense<[-5.859375, -62.015625]> : tensor<2xf32>
    check.expect_eq_const %r2#1, dense<[-1.4140625, -101.8984375]> : tensor<2xf32>
    %x3_0c = stablehlo.constant dense<[-1, 0, 4, 7, -8, 8, 1, -3]> : tensor<8xi32>
    %x3_0b = stablehlo.optimization_barrier %x3_0c : tensor<8xi32>
    %x3_0 = sdy.sharding_constraint %x3_0b <@m, [{"x"}]> : tensor<8xi32>
    %s3_0 = stablehlo.constant dense<2> : tensor<i32>
    // x + y + xy from 2
    %r3 = "stablehlo.reduce"(%x3_0, %s3_0) <{dimensions = array<i64: 0>}> ({
    ^bb0(%a0: tensor<i32>, %b0: tensor<i32>):
      %y = stablehlo.multiply %a0, %b0 : tensor<i32>
      %z = stablehlo.add %a0, %b0 : tensor<i32>
      %w = stablehlo.add %y, %z : tensor<i32>
      stablehlo.return %w : tensor<i32>
    }) : (tensor<8xi32>, tensor<i32>) -> tensor<i32>
    check.expect_eq_const %r3, dense<-1> : tensor<i32>
    %x4_0c = stablehlo.constant dense<[3.0, 7.0, -2.0, 7.0, 5.0, 0.0, 1.0]> : tensor<7xf32>
    %x4_0b = stablehlo.optimization_barrier %x4_0c : tensor<7xf32>
    %x4_0 = sdy.sharding_constraint %x4_0b <@m, [{"x"}]> : tensor<7xf32>
    %x4_1c = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6]> : tensor<7xi32>
    %x4_1b = stablehlo.optimization_barrier %x4_1c : tensor<7xi32>
    %x4_1 = sdy.sharding_constraint %x4_1b <@m, [{"x"}]> : tensor<7xi32>
    %s4_0 = stablehlo.constant dense<100.0> : tensor<f32>
    %s4_1 = stablehlo.constant dense<42> : tensor<i32>
    // argmax from 100 at 42
    %r4:2 = "stablehlo.reduce"(%x4_0, %x4_1, %s4_0, %s4_1) <{dimensions = array<i64: 0>}> ({
    ^bb0(%a0: tensor<f32>, %a1: tensor<i32>, %b0: tensor<f32>, %b1: tensor<i32>):
      %gt = stablehlo.compare GT, %a0, %b0 : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %nan = stablehlo.compare NE, %a0, %a0 : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %first = stablehlo.or %gt, %nan : tensor<i1>
      %eq = stablehlo.compare EQ, %a0, %b0 : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %lt = stablehlo.compare LT, %a1, %b1 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %tie = stablehlo.and %eq, %lt : tensor<i1>
      %which = stablehlo.or %first, %tie : tensor<i1>
      %y = stablehlo.select %first, %a0, %b0 : tensor<i1>, tensor<f32>
      %z = stablehlo.select %which, %a1, %b1 : tensor<i1>, tensor<i32>
      stablehlo.return %y, %z : tensor<f32>, tensor<i32>
    }) : (tensor<7xf32>, tensor<7xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
    check.expect_eq_const %r4#0, dense<100.0> : tensor<f32>
    check.expect_eq_const %r4#1, dense<42> : tensor<i32>
    %x5_0c = stablehlo.constant dense<[3.0, 7.0, -2.0, 7.0, 5.0, 0.0, 1.0]> : tensor<7xf32>
    %x5_0b = stablehlo.optimization_barrier %x5_0c : tensor<7xf32>
    %x5_0 = sdy.sharding_constraint %x5_0b <@m, [{"x"}]> : tensor<7xf32>
    %x5_1c = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6]> : tensor<7xi32>
    %x5_1b = stablehlo.optimization_barrier %x5_1c : tensor<7xi32>
    %x5_1 = sdy.sharding_constraint %x5_1b <@m, [{"x"}]> : tensor<7xi32>
    %s5_0 = stablehlo.constant dense<7.0> : tensor<f32>
    %s5_1 = stablehlo.constant dense<2> : tensor<i32>
    // argmax from 7 at 2
    %r5:2 = "stablehlo.reduce"(%x5_0, %x5_1, %s5_0, %s5_1) <{dimensions = array<i64: 0>}> ({
    ^bb0(%a0: tensor<f32>, %a1: tensor<i32>, %b0: tensor<f32>, %b1: tensor<i32>):
      %gt = stablehlo.compare GT, %a0, %b0 : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %nan = stablehlo.compare NE, %a0, %a0 : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %first = stablehlo.or %gt, %nan : tensor<i1>
      %eq = stablehlo.compare EQ, %a0, %b0 : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %lt = stablehlo.compare LT, %a1, %b1 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %tie = stablehlo.and %eq, %lt : tensor<i1>
      %which = stablehlo.or %first, %tie : tensor<i1>
      %y = stablehlo.select %first, %a0, %b0 : tensor<i1>, tensor<f32>
      %z = stablehlo.select %which, %a1, %b1 : tensor<i1>, tensor<i32>
      stablehlo.return %y, %z : tensor<f32>, tensor<i32>
    }) : (tensor<7xf32>, tensor<7xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
    check.expect_eq_const %r5#0, dense<7.0> : tensor<f32>
    check.expect_eq_const %r5#1, dense<1> : tensor<i32>
    %x6_0c = stablehlo.constant dense<[3, 7, -2, 7, 5, 0, 1]> : tensor<7xi32>
    %x6_0b = stablehlo.optimization_barrier %x6_0c : tensor<7xi32>
    %x6_0 = sdy.sharding_constraint %x6_0b <@m, [{"x"}]> : tensor<7xi32>
    %x6_1c = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6]> : tensor<7xi32>
    %x6_1b = stablehlo.optimization_barrier %x6_1c : tensor<7xi32>
    %x6_1 = sdy.sharding_constraint %x6_1b <@m, [{"x"}]> : tensor<7xi32>
    %s6_0 = stablehlo.constant dense<7> : tensor<i32>
    %s6_1 = stablehlo.constant dense<100> : tensor<i32>
    // the last of the largest, which equals the start: that comes before it
    %r6:2 = "stablehlo.reduce"(%x6_0, %x6_1, %s6_0, %s6_1) <{dimensions = array<i64: 0>}> ({
    ^bb0(%a0: tensor<i32>, %a1: tensor<i32>, %b0: tensor<i32>, %b1: tensor<i32>):
      %ge = stablehlo.compare LE, %a0, %b0 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %y = stablehlo.select %ge, %b0, %a0 : tensor<i1>, tensor<i32>
      %z = stablehlo.select %ge, %b1, %a1 : tensor<i1>, tensor<i32>
      stablehlo.return %y, %z : tensor<i32>, tensor<i32>
    }) : (tensor<7xi32>, tensor<7xi32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    check.expect_eq_const %r6#0, dense<7> : tensor<i32>
    check.expect_eq_const %r6#1, dense<3> : tensor<i32>
    %x7_0c = stablehlo.constant dense<[3, 1, -5, -3, 4, 2, 0, -3]> : tensor<8xi32>
    %x7_0b = stablehlo.optimization_barrier %x7_0c : tensor<8xi32>
    %x7_0 = sdy.sharding_constraint %x7_0b <@m, [{"x"}]> : tensor<8xi32>
    %x7_1c = stablehlo.constant dense<[5, -2, -3, 7, -4, -5, 4, 2]> : tensor<8xi32>
    %x7_1b = stablehlo.optimization_barrier %x7_1c : tensor<8xi32>
    %x7_1 = sdy.sharding_constraint %x7_1b <@m, [{"x"}]> : tensor<8xi32>
    %s7_0 = stablehlo.constant dense<5> : tensor<i32>
    %s7_1 = stablehlo.constant dense<3> : tensor<i32>
    // all prefixes: exclusive or from 5, sum from 3
    %r7:2 = "stablehlo.reduce_window"(%x7_0, %x7_1, %s7_0, %s7_1) <{window_dimensions = array<i64: 8>, padding = dense<[[7, 0]]> : tensor<1x2xi64>}> ({
    ^bb0(%a0: tensor<i32>, %a1: tensor<i32>, %b0: tensor<i32>, %b1: tensor<i32>):
      %y = stablehlo.xor %a0, %b0 : tensor<i32>
      %z = stablehlo.add %a1, %b1 : tensor<i32>
      stablehlo.return %y, %z : tensor<i32>, tensor<i32>
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<i32>, tensor<i32>) -> (tensor<8xi32>, tensor<8xi32>)
    check.expect_eq_const %r7#0, dense<[6, 7, -4, 1, 5, 7, 7, -6]> : tensor<8xi32>
    check.expect_eq_const %r7#1, dense<[8, 6, 3, 10, 6, 1, 5, 7]> : tensor<8xi32>
    %x8_0c = stablehlo.constant dense<[-9, -8, -2, 6, -2, 5, -3]> : tensor<7xi32>
    %x8_0b = stablehlo.optimization_barrier %x8_0c : tensor<7xi32>
    %x8_0 = sdy.sharding_constraint %x8_0b <@m, [{"x"}]> : tensor<7xi32>
    %x8_1c = stablehlo.constant dense<[-5, 6, 7, -8, -8, 3, -3]> : tensor<7xi32>
    %x8_1b = stablehlo.optimization_barrier %x8_1c : tensor<7xi32>
    %x8_1 = sdy.sharding_constraint %x8_1b <@m, [{"x"}]> : tensor<7xi32>
    %s8_0 = stablehlo.constant dense<5> : tensor<i32>
    %s8_1 = stablehlo.constant dense<3> : tensor<i32>
    // all suffixes, of 7
    %r8:2 = "stablehlo.reduce_window"(%x8_0, %x8_1, %s8_0, %s8_1) <{window_dimensions = array<i64: 7>, padding = dense<[[0, 6]]> : tensor<1x2xi64>}> ({
    ^bb0(%a0: tensor<i32>, %a1: tensor<i32>, %b0: tensor<i32>, %b1: tensor<i32>):
      %y = stablehlo.xor %a0, %b0 : tensor<i32>
      %z = stablehlo.add %a1, %b1 : tensor<i32>
      stablehlo.return %y, %z : tensor<i32>, tensor<i32>
    }) : (tensor<7xi32>, tensor<7xi32>, tensor<i32>, tensor<i32>) -> (tensor<7xi32>, tensor<7xi32>)
    check.expect_eq_const %r8#0, dense<[-12, 3, -5, 5, 3, -3, -8]> : tensor<7xi32>
    check.expect_eq_const %r8#1, dense<[-5, 0, -6, -13, -5, 3, 0]> : tensor<7xi32>
    %x9_0c = stablehlo.constant dense<[1.5, -1.5, 3.5, 0.5, 3.5, 2.5, 1.5]> : tensor<7xf32>
    %x9_0b = stablehlo.optimization_barrier %x9_0c : tensor<7xf32>
    %x9_0 = sdy.sharding_constraint %x9_0b <@m, [{"x"}]> : tensor<7xf32>
    %x9_1c = stablehlo.constant dense<[-2.0, 2.0, -3.0, 0.0, -1.0, 3.0, -2.0]> : tensor<7xf32>
    %x9_1b = stablehlo.optimization_barrier %x9_1c : tensor<7xf32>
    %x9_1 = sdy.sharding_constraint %x9_1b <@m, [{"x"}]> : tensor<7xf32>
    %s9_0 = stablehlo.constant dense<2.0> : tensor<f32>
    %s9_1 = stablehlo.constant dense<1.0> : tensor<f32>
    // all prefixes of affine functions
    %r9:2 = "stablehlo.reduce_window"(%x9_0, %x9_1, %s9_0, %s9_1) <{window_dimensions = array<i64: 7>, padding = dense<[[6, 0]]> : tensor<1x2xi64>}> ({
    ^bb0(%a0: tensor<f32>, %a1: tensor<f32>, %b0: tensor<f32>, %b1: tensor<f32>):
      %y = stablehlo.multiply %a0, %b0 : tensor<f32>
      %z = stablehlo.multiply %a1, %b0 : tensor<f32>
      %w = stablehlo.add %z, %b1 : tensor<f32>
      stablehlo.return %y, %w : tensor<f32>, tensor<f32>
    }) : (tensor<7xf32>, tensor<7xf32>, tensor<f32>, tensor<f32>) -> (tensor<7xf32>, tensor<7xf32>)
    check.expect_eq_const %r9#0, dense<[3.0, -4.5, -15.75, -7.875, -27.5625, -68.90625, -103.359375]> : tensor<7xf32>
    check.expect_eq_const %r9#1, dense<[-0.5, 2.75, 6.625, 3.3125, 10.59375, 29.484375, 42.2265625]> : tensor<7xf32>
    %x10_0c = stablehlo.constant dense<[3.0, -2.0, 3.0, 7.0, 5.0, 7.0, 9.0]> : tensor<7xf32>
    %x10_0b = stablehlo.optimization_barrier %x10_0c : tensor<7xf32>
    %x10_0 = sdy.sharding_constraint %x10_0b <@m, [{"x"}]> : tensor<7xf32>
    %x10_1c = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6]> : tensor<7xi32>
    %x10_1b = stablehlo.optimization_barrier %x10_1c : tensor<7xi32>
    %x10_1 = sdy.sharding_constraint %x10_1b <@m, [{"x"}]> : tensor<7xi32>
    %s10_0 = stablehlo.constant dense<3.0> : tensor<f32>
    %s10_1 = stablehlo.constant dense<2> : tensor<i32>
    // all prefixes: the largest, and its place, from 3 at 2
    %r10:2 = "stablehlo.reduce_window"(%x10_0, %x10_1, %s10_0, %s10_1) <{window_dimensions = array<i64: 7>, padding = dense<[[6, 0]]> : tensor<1x2xi64>}> ({
    ^bb0(%a0: tensor<f32>, %a1: tensor<i32>, %b0: tensor<f32>, %b1: tensor<i32>):
      %gt = stablehlo.compare GT, %a0, %b0 : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %nan = stablehlo.compare NE, %a0, %a0 : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %first = stablehlo.or %gt, %nan : tensor<i1>
      %eq = stablehlo.compare EQ, %a0, %b0 : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %lt = stablehlo.compare LT, %a1, %b1 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %tie = stablehlo.and %eq, %lt : tensor<i1>
      %which = stablehlo.or %first, %tie : tensor<i1>
      %y = stablehlo.select %first, %a0, %b0 : tensor<i1>, tensor<f32>
      %z = stablehlo.select %which, %a1, %b1 : tensor<i1>, tensor<i32>
      stablehlo.return %y, %z : tensor<f32>, tensor<i32>
    }) : (tensor<7xf32>, tensor<7xi32>, tensor<f32>, tensor<i32>) -> (tensor<7xf32>, tensor<7xi32>)
    check.expect_eq_const %r10#0, dense<[3.0, 3.0, 3.0, 7.0, 7.0, 7.0, 9.0]> : tensor<7xf32>
    check.expect_eq_const %r10#1, dense<[0, 0, 0, 3, 3, 3, 6]> : tensor<7xi32>
    return
  }
}
