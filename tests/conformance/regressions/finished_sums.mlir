// Sums of two devices, and what the all_reduce itself computes of them, beside the same without devices: a mean, negated and moved,
// of no whole number of vectors or blocks.
module {
func.func private @f(%x: tensor<3079xf32>) -> (tensor<3079xf32>) {
%s = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %u = stablehlo.add %p, %q : tensor<f32>
      stablehlo.return %u : tensor<f32>
    }) : (tensor<3079xf32>) -> tensor<3079xf32>
%c1 = stablehlo.constant dense<3.0> : tensor<3079xf32>
%c2 = stablehlo.constant dense<0.5> : tensor<3079xf32>
%t1 = stablehlo.divide %s, %c1 : tensor<3079xf32>
%t2 = stablehlo.negate %t1 : tensor<3079xf32>
%r = stablehlo.add %c2, %t2 : tensor<3079xf32>
return %r : tensor<3079xf32>
}
func.func public @main() {
%i = stablehlo.iota dim = 0 : tensor<3079xf32>
%three = stablehlo.constant dense<3.0> : tensor<3079xf32>
%j = stablehlo.multiply %i, %three : tensor<3079xf32>
%o:2 = "interpreter.run_parallel"(%i, %j) {programs = [[@f, @f]]} : (tensor<3079xf32>, tensor<3079xf32>) -> (tensor<3079xf32>, tensor<3079xf32>)
%sum = stablehlo.add %i, %j : tensor<3079xf32>
%ec1 = stablehlo.constant dense<3.0> : tensor<3079xf32>
%ec2 = stablehlo.constant dense<0.5> : tensor<3079xf32>
%et1 = stablehlo.divide %sum, %ec1 : tensor<3079xf32>
%et2 = stablehlo.negate %et1 : tensor<3079xf32>
%er = stablehlo.add %ec2, %et2 : tensor<3079xf32>
stablehlo.custom_call @check.expect_eq(%o#0, %er) {has_side_effect = true} : (tensor<3079xf32>, tensor<3079xf32>) -> ()
stablehlo.custom_call @check.expect_eq(%o#1, %er) {has_side_effect = true} : (tensor<3079xf32>, tensor<3079xf32>) -> ()
return
}
}
// -----
// the least size
module {
func.func private @f(%x: tensor<1024xf32>) -> (tensor<1024xf32>) {
%s = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %u = stablehlo.add %p, %q : tensor<f32>
      stablehlo.return %u : tensor<f32>
    }) : (tensor<1024xf32>) -> tensor<1024xf32>
%c1 = stablehlo.constant dense<0.3> : tensor<1024xf32>
%c2 = stablehlo.constant dense<1.5> : tensor<1024xf32>
%t1 = stablehlo.multiply %s, %c1 : tensor<1024xf32>
%t2 = stablehlo.negate %t1 : tensor<1024xf32>
%r = stablehlo.add %c2, %t2 : tensor<1024xf32>
return %r : tensor<1024xf32>
}
func.func public @main() {
%i = stablehlo.iota dim = 0 : tensor<1024xf32>
%three = stablehlo.constant dense<3.0> : tensor<1024xf32>
%j = stablehlo.multiply %i, %three : tensor<1024xf32>
%o:2 = "interpreter.run_parallel"(%i, %j) {programs = [[@f, @f]]} : (tensor<1024xf32>, tensor<1024xf32>) -> (tensor<1024xf32>, tensor<1024xf32>)
%sum = stablehlo.add %i, %j : tensor<1024xf32>
%ec1 = stablehlo.constant dense<0.3> : tensor<1024xf32>
%ec2 = stablehlo.constant dense<1.5> : tensor<1024xf32>
%et1 = stablehlo.multiply %sum, %ec1 : tensor<1024xf32>
%et2 = stablehlo.negate %et1 : tensor<1024xf32>
%er = stablehlo.add %ec2, %et2 : tensor<1024xf32>
stablehlo.custom_call @check.expect_eq(%o#0, %er) {has_side_effect = true} : (tensor<1024xf32>, tensor<1024xf32>) -> ()
stablehlo.custom_call @check.expect_eq(%o#1, %er) {has_side_effect = true} : (tensor<1024xf32>, tensor<1024xf32>) -> ()
return
}
}
// -----
// one element less
module {
func.func private @f(%x: tensor<1023xf32>) -> (tensor<1023xf32>) {
%s = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %u = stablehlo.add %p, %q : tensor<f32>
      stablehlo.return %u : tensor<f32>
    }) : (tensor<1023xf32>) -> tensor<1023xf32>
%c1 = stablehlo.constant dense<0.3> : tensor<1023xf32>
%c2 = stablehlo.constant dense<1.5> : tensor<1023xf32>
%t1 = stablehlo.multiply %s, %c1 : tensor<1023xf32>
%t2 = stablehlo.negate %t1 : tensor<1023xf32>
%r = stablehlo.add %c2, %t2 : tensor<1023xf32>
return %r : tensor<1023xf32>
}
func.func public @main() {
%i = stablehlo.iota dim = 0 : tensor<1023xf32>
%three = stablehlo.constant dense<3.0> : tensor<1023xf32>
%j = stablehlo.multiply %i, %three : tensor<1023xf32>
%o:2 = "interpreter.run_parallel"(%i, %j) {programs = [[@f, @f]]} : (tensor<1023xf32>, tensor<1023xf32>) -> (tensor<1023xf32>, tensor<1023xf32>)
%sum = stablehlo.add %i, %j : tensor<1023xf32>
%ec1 = stablehlo.constant dense<0.3> : tensor<1023xf32>
%ec2 = stablehlo.constant dense<1.5> : tensor<1023xf32>
%et1 = stablehlo.multiply %sum, %ec1 : tensor<1023xf32>
%et2 = stablehlo.negate %et1 : tensor<1023xf32>
%er = stablehlo.add %ec2, %et2 : tensor<1023xf32>
stablehlo.custom_call @check.expect_eq(%o#0, %er) {has_side_effect = true} : (tensor<1023xf32>, tensor<1023xf32>) -> ()
stablehlo.custom_call @check.expect_eq(%o#1, %er) {has_side_effect = true} : (tensor<1023xf32>, tensor<1023xf32>) -> ()
return
}
}
// -----
// f64
module {
func.func private @f(%x: tensor<1031xf64>) -> (tensor<1031xf64>) {
%s = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<f64>, %q: tensor<f64>):
      %u = stablehlo.add %p, %q : tensor<f64>
      stablehlo.return %u : tensor<f64>
    }) : (tensor<1031xf64>) -> tensor<1031xf64>
