// i1
module {
func.func private @f(%x: tensor<2x4xi1>) -> (tensor<4x4xi1>, tensor<2x4xi1>, tensor<1x4xi1>, tensor<4x2xi1>, tensor<2x4xi1>, tensor<2x4xi1>) {
%0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<2x4xi1>) -> tensor<4x4xi1>
%1 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<i1>, %q: tensor<i1>):
      %s = stablehlo.add %p, %q : tensor<i1>
      stablehlo.return %s : tensor<i1>
    }) : (tensor<2x4xi1>) -> tensor<2x4xi1>
%2 = "stablehlo.reduce_scatter"(%x) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<i1>, %q: tensor<i1>):
      %s = stablehlo.add %p, %q : tensor<i1>
      stablehlo.return %s : tensor<i1>
    }) : (tensor<2x4xi1>) -> tensor<1x4xi1>
%3 = "stablehlo.all_to_all"(%x) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 4, type = 1>}> : (tensor<2x4xi1>) -> tensor<4x2xi1>
%4 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>}> : (tensor<2x4xi1>) -> tensor<2x4xi1>
%5 = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 6, type = 1>}> : (tensor<2x4xi1>) -> tensor<2x4xi1>
return %0, %1, %2, %3, %4, %5 : tensor<4x4xi1>, tensor<2x4xi1>, tensor<1x4xi1>, tensor<4x2xi1>, tensor<2x4xi1>, tensor<2x4xi1>
}
func.func public @main() {
%a0 = stablehlo.constant dense<[[false, true, true, false], [true, false, true, false]]> : tensor<2x4xi1>
%a1 = stablehlo.constant dense<[[false, true, true, false], [false, true, true, true]]> : tensor<2x4xi1>
%r:12 = "interpreter.run_parallel"(%a0, %a1) {programs = [[@f, @f]]} : (tensor<2x4xi1>, tensor<2x4xi1>) -> (tensor<4x4xi1>, tensor<2x4xi1>, tensor<1x4xi1>, tensor<4x2xi1>, tensor<2x4xi1>, tensor<2x4xi1>, tensor<4x4xi1>, tensor<2x4xi1>, tensor<1x4xi1>, tensor<4x2xi1>, tensor<2x4xi1>, tensor<2x4xi1>)
%e0 = stablehlo.constant dense<[[false, true, true, false], [true, false, true, false], [false, true, true, false], [false, true, true, true]]> : tensor<4x4xi1>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<4x4xi1>, tensor<4x4xi1>) -> ()
%e1 = stablehlo.constant dense<[[false, true, true, false], [true, true, true, true]]> : tensor<2x4xi1>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x4xi1>, tensor<2x4xi1>) -> ()
%e2 = stablehlo.constant dense<[[false, true, true, false]]> : tensor<1x4xi1>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<1x4xi1>, tensor<1x4xi1>) -> ()
%e3 = stablehlo.constant dense<[[false, true], [true, false], [false, true], [false, true]]> : tensor<4x2xi1>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<4x2xi1>, tensor<4x2xi1>) -> ()
%e4 = stablehlo.constant dense<[[false, true, true, false], [false, true, true, true]]> : tensor<2x4xi1>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x4xi1>, tensor<2x4xi1>) -> ()
%e5 = stablehlo.constant dense<[[false, true, true, false], [false, true, true, true]]> : tensor<2x4xi1>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2x4xi1>, tensor<2x4xi1>) -> ()
%e6 = stablehlo.constant dense<[[false, true, true, false], [true, false, true, false], [false, true, true, false], [false, true, true, true]]> : tensor<4x4xi1>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<4x4xi1>, tensor<4x4xi1>) -> ()
%e7 = stablehlo.constant dense<[[false, true, true, false], [true, true, true, true]]> : tensor<2x4xi1>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x4xi1>, tensor<2x4xi1>) -> ()
%e8 = stablehlo.constant dense<[[true, true, true, true]]> : tensor<1x4xi1>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<1x4xi1>, tensor<1x4xi1>) -> ()
%e9 = stablehlo.constant dense<[[true, false], [true, false], [true, false], [true, true]]> : tensor<4x2xi1>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<4x2xi1>, tensor<4x2xi1>) -> ()
%e10 = stablehlo.constant dense<[[false, true, true, false], [true, false, true, false]]> : tensor<2x4xi1>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<2x4xi1>, tensor<2x4xi1>) -> ()
%e11 = stablehlo.constant dense<[[false, true, true, false], [false, true, true, true]]> : tensor<2x4xi1>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x4xi1>, tensor<2x4xi1>) -> ()
return
}
}
// -----
// i2
module {
func.func private @f(%x: tensor<2x4xi2>) -> (tensor<4x4xi2>, tensor<2x4xi2>, tensor<1x4xi2>, tensor<4x2xi2>, tensor<2x4xi2>, tensor<2x4xi2>) {
%0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<2x4xi2>) -> tensor<4x4xi2>
%1 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<i2>, %q: tensor<i2>):
      %s = stablehlo.add %p, %q : tensor<i2>
      stablehlo.return %s : tensor<i2>
    }) : (tensor<2x4xi2>) -> tensor<2x4xi2>
%2 = "stablehlo.reduce_scatter"(%x) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<i2>, %q: tensor<i2>):
      %s = stablehlo.add %p, %q : tensor<i2>
      stablehlo.return %s : tensor<i2>
    }) : (tensor<2x4xi2>) -> tensor<1x4xi2>
%3 = "stablehlo.all_to_all"(%x) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 4, type = 1>}> : (tensor<2x4xi2>) -> tensor<4x2xi2>
%4 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>}> : (tensor<2x4xi2>) -> tensor<2x4xi2>
%5 = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 6, type = 1>}> : (tensor<2x4xi2>) -> tensor<2x4xi2>
return %0, %1, %2, %3, %4, %5 : tensor<4x4xi2>, tensor<2x4xi2>, tensor<1x4xi2>, tensor<4x2xi2>, tensor<2x4xi2>, tensor<2x4xi2>
}
func.func public @main() {
%a0 = stablehlo.constant dense<[[0, 1, 1, 0], [1, 0, 1, 0]]> : tensor<2x4xi2>
%a1 = stablehlo.constant dense<[[0, 1, 1, 0], [0, 1, 1, 1]]> : tensor<2x4xi2>
%r:12 = "interpreter.run_parallel"(%a0, %a1) {programs = [[@f, @f]]} : (tensor<2x4xi2>, tensor<2x4xi2>) -> (tensor<4x4xi2>, tensor<2x4xi2>, tensor<1x4xi2>, tensor<4x2xi2>, tensor<2x4xi2>, tensor<2x4xi2>, tensor<4x4xi2>, tensor<2x4xi2>, tensor<1x4xi2>, tensor<4x2xi2>, tensor<2x4xi2>, tensor<2x4xi2>)
%e0 = stablehlo.constant dense<[[0, 1, 1, 0], [1, 0, 1, 0], [0, 1, 1, 0], [0, 1, 1, 1]]> : tensor<4x4xi2>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<4x4xi2>, tensor<4x4xi2>) -> ()
%e1 = stablehlo.constant dense<[[0, -2, -2, 0], [1, 1, -2, 1]]> : tensor<2x4xi2>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x4xi2>, tensor<2x4xi2>) -> ()
%e2 = stablehlo.constant dense<[[0, -2, -2, 0]]> : tensor<1x4xi2>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<1x4xi2>, tensor<1x4xi2>) -> ()
%e3 = stablehlo.constant dense<[[0, 1], [1, 0], [0, 1], [0, 1]]> : tensor<4x2xi2>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<4x2xi2>, tensor<4x2xi2>) -> ()
%e4 = stablehlo.constant dense<[[0, 1, 1, 0], [0, 1, 1, 1]]> : tensor<2x4xi2>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x4xi2>, tensor<2x4xi2>) -> ()
%e5 = stablehlo.constant dense<[[0, 1, 1, 0], [0, 1, 1, 1]]> : tensor<2x4xi2>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2x4xi2>, tensor<2x4xi2>) -> ()
%e6 = stablehlo.constant dense<[[0, 1, 1, 0], [1, 0, 1, 0], [0, 1, 1, 0], [0, 1, 1, 1]]> : tensor<4x4xi2>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<4x4xi2>, tensor<4x4xi2>) -> ()
%e7 = stablehlo.constant dense<[[0, -2, -2, 0], [1, 1, -2, 1]]> : tensor<2x4xi2>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x4xi2>, tensor<2x4xi2>) -> ()
%e8 = stablehlo.constant dense<[[1, 1, -2, 1]]> : tensor<1x4xi2>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<1x4xi2>, tensor<1x4xi2>) -> ()
%e9 = stablehlo.constant dense<[[1, 0], [1, 0], [1, 0], [1, 1]]> : tensor<4x2xi2>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<4x2xi2>, tensor<4x2xi2>) -> ()
%e10 = stablehlo.constant dense<[[0, 1, 1, 0], [1, 0, 1, 0]]> : tensor<2x4xi2>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<2x4xi2>, tensor<2x4xi2>) -> ()
%e11 = stablehlo.constant dense<[[0, 1, 1, 0], [0, 1, 1, 1]]> : tensor<2x4xi2>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x4xi2>, tensor<2x4xi2>) -> ()
return
}
}
// -----
// i4
module {
func.func private @f(%x: tensor<2x4xi4>) -> (tensor<4x4xi4>, tensor<2x4xi4>, tensor<1x4xi4>, tensor<4x2xi4>, tensor<2x4xi4>, tensor<2x4xi4>) {
%0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<2x4xi4>) -> tensor<4x4xi4>
%1 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<i4>, %q: tensor<i4>):
      %s = stablehlo.add %p, %q : tensor<i4>
      stablehlo.return %s : tensor<i4>
    }) : (tensor<2x4xi4>) -> tensor<2x4xi4>
%2 = "stablehlo.reduce_scatter"(%x) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<i4>, %q: tensor<i4>):
      %s = stablehlo.add %p, %q : tensor<i4>
      stablehlo.return %s : tensor<i4>
    }) : (tensor<2x4xi4>) -> tensor<1x4xi4>
%3 = "stablehlo.all_to_all"(%x) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 4, type = 1>}> : (tensor<2x4xi4>) -> tensor<4x2xi4>
%4 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>}> : (tensor<2x4xi4>) -> tensor<2x4xi4>
%5 = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 6, type = 1>}> : (tensor<2x4xi4>) -> tensor<2x4xi4>
return %0, %1, %2, %3, %4, %5 : tensor<4x4xi4>, tensor<2x4xi4>, tensor<1x4xi4>, tensor<4x2xi4>, tensor<2x4xi4>, tensor<2x4xi4>
}
func.func public @main() {
%a0 = stablehlo.constant dense<[[0, 1, 1, 0], [1, 0, 1, 0]]> : tensor<2x4xi4>
%a1 = stablehlo.constant dense<[[0, 1, 1, 0], [0, 1, 1, 1]]> : tensor<2x4xi4>
%r:12 = "interpreter.run_parallel"(%a0, %a1) {programs = [[@f, @f]]} : (tensor<2x4xi4>, tensor<2x4xi4>) -> (tensor<4x4xi4>, tensor<2x4xi4>, tensor<1x4xi4>, tensor<4x2xi4>, tensor<2x4xi4>, tensor<2x4xi4>, tensor<4x4xi4>, tensor<2x4xi4>, tensor<1x4xi4>, tensor<4x2xi4>, tensor<2x4xi4>, tensor<2x4xi4>)
%e0 = stablehlo.constant dense<[[0, 1, 1, 0], [1, 0, 1, 0], [0, 1, 1, 0], [0, 1, 1, 1]]> : tensor<4x4xi4>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<4x4xi4>, tensor<4x4xi4>) -> ()
%e1 = stablehlo.constant dense<[[0, 2, 2, 0], [1, 1, 2, 1]]> : tensor<2x4xi4>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x4xi4>, tensor<2x4xi4>) -> ()
%e2 = stablehlo.constant dense<[[0, 2, 2, 0]]> : tensor<1x4xi4>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<1x4xi4>, tensor<1x4xi4>) -> ()
%e3 = stablehlo.constant dense<[[0, 1], [1, 0], [0, 1], [0, 1]]> : tensor<4x2xi4>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<4x2xi4>, tensor<4x2xi4>) -> ()
%e4 = stablehlo.constant dense<[[0, 1, 1, 0], [0, 1, 1, 1]]> : tensor<2x4xi4>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x4xi4>, tensor<2x4xi4>) -> ()
%e5 = stablehlo.constant dense<[[0, 1, 1, 0], [0, 1, 1, 1]]> : tensor<2x4xi4>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2x4xi4>, tensor<2x4xi4>) -> ()
%e6 = stablehlo.constant dense<[[0, 1, 1, 0], [1, 0, 1, 0], [0, 1, 1, 0], [0, 1, 1, 1]]> : tensor<4x4xi4>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<4x4xi4>, tensor<4x4xi4>) -> ()
%e7 = stablehlo.constant dense<[[0, 2, 2, 0], [1, 1, 2, 1]]> : tensor<2x4xi4>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x4xi4>, tensor<2x4xi4>) -> ()
%e8 = stablehlo.constant dense<[[1, 1, 2, 1]]> : tensor<1x4xi4>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<1x4xi4>, tensor<1x4xi4>) -> ()
%e9 = stablehlo.constant dense<[[1, 0], [1, 0], [1, 0], [1, 1]]> : tensor<4x2xi4>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<4x2xi4>, tensor<4x2xi4>) -> ()
%e10 = stablehlo.constant dense<[[0, 1, 1, 0], [1, 0, 1, 0]]> : tensor<2x4xi4>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<2x4xi4>, tensor<2x4xi4>) -> ()
%e11 = stablehlo.constant dense<[[0, 1, 1, 0], [0, 1, 1, 1]]> : tensor<2x4xi4>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x4xi4>, tensor<2x4xi4>) -> ()
return
}
}
// -----
// i8
module {
func.func private @f(%x: tensor<2x4xi8>) -> (tensor<4x4xi8>, tensor<2x4xi8>, tensor<1x4xi8>, tensor<4x2xi8>, tensor<2x4xi8>, tensor<2x4xi8>) {
%0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<2x4xi8>) -> tensor<4x4xi8>
%1 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<i8>, %q: tensor<i8>):
      %s = stablehlo.add %p, %q : tensor<i8>
      stablehlo.return %s : tensor<i8>
    }) : (tensor<2x4xi8>) -> tensor<2x4xi8>
%2 = "stablehlo.reduce_scatter"(%x) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<i8>, %q: tensor<i8>):
      %s = stablehlo.add %p, %q : tensor<i8>
      stablehlo.return %s : tensor<i8>
    }) : (tensor<2x4xi8>) -> tensor<1x4xi8>
%3 = "stablehlo.all_to_all"(%x) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 4, type = 1>}> : (tensor<2x4xi8>) -> tensor<4x2xi8>
%4 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>}> : (tensor<2x4xi8>) -> tensor<2x4xi8>
%5 = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 6, type = 1>}> : (tensor<2x4xi8>) -> tensor<2x4xi8>
return %0, %1, %2, %3, %4, %5 : tensor<4x4xi8>, tensor<2x4xi8>, tensor<1x4xi8>, tensor<4x2xi8>, tensor<2x4xi8>, tensor<2x4xi8>
}
func.func public @main() {
%a0 = stablehlo.constant dense<"0x0001010001000100"> : tensor<2x4xi8>
%a1 = stablehlo.constant dense<"0x0001010000010101"> : tensor<2x4xi8>
%r:12 = "interpreter.run_parallel"(%a0, %a1) {programs = [[@f, @f]]} : (tensor<2x4xi8>, tensor<2x4xi8>) -> (tensor<4x4xi8>, tensor<2x4xi8>, tensor<1x4xi8>, tensor<4x2xi8>, tensor<2x4xi8>, tensor<2x4xi8>, tensor<4x4xi8>, tensor<2x4xi8>, tensor<1x4xi8>, tensor<4x2xi8>, tensor<2x4xi8>, tensor<2x4xi8>)
%e0 = stablehlo.constant dense<"0x00010100010001000001010000010101"> : tensor<4x4xi8>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<4x4xi8>, tensor<4x4xi8>) -> ()
%e1 = stablehlo.constant dense<"0x0002020001010201"> : tensor<2x4xi8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x4xi8>, tensor<2x4xi8>) -> ()
%e2 = stablehlo.constant dense<"0x00020200"> : tensor<1x4xi8>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<1x4xi8>, tensor<1x4xi8>) -> ()
%e3 = stablehlo.constant dense<"0x0001010000010001"> : tensor<4x2xi8>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<4x2xi8>, tensor<4x2xi8>) -> ()
%e4 = stablehlo.constant dense<"0x0001010000010101"> : tensor<2x4xi8>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x4xi8>, tensor<2x4xi8>) -> ()
%e5 = stablehlo.constant dense<"0x0001010000010101"> : tensor<2x4xi8>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2x4xi8>, tensor<2x4xi8>) -> ()
%e6 = stablehlo.constant dense<"0x00010100010001000001010000010101"> : tensor<4x4xi8>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<4x4xi8>, tensor<4x4xi8>) -> ()
%e7 = stablehlo.constant dense<"0x0002020001010201"> : tensor<2x4xi8>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x4xi8>, tensor<2x4xi8>) -> ()
%e8 = stablehlo.constant dense<"0x01010201"> : tensor<1x4xi8>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<1x4xi8>, tensor<1x4xi8>) -> ()
%e9 = stablehlo.constant dense<"0x0100010001000101"> : tensor<4x2xi8>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<4x2xi8>, tensor<4x2xi8>) -> ()
%e10 = stablehlo.constant dense<"0x0001010001000100"> : tensor<2x4xi8>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<2x4xi8>, tensor<2x4xi8>) -> ()
%e11 = stablehlo.constant dense<"0x0001010000010101"> : tensor<2x4xi8>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x4xi8>, tensor<2x4xi8>) -> ()
return
}
}
// -----
// i16
module {
func.func private @f(%x: tensor<2x4xi16>) -> (tensor<4x4xi16>, tensor<2x4xi16>, tensor<1x4xi16>, tensor<4x2xi16>, tensor<2x4xi16>, tensor<2x4xi16>) {
%0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<2x4xi16>) -> tensor<4x4xi16>
%1 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<i16>, %q: tensor<i16>):
      %s = stablehlo.add %p, %q : tensor<i16>
      stablehlo.return %s : tensor<i16>
    }) : (tensor<2x4xi16>) -> tensor<2x4xi16>
%2 = "stablehlo.reduce_scatter"(%x) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<i16>, %q: tensor<i16>):
      %s = stablehlo.add %p, %q : tensor<i16>
      stablehlo.return %s : tensor<i16>
    }) : (tensor<2x4xi16>) -> tensor<1x4xi16>
