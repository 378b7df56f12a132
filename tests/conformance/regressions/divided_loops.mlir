// Loops with so much work in an iteration that threads share it, and a stack of shifted arrays: the
// elements of a wave go round, and each stacked array is shifted in its own direction.
func.func public @main() {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %at = stablehlo.iota dim = 1 : tensor<257x2051xi32>
  %row = stablehlo.iota dim = 0 : tensor<257x2051xi32>
  %k = stablehlo.constant dense<4096> : tensor<257x2051xi32>
  %base = stablehlo.multiply %row, %k : tensor<257x2051xi32>
  %x = stablehlo.add %base, %at : tensor<257x2051xi32>
  %r:2 = stablehlo.while(%i = %zero, %y = %x) : tensor<i32>, tensor<257x2051xi32>
  cond {
    %n = stablehlo.constant dense<5> : tensor<i32>
    %p = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %one : tensor<i32>
    %three = stablehlo.constant dense<3> : tensor<257x2051xi32>
    %end = stablehlo.slice %y [0:257, 2050:2051] : (tensor<257x2051xi32>) -> tensor<257x1xi32>
    %start = stablehlo.slice %y [0:257, 0:2050] : (tensor<257x2051xi32>) -> tensor<257x2050xi32>
    %moved = stablehlo.concatenate %end, %start, dim = 1 : (tensor<257x1xi32>, tensor<257x2050xi32>) -> tensor<257x2051xi32>
    %next = stablehlo.add %moved, %three : tensor<257x2051xi32>
    stablehlo.return %j, %next : tensor<i32>, tensor<257x2051xi32>
  }
  // column c holds what began in column (c - 5) mod 2051, plus 15
  %back = stablehlo.constant dense<2046> : tensor<257x2051xi32>
  %width = stablehlo.constant dense<2051> : tensor<257x2051xi32>
  %added = stablehlo.constant dense<15> : tensor<257x2051xi32>
  %c0 = stablehlo.add %at, %back : tensor<257x2051xi32>
  %c1 = stablehlo.remainder %c0, %width : tensor<257x2051xi32>
  %c2 = stablehlo.add %c1, %base : tensor<257x2051xi32>
  %wanted = stablehlo.add %c2, %added : tensor<257x2051xi32>
  check.expect_eq %r#1, %wanted : tensor<257x2051xi32>
  return
}
