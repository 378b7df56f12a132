module @around_pmap attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["i"=4]>
  func.func public @main(%arg0: tensor<65536xcomplex<f32>>) -> tensor<65536xcomplex<f32>> {
    %c = stablehlo.constant dense<[0, 1, 1, 1]> : tensor<4xi32>
    %0 = stablehlo.partition_id : tensor<ui32>
    %1 = stablehlo.dynamic_slice %c, %0, sizes = [1] : (tensor<4xi32>, tensor<ui32>) -> tensor<1xi32>
    %2 = stablehlo.reshape %1 : (tensor<1xi32>) -> tensor<i32>
    %3 = "stablehlo.case"(%2) ({
      %8 = stablehlo.fft %arg0, type = FFT, length = [65536] : (tensor<65536xcomplex<f32>>) -> tensor<65536xcomplex<f32>>
      stablehlo.return %8 : tensor<65536xcomplex<f32>>
    }, {
      %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<65536xcomplex<f32>>
      stablehlo.return %cst : tensor<65536xcomplex<f32>>
    }) : (tensor<i32>) -> tensor<65536xcomplex<f32>>
    %4 = "spmdrun.redistribute"(%3) <{pieces = dense<[[0, 0, 16384, 0, 0], [0, 1, 16384, 16384, 0], [0, 2, 16384, 32768, 0], [0, 3, 16384, 49152, 0]]> : tensor<4x5xi64>}> : (tensor<65536xcomplex<f32>>) -> tensor<16384xcomplex<f32>>
    %5 = stablehlo.tanh %4 : tensor<16384xcomplex<f32>>
    %6 = "spmdrun.redistribute"(%5) <{pieces = dense<[[0, 0, 16384, 0, 0], [1, 0, 16384, 0, 16384], [2, 0, 16384, 0, 32768], [3, 0, 16384, 0, 49152]]> : tensor<4x5xi64>}> : (tensor<16384xcomplex<f32>>) -> tensor<65536xcomplex<f32>>
    %7 = "stablehlo.case"(%2) ({
      %8 = stablehlo.fft %6, type = FFT, length = [65536] : (tensor<65536xcomplex<f32>>) -> tensor<65536xcomplex<f32>>
      stablehlo.return %8 : tensor<65536xcomplex<f32>>
    }, {
      %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<65536xcomplex<f32>>
      stablehlo.return %cst : tensor<65536xcomplex<f32>>
    }) : (tensor<i32>) -> tensor<65536xcomplex<f32>>
    return %7 : tensor<65536xcomplex<f32>>
  }
}