%3 = "stablehlo.all_to_all"(%x) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 4, type = 1>}> : (tensor<2x4xi16>) -> tensor<4x2xi16>
%4 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>}> : (tensor<2x4xi16>) -> tensor<2x4xi16>
%5 = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 6, type = 1>}> : (tensor<2x4xi16>) -> tensor<2x4xi16>
return %0, %1, %2, %3, %4, %5 : tensor<4x4xi16>, tensor<2x4xi16>, tensor<1x4xi16>, tensor<4x2xi16>, tensor<2x4xi16>, tensor<2x4xi16>
}
func.func public @main() {
%a0 = stablehlo.constant dense<"0x00000100010000000100000001000000"> : tensor<2x4xi16>
%a1 = stablehlo.constant dense<"0x00000100010000000000010001000100"> : tensor<2x4xi16>
%r:12 = "interpreter.run_parallel"(%a0, %a1) {programs = [[@f, @f]]} : (tensor<2x4xi16>, tensor<2x4xi16>) -> (tensor<4x4xi16>, tensor<2x4xi16>, tensor<1x4xi16>, tensor<4x2xi16>, tensor<2x4xi16>, tensor<2x4xi16>, tensor<4x4xi16>, tensor<2x4xi16>, tensor<1x4xi16>, tensor<4x2xi16>, tensor<2x4xi16>, tensor<2x4xi16>)
%e0 = stablehlo.constant dense<"0x0000010001000000010000000100000000000100010000000000010001000100"> : tensor<4x4xi16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<4x4xi16>, tensor<4x4xi16>) -> ()
%e1 = stablehlo.constant dense<"0x00000200020000000100010002000100"> : tensor<2x4xi16>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x4xi16>, tensor<2x4xi16>) -> ()
%e2 = stablehlo.constant dense<"0x0000020002000000"> : tensor<1x4xi16>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<1x4xi16>, tensor<1x4xi16>) -> ()
%e3 = stablehlo.constant dense<"0x00000100010000000000010000000100"> : tensor<4x2xi16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<4x2xi16>, tensor<4x2xi16>) -> ()
%e4 = stablehlo.constant dense<"0x00000100010000000000010001000100"> : tensor<2x4xi16>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x4xi16>, tensor<2x4xi16>) -> ()
%e5 = stablehlo.constant dense<"0x00000100010000000000010001000100"> : tensor<2x4xi16>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2x4xi16>, tensor<2x4xi16>) -> ()
%e6 = stablehlo.constant dense<"0x0000010001000000010000000100000000000100010000000000010001000100"> : tensor<4x4xi16>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<4x4xi16>, tensor<4x4xi16>) -> ()
%e7 = stablehlo.constant dense<"0x00000200020000000100010002000100"> : tensor<2x4xi16>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x4xi16>, tensor<2x4xi16>) -> ()
%e8 = stablehlo.constant dense<"0x0100010002000100"> : tensor<1x4xi16>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<1x4xi16>, tensor<1x4xi16>) -> ()
%e9 = stablehlo.constant dense<"0x01000000010000000100000001000100"> : tensor<4x2xi16>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<4x2xi16>, tensor<4x2xi16>) -> ()
%e10 = stablehlo.constant dense<"0x00000100010000000100000001000000"> : tensor<2x4xi16>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<2x4xi16>, tensor<2x4xi16>) -> ()
%e11 = stablehlo.constant dense<"0x00000100010000000000010001000100"> : tensor<2x4xi16>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x4xi16>, tensor<2x4xi16>) -> ()
return
}
}
// -----
// i32
module {
func.func private @f(%x: tensor<2x4xi32>) -> (tensor<4x4xi32>, tensor<2x4xi32>, tensor<1x4xi32>, tensor<4x2xi32>, tensor<2x4xi32>, tensor<2x4xi32>) {
%0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<2x4xi32>) -> tensor<4x4xi32>
%1 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
      %s = stablehlo.add %p, %q : tensor<i32>
      stablehlo.return %s : tensor<i32>
    }) : (tensor<2x4xi32>) -> tensor<2x4xi32>
%2 = "stablehlo.reduce_scatter"(%x) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
      %s = stablehlo.add %p, %q : tensor<i32>
      stablehlo.return %s : tensor<i32>
    }) : (tensor<2x4xi32>) -> tensor<1x4xi32>
%3 = "stablehlo.all_to_all"(%x) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 4, type = 1>}> : (tensor<2x4xi32>) -> tensor<4x2xi32>
%4 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>}> : (tensor<2x4xi32>) -> tensor<2x4xi32>
%5 = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 6, type = 1>}> : (tensor<2x4xi32>) -> tensor<2x4xi32>
return %0, %1, %2, %3, %4, %5 : tensor<4x4xi32>, tensor<2x4xi32>, tensor<1x4xi32>, tensor<4x2xi32>, tensor<2x4xi32>, tensor<2x4xi32>
}
func.func public @main() {
%a0 = stablehlo.constant dense<"0x0000000001000000010000000000000001000000000000000100000000000000"> : tensor<2x4xi32>
%a1 = stablehlo.constant dense<"0x0000000001000000010000000000000000000000010000000100000001000000"> : tensor<2x4xi32>
%r:12 = "interpreter.run_parallel"(%a0, %a1) {programs = [[@f, @f]]} : (tensor<2x4xi32>, tensor<2x4xi32>) -> (tensor<4x4xi32>, tensor<2x4xi32>, tensor<1x4xi32>, tensor<4x2xi32>, tensor<2x4xi32>, tensor<2x4xi32>, tensor<4x4xi32>, tensor<2x4xi32>, tensor<1x4xi32>, tensor<4x2xi32>, tensor<2x4xi32>, tensor<2x4xi32>)
%e0 = stablehlo.constant dense<"0x00000000010000000100000000000000010000000000000001000000000000000000000001000000010000000000000000000000010000000100000001000000"> : tensor<4x4xi32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<4x4xi32>, tensor<4x4xi32>) -> ()
%e1 = stablehlo.constant dense<"0x0000000002000000020000000000000001000000010000000200000001000000"> : tensor<2x4xi32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x4xi32>, tensor<2x4xi32>) -> ()
%e2 = stablehlo.constant dense<"0x00000000020000000200000000000000"> : tensor<1x4xi32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<1x4xi32>, tensor<1x4xi32>) -> ()
%e3 = stablehlo.constant dense<"0x0000000001000000010000000000000000000000010000000000000001000000"> : tensor<4x2xi32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<4x2xi32>, tensor<4x2xi32>) -> ()
%e4 = stablehlo.constant dense<"0x0000000001000000010000000000000000000000010000000100000001000000"> : tensor<2x4xi32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x4xi32>, tensor<2x4xi32>) -> ()
%e5 = stablehlo.constant dense<"0x0000000001000000010000000000000000000000010000000100000001000000"> : tensor<2x4xi32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2x4xi32>, tensor<2x4xi32>) -> ()
%e6 = stablehlo.constant dense<"0x00000000010000000100000000000000010000000000000001000000000000000000000001000000010000000000000000000000010000000100000001000000"> : tensor<4x4xi32>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<4x4xi32>, tensor<4x4xi32>) -> ()
%e7 = stablehlo.constant dense<"0x0000000002000000020000000000000001000000010000000200000001000000"> : tensor<2x4xi32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x4xi32>, tensor<2x4xi32>) -> ()
%e8 = stablehlo.constant dense<"0x01000000010000000200000001000000"> : tensor<1x4xi32>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<1x4xi32>, tensor<1x4xi32>) -> ()
%e9 = stablehlo.constant dense<"0x0100000000000000010000000000000001000000000000000100000001000000"> : tensor<4x2xi32>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<4x2xi32>, tensor<4x2xi32>) -> ()
%e10 = stablehlo.constant dense<"0x0000000001000000010000000000000001000000000000000100000000000000"> : tensor<2x4xi32>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<2x4xi32>, tensor<2x4xi32>) -> ()
%e11 = stablehlo.constant dense<"0x0000000001000000010000000000000000000000010000000100000001000000"> : tensor<2x4xi32>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x4xi32>, tensor<2x4xi32>) -> ()
return
}
}
// -----
// i64
module {
func.func private @f(%x: tensor<2x4xi64>) -> (tensor<4x4xi64>, tensor<2x4xi64>, tensor<1x4xi64>, tensor<4x2xi64>, tensor<2x4xi64>, tensor<2x4xi64>) {
%0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<2x4xi64>) -> tensor<4x4xi64>
%1 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<i64>, %q: tensor<i64>):
      %s = stablehlo.add %p, %q : tensor<i64>
      stablehlo.return %s : tensor<i64>
    }) : (tensor<2x4xi64>) -> tensor<2x4xi64>
%2 = "stablehlo.reduce_scatter"(%x) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<i64>, %q: tensor<i64>):
      %s = stablehlo.add %p, %q : tensor<i64>
      stablehlo.return %s : tensor<i64>
    }) : (tensor<2x4xi64>) -> tensor<1x4xi64>
%3 = "stablehlo.all_to_all"(%x) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 4, type = 1>}> : (tensor<2x4xi64>) -> tensor<4x2xi64>
%4 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>}> : (tensor<2x4xi64>) -> tensor<2x4xi64>
%5 = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 6, type = 1>}> : (tensor<2x4xi64>) -> tensor<2x4xi64>
return %0, %1, %2, %3, %4, %5 : tensor<4x4xi64>, tensor<2x4xi64>, tensor<1x4xi64>, tensor<4x2xi64>, tensor<2x4xi64>, tensor<2x4xi64>
}
func.func public @main() {
%a0 = stablehlo.constant dense<"0x00000000000000000100000000000000010000000000000000000000000000000100000000000000000000000000000001000000000000000000000000000000"> : tensor<2x4xi64>
%a1 = stablehlo.constant dense<"0x00000000000000000100000000000000010000000000000000000000000000000000000000000000010000000000000001000000000000000100000000000000"> : tensor<2x4xi64>
%r:12 = "interpreter.run_parallel"(%a0, %a1) {programs = [[@f, @f]]} : (tensor<2x4xi64>, tensor<2x4xi64>) -> (tensor<4x4xi64>, tensor<2x4xi64>, tensor<1x4xi64>, tensor<4x2xi64>, tensor<2x4xi64>, tensor<2x4xi64>, tensor<4x4xi64>, tensor<2x4xi64>, tensor<1x4xi64>, tensor<4x2xi64>, tensor<2x4xi64>, tensor<2x4xi64>)
%e0 = stablehlo.constant dense<"0x0000000000000000010000000000000001000000000000000000000000000000010000000000000000000000000000000100000000000000000000000000000000000000000000000100000000000000010000000000000000000000000000000000000000000000010000000000000001000000000000000100000000000000"> : tensor<4x4xi64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<4x4xi64>, tensor<4x4xi64>) -> ()
%e1 = stablehlo.constant dense<"0x00000000000000000200000000000000020000000000000000000000000000000100000000000000010000000000000002000000000000000100000000000000"> : tensor<2x4xi64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x4xi64>, tensor<2x4xi64>) -> ()
%e2 = stablehlo.constant dense<"0x0000000000000000020000000000000002000000000000000000000000000000"> : tensor<1x4xi64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<1x4xi64>, tensor<1x4xi64>) -> ()
%e3 = stablehlo.constant dense<"0x00000000000000000100000000000000010000000000000000000000000000000000000000000000010000000000000000000000000000000100000000000000"> : tensor<4x2xi64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<4x2xi64>, tensor<4x2xi64>) -> ()
%e4 = stablehlo.constant dense<"0x00000000000000000100000000000000010000000000000000000000000000000000000000000000010000000000000001000000000000000100000000000000"> : tensor<2x4xi64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x4xi64>, tensor<2x4xi64>) -> ()
%e5 = stablehlo.constant dense<"0x00000000000000000100000000000000010000000000000000000000000000000000000000000000010000000000000001000000000000000100000000000000"> : tensor<2x4xi64>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2x4xi64>, tensor<2x4xi64>) -> ()
%e6 = stablehlo.constant dense<"0x0000000000000000010000000000000001000000000000000000000000000000010000000000000000000000000000000100000000000000000000000000000000000000000000000100000000000000010000000000000000000000000000000000000000000000010000000000000001000000000000000100000000000000"> : tensor<4x4xi64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<4x4xi64>, tensor<4x4xi64>) -> ()
%e7 = stablehlo.constant dense<"0x00000000000000000200000000000000020000000000000000000000000000000100000000000000010000000000000002000000000000000100000000000000"> : tensor<2x4xi64>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x4xi64>, tensor<2x4xi64>) -> ()
%e8 = stablehlo.constant dense<"0x0100000000000000010000000000000002000000000000000100000000000000"> : tensor<1x4xi64>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<1x4xi64>, tensor<1x4xi64>) -> ()
%e9 = stablehlo.constant dense<"0x01000000000000000000000000000000010000000000000000000000000000000100000000000000000000000000000001000000000000000100000000000000"> : tensor<4x2xi64>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<4x2xi64>, tensor<4x2xi64>) -> ()
%e10 = stablehlo.constant dense<"0x00000000000000000100000000000000010000000000000000000000000000000100000000000000000000000000000001000000000000000000000000000000"> : tensor<2x4xi64>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<2x4xi64>, tensor<2x4xi64>) -> ()
%e11 = stablehlo.constant dense<"0x00000000000000000100000000000000010000000000000000000000000000000000000000000000010000000000000001000000000000000100000000000000"> : tensor<2x4xi64>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x4xi64>, tensor<2x4xi64>) -> ()
return
}
}
// -----
// ui2
module {
func.func private @f(%x: tensor<2x4xui2>) -> (tensor<4x4xui2>, tensor<2x4xui2>, tensor<1x4xui2>, tensor<4x2xui2>, tensor<2x4xui2>, tensor<2x4xui2>) {
%0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<2x4xui2>) -> tensor<4x4xui2>
%1 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<ui2>, %q: tensor<ui2>):
      %s = stablehlo.add %p, %q : tensor<ui2>
      stablehlo.return %s : tensor<ui2>
    }) : (tensor<2x4xui2>) -> tensor<2x4xui2>
%2 = "stablehlo.reduce_scatter"(%x) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<ui2>, %q: tensor<ui2>):
      %s = stablehlo.add %p, %q : tensor<ui2>
      stablehlo.return %s : tensor<ui2>
    }) : (tensor<2x4xui2>) -> tensor<1x4xui2>
%3 = "stablehlo.all_to_all"(%x) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 4, type = 1>}> : (tensor<2x4xui2>) -> tensor<4x2xui2>
%4 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>}> : (tensor<2x4xui2>) -> tensor<2x4xui2>
%5 = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 6, type = 1>}> : (tensor<2x4xui2>) -> tensor<2x4xui2>
return %0, %1, %2, %3, %4, %5 : tensor<4x4xui2>, tensor<2x4xui2>, tensor<1x4xui2>, tensor<4x2xui2>, tensor<2x4xui2>, tensor<2x4xui2>
}
func.func public @main() {
%a0 = stablehlo.constant dense<[[0, 1, 1, 0], [1, 0, 1, 0]]> : tensor<2x4xui2>
%a1 = stablehlo.constant dense<[[0, 1, 1, 0], [0, 1, 1, 1]]> : tensor<2x4xui2>
%r:12 = "interpreter.run_parallel"(%a0, %a1) {programs = [[@f, @f]]} : (tensor<2x4xui2>, tensor<2x4xui2>) -> (tensor<4x4xui2>, tensor<2x4xui2>, tensor<1x4xui2>, tensor<4x2xui2>, tensor<2x4xui2>, tensor<2x4xui2>, tensor<4x4xui2>, tensor<2x4xui2>, tensor<1x4xui2>, tensor<4x2xui2>, tensor<2x4xui2>, tensor<2x4xui2>)
%e0 = stablehlo.constant dense<[[0, 1, 1, 0], [1, 0, 1, 0], [0, 1, 1, 0], [0, 1, 1, 1]]> : tensor<4x4xui2>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<4x4xui2>, tensor<4x4xui2>) -> ()
%e1 = stablehlo.constant dense<[[0, 2, 2, 0], [1, 1, 2, 1]]> : tensor<2x4xui2>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x4xui2>, tensor<2x4xui2>) -> ()
%e2 = stablehlo.constant dense<[[0, 2, 2, 0]]> : tensor<1x4xui2>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<1x4xui2>, tensor<1x4xui2>) -> ()
%e3 = stablehlo.constant dense<[[0, 1], [1, 0], [0, 1], [0, 1]]> : tensor<4x2xui2>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<4x2xui2>, tensor<4x2xui2>) -> ()
%e4 = stablehlo.constant dense<[[0, 1, 1, 0], [0, 1, 1, 1]]> : tensor<2x4xui2>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x4xui2>, tensor<2x4xui2>) -> ()
%e5 = stablehlo.constant dense<[[0, 1, 1, 0], [0, 1, 1, 1]]> : tensor<2x4xui2>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2x4xui2>, tensor<2x4xui2>) -> ()
%e6 = stablehlo.constant dense<[[0, 1, 1, 0], [1, 0, 1, 0], [0, 1, 1, 0], [0, 1, 1, 1]]> : tensor<4x4xui2>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<4x4xui2>, tensor<4x4xui2>) -> ()
%e7 = stablehlo.constant dense<[[0, 2, 2, 0], [1, 1, 2, 1]]> : tensor<2x4xui2>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x4xui2>, tensor<2x4xui2>) -> ()
%e8 = stablehlo.constant dense<[[1, 1, 2, 1]]> : tensor<1x4xui2>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<1x4xui2>, tensor<1x4xui2>) -> ()
%e9 = stablehlo.constant dense<[[1, 0], [1, 0], [1, 0], [1, 1]]> : tensor<4x2xui2>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<4x2xui2>, tensor<4x2xui2>) -> ()
%e10 = stablehlo.constant dense<[[0, 1, 1, 0], [1, 0, 1, 0]]> : tensor<2x4xui2>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<2x4xui2>, tensor<2x4xui2>) -> ()
%e11 = stablehlo.constant dense<[[0, 1, 1, 0], [0, 1, 1, 1]]> : tensor<2x4xui2>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x4xui2>, tensor<2x4xui2>) -> ()
return
}
}
// -----
// ui4
module {
func.func private @f(%x: tensor<2x4xui4>) -> (tensor<4x4xui4>, tensor<2x4xui4>, tensor<1x4xui4>, tensor<4x2xui4>, tensor<2x4xui4>, tensor<2x4xui4>) {
%0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<2x4xui4>) -> tensor<4x4xui4>
%1 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<ui4>, %q: tensor<ui4>):
      %s = stablehlo.add %p, %q : tensor<ui4>
      stablehlo.return %s : tensor<ui4>
    }) : (tensor<2x4xui4>) -> tensor<2x4xui4>
%2 = "stablehlo.reduce_scatter"(%x) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<ui4>, %q: tensor<ui4>):
      %s = stablehlo.add %p, %q : tensor<ui4>
      stablehlo.return %s : tensor<ui4>
    }) : (tensor<2x4xui4>) -> tensor<1x4xui4>
