// Comparators that are no order, by which numbers that are none stand beside everything, or those that differ by little
// beside each other: every row stays, also where the sort is done in parts.
module attributes {mhlo.num_partitions = 4 : i32} {
  sdy.mesh @mesh = <["i"=4]>
  func.func public @main() {
    %places = stablehlo.iota dim = 0 : tensor<4000xi32>
    %factor = stablehlo.constant dense<1237> : tensor<4000xi32>
    %size = stablehlo.constant dense<4000> : tensor<4000xi32>
    %product = stablehlo.multiply %places, %factor : tensor<4000xi32>
    %permuted = stablehlo.remainder %product, %size : tensor<4000xi32>
    %thousand = stablehlo.constant dense<1000> : tensor<4000xi32>
    %signed = stablehlo.subtract %permuted, %thousand : tensor<4000xi32>
    %numbers = stablehlo.convert %signed : (tensor<4000xi32>) -> tensor<4000xf32>
    %roots = stablehlo.sqrt %numbers : tensor<4000xf32>
    %keys = sdy.sharding_constraint %roots <@mesh, [{"i"}]> : tensor<4000xf32>
    %rows = sdy.sharding_constraint %places <@mesh, [{"i"}]> : tensor<4000xi32>
    %signed_parts = sdy.sharding_constraint %signed <@mesh, [{"i"}]> : tensor<4000xi32>
    %sorted:2 = "stablehlo.sort"(%keys, %rows) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>):
      %lt = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %lt : tensor<i1>
    }) : (tensor<4000xf32>, tensor<4000xi32>) -> (tensor<4000xf32>, tensor<4000xi32>)
    %there = "stablehlo.sort"(%sorted#1) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %lt = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %lt : tensor<i1>
    }) : (tensor<4000xi32>) -> tensor<4000xi32>
    stablehlo.custom_call @check.expect_eq(%there, %places) {has_side_effect = true} : (tensor<4000xi32>, tensor<4000xi32>) -> ()
    %near:2 = "stablehlo.sort"(%signed_parts, %rows) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>):
      %ten = stablehlo.constant dense<10> : tensor<i32>
      %more = stablehlo.add %a, %ten : tensor<i32>
      %lt = stablehlo.compare LT, %more, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %lt : tensor<i1>
    }) : (tensor<4000xi32>, tensor<4000xi32>) -> (tensor<4000xi32>, tensor<4000xi32>)
    %all = "stablehlo.sort"(%near#1) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %lt = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %lt : tensor<i1>
    }) : (tensor<4000xi32>) -> tensor<4000xi32>
    stablehlo.custom_call @check.expect_eq(%all, %places) {has_side_effect = true} : (tensor<4000xi32>, tensor<4000xi32>) -> ()
    return
  }
}
