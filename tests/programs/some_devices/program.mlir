module @jit_some_devices attributes {mhlo.num_partitions = 6 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @two = <["i"=2], device_ids=[3, 1]>
  sdy.mesh @three = <["j"=3], device_ids=[0, 2, 4]>
  sdy.mesh @six = <["k"=6], device_ids=[5, 4, 3, 2, 1, 0]>
  func.func public @main(%arg0: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<f32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %one = stablehlo.constant dense<1.0> : tensor<f32>
    %half = stablehlo.constant dense<0.5> : tensor<2x6xf32>
    %0:2 = sdy.manual_computation(%arg0) in_shardings=[<@two, [{"i"}, {}]>] out_shardings=[<@two, [{"i"}, {}]>, <@two, []>] manual_axes={"i"} (%p: tensor<2x6xf32>) {
      %sa = stablehlo.multiply %p, %p : tensor<2x6xf32>
      %sb = stablehlo.reduce(%sa init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x6xf32>, tensor<f32>) -> tensor<f32>
      %s = "stablehlo.all_reduce"(%sb) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%l: tensor<f32>, %r: tensor<f32>):
        %sum = stablehlo.add %l, %r : tensor<f32>
        stablehlo.return %sum : tensor<f32>
      }) : (tensor<f32>) -> tensor<f32>
      %w:3 = stablehlo.while(%n = %zero, %v = %p, %t = %s) : tensor<f32>, tensor<2x6xf32>, tensor<f32>
      cond {
        %c = stablehlo.compare GT, %t, %one, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
        stablehlo.return %c : tensor<i1>
      } do {
        %x = stablehlo.multiply %v, %half : tensor<2x6xf32>
        %ya = stablehlo.multiply %x, %x : tensor<2x6xf32>
      %yb = stablehlo.reduce(%ya init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x6xf32>, tensor<f32>) -> tensor<f32>
        %y = "stablehlo.all_reduce"(%yb) <{channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%l: tensor<f32>, %r: tensor<f32>):
        %sum = stablehlo.add %l, %r : tensor<f32>
        stablehlo.return %sum : tensor<f32>
      }) : (tensor<f32>) -> tensor<f32>
        %m = stablehlo.add %n, %one : tensor<f32>
        stablehlo.return %m, %x, %y : tensor<f32>, tensor<2x6xf32>, tensor<f32>
      }
      sdy.return %w#1, %w#0 : tensor<2x6xf32>, tensor<f32>
    } : (tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<f32>)
    %1 = stablehlo.broadcast_in_dim %0#1, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %2 = stablehlo.add %0#0, %1 : tensor<4x6xf32>
    %three = stablehlo.constant dense<3.0> : tensor<f32>
    %3:2 = stablehlo.while(%k = %zero, %z = %2) : tensor<f32>, tensor<4x6xf32>
    cond {
      %c = stablehlo.compare LT, %k, %three, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %4 = sdy.manual_computation(%z) in_shardings=[<@three, [{}, {"j"}]>] out_shardings=[<@three, [{}, {"j"}]>] manual_axes={"j"} (%p: tensor<4x2xf32>) {
        %q = stablehlo.sine %p : tensor<4x2xf32>
        sdy.return %q : tensor<4x2xf32>
      } : (tensor<4x6xf32>) -> tensor<4x6xf32>
      %5 = sdy.manual_computation(%4) in_shardings=[<@six, [{}, {"k"}]>] out_shardings=[<@six, [{}, {"k"}]>] manual_axes={"k"} (%p: tensor<4x1xf32>) {
        %d = stablehlo.partition_id : tensor<ui32> %e = stablehlo.convert %d : (tensor<ui32>) -> tensor<f32> %f = stablehlo.broadcast_in_dim %e, dims = [] : (tensor<f32>) -> tensor<4x1xf32> %q = stablehlo.add %p, %f : tensor<4x1xf32>
        sdy.return %q : tensor<4x1xf32>
      } : (tensor<4x6xf32>) -> tensor<4x6xf32>
      %m = stablehlo.add %k, %one : tensor<f32>
      stablehlo.return %m, %5 : tensor<f32>, tensor<4x6xf32>
    }
    %6 = stablehlo.compare GT, %0#1, %one, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %7 = "stablehlo.if"(%6) ({
      %8 = sdy.manual_computation(%3#1) in_shardings=[<@two, [{"i"}, {}]>] out_shardings=[<@two, [{"i"}, {}]>] manual_axes={"i"} (%p: tensor<2x6xf32>) {
        %q = stablehlo.negate %p : tensor<2x6xf32>
        sdy.return %q : tensor<2x6xf32>
      } : (tensor<4x6xf32>) -> tensor<4x6xf32>
      stablehlo.return %8 : tensor<4x6xf32>
    }, {
      %8 = sdy.manual_computation(%3#1) in_shardings=[<@three, [{}, {"j"}]>] out_shardings=[<@three, [{}, {"j"}]>] manual_axes={"j"} (%p: tensor<4x2xf32>) {
        %q = stablehlo.cosine %p : tensor<4x2xf32>
        sdy.return %q : tensor<4x2xf32>
      } : (tensor<4x6xf32>) -> tensor<4x6xf32>
      stablehlo.return %8 : tensor<4x6xf32>
    }) : (tensor<i1>) -> tensor<4x6xf32>
    return %7, %0#1 : tensor<4x6xf32>, tensor<f32>
  }
}
