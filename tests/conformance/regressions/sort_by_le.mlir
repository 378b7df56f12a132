// A comparator that calls equal keys less both ways, as LE does: every row stays, also where the sort is done in parts.
module attributes {mhlo.num_partitions = 4 : i32} {
  sdy.mesh @mesh = <["i"=4]>
  func.func public @main() {
    %places = stablehlo.iota dim = 0 : tensor<4000xi32>
    %five = stablehlo.constant dense<5> : tensor<4000xi32>
    %keys = stablehlo.remainder %places, %five : tensor<4000xi32>
    %parts = sdy.sharding_constraint %keys <@mesh, [{"i"}]> : tensor<4000xi32>
    %rows = sdy.sharding_constraint %places <@mesh, [{"i"}]> : tensor<4000xi32>
    %sorted:2 = "stablehlo.sort"(%parts, %rows) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>):
      %le = stablehlo.compare LE, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %le : tensor<i1>
    }) : (tensor<4000xi32>, tensor<4000xi32>) -> (tensor<4000xi32>, tensor<4000xi32>)
    %there = "stablehlo.sort"(%sorted#1) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %lt = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %lt : tensor<i1>
    }) : (tensor<4000xi32>) -> tensor<4000xi32>
    stablehlo.custom_call @check.expect_eq(%there, %places) {has_side_effect = true} : (tensor<4000xi32>, tensor<4000xi32>) -> ()
    return
  }
}
