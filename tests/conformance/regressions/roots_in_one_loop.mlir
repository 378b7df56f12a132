// Roots of a loop's body that share arrays share a loop there. Some read an array that another one overwrites: at the same
// element, elsewhere, or in a branch; carries change places; a scalar and an array of as many elements in another shape are
// read, too. All numbers are whole; NumPy has computed them.
func.func public @main() {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %i0 = stablehlo.iota dim = 0 : tensor<5x7xi32>
  %i1 = stablehlo.iota dim = 1 : tensor<5x7xi32>
  %a0 = stablehlo.subtract %i0, %i1 : tensor<5x7xi32>
  %b0 = stablehlo.multiply %i0, %i1 : tensor<5x7xi32>
  %c0 = stablehlo.add %i0, %b0 : tensor<5x7xi32>
  %f0 = stablehlo.iota dim = 0 : tensor<35xi32>
  %r:8 = stablehlo.while(%i = %zero, %p = %a0, %m = %b0, %v = %c0, %s = %i0, %x = %i1, %y = %a0, %f = %f0) : tensor<i32>, tensor<5x7xi32>, tensor<5x7xi32>, tensor<5x7xi32>, tensor<5x7xi32>, tensor<5x7xi32>, tensor<5x7xi32>, tensor<35xi32>
  cond {
    %n = stablehlo.constant dense<5> : tensor<i32>
    %c = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %one : tensor<i32>
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<5x7xi32>
    %m1 = stablehlo.add %m, %p : tensor<5x7xi32>
    %pk = stablehlo.add %p, %k : tensor<5x7xi32>
    %v1 = stablehlo.subtract %v, %pk : tensor<5x7xi32>
    %mv = stablehlo.subtract %m1, %v1 : tensor<5x7xi32>
    %p1 = stablehlo.add %p, %mv : tensor<5x7xi32>
    %rev = stablehlo.reverse %p, dims = [0, 1] : tensor<5x7xi32>
    %s1 = stablehlo.add %rev, %m : tensor<5x7xi32>
    %y1 = stablehlo.add %x, %p : tensor<5x7xi32>
    %m2 = stablehlo.reverse %m1, dims = [1] : tensor<5x7xi32>
    %x1 = stablehlo.add %y, %m2 : tensor<5x7xi32>
    %flat = stablehlo.reshape %p : (tensor<5x7xi32>) -> tensor<35xi32>
    %f1 = stablehlo.add %f, %flat : tensor<35xi32>
    %two = stablehlo.constant dense<2> : tensor<i32>
    %rest = stablehlo.remainder %i, %two : tensor<i32>
    %p2 = "stablehlo.case"(%rest) ({
      stablehlo.return %p1 : tensor<5x7xi32>
    }, {
      %d = stablehlo.add %p1, %s1 : tensor<5x7xi32>
      %e = stablehlo.subtract %d, %v1 : tensor<5x7xi32>
      %g = stablehlo.subtract %s1, %v1 : tensor<5x7xi32>
      %h = stablehlo.add %e, %g : tensor<5x7xi32>
      stablehlo.return %h : tensor<5x7xi32>
    }) : (tensor<i32>) -> tensor<5x7xi32>
    stablehlo.return %j, %p2, %m1, %v1, %s1, %x1, %y1, %f1 : tensor<i32>, tensor<5x7xi32>, tensor<5x7xi32>, tensor<5x7xi32>, tensor<5x7xi32>, tensor<5x7xi32>, tensor<5x7xi32>, tensor<35xi32>
  }
  "check.expect_eq_const"(%r#1) <{value = dense<[[-2520, -3483, -4446, -5409, -6372, -7335, -8298], [-1938, -2901, -3864, -4827, -5790, -6753, -7716], [-1356, -2319, -3282, -4245, -5208, -6171, -7134], [-774, -1737, -2700, -3663, -4626, -5589, -6552], [-192, -1155, -2118, -3081, -4044, -5007, -5970]]> : tensor<5x7xi32>}> : (tensor<5x7xi32>) -> ()
  "check.expect_eq_const"(%r#2) <{value = dense<[[-865, -1210, -1555, -1900, -2245, -2590, -2935], [-656, -1000, -1344, -1688, -2032, -2376, -2720], [-447, -790, -1133, -1476, -1819, -2162, -2505], [-238, -580, -922, -1264, -1606, -1948, -2290], [-29, -370, -711, -1052, -1393, -1734, -2075]]> : tensor<5x7xi32>}> : (tensor<5x7xi32>) -> ()
  "check.expect_eq_const"(%r#3) <{value = dense<[[855, 1200, 1545, 1890, 2235, 2580, 2925], [647, 993, 1339, 1685, 2031, 2377, 2723], [439, 786, 1133, 1480, 1827, 2174, 2521], [231, 579, 927, 1275, 1623, 1971, 2319], [23, 372, 721, 1070, 1419, 1768, 2117]]> : tensor<5x7xi32>}> : (tensor<5x7xi32>) -> ()
  "check.expect_eq_const"(%r#4) <{value = dense<[[-1843, -1642, -1441, -1240, -1039, -838, -637], [-1964, -1762, -1560, -1358, -1156, -954, -752], [-2085, -1882, -1679, -1476, -1273, -1070, -867], [-2206, -2002, -1798, -1594, -1390, -1186, -982], [-2327, -2122, -1917, -1712, -1507, -1302, -1097]]> : tensor<5x7xi32>}> : (tensor<5x7xi32>) -> ()
  "check.expect_eq_const"(%r#5) <{value = dense<[[-3120, -2812, -2504, -2196, -1888, -1580, -1272], [-2845, -2540, -2235, -1930, -1625, -1320, -1015], [-2570, -2268, -1966, -1664, -1362, -1060, -758], [-2295, -1996, -1697, -1398, -1099, -800, -501], [-2020, -1724, -1428, -1132, -836, -540, -244]]> : tensor<5x7xi32>}> : (tensor<5x7xi32>) -> ()
  "check.expect_eq_const"(%r#6) <{value = dense<[[-1338, -1550, -1762, -1974, -2186, -2398, -2610], [-1104, -1318, -1532, -1746, -1960, -2174, -2388], [-870, -1086, -1302, -1518, -1734, -1950, -2166], [-636, -854, -1072, -1290, -1508, -1726, -1944], [-402, -622, -842, -1062, -1282, -1502, -1722]]> : tensor<5x7xi32>}> : (tensor<5x7xi32>) -> ()
  "check.expect_eq_const"(%r#7) <{value = dense<[-865, -1209, -1553, -1897, -2241, -2585, -2929, -649, -993, -1337, -1681, -2025, -2369, -2713, -433, -777, -1121, -1465, -1809, -2153, -2497, -217, -561, -905, -1249, -1593, -1937, -2281, -1, -345, -689, -1033, -1377, -1721, -2065]> : tensor<35xi32>}> : (tensor<35xi32>) -> ()
  return
}
