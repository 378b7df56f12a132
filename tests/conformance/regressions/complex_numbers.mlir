// Complex numbers by their real parts, then by their imaginary ones, and as each other's bits.
module @complex_order {
func.func public @main() {
%a = stablehlo.constant dense<"0x0000C03F000020400000C03F0000F040000000000000C03F000000000000C03F00004040000080BF0000008000000040"> : tensor<6xcomplex<f32>>
%b = stablehlo.constant dense<"0x0000F0400000C03F0000C03F000020400000008000002040000000000000C03F000000C00000104100000000000000C0"> : tensor<6xcomplex<f32>>
%x = stablehlo.optimization_barrier %a : tensor<6xcomplex<f32>>
%max = stablehlo.maximum %x, %b : tensor<6xcomplex<f32>>
%min = stablehlo.minimum %x, %b : tensor<6xcomplex<f32>>
check.expect_eq_const %max, dense<"0x0000F0400000C03F0000C03F0000F0400000008000002040000000000000C03F00004040000080BF0000008000000040"> : tensor<6xcomplex<f32>>
check.expect_eq_const %min, dense<"0x0000C03F000020400000C03F00002040000000000000C03F000000000000C03F000000C00000104100000000000000C0"> : tensor<6xcomplex<f32>>
%rows = stablehlo.reshape %x : (tensor<6xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
%least = stablehlo.constant dense<(0xFF800000, 0xFF800000)> : tensor<complex<f32>>
%most = stablehlo.reduce(%rows init: %least) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
check.expect_eq_const %most, dense<"0x0000C03F0000F04000004040000080BF"> : tensor<2xcomplex<f32>>
return
}
}

// -----

module @complex_bits {
func.func public @main() {
%w = stablehlo.constant dense<"0x000000000000F83F00000000000002C001000000000008409C7500883CE4377E00000000000000000100000000000000ACF74E15927E68960000000000001CC0"> : tensor<2x2xcomplex<f64>>
%n = stablehlo.constant dense<"0x000000000000F83F00000000000002C001000000000008409C7500883CE4377E00000000000000000100000000000000ACF74E15927E68960000000000001CC0"> : tensor<2x2x2xcomplex<f32>>
%wide = stablehlo.optimization_barrier %w : tensor<2x2xcomplex<f64>>
%narrow = stablehlo.optimization_barrier %n : tensor<2x2x2xcomplex<f32>>
%cut = stablehlo.bitcast_convert %wide : (tensor<2x2xcomplex<f64>>) -> tensor<2x2x2xcomplex<f32>>
%whole = stablehlo.bitcast_convert %narrow : (tensor<2x2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f64>>
check.expect_eq_const %cut, dense<"0x000000000000F83F00000000000002C001000000000008409C7500883CE4377E00000000000000000100000000000000ACF74E15927E68960000000000001CC0"> : tensor<2x2x2xcomplex<f32>>
check.expect_eq_const %whole, dense<"0x000000000000F83F00000000000002C001000000000008409C7500883CE4377E00000000000000000100000000000000ACF74E15927E68960000000000001CC0"> : tensor<2x2xcomplex<f64>>
return
}
}