%c1 = stablehlo.constant dense<7.0> : tensor<1031xf64>
%c2 = stablehlo.constant dense<0.1> : tensor<1031xf64>
%t1 = stablehlo.divide %s, %c1 : tensor<1031xf64>
%t2 = stablehlo.negate %t1 : tensor<1031xf64>
%r = stablehlo.add %c2, %t2 : tensor<1031xf64>
return %r : tensor<1031xf64>
}
func.func public @main() {
%i = stablehlo.iota dim = 0 : tensor<1031xf64>
%three = stablehlo.constant dense<3.0> : tensor<1031xf64>
%j = stablehlo.multiply %i, %three : tensor<1031xf64>
%o:2 = "interpreter.run_parallel"(%i, %j) {programs = [[@f, @f]]} : (tensor<1031xf64>, tensor<1031xf64>) -> (tensor<1031xf64>, tensor<1031xf64>)
%sum = stablehlo.add %i, %j : tensor<1031xf64>
%ec1 = stablehlo.constant dense<7.0> : tensor<1031xf64>
%ec2 = stablehlo.constant dense<0.1> : tensor<1031xf64>
%et1 = stablehlo.divide %sum, %ec1 : tensor<1031xf64>
%et2 = stablehlo.negate %et1 : tensor<1031xf64>
%er = stablehlo.add %ec2, %et2 : tensor<1031xf64>
stablehlo.custom_call @check.expect_eq(%o#0, %er) {has_side_effect = true} : (tensor<1031xf64>, tensor<1031xf64>) -> ()
stablehlo.custom_call @check.expect_eq(%o#1, %er) {has_side_effect = true} : (tensor<1031xf64>, tensor<1031xf64>) -> ()
return
}
}
// -----
// bf16
module {
func.func private @f(%x: tensor<5001xbf16>) -> (tensor<5001xbf16>) {
%s = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
      %u = stablehlo.add %p, %q : tensor<bf16>
      stablehlo.return %u : tensor<bf16>
    }) : (tensor<5001xbf16>) -> tensor<5001xbf16>
%c1 = stablehlo.constant dense<0.5> : tensor<5001xbf16>
%c2 = stablehlo.constant dense<1.0> : tensor<5001xbf16>
%t1 = stablehlo.multiply %s, %c1 : tensor<5001xbf16>
%t2 = stablehlo.negate %t1 : tensor<5001xbf16>
%r = stablehlo.add %c2, %t2 : tensor<5001xbf16>
return %r : tensor<5001xbf16>
}
func.func public @main() {
%i = stablehlo.iota dim = 0 : tensor<5001xbf16>
%three = stablehlo.constant dense<3.0> : tensor<5001xbf16>
%j = stablehlo.multiply %i, %three : tensor<5001xbf16>
%o:2 = "interpreter.run_parallel"(%i, %j) {programs = [[@f, @f]]} : (tensor<5001xbf16>, tensor<5001xbf16>) -> (tensor<5001xbf16>, tensor<5001xbf16>)
%sum = stablehlo.add %i, %j : tensor<5001xbf16>
%ec1 = stablehlo.constant dense<0.5> : tensor<5001xbf16>
%ec2 = stablehlo.constant dense<1.0> : tensor<5001xbf16>
%et1 = stablehlo.multiply %sum, %ec1 : tensor<5001xbf16>
%et2 = stablehlo.negate %et1 : tensor<5001xbf16>
%er = stablehlo.add %ec2, %et2 : tensor<5001xbf16>
stablehlo.custom_call @check.expect_eq(%o#0, %er) {has_side_effect = true} : (tensor<5001xbf16>, tensor<5001xbf16>) -> ()
stablehlo.custom_call @check.expect_eq(%o#1, %er) {has_side_effect = true} : (tensor<5001xbf16>, tensor<5001xbf16>) -> ()
return
}
}
// -----
// f16
module {
func.func private @f(%x: tensor<5001xf16>) -> (tensor<5001xf16>) {
%s = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<f16>, %q: tensor<f16>):
      %u = stablehlo.add %p, %q : tensor<f16>
      stablehlo.return %u : tensor<f16>
    }) : (tensor<5001xf16>) -> tensor<5001xf16>
