// A dynamic_slice without dimensions: JAX prints the comma before its start indices and the one behind them.
module {
  func.func public @main() {
    %0 = stablehlo.constant dense<3.5> : tensor<f32>
    %1 = stablehlo.dynamic_slice %0, , sizes = [] : (tensor<f32>) -> tensor<f32>
    check.expect_eq_const %1, dense<3.5> : tensor<f32>
    return
  }
}
