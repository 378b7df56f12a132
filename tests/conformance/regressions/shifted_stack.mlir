// Nine arrays, each shifted in its own direction, are stacked, and their sum is subtracted from each.
// The expected values are NumPy's.
func.func public @main() {
  %x = stablehlo.constant dense<[[[-6, 2, 50, 89, -93], [-71, 63, 88, -50, -38], [73, -16, -45, 64, -49], [-18, 28, 9, -83, -94]], [[72, 50, 66, 7, 62], [-34, -10, 57, -75, -39], [-75, -10, 94, -73, -24], [-20, 79, -59, 0, -48]], [[-96, 49, -87, -44, -1], [-3, -76, 95, 49, 91], [-81, 44, -41, 8, 84], [-45, 44, -68, -36, 93]], [[-16, 3, -41, -77, -15], [24, -9, 54, -28, 22], [54, 82, -15, -92, 43], [5, 73, -9, -27, -87]], [[-9, 27, 53, 69, -57], [18, 60, -48, -31, 67], [16, 1, 34, 2, 95], [50, -89, -70, 8, 63]], [[-86, 36, 51, 56, 73], [-62, 10, 59, -29, -62], [-5, -83, -56, 70, 33], [71, 67, 74, -38, -6]], [[23, -45, 83, -98, 66], [28, -49, 43, -18, 66], [98, -44, -6, -57, 38], [27, 68, 60, 94, 91]], [[78, -70, -91, -4, -31], [78, 58, -16, 14, 17], [77, -95, -3, 34, -10], [82, 89, 64, -8, 76]], [[-85, 31, -46, -51, 35], [53, 76, -58, 73, 65], [-37, -87, 53, 64, -8], [-67, -71, -25, 50, -37]]]> : tensor<9x4x5xi32>
  %barrier = stablehlo.optimization_barrier %x : tensor<9x4x5xi32>
  %s0 = stablehlo.slice %barrier [0:1, 0:4, 0:5] : (tensor<9x4x5xi32>) -> tensor<1x4x5xi32>
  %a0 = stablehlo.reshape %s0 : (tensor<1x4x5xi32>) -> tensor<4x5xi32>
  %p0 = stablehlo.reshape %a0 : (tensor<4x5xi32>) -> tensor<1x4x5xi32>
  %s1 = stablehlo.slice %barrier [1:2, 0:4, 0:5] : (tensor<9x4x5xi32>) -> tensor<1x4x5xi32>
  %a1 = stablehlo.reshape %s1 : (tensor<1x4x5xi32>) -> tensor<4x5xi32>
  %e1_0 = stablehlo.slice %a1 [3:4, 0:5] : (tensor<4x5xi32>) -> tensor<1x5xi32>
  %b1_0 = stablehlo.slice %a1 [0:3, 0:5] : (tensor<4x5xi32>) -> tensor<3x5xi32>
  %m1_0 = stablehlo.concatenate %e1_0, %b1_0, dim = 0 : (tensor<1x5xi32>, tensor<3x5xi32>) -> tensor<4x5xi32>
  %p1 = stablehlo.reshape %m1_0 : (tensor<4x5xi32>) -> tensor<1x4x5xi32>
  %s2 = stablehlo.slice %barrier [2:3, 0:4, 0:5] : (tensor<9x4x5xi32>) -> tensor<1x4x5xi32>
  %a2 = stablehlo.reshape %s2 : (tensor<1x4x5xi32>) -> tensor<4x5xi32>
  %e2_1 = stablehlo.slice %a2 [0:4, 4:5] : (tensor<4x5xi32>) -> tensor<4x1xi32>
  %b2_1 = stablehlo.slice %a2 [0:4, 0:4] : (tensor<4x5xi32>) -> tensor<4x4xi32>
  %m2_1 = stablehlo.concatenate %e2_1, %b2_1, dim = 1 : (tensor<4x1xi32>, tensor<4x4xi32>) -> tensor<4x5xi32>
  %p2 = stablehlo.reshape %m2_1 : (tensor<4x5xi32>) -> tensor<1x4x5xi32>
  %s3 = stablehlo.slice %barrier [3:4, 0:4, 0:5] : (tensor<9x4x5xi32>) -> tensor<1x4x5xi32>
  %a3 = stablehlo.reshape %s3 : (tensor<1x4x5xi32>) -> tensor<4x5xi32>
  %e3_0 = stablehlo.slice %a3 [1:4, 0:5] : (tensor<4x5xi32>) -> tensor<3x5xi32>
  %b3_0 = stablehlo.slice %a3 [0:1, 0:5] : (tensor<4x5xi32>) -> tensor<1x5xi32>
  %m3_0 = stablehlo.concatenate %e3_0, %b3_0, dim = 0 : (tensor<3x5xi32>, tensor<1x5xi32>) -> tensor<4x5xi32>
  %p3 = stablehlo.reshape %m3_0 : (tensor<4x5xi32>) -> tensor<1x4x5xi32>
  %s4 = stablehlo.slice %barrier [4:5, 0:4, 0:5] : (tensor<9x4x5xi32>) -> tensor<1x4x5xi32>
  %a4 = stablehlo.reshape %s4 : (tensor<1x4x5xi32>) -> tensor<4x5xi32>
  %e4_1 = stablehlo.slice %a4 [0:4, 1:5] : (tensor<4x5xi32>) -> tensor<4x4xi32>
  %b4_1 = stablehlo.slice %a4 [0:4, 0:1] : (tensor<4x5xi32>) -> tensor<4x1xi32>
  %m4_1 = stablehlo.concatenate %e4_1, %b4_1, dim = 1 : (tensor<4x4xi32>, tensor<4x1xi32>) -> tensor<4x5xi32>
  %p4 = stablehlo.reshape %m4_1 : (tensor<4x5xi32>) -> tensor<1x4x5xi32>
  %s5 = stablehlo.slice %barrier [5:6, 0:4, 0:5] : (tensor<9x4x5xi32>) -> tensor<1x4x5xi32>
  %a5 = stablehlo.reshape %s5 : (tensor<1x4x5xi32>) -> tensor<4x5xi32>
  %e5_0 = stablehlo.slice %a5 [3:4, 0:5] : (tensor<4x5xi32>) -> tensor<1x5xi32>
  %b5_0 = stablehlo.slice %a5 [0:3, 0:5] : (tensor<4x5xi32>) -> tensor<3x5xi32>
  %m5_0 = stablehlo.concatenate %e5_0, %b5_0, dim = 0 : (tensor<1x5xi32>, tensor<3x5xi32>) -> tensor<4x5xi32>
  %e5_1 = stablehlo.slice %m5_0 [0:4, 4:5] : (tensor<4x5xi32>) -> tensor<4x1xi32>
  %b5_1 = stablehlo.slice %m5_0 [0:4, 0:4] : (tensor<4x5xi32>) -> tensor<4x4xi32>
  %m5_1 = stablehlo.concatenate %e5_1, %b5_1, dim = 1 : (tensor<4x1xi32>, tensor<4x4xi32>) -> tensor<4x5xi32>
  %p5 = stablehlo.reshape %m5_1 : (tensor<4x5xi32>) -> tensor<1x4x5xi32>
  %s6 = stablehlo.slice %barrier [6:7, 0:4, 0:5] : (tensor<9x4x5xi32>) -> tensor<1x4x5xi32>
  %a6 = stablehlo.reshape %s6 : (tensor<1x4x5xi32>) -> tensor<4x5xi32>
  %e6_0 = stablehlo.slice %a6 [1:4, 0:5] : (tensor<4x5xi32>) -> tensor<3x5xi32>
  %b6_0 = stablehlo.slice %a6 [0:1, 0:5] : (tensor<4x5xi32>) -> tensor<1x5xi32>
  %m6_0 = stablehlo.concatenate %e6_0, %b6_0, dim = 0 : (tensor<3x5xi32>, tensor<1x5xi32>) -> tensor<4x5xi32>
  %e6_1 = stablehlo.slice %m6_0 [0:4, 4:5] : (tensor<4x5xi32>) -> tensor<4x1xi32>
  %b6_1 = stablehlo.slice %m6_0 [0:4, 0:4] : (tensor<4x5xi32>) -> tensor<4x4xi32>
  %m6_1 = stablehlo.concatenate %e6_1, %b6_1, dim = 1 : (tensor<4x1xi32>, tensor<4x4xi32>) -> tensor<4x5xi32>
  %p6 = stablehlo.reshape %m6_1 : (tensor<4x5xi32>) -> tensor<1x4x5xi32>
  %s7 = stablehlo.slice %barrier [7:8, 0:4, 0:5] : (tensor<9x4x5xi32>) -> tensor<1x4x5xi32>
  %a7 = stablehlo.reshape %s7 : (tensor<1x4x5xi32>) -> tensor<4x5xi32>
  %e7_0 = stablehlo.slice %a7 [1:4, 0:5] : (tensor<4x5xi32>) -> tensor<3x5xi32>
  %b7_0 = stablehlo.slice %a7 [0:1, 0:5] : (tensor<4x5xi32>) -> tensor<1x5xi32>
  %m7_0 = stablehlo.concatenate %e7_0, %b7_0, dim = 0 : (tensor<3x5xi32>, tensor<1x5xi32>) -> tensor<4x5xi32>
  %e7_1 = stablehlo.slice %m7_0 [0:4, 1:5] : (tensor<4x5xi32>) -> tensor<4x4xi32>
  %b7_1 = stablehlo.slice %m7_0 [0:4, 0:1] : (tensor<4x5xi32>) -> tensor<4x1xi32>
  %m7_1 = stablehlo.concatenate %e7_1, %b7_1, dim = 1 : (tensor<4x4xi32>, tensor<4x1xi32>) -> tensor<4x5xi32>
  %p7 = stablehlo.reshape %m7_1 : (tensor<4x5xi32>) -> tensor<1x4x5xi32>
  %s8 = stablehlo.slice %barrier [8:9, 0:4, 0:5] : (tensor<9x4x5xi32>) -> tensor<1x4x5xi32>
  %a8 = stablehlo.reshape %s8 : (tensor<1x4x5xi32>) -> tensor<4x5xi32>
  %e8_0 = stablehlo.slice %a8 [3:4, 0:5] : (tensor<4x5xi32>) -> tensor<1x5xi32>
  %b8_0 = stablehlo.slice %a8 [0:3, 0:5] : (tensor<4x5xi32>) -> tensor<3x5xi32>
  %m8_0 = stablehlo.concatenate %e8_0, %b8_0, dim = 0 : (tensor<1x5xi32>, tensor<3x5xi32>) -> tensor<4x5xi32>
  %e8_1 = stablehlo.slice %m8_0 [0:4, 1:5] : (tensor<4x5xi32>) -> tensor<4x4xi32>
  %b8_1 = stablehlo.slice %m8_0 [0:4, 0:1] : (tensor<4x5xi32>) -> tensor<4x1xi32>
  %m8_1 = stablehlo.concatenate %e8_1, %b8_1, dim = 1 : (tensor<4x4xi32>, tensor<4x1xi32>) -> tensor<4x5xi32>
  %p8 = stablehlo.reshape %m8_1 : (tensor<4x5xi32>) -> tensor<1x4x5xi32>
  %f = stablehlo.concatenate %p0, %p1, %p2, %p3, %p4, %p5, %p6, %p7, %p8, dim = 0 : (tensor<1x4x5xi32>, tensor<1x4x5xi32>, tensor<1x4x5xi32>, tensor<1x4x5xi32>, tensor<1x4x5xi32>, tensor<1x4x5xi32>, tensor<1x4x5xi32>, tensor<1x4x5xi32>, tensor<1x4x5xi32>) -> tensor<9x4x5xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %sum = stablehlo.reduce(%f init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<9x4x5xi32>, tensor<i32>) -> tensor<4x5xi32>
  %wide = stablehlo.broadcast_in_dim %sum, dims = [1, 2] : (tensor<4x5xi32>) -> tensor<9x4x5xi32>
  %twice = stablehlo.add %f, %f : tensor<9x4x5xi32>
  %r = stablehlo.subtract %twice, %wide : tensor<9x4x5xi32>
  check.expect_eq_const %r, dense<[[[-83, -83, -145, 164, 31], [-395, 19, 169, -197, -201], [-177, -3, -282, -148, -147], [127, 170, -28, 84, -82]], [[-111, 71, -363, -14, 121], [-109, -7, 125, -83, -1], [-391, 9, -78, -426, -127], [13, 94, 142, 104, 58]], [[-73, -279, -147, -188, 129], [-71, -113, -159, 93, -27], [-155, -133, -104, -358, -33], [349, 24, 42, 114, 34]], [[-23, -105, -137, -70, 261], [-145, 57, -37, -281, -39], [-313, 175, -210, -330, -223], [131, 120, -128, 96, 76]], [[-17, 19, -107, -128, 199], [-133, -203, -69, 37, -89], [-321, 97, -188, -86, -17], [-15, -26, -30, 376, 206]], [[-83, 55, -111, 134, 141], [-107, -279, 65, 5, -13], [-447, -95, -172, -158, -107], [229, 104, -212, 138, 246]], [[61, -31, -343, 72, 181], [-177, 89, -95, -109, -239], [-141, 83, -56, -156, 139], [295, 160, -136, 416, -90]], [[45, -119, -217, 20, 373], [-443, -113, 61, -117, 29], [-145, 157, -208, -124, 115], [23, -68, -54, 188, 262]], [[-213, -137, -145, -88, 83], [-191, -199, -109, -27, -295], [-171, -87, -46, -146, 57], [-11, 220, 82, 234, 32]]]> : tensor<9x4x5xi32>
  return
}
