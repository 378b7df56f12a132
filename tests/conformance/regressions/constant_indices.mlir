// A register is read at an index that is known: pad must keep it known, with and without steps.
module {
  func.func public @main() {
    %c = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
    %x = stablehlo.optimization_barrier %c : tensor<3xi32>
    %y = stablehlo.multiply %x, %x : tensor<3xi32>
    %one = stablehlo.constant dense<-1> : tensor<i32>
    %0 = stablehlo.pad %y, %one, low = [3], high = [-2], interior = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<6xi32>
    %e0 = stablehlo.constant dense<[-1, -1, -1, 1, -1, 4]> : tensor<6xi32>
    stablehlo.custom_call @check.expect_eq(%0, %e0) {has_side_effect = true} : (tensor<6xi32>, tensor<6xi32>) -> ()
    %1 = stablehlo.pad %y, %one, low = [-1], high = [2], interior = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<4xi32>
    %e1 = stablehlo.constant dense<[4, 9, -1, -1]> : tensor<4xi32>
    stablehlo.custom_call @check.expect_eq(%1, %e1) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
    return
  }
}
