// What lies further outside of an array than 32 bits count, or nearly 64, in parts: pads that move all elements away, or would put
// others so far behind the only one, and scatters there.
module attributes {mhlo.num_partitions = 4 : i32} {
  sdy.mesh @mesh = <["i"=4]>
  func.func public @main() {
    %places = stablehlo.iota dim = 0 : tensor<8xi32>
    %parts = sdy.sharding_constraint %places <@mesh, [{"i"}]> : tensor<8xi32>
    %three = stablehlo.constant dense<3> : tensor<i32>
    %below = stablehlo.pad %parts, %three, low = [-4294967296], high = [4294967296], interior = [0] : (tensor<8xi32>, tensor<i32>) -> tensor<8xi32>
    %above = stablehlo.pad %parts, %three, low = [4294967296], high = [-4294967296], interior = [0] : (tensor<8xi32>, tensor<i32>) -> tensor<8xi32>
    %lowest = stablehlo.pad %parts, %three, low = [-2305843009213693951], high = [2305843009213693951], interior = [0] : (tensor<8xi32>, tensor<i32>) -> tensor<8xi32>
    %near = stablehlo.pad %parts, %three, low = [-6], high = [6], interior = [0] : (tensor<8xi32>, tensor<i32>) -> tensor<8xi32>
    %half = stablehlo.pad %parts, %three, low = [-1000000000], high = [1000000000], interior = [0] : (tensor<8xi32>, tensor<i32>) -> tensor<8xi32>
    %one = stablehlo.constant dense<1> : tensor<1xi32>
    %alone = stablehlo.pad %one, %three, low = [0], high = [7], interior = [4294967295] : (tensor<1xi32>, tensor<i32>) -> tensor<8xi32>
    %lone = sdy.sharding_constraint %alone <@mesh, [{"i"}]> : tensor<8xi32>
    %behind = stablehlo.pad %one, %three, low = [3], high = [4], interior = [8589934591] : (tensor<1xi32>, tensor<i32>) -> tensor<8xi32>
    %later = sdy.sharding_constraint %behind <@mesh, [{"i"}]> : tensor<8xi32>
    %threes = stablehlo.constant dense<3> : tensor<8xi32>
    %at_first = stablehlo.constant dense<[1, 3, 3, 3, 3, 3, 3, 3]> : tensor<8xi32>
    %at_fourth = stablehlo.constant dense<[3, 3, 3, 1, 3, 3, 3, 3]> : tensor<8xi32>
    stablehlo.custom_call @check.expect_eq(%lone, %at_first) {has_side_effect = true} : (tensor<8xi32>, tensor<8xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%later, %at_fourth) {has_side_effect = true} : (tensor<8xi32>, tensor<8xi32>) -> ()
    %moved = stablehlo.constant dense<[6, 7, 3, 3, 3, 3, 3, 3]> : tensor<8xi32>
    stablehlo.custom_call @check.expect_eq(%below, %threes) {has_side_effect = true} : (tensor<8xi32>, tensor<8xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%above, %threes) {has_side_effect = true} : (tensor<8xi32>, tensor<8xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%lowest, %threes) {has_side_effect = true} : (tensor<8xi32>, tensor<8xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%near, %moved) {has_side_effect = true} : (tensor<8xi32>, tensor<8xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%half, %threes) {has_side_effect = true} : (tensor<8xi32>, tensor<8xi32>) -> ()
    %last = stablehlo.constant dense<[9223372036854775807]> : tensor<1xi64>
    %update = stablehlo.constant dense<[98, 99]> : tensor<2xi32>
    %kept = "stablehlo.scatter"(%parts, %last, %update) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%old: tensor<i32>, %new: tensor<i32>):
      stablehlo.return %new : tensor<i32>
    }) : (tensor<8xi32>, tensor<1xi64>, tensor<2xi32>) -> tensor<8xi32>
    stablehlo.custom_call @check.expect_eq(%kept, %places) {has_side_effect = true} : (tensor<8xi32>, tensor<8xi32>) -> ()
    return
  }
}
