"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x4xf32>, tensor<2x4x5xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<8x6x6x3xf32>, tensor<3x3x3x8xf32>, tensor<2xui64>, tensor<1xi64>, tensor<16xcomplex<f32>>) -> tensor<2x3x5xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x4x5xf32>, %arg2: tensor<4xf32>, %arg3: tensor<4x4xf32>, %arg4: tensor<8x6x6x3xf32>, %arg5: tensor<3x3x3x8xf32>, %arg6: tensor<2xui64>, %arg7: tensor<1xi64>, %arg8: tensor<16xcomplex<f32>>):
    %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
    %1 = "stablehlo.dot_general"(%arg2, %arg2) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4x4xf32>
    %2 = "stablehlo.dot_general"(%arg2, %arg2) <{algorithm = #stablehlo.dot_algorithm<lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>, dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
    %3 = "stablehlo.dot"(%arg3, %arg2) : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %4 = "stablehlo.dot"(%arg2, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
    %5 = "stablehlo.convolution"(%arg4, %arg5) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, padding = dense<[[1, 1], [0, -1]]> : tensor<2x2xi64>, window_reversal = array<i1: false, true>, window_strides = array<i64: 2, 1>}> : (tensor<8x6x6x3xf32>, tensor<3x3x3x8xf32>) -> tensor<8x3x3x8xf32>
    %6 = "stablehlo.convolution"(%arg4, %arg5) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[0, f, b, 1]>, feature_group_count = 1 : i64}> : (tensor<8x6x6x3xf32>, tensor<3x3x3x8xf32>) -> tensor<4x8x8x4xf32>
    %7 = "stablehlo.fft"(%arg8) <{fft_length = array<i64: 16>, fft_type = #stablehlo<fft_type FFT>}> : (tensor<16xcomplex<f32>>) -> tensor<16xcomplex<f32>>
    %8 = "stablehlo.fft"(%arg8) <{fft_length = array<i64: 30>, fft_type = #stablehlo<fft_type IRFFT>}> : (tensor<16xcomplex<f32>>) -> tensor<30xf32>
    %9 = "stablehlo.cholesky"(%arg3) <{lower = true}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %10 = "stablehlo.cholesky"(%arg3) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %11 = "stablehlo.triangular_solve"(%arg3, %arg3) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %12:2 = "stablehlo.rng_bit_generator"(%arg6) <{rng_algorithm = #stablehlo<rng_algorithm DEFAULT>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
    %13 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.rng"(%13, %13, %arg7) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<7xf32>
    %15 = "stablehlo.einsum"(%arg3, %arg3) <{einsum_config = "ab,bc->ac"}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %16 = "stablehlo.unary_einsum"(%arg3) <{einsum_config = "ab->a"}> : (tensor<4x4xf32>) -> tensor<4xf32>
    %17 = "stablehlo.batch_norm_inference"(%arg3, %arg2, %arg2, %arg2, %arg2) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4x4xf32>
    %18:3 = "stablehlo.batch_norm_training"(%arg3, %arg2, %arg2) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>)
    "func.return"(%0) : (tensor<2x3x5xf32>) -> ()
  }) : () -> ()
}) : () -> ()
