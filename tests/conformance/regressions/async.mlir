// What is started and waited for is done at once; a trace is no op.
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 1 : i32} {
func.func public @main() {
  %x = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %0 = "stablehlo.async_start"(%x) ({
    ^bb0(%a: tensor<2xi32>):
      %1 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2xi32>) -> tensor<4xi32>
      stablehlo.return %1 : tensor<4xi32>
  }) : (tensor<2xi32>) -> !stablehlo.future<tensor<4xi32>>
  %2 = "stablehlo.async_done"(%0) : (!stablehlo.future<tensor<4xi32>>) -> tensor<4xi32>
  "stablehlo.trace"() <{tag = "here"}> : () -> ()
  check.expect_eq_const %2, dense<[1, 2, 1, 2]> : tensor<4xi32>
  return
}
}
