module @jit_f attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["i"=4]> {stablehlo.mesh = {axes = [{name = "i", size = 4 : i64}]}}
  sdy.mesh @empty_mesh = <[]> {stablehlo.mesh = {axes = []}}
  func.func public @main(%arg0: tensor<8x6x6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"i"}, {}, {}]>}, %arg1: tensor<i32> {sdy.sharding = #sdy.sharding<@empty_mesh, []>}) -> (tensor<8x6x6xf32> {jax.result_info = "result[0]"}, tensor<8x6xi32> {jax.result_info = "result[1]"}, tensor<8x6xf32> {jax.result_info = "result[2]"}, tensor<8x6x6xf32> {jax.result_info = "result[3]"}, tensor<8x6x6xf32> {jax.result_info = "result[4]"}, tensor<8x6x6xf32> {jax.result_info = "result[5]"}, tensor<7x5xf32> {jax.result_info = "result[6]"}, tensor<f32> {jax.result_info = "result[7]"}) {
    %0:3 = stablehlo.custom_call @cusolver_getrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=8, j=6, k=6, l=6, m=6, n=6}, custom>} : (tensor<8x6x6xf32>) -> (tensor<8x6x6xf32>, tensor<8x6xi32>, tensor<8xi32>)
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x6xi32>
    %2 = stablehlo.subtract %0#1, %1 : tensor<8x6xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<8xi1>) -> tensor<8x1x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x6x6xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<8x1x1xi1>) -> tensor<8x6x6xi1>
    %8 = stablehlo.select %7, %0#0, %6 : tensor<8x6x6xi1>, tensor<8x6x6xf32>
    %9 = stablehlo.custom_call @cu_lu_pivots_to_permutation(%2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, k]) {i=8, j=6, k=6}, custom>} : (tensor<8x6xi32>) -> tensor<8x6xi32>
    %10 = stablehlo.transpose %arg0, dims = [0, 2, 1] : (tensor<8x6x6xf32>) -> tensor<8x6x6xf32>
    %11 = stablehlo.dot_general %arg0, %10, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x6x6xf32>, tensor<8x6x6xf32>) -> tensor<8x6x6xf32>
    %12:2 = call @eigh(%11) : (tensor<8x6x6xf32>) -> (tensor<8x6xf32>, tensor<8x6x6xf32>)
    %13:3 = call @svd(%arg0) : (tensor<8x6x6xf32>) -> (tensor<8x6x6xf32>, tensor<8x6xf32>, tensor<8x6x6xf32>)
    %14 = stablehlo.iota dim = 0 : tensor<6x6xi32>
    %15 = stablehlo.iota dim = 1 : tensor<6x6xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<6x6xi32>
    %17 = stablehlo.add %14, %16 : tensor<6x6xi32>
    %18 = stablehlo.compare EQ, %17, %15, SIGNED : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
    %19 = stablehlo.convert %18 : (tensor<6x6xi1>) -> tensor<6x6xf32>
    %cst_2 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %21 = stablehlo.multiply %20, %19 : tensor<6x6xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [1, 2] : (tensor<6x6xf32>) -> tensor<1x6x6xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<1x6x6xf32>) -> tensor<8x6x6xf32>
    %24 = stablehlo.add %arg0, %23 : tensor<8x6x6xf32>
    %25 = call @qr(%arg0) : (tensor<8x6x6xf32>) -> tensor<8x6x6xf32>
    %26 = call @solve(%24, %25) : (tensor<8x6x6xf32>, tensor<8x6x6xf32>) -> tensor<8x6x6xf32>
    %c_3 = stablehlo.constant dense<32> : tensor<i32>
    %27 = stablehlo.shift_right_logical %arg1, %c_3 : tensor<i32>
    %28 = stablehlo.convert %27 : (tensor<i32>) -> tensor<ui32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %c_4 = stablehlo.constant dense<-1> : tensor<i32>
    %30 = stablehlo.and %arg1, %c_4 : tensor<i32>
    %31 = stablehlo.convert %30 : (tensor<i32>) -> tensor<ui32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %33 = stablehlo.concatenate %29, %32, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = call @_uniform(%33, %cst_5, %cst_6) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<7x5xf32>
    %35 = sdy.sharding_constraint %34 <@mesh, [{"i"}, {}]> : tensor<7x5xf32>
    %36 = stablehlo.broadcast_in_dim %12#0, dims = [0, 2] : (tensor<8x6xf32>) -> tensor<8x1x6xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2] : (tensor<8x1x6xf32>) -> tensor<8x6x6xf32>
    %38 = stablehlo.multiply %12#1, %37 : tensor<8x6x6xf32>
    %39 = stablehlo.transpose %12#1, dims = [0, 2, 1] : (tensor<8x6x6xf32>) -> tensor<8x6x6xf32>
    %40 = stablehlo.dot_general %38, %39, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x6x6xf32>, tensor<8x6x6xf32>) -> tensor<8x6x6xf32>
    %41 = stablehlo.broadcast_in_dim %13#1, dims = [0, 2] : (tensor<8x6xf32>) -> tensor<8x1x6xf32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1, 2] : (tensor<8x1x6xf32>) -> tensor<8x6x6xf32>
    %43 = stablehlo.multiply %13#0, %42 : tensor<8x6x6xf32>
    %44 = stablehlo.dot_general %43, %13#2, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x6x6xf32>, tensor<8x6x6xf32>) -> tensor<8x6x6xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%35 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x5xf32>, tensor<f32>) -> tensor<f32>
    return %8, %9, %12#0, %40, %44, %26, %35, %45 : tensor<8x6x6xf32>, tensor<8x6xi32>, tensor<8x6xf32>, tensor<8x6x6xf32>, tensor<8x6x6xf32>, tensor<8x6x6xf32>, tensor<7x5xf32>, tensor<f32>
  }
  func.func private @eigh(%arg0: tensor<8x6x6xf32>) -> (tensor<8x6xf32>, tensor<8x6x6xf32>) {
    %0 = stablehlo.transpose %arg0, dims = [0, 2, 1] : (tensor<8x6x6xf32>) -> tensor<8x6x6xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<8x6x6xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x6x6xf32>
    %3 = stablehlo.divide %1, %2 : tensor<8x6x6xf32>
    %4:3 = stablehlo.custom_call @cusolver_syevd_ffi(%3) {backend_config = "", mhlo.backend_config = {algorithm = 0 : ui8, lower = true}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=8, j=6, k=6, l=6, m=6, n=6}, custom>} : (tensor<8x6x6xf32>) -> (tensor<8x6x6xf32>, tensor<8x6xf32>, tensor<8xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %6 = stablehlo.compare EQ, %4#2, %5, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<8xi1>) -> tensor<8x1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x6x6xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<8x1x1xi1>) -> tensor<8x6x6xi1>
    %10 = stablehlo.select %9, %4#0, %8 : tensor<8x6x6xi1>, tensor<8x6x6xf32>
    %11 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<8xi1>) -> tensor<8x1xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<8x1xi1>) -> tensor<8x6xi1>
    %14 = stablehlo.select %13, %4#1, %12 : tensor<8x6xi1>, tensor<8x6xf32>
    return %14, %10 : tensor<8x6xf32>, tensor<8x6x6xf32>
  }
  func.func private @svd(%arg0: tensor<8x6x6xf32>) -> (tensor<8x6x6xf32>, tensor<8x6xf32>, tensor<8x6x6xf32>) {
    %0:5 = stablehlo.custom_call @cusolver_gesvdj_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_uv = true, full_matrices = true}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i, o, p], [i, q, r], [i]) {i=8, j=6, k=6, l=6, m=6, n=6, o=6, p=6, q=6, r=6}, custom>} : (tensor<8x6x6xf32>) -> (tensor<8x6x6xf32>, tensor<8x6xf32>, tensor<8x6x6xf32>, tensor<8x6x6xf32>, tensor<8xi32>)
    %1 = stablehlo.transpose %0#3, dims = [0, 2, 1] : (tensor<8x6x6xf32>) -> tensor<8x6x6xf32>
    %2 = stablehlo.slice %0#2 [0:8, 0:6, 0:6] : (tensor<8x6x6xf32>) -> tensor<8x6x6xf32>
    %3 = stablehlo.slice %1 [0:8, 0:6, 0:6] : (tensor<8x6x6xf32>) -> tensor<8x6x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %5 = stablehlo.compare EQ, %0#4, %4, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<8xi1>) -> tensor<8x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<8x1xi1>) -> tensor<8x6xi1>
    %9 = stablehlo.select %8, %0#1, %7 : tensor<8x6xi1>, tensor<8x6xf32>
    %10 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<8xi1>) -> tensor<8x1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x6x6xf32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<8x1x1xi1>) -> tensor<8x6x6xi1>
    %13 = stablehlo.select %12, %2, %11 : tensor<8x6x6xi1>, tensor<8x6x6xf32>
    %14 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<8xi1>) -> tensor<8x1x1xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x6x6xf32>
    %16 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<8x1x1xi1>) -> tensor<8x6x6xi1>
    %17 = stablehlo.select %16, %3, %15 : tensor<8x6x6xi1>, tensor<8x6x6xf32>
    return %13, %9, %17 : tensor<8x6x6xf32>, tensor<8x6xf32>, tensor<8x6x6xf32>
  }
  func.func private @qr(%arg0: tensor<8x6x6xf32>) -> tensor<8x6x6xf32> {
    %0:2 = stablehlo.custom_call @cusolver_geqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n]) {i=8, j=6, k=6, l=6, m=6, n=6}, custom>} : (tensor<8x6x6xf32>) -> (tensor<8x6x6xf32>, tensor<8x6xf32>)
    %1 = stablehlo.custom_call @cusolver_orgqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l])->([i, m, n]) {i=8, j=6, k=6, l=6, m=6, n=6}, custom>} : (tensor<8x6x6xf32>, tensor<8x6xf32>) -> tensor<8x6x6xf32>
    %2 = stablehlo.iota dim = 0 : tensor<6x6xi32>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6x6xi32>
    %4 = stablehlo.add %2, %3 : tensor<6x6xi32>
    %5 = stablehlo.iota dim = 1 : tensor<6x6xi32>
    %6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [1, 2] : (tensor<6x6xi1>) -> tensor<8x6x6xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x6x6xf32>
    %9 = stablehlo.select %7, %8, %0#0 : tensor<8x6x6xi1>, tensor<8x6x6xf32>
    return %9 : tensor<8x6x6xf32>
  }
  func.func private @solve(%arg0: tensor<8x6x6xf32>, %arg1: tensor<8x6x6xf32>) -> tensor<8x6x6xf32> {
    %0:3 = stablehlo.custom_call @cusolver_getrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=8, j=6, k=6, l=6, m=6, n=6}, custom>} : (tensor<8x6x6xf32>) -> (tensor<8x6x6xf32>, tensor<8x6xi32>, tensor<8xi32>)
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x6xi32>
    %2 = stablehlo.subtract %0#1, %1 : tensor<8x6xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<8xi1>) -> tensor<8x1x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x6x6xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<8x1x1xi1>) -> tensor<8x6x6xi1>
    %8 = stablehlo.select %7, %0#0, %6 : tensor<8x6x6xi1>, tensor<8x6x6xf32>
    %9 = stablehlo.custom_call @cu_lu_pivots_to_permutation(%2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, k]) {i=8, j=6, k=6}, custom>} : (tensor<8x6xi32>) -> tensor<8x6xi32>
    %10 = stablehlo.transpose %arg1, dims = [0, 2, 1] : (tensor<8x6x6xf32>) -> tensor<8x6x6xf32>
    %11 = call @_lu_solve(%8, %9, %10) : (tensor<8x6x6xf32>, tensor<8x6xi32>, tensor<8x6x6xf32>) -> tensor<8x6x6xf32>
    %12 = stablehlo.transpose %11, dims = [0, 2, 1] : (tensor<8x6x6xf32>) -> tensor<8x6x6xf32>
    return %12 : tensor<8x6x6xf32>
  }
  func.func private @_lu_solve(%arg0: tensor<8x6x6xf32>, %arg1: tensor<8x6xi32>, %arg2: tensor<8x6x6xf32>) -> tensor<8x6x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2] : (tensor<8x6x6xf32>) -> tensor<8x6x6x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x6xi32>
    %2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<8x6xi32>, tensor<8x6xi32>) -> tensor<8x6xi1>
    %c_0 = stablehlo.constant dense<6> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x6xi32>
    %4 = stablehlo.add %arg1, %3 : tensor<8x6xi32>
    %5 = stablehlo.select %2, %4, %arg1 : tensor<8x6xi1>, tensor<8x6xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<8x6xi32>) -> tensor<8x6x1xi32>
    %7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6, 1, 1>}> : (tensor<8x6x6x1xf32>, tensor<8x6x1xi32>) -> tensor<8x6x6x1xf32>
    %8 = stablehlo.transpose %7, dims = [0, 2, 3, 1] : (tensor<8x6x6x1xf32>) -> tensor<8x6x1x6xf32>
    %9 = stablehlo.reshape %8 : (tensor<8x6x1x6xf32>) -> tensor<8x6x6xf32>
    %10 = "stablehlo.triangular_solve"(%arg0, %9) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<8x6x6xf32>, tensor<8x6x6xf32>) -> tensor<8x6x6xf32>
    %11 = stablehlo.reshape %10 : (tensor<8x6x6xf32>) -> tensor<8x6x1x6xf32>
    %12 = stablehlo.reshape %11 : (tensor<8x6x1x6xf32>) -> tensor<8x6x6xf32>
    %13 = "stablehlo.triangular_solve"(%arg0, %12) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<8x6x6xf32>, tensor<8x6x6xf32>) -> tensor<8x6x6xf32>
    %14 = stablehlo.reshape %13 : (tensor<8x6x6xf32>) -> tensor<8x6x1x6xf32>
    %15 = stablehlo.transpose %14, dims = [0, 3, 1, 2] : (tensor<8x6x1x6xf32>) -> tensor<8x6x6x1xf32>
    %16 = stablehlo.reshape %15 : (tensor<8x6x6x1xf32>) -> tensor<8x6x6xf32>
    return %16 : tensor<8x6x6xf32>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<7x5xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.convert %arg2 : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %4 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %7 = stablehlo.reshape %6 : (tensor<1xui32>) -> tensor<ui32>
    %8 = stablehlo.iota dim = 0 : tensor<7x5xui64>
    %9 = stablehlo.iota dim = 1 : tensor<7x5xui64>
    %c = stablehlo.constant dense<5> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<7x5xui64>
    %11 = stablehlo.multiply %10, %8 : tensor<7x5xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<7x5xui64>
    %13 = stablehlo.multiply %12, %9 : tensor<7x5xui64>
    %14 = stablehlo.add %11, %13 : tensor<7x5xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %15 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<7x5xui64>
    %16 = stablehlo.shift_right_logical %14, %15 : tensor<7x5xui64>
    %17 = stablehlo.convert %14 : (tensor<7x5xui64>) -> tensor<7x5xui32>
    %18 = stablehlo.convert %16 : (tensor<7x5xui64>) -> tensor<7x5xui32>
    %19:2 = call @threefry2x32(%5, %7, %18, %17) : (tensor<ui32>, tensor<ui32>, tensor<7x5xui32>, tensor<7x5xui32>) -> (tensor<7x5xui32>, tensor<7x5xui32>)
    %20 = stablehlo.xor %19#0, %19#1 : tensor<7x5xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<7x5xui32>
    %22 = stablehlo.shift_right_logical %20, %21 : tensor<7x5xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<7x5xui32>
    %24 = stablehlo.or %22, %23 : tensor<7x5xui32>
    %25 = stablehlo.bitcast_convert %24 : (tensor<7x5xui32>) -> tensor<7x5xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %27 = stablehlo.subtract %25, %26 : tensor<7x5xf32>
    %28 = stablehlo.subtract %3, %2 : tensor<1x1xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<7x5xf32>
    %30 = stablehlo.multiply %27, %29 : tensor<7x5xf32>
    %31 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<7x5xf32>
    %32 = stablehlo.add %30, %31 : tensor<7x5xf32>
    %33 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<7x5xf32>
    %34 = stablehlo.maximum %33, %32 : tensor<7x5xf32>
    return %34 : tensor<7x5xf32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<7x5xui32>, %arg3: tensor<7x5xui32>) -> (tensor<7x5xui32>, tensor<7x5xui32>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<7x5xui32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<7x5xui32>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<7x5xui32>) -> tensor<7x5xui32>
    %3 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<7x5xui32>) -> tensor<7x5xui32>
    %4:2 = stablehlo.custom_call @cu_threefry2x32_ffi(%0, %1, %2, %3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>]} : (tensor<7x5xui32>, tensor<7x5xui32>, tensor<7x5xui32>, tensor<7x5xui32>) -> (tensor<7x5xui32>, tensor<7x5xui32>)
    return %4#0, %4#1 : tensor<7x5xui32>, tensor<7x5xui32>
  }
}
