module @jit_f attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x6x6xf32> {mhlo.sharding = "{devices=[4,1,1]<=[4]}"}, %arg1: tensor<i32> {mhlo.sharding = "{replicated}"}) -> (tensor<8x6x6xf32> {jax.result_info = "result[0]"}, tensor<6xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.custom_call @Sharding(%arg0) {backend_config = "", mhlo.sharding = "{devices=[4,1,1]<=[4]}"} : (tensor<8x6x6xf32>) -> tensor<8x6x6xf32>
    %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<8x6x6xf32>) -> tensor<2x6x6xf32>
    %2 = stablehlo.custom_call @Sharding(%arg1) {backend_config = "", mhlo.sharding = "{replicated}"} : (tensor<i32>) -> tensor<i32>
    %3 = stablehlo.custom_call @SPMDFullToShardShape(%2) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<i32>) -> tensor<i32>
    %4:2 = call @shmap_body(%1, %3) : (tensor<2x6x6xf32>, tensor<i32>) -> (tensor<2x6x6xf32>, tensor<6xf32>)
    %5 = stablehlo.custom_call @Sharding(%4#0) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
    %6 = stablehlo.custom_call @SPMDShardToFullShape(%5) {backend_config = "", mhlo.sharding = "{devices=[4,1,1]<=[4]}"} : (tensor<2x6x6xf32>) -> tensor<8x6x6xf32>
    %7 = stablehlo.custom_call @Sharding(%4#1) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<6xf32>) -> tensor<6xf32>
    %8 = stablehlo.custom_call @SPMDShardToFullShape(%7) {backend_config = "", mhlo.sharding = "{replicated}"} : (tensor<6xf32>) -> tensor<6xf32>
    return %6, %8 : tensor<8x6x6xf32>, tensor<6xf32>
  }
  func.func private @shmap_body(%arg0: tensor<2x6x6xf32>, %arg1: tensor<i32>) -> (tensor<2x6x6xf32> {jax.result_info = "[('i',), None, None]"}, tensor<6xf32> {jax.result_info = "[None]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:4 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %c, %iterArg_2 = %arg1, %iterArg_3 = %arg0) : tensor<2x6x6xf32>, tensor<i32>, tensor<i32>, tensor<2x6x6xf32>
    cond {
      %8 = stablehlo.compare LT, %iterArg_1, %iterArg_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %8 : tensor<i1>
    } do {
      %c_4 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg_1, %c_4 : tensor<i32>
      %9:2 = func.call @qr(%iterArg_3) : (tensor<2x6x6xf32>) -> (tensor<2x6x6xf32>, tensor<2x6x6xf32>)
      %10 = func.call @fft(%9#0) : (tensor<2x6x6xf32>) -> tensor<2x6x4xcomplex<f32>>
      %11 = stablehlo.iota dim = 0 : tensor<4xi32>
      %c_5 = stablehlo.constant dense<-1> : tensor<i32>
      %12 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %13 = stablehlo.multiply %12, %11 : tensor<4xi32>
      %c_6 = stablehlo.constant dense<4> : tensor<i32>
      %14 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %15 = stablehlo.add %14, %13 : tensor<4xi32>
      %16 = stablehlo.convert %15 : (tensor<4xi32>) -> tensor<4xcomplex<f32>>
      %17 = stablehlo.broadcast_in_dim %16, dims = [2] : (tensor<4xcomplex<f32>>) -> tensor<1x1x4xcomplex<f32>>
      %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<1x1x4xcomplex<f32>>) -> tensor<2x6x4xcomplex<f32>>
      %19 = stablehlo.multiply %10, %18 : tensor<2x6x4xcomplex<f32>>
      %c_7 = stablehlo.constant dense<0> : tensor<i32>
      %20 = func.call @_pad(%19, %c_7) : (tensor<2x6x4xcomplex<f32>>, tensor<i32>) -> tensor<2x6x4xcomplex<f32>>
      %21 = func.call @fft_0(%20) : (tensor<2x6x4xcomplex<f32>>) -> tensor<2x6x6xf32>
      %22 = stablehlo.add %21, %iterArg : tensor<2x6x6xf32>
      %23 = stablehlo.transpose %22, dims = [0, 2, 1] : (tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
      %24 = stablehlo.dot_general %22, %23, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x6xf32>, tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
      %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %25 = stablehlo.reduce(%24 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<2x6x6xf32>, tensor<f32>) -> tensor<6x6xf32>
      %26 = "stablehlo.all_reduce"(%25) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
      ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
        %39 = stablehlo.add %arg2, %arg3 : tensor<f32>
        stablehlo.return %39 : tensor<f32>
      }) : (tensor<6x6xf32>) -> tensor<6x6xf32>
      %cst_9 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
      %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
      %28 = stablehlo.divide %26, %27 : tensor<6x6xf32>
      %29 = stablehlo.iota dim = 0 : tensor<6x6xi32>
      %30 = stablehlo.iota dim = 1 : tensor<6x6xi32>
      %c_10 = stablehlo.constant dense<0> : tensor<i32>
      %31 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<6x6xi32>
      %32 = stablehlo.add %29, %31 : tensor<6x6xi32>
      %33 = stablehlo.compare EQ, %32, %30, SIGNED : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
      %34 = stablehlo.convert %33 : (tensor<6x6xi1>) -> tensor<6x6xf32>
      %35 = stablehlo.add %28, %34 : tensor<6x6xf32>
      %36 = func.call @cholesky(%35) : (tensor<6x6xf32>) -> tensor<6x6xf32>
      %37 = stablehlo.broadcast_in_dim %36, dims = [1, 2] : (tensor<6x6xf32>) -> tensor<1x6x6xf32>
      %38 = func.call @_solve_triangular(%37, %22) : (tensor<1x6x6xf32>, tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
      stablehlo.return %iterArg, %8, %iterArg_2, %38 : tensor<2x6x6xf32>, tensor<i32>, tensor<i32>, tensor<2x6x6xf32>
    }
    %1 = stablehlo.transpose %0#3, dims = [0, 2, 1] : (tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
    %2 = stablehlo.dot_general %0#3, %1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x6xf32>, tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<2x6x6xf32>, tensor<f32>) -> tensor<6x6xf32>
    %4 = "stablehlo.all_reduce"(%3) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %8 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %8 : tensor<f32>
    }) : (tensor<6x6xf32>) -> tensor<6x6xf32>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %6 = stablehlo.divide %4, %5 : tensor<6x6xf32>
    %7 = call @eigvalsh(%6) : (tensor<6x6xf32>) -> tensor<6xf32>
    return %0#3, %7 : tensor<2x6x6xf32>, tensor<6xf32>
  }
  func.func private @qr(%arg0: tensor<2x6x6xf32>) -> (tensor<2x6x6xf32>, tensor<2x6x6xf32>) {
    %0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x6x6xf32>) -> (tensor<2x6x6xf32>, tensor<2x6xf32>)
    %1 = stablehlo.custom_call @lapack_sorgqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]} : (tensor<2x6x6xf32>, tensor<2x6xf32>) -> tensor<2x6x6xf32>
    %2 = stablehlo.iota dim = 0 : tensor<6x6xi32>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6x6xi32>
    %4 = stablehlo.add %2, %3 : tensor<6x6xi32>
    %5 = stablehlo.iota dim = 1 : tensor<6x6xi32>
    %6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [1, 2] : (tensor<6x6xi1>) -> tensor<2x6x6xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x6x6xf32>
    %9 = stablehlo.select %7, %8, %0#0 : tensor<2x6x6xi1>, tensor<2x6x6xf32>
    return %1, %9 : tensor<2x6x6xf32>, tensor<2x6x6xf32>
  }
  func.func private @fft(%arg0: tensor<2x6x6xf32>) -> tensor<2x6x4xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [6] : (tensor<2x6x6xf32>) -> tensor<2x6x4xcomplex<f32>>
    return %0 : tensor<2x6x4xcomplex<f32>>
  }
  func.func private @_pad(%arg0: tensor<2x6x4xcomplex<f32>>, %arg1: tensor<i32>) -> tensor<2x6x4xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<2x6x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x6x4xcomplex<f32>>
    return %1 : tensor<2x6x4xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<2x6x4xcomplex<f32>>) -> tensor<2x6x6xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [6] : (tensor<2x6x4xcomplex<f32>>) -> tensor<2x6x6xf32>
    return %0 : tensor<2x6x6xf32>
  }
  func.func private @cholesky(%arg0: tensor<6x6xf32>) -> tensor<6x6xf32> {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<6x6xf32>) -> tensor<6x6xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<6x6xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %3 = stablehlo.divide %1, %2 : tensor<6x6xf32>
    %4:2 = stablehlo.custom_call @lapack_spotrf_ffi(%3) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %6 = stablehlo.compare EQ, %4#1, %5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x6xi1>
    %10 = stablehlo.select %9, %4#0, %8 : tensor<6x6xi1>, tensor<6x6xf32>
    %11 = stablehlo.iota dim = 0 : tensor<6x6xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<6x6xi32>
    %13 = stablehlo.add %11, %12 : tensor<6x6xi32>
    %14 = stablehlo.iota dim = 1 : tensor<6x6xi32>
    %15 = stablehlo.compare GE, %13, %14, SIGNED : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %17 = stablehlo.select %15, %10, %16 : tensor<6x6xi1>, tensor<6x6xf32>
    return %17 : tensor<6x6xf32>
  }
  func.func private @_solve_triangular(%arg0: tensor<1x6x6xf32>, %arg1: tensor<2x6x6xf32>) -> tensor<2x6x6xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<1x6x6xf32>) -> tensor<6x6xf32>
    %1 = stablehlo.transpose %arg1, dims = [1, 2, 0] : (tensor<2x6x6xf32>) -> tensor<6x6x2xf32>
    %2 = stablehlo.reshape %1 : (tensor<6x6x2xf32>) -> tensor<6x12xf32>
    %3 = stablehlo.custom_call @lapack_strsm_ffi(%0, %2) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<6x6xf32>, tensor<6x12xf32>) -> tensor<6x12xf32>
    %4 = stablehlo.reshape %3 : (tensor<6x12xf32>) -> tensor<6x6x2xf32>
    %5 = stablehlo.transpose %4, dims = [2, 0, 1] : (tensor<6x6x2xf32>) -> tensor<2x6x6xf32>
    return %5 : tensor<2x6x6xf32>
  }
  func.func private @eigvalsh(%arg0: tensor<6x6xf32>) -> tensor<6xf32> {
    %0 = call @eigh(%arg0) : (tensor<6x6xf32>) -> tensor<6xf32>
    return %0 : tensor<6xf32>
  }
  func.func private @eigh(%arg0: tensor<6x6xf32>) -> tensor<6xf32> {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<6x6xf32>) -> tensor<6x6xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<6x6xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %3 = stablehlo.divide %1, %2 : tensor<6x6xf32>
    %4:3 = stablehlo.custom_call @lapack_ssyevd_ffi(%3) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<6xf32>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %6 = stablehlo.compare EQ, %4#2, %5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x6xi1>
    %10 = stablehlo.select %9, %4#0, %8 : tensor<6x6xi1>, tensor<6x6xf32>
    %11 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<1xi1>) -> tensor<6xi1>
    %14 = stablehlo.select %13, %4#1, %12 : tensor<6xi1>, tensor<6xf32>
    return %14 : tensor<6xf32>
  }
}
