// Three moves of one value: to the next part, to the previous one, both of which rewrites make of slices of an all_gather,
// and one by windows. The first two are the same boxes between the same devices, but for who gives and who gets.
module attributes {mhlo.num_partitions = 32 : i32} {
  sdy.mesh @mesh = <["i"=32]>
  func.func public @main() {
    %numbers = stablehlo.iota dim = 0 : tensor<128xi32>
    %parts = sdy.sharding_constraint %numbers <@mesh, [{"i"}]> : tensor<128xi32>
    %up = sdy.manual_computation(%parts) in_shardings=[<@mesh, [{"i"}]>] out_shardings=[<@mesh, [{"i"}]>] manual_axes={"i"} (%p: tensor<4xi32>) {
      %all = "stablehlo.all_gather"(%p) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]]> : tensor<1x32xi64>, use_global_device_ids}> : (tensor<4xi32>) -> tensor<128xi32>
      %own = stablehlo.partition_id : tensor<ui32>
      %by = stablehlo.constant dense<1> : tensor<ui32>
      %count = stablehlo.constant dense<32> : tensor<ui32>
      %size = stablehlo.constant dense<4> : tensor<ui32>
      %further = stablehlo.add %own, %by : tensor<ui32>
      %other = stablehlo.remainder %further, %count : tensor<ui32>
      %start = stablehlo.multiply %other, %size : tensor<ui32>
      %first = stablehlo.dynamic_slice %all, %start, sizes = [2] : (tensor<128xi32>, tensor<ui32>) -> tensor<2xi32>
      sdy.return %first : tensor<2xi32>
    } : (tensor<128xi32>) -> tensor<64xi32>
    %down = sdy.manual_computation(%parts) in_shardings=[<@mesh, [{"i"}]>] out_shardings=[<@mesh, [{"i"}]>] manual_axes={"i"} (%p: tensor<4xi32>) {
      %all = "stablehlo.all_gather"(%p) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]]> : tensor<1x32xi64>, use_global_device_ids}> : (tensor<4xi32>) -> tensor<128xi32>
      %own = stablehlo.partition_id : tensor<ui32>
      %by = stablehlo.constant dense<31> : tensor<ui32>
      %count = stablehlo.constant dense<32> : tensor<ui32>
      %size = stablehlo.constant dense<4> : tensor<ui32>
      %further = stablehlo.add %own, %by : tensor<ui32>
      %other = stablehlo.remainder %further, %count : tensor<ui32>
      %start = stablehlo.multiply %other, %size : tensor<ui32>
      %first = stablehlo.dynamic_slice %all, %start, sizes = [2] : (tensor<128xi32>, tensor<ui32>) -> tensor<2xi32>
      sdy.return %first : tensor<2xi32>
    } : (tensor<128xi32>) -> tensor<64xi32>
    %cut = stablehlo.slice %parts [32:96] : (tensor<128xi32>) -> tensor<64xi32>
    %middle = sdy.sharding_constraint %cut <@mesh, [{"i"}]> : tensor<64xi32>
    %wanted_up = stablehlo.constant dense<[4, 5, 8, 9, 12, 13, 16, 17, 20, 21, 24, 25, 28, 29, 32, 33, 36, 37, 40, 41, 44, 45, 48, 49, 52, 53, 56, 57, 60, 61, 64, 65, 68, 69, 72, 73, 76, 77, 80, 81, 84, 85, 88, 89, 92, 93, 96, 97, 100, 101, 104, 105, 108, 109, 112, 113, 116, 117, 120, 121, 124, 125, 0, 1]> : tensor<64xi32>
    %wanted_down = stablehlo.constant dense<[124, 125, 0, 1, 4, 5, 8, 9, 12, 13, 16, 17, 20, 21, 24, 25, 28, 29, 32, 33, 36, 37, 40, 41, 44, 45, 48, 49, 52, 53, 56, 57, 60, 61, 64, 65, 68, 69, 72, 73, 76, 77, 80, 81, 84, 85, 88, 89, 92, 93, 96, 97, 100, 101, 104, 105, 108, 109, 112, 113, 116, 117, 120, 121]> : tensor<64xi32>
    %wanted_middle = stablehlo.constant dense<[32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95]> : tensor<64xi32>
    stablehlo.custom_call @check.expect_eq(%up, %wanted_up) {has_side_effect = true} : (tensor<64xi32>, tensor<64xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%down, %wanted_down) {has_side_effect = true} : (tensor<64xi32>, tensor<64xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%middle, %wanted_middle) {has_side_effect = true} : (tensor<64xi32>, tensor<64xi32>) -> ()
    return
  }
}
