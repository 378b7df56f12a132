module {
  func.func public @main(%arg0: tensor<4x32xf32>) -> tensor<4x32xf32> {
    %0 = chlo.acos %arg0 : tensor<4x32xf32> -> tensor<4x32xf32>
    %1 = chlo.acosh %arg0 : tensor<4x32xf32> -> tensor<4x32xf32>
    %2 = chlo.asin %arg0 : tensor<4x32xf32> -> tensor<4x32xf32>
    %3 = chlo.asinh %arg0 : tensor<4x32xf32> -> tensor<4x32xf32>
    %4 = chlo.atan %arg0 : tensor<4x32xf32> -> tensor<4x32xf32>
    %5 = chlo.atanh %arg0 : tensor<4x32xf32> -> tensor<4x32xf32>
    %6 = chlo.bessel_i1e %arg0 : tensor<4x32xf32> -> tensor<4x32xf32>
    %7 = chlo.conj %arg0 : tensor<4x32xf32> -> tensor<4x32xf32>
    %8 = chlo.cosh %arg0 : tensor<4x32xf32> -> tensor<4x32xf32>
    %9 = chlo.digamma %arg0 : tensor<4x32xf32> -> tensor<4x32xf32>
    %10 = chlo.erf %arg0 : tensor<4x32xf32> -> tensor<4x32xf32>
    %11 = chlo.erf_inv %arg0 : tensor<4x32xf32> -> tensor<4x32xf32>
    %12 = chlo.erfc %arg0 : tensor<4x32xf32> -> tensor<4x32xf32>
    %13 = chlo.lgamma %arg0 : tensor<4x32xf32> -> tensor<4x32xf32>
    %14 = chlo.sinh %arg0 : tensor<4x32xf32> -> tensor<4x32xf32>
    %15 = chlo.square %arg0 : tensor<4x32xf32> -> tensor<4x32xf32>
    %16 = chlo.tan %arg0 : tensor<4x32xf32> -> tensor<4x32xf32>
    %17 = chlo.next_after %arg0, %arg0 : tensor<4x32xf32>, tensor<4x32xf32> -> tensor<4x32xf32>
    %18 = chlo.polygamma %arg0, %arg0 : tensor<4x32xf32>, tensor<4x32xf32> -> tensor<4x32xf32>
    %19 = chlo.zeta %arg0, %arg0 : tensor<4x32xf32>, tensor<4x32xf32> -> tensor<4x32xf32>
    %20 = chlo.is_inf %arg0 : tensor<4x32xf32> -> tensor<4x32xi1>
    %values, %indices = chlo.top_k(%arg0, k = 3) : tensor<4x32xf32> -> (tensor<4x3xf32>, tensor<4x3xi32>)
    %21 = chlo.broadcast_add %arg0, %arg0 : (tensor<4x32xf32>, tensor<4x32xf32>) -> tensor<4x32xf32>
    %22 = chlo.broadcast_compare %arg0, %arg0 {comparison_direction = #chlo<comparison_direction LT>} : (tensor<4x32xf32>, tensor<4x32xf32>) -> tensor<4x32xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<32xf32>
    %23:2 = chlo.scan(%arg0) inits (%cst) dimension=0  attributes {is_reverse = true} {
    ^bb0(%input: tensor<32xf32>, %carry: tensor<32xf32>):
      %25 = stablehlo.add %input, %carry : tensor<32xf32>
      stablehlo.return %25, %25 : tensor<32xf32>, tensor<32xf32>
    } : (tensor<4x32xf32>, tensor<32xf32>) -> (tensor<4x32xf32>, tensor<32xf32>)
    %24:4 = chlo.scan(%arg0, %arg0) inits (%cst, %cst) dimension=0  {
    ^bb0(%input: tensor<32xf32>, %input_0: tensor<32xf32>, %carry: tensor<32xf32>, %carry_1: tensor<32xf32>):
      %25 = stablehlo.add %input, %carry : tensor<32xf32>
      %26 = stablehlo.add %input_0, %carry_1 : tensor<32xf32>
      stablehlo.return %25, %26, %25, %26 : tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>
    } : (tensor<4x32xf32>, tensor<4x32xf32>, tensor<32xf32>, tensor<32xf32>) -> (tensor<4x32xf32>, tensor<4x32xf32>, tensor<32xf32>, tensor<32xf32>)
    return %17 : tensor<4x32xf32>
  }
}
