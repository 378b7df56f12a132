// Windows of arrays in parts. Padding counts for nothing, though the sum begins with 1. Of two operands only one is
// in parts: its windows do not reach the last element, and the other's must not have it either.
module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["a"=4]>
  func.func public @main() {
    %c = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : tensor<8xi32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %0 = sdy.sharding_constraint %c <@mesh, [{"a"}]> : tensor<8xi32>
    %1 = "stablehlo.reduce_window"(%0, %one) <{window_dimensions = array<i64: 3>, padding = dense<1> : tensor<1x2xi64>}> ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
      %5 = stablehlo.add %p, %q : tensor<i32>
      stablehlo.return %5 : tensor<i32>
    }) : (tensor<8xi32>, tensor<i32>) -> tensor<8xi32>
    %2 = sdy.sharding_constraint %1 <@mesh, [{"a"}]> : tensor<8xi32>
    %sums = stablehlo.constant dense<[2, 4, 7, 10, 13, 16, 19, 14]> : tensor<8xi32>
    stablehlo.custom_call @check.expect_eq(%2, %sums) {has_side_effect = true} : (tensor<8xi32>, tensor<8xi32>) -> ()

    %zero = stablehlo.constant dense<0> : tensor<i32>
    %d = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8]> : tensor<9xi32>
    %e = stablehlo.constant dense<[3, 1, 4, 1, 5, 9, 2, 6, 5]> : tensor<9xi32>
    %whole = sdy.sharding_constraint %d <@mesh, [{}]> : tensor<9xi32>
    %parts = sdy.sharding_constraint %e <@mesh, [{"a"}]> : tensor<9xi32>
    %3:2 = "stablehlo.reduce_window"(%whole, %parts, %zero, %zero) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 3>}> ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>, %r: tensor<i32>, %s: tensor<i32>):
      %5 = stablehlo.add %p, %r : tensor<i32>
      %6 = stablehlo.maximum %q, %s : tensor<i32>
      stablehlo.return %5, %6 : tensor<i32>, tensor<i32>
    }) : (tensor<9xi32>, tensor<9xi32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<3xi32>)
    %first = sdy.sharding_constraint %3#0 <@mesh, [{}]> : tensor<3xi32>
    %second = sdy.sharding_constraint %3#1 <@mesh, [{}]> : tensor<3xi32>
    %pairs = stablehlo.constant dense<[1, 7, 13]> : tensor<3xi32>
    %largest = stablehlo.constant dense<[3, 5, 6]> : tensor<3xi32>
    stablehlo.custom_call @check.expect_eq(%first, %pairs) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%second, %largest) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
    return
  }
}
