"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x32xf32>) -> tensor<4x32xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x32xf32>):
    %0 = "chlo.acos"(%arg0) : (tensor<4x32xf32>) -> tensor<4x32xf32>
    %1 = "chlo.acosh"(%arg0) : (tensor<4x32xf32>) -> tensor<4x32xf32>
    %2 = "chlo.asin"(%arg0) : (tensor<4x32xf32>) -> tensor<4x32xf32>
    %3 = "chlo.asinh"(%arg0) : (tensor<4x32xf32>) -> tensor<4x32xf32>
    %4 = "chlo.atan"(%arg0) : (tensor<4x32xf32>) -> tensor<4x32xf32>
    %5 = "chlo.atanh"(%arg0) : (tensor<4x32xf32>) -> tensor<4x32xf32>
    %6 = "chlo.bessel_i1e"(%arg0) : (tensor<4x32xf32>) -> tensor<4x32xf32>
    %7 = "chlo.conj"(%arg0) : (tensor<4x32xf32>) -> tensor<4x32xf32>
    %8 = "chlo.cosh"(%arg0) : (tensor<4x32xf32>) -> tensor<4x32xf32>
    %9 = "chlo.digamma"(%arg0) : (tensor<4x32xf32>) -> tensor<4x32xf32>
    %10 = "chlo.erf"(%arg0) : (tensor<4x32xf32>) -> tensor<4x32xf32>
    %11 = "chlo.erf_inv"(%arg0) : (tensor<4x32xf32>) -> tensor<4x32xf32>
    %12 = "chlo.erfc"(%arg0) : (tensor<4x32xf32>) -> tensor<4x32xf32>
    %13 = "chlo.lgamma"(%arg0) : (tensor<4x32xf32>) -> tensor<4x32xf32>
    %14 = "chlo.sinh"(%arg0) : (tensor<4x32xf32>) -> tensor<4x32xf32>
    %15 = "chlo.square"(%arg0) : (tensor<4x32xf32>) -> tensor<4x32xf32>
    %16 = "chlo.tan"(%arg0) : (tensor<4x32xf32>) -> tensor<4x32xf32>
    %17 = "chlo.next_after"(%arg0, %arg0) : (tensor<4x32xf32>, tensor<4x32xf32>) -> tensor<4x32xf32>
    %18 = "chlo.polygamma"(%arg0, %arg0) : (tensor<4x32xf32>, tensor<4x32xf32>) -> tensor<4x32xf32>
    %19 = "chlo.zeta"(%arg0, %arg0) : (tensor<4x32xf32>, tensor<4x32xf32>) -> tensor<4x32xf32>
    %20 = "chlo.is_inf"(%arg0) : (tensor<4x32xf32>) -> tensor<4x32xi1>
    %21:2 = "chlo.top_k"(%arg0) <{k = 3 : i64}> : (tensor<4x32xf32>) -> (tensor<4x3xf32>, tensor<4x3xi32>)
    %22 = "chlo.broadcast_add"(%arg0, %arg0) : (tensor<4x32xf32>, tensor<4x32xf32>) -> tensor<4x32xf32>
    %23 = "chlo.broadcast_compare"(%arg0, %arg0) <{comparison_direction = #chlo<comparison_direction LT>}> : (tensor<4x32xf32>, tensor<4x32xf32>) -> tensor<4x32xi1>
    %24 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<32xf32>}> : () -> tensor<32xf32>
    %25:2 = "chlo.scan"(%arg0, %24) <{dimension = 0 : i64, is_reverse = true, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: tensor<32xf32>, %arg6: tensor<32xf32>):
      %29 = "stablehlo.add"(%arg5, %arg6) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
      "stablehlo.return"(%29, %29) : (tensor<32xf32>, tensor<32xf32>) -> ()
    }) : (tensor<4x32xf32>, tensor<32xf32>) -> (tensor<4x32xf32>, tensor<32xf32>)
    %26:4 = "chlo.scan"(%arg0, %arg0, %24, %24) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 2, 2>, resultSegmentSizes = array<i32: 2, 2>}> ({
    ^bb0(%arg1: tensor<32xf32>, %arg2: tensor<32xf32>, %arg3: tensor<32xf32>, %arg4: tensor<32xf32>):
      %27 = "stablehlo.add"(%arg1, %arg3) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
      %28 = "stablehlo.add"(%arg2, %arg4) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
      "stablehlo.return"(%27, %28, %27, %28) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> ()
    }) : (tensor<4x32xf32>, tensor<4x32xf32>, tensor<32xf32>, tensor<32xf32>) -> (tensor<4x32xf32>, tensor<4x32xf32>, tensor<32xf32>, tensor<32xf32>)
    "func.return"(%17) : (tensor<4x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
