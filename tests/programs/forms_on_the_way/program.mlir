module @jit_forms_on_the_way attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @g = <["x"=2, "y"=4], device_ids=[7, 3, 5, 1, 6, 2, 4, 0]>
  sdy.mesh @alone = <[], device_ids=[5]>
  func.func public @main(%arg0: tensor<8x6xf32> {sdy.sharding = #sdy.sharding<@g, [{"y", ?}p1, {"x"}]>}, %arg1: tensor<8x6xf32> {sdy.sharding = #sdy.sharding<@g, [{"x"}, {?}]>}) -> (tensor<8x6xf32> {sdy.sharding = #sdy.sharding<@g, [{"x", ?}, {?}]>}, tensor<8x6xf32>, tensor<6xf32>, tensor<8x6xf32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %one = stablehlo.constant dense<1.0> : tensor<f32>
    %three = stablehlo.constant dense<3.0> : tensor<f32>
    %0 = stablehlo.add %arg0, %arg1 : tensor<8x6xf32>
    sdy.sharding_group %0 group_id=4 : tensor<8x6xf32>
    %1 = sdy.sharding_constraint %0 <@g, [{"x", "y":(1)2}, {"y":(2)2}]> : tensor<8x6xf32>
    %2 = stablehlo.sine %1 : tensor<8x6xf32>
    %3 = sdy.sharding_constraint %2 <@g, [{"y":(2)2}, {?}p2], replicated={"x"}> : tensor<8x6xf32>
    %4 = stablehlo.tanh %3 {sdy.sharding = #sdy.sharding_per_value<[<@g, [{}, {"y"}]>]>} : tensor<8x6xf32>
    sdy.sharding_group %4 group_id=4 : tensor<8x6xf32>
    %5 = sdy.propagation_barrier %4 allowed_direction=BACKWARD : tensor<8x6xf32>
    %6:2 = stablehlo.while(%k = %zero, %z = %5) : tensor<f32>, tensor<8x6xf32>
    cond {
      %c = stablehlo.compare LT, %k, %three, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %a = sdy.sharding_constraint %z <@g, [{"x"}, {}]> : tensor<8x6xf32>
      %b = stablehlo.cosine %a : tensor<8x6xf32>
      %d = sdy.reshard %b <@g, [{}, {"y", "x"}]> : tensor<8x6xf32>
      %e = stablehlo.add %d, %z : tensor<8x6xf32>
      %m = stablehlo.add %k, %one : tensor<f32>
      stablehlo.return %m, %e : tensor<f32>, tensor<8x6xf32>
    }
    %7 = sdy.sharding_constraint %6#1 <@alone, []> : tensor<8x6xf32>
    %8 = stablehlo.negate %7 : tensor<8x6xf32>
    %9 = stablehlo.reduce(%6#1 init: %zero) applies stablehlo.maximum across dimensions = [0] : (tensor<8x6xf32>, tensor<f32>) -> tensor<6xf32>
    %10 = sdy.sharding_constraint %6#1 <@g, [{}, {}]> : tensor<8x6xf32>
    return %6#1, %8, %9, %10 : tensor<8x6xf32>, tensor<8x6xf32>, tensor<6xf32>, tensor<8x6xf32>
  }
}
