// Products for a library whose operands or result are transposed: several orders of a batch, rows and
// terms. All numbers are whole and small.
func.func public @main() {
  %amod = stablehlo.constant dense<7.0> : tensor<3x41x43xf32>
  %a0 = stablehlo.iota dim = 0 : tensor<5289xf32>
  %a1 = stablehlo.reshape %a0 : (tensor<5289xf32>) -> tensor<3x41x43xf32>
  %a = stablehlo.remainder %a1, %amod : tensor<3x41x43xf32>
  %bmod = stablehlo.constant dense<5.0> : tensor<3x43x39xf32>
  %b0 = stablehlo.iota dim = 0 : tensor<5031xf32>
  %b1 = stablehlo.reshape %b0 : (tensor<5031xf32>) -> tensor<3x43x39xf32>
  %b = stablehlo.remainder %b1, %bmod : tensor<3x43x39xf32>
  %plain = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<3x41x43xf32>, tensor<3x43x39xf32>) -> tensor<3x41x39xf32>

  // both operands transposed, and with the batch in the middle
  %at = stablehlo.transpose %a, dims = [0, 2, 1] : (tensor<3x41x43xf32>) -> tensor<3x43x41xf32>
  %ak = stablehlo.optimization_barrier %at : tensor<3x43x41xf32>
  %au = stablehlo.transpose %ak, dims = [0, 2, 1] : (tensor<3x43x41xf32>) -> tensor<3x41x43xf32>
  %bt = stablehlo.transpose %b, dims = [1, 2, 0] : (tensor<3x43x39xf32>) -> tensor<43x39x3xf32>
  %bk = stablehlo.optimization_barrier %bt : tensor<43x39x3xf32>
  %bu = stablehlo.transpose %bk, dims = [2, 1, 0] : (tensor<43x39x3xf32>) -> tensor<3x39x43xf32>
  %both = stablehlo.dot_general %au, %bu, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x41x43xf32>, tensor<3x39x43xf32>) -> tensor<3x41x39xf32>
  check.expect_eq %both, %plain : tensor<3x41x39xf32>

  %am = stablehlo.transpose %a, dims = [1, 0, 2] : (tensor<3x41x43xf32>) -> tensor<41x3x43xf32>
  %mk = stablehlo.optimization_barrier %am : tensor<41x3x43xf32>
  %mu = stablehlo.transpose %mk, dims = [1, 0, 2] : (tensor<41x3x43xf32>) -> tensor<3x41x43xf32>
  %middle = stablehlo.dot_general %mu, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<3x41x43xf32>, tensor<3x43x39xf32>) -> tensor<3x41x39xf32>
  check.expect_eq %middle, %plain : tensor<3x41x39xf32>

  // the result transposed: the free dimensions exchanged, and the batch moved as well
  %swapped = stablehlo.dot_general %b, %a, batching_dims = [0] x [0], contracting_dims = [1] x [2] : (tensor<3x43x39xf32>, tensor<3x41x43xf32>) -> tensor<3x39x41xf32>
  %back = stablehlo.transpose %swapped, dims = [0, 2, 1] : (tensor<3x39x41xf32>) -> tensor<3x41x39xf32>
  check.expect_eq %back, %plain : tensor<3x41x39xf32>
  %negated = stablehlo.negate %b : tensor<3x43x39xf32>
  %again = stablehlo.dot_general %negated, %a, batching_dims = [0] x [0], contracting_dims = [1] x [2] : (tensor<3x43x39xf32>, tensor<3x41x43xf32>) -> tensor<3x39x41xf32>
  %moved = stablehlo.transpose %again, dims = [2, 0, 1] : (tensor<3x39x41xf32>) -> tensor<41x3x39xf32>
  %minus = stablehlo.negate %plain : tensor<3x41x39xf32>
  %order = stablehlo.transpose %minus, dims = [1, 0, 2] : (tensor<3x41x39xf32>) -> tensor<41x3x39xf32>
  check.expect_eq %moved, %order : tensor<41x3x39xf32>

  // two free dimensions that a transpose exchanges
  %four = stablehlo.reshape %a : (tensor<3x41x43xf32>) -> tensor<3x41x43x1xf32>
  %wide = stablehlo.broadcast_in_dim %four, dims = [0, 1, 2, 3] : (tensor<3x41x43x1xf32>) -> tensor<3x41x43x2xf32>
  %turned = stablehlo.transpose %wide, dims = [0, 3, 1, 2] : (tensor<3x41x43x2xf32>) -> tensor<3x2x41x43xf32>
  %doubled = stablehlo.dot_general %turned, %b, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<3x2x41x43xf32>, tensor<3x43x39xf32>) -> tensor<3x2x41x39xf32>
  %wanted = stablehlo.broadcast_in_dim %plain, dims = [0, 2, 3] : (tensor<3x41x39xf32>) -> tensor<3x2x41x39xf32>
  check.expect_eq %doubled, %wanted : tensor<3x2x41x39xf32>

  // and the plain one by products of elements and a sum
  %ab = stablehlo.broadcast_in_dim %a, dims = [0, 1, 2] : (tensor<3x41x43xf32>) -> tensor<3x41x43x39xf32>
  %bb = stablehlo.broadcast_in_dim %b, dims = [0, 2, 3] : (tensor<3x43x39xf32>) -> tensor<3x41x43x39xf32>
  %m = stablehlo.multiply %ab, %bb : tensor<3x41x43x39xf32>
  %f0 = stablehlo.constant dense<0.0> : tensor<f32>
  %sum = stablehlo.reduce(%m init: %f0) applies stablehlo.add across dimensions = [2] : (tensor<3x41x43x39xf32>, tensor<f32>) -> tensor<3x41x39xf32>
  check.expect_eq %plain, %sum : tensor<3x41x39xf32>
  return
}
