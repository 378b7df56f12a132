// Results that are arrays of the program in another shape, which share the memory of these arrays where they can. An update must
// not then write over such an array, and each of several results has memory of its own.
func.func public @main() {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %seven = stablehlo.constant dense<7> : tensor<i32>
  %sevens = stablehlo.constant dense<7> : tensor<4096xi32>
  %places = stablehlo.iota dim = 0 : tensor<4096xi32>
  %rows = stablehlo.iota dim = 0 : tensor<64x64xi32>
  %columns = stablehlo.iota dim = 1 : tensor<64x64xi32>
  %c64 = stablehlo.constant dense<64> : tensor<64x64xi32>
  %c7 = stablehlo.constant dense<7> : tensor<64x64xi32>
  %before = stablehlo.multiply %rows, %c64 : tensor<64x64xi32>
  %linear = stablehlo.add %before, %columns : tensor<64x64xi32>
  %square = stablehlo.multiply %linear, %c7 : tensor<64x64xi32>
  %wanted = stablehlo.optimization_barrier %square : tensor<64x64xi32>

  // Others read the array: a sum, and an update that could have been in place.
  %made = stablehlo.multiply %places, %sevens : tensor<4096xi32>
  %read = stablehlo.optimization_barrier %made : tensor<4096xi32>
  %read_shape = stablehlo.reshape %read : (tensor<4096xi32>) -> tensor<64x64xi32>
  %sum = stablehlo.reduce(%read init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4096xi32>, tensor<i32>) -> tensor<i32>
  %ones = stablehlo.constant dense<1> : tensor<5xi32>
  %updated = stablehlo.dynamic_update_slice %read, %ones, %seven : (tensor<4096xi32>, tensor<5xi32>, tensor<i32>) -> tensor<4096xi32>
  %all = stablehlo.reduce(%updated init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4096xi32>, tensor<i32>) -> tensor<i32>
  check.expect_eq %read_shape, %wanted : tensor<64x64xi32>
  "check.expect_eq_const"(%sum) <{value = dense<58705920> : tensor<i32>}> : (tensor<i32>) -> ()
  "check.expect_eq_const"(%all) <{value = dense<58705610> : tensor<i32>}> : (tensor<i32>) -> ()

  // An update whose result is a result in another shape, beside what was updated.
  %updated_shape = stablehlo.reshape %updated : (tensor<4096xi32>) -> tensor<64x64xi32>
  %difference = stablehlo.subtract %updated_shape, %square : tensor<64x64xi32>
  %differences = stablehlo.reduce(%difference init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x64xi32>, tensor<i32>) -> tensor<i32>
  "check.expect_eq_const"(%differences) <{value = dense<-310> : tensor<i32>}> : (tensor<i32>) -> ()

  // Two shapes of an array.
  %twice_made = stablehlo.add %made, %sevens : tensor<4096xi32>
  %twice = stablehlo.optimization_barrier %twice_made : tensor<4096xi32>
  %wide = stablehlo.reshape %twice : (tensor<4096xi32>) -> tensor<32x128xi32>
  %narrow = stablehlo.reshape %twice : (tensor<4096xi32>) -> tensor<64x64xi32>
  %more = stablehlo.add %square, %c7 : tensor<64x64xi32>
  %wanted_narrow = stablehlo.optimization_barrier %more : tensor<64x64xi32>
  %wanted_wide = stablehlo.reshape %wanted_narrow : (tensor<64x64xi32>) -> tensor<32x128xi32>
  check.expect_eq %wide, %wanted_wide : tensor<32x128xi32>
  check.expect_eq %narrow, %wanted_narrow : tensor<64x64xi32>

  // An array and its other shape.
  %both_made = stablehlo.subtract %made, %sevens : tensor<4096xi32>
  %both = stablehlo.optimization_barrier %both_made : tensor<4096xi32>
  %both_shape = stablehlo.reshape %both : (tensor<4096xi32>) -> tensor<64x64xi32>
  %less = stablehlo.subtract %square, %c7 : tensor<64x64xi32>
  %wanted_both = stablehlo.optimization_barrier %less : tensor<64x64xi32>
  %wanted_flat = stablehlo.reshape %wanted_both : (tensor<64x64xi32>) -> tensor<4096xi32>
  check.expect_eq %both, %wanted_flat : tensor<4096xi32>
  check.expect_eq %both_shape, %wanted_both : tensor<64x64xi32>
  return
}
