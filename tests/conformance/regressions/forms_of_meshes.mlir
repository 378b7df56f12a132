// Forms by the axes of several meshes, which put the same parts on the same devices: the axes of one are no axes of
// another. What a manual computation takes, has inside and gives is by its own.
module @half_and_quarter attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
sdy.mesh @turned = <["y"=2, "x"=2], device_ids=[0, 2, 1, 3]>
sdy.mesh @mesh = <["x"=2, "y"=2]>
func.func public @main() {
  %a = stablehlo.constant dense<[0, 5, 10, 15, 20, 2, 7, 12]> : tensor<8xi32>
  %0 = sdy.manual_computation(%a) in_shardings=[<@turned, [{"x"}]>] out_shardings=[<@turned, [{"x"}]>] manual_axes={"x"} (%p: tensor<4xi32>) {
    %2 = stablehlo.negate %p : tensor<4xi32>
    sdy.return %2 : tensor<4xi32>
  } : (tensor<8xi32>) -> tensor<8xi32>
  %1 = sdy.manual_computation(%0) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%p: tensor<4xi32>) {
    %2 = sdy.sharding_constraint %p <@mesh, [{"y"}]> : tensor<4xi32>
    %3 = stablehlo.negate %2 : tensor<4xi32>
    sdy.return %3 : tensor<4xi32>
  } : (tensor<8xi32>) -> tensor<8xi32>
  check.expect_eq_const %0, dense<[0, -5, -10, -15, -20, -2, -7, -12]> : tensor<8xi32>
  check.expect_eq_const %1, dense<[0, 5, 10, 15, 20, 2, 7, 12]> : tensor<8xi32>
  return
}
}

// -----

// In a loop, with an axis of four that is two axes of the other mesh.
module @four_is_two_of_two attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
sdy.mesh @twos = <["a"=2, "b"=2, "c"=2]>
sdy.mesh @turned = <["y"=4, "x"=2], device_ids=[0, 4, 1, 5, 2, 6, 3, 7]>
func.func public @main() {
  %x = stablehlo.constant dense<[0, 7, 14, 21, 28, 4, 11, 18, 25, 1, 8, 15, 22, 29, 5, 12]> : tensor<16xi32>
  %0 = stablehlo.optimization_barrier %x : tensor<16xi32>
  %1 = sdy.manual_computation(%0) in_shardings=[<@turned, [{"y"}]>] out_shardings=[<@turned, [{"x"}]>] manual_axes={"x"} (%p: tensor<16xi32>) {
    %3 = sdy.sharding_constraint %p <@turned, [{"y"}]> : tensor<16xi32>
    sdy.return %3 : tensor<16xi32>
  } : (tensor<16xi32>) -> tensor<32xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %2:2 = stablehlo.while(%k = %zero, %v = %1) : tensor<i32>, tensor<32xi32>
  cond {
    %c = stablehlo.compare LT, %k, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %3 = sdy.manual_computation(%v) in_shardings=[<@twos, [{"a", "c", "b"}]>] out_shardings=[<@twos, [{"a", "c"}]>] manual_axes={"a"} (%p: tensor<16xi32>) {
      %5 = stablehlo.slice %p [2:16] : (tensor<16xi32>) -> tensor<14xi32>
      %6 = stablehlo.slice %p [0:2] : (tensor<16xi32>) -> tensor<2xi32>
      %7 = stablehlo.concatenate %5, %6, dim = 0 : (tensor<14xi32>, tensor<2xi32>) -> tensor<16xi32>
      sdy.return %7 : tensor<16xi32>
    } : (tensor<32xi32>) -> tensor<32xi32>
    %m = stablehlo.add %k, %one : tensor<i32>
    stablehlo.return %m, %3 : tensor<i32>, tensor<32xi32>
  }
  check.expect_eq_const %1, dense<[0, 7, 14, 21, 28, 4, 11, 18, 25, 1, 8, 15, 22, 29, 5, 12, 0, 7, 14, 21, 28, 4, 11, 18, 25, 1, 8, 15, 22, 29, 5, 12]> : tensor<32xi32>
  check.expect_eq_const %2#1, dense<[14, 21, 28, 4, 11, 18, 25, 1, 8, 15, 22, 29, 5, 12, 0, 7, 14, 21, 28, 4, 11, 18, 25, 1, 8, 15, 22, 29, 5, 12, 0, 7]> : tensor<32xi32>
  return
}
}