%c1 = stablehlo.constant dense<0.5> : tensor<5001xf16>
%c2 = stablehlo.constant dense<1.0> : tensor<5001xf16>
%t1 = stablehlo.multiply %s, %c1 : tensor<5001xf16>
%t2 = stablehlo.negate %t1 : tensor<5001xf16>
%r = stablehlo.add %c2, %t2 : tensor<5001xf16>
return %r : tensor<5001xf16>
}
func.func public @main() {
%i = stablehlo.iota dim = 0 : tensor<5001xf16>
%three = stablehlo.constant dense<3.0> : tensor<5001xf16>
%j = stablehlo.multiply %i, %three : tensor<5001xf16>
%o:2 = "interpreter.run_parallel"(%i, %j) {programs = [[@f, @f]]} : (tensor<5001xf16>, tensor<5001xf16>) -> (tensor<5001xf16>, tensor<5001xf16>)
%sum = stablehlo.add %i, %j : tensor<5001xf16>
%ec1 = stablehlo.constant dense<0.5> : tensor<5001xf16>
%ec2 = stablehlo.constant dense<1.0> : tensor<5001xf16>
%et1 = stablehlo.multiply %sum, %ec1 : tensor<5001xf16>
%et2 = stablehlo.negate %et1 : tensor<5001xf16>
%er = stablehlo.add %ec2, %et2 : tensor<5001xf16>
stablehlo.custom_call @check.expect_eq(%o#0, %er) {has_side_effect = true} : (tensor<5001xf16>, tensor<5001xf16>) -> ()
stablehlo.custom_call @check.expect_eq(%o#1, %er) {has_side_effect = true} : (tensor<5001xf16>, tensor<5001xf16>) -> ()
return
}
}
// -----
// i8, which wraps
module {
func.func private @f(%x: tensor<5003xi8>) -> (tensor<5003xi8>) {
%s = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<i8>, %q: tensor<i8>):
      %u = stablehlo.add %p, %q : tensor<i8>
      stablehlo.return %u : tensor<i8>
    }) : (tensor<5003xi8>) -> tensor<5003xi8>
