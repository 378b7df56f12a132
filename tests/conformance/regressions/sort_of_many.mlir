// As many arrays as a sort may have, whose cut runs along what it sorts: in parts it would have one more.
module attributes {mhlo.num_partitions = 4 : i32} {
  sdy.mesh @mesh = <["i"=4]>
  func.func public @main() {
    %places = stablehlo.iota dim = 0 : tensor<4000xi32>
    %last = stablehlo.constant dense<3999> : tensor<4000xi32>
    %down = stablehlo.subtract %last, %places : tensor<4000xi32>
    %keys = sdy.sharding_constraint %down <@mesh, [{"i"}]> : tensor<4000xi32>
    %sorted:16 = "stablehlo.sort"(%keys, %places, %places, %places, %places, %places, %places, %places, %places, %places, %places, %places, %places, %places, %places, %places) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a0: tensor<i32>, %b0: tensor<i32>, %a1: tensor<i32>, %b1: tensor<i32>, %a2: tensor<i32>, %b2: tensor<i32>, %a3: tensor<i32>, %b3: tensor<i32>, %a4: tensor<i32>, %b4: tensor<i32>, %a5: tensor<i32>, %b5: tensor<i32>, %a6: tensor<i32>, %b6: tensor<i32>, %a7: tensor<i32>, %b7: tensor<i32>, %a8: tensor<i32>, %b8: tensor<i32>, %a9: tensor<i32>, %b9: tensor<i32>, %a10: tensor<i32>, %b10: tensor<i32>, %a11: tensor<i32>, %b11: tensor<i32>, %a12: tensor<i32>, %b12: tensor<i32>, %a13: tensor<i32>, %b13: tensor<i32>, %a14: tensor<i32>, %b14: tensor<i32>, %a15: tensor<i32>, %b15: tensor<i32>):
      %lt = stablehlo.compare LT, %a0, %b0 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %lt : tensor<i1>
    }) : (tensor<4000xi32>, tensor<4000xi32>, tensor<4000xi32>, tensor<4000xi32>, tensor<4000xi32>, tensor<4000xi32>, tensor<4000xi32>, tensor<4000xi32>, tensor<4000xi32>, tensor<4000xi32>, tensor<4000xi32>, tensor<4000xi32>, tensor<4000xi32>, tensor<4000xi32>, tensor<4000xi32>, tensor<4000xi32>) -> (tensor<4000xi32>, tensor<4000xi32>, tensor<4000xi32>, tensor<4000xi32>, tensor<4000xi32>, tensor<4000xi32>, tensor<4000xi32>, tensor<4000xi32>, tensor<4000xi32>, tensor<4000xi32>, tensor<4000xi32>, tensor<4000xi32>, tensor<4000xi32>, tensor<4000xi32>, tensor<4000xi32>, tensor<4000xi32>)
    stablehlo.custom_call @check.expect_eq(%sorted#0, %places) {has_side_effect = true} : (tensor<4000xi32>, tensor<4000xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%sorted#15, %down) {has_side_effect = true} : (tensor<4000xi32>, tensor<4000xi32>) -> ()
    return
  }
}
