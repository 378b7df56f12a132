// Long inner products, which CPUs sum without their operands in memory: flattened arrays, batches,
// factors narrower than the result, a NaN. All partial sums are whole and exact.
func.func public @main() {
  %x0 = stablehlo.iota dim = 0 : tensor<65792xf32>
  %four = stablehlo.constant dense<4.0> : tensor<65792xf32>
  %x1 = stablehlo.remainder %x0, %four : tensor<65792xf32>
  %x = stablehlo.reshape %x1 : (tensor<65792xf32>) -> tensor<256x257xf32>
  // 0 + 1 + 4 + 9 of each four elements
  %a = stablehlo.reshape %x : (tensor<256x257xf32>) -> tensor<65792xf32>
  %b = stablehlo.reshape %x : (tensor<256x257xf32>) -> tensor<65792xf32>
  %d0 = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0] : (tensor<65792xf32>, tensor<65792xf32>) -> tensor<f32>
  "check.expect_eq_const"(%d0) <{value = dense<230272.0> : tensor<f32>}> : (tensor<f32>) -> ()
  // reshapes of other shapes stay: 0 + 1 + 4 + 9 again
  %t = stablehlo.reshape %x1 : (tensor<65792xf32>) -> tensor<257x256xf32>
  %c = stablehlo.reshape %t : (tensor<257x256xf32>) -> tensor<65792xf32>
  %d1 = stablehlo.dot_general %a, %c, contracting_dims = [0] x [0] : (tensor<65792xf32>, tensor<65792xf32>) -> tensor<f32>
  "check.expect_eq_const"(%d1) <{value = dense<230272.0> : tensor<f32>}> : (tensor<f32>) -> ()
  // rows of 256 have 64 times four elements, columns of 257 one of 0 to 3 each
  %d2 = stablehlo.dot_general %t, %t, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<257x256xf32>, tensor<257x256xf32>) -> tensor<257xf32>
  "check.expect_eq_const"(%d2) <{value = dense<896.0> : tensor<257xf32>}> : (tensor<257xf32>) -> ()
  %d3 = stablehlo.dot_general %t, %t, batching_dims = [1] x [1], contracting_dims = [0] x [0] : (tensor<257x256xf32>, tensor<257x256xf32>) -> tensor<256xf32>
  %k0 = stablehlo.slice %d3 [0:4] : (tensor<256xf32>) -> tensor<4xf32>
  "check.expect_eq_const"(%k0) <{value = dense<[0.0, 257.0, 1028.0, 2313.0]> : tensor<4xf32>}> : (tensor<4xf32>) -> ()
  // f16 times f16 in f32, and in f64 a matrix by its transpose
  %h = stablehlo.convert %a : (tensor<65792xf32>) -> tensor<65792xf16>
  %d4 = stablehlo.dot_general %h, %h, contracting_dims = [0] x [0] : (tensor<65792xf16>, tensor<65792xf16>) -> tensor<f32>
  "check.expect_eq_const"(%d4) <{value = dense<230272.0> : tensor<f32>}> : (tensor<f32>) -> ()
  %w = stablehlo.convert %t : (tensor<257x256xf32>) -> tensor<257x256xf64>
  %v = stablehlo.transpose %w, dims = [1, 0] : (tensor<257x256xf64>) -> tensor<256x257xf64>
  %d5 = stablehlo.dot_general %w, %v, contracting_dims = [0, 1] x [1, 0] : (tensor<257x256xf64>, tensor<256x257xf64>) -> tensor<f64>
  "check.expect_eq_const"(%d5) <{value = dense<230272.0> : tensor<f64>}> : (tensor<f64>) -> ()
  // one NaN
  %nan = stablehlo.constant dense<0x7FC00000> : tensor<1xf32>
  %at = stablehlo.constant dense<65791> : tensor<i32>
  %n = stablehlo.dynamic_update_slice %a, %nan, %at : (tensor<65792xf32>, tensor<1xf32>, tensor<i32>) -> tensor<65792xf32>
  %d6 = stablehlo.dot_general %n, %b, contracting_dims = [0] x [0] : (tensor<65792xf32>, tensor<65792xf32>) -> tensor<f32>
  %p = stablehlo.compare NE, %d6, %d6 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  "check.expect_eq_const"(%p) <{value = dense<true> : tensor<i1>}> : (tensor<i1>) -> ()
  return
}
