// What two replicas send round and round, and what one sends to the other alone: the other gets zeros.
module @messages {
func.func private @f(%x: tensor<3xf32>, %n: tensor<i32>) -> (tensor<3xf32>, tensor<i32>) {
%k = stablehlo.create_token : !stablehlo.token
%early:3 = "stablehlo.recv"(%k) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 1>,
  source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (!stablehlo.token) -> (tensor<3xf32>, tensor<i32>, !stablehlo.token)
%sum = stablehlo.add %early#1, %n : tensor<i32>
%s = "stablehlo.send"(%x, %n, %k) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 1>,
  source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (tensor<3xf32>, tensor<i32>, !stablehlo.token) -> !stablehlo.token
%both = stablehlo.after_all %s, %early#2 : !stablehlo.token
%alone = "stablehlo.send"(%early#0, %both) {channel_handle = #stablehlo.channel_handle<handle = -1, type = 1>,
  source_target_pairs = dense<[[1, 0]]> : tensor<1x2xi64>} : (tensor<3xf32>, !stablehlo.token) -> !stablehlo.token
%late:2 = "stablehlo.recv"(%alone) {channel_handle = #stablehlo.channel_handle<handle = -1, type = 1>} : (!stablehlo.token) -> (tensor<3xf32>, !stablehlo.token)
return %late#0, %sum : tensor<3xf32>, tensor<i32>
}
func.func public @main() {
%x0 = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
%x1 = stablehlo.constant dense<[-4.0, 5.0, 0.5]> : tensor<3xf32>
%n0 = stablehlo.constant dense<10> : tensor<i32>
%n1 = stablehlo.constant dense<200> : tensor<i32>
%r:4 = "interpreter.run_parallel"(%x0, %n0, %x1, %n1) {programs = [[@f], [@f]]} : (tensor<3xf32>, tensor<i32>, tensor<3xf32>, tensor<i32>) -> (tensor<3xf32>, tensor<i32>, tensor<3xf32>, tensor<i32>)
check.expect_eq_const %r#0, dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
check.expect_eq_const %r#1, dense<210> : tensor<i32>
check.expect_eq_const %r#2, dense<0.0> : tensor<3xf32>
check.expect_eq_const %r#3, dense<210> : tensor<i32>
return
}
}
