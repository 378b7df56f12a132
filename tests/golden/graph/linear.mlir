module {
  func.func public @main(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x4x5xf32>, %arg2: tensor<4xf32>, %arg3: tensor<4x4xf32>, %arg4: tensor<8x6x6x3xf32>, %arg5: tensor<3x3x3x8xf32>, %arg6: tensor<2xui64>, %arg7: tensor<1xi64>, %arg8: tensor<16xcomplex<f32>>) -> tensor<2x3x5xf32> {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [HIGHEST, DEFAULT] : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
    %1 = stablehlo.dot_general %arg2, %arg2, contracting_dims = [] x [] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4x4xf32>
    %2 = stablehlo.dot_general %arg2, %arg2, contracting_dims = [0] x [0], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
    %3 = stablehlo.dot %arg3, %arg2 : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %4 = stablehlo.dot %arg2, %arg2 : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
    %5 = stablehlo.convolution(%arg4, %arg5) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1], pad = [[1, 1], [0, -1]], reverse = [false, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<8x6x6x3xf32>, tensor<3x3x3x8xf32>) -> tensor<8x3x3x8xf32>
    %6 = stablehlo.convolution(%arg4, %arg5) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[0, f, b, 1], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<8x6x6x3xf32>, tensor<3x3x3x8xf32>) -> tensor<4x8x8x4xf32>
    %7 = stablehlo.fft %arg8, type = FFT, length = [16] : (tensor<16xcomplex<f32>>) -> tensor<16xcomplex<f32>>
    %8 = stablehlo.fft %arg8, type = IRFFT, length = [30] : (tensor<16xcomplex<f32>>) -> tensor<30xf32>
    %9 = stablehlo.cholesky %arg3, lower = true : tensor<4x4xf32>
    %10 = stablehlo.cholesky %arg3 : tensor<4x4xf32>
    %11 = "stablehlo.triangular_solve"(%arg3, %arg3) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %output_state, %output = stablehlo.rng_bit_generator %arg6, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.rng %cst, %cst, %arg7, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<7xf32>
    %13 = stablehlo.einsum %arg3, %arg3, config = "ab,bc->ac" : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %14 = stablehlo.unary_einsum %arg3, config = "ab->a" : (tensor<4x4xf32>) -> tensor<4xf32>
    %15 = "stablehlo.batch_norm_inference"(%arg3, %arg2, %arg2, %arg2, %arg2) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4x4xf32>
    %output_0, %batch_mean, %batch_var = "stablehlo.batch_norm_training"(%arg3, %arg2, %arg2) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>)
    return %0 : tensor<2x3x5xf32>
  }
}
