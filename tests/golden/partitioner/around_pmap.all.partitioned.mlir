module @around_pmap attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["i"=4]>
  func.func public @main(%arg0: tensor<65536xcomplex<f32>>) -> tensor<65536xcomplex<f32>> {
    %0 = stablehlo.partition_id : tensor<ui32>
    %c = stablehlo.constant dense<16384> : tensor<ui32>
    %1 = stablehlo.multiply %0, %c : tensor<ui32>
    %2 = stablehlo.fft %arg0, type = FFT, length = [65536] : (tensor<65536xcomplex<f32>>) -> tensor<65536xcomplex<f32>>
    %3 = stablehlo.dynamic_slice %2, %1, sizes = [16384] : (tensor<65536xcomplex<f32>>, tensor<ui32>) -> tensor<16384xcomplex<f32>>
    %4 = stablehlo.tanh %3 : tensor<16384xcomplex<f32>>
    %5 = "stablehlo.all_gather"(%4) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>}> : (tensor<16384xcomplex<f32>>) -> tensor<65536xcomplex<f32>>
    %6 = stablehlo.fft %5, type = FFT, length = [65536] : (tensor<65536xcomplex<f32>>) -> tensor<65536xcomplex<f32>>
    return %6 : tensor<65536xcomplex<f32>>
  }
}