%3 = "stablehlo.all_to_all"(%x) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 4, type = 1>}> : (tensor<2x4xui4>) -> tensor<4x2xui4>
%4 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>}> : (tensor<2x4xui4>) -> tensor<2x4xui4>
%5 = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 6, type = 1>}> : (tensor<2x4xui4>) -> tensor<2x4xui4>
return %0, %1, %2, %3, %4, %5 : tensor<4x4xui4>, tensor<2x4xui4>, tensor<1x4xui4>, tensor<4x2xui4>, tensor<2x4xui4>, tensor<2x4xui4>
}
func.func public @main() {
%a0 = stablehlo.constant dense<[[0, 1, 1, 0], [1, 0, 1, 0]]> : tensor<2x4xui4>
%a1 = stablehlo.constant dense<[[0, 1, 1, 0], [0, 1, 1, 1]]> : tensor<2x4xui4>
%r:12 = "interpreter.run_parallel"(%a0, %a1) {programs = [[@f, @f]]} : (tensor<2x4xui4>, tensor<2x4xui4>) -> (tensor<4x4xui4>, tensor<2x4xui4>, tensor<1x4xui4>, tensor<4x2xui4>, tensor<2x4xui4>, tensor<2x4xui4>, tensor<4x4xui4>, tensor<2x4xui4>, tensor<1x4xui4>, tensor<4x2xui4>, tensor<2x4xui4>, tensor<2x4xui4>)
%e0 = stablehlo.constant dense<[[0, 1, 1, 0], [1, 0, 1, 0], [0, 1, 1, 0], [0, 1, 1, 1]]> : tensor<4x4xui4>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<4x4xui4>, tensor<4x4xui4>) -> ()
%e1 = stablehlo.constant dense<[[0, 2, 2, 0], [1, 1, 2, 1]]> : tensor<2x4xui4>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x4xui4>, tensor<2x4xui4>) -> ()
%e2 = stablehlo.constant dense<[[0, 2, 2, 0]]> : tensor<1x4xui4>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<1x4xui4>, tensor<1x4xui4>) -> ()
%e3 = stablehlo.constant dense<[[0, 1], [1, 0], [0, 1], [0, 1]]> : tensor<4x2xui4>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<4x2xui4>, tensor<4x2xui4>) -> ()
%e4 = stablehlo.constant dense<[[0, 1, 1, 0], [0, 1, 1, 1]]> : tensor<2x4xui4>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x4xui4>, tensor<2x4xui4>) -> ()
%e5 = stablehlo.constant dense<[[0, 1, 1, 0], [0, 1, 1, 1]]> : tensor<2x4xui4>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2x4xui4>, tensor<2x4xui4>) -> ()
%e6 = stablehlo.constant dense<[[0, 1, 1, 0], [1, 0, 1, 0], [0, 1, 1, 0], [0, 1, 1, 1]]> : tensor<4x4xui4>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<4x4xui4>, tensor<4x4xui4>) -> ()
%e7 = stablehlo.constant dense<[[0, 2, 2, 0], [1, 1, 2, 1]]> : tensor<2x4xui4>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x4xui4>, tensor<2x4xui4>) -> ()
%e8 = stablehlo.constant dense<[[1, 1, 2, 1]]> : tensor<1x4xui4>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<1x4xui4>, tensor<1x4xui4>) -> ()
%e9 = stablehlo.constant dense<[[1, 0], [1, 0], [1, 0], [1, 1]]> : tensor<4x2xui4>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<4x2xui4>, tensor<4x2xui4>) -> ()
%e10 = stablehlo.constant dense<[[0, 1, 1, 0], [1, 0, 1, 0]]> : tensor<2x4xui4>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<2x4xui4>, tensor<2x4xui4>) -> ()
%e11 = stablehlo.constant dense<[[0, 1, 1, 0], [0, 1, 1, 1]]> : tensor<2x4xui4>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x4xui4>, tensor<2x4xui4>) -> ()
return
}
}
// -----
// ui8
module {
func.func private @f(%x: tensor<2x4xui8>) -> (tensor<4x4xui8>, tensor<2x4xui8>, tensor<1x4xui8>, tensor<4x2xui8>, tensor<2x4xui8>, tensor<2x4xui8>) {
%0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<2x4xui8>) -> tensor<4x4xui8>
%1 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<ui8>, %q: tensor<ui8>):
      %s = stablehlo.add %p, %q : tensor<ui8>
      stablehlo.return %s : tensor<ui8>
    }) : (tensor<2x4xui8>) -> tensor<2x4xui8>
%2 = "stablehlo.reduce_scatter"(%x) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<ui8>, %q: tensor<ui8>):
      %s = stablehlo.add %p, %q : tensor<ui8>
      stablehlo.return %s : tensor<ui8>
    }) : (tensor<2x4xui8>) -> tensor<1x4xui8>
%3 = "stablehlo.all_to_all"(%x) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 4, type = 1>}> : (tensor<2x4xui8>) -> tensor<4x2xui8>
%4 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>}> : (tensor<2x4xui8>) -> tensor<2x4xui8>
%5 = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 6, type = 1>}> : (tensor<2x4xui8>) -> tensor<2x4xui8>
return %0, %1, %2, %3, %4, %5 : tensor<4x4xui8>, tensor<2x4xui8>, tensor<1x4xui8>, tensor<4x2xui8>, tensor<2x4xui8>, tensor<2x4xui8>
}
func.func public @main() {
%a0 = stablehlo.constant dense<"0x0001010001000100"> : tensor<2x4xui8>
%a1 = stablehlo.constant dense<"0x0001010000010101"> : tensor<2x4xui8>
%r:12 = "interpreter.run_parallel"(%a0, %a1) {programs = [[@f, @f]]} : (tensor<2x4xui8>, tensor<2x4xui8>) -> (tensor<4x4xui8>, tensor<2x4xui8>, tensor<1x4xui8>, tensor<4x2xui8>, tensor<2x4xui8>, tensor<2x4xui8>, tensor<4x4xui8>, tensor<2x4xui8>, tensor<1x4xui8>, tensor<4x2xui8>, tensor<2x4xui8>, tensor<2x4xui8>)
%e0 = stablehlo.constant dense<"0x00010100010001000001010000010101"> : tensor<4x4xui8>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<4x4xui8>, tensor<4x4xui8>) -> ()
%e1 = stablehlo.constant dense<"0x0002020001010201"> : tensor<2x4xui8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x4xui8>, tensor<2x4xui8>) -> ()
%e2 = stablehlo.constant dense<"0x00020200"> : tensor<1x4xui8>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<1x4xui8>, tensor<1x4xui8>) -> ()
%e3 = stablehlo.constant dense<"0x0001010000010001"> : tensor<4x2xui8>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<4x2xui8>, tensor<4x2xui8>) -> ()
%e4 = stablehlo.constant dense<"0x0001010000010101"> : tensor<2x4xui8>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x4xui8>, tensor<2x4xui8>) -> ()
%e5 = stablehlo.constant dense<"0x0001010000010101"> : tensor<2x4xui8>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2x4xui8>, tensor<2x4xui8>) -> ()
%e6 = stablehlo.constant dense<"0x00010100010001000001010000010101"> : tensor<4x4xui8>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<4x4xui8>, tensor<4x4xui8>) -> ()
%e7 = stablehlo.constant dense<"0x0002020001010201"> : tensor<2x4xui8>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x4xui8>, tensor<2x4xui8>) -> ()
%e8 = stablehlo.constant dense<"0x01010201"> : tensor<1x4xui8>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<1x4xui8>, tensor<1x4xui8>) -> ()
%e9 = stablehlo.constant dense<"0x0100010001000101"> : tensor<4x2xui8>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<4x2xui8>, tensor<4x2xui8>) -> ()
%e10 = stablehlo.constant dense<"0x0001010001000100"> : tensor<2x4xui8>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<2x4xui8>, tensor<2x4xui8>) -> ()
%e11 = stablehlo.constant dense<"0x0001010000010101"> : tensor<2x4xui8>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x4xui8>, tensor<2x4xui8>) -> ()
return
}
}
// -----
// ui16
module {
func.func private @f(%x: tensor<2x4xui16>) -> (tensor<4x4xui16>, tensor<2x4xui16>, tensor<1x4xui16>, tensor<4x2xui16>, tensor<2x4xui16>, tensor<2x4xui16>) {
%0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<2x4xui16>) -> tensor<4x4xui16>
%1 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<ui16>, %q: tensor<ui16>):
      %s = stablehlo.add %p, %q : tensor<ui16>
      stablehlo.return %s : tensor<ui16>
    }) : (tensor<2x4xui16>) -> tensor<2x4xui16>
%2 = "stablehlo.reduce_scatter"(%x) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<ui16>, %q: tensor<ui16>):
      %s = stablehlo.add %p, %q : tensor<ui16>
      stablehlo.return %s : tensor<ui16>
    }) : (tensor<2x4xui16>) -> tensor<1x4xui16>
%3 = "stablehlo.all_to_all"(%x) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 4, type = 1>}> : (tensor<2x4xui16>) -> tensor<4x2xui16>
%4 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>}> : (tensor<2x4xui16>) -> tensor<2x4xui16>
%5 = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 6, type = 1>}> : (tensor<2x4xui16>) -> tensor<2x4xui16>
return %0, %1, %2, %3, %4, %5 : tensor<4x4xui16>, tensor<2x4xui16>, tensor<1x4xui16>, tensor<4x2xui16>, tensor<2x4xui16>, tensor<2x4xui16>
}
func.func public @main() {
%a0 = stablehlo.constant dense<"0x00000100010000000100000001000000"> : tensor<2x4xui16>
%a1 = stablehlo.constant dense<"0x00000100010000000000010001000100"> : tensor<2x4xui16>
%r:12 = "interpreter.run_parallel"(%a0, %a1) {programs = [[@f, @f]]} : (tensor<2x4xui16>, tensor<2x4xui16>) -> (tensor<4x4xui16>, tensor<2x4xui16>, tensor<1x4xui16>, tensor<4x2xui16>, tensor<2x4xui16>, tensor<2x4xui16>, tensor<4x4xui16>, tensor<2x4xui16>, tensor<1x4xui16>, tensor<4x2xui16>, tensor<2x4xui16>, tensor<2x4xui16>)
%e0 = stablehlo.constant dense<"0x0000010001000000010000000100000000000100010000000000010001000100"> : tensor<4x4xui16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<4x4xui16>, tensor<4x4xui16>) -> ()
%e1 = stablehlo.constant dense<"0x00000200020000000100010002000100"> : tensor<2x4xui16>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x4xui16>, tensor<2x4xui16>) -> ()
%e2 = stablehlo.constant dense<"0x0000020002000000"> : tensor<1x4xui16>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<1x4xui16>, tensor<1x4xui16>) -> ()
%e3 = stablehlo.constant dense<"0x00000100010000000000010000000100"> : tensor<4x2xui16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<4x2xui16>, tensor<4x2xui16>) -> ()
%e4 = stablehlo.constant dense<"0x00000100010000000000010001000100"> : tensor<2x4xui16>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x4xui16>, tensor<2x4xui16>) -> ()
%e5 = stablehlo.constant dense<"0x00000100010000000000010001000100"> : tensor<2x4xui16>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2x4xui16>, tensor<2x4xui16>) -> ()
%e6 = stablehlo.constant dense<"0x0000010001000000010000000100000000000100010000000000010001000100"> : tensor<4x4xui16>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<4x4xui16>, tensor<4x4xui16>) -> ()
%e7 = stablehlo.constant dense<"0x00000200020000000100010002000100"> : tensor<2x4xui16>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x4xui16>, tensor<2x4xui16>) -> ()
%e8 = stablehlo.constant dense<"0x0100010002000100"> : tensor<1x4xui16>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<1x4xui16>, tensor<1x4xui16>) -> ()
%e9 = stablehlo.constant dense<"0x01000000010000000100000001000100"> : tensor<4x2xui16>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<4x2xui16>, tensor<4x2xui16>) -> ()
%e10 = stablehlo.constant dense<"0x00000100010000000100000001000000"> : tensor<2x4xui16>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<2x4xui16>, tensor<2x4xui16>) -> ()
%e11 = stablehlo.constant dense<"0x00000100010000000000010001000100"> : tensor<2x4xui16>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x4xui16>, tensor<2x4xui16>) -> ()
return
}
}
// -----
// ui32
module {
func.func private @f(%x: tensor<2x4xui32>) -> (tensor<4x4xui32>, tensor<2x4xui32>, tensor<1x4xui32>, tensor<4x2xui32>, tensor<2x4xui32>, tensor<2x4xui32>) {
%0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<2x4xui32>) -> tensor<4x4xui32>
%1 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<ui32>, %q: tensor<ui32>):
      %s = stablehlo.add %p, %q : tensor<ui32>
      stablehlo.return %s : tensor<ui32>
    }) : (tensor<2x4xui32>) -> tensor<2x4xui32>
%2 = "stablehlo.reduce_scatter"(%x) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<ui32>, %q: tensor<ui32>):
      %s = stablehlo.add %p, %q : tensor<ui32>
      stablehlo.return %s : tensor<ui32>
    }) : (tensor<2x4xui32>) -> tensor<1x4xui32>
%3 = "stablehlo.all_to_all"(%x) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 4, type = 1>}> : (tensor<2x4xui32>) -> tensor<4x2xui32>
%4 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>}> : (tensor<2x4xui32>) -> tensor<2x4xui32>
%5 = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 6, type = 1>}> : (tensor<2x4xui32>) -> tensor<2x4xui32>
return %0, %1, %2, %3, %4, %5 : tensor<4x4xui32>, tensor<2x4xui32>, tensor<1x4xui32>, tensor<4x2xui32>, tensor<2x4xui32>, tensor<2x4xui32>
}
func.func public @main() {
%a0 = stablehlo.constant dense<"0x0000000001000000010000000000000001000000000000000100000000000000"> : tensor<2x4xui32>
%a1 = stablehlo.constant dense<"0x0000000001000000010000000000000000000000010000000100000001000000"> : tensor<2x4xui32>
%r:12 = "interpreter.run_parallel"(%a0, %a1) {programs = [[@f, @f]]} : (tensor<2x4xui32>, tensor<2x4xui32>) -> (tensor<4x4xui32>, tensor<2x4xui32>, tensor<1x4xui32>, tensor<4x2xui32>, tensor<2x4xui32>, tensor<2x4xui32>, tensor<4x4xui32>, tensor<2x4xui32>, tensor<1x4xui32>, tensor<4x2xui32>, tensor<2x4xui32>, tensor<2x4xui32>)
%e0 = stablehlo.constant dense<"0x00000000010000000100000000000000010000000000000001000000000000000000000001000000010000000000000000000000010000000100000001000000"> : tensor<4x4xui32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<4x4xui32>, tensor<4x4xui32>) -> ()
%e1 = stablehlo.constant dense<"0x0000000002000000020000000000000001000000010000000200000001000000"> : tensor<2x4xui32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x4xui32>, tensor<2x4xui32>) -> ()
%e2 = stablehlo.constant dense<"0x00000000020000000200000000000000"> : tensor<1x4xui32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<1x4xui32>, tensor<1x4xui32>) -> ()
%e3 = stablehlo.constant dense<"0x0000000001000000010000000000000000000000010000000000000001000000"> : tensor<4x2xui32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<4x2xui32>, tensor<4x2xui32>) -> ()
%e4 = stablehlo.constant dense<"0x0000000001000000010000000000000000000000010000000100000001000000"> : tensor<2x4xui32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x4xui32>, tensor<2x4xui32>) -> ()
%e5 = stablehlo.constant dense<"0x0000000001000000010000000000000000000000010000000100000001000000"> : tensor<2x4xui32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2x4xui32>, tensor<2x4xui32>) -> ()
%e6 = stablehlo.constant dense<"0x00000000010000000100000000000000010000000000000001000000000000000000000001000000010000000000000000000000010000000100000001000000"> : tensor<4x4xui32>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<4x4xui32>, tensor<4x4xui32>) -> ()
%e7 = stablehlo.constant dense<"0x0000000002000000020000000000000001000000010000000200000001000000"> : tensor<2x4xui32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x4xui32>, tensor<2x4xui32>) -> ()
%e8 = stablehlo.constant dense<"0x01000000010000000200000001000000"> : tensor<1x4xui32>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<1x4xui32>, tensor<1x4xui32>) -> ()
%e9 = stablehlo.constant dense<"0x0100000000000000010000000000000001000000000000000100000001000000"> : tensor<4x2xui32>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<4x2xui32>, tensor<4x2xui32>) -> ()
%e10 = stablehlo.constant dense<"0x0000000001000000010000000000000001000000000000000100000000000000"> : tensor<2x4xui32>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<2x4xui32>, tensor<2x4xui32>) -> ()
%e11 = stablehlo.constant dense<"0x0000000001000000010000000000000000000000010000000100000001000000"> : tensor<2x4xui32>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x4xui32>, tensor<2x4xui32>) -> ()
return
}
}
// -----
// ui64
module {
func.func private @f(%x: tensor<2x4xui64>) -> (tensor<4x4xui64>, tensor<2x4xui64>, tensor<1x4xui64>, tensor<4x2xui64>, tensor<2x4xui64>, tensor<2x4xui64>) {
%0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<2x4xui64>) -> tensor<4x4xui64>
%1 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<ui64>, %q: tensor<ui64>):
      %s = stablehlo.add %p, %q : tensor<ui64>
      stablehlo.return %s : tensor<ui64>
    }) : (tensor<2x4xui64>) -> tensor<2x4xui64>
%2 = "stablehlo.reduce_scatter"(%x) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<ui64>, %q: tensor<ui64>):
      %s = stablehlo.add %p, %q : tensor<ui64>
      stablehlo.return %s : tensor<ui64>
    }) : (tensor<2x4xui64>) -> tensor<1x4xui64>
