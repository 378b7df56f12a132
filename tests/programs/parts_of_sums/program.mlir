module @jit_body attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["i"=4]> {stablehlo.mesh = {axes = [{name = "i", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<40x3xf32>, %arg1: tensor<32x3xf32>, %arg2: tensor<20xi32>) -> (tensor<4x3x3xf32> {jax.result_info = "result[0]"}, tensor<4x2xi32> {jax.result_info = "result[1]"}, tensor<4x3x2xf32> {jax.result_info = "result[2]"}, tensor<4x2xi32> {jax.result_info = "result[3]"}, tensor<4x8xi32> {jax.result_info = "result[4]"}, tensor<4x4xf32> {jax.result_info = "result[5]"}) {
    %0:6 = sdy.manual_computation(%arg0, %arg1, %arg2) in_shardings=[<@mesh, [{"i"}, {}]>, <@mesh, [{"i"}, {}]>, <@mesh, [{"i"}]>] out_shardings=[<@mesh, [{"i"}, {}, {}]>, <@mesh, [{"i"}, {}]>, <@mesh, [{"i"}, {}, {}]>, <@mesh, [{"i"}, {}]>, <@mesh, [{"i"}, {}]>, <@mesh, [{"i"}, {}]>] manual_axes={"i"} (%arg3: tensor<10x3xf32>, %arg4: tensor<8x3xf32>, %arg5: tensor<5xi32>) {
      %1 = "stablehlo.all_reduce"(%arg3) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
      ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
        %68 = stablehlo.add %arg6, %arg7 : tensor<f32>
        stablehlo.return %68 : tensor<f32>
      }) : (tensor<10x3xf32>) -> tensor<10x3xf32>
      %c = stablehlo.constant dense<0> : tensor<i32>
      %2 = func.call @_pad(%1, %c) : (tensor<10x3xf32>, tensor<i32>) -> tensor<12x3xf32>
      %c_0 = stablehlo.constant dense<1> : tensor<ui32>
      %c_1 = stablehlo.constant dense<4> : tensor<ui32>
      %3 = stablehlo.partition_id : tensor<ui32>
      %4 = stablehlo.divide %3, %c_0 : tensor<ui32>
      %5 = stablehlo.remainder %4, %c_1 : tensor<ui32>
      %6 = stablehlo.convert %5 : (tensor<ui32>) -> tensor<i32>
      %c_2 = stablehlo.constant dense<3> : tensor<i32>
      %7 = stablehlo.multiply %6, %c_2 : tensor<i32>
      %c_3 = stablehlo.constant dense<0> : tensor<i32>
      %8 = stablehlo.compare LT, %7, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_4 = stablehlo.constant dense<12> : tensor<i32>
      %9 = stablehlo.add %7, %c_4 : tensor<i32>
      %10 = stablehlo.select %8, %9, %7 : tensor<i1>, tensor<i32>
      %c_5 = stablehlo.constant dense<0> : tensor<i32>
      %11 = stablehlo.dynamic_slice %2, %10, %c_5, sizes = [3, 3] : (tensor<12x3xf32>, tensor<i32>, tensor<i32>) -> tensor<3x3xf32>
      %12 = "stablehlo.all_reduce"(%arg5) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
      ^bb0(%arg6: tensor<i32>, %arg7: tensor<i32>):
        %68 = stablehlo.minimum %arg6, %arg7 : tensor<i32>
        stablehlo.return %68 : tensor<i32>
      }) : (tensor<5xi32>) -> tensor<5xi32>
      %c_6 = stablehlo.constant dense<-3> : tensor<i32>
      %13 = func.call @_pad_0(%12, %c_6) : (tensor<5xi32>, tensor<i32>) -> tensor<8xi32>
      %c_7 = stablehlo.constant dense<1> : tensor<ui32>
      %c_8 = stablehlo.constant dense<4> : tensor<ui32>
      %14 = stablehlo.partition_id : tensor<ui32>
      %15 = stablehlo.divide %14, %c_7 : tensor<ui32>
      %16 = stablehlo.remainder %15, %c_8 : tensor<ui32>
      %17 = stablehlo.convert %16 : (tensor<ui32>) -> tensor<i32>
      %c_9 = stablehlo.constant dense<2> : tensor<i32>
      %18 = stablehlo.multiply %17, %c_9 : tensor<i32>
      %c_10 = stablehlo.constant dense<0> : tensor<i32>
      %19 = stablehlo.compare LT, %18, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_11 = stablehlo.constant dense<8> : tensor<i32>
      %20 = stablehlo.add %18, %c_11 : tensor<i32>
      %21 = stablehlo.select %19, %20, %18 : tensor<i1>, tensor<i32>
      %22 = stablehlo.dynamic_slice %13, %21, sizes = [2] : (tensor<8xi32>, tensor<i32>) -> tensor<2xi32>
      %23 = "stablehlo.all_reduce"(%arg4) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
      ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
        %68 = stablehlo.add %arg6, %arg7 : tensor<f32>
        stablehlo.return %68 : tensor<f32>
      }) : (tensor<8x3xf32>) -> tensor<8x3xf32>
      %24 = stablehlo.reshape %23 : (tensor<8x3xf32>) -> tensor<4x6xf32>
      %25 = stablehlo.transpose %24, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
      %26 = stablehlo.reshape %25 : (tensor<6x4xf32>) -> tensor<3x8xf32>
      %c_12 = stablehlo.constant dense<1> : tensor<ui32>
      %c_13 = stablehlo.constant dense<4> : tensor<ui32>
      %27 = stablehlo.partition_id : tensor<ui32>
      %28 = stablehlo.divide %27, %c_12 : tensor<ui32>
      %29 = stablehlo.remainder %28, %c_13 : tensor<ui32>
      %30 = stablehlo.convert %29 : (tensor<ui32>) -> tensor<i32>
      %c_14 = stablehlo.constant dense<2> : tensor<i32>
      %31 = stablehlo.multiply %30, %c_14 : tensor<i32>
      %c_15 = stablehlo.constant dense<0> : tensor<i32>
      %32 = stablehlo.compare LT, %31, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_16 = stablehlo.constant dense<8> : tensor<i32>
      %33 = stablehlo.add %31, %c_16 : tensor<i32>
      %34 = stablehlo.select %32, %33, %31 : tensor<i1>, tensor<i32>
      %c_17 = stablehlo.constant dense<0> : tensor<i32>
      %35 = stablehlo.dynamic_slice %26, %c_17, %34, sizes = [3, 2] : (tensor<3x8xf32>, tensor<i32>, tensor<i32>) -> tensor<3x2xf32>
      %36 = "stablehlo.all_reduce"(%arg5) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
      ^bb0(%arg6: tensor<i32>, %arg7: tensor<i32>):
        %68 = stablehlo.add %arg6, %arg7 : tensor<i32>
        stablehlo.return %68 : tensor<i32>
      }) : (tensor<5xi32>) -> tensor<5xi32>
      %c_18 = stablehlo.constant dense<1> : tensor<i32>
      %37 = func.call @_pad_0(%36, %c_18) : (tensor<5xi32>, tensor<i32>) -> tensor<8xi32>
      %c_19 = stablehlo.constant dense<1> : tensor<ui32>
      %c_20 = stablehlo.constant dense<4> : tensor<ui32>
      %38 = stablehlo.partition_id : tensor<ui32>
      %39 = stablehlo.divide %38, %c_19 : tensor<ui32>
      %40 = stablehlo.remainder %39, %c_20 : tensor<ui32>
      %41 = stablehlo.convert %40 : (tensor<ui32>) -> tensor<i32>
      %c_21 = stablehlo.constant dense<2> : tensor<i32>
      %42 = stablehlo.multiply %41, %c_21 : tensor<i32>
      %c_22 = stablehlo.constant dense<0> : tensor<i32>
      %43 = stablehlo.compare LT, %42, %c_22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_23 = stablehlo.constant dense<8> : tensor<i32>
      %44 = stablehlo.add %42, %c_23 : tensor<i32>
      %45 = stablehlo.select %43, %44, %42 : tensor<i1>, tensor<i32>
      %46 = stablehlo.dynamic_slice %37, %45, sizes = [2] : (tensor<8xi32>, tensor<i32>) -> tensor<2xi32>
      %47 = "stablehlo.all_reduce"(%arg5) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
      ^bb0(%arg6: tensor<i32>, %arg7: tensor<i32>):
        %68 = stablehlo.add %arg6, %arg7 : tensor<i32>
        stablehlo.return %68 : tensor<i32>
      }) : (tensor<5xi32>) -> tensor<5xi32>
      %c_24 = stablehlo.constant dense<0> : tensor<i32>
      %48 = func.call @_pad_1(%47, %c_24) : (tensor<5xi32>, tensor<i32>) -> tensor<32xi32>
      %c_25 = stablehlo.constant dense<1> : tensor<ui32>
      %c_26 = stablehlo.constant dense<4> : tensor<ui32>
      %49 = stablehlo.partition_id : tensor<ui32>
      %50 = stablehlo.divide %49, %c_25 : tensor<ui32>
      %51 = stablehlo.remainder %50, %c_26 : tensor<ui32>
      %52 = stablehlo.convert %51 : (tensor<ui32>) -> tensor<i32>
      %c_27 = stablehlo.constant dense<8> : tensor<i32>
      %53 = stablehlo.multiply %52, %c_27 : tensor<i32>
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      %54 = stablehlo.compare LT, %53, %c_28, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_29 = stablehlo.constant dense<32> : tensor<i32>
      %55 = stablehlo.add %53, %c_29 : tensor<i32>
      %56 = stablehlo.select %54, %55, %53 : tensor<i1>, tensor<i32>
      %57 = stablehlo.dynamic_slice %48, %56, sizes = [8] : (tensor<32xi32>, tensor<i32>) -> tensor<8xi32>
      %58 = "stablehlo.all_reduce"(%arg3) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
      ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
        %68 = stablehlo.add %arg6, %arg7 : tensor<f32>
        stablehlo.return %68 : tensor<f32>
      }) : (tensor<10x3xf32>) -> tensor<10x3xf32>
      %59 = stablehlo.transpose %58, dims = [1, 0] : (tensor<10x3xf32>) -> tensor<3x10xf32>
      %60 = stablehlo.slice %59 [1:2, 2:6] : (tensor<3x10xf32>) -> tensor<1x4xf32>
      %61 = stablehlo.reshape %60 : (tensor<1x4xf32>) -> tensor<4xf32>
      %62 = stablehlo.broadcast_in_dim %11, dims = [1, 2] : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
      %63 = stablehlo.broadcast_in_dim %22, dims = [1] : (tensor<2xi32>) -> tensor<1x2xi32>
      %64 = stablehlo.broadcast_in_dim %35, dims = [1, 2] : (tensor<3x2xf32>) -> tensor<1x3x2xf32>
      %65 = stablehlo.broadcast_in_dim %46, dims = [1] : (tensor<2xi32>) -> tensor<1x2xi32>
      %66 = stablehlo.broadcast_in_dim %57, dims = [1] : (tensor<8xi32>) -> tensor<1x8xi32>
      %67 = stablehlo.broadcast_in_dim %61, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
      sdy.return %62, %63, %64, %65, %66, %67 : tensor<1x3x3xf32>, tensor<1x2xi32>, tensor<1x3x2xf32>, tensor<1x2xi32>, tensor<1x8xi32>, tensor<1x4xf32>
    } : (tensor<40x3xf32>, tensor<32x3xf32>, tensor<20xi32>) -> (tensor<4x3x3xf32>, tensor<4x2xi32>, tensor<4x3x2xf32>, tensor<4x2xi32>, tensor<4x8xi32>, tensor<4x4xf32>)
    return %0#0, %0#1, %0#2, %0#3, %0#4, %0#5 : tensor<4x3x3xf32>, tensor<4x2xi32>, tensor<4x3x2xf32>, tensor<4x2xi32>, tensor<4x8xi32>, tensor<4x4xf32>
  }
  func.func private @_pad(%arg0: tensor<10x3xf32>, %arg1: tensor<i32>) -> tensor<12x3xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [2, 0], interior = [0, 0] : (tensor<10x3xf32>, tensor<f32>) -> tensor<12x3xf32>
    return %1 : tensor<12x3xf32>
  }
  func.func private @_pad_0(%arg0: tensor<5xi32>, %arg1: tensor<i32>) -> tensor<8xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.pad %arg0, %0, low = [1], high = [2], interior = [0] : (tensor<5xi32>, tensor<i32>) -> tensor<8xi32>
    return %1 : tensor<8xi32>
  }
  func.func private @_pad_1(%arg0: tensor<5xi32>, %arg1: tensor<i32>) -> tensor<32xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.pad %arg0, %0, low = [5], high = [22], interior = [0] : (tensor<5xi32>, tensor<i32>) -> tensor<32xi32>
    return %1 : tensor<32xi32>
  }
}
