// Among equals, the first of the window is selected: rows before columns.
func.func @main() {
  %c = stablehlo.constant dense<[[1, 3, 3, 0], [3, 2, 0, 3]]> : tensor<2x4xi32>
  %x = stablehlo.optimization_barrier %c : tensor<2x4xi32>
  %cs = stablehlo.constant dense<[[10, 20, 30]]> : tensor<1x3xi32>
  %s = stablehlo.optimization_barrier %cs : tensor<1x3xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0 = "stablehlo.select_and_scatter"(%x, %s, %zero) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %ge = stablehlo.compare GE, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %ge : tensor<i1>
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %sum = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<2x4xi32>, tensor<1x3xi32>, tensor<i32>) -> tensor<2x4xi32>
  check.expect_eq_const %0, dense<[[0, 30, 30, 0], [0, 0, 0, 0]]> : tensor<2x4xi32>
  func.return
}
