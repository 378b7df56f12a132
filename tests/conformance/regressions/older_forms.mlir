// Forms that JAX no longer prints: broadcast, dot, map, batch_norm. The gradient is checked against finite differences.
func.func @main() {
  %x = stablehlo.constant dense<[[[0.0, 0.0], [4.0, 8.0], [-8.0, -6.0], [5.0, 8.0]], [[-4.0, -3.0], [6.0, -1.0], [-4.0, 6.0], [-4.0, -2.0]], [[2.0, 1.0], [-7.0, -8.0], [6.0, 4.0], [6.0, 1.0]]]> : tensor<3x4x2xf64>
  %g = stablehlo.constant dense<[[[3.0, -2.0], [-1.0, 3.0], [-4.0, -2.0], [-4.0, -1.0]], [[5.0, -4.0], [-1.0, -1.0], [4.0, -3.0], [0.0, -3.0]], [[-5.0, 3.0], [-5.0, -2.0], [0.0, 0.0], [-4.0, 5.0]]]> : tensor<3x4x2xf64>
  %scale = stablehlo.constant dense<[2.0, 0.5, 1.0, -3.0]> : tensor<4xf64>
  %offset = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf64>
  %mean = stablehlo.constant dense<[1.0, -1.0, 0.0, 2.0]> : tensor<4xf64>
  %variance = stablehlo.constant dense<[0.5, 1.5, 3.5, 8.5]> : tensor<4xf64>
  %0 = "stablehlo.batch_norm_inference"(%x, %scale, %offset, %mean, %variance) <{epsilon = 0.5 : f32, feature_index = 1 : i64}> : (tensor<3x4x2xf64>, tensor<4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<4xf64>) -> tensor<3x4x2xf64>
  check.expect_almost_eq_const %0, dense<[[[-1.0, -1.0], [3.767767, 5.1819805], [-1.0, 0.0], [1.0, -2.0]], [[-9.0, -7.0], [4.4748737, 2.0], [1.0, 6.0], [10.0, 8.0]], [[3.0, 1.0], [-0.1213203, -0.4748737], [6.0, 5.0], [0.0, 5.0]]]> : tensor<3x4x2xf64>
  %1:3 = "stablehlo.batch_norm_training"(%x, %scale, %offset) <{epsilon = 0.5 : f32, feature_index = 1 : i64}> : (tensor<3x4x2xf64>, tensor<4xf64>, tensor<4xf64>) -> (tensor<3x4x2xf64>, tensor<4xf64>, tensor<4xf64>)
  check.expect_almost_eq_const %1#0, dense<[[[1.5929995, 1.5929995], [2.2946194, 2.6160223], [1.692633, 2.0336853], [2.1831732, 0.1392431]], [[-1.9649973, -1.0754981], [2.4553208, 1.8928657], [2.3747375, 4.0799988], [8.3149636, 6.9523435]], [[3.3719978, 2.4824986], [1.4107613, 1.3304105], [4.0799988, 3.7389465], [1.5018632, 4.9084134]]]> : tensor<3x4x2xf64>
  check.expect_almost_eq_const %1#1, dense<[-0.6666667, 0.3333333, -0.3333333, 2.3333333]> : tensor<4xf64>
  check.expect_almost_eq_const %1#2, dense<[4.5555556, 38.2222222, 33.8888889, 18.8888889]> : tensor<4xf64>
  %2:3 = "stablehlo.batch_norm_grad"(%x, %scale, %1#1, %1#2, %g) <{epsilon = 0.5 : f32, feature_index = 1 : i64}> : (tensor<3x4x2xf64>, tensor<4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<3x4x2xf64>) -> (tensor<3x4x2xf64>, tensor<4xf64>, tensor<4xf64>)
  check.expect_almost_eq_const %2#0, dense<[[[2.961739, -1.4857569], [-0.073261, 0.1536117], [-0.4871978, -0.1599199], [1.5451487, -0.9321649]], [[2.9812885, -4.5843419], [-0.1205261, 0.0449019], [0.8494625, -0.413092], [0.1200589, 1.8750668]], [[-3.2745299, 3.4016013], [-0.1347056, 0.1299791], [0.0984864, 0.1122607], [1.4006876, -4.0087971]]]> : tensor<3x4x2xf64>
  check.expect_almost_eq_const %2#1, dense<[-6.6712438, 10.9812675, 1.4210511, -5.6018826]> : tensor<4xf64>
  check.expect_almost_eq_const %2#2, dense<[0.0, -7.0, -5.0, -7.0]> : tensor<4xf64>
  %m = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %v = stablehlo.constant dense<[1, 0, -1]> : tensor<3xi32>
  %3 = stablehlo.dot %m, %v : (tensor<2x3xi32>, tensor<3xi32>) -> tensor<2xi32>
  check.expect_eq_const %3, dense<-2> : tensor<2xi32>
  %4 = stablehlo.dot %v, %v : (tensor<3xi32>, tensor<3xi32>) -> tensor<i32>
  check.expect_eq_const %4, dense<2> : tensor<i32>
  %5 = "stablehlo.broadcast"(%v) <{broadcast_sizes = array<i64: 2, 2>}> : (tensor<3xi32>) -> tensor<2x2x3xi32>
  check.expect_eq_const %5, dense<[[[1, 0, -1], [1, 0, -1]], [[1, 0, -1], [1, 0, -1]]]> : tensor<2x2x3xi32>
  %6 = "stablehlo.map"(%m, %m) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %k = stablehlo.constant dense<10> : tensor<i32>
    %p = stablehlo.multiply %a, %k : tensor<i32>
    %s = stablehlo.add %p, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %6, dense<[[11, 22, 33], [44, 55, 66]]> : tensor<2x3xi32>
  func.return
}
