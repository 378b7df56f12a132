module {
  func.func public @main() {
    %cst = stablehlo.constant dense<[1.000000e+00, 1.000000e-01, 3.141590e+00, 0x4996B438, 0x7F800000, 0x7FC00000, 0xFF800000, -0.000000e+00, 1.000000e-30, 6.553500e+04, 0x4B800000, 0.00999999977, 9.99999993E-9, 0.676795303, 3.40282347E+38, 1.401300e-45]> : tensor<16xf32>
    %cst_0 = stablehlo.constant dense<[1.000000e+00, 1.000000e-01, 3.141590e+00, 0x4132D68700000000, 3.1415926535897931, 1.000000e-30, 6.553500e+04, 0x4170000010000000, 1.000000e+22, 1.2345678901234568E+17, 0.001234567, 1.234567E-4, 1.2345670000000001E-5, 4.940660e-324, 1.7976931348623157E+308]> : tensor<15xf64>
    %cst_1 = stablehlo.constant dense<[1.000000e+00, 1.000980e-01, 3.140630e+00, 1.236990e+06, 0x7F80, 9.984020e-31, 6.553600e+04]> : tensor<7xbf16>
    %cst_2 = stablehlo.constant dense<[1.000000e+00, 9.997550e-02, 3.140630e+00, 6.550400e+04, 5.960460e-08, 0x7E00]> : tensor<6xf16>
    %cst_3 = stablehlo.constant dense<[1.000000e+00, 1.015630e-01, 3.250000e+00, 4.480000e+02, 1.953130e-03, 0x7F]> : tensor<6xf8E4M3FN>
    %cst_4 = stablehlo.constant dense<[1.000000e+00, 9.375000e-02, 3.000000e+00, 5.734400e+04, 0x7C]> : tensor<5xf8E5M2>
    %cst_5 = stablehlo.constant dense<[1.000000e+00, -2.400000e+02, 0.000000e+00]> : tensor<3xf8E4M3FNUZ>
    %cst_6 = stablehlo.constant dense<[1.000000e+00, 3.000000e+01]> : tensor<2xf8E4M3B11FNUZ>
    %cst_7 = stablehlo.constant dense<[1.000000e+00, 1.550000e+01]> : tensor<2xf8E3M4>
    %cst_8 = stablehlo.constant dense<[1.000000e+00, 2.500000e-01, 1.024000e+03, 1.250000e-01, 5.877470e-39]> : tensor<5xf8E8M0FNU>
    %cst_9 = stablehlo.constant dense<[1.000000e+00, 5.000000e-01, -6.000000e+00]> : tensor<3xf4E2M1FN>
    %cst_10 = stablehlo.constant dense<[1.000000e+00, 7.500000e+00]> : tensor<2xf6E2M3FN>
    %cst_11 = stablehlo.constant dense<[1.000000e+00, 2.800000e+01]> : tensor<2xf6E3M2FN>
    %cst_12 = stablehlo.constant dense<[(1.000000e+00,-0.000000e+00), (0x7F800000,3.300000e+00)]> : tensor<2xcomplex<f32>>
    %cst_13 = stablehlo.constant dense<(1.000000e+00,2.000000e+00)> : tensor<2x2xcomplex<f64>>
    %c = stablehlo.constant dense<[1, -2, 0]> : tensor<3xi2>
    %c_14 = stablehlo.constant dense<[1, -8, 7]> : tensor<3xi4>
    %c_15 = stablehlo.constant dense<[[1, -128], [127, 0]]> : tensor<2x2xi8>
    %c_16 = stablehlo.constant dense<-32768> : tensor<i16>
    %c_17 = stablehlo.constant dense<[9223372036854775807, -9223372036854775808]> : tensor<2xi64>
    %c_18 = stablehlo.constant dense<[3, 0]> : tensor<2xui2>
    %c_19 = stablehlo.constant dense<[1, 15, 7]> : tensor<3xui4>
    %c_20 = stablehlo.constant dense<[255, 0]> : tensor<2xui8>
    %c_21 = stablehlo.constant dense<[18446744073709551615, 1]> : tensor<2xui64>
    %c_22 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
    %c_23 = stablehlo.constant dense<2> : tensor<2x2xi32>
    %cst_24 = stablehlo.constant dense<> : tensor<0x4xf32>
    %c_25 = stablehlo.constant dense<5> : tensor<1x1x1xi32>
    %c_26 = stablehlo.constant {my.note = 1 : i32} dense<1> : tensor<i32>
    %cst_27 = stablehlo.constant dense<"0x000000C09A99F9BF3333F3BFCDCCECBF6666E6BF0000E0BF9A99D9BF3333D3BFCDCCCCBF6666C6BF0000C0BF9A99B9BF3333B3BFCDCCACBF6666A6BF0000A0BF9A9999BF333393BFCDCC8CBF666686BF000080BF333373BF666666BF9A9959BFCDCC4CBF000040BF333333BF666626BF9A9919BFCDCC0CBF000000BF6666E6BECDCCCCBE3333B3BE9A9999BE000080BECDCC4CBE9A9919BECDCCCCBDCDCC4CBD00000000CDCC4C3DCDCCCC3D9A99193ECDCC4C3E0000803E9A99993E3333B33ECDCCCC3E6666E63E0000003FCDCC0C3F9A99193F6666263F3333333F0000403FCDCC4C3F9A99593F6666663F3333733F0000803F6666863FCDCC8C3F3333933F9A99993F0000A03F6666A63FCDCCAC3F3333B33F9A99B93F0000C03F6666C63FCDCCCC3F3333D33F9A99D93F0000E03F6666E63FCDCCEC3F3333F33F9A99F93F0000004033330340666606409A990940CDCC0C400000104033331340666616409A991940CDCC1C400000204033332340666626409A992940CDCC2C400000304033333340666636409A993940CDCC3C4000004040"> : tensor<101xf32>
    %c_28 = stablehlo.constant dense<"0x0100010001000100010001000100010001000100010001000100010001000100010001000100010001000100010001000100010001000100010001000100010001000100010001000100010001000100010001000100010001000100010001000100010001"> : tensor<101xi1>
    return
  }
}
