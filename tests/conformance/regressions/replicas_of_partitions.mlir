// Two replicas of three partitions: device 3 r + p is partition p of replica r. What a group counts follows from the
// channel: replicas within a partition, partitions within a replica, both, or devices.
module @replicas_of_partitions {
func.func private @f(%x: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) {
%replicas = "stablehlo.all_reduce"(%x) ({
^bb0(%a: tensor<i32>, %b: tensor<i32>):
  %s = stablehlo.add %a, %b : tensor<i32>
  stablehlo.return %s : tensor<i32>
}) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<i32>) -> tensor<i32>
%both = "stablehlo.all_reduce"(%x) ({
^bb0(%a: tensor<i32>, %b: tensor<i32>):
  %s = stablehlo.add %a, %b : tensor<i32>
  stablehlo.return %s : tensor<i32>
}) {replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>} : (tensor<i32>) -> tensor<i32>
%devices = "stablehlo.all_reduce"(%x) ({
^bb0(%a: tensor<i32>, %b: tensor<i32>):
  %s = stablehlo.add %a, %b : tensor<i32>
  stablehlo.return %s : tensor<i32>
}) {replica_groups = dense<[[0, 5], [1, 4]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids} : (tensor<i32>) -> tensor<i32>
%moved = "stablehlo.collective_permute"(%x) {source_target_pairs = dense<[[0, 2], [2, 1]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>} : (tensor<i32>) -> tensor<i32>
%one = stablehlo.reshape %x : (tensor<i32>) -> tensor<1xi32>
%pair = "stablehlo.all_gather"(%one) {all_gather_dim = 0 : i64, replica_groups = dense<> : tensor<0x0xi64>} : (tensor<1xi32>) -> tensor<2xi32>
%crossed = "stablehlo.collective_permute"(%x) {source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<i32>) -> tensor<i32>
%sent = "stablehlo.collective_broadcast"(%x) {replica_groups = dense<[[2, 0]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>} : (tensor<i32>) -> tensor<i32>
%r = stablehlo.replica_id : tensor<ui32>
%p = stablehlo.partition_id : tensor<ui32>
%ri = stablehlo.convert %r : (tensor<ui32>) -> tensor<i32>
%pi = stablehlo.convert %p : (tensor<ui32>) -> tensor<i32>
return %replicas, %both, %devices, %moved, %pair, %crossed, %sent, %ri, %pi : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>
}
func.func public @main() {
%x0 = stablehlo.constant dense<1> : tensor<i32>
%x1 = stablehlo.constant dense<10> : tensor<i32>
%x2 = stablehlo.constant dense<100> : tensor<i32>
%x3 = stablehlo.constant dense<1000> : tensor<i32>
%x4 = stablehlo.constant dense<10000> : tensor<i32>
%x5 = stablehlo.constant dense<100000> : tensor<i32>
%r:54 = "interpreter.run_parallel"(%x0, %x1, %x2, %x3, %x4, %x5) {programs = [[@f, @f, @f], [@f, @f, @f]]} : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>)
check.expect_eq_const %r#0, dense<1001> : tensor<i32>
check.expect_eq_const %r#1, dense<111> : tensor<i32>
check.expect_eq_const %r#2, dense<100001> : tensor<i32>
check.expect_eq_const %r#3, dense<0> : tensor<i32>
check.expect_eq_const %r#4, dense<[1, 1000]> : tensor<2xi32>
check.expect_eq_const %r#5, dense<0> : tensor<i32>
check.expect_eq_const %r#6, dense<100> : tensor<i32>
check.expect_eq_const %r#7, dense<0> : tensor<i32>
check.expect_eq_const %r#8, dense<0> : tensor<i32>
check.expect_eq_const %r#9, dense<10010> : tensor<i32>
check.expect_eq_const %r#10, dense<111> : tensor<i32>
check.expect_eq_const %r#11, dense<10010> : tensor<i32>
check.expect_eq_const %r#12, dense<100> : tensor<i32>
check.expect_eq_const %r#13, dense<[10, 10000]> : tensor<2xi32>
check.expect_eq_const %r#14, dense<0> : tensor<i32>
check.expect_eq_const %r#15, dense<0> : tensor<i32>
check.expect_eq_const %r#16, dense<0> : tensor<i32>
check.expect_eq_const %r#17, dense<1> : tensor<i32>
check.expect_eq_const %r#18, dense<100100> : tensor<i32>
check.expect_eq_const %r#19, dense<111> : tensor<i32>
check.expect_eq_const %r#20, dense<100> : tensor<i32>
check.expect_eq_const %r#21, dense<1> : tensor<i32>
check.expect_eq_const %r#22, dense<[100, 100000]> : tensor<2xi32>
check.expect_eq_const %r#23, dense<0> : tensor<i32>
check.expect_eq_const %r#24, dense<100> : tensor<i32>
check.expect_eq_const %r#25, dense<0> : tensor<i32>
check.expect_eq_const %r#26, dense<2> : tensor<i32>
check.expect_eq_const %r#27, dense<1001> : tensor<i32>
check.expect_eq_const %r#28, dense<111000> : tensor<i32>
check.expect_eq_const %r#29, dense<1000> : tensor<i32>
check.expect_eq_const %r#30, dense<0> : tensor<i32>
check.expect_eq_const %r#31, dense<[1, 1000]> : tensor<2xi32>
check.expect_eq_const %r#32, dense<1> : tensor<i32>
check.expect_eq_const %r#33, dense<100000> : tensor<i32>
check.expect_eq_const %r#34, dense<1> : tensor<i32>
check.expect_eq_const %r#35, dense<0> : tensor<i32>
check.expect_eq_const %r#36, dense<10010> : tensor<i32>
check.expect_eq_const %r#37, dense<111000> : tensor<i32>
check.expect_eq_const %r#38, dense<10010> : tensor<i32>
check.expect_eq_const %r#39, dense<100000> : tensor<i32>
check.expect_eq_const %r#40, dense<[10, 10000]> : tensor<2xi32>
check.expect_eq_const %r#41, dense<10> : tensor<i32>
check.expect_eq_const %r#42, dense<0> : tensor<i32>
check.expect_eq_const %r#43, dense<1> : tensor<i32>
check.expect_eq_const %r#44, dense<1> : tensor<i32>
check.expect_eq_const %r#45, dense<100100> : tensor<i32>
check.expect_eq_const %r#46, dense<111000> : tensor<i32>
check.expect_eq_const %r#47, dense<100001> : tensor<i32>
check.expect_eq_const %r#48, dense<1000> : tensor<i32>
check.expect_eq_const %r#49, dense<[100, 100000]> : tensor<2xi32>
check.expect_eq_const %r#50, dense<100> : tensor<i32>
check.expect_eq_const %r#51, dense<100000> : tensor<i32>
check.expect_eq_const %r#52, dense<1> : tensor<i32>
check.expect_eq_const %r#53, dense<2> : tensor<i32>
return
}
}
