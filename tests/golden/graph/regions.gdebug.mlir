#loc2 = loc("-":2:24)
#loc3 = loc("-":2:45)
#loc4 = loc("-":2:66)
#loc5 = loc("-":2:83)
#loc6 = loc("-":2:100)
#loc7 = loc("-":2:121)
#loc8 = loc("-":3:24)
#loc10 = loc("-":5:13)
#loc11 = loc("-":5:48)
#loc12 = loc("-":5:30)
#loc13 = loc("-":5:65)
#loc19 = loc("-":12:8)
#loc20 = loc("-":12:25)
#loc24 = loc("-":17:8)
#loc25 = loc("-":17:25)
#loc26 = loc("-":17:42)
#loc27 = loc("-":17:59)
#loc31 = loc("-":22:8)
#loc32 = loc("-":22:25)
#loc35 = loc("-":26:8)
#loc36 = loc("-":26:25)
#loc40 = loc("-":31:8)
#loc41 = loc("-":31:25)
#loc44 = loc("-":35:8)
#loc45 = loc("-":35:25)
#loc49 = loc("-":40:8)
#loc50 = loc("-":40:25)
#loc54 = loc("-":45:13)
#loc55 = loc("-":45:30)
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x4xf32>, tensor<4x4xi32>, tensor<f32>, tensor<i32>, tensor<2x1xi32>, tensor<2x4xf32>) -> tensor<4xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x4xf32> loc("-":2:24), %arg1: tensor<4x4xi32> loc("-":2:45), %arg2: tensor<f32> loc("-":2:66), %arg3: tensor<i32> loc("-":2:83), %arg4: tensor<2x1xi32> loc("-":2:100), %arg5: tensor<2x4xf32> loc("-":2:121)):
    %0 = "stablehlo.reduce"(%arg0, %arg2) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg28: tensor<f32> loc("-":3:24), %arg29: tensor<f32> loc("-":3:24)):
      %19 = "stablehlo.add"(%arg28, %arg29) : (tensor<f32>, tensor<f32>) -> tensor<f32> loc(#loc8)
      "stablehlo.return"(%19) : (tensor<f32>) -> () loc(#loc8)
    }) : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32> loc(#loc8)
    %1:2 = "stablehlo.reduce"(%arg0, %arg1, %arg2, %arg3) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg24: tensor<f32> loc("-":5:13), %arg25: tensor<i32> loc("-":5:48), %arg26: tensor<f32> loc("-":5:30), %arg27: tensor<i32> loc("-":5:65)):
      %16 = "stablehlo.compare"(%arg24, %arg26) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1> loc(#loc14)
      %17 = "stablehlo.select"(%16, %arg24, %arg26) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32> loc(#loc15)
      %18 = "stablehlo.select"(%16, %arg25, %arg27) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32> loc(#loc16)
      "stablehlo.return"(%17, %18) : (tensor<f32>, tensor<i32>) -> () loc(#loc17)
    }) : (tensor<4x4xf32>, tensor<4x4xi32>, tensor<f32>, tensor<i32>) -> (tensor<4xf32>, tensor<4xi32>) loc(#loc9)
    %2 = "stablehlo.reduce_window"(%arg0, %arg2) <{padding = dense<[[3, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 4, 1>}> ({
    ^bb0(%arg22: tensor<f32> loc("-":12:8), %arg23: tensor<f32> loc("-":12:25)):
      %15 = "stablehlo.maximum"(%arg22, %arg23) : (tensor<f32>, tensor<f32>) -> tensor<f32> loc(#loc21)
      "stablehlo.return"(%15) : (tensor<f32>) -> () loc(#loc22)
    }) : (tensor<4x4xf32>, tensor<f32>) -> tensor<4x4xf32> loc(#loc18)
    %3:2 = "stablehlo.sort"(%arg0, %arg1) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg18: tensor<f32> loc("-":17:8), %arg19: tensor<f32> loc("-":17:25), %arg20: tensor<i32> loc("-":17:42), %arg21: tensor<i32> loc("-":17:59)):
      %14 = "stablehlo.compare"(%arg18, %arg19) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1> loc(#loc28)
      "stablehlo.return"(%14) : (tensor<i1>) -> () loc(#loc29)
    }) : (tensor<4x4xf32>, tensor<4x4xi32>) -> (tensor<4x4xf32>, tensor<4x4xi32>) loc(#loc23)
    %4 = "stablehlo.scatter"(%arg0, %arg4, %arg5) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg16: tensor<f32> loc("-":22:8), %arg17: tensor<f32> loc("-":22:25)):
      "stablehlo.return"(%arg17) : (tensor<f32>) -> () loc(#loc33)
    }) : (tensor<4x4xf32>, tensor<2x1xi32>, tensor<2x4xf32>) -> tensor<4x4xf32> loc(#loc30)
    %5 = "stablehlo.reduce_window"(%arg0, %arg2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
    ^bb0(%arg14: tensor<f32> loc("-":26:8), %arg15: tensor<f32> loc("-":26:25)):
      %13 = "stablehlo.add"(%arg14, %arg15) : (tensor<f32>, tensor<f32>) -> tensor<f32> loc(#loc37)
      "stablehlo.return"(%13) : (tensor<f32>) -> () loc(#loc38)
    }) : (tensor<4x4xf32>, tensor<f32>) -> tensor<2x2xf32> loc(#loc34)
    %6 = "stablehlo.select_and_scatter"(%arg0, %5, %arg2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
    ^bb0(%arg12: tensor<f32> loc("-":31:8), %arg13: tensor<f32> loc("-":31:25)):
      %12 = "stablehlo.compare"(%arg12, %arg13) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1> loc(#loc42)
      "stablehlo.return"(%12) : (tensor<i1>) -> () loc(#loc43)
    }, {
    ^bb0(%arg10: tensor<f32> loc("-":35:8), %arg11: tensor<f32> loc("-":35:25)):
      %11 = "stablehlo.add"(%arg10, %arg11) : (tensor<f32>, tensor<f32>) -> tensor<f32> loc(#loc46)
      "stablehlo.return"(%11) : (tensor<f32>) -> () loc(#loc47)
    }) : (tensor<4x4xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x4xf32> loc(#loc39)
    %7 = "stablehlo.map"(%arg0, %arg0) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg8: tensor<f32> loc("-":40:8), %arg9: tensor<f32> loc("-":40:25)):
      %10 = "stablehlo.multiply"(%arg8, %arg9) : (tensor<f32>, tensor<f32>) -> tensor<f32> loc(#loc51)
      "stablehlo.return"(%10) : (tensor<f32>) -> () loc(#loc52)
    }) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32> loc(#loc48)
    %8 = "stablehlo.reduce"(%arg0, %arg2) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg6: tensor<f32> loc("-":45:13), %arg7: tensor<f32> loc("-":45:30)):
      %9 = "stablehlo.add"(%arg7, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32> loc(#loc56)
      "stablehlo.return"(%9) : (tensor<f32>) -> () loc(#loc57)
    }) : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32> loc(#loc53)
    "func.return"(%0) : (tensor<4xf32>) -> () loc(#loc58)
  }) : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("-":0:0)
#loc1 = loc("-":2:1)
#loc9 = loc("-":4:26)
#loc14 = loc("-":6:12)
#loc15 = loc("-":7:12)
#loc16 = loc("-":8:12)
#loc17 = loc("-":9:7)
#loc18 = loc("-":11:8)
#loc21 = loc("-":13:10)
#loc22 = loc("-":14:5)
#loc23 = loc("-":16:10)
#loc28 = loc("-":18:10)
#loc29 = loc("-":19:5)
#loc30 = loc("-":21:8)
#loc33 = loc("-":23:5)
#loc34 = loc("-":25:8)
#loc37 = loc("-":27:10)
#loc38 = loc("-":28:5)
#loc39 = loc("-":30:8)
#loc42 = loc("-":32:10)
#loc43 = loc("-":33:5)
#loc46 = loc("-":36:10)
#loc47 = loc("-":37:5)
#loc48 = loc("-":39:8)
#loc51 = loc("-":41:10)
#loc52 = loc("-":42:5)
#loc53 = loc("-":44:24)
#loc56 = loc("-":46:12)
#loc57 = loc("-":47:7)
#loc58 = loc("-":49:3)
