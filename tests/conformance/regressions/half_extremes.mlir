// Minimum and maximum of every two of NaN, 1, -1, +0, -0 and the infinities in f16, by NumPy: NaN wherever there is one,
// and -0 is below +0. LLVM 19 made +0 of the maximum of NaN and +0 in loops over halves. As bits, NaN as one.
func.func @main() {
  %ca = stablehlo.constant dense<[0x7E00, 0x3C00, 0xBC00, 0x0000, 0x8000, 0x7C00, 0xFC00, 0x7E00, 0x3C00, 0xBC00, 0x0000, 0x8000, 0x7C00, 0xFC00, 0x7E00, 0x3C00, 0xBC00, 0x0000, 0x8000, 0x7C00, 0xFC00, 0x7E00, 0x3C00, 0xBC00, 0x0000, 0x8000, 0x7C00, 0xFC00, 0x7E00, 0x3C00, 0xBC00, 0x0000, 0x8000, 0x7C00, 0xFC00, 0x7E00, 0x3C00, 0xBC00, 0x0000, 0x8000, 0x7C00, 0xFC00, 0x7E00, 0x3C00, 0xBC00, 0x0000, 0x8000, 0x7C00, 0xFC00]> : tensor<49xf16>
  %a = stablehlo.optimization_barrier %ca : tensor<49xf16>
  %cb = stablehlo.constant dense<[0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x3C00, 0x3C00, 0x3C00, 0x3C00, 0x3C00, 0x3C00, 0x3C00, 0xBC00, 0xBC00, 0xBC00, 0xBC00, 0xBC00, 0xBC00, 0xBC00, 0x0000, 0x0000, 0x0000, 0x0000, 0x0000, 0x0000, 0x0000, 0x8000, 0x8000, 0x8000, 0x8000, 0x8000, 0x8000, 0x8000, 0x7C00, 0x7C00, 0x7C00, 0x7C00, 0x7C00, 0x7C00, 0x7C00, 0xFC00, 0xFC00, 0xFC00, 0xFC00, 0xFC00, 0xFC00, 0xFC00]> : tensor<49xf16>
  %b = stablehlo.optimization_barrier %cb : tensor<49xf16>
  %wide_a = stablehlo.convert %a : (tensor<49xf16>) -> tensor<49xf32>
  %wide_b = stablehlo.convert %b : (tensor<49xf16>) -> tensor<49xf32>
  %nan = stablehlo.constant dense<0x7E00> : tensor<49xf16>
  %maximum = stablehlo.maximum %a, %b : tensor<49xf16>
  %maximum_same = stablehlo.compare EQ, %maximum, %maximum : (tensor<49xf16>, tensor<49xf16>) -> tensor<49xi1>
  %maximum_one = stablehlo.select %maximum_same, %maximum, %nan : tensor<49xi1>, tensor<49xf16>
  %maximum_bits = stablehlo.bitcast_convert %maximum_one : (tensor<49xf16>) -> tensor<49xi16>
  check.expect_eq_const %maximum_bits, dense<[32256, 32256, 32256, 32256, 32256, 32256, 32256, 32256, 15360, 15360, 15360, 15360, 31744, 15360, 32256, 15360, -17408, 0, -32768, 31744, -17408, 32256, 15360, 0, 0, 0, 31744, 0, 32256, 15360, -32768, 0, -32768, 31744, -32768, 32256, 31744, 31744, 31744, 31744, 31744, 31744, 32256, 15360, -17408, 0, -32768, 31744, -1024]> : tensor<49xi16>
  %maximum_f32 = stablehlo.maximum %wide_a, %wide_b : tensor<49xf32>
  %maximum_wide = stablehlo.convert %maximum_f32 : (tensor<49xf32>) -> tensor<49xf16>
  %maximum_wide_same = stablehlo.compare EQ, %maximum_wide, %maximum_wide : (tensor<49xf16>, tensor<49xf16>) -> tensor<49xi1>
  %maximum_wide_one = stablehlo.select %maximum_wide_same, %maximum_wide, %nan : tensor<49xi1>, tensor<49xf16>
  %maximum_wide_bits = stablehlo.bitcast_convert %maximum_wide_one : (tensor<49xf16>) -> tensor<49xi16>
  check.expect_eq_const %maximum_wide_bits, dense<[32256, 32256, 32256, 32256, 32256, 32256, 32256, 32256, 15360, 15360, 15360, 15360, 31744, 15360, 32256, 15360, -17408, 0, -32768, 31744, -17408, 32256, 15360, 0, 0, 0, 31744, 0, 32256, 15360, -32768, 0, -32768, 31744, -32768, 32256, 31744, 31744, 31744, 31744, 31744, 31744, 32256, 15360, -17408, 0, -32768, 31744, -1024]> : tensor<49xi16>
  %minimum = stablehlo.minimum %a, %b : tensor<49xf16>
  %minimum_same = stablehlo.compare EQ, %minimum, %minimum : (tensor<49xf16>, tensor<49xf16>) -> tensor<49xi1>
  %minimum_one = stablehlo.select %minimum_same, %minimum, %nan : tensor<49xi1>, tensor<49xf16>
  %minimum_bits = stablehlo.bitcast_convert %minimum_one : (tensor<49xf16>) -> tensor<49xi16>
  check.expect_eq_const %minimum_bits, dense<[32256, 32256, 32256, 32256, 32256, 32256, 32256, 32256, 15360, -17408, 0, -32768, 15360, -1024, 32256, -17408, -17408, -17408, -17408, -17408, -1024, 32256, 0, -17408, 0, -32768, 0, -1024, 32256, -32768, -17408, -32768, -32768, -32768, -1024, 32256, 15360, -17408, 0, -32768, 31744, -1024, 32256, -1024, -1024, -1024, -1024, -1024, -1024]> : tensor<49xi16>
  %minimum_f32 = stablehlo.minimum %wide_a, %wide_b : tensor<49xf32>
  %minimum_wide = stablehlo.convert %minimum_f32 : (tensor<49xf32>) -> tensor<49xf16>
  %minimum_wide_same = stablehlo.compare EQ, %minimum_wide, %minimum_wide : (tensor<49xf16>, tensor<49xf16>) -> tensor<49xi1>
  %minimum_wide_one = stablehlo.select %minimum_wide_same, %minimum_wide, %nan : tensor<49xi1>, tensor<49xf16>
  %minimum_wide_bits = stablehlo.bitcast_convert %minimum_wide_one : (tensor<49xf16>) -> tensor<49xi16>
  check.expect_eq_const %minimum_wide_bits, dense<[32256, 32256, 32256, 32256, 32256, 32256, 32256, 32256, 15360, -17408, 0, -32768, 15360, -1024, 32256, -17408, -17408, -17408, -17408, -17408, -1024, 32256, 0, -17408, 0, -32768, 0, -1024, 32256, -32768, -17408, -32768, -32768, -32768, -1024, 32256, 15360, -17408, 0, -32768, 31744, -1024, 32256, -1024, -1024, -1024, -1024, -1024, -1024]> : tensor<49xi16>
  func.return
}
