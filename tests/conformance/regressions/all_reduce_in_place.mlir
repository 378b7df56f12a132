// An all-reduce in a loop may write its result over its operand, but not over one that is read afterwards. The region tells
// the order of the devices: it makes 4 a + 2 b + c of three. Operands of all sizes: in a line, staged, read in place.
module {
  func.func private @f(%x0: tensor<5xi32>, %x1: tensor<100xi32>, %x2: tensor<3001xi32>) -> (tensor<5xi32>, tensor<5xi32>, tensor<100xi32>, tensor<100xi32>, tensor<3001xi32>, tensor<3001xi32>) {
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %three = stablehlo.constant dense<3> : tensor<i32>
    %r:7 = stablehlo.while(%n = %zero, %y0 = %x0, %z0 = %x0, %y1 = %x1, %z1 = %x1, %y2 = %x2, %z2 = %x2) : tensor<i32>, tensor<5xi32>, tensor<5xi32>, tensor<100xi32>, tensor<100xi32>, tensor<3001xi32>, tensor<3001xi32>
    cond {
      %c = stablehlo.compare LT, %n, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %m = stablehlo.add %n, %one : tensor<i32>
      %sy0 = "stablehlo.all_reduce"(%y0) <{replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({
      ^bb0(%p: tensor<i32>, %q: tensor<i32>):
        %d = stablehlo.add %p, %p : tensor<i32>
        %s = stablehlo.add %d, %q : tensor<i32>
        stablehlo.return %s : tensor<i32>
      }) : (tensor<5xi32>) -> tensor<5xi32>
      %sz0 = "stablehlo.all_reduce"(%z0) <{replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>, channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, use_global_device_ids}> ({
      ^bb0(%p: tensor<i32>, %q: tensor<i32>):
        %d = stablehlo.add %p, %p : tensor<i32>
        %s = stablehlo.add %d, %q : tensor<i32>
        stablehlo.return %s : tensor<i32>
      }) : (tensor<5xi32>) -> tensor<5xi32>
      %t0 = stablehlo.add %sz0, %z0 : tensor<5xi32>
      %sy1 = "stablehlo.all_reduce"(%y1) <{replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>, channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, use_global_device_ids}> ({
      ^bb0(%p: tensor<i32>, %q: tensor<i32>):
        %d = stablehlo.add %p, %p : tensor<i32>
        %s = stablehlo.add %d, %q : tensor<i32>
        stablehlo.return %s : tensor<i32>
      }) : (tensor<100xi32>) -> tensor<100xi32>
      %sz1 = "stablehlo.all_reduce"(%z1) <{replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>, channel_handle = #stablehlo.channel_handle<handle = 4, type = 1>, use_global_device_ids}> ({
      ^bb0(%p: tensor<i32>, %q: tensor<i32>):
        %d = stablehlo.add %p, %p : tensor<i32>
        %s = stablehlo.add %d, %q : tensor<i32>
        stablehlo.return %s : tensor<i32>
      }) : (tensor<100xi32>) -> tensor<100xi32>
      %t1 = stablehlo.add %sz1, %z1 : tensor<100xi32>
      %sy2 = "stablehlo.all_reduce"(%y2) <{replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>, channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, use_global_device_ids}> ({
      ^bb0(%p: tensor<i32>, %q: tensor<i32>):
        %d = stablehlo.add %p, %p : tensor<i32>
        %s = stablehlo.add %d, %q : tensor<i32>
        stablehlo.return %s : tensor<i32>
      }) : (tensor<3001xi32>) -> tensor<3001xi32>
      %sz2 = "stablehlo.all_reduce"(%z2) <{replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>, channel_handle = #stablehlo.channel_handle<handle = 6, type = 1>, use_global_device_ids}> ({
      ^bb0(%p: tensor<i32>, %q: tensor<i32>):
        %d = stablehlo.add %p, %p : tensor<i32>
        %s = stablehlo.add %d, %q : tensor<i32>
        stablehlo.return %s : tensor<i32>
      }) : (tensor<3001xi32>) -> tensor<3001xi32>
      %t2 = stablehlo.add %sz2, %z2 : tensor<3001xi32>
      stablehlo.return %m, %sy0, %t0, %sy1, %t1, %sy2, %t2 : tensor<i32>, tensor<5xi32>, tensor<5xi32>, tensor<100xi32>, tensor<100xi32>, tensor<3001xi32>, tensor<3001xi32>
    }
    return %r#1, %r#2, %r#3, %r#4, %r#5, %r#6 : tensor<5xi32>, tensor<5xi32>, tensor<100xi32>, tensor<100xi32>, tensor<3001xi32>, tensor<3001xi32>
  }
  func.func public @main() {
    %a00 = stablehlo.constant dense<1> : tensor<5xi32>
    %a01 = stablehlo.constant dense<1> : tensor<100xi32>
    %a02 = stablehlo.constant dense<1> : tensor<3001xi32>
    %a10 = stablehlo.constant dense<2> : tensor<5xi32>
    %a11 = stablehlo.constant dense<2> : tensor<100xi32>
    %a12 = stablehlo.constant dense<2> : tensor<3001xi32>
    %a20 = stablehlo.constant dense<3> : tensor<5xi32>
    %a21 = stablehlo.constant dense<3> : tensor<100xi32>
    %a22 = stablehlo.constant dense<3> : tensor<3001xi32>
    %r:18 = "interpreter.run_parallel"(%a00, %a01, %a02, %a10, %a11, %a12, %a20, %a21, %a22) {programs = [[@f, @f, @f]]} : (tensor<5xi32>, tensor<100xi32>, tensor<3001xi32>, tensor<5xi32>, tensor<100xi32>, tensor<3001xi32>, tensor<5xi32>, tensor<100xi32>, tensor<3001xi32>) -> (tensor<5xi32>, tensor<5xi32>, tensor<100xi32>, tensor<100xi32>, tensor<3001xi32>, tensor<3001xi32>, tensor<5xi32>, tensor<5xi32>, tensor<100xi32>, tensor<100xi32>, tensor<3001xi32>, tensor<3001xi32>, tensor<5xi32>, tensor<5xi32>, tensor<100xi32>, tensor<100xi32>, tensor<3001xi32>, tensor<3001xi32>)
    check.expect_eq_const %r#0, dense<539> : tensor<5xi32>
    check.expect_eq_const %r#1, dense<804> : tensor<5xi32>
    check.expect_eq_const %r#2, dense<539> : tensor<100xi32>
    check.expect_eq_const %r#3, dense<804> : tensor<100xi32>
    check.expect_eq_const %r#4, dense<539> : tensor<3001xi32>
    check.expect_eq_const %r#5, dense<804> : tensor<3001xi32>
    check.expect_eq_const %r#6, dense<539> : tensor<5xi32>
    check.expect_eq_const %r#7, dense<805> : tensor<5xi32>
    check.expect_eq_const %r#8, dense<539> : tensor<100xi32>
    check.expect_eq_const %r#9, dense<805> : tensor<100xi32>
    check.expect_eq_const %r#10, dense<539> : tensor<3001xi32>
    check.expect_eq_const %r#11, dense<805> : tensor<3001xi32>
    check.expect_eq_const %r#12, dense<539> : tensor<5xi32>
    check.expect_eq_const %r#13, dense<806> : tensor<5xi32>
    check.expect_eq_const %r#14, dense<539> : tensor<100xi32>
    check.expect_eq_const %r#15, dense<806> : tensor<100xi32>
    check.expect_eq_const %r#16, dense<539> : tensor<3001xi32>
    check.expect_eq_const %r#17, dense<806> : tensor<3001xi32>
    return
  }
}
