module {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<i32>, %arg2: tensor<12x4xf32>, %arg3: tensor<5x1xi32>, %arg4: tensor<f32>) -> (tensor<3x2xf32>, tensor<2x3x4xf32>) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
    %2 = stablehlo.broadcast %arg0, sizes = [4] : (tensor<2x3xf32>) -> tensor<4x2x3xf32>
    %3 = stablehlo.reshape %arg0 : (tensor<2x3xf32>) -> tensor<6xf32>
    %4 = stablehlo.reverse %arg0, dims = [0] : tensor<2x3xf32>
    %5 = stablehlo.slice %arg0 [0:2, 0:3:2] : (tensor<2x3xf32>) -> tensor<2x2xf32>
    %6 = stablehlo.dynamic_slice %arg0, %arg1, %arg1, sizes = [1, 2] : (tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
    %7 = stablehlo.dynamic_update_slice %arg0, %6, %arg1, %arg1 : (tensor<2x3xf32>, tensor<1x2xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
    %8 = stablehlo.pad %arg0, %arg4, low = [1, -1], high = [0, 0], interior = [2, 0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<5x2xf32>
    %9 = stablehlo.concatenate %arg0, %arg0, %arg0, dim = 1 : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x9xf32>
    %10 = stablehlo.bitcast_convert %arg0 : (tensor<2x3xf32>) -> tensor<2x3x4xui8>
    %11 = stablehlo.iota dim = 1 : tensor<2x3xi4>
    %12 = "stablehlo.gather"(%arg2, %arg3) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<12x4xf32>, tensor<5x1xi32>) -> tensor<5x4xf32>
    %13 = stablehlo.get_dimension_size %arg0, dim = 1 : (tensor<2x3xf32>) -> tensor<i32>
    %14 = stablehlo.partition_id : tensor<ui32>
    %15 = stablehlo.replica_id : tensor<ui32>
    %16 = stablehlo.reshape %arg4 : (tensor<f32>) -> tensor<1x1xf32>
    return %0, %1 : tensor<3x2xf32>, tensor<2x3x4xf32>
  }
}
