module @jit_scattered_devices attributes {mhlo.num_partitions = 32 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @scattered = <["x"=4, "y"=8], device_ids=[14, 10, 22, 4, 25, 30, 29, 13, 18, 3, 17, 12, 19, 23, 0, 26, 24, 8, 7, 1, 15, 6, 16, 20, 5, 31, 27, 2, 28, 21, 9, 11]>
  sdy.mesh @plain = <["x"=4, "y"=8]>
  func.func public @main(%arg0: tensor<64x48xf32> {sdy.sharding = #sdy.sharding<@scattered, [{"x"}, {"y"}]>}) -> (tensor<64x48xf32>, tensor<64x48xf32>, tensor<64x48xf32>) {
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %three = stablehlo.constant dense<3> : tensor<i32>
    %0:2 = stablehlo.while(%i = %zero, %v = %arg0) : tensor<i32>, tensor<64x48xf32>
    cond {
      %c = stablehlo.compare LT, %i, %three, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %a = stablehlo.slice %v [3:64, 0:48] : (tensor<64x48xf32>) -> tensor<61x48xf32>
      %b = stablehlo.slice %v [0:3, 0:48] : (tensor<64x48xf32>) -> tensor<3x48xf32>
      %d = stablehlo.concatenate %a, %b, dim = 0 : (tensor<61x48xf32>, tensor<3x48xf32>) -> tensor<64x48xf32>
      %e = sdy.sharding_constraint %d <@scattered, [{"x"}, {"y"}]> : tensor<64x48xf32>
      %f = sdy.sharding_constraint %e <@scattered, [{"y"}, {"x"}]> : tensor<64x48xf32>
      %g = sdy.sharding_constraint %f <@plain, [{"x", "y"}, {}]> : tensor<64x48xf32>
      %h = stablehlo.add %g, %e : tensor<64x48xf32>
      %n = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %n, %h : tensor<i32>, tensor<64x48xf32>
    }
    %1 = sdy.sharding_constraint %0#1 <@scattered, [{"y", "x"}, {}]> : tensor<64x48xf32>
    %2 = sdy.sharding_constraint %0#1 <@plain, [{"y"}, {"x"}]> : tensor<64x48xf32>
    return %0#1, %1, %2 : tensor<64x48xf32>, tensor<64x48xf32>, tensor<64x48xf32>
  }
}
