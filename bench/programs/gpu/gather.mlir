module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1048576x64xf32>) -> (tensor<1048576x64xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<1048576xui32>
    %c = stablehlo.constant dense<2654435761> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<1048576xui32>
    %2 = stablehlo.multiply %0, %1 : tensor<1048576xui32>
    %c_0 = stablehlo.constant dense<7> : tensor<ui32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<1048576xui32>
    %4 = stablehlo.shift_right_logical %2, %3 : tensor<1048576xui32>
    %c_1 = stablehlo.constant dense<1048576> : tensor<ui32>
    %5 = call @remainder(%4, %c_1) : (tensor<1048576xui32>, tensor<ui32>) -> tensor<1048576xui32>
    %6 = stablehlo.convert %5 : (tensor<1048576xui32>) -> tensor<1048576xi32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<1048576xi32>) -> tensor<1048576x1xi32>
    %8 = "stablehlo.gather"(%arg0, %7) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 64>}> : (tensor<1048576x64xf32>, tensor<1048576x1xi32>) -> tensor<1048576x64xf32>
    return %8 : tensor<1048576x64xf32>
  }
  func.func private @remainder(%arg0: tensor<1048576xui32>, %arg1: tensor<ui32>) -> tensor<1048576xui32> {
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %0 = stablehlo.compare EQ, %arg1, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<ui32>
    %1 = call @_where(%0, %c_0, %arg1) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<1048576xui32>
    %3 = stablehlo.remainder %arg0, %2 : tensor<1048576xui32>
    %c_1 = stablehlo.constant dense<0> : tensor<ui32>
    %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<1048576xui32>
    %5 = stablehlo.compare NE, %3, %4, UNSIGNED : (tensor<1048576xui32>, tensor<1048576xui32>) -> tensor<1048576xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<ui32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<1048576xui32>
    %7 = stablehlo.compare LT, %3, %6, UNSIGNED : (tensor<1048576xui32>, tensor<1048576xui32>) -> tensor<1048576xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<ui32>
    %8 = stablehlo.compare LT, %1, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<i1>) -> tensor<1048576xi1>
    %10 = stablehlo.compare NE, %7, %9, UNSIGNED : (tensor<1048576xi1>, tensor<1048576xi1>) -> tensor<1048576xi1>
    %11 = stablehlo.and %10, %5 : tensor<1048576xi1>
    %12 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<1048576xui32>
    %13 = stablehlo.add %3, %12 : tensor<1048576xui32>
    %14 = stablehlo.select %11, %13, %3 : tensor<1048576xi1>, tensor<1048576xui32>
    return %14 : tensor<1048576xui32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
    return %0 : tensor<ui32>
  }
}
