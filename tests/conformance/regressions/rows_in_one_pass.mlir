// Maxima and sums of rows, and what reads them in the same row: one pass over rows of lengths that no vector divides, of
// one row, of rows whose sums are split, and of rows that the stack does not hold. Element (i, j) is i + j, so its row has
// the maximum i + n - 1, and the distances to it have the sum n (n - 1) / 2.
func.func public @main() {
  %v0_i = stablehlo.iota dim = 0 : tensor<130x257xf32>
  %v0_j = stablehlo.iota dim = 1 : tensor<130x257xf32>
  %v0_x0 = stablehlo.add %v0_i, %v0_j : tensor<130x257xf32>
  %v0_x = stablehlo.optimization_barrier %v0_x0 : tensor<130x257xf32>
  %v0_zero = stablehlo.constant dense<0.0> : tensor<f32>
  %v0_low = stablehlo.constant dense<-1.0> : tensor<f32>
  %v0_max = "stablehlo.reduce"(%v0_x, %v0_low) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<130x257xf32>, tensor<f32>) -> tensor<130xf32>
  %v0_maxes = stablehlo.broadcast_in_dim %v0_max, dims = [0] : (tensor<130xf32>) -> tensor<130x257xf32>
  %v0_d = stablehlo.subtract %v0_maxes, %v0_x : tensor<130x257xf32>
  %v0_kept = stablehlo.optimization_barrier %v0_d : tensor<130x257xf32>
  %v0_sum = "stablehlo.reduce"(%v0_kept, %v0_zero) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<130x257xf32>, tensor<f32>) -> tensor<130xf32>
  %v0_sums = stablehlo.broadcast_in_dim %v0_sum, dims = [0] : (tensor<130xf32>) -> tensor<130x257xf32>
  %v0_back = stablehlo.reverse %v0_kept, dims = [1] : tensor<130x257xf32>
  %v0_both = stablehlo.add %v0_back, %v0_sums : tensor<130x257xf32>
  %v0_tail = stablehlo.slice %v0_kept [0:130, 3:257] : (tensor<130x257xf32>) -> tensor<130x254xf32>
  %v0_head = stablehlo.slice %v0_kept [0:130, 0:3] : (tensor<130x257xf32>) -> tensor<130x3xf32>
  %v0_turned = stablehlo.concatenate %v0_tail, %v0_head, dim = 1 : (tensor<130x254xf32>, tensor<130x3xf32>) -> tensor<130x257xf32>
  %v0_r = stablehlo.add %v0_both, %v0_turned : tensor<130x257xf32>
  %v0_three = stablehlo.constant dense<3.0> : tensor<130x257xf32>
  %v0_size = stablehlo.constant dense<257.0> : tensor<130x257xf32>
  %v0_j3 = stablehlo.add %v0_j, %v0_three : tensor<130x257xf32>
  %v0_m = stablehlo.remainder %v0_j3, %v0_size : tensor<130x257xf32>
  %v0_all = stablehlo.constant dense<33152.0> : tensor<130x257xf32>
  %v0_w0 = stablehlo.add %v0_j, %v0_all : tensor<130x257xf32>
  %v0_w = stablehlo.subtract %v0_w0, %v0_m : tensor<130x257xf32>
  check.expect_eq %v0_r, %v0_w : tensor<130x257xf32>
  %v1_i = stablehlo.iota dim = 0 : tensor<300x33xi32>
  %v1_j = stablehlo.iota dim = 1 : tensor<300x33xi32>
  %v1_x0 = stablehlo.add %v1_i, %v1_j : tensor<300x33xi32>
  %v1_x = stablehlo.optimization_barrier %v1_x0 : tensor<300x33xi32>
  %v1_zero = stablehlo.constant dense<0> : tensor<i32>
  %v1_low = stablehlo.constant dense<-1> : tensor<i32>
  %v1_max = "stablehlo.reduce"(%v1_x, %v1_low) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %c : tensor<i32>
  }) : (tensor<300x33xi32>, tensor<i32>) -> tensor<300xi32>
  %v1_maxes = stablehlo.broadcast_in_dim %v1_max, dims = [0] : (tensor<300xi32>) -> tensor<300x33xi32>
  %v1_d = stablehlo.subtract %v1_maxes, %v1_x : tensor<300x33xi32>
  %v1_kept = stablehlo.optimization_barrier %v1_d : tensor<300x33xi32>
  %v1_sum = "stablehlo.reduce"(%v1_kept, %v1_zero) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %c : tensor<i32>
  }) : (tensor<300x33xi32>, tensor<i32>) -> tensor<300xi32>
  %v1_sums = stablehlo.broadcast_in_dim %v1_sum, dims = [0] : (tensor<300xi32>) -> tensor<300x33xi32>
  %v1_back = stablehlo.reverse %v1_kept, dims = [1] : tensor<300x33xi32>
  %v1_both = stablehlo.add %v1_back, %v1_sums : tensor<300x33xi32>
  %v1_tail = stablehlo.slice %v1_kept [0:300, 3:33] : (tensor<300x33xi32>) -> tensor<300x30xi32>
  %v1_head = stablehlo.slice %v1_kept [0:300, 0:3] : (tensor<300x33xi32>) -> tensor<300x3xi32>
  %v1_turned = stablehlo.concatenate %v1_tail, %v1_head, dim = 1 : (tensor<300x30xi32>, tensor<300x3xi32>) -> tensor<300x33xi32>
  %v1_r = stablehlo.add %v1_both, %v1_turned : tensor<300x33xi32>
  %v1_three = stablehlo.constant dense<3> : tensor<300x33xi32>
  %v1_size = stablehlo.constant dense<33> : tensor<300x33xi32>
  %v1_j3 = stablehlo.add %v1_j, %v1_three : tensor<300x33xi32>
  %v1_m = stablehlo.remainder %v1_j3, %v1_size : tensor<300x33xi32>
  %v1_all = stablehlo.constant dense<560> : tensor<300x33xi32>
  %v1_w0 = stablehlo.add %v1_j, %v1_all : tensor<300x33xi32>
  %v1_w = stablehlo.subtract %v1_w0, %v1_m : tensor<300x33xi32>
  check.expect_eq %v1_r, %v1_w : tensor<300x33xi32>
  %v2_i = stablehlo.iota dim = 0 : tensor<1x5000xf32>
  %v2_j = stablehlo.iota dim = 1 : tensor<1x5000xf32>
  %v2_x0 = stablehlo.add %v2_i, %v2_j : tensor<1x5000xf32>
  %v2_x = stablehlo.optimization_barrier %v2_x0 : tensor<1x5000xf32>
  %v2_zero = stablehlo.constant dense<0.0> : tensor<f32>
  %v2_low = stablehlo.constant dense<-1.0> : tensor<f32>
  %v2_max = "stablehlo.reduce"(%v2_x, %v2_low) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<1x5000xf32>, tensor<f32>) -> tensor<1xf32>
  %v2_maxes = stablehlo.broadcast_in_dim %v2_max, dims = [0] : (tensor<1xf32>) -> tensor<1x5000xf32>
  %v2_d = stablehlo.subtract %v2_maxes, %v2_x : tensor<1x5000xf32>
  %v2_kept = stablehlo.optimization_barrier %v2_d : tensor<1x5000xf32>
  %v2_sum = "stablehlo.reduce"(%v2_kept, %v2_zero) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<1x5000xf32>, tensor<f32>) -> tensor<1xf32>
  %v2_sums = stablehlo.broadcast_in_dim %v2_sum, dims = [0] : (tensor<1xf32>) -> tensor<1x5000xf32>
  %v2_back = stablehlo.reverse %v2_kept, dims = [1] : tensor<1x5000xf32>
  %v2_both = stablehlo.add %v2_back, %v2_sums : tensor<1x5000xf32>
  %v2_tail = stablehlo.slice %v2_kept [0:1, 3:5000] : (tensor<1x5000xf32>) -> tensor<1x4997xf32>
  %v2_head = stablehlo.slice %v2_kept [0:1, 0:3] : (tensor<1x5000xf32>) -> tensor<1x3xf32>
  %v2_turned = stablehlo.concatenate %v2_tail, %v2_head, dim = 1 : (tensor<1x4997xf32>, tensor<1x3xf32>) -> tensor<1x5000xf32>
  %v2_r = stablehlo.add %v2_both, %v2_turned : tensor<1x5000xf32>
  %v2_three = stablehlo.constant dense<3.0> : tensor<1x5000xf32>
  %v2_size = stablehlo.constant dense<5000.0> : tensor<1x5000xf32>
  %v2_j3 = stablehlo.add %v2_j, %v2_three : tensor<1x5000xf32>
  %v2_m = stablehlo.remainder %v2_j3, %v2_size : tensor<1x5000xf32>
  %v2_all = stablehlo.constant dense<12502499.0> : tensor<1x5000xf32>
  %v2_w0 = stablehlo.add %v2_j, %v2_all : tensor<1x5000xf32>
  %v2_w = stablehlo.subtract %v2_w0, %v2_m : tensor<1x5000xf32>
  check.expect_eq %v2_r, %v2_w : tensor<1x5000xf32>
  %v3_i = stablehlo.iota dim = 0 : tensor<70x4099xf32>
  %v3_j = stablehlo.iota dim = 1 : tensor<70x4099xf32>
  %v3_x0 = stablehlo.add %v3_i, %v3_j : tensor<70x4099xf32>
  %v3_x = stablehlo.optimization_barrier %v3_x0 : tensor<70x4099xf32>
  %v3_zero = stablehlo.constant dense<0.0> : tensor<f32>
  %v3_low = stablehlo.constant dense<-1.0> : tensor<f32>
  %v3_max = "stablehlo.reduce"(%v3_x, %v3_low) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<70x4099xf32>, tensor<f32>) -> tensor<70xf32>
  %v3_maxes = stablehlo.broadcast_in_dim %v3_max, dims = [0] : (tensor<70xf32>) -> tensor<70x4099xf32>
  %v3_d = stablehlo.subtract %v3_maxes, %v3_x : tensor<70x4099xf32>
  %v3_kept = stablehlo.optimization_barrier %v3_d : tensor<70x4099xf32>
  %v3_sum = "stablehlo.reduce"(%v3_kept, %v3_zero) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<70x4099xf32>, tensor<f32>) -> tensor<70xf32>
  %v3_sums = stablehlo.broadcast_in_dim %v3_sum, dims = [0] : (tensor<70xf32>) -> tensor<70x4099xf32>
  %v3_back = stablehlo.reverse %v3_kept, dims = [1] : tensor<70x4099xf32>
  %v3_both = stablehlo.add %v3_back, %v3_sums : tensor<70x4099xf32>
  %v3_tail = stablehlo.slice %v3_kept [0:70, 3:4099] : (tensor<70x4099xf32>) -> tensor<70x4096xf32>
  %v3_head = stablehlo.slice %v3_kept [0:70, 0:3] : (tensor<70x4099xf32>) -> tensor<70x3xf32>
  %v3_turned = stablehlo.concatenate %v3_tail, %v3_head, dim = 1 : (tensor<70x4096xf32>, tensor<70x3xf32>) -> tensor<70x4099xf32>
  %v3_r = stablehlo.add %v3_both, %v3_turned : tensor<70x4099xf32>
  %v3_three = stablehlo.constant dense<3.0> : tensor<70x4099xf32>
  %v3_size = stablehlo.constant dense<4099.0> : tensor<70x4099xf32>
  %v3_j3 = stablehlo.add %v3_j, %v3_three : tensor<70x4099xf32>
  %v3_m = stablehlo.remainder %v3_j3, %v3_size : tensor<70x4099xf32>
  %v3_all = stablehlo.constant dense<8402949.0> : tensor<70x4099xf32>
  %v3_w0 = stablehlo.add %v3_j, %v3_all : tensor<70x4099xf32>
  %v3_w = stablehlo.subtract %v3_w0, %v3_m : tensor<70x4099xf32>
  check.expect_eq %v3_r, %v3_w : tensor<70x4099xf32>
  %v4_i = stablehlo.iota dim = 0 : tensor<257x1000xf64>
  %v4_j = stablehlo.iota dim = 1 : tensor<257x1000xf64>
  %v4_x0 = stablehlo.add %v4_i, %v4_j : tensor<257x1000xf64>
  %v4_x = stablehlo.optimization_barrier %v4_x0 : tensor<257x1000xf64>
  %v4_zero = stablehlo.constant dense<0.0> : tensor<f64>
  %v4_low = stablehlo.constant dense<-1.0> : tensor<f64>
  %v4_max = "stablehlo.reduce"(%v4_x, %v4_low) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %c = stablehlo.maximum %a, %b : tensor<f64>
    stablehlo.return %c : tensor<f64>
  }) : (tensor<257x1000xf64>, tensor<f64>) -> tensor<257xf64>
  %v4_maxes = stablehlo.broadcast_in_dim %v4_max, dims = [0] : (tensor<257xf64>) -> tensor<257x1000xf64>
  %v4_d = stablehlo.subtract %v4_maxes, %v4_x : tensor<257x1000xf64>
  %v4_kept = stablehlo.optimization_barrier %v4_d : tensor<257x1000xf64>
  %v4_sum = "stablehlo.reduce"(%v4_kept, %v4_zero) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %c = stablehlo.add %a, %b : tensor<f64>
    stablehlo.return %c : tensor<f64>
  }) : (tensor<257x1000xf64>, tensor<f64>) -> tensor<257xf64>
  %v4_sums = stablehlo.broadcast_in_dim %v4_sum, dims = [0] : (tensor<257xf64>) -> tensor<257x1000xf64>
  %v4_back = stablehlo.reverse %v4_kept, dims = [1] : tensor<257x1000xf64>
  %v4_both = stablehlo.add %v4_back, %v4_sums : tensor<257x1000xf64>
  %v4_tail = stablehlo.slice %v4_kept [0:257, 3:1000] : (tensor<257x1000xf64>) -> tensor<257x997xf64>
  %v4_head = stablehlo.slice %v4_kept [0:257, 0:3] : (tensor<257x1000xf64>) -> tensor<257x3xf64>
  %v4_turned = stablehlo.concatenate %v4_tail, %v4_head, dim = 1 : (tensor<257x997xf64>, tensor<257x3xf64>) -> tensor<257x1000xf64>
  %v4_r = stablehlo.add %v4_both, %v4_turned : tensor<257x1000xf64>
  %v4_three = stablehlo.constant dense<3.0> : tensor<257x1000xf64>
  %v4_size = stablehlo.constant dense<1000.0> : tensor<257x1000xf64>
  %v4_j3 = stablehlo.add %v4_j, %v4_three : tensor<257x1000xf64>
  %v4_m = stablehlo.remainder %v4_j3, %v4_size : tensor<257x1000xf64>
  %v4_all = stablehlo.constant dense<500499.0> : tensor<257x1000xf64>
  %v4_w0 = stablehlo.add %v4_j, %v4_all : tensor<257x1000xf64>
  %v4_w = stablehlo.subtract %v4_w0, %v4_m : tensor<257x1000xf64>
  check.expect_eq %v4_r, %v4_w : tensor<257x1000xf64>
  %v5_i = stablehlo.iota dim = 0 : tensor<5x101xi16>
  %v5_j = stablehlo.iota dim = 1 : tensor<5x101xi16>
  %v5_x0 = stablehlo.add %v5_i, %v5_j : tensor<5x101xi16>
  %v5_x = stablehlo.optimization_barrier %v5_x0 : tensor<5x101xi16>
  %v5_zero = stablehlo.constant dense<0> : tensor<i16>
  %v5_low = stablehlo.constant dense<-1> : tensor<i16>
  %v5_max = "stablehlo.reduce"(%v5_x, %v5_low) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    %c = stablehlo.maximum %a, %b : tensor<i16>
    stablehlo.return %c : tensor<i16>
  }) : (tensor<5x101xi16>, tensor<i16>) -> tensor<5xi16>
  %v5_maxes = stablehlo.broadcast_in_dim %v5_max, dims = [0] : (tensor<5xi16>) -> tensor<5x101xi16>
  %v5_d = stablehlo.subtract %v5_maxes, %v5_x : tensor<5x101xi16>
  %v5_kept = stablehlo.optimization_barrier %v5_d : tensor<5x101xi16>
  %v5_sum = "stablehlo.reduce"(%v5_kept, %v5_zero) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    %c = stablehlo.add %a, %b : tensor<i16>
    stablehlo.return %c : tensor<i16>
  }) : (tensor<5x101xi16>, tensor<i16>) -> tensor<5xi16>
  %v5_sums = stablehlo.broadcast_in_dim %v5_sum, dims = [0] : (tensor<5xi16>) -> tensor<5x101xi16>
  %v5_back = stablehlo.reverse %v5_kept, dims = [1] : tensor<5x101xi16>
  %v5_both = stablehlo.add %v5_back, %v5_sums : tensor<5x101xi16>
  %v5_tail = stablehlo.slice %v5_kept [0:5, 3:101] : (tensor<5x101xi16>) -> tensor<5x98xi16>
  %v5_head = stablehlo.slice %v5_kept [0:5, 0:3] : (tensor<5x101xi16>) -> tensor<5x3xi16>
  %v5_turned = stablehlo.concatenate %v5_tail, %v5_head, dim = 1 : (tensor<5x98xi16>, tensor<5x3xi16>) -> tensor<5x101xi16>
  %v5_r = stablehlo.add %v5_both, %v5_turned : tensor<5x101xi16>
  %v5_three = stablehlo.constant dense<3> : tensor<5x101xi16>
  %v5_size = stablehlo.constant dense<101> : tensor<5x101xi16>
  %v5_j3 = stablehlo.add %v5_j, %v5_three : tensor<5x101xi16>
  %v5_m = stablehlo.remainder %v5_j3, %v5_size : tensor<5x101xi16>
  %v5_all = stablehlo.constant dense<5150> : tensor<5x101xi16>
  %v5_w0 = stablehlo.add %v5_j, %v5_all : tensor<5x101xi16>
  %v5_w = stablehlo.subtract %v5_w0, %v5_m : tensor<5x101xi16>
  check.expect_eq %v5_r, %v5_w : tensor<5x101xi16>
  %v6_i = stablehlo.iota dim = 0 : tensor<300x9001xi32>
  %v6_j = stablehlo.iota dim = 1 : tensor<300x9001xi32>
  %v6_x0 = stablehlo.add %v6_i, %v6_j : tensor<300x9001xi32>
  %v6_x = stablehlo.optimization_barrier %v6_x0 : tensor<300x9001xi32>
  %v6_zero = stablehlo.constant dense<0> : tensor<i32>
  %v6_low = stablehlo.constant dense<-1> : tensor<i32>
  %v6_max = "stablehlo.reduce"(%v6_x, %v6_low) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %c : tensor<i32>
  }) : (tensor<300x9001xi32>, tensor<i32>) -> tensor<300xi32>
  %v6_maxes = stablehlo.broadcast_in_dim %v6_max, dims = [0] : (tensor<300xi32>) -> tensor<300x9001xi32>
  %v6_d = stablehlo.subtract %v6_maxes, %v6_x : tensor<300x9001xi32>
  %v6_kept = stablehlo.optimization_barrier %v6_d : tensor<300x9001xi32>
  %v6_sum = "stablehlo.reduce"(%v6_kept, %v6_zero) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %c : tensor<i32>
  }) : (tensor<300x9001xi32>, tensor<i32>) -> tensor<300xi32>
  %v6_sums = stablehlo.broadcast_in_dim %v6_sum, dims = [0] : (tensor<300xi32>) -> tensor<300x9001xi32>
  %v6_back = stablehlo.reverse %v6_kept, dims = [1] : tensor<300x9001xi32>
  %v6_both = stablehlo.add %v6_back, %v6_sums : tensor<300x9001xi32>
  %v6_tail = stablehlo.slice %v6_kept [0:300, 3:9001] : (tensor<300x9001xi32>) -> tensor<300x8998xi32>
  %v6_head = stablehlo.slice %v6_kept [0:300, 0:3] : (tensor<300x9001xi32>) -> tensor<300x3xi32>
  %v6_turned = stablehlo.concatenate %v6_tail, %v6_head, dim = 1 : (tensor<300x8998xi32>, tensor<300x3xi32>) -> tensor<300x9001xi32>
  %v6_r = stablehlo.add %v6_both, %v6_turned : tensor<300x9001xi32>
  %v6_three = stablehlo.constant dense<3> : tensor<300x9001xi32>
  %v6_size = stablehlo.constant dense<9001> : tensor<300x9001xi32>
  %v6_j3 = stablehlo.add %v6_j, %v6_three : tensor<300x9001xi32>
  %v6_m = stablehlo.remainder %v6_j3, %v6_size : tensor<300x9001xi32>
  %v6_all = stablehlo.constant dense<40513500> : tensor<300x9001xi32>
  %v6_w0 = stablehlo.add %v6_j, %v6_all : tensor<300x9001xi32>
  %v6_w = stablehlo.subtract %v6_w0, %v6_m : tensor<300x9001xi32>
  check.expect_eq %v6_r, %v6_w : tensor<300x9001xi32>
  // rows of two dimensions, two dimensions of rows, and a sum of a part of a row
  %pi = stablehlo.iota dim = 2 : tensor<7x9x6x11xf32>
  %pj = stablehlo.iota dim = 3 : tensor<7x9x6x11xf32>
  %eleven = stablehlo.constant dense<11.0> : tensor<7x9x6x11xf32>
  %p11 = stablehlo.multiply %pi, %eleven : tensor<7x9x6x11xf32>
  %px0 = stablehlo.add %p11, %pj : tensor<7x9x6x11xf32>
  %px = stablehlo.optimization_barrier %px0 : tensor<7x9x6x11xf32>
  %pzero = stablehlo.constant dense<0.0> : tensor<f32>
  %psum = "stablehlo.reduce"(%px, %pzero) <{dimensions = array<i64: 2, 3>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<7x9x6x11xf32>, tensor<f32>) -> tensor<7x9xf32>
  %psums = stablehlo.broadcast_in_dim %psum, dims = [0, 1] : (tensor<7x9xf32>) -> tensor<7x9x6x11xf32>
  %pd = stablehlo.subtract %psums, %px : tensor<7x9x6x11xf32>
  %pkept = stablehlo.optimization_barrier %pd : tensor<7x9x6x11xf32>
  %pmax = "stablehlo.reduce"(%pkept, %pzero) <{dimensions = array<i64: 3>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<7x9x6x11xf32>, tensor<f32>) -> tensor<7x9x6xf32>
  %pmaxes = stablehlo.broadcast_in_dim %pmax, dims = [0, 1, 2] : (tensor<7x9x6xf32>) -> tensor<7x9x6x11xf32>
  %pr = stablehlo.subtract %pmaxes, %pkept : tensor<7x9x6x11xf32>
  check.expect_eq %pr, %pj : tensor<7x9x6x11xf32>
  // a row with a number that is none has no other result; the rows around it have theirs
  %ni = stablehlo.iota dim = 0 : tensor<300x70xf32>
  %nj = stablehlo.iota dim = 1 : tensor<300x70xf32>
  %n3 = stablehlo.constant dense<3.0> : tensor<300x70xf32>
  %n69 = stablehlo.constant dense<69.0> : tensor<300x70xf32>
  %nan = stablehlo.constant dense<0x7FC00000> : tensor<300x70xf32>
  %is3 = stablehlo.compare EQ, %ni, %n3 : (tensor<300x70xf32>, tensor<300x70xf32>) -> tensor<300x70xi1>
  %is69 = stablehlo.compare EQ, %nj, %n69 : (tensor<300x70xf32>, tensor<300x70xf32>) -> tensor<300x70xi1>
  %isn = stablehlo.and %is3, %is69 : tensor<300x70xi1>
  %nx0 = stablehlo.select %isn, %nan, %nj : tensor<300x70xi1>, tensor<300x70xf32>
  %nx = stablehlo.optimization_barrier %nx0 : tensor<300x70xf32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %nmax = "stablehlo.reduce"(%nx, %ninf) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<300x70xf32>, tensor<f32>) -> tensor<300xf32>
  %nmaxes = stablehlo.broadcast_in_dim %nmax, dims = [0] : (tensor<300xf32>) -> tensor<300x70xf32>
  %nd = stablehlo.subtract %nmaxes, %nx : tensor<300x70xf32>
  %is_none = stablehlo.compare NE, %nd, %nd : (tensor<300x70xf32>, tensor<300x70xf32>) -> tensor<300x70xi1>
  check.expect_eq %is_none, %is3 : tensor<300x70xi1>
  return
}
