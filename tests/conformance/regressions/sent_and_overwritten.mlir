// In a loop, two devices send an array that the next kernel reads for the last time, and may overwrite.
module {
func.func private @step(%x: tensor<100x41xi32>, %received: tensor<100x41xi32>) -> tensor<100x41xi32> {
  %two = stablehlo.constant dense<2> : tensor<100x41xi32>
  %modulus = stablehlo.constant dense<997> : tensor<100x41xi32>
  %0 = stablehlo.multiply %x, %two : tensor<100x41xi32>
  %1 = stablehlo.add %0, %received : tensor<100x41xi32>
  %y = stablehlo.remainder %1, %modulus : tensor<100x41xi32>
  %turned = stablehlo.reverse %y, dims = [0] : tensor<100x41xi32>
  %next = stablehlo.add %y, %turned : tensor<100x41xi32>
  return %next : tensor<100x41xi32>
}
func.func private @begin(%x: tensor<100x41xi32>) -> tensor<100x41xi32> {
  %three = stablehlo.constant dense<3> : tensor<100x41xi32>
  %modulus = stablehlo.constant dense<991> : tensor<100x41xi32>
  %0 = stablehlo.multiply %x, %three : tensor<100x41xi32>
  %1 = stablehlo.remainder %0, %modulus : tensor<100x41xi32>
  return %1 : tensor<100x41xi32>
}
func.func private @exchanged(%x: tensor<100x41xi32>, %rounds: tensor<i32>) -> tensor<100x41xi32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %a = %x) : tensor<i32>, tensor<100x41xi32>
  cond {
    %more = stablehlo.compare LT, %i, %rounds, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %one : tensor<i32>
    %sent = func.call @begin(%a) : (tensor<100x41xi32>) -> tensor<100x41xi32>
    %received = "stablehlo.collective_permute"(%sent) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (tensor<100x41xi32>) -> tensor<100x41xi32>
    %next = func.call @step(%sent, %received) : (tensor<100x41xi32>, tensor<100x41xi32>) -> tensor<100x41xi32>
    stablehlo.return %j, %next : tensor<i32>, tensor<100x41xi32>
  }
  return %r#1 : tensor<100x41xi32>
}
func.func private @together(%x: tensor<100x41xi32>, %y: tensor<100x41xi32>, %rounds: tensor<i32>) -> (tensor<100x41xi32>, tensor<100x41xi32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:3 = stablehlo.while(%i = %zero, %a = %x, %b = %y) : tensor<i32>, tensor<100x41xi32>, tensor<100x41xi32>
  cond {
    %more = stablehlo.compare LT, %i, %rounds, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %one : tensor<i32>
    %c = func.call @begin(%a) : (tensor<100x41xi32>) -> tensor<100x41xi32>
    %d = func.call @begin(%b) : (tensor<100x41xi32>) -> tensor<100x41xi32>
    %e = func.call @step(%c, %d) : (tensor<100x41xi32>, tensor<100x41xi32>) -> tensor<100x41xi32>
    %f = func.call @step(%d, %c) : (tensor<100x41xi32>, tensor<100x41xi32>) -> tensor<100x41xi32>
    stablehlo.return %j, %e, %f : tensor<i32>, tensor<100x41xi32>, tensor<100x41xi32>
  }
  return %r#1, %r#2 : tensor<100x41xi32>, tensor<100x41xi32>
}
func.func public @main() {
  %x = stablehlo.iota dim = 0 : tensor<100x41xi32>
  %columns = stablehlo.iota dim = 1 : tensor<100x41xi32>
  %y = stablehlo.add %x, %columns : tensor<100x41xi32>
  %rounds = stablehlo.constant dense<7> : tensor<i32>
  %unknown:3 = stablehlo.optimization_barrier %x, %y, %rounds : tensor<100x41xi32>, tensor<100x41xi32>, tensor<i32>
  %r:2 = "interpreter.run_parallel"(%unknown#0, %unknown#2, %unknown#1, %unknown#2) {programs = [[@exchanged, @exchanged]]} : (tensor<100x41xi32>, tensor<i32>, tensor<100x41xi32>, tensor<i32>) -> (tensor<100x41xi32>, tensor<100x41xi32>)
  %e:2 = func.call @together(%unknown#0, %unknown#1, %unknown#2) : (tensor<100x41xi32>, tensor<100x41xi32>, tensor<i32>) -> (tensor<100x41xi32>, tensor<100x41xi32>)
  stablehlo.custom_call @check.expect_eq(%r#0, %e#0) {has_side_effect = true} : (tensor<100x41xi32>, tensor<100x41xi32>) -> ()
  stablehlo.custom_call @check.expect_eq(%r#1, %e#1) {has_side_effect = true} : (tensor<100x41xi32>, tensor<100x41xi32>) -> ()
  return
}
}
