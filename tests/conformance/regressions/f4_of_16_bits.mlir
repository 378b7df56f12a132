// Four f4E2M1FN of the bits of each ui16, the first of the lowest four, in one loop with a function of them: LLVM could not
// read what was made of that. 0x4200 is 0, 0, 1 and 2; e is nearest to 3, and e^2 is more than the largest number, 6.
func.func @main() {
  %c = stablehlo.constant dense<[0x4200, 0x0000, 0x0000, 0x0000, 0x0000, 0x0000]> : tensor<6xui16>
  %x = stablehlo.optimization_barrier %c : tensor<6xui16>
  %0 = stablehlo.bitcast_convert %x : (tensor<6xui16>) -> tensor<6x4xf4E2M1FN>
  %1 = stablehlo.exponential %0 : tensor<6x4xf4E2M1FN>
  check.expect_eq_const %1, dense<[[1.0, 1.0, 3.0, 6.0], [1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0]]> : tensor<6x4xf4E2M1FN>
  func.return
}
