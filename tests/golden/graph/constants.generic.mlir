"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main", sym_visibility = "public"}> ({
    %0 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 1.000000e-01, 3.141590e+00, 0x4996B438, 0x7F800000, 0x7FC00000, 0xFF800000, -0.000000e+00, 1.000000e-30, 6.553500e+04, 0x4B800000, 0.00999999977, 9.99999993E-9, 0.676795303, 3.40282347E+38, 1.401300e-45]> : tensor<16xf32>}> : () -> tensor<16xf32>
    %1 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 1.000000e-01, 3.141590e+00, 0x4132D68700000000, 3.1415926535897931, 1.000000e-30, 6.553500e+04, 0x4170000010000000, 1.000000e+22, 1.2345678901234568E+17, 0.001234567, 1.234567E-4, 1.2345670000000001E-5, 4.940660e-324, 1.7976931348623157E+308]> : tensor<15xf64>}> : () -> tensor<15xf64>
    %2 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 1.000980e-01, 3.140630e+00, 1.236990e+06, 0x7F80, 9.984020e-31, 6.553600e+04]> : tensor<7xbf16>}> : () -> tensor<7xbf16>
    %3 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 9.997550e-02, 3.140630e+00, 6.550400e+04, 5.960460e-08, 0x7E00]> : tensor<6xf16>}> : () -> tensor<6xf16>
    %4 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 1.015630e-01, 3.250000e+00, 4.480000e+02, 1.953130e-03, 0x7F]> : tensor<6xf8E4M3FN>}> : () -> tensor<6xf8E4M3FN>
    %5 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 9.375000e-02, 3.000000e+00, 5.734400e+04, 0x7C]> : tensor<5xf8E5M2>}> : () -> tensor<5xf8E5M2>
    %6 = "stablehlo.constant"() <{value = dense<[1.000000e+00, -2.400000e+02, 0.000000e+00]> : tensor<3xf8E4M3FNUZ>}> : () -> tensor<3xf8E4M3FNUZ>
    %7 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 3.000000e+01]> : tensor<2xf8E4M3B11FNUZ>}> : () -> tensor<2xf8E4M3B11FNUZ>
    %8 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 1.550000e+01]> : tensor<2xf8E3M4>}> : () -> tensor<2xf8E3M4>
    %9 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 2.500000e-01, 1.024000e+03, 1.250000e-01, 5.877470e-39]> : tensor<5xf8E8M0FNU>}> : () -> tensor<5xf8E8M0FNU>
    %10 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 5.000000e-01, -6.000000e+00]> : tensor<3xf4E2M1FN>}> : () -> tensor<3xf4E2M1FN>
    %11 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 7.500000e+00]> : tensor<2xf6E2M3FN>}> : () -> tensor<2xf6E2M3FN>
    %12 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 2.800000e+01]> : tensor<2xf6E3M2FN>}> : () -> tensor<2xf6E3M2FN>
    %13 = "stablehlo.constant"() <{value = dense<[(1.000000e+00,-0.000000e+00), (0x7F800000,3.300000e+00)]> : tensor<2xcomplex<f32>>}> : () -> tensor<2xcomplex<f32>>
    %14 = "stablehlo.constant"() <{value = dense<(1.000000e+00,2.000000e+00)> : tensor<2x2xcomplex<f64>>}> : () -> tensor<2x2xcomplex<f64>>
    %15 = "stablehlo.constant"() <{value = dense<[1, -2, 0]> : tensor<3xi2>}> : () -> tensor<3xi2>
    %16 = "stablehlo.constant"() <{value = dense<[1, -8, 7]> : tensor<3xi4>}> : () -> tensor<3xi4>
    %17 = "stablehlo.constant"() <{value = dense<[[1, -128], [127, 0]]> : tensor<2x2xi8>}> : () -> tensor<2x2xi8>
    %18 = "stablehlo.constant"() <{value = dense<-32768> : tensor<i16>}> : () -> tensor<i16>
    %19 = "stablehlo.constant"() <{value = dense<[9223372036854775807, -9223372036854775808]> : tensor<2xi64>}> : () -> tensor<2xi64>
    %20 = "stablehlo.constant"() <{value = dense<[3, 0]> : tensor<2xui2>}> : () -> tensor<2xui2>
    %21 = "stablehlo.constant"() <{value = dense<[1, 15, 7]> : tensor<3xui4>}> : () -> tensor<3xui4>
    %22 = "stablehlo.constant"() <{value = dense<[255, 0]> : tensor<2xui8>}> : () -> tensor<2xui8>
    %23 = "stablehlo.constant"() <{value = dense<[18446744073709551615, 1]> : tensor<2xui64>}> : () -> tensor<2xui64>
    %24 = "stablehlo.constant"() <{value = dense<[true, false]> : tensor<2xi1>}> : () -> tensor<2xi1>
    %25 = "stablehlo.constant"() <{value = dense<2> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
    %26 = "stablehlo.constant"() <{value = dense<> : tensor<0x4xf32>}> : () -> tensor<0x4xf32>
    %27 = "stablehlo.constant"() <{value = dense<5> : tensor<1x1x1xi32>}> : () -> tensor<1x1x1xi32>
    %28 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> {my.note = 1 : i32} : () -> tensor<i32>
    %29 = "stablehlo.constant"() <{value = dense<"0x000000C09A99F9BF3333F3BFCDCCECBF6666E6BF0000E0BF9A99D9BF3333D3BFCDCCCCBF6666C6BF0000C0BF9A99B9BF3333B3BFCDCCACBF6666A6BF0000A0BF9A9999BF333393BFCDCC8CBF666686BF000080BF333373BF666666BF9A9959BFCDCC4CBF000040BF333333BF666626BF9A9919BFCDCC0CBF000000BF6666E6BECDCCCCBE3333B3BE9A9999BE000080BECDCC4CBE9A9919BECDCCCCBDCDCC4CBD00000000CDCC4C3DCDCCCC3D9A99193ECDCC4C3E0000803E9A99993E3333B33ECDCCCC3E6666E63E0000003FCDCC0C3F9A99193F6666263F3333333F0000403FCDCC4C3F9A99593F6666663F3333733F0000803F6666863FCDCC8C3F3333933F9A99993F0000A03F6666A63FCDCCAC3F3333B33F9A99B93F0000C03F6666C63FCDCCCC3F3333D33F9A99D93F0000E03F6666E63FCDCCEC3F3333F33F9A99F93F0000004033330340666606409A990940CDCC0C400000104033331340666616409A991940CDCC1C400000204033332340666626409A992940CDCC2C400000304033333340666636409A993940CDCC3C4000004040"> : tensor<101xf32>}> : () -> tensor<101xf32>
    %30 = "stablehlo.constant"() <{value = dense<"0x0100010001000100010001000100010001000100010001000100010001000100010001000100010001000100010001000100010001000100010001000100010001000100010001000100010001000100010001000100010001000100010001000100010001"> : tensor<101xi1>}> : () -> tensor<101xi1>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
