// Windows across an edge of an array in uneven parts: every part leaves them out, or none does. Along a divided dimension
// a window is a single element, or as large as the dimension; a row of updates may be divided, too.
// Single rows, of which some columns are outside.
module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["a"=2, "b"=2]>
  func.func public @main() {
    %c = stablehlo.constant dense<[[0, 1, 2, 3, 4], [5, 6, 7, 8, 9], [10, 11, 12, 13, 14], [15, 16, 17, 18, 19], [20, 21, 22, 23, 24], [25, 26, 27, 28, 29], [30, 31, 32, 33, 34]]> : tensor<7x5xi32>
    %0 = sdy.sharding_constraint %c <@mesh, [{"a", "b"}, {}]> : tensor<7x5xi32>
    %x = stablehlo.optimization_barrier %0 : tensor<7x5xi32>
    %ci = stablehlo.constant dense<[[0, 0], [3, 3], [4, 4], [6, -1], [6, 2], [7, 1], [-1, 0]]> : tensor<7x2xi32>
    %1 = sdy.sharding_constraint %ci <@mesh, [{}, {}]> : tensor<7x2xi32>
    %i = stablehlo.optimization_barrier %1 : tensor<7x2xi32>
    %cu = stablehlo.constant dense<[[[43, 46, 68]], [[85, 4, 13]], [[74, 85, 23]], [[28, 78, 38]], [[25, 74, 23]], [[37, 58, 49]], [[8, 3, 78]]]> : tensor<7x1x3xi32>
    %2 = sdy.sharding_constraint %cu <@mesh, [{}, {}, {}]> : tensor<7x1x3xi32>
    %u = stablehlo.optimization_barrier %2 : tensor<7x1x3xi32>
    %r = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %s = stablehlo.add %a, %b : tensor<i32>
      stablehlo.return %s : tensor<i32>
    }) : (tensor<7x5xi32>, tensor<7x2xi32>, tensor<7x1x3xi32>) -> tensor<7x5xi32>
    %e = stablehlo.constant dense<[[43, 47, 70, 3, 4], [5, 6, 7, 8, 9], [10, 11, 12, 13, 14], [15, 16, 17, 18, 19], [20, 21, 22, 23, 24], [25, 26, 27, 28, 29], [30, 31, 57, 107, 57]]> : tensor<7x5xi32>
    stablehlo.custom_call @check.expect_eq(%r, %e) {has_side_effect = true} : (tensor<7x5xi32>, tensor<7x5xi32>) -> ()
    return
  }
}
// -----
// All of the rows, from a row on: from the first, or not at all.
module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["a"=2, "b"=2]>
  func.func public @main() {
    %c = stablehlo.constant dense<[[0, 1, 2, 3, 4], [5, 6, 7, 8, 9], [10, 11, 12, 13, 14], [15, 16, 17, 18, 19], [20, 21, 22, 23, 24], [25, 26, 27, 28, 29], [30, 31, 32, 33, 34]]> : tensor<7x5xi32>
    %0 = sdy.sharding_constraint %c <@mesh, [{"a"}, {}]> : tensor<7x5xi32>
    %x = stablehlo.optimization_barrier %0 : tensor<7x5xi32>
    %ci = stablehlo.constant dense<[[0, 0], [1, 1], [-1, 2], [0, 3], [4, 0], [0, 4]]> : tensor<6x2xi32>
    %1 = sdy.sharding_constraint %ci <@mesh, [{}, {}]> : tensor<6x2xi32>
    %i = stablehlo.optimization_barrier %1 : tensor<6x2xi32>
    %cu = stablehlo.constant dense<[[[68, 75], [48, 73], [30, 41], [71, 12], [27, 12], [41, 87], [12, 35]], [[36, 81], [19, 45], [24, 2], [67, 6], [25, 45], [44, 11], [88, 67]], [[86, 9], [65, 27], [49, 83], [25, 65], [15, 29], [87, 38], [46, 27]], [[11, 38], [56, 41], [70, 33], [55, 69], [82, 39], [4, 64], [48, 78]], [[41, 33], [6, 41], [58, 69], [76, 20], [53, 72], [24, 31], [75, 52]], [[46, 60], [46, 88], [68, 5], [14, 49], [73, 7], [61, 68], [71, 78]]]> : tensor<6x7x2xi32>
    %2 = sdy.sharding_constraint %cu <@mesh, [{}, {"a"}, {}]> : tensor<6x7x2xi32>
    %u = stablehlo.optimization_barrier %2 : tensor<6x7x2xi32>
    %r = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %s = stablehlo.add %a, %b : tensor<i32>
      stablehlo.return %s : tensor<i32>
    }) : (tensor<7x5xi32>, tensor<6x2xi32>, tensor<6x7x2xi32>) -> tensor<7x5xi32>
    %e = stablehlo.constant dense<[[68, 76, 2, 14, 42], [53, 79, 7, 64, 50], [40, 52, 12, 83, 47], [86, 28, 17, 73, 88], [47, 33, 22, 105, 63], [66, 113, 27, 32, 93], [42, 66, 32, 81, 112]]> : tensor<7x5xi32>
    stablehlo.custom_call @check.expect_eq(%r, %e) {has_side_effect = true} : (tensor<7x5xi32>, tensor<7x5xi32>) -> ()
    return
  }
}
// -----
// All of the rows of single columns, in parts along both.
module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["a"=2, "b"=2]>
  func.func public @main() {
    %c = stablehlo.constant dense<[[0, 1, 2, 3, 4], [5, 6, 7, 8, 9], [10, 11, 12, 13, 14], [15, 16, 17, 18, 19], [20, 21, 22, 23, 24], [25, 26, 27, 28, 29], [30, 31, 32, 33, 34]]> : tensor<7x5xi32>
    %0 = sdy.sharding_constraint %c <@mesh, [{"a"}, {"b"}]> : tensor<7x5xi32>
    %x = stablehlo.optimization_barrier %0 : tensor<7x5xi32>
    %ci = stablehlo.constant dense<[[0, 0], [0, 2], [1, 3], [0, 4], [0, 5], [-3, 1]]> : tensor<6x2xi32>
    %1 = sdy.sharding_constraint %ci <@mesh, [{}, {}]> : tensor<6x2xi32>
    %i = stablehlo.optimization_barrier %1 : tensor<6x2xi32>
    %cu = stablehlo.constant dense<[[[18], [50], [72], [32], [18], [43], [8]], [[20], [77], [60], [77], [75], [79], [28]], [[42], [55], [25], [82], [1], [75], [58]], [[23], [65], [37], [75], [89], [26], [42]], [[20], [62], [57], [76], [72], [87], [86]], [[80], [14], [4], [43], [31], [80], [71]]]> : tensor<6x7x1xi32>
    %2 = sdy.sharding_constraint %cu <@mesh, [{}, {"a"}, {}]> : tensor<6x7x1xi32>
    %u = stablehlo.optimization_barrier %2 : tensor<6x7x1xi32>
    %r = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %s = stablehlo.add %a, %b : tensor<i32>
      stablehlo.return %s : tensor<i32>
    }) : (tensor<7x5xi32>, tensor<6x2xi32>, tensor<6x7x1xi32>) -> tensor<7x5xi32>
    %e = stablehlo.constant dense<[[18, 1, 22, 3, 27], [55, 6, 84, 8, 74], [82, 11, 72, 13, 51], [47, 16, 94, 18, 94], [38, 21, 97, 23, 113], [68, 26, 106, 28, 55], [38, 31, 60, 33, 76]]> : tensor<7x5xi32>
    stablehlo.custom_call @check.expect_eq(%r, %e) {has_side_effect = true} : (tensor<7x5xi32>, tensor<7x5xi32>) -> ()
    return
  }
}
// -----
// Updates in uneven parts: windows larger than one element.
module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["a"=2, "b"=2]>
  func.func public @main() {
    %c = stablehlo.constant dense<[[0, 1, 2, 3, 4], [5, 6, 7, 8, 9], [10, 11, 12, 13, 14], [15, 16, 17, 18, 19], [20, 21, 22, 23, 24], [25, 26, 27, 28, 29], [30, 31, 32, 33, 34]]> : tensor<7x5xi32>
    %0 = sdy.sharding_constraint %c <@mesh, [{}, {}]> : tensor<7x5xi32>
    %x = stablehlo.optimization_barrier %0 : tensor<7x5xi32>
    %ci = stablehlo.constant dense<[[0, 0], [5, 2], [4, 3], [6, 4], [-1, 1]]> : tensor<5x2xi32>
    %1 = sdy.sharding_constraint %ci <@mesh, [{"a", "b"}, {}]> : tensor<5x2xi32>
    %i = stablehlo.optimization_barrier %1 : tensor<5x2xi32>
    %cu = stablehlo.constant dense<[[[38, 52], [53, 80], [3, 44]], [[60, 41], [82, 85], [74, 42]], [[79, 7], [59, 24], [22, 61]], [[69, 80], [19, 78], [74, 28]], [[6, 69], [74, 41], [15, 13]]]> : tensor<5x3x2xi32>
    %2 = sdy.sharding_constraint %cu <@mesh, [{"a", "b"}, {}, {}]> : tensor<5x3x2xi32>
    %u = stablehlo.optimization_barrier %2 : tensor<5x3x2xi32>
    %r = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %s = stablehlo.add %a, %b : tensor<i32>
      stablehlo.return %s : tensor<i32>
    }) : (tensor<7x5xi32>, tensor<5x2xi32>, tensor<5x3x2xi32>) -> tensor<7x5xi32>
    %e = stablehlo.constant dense<[[38, 53, 2, 3, 4], [58, 86, 7, 8, 9], [13, 55, 12, 13, 14], [15, 16, 17, 18, 19], [20, 21, 22, 102, 31], [25, 26, 27, 87, 53], [30, 31, 32, 55, 95]]> : tensor<7x5xi32>
    stablehlo.custom_call @check.expect_eq(%r, %e) {has_side_effect = true} : (tensor<7x5xi32>, tensor<7x5xi32>) -> ()
    return
  }
}
