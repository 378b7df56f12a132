// Windows of two elements that reach behind the last one, of parts of two: they are no running sums.
module attributes {mhlo.num_partitions = 3 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["b"=3]>
  func.func public @main() {
    %c = stablehlo.constant dense<[1.0, 2.0, 4.0, 8.0]> : tensor<4xf64>
    %z = stablehlo.constant dense<0.0> : tensor<f64>
    %0 = sdy.sharding_constraint %c <@mesh, [{"b"}]> : tensor<4xf64>
    %1 = stablehlo.optimization_barrier %0 : tensor<4xf64>
    %2 = "stablehlo.reduce_window"(%1, %z) <{window_dimensions = array<i64: 2>, padding = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%a: tensor<f64>, %b: tensor<f64>):
      %s = stablehlo.add %a, %b : tensor<f64>
      stablehlo.return %s : tensor<f64>
    }) : (tensor<4xf64>, tensor<f64>) -> tensor<4xf64>
    %3 = stablehlo.constant dense<[3.0, 6.0, 12.0, 8.0]> : tensor<4xf64>
    stablehlo.custom_call @check.expect_eq(%2, %3) {has_side_effect = true} : (tensor<4xf64>, tensor<4xf64>) -> ()
    return
  }
}
