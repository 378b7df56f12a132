module @jit_f attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["i"=4]> {stablehlo.mesh = {axes = [{name = "i", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<24x6xf32>, %arg1: tensor<23x5xf32>, %arg2: tensor<41xf32>) -> (tensor<24x6xf32> {jax.result_info = "result[0]"}, tensor<24x6xf32> {jax.result_info = "result[1]"}, tensor<23x5xf32> {jax.result_info = "result[2]"}, tensor<23x5xf32> {jax.result_info = "result[3]"}, tensor<23x5xf32> {jax.result_info = "result[4]"}, tensor<41xf32> {jax.result_info = "result[5]"}) {
    %0 = sdy.sharding_constraint %arg0 <@mesh, [{"i"}, {}]> : tensor<24x6xf32>
    %1 = sdy.sharding_constraint %arg1 <@mesh, [{"i"}, {}]> : tensor<23x5xf32>
    %2 = sdy.sharding_constraint %arg2 <@mesh, [{"i"}]> : tensor<41xf32>
    %3 = stablehlo.iota dim = 0 : tensor<36xi32>
    %4 = stablehlo.reshape %3 : (tensor<36xi32>) -> tensor<12x3xi32>
    %c = stablehlo.constant dense<7> : tensor<i32>
    %5 = call @remainder(%4, %c) : (tensor<12x3xi32>, tensor<i32>) -> tensor<12x3xi32>
    %6 = stablehlo.convert %5 : (tensor<12x3xi32>) -> tensor<12x3xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.pad %0, %cst, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<24x6xf32>, tensor<f32>) -> tensor<24x6xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = "stablehlo.select_and_scatter"(%7, %6, %cst_0) <{padding = dense<0> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %50 = stablehlo.compare GE, %arg3, %arg4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %50 : tensor<i1>
    }, {
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %50 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %50 : tensor<f32>
    }) : (tensor<24x6xf32>, tensor<12x3xf32>, tensor<f32>) -> tensor<24x6xf32>
    %9 = stablehlo.slice %8 [0:24, 0:6] : (tensor<24x6xf32>) -> tensor<24x6xf32>
    %10 = sdy.sharding_constraint %9 <@mesh, [{"i"}, {}]> : tensor<24x6xf32>
    %11 = stablehlo.iota dim = 0 : tensor<72xi32>
    %12 = stablehlo.reshape %11 : (tensor<72xi32>) -> tensor<12x6xi32>
    %c_1 = stablehlo.constant dense<7> : tensor<i32>
    %13 = call @remainder_0(%12, %c_1) : (tensor<12x6xi32>, tensor<i32>) -> tensor<12x6xi32>
    %14 = stablehlo.convert %13 : (tensor<12x6xi32>) -> tensor<12x6xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %15 = stablehlo.pad %0, %cst_2, low = [0, 0], high = [1, 1], interior = [0, 0] : (tensor<24x6xf32>, tensor<f32>) -> tensor<25x7xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = "stablehlo.select_and_scatter"(%15, %14, %cst_3) <{padding = dense<0> : tensor<2x2xi64>, window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %50 = stablehlo.compare GE, %arg3, %arg4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %50 : tensor<i1>
    }, {
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %50 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %50 : tensor<f32>
    }) : (tensor<25x7xf32>, tensor<12x6xf32>, tensor<f32>) -> tensor<25x7xf32>
    %17 = stablehlo.slice %16 [0:24, 0:6] : (tensor<25x7xf32>) -> tensor<24x6xf32>
    %18 = sdy.sharding_constraint %17 <@mesh, [{"i"}, {}]> : tensor<24x6xf32>
    %19 = stablehlo.iota dim = 0 : tensor<115xi32>
    %20 = stablehlo.reshape %19 : (tensor<115xi32>) -> tensor<23x5xi32>
    %c_4 = stablehlo.constant dense<7> : tensor<i32>
    %21 = call @remainder_1(%20, %c_4) : (tensor<23x5xi32>, tensor<i32>) -> tensor<23x5xi32>
    %22 = stablehlo.convert %21 : (tensor<23x5xi32>) -> tensor<23x5xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %23 = stablehlo.pad %1, %cst_5, low = [1, 0], high = [1, 0], interior = [0, 0] : (tensor<23x5xf32>, tensor<f32>) -> tensor<25x5xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = "stablehlo.select_and_scatter"(%23, %22, %cst_6) <{padding = dense<0> : tensor<2x2xi64>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %50 = stablehlo.compare GE, %arg3, %arg4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %50 : tensor<i1>
    }, {
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %50 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %50 : tensor<f32>
    }) : (tensor<25x5xf32>, tensor<23x5xf32>, tensor<f32>) -> tensor<25x5xf32>
    %25 = stablehlo.slice %24 [1:24, 0:5] : (tensor<25x5xf32>) -> tensor<23x5xf32>
    %26 = sdy.sharding_constraint %25 <@mesh, [{"i"}, {}]> : tensor<23x5xf32>
    %27 = stablehlo.iota dim = 0 : tensor<24xi32>
    %28 = stablehlo.reshape %27 : (tensor<24xi32>) -> tensor<8x3xi32>
    %c_7 = stablehlo.constant dense<7> : tensor<i32>
    %29 = call @remainder_2(%28, %c_7) : (tensor<8x3xi32>, tensor<i32>) -> tensor<8x3xi32>
    %30 = stablehlo.convert %29 : (tensor<8x3xi32>) -> tensor<8x3xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %31 = stablehlo.pad %1, %cst_8, low = [2, 1], high = [0, 1], interior = [0, 0] : (tensor<23x5xf32>, tensor<f32>) -> tensor<25x7xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = "stablehlo.select_and_scatter"(%31, %30, %cst_9) <{padding = dense<0> : tensor<2x2xi64>, window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 3, 2>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %50 = stablehlo.compare GE, %arg3, %arg4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %50 : tensor<i1>
    }, {
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %50 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %50 : tensor<f32>
    }) : (tensor<25x7xf32>, tensor<8x3xf32>, tensor<f32>) -> tensor<25x7xf32>
    %33 = stablehlo.slice %32 [2:25, 1:6] : (tensor<25x7xf32>) -> tensor<23x5xf32>
    %34 = sdy.sharding_constraint %33 <@mesh, [{"i"}, {}]> : tensor<23x5xf32>
    %35 = stablehlo.iota dim = 0 : tensor<12xi32>
    %36 = stablehlo.reshape %35 : (tensor<12xi32>) -> tensor<6x2xi32>
    %c_10 = stablehlo.constant dense<7> : tensor<i32>
    %37 = call @remainder_3(%36, %c_10) : (tensor<6x2xi32>, tensor<i32>) -> tensor<6x2xi32>
    %38 = stablehlo.convert %37 : (tensor<6x2xi32>) -> tensor<6x2xf32>
    %cst_11 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %39 = stablehlo.pad %1, %cst_11, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<23x5xf32>, tensor<f32>) -> tensor<23x5xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = "stablehlo.select_and_scatter"(%39, %38, %cst_12) <{padding = dense<0> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 4, 3>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %50 = stablehlo.compare LE, %arg3, %arg4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %50 : tensor<i1>
    }, {
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %50 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %50 : tensor<f32>
    }) : (tensor<23x5xf32>, tensor<6x2xf32>, tensor<f32>) -> tensor<23x5xf32>
    %41 = stablehlo.slice %40 [0:23, 0:5] : (tensor<23x5xf32>) -> tensor<23x5xf32>
    %42 = sdy.sharding_constraint %41 <@mesh, [{"i"}, {}]> : tensor<23x5xf32>
    %43 = stablehlo.iota dim = 0 : tensor<14xi32>
    %c_13 = stablehlo.constant dense<7> : tensor<i32>
    %44 = call @remainder_4(%43, %c_13) : (tensor<14xi32>, tensor<i32>) -> tensor<14xi32>
    %45 = stablehlo.convert %44 : (tensor<14xi32>) -> tensor<14xf32>
    %cst_14 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %46 = stablehlo.pad %2, %cst_14, low = [1], high = [2], interior = [0] : (tensor<41xf32>, tensor<f32>) -> tensor<44xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = "stablehlo.select_and_scatter"(%46, %45, %cst_15) <{padding = dense<0> : tensor<1x2xi64>, window_dimensions = array<i64: 4>, window_strides = array<i64: 3>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %50 = stablehlo.compare GE, %arg3, %arg4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %50 : tensor<i1>
    }, {
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %50 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %50 : tensor<f32>
    }) : (tensor<44xf32>, tensor<14xf32>, tensor<f32>) -> tensor<44xf32>
    %48 = stablehlo.slice %47 [1:42] : (tensor<44xf32>) -> tensor<41xf32>
    %49 = sdy.sharding_constraint %48 <@mesh, [{"i"}]> : tensor<41xf32>
    return %10, %18, %26, %34, %42, %49 : tensor<24x6xf32>, tensor<24x6xf32>, tensor<23x5xf32>, tensor<23x5xf32>, tensor<23x5xf32>, tensor<41xf32>
  }
  func.func private @remainder(%arg0: tensor<12x3xi32>, %arg1: tensor<i32>) -> tensor<12x3xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<12x3xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<12x3xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<12x3xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<12x3xi32>, tensor<12x3xi32>) -> tensor<12x3xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<12x3xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<12x3xi32>, tensor<12x3xi32>) -> tensor<12x3xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<12x3xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<12x3xi1>, tensor<12x3xi1>) -> tensor<12x3xi1>
    %12 = stablehlo.and %11, %6 : tensor<12x3xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<12x3xi32>
    %14 = stablehlo.add %4, %13 : tensor<12x3xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<12x3xi1>, tensor<12x3xi32>
    return %15 : tensor<12x3xi32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @remainder_0(%arg0: tensor<12x6xi32>, %arg1: tensor<i32>) -> tensor<12x6xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<12x6xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<12x6xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<12x6xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<12x6xi32>, tensor<12x6xi32>) -> tensor<12x6xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<12x6xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<12x6xi32>, tensor<12x6xi32>) -> tensor<12x6xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<12x6xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<12x6xi1>, tensor<12x6xi1>) -> tensor<12x6xi1>
    %12 = stablehlo.and %11, %6 : tensor<12x6xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<12x6xi32>
    %14 = stablehlo.add %4, %13 : tensor<12x6xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<12x6xi1>, tensor<12x6xi32>
    return %15 : tensor<12x6xi32>
  }
  func.func private @remainder_1(%arg0: tensor<23x5xi32>, %arg1: tensor<i32>) -> tensor<23x5xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<23x5xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<23x5xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<23x5xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<23x5xi32>, tensor<23x5xi32>) -> tensor<23x5xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<23x5xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<23x5xi32>, tensor<23x5xi32>) -> tensor<23x5xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<23x5xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<23x5xi1>, tensor<23x5xi1>) -> tensor<23x5xi1>
    %12 = stablehlo.and %11, %6 : tensor<23x5xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<23x5xi32>
    %14 = stablehlo.add %4, %13 : tensor<23x5xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<23x5xi1>, tensor<23x5xi32>
    return %15 : tensor<23x5xi32>
  }
  func.func private @remainder_2(%arg0: tensor<8x3xi32>, %arg1: tensor<i32>) -> tensor<8x3xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8x3xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<8x3xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8x3xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<8x3xi32>, tensor<8x3xi32>) -> tensor<8x3xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8x3xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<8x3xi32>, tensor<8x3xi32>) -> tensor<8x3xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8x3xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<8x3xi1>, tensor<8x3xi1>) -> tensor<8x3xi1>
    %12 = stablehlo.and %11, %6 : tensor<8x3xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8x3xi32>
    %14 = stablehlo.add %4, %13 : tensor<8x3xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<8x3xi1>, tensor<8x3xi32>
    return %15 : tensor<8x3xi32>
  }
  func.func private @remainder_3(%arg0: tensor<6x2xi32>, %arg1: tensor<i32>) -> tensor<6x2xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<6x2xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<6x2xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<6x2xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<6x2xi32>, tensor<6x2xi32>) -> tensor<6x2xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<6x2xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<6x2xi32>, tensor<6x2xi32>) -> tensor<6x2xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<6x2xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<6x2xi1>, tensor<6x2xi1>) -> tensor<6x2xi1>
    %12 = stablehlo.and %11, %6 : tensor<6x2xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<6x2xi32>
    %14 = stablehlo.add %4, %13 : tensor<6x2xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<6x2xi1>, tensor<6x2xi32>
    return %15 : tensor<6x2xi32>
  }
  func.func private @remainder_4(%arg0: tensor<14xi32>, %arg1: tensor<i32>) -> tensor<14xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<14xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<14xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<14xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<14xi32>, tensor<14xi32>) -> tensor<14xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<14xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<14xi32>, tensor<14xi32>) -> tensor<14xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<14xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<14xi1>, tensor<14xi1>) -> tensor<14xi1>
    %12 = stablehlo.and %11, %6 : tensor<14xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<14xi32>
    %14 = stablehlo.add %4, %13 : tensor<14xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<14xi1>, tensor<14xi32>
    return %15 : tensor<14xi32>
  }
}