%3 = "stablehlo.all_to_all"(%x) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 4, type = 1>}> : (tensor<2x4xui64>) -> tensor<4x2xui64>
%4 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>}> : (tensor<2x4xui64>) -> tensor<2x4xui64>
%5 = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 6, type = 1>}> : (tensor<2x4xui64>) -> tensor<2x4xui64>
return %0, %1, %2, %3, %4, %5 : tensor<4x4xui64>, tensor<2x4xui64>, tensor<1x4xui64>, tensor<4x2xui64>, tensor<2x4xui64>, tensor<2x4xui64>
}
func.func public @main() {
%a0 = stablehlo.constant dense<"0x00000000000000000100000000000000010000000000000000000000000000000100000000000000000000000000000001000000000000000000000000000000"> : tensor<2x4xui64>
%a1 = stablehlo.constant dense<"0x00000000000000000100000000000000010000000000000000000000000000000000000000000000010000000000000001000000000000000100000000000000"> : tensor<2x4xui64>
%r:12 = "interpreter.run_parallel"(%a0, %a1) {programs = [[@f, @f]]} : (tensor<2x4xui64>, tensor<2x4xui64>) -> (tensor<4x4xui64>, tensor<2x4xui64>, tensor<1x4xui64>, tensor<4x2xui64>, tensor<2x4xui64>, tensor<2x4xui64>, tensor<4x4xui64>, tensor<2x4xui64>, tensor<1x4xui64>, tensor<4x2xui64>, tensor<2x4xui64>, tensor<2x4xui64>)
%e0 = stablehlo.constant dense<"0x0000000000000000010000000000000001000000000000000000000000000000010000000000000000000000000000000100000000000000000000000000000000000000000000000100000000000000010000000000000000000000000000000000000000000000010000000000000001000000000000000100000000000000"> : tensor<4x4xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<4x4xui64>, tensor<4x4xui64>) -> ()
%e1 = stablehlo.constant dense<"0x00000000000000000200000000000000020000000000000000000000000000000100000000000000010000000000000002000000000000000100000000000000"> : tensor<2x4xui64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x4xui64>, tensor<2x4xui64>) -> ()
%e2 = stablehlo.constant dense<"0x0000000000000000020000000000000002000000000000000000000000000000"> : tensor<1x4xui64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<1x4xui64>, tensor<1x4xui64>) -> ()
%e3 = stablehlo.constant dense<"0x00000000000000000100000000000000010000000000000000000000000000000000000000000000010000000000000000000000000000000100000000000000"> : tensor<4x2xui64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<4x2xui64>, tensor<4x2xui64>) -> ()
%e4 = stablehlo.constant dense<"0x00000000000000000100000000000000010000000000000000000000000000000000000000000000010000000000000001000000000000000100000000000000"> : tensor<2x4xui64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x4xui64>, tensor<2x4xui64>) -> ()
%e5 = stablehlo.constant dense<"0x00000000000000000100000000000000010000000000000000000000000000000000000000000000010000000000000001000000000000000100000000000000"> : tensor<2x4xui64>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2x4xui64>, tensor<2x4xui64>) -> ()
%e6 = stablehlo.constant dense<"0x0000000000000000010000000000000001000000000000000000000000000000010000000000000000000000000000000100000000000000000000000000000000000000000000000100000000000000010000000000000000000000000000000000000000000000010000000000000001000000000000000100000000000000"> : tensor<4x4xui64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<4x4xui64>, tensor<4x4xui64>) -> ()
%e7 = stablehlo.constant dense<"0x00000000000000000200000000000000020000000000000000000000000000000100000000000000010000000000000002000000000000000100000000000000"> : tensor<2x4xui64>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x4xui64>, tensor<2x4xui64>) -> ()
%e8 = stablehlo.constant dense<"0x0100000000000000010000000000000002000000000000000100000000000000"> : tensor<1x4xui64>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<1x4xui64>, tensor<1x4xui64>) -> ()
%e9 = stablehlo.constant dense<"0x01000000000000000000000000000000010000000000000000000000000000000100000000000000000000000000000001000000000000000100000000000000"> : tensor<4x2xui64>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<4x2xui64>, tensor<4x2xui64>) -> ()
%e10 = stablehlo.constant dense<"0x00000000000000000100000000000000010000000000000000000000000000000100000000000000000000000000000001000000000000000000000000000000"> : tensor<2x4xui64>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<2x4xui64>, tensor<2x4xui64>) -> ()
%e11 = stablehlo.constant dense<"0x00000000000000000100000000000000010000000000000000000000000000000000000000000000010000000000000001000000000000000100000000000000"> : tensor<2x4xui64>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x4xui64>, tensor<2x4xui64>) -> ()
return
}
}
// -----
// f4E2M1FN
module {
func.func private @f(%x: tensor<2x4xf4E2M1FN>) -> (tensor<4x4xf4E2M1FN>, tensor<2x4xf4E2M1FN>, tensor<1x4xf4E2M1FN>, tensor<4x2xf4E2M1FN>, tensor<2x4xf4E2M1FN>, tensor<2x4xf4E2M1FN>) {
%0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<2x4xf4E2M1FN>) -> tensor<4x4xf4E2M1FN>
%1 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<f4E2M1FN>, %q: tensor<f4E2M1FN>):
      %s = stablehlo.add %p, %q : tensor<f4E2M1FN>
      stablehlo.return %s : tensor<f4E2M1FN>
    }) : (tensor<2x4xf4E2M1FN>) -> tensor<2x4xf4E2M1FN>
%2 = "stablehlo.reduce_scatter"(%x) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<f4E2M1FN>, %q: tensor<f4E2M1FN>):
      %s = stablehlo.add %p, %q : tensor<f4E2M1FN>
      stablehlo.return %s : tensor<f4E2M1FN>
    }) : (tensor<2x4xf4E2M1FN>) -> tensor<1x4xf4E2M1FN>
%3 = "stablehlo.all_to_all"(%x) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 4, type = 1>}> : (tensor<2x4xf4E2M1FN>) -> tensor<4x2xf4E2M1FN>
%4 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>}> : (tensor<2x4xf4E2M1FN>) -> tensor<2x4xf4E2M1FN>
%5 = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 6, type = 1>}> : (tensor<2x4xf4E2M1FN>) -> tensor<2x4xf4E2M1FN>
return %0, %1, %2, %3, %4, %5 : tensor<4x4xf4E2M1FN>, tensor<2x4xf4E2M1FN>, tensor<1x4xf4E2M1FN>, tensor<4x2xf4E2M1FN>, tensor<2x4xf4E2M1FN>, tensor<2x4xf4E2M1FN>
}
func.func public @main() {
%a0 = stablehlo.constant dense<"0x0002020002000200"> : tensor<2x4xf4E2M1FN>
%a1 = stablehlo.constant dense<"0x0002020000020202"> : tensor<2x4xf4E2M1FN>
%r:12 = "interpreter.run_parallel"(%a0, %a1) {programs = [[@f, @f]]} : (tensor<2x4xf4E2M1FN>, tensor<2x4xf4E2M1FN>) -> (tensor<4x4xf4E2M1FN>, tensor<2x4xf4E2M1FN>, tensor<1x4xf4E2M1FN>, tensor<4x2xf4E2M1FN>, tensor<2x4xf4E2M1FN>, tensor<2x4xf4E2M1FN>, tensor<4x4xf4E2M1FN>, tensor<2x4xf4E2M1FN>, tensor<1x4xf4E2M1FN>, tensor<4x2xf4E2M1FN>, tensor<2x4xf4E2M1FN>, tensor<2x4xf4E2M1FN>)
%e0 = stablehlo.constant dense<"0x00020200020002000002020000020202"> : tensor<4x4xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<4x4xf4E2M1FN>, tensor<4x4xf4E2M1FN>) -> ()
%e1 = stablehlo.constant dense<"0x0004040002020402"> : tensor<2x4xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x4xf4E2M1FN>, tensor<2x4xf4E2M1FN>) -> ()
%e2 = stablehlo.constant dense<"0x00040400"> : tensor<1x4xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<1x4xf4E2M1FN>, tensor<1x4xf4E2M1FN>) -> ()
%e3 = stablehlo.constant dense<"0x0002020000020002"> : tensor<4x2xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<4x2xf4E2M1FN>, tensor<4x2xf4E2M1FN>) -> ()
%e4 = stablehlo.constant dense<"0x0002020000020202"> : tensor<2x4xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x4xf4E2M1FN>, tensor<2x4xf4E2M1FN>) -> ()
%e5 = stablehlo.constant dense<"0x0002020000020202"> : tensor<2x4xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2x4xf4E2M1FN>, tensor<2x4xf4E2M1FN>) -> ()
%e6 = stablehlo.constant dense<"0x00020200020002000002020000020202"> : tensor<4x4xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<4x4xf4E2M1FN>, tensor<4x4xf4E2M1FN>) -> ()
%e7 = stablehlo.constant dense<"0x0004040002020402"> : tensor<2x4xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x4xf4E2M1FN>, tensor<2x4xf4E2M1FN>) -> ()
%e8 = stablehlo.constant dense<"0x02020402"> : tensor<1x4xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<1x4xf4E2M1FN>, tensor<1x4xf4E2M1FN>) -> ()
%e9 = stablehlo.constant dense<"0x0200020002000202"> : tensor<4x2xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<4x2xf4E2M1FN>, tensor<4x2xf4E2M1FN>) -> ()
%e10 = stablehlo.constant dense<"0x0002020002000200"> : tensor<2x4xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<2x4xf4E2M1FN>, tensor<2x4xf4E2M1FN>) -> ()
%e11 = stablehlo.constant dense<"0x0002020000020202"> : tensor<2x4xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x4xf4E2M1FN>, tensor<2x4xf4E2M1FN>) -> ()
return
}
}
// -----
// f6E2M3FN
module {
func.func private @f(%x: tensor<2x4xf6E2M3FN>) -> (tensor<4x4xf6E2M3FN>, tensor<2x4xf6E2M3FN>, tensor<1x4xf6E2M3FN>, tensor<4x2xf6E2M3FN>, tensor<2x4xf6E2M3FN>, tensor<2x4xf6E2M3FN>) {
%0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<2x4xf6E2M3FN>) -> tensor<4x4xf6E2M3FN>
%1 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<f6E2M3FN>, %q: tensor<f6E2M3FN>):
      %s = stablehlo.add %p, %q : tensor<f6E2M3FN>
      stablehlo.return %s : tensor<f6E2M3FN>
    }) : (tensor<2x4xf6E2M3FN>) -> tensor<2x4xf6E2M3FN>
%2 = "stablehlo.reduce_scatter"(%x) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<f6E2M3FN>, %q: tensor<f6E2M3FN>):
      %s = stablehlo.add %p, %q : tensor<f6E2M3FN>
      stablehlo.return %s : tensor<f6E2M3FN>
    }) : (tensor<2x4xf6E2M3FN>) -> tensor<1x4xf6E2M3FN>
%3 = "stablehlo.all_to_all"(%x) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 4, type = 1>}> : (tensor<2x4xf6E2M3FN>) -> tensor<4x2xf6E2M3FN>
%4 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>}> : (tensor<2x4xf6E2M3FN>) -> tensor<2x4xf6E2M3FN>
%5 = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 6, type = 1>}> : (tensor<2x4xf6E2M3FN>) -> tensor<2x4xf6E2M3FN>
return %0, %1, %2, %3, %4, %5 : tensor<4x4xf6E2M3FN>, tensor<2x4xf6E2M3FN>, tensor<1x4xf6E2M3FN>, tensor<4x2xf6E2M3FN>, tensor<2x4xf6E2M3FN>, tensor<2x4xf6E2M3FN>
}
func.func public @main() {
%a0 = stablehlo.constant dense<"0x0008080008000800"> : tensor<2x4xf6E2M3FN>
%a1 = stablehlo.constant dense<"0x0008080000080808"> : tensor<2x4xf6E2M3FN>
%r:12 = "interpreter.run_parallel"(%a0, %a1) {programs = [[@f, @f]]} : (tensor<2x4xf6E2M3FN>, tensor<2x4xf6E2M3FN>) -> (tensor<4x4xf6E2M3FN>, tensor<2x4xf6E2M3FN>, tensor<1x4xf6E2M3FN>, tensor<4x2xf6E2M3FN>, tensor<2x4xf6E2M3FN>, tensor<2x4xf6E2M3FN>, tensor<4x4xf6E2M3FN>, tensor<2x4xf6E2M3FN>, tensor<1x4xf6E2M3FN>, tensor<4x2xf6E2M3FN>, tensor<2x4xf6E2M3FN>, tensor<2x4xf6E2M3FN>)
%e0 = stablehlo.constant dense<"0x00080800080008000008080000080808"> : tensor<4x4xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<4x4xf6E2M3FN>, tensor<4x4xf6E2M3FN>) -> ()
%e1 = stablehlo.constant dense<"0x0010100008081008"> : tensor<2x4xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x4xf6E2M3FN>, tensor<2x4xf6E2M3FN>) -> ()
%e2 = stablehlo.constant dense<"0x00101000"> : tensor<1x4xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<1x4xf6E2M3FN>, tensor<1x4xf6E2M3FN>) -> ()
%e3 = stablehlo.constant dense<"0x0008080000080008"> : tensor<4x2xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<4x2xf6E2M3FN>, tensor<4x2xf6E2M3FN>) -> ()
%e4 = stablehlo.constant dense<"0x0008080000080808"> : tensor<2x4xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x4xf6E2M3FN>, tensor<2x4xf6E2M3FN>) -> ()
%e5 = stablehlo.constant dense<"0x0008080000080808"> : tensor<2x4xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2x4xf6E2M3FN>, tensor<2x4xf6E2M3FN>) -> ()
%e6 = stablehlo.constant dense<"0x00080800080008000008080000080808"> : tensor<4x4xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<4x4xf6E2M3FN>, tensor<4x4xf6E2M3FN>) -> ()
%e7 = stablehlo.constant dense<"0x0010100008081008"> : tensor<2x4xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x4xf6E2M3FN>, tensor<2x4xf6E2M3FN>) -> ()
%e8 = stablehlo.constant dense<"0x08081008"> : tensor<1x4xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<1x4xf6E2M3FN>, tensor<1x4xf6E2M3FN>) -> ()
%e9 = stablehlo.constant dense<"0x0800080008000808"> : tensor<4x2xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<4x2xf6E2M3FN>, tensor<4x2xf6E2M3FN>) -> ()
%e10 = stablehlo.constant dense<"0x0008080008000800"> : tensor<2x4xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<2x4xf6E2M3FN>, tensor<2x4xf6E2M3FN>) -> ()
%e11 = stablehlo.constant dense<"0x0008080000080808"> : tensor<2x4xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x4xf6E2M3FN>, tensor<2x4xf6E2M3FN>) -> ()
return
}
}
// -----
// f6E3M2FN
module {
func.func private @f(%x: tensor<2x4xf6E3M2FN>) -> (tensor<4x4xf6E3M2FN>, tensor<2x4xf6E3M2FN>, tensor<1x4xf6E3M2FN>, tensor<4x2xf6E3M2FN>, tensor<2x4xf6E3M2FN>, tensor<2x4xf6E3M2FN>) {
%0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<2x4xf6E3M2FN>) -> tensor<4x4xf6E3M2FN>
%1 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<f6E3M2FN>, %q: tensor<f6E3M2FN>):
      %s = stablehlo.add %p, %q : tensor<f6E3M2FN>
      stablehlo.return %s : tensor<f6E3M2FN>
    }) : (tensor<2x4xf6E3M2FN>) -> tensor<2x4xf6E3M2FN>
%2 = "stablehlo.reduce_scatter"(%x) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<f6E3M2FN>, %q: tensor<f6E3M2FN>):
      %s = stablehlo.add %p, %q : tensor<f6E3M2FN>
      stablehlo.return %s : tensor<f6E3M2FN>
    }) : (tensor<2x4xf6E3M2FN>) -> tensor<1x4xf6E3M2FN>
%3 = "stablehlo.all_to_all"(%x) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 4, type = 1>}> : (tensor<2x4xf6E3M2FN>) -> tensor<4x2xf6E3M2FN>
%4 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>}> : (tensor<2x4xf6E3M2FN>) -> tensor<2x4xf6E3M2FN>
%5 = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 6, type = 1>}> : (tensor<2x4xf6E3M2FN>) -> tensor<2x4xf6E3M2FN>
return %0, %1, %2, %3, %4, %5 : tensor<4x4xf6E3M2FN>, tensor<2x4xf6E3M2FN>, tensor<1x4xf6E3M2FN>, tensor<4x2xf6E3M2FN>, tensor<2x4xf6E3M2FN>, tensor<2x4xf6E3M2FN>
}
func.func public @main() {
%a0 = stablehlo.constant dense<"0x000C0C000C000C00"> : tensor<2x4xf6E3M2FN>
%a1 = stablehlo.constant dense<"0x000C0C00000C0C0C"> : tensor<2x4xf6E3M2FN>
%r:12 = "interpreter.run_parallel"(%a0, %a1) {programs = [[@f, @f]]} : (tensor<2x4xf6E3M2FN>, tensor<2x4xf6E3M2FN>) -> (tensor<4x4xf6E3M2FN>, tensor<2x4xf6E3M2FN>, tensor<1x4xf6E3M2FN>, tensor<4x2xf6E3M2FN>, tensor<2x4xf6E3M2FN>, tensor<2x4xf6E3M2FN>, tensor<4x4xf6E3M2FN>, tensor<2x4xf6E3M2FN>, tensor<1x4xf6E3M2FN>, tensor<4x2xf6E3M2FN>, tensor<2x4xf6E3M2FN>, tensor<2x4xf6E3M2FN>)
%e0 = stablehlo.constant dense<"0x000C0C000C000C00000C0C00000C0C0C"> : tensor<4x4xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<4x4xf6E3M2FN>, tensor<4x4xf6E3M2FN>) -> ()
%e1 = stablehlo.constant dense<"0x001010000C0C100C"> : tensor<2x4xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x4xf6E3M2FN>, tensor<2x4xf6E3M2FN>) -> ()
%e2 = stablehlo.constant dense<"0x00101000"> : tensor<1x4xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<1x4xf6E3M2FN>, tensor<1x4xf6E3M2FN>) -> ()
%e3 = stablehlo.constant dense<"0x000C0C00000C000C"> : tensor<4x2xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<4x2xf6E3M2FN>, tensor<4x2xf6E3M2FN>) -> ()
%e4 = stablehlo.constant dense<"0x000C0C00000C0C0C"> : tensor<2x4xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x4xf6E3M2FN>, tensor<2x4xf6E3M2FN>) -> ()
%e5 = stablehlo.constant dense<"0x000C0C00000C0C0C"> : tensor<2x4xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2x4xf6E3M2FN>, tensor<2x4xf6E3M2FN>) -> ()
%e6 = stablehlo.constant dense<"0x000C0C000C000C00000C0C00000C0C0C"> : tensor<4x4xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<4x4xf6E3M2FN>, tensor<4x4xf6E3M2FN>) -> ()
%e7 = stablehlo.constant dense<"0x001010000C0C100C"> : tensor<2x4xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x4xf6E3M2FN>, tensor<2x4xf6E3M2FN>) -> ()
%e8 = stablehlo.constant dense<"0x0C0C100C"> : tensor<1x4xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<1x4xf6E3M2FN>, tensor<1x4xf6E3M2FN>) -> ()
%e9 = stablehlo.constant dense<"0x0C000C000C000C0C"> : tensor<4x2xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<4x2xf6E3M2FN>, tensor<4x2xf6E3M2FN>) -> ()
%e10 = stablehlo.constant dense<"0x000C0C000C000C00"> : tensor<2x4xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<2x4xf6E3M2FN>, tensor<2x4xf6E3M2FN>) -> ()
%e11 = stablehlo.constant dense<"0x000C0C00000C0C0C"> : tensor<2x4xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x4xf6E3M2FN>, tensor<2x4xf6E3M2FN>) -> ()
return
}
}
// -----
// f8E3M4
module {
func.func private @f(%x: tensor<2x4xf8E3M4>) -> (tensor<4x4xf8E3M4>, tensor<2x4xf8E3M4>, tensor<1x4xf8E3M4>, tensor<4x2xf8E3M4>, tensor<2x4xf8E3M4>, tensor<2x4xf8E3M4>) {
%0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<2x4xf8E3M4>) -> tensor<4x4xf8E3M4>
%1 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<f8E3M4>, %q: tensor<f8E3M4>):
      %s = stablehlo.add %p, %q : tensor<f8E3M4>
      stablehlo.return %s : tensor<f8E3M4>
    }) : (tensor<2x4xf8E3M4>) -> tensor<2x4xf8E3M4>
