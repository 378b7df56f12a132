module @before_loop attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["i"=4]>
  func.func public @main(%x: tensor<65536xcomplex<f32>>, %y: tensor<65536xcomplex<f32>>) -> (tensor<65536xcomplex<f32>>) {
    %g = stablehlo.fft %x, type = FFT, length = [65536] : (tensor<65536xcomplex<f32>>) -> tensor<65536xcomplex<f32>>
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %l:2 = stablehlo.while(%n = %zero, %c = %y) : tensor<i32>, tensor<65536xcomplex<f32>>
    cond {
      %end = stablehlo.constant dense<5> : tensor<i32>
      %more = stablehlo.compare LT, %n, %end, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    } do {
      %h = sdy.manual_computation(%c, %g) in_shardings=[<@mesh, [{"i"}]>, <@mesh, [{"i"}]>] out_shardings=[<@mesh, [{"i"}]>] manual_axes={"i"} (%v0: tensor<16384xcomplex<f32>>, %v1: tensor<16384xcomplex<f32>>) {
        %w = stablehlo.multiply %v0, %v1 : tensor<16384xcomplex<f32>>
        sdy.return %w : tensor<16384xcomplex<f32>>
      } : (tensor<65536xcomplex<f32>>, tensor<65536xcomplex<f32>>) -> tensor<65536xcomplex<f32>>
      %one = stablehlo.constant dense<1> : tensor<i32>
      %next = stablehlo.add %n, %one : tensor<i32>
      stablehlo.return %next, %h : tensor<i32>, tensor<65536xcomplex<f32>>
    }
    return %l#1 : tensor<65536xcomplex<f32>>
  }
}
