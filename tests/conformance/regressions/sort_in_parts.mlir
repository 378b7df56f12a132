// Sorts in parts of five devices: columns of a key that is a permutation, with arrays of many element types beside it,
// along a dimension that is divided unevenly; from below and from above.
module attributes {mhlo.num_partitions = 5 : i32} {
  sdy.mesh @mesh = <["i"=5]>
  func.func public @main() {
    %row = stablehlo.iota dim = 0 : tensor<8009x3xi32>
    %factor = stablehlo.constant dense<1234> : tensor<8009x3xi32>
    %size = stablehlo.constant dense<8009> : tensor<8009x3xi32>
    %last = stablehlo.constant dense<8008> : tensor<8009x3xi32>
    %seven = stablehlo.constant dense<7> : tensor<8009x3xi32>
    %column = stablehlo.iota dim = 1 : tensor<8009x3xi32>
    %product = stablehlo.multiply %row, %factor : tensor<8009x3xi32>
    %shifted = stablehlo.add %product, %column : tensor<8009x3xi32>
    %permuted = stablehlo.remainder %shifted, %size : tensor<8009x3xi32>
    %keys = sdy.sharding_constraint %permuted <@mesh, [{"i"}, {}]> : tensor<8009x3xi32>
    %small = stablehlo.remainder %keys, %seven : tensor<8009x3xi32>
    %i1 = stablehlo.convert %small : (tensor<8009x3xi32>) -> tensor<8009x3xi1>
    %i4 = stablehlo.convert %small : (tensor<8009x3xi32>) -> tensor<8009x3xi4>
    %u8 = stablehlo.convert %small : (tensor<8009x3xi32>) -> tensor<8009x3xui8>
    %bf16 = stablehlo.convert %small : (tensor<8009x3xi32>) -> tensor<8009x3xbf16>
    %f8 = stablehlo.convert %small : (tensor<8009x3xi32>) -> tensor<8009x3xf8E4M3FN>
    %f64 = stablehlo.convert %small : (tensor<8009x3xi32>) -> tensor<8009x3xf64>
    %re = stablehlo.convert %keys : (tensor<8009x3xi32>) -> tensor<8009x3xf32>
    %im = stablehlo.convert %small : (tensor<8009x3xi32>) -> tensor<8009x3xf32>
    %c64 = stablehlo.complex %re, %im : tensor<8009x3xcomplex<f32>>
    %up:8 = "stablehlo.sort"(%keys, %i1, %i4, %u8, %bf16, %f8, %f64, %c64) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c0: tensor<i1>, %c1: tensor<i1>, %d0: tensor<i4>, %d1: tensor<i4>, %e0: tensor<ui8>, %e1: tensor<ui8>, %f0: tensor<bf16>, %f1: tensor<bf16>, %g0: tensor<f8E4M3FN>, %g1: tensor<f8E4M3FN>, %h0: tensor<f64>, %h1: tensor<f64>, %k0: tensor<complex<f32>>, %k1: tensor<complex<f32>>):
      %lt = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %lt : tensor<i1>
    }) : (tensor<8009x3xi32>, tensor<8009x3xi1>, tensor<8009x3xi4>, tensor<8009x3xui8>, tensor<8009x3xbf16>, tensor<8009x3xf8E4M3FN>, tensor<8009x3xf64>, tensor<8009x3xcomplex<f32>>) -> (tensor<8009x3xi32>, tensor<8009x3xi1>, tensor<8009x3xi4>, tensor<8009x3xui8>, tensor<8009x3xbf16>, tensor<8009x3xf8E4M3FN>, tensor<8009x3xf64>, tensor<8009x3xcomplex<f32>>)
    %down = "stablehlo.sort"(%keys) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %gt = stablehlo.compare GT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %gt : tensor<i1>
    }) : (tensor<8009x3xi32>) -> tensor<8009x3xi32>
    %expect_small = stablehlo.remainder %row, %seven : tensor<8009x3xi32>
    %expect_i1 = stablehlo.convert %expect_small : (tensor<8009x3xi32>) -> tensor<8009x3xi1>
    %expect_i4 = stablehlo.convert %expect_small : (tensor<8009x3xi32>) -> tensor<8009x3xi4>
    %expect_u8 = stablehlo.convert %expect_small : (tensor<8009x3xi32>) -> tensor<8009x3xui8>
    %expect_bf16 = stablehlo.convert %expect_small : (tensor<8009x3xi32>) -> tensor<8009x3xbf16>
    %expect_f8 = stablehlo.convert %expect_small : (tensor<8009x3xi32>) -> tensor<8009x3xf8E4M3FN>
    %expect_f64 = stablehlo.convert %expect_small : (tensor<8009x3xi32>) -> tensor<8009x3xf64>
    %expect_re = stablehlo.convert %row : (tensor<8009x3xi32>) -> tensor<8009x3xf32>
    %expect_im = stablehlo.convert %expect_small : (tensor<8009x3xi32>) -> tensor<8009x3xf32>
    %expect_c64 = stablehlo.complex %expect_re, %expect_im : tensor<8009x3xcomplex<f32>>
    %expect_down = stablehlo.subtract %last, %row : tensor<8009x3xi32>
    stablehlo.custom_call @check.expect_eq(%up#0, %row) {has_side_effect = true} : (tensor<8009x3xi32>, tensor<8009x3xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%up#1, %expect_i1) {has_side_effect = true} : (tensor<8009x3xi1>, tensor<8009x3xi1>) -> ()
    stablehlo.custom_call @check.expect_eq(%up#2, %expect_i4) {has_side_effect = true} : (tensor<8009x3xi4>, tensor<8009x3xi4>) -> ()
    stablehlo.custom_call @check.expect_eq(%up#3, %expect_u8) {has_side_effect = true} : (tensor<8009x3xui8>, tensor<8009x3xui8>) -> ()
    stablehlo.custom_call @check.expect_eq(%up#4, %expect_bf16) {has_side_effect = true} : (tensor<8009x3xbf16>, tensor<8009x3xbf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%up#5, %expect_f8) {has_side_effect = true} : (tensor<8009x3xf8E4M3FN>, tensor<8009x3xf8E4M3FN>) -> ()
    stablehlo.custom_call @check.expect_eq(%up#6, %expect_f64) {has_side_effect = true} : (tensor<8009x3xf64>, tensor<8009x3xf64>) -> ()
    stablehlo.custom_call @check.expect_eq(%up#7, %expect_c64) {has_side_effect = true} : (tensor<8009x3xcomplex<f32>>, tensor<8009x3xcomplex<f32>>) -> ()
    stablehlo.custom_call @check.expect_eq(%down, %expect_down) {has_side_effect = true} : (tensor<8009x3xi32>, tensor<8009x3xi32>) -> ()
    return
  }
}
