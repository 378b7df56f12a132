module @inside_loop attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["i"=4]>
  func.func public @main(%arg0: tensor<65536xcomplex<f32>>, %arg1: tensor<16384xcomplex<f32>>) -> (tensor<16384xcomplex<f32>>, tensor<16384xcomplex<f32>>) {
    %c = stablehlo.constant dense<[0, 1, 1, 1]> : tensor<4xi32>
    %0 = stablehlo.partition_id : tensor<ui32>
    %1 = stablehlo.dynamic_slice %c, %0, sizes = [1] : (tensor<4xi32>, tensor<ui32>) -> tensor<1xi32>
    %2 = stablehlo.reshape %1 : (tensor<1xi32>) -> tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = "stablehlo.case"(%2) ({
      %6 = stablehlo.fft %arg0, type = FFT, length = [65536] : (tensor<65536xcomplex<f32>>) -> tensor<65536xcomplex<f32>>
      stablehlo.return %6 : tensor<65536xcomplex<f32>>
    }, {
      %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<65536xcomplex<f32>>
      stablehlo.return %cst : tensor<65536xcomplex<f32>>
    }) : (tensor<i32>) -> tensor<65536xcomplex<f32>>
    %4 = "spmdrun.redistribute"(%3) <{pieces = dense<[[0, 0, 16384, 0, 0], [0, 1, 16384, 16384, 0], [0, 2, 16384, 32768, 0], [0, 3, 16384, 49152, 0]]> : tensor<4x5xi64>}> : (tensor<65536xcomplex<f32>>) -> tensor<16384xcomplex<f32>>
    %5:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %arg1, %iterArg_2 = %arg1) : tensor<i32>, tensor<16384xcomplex<f32>>, tensor<16384xcomplex<f32>>
    cond {
      %c_3 = stablehlo.constant dense<5> : tensor<i32>
      %6 = stablehlo.compare LT, %iterArg, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    } do {
      %6 = stablehlo.multiply %iterArg_1, %4 : tensor<16384xcomplex<f32>>
      %7 = "spmdrun.redistribute"(%6) <{pieces = dense<[[0, 0, 16384, 0, 0], [1, 0, 16384, 0, 16384], [2, 0, 16384, 0, 32768], [3, 0, 16384, 0, 49152]]> : tensor<4x5xi64>}> : (tensor<16384xcomplex<f32>>) -> tensor<65536xcomplex<f32>>
      %8 = "stablehlo.case"(%2) ({
        %12 = stablehlo.fft %7, type = FFT, length = [65536] : (tensor<65536xcomplex<f32>>) -> tensor<65536xcomplex<f32>>
        stablehlo.return %12 : tensor<65536xcomplex<f32>>
      }, {
        %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<65536xcomplex<f32>>
        stablehlo.return %cst : tensor<65536xcomplex<f32>>
      }) : (tensor<i32>) -> tensor<65536xcomplex<f32>>
      %9 = "spmdrun.redistribute"(%8) <{pieces = dense<[[0, 0, 16384, 0, 0], [0, 1, 16384, 16384, 0], [0, 2, 16384, 32768, 0], [0, 3, 16384, 49152, 0]]> : tensor<4x5xi64>}> : (tensor<65536xcomplex<f32>>) -> tensor<16384xcomplex<f32>>
      %10 = stablehlo.add %iterArg_2, %9 : tensor<16384xcomplex<f32>>
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %11 = stablehlo.add %iterArg, %c_3 : tensor<i32>
      stablehlo.return %11, %6, %10 : tensor<i32>, tensor<16384xcomplex<f32>>, tensor<16384xcomplex<f32>>
    }
    return %5#1, %5#2 : tensor<16384xcomplex<f32>>, tensor<16384xcomplex<f32>>
  }
}
