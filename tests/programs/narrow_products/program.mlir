module @jit_narrow_products attributes {mhlo.num_partitions = 4 : i32} {
  sdy.mesh @m = <["i"=4]>
  func.func public @main(%x: tensor<3x16xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"i"}]>}, %w: tensor<16x5xf32>, %dx: tensor<3x16xf64> {sdy.sharding = #sdy.sharding<@m, [{}, {"i"}]>}, %dw: tensor<16x5xf64>, %u: tensor<2x8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}, {"i"}]>}, %k: tensor<3x16x4xf32>) -> (tensor<3x5xf16>, tensor<3x5xbf16>, tensor<3x5xf32>, tensor<3x5xi32>, tensor<3x5xf32>, tensor<2x6x4xbf16>) {
    %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<3x16xf32>, tensor<16x5xf32>) -> tensor<3x5xf16>
    %1 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<3x16xf32>, tensor<16x5xf32>) -> tensor<3x5xbf16>
    %2 = stablehlo.dot_general %dx, %dw, contracting_dims = [1] x [0] : (tensor<3x16xf64>, tensor<16x5xf64>) -> tensor<3x5xf32>
    %3 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<3x16xf32>, tensor<16x5xf32>) -> tensor<3x5xi32>
    %5 = stablehlo.complex %w, %w : tensor<16x5xcomplex<f32>>
    %6 = stablehlo.negate %x : tensor<3x16xf32>
    %7 = stablehlo.complex %x, %6 : tensor<3x16xcomplex<f32>>
    %8 = stablehlo.dot_general %7, %5, contracting_dims = [1] x [0] : (tensor<3x16xcomplex<f32>>, tensor<16x5xcomplex<f32>>) -> tensor<3x5xf32>
    %9 = stablehlo.convolution(%u, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x8x16xf32>, tensor<3x16x4xf32>) -> tensor<2x6x4xbf16>
    return %0, %1, %2, %3, %8, %9 : tensor<3x5xf16>, tensor<3x5xbf16>, tensor<3x5xf32>, tensor<3x5xi32>, tensor<3x5xf32>, tensor<2x6x4xbf16>
  }
}
