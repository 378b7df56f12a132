// Windows that many devices get, each of more parts than a device should get messages from: each gets a
// share first. The parts are uneven, and neither these nor the windows begin where shares do.
module attributes {mhlo.num_partitions = 48 : i32, mhlo.num_replicas = 1 : i32} {
sdy.mesh @mesh = <["a"=2, "b"=24]>
func.func public @main() {
  %two = stablehlo.constant dense<2> : tensor<2490xi32>
  %half = stablehlo.constant dense<1245> : tensor<2490xi32>
  %i = stablehlo.iota dim = 0 : tensor<2490xi32>
  %k = stablehlo.optimization_barrier %i : tensor<2490xi32>
  %l = sdy.sharding_constraint %k <@mesh, [{"a", "b"}]> : tensor<2490xi32>

  // flattened again behind a transpose
  %r = stablehlo.reshape %l : (tensor<2490xi32>) -> tensor<2x1245xi32>
  %t = stablehlo.transpose %r, dims = [1, 0] : (tensor<2x1245xi32>) -> tensor<1245x2xi32>
  %f = stablehlo.reshape %t : (tensor<1245x2xi32>) -> tensor<2490xi32>
  %g = sdy.sharding_constraint %f <@mesh, [{"a", "b"}]> : tensor<2490xi32>
  %lane = stablehlo.remainder %i, %two : tensor<2490xi32>
  %row = stablehlo.divide %i, %two : tensor<2490xi32>
  %begin = stablehlo.multiply %lane, %half : tensor<2490xi32>
  %wanted = stablehlo.add %begin, %row : tensor<2490xi32>
  check.expect_eq %g, %wanted : tensor<2490xi32>

  // cut less behind a slice
  %s = stablehlo.slice %l [7:2488] : (tensor<2490xi32>) -> tensor<2481xi32>
  %sa = sdy.sharding_constraint %s <@mesh, [{"a"}]> : tensor<2481xi32>
  %j = stablehlo.iota dim = 0 : tensor<2481xi32>
  %seven = stablehlo.constant dense<7> : tensor<2481xi32>
  %js = stablehlo.add %j, %seven : tensor<2481xi32>
  check.expect_eq %sa, %js : tensor<2481xi32>

  // of an array of two dimensions, turned around, and shared along the dimension that is not cut
  %p = stablehlo.iota dim = 0 : tensor<97x61xi32>
  %q = stablehlo.iota dim = 1 : tensor<97x61xi32>
  %wide = stablehlo.constant dense<61> : tensor<97x61xi32>
  %pw = stablehlo.multiply %p, %wide : tensor<97x61xi32>
  %pq = stablehlo.add %pw, %q : tensor<97x61xi32>
  %n = stablehlo.optimization_barrier %pq : tensor<97x61xi32>
  %m = sdy.sharding_constraint %n <@mesh, [{"a"}, {"b"}]> : tensor<97x61xi32>
  %v = stablehlo.reverse %m, dims = [0, 1] : tensor<97x61xi32>
  %va = sdy.sharding_constraint %v <@mesh, [{"a"}, {}]> : tensor<97x61xi32>
  %vb = sdy.sharding_constraint %v <@mesh, [{}, {"b"}]> : tensor<97x61xi32>
  %last = stablehlo.constant dense<5916> : tensor<97x61xi32>
  %back = stablehlo.subtract %last, %pq : tensor<97x61xi32>
  check.expect_eq %va, %back : tensor<97x61xi32>
  check.expect_eq %vb, %back : tensor<97x61xi32>
  return
}
}
