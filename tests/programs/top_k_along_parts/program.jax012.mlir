module @jit_f attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["i"=4]> {stablehlo.mesh = {axes = [{name = "i", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<45xf32>, %arg1: tensor<3x37xi32>, %arg2: tensor<18xf16>) -> (tensor<5xf32> {jax.result_info = "result[0][0]"}, tensor<5xi32> {jax.result_info = "result[0][1]"}, tensor<3x3xi32> {jax.result_info = "result[1][0]"}, tensor<3x3xi32> {jax.result_info = "result[1][1]"}, tensor<2xf16> {jax.result_info = "result[2][0]"}, tensor<2xi32> {jax.result_info = "result[2][1]"}, tensor<4xf32> {jax.result_info = "result[3][0]"}, tensor<4xi32> {jax.result_info = "result[3][1]"}, tensor<3x4xui8> {jax.result_info = "result[4][0]"}, tensor<3x4xi32> {jax.result_info = "result[4][1]"}) {
    %0 = sdy.sharding_constraint %arg0 <@mesh, [{"i"}]> : tensor<45xf32>
    %1 = sdy.sharding_constraint %arg1 <@mesh, [{}, {"i"}]> : tensor<3x37xi32>
    %2 = sdy.sharding_constraint %arg2 <@mesh, [{"i"}]> : tensor<18xf16>
    %values, %indices = chlo.top_k(%0, k = 5) : tensor<45xf32> -> (tensor<5xf32>, tensor<5xi32>)
    %values_0, %indices_1 = chlo.top_k(%1, k = 3) : tensor<3x37xi32> -> (tensor<3x3xi32>, tensor<3x3xi32>)
    %values_2, %indices_3 = chlo.top_k(%2, k = 2) : tensor<18xf16> -> (tensor<2xf16>, tensor<2xi32>)
    %3 = stablehlo.negate %0 : tensor<45xf32>
    %values_4, %indices_5 = chlo.top_k(%3, k = 4) : tensor<45xf32> -> (tensor<4xf32>, tensor<4xi32>)
    %4 = stablehlo.convert %1 : (tensor<3x37xi32>) -> tensor<3x37xui8>
    %values_6, %indices_7 = chlo.top_k(%4, k = 4) : tensor<3x37xui8> -> (tensor<3x4xui8>, tensor<3x4xi32>)
    return %values, %indices, %values_0, %indices_1, %values_2, %indices_3, %values_4, %indices_5, %values_6, %indices_7 : tensor<5xf32>, tensor<5xi32>, tensor<3x3xi32>, tensor<3x3xi32>, tensor<2xf16>, tensor<2xi32>, tensor<4xf32>, tensor<4xi32>, tensor<3x4xui8>, tensor<3x4xi32>
  }
}
