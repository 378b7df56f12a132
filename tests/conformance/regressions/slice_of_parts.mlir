// Windows that are longer than a part, at places that the program computes: what is read of a part is a window of it.
module attributes {mhlo.num_partitions = 4 : i32} {
  sdy.mesh @mesh = <["i"=4]>
  func.func public @main() {
    %places = stablehlo.iota dim = 0 : tensor<8x3xi32>
    %parts = sdy.sharding_constraint %places <@mesh, [{"i"}, {}]> : tensor<8x3xi32>
    %two = stablehlo.constant dense<2> : tensor<i32>
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %start = stablehlo.optimization_barrier %two : tensor<i32>
    %window = stablehlo.dynamic_slice %parts, %start, %zero, sizes = [5, 3] : (tensor<8x3xi32>, tensor<i32>, tensor<i32>) -> tensor<5x3xi32>
    %rows = stablehlo.iota dim = 0 : tensor<5x3xi32>
    %twos = stablehlo.constant dense<2> : tensor<5x3xi32>
    %expected = stablehlo.add %rows, %twos : tensor<5x3xi32>
    stablehlo.custom_call @check.expect_eq(%window, %expected) {has_side_effect = true} : (tensor<5x3xi32>, tensor<5x3xi32>) -> ()
    return
  }
}
