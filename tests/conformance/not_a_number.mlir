// qr_float32
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000C07F0000803F0000803F0000803F"> : tensor<2x2xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<2x2xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x2xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x2xf32>
%c1 = stablehlo.constant dense<"0x0000803F0000004000004040000080400000C07F0000A0400000803F0000803F00000040"> : tensor<3x3xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3x3xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x3xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x3xf32>
%c2 = stablehlo.constant dense<"0x0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F"> : tensor<4x4xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<4x4xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4x4xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4x4xf32>
%c3 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBE0000C07F78E3DA3F"> : tensor<6x3xf32>
%z3 = stablehlo.constant dense<0.0> : tensor<6x3xf32>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<6x3xf32>
%a3 = stablehlo.optimization_barrier %s3 : tensor<6x3xf32>
%c4 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F0000C07F6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3F"> : tensor<3x6xf32>
%z4 = stablehlo.constant dense<0.0> : tensor<3x6xf32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<3x6xf32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<3x6xf32>
%c5 = stablehlo.constant dense<"0x4E91BD3F974C5ABF563FD33EF3188E3FAB425D3FB4ACD43F8485B83F3E23D63F0000C07F"> : tensor<3x3xf32>
%z5 = stablehlo.constant dense<0.0> : tensor<3x3xf32>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<3x3xf32>
%a5 = stablehlo.optimization_barrier %s5 : tensor<3x3xf32>
%c6 = stablehlo.constant dense<"0x0000C07F9B5FCB3FAD268D3F"> : tensor<1x3xf32>
%z6 = stablehlo.constant dense<0.0> : tensor<1x3xf32>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<1x3xf32>
%a6 = stablehlo.optimization_barrier %s6 : tensor<1x3xf32>
%c7 = stablehlo.constant dense<"0x0C2CBEBF0000C07F5FDECF3EAD4FF1BF0843B4BF7A3EDB3FD6F1DBBF458EBDBF4F8BE53F1B9EF93EAB2606BF379D3A3D4EC0263F721566BF405CB9BF"> : tensor<3x5xf32>
%z7 = stablehlo.constant dense<0.0> : tensor<3x5xf32>
%s7 = stablehlo.select %live, %c7, %z7 : tensor<i1>, tensor<3x5xf32>
%a7 = stablehlo.optimization_barrier %s7 : tensor<3x5xf32>
%c8 = stablehlo.constant dense<"0x0C2CBEBFD54D3DBB5FDECF3EAD4FF1BF000000007A3EDB3F0000C07F458EBDBF0000000000000000AB2606BF379D3A3D000000000000000000000000ED79933F"> : tensor<4x4xf32>
%z8 = stablehlo.constant dense<0.0> : tensor<4x4xf32>
%s8 = stablehlo.select %live, %c8, %z8 : tensor<i1>, tensor<4x4xf32>
%a8 = stablehlo.optimization_barrier %s8 : tensor<4x4xf32>
%c9 = stablehlo.constant dense<"0xA576A93F0000C07FE49A4F3F7D61B83F0000C07F8018463E0000000084815D3F0F7A06BE5A65943EEE3B7C3F8D74DFBF00000000000000008657CFBE6E5BEB3C21E58ABF81CC193F00000000000000000000803F9E81C83FBA89523E18D7A0BE0000000000000000000000000000803F30FBAEBFB9E9F0BF"> : tensor<5x6xf32>
%z9 = stablehlo.constant dense<0.0> : tensor<5x6xf32>
%s9 = stablehlo.select %live, %c9, %z9 : tensor<i1>, tensor<5x6xf32>
%a9 = stablehlo.optimization_barrier %s9 : tensor<5x6xf32>
%r:80 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9) : (tensor<2x2xf32>, tensor<3x3xf32>, tensor<4x4xf32>, tensor<6x3xf32>, tensor<3x6xf32>, tensor<3x3xf32>, tensor<1x3xf32>, tensor<3x5xf32>, tensor<4x4xf32>, tensor<5x6xf32>) -> (tensor<2x2xi1>, tensor<2x2xf32>, tensor<2x2xi1>, tensor<2x2xf32>, tensor<2x2xi1>, tensor<2x2xf32>, tensor<2xi1>, tensor<2xf32>, tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xi1>, tensor<3x3xf32>, tensor<3xi1>, tensor<3xf32>, tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xi1>, tensor<4x4xf32>, tensor<4xi1>, tensor<4xf32>, tensor<6x6xi1>, tensor<6x6xf32>, tensor<6x3xi1>, tensor<6x3xf32>, tensor<3x6xi1>, tensor<3x6xf32>, tensor<3xi1>, tensor<3xf32>, tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x6xi1>, tensor<3x6xf32>, tensor<6x3xi1>, tensor<6x3xf32>, tensor<3xi1>, tensor<3xf32>, tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xi1>, tensor<3x3xf32>, tensor<3xi1>, tensor<3xf32>, tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x3xi1>, tensor<1x3xf32>, tensor<3x1xi1>, tensor<3x1xf32>, tensor<1xi1>, tensor<1xf32>, tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x5xi1>, tensor<3x5xf32>, tensor<5x3xi1>, tensor<5x3xf32>, tensor<3xi1>, tensor<3xf32>, tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xi1>, tensor<4x4xf32>, tensor<4xi1>, tensor<4xf32>, tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x6xi1>, tensor<5x6xf32>, tensor<6x5xi1>, tensor<6x5xf32>, tensor<5xi1>, tensor<5xf32>)
%e0 = stablehlo.constant dense<[[true, true], [true, true]]> : tensor<2x2xi1>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x2xi1>, tensor<2x2xi1>) -> ()
%e1 = stablehlo.constant dense<"0x00000000000000000000000000000000"> : tensor<2x2xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 4.7683715820312500e-05 : f64} : (tensor<2x2xf32>, tensor<2x2xf32>) -> ()
%e2 = stablehlo.constant dense<[[true, true], [false, true]]> : tensor<2x2xi1>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x2xi1>, tensor<2x2xi1>) -> ()
%e3 = stablehlo.constant dense<"0x00000000000000000000000000000000"> : tensor<2x2xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 4.7683715820312500e-05 : f64} : (tensor<2x2xf32>, tensor<2x2xf32>) -> ()
%e4 = stablehlo.constant dense<[[true, true], [true, true]]> : tensor<2x2xi1>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x2xi1>, tensor<2x2xi1>) -> ()
%e5 = stablehlo.constant dense<"0x00000000000000000000000000000000"> : tensor<2x2xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 4.7683715820312500e-05 : f64} : (tensor<2x2xf32>, tensor<2x2xf32>) -> ()
%e6 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<2xi1>, tensor<2xi1>) -> ()
%e7 = stablehlo.constant dense<"0x0000000000000000"> : tensor<2xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#7, %e7) {has_side_effect = true, tolerance = 4.7683715820312500e-05 : f64} : (tensor<2xf32>, tensor<2xf32>) -> ()
%e8 = stablehlo.constant dense<[[false, true, true], [false, true, true], [false, true, true]]> : tensor<3x3xi1>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<3x3xi1>, tensor<3x3xi1>) -> ()
%e9 = stablehlo.constant dense<"0xF05B71BE0000000000000000EF5B71BF0000000000000000EF5B71BE0000000000000000"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#9, %e9) {has_side_effect = true, tolerance = 4.4956638589610520e-05 : f64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e10 = stablehlo.constant dense<[[false, true, false], [false, true, true], [false, false, true]]> : tensor<3x3xi1>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x3xi1>, tensor<3x3xi1>) -> ()
%e11 = stablehlo.constant dense<"0xB7C387C000000000D48FBCC0000000000000000000000000000000000000000000000000"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#11, %e11) {has_side_effect = true, tolerance = 2.8097902031731792e-04 : f64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e12 = stablehlo.constant dense<[[false, false, false], [true, true, true], [false, true, true]]> : tensor<3x3xi1>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<3x3xi1>, tensor<3x3xi1>) -> ()
%e13 = stablehlo.constant dense<"0xB7C387C04852433F4852433E000000000000000000000000D48FBCC00000000000000000"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#13, %e13) {has_side_effect = true, tolerance = 2.8097902031731792e-04 : f64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e14 = stablehlo.constant dense<[false, true, false]> : tensor<3xi1>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<3xi1>, tensor<3xi1>) -> ()
%e15 = stablehlo.constant dense<"0x7E2B9E3F0000000000000000"> : tensor<3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#15, %e15) {has_side_effect = true, tolerance = 5.8922876178257866e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e16 = stablehlo.constant dense<[[true, true, true, true], [true, true, true, true], [true, true, true, true], [true, true, true, true]]> : tensor<4x4xi1>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<4x4xi1>, tensor<4x4xi1>) -> ()
%e17 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#17, %e17) {has_side_effect = true, tolerance = 4.7683715820312500e-05 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e18 = stablehlo.constant dense<[[true, true, true, true], [false, true, true, true], [false, false, true, true], [false, false, false, true]]> : tensor<4x4xi1>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<4x4xi1>, tensor<4x4xi1>) -> ()
%e19 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#19, %e19) {has_side_effect = true, tolerance = 4.7683715820312500e-05 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e20 = stablehlo.constant dense<[[true, true, true, true], [true, true, true, true], [true, true, true, true], [true, true, true, true]]> : tensor<4x4xi1>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<4x4xi1>, tensor<4x4xi1>) -> ()
%e21 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#21, %e21) {has_side_effect = true, tolerance = 4.7683715820312500e-05 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e22 = stablehlo.constant dense<[true, true, true, false]> : tensor<4xi1>
stablehlo.custom_call @check.expect_eq(%r#22, %e22) {has_side_effect = true} : (tensor<4xi1>, tensor<4xi1>) -> ()
%e23 = stablehlo.constant dense<"0x00000000000000000000000000000000"> : tensor<4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#23, %e23) {has_side_effect = true, tolerance = 4.7683715820312500e-05 : f64} : (tensor<4xf32>, tensor<4xf32>) -> ()
%e24 = stablehlo.constant dense<[[false, true, true, true, true, true], [false, true, true, true, true, true], [false, true, true, true, true, true], [false, true, true, true, true, true], [false, true, true, true, true, true], [false, true, true, true, true, true]]> : tensor<6x6xi1>
stablehlo.custom_call @check.expect_eq(%r#24, %e24) {has_side_effect = true} : (tensor<6x6xi1>, tensor<6x6xi1>) -> ()
%e25 = stablehlo.constant dense<"0x4457B8BE0000000000000000000000000000000000000000E342EDBE000000000000000000000000000000000000000050317C3E00000000000000000000000000000000000000001A79043F0000000000000000000000000000000000000000256D11BF0000000000000000000000000000000000000000804289BD0000000000000000000000000000000000000000"> : tensor<6x6xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#25, %e25) {has_side_effect = true, tolerance = 2.7087767762168369e-05 : f64} : (tensor<6x6xf32>, tensor<6x6xf32>) -> ()
%e26 = stablehlo.constant dense<[[false, true, false], [false, true, true], [false, false, true], [false, false, false], [false, false, false], [false, false, false]]> : tensor<6x3xi1>
stablehlo.custom_call @check.expect_eq(%r#26, %e26) {has_side_effect = true} : (tensor<6x3xi1>, tensor<6x3xi1>) -> ()
%e27 = stablehlo.constant dense<"0xE32B314000000000D2A9BF3F000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#27, %e27) {has_side_effect = true, tolerance = 1.3200300372773199e-04 : f64} : (tensor<6x3xf32>, tensor<6x3xf32>) -> ()
%e28 = stablehlo.constant dense<[[false, false, false, false, false, false], [true, true, true, true, true, true], [false, true, true, true, true, true]]> : tensor<3x6xi1>
stablehlo.custom_call @check.expect_eq(%r#28, %e28) {has_side_effect = true} : (tensor<3x6xi1>, tensor<3x6xi1>) -> ()
%e29 = stablehlo.constant dense<"0xE32B31409B73AE3E216E39BEB6CEC2BE1ADBD53EB7D8493D000000000000000000000000000000000000000000000000D2A9BF3F0000000000000000000000000000000000000000"> : tensor<3x6xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#29, %e29) {has_side_effect = true, tolerance = 1.3200300372773199e-04 : f64} : (tensor<3x6xf32>, tensor<3x6xf32>) -> ()
%e30 = stablehlo.constant dense<[false, true, true]> : tensor<3xi1>
stablehlo.custom_call @check.expect_eq(%r#30, %e30) {has_side_effect = true} : (tensor<3xi1>, tensor<3xi1>) -> ()
%e31 = stablehlo.constant dense<"0xD115AE3F0000000000000000"> : tensor<3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#31, %e31) {has_side_effect = true, tolerance = 6.4851798242671066e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e32 = stablehlo.constant dense<[[false, false, false], [false, false, false], [false, false, false]]> : tensor<3x3xi1>
stablehlo.custom_call @check.expect_eq(%r#32, %e32) {has_side_effect = true} : (tensor<3x3xi1>, tensor<3x3xi1>) -> ()
%e33 = stablehlo.constant dense<"0x14B000BF8F44173FE88821BF0E0EB03E0E7408BF80E845BF1A0B4BBFE0071BBF48A1843D"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#33, %e33) {has_side_effect = true, tolerance = 3.7819773979208549e-05 : f64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e34 = stablehlo.constant dense<[[false, false, false, false, true, false], [false, false, false, false, true, false], [false, false, false, false, true, false]]> : tensor<3x6xi1>
stablehlo.custom_call @check.expect_eq(%r#34, %e34) {has_side_effect = true} : (tensor<3x6xi1>, tensor<3x6xi1>) -> ()
%e35 = stablehlo.constant dense<"0xC2CAFD3F1AEB28BF227BB73FD96DA43F00000000B0E941BF00000000A2A01D403A61B0BF5061B4BF00000000CD64E1BF00000000000000002400EDBE08B99EBE00000000F4A1293F"> : tensor<3x6xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#35, %e35) {has_side_effect = true, tolerance = 1.1744161838578293e-04 : f64} : (tensor<3x6xf32>, tensor<3x6xf32>) -> ()
%e36 = stablehlo.constant dense<[[false, false, false], [false, false, false], [false, false, false], [false, false, false], [true, true, true], [false, false, false]]> : tensor<6x3xi1>
stablehlo.custom_call @check.expect_eq(%r#36, %e36) {has_side_effect = true} : (tensor<6x3xi1>, tensor<6x3xi1>) -> ()
%e37 = stablehlo.constant dense<"0xC2CAFD3FF6516ABEC71E073F1AEB28BFA2A01D405807283F227BB73F3A61B0BF2400EDBED96DA43F5061B4BF08B99EBE000000000000000000000000B0E941BFCD64E1BFF4A1293F"> : tensor<6x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#37, %e37) {has_side_effect = true, tolerance = 1.1744161838578293e-04 : f64} : (tensor<6x3xf32>, tensor<6x3xf32>) -> ()
%e38 = stablehlo.constant dense<[false, false, false]> : tensor<3xi1>
stablehlo.custom_call @check.expect_eq(%r#38, %e38) {has_side_effect = true} : (tensor<3xi1>, tensor<3xi1>) -> ()
%e39 = stablehlo.constant dense<"0x0A58C03F64EBB23F00000000"> : tensor<3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#39, %e39) {has_side_effect = true, tolerance = 7.1653687427897239e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e40 = stablehlo.constant dense<[[false, false, false], [false, false, false], [false, false, false]]> : tensor<3x3xi1>
stablehlo.custom_call @check.expect_eq(%r#40, %e40) {has_side_effect = true} : (tensor<3x3xi1>, tensor<3x3xi1>) -> ()
%e41 = stablehlo.constant dense<"0x4A9B21BF7648433F66520F3ECA46F2BE7A8471BEC64A59BF0A4E1DBF49201ABFF585023F"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#41, %e41) {has_side_effect = true, tolerance = 4.0473804574503447e-05 : f64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e42 = stablehlo.constant dense<[[false, false, true], [false, false, true], [false, false, true]]> : tensor<3x3xi1>
stablehlo.custom_call @check.expect_eq(%r#42, %e42) {has_side_effect = true} : (tensor<3x3xi1>, tensor<3x3xi1>) -> ()
%e43 = stablehlo.constant dense<"0x7B2516C04D0E66BF00000000000000000E47EEBF00000000000000000000000000000000"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#43, %e43) {has_side_effect = true, tolerance = 1.1186779147465131e-04 : f64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e44 = stablehlo.constant dense<[[false, false, false], [false, false, false], [true, true, true]]> : tensor<3x3xi1>
stablehlo.custom_call @check.expect_eq(%r#44, %e44) {has_side_effect = true} : (tensor<3x3xi1>, tensor<3x3xi1>) -> ()
%e45 = stablehlo.constant dense<"0x7B2516C00885943E73DCC03E4D0E66BF0E47EEBF77411C3F000000000000000000000000"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#45, %e45) {has_side_effect = true, tolerance = 1.1186779147465131e-04 : f64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e46 = stablehlo.constant dense<[false, false, false]> : tensor<3xi1>
stablehlo.custom_call @check.expect_eq(%r#46, %e46) {has_side_effect = true} : (tensor<3xi1>, tensor<3xi1>) -> ()
%e47 = stablehlo.constant dense<"0xA5CDD03F6783BA3F00000000"> : tensor<3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#47, %e47) {has_side_effect = true, tolerance = 7.7785290386600536e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e48 = stablehlo.constant dense<[[false]]> : tensor<1x1xi1>
stablehlo.custom_call @check.expect_eq(%r#48, %e48) {has_side_effect = true} : (tensor<1x1xi1>, tensor<1x1xi1>) -> ()
%e49 = stablehlo.constant dense<"0x0000803F"> : tensor<1x1xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#49, %e49) {has_side_effect = true, tolerance = 4.7683715820312500e-05 : f64} : (tensor<1x1xf32>, tensor<1x1xf32>) -> ()
%e50 = stablehlo.constant dense<[[true, false, false]]> : tensor<1x3xi1>
stablehlo.custom_call @check.expect_eq(%r#50, %e50) {has_side_effect = true} : (tensor<1x3xi1>, tensor<1x3xi1>) -> ()
%e51 = stablehlo.constant dense<"0x000000009B5FCB3FAD268D3F"> : tensor<1x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#51, %e51) {has_side_effect = true, tolerance = 7.5762517326438683e-05 : f64} : (tensor<1x3xf32>, tensor<1x3xf32>) -> ()
%e52 = stablehlo.constant dense<[[true], [false], [false]]> : tensor<3x1xi1>
stablehlo.custom_call @check.expect_eq(%r#52, %e52) {has_side_effect = true} : (tensor<3x1xi1>, tensor<3x1xi1>) -> ()
%e53 = stablehlo.constant dense<"0x000000009B5FCB3FAD268D3F"> : tensor<3x1xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#53, %e53) {has_side_effect = true, tolerance = 7.5762517326438683e-05 : f64} : (tensor<3x1xf32>, tensor<3x1xf32>) -> ()
%e54 = stablehlo.constant dense<[false]> : tensor<1xi1>
stablehlo.custom_call @check.expect_eq(%r#54, %e54) {has_side_effect = true} : (tensor<1xi1>, tensor<1xi1>) -> ()
%e55 = stablehlo.constant dense<"0x00000000"> : tensor<1xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#55, %e55) {has_side_effect = true, tolerance = 4.7683715820312500e-05 : f64} : (tensor<1xf32>, tensor<1xf32>) -> ()
%e56 = stablehlo.constant dense<[[false, true, true], [false, true, true], [false, true, true]]> : tensor<3x3xi1>
stablehlo.custom_call @check.expect_eq(%r#56, %e56) {has_side_effect = true} : (tensor<3x3xi1>, tensor<3x3xi1>) -> ()
%e57 = stablehlo.constant dense<"0x646F23BF0000000000000000766B3C3F0000000000000000A09466BE0000000000000000"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#57, %e57) {has_side_effect = true, tolerance = 3.5095916928185034e-05 : f64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e58 = stablehlo.constant dense<[[false, true, false, false, false], [false, true, true, true, true], [false, false, true, true, true]]> : tensor<3x5xi1>
stablehlo.custom_call @check.expect_eq(%r#58, %e58) {has_side_effect = true} : (tensor<3x5xi1>, tensor<3x5xi1>) -> ()
%e59 = stablehlo.constant dense<"0xA3F01440000000008277BFBF7E742E4078C0CA3F00000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x5xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#59, %e59) {has_side_effect = true, tolerance = 1.2997913927392801e-04 : f64} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
%e60 = stablehlo.constant dense<[[false, false, false], [true, true, true], [false, true, true], [false, true, true], [false, true, true]]> : tensor<5x3xi1>
stablehlo.custom_call @check.expect_eq(%r#60, %e60) {has_side_effect = true} : (tensor<5x3xi1>, tensor<5x3xi1>) -> ()
%e61 = stablehlo.constant dense<"0xA3F014408400E6BECFBB0C3E0000000000000000000000008277BFBF00000000000000007E742E40000000000000000078C0CA3F0000000000000000"> : tensor<5x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#61, %e61) {has_side_effect = true, tolerance = 1.2997913927392801e-04 : f64} : (tensor<5x3xf32>, tensor<5x3xf32>) -> ()
%e62 = stablehlo.constant dense<[false, true, false]> : tensor<3xi1>
stablehlo.custom_call @check.expect_eq(%r#62, %e62) {has_side_effect = true} : (tensor<3xi1>, tensor<3xi1>) -> ()
%e63 = stablehlo.constant dense<"0xB2B7D13F0000000000000000"> : tensor<3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#63, %e63) {has_side_effect = true, tolerance = 7.8125879099388840e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e64 = stablehlo.constant dense<[[false, false, false, false], [false, false, false, false], [false, false, false, false], [false, false, false, false]]> : tensor<4x4xi1>
stablehlo.custom_call @check.expect_eq(%r#64, %e64) {has_side_effect = true} : (tensor<4x4xi1>, tensor<4x4xi1>) -> ()
%e65 = stablehlo.constant dense<"0x0000803F000000000000000000000000000000800000803F000000000000000000000080000000800000803F000000000000008000000080000000800000803F"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#65, %e65) {has_side_effect = true, tolerance = 4.7683715820312500e-05 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e66 = stablehlo.constant dense<[[false, false, false, false], [false, false, true, false], [false, false, false, false], [false, false, false, false]]> : tensor<4x4xi1>
stablehlo.custom_call @check.expect_eq(%r#66, %e66) {has_side_effect = true} : (tensor<4x4xi1>, tensor<4x4xi1>) -> ()
%e67 = stablehlo.constant dense<"0x0C2CBEBFD54D3DBB5FDECF3EAD4FF1BF000000007A3EDB3F00000000458EBDBF0000000000000000AB2606BF379D3A3D000000000000000000000000ED79933F"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#67, %e67) {has_side_effect = true, tolerance = 8.9895439714382519e-05 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e68 = stablehlo.constant dense<[[false, false, false, false], [false, false, false, false], [false, true, false, false], [false, false, false, false]]> : tensor<4x4xi1>
stablehlo.custom_call @check.expect_eq(%r#68, %e68) {has_side_effect = true} : (tensor<4x4xi1>, tensor<4x4xi1>) -> ()
%e69 = stablehlo.constant dense<"0x0C2CBEBF000000000000000000000000D54D3DBB7A3EDB3F00000000000000005FDECF3E00000000AB2606BF00000000AD4FF1BF458EBDBF379D3A3DED79933F"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#69, %e69) {has_side_effect = true, tolerance = 8.9895439714382519e-05 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e70 = stablehlo.constant dense<[false, false, false, false]> : tensor<4xi1>
stablehlo.custom_call @check.expect_eq(%r#70, %e70) {has_side_effect = true} : (tensor<4xi1>, tensor<4xi1>) -> ()
%e71 = stablehlo.constant dense<"0x00000000000000000000000000000000"> : tensor<4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#71, %e71) {has_side_effect = true, tolerance = 4.7683715820312500e-05 : f64} : (tensor<4xf32>, tensor<4xf32>) -> ()
%e72 = stablehlo.constant dense<[[false, false, false, false, false], [false, false, false, false, false], [false, false, false, false, false], [false, false, false, false, false], [false, false, false, false, false]]> : tensor<5x5xi1>
stablehlo.custom_call @check.expect_eq(%r#72, %e72) {has_side_effect = true} : (tensor<5x5xi1>, tensor<5x5xi1>) -> ()
%e73 = stablehlo.constant dense<"0x0000803F00000000000000000000000000000000000000800000803F00000000000000000000000000000080000000806C2EC0BE1E7DF8BE37274ABF00000080000000801A486D3F204249BED4BAA3BE000000800000008000000000B2195ABFAD0B063F"> : tensor<5x5xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#73, %e73) {has_side_effect = true, tolerance = 4.7683715820312500e-05 : f64} : (tensor<5x5xf32>, tensor<5x5xf32>) -> ()
%e74 = stablehlo.constant dense<[[false, true, false, false, true, false], [false, false, false, false, false, false], [false, false, false, false, false, false], [false, false, false, false, false, false], [false, false, false, false, false, false]]> : tensor<5x6xi1>
stablehlo.custom_call @check.expect_eq(%r#74, %e74) {has_side_effect = true} : (tensor<5x6xi1>, tensor<5x6xi1>) -> ()
%e75 = stablehlo.constant dense<"0xA576A93F00000000E49A4F3F7D61B83F000000008018463E0000000084815D3F0F7A06BE5A65943EEE3B7C3F8D74DFBF0000000000000000F5188A3F1A77B83F3C0E193FD94404BF000000000000000000000000253E96BF4150D33F0BD4AF3F0000000000000000000000000000000080429A3D0003AEBF"> : tensor<5x6xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#75, %e75) {has_side_effect = true, tolerance = 8.3243577364555676e-05 : f64} : (tensor<5x6xf32>, tensor<5x6xf32>) -> ()
%e76 = stablehlo.constant dense<[[false, false, false, false, false], [true, false, false, false, false], [false, false, false, false, false], [false, false, false, false, false], [true, false, false, false, false], [false, false, false, false, false]]> : tensor<6x5xi1>
stablehlo.custom_call @check.expect_eq(%r#76, %e76) {has_side_effect = true} : (tensor<6x5xi1>, tensor<6x5xi1>) -> ()
%e77 = stablehlo.constant dense<"0xA576A93F000000000000000000000000000000000000000084815D3F000000000000000000000000E49A4F3F0F7A06BEF5188A3F27862CBF000000807D61B83F5A65943E1A77B83F253E96BF87250F3F00000000EE3B7C3F3C0E193F4150D33F80429A3D8018463E8D74DFBFD94404BF0BD4AF3F0003AEBF"> : tensor<6x5xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#77, %e77) {has_side_effect = true, tolerance = 8.3243577364555676e-05 : f64} : (tensor<6x5xf32>, tensor<6x5xf32>) -> ()
%e78 = stablehlo.constant dense<[false, false, false, false, false]> : tensor<5xi1>
stablehlo.custom_call @check.expect_eq(%r#78, %e78) {has_side_effect = true} : (tensor<5xi1>, tensor<5xi1>) -> ()
%e79 = stablehlo.constant dense<"0x00000000000000009B0BB03FD605C33F00000000"> : tensor<5xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#79, %e79) {has_side_effect = true, tolerance = 7.2651653226785129e-05 : f64} : (tensor<5xf32>, tensor<5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2x2xf32>, %arg1: tensor<3x3xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<6x3xf32>, %arg4: tensor<3x6xf32>, %arg5: tensor<3x3xf32>, %arg6: tensor<1x3xf32>, %arg7: tensor<3x5xf32>, %arg8: tensor<4x4xf32>, %arg9: tensor<5x6xf32>) -> (tensor<2x2xi1>, tensor<2x2xf32>, tensor<2x2xi1>, tensor<2x2xf32>, tensor<2x2xi1>, tensor<2x2xf32>, tensor<2xi1>, tensor<2xf32>, tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xi1>, tensor<3x3xf32>, tensor<3xi1>, tensor<3xf32>, tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xi1>, tensor<4x4xf32>, tensor<4xi1>, tensor<4xf32>, tensor<6x6xi1>, tensor<6x6xf32>, tensor<6x3xi1>, tensor<6x3xf32>, tensor<3x6xi1>, tensor<3x6xf32>, tensor<3xi1>, tensor<3xf32>, tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x6xi1>, tensor<3x6xf32>, tensor<6x3xi1>, tensor<6x3xf32>, tensor<3xi1>, tensor<3xf32>, tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xi1>, tensor<3x3xf32>, tensor<3xi1>, tensor<3xf32>, tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x3xi1>, tensor<1x3xf32>, tensor<3x1xi1>, tensor<3x1xf32>, tensor<1xi1>, tensor<1xf32>, tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x5xi1>, tensor<3x5xf32>, tensor<5x3xi1>, tensor<5x3xf32>, tensor<3xi1>, tensor<3xf32>, tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xi1>, tensor<4x4xf32>, tensor<4xi1>, tensor<4xf32>, tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x6xi1>, tensor<5x6xf32>, tensor<6x5xi1>, tensor<6x5xf32>, tensor<5xi1>, tensor<5xf32>) {
%0:2 = call @qr(%arg0) : (tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>)
%1 = stablehlo.compare NE, %0#0, %0#0, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
%2 = stablehlo.compare NE, %0#0, %0#0, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
%c = stablehlo.constant dense<0> : tensor<i64>
%3 = call @_where(%2, %c, %0#0) : (tensor<2x2xi1>, tensor<i64>, tensor<2x2xf32>) -> tensor<2x2xf32>
%4 = stablehlo.compare NE, %0#1, %0#1, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
%5 = stablehlo.compare NE, %0#1, %0#1, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%6 = call @_where(%5, %c_0, %0#1) : (tensor<2x2xi1>, tensor<i64>, tensor<2x2xf32>) -> tensor<2x2xf32>
%7:2 = call @qr_0(%arg0) : (tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>)
%8 = stablehlo.compare NE, %7#0, %7#0, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
%9 = stablehlo.compare NE, %7#0, %7#0, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%10 = call @_where(%9, %c_1, %7#0) : (tensor<2x2xi1>, tensor<i64>, tensor<2x2xf32>) -> tensor<2x2xf32>
%11 = stablehlo.compare NE, %7#1, %7#1, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
%12 = stablehlo.compare NE, %7#1, %7#1, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%13 = call @_where_1(%12, %c_2, %7#1) : (tensor<2xi1>, tensor<i64>, tensor<2xf32>) -> tensor<2xf32>
%14:2 = call @qr_2(%arg1) : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3x3xf32>)
%15 = stablehlo.compare NE, %14#0, %14#0, FLOAT : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xi1>
%16 = stablehlo.compare NE, %14#0, %14#0, FLOAT : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i64>
%17 = call @_where_3(%16, %c_3, %14#0) : (tensor<3x3xi1>, tensor<i64>, tensor<3x3xf32>) -> tensor<3x3xf32>
%18 = stablehlo.compare NE, %14#1, %14#1, FLOAT : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xi1>
%19 = stablehlo.compare NE, %14#1, %14#1, FLOAT : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xi1>
%c_4 = stablehlo.constant dense<0> : tensor<i64>
%20 = call @_where_3(%19, %c_4, %14#1) : (tensor<3x3xi1>, tensor<i64>, tensor<3x3xf32>) -> tensor<3x3xf32>
%21:2 = call @qr_4(%arg1) : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>)
%22 = stablehlo.compare NE, %21#0, %21#0, FLOAT : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xi1>
%23 = stablehlo.compare NE, %21#0, %21#0, FLOAT : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xi1>
%c_5 = stablehlo.constant dense<0> : tensor<i64>
%24 = call @_where_3(%23, %c_5, %21#0) : (tensor<3x3xi1>, tensor<i64>, tensor<3x3xf32>) -> tensor<3x3xf32>
%25 = stablehlo.compare NE, %21#1, %21#1, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%26 = stablehlo.compare NE, %21#1, %21#1, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%27 = call @_where_5(%26, %c_6, %21#1) : (tensor<3xi1>, tensor<i64>, tensor<3xf32>) -> tensor<3xf32>
%28:2 = call @qr_6(%arg2) : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>)
%29 = stablehlo.compare NE, %28#0, %28#0, FLOAT : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
%30 = stablehlo.compare NE, %28#0, %28#0, FLOAT : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
%c_7 = stablehlo.constant dense<0> : tensor<i64>
%31 = call @_where_7(%30, %c_7, %28#0) : (tensor<4x4xi1>, tensor<i64>, tensor<4x4xf32>) -> tensor<4x4xf32>
%32 = stablehlo.compare NE, %28#1, %28#1, FLOAT : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
%33 = stablehlo.compare NE, %28#1, %28#1, FLOAT : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
%c_8 = stablehlo.constant dense<0> : tensor<i64>
%34 = call @_where_7(%33, %c_8, %28#1) : (tensor<4x4xi1>, tensor<i64>, tensor<4x4xf32>) -> tensor<4x4xf32>
%35:2 = call @qr_8(%arg2) : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>)
%36 = stablehlo.compare NE, %35#0, %35#0, FLOAT : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
%37 = stablehlo.compare NE, %35#0, %35#0, FLOAT : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
%c_9 = stablehlo.constant dense<0> : tensor<i64>
%38 = call @_where_7(%37, %c_9, %35#0) : (tensor<4x4xi1>, tensor<i64>, tensor<4x4xf32>) -> tensor<4x4xf32>
%39 = stablehlo.compare NE, %35#1, %35#1, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%40 = stablehlo.compare NE, %35#1, %35#1, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%c_10 = stablehlo.constant dense<0> : tensor<i64>
%41 = call @_where_9(%40, %c_10, %35#1) : (tensor<4xi1>, tensor<i64>, tensor<4xf32>) -> tensor<4xf32>
%42:2 = call @qr_10(%arg3) : (tensor<6x3xf32>) -> (tensor<6x6xf32>, tensor<6x3xf32>)
%43 = stablehlo.compare NE, %42#0, %42#0, FLOAT : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xi1>
%44 = stablehlo.compare NE, %42#0, %42#0, FLOAT : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xi1>
%c_11 = stablehlo.constant dense<0> : tensor<i64>
%45 = call @_where_11(%44, %c_11, %42#0) : (tensor<6x6xi1>, tensor<i64>, tensor<6x6xf32>) -> tensor<6x6xf32>
%46 = stablehlo.compare NE, %42#1, %42#1, FLOAT : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xi1>
%47 = stablehlo.compare NE, %42#1, %42#1, FLOAT : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xi1>
%c_12 = stablehlo.constant dense<0> : tensor<i64>
%48 = call @_where_12(%47, %c_12, %42#1) : (tensor<6x3xi1>, tensor<i64>, tensor<6x3xf32>) -> tensor<6x3xf32>
%49:2 = call @qr_13(%arg3) : (tensor<6x3xf32>) -> (tensor<3x6xf32>, tensor<3xf32>)
%50 = stablehlo.compare NE, %49#0, %49#0, FLOAT : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xi1>
%51 = stablehlo.compare NE, %49#0, %49#0, FLOAT : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xi1>
%c_13 = stablehlo.constant dense<0> : tensor<i64>
%52 = call @_where_14(%51, %c_13, %49#0) : (tensor<3x6xi1>, tensor<i64>, tensor<3x6xf32>) -> tensor<3x6xf32>
%53 = stablehlo.compare NE, %49#1, %49#1, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%54 = stablehlo.compare NE, %49#1, %49#1, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%c_14 = stablehlo.constant dense<0> : tensor<i64>
%55 = call @_where_5(%54, %c_14, %49#1) : (tensor<3xi1>, tensor<i64>, tensor<3xf32>) -> tensor<3xf32>
%56:2 = call @qr_15(%arg4) : (tensor<3x6xf32>) -> (tensor<3x3xf32>, tensor<3x6xf32>)
%57 = stablehlo.compare NE, %56#0, %56#0, FLOAT : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xi1>
%58 = stablehlo.compare NE, %56#0, %56#0, FLOAT : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xi1>
%c_15 = stablehlo.constant dense<0> : tensor<i64>
%59 = call @_where_3(%58, %c_15, %56#0) : (tensor<3x3xi1>, tensor<i64>, tensor<3x3xf32>) -> tensor<3x3xf32>
%60 = stablehlo.compare NE, %56#1, %56#1, FLOAT : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xi1>
%61 = stablehlo.compare NE, %56#1, %56#1, FLOAT : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xi1>
%c_16 = stablehlo.constant dense<0> : tensor<i64>
%62 = call @_where_14(%61, %c_16, %56#1) : (tensor<3x6xi1>, tensor<i64>, tensor<3x6xf32>) -> tensor<3x6xf32>
%63:2 = call @qr_16(%arg4) : (tensor<3x6xf32>) -> (tensor<6x3xf32>, tensor<3xf32>)
%64 = stablehlo.compare NE, %63#0, %63#0, FLOAT : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xi1>
%65 = stablehlo.compare NE, %63#0, %63#0, FLOAT : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xi1>
%c_17 = stablehlo.constant dense<0> : tensor<i64>
%66 = call @_where_12(%65, %c_17, %63#0) : (tensor<6x3xi1>, tensor<i64>, tensor<6x3xf32>) -> tensor<6x3xf32>
%67 = stablehlo.compare NE, %63#1, %63#1, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%68 = stablehlo.compare NE, %63#1, %63#1, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%c_18 = stablehlo.constant dense<0> : tensor<i64>
%69 = call @_where_5(%68, %c_18, %63#1) : (tensor<3xi1>, tensor<i64>, tensor<3xf32>) -> tensor<3xf32>
%70:2 = call @qr_2(%arg5) : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3x3xf32>)
%71 = stablehlo.compare NE, %70#0, %70#0, FLOAT : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xi1>
%72 = stablehlo.compare NE, %70#0, %70#0, FLOAT : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xi1>
%c_19 = stablehlo.constant dense<0> : tensor<i64>
%73 = call @_where_3(%72, %c_19, %70#0) : (tensor<3x3xi1>, tensor<i64>, tensor<3x3xf32>) -> tensor<3x3xf32>
%74 = stablehlo.compare NE, %70#1, %70#1, FLOAT : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xi1>
%75 = stablehlo.compare NE, %70#1, %70#1, FLOAT : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xi1>
%c_20 = stablehlo.constant dense<0> : tensor<i64>
%76 = call @_where_3(%75, %c_20, %70#1) : (tensor<3x3xi1>, tensor<i64>, tensor<3x3xf32>) -> tensor<3x3xf32>
%77:2 = call @qr_4(%arg5) : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>)
%78 = stablehlo.compare NE, %77#0, %77#0, FLOAT : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xi1>
%79 = stablehlo.compare NE, %77#0, %77#0, FLOAT : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xi1>
%c_21 = stablehlo.constant dense<0> : tensor<i64>
%80 = call @_where_3(%79, %c_21, %77#0) : (tensor<3x3xi1>, tensor<i64>, tensor<3x3xf32>) -> tensor<3x3xf32>
%81 = stablehlo.compare NE, %77#1, %77#1, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%82 = stablehlo.compare NE, %77#1, %77#1, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%c_22 = stablehlo.constant dense<0> : tensor<i64>
%83 = call @_where_5(%82, %c_22, %77#1) : (tensor<3xi1>, tensor<i64>, tensor<3xf32>) -> tensor<3xf32>
%84:2 = call @qr_17(%arg6) : (tensor<1x3xf32>) -> (tensor<1x1xf32>, tensor<1x3xf32>)
%85 = stablehlo.compare NE, %84#0, %84#0, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
%86 = stablehlo.compare NE, %84#0, %84#0, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
%c_23 = stablehlo.constant dense<0> : tensor<i64>
%87 = call @_where_18(%86, %c_23, %84#0) : (tensor<1x1xi1>, tensor<i64>, tensor<1x1xf32>) -> tensor<1x1xf32>
%88 = stablehlo.compare NE, %84#1, %84#1, FLOAT : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xi1>
%89 = stablehlo.compare NE, %84#1, %84#1, FLOAT : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xi1>
%c_24 = stablehlo.constant dense<0> : tensor<i64>
%90 = call @_where_19(%89, %c_24, %84#1) : (tensor<1x3xi1>, tensor<i64>, tensor<1x3xf32>) -> tensor<1x3xf32>
%91:2 = call @qr_20(%arg6) : (tensor<1x3xf32>) -> (tensor<3x1xf32>, tensor<1xf32>)
%92 = stablehlo.compare NE, %91#0, %91#0, FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
%93 = stablehlo.compare NE, %91#0, %91#0, FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
%c_25 = stablehlo.constant dense<0> : tensor<i64>
%94 = call @_where_21(%93, %c_25, %91#0) : (tensor<3x1xi1>, tensor<i64>, tensor<3x1xf32>) -> tensor<3x1xf32>
%95 = stablehlo.compare NE, %91#1, %91#1, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
%96 = stablehlo.compare NE, %91#1, %91#1, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
%c_26 = stablehlo.constant dense<0> : tensor<i64>
%97 = call @_where_22(%96, %c_26, %91#1) : (tensor<1xi1>, tensor<i64>, tensor<1xf32>) -> tensor<1xf32>
%98:2 = call @qr_23(%arg7) : (tensor<3x5xf32>) -> (tensor<3x3xf32>, tensor<3x5xf32>)
%99 = stablehlo.compare NE, %98#0, %98#0, FLOAT : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xi1>
%100 = stablehlo.compare NE, %98#0, %98#0, FLOAT : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xi1>
%c_27 = stablehlo.constant dense<0> : tensor<i64>
%101 = call @_where_3(%100, %c_27, %98#0) : (tensor<3x3xi1>, tensor<i64>, tensor<3x3xf32>) -> tensor<3x3xf32>
%102 = stablehlo.compare NE, %98#1, %98#1, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%103 = stablehlo.compare NE, %98#1, %98#1, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%c_28 = stablehlo.constant dense<0> : tensor<i64>
%104 = call @_where_24(%103, %c_28, %98#1) : (tensor<3x5xi1>, tensor<i64>, tensor<3x5xf32>) -> tensor<3x5xf32>
%105:2 = call @qr_25(%arg7) : (tensor<3x5xf32>) -> (tensor<5x3xf32>, tensor<3xf32>)
%106 = stablehlo.compare NE, %105#0, %105#0, FLOAT : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xi1>
%107 = stablehlo.compare NE, %105#0, %105#0, FLOAT : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xi1>
%c_29 = stablehlo.constant dense<0> : tensor<i64>
%108 = call @_where_26(%107, %c_29, %105#0) : (tensor<5x3xi1>, tensor<i64>, tensor<5x3xf32>) -> tensor<5x3xf32>
%109 = stablehlo.compare NE, %105#1, %105#1, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%110 = stablehlo.compare NE, %105#1, %105#1, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%c_30 = stablehlo.constant dense<0> : tensor<i64>
%111 = call @_where_5(%110, %c_30, %105#1) : (tensor<3xi1>, tensor<i64>, tensor<3xf32>) -> tensor<3xf32>
%112:2 = call @qr_6(%arg8) : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>)
%113 = stablehlo.compare NE, %112#0, %112#0, FLOAT : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
%114 = stablehlo.compare NE, %112#0, %112#0, FLOAT : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
%c_31 = stablehlo.constant dense<0> : tensor<i64>
%115 = call @_where_7(%114, %c_31, %112#0) : (tensor<4x4xi1>, tensor<i64>, tensor<4x4xf32>) -> tensor<4x4xf32>
%116 = stablehlo.compare NE, %112#1, %112#1, FLOAT : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
%117 = stablehlo.compare NE, %112#1, %112#1, FLOAT : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
%c_32 = stablehlo.constant dense<0> : tensor<i64>
%118 = call @_where_7(%117, %c_32, %112#1) : (tensor<4x4xi1>, tensor<i64>, tensor<4x4xf32>) -> tensor<4x4xf32>
%119:2 = call @qr_8(%arg8) : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>)
%120 = stablehlo.compare NE, %119#0, %119#0, FLOAT : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
%121 = stablehlo.compare NE, %119#0, %119#0, FLOAT : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
%c_33 = stablehlo.constant dense<0> : tensor<i64>
%122 = call @_where_7(%121, %c_33, %119#0) : (tensor<4x4xi1>, tensor<i64>, tensor<4x4xf32>) -> tensor<4x4xf32>
%123 = stablehlo.compare NE, %119#1, %119#1, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%124 = stablehlo.compare NE, %119#1, %119#1, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%c_34 = stablehlo.constant dense<0> : tensor<i64>
%125 = call @_where_9(%124, %c_34, %119#1) : (tensor<4xi1>, tensor<i64>, tensor<4xf32>) -> tensor<4xf32>
%126:2 = call @qr_27(%arg9) : (tensor<5x6xf32>) -> (tensor<5x5xf32>, tensor<5x6xf32>)
%127 = stablehlo.compare NE, %126#0, %126#0, FLOAT : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
%128 = stablehlo.compare NE, %126#0, %126#0, FLOAT : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
%c_35 = stablehlo.constant dense<0> : tensor<i64>
%129 = call @_where_28(%128, %c_35, %126#0) : (tensor<5x5xi1>, tensor<i64>, tensor<5x5xf32>) -> tensor<5x5xf32>
%130 = stablehlo.compare NE, %126#1, %126#1, FLOAT : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xi1>
%131 = stablehlo.compare NE, %126#1, %126#1, FLOAT : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xi1>
%c_36 = stablehlo.constant dense<0> : tensor<i64>
%132 = call @_where_29(%131, %c_36, %126#1) : (tensor<5x6xi1>, tensor<i64>, tensor<5x6xf32>) -> tensor<5x6xf32>
%133:2 = call @qr_30(%arg9) : (tensor<5x6xf32>) -> (tensor<6x5xf32>, tensor<5xf32>)
%134 = stablehlo.compare NE, %133#0, %133#0, FLOAT : (tensor<6x5xf32>, tensor<6x5xf32>) -> tensor<6x5xi1>
%135 = stablehlo.compare NE, %133#0, %133#0, FLOAT : (tensor<6x5xf32>, tensor<6x5xf32>) -> tensor<6x5xi1>
%c_37 = stablehlo.constant dense<0> : tensor<i64>
%136 = call @_where_31(%135, %c_37, %133#0) : (tensor<6x5xi1>, tensor<i64>, tensor<6x5xf32>) -> tensor<6x5xf32>
%137 = stablehlo.compare NE, %133#1, %133#1, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%138 = stablehlo.compare NE, %133#1, %133#1, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%c_38 = stablehlo.constant dense<0> : tensor<i64>
%139 = call @_where_32(%138, %c_38, %133#1) : (tensor<5xi1>, tensor<i64>, tensor<5xf32>) -> tensor<5xf32>
return %1, %3, %4, %6, %8, %10, %11, %13, %15, %17, %18, %20, %22, %24, %25, %27, %29, %31, %32, %34, %36, %38, %39, %41, %43, %45, %46, %48, %50, %52, %53, %55, %57, %59, %60, %62, %64, %66, %67, %69, %71, %73, %74, %76, %78, %80, %81, %83, %85, %87, %88, %90, %92, %94, %95, %97, %99, %101, %102, %104, %106, %108, %109, %111, %113, %115, %116, %118, %120, %122, %123, %125, %127, %129, %130, %132, %134, %136, %137, %139 : tensor<2x2xi1>, tensor<2x2xf32>, tensor<2x2xi1>, tensor<2x2xf32>, tensor<2x2xi1>, tensor<2x2xf32>, tensor<2xi1>, tensor<2xf32>, tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xi1>, tensor<3x3xf32>, tensor<3xi1>, tensor<3xf32>, tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xi1>, tensor<4x4xf32>, tensor<4xi1>, tensor<4xf32>, tensor<6x6xi1>, tensor<6x6xf32>, tensor<6x3xi1>, tensor<6x3xf32>, tensor<3x6xi1>, tensor<3x6xf32>, tensor<3xi1>, tensor<3xf32>, tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x6xi1>, tensor<3x6xf32>, tensor<6x3xi1>, tensor<6x3xf32>, tensor<3xi1>, tensor<3xf32>, tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xi1>, tensor<3x3xf32>, tensor<3xi1>, tensor<3xf32>, tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x3xi1>, tensor<1x3xf32>, tensor<3x1xi1>, tensor<3x1xf32>, tensor<1xi1>, tensor<1xf32>, tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x5xi1>, tensor<3x5xf32>, tensor<5x3xi1>, tensor<5x3xf32>, tensor<3xi1>, tensor<3xf32>, tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xi1>, tensor<4x4xf32>, tensor<4xi1>, tensor<4xf32>, tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x6xi1>, tensor<5x6xf32>, tensor<6x5xi1>, tensor<6x5xf32>, tensor<5xi1>, tensor<5xf32>
}
func.func private @qr(%arg0: tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>) {
%0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=2, j=2, k=2, l=2, m=2}, custom>} : (tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>)
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%1 = stablehlo.pad %0#0, %cst, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<2x2xf32>, tensor<f32>) -> tensor<2x2xf32>
%2 = stablehlo.custom_call @lapack_sorgqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=2, j=2, k=2, l=2, m=2}, custom>} : (tensor<2x2xf32>, tensor<2xf32>) -> tensor<2x2xf32>
%3 = stablehlo.iota dim = 0 : tensor<2x2xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<2x2xi64>
%5 = stablehlo.add %3, %4 : tensor<2x2xi64>
%6 = stablehlo.iota dim = 1 : tensor<2x2xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
%9 = stablehlo.select %7, %8, %0#0 : tensor<2x2xi1>, tensor<2x2xf32>
return %2, %9 : tensor<2x2xf32>, tensor<2x2xf32>
}
func.func private @_where(%arg0: tensor<2x2xi1>, %arg1: tensor<i64>, %arg2: tensor<2x2xf32>) -> tensor<2x2xf32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<2x2xi1>, tensor<2x2xf32>
return %2 : tensor<2x2xf32>
}
func.func private @qr_0(%arg0: tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>) {
%0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=2, j=2, k=2, l=2, m=2}, custom>} : (tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>)
%1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
return %1, %0#1 : tensor<2x2xf32>, tensor<2xf32>
}
func.func private @_where_1(%arg0: tensor<2xi1>, %arg1: tensor<i64>, %arg2: tensor<2xf32>) -> tensor<2xf32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2xf32>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<2xi1>, tensor<2xf32>
return %2 : tensor<2xf32>
}
func.func private @qr_2(%arg0: tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3x3xf32>) {
%0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>)
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%1 = stablehlo.pad %0#0, %cst, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3x3xf32>
%2 = stablehlo.custom_call @lapack_sorgqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xf32>, tensor<3xf32>) -> tensor<3x3xf32>
%3 = stablehlo.iota dim = 0 : tensor<3x3xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
%5 = stablehlo.add %3, %4 : tensor<3x3xi64>
%6 = stablehlo.iota dim = 1 : tensor<3x3xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
%9 = stablehlo.select %7, %8, %0#0 : tensor<3x3xi1>, tensor<3x3xf32>
return %2, %9 : tensor<3x3xf32>, tensor<3x3xf32>
}
func.func private @_where_3(%arg0: tensor<3x3xi1>, %arg1: tensor<i64>, %arg2: tensor<3x3xf32>) -> tensor<3x3xf32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x3xi1>, tensor<3x3xf32>
return %2 : tensor<3x3xf32>
}
func.func private @qr_4(%arg0: tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>) {
%0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>)
%1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
return %1, %0#1 : tensor<3x3xf32>, tensor<3xf32>
}
func.func private @_where_5(%arg0: tensor<3xi1>, %arg1: tensor<i64>, %arg2: tensor<3xf32>) -> tensor<3xf32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3xf32>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<3xi1>, tensor<3xf32>
return %2 : tensor<3xf32>
}
func.func private @qr_6(%arg0: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
%0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>)
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%1 = stablehlo.pad %0#0, %cst, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4x4xf32>
%2 = stablehlo.custom_call @lapack_sorgqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4x4xf32>
%3 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%5 = stablehlo.add %3, %4 : tensor<4x4xi64>
%6 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%9 = stablehlo.select %7, %8, %0#0 : tensor<4x4xi1>, tensor<4x4xf32>
return %2, %9 : tensor<4x4xf32>, tensor<4x4xf32>
}
func.func private @_where_7(%arg0: tensor<4x4xi1>, %arg1: tensor<i64>, %arg2: tensor<4x4xf32>) -> tensor<4x4xf32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<4x4xi1>, tensor<4x4xf32>
return %2 : tensor<4x4xf32>
}
func.func private @qr_8(%arg0: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>) {
%0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>)
%1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
return %1, %0#1 : tensor<4x4xf32>, tensor<4xf32>
}
func.func private @_where_9(%arg0: tensor<4xi1>, %arg1: tensor<i64>, %arg2: tensor<4xf32>) -> tensor<4xf32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4xf32>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<4xi1>, tensor<4xf32>
return %2 : tensor<4xf32>
}
func.func private @qr_10(%arg0: tensor<6x3xf32>) -> (tensor<6x6xf32>, tensor<6x3xf32>) {
%0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=6, j=3, k=6, l=3, m=3}, custom>} : (tensor<6x3xf32>) -> (tensor<6x3xf32>, tensor<3xf32>)
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%1 = stablehlo.pad %0#0, %cst, low = [0, 0], high = [0, 3], interior = [0, 0] : (tensor<6x3xf32>, tensor<f32>) -> tensor<6x6xf32>
%2 = stablehlo.custom_call @lapack_sorgqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=6, j=6, k=3, l=6, m=6}, custom>} : (tensor<6x6xf32>, tensor<3xf32>) -> tensor<6x6xf32>
%3 = stablehlo.iota dim = 0 : tensor<6x3xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<6x3xi64>
%5 = stablehlo.add %3, %4 : tensor<6x3xi64>
%6 = stablehlo.iota dim = 1 : tensor<6x3xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<6x3xi64>, tensor<6x3xi64>) -> tensor<6x3xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
%9 = stablehlo.select %7, %8, %0#0 : tensor<6x3xi1>, tensor<6x3xf32>
return %2, %9 : tensor<6x6xf32>, tensor<6x3xf32>
}
func.func private @_where_11(%arg0: tensor<6x6xi1>, %arg1: tensor<i64>, %arg2: tensor<6x6xf32>) -> tensor<6x6xf32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<6x6xi1>, tensor<6x6xf32>
return %2 : tensor<6x6xf32>
}
func.func private @_where_12(%arg0: tensor<6x3xi1>, %arg1: tensor<i64>, %arg2: tensor<6x3xf32>) -> tensor<6x3xf32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<6x3xi1>, tensor<6x3xf32>
return %2 : tensor<6x3xf32>
}
func.func private @qr_13(%arg0: tensor<6x3xf32>) -> (tensor<3x6xf32>, tensor<3xf32>) {
%0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=6, j=3, k=6, l=3, m=3}, custom>} : (tensor<6x3xf32>) -> (tensor<6x3xf32>, tensor<3xf32>)
%1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<6x3xf32>) -> tensor<3x6xf32>
return %1, %0#1 : tensor<3x6xf32>, tensor<3xf32>
}
func.func private @_where_14(%arg0: tensor<3x6xi1>, %arg1: tensor<i64>, %arg2: tensor<3x6xf32>) -> tensor<3x6xf32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x6xi1>, tensor<3x6xf32>
return %2 : tensor<3x6xf32>
}
func.func private @qr_15(%arg0: tensor<3x6xf32>) -> (tensor<3x3xf32>, tensor<3x6xf32>) {
%0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=3, j=6, k=3, l=6, m=3}, custom>} : (tensor<3x6xf32>) -> (tensor<3x6xf32>, tensor<3xf32>)
%1 = stablehlo.slice %0#0 [0:3, 0:3] : (tensor<3x6xf32>) -> tensor<3x3xf32>
%2 = stablehlo.custom_call @lapack_sorgqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xf32>, tensor<3xf32>) -> tensor<3x3xf32>
%3 = stablehlo.iota dim = 0 : tensor<3x6xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x6xi64>
%5 = stablehlo.add %3, %4 : tensor<3x6xi64>
%6 = stablehlo.iota dim = 1 : tensor<3x6xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x6xi64>, tensor<3x6xi64>) -> tensor<3x6xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
%9 = stablehlo.select %7, %8, %0#0 : tensor<3x6xi1>, tensor<3x6xf32>
return %2, %9 : tensor<3x3xf32>, tensor<3x6xf32>
}
func.func private @qr_16(%arg0: tensor<3x6xf32>) -> (tensor<6x3xf32>, tensor<3xf32>) {
%0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=3, j=6, k=3, l=6, m=3}, custom>} : (tensor<3x6xf32>) -> (tensor<3x6xf32>, tensor<3xf32>)
%1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<3x6xf32>) -> tensor<6x3xf32>
return %1, %0#1 : tensor<6x3xf32>, tensor<3xf32>
}
func.func private @qr_17(%arg0: tensor<1x3xf32>) -> (tensor<1x1xf32>, tensor<1x3xf32>) {
%0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=1, j=3, k=1, l=3, m=1}, custom>} : (tensor<1x3xf32>) -> (tensor<1x3xf32>, tensor<1xf32>)
%1 = stablehlo.slice %0#0 [0:1, 0:1] : (tensor<1x3xf32>) -> tensor<1x1xf32>
%2 = stablehlo.custom_call @lapack_sorgqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=1, j=1, k=1, l=1, m=1}, custom>} : (tensor<1x1xf32>, tensor<1xf32>) -> tensor<1x1xf32>
%3 = stablehlo.iota dim = 0 : tensor<1x3xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<1x3xi64>
%5 = stablehlo.add %3, %4 : tensor<1x3xi64>
%6 = stablehlo.iota dim = 1 : tensor<1x3xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<1x3xi64>, tensor<1x3xi64>) -> tensor<1x3xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x3xf32>
%9 = stablehlo.select %7, %8, %0#0 : tensor<1x3xi1>, tensor<1x3xf32>
return %2, %9 : tensor<1x1xf32>, tensor<1x3xf32>
}
func.func private @_where_18(%arg0: tensor<1x1xi1>, %arg1: tensor<i64>, %arg2: tensor<1x1xf32>) -> tensor<1x1xf32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<1x1xi1>, tensor<1x1xf32>
return %2 : tensor<1x1xf32>
}
func.func private @_where_19(%arg0: tensor<1x3xi1>, %arg1: tensor<i64>, %arg2: tensor<1x3xf32>) -> tensor<1x3xf32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x3xf32>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<1x3xi1>, tensor<1x3xf32>
return %2 : tensor<1x3xf32>
}
func.func private @qr_20(%arg0: tensor<1x3xf32>) -> (tensor<3x1xf32>, tensor<1xf32>) {
%0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=1, j=3, k=1, l=3, m=1}, custom>} : (tensor<1x3xf32>) -> (tensor<1x3xf32>, tensor<1xf32>)
%1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<1x3xf32>) -> tensor<3x1xf32>
return %1, %0#1 : tensor<3x1xf32>, tensor<1xf32>
}
func.func private @_where_21(%arg0: tensor<3x1xi1>, %arg1: tensor<i64>, %arg2: tensor<3x1xf32>) -> tensor<3x1xf32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x1xi1>, tensor<3x1xf32>
return %2 : tensor<3x1xf32>
}
func.func private @_where_22(%arg0: tensor<1xi1>, %arg1: tensor<i64>, %arg2: tensor<1xf32>) -> tensor<1xf32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1xf32>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<1xi1>, tensor<1xf32>
return %2 : tensor<1xf32>
}
func.func private @qr_23(%arg0: tensor<3x5xf32>) -> (tensor<3x3xf32>, tensor<3x5xf32>) {
%0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=3, j=5, k=3, l=5, m=3}, custom>} : (tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3xf32>)
%1 = stablehlo.slice %0#0 [0:3, 0:3] : (tensor<3x5xf32>) -> tensor<3x3xf32>
%2 = stablehlo.custom_call @lapack_sorgqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xf32>, tensor<3xf32>) -> tensor<3x3xf32>
%3 = stablehlo.iota dim = 0 : tensor<3x5xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x5xi64>
%5 = stablehlo.add %3, %4 : tensor<3x5xi64>
%6 = stablehlo.iota dim = 1 : tensor<3x5xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x5xi64>, tensor<3x5xi64>) -> tensor<3x5xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
%9 = stablehlo.select %7, %8, %0#0 : tensor<3x5xi1>, tensor<3x5xf32>
return %2, %9 : tensor<3x3xf32>, tensor<3x5xf32>
}
func.func private @_where_24(%arg0: tensor<3x5xi1>, %arg1: tensor<i64>, %arg2: tensor<3x5xf32>) -> tensor<3x5xf32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x5xi1>, tensor<3x5xf32>
return %2 : tensor<3x5xf32>
}
func.func private @qr_25(%arg0: tensor<3x5xf32>) -> (tensor<5x3xf32>, tensor<3xf32>) {
%0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=3, j=5, k=3, l=5, m=3}, custom>} : (tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3xf32>)
%1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
return %1, %0#1 : tensor<5x3xf32>, tensor<3xf32>
}
func.func private @_where_26(%arg0: tensor<5x3xi1>, %arg1: tensor<i64>, %arg2: tensor<5x3xf32>) -> tensor<5x3xf32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<5x3xi1>, tensor<5x3xf32>
return %2 : tensor<5x3xf32>
}
func.func private @qr_27(%arg0: tensor<5x6xf32>) -> (tensor<5x5xf32>, tensor<5x6xf32>) {
%0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=5, j=6, k=5, l=6, m=5}, custom>} : (tensor<5x6xf32>) -> (tensor<5x6xf32>, tensor<5xf32>)
%1 = stablehlo.slice %0#0 [0:5, 0:5] : (tensor<5x6xf32>) -> tensor<5x5xf32>
%2 = stablehlo.custom_call @lapack_sorgqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=5, j=5, k=5, l=5, m=5}, custom>} : (tensor<5x5xf32>, tensor<5xf32>) -> tensor<5x5xf32>
%3 = stablehlo.iota dim = 0 : tensor<5x6xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<5x6xi64>
%5 = stablehlo.add %3, %4 : tensor<5x6xi64>
%6 = stablehlo.iota dim = 1 : tensor<5x6xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<5x6xi64>, tensor<5x6xi64>) -> tensor<5x6xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x6xf32>
%9 = stablehlo.select %7, %8, %0#0 : tensor<5x6xi1>, tensor<5x6xf32>
return %2, %9 : tensor<5x5xf32>, tensor<5x6xf32>
}
func.func private @_where_28(%arg0: tensor<5x5xi1>, %arg1: tensor<i64>, %arg2: tensor<5x5xf32>) -> tensor<5x5xf32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<5x5xi1>, tensor<5x5xf32>
return %2 : tensor<5x5xf32>
}
func.func private @_where_29(%arg0: tensor<5x6xi1>, %arg1: tensor<i64>, %arg2: tensor<5x6xf32>) -> tensor<5x6xf32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<5x6xf32>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<5x6xi1>, tensor<5x6xf32>
return %2 : tensor<5x6xf32>
}
func.func private @qr_30(%arg0: tensor<5x6xf32>) -> (tensor<6x5xf32>, tensor<5xf32>) {
%0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=5, j=6, k=5, l=6, m=5}, custom>} : (tensor<5x6xf32>) -> (tensor<5x6xf32>, tensor<5xf32>)
%1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<5x6xf32>) -> tensor<6x5xf32>
return %1, %0#1 : tensor<6x5xf32>, tensor<5xf32>
}
func.func private @_where_31(%arg0: tensor<6x5xi1>, %arg1: tensor<i64>, %arg2: tensor<6x5xf32>) -> tensor<6x5xf32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<6x5xi1>, tensor<6x5xf32>
return %2 : tensor<6x5xf32>
}
func.func private @_where_32(%arg0: tensor<5xi1>, %arg1: tensor<i64>, %arg2: tensor<5xf32>) -> tensor<5xf32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<5xf32>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<5xi1>, tensor<5xf32>
return %2 : tensor<5xf32>
}
}
// -----
// qr_blocks_float32
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x24000000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:2 = call @f(%a0) : (tensor<i32>) -> (tensor<40xi64>, tensor<40xi64>)
%e0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000004600000000000000460000000000000046000000000000004600000000000000"> : tensor<40xi64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<40xi64>, tensor<40xi64>) -> ()
%e1 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002500000000000000020000000000000003000000000000000400000000000000"> : tensor<40xi64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<40xi64>, tensor<40xi64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<40xi64>, tensor<40xi64>) {
%0 = stablehlo.iota dim = 0 : tensor<2800xf32>
%1 = stablehlo.sine %0 : tensor<2800xf32>
%2 = stablehlo.reshape %1 : (tensor<2800xf32>) -> tensor<70x40xf32>
%c = stablehlo.constant dense<14> : tensor<i32>
%3 = stablehlo.add %arg0, %c : tensor<i32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%4 = stablehlo.compare LT, %3, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_1 = stablehlo.constant dense<70> : tensor<i32>
%5 = stablehlo.add %3, %c_1 : tensor<i32>
%6 = stablehlo.select %4, %5, %3 : tensor<i1>, tensor<i32>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.compare LT, %arg0, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_3 = stablehlo.constant dense<40> : tensor<i32>
%8 = stablehlo.add %arg0, %c_3 : tensor<i32>
%9 = stablehlo.select %7, %8, %arg0 : tensor<i1>, tensor<i32>
%10 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i32>) -> tensor<1xi32>
%11 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i32>) -> tensor<1xi32>
%12 = stablehlo.concatenate %10, %11, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%13 = "stablehlo.scatter"(%2, %12, %cst) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = true}> ({
^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
stablehlo.return %arg2 : tensor<f32>
}) : (tensor<70x40xf32>, tensor<2xi32>, tensor<f32>) -> tensor<70x40xf32>
%14:2 = call @qr(%13) : (tensor<70x40xf32>) -> (tensor<70x40xf32>, tensor<40x40xf32>)
%15 = stablehlo.compare NE, %14#0, %14#0, FLOAT : (tensor<70x40xf32>, tensor<70x40xf32>) -> tensor<70x40xi1>
%16 = stablehlo.convert %15 : (tensor<70x40xi1>) -> tensor<70x40xi32>
%17 = stablehlo.convert %16 : (tensor<70x40xi32>) -> tensor<70x40xi64>
%c_4 = stablehlo.constant dense<0> : tensor<i64>
%18 = stablehlo.reduce(%17 init: %c_4) applies stablehlo.add across dimensions = [0] : (tensor<70x40xi64>, tensor<i64>) -> tensor<40xi64>
%19 = stablehlo.compare NE, %14#1, %14#1, FLOAT : (tensor<40x40xf32>, tensor<40x40xf32>) -> tensor<40x40xi1>
%20 = stablehlo.convert %19 : (tensor<40x40xi1>) -> tensor<40x40xi32>
%21 = stablehlo.convert %20 : (tensor<40x40xi32>) -> tensor<40x40xi64>
%c_5 = stablehlo.constant dense<0> : tensor<i64>
%22 = stablehlo.reduce(%21 init: %c_5) applies stablehlo.add across dimensions = [0] : (tensor<40x40xi64>, tensor<i64>) -> tensor<40xi64>
return %18, %22 : tensor<40xi64>, tensor<40xi64>
}
func.func private @qr(%arg0: tensor<70x40xf32>) -> (tensor<70x40xf32>, tensor<40x40xf32>) {
%0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=70, j=40, k=70, l=40, m=40}, custom>} : (tensor<70x40xf32>) -> (tensor<70x40xf32>, tensor<40xf32>)
%1 = stablehlo.custom_call @lapack_sorgqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=70, j=40, k=40, l=70, m=40}, custom>} : (tensor<70x40xf32>, tensor<40xf32>) -> tensor<70x40xf32>
%2 = stablehlo.slice %0#0 [0:40, 0:40] : (tensor<70x40xf32>) -> tensor<40x40xf32>
%3 = stablehlo.iota dim = 0 : tensor<40x40xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<40x40xi64>
%5 = stablehlo.add %3, %4 : tensor<40x40xi64>
%6 = stablehlo.iota dim = 1 : tensor<40x40xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<40x40xi64>, tensor<40x40xi64>) -> tensor<40x40xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<40x40xf32>
%9 = stablehlo.select %7, %8, %2 : tensor<40x40xi1>, tensor<40x40xf32>
return %1, %9 : tensor<70x40xf32>, tensor<40x40xf32>
}
}
// -----
// similar_float32
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x27000000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:9 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<40xi32>)
%e0 = stablehlo.constant dense<"0x0100000000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x1806000000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e2 = stablehlo.constant dense<"0xF005000000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e3 = stablehlo.constant dense<"0x2500000000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e4 = stablehlo.constant dense<"0x2500000000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e5 = stablehlo.constant dense<"0x2700000000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e6 = stablehlo.constant dense<"0x2600000000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e7 = stablehlo.constant dense<"0x0100000000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e8 = stablehlo.constant dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F000000100000001100000012000000130000001400000015000000160000001700000018000000190000001A0000001B0000001C0000001D0000001E0000001F0000002000000021000000220000002300000024000000250000002600000027000000"> : tensor<40xi32>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<40xi32>, tensor<40xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<40xi32>) {
%0 = stablehlo.iota dim = 0 : tensor<1600xf32>
%1 = stablehlo.sine %0 : tensor<1600xf32>
%2 = stablehlo.reshape %1 : (tensor<1600xf32>) -> tensor<40x40xf32>
%3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<40x40xf32>) -> tensor<40x40xf32>
%4 = stablehlo.add %2, %3 : tensor<40x40xf32>
%c = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.compare LT, %arg0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<40> : tensor<i32>
%6 = stablehlo.add %arg0, %c_0 : tensor<i32>
%7 = stablehlo.select %5, %6, %arg0 : tensor<i1>, tensor<i32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%8 = stablehlo.compare LT, %arg0, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_2 = stablehlo.constant dense<40> : tensor<i32>
%9 = stablehlo.add %arg0, %c_2 : tensor<i32>
%10 = stablehlo.select %8, %9, %arg0 : tensor<i1>, tensor<i32>
%11 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i32>) -> tensor<1xi32>
%12 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i32>) -> tensor<1xi32>
%13 = stablehlo.concatenate %11, %12, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%14 = "stablehlo.scatter"(%4, %13, %cst) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = true}> ({
^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
stablehlo.return %arg2 : tensor<f32>
}) : (tensor<40x40xf32>, tensor<2xi32>, tensor<f32>) -> tensor<40x40xf32>
%15 = call @eigvalsh(%14) : (tensor<40x40xf32>) -> tensor<40xf32>
%16 = stablehlo.transpose %14, dims = [1, 0] : (tensor<40x40xf32>) -> tensor<40x40xf32>
%17 = stablehlo.add %14, %16 : tensor<40x40xf32>
%cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<40x40xf32>
%19 = stablehlo.divide %17, %18 : tensor<40x40xf32>
%20:3 = stablehlo.custom_call @lapack_ssyevd_ffi(%19) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=40, j=40, k=40, l=40, m=40}, custom>} : (tensor<40x40xf32>) -> (tensor<40x40xf32>, tensor<40xf32>, tensor<i32>)
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<i32>
%22 = stablehlo.compare EQ, %20#2, %21, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%23 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%24 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<40x40xf32>
%25 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<40x40xi1>
%26 = stablehlo.select %25, %20#0, %24 : tensor<40x40xi1>, tensor<40x40xf32>
%27 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_6 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%28 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<40xf32>
%29 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<1xi1>) -> tensor<40xi1>
%30 = stablehlo.select %29, %20#1, %28 : tensor<40xi1>, tensor<40xf32>
%31:3 = stablehlo.custom_call @lapack_sgehrd_ffi(%14) {backend_config = "", mhlo.backend_config = {high = 40 : i32, low = 1 : i32}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=40, j=40, k=40, l=40, m=39}, custom>} : (tensor<40x40xf32>) -> (tensor<40x40xf32>, tensor<39xf32>, tensor<i32>)
%c_7 = stablehlo.constant dense<0> : tensor<i32>
%32 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<i32>
%33 = stablehlo.compare EQ, %31#2, %32, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%34 = stablehlo.broadcast_in_dim %33, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_8 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%35 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<40x40xf32>
%36 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<40x40xi1>
%37 = stablehlo.select %36, %31#0, %35 : tensor<40x40xi1>, tensor<40x40xf32>
%38 = stablehlo.broadcast_in_dim %33, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_9 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%39 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<39xf32>
%40 = stablehlo.broadcast_in_dim %38, dims = [0] : (tensor<1xi1>) -> tensor<39xi1>
%41 = stablehlo.select %40, %31#1, %39 : tensor<39xi1>, tensor<39xf32>
%42:5 = stablehlo.custom_call @lapack_ssytrd_ffi(%14) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n], [o], []) {i=40, j=40, k=40, l=40, m=40, n=39, o=39}, custom>} : (tensor<40x40xf32>) -> (tensor<40x40xf32>, tensor<40xf32>, tensor<39xf32>, tensor<39xf32>, tensor<i32>)
%c_10 = stablehlo.constant dense<0> : tensor<i32>
%43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<i32>
%44 = stablehlo.compare EQ, %42#4, %43, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%45 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_11 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%46 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<40x40xf32>
%47 = stablehlo.broadcast_in_dim %45, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<40x40xi1>
%48 = stablehlo.select %47, %42#0, %46 : tensor<40x40xi1>, tensor<40x40xf32>
%49 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_12 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%50 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<40xf32>
%51 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<1xi1>) -> tensor<40xi1>
%52 = stablehlo.select %51, %42#1, %50 : tensor<40xi1>, tensor<40xf32>
%53 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_13 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%54 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<39xf32>
%55 = stablehlo.broadcast_in_dim %53, dims = [0] : (tensor<1xi1>) -> tensor<39xi1>
%56 = stablehlo.select %55, %42#2, %54 : tensor<39xi1>, tensor<39xf32>
%57 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_14 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%58 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<39xf32>
%59 = stablehlo.broadcast_in_dim %57, dims = [0] : (tensor<1xi1>) -> tensor<39xi1>
%60 = stablehlo.select %59, %42#3, %58 : tensor<39xi1>, tensor<39xf32>
%61:3 = call @_qr(%14) : (tensor<40x40xf32>) -> (tensor<40x40xf32>, tensor<40x40xf32>, tensor<40xi32>)
%62 = stablehlo.slice %15 [1:39] : (tensor<40xf32>) -> tensor<38xf32>
%cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%63 = stablehlo.reduce(%62 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<38xf32>, tensor<f32>) -> tensor<f32>
%64 = stablehlo.slice %26 [1:40, 0:40] : (tensor<40x40xf32>) -> tensor<39x40xf32>
%65 = stablehlo.slice %37 [0:40, 2:40] : (tensor<40x40xf32>) -> tensor<40x38xf32>
%66 = stablehlo.slice %41 [1:38] : (tensor<39xf32>) -> tensor<37xf32>
%67 = call @tril(%48) : (tensor<40x40xf32>) -> tensor<40x40xf32>
%cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%68 = stablehlo.reduce(%67 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<40x40xf32>, tensor<f32>) -> tensor<40xf32>
%69 = stablehlo.slice %68 [1:40] : (tensor<40xf32>) -> tensor<39xf32>
%70 = stablehlo.slice %52 [1:40] : (tensor<40xf32>) -> tensor<39xf32>
%71 = stablehlo.slice %56 [1:39] : (tensor<39xf32>) -> tensor<38xf32>
%72 = stablehlo.slice %61#1 [39:40, 39:40] : (tensor<40x40xf32>) -> tensor<1x1xf32>
%73 = stablehlo.reshape %72 : (tensor<1x1xf32>) -> tensor<f32>
%74 = stablehlo.compare NE, %63, %63, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%75 = stablehlo.convert %74 : (tensor<i1>) -> tensor<i32>
%76 = stablehlo.convert %75 : (tensor<i32>) -> tensor<i64>
%c_17 = stablehlo.constant dense<0> : tensor<i64>
%77 = stablehlo.reduce(%76 init: %c_17) applies stablehlo.add across dimensions = [] : (tensor<i64>, tensor<i64>) -> tensor<i64>
%78 = stablehlo.compare NE, %64, %64, FLOAT : (tensor<39x40xf32>, tensor<39x40xf32>) -> tensor<39x40xi1>
%79 = stablehlo.convert %78 : (tensor<39x40xi1>) -> tensor<39x40xi32>
%80 = stablehlo.convert %79 : (tensor<39x40xi32>) -> tensor<39x40xi64>
%c_18 = stablehlo.constant dense<0> : tensor<i64>
%81 = stablehlo.reduce(%80 init: %c_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<39x40xi64>, tensor<i64>) -> tensor<i64>
%82 = stablehlo.compare NE, %65, %65, FLOAT : (tensor<40x38xf32>, tensor<40x38xf32>) -> tensor<40x38xi1>
%83 = stablehlo.convert %82 : (tensor<40x38xi1>) -> tensor<40x38xi32>
%84 = stablehlo.convert %83 : (tensor<40x38xi32>) -> tensor<40x38xi64>
%c_19 = stablehlo.constant dense<0> : tensor<i64>
%85 = stablehlo.reduce(%84 init: %c_19) applies stablehlo.add across dimensions = [0, 1] : (tensor<40x38xi64>, tensor<i64>) -> tensor<i64>
%86 = stablehlo.compare NE, %66, %66, FLOAT : (tensor<37xf32>, tensor<37xf32>) -> tensor<37xi1>
%87 = stablehlo.convert %86 : (tensor<37xi1>) -> tensor<37xi32>
%88 = stablehlo.convert %87 : (tensor<37xi32>) -> tensor<37xi64>
%c_20 = stablehlo.constant dense<0> : tensor<i64>
%89 = stablehlo.reduce(%88 init: %c_20) applies stablehlo.add across dimensions = [0] : (tensor<37xi64>, tensor<i64>) -> tensor<i64>
%90 = stablehlo.compare NE, %69, %69, FLOAT : (tensor<39xf32>, tensor<39xf32>) -> tensor<39xi1>
%91 = stablehlo.convert %90 : (tensor<39xi1>) -> tensor<39xi32>
%92 = stablehlo.convert %91 : (tensor<39xi32>) -> tensor<39xi64>
%c_21 = stablehlo.constant dense<0> : tensor<i64>
%93 = stablehlo.reduce(%92 init: %c_21) applies stablehlo.add across dimensions = [0] : (tensor<39xi64>, tensor<i64>) -> tensor<i64>
%94 = stablehlo.compare NE, %70, %70, FLOAT : (tensor<39xf32>, tensor<39xf32>) -> tensor<39xi1>
%95 = stablehlo.convert %94 : (tensor<39xi1>) -> tensor<39xi32>
%96 = stablehlo.convert %95 : (tensor<39xi32>) -> tensor<39xi64>
%c_22 = stablehlo.constant dense<0> : tensor<i64>
%97 = stablehlo.reduce(%96 init: %c_22) applies stablehlo.add across dimensions = [0] : (tensor<39xi64>, tensor<i64>) -> tensor<i64>
%98 = stablehlo.compare NE, %71, %71, FLOAT : (tensor<38xf32>, tensor<38xf32>) -> tensor<38xi1>
%99 = stablehlo.convert %98 : (tensor<38xi1>) -> tensor<38xi32>
%100 = stablehlo.convert %99 : (tensor<38xi32>) -> tensor<38xi64>
%c_23 = stablehlo.constant dense<0> : tensor<i64>
%101 = stablehlo.reduce(%100 init: %c_23) applies stablehlo.add across dimensions = [0] : (tensor<38xi64>, tensor<i64>) -> tensor<i64>
%102 = stablehlo.compare NE, %73, %73, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%103 = stablehlo.convert %102 : (tensor<i1>) -> tensor<i32>
%104 = stablehlo.convert %103 : (tensor<i32>) -> tensor<i64>
%c_24 = stablehlo.constant dense<0> : tensor<i64>
%105 = stablehlo.reduce(%104 init: %c_24) applies stablehlo.add across dimensions = [] : (tensor<i64>, tensor<i64>) -> tensor<i64>
%106 = call @sort(%61#2) : (tensor<40xi32>) -> tensor<40xi32>
return %77, %81, %85, %89, %93, %97, %101, %105, %106 : tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<40xi32>
}
func.func private @eigvalsh(%arg0: tensor<40x40xf32>) -> tensor<40xf32> {
%0:2 = call @eigh(%arg0) : (tensor<40x40xf32>) -> (tensor<40xf32>, tensor<40x40xf32>)
return %0#0 : tensor<40xf32>
}
func.func private @eigh(%arg0: tensor<40x40xf32>) -> (tensor<40xf32>, tensor<40x40xf32>) {
%0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<40x40xf32>) -> tensor<40x40xf32>
%1 = stablehlo.add %arg0, %0 : tensor<40x40xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<40x40xf32>
%3 = stablehlo.divide %1, %2 : tensor<40x40xf32>
%4:3 = stablehlo.custom_call @lapack_ssyevd_ffi(%3) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=40, j=40, k=40, l=40, m=40}, custom>} : (tensor<40x40xf32>) -> (tensor<40x40xf32>, tensor<40xf32>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%6 = stablehlo.compare EQ, %4#2, %5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<40x40xf32>
%9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<40x40xi1>
%10 = stablehlo.select %9, %4#0, %8 : tensor<40x40xi1>, tensor<40x40xf32>
%11 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<40xf32>
%13 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<1xi1>) -> tensor<40xi1>
%14 = stablehlo.select %13, %4#1, %12 : tensor<40xi1>, tensor<40xf32>
return %14, %10 : tensor<40xf32>, tensor<40x40xf32>
}
func.func private @_qr(%arg0: tensor<40x40xf32>) -> (tensor<40x40xf32>, tensor<40x40xf32>, tensor<40xi32>) {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<40xi32>
%1:3 = stablehlo.custom_call @lapack_sgeqp3_ffi(%arg0, %0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m], [n], [o]) {i=40, j=40, k=40, l=40, m=40, n=40, o=40}, custom>} : (tensor<40x40xf32>, tensor<40xi32>) -> (tensor<40x40xf32>, tensor<40xi32>, tensor<40xf32>)
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<40xi32>
%3 = stablehlo.subtract %1#1, %2 : tensor<40xi32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%4 = stablehlo.pad %1#0, %cst, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<40x40xf32>, tensor<f32>) -> tensor<40x40xf32>
%5 = stablehlo.custom_call @lapack_sorgqr_ffi(%4, %1#2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=40, j=40, k=40, l=40, m=40}, custom>} : (tensor<40x40xf32>, tensor<40xf32>) -> tensor<40x40xf32>
%6 = stablehlo.iota dim = 0 : tensor<40x40xi64>
%c_1 = stablehlo.constant dense<-1> : tensor<i64>
%7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<40x40xi64>
%8 = stablehlo.add %6, %7 : tensor<40x40xi64>
%9 = stablehlo.iota dim = 1 : tensor<40x40xi64>
%10 = stablehlo.compare GE, %8, %9, SIGNED : (tensor<40x40xi64>, tensor<40x40xi64>) -> tensor<40x40xi1>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<40x40xf32>
%12 = stablehlo.select %10, %11, %1#0 : tensor<40x40xi1>, tensor<40x40xf32>
return %5, %12, %3 : tensor<40x40xf32>, tensor<40x40xf32>, tensor<40xi32>
}
func.func private @tril(%arg0: tensor<40x40xf32>) -> tensor<40x40xf32> {
%0 = stablehlo.iota dim = 0 : tensor<40x40xi64>
%c = stablehlo.constant dense<-2> : tensor<i64>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<40x40xi64>
%2 = stablehlo.add %0, %1 : tensor<40x40xi64>
%3 = stablehlo.iota dim = 1 : tensor<40x40xi64>
%4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<40x40xi64>, tensor<40x40xi64>) -> tensor<40x40xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<40x40xf32>
%6 = stablehlo.select %4, %arg0, %5 : tensor<40x40xi1>, tensor<40x40xf32>
return %6 : tensor<40x40xf32>
}
func.func private @sort(%arg0: tensor<40xi32>) -> tensor<40xi32> {
%0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
%1 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %1 : tensor<i1>
}) : (tensor<40xi32>) -> tensor<40xi32>
return %0 : tensor<40xi32>
}
}
// -----
// qr_float64
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x000000000000F87F000000000000F03F000000000000F03F000000000000F03F"> : tensor<2x2xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<2x2xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x2xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x2xf64>
%c1 = stablehlo.constant dense<"0x000000000000F03F000000000000004000000000000008400000000000001040000000000000F87F0000000000001440000000000000F03F000000000000F03F0000000000000040"> : tensor<3x3xf64>
%z1 = stablehlo.constant dense<0.0> : tensor<3x3xf64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x3xf64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x3xf64>
%c2 = stablehlo.constant dense<"0x000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F"> : tensor<4x4xf64>
%z2 = stablehlo.constant dense<0.0> : tensor<4x4xf64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4x4xf64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4x4xf64>
%c3 = stablehlo.constant dense<"0x00000000FCE4EFBF000000A09997FC3F000000C02CE2F3BF000000607D86F4BF00000060D436E3BF000000E0CF3EF1BF000000802AD1E53F000000208AA2F8BF00000000225DF93F000000209CEBF63F000000A0AED1FFBF000000800D3BC53F000000405929F9BF0000000055FBEEBF000000204D46D5BF000000A0A0BFC7BF000000000000F87F000000006F5CFB3F"> : tensor<6x3xf64>
%z3 = stablehlo.constant dense<0.0> : tensor<6x3xf64>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<6x3xf64>
%a3 = stablehlo.optimization_barrier %s3 : tensor<6x3xf64>
%c4 = stablehlo.constant dense<"0x00000000FCE4EFBF000000A09997FC3F000000C02CE2F3BF000000607D86F4BF00000060D436E3BF000000E0CF3EF1BF000000802AD1E53F000000208AA2F8BF00000000225DF93F000000209CEBF63F000000000000F87F000000800D3BC53F000000405929F9BF0000000055FBEEBF000000204D46D5BF000000A0A0BFC7BF00000000174FC0BF000000006F5CFB3F"> : tensor<3x6xf64>
%z4 = stablehlo.constant dense<0.0> : tensor<3x6xf64>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<3x6xf64>
%a4 = stablehlo.optimization_barrier %s4 : tensor<3x6xf64>
%c5 = stablehlo.constant dense<"0x000000C029B2F73F000000E09249EBBF000000C0EA67DA3F000000601EC3F13F0000006055A8EB3F000000809695FA3F00000080B010F73F000000C067C4FA3F000000000000F87F"> : tensor<3x3xf64>
%z5 = stablehlo.constant dense<0.0> : tensor<3x3xf64>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<3x3xf64>
%a5 = stablehlo.optimization_barrier %s5 : tensor<3x3xf64>
%c6 = stablehlo.constant dense<"0x000000000000F87F00000060F36BF93F000000A0D5A4F13F"> : tensor<1x3xf64>
%z6 = stablehlo.constant dense<0.0> : tensor<1x3xf64>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<1x3xf64>
%a6 = stablehlo.optimization_barrier %s6 : tensor<1x3xf64>
%c7 = stablehlo.constant dense<"0x0000008081C5F7BF000000000000F87F000000E0CBFBD93F000000A0F529FEBF000000006188F6BF00000040CF67FB3F000000C03A7EFBBF000000A0C8B1F7BF000000E069B1FC3F00000060C333DF3F00000060D5C4E0BF000000E0A653A73F000000C009D8E43F00000040AEC2ECBF00000000882BF7BF"> : tensor<3x5xf64>
%z7 = stablehlo.constant dense<0.0> : tensor<3x5xf64>
%s7 = stablehlo.select %live, %c7, %z7 : tensor<i1>, tensor<3x5xf64>
%a7 = stablehlo.optimization_barrier %s7 : tensor<3x5xf64>
%c8 = stablehlo.constant dense<"0x0000008081C5F7BF000000A0BAA967BF000000E0CBFBD93F000000A0F529FEBF000000000000000000000040CF67FB3F000000000000F87F000000A0C8B1F7BF0000000000000000000000000000000000000060D5C4E0BF000000E0A653A73F000000000000000000000000000000000000000000000000000000A03D6FF23F"> : tensor<4x4xf64>
%z8 = stablehlo.constant dense<0.0> : tensor<4x4xf64>
%s8 = stablehlo.select %live, %c8, %z8 : tensor<i1>, tensor<4x4xf64>
%a8 = stablehlo.optimization_barrier %s8 : tensor<4x4xf64>
%c9 = stablehlo.constant dense<"0x000000A0D42EF53F000000000000F87F000000805CF3E93F000000A02F0CF73F000000000000F87F0000000010C3C83F00000000000000000000008030B0EB3F000000E041CFC0BF00000040AB8CD23F000000C07D87EF3F000000A091EEFBBF00000000000000000000000000000000000000C0F0EAD9BF000000C06D6B9D3F00000020A45CF1BF000000209039E33F00000000000000000000000000000000000000000000F03F000000C03310F93F000000403751CA3F00000000E31AD4BF000000000000000000000000000000000000000000000000000000000000F03F0000000066DFF5BF00000020371DFEBF"> : tensor<5x6xf64>
%z9 = stablehlo.constant dense<0.0> : tensor<5x6xf64>
%s9 = stablehlo.select %live, %c9, %z9 : tensor<i1>, tensor<5x6xf64>
%a9 = stablehlo.optimization_barrier %s9 : tensor<5x6xf64>
%r:80 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9) : (tensor<2x2xf64>, tensor<3x3xf64>, tensor<4x4xf64>, tensor<6x3xf64>, tensor<3x6xf64>, tensor<3x3xf64>, tensor<1x3xf64>, tensor<3x5xf64>, tensor<4x4xf64>, tensor<5x6xf64>) -> (tensor<2x2xi1>, tensor<2x2xf64>, tensor<2x2xi1>, tensor<2x2xf64>, tensor<2x2xi1>, tensor<2x2xf64>, tensor<2xi1>, tensor<2xf64>, tensor<3x3xi1>, tensor<3x3xf64>, tensor<3x3xi1>, tensor<3x3xf64>, tensor<3x3xi1>, tensor<3x3xf64>, tensor<3xi1>, tensor<3xf64>, tensor<4x4xi1>, tensor<4x4xf64>, tensor<4x4xi1>, tensor<4x4xf64>, tensor<4x4xi1>, tensor<4x4xf64>, tensor<4xi1>, tensor<4xf64>, tensor<6x6xi1>, tensor<6x6xf64>, tensor<6x3xi1>, tensor<6x3xf64>, tensor<3x6xi1>, tensor<3x6xf64>, tensor<3xi1>, tensor<3xf64>, tensor<3x3xi1>, tensor<3x3xf64>, tensor<3x6xi1>, tensor<3x6xf64>, tensor<6x3xi1>, tensor<6x3xf64>, tensor<3xi1>, tensor<3xf64>, tensor<3x3xi1>, tensor<3x3xf64>, tensor<3x3xi1>, tensor<3x3xf64>, tensor<3x3xi1>, tensor<3x3xf64>, tensor<3xi1>, tensor<3xf64>, tensor<1x1xi1>, tensor<1x1xf64>, tensor<1x3xi1>, tensor<1x3xf64>, tensor<3x1xi1>, tensor<3x1xf64>, tensor<1xi1>, tensor<1xf64>, tensor<3x3xi1>, tensor<3x3xf64>, tensor<3x5xi1>, tensor<3x5xf64>, tensor<5x3xi1>, tensor<5x3xf64>, tensor<3xi1>, tensor<3xf64>, tensor<4x4xi1>, tensor<4x4xf64>, tensor<4x4xi1>, tensor<4x4xf64>, tensor<4x4xi1>, tensor<4x4xf64>, tensor<4xi1>, tensor<4xf64>, tensor<5x5xi1>, tensor<5x5xf64>, tensor<5x6xi1>, tensor<5x6xf64>, tensor<6x5xi1>, tensor<6x5xf64>, tensor<5xi1>, tensor<5xf64>)
%e0 = stablehlo.constant dense<[[true, true], [true, true]]> : tensor<2x2xi1>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x2xi1>, tensor<2x2xi1>) -> ()
%e1 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x2xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 8.8817841970012523e-14 : f64} : (tensor<2x2xf64>, tensor<2x2xf64>) -> ()
%e2 = stablehlo.constant dense<[[true, true], [false, true]]> : tensor<2x2xi1>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x2xi1>, tensor<2x2xi1>) -> ()
%e3 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x2xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 8.8817841970012523e-14 : f64} : (tensor<2x2xf64>, tensor<2x2xf64>) -> ()
%e4 = stablehlo.constant dense<[[true, true], [true, true]]> : tensor<2x2xi1>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x2xi1>, tensor<2x2xi1>) -> ()
%e5 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x2xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 8.8817841970012523e-14 : f64} : (tensor<2x2xf64>, tensor<2x2xf64>) -> ()
%e6 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<2xi1>, tensor<2xi1>) -> ()
%e7 = stablehlo.constant dense<"0x00000000000000000000000000000000"> : tensor<2xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#7, %e7) {has_side_effect = true, tolerance = 8.8817841970012523e-14 : f64} : (tensor<2xf64>, tensor<2xf64>) -> ()
%e8 = stablehlo.constant dense<[[false, true, true], [false, true, true], [false, true, true]]> : tensor<3x3xi1>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<3x3xi1>, tensor<3x3xi1>) -> ()
%e9 = stablehlo.constant dense<"0x68FAFEDD7D2BCEBF0000000000000000000000000000000065FAFEDD7D2BEEBF0000000000000000000000000000000065FAFEDD7D2BCEBF00000000000000000000000000000000"> : tensor<3x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#9, %e9) {has_side_effect = true, tolerance = 8.3738264463134660e-14 : f64} : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
%e10 = stablehlo.constant dense<[[false, true, false], [false, true, true], [false, false, true]]> : tensor<3x3xi1>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x3xi1>, tensor<3x3xi1>) -> ()
%e11 = stablehlo.constant dense<"0xDA6CDFCC76F810C00000000000000000A0336F55FA9117C0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#11, %e11) {has_side_effect = true, tolerance = 5.2336415289459171e-13 : f64} : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
%e12 = stablehlo.constant dense<[[false, false, false], [true, true, true], [false, true, true]]> : tensor<3x3xi1>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<3x3xi1>, tensor<3x3xi1>) -> ()
%e13 = stablehlo.constant dense<"0xDA6CDFCC76F810C02F182C09496AE83F2F182C09496AC83F000000000000000000000000000000000000000000000000A0336F55FA9117C000000000000000000000000000000000"> : tensor<3x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#13, %e13) {has_side_effect = true, tolerance = 5.2336415289459171e-13 : f64} : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
%e14 = stablehlo.constant dense<[false, true, false]> : tensor<3xi1>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<3xi1>, tensor<3xi1>) -> ()
%e15 = stablehlo.constant dense<"0x4DDFBFBB6FC5F33F00000000000000000000000000000000"> : tensor<3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#15, %e15) {has_side_effect = true, tolerance = 1.0975240808579619e-13 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
%e16 = stablehlo.constant dense<[[true, true, true, true], [true, true, true, true], [true, true, true, true], [true, true, true, true]]> : tensor<4x4xi1>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<4x4xi1>, tensor<4x4xi1>) -> ()
%e17 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#17, %e17) {has_side_effect = true, tolerance = 8.8817841970012523e-14 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
%e18 = stablehlo.constant dense<[[true, true, true, true], [false, true, true, true], [false, false, true, true], [false, false, false, true]]> : tensor<4x4xi1>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<4x4xi1>, tensor<4x4xi1>) -> ()
%e19 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#19, %e19) {has_side_effect = true, tolerance = 8.8817841970012523e-14 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
%e20 = stablehlo.constant dense<[[true, true, true, true], [true, true, true, true], [true, true, true, true], [true, true, true, true]]> : tensor<4x4xi1>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<4x4xi1>, tensor<4x4xi1>) -> ()
%e21 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#21, %e21) {has_side_effect = true, tolerance = 8.8817841970012523e-14 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
%e22 = stablehlo.constant dense<[true, true, true, false]> : tensor<4xi1>
stablehlo.custom_call @check.expect_eq(%r#22, %e22) {has_side_effect = true} : (tensor<4xi1>, tensor<4xi1>) -> ()
%e23 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#23, %e23) {has_side_effect = true, tolerance = 8.8817841970012523e-14 : f64} : (tensor<4xf64>, tensor<4xf64>) -> ()
%e24 = stablehlo.constant dense<[[false, true, true, true, true, true], [false, true, true, true, true, true], [false, true, true, true, true, true], [false, true, true, true, true, true], [false, true, true, true, true, true], [false, true, true, true, true, true]]> : tensor<6x6xi1>
stablehlo.custom_call @check.expect_eq(%r#24, %e24) {has_side_effect = true} : (tensor<6x6xi1>, tensor<6x6xi1>) -> ()
%e25 = stablehlo.constant dense<"0x54826F84E80AD7BF0000000000000000000000000000000000000000000000000000000000000000000000000000000061594C535CA8DDBF00000000000000000000000000000000000000000000000000000000000000000000000000000000ADC746042A86CF3F00000000000000000000000000000000000000000000000000000000000000000000000000000000E95F6F3A238FE03F00000000000000000000000000000000000000000000000000000000000000000000000000000000A81675AEA42DE2BF000000000000000000000000000000000000000000000000000000000000000000000000000000002C085D0D5028B1BF00000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x6xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#25, %e25) {has_side_effect = true, tolerance = 5.0454901617469991e-14 : f64} : (tensor<6x6xf64>, tensor<6x6xf64>) -> ()
%e26 = stablehlo.constant dense<[[false, true, false], [false, true, true], [false, false, true], [false, false, false], [false, false, false], [false, false, false]]> : tensor<6x3xi1>
stablehlo.custom_call @check.expect_eq(%r#26, %e26) {has_side_effect = true} : (tensor<6x3xi1>, tensor<6x3xi1>) -> ()
%e27 = stablehlo.constant dense<"0xE883DE557C2506400000000000000000C8056BFC39F5F73F000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#27, %e27) {has_side_effect = true, tolerance = 2.4587474787337500e-13 : f64} : (tensor<6x3xf64>, tensor<6x3xf64>) -> ()
%e28 = stablehlo.constant dense<[[false, false, false, false, false, false], [true, true, true, true, true, true], [false, true, true, true, true, true]]> : tensor<3x6xi1>
stablehlo.custom_call @check.expect_eq(%r#28, %e28) {has_side_effect = true} : (tensor<3x6xi1>, tensor<3x6xi1>) -> ()
%e29 = stablehlo.constant dense<"0xE883DE557C250640B2B9ED6073CED53F5BCA0429C42DC7BF68519AC4D659D8BFDBF8AE4863BBDA3FAB3EC4F4163BA93F000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000C8056BFC39F5F73F00000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x6xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#29, %e29) {has_side_effect = true, tolerance = 2.4587474787337500e-13 : f64} : (tensor<3x6xf64>, tensor<3x6xf64>) -> ()
%e30 = stablehlo.constant dense<[false, true, true]> : tensor<3xi1>
stablehlo.custom_call @check.expect_eq(%r#30, %e30) {has_side_effect = true} : (tensor<3xi1>, tensor<3xi1>) -> ()
%e31 = stablehlo.constant dense<"0x95E01B21BAC2F53F00000000000000000000000000000000"> : tensor<3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#31, %e31) {has_side_effect = true, tolerance = 1.2079588778251873e-13 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
%e32 = stablehlo.constant dense<[[false, false, false], [false, false, false], [false, false, false]]> : tensor<3x3xi1>
stablehlo.custom_call @check.expect_eq(%r#32, %e32) {has_side_effect = true} : (tensor<3x3xi1>, tensor<3x3xi1>) -> ()
%e33 = stablehlo.constant dense<"0xCA0054840216E0BF8A9AE41992E8E23F88738B0D1D31E4BFC8B0BBC4C101D63FC23342BB810EE1BFF117C5F40FBDE8BFE49608686361E9BF7C08C2CAFB60E3BF1456DA9C2894B03F"> : tensor<3x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#33, %e33) {has_side_effect = true, tolerance = 7.0444825170379652e-14 : f64} : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
%e34 = stablehlo.constant dense<[[false, false, false, false, true, false], [false, false, false, false, true, false], [false, false, false, false, true, false]]> : tensor<3x6xi1>
stablehlo.custom_call @check.expect_eq(%r#34, %e34) {has_side_effect = true} : (tensor<3x6xi1>, tensor<3x6xi1>) -> ()
%e35 = stablehlo.constant dense<"0x85A13C2958B9FF3F8004CE48631DE5BFFC8BD63A64EFF63F32F62006BB8DF43F000000000000000088239464363DE8BF0000000000000000E0E4614514B40340DA430A55270CF6BF12AC9D162A8CF6BF00000000000000006B2D8B6F992CFCBF00000000000000000000000000000000A45DE04804A0DDBF6803FAF020D7D3BF00000000000000009E485E943E34E53F"> : tensor<3x6xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#35, %e35) {has_side_effect = true, tolerance = 2.1875206436588437e-13 : f64} : (tensor<3x6xf64>, tensor<3x6xf64>) -> ()
%e36 = stablehlo.constant dense<[[false, false, false], [false, false, false], [false, false, false], [false, false, false], [true, true, true], [false, false, false]]> : tensor<6x3xi1>
stablehlo.custom_call @check.expect_eq(%r#36, %e36) {has_side_effect = true} : (tensor<6x3xi1>, tensor<6x3xi1>) -> ()
%e37 = stablehlo.constant dense<"0x85A13C2958B9FF3F7ED105CB3E4ACDBF7F2387F4D8E3E03F8004CE48631DE5BFE0E4614514B40340DBF24302EB00E53FFC8BD63A64EFF63FDA430A55270CF6BFA45DE04804A0DDBF32F62006BB8DF43F12AC9D162A8CF6BF6803FAF020D7D3BF00000000000000000000000000000000000000000000000088239464363DE8BF6B2D8B6F992CFCBF9E485E943E34E53F"> : tensor<6x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#37, %e37) {has_side_effect = true, tolerance = 2.1875206436588437e-13 : f64} : (tensor<6x3xf64>, tensor<6x3xf64>) -> ()
%e38 = stablehlo.constant dense<[false, false, false]> : tensor<3xi1>
stablehlo.custom_call @check.expect_eq(%r#38, %e38) {has_side_effect = true} : (tensor<3xi1>, tensor<3xi1>) -> ()
%e39 = stablehlo.constant dense<"0x65002A42010BF83F277C24736C5DF63F0000000000000000"> : tensor<3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#39, %e39) {has_side_effect = true, tolerance = 1.3346539402811421e-13 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
%e40 = stablehlo.constant dense<[[false, false, false], [false, false, false], [false, false, false]]> : tensor<3x3xi1>
stablehlo.custom_call @check.expect_eq(%r#40, %e40) {has_side_effect = true} : (tensor<3x3xi1>, tensor<3x3xi1>) -> ()
%e41 = stablehlo.constant dense<"0x208D78776933E4BF47B5B0E30E69E83F08A8EECC4CEAC13FAD596066D948DEBF0EE28B558F30CEBFED7F37C65829EBBF8F372A68C1A9E3BF07C5D4020944E3BF98C03AB5BE50E03F"> : tensor<3x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#41, %e41) {has_side_effect = true, tolerance = 7.5388336790103144e-14 : f64} : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
%e42 = stablehlo.constant dense<[[false, false, true], [false, false, true], [false, false, true]]> : tensor<3x3xi1>
stablehlo.custom_call @check.expect_eq(%r#42, %e42) {has_side_effect = true} : (tensor<3x3xi1>, tensor<3x3xi1>) -> ()
%e43 = stablehlo.constant dense<"0x75585248AFC402C045CEEEA5C9C1ECBF00000000000000000000000000000000D50DBFAFE1C8FDBF0000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#43, %e43) {has_side_effect = true, tolerance = 2.0836998347642994e-13 : f64} : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
%e44 = stablehlo.constant dense<[[false, false, false], [false, false, false], [true, true, true]]> : tensor<3x3xi1>
stablehlo.custom_call @check.expect_eq(%r#44, %e44) {has_side_effect = true} : (tensor<3x3xi1>, tensor<3x3xi1>) -> ()
%e45 = stablehlo.constant dense<"0x75585248AFC402C093FA6D0DA190D23F3CF3DE6C8E1BD83F45CEEEA5C9C1ECBFD50DBFAFE1C8FDBF938403DD2E88E33F000000000000000000000000000000000000000000000000"> : tensor<3x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#45, %e45) {has_side_effect = true, tolerance = 2.0836998347642994e-13 : f64} : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
%e46 = stablehlo.constant dense<[false, false, false]> : tensor<3xi1>
stablehlo.custom_call @check.expect_eq(%r#46, %e46) {has_side_effect = true} : (tensor<3xi1>, tensor<3xi1>) -> ()
%e47 = stablehlo.constant dense<"0x9046BCBBB419FA3FB3DB2AEA6C50F73F0000000000000000"> : tensor<3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#47, %e47) {has_side_effect = true, tolerance = 1.4488640299701404e-13 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
%e48 = stablehlo.constant dense<[[false]]> : tensor<1x1xi1>
stablehlo.custom_call @check.expect_eq(%r#48, %e48) {has_side_effect = true} : (tensor<1x1xi1>, tensor<1x1xi1>) -> ()
%e49 = stablehlo.constant dense<"0x000000000000F03F"> : tensor<1x1xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#49, %e49) {has_side_effect = true, tolerance = 8.8817841970012523e-14 : f64} : (tensor<1x1xf64>, tensor<1x1xf64>) -> ()
%e50 = stablehlo.constant dense<[[true, false, false]]> : tensor<1x3xi1>
stablehlo.custom_call @check.expect_eq(%r#50, %e50) {has_side_effect = true} : (tensor<1x3xi1>, tensor<1x3xi1>) -> ()
%e51 = stablehlo.constant dense<"0x000000000000000000000060F36BF93F000000A0D5A4F13F"> : tensor<1x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#51, %e51) {has_side_effect = true, tolerance = 1.4111868539161735e-13 : f64} : (tensor<1x3xf64>, tensor<1x3xf64>) -> ()
%e52 = stablehlo.constant dense<[[true], [false], [false]]> : tensor<3x1xi1>
stablehlo.custom_call @check.expect_eq(%r#52, %e52) {has_side_effect = true} : (tensor<3x1xi1>, tensor<3x1xi1>) -> ()
%e53 = stablehlo.constant dense<"0x000000000000000000000060F36BF93F000000A0D5A4F13F"> : tensor<3x1xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#53, %e53) {has_side_effect = true, tolerance = 1.4111868539161735e-13 : f64} : (tensor<3x1xf64>, tensor<3x1xf64>) -> ()
%e54 = stablehlo.constant dense<[false]> : tensor<1xi1>
stablehlo.custom_call @check.expect_eq(%r#54, %e54) {has_side_effect = true} : (tensor<1xi1>, tensor<1xi1>) -> ()
%e55 = stablehlo.constant dense<"0x0000000000000000"> : tensor<1xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#55, %e55) {has_side_effect = true, tolerance = 8.8817841970012523e-14 : f64} : (tensor<1xf64>, tensor<1xf64>) -> ()
%e56 = stablehlo.constant dense<[[false, true, true], [false, true, true], [false, true, true]]> : tensor<3x3xi1>
stablehlo.custom_call @check.expect_eq(%r#56, %e56) {has_side_effect = true} : (tensor<3x3xi1>, tensor<3x3xi1>) -> ()
%e57 = stablehlo.constant dense<"0x167F3459EC6DE4BF000000000000000000000000000000008D0928AA6E8DE73F00000000000000000000000000000000691D03F493D2CCBF00000000000000000000000000000000"> : tensor<3x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#57, %e57) {has_side_effect = true, tolerance = 6.5371235810375290e-14 : f64} : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
%e58 = stablehlo.constant dense<[[false, true, false, false, false], [false, true, true, true, true], [false, false, true, true, true]]> : tensor<3x5xi1>
stablehlo.custom_call @check.expect_eq(%r#58, %e58) {has_side_effect = true} : (tensor<3x5xi1>, tensor<3x5xi1>) -> ()
%e59 = stablehlo.constant dense<"0x1C542574149E0240000000000000000072690416F0EEF7BF2A3EA4D48FCE0540F688BBA40E58F93F0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x5xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#59, %e59) {has_side_effect = true, tolerance = 2.4210502692924456e-13 : f64} : (tensor<3x5xf64>, tensor<3x5xf64>) -> ()
%e60 = stablehlo.constant dense<[[false, false, false], [true, true, true], [false, true, true], [false, true, true], [false, true, true]]> : tensor<5x3xi1>
stablehlo.custom_call @check.expect_eq(%r#60, %e60) {has_side_effect = true} : (tensor<5x3xi1>, tensor<5x3xi1>) -> ()
%e61 = stablehlo.constant dense<"0x1C542574149E024087175D7810C0DCBF8ED4A5E17997C13F00000000000000000000000000000000000000000000000072690416F0EEF7BF000000000000000000000000000000002A3EA4D48FCE054000000000000000000000000000000000F688BBA40E58F93F00000000000000000000000000000000"> : tensor<5x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#61, %e61) {has_side_effect = true, tolerance = 2.4210502692924456e-13 : f64} : (tensor<5x3xf64>, tensor<5x3xf64>) -> ()
%e62 = stablehlo.constant dense<[false, true, false]> : tensor<3xi1>
stablehlo.custom_call @check.expect_eq(%r#62, %e62) {has_side_effect = true} : (tensor<3xi1>, tensor<3xi1>) -> ()
%e63 = stablehlo.constant dense<"0x8B3F9A2CF636FA3F00000000000000000000000000000000"> : tensor<3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#63, %e63) {has_side_effect = true, tolerance = 1.4552078331579709e-13 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
%e64 = stablehlo.constant dense<[[false, false, false, false], [false, false, false, false], [false, false, false, false], [false, false, false, false]]> : tensor<4x4xi1>
stablehlo.custom_call @check.expect_eq(%r#64, %e64) {has_side_effect = true} : (tensor<4x4xi1>, tensor<4x4xi1>) -> ()
%e65 = stablehlo.constant dense<"0x000000000000F03F0000000000000000000000000000000000000000000000000000000000000080000000000000F03F0000000000000000000000000000000000000000000000800000000000000080000000000000F03F0000000000000000000000000000008000000000000000800000000000000080000000000000F03F"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#65, %e65) {has_side_effect = true, tolerance = 8.8817841970012523e-14 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
%e66 = stablehlo.constant dense<[[false, false, false, false], [false, false, true, false], [false, false, false, false], [false, false, false, false]]> : tensor<4x4xi1>
stablehlo.custom_call @check.expect_eq(%r#66, %e66) {has_side_effect = true} : (tensor<4x4xi1>, tensor<4x4xi1>) -> ()
%e67 = stablehlo.constant dense<"0x0000008081C5F7BF000000A0BAA967BF000000E0CBFBD93F000000A0F529FEBF000000000000000000000040CF67FB3F0000000000000000000000A0C8B1F7BF0000000000000000000000000000000000000060D5C4E0BF000000E0A653A73F000000000000000000000000000000000000000000000000000000A03D6FF23F"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#67, %e67) {has_side_effect = true, tolerance = 1.6744330472197853e-13 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
%e68 = stablehlo.constant dense<[[false, false, false, false], [false, false, false, false], [false, true, false, false], [false, false, false, false]]> : tensor<4x4xi1>
stablehlo.custom_call @check.expect_eq(%r#68, %e68) {has_side_effect = true} : (tensor<4x4xi1>, tensor<4x4xi1>) -> ()
%e69 = stablehlo.constant dense<"0x0000008081C5F7BF000000000000000000000000000000000000000000000000000000A0BAA967BF00000040CF67FB3F00000000000000000000000000000000000000E0CBFBD93F000000000000000000000060D5C4E0BF0000000000000000000000A0F529FEBF000000A0C8B1F7BF000000E0A653A73F000000A03D6FF23F"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#69, %e69) {has_side_effect = true, tolerance = 1.6744330472197853e-13 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
%e70 = stablehlo.constant dense<[false, false, false, false]> : tensor<4xi1>
stablehlo.custom_call @check.expect_eq(%r#70, %e70) {has_side_effect = true} : (tensor<4xi1>, tensor<4xi1>) -> ()
%e71 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#71, %e71) {has_side_effect = true, tolerance = 8.8817841970012523e-14 : f64} : (tensor<4xf64>, tensor<4xf64>) -> ()
%e72 = stablehlo.constant dense<[[false, false, false, false, false], [false, false, false, false, false], [false, false, false, false, false], [false, false, false, false, false], [false, false, false, false, false]]> : tensor<5x5xi1>
stablehlo.custom_call @check.expect_eq(%r#72, %e72) {has_side_effect = true} : (tensor<5x5xi1>, tensor<5x5xi1>) -> ()
%e73 = stablehlo.constant dense<"0x000000000000F03F00000000000000000000000000000000000000000000000000000000000000000000000000000080000000000000F03F00000000000000000000000000000000000000000000000000000000000000800000000000000080A86C6B9FCD05D8BF662D5F06A40FDFBF788717FBE644E9BF000000000000008000000000000000802773FF4903A9ED3F64FB14344428C9BFF64298695A77D4BF00000000000000800000000000000080000000000000000091DE484E3643EBBF0EA0C99B75C1E03F"> : tensor<5x5xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#73, %e73) {has_side_effect = true, tolerance = 8.8817841970012523e-14 : f64} : (tensor<5x5xf64>, tensor<5x5xf64>) -> ()
%e74 = stablehlo.constant dense<[[false, true, false, false, true, false], [false, false, false, false, false, false], [false, false, false, false, false, false], [false, false, false, false, false, false], [false, false, false, false, false, false]]> : tensor<5x6xi1>
stablehlo.custom_call @check.expect_eq(%r#74, %e74) {has_side_effect = true} : (tensor<5x6xi1>, tensor<5x6xi1>) -> ()
%e75 = stablehlo.constant dense<"0x000000A0D42EF53F0000000000000000000000805CF3E93F000000A02F0CF73F00000000000000000000000010C3C83F00000000000000000000008030B0EB3F000000E041CFC0BF00000040AB8CD23F000000C07D87EF3F000000A091EEFBBF000000000000000000000000000000000D0FFA9E1E43F13F1608803AE30EF73FB2A72F8EC721E33FA8FB74339B88E0BF0000000000000000000000000000000000000000000000004B5E9294C4C7F2BF8335F11A086AFA3F3C1CE45C81FAF53F0000000000000000000000000000000000000000000000000000000000000000F0916A6D4F48B33F6EC98EF45FC0F5BF"> : tensor<5x6xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#75, %e75) {has_side_effect = true, tolerance = 1.5505324558272152e-13 : f64} : (tensor<5x6xf64>, tensor<5x6xf64>) -> ()
%e76 = stablehlo.constant dense<[[false, false, false, false, false], [true, false, false, false, false], [false, false, false, false, false], [false, false, false, false, false], [true, false, false, false, false], [false, false, false, false, false]]> : tensor<6x5xi1>
stablehlo.custom_call @check.expect_eq(%r#76, %e76) {has_side_effect = true} : (tensor<6x5xi1>, tensor<6x5xi1>) -> ()
%e77 = stablehlo.constant dense<"0x000000A0D42EF53F000000000000000000000000000000000000000000000000000000000000000000000000000000000000008030B0EB3F000000000000000000000000000000000000000000000000000000805CF3E93F000000E041CFC0BF0D0FFA9E1E43F13F1B1EF4DDC490E5BF0000000000000080000000A02F0CF73F00000040AB8CD23F1608803AE30EF73F4B5E9294C4C7F2BF7AD0A8D5B0E4E13F0000000000000000000000C07D87EF3FB2A72F8EC721E33F8335F11A086AFA3FF0916A6D4F48B33F0000000010C3C83F000000A091EEFBBFA8FB74339B88E0BF3C1CE45C81FAF53F6EC98EF45FC0F5BF"> : tensor<6x5xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#77, %e77) {has_side_effect = true, tolerance = 1.5505324558272152e-13 : f64} : (tensor<6x5xf64>, tensor<6x5xf64>) -> ()
%e78 = stablehlo.constant dense<[false, false, false, false, false]> : tensor<5xi1>
stablehlo.custom_call @check.expect_eq(%r#78, %e78) {has_side_effect = true} : (tensor<5xi1>, tensor<5xi1>) -> ()
%e79 = stablehlo.constant dense<"0x000000000000000000000000000000002ADBDA677301F63F06D0E4CDBA60F83F0000000000000000"> : tensor<5xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#79, %e79) {has_side_effect = true, tolerance = 1.3532425406355346e-13 : f64} : (tensor<5xf64>, tensor<5xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<2x2xf64>, %arg1: tensor<3x3xf64>, %arg2: tensor<4x4xf64>, %arg3: tensor<6x3xf64>, %arg4: tensor<3x6xf64>, %arg5: tensor<3x3xf64>, %arg6: tensor<1x3xf64>, %arg7: tensor<3x5xf64>, %arg8: tensor<4x4xf64>, %arg9: tensor<5x6xf64>) -> (tensor<2x2xi1>, tensor<2x2xf64>, tensor<2x2xi1>, tensor<2x2xf64>, tensor<2x2xi1>, tensor<2x2xf64>, tensor<2xi1>, tensor<2xf64>, tensor<3x3xi1>, tensor<3x3xf64>, tensor<3x3xi1>, tensor<3x3xf64>, tensor<3x3xi1>, tensor<3x3xf64>, tensor<3xi1>, tensor<3xf64>, tensor<4x4xi1>, tensor<4x4xf64>, tensor<4x4xi1>, tensor<4x4xf64>, tensor<4x4xi1>, tensor<4x4xf64>, tensor<4xi1>, tensor<4xf64>, tensor<6x6xi1>, tensor<6x6xf64>, tensor<6x3xi1>, tensor<6x3xf64>, tensor<3x6xi1>, tensor<3x6xf64>, tensor<3xi1>, tensor<3xf64>, tensor<3x3xi1>, tensor<3x3xf64>, tensor<3x6xi1>, tensor<3x6xf64>, tensor<6x3xi1>, tensor<6x3xf64>, tensor<3xi1>, tensor<3xf64>, tensor<3x3xi1>, tensor<3x3xf64>, tensor<3x3xi1>, tensor<3x3xf64>, tensor<3x3xi1>, tensor<3x3xf64>, tensor<3xi1>, tensor<3xf64>, tensor<1x1xi1>, tensor<1x1xf64>, tensor<1x3xi1>, tensor<1x3xf64>, tensor<3x1xi1>, tensor<3x1xf64>, tensor<1xi1>, tensor<1xf64>, tensor<3x3xi1>, tensor<3x3xf64>, tensor<3x5xi1>, tensor<3x5xf64>, tensor<5x3xi1>, tensor<5x3xf64>, tensor<3xi1>, tensor<3xf64>, tensor<4x4xi1>, tensor<4x4xf64>, tensor<4x4xi1>, tensor<4x4xf64>, tensor<4x4xi1>, tensor<4x4xf64>, tensor<4xi1>, tensor<4xf64>, tensor<5x5xi1>, tensor<5x5xf64>, tensor<5x6xi1>, tensor<5x6xf64>, tensor<6x5xi1>, tensor<6x5xf64>, tensor<5xi1>, tensor<5xf64>) {
%0:2 = call @qr(%arg0) : (tensor<2x2xf64>) -> (tensor<2x2xf64>, tensor<2x2xf64>)
%1 = stablehlo.compare NE, %0#0, %0#0, FLOAT : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xi1>
%2 = stablehlo.compare NE, %0#0, %0#0, FLOAT : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xi1>
%c = stablehlo.constant dense<0> : tensor<i64>
%3 = call @_where(%2, %c, %0#0) : (tensor<2x2xi1>, tensor<i64>, tensor<2x2xf64>) -> tensor<2x2xf64>
%4 = stablehlo.compare NE, %0#1, %0#1, FLOAT : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xi1>
%5 = stablehlo.compare NE, %0#1, %0#1, FLOAT : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xi1>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%6 = call @_where(%5, %c_0, %0#1) : (tensor<2x2xi1>, tensor<i64>, tensor<2x2xf64>) -> tensor<2x2xf64>
%7:2 = call @qr_0(%arg0) : (tensor<2x2xf64>) -> (tensor<2x2xf64>, tensor<2xf64>)
%8 = stablehlo.compare NE, %7#0, %7#0, FLOAT : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xi1>
%9 = stablehlo.compare NE, %7#0, %7#0, FLOAT : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xi1>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%10 = call @_where(%9, %c_1, %7#0) : (tensor<2x2xi1>, tensor<i64>, tensor<2x2xf64>) -> tensor<2x2xf64>
%11 = stablehlo.compare NE, %7#1, %7#1, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
%12 = stablehlo.compare NE, %7#1, %7#1, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%13 = call @_where_1(%12, %c_2, %7#1) : (tensor<2xi1>, tensor<i64>, tensor<2xf64>) -> tensor<2xf64>
%14:2 = call @qr_2(%arg1) : (tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3x3xf64>)
%15 = stablehlo.compare NE, %14#0, %14#0, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
%16 = stablehlo.compare NE, %14#0, %14#0, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i64>
%17 = call @_where_3(%16, %c_3, %14#0) : (tensor<3x3xi1>, tensor<i64>, tensor<3x3xf64>) -> tensor<3x3xf64>
%18 = stablehlo.compare NE, %14#1, %14#1, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
%19 = stablehlo.compare NE, %14#1, %14#1, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
%c_4 = stablehlo.constant dense<0> : tensor<i64>
%20 = call @_where_3(%19, %c_4, %14#1) : (tensor<3x3xi1>, tensor<i64>, tensor<3x3xf64>) -> tensor<3x3xf64>
%21:2 = call @qr_4(%arg1) : (tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3xf64>)
%22 = stablehlo.compare NE, %21#0, %21#0, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
%23 = stablehlo.compare NE, %21#0, %21#0, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
%c_5 = stablehlo.constant dense<0> : tensor<i64>
%24 = call @_where_3(%23, %c_5, %21#0) : (tensor<3x3xi1>, tensor<i64>, tensor<3x3xf64>) -> tensor<3x3xf64>
%25 = stablehlo.compare NE, %21#1, %21#1, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
%26 = stablehlo.compare NE, %21#1, %21#1, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%27 = call @_where_5(%26, %c_6, %21#1) : (tensor<3xi1>, tensor<i64>, tensor<3xf64>) -> tensor<3xf64>
%28:2 = call @qr_6(%arg2) : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4x4xf64>)
%29 = stablehlo.compare NE, %28#0, %28#0, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
%30 = stablehlo.compare NE, %28#0, %28#0, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
%c_7 = stablehlo.constant dense<0> : tensor<i64>
%31 = call @_where_7(%30, %c_7, %28#0) : (tensor<4x4xi1>, tensor<i64>, tensor<4x4xf64>) -> tensor<4x4xf64>
%32 = stablehlo.compare NE, %28#1, %28#1, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
%33 = stablehlo.compare NE, %28#1, %28#1, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
%c_8 = stablehlo.constant dense<0> : tensor<i64>
%34 = call @_where_7(%33, %c_8, %28#1) : (tensor<4x4xi1>, tensor<i64>, tensor<4x4xf64>) -> tensor<4x4xf64>
%35:2 = call @qr_8(%arg2) : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xf64>)
%36 = stablehlo.compare NE, %35#0, %35#0, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
%37 = stablehlo.compare NE, %35#0, %35#0, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
%c_9 = stablehlo.constant dense<0> : tensor<i64>
%38 = call @_where_7(%37, %c_9, %35#0) : (tensor<4x4xi1>, tensor<i64>, tensor<4x4xf64>) -> tensor<4x4xf64>
%39 = stablehlo.compare NE, %35#1, %35#1, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%40 = stablehlo.compare NE, %35#1, %35#1, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%c_10 = stablehlo.constant dense<0> : tensor<i64>
%41 = call @_where_9(%40, %c_10, %35#1) : (tensor<4xi1>, tensor<i64>, tensor<4xf64>) -> tensor<4xf64>
%42:2 = call @qr_10(%arg3) : (tensor<6x3xf64>) -> (tensor<6x6xf64>, tensor<6x3xf64>)
%43 = stablehlo.compare NE, %42#0, %42#0, FLOAT : (tensor<6x6xf64>, tensor<6x6xf64>) -> tensor<6x6xi1>
%44 = stablehlo.compare NE, %42#0, %42#0, FLOAT : (tensor<6x6xf64>, tensor<6x6xf64>) -> tensor<6x6xi1>
%c_11 = stablehlo.constant dense<0> : tensor<i64>
%45 = call @_where_11(%44, %c_11, %42#0) : (tensor<6x6xi1>, tensor<i64>, tensor<6x6xf64>) -> tensor<6x6xf64>
%46 = stablehlo.compare NE, %42#1, %42#1, FLOAT : (tensor<6x3xf64>, tensor<6x3xf64>) -> tensor<6x3xi1>
%47 = stablehlo.compare NE, %42#1, %42#1, FLOAT : (tensor<6x3xf64>, tensor<6x3xf64>) -> tensor<6x3xi1>
%c_12 = stablehlo.constant dense<0> : tensor<i64>
%48 = call @_where_12(%47, %c_12, %42#1) : (tensor<6x3xi1>, tensor<i64>, tensor<6x3xf64>) -> tensor<6x3xf64>
%49:2 = call @qr_13(%arg3) : (tensor<6x3xf64>) -> (tensor<3x6xf64>, tensor<3xf64>)
%50 = stablehlo.compare NE, %49#0, %49#0, FLOAT : (tensor<3x6xf64>, tensor<3x6xf64>) -> tensor<3x6xi1>
%51 = stablehlo.compare NE, %49#0, %49#0, FLOAT : (tensor<3x6xf64>, tensor<3x6xf64>) -> tensor<3x6xi1>
%c_13 = stablehlo.constant dense<0> : tensor<i64>
%52 = call @_where_14(%51, %c_13, %49#0) : (tensor<3x6xi1>, tensor<i64>, tensor<3x6xf64>) -> tensor<3x6xf64>
%53 = stablehlo.compare NE, %49#1, %49#1, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
%54 = stablehlo.compare NE, %49#1, %49#1, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
%c_14 = stablehlo.constant dense<0> : tensor<i64>
%55 = call @_where_5(%54, %c_14, %49#1) : (tensor<3xi1>, tensor<i64>, tensor<3xf64>) -> tensor<3xf64>
%56:2 = call @qr_15(%arg4) : (tensor<3x6xf64>) -> (tensor<3x3xf64>, tensor<3x6xf64>)
%57 = stablehlo.compare NE, %56#0, %56#0, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
%58 = stablehlo.compare NE, %56#0, %56#0, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
%c_15 = stablehlo.constant dense<0> : tensor<i64>
%59 = call @_where_3(%58, %c_15, %56#0) : (tensor<3x3xi1>, tensor<i64>, tensor<3x3xf64>) -> tensor<3x3xf64>
%60 = stablehlo.compare NE, %56#1, %56#1, FLOAT : (tensor<3x6xf64>, tensor<3x6xf64>) -> tensor<3x6xi1>
%61 = stablehlo.compare NE, %56#1, %56#1, FLOAT : (tensor<3x6xf64>, tensor<3x6xf64>) -> tensor<3x6xi1>
%c_16 = stablehlo.constant dense<0> : tensor<i64>
%62 = call @_where_14(%61, %c_16, %56#1) : (tensor<3x6xi1>, tensor<i64>, tensor<3x6xf64>) -> tensor<3x6xf64>
%63:2 = call @qr_16(%arg4) : (tensor<3x6xf64>) -> (tensor<6x3xf64>, tensor<3xf64>)
%64 = stablehlo.compare NE, %63#0, %63#0, FLOAT : (tensor<6x3xf64>, tensor<6x3xf64>) -> tensor<6x3xi1>
%65 = stablehlo.compare NE, %63#0, %63#0, FLOAT : (tensor<6x3xf64>, tensor<6x3xf64>) -> tensor<6x3xi1>
%c_17 = stablehlo.constant dense<0> : tensor<i64>
%66 = call @_where_12(%65, %c_17, %63#0) : (tensor<6x3xi1>, tensor<i64>, tensor<6x3xf64>) -> tensor<6x3xf64>
%67 = stablehlo.compare NE, %63#1, %63#1, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
%68 = stablehlo.compare NE, %63#1, %63#1, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
%c_18 = stablehlo.constant dense<0> : tensor<i64>
%69 = call @_where_5(%68, %c_18, %63#1) : (tensor<3xi1>, tensor<i64>, tensor<3xf64>) -> tensor<3xf64>
%70:2 = call @qr_2(%arg5) : (tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3x3xf64>)
%71 = stablehlo.compare NE, %70#0, %70#0, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
%72 = stablehlo.compare NE, %70#0, %70#0, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
%c_19 = stablehlo.constant dense<0> : tensor<i64>
%73 = call @_where_3(%72, %c_19, %70#0) : (tensor<3x3xi1>, tensor<i64>, tensor<3x3xf64>) -> tensor<3x3xf64>
%74 = stablehlo.compare NE, %70#1, %70#1, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
%75 = stablehlo.compare NE, %70#1, %70#1, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
%c_20 = stablehlo.constant dense<0> : tensor<i64>
%76 = call @_where_3(%75, %c_20, %70#1) : (tensor<3x3xi1>, tensor<i64>, tensor<3x3xf64>) -> tensor<3x3xf64>
%77:2 = call @qr_4(%arg5) : (tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3xf64>)
%78 = stablehlo.compare NE, %77#0, %77#0, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
%79 = stablehlo.compare NE, %77#0, %77#0, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
%c_21 = stablehlo.constant dense<0> : tensor<i64>
%80 = call @_where_3(%79, %c_21, %77#0) : (tensor<3x3xi1>, tensor<i64>, tensor<3x3xf64>) -> tensor<3x3xf64>
%81 = stablehlo.compare NE, %77#1, %77#1, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
%82 = stablehlo.compare NE, %77#1, %77#1, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
%c_22 = stablehlo.constant dense<0> : tensor<i64>
%83 = call @_where_5(%82, %c_22, %77#1) : (tensor<3xi1>, tensor<i64>, tensor<3xf64>) -> tensor<3xf64>
%84:2 = call @qr_17(%arg6) : (tensor<1x3xf64>) -> (tensor<1x1xf64>, tensor<1x3xf64>)
%85 = stablehlo.compare NE, %84#0, %84#0, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
%86 = stablehlo.compare NE, %84#0, %84#0, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
%c_23 = stablehlo.constant dense<0> : tensor<i64>
%87 = call @_where_18(%86, %c_23, %84#0) : (tensor<1x1xi1>, tensor<i64>, tensor<1x1xf64>) -> tensor<1x1xf64>
%88 = stablehlo.compare NE, %84#1, %84#1, FLOAT : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xi1>
%89 = stablehlo.compare NE, %84#1, %84#1, FLOAT : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xi1>
%c_24 = stablehlo.constant dense<0> : tensor<i64>
%90 = call @_where_19(%89, %c_24, %84#1) : (tensor<1x3xi1>, tensor<i64>, tensor<1x3xf64>) -> tensor<1x3xf64>
%91:2 = call @qr_20(%arg6) : (tensor<1x3xf64>) -> (tensor<3x1xf64>, tensor<1xf64>)
%92 = stablehlo.compare NE, %91#0, %91#0, FLOAT : (tensor<3x1xf64>, tensor<3x1xf64>) -> tensor<3x1xi1>
%93 = stablehlo.compare NE, %91#0, %91#0, FLOAT : (tensor<3x1xf64>, tensor<3x1xf64>) -> tensor<3x1xi1>
%c_25 = stablehlo.constant dense<0> : tensor<i64>
%94 = call @_where_21(%93, %c_25, %91#0) : (tensor<3x1xi1>, tensor<i64>, tensor<3x1xf64>) -> tensor<3x1xf64>
%95 = stablehlo.compare NE, %91#1, %91#1, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
%96 = stablehlo.compare NE, %91#1, %91#1, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
%c_26 = stablehlo.constant dense<0> : tensor<i64>
%97 = call @_where_22(%96, %c_26, %91#1) : (tensor<1xi1>, tensor<i64>, tensor<1xf64>) -> tensor<1xf64>
%98:2 = call @qr_23(%arg7) : (tensor<3x5xf64>) -> (tensor<3x3xf64>, tensor<3x5xf64>)
%99 = stablehlo.compare NE, %98#0, %98#0, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
%100 = stablehlo.compare NE, %98#0, %98#0, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
%c_27 = stablehlo.constant dense<0> : tensor<i64>
%101 = call @_where_3(%100, %c_27, %98#0) : (tensor<3x3xi1>, tensor<i64>, tensor<3x3xf64>) -> tensor<3x3xf64>
%102 = stablehlo.compare NE, %98#1, %98#1, FLOAT : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xi1>
%103 = stablehlo.compare NE, %98#1, %98#1, FLOAT : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xi1>
%c_28 = stablehlo.constant dense<0> : tensor<i64>
%104 = call @_where_24(%103, %c_28, %98#1) : (tensor<3x5xi1>, tensor<i64>, tensor<3x5xf64>) -> tensor<3x5xf64>
%105:2 = call @qr_25(%arg7) : (tensor<3x5xf64>) -> (tensor<5x3xf64>, tensor<3xf64>)
%106 = stablehlo.compare NE, %105#0, %105#0, FLOAT : (tensor<5x3xf64>, tensor<5x3xf64>) -> tensor<5x3xi1>
%107 = stablehlo.compare NE, %105#0, %105#0, FLOAT : (tensor<5x3xf64>, tensor<5x3xf64>) -> tensor<5x3xi1>
%c_29 = stablehlo.constant dense<0> : tensor<i64>
%108 = call @_where_26(%107, %c_29, %105#0) : (tensor<5x3xi1>, tensor<i64>, tensor<5x3xf64>) -> tensor<5x3xf64>
%109 = stablehlo.compare NE, %105#1, %105#1, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
%110 = stablehlo.compare NE, %105#1, %105#1, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
%c_30 = stablehlo.constant dense<0> : tensor<i64>
%111 = call @_where_5(%110, %c_30, %105#1) : (tensor<3xi1>, tensor<i64>, tensor<3xf64>) -> tensor<3xf64>
%112:2 = call @qr_6(%arg8) : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4x4xf64>)
%113 = stablehlo.compare NE, %112#0, %112#0, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
%114 = stablehlo.compare NE, %112#0, %112#0, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
%c_31 = stablehlo.constant dense<0> : tensor<i64>
%115 = call @_where_7(%114, %c_31, %112#0) : (tensor<4x4xi1>, tensor<i64>, tensor<4x4xf64>) -> tensor<4x4xf64>
%116 = stablehlo.compare NE, %112#1, %112#1, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
%117 = stablehlo.compare NE, %112#1, %112#1, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
%c_32 = stablehlo.constant dense<0> : tensor<i64>
%118 = call @_where_7(%117, %c_32, %112#1) : (tensor<4x4xi1>, tensor<i64>, tensor<4x4xf64>) -> tensor<4x4xf64>
%119:2 = call @qr_8(%arg8) : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xf64>)
%120 = stablehlo.compare NE, %119#0, %119#0, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
%121 = stablehlo.compare NE, %119#0, %119#0, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
%c_33 = stablehlo.constant dense<0> : tensor<i64>
%122 = call @_where_7(%121, %c_33, %119#0) : (tensor<4x4xi1>, tensor<i64>, tensor<4x4xf64>) -> tensor<4x4xf64>
%123 = stablehlo.compare NE, %119#1, %119#1, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%124 = stablehlo.compare NE, %119#1, %119#1, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%c_34 = stablehlo.constant dense<0> : tensor<i64>
%125 = call @_where_9(%124, %c_34, %119#1) : (tensor<4xi1>, tensor<i64>, tensor<4xf64>) -> tensor<4xf64>
%126:2 = call @qr_27(%arg9) : (tensor<5x6xf64>) -> (tensor<5x5xf64>, tensor<5x6xf64>)
%127 = stablehlo.compare NE, %126#0, %126#0, FLOAT : (tensor<5x5xf64>, tensor<5x5xf64>) -> tensor<5x5xi1>
%128 = stablehlo.compare NE, %126#0, %126#0, FLOAT : (tensor<5x5xf64>, tensor<5x5xf64>) -> tensor<5x5xi1>
%c_35 = stablehlo.constant dense<0> : tensor<i64>
%129 = call @_where_28(%128, %c_35, %126#0) : (tensor<5x5xi1>, tensor<i64>, tensor<5x5xf64>) -> tensor<5x5xf64>
%130 = stablehlo.compare NE, %126#1, %126#1, FLOAT : (tensor<5x6xf64>, tensor<5x6xf64>) -> tensor<5x6xi1>
%131 = stablehlo.compare NE, %126#1, %126#1, FLOAT : (tensor<5x6xf64>, tensor<5x6xf64>) -> tensor<5x6xi1>
%c_36 = stablehlo.constant dense<0> : tensor<i64>
%132 = call @_where_29(%131, %c_36, %126#1) : (tensor<5x6xi1>, tensor<i64>, tensor<5x6xf64>) -> tensor<5x6xf64>
%133:2 = call @qr_30(%arg9) : (tensor<5x6xf64>) -> (tensor<6x5xf64>, tensor<5xf64>)
%134 = stablehlo.compare NE, %133#0, %133#0, FLOAT : (tensor<6x5xf64>, tensor<6x5xf64>) -> tensor<6x5xi1>
%135 = stablehlo.compare NE, %133#0, %133#0, FLOAT : (tensor<6x5xf64>, tensor<6x5xf64>) -> tensor<6x5xi1>
%c_37 = stablehlo.constant dense<0> : tensor<i64>
%136 = call @_where_31(%135, %c_37, %133#0) : (tensor<6x5xi1>, tensor<i64>, tensor<6x5xf64>) -> tensor<6x5xf64>
%137 = stablehlo.compare NE, %133#1, %133#1, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
%138 = stablehlo.compare NE, %133#1, %133#1, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
%c_38 = stablehlo.constant dense<0> : tensor<i64>
%139 = call @_where_32(%138, %c_38, %133#1) : (tensor<5xi1>, tensor<i64>, tensor<5xf64>) -> tensor<5xf64>
return %1, %3, %4, %6, %8, %10, %11, %13, %15, %17, %18, %20, %22, %24, %25, %27, %29, %31, %32, %34, %36, %38, %39, %41, %43, %45, %46, %48, %50, %52, %53, %55, %57, %59, %60, %62, %64, %66, %67, %69, %71, %73, %74, %76, %78, %80, %81, %83, %85, %87, %88, %90, %92, %94, %95, %97, %99, %101, %102, %104, %106, %108, %109, %111, %113, %115, %116, %118, %120, %122, %123, %125, %127, %129, %130, %132, %134, %136, %137, %139 : tensor<2x2xi1>, tensor<2x2xf64>, tensor<2x2xi1>, tensor<2x2xf64>, tensor<2x2xi1>, tensor<2x2xf64>, tensor<2xi1>, tensor<2xf64>, tensor<3x3xi1>, tensor<3x3xf64>, tensor<3x3xi1>, tensor<3x3xf64>, tensor<3x3xi1>, tensor<3x3xf64>, tensor<3xi1>, tensor<3xf64>, tensor<4x4xi1>, tensor<4x4xf64>, tensor<4x4xi1>, tensor<4x4xf64>, tensor<4x4xi1>, tensor<4x4xf64>, tensor<4xi1>, tensor<4xf64>, tensor<6x6xi1>, tensor<6x6xf64>, tensor<6x3xi1>, tensor<6x3xf64>, tensor<3x6xi1>, tensor<3x6xf64>, tensor<3xi1>, tensor<3xf64>, tensor<3x3xi1>, tensor<3x3xf64>, tensor<3x6xi1>, tensor<3x6xf64>, tensor<6x3xi1>, tensor<6x3xf64>, tensor<3xi1>, tensor<3xf64>, tensor<3x3xi1>, tensor<3x3xf64>, tensor<3x3xi1>, tensor<3x3xf64>, tensor<3x3xi1>, tensor<3x3xf64>, tensor<3xi1>, tensor<3xf64>, tensor<1x1xi1>, tensor<1x1xf64>, tensor<1x3xi1>, tensor<1x3xf64>, tensor<3x1xi1>, tensor<3x1xf64>, tensor<1xi1>, tensor<1xf64>, tensor<3x3xi1>, tensor<3x3xf64>, tensor<3x5xi1>, tensor<3x5xf64>, tensor<5x3xi1>, tensor<5x3xf64>, tensor<3xi1>, tensor<3xf64>, tensor<4x4xi1>, tensor<4x4xf64>, tensor<4x4xi1>, tensor<4x4xf64>, tensor<4x4xi1>, tensor<4x4xf64>, tensor<4xi1>, tensor<4xf64>, tensor<5x5xi1>, tensor<5x5xf64>, tensor<5x6xi1>, tensor<5x6xf64>, tensor<6x5xi1>, tensor<6x5xf64>, tensor<5xi1>, tensor<5xf64>
}
func.func private @qr(%arg0: tensor<2x2xf64>) -> (tensor<2x2xf64>, tensor<2x2xf64>) {
%0:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=2, j=2, k=2, l=2, m=2}, custom>} : (tensor<2x2xf64>) -> (tensor<2x2xf64>, tensor<2xf64>)
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%1 = stablehlo.pad %0#0, %cst, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<2x2xf64>, tensor<f64>) -> tensor<2x2xf64>
%2 = stablehlo.custom_call @lapack_dorgqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=2, j=2, k=2, l=2, m=2}, custom>} : (tensor<2x2xf64>, tensor<2xf64>) -> tensor<2x2xf64>
%3 = stablehlo.iota dim = 0 : tensor<2x2xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<2x2xi64>
%5 = stablehlo.add %3, %4 : tensor<2x2xi64>
%6 = stablehlo.iota dim = 1 : tensor<2x2xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<2x2xf64>
%9 = stablehlo.select %7, %8, %0#0 : tensor<2x2xi1>, tensor<2x2xf64>
return %2, %9 : tensor<2x2xf64>, tensor<2x2xf64>
}
func.func private @_where(%arg0: tensor<2x2xi1>, %arg1: tensor<i64>, %arg2: tensor<2x2xf64>) -> tensor<2x2xf64> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<2x2xf64>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<2x2xi1>, tensor<2x2xf64>
return %2 : tensor<2x2xf64>
}
func.func private @qr_0(%arg0: tensor<2x2xf64>) -> (tensor<2x2xf64>, tensor<2xf64>) {
%0:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=2, j=2, k=2, l=2, m=2}, custom>} : (tensor<2x2xf64>) -> (tensor<2x2xf64>, tensor<2xf64>)
%1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<2x2xf64>) -> tensor<2x2xf64>
return %1, %0#1 : tensor<2x2xf64>, tensor<2xf64>
}
func.func private @_where_1(%arg0: tensor<2xi1>, %arg1: tensor<i64>, %arg2: tensor<2xf64>) -> tensor<2xf64> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<2xf64>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<2xi1>, tensor<2xf64>
return %2 : tensor<2xf64>
}
func.func private @qr_2(%arg0: tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3x3xf64>) {
%0:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3xf64>)
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%1 = stablehlo.pad %0#0, %cst, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<3x3xf64>, tensor<f64>) -> tensor<3x3xf64>
%2 = stablehlo.custom_call @lapack_dorgqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xf64>, tensor<3xf64>) -> tensor<3x3xf64>
%3 = stablehlo.iota dim = 0 : tensor<3x3xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
%5 = stablehlo.add %3, %4 : tensor<3x3xi64>
%6 = stablehlo.iota dim = 1 : tensor<3x3xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
%9 = stablehlo.select %7, %8, %0#0 : tensor<3x3xi1>, tensor<3x3xf64>
return %2, %9 : tensor<3x3xf64>, tensor<3x3xf64>
}
func.func private @_where_3(%arg0: tensor<3x3xi1>, %arg1: tensor<i64>, %arg2: tensor<3x3xf64>) -> tensor<3x3xf64> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x3xi1>, tensor<3x3xf64>
return %2 : tensor<3x3xf64>
}
func.func private @qr_4(%arg0: tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3xf64>) {
%0:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3xf64>)
%1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
return %1, %0#1 : tensor<3x3xf64>, tensor<3xf64>
}
func.func private @_where_5(%arg0: tensor<3xi1>, %arg1: tensor<i64>, %arg2: tensor<3xf64>) -> tensor<3xf64> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<3xf64>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<3xi1>, tensor<3xf64>
return %2 : tensor<3xf64>
}
func.func private @qr_6(%arg0: tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4x4xf64>) {
%0:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xf64>)
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%1 = stablehlo.pad %0#0, %cst, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<4x4xf64>, tensor<f64>) -> tensor<4x4xf64>
%2 = stablehlo.custom_call @lapack_dorgqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf64>, tensor<4xf64>) -> tensor<4x4xf64>
%3 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%5 = stablehlo.add %3, %4 : tensor<4x4xi64>
%6 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%9 = stablehlo.select %7, %8, %0#0 : tensor<4x4xi1>, tensor<4x4xf64>
return %2, %9 : tensor<4x4xf64>, tensor<4x4xf64>
}
func.func private @_where_7(%arg0: tensor<4x4xi1>, %arg1: tensor<i64>, %arg2: tensor<4x4xf64>) -> tensor<4x4xf64> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<4x4xi1>, tensor<4x4xf64>
return %2 : tensor<4x4xf64>
}
func.func private @qr_8(%arg0: tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xf64>) {
%0:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xf64>)
%1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<4x4xf64>) -> tensor<4x4xf64>
return %1, %0#1 : tensor<4x4xf64>, tensor<4xf64>
}
func.func private @_where_9(%arg0: tensor<4xi1>, %arg1: tensor<i64>, %arg2: tensor<4xf64>) -> tensor<4xf64> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<4xf64>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<4xi1>, tensor<4xf64>
return %2 : tensor<4xf64>
}
func.func private @qr_10(%arg0: tensor<6x3xf64>) -> (tensor<6x6xf64>, tensor<6x3xf64>) {
%0:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=6, j=3, k=6, l=3, m=3}, custom>} : (tensor<6x3xf64>) -> (tensor<6x3xf64>, tensor<3xf64>)
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%1 = stablehlo.pad %0#0, %cst, low = [0, 0], high = [0, 3], interior = [0, 0] : (tensor<6x3xf64>, tensor<f64>) -> tensor<6x6xf64>
%2 = stablehlo.custom_call @lapack_dorgqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=6, j=6, k=3, l=6, m=6}, custom>} : (tensor<6x6xf64>, tensor<3xf64>) -> tensor<6x6xf64>
%3 = stablehlo.iota dim = 0 : tensor<6x3xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<6x3xi64>
%5 = stablehlo.add %3, %4 : tensor<6x3xi64>
%6 = stablehlo.iota dim = 1 : tensor<6x3xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<6x3xi64>, tensor<6x3xi64>) -> tensor<6x3xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<6x3xf64>
%9 = stablehlo.select %7, %8, %0#0 : tensor<6x3xi1>, tensor<6x3xf64>
return %2, %9 : tensor<6x6xf64>, tensor<6x3xf64>
}
func.func private @_where_11(%arg0: tensor<6x6xi1>, %arg1: tensor<i64>, %arg2: tensor<6x6xf64>) -> tensor<6x6xf64> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<6x6xf64>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<6x6xi1>, tensor<6x6xf64>
return %2 : tensor<6x6xf64>
}
func.func private @_where_12(%arg0: tensor<6x3xi1>, %arg1: tensor<i64>, %arg2: tensor<6x3xf64>) -> tensor<6x3xf64> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<6x3xf64>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<6x3xi1>, tensor<6x3xf64>
return %2 : tensor<6x3xf64>
}
func.func private @qr_13(%arg0: tensor<6x3xf64>) -> (tensor<3x6xf64>, tensor<3xf64>) {
%0:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=6, j=3, k=6, l=3, m=3}, custom>} : (tensor<6x3xf64>) -> (tensor<6x3xf64>, tensor<3xf64>)
%1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<6x3xf64>) -> tensor<3x6xf64>
return %1, %0#1 : tensor<3x6xf64>, tensor<3xf64>
}
func.func private @_where_14(%arg0: tensor<3x6xi1>, %arg1: tensor<i64>, %arg2: tensor<3x6xf64>) -> tensor<3x6xf64> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x6xi1>, tensor<3x6xf64>
return %2 : tensor<3x6xf64>
}
func.func private @qr_15(%arg0: tensor<3x6xf64>) -> (tensor<3x3xf64>, tensor<3x6xf64>) {
%0:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=3, j=6, k=3, l=6, m=3}, custom>} : (tensor<3x6xf64>) -> (tensor<3x6xf64>, tensor<3xf64>)
%1 = stablehlo.slice %0#0 [0:3, 0:3] : (tensor<3x6xf64>) -> tensor<3x3xf64>
%2 = stablehlo.custom_call @lapack_dorgqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xf64>, tensor<3xf64>) -> tensor<3x3xf64>
%3 = stablehlo.iota dim = 0 : tensor<3x6xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x6xi64>
%5 = stablehlo.add %3, %4 : tensor<3x6xi64>
%6 = stablehlo.iota dim = 1 : tensor<3x6xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x6xi64>, tensor<3x6xi64>) -> tensor<3x6xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
%9 = stablehlo.select %7, %8, %0#0 : tensor<3x6xi1>, tensor<3x6xf64>
return %2, %9 : tensor<3x3xf64>, tensor<3x6xf64>
}
func.func private @qr_16(%arg0: tensor<3x6xf64>) -> (tensor<6x3xf64>, tensor<3xf64>) {
%0:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=3, j=6, k=3, l=6, m=3}, custom>} : (tensor<3x6xf64>) -> (tensor<3x6xf64>, tensor<3xf64>)
%1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<3x6xf64>) -> tensor<6x3xf64>
return %1, %0#1 : tensor<6x3xf64>, tensor<3xf64>
}
func.func private @qr_17(%arg0: tensor<1x3xf64>) -> (tensor<1x1xf64>, tensor<1x3xf64>) {
%0:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=1, j=3, k=1, l=3, m=1}, custom>} : (tensor<1x3xf64>) -> (tensor<1x3xf64>, tensor<1xf64>)
%1 = stablehlo.slice %0#0 [0:1, 0:1] : (tensor<1x3xf64>) -> tensor<1x1xf64>
%2 = stablehlo.custom_call @lapack_dorgqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=1, j=1, k=1, l=1, m=1}, custom>} : (tensor<1x1xf64>, tensor<1xf64>) -> tensor<1x1xf64>
%3 = stablehlo.iota dim = 0 : tensor<1x3xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<1x3xi64>
%5 = stablehlo.add %3, %4 : tensor<1x3xi64>
%6 = stablehlo.iota dim = 1 : tensor<1x3xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<1x3xi64>, tensor<1x3xi64>) -> tensor<1x3xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<1x3xf64>
%9 = stablehlo.select %7, %8, %0#0 : tensor<1x3xi1>, tensor<1x3xf64>
return %2, %9 : tensor<1x1xf64>, tensor<1x3xf64>
}
func.func private @_where_18(%arg0: tensor<1x1xi1>, %arg1: tensor<i64>, %arg2: tensor<1x1xf64>) -> tensor<1x1xf64> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<1x1xi1>, tensor<1x1xf64>
return %2 : tensor<1x1xf64>
}
func.func private @_where_19(%arg0: tensor<1x3xi1>, %arg1: tensor<i64>, %arg2: tensor<1x3xf64>) -> tensor<1x3xf64> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<1x3xf64>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<1x3xi1>, tensor<1x3xf64>
return %2 : tensor<1x3xf64>
}
func.func private @qr_20(%arg0: tensor<1x3xf64>) -> (tensor<3x1xf64>, tensor<1xf64>) {
%0:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=1, j=3, k=1, l=3, m=1}, custom>} : (tensor<1x3xf64>) -> (tensor<1x3xf64>, tensor<1xf64>)
%1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<1x3xf64>) -> tensor<3x1xf64>
return %1, %0#1 : tensor<3x1xf64>, tensor<1xf64>
}
func.func private @_where_21(%arg0: tensor<3x1xi1>, %arg1: tensor<i64>, %arg2: tensor<3x1xf64>) -> tensor<3x1xf64> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<3x1xf64>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x1xi1>, tensor<3x1xf64>
return %2 : tensor<3x1xf64>
}
func.func private @_where_22(%arg0: tensor<1xi1>, %arg1: tensor<i64>, %arg2: tensor<1xf64>) -> tensor<1xf64> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<1xf64>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<1xi1>, tensor<1xf64>
return %2 : tensor<1xf64>
}
func.func private @qr_23(%arg0: tensor<3x5xf64>) -> (tensor<3x3xf64>, tensor<3x5xf64>) {
%0:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=3, j=5, k=3, l=5, m=3}, custom>} : (tensor<3x5xf64>) -> (tensor<3x5xf64>, tensor<3xf64>)
%1 = stablehlo.slice %0#0 [0:3, 0:3] : (tensor<3x5xf64>) -> tensor<3x3xf64>
%2 = stablehlo.custom_call @lapack_dorgqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xf64>, tensor<3xf64>) -> tensor<3x3xf64>
%3 = stablehlo.iota dim = 0 : tensor<3x5xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x5xi64>
%5 = stablehlo.add %3, %4 : tensor<3x5xi64>
%6 = stablehlo.iota dim = 1 : tensor<3x5xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x5xi64>, tensor<3x5xi64>) -> tensor<3x5xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
%9 = stablehlo.select %7, %8, %0#0 : tensor<3x5xi1>, tensor<3x5xf64>
return %2, %9 : tensor<3x3xf64>, tensor<3x5xf64>
}
func.func private @_where_24(%arg0: tensor<3x5xi1>, %arg1: tensor<i64>, %arg2: tensor<3x5xf64>) -> tensor<3x5xf64> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x5xi1>, tensor<3x5xf64>
return %2 : tensor<3x5xf64>
}
func.func private @qr_25(%arg0: tensor<3x5xf64>) -> (tensor<5x3xf64>, tensor<3xf64>) {
%0:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=3, j=5, k=3, l=5, m=3}, custom>} : (tensor<3x5xf64>) -> (tensor<3x5xf64>, tensor<3xf64>)
%1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<3x5xf64>) -> tensor<5x3xf64>
return %1, %0#1 : tensor<5x3xf64>, tensor<3xf64>
}
func.func private @_where_26(%arg0: tensor<5x3xi1>, %arg1: tensor<i64>, %arg2: tensor<5x3xf64>) -> tensor<5x3xf64> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<5x3xf64>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<5x3xi1>, tensor<5x3xf64>
return %2 : tensor<5x3xf64>
}
func.func private @qr_27(%arg0: tensor<5x6xf64>) -> (tensor<5x5xf64>, tensor<5x6xf64>) {
%0:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=5, j=6, k=5, l=6, m=5}, custom>} : (tensor<5x6xf64>) -> (tensor<5x6xf64>, tensor<5xf64>)
%1 = stablehlo.slice %0#0 [0:5, 0:5] : (tensor<5x6xf64>) -> tensor<5x5xf64>
%2 = stablehlo.custom_call @lapack_dorgqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=5, j=5, k=5, l=5, m=5}, custom>} : (tensor<5x5xf64>, tensor<5xf64>) -> tensor<5x5xf64>
%3 = stablehlo.iota dim = 0 : tensor<5x6xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<5x6xi64>
%5 = stablehlo.add %3, %4 : tensor<5x6xi64>
%6 = stablehlo.iota dim = 1 : tensor<5x6xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<5x6xi64>, tensor<5x6xi64>) -> tensor<5x6xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<5x6xf64>
%9 = stablehlo.select %7, %8, %0#0 : tensor<5x6xi1>, tensor<5x6xf64>
return %2, %9 : tensor<5x5xf64>, tensor<5x6xf64>
}
func.func private @_where_28(%arg0: tensor<5x5xi1>, %arg1: tensor<i64>, %arg2: tensor<5x5xf64>) -> tensor<5x5xf64> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<5x5xf64>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<5x5xi1>, tensor<5x5xf64>
return %2 : tensor<5x5xf64>
}
func.func private @_where_29(%arg0: tensor<5x6xi1>, %arg1: tensor<i64>, %arg2: tensor<5x6xf64>) -> tensor<5x6xf64> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<5x6xf64>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<5x6xi1>, tensor<5x6xf64>
return %2 : tensor<5x6xf64>
}
func.func private @qr_30(%arg0: tensor<5x6xf64>) -> (tensor<6x5xf64>, tensor<5xf64>) {
%0:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=5, j=6, k=5, l=6, m=5}, custom>} : (tensor<5x6xf64>) -> (tensor<5x6xf64>, tensor<5xf64>)
%1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<5x6xf64>) -> tensor<6x5xf64>
return %1, %0#1 : tensor<6x5xf64>, tensor<5xf64>
}
func.func private @_where_31(%arg0: tensor<6x5xi1>, %arg1: tensor<i64>, %arg2: tensor<6x5xf64>) -> tensor<6x5xf64> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<6x5xf64>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<6x5xi1>, tensor<6x5xf64>
return %2 : tensor<6x5xf64>
}
func.func private @_where_32(%arg0: tensor<5xi1>, %arg1: tensor<i64>, %arg2: tensor<5xf64>) -> tensor<5xf64> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<5xf64>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<5xi1>, tensor<5xf64>
return %2 : tensor<5xf64>
}
}
// -----
// qr_blocks_float64
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x24000000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:2 = call @f(%a0) : (tensor<i32>) -> (tensor<40xi64>, tensor<40xi64>)
%e0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000004600000000000000460000000000000046000000000000004600000000000000"> : tensor<40xi64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<40xi64>, tensor<40xi64>) -> ()
%e1 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002500000000000000020000000000000003000000000000000400000000000000"> : tensor<40xi64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<40xi64>, tensor<40xi64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<40xi64>, tensor<40xi64>) {
%0 = stablehlo.iota dim = 0 : tensor<2800xf32>
%1 = stablehlo.sine %0 : tensor<2800xf32>
%2 = stablehlo.convert %1 : (tensor<2800xf32>) -> tensor<2800xf64>
%3 = stablehlo.reshape %2 : (tensor<2800xf64>) -> tensor<70x40xf64>
%c = stablehlo.constant dense<14> : tensor<i32>
%4 = stablehlo.add %arg0, %c : tensor<i32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.compare LT, %4, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_1 = stablehlo.constant dense<70> : tensor<i32>
%6 = stablehlo.add %4, %c_1 : tensor<i32>
%7 = stablehlo.select %5, %6, %4 : tensor<i1>, tensor<i32>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%8 = stablehlo.compare LT, %arg0, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_3 = stablehlo.constant dense<40> : tensor<i32>
%9 = stablehlo.add %arg0, %c_3 : tensor<i32>
%10 = stablehlo.select %8, %9, %arg0 : tensor<i1>, tensor<i32>
%11 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i32>) -> tensor<1xi32>
%12 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i32>) -> tensor<1xi32>
%13 = stablehlo.concatenate %11, %12, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%14 = "stablehlo.scatter"(%3, %13, %cst) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = true}> ({
^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
stablehlo.return %arg2 : tensor<f64>
}) : (tensor<70x40xf64>, tensor<2xi32>, tensor<f64>) -> tensor<70x40xf64>
%15:2 = call @qr(%14) : (tensor<70x40xf64>) -> (tensor<70x40xf64>, tensor<40x40xf64>)
%16 = stablehlo.compare NE, %15#0, %15#0, FLOAT : (tensor<70x40xf64>, tensor<70x40xf64>) -> tensor<70x40xi1>
%17 = stablehlo.convert %16 : (tensor<70x40xi1>) -> tensor<70x40xi32>
%18 = stablehlo.convert %17 : (tensor<70x40xi32>) -> tensor<70x40xi64>
%c_4 = stablehlo.constant dense<0> : tensor<i64>
%19 = stablehlo.reduce(%18 init: %c_4) applies stablehlo.add across dimensions = [0] : (tensor<70x40xi64>, tensor<i64>) -> tensor<40xi64>
%20 = stablehlo.compare NE, %15#1, %15#1, FLOAT : (tensor<40x40xf64>, tensor<40x40xf64>) -> tensor<40x40xi1>
%21 = stablehlo.convert %20 : (tensor<40x40xi1>) -> tensor<40x40xi32>
%22 = stablehlo.convert %21 : (tensor<40x40xi32>) -> tensor<40x40xi64>
%c_5 = stablehlo.constant dense<0> : tensor<i64>
%23 = stablehlo.reduce(%22 init: %c_5) applies stablehlo.add across dimensions = [0] : (tensor<40x40xi64>, tensor<i64>) -> tensor<40xi64>
return %19, %23 : tensor<40xi64>, tensor<40xi64>
}
func.func private @qr(%arg0: tensor<70x40xf64>) -> (tensor<70x40xf64>, tensor<40x40xf64>) {
%0:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=70, j=40, k=70, l=40, m=40}, custom>} : (tensor<70x40xf64>) -> (tensor<70x40xf64>, tensor<40xf64>)
%1 = stablehlo.custom_call @lapack_dorgqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=70, j=40, k=40, l=70, m=40}, custom>} : (tensor<70x40xf64>, tensor<40xf64>) -> tensor<70x40xf64>
%2 = stablehlo.slice %0#0 [0:40, 0:40] : (tensor<70x40xf64>) -> tensor<40x40xf64>
%3 = stablehlo.iota dim = 0 : tensor<40x40xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<40x40xi64>
%5 = stablehlo.add %3, %4 : tensor<40x40xi64>
%6 = stablehlo.iota dim = 1 : tensor<40x40xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<40x40xi64>, tensor<40x40xi64>) -> tensor<40x40xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<40x40xf64>
%9 = stablehlo.select %7, %8, %2 : tensor<40x40xi1>, tensor<40x40xf64>
return %1, %9 : tensor<70x40xf64>, tensor<40x40xf64>
}
}
// -----
// similar_float64
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x27000000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:9 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<40xi32>)
%e0 = stablehlo.constant dense<"0x0100000000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x1806000000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e2 = stablehlo.constant dense<"0xF005000000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e3 = stablehlo.constant dense<"0x2500000000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e4 = stablehlo.constant dense<"0x2500000000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e5 = stablehlo.constant dense<"0x2700000000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e6 = stablehlo.constant dense<"0x2600000000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e7 = stablehlo.constant dense<"0x0100000000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e8 = stablehlo.constant dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F000000100000001100000012000000130000001400000015000000160000001700000018000000190000001A0000001B0000001C0000001D0000001E0000001F0000002000000021000000220000002300000024000000250000002600000027000000"> : tensor<40xi32>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<40xi32>, tensor<40xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<40xi32>) {
%0 = stablehlo.iota dim = 0 : tensor<1600xf32>
%1 = stablehlo.sine %0 : tensor<1600xf32>
%2 = stablehlo.convert %1 : (tensor<1600xf32>) -> tensor<1600xf64>
%3 = stablehlo.reshape %2 : (tensor<1600xf64>) -> tensor<40x40xf64>
%4 = stablehlo.transpose %3, dims = [1, 0] : (tensor<40x40xf64>) -> tensor<40x40xf64>
%5 = stablehlo.add %3, %4 : tensor<40x40xf64>
%c = stablehlo.constant dense<0> : tensor<i32>
%6 = stablehlo.compare LT, %arg0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<40> : tensor<i32>
%7 = stablehlo.add %arg0, %c_0 : tensor<i32>
%8 = stablehlo.select %6, %7, %arg0 : tensor<i1>, tensor<i32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %arg0, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_2 = stablehlo.constant dense<40> : tensor<i32>
%10 = stablehlo.add %arg0, %c_2 : tensor<i32>
%11 = stablehlo.select %9, %10, %arg0 : tensor<i1>, tensor<i32>
%12 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<i32>) -> tensor<1xi32>
%13 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<i32>) -> tensor<1xi32>
%14 = stablehlo.concatenate %12, %13, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%15 = "stablehlo.scatter"(%5, %14, %cst) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = true}> ({
^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
stablehlo.return %arg2 : tensor<f64>
}) : (tensor<40x40xf64>, tensor<2xi32>, tensor<f64>) -> tensor<40x40xf64>
%16 = call @eigvalsh(%15) : (tensor<40x40xf64>) -> tensor<40xf64>
%17 = stablehlo.transpose %15, dims = [1, 0] : (tensor<40x40xf64>) -> tensor<40x40xf64>
%18 = stablehlo.add %15, %17 : tensor<40x40xf64>
%cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
%19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<40x40xf64>
%20 = stablehlo.divide %18, %19 : tensor<40x40xf64>
%21:3 = stablehlo.custom_call @lapack_dsyevd_ffi(%20) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=40, j=40, k=40, l=40, m=40}, custom>} : (tensor<40x40xf64>) -> (tensor<40x40xf64>, tensor<40xf64>, tensor<i32>)
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%22 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<i32>
%23 = stablehlo.compare EQ, %21#2, %22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_5 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<40x40xf64>
%26 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<40x40xi1>
%27 = stablehlo.select %26, %21#0, %25 : tensor<40x40xi1>, tensor<40x40xf64>
%28 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_6 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%29 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<40xf64>
%30 = stablehlo.broadcast_in_dim %28, dims = [0] : (tensor<1xi1>) -> tensor<40xi1>
%31 = stablehlo.select %30, %21#1, %29 : tensor<40xi1>, tensor<40xf64>
%32:3 = stablehlo.custom_call @lapack_dgehrd_ffi(%15) {backend_config = "", mhlo.backend_config = {high = 40 : i32, low = 1 : i32}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=40, j=40, k=40, l=40, m=39}, custom>} : (tensor<40x40xf64>) -> (tensor<40x40xf64>, tensor<39xf64>, tensor<i32>)
%c_7 = stablehlo.constant dense<0> : tensor<i32>
%33 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<i32>
%34 = stablehlo.compare EQ, %32#2, %33, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%35 = stablehlo.broadcast_in_dim %34, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_8 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%36 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<40x40xf64>
%37 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<40x40xi1>
%38 = stablehlo.select %37, %32#0, %36 : tensor<40x40xi1>, tensor<40x40xf64>
%39 = stablehlo.broadcast_in_dim %34, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_9 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%40 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<39xf64>
%41 = stablehlo.broadcast_in_dim %39, dims = [0] : (tensor<1xi1>) -> tensor<39xi1>
%42 = stablehlo.select %41, %32#1, %40 : tensor<39xi1>, tensor<39xf64>
%43:5 = stablehlo.custom_call @lapack_dsytrd_ffi(%15) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n], [o], []) {i=40, j=40, k=40, l=40, m=40, n=39, o=39}, custom>} : (tensor<40x40xf64>) -> (tensor<40x40xf64>, tensor<40xf64>, tensor<39xf64>, tensor<39xf64>, tensor<i32>)
%c_10 = stablehlo.constant dense<0> : tensor<i32>
%44 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<i32>
%45 = stablehlo.compare EQ, %43#4, %44, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%46 = stablehlo.broadcast_in_dim %45, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_11 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%47 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<40x40xf64>
%48 = stablehlo.broadcast_in_dim %46, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<40x40xi1>
%49 = stablehlo.select %48, %43#0, %47 : tensor<40x40xi1>, tensor<40x40xf64>
%50 = stablehlo.broadcast_in_dim %45, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_12 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%51 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<40xf64>
%52 = stablehlo.broadcast_in_dim %50, dims = [0] : (tensor<1xi1>) -> tensor<40xi1>
%53 = stablehlo.select %52, %43#1, %51 : tensor<40xi1>, tensor<40xf64>
%54 = stablehlo.broadcast_in_dim %45, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_13 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%55 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<39xf64>
%56 = stablehlo.broadcast_in_dim %54, dims = [0] : (tensor<1xi1>) -> tensor<39xi1>
%57 = stablehlo.select %56, %43#2, %55 : tensor<39xi1>, tensor<39xf64>
%58 = stablehlo.broadcast_in_dim %45, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_14 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%59 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<39xf64>
%60 = stablehlo.broadcast_in_dim %58, dims = [0] : (tensor<1xi1>) -> tensor<39xi1>
%61 = stablehlo.select %60, %43#3, %59 : tensor<39xi1>, tensor<39xf64>
%62:3 = call @_qr(%15) : (tensor<40x40xf64>) -> (tensor<40x40xf64>, tensor<40x40xf64>, tensor<40xi32>)
%63 = stablehlo.slice %16 [1:39] : (tensor<40xf64>) -> tensor<38xf64>
%cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%64 = stablehlo.reduce(%63 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<38xf64>, tensor<f64>) -> tensor<f64>
%65 = stablehlo.slice %27 [1:40, 0:40] : (tensor<40x40xf64>) -> tensor<39x40xf64>
%66 = stablehlo.slice %38 [0:40, 2:40] : (tensor<40x40xf64>) -> tensor<40x38xf64>
%67 = stablehlo.slice %42 [1:38] : (tensor<39xf64>) -> tensor<37xf64>
%68 = call @tril(%49) : (tensor<40x40xf64>) -> tensor<40x40xf64>
%cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%69 = stablehlo.reduce(%68 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<40x40xf64>, tensor<f64>) -> tensor<40xf64>
%70 = stablehlo.slice %69 [1:40] : (tensor<40xf64>) -> tensor<39xf64>
%71 = stablehlo.slice %53 [1:40] : (tensor<40xf64>) -> tensor<39xf64>
%72 = stablehlo.slice %57 [1:39] : (tensor<39xf64>) -> tensor<38xf64>
%73 = stablehlo.slice %62#1 [39:40, 39:40] : (tensor<40x40xf64>) -> tensor<1x1xf64>
%74 = stablehlo.reshape %73 : (tensor<1x1xf64>) -> tensor<f64>
%75 = stablehlo.compare NE, %64, %64, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
%76 = stablehlo.convert %75 : (tensor<i1>) -> tensor<i32>
%77 = stablehlo.convert %76 : (tensor<i32>) -> tensor<i64>
%c_17 = stablehlo.constant dense<0> : tensor<i64>
%78 = stablehlo.reduce(%77 init: %c_17) applies stablehlo.add across dimensions = [] : (tensor<i64>, tensor<i64>) -> tensor<i64>
%79 = stablehlo.compare NE, %65, %65, FLOAT : (tensor<39x40xf64>, tensor<39x40xf64>) -> tensor<39x40xi1>
%80 = stablehlo.convert %79 : (tensor<39x40xi1>) -> tensor<39x40xi32>
%81 = stablehlo.convert %80 : (tensor<39x40xi32>) -> tensor<39x40xi64>
%c_18 = stablehlo.constant dense<0> : tensor<i64>
%82 = stablehlo.reduce(%81 init: %c_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<39x40xi64>, tensor<i64>) -> tensor<i64>
%83 = stablehlo.compare NE, %66, %66, FLOAT : (tensor<40x38xf64>, tensor<40x38xf64>) -> tensor<40x38xi1>
%84 = stablehlo.convert %83 : (tensor<40x38xi1>) -> tensor<40x38xi32>
%85 = stablehlo.convert %84 : (tensor<40x38xi32>) -> tensor<40x38xi64>
%c_19 = stablehlo.constant dense<0> : tensor<i64>
%86 = stablehlo.reduce(%85 init: %c_19) applies stablehlo.add across dimensions = [0, 1] : (tensor<40x38xi64>, tensor<i64>) -> tensor<i64>
%87 = stablehlo.compare NE, %67, %67, FLOAT : (tensor<37xf64>, tensor<37xf64>) -> tensor<37xi1>
%88 = stablehlo.convert %87 : (tensor<37xi1>) -> tensor<37xi32>
%89 = stablehlo.convert %88 : (tensor<37xi32>) -> tensor<37xi64>
%c_20 = stablehlo.constant dense<0> : tensor<i64>
%90 = stablehlo.reduce(%89 init: %c_20) applies stablehlo.add across dimensions = [0] : (tensor<37xi64>, tensor<i64>) -> tensor<i64>
%91 = stablehlo.compare NE, %70, %70, FLOAT : (tensor<39xf64>, tensor<39xf64>) -> tensor<39xi1>
%92 = stablehlo.convert %91 : (tensor<39xi1>) -> tensor<39xi32>
%93 = stablehlo.convert %92 : (tensor<39xi32>) -> tensor<39xi64>
%c_21 = stablehlo.constant dense<0> : tensor<i64>
%94 = stablehlo.reduce(%93 init: %c_21) applies stablehlo.add across dimensions = [0] : (tensor<39xi64>, tensor<i64>) -> tensor<i64>
%95 = stablehlo.compare NE, %71, %71, FLOAT : (tensor<39xf64>, tensor<39xf64>) -> tensor<39xi1>
%96 = stablehlo.convert %95 : (tensor<39xi1>) -> tensor<39xi32>
%97 = stablehlo.convert %96 : (tensor<39xi32>) -> tensor<39xi64>
%c_22 = stablehlo.constant dense<0> : tensor<i64>
%98 = stablehlo.reduce(%97 init: %c_22) applies stablehlo.add across dimensions = [0] : (tensor<39xi64>, tensor<i64>) -> tensor<i64>
%99 = stablehlo.compare NE, %72, %72, FLOAT : (tensor<38xf64>, tensor<38xf64>) -> tensor<38xi1>
%100 = stablehlo.convert %99 : (tensor<38xi1>) -> tensor<38xi32>
%101 = stablehlo.convert %100 : (tensor<38xi32>) -> tensor<38xi64>
%c_23 = stablehlo.constant dense<0> : tensor<i64>
%102 = stablehlo.reduce(%101 init: %c_23) applies stablehlo.add across dimensions = [0] : (tensor<38xi64>, tensor<i64>) -> tensor<i64>
%103 = stablehlo.compare NE, %74, %74, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
%104 = stablehlo.convert %103 : (tensor<i1>) -> tensor<i32>
%105 = stablehlo.convert %104 : (tensor<i32>) -> tensor<i64>
%c_24 = stablehlo.constant dense<0> : tensor<i64>
%106 = stablehlo.reduce(%105 init: %c_24) applies stablehlo.add across dimensions = [] : (tensor<i64>, tensor<i64>) -> tensor<i64>
%107 = call @sort(%62#2) : (tensor<40xi32>) -> tensor<40xi32>
return %78, %82, %86, %90, %94, %98, %102, %106, %107 : tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<40xi32>
}
func.func private @eigvalsh(%arg0: tensor<40x40xf64>) -> tensor<40xf64> {
%0:2 = call @eigh(%arg0) : (tensor<40x40xf64>) -> (tensor<40xf64>, tensor<40x40xf64>)
return %0#0 : tensor<40xf64>
}
func.func private @eigh(%arg0: tensor<40x40xf64>) -> (tensor<40xf64>, tensor<40x40xf64>) {
%0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<40x40xf64>) -> tensor<40x40xf64>
%1 = stablehlo.add %arg0, %0 : tensor<40x40xf64>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f64>
%2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<40x40xf64>
%3 = stablehlo.divide %1, %2 : tensor<40x40xf64>
%4:3 = stablehlo.custom_call @lapack_dsyevd_ffi(%3) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=40, j=40, k=40, l=40, m=40}, custom>} : (tensor<40x40xf64>) -> (tensor<40x40xf64>, tensor<40xf64>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%6 = stablehlo.compare EQ, %4#2, %5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_0 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<40x40xf64>
%9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<40x40xi1>
%10 = stablehlo.select %9, %4#0, %8 : tensor<40x40xi1>, tensor<40x40xf64>
%11 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<40xf64>
%13 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<1xi1>) -> tensor<40xi1>
%14 = stablehlo.select %13, %4#1, %12 : tensor<40xi1>, tensor<40xf64>
return %14, %10 : tensor<40xf64>, tensor<40x40xf64>
}
func.func private @_qr(%arg0: tensor<40x40xf64>) -> (tensor<40x40xf64>, tensor<40x40xf64>, tensor<40xi32>) {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<40xi32>
%1:3 = stablehlo.custom_call @lapack_dgeqp3_ffi(%arg0, %0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m], [n], [o]) {i=40, j=40, k=40, l=40, m=40, n=40, o=40}, custom>} : (tensor<40x40xf64>, tensor<40xi32>) -> (tensor<40x40xf64>, tensor<40xi32>, tensor<40xf64>)
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<40xi32>
%3 = stablehlo.subtract %1#1, %2 : tensor<40xi32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%4 = stablehlo.pad %1#0, %cst, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<40x40xf64>, tensor<f64>) -> tensor<40x40xf64>
%5 = stablehlo.custom_call @lapack_dorgqr_ffi(%4, %1#2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=40, j=40, k=40, l=40, m=40}, custom>} : (tensor<40x40xf64>, tensor<40xf64>) -> tensor<40x40xf64>
%6 = stablehlo.iota dim = 0 : tensor<40x40xi64>
%c_1 = stablehlo.constant dense<-1> : tensor<i64>
%7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<40x40xi64>
%8 = stablehlo.add %6, %7 : tensor<40x40xi64>
%9 = stablehlo.iota dim = 1 : tensor<40x40xi64>
%10 = stablehlo.compare GE, %8, %9, SIGNED : (tensor<40x40xi64>, tensor<40x40xi64>) -> tensor<40x40xi1>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<40x40xf64>
%12 = stablehlo.select %10, %11, %1#0 : tensor<40x40xi1>, tensor<40x40xf64>
return %5, %12, %3 : tensor<40x40xf64>, tensor<40x40xf64>, tensor<40xi32>
}
func.func private @tril(%arg0: tensor<40x40xf64>) -> tensor<40x40xf64> {
%0 = stablehlo.iota dim = 0 : tensor<40x40xi64>
%c = stablehlo.constant dense<-2> : tensor<i64>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<40x40xi64>
%2 = stablehlo.add %0, %1 : tensor<40x40xi64>
%3 = stablehlo.iota dim = 1 : tensor<40x40xi64>
%4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<40x40xi64>, tensor<40x40xi64>) -> tensor<40x40xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<40x40xf64>
%6 = stablehlo.select %4, %arg0, %5 : tensor<40x40xi1>, tensor<40x40xf64>
return %6 : tensor<40x40xf64>
}
func.func private @sort(%arg0: tensor<40xi32>) -> tensor<40xi32> {
%0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
%1 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %1 : tensor<i1>
}) : (tensor<40xi32>) -> tensor<40xi32>
return %0 : tensor<40xi32>
}
}
// -----
// qr_complex64
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000C07F000000000000803F000000000000803F000000000000803F00000000"> : tensor<2x2xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x2xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x2xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x2xcomplex<f32>>
%c1 = stablehlo.constant dense<"0x0000803F000000000000004000000000000040400000000000008040000000000000C07F000000000000A040000000000000803F000000000000803F000000000000004000000000"> : tensor<3x3xcomplex<f32>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<3x3xcomplex<f32>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x3xcomplex<f32>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x3xcomplex<f32>>
%c2 = stablehlo.constant dense<"0x0000C07F000000000000C07F000000000000C07F000000000000C07F000000000000C07F000000000000C07F000000000000C07F000000000000C07F000000000000C07F000000000000C07F000000000000C07F000000000000C07F000000000000C07F000000000000C07F000000000000C07F000000000000C07F00000000"> : tensor<4x4xcomplex<f32>>
%z2 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x4xcomplex<f32>>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4x4xcomplex<f32>>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4x4xcomplex<f32>>
%c3 = stablehlo.constant dense<"0xE0277FBF00000000CDBCE43F0000000066119FBF00000000EB33A4BF00000000A3B619BF000000007FF689BF0000000054892E3F000000005114C5BF0000000010E9CA3F00000000E15CB73F00000000758DFEBF000000006CD8293E00000000CA4AC9BF00000000A8DA77BF000000006932AABE0000000005FD3DBE000000000000C07F0000000078E3DA3F00000000"> : tensor<6x3xcomplex<f32>>
%z3 = stablehlo.constant dense<(0.0, 0.0)> : tensor<6x3xcomplex<f32>>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<6x3xcomplex<f32>>
%a3 = stablehlo.optimization_barrier %s3 : tensor<6x3xcomplex<f32>>
%c4 = stablehlo.constant dense<"0xE0277FBF00000000CDBCE43F0000000066119FBF00000000EB33A4BF00000000A3B619BF000000007FF689BF0000000054892E3F000000005114C5BF0000000010E9CA3F00000000E15CB73F000000000000C07F000000006CD8293E00000000CA4AC9BF00000000A8DA77BF000000006932AABE0000000005FD3DBE00000000B87802BE0000000078E3DA3F00000000"> : tensor<3x6xcomplex<f32>>
%z4 = stablehlo.constant dense<(0.0, 0.0)> : tensor<3x6xcomplex<f32>>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<3x6xcomplex<f32>>
%a4 = stablehlo.optimization_barrier %s4 : tensor<3x6xcomplex<f32>>
%c5 = stablehlo.constant dense<"0x4E91BD3F00000000974C5ABF00000000563FD33E00000000F3188E3F00000000AB425D3F00000000B4ACD43F000000008485B83F000000003E23D63F000000000000C07F00000000"> : tensor<3x3xcomplex<f32>>
%z5 = stablehlo.constant dense<(0.0, 0.0)> : tensor<3x3xcomplex<f32>>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<3x3xcomplex<f32>>
%a5 = stablehlo.optimization_barrier %s5 : tensor<3x3xcomplex<f32>>
%c6 = stablehlo.constant dense<"0x0000C07F000000009B5FCB3F00000000AD268D3F00000000"> : tensor<1x3xcomplex<f32>>
%z6 = stablehlo.constant dense<(0.0, 0.0)> : tensor<1x3xcomplex<f32>>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<1x3xcomplex<f32>>
%a6 = stablehlo.optimization_barrier %s6 : tensor<1x3xcomplex<f32>>
%c7 = stablehlo.constant dense<"0x0C2CBEBF000000000000C07F000000005FDECF3E00000000AD4FF1BF000000000843B4BF000000007A3EDB3F00000000D6F1DBBF00000000458EBDBF000000004F8BE53F000000001B9EF93E00000000AB2606BF00000000379D3A3D000000004EC0263F00000000721566BF00000000405CB9BF00000000"> : tensor<3x5xcomplex<f32>>
%z7 = stablehlo.constant dense<(0.0, 0.0)> : tensor<3x5xcomplex<f32>>
%s7 = stablehlo.select %live, %c7, %z7 : tensor<i1>, tensor<3x5xcomplex<f32>>
%a7 = stablehlo.optimization_barrier %s7 : tensor<3x5xcomplex<f32>>
%c8 = stablehlo.constant dense<"0x0C2CBEBF00000000D54D3DBB000000005FDECF3E00000000AD4FF1BF0000000000000000000000007A3EDB3F000000000000C07F00000000458EBDBF0000000000000000000000000000000000000000AB2606BF00000000379D3A3D00000000000000000000000000000000000000000000000000000000ED79933F00000000"> : tensor<4x4xcomplex<f32>>
%z8 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x4xcomplex<f32>>
%s8 = stablehlo.select %live, %c8, %z8 : tensor<i1>, tensor<4x4xcomplex<f32>>
%a8 = stablehlo.optimization_barrier %s8 : tensor<4x4xcomplex<f32>>
%c9 = stablehlo.constant dense<"0xA576A93F000000000000C07F00000000E49A4F3F000000007D61B83F000000000000C07F000000008018463E00000000000000000000000084815D3F000000000F7A06BE000000005A65943E00000000EE3B7C3F000000008D74DFBF00000000000000000000000000000000000000008657CFBE000000006E5BEB3C0000000021E58ABF0000000081CC193F00000000000000000000000000000000000000000000803F000000009E81C83F00000000BA89523E0000000018D7A0BE000000000000000000000000000000000000000000000000000000000000803F0000000030FBAEBF00000000B9E9F0BF00000000"> : tensor<5x6xcomplex<f32>>
%z9 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x6xcomplex<f32>>
%s9 = stablehlo.select %live, %c9, %z9 : tensor<i1>, tensor<5x6xcomplex<f32>>
%a9 = stablehlo.optimization_barrier %s9 : tensor<5x6xcomplex<f32>>
%r:80 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9) : (tensor<2x2xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<6x3xcomplex<f32>>, tensor<3x6xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<5x6xcomplex<f32>>) -> (tensor<2x2xi1>, tensor<2x2xcomplex<f32>>, tensor<2x2xi1>, tensor<2x2xcomplex<f32>>, tensor<2x2xi1>, tensor<2x2xcomplex<f32>>, tensor<2xi1>, tensor<2xcomplex<f32>>, tensor<3x3xi1>, tensor<3x3xcomplex<f32>>, tensor<3x3xi1>, tensor<3x3xcomplex<f32>>, tensor<3x3xi1>, tensor<3x3xcomplex<f32>>, tensor<3xi1>, tensor<3xcomplex<f32>>, tensor<4x4xi1>, tensor<4x4xcomplex<f32>>, tensor<4x4xi1>, tensor<4x4xcomplex<f32>>, tensor<4x4xi1>, tensor<4x4xcomplex<f32>>, tensor<4xi1>, tensor<4xcomplex<f32>>, tensor<6x6xi1>, tensor<6x6xcomplex<f32>>, tensor<6x3xi1>, tensor<6x3xcomplex<f32>>, tensor<3x6xi1>, tensor<3x6xcomplex<f32>>, tensor<3xi1>, tensor<3xcomplex<f32>>, tensor<3x3xi1>, tensor<3x3xcomplex<f32>>, tensor<3x6xi1>, tensor<3x6xcomplex<f32>>, tensor<6x3xi1>, tensor<6x3xcomplex<f32>>, tensor<3xi1>, tensor<3xcomplex<f32>>, tensor<3x3xi1>, tensor<3x3xcomplex<f32>>, tensor<3x3xi1>, tensor<3x3xcomplex<f32>>, tensor<3x3xi1>, tensor<3x3xcomplex<f32>>, tensor<3xi1>, tensor<3xcomplex<f32>>, tensor<1x1xi1>, tensor<1x1xcomplex<f32>>, tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<3x1xi1>, tensor<3x1xcomplex<f32>>, tensor<1xi1>, tensor<1xcomplex<f32>>, tensor<3x3xi1>, tensor<3x3xcomplex<f32>>, tensor<3x5xi1>, tensor<3x5xcomplex<f32>>, tensor<5x3xi1>, tensor<5x3xcomplex<f32>>, tensor<3xi1>, tensor<3xcomplex<f32>>, tensor<4x4xi1>, tensor<4x4xcomplex<f32>>, tensor<4x4xi1>, tensor<4x4xcomplex<f32>>, tensor<4x4xi1>, tensor<4x4xcomplex<f32>>, tensor<4xi1>, tensor<4xcomplex<f32>>, tensor<5x5xi1>, tensor<5x5xcomplex<f32>>, tensor<5x6xi1>, tensor<5x6xcomplex<f32>>, tensor<6x5xi1>, tensor<6x5xcomplex<f32>>, tensor<5xi1>, tensor<5xcomplex<f32>>)
%e0 = stablehlo.constant dense<[[true, true], [true, true]]> : tensor<2x2xi1>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x2xi1>, tensor<2x2xi1>) -> ()
%e1 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x2xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 4.7683715820312500e-05 : f64} : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> ()
%e2 = stablehlo.constant dense<[[true, true], [false, true]]> : tensor<2x2xi1>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x2xi1>, tensor<2x2xi1>) -> ()
%e3 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x2xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 4.7683715820312500e-05 : f64} : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> ()
%e4 = stablehlo.constant dense<[[true, true], [true, true]]> : tensor<2x2xi1>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x2xi1>, tensor<2x2xi1>) -> ()
%e5 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x2xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 4.7683715820312500e-05 : f64} : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> ()
%e6 = stablehlo.constant dense<[true, true]> : tensor<2xi1>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<2xi1>, tensor<2xi1>) -> ()
%e7 = stablehlo.constant dense<"0x00000000000000000000000000000000"> : tensor<2xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#7, %e7) {has_side_effect = true, tolerance = 4.7683715820312500e-05 : f64} : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> ()
%e8 = stablehlo.constant dense<[[false, true, true], [false, true, true], [false, true, true]]> : tensor<3x3xi1>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<3x3xi1>, tensor<3x3xi1>) -> ()
%e9 = stablehlo.constant dense<"0xF05B71BE0000000000000000000000000000000000000000EF5B71BF0000008000000000000000000000000000000000EF5B71BE0000008000000000000000000000000000000000"> : tensor<3x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#9, %e9) {has_side_effect = true, tolerance = 4.4956638589610520e-05 : f64} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> ()
%e10 = stablehlo.constant dense<[[false, true, false], [false, true, true], [false, false, true]]> : tensor<3x3xi1>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x3xi1>, tensor<3x3xi1>) -> ()
%e11 = stablehlo.constant dense<"0xB7C387C0000000000000000000000000D48FBCC000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#11, %e11) {has_side_effect = true, tolerance = 2.8097902031731792e-04 : f64} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> ()
%e12 = stablehlo.constant dense<[[false, false, false], [true, true, true], [false, true, true]]> : tensor<3x3xi1>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<3x3xi1>, tensor<3x3xi1>) -> ()
%e13 = stablehlo.constant dense<"0xB7C387C0000000004852433F000000004852433E00000000000000000000000000000000000000000000000000000000D48FBCC00000000000000000000000000000000000000000"> : tensor<3x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#13, %e13) {has_side_effect = true, tolerance = 2.8097902031731792e-04 : f64} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> ()
%e14 = stablehlo.constant dense<[false, true, true]> : tensor<3xi1>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<3xi1>, tensor<3xi1>) -> ()
%e15 = stablehlo.constant dense<"0x7E2B9E3F0000000000000000000000000000000000000000"> : tensor<3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#15, %e15) {has_side_effect = true, tolerance = 5.8922876178257866e-05 : f64} : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> ()
%e16 = stablehlo.constant dense<[[true, true, true, true], [true, true, true, true], [true, true, true, true], [true, true, true, true]]> : tensor<4x4xi1>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<4x4xi1>, tensor<4x4xi1>) -> ()
%e17 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#17, %e17) {has_side_effect = true, tolerance = 4.7683715820312500e-05 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e18 = stablehlo.constant dense<[[true, true, true, true], [false, true, true, true], [false, false, true, true], [false, false, false, true]]> : tensor<4x4xi1>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<4x4xi1>, tensor<4x4xi1>) -> ()
%e19 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#19, %e19) {has_side_effect = true, tolerance = 4.7683715820312500e-05 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e20 = stablehlo.constant dense<[[true, true, true, true], [true, true, true, true], [true, true, true, true], [true, true, true, true]]> : tensor<4x4xi1>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<4x4xi1>, tensor<4x4xi1>) -> ()
%e21 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#21, %e21) {has_side_effect = true, tolerance = 4.7683715820312500e-05 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e22 = stablehlo.constant dense<[true, true, true, true]> : tensor<4xi1>
stablehlo.custom_call @check.expect_eq(%r#22, %e22) {has_side_effect = true} : (tensor<4xi1>, tensor<4xi1>) -> ()
%e23 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#23, %e23) {has_side_effect = true, tolerance = 4.7683715820312500e-05 : f64} : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> ()
%e24 = stablehlo.constant dense<[[false, true, true, true, true, true], [false, true, true, true, true, true], [false, true, true, true, true, true], [false, true, true, true, true, true], [false, true, true, true, true, true], [false, true, true, true, true, true]]> : tensor<6x6xi1>
stablehlo.custom_call @check.expect_eq(%r#24, %e24) {has_side_effect = true} : (tensor<6x6xi1>, tensor<6x6xi1>) -> ()
%e25 = stablehlo.constant dense<"0x4457B8BE0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000E342EDBE000000000000000000000000000000000000000000000000000000000000000000000000000000000000000050317C3E00000000000000000000000000000000000000000000000000000000000000000000000000000000000000001A79043F0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000256D11BF0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000804289BD0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x6xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#25, %e25) {has_side_effect = true, tolerance = 2.7087767762168369e-05 : f64} : (tensor<6x6xcomplex<f32>>, tensor<6x6xcomplex<f32>>) -> ()
%e26 = stablehlo.constant dense<[[false, true, false], [false, true, true], [false, false, true], [false, false, false], [false, false, false], [false, false, false]]> : tensor<6x3xi1>
stablehlo.custom_call @check.expect_eq(%r#26, %e26) {has_side_effect = true} : (tensor<6x3xi1>, tensor<6x3xi1>) -> ()
%e27 = stablehlo.constant dense<"0xE32B3140000000000000000000000000D2A9BF3F00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#27, %e27) {has_side_effect = true, tolerance = 1.3200300372773199e-04 : f64} : (tensor<6x3xcomplex<f32>>, tensor<6x3xcomplex<f32>>) -> ()
%e28 = stablehlo.constant dense<[[false, false, false, false, false, false], [true, true, true, true, true, true], [false, true, true, true, true, true]]> : tensor<3x6xi1>
stablehlo.custom_call @check.expect_eq(%r#28, %e28) {has_side_effect = true} : (tensor<3x6xi1>, tensor<3x6xi1>) -> ()
%e29 = stablehlo.constant dense<"0xE32B3140000000009B73AE3E00000080216E39BE00000080B6CEC2BE000000801ADBD53E00000080B7D8493D00000080000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000D2A9BF3F0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x6xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#29, %e29) {has_side_effect = true, tolerance = 1.3200300372773199e-04 : f64} : (tensor<3x6xcomplex<f32>>, tensor<3x6xcomplex<f32>>) -> ()
%e30 = stablehlo.constant dense<[false, true, true]> : tensor<3xi1>
stablehlo.custom_call @check.expect_eq(%r#30, %e30) {has_side_effect = true} : (tensor<3xi1>, tensor<3xi1>) -> ()
%e31 = stablehlo.constant dense<"0xD115AE3F0000008000000000000000000000000000000000"> : tensor<3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#31, %e31) {has_side_effect = true, tolerance = 6.4851798242671066e-05 : f64} : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> ()
%e32 = stablehlo.constant dense<[[false, false, false], [false, false, false], [false, false, false]]> : tensor<3x3xi1>
stablehlo.custom_call @check.expect_eq(%r#32, %e32) {has_side_effect = true} : (tensor<3x3xi1>, tensor<3x3xi1>) -> ()
%e33 = stablehlo.constant dense<"0x14B000BF000000008F44173F00000000E88821BF000000000E0EB03E000000000E7408BF0000000080E845BF000000001A0B4BBF00000000E0071BBF0000000048A1843D00000000"> : tensor<3x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#33, %e33) {has_side_effect = true, tolerance = 3.7819773979208549e-05 : f64} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> ()
%e34 = stablehlo.constant dense<[[false, false, false, false, true, false], [false, false, false, false, true, false], [false, false, false, false, true, false]]> : tensor<3x6xi1>
stablehlo.custom_call @check.expect_eq(%r#34, %e34) {has_side_effect = true} : (tensor<3x6xi1>, tensor<3x6xi1>) -> ()
%e35 = stablehlo.constant dense<"0xC2CAFD3F000000001AEB28BF00000000227BB73F00000000D96DA43F000000000000000000000000B0E941BF000000000000000000000000A2A01D40000000003A61B0BF000000005061B4BF000000000000000000000000CD64E1BF00000000000000000000000000000000000000002400EDBE0000000008B99EBE000000000000000000000000F4A1293F00000000"> : tensor<3x6xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#35, %e35) {has_side_effect = true, tolerance = 1.1744161838578293e-04 : f64} : (tensor<3x6xcomplex<f32>>, tensor<3x6xcomplex<f32>>) -> ()
%e36 = stablehlo.constant dense<[[false, false, false], [false, false, false], [false, false, false], [false, false, false], [true, true, true], [false, false, false]]> : tensor<6x3xi1>
stablehlo.custom_call @check.expect_eq(%r#36, %e36) {has_side_effect = true} : (tensor<6x3xi1>, tensor<6x3xi1>) -> ()
%e37 = stablehlo.constant dense<"0xC2CAFD3F00000000F6516ABE00000080C71E073F000000801AEB28BF00000000A2A01D40000000005807283F00000080227BB73F000000003A61B0BF000000002400EDBE00000000D96DA43F000000005061B4BF0000000008B99EBE00000000000000000000000000000000000000000000000000000000B0E941BF00000000CD64E1BF00000000F4A1293F00000000"> : tensor<6x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#37, %e37) {has_side_effect = true, tolerance = 1.1744161838578293e-04 : f64} : (tensor<6x3xcomplex<f32>>, tensor<6x3xcomplex<f32>>) -> ()
%e38 = stablehlo.constant dense<[false, false, false]> : tensor<3xi1>
stablehlo.custom_call @check.expect_eq(%r#38, %e38) {has_side_effect = true} : (tensor<3xi1>, tensor<3xi1>) -> ()
%e39 = stablehlo.constant dense<"0x0A58C03F0000008064EBB23F000000800000000000000000"> : tensor<3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#39, %e39) {has_side_effect = true, tolerance = 7.1653687427897239e-05 : f64} : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> ()
%e40 = stablehlo.constant dense<[[false, false, true], [false, false, true], [false, false, true]]> : tensor<3x3xi1>
stablehlo.custom_call @check.expect_eq(%r#40, %e40) {has_side_effect = true} : (tensor<3x3xi1>, tensor<3x3xi1>) -> ()
%e41 = stablehlo.constant dense<"0x4A9B21BF000000007648433F000000000000000000000000CA46F2BE000000807A8471BE0000000000000000000000000A4E1DBF0000008049201ABF000000000000000000000000"> : tensor<3x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#41, %e41) {has_side_effect = true, tolerance = 3.6374302680997062e-05 : f64} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> ()
%e42 = stablehlo.constant dense<[[false, false, true], [false, false, true], [false, false, true]]> : tensor<3x3xi1>
stablehlo.custom_call @check.expect_eq(%r#42, %e42) {has_side_effect = true} : (tensor<3x3xi1>, tensor<3x3xi1>) -> ()
%e43 = stablehlo.constant dense<"0x7B2516C0000000004D0E66BF00000000000000000000000000000000000000000E47EEBF000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#43, %e43) {has_side_effect = true, tolerance = 1.1186779147465131e-04 : f64} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> ()
%e44 = stablehlo.constant dense<[[false, false, false], [false, false, false], [true, true, true]]> : tensor<3x3xi1>
stablehlo.custom_call @check.expect_eq(%r#44, %e44) {has_side_effect = true} : (tensor<3x3xi1>, tensor<3x3xi1>) -> ()
%e45 = stablehlo.constant dense<"0x7B2516C0000000000885943E0000000073DCC03E000000004D0E66BF000000000E47EEBF0000000077411C3F00000000000000000000000000000000000000000000000000000000"> : tensor<3x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#45, %e45) {has_side_effect = true, tolerance = 1.1186779147465131e-04 : f64} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> ()
%e46 = stablehlo.constant dense<[false, false, true]> : tensor<3xi1>
stablehlo.custom_call @check.expect_eq(%r#46, %e46) {has_side_effect = true} : (tensor<3xi1>, tensor<3xi1>) -> ()
%e47 = stablehlo.constant dense<"0xA5CDD03F000000006783BA3F000000000000000000000000"> : tensor<3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#47, %e47) {has_side_effect = true, tolerance = 7.7785290386600536e-05 : f64} : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> ()
%e48 = stablehlo.constant dense<[[false]]> : tensor<1x1xi1>
stablehlo.custom_call @check.expect_eq(%r#48, %e48) {has_side_effect = true} : (tensor<1x1xi1>, tensor<1x1xi1>) -> ()
%e49 = stablehlo.constant dense<"0x0000803F00000000"> : tensor<1x1xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#49, %e49) {has_side_effect = true, tolerance = 4.7683715820312500e-05 : f64} : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> ()
%e50 = stablehlo.constant dense<[[true, false, false]]> : tensor<1x3xi1>
stablehlo.custom_call @check.expect_eq(%r#50, %e50) {has_side_effect = true} : (tensor<1x3xi1>, tensor<1x3xi1>) -> ()
%e51 = stablehlo.constant dense<"0x00000000000000009B5FCB3F00000000AD268D3F00000000"> : tensor<1x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#51, %e51) {has_side_effect = true, tolerance = 7.5762517326438683e-05 : f64} : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> ()
%e52 = stablehlo.constant dense<[[true], [false], [false]]> : tensor<3x1xi1>
stablehlo.custom_call @check.expect_eq(%r#52, %e52) {has_side_effect = true} : (tensor<3x1xi1>, tensor<3x1xi1>) -> ()
%e53 = stablehlo.constant dense<"0x00000000000000009B5FCB3F00000000AD268D3F00000000"> : tensor<3x1xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#53, %e53) {has_side_effect = true, tolerance = 7.5762517326438683e-05 : f64} : (tensor<3x1xcomplex<f32>>, tensor<3x1xcomplex<f32>>) -> ()
%e54 = stablehlo.constant dense<[false]> : tensor<1xi1>
stablehlo.custom_call @check.expect_eq(%r#54, %e54) {has_side_effect = true} : (tensor<1xi1>, tensor<1xi1>) -> ()
%e55 = stablehlo.constant dense<"0x0000000000000000"> : tensor<1xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#55, %e55) {has_side_effect = true, tolerance = 4.7683715820312500e-05 : f64} : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> ()
%e56 = stablehlo.constant dense<[[false, true, true], [false, true, true], [false, true, true]]> : tensor<3x3xi1>
stablehlo.custom_call @check.expect_eq(%r#56, %e56) {has_side_effect = true} : (tensor<3x3xi1>, tensor<3x3xi1>) -> ()
%e57 = stablehlo.constant dense<"0x646F23BF0000000000000000000000000000000000000000766B3C3F0000000000000000000000000000000000000000A09466BE0000000000000000000000000000000000000000"> : tensor<3x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#57, %e57) {has_side_effect = true, tolerance = 3.5095916928185034e-05 : f64} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> ()
%e58 = stablehlo.constant dense<[[false, true, false, false, false], [false, true, true, true, true], [false, false, true, true, true]]> : tensor<3x5xi1>
stablehlo.custom_call @check.expect_eq(%r#58, %e58) {has_side_effect = true} : (tensor<3x5xi1>, tensor<3x5xi1>) -> ()
%e59 = stablehlo.constant dense<"0xA3F014400000000000000000000000008277BFBF000000007E742E400000000078C0CA3F000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x5xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#59, %e59) {has_side_effect = true, tolerance = 1.2997913927392801e-04 : f64} : (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> ()
%e60 = stablehlo.constant dense<[[false, false, false], [true, true, true], [false, true, true], [false, true, true], [false, true, true]]> : tensor<5x3xi1>
stablehlo.custom_call @check.expect_eq(%r#60, %e60) {has_side_effect = true} : (tensor<5x3xi1>, tensor<5x3xi1>) -> ()
%e61 = stablehlo.constant dense<"0xA3F01440000000008400E6BE00000080CFBB0C3E000000800000000000000000000000000000000000000000000000008277BFBF00000000000000000000000000000000000000007E742E40000000000000000000000000000000000000000078C0CA3F0000000000000000000000000000000000000000"> : tensor<5x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#61, %e61) {has_side_effect = true, tolerance = 1.2997913927392801e-04 : f64} : (tensor<5x3xcomplex<f32>>, tensor<5x3xcomplex<f32>>) -> ()
%e62 = stablehlo.constant dense<[false, true, true]> : tensor<3xi1>
stablehlo.custom_call @check.expect_eq(%r#62, %e62) {has_side_effect = true} : (tensor<3xi1>, tensor<3xi1>) -> ()
%e63 = stablehlo.constant dense<"0xB2B7D13F0000008000000000000000000000000000000000"> : tensor<3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#63, %e63) {has_side_effect = true, tolerance = 7.8125879099388840e-05 : f64} : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> ()
%e64 = stablehlo.constant dense<[[false, false, false, false], [false, false, false, false], [false, false, false, false], [false, false, false, false]]> : tensor<4x4xi1>
stablehlo.custom_call @check.expect_eq(%r#64, %e64) {has_side_effect = true} : (tensor<4x4xi1>, tensor<4x4xi1>) -> ()
%e65 = stablehlo.constant dense<"0x0000803F0000000000000000000000000000000000000000000000000000000000000000000000000000803F0000000000000000000000000000000000000000000000000000000000000000000000000000803F0000000000000000000000000000000000000000000000000000000000000000000000000000803F00000000"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#65, %e65) {has_side_effect = true, tolerance = 4.7683715820312500e-05 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e66 = stablehlo.constant dense<[[false, false, false, false], [false, false, true, false], [false, false, false, false], [false, false, false, false]]> : tensor<4x4xi1>
stablehlo.custom_call @check.expect_eq(%r#66, %e66) {has_side_effect = true} : (tensor<4x4xi1>, tensor<4x4xi1>) -> ()
%e67 = stablehlo.constant dense<"0x0C2CBEBF00000000D54D3DBB000000005FDECF3E00000000AD4FF1BF0000000000000000000000007A3EDB3F000000000000000000000000458EBDBF0000000000000000000000000000000000000000AB2606BF00000000379D3A3D00000000000000000000000000000000000000000000000000000000ED79933F00000000"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#67, %e67) {has_side_effect = true, tolerance = 8.9895439714382519e-05 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e68 = stablehlo.constant dense<[[false, false, false, false], [false, false, false, false], [false, true, false, false], [false, false, false, false]]> : tensor<4x4xi1>
stablehlo.custom_call @check.expect_eq(%r#68, %e68) {has_side_effect = true} : (tensor<4x4xi1>, tensor<4x4xi1>) -> ()
%e69 = stablehlo.constant dense<"0x0C2CBEBF00000000000000000000000000000000000000000000000000000000D54D3DBB000000007A3EDB3F00000000000000000000000000000000000000005FDECF3E000000000000000000000000AB2606BF000000000000000000000000AD4FF1BF00000000458EBDBF00000000379D3A3D00000000ED79933F00000000"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#69, %e69) {has_side_effect = true, tolerance = 8.9895439714382519e-05 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e70 = stablehlo.constant dense<[false, false, false, false]> : tensor<4xi1>
stablehlo.custom_call @check.expect_eq(%r#70, %e70) {has_side_effect = true} : (tensor<4xi1>, tensor<4xi1>) -> ()
%e71 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#71, %e71) {has_side_effect = true, tolerance = 4.7683715820312500e-05 : f64} : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> ()
%e72 = stablehlo.constant dense<[[false, false, false, false, false], [false, false, false, false, false], [false, false, false, false, false], [false, false, false, false, false], [false, false, false, false, false]]> : tensor<5x5xi1>
stablehlo.custom_call @check.expect_eq(%r#72, %e72) {has_side_effect = true} : (tensor<5x5xi1>, tensor<5x5xi1>) -> ()
%e73 = stablehlo.constant dense<"0x0000803F00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F00000000000000000000000000000000000000000000000000000000000000000000000000000000000000006C2EC0BE000000001E7DF8BE0000000037274ABF00000000000000000000000000000000000000001A486D3F00000000204249BE00000000D4BAA3BE00000000000000000000000000000000000000000000000000000000B2195ABF00000080AD0B063F00000000"> : tensor<5x5xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#73, %e73) {has_side_effect = true, tolerance = 4.7683715820312500e-05 : f64} : (tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>) -> ()
%e74 = stablehlo.constant dense<[[false, true, false, false, true, false], [false, false, false, false, false, false], [false, false, false, false, false, false], [false, false, false, false, false, false], [false, false, false, false, false, false]]> : tensor<5x6xi1>
stablehlo.custom_call @check.expect_eq(%r#74, %e74) {has_side_effect = true} : (tensor<5x6xi1>, tensor<5x6xi1>) -> ()
%e75 = stablehlo.constant dense<"0xA576A93F000000000000000000000000E49A4F3F000000007D61B83F0000000000000000000000008018463E00000000000000000000000084815D3F000000000F7A06BE000000005A65943E00000000EE3B7C3F000000008D74DFBF0000000000000000000000000000000000000000F5188A3F000000001A77B83F000000003C0E193F00000000D94404BF00000000000000000000000000000000000000000000000000000000253E96BF000000004150D33F000000000BD4AF3F00000000000000000000000000000000000000000000000000000000000000000000000080429A3D000000000003AEBF00000000"> : tensor<5x6xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#75, %e75) {has_side_effect = true, tolerance = 8.3243577364555676e-05 : f64} : (tensor<5x6xcomplex<f32>>, tensor<5x6xcomplex<f32>>) -> ()
%e76 = stablehlo.constant dense<[[false, false, false, false, false], [true, false, false, false, false], [false, false, false, false, false], [false, false, false, false, false], [true, false, false, false, false], [false, false, false, false, false]]> : tensor<6x5xi1>
stablehlo.custom_call @check.expect_eq(%r#76, %e76) {has_side_effect = true} : (tensor<6x5xi1>, tensor<6x5xi1>) -> ()
%e77 = stablehlo.constant dense<"0xA576A93F000000000000000000000000000000000000000000000000000000000000000000000000000000000000000084815D3F00000000000000000000000000000000000000000000000000000000E49A4F3F000000000F7A06BE00000000F5188A3F0000000027862CBF0000008000000080000000807D61B83F000000005A65943E000000001A77B83F00000000253E96BF0000000087250F3F000000000000000000000000EE3B7C3F000000003C0E193F000000004150D33F0000000080429A3D000000008018463E000000008D74DFBF00000000D94404BF000000000BD4AF3F000000000003AEBF00000000"> : tensor<6x5xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#77, %e77) {has_side_effect = true, tolerance = 8.3243577364555676e-05 : f64} : (tensor<6x5xcomplex<f32>>, tensor<6x5xcomplex<f32>>) -> ()
%e78 = stablehlo.constant dense<[false, false, false, false, false]> : tensor<5xi1>
stablehlo.custom_call @check.expect_eq(%r#78, %e78) {has_side_effect = true} : (tensor<5xi1>, tensor<5xi1>) -> ()
%e79 = stablehlo.constant dense<"0x000000000000000000000000000000009B0BB03F00000080D605C33F000000000000000000000000"> : tensor<5xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#79, %e79) {has_side_effect = true, tolerance = 7.2651653226785129e-05 : f64} : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<2x2xcomplex<f32>>, %arg1: tensor<3x3xcomplex<f32>>, %arg2: tensor<4x4xcomplex<f32>>, %arg3: tensor<6x3xcomplex<f32>>, %arg4: tensor<3x6xcomplex<f32>>, %arg5: tensor<3x3xcomplex<f32>>, %arg6: tensor<1x3xcomplex<f32>>, %arg7: tensor<3x5xcomplex<f32>>, %arg8: tensor<4x4xcomplex<f32>>, %arg9: tensor<5x6xcomplex<f32>>) -> (tensor<2x2xi1>, tensor<2x2xcomplex<f32>>, tensor<2x2xi1>, tensor<2x2xcomplex<f32>>, tensor<2x2xi1>, tensor<2x2xcomplex<f32>>, tensor<2xi1>, tensor<2xcomplex<f32>>, tensor<3x3xi1>, tensor<3x3xcomplex<f32>>, tensor<3x3xi1>, tensor<3x3xcomplex<f32>>, tensor<3x3xi1>, tensor<3x3xcomplex<f32>>, tensor<3xi1>, tensor<3xcomplex<f32>>, tensor<4x4xi1>, tensor<4x4xcomplex<f32>>, tensor<4x4xi1>, tensor<4x4xcomplex<f32>>, tensor<4x4xi1>, tensor<4x4xcomplex<f32>>, tensor<4xi1>, tensor<4xcomplex<f32>>, tensor<6x6xi1>, tensor<6x6xcomplex<f32>>, tensor<6x3xi1>, tensor<6x3xcomplex<f32>>, tensor<3x6xi1>, tensor<3x6xcomplex<f32>>, tensor<3xi1>, tensor<3xcomplex<f32>>, tensor<3x3xi1>, tensor<3x3xcomplex<f32>>, tensor<3x6xi1>, tensor<3x6xcomplex<f32>>, tensor<6x3xi1>, tensor<6x3xcomplex<f32>>, tensor<3xi1>, tensor<3xcomplex<f32>>, tensor<3x3xi1>, tensor<3x3xcomplex<f32>>, tensor<3x3xi1>, tensor<3x3xcomplex<f32>>, tensor<3x3xi1>, tensor<3x3xcomplex<f32>>, tensor<3xi1>, tensor<3xcomplex<f32>>, tensor<1x1xi1>, tensor<1x1xcomplex<f32>>, tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<3x1xi1>, tensor<3x1xcomplex<f32>>, tensor<1xi1>, tensor<1xcomplex<f32>>, tensor<3x3xi1>, tensor<3x3xcomplex<f32>>, tensor<3x5xi1>, tensor<3x5xcomplex<f32>>, tensor<5x3xi1>, tensor<5x3xcomplex<f32>>, tensor<3xi1>, tensor<3xcomplex<f32>>, tensor<4x4xi1>, tensor<4x4xcomplex<f32>>, tensor<4x4xi1>, tensor<4x4xcomplex<f32>>, tensor<4x4xi1>, tensor<4x4xcomplex<f32>>, tensor<4xi1>, tensor<4xcomplex<f32>>, tensor<5x5xi1>, tensor<5x5xcomplex<f32>>, tensor<5x6xi1>, tensor<5x6xcomplex<f32>>, tensor<6x5xi1>, tensor<6x5xcomplex<f32>>, tensor<5xi1>, tensor<5xcomplex<f32>>) {
%0:2 = call @qr(%arg0) : (tensor<2x2xcomplex<f32>>) -> (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>)
%1 = stablehlo.compare NE, %0#0, %0#0, FLOAT : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xi1>
%2 = stablehlo.compare NE, %0#0, %0#0, FLOAT : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xi1>
%c = stablehlo.constant dense<0> : tensor<i64>
%3 = call @_where(%2, %c, %0#0) : (tensor<2x2xi1>, tensor<i64>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%4 = stablehlo.compare NE, %0#1, %0#1, FLOAT : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xi1>
%5 = stablehlo.compare NE, %0#1, %0#1, FLOAT : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xi1>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%6 = call @_where(%5, %c_0, %0#1) : (tensor<2x2xi1>, tensor<i64>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%7:2 = call @qr_0(%arg0) : (tensor<2x2xcomplex<f32>>) -> (tensor<2x2xcomplex<f32>>, tensor<2xcomplex<f32>>)
%8 = stablehlo.compare NE, %7#0, %7#0, FLOAT : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xi1>
%9 = stablehlo.compare NE, %7#0, %7#0, FLOAT : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xi1>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%10 = call @_where(%9, %c_1, %7#0) : (tensor<2x2xi1>, tensor<i64>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%11 = stablehlo.compare NE, %7#1, %7#1, FLOAT : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xi1>
%12 = stablehlo.compare NE, %7#1, %7#1, FLOAT : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%13 = call @_where_1(%12, %c_2, %7#1) : (tensor<2xi1>, tensor<i64>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
%14:2 = call @qr_2(%arg1) : (tensor<3x3xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>)
%15 = stablehlo.compare NE, %14#0, %14#0, FLOAT : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xi1>
%16 = stablehlo.compare NE, %14#0, %14#0, FLOAT : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i64>
%17 = call @_where_3(%16, %c_3, %14#0) : (tensor<3x3xi1>, tensor<i64>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%18 = stablehlo.compare NE, %14#1, %14#1, FLOAT : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xi1>
%19 = stablehlo.compare NE, %14#1, %14#1, FLOAT : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xi1>
%c_4 = stablehlo.constant dense<0> : tensor<i64>
%20 = call @_where_3(%19, %c_4, %14#1) : (tensor<3x3xi1>, tensor<i64>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%21:2 = call @qr_4(%arg1) : (tensor<3x3xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<3xcomplex<f32>>)
%22 = stablehlo.compare NE, %21#0, %21#0, FLOAT : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xi1>
%23 = stablehlo.compare NE, %21#0, %21#0, FLOAT : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xi1>
%c_5 = stablehlo.constant dense<0> : tensor<i64>
%24 = call @_where_3(%23, %c_5, %21#0) : (tensor<3x3xi1>, tensor<i64>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%25 = stablehlo.compare NE, %21#1, %21#1, FLOAT : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<3xi1>
%26 = stablehlo.compare NE, %21#1, %21#1, FLOAT : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<3xi1>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%27 = call @_where_5(%26, %c_6, %21#1) : (tensor<3xi1>, tensor<i64>, tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
%28:2 = call @qr_6(%arg2) : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>)
%29 = stablehlo.compare NE, %28#0, %28#0, FLOAT : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xi1>
%30 = stablehlo.compare NE, %28#0, %28#0, FLOAT : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xi1>
%c_7 = stablehlo.constant dense<0> : tensor<i64>
%31 = call @_where_7(%30, %c_7, %28#0) : (tensor<4x4xi1>, tensor<i64>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%32 = stablehlo.compare NE, %28#1, %28#1, FLOAT : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xi1>
%33 = stablehlo.compare NE, %28#1, %28#1, FLOAT : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xi1>
%c_8 = stablehlo.constant dense<0> : tensor<i64>
%34 = call @_where_7(%33, %c_8, %28#1) : (tensor<4x4xi1>, tensor<i64>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%35:2 = call @qr_8(%arg2) : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4xcomplex<f32>>)
%36 = stablehlo.compare NE, %35#0, %35#0, FLOAT : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xi1>
%37 = stablehlo.compare NE, %35#0, %35#0, FLOAT : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xi1>
%c_9 = stablehlo.constant dense<0> : tensor<i64>
%38 = call @_where_7(%37, %c_9, %35#0) : (tensor<4x4xi1>, tensor<i64>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%39 = stablehlo.compare NE, %35#1, %35#1, FLOAT : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xi1>
%40 = stablehlo.compare NE, %35#1, %35#1, FLOAT : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xi1>
%c_10 = stablehlo.constant dense<0> : tensor<i64>
%41 = call @_where_9(%40, %c_10, %35#1) : (tensor<4xi1>, tensor<i64>, tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
%42:2 = call @qr_10(%arg3) : (tensor<6x3xcomplex<f32>>) -> (tensor<6x6xcomplex<f32>>, tensor<6x3xcomplex<f32>>)
%43 = stablehlo.compare NE, %42#0, %42#0, FLOAT : (tensor<6x6xcomplex<f32>>, tensor<6x6xcomplex<f32>>) -> tensor<6x6xi1>
%44 = stablehlo.compare NE, %42#0, %42#0, FLOAT : (tensor<6x6xcomplex<f32>>, tensor<6x6xcomplex<f32>>) -> tensor<6x6xi1>
%c_11 = stablehlo.constant dense<0> : tensor<i64>
%45 = call @_where_11(%44, %c_11, %42#0) : (tensor<6x6xi1>, tensor<i64>, tensor<6x6xcomplex<f32>>) -> tensor<6x6xcomplex<f32>>
%46 = stablehlo.compare NE, %42#1, %42#1, FLOAT : (tensor<6x3xcomplex<f32>>, tensor<6x3xcomplex<f32>>) -> tensor<6x3xi1>
%47 = stablehlo.compare NE, %42#1, %42#1, FLOAT : (tensor<6x3xcomplex<f32>>, tensor<6x3xcomplex<f32>>) -> tensor<6x3xi1>
%c_12 = stablehlo.constant dense<0> : tensor<i64>
%48 = call @_where_12(%47, %c_12, %42#1) : (tensor<6x3xi1>, tensor<i64>, tensor<6x3xcomplex<f32>>) -> tensor<6x3xcomplex<f32>>
%49:2 = call @qr_13(%arg3) : (tensor<6x3xcomplex<f32>>) -> (tensor<3x6xcomplex<f32>>, tensor<3xcomplex<f32>>)
%50 = stablehlo.compare NE, %49#0, %49#0, FLOAT : (tensor<3x6xcomplex<f32>>, tensor<3x6xcomplex<f32>>) -> tensor<3x6xi1>
%51 = stablehlo.compare NE, %49#0, %49#0, FLOAT : (tensor<3x6xcomplex<f32>>, tensor<3x6xcomplex<f32>>) -> tensor<3x6xi1>
%c_13 = stablehlo.constant dense<0> : tensor<i64>
%52 = call @_where_14(%51, %c_13, %49#0) : (tensor<3x6xi1>, tensor<i64>, tensor<3x6xcomplex<f32>>) -> tensor<3x6xcomplex<f32>>
%53 = stablehlo.compare NE, %49#1, %49#1, FLOAT : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<3xi1>
%54 = stablehlo.compare NE, %49#1, %49#1, FLOAT : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<3xi1>
%c_14 = stablehlo.constant dense<0> : tensor<i64>
%55 = call @_where_5(%54, %c_14, %49#1) : (tensor<3xi1>, tensor<i64>, tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
%56:2 = call @qr_15(%arg4) : (tensor<3x6xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<3x6xcomplex<f32>>)
%57 = stablehlo.compare NE, %56#0, %56#0, FLOAT : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xi1>
%58 = stablehlo.compare NE, %56#0, %56#0, FLOAT : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xi1>
%c_15 = stablehlo.constant dense<0> : tensor<i64>
%59 = call @_where_3(%58, %c_15, %56#0) : (tensor<3x3xi1>, tensor<i64>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%60 = stablehlo.compare NE, %56#1, %56#1, FLOAT : (tensor<3x6xcomplex<f32>>, tensor<3x6xcomplex<f32>>) -> tensor<3x6xi1>
%61 = stablehlo.compare NE, %56#1, %56#1, FLOAT : (tensor<3x6xcomplex<f32>>, tensor<3x6xcomplex<f32>>) -> tensor<3x6xi1>
%c_16 = stablehlo.constant dense<0> : tensor<i64>
%62 = call @_where_14(%61, %c_16, %56#1) : (tensor<3x6xi1>, tensor<i64>, tensor<3x6xcomplex<f32>>) -> tensor<3x6xcomplex<f32>>
%63:2 = call @qr_16(%arg4) : (tensor<3x6xcomplex<f32>>) -> (tensor<6x3xcomplex<f32>>, tensor<3xcomplex<f32>>)
%64 = stablehlo.compare NE, %63#0, %63#0, FLOAT : (tensor<6x3xcomplex<f32>>, tensor<6x3xcomplex<f32>>) -> tensor<6x3xi1>
%65 = stablehlo.compare NE, %63#0, %63#0, FLOAT : (tensor<6x3xcomplex<f32>>, tensor<6x3xcomplex<f32>>) -> tensor<6x3xi1>
%c_17 = stablehlo.constant dense<0> : tensor<i64>
%66 = call @_where_12(%65, %c_17, %63#0) : (tensor<6x3xi1>, tensor<i64>, tensor<6x3xcomplex<f32>>) -> tensor<6x3xcomplex<f32>>
%67 = stablehlo.compare NE, %63#1, %63#1, FLOAT : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<3xi1>
%68 = stablehlo.compare NE, %63#1, %63#1, FLOAT : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<3xi1>
%c_18 = stablehlo.constant dense<0> : tensor<i64>
%69 = call @_where_5(%68, %c_18, %63#1) : (tensor<3xi1>, tensor<i64>, tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
%70:2 = call @qr_2(%arg5) : (tensor<3x3xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>)
%71 = stablehlo.compare NE, %70#0, %70#0, FLOAT : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xi1>
%72 = stablehlo.compare NE, %70#0, %70#0, FLOAT : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xi1>
%c_19 = stablehlo.constant dense<0> : tensor<i64>
%73 = call @_where_3(%72, %c_19, %70#0) : (tensor<3x3xi1>, tensor<i64>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%74 = stablehlo.compare NE, %70#1, %70#1, FLOAT : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xi1>
%75 = stablehlo.compare NE, %70#1, %70#1, FLOAT : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xi1>
%c_20 = stablehlo.constant dense<0> : tensor<i64>
%76 = call @_where_3(%75, %c_20, %70#1) : (tensor<3x3xi1>, tensor<i64>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%77:2 = call @qr_4(%arg5) : (tensor<3x3xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<3xcomplex<f32>>)
%78 = stablehlo.compare NE, %77#0, %77#0, FLOAT : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xi1>
%79 = stablehlo.compare NE, %77#0, %77#0, FLOAT : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xi1>
%c_21 = stablehlo.constant dense<0> : tensor<i64>
%80 = call @_where_3(%79, %c_21, %77#0) : (tensor<3x3xi1>, tensor<i64>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%81 = stablehlo.compare NE, %77#1, %77#1, FLOAT : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<3xi1>
%82 = stablehlo.compare NE, %77#1, %77#1, FLOAT : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<3xi1>
%c_22 = stablehlo.constant dense<0> : tensor<i64>
%83 = call @_where_5(%82, %c_22, %77#1) : (tensor<3xi1>, tensor<i64>, tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
%84:2 = call @qr_17(%arg6) : (tensor<1x3xcomplex<f32>>) -> (tensor<1x1xcomplex<f32>>, tensor<1x3xcomplex<f32>>)
%85 = stablehlo.compare NE, %84#0, %84#0, FLOAT : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xi1>
%86 = stablehlo.compare NE, %84#0, %84#0, FLOAT : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xi1>
%c_23 = stablehlo.constant dense<0> : tensor<i64>
%87 = call @_where_18(%86, %c_23, %84#0) : (tensor<1x1xi1>, tensor<i64>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
%88 = stablehlo.compare NE, %84#1, %84#1, FLOAT : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xi1>
%89 = stablehlo.compare NE, %84#1, %84#1, FLOAT : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xi1>
%c_24 = stablehlo.constant dense<0> : tensor<i64>
%90 = call @_where_19(%89, %c_24, %84#1) : (tensor<1x3xi1>, tensor<i64>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
%91:2 = call @qr_20(%arg6) : (tensor<1x3xcomplex<f32>>) -> (tensor<3x1xcomplex<f32>>, tensor<1xcomplex<f32>>)
%92 = stablehlo.compare NE, %91#0, %91#0, FLOAT : (tensor<3x1xcomplex<f32>>, tensor<3x1xcomplex<f32>>) -> tensor<3x1xi1>
%93 = stablehlo.compare NE, %91#0, %91#0, FLOAT : (tensor<3x1xcomplex<f32>>, tensor<3x1xcomplex<f32>>) -> tensor<3x1xi1>
%c_25 = stablehlo.constant dense<0> : tensor<i64>
%94 = call @_where_21(%93, %c_25, %91#0) : (tensor<3x1xi1>, tensor<i64>, tensor<3x1xcomplex<f32>>) -> tensor<3x1xcomplex<f32>>
%95 = stablehlo.compare NE, %91#1, %91#1, FLOAT : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xi1>
%96 = stablehlo.compare NE, %91#1, %91#1, FLOAT : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xi1>
%c_26 = stablehlo.constant dense<0> : tensor<i64>
%97 = call @_where_22(%96, %c_26, %91#1) : (tensor<1xi1>, tensor<i64>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
%98:2 = call @qr_23(%arg7) : (tensor<3x5xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<3x5xcomplex<f32>>)
%99 = stablehlo.compare NE, %98#0, %98#0, FLOAT : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xi1>
%100 = stablehlo.compare NE, %98#0, %98#0, FLOAT : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xi1>
%c_27 = stablehlo.constant dense<0> : tensor<i64>
%101 = call @_where_3(%100, %c_27, %98#0) : (tensor<3x3xi1>, tensor<i64>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%102 = stablehlo.compare NE, %98#1, %98#1, FLOAT : (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> tensor<3x5xi1>
%103 = stablehlo.compare NE, %98#1, %98#1, FLOAT : (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> tensor<3x5xi1>
%c_28 = stablehlo.constant dense<0> : tensor<i64>
%104 = call @_where_24(%103, %c_28, %98#1) : (tensor<3x5xi1>, tensor<i64>, tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
%105:2 = call @qr_25(%arg7) : (tensor<3x5xcomplex<f32>>) -> (tensor<5x3xcomplex<f32>>, tensor<3xcomplex<f32>>)
%106 = stablehlo.compare NE, %105#0, %105#0, FLOAT : (tensor<5x3xcomplex<f32>>, tensor<5x3xcomplex<f32>>) -> tensor<5x3xi1>
%107 = stablehlo.compare NE, %105#0, %105#0, FLOAT : (tensor<5x3xcomplex<f32>>, tensor<5x3xcomplex<f32>>) -> tensor<5x3xi1>
%c_29 = stablehlo.constant dense<0> : tensor<i64>
%108 = call @_where_26(%107, %c_29, %105#0) : (tensor<5x3xi1>, tensor<i64>, tensor<5x3xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
%109 = stablehlo.compare NE, %105#1, %105#1, FLOAT : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<3xi1>
%110 = stablehlo.compare NE, %105#1, %105#1, FLOAT : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<3xi1>
%c_30 = stablehlo.constant dense<0> : tensor<i64>
%111 = call @_where_5(%110, %c_30, %105#1) : (tensor<3xi1>, tensor<i64>, tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
%112:2 = call @qr_6(%arg8) : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>)
%113 = stablehlo.compare NE, %112#0, %112#0, FLOAT : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xi1>
%114 = stablehlo.compare NE, %112#0, %112#0, FLOAT : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xi1>
%c_31 = stablehlo.constant dense<0> : tensor<i64>
%115 = call @_where_7(%114, %c_31, %112#0) : (tensor<4x4xi1>, tensor<i64>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%116 = stablehlo.compare NE, %112#1, %112#1, FLOAT : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xi1>
%117 = stablehlo.compare NE, %112#1, %112#1, FLOAT : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xi1>
%c_32 = stablehlo.constant dense<0> : tensor<i64>
%118 = call @_where_7(%117, %c_32, %112#1) : (tensor<4x4xi1>, tensor<i64>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%119:2 = call @qr_8(%arg8) : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4xcomplex<f32>>)
%120 = stablehlo.compare NE, %119#0, %119#0, FLOAT : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xi1>
%121 = stablehlo.compare NE, %119#0, %119#0, FLOAT : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xi1>
%c_33 = stablehlo.constant dense<0> : tensor<i64>
%122 = call @_where_7(%121, %c_33, %119#0) : (tensor<4x4xi1>, tensor<i64>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%123 = stablehlo.compare NE, %119#1, %119#1, FLOAT : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xi1>
%124 = stablehlo.compare NE, %119#1, %119#1, FLOAT : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xi1>
%c_34 = stablehlo.constant dense<0> : tensor<i64>
%125 = call @_where_9(%124, %c_34, %119#1) : (tensor<4xi1>, tensor<i64>, tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
%126:2 = call @qr_27(%arg9) : (tensor<5x6xcomplex<f32>>) -> (tensor<5x5xcomplex<f32>>, tensor<5x6xcomplex<f32>>)
%127 = stablehlo.compare NE, %126#0, %126#0, FLOAT : (tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>) -> tensor<5x5xi1>
%128 = stablehlo.compare NE, %126#0, %126#0, FLOAT : (tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>) -> tensor<5x5xi1>
%c_35 = stablehlo.constant dense<0> : tensor<i64>
%129 = call @_where_28(%128, %c_35, %126#0) : (tensor<5x5xi1>, tensor<i64>, tensor<5x5xcomplex<f32>>) -> tensor<5x5xcomplex<f32>>
%130 = stablehlo.compare NE, %126#1, %126#1, FLOAT : (tensor<5x6xcomplex<f32>>, tensor<5x6xcomplex<f32>>) -> tensor<5x6xi1>
%131 = stablehlo.compare NE, %126#1, %126#1, FLOAT : (tensor<5x6xcomplex<f32>>, tensor<5x6xcomplex<f32>>) -> tensor<5x6xi1>
%c_36 = stablehlo.constant dense<0> : tensor<i64>
%132 = call @_where_29(%131, %c_36, %126#1) : (tensor<5x6xi1>, tensor<i64>, tensor<5x6xcomplex<f32>>) -> tensor<5x6xcomplex<f32>>
%133:2 = call @qr_30(%arg9) : (tensor<5x6xcomplex<f32>>) -> (tensor<6x5xcomplex<f32>>, tensor<5xcomplex<f32>>)
%134 = stablehlo.compare NE, %133#0, %133#0, FLOAT : (tensor<6x5xcomplex<f32>>, tensor<6x5xcomplex<f32>>) -> tensor<6x5xi1>
%135 = stablehlo.compare NE, %133#0, %133#0, FLOAT : (tensor<6x5xcomplex<f32>>, tensor<6x5xcomplex<f32>>) -> tensor<6x5xi1>
%c_37 = stablehlo.constant dense<0> : tensor<i64>
%136 = call @_where_31(%135, %c_37, %133#0) : (tensor<6x5xi1>, tensor<i64>, tensor<6x5xcomplex<f32>>) -> tensor<6x5xcomplex<f32>>
%137 = stablehlo.compare NE, %133#1, %133#1, FLOAT : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> tensor<5xi1>
%138 = stablehlo.compare NE, %133#1, %133#1, FLOAT : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> tensor<5xi1>
%c_38 = stablehlo.constant dense<0> : tensor<i64>
%139 = call @_where_32(%138, %c_38, %133#1) : (tensor<5xi1>, tensor<i64>, tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
return %1, %3, %4, %6, %8, %10, %11, %13, %15, %17, %18, %20, %22, %24, %25, %27, %29, %31, %32, %34, %36, %38, %39, %41, %43, %45, %46, %48, %50, %52, %53, %55, %57, %59, %60, %62, %64, %66, %67, %69, %71, %73, %74, %76, %78, %80, %81, %83, %85, %87, %88, %90, %92, %94, %95, %97, %99, %101, %102, %104, %106, %108, %109, %111, %113, %115, %116, %118, %120, %122, %123, %125, %127, %129, %130, %132, %134, %136, %137, %139 : tensor<2x2xi1>, tensor<2x2xcomplex<f32>>, tensor<2x2xi1>, tensor<2x2xcomplex<f32>>, tensor<2x2xi1>, tensor<2x2xcomplex<f32>>, tensor<2xi1>, tensor<2xcomplex<f32>>, tensor<3x3xi1>, tensor<3x3xcomplex<f32>>, tensor<3x3xi1>, tensor<3x3xcomplex<f32>>, tensor<3x3xi1>, tensor<3x3xcomplex<f32>>, tensor<3xi1>, tensor<3xcomplex<f32>>, tensor<4x4xi1>, tensor<4x4xcomplex<f32>>, tensor<4x4xi1>, tensor<4x4xcomplex<f32>>, tensor<4x4xi1>, tensor<4x4xcomplex<f32>>, tensor<4xi1>, tensor<4xcomplex<f32>>, tensor<6x6xi1>, tensor<6x6xcomplex<f32>>, tensor<6x3xi1>, tensor<6x3xcomplex<f32>>, tensor<3x6xi1>, tensor<3x6xcomplex<f32>>, tensor<3xi1>, tensor<3xcomplex<f32>>, tensor<3x3xi1>, tensor<3x3xcomplex<f32>>, tensor<3x6xi1>, tensor<3x6xcomplex<f32>>, tensor<6x3xi1>, tensor<6x3xcomplex<f32>>, tensor<3xi1>, tensor<3xcomplex<f32>>, tensor<3x3xi1>, tensor<3x3xcomplex<f32>>, tensor<3x3xi1>, tensor<3x3xcomplex<f32>>, tensor<3x3xi1>, tensor<3x3xcomplex<f32>>, tensor<3xi1>, tensor<3xcomplex<f32>>, tensor<1x1xi1>, tensor<1x1xcomplex<f32>>, tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<3x1xi1>, tensor<3x1xcomplex<f32>>, tensor<1xi1>, tensor<1xcomplex<f32>>, tensor<3x3xi1>, tensor<3x3xcomplex<f32>>, tensor<3x5xi1>, tensor<3x5xcomplex<f32>>, tensor<5x3xi1>, tensor<5x3xcomplex<f32>>, tensor<3xi1>, tensor<3xcomplex<f32>>, tensor<4x4xi1>, tensor<4x4xcomplex<f32>>, tensor<4x4xi1>, tensor<4x4xcomplex<f32>>, tensor<4x4xi1>, tensor<4x4xcomplex<f32>>, tensor<4xi1>, tensor<4xcomplex<f32>>, tensor<5x5xi1>, tensor<5x5xcomplex<f32>>, tensor<5x6xi1>, tensor<5x6xcomplex<f32>>, tensor<6x5xi1>, tensor<6x5xcomplex<f32>>, tensor<5xi1>, tensor<5xcomplex<f32>>
}
func.func private @qr(%arg0: tensor<2x2xcomplex<f32>>) -> (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) {
%0:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=2, j=2, k=2, l=2, m=2}, custom>} : (tensor<2x2xcomplex<f32>>) -> (tensor<2x2xcomplex<f32>>, tensor<2xcomplex<f32>>)
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%1 = stablehlo.pad %0#0, %cst, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<2x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x2xcomplex<f32>>
%2 = stablehlo.custom_call @lapack_cungqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=2, j=2, k=2, l=2, m=2}, custom>} : (tensor<2x2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%3 = stablehlo.iota dim = 0 : tensor<2x2xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<2x2xi64>
%5 = stablehlo.add %3, %4 : tensor<2x2xi64>
%6 = stablehlo.iota dim = 1 : tensor<2x2xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi1>
%cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<2x2xcomplex<f32>>
%9 = stablehlo.select %7, %8, %0#0 : tensor<2x2xi1>, tensor<2x2xcomplex<f32>>
return %2, %9 : tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>
}
func.func private @_where(%arg0: tensor<2x2xi1>, %arg1: tensor<i64>, %arg2: tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f32>>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<complex<f32>>) -> tensor<2x2xcomplex<f32>>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<2x2xi1>, tensor<2x2xcomplex<f32>>
return %2 : tensor<2x2xcomplex<f32>>
}
func.func private @qr_0(%arg0: tensor<2x2xcomplex<f32>>) -> (tensor<2x2xcomplex<f32>>, tensor<2xcomplex<f32>>) {
%0:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=2, j=2, k=2, l=2, m=2}, custom>} : (tensor<2x2xcomplex<f32>>) -> (tensor<2x2xcomplex<f32>>, tensor<2xcomplex<f32>>)
%1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
return %1, %0#1 : tensor<2x2xcomplex<f32>>, tensor<2xcomplex<f32>>
}
func.func private @_where_1(%arg0: tensor<2xi1>, %arg1: tensor<i64>, %arg2: tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f32>>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<2xi1>, tensor<2xcomplex<f32>>
return %2 : tensor<2xcomplex<f32>>
}
func.func private @qr_2(%arg0: tensor<3x3xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) {
%0:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<3xcomplex<f32>>)
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%1 = stablehlo.pad %0#0, %cst, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<3x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
%2 = stablehlo.custom_call @lapack_cungqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%3 = stablehlo.iota dim = 0 : tensor<3x3xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
%5 = stablehlo.add %3, %4 : tensor<3x3xi64>
%6 = stablehlo.iota dim = 1 : tensor<3x3xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
%cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
%9 = stablehlo.select %7, %8, %0#0 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
return %2, %9 : tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>
}
func.func private @_where_3(%arg0: tensor<3x3xi1>, %arg1: tensor<i64>, %arg2: tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f32>>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
return %2 : tensor<3x3xcomplex<f32>>
}
func.func private @qr_4(%arg0: tensor<3x3xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<3xcomplex<f32>>) {
%0:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<3xcomplex<f32>>)
%1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
return %1, %0#1 : tensor<3x3xcomplex<f32>>, tensor<3xcomplex<f32>>
}
func.func private @_where_5(%arg0: tensor<3xi1>, %arg1: tensor<i64>, %arg2: tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f32>>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<complex<f32>>) -> tensor<3xcomplex<f32>>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<3xi1>, tensor<3xcomplex<f32>>
return %2 : tensor<3xcomplex<f32>>
}
func.func private @qr_6(%arg0: tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) {
%0:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4xcomplex<f32>>)
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%1 = stablehlo.pad %0#0, %cst, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<4x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
%2 = stablehlo.custom_call @lapack_cungqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%3 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%5 = stablehlo.add %3, %4 : tensor<4x4xi64>
%6 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
%9 = stablehlo.select %7, %8, %0#0 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
return %2, %9 : tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>
}
func.func private @_where_7(%arg0: tensor<4x4xi1>, %arg1: tensor<i64>, %arg2: tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f32>>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
return %2 : tensor<4x4xcomplex<f32>>
}
func.func private @qr_8(%arg0: tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4xcomplex<f32>>) {
%0:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4xcomplex<f32>>)
%1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
return %1, %0#1 : tensor<4x4xcomplex<f32>>, tensor<4xcomplex<f32>>
}
func.func private @_where_9(%arg0: tensor<4xi1>, %arg1: tensor<i64>, %arg2: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f32>>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<4xi1>, tensor<4xcomplex<f32>>
return %2 : tensor<4xcomplex<f32>>
}
func.func private @qr_10(%arg0: tensor<6x3xcomplex<f32>>) -> (tensor<6x6xcomplex<f32>>, tensor<6x3xcomplex<f32>>) {
%0:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=6, j=3, k=6, l=3, m=3}, custom>} : (tensor<6x3xcomplex<f32>>) -> (tensor<6x3xcomplex<f32>>, tensor<3xcomplex<f32>>)
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%1 = stablehlo.pad %0#0, %cst, low = [0, 0], high = [0, 3], interior = [0, 0] : (tensor<6x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<6x6xcomplex<f32>>
%2 = stablehlo.custom_call @lapack_cungqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=6, j=6, k=3, l=6, m=6}, custom>} : (tensor<6x6xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<6x6xcomplex<f32>>
%3 = stablehlo.iota dim = 0 : tensor<6x3xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<6x3xi64>
%5 = stablehlo.add %3, %4 : tensor<6x3xi64>
%6 = stablehlo.iota dim = 1 : tensor<6x3xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<6x3xi64>, tensor<6x3xi64>) -> tensor<6x3xi1>
%cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<6x3xcomplex<f32>>
%9 = stablehlo.select %7, %8, %0#0 : tensor<6x3xi1>, tensor<6x3xcomplex<f32>>
return %2, %9 : tensor<6x6xcomplex<f32>>, tensor<6x3xcomplex<f32>>
}
func.func private @_where_11(%arg0: tensor<6x6xi1>, %arg1: tensor<i64>, %arg2: tensor<6x6xcomplex<f32>>) -> tensor<6x6xcomplex<f32>> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f32>>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<complex<f32>>) -> tensor<6x6xcomplex<f32>>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<6x6xi1>, tensor<6x6xcomplex<f32>>
return %2 : tensor<6x6xcomplex<f32>>
}
func.func private @_where_12(%arg0: tensor<6x3xi1>, %arg1: tensor<i64>, %arg2: tensor<6x3xcomplex<f32>>) -> tensor<6x3xcomplex<f32>> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f32>>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<complex<f32>>) -> tensor<6x3xcomplex<f32>>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<6x3xi1>, tensor<6x3xcomplex<f32>>
return %2 : tensor<6x3xcomplex<f32>>
}
func.func private @qr_13(%arg0: tensor<6x3xcomplex<f32>>) -> (tensor<3x6xcomplex<f32>>, tensor<3xcomplex<f32>>) {
%0:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=6, j=3, k=6, l=3, m=3}, custom>} : (tensor<6x3xcomplex<f32>>) -> (tensor<6x3xcomplex<f32>>, tensor<3xcomplex<f32>>)
%1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<6x3xcomplex<f32>>) -> tensor<3x6xcomplex<f32>>
return %1, %0#1 : tensor<3x6xcomplex<f32>>, tensor<3xcomplex<f32>>
}
func.func private @_where_14(%arg0: tensor<3x6xi1>, %arg1: tensor<i64>, %arg2: tensor<3x6xcomplex<f32>>) -> tensor<3x6xcomplex<f32>> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f32>>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<complex<f32>>) -> tensor<3x6xcomplex<f32>>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x6xi1>, tensor<3x6xcomplex<f32>>
return %2 : tensor<3x6xcomplex<f32>>
}
func.func private @qr_15(%arg0: tensor<3x6xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<3x6xcomplex<f32>>) {
%0:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=3, j=6, k=3, l=6, m=3}, custom>} : (tensor<3x6xcomplex<f32>>) -> (tensor<3x6xcomplex<f32>>, tensor<3xcomplex<f32>>)
%1 = stablehlo.slice %0#0 [0:3, 0:3] : (tensor<3x6xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%2 = stablehlo.custom_call @lapack_cungqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%3 = stablehlo.iota dim = 0 : tensor<3x6xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x6xi64>
%5 = stablehlo.add %3, %4 : tensor<3x6xi64>
%6 = stablehlo.iota dim = 1 : tensor<3x6xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x6xi64>, tensor<3x6xi64>) -> tensor<3x6xi1>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x6xcomplex<f32>>
%9 = stablehlo.select %7, %8, %0#0 : tensor<3x6xi1>, tensor<3x6xcomplex<f32>>
return %2, %9 : tensor<3x3xcomplex<f32>>, tensor<3x6xcomplex<f32>>
}
func.func private @qr_16(%arg0: tensor<3x6xcomplex<f32>>) -> (tensor<6x3xcomplex<f32>>, tensor<3xcomplex<f32>>) {
%0:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=3, j=6, k=3, l=6, m=3}, custom>} : (tensor<3x6xcomplex<f32>>) -> (tensor<3x6xcomplex<f32>>, tensor<3xcomplex<f32>>)
%1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<3x6xcomplex<f32>>) -> tensor<6x3xcomplex<f32>>
return %1, %0#1 : tensor<6x3xcomplex<f32>>, tensor<3xcomplex<f32>>
}
func.func private @qr_17(%arg0: tensor<1x3xcomplex<f32>>) -> (tensor<1x1xcomplex<f32>>, tensor<1x3xcomplex<f32>>) {
%0:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=1, j=3, k=1, l=3, m=1}, custom>} : (tensor<1x3xcomplex<f32>>) -> (tensor<1x3xcomplex<f32>>, tensor<1xcomplex<f32>>)
%1 = stablehlo.slice %0#0 [0:1, 0:1] : (tensor<1x3xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
%2 = stablehlo.custom_call @lapack_cungqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=1, j=1, k=1, l=1, m=1}, custom>} : (tensor<1x1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
%3 = stablehlo.iota dim = 0 : tensor<1x3xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<1x3xi64>
%5 = stablehlo.add %3, %4 : tensor<1x3xi64>
%6 = stablehlo.iota dim = 1 : tensor<1x3xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<1x3xi64>, tensor<1x3xi64>) -> tensor<1x3xi1>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
%9 = stablehlo.select %7, %8, %0#0 : tensor<1x3xi1>, tensor<1x3xcomplex<f32>>
return %2, %9 : tensor<1x1xcomplex<f32>>, tensor<1x3xcomplex<f32>>
}
func.func private @_where_18(%arg0: tensor<1x1xi1>, %arg1: tensor<i64>, %arg2: tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f32>>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<complex<f32>>) -> tensor<1x1xcomplex<f32>>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<1x1xi1>, tensor<1x1xcomplex<f32>>
return %2 : tensor<1x1xcomplex<f32>>
}
func.func private @_where_19(%arg0: tensor<1x3xi1>, %arg1: tensor<i64>, %arg2: tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f32>>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<1x3xi1>, tensor<1x3xcomplex<f32>>
return %2 : tensor<1x3xcomplex<f32>>
}
func.func private @qr_20(%arg0: tensor<1x3xcomplex<f32>>) -> (tensor<3x1xcomplex<f32>>, tensor<1xcomplex<f32>>) {
%0:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=1, j=3, k=1, l=3, m=1}, custom>} : (tensor<1x3xcomplex<f32>>) -> (tensor<1x3xcomplex<f32>>, tensor<1xcomplex<f32>>)
%1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<1x3xcomplex<f32>>) -> tensor<3x1xcomplex<f32>>
return %1, %0#1 : tensor<3x1xcomplex<f32>>, tensor<1xcomplex<f32>>
}
func.func private @_where_21(%arg0: tensor<3x1xi1>, %arg1: tensor<i64>, %arg2: tensor<3x1xcomplex<f32>>) -> tensor<3x1xcomplex<f32>> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f32>>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<complex<f32>>) -> tensor<3x1xcomplex<f32>>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x1xi1>, tensor<3x1xcomplex<f32>>
return %2 : tensor<3x1xcomplex<f32>>
}
func.func private @_where_22(%arg0: tensor<1xi1>, %arg1: tensor<i64>, %arg2: tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f32>>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<1xi1>, tensor<1xcomplex<f32>>
return %2 : tensor<1xcomplex<f32>>
}
func.func private @qr_23(%arg0: tensor<3x5xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<3x5xcomplex<f32>>) {
%0:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=3, j=5, k=3, l=5, m=3}, custom>} : (tensor<3x5xcomplex<f32>>) -> (tensor<3x5xcomplex<f32>>, tensor<3xcomplex<f32>>)
%1 = stablehlo.slice %0#0 [0:3, 0:3] : (tensor<3x5xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%2 = stablehlo.custom_call @lapack_cungqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%3 = stablehlo.iota dim = 0 : tensor<3x5xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x5xi64>
%5 = stablehlo.add %3, %4 : tensor<3x5xi64>
%6 = stablehlo.iota dim = 1 : tensor<3x5xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x5xi64>, tensor<3x5xi64>) -> tensor<3x5xi1>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
%9 = stablehlo.select %7, %8, %0#0 : tensor<3x5xi1>, tensor<3x5xcomplex<f32>>
return %2, %9 : tensor<3x3xcomplex<f32>>, tensor<3x5xcomplex<f32>>
}
func.func private @_where_24(%arg0: tensor<3x5xi1>, %arg1: tensor<i64>, %arg2: tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f32>>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x5xi1>, tensor<3x5xcomplex<f32>>
return %2 : tensor<3x5xcomplex<f32>>
}
func.func private @qr_25(%arg0: tensor<3x5xcomplex<f32>>) -> (tensor<5x3xcomplex<f32>>, tensor<3xcomplex<f32>>) {
%0:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=3, j=5, k=3, l=5, m=3}, custom>} : (tensor<3x5xcomplex<f32>>) -> (tensor<3x5xcomplex<f32>>, tensor<3xcomplex<f32>>)
%1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<3x5xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
return %1, %0#1 : tensor<5x3xcomplex<f32>>, tensor<3xcomplex<f32>>
}
func.func private @_where_26(%arg0: tensor<5x3xi1>, %arg1: tensor<i64>, %arg2: tensor<5x3xcomplex<f32>>) -> tensor<5x3xcomplex<f32>> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f32>>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<complex<f32>>) -> tensor<5x3xcomplex<f32>>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<5x3xi1>, tensor<5x3xcomplex<f32>>
return %2 : tensor<5x3xcomplex<f32>>
}
func.func private @qr_27(%arg0: tensor<5x6xcomplex<f32>>) -> (tensor<5x5xcomplex<f32>>, tensor<5x6xcomplex<f32>>) {
%0:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=5, j=6, k=5, l=6, m=5}, custom>} : (tensor<5x6xcomplex<f32>>) -> (tensor<5x6xcomplex<f32>>, tensor<5xcomplex<f32>>)
%1 = stablehlo.slice %0#0 [0:5, 0:5] : (tensor<5x6xcomplex<f32>>) -> tensor<5x5xcomplex<f32>>
%2 = stablehlo.custom_call @lapack_cungqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=5, j=5, k=5, l=5, m=5}, custom>} : (tensor<5x5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> tensor<5x5xcomplex<f32>>
%3 = stablehlo.iota dim = 0 : tensor<5x6xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<5x6xi64>
%5 = stablehlo.add %3, %4 : tensor<5x6xi64>
%6 = stablehlo.iota dim = 1 : tensor<5x6xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<5x6xi64>, tensor<5x6xi64>) -> tensor<5x6xi1>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<5x6xcomplex<f32>>
%9 = stablehlo.select %7, %8, %0#0 : tensor<5x6xi1>, tensor<5x6xcomplex<f32>>
return %2, %9 : tensor<5x5xcomplex<f32>>, tensor<5x6xcomplex<f32>>
}
func.func private @_where_28(%arg0: tensor<5x5xi1>, %arg1: tensor<i64>, %arg2: tensor<5x5xcomplex<f32>>) -> tensor<5x5xcomplex<f32>> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f32>>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<complex<f32>>) -> tensor<5x5xcomplex<f32>>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<5x5xi1>, tensor<5x5xcomplex<f32>>
return %2 : tensor<5x5xcomplex<f32>>
}
func.func private @_where_29(%arg0: tensor<5x6xi1>, %arg1: tensor<i64>, %arg2: tensor<5x6xcomplex<f32>>) -> tensor<5x6xcomplex<f32>> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f32>>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<complex<f32>>) -> tensor<5x6xcomplex<f32>>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<5x6xi1>, tensor<5x6xcomplex<f32>>
return %2 : tensor<5x6xcomplex<f32>>
}
func.func private @qr_30(%arg0: tensor<5x6xcomplex<f32>>) -> (tensor<6x5xcomplex<f32>>, tensor<5xcomplex<f32>>) {
%0:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=5, j=6, k=5, l=6, m=5}, custom>} : (tensor<5x6xcomplex<f32>>) -> (tensor<5x6xcomplex<f32>>, tensor<5xcomplex<f32>>)
%1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<5x6xcomplex<f32>>) -> tensor<6x5xcomplex<f32>>
return %1, %0#1 : tensor<6x5xcomplex<f32>>, tensor<5xcomplex<f32>>
}
func.func private @_where_31(%arg0: tensor<6x5xi1>, %arg1: tensor<i64>, %arg2: tensor<6x5xcomplex<f32>>) -> tensor<6x5xcomplex<f32>> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f32>>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<complex<f32>>) -> tensor<6x5xcomplex<f32>>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<6x5xi1>, tensor<6x5xcomplex<f32>>
return %2 : tensor<6x5xcomplex<f32>>
}
func.func private @_where_32(%arg0: tensor<5xi1>, %arg1: tensor<i64>, %arg2: tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f32>>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<complex<f32>>) -> tensor<5xcomplex<f32>>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<5xi1>, tensor<5xcomplex<f32>>
return %2 : tensor<5xcomplex<f32>>
}
}
// -----
// qr_blocks_complex64
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x24000000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:2 = call @f(%a0) : (tensor<i32>) -> (tensor<40xi64>, tensor<40xi64>)
%e0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000004600000000000000460000000000000046000000000000004600000000000000"> : tensor<40xi64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<40xi64>, tensor<40xi64>) -> ()
%e1 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002500000000000000020000000000000003000000000000000400000000000000"> : tensor<40xi64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<40xi64>, tensor<40xi64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<40xi64>, tensor<40xi64>) {
%0 = stablehlo.iota dim = 0 : tensor<2800xf32>
%1 = stablehlo.sine %0 : tensor<2800xf32>
%2 = stablehlo.convert %1 : (tensor<2800xf32>) -> tensor<2800xcomplex<f32>>
%3 = stablehlo.reshape %2 : (tensor<2800xcomplex<f32>>) -> tensor<70x40xcomplex<f32>>
%c = stablehlo.constant dense<14> : tensor<i32>
%4 = stablehlo.add %arg0, %c : tensor<i32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.compare LT, %4, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_1 = stablehlo.constant dense<70> : tensor<i32>
%6 = stablehlo.add %4, %c_1 : tensor<i32>
%7 = stablehlo.select %5, %6, %4 : tensor<i1>, tensor<i32>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%8 = stablehlo.compare LT, %arg0, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_3 = stablehlo.constant dense<40> : tensor<i32>
%9 = stablehlo.add %arg0, %c_3 : tensor<i32>
%10 = stablehlo.select %8, %9, %arg0 : tensor<i1>, tensor<i32>
%11 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i32>) -> tensor<1xi32>
%12 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i32>) -> tensor<1xi32>
%13 = stablehlo.concatenate %11, %12, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%cst = stablehlo.constant dense<(0x7FC00000,0.000000e+00)> : tensor<complex<f32>>
%14 = "stablehlo.scatter"(%3, %13, %cst) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = true}> ({
^bb0(%arg1: tensor<complex<f32>>, %arg2: tensor<complex<f32>>):
stablehlo.return %arg2 : tensor<complex<f32>>
}) : (tensor<70x40xcomplex<f32>>, tensor<2xi32>, tensor<complex<f32>>) -> tensor<70x40xcomplex<f32>>
%15:2 = call @qr(%14) : (tensor<70x40xcomplex<f32>>) -> (tensor<70x40xcomplex<f32>>, tensor<40x40xcomplex<f32>>)
%16 = stablehlo.compare NE, %15#0, %15#0, FLOAT : (tensor<70x40xcomplex<f32>>, tensor<70x40xcomplex<f32>>) -> tensor<70x40xi1>
%17 = stablehlo.convert %16 : (tensor<70x40xi1>) -> tensor<70x40xi32>
%18 = stablehlo.convert %17 : (tensor<70x40xi32>) -> tensor<70x40xi64>
%c_4 = stablehlo.constant dense<0> : tensor<i64>
%19 = stablehlo.reduce(%18 init: %c_4) applies stablehlo.add across dimensions = [0] : (tensor<70x40xi64>, tensor<i64>) -> tensor<40xi64>
%20 = stablehlo.compare NE, %15#1, %15#1, FLOAT : (tensor<40x40xcomplex<f32>>, tensor<40x40xcomplex<f32>>) -> tensor<40x40xi1>
%21 = stablehlo.convert %20 : (tensor<40x40xi1>) -> tensor<40x40xi32>
%22 = stablehlo.convert %21 : (tensor<40x40xi32>) -> tensor<40x40xi64>
%c_5 = stablehlo.constant dense<0> : tensor<i64>
%23 = stablehlo.reduce(%22 init: %c_5) applies stablehlo.add across dimensions = [0] : (tensor<40x40xi64>, tensor<i64>) -> tensor<40xi64>
return %19, %23 : tensor<40xi64>, tensor<40xi64>
}
func.func private @qr(%arg0: tensor<70x40xcomplex<f32>>) -> (tensor<70x40xcomplex<f32>>, tensor<40x40xcomplex<f32>>) {
%0:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=70, j=40, k=70, l=40, m=40}, custom>} : (tensor<70x40xcomplex<f32>>) -> (tensor<70x40xcomplex<f32>>, tensor<40xcomplex<f32>>)
%1 = stablehlo.custom_call @lapack_cungqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=70, j=40, k=40, l=70, m=40}, custom>} : (tensor<70x40xcomplex<f32>>, tensor<40xcomplex<f32>>) -> tensor<70x40xcomplex<f32>>
%2 = stablehlo.slice %0#0 [0:40, 0:40] : (tensor<70x40xcomplex<f32>>) -> tensor<40x40xcomplex<f32>>
%3 = stablehlo.iota dim = 0 : tensor<40x40xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<40x40xi64>
%5 = stablehlo.add %3, %4 : tensor<40x40xi64>
%6 = stablehlo.iota dim = 1 : tensor<40x40xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<40x40xi64>, tensor<40x40xi64>) -> tensor<40x40xi1>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<40x40xcomplex<f32>>
%9 = stablehlo.select %7, %8, %2 : tensor<40x40xi1>, tensor<40x40xcomplex<f32>>
return %1, %9 : tensor<70x40xcomplex<f32>>, tensor<40x40xcomplex<f32>>
}
}
// -----
// similar_complex64
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x27000000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:9 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<40xi32>)
%e0 = stablehlo.constant dense<"0x0100000000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x1806000000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e2 = stablehlo.constant dense<"0xF005000000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e3 = stablehlo.constant dense<"0x2500000000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e4 = stablehlo.constant dense<"0x2500000000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e5 = stablehlo.constant dense<"0x2700000000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e6 = stablehlo.constant dense<"0x2600000000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e7 = stablehlo.constant dense<"0x0100000000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e8 = stablehlo.constant dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F000000100000001100000012000000130000001400000015000000160000001700000018000000190000001A0000001B0000001C0000001D0000001E0000001F0000002000000021000000220000002300000024000000250000002600000027000000"> : tensor<40xi32>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<40xi32>, tensor<40xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<40xi32>) {
%0 = stablehlo.iota dim = 0 : tensor<1600xf32>
%1 = stablehlo.sine %0 : tensor<1600xf32>
%2 = stablehlo.convert %1 : (tensor<1600xf32>) -> tensor<1600xcomplex<f32>>
%3 = stablehlo.reshape %2 : (tensor<1600xcomplex<f32>>) -> tensor<40x40xcomplex<f32>>
%4 = stablehlo.transpose %3, dims = [1, 0] : (tensor<40x40xcomplex<f32>>) -> tensor<40x40xcomplex<f32>>
%5 = stablehlo.real %4 : (tensor<40x40xcomplex<f32>>) -> tensor<40x40xf32>
%6 = stablehlo.imag %4 : (tensor<40x40xcomplex<f32>>) -> tensor<40x40xf32>
%7 = stablehlo.negate %6 : tensor<40x40xf32>
%8 = stablehlo.complex %5, %7 : tensor<40x40xcomplex<f32>>
%9 = stablehlo.add %3, %8 : tensor<40x40xcomplex<f32>>
%c = stablehlo.constant dense<0> : tensor<i32>
%10 = stablehlo.compare LT, %arg0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<40> : tensor<i32>
%11 = stablehlo.add %arg0, %c_0 : tensor<i32>
%12 = stablehlo.select %10, %11, %arg0 : tensor<i1>, tensor<i32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%13 = stablehlo.compare LT, %arg0, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_2 = stablehlo.constant dense<40> : tensor<i32>
%14 = stablehlo.add %arg0, %c_2 : tensor<i32>
%15 = stablehlo.select %13, %14, %arg0 : tensor<i1>, tensor<i32>
%16 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<i32>) -> tensor<1xi32>
%17 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i32>) -> tensor<1xi32>
%18 = stablehlo.concatenate %16, %17, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%cst = stablehlo.constant dense<(0x7FC00000,0.000000e+00)> : tensor<complex<f32>>
%19 = "stablehlo.scatter"(%9, %18, %cst) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = true}> ({
^bb0(%arg1: tensor<complex<f32>>, %arg2: tensor<complex<f32>>):
stablehlo.return %arg2 : tensor<complex<f32>>
}) : (tensor<40x40xcomplex<f32>>, tensor<2xi32>, tensor<complex<f32>>) -> tensor<40x40xcomplex<f32>>
%20 = call @eigvalsh(%19) : (tensor<40x40xcomplex<f32>>) -> tensor<40xf32>
%21 = stablehlo.transpose %19, dims = [1, 0] : (tensor<40x40xcomplex<f32>>) -> tensor<40x40xcomplex<f32>>
%22 = stablehlo.real %21 : (tensor<40x40xcomplex<f32>>) -> tensor<40x40xf32>
%23 = stablehlo.imag %21 : (tensor<40x40xcomplex<f32>>) -> tensor<40x40xf32>
%24 = stablehlo.negate %23 : tensor<40x40xf32>
%25 = stablehlo.complex %22, %24 : tensor<40x40xcomplex<f32>>
%26 = stablehlo.add %19, %25 : tensor<40x40xcomplex<f32>>
%cst_3 = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%27 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<complex<f32>>) -> tensor<40x40xcomplex<f32>>
%28 = stablehlo.divide %26, %27 : tensor<40x40xcomplex<f32>>
%29:3 = stablehlo.custom_call @lapack_cheevd_ffi(%28) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=40, j=40, k=40, l=40, m=40}, custom>} : (tensor<40x40xcomplex<f32>>) -> (tensor<40x40xcomplex<f32>>, tensor<40xf32>, tensor<i32>)
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%30 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<i32>
%31 = stablehlo.compare EQ, %29#2, %30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%32 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_5 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%33 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<complex<f32>>) -> tensor<40x40xcomplex<f32>>
%34 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<40x40xi1>
%35 = stablehlo.select %34, %29#0, %33 : tensor<40x40xi1>, tensor<40x40xcomplex<f32>>
%36 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_6 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%37 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<40xf32>
%38 = stablehlo.broadcast_in_dim %36, dims = [0] : (tensor<1xi1>) -> tensor<40xi1>
%39 = stablehlo.select %38, %29#1, %37 : tensor<40xi1>, tensor<40xf32>
%40:3 = stablehlo.custom_call @lapack_cgehrd_ffi(%19) {backend_config = "", mhlo.backend_config = {high = 40 : i32, low = 1 : i32}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=40, j=40, k=40, l=40, m=39}, custom>} : (tensor<40x40xcomplex<f32>>) -> (tensor<40x40xcomplex<f32>>, tensor<39xcomplex<f32>>, tensor<i32>)
%c_7 = stablehlo.constant dense<0> : tensor<i32>
%41 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<i32>
%42 = stablehlo.compare EQ, %40#2, %41, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%43 = stablehlo.broadcast_in_dim %42, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_8 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%44 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<complex<f32>>) -> tensor<40x40xcomplex<f32>>
%45 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<40x40xi1>
%46 = stablehlo.select %45, %40#0, %44 : tensor<40x40xi1>, tensor<40x40xcomplex<f32>>
%47 = stablehlo.broadcast_in_dim %42, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_9 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%48 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<complex<f32>>) -> tensor<39xcomplex<f32>>
%49 = stablehlo.broadcast_in_dim %47, dims = [0] : (tensor<1xi1>) -> tensor<39xi1>
%50 = stablehlo.select %49, %40#1, %48 : tensor<39xi1>, tensor<39xcomplex<f32>>
%51:5 = stablehlo.custom_call @lapack_chetrd_ffi(%19) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n], [o], []) {i=40, j=40, k=40, l=40, m=40, n=39, o=39}, custom>} : (tensor<40x40xcomplex<f32>>) -> (tensor<40x40xcomplex<f32>>, tensor<40xf32>, tensor<39xf32>, tensor<39xcomplex<f32>>, tensor<i32>)
%c_10 = stablehlo.constant dense<0> : tensor<i32>
%52 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<i32>
%53 = stablehlo.compare EQ, %51#4, %52, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%54 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_11 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%55 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<complex<f32>>) -> tensor<40x40xcomplex<f32>>
%56 = stablehlo.broadcast_in_dim %54, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<40x40xi1>
%57 = stablehlo.select %56, %51#0, %55 : tensor<40x40xi1>, tensor<40x40xcomplex<f32>>
%58 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_12 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%59 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<40xf32>
%60 = stablehlo.broadcast_in_dim %58, dims = [0] : (tensor<1xi1>) -> tensor<40xi1>
%61 = stablehlo.select %60, %51#1, %59 : tensor<40xi1>, tensor<40xf32>
%62 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_13 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%63 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<39xf32>
%64 = stablehlo.broadcast_in_dim %62, dims = [0] : (tensor<1xi1>) -> tensor<39xi1>
%65 = stablehlo.select %64, %51#2, %63 : tensor<39xi1>, tensor<39xf32>
%66 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_14 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%67 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<complex<f32>>) -> tensor<39xcomplex<f32>>
%68 = stablehlo.broadcast_in_dim %66, dims = [0] : (tensor<1xi1>) -> tensor<39xi1>
%69 = stablehlo.select %68, %51#3, %67 : tensor<39xi1>, tensor<39xcomplex<f32>>
%70:3 = call @_qr(%19) : (tensor<40x40xcomplex<f32>>) -> (tensor<40x40xcomplex<f32>>, tensor<40x40xcomplex<f32>>, tensor<40xi32>)
%71 = stablehlo.slice %20 [1:39] : (tensor<40xf32>) -> tensor<38xf32>
%cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%72 = stablehlo.reduce(%71 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<38xf32>, tensor<f32>) -> tensor<f32>
%73 = stablehlo.slice %35 [1:40, 0:40] : (tensor<40x40xcomplex<f32>>) -> tensor<39x40xcomplex<f32>>
%74 = stablehlo.slice %46 [0:40, 2:40] : (tensor<40x40xcomplex<f32>>) -> tensor<40x38xcomplex<f32>>
%75 = stablehlo.slice %50 [1:38] : (tensor<39xcomplex<f32>>) -> tensor<37xcomplex<f32>>
%76 = call @tril(%57) : (tensor<40x40xcomplex<f32>>) -> tensor<40x40xcomplex<f32>>
%cst_16 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%77 = stablehlo.reduce(%76 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<40x40xcomplex<f32>>, tensor<complex<f32>>) -> tensor<40xcomplex<f32>>
%78 = stablehlo.slice %77 [1:40] : (tensor<40xcomplex<f32>>) -> tensor<39xcomplex<f32>>
%79 = stablehlo.slice %61 [1:40] : (tensor<40xf32>) -> tensor<39xf32>
%80 = stablehlo.slice %65 [1:39] : (tensor<39xf32>) -> tensor<38xf32>
%81 = stablehlo.slice %70#1 [39:40, 39:40] : (tensor<40x40xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
%82 = stablehlo.reshape %81 : (tensor<1x1xcomplex<f32>>) -> tensor<complex<f32>>
%83 = stablehlo.compare NE, %72, %72, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%84 = stablehlo.convert %83 : (tensor<i1>) -> tensor<i32>
%85 = stablehlo.convert %84 : (tensor<i32>) -> tensor<i64>
%c_17 = stablehlo.constant dense<0> : tensor<i64>
%86 = stablehlo.reduce(%85 init: %c_17) applies stablehlo.add across dimensions = [] : (tensor<i64>, tensor<i64>) -> tensor<i64>
%87 = stablehlo.compare NE, %73, %73, FLOAT : (tensor<39x40xcomplex<f32>>, tensor<39x40xcomplex<f32>>) -> tensor<39x40xi1>
%88 = stablehlo.convert %87 : (tensor<39x40xi1>) -> tensor<39x40xi32>
%89 = stablehlo.convert %88 : (tensor<39x40xi32>) -> tensor<39x40xi64>
%c_18 = stablehlo.constant dense<0> : tensor<i64>
%90 = stablehlo.reduce(%89 init: %c_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<39x40xi64>, tensor<i64>) -> tensor<i64>
%91 = stablehlo.compare NE, %74, %74, FLOAT : (tensor<40x38xcomplex<f32>>, tensor<40x38xcomplex<f32>>) -> tensor<40x38xi1>
%92 = stablehlo.convert %91 : (tensor<40x38xi1>) -> tensor<40x38xi32>
%93 = stablehlo.convert %92 : (tensor<40x38xi32>) -> tensor<40x38xi64>
%c_19 = stablehlo.constant dense<0> : tensor<i64>
%94 = stablehlo.reduce(%93 init: %c_19) applies stablehlo.add across dimensions = [0, 1] : (tensor<40x38xi64>, tensor<i64>) -> tensor<i64>
%95 = stablehlo.compare NE, %75, %75, FLOAT : (tensor<37xcomplex<f32>>, tensor<37xcomplex<f32>>) -> tensor<37xi1>
%96 = stablehlo.convert %95 : (tensor<37xi1>) -> tensor<37xi32>
%97 = stablehlo.convert %96 : (tensor<37xi32>) -> tensor<37xi64>
%c_20 = stablehlo.constant dense<0> : tensor<i64>
%98 = stablehlo.reduce(%97 init: %c_20) applies stablehlo.add across dimensions = [0] : (tensor<37xi64>, tensor<i64>) -> tensor<i64>
%99 = stablehlo.compare NE, %78, %78, FLOAT : (tensor<39xcomplex<f32>>, tensor<39xcomplex<f32>>) -> tensor<39xi1>
%100 = stablehlo.convert %99 : (tensor<39xi1>) -> tensor<39xi32>
%101 = stablehlo.convert %100 : (tensor<39xi32>) -> tensor<39xi64>
%c_21 = stablehlo.constant dense<0> : tensor<i64>
%102 = stablehlo.reduce(%101 init: %c_21) applies stablehlo.add across dimensions = [0] : (tensor<39xi64>, tensor<i64>) -> tensor<i64>
%103 = stablehlo.compare NE, %79, %79, FLOAT : (tensor<39xf32>, tensor<39xf32>) -> tensor<39xi1>
%104 = stablehlo.convert %103 : (tensor<39xi1>) -> tensor<39xi32>
%105 = stablehlo.convert %104 : (tensor<39xi32>) -> tensor<39xi64>
%c_22 = stablehlo.constant dense<0> : tensor<i64>
%106 = stablehlo.reduce(%105 init: %c_22) applies stablehlo.add across dimensions = [0] : (tensor<39xi64>, tensor<i64>) -> tensor<i64>
%107 = stablehlo.compare NE, %80, %80, FLOAT : (tensor<38xf32>, tensor<38xf32>) -> tensor<38xi1>
%108 = stablehlo.convert %107 : (tensor<38xi1>) -> tensor<38xi32>
%109 = stablehlo.convert %108 : (tensor<38xi32>) -> tensor<38xi64>
%c_23 = stablehlo.constant dense<0> : tensor<i64>
%110 = stablehlo.reduce(%109 init: %c_23) applies stablehlo.add across dimensions = [0] : (tensor<38xi64>, tensor<i64>) -> tensor<i64>
%111 = stablehlo.compare NE, %82, %82, FLOAT : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<i1>
%112 = stablehlo.convert %111 : (tensor<i1>) -> tensor<i32>
%113 = stablehlo.convert %112 : (tensor<i32>) -> tensor<i64>
%c_24 = stablehlo.constant dense<0> : tensor<i64>
%114 = stablehlo.reduce(%113 init: %c_24) applies stablehlo.add across dimensions = [] : (tensor<i64>, tensor<i64>) -> tensor<i64>
%115 = call @sort(%70#2) : (tensor<40xi32>) -> tensor<40xi32>
return %86, %90, %94, %98, %102, %106, %110, %114, %115 : tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<40xi32>
}
func.func private @eigvalsh(%arg0: tensor<40x40xcomplex<f32>>) -> tensor<40xf32> {
%0:2 = call @eigh(%arg0) : (tensor<40x40xcomplex<f32>>) -> (tensor<40xf32>, tensor<40x40xcomplex<f32>>)
return %0#0 : tensor<40xf32>
}
func.func private @eigh(%arg0: tensor<40x40xcomplex<f32>>) -> (tensor<40xf32>, tensor<40x40xcomplex<f32>>) {
%0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<40x40xcomplex<f32>>) -> tensor<40x40xcomplex<f32>>
%1 = stablehlo.real %0 : (tensor<40x40xcomplex<f32>>) -> tensor<40x40xf32>
%2 = stablehlo.imag %0 : (tensor<40x40xcomplex<f32>>) -> tensor<40x40xf32>
%3 = stablehlo.negate %2 : tensor<40x40xf32>
%4 = stablehlo.complex %1, %3 : tensor<40x40xcomplex<f32>>
%5 = stablehlo.add %arg0, %4 : tensor<40x40xcomplex<f32>>
%cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<40x40xcomplex<f32>>
%7 = stablehlo.divide %5, %6 : tensor<40x40xcomplex<f32>>
%8:3 = stablehlo.custom_call @lapack_cheevd_ffi(%7) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=40, j=40, k=40, l=40, m=40}, custom>} : (tensor<40x40xcomplex<f32>>) -> (tensor<40x40xcomplex<f32>>, tensor<40xf32>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%10 = stablehlo.compare EQ, %8#2, %9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_0 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<40x40xcomplex<f32>>
%13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<40x40xi1>
%14 = stablehlo.select %13, %8#0, %12 : tensor<40x40xi1>, tensor<40x40xcomplex<f32>>
%15 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<40xf32>
%17 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<1xi1>) -> tensor<40xi1>
%18 = stablehlo.select %17, %8#1, %16 : tensor<40xi1>, tensor<40xf32>
return %18, %14 : tensor<40xf32>, tensor<40x40xcomplex<f32>>
}
func.func private @_qr(%arg0: tensor<40x40xcomplex<f32>>) -> (tensor<40x40xcomplex<f32>>, tensor<40x40xcomplex<f32>>, tensor<40xi32>) {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<40xi32>
%1:3 = stablehlo.custom_call @lapack_cgeqp3_ffi(%arg0, %0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m], [n], [o]) {i=40, j=40, k=40, l=40, m=40, n=40, o=40}, custom>} : (tensor<40x40xcomplex<f32>>, tensor<40xi32>) -> (tensor<40x40xcomplex<f32>>, tensor<40xi32>, tensor<40xcomplex<f32>>)
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<40xi32>
%3 = stablehlo.subtract %1#1, %2 : tensor<40xi32>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%4 = stablehlo.pad %1#0, %cst, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<40x40xcomplex<f32>>, tensor<complex<f32>>) -> tensor<40x40xcomplex<f32>>
%5 = stablehlo.custom_call @lapack_cungqr_ffi(%4, %1#2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=40, j=40, k=40, l=40, m=40}, custom>} : (tensor<40x40xcomplex<f32>>, tensor<40xcomplex<f32>>) -> tensor<40x40xcomplex<f32>>
%6 = stablehlo.iota dim = 0 : tensor<40x40xi64>
%c_1 = stablehlo.constant dense<-1> : tensor<i64>
%7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<40x40xi64>
%8 = stablehlo.add %6, %7 : tensor<40x40xi64>
%9 = stablehlo.iota dim = 1 : tensor<40x40xi64>
%10 = stablehlo.compare GE, %8, %9, SIGNED : (tensor<40x40xi64>, tensor<40x40xi64>) -> tensor<40x40xi1>
%cst_2 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f32>>) -> tensor<40x40xcomplex<f32>>
%12 = stablehlo.select %10, %11, %1#0 : tensor<40x40xi1>, tensor<40x40xcomplex<f32>>
return %5, %12, %3 : tensor<40x40xcomplex<f32>>, tensor<40x40xcomplex<f32>>, tensor<40xi32>
}
func.func private @tril(%arg0: tensor<40x40xcomplex<f32>>) -> tensor<40x40xcomplex<f32>> {
%0 = stablehlo.iota dim = 0 : tensor<40x40xi64>
%c = stablehlo.constant dense<-2> : tensor<i64>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<40x40xi64>
%2 = stablehlo.add %0, %1 : tensor<40x40xi64>
%3 = stablehlo.iota dim = 1 : tensor<40x40xi64>
%4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<40x40xi64>, tensor<40x40xi64>) -> tensor<40x40xi1>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<40x40xcomplex<f32>>
%6 = stablehlo.select %4, %arg0, %5 : tensor<40x40xi1>, tensor<40x40xcomplex<f32>>
return %6 : tensor<40x40xcomplex<f32>>
}
func.func private @sort(%arg0: tensor<40xi32>) -> tensor<40xi32> {
%0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
%1 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %1 : tensor<i1>
}) : (tensor<40xi32>) -> tensor<40xi32>
return %0 : tensor<40xi32>
}
}
// -----
// qr_complex128
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x000000000000F87F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000"> : tensor<2x2xcomplex<f64>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x2xcomplex<f64>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x2xcomplex<f64>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x2xcomplex<f64>>
%c1 = stablehlo.constant dense<"0x000000000000F03F0000000000000000000000000000004000000000000000000000000000000840000000000000000000000000000010400000000000000000000000000000F87F000000000000000000000000000014400000000000000000000000000000F03F0000000000000000000000000000F03F000000000000000000000000000000400000000000000000"> : tensor<3x3xcomplex<f64>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<3x3xcomplex<f64>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x3xcomplex<f64>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x3xcomplex<f64>>
%c2 = stablehlo.constant dense<"0x000000000000F87F0000000000000000000000000000F87F0000000000000000000000000000F87F0000000000000000000000000000F87F0000000000000000000000000000F87F0000000000000000000000000000F87F0000000000000000000000000000F87F0000000000000000000000000000F87F0000000000000000000000000000F87F0000000000000000000000000000F87F0000000000000000000000000000F87F0000000000000000000000000000F87F0000000000000000000000000000F87F0000000000000000000000000000F87F0000000000000000000000000000F87F0000000000000000000000000000F87F0000000000000000"> : tensor<4x4xcomplex<f64>>
%z2 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x4xcomplex<f64>>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4x4xcomplex<f64>>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4x4xcomplex<f64>>
%c3 = stablehlo.constant dense<"0x00000000FCE4EFBF0000000000000000000000A09997FC3F0000000000000000000000C02CE2F3BF0000000000000000000000607D86F4BF000000000000000000000060D436E3BF0000000000000000000000E0CF3EF1BF0000000000000000000000802AD1E53F0000000000000000000000208AA2F8BF000000000000000000000000225DF93F0000000000000000000000209CEBF63F0000000000000000000000A0AED1FFBF0000000000000000000000800D3BC53F0000000000000000000000405929F9BF00000000000000000000000055FBEEBF0000000000000000000000204D46D5BF0000000000000000000000A0A0BFC7BF0000000000000000000000000000F87F0000000000000000000000006F5CFB3F0000000000000000"> : tensor<6x3xcomplex<f64>>
%z3 = stablehlo.constant dense<(0.0, 0.0)> : tensor<6x3xcomplex<f64>>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<6x3xcomplex<f64>>
%a3 = stablehlo.optimization_barrier %s3 : tensor<6x3xcomplex<f64>>
%c4 = stablehlo.constant dense<"0x00000000FCE4EFBF0000000000000000000000A09997FC3F0000000000000000000000C02CE2F3BF0000000000000000000000607D86F4BF000000000000000000000060D436E3BF0000000000000000000000E0CF3EF1BF0000000000000000000000802AD1E53F0000000000000000000000208AA2F8BF000000000000000000000000225DF93F0000000000000000000000209CEBF63F0000000000000000000000000000F87F0000000000000000000000800D3BC53F0000000000000000000000405929F9BF00000000000000000000000055FBEEBF0000000000000000000000204D46D5BF0000000000000000000000A0A0BFC7BF000000000000000000000000174FC0BF0000000000000000000000006F5CFB3F0000000000000000"> : tensor<3x6xcomplex<f64>>
%z4 = stablehlo.constant dense<(0.0, 0.0)> : tensor<3x6xcomplex<f64>>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<3x6xcomplex<f64>>
%a4 = stablehlo.optimization_barrier %s4 : tensor<3x6xcomplex<f64>>
%c5 = stablehlo.constant dense<"0x000000C029B2F73F0000000000000000000000E09249EBBF0000000000000000000000C0EA67DA3F0000000000000000000000601EC3F13F00000000000000000000006055A8EB3F0000000000000000000000809695FA3F000000000000000000000080B010F73F0000000000000000000000C067C4FA3F0000000000000000000000000000F87F0000000000000000"> : tensor<3x3xcomplex<f64>>
%z5 = stablehlo.constant dense<(0.0, 0.0)> : tensor<3x3xcomplex<f64>>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<3x3xcomplex<f64>>
%a5 = stablehlo.optimization_barrier %s5 : tensor<3x3xcomplex<f64>>
%c6 = stablehlo.constant dense<"0x000000000000F87F000000000000000000000060F36BF93F0000000000000000000000A0D5A4F13F0000000000000000"> : tensor<1x3xcomplex<f64>>
%z6 = stablehlo.constant dense<(0.0, 0.0)> : tensor<1x3xcomplex<f64>>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<1x3xcomplex<f64>>
%a6 = stablehlo.optimization_barrier %s6 : tensor<1x3xcomplex<f64>>
%c7 = stablehlo.constant dense<"0x0000008081C5F7BF0000000000000000000000000000F87F0000000000000000000000E0CBFBD93F0000000000000000000000A0F529FEBF0000000000000000000000006188F6BF000000000000000000000040CF67FB3F0000000000000000000000C03A7EFBBF0000000000000000000000A0C8B1F7BF0000000000000000000000E069B1FC3F000000000000000000000060C333DF3F000000000000000000000060D5C4E0BF0000000000000000000000E0A653A73F0000000000000000000000C009D8E43F000000000000000000000040AEC2ECBF000000000000000000000000882BF7BF0000000000000000"> : tensor<3x5xcomplex<f64>>
%z7 = stablehlo.constant dense<(0.0, 0.0)> : tensor<3x5xcomplex<f64>>
%s7 = stablehlo.select %live, %c7, %z7 : tensor<i1>, tensor<3x5xcomplex<f64>>
%a7 = stablehlo.optimization_barrier %s7 : tensor<3x5xcomplex<f64>>
%c8 = stablehlo.constant dense<"0x0000008081C5F7BF0000000000000000000000A0BAA967BF0000000000000000000000E0CBFBD93F0000000000000000000000A0F529FEBF00000000000000000000000000000000000000000000000000000040CF67FB3F0000000000000000000000000000F87F0000000000000000000000A0C8B1F7BF0000000000000000000000000000000000000000000000000000000000000000000000000000000000000060D5C4E0BF0000000000000000000000E0A653A73F0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A03D6FF23F0000000000000000"> : tensor<4x4xcomplex<f64>>
%z8 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x4xcomplex<f64>>
%s8 = stablehlo.select %live, %c8, %z8 : tensor<i1>, tensor<4x4xcomplex<f64>>
%a8 = stablehlo.optimization_barrier %s8 : tensor<4x4xcomplex<f64>>
%c9 = stablehlo.constant dense<"0x000000A0D42EF53F0000000000000000000000000000F87F0000000000000000000000805CF3E93F0000000000000000000000A02F0CF73F0000000000000000000000000000F87F00000000000000000000000010C3C83F0000000000000000000000000000000000000000000000000000008030B0EB3F0000000000000000000000E041CFC0BF000000000000000000000040AB8CD23F0000000000000000000000C07D87EF3F0000000000000000000000A091EEFBBF00000000000000000000000000000000000000000000000000000000000000000000000000000000000000C0F0EAD9BF0000000000000000000000C06D6B9D3F000000000000000000000020A45CF1BF0000000000000000000000209039E33F00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000F03F0000000000000000000000C03310F93F0000000000000000000000403751CA3F000000000000000000000000E31AD4BF0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000F03F00000000000000000000000066DFF5BF000000000000000000000020371DFEBF0000000000000000"> : tensor<5x6xcomplex<f64>>
%z9 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x6xcomplex<f64>>
%s9 = stablehlo.select %live, %c9, %z9 : tensor<i1>, tensor<5x6xcomplex<f64>>
%a9 = stablehlo.optimization_barrier %s9 : tensor<5x6xcomplex<f64>>
%r:80 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9) : (tensor<2x2xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<6x3xcomplex<f64>>, tensor<3x6xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<1x3xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<5x6xcomplex<f64>>) -> (tensor<2x2xi1>, tensor<2x2xcomplex<f64>>, tensor<2x2xi1>, tensor<2x2xcomplex<f64>>, tensor<2x2xi1>, tensor<2x2xcomplex<f64>>, tensor<2xi1>, tensor<2xcomplex<f64>>, tensor<3x3xi1>, tensor<3x3xcomplex<f64>>, tensor<3x3xi1>, tensor<3x3xcomplex<f64>>, tensor<3x3xi1>, tensor<3x3xcomplex<f64>>, tensor<3xi1>, tensor<3xcomplex<f64>>, tensor<4x4xi1>, tensor<4x4xcomplex<f64>>, tensor<4x4xi1>, tensor<4x4xcomplex<f64>>, tensor<4x4xi1>, tensor<4x4xcomplex<f64>>, tensor<4xi1>, tensor<4xcomplex<f64>>, tensor<6x6xi1>, tensor<6x6xcomplex<f64>>, tensor<6x3xi1>, tensor<6x3xcomplex<f64>>, tensor<3x6xi1>, tensor<3x6xcomplex<f64>>, tensor<3xi1>, tensor<3xcomplex<f64>>, tensor<3x3xi1>, tensor<3x3xcomplex<f64>>, tensor<3x6xi1>, tensor<3x6xcomplex<f64>>, tensor<6x3xi1>, tensor<6x3xcomplex<f64>>, tensor<3xi1>, tensor<3xcomplex<f64>>, tensor<3x3xi1>, tensor<3x3xcomplex<f64>>, tensor<3x3xi1>, tensor<3x3xcomplex<f64>>, tensor<3x3xi1>, tensor<3x3xcomplex<f64>>, tensor<3xi1>, tensor<3xcomplex<f64>>, tensor<1x1xi1>, tensor<1x1xcomplex<f64>>, tensor<1x3xi1>, tensor<1x3xcomplex<f64>>, tensor<3x1xi1>, tensor<3x1xcomplex<f64>>, tensor<1xi1>, tensor<1xcomplex<f64>>, tensor<3x3xi1>, tensor<3x3xcomplex<f64>>, tensor<3x5xi1>, tensor<3x5xcomplex<f64>>, tensor<5x3xi1>, tensor<5x3xcomplex<f64>>, tensor<3xi1>, tensor<3xcomplex<f64>>, tensor<4x4xi1>, tensor<4x4xcomplex<f64>>, tensor<4x4xi1>, tensor<4x4xcomplex<f64>>, tensor<4x4xi1>, tensor<4x4xcomplex<f64>>, tensor<4xi1>, tensor<4xcomplex<f64>>, tensor<5x5xi1>, tensor<5x5xcomplex<f64>>, tensor<5x6xi1>, tensor<5x6xcomplex<f64>>, tensor<6x5xi1>, tensor<6x5xcomplex<f64>>, tensor<5xi1>, tensor<5xcomplex<f64>>)
%e0 = stablehlo.constant dense<[[true, true], [true, true]]> : tensor<2x2xi1>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x2xi1>, tensor<2x2xi1>) -> ()
%e1 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x2xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 8.8817841970012523e-14 : f64} : (tensor<2x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>) -> ()
%e2 = stablehlo.constant dense<[[true, true], [false, true]]> : tensor<2x2xi1>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x2xi1>, tensor<2x2xi1>) -> ()
%e3 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x2xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 8.8817841970012523e-14 : f64} : (tensor<2x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>) -> ()
%e4 = stablehlo.constant dense<[[true, true], [true, true]]> : tensor<2x2xi1>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x2xi1>, tensor<2x2xi1>) -> ()
%e5 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x2xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 8.8817841970012523e-14 : f64} : (tensor<2x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>) -> ()
%e6 = stablehlo.constant dense<[true, true]> : tensor<2xi1>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<2xi1>, tensor<2xi1>) -> ()
%e7 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<2xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#7, %e7) {has_side_effect = true, tolerance = 8.8817841970012523e-14 : f64} : (tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> ()
%e8 = stablehlo.constant dense<[[false, true, true], [false, true, true], [false, true, true]]> : tensor<3x3xi1>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<3x3xi1>, tensor<3x3xi1>) -> ()
%e9 = stablehlo.constant dense<"0x68FAFEDD7D2BCEBF0000000000000000000000000000000000000000000000000000000000000000000000000000000065FAFEDD7D2BEEBF0000000000000080000000000000000000000000000000000000000000000000000000000000000065FAFEDD7D2BCEBF00000000000000800000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#9, %e9) {has_side_effect = true, tolerance = 8.3738264463134660e-14 : f64} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
%e10 = stablehlo.constant dense<[[false, true, false], [false, true, true], [false, false, true]]> : tensor<3x3xi1>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x3xi1>, tensor<3x3xi1>) -> ()
%e11 = stablehlo.constant dense<"0xDA6CDFCC76F810C0000000000000000000000000000000000000000000000000A0336F55FA9117C00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#11, %e11) {has_side_effect = true, tolerance = 5.2336415289459171e-13 : f64} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
%e12 = stablehlo.constant dense<[[false, false, false], [true, true, true], [false, true, true]]> : tensor<3x3xi1>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<3x3xi1>, tensor<3x3xi1>) -> ()
%e13 = stablehlo.constant dense<"0xDA6CDFCC76F810C000000000000000002F182C09496AE83F00000000000000002F182C09496AC83F0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A0336F55FA9117C000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#13, %e13) {has_side_effect = true, tolerance = 5.2336415289459171e-13 : f64} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
%e14 = stablehlo.constant dense<[false, true, true]> : tensor<3xi1>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<3xi1>, tensor<3xi1>) -> ()
%e15 = stablehlo.constant dense<"0x4DDFBFBB6FC5F33F00000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#15, %e15) {has_side_effect = true, tolerance = 1.0975240808579619e-13 : f64} : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> ()
%e16 = stablehlo.constant dense<[[true, true, true, true], [true, true, true, true], [true, true, true, true], [true, true, true, true]]> : tensor<4x4xi1>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<4x4xi1>, tensor<4x4xi1>) -> ()
%e17 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#17, %e17) {has_side_effect = true, tolerance = 8.8817841970012523e-14 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e18 = stablehlo.constant dense<[[true, true, true, true], [false, true, true, true], [false, false, true, true], [false, false, false, true]]> : tensor<4x4xi1>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<4x4xi1>, tensor<4x4xi1>) -> ()
%e19 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#19, %e19) {has_side_effect = true, tolerance = 8.8817841970012523e-14 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e20 = stablehlo.constant dense<[[true, true, true, true], [true, true, true, true], [true, true, true, true], [true, true, true, true]]> : tensor<4x4xi1>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<4x4xi1>, tensor<4x4xi1>) -> ()
%e21 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#21, %e21) {has_side_effect = true, tolerance = 8.8817841970012523e-14 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e22 = stablehlo.constant dense<[true, true, true, true]> : tensor<4xi1>
stablehlo.custom_call @check.expect_eq(%r#22, %e22) {has_side_effect = true} : (tensor<4xi1>, tensor<4xi1>) -> ()
%e23 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#23, %e23) {has_side_effect = true, tolerance = 8.8817841970012523e-14 : f64} : (tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> ()
%e24 = stablehlo.constant dense<[[false, true, true, true, true, true], [false, true, true, true, true, true], [false, true, true, true, true, true], [false, true, true, true, true, true], [false, true, true, true, true, true], [false, true, true, true, true, true]]> : tensor<6x6xi1>
stablehlo.custom_call @check.expect_eq(%r#24, %e24) {has_side_effect = true} : (tensor<6x6xi1>, tensor<6x6xi1>) -> ()
%e25 = stablehlo.constant dense<"0x54826F84E80AD7BF0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000061594C535CA8DDBF00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000ADC746042A86CF3F00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000E95F6F3A238FE03F00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A81675AEA42DE2BF000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002C085D0D5028B1BF00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x6xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#25, %e25) {has_side_effect = true, tolerance = 5.0454901617469991e-14 : f64} : (tensor<6x6xcomplex<f64>>, tensor<6x6xcomplex<f64>>) -> ()
%e26 = stablehlo.constant dense<[[false, true, false], [false, true, true], [false, false, true], [false, false, false], [false, false, false], [false, false, false]]> : tensor<6x3xi1>
stablehlo.custom_call @check.expect_eq(%r#26, %e26) {has_side_effect = true} : (tensor<6x3xi1>, tensor<6x3xi1>) -> ()
%e27 = stablehlo.constant dense<"0xE883DE557C250640000000000000000000000000000000000000000000000000C8056BFC39F5F73F0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#27, %e27) {has_side_effect = true, tolerance = 2.4587474787337500e-13 : f64} : (tensor<6x3xcomplex<f64>>, tensor<6x3xcomplex<f64>>) -> ()
%e28 = stablehlo.constant dense<[[false, false, false, false, false, false], [true, true, true, true, true, true], [false, true, true, true, true, true]]> : tensor<3x6xi1>
stablehlo.custom_call @check.expect_eq(%r#28, %e28) {has_side_effect = true} : (tensor<3x6xi1>, tensor<3x6xi1>) -> ()
%e29 = stablehlo.constant dense<"0xE883DE557C2506400000000000000000B2B9ED6073CED53F00000000000000805BCA0429C42DC7BF000000000000008068519AC4D659D8BF0000000000000080DBF8AE4863BBDA3F0000000000000080AB3EC4F4163BA93F0000000000000080000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000C8056BFC39F5F73F00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x6xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#29, %e29) {has_side_effect = true, tolerance = 2.4587474787337500e-13 : f64} : (tensor<3x6xcomplex<f64>>, tensor<3x6xcomplex<f64>>) -> ()
%e30 = stablehlo.constant dense<[false, true, true]> : tensor<3xi1>
stablehlo.custom_call @check.expect_eq(%r#30, %e30) {has_side_effect = true} : (tensor<3xi1>, tensor<3xi1>) -> ()
%e31 = stablehlo.constant dense<"0x95E01B21BAC2F53F00000000000000800000000000000000000000000000000000000000000000000000000000000000"> : tensor<3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#31, %e31) {has_side_effect = true, tolerance = 1.2079588778251873e-13 : f64} : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> ()
%e32 = stablehlo.constant dense<[[false, false, false], [false, false, false], [false, false, false]]> : tensor<3x3xi1>
stablehlo.custom_call @check.expect_eq(%r#32, %e32) {has_side_effect = true} : (tensor<3x3xi1>, tensor<3x3xi1>) -> ()
%e33 = stablehlo.constant dense<"0xCA0054840216E0BF00000000000000008A9AE41992E8E23F000000000000000088738B0D1D31E4BF0000000000000000C8B0BBC4C101D63F0000000000000000C23342BB810EE1BF0000000000000000F117C5F40FBDE8BF0000000000000000E49608686361E9BF00000000000000007C08C2CAFB60E3BF00000000000000001456DA9C2894B03F0000000000000000"> : tensor<3x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#33, %e33) {has_side_effect = true, tolerance = 7.0444825170379652e-14 : f64} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
%e34 = stablehlo.constant dense<[[false, false, false, false, true, false], [false, false, false, false, true, false], [false, false, false, false, true, false]]> : tensor<3x6xi1>
stablehlo.custom_call @check.expect_eq(%r#34, %e34) {has_side_effect = true} : (tensor<3x6xi1>, tensor<3x6xi1>) -> ()
%e35 = stablehlo.constant dense<"0x85A13C2958B9FF3F00000000000000008004CE48631DE5BF0000000000000000FC8BD63A64EFF63F000000000000000032F62006BB8DF43F00000000000000000000000000000000000000000000000088239464363DE8BF000000000000000000000000000000000000000000000000E0E4614514B403400000000000000000DA430A55270CF6BF000000000000000012AC9D162A8CF6BF0000000000000000000000000000000000000000000000006B2D8B6F992CFCBF00000000000000000000000000000000000000000000000000000000000000000000000000000000A45DE04804A0DDBF00000000000000006803FAF020D7D3BF0000000000000000000000000000000000000000000000009E485E943E34E53F0000000000000000"> : tensor<3x6xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#35, %e35) {has_side_effect = true, tolerance = 2.1875206436588437e-13 : f64} : (tensor<3x6xcomplex<f64>>, tensor<3x6xcomplex<f64>>) -> ()
%e36 = stablehlo.constant dense<[[false, false, false], [false, false, false], [false, false, false], [false, false, false], [true, true, true], [false, false, false]]> : tensor<6x3xi1>
stablehlo.custom_call @check.expect_eq(%r#36, %e36) {has_side_effect = true} : (tensor<6x3xi1>, tensor<6x3xi1>) -> ()
%e37 = stablehlo.constant dense<"0x85A13C2958B9FF3F00000000000000007ED105CB3E4ACDBF00000000000000807F2387F4D8E3E03F00000000000000808004CE48631DE5BF0000000000000000E0E4614514B403400000000000000000DBF24302EB00E53F0000000000000080FC8BD63A64EFF63F0000000000000000DA430A55270CF6BF0000000000000000A45DE04804A0DDBF000000000000000032F62006BB8DF43F000000000000000012AC9D162A8CF6BF00000000000000006803FAF020D7D3BF000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000088239464363DE8BF00000000000000006B2D8B6F992CFCBF00000000000000009E485E943E34E53F0000000000000000"> : tensor<6x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#37, %e37) {has_side_effect = true, tolerance = 2.1875206436588437e-13 : f64} : (tensor<6x3xcomplex<f64>>, tensor<6x3xcomplex<f64>>) -> ()
%e38 = stablehlo.constant dense<[false, false, false]> : tensor<3xi1>
stablehlo.custom_call @check.expect_eq(%r#38, %e38) {has_side_effect = true} : (tensor<3xi1>, tensor<3xi1>) -> ()
%e39 = stablehlo.constant dense<"0x65002A42010BF83F0000000000000080277C24736C5DF63F000000000000008000000000000000000000000000000000"> : tensor<3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#39, %e39) {has_side_effect = true, tolerance = 1.3346539402811421e-13 : f64} : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> ()
%e40 = stablehlo.constant dense<[[false, false, true], [false, false, true], [false, false, true]]> : tensor<3x3xi1>
stablehlo.custom_call @check.expect_eq(%r#40, %e40) {has_side_effect = true} : (tensor<3x3xi1>, tensor<3x3xi1>) -> ()
%e41 = stablehlo.constant dense<"0x208D78776933E4BF000000000000000047B5B0E30E69E83F000000000000000000000000000000000000000000000000AD596066D948DEBF00000000000000800EE28B558F30CEBF0000000000000000000000000000000000000000000000008F372A68C1A9E3BF000000000000008007C5D4020944E3BF000000000000000000000000000000000000000000000000"> : tensor<3x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#41, %e41) {has_side_effect = true, tolerance = 6.7752424349876997e-14 : f64} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
%e42 = stablehlo.constant dense<[[false, false, true], [false, false, true], [false, false, true]]> : tensor<3x3xi1>
stablehlo.custom_call @check.expect_eq(%r#42, %e42) {has_side_effect = true} : (tensor<3x3xi1>, tensor<3x3xi1>) -> ()
%e43 = stablehlo.constant dense<"0x75585248AFC402C0000000000000000044CEEEA5C9C1ECBF00000000000000000000000000000000000000000000000000000000000000000000000000000000D50DBFAFE1C8FDBF000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#43, %e43) {has_side_effect = true, tolerance = 2.0836998347642994e-13 : f64} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
%e44 = stablehlo.constant dense<[[false, false, false], [false, false, false], [true, true, true]]> : tensor<3x3xi1>
stablehlo.custom_call @check.expect_eq(%r#44, %e44) {has_side_effect = true} : (tensor<3x3xi1>, tensor<3x3xi1>) -> ()
%e45 = stablehlo.constant dense<"0x75585248AFC402C0000000000000000093FA6D0DA190D23F00000000000000003CF3DE6C8E1BD83F000000000000000044CEEEA5C9C1ECBF0000000000000000D50DBFAFE1C8FDBF0000000000000000938403DD2E88E33F0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#45, %e45) {has_side_effect = true, tolerance = 2.0836998347642994e-13 : f64} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
%e46 = stablehlo.constant dense<[false, false, true]> : tensor<3xi1>
stablehlo.custom_call @check.expect_eq(%r#46, %e46) {has_side_effect = true} : (tensor<3xi1>, tensor<3xi1>) -> ()
%e47 = stablehlo.constant dense<"0x9046BCBBB419FA3F0000000000000000B3DB2AEA6C50F73F000000000000000000000000000000000000000000000000"> : tensor<3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#47, %e47) {has_side_effect = true, tolerance = 1.4488640299701404e-13 : f64} : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> ()
%e48 = stablehlo.constant dense<[[false]]> : tensor<1x1xi1>
stablehlo.custom_call @check.expect_eq(%r#48, %e48) {has_side_effect = true} : (tensor<1x1xi1>, tensor<1x1xi1>) -> ()
%e49 = stablehlo.constant dense<"0x000000000000F03F0000000000000000"> : tensor<1x1xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#49, %e49) {has_side_effect = true, tolerance = 8.8817841970012523e-14 : f64} : (tensor<1x1xcomplex<f64>>, tensor<1x1xcomplex<f64>>) -> ()
%e50 = stablehlo.constant dense<[[true, false, false]]> : tensor<1x3xi1>
stablehlo.custom_call @check.expect_eq(%r#50, %e50) {has_side_effect = true} : (tensor<1x3xi1>, tensor<1x3xi1>) -> ()
%e51 = stablehlo.constant dense<"0x0000000000000000000000000000000000000060F36BF93F0000000000000000000000A0D5A4F13F0000000000000000"> : tensor<1x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#51, %e51) {has_side_effect = true, tolerance = 1.4111868539161735e-13 : f64} : (tensor<1x3xcomplex<f64>>, tensor<1x3xcomplex<f64>>) -> ()
%e52 = stablehlo.constant dense<[[true], [false], [false]]> : tensor<3x1xi1>
stablehlo.custom_call @check.expect_eq(%r#52, %e52) {has_side_effect = true} : (tensor<3x1xi1>, tensor<3x1xi1>) -> ()
%e53 = stablehlo.constant dense<"0x0000000000000000000000000000000000000060F36BF93F0000000000000000000000A0D5A4F13F0000000000000000"> : tensor<3x1xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#53, %e53) {has_side_effect = true, tolerance = 1.4111868539161735e-13 : f64} : (tensor<3x1xcomplex<f64>>, tensor<3x1xcomplex<f64>>) -> ()
%e54 = stablehlo.constant dense<[false]> : tensor<1xi1>
stablehlo.custom_call @check.expect_eq(%r#54, %e54) {has_side_effect = true} : (tensor<1xi1>, tensor<1xi1>) -> ()
%e55 = stablehlo.constant dense<"0x00000000000000000000000000000000"> : tensor<1xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#55, %e55) {has_side_effect = true, tolerance = 8.8817841970012523e-14 : f64} : (tensor<1xcomplex<f64>>, tensor<1xcomplex<f64>>) -> ()
%e56 = stablehlo.constant dense<[[false, true, true], [false, true, true], [false, true, true]]> : tensor<3x3xi1>
stablehlo.custom_call @check.expect_eq(%r#56, %e56) {has_side_effect = true} : (tensor<3x3xi1>, tensor<3x3xi1>) -> ()
%e57 = stablehlo.constant dense<"0x167F3459EC6DE4BF000000000000000000000000000000000000000000000000000000000000000000000000000000008D0928AA6E8DE73F00000000000000000000000000000000000000000000000000000000000000000000000000000000691D03F493D2CCBF00000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#57, %e57) {has_side_effect = true, tolerance = 6.5371235810375290e-14 : f64} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
%e58 = stablehlo.constant dense<[[false, true, false, false, false], [false, true, true, true, true], [false, false, true, true, true]]> : tensor<3x5xi1>
stablehlo.custom_call @check.expect_eq(%r#58, %e58) {has_side_effect = true} : (tensor<3x5xi1>, tensor<3x5xi1>) -> ()
%e59 = stablehlo.constant dense<"0x1C542574149E024000000000000000000000000000000000000000000000000070690416F0EEF7BF00000000000000002A3EA4D48FCE05400000000000000000F688BBA40E58F93F000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x5xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#59, %e59) {has_side_effect = true, tolerance = 2.4210502692924456e-13 : f64} : (tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>) -> ()
%e60 = stablehlo.constant dense<[[false, false, false], [true, true, true], [false, true, true], [false, true, true], [false, true, true]]> : tensor<5x3xi1>
stablehlo.custom_call @check.expect_eq(%r#60, %e60) {has_side_effect = true} : (tensor<5x3xi1>, tensor<5x3xi1>) -> ()
%e61 = stablehlo.constant dense<"0x1C542574149E0240000000000000000087175D7810C0DCBF00000000000000808ED4A5E17997C13F000000000000008000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000070690416F0EEF7BF000000000000000000000000000000000000000000000000000000000000000000000000000000002A3EA4D48FCE054000000000000000000000000000000000000000000000000000000000000000000000000000000000F688BBA40E58F93F00000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<5x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#61, %e61) {has_side_effect = true, tolerance = 2.4210502692924456e-13 : f64} : (tensor<5x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>) -> ()
%e62 = stablehlo.constant dense<[false, true, true]> : tensor<3xi1>
stablehlo.custom_call @check.expect_eq(%r#62, %e62) {has_side_effect = true} : (tensor<3xi1>, tensor<3xi1>) -> ()
%e63 = stablehlo.constant dense<"0x8B3F9A2CF636FA3F00000000000000800000000000000000000000000000000000000000000000000000000000000000"> : tensor<3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#63, %e63) {has_side_effect = true, tolerance = 1.4552078331579709e-13 : f64} : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> ()
%e64 = stablehlo.constant dense<[[false, false, false, false], [false, false, false, false], [false, false, false, false], [false, false, false, false]]> : tensor<4x4xi1>
stablehlo.custom_call @check.expect_eq(%r#64, %e64) {has_side_effect = true} : (tensor<4x4xi1>, tensor<4x4xi1>) -> ()
%e65 = stablehlo.constant dense<"0x000000000000F03F000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000F03F000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000F03F000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000F03F0000000000000000"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#65, %e65) {has_side_effect = true, tolerance = 8.8817841970012523e-14 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e66 = stablehlo.constant dense<[[false, false, false, false], [false, false, true, false], [false, false, false, false], [false, false, false, false]]> : tensor<4x4xi1>
stablehlo.custom_call @check.expect_eq(%r#66, %e66) {has_side_effect = true} : (tensor<4x4xi1>, tensor<4x4xi1>) -> ()
%e67 = stablehlo.constant dense<"0x0000008081C5F7BF0000000000000000000000A0BAA967BF0000000000000000000000E0CBFBD93F0000000000000000000000A0F529FEBF00000000000000000000000000000000000000000000000000000040CF67FB3F000000000000000000000000000000000000000000000000000000A0C8B1F7BF0000000000000000000000000000000000000000000000000000000000000000000000000000000000000060D5C4E0BF0000000000000000000000E0A653A73F0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A03D6FF23F0000000000000000"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#67, %e67) {has_side_effect = true, tolerance = 1.6744330472197853e-13 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e68 = stablehlo.constant dense<[[false, false, false, false], [false, false, false, false], [false, true, false, false], [false, false, false, false]]> : tensor<4x4xi1>
stablehlo.custom_call @check.expect_eq(%r#68, %e68) {has_side_effect = true} : (tensor<4x4xi1>, tensor<4x4xi1>) -> ()
%e69 = stablehlo.constant dense<"0x0000008081C5F7BF0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A0BAA967BF000000000000000000000040CF67FB3F00000000000000000000000000000000000000000000000000000000000000000000000000000000000000E0CBFBD93F00000000000000000000000000000000000000000000000000000060D5C4E0BF000000000000000000000000000000000000000000000000000000A0F529FEBF0000000000000000000000A0C8B1F7BF0000000000000000000000E0A653A73F0000000000000000000000A03D6FF23F0000000000000000"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#69, %e69) {has_side_effect = true, tolerance = 1.6744330472197853e-13 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e70 = stablehlo.constant dense<[false, false, false, false]> : tensor<4xi1>
stablehlo.custom_call @check.expect_eq(%r#70, %e70) {has_side_effect = true} : (tensor<4xi1>, tensor<4xi1>) -> ()
%e71 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#71, %e71) {has_side_effect = true, tolerance = 8.8817841970012523e-14 : f64} : (tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> ()
%e72 = stablehlo.constant dense<[[false, false, false, false, false], [false, false, false, false, false], [false, false, false, false, false], [false, false, false, false, false], [false, false, false, false, false]]> : tensor<5x5xi1>
stablehlo.custom_call @check.expect_eq(%r#72, %e72) {has_side_effect = true} : (tensor<5x5xi1>, tensor<5x5xi1>) -> ()
%e73 = stablehlo.constant dense<"0x000000000000F03F00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000F03F00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A86C6B9FCD05D8BF0000000000000000662D5F06A40FDFBF0000000000000000788717FBE644E9BF000000000000000000000000000000000000000000000000000000000000000000000000000000002773FF4903A9ED3F000000000000000064FB14344428C9BF0000000000000000F64298695A77D4BF000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000091DE484E3643EBBF00000000000000800EA0C99B75C1E03F0000000000000000"> : tensor<5x5xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#73, %e73) {has_side_effect = true, tolerance = 8.8817841970012523e-14 : f64} : (tensor<5x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>) -> ()
%e74 = stablehlo.constant dense<[[false, true, false, false, true, false], [false, false, false, false, false, false], [false, false, false, false, false, false], [false, false, false, false, false, false], [false, false, false, false, false, false]]> : tensor<5x6xi1>
stablehlo.custom_call @check.expect_eq(%r#74, %e74) {has_side_effect = true} : (tensor<5x6xi1>, tensor<5x6xi1>) -> ()
%e75 = stablehlo.constant dense<"0x000000A0D42EF53F000000000000000000000000000000000000000000000000000000805CF3E93F0000000000000000000000A02F0CF73F0000000000000000000000000000000000000000000000000000000010C3C83F0000000000000000000000000000000000000000000000000000008030B0EB3F0000000000000000000000E041CFC0BF000000000000000000000040AB8CD23F0000000000000000000000C07D87EF3F0000000000000000000000A091EEFBBF000000000000000000000000000000000000000000000000000000000000000000000000000000000D0FFA9E1E43F13F00000000000000001608803AE30EF73F0000000000000000B2A72F8EC721E33F0000000000000000A8FB74339B88E0BF00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000004B5E9294C4C7F2BF00000000000000008335F11A086AFA3F00000000000000003C1CE45C81FAF53F000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000F0916A6D4F48B33F00000000000000006EC98EF45FC0F5BF0000000000000000"> : tensor<5x6xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#75, %e75) {has_side_effect = true, tolerance = 1.5505324558272152e-13 : f64} : (tensor<5x6xcomplex<f64>>, tensor<5x6xcomplex<f64>>) -> ()
%e76 = stablehlo.constant dense<[[false, false, false, false, false], [true, false, false, false, false], [false, false, false, false, false], [false, false, false, false, false], [true, false, false, false, false], [false, false, false, false, false]]> : tensor<6x5xi1>
stablehlo.custom_call @check.expect_eq(%r#76, %e76) {has_side_effect = true} : (tensor<6x5xi1>, tensor<6x5xi1>) -> ()
%e77 = stablehlo.constant dense<"0x000000A0D42EF53F000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000008030B0EB3F0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000805CF3E93F0000000000000000000000E041CFC0BF00000000000000000D0FFA9E1E43F13F00000000000000001B1EF4DDC490E5BF000000000000008000000000000000800000000000000080000000A02F0CF73F000000000000000000000040AB8CD23F00000000000000001608803AE30EF73F00000000000000004B5E9294C4C7F2BF00000000000000007AD0A8D5B0E4E13F000000000000000000000000000000000000000000000000000000C07D87EF3F0000000000000000B2A72F8EC721E33F00000000000000008335F11A086AFA3F0000000000000000F0916A6D4F48B33F00000000000000000000000010C3C83F0000000000000000000000A091EEFBBF0000000000000000A8FB74339B88E0BF00000000000000003C1CE45C81FAF53F00000000000000006EC98EF45FC0F5BF0000000000000000"> : tensor<6x5xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#77, %e77) {has_side_effect = true, tolerance = 1.5505324558272152e-13 : f64} : (tensor<6x5xcomplex<f64>>, tensor<6x5xcomplex<f64>>) -> ()
%e78 = stablehlo.constant dense<[false, false, false, false, false]> : tensor<5xi1>
stablehlo.custom_call @check.expect_eq(%r#78, %e78) {has_side_effect = true} : (tensor<5xi1>, tensor<5xi1>) -> ()
%e79 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000002ADBDA677301F63F000000000000008006D0E4CDBA60F83F000000000000000000000000000000000000000000000000"> : tensor<5xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#79, %e79) {has_side_effect = true, tolerance = 1.3532425406355346e-13 : f64} : (tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>) -> ()
return
}
func.func private @f(%arg0: tensor<2x2xcomplex<f64>>, %arg1: tensor<3x3xcomplex<f64>>, %arg2: tensor<4x4xcomplex<f64>>, %arg3: tensor<6x3xcomplex<f64>>, %arg4: tensor<3x6xcomplex<f64>>, %arg5: tensor<3x3xcomplex<f64>>, %arg6: tensor<1x3xcomplex<f64>>, %arg7: tensor<3x5xcomplex<f64>>, %arg8: tensor<4x4xcomplex<f64>>, %arg9: tensor<5x6xcomplex<f64>>) -> (tensor<2x2xi1>, tensor<2x2xcomplex<f64>>, tensor<2x2xi1>, tensor<2x2xcomplex<f64>>, tensor<2x2xi1>, tensor<2x2xcomplex<f64>>, tensor<2xi1>, tensor<2xcomplex<f64>>, tensor<3x3xi1>, tensor<3x3xcomplex<f64>>, tensor<3x3xi1>, tensor<3x3xcomplex<f64>>, tensor<3x3xi1>, tensor<3x3xcomplex<f64>>, tensor<3xi1>, tensor<3xcomplex<f64>>, tensor<4x4xi1>, tensor<4x4xcomplex<f64>>, tensor<4x4xi1>, tensor<4x4xcomplex<f64>>, tensor<4x4xi1>, tensor<4x4xcomplex<f64>>, tensor<4xi1>, tensor<4xcomplex<f64>>, tensor<6x6xi1>, tensor<6x6xcomplex<f64>>, tensor<6x3xi1>, tensor<6x3xcomplex<f64>>, tensor<3x6xi1>, tensor<3x6xcomplex<f64>>, tensor<3xi1>, tensor<3xcomplex<f64>>, tensor<3x3xi1>, tensor<3x3xcomplex<f64>>, tensor<3x6xi1>, tensor<3x6xcomplex<f64>>, tensor<6x3xi1>, tensor<6x3xcomplex<f64>>, tensor<3xi1>, tensor<3xcomplex<f64>>, tensor<3x3xi1>, tensor<3x3xcomplex<f64>>, tensor<3x3xi1>, tensor<3x3xcomplex<f64>>, tensor<3x3xi1>, tensor<3x3xcomplex<f64>>, tensor<3xi1>, tensor<3xcomplex<f64>>, tensor<1x1xi1>, tensor<1x1xcomplex<f64>>, tensor<1x3xi1>, tensor<1x3xcomplex<f64>>, tensor<3x1xi1>, tensor<3x1xcomplex<f64>>, tensor<1xi1>, tensor<1xcomplex<f64>>, tensor<3x3xi1>, tensor<3x3xcomplex<f64>>, tensor<3x5xi1>, tensor<3x5xcomplex<f64>>, tensor<5x3xi1>, tensor<5x3xcomplex<f64>>, tensor<3xi1>, tensor<3xcomplex<f64>>, tensor<4x4xi1>, tensor<4x4xcomplex<f64>>, tensor<4x4xi1>, tensor<4x4xcomplex<f64>>, tensor<4x4xi1>, tensor<4x4xcomplex<f64>>, tensor<4xi1>, tensor<4xcomplex<f64>>, tensor<5x5xi1>, tensor<5x5xcomplex<f64>>, tensor<5x6xi1>, tensor<5x6xcomplex<f64>>, tensor<6x5xi1>, tensor<6x5xcomplex<f64>>, tensor<5xi1>, tensor<5xcomplex<f64>>) {
%0:2 = call @qr(%arg0) : (tensor<2x2xcomplex<f64>>) -> (tensor<2x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>)
%1 = stablehlo.compare NE, %0#0, %0#0, FLOAT : (tensor<2x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>) -> tensor<2x2xi1>
%2 = stablehlo.compare NE, %0#0, %0#0, FLOAT : (tensor<2x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>) -> tensor<2x2xi1>
%c = stablehlo.constant dense<0> : tensor<i64>
%3 = call @_where(%2, %c, %0#0) : (tensor<2x2xi1>, tensor<i64>, tensor<2x2xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
%4 = stablehlo.compare NE, %0#1, %0#1, FLOAT : (tensor<2x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>) -> tensor<2x2xi1>
%5 = stablehlo.compare NE, %0#1, %0#1, FLOAT : (tensor<2x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>) -> tensor<2x2xi1>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%6 = call @_where(%5, %c_0, %0#1) : (tensor<2x2xi1>, tensor<i64>, tensor<2x2xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
%7:2 = call @qr_0(%arg0) : (tensor<2x2xcomplex<f64>>) -> (tensor<2x2xcomplex<f64>>, tensor<2xcomplex<f64>>)
%8 = stablehlo.compare NE, %7#0, %7#0, FLOAT : (tensor<2x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>) -> tensor<2x2xi1>
%9 = stablehlo.compare NE, %7#0, %7#0, FLOAT : (tensor<2x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>) -> tensor<2x2xi1>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%10 = call @_where(%9, %c_1, %7#0) : (tensor<2x2xi1>, tensor<i64>, tensor<2x2xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
%11 = stablehlo.compare NE, %7#1, %7#1, FLOAT : (tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> tensor<2xi1>
%12 = stablehlo.compare NE, %7#1, %7#1, FLOAT : (tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> tensor<2xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%13 = call @_where_1(%12, %c_2, %7#1) : (tensor<2xi1>, tensor<i64>, tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
%14:2 = call @qr_2(%arg1) : (tensor<3x3xcomplex<f64>>) -> (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>)
%15 = stablehlo.compare NE, %14#0, %14#0, FLOAT : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xi1>
%16 = stablehlo.compare NE, %14#0, %14#0, FLOAT : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i64>
%17 = call @_where_3(%16, %c_3, %14#0) : (tensor<3x3xi1>, tensor<i64>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%18 = stablehlo.compare NE, %14#1, %14#1, FLOAT : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xi1>
%19 = stablehlo.compare NE, %14#1, %14#1, FLOAT : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xi1>
%c_4 = stablehlo.constant dense<0> : tensor<i64>
%20 = call @_where_3(%19, %c_4, %14#1) : (tensor<3x3xi1>, tensor<i64>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%21:2 = call @qr_4(%arg1) : (tensor<3x3xcomplex<f64>>) -> (tensor<3x3xcomplex<f64>>, tensor<3xcomplex<f64>>)
%22 = stablehlo.compare NE, %21#0, %21#0, FLOAT : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xi1>
%23 = stablehlo.compare NE, %21#0, %21#0, FLOAT : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xi1>
%c_5 = stablehlo.constant dense<0> : tensor<i64>
%24 = call @_where_3(%23, %c_5, %21#0) : (tensor<3x3xi1>, tensor<i64>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%25 = stablehlo.compare NE, %21#1, %21#1, FLOAT : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> tensor<3xi1>
%26 = stablehlo.compare NE, %21#1, %21#1, FLOAT : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> tensor<3xi1>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%27 = call @_where_5(%26, %c_6, %21#1) : (tensor<3xi1>, tensor<i64>, tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>>
%28:2 = call @qr_6(%arg2) : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>)
%29 = stablehlo.compare NE, %28#0, %28#0, FLOAT : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xi1>
%30 = stablehlo.compare NE, %28#0, %28#0, FLOAT : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xi1>
%c_7 = stablehlo.constant dense<0> : tensor<i64>
%31 = call @_where_7(%30, %c_7, %28#0) : (tensor<4x4xi1>, tensor<i64>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%32 = stablehlo.compare NE, %28#1, %28#1, FLOAT : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xi1>
%33 = stablehlo.compare NE, %28#1, %28#1, FLOAT : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xi1>
%c_8 = stablehlo.constant dense<0> : tensor<i64>
%34 = call @_where_7(%33, %c_8, %28#1) : (tensor<4x4xi1>, tensor<i64>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%35:2 = call @qr_8(%arg2) : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4xcomplex<f64>>)
%36 = stablehlo.compare NE, %35#0, %35#0, FLOAT : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xi1>
%37 = stablehlo.compare NE, %35#0, %35#0, FLOAT : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xi1>
%c_9 = stablehlo.constant dense<0> : tensor<i64>
%38 = call @_where_7(%37, %c_9, %35#0) : (tensor<4x4xi1>, tensor<i64>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%39 = stablehlo.compare NE, %35#1, %35#1, FLOAT : (tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> tensor<4xi1>
%40 = stablehlo.compare NE, %35#1, %35#1, FLOAT : (tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> tensor<4xi1>
%c_10 = stablehlo.constant dense<0> : tensor<i64>
%41 = call @_where_9(%40, %c_10, %35#1) : (tensor<4xi1>, tensor<i64>, tensor<4xcomplex<f64>>) -> tensor<4xcomplex<f64>>
%42:2 = call @qr_10(%arg3) : (tensor<6x3xcomplex<f64>>) -> (tensor<6x6xcomplex<f64>>, tensor<6x3xcomplex<f64>>)
%43 = stablehlo.compare NE, %42#0, %42#0, FLOAT : (tensor<6x6xcomplex<f64>>, tensor<6x6xcomplex<f64>>) -> tensor<6x6xi1>
%44 = stablehlo.compare NE, %42#0, %42#0, FLOAT : (tensor<6x6xcomplex<f64>>, tensor<6x6xcomplex<f64>>) -> tensor<6x6xi1>
%c_11 = stablehlo.constant dense<0> : tensor<i64>
%45 = call @_where_11(%44, %c_11, %42#0) : (tensor<6x6xi1>, tensor<i64>, tensor<6x6xcomplex<f64>>) -> tensor<6x6xcomplex<f64>>
%46 = stablehlo.compare NE, %42#1, %42#1, FLOAT : (tensor<6x3xcomplex<f64>>, tensor<6x3xcomplex<f64>>) -> tensor<6x3xi1>
%47 = stablehlo.compare NE, %42#1, %42#1, FLOAT : (tensor<6x3xcomplex<f64>>, tensor<6x3xcomplex<f64>>) -> tensor<6x3xi1>
%c_12 = stablehlo.constant dense<0> : tensor<i64>
%48 = call @_where_12(%47, %c_12, %42#1) : (tensor<6x3xi1>, tensor<i64>, tensor<6x3xcomplex<f64>>) -> tensor<6x3xcomplex<f64>>
%49:2 = call @qr_13(%arg3) : (tensor<6x3xcomplex<f64>>) -> (tensor<3x6xcomplex<f64>>, tensor<3xcomplex<f64>>)
%50 = stablehlo.compare NE, %49#0, %49#0, FLOAT : (tensor<3x6xcomplex<f64>>, tensor<3x6xcomplex<f64>>) -> tensor<3x6xi1>
%51 = stablehlo.compare NE, %49#0, %49#0, FLOAT : (tensor<3x6xcomplex<f64>>, tensor<3x6xcomplex<f64>>) -> tensor<3x6xi1>
%c_13 = stablehlo.constant dense<0> : tensor<i64>
%52 = call @_where_14(%51, %c_13, %49#0) : (tensor<3x6xi1>, tensor<i64>, tensor<3x6xcomplex<f64>>) -> tensor<3x6xcomplex<f64>>
%53 = stablehlo.compare NE, %49#1, %49#1, FLOAT : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> tensor<3xi1>
%54 = stablehlo.compare NE, %49#1, %49#1, FLOAT : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> tensor<3xi1>
%c_14 = stablehlo.constant dense<0> : tensor<i64>
%55 = call @_where_5(%54, %c_14, %49#1) : (tensor<3xi1>, tensor<i64>, tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>>
%56:2 = call @qr_15(%arg4) : (tensor<3x6xcomplex<f64>>) -> (tensor<3x3xcomplex<f64>>, tensor<3x6xcomplex<f64>>)
%57 = stablehlo.compare NE, %56#0, %56#0, FLOAT : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xi1>
%58 = stablehlo.compare NE, %56#0, %56#0, FLOAT : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xi1>
%c_15 = stablehlo.constant dense<0> : tensor<i64>
%59 = call @_where_3(%58, %c_15, %56#0) : (tensor<3x3xi1>, tensor<i64>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%60 = stablehlo.compare NE, %56#1, %56#1, FLOAT : (tensor<3x6xcomplex<f64>>, tensor<3x6xcomplex<f64>>) -> tensor<3x6xi1>
%61 = stablehlo.compare NE, %56#1, %56#1, FLOAT : (tensor<3x6xcomplex<f64>>, tensor<3x6xcomplex<f64>>) -> tensor<3x6xi1>
%c_16 = stablehlo.constant dense<0> : tensor<i64>
%62 = call @_where_14(%61, %c_16, %56#1) : (tensor<3x6xi1>, tensor<i64>, tensor<3x6xcomplex<f64>>) -> tensor<3x6xcomplex<f64>>
%63:2 = call @qr_16(%arg4) : (tensor<3x6xcomplex<f64>>) -> (tensor<6x3xcomplex<f64>>, tensor<3xcomplex<f64>>)
%64 = stablehlo.compare NE, %63#0, %63#0, FLOAT : (tensor<6x3xcomplex<f64>>, tensor<6x3xcomplex<f64>>) -> tensor<6x3xi1>
%65 = stablehlo.compare NE, %63#0, %63#0, FLOAT : (tensor<6x3xcomplex<f64>>, tensor<6x3xcomplex<f64>>) -> tensor<6x3xi1>
%c_17 = stablehlo.constant dense<0> : tensor<i64>
%66 = call @_where_12(%65, %c_17, %63#0) : (tensor<6x3xi1>, tensor<i64>, tensor<6x3xcomplex<f64>>) -> tensor<6x3xcomplex<f64>>
%67 = stablehlo.compare NE, %63#1, %63#1, FLOAT : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> tensor<3xi1>
%68 = stablehlo.compare NE, %63#1, %63#1, FLOAT : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> tensor<3xi1>
%c_18 = stablehlo.constant dense<0> : tensor<i64>
%69 = call @_where_5(%68, %c_18, %63#1) : (tensor<3xi1>, tensor<i64>, tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>>
%70:2 = call @qr_2(%arg5) : (tensor<3x3xcomplex<f64>>) -> (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>)
%71 = stablehlo.compare NE, %70#0, %70#0, FLOAT : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xi1>
%72 = stablehlo.compare NE, %70#0, %70#0, FLOAT : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xi1>
%c_19 = stablehlo.constant dense<0> : tensor<i64>
%73 = call @_where_3(%72, %c_19, %70#0) : (tensor<3x3xi1>, tensor<i64>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%74 = stablehlo.compare NE, %70#1, %70#1, FLOAT : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xi1>
%75 = stablehlo.compare NE, %70#1, %70#1, FLOAT : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xi1>
%c_20 = stablehlo.constant dense<0> : tensor<i64>
%76 = call @_where_3(%75, %c_20, %70#1) : (tensor<3x3xi1>, tensor<i64>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%77:2 = call @qr_4(%arg5) : (tensor<3x3xcomplex<f64>>) -> (tensor<3x3xcomplex<f64>>, tensor<3xcomplex<f64>>)
%78 = stablehlo.compare NE, %77#0, %77#0, FLOAT : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xi1>
%79 = stablehlo.compare NE, %77#0, %77#0, FLOAT : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xi1>
%c_21 = stablehlo.constant dense<0> : tensor<i64>
%80 = call @_where_3(%79, %c_21, %77#0) : (tensor<3x3xi1>, tensor<i64>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%81 = stablehlo.compare NE, %77#1, %77#1, FLOAT : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> tensor<3xi1>
%82 = stablehlo.compare NE, %77#1, %77#1, FLOAT : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> tensor<3xi1>
%c_22 = stablehlo.constant dense<0> : tensor<i64>
%83 = call @_where_5(%82, %c_22, %77#1) : (tensor<3xi1>, tensor<i64>, tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>>
%84:2 = call @qr_17(%arg6) : (tensor<1x3xcomplex<f64>>) -> (tensor<1x1xcomplex<f64>>, tensor<1x3xcomplex<f64>>)
%85 = stablehlo.compare NE, %84#0, %84#0, FLOAT : (tensor<1x1xcomplex<f64>>, tensor<1x1xcomplex<f64>>) -> tensor<1x1xi1>
%86 = stablehlo.compare NE, %84#0, %84#0, FLOAT : (tensor<1x1xcomplex<f64>>, tensor<1x1xcomplex<f64>>) -> tensor<1x1xi1>
%c_23 = stablehlo.constant dense<0> : tensor<i64>
%87 = call @_where_18(%86, %c_23, %84#0) : (tensor<1x1xi1>, tensor<i64>, tensor<1x1xcomplex<f64>>) -> tensor<1x1xcomplex<f64>>
%88 = stablehlo.compare NE, %84#1, %84#1, FLOAT : (tensor<1x3xcomplex<f64>>, tensor<1x3xcomplex<f64>>) -> tensor<1x3xi1>
%89 = stablehlo.compare NE, %84#1, %84#1, FLOAT : (tensor<1x3xcomplex<f64>>, tensor<1x3xcomplex<f64>>) -> tensor<1x3xi1>
%c_24 = stablehlo.constant dense<0> : tensor<i64>
%90 = call @_where_19(%89, %c_24, %84#1) : (tensor<1x3xi1>, tensor<i64>, tensor<1x3xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
%91:2 = call @qr_20(%arg6) : (tensor<1x3xcomplex<f64>>) -> (tensor<3x1xcomplex<f64>>, tensor<1xcomplex<f64>>)
%92 = stablehlo.compare NE, %91#0, %91#0, FLOAT : (tensor<3x1xcomplex<f64>>, tensor<3x1xcomplex<f64>>) -> tensor<3x1xi1>
%93 = stablehlo.compare NE, %91#0, %91#0, FLOAT : (tensor<3x1xcomplex<f64>>, tensor<3x1xcomplex<f64>>) -> tensor<3x1xi1>
%c_25 = stablehlo.constant dense<0> : tensor<i64>
%94 = call @_where_21(%93, %c_25, %91#0) : (tensor<3x1xi1>, tensor<i64>, tensor<3x1xcomplex<f64>>) -> tensor<3x1xcomplex<f64>>
%95 = stablehlo.compare NE, %91#1, %91#1, FLOAT : (tensor<1xcomplex<f64>>, tensor<1xcomplex<f64>>) -> tensor<1xi1>
%96 = stablehlo.compare NE, %91#1, %91#1, FLOAT : (tensor<1xcomplex<f64>>, tensor<1xcomplex<f64>>) -> tensor<1xi1>
%c_26 = stablehlo.constant dense<0> : tensor<i64>
%97 = call @_where_22(%96, %c_26, %91#1) : (tensor<1xi1>, tensor<i64>, tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
%98:2 = call @qr_23(%arg7) : (tensor<3x5xcomplex<f64>>) -> (tensor<3x3xcomplex<f64>>, tensor<3x5xcomplex<f64>>)
%99 = stablehlo.compare NE, %98#0, %98#0, FLOAT : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xi1>
%100 = stablehlo.compare NE, %98#0, %98#0, FLOAT : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xi1>
%c_27 = stablehlo.constant dense<0> : tensor<i64>
%101 = call @_where_3(%100, %c_27, %98#0) : (tensor<3x3xi1>, tensor<i64>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%102 = stablehlo.compare NE, %98#1, %98#1, FLOAT : (tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>) -> tensor<3x5xi1>
%103 = stablehlo.compare NE, %98#1, %98#1, FLOAT : (tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>) -> tensor<3x5xi1>
%c_28 = stablehlo.constant dense<0> : tensor<i64>
%104 = call @_where_24(%103, %c_28, %98#1) : (tensor<3x5xi1>, tensor<i64>, tensor<3x5xcomplex<f64>>) -> tensor<3x5xcomplex<f64>>
%105:2 = call @qr_25(%arg7) : (tensor<3x5xcomplex<f64>>) -> (tensor<5x3xcomplex<f64>>, tensor<3xcomplex<f64>>)
%106 = stablehlo.compare NE, %105#0, %105#0, FLOAT : (tensor<5x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>) -> tensor<5x3xi1>
%107 = stablehlo.compare NE, %105#0, %105#0, FLOAT : (tensor<5x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>) -> tensor<5x3xi1>
%c_29 = stablehlo.constant dense<0> : tensor<i64>
%108 = call @_where_26(%107, %c_29, %105#0) : (tensor<5x3xi1>, tensor<i64>, tensor<5x3xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
%109 = stablehlo.compare NE, %105#1, %105#1, FLOAT : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> tensor<3xi1>
%110 = stablehlo.compare NE, %105#1, %105#1, FLOAT : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> tensor<3xi1>
%c_30 = stablehlo.constant dense<0> : tensor<i64>
%111 = call @_where_5(%110, %c_30, %105#1) : (tensor<3xi1>, tensor<i64>, tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>>
%112:2 = call @qr_6(%arg8) : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>)
%113 = stablehlo.compare NE, %112#0, %112#0, FLOAT : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xi1>
%114 = stablehlo.compare NE, %112#0, %112#0, FLOAT : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xi1>
%c_31 = stablehlo.constant dense<0> : tensor<i64>
%115 = call @_where_7(%114, %c_31, %112#0) : (tensor<4x4xi1>, tensor<i64>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%116 = stablehlo.compare NE, %112#1, %112#1, FLOAT : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xi1>
%117 = stablehlo.compare NE, %112#1, %112#1, FLOAT : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xi1>
%c_32 = stablehlo.constant dense<0> : tensor<i64>
%118 = call @_where_7(%117, %c_32, %112#1) : (tensor<4x4xi1>, tensor<i64>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%119:2 = call @qr_8(%arg8) : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4xcomplex<f64>>)
%120 = stablehlo.compare NE, %119#0, %119#0, FLOAT : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xi1>
%121 = stablehlo.compare NE, %119#0, %119#0, FLOAT : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xi1>
%c_33 = stablehlo.constant dense<0> : tensor<i64>
%122 = call @_where_7(%121, %c_33, %119#0) : (tensor<4x4xi1>, tensor<i64>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%123 = stablehlo.compare NE, %119#1, %119#1, FLOAT : (tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> tensor<4xi1>
%124 = stablehlo.compare NE, %119#1, %119#1, FLOAT : (tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> tensor<4xi1>
%c_34 = stablehlo.constant dense<0> : tensor<i64>
%125 = call @_where_9(%124, %c_34, %119#1) : (tensor<4xi1>, tensor<i64>, tensor<4xcomplex<f64>>) -> tensor<4xcomplex<f64>>
%126:2 = call @qr_27(%arg9) : (tensor<5x6xcomplex<f64>>) -> (tensor<5x5xcomplex<f64>>, tensor<5x6xcomplex<f64>>)
%127 = stablehlo.compare NE, %126#0, %126#0, FLOAT : (tensor<5x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>) -> tensor<5x5xi1>
%128 = stablehlo.compare NE, %126#0, %126#0, FLOAT : (tensor<5x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>) -> tensor<5x5xi1>
%c_35 = stablehlo.constant dense<0> : tensor<i64>
%129 = call @_where_28(%128, %c_35, %126#0) : (tensor<5x5xi1>, tensor<i64>, tensor<5x5xcomplex<f64>>) -> tensor<5x5xcomplex<f64>>
%130 = stablehlo.compare NE, %126#1, %126#1, FLOAT : (tensor<5x6xcomplex<f64>>, tensor<5x6xcomplex<f64>>) -> tensor<5x6xi1>
%131 = stablehlo.compare NE, %126#1, %126#1, FLOAT : (tensor<5x6xcomplex<f64>>, tensor<5x6xcomplex<f64>>) -> tensor<5x6xi1>
%c_36 = stablehlo.constant dense<0> : tensor<i64>
%132 = call @_where_29(%131, %c_36, %126#1) : (tensor<5x6xi1>, tensor<i64>, tensor<5x6xcomplex<f64>>) -> tensor<5x6xcomplex<f64>>
%133:2 = call @qr_30(%arg9) : (tensor<5x6xcomplex<f64>>) -> (tensor<6x5xcomplex<f64>>, tensor<5xcomplex<f64>>)
%134 = stablehlo.compare NE, %133#0, %133#0, FLOAT : (tensor<6x5xcomplex<f64>>, tensor<6x5xcomplex<f64>>) -> tensor<6x5xi1>
%135 = stablehlo.compare NE, %133#0, %133#0, FLOAT : (tensor<6x5xcomplex<f64>>, tensor<6x5xcomplex<f64>>) -> tensor<6x5xi1>
%c_37 = stablehlo.constant dense<0> : tensor<i64>
%136 = call @_where_31(%135, %c_37, %133#0) : (tensor<6x5xi1>, tensor<i64>, tensor<6x5xcomplex<f64>>) -> tensor<6x5xcomplex<f64>>
%137 = stablehlo.compare NE, %133#1, %133#1, FLOAT : (tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>) -> tensor<5xi1>
%138 = stablehlo.compare NE, %133#1, %133#1, FLOAT : (tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>) -> tensor<5xi1>
%c_38 = stablehlo.constant dense<0> : tensor<i64>
%139 = call @_where_32(%138, %c_38, %133#1) : (tensor<5xi1>, tensor<i64>, tensor<5xcomplex<f64>>) -> tensor<5xcomplex<f64>>
return %1, %3, %4, %6, %8, %10, %11, %13, %15, %17, %18, %20, %22, %24, %25, %27, %29, %31, %32, %34, %36, %38, %39, %41, %43, %45, %46, %48, %50, %52, %53, %55, %57, %59, %60, %62, %64, %66, %67, %69, %71, %73, %74, %76, %78, %80, %81, %83, %85, %87, %88, %90, %92, %94, %95, %97, %99, %101, %102, %104, %106, %108, %109, %111, %113, %115, %116, %118, %120, %122, %123, %125, %127, %129, %130, %132, %134, %136, %137, %139 : tensor<2x2xi1>, tensor<2x2xcomplex<f64>>, tensor<2x2xi1>, tensor<2x2xcomplex<f64>>, tensor<2x2xi1>, tensor<2x2xcomplex<f64>>, tensor<2xi1>, tensor<2xcomplex<f64>>, tensor<3x3xi1>, tensor<3x3xcomplex<f64>>, tensor<3x3xi1>, tensor<3x3xcomplex<f64>>, tensor<3x3xi1>, tensor<3x3xcomplex<f64>>, tensor<3xi1>, tensor<3xcomplex<f64>>, tensor<4x4xi1>, tensor<4x4xcomplex<f64>>, tensor<4x4xi1>, tensor<4x4xcomplex<f64>>, tensor<4x4xi1>, tensor<4x4xcomplex<f64>>, tensor<4xi1>, tensor<4xcomplex<f64>>, tensor<6x6xi1>, tensor<6x6xcomplex<f64>>, tensor<6x3xi1>, tensor<6x3xcomplex<f64>>, tensor<3x6xi1>, tensor<3x6xcomplex<f64>>, tensor<3xi1>, tensor<3xcomplex<f64>>, tensor<3x3xi1>, tensor<3x3xcomplex<f64>>, tensor<3x6xi1>, tensor<3x6xcomplex<f64>>, tensor<6x3xi1>, tensor<6x3xcomplex<f64>>, tensor<3xi1>, tensor<3xcomplex<f64>>, tensor<3x3xi1>, tensor<3x3xcomplex<f64>>, tensor<3x3xi1>, tensor<3x3xcomplex<f64>>, tensor<3x3xi1>, tensor<3x3xcomplex<f64>>, tensor<3xi1>, tensor<3xcomplex<f64>>, tensor<1x1xi1>, tensor<1x1xcomplex<f64>>, tensor<1x3xi1>, tensor<1x3xcomplex<f64>>, tensor<3x1xi1>, tensor<3x1xcomplex<f64>>, tensor<1xi1>, tensor<1xcomplex<f64>>, tensor<3x3xi1>, tensor<3x3xcomplex<f64>>, tensor<3x5xi1>, tensor<3x5xcomplex<f64>>, tensor<5x3xi1>, tensor<5x3xcomplex<f64>>, tensor<3xi1>, tensor<3xcomplex<f64>>, tensor<4x4xi1>, tensor<4x4xcomplex<f64>>, tensor<4x4xi1>, tensor<4x4xcomplex<f64>>, tensor<4x4xi1>, tensor<4x4xcomplex<f64>>, tensor<4xi1>, tensor<4xcomplex<f64>>, tensor<5x5xi1>, tensor<5x5xcomplex<f64>>, tensor<5x6xi1>, tensor<5x6xcomplex<f64>>, tensor<6x5xi1>, tensor<6x5xcomplex<f64>>, tensor<5xi1>, tensor<5xcomplex<f64>>
}
func.func private @qr(%arg0: tensor<2x2xcomplex<f64>>) -> (tensor<2x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>) {
%0:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=2, j=2, k=2, l=2, m=2}, custom>} : (tensor<2x2xcomplex<f64>>) -> (tensor<2x2xcomplex<f64>>, tensor<2xcomplex<f64>>)
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%1 = stablehlo.pad %0#0, %cst, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<2x2xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2x2xcomplex<f64>>
%2 = stablehlo.custom_call @lapack_zungqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=2, j=2, k=2, l=2, m=2}, custom>} : (tensor<2x2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
%3 = stablehlo.iota dim = 0 : tensor<2x2xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<2x2xi64>
%5 = stablehlo.add %3, %4 : tensor<2x2xi64>
%6 = stablehlo.iota dim = 1 : tensor<2x2xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi1>
%cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<2x2xcomplex<f64>>
%9 = stablehlo.select %7, %8, %0#0 : tensor<2x2xi1>, tensor<2x2xcomplex<f64>>
return %2, %9 : tensor<2x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>
}
func.func private @_where(%arg0: tensor<2x2xi1>, %arg1: tensor<i64>, %arg2: tensor<2x2xcomplex<f64>>) -> tensor<2x2xcomplex<f64>> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<complex<f64>>) -> tensor<2x2xcomplex<f64>>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<2x2xi1>, tensor<2x2xcomplex<f64>>
return %2 : tensor<2x2xcomplex<f64>>
}
func.func private @qr_0(%arg0: tensor<2x2xcomplex<f64>>) -> (tensor<2x2xcomplex<f64>>, tensor<2xcomplex<f64>>) {
%0:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=2, j=2, k=2, l=2, m=2}, custom>} : (tensor<2x2xcomplex<f64>>) -> (tensor<2x2xcomplex<f64>>, tensor<2xcomplex<f64>>)
%1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<2x2xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
return %1, %0#1 : tensor<2x2xcomplex<f64>>, tensor<2xcomplex<f64>>
}
func.func private @_where_1(%arg0: tensor<2xi1>, %arg1: tensor<i64>, %arg2: tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<complex<f64>>) -> tensor<2xcomplex<f64>>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<2xi1>, tensor<2xcomplex<f64>>
return %2 : tensor<2xcomplex<f64>>
}
func.func private @qr_2(%arg0: tensor<3x3xcomplex<f64>>) -> (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) {
%0:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xcomplex<f64>>) -> (tensor<3x3xcomplex<f64>>, tensor<3xcomplex<f64>>)
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%1 = stablehlo.pad %0#0, %cst, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<3x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
%2 = stablehlo.custom_call @lapack_zungqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%3 = stablehlo.iota dim = 0 : tensor<3x3xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
%5 = stablehlo.add %3, %4 : tensor<3x3xi64>
%6 = stablehlo.iota dim = 1 : tensor<3x3xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
%cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
%9 = stablehlo.select %7, %8, %0#0 : tensor<3x3xi1>, tensor<3x3xcomplex<f64>>
return %2, %9 : tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>
}
func.func private @_where_3(%arg0: tensor<3x3xi1>, %arg1: tensor<i64>, %arg2: tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x3xi1>, tensor<3x3xcomplex<f64>>
return %2 : tensor<3x3xcomplex<f64>>
}
func.func private @qr_4(%arg0: tensor<3x3xcomplex<f64>>) -> (tensor<3x3xcomplex<f64>>, tensor<3xcomplex<f64>>) {
%0:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xcomplex<f64>>) -> (tensor<3x3xcomplex<f64>>, tensor<3xcomplex<f64>>)
%1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
return %1, %0#1 : tensor<3x3xcomplex<f64>>, tensor<3xcomplex<f64>>
}
func.func private @_where_5(%arg0: tensor<3xi1>, %arg1: tensor<i64>, %arg2: tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<complex<f64>>) -> tensor<3xcomplex<f64>>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<3xi1>, tensor<3xcomplex<f64>>
return %2 : tensor<3xcomplex<f64>>
}
func.func private @qr_6(%arg0: tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) {
%0:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4xcomplex<f64>>)
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%1 = stablehlo.pad %0#0, %cst, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<4x4xcomplex<f64>>, tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
%2 = stablehlo.custom_call @lapack_zungqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%3 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%5 = stablehlo.add %3, %4 : tensor<4x4xi64>
%6 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
%9 = stablehlo.select %7, %8, %0#0 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
return %2, %9 : tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>
}
func.func private @_where_7(%arg0: tensor<4x4xi1>, %arg1: tensor<i64>, %arg2: tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
return %2 : tensor<4x4xcomplex<f64>>
}
func.func private @qr_8(%arg0: tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4xcomplex<f64>>) {
%0:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4xcomplex<f64>>)
%1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
return %1, %0#1 : tensor<4x4xcomplex<f64>>, tensor<4xcomplex<f64>>
}
func.func private @_where_9(%arg0: tensor<4xi1>, %arg1: tensor<i64>, %arg2: tensor<4xcomplex<f64>>) -> tensor<4xcomplex<f64>> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<complex<f64>>) -> tensor<4xcomplex<f64>>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<4xi1>, tensor<4xcomplex<f64>>
return %2 : tensor<4xcomplex<f64>>
}
func.func private @qr_10(%arg0: tensor<6x3xcomplex<f64>>) -> (tensor<6x6xcomplex<f64>>, tensor<6x3xcomplex<f64>>) {
%0:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=6, j=3, k=6, l=3, m=3}, custom>} : (tensor<6x3xcomplex<f64>>) -> (tensor<6x3xcomplex<f64>>, tensor<3xcomplex<f64>>)
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%1 = stablehlo.pad %0#0, %cst, low = [0, 0], high = [0, 3], interior = [0, 0] : (tensor<6x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<6x6xcomplex<f64>>
%2 = stablehlo.custom_call @lapack_zungqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=6, j=6, k=3, l=6, m=6}, custom>} : (tensor<6x6xcomplex<f64>>, tensor<3xcomplex<f64>>) -> tensor<6x6xcomplex<f64>>
%3 = stablehlo.iota dim = 0 : tensor<6x3xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<6x3xi64>
%5 = stablehlo.add %3, %4 : tensor<6x3xi64>
%6 = stablehlo.iota dim = 1 : tensor<6x3xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<6x3xi64>, tensor<6x3xi64>) -> tensor<6x3xi1>
%cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<6x3xcomplex<f64>>
%9 = stablehlo.select %7, %8, %0#0 : tensor<6x3xi1>, tensor<6x3xcomplex<f64>>
return %2, %9 : tensor<6x6xcomplex<f64>>, tensor<6x3xcomplex<f64>>
}
func.func private @_where_11(%arg0: tensor<6x6xi1>, %arg1: tensor<i64>, %arg2: tensor<6x6xcomplex<f64>>) -> tensor<6x6xcomplex<f64>> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<complex<f64>>) -> tensor<6x6xcomplex<f64>>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<6x6xi1>, tensor<6x6xcomplex<f64>>
return %2 : tensor<6x6xcomplex<f64>>
}
func.func private @_where_12(%arg0: tensor<6x3xi1>, %arg1: tensor<i64>, %arg2: tensor<6x3xcomplex<f64>>) -> tensor<6x3xcomplex<f64>> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<complex<f64>>) -> tensor<6x3xcomplex<f64>>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<6x3xi1>, tensor<6x3xcomplex<f64>>
return %2 : tensor<6x3xcomplex<f64>>
}
func.func private @qr_13(%arg0: tensor<6x3xcomplex<f64>>) -> (tensor<3x6xcomplex<f64>>, tensor<3xcomplex<f64>>) {
%0:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=6, j=3, k=6, l=3, m=3}, custom>} : (tensor<6x3xcomplex<f64>>) -> (tensor<6x3xcomplex<f64>>, tensor<3xcomplex<f64>>)
%1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<6x3xcomplex<f64>>) -> tensor<3x6xcomplex<f64>>
return %1, %0#1 : tensor<3x6xcomplex<f64>>, tensor<3xcomplex<f64>>
}
func.func private @_where_14(%arg0: tensor<3x6xi1>, %arg1: tensor<i64>, %arg2: tensor<3x6xcomplex<f64>>) -> tensor<3x6xcomplex<f64>> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<complex<f64>>) -> tensor<3x6xcomplex<f64>>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x6xi1>, tensor<3x6xcomplex<f64>>
return %2 : tensor<3x6xcomplex<f64>>
}
func.func private @qr_15(%arg0: tensor<3x6xcomplex<f64>>) -> (tensor<3x3xcomplex<f64>>, tensor<3x6xcomplex<f64>>) {
%0:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=3, j=6, k=3, l=6, m=3}, custom>} : (tensor<3x6xcomplex<f64>>) -> (tensor<3x6xcomplex<f64>>, tensor<3xcomplex<f64>>)
%1 = stablehlo.slice %0#0 [0:3, 0:3] : (tensor<3x6xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%2 = stablehlo.custom_call @lapack_zungqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%3 = stablehlo.iota dim = 0 : tensor<3x6xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x6xi64>
%5 = stablehlo.add %3, %4 : tensor<3x6xi64>
%6 = stablehlo.iota dim = 1 : tensor<3x6xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x6xi64>, tensor<3x6xi64>) -> tensor<3x6xi1>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<3x6xcomplex<f64>>
%9 = stablehlo.select %7, %8, %0#0 : tensor<3x6xi1>, tensor<3x6xcomplex<f64>>
return %2, %9 : tensor<3x3xcomplex<f64>>, tensor<3x6xcomplex<f64>>
}
func.func private @qr_16(%arg0: tensor<3x6xcomplex<f64>>) -> (tensor<6x3xcomplex<f64>>, tensor<3xcomplex<f64>>) {
%0:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=3, j=6, k=3, l=6, m=3}, custom>} : (tensor<3x6xcomplex<f64>>) -> (tensor<3x6xcomplex<f64>>, tensor<3xcomplex<f64>>)
%1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<3x6xcomplex<f64>>) -> tensor<6x3xcomplex<f64>>
return %1, %0#1 : tensor<6x3xcomplex<f64>>, tensor<3xcomplex<f64>>
}
func.func private @qr_17(%arg0: tensor<1x3xcomplex<f64>>) -> (tensor<1x1xcomplex<f64>>, tensor<1x3xcomplex<f64>>) {
%0:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=1, j=3, k=1, l=3, m=1}, custom>} : (tensor<1x3xcomplex<f64>>) -> (tensor<1x3xcomplex<f64>>, tensor<1xcomplex<f64>>)
%1 = stablehlo.slice %0#0 [0:1, 0:1] : (tensor<1x3xcomplex<f64>>) -> tensor<1x1xcomplex<f64>>
%2 = stablehlo.custom_call @lapack_zungqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=1, j=1, k=1, l=1, m=1}, custom>} : (tensor<1x1xcomplex<f64>>, tensor<1xcomplex<f64>>) -> tensor<1x1xcomplex<f64>>
%3 = stablehlo.iota dim = 0 : tensor<1x3xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<1x3xi64>
%5 = stablehlo.add %3, %4 : tensor<1x3xi64>
%6 = stablehlo.iota dim = 1 : tensor<1x3xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<1x3xi64>, tensor<1x3xi64>) -> tensor<1x3xi1>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<1x3xcomplex<f64>>
%9 = stablehlo.select %7, %8, %0#0 : tensor<1x3xi1>, tensor<1x3xcomplex<f64>>
return %2, %9 : tensor<1x1xcomplex<f64>>, tensor<1x3xcomplex<f64>>
}
func.func private @_where_18(%arg0: tensor<1x1xi1>, %arg1: tensor<i64>, %arg2: tensor<1x1xcomplex<f64>>) -> tensor<1x1xcomplex<f64>> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<complex<f64>>) -> tensor<1x1xcomplex<f64>>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<1x1xi1>, tensor<1x1xcomplex<f64>>
return %2 : tensor<1x1xcomplex<f64>>
}
func.func private @_where_19(%arg0: tensor<1x3xi1>, %arg1: tensor<i64>, %arg2: tensor<1x3xcomplex<f64>>) -> tensor<1x3xcomplex<f64>> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<complex<f64>>) -> tensor<1x3xcomplex<f64>>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<1x3xi1>, tensor<1x3xcomplex<f64>>
return %2 : tensor<1x3xcomplex<f64>>
}
func.func private @qr_20(%arg0: tensor<1x3xcomplex<f64>>) -> (tensor<3x1xcomplex<f64>>, tensor<1xcomplex<f64>>) {
%0:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=1, j=3, k=1, l=3, m=1}, custom>} : (tensor<1x3xcomplex<f64>>) -> (tensor<1x3xcomplex<f64>>, tensor<1xcomplex<f64>>)
%1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<1x3xcomplex<f64>>) -> tensor<3x1xcomplex<f64>>
return %1, %0#1 : tensor<3x1xcomplex<f64>>, tensor<1xcomplex<f64>>
}
func.func private @_where_21(%arg0: tensor<3x1xi1>, %arg1: tensor<i64>, %arg2: tensor<3x1xcomplex<f64>>) -> tensor<3x1xcomplex<f64>> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<complex<f64>>) -> tensor<3x1xcomplex<f64>>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x1xi1>, tensor<3x1xcomplex<f64>>
return %2 : tensor<3x1xcomplex<f64>>
}
func.func private @_where_22(%arg0: tensor<1xi1>, %arg1: tensor<i64>, %arg2: tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<complex<f64>>) -> tensor<1xcomplex<f64>>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<1xi1>, tensor<1xcomplex<f64>>
return %2 : tensor<1xcomplex<f64>>
}
func.func private @qr_23(%arg0: tensor<3x5xcomplex<f64>>) -> (tensor<3x3xcomplex<f64>>, tensor<3x5xcomplex<f64>>) {
%0:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=3, j=5, k=3, l=5, m=3}, custom>} : (tensor<3x5xcomplex<f64>>) -> (tensor<3x5xcomplex<f64>>, tensor<3xcomplex<f64>>)
%1 = stablehlo.slice %0#0 [0:3, 0:3] : (tensor<3x5xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%2 = stablehlo.custom_call @lapack_zungqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%3 = stablehlo.iota dim = 0 : tensor<3x5xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x5xi64>
%5 = stablehlo.add %3, %4 : tensor<3x5xi64>
%6 = stablehlo.iota dim = 1 : tensor<3x5xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x5xi64>, tensor<3x5xi64>) -> tensor<3x5xi1>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<3x5xcomplex<f64>>
%9 = stablehlo.select %7, %8, %0#0 : tensor<3x5xi1>, tensor<3x5xcomplex<f64>>
return %2, %9 : tensor<3x3xcomplex<f64>>, tensor<3x5xcomplex<f64>>
}
func.func private @_where_24(%arg0: tensor<3x5xi1>, %arg1: tensor<i64>, %arg2: tensor<3x5xcomplex<f64>>) -> tensor<3x5xcomplex<f64>> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<complex<f64>>) -> tensor<3x5xcomplex<f64>>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x5xi1>, tensor<3x5xcomplex<f64>>
return %2 : tensor<3x5xcomplex<f64>>
}
func.func private @qr_25(%arg0: tensor<3x5xcomplex<f64>>) -> (tensor<5x3xcomplex<f64>>, tensor<3xcomplex<f64>>) {
%0:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=3, j=5, k=3, l=5, m=3}, custom>} : (tensor<3x5xcomplex<f64>>) -> (tensor<3x5xcomplex<f64>>, tensor<3xcomplex<f64>>)
%1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<3x5xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
return %1, %0#1 : tensor<5x3xcomplex<f64>>, tensor<3xcomplex<f64>>
}
func.func private @_where_26(%arg0: tensor<5x3xi1>, %arg1: tensor<i64>, %arg2: tensor<5x3xcomplex<f64>>) -> tensor<5x3xcomplex<f64>> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<complex<f64>>) -> tensor<5x3xcomplex<f64>>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<5x3xi1>, tensor<5x3xcomplex<f64>>
return %2 : tensor<5x3xcomplex<f64>>
}
func.func private @qr_27(%arg0: tensor<5x6xcomplex<f64>>) -> (tensor<5x5xcomplex<f64>>, tensor<5x6xcomplex<f64>>) {
%0:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=5, j=6, k=5, l=6, m=5}, custom>} : (tensor<5x6xcomplex<f64>>) -> (tensor<5x6xcomplex<f64>>, tensor<5xcomplex<f64>>)
%1 = stablehlo.slice %0#0 [0:5, 0:5] : (tensor<5x6xcomplex<f64>>) -> tensor<5x5xcomplex<f64>>
%2 = stablehlo.custom_call @lapack_zungqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=5, j=5, k=5, l=5, m=5}, custom>} : (tensor<5x5xcomplex<f64>>, tensor<5xcomplex<f64>>) -> tensor<5x5xcomplex<f64>>
%3 = stablehlo.iota dim = 0 : tensor<5x6xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<5x6xi64>
%5 = stablehlo.add %3, %4 : tensor<5x6xi64>
%6 = stablehlo.iota dim = 1 : tensor<5x6xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<5x6xi64>, tensor<5x6xi64>) -> tensor<5x6xi1>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<5x6xcomplex<f64>>
%9 = stablehlo.select %7, %8, %0#0 : tensor<5x6xi1>, tensor<5x6xcomplex<f64>>
return %2, %9 : tensor<5x5xcomplex<f64>>, tensor<5x6xcomplex<f64>>
}
func.func private @_where_28(%arg0: tensor<5x5xi1>, %arg1: tensor<i64>, %arg2: tensor<5x5xcomplex<f64>>) -> tensor<5x5xcomplex<f64>> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<complex<f64>>) -> tensor<5x5xcomplex<f64>>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<5x5xi1>, tensor<5x5xcomplex<f64>>
return %2 : tensor<5x5xcomplex<f64>>
}
func.func private @_where_29(%arg0: tensor<5x6xi1>, %arg1: tensor<i64>, %arg2: tensor<5x6xcomplex<f64>>) -> tensor<5x6xcomplex<f64>> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<complex<f64>>) -> tensor<5x6xcomplex<f64>>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<5x6xi1>, tensor<5x6xcomplex<f64>>
return %2 : tensor<5x6xcomplex<f64>>
}
func.func private @qr_30(%arg0: tensor<5x6xcomplex<f64>>) -> (tensor<6x5xcomplex<f64>>, tensor<5xcomplex<f64>>) {
%0:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=5, j=6, k=5, l=6, m=5}, custom>} : (tensor<5x6xcomplex<f64>>) -> (tensor<5x6xcomplex<f64>>, tensor<5xcomplex<f64>>)
%1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<5x6xcomplex<f64>>) -> tensor<6x5xcomplex<f64>>
return %1, %0#1 : tensor<6x5xcomplex<f64>>, tensor<5xcomplex<f64>>
}
func.func private @_where_31(%arg0: tensor<6x5xi1>, %arg1: tensor<i64>, %arg2: tensor<6x5xcomplex<f64>>) -> tensor<6x5xcomplex<f64>> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<complex<f64>>) -> tensor<6x5xcomplex<f64>>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<6x5xi1>, tensor<6x5xcomplex<f64>>
return %2 : tensor<6x5xcomplex<f64>>
}
func.func private @_where_32(%arg0: tensor<5xi1>, %arg1: tensor<i64>, %arg2: tensor<5xcomplex<f64>>) -> tensor<5xcomplex<f64>> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<complex<f64>>) -> tensor<5xcomplex<f64>>
%2 = stablehlo.select %arg0, %1, %arg2 : tensor<5xi1>, tensor<5xcomplex<f64>>
return %2 : tensor<5xcomplex<f64>>
}
}
// -----
// qr_blocks_complex128
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x24000000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:2 = call @f(%a0) : (tensor<i32>) -> (tensor<40xi64>, tensor<40xi64>)
%e0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000004600000000000000460000000000000046000000000000004600000000000000"> : tensor<40xi64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<40xi64>, tensor<40xi64>) -> ()
%e1 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002500000000000000020000000000000003000000000000000400000000000000"> : tensor<40xi64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<40xi64>, tensor<40xi64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<40xi64>, tensor<40xi64>) {
%0 = stablehlo.iota dim = 0 : tensor<2800xf32>
%1 = stablehlo.sine %0 : tensor<2800xf32>
%2 = stablehlo.convert %1 : (tensor<2800xf32>) -> tensor<2800xcomplex<f64>>
%3 = stablehlo.reshape %2 : (tensor<2800xcomplex<f64>>) -> tensor<70x40xcomplex<f64>>
%c = stablehlo.constant dense<14> : tensor<i32>
%4 = stablehlo.add %arg0, %c : tensor<i32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.compare LT, %4, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_1 = stablehlo.constant dense<70> : tensor<i32>
%6 = stablehlo.add %4, %c_1 : tensor<i32>
%7 = stablehlo.select %5, %6, %4 : tensor<i1>, tensor<i32>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%8 = stablehlo.compare LT, %arg0, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_3 = stablehlo.constant dense<40> : tensor<i32>
%9 = stablehlo.add %arg0, %c_3 : tensor<i32>
%10 = stablehlo.select %8, %9, %arg0 : tensor<i1>, tensor<i32>
%11 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i32>) -> tensor<1xi32>
%12 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i32>) -> tensor<1xi32>
%13 = stablehlo.concatenate %11, %12, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%cst = stablehlo.constant dense<(0x7FF8000000000000,0.000000e+00)> : tensor<complex<f64>>
%14 = "stablehlo.scatter"(%3, %13, %cst) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = true}> ({
^bb0(%arg1: tensor<complex<f64>>, %arg2: tensor<complex<f64>>):
stablehlo.return %arg2 : tensor<complex<f64>>
}) : (tensor<70x40xcomplex<f64>>, tensor<2xi32>, tensor<complex<f64>>) -> tensor<70x40xcomplex<f64>>
%15:2 = call @qr(%14) : (tensor<70x40xcomplex<f64>>) -> (tensor<70x40xcomplex<f64>>, tensor<40x40xcomplex<f64>>)
%16 = stablehlo.compare NE, %15#0, %15#0, FLOAT : (tensor<70x40xcomplex<f64>>, tensor<70x40xcomplex<f64>>) -> tensor<70x40xi1>
%17 = stablehlo.convert %16 : (tensor<70x40xi1>) -> tensor<70x40xi32>
%18 = stablehlo.convert %17 : (tensor<70x40xi32>) -> tensor<70x40xi64>
%c_4 = stablehlo.constant dense<0> : tensor<i64>
%19 = stablehlo.reduce(%18 init: %c_4) applies stablehlo.add across dimensions = [0] : (tensor<70x40xi64>, tensor<i64>) -> tensor<40xi64>
%20 = stablehlo.compare NE, %15#1, %15#1, FLOAT : (tensor<40x40xcomplex<f64>>, tensor<40x40xcomplex<f64>>) -> tensor<40x40xi1>
%21 = stablehlo.convert %20 : (tensor<40x40xi1>) -> tensor<40x40xi32>
%22 = stablehlo.convert %21 : (tensor<40x40xi32>) -> tensor<40x40xi64>
%c_5 = stablehlo.constant dense<0> : tensor<i64>
%23 = stablehlo.reduce(%22 init: %c_5) applies stablehlo.add across dimensions = [0] : (tensor<40x40xi64>, tensor<i64>) -> tensor<40xi64>
return %19, %23 : tensor<40xi64>, tensor<40xi64>
}
func.func private @qr(%arg0: tensor<70x40xcomplex<f64>>) -> (tensor<70x40xcomplex<f64>>, tensor<40x40xcomplex<f64>>) {
%0:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=70, j=40, k=70, l=40, m=40}, custom>} : (tensor<70x40xcomplex<f64>>) -> (tensor<70x40xcomplex<f64>>, tensor<40xcomplex<f64>>)
%1 = stablehlo.custom_call @lapack_zungqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=70, j=40, k=40, l=70, m=40}, custom>} : (tensor<70x40xcomplex<f64>>, tensor<40xcomplex<f64>>) -> tensor<70x40xcomplex<f64>>
%2 = stablehlo.slice %0#0 [0:40, 0:40] : (tensor<70x40xcomplex<f64>>) -> tensor<40x40xcomplex<f64>>
%3 = stablehlo.iota dim = 0 : tensor<40x40xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<40x40xi64>
%5 = stablehlo.add %3, %4 : tensor<40x40xi64>
%6 = stablehlo.iota dim = 1 : tensor<40x40xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<40x40xi64>, tensor<40x40xi64>) -> tensor<40x40xi1>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<40x40xcomplex<f64>>
%9 = stablehlo.select %7, %8, %2 : tensor<40x40xi1>, tensor<40x40xcomplex<f64>>
return %1, %9 : tensor<70x40xcomplex<f64>>, tensor<40x40xcomplex<f64>>
}
}
// -----
// similar_complex128
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x27000000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:9 = call @f(%a0) : (tensor<i32>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<40xi32>)
%e0 = stablehlo.constant dense<"0x0100000000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x1806000000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e2 = stablehlo.constant dense<"0xF005000000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e3 = stablehlo.constant dense<"0x2500000000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e4 = stablehlo.constant dense<"0x2500000000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e5 = stablehlo.constant dense<"0x2700000000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e6 = stablehlo.constant dense<"0x2600000000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e7 = stablehlo.constant dense<"0x0100000000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e8 = stablehlo.constant dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F000000100000001100000012000000130000001400000015000000160000001700000018000000190000001A0000001B0000001C0000001D0000001E0000001F0000002000000021000000220000002300000024000000250000002600000027000000"> : tensor<40xi32>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<40xi32>, tensor<40xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<40xi32>) {
%0 = stablehlo.iota dim = 0 : tensor<1600xf32>
%1 = stablehlo.sine %0 : tensor<1600xf32>
%2 = stablehlo.convert %1 : (tensor<1600xf32>) -> tensor<1600xcomplex<f64>>
%3 = stablehlo.reshape %2 : (tensor<1600xcomplex<f64>>) -> tensor<40x40xcomplex<f64>>
%4 = stablehlo.transpose %3, dims = [1, 0] : (tensor<40x40xcomplex<f64>>) -> tensor<40x40xcomplex<f64>>
%5 = stablehlo.real %4 : (tensor<40x40xcomplex<f64>>) -> tensor<40x40xf64>
%6 = stablehlo.imag %4 : (tensor<40x40xcomplex<f64>>) -> tensor<40x40xf64>
%7 = stablehlo.negate %6 : tensor<40x40xf64>
%8 = stablehlo.complex %5, %7 : tensor<40x40xcomplex<f64>>
%9 = stablehlo.add %3, %8 : tensor<40x40xcomplex<f64>>
%c = stablehlo.constant dense<0> : tensor<i32>
%10 = stablehlo.compare LT, %arg0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<40> : tensor<i32>
%11 = stablehlo.add %arg0, %c_0 : tensor<i32>
%12 = stablehlo.select %10, %11, %arg0 : tensor<i1>, tensor<i32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%13 = stablehlo.compare LT, %arg0, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_2 = stablehlo.constant dense<40> : tensor<i32>
%14 = stablehlo.add %arg0, %c_2 : tensor<i32>
%15 = stablehlo.select %13, %14, %arg0 : tensor<i1>, tensor<i32>
%16 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<i32>) -> tensor<1xi32>
%17 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i32>) -> tensor<1xi32>
%18 = stablehlo.concatenate %16, %17, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%cst = stablehlo.constant dense<(0x7FF8000000000000,0.000000e+00)> : tensor<complex<f64>>
%19 = "stablehlo.scatter"(%9, %18, %cst) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = true}> ({
^bb0(%arg1: tensor<complex<f64>>, %arg2: tensor<complex<f64>>):
stablehlo.return %arg2 : tensor<complex<f64>>
}) : (tensor<40x40xcomplex<f64>>, tensor<2xi32>, tensor<complex<f64>>) -> tensor<40x40xcomplex<f64>>
%20 = call @eigvalsh(%19) : (tensor<40x40xcomplex<f64>>) -> tensor<40xf64>
%21 = stablehlo.transpose %19, dims = [1, 0] : (tensor<40x40xcomplex<f64>>) -> tensor<40x40xcomplex<f64>>
%22 = stablehlo.real %21 : (tensor<40x40xcomplex<f64>>) -> tensor<40x40xf64>
%23 = stablehlo.imag %21 : (tensor<40x40xcomplex<f64>>) -> tensor<40x40xf64>
%24 = stablehlo.negate %23 : tensor<40x40xf64>
%25 = stablehlo.complex %22, %24 : tensor<40x40xcomplex<f64>>
%26 = stablehlo.add %19, %25 : tensor<40x40xcomplex<f64>>
%cst_3 = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%27 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<complex<f64>>) -> tensor<40x40xcomplex<f64>>
%28 = stablehlo.divide %26, %27 : tensor<40x40xcomplex<f64>>
%29:3 = stablehlo.custom_call @lapack_zheevd_ffi(%28) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=40, j=40, k=40, l=40, m=40}, custom>} : (tensor<40x40xcomplex<f64>>) -> (tensor<40x40xcomplex<f64>>, tensor<40xf64>, tensor<i32>)
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%30 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<i32>
%31 = stablehlo.compare EQ, %29#2, %30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%32 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_5 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%33 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<complex<f64>>) -> tensor<40x40xcomplex<f64>>
%34 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<40x40xi1>
%35 = stablehlo.select %34, %29#0, %33 : tensor<40x40xi1>, tensor<40x40xcomplex<f64>>
%36 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_6 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%37 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<40xf64>
%38 = stablehlo.broadcast_in_dim %36, dims = [0] : (tensor<1xi1>) -> tensor<40xi1>
%39 = stablehlo.select %38, %29#1, %37 : tensor<40xi1>, tensor<40xf64>
%40:3 = stablehlo.custom_call @lapack_zgehrd_ffi(%19) {backend_config = "", mhlo.backend_config = {high = 40 : i32, low = 1 : i32}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=40, j=40, k=40, l=40, m=39}, custom>} : (tensor<40x40xcomplex<f64>>) -> (tensor<40x40xcomplex<f64>>, tensor<39xcomplex<f64>>, tensor<i32>)
%c_7 = stablehlo.constant dense<0> : tensor<i32>
%41 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<i32>
%42 = stablehlo.compare EQ, %40#2, %41, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%43 = stablehlo.broadcast_in_dim %42, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_8 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%44 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<complex<f64>>) -> tensor<40x40xcomplex<f64>>
%45 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<40x40xi1>
%46 = stablehlo.select %45, %40#0, %44 : tensor<40x40xi1>, tensor<40x40xcomplex<f64>>
%47 = stablehlo.broadcast_in_dim %42, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_9 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%48 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<complex<f64>>) -> tensor<39xcomplex<f64>>
%49 = stablehlo.broadcast_in_dim %47, dims = [0] : (tensor<1xi1>) -> tensor<39xi1>
%50 = stablehlo.select %49, %40#1, %48 : tensor<39xi1>, tensor<39xcomplex<f64>>
%51:5 = stablehlo.custom_call @lapack_zhetrd_ffi(%19) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n], [o], []) {i=40, j=40, k=40, l=40, m=40, n=39, o=39}, custom>} : (tensor<40x40xcomplex<f64>>) -> (tensor<40x40xcomplex<f64>>, tensor<40xf64>, tensor<39xf64>, tensor<39xcomplex<f64>>, tensor<i32>)
%c_10 = stablehlo.constant dense<0> : tensor<i32>
%52 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<i32>
%53 = stablehlo.compare EQ, %51#4, %52, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%54 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_11 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%55 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<complex<f64>>) -> tensor<40x40xcomplex<f64>>
%56 = stablehlo.broadcast_in_dim %54, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<40x40xi1>
%57 = stablehlo.select %56, %51#0, %55 : tensor<40x40xi1>, tensor<40x40xcomplex<f64>>
%58 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_12 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%59 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<40xf64>
%60 = stablehlo.broadcast_in_dim %58, dims = [0] : (tensor<1xi1>) -> tensor<40xi1>
%61 = stablehlo.select %60, %51#1, %59 : tensor<40xi1>, tensor<40xf64>
%62 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_13 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%63 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<39xf64>
%64 = stablehlo.broadcast_in_dim %62, dims = [0] : (tensor<1xi1>) -> tensor<39xi1>
%65 = stablehlo.select %64, %51#2, %63 : tensor<39xi1>, tensor<39xf64>
%66 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_14 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%67 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<complex<f64>>) -> tensor<39xcomplex<f64>>
%68 = stablehlo.broadcast_in_dim %66, dims = [0] : (tensor<1xi1>) -> tensor<39xi1>
%69 = stablehlo.select %68, %51#3, %67 : tensor<39xi1>, tensor<39xcomplex<f64>>
%70:3 = call @_qr(%19) : (tensor<40x40xcomplex<f64>>) -> (tensor<40x40xcomplex<f64>>, tensor<40x40xcomplex<f64>>, tensor<40xi32>)
%71 = stablehlo.slice %20 [1:39] : (tensor<40xf64>) -> tensor<38xf64>
%cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%72 = stablehlo.reduce(%71 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<38xf64>, tensor<f64>) -> tensor<f64>
%73 = stablehlo.slice %35 [1:40, 0:40] : (tensor<40x40xcomplex<f64>>) -> tensor<39x40xcomplex<f64>>
%74 = stablehlo.slice %46 [0:40, 2:40] : (tensor<40x40xcomplex<f64>>) -> tensor<40x38xcomplex<f64>>
%75 = stablehlo.slice %50 [1:38] : (tensor<39xcomplex<f64>>) -> tensor<37xcomplex<f64>>
%76 = call @tril(%57) : (tensor<40x40xcomplex<f64>>) -> tensor<40x40xcomplex<f64>>
%cst_16 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%77 = stablehlo.reduce(%76 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<40x40xcomplex<f64>>, tensor<complex<f64>>) -> tensor<40xcomplex<f64>>
%78 = stablehlo.slice %77 [1:40] : (tensor<40xcomplex<f64>>) -> tensor<39xcomplex<f64>>
%79 = stablehlo.slice %61 [1:40] : (tensor<40xf64>) -> tensor<39xf64>
%80 = stablehlo.slice %65 [1:39] : (tensor<39xf64>) -> tensor<38xf64>
%81 = stablehlo.slice %70#1 [39:40, 39:40] : (tensor<40x40xcomplex<f64>>) -> tensor<1x1xcomplex<f64>>
%82 = stablehlo.reshape %81 : (tensor<1x1xcomplex<f64>>) -> tensor<complex<f64>>
%83 = stablehlo.compare NE, %72, %72, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
%84 = stablehlo.convert %83 : (tensor<i1>) -> tensor<i32>
%85 = stablehlo.convert %84 : (tensor<i32>) -> tensor<i64>
%c_17 = stablehlo.constant dense<0> : tensor<i64>
%86 = stablehlo.reduce(%85 init: %c_17) applies stablehlo.add across dimensions = [] : (tensor<i64>, tensor<i64>) -> tensor<i64>
%87 = stablehlo.compare NE, %73, %73, FLOAT : (tensor<39x40xcomplex<f64>>, tensor<39x40xcomplex<f64>>) -> tensor<39x40xi1>
%88 = stablehlo.convert %87 : (tensor<39x40xi1>) -> tensor<39x40xi32>
%89 = stablehlo.convert %88 : (tensor<39x40xi32>) -> tensor<39x40xi64>
%c_18 = stablehlo.constant dense<0> : tensor<i64>
%90 = stablehlo.reduce(%89 init: %c_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<39x40xi64>, tensor<i64>) -> tensor<i64>
%91 = stablehlo.compare NE, %74, %74, FLOAT : (tensor<40x38xcomplex<f64>>, tensor<40x38xcomplex<f64>>) -> tensor<40x38xi1>
%92 = stablehlo.convert %91 : (tensor<40x38xi1>) -> tensor<40x38xi32>
%93 = stablehlo.convert %92 : (tensor<40x38xi32>) -> tensor<40x38xi64>
%c_19 = stablehlo.constant dense<0> : tensor<i64>
%94 = stablehlo.reduce(%93 init: %c_19) applies stablehlo.add across dimensions = [0, 1] : (tensor<40x38xi64>, tensor<i64>) -> tensor<i64>
%95 = stablehlo.compare NE, %75, %75, FLOAT : (tensor<37xcomplex<f64>>, tensor<37xcomplex<f64>>) -> tensor<37xi1>
%96 = stablehlo.convert %95 : (tensor<37xi1>) -> tensor<37xi32>
%97 = stablehlo.convert %96 : (tensor<37xi32>) -> tensor<37xi64>
%c_20 = stablehlo.constant dense<0> : tensor<i64>
%98 = stablehlo.reduce(%97 init: %c_20) applies stablehlo.add across dimensions = [0] : (tensor<37xi64>, tensor<i64>) -> tensor<i64>
%99 = stablehlo.compare NE, %78, %78, FLOAT : (tensor<39xcomplex<f64>>, tensor<39xcomplex<f64>>) -> tensor<39xi1>
%100 = stablehlo.convert %99 : (tensor<39xi1>) -> tensor<39xi32>
%101 = stablehlo.convert %100 : (tensor<39xi32>) -> tensor<39xi64>
%c_21 = stablehlo.constant dense<0> : tensor<i64>
%102 = stablehlo.reduce(%101 init: %c_21) applies stablehlo.add across dimensions = [0] : (tensor<39xi64>, tensor<i64>) -> tensor<i64>
%103 = stablehlo.compare NE, %79, %79, FLOAT : (tensor<39xf64>, tensor<39xf64>) -> tensor<39xi1>
%104 = stablehlo.convert %103 : (tensor<39xi1>) -> tensor<39xi32>
%105 = stablehlo.convert %104 : (tensor<39xi32>) -> tensor<39xi64>
%c_22 = stablehlo.constant dense<0> : tensor<i64>
%106 = stablehlo.reduce(%105 init: %c_22) applies stablehlo.add across dimensions = [0] : (tensor<39xi64>, tensor<i64>) -> tensor<i64>
%107 = stablehlo.compare NE, %80, %80, FLOAT : (tensor<38xf64>, tensor<38xf64>) -> tensor<38xi1>
%108 = stablehlo.convert %107 : (tensor<38xi1>) -> tensor<38xi32>
%109 = stablehlo.convert %108 : (tensor<38xi32>) -> tensor<38xi64>
%c_23 = stablehlo.constant dense<0> : tensor<i64>
%110 = stablehlo.reduce(%109 init: %c_23) applies stablehlo.add across dimensions = [0] : (tensor<38xi64>, tensor<i64>) -> tensor<i64>
%111 = stablehlo.compare NE, %82, %82, FLOAT : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<i1>
%112 = stablehlo.convert %111 : (tensor<i1>) -> tensor<i32>
%113 = stablehlo.convert %112 : (tensor<i32>) -> tensor<i64>
%c_24 = stablehlo.constant dense<0> : tensor<i64>
%114 = stablehlo.reduce(%113 init: %c_24) applies stablehlo.add across dimensions = [] : (tensor<i64>, tensor<i64>) -> tensor<i64>
%115 = call @sort(%70#2) : (tensor<40xi32>) -> tensor<40xi32>
return %86, %90, %94, %98, %102, %106, %110, %114, %115 : tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<40xi32>
}
func.func private @eigvalsh(%arg0: tensor<40x40xcomplex<f64>>) -> tensor<40xf64> {
%0:2 = call @eigh(%arg0) : (tensor<40x40xcomplex<f64>>) -> (tensor<40xf64>, tensor<40x40xcomplex<f64>>)
return %0#0 : tensor<40xf64>
}
func.func private @eigh(%arg0: tensor<40x40xcomplex<f64>>) -> (tensor<40xf64>, tensor<40x40xcomplex<f64>>) {
%0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<40x40xcomplex<f64>>) -> tensor<40x40xcomplex<f64>>
%1 = stablehlo.real %0 : (tensor<40x40xcomplex<f64>>) -> tensor<40x40xf64>
%2 = stablehlo.imag %0 : (tensor<40x40xcomplex<f64>>) -> tensor<40x40xf64>
%3 = stablehlo.negate %2 : tensor<40x40xf64>
%4 = stablehlo.complex %1, %3 : tensor<40x40xcomplex<f64>>
%5 = stablehlo.add %arg0, %4 : tensor<40x40xcomplex<f64>>
%cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<40x40xcomplex<f64>>
%7 = stablehlo.divide %5, %6 : tensor<40x40xcomplex<f64>>
%8:3 = stablehlo.custom_call @lapack_zheevd_ffi(%7) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=40, j=40, k=40, l=40, m=40}, custom>} : (tensor<40x40xcomplex<f64>>) -> (tensor<40x40xcomplex<f64>>, tensor<40xf64>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%10 = stablehlo.compare EQ, %8#2, %9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_0 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<40x40xcomplex<f64>>
%13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<40x40xi1>
%14 = stablehlo.select %13, %8#0, %12 : tensor<40x40xi1>, tensor<40x40xcomplex<f64>>
%15 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<40xf64>
%17 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<1xi1>) -> tensor<40xi1>
%18 = stablehlo.select %17, %8#1, %16 : tensor<40xi1>, tensor<40xf64>
return %18, %14 : tensor<40xf64>, tensor<40x40xcomplex<f64>>
}
func.func private @_qr(%arg0: tensor<40x40xcomplex<f64>>) -> (tensor<40x40xcomplex<f64>>, tensor<40x40xcomplex<f64>>, tensor<40xi32>) {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<40xi32>
%1:3 = stablehlo.custom_call @lapack_zgeqp3_ffi(%arg0, %0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m], [n], [o]) {i=40, j=40, k=40, l=40, m=40, n=40, o=40}, custom>} : (tensor<40x40xcomplex<f64>>, tensor<40xi32>) -> (tensor<40x40xcomplex<f64>>, tensor<40xi32>, tensor<40xcomplex<f64>>)
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<40xi32>
%3 = stablehlo.subtract %1#1, %2 : tensor<40xi32>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%4 = stablehlo.pad %1#0, %cst, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<40x40xcomplex<f64>>, tensor<complex<f64>>) -> tensor<40x40xcomplex<f64>>
%5 = stablehlo.custom_call @lapack_zungqr_ffi(%4, %1#2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=40, j=40, k=40, l=40, m=40}, custom>} : (tensor<40x40xcomplex<f64>>, tensor<40xcomplex<f64>>) -> tensor<40x40xcomplex<f64>>
%6 = stablehlo.iota dim = 0 : tensor<40x40xi64>
%c_1 = stablehlo.constant dense<-1> : tensor<i64>
%7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<40x40xi64>
%8 = stablehlo.add %6, %7 : tensor<40x40xi64>
%9 = stablehlo.iota dim = 1 : tensor<40x40xi64>
%10 = stablehlo.compare GE, %8, %9, SIGNED : (tensor<40x40xi64>, tensor<40x40xi64>) -> tensor<40x40xi1>
%cst_2 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f64>>) -> tensor<40x40xcomplex<f64>>
%12 = stablehlo.select %10, %11, %1#0 : tensor<40x40xi1>, tensor<40x40xcomplex<f64>>
return %5, %12, %3 : tensor<40x40xcomplex<f64>>, tensor<40x40xcomplex<f64>>, tensor<40xi32>
}
func.func private @tril(%arg0: tensor<40x40xcomplex<f64>>) -> tensor<40x40xcomplex<f64>> {
%0 = stablehlo.iota dim = 0 : tensor<40x40xi64>
%c = stablehlo.constant dense<-2> : tensor<i64>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<40x40xi64>
%2 = stablehlo.add %0, %1 : tensor<40x40xi64>
%3 = stablehlo.iota dim = 1 : tensor<40x40xi64>
%4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<40x40xi64>, tensor<40x40xi64>) -> tensor<40x40xi1>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<40x40xcomplex<f64>>
%6 = stablehlo.select %4, %arg0, %5 : tensor<40x40xi1>, tensor<40x40xcomplex<f64>>
return %6 : tensor<40x40xcomplex<f64>>
}
func.func private @sort(%arg0: tensor<40xi32>) -> tensor<40xi32> {
%0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
%1 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %1 : tensor<i1>
}) : (tensor<40xi32>) -> tensor<40xi32>
return %0 : tensor<40xi32>
}
}