%2 = "stablehlo.reduce_scatter"(%x) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<f8E3M4>, %q: tensor<f8E3M4>):
      %s = stablehlo.add %p, %q : tensor<f8E3M4>
      stablehlo.return %s : tensor<f8E3M4>
    }) : (tensor<2x4xf8E3M4>) -> tensor<1x4xf8E3M4>
%3 = "stablehlo.all_to_all"(%x) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 4, type = 1>}> : (tensor<2x4xf8E3M4>) -> tensor<4x2xf8E3M4>
%4 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>}> : (tensor<2x4xf8E3M4>) -> tensor<2x4xf8E3M4>
%5 = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 6, type = 1>}> : (tensor<2x4xf8E3M4>) -> tensor<2x4xf8E3M4>
return %0, %1, %2, %3, %4, %5 : tensor<4x4xf8E3M4>, tensor<2x4xf8E3M4>, tensor<1x4xf8E3M4>, tensor<4x2xf8E3M4>, tensor<2x4xf8E3M4>, tensor<2x4xf8E3M4>
}
func.func public @main() {
%a0 = stablehlo.constant dense<"0x0030300030003000"> : tensor<2x4xf8E3M4>
%a1 = stablehlo.constant dense<"0x0030300000303030"> : tensor<2x4xf8E3M4>
%r:12 = "interpreter.run_parallel"(%a0, %a1) {programs = [[@f, @f]]} : (tensor<2x4xf8E3M4>, tensor<2x4xf8E3M4>) -> (tensor<4x4xf8E3M4>, tensor<2x4xf8E3M4>, tensor<1x4xf8E3M4>, tensor<4x2xf8E3M4>, tensor<2x4xf8E3M4>, tensor<2x4xf8E3M4>, tensor<4x4xf8E3M4>, tensor<2x4xf8E3M4>, tensor<1x4xf8E3M4>, tensor<4x2xf8E3M4>, tensor<2x4xf8E3M4>, tensor<2x4xf8E3M4>)
%e0 = stablehlo.constant dense<"0x00303000300030000030300000303030"> : tensor<4x4xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<4x4xf8E3M4>, tensor<4x4xf8E3M4>) -> ()
%e1 = stablehlo.constant dense<"0x0040400030304030"> : tensor<2x4xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x4xf8E3M4>, tensor<2x4xf8E3M4>) -> ()
%e2 = stablehlo.constant dense<"0x00404000"> : tensor<1x4xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<1x4xf8E3M4>, tensor<1x4xf8E3M4>) -> ()
%e3 = stablehlo.constant dense<"0x0030300000300030"> : tensor<4x2xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<4x2xf8E3M4>, tensor<4x2xf8E3M4>) -> ()
%e4 = stablehlo.constant dense<"0x0030300000303030"> : tensor<2x4xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x4xf8E3M4>, tensor<2x4xf8E3M4>) -> ()
%e5 = stablehlo.constant dense<"0x0030300000303030"> : tensor<2x4xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2x4xf8E3M4>, tensor<2x4xf8E3M4>) -> ()
%e6 = stablehlo.constant dense<"0x00303000300030000030300000303030"> : tensor<4x4xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<4x4xf8E3M4>, tensor<4x4xf8E3M4>) -> ()
%e7 = stablehlo.constant dense<"0x0040400030304030"> : tensor<2x4xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x4xf8E3M4>, tensor<2x4xf8E3M4>) -> ()
%e8 = stablehlo.constant dense<"0x30304030"> : tensor<1x4xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<1x4xf8E3M4>, tensor<1x4xf8E3M4>) -> ()
%e9 = stablehlo.constant dense<"0x3000300030003030"> : tensor<4x2xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<4x2xf8E3M4>, tensor<4x2xf8E3M4>) -> ()
%e10 = stablehlo.constant dense<"0x0030300030003000"> : tensor<2x4xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<2x4xf8E3M4>, tensor<2x4xf8E3M4>) -> ()
%e11 = stablehlo.constant dense<"0x0030300000303030"> : tensor<2x4xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x4xf8E3M4>, tensor<2x4xf8E3M4>) -> ()
return
}
}
// -----
// f8E4M3
module {
func.func private @f(%x: tensor<2x4xf8E4M3>) -> (tensor<4x4xf8E4M3>, tensor<2x4xf8E4M3>, tensor<1x4xf8E4M3>, tensor<4x2xf8E4M3>, tensor<2x4xf8E4M3>, tensor<2x4xf8E4M3>) {
%0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<2x4xf8E4M3>) -> tensor<4x4xf8E4M3>
%1 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<f8E4M3>, %q: tensor<f8E4M3>):
      %s = stablehlo.add %p, %q : tensor<f8E4M3>
      stablehlo.return %s : tensor<f8E4M3>
    }) : (tensor<2x4xf8E4M3>) -> tensor<2x4xf8E4M3>
%2 = "stablehlo.reduce_scatter"(%x) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<f8E4M3>, %q: tensor<f8E4M3>):
      %s = stablehlo.add %p, %q : tensor<f8E4M3>
      stablehlo.return %s : tensor<f8E4M3>
    }) : (tensor<2x4xf8E4M3>) -> tensor<1x4xf8E4M3>
%3 = "stablehlo.all_to_all"(%x) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 4, type = 1>}> : (tensor<2x4xf8E4M3>) -> tensor<4x2xf8E4M3>
%4 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>}> : (tensor<2x4xf8E4M3>) -> tensor<2x4xf8E4M3>
%5 = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 6, type = 1>}> : (tensor<2x4xf8E4M3>) -> tensor<2x4xf8E4M3>
return %0, %1, %2, %3, %4, %5 : tensor<4x4xf8E4M3>, tensor<2x4xf8E4M3>, tensor<1x4xf8E4M3>, tensor<4x2xf8E4M3>, tensor<2x4xf8E4M3>, tensor<2x4xf8E4M3>
}
func.func public @main() {
%a0 = stablehlo.constant dense<"0x0038380038003800"> : tensor<2x4xf8E4M3>
%a1 = stablehlo.constant dense<"0x0038380000383838"> : tensor<2x4xf8E4M3>
%r:12 = "interpreter.run_parallel"(%a0, %a1) {programs = [[@f, @f]]} : (tensor<2x4xf8E4M3>, tensor<2x4xf8E4M3>) -> (tensor<4x4xf8E4M3>, tensor<2x4xf8E4M3>, tensor<1x4xf8E4M3>, tensor<4x2xf8E4M3>, tensor<2x4xf8E4M3>, tensor<2x4xf8E4M3>, tensor<4x4xf8E4M3>, tensor<2x4xf8E4M3>, tensor<1x4xf8E4M3>, tensor<4x2xf8E4M3>, tensor<2x4xf8E4M3>, tensor<2x4xf8E4M3>)
%e0 = stablehlo.constant dense<"0x00383800380038000038380000383838"> : tensor<4x4xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<4x4xf8E4M3>, tensor<4x4xf8E4M3>) -> ()
%e1 = stablehlo.constant dense<"0x0040400038384038"> : tensor<2x4xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x4xf8E4M3>, tensor<2x4xf8E4M3>) -> ()
%e2 = stablehlo.constant dense<"0x00404000"> : tensor<1x4xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<1x4xf8E4M3>, tensor<1x4xf8E4M3>) -> ()
%e3 = stablehlo.constant dense<"0x0038380000380038"> : tensor<4x2xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<4x2xf8E4M3>, tensor<4x2xf8E4M3>) -> ()
%e4 = stablehlo.constant dense<"0x0038380000383838"> : tensor<2x4xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x4xf8E4M3>, tensor<2x4xf8E4M3>) -> ()
%e5 = stablehlo.constant dense<"0x0038380000383838"> : tensor<2x4xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2x4xf8E4M3>, tensor<2x4xf8E4M3>) -> ()
%e6 = stablehlo.constant dense<"0x00383800380038000038380000383838"> : tensor<4x4xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<4x4xf8E4M3>, tensor<4x4xf8E4M3>) -> ()
%e7 = stablehlo.constant dense<"0x0040400038384038"> : tensor<2x4xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x4xf8E4M3>, tensor<2x4xf8E4M3>) -> ()
%e8 = stablehlo.constant dense<"0x38384038"> : tensor<1x4xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<1x4xf8E4M3>, tensor<1x4xf8E4M3>) -> ()
%e9 = stablehlo.constant dense<"0x3800380038003838"> : tensor<4x2xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<4x2xf8E4M3>, tensor<4x2xf8E4M3>) -> ()
%e10 = stablehlo.constant dense<"0x0038380038003800"> : tensor<2x4xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<2x4xf8E4M3>, tensor<2x4xf8E4M3>) -> ()
%e11 = stablehlo.constant dense<"0x0038380000383838"> : tensor<2x4xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x4xf8E4M3>, tensor<2x4xf8E4M3>) -> ()
return
}
}
// -----
// f8E4M3FN
module {
func.func private @f(%x: tensor<2x4xf8E4M3FN>) -> (tensor<4x4xf8E4M3FN>, tensor<2x4xf8E4M3FN>, tensor<1x4xf8E4M3FN>, tensor<4x2xf8E4M3FN>, tensor<2x4xf8E4M3FN>, tensor<2x4xf8E4M3FN>) {
%0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<2x4xf8E4M3FN>) -> tensor<4x4xf8E4M3FN>
%1 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<f8E4M3FN>, %q: tensor<f8E4M3FN>):
      %s = stablehlo.add %p, %q : tensor<f8E4M3FN>
      stablehlo.return %s : tensor<f8E4M3FN>
    }) : (tensor<2x4xf8E4M3FN>) -> tensor<2x4xf8E4M3FN>
%2 = "stablehlo.reduce_scatter"(%x) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<f8E4M3FN>, %q: tensor<f8E4M3FN>):
      %s = stablehlo.add %p, %q : tensor<f8E4M3FN>
      stablehlo.return %s : tensor<f8E4M3FN>
    }) : (tensor<2x4xf8E4M3FN>) -> tensor<1x4xf8E4M3FN>
%3 = "stablehlo.all_to_all"(%x) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 4, type = 1>}> : (tensor<2x4xf8E4M3FN>) -> tensor<4x2xf8E4M3FN>
%4 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>}> : (tensor<2x4xf8E4M3FN>) -> tensor<2x4xf8E4M3FN>
%5 = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 6, type = 1>}> : (tensor<2x4xf8E4M3FN>) -> tensor<2x4xf8E4M3FN>
return %0, %1, %2, %3, %4, %5 : tensor<4x4xf8E4M3FN>, tensor<2x4xf8E4M3FN>, tensor<1x4xf8E4M3FN>, tensor<4x2xf8E4M3FN>, tensor<2x4xf8E4M3FN>, tensor<2x4xf8E4M3FN>
}
func.func public @main() {
%a0 = stablehlo.constant dense<"0x0038380038003800"> : tensor<2x4xf8E4M3FN>
%a1 = stablehlo.constant dense<"0x0038380000383838"> : tensor<2x4xf8E4M3FN>
%r:12 = "interpreter.run_parallel"(%a0, %a1) {programs = [[@f, @f]]} : (tensor<2x4xf8E4M3FN>, tensor<2x4xf8E4M3FN>) -> (tensor<4x4xf8E4M3FN>, tensor<2x4xf8E4M3FN>, tensor<1x4xf8E4M3FN>, tensor<4x2xf8E4M3FN>, tensor<2x4xf8E4M3FN>, tensor<2x4xf8E4M3FN>, tensor<4x4xf8E4M3FN>, tensor<2x4xf8E4M3FN>, tensor<1x4xf8E4M3FN>, tensor<4x2xf8E4M3FN>, tensor<2x4xf8E4M3FN>, tensor<2x4xf8E4M3FN>)
%e0 = stablehlo.constant dense<"0x00383800380038000038380000383838"> : tensor<4x4xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<4x4xf8E4M3FN>, tensor<4x4xf8E4M3FN>) -> ()
%e1 = stablehlo.constant dense<"0x0040400038384038"> : tensor<2x4xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x4xf8E4M3FN>, tensor<2x4xf8E4M3FN>) -> ()
%e2 = stablehlo.constant dense<"0x00404000"> : tensor<1x4xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<1x4xf8E4M3FN>, tensor<1x4xf8E4M3FN>) -> ()
%e3 = stablehlo.constant dense<"0x0038380000380038"> : tensor<4x2xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<4x2xf8E4M3FN>, tensor<4x2xf8E4M3FN>) -> ()
%e4 = stablehlo.constant dense<"0x0038380000383838"> : tensor<2x4xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x4xf8E4M3FN>, tensor<2x4xf8E4M3FN>) -> ()
%e5 = stablehlo.constant dense<"0x0038380000383838"> : tensor<2x4xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2x4xf8E4M3FN>, tensor<2x4xf8E4M3FN>) -> ()
%e6 = stablehlo.constant dense<"0x00383800380038000038380000383838"> : tensor<4x4xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<4x4xf8E4M3FN>, tensor<4x4xf8E4M3FN>) -> ()
%e7 = stablehlo.constant dense<"0x0040400038384038"> : tensor<2x4xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x4xf8E4M3FN>, tensor<2x4xf8E4M3FN>) -> ()
%e8 = stablehlo.constant dense<"0x38384038"> : tensor<1x4xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<1x4xf8E4M3FN>, tensor<1x4xf8E4M3FN>) -> ()
%e9 = stablehlo.constant dense<"0x3800380038003838"> : tensor<4x2xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<4x2xf8E4M3FN>, tensor<4x2xf8E4M3FN>) -> ()
%e10 = stablehlo.constant dense<"0x0038380038003800"> : tensor<2x4xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<2x4xf8E4M3FN>, tensor<2x4xf8E4M3FN>) -> ()
%e11 = stablehlo.constant dense<"0x0038380000383838"> : tensor<2x4xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x4xf8E4M3FN>, tensor<2x4xf8E4M3FN>) -> ()
return
}
}
// -----
// f8E4M3FNUZ
module {
func.func private @f(%x: tensor<2x4xf8E4M3FNUZ>) -> (tensor<4x4xf8E4M3FNUZ>, tensor<2x4xf8E4M3FNUZ>, tensor<1x4xf8E4M3FNUZ>, tensor<4x2xf8E4M3FNUZ>, tensor<2x4xf8E4M3FNUZ>, tensor<2x4xf8E4M3FNUZ>) {
%0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<2x4xf8E4M3FNUZ>) -> tensor<4x4xf8E4M3FNUZ>
%1 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<f8E4M3FNUZ>, %q: tensor<f8E4M3FNUZ>):
      %s = stablehlo.add %p, %q : tensor<f8E4M3FNUZ>
      stablehlo.return %s : tensor<f8E4M3FNUZ>
    }) : (tensor<2x4xf8E4M3FNUZ>) -> tensor<2x4xf8E4M3FNUZ>
%2 = "stablehlo.reduce_scatter"(%x) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<f8E4M3FNUZ>, %q: tensor<f8E4M3FNUZ>):
      %s = stablehlo.add %p, %q : tensor<f8E4M3FNUZ>
      stablehlo.return %s : tensor<f8E4M3FNUZ>
    }) : (tensor<2x4xf8E4M3FNUZ>) -> tensor<1x4xf8E4M3FNUZ>
%3 = "stablehlo.all_to_all"(%x) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 4, type = 1>}> : (tensor<2x4xf8E4M3FNUZ>) -> tensor<4x2xf8E4M3FNUZ>
%4 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>}> : (tensor<2x4xf8E4M3FNUZ>) -> tensor<2x4xf8E4M3FNUZ>
%5 = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 6, type = 1>}> : (tensor<2x4xf8E4M3FNUZ>) -> tensor<2x4xf8E4M3FNUZ>
return %0, %1, %2, %3, %4, %5 : tensor<4x4xf8E4M3FNUZ>, tensor<2x4xf8E4M3FNUZ>, tensor<1x4xf8E4M3FNUZ>, tensor<4x2xf8E4M3FNUZ>, tensor<2x4xf8E4M3FNUZ>, tensor<2x4xf8E4M3FNUZ>
}
func.func public @main() {
%a0 = stablehlo.constant dense<"0x0040400040004000"> : tensor<2x4xf8E4M3FNUZ>
%a1 = stablehlo.constant dense<"0x0040400000404040"> : tensor<2x4xf8E4M3FNUZ>
%r:12 = "interpreter.run_parallel"(%a0, %a1) {programs = [[@f, @f]]} : (tensor<2x4xf8E4M3FNUZ>, tensor<2x4xf8E4M3FNUZ>) -> (tensor<4x4xf8E4M3FNUZ>, tensor<2x4xf8E4M3FNUZ>, tensor<1x4xf8E4M3FNUZ>, tensor<4x2xf8E4M3FNUZ>, tensor<2x4xf8E4M3FNUZ>, tensor<2x4xf8E4M3FNUZ>, tensor<4x4xf8E4M3FNUZ>, tensor<2x4xf8E4M3FNUZ>, tensor<1x4xf8E4M3FNUZ>, tensor<4x2xf8E4M3FNUZ>, tensor<2x4xf8E4M3FNUZ>, tensor<2x4xf8E4M3FNUZ>)
%e0 = stablehlo.constant dense<"0x00404000400040000040400000404040"> : tensor<4x4xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<4x4xf8E4M3FNUZ>, tensor<4x4xf8E4M3FNUZ>) -> ()
%e1 = stablehlo.constant dense<"0x0048480040404840"> : tensor<2x4xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x4xf8E4M3FNUZ>, tensor<2x4xf8E4M3FNUZ>) -> ()
%e2 = stablehlo.constant dense<"0x00484800"> : tensor<1x4xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<1x4xf8E4M3FNUZ>, tensor<1x4xf8E4M3FNUZ>) -> ()
%e3 = stablehlo.constant dense<"0x0040400000400040"> : tensor<4x2xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<4x2xf8E4M3FNUZ>, tensor<4x2xf8E4M3FNUZ>) -> ()
%e4 = stablehlo.constant dense<"0x0040400000404040"> : tensor<2x4xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x4xf8E4M3FNUZ>, tensor<2x4xf8E4M3FNUZ>) -> ()
%e5 = stablehlo.constant dense<"0x0040400000404040"> : tensor<2x4xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2x4xf8E4M3FNUZ>, tensor<2x4xf8E4M3FNUZ>) -> ()
%e6 = stablehlo.constant dense<"0x00404000400040000040400000404040"> : tensor<4x4xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<4x4xf8E4M3FNUZ>, tensor<4x4xf8E4M3FNUZ>) -> ()
%e7 = stablehlo.constant dense<"0x0048480040404840"> : tensor<2x4xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x4xf8E4M3FNUZ>, tensor<2x4xf8E4M3FNUZ>) -> ()
%e8 = stablehlo.constant dense<"0x40404840"> : tensor<1x4xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<1x4xf8E4M3FNUZ>, tensor<1x4xf8E4M3FNUZ>) -> ()
%e9 = stablehlo.constant dense<"0x4000400040004040"> : tensor<4x2xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<4x2xf8E4M3FNUZ>, tensor<4x2xf8E4M3FNUZ>) -> ()
%e10 = stablehlo.constant dense<"0x0040400040004000"> : tensor<2x4xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<2x4xf8E4M3FNUZ>, tensor<2x4xf8E4M3FNUZ>) -> ()
%e11 = stablehlo.constant dense<"0x0040400000404040"> : tensor<2x4xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x4xf8E4M3FNUZ>, tensor<2x4xf8E4M3FNUZ>) -> ()
return
}
}
// -----
// f8E4M3B11FNUZ
module {
func.func private @f(%x: tensor<2x4xf8E4M3B11FNUZ>) -> (tensor<4x4xf8E4M3B11FNUZ>, tensor<2x4xf8E4M3B11FNUZ>, tensor<1x4xf8E4M3B11FNUZ>, tensor<4x2xf8E4M3B11FNUZ>, tensor<2x4xf8E4M3B11FNUZ>, tensor<2x4xf8E4M3B11FNUZ>) {
%0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<2x4xf8E4M3B11FNUZ>) -> tensor<4x4xf8E4M3B11FNUZ>
%1 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<f8E4M3B11FNUZ>, %q: tensor<f8E4M3B11FNUZ>):
      %s = stablehlo.add %p, %q : tensor<f8E4M3B11FNUZ>
      stablehlo.return %s : tensor<f8E4M3B11FNUZ>
    }) : (tensor<2x4xf8E4M3B11FNUZ>) -> tensor<2x4xf8E4M3B11FNUZ>
