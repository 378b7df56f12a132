module @jit_f attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["i"=4]> {stablehlo.mesh = {axes = [{name = "i", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<13x5xf32>, %arg1: tensor<13x5xf32>, %arg2: tensor<9x24x60xi32>) -> (tensor<5xi32> {jax.result_info = "result[0]"}, tensor<5xi32> {jax.result_info = "result[1]"}, tensor<13xi32> {jax.result_info = "result[2]"}, tensor<5xi32> {jax.result_info = "result[3]"}, tensor<i32> {jax.result_info = "result[4]"}, tensor<5xf32> {jax.result_info = "result[5][0]"}, tensor<5xf32> {jax.result_info = "result[5][1]"}, tensor<f32> {jax.result_info = "result[6][0]"}, tensor<f32> {jax.result_info = "result[6][1]"}, tensor<5xf32> {jax.result_info = "result[7]"}, tensor<24x60xi32> {jax.result_info = "result[8]"}, tensor<5xi32> {jax.result_info = "result[9]"}) {
    %0 = sdy.sharding_constraint %arg0 <@mesh, [{"i"}, {}]> : tensor<13x5xf32>
    %1 = sdy.sharding_constraint %arg1 <@mesh, [{"i"}, {}]> : tensor<13x5xf32>
    %2 = sdy.sharding_constraint %arg2 <@mesh, [{"i"}, {}, {}]> : tensor<9x24x60xi32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3:2 = stablehlo.reduce(%0 init: %cst), (%1 init: %cst_0) across dimensions = [0] : (tensor<13x5xf32>, tensor<13x5xf32>, tensor<f32>, tensor<f32>) -> (tensor<5xf32>, tensor<5xf32>)
     reducer(%arg3: tensor<f32>, %arg5: tensor<f32>) (%arg4: tensor<f32>, %arg6: tensor<f32>)  {
      %23 = stablehlo.multiply %arg3, %arg5 : tensor<f32>
      %24 = stablehlo.multiply %arg4, %arg5 : tensor<f32>
      %25 = stablehlo.add %24, %arg6 : tensor<f32>
      stablehlo.return %23, %25 : tensor<f32>, tensor<f32>
    }
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %4:2 = stablehlo.reduce(%0 init: %cst_1), (%1 init: %cst_2) across dimensions = [0, 1] : (tensor<13x5xf32>, tensor<13x5xf32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
     reducer(%arg3: tensor<f32>, %arg5: tensor<f32>) (%arg4: tensor<f32>, %arg6: tensor<f32>)  {
      %23 = stablehlo.add %arg3, %arg5 : tensor<f32>
      %24 = stablehlo.maximum %arg4, %arg6 : tensor<f32>
      stablehlo.return %23, %24 : tensor<f32>, tensor<f32>
    }
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<13x5xf32>
    %6 = stablehlo.compare GT, %1, %5, FLOAT : (tensor<13x5xf32>, tensor<13x5xf32>) -> tensor<13x5xi1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = call @_where(%6, %cst_4, %cst_5) : (tensor<13x5xi1>, tensor<f32>, tensor<f32>) -> tensor<13x5xf32>
    %8 = call @argmax(%1) : (tensor<13x5xf32>) -> tensor<5xi32>
    %9 = call @argmin(%1) : (tensor<13x5xf32>) -> tensor<5xi32>
    %10 = call @argmax_0(%1) : (tensor<13x5xf32>) -> tensor<13xi32>
    %11 = call @argmax_1(%7) : (tensor<13x5xf32>) -> tensor<5xi32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<13x5xf32>
    %13 = stablehlo.multiply %7, %12 : tensor<13x5xf32>
    %cst_7 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<13x5xf32>
    %15 = stablehlo.subtract %13, %14 : tensor<13x5xf32>
    %16 = stablehlo.reshape %15 : (tensor<13x5xf32>) -> tensor<65xf32>
    %17 = call @argmax_2(%16) : (tensor<65xf32>) -> tensor<i32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %18 = stablehlo.reduce(%0 init: %cst_8) across dimensions = [0] : (tensor<13x5xf32>, tensor<f32>) -> tensor<5xf32>
     reducer(%arg3: tensor<f32>, %arg4: tensor<f32>)  {
      %23 = stablehlo.maximum %arg3, %arg4 : tensor<f32>
      %24 = stablehlo.subtract %arg3, %arg4 : tensor<f32>
      %25 = stablehlo.compare NE, %24, %24, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %26 = stablehlo.add %arg3, %arg4 : tensor<f32>
      %27 = stablehlo.abs %24 : tensor<f32>
      %28 = stablehlo.negate %27 : tensor<f32>
      %29 = stablehlo.exponential %28 : tensor<f32>
      %30 = stablehlo.log_plus_one %29 : tensor<f32>
      %31 = stablehlo.add %23, %30 : tensor<f32>
      %32 = stablehlo.select %25, %26, %31 : tensor<i1>, tensor<f32>
      stablehlo.return %32 : tensor<f32>
    }
    %19 = call @argmax_3(%2) : (tensor<9x24x60xi32>) -> tensor<24x60xi32>
    %20 = stablehlo.transpose %1, dims = [1, 0] : (tensor<13x5xf32>) -> tensor<5x13xf32>
    %21 = sdy.sharding_constraint %20 <@mesh, [{}, {"i"}]> : tensor<5x13xf32>
    %22 = call @argmin_4(%21) : (tensor<5x13xf32>) -> tensor<5xi32>
    return %8, %9, %10, %11, %17, %3#0, %3#1, %4#0, %4#1, %18, %19, %22 : tensor<5xi32>, tensor<5xi32>, tensor<13xi32>, tensor<5xi32>, tensor<i32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<f32>, tensor<5xf32>, tensor<24x60xi32>, tensor<5xi32>
  }
  func.func private @_where(%arg0: tensor<13x5xi1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<13x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<13x5xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<13x5xf32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<13x5xi1>, tensor<13x5xf32>
    return %2 : tensor<13x5xf32>
  }
  func.func private @argmax(%arg0: tensor<13x5xf32>) -> tensor<5xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<13x5xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [0] : (tensor<13x5xf32>, tensor<13x5xi32>, tensor<f32>, tensor<i32>) -> (tensor<5xf32>, tensor<5xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
    }
    return %1#1 : tensor<5xi32>
  }
  func.func private @argmin(%arg0: tensor<13x5xf32>) -> tensor<5xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<13x5xi32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [0] : (tensor<13x5xf32>, tensor<13x5xi32>, tensor<f32>, tensor<i32>) -> (tensor<5xf32>, tensor<5xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
    }
    return %1#1 : tensor<5xi32>
  }
  func.func private @argmax_0(%arg0: tensor<13x5xf32>) -> tensor<13xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<13x5xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<13x5xf32>, tensor<13x5xi32>, tensor<f32>, tensor<i32>) -> (tensor<13xf32>, tensor<13xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
    }
    return %1#1 : tensor<13xi32>
  }
  func.func private @argmax_1(%arg0: tensor<13x5xf32>) -> tensor<5xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<13x5xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [0] : (tensor<13x5xf32>, tensor<13x5xi32>, tensor<f32>, tensor<i32>) -> (tensor<5xf32>, tensor<5xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
    }
    return %1#1 : tensor<5xi32>
  }
  func.func private @argmax_2(%arg0: tensor<65xf32>) -> tensor<i32> {
    %0 = stablehlo.iota dim = 0 : tensor<65xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [0] : (tensor<65xf32>, tensor<65xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
    }
    return %1#1 : tensor<i32>
  }
  func.func private @argmax_3(%arg0: tensor<9x24x60xi32>) -> tensor<24x60xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<9x24x60xi32>
    %c = stablehlo.constant dense<-2147483648> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<9x24x60xi32>, tensor<9x24x60xi32>, tensor<i32>, tensor<i32>) -> (tensor<24x60xi32>, tensor<24x60xi32>)
     reducer(%arg1: tensor<i32>, %arg3: tensor<i32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<i32>, tensor<i32>
    }
    return %1#1 : tensor<24x60xi32>
  }
  func.func private @argmin_4(%arg0: tensor<5x13xf32>) -> tensor<5xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<5x13xi32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<5x13xf32>, tensor<5x13xi32>, tensor<f32>, tensor<i32>) -> (tensor<5xf32>, tensor<5xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
    }
    return %1#1 : tensor<5xi32>
  }
}
