// Products in loops of rows that are known before, as in a scan: of the first dimension of an array
// and of one in the middle, with starts beyond the last row. All numbers are whole and small.
func.func public @main() {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %mod = stablehlo.constant dense<7.0> : tensor<9x40x24xf32>
  %wmod = stablehlo.constant dense<5.0> : tensor<24x39xf32>
  %x0 = stablehlo.iota dim = 0 : tensor<8640xf32>
  %x1 = stablehlo.reshape %x0 : (tensor<8640xf32>) -> tensor<9x40x24xf32>
  %xs = stablehlo.remainder %x1, %mod : tensor<9x40x24xf32>
  %xt = stablehlo.transpose %xs, dims = [1, 0, 2] : (tensor<9x40x24xf32>) -> tensor<40x9x24xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<936xf32>
  %w1 = stablehlo.reshape %w0 : (tensor<936xf32>) -> tensor<24x39xf32>
  %w = stablehlo.remainder %w1, %wmod : tensor<24x39xf32>
  %none = stablehlo.constant dense<0.0> : tensor<11x40x39xf32>
  %r:3 = stablehlo.while(%i = %zero, %a = %none, %b = %none) : tensor<i32>, tensor<11x40x39xf32>, tensor<11x40x39xf32>
  cond {
    %n = stablehlo.constant dense<11> : tensor<i32>
    %p = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %one : tensor<i32>
    %s = stablehlo.dynamic_slice %xs, %i, %zero, %zero, sizes = [1, 40, 24] : (tensor<9x40x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x40x24xf32>
    %x = stablehlo.reshape %s : (tensor<1x40x24xf32>) -> tensor<40x24xf32>
    %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<40x24xf32>, tensor<24x39xf32>) -> tensor<40x39xf32>
    %y1 = stablehlo.reshape %y : (tensor<40x39xf32>) -> tensor<1x40x39xf32>
    %a1 = stablehlo.dynamic_update_slice %a, %y1, %i, %zero, %zero : (tensor<11x40x39xf32>, tensor<1x40x39xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<11x40x39xf32>
    %k = stablehlo.subtract %i, %two : tensor<i32>
    %t = stablehlo.dynamic_slice %xt, %zero, %k, %zero, sizes = [40, 1, 24] : (tensor<40x9x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<40x1x24xf32>
    %u = stablehlo.reshape %t : (tensor<40x1x24xf32>) -> tensor<40x24xf32>
    %z = stablehlo.dot_general %u, %w, contracting_dims = [1] x [0] : (tensor<40x24xf32>, tensor<24x39xf32>) -> tensor<40x39xf32>
    %z1 = stablehlo.reshape %z : (tensor<40x39xf32>) -> tensor<1x40x39xf32>
    %b1 = stablehlo.dynamic_update_slice %b, %z1, %i, %zero, %zero : (tensor<11x40x39xf32>, tensor<1x40x39xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<11x40x39xf32>
    stablehlo.return %j, %a1, %b1 : tensor<i32>, tensor<11x40x39xf32>, tensor<11x40x39xf32>
  }
  // the same by products of elements and a sum; the first and the last row are there three times
  %xb = stablehlo.broadcast_in_dim %xs, dims = [0, 1, 2] : (tensor<9x40x24xf32>) -> tensor<9x40x24x39xf32>
  %wb = stablehlo.broadcast_in_dim %w, dims = [2, 3] : (tensor<24x39xf32>) -> tensor<9x40x24x39xf32>
  %m = stablehlo.multiply %xb, %wb : tensor<9x40x24x39xf32>
  %f0 = stablehlo.constant dense<0.0> : tensor<f32>
  %all = stablehlo.reduce(%m init: %f0) applies stablehlo.add across dimensions = [2] : (tensor<9x40x24x39xf32>, tensor<f32>) -> tensor<9x40x39xf32>
  %first = stablehlo.slice %all [0:1, 0:40, 0:39] : (tensor<9x40x39xf32>) -> tensor<1x40x39xf32>
  %last = stablehlo.slice %all [8:9, 0:40, 0:39] : (tensor<9x40x39xf32>) -> tensor<1x40x39xf32>
  %wanted_a = stablehlo.concatenate %all, %last, %last, dim = 0 : (tensor<9x40x39xf32>, tensor<1x40x39xf32>, tensor<1x40x39xf32>) -> tensor<11x40x39xf32>
  %wanted_b = stablehlo.concatenate %first, %first, %all, dim = 0 : (tensor<1x40x39xf32>, tensor<1x40x39xf32>, tensor<9x40x39xf32>) -> tensor<11x40x39xf32>
  check.expect_eq %r#1, %wanted_a : tensor<11x40x39xf32>
  check.expect_eq %r#2, %wanted_b : tensor<11x40x39xf32>
  return
}
