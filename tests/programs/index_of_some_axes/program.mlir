module @jit_both attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2]> {stablehlo.mesh = {axes = [{name = "a", size = 2 : i64}, {name = "b", size = 2 : i64}, {name = "c", size = 2 : i64}]}}
  func.func public @main(%arg0: tensor<8x6xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {}]>}) -> (tensor<8x6xi32> {jax.result_info = "result[0]"}, tensor<12xi32> {jax.result_info = "result[1]"}) {
    %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"c", ?}, {?}]>] out_shardings=[<@mesh, [{"c", ?}, {?}]>] manual_axes={"c"} (%arg1: tensor<4x6xi32>) {
      %3 = sdy.manual_computation() in_shardings=[] out_shardings=[<@mesh, []>] manual_axes={"a", "b"} () {
        %c = stablehlo.constant dense<1> : tensor<ui32>
        %c_0 = stablehlo.constant dense<2> : tensor<ui32>
        %8 = stablehlo.partition_id : tensor<ui32>
        %9 = stablehlo.divide %8, %c : tensor<ui32>
        %10 = stablehlo.remainder %9, %c_0 : tensor<ui32>
        %11 = stablehlo.convert %10 : (tensor<ui32>) -> tensor<i32>
        sdy.return %11 : tensor<i32>
      } : () -> tensor<i32>
      %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<4x6xi32>
      %5 = sdy.sharding_constraint %4 <@mesh, [{?}, {?}]> : tensor<4x6xi32>
      %6 = stablehlo.add %arg1, %5 : tensor<4x6xi32>
      %7 = sdy.sharding_constraint %6 <@mesh, [{?}, {?}]> : tensor<4x6xi32>
      sdy.return %7 : tensor<4x6xi32>
    } : (tensor<8x6xi32>) -> tensor<8x6xi32>
    %1 = sdy.manual_computation(%0) in_shardings=[<@mesh, [{"a", ?}, {?}]>] out_shardings=[<@mesh, [{"a", ?}, {?}]>] manual_axes={"a"} (%arg1: tensor<4x6xi32>) {
      %3 = sdy.manual_computation(%arg1) in_shardings=[<@mesh, [{?}, {"b", ?}]>] out_shardings=[<@mesh, [{?}, {"b", ?}]>] manual_axes={"b"} (%arg2: tensor<4x3xi32>) {
        %c_0 = stablehlo.constant dense<0> : tensor<i32>
        %c_1 = stablehlo.constant dense<0> : tensor<i32>
        %10:3 = stablehlo.while(%iterArg = %c_1, %iterArg_6 = %c_0, %iterArg_7 = %arg2) : tensor<i32>, tensor<i32>, tensor<4x3xi32>
        cond {
          %c_8 = stablehlo.constant dense<3> : tensor<i32>
          %30 = sdy.sharding_constraint %iterArg <@mesh, []> : tensor<i32>
          %31 = sdy.sharding_constraint %c_8 <@mesh, []> : tensor<i32>
          %32 = stablehlo.compare LT, %30, %31, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %32 : tensor<i1>
        } do {
          %30:2 = func.call @closed_call(%iterArg_6, %iterArg_7) : (tensor<i32>, tensor<4x3xi32>) -> (tensor<i32>, tensor<4x3xi32>)
          %c_8 = stablehlo.constant dense<1> : tensor<i32>
          %31 = sdy.sharding_constraint %iterArg <@mesh, []> : tensor<i32>
          %32 = sdy.sharding_constraint %c_8 <@mesh, []> : tensor<i32>
          %33 = stablehlo.add %31, %32 : tensor<i32>
          %34 = sdy.sharding_constraint %33 <@mesh, []> : tensor<i32>
          stablehlo.return %34, %30#0, %30#1 : tensor<i32>, tensor<i32>, tensor<4x3xi32>
        }
        %11 = sdy.sharding_constraint %10#0 <@mesh, []> : tensor<i32>
        %12 = sdy.sharding_constraint %10#1 <@mesh, []> : tensor<i32>
        %13 = sdy.sharding_constraint %10#2 <@mesh, [{?}, {?}]> : tensor<4x3xi32>
        %14 = sdy.manual_computation() in_shardings=[] out_shardings=[<@mesh, []>] manual_axes={"c"} () {
          %c_6 = stablehlo.constant dense<4> : tensor<ui32>
          %c_7 = stablehlo.constant dense<2> : tensor<ui32>
          %30 = stablehlo.partition_id : tensor<ui32>
          %31 = stablehlo.divide %30, %c_6 : tensor<ui32>
          %32 = stablehlo.remainder %31, %c_7 : tensor<ui32>
          %33 = stablehlo.convert %32 : (tensor<ui32>) -> tensor<i32>
          sdy.return %33 : tensor<i32>
        } : () -> tensor<i32>
        %c_2 = stablehlo.constant dense<1> : tensor<i32>
        %15 = stablehlo.multiply %14, %c_2 : tensor<i32>
        %16 = sdy.sharding_constraint %15 <@mesh, []> : tensor<i32>
        %c_3 = stablehlo.constant dense<0> : tensor<i32>
        %17 = stablehlo.add %c_3, %16 : tensor<i32>
        %18 = sdy.sharding_constraint %17 <@mesh, []> : tensor<i32>
        %19 = sdy.manual_computation() in_shardings=[] out_shardings=[<@mesh, []>] manual_axes={"c"} () {
          %c_6 = stablehlo.constant dense<2> : tensor<ui32>
          %c_7 = stablehlo.constant dense<2> : tensor<ui32>
          %30 = stablehlo.partition_id : tensor<ui32>
          %31 = stablehlo.divide %30, %c_6 : tensor<ui32>
          %32 = stablehlo.remainder %31, %c_7 : tensor<ui32>
          %33 = stablehlo.convert %32 : (tensor<ui32>) -> tensor<i32>
          sdy.return %33 : tensor<i32>
        } : () -> tensor<i32>
        %c_4 = stablehlo.constant dense<2> : tensor<i32>
        %20 = stablehlo.multiply %19, %c_4 : tensor<i32>
        %21 = sdy.sharding_constraint %20 <@mesh, []> : tensor<i32>
        %22 = stablehlo.add %18, %21 : tensor<i32>
        %23 = sdy.sharding_constraint %22 <@mesh, []> : tensor<i32>
        %c_5 = stablehlo.constant dense<100> : tensor<i32>
        %24 = stablehlo.multiply %c_5, %23 : tensor<i32>
        %25 = sdy.sharding_constraint %24 <@mesh, []> : tensor<i32>
        %26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<i32>) -> tensor<4x3xi32>
        %27 = sdy.sharding_constraint %26 <@mesh, [{?}, {?}]> : tensor<4x3xi32>
        %28 = stablehlo.add %13, %27 : tensor<4x3xi32>
        %29 = sdy.sharding_constraint %28 <@mesh, [{?}, {?}]> : tensor<4x3xi32>
        sdy.return %29 : tensor<4x3xi32>
      } : (tensor<4x6xi32>) -> tensor<4x6xi32>
      %4 = sdy.manual_computation() in_shardings=[] out_shardings=[<@mesh, []>] manual_axes={"b", "c"} () {
        %c_0 = stablehlo.constant dense<4> : tensor<ui32>
        %c_1 = stablehlo.constant dense<2> : tensor<ui32>
        %10 = stablehlo.partition_id : tensor<ui32>
        %11 = stablehlo.divide %10, %c_0 : tensor<ui32>
        %12 = stablehlo.remainder %11, %c_1 : tensor<ui32>
        %13 = stablehlo.convert %12 : (tensor<ui32>) -> tensor<i32>
        sdy.return %13 : tensor<i32>
      } : () -> tensor<i32>
      %c = stablehlo.constant dense<0> : tensor<i32>
      %5 = stablehlo.compare GT, %4, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %6 = stablehlo.convert %5 : (tensor<i1>) -> tensor<i32>
      %7 = sdy.sharding_constraint %6 <@mesh, []> : tensor<i32>
      %8 = "stablehlo.case"(%7) ({
        %10 = sdy.manual_computation() in_shardings=[] out_shardings=[<@mesh, []>] manual_axes={"b", "c"} () {
          %c_1 = stablehlo.constant dense<4> : tensor<ui32>
          %c_2 = stablehlo.constant dense<2> : tensor<ui32>
          %17 = stablehlo.partition_id : tensor<ui32>
          %18 = stablehlo.divide %17, %c_1 : tensor<ui32>
          %19 = stablehlo.remainder %18, %c_2 : tensor<ui32>
          %20 = stablehlo.convert %19 : (tensor<ui32>) -> tensor<i32>
          sdy.return %20 : tensor<i32>
        } : () -> tensor<i32>
        %c_0 = stablehlo.constant dense<3> : tensor<i32>
        %11 = stablehlo.add %c_0, %10 : tensor<i32>
        %12 = sdy.sharding_constraint %11 <@mesh, []> : tensor<i32>
        %13 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<i32>) -> tensor<4x6xi32>
        %14 = sdy.sharding_constraint %13 <@mesh, [{?}, {?}]> : tensor<4x6xi32>
        %15 = stablehlo.multiply %3, %14 : tensor<4x6xi32>
        %16 = sdy.sharding_constraint %15 <@mesh, [{?}, {?}]> : tensor<4x6xi32>
        stablehlo.return %16 : tensor<4x6xi32>
      }, {
        %10 = stablehlo.negate %3 : tensor<4x6xi32>
        %11 = sdy.sharding_constraint %10 <@mesh, [{?}, {?}]> : tensor<4x6xi32>
        stablehlo.return %11 : tensor<4x6xi32>
      }) : (tensor<i32>) -> tensor<4x6xi32>
      %9 = sdy.sharding_constraint %8 <@mesh, [{?}, {?}]> : tensor<4x6xi32>
      sdy.return %9 : tensor<4x6xi32>
    } : (tensor<8x6xi32>) -> tensor<8x6xi32>
    %2 = sdy.manual_computation() in_shardings=[] out_shardings=[<@mesh, [{"a", "c", ?}]>] manual_axes={"a", "c"} () {
      %3 = sdy.manual_computation() in_shardings=[] out_shardings=[<@mesh, []>] manual_axes={"b"} () {
        %c_3 = stablehlo.constant dense<4> : tensor<ui32>
        %c_4 = stablehlo.constant dense<2> : tensor<ui32>
        %25 = stablehlo.partition_id : tensor<ui32>
        %26 = stablehlo.divide %25, %c_3 : tensor<ui32>
        %27 = stablehlo.remainder %26, %c_4 : tensor<ui32>
        %28 = stablehlo.convert %27 : (tensor<ui32>) -> tensor<i32>
        sdy.return %28 : tensor<i32>
      } : () -> tensor<i32>
      %c = stablehlo.constant dense<1> : tensor<i32>
      %4 = stablehlo.multiply %3, %c : tensor<i32>
      %5 = sdy.sharding_constraint %4 <@mesh, []> : tensor<i32>
      %c_0 = stablehlo.constant dense<0> : tensor<i32>
      %6 = stablehlo.add %c_0, %5 : tensor<i32>
      %7 = sdy.sharding_constraint %6 <@mesh, []> : tensor<i32>
      %8 = sdy.manual_computation() in_shardings=[] out_shardings=[<@mesh, []>] manual_axes={"b"} () {
        %c_3 = stablehlo.constant dense<1> : tensor<ui32>
        %c_4 = stablehlo.constant dense<2> : tensor<ui32>
        %25 = stablehlo.partition_id : tensor<ui32>
        %26 = stablehlo.divide %25, %c_3 : tensor<ui32>
        %27 = stablehlo.remainder %26, %c_4 : tensor<ui32>
        %28 = stablehlo.convert %27 : (tensor<ui32>) -> tensor<i32>
        sdy.return %28 : tensor<i32>
      } : () -> tensor<i32>
      %c_1 = stablehlo.constant dense<2> : tensor<i32>
      %9 = stablehlo.multiply %8, %c_1 : tensor<i32>
      %10 = sdy.sharding_constraint %9 <@mesh, []> : tensor<i32>
      %11 = stablehlo.add %7, %10 : tensor<i32>
      %12 = sdy.sharding_constraint %11 <@mesh, []> : tensor<i32>
      %13 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %14 = sdy.sharding_constraint %13 <@mesh, [{?}]> : tensor<1xi32>
      %c_2 = stablehlo.constant dense<10> : tensor<i32>
      %15 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %16 = sdy.sharding_constraint %15 <@mesh, [{?}]> : tensor<1xi32>
      %17 = stablehlo.multiply %16, %14 : tensor<1xi32>
      %18 = sdy.sharding_constraint %17 <@mesh, [{?}]> : tensor<1xi32>
      %19 = stablehlo.iota dim = 0 : tensor<3xi32>
      %20 = sdy.sharding_constraint %19 <@mesh, [{?}]> : tensor<3xi32>
      %21 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<1xi32>) -> tensor<3xi32>
      %22 = sdy.sharding_constraint %21 <@mesh, [{?}]> : tensor<3xi32>
      %23 = stablehlo.add %22, %20 : tensor<3xi32>
      %24 = sdy.sharding_constraint %23 <@mesh, [{?}]> : tensor<3xi32>
      sdy.return %24 : tensor<3xi32>
    } : () -> tensor<12xi32>
    return %1, %2 : tensor<8x6xi32>, tensor<12xi32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<4x3xi32>) -> (tensor<i32>, tensor<4x3xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = sdy.sharding_constraint %arg0 <@mesh, []> : tensor<i32>
    %1 = sdy.sharding_constraint %c <@mesh, []> : tensor<i32>
    %2 = stablehlo.add %0, %1 : tensor<i32>
    %3 = sdy.sharding_constraint %2 <@mesh, []> : tensor<i32>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x3xi32>
    %5 = sdy.sharding_constraint %4 <@mesh, [{?}, {?}]> : tensor<4x3xi32>
    %6 = stablehlo.multiply %5, %arg1 : tensor<4x3xi32>
    %7 = sdy.sharding_constraint %6 <@mesh, [{?}, {?}]> : tensor<4x3xi32>
    %8 = sdy.manual_computation() in_shardings=[] out_shardings=[<@mesh, []>] manual_axes={"c"} () {
      %c_1 = stablehlo.constant dense<2> : tensor<ui32>
      %c_2 = stablehlo.constant dense<2> : tensor<ui32>
      %17 = stablehlo.partition_id : tensor<ui32>
      %18 = stablehlo.divide %17, %c_1 : tensor<ui32>
      %19 = stablehlo.remainder %18, %c_2 : tensor<ui32>
      %20 = stablehlo.convert %19 : (tensor<ui32>) -> tensor<i32>
      sdy.return %20 : tensor<i32>
    } : () -> tensor<i32>
    %9 = stablehlo.convert %arg0 : tensor<i32>
    %10 = sdy.sharding_constraint %9 <@mesh, []> : tensor<i32>
    %11 = stablehlo.multiply %10, %8 : tensor<i32>
    %12 = sdy.sharding_constraint %11 <@mesh, []> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<i32>) -> tensor<4x3xi32>
    %14 = sdy.sharding_constraint %13 <@mesh, [{?}, {?}]> : tensor<4x3xi32>
    %15 = stablehlo.add %7, %14 : tensor<4x3xi32>
    %16 = sdy.sharding_constraint %15 <@mesh, [{?}, {?}]> : tensor<4x3xi32>
    return %3, %16 : tensor<i32>, tensor<4x3xi32>
  }
}
