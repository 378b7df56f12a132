// Sizes that are values or open, and follow from constants: every op that takes them so. Values by hand.
module {
  func.func private @shape(%x: tensor<?x3xi32>) -> tensor<2xi64> {
    %0 = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x3xi32>) -> tensor<i32>
    %1 = stablehlo.convert %0 : (tensor<i32>) -> tensor<i64>
    %2 = stablehlo.reshape %1 : (tensor<i64>) -> tensor<1xi64>
    %two = stablehlo.constant dense<2> : tensor<i64>
    %3 = stablehlo.broadcast_in_dim %two, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %4 = stablehlo.multiply %2, %3 : tensor<1xi64>
    %three = stablehlo.constant dense<[9, 3]> : tensor<2xi64>
    %5 = stablehlo.slice %three [1:2] : (tensor<2xi64>) -> tensor<1xi64>
    %6 = stablehlo.concatenate %4, %5, dim = 0 : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
    return %6 : tensor<2xi64>
  }
  func.func public @main() {
    %two = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
    %two_by_two = stablehlo.constant dense<2> : tensor<2xi64>
    %twelve = stablehlo.constant dense<[12]> : tensor<1xi64>
    %x = stablehlo.dynamic_iota %two, dim = 1 : (tensor<2xi64>) -> tensor<?x3xi32>
    %s = call @shape(%x) : (tensor<?x3xi32>) -> tensor<2xi64>
    check.expect_eq_const %s, dense<[4, 3]> : tensor<2xi64>

    %one = stablehlo.constant dense<[1, 0, -1]> : tensor<3xi32>
    %wide = stablehlo.dynamic_broadcast_in_dim %one, %s, dims = [1] : (tensor<3xi32>, tensor<2xi64>) -> tensor<?x?xi32>
    %negated = stablehlo.negate %wide : tensor<?x?xi32>
    %p = stablehlo.compare GT, %negated, %wide : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi1>
    %chosen = stablehlo.select %p, %negated, %wide : tensor<?x?xi1>, tensor<?x?xi32>
    %turned = stablehlo.transpose %chosen, dims = [1, 0] : (tensor<?x?xi32>) -> tensor<?x?xi32>
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %sum = stablehlo.reduce(%turned init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?x?xi32>, tensor<i32>) -> tensor<?xi32>
    %sums = stablehlo.dynamic_reshape %sum, %two_by_two : (tensor<?xi32>, tensor<2xi64>) -> tensor<2x2xi32>
    check.expect_eq_const %sums, dense<2> : tensor<2x2xi32>

    %n = stablehlo.constant dense<3> : tensor<i32>
    %loop:2 = stablehlo.while(%i = %zero, %a = %wide) : tensor<i32>, tensor<?x?xi32>
    cond {
      %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %up = stablehlo.constant dense<1> : tensor<i32>
      %j = stablehlo.add %i, %up : tensor<i32>
      %b = stablehlo.add %a, %a : tensor<?x?xi32>
      stablehlo.return %j, %b : tensor<i32>, tensor<?x?xi32>
    }
    %held = stablehlo.optimization_barrier %loop#1 : tensor<?x?xi32>
    %flat = "stablehlo.dynamic_reshape"(%held, %twelve) : (tensor<?x?xi32>, tensor<1xi64>) -> tensor<?xi32>
    %low = stablehlo.constant dense<1> : tensor<1xi64>
    %start = stablehlo.constant dense<[0]> : tensor<1xi64>
    %limit = stablehlo.constant dense<[6]> : tensor<1xi64>
    %stride = stablehlo.constant dense<[2]> : tensor<1xi64>
    %slice = stablehlo.real_dynamic_slice %flat, %start, %limit, %stride : (tensor<?xi32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xi32>
    %padded = stablehlo.dynamic_pad %slice, %zero, %low, %start, %low : (tensor<?xi32>, tensor<i32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xi32>
    %six = stablehlo.reshape %padded : (tensor<?xi32>) -> tensor<6xi32>
    check.expect_eq_const %six, dense<[0, 8, 0, -8, 0, 0]> : tensor<6xi32>

    %which = stablehlo.constant dense<[[1], [0]]> : tensor<2x1xi64>
    %sizes = stablehlo.constant dense<[1, 3]> : tensor<2xi64>
    %rows = "stablehlo.dynamic_gather"(%x, %which, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<?x3xi32>, tensor<2x1xi64>, tensor<2xi64>) -> tensor<2x?xi32>
    %two_rows = stablehlo.reshape %rows : (tensor<2x?xi32>) -> tensor<2x3xi32>
    check.expect_eq_const %two_rows, dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xi32>

    %spread = chlo.broadcast_add %rows, %one : (tensor<2x?xi32>, tensor<3xi32>) -> tensor<?x?xi32>
    %size = stablehlo.constant dense<3> : tensor<i32>
    %same = stablehlo.set_dimension_size %spread, %size, dim = 1 : (tensor<?x?xi32>, tensor<i32>) -> tensor<?x?xi32>
    %last = stablehlo.reshape %same : (tensor<?x?xi32>) -> tensor<2x3xi32>
    check.expect_eq_const %last, dense<[[1, 1, 1], [1, 1, 1]]> : tensor<2x3xi32>
    return
  }
}
