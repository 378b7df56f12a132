// Small products in a loop, whose sums stay in registers: shapes that no vector width divides, matrices that lie
// either way, batches, no terms. All numbers are whole and small; NumPy has computed the sums. Then infinities, NaN and
// denormals, and values of eight elements, which fill vectors: exchanged by a loop, chosen by a branch.
func.func public @main() {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %a0i = stablehlo.iota dim = 0 : tensor<91xi32>
  %a0s = stablehlo.constant dense<7> : tensor<91xi32>
  %a0o = stablehlo.constant dense<0> : tensor<91xi32>
  %a0m = stablehlo.constant dense<11> : tensor<91xi32>
  %a0f = stablehlo.constant dense<5> : tensor<91xi32>
  %a0t = stablehlo.multiply %a0i, %a0s : tensor<91xi32>
  %a0u = stablehlo.add %a0t, %a0o : tensor<91xi32>
  %a0v = stablehlo.remainder %a0u, %a0m : tensor<91xi32>
  %a0w = stablehlo.subtract %a0v, %a0f : tensor<91xi32>
  %a0x = stablehlo.convert %a0w : (tensor<91xi32>) -> tensor<91xf32>
  %a0 = stablehlo.reshape %a0x : (tensor<91xf32>) -> tensor<13x7xf32>
  %b0i = stablehlo.iota dim = 0 : tensor<7xi32>
  %b0s = stablehlo.constant dense<7> : tensor<7xi32>
  %b0o = stablehlo.constant dense<1> : tensor<7xi32>
  %b0m = stablehlo.constant dense<11> : tensor<7xi32>
  %b0f = stablehlo.constant dense<5> : tensor<7xi32>
  %b0t = stablehlo.multiply %b0i, %b0s : tensor<7xi32>
  %b0u = stablehlo.add %b0t, %b0o : tensor<7xi32>
  %b0v = stablehlo.remainder %b0u, %b0m : tensor<7xi32>
  %b0w = stablehlo.subtract %b0v, %b0f : tensor<7xi32>
  %b0x = stablehlo.convert %b0w : (tensor<7xi32>) -> tensor<7xf32>
  %b0 = stablehlo.reshape %b0x : (tensor<7xf32>) -> tensor<7xf32>
  %a1i = stablehlo.iota dim = 0 : tensor<91xi32>
  %a1s = stablehlo.constant dense<7> : tensor<91xi32>
  %a1o = stablehlo.constant dense<1> : tensor<91xi32>
  %a1m = stablehlo.constant dense<11> : tensor<91xi32>
  %a1f = stablehlo.constant dense<5> : tensor<91xi32>
  %a1t = stablehlo.multiply %a1i, %a1s : tensor<91xi32>
  %a1u = stablehlo.add %a1t, %a1o : tensor<91xi32>
  %a1v = stablehlo.remainder %a1u, %a1m : tensor<91xi32>
  %a1w = stablehlo.subtract %a1v, %a1f : tensor<91xi32>
  %a1x = stablehlo.convert %a1w : (tensor<91xi32>) -> tensor<91xf32>
  %a1 = stablehlo.reshape %a1x : (tensor<91xf32>) -> tensor<7x13xf32>
  %b1i = stablehlo.iota dim = 0 : tensor<7xi32>
  %b1s = stablehlo.constant dense<7> : tensor<7xi32>
  %b1o = stablehlo.constant dense<4> : tensor<7xi32>
  %b1m = stablehlo.constant dense<11> : tensor<7xi32>
  %b1f = stablehlo.constant dense<5> : tensor<7xi32>
  %b1t = stablehlo.multiply %b1i, %b1s : tensor<7xi32>
  %b1u = stablehlo.add %b1t, %b1o : tensor<7xi32>
  %b1v = stablehlo.remainder %b1u, %b1m : tensor<7xi32>
  %b1w = stablehlo.subtract %b1v, %b1f : tensor<7xi32>
  %b1x = stablehlo.convert %b1w : (tensor<7xi32>) -> tensor<7xf32>
  %b1 = stablehlo.reshape %b1x : (tensor<7xf32>) -> tensor<7xf32>
  %a2i = stablehlo.iota dim = 0 : tensor<5xi32>
  %a2s = stablehlo.constant dense<7> : tensor<5xi32>
  %a2o = stablehlo.constant dense<2> : tensor<5xi32>
  %a2m = stablehlo.constant dense<11> : tensor<5xi32>
  %a2f = stablehlo.constant dense<5> : tensor<5xi32>
  %a2t = stablehlo.multiply %a2i, %a2s : tensor<5xi32>
  %a2u = stablehlo.add %a2t, %a2o : tensor<5xi32>
  %a2v = stablehlo.remainder %a2u, %a2m : tensor<5xi32>
  %a2w = stablehlo.subtract %a2v, %a2f : tensor<5xi32>
  %a2x = stablehlo.convert %a2w : (tensor<5xi32>) -> tensor<5xf32>
  %a2 = stablehlo.reshape %a2x : (tensor<5xf32>) -> tensor<5xf32>
  %b2i = stablehlo.iota dim = 0 : tensor<45xi32>
  %b2s = stablehlo.constant dense<7> : tensor<45xi32>
  %b2o = stablehlo.constant dense<7> : tensor<45xi32>
  %b2m = stablehlo.constant dense<11> : tensor<45xi32>
  %b2f = stablehlo.constant dense<5> : tensor<45xi32>
  %b2t = stablehlo.multiply %b2i, %b2s : tensor<45xi32>
  %b2u = stablehlo.add %b2t, %b2o : tensor<45xi32>
  %b2v = stablehlo.remainder %b2u, %b2m : tensor<45xi32>
  %b2w = stablehlo.subtract %b2v, %b2f : tensor<45xi32>
  %b2x = stablehlo.convert %b2w : (tensor<45xi32>) -> tensor<45xf32>
  %b2 = stablehlo.reshape %b2x : (tensor<45xf32>) -> tensor<5x9xf32>
  %a3i = stablehlo.iota dim = 0 : tensor<60xi32>
  %a3s = stablehlo.constant dense<7> : tensor<60xi32>
  %a3o = stablehlo.constant dense<3> : tensor<60xi32>
  %a3m = stablehlo.constant dense<11> : tensor<60xi32>
  %a3f = stablehlo.constant dense<5> : tensor<60xi32>
  %a3t = stablehlo.multiply %a3i, %a3s : tensor<60xi32>
  %a3u = stablehlo.add %a3t, %a3o : tensor<60xi32>
  %a3v = stablehlo.remainder %a3u, %a3m : tensor<60xi32>
  %a3w = stablehlo.subtract %a3v, %a3f : tensor<60xi32>
  %a3x = stablehlo.convert %a3w : (tensor<60xi32>) -> tensor<60xf32>
  %a3 = stablehlo.reshape %a3x : (tensor<60xf32>) -> tensor<6x10xf32>
  %b3i = stablehlo.iota dim = 0 : tensor<210xi32>
  %b3s = stablehlo.constant dense<7> : tensor<210xi32>
  %b3o = stablehlo.constant dense<10> : tensor<210xi32>
  %b3m = stablehlo.constant dense<11> : tensor<210xi32>
  %b3f = stablehlo.constant dense<5> : tensor<210xi32>
  %b3t = stablehlo.multiply %b3i, %b3s : tensor<210xi32>
  %b3u = stablehlo.add %b3t, %b3o : tensor<210xi32>
  %b3v = stablehlo.remainder %b3u, %b3m : tensor<210xi32>
  %b3w = stablehlo.subtract %b3v, %b3f : tensor<210xi32>
  %b3x = stablehlo.convert %b3w : (tensor<210xi32>) -> tensor<210xf32>
  %b3 = stablehlo.reshape %b3x : (tensor<210xf32>) -> tensor<10x21xf32>
  %a4i = stablehlo.iota dim = 0 : tensor<20xi32>
  %a4s = stablehlo.constant dense<7> : tensor<20xi32>
  %a4o = stablehlo.constant dense<4> : tensor<20xi32>
  %a4m = stablehlo.constant dense<11> : tensor<20xi32>
  %a4f = stablehlo.constant dense<5> : tensor<20xi32>
  %a4t = stablehlo.multiply %a4i, %a4s : tensor<20xi32>
  %a4u = stablehlo.add %a4t, %a4o : tensor<20xi32>
  %a4v = stablehlo.remainder %a4u, %a4m : tensor<20xi32>
  %a4w = stablehlo.subtract %a4v, %a4f : tensor<20xi32>
  %a4x = stablehlo.convert %a4w : (tensor<20xi32>) -> tensor<20xf64>
  %a4 = stablehlo.reshape %a4x : (tensor<20xf64>) -> tensor<5x4xf64>
  %b4i = stablehlo.iota dim = 0 : tensor<12xi32>
  %b4s = stablehlo.constant dense<7> : tensor<12xi32>
  %b4o = stablehlo.constant dense<13> : tensor<12xi32>
  %b4m = stablehlo.constant dense<11> : tensor<12xi32>
  %b4f = stablehlo.constant dense<5> : tensor<12xi32>
  %b4t = stablehlo.multiply %b4i, %b4s : tensor<12xi32>
  %b4u = stablehlo.add %b4t, %b4o : tensor<12xi32>
  %b4v = stablehlo.remainder %b4u, %b4m : tensor<12xi32>
  %b4w = stablehlo.subtract %b4v, %b4f : tensor<12xi32>
  %b4x = stablehlo.convert %b4w : (tensor<12xi32>) -> tensor<12xf64>
  %b4 = stablehlo.reshape %b4x : (tensor<12xf64>) -> tensor<3x4xf64>
  %a5i = stablehlo.iota dim = 0 : tensor<36xi32>
  %a5s = stablehlo.constant dense<7> : tensor<36xi32>
  %a5o = stablehlo.constant dense<5> : tensor<36xi32>
  %a5m = stablehlo.constant dense<11> : tensor<36xi32>
  %a5f = stablehlo.constant dense<5> : tensor<36xi32>
  %a5t = stablehlo.multiply %a5i, %a5s : tensor<36xi32>
  %a5u = stablehlo.add %a5t, %a5o : tensor<36xi32>
  %a5v = stablehlo.remainder %a5u, %a5m : tensor<36xi32>
  %a5w = stablehlo.subtract %a5v, %a5f : tensor<36xi32>
  %a5x = stablehlo.convert %a5w : (tensor<36xi32>) -> tensor<36xf32>
  %a5 = stablehlo.reshape %a5x : (tensor<36xf32>) -> tensor<3x2x6xf32>
  %b5i = stablehlo.iota dim = 0 : tensor<90xi32>
  %b5s = stablehlo.constant dense<7> : tensor<90xi32>
  %b5o = stablehlo.constant dense<16> : tensor<90xi32>
  %b5m = stablehlo.constant dense<11> : tensor<90xi32>
  %b5f = stablehlo.constant dense<5> : tensor<90xi32>
  %b5t = stablehlo.multiply %b5i, %b5s : tensor<90xi32>
  %b5u = stablehlo.add %b5t, %b5o : tensor<90xi32>
  %b5v = stablehlo.remainder %b5u, %b5m : tensor<90xi32>
  %b5w = stablehlo.subtract %b5v, %b5f : tensor<90xi32>
  %b5x = stablehlo.convert %b5w : (tensor<90xi32>) -> tensor<90xf32>
  %b5 = stablehlo.reshape %b5x : (tensor<90xf32>) -> tensor<3x6x5xf32>
  %a6i = stablehlo.iota dim = 0 : tensor<153xi32>
  %a6s = stablehlo.constant dense<7> : tensor<153xi32>
  %a6o = stablehlo.constant dense<6> : tensor<153xi32>
  %a6m = stablehlo.constant dense<11> : tensor<153xi32>
  %a6f = stablehlo.constant dense<5> : tensor<153xi32>
  %a6t = stablehlo.multiply %a6i, %a6s : tensor<153xi32>
  %a6u = stablehlo.add %a6t, %a6o : tensor<153xi32>
  %a6v = stablehlo.remainder %a6u, %a6m : tensor<153xi32>
  %a6w = stablehlo.subtract %a6v, %a6f : tensor<153xi32>
  %a6x = stablehlo.convert %a6w : (tensor<153xi32>) -> tensor<153xf64>
  %a6 = stablehlo.reshape %a6x : (tensor<153xf64>) -> tensor<9x17xf64>
  %b6i = stablehlo.iota dim = 0 : tensor<680xi32>
  %b6s = stablehlo.constant dense<7> : tensor<680xi32>
  %b6o = stablehlo.constant dense<19> : tensor<680xi32>
  %b6m = stablehlo.constant dense<11> : tensor<680xi32>
  %b6f = stablehlo.constant dense<5> : tensor<680xi32>
  %b6t = stablehlo.multiply %b6i, %b6s : tensor<680xi32>
  %b6u = stablehlo.add %b6t, %b6o : tensor<680xi32>
  %b6v = stablehlo.remainder %b6u, %b6m : tensor<680xi32>
  %b6w = stablehlo.subtract %b6v, %b6f : tensor<680xi32>
  %b6x = stablehlo.convert %b6w : (tensor<680xi32>) -> tensor<680xf64>
  %b6 = stablehlo.reshape %b6x : (tensor<680xf64>) -> tensor<17x40xf64>
  %a7 = stablehlo.constant dense<> : tensor<3x0xf32>
  %b7 = stablehlo.constant dense<> : tensor<0x8xf32>
  %a8i = stablehlo.iota dim = 0 : tensor<6xi32>
  %a8s = stablehlo.constant dense<7> : tensor<6xi32>
  %a8o = stablehlo.constant dense<8> : tensor<6xi32>
  %a8m = stablehlo.constant dense<11> : tensor<6xi32>
  %a8f = stablehlo.constant dense<5> : tensor<6xi32>
  %a8t = stablehlo.multiply %a8i, %a8s : tensor<6xi32>
  %a8u = stablehlo.add %a8t, %a8o : tensor<6xi32>
  %a8v = stablehlo.remainder %a8u, %a8m : tensor<6xi32>
  %a8w = stablehlo.subtract %a8v, %a8f : tensor<6xi32>
  %a8x = stablehlo.convert %a8w : (tensor<6xi32>) -> tensor<6xf32>
  %a8 = stablehlo.reshape %a8x : (tensor<6xf32>) -> tensor<2x3xf32>
  %b8i = stablehlo.iota dim = 0 : tensor<450xi32>
  %b8s = stablehlo.constant dense<7> : tensor<450xi32>
  %b8o = stablehlo.constant dense<25> : tensor<450xi32>
  %b8m = stablehlo.constant dense<11> : tensor<450xi32>
  %b8f = stablehlo.constant dense<5> : tensor<450xi32>
  %b8t = stablehlo.multiply %b8i, %b8s : tensor<450xi32>
  %b8u = stablehlo.add %b8t, %b8o : tensor<450xi32>
  %b8v = stablehlo.remainder %b8u, %b8m : tensor<450xi32>
  %b8w = stablehlo.subtract %b8v, %b8f : tensor<450xi32>
  %b8x = stablehlo.convert %b8w : (tensor<450xi32>) -> tensor<450xf32>
  %b8 = stablehlo.reshape %b8x : (tensor<450xf32>) -> tensor<3x150xf32>
  %a9i = stablehlo.iota dim = 0 : tensor<1640xi32>
  %a9s = stablehlo.constant dense<7> : tensor<1640xi32>
  %a9o = stablehlo.constant dense<9> : tensor<1640xi32>
  %a9m = stablehlo.constant dense<11> : tensor<1640xi32>
  %a9f = stablehlo.constant dense<5> : tensor<1640xi32>
  %a9t = stablehlo.multiply %a9i, %a9s : tensor<1640xi32>
  %a9u = stablehlo.add %a9t, %a9o : tensor<1640xi32>
  %a9v = stablehlo.remainder %a9u, %a9m : tensor<1640xi32>
  %a9w = stablehlo.subtract %a9v, %a9f : tensor<1640xi32>
  %a9x = stablehlo.convert %a9w : (tensor<1640xi32>) -> tensor<1640xf32>
  %a9 = stablehlo.reshape %a9x : (tensor<1640xf32>) -> tensor<40x41xf32>
  %b9i = stablehlo.iota dim = 0 : tensor<41xi32>
  %b9s = stablehlo.constant dense<7> : tensor<41xi32>
  %b9o = stablehlo.constant dense<28> : tensor<41xi32>
  %b9m = stablehlo.constant dense<11> : tensor<41xi32>
  %b9f = stablehlo.constant dense<5> : tensor<41xi32>
  %b9t = stablehlo.multiply %b9i, %b9s : tensor<41xi32>
  %b9u = stablehlo.add %b9t, %b9o : tensor<41xi32>
  %b9v = stablehlo.remainder %b9u, %b9m : tensor<41xi32>
  %b9w = stablehlo.subtract %b9v, %b9f : tensor<41xi32>
  %b9x = stablehlo.convert %b9w : (tensor<41xi32>) -> tensor<41xf32>
  %b9 = stablehlo.reshape %b9x : (tensor<41xf32>) -> tensor<41xf32>
  %s0 = stablehlo.constant dense<0.0> : tensor<13xf32>
  %s1 = stablehlo.constant dense<0.0> : tensor<13xf32>
  %s2 = stablehlo.constant dense<0.0> : tensor<9xf32>
  %s3 = stablehlo.constant dense<0.0> : tensor<6x21xf32>
  %s4 = stablehlo.constant dense<0.0> : tensor<5x3xf64>
  %s5 = stablehlo.constant dense<0.0> : tensor<3x2x5xf32>
  %s6 = stablehlo.constant dense<0.0> : tensor<9x40xf64>
  %s7 = stablehlo.constant dense<0.0> : tensor<3x8xf32>
  %s8 = stablehlo.constant dense<0.0> : tensor<2x150xf32>
  %s9 = stablehlo.constant dense<0.0> : tensor<40xf32>
  %x = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]> : tensor<8xf32>
  %y = stablehlo.constant dense<[-8.0, 7.0, -6.0, 5.0, -4.0, 3.0, -2.0, 1.0]> : tensor<8xf32>
  %r:13 = stablehlo.while(%i = %zero, %t0 = %s0, %t1 = %s1, %t2 = %s2, %t3 = %s3, %t4 = %s4, %t5 = %s5, %t6 = %s6, %t7 = %s7, %t8 = %s8, %t9 = %s9, %p = %x, %q = %y) : tensor<i32>, tensor<13xf32>, tensor<13xf32>, tensor<9xf32>, tensor<6x21xf32>, tensor<5x3xf64>, tensor<3x2x5xf32>, tensor<9x40xf64>, tensor<3x8xf32>, tensor<2x150xf32>, tensor<40xf32>, tensor<8xf32>, tensor<8xf32>
  cond {
    %n = stablehlo.constant dense<6> : tensor<i32>
    %c = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %one : tensor<i32>
    %f0 = stablehlo.convert %i : (tensor<i32>) -> tensor<f32>
    %g0 = stablehlo.broadcast_in_dim %f0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %h0 = stablehlo.add %b0, %g0 : tensor<7xf32>
    %d0 = stablehlo.dot_general %a0, %h0, contracting_dims = [1] x [0] : (tensor<13x7xf32>, tensor<7xf32>) -> tensor<13xf32>
    %u0 = stablehlo.add %t0, %d0 : tensor<13xf32>
    %f1 = stablehlo.convert %i : (tensor<i32>) -> tensor<f32>
    %g1 = stablehlo.broadcast_in_dim %f1, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %h1 = stablehlo.add %b1, %g1 : tensor<7xf32>
    %d1 = stablehlo.dot_general %a1, %h1, contracting_dims = [0] x [0] : (tensor<7x13xf32>, tensor<7xf32>) -> tensor<13xf32>
    %u1 = stablehlo.add %t1, %d1 : tensor<13xf32>
    %f2 = stablehlo.convert %i : (tensor<i32>) -> tensor<f32>
    %g2 = stablehlo.broadcast_in_dim %f2, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %h2 = stablehlo.add %a2, %g2 : tensor<5xf32>
    %d2 = stablehlo.dot_general %h2, %b2, contracting_dims = [0] x [0] : (tensor<5xf32>, tensor<5x9xf32>) -> tensor<9xf32>
    %u2 = stablehlo.add %t2, %d2 : tensor<9xf32>
    %f3 = stablehlo.convert %i : (tensor<i32>) -> tensor<f32>
    %g3 = stablehlo.broadcast_in_dim %f3, dims = [] : (tensor<f32>) -> tensor<6x10xf32>
    %h3 = stablehlo.add %a3, %g3 : tensor<6x10xf32>
    %d3 = stablehlo.dot_general %h3, %b3, contracting_dims = [1] x [0] : (tensor<6x10xf32>, tensor<10x21xf32>) -> tensor<6x21xf32>
    %u3 = stablehlo.add %t3, %d3 : tensor<6x21xf32>
    %f4 = stablehlo.convert %i : (tensor<i32>) -> tensor<f64>
    %g4 = stablehlo.broadcast_in_dim %f4, dims = [] : (tensor<f64>) -> tensor<5x4xf64>
    %h4 = stablehlo.add %a4, %g4 : tensor<5x4xf64>
    %d4 = stablehlo.dot_general %h4, %b4, contracting_dims = [1] x [1] : (tensor<5x4xf64>, tensor<3x4xf64>) -> tensor<5x3xf64>
    %u4 = stablehlo.add %t4, %d4 : tensor<5x3xf64>
    %f5 = stablehlo.convert %i : (tensor<i32>) -> tensor<f32>
    %g5 = stablehlo.broadcast_in_dim %f5, dims = [] : (tensor<f32>) -> tensor<3x2x6xf32>
    %h5 = stablehlo.add %a5, %g5 : tensor<3x2x6xf32>
    %d5 = stablehlo.dot_general %h5, %b5, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<3x2x6xf32>, tensor<3x6x5xf32>) -> tensor<3x2x5xf32>
    %u5 = stablehlo.add %t5, %d5 : tensor<3x2x5xf32>
    %f6 = stablehlo.convert %i : (tensor<i32>) -> tensor<f64>
    %g6 = stablehlo.broadcast_in_dim %f6, dims = [] : (tensor<f64>) -> tensor<9x17xf64>
    %h6 = stablehlo.add %a6, %g6 : tensor<9x17xf64>
    %d6 = stablehlo.dot_general %h6, %b6, contracting_dims = [1] x [0] : (tensor<9x17xf64>, tensor<17x40xf64>) -> tensor<9x40xf64>
    %u6 = stablehlo.add %t6, %d6 : tensor<9x40xf64>
    %f7 = stablehlo.convert %i : (tensor<i32>) -> tensor<f32>
    %g7 = stablehlo.broadcast_in_dim %f7, dims = [] : (tensor<f32>) -> tensor<3x0xf32>
    %h7 = stablehlo.add %a7, %g7 : tensor<3x0xf32>
    %d7 = stablehlo.dot_general %h7, %b7, contracting_dims = [1] x [0] : (tensor<3x0xf32>, tensor<0x8xf32>) -> tensor<3x8xf32>
    %u7 = stablehlo.add %t7, %d7 : tensor<3x8xf32>
    %f8 = stablehlo.convert %i : (tensor<i32>) -> tensor<f32>
    %g8 = stablehlo.broadcast_in_dim %f8, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %h8 = stablehlo.add %a8, %g8 : tensor<2x3xf32>
    %d8 = stablehlo.dot_general %h8, %b8, contracting_dims = [1] x [0] : (tensor<2x3xf32>, tensor<3x150xf32>) -> tensor<2x150xf32>
    %u8 = stablehlo.add %t8, %d8 : tensor<2x150xf32>
    %f9 = stablehlo.convert %i : (tensor<i32>) -> tensor<f32>
    %g9 = stablehlo.broadcast_in_dim %f9, dims = [] : (tensor<f32>) -> tensor<41xf32>
    %h9 = stablehlo.add %b9, %g9 : tensor<41xf32>
    %d9 = stablehlo.dot_general %a9, %h9, contracting_dims = [1] x [0] : (tensor<40x41xf32>, tensor<41xf32>) -> tensor<40xf32>
    %u9 = stablehlo.add %t9, %d9 : tensor<40xf32>
    %two = stablehlo.constant dense<2> : tensor<i32>
    %rest = stablehlo.remainder %i, %two : tensor<i32>
    %k = "stablehlo.case"(%rest) ({
      stablehlo.return %q : tensor<8xf32>
    }, {
      %w = stablehlo.subtract %p, %q : tensor<8xf32>
      stablehlo.return %w : tensor<8xf32>
    }) : (tensor<i32>) -> tensor<8xf32>
    %pk = stablehlo.add %p, %k : tensor<8xf32>
    stablehlo.return %j, %u0, %u1, %u2, %u3, %u4, %u5, %u6, %u7, %u8, %u9, %q, %pk : tensor<i32>, tensor<13xf32>, tensor<13xf32>, tensor<9xf32>, tensor<6x21xf32>, tensor<5x3xf64>, tensor<3x2x5xf32>, tensor<9x40xf64>, tensor<3x8xf32>, tensor<2x150xf32>, tensor<40xf32>, tensor<8xf32>, tensor<8xf32>
  }
  "check.expect_eq_const"(%r#1) <{value = dense<[216.0, -309.0, 24.0, -105.0, -69.0, 165.0, -129.0, 72.0, -123.0, 474.0, -216.0, 216.0, -309.0]> : tensor<13xf32>}> : (tensor<13xf32>) -> ()
  "check.expect_eq_const"(%r#2) <{value = dense<[-96.0, 150.0, 165.0, -183.0, -102.0, 45.0, -171.0, 42.0, -42.0, 237.0, -45.0, -96.0, 150.0]> : tensor<13xf32>}> : (tensor<13xf32>) -> ()
  "check.expect_eq_const"(%r#3) <{value = dense<[-108.0, -243.0, 216.0, -183.0, 111.0, 141.0, -93.0, 36.0, -33.0]> : tensor<9xf32>}> : (tensor<9xf32>) -> ()
  "check.expect_eq_const"(%r#4) <{value = dense<[[105.0, -249.0, 222.0, -66.0, 42.0, 249.0, -303.0, 267.0, 210.0, -606.0, 129.0, 105.0, -249.0, 222.0, -66.0, 42.0, 249.0, -303.0, 267.0, 210.0, -606.0], [279.0, 87.0, -270.0, 330.0, -126.0, -21.0, 315.0, -405.0, 162.0, 234.0, -585.0, 279.0, 87.0, -270.0, 330.0, -126.0, -21.0, 315.0, -405.0, 162.0, 234.0], [-669.0, 291.0, 96.0, -330.0, 366.0, -93.0, -57.0, 375.0, -348.0, 150.0, 219.0, -669.0, 291.0, 96.0, -330.0, 366.0, -93.0, -57.0, 375.0, -348.0, 150.0], [231.0, -561.0, 132.0, 132.0, -198.0, 231.0, -33.0, 99.0, 264.0, -264.0, -33.0, 231.0, -561.0, 132.0, 132.0, -198.0, 231.0, -33.0, 99.0, 264.0, -264.0], [141.0, 237.0, -624.0, 264.0, 96.0, -303.0, 321.0, -111.0, -48.0, 312.0, -285.0, 141.0, 237.0, -624.0, 264.0, 96.0, -303.0, 321.0, -111.0, -48.0, 312.0], [-345.0, 177.0, 204.0, -660.0, 324.0, 87.0, -315.0, 405.0, -96.0, -36.0, 255.0, -345.0, 177.0, 204.0, -660.0, 324.0, 87.0, -315.0, 405.0, -96.0, -36.0]]> : tensor<6x21xf32>}> : (tensor<6x21xf32>) -> ()
  "check.expect_eq_const"(%r#5) <{value = dense<[[-99.0, -87.0, -75.0], [-207.0, 207.0, -105.0], [-117.0, -93.0, -69.0], [-27.0, 3.0, 33.0], [-135.0, -99.0, -63.0]]> : tensor<5x3xf64>}> : (tensor<5x3xf64>) -> ()
  "check.expect_eq_const"(%r#6) <{value = dense<[[[87.0, -219.0, -96.0, 126.0, 18.0], [57.0, -27.0, 186.0, -96.0, 18.0]], [[141.0, 81.0, -177.0, 93.0, 33.0], [-93.0, 69.0, 33.0, -201.0, -39.0]], [[138.0, -138.0, 345.0, -129.0, -207.0], [-168.0, 42.0, 153.0, 165.0, -153.0]]]> : tensor<3x2x5xf32>}> : (tensor<3x2x5xf32>) -> ()
  "check.expect_eq_const"(%r#7) <{value = dense<[[-348.0, 93.0, 105.0, 117.0, 129.0, 306.0, 186.0, -33.0, 78.0, -141.0, -492.0, -348.0, 93.0, 105.0, 117.0, 129.0, 306.0, 186.0, -33.0, 78.0, -141.0, -492.0, -348.0, 93.0, 105.0, 117.0, 129.0, 306.0, 186.0, -33.0, 78.0, -141.0, -492.0, -348.0, 93.0, 105.0, 117.0, 129.0, 306.0, 186.0], [186.0, -273.0, 423.0, 393.0, -363.0, 366.0, 204.0, -651.0, 12.0, -381.0, 84.0, 186.0, -273.0, 423.0, 393.0, -363.0, 366.0, 204.0, -651.0, 12.0, -381.0, 84.0, 186.0, -273.0, 423.0, 393.0, -363.0, 366.0, 204.0, -651.0, 12.0, -381.0, 84.0, 186.0, -273.0, 423.0, 393.0, -363.0, 366.0, 204.0], [126.0, 219.0, 147.0, 75.0, 3.0, -168.0, -372.0, -411.0, 78.0, 237.0, 66.0, 126.0, 219.0, 147.0, 75.0, 3.0, -168.0, -372.0, -411.0, 78.0, 237.0, 66.0, 126.0, 219.0, 147.0, 75.0, 3.0, -168.0, -372.0, -411.0, 78.0, 237.0, 66.0, 126.0, 219.0, 147.0, 75.0, 3.0, -168.0, -372.0], [-330.0, 315.0, 201.0, -639.0, -27.0, -372.0, 108.0, 159.0, -252.0, 459.0, 378.0, -330.0, 315.0, 201.0, -639.0, -27.0, -372.0, 108.0, 159.0, -252.0, 459.0, 378.0, -330.0, 315.0, 201.0, -639.0, -27.0, -372.0, 108.0, 159.0, -252.0, 459.0, 378.0, -330.0, 315.0, 201.0, -639.0, -27.0, -372.0, 108.0], [72.0, -183.0, -339.0, -495.0, 75.0, 282.0, -6.0, 135.0, 276.0, 87.0, 96.0, 72.0, -183.0, -339.0, -495.0, 75.0, 282.0, -6.0, 135.0, 276.0, 87.0, 96.0, 72.0, -183.0, -339.0, -495.0, 75.0, 282.0, -6.0, 135.0, 276.0, 87.0, 96.0, 72.0, -183.0, -339.0, -495.0, 75.0, 282.0, -6.0], [-252.0, -219.0, 45.0, 309.0, -153.0, 342.0, 474.0, -285.0, 144.0, 243.0, -648.0, -252.0, -219.0, 45.0, 309.0, -153.0, 342.0, 474.0, -285.0, 144.0, 243.0, -648.0, -252.0, -219.0, 45.0, 309.0, -153.0, 342.0, 474.0, -285.0, 144.0, 243.0, -648.0, -252.0, -219.0, 45.0, 309.0, -153.0, 342.0, 474.0], [18.0, 141.0, -99.0, 387.0, 147.0, 6.0, 360.0, -45.0, -252.0, -63.0, -600.0, 18.0, 141.0, -99.0, 387.0, 147.0, 6.0, 360.0, -45.0, -252.0, -63.0, -600.0, 18.0, 141.0, -99.0, 387.0, 147.0, 6.0, 360.0, -45.0, -252.0, -63.0, -600.0, 18.0, 141.0, -99.0, 387.0, 147.0, 6.0, 360.0], [-174.0, 237.0, 417.0, -129.0, 51.0, 198.0, -480.0, -333.0, -252.0, 225.0, 240.0, -174.0, 237.0, 417.0, -129.0, 51.0, 198.0, -480.0, -333.0, -252.0, 225.0, 240.0, -174.0, 237.0, 417.0, -129.0, 51.0, 198.0, -480.0, -333.0, -252.0, 225.0, 240.0, -174.0, 237.0, 417.0, -129.0, 51.0, 198.0, -480.0], [162.0, -63.0, 339.0, 15.0, -309.0, -72.0, -528.0, -27.0, 144.0, -15.0, 354.0, 162.0, -63.0, 339.0, 15.0, -309.0, -72.0, -528.0, -27.0, 144.0, -15.0, 354.0, 162.0, -63.0, 339.0, 15.0, -309.0, -72.0, -528.0, -27.0, 144.0, -15.0, 354.0, 162.0, -63.0, 339.0, 15.0, -309.0, -72.0, -528.0]]> : tensor<9x40xf64>}> : (tensor<9x40xf64>) -> ()
  "check.expect_eq_const"(%r#8) <{value = dense<[[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]]> : tensor<3x8xf32>}> : (tensor<3x8xf32>) -> ()
  "check.expect_eq_const"(%r#9) <{value = dense<[[6.0, 96.0, -12.0, -21.0, 69.0, 60.0, -48.0, 42.0, 33.0, -240.0, 15.0, 6.0, 96.0, -12.0, -21.0, 69.0, 60.0, -48.0, 42.0, 33.0, -240.0, 15.0, 6.0, 96.0, -12.0, -21.0, 69.0, 60.0, -48.0, 42.0, 33.0, -240.0, 15.0, 6.0, 96.0, -12.0, -21.0, 69.0, 60.0, -48.0, 42.0, 33.0, -240.0, 15.0, 6.0, 96.0, -12.0, -21.0, 69.0, 60.0, -48.0, 42.0, 33.0, -240.0, 15.0, 6.0, 96.0, -12.0, -21.0, 69.0, 60.0, -48.0, 42.0, 33.0, -240.0, 15.0, 6.0, 96.0, -12.0, -21.0, 69.0, 60.0, -48.0, 42.0, 33.0, -240.0, 15.0, 6.0, 96.0, -12.0, -21.0, 69.0, 60.0, -48.0, 42.0, 33.0, -240.0, 15.0, 6.0, 96.0, -12.0, -21.0, 69.0, 60.0, -48.0, 42.0, 33.0, -240.0, 15.0, 6.0, 96.0, -12.0, -21.0, 69.0, 60.0, -48.0, 42.0, 33.0, -240.0, 15.0, 6.0, 96.0, -12.0, -21.0, 69.0, 60.0, -48.0, 42.0, 33.0, -240.0, 15.0, 6.0, 96.0, -12.0, -21.0, 69.0, 60.0, -48.0, 42.0, 33.0, -240.0, 15.0, 6.0, 96.0, -12.0, -21.0, 69.0, 60.0, -48.0, 42.0, 33.0, -240.0, 15.0, 6.0, 96.0, -12.0, -21.0, 69.0, 60.0, -48.0], [-180.0, 312.0, 12.0, -255.0, 237.0, -30.0, -330.0, 162.0, -105.0, 90.0, 87.0, -180.0, 312.0, 12.0, -255.0, 237.0, -30.0, -330.0, 162.0, -105.0, 90.0, 87.0, -180.0, 312.0, 12.0, -255.0, 237.0, -30.0, -330.0, 162.0, -105.0, 90.0, 87.0, -180.0, 312.0, 12.0, -255.0, 237.0, -30.0, -330.0, 162.0, -105.0, 90.0, 87.0, -180.0, 312.0, 12.0, -255.0, 237.0, -30.0, -330.0, 162.0, -105.0, 90.0, 87.0, -180.0, 312.0, 12.0, -255.0, 237.0, -30.0, -330.0, 162.0, -105.0, 90.0, 87.0, -180.0, 312.0, 12.0, -255.0, 237.0, -30.0, -330.0, 162.0, -105.0, 90.0, 87.0, -180.0, 312.0, 12.0, -255.0, 237.0, -30.0, -330.0, 162.0, -105.0, 90.0, 87.0, -180.0, 312.0, 12.0, -255.0, 237.0, -30.0, -330.0, 162.0, -105.0, 90.0, 87.0, -180.0, 312.0, 12.0, -255.0, 237.0, -30.0, -330.0, 162.0, -105.0, 90.0, 87.0, -180.0, 312.0, 12.0, -255.0, 237.0, -30.0, -330.0, 162.0, -105.0, 90.0, 87.0, -180.0, 312.0, 12.0, -255.0, 237.0, -30.0, -330.0, 162.0, -105.0, 90.0, 87.0, -180.0, 312.0, 12.0, -255.0, 237.0, -30.0, -330.0, 162.0, -105.0, 90.0, 87.0, -180.0, 312.0, 12.0, -255.0, 237.0, -30.0, -330.0]]> : tensor<2x150xf32>}> : (tensor<2x150xf32>) -> ()
  "check.expect_eq_const"(%r#10) <{value = dense<[-531.0, -837.0, -1176.0, -1251.0, -1062.0, -576.0, 141.0, 1122.0, 2367.0, 1467.0, 336.0, -531.0, -837.0, -1176.0, -1251.0, -1062.0, -576.0, 141.0, 1122.0, 2367.0, 1467.0, 336.0, -531.0, -837.0, -1176.0, -1251.0, -1062.0, -576.0, 141.0, 1122.0, 2367.0, 1467.0, 336.0, -531.0, -837.0, -1176.0, -1251.0, -1062.0, -576.0, 141.0]> : tensor<40xf32>}> : (tensor<40xf32>) -> ()
  "check.expect_eq_const"(%r#11) <{value = dense<[-18.0, 10.0, -18.0, 2.0, -18.0, -6.0, -18.0, -14.0]> : tensor<8xf32>}> : (tensor<8xf32>) -> ()
  "check.expect_eq_const"(%r#12) <{value = dense<[14.0, -18.0, 6.0, -18.0, -2.0, -18.0, -10.0, -18.0]> : tensor<8xf32>}> : (tensor<8xf32>) -> ()
  %m = stablehlo.constant dense<[[1.0, 0.0, -1.0], [0x7F800000, 1.0, 0.0], [0x7FC00000, 0.0, 0.0], [0xFF800000, 1.0, 1.0], [2.0, 2.0, 2.0]]> : tensor<5x3xf32>
  %v = stablehlo.constant dense<[1.0, 2.0, 1.0e-44]> : tensor<3xf32>
  %mb = stablehlo.optimization_barrier %m : tensor<5x3xf32>
  %vb = stablehlo.optimization_barrier %v : tensor<3xf32>
  %mv = stablehlo.dot_general %mb, %vb, contracting_dims = [1] x [0] : (tensor<5x3xf32>, tensor<3xf32>) -> tensor<5xf32>
  "check.expect_eq_const"(%mv) <{value = dense<[1.0, 0x7F800000, 0x7FC00000, 0xFF800000, 6.0]> : tensor<5xf32>}> : (tensor<5xf32>) -> ()
  %l = stablehlo.constant dense<[[3.0e-45, 1.0e-44], [-3.0e-45, 0.0]]> : tensor<2x2xf32>
  %lb = stablehlo.optimization_barrier %l : tensor<2x2xf32>
  %o = stablehlo.constant dense<[[1.0, 2.0, 1.0, 1.0], [1.0, 1.0, 1.0, 3.0]]> : tensor<2x4xf32>
  %ob = stablehlo.optimization_barrier %o : tensor<2x4xf32>
  %lo = stablehlo.dot_general %lb, %ob, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  "check.expect_eq_const"(%lo) <{value = dense<[[0x00000009, 0x0000000B, 0x00000009, 0x00000017], [0x80000002, 0x80000004, 0x80000002, 0x80000002]]> : tensor<2x4xf32>}> : (tensor<2x4xf32>) -> ()
  return
}
