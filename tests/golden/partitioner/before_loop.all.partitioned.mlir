module @before_loop attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["i"=4]>
  func.func public @main(%arg0: tensor<65536xcomplex<f32>>, %arg1: tensor<16384xcomplex<f32>>) -> tensor<16384xcomplex<f32>> {
    %0 = stablehlo.partition_id : tensor<ui32>
    %c = stablehlo.constant dense<16384> : tensor<ui32>
    %1 = stablehlo.multiply %0, %c : tensor<ui32>
    %2 = stablehlo.fft %arg0, type = FFT, length = [65536] : (tensor<65536xcomplex<f32>>) -> tensor<65536xcomplex<f32>>
    %3 = stablehlo.dynamic_slice %2, %1, sizes = [16384] : (tensor<65536xcomplex<f32>>, tensor<ui32>) -> tensor<16384xcomplex<f32>>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %4:2 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %arg1) : tensor<i32>, tensor<16384xcomplex<f32>>
    cond {
      %c_2 = stablehlo.constant dense<5> : tensor<i32>
      %5 = stablehlo.compare LT, %iterArg, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    } do {
      %5 = stablehlo.multiply %iterArg_1, %3 : tensor<16384xcomplex<f32>>
      %c_2 = stablehlo.constant dense<1> : tensor<i32>
      %6 = stablehlo.add %iterArg, %c_2 : tensor<i32>
      stablehlo.return %6, %5 : tensor<i32>, tensor<16384xcomplex<f32>>
    }
    return %4#1 : tensor<16384xcomplex<f32>>
  }
}
