// Two meshes of the same devices in another order: "b" and "u" cut alike, and join other devices. The collectives for a
// value that is cut along "t", too, are among the devices of its own mesh.
module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
sdy.mesh @mesh = <["a"=2, "b"=2]>
sdy.mesh @turned = <["t"=2, "u"=2], device_ids=[0, 3, 2, 1]>
func.func public @main() {
  %z = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xi32>
  %z1 = sdy.sharding_constraint %z <@mesh, [{"b"}]> : tensor<4xi32>
  %z2 = stablehlo.add %z1, %z1 : tensor<4xi32>
  %z3 = stablehlo.broadcast_in_dim %z1, dims = [0] : (tensor<4xi32>) -> tensor<4x2x4xi32>
  %z4 = sdy.sharding_constraint %z3 <@mesh, [{"b"}, {}, {}]> : tensor<4x2x4xi32>
  %z5 = stablehlo.broadcast_in_dim %z1, dims = [0] : (tensor<4xi32>) -> tensor<4x4xi32>
  %z6 = sdy.sharding_constraint %z5 <@mesh, [{"b"}, {}]> : tensor<4x4xi32>
  check.expect_eq_const %z2, dense<[0, 2, 4, 6]> : tensor<4xi32>
  check.expect_eq_const %z4, dense<[[[0, 0, 0, 0], [0, 0, 0, 0]], [[1, 1, 1, 1], [1, 1, 1, 1]], [[2, 2, 2, 2], [2, 2, 2, 2]], [[3, 3, 3, 3], [3, 3, 3, 3]]]> : tensor<4x2x4xi32>
  check.expect_eq_const %z6, dense<[[0, 0, 0, 0], [1, 1, 1, 1], [2, 2, 2, 2], [3, 3, 3, 3]]> : tensor<4x4xi32>

  // exchanged
  %x = stablehlo.constant dense<[[[0, 7, 14, 21], [28, 4, 11, 18]], [[25, 1, 8, 15], [22, 29, 5, 12]], [[19, 26, 2, 9], [16, 23, 30, 6]], [[13, 20, 27, 3], [10, 17, 24, 0]]]> : tensor<4x2x4xi32>
  %x1 = sdy.sharding_constraint %x <@turned, [{"u"}, {"t"}, {}]> : tensor<4x2x4xi32>
  %x2 = stablehlo.optimization_barrier %x1 : tensor<4x2x4xi32>
  %x3 = "stablehlo.sort"(%x2) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = stablehlo.compare LT, %a, %b, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }) : (tensor<4x2x4xi32>) -> tensor<4x2x4xi32>
  check.expect_eq_const %x3, dense<[[[0, 1, 2, 3], [10, 4, 5, 0]], [[13, 7, 8, 9], [16, 17, 11, 6]], [[19, 20, 14, 15], [22, 23, 24, 12]], [[25, 26, 27, 21], [28, 29, 30, 18]]]> : tensor<4x2x4xi32>

  // gathered
  %y = stablehlo.constant dense<[[0, 5, 10, 15], [3, 8, 13, 1], [6, 11, 16, 4], [9, 14, 2, 7]]> : tensor<4x4xi32>
  %y1 = sdy.sharding_constraint %y <@turned, [{"u"}, {"t"}]> : tensor<4x4xi32>
  %y2 = stablehlo.optimization_barrier %y1 : tensor<4x4xi32>
  %y3 = sdy.sharding_constraint %y2 <@turned, [{}, {"t"}]> : tensor<4x4xi32>
  check.expect_eq_const %y3, dense<[[0, 5, 10, 15], [3, 8, 13, 1], [6, 11, 16, 4], [9, 14, 2, 7]]> : tensor<4x4xi32>

  %y6 = sdy.sharding_constraint %y2 <@turned, [{}, {}]> : tensor<4x4xi32>
  check.expect_eq_const %y6, dense<[[0, 5, 10, 15], [3, 8, 13, 1], [6, 11, 16, 4], [9, 14, 2, 7]]> : tensor<4x4xi32>
  %x4 = sdy.sharding_constraint %x2 <@mesh, [{}, {}, {}]> : tensor<4x2x4xi32>
  %x5 = stablehlo.add %x4, %x4 : tensor<4x2x4xi32>
  check.expect_eq_const %x5, dense<[[[0, 14, 28, 42], [56, 8, 22, 36]], [[50, 2, 16, 30], [44, 58, 10, 24]], [[38, 52, 4, 18], [32, 46, 60, 12]], [[26, 40, 54, 6], [20, 34, 48, 0]]]> : tensor<4x2x4xi32>

  // summed
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %y4 = stablehlo.reduce(%y2 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4x4xi32>, tensor<i32>) -> tensor<4xi32>
  check.expect_eq_const %y4, dense<[18, 38, 41, 27]> : tensor<4xi32>

  // joined along an axis
  %y5 = sdy.manual_computation(%y2) in_shardings=[<@turned, [{"u"}, {"t"}]>] out_shardings=[<@turned, [{"u"}, {"t"}]>] manual_axes={"t", "u"} (%p: tensor<2x2xi32>) {
    %1 = "stablehlo.all_reduce"(%p) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @turned, axes = [#stablehlo.axis_ref<name = "u">]>, use_global_device_ids}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %0 = stablehlo.add %a, %b : tensor<i32>
      stablehlo.return %0 : tensor<i32>
    }) : (tensor<2x2xi32>) -> tensor<2x2xi32>
    sdy.return %1 : tensor<2x2xi32>
  } : (tensor<4x4xi32>) -> tensor<4x4xi32>
  check.expect_eq_const %y5, dense<[[6, 16, 26, 19], [12, 22, 15, 8], [6, 16, 26, 19], [12, 22, 15, 8]]> : tensor<4x4xi32>
  return
}
}
