// Transposes that are large enough for tiles, of elements of all widths, with sides that end inside a tile or are shorter
// than one, alone and inside of expressions. An element is a sum of multiples of its indices, so that what is expected
// is the same sum with the indices exchanged.
func.func public @main() {
  // tiles end early in both directions
  %c1x_i0 = stablehlo.iota dim = 0 : tensor<133x131xi32>
  %c1x_k0 = stablehlo.constant dense<1> : tensor<133x131xi32>
  %c1x_p0 = stablehlo.multiply %c1x_i0, %c1x_k0 : tensor<133x131xi32>
  %c1x_i1 = stablehlo.iota dim = 1 : tensor<133x131xi32>
  %c1x_k1 = stablehlo.constant dense<37> : tensor<133x131xi32>
  %c1x_p1 = stablehlo.multiply %c1x_i1, %c1x_k1 : tensor<133x131xi32>
  %c1x_s1 = stablehlo.add %c1x_p0, %c1x_p1 : tensor<133x131xi32>
  %c1x_m = stablehlo.constant dense<100003> : tensor<133x131xi32>
  %c1x_r = stablehlo.remainder %c1x_s1, %c1x_m : tensor<133x131xi32>
  %c1x_v = stablehlo.convert %c1x_r : (tensor<133x131xi32>) -> tensor<133x131xf32>
  %c1b = stablehlo.optimization_barrier %c1x_v : tensor<133x131xf32>
  %c1w_i0 = stablehlo.iota dim = 1 : tensor<131x133xi32>
  %c1w_k0 = stablehlo.constant dense<1> : tensor<131x133xi32>
  %c1w_p0 = stablehlo.multiply %c1w_i0, %c1w_k0 : tensor<131x133xi32>
  %c1w_i1 = stablehlo.iota dim = 0 : tensor<131x133xi32>
  %c1w_k1 = stablehlo.constant dense<37> : tensor<131x133xi32>
  %c1w_p1 = stablehlo.multiply %c1w_i1, %c1w_k1 : tensor<131x133xi32>
  %c1w_s1 = stablehlo.add %c1w_p0, %c1w_p1 : tensor<131x133xi32>
  %c1w_m = stablehlo.constant dense<100003> : tensor<131x133xi32>
  %c1w_r = stablehlo.remainder %c1w_s1, %c1w_m : tensor<131x133xi32>
  %c1w_v = stablehlo.convert %c1w_r : (tensor<131x133xi32>) -> tensor<131x133xf32>
  %c1t = stablehlo.transpose %c1b, dims = [1, 0] : (tensor<133x131xf32>) -> tensor<131x133xf32>
  check.expect_eq %c1t, %c1w_v : tensor<131x133xf32>
  %c2x_i0 = stablehlo.iota dim = 0 : tensor<257x192xi32>
  %c2x_k0 = stablehlo.constant dense<1> : tensor<257x192xi32>
  %c2x_p0 = stablehlo.multiply %c2x_i0, %c2x_k0 : tensor<257x192xi32>
  %c2x_i1 = stablehlo.iota dim = 1 : tensor<257x192xi32>
  %c2x_k1 = stablehlo.constant dense<37> : tensor<257x192xi32>
  %c2x_p1 = stablehlo.multiply %c2x_i1, %c2x_k1 : tensor<257x192xi32>
  %c2x_s1 = stablehlo.add %c2x_p0, %c2x_p1 : tensor<257x192xi32>
  %c2x_m = stablehlo.constant dense<101> : tensor<257x192xi32>
  %c2x_r = stablehlo.remainder %c2x_s1, %c2x_m : tensor<257x192xi32>
  %c2x_v = stablehlo.convert %c2x_r : (tensor<257x192xi32>) -> tensor<257x192xi8>
  %c2b = stablehlo.optimization_barrier %c2x_v : tensor<257x192xi8>
  %c2w_i0 = stablehlo.iota dim = 1 : tensor<192x257xi32>
  %c2w_k0 = stablehlo.constant dense<1> : tensor<192x257xi32>
  %c2w_p0 = stablehlo.multiply %c2w_i0, %c2w_k0 : tensor<192x257xi32>
  %c2w_i1 = stablehlo.iota dim = 0 : tensor<192x257xi32>
  %c2w_k1 = stablehlo.constant dense<37> : tensor<192x257xi32>
  %c2w_p1 = stablehlo.multiply %c2w_i1, %c2w_k1 : tensor<192x257xi32>
  %c2w_s1 = stablehlo.add %c2w_p0, %c2w_p1 : tensor<192x257xi32>
  %c2w_m = stablehlo.constant dense<101> : tensor<192x257xi32>
  %c2w_r = stablehlo.remainder %c2w_s1, %c2w_m : tensor<192x257xi32>
  %c2w_v = stablehlo.convert %c2w_r : (tensor<192x257xi32>) -> tensor<192x257xi8>
  %c2t = stablehlo.transpose %c2b, dims = [1, 0] : (tensor<257x192xi8>) -> tensor<192x257xi8>
  check.expect_eq %c2t, %c2w_v : tensor<192x257xi8>
  %c3x_i0 = stablehlo.iota dim = 0 : tensor<130x129xi32>
  %c3x_k0 = stablehlo.constant dense<1> : tensor<130x129xi32>
  %c3x_p0 = stablehlo.multiply %c3x_i0, %c3x_k0 : tensor<130x129xi32>
  %c3x_i1 = stablehlo.iota dim = 1 : tensor<130x129xi32>
  %c3x_k1 = stablehlo.constant dense<37> : tensor<130x129xi32>
  %c3x_p1 = stablehlo.multiply %c3x_i1, %c3x_k1 : tensor<130x129xi32>
  %c3x_s1 = stablehlo.add %c3x_p0, %c3x_p1 : tensor<130x129xi32>
  %c3x_m = stablehlo.constant dense<101> : tensor<130x129xi32>
  %c3x_r = stablehlo.remainder %c3x_s1, %c3x_m : tensor<130x129xi32>
  %c3x_h = stablehlo.constant dense<50> : tensor<130x129xi32>
  %c3x_v = stablehlo.compare LT, %c3x_r, %c3x_h, SIGNED : (tensor<130x129xi32>, tensor<130x129xi32>) -> tensor<130x129xi1>
  %c3b = stablehlo.optimization_barrier %c3x_v : tensor<130x129xi1>
  %c3w_i0 = stablehlo.iota dim = 1 : tensor<129x130xi32>
  %c3w_k0 = stablehlo.constant dense<1> : tensor<129x130xi32>
  %c3w_p0 = stablehlo.multiply %c3w_i0, %c3w_k0 : tensor<129x130xi32>
  %c3w_i1 = stablehlo.iota dim = 0 : tensor<129x130xi32>
  %c3w_k1 = stablehlo.constant dense<37> : tensor<129x130xi32>
  %c3w_p1 = stablehlo.multiply %c3w_i1, %c3w_k1 : tensor<129x130xi32>
  %c3w_s1 = stablehlo.add %c3w_p0, %c3w_p1 : tensor<129x130xi32>
  %c3w_m = stablehlo.constant dense<101> : tensor<129x130xi32>
  %c3w_r = stablehlo.remainder %c3w_s1, %c3w_m : tensor<129x130xi32>
  %c3w_h = stablehlo.constant dense<50> : tensor<129x130xi32>
  %c3w_v = stablehlo.compare LT, %c3w_r, %c3w_h, SIGNED : (tensor<129x130xi32>, tensor<129x130xi32>) -> tensor<129x130xi1>
  %c3t = stablehlo.transpose %c3b, dims = [1, 0] : (tensor<130x129xi1>) -> tensor<129x130xi1>
  check.expect_eq %c3t, %c3w_v : tensor<129x130xi1>
  // sides that are shorter than a tile
  %c4x_i0 = stablehlo.iota dim = 0 : tensor<9x2049xi32>
  %c4x_k0 = stablehlo.constant dense<1> : tensor<9x2049xi32>
  %c4x_p0 = stablehlo.multiply %c4x_i0, %c4x_k0 : tensor<9x2049xi32>
  %c4x_i1 = stablehlo.iota dim = 1 : tensor<9x2049xi32>
  %c4x_k1 = stablehlo.constant dense<37> : tensor<9x2049xi32>
  %c4x_p1 = stablehlo.multiply %c4x_i1, %c4x_k1 : tensor<9x2049xi32>
  %c4x_s1 = stablehlo.add %c4x_p0, %c4x_p1 : tensor<9x2049xi32>
  %c4x_m = stablehlo.constant dense<1009> : tensor<9x2049xi32>
  %c4x_r = stablehlo.remainder %c4x_s1, %c4x_m : tensor<9x2049xi32>
  %c4x_v = stablehlo.convert %c4x_r : (tensor<9x2049xi32>) -> tensor<9x2049xf16>
  %c4b = stablehlo.optimization_barrier %c4x_v : tensor<9x2049xf16>
  %c4w_i0 = stablehlo.iota dim = 1 : tensor<2049x9xi32>
  %c4w_k0 = stablehlo.constant dense<1> : tensor<2049x9xi32>
  %c4w_p0 = stablehlo.multiply %c4w_i0, %c4w_k0 : tensor<2049x9xi32>
  %c4w_i1 = stablehlo.iota dim = 0 : tensor<2049x9xi32>
  %c4w_k1 = stablehlo.constant dense<37> : tensor<2049x9xi32>
  %c4w_p1 = stablehlo.multiply %c4w_i1, %c4w_k1 : tensor<2049x9xi32>
  %c4w_s1 = stablehlo.add %c4w_p0, %c4w_p1 : tensor<2049x9xi32>
  %c4w_m = stablehlo.constant dense<1009> : tensor<2049x9xi32>
  %c4w_r = stablehlo.remainder %c4w_s1, %c4w_m : tensor<2049x9xi32>
  %c4w_v = stablehlo.convert %c4w_r : (tensor<2049x9xi32>) -> tensor<2049x9xf16>
  %c4t = stablehlo.transpose %c4b, dims = [1, 0] : (tensor<9x2049xf16>) -> tensor<2049x9xf16>
  check.expect_eq %c4t, %c4w_v : tensor<2049x9xf16>
  %c5x_i0 = stablehlo.iota dim = 0 : tensor<2050x12xi32>
  %c5x_k0 = stablehlo.constant dense<1> : tensor<2050x12xi32>
  %c5x_p0 = stablehlo.multiply %c5x_i0, %c5x_k0 : tensor<2050x12xi32>
  %c5x_i1 = stablehlo.iota dim = 1 : tensor<2050x12xi32>
  %c5x_k1 = stablehlo.constant dense<37> : tensor<2050x12xi32>
  %c5x_p1 = stablehlo.multiply %c5x_i1, %c5x_k1 : tensor<2050x12xi32>
  %c5x_s1 = stablehlo.add %c5x_p0, %c5x_p1 : tensor<2050x12xi32>
  %c5x_m = stablehlo.constant dense<100003> : tensor<2050x12xi32>
  %c5x_r = stablehlo.remainder %c5x_s1, %c5x_m : tensor<2050x12xi32>
  %c5x_v = stablehlo.convert %c5x_r : (tensor<2050x12xi32>) -> tensor<2050x12xf64>
  %c5b = stablehlo.optimization_barrier %c5x_v : tensor<2050x12xf64>
  %c5w_i0 = stablehlo.iota dim = 1 : tensor<12x2050xi32>
  %c5w_k0 = stablehlo.constant dense<1> : tensor<12x2050xi32>
  %c5w_p0 = stablehlo.multiply %c5w_i0, %c5w_k0 : tensor<12x2050xi32>
  %c5w_i1 = stablehlo.iota dim = 0 : tensor<12x2050xi32>
  %c5w_k1 = stablehlo.constant dense<37> : tensor<12x2050xi32>
  %c5w_p1 = stablehlo.multiply %c5w_i1, %c5w_k1 : tensor<12x2050xi32>
  %c5w_s1 = stablehlo.add %c5w_p0, %c5w_p1 : tensor<12x2050xi32>
  %c5w_m = stablehlo.constant dense<100003> : tensor<12x2050xi32>
  %c5w_r = stablehlo.remainder %c5w_s1, %c5w_m : tensor<12x2050xi32>
  %c5w_v = stablehlo.convert %c5w_r : (tensor<12x2050xi32>) -> tensor<12x2050xf64>
  %c5t = stablehlo.transpose %c5b, dims = [1, 0] : (tensor<2050x12xf64>) -> tensor<12x2050xf64>
  check.expect_eq %c5t, %c5w_v : tensor<12x2050xf64>
  %c6x_i0 = stablehlo.iota dim = 0 : tensor<1500x11xi32>
  %c6x_k0 = stablehlo.constant dense<1> : tensor<1500x11xi32>
  %c6x_p0 = stablehlo.multiply %c6x_i0, %c6x_k0 : tensor<1500x11xi32>
  %c6x_i1 = stablehlo.iota dim = 1 : tensor<1500x11xi32>
  %c6x_k1 = stablehlo.constant dense<37> : tensor<1500x11xi32>
  %c6x_p1 = stablehlo.multiply %c6x_i1, %c6x_k1 : tensor<1500x11xi32>
  %c6x_s1 = stablehlo.add %c6x_p0, %c6x_p1 : tensor<1500x11xi32>
  %c6x_m = stablehlo.constant dense<1009> : tensor<1500x11xi32>
  %c6x_r = stablehlo.remainder %c6x_s1, %c6x_m : tensor<1500x11xi32>
  %c6x_re = stablehlo.convert %c6x_r : (tensor<1500x11xi32>) -> tensor<1500x11xf32>
  %c6x_im = stablehlo.negate %c6x_re : tensor<1500x11xf32>
  %c6x_v = stablehlo.complex %c6x_re, %c6x_im : tensor<1500x11xcomplex<f32>>
  %c6b = stablehlo.optimization_barrier %c6x_v : tensor<1500x11xcomplex<f32>>
  %c6w_i0 = stablehlo.iota dim = 1 : tensor<11x1500xi32>
  %c6w_k0 = stablehlo.constant dense<1> : tensor<11x1500xi32>
  %c6w_p0 = stablehlo.multiply %c6w_i0, %c6w_k0 : tensor<11x1500xi32>
  %c6w_i1 = stablehlo.iota dim = 0 : tensor<11x1500xi32>
  %c6w_k1 = stablehlo.constant dense<37> : tensor<11x1500xi32>
  %c6w_p1 = stablehlo.multiply %c6w_i1, %c6w_k1 : tensor<11x1500xi32>
  %c6w_s1 = stablehlo.add %c6w_p0, %c6w_p1 : tensor<11x1500xi32>
  %c6w_m = stablehlo.constant dense<1009> : tensor<11x1500xi32>
  %c6w_r = stablehlo.remainder %c6w_s1, %c6w_m : tensor<11x1500xi32>
  %c6w_re = stablehlo.convert %c6w_r : (tensor<11x1500xi32>) -> tensor<11x1500xf32>
  %c6w_im = stablehlo.negate %c6w_re : tensor<11x1500xf32>
  %c6w_v = stablehlo.complex %c6w_re, %c6w_im : tensor<11x1500xcomplex<f32>>
  %c6t = stablehlo.transpose %c6b, dims = [1, 0] : (tensor<1500x11xcomplex<f32>>) -> tensor<11x1500xcomplex<f32>>
  check.expect_eq %c6t, %c6w_v : tensor<11x1500xcomplex<f32>>
  %c7x_i0 = stablehlo.iota dim = 0 : tensor<128x130xi32>
  %c7x_k0 = stablehlo.constant dense<1> : tensor<128x130xi32>
  %c7x_p0 = stablehlo.multiply %c7x_i0, %c7x_k0 : tensor<128x130xi32>
  %c7x_i1 = stablehlo.iota dim = 1 : tensor<128x130xi32>
  %c7x_k1 = stablehlo.constant dense<37> : tensor<128x130xi32>
  %c7x_p1 = stablehlo.multiply %c7x_i1, %c7x_k1 : tensor<128x130xi32>
  %c7x_s1 = stablehlo.add %c7x_p0, %c7x_p1 : tensor<128x130xi32>
  %c7x_m = stablehlo.constant dense<1009> : tensor<128x130xi32>
  %c7x_r = stablehlo.remainder %c7x_s1, %c7x_m : tensor<128x130xi32>
  %c7x_re = stablehlo.convert %c7x_r : (tensor<128x130xi32>) -> tensor<128x130xf64>
  %c7x_im = stablehlo.negate %c7x_re : tensor<128x130xf64>
  %c7x_v = stablehlo.complex %c7x_re, %c7x_im : tensor<128x130xcomplex<f64>>
  %c7b = stablehlo.optimization_barrier %c7x_v : tensor<128x130xcomplex<f64>>
  %c7w_i0 = stablehlo.iota dim = 1 : tensor<130x128xi32>
  %c7w_k0 = stablehlo.constant dense<1> : tensor<130x128xi32>
  %c7w_p0 = stablehlo.multiply %c7w_i0, %c7w_k0 : tensor<130x128xi32>
  %c7w_i1 = stablehlo.iota dim = 0 : tensor<130x128xi32>
  %c7w_k1 = stablehlo.constant dense<37> : tensor<130x128xi32>
  %c7w_p1 = stablehlo.multiply %c7w_i1, %c7w_k1 : tensor<130x128xi32>
  %c7w_s1 = stablehlo.add %c7w_p0, %c7w_p1 : tensor<130x128xi32>
  %c7w_m = stablehlo.constant dense<1009> : tensor<130x128xi32>
  %c7w_r = stablehlo.remainder %c7w_s1, %c7w_m : tensor<130x128xi32>
  %c7w_re = stablehlo.convert %c7w_r : (tensor<130x128xi32>) -> tensor<130x128xf64>
  %c7w_im = stablehlo.negate %c7w_re : tensor<130x128xf64>
  %c7w_v = stablehlo.complex %c7w_re, %c7w_im : tensor<130x128xcomplex<f64>>
  %c7t = stablehlo.transpose %c7b, dims = [1, 0] : (tensor<128x130xcomplex<f64>>) -> tensor<130x128xcomplex<f64>>
  check.expect_eq %c7t, %c7w_v : tensor<130x128xcomplex<f64>>
  // too short for tiles
  %c8x_i0 = stablehlo.iota dim = 0 : tensor<4096x5xi32>
  %c8x_k0 = stablehlo.constant dense<1> : tensor<4096x5xi32>
  %c8x_p0 = stablehlo.multiply %c8x_i0, %c8x_k0 : tensor<4096x5xi32>
  %c8x_i1 = stablehlo.iota dim = 1 : tensor<4096x5xi32>
  %c8x_k1 = stablehlo.constant dense<37> : tensor<4096x5xi32>
  %c8x_p1 = stablehlo.multiply %c8x_i1, %c8x_k1 : tensor<4096x5xi32>
  %c8x_s1 = stablehlo.add %c8x_p0, %c8x_p1 : tensor<4096x5xi32>
  %c8x_m = stablehlo.constant dense<100003> : tensor<4096x5xi32>
  %c8x_r = stablehlo.remainder %c8x_s1, %c8x_m : tensor<4096x5xi32>
  %c8x_v = stablehlo.convert %c8x_r : (tensor<4096x5xi32>) -> tensor<4096x5xi32>
  %c8b = stablehlo.optimization_barrier %c8x_v : tensor<4096x5xi32>
  %c8w_i0 = stablehlo.iota dim = 1 : tensor<5x4096xi32>
  %c8w_k0 = stablehlo.constant dense<1> : tensor<5x4096xi32>
  %c8w_p0 = stablehlo.multiply %c8w_i0, %c8w_k0 : tensor<5x4096xi32>
  %c8w_i1 = stablehlo.iota dim = 0 : tensor<5x4096xi32>
  %c8w_k1 = stablehlo.constant dense<37> : tensor<5x4096xi32>
  %c8w_p1 = stablehlo.multiply %c8w_i1, %c8w_k1 : tensor<5x4096xi32>
  %c8w_s1 = stablehlo.add %c8w_p0, %c8w_p1 : tensor<5x4096xi32>
  %c8w_m = stablehlo.constant dense<100003> : tensor<5x4096xi32>
  %c8w_r = stablehlo.remainder %c8w_s1, %c8w_m : tensor<5x4096xi32>
  %c8w_v = stablehlo.convert %c8w_r : (tensor<5x4096xi32>) -> tensor<5x4096xi32>
  %c8t = stablehlo.transpose %c8b, dims = [1, 0] : (tensor<4096x5xi32>) -> tensor<5x4096xi32>
  check.expect_eq %c8t, %c8w_v : tensor<5x4096xi32>
  // other dimensions outside
  %c9x_i0 = stablehlo.iota dim = 0 : tensor<12x40x50xi32>
  %c9x_k0 = stablehlo.constant dense<1> : tensor<12x40x50xi32>
  %c9x_p0 = stablehlo.multiply %c9x_i0, %c9x_k0 : tensor<12x40x50xi32>
  %c9x_i1 = stablehlo.iota dim = 1 : tensor<12x40x50xi32>
  %c9x_k1 = stablehlo.constant dense<37> : tensor<12x40x50xi32>
  %c9x_p1 = stablehlo.multiply %c9x_i1, %c9x_k1 : tensor<12x40x50xi32>
  %c9x_s1 = stablehlo.add %c9x_p0, %c9x_p1 : tensor<12x40x50xi32>
  %c9x_i2 = stablehlo.iota dim = 2 : tensor<12x40x50xi32>
  %c9x_k2 = stablehlo.constant dense<411> : tensor<12x40x50xi32>
  %c9x_p2 = stablehlo.multiply %c9x_i2, %c9x_k2 : tensor<12x40x50xi32>
  %c9x_s2 = stablehlo.add %c9x_s1, %c9x_p2 : tensor<12x40x50xi32>
  %c9x_m = stablehlo.constant dense<100003> : tensor<12x40x50xi32>
  %c9x_r = stablehlo.remainder %c9x_s2, %c9x_m : tensor<12x40x50xi32>
  %c9x_v = stablehlo.convert %c9x_r : (tensor<12x40x50xi32>) -> tensor<12x40x50xi32>
  %c9b = stablehlo.optimization_barrier %c9x_v : tensor<12x40x50xi32>
  %c9w_i0 = stablehlo.iota dim = 1 : tensor<50x12x40xi32>
  %c9w_k0 = stablehlo.constant dense<1> : tensor<50x12x40xi32>
  %c9w_p0 = stablehlo.multiply %c9w_i0, %c9w_k0 : tensor<50x12x40xi32>
  %c9w_i1 = stablehlo.iota dim = 2 : tensor<50x12x40xi32>
  %c9w_k1 = stablehlo.constant dense<37> : tensor<50x12x40xi32>
  %c9w_p1 = stablehlo.multiply %c9w_i1, %c9w_k1 : tensor<50x12x40xi32>
  %c9w_s1 = stablehlo.add %c9w_p0, %c9w_p1 : tensor<50x12x40xi32>
  %c9w_i2 = stablehlo.iota dim = 0 : tensor<50x12x40xi32>
  %c9w_k2 = stablehlo.constant dense<411> : tensor<50x12x40xi32>
  %c9w_p2 = stablehlo.multiply %c9w_i2, %c9w_k2 : tensor<50x12x40xi32>
  %c9w_s2 = stablehlo.add %c9w_s1, %c9w_p2 : tensor<50x12x40xi32>
  %c9w_m = stablehlo.constant dense<100003> : tensor<50x12x40xi32>
  %c9w_r = stablehlo.remainder %c9w_s2, %c9w_m : tensor<50x12x40xi32>
  %c9w_v = stablehlo.convert %c9w_r : (tensor<50x12x40xi32>) -> tensor<50x12x40xi32>
  %c9t = stablehlo.transpose %c9b, dims = [2, 0, 1] : (tensor<12x40x50xi32>) -> tensor<50x12x40xi32>
  check.expect_eq %c9t, %c9w_v : tensor<50x12x40xi32>
  %c10x_i0 = stablehlo.iota dim = 0 : tensor<12x40x50xi32>
  %c10x_k0 = stablehlo.constant dense<1> : tensor<12x40x50xi32>
  %c10x_p0 = stablehlo.multiply %c10x_i0, %c10x_k0 : tensor<12x40x50xi32>
  %c10x_i1 = stablehlo.iota dim = 1 : tensor<12x40x50xi32>
  %c10x_k1 = stablehlo.constant dense<37> : tensor<12x40x50xi32>
  %c10x_p1 = stablehlo.multiply %c10x_i1, %c10x_k1 : tensor<12x40x50xi32>
  %c10x_s1 = stablehlo.add %c10x_p0, %c10x_p1 : tensor<12x40x50xi32>
  %c10x_i2 = stablehlo.iota dim = 2 : tensor<12x40x50xi32>
  %c10x_k2 = stablehlo.constant dense<411> : tensor<12x40x50xi32>
  %c10x_p2 = stablehlo.multiply %c10x_i2, %c10x_k2 : tensor<12x40x50xi32>
  %c10x_s2 = stablehlo.add %c10x_s1, %c10x_p2 : tensor<12x40x50xi32>
  %c10x_m = stablehlo.constant dense<100003> : tensor<12x40x50xi32>
  %c10x_r = stablehlo.remainder %c10x_s2, %c10x_m : tensor<12x40x50xi32>
  %c10x_v = stablehlo.convert %c10x_r : (tensor<12x40x50xi32>) -> tensor<12x40x50xi32>
  %c10b = stablehlo.optimization_barrier %c10x_v : tensor<12x40x50xi32>
  %c10w_i0 = stablehlo.iota dim = 2 : tensor<50x40x12xi32>
  %c10w_k0 = stablehlo.constant dense<1> : tensor<50x40x12xi32>
  %c10w_p0 = stablehlo.multiply %c10w_i0, %c10w_k0 : tensor<50x40x12xi32>
  %c10w_i1 = stablehlo.iota dim = 1 : tensor<50x40x12xi32>
  %c10w_k1 = stablehlo.constant dense<37> : tensor<50x40x12xi32>
  %c10w_p1 = stablehlo.multiply %c10w_i1, %c10w_k1 : tensor<50x40x12xi32>
  %c10w_s1 = stablehlo.add %c10w_p0, %c10w_p1 : tensor<50x40x12xi32>
  %c10w_i2 = stablehlo.iota dim = 0 : tensor<50x40x12xi32>
  %c10w_k2 = stablehlo.constant dense<411> : tensor<50x40x12xi32>
  %c10w_p2 = stablehlo.multiply %c10w_i2, %c10w_k2 : tensor<50x40x12xi32>
  %c10w_s2 = stablehlo.add %c10w_s1, %c10w_p2 : tensor<50x40x12xi32>
  %c10w_m = stablehlo.constant dense<100003> : tensor<50x40x12xi32>
  %c10w_r = stablehlo.remainder %c10w_s2, %c10w_m : tensor<50x40x12xi32>
  %c10w_v = stablehlo.convert %c10w_r : (tensor<50x40x12xi32>) -> tensor<50x40x12xi32>
  %c10t = stablehlo.transpose %c10b, dims = [2, 1, 0] : (tensor<12x40x50xi32>) -> tensor<50x40x12xi32>
  check.expect_eq %c10t, %c10w_v : tensor<50x40x12xi32>
  %c11x_i0 = stablehlo.iota dim = 0 : tensor<12x40x50xi32>
  %c11x_k0 = stablehlo.constant dense<1> : tensor<12x40x50xi32>
  %c11x_p0 = stablehlo.multiply %c11x_i0, %c11x_k0 : tensor<12x40x50xi32>
  %c11x_i1 = stablehlo.iota dim = 1 : tensor<12x40x50xi32>
  %c11x_k1 = stablehlo.constant dense<37> : tensor<12x40x50xi32>
  %c11x_p1 = stablehlo.multiply %c11x_i1, %c11x_k1 : tensor<12x40x50xi32>
  %c11x_s1 = stablehlo.add %c11x_p0, %c11x_p1 : tensor<12x40x50xi32>
  %c11x_i2 = stablehlo.iota dim = 2 : tensor<12x40x50xi32>
  %c11x_k2 = stablehlo.constant dense<411> : tensor<12x40x50xi32>
  %c11x_p2 = stablehlo.multiply %c11x_i2, %c11x_k2 : tensor<12x40x50xi32>
  %c11x_s2 = stablehlo.add %c11x_s1, %c11x_p2 : tensor<12x40x50xi32>
  %c11x_m = stablehlo.constant dense<100003> : tensor<12x40x50xi32>
  %c11x_r = stablehlo.remainder %c11x_s2, %c11x_m : tensor<12x40x50xi32>
  %c11x_v = stablehlo.convert %c11x_r : (tensor<12x40x50xi32>) -> tensor<12x40x50xi32>
  %c11b = stablehlo.optimization_barrier %c11x_v : tensor<12x40x50xi32>
  %c11w_i0 = stablehlo.iota dim = 0 : tensor<12x50x40xi32>
  %c11w_k0 = stablehlo.constant dense<1> : tensor<12x50x40xi32>
  %c11w_p0 = stablehlo.multiply %c11w_i0, %c11w_k0 : tensor<12x50x40xi32>
  %c11w_i1 = stablehlo.iota dim = 2 : tensor<12x50x40xi32>
  %c11w_k1 = stablehlo.constant dense<37> : tensor<12x50x40xi32>
  %c11w_p1 = stablehlo.multiply %c11w_i1, %c11w_k1 : tensor<12x50x40xi32>
  %c11w_s1 = stablehlo.add %c11w_p0, %c11w_p1 : tensor<12x50x40xi32>
  %c11w_i2 = stablehlo.iota dim = 1 : tensor<12x50x40xi32>
  %c11w_k2 = stablehlo.constant dense<411> : tensor<12x50x40xi32>
  %c11w_p2 = stablehlo.multiply %c11w_i2, %c11w_k2 : tensor<12x50x40xi32>
  %c11w_s2 = stablehlo.add %c11w_s1, %c11w_p2 : tensor<12x50x40xi32>
  %c11w_m = stablehlo.constant dense<100003> : tensor<12x50x40xi32>
  %c11w_r = stablehlo.remainder %c11w_s2, %c11w_m : tensor<12x50x40xi32>
  %c11w_v = stablehlo.convert %c11w_r : (tensor<12x50x40xi32>) -> tensor<12x50x40xi32>
  %c11t = stablehlo.transpose %c11b, dims = [0, 2, 1] : (tensor<12x40x50xi32>) -> tensor<12x50x40xi32>
  check.expect_eq %c11t, %c11w_v : tensor<12x50x40xi32>
  %c12x_i0 = stablehlo.iota dim = 0 : tensor<12x40x50xi32>
  %c12x_k0 = stablehlo.constant dense<1> : tensor<12x40x50xi32>
  %c12x_p0 = stablehlo.multiply %c12x_i0, %c12x_k0 : tensor<12x40x50xi32>
  %c12x_i1 = stablehlo.iota dim = 1 : tensor<12x40x50xi32>
  %c12x_k1 = stablehlo.constant dense<37> : tensor<12x40x50xi32>
  %c12x_p1 = stablehlo.multiply %c12x_i1, %c12x_k1 : tensor<12x40x50xi32>
  %c12x_s1 = stablehlo.add %c12x_p0, %c12x_p1 : tensor<12x40x50xi32>
  %c12x_i2 = stablehlo.iota dim = 2 : tensor<12x40x50xi32>
  %c12x_k2 = stablehlo.constant dense<411> : tensor<12x40x50xi32>
  %c12x_p2 = stablehlo.multiply %c12x_i2, %c12x_k2 : tensor<12x40x50xi32>
  %c12x_s2 = stablehlo.add %c12x_s1, %c12x_p2 : tensor<12x40x50xi32>
  %c12x_m = stablehlo.constant dense<100003> : tensor<12x40x50xi32>
  %c12x_r = stablehlo.remainder %c12x_s2, %c12x_m : tensor<12x40x50xi32>
  %c12x_v = stablehlo.convert %c12x_r : (tensor<12x40x50xi32>) -> tensor<12x40x50xi32>
  %c12b = stablehlo.optimization_barrier %c12x_v : tensor<12x40x50xi32>
  %c12w_i0 = stablehlo.iota dim = 2 : tensor<40x50x12xi32>
  %c12w_k0 = stablehlo.constant dense<1> : tensor<40x50x12xi32>
  %c12w_p0 = stablehlo.multiply %c12w_i0, %c12w_k0 : tensor<40x50x12xi32>
  %c12w_i1 = stablehlo.iota dim = 0 : tensor<40x50x12xi32>
  %c12w_k1 = stablehlo.constant dense<37> : tensor<40x50x12xi32>
  %c12w_p1 = stablehlo.multiply %c12w_i1, %c12w_k1 : tensor<40x50x12xi32>
  %c12w_s1 = stablehlo.add %c12w_p0, %c12w_p1 : tensor<40x50x12xi32>
  %c12w_i2 = stablehlo.iota dim = 1 : tensor<40x50x12xi32>
  %c12w_k2 = stablehlo.constant dense<411> : tensor<40x50x12xi32>
  %c12w_p2 = stablehlo.multiply %c12w_i2, %c12w_k2 : tensor<40x50x12xi32>
  %c12w_s2 = stablehlo.add %c12w_s1, %c12w_p2 : tensor<40x50x12xi32>
  %c12w_m = stablehlo.constant dense<100003> : tensor<40x50x12xi32>
  %c12w_r = stablehlo.remainder %c12w_s2, %c12w_m : tensor<40x50x12xi32>
  %c12w_v = stablehlo.convert %c12w_r : (tensor<40x50x12xi32>) -> tensor<40x50x12xi32>
  %c12t = stablehlo.transpose %c12b, dims = [1, 2, 0] : (tensor<12x40x50xi32>) -> tensor<40x50x12xi32>
  check.expect_eq %c12t, %c12w_v : tensor<40x50x12xi32>
  %c13x_i0 = stablehlo.iota dim = 0 : tensor<3x2x70x65xi32>
  %c13x_k0 = stablehlo.constant dense<1> : tensor<3x2x70x65xi32>
  %c13x_p0 = stablehlo.multiply %c13x_i0, %c13x_k0 : tensor<3x2x70x65xi32>
  %c13x_i1 = stablehlo.iota dim = 1 : tensor<3x2x70x65xi32>
  %c13x_k1 = stablehlo.constant dense<37> : tensor<3x2x70x65xi32>
  %c13x_p1 = stablehlo.multiply %c13x_i1, %c13x_k1 : tensor<3x2x70x65xi32>
  %c13x_s1 = stablehlo.add %c13x_p0, %c13x_p1 : tensor<3x2x70x65xi32>
  %c13x_i2 = stablehlo.iota dim = 2 : tensor<3x2x70x65xi32>
  %c13x_k2 = stablehlo.constant dense<411> : tensor<3x2x70x65xi32>
  %c13x_p2 = stablehlo.multiply %c13x_i2, %c13x_k2 : tensor<3x2x70x65xi32>
  %c13x_s2 = stablehlo.add %c13x_s1, %c13x_p2 : tensor<3x2x70x65xi32>
  %c13x_i3 = stablehlo.iota dim = 3 : tensor<3x2x70x65xi32>
  %c13x_k3 = stablehlo.constant dense<5> : tensor<3x2x70x65xi32>
  %c13x_p3 = stablehlo.multiply %c13x_i3, %c13x_k3 : tensor<3x2x70x65xi32>
  %c13x_s3 = stablehlo.add %c13x_s2, %c13x_p3 : tensor<3x2x70x65xi32>
  %c13x_m = stablehlo.constant dense<1009> : tensor<3x2x70x65xi32>
  %c13x_r = stablehlo.remainder %c13x_s3, %c13x_m : tensor<3x2x70x65xi32>
  %c13x_v = stablehlo.convert %c13x_r : (tensor<3x2x70x65xi32>) -> tensor<3x2x70x65xi16>
  %c13b = stablehlo.optimization_barrier %c13x_v : tensor<3x2x70x65xi16>
  %c13w_i0 = stablehlo.iota dim = 1 : tensor<2x3x65x70xi32>
  %c13w_k0 = stablehlo.constant dense<1> : tensor<2x3x65x70xi32>
  %c13w_p0 = stablehlo.multiply %c13w_i0, %c13w_k0 : tensor<2x3x65x70xi32>
  %c13w_i1 = stablehlo.iota dim = 0 : tensor<2x3x65x70xi32>
  %c13w_k1 = stablehlo.constant dense<37> : tensor<2x3x65x70xi32>
  %c13w_p1 = stablehlo.multiply %c13w_i1, %c13w_k1 : tensor<2x3x65x70xi32>
  %c13w_s1 = stablehlo.add %c13w_p0, %c13w_p1 : tensor<2x3x65x70xi32>
  %c13w_i2 = stablehlo.iota dim = 3 : tensor<2x3x65x70xi32>
  %c13w_k2 = stablehlo.constant dense<411> : tensor<2x3x65x70xi32>
  %c13w_p2 = stablehlo.multiply %c13w_i2, %c13w_k2 : tensor<2x3x65x70xi32>
  %c13w_s2 = stablehlo.add %c13w_s1, %c13w_p2 : tensor<2x3x65x70xi32>
  %c13w_i3 = stablehlo.iota dim = 2 : tensor<2x3x65x70xi32>
  %c13w_k3 = stablehlo.constant dense<5> : tensor<2x3x65x70xi32>
  %c13w_p3 = stablehlo.multiply %c13w_i3, %c13w_k3 : tensor<2x3x65x70xi32>
  %c13w_s3 = stablehlo.add %c13w_s2, %c13w_p3 : tensor<2x3x65x70xi32>
  %c13w_m = stablehlo.constant dense<1009> : tensor<2x3x65x70xi32>
  %c13w_r = stablehlo.remainder %c13w_s3, %c13w_m : tensor<2x3x65x70xi32>
  %c13w_v = stablehlo.convert %c13w_r : (tensor<2x3x65x70xi32>) -> tensor<2x3x65x70xi16>
  %c13t = stablehlo.transpose %c13b, dims = [1, 0, 3, 2] : (tensor<3x2x70x65xi16>) -> tensor<2x3x65x70xi16>
  check.expect_eq %c13t, %c13w_v : tensor<2x3x65x70xi16>
  // what the transpose reads and what reads it are computed tile by tile
  %c14x_i0 = stablehlo.iota dim = 0 : tensor<150x131xi32>
  %c14x_k0 = stablehlo.constant dense<1> : tensor<150x131xi32>
  %c14x_p0 = stablehlo.multiply %c14x_i0, %c14x_k0 : tensor<150x131xi32>
  %c14x_i1 = stablehlo.iota dim = 1 : tensor<150x131xi32>
  %c14x_k1 = stablehlo.constant dense<37> : tensor<150x131xi32>
  %c14x_p1 = stablehlo.multiply %c14x_i1, %c14x_k1 : tensor<150x131xi32>
  %c14x_s1 = stablehlo.add %c14x_p0, %c14x_p1 : tensor<150x131xi32>
  %c14x_m = stablehlo.constant dense<100003> : tensor<150x131xi32>
  %c14x_r = stablehlo.remainder %c14x_s1, %c14x_m : tensor<150x131xi32>
  %c14x_v = stablehlo.convert %c14x_r : (tensor<150x131xi32>) -> tensor<150x131xf32>
  %c14b = stablehlo.optimization_barrier %c14x_v : tensor<150x131xf32>
  %c14w_i0 = stablehlo.iota dim = 1 : tensor<131x150xi32>
  %c14w_k0 = stablehlo.constant dense<1> : tensor<131x150xi32>
  %c14w_p0 = stablehlo.multiply %c14w_i0, %c14w_k0 : tensor<131x150xi32>
  %c14w_i1 = stablehlo.iota dim = 0 : tensor<131x150xi32>
  %c14w_k1 = stablehlo.constant dense<37> : tensor<131x150xi32>
  %c14w_p1 = stablehlo.multiply %c14w_i1, %c14w_k1 : tensor<131x150xi32>
  %c14w_s1 = stablehlo.add %c14w_p0, %c14w_p1 : tensor<131x150xi32>
  %c14w_m = stablehlo.constant dense<100003> : tensor<131x150xi32>
  %c14w_r = stablehlo.remainder %c14w_s1, %c14w_m : tensor<131x150xi32>
  %c14w_v = stablehlo.convert %c14w_r : (tensor<131x150xi32>) -> tensor<131x150xf32>
  %c14t = stablehlo.transpose %c14b, dims = [1, 0] : (tensor<150x131xf32>) -> tensor<131x150xf32>
  %c142 = stablehlo.constant dense<2.0> : tensor<150x131xf32>
  %c14m = stablehlo.multiply %c14b, %c142 : tensor<150x131xf32>
  %c14u = stablehlo.transpose %c14m, dims = [1, 0] : (tensor<150x131xf32>) -> tensor<131x150xf32>
  %c14y = stablehlo.optimization_barrier %c14w_v : tensor<131x150xf32>
  %c14d = stablehlo.subtract %c14u, %c14y : tensor<131x150xf32>
  check.expect_eq %c14d, %c14w_v : tensor<131x150xf32>
  // two transposes of elements of different widths
  %c15x_i0 = stablehlo.iota dim = 0 : tensor<140x131xi32>
  %c15x_k0 = stablehlo.constant dense<1> : tensor<140x131xi32>
  %c15x_p0 = stablehlo.multiply %c15x_i0, %c15x_k0 : tensor<140x131xi32>
  %c15x_i1 = stablehlo.iota dim = 1 : tensor<140x131xi32>
  %c15x_k1 = stablehlo.constant dense<37> : tensor<140x131xi32>
  %c15x_p1 = stablehlo.multiply %c15x_i1, %c15x_k1 : tensor<140x131xi32>
  %c15x_s1 = stablehlo.add %c15x_p0, %c15x_p1 : tensor<140x131xi32>
  %c15x_m = stablehlo.constant dense<101> : tensor<140x131xi32>
  %c15x_r = stablehlo.remainder %c15x_s1, %c15x_m : tensor<140x131xi32>
  %c15x_v = stablehlo.convert %c15x_r : (tensor<140x131xi32>) -> tensor<140x131xi8>
  %c15b = stablehlo.optimization_barrier %c15x_v : tensor<140x131xi8>
  %c15w_i0 = stablehlo.iota dim = 1 : tensor<131x140xi32>
  %c15w_k0 = stablehlo.constant dense<1> : tensor<131x140xi32>
  %c15w_p0 = stablehlo.multiply %c15w_i0, %c15w_k0 : tensor<131x140xi32>
  %c15w_i1 = stablehlo.iota dim = 0 : tensor<131x140xi32>
  %c15w_k1 = stablehlo.constant dense<37> : tensor<131x140xi32>
  %c15w_p1 = stablehlo.multiply %c15w_i1, %c15w_k1 : tensor<131x140xi32>
  %c15w_s1 = stablehlo.add %c15w_p0, %c15w_p1 : tensor<131x140xi32>
  %c15w_m = stablehlo.constant dense<101> : tensor<131x140xi32>
  %c15w_r = stablehlo.remainder %c15w_s1, %c15w_m : tensor<131x140xi32>
  %c15w_v = stablehlo.convert %c15w_r : (tensor<131x140xi32>) -> tensor<131x140xi8>
  %c15t = stablehlo.transpose %c15b, dims = [1, 0] : (tensor<140x131xi8>) -> tensor<131x140xi8>
  %c15q_i0 = stablehlo.iota dim = 0 : tensor<140x131xi32>
  %c15q_k0 = stablehlo.constant dense<1> : tensor<140x131xi32>
  %c15q_p0 = stablehlo.multiply %c15q_i0, %c15q_k0 : tensor<140x131xi32>
  %c15q_i1 = stablehlo.iota dim = 1 : tensor<140x131xi32>
  %c15q_k1 = stablehlo.constant dense<37> : tensor<140x131xi32>
  %c15q_p1 = stablehlo.multiply %c15q_i1, %c15q_k1 : tensor<140x131xi32>
  %c15q_s1 = stablehlo.add %c15q_p0, %c15q_p1 : tensor<140x131xi32>
  %c15q_m = stablehlo.constant dense<100003> : tensor<140x131xi32>
  %c15q_r = stablehlo.remainder %c15q_s1, %c15q_m : tensor<140x131xi32>
  %c15q_v = stablehlo.convert %c15q_r : (tensor<140x131xi32>) -> tensor<140x131xf64>
  %c15qb = stablehlo.optimization_barrier %c15q_v : tensor<140x131xf64>
  %c15qt = stablehlo.transpose %c15qb, dims = [1, 0] : (tensor<140x131xf64>) -> tensor<131x140xf64>
  %c15f = stablehlo.convert %c15t : (tensor<131x140xi8>) -> tensor<131x140xf64>
  %c15a = stablehlo.add %c15f, %c15qt : tensor<131x140xf64>
  %c15v_i0 = stablehlo.iota dim = 1 : tensor<131x140xi32>
  %c15v_k0 = stablehlo.constant dense<1> : tensor<131x140xi32>
  %c15v_p0 = stablehlo.multiply %c15v_i0, %c15v_k0 : tensor<131x140xi32>
  %c15v_i1 = stablehlo.iota dim = 0 : tensor<131x140xi32>
  %c15v_k1 = stablehlo.constant dense<37> : tensor<131x140xi32>
  %c15v_p1 = stablehlo.multiply %c15v_i1, %c15v_k1 : tensor<131x140xi32>
  %c15v_s1 = stablehlo.add %c15v_p0, %c15v_p1 : tensor<131x140xi32>
  %c15v_m = stablehlo.constant dense<100003> : tensor<131x140xi32>
  %c15v_r = stablehlo.remainder %c15v_s1, %c15v_m : tensor<131x140xi32>
  %c15v_v = stablehlo.convert %c15v_r : (tensor<131x140xi32>) -> tensor<131x140xf64>
  %c15wf = stablehlo.convert %c15w_v : (tensor<131x140xi8>) -> tensor<131x140xf64>
  %c15wa = stablehlo.add %c15wf, %c15v_v : tensor<131x140xf64>
  check.expect_eq %c15a, %c15wa : tensor<131x140xf64>
  // in a loop, which transposes three times
  %c16x_i0 = stablehlo.iota dim = 0 : tensor<131x131xi32>
  %c16x_k0 = stablehlo.constant dense<1> : tensor<131x131xi32>
  %c16x_p0 = stablehlo.multiply %c16x_i0, %c16x_k0 : tensor<131x131xi32>
  %c16x_i1 = stablehlo.iota dim = 1 : tensor<131x131xi32>
  %c16x_k1 = stablehlo.constant dense<37> : tensor<131x131xi32>
  %c16x_p1 = stablehlo.multiply %c16x_i1, %c16x_k1 : tensor<131x131xi32>
  %c16x_s1 = stablehlo.add %c16x_p0, %c16x_p1 : tensor<131x131xi32>
  %c16x_m = stablehlo.constant dense<100003> : tensor<131x131xi32>
  %c16x_r = stablehlo.remainder %c16x_s1, %c16x_m : tensor<131x131xi32>
  %c16x_v = stablehlo.convert %c16x_r : (tensor<131x131xi32>) -> tensor<131x131xf32>
  %c16b = stablehlo.optimization_barrier %c16x_v : tensor<131x131xf32>
  %c16w_i0 = stablehlo.iota dim = 1 : tensor<131x131xi32>
  %c16w_k0 = stablehlo.constant dense<1> : tensor<131x131xi32>
  %c16w_p0 = stablehlo.multiply %c16w_i0, %c16w_k0 : tensor<131x131xi32>
  %c16w_i1 = stablehlo.iota dim = 0 : tensor<131x131xi32>
  %c16w_k1 = stablehlo.constant dense<37> : tensor<131x131xi32>
  %c16w_p1 = stablehlo.multiply %c16w_i1, %c16w_k1 : tensor<131x131xi32>
  %c16w_s1 = stablehlo.add %c16w_p0, %c16w_p1 : tensor<131x131xi32>
  %c16w_m = stablehlo.constant dense<100003> : tensor<131x131xi32>
  %c16w_r = stablehlo.remainder %c16w_s1, %c16w_m : tensor<131x131xi32>
  %c16w_v = stablehlo.convert %c16w_r : (tensor<131x131xi32>) -> tensor<131x131xf32>
  %c16t = stablehlo.transpose %c16b, dims = [1, 0] : (tensor<131x131xf32>) -> tensor<131x131xf32>
  %c16z = stablehlo.constant dense<0> : tensor<i32>
  %c16l:2 = stablehlo.while(%c16i = %c16z, %c16e = %c16b) : tensor<i32>, tensor<131x131xf32>
  cond {
    %n = stablehlo.constant dense<3> : tensor<i32>
    %p = stablehlo.compare LT, %c16i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %c16i, %one : tensor<i32>
    %half = stablehlo.constant dense<0.5> : tensor<131x131xf32>
    %h = stablehlo.multiply %c16e, %half : tensor<131x131xf32>
    %next = stablehlo.transpose %h, dims = [1, 0] : (tensor<131x131xf32>) -> tensor<131x131xf32>
    stablehlo.return %j, %next : tensor<i32>, tensor<131x131xf32>
  }
  %c168 = stablehlo.constant dense<8.0> : tensor<131x131xf32>
  %c16r = stablehlo.multiply %c16l#1, %c168 : tensor<131x131xf32>
  check.expect_eq %c16r, %c16w_v : tensor<131x131xf32>
  // larger than the caches: the stores bypass them
  %c17x_i0 = stablehlo.iota dim = 0 : tensor<4100x4104xi32>
  %c17x_k0 = stablehlo.constant dense<1> : tensor<4100x4104xi32>
  %c17x_p0 = stablehlo.multiply %c17x_i0, %c17x_k0 : tensor<4100x4104xi32>
  %c17x_i1 = stablehlo.iota dim = 1 : tensor<4100x4104xi32>
  %c17x_k1 = stablehlo.constant dense<37> : tensor<4100x4104xi32>
  %c17x_p1 = stablehlo.multiply %c17x_i1, %c17x_k1 : tensor<4100x4104xi32>
  %c17x_s1 = stablehlo.add %c17x_p0, %c17x_p1 : tensor<4100x4104xi32>
  %c17x_m = stablehlo.constant dense<100003> : tensor<4100x4104xi32>
  %c17x_r = stablehlo.remainder %c17x_s1, %c17x_m : tensor<4100x4104xi32>
  %c17x_v = stablehlo.convert %c17x_r : (tensor<4100x4104xi32>) -> tensor<4100x4104xf32>
  %c17b = stablehlo.optimization_barrier %c17x_v : tensor<4100x4104xf32>
  %c17w_i0 = stablehlo.iota dim = 1 : tensor<4104x4100xi32>
  %c17w_k0 = stablehlo.constant dense<1> : tensor<4104x4100xi32>
  %c17w_p0 = stablehlo.multiply %c17w_i0, %c17w_k0 : tensor<4104x4100xi32>
  %c17w_i1 = stablehlo.iota dim = 0 : tensor<4104x4100xi32>
  %c17w_k1 = stablehlo.constant dense<37> : tensor<4104x4100xi32>
  %c17w_p1 = stablehlo.multiply %c17w_i1, %c17w_k1 : tensor<4104x4100xi32>
  %c17w_s1 = stablehlo.add %c17w_p0, %c17w_p1 : tensor<4104x4100xi32>
  %c17w_m = stablehlo.constant dense<100003> : tensor<4104x4100xi32>
  %c17w_r = stablehlo.remainder %c17w_s1, %c17w_m : tensor<4104x4100xi32>
  %c17w_v = stablehlo.convert %c17w_r : (tensor<4104x4100xi32>) -> tensor<4104x4100xf32>
  %c17t = stablehlo.transpose %c17b, dims = [1, 0] : (tensor<4100x4104xf32>) -> tensor<4104x4100xf32>
  check.expect_eq %c17t, %c17w_v : tensor<4104x4100xf32>
  return
}
