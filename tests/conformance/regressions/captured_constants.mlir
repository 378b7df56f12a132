// Regions that take constants from outside, where jax.export moves them. Values by hand.
module @captured_constants {
  func.func public @main() {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %nan = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %two = stablehlo.constant dense<2> : tensor<i32>
    %none = stablehlo.constant dense<0> : tensor<i32>
    %floats = stablehlo.constant dense<[2.0, -0.0, 0x7FC00000, -1.0, 0.0]> : tensor<5xf32>
    %numbers = stablehlo.iota dim = 0 : tensor<5xi32>
    %sorted:2 = "stablehlo.sort"(%floats, %numbers) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>, %i: tensor<i32>, %j: tensor<i32>):
      %0 = stablehlo.compare EQ, %a, %zero, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %1 = stablehlo.select %0, %zero, %a : tensor<i1>, tensor<f32>
      %2 = stablehlo.compare NE, %a, %a, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.select %2, %nan, %1 : tensor<i1>, tensor<f32>
      %4 = stablehlo.compare EQ, %b, %zero, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %5 = stablehlo.select %4, %zero, %b : tensor<i1>, tensor<f32>
      %6 = stablehlo.compare NE, %b, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %7 = stablehlo.select %6, %nan, %5 : tensor<i1>, tensor<f32>
      %8 = stablehlo.compare LT, %3, %7, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %8 : tensor<i1>
    }) : (tensor<5xf32>, tensor<5xi32>) -> (tensor<5xf32>, tensor<5xi32>)
    check.expect_eq_const %sorted#1, dense<[3, 1, 4, 0, 2]> : tensor<5xi32>

    %x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
    %sum = "stablehlo.reduce"(%x, %none) <{dimensions = array<i64: 1>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %0 = stablehlo.multiply %b, %two : tensor<i32>
      %1 = stablehlo.add %a, %0 : tensor<i32>
      stablehlo.return %1 : tensor<i32>
    }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
    %from = stablehlo.constant dense<[[0], [3], [0]]> : tensor<3x1xi32>
    %more = stablehlo.constant dense<[10, 20, 30]> : tensor<3xi32>
    %scattered = "stablehlo.scatter"(%numbers, %from, %more) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %0 = stablehlo.add %a, %b : tensor<i32>
      %1 = stablehlo.add %0, %two : tensor<i32>
      stablehlo.return %1 : tensor<i32>
    }) : (tensor<5xi32>, tensor<3x1xi32>, tensor<3xi32>) -> tensor<5xi32>
    check.expect_eq_const %scattered, dense<[44, 1, 2, 25, 4]> : tensor<5xi32>
    %windows = "stablehlo.reduce_window"(%x, %none) <{window_dimensions = array<i64: 1, 2>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %0 = stablehlo.maximum %b, %two : tensor<i32>
      %1 = stablehlo.add %a, %0 : tensor<i32>
      stablehlo.return %1 : tensor<i32>
    }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2x2xi32>
    check.expect_eq_const %windows, dense<[[4, 5], [9, 11]]> : tensor<2x2xi32>
    %mapped = "stablehlo.map"(%numbers) <{dimensions = array<i64: 0>}> ({
    ^bb0(%a: tensor<i32>):
      %0 = stablehlo.subtract %a, %two : tensor<i32>
      stablehlo.return %0 : tensor<i32>
    }) : (tensor<5xi32>) -> tensor<5xi32>
    check.expect_eq_const %mapped, dense<[-2, -1, 0, 1, 2]> : tensor<5xi32>
    check.expect_eq_const %sum, dense<[12, 30]> : tensor<2xi32>

    // In the body of a loop too.
    %loop:2 = stablehlo.while(%n = %none, %carry = %numbers) : tensor<i32>, tensor<5xi32>
    cond {
      %0 = stablehlo.compare LT, %n, %two : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %0 : tensor<i1>
    } do {
      %one = stablehlo.constant dense<1> : tensor<i32>
      %0 = stablehlo.add %n, %one : tensor<i32>
      %1 = "stablehlo.sort"(%carry) <{dimension = 0 : i64, is_stable = true}> ({
      ^bb0(%a: tensor<i32>, %b: tensor<i32>):
        %2 = stablehlo.remainder %a, %two : tensor<i32>
        %3 = stablehlo.remainder %b, %two : tensor<i32>
        %4 = stablehlo.compare LT, %2, %3 : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %4 : tensor<i1>
      }) : (tensor<5xi32>) -> tensor<5xi32>
      stablehlo.return %0, %1 : tensor<i32>, tensor<5xi32>
    }
    check.expect_eq_const %loop#1, dense<[0, 2, 4, 1, 3]> : tensor<5xi32>
    return
  }
}