%2 = "stablehlo.reduce_scatter"(%x) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<f8E4M3B11FNUZ>, %q: tensor<f8E4M3B11FNUZ>):
      %s = stablehlo.add %p, %q : tensor<f8E4M3B11FNUZ>
      stablehlo.return %s : tensor<f8E4M3B11FNUZ>
    }) : (tensor<2x4xf8E4M3B11FNUZ>) -> tensor<1x4xf8E4M3B11FNUZ>
%3 = "stablehlo.all_to_all"(%x) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 4, type = 1>}> : (tensor<2x4xf8E4M3B11FNUZ>) -> tensor<4x2xf8E4M3B11FNUZ>
%4 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>}> : (tensor<2x4xf8E4M3B11FNUZ>) -> tensor<2x4xf8E4M3B11FNUZ>
%5 = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 6, type = 1>}> : (tensor<2x4xf8E4M3B11FNUZ>) -> tensor<2x4xf8E4M3B11FNUZ>
return %0, %1, %2, %3, %4, %5 : tensor<4x4xf8E4M3B11FNUZ>, tensor<2x4xf8E4M3B11FNUZ>, tensor<1x4xf8E4M3B11FNUZ>, tensor<4x2xf8E4M3B11FNUZ>, tensor<2x4xf8E4M3B11FNUZ>, tensor<2x4xf8E4M3B11FNUZ>
}
func.func public @main() {
%a0 = stablehlo.constant dense<"0x0058580058005800"> : tensor<2x4xf8E4M3B11FNUZ>
%a1 = stablehlo.constant dense<"0x0058580000585858"> : tensor<2x4xf8E4M3B11FNUZ>
%r:12 = "interpreter.run_parallel"(%a0, %a1) {programs = [[@f, @f]]} : (tensor<2x4xf8E4M3B11FNUZ>, tensor<2x4xf8E4M3B11FNUZ>) -> (tensor<4x4xf8E4M3B11FNUZ>, tensor<2x4xf8E4M3B11FNUZ>, tensor<1x4xf8E4M3B11FNUZ>, tensor<4x2xf8E4M3B11FNUZ>, tensor<2x4xf8E4M3B11FNUZ>, tensor<2x4xf8E4M3B11FNUZ>, tensor<4x4xf8E4M3B11FNUZ>, tensor<2x4xf8E4M3B11FNUZ>, tensor<1x4xf8E4M3B11FNUZ>, tensor<4x2xf8E4M3B11FNUZ>, tensor<2x4xf8E4M3B11FNUZ>, tensor<2x4xf8E4M3B11FNUZ>)
%e0 = stablehlo.constant dense<"0x00585800580058000058580000585858"> : tensor<4x4xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<4x4xf8E4M3B11FNUZ>, tensor<4x4xf8E4M3B11FNUZ>) -> ()
%e1 = stablehlo.constant dense<"0x0060600058586058"> : tensor<2x4xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x4xf8E4M3B11FNUZ>, tensor<2x4xf8E4M3B11FNUZ>) -> ()
%e2 = stablehlo.constant dense<"0x00606000"> : tensor<1x4xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<1x4xf8E4M3B11FNUZ>, tensor<1x4xf8E4M3B11FNUZ>) -> ()
%e3 = stablehlo.constant dense<"0x0058580000580058"> : tensor<4x2xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<4x2xf8E4M3B11FNUZ>, tensor<4x2xf8E4M3B11FNUZ>) -> ()
%e4 = stablehlo.constant dense<"0x0058580000585858"> : tensor<2x4xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x4xf8E4M3B11FNUZ>, tensor<2x4xf8E4M3B11FNUZ>) -> ()
%e5 = stablehlo.constant dense<"0x0058580000585858"> : tensor<2x4xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2x4xf8E4M3B11FNUZ>, tensor<2x4xf8E4M3B11FNUZ>) -> ()
%e6 = stablehlo.constant dense<"0x00585800580058000058580000585858"> : tensor<4x4xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<4x4xf8E4M3B11FNUZ>, tensor<4x4xf8E4M3B11FNUZ>) -> ()
%e7 = stablehlo.constant dense<"0x0060600058586058"> : tensor<2x4xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x4xf8E4M3B11FNUZ>, tensor<2x4xf8E4M3B11FNUZ>) -> ()
%e8 = stablehlo.constant dense<"0x58586058"> : tensor<1x4xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<1x4xf8E4M3B11FNUZ>, tensor<1x4xf8E4M3B11FNUZ>) -> ()
%e9 = stablehlo.constant dense<"0x5800580058005858"> : tensor<4x2xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<4x2xf8E4M3B11FNUZ>, tensor<4x2xf8E4M3B11FNUZ>) -> ()
%e10 = stablehlo.constant dense<"0x0058580058005800"> : tensor<2x4xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<2x4xf8E4M3B11FNUZ>, tensor<2x4xf8E4M3B11FNUZ>) -> ()
%e11 = stablehlo.constant dense<"0x0058580000585858"> : tensor<2x4xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x4xf8E4M3B11FNUZ>, tensor<2x4xf8E4M3B11FNUZ>) -> ()
return
}
}
// -----
// f8E5M2
module {
func.func private @f(%x: tensor<2x4xf8E5M2>) -> (tensor<4x4xf8E5M2>, tensor<2x4xf8E5M2>, tensor<1x4xf8E5M2>, tensor<4x2xf8E5M2>, tensor<2x4xf8E5M2>, tensor<2x4xf8E5M2>) {
%0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<2x4xf8E5M2>) -> tensor<4x4xf8E5M2>
%1 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<f8E5M2>, %q: tensor<f8E5M2>):
      %s = stablehlo.add %p, %q : tensor<f8E5M2>
      stablehlo.return %s : tensor<f8E5M2>
    }) : (tensor<2x4xf8E5M2>) -> tensor<2x4xf8E5M2>
%2 = "stablehlo.reduce_scatter"(%x) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<f8E5M2>, %q: tensor<f8E5M2>):
      %s = stablehlo.add %p, %q : tensor<f8E5M2>
      stablehlo.return %s : tensor<f8E5M2>
    }) : (tensor<2x4xf8E5M2>) -> tensor<1x4xf8E5M2>
%3 = "stablehlo.all_to_all"(%x) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 4, type = 1>}> : (tensor<2x4xf8E5M2>) -> tensor<4x2xf8E5M2>
%4 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>}> : (tensor<2x4xf8E5M2>) -> tensor<2x4xf8E5M2>
%5 = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 6, type = 1>}> : (tensor<2x4xf8E5M2>) -> tensor<2x4xf8E5M2>
return %0, %1, %2, %3, %4, %5 : tensor<4x4xf8E5M2>, tensor<2x4xf8E5M2>, tensor<1x4xf8E5M2>, tensor<4x2xf8E5M2>, tensor<2x4xf8E5M2>, tensor<2x4xf8E5M2>
}
func.func public @main() {
%a0 = stablehlo.constant dense<"0x003C3C003C003C00"> : tensor<2x4xf8E5M2>
%a1 = stablehlo.constant dense<"0x003C3C00003C3C3C"> : tensor<2x4xf8E5M2>
%r:12 = "interpreter.run_parallel"(%a0, %a1) {programs = [[@f, @f]]} : (tensor<2x4xf8E5M2>, tensor<2x4xf8E5M2>) -> (tensor<4x4xf8E5M2>, tensor<2x4xf8E5M2>, tensor<1x4xf8E5M2>, tensor<4x2xf8E5M2>, tensor<2x4xf8E5M2>, tensor<2x4xf8E5M2>, tensor<4x4xf8E5M2>, tensor<2x4xf8E5M2>, tensor<1x4xf8E5M2>, tensor<4x2xf8E5M2>, tensor<2x4xf8E5M2>, tensor<2x4xf8E5M2>)
%e0 = stablehlo.constant dense<"0x003C3C003C003C00003C3C00003C3C3C"> : tensor<4x4xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<4x4xf8E5M2>, tensor<4x4xf8E5M2>) -> ()
%e1 = stablehlo.constant dense<"0x004040003C3C403C"> : tensor<2x4xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x4xf8E5M2>, tensor<2x4xf8E5M2>) -> ()
%e2 = stablehlo.constant dense<"0x00404000"> : tensor<1x4xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<1x4xf8E5M2>, tensor<1x4xf8E5M2>) -> ()
%e3 = stablehlo.constant dense<"0x003C3C00003C003C"> : tensor<4x2xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<4x2xf8E5M2>, tensor<4x2xf8E5M2>) -> ()
%e4 = stablehlo.constant dense<"0x003C3C00003C3C3C"> : tensor<2x4xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x4xf8E5M2>, tensor<2x4xf8E5M2>) -> ()
%e5 = stablehlo.constant dense<"0x003C3C00003C3C3C"> : tensor<2x4xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2x4xf8E5M2>, tensor<2x4xf8E5M2>) -> ()
%e6 = stablehlo.constant dense<"0x003C3C003C003C00003C3C00003C3C3C"> : tensor<4x4xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<4x4xf8E5M2>, tensor<4x4xf8E5M2>) -> ()
%e7 = stablehlo.constant dense<"0x004040003C3C403C"> : tensor<2x4xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x4xf8E5M2>, tensor<2x4xf8E5M2>) -> ()
%e8 = stablehlo.constant dense<"0x3C3C403C"> : tensor<1x4xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<1x4xf8E5M2>, tensor<1x4xf8E5M2>) -> ()
%e9 = stablehlo.constant dense<"0x3C003C003C003C3C"> : tensor<4x2xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<4x2xf8E5M2>, tensor<4x2xf8E5M2>) -> ()
%e10 = stablehlo.constant dense<"0x003C3C003C003C00"> : tensor<2x4xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<2x4xf8E5M2>, tensor<2x4xf8E5M2>) -> ()
%e11 = stablehlo.constant dense<"0x003C3C00003C3C3C"> : tensor<2x4xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x4xf8E5M2>, tensor<2x4xf8E5M2>) -> ()
return
}
}
// -----
// f8E5M2FNUZ
module {
func.func private @f(%x: tensor<2x4xf8E5M2FNUZ>) -> (tensor<4x4xf8E5M2FNUZ>, tensor<2x4xf8E5M2FNUZ>, tensor<1x4xf8E5M2FNUZ>, tensor<4x2xf8E5M2FNUZ>, tensor<2x4xf8E5M2FNUZ>, tensor<2x4xf8E5M2FNUZ>) {
%0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<2x4xf8E5M2FNUZ>) -> tensor<4x4xf8E5M2FNUZ>
%1 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<f8E5M2FNUZ>, %q: tensor<f8E5M2FNUZ>):
      %s = stablehlo.add %p, %q : tensor<f8E5M2FNUZ>
      stablehlo.return %s : tensor<f8E5M2FNUZ>
    }) : (tensor<2x4xf8E5M2FNUZ>) -> tensor<2x4xf8E5M2FNUZ>
%2 = "stablehlo.reduce_scatter"(%x) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<f8E5M2FNUZ>, %q: tensor<f8E5M2FNUZ>):
      %s = stablehlo.add %p, %q : tensor<f8E5M2FNUZ>
      stablehlo.return %s : tensor<f8E5M2FNUZ>
    }) : (tensor<2x4xf8E5M2FNUZ>) -> tensor<1x4xf8E5M2FNUZ>
%3 = "stablehlo.all_to_all"(%x) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 4, type = 1>}> : (tensor<2x4xf8E5M2FNUZ>) -> tensor<4x2xf8E5M2FNUZ>
%4 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>}> : (tensor<2x4xf8E5M2FNUZ>) -> tensor<2x4xf8E5M2FNUZ>
%5 = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 6, type = 1>}> : (tensor<2x4xf8E5M2FNUZ>) -> tensor<2x4xf8E5M2FNUZ>
return %0, %1, %2, %3, %4, %5 : tensor<4x4xf8E5M2FNUZ>, tensor<2x4xf8E5M2FNUZ>, tensor<1x4xf8E5M2FNUZ>, tensor<4x2xf8E5M2FNUZ>, tensor<2x4xf8E5M2FNUZ>, tensor<2x4xf8E5M2FNUZ>
}
func.func public @main() {
%a0 = stablehlo.constant dense<"0x0040400040004000"> : tensor<2x4xf8E5M2FNUZ>
%a1 = stablehlo.constant dense<"0x0040400000404040"> : tensor<2x4xf8E5M2FNUZ>
%r:12 = "interpreter.run_parallel"(%a0, %a1) {programs = [[@f, @f]]} : (tensor<2x4xf8E5M2FNUZ>, tensor<2x4xf8E5M2FNUZ>) -> (tensor<4x4xf8E5M2FNUZ>, tensor<2x4xf8E5M2FNUZ>, tensor<1x4xf8E5M2FNUZ>, tensor<4x2xf8E5M2FNUZ>, tensor<2x4xf8E5M2FNUZ>, tensor<2x4xf8E5M2FNUZ>, tensor<4x4xf8E5M2FNUZ>, tensor<2x4xf8E5M2FNUZ>, tensor<1x4xf8E5M2FNUZ>, tensor<4x2xf8E5M2FNUZ>, tensor<2x4xf8E5M2FNUZ>, tensor<2x4xf8E5M2FNUZ>)
%e0 = stablehlo.constant dense<"0x00404000400040000040400000404040"> : tensor<4x4xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<4x4xf8E5M2FNUZ>, tensor<4x4xf8E5M2FNUZ>) -> ()
%e1 = stablehlo.constant dense<"0x0044440040404440"> : tensor<2x4xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x4xf8E5M2FNUZ>, tensor<2x4xf8E5M2FNUZ>) -> ()
%e2 = stablehlo.constant dense<"0x00444400"> : tensor<1x4xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<1x4xf8E5M2FNUZ>, tensor<1x4xf8E5M2FNUZ>) -> ()
%e3 = stablehlo.constant dense<"0x0040400000400040"> : tensor<4x2xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<4x2xf8E5M2FNUZ>, tensor<4x2xf8E5M2FNUZ>) -> ()
%e4 = stablehlo.constant dense<"0x0040400000404040"> : tensor<2x4xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x4xf8E5M2FNUZ>, tensor<2x4xf8E5M2FNUZ>) -> ()
%e5 = stablehlo.constant dense<"0x0040400000404040"> : tensor<2x4xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2x4xf8E5M2FNUZ>, tensor<2x4xf8E5M2FNUZ>) -> ()
%e6 = stablehlo.constant dense<"0x00404000400040000040400000404040"> : tensor<4x4xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<4x4xf8E5M2FNUZ>, tensor<4x4xf8E5M2FNUZ>) -> ()
%e7 = stablehlo.constant dense<"0x0044440040404440"> : tensor<2x4xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x4xf8E5M2FNUZ>, tensor<2x4xf8E5M2FNUZ>) -> ()
%e8 = stablehlo.constant dense<"0x40404440"> : tensor<1x4xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<1x4xf8E5M2FNUZ>, tensor<1x4xf8E5M2FNUZ>) -> ()
%e9 = stablehlo.constant dense<"0x4000400040004040"> : tensor<4x2xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<4x2xf8E5M2FNUZ>, tensor<4x2xf8E5M2FNUZ>) -> ()
%e10 = stablehlo.constant dense<"0x0040400040004000"> : tensor<2x4xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<2x4xf8E5M2FNUZ>, tensor<2x4xf8E5M2FNUZ>) -> ()
%e11 = stablehlo.constant dense<"0x0040400000404040"> : tensor<2x4xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x4xf8E5M2FNUZ>, tensor<2x4xf8E5M2FNUZ>) -> ()
return
}
}
// -----
// f8E8M0FNU
module {
func.func private @f(%x: tensor<2x4xf8E8M0FNU>) -> (tensor<4x4xf8E8M0FNU>, tensor<2x4xf8E8M0FNU>, tensor<1x4xf8E8M0FNU>, tensor<4x2xf8E8M0FNU>, tensor<2x4xf8E8M0FNU>, tensor<2x4xf8E8M0FNU>) {
%0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<2x4xf8E8M0FNU>) -> tensor<4x4xf8E8M0FNU>
%1 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<f8E8M0FNU>, %q: tensor<f8E8M0FNU>):
      %s = stablehlo.multiply %p, %q : tensor<f8E8M0FNU>
      stablehlo.return %s : tensor<f8E8M0FNU>
    }) : (tensor<2x4xf8E8M0FNU>) -> tensor<2x4xf8E8M0FNU>
