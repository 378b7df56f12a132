module @jit_f attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["i"=4]> {stablehlo.mesh = {axes = [{name = "i", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<2997xf32>, %arg1: tensor<2997xi32>, %arg2: tensor<3x1602xi32>, %arg3: tensor<5000xf16>) -> (tensor<2997xf32> {jax.result_info = "result[0]"}, tensor<2997xi32> {jax.result_info = "result[1]"}, tensor<2997xf32> {jax.result_info = "result[2]"}, tensor<2997xi32> {jax.result_info = "result[3]"}, tensor<2997xi32> {jax.result_info = "result[4][0]"}, tensor<2997xi32> {jax.result_info = "result[4][1]"}, tensor<2997xf32> {jax.result_info = "result[4][2]"}, tensor<3x1602xi32> {jax.result_info = "result[5]"}, tensor<3x1602xi32> {jax.result_info = "result[6]"}, tensor<5000xf16> {jax.result_info = "result[7]"}, tensor<f32> {jax.result_info = "result[8]"}, tensor<2997xi32> {jax.result_info = "result[9]"}) {
    %0 = sdy.sharding_constraint %arg0 <@mesh, [{"i"}]> : tensor<2997xf32>
    %1 = sdy.sharding_constraint %arg1 <@mesh, [{"i"}]> : tensor<2997xi32>
    %2 = sdy.sharding_constraint %arg2 <@mesh, [{}, {"i"}]> : tensor<3x1602xi32>
    %3 = sdy.sharding_constraint %arg3 <@mesh, [{"i"}]> : tensor<5000xf16>
    %c = stablehlo.constant dense<5> : tensor<i32>
    %4 = call @remainder(%1, %c) : (tensor<2997xi32>, tensor<i32>) -> tensor<2997xi32>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %5 = call @remainder(%1, %c_0) : (tensor<2997xi32>, tensor<i32>) -> tensor<2997xi32>
    %6:3 = "stablehlo.sort"(%4, %5, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>, %arg6: tensor<i32>, %arg7: tensor<i32>, %arg8: tensor<f32>, %arg9: tensor<f32>):
      %18 = stablehlo.compare LT, %arg6, %arg7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %19 = stablehlo.compare LT, %arg4, %arg5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %20 = stablehlo.compare EQ, %arg4, %arg5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %21 = stablehlo.and %20, %18 : tensor<i1>
      %22 = stablehlo.or %19, %21 : tensor<i1>
      stablehlo.return %22 : tensor<i1>
    }) : (tensor<2997xi32>, tensor<2997xi32>, tensor<2997xf32>) -> (tensor<2997xi32>, tensor<2997xi32>, tensor<2997xf32>)
    %7 = call @sort(%0) : (tensor<2997xf32>) -> tensor<2997xf32>
    %8 = call @argsort(%0) : (tensor<2997xf32>) -> tensor<2997xi32>
    %9 = stablehlo.negate %0 : tensor<2997xf32>
    %10 = call @sort_0(%9) : (tensor<2997xf32>) -> tensor<2997xf32>
    %11 = call @argsort_1(%1) : (tensor<2997xi32>) -> tensor<2997xi32>
    %12 = call @sort_2(%2) : (tensor<3x1602xi32>) -> tensor<3x1602xi32>
    %13 = call @argsort_3(%2) : (tensor<3x1602xi32>) -> tensor<3x1602xi32>
    %14 = call @sort_4(%3) : (tensor<5000xf16>) -> tensor<5000xf16>
    %15 = stablehlo.slice %0 [2:2997] : (tensor<2997xf32>) -> tensor<2995xf32>
    %16 = call @median(%15) : (tensor<2995xf32>) -> tensor<f32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %17:4 = stablehlo.while(%iterArg = %1, %iterArg_3 = %c_2, %iterArg_4 = %c_1, %iterArg_5 = %1) : tensor<2997xi32>, tensor<i32>, tensor<i32>, tensor<2997xi32>
    cond {
      %c_6 = stablehlo.constant dense<5> : tensor<i32>
      %18 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %18 : tensor<i1>
    } do {
      %18:2 = func.call @closed_call(%iterArg, %iterArg_4, %iterArg_5) : (tensor<2997xi32>, tensor<i32>, tensor<2997xi32>) -> (tensor<i32>, tensor<2997xi32>)
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %19 = stablehlo.add %iterArg_3, %c_6 : tensor<i32>
      stablehlo.return %iterArg, %19, %18#0, %18#1 : tensor<2997xi32>, tensor<i32>, tensor<i32>, tensor<2997xi32>
    }
    return %7, %8, %10, %11, %6#0, %6#1, %6#2, %12, %13, %14, %16, %17#3 : tensor<2997xf32>, tensor<2997xi32>, tensor<2997xf32>, tensor<2997xi32>, tensor<2997xi32>, tensor<2997xi32>, tensor<2997xf32>, tensor<3x1602xi32>, tensor<3x1602xi32>, tensor<5000xf16>, tensor<f32>, tensor<2997xi32>
  }
  func.func private @remainder(%arg0: tensor<2997xi32>, %arg1: tensor<i32>) -> tensor<2997xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2997xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<2997xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2997xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<2997xi32>, tensor<2997xi32>) -> tensor<2997xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2997xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<2997xi32>, tensor<2997xi32>) -> tensor<2997xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2997xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<2997xi1>, tensor<2997xi1>) -> tensor<2997xi1>
    %12 = stablehlo.and %11, %6 : tensor<2997xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2997xi32>
    %14 = stablehlo.add %4, %13 : tensor<2997xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<2997xi1>, tensor<2997xi32>
    return %15 : tensor<2997xi32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @sort(%arg0: tensor<2997xf32>) -> tensor<2997xf32> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f32>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<f32>
      %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f32>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<2997xf32>) -> tensor<2997xf32>
    return %0 : tensor<2997xf32>
  }
  func.func private @argsort(%arg0: tensor<2997xf32>) -> tensor<2997xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<2997xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %3 = stablehlo.select %2, %cst_0, %arg1 : tensor<i1>, tensor<f32>
      %4 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %5 = stablehlo.select %4, %cst_1, %3 : tensor<i1>, tensor<f32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %6 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %7 = stablehlo.select %6, %cst_3, %arg2 : tensor<i1>, tensor<f32>
      %8 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %9 = stablehlo.select %8, %cst_4, %7 : tensor<i1>, tensor<f32>
      %10 = stablehlo.compare LT, %5, %9, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    }) : (tensor<2997xf32>, tensor<2997xi32>) -> (tensor<2997xf32>, tensor<2997xi32>)
    return %1#1 : tensor<2997xi32>
  }
  func.func private @sort_0(%arg0: tensor<2997xf32>) -> tensor<2997xf32> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %3 = stablehlo.select %2, %cst_0, %arg1 : tensor<i1>, tensor<f32>
      %4 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %5 = stablehlo.select %4, %cst_1, %3 : tensor<i1>, tensor<f32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %6 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %7 = stablehlo.select %6, %cst_3, %arg2 : tensor<i1>, tensor<f32>
      %8 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %9 = stablehlo.select %8, %cst_4, %7 : tensor<i1>, tensor<f32>
      %10 = stablehlo.compare LT, %5, %9, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    }) : (tensor<2997xf32>) -> tensor<2997xf32>
    %1 = stablehlo.reverse %0, dims = [0] : tensor<2997xf32>
    return %1 : tensor<2997xf32>
  }
  func.func private @argsort_1(%arg0: tensor<2997xi32>) -> tensor<2997xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<2997xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %2 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<2997xi32>, tensor<2997xi32>) -> (tensor<2997xi32>, tensor<2997xi32>)
    return %1#1 : tensor<2997xi32>
  }
  func.func private @sort_2(%arg0: tensor<3x1602xi32>) -> tensor<3x1602xi32> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %1 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<3x1602xi32>) -> tensor<3x1602xi32>
    return %0 : tensor<3x1602xi32>
  }
  func.func private @argsort_3(%arg0: tensor<3x1602xi32>) -> tensor<3x1602xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<3x1602xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %2 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<3x1602xi32>, tensor<3x1602xi32>) -> (tensor<3x1602xi32>, tensor<3x1602xi32>)
    return %1#1 : tensor<3x1602xi32>
  }
  func.func private @sort_4(%arg0: tensor<5000xf16>) -> tensor<5000xf16> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f16>, %arg2: tensor<f16>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
      %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
      %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f16>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7E00> : tensor<f16>
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f16>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
      %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
      %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<f16>
      %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7E00> : tensor<f16>
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f16>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f16>, tensor<f16>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<5000xf16>) -> tensor<5000xf16>
    return %0 : tensor<5000xf16>
  }
  func.func private @median(%arg0: tensor<2995xf32>) -> tensor<f32> {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %0 = call @quantile(%arg0, %cst) : (tensor<2995xf32>, tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @quantile(%arg0: tensor<2995xf32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<2995xf32>, tensor<2995xf32>) -> tensor<2995xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.or across dimensions = [0] : (tensor<2995xi1>, tensor<i1>) -> tensor<i1>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %3 = call @_where_5(%2, %cst, %arg0) : (tensor<1xi1>, tensor<f32>, tensor<2995xf32>) -> tensor<2995xf32>
    %4 = "stablehlo.sort"(%3) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %21 = stablehlo.compare EQ, %arg2, %cst_9, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %22 = stablehlo.select %21, %cst_10, %arg2 : tensor<i1>, tensor<f32>
      %23 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_11 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %24 = stablehlo.select %23, %cst_11, %22 : tensor<i1>, tensor<f32>
      %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %25 = stablehlo.compare EQ, %arg3, %cst_12, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %26 = stablehlo.select %25, %cst_13, %arg3 : tensor<i1>, tensor<f32>
      %27 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_14 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %28 = stablehlo.select %27, %cst_14, %26 : tensor<i1>, tensor<f32>
      %29 = stablehlo.compare LT, %24, %28, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %29 : tensor<i1>
    }) : (tensor<2995xf32>) -> tensor<2995xf32>
    %cst_0 = stablehlo.constant dense<2.995000e+03> : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.subtract %cst_0, %cst_1 : tensor<f32>
    %6 = stablehlo.multiply %arg1, %5 : tensor<f32>
    %7 = stablehlo.floor %6 : tensor<f32>
    %8 = stablehlo.ceil %6 : tensor<f32>
    %cst_2 = stablehlo.constant dense<2.995000e+03> : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.subtract %cst_2, %cst_3 : tensor<f32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.clamp %cst_4, %7, %9 : tensor<f32>
    %cst_5 = stablehlo.constant dense<2.995000e+03> : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.subtract %cst_5, %cst_6 : tensor<f32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.clamp %cst_7, %8, %11 : tensor<f32>
    %13 = stablehlo.convert %10 : (tensor<f32>) -> tensor<i32>
    %14 = stablehlo.convert %12 : (tensor<f32>) -> tensor<i32>
    %15 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %16 = "stablehlo.gather"(%4, %15) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2995xf32>, tensor<1xi32>) -> tensor<f32>
    %17 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %18 = "stablehlo.gather"(%4, %17) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2995xf32>, tensor<1xi32>) -> tensor<f32>
    %19 = stablehlo.add %16, %18 : tensor<f32>
    %cst_8 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %20 = stablehlo.multiply %19, %cst_8 : tensor<f32>
    return %20 : tensor<f32>
  }
  func.func private @_where_5(%arg0: tensor<1xi1>, %arg1: tensor<f32>, %arg2: tensor<2995xf32>) -> tensor<2995xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<1xi1>) -> tensor<2995xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2995xf32>
    %3 = stablehlo.select %1, %2, %arg2 : tensor<2995xi1>, tensor<2995xf32>
    return %3 : tensor<2995xf32>
  }
  func.func private @closed_call(%arg0: tensor<2997xi32>, %arg1: tensor<i32>, %arg2: tensor<2997xi32>) -> (tensor<i32>, tensor<2997xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<7> : tensor<i32>
    %1 = call @remainder(%arg2, %c_0) : (tensor<2997xi32>, tensor<i32>) -> tensor<2997xi32>
    %2:2 = "stablehlo.sort"(%1, %arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>, %arg5: tensor<i32>, %arg6: tensor<i32>):
      %11 = stablehlo.compare LT, %arg3, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %11 : tensor<i1>
    }) : (tensor<2997xi32>, tensor<2997xi32>) -> (tensor<2997xi32>, tensor<2997xi32>)
    %c_1 = stablehlo.constant dense<3> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2997xi32>
    %4 = stablehlo.multiply %arg2, %3 : tensor<2997xi32>
    %5 = stablehlo.add %4, %2#1 : tensor<2997xi32>
    %6 = stablehlo.convert %arg1 : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i32>) -> tensor<2997xi32>
    %8 = stablehlo.add %5, %7 : tensor<2997xi32>
    %c_2 = stablehlo.constant dense<101> : tensor<i32>
    %9 = call @remainder(%8, %c_2) : (tensor<2997xi32>, tensor<i32>) -> tensor<2997xi32>
    %10 = sdy.sharding_constraint %9 <@mesh, [{"i"}]> : tensor<2997xi32>
    return %0, %10 : tensor<i32>, tensor<2997xi32>
  }
}
