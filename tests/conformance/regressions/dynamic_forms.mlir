// Paddings and sizes that are constants: dynamic_conv, chlo.dynamic_reshape.
func.func public @main() {
  %x = stablehlo.constant dense<[[[1.0], [2.0], [3.0], [4.0]]]> : tensor<1x4x1xf32>
  %k = stablehlo.constant dense<[[[1.0]], [[10.0]]]> : tensor<2x1x1xf32>
  %pad = stablehlo.constant dense<[[1, 0]]> : tensor<1x2xi64>
  %0 = "stablehlo.dynamic_conv"(%x, %k, %pad) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64}> : (tensor<1x4x1xf32>, tensor<2x1x1xf32>, tensor<1x2xi64>) -> tensor<1x4x1xf32>
  check.expect_eq_const %0, dense<[[[10.0], [21.0], [32.0], [43.0]]]> : tensor<1x4x1xf32>
  %shape = stablehlo.constant dense<[2, 2]> : tensor<2xi64>
  %1 = "chlo.dynamic_reshape"(%x, %shape) : (tensor<1x4x1xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  %2 = stablehlo.negate %1 : tensor<?x?xf32>
  %3 = stablehlo.dynamic_reshape %2, %shape : (tensor<?x?xf32>, tensor<2xi64>) -> tensor<2x2xf32>
  check.expect_eq_const %3, dense<[[-1.0, -2.0], [-3.0, -4.0]]> : tensor<2x2xf32>
  return
}
