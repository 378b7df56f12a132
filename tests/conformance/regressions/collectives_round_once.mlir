// Sums of small floats over devices are rounded once, whatever the region writes them as: 256 + 1 is 256 in bf16.
module {
  func.func private @f(%x: tensor<4xbf16>) -> (tensor<4xbf16>, tensor<4xbf16>, tensor<1xbf16>) {
    %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
      %s = stablehlo.add %p, %q : tensor<bf16>
      stablehlo.return %s : tensor<bf16>
    }) : (tensor<4xbf16>) -> tensor<4xbf16>
    %1 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
      %n = stablehlo.negate %q : tensor<bf16>
      %s = stablehlo.subtract %p, %n : tensor<bf16>
      stablehlo.return %s : tensor<bf16>
    }) : (tensor<4xbf16>) -> tensor<4xbf16>
    %2 = "stablehlo.reduce_scatter"(%x) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
      %n = stablehlo.negate %q : tensor<bf16>
      %s = stablehlo.subtract %p, %n : tensor<bf16>
      stablehlo.return %s : tensor<bf16>
    }) : (tensor<4xbf16>) -> tensor<1xbf16>
    return %0, %1, %2 : tensor<4xbf16>, tensor<4xbf16>, tensor<1xbf16>
  }
  func.func public @main() {
    %a = stablehlo.constant dense<[256.0, 1.0, 1.0, 1.0]> : tensor<4xbf16>
    %b = stablehlo.constant dense<[1.0, 256.0, 1.0, 1.0]> : tensor<4xbf16>
    %c = stablehlo.constant dense<[1.0, 1.0, 256.0, 1.0]> : tensor<4xbf16>
    %d = stablehlo.constant dense<[1.0, 1.0, 1.0, 256.0]> : tensor<4xbf16>
    %r:12 = "interpreter.run_parallel"(%a, %b, %c, %d) {programs = [[@f, @f, @f, @f]]} : (tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>) -> (tensor<4xbf16>, tensor<4xbf16>, tensor<1xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<1xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<1xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<1xbf16>)
    // 259, which lies between 258 and 260
    check.expect_eq_const %r#0, dense<260.0> : tensor<4xbf16>
    check.expect_eq_const %r#1, dense<260.0> : tensor<4xbf16>
    check.expect_eq_const %r#2, dense<260.0> : tensor<1xbf16>
    check.expect_eq_const %r#10, dense<260.0> : tensor<4xbf16>
    check.expect_eq_const %r#11, dense<260.0> : tensor<1xbf16>
    return
  }
}
