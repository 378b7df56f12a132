module @jit_f attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x4x4xf32>, %arg1: tensor<6x4x3xf32>, %arg2: tensor<6x4x4xf32>, %arg3: tensor<8x4x4xf32>, %arg4: tensor<8x4x3xf32>, %arg5: tensor<8x4x4xf32>) -> (tensor<6x4x4xf32> {jax.result_info = "result[0][0]"}, tensor<6x4x3xf32> {jax.result_info = "result[0][1]"}, tensor<6x4xf32> {jax.result_info = "result[0][2]"}, tensor<6x4x4xf32> {jax.result_info = "result[0][3]"}, tensor<6x4xf32> {jax.result_info = "result[0][4]"}, tensor<6x4x4xf32> {jax.result_info = "result[0][5]"}, tensor<6x4x3xf32> {jax.result_info = "result[0][6]"}, tensor<8x4x4xf32> {jax.result_info = "result[1][0]"}, tensor<8x4x3xf32> {jax.result_info = "result[1][1]"}, tensor<8x4xf32> {jax.result_info = "result[1][2]"}, tensor<8x4x4xf32> {jax.result_info = "result[1][3]"}, tensor<8x4xf32> {jax.result_info = "result[1][4]"}, tensor<8x4x4xf32> {jax.result_info = "result[1][5]"}, tensor<8x4x3xf32> {jax.result_info = "result[1][6]"}) {
    %0 = stablehlo.transpose %arg0, dims = [0, 2, 1] : (tensor<6x4x4xf32>) -> tensor<6x4x4xf32>
    %1 = stablehlo.dot_general %arg0, %0, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x4x4xf32>, tensor<6x4x4xf32>) -> tensor<6x4x4xf32>
    %2 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %3 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %5 = stablehlo.add %2, %4 : tensor<4x4xi32>
    %6 = stablehlo.compare EQ, %5, %3, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %7 = stablehlo.convert %6 : (tensor<4x4xi1>) -> tensor<4x4xf32>
    %cst = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<4x4xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [1, 2] : (tensor<4x4xf32>) -> tensor<1x4x4xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<1x4x4xf32>) -> tensor<6x4x4xf32>
    %12 = stablehlo.add %1, %11 : tensor<6x4x4xf32>
    %13 = stablehlo.custom_call @Sharding(%12) {backend_config = "", mhlo.sharding = "{devices=[1,1,4]<=[4]}"} : (tensor<6x4x4xf32>) -> tensor<6x4x4xf32>
    %14:2 = call @eigh(%13) : (tensor<6x4x4xf32>) -> (tensor<6x4xf32>, tensor<6x4x4xf32>)
    %15 = stablehlo.custom_call @Sharding(%arg0) {backend_config = "", mhlo.sharding = "{devices=[1,4,1]<=[4]}"} : (tensor<6x4x4xf32>) -> tensor<6x4x4xf32>
    %16:3 = call @svd(%15) : (tensor<6x4x4xf32>) -> (tensor<6x4x4xf32>, tensor<6x4xf32>, tensor<6x4x4xf32>)
    %17 = stablehlo.custom_call @Sharding(%12) {backend_config = "", mhlo.sharding = "{devices=[1,4,1]<=[4]}"} : (tensor<6x4x4xf32>) -> tensor<6x4x4xf32>
    %18 = call @cholesky(%17) : (tensor<6x4x4xf32>) -> tensor<6x4x4xf32>
    %19 = stablehlo.custom_call @Sharding(%12) {backend_config = "", mhlo.sharding = "{devices=[1,1,4]<=[4]}"} : (tensor<6x4x4xf32>) -> tensor<6x4x4xf32>
    %20 = stablehlo.custom_call @Sharding(%arg1) {backend_config = "", mhlo.sharding = "{devices=[1,4,1]<=[4]}"} : (tensor<6x4x3xf32>) -> tensor<6x4x3xf32>
    %21 = call @solve(%19, %20) : (tensor<6x4x4xf32>, tensor<6x4x3xf32>) -> tensor<6x4x3xf32>
    %22 = stablehlo.broadcast_in_dim %14#0, dims = [0, 2] : (tensor<6x4xf32>) -> tensor<6x1x4xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<6x1x4xf32>) -> tensor<6x4x4xf32>
    %24 = stablehlo.multiply %14#1, %23 : tensor<6x4x4xf32>
    %25 = stablehlo.transpose %14#1, dims = [0, 2, 1] : (tensor<6x4x4xf32>) -> tensor<6x4x4xf32>
    %26 = stablehlo.dot_general %24, %25, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x4x4xf32>, tensor<6x4x4xf32>) -> tensor<6x4x4xf32>
    %27 = stablehlo.broadcast_in_dim %16#1, dims = [0, 2] : (tensor<6x4xf32>) -> tensor<6x1x4xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2] : (tensor<6x1x4xf32>) -> tensor<6x4x4xf32>
    %29 = stablehlo.multiply %16#0, %28 : tensor<6x4x4xf32>
    %30 = stablehlo.dot_general %29, %16#2, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x4x4xf32>, tensor<6x4x4xf32>) -> tensor<6x4x4xf32>
    %31 = stablehlo.custom_call @Sharding(%arg2) {backend_config = "", mhlo.sharding = "{devices=[1,4,1]<=[4]}"} : (tensor<6x4x4xf32>) -> tensor<6x4x4xf32>
    %32 = stablehlo.custom_call @Sharding(%arg1) {backend_config = "", mhlo.sharding = "{devices=[1,4,1]<=[4]}"} : (tensor<6x4x3xf32>) -> tensor<6x4x3xf32>
    %33 = call @_solve_triangular(%31, %32) : (tensor<6x4x4xf32>, tensor<6x4x3xf32>) -> tensor<6x4x3xf32>
    %34 = stablehlo.transpose %arg3, dims = [0, 2, 1] : (tensor<8x4x4xf32>) -> tensor<8x4x4xf32>
    %35 = stablehlo.dot_general %arg3, %34, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x4x4xf32>, tensor<8x4x4xf32>) -> tensor<8x4x4xf32>
    %36 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %37 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %38 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %39 = stablehlo.add %36, %38 : tensor<4x4xi32>
    %40 = stablehlo.compare EQ, %39, %37, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %41 = stablehlo.convert %40 : (tensor<4x4xi1>) -> tensor<4x4xf32>
    %cst_1 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %43 = stablehlo.multiply %42, %41 : tensor<4x4xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [1, 2] : (tensor<4x4xf32>) -> tensor<1x4x4xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2] : (tensor<1x4x4xf32>) -> tensor<8x4x4xf32>
    %46 = stablehlo.add %35, %45 : tensor<8x4x4xf32>
    %47 = stablehlo.custom_call @Sharding(%46) {backend_config = "", mhlo.sharding = "{devices=[1,1,4]<=[4]}"} : (tensor<8x4x4xf32>) -> tensor<8x4x4xf32>
    %48:2 = call @eigh_0(%47) : (tensor<8x4x4xf32>) -> (tensor<8x4xf32>, tensor<8x4x4xf32>)
    %49 = stablehlo.custom_call @Sharding(%arg3) {backend_config = "", mhlo.sharding = "{devices=[1,4,1]<=[4]}"} : (tensor<8x4x4xf32>) -> tensor<8x4x4xf32>
    %50:3 = call @svd_1(%49) : (tensor<8x4x4xf32>) -> (tensor<8x4x4xf32>, tensor<8x4xf32>, tensor<8x4x4xf32>)
    %51 = stablehlo.custom_call @Sharding(%46) {backend_config = "", mhlo.sharding = "{devices=[1,4,1]<=[4]}"} : (tensor<8x4x4xf32>) -> tensor<8x4x4xf32>
    %52 = call @cholesky_2(%51) : (tensor<8x4x4xf32>) -> tensor<8x4x4xf32>
    %53 = stablehlo.custom_call @Sharding(%46) {backend_config = "", mhlo.sharding = "{devices=[1,1,4]<=[4]}"} : (tensor<8x4x4xf32>) -> tensor<8x4x4xf32>
    %54 = stablehlo.custom_call @Sharding(%arg4) {backend_config = "", mhlo.sharding = "{devices=[1,4,1]<=[4]}"} : (tensor<8x4x3xf32>) -> tensor<8x4x3xf32>
    %55 = call @solve_3(%53, %54) : (tensor<8x4x4xf32>, tensor<8x4x3xf32>) -> tensor<8x4x3xf32>
    %56 = stablehlo.broadcast_in_dim %48#0, dims = [0, 2] : (tensor<8x4xf32>) -> tensor<8x1x4xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2] : (tensor<8x1x4xf32>) -> tensor<8x4x4xf32>
    %58 = stablehlo.multiply %48#1, %57 : tensor<8x4x4xf32>
    %59 = stablehlo.transpose %48#1, dims = [0, 2, 1] : (tensor<8x4x4xf32>) -> tensor<8x4x4xf32>
    %60 = stablehlo.dot_general %58, %59, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x4x4xf32>, tensor<8x4x4xf32>) -> tensor<8x4x4xf32>
    %61 = stablehlo.broadcast_in_dim %50#1, dims = [0, 2] : (tensor<8x4xf32>) -> tensor<8x1x4xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1, 2] : (tensor<8x1x4xf32>) -> tensor<8x4x4xf32>
    %63 = stablehlo.multiply %50#0, %62 : tensor<8x4x4xf32>
    %64 = stablehlo.dot_general %63, %50#2, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x4x4xf32>, tensor<8x4x4xf32>) -> tensor<8x4x4xf32>
    %65 = stablehlo.custom_call @Sharding(%arg5) {backend_config = "", mhlo.sharding = "{devices=[1,4,1]<=[4]}"} : (tensor<8x4x4xf32>) -> tensor<8x4x4xf32>
    %66 = stablehlo.custom_call @Sharding(%arg4) {backend_config = "", mhlo.sharding = "{devices=[1,4,1]<=[4]}"} : (tensor<8x4x3xf32>) -> tensor<8x4x3xf32>
    %67 = call @_solve_triangular_6(%65, %66) : (tensor<8x4x4xf32>, tensor<8x4x3xf32>) -> tensor<8x4x3xf32>
    return %18, %21, %14#0, %26, %16#1, %30, %33, %52, %55, %48#0, %60, %50#1, %64, %67 : tensor<6x4x4xf32>, tensor<6x4x3xf32>, tensor<6x4xf32>, tensor<6x4x4xf32>, tensor<6x4xf32>, tensor<6x4x4xf32>, tensor<6x4x3xf32>, tensor<8x4x4xf32>, tensor<8x4x3xf32>, tensor<8x4xf32>, tensor<8x4x4xf32>, tensor<8x4xf32>, tensor<8x4x4xf32>, tensor<8x4x3xf32>
  }
  func.func private @eigh(%arg0: tensor<6x4x4xf32>) -> (tensor<6x4xf32>, tensor<6x4x4xf32>) {
    %0 = stablehlo.transpose %arg0, dims = [0, 2, 1] : (tensor<6x4x4xf32>) -> tensor<6x4x4xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<6x4x4xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x4x4xf32>
    %3 = stablehlo.divide %1, %2 : tensor<6x4x4xf32>
    %4:3 = stablehlo.custom_call @lapack_ssyevd_ffi(%3) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<6x4x4xf32>) -> (tensor<6x4x4xf32>, tensor<6x4xf32>, tensor<6xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %6 = stablehlo.compare EQ, %4#2, %5, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<6xi1>) -> tensor<6x1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x4x4xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<6x1x1xi1>) -> tensor<6x4x4xi1>
    %10 = stablehlo.select %9, %4#0, %8 : tensor<6x4x4xi1>, tensor<6x4x4xf32>
    %11 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<6xi1>) -> tensor<6x1xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<6x1xi1>) -> tensor<6x4xi1>
    %14 = stablehlo.select %13, %4#1, %12 : tensor<6x4xi1>, tensor<6x4xf32>
    return %14, %10 : tensor<6x4xf32>, tensor<6x4x4xf32>
  }
  func.func private @svd(%arg0: tensor<6x4x4xf32>) -> (tensor<6x4x4xf32>, tensor<6x4xf32>, tensor<6x4x4xf32>) {
    %0:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<6x4x4xf32>) -> (tensor<6x4x4xf32>, tensor<6x4xf32>, tensor<6x4x4xf32>, tensor<6x4x4xf32>, tensor<6xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<6xi1>) -> tensor<6x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<6x1xi1>) -> tensor<6x4xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<6x4xi1>, tensor<6x4xf32>
    %7 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<6xi1>) -> tensor<6x1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x4x4xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<6x1x1xi1>) -> tensor<6x4x4xi1>
    %10 = stablehlo.select %9, %0#2, %8 : tensor<6x4x4xi1>, tensor<6x4x4xf32>
    %11 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<6xi1>) -> tensor<6x1x1xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x4x4xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<6x1x1xi1>) -> tensor<6x4x4xi1>
    %14 = stablehlo.select %13, %0#3, %12 : tensor<6x4x4xi1>, tensor<6x4x4xf32>
    return %10, %6, %14 : tensor<6x4x4xf32>, tensor<6x4xf32>, tensor<6x4x4xf32>
  }
  func.func private @cholesky(%arg0: tensor<6x4x4xf32>) -> tensor<6x4x4xf32> {
    %0 = stablehlo.transpose %arg0, dims = [0, 2, 1] : (tensor<6x4x4xf32>) -> tensor<6x4x4xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<6x4x4xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x4x4xf32>
    %3 = stablehlo.divide %1, %2 : tensor<6x4x4xf32>
    %4:2 = stablehlo.custom_call @lapack_spotrf_ffi(%3) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<6x4x4xf32>) -> (tensor<6x4x4xf32>, tensor<6xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %6 = stablehlo.compare EQ, %4#1, %5, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<6xi1>) -> tensor<6x1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x4x4xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<6x1x1xi1>) -> tensor<6x4x4xi1>
    %10 = stablehlo.select %9, %4#0, %8 : tensor<6x4x4xi1>, tensor<6x4x4xf32>
    %11 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %13 = stablehlo.add %11, %12 : tensor<4x4xi32>
    %14 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %15 = stablehlo.compare GE, %13, %14, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %16 = stablehlo.broadcast_in_dim %15, dims = [1, 2] : (tensor<4x4xi1>) -> tensor<6x4x4xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6x4x4xf32>
    %18 = stablehlo.select %16, %10, %17 : tensor<6x4x4xi1>, tensor<6x4x4xf32>
    return %18 : tensor<6x4x4xf32>
  }
  func.func private @solve(%arg0: tensor<6x4x4xf32>, %arg1: tensor<6x4x3xf32>) -> tensor<6x4x3xf32> {
    %0:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<6x4x4xf32>) -> (tensor<6x4x4xf32>, tensor<6x4xi32>, tensor<6xi32>)
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6x4xi32>
    %2 = stablehlo.subtract %0#1, %1 : tensor<6x4xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<6xi1>) -> tensor<6x1x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x4x4xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<6x1x1xi1>) -> tensor<6x4x4xi1>
    %8 = stablehlo.select %7, %0#0, %6 : tensor<6x4x4xi1>, tensor<6x4x4xf32>
    %9 = stablehlo.iota dim = 1 : tensor<6x4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %10:4 = stablehlo.while(%iterArg = %2, %iterArg_3 = %c_2, %iterArg_4 = %c_1, %iterArg_5 = %9) : tensor<6x4xi32>, tensor<i32>, tensor<i32>, tensor<6x4xi32>
    cond {
      %c_6 = stablehlo.constant dense<4> : tensor<i32>
      %14 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %14 : tensor<i1>
    } do {
      %14:2 = func.call @closed_call(%iterArg, %iterArg_4, %iterArg_5) : (tensor<6x4xi32>, tensor<i32>, tensor<6x4xi32>) -> (tensor<i32>, tensor<6x4xi32>)
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %15 = stablehlo.add %iterArg_3, %c_6 : tensor<i32>
      stablehlo.return %iterArg, %15, %14#0, %14#1 : tensor<6x4xi32>, tensor<i32>, tensor<i32>, tensor<6x4xi32>
    }
    %11 = stablehlo.transpose %arg1, dims = [0, 2, 1] : (tensor<6x4x3xf32>) -> tensor<6x3x4xf32>
    %12 = call @_lu_solve(%8, %10#3, %11) : (tensor<6x4x4xf32>, tensor<6x4xi32>, tensor<6x3x4xf32>) -> tensor<6x3x4xf32>
    %13 = stablehlo.transpose %12, dims = [0, 2, 1] : (tensor<6x3x4xf32>) -> tensor<6x4x3xf32>
    return %13 : tensor<6x4x3xf32>
  }
  func.func private @closed_call(%arg0: tensor<6x4xi32>, %arg1: tensor<i32>, %arg2: tensor<6x4xi32>) -> (tensor<i32>, tensor<6x4xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.convert %arg1 : tensor<i32>
    %c_1 = stablehlo.constant dense<4> : tensor<i32>
    %3 = stablehlo.add %2, %c_1 : tensor<i32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<i1>, tensor<i32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 6, 1>}> : (tensor<6x4xi32>, tensor<1xi32>) -> tensor<6x1xi32>
    %7 = stablehlo.reshape %6 : (tensor<6x1xi32>) -> tensor<6xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.compare LT, %arg1, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %9 = stablehlo.convert %arg1 : tensor<i32>
    %c_3 = stablehlo.constant dense<4> : tensor<i32>
    %10 = stablehlo.add %9, %c_3 : tensor<i32>
    %11 = stablehlo.select %8, %10, %arg1 : tensor<i1>, tensor<i32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %13 = "stablehlo.gather"(%arg2, %12) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 6, 1>}> : (tensor<6x4xi32>, tensor<1xi32>) -> tensor<6x1xi32>
    %14 = stablehlo.reshape %13 : (tensor<6x1xi32>) -> tensor<6xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %16 = stablehlo.compare LT, %7, %15, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_5 = stablehlo.constant dense<4> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %18 = stablehlo.add %7, %17 : tensor<6xi32>
    %19 = stablehlo.select %16, %18, %7 : tensor<6xi1>, tensor<6xi32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %21 = "stablehlo.gather"(%arg2, %20) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1>}> : (tensor<6x4xi32>, tensor<6x1xi32>) -> tensor<6x1xi32>
    %22 = stablehlo.reshape %21 : (tensor<6x1xi32>) -> tensor<6xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %23 = stablehlo.compare LT, %arg1, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<4> : tensor<i32>
    %24 = stablehlo.add %arg1, %c_7 : tensor<i32>
    %25 = stablehlo.select %23, %24, %arg1 : tensor<i1>, tensor<i32>
    %26 = stablehlo.convert %25 : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %28 = "stablehlo.scatter"(%arg2, %27, %22) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<6x4xi32>, tensor<1xi32>, tensor<6xi32>) -> tensor<6x4xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %29 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %30 = stablehlo.compare LT, %7, %29, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_9 = stablehlo.constant dense<4> : tensor<i32>
    %31 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %32 = stablehlo.add %7, %31 : tensor<6xi32>
    %33 = stablehlo.select %30, %32, %7 : tensor<6xi1>, tensor<6xi32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %35 = "stablehlo.scatter"(%28, %34, %14) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<6x4xi32>, tensor<6x1xi32>, tensor<6xi32>) -> tensor<6x4xi32>
    return %0, %35 : tensor<i32>, tensor<6x4xi32>
  }
  func.func private @_lu_solve(%arg0: tensor<6x4x4xf32>, %arg1: tensor<6x4xi32>, %arg2: tensor<6x3x4xf32>) -> tensor<6x3x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2] : (tensor<6x3x4xf32>) -> tensor<6x3x4x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6x4xi32>
    %2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x4xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<6x4xi32>
    %4 = stablehlo.add %arg1, %3 : tensor<6x4xi32>
    %5 = stablehlo.select %2, %4, %arg1 : tensor<6x4xi1>, tensor<6x4xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<6x4xi32>) -> tensor<6x4x1xi32>
    %7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1, 1>}> : (tensor<6x3x4x1xf32>, tensor<6x4x1xi32>) -> tensor<6x3x4x1xf32>
    %8 = stablehlo.transpose %7, dims = [0, 2, 3, 1] : (tensor<6x3x4x1xf32>) -> tensor<6x4x1x3xf32>
    %9 = stablehlo.reshape %8 : (tensor<6x4x1x3xf32>) -> tensor<6x4x3xf32>
    %10 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %9) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]} : (tensor<6x4x4xf32>, tensor<6x4x3xf32>) -> tensor<6x4x3xf32>
    %11 = stablehlo.reshape %10 : (tensor<6x4x3xf32>) -> tensor<6x4x1x3xf32>
    %12 = stablehlo.reshape %11 : (tensor<6x4x1x3xf32>) -> tensor<6x4x3xf32>
    %13 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %12) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]} : (tensor<6x4x4xf32>, tensor<6x4x3xf32>) -> tensor<6x4x3xf32>
    %14 = stablehlo.reshape %13 : (tensor<6x4x3xf32>) -> tensor<6x4x1x3xf32>
    %15 = stablehlo.transpose %14, dims = [0, 3, 1, 2] : (tensor<6x4x1x3xf32>) -> tensor<6x3x4x1xf32>
    %16 = stablehlo.reshape %15 : (tensor<6x3x4x1xf32>) -> tensor<6x3x4xf32>
    return %16 : tensor<6x3x4xf32>
  }
  func.func private @_solve_triangular(%arg0: tensor<6x4x4xf32>, %arg1: tensor<6x4x3xf32>) -> tensor<6x4x3xf32> {
    %0 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]} : (tensor<6x4x4xf32>, tensor<6x4x3xf32>) -> tensor<6x4x3xf32>
    return %0 : tensor<6x4x3xf32>
  }
  func.func private @eigh_0(%arg0: tensor<8x4x4xf32>) -> (tensor<8x4xf32>, tensor<8x4x4xf32>) {
    %0 = stablehlo.transpose %arg0, dims = [0, 2, 1] : (tensor<8x4x4xf32>) -> tensor<8x4x4xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<8x4x4xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x4x4xf32>
    %3 = stablehlo.divide %1, %2 : tensor<8x4x4xf32>
    %4:3 = stablehlo.custom_call @lapack_ssyevd_ffi(%3) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<8x4x4xf32>) -> (tensor<8x4x4xf32>, tensor<8x4xf32>, tensor<8xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %6 = stablehlo.compare EQ, %4#2, %5, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<8xi1>) -> tensor<8x1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x4x4xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<8x1x1xi1>) -> tensor<8x4x4xi1>
    %10 = stablehlo.select %9, %4#0, %8 : tensor<8x4x4xi1>, tensor<8x4x4xf32>
    %11 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<8xi1>) -> tensor<8x1xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<8x1xi1>) -> tensor<8x4xi1>
    %14 = stablehlo.select %13, %4#1, %12 : tensor<8x4xi1>, tensor<8x4xf32>
    return %14, %10 : tensor<8x4xf32>, tensor<8x4x4xf32>
  }
  func.func private @svd_1(%arg0: tensor<8x4x4xf32>) -> (tensor<8x4x4xf32>, tensor<8x4xf32>, tensor<8x4x4xf32>) {
    %0:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<8x4x4xf32>) -> (tensor<8x4x4xf32>, tensor<8x4xf32>, tensor<8x4x4xf32>, tensor<8x4x4xf32>, tensor<8xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<8xi1>) -> tensor<8x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<8x1xi1>) -> tensor<8x4xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<8x4xi1>, tensor<8x4xf32>
    %7 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<8xi1>) -> tensor<8x1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x4x4xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<8x1x1xi1>) -> tensor<8x4x4xi1>
    %10 = stablehlo.select %9, %0#2, %8 : tensor<8x4x4xi1>, tensor<8x4x4xf32>
    %11 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<8xi1>) -> tensor<8x1x1xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x4x4xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<8x1x1xi1>) -> tensor<8x4x4xi1>
    %14 = stablehlo.select %13, %0#3, %12 : tensor<8x4x4xi1>, tensor<8x4x4xf32>
    return %10, %6, %14 : tensor<8x4x4xf32>, tensor<8x4xf32>, tensor<8x4x4xf32>
  }
  func.func private @cholesky_2(%arg0: tensor<8x4x4xf32>) -> tensor<8x4x4xf32> {
    %0 = stablehlo.transpose %arg0, dims = [0, 2, 1] : (tensor<8x4x4xf32>) -> tensor<8x4x4xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<8x4x4xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x4x4xf32>
    %3 = stablehlo.divide %1, %2 : tensor<8x4x4xf32>
    %4:2 = stablehlo.custom_call @lapack_spotrf_ffi(%3) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<8x4x4xf32>) -> (tensor<8x4x4xf32>, tensor<8xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %6 = stablehlo.compare EQ, %4#1, %5, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<8xi1>) -> tensor<8x1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x4x4xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<8x1x1xi1>) -> tensor<8x4x4xi1>
    %10 = stablehlo.select %9, %4#0, %8 : tensor<8x4x4xi1>, tensor<8x4x4xf32>
    %11 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %13 = stablehlo.add %11, %12 : tensor<4x4xi32>
    %14 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %15 = stablehlo.compare GE, %13, %14, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %16 = stablehlo.broadcast_in_dim %15, dims = [1, 2] : (tensor<4x4xi1>) -> tensor<8x4x4xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x4x4xf32>
    %18 = stablehlo.select %16, %10, %17 : tensor<8x4x4xi1>, tensor<8x4x4xf32>
    return %18 : tensor<8x4x4xf32>
  }
  func.func private @solve_3(%arg0: tensor<8x4x4xf32>, %arg1: tensor<8x4x3xf32>) -> tensor<8x4x3xf32> {
    %0:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<8x4x4xf32>) -> (tensor<8x4x4xf32>, tensor<8x4xi32>, tensor<8xi32>)
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x4xi32>
    %2 = stablehlo.subtract %0#1, %1 : tensor<8x4xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<8xi1>) -> tensor<8x1x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x4x4xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<8x1x1xi1>) -> tensor<8x4x4xi1>
    %8 = stablehlo.select %7, %0#0, %6 : tensor<8x4x4xi1>, tensor<8x4x4xf32>
    %9 = stablehlo.iota dim = 1 : tensor<8x4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %10:4 = stablehlo.while(%iterArg = %2, %iterArg_3 = %c_2, %iterArg_4 = %c_1, %iterArg_5 = %9) : tensor<8x4xi32>, tensor<i32>, tensor<i32>, tensor<8x4xi32>
    cond {
      %c_6 = stablehlo.constant dense<4> : tensor<i32>
      %14 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %14 : tensor<i1>
    } do {
      %14:2 = func.call @closed_call_4(%iterArg, %iterArg_4, %iterArg_5) : (tensor<8x4xi32>, tensor<i32>, tensor<8x4xi32>) -> (tensor<i32>, tensor<8x4xi32>)
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %15 = stablehlo.add %iterArg_3, %c_6 : tensor<i32>
      stablehlo.return %iterArg, %15, %14#0, %14#1 : tensor<8x4xi32>, tensor<i32>, tensor<i32>, tensor<8x4xi32>
    }
    %11 = stablehlo.transpose %arg1, dims = [0, 2, 1] : (tensor<8x4x3xf32>) -> tensor<8x3x4xf32>
    %12 = call @_lu_solve_5(%8, %10#3, %11) : (tensor<8x4x4xf32>, tensor<8x4xi32>, tensor<8x3x4xf32>) -> tensor<8x3x4xf32>
    %13 = stablehlo.transpose %12, dims = [0, 2, 1] : (tensor<8x3x4xf32>) -> tensor<8x4x3xf32>
    return %13 : tensor<8x4x3xf32>
  }
  func.func private @closed_call_4(%arg0: tensor<8x4xi32>, %arg1: tensor<i32>, %arg2: tensor<8x4xi32>) -> (tensor<i32>, tensor<8x4xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.convert %arg1 : tensor<i32>
    %c_1 = stablehlo.constant dense<4> : tensor<i32>
    %3 = stablehlo.add %2, %c_1 : tensor<i32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<i1>, tensor<i32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 8, 1>}> : (tensor<8x4xi32>, tensor<1xi32>) -> tensor<8x1xi32>
    %7 = stablehlo.reshape %6 : (tensor<8x1xi32>) -> tensor<8xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.compare LT, %arg1, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %9 = stablehlo.convert %arg1 : tensor<i32>
    %c_3 = stablehlo.constant dense<4> : tensor<i32>
    %10 = stablehlo.add %9, %c_3 : tensor<i32>
    %11 = stablehlo.select %8, %10, %arg1 : tensor<i1>, tensor<i32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %13 = "stablehlo.gather"(%arg2, %12) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 8, 1>}> : (tensor<8x4xi32>, tensor<1xi32>) -> tensor<8x1xi32>
    %14 = stablehlo.reshape %13 : (tensor<8x1xi32>) -> tensor<8xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %16 = stablehlo.compare LT, %7, %15, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_5 = stablehlo.constant dense<4> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %18 = stablehlo.add %7, %17 : tensor<8xi32>
    %19 = stablehlo.select %16, %18, %7 : tensor<8xi1>, tensor<8xi32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %21 = "stablehlo.gather"(%arg2, %20) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1>}> : (tensor<8x4xi32>, tensor<8x1xi32>) -> tensor<8x1xi32>
    %22 = stablehlo.reshape %21 : (tensor<8x1xi32>) -> tensor<8xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %23 = stablehlo.compare LT, %arg1, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<4> : tensor<i32>
    %24 = stablehlo.add %arg1, %c_7 : tensor<i32>
    %25 = stablehlo.select %23, %24, %arg1 : tensor<i1>, tensor<i32>
    %26 = stablehlo.convert %25 : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %28 = "stablehlo.scatter"(%arg2, %27, %22) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<8x4xi32>, tensor<1xi32>, tensor<8xi32>) -> tensor<8x4xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %29 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %30 = stablehlo.compare LT, %7, %29, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_9 = stablehlo.constant dense<4> : tensor<i32>
    %31 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %32 = stablehlo.add %7, %31 : tensor<8xi32>
    %33 = stablehlo.select %30, %32, %7 : tensor<8xi1>, tensor<8xi32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %35 = "stablehlo.scatter"(%28, %34, %14) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<8x4xi32>, tensor<8x1xi32>, tensor<8xi32>) -> tensor<8x4xi32>
    return %0, %35 : tensor<i32>, tensor<8x4xi32>
  }
  func.func private @_lu_solve_5(%arg0: tensor<8x4x4xf32>, %arg1: tensor<8x4xi32>, %arg2: tensor<8x3x4xf32>) -> tensor<8x3x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2] : (tensor<8x3x4xf32>) -> tensor<8x3x4x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x4xi32>
    %2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<8x4xi32>, tensor<8x4xi32>) -> tensor<8x4xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x4xi32>
    %4 = stablehlo.add %arg1, %3 : tensor<8x4xi32>
    %5 = stablehlo.select %2, %4, %arg1 : tensor<8x4xi1>, tensor<8x4xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<8x4xi32>) -> tensor<8x4x1xi32>
    %7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1, 1>}> : (tensor<8x3x4x1xf32>, tensor<8x4x1xi32>) -> tensor<8x3x4x1xf32>
    %8 = stablehlo.transpose %7, dims = [0, 2, 3, 1] : (tensor<8x3x4x1xf32>) -> tensor<8x4x1x3xf32>
    %9 = stablehlo.reshape %8 : (tensor<8x4x1x3xf32>) -> tensor<8x4x3xf32>
    %10 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %9) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]} : (tensor<8x4x4xf32>, tensor<8x4x3xf32>) -> tensor<8x4x3xf32>
    %11 = stablehlo.reshape %10 : (tensor<8x4x3xf32>) -> tensor<8x4x1x3xf32>
    %12 = stablehlo.reshape %11 : (tensor<8x4x1x3xf32>) -> tensor<8x4x3xf32>
    %13 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %12) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]} : (tensor<8x4x4xf32>, tensor<8x4x3xf32>) -> tensor<8x4x3xf32>
    %14 = stablehlo.reshape %13 : (tensor<8x4x3xf32>) -> tensor<8x4x1x3xf32>
    %15 = stablehlo.transpose %14, dims = [0, 3, 1, 2] : (tensor<8x4x1x3xf32>) -> tensor<8x3x4x1xf32>
    %16 = stablehlo.reshape %15 : (tensor<8x3x4x1xf32>) -> tensor<8x3x4xf32>
    return %16 : tensor<8x3x4xf32>
  }
  func.func private @_solve_triangular_6(%arg0: tensor<8x4x4xf32>, %arg1: tensor<8x4x3xf32>) -> tensor<8x4x3xf32> {
    %0 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]} : (tensor<8x4x4xf32>, tensor<8x4x3xf32>) -> tensor<8x4x3xf32>
    return %0 : tensor<8x4x3xf32>
  }
}
