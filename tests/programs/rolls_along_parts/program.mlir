module @jit_f attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=4]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}, {name = "y", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<16x12xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}, %arg1: tensor<21x3xf32>) -> (tensor<16x12xf32> {jax.result_info = "result[0][0]"}, tensor<16x12xf32> {jax.result_info = "result[0][1]"}, tensor<16x12xf32> {jax.result_info = "result[0][2]"}, tensor<16x12xf32> {jax.result_info = "result[0][3]"}, tensor<16x12xf32> {jax.result_info = "result[0][4]"}, tensor<16x12xf32> {jax.result_info = "result[0][5]"}, tensor<16x12xf32> {jax.result_info = "result[0][6]"}, tensor<21x3xf32> {jax.result_info = "result[1][0]"}, tensor<21x3xf32> {jax.result_info = "result[1][1]"}, tensor<21x3xf32> {jax.result_info = "result[1][2]"}, tensor<21x3xf32> {jax.result_info = "result[1][3]"}, tensor<21x3xf32> {jax.result_info = "result[1][4]"}, tensor<21x3xf32> {jax.result_info = "result[1][5]"}, tensor<21x3xf32> {jax.result_info = "result[2]"}, tensor<32x12xf32> {jax.result_info = "result[3]"}, tensor<18x15xf32> {jax.result_info = "result[4][0]"}, tensor<18x15xf32> {jax.result_info = "result[4][1]"}, tensor<18x15xf32> {jax.result_info = "result[4][2]"}, tensor<16x12xf32> {jax.result_info = "result[5]"}, tensor<16x12xf32> {jax.result_info = "result[6][0]"}, tensor<3x12xf32> {jax.result_info = "result[6][1]"}) {
    %0 = sdy.sharding_constraint %arg1 <@mesh, [{"x", "y"}, {}]> : tensor<21x3xf32>
    %1 = call @_roll_static(%arg0) : (tensor<16x12xf32>) -> tensor<16x12xf32>
    %2 = call @_roll_static_0(%arg0) : (tensor<16x12xf32>) -> tensor<16x12xf32>
    %3 = call @_roll_static_1(%arg0) : (tensor<16x12xf32>) -> tensor<16x12xf32>
    %4 = call @_roll_static_2(%arg0) : (tensor<16x12xf32>) -> tensor<16x12xf32>
    %5 = call @_roll_static_3(%arg0) : (tensor<16x12xf32>) -> tensor<16x12xf32>
    %6 = call @_roll_static_4(%arg0) : (tensor<16x12xf32>) -> tensor<16x12xf32>
    %7 = stablehlo.reshape %arg0 : (tensor<16x12xf32>) -> tensor<192xf32>
    %8 = call @_roll_static_5(%7) : (tensor<192xf32>) -> tensor<192xf32>
    %9 = stablehlo.reshape %8 : (tensor<192xf32>) -> tensor<16x12xf32>
    %10 = call @_roll_static_6(%0) : (tensor<21x3xf32>) -> tensor<21x3xf32>
    %11 = sdy.sharding_constraint %10 <@mesh, [{"x", "y"}, {}]> : tensor<21x3xf32>
    %12 = call @_roll_static_7(%0) : (tensor<21x3xf32>) -> tensor<21x3xf32>
    %13 = sdy.sharding_constraint %12 <@mesh, [{"x", "y"}, {}]> : tensor<21x3xf32>
    %14 = call @_roll_static_8(%0) : (tensor<21x3xf32>) -> tensor<21x3xf32>
    %15 = sdy.sharding_constraint %14 <@mesh, [{"x", "y"}, {}]> : tensor<21x3xf32>
    %16 = call @_roll_static_9(%0) : (tensor<21x3xf32>) -> tensor<21x3xf32>
    %17 = sdy.sharding_constraint %16 <@mesh, [{"x", "y"}, {}]> : tensor<21x3xf32>
    %18 = call @_roll_static_10(%0) : (tensor<21x3xf32>) -> tensor<21x3xf32>
    %19 = sdy.sharding_constraint %18 <@mesh, [{"x", "y"}, {}]> : tensor<21x3xf32>
    %20 = call @_roll_static_11(%0) : (tensor<21x3xf32>) -> tensor<21x3xf32>
    %21 = sdy.sharding_constraint %20 <@mesh, [{"x", "y"}, {}]> : tensor<21x3xf32>
    %22 = stablehlo.slice %0 [1:21, 0:3] : (tensor<21x3xf32>) -> tensor<20x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %23 = call @_pad(%22, %c) : (tensor<20x3xf32>, tensor<i32>) -> tensor<21x3xf32>
    %24 = stablehlo.slice %arg0 [10:16, 0:12] : (tensor<16x12xf32>) -> tensor<6x12xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x12xf32>
    %26 = stablehlo.multiply %25, %arg0 : tensor<16x12xf32>
    %27 = stablehlo.slice %arg0 [0:6, 0:12] : (tensor<16x12xf32>) -> tensor<6x12xf32>
    %28 = stablehlo.slice %arg0 [8:12, 0:12] : (tensor<16x12xf32>) -> tensor<4x12xf32>
    %29 = stablehlo.concatenate %24, %26, %27, %28, dim = 0 : (tensor<6x12xf32>, tensor<16x12xf32>, tensor<6x12xf32>, tensor<4x12xf32>) -> tensor<32x12xf32>
    %30 = call @_pad_12(%arg0) : (tensor<16x12xf32>) -> tensor<19x15xf32>
    %31 = call @diff(%30) : (tensor<19x15xf32>) -> tensor<18x15xf32>
    %32 = call @_pad_13(%arg0) : (tensor<16x12xf32>) -> tensor<19x15xf32>
    %33 = call @diff(%32) : (tensor<19x15xf32>) -> tensor<18x15xf32>
    %34 = call @_pad_17(%arg0) : (tensor<16x12xf32>) -> tensor<19x15xf32>
    %35 = call @diff(%34) : (tensor<19x15xf32>) -> tensor<18x15xf32>
    %36 = call @_roll_static_18(%arg0) : (tensor<16x12xf32>) -> tensor<16x12xf32>
    %37 = stablehlo.iota dim = 0 : tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x12xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %39:4 = stablehlo.while(%iterArg = %37, %iterArg_2 = %c_1, %iterArg_3 = %arg0, %iterArg_4 = %38) : tensor<3xf32>, tensor<i32>, tensor<16x12xf32>, tensor<3x12xf32>
    cond {
      %c_5 = stablehlo.constant dense<3> : tensor<i32>
      %40 = stablehlo.compare LT, %iterArg_2, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %40 : tensor<i1>
    } do {
      %40 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_2) : (tensor<3xf32>, tensor<i32>) -> tensor<f32>
      %41:2 = func.call @closed_call(%iterArg_3, %40) : (tensor<16x12xf32>, tensor<f32>) -> (tensor<16x12xf32>, tensor<12xf32>)
      %42 = func.call @dynamic_update_index_in_dim(%iterArg_4, %41#1, %iterArg_2) : (tensor<3x12xf32>, tensor<12xf32>, tensor<i32>) -> tensor<3x12xf32>
      %c_5 = stablehlo.constant dense<1> : tensor<i32>
      %43 = stablehlo.add %iterArg_2, %c_5 : tensor<i32>
      stablehlo.return %iterArg, %43, %41#0, %42 : tensor<3xf32>, tensor<i32>, tensor<16x12xf32>, tensor<3x12xf32>
    }
    return %1, %2, %3, %4, %5, %6, %9, %11, %13, %15, %17, %19, %21, %23, %29, %31, %33, %35, %36, %39#2, %39#3 : tensor<16x12xf32>, tensor<16x12xf32>, tensor<16x12xf32>, tensor<16x12xf32>, tensor<16x12xf32>, tensor<16x12xf32>, tensor<16x12xf32>, tensor<21x3xf32>, tensor<21x3xf32>, tensor<21x3xf32>, tensor<21x3xf32>, tensor<21x3xf32>, tensor<21x3xf32>, tensor<21x3xf32>, tensor<32x12xf32>, tensor<18x15xf32>, tensor<18x15xf32>, tensor<18x15xf32>, tensor<16x12xf32>, tensor<16x12xf32>, tensor<3x12xf32>
  }
  func.func private @_roll_static(%arg0: tensor<16x12xf32>) -> tensor<16x12xf32> {
    %0 = stablehlo.slice %arg0 [0:16, 0:12] : (tensor<16x12xf32>) -> tensor<16x12xf32>
    %1 = stablehlo.slice %arg0 [0:0, 0:12] : (tensor<16x12xf32>) -> tensor<0x12xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<16x12xf32>, tensor<0x12xf32>) -> tensor<16x12xf32>
    return %2 : tensor<16x12xf32>
  }
  func.func private @_roll_static_0(%arg0: tensor<16x12xf32>) -> tensor<16x12xf32> {
    %0 = stablehlo.slice %arg0 [15:16, 0:12] : (tensor<16x12xf32>) -> tensor<1x12xf32>
    %1 = stablehlo.slice %arg0 [0:15, 0:12] : (tensor<16x12xf32>) -> tensor<15x12xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x12xf32>, tensor<15x12xf32>) -> tensor<16x12xf32>
    return %2 : tensor<16x12xf32>
  }
  func.func private @_roll_static_1(%arg0: tensor<16x12xf32>) -> tensor<16x12xf32> {
    %0 = stablehlo.slice %arg0 [0:16, 5:12] : (tensor<16x12xf32>) -> tensor<16x7xf32>
    %1 = stablehlo.slice %arg0 [0:16, 0:5] : (tensor<16x12xf32>) -> tensor<16x5xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<16x7xf32>, tensor<16x5xf32>) -> tensor<16x12xf32>
    return %2 : tensor<16x12xf32>
  }
  func.func private @_roll_static_2(%arg0: tensor<16x12xf32>) -> tensor<16x12xf32> {
    %0 = stablehlo.slice %arg0 [9:16, 0:12] : (tensor<16x12xf32>) -> tensor<7x12xf32>
    %1 = stablehlo.slice %arg0 [0:9, 0:12] : (tensor<16x12xf32>) -> tensor<9x12xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<7x12xf32>, tensor<9x12xf32>) -> tensor<16x12xf32>
    return %2 : tensor<16x12xf32>
  }
  func.func private @_roll_static_3(%arg0: tensor<16x12xf32>) -> tensor<16x12xf32> {
    %0 = stablehlo.slice %arg0 [0:16, 11:12] : (tensor<16x12xf32>) -> tensor<16x1xf32>
    %1 = stablehlo.slice %arg0 [0:16, 0:11] : (tensor<16x12xf32>) -> tensor<16x11xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<16x1xf32>, tensor<16x11xf32>) -> tensor<16x12xf32>
    return %2 : tensor<16x12xf32>
  }
  func.func private @_roll_static_4(%arg0: tensor<16x12xf32>) -> tensor<16x12xf32> {
    %0 = stablehlo.slice %arg0 [13:16, 0:12] : (tensor<16x12xf32>) -> tensor<3x12xf32>
    %1 = stablehlo.slice %arg0 [0:13, 0:12] : (tensor<16x12xf32>) -> tensor<13x12xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<3x12xf32>, tensor<13x12xf32>) -> tensor<16x12xf32>
    %3 = stablehlo.slice %2 [0:16, 3:12] : (tensor<16x12xf32>) -> tensor<16x9xf32>
    %4 = stablehlo.slice %2 [0:16, 0:3] : (tensor<16x12xf32>) -> tensor<16x3xf32>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<16x9xf32>, tensor<16x3xf32>) -> tensor<16x12xf32>
    return %5 : tensor<16x12xf32>
  }
  func.func private @_roll_static_5(%arg0: tensor<192xf32>) -> tensor<192xf32> {
    %0 = stablehlo.slice %arg0 [181:192] : (tensor<192xf32>) -> tensor<11xf32>
    %1 = stablehlo.slice %arg0 [0:181] : (tensor<192xf32>) -> tensor<181xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<11xf32>, tensor<181xf32>) -> tensor<192xf32>
    return %2 : tensor<192xf32>
  }
  func.func private @_roll_static_6(%arg0: tensor<21x3xf32>) -> tensor<21x3xf32> {
    %0 = stablehlo.slice %arg0 [20:21, 0:3] : (tensor<21x3xf32>) -> tensor<1x3xf32>
    %1 = stablehlo.slice %arg0 [0:20, 0:3] : (tensor<21x3xf32>) -> tensor<20x3xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x3xf32>, tensor<20x3xf32>) -> tensor<21x3xf32>
    return %2 : tensor<21x3xf32>
  }
  func.func private @_roll_static_7(%arg0: tensor<21x3xf32>) -> tensor<21x3xf32> {
    %0 = stablehlo.slice %arg0 [19:21, 0:3] : (tensor<21x3xf32>) -> tensor<2x3xf32>
    %1 = stablehlo.slice %arg0 [0:19, 0:3] : (tensor<21x3xf32>) -> tensor<19x3xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<2x3xf32>, tensor<19x3xf32>) -> tensor<21x3xf32>
    return %2 : tensor<21x3xf32>
  }
  func.func private @_roll_static_8(%arg0: tensor<21x3xf32>) -> tensor<21x3xf32> {
    %0 = stablehlo.slice %arg0 [18:21, 0:3] : (tensor<21x3xf32>) -> tensor<3x3xf32>
    %1 = stablehlo.slice %arg0 [0:18, 0:3] : (tensor<21x3xf32>) -> tensor<18x3xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<3x3xf32>, tensor<18x3xf32>) -> tensor<21x3xf32>
    return %2 : tensor<21x3xf32>
  }
  func.func private @_roll_static_9(%arg0: tensor<21x3xf32>) -> tensor<21x3xf32> {
    %0 = stablehlo.slice %arg0 [4:21, 0:3] : (tensor<21x3xf32>) -> tensor<17x3xf32>
    %1 = stablehlo.slice %arg0 [0:4, 0:3] : (tensor<21x3xf32>) -> tensor<4x3xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<17x3xf32>, tensor<4x3xf32>) -> tensor<21x3xf32>
    return %2 : tensor<21x3xf32>
  }
  func.func private @_roll_static_10(%arg0: tensor<21x3xf32>) -> tensor<21x3xf32> {
    %0 = stablehlo.slice %arg0 [11:21, 0:3] : (tensor<21x3xf32>) -> tensor<10x3xf32>
    %1 = stablehlo.slice %arg0 [0:11, 0:3] : (tensor<21x3xf32>) -> tensor<11x3xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<10x3xf32>, tensor<11x3xf32>) -> tensor<21x3xf32>
    return %2 : tensor<21x3xf32>
  }
  func.func private @_roll_static_11(%arg0: tensor<21x3xf32>) -> tensor<21x3xf32> {
    %0 = stablehlo.slice %arg0 [20:21, 0:3] : (tensor<21x3xf32>) -> tensor<1x3xf32>
    %1 = stablehlo.slice %arg0 [0:20, 0:3] : (tensor<21x3xf32>) -> tensor<20x3xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x3xf32>, tensor<20x3xf32>) -> tensor<21x3xf32>
    return %2 : tensor<21x3xf32>
  }
  func.func private @_pad(%arg0: tensor<20x3xf32>, %arg1: tensor<i32>) -> tensor<21x3xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [1, 0], high = [0, 0], interior = [0, 0] : (tensor<20x3xf32>, tensor<f32>) -> tensor<21x3xf32>
    return %1 : tensor<21x3xf32>
  }
  func.func private @_pad_12(%arg0: tensor<16x12xf32>) -> tensor<19x15xf32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:12] : (tensor<16x12xf32>) -> tensor<1x12xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 2] : (tensor<1x12xf32>) -> tensor<1x2x12xf32>
    %2 = stablehlo.reshape %1 : (tensor<1x2x12xf32>) -> tensor<2x12xf32>
    %3 = stablehlo.slice %arg0 [15:16, 0:12] : (tensor<16x12xf32>) -> tensor<1x12xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 2] : (tensor<1x12xf32>) -> tensor<1x1x12xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x1x12xf32>) -> tensor<1x12xf32>
    %6 = stablehlo.concatenate %2, %arg0, %5, dim = 0 : (tensor<2x12xf32>, tensor<16x12xf32>, tensor<1x12xf32>) -> tensor<19x12xf32>
    %7 = stablehlo.slice %6 [0:19, 0:1] : (tensor<19x12xf32>) -> tensor<19x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<19x1xf32>) -> tensor<19x1x1xf32>
    %9 = stablehlo.reshape %8 : (tensor<19x1x1xf32>) -> tensor<19x1xf32>
    %10 = stablehlo.slice %6 [0:19, 11:12] : (tensor<19x12xf32>) -> tensor<19x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<19x1xf32>) -> tensor<19x1x2xf32>
    %12 = stablehlo.reshape %11 : (tensor<19x1x2xf32>) -> tensor<19x2xf32>
    %13 = stablehlo.concatenate %9, %6, %12, dim = 1 : (tensor<19x1xf32>, tensor<19x12xf32>, tensor<19x2xf32>) -> tensor<19x15xf32>
    return %13 : tensor<19x15xf32>
  }
  func.func private @diff(%arg0: tensor<19x15xf32>) -> tensor<18x15xf32> {
    %0 = stablehlo.slice %arg0 [1:19, 0:15] : (tensor<19x15xf32>) -> tensor<18x15xf32>
    %1 = stablehlo.slice %arg0 [0:18, 0:15] : (tensor<19x15xf32>) -> tensor<18x15xf32>
    %2 = stablehlo.subtract %0, %1 : tensor<18x15xf32>
    return %2 : tensor<18x15xf32>
  }
  func.func private @_pad_13(%arg0: tensor<16x12xf32>) -> tensor<19x15xf32> {
    %0 = stablehlo.slice %arg0 [1:3, 0:12] : (tensor<16x12xf32>) -> tensor<2x12xf32>
    %1 = call @_flip(%0) : (tensor<2x12xf32>) -> tensor<2x12xf32>
    %2 = stablehlo.concatenate %1, %arg0, dim = 0 : (tensor<2x12xf32>, tensor<16x12xf32>) -> tensor<18x12xf32>
    %3 = stablehlo.slice %2 [16:17, 0:12] : (tensor<18x12xf32>) -> tensor<1x12xf32>
    %4 = call @_flip_14(%3) : (tensor<1x12xf32>) -> tensor<1x12xf32>
    %5 = stablehlo.concatenate %2, %4, dim = 0 : (tensor<18x12xf32>, tensor<1x12xf32>) -> tensor<19x12xf32>
    %6 = stablehlo.slice %5 [0:19, 1:2] : (tensor<19x12xf32>) -> tensor<19x1xf32>
    %7 = call @_flip_15(%6) : (tensor<19x1xf32>) -> tensor<19x1xf32>
    %8 = stablehlo.concatenate %7, %5, dim = 1 : (tensor<19x1xf32>, tensor<19x12xf32>) -> tensor<19x13xf32>
    %9 = stablehlo.slice %8 [0:19, 10:12] : (tensor<19x13xf32>) -> tensor<19x2xf32>
    %10 = call @_flip_16(%9) : (tensor<19x2xf32>) -> tensor<19x2xf32>
    %11 = stablehlo.concatenate %8, %10, dim = 1 : (tensor<19x13xf32>, tensor<19x2xf32>) -> tensor<19x15xf32>
    return %11 : tensor<19x15xf32>
  }
  func.func private @_flip(%arg0: tensor<2x12xf32>) -> tensor<2x12xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<2x12xf32>
    return %0 : tensor<2x12xf32>
  }
  func.func private @_flip_14(%arg0: tensor<1x12xf32>) -> tensor<1x12xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<1x12xf32>
    return %0 : tensor<1x12xf32>
  }
  func.func private @_flip_15(%arg0: tensor<19x1xf32>) -> tensor<19x1xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<19x1xf32>
    return %0 : tensor<19x1xf32>
  }
  func.func private @_flip_16(%arg0: tensor<19x2xf32>) -> tensor<19x2xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<19x2xf32>
    return %0 : tensor<19x2xf32>
  }
  func.func private @_pad_17(%arg0: tensor<16x12xf32>) -> tensor<19x15xf32> {
    %0 = stablehlo.slice %arg0 [14:16, 0:12] : (tensor<16x12xf32>) -> tensor<2x12xf32>
    %1 = stablehlo.slice %arg0 [0:1, 0:12] : (tensor<16x12xf32>) -> tensor<1x12xf32>
    %2 = stablehlo.concatenate %0, %arg0, %1, dim = 0 : (tensor<2x12xf32>, tensor<16x12xf32>, tensor<1x12xf32>) -> tensor<19x12xf32>
    %3 = stablehlo.slice %2 [0:19, 11:12] : (tensor<19x12xf32>) -> tensor<19x1xf32>
    %4 = stablehlo.slice %2 [0:19, 0:2] : (tensor<19x12xf32>) -> tensor<19x2xf32>
    %5 = stablehlo.concatenate %3, %2, %4, dim = 1 : (tensor<19x1xf32>, tensor<19x12xf32>, tensor<19x2xf32>) -> tensor<19x15xf32>
    return %5 : tensor<19x15xf32>
  }
  func.func private @_roll_static_18(%arg0: tensor<16x12xf32>) -> tensor<16x12xf32> {
    %0 = stablehlo.slice %arg0 [8:16, 0:12] : (tensor<16x12xf32>) -> tensor<8x12xf32>
    %1 = stablehlo.slice %arg0 [0:8, 0:12] : (tensor<16x12xf32>) -> tensor<8x12xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<8x12xf32>, tensor<8x12xf32>) -> tensor<16x12xf32>
    %3 = stablehlo.slice %2 [0:16, 6:12] : (tensor<16x12xf32>) -> tensor<16x6xf32>
    %4 = stablehlo.slice %2 [0:16, 0:6] : (tensor<16x12xf32>) -> tensor<16x6xf32>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<16x6xf32>, tensor<16x6xf32>) -> tensor<16x12xf32>
    return %5 : tensor<16x12xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3xf32>, %arg1: tensor<i32>) -> tensor<f32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @closed_call(%arg0: tensor<16x12xf32>, %arg1: tensor<f32>) -> (tensor<16x12xf32>, tensor<12xf32>) {
    %0 = call @_pad_19(%arg0) : (tensor<16x12xf32>) -> tensor<18x14xf32>
    %1 = stablehlo.slice %0 [2:18, 1:13] : (tensor<18x14xf32>) -> tensor<16x12xf32>
    %2 = stablehlo.slice %0 [0:16, 1:13] : (tensor<18x14xf32>) -> tensor<16x12xf32>
    %3 = stablehlo.add %1, %2 : tensor<16x12xf32>
    %4 = stablehlo.slice %0 [1:17, 2:14] : (tensor<18x14xf32>) -> tensor<16x12xf32>
    %5 = stablehlo.add %3, %4 : tensor<16x12xf32>
    %6 = stablehlo.slice %0 [1:17, 0:12] : (tensor<18x14xf32>) -> tensor<16x12xf32>
    %7 = stablehlo.add %5, %6 : tensor<16x12xf32>
    %cst = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x12xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<16x12xf32>
    %10 = stablehlo.subtract %arg0, %9 : tensor<16x12xf32>
    %11 = call @_roll_static_20(%10) : (tensor<16x12xf32>) -> tensor<16x12xf32>
    %12 = sdy.sharding_constraint %11 <@mesh, [{"x"}, {"y"}]> : tensor<16x12xf32>
    %13 = call @_roll_static_21(%arg0) : (tensor<16x12xf32>) -> tensor<16x12xf32>
    %14 = stablehlo.slice %13 [3:4, 0:12] : (tensor<16x12xf32>) -> tensor<1x12xf32>
    %15 = stablehlo.reshape %14 : (tensor<1x12xf32>) -> tensor<12xf32>
    %16 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %17 = stablehlo.multiply %15, %16 : tensor<12xf32>
    return %12, %17 : tensor<16x12xf32>, tensor<12xf32>
  }
  func.func private @_pad_19(%arg0: tensor<16x12xf32>) -> tensor<18x14xf32> {
    %0 = stablehlo.slice %arg0 [15:16, 0:12] : (tensor<16x12xf32>) -> tensor<1x12xf32>
    %1 = stablehlo.slice %arg0 [0:1, 0:12] : (tensor<16x12xf32>) -> tensor<1x12xf32>
    %2 = stablehlo.concatenate %0, %arg0, %1, dim = 0 : (tensor<1x12xf32>, tensor<16x12xf32>, tensor<1x12xf32>) -> tensor<18x12xf32>
    %3 = stablehlo.slice %2 [0:18, 11:12] : (tensor<18x12xf32>) -> tensor<18x1xf32>
    %4 = stablehlo.slice %2 [0:18, 0:1] : (tensor<18x12xf32>) -> tensor<18x1xf32>
    %5 = stablehlo.concatenate %3, %2, %4, dim = 1 : (tensor<18x1xf32>, tensor<18x12xf32>, tensor<18x1xf32>) -> tensor<18x14xf32>
    return %5 : tensor<18x14xf32>
  }
  func.func private @_roll_static_20(%arg0: tensor<16x12xf32>) -> tensor<16x12xf32> {
    %0 = stablehlo.slice %arg0 [15:16, 0:12] : (tensor<16x12xf32>) -> tensor<1x12xf32>
    %1 = stablehlo.slice %arg0 [0:15, 0:12] : (tensor<16x12xf32>) -> tensor<15x12xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x12xf32>, tensor<15x12xf32>) -> tensor<16x12xf32>
    %3 = stablehlo.slice %2 [0:16, 3:12] : (tensor<16x12xf32>) -> tensor<16x9xf32>
    %4 = stablehlo.slice %2 [0:16, 0:3] : (tensor<16x12xf32>) -> tensor<16x3xf32>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<16x9xf32>, tensor<16x3xf32>) -> tensor<16x12xf32>
    return %5 : tensor<16x12xf32>
  }
  func.func private @_roll_static_21(%arg0: tensor<16x12xf32>) -> tensor<16x12xf32> {
    %0 = stablehlo.slice %arg0 [0:16, 7:12] : (tensor<16x12xf32>) -> tensor<16x5xf32>
    %1 = stablehlo.slice %arg0 [0:16, 0:7] : (tensor<16x12xf32>) -> tensor<16x7xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<16x5xf32>, tensor<16x7xf32>) -> tensor<16x12xf32>
    return %2 : tensor<16x12xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<3x12xf32>, %arg1: tensor<12xf32>, %arg2: tensor<i32>) -> tensor<3x12xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<12xf32>) -> tensor<1x12xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x12xf32>, tensor<1x12xf32>, tensor<i32>, tensor<i32>) -> tensor<3x12xf32>
    return %1 : tensor<3x12xf32>
  }
}
