module @jit_both attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2]> {stablehlo.mesh = {axes = [{name = "a", size = 2 : i64}, {name = "b", size = 2 : i64}, {name = "c", size = 2 : i64}]}}
  func.func public @main(%arg0: tensor<8x6xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {}]>}) -> (tensor<8x6xi32> {jax.result_info = "result[0]"}, tensor<12xi32> {jax.result_info = "result[1]"}) {
    %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"c", ?}, {?}]>] out_shardings=[<@mesh, [{"c", ?}, {?}]>] manual_axes={"c"} (%arg1: tensor<4x6xi32>) {
      %3 = sdy.manual_computation() in_shardings=[] out_shardings=[<@mesh, []>] manual_axes={"a", "b"} () {
        %c = stablehlo.constant dense<1> : tensor<ui32>
        %c_0 = stablehlo.constant dense<2> : tensor<ui32>
        %9 = stablehlo.partition_id : tensor<ui32>
        %10 = stablehlo.divide %9, %c : tensor<ui32>
        %11 = stablehlo.remainder %10, %c_0 : tensor<ui32>
        %12 = stablehlo.convert %11 : (tensor<ui32>) -> tensor<i32>
        sdy.return %12 : tensor<i32>
      } : () -> tensor<i32>
      %4 = sdy.sharding_constraint %3 <@mesh, []> : tensor<i32>
      %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<4x6xi32>
      %6 = sdy.sharding_constraint %5 <@mesh, [{?}, {?}]> : tensor<4x6xi32>
      %7 = stablehlo.add %arg1, %6 : tensor<4x6xi32>
      %8 = sdy.sharding_constraint %7 <@mesh, [{?}, {?}]> : tensor<4x6xi32>
      sdy.return %8 : tensor<4x6xi32>
    } : (tensor<8x6xi32>) -> tensor<8x6xi32>
    %1 = sdy.manual_computation(%0) in_shardings=[<@mesh, [{"a", ?}, {?}]>] out_shardings=[<@mesh, [{"a", ?}, {?}]>] manual_axes={"a"} (%arg1: tensor<4x6xi32>) {
      %3 = sdy.manual_computation(%arg1) in_shardings=[<@mesh, [{?}, {"b", ?}]>] out_shardings=[<@mesh, [{?}, {"b", ?}]>] manual_axes={"b"} (%arg2: tensor<4x3xi32>) {
        %c_0 = stablehlo.constant dense<0> : tensor<i32>
        %c_1 = stablehlo.constant dense<0> : tensor<i32>
        %12:3 = stablehlo.while(%iterArg = %c_1, %iterArg_6 = %c_0, %iterArg_7 = %arg2) : tensor<i32>, tensor<i32>, tensor<4x3xi32>
        cond {
          %c_8 = stablehlo.constant dense<3> : tensor<i32>
          %34 = sdy.sharding_constraint %iterArg <@mesh, []> : tensor<i32>
          %35 = sdy.sharding_constraint %c_8 <@mesh, []> : tensor<i32>
          %36 = stablehlo.compare LT, %34, %35, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %36 : tensor<i1>
        } do {
          %c_8 = stablehlo.constant dense<1> : tensor<i32>
          %34 = sdy.sharding_constraint %iterArg_6 <@mesh, []> : tensor<i32>
          %35 = sdy.sharding_constraint %c_8 <@mesh, []> : tensor<i32>
          %36 = stablehlo.add %34, %35 : tensor<i32>
          %37 = sdy.sharding_constraint %36 <@mesh, []> : tensor<i32>
          %c_9 = stablehlo.constant dense<2> : tensor<i32>
          %38 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<4x3xi32>
          %39 = sdy.sharding_constraint %38 <@mesh, [{?}, {?}]> : tensor<4x3xi32>
          %40 = stablehlo.multiply %39, %iterArg_7 : tensor<4x3xi32>
          %41 = sdy.sharding_constraint %40 <@mesh, [{?}, {?}]> : tensor<4x3xi32>
          %42 = sdy.manual_computation() in_shardings=[] out_shardings=[<@mesh, []>] manual_axes={"c"} () {
            %c_11 = stablehlo.constant dense<2> : tensor<ui32>
            %c_12 = stablehlo.constant dense<2> : tensor<ui32>
            %58 = stablehlo.partition_id : tensor<ui32>
            %59 = stablehlo.divide %58, %c_11 : tensor<ui32>
            %60 = stablehlo.remainder %59, %c_12 : tensor<ui32>
            %61 = stablehlo.convert %60 : (tensor<ui32>) -> tensor<i32>
            sdy.return %61 : tensor<i32>
          } : () -> tensor<i32>
          %43 = sdy.sharding_constraint %42 <@mesh, []> : tensor<i32>
          %44 = stablehlo.convert %iterArg_6 : tensor<i32>
          %45 = sdy.sharding_constraint %44 <@mesh, []> : tensor<i32>
          %46 = stablehlo.multiply %45, %43 : tensor<i32>
          %47 = sdy.sharding_constraint %46 <@mesh, []> : tensor<i32>
          %48 = stablehlo.broadcast_in_dim %47, dims = [] : (tensor<i32>) -> tensor<4x3xi32>
          %49 = sdy.sharding_constraint %48 <@mesh, [{?}, {?}]> : tensor<4x3xi32>
          %50 = stablehlo.add %41, %49 : tensor<4x3xi32>
          %51 = sdy.sharding_constraint %50 <@mesh, [{?}, {?}]> : tensor<4x3xi32>
          %52 = sdy.sharding_constraint %37 <@mesh, []> : tensor<i32>
          %53 = sdy.sharding_constraint %51 <@mesh, [{?}, {?}]> : tensor<4x3xi32>
          %c_10 = stablehlo.constant dense<1> : tensor<i32>
          %54 = sdy.sharding_constraint %iterArg <@mesh, []> : tensor<i32>
          %55 = sdy.sharding_constraint %c_10 <@mesh, []> : tensor<i32>
          %56 = stablehlo.add %54, %55 : tensor<i32>
          %57 = sdy.sharding_constraint %56 <@mesh, []> : tensor<i32>
          stablehlo.return %57, %52, %53 : tensor<i32>, tensor<i32>, tensor<4x3xi32>
        }
        %13 = sdy.sharding_constraint %12#0 <@mesh, []> : tensor<i32>
        %14 = sdy.sharding_constraint %12#1 <@mesh, []> : tensor<i32>
        %15 = sdy.sharding_constraint %12#2 <@mesh, [{?}, {?}]> : tensor<4x3xi32>
        %16 = sdy.manual_computation() in_shardings=[] out_shardings=[<@mesh, []>] manual_axes={"c"} () {
          %c_6 = stablehlo.constant dense<4> : tensor<ui32>
          %c_7 = stablehlo.constant dense<2> : tensor<ui32>
          %34 = stablehlo.partition_id : tensor<ui32>
          %35 = stablehlo.divide %34, %c_6 : tensor<ui32>
          %36 = stablehlo.remainder %35, %c_7 : tensor<ui32>
          %37 = stablehlo.convert %36 : (tensor<ui32>) -> tensor<i32>
          sdy.return %37 : tensor<i32>
        } : () -> tensor<i32>
        %17 = sdy.sharding_constraint %16 <@mesh, []> : tensor<i32>
        %c_2 = stablehlo.constant dense<1> : tensor<i32>
        %18 = stablehlo.multiply %17, %c_2 : tensor<i32>
        %19 = sdy.sharding_constraint %18 <@mesh, []> : tensor<i32>
        %c_3 = stablehlo.constant dense<0> : tensor<i32>
        %20 = stablehlo.add %c_3, %19 : tensor<i32>
        %21 = sdy.sharding_constraint %20 <@mesh, []> : tensor<i32>
        %22 = sdy.manual_computation() in_shardings=[] out_shardings=[<@mesh, []>] manual_axes={"c"} () {
          %c_6 = stablehlo.constant dense<2> : tensor<ui32>
          %c_7 = stablehlo.constant dense<2> : tensor<ui32>
          %34 = stablehlo.partition_id : tensor<ui32>
          %35 = stablehlo.divide %34, %c_6 : tensor<ui32>
          %36 = stablehlo.remainder %35, %c_7 : tensor<ui32>
          %37 = stablehlo.convert %36 : (tensor<ui32>) -> tensor<i32>
          sdy.return %37 : tensor<i32>
        } : () -> tensor<i32>
        %23 = sdy.sharding_constraint %22 <@mesh, []> : tensor<i32>
        %c_4 = stablehlo.constant dense<2> : tensor<i32>
        %24 = stablehlo.multiply %23, %c_4 : tensor<i32>
        %25 = sdy.sharding_constraint %24 <@mesh, []> : tensor<i32>
        %26 = stablehlo.add %21, %25 : tensor<i32>
        %27 = sdy.sharding_constraint %26 <@mesh, []> : tensor<i32>
        %c_5 = stablehlo.constant dense<100> : tensor<i32>
        %28 = stablehlo.multiply %c_5, %27 : tensor<i32>
        %29 = sdy.sharding_constraint %28 <@mesh, []> : tensor<i32>
        %30 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<i32>) -> tensor<4x3xi32>
        %31 = sdy.sharding_constraint %30 <@mesh, [{?}, {?}]> : tensor<4x3xi32>
        %32 = stablehlo.add %15, %31 : tensor<4x3xi32>
        %33 = sdy.sharding_constraint %32 <@mesh, [{?}, {?}]> : tensor<4x3xi32>
        sdy.return %33 : tensor<4x3xi32>
      } : (tensor<4x6xi32>) -> tensor<4x6xi32>
      %4 = sdy.sharding_constraint %3 <@mesh, [{?}, {?}]> : tensor<4x6xi32>
      %5 = sdy.manual_computation() in_shardings=[] out_shardings=[<@mesh, []>] manual_axes={"b", "c"} () {
        %c_0 = stablehlo.constant dense<4> : tensor<ui32>
        %c_1 = stablehlo.constant dense<2> : tensor<ui32>
        %12 = stablehlo.partition_id : tensor<ui32>
        %13 = stablehlo.divide %12, %c_0 : tensor<ui32>
        %14 = stablehlo.remainder %13, %c_1 : tensor<ui32>
        %15 = stablehlo.convert %14 : (tensor<ui32>) -> tensor<i32>
        sdy.return %15 : tensor<i32>
      } : () -> tensor<i32>
      %6 = sdy.sharding_constraint %5 <@mesh, []> : tensor<i32>
      %c = stablehlo.constant dense<0> : tensor<i32>
      %7 = stablehlo.compare GT, %6, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %8 = stablehlo.convert %7 : (tensor<i1>) -> tensor<i32>
      %9 = sdy.sharding_constraint %8 <@mesh, []> : tensor<i32>
      %10 = "stablehlo.case"(%9) ({
        %12 = sdy.manual_computation() in_shardings=[] out_shardings=[<@mesh, []>] manual_axes={"b", "c"} () {
          %c_1 = stablehlo.constant dense<4> : tensor<ui32>
          %c_2 = stablehlo.constant dense<2> : tensor<ui32>
          %20 = stablehlo.partition_id : tensor<ui32>
          %21 = stablehlo.divide %20, %c_1 : tensor<ui32>
          %22 = stablehlo.remainder %21, %c_2 : tensor<ui32>
          %23 = stablehlo.convert %22 : (tensor<ui32>) -> tensor<i32>
          sdy.return %23 : tensor<i32>
        } : () -> tensor<i32>
        %13 = sdy.sharding_constraint %12 <@mesh, []> : tensor<i32>
        %c_0 = stablehlo.constant dense<3> : tensor<i32>
        %14 = stablehlo.add %c_0, %13 : tensor<i32>
        %15 = sdy.sharding_constraint %14 <@mesh, []> : tensor<i32>
        %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i32>) -> tensor<4x6xi32>
        %17 = sdy.sharding_constraint %16 <@mesh, [{?}, {?}]> : tensor<4x6xi32>
        %18 = stablehlo.multiply %4, %17 : tensor<4x6xi32>
        %19 = sdy.sharding_constraint %18 <@mesh, [{?}, {?}]> : tensor<4x6xi32>
        stablehlo.return %19 : tensor<4x6xi32>
      }, {
        %12 = stablehlo.negate %4 : tensor<4x6xi32>
        %13 = sdy.sharding_constraint %12 <@mesh, [{?}, {?}]> : tensor<4x6xi32>
        stablehlo.return %13 : tensor<4x6xi32>
      }) : (tensor<i32>) -> tensor<4x6xi32>
      %11 = sdy.sharding_constraint %10 <@mesh, [{?}, {?}]> : tensor<4x6xi32>
      sdy.return %11 : tensor<4x6xi32>
    } : (tensor<8x6xi32>) -> tensor<8x6xi32>
    %2 = sdy.manual_computation() in_shardings=[] out_shardings=[<@mesh, [{"a", "c", ?}]>] manual_axes={"a", "c"} () {
      %3 = sdy.manual_computation() in_shardings=[] out_shardings=[<@mesh, []>] manual_axes={"b"} () {
        %c_3 = stablehlo.constant dense<4> : tensor<ui32>
        %c_4 = stablehlo.constant dense<2> : tensor<ui32>
        %27 = stablehlo.partition_id : tensor<ui32>
        %28 = stablehlo.divide %27, %c_3 : tensor<ui32>
        %29 = stablehlo.remainder %28, %c_4 : tensor<ui32>
        %30 = stablehlo.convert %29 : (tensor<ui32>) -> tensor<i32>
        sdy.return %30 : tensor<i32>
      } : () -> tensor<i32>
      %4 = sdy.sharding_constraint %3 <@mesh, []> : tensor<i32>
      %c = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.multiply %4, %c : tensor<i32>
      %6 = sdy.sharding_constraint %5 <@mesh, []> : tensor<i32>
      %c_0 = stablehlo.constant dense<0> : tensor<i32>
      %7 = stablehlo.add %c_0, %6 : tensor<i32>
      %8 = sdy.sharding_constraint %7 <@mesh, []> : tensor<i32>
      %9 = sdy.manual_computation() in_shardings=[] out_shardings=[<@mesh, []>] manual_axes={"b"} () {
        %c_3 = stablehlo.constant dense<1> : tensor<ui32>
        %c_4 = stablehlo.constant dense<2> : tensor<ui32>
        %27 = stablehlo.partition_id : tensor<ui32>
        %28 = stablehlo.divide %27, %c_3 : tensor<ui32>
        %29 = stablehlo.remainder %28, %c_4 : tensor<ui32>
        %30 = stablehlo.convert %29 : (tensor<ui32>) -> tensor<i32>
        sdy.return %30 : tensor<i32>
      } : () -> tensor<i32>
      %10 = sdy.sharding_constraint %9 <@mesh, []> : tensor<i32>
      %c_1 = stablehlo.constant dense<2> : tensor<i32>
      %11 = stablehlo.multiply %10, %c_1 : tensor<i32>
      %12 = sdy.sharding_constraint %11 <@mesh, []> : tensor<i32>
      %13 = stablehlo.add %8, %12 : tensor<i32>
      %14 = sdy.sharding_constraint %13 <@mesh, []> : tensor<i32>
      %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %16 = sdy.sharding_constraint %15 <@mesh, [{?}]> : tensor<1xi32>
      %c_2 = stablehlo.constant dense<10> : tensor<i32>
      %17 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %18 = sdy.sharding_constraint %17 <@mesh, [{?}]> : tensor<1xi32>
      %19 = stablehlo.multiply %18, %16 : tensor<1xi32>
      %20 = sdy.sharding_constraint %19 <@mesh, [{?}]> : tensor<1xi32>
      %21 = stablehlo.iota dim = 0 : tensor<3xi32>
      %22 = sdy.sharding_constraint %21 <@mesh, [{?}]> : tensor<3xi32>
      %23 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<1xi32>) -> tensor<3xi32>
      %24 = sdy.sharding_constraint %23 <@mesh, [{?}]> : tensor<3xi32>
      %25 = stablehlo.add %24, %22 : tensor<3xi32>
      %26 = sdy.sharding_constraint %25 <@mesh, [{?}]> : tensor<3xi32>
      sdy.return %26 : tensor<3xi32>
    } : () -> tensor<12xi32>
    return %1, %2 : tensor<8x6xi32>, tensor<12xi32>
  }
}
