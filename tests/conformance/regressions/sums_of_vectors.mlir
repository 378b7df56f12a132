// Sums and extremes of one array keep several vectors, which join at the end, and a rest: every place counts, and a NaN at any
// place is the result. In round k element k is a NaN for the extremes and 0 for the sum, which is exact.
module @of_16 {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%one = stablehlo.constant dense<1> : tensor<i32>
%most = stablehlo.constant dense<16> : tensor<i32>
%none = stablehlo.constant dense<0.0> : tensor<f32>
%high = stablehlo.constant dense<0x7F800000> : tensor<f32>
%low = stablehlo.constant dense<0xFF800000> : tensor<f32>
%places = stablehlo.iota dim = 0 : tensor<16xi32>
%numbers = stablehlo.iota dim = 0 : tensor<16xf32>
%nan = stablehlo.constant dense<0x7FC00000> : tensor<16xf32>
%nothing = stablehlo.constant dense<0.0> : tensor<16xf32>
%r:5 = stablehlo.while(%k = %zero, %sum = %none, %maxima = %zero, %minima = %zero, %right = %zero) : tensor<i32>, tensor<f32>, tensor<i32>, tensor<i32>, tensor<i32>
cond {
  %again = stablehlo.compare LT, %k, %most : (tensor<i32>, tensor<i32>) -> tensor<i1>
  stablehlo.return %again : tensor<i1>
} do {
  %ks = stablehlo.broadcast_in_dim %k, dims = [] : (tensor<i32>) -> tensor<16xi32>
  %here = stablehlo.compare EQ, %places, %ks : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
  %x = stablehlo.select %here, %nan, %numbers : tensor<16xi1>, tensor<16xf32>
  %y = stablehlo.select %here, %nothing, %numbers : tensor<16xi1>, tensor<16xf32>
  %s = stablehlo.reduce(%y init: %none) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
  %a = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
  %b = stablehlo.reduce(%x init: %high) applies stablehlo.minimum across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
  %c = stablehlo.reduce(%y init: %low) applies stablehlo.maximum across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
  %is_a = stablehlo.compare NE, %a, %a : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %is_b = stablehlo.compare NE, %b, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %last = stablehlo.constant dense<15.0> : tensor<f32>
  %is_c = stablehlo.compare EQ, %c, %last : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %count_a = stablehlo.convert %is_a : (tensor<i1>) -> tensor<i32>
  %count_b = stablehlo.convert %is_b : (tensor<i1>) -> tensor<i32>
  %count_c = stablehlo.convert %is_c : (tensor<i1>) -> tensor<i32>
  %next = stablehlo.add %k, %one : tensor<i32>
  %sums = stablehlo.add %sum, %s : tensor<f32>
  %more_a = stablehlo.add %maxima, %count_a : tensor<i32>
  %more_b = stablehlo.add %minima, %count_b : tensor<i32>
  %more_c = stablehlo.add %right, %count_c : tensor<i32>
  stablehlo.return %next, %sums, %more_a, %more_b, %more_c : tensor<i32>, tensor<f32>, tensor<i32>, tensor<i32>, tensor<i32>
}
check.expect_eq_const %r#1, dense<1800.0> : tensor<f32>
check.expect_eq_const %r#2, dense<16> : tensor<i32>
check.expect_eq_const %r#3, dense<16> : tensor<i32>
check.expect_eq_const %r#4, dense<15> : tensor<i32>
return
}
}
// -----
module @of_100 {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%one = stablehlo.constant dense<1> : tensor<i32>
%most = stablehlo.constant dense<100> : tensor<i32>
%none = stablehlo.constant dense<0.0> : tensor<f32>
%high = stablehlo.constant dense<0x7F800000> : tensor<f32>
%low = stablehlo.constant dense<0xFF800000> : tensor<f32>
%places = stablehlo.iota dim = 0 : tensor<100xi32>
%numbers = stablehlo.iota dim = 0 : tensor<100xf32>
%nan = stablehlo.constant dense<0x7FC00000> : tensor<100xf32>
%nothing = stablehlo.constant dense<0.0> : tensor<100xf32>
%r:5 = stablehlo.while(%k = %zero, %sum = %none, %maxima = %zero, %minima = %zero, %right = %zero) : tensor<i32>, tensor<f32>, tensor<i32>, tensor<i32>, tensor<i32>
cond {
  %again = stablehlo.compare LT, %k, %most : (tensor<i32>, tensor<i32>) -> tensor<i1>
  stablehlo.return %again : tensor<i1>
} do {
  %ks = stablehlo.broadcast_in_dim %k, dims = [] : (tensor<i32>) -> tensor<100xi32>
  %here = stablehlo.compare EQ, %places, %ks : (tensor<100xi32>, tensor<100xi32>) -> tensor<100xi1>
  %x = stablehlo.select %here, %nan, %numbers : tensor<100xi1>, tensor<100xf32>
  %y = stablehlo.select %here, %nothing, %numbers : tensor<100xi1>, tensor<100xf32>
  %s = stablehlo.reduce(%y init: %none) applies stablehlo.add across dimensions = [0] : (tensor<100xf32>, tensor<f32>) -> tensor<f32>
  %a = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [0] : (tensor<100xf32>, tensor<f32>) -> tensor<f32>
  %b = stablehlo.reduce(%x init: %high) applies stablehlo.minimum across dimensions = [0] : (tensor<100xf32>, tensor<f32>) -> tensor<f32>
  %c = stablehlo.reduce(%y init: %low) applies stablehlo.maximum across dimensions = [0] : (tensor<100xf32>, tensor<f32>) -> tensor<f32>
  %is_a = stablehlo.compare NE, %a, %a : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %is_b = stablehlo.compare NE, %b, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %last = stablehlo.constant dense<99.0> : tensor<f32>
  %is_c = stablehlo.compare EQ, %c, %last : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %count_a = stablehlo.convert %is_a : (tensor<i1>) -> tensor<i32>
  %count_b = stablehlo.convert %is_b : (tensor<i1>) -> tensor<i32>
  %count_c = stablehlo.convert %is_c : (tensor<i1>) -> tensor<i32>
  %next = stablehlo.add %k, %one : tensor<i32>
  %sums = stablehlo.add %sum, %s : tensor<f32>
  %more_a = stablehlo.add %maxima, %count_a : tensor<i32>
  %more_b = stablehlo.add %minima, %count_b : tensor<i32>
  %more_c = stablehlo.add %right, %count_c : tensor<i32>
  stablehlo.return %next, %sums, %more_a, %more_b, %more_c : tensor<i32>, tensor<f32>, tensor<i32>, tensor<i32>, tensor<i32>
}
check.expect_eq_const %r#1, dense<490050.0> : tensor<f32>
check.expect_eq_const %r#2, dense<100> : tensor<i32>
check.expect_eq_const %r#3, dense<100> : tensor<i32>
check.expect_eq_const %r#4, dense<99> : tensor<i32>
return
}
}
// -----
module @of_127 {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%one = stablehlo.constant dense<1> : tensor<i32>
%most = stablehlo.constant dense<127> : tensor<i32>
%none = stablehlo.constant dense<0.0> : tensor<f32>
%high = stablehlo.constant dense<0x7F800000> : tensor<f32>
%low = stablehlo.constant dense<0xFF800000> : tensor<f32>
%places = stablehlo.iota dim = 0 : tensor<127xi32>
%numbers = stablehlo.iota dim = 0 : tensor<127xf32>
%nan = stablehlo.constant dense<0x7FC00000> : tensor<127xf32>
%nothing = stablehlo.constant dense<0.0> : tensor<127xf32>
%r:5 = stablehlo.while(%k = %zero, %sum = %none, %maxima = %zero, %minima = %zero, %right = %zero) : tensor<i32>, tensor<f32>, tensor<i32>, tensor<i32>, tensor<i32>
cond {
  %again = stablehlo.compare LT, %k, %most : (tensor<i32>, tensor<i32>) -> tensor<i1>
  stablehlo.return %again : tensor<i1>
} do {
  %ks = stablehlo.broadcast_in_dim %k, dims = [] : (tensor<i32>) -> tensor<127xi32>
  %here = stablehlo.compare EQ, %places, %ks : (tensor<127xi32>, tensor<127xi32>) -> tensor<127xi1>
  %x = stablehlo.select %here, %nan, %numbers : tensor<127xi1>, tensor<127xf32>
  %y = stablehlo.select %here, %nothing, %numbers : tensor<127xi1>, tensor<127xf32>
  %s = stablehlo.reduce(%y init: %none) applies stablehlo.add across dimensions = [0] : (tensor<127xf32>, tensor<f32>) -> tensor<f32>
  %a = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [0] : (tensor<127xf32>, tensor<f32>) -> tensor<f32>
  %b = stablehlo.reduce(%x init: %high) applies stablehlo.minimum across dimensions = [0] : (tensor<127xf32>, tensor<f32>) -> tensor<f32>
  %c = stablehlo.reduce(%y init: %low) applies stablehlo.maximum across dimensions = [0] : (tensor<127xf32>, tensor<f32>) -> tensor<f32>
  %is_a = stablehlo.compare NE, %a, %a : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %is_b = stablehlo.compare NE, %b, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %last = stablehlo.constant dense<126.0> : tensor<f32>
  %is_c = stablehlo.compare EQ, %c, %last : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %count_a = stablehlo.convert %is_a : (tensor<i1>) -> tensor<i32>
  %count_b = stablehlo.convert %is_b : (tensor<i1>) -> tensor<i32>
  %count_c = stablehlo.convert %is_c : (tensor<i1>) -> tensor<i32>
  %next = stablehlo.add %k, %one : tensor<i32>
  %sums = stablehlo.add %sum, %s : tensor<f32>
  %more_a = stablehlo.add %maxima, %count_a : tensor<i32>
  %more_b = stablehlo.add %minima, %count_b : tensor<i32>
  %more_c = stablehlo.add %right, %count_c : tensor<i32>
  stablehlo.return %next, %sums, %more_a, %more_b, %more_c : tensor<i32>, tensor<f32>, tensor<i32>, tensor<i32>, tensor<i32>
}
check.expect_eq_const %r#1, dense<1008126.0> : tensor<f32>
check.expect_eq_const %r#2, dense<127> : tensor<i32>
check.expect_eq_const %r#3, dense<127> : tensor<i32>
check.expect_eq_const %r#4, dense<126> : tensor<i32>
return
}
}
