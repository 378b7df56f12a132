// Dilated arrays in parts that do not all begin at the same place between two elements: 4 parts of 5 places, of
// elements that are 2 or 3 apart.
module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["a"=4]>
  func.func public @main() {
    %seven = stablehlo.constant dense<7> : tensor<i32>
    %c = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 7, 8, 9]> : tensor<9xi32>
    %0 = sdy.sharding_constraint %c <@mesh, [{"a"}]> : tensor<9xi32>
    %1 = stablehlo.pad %0, %seven, low = [1], high = [1], interior = [1] : (tensor<9xi32>, tensor<i32>) -> tensor<19xi32>
    %2 = sdy.sharding_constraint %1 <@mesh, [{"a"}]> : tensor<19xi32>
    %padded = stablehlo.constant dense<[7, 1, 7, 2, 7, 3, 7, 4, 7, 5, 7, 6, 7, 7, 7, 8, 7, 9, 7]> : tensor<19xi32>
    stablehlo.custom_call @check.expect_eq(%2, %padded) {has_side_effect = true} : (tensor<19xi32>, tensor<19xi32>) -> ()

    %least = stablehlo.constant dense<-9> : tensor<i32>
    %d = stablehlo.constant dense<[1, -2, 3, -4, 5, -6, 7]> : tensor<7xi32>
    %3 = sdy.sharding_constraint %d <@mesh, [{"a"}]> : tensor<7xi32>
    %4 = "stablehlo.reduce_window"(%3, %least) <{window_dimensions = array<i64: 2>, base_dilations = array<i64: 3>, padding = dense<[[1, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
      %5 = stablehlo.maximum %p, %q : tensor<i32>
      stablehlo.return %5 : tensor<i32>
    }) : (tensor<7xi32>, tensor<i32>) -> tensor<20xi32>
    %6 = sdy.sharding_constraint %4 <@mesh, [{"a"}]> : tensor<20xi32>
    %largest = stablehlo.constant dense<[1, 1, -9, -2, -2, -9, 3, 3, -9, -4, -4, -9, 5, 5, -9, -6, -6, -9, 7, 7]> : tensor<20xi32>
    stablehlo.custom_call @check.expect_eq(%6, %largest) {has_side_effect = true} : (tensor<20xi32>, tensor<20xi32>) -> ()
    return
  }
}