%2 = "stablehlo.reduce_scatter"(%x) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<f8E8M0FNU>, %q: tensor<f8E8M0FNU>):
      %s = stablehlo.multiply %p, %q : tensor<f8E8M0FNU>
      stablehlo.return %s : tensor<f8E8M0FNU>
    }) : (tensor<2x4xf8E8M0FNU>) -> tensor<1x4xf8E8M0FNU>
%3 = "stablehlo.all_to_all"(%x) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 4, type = 1>}> : (tensor<2x4xf8E8M0FNU>) -> tensor<4x2xf8E8M0FNU>
%4 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>}> : (tensor<2x4xf8E8M0FNU>) -> tensor<2x4xf8E8M0FNU>
%5 = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 6, type = 1>}> : (tensor<2x4xf8E8M0FNU>) -> tensor<2x4xf8E8M0FNU>
return %0, %1, %2, %3, %4, %5 : tensor<4x4xf8E8M0FNU>, tensor<2x4xf8E8M0FNU>, tensor<1x4xf8E8M0FNU>, tensor<4x2xf8E8M0FNU>, tensor<2x4xf8E8M0FNU>, tensor<2x4xf8E8M0FNU>
}
func.func public @main() {
%a0 = stablehlo.constant dense<"0x7F80807F807F807F"> : tensor<2x4xf8E8M0FNU>
%a1 = stablehlo.constant dense<"0x7F80807F7F808080"> : tensor<2x4xf8E8M0FNU>
%r:12 = "interpreter.run_parallel"(%a0, %a1) {programs = [[@f, @f]]} : (tensor<2x4xf8E8M0FNU>, tensor<2x4xf8E8M0FNU>) -> (tensor<4x4xf8E8M0FNU>, tensor<2x4xf8E8M0FNU>, tensor<1x4xf8E8M0FNU>, tensor<4x2xf8E8M0FNU>, tensor<2x4xf8E8M0FNU>, tensor<2x4xf8E8M0FNU>, tensor<4x4xf8E8M0FNU>, tensor<2x4xf8E8M0FNU>, tensor<1x4xf8E8M0FNU>, tensor<4x2xf8E8M0FNU>, tensor<2x4xf8E8M0FNU>, tensor<2x4xf8E8M0FNU>)
%e0 = stablehlo.constant dense<"0x7F80807F807F807F7F80807F7F808080"> : tensor<4x4xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<4x4xf8E8M0FNU>, tensor<4x4xf8E8M0FNU>) -> ()
%e1 = stablehlo.constant dense<"0x7F81817F80808180"> : tensor<2x4xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x4xf8E8M0FNU>, tensor<2x4xf8E8M0FNU>) -> ()
%e2 = stablehlo.constant dense<"0x7F81817F"> : tensor<1x4xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<1x4xf8E8M0FNU>, tensor<1x4xf8E8M0FNU>) -> ()
%e3 = stablehlo.constant dense<"0x7F80807F7F807F80"> : tensor<4x2xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<4x2xf8E8M0FNU>, tensor<4x2xf8E8M0FNU>) -> ()
%e4 = stablehlo.constant dense<"0x7F80807F7F808080"> : tensor<2x4xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x4xf8E8M0FNU>, tensor<2x4xf8E8M0FNU>) -> ()
%e5 = stablehlo.constant dense<"0x7F80807F7F808080"> : tensor<2x4xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2x4xf8E8M0FNU>, tensor<2x4xf8E8M0FNU>) -> ()
%e6 = stablehlo.constant dense<"0x7F80807F807F807F7F80807F7F808080"> : tensor<4x4xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<4x4xf8E8M0FNU>, tensor<4x4xf8E8M0FNU>) -> ()
%e7 = stablehlo.constant dense<"0x7F81817F80808180"> : tensor<2x4xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x4xf8E8M0FNU>, tensor<2x4xf8E8M0FNU>) -> ()
%e8 = stablehlo.constant dense<"0x80808180"> : tensor<1x4xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<1x4xf8E8M0FNU>, tensor<1x4xf8E8M0FNU>) -> ()
%e9 = stablehlo.constant dense<"0x807F807F807F8080"> : tensor<4x2xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<4x2xf8E8M0FNU>, tensor<4x2xf8E8M0FNU>) -> ()
%e10 = stablehlo.constant dense<"0x7F80807F807F807F"> : tensor<2x4xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<2x4xf8E8M0FNU>, tensor<2x4xf8E8M0FNU>) -> ()
%e11 = stablehlo.constant dense<"0x7F80807F7F808080"> : tensor<2x4xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x4xf8E8M0FNU>, tensor<2x4xf8E8M0FNU>) -> ()
return
}
}
// -----
// bf16
module {
func.func private @f(%x: tensor<2x4xbf16>) -> (tensor<4x4xbf16>, tensor<2x4xbf16>, tensor<1x4xbf16>, tensor<4x2xbf16>, tensor<2x4xbf16>, tensor<2x4xbf16>) {
%0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<2x4xbf16>) -> tensor<4x4xbf16>
%1 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
      %s = stablehlo.add %p, %q : tensor<bf16>
      stablehlo.return %s : tensor<bf16>
    }) : (tensor<2x4xbf16>) -> tensor<2x4xbf16>
%2 = "stablehlo.reduce_scatter"(%x) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
      %s = stablehlo.add %p, %q : tensor<bf16>
      stablehlo.return %s : tensor<bf16>
    }) : (tensor<2x4xbf16>) -> tensor<1x4xbf16>
%3 = "stablehlo.all_to_all"(%x) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 4, type = 1>}> : (tensor<2x4xbf16>) -> tensor<4x2xbf16>
%4 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>}> : (tensor<2x4xbf16>) -> tensor<2x4xbf16>
%5 = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 6, type = 1>}> : (tensor<2x4xbf16>) -> tensor<2x4xbf16>
return %0, %1, %2, %3, %4, %5 : tensor<4x4xbf16>, tensor<2x4xbf16>, tensor<1x4xbf16>, tensor<4x2xbf16>, tensor<2x4xbf16>, tensor<2x4xbf16>
}
func.func public @main() {
%a0 = stablehlo.constant dense<"0x0000803F803F0000803F0000803F0000"> : tensor<2x4xbf16>
%a1 = stablehlo.constant dense<"0x0000803F803F00000000803F803F803F"> : tensor<2x4xbf16>
%r:12 = "interpreter.run_parallel"(%a0, %a1) {programs = [[@f, @f]]} : (tensor<2x4xbf16>, tensor<2x4xbf16>) -> (tensor<4x4xbf16>, tensor<2x4xbf16>, tensor<1x4xbf16>, tensor<4x2xbf16>, tensor<2x4xbf16>, tensor<2x4xbf16>, tensor<4x4xbf16>, tensor<2x4xbf16>, tensor<1x4xbf16>, tensor<4x2xbf16>, tensor<2x4xbf16>, tensor<2x4xbf16>)
%e0 = stablehlo.constant dense<"0x0000803F803F0000803F0000803F00000000803F803F00000000803F803F803F"> : tensor<4x4xbf16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<4x4xbf16>, tensor<4x4xbf16>) -> ()
%e1 = stablehlo.constant dense<"0x0000004000400000803F803F0040803F"> : tensor<2x4xbf16>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x4xbf16>, tensor<2x4xbf16>) -> ()
%e2 = stablehlo.constant dense<"0x0000004000400000"> : tensor<1x4xbf16>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<1x4xbf16>, tensor<1x4xbf16>) -> ()
%e3 = stablehlo.constant dense<"0x0000803F803F00000000803F0000803F"> : tensor<4x2xbf16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<4x2xbf16>, tensor<4x2xbf16>) -> ()
%e4 = stablehlo.constant dense<"0x0000803F803F00000000803F803F803F"> : tensor<2x4xbf16>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x4xbf16>, tensor<2x4xbf16>) -> ()
%e5 = stablehlo.constant dense<"0x0000803F803F00000000803F803F803F"> : tensor<2x4xbf16>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2x4xbf16>, tensor<2x4xbf16>) -> ()
%e6 = stablehlo.constant dense<"0x0000803F803F0000803F0000803F00000000803F803F00000000803F803F803F"> : tensor<4x4xbf16>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<4x4xbf16>, tensor<4x4xbf16>) -> ()
%e7 = stablehlo.constant dense<"0x0000004000400000803F803F0040803F"> : tensor<2x4xbf16>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x4xbf16>, tensor<2x4xbf16>) -> ()
%e8 = stablehlo.constant dense<"0x803F803F0040803F"> : tensor<1x4xbf16>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<1x4xbf16>, tensor<1x4xbf16>) -> ()
%e9 = stablehlo.constant dense<"0x803F0000803F0000803F0000803F803F"> : tensor<4x2xbf16>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<4x2xbf16>, tensor<4x2xbf16>) -> ()
%e10 = stablehlo.constant dense<"0x0000803F803F0000803F0000803F0000"> : tensor<2x4xbf16>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<2x4xbf16>, tensor<2x4xbf16>) -> ()
%e11 = stablehlo.constant dense<"0x0000803F803F00000000803F803F803F"> : tensor<2x4xbf16>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x4xbf16>, tensor<2x4xbf16>) -> ()
return
}
}
// -----
// f16
module {
func.func private @f(%x: tensor<2x4xf16>) -> (tensor<4x4xf16>, tensor<2x4xf16>, tensor<1x4xf16>, tensor<4x2xf16>, tensor<2x4xf16>, tensor<2x4xf16>) {
%0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<2x4xf16>) -> tensor<4x4xf16>
%1 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<f16>, %q: tensor<f16>):
      %s = stablehlo.add %p, %q : tensor<f16>
      stablehlo.return %s : tensor<f16>
    }) : (tensor<2x4xf16>) -> tensor<2x4xf16>
%2 = "stablehlo.reduce_scatter"(%x) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<f16>, %q: tensor<f16>):
      %s = stablehlo.add %p, %q : tensor<f16>
      stablehlo.return %s : tensor<f16>
    }) : (tensor<2x4xf16>) -> tensor<1x4xf16>
%3 = "stablehlo.all_to_all"(%x) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 4, type = 1>}> : (tensor<2x4xf16>) -> tensor<4x2xf16>
%4 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>}> : (tensor<2x4xf16>) -> tensor<2x4xf16>
%5 = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 6, type = 1>}> : (tensor<2x4xf16>) -> tensor<2x4xf16>
return %0, %1, %2, %3, %4, %5 : tensor<4x4xf16>, tensor<2x4xf16>, tensor<1x4xf16>, tensor<4x2xf16>, tensor<2x4xf16>, tensor<2x4xf16>
}
func.func public @main() {
%a0 = stablehlo.constant dense<"0x0000003C003C0000003C0000003C0000"> : tensor<2x4xf16>
%a1 = stablehlo.constant dense<"0x0000003C003C00000000003C003C003C"> : tensor<2x4xf16>
%r:12 = "interpreter.run_parallel"(%a0, %a1) {programs = [[@f, @f]]} : (tensor<2x4xf16>, tensor<2x4xf16>) -> (tensor<4x4xf16>, tensor<2x4xf16>, tensor<1x4xf16>, tensor<4x2xf16>, tensor<2x4xf16>, tensor<2x4xf16>, tensor<4x4xf16>, tensor<2x4xf16>, tensor<1x4xf16>, tensor<4x2xf16>, tensor<2x4xf16>, tensor<2x4xf16>)
%e0 = stablehlo.constant dense<"0x0000003C003C0000003C0000003C00000000003C003C00000000003C003C003C"> : tensor<4x4xf16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<4x4xf16>, tensor<4x4xf16>) -> ()
%e1 = stablehlo.constant dense<"0x0000004000400000003C003C0040003C"> : tensor<2x4xf16>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x4xf16>, tensor<2x4xf16>) -> ()
%e2 = stablehlo.constant dense<"0x0000004000400000"> : tensor<1x4xf16>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<1x4xf16>, tensor<1x4xf16>) -> ()
%e3 = stablehlo.constant dense<"0x0000003C003C00000000003C0000003C"> : tensor<4x2xf16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<4x2xf16>, tensor<4x2xf16>) -> ()
%e4 = stablehlo.constant dense<"0x0000003C003C00000000003C003C003C"> : tensor<2x4xf16>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x4xf16>, tensor<2x4xf16>) -> ()
%e5 = stablehlo.constant dense<"0x0000003C003C00000000003C003C003C"> : tensor<2x4xf16>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2x4xf16>, tensor<2x4xf16>) -> ()
%e6 = stablehlo.constant dense<"0x0000003C003C0000003C0000003C00000000003C003C00000000003C003C003C"> : tensor<4x4xf16>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<4x4xf16>, tensor<4x4xf16>) -> ()
%e7 = stablehlo.constant dense<"0x0000004000400000003C003C0040003C"> : tensor<2x4xf16>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x4xf16>, tensor<2x4xf16>) -> ()
%e8 = stablehlo.constant dense<"0x003C003C0040003C"> : tensor<1x4xf16>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<1x4xf16>, tensor<1x4xf16>) -> ()
%e9 = stablehlo.constant dense<"0x003C0000003C0000003C0000003C003C"> : tensor<4x2xf16>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<4x2xf16>, tensor<4x2xf16>) -> ()
%e10 = stablehlo.constant dense<"0x0000003C003C0000003C0000003C0000"> : tensor<2x4xf16>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<2x4xf16>, tensor<2x4xf16>) -> ()
%e11 = stablehlo.constant dense<"0x0000003C003C00000000003C003C003C"> : tensor<2x4xf16>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x4xf16>, tensor<2x4xf16>) -> ()
return
}
}
// -----
// f32
module {
func.func private @f(%x: tensor<2x4xf32>) -> (tensor<4x4xf32>, tensor<2x4xf32>, tensor<1x4xf32>, tensor<4x2xf32>, tensor<2x4xf32>, tensor<2x4xf32>) {
%0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<2x4xf32>) -> tensor<4x4xf32>
%1 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %s = stablehlo.add %p, %q : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<2x4xf32>) -> tensor<2x4xf32>
%2 = "stablehlo.reduce_scatter"(%x) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %s = stablehlo.add %p, %q : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<2x4xf32>) -> tensor<1x4xf32>
%3 = "stablehlo.all_to_all"(%x) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 4, type = 1>}> : (tensor<2x4xf32>) -> tensor<4x2xf32>
%4 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
%5 = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 6, type = 1>}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
return %0, %1, %2, %3, %4, %5 : tensor<4x4xf32>, tensor<2x4xf32>, tensor<1x4xf32>, tensor<4x2xf32>, tensor<2x4xf32>, tensor<2x4xf32>
}
func.func public @main() {
%a0 = stablehlo.constant dense<"0x000000000000803F0000803F000000000000803F000000000000803F00000000"> : tensor<2x4xf32>
%a1 = stablehlo.constant dense<"0x000000000000803F0000803F00000000000000000000803F0000803F0000803F"> : tensor<2x4xf32>
%r:12 = "interpreter.run_parallel"(%a0, %a1) {programs = [[@f, @f]]} : (tensor<2x4xf32>, tensor<2x4xf32>) -> (tensor<4x4xf32>, tensor<2x4xf32>, tensor<1x4xf32>, tensor<4x2xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<4x4xf32>, tensor<2x4xf32>, tensor<1x4xf32>, tensor<4x2xf32>, tensor<2x4xf32>, tensor<2x4xf32>)
%e0 = stablehlo.constant dense<"0x000000000000803F0000803F000000000000803F000000000000803F00000000000000000000803F0000803F00000000000000000000803F0000803F0000803F"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000004000000040000000000000803F0000803F000000400000803F"> : tensor<2x4xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x4xf32>, tensor<2x4xf32>) -> ()
%e2 = stablehlo.constant dense<"0x00000000000000400000004000000000"> : tensor<1x4xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<1x4xf32>, tensor<1x4xf32>) -> ()
%e3 = stablehlo.constant dense<"0x000000000000803F0000803F00000000000000000000803F000000000000803F"> : tensor<4x2xf32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<4x2xf32>, tensor<4x2xf32>) -> ()
%e4 = stablehlo.constant dense<"0x000000000000803F0000803F00000000000000000000803F0000803F0000803F"> : tensor<2x4xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x4xf32>, tensor<2x4xf32>) -> ()
%e5 = stablehlo.constant dense<"0x000000000000803F0000803F00000000000000000000803F0000803F0000803F"> : tensor<2x4xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2x4xf32>, tensor<2x4xf32>) -> ()
%e6 = stablehlo.constant dense<"0x000000000000803F0000803F000000000000803F000000000000803F00000000000000000000803F0000803F00000000000000000000803F0000803F0000803F"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e7 = stablehlo.constant dense<"0x000000000000004000000040000000000000803F0000803F000000400000803F"> : tensor<2x4xf32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x4xf32>, tensor<2x4xf32>) -> ()
%e8 = stablehlo.constant dense<"0x0000803F0000803F000000400000803F"> : tensor<1x4xf32>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<1x4xf32>, tensor<1x4xf32>) -> ()
%e9 = stablehlo.constant dense<"0x0000803F000000000000803F000000000000803F000000000000803F0000803F"> : tensor<4x2xf32>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<4x2xf32>, tensor<4x2xf32>) -> ()
%e10 = stablehlo.constant dense<"0x000000000000803F0000803F000000000000803F000000000000803F00000000"> : tensor<2x4xf32>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<2x4xf32>, tensor<2x4xf32>) -> ()
%e11 = stablehlo.constant dense<"0x000000000000803F0000803F00000000000000000000803F0000803F0000803F"> : tensor<2x4xf32>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x4xf32>, tensor<2x4xf32>) -> ()
return
}
}
// -----
// f64
module {
func.func private @f(%x: tensor<2x4xf64>) -> (tensor<4x4xf64>, tensor<2x4xf64>, tensor<1x4xf64>, tensor<4x2xf64>, tensor<2x4xf64>, tensor<2x4xf64>) {
%0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<2x4xf64>) -> tensor<4x4xf64>
%1 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<f64>, %q: tensor<f64>):
      %s = stablehlo.add %p, %q : tensor<f64>
      stablehlo.return %s : tensor<f64>
    }) : (tensor<2x4xf64>) -> tensor<2x4xf64>
%2 = "stablehlo.reduce_scatter"(%x) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<f64>, %q: tensor<f64>):
      %s = stablehlo.add %p, %q : tensor<f64>
      stablehlo.return %s : tensor<f64>
    }) : (tensor<2x4xf64>) -> tensor<1x4xf64>
