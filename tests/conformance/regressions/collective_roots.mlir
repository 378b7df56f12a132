// collective_reduce keeps the sums of a group at its root, and collective_broadcast takes what the root has: the
// first of the group, or the members that the program names. Device 2 is in no group and gets zeros.
module @roots {
func.func private @f(%x: tensor<2xf32>, %n: tensor<f32>, %roots: tensor<2xi32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<f32>, tensor<2xf32>, tensor<f32>) {
%first = "stablehlo.collective_reduce"(%x) ({
^bb0(%a: tensor<f32>, %b: tensor<f32>):
  %s = stablehlo.add %a, %b : tensor<f32>
  stablehlo.return %s : tensor<f32>
}) {replica_groups = dense<[[3, 0, 1]]> : tensor<1x3xi64>} : (tensor<2xf32>) -> tensor<2xf32>
%named:2 = "stablehlo.collective_reduce"(%x, %n, %roots) ({
^bb0(%a: tensor<f32>, %b: tensor<f32>):
  %s = stablehlo.add %a, %b : tensor<f32>
  stablehlo.return %s : tensor<f32>
}) {replica_groups = dense<[[3, 0, 1]]> : tensor<1x3xi64>, has_dynamic_root} : (tensor<2xf32>, tensor<f32>, tensor<2xi32>) -> (tensor<2xf32>, tensor<f32>)
%sent:2 = "stablehlo.collective_broadcast"(%x, %n, %roots) {replica_groups = dense<[[3, 0, 1]]> : tensor<1x3xi64>, has_dynamic_root} : (tensor<2xf32>, tensor<f32>, tensor<2xi32>) -> (tensor<2xf32>, tensor<f32>)
return %first, %named#0, %named#1, %sent#0, %sent#1 : tensor<2xf32>, tensor<2xf32>, tensor<f32>, tensor<2xf32>, tensor<f32>
}
func.func public @main() {
%x0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
%x1 = stablehlo.constant dense<[10.0, 20.0]> : tensor<2xf32>
%x2 = stablehlo.constant dense<[100.0, 200.0]> : tensor<2xf32>
%x3 = stablehlo.constant dense<[1000.0, 2000.0]> : tensor<2xf32>
%n0 = stablehlo.constant dense<3.0> : tensor<f32>
%n1 = stablehlo.constant dense<30.0> : tensor<f32>
%n2 = stablehlo.constant dense<300.0> : tensor<f32>
%n3 = stablehlo.constant dense<3000.0> : tensor<f32>
%roots = stablehlo.constant dense<[2, 1]> : tensor<2xi32>
%r:20 = "interpreter.run_parallel"(%x0, %n0, %roots, %x1, %n1, %roots, %x2, %n2, %roots, %x3, %n3, %roots) {programs = [[@f], [@f], [@f], [@f]]} : (tensor<2xf32>, tensor<f32>, tensor<2xi32>, tensor<2xf32>, tensor<f32>, tensor<2xi32>, tensor<2xf32>, tensor<f32>, tensor<2xi32>, tensor<2xf32>, tensor<f32>, tensor<2xi32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<f32>, tensor<2xf32>, tensor<f32>, tensor<2xf32>, tensor<2xf32>, tensor<f32>, tensor<2xf32>, tensor<f32>, tensor<2xf32>, tensor<2xf32>, tensor<f32>, tensor<2xf32>, tensor<f32>, tensor<2xf32>, tensor<2xf32>, tensor<f32>, tensor<2xf32>, tensor<f32>)
check.expect_eq_const %r#0, dense<0.0> : tensor<2xf32>
check.expect_eq_const %r#1, dense<0.0> : tensor<2xf32>
check.expect_eq_const %r#2, dense<3033.0> : tensor<f32>
check.expect_eq_const %r#3, dense<[10.0, 20.0]> : tensor<2xf32>
check.expect_eq_const %r#4, dense<3.0> : tensor<f32>
check.expect_eq_const %r#5, dense<0.0> : tensor<2xf32>
check.expect_eq_const %r#6, dense<[1011.0, 2022.0]> : tensor<2xf32>
check.expect_eq_const %r#7, dense<0.0> : tensor<f32>
check.expect_eq_const %r#8, dense<[10.0, 20.0]> : tensor<2xf32>
check.expect_eq_const %r#9, dense<3.0> : tensor<f32>
check.expect_eq_const %r#10, dense<0.0> : tensor<2xf32>
check.expect_eq_const %r#11, dense<0.0> : tensor<2xf32>
check.expect_eq_const %r#12, dense<0.0> : tensor<f32>
check.expect_eq_const %r#13, dense<0.0> : tensor<2xf32>
check.expect_eq_const %r#14, dense<0.0> : tensor<f32>
check.expect_eq_const %r#15, dense<[1011.0, 2022.0]> : tensor<2xf32>
check.expect_eq_const %r#16, dense<0.0> : tensor<2xf32>
check.expect_eq_const %r#17, dense<0.0> : tensor<f32>
check.expect_eq_const %r#18, dense<[10.0, 20.0]> : tensor<2xf32>
check.expect_eq_const %r#19, dense<3.0> : tensor<f32>
return
}
}
