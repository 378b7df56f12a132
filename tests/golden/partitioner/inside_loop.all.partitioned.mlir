module @inside_loop attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["i"=4]>
  func.func public @main(%arg0: tensor<65536xcomplex<f32>>, %arg1: tensor<16384xcomplex<f32>>) -> (tensor<16384xcomplex<f32>>, tensor<16384xcomplex<f32>>) {
    %0 = stablehlo.partition_id : tensor<ui32>
    %c = stablehlo.constant dense<16384> : tensor<ui32>
    %1 = stablehlo.multiply %0, %c : tensor<ui32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %2:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %arg1, %iterArg_2 = %arg1) : tensor<i32>, tensor<16384xcomplex<f32>>, tensor<16384xcomplex<f32>>
    cond {
      %c_3 = stablehlo.constant dense<5> : tensor<i32>
      %3 = stablehlo.compare LT, %iterArg, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %3 = stablehlo.fft %arg0, type = FFT, length = [65536] : (tensor<65536xcomplex<f32>>) -> tensor<65536xcomplex<f32>>
      %4 = stablehlo.dynamic_slice %3, %1, sizes = [16384] : (tensor<65536xcomplex<f32>>, tensor<ui32>) -> tensor<16384xcomplex<f32>>
      %5 = stablehlo.multiply %iterArg_1, %4 : tensor<16384xcomplex<f32>>
      %6 = "stablehlo.all_gather"(%5) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>}> : (tensor<16384xcomplex<f32>>) -> tensor<65536xcomplex<f32>>
      %7 = stablehlo.fft %6, type = FFT, length = [65536] : (tensor<65536xcomplex<f32>>) -> tensor<65536xcomplex<f32>>
      %8 = stablehlo.dynamic_slice %7, %1, sizes = [16384] : (tensor<65536xcomplex<f32>>, tensor<ui32>) -> tensor<16384xcomplex<f32>>
      %9 = stablehlo.add %iterArg_2, %8 : tensor<16384xcomplex<f32>>
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %10 = stablehlo.add %iterArg, %c_3 : tensor<i32>
      stablehlo.return %10, %5, %9 : tensor<i32>, tensor<16384xcomplex<f32>>, tensor<16384xcomplex<f32>>
    }
    return %2#1, %2#2 : tensor<16384xcomplex<f32>>, tensor<16384xcomplex<f32>>
  }
}
