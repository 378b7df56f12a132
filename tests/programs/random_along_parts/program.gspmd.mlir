module @jit_f attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xui32>, %arg1: tensor<2xui64>) -> (tensor<16x6xui32> {jax.result_info = "result[0][0]"}, tensor<16x6xui32> {jax.result_info = "result[0][1]"}, tensor<9x21xui32> {jax.result_info = "result[0][2]"}, tensor<7x5x3xui16> {jax.result_info = "result[0][3]"}, tensor<5x33xui8> {jax.result_info = "result[0][4]"}, tensor<3x19xui64> {jax.result_info = "result[0][5]"}, tensor<23xui32> {jax.result_info = "result[0][6]"}, tensor<3x10x6xui64> {jax.result_info = "result[0][7]"}, tensor<16x6xui32> {jax.result_info = "result[0][8]"}, tensor<16x6xui32> {jax.result_info = "result[0][9]"}, tensor<9x21xui32> {jax.result_info = "result[0][10]"}, tensor<7x5x3xui16> {jax.result_info = "result[0][11]"}, tensor<5x33xui8> {jax.result_info = "result[0][12]"}, tensor<3x19xui64> {jax.result_info = "result[0][13]"}, tensor<23xui32> {jax.result_info = "result[0][14]"}, tensor<3x10x6xui64> {jax.result_info = "result[0][15]"}, tensor<2xui64> {jax.result_info = "result[1][0]"}, tensor<3x4xui64> {jax.result_info = "result[1][1]"}, tensor<30x7xf32> {jax.result_info = "result[2]"}, tensor<11x8xi1> {jax.result_info = "result[3]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg1, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<16x6xui32>)
    %0 = stablehlo.custom_call @Sharding(%output) {backend_config = "", mhlo.sharding = "{devices=[2,1,4]<=[8] last_tile_dim_replicate}"} : (tensor<16x6xui32>) -> tensor<16x6xui32>
    %output_state_0, %output_1 = stablehlo.rng_bit_generator %arg1, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<16x6xui32>)
    %1 = stablehlo.custom_call @Sharding(%output_1) {backend_config = "", mhlo.sharding = "{devices=[1,4,2]<=[2,4]T(1,0) last_tile_dim_replicate}"} : (tensor<16x6xui32>) -> tensor<16x6xui32>
    %output_state_2, %output_3 = stablehlo.rng_bit_generator %arg1, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<9x21xui32>)
    %2 = stablehlo.custom_call @Sharding(%output_3) {backend_config = "", mhlo.sharding = "{devices=[2,4]<=[8]}"} : (tensor<9x21xui32>) -> tensor<9x21xui32>
    %output_state_4, %output_5 = stablehlo.rng_bit_generator %arg1, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7x5x3xui16>)
    %3 = stablehlo.custom_call @Sharding(%output_5) {backend_config = "", mhlo.sharding = "{devices=[1,4,1,2]<=[2,4]T(1,0) last_tile_dim_replicate}"} : (tensor<7x5x3xui16>) -> tensor<7x5x3xui16>
    %output_state_6, %output_7 = stablehlo.rng_bit_generator %arg1, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5x33xui8>)
    %4 = stablehlo.custom_call @Sharding(%output_7) {backend_config = "", mhlo.sharding = "{devices=[4,2]<=[2,4]T(1,0)}"} : (tensor<5x33xui8>) -> tensor<5x33xui8>
    %output_state_8, %output_9 = stablehlo.rng_bit_generator %arg1, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x19xui64>)
    %5 = stablehlo.custom_call @Sharding(%output_9) {backend_config = "", mhlo.sharding = "{devices=[1,8]<=[8]}"} : (tensor<3x19xui64>) -> tensor<3x19xui64>
    %output_state_10, %output_11 = stablehlo.rng_bit_generator %arg1, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<23xui32>)
    %6 = stablehlo.custom_call @Sharding(%output_11) {backend_config = "", mhlo.sharding = "{devices=[8]<=[2,4]T(1,0)}"} : (tensor<23xui32>) -> tensor<23xui32>
    %output_state_12, %output_13 = stablehlo.rng_bit_generator %arg1, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x10x6xui64>)
    %7 = stablehlo.custom_call @Sharding(%output_13) {backend_config = "", mhlo.sharding = "{devices=[2,4,1]<=[8]}"} : (tensor<3x10x6xui64>) -> tensor<3x10x6xui64>
    %output_state_14, %output_15 = stablehlo.rng_bit_generator %arg1, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<16x6xui32>)
    %8 = stablehlo.custom_call @Sharding(%output_15) {backend_config = "", mhlo.sharding = "{devices=[2,1,4]<=[8] last_tile_dim_replicate}"} : (tensor<16x6xui32>) -> tensor<16x6xui32>
    %output_state_16, %output_17 = stablehlo.rng_bit_generator %arg1, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<16x6xui32>)
    %9 = stablehlo.custom_call @Sharding(%output_17) {backend_config = "", mhlo.sharding = "{devices=[1,4,2]<=[2,4]T(1,0) last_tile_dim_replicate}"} : (tensor<16x6xui32>) -> tensor<16x6xui32>
    %output_state_18, %output_19 = stablehlo.rng_bit_generator %arg1, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<9x21xui32>)
    %10 = stablehlo.custom_call @Sharding(%output_19) {backend_config = "", mhlo.sharding = "{devices=[2,4]<=[8]}"} : (tensor<9x21xui32>) -> tensor<9x21xui32>
    %output_state_20, %output_21 = stablehlo.rng_bit_generator %arg1, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7x5x3xui16>)
    %11 = stablehlo.custom_call @Sharding(%output_21) {backend_config = "", mhlo.sharding = "{devices=[1,4,1,2]<=[2,4]T(1,0) last_tile_dim_replicate}"} : (tensor<7x5x3xui16>) -> tensor<7x5x3xui16>
    %output_state_22, %output_23 = stablehlo.rng_bit_generator %arg1, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5x33xui8>)
    %12 = stablehlo.custom_call @Sharding(%output_23) {backend_config = "", mhlo.sharding = "{devices=[4,2]<=[2,4]T(1,0)}"} : (tensor<5x33xui8>) -> tensor<5x33xui8>
    %output_state_24, %output_25 = stablehlo.rng_bit_generator %arg1, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x19xui64>)
    %13 = stablehlo.custom_call @Sharding(%output_25) {backend_config = "", mhlo.sharding = "{devices=[1,8]<=[8]}"} : (tensor<3x19xui64>) -> tensor<3x19xui64>
    %output_state_26, %output_27 = stablehlo.rng_bit_generator %arg1, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<23xui32>)
    %14 = stablehlo.custom_call @Sharding(%output_27) {backend_config = "", mhlo.sharding = "{devices=[8]<=[2,4]T(1,0)}"} : (tensor<23xui32>) -> tensor<23xui32>
    %output_state_28, %output_29 = stablehlo.rng_bit_generator %arg1, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x10x6xui64>)
    %15 = stablehlo.custom_call @Sharding(%output_29) {backend_config = "", mhlo.sharding = "{devices=[2,4,1]<=[8]}"} : (tensor<3x10x6xui64>) -> tensor<3x10x6xui64>
    %16 = stablehlo.reshape %arg0 : (tensor<4xui32>) -> tensor<2x2xui32>
    %17 = stablehlo.bitcast_convert %16 : (tensor<2x2xui32>) -> tensor<2xui64>
    %output_state_30, %output_31 = stablehlo.rng_bit_generator %17, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<20x4xui32>)
    %18 = stablehlo.bitcast_convert %output_state_30 : (tensor<2xui64>) -> tensor<2x2xui32>
    %19 = stablehlo.reshape %18 : (tensor<2x2xui32>) -> tensor<4xui32>
    %20 = stablehlo.slice %output_31 [0:20:10, 0:4] : (tensor<20x4xui32>) -> tensor<2x4xui32>
    %21 = stablehlo.slice %20 [0:1, 0:4] : (tensor<2x4xui32>) -> tensor<1x4xui32>
    %22 = stablehlo.reshape %21 : (tensor<1x4xui32>) -> tensor<4xui32>
    %23 = call @_normal(%22) : (tensor<4xui32>) -> tensor<30x7xf32>
    %24 = stablehlo.custom_call @Sharding(%23) {backend_config = "", mhlo.sharding = "{devices=[8,1]<=[8]}"} : (tensor<30x7xf32>) -> tensor<30x7xf32>
    %25 = stablehlo.iota dim = 0 : tensor<3xi64>
    %c = stablehlo.constant dense<0> : tensor<ui64>
    %26 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<3x4xui64>
    %c_32 = stablehlo.constant dense<0> : tensor<i64>
    %27:4 = stablehlo.while(%iterArg = %25, %iterArg_33 = %c_32, %iterArg_34 = %arg1, %iterArg_35 = %26) : tensor<3xi64>, tensor<i64>, tensor<2xui64>, tensor<3x4xui64>
    cond {
      %c_36 = stablehlo.constant dense<3> : tensor<i64>
      %32 = stablehlo.compare LT, %iterArg_33, %c_36, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %32 : tensor<i1>
    } do {
      %32 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_33) : (tensor<3xi64>, tensor<i64>) -> tensor<i64>
      %33:2 = func.call @closed_call(%iterArg_34, %32) : (tensor<2xui64>, tensor<i64>) -> (tensor<2xui64>, tensor<4xui64>)
      %34 = func.call @dynamic_update_index_in_dim(%iterArg_35, %33#1, %iterArg_33) : (tensor<3x4xui64>, tensor<4xui64>, tensor<i64>) -> tensor<3x4xui64>
      %c_36 = stablehlo.constant dense<1> : tensor<i64>
      %35 = stablehlo.add %iterArg_33, %c_36 : tensor<i64>
      stablehlo.return %iterArg, %35, %33#0, %34 : tensor<3xi64>, tensor<i64>, tensor<2xui64>, tensor<3x4xui64>
    }
    %28 = stablehlo.slice %20 [1:2, 0:4] : (tensor<2x4xui32>) -> tensor<1x4xui32>
    %29 = stablehlo.reshape %28 : (tensor<1x4xui32>) -> tensor<4xui32>
    %cst = stablehlo.constant dense<3.000000e-01> : tensor<f64>
    %30 = call @_bernoulli(%29, %cst) : (tensor<4xui32>, tensor<f64>) -> tensor<11x8xi1>
    %31 = stablehlo.custom_call @Sharding(%30) {backend_config = "", mhlo.sharding = "{devices=[1,4,2]<=[2,4]T(1,0) last_tile_dim_replicate}"} : (tensor<11x8xi1>) -> tensor<11x8xi1>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %27#2, %27#3, %24, %31 : tensor<16x6xui32>, tensor<16x6xui32>, tensor<9x21xui32>, tensor<7x5x3xui16>, tensor<5x33xui8>, tensor<3x19xui64>, tensor<23xui32>, tensor<3x10x6xui64>, tensor<16x6xui32>, tensor<16x6xui32>, tensor<9x21xui32>, tensor<7x5x3xui16>, tensor<5x33xui8>, tensor<3x19xui64>, tensor<23xui32>, tensor<3x10x6xui64>, tensor<2xui64>, tensor<3x4xui64>, tensor<30x7xf32>, tensor<11x8xi1>
  }
  func.func private @_normal(%arg0: tensor<4xui32>) -> tensor<30x7xf32> {
    %0 = call @_normal_real(%arg0) : (tensor<4xui32>) -> tensor<30x7xf32>
    return %0 : tensor<30x7xf32>
  }
  func.func private @_normal_real(%arg0: tensor<4xui32>) -> tensor<30x7xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<4xui32>, tensor<f32>, tensor<f32>) -> tensor<30x7xf32>
    %1 = chlo.erf_inv %0 : tensor<30x7xf32> -> tensor<30x7xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<30x7xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<30x7xf32>
    return %3 : tensor<30x7xf32>
  }
  func.func private @_uniform(%arg0: tensor<4xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<30x7xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.reshape %arg0 : (tensor<4xui32>) -> tensor<2x2xui32>
    %3 = stablehlo.bitcast_convert %2 : (tensor<2x2xui32>) -> tensor<2xui64>
    %output_state, %output = stablehlo.rng_bit_generator %3, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<30x7xui32>)
    %4 = stablehlo.bitcast_convert %output_state : (tensor<2xui64>) -> tensor<2x2xui32>
    %5 = stablehlo.reshape %4 : (tensor<2x2xui32>) -> tensor<4xui32>
    %c = stablehlo.constant dense<9> : tensor<ui32>
    %6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<30x7xui32>
    %7 = stablehlo.shift_right_logical %output, %6 : tensor<30x7xui32>
    %c_0 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<30x7xui32>
    %9 = stablehlo.or %7, %8 : tensor<30x7xui32>
    %10 = stablehlo.bitcast_convert %9 : (tensor<30x7xui32>) -> tensor<30x7xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<30x7xf32>
    %12 = stablehlo.subtract %10, %11 : tensor<30x7xf32>
    %13 = stablehlo.subtract %1, %0 : tensor<1x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<30x7xf32>
    %15 = stablehlo.multiply %12, %14 : tensor<30x7xf32>
    %16 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<30x7xf32>
    %17 = stablehlo.add %15, %16 : tensor<30x7xf32>
    %18 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<30x7xf32>
    %19 = stablehlo.maximum %18, %17 : tensor<30x7xf32>
    return %19 : tensor<30x7xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3xi64>, %arg1: tensor<i64>) -> tensor<i64> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<3xi64>, tensor<i64>) -> tensor<1xi64>
    %1 = stablehlo.reshape %0 : (tensor<1xi64>) -> tensor<i64>
    return %1 : tensor<i64>
  }
  func.func private @closed_call(%arg0: tensor<2xui64>, %arg1: tensor<i64>) -> (tensor<2xui64>, tensor<4xui64>) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<13x4xui32>)
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<ui32>) -> tensor<13x4xui32>
    %2 = stablehlo.add %output, %1 : tensor<13x4xui32>
    %3 = stablehlo.custom_call @Sharding(%2) {backend_config = "", mhlo.sharding = "{devices=[4,1,2]<=[2,4]T(1,0) last_tile_dim_replicate}"} : (tensor<13x4xui32>) -> tensor<13x4xui32>
    %4 = stablehlo.convert %3 : (tensor<13x4xui32>) -> tensor<13x4xui64>
    %c = stablehlo.constant dense<0> : tensor<ui64>
    %5 = stablehlo.reduce(%4 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<13x4xui64>, tensor<ui64>) -> tensor<4xui64>
    return %output_state, %5 : tensor<2xui64>, tensor<4xui64>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<3x4xui64>, %arg1: tensor<4xui64>, %arg2: tensor<i64>) -> tensor<3x4xui64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xui64>) -> tensor<1x4xui64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x4xui64>, tensor<1x4xui64>, tensor<i64>, tensor<i64>) -> tensor<3x4xui64>
    return %1 : tensor<3x4xui64>
  }
  func.func private @_bernoulli(%arg0: tensor<4xui32>, %arg1: tensor<f64>) -> tensor<11x8xi1> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = call @_uniform_0(%arg0, %cst, %cst_0) : (tensor<4xui32>, tensor<f64>, tensor<f64>) -> tensor<11x8xf64>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<11x8xf64>
    %2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<11x8xf64>, tensor<11x8xf64>) -> tensor<11x8xi1>
    return %2 : tensor<11x8xi1>
  }
  func.func private @_uniform_0(%arg0: tensor<4xui32>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<11x8xf64> {
    %0 = stablehlo.convert %arg1 : tensor<f64>
    %1 = stablehlo.convert %arg2 : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
    %4 = stablehlo.reshape %arg0 : (tensor<4xui32>) -> tensor<2x2xui32>
    %5 = stablehlo.bitcast_convert %4 : (tensor<2x2xui32>) -> tensor<2xui64>
    %output_state, %output = stablehlo.rng_bit_generator %5, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<11x8xui64>)
    %6 = stablehlo.bitcast_convert %output_state : (tensor<2xui64>) -> tensor<2x2xui32>
    %7 = stablehlo.reshape %6 : (tensor<2x2xui32>) -> tensor<4xui32>
    %c = stablehlo.constant dense<12> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<11x8xui64>
    %9 = stablehlo.shift_right_logical %output, %8 : tensor<11x8xui64>
    %c_0 = stablehlo.constant dense<4607182418800017408> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<11x8xui64>
    %11 = stablehlo.or %9, %10 : tensor<11x8xui64>
    %12 = stablehlo.bitcast_convert %11 : (tensor<11x8xui64>) -> tensor<11x8xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<11x8xf64>
    %14 = stablehlo.subtract %12, %13 : tensor<11x8xf64>
    %15 = stablehlo.subtract %3, %2 : tensor<1x1xf64>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<11x8xf64>
    %17 = stablehlo.multiply %14, %16 : tensor<11x8xf64>
    %18 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<11x8xf64>
    %19 = stablehlo.add %17, %18 : tensor<11x8xf64>
    %20 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<11x8xf64>
    %21 = stablehlo.maximum %20, %19 : tensor<11x8xf64>
    return %21 : tensor<11x8xf64>
  }
}