%c1 = stablehlo.constant dense<5> : tensor<5003xi8>
%c2 = stablehlo.constant dense<7> : tensor<5003xi8>
%t1 = stablehlo.multiply %s, %c1 : tensor<5003xi8>
%t2 = stablehlo.negate %t1 : tensor<5003xi8>
%r = stablehlo.add %c2, %t2 : tensor<5003xi8>
return %r : tensor<5003xi8>
}
func.func public @main() {
%i = stablehlo.iota dim = 0 : tensor<5003xi8>
%three = stablehlo.constant dense<3> : tensor<5003xi8>
%j = stablehlo.multiply %i, %three : tensor<5003xi8>
%o:2 = "interpreter.run_parallel"(%i, %j) {programs = [[@f, @f]]} : (tensor<5003xi8>, tensor<5003xi8>) -> (tensor<5003xi8>, tensor<5003xi8>)
%sum = stablehlo.add %i, %j : tensor<5003xi8>
%ec1 = stablehlo.constant dense<5> : tensor<5003xi8>
%ec2 = stablehlo.constant dense<7> : tensor<5003xi8>
%et1 = stablehlo.multiply %sum, %ec1 : tensor<5003xi8>
%et2 = stablehlo.negate %et1 : tensor<5003xi8>
%er = stablehlo.add %ec2, %et2 : tensor<5003xi8>
stablehlo.custom_call @check.expect_eq(%o#0, %er) {has_side_effect = true} : (tensor<5003xi8>, tensor<5003xi8>) -> ()
stablehlo.custom_call @check.expect_eq(%o#1, %er) {has_side_effect = true} : (tensor<5003xi8>, tensor<5003xi8>) -> ()
return
}
}
// -----
// ui64
module {
func.func private @f(%x: tensor<777xui64>) -> (tensor<777xui64>) {
%s = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<ui64>, %q: tensor<ui64>):
      %u = stablehlo.add %p, %q : tensor<ui64>
      stablehlo.return %u : tensor<ui64>
    }) : (tensor<777xui64>) -> tensor<777xui64>
