// Sums over replicas: the op before all_reduce, and an all_reduce whose region is wider than its operand.
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 1 : i32} {
  func.func public @main() {
    %r = stablehlo.replica_id : tensor<ui32>
    %i = stablehlo.convert %r : (tensor<ui32>) -> tensor<i8>
    %s = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i8>) -> tensor<3xi8>
    %c = stablehlo.constant dense<[100, 1, -100]> : tensor<3xi8>
    %x = stablehlo.subtract %c, %s : tensor<3xi8>
    %0 = "stablehlo.cross-replica-sum"(%x) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<3xi8>) -> tensor<3xi8>
    %1 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %2 = stablehlo.add %a, %b : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<3xi8>) -> tensor<3xi32>
    check.expect_eq_const %0, dense<[-57, 1, 55]> : tensor<3xi8>
    check.expect_eq_const %1, dense<[199, 1, -201]> : tensor<3xi32>
    return
  }
}
