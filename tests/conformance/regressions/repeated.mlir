// Repeated arrays: broadcasts whose dimensions a reshape joins. Element i of the result is element i mod n of the operand, so
// remainders of positions tell what it must be. More than eight repetitions, and pieces that no vector fills, too.
func.func public @main() {
  %twice_flat = stablehlo.iota dim = 0 : tensor<1000xi32>
  %twice_small = stablehlo.reshape %twice_flat : (tensor<1000xi32>) -> tensor<1000xi32>
  %twice_hidden = stablehlo.optimization_barrier %twice_small : tensor<1000xi32>
  %twice_square = stablehlo.multiply %twice_hidden, %twice_hidden : tensor<1000xi32>
  %twice_wide = stablehlo.broadcast_in_dim %twice_square, dims = [1] : (tensor<1000xi32>) -> tensor<2x1000xi32>
  %twice_joined = stablehlo.reshape %twice_wide : (tensor<2x1000xi32>) -> tensor<2000xi32>
  %twice_three = stablehlo.constant dense<3> : tensor<2000xi32>
  %twice_made = stablehlo.add %twice_joined, %twice_three : tensor<2000xi32>
  %twice_zero = stablehlo.constant dense<0> : tensor<2000xi32>
  %twice_i0 = stablehlo.iota dim = 0 : tensor<2000xi32>
  %twice_n0 = stablehlo.constant dense<1000> : tensor<2000xi32>
  %twice_m0 = stablehlo.remainder %twice_i0, %twice_n0 : tensor<2000xi32>
  %twice_s0 = stablehlo.multiply %twice_zero, %twice_n0 : tensor<2000xi32>
  %twice_a0 = stablehlo.add %twice_s0, %twice_m0 : tensor<2000xi32>
  %twice_place = stablehlo.optimization_barrier %twice_a0 : tensor<2000xi32>
  %twice_power = stablehlo.multiply %twice_place, %twice_place : tensor<2000xi32>
  %twice_wanted = stablehlo.add %twice_power, %twice_three : tensor<2000xi32>
  check.expect_eq %twice_made, %twice_wanted : tensor<2000xi32>
  %of_seven_flat = stablehlo.iota dim = 0 : tensor<7xi32>
  %of_seven_small = stablehlo.reshape %of_seven_flat : (tensor<7xi32>) -> tensor<7xi32>
  %of_seven_hidden = stablehlo.optimization_barrier %of_seven_small : tensor<7xi32>
  %of_seven_square = stablehlo.multiply %of_seven_hidden, %of_seven_hidden : tensor<7xi32>
  %of_seven_wide = stablehlo.broadcast_in_dim %of_seven_square, dims = [1] : (tensor<7xi32>) -> tensor<8x7xi32>
  %of_seven_joined = stablehlo.reshape %of_seven_wide : (tensor<8x7xi32>) -> tensor<56xi32>
  %of_seven_three = stablehlo.constant dense<3> : tensor<56xi32>
  %of_seven_made = stablehlo.add %of_seven_joined, %of_seven_three : tensor<56xi32>
  %of_seven_zero = stablehlo.constant dense<0> : tensor<56xi32>
  %of_seven_i0 = stablehlo.iota dim = 0 : tensor<56xi32>
  %of_seven_n0 = stablehlo.constant dense<7> : tensor<56xi32>
  %of_seven_m0 = stablehlo.remainder %of_seven_i0, %of_seven_n0 : tensor<56xi32>
  %of_seven_s0 = stablehlo.multiply %of_seven_zero, %of_seven_n0 : tensor<56xi32>
  %of_seven_a0 = stablehlo.add %of_seven_s0, %of_seven_m0 : tensor<56xi32>
  %of_seven_place = stablehlo.optimization_barrier %of_seven_a0 : tensor<56xi32>
  %of_seven_power = stablehlo.multiply %of_seven_place, %of_seven_place : tensor<56xi32>
  %of_seven_wanted = stablehlo.add %of_seven_power, %of_seven_three : tensor<56xi32>
  check.expect_eq %of_seven_made, %of_seven_wanted : tensor<56xi32>
  %nine_times_flat = stablehlo.iota dim = 0 : tensor<100xi32>
  %nine_times_small = stablehlo.reshape %nine_times_flat : (tensor<100xi32>) -> tensor<100xi32>
  %nine_times_hidden = stablehlo.optimization_barrier %nine_times_small : tensor<100xi32>
  %nine_times_square = stablehlo.multiply %nine_times_hidden, %nine_times_hidden : tensor<100xi32>
  %nine_times_wide = stablehlo.broadcast_in_dim %nine_times_square, dims = [1] : (tensor<100xi32>) -> tensor<9x100xi32>
  %nine_times_joined = stablehlo.reshape %nine_times_wide : (tensor<9x100xi32>) -> tensor<900xi32>
  %nine_times_three = stablehlo.constant dense<3> : tensor<900xi32>
  %nine_times_made = stablehlo.add %nine_times_joined, %nine_times_three : tensor<900xi32>
  %nine_times_zero = stablehlo.constant dense<0> : tensor<900xi32>
  %nine_times_i0 = stablehlo.iota dim = 0 : tensor<900xi32>
  %nine_times_n0 = stablehlo.constant dense<100> : tensor<900xi32>
  %nine_times_m0 = stablehlo.remainder %nine_times_i0, %nine_times_n0 : tensor<900xi32>
  %nine_times_s0 = stablehlo.multiply %nine_times_zero, %nine_times_n0 : tensor<900xi32>
  %nine_times_a0 = stablehlo.add %nine_times_s0, %nine_times_m0 : tensor<900xi32>
  %nine_times_place = stablehlo.optimization_barrier %nine_times_a0 : tensor<900xi32>
  %nine_times_power = stablehlo.multiply %nine_times_place, %nine_times_place : tensor<900xi32>
  %nine_times_wanted = stablehlo.add %nine_times_power, %nine_times_three : tensor<900xi32>
  check.expect_eq %nine_times_made, %nine_times_wanted : tensor<900xi32>
  %in_rows_flat = stablehlo.iota dim = 0 : tensor<165xi32>
  %in_rows_small = stablehlo.reshape %in_rows_flat : (tensor<165xi32>) -> tensor<5x33xi32>
  %in_rows_hidden = stablehlo.optimization_barrier %in_rows_small : tensor<5x33xi32>
  %in_rows_square = stablehlo.multiply %in_rows_hidden, %in_rows_hidden : tensor<5x33xi32>
  %in_rows_wide = stablehlo.broadcast_in_dim %in_rows_square, dims = [1, 3] : (tensor<5x33xi32>) -> tensor<3x5x4x33xi32>
  %in_rows_joined = stablehlo.reshape %in_rows_wide : (tensor<3x5x4x33xi32>) -> tensor<15x132xi32>
  %in_rows_three = stablehlo.constant dense<3> : tensor<15x132xi32>
  %in_rows_made = stablehlo.add %in_rows_joined, %in_rows_three : tensor<15x132xi32>
  %in_rows_zero = stablehlo.constant dense<0> : tensor<15x132xi32>
  %in_rows_i0 = stablehlo.iota dim = 0 : tensor<15x132xi32>
  %in_rows_n0 = stablehlo.constant dense<5> : tensor<15x132xi32>
  %in_rows_m0 = stablehlo.remainder %in_rows_i0, %in_rows_n0 : tensor<15x132xi32>
  %in_rows_s0 = stablehlo.multiply %in_rows_zero, %in_rows_n0 : tensor<15x132xi32>
  %in_rows_a0 = stablehlo.add %in_rows_s0, %in_rows_m0 : tensor<15x132xi32>
  %in_rows_i1 = stablehlo.iota dim = 1 : tensor<15x132xi32>
  %in_rows_n1 = stablehlo.constant dense<33> : tensor<15x132xi32>
  %in_rows_m1 = stablehlo.remainder %in_rows_i1, %in_rows_n1 : tensor<15x132xi32>
  %in_rows_s1 = stablehlo.multiply %in_rows_a0, %in_rows_n1 : tensor<15x132xi32>
  %in_rows_a1 = stablehlo.add %in_rows_s1, %in_rows_m1 : tensor<15x132xi32>
  %in_rows_place = stablehlo.optimization_barrier %in_rows_a1 : tensor<15x132xi32>
  %in_rows_power = stablehlo.multiply %in_rows_place, %in_rows_place : tensor<15x132xi32>
  %in_rows_wanted = stablehlo.add %in_rows_power, %in_rows_three : tensor<15x132xi32>
  check.expect_eq %in_rows_made, %in_rows_wanted : tensor<15x132xi32>
  %edges_flat = stablehlo.iota dim = 0 : tensor<20000xi32>
  %edges_small = stablehlo.reshape %edges_flat : (tensor<20000xi32>) -> tensor<20000xi32>
  %edges_hidden = stablehlo.optimization_barrier %edges_small : tensor<20000xi32>
  %edges_square = stablehlo.multiply %edges_hidden, %edges_hidden : tensor<20000xi32>
  %edges_wide = stablehlo.broadcast_in_dim %edges_square, dims = [1] : (tensor<20000xi32>) -> tensor<2x20000xi32>
  %edges_joined = stablehlo.reshape %edges_wide : (tensor<2x20000xi32>) -> tensor<40000xi32>
  %edges_three = stablehlo.constant dense<3> : tensor<40000xi32>
  %edges_made = stablehlo.add %edges_joined, %edges_three : tensor<40000xi32>
  %edges_zero = stablehlo.constant dense<0> : tensor<40000xi32>
  %edges_i0 = stablehlo.iota dim = 0 : tensor<40000xi32>
  %edges_n0 = stablehlo.constant dense<20000> : tensor<40000xi32>
  %edges_m0 = stablehlo.remainder %edges_i0, %edges_n0 : tensor<40000xi32>
  %edges_s0 = stablehlo.multiply %edges_zero, %edges_n0 : tensor<40000xi32>
  %edges_a0 = stablehlo.add %edges_s0, %edges_m0 : tensor<40000xi32>
  %edges_place = stablehlo.optimization_barrier %edges_a0 : tensor<40000xi32>
  %edges_power = stablehlo.multiply %edges_place, %edges_place : tensor<40000xi32>
  %edges_wanted = stablehlo.add %edges_power, %edges_three : tensor<40000xi32>
  check.expect_eq %edges_made, %edges_wanted : tensor<40000xi32>
  %once_flat = stablehlo.iota dim = 0 : tensor<50xi32>
  %once_small = stablehlo.reshape %once_flat : (tensor<50xi32>) -> tensor<50x1xi32>
  %once_hidden = stablehlo.optimization_barrier %once_small : tensor<50x1xi32>
  %once_square = stablehlo.multiply %once_hidden, %once_hidden : tensor<50x1xi32>
  %once_wide = stablehlo.broadcast_in_dim %once_square, dims = [1, 2] : (tensor<50x1xi32>) -> tensor<1x50x1xi32>
  %once_joined = stablehlo.reshape %once_wide : (tensor<1x50x1xi32>) -> tensor<50xi32>
  %once_three = stablehlo.constant dense<3> : tensor<50xi32>
  %once_made = stablehlo.add %once_joined, %once_three : tensor<50xi32>
  %once_zero = stablehlo.constant dense<0> : tensor<50xi32>
  %once_i0 = stablehlo.iota dim = 0 : tensor<50xi32>
  %once_n0 = stablehlo.constant dense<50> : tensor<50xi32>
  %once_m0 = stablehlo.remainder %once_i0, %once_n0 : tensor<50xi32>
  %once_s0 = stablehlo.multiply %once_zero, %once_n0 : tensor<50xi32>
  %once_a0 = stablehlo.add %once_s0, %once_m0 : tensor<50xi32>
  %once_place = stablehlo.optimization_barrier %once_a0 : tensor<50xi32>
  %once_power = stablehlo.multiply %once_place, %once_place : tensor<50xi32>
  %once_wanted = stablehlo.add %once_power, %once_three : tensor<50xi32>
  check.expect_eq %once_made, %once_wanted : tensor<50xi32>
  %columns_flat = stablehlo.iota dim = 0 : tensor<8xi32>
  %columns_small = stablehlo.reshape %columns_flat : (tensor<8xi32>) -> tensor<4x2xi32>
  %columns_hidden = stablehlo.optimization_barrier %columns_small : tensor<4x2xi32>
  %columns_square = stablehlo.multiply %columns_hidden, %columns_hidden : tensor<4x2xi32>
  %columns_wide = stablehlo.broadcast_in_dim %columns_square, dims = [0, 2] : (tensor<4x2xi32>) -> tensor<4x3x2xi32>
  %columns_joined = stablehlo.reshape %columns_wide : (tensor<4x3x2xi32>) -> tensor<4x6xi32>
  %columns_three = stablehlo.constant dense<3> : tensor<4x6xi32>
  %columns_made = stablehlo.add %columns_joined, %columns_three : tensor<4x6xi32>
  %columns_zero = stablehlo.constant dense<0> : tensor<4x6xi32>
  %columns_i0 = stablehlo.iota dim = 0 : tensor<4x6xi32>
  %columns_n0 = stablehlo.constant dense<4> : tensor<4x6xi32>
  %columns_m0 = stablehlo.remainder %columns_i0, %columns_n0 : tensor<4x6xi32>
  %columns_s0 = stablehlo.multiply %columns_zero, %columns_n0 : tensor<4x6xi32>
  %columns_a0 = stablehlo.add %columns_s0, %columns_m0 : tensor<4x6xi32>
  %columns_i1 = stablehlo.iota dim = 1 : tensor<4x6xi32>
  %columns_n1 = stablehlo.constant dense<2> : tensor<4x6xi32>
  %columns_m1 = stablehlo.remainder %columns_i1, %columns_n1 : tensor<4x6xi32>
  %columns_s1 = stablehlo.multiply %columns_a0, %columns_n1 : tensor<4x6xi32>
  %columns_a1 = stablehlo.add %columns_s1, %columns_m1 : tensor<4x6xi32>
  %columns_place = stablehlo.optimization_barrier %columns_a1 : tensor<4x6xi32>
  %columns_power = stablehlo.multiply %columns_place, %columns_place : tensor<4x6xi32>
  %columns_wanted = stablehlo.add %columns_power, %columns_three : tensor<4x6xi32>
  check.expect_eq %columns_made, %columns_wanted : tensor<4x6xi32>
  return
}
