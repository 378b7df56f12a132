// Sums of small floats over a dimension in parts are rounded once. Each device has 257 or -256 or the like, of which
// bf16 has only the even ones: rounded on every device, all would sum up to 0. Expected: by hand.
module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @m = <["x"=4]>
  func.func public @main() {
    %ones0 = stablehlo.constant dense<1.0> : tensor<8x4xbf16>
    %ones = sdy.sharding_constraint %ones0 <@m, [{"x"}, {}]> : tensor<8x4xbf16>
    %a0 = stablehlo.constant dense<[256.0, 1.0, -256.0, 0.0, 256.0, 1.0, -256.0, 0.0]> : tensor<8xbf16>
    %a1 = stablehlo.optimization_barrier %a0 : tensor<8xbf16>
    %a = sdy.sharding_constraint %a1 <@m, [{"x"}]> : tensor<8xbf16>
    // 257 - 256 + 257 - 256
    %0 = stablehlo.dot_general %a, %ones, contracting_dims = [0] x [0] : (tensor<8xbf16>, tensor<8x4xbf16>) -> tensor<4xbf16>
    check.expect_eq_const %0, dense<2.0> : tensor<4xbf16>
    // A share of it for each device: a reduce_scatter, of which each rounds its own.
    %1 = stablehlo.dot_general %a, %ones, contracting_dims = [0] x [0] : (tensor<8xbf16>, tensor<8x4xbf16>) -> tensor<4xbf16>
    %2 = sdy.sharding_constraint %1 <@m, [{"x"}]> : tensor<4xbf16>
    %3 = stablehlo.add %2, %2 : tensor<4xbf16>
    check.expect_eq_const %3, dense<4.0> : tensor<4xbf16>
    %zero = stablehlo.constant dense<0.0> : tensor<bf16>
    %4 = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xbf16>, tensor<bf16>) -> tensor<bf16>
    check.expect_eq_const %4, dense<2.0> : tensor<bf16>
    // From 256: 258, and not 256 + 2 of numbers that were rounded before.
    %start = stablehlo.constant dense<256.0> : tensor<bf16>
    %5 = stablehlo.reduce(%a init: %start) applies stablehlo.add across dimensions = [0] : (tensor<8xbf16>, tensor<bf16>) -> tensor<bf16>
    check.expect_eq_const %5, dense<258.0> : tensor<bf16>
    %6 = stablehlo.reshape %a : (tensor<8xbf16>) -> tensor<1x8x1xbf16>
    %7 = stablehlo.reshape %ones0 : (tensor<8x4xbf16>) -> tensor<8x1x4xbf16>
    %8 = stablehlo.convolution(%6, %7) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x1xbf16>, tensor<8x1x4xbf16>) -> tensor<1x1x4xbf16>
    check.expect_eq_const %8, dense<2.0> : tensor<1x1x4xbf16>
    // 1024.5 - 1024 + 1024.5 - 1024 in f16, where whole numbers begin at 1024.
    %h0 = stablehlo.constant dense<[1024.0, 0.5, -1024.0, 0.0, 1024.0, 0.5, -1024.0, 0.0]> : tensor<8xf16>
    %h1 = stablehlo.optimization_barrier %h0 : tensor<8xf16>
    %h = sdy.sharding_constraint %h1 <@m, [{"x"}]> : tensor<8xf16>
    %halves0 = stablehlo.constant dense<1.0> : tensor<8xf16>
    %halves = sdy.sharding_constraint %halves0 <@m, [{"x"}]> : tensor<8xf16>
    %9 = stablehlo.dot_general %h, %halves, contracting_dims = [0] x [0] : (tensor<8xf16>, tensor<8xf16>) -> tensor<f16>
    check.expect_eq_const %9, dense<1.0> : tensor<f16>
    return
  }
}
