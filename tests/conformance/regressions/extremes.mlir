// Minimum and maximum of every two of NaN of either sign, 1, -1, +0, -0 and the infinities, by NumPy: NaN wherever there is
// one, and -0 is below +0. First two arrays, then an array and each constant, then every sum over 67 columns, one of which,
// any, has the special number and the others -1 or a zero. As bits, NaN as one. No vector width divides 67.
func.func @main() {
  %ca_f32 = stablehlo.constant dense<[0x7FC00000, 0xFFC00000, 0x3F800000, 0xBF800000, 0x00000000, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0xFFC00000, 0x3F800000, 0xBF800000, 0x00000000, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0xFFC00000, 0x3F800000, 0xBF800000, 0x00000000, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0xFFC00000, 0x3F800000, 0xBF800000, 0x00000000, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0xFFC00000, 0x3F800000, 0xBF800000, 0x00000000, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0xFFC00000, 0x3F800000, 0xBF800000, 0x00000000, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0xFFC00000, 0x3F800000, 0xBF800000, 0x00000000, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0xFFC00000, 0x3F800000, 0xBF800000, 0x00000000, 0x80000000, 0x7F800000, 0xFF800000]> : tensor<64xf32>
  %a_f32 = stablehlo.optimization_barrier %ca_f32 : tensor<64xf32>
  %cb_f32 = stablehlo.constant dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0x3F800000, 0x3F800000, 0x3F800000, 0x3F800000, 0x3F800000, 0x3F800000, 0x3F800000, 0x3F800000, 0xBF800000, 0xBF800000, 0xBF800000, 0xBF800000, 0xBF800000, 0xBF800000, 0xBF800000, 0xBF800000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x80000000, 0x80000000, 0x80000000, 0x80000000, 0x80000000, 0x80000000, 0x80000000, 0x80000000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000]> : tensor<64xf32>
  %b_f32 = stablehlo.optimization_barrier %cb_f32 : tensor<64xf32>
  %cs_f32 = stablehlo.constant dense<[0x7FC00000, 0xFFC00000, 0x3F800000, 0xBF800000, 0x00000000, 0x80000000, 0x7F800000, 0xFF800000]> : tensor<8xf32>
  %s_f32 = stablehlo.optimization_barrier %cs_f32 : tensor<8xf32>
  %maximum_f32 = stablehlo.maximum %a_f32, %b_f32 : tensor<64xf32>
  %maximum_f32_nan = stablehlo.constant dense<0x7FC00000> : tensor<64xf32>
  %maximum_f32_is = stablehlo.compare EQ, %maximum_f32, %maximum_f32 : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
  %maximum_f32_one = stablehlo.select %maximum_f32_is, %maximum_f32, %maximum_f32_nan : tensor<64xi1>, tensor<64xf32>
  %maximum_f32_bits = stablehlo.bitcast_convert %maximum_f32_one : (tensor<64xf32>) -> tensor<64xi32>
  check.expect_eq_const %maximum_f32_bits, dense<[2143289344, 2143289344, 2143289344, 2143289344, 2143289344, 2143289344, 2143289344, 2143289344, 2143289344, 2143289344, 2143289344, 2143289344, 2143289344, 2143289344, 2143289344, 2143289344, 2143289344, 2143289344, 1065353216, 1065353216, 1065353216, 1065353216, 2139095040, 1065353216, 2143289344, 2143289344, 1065353216, -1082130432, 0, -2147483648, 2139095040, -1082130432, 2143289344, 2143289344, 1065353216, 0, 0, 0, 2139095040, 0, 2143289344, 2143289344, 1065353216, -2147483648, 0, -2147483648, 2139095040, -2147483648, 2143289344, 2143289344, 2139095040, 2139095040, 2139095040, 2139095040, 2139095040, 2139095040, 2143289344, 2143289344, 1065353216, -1082130432, 0, -2147483648, 2139095040, -8388608]> : tensor<64xi32>
  %maximum_f32_0_c = stablehlo.constant dense<0x7FC00000> : tensor<8xf32>
  %maximum_f32_0 = stablehlo.maximum %s_f32, %maximum_f32_0_c : tensor<8xf32>
  %maximum_f32_0_nan = stablehlo.constant dense<0x7FC00000> : tensor<8xf32>
  %maximum_f32_0_is = stablehlo.compare EQ, %maximum_f32_0, %maximum_f32_0 : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
  %maximum_f32_0_one = stablehlo.select %maximum_f32_0_is, %maximum_f32_0, %maximum_f32_0_nan : tensor<8xi1>, tensor<8xf32>
  %maximum_f32_0_bits = stablehlo.bitcast_convert %maximum_f32_0_one : (tensor<8xf32>) -> tensor<8xi32>
  check.expect_eq_const %maximum_f32_0_bits, dense<[2143289344, 2143289344, 2143289344, 2143289344, 2143289344, 2143289344, 2143289344, 2143289344]> : tensor<8xi32>
  %maximum_f32_1_c = stablehlo.constant dense<0xFFC00000> : tensor<8xf32>
  %maximum_f32_1 = stablehlo.maximum %maximum_f32_1_c, %s_f32 : tensor<8xf32>
  %maximum_f32_1_nan = stablehlo.constant dense<0x7FC00000> : tensor<8xf32>
  %maximum_f32_1_is = stablehlo.compare EQ, %maximum_f32_1, %maximum_f32_1 : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
  %maximum_f32_1_one = stablehlo.select %maximum_f32_1_is, %maximum_f32_1, %maximum_f32_1_nan : tensor<8xi1>, tensor<8xf32>
  %maximum_f32_1_bits = stablehlo.bitcast_convert %maximum_f32_1_one : (tensor<8xf32>) -> tensor<8xi32>
  check.expect_eq_const %maximum_f32_1_bits, dense<[2143289344, 2143289344, 2143289344, 2143289344, 2143289344, 2143289344, 2143289344, 2143289344]> : tensor<8xi32>
  %maximum_f32_2_c = stablehlo.constant dense<0x3F800000> : tensor<8xf32>
  %maximum_f32_2 = stablehlo.maximum %s_f32, %maximum_f32_2_c : tensor<8xf32>
  %maximum_f32_2_nan = stablehlo.constant dense<0x7FC00000> : tensor<8xf32>
  %maximum_f32_2_is = stablehlo.compare EQ, %maximum_f32_2, %maximum_f32_2 : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
  %maximum_f32_2_one = stablehlo.select %maximum_f32_2_is, %maximum_f32_2, %maximum_f32_2_nan : tensor<8xi1>, tensor<8xf32>
  %maximum_f32_2_bits = stablehlo.bitcast_convert %maximum_f32_2_one : (tensor<8xf32>) -> tensor<8xi32>
  check.expect_eq_const %maximum_f32_2_bits, dense<[2143289344, 2143289344, 1065353216, 1065353216, 1065353216, 1065353216, 2139095040, 1065353216]> : tensor<8xi32>
  %maximum_f32_3_c = stablehlo.constant dense<0xBF800000> : tensor<8xf32>
  %maximum_f32_3 = stablehlo.maximum %maximum_f32_3_c, %s_f32 : tensor<8xf32>
  %maximum_f32_3_nan = stablehlo.constant dense<0x7FC00000> : tensor<8xf32>
  %maximum_f32_3_is = stablehlo.compare EQ, %maximum_f32_3, %maximum_f32_3 : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
  %maximum_f32_3_one = stablehlo.select %maximum_f32_3_is, %maximum_f32_3, %maximum_f32_3_nan : tensor<8xi1>, tensor<8xf32>
  %maximum_f32_3_bits = stablehlo.bitcast_convert %maximum_f32_3_one : (tensor<8xf32>) -> tensor<8xi32>
  check.expect_eq_const %maximum_f32_3_bits, dense<[2143289344, 2143289344, 1065353216, -1082130432, 0, -2147483648, 2139095040, -1082130432]> : tensor<8xi32>
  %maximum_f32_4_c = stablehlo.constant dense<0x00000000> : tensor<8xf32>
  %maximum_f32_4 = stablehlo.maximum %s_f32, %maximum_f32_4_c : tensor<8xf32>
  %maximum_f32_4_nan = stablehlo.constant dense<0x7FC00000> : tensor<8xf32>
  %maximum_f32_4_is = stablehlo.compare EQ, %maximum_f32_4, %maximum_f32_4 : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
  %maximum_f32_4_one = stablehlo.select %maximum_f32_4_is, %maximum_f32_4, %maximum_f32_4_nan : tensor<8xi1>, tensor<8xf32>
  %maximum_f32_4_bits = stablehlo.bitcast_convert %maximum_f32_4_one : (tensor<8xf32>) -> tensor<8xi32>
  check.expect_eq_const %maximum_f32_4_bits, dense<[2143289344, 2143289344, 1065353216, 0, 0, 0, 2139095040, 0]> : tensor<8xi32>
  %maximum_f32_5_c = stablehlo.constant dense<0x80000000> : tensor<8xf32>
  %maximum_f32_5 = stablehlo.maximum %maximum_f32_5_c, %s_f32 : tensor<8xf32>
  %maximum_f32_5_nan = stablehlo.constant dense<0x7FC00000> : tensor<8xf32>
  %maximum_f32_5_is = stablehlo.compare EQ, %maximum_f32_5, %maximum_f32_5 : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
  %maximum_f32_5_one = stablehlo.select %maximum_f32_5_is, %maximum_f32_5, %maximum_f32_5_nan : tensor<8xi1>, tensor<8xf32>
  %maximum_f32_5_bits = stablehlo.bitcast_convert %maximum_f32_5_one : (tensor<8xf32>) -> tensor<8xi32>
  check.expect_eq_const %maximum_f32_5_bits, dense<[2143289344, 2143289344, 1065353216, -2147483648, 0, -2147483648, 2139095040, -2147483648]> : tensor<8xi32>
  %maximum_f32_6_c = stablehlo.constant dense<0x7F800000> : tensor<8xf32>
  %maximum_f32_6 = stablehlo.maximum %s_f32, %maximum_f32_6_c : tensor<8xf32>
  %maximum_f32_6_nan = stablehlo.constant dense<0x7FC00000> : tensor<8xf32>
  %maximum_f32_6_is = stablehlo.compare EQ, %maximum_f32_6, %maximum_f32_6 : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
  %maximum_f32_6_one = stablehlo.select %maximum_f32_6_is, %maximum_f32_6, %maximum_f32_6_nan : tensor<8xi1>, tensor<8xf32>
  %maximum_f32_6_bits = stablehlo.bitcast_convert %maximum_f32_6_one : (tensor<8xf32>) -> tensor<8xi32>
  check.expect_eq_const %maximum_f32_6_bits, dense<[2143289344, 2143289344, 2139095040, 2139095040, 2139095040, 2139095040, 2139095040, 2139095040]> : tensor<8xi32>
  %maximum_f32_7_c = stablehlo.constant dense<0xFF800000> : tensor<8xf32>
  %maximum_f32_7 = stablehlo.maximum %maximum_f32_7_c, %s_f32 : tensor<8xf32>
  %maximum_f32_7_nan = stablehlo.constant dense<0x7FC00000> : tensor<8xf32>
  %maximum_f32_7_is = stablehlo.compare EQ, %maximum_f32_7, %maximum_f32_7 : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
  %maximum_f32_7_one = stablehlo.select %maximum_f32_7_is, %maximum_f32_7, %maximum_f32_7_nan : tensor<8xi1>, tensor<8xf32>
  %maximum_f32_7_bits = stablehlo.bitcast_convert %maximum_f32_7_one : (tensor<8xf32>) -> tensor<8xi32>
  check.expect_eq_const %maximum_f32_7_bits, dense<[2143289344, 2143289344, 1065353216, -1082130432, 0, -2147483648, 2139095040, -8388608]> : tensor<8xi32>
  %maximum_f32_row0_p = stablehlo.iota dim = 1 : tensor<8x67x67xi32>
  %maximum_f32_row0_q = stablehlo.iota dim = 2 : tensor<8x67x67xi32>
  %maximum_f32_row0_here = stablehlo.compare EQ, %maximum_f32_row0_p, %maximum_f32_row0_q : (tensor<8x67x67xi32>, tensor<8x67x67xi32>) -> tensor<8x67x67xi1>
  %maximum_f32_row0_s = stablehlo.broadcast_in_dim %s_f32, dims = [0] : (tensor<8xf32>) -> tensor<8x67x67xf32>
  %maximum_f32_row0_g = stablehlo.constant dense<0xBF800000> : tensor<8x67x67xf32>
  %maximum_f32_row0_x = stablehlo.select %maximum_f32_row0_here, %maximum_f32_row0_s, %maximum_f32_row0_g : tensor<8x67x67xi1>, tensor<8x67x67xf32>
  %maximum_f32_row0_y = stablehlo.optimization_barrier %maximum_f32_row0_x : tensor<8x67x67xf32>
  %maximum_f32_row0_start = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %maximum_f32_row0 = stablehlo.reduce(%maximum_f32_row0_y init: %maximum_f32_row0_start) applies stablehlo.maximum across dimensions = [2] : (tensor<8x67x67xf32>, tensor<f32>) -> tensor<8x67xf32>
  %maximum_f32_row0_nan = stablehlo.constant dense<0x7FC00000> : tensor<8x67xf32>
  %maximum_f32_row0_is = stablehlo.compare EQ, %maximum_f32_row0, %maximum_f32_row0 : (tensor<8x67xf32>, tensor<8x67xf32>) -> tensor<8x67xi1>
  %maximum_f32_row0_one = stablehlo.select %maximum_f32_row0_is, %maximum_f32_row0, %maximum_f32_row0_nan : tensor<8x67xi1>, tensor<8x67xf32>
  %maximum_f32_row0_bits = stablehlo.bitcast_convert %maximum_f32_row0_one : (tensor<8x67xf32>) -> tensor<8x67xi32>
  %maximum_f32_row0_zero = stablehlo.constant dense<2147483647> : tensor<i32>
  %maximum_f32_row0_least = stablehlo.constant dense<-2147483648> : tensor<i32>
  %maximum_f32_row0_low = stablehlo.reduce(%maximum_f32_row0_bits init: %maximum_f32_row0_zero) applies stablehlo.minimum across dimensions = [1] : (tensor<8x67xi32>, tensor<i32>) -> tensor<8xi32>
  %maximum_f32_row0_high = stablehlo.reduce(%maximum_f32_row0_bits init: %maximum_f32_row0_least) applies stablehlo.maximum across dimensions = [1] : (tensor<8x67xi32>, tensor<i32>) -> tensor<8xi32>
  check.expect_eq_const %maximum_f32_row0_low, dense<[2143289344, 2143289344, 1065353216, -1082130432, 0, -2147483648, 2139095040, -1082130432]> : tensor<8xi32>
  check.expect_eq_const %maximum_f32_row0_high, dense<[2143289344, 2143289344, 1065353216, -1082130432, 0, -2147483648, 2139095040, -1082130432]> : tensor<8xi32>
  %maximum_f32_row1_p = stablehlo.iota dim = 1 : tensor<8x67x67xi32>
  %maximum_f32_row1_q = stablehlo.iota dim = 2 : tensor<8x67x67xi32>
  %maximum_f32_row1_here = stablehlo.compare EQ, %maximum_f32_row1_p, %maximum_f32_row1_q : (tensor<8x67x67xi32>, tensor<8x67x67xi32>) -> tensor<8x67x67xi1>
  %maximum_f32_row1_s = stablehlo.broadcast_in_dim %s_f32, dims = [0] : (tensor<8xf32>) -> tensor<8x67x67xf32>
  %maximum_f32_row1_g = stablehlo.constant dense<0x00000000> : tensor<8x67x67xf32>
  %maximum_f32_row1_x = stablehlo.select %maximum_f32_row1_here, %maximum_f32_row1_s, %maximum_f32_row1_g : tensor<8x67x67xi1>, tensor<8x67x67xf32>
  %maximum_f32_row1_y = stablehlo.optimization_barrier %maximum_f32_row1_x : tensor<8x67x67xf32>
  %maximum_f32_row1_start = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %maximum_f32_row1 = stablehlo.reduce(%maximum_f32_row1_y init: %maximum_f32_row1_start) applies stablehlo.maximum across dimensions = [2] : (tensor<8x67x67xf32>, tensor<f32>) -> tensor<8x67xf32>
  %maximum_f32_row1_nan = stablehlo.constant dense<0x7FC00000> : tensor<8x67xf32>
  %maximum_f32_row1_is = stablehlo.compare EQ, %maximum_f32_row1, %maximum_f32_row1 : (tensor<8x67xf32>, tensor<8x67xf32>) -> tensor<8x67xi1>
  %maximum_f32_row1_one = stablehlo.select %maximum_f32_row1_is, %maximum_f32_row1, %maximum_f32_row1_nan : tensor<8x67xi1>, tensor<8x67xf32>
  %maximum_f32_row1_bits = stablehlo.bitcast_convert %maximum_f32_row1_one : (tensor<8x67xf32>) -> tensor<8x67xi32>
  %maximum_f32_row1_zero = stablehlo.constant dense<2147483647> : tensor<i32>
  %maximum_f32_row1_least = stablehlo.constant dense<-2147483648> : tensor<i32>
  %maximum_f32_row1_low = stablehlo.reduce(%maximum_f32_row1_bits init: %maximum_f32_row1_zero) applies stablehlo.minimum across dimensions = [1] : (tensor<8x67xi32>, tensor<i32>) -> tensor<8xi32>
  %maximum_f32_row1_high = stablehlo.reduce(%maximum_f32_row1_bits init: %maximum_f32_row1_least) applies stablehlo.maximum across dimensions = [1] : (tensor<8x67xi32>, tensor<i32>) -> tensor<8xi32>
  check.expect_eq_const %maximum_f32_row1_low, dense<[2143289344, 2143289344, 1065353216, 0, 0, 0, 2139095040, 0]> : tensor<8xi32>
  check.expect_eq_const %maximum_f32_row1_high, dense<[2143289344, 2143289344, 1065353216, 0, 0, 0, 2139095040, 0]> : tensor<8xi32>
  %maximum_f32_row2_p = stablehlo.iota dim = 1 : tensor<8x67x67xi32>
  %maximum_f32_row2_q = stablehlo.iota dim = 2 : tensor<8x67x67xi32>
  %maximum_f32_row2_here = stablehlo.compare EQ, %maximum_f32_row2_p, %maximum_f32_row2_q : (tensor<8x67x67xi32>, tensor<8x67x67xi32>) -> tensor<8x67x67xi1>
  %maximum_f32_row2_s = stablehlo.broadcast_in_dim %s_f32, dims = [0] : (tensor<8xf32>) -> tensor<8x67x67xf32>
  %maximum_f32_row2_g = stablehlo.constant dense<0x80000000> : tensor<8x67x67xf32>
  %maximum_f32_row2_x = stablehlo.select %maximum_f32_row2_here, %maximum_f32_row2_s, %maximum_f32_row2_g : tensor<8x67x67xi1>, tensor<8x67x67xf32>
  %maximum_f32_row2_y = stablehlo.optimization_barrier %maximum_f32_row2_x : tensor<8x67x67xf32>
  %maximum_f32_row2_start = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %maximum_f32_row2 = stablehlo.reduce(%maximum_f32_row2_y init: %maximum_f32_row2_start) applies stablehlo.maximum across dimensions = [2] : (tensor<8x67x67xf32>, tensor<f32>) -> tensor<8x67xf32>
  %maximum_f32_row2_nan = stablehlo.constant dense<0x7FC00000> : tensor<8x67xf32>
  %maximum_f32_row2_is = stablehlo.compare EQ, %maximum_f32_row2, %maximum_f32_row2 : (tensor<8x67xf32>, tensor<8x67xf32>) -> tensor<8x67xi1>
  %maximum_f32_row2_one = stablehlo.select %maximum_f32_row2_is, %maximum_f32_row2, %maximum_f32_row2_nan : tensor<8x67xi1>, tensor<8x67xf32>
  %maximum_f32_row2_bits = stablehlo.bitcast_convert %maximum_f32_row2_one : (tensor<8x67xf32>) -> tensor<8x67xi32>
  %maximum_f32_row2_zero = stablehlo.constant dense<2147483647> : tensor<i32>
  %maximum_f32_row2_least = stablehlo.constant dense<-2147483648> : tensor<i32>
  %maximum_f32_row2_low = stablehlo.reduce(%maximum_f32_row2_bits init: %maximum_f32_row2_zero) applies stablehlo.minimum across dimensions = [1] : (tensor<8x67xi32>, tensor<i32>) -> tensor<8xi32>
  %maximum_f32_row2_high = stablehlo.reduce(%maximum_f32_row2_bits init: %maximum_f32_row2_least) applies stablehlo.maximum across dimensions = [1] : (tensor<8x67xi32>, tensor<i32>) -> tensor<8xi32>
  check.expect_eq_const %maximum_f32_row2_low, dense<[2143289344, 2143289344, 1065353216, -2147483648, 0, -2147483648, 2139095040, -2147483648]> : tensor<8xi32>
  check.expect_eq_const %maximum_f32_row2_high, dense<[2143289344, 2143289344, 1065353216, -2147483648, 0, -2147483648, 2139095040, -2147483648]> : tensor<8xi32>
  %minimum_f32 = stablehlo.minimum %a_f32, %b_f32 : tensor<64xf32>
  %minimum_f32_nan = stablehlo.constant dense<0x7FC00000> : tensor<64xf32>
  %minimum_f32_is = stablehlo.compare EQ, %minimum_f32, %minimum_f32 : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
  %minimum_f32_one = stablehlo.select %minimum_f32_is, %minimum_f32, %minimum_f32_nan : tensor<64xi1>, tensor<64xf32>
  %minimum_f32_bits = stablehlo.bitcast_convert %minimum_f32_one : (tensor<64xf32>) -> tensor<64xi32>
  check.expect_eq_const %minimum_f32_bits, dense<[2143289344, 2143289344, 2143289344, 2143289344, 2143289344, 2143289344, 2143289344, 2143289344, 2143289344, 2143289344, 2143289344, 2143289344, 2143289344, 2143289344, 2143289344, 2143289344, 2143289344, 2143289344, 1065353216, -1082130432, 0, -2147483648, 1065353216, -8388608, 2143289344, 2143289344, -1082130432, -1082130432, -1082130432, -1082130432, -1082130432, -8388608, 2143289344, 2143289344, 0, -1082130432, 0, -2147483648, 0, -8388608, 2143289344, 2143289344, -2147483648, -1082130432, -2147483648, -2147483648, -2147483648, -8388608, 2143289344, 2143289344, 1065353216, -1082130432, 0, -2147483648, 2139095040, -8388608, 2143289344, 2143289344, -8388608, -8388608, -8388608, -8388608, -8388608, -8388608]> : tensor<64xi32>
  %minimum_f32_0_c = stablehlo.constant dense<0x7FC00000> : tensor<8xf32>
  %minimum_f32_0 = stablehlo.minimum %s_f32, %minimum_f32_0_c : tensor<8xf32>
  %minimum_f32_0_nan = stablehlo.constant dense<0x7FC00000> : tensor<8xf32>
  %minimum_f32_0_is = stablehlo.compare EQ, %minimum_f32_0, %minimum_f32_0 : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
  %minimum_f32_0_one = stablehlo.select %minimum_f32_0_is, %minimum_f32_0, %minimum_f32_0_nan : tensor<8xi1>, tensor<8xf32>
  %minimum_f32_0_bits = stablehlo.bitcast_convert %minimum_f32_0_one : (tensor<8xf32>) -> tensor<8xi32>
  check.expect_eq_const %minimum_f32_0_bits, dense<[2143289344, 2143289344, 2143289344, 2143289344, 2143289344, 2143289344, 2143289344, 2143289344]> : tensor<8xi32>
  %minimum_f32_1_c = stablehlo.constant dense<0xFFC00000> : tensor<8xf32>
  %minimum_f32_1 = stablehlo.minimum %minimum_f32_1_c, %s_f32 : tensor<8xf32>
  %minimum_f32_1_nan = stablehlo.constant dense<0x7FC00000> : tensor<8xf32>
  %minimum_f32_1_is = stablehlo.compare EQ, %minimum_f32_1, %minimum_f32_1 : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
  %minimum_f32_1_one = stablehlo.select %minimum_f32_1_is, %minimum_f32_1, %minimum_f32_1_nan : tensor<8xi1>, tensor<8xf32>
  %minimum_f32_1_bits = stablehlo.bitcast_convert %minimum_f32_1_one : (tensor<8xf32>) -> tensor<8xi32>
  check.expect_eq_const %minimum_f32_1_bits, dense<[2143289344, 2143289344, 2143289344, 2143289344, 2143289344, 2143289344, 2143289344, 2143289344]> : tensor<8xi32>
  %minimum_f32_2_c = stablehlo.constant dense<0x3F800000> : tensor<8xf32>
  %minimum_f32_2 = stablehlo.minimum %s_f32, %minimum_f32_2_c : tensor<8xf32>
  %minimum_f32_2_nan = stablehlo.constant dense<0x7FC00000> : tensor<8xf32>
  %minimum_f32_2_is = stablehlo.compare EQ, %minimum_f32_2, %minimum_f32_2 : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
  %minimum_f32_2_one = stablehlo.select %minimum_f32_2_is, %minimum_f32_2, %minimum_f32_2_nan : tensor<8xi1>, tensor<8xf32>
  %minimum_f32_2_bits = stablehlo.bitcast_convert %minimum_f32_2_one : (tensor<8xf32>) -> tensor<8xi32>
  check.expect_eq_const %minimum_f32_2_bits, dense<[2143289344, 2143289344, 1065353216, -1082130432, 0, -2147483648, 1065353216, -8388608]> : tensor<8xi32>
  %minimum_f32_3_c = stablehlo.constant dense<0xBF800000> : tensor<8xf32>
  %minimum_f32_3 = stablehlo.minimum %minimum_f32_3_c, %s_f32 : tensor<8xf32>
  %minimum_f32_3_nan = stablehlo.constant dense<0x7FC00000> : tensor<8xf32>
  %minimum_f32_3_is = stablehlo.compare EQ, %minimum_f32_3, %minimum_f32_3 : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
  %minimum_f32_3_one = stablehlo.select %minimum_f32_3_is, %minimum_f32_3, %minimum_f32_3_nan : tensor<8xi1>, tensor<8xf32>
  %minimum_f32_3_bits = stablehlo.bitcast_convert %minimum_f32_3_one : (tensor<8xf32>) -> tensor<8xi32>
  check.expect_eq_const %minimum_f32_3_bits, dense<[2143289344, 2143289344, -1082130432, -1082130432, -1082130432, -1082130432, -1082130432, -8388608]> : tensor<8xi32>
  %minimum_f32_4_c = stablehlo.constant dense<0x00000000> : tensor<8xf32>
  %minimum_f32_4 = stablehlo.minimum %s_f32, %minimum_f32_4_c : tensor<8xf32>
  %minimum_f32_4_nan = stablehlo.constant dense<0x7FC00000> : tensor<8xf32>
  %minimum_f32_4_is = stablehlo.compare EQ, %minimum_f32_4, %minimum_f32_4 : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
  %minimum_f32_4_one = stablehlo.select %minimum_f32_4_is, %minimum_f32_4, %minimum_f32_4_nan : tensor<8xi1>, tensor<8xf32>
  %minimum_f32_4_bits = stablehlo.bitcast_convert %minimum_f32_4_one : (tensor<8xf32>) -> tensor<8xi32>
  check.expect_eq_const %minimum_f32_4_bits, dense<[2143289344, 2143289344, 0, -1082130432, 0, -2147483648, 0, -8388608]> : tensor<8xi32>
  %minimum_f32_5_c = stablehlo.constant dense<0x80000000> : tensor<8xf32>
  %minimum_f32_5 = stablehlo.minimum %minimum_f32_5_c, %s_f32 : tensor<8xf32>
  %minimum_f32_5_nan = stablehlo.constant dense<0x7FC00000> : tensor<8xf32>
  %minimum_f32_5_is = stablehlo.compare EQ, %minimum_f32_5, %minimum_f32_5 : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
  %minimum_f32_5_one = stablehlo.select %minimum_f32_5_is, %minimum_f32_5, %minimum_f32_5_nan : tensor<8xi1>, tensor<8xf32>
  %minimum_f32_5_bits = stablehlo.bitcast_convert %minimum_f32_5_one : (tensor<8xf32>) -> tensor<8xi32>
  check.expect_eq_const %minimum_f32_5_bits, dense<[2143289344, 2143289344, -2147483648, -1082130432, -2147483648, -2147483648, -2147483648, -8388608]> : tensor<8xi32>
  %minimum_f32_6_c = stablehlo.constant dense<0x7F800000> : tensor<8xf32>
  %minimum_f32_6 = stablehlo.minimum %s_f32, %minimum_f32_6_c : tensor<8xf32>
  %minimum_f32_6_nan = stablehlo.constant dense<0x7FC00000> : tensor<8xf32>
  %minimum_f32_6_is = stablehlo.compare EQ, %minimum_f32_6, %minimum_f32_6 : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
  %minimum_f32_6_one = stablehlo.select %minimum_f32_6_is, %minimum_f32_6, %minimum_f32_6_nan : tensor<8xi1>, tensor<8xf32>
  %minimum_f32_6_bits = stablehlo.bitcast_convert %minimum_f32_6_one : (tensor<8xf32>) -> tensor<8xi32>
  check.expect_eq_const %minimum_f32_6_bits, dense<[2143289344, 2143289344, 1065353216, -1082130432, 0, -2147483648, 2139095040, -8388608]> : tensor<8xi32>
  %minimum_f32_7_c = stablehlo.constant dense<0xFF800000> : tensor<8xf32>
  %minimum_f32_7 = stablehlo.minimum %minimum_f32_7_c, %s_f32 : tensor<8xf32>
  %minimum_f32_7_nan = stablehlo.constant dense<0x7FC00000> : tensor<8xf32>
  %minimum_f32_7_is = stablehlo.compare EQ, %minimum_f32_7, %minimum_f32_7 : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
  %minimum_f32_7_one = stablehlo.select %minimum_f32_7_is, %minimum_f32_7, %minimum_f32_7_nan : tensor<8xi1>, tensor<8xf32>
  %minimum_f32_7_bits = stablehlo.bitcast_convert %minimum_f32_7_one : (tensor<8xf32>) -> tensor<8xi32>
  check.expect_eq_const %minimum_f32_7_bits, dense<[2143289344, 2143289344, -8388608, -8388608, -8388608, -8388608, -8388608, -8388608]> : tensor<8xi32>
  %minimum_f32_row0_p = stablehlo.iota dim = 1 : tensor<8x67x67xi32>
  %minimum_f32_row0_q = stablehlo.iota dim = 2 : tensor<8x67x67xi32>
  %minimum_f32_row0_here = stablehlo.compare EQ, %minimum_f32_row0_p, %minimum_f32_row0_q : (tensor<8x67x67xi32>, tensor<8x67x67xi32>) -> tensor<8x67x67xi1>
  %minimum_f32_row0_s = stablehlo.broadcast_in_dim %s_f32, dims = [0] : (tensor<8xf32>) -> tensor<8x67x67xf32>
  %minimum_f32_row0_g = stablehlo.constant dense<0xBF800000> : tensor<8x67x67xf32>
  %minimum_f32_row0_x = stablehlo.select %minimum_f32_row0_here, %minimum_f32_row0_s, %minimum_f32_row0_g : tensor<8x67x67xi1>, tensor<8x67x67xf32>
  %minimum_f32_row0_y = stablehlo.optimization_barrier %minimum_f32_row0_x : tensor<8x67x67xf32>
  %minimum_f32_row0_start = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %minimum_f32_row0 = stablehlo.reduce(%minimum_f32_row0_y init: %minimum_f32_row0_start) applies stablehlo.minimum across dimensions = [2] : (tensor<8x67x67xf32>, tensor<f32>) -> tensor<8x67xf32>
  %minimum_f32_row0_nan = stablehlo.constant dense<0x7FC00000> : tensor<8x67xf32>
  %minimum_f32_row0_is = stablehlo.compare EQ, %minimum_f32_row0, %minimum_f32_row0 : (tensor<8x67xf32>, tensor<8x67xf32>) -> tensor<8x67xi1>
  %minimum_f32_row0_one = stablehlo.select %minimum_f32_row0_is, %minimum_f32_row0, %minimum_f32_row0_nan : tensor<8x67xi1>, tensor<8x67xf32>
  %minimum_f32_row0_bits = stablehlo.bitcast_convert %minimum_f32_row0_one : (tensor<8x67xf32>) -> tensor<8x67xi32>
  %minimum_f32_row0_zero = stablehlo.constant dense<2147483647> : tensor<i32>
  %minimum_f32_row0_least = stablehlo.constant dense<-2147483648> : tensor<i32>
  %minimum_f32_row0_low = stablehlo.reduce(%minimum_f32_row0_bits init: %minimum_f32_row0_zero) applies stablehlo.minimum across dimensions = [1] : (tensor<8x67xi32>, tensor<i32>) -> tensor<8xi32>
  %minimum_f32_row0_high = stablehlo.reduce(%minimum_f32_row0_bits init: %minimum_f32_row0_least) applies stablehlo.maximum across dimensions = [1] : (tensor<8x67xi32>, tensor<i32>) -> tensor<8xi32>
  check.expect_eq_const %minimum_f32_row0_low, dense<[2143289344, 2143289344, -1082130432, -1082130432, -1082130432, -1082130432, -1082130432, -8388608]> : tensor<8xi32>
  check.expect_eq_const %minimum_f32_row0_high, dense<[2143289344, 2143289344, -1082130432, -1082130432, -1082130432, -1082130432, -1082130432, -8388608]> : tensor<8xi32>
  %minimum_f32_row1_p = stablehlo.iota dim = 1 : tensor<8x67x67xi32>
  %minimum_f32_row1_q = stablehlo.iota dim = 2 : tensor<8x67x67xi32>
  %minimum_f32_row1_here = stablehlo.compare EQ, %minimum_f32_row1_p, %minimum_f32_row1_q : (tensor<8x67x67xi32>, tensor<8x67x67xi32>) -> tensor<8x67x67xi1>
  %minimum_f32_row1_s = stablehlo.broadcast_in_dim %s_f32, dims = [0] : (tensor<8xf32>) -> tensor<8x67x67xf32>
  %minimum_f32_row1_g = stablehlo.constant dense<0x00000000> : tensor<8x67x67xf32>
  %minimum_f32_row1_x = stablehlo.select %minimum_f32_row1_here, %minimum_f32_row1_s, %minimum_f32_row1_g : tensor<8x67x67xi1>, tensor<8x67x67xf32>
  %minimum_f32_row1_y = stablehlo.optimization_barrier %minimum_f32_row1_x : tensor<8x67x67xf32>
  %minimum_f32_row1_start = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %minimum_f32_row1 = stablehlo.reduce(%minimum_f32_row1_y init: %minimum_f32_row1_start) applies stablehlo.minimum across dimensions = [2] : (tensor<8x67x67xf32>, tensor<f32>) -> tensor<8x67xf32>
  %minimum_f32_row1_nan = stablehlo.constant dense<0x7FC00000> : tensor<8x67xf32>
  %minimum_f32_row1_is = stablehlo.compare EQ, %minimum_f32_row1, %minimum_f32_row1 : (tensor<8x67xf32>, tensor<8x67xf32>) -> tensor<8x67xi1>
  %minimum_f32_row1_one = stablehlo.select %minimum_f32_row1_is, %minimum_f32_row1, %minimum_f32_row1_nan : tensor<8x67xi1>, tensor<8x67xf32>
  %minimum_f32_row1_bits = stablehlo.bitcast_convert %minimum_f32_row1_one : (tensor<8x67xf32>) -> tensor<8x67xi32>
  %minimum_f32_row1_zero = stablehlo.constant dense<2147483647> : tensor<i32>
  %minimum_f32_row1_least = stablehlo.constant dense<-2147483648> : tensor<i32>
  %minimum_f32_row1_low = stablehlo.reduce(%minimum_f32_row1_bits init: %minimum_f32_row1_zero) applies stablehlo.minimum across dimensions = [1] : (tensor<8x67xi32>, tensor<i32>) -> tensor<8xi32>
  %minimum_f32_row1_high = stablehlo.reduce(%minimum_f32_row1_bits init: %minimum_f32_row1_least) applies stablehlo.maximum across dimensions = [1] : (tensor<8x67xi32>, tensor<i32>) -> tensor<8xi32>
  check.expect_eq_const %minimum_f32_row1_low, dense<[2143289344, 2143289344, 0, -1082130432, 0, -2147483648, 0, -8388608]> : tensor<8xi32>
  check.expect_eq_const %minimum_f32_row1_high, dense<[2143289344, 2143289344, 0, -1082130432, 0, -2147483648, 0, -8388608]> : tensor<8xi32>
  %minimum_f32_row2_p = stablehlo.iota dim = 1 : tensor<8x67x67xi32>
  %minimum_f32_row2_q = stablehlo.iota dim = 2 : tensor<8x67x67xi32>
  %minimum_f32_row2_here = stablehlo.compare EQ, %minimum_f32_row2_p, %minimum_f32_row2_q : (tensor<8x67x67xi32>, tensor<8x67x67xi32>) -> tensor<8x67x67xi1>
  %minimum_f32_row2_s = stablehlo.broadcast_in_dim %s_f32, dims = [0] : (tensor<8xf32>) -> tensor<8x67x67xf32>
  %minimum_f32_row2_g = stablehlo.constant dense<0x80000000> : tensor<8x67x67xf32>
  %minimum_f32_row2_x = stablehlo.select %minimum_f32_row2_here, %minimum_f32_row2_s, %minimum_f32_row2_g : tensor<8x67x67xi1>, tensor<8x67x67xf32>
  %minimum_f32_row2_y = stablehlo.optimization_barrier %minimum_f32_row2_x : tensor<8x67x67xf32>
  %minimum_f32_row2_start = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %minimum_f32_row2 = stablehlo.reduce(%minimum_f32_row2_y init: %minimum_f32_row2_start) applies stablehlo.minimum across dimensions = [2] : (tensor<8x67x67xf32>, tensor<f32>) -> tensor<8x67xf32>
  %minimum_f32_row2_nan = stablehlo.constant dense<0x7FC00000> : tensor<8x67xf32>
  %minimum_f32_row2_is = stablehlo.compare EQ, %minimum_f32_row2, %minimum_f32_row2 : (tensor<8x67xf32>, tensor<8x67xf32>) -> tensor<8x67xi1>
  %minimum_f32_row2_one = stablehlo.select %minimum_f32_row2_is, %minimum_f32_row2, %minimum_f32_row2_nan : tensor<8x67xi1>, tensor<8x67xf32>
  %minimum_f32_row2_bits = stablehlo.bitcast_convert %minimum_f32_row2_one : (tensor<8x67xf32>) -> tensor<8x67xi32>
  %minimum_f32_row2_zero = stablehlo.constant dense<2147483647> : tensor<i32>
  %minimum_f32_row2_least = stablehlo.constant dense<-2147483648> : tensor<i32>
  %minimum_f32_row2_low = stablehlo.reduce(%minimum_f32_row2_bits init: %minimum_f32_row2_zero) applies stablehlo.minimum across dimensions = [1] : (tensor<8x67xi32>, tensor<i32>) -> tensor<8xi32>
  %minimum_f32_row2_high = stablehlo.reduce(%minimum_f32_row2_bits init: %minimum_f32_row2_least) applies stablehlo.maximum across dimensions = [1] : (tensor<8x67xi32>, tensor<i32>) -> tensor<8xi32>
  check.expect_eq_const %minimum_f32_row2_low, dense<[2143289344, 2143289344, -2147483648, -1082130432, -2147483648, -2147483648, -2147483648, -8388608]> : tensor<8xi32>
  check.expect_eq_const %minimum_f32_row2_high, dense<[2143289344, 2143289344, -2147483648, -1082130432, -2147483648, -2147483648, -2147483648, -8388608]> : tensor<8xi32>
  %ca_f64 = stablehlo.constant dense<[0x7FF8000000000000, 0xFFF8000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x0000000000000000, 0x8000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0xFFF8000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x0000000000000000, 0x8000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0xFFF8000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x0000000000000000, 0x8000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0xFFF8000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x0000000000000000, 0x8000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0xFFF8000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x0000000000000000, 0x8000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0xFFF8000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x0000000000000000, 0x8000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0xFFF8000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x0000000000000000, 0x8000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0xFFF8000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x0000000000000000, 0x8000000000000000, 0x7FF0000000000000, 0xFFF0000000000000]> : tensor<64xf64>
  %a_f64 = stablehlo.optimization_barrier %ca_f64 : tensor<64xf64>
  %cb_f64 = stablehlo.constant dense<[0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0xBFF0000000000000, 0xBFF0000000000000, 0xBFF0000000000000, 0xBFF0000000000000, 0xBFF0000000000000, 0xBFF0000000000000, 0xBFF0000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x8000000000000000, 0x8000000000000000, 0x8000000000000000, 0x8000000000000000, 0x8000000000000000, 0x8000000000000000, 0x8000000000000000, 0x8000000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000]> : tensor<64xf64>
  %b_f64 = stablehlo.optimization_barrier %cb_f64 : tensor<64xf64>
  %cs_f64 = stablehlo.constant dense<[0x7FF8000000000000, 0xFFF8000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x0000000000000000, 0x8000000000000000, 0x7FF0000000000000, 0xFFF0000000000000]> : tensor<8xf64>
  %s_f64 = stablehlo.optimization_barrier %cs_f64 : tensor<8xf64>
  %maximum_f64 = stablehlo.maximum %a_f64, %b_f64 : tensor<64xf64>
  %maximum_f64_nan = stablehlo.constant dense<0x7FF8000000000000> : tensor<64xf64>
  %maximum_f64_is = stablehlo.compare EQ, %maximum_f64, %maximum_f64 : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xi1>
  %maximum_f64_one = stablehlo.select %maximum_f64_is, %maximum_f64, %maximum_f64_nan : tensor<64xi1>, tensor<64xf64>
  %maximum_f64_bits = stablehlo.bitcast_convert %maximum_f64_one : (tensor<64xf64>) -> tensor<64xi64>
  check.expect_eq_const %maximum_f64_bits, dense<[9221120237041090560, 9221120237041090560, 9221120237041090560, 9221120237041090560, 9221120237041090560, 9221120237041090560, 9221120237041090560, 9221120237041090560, 9221120237041090560, 9221120237041090560, 9221120237041090560, 9221120237041090560, 9221120237041090560, 9221120237041090560, 9221120237041090560, 9221120237041090560, 9221120237041090560, 9221120237041090560, 4607182418800017408, 4607182418800017408, 4607182418800017408, 4607182418800017408, 9218868437227405312, 4607182418800017408, 9221120237041090560, 9221120237041090560, 4607182418800017408, -4616189618054758400, 0, -9223372036854775808, 9218868437227405312, -4616189618054758400, 9221120237041090560, 9221120237041090560, 4607182418800017408, 0, 0, 0, 9218868437227405312, 0, 9221120237041090560, 9221120237041090560, 4607182418800017408, -9223372036854775808, 0, -9223372036854775808, 9218868437227405312, -9223372036854775808, 9221120237041090560, 9221120237041090560, 9218868437227405312, 9218868437227405312, 9218868437227405312, 9218868437227405312, 9218868437227405312, 9218868437227405312, 9221120237041090560, 9221120237041090560, 4607182418800017408, -4616189618054758400, 0, -9223372036854775808, 9218868437227405312, -4503599627370496]> : tensor<64xi64>
  %maximum_f64_0_c = stablehlo.constant dense<0x7FF8000000000000> : tensor<8xf64>
  %maximum_f64_0 = stablehlo.maximum %s_f64, %maximum_f64_0_c : tensor<8xf64>
  %maximum_f64_0_nan = stablehlo.constant dense<0x7FF8000000000000> : tensor<8xf64>
  %maximum_f64_0_is = stablehlo.compare EQ, %maximum_f64_0, %maximum_f64_0 : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
  %maximum_f64_0_one = stablehlo.select %maximum_f64_0_is, %maximum_f64_0, %maximum_f64_0_nan : tensor<8xi1>, tensor<8xf64>
  %maximum_f64_0_bits = stablehlo.bitcast_convert %maximum_f64_0_one : (tensor<8xf64>) -> tensor<8xi64>
  check.expect_eq_const %maximum_f64_0_bits, dense<[9221120237041090560, 9221120237041090560, 9221120237041090560, 9221120237041090560, 9221120237041090560, 9221120237041090560, 9221120237041090560, 9221120237041090560]> : tensor<8xi64>
  %maximum_f64_1_c = stablehlo.constant dense<0xFFF8000000000000> : tensor<8xf64>
  %maximum_f64_1 = stablehlo.maximum %maximum_f64_1_c, %s_f64 : tensor<8xf64>
  %maximum_f64_1_nan = stablehlo.constant dense<0x7FF8000000000000> : tensor<8xf64>
  %maximum_f64_1_is = stablehlo.compare EQ, %maximum_f64_1, %maximum_f64_1 : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
  %maximum_f64_1_one = stablehlo.select %maximum_f64_1_is, %maximum_f64_1, %maximum_f64_1_nan : tensor<8xi1>, tensor<8xf64>
  %maximum_f64_1_bits = stablehlo.bitcast_convert %maximum_f64_1_one : (tensor<8xf64>) -> tensor<8xi64>
  check.expect_eq_const %maximum_f64_1_bits, dense<[9221120237041090560, 9221120237041090560, 9221120237041090560, 9221120237041090560, 9221120237041090560, 9221120237041090560, 9221120237041090560, 9221120237041090560]> : tensor<8xi64>
  %maximum_f64_2_c = stablehlo.constant dense<0x3FF0000000000000> : tensor<8xf64>
  %maximum_f64_2 = stablehlo.maximum %s_f64, %maximum_f64_2_c : tensor<8xf64>
  %maximum_f64_2_nan = stablehlo.constant dense<0x7FF8000000000000> : tensor<8xf64>
  %maximum_f64_2_is = stablehlo.compare EQ, %maximum_f64_2, %maximum_f64_2 : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
  %maximum_f64_2_one = stablehlo.select %maximum_f64_2_is, %maximum_f64_2, %maximum_f64_2_nan : tensor<8xi1>, tensor<8xf64>
  %maximum_f64_2_bits = stablehlo.bitcast_convert %maximum_f64_2_one : (tensor<8xf64>) -> tensor<8xi64>
  check.expect_eq_const %maximum_f64_2_bits, dense<[9221120237041090560, 9221120237041090560, 4607182418800017408, 4607182418800017408, 4607182418800017408, 4607182418800017408, 9218868437227405312, 4607182418800017408]> : tensor<8xi64>
  %maximum_f64_3_c = stablehlo.constant dense<0xBFF0000000000000> : tensor<8xf64>
  %maximum_f64_3 = stablehlo.maximum %maximum_f64_3_c, %s_f64 : tensor<8xf64>
  %maximum_f64_3_nan = stablehlo.constant dense<0x7FF8000000000000> : tensor<8xf64>
  %maximum_f64_3_is = stablehlo.compare EQ, %maximum_f64_3, %maximum_f64_3 : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
  %maximum_f64_3_one = stablehlo.select %maximum_f64_3_is, %maximum_f64_3, %maximum_f64_3_nan : tensor<8xi1>, tensor<8xf64>
  %maximum_f64_3_bits = stablehlo.bitcast_convert %maximum_f64_3_one : (tensor<8xf64>) -> tensor<8xi64>
  check.expect_eq_const %maximum_f64_3_bits, dense<[9221120237041090560, 9221120237041090560, 4607182418800017408, -4616189618054758400, 0, -9223372036854775808, 9218868437227405312, -4616189618054758400]> : tensor<8xi64>
  %maximum_f64_4_c = stablehlo.constant dense<0x0000000000000000> : tensor<8xf64>
  %maximum_f64_4 = stablehlo.maximum %s_f64, %maximum_f64_4_c : tensor<8xf64>
  %maximum_f64_4_nan = stablehlo.constant dense<0x7FF8000000000000> : tensor<8xf64>
  %maximum_f64_4_is = stablehlo.compare EQ, %maximum_f64_4, %maximum_f64_4 : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
  %maximum_f64_4_one = stablehlo.select %maximum_f64_4_is, %maximum_f64_4, %maximum_f64_4_nan : tensor<8xi1>, tensor<8xf64>
  %maximum_f64_4_bits = stablehlo.bitcast_convert %maximum_f64_4_one : (tensor<8xf64>) -> tensor<8xi64>
  check.expect_eq_const %maximum_f64_4_bits, dense<[9221120237041090560, 9221120237041090560, 4607182418800017408, 0, 0, 0, 9218868437227405312, 0]> : tensor<8xi64>
  %maximum_f64_5_c = stablehlo.constant dense<0x8000000000000000> : tensor<8xf64>
  %maximum_f64_5 = stablehlo.maximum %maximum_f64_5_c, %s_f64 : tensor<8xf64>
  %maximum_f64_5_nan = stablehlo.constant dense<0x7FF8000000000000> : tensor<8xf64>
  %maximum_f64_5_is = stablehlo.compare EQ, %maximum_f64_5, %maximum_f64_5 : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
  %maximum_f64_5_one = stablehlo.select %maximum_f64_5_is, %maximum_f64_5, %maximum_f64_5_nan : tensor<8xi1>, tensor<8xf64>
  %maximum_f64_5_bits = stablehlo.bitcast_convert %maximum_f64_5_one : (tensor<8xf64>) -> tensor<8xi64>
  check.expect_eq_const %maximum_f64_5_bits, dense<[9221120237041090560, 9221120237041090560, 4607182418800017408, -9223372036854775808, 0, -9223372036854775808, 9218868437227405312, -9223372036854775808]> : tensor<8xi64>
  %maximum_f64_6_c = stablehlo.constant dense<0x7FF0000000000000> : tensor<8xf64>
  %maximum_f64_6 = stablehlo.maximum %s_f64, %maximum_f64_6_c : tensor<8xf64>
  %maximum_f64_6_nan = stablehlo.constant dense<0x7FF8000000000000> : tensor<8xf64>
  %maximum_f64_6_is = stablehlo.compare EQ, %maximum_f64_6, %maximum_f64_6 : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
  %maximum_f64_6_one = stablehlo.select %maximum_f64_6_is, %maximum_f64_6, %maximum_f64_6_nan : tensor<8xi1>, tensor<8xf64>
  %maximum_f64_6_bits = stablehlo.bitcast_convert %maximum_f64_6_one : (tensor<8xf64>) -> tensor<8xi64>
  check.expect_eq_const %maximum_f64_6_bits, dense<[9221120237041090560, 9221120237041090560, 9218868437227405312, 9218868437227405312, 9218868437227405312, 9218868437227405312, 9218868437227405312, 9218868437227405312]> : tensor<8xi64>
  %maximum_f64_7_c = stablehlo.constant dense<0xFFF0000000000000> : tensor<8xf64>
  %maximum_f64_7 = stablehlo.maximum %maximum_f64_7_c, %s_f64 : tensor<8xf64>
  %maximum_f64_7_nan = stablehlo.constant dense<0x7FF8000000000000> : tensor<8xf64>
  %maximum_f64_7_is = stablehlo.compare EQ, %maximum_f64_7, %maximum_f64_7 : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
  %maximum_f64_7_one = stablehlo.select %maximum_f64_7_is, %maximum_f64_7, %maximum_f64_7_nan : tensor<8xi1>, tensor<8xf64>
  %maximum_f64_7_bits = stablehlo.bitcast_convert %maximum_f64_7_one : (tensor<8xf64>) -> tensor<8xi64>
  check.expect_eq_const %maximum_f64_7_bits, dense<[9221120237041090560, 9221120237041090560, 4607182418800017408, -4616189618054758400, 0, -9223372036854775808, 9218868437227405312, -4503599627370496]> : tensor<8xi64>
  %maximum_f64_row0_p = stablehlo.iota dim = 1 : tensor<8x67x67xi32>
  %maximum_f64_row0_q = stablehlo.iota dim = 2 : tensor<8x67x67xi32>
  %maximum_f64_row0_here = stablehlo.compare EQ, %maximum_f64_row0_p, %maximum_f64_row0_q : (tensor<8x67x67xi32>, tensor<8x67x67xi32>) -> tensor<8x67x67xi1>
  %maximum_f64_row0_s = stablehlo.broadcast_in_dim %s_f64, dims = [0] : (tensor<8xf64>) -> tensor<8x67x67xf64>
  %maximum_f64_row0_g = stablehlo.constant dense<0xBFF0000000000000> : tensor<8x67x67xf64>
  %maximum_f64_row0_x = stablehlo.select %maximum_f64_row0_here, %maximum_f64_row0_s, %maximum_f64_row0_g : tensor<8x67x67xi1>, tensor<8x67x67xf64>
  %maximum_f64_row0_y = stablehlo.optimization_barrier %maximum_f64_row0_x : tensor<8x67x67xf64>
  %maximum_f64_row0_start = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %maximum_f64_row0 = stablehlo.reduce(%maximum_f64_row0_y init: %maximum_f64_row0_start) applies stablehlo.maximum across dimensions = [2] : (tensor<8x67x67xf64>, tensor<f64>) -> tensor<8x67xf64>
  %maximum_f64_row0_nan = stablehlo.constant dense<0x7FF8000000000000> : tensor<8x67xf64>
  %maximum_f64_row0_is = stablehlo.compare EQ, %maximum_f64_row0, %maximum_f64_row0 : (tensor<8x67xf64>, tensor<8x67xf64>) -> tensor<8x67xi1>
  %maximum_f64_row0_one = stablehlo.select %maximum_f64_row0_is, %maximum_f64_row0, %maximum_f64_row0_nan : tensor<8x67xi1>, tensor<8x67xf64>
  %maximum_f64_row0_bits = stablehlo.bitcast_convert %maximum_f64_row0_one : (tensor<8x67xf64>) -> tensor<8x67xi64>
  %maximum_f64_row0_zero = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %maximum_f64_row0_least = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %maximum_f64_row0_low = stablehlo.reduce(%maximum_f64_row0_bits init: %maximum_f64_row0_zero) applies stablehlo.minimum across dimensions = [1] : (tensor<8x67xi64>, tensor<i64>) -> tensor<8xi64>
  %maximum_f64_row0_high = stablehlo.reduce(%maximum_f64_row0_bits init: %maximum_f64_row0_least) applies stablehlo.maximum across dimensions = [1] : (tensor<8x67xi64>, tensor<i64>) -> tensor<8xi64>
  check.expect_eq_const %maximum_f64_row0_low, dense<[9221120237041090560, 9221120237041090560, 4607182418800017408, -4616189618054758400, 0, -9223372036854775808, 9218868437227405312, -4616189618054758400]> : tensor<8xi64>
  check.expect_eq_const %maximum_f64_row0_high, dense<[9221120237041090560, 9221120237041090560, 4607182418800017408, -4616189618054758400, 0, -9223372036854775808, 9218868437227405312, -4616189618054758400]> : tensor<8xi64>
  %maximum_f64_row1_p = stablehlo.iota dim = 1 : tensor<8x67x67xi32>
  %maximum_f64_row1_q = stablehlo.iota dim = 2 : tensor<8x67x67xi32>
  %maximum_f64_row1_here = stablehlo.compare EQ, %maximum_f64_row1_p, %maximum_f64_row1_q : (tensor<8x67x67xi32>, tensor<8x67x67xi32>) -> tensor<8x67x67xi1>
  %maximum_f64_row1_s = stablehlo.broadcast_in_dim %s_f64, dims = [0] : (tensor<8xf64>) -> tensor<8x67x67xf64>
  %maximum_f64_row1_g = stablehlo.constant dense<0x0000000000000000> : tensor<8x67x67xf64>
  %maximum_f64_row1_x = stablehlo.select %maximum_f64_row1_here, %maximum_f64_row1_s, %maximum_f64_row1_g : tensor<8x67x67xi1>, tensor<8x67x67xf64>
  %maximum_f64_row1_y = stablehlo.optimization_barrier %maximum_f64_row1_x : tensor<8x67x67xf64>
  %maximum_f64_row1_start = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %maximum_f64_row1 = stablehlo.reduce(%maximum_f64_row1_y init: %maximum_f64_row1_start) applies stablehlo.maximum across dimensions = [2] : (tensor<8x67x67xf64>, tensor<f64>) -> tensor<8x67xf64>
  %maximum_f64_row1_nan = stablehlo.constant dense<0x7FF8000000000000> : tensor<8x67xf64>
  %maximum_f64_row1_is = stablehlo.compare EQ, %maximum_f64_row1, %maximum_f64_row1 : (tensor<8x67xf64>, tensor<8x67xf64>) -> tensor<8x67xi1>
  %maximum_f64_row1_one = stablehlo.select %maximum_f64_row1_is, %maximum_f64_row1, %maximum_f64_row1_nan : tensor<8x67xi1>, tensor<8x67xf64>
  %maximum_f64_row1_bits = stablehlo.bitcast_convert %maximum_f64_row1_one : (tensor<8x67xf64>) -> tensor<8x67xi64>
  %maximum_f64_row1_zero = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %maximum_f64_row1_least = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %maximum_f64_row1_low = stablehlo.reduce(%maximum_f64_row1_bits init: %maximum_f64_row1_zero) applies stablehlo.minimum across dimensions = [1] : (tensor<8x67xi64>, tensor<i64>) -> tensor<8xi64>
  %maximum_f64_row1_high = stablehlo.reduce(%maximum_f64_row1_bits init: %maximum_f64_row1_least) applies stablehlo.maximum across dimensions = [1] : (tensor<8x67xi64>, tensor<i64>) -> tensor<8xi64>
  check.expect_eq_const %maximum_f64_row1_low, dense<[9221120237041090560, 9221120237041090560, 4607182418800017408, 0, 0, 0, 9218868437227405312, 0]> : tensor<8xi64>
  check.expect_eq_const %maximum_f64_row1_high, dense<[9221120237041090560, 9221120237041090560, 4607182418800017408, 0, 0, 0, 9218868437227405312, 0]> : tensor<8xi64>
  %maximum_f64_row2_p = stablehlo.iota dim = 1 : tensor<8x67x67xi32>
  %maximum_f64_row2_q = stablehlo.iota dim = 2 : tensor<8x67x67xi32>
  %maximum_f64_row2_here = stablehlo.compare EQ, %maximum_f64_row2_p, %maximum_f64_row2_q : (tensor<8x67x67xi32>, tensor<8x67x67xi32>) -> tensor<8x67x67xi1>
  %maximum_f64_row2_s = stablehlo.broadcast_in_dim %s_f64, dims = [0] : (tensor<8xf64>) -> tensor<8x67x67xf64>
  %maximum_f64_row2_g = stablehlo.constant dense<0x8000000000000000> : tensor<8x67x67xf64>
  %maximum_f64_row2_x = stablehlo.select %maximum_f64_row2_here, %maximum_f64_row2_s, %maximum_f64_row2_g : tensor<8x67x67xi1>, tensor<8x67x67xf64>
  %maximum_f64_row2_y = stablehlo.optimization_barrier %maximum_f64_row2_x : tensor<8x67x67xf64>
  %maximum_f64_row2_start = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %maximum_f64_row2 = stablehlo.reduce(%maximum_f64_row2_y init: %maximum_f64_row2_start) applies stablehlo.maximum across dimensions = [2] : (tensor<8x67x67xf64>, tensor<f64>) -> tensor<8x67xf64>
  %maximum_f64_row2_nan = stablehlo.constant dense<0x7FF8000000000000> : tensor<8x67xf64>
  %maximum_f64_row2_is = stablehlo.compare EQ, %maximum_f64_row2, %maximum_f64_row2 : (tensor<8x67xf64>, tensor<8x67xf64>) -> tensor<8x67xi1>
  %maximum_f64_row2_one = stablehlo.select %maximum_f64_row2_is, %maximum_f64_row2, %maximum_f64_row2_nan : tensor<8x67xi1>, tensor<8x67xf64>
  %maximum_f64_row2_bits = stablehlo.bitcast_convert %maximum_f64_row2_one : (tensor<8x67xf64>) -> tensor<8x67xi64>
  %maximum_f64_row2_zero = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %maximum_f64_row2_least = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %maximum_f64_row2_low = stablehlo.reduce(%maximum_f64_row2_bits init: %maximum_f64_row2_zero) applies stablehlo.minimum across dimensions = [1] : (tensor<8x67xi64>, tensor<i64>) -> tensor<8xi64>
  %maximum_f64_row2_high = stablehlo.reduce(%maximum_f64_row2_bits init: %maximum_f64_row2_least) applies stablehlo.maximum across dimensions = [1] : (tensor<8x67xi64>, tensor<i64>) -> tensor<8xi64>
  check.expect_eq_const %maximum_f64_row2_low, dense<[9221120237041090560, 9221120237041090560, 4607182418800017408, -9223372036854775808, 0, -9223372036854775808, 9218868437227405312, -9223372036854775808]> : tensor<8xi64>
  check.expect_eq_const %maximum_f64_row2_high, dense<[9221120237041090560, 9221120237041090560, 4607182418800017408, -9223372036854775808, 0, -9223372036854775808, 9218868437227405312, -9223372036854775808]> : tensor<8xi64>
  %minimum_f64 = stablehlo.minimum %a_f64, %b_f64 : tensor<64xf64>
  %minimum_f64_nan = stablehlo.constant dense<0x7FF8000000000000> : tensor<64xf64>
  %minimum_f64_is = stablehlo.compare EQ, %minimum_f64, %minimum_f64 : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xi1>
  %minimum_f64_one = stablehlo.select %minimum_f64_is, %minimum_f64, %minimum_f64_nan : tensor<64xi1>, tensor<64xf64>
  %minimum_f64_bits = stablehlo.bitcast_convert %minimum_f64_one : (tensor<64xf64>) -> tensor<64xi64>
  check.expect_eq_const %minimum_f64_bits, dense<[9221120237041090560, 9221120237041090560, 9221120237041090560, 9221120237041090560, 9221120237041090560, 9221120237041090560, 9221120237041090560, 9221120237041090560, 9221120237041090560, 9221120237041090560, 9221120237041090560, 9221120237041090560, 9221120237041090560, 9221120237041090560, 9221120237041090560, 9221120237041090560, 9221120237041090560, 9221120237041090560, 4607182418800017408, -4616189618054758400, 0, -9223372036854775808, 4607182418800017408, -4503599627370496, 9221120237041090560, 9221120237041090560, -4616189618054758400, -4616189618054758400, -4616189618054758400, -4616189618054758400, -4616189618054758400, -4503599627370496, 9221120237041090560, 9221120237041090560, 0, -4616189618054758400, 0, -9223372036854775808, 0, -4503599627370496, 9221120237041090560, 9221120237041090560, -9223372036854775808, -4616189618054758400, -9223372036854775808, -9223372036854775808, -9223372036854775808, -4503599627370496, 9221120237041090560, 9221120237041090560, 4607182418800017408, -4616189618054758400, 0, -9223372036854775808, 9218868437227405312, -4503599627370496, 9221120237041090560, 9221120237041090560, -4503599627370496, -4503599627370496, -4503599627370496, -4503599627370496, -4503599627370496, -4503599627370496]> : tensor<64xi64>
  %minimum_f64_0_c = stablehlo.constant dense<0x7FF8000000000000> : tensor<8xf64>
  %minimum_f64_0 = stablehlo.minimum %s_f64, %minimum_f64_0_c : tensor<8xf64>
  %minimum_f64_0_nan = stablehlo.constant dense<0x7FF8000000000000> : tensor<8xf64>
  %minimum_f64_0_is = stablehlo.compare EQ, %minimum_f64_0, %minimum_f64_0 : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
  %minimum_f64_0_one = stablehlo.select %minimum_f64_0_is, %minimum_f64_0, %minimum_f64_0_nan : tensor<8xi1>, tensor<8xf64>
  %minimum_f64_0_bits = stablehlo.bitcast_convert %minimum_f64_0_one : (tensor<8xf64>) -> tensor<8xi64>
  check.expect_eq_const %minimum_f64_0_bits, dense<[9221120237041090560, 9221120237041090560, 9221120237041090560, 9221120237041090560, 9221120237041090560, 9221120237041090560, 9221120237041090560, 9221120237041090560]> : tensor<8xi64>
  %minimum_f64_1_c = stablehlo.constant dense<0xFFF8000000000000> : tensor<8xf64>
  %minimum_f64_1 = stablehlo.minimum %minimum_f64_1_c, %s_f64 : tensor<8xf64>
  %minimum_f64_1_nan = stablehlo.constant dense<0x7FF8000000000000> : tensor<8xf64>
  %minimum_f64_1_is = stablehlo.compare EQ, %minimum_f64_1, %minimum_f64_1 : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
  %minimum_f64_1_one = stablehlo.select %minimum_f64_1_is, %minimum_f64_1, %minimum_f64_1_nan : tensor<8xi1>, tensor<8xf64>
  %minimum_f64_1_bits = stablehlo.bitcast_convert %minimum_f64_1_one : (tensor<8xf64>) -> tensor<8xi64>
  check.expect_eq_const %minimum_f64_1_bits, dense<[9221120237041090560, 9221120237041090560, 9221120237041090560, 9221120237041090560, 9221120237041090560, 9221120237041090560, 9221120237041090560, 9221120237041090560]> : tensor<8xi64>
  %minimum_f64_2_c = stablehlo.constant dense<0x3FF0000000000000> : tensor<8xf64>
  %minimum_f64_2 = stablehlo.minimum %s_f64, %minimum_f64_2_c : tensor<8xf64>
  %minimum_f64_2_nan = stablehlo.constant dense<0x7FF8000000000000> : tensor<8xf64>
  %minimum_f64_2_is = stablehlo.compare EQ, %minimum_f64_2, %minimum_f64_2 : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
  %minimum_f64_2_one = stablehlo.select %minimum_f64_2_is, %minimum_f64_2, %minimum_f64_2_nan : tensor<8xi1>, tensor<8xf64>
  %minimum_f64_2_bits = stablehlo.bitcast_convert %minimum_f64_2_one : (tensor<8xf64>) -> tensor<8xi64>
  check.expect_eq_const %minimum_f64_2_bits, dense<[9221120237041090560, 9221120237041090560, 4607182418800017408, -4616189618054758400, 0, -9223372036854775808, 4607182418800017408, -4503599627370496]> : tensor<8xi64>
  %minimum_f64_3_c = stablehlo.constant dense<0xBFF0000000000000> : tensor<8xf64>
  %minimum_f64_3 = stablehlo.minimum %minimum_f64_3_c, %s_f64 : tensor<8xf64>
  %minimum_f64_3_nan = stablehlo.constant dense<0x7FF8000000000000> : tensor<8xf64>
  %minimum_f64_3_is = stablehlo.compare EQ, %minimum_f64_3, %minimum_f64_3 : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
  %minimum_f64_3_one = stablehlo.select %minimum_f64_3_is, %minimum_f64_3, %minimum_f64_3_nan : tensor<8xi1>, tensor<8xf64>
  %minimum_f64_3_bits = stablehlo.bitcast_convert %minimum_f64_3_one : (tensor<8xf64>) -> tensor<8xi64>
  check.expect_eq_const %minimum_f64_3_bits, dense<[9221120237041090560, 9221120237041090560, -4616189618054758400, -4616189618054758400, -4616189618054758400, -4616189618054758400, -4616189618054758400, -4503599627370496]> : tensor<8xi64>
  %minimum_f64_4_c = stablehlo.constant dense<0x0000000000000000> : tensor<8xf64>
  %minimum_f64_4 = stablehlo.minimum %s_f64, %minimum_f64_4_c : tensor<8xf64>
  %minimum_f64_4_nan = stablehlo.constant dense<0x7FF8000000000000> : tensor<8xf64>
  %minimum_f64_4_is = stablehlo.compare EQ, %minimum_f64_4, %minimum_f64_4 : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
  %minimum_f64_4_one = stablehlo.select %minimum_f64_4_is, %minimum_f64_4, %minimum_f64_4_nan : tensor<8xi1>, tensor<8xf64>
  %minimum_f64_4_bits = stablehlo.bitcast_convert %minimum_f64_4_one : (tensor<8xf64>) -> tensor<8xi64>
  check.expect_eq_const %minimum_f64_4_bits, dense<[9221120237041090560, 9221120237041090560, 0, -4616189618054758400, 0, -9223372036854775808, 0, -4503599627370496]> : tensor<8xi64>
  %minimum_f64_5_c = stablehlo.constant dense<0x8000000000000000> : tensor<8xf64>
  %minimum_f64_5 = stablehlo.minimum %minimum_f64_5_c, %s_f64 : tensor<8xf64>
  %minimum_f64_5_nan = stablehlo.constant dense<0x7FF8000000000000> : tensor<8xf64>
  %minimum_f64_5_is = stablehlo.compare EQ, %minimum_f64_5, %minimum_f64_5 : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
  %minimum_f64_5_one = stablehlo.select %minimum_f64_5_is, %minimum_f64_5, %minimum_f64_5_nan : tensor<8xi1>, tensor<8xf64>
  %minimum_f64_5_bits = stablehlo.bitcast_convert %minimum_f64_5_one : (tensor<8xf64>) -> tensor<8xi64>
  check.expect_eq_const %minimum_f64_5_bits, dense<[9221120237041090560, 9221120237041090560, -9223372036854775808, -4616189618054758400, -9223372036854775808, -9223372036854775808, -9223372036854775808, -4503599627370496]> : tensor<8xi64>
  %minimum_f64_6_c = stablehlo.constant dense<0x7FF0000000000000> : tensor<8xf64>
  %minimum_f64_6 = stablehlo.minimum %s_f64, %minimum_f64_6_c : tensor<8xf64>
  %minimum_f64_6_nan = stablehlo.constant dense<0x7FF8000000000000> : tensor<8xf64>
  %minimum_f64_6_is = stablehlo.compare EQ, %minimum_f64_6, %minimum_f64_6 : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
  %minimum_f64_6_one = stablehlo.select %minimum_f64_6_is, %minimum_f64_6, %minimum_f64_6_nan : tensor<8xi1>, tensor<8xf64>
  %minimum_f64_6_bits = stablehlo.bitcast_convert %minimum_f64_6_one : (tensor<8xf64>) -> tensor<8xi64>
  check.expect_eq_const %minimum_f64_6_bits, dense<[9221120237041090560, 9221120237041090560, 4607182418800017408, -4616189618054758400, 0, -9223372036854775808, 9218868437227405312, -4503599627370496]> : tensor<8xi64>
  %minimum_f64_7_c = stablehlo.constant dense<0xFFF0000000000000> : tensor<8xf64>
  %minimum_f64_7 = stablehlo.minimum %minimum_f64_7_c, %s_f64 : tensor<8xf64>
  %minimum_f64_7_nan = stablehlo.constant dense<0x7FF8000000000000> : tensor<8xf64>
  %minimum_f64_7_is = stablehlo.compare EQ, %minimum_f64_7, %minimum_f64_7 : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
  %minimum_f64_7_one = stablehlo.select %minimum_f64_7_is, %minimum_f64_7, %minimum_f64_7_nan : tensor<8xi1>, tensor<8xf64>
  %minimum_f64_7_bits = stablehlo.bitcast_convert %minimum_f64_7_one : (tensor<8xf64>) -> tensor<8xi64>
  check.expect_eq_const %minimum_f64_7_bits, dense<[9221120237041090560, 9221120237041090560, -4503599627370496, -4503599627370496, -4503599627370496, -4503599627370496, -4503599627370496, -4503599627370496]> : tensor<8xi64>
  %minimum_f64_row0_p = stablehlo.iota dim = 1 : tensor<8x67x67xi32>
  %minimum_f64_row0_q = stablehlo.iota dim = 2 : tensor<8x67x67xi32>
  %minimum_f64_row0_here = stablehlo.compare EQ, %minimum_f64_row0_p, %minimum_f64_row0_q : (tensor<8x67x67xi32>, tensor<8x67x67xi32>) -> tensor<8x67x67xi1>
  %minimum_f64_row0_s = stablehlo.broadcast_in_dim %s_f64, dims = [0] : (tensor<8xf64>) -> tensor<8x67x67xf64>
  %minimum_f64_row0_g = stablehlo.constant dense<0xBFF0000000000000> : tensor<8x67x67xf64>
  %minimum_f64_row0_x = stablehlo.select %minimum_f64_row0_here, %minimum_f64_row0_s, %minimum_f64_row0_g : tensor<8x67x67xi1>, tensor<8x67x67xf64>
  %minimum_f64_row0_y = stablehlo.optimization_barrier %minimum_f64_row0_x : tensor<8x67x67xf64>
  %minimum_f64_row0_start = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
  %minimum_f64_row0 = stablehlo.reduce(%minimum_f64_row0_y init: %minimum_f64_row0_start) applies stablehlo.minimum across dimensions = [2] : (tensor<8x67x67xf64>, tensor<f64>) -> tensor<8x67xf64>
  %minimum_f64_row0_nan = stablehlo.constant dense<0x7FF8000000000000> : tensor<8x67xf64>
  %minimum_f64_row0_is = stablehlo.compare EQ, %minimum_f64_row0, %minimum_f64_row0 : (tensor<8x67xf64>, tensor<8x67xf64>) -> tensor<8x67xi1>
  %minimum_f64_row0_one = stablehlo.select %minimum_f64_row0_is, %minimum_f64_row0, %minimum_f64_row0_nan : tensor<8x67xi1>, tensor<8x67xf64>
  %minimum_f64_row0_bits = stablehlo.bitcast_convert %minimum_f64_row0_one : (tensor<8x67xf64>) -> tensor<8x67xi64>
  %minimum_f64_row0_zero = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %minimum_f64_row0_least = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %minimum_f64_row0_low = stablehlo.reduce(%minimum_f64_row0_bits init: %minimum_f64_row0_zero) applies stablehlo.minimum across dimensions = [1] : (tensor<8x67xi64>, tensor<i64>) -> tensor<8xi64>
  %minimum_f64_row0_high = stablehlo.reduce(%minimum_f64_row0_bits init: %minimum_f64_row0_least) applies stablehlo.maximum across dimensions = [1] : (tensor<8x67xi64>, tensor<i64>) -> tensor<8xi64>
  check.expect_eq_const %minimum_f64_row0_low, dense<[9221120237041090560, 9221120237041090560, -4616189618054758400, -4616189618054758400, -4616189618054758400, -4616189618054758400, -4616189618054758400, -4503599627370496]> : tensor<8xi64>
  check.expect_eq_const %minimum_f64_row0_high, dense<[9221120237041090560, 9221120237041090560, -4616189618054758400, -4616189618054758400, -4616189618054758400, -4616189618054758400, -4616189618054758400, -4503599627370496]> : tensor<8xi64>
  %minimum_f64_row1_p = stablehlo.iota dim = 1 : tensor<8x67x67xi32>
  %minimum_f64_row1_q = stablehlo.iota dim = 2 : tensor<8x67x67xi32>
  %minimum_f64_row1_here = stablehlo.compare EQ, %minimum_f64_row1_p, %minimum_f64_row1_q : (tensor<8x67x67xi32>, tensor<8x67x67xi32>) -> tensor<8x67x67xi1>
  %minimum_f64_row1_s = stablehlo.broadcast_in_dim %s_f64, dims = [0] : (tensor<8xf64>) -> tensor<8x67x67xf64>
  %minimum_f64_row1_g = stablehlo.constant dense<0x0000000000000000> : tensor<8x67x67xf64>
  %minimum_f64_row1_x = stablehlo.select %minimum_f64_row1_here, %minimum_f64_row1_s, %minimum_f64_row1_g : tensor<8x67x67xi1>, tensor<8x67x67xf64>
  %minimum_f64_row1_y = stablehlo.optimization_barrier %minimum_f64_row1_x : tensor<8x67x67xf64>
  %minimum_f64_row1_start = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
  %minimum_f64_row1 = stablehlo.reduce(%minimum_f64_row1_y init: %minimum_f64_row1_start) applies stablehlo.minimum across dimensions = [2] : (tensor<8x67x67xf64>, tensor<f64>) -> tensor<8x67xf64>
  %minimum_f64_row1_nan = stablehlo.constant dense<0x7FF8000000000000> : tensor<8x67xf64>
  %minimum_f64_row1_is = stablehlo.compare EQ, %minimum_f64_row1, %minimum_f64_row1 : (tensor<8x67xf64>, tensor<8x67xf64>) -> tensor<8x67xi1>
  %minimum_f64_row1_one = stablehlo.select %minimum_f64_row1_is, %minimum_f64_row1, %minimum_f64_row1_nan : tensor<8x67xi1>, tensor<8x67xf64>
  %minimum_f64_row1_bits = stablehlo.bitcast_convert %minimum_f64_row1_one : (tensor<8x67xf64>) -> tensor<8x67xi64>
  %minimum_f64_row1_zero = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %minimum_f64_row1_least = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %minimum_f64_row1_low = stablehlo.reduce(%minimum_f64_row1_bits init: %minimum_f64_row1_zero) applies stablehlo.minimum across dimensions = [1] : (tensor<8x67xi64>, tensor<i64>) -> tensor<8xi64>
  %minimum_f64_row1_high = stablehlo.reduce(%minimum_f64_row1_bits init: %minimum_f64_row1_least) applies stablehlo.maximum across dimensions = [1] : (tensor<8x67xi64>, tensor<i64>) -> tensor<8xi64>
  check.expect_eq_const %minimum_f64_row1_low, dense<[9221120237041090560, 9221120237041090560, 0, -4616189618054758400, 0, -9223372036854775808, 0, -4503599627370496]> : tensor<8xi64>
  check.expect_eq_const %minimum_f64_row1_high, dense<[9221120237041090560, 9221120237041090560, 0, -4616189618054758400, 0, -9223372036854775808, 0, -4503599627370496]> : tensor<8xi64>
  %minimum_f64_row2_p = stablehlo.iota dim = 1 : tensor<8x67x67xi32>
  %minimum_f64_row2_q = stablehlo.iota dim = 2 : tensor<8x67x67xi32>
  %minimum_f64_row2_here = stablehlo.compare EQ, %minimum_f64_row2_p, %minimum_f64_row2_q : (tensor<8x67x67xi32>, tensor<8x67x67xi32>) -> tensor<8x67x67xi1>
  %minimum_f64_row2_s = stablehlo.broadcast_in_dim %s_f64, dims = [0] : (tensor<8xf64>) -> tensor<8x67x67xf64>
  %minimum_f64_row2_g = stablehlo.constant dense<0x8000000000000000> : tensor<8x67x67xf64>
  %minimum_f64_row2_x = stablehlo.select %minimum_f64_row2_here, %minimum_f64_row2_s, %minimum_f64_row2_g : tensor<8x67x67xi1>, tensor<8x67x67xf64>
  %minimum_f64_row2_y = stablehlo.optimization_barrier %minimum_f64_row2_x : tensor<8x67x67xf64>
  %minimum_f64_row2_start = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
  %minimum_f64_row2 = stablehlo.reduce(%minimum_f64_row2_y init: %minimum_f64_row2_start) applies stablehlo.minimum across dimensions = [2] : (tensor<8x67x67xf64>, tensor<f64>) -> tensor<8x67xf64>
  %minimum_f64_row2_nan = stablehlo.constant dense<0x7FF8000000000000> : tensor<8x67xf64>
  %minimum_f64_row2_is = stablehlo.compare EQ, %minimum_f64_row2, %minimum_f64_row2 : (tensor<8x67xf64>, tensor<8x67xf64>) -> tensor<8x67xi1>
  %minimum_f64_row2_one = stablehlo.select %minimum_f64_row2_is, %minimum_f64_row2, %minimum_f64_row2_nan : tensor<8x67xi1>, tensor<8x67xf64>
  %minimum_f64_row2_bits = stablehlo.bitcast_convert %minimum_f64_row2_one : (tensor<8x67xf64>) -> tensor<8x67xi64>
  %minimum_f64_row2_zero = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %minimum_f64_row2_least = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %minimum_f64_row2_low = stablehlo.reduce(%minimum_f64_row2_bits init: %minimum_f64_row2_zero) applies stablehlo.minimum across dimensions = [1] : (tensor<8x67xi64>, tensor<i64>) -> tensor<8xi64>
  %minimum_f64_row2_high = stablehlo.reduce(%minimum_f64_row2_bits init: %minimum_f64_row2_least) applies stablehlo.maximum across dimensions = [1] : (tensor<8x67xi64>, tensor<i64>) -> tensor<8xi64>
  check.expect_eq_const %minimum_f64_row2_low, dense<[9221120237041090560, 9221120237041090560, -9223372036854775808, -4616189618054758400, -9223372036854775808, -9223372036854775808, -9223372036854775808, -4503599627370496]> : tensor<8xi64>
  check.expect_eq_const %minimum_f64_row2_high, dense<[9221120237041090560, 9221120237041090560, -9223372036854775808, -4616189618054758400, -9223372036854775808, -9223372036854775808, -9223372036854775808, -4503599627370496]> : tensor<8xi64>
  func.return
}
