// A loop that slices a carry [9, 3] into components, rotates them and stacks them again carries each component by itself. The
// whole state is read, too: by the condition, by the history of all states, and by what follows the loop.
func.func public @main() {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %row = stablehlo.iota dim = 0 : tensor<9x3xi32>
  %column = stablehlo.iota dim = 1 : tensor<9x3xi32>
  %hundred = stablehlo.constant dense<100> : tensor<9x3xi32>
  %ten = stablehlo.constant dense<10> : tensor<9x3xi32>
  %rows = stablehlo.multiply %row, %hundred : tensor<9x3xi32>
  %columns = stablehlo.multiply %column, %ten : tensor<9x3xi32>
  %start = stablehlo.add %rows, %columns : tensor<9x3xi32>
  %none = stablehlo.constant dense<0> : tensor<9x9x3xi32>
  %r:4 = stablehlo.while(%t = %zero, %y = %start, %states = %none, %sum = %zero) : tensor<i32>, tensor<9x3xi32>, tensor<9x9x3xi32>, tensor<i32>
  cond {
    %n = stablehlo.constant dense<9> : tensor<i32>
    %early = stablehlo.compare LT, %t, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %last = stablehlo.slice %y [8:9, 2:3] : (tensor<9x3xi32>) -> tensor<1x1xi32>
    %corner = stablehlo.reshape %last : (tensor<1x1xi32>) -> tensor<i32>
    %most = stablehlo.constant dense<900> : tensor<i32>
    %small = stablehlo.compare LT, %corner, %most, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %p = stablehlo.and %early, %small : tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %a = stablehlo.slice %y [0:9, 0:1] : (tensor<9x3xi32>) -> tensor<9x1xi32>
    %c = stablehlo.slice %y [0:9, 2:3] : (tensor<9x3xi32>) -> tensor<9x1xi32>
    %b0 = stablehlo.slice %y [0:9, 1:2] : (tensor<9x3xi32>) -> tensor<9x1xi32>
    %up = stablehlo.constant dense<1> : tensor<9x1xi32>
    %more = stablehlo.add %a, %up : tensor<9x1xi32>
    %turned = stablehlo.concatenate %b0, %c, %more, dim = 1 : (tensor<9x1xi32>, tensor<9x1xi32>, tensor<9x1xi32>) -> tensor<9x3xi32>
    %gone = stablehlo.subtract %turned, %y : tensor<9x3xi32>
    %next = stablehlo.add %y, %gone : tensor<9x3xi32>
    %y3 = stablehlo.reshape %y : (tensor<9x3xi32>) -> tensor<1x9x3xi32>
    %all = stablehlo.dynamic_update_slice %states, %y3, %t, %zero, %zero : (tensor<9x9x3xi32>, tensor<1x9x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<9x9x3xi32>
    %of_c = stablehlo.reduce(%c init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<9x1xi32>, tensor<i32>) -> tensor<i32>
    %total = stablehlo.add %sum, %of_c : tensor<i32>
    %u = stablehlo.add %t, %one : tensor<i32>
    stablehlo.return %u, %next, %all, %total : tensor<i32>, tensor<9x3xi32>, tensor<9x9x3xi32>, tensor<i32>
  }
  // after 9 rotations every component is back in its place and has grown by 3
  %three = stablehlo.constant dense<3> : tensor<9x3xi32>
  %end = stablehlo.add %start, %three : tensor<9x3xi32>
  check.expect_eq %r#1, %end : tensor<9x3xi32>
  // state t has in column k what began in column (k + t) mod 3, plus (k + t) / 3
  %t3 = stablehlo.iota dim = 0 : tensor<9x9x3xi32>
  %r3 = stablehlo.iota dim = 1 : tensor<9x9x3xi32>
  %k3 = stablehlo.iota dim = 2 : tensor<9x9x3xi32>
  %at = stablehlo.add %t3, %k3 : tensor<9x9x3xi32>
  %threes = stablehlo.constant dense<3> : tensor<9x9x3xi32>
  %tens = stablehlo.constant dense<10> : tensor<9x9x3xi32>
  %hundreds = stablehlo.constant dense<100> : tensor<9x9x3xi32>
  %from = stablehlo.remainder %at, %threes : tensor<9x9x3xi32>
  %grown = stablehlo.divide %at, %threes : tensor<9x9x3xi32>
  %w0 = stablehlo.multiply %r3, %hundreds : tensor<9x9x3xi32>
  %w1 = stablehlo.multiply %from, %tens : tensor<9x9x3xi32>
  %w2 = stablehlo.add %w0, %w1 : tensor<9x9x3xi32>
  %wanted = stablehlo.add %w2, %grown : tensor<9x9x3xi32>
  check.expect_eq %r#2, %wanted : tensor<9x9x3xi32>
  // column 2 in all rows and states: 9 * 3600 of the rows, 9 * 3 * (20 + 0 + 10) of the columns, 9 * 15 by which they grew
  check.expect_eq_const %r#3, dense<33345> : tensor<i32>
  return
}
