module @jit_both attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x6xi32> {mhlo.sharding = "{devices=[2,1,4]<=[2,2,2]T(1,0,2) last_tile_dim_replicate}"}) -> (tensor<8x6xi32> {jax.result_info = "result[0]"}, tensor<12xi32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.custom_call @Sharding(%arg0) {backend_config = "unspecified_dims=[0,1]", mhlo.sharding = "{devices=[2,1,4]<=[4,2]T(1,0) last_tile_dim_replicate}"} : (tensor<8x6xi32>) -> tensor<8x6xi32>
    %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {backend_config = "unspecified_dims=[0,1]", mhlo.sharding = "{devices=[1,1,2,4]<=[4,2]T(1,0) last_tile_dims={manual, replicated}}"} : (tensor<8x6xi32>) -> tensor<4x6xi32>
    %2 = call @shmap_body(%1) : (tensor<4x6xi32>) -> tensor<4x6xi32>
    %3 = stablehlo.custom_call @Sharding(%2) {backend_config = "unspecified_dims=[0,1]", mhlo.sharding = "{devices=[1,1,2,4]<=[4,2]T(1,0) last_tile_dims={manual, replicated}}"} : (tensor<4x6xi32>) -> tensor<4x6xi32>
    %4 = stablehlo.custom_call @SPMDShardToFullShape(%3) {backend_config = "unspecified_dims=[0,1]", mhlo.sharding = "{devices=[2,1,4]<=[4,2]T(1,0) last_tile_dim_replicate}"} : (tensor<4x6xi32>) -> tensor<8x6xi32>
    %5 = stablehlo.custom_call @Sharding(%4) {backend_config = "unspecified_dims=[0,1]", mhlo.sharding = "{devices=[2,1,4]<=[8] last_tile_dim_replicate}"} : (tensor<8x6xi32>) -> tensor<8x6xi32>
    %6 = stablehlo.custom_call @SPMDFullToShardShape(%5) {backend_config = "unspecified_dims=[0,1]", mhlo.sharding = "{devices=[1,1,2,4]<=[8] last_tile_dims={manual, replicated}}"} : (tensor<8x6xi32>) -> tensor<4x6xi32>
    %7 = call @shmap_body_1(%6) : (tensor<4x6xi32>) -> tensor<4x6xi32>
    %8 = stablehlo.custom_call @Sharding(%7) {backend_config = "unspecified_dims=[0,1]", mhlo.sharding = "{devices=[1,1,2,4]<=[8] last_tile_dims={manual, replicated}}"} : (tensor<4x6xi32>) -> tensor<4x6xi32>
    %9 = stablehlo.custom_call @SPMDShardToFullShape(%8) {backend_config = "unspecified_dims=[0,1]", mhlo.sharding = "{devices=[2,1,4]<=[8] last_tile_dim_replicate}"} : (tensor<4x6xi32>) -> tensor<8x6xi32>
    %10 = call @shmap_body_6() : () -> tensor<3xi32>
    %11 = stablehlo.custom_call @Sharding(%10) {backend_config = "unspecified_dims=[0]", mhlo.sharding = "{devices=[1,4,2]<=[2,2,2]T(0,2,1) last_tile_dims={manual, replicated}}"} : (tensor<3xi32>) -> tensor<3xi32>
    %12 = stablehlo.custom_call @SPMDShardToFullShape(%11) {backend_config = "unspecified_dims=[0]", mhlo.sharding = "{devices=[4,2]<=[2,2,2]T(0,2,1) last_tile_dim_replicate}"} : (tensor<3xi32>) -> tensor<12xi32>
    return %9, %12 : tensor<8x6xi32>, tensor<12xi32>
  }
  func.func private @shmap_body(%arg0: tensor<4x6xi32>) -> (tensor<4x6xi32> {jax.result_info = "[('c',), None]"}) {
    %0 = call @shmap_body_0() : () -> tensor<i32>
    %1 = stablehlo.custom_call @Sharding(%0) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.custom_call @SPMDShardToFullShape(%1) {backend_config = "", mhlo.sharding = "{devices=[2,4]<=[4,2]T(1,0) last_tile_dims={manual, replicated}}"} : (tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4x6xi32>
    %4 = stablehlo.custom_call @Sharding(%3) {backend_config = "unspecified_dims=[0,1]", mhlo.sharding = "{devices=[1,1,2,4]<=[4,2]T(1,0) last_tile_dims={manual, replicated}}"} : (tensor<4x6xi32>) -> tensor<4x6xi32>
    %5 = stablehlo.add %arg0, %4 : tensor<4x6xi32>
    %6 = stablehlo.custom_call @Sharding(%5) {backend_config = "unspecified_dims=[0,1]", mhlo.sharding = "{devices=[1,1,2,4]<=[4,2]T(1,0) last_tile_dims={manual, replicated}}"} : (tensor<4x6xi32>) -> tensor<4x6xi32>
    return %6 : tensor<4x6xi32>
  }
  func.func private @shmap_body_0() -> (tensor<i32> {jax.result_info = "[]"}) {
    %c = stablehlo.constant dense<1> : tensor<ui32>
    %c_0 = stablehlo.constant dense<2> : tensor<ui32>
    %0 = stablehlo.partition_id : tensor<ui32>
    %1 = stablehlo.divide %0, %c : tensor<ui32>
    %2 = stablehlo.remainder %1, %c_0 : tensor<ui32>
    %3 = stablehlo.convert %2 : (tensor<ui32>) -> tensor<i32>
    return %3 : tensor<i32>
  }
  func.func private @shmap_body_1(%arg0: tensor<4x6xi32>) -> (tensor<4x6xi32> {jax.result_info = "[('a',), None]"}) {
    %0 = stablehlo.custom_call @Sharding(%arg0) {backend_config = "unspecified_dims=[0,1]", mhlo.sharding = "{devices=[1,2,2,2]<=[2,2,2]T(1,0,2) last_tile_dims={manual, replicated}}"} : (tensor<4x6xi32>) -> tensor<4x6xi32>
    %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {backend_config = "unspecified_dims=[0,1]", mhlo.sharding = "{devices=[1,1,4,2]<=[8] last_tile_dims={manual, replicated}}"} : (tensor<4x6xi32>) -> tensor<4x3xi32>
    %2 = call @shmap_body_2(%1) : (tensor<4x3xi32>) -> tensor<4x3xi32>
    %3 = stablehlo.custom_call @Sharding(%2) {backend_config = "unspecified_dims=[0,1]", mhlo.sharding = "{devices=[1,1,4,2]<=[8] last_tile_dims={manual, replicated}}"} : (tensor<4x3xi32>) -> tensor<4x3xi32>
    %4 = stablehlo.custom_call @SPMDShardToFullShape(%3) {backend_config = "unspecified_dims=[0,1]", mhlo.sharding = "{devices=[1,2,2,2]<=[2,2,2]T(1,0,2) last_tile_dims={manual, replicated}}"} : (tensor<4x3xi32>) -> tensor<4x6xi32>
    %5 = call @shmap_body_5() : () -> tensor<i32>
    %6 = stablehlo.custom_call @Sharding(%5) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<i32>) -> tensor<i32>
    %7 = stablehlo.custom_call @SPMDShardToFullShape(%6) {backend_config = "", mhlo.sharding = "{devices=[2,4]<=[8] last_tile_dims={manual, replicated}}"} : (tensor<i32>) -> tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.compare GT, %7, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %9 = stablehlo.convert %8 : (tensor<i1>) -> tensor<i32>
    %10 = stablehlo.custom_call @Sharding(%9) {backend_config = "", mhlo.sharding = "{devices=[2,4]<=[8] last_tile_dims={manual, replicated}}"} : (tensor<i32>) -> tensor<i32>
    %11 = "stablehlo.case"(%10) ({
      %13 = func.call @shmap_body_5() : () -> tensor<i32>
      %14 = stablehlo.custom_call @Sharding(%13) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<i32>) -> tensor<i32>
      %15 = stablehlo.custom_call @SPMDShardToFullShape(%14) {backend_config = "", mhlo.sharding = "{devices=[2,4]<=[8] last_tile_dims={manual, replicated}}"} : (tensor<i32>) -> tensor<i32>
      %c_0 = stablehlo.constant dense<3> : tensor<i32>
      %16 = stablehlo.add %c_0, %15 : tensor<i32>
      %17 = stablehlo.custom_call @Sharding(%16) {backend_config = "", mhlo.sharding = "{devices=[2,4]<=[8] last_tile_dims={manual, replicated}}"} : (tensor<i32>) -> tensor<i32>
      %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<i32>) -> tensor<4x6xi32>
      %19 = stablehlo.custom_call @Sharding(%18) {backend_config = "unspecified_dims=[0,1]", mhlo.sharding = "{devices=[1,1,2,4]<=[8] last_tile_dims={manual, replicated}}"} : (tensor<4x6xi32>) -> tensor<4x6xi32>
      %20 = stablehlo.multiply %4, %19 : tensor<4x6xi32>
      %21 = stablehlo.custom_call @Sharding(%20) {backend_config = "unspecified_dims=[0,1]", mhlo.sharding = "{devices=[1,1,2,4]<=[8] last_tile_dims={manual, replicated}}"} : (tensor<4x6xi32>) -> tensor<4x6xi32>
      stablehlo.return %21 : tensor<4x6xi32>
    }, {
      %13 = stablehlo.negate %4 : tensor<4x6xi32>
      %14 = stablehlo.custom_call @Sharding(%13) {backend_config = "unspecified_dims=[0,1]", mhlo.sharding = "{devices=[1,1,2,4]<=[8] last_tile_dims={manual, replicated}}"} : (tensor<4x6xi32>) -> tensor<4x6xi32>
      stablehlo.return %14 : tensor<4x6xi32>
    }) : (tensor<i32>) -> tensor<4x6xi32>
    %12 = stablehlo.custom_call @Sharding(%11) {backend_config = "unspecified_dims=[0,1]", mhlo.sharding = "{devices=[1,1,2,4]<=[8] last_tile_dims={manual, replicated}}"} : (tensor<4x6xi32>) -> tensor<4x6xi32>
    return %12 : tensor<4x6xi32>
  }
  func.func private @shmap_body_2(%arg0: tensor<4x3xi32>) -> (tensor<4x3xi32> {jax.result_info = "[None, ('b',)]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0:3 = stablehlo.while(%iterArg = %c_0, %iterArg_5 = %c, %iterArg_6 = %arg0) : tensor<i32>, tensor<i32>, tensor<4x3xi32>
    cond {
      %c_7 = stablehlo.constant dense<3> : tensor<i32>
      %24 = stablehlo.custom_call @Sharding(%iterArg) {backend_config = "", mhlo.sharding = "{devices=[4,2]<=[8] last_tile_dims={manual, replicated}}"} : (tensor<i32>) -> tensor<i32>
      %25 = stablehlo.custom_call @Sharding(%c_7) {backend_config = "", mhlo.sharding = "{devices=[4,2]<=[8] last_tile_dims={manual, replicated}}"} : (tensor<i32>) -> tensor<i32>
      %26 = stablehlo.compare LT, %24, %25, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %26 : tensor<i1>
    } do {
      %24:2 = func.call @closed_call(%iterArg_5, %iterArg_6) : (tensor<i32>, tensor<4x3xi32>) -> (tensor<i32>, tensor<4x3xi32>)
      %c_7 = stablehlo.constant dense<1> : tensor<i32>
      %25 = stablehlo.custom_call @Sharding(%iterArg) {backend_config = "", mhlo.sharding = "{devices=[4,2]<=[8] last_tile_dims={manual, replicated}}"} : (tensor<i32>) -> tensor<i32>
      %26 = stablehlo.custom_call @Sharding(%c_7) {backend_config = "", mhlo.sharding = "{devices=[4,2]<=[8] last_tile_dims={manual, replicated}}"} : (tensor<i32>) -> tensor<i32>
      %27 = stablehlo.add %25, %26 : tensor<i32>
      %28 = stablehlo.custom_call @Sharding(%27) {backend_config = "", mhlo.sharding = "{devices=[4,2]<=[8] last_tile_dims={manual, replicated}}"} : (tensor<i32>) -> tensor<i32>
      stablehlo.return %28, %24#0, %24#1 : tensor<i32>, tensor<i32>, tensor<4x3xi32>
    }
    %1 = stablehlo.custom_call @Sharding(%0#0) {backend_config = "", mhlo.sharding = "{devices=[4,2]<=[8] last_tile_dims={manual, replicated}}"} : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.custom_call @Sharding(%0#1) {backend_config = "", mhlo.sharding = "{devices=[4,2]<=[8] last_tile_dims={manual, replicated}}"} : (tensor<i32>) -> tensor<i32>
    %3 = stablehlo.custom_call @Sharding(%0#2) {backend_config = "unspecified_dims=[0,1]", mhlo.sharding = "{devices=[1,1,4,2]<=[8] last_tile_dims={manual, replicated}}"} : (tensor<4x3xi32>) -> tensor<4x3xi32>
    %4 = call @shmap_body_4() : () -> tensor<i32>
    %5 = stablehlo.custom_call @Sharding(%4) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<i32>) -> tensor<i32>
    %6 = stablehlo.custom_call @SPMDShardToFullShape(%5) {backend_config = "", mhlo.sharding = "{devices=[4,2]<=[8] last_tile_dims={manual, replicated}}"} : (tensor<i32>) -> tensor<i32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %7 = stablehlo.multiply %6, %c_1 : tensor<i32>
    %8 = stablehlo.custom_call @Sharding(%7) {backend_config = "", mhlo.sharding = "{devices=[4,2]<=[8] last_tile_dims={manual, replicated}}"} : (tensor<i32>) -> tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.add %c_2, %8 : tensor<i32>
    %10 = stablehlo.custom_call @Sharding(%9) {backend_config = "", mhlo.sharding = "{devices=[4,2]<=[8] last_tile_dims={manual, replicated}}"} : (tensor<i32>) -> tensor<i32>
    %11 = call @shmap_body_3() : () -> tensor<i32>
    %12 = stablehlo.custom_call @Sharding(%11) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<i32>) -> tensor<i32>
    %13 = stablehlo.custom_call @SPMDShardToFullShape(%12) {backend_config = "", mhlo.sharding = "{devices=[4,2]<=[8] last_tile_dims={manual, replicated}}"} : (tensor<i32>) -> tensor<i32>
    %c_3 = stablehlo.constant dense<2> : tensor<i32>
    %14 = stablehlo.multiply %13, %c_3 : tensor<i32>
    %15 = stablehlo.custom_call @Sharding(%14) {backend_config = "", mhlo.sharding = "{devices=[4,2]<=[8] last_tile_dims={manual, replicated}}"} : (tensor<i32>) -> tensor<i32>
    %16 = stablehlo.add %10, %15 : tensor<i32>
    %17 = stablehlo.custom_call @Sharding(%16) {backend_config = "", mhlo.sharding = "{devices=[4,2]<=[8] last_tile_dims={manual, replicated}}"} : (tensor<i32>) -> tensor<i32>
    %c_4 = stablehlo.constant dense<100> : tensor<i32>
    %18 = stablehlo.multiply %c_4, %17 : tensor<i32>
    %19 = stablehlo.custom_call @Sharding(%18) {backend_config = "", mhlo.sharding = "{devices=[4,2]<=[8] last_tile_dims={manual, replicated}}"} : (tensor<i32>) -> tensor<i32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<4x3xi32>
    %21 = stablehlo.custom_call @Sharding(%20) {backend_config = "unspecified_dims=[0,1]", mhlo.sharding = "{devices=[1,1,4,2]<=[8] last_tile_dims={manual, replicated}}"} : (tensor<4x3xi32>) -> tensor<4x3xi32>
    %22 = stablehlo.add %3, %21 : tensor<4x3xi32>
    %23 = stablehlo.custom_call @Sharding(%22) {backend_config = "unspecified_dims=[0,1]", mhlo.sharding = "{devices=[1,1,4,2]<=[8] last_tile_dims={manual, replicated}}"} : (tensor<4x3xi32>) -> tensor<4x3xi32>
    return %23 : tensor<4x3xi32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<4x3xi32>) -> (tensor<i32>, tensor<4x3xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.custom_call @Sharding(%arg0) {backend_config = "", mhlo.sharding = "{devices=[4,2]<=[8] last_tile_dims={manual, replicated}}"} : (tensor<i32>) -> tensor<i32>
    %1 = stablehlo.custom_call @Sharding(%c) {backend_config = "", mhlo.sharding = "{devices=[4,2]<=[8] last_tile_dims={manual, replicated}}"} : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.add %0, %1 : tensor<i32>
    %3 = stablehlo.custom_call @Sharding(%2) {backend_config = "", mhlo.sharding = "{devices=[4,2]<=[8] last_tile_dims={manual, replicated}}"} : (tensor<i32>) -> tensor<i32>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x3xi32>
    %5 = stablehlo.custom_call @Sharding(%4) {backend_config = "unspecified_dims=[0,1]", mhlo.sharding = "{devices=[1,1,4,2]<=[8] last_tile_dims={manual, replicated}}"} : (tensor<4x3xi32>) -> tensor<4x3xi32>
    %6 = stablehlo.multiply %5, %arg1 : tensor<4x3xi32>
    %7 = stablehlo.custom_call @Sharding(%6) {backend_config = "unspecified_dims=[0,1]", mhlo.sharding = "{devices=[1,1,4,2]<=[8] last_tile_dims={manual, replicated}}"} : (tensor<4x3xi32>) -> tensor<4x3xi32>
    %8 = call @shmap_body_3() : () -> tensor<i32>
    %9 = stablehlo.custom_call @Sharding(%8) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<i32>) -> tensor<i32>
    %10 = stablehlo.custom_call @SPMDShardToFullShape(%9) {backend_config = "", mhlo.sharding = "{devices=[4,2]<=[8] last_tile_dims={manual, replicated}}"} : (tensor<i32>) -> tensor<i32>
    %11 = stablehlo.convert %arg0 : tensor<i32>
    %12 = stablehlo.custom_call @Sharding(%11) {backend_config = "", mhlo.sharding = "{devices=[4,2]<=[8] last_tile_dims={manual, replicated}}"} : (tensor<i32>) -> tensor<i32>
    %13 = stablehlo.multiply %12, %10 : tensor<i32>
    %14 = stablehlo.custom_call @Sharding(%13) {backend_config = "", mhlo.sharding = "{devices=[4,2]<=[8] last_tile_dims={manual, replicated}}"} : (tensor<i32>) -> tensor<i32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<i32>) -> tensor<4x3xi32>
    %16 = stablehlo.custom_call @Sharding(%15) {backend_config = "unspecified_dims=[0,1]", mhlo.sharding = "{devices=[1,1,4,2]<=[8] last_tile_dims={manual, replicated}}"} : (tensor<4x3xi32>) -> tensor<4x3xi32>
    %17 = stablehlo.add %7, %16 : tensor<4x3xi32>
    %18 = stablehlo.custom_call @Sharding(%17) {backend_config = "unspecified_dims=[0,1]", mhlo.sharding = "{devices=[1,1,4,2]<=[8] last_tile_dims={manual, replicated}}"} : (tensor<4x3xi32>) -> tensor<4x3xi32>
    return %3, %18 : tensor<i32>, tensor<4x3xi32>
  }
  func.func private @shmap_body_3() -> (tensor<i32> {jax.result_info = "[]"}) {
    %c = stablehlo.constant dense<2> : tensor<ui32>
    %c_0 = stablehlo.constant dense<2> : tensor<ui32>
    %0 = stablehlo.partition_id : tensor<ui32>
    %1 = stablehlo.divide %0, %c : tensor<ui32>
    %2 = stablehlo.remainder %1, %c_0 : tensor<ui32>
    %3 = stablehlo.convert %2 : (tensor<ui32>) -> tensor<i32>
    return %3 : tensor<i32>
  }
  func.func private @shmap_body_4() -> (tensor<i32> {jax.result_info = "[]"}) {
    %c = stablehlo.constant dense<4> : tensor<ui32>
    %c_0 = stablehlo.constant dense<2> : tensor<ui32>
    %0 = stablehlo.partition_id : tensor<ui32>
    %1 = stablehlo.divide %0, %c : tensor<ui32>
    %2 = stablehlo.remainder %1, %c_0 : tensor<ui32>
    %3 = stablehlo.convert %2 : (tensor<ui32>) -> tensor<i32>
    return %3 : tensor<i32>
  }
  func.func private @shmap_body_5() -> (tensor<i32> {jax.result_info = "[]"}) {
    %c = stablehlo.constant dense<4> : tensor<ui32>
    %c_0 = stablehlo.constant dense<2> : tensor<ui32>
    %0 = stablehlo.partition_id : tensor<ui32>
    %1 = stablehlo.divide %0, %c : tensor<ui32>
    %2 = stablehlo.remainder %1, %c_0 : tensor<ui32>
    %3 = stablehlo.convert %2 : (tensor<ui32>) -> tensor<i32>
    return %3 : tensor<i32>
  }
  func.func private @shmap_body_6() -> (tensor<3xi32> {jax.result_info = "[('a', 'c')]"}) {
    %0 = call @shmap_body_7() : () -> tensor<i32>
    %1 = stablehlo.custom_call @Sharding(%0) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.custom_call @SPMDShardToFullShape(%1) {backend_config = "", mhlo.sharding = "{devices=[4,2]<=[2,2,2]T(0,2,1) last_tile_dims={manual, replicated}}"} : (tensor<i32>) -> tensor<i32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.multiply %2, %c : tensor<i32>
    %4 = stablehlo.custom_call @Sharding(%3) {backend_config = "", mhlo.sharding = "{devices=[4,2]<=[2,2,2]T(0,2,1) last_tile_dims={manual, replicated}}"} : (tensor<i32>) -> tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.add %c_0, %4 : tensor<i32>
    %6 = stablehlo.custom_call @Sharding(%5) {backend_config = "", mhlo.sharding = "{devices=[4,2]<=[2,2,2]T(0,2,1) last_tile_dims={manual, replicated}}"} : (tensor<i32>) -> tensor<i32>
    %7 = call @shmap_body_8() : () -> tensor<i32>
    %8 = stablehlo.custom_call @Sharding(%7) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<i32>) -> tensor<i32>
    %9 = stablehlo.custom_call @SPMDShardToFullShape(%8) {backend_config = "", mhlo.sharding = "{devices=[4,2]<=[2,2,2]T(0,2,1) last_tile_dims={manual, replicated}}"} : (tensor<i32>) -> tensor<i32>
    %c_1 = stablehlo.constant dense<2> : tensor<i32>
    %10 = stablehlo.multiply %9, %c_1 : tensor<i32>
    %11 = stablehlo.custom_call @Sharding(%10) {backend_config = "", mhlo.sharding = "{devices=[4,2]<=[2,2,2]T(0,2,1) last_tile_dims={manual, replicated}}"} : (tensor<i32>) -> tensor<i32>
    %12 = stablehlo.add %6, %11 : tensor<i32>
    %13 = stablehlo.custom_call @Sharding(%12) {backend_config = "", mhlo.sharding = "{devices=[4,2]<=[2,2,2]T(0,2,1) last_tile_dims={manual, replicated}}"} : (tensor<i32>) -> tensor<i32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %15 = stablehlo.custom_call @Sharding(%14) {backend_config = "unspecified_dims=[0]", mhlo.sharding = "{devices=[1,4,2]<=[2,2,2]T(0,2,1) last_tile_dims={manual, replicated}}"} : (tensor<1xi32>) -> tensor<1xi32>
    %c_2 = stablehlo.constant dense<10> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %17 = stablehlo.custom_call @Sharding(%16) {backend_config = "unspecified_dims=[0]", mhlo.sharding = "{devices=[1,4,2]<=[2,2,2]T(0,2,1) last_tile_dims={manual, replicated}}"} : (tensor<1xi32>) -> tensor<1xi32>
    %18 = stablehlo.multiply %17, %15 : tensor<1xi32>
    %19 = stablehlo.custom_call @Sharding(%18) {backend_config = "unspecified_dims=[0]", mhlo.sharding = "{devices=[1,4,2]<=[2,2,2]T(0,2,1) last_tile_dims={manual, replicated}}"} : (tensor<1xi32>) -> tensor<1xi32>
    %20 = stablehlo.iota dim = 0 : tensor<3xi32>
    %21 = stablehlo.custom_call @Sharding(%20) {backend_config = "unspecified_dims=[0]", mhlo.sharding = "{devices=[1,4,2]<=[2,2,2]T(0,2,1) last_tile_dims={manual, replicated}}"} : (tensor<3xi32>) -> tensor<3xi32>
    %22 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<1xi32>) -> tensor<3xi32>
    %23 = stablehlo.custom_call @Sharding(%22) {backend_config = "unspecified_dims=[0]", mhlo.sharding = "{devices=[1,4,2]<=[2,2,2]T(0,2,1) last_tile_dims={manual, replicated}}"} : (tensor<3xi32>) -> tensor<3xi32>
    %24 = stablehlo.add %23, %21 : tensor<3xi32>
    %25 = stablehlo.custom_call @Sharding(%24) {backend_config = "unspecified_dims=[0]", mhlo.sharding = "{devices=[1,4,2]<=[2,2,2]T(0,2,1) last_tile_dims={manual, replicated}}"} : (tensor<3xi32>) -> tensor<3xi32>
    return %25 : tensor<3xi32>
  }
  func.func private @shmap_body_7() -> (tensor<i32> {jax.result_info = "[]"}) {
    %c = stablehlo.constant dense<4> : tensor<ui32>
    %c_0 = stablehlo.constant dense<2> : tensor<ui32>
    %0 = stablehlo.partition_id : tensor<ui32>
    %1 = stablehlo.divide %0, %c : tensor<ui32>
    %2 = stablehlo.remainder %1, %c_0 : tensor<ui32>
    %3 = stablehlo.convert %2 : (tensor<ui32>) -> tensor<i32>
    return %3 : tensor<i32>
  }
  func.func private @shmap_body_8() -> (tensor<i32> {jax.result_info = "[]"}) {
    %c = stablehlo.constant dense<1> : tensor<ui32>
    %c_0 = stablehlo.constant dense<2> : tensor<ui32>
    %0 = stablehlo.partition_id : tensor<ui32>
    %1 = stablehlo.divide %0, %c : tensor<ui32>
    %2 = stablehlo.remainder %1, %c_0 : tensor<ui32>
    %3 = stablehlo.convert %2 : (tensor<ui32>) -> tensor<i32>
    return %3 : tensor<i32>
  }
}
