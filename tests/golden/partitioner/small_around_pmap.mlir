module @small_around_pmap attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["i"=4]>
  func.func public @main(%x: tensor<64xcomplex<f32>>) -> (tensor<64xcomplex<f32>>) {
    %g = stablehlo.fft %x, type = FFT, length = [64] : (tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    %h = sdy.manual_computation(%g) in_shardings=[<@mesh, [{"i"}]>] out_shardings=[<@mesh, [{"i"}]>] manual_axes={"i"} (%v0: tensor<16xcomplex<f32>>) {
      %w = stablehlo.tanh %v0 : tensor<16xcomplex<f32>>
      sdy.return %w : tensor<16xcomplex<f32>>
    } : (tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    %k = stablehlo.fft %h, type = FFT, length = [64] : (tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    return %k : tensor<64xcomplex<f32>>
  }
}