%3 = "stablehlo.all_to_all"(%x) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 4, type = 1>}> : (tensor<2x4xf64>) -> tensor<4x2xf64>
%4 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>}> : (tensor<2x4xf64>) -> tensor<2x4xf64>
%5 = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 6, type = 1>}> : (tensor<2x4xf64>) -> tensor<2x4xf64>
return %0, %1, %2, %3, %4, %5 : tensor<4x4xf64>, tensor<2x4xf64>, tensor<1x4xf64>, tensor<4x2xf64>, tensor<2x4xf64>, tensor<2x4xf64>
}
func.func public @main() {
%a0 = stablehlo.constant dense<"0x0000000000000000000000000000F03F000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000"> : tensor<2x4xf64>
%a1 = stablehlo.constant dense<"0x0000000000000000000000000000F03F000000000000F03F00000000000000000000000000000000000000000000F03F000000000000F03F000000000000F03F"> : tensor<2x4xf64>
%r:12 = "interpreter.run_parallel"(%a0, %a1) {programs = [[@f, @f]]} : (tensor<2x4xf64>, tensor<2x4xf64>) -> (tensor<4x4xf64>, tensor<2x4xf64>, tensor<1x4xf64>, tensor<4x2xf64>, tensor<2x4xf64>, tensor<2x4xf64>, tensor<4x4xf64>, tensor<2x4xf64>, tensor<1x4xf64>, tensor<4x2xf64>, tensor<2x4xf64>, tensor<2x4xf64>)
%e0 = stablehlo.constant dense<"0x0000000000000000000000000000F03F000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F00000000000000000000000000000000000000000000F03F000000000000F03F00000000000000000000000000000000000000000000F03F000000000000F03F000000000000F03F"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
%e1 = stablehlo.constant dense<"0x0000000000000000000000000000004000000000000000400000000000000000000000000000F03F000000000000F03F0000000000000040000000000000F03F"> : tensor<2x4xf64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x4xf64>, tensor<2x4xf64>) -> ()
%e2 = stablehlo.constant dense<"0x0000000000000000000000000000004000000000000000400000000000000000"> : tensor<1x4xf64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<1x4xf64>, tensor<1x4xf64>) -> ()
%e3 = stablehlo.constant dense<"0x0000000000000000000000000000F03F000000000000F03F00000000000000000000000000000000000000000000F03F0000000000000000000000000000F03F"> : tensor<4x2xf64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<4x2xf64>, tensor<4x2xf64>) -> ()
%e4 = stablehlo.constant dense<"0x0000000000000000000000000000F03F000000000000F03F00000000000000000000000000000000000000000000F03F000000000000F03F000000000000F03F"> : tensor<2x4xf64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x4xf64>, tensor<2x4xf64>) -> ()
%e5 = stablehlo.constant dense<"0x0000000000000000000000000000F03F000000000000F03F00000000000000000000000000000000000000000000F03F000000000000F03F000000000000F03F"> : tensor<2x4xf64>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2x4xf64>, tensor<2x4xf64>) -> ()
%e6 = stablehlo.constant dense<"0x0000000000000000000000000000F03F000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F00000000000000000000000000000000000000000000F03F000000000000F03F00000000000000000000000000000000000000000000F03F000000000000F03F000000000000F03F"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
%e7 = stablehlo.constant dense<"0x0000000000000000000000000000004000000000000000400000000000000000000000000000F03F000000000000F03F0000000000000040000000000000F03F"> : tensor<2x4xf64>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x4xf64>, tensor<2x4xf64>) -> ()
%e8 = stablehlo.constant dense<"0x000000000000F03F000000000000F03F0000000000000040000000000000F03F"> : tensor<1x4xf64>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<1x4xf64>, tensor<1x4xf64>) -> ()
%e9 = stablehlo.constant dense<"0x000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F000000000000F03F"> : tensor<4x2xf64>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<4x2xf64>, tensor<4x2xf64>) -> ()
%e10 = stablehlo.constant dense<"0x0000000000000000000000000000F03F000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000"> : tensor<2x4xf64>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<2x4xf64>, tensor<2x4xf64>) -> ()
%e11 = stablehlo.constant dense<"0x0000000000000000000000000000F03F000000000000F03F00000000000000000000000000000000000000000000F03F000000000000F03F000000000000F03F"> : tensor<2x4xf64>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x4xf64>, tensor<2x4xf64>) -> ()
return
}
}
// -----
// complex<f32>
module {
func.func private @f(%x: tensor<2x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>, tensor<4x2xcomplex<f32>>, tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) {
%0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<2x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%1 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<complex<f32>>, %q: tensor<complex<f32>>):
      %s = stablehlo.add %p, %q : tensor<complex<f32>>
      stablehlo.return %s : tensor<complex<f32>>
    }) : (tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%2 = "stablehlo.reduce_scatter"(%x) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<complex<f32>>, %q: tensor<complex<f32>>):
      %s = stablehlo.add %p, %q : tensor<complex<f32>>
      stablehlo.return %s : tensor<complex<f32>>
    }) : (tensor<2x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%3 = "stablehlo.all_to_all"(%x) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 4, type = 1>}> : (tensor<2x4xcomplex<f32>>) -> tensor<4x2xcomplex<f32>>
%4 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>}> : (tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%5 = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 6, type = 1>}> : (tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
return %0, %1, %2, %3, %4, %5 : tensor<4x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>, tensor<4x2xcomplex<f32>>, tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>
}
func.func public @main() {
%a0 = stablehlo.constant dense<"0x000000000000803F0000803F000000000000803F0000803F00000000000000000000803F00000000000000000000803F0000803F0000803F0000000000000000"> : tensor<2x4xcomplex<f32>>
%a1 = stablehlo.constant dense<"0x00000000000000000000803F0000803F0000803F0000803F000000000000803F00000000000000000000803F0000803F0000803F0000803F0000803F00000000"> : tensor<2x4xcomplex<f32>>
%r:12 = "interpreter.run_parallel"(%a0, %a1) {programs = [[@f, @f]]} : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>, tensor<4x2xcomplex<f32>>, tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>, tensor<4x2xcomplex<f32>>, tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x000000000000803F0000803F000000000000803F0000803F00000000000000000000803F00000000000000000000803F0000803F0000803F000000000000000000000000000000000000803F0000803F0000803F0000803F000000000000803F00000000000000000000803F0000803F0000803F0000803F0000803F00000000"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000803F000000400000803F0000004000000040000000000000803F0000803F000000000000803F0000004000000040000000400000803F00000000"> : tensor<2x4xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000803F000000400000803F0000004000000040000000000000803F"> : tensor<1x4xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> ()
%e3 = stablehlo.constant dense<"0x000000000000803F0000803F000000000000803F00000000000000000000803F00000000000000000000803F0000803F00000000000000000000803F0000803F"> : tensor<4x2xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<4x2xcomplex<f32>>, tensor<4x2xcomplex<f32>>) -> ()
%e4 = stablehlo.constant dense<"0x00000000000000000000803F0000803F0000803F0000803F000000000000803F00000000000000000000803F0000803F0000803F0000803F0000803F00000000"> : tensor<2x4xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> ()
%e5 = stablehlo.constant dense<"0x00000000000000000000803F0000803F0000803F0000803F000000000000803F00000000000000000000803F0000803F0000803F0000803F0000803F00000000"> : tensor<2x4xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> ()
%e6 = stablehlo.constant dense<"0x000000000000803F0000803F000000000000803F0000803F00000000000000000000803F00000000000000000000803F0000803F0000803F000000000000000000000000000000000000803F0000803F0000803F0000803F000000000000803F00000000000000000000803F0000803F0000803F0000803F0000803F00000000"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e7 = stablehlo.constant dense<"0x000000000000803F000000400000803F0000004000000040000000000000803F0000803F000000000000803F0000004000000040000000400000803F00000000"> : tensor<2x4xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> ()
%e8 = stablehlo.constant dense<"0x0000803F000000000000803F0000004000000040000000400000803F00000000"> : tensor<1x4xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> ()
%e9 = stablehlo.constant dense<"0x0000803F0000803F00000000000000000000803F0000803F00000000000000000000803F0000803F000000000000803F0000803F0000803F0000803F00000000"> : tensor<4x2xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<4x2xcomplex<f32>>, tensor<4x2xcomplex<f32>>) -> ()
%e10 = stablehlo.constant dense<"0x000000000000803F0000803F000000000000803F0000803F00000000000000000000803F00000000000000000000803F0000803F0000803F0000000000000000"> : tensor<2x4xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> ()
%e11 = stablehlo.constant dense<"0x00000000000000000000803F0000803F0000803F0000803F000000000000803F00000000000000000000803F0000803F0000803F0000803F0000803F00000000"> : tensor<2x4xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> ()
return
}
}
// -----
// complex<f64>
module {
func.func private @f(%x: tensor<2x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>, tensor<1x4xcomplex<f64>>, tensor<4x2xcomplex<f64>>, tensor<2x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>) {
%0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<2x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%1 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<complex<f64>>, %q: tensor<complex<f64>>):
      %s = stablehlo.add %p, %q : tensor<complex<f64>>
      stablehlo.return %s : tensor<complex<f64>>
    }) : (tensor<2x4xcomplex<f64>>) -> tensor<2x4xcomplex<f64>>
%2 = "stablehlo.reduce_scatter"(%x) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<complex<f64>>, %q: tensor<complex<f64>>):
      %s = stablehlo.add %p, %q : tensor<complex<f64>>
      stablehlo.return %s : tensor<complex<f64>>
    }) : (tensor<2x4xcomplex<f64>>) -> tensor<1x4xcomplex<f64>>
%3 = "stablehlo.all_to_all"(%x) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 4, type = 1>}> : (tensor<2x4xcomplex<f64>>) -> tensor<4x2xcomplex<f64>>
%4 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>}> : (tensor<2x4xcomplex<f64>>) -> tensor<2x4xcomplex<f64>>
%5 = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 6, type = 1>}> : (tensor<2x4xcomplex<f64>>) -> tensor<2x4xcomplex<f64>>
return %0, %1, %2, %3, %4, %5 : tensor<4x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>, tensor<1x4xcomplex<f64>>, tensor<4x2xcomplex<f64>>, tensor<2x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>
}
func.func public @main() {
%a0 = stablehlo.constant dense<"0x0000000000000000000000000000F03F000000000000F03F0000000000000000000000000000F03F000000000000F03F00000000000000000000000000000000000000000000F03F00000000000000000000000000000000000000000000F03F000000000000F03F000000000000F03F00000000000000000000000000000000"> : tensor<2x4xcomplex<f64>>
%a1 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000F03F000000000000F03F000000000000F03F000000000000F03F0000000000000000000000000000F03F00000000000000000000000000000000000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F0000000000000000"> : tensor<2x4xcomplex<f64>>
%r:12 = "interpreter.run_parallel"(%a0, %a1) {programs = [[@f, @f]]} : (tensor<2x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>, tensor<1x4xcomplex<f64>>, tensor<4x2xcomplex<f64>>, tensor<2x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>, tensor<1x4xcomplex<f64>>, tensor<4x2xcomplex<f64>>, tensor<2x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>)
%e0 = stablehlo.constant dense<"0x0000000000000000000000000000F03F000000000000F03F0000000000000000000000000000F03F000000000000F03F00000000000000000000000000000000000000000000F03F00000000000000000000000000000000000000000000F03F000000000000F03F000000000000F03F0000000000000000000000000000000000000000000000000000000000000000000000000000F03F000000000000F03F000000000000F03F000000000000F03F0000000000000000000000000000F03F00000000000000000000000000000000000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F0000000000000000"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e1 = stablehlo.constant dense<"0x0000000000000000000000000000F03F0000000000000040000000000000F03F000000000000004000000000000000400000000000000000000000000000F03F000000000000F03F0000000000000000000000000000F03F000000000000004000000000000000400000000000000040000000000000F03F0000000000000000"> : tensor<2x4xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>) -> ()
%e2 = stablehlo.constant dense<"0x0000000000000000000000000000F03F0000000000000040000000000000F03F000000000000004000000000000000400000000000000000000000000000F03F"> : tensor<1x4xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<1x4xcomplex<f64>>, tensor<1x4xcomplex<f64>>) -> ()
%e3 = stablehlo.constant dense<"0x0000000000000000000000000000F03F000000000000F03F0000000000000000000000000000F03F00000000000000000000000000000000000000000000F03F00000000000000000000000000000000000000000000F03F000000000000F03F00000000000000000000000000000000000000000000F03F000000000000F03F"> : tensor<4x2xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<4x2xcomplex<f64>>, tensor<4x2xcomplex<f64>>) -> ()
%e4 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000F03F000000000000F03F000000000000F03F000000000000F03F0000000000000000000000000000F03F00000000000000000000000000000000000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F0000000000000000"> : tensor<2x4xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>) -> ()
%e5 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000F03F000000000000F03F000000000000F03F000000000000F03F0000000000000000000000000000F03F00000000000000000000000000000000000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F0000000000000000"> : tensor<2x4xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>) -> ()
%e6 = stablehlo.constant dense<"0x0000000000000000000000000000F03F000000000000F03F0000000000000000000000000000F03F000000000000F03F00000000000000000000000000000000000000000000F03F00000000000000000000000000000000000000000000F03F000000000000F03F000000000000F03F0000000000000000000000000000000000000000000000000000000000000000000000000000F03F000000000000F03F000000000000F03F000000000000F03F0000000000000000000000000000F03F00000000000000000000000000000000000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F0000000000000000"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e7 = stablehlo.constant dense<"0x0000000000000000000000000000F03F0000000000000040000000000000F03F000000000000004000000000000000400000000000000000000000000000F03F000000000000F03F0000000000000000000000000000F03F000000000000004000000000000000400000000000000040000000000000F03F0000000000000000"> : tensor<2x4xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>) -> ()
%e8 = stablehlo.constant dense<"0x000000000000F03F0000000000000000000000000000F03F000000000000004000000000000000400000000000000040000000000000F03F0000000000000000"> : tensor<1x4xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<1x4xcomplex<f64>>, tensor<1x4xcomplex<f64>>) -> ()
%e9 = stablehlo.constant dense<"0x000000000000F03F000000000000F03F00000000000000000000000000000000000000000000F03F000000000000F03F00000000000000000000000000000000000000000000F03F000000000000F03F0000000000000000000000000000F03F000000000000F03F000000000000F03F000000000000F03F0000000000000000"> : tensor<4x2xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<4x2xcomplex<f64>>, tensor<4x2xcomplex<f64>>) -> ()
%e10 = stablehlo.constant dense<"0x0000000000000000000000000000F03F000000000000F03F0000000000000000000000000000F03F000000000000F03F00000000000000000000000000000000000000000000F03F00000000000000000000000000000000000000000000F03F000000000000F03F000000000000F03F00000000000000000000000000000000"> : tensor<2x4xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<2x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>) -> ()
%e11 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000F03F000000000000F03F000000000000F03F000000000000F03F0000000000000000000000000000F03F00000000000000000000000000000000000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F0000000000000000"> : tensor<2x4xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>) -> ()
return
}
}
// -----
// no_elements
module {
func.func private @f(%x: tensor<0x4xf32>) -> (tensor<0x4xf32>, tensor<0x4xf32>, tensor<0x4xf32>, tensor<0x2xf32>, tensor<0x4xf32>, tensor<0x4xf32>) {
%0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<0x4xf32>) -> tensor<0x4xf32>
%1 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %s = stablehlo.add %p, %q : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<0x4xf32>) -> tensor<0x4xf32>
%2 = "stablehlo.reduce_scatter"(%x) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %s = stablehlo.add %p, %q : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<0x4xf32>) -> tensor<0x4xf32>
%3 = "stablehlo.all_to_all"(%x) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 4, type = 1>}> : (tensor<0x4xf32>) -> tensor<0x2xf32>
%4 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>}> : (tensor<0x4xf32>) -> tensor<0x4xf32>
%5 = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 6, type = 1>}> : (tensor<0x4xf32>) -> tensor<0x4xf32>
return %0, %1, %2, %3, %4, %5 : tensor<0x4xf32>, tensor<0x4xf32>, tensor<0x4xf32>, tensor<0x2xf32>, tensor<0x4xf32>, tensor<0x4xf32>
}
func.func public @main() {
%a0 = stablehlo.constant dense<> : tensor<0x4xf32>
%a1 = stablehlo.constant dense<> : tensor<0x4xf32>
%r:12 = "interpreter.run_parallel"(%a0, %a1) {programs = [[@f, @f]]} : (tensor<0x4xf32>, tensor<0x4xf32>) -> (tensor<0x4xf32>, tensor<0x4xf32>, tensor<0x4xf32>, tensor<0x2xf32>, tensor<0x4xf32>, tensor<0x4xf32>, tensor<0x4xf32>, tensor<0x4xf32>, tensor<0x4xf32>, tensor<0x2xf32>, tensor<0x4xf32>, tensor<0x4xf32>)
%e0 = stablehlo.constant dense<> : tensor<0x4xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<0x4xf32>, tensor<0x4xf32>) -> ()
%e1 = stablehlo.constant dense<> : tensor<0x4xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<0x4xf32>, tensor<0x4xf32>) -> ()
%e2 = stablehlo.constant dense<> : tensor<0x4xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<0x4xf32>, tensor<0x4xf32>) -> ()
%e3 = stablehlo.constant dense<> : tensor<0x2xf32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<0x2xf32>, tensor<0x2xf32>) -> ()
%e4 = stablehlo.constant dense<> : tensor<0x4xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<0x4xf32>, tensor<0x4xf32>) -> ()
%e5 = stablehlo.constant dense<> : tensor<0x4xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<0x4xf32>, tensor<0x4xf32>) -> ()
%e6 = stablehlo.constant dense<> : tensor<0x4xf32>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<0x4xf32>, tensor<0x4xf32>) -> ()
%e7 = stablehlo.constant dense<> : tensor<0x4xf32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<0x4xf32>, tensor<0x4xf32>) -> ()
%e8 = stablehlo.constant dense<> : tensor<0x4xf32>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<0x4xf32>, tensor<0x4xf32>) -> ()
%e9 = stablehlo.constant dense<> : tensor<0x2xf32>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<0x2xf32>, tensor<0x2xf32>) -> ()
%e10 = stablehlo.constant dense<> : tensor<0x4xf32>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<0x4xf32>, tensor<0x4xf32>) -> ()
%e11 = stablehlo.constant dense<> : tensor<0x4xf32>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<0x4xf32>, tensor<0x4xf32>) -> ()
return
}
}
// -----
// no_dimensions
module {
func.func private @f(%x: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
%0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
      %s = stablehlo.add %p, %q : tensor<i32>
      stablehlo.return %s : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
%1 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>}> : (tensor<i32>) -> tensor<i32>
return %0, %1 : tensor<i32>, tensor<i32>
}
func.func public @main() {
%a0 = stablehlo.constant dense<"0x03000000"> : tensor<i32>
%a1 = stablehlo.constant dense<"0x05000000"> : tensor<i32>
%r:4 = "interpreter.run_parallel"(%a0, %a1) {programs = [[@f, @f]]} : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>)
%e0 = stablehlo.constant dense<"0x08000000"> : tensor<i32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
%e1 = stablehlo.constant dense<"0x05000000"> : tensor<i32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
%e2 = stablehlo.constant dense<"0x08000000"> : tensor<i32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
%e3 = stablehlo.constant dense<"0x03000000"> : tensor<i32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
return
}
}
