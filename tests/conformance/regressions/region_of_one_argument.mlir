// Sums and products of one argument of a region with itself are not those of its two arguments, in small floats either.
// Of two devices the region makes one value, of the first and the second.
module {
  func.func private @f(%x: tensor<2xbf16>) -> (tensor<2xbf16>, tensor<1xbf16>) {
    %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
      %s = stablehlo.add %p, %p : tensor<bf16>
      stablehlo.return %s : tensor<bf16>
    }) : (tensor<2xbf16>) -> tensor<2xbf16>
    %1 = "stablehlo.reduce_scatter"(%x) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
      %s = stablehlo.multiply %q, %q : tensor<bf16>
      stablehlo.return %s : tensor<bf16>
    }) : (tensor<2xbf16>) -> tensor<1xbf16>
    return %0, %1 : tensor<2xbf16>, tensor<1xbf16>
  }
  func.func public @main() {
    %a = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xbf16>
    %b = stablehlo.constant dense<[3.0, 4.0]> : tensor<2xbf16>
    %r:4 = "interpreter.run_parallel"(%a, %b) {programs = [[@f, @f]]} : (tensor<2xbf16>, tensor<2xbf16>) -> (tensor<2xbf16>, tensor<1xbf16>, tensor<2xbf16>, tensor<1xbf16>)
    check.expect_eq_const %r#0, dense<[2.0, 4.0]> : tensor<2xbf16>
    check.expect_eq_const %r#1, dense<[9.0]> : tensor<1xbf16>
    check.expect_eq_const %r#2, dense<[2.0, 4.0]> : tensor<2xbf16>
    check.expect_eq_const %r#3, dense<[16.0]> : tensor<1xbf16>
    return
  }
}
