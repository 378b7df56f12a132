module @jit_uneven_convolutions attributes {mhlo.num_partitions = 3 : i32} {
  sdy.mesh @m = <["i"=3]>
  func.func public @main(%x: tensor<8x5x10xf32> {sdy.sharding = #sdy.sharding<@m, [{"i"}, {}, {}]>}, %y: tensor<8x5x6xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}, {"i"}]>}, %k: tensor<32x5x3xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"i"}, {}]>}) -> (tensor<2x32x8xf32>, tensor<2x32x4xf32>, tensor<8x32x4xf32>) {
    %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 4 : i64, feature_group_count = 1 : i64} : (tensor<8x5x10xf32>, tensor<32x5x3xf32>) -> tensor<2x32x8xf32>
    %1 = stablehlo.convolution(%y, %k) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [2], pad = [[4, 3]], rhs_dilate = [3]} {batch_group_count = 4 : i64, feature_group_count = 1 : i64} : (tensor<8x5x6xf32>, tensor<32x5x3xf32>) -> tensor<2x32x4xf32>
    %2 = stablehlo.convolution(%y, %k) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<8x5x6xf32>, tensor<32x5x3xf32>) -> tensor<8x32x4xf32>
    return %0, %1, %2 : tensor<2x32x8xf32>, tensor<2x32x4xf32>, tensor<8x32x4xf32>
  }
}