%c1 = stablehlo.constant dense<5> : tensor<777xui64>
%c2 = stablehlo.constant dense<7> : tensor<777xui64>
%t1 = stablehlo.divide %s, %c1 : tensor<777xui64>
%t2 = stablehlo.negate %t1 : tensor<777xui64>
%r = stablehlo.add %c2, %t2 : tensor<777xui64>
return %r : tensor<777xui64>
}
func.func public @main() {
%i = stablehlo.iota dim = 0 : tensor<777xui64>
%three = stablehlo.constant dense<3> : tensor<777xui64>
%j = stablehlo.multiply %i, %three : tensor<777xui64>
%o:2 = "interpreter.run_parallel"(%i, %j) {programs = [[@f, @f]]} : (tensor<777xui64>, tensor<777xui64>) -> (tensor<777xui64>, tensor<777xui64>)
%sum = stablehlo.add %i, %j : tensor<777xui64>
%ec1 = stablehlo.constant dense<5> : tensor<777xui64>
%ec2 = stablehlo.constant dense<7> : tensor<777xui64>
%et1 = stablehlo.divide %sum, %ec1 : tensor<777xui64>
%et2 = stablehlo.negate %et1 : tensor<777xui64>
%er = stablehlo.add %ec2, %et2 : tensor<777xui64>
stablehlo.custom_call @check.expect_eq(%o#0, %er) {has_side_effect = true} : (tensor<777xui64>, tensor<777xui64>) -> ()
stablehlo.custom_call @check.expect_eq(%o#1, %er) {has_side_effect = true} : (tensor<777xui64>, tensor<777xui64>) -> ()
return
}
}
// -----
// an element used twice
module {
func.func private @f(%x: tensor<2049xf32>) -> (tensor<2049xf32>) {
%s = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %u = stablehlo.add %p, %q : tensor<f32>
      stablehlo.return %u : tensor<f32>
    }) : (tensor<2049xf32>) -> tensor<2049xf32>
%t1 = stablehlo.multiply %s, %s : tensor<2049xf32>
%r = stablehlo.abs %t1 : tensor<2049xf32>
return %r : tensor<2049xf32>
}
func.func public @main() {
%i = stablehlo.iota dim = 0 : tensor<2049xf32>
%three = stablehlo.constant dense<3.0> : tensor<2049xf32>
%j = stablehlo.multiply %i, %three : tensor<2049xf32>
%o:2 = "interpreter.run_parallel"(%i, %j) {programs = [[@f, @f]]} : (tensor<2049xf32>, tensor<2049xf32>) -> (tensor<2049xf32>, tensor<2049xf32>)
%sum = stablehlo.add %i, %j : tensor<2049xf32>
%et1 = stablehlo.multiply %sum, %sum : tensor<2049xf32>
%er = stablehlo.abs %et1 : tensor<2049xf32>
stablehlo.custom_call @check.expect_eq(%o#0, %er) {has_side_effect = true} : (tensor<2049xf32>, tensor<2049xf32>) -> ()
stablehlo.custom_call @check.expect_eq(%o#1, %er) {has_side_effect = true} : (tensor<2049xf32>, tensor<2049xf32>) -> ()
return
}
}
// -----
// two users: nothing is finished
module {
func.func private @f(%x: tensor<2049xf32>) -> (tensor<2049xf32>) {
%s = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %u = stablehlo.add %p, %q : tensor<f32>
      stablehlo.return %u : tensor<f32>
    }) : (tensor<2049xf32>) -> tensor<2049xf32>
%c1 = stablehlo.constant dense<0.25> : tensor<2049xf32>
%t1 = stablehlo.multiply %s, %c1 : tensor<2049xf32>
%r = stablehlo.subtract %t1, %s : tensor<2049xf32>
return %r : tensor<2049xf32>
}
func.func public @main() {
%i = stablehlo.iota dim = 0 : tensor<2049xf32>
%three = stablehlo.constant dense<3.0> : tensor<2049xf32>
%j = stablehlo.multiply %i, %three : tensor<2049xf32>
%o:2 = "interpreter.run_parallel"(%i, %j) {programs = [[@f, @f]]} : (tensor<2049xf32>, tensor<2049xf32>) -> (tensor<2049xf32>, tensor<2049xf32>)
%sum = stablehlo.add %i, %j : tensor<2049xf32>
%ec1 = stablehlo.constant dense<0.25> : tensor<2049xf32>
%et1 = stablehlo.multiply %sum, %ec1 : tensor<2049xf32>
%er = stablehlo.subtract %et1, %sum : tensor<2049xf32>
stablehlo.custom_call @check.expect_eq(%o#0, %er) {has_side_effect = true} : (tensor<2049xf32>, tensor<2049xf32>) -> ()
stablehlo.custom_call @check.expect_eq(%o#1, %er) {has_side_effect = true} : (tensor<2049xf32>, tensor<2049xf32>) -> ()
return
}
}
// -----
// NaN
module {
func.func private @f(%x: tensor<2049xf32>) -> (tensor<2049xf32>) {
%s = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %u = stablehlo.add %p, %q : tensor<f32>
      stablehlo.return %u : tensor<f32>
    }) : (tensor<2049xf32>) -> tensor<2049xf32>
%c1 = stablehlo.constant dense<0.0> : tensor<2049xf32>
%t1 = stablehlo.multiply %s, %c1 : tensor<2049xf32>
%t2 = stablehlo.divide %t1, %t1 : tensor<2049xf32>
%r = stablehlo.maximum %t2, %s : tensor<2049xf32>
return %r : tensor<2049xf32>
}
func.func public @main() {
%i = stablehlo.iota dim = 0 : tensor<2049xf32>
%three = stablehlo.constant dense<3.0> : tensor<2049xf32>
%j = stablehlo.multiply %i, %three : tensor<2049xf32>
%o:2 = "interpreter.run_parallel"(%i, %j) {programs = [[@f, @f]]} : (tensor<2049xf32>, tensor<2049xf32>) -> (tensor<2049xf32>, tensor<2049xf32>)
%sum = stablehlo.add %i, %j : tensor<2049xf32>
%ec1 = stablehlo.constant dense<0.0> : tensor<2049xf32>
%et1 = stablehlo.multiply %sum, %ec1 : tensor<2049xf32>
%et2 = stablehlo.divide %et1, %et1 : tensor<2049xf32>
%er = stablehlo.maximum %et2, %sum : tensor<2049xf32>
stablehlo.custom_call @check.expect_eq(%o#0, %er) {has_side_effect = true} : (tensor<2049xf32>, tensor<2049xf32>) -> ()
stablehlo.custom_call @check.expect_eq(%o#1, %er) {has_side_effect = true} : (tensor<2049xf32>, tensor<2049xf32>) -> ()
return
}
}
