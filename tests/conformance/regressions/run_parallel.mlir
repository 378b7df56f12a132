// Functions on several devices, as StableHLO's own tests run them. Values by hand.
module @replicas {
  func.func @f(%x: tensor<2xi64>, %n: tensor<i32>) -> (tensor<2xi64>, tensor<i32>, tensor<ui32>) {
    %0 = "stablehlo.all_reduce"(%x) ({
    ^bb0(%a: tensor<i64>, %b: tensor<i64>):
      %s = stablehlo.add %a, %b : tensor<i64>
      stablehlo.return %s : tensor<i64>
    }) {replica_groups = dense<[[0, 2], [1, -1]]> : tensor<2x2xi64>} : (tensor<2xi64>) -> tensor<2xi64>
    %1 = stablehlo.add %n, %n : tensor<i32>
    %2 = stablehlo.replica_id : tensor<ui32>
    return %0, %1, %2 : tensor<2xi64>, tensor<i32>, tensor<ui32>
  }
  func.func @main() {
    %x = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
    %y = stablehlo.constant dense<[10, 20]> : tensor<2xi64>
    %z = stablehlo.constant dense<[100, 200]> : tensor<2xi64>
    %n = stablehlo.constant dense<3> : tensor<i32>
    %m = stablehlo.constant dense<5> : tensor<i32>
    %r:9 = "interpreter.run_parallel"(%x, %n, %y, %m, %z, %n) {programs = [[@f], [@f], [@f]]}
      : (tensor<2xi64>, tensor<i32>, tensor<2xi64>, tensor<i32>, tensor<2xi64>, tensor<i32>)
      -> (tensor<2xi64>, tensor<i32>, tensor<ui32>, tensor<2xi64>, tensor<i32>, tensor<ui32>, tensor<2xi64>, tensor<i32>, tensor<ui32>)
    check.expect_eq_const %r#0, dense<[101, 202]> : tensor<2xi64>
    check.expect_eq_const %r#1, dense<6> : tensor<i32>
    check.expect_eq_const %r#2, dense<0> : tensor<ui32>
    check.expect_eq_const %r#3, dense<[10, 20]> : tensor<2xi64>
    check.expect_eq_const %r#4, dense<10> : tensor<i32>
    check.expect_eq_const %r#5, dense<1> : tensor<ui32>
    check.expect_eq_const %r#6, dense<[101, 202]> : tensor<2xi64>
    check.expect_eq_const %r#8, dense<2> : tensor<ui32>
    return
  }
}
// -----
module @partitions {
  func.func @f(%x: tensor<2xi64>) -> (tensor<2xi64>, tensor<ui32>) {
    %0 = "stablehlo.collective_permute"(%x) {source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>} : (tensor<2xi64>) -> tensor<2xi64>
    %1 = stablehlo.partition_id : tensor<ui32>
    return %0, %1 : tensor<2xi64>, tensor<ui32>
  }
  func.func @main() {
    %x = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
    %y = stablehlo.constant dense<[10, 20]> : tensor<2xi64>
    %r:4 = "interpreter.run_parallel"(%x, %y) {programs = [[@f, @f]]} : (tensor<2xi64>, tensor<2xi64>) -> (tensor<2xi64>, tensor<ui32>, tensor<2xi64>, tensor<ui32>)
    %s:4 = "interpreter.run_parallel"(%r#0, %r#0) {programs = [[@f, @f]]} : (tensor<2xi64>, tensor<2xi64>) -> (tensor<2xi64>, tensor<ui32>, tensor<2xi64>, tensor<ui32>)
    check.expect_eq_const %r#0, dense<[10, 20]> : tensor<2xi64>
    check.expect_eq_const %r#2, dense<[1, 2]> : tensor<2xi64>
    check.expect_eq_const %r#3, dense<1> : tensor<ui32>
    check.expect_eq_const %s#2, dense<[10, 20]> : tensor<2xi64>
    return
  }
}
