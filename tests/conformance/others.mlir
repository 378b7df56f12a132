// batch_norm_bf16
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
%c0 = stablehlo.constant dense<"0xA040E0C0A0C080C0A0C0A040C040803F00C1E0C040C080BF0040000080C0C0C04040804000C1E0C080BF00C0E0400000"> : tensor<3x4x2xbf16>
%z0 = stablehlo.constant dense<0.0> : tensor<3x4x2xbf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4x2xbf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4x2xbf16>
%c1 = stablehlo.constant dense<"0x80BF80BF4040803FC0C0804080400041A04080C040C0404040404040C04080C0E04000C1E0C00041004140C0C0C040C0"> : tensor<3x4x2xbf16>
%z1 = stablehlo.constant dense<0.0> : tensor<3x4x2xbf16>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4x2xbf16>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4x2xbf16>
%c2 = stablehlo.constant dense<"0x803F00C0003F4040"> : tensor<4xbf16>
%z2 = stablehlo.constant dense<0.0> : tensor<4xbf16>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4xbf16>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4xbf16>
%c3 = stablehlo.constant dense<"0x0000803F80BF0040"> : tensor<4xbf16>
%z3 = stablehlo.constant dense<0.0> : tensor<4xbf16>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<4xbf16>
%a3 = stablehlo.optimization_barrier %s3 : tensor<4xbf16>
%c4 = stablehlo.constant dense<"0xD5BF95C02BBE2B3F"> : tensor<4xbf16>
%z4 = stablehlo.constant dense<0.0> : tensor<4xbf16>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<4xbf16>
%a4 = stablehlo.optimization_barrier %s4 : tensor<4xbf16>
%c5 = stablehlo.constant dense<"0x0242B2401D41B441"> : tensor<4xbf16>
%z5 = stablehlo.constant dense<0.0> : tensor<4xbf16>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<4xbf16>
%a5 = stablehlo.optimization_barrier %s5 : tensor<4xbf16>
%r:7 = call @f(%a0, %a1, %a2, %a3, %a4, %a5) : (tensor<3x4x2xbf16>, tensor<3x4x2xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>) -> (tensor<3x4x2xbf16>, tensor<3x4x2xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<3x4x2xbf16>, tensor<4xbf16>, tensor<4xbf16>)
%e0 = stablehlo.constant dense<"0x943F6DBFA33FEB3EE0BF48BEAB400D408DBF6DBFB6BEFDBF2ABF79BF6ABF0BC0503F7C3F6D40394091BFA5BFBF40CB3F"> : tensor<3x4x2xbf16>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 3.7304687500000000e-01 : f64} : (tensor<3x4x2xbf16>, tensor<3x4x2xbf16>) -> ()
%e1 = stablehlo.constant dense<"0x943F6DBFA33FEB3EE0BF48BEAB400D408DBF6DBFB6BEFDBF2ABF79BF6ABF0BC0503F7C3F6D40394091BFA5BFBF40CB3F"> : tensor<3x4x2xbf16>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 3.7304687500000000e-01 : f64} : (tensor<3x4x2xbf16>, tensor<3x4x2xbf16>) -> ()
%e2 = stablehlo.constant dense<"0xD5BF95C02BBE2B3F"> : tensor<4xbf16>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 2.9101562500000000e-01 : f64} : (tensor<4xbf16>, tensor<4xbf16>) -> ()
%e3 = stablehlo.constant dense<"0x0242B2401D41B441"> : tensor<4xbf16>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 2.0312500000000000e+00 : f64} : (tensor<4xbf16>, tensor<4xbf16>) -> ()
%e4 = stablehlo.constant dense<"0xD83C6BBEEBBF993CFCBEAABE134090404B3F40BF60406ABF8EBD573E3D405BC0B03F9BBFB340CCC0903FE4BE79C01CC0"> : tensor<3x4x2xbf16>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 3.9843750000000000e-01 : f64} : (tensor<3x4x2xbf16>, tensor<3x4x2xbf16>) -> ()
%e5 = stablehlo.constant dense<"0x87C086408A4132C0"> : tensor<4xbf16>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 1.0781250000000000e+00 : f64} : (tensor<4xbf16>, tensor<4xbf16>) -> ()
%e6 = stablehlo.constant dense<"0x00C0A0401041A040"> : tensor<4xbf16>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 5.6250000000000000e-01 : f64} : (tensor<4xbf16>, tensor<4xbf16>) -> ()
return
}
func.func private @f(%x: tensor<3x4x2xbf16>, %grad: tensor<3x4x2xbf16>, %scale: tensor<4xbf16>, %offset: tensor<4xbf16>, %mean: tensor<4xbf16>, %variance: tensor<4xbf16>) -> (tensor<3x4x2xbf16>, tensor<3x4x2xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<3x4x2xbf16>, tensor<4xbf16>, tensor<4xbf16>) {
%0 = "stablehlo.batch_norm_inference"(%x, %scale, %offset, %mean, %variance) <{epsilon = 0.5 : f32, feature_index = 1 : i64}> : (tensor<3x4x2xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>) -> tensor<3x4x2xbf16>
%1:3 = "stablehlo.batch_norm_training"(%x, %scale, %offset) <{epsilon = 0.5 : f32, feature_index = 1 : i64}> : (tensor<3x4x2xbf16>, tensor<4xbf16>, tensor<4xbf16>) -> (tensor<3x4x2xbf16>, tensor<4xbf16>, tensor<4xbf16>)
%2:3 = "stablehlo.batch_norm_grad"(%x, %scale, %mean, %variance, %grad) <{epsilon = 0.5 : f32, feature_index = 1 : i64}> : (tensor<3x4x2xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<3x4x2xbf16>) -> (tensor<3x4x2xbf16>, tensor<4xbf16>, tensor<4xbf16>)
return %0, %1#0, %1#1, %1#2, %2#0, %2#1, %2#2 : tensor<3x4x2xbf16>, tensor<3x4x2xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<3x4x2xbf16>, tensor<4xbf16>, tensor<4xbf16>
}
}
// -----
// batch_norm_f16
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
%c0 = stablehlo.constant dense<"0x004500C700C500C400C500450046003C00C800C700C200BC0040000000C400C60042004400C800C700BC00C000470000"> : tensor<3x4x2xf16>
%z0 = stablehlo.constant dense<0.0> : tensor<3x4x2xf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4x2xf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4x2xf16>
%c1 = stablehlo.constant dense<"0x00BC00BC0042003C00C6004400440048004500C400C2004200420042004600C4004700C800C70048004800C200C600C2"> : tensor<3x4x2xf16>
%z1 = stablehlo.constant dense<0.0> : tensor<3x4x2xf16>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4x2xf16>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4x2xf16>
%c2 = stablehlo.constant dense<"0x003C00C000380042"> : tensor<4xf16>
%z2 = stablehlo.constant dense<0.0> : tensor<4xf16>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4xf16>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4xf16>
%c3 = stablehlo.constant dense<"0x0000003C00BC0040"> : tensor<4xf16>
%z3 = stablehlo.constant dense<0.0> : tensor<4xf16>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<4xf16>
%a3 = stablehlo.optimization_barrier %s3 : tensor<4xf16>
%c4 = stablehlo.constant dense<"0xABBEABC455B15539"> : tensor<4xf16>
%z4 = stablehlo.constant dense<0.0> : tensor<4xf16>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<4xf16>
%a4 = stablehlo.optimization_barrier %s4 : tensor<4xf16>
%c5 = stablehlo.constant dense<"0x12508E45E748A44D"> : tensor<4xf16>
%z5 = stablehlo.constant dense<0.0> : tensor<4xf16>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<4xf16>
%a5 = stablehlo.optimization_barrier %s5 : tensor<4xf16>
%r:7 = call @f(%a0, %a1, %a2, %a3, %a4, %a5) : (tensor<3x4x2xf16>, tensor<3x4x2xf16>, tensor<4xf16>, tensor<4xf16>, tensor<4xf16>, tensor<4xf16>) -> (tensor<3x4x2xf16>, tensor<3x4x2xf16>, tensor<4xf16>, tensor<4xf16>, tensor<3x4x2xf16>, tensor<4xf16>, tensor<4xf16>)
%e0 = stablehlo.constant dense<"0xA33C6CBB153D553703BF40B255456B4068BC6CBBACB5ECBF4DB9CBBB53BB55C07E3AE33B6B43CB4185BC24BDF545553E"> : tensor<3x4x2xf16>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 9.3078613281250000e-02 : f64} : (tensor<3x4x2xf16>, tensor<3x4x2xf16>) -> ()
%e1 = stablehlo.constant dense<"0xA33C6CBB153D553703BF40B255456B4068BC6CBBACB5ECBF4DB9CBBB53BB55C07E3AE33B6B43CB4185BC24BDF545553E"> : tensor<3x4x2xf16>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 9.3078613281250000e-02 : f64} : (tensor<3x4x2xf16>, tensor<3x4x2xf16>) -> ()
%e2 = stablehlo.constant dense<"0xABBEABC455B15539"> : tensor<4xf16>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 7.2937011718750000e-02 : f64} : (tensor<4xf16>, tensor<4xf16>) -> ()
%e3 = stablehlo.constant dense<"0x12508E45E748A44D"> : tensor<4xf16>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 5.0878906250000000e-01 : f64} : (tensor<4xf16>, tensor<4xf16>) -> ()
%e4 = stablehlo.constant dense<"0xBC265AB35ABFC624E1B754B599407F44573A03BA00434FBB6FACBB32E541D8C2803DDABC99455DC6843C1DB7C7C3DFC0"> : tensor<3x4x2xf16>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 9.9426269531250000e-02 : f64} : (tensor<3x4x2xf16>, tensor<3x4x2xf16>) -> ()
%e5 = stablehlo.constant dense<"0x3BC43344524C8EC1"> : tensor<4xf16>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 2.7001953125000000e-01 : f64} : (tensor<4xf16>, tensor<4xf16>) -> ()
%e6 = stablehlo.constant dense<"0x00C0004580480045"> : tensor<4xf16>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 1.4062500000000000e-01 : f64} : (tensor<4xf16>, tensor<4xf16>) -> ()
return
}
func.func private @f(%x: tensor<3x4x2xf16>, %grad: tensor<3x4x2xf16>, %scale: tensor<4xf16>, %offset: tensor<4xf16>, %mean: tensor<4xf16>, %variance: tensor<4xf16>) -> (tensor<3x4x2xf16>, tensor<3x4x2xf16>, tensor<4xf16>, tensor<4xf16>, tensor<3x4x2xf16>, tensor<4xf16>, tensor<4xf16>) {
%0 = "stablehlo.batch_norm_inference"(%x, %scale, %offset, %mean, %variance) <{epsilon = 0.5 : f32, feature_index = 1 : i64}> : (tensor<3x4x2xf16>, tensor<4xf16>, tensor<4xf16>, tensor<4xf16>, tensor<4xf16>) -> tensor<3x4x2xf16>
%1:3 = "stablehlo.batch_norm_training"(%x, %scale, %offset) <{epsilon = 0.5 : f32, feature_index = 1 : i64}> : (tensor<3x4x2xf16>, tensor<4xf16>, tensor<4xf16>) -> (tensor<3x4x2xf16>, tensor<4xf16>, tensor<4xf16>)
%2:3 = "stablehlo.batch_norm_grad"(%x, %scale, %mean, %variance, %grad) <{epsilon = 0.5 : f32, feature_index = 1 : i64}> : (tensor<3x4x2xf16>, tensor<4xf16>, tensor<4xf16>, tensor<4xf16>, tensor<3x4x2xf16>) -> (tensor<3x4x2xf16>, tensor<4xf16>, tensor<4xf16>)
return %0, %1#0, %1#1, %1#2, %2#0, %2#1, %2#2 : tensor<3x4x2xf16>, tensor<3x4x2xf16>, tensor<4xf16>, tensor<4xf16>, tensor<3x4x2xf16>, tensor<4xf16>, tensor<4xf16>
}
}
// -----
// batch_norm_f32
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
%c0 = stablehlo.constant dense<"0x0000A0400000E0C00000A0C0000080C00000A0C00000A0400000C0400000803F000000C10000E0C0000040C0000080BF0000004000000000000080C00000C0C00000404000008040000000C10000E0C0000080BF000000C00000E04000000000"> : tensor<3x4x2xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<3x4x2xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4x2xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4x2xf32>
%c1 = stablehlo.constant dense<"0x000080BF000080BF000040400000803F0000C0C00000804000008040000000410000A040000080C0000040C00000404000004040000040400000C040000080C00000E040000000C10000E0C00000004100000041000040C00000C0C0000040C0"> : tensor<3x4x2xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3x4x2xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4x2xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4x2xf32>
%c2 = stablehlo.constant dense<"0x0000803F000000C00000003F00004040"> : tensor<4xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<4xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4xf32>
%c3 = stablehlo.constant dense<"0x000000000000803F000080BF00000040"> : tensor<4xf32>
%z3 = stablehlo.constant dense<0.0> : tensor<4xf32>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<4xf32>
%a3 = stablehlo.optimization_barrier %s3 : tensor<4xf32>
%c4 = stablehlo.constant dense<"0x5555D5BF555595C0ABAA2ABEABAA2A3F"> : tensor<4xf32>
%z4 = stablehlo.constant dense<0.0> : tensor<4xf32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<4xf32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<4xf32>
%c5 = stablehlo.constant dense<"0xE43802421CC7B1408EE31C41C771B441"> : tensor<4xf32>
%z5 = stablehlo.constant dense<0.0> : tensor<4xf32>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<4xf32>
%a5 = stablehlo.optimization_barrier %s5 : tensor<4xf32>
%r:7 = call @f(%a0, %a1, %a2, %a3, %a4, %a5) : (tensor<3x4x2xf32>, tensor<3x4x2xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<3x4x2xf32>, tensor<3x4x2xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x4x2xf32>, tensor<4xf32>, tensor<4xf32>)
%e0 = stablehlo.constant dense<"0xE06B943F66796DBF51ADA23F7995EA3ED55BE0BF81F747BE74A1AA402F540D4015008DBF66796DBF528AB5BE7A72FDBF039C29BFC55A79BF2C6A6ABFA2930AC039CA4F3FFD507C3F94626D409B5E3940139D90BFC48CA4BFBA9FBE4046AFCA3F"> : tensor<3x4x2xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 2.2724143491359428e-05 : f64} : (tensor<3x4x2xf32>, tensor<3x4x2xf32>) -> ()
%e1 = stablehlo.constant dense<"0xE06B943F66796DBF51ADA23F7995EA3ED55BE0BF81F747BE74A1AA402F540D4015008DBF66796DBF528AB5BE7A72FDBF039C29BFC55A79BF2C6A6ABFA2930AC039CA4F3FFD507C3F94626D409B5E3940139D90BFC48CA4BFBA9FBE4046AFCA3F"> : tensor<3x4x2xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 2.2724143491359428e-05 : f64} : (tensor<3x4x2xf32>, tensor<3x4x2xf32>) -> ()
%e2 = stablehlo.constant dense<"0x5555D5BF555595C0ABAA2ABEABAA2A3F"> : tensor<4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 1.7801919966586865e-05 : f64} : (tensor<4xf32>, tensor<4xf32>) -> ()
%e3 = stablehlo.constant dense<"0xE43802421CC7B1408EE31C41C771B441"> : tensor<4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.2418959522619843e-04 : f64} : (tensor<4xf32>, tensor<4xf32>) -> ()
%e4 = stablehlo.constant dense<"0xD785D73C72476BBE4C43EBBFC5B4983CDA21FCBEDB73AABEE32D134065ED8F4036E04A3F266640BF6C0C6040CDD469BF5CDD8DBD5A60573E6D9C3C4055F65AC0A302B03FD4349BBF6112B340DFA5CBC06E7F903FDAA0E3BEE9D478C0DCD91BC0"> : tensor<3x4x2xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 2.4276725525851361e-05 : f64} : (tensor<3x4x2xf32>, tensor<3x4x2xf32>) -> ()
%e5 = stablehlo.constant dense<"0x3C6F87C0995F8640D84E8A41C1B731C0"> : tensor<4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 6.5950385760515928e-05 : f64} : (tensor<4xf32>, tensor<4xf32>) -> ()
%e6 = stablehlo.constant dense<"0x000000C00000A040000010410000A040"> : tensor<4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 3.4332275390625000e-05 : f64} : (tensor<4xf32>, tensor<4xf32>) -> ()
return
}
func.func private @f(%x: tensor<3x4x2xf32>, %grad: tensor<3x4x2xf32>, %scale: tensor<4xf32>, %offset: tensor<4xf32>, %mean: tensor<4xf32>, %variance: tensor<4xf32>) -> (tensor<3x4x2xf32>, tensor<3x4x2xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x4x2xf32>, tensor<4xf32>, tensor<4xf32>) {
%0 = "stablehlo.batch_norm_inference"(%x, %scale, %offset, %mean, %variance) <{epsilon = 0.5 : f32, feature_index = 1 : i64}> : (tensor<3x4x2xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<3x4x2xf32>
%1:3 = "stablehlo.batch_norm_training"(%x, %scale, %offset) <{epsilon = 0.5 : f32, feature_index = 1 : i64}> : (tensor<3x4x2xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<3x4x2xf32>, tensor<4xf32>, tensor<4xf32>)
%2:3 = "stablehlo.batch_norm_grad"(%x, %scale, %mean, %variance, %grad) <{epsilon = 0.5 : f32, feature_index = 1 : i64}> : (tensor<3x4x2xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x4x2xf32>) -> (tensor<3x4x2xf32>, tensor<4xf32>, tensor<4xf32>)
return %0, %1#0, %1#1, %1#2, %2#0, %2#1, %2#2 : tensor<3x4x2xf32>, tensor<3x4x2xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x4x2xf32>, tensor<4xf32>, tensor<4xf32>
}
}
// -----
// batch_norm_f64
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
%c0 = stablehlo.constant dense<"0x00000000000014400000000000001CC000000000000014C000000000000010C000000000000014C000000000000014400000000000001840000000000000F03F00000000000020C00000000000001CC000000000000008C0000000000000F0BF0000000000000040000000000000000000000000000010C000000000000018C00000000000000840000000000000104000000000000020C00000000000001CC0000000000000F0BF00000000000000C00000000000001C400000000000000000"> : tensor<3x4x2xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<3x4x2xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4x2xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4x2xf64>
%c1 = stablehlo.constant dense<"0x000000000000F0BF000000000000F0BF0000000000000840000000000000F03F00000000000018C0000000000000104000000000000010400000000000002040000000000000144000000000000010C000000000000008C0000000000000084000000000000008400000000000000840000000000000184000000000000010C00000000000001C4000000000000020C00000000000001CC00000000000002040000000000000204000000000000008C000000000000018C000000000000008C0"> : tensor<3x4x2xf64>
%z1 = stablehlo.constant dense<0.0> : tensor<3x4x2xf64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4x2xf64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4x2xf64>
%c2 = stablehlo.constant dense<"0x000000000000F03F00000000000000C0000000000000E03F0000000000000840"> : tensor<4xf64>
%z2 = stablehlo.constant dense<0.0> : tensor<4xf64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4xf64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4xf64>
%c3 = stablehlo.constant dense<"0x0000000000000000000000000000F03F000000000000F0BF0000000000000040"> : tensor<4xf64>
%z3 = stablehlo.constant dense<0.0> : tensor<4xf64>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<4xf64>
%a3 = stablehlo.optimization_barrier %s3 : tensor<4xf64>
%c4 = stablehlo.constant dense<"0xABAAAAAAAAAAFABFABAAAAAAAAAA12C0555555555555C5BF555555555555E53F"> : tensor<4xf64>
%z4 = stablehlo.constant dense<0.0> : tensor<4xf64>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<4xf64>
%a4 = stablehlo.optimization_barrier %s4 : tensor<4xf64>
%c5 = stablehlo.constant dense<"0x711CC7711C4740408DE3388EE3381640C7711CC7719C2340E4388EE3388E3640"> : tensor<4xf64>
%z5 = stablehlo.constant dense<0.0> : tensor<4xf64>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<4xf64>
%a5 = stablehlo.optimization_barrier %s5 : tensor<4xf64>
%r:7 = call @f(%a0, %a1, %a2, %a3, %a4, %a5) : (tensor<3x4x2xf64>, tensor<3x4x2xf64>, tensor<4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<4xf64>) -> (tensor<3x4x2xf64>, tensor<3x4x2xf64>, tensor<4xf64>, tensor<4xf64>, tensor<3x4x2xf64>, tensor<4xf64>, tensor<4xf64>)
%e0 = stablehlo.constant dense<"0x3B73A9FC7B8DF23F2A8575C72CAFEDBFD87BAD1CAA55F43F3821941AAF52DD3F5CCEEB9F7A0BFCBFC800D02CF0FEC8BFD240D1802E5415401A281AD085AA014011C76D9602A0F1BF2A8575C72CAFEDBFF0AC8D3D4AB1D6BF4E52743B4FAEFFBFF47BCB678033E5BF75CE85A5582BEFBFC4C5B885454DEDBF10220B42745201C086D4862E47F9E93F7DDDEC931F8AEF3F3A6B638F52AC0D4075315F64D32B0740DB7B3162A213F2BF7B10A0719891F4BFFA7CF838F7D31740975F97BFE855F93F"> : tensor<3x4x2xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 4.2327014900348221e-14 : f64} : (tensor<3x4x2xf64>, tensor<3x4x2xf64>) -> ()
%e1 = stablehlo.constant dense<"0x3B73A9FC7B8DF23F2A8575C72CAFEDBFD87BAD1CAA55F43F3821941AAF52DD3F5CCEEB9F7A0BFCBFC800D02CF0FEC8BFD240D1802E5415401A281AD085AA014011C76D9602A0F1BF2A8575C72CAFEDBFF0AC8D3D4AB1D6BF4E52743B4FAEFFBFF47BCB678033E5BF75CE85A5582BEFBFC4C5B885454DEDBF10220B42745201C086D4862E47F9E93F7DDDEC931F8AEF3F3A6B638F52AC0D4075315F64D32B0740DB7B3162A213F2BF7B10A0719891F4BFFA7CF838F7D31740975F97BFE855F93F"> : tensor<3x4x2xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 4.2327014900348221e-14 : f64} : (tensor<3x4x2xf64>, tensor<3x4x2xf64>) -> ()
%e2 = stablehlo.constant dense<"0xABAAAAAAAAAAFABFABAAAAAAAAAA12C0555555555555C5BF555555555555E53F"> : tensor<4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 3.3158661002138011e-14 : f64} : (tensor<4xf64>, tensor<4xf64>) -> ()
%e3 = stablehlo.constant dense<"0x711CC7711C4740408DE3388EE3381640C7711CC7719C2340E4388EE3388E3640"> : tensor<4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 2.3132113508634369e-13 : f64} : (tensor<4xf64>, tensor<4xf64>) -> ()
%e4 = stablehlo.constant dense<"0x7356F4ECBAF09A3F4CCD9B31EE68CDBFDD2AB5726968FDBFB97313919816933F4F9278383B84DFBF9768A6677B4ED5BFB023E354BC6502405184F8A5ACFD1140FEB556B6065CE93F3B0E99BCC40CE8BFC756A7718D010C40F7C8259E993AEDBFC5A62978ABBBB1BF2399B34D0BECCA3FB91B28A18D930740E19560ACCA5E0BC0BA68A5635400F63F4B9404869A66F3BFEF68B91B4C621640F023ACDCBB7419C00EE17BC7ED0FF23F31EC9F461B74DCBF2490F1189D1A0FC00622AA7C3B7B03C0"> : tensor<3x4x2xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 4.5218924687617512e-14 : f64} : (tensor<3x4x2xf64>, tensor<3x4x2xf64>) -> ()
%e5 = stablehlo.constant dense<"0xF205C189E7ED10C0E83F202FF3CB104018270F0BDB493140086C072CF83606C0"> : tensor<4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 1.2284217081048464e-13 : f64} : (tensor<4xf64>, tensor<4xf64>) -> ()
%e6 = stablehlo.constant dense<"0x00000000000000C0000000000000144000000000000022400000000000001440"> : tensor<4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 6.3948846218409017e-14 : f64} : (tensor<4xf64>, tensor<4xf64>) -> ()
return
}
func.func private @f(%x: tensor<3x4x2xf64>, %grad: tensor<3x4x2xf64>, %scale: tensor<4xf64>, %offset: tensor<4xf64>, %mean: tensor<4xf64>, %variance: tensor<4xf64>) -> (tensor<3x4x2xf64>, tensor<3x4x2xf64>, tensor<4xf64>, tensor<4xf64>, tensor<3x4x2xf64>, tensor<4xf64>, tensor<4xf64>) {
%0 = "stablehlo.batch_norm_inference"(%x, %scale, %offset, %mean, %variance) <{epsilon = 0.5 : f32, feature_index = 1 : i64}> : (tensor<3x4x2xf64>, tensor<4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<4xf64>) -> tensor<3x4x2xf64>
%1:3 = "stablehlo.batch_norm_training"(%x, %scale, %offset) <{epsilon = 0.5 : f32, feature_index = 1 : i64}> : (tensor<3x4x2xf64>, tensor<4xf64>, tensor<4xf64>) -> (tensor<3x4x2xf64>, tensor<4xf64>, tensor<4xf64>)
%2:3 = "stablehlo.batch_norm_grad"(%x, %scale, %mean, %variance, %grad) <{epsilon = 0.5 : f32, feature_index = 1 : i64}> : (tensor<3x4x2xf64>, tensor<4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<3x4x2xf64>) -> (tensor<3x4x2xf64>, tensor<4xf64>, tensor<4xf64>)
return %0, %1#0, %1#1, %1#2, %2#0, %2#1, %2#2 : tensor<3x4x2xf64>, tensor<3x4x2xf64>, tensor<4xf64>, tensor<4xf64>, tensor<3x4x2xf64>, tensor<4xf64>, tensor<4xf64>
}
}
// -----
// rng_i1
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
%c0 = stablehlo.constant dense<false> : tensor<i1>
%z0 = stablehlo.constant dense<true> : tensor<i1>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i1>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i1>
%c1 = stablehlo.constant dense<true> : tensor<i1>
%z1 = stablehlo.constant dense<false> : tensor<i1>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<i1>
%a1 = stablehlo.optimization_barrier %s1 : tensor<i1>
%c2 = stablehlo.constant dense<"0x03000000000000000400000000000000"> : tensor<2xi64>
%z2 = stablehlo.constant dense<0> : tensor<2xi64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2xi64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2xi64>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<i1>, tensor<i1>, tensor<2xi64>) -> (tensor<3x4xi1>)
%e0 = stablehlo.constant dense<[[false, false, false, false], [false, false, false, false], [false, false, false, false]]> : tensor<3x4xi1>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
return
}
func.func private @f(%low: tensor<i1>, %high: tensor<i1>, %shape: tensor<2xi64>) -> (tensor<3x4xi1>) {
%0 = stablehlo.rng %low, %high, %shape, distribution = UNIFORM : (tensor<i1>, tensor<i1>, tensor<2xi64>) -> tensor<3x4xi1>
return %0 : tensor<3x4xi1>
}
}
// -----
// rng_i8
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
%c0 = stablehlo.constant dense<"0x05"> : tensor<i8>
%z0 = stablehlo.constant dense<0> : tensor<i8>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i8>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i8>
%c1 = stablehlo.constant dense<"0x06"> : tensor<i8>
%z1 = stablehlo.constant dense<0> : tensor<i8>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<i8>
%a1 = stablehlo.optimization_barrier %s1 : tensor<i8>
%c2 = stablehlo.constant dense<"0x03000000000000000400000000000000"> : tensor<2xi64>
%z2 = stablehlo.constant dense<0> : tensor<2xi64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2xi64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2xi64>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<i8>, tensor<i8>, tensor<2xi64>) -> (tensor<3x4xi8>)
%e0 = stablehlo.constant dense<"0x050505050505050505050505"> : tensor<3x4xi8>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
return
}
func.func private @f(%low: tensor<i8>, %high: tensor<i8>, %shape: tensor<2xi64>) -> (tensor<3x4xi8>) {
%0 = stablehlo.rng %low, %high, %shape, distribution = UNIFORM : (tensor<i8>, tensor<i8>, tensor<2xi64>) -> tensor<3x4xi8>
return %0 : tensor<3x4xi8>
}
}
// -----
// rng_i32
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
%c0 = stablehlo.constant dense<"0x05000000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%c1 = stablehlo.constant dense<"0x06000000"> : tensor<i32>
%z1 = stablehlo.constant dense<0> : tensor<i32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<i32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<i32>
%c2 = stablehlo.constant dense<"0x03000000000000000400000000000000"> : tensor<2xi64>
%z2 = stablehlo.constant dense<0> : tensor<2xi64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2xi64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2xi64>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<i32>, tensor<i32>, tensor<2xi64>) -> (tensor<3x4xi32>)
%e0 = stablehlo.constant dense<"0x050000000500000005000000050000000500000005000000050000000500000005000000050000000500000005000000"> : tensor<3x4xi32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
return
}
func.func private @f(%low: tensor<i32>, %high: tensor<i32>, %shape: tensor<2xi64>) -> (tensor<3x4xi32>) {
%0 = stablehlo.rng %low, %high, %shape, distribution = UNIFORM : (tensor<i32>, tensor<i32>, tensor<2xi64>) -> tensor<3x4xi32>
return %0 : tensor<3x4xi32>
}
}
// -----
// rng_i64
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
%c0 = stablehlo.constant dense<"0x0500000000000000"> : tensor<i64>
%z0 = stablehlo.constant dense<0> : tensor<i64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i64>
%c1 = stablehlo.constant dense<"0x0600000000000000"> : tensor<i64>
%z1 = stablehlo.constant dense<0> : tensor<i64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<i64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<i64>
%c2 = stablehlo.constant dense<"0x03000000000000000400000000000000"> : tensor<2xi64>
%z2 = stablehlo.constant dense<0> : tensor<2xi64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2xi64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2xi64>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<i64>, tensor<i64>, tensor<2xi64>) -> (tensor<3x4xi64>)
%e0 = stablehlo.constant dense<"0x050000000000000005000000000000000500000000000000050000000000000005000000000000000500000000000000050000000000000005000000000000000500000000000000050000000000000005000000000000000500000000000000"> : tensor<3x4xi64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3x4xi64>, tensor<3x4xi64>) -> ()
return
}
func.func private @f(%low: tensor<i64>, %high: tensor<i64>, %shape: tensor<2xi64>) -> (tensor<3x4xi64>) {
%0 = stablehlo.rng %low, %high, %shape, distribution = UNIFORM : (tensor<i64>, tensor<i64>, tensor<2xi64>) -> tensor<3x4xi64>
return %0 : tensor<3x4xi64>
}
}
// -----
// rng_ui8
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
%c0 = stablehlo.constant dense<"0x05"> : tensor<ui8>
%z0 = stablehlo.constant dense<0> : tensor<ui8>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<ui8>
%a0 = stablehlo.optimization_barrier %s0 : tensor<ui8>
%c1 = stablehlo.constant dense<"0x06"> : tensor<ui8>
%z1 = stablehlo.constant dense<0> : tensor<ui8>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<ui8>
%a1 = stablehlo.optimization_barrier %s1 : tensor<ui8>
%c2 = stablehlo.constant dense<"0x03000000000000000400000000000000"> : tensor<2xi64>
%z2 = stablehlo.constant dense<0> : tensor<2xi64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2xi64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2xi64>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<ui8>, tensor<ui8>, tensor<2xi64>) -> (tensor<3x4xui8>)
%e0 = stablehlo.constant dense<"0x050505050505050505050505"> : tensor<3x4xui8>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
return
}
func.func private @f(%low: tensor<ui8>, %high: tensor<ui8>, %shape: tensor<2xi64>) -> (tensor<3x4xui8>) {
%0 = stablehlo.rng %low, %high, %shape, distribution = UNIFORM : (tensor<ui8>, tensor<ui8>, tensor<2xi64>) -> tensor<3x4xui8>
return %0 : tensor<3x4xui8>
}
}
// -----
// rng_ui32
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
%c0 = stablehlo.constant dense<"0x05000000"> : tensor<ui32>
%z0 = stablehlo.constant dense<0> : tensor<ui32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<ui32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<ui32>
%c1 = stablehlo.constant dense<"0x06000000"> : tensor<ui32>
%z1 = stablehlo.constant dense<0> : tensor<ui32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<ui32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<ui32>
%c2 = stablehlo.constant dense<"0x03000000000000000400000000000000"> : tensor<2xi64>
%z2 = stablehlo.constant dense<0> : tensor<2xi64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2xi64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2xi64>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<ui32>, tensor<ui32>, tensor<2xi64>) -> (tensor<3x4xui32>)
%e0 = stablehlo.constant dense<"0x050000000500000005000000050000000500000005000000050000000500000005000000050000000500000005000000"> : tensor<3x4xui32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3x4xui32>, tensor<3x4xui32>) -> ()
return
}
func.func private @f(%low: tensor<ui32>, %high: tensor<ui32>, %shape: tensor<2xi64>) -> (tensor<3x4xui32>) {
%0 = stablehlo.rng %low, %high, %shape, distribution = UNIFORM : (tensor<ui32>, tensor<ui32>, tensor<2xi64>) -> tensor<3x4xui32>
return %0 : tensor<3x4xui32>
}
}
// -----
// rng_ui64
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
%c0 = stablehlo.constant dense<"0x0500000000000000"> : tensor<ui64>
%z0 = stablehlo.constant dense<0> : tensor<ui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<ui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<ui64>
%c1 = stablehlo.constant dense<"0x0600000000000000"> : tensor<ui64>
%z1 = stablehlo.constant dense<0> : tensor<ui64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<ui64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<ui64>
%c2 = stablehlo.constant dense<"0x03000000000000000400000000000000"> : tensor<2xi64>
%z2 = stablehlo.constant dense<0> : tensor<2xi64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2xi64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2xi64>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<ui64>, tensor<ui64>, tensor<2xi64>) -> (tensor<3x4xui64>)
%e0 = stablehlo.constant dense<"0x050000000000000005000000000000000500000000000000050000000000000005000000000000000500000000000000050000000000000005000000000000000500000000000000050000000000000005000000000000000500000000000000"> : tensor<3x4xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3x4xui64>, tensor<3x4xui64>) -> ()
return
}
func.func private @f(%low: tensor<ui64>, %high: tensor<ui64>, %shape: tensor<2xi64>) -> (tensor<3x4xui64>) {
%0 = stablehlo.rng %low, %high, %shape, distribution = UNIFORM : (tensor<ui64>, tensor<ui64>, tensor<2xi64>) -> tensor<3x4xui64>
return %0 : tensor<3x4xui64>
}
}
// -----
// rng_bf16
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
%c0 = stablehlo.constant dense<"0xA040"> : tensor<bf16>
%z0 = stablehlo.constant dense<0.0> : tensor<bf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<bf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<bf16>
%c1 = stablehlo.constant dense<"0xC040"> : tensor<bf16>
%z1 = stablehlo.constant dense<0.0> : tensor<bf16>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<bf16>
%a1 = stablehlo.optimization_barrier %s1 : tensor<bf16>
%c2 = stablehlo.constant dense<"0x03000000000000000400000000000000"> : tensor<2xi64>
%z2 = stablehlo.constant dense<0> : tensor<2xi64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2xi64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2xi64>
%r:3 = call @f(%a0, %a1, %a2) : (tensor<bf16>, tensor<bf16>, tensor<2xi64>) -> (tensor<3x4xi1>, tensor<3x4xi1>, tensor<3x4xi1>)
%e0 = stablehlo.constant dense<[[true, true, true, true], [true, true, true, true], [true, true, true, true]]> : tensor<3x4xi1>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
%e1 = stablehlo.constant dense<[[true, true, true, true], [true, true, true, true], [true, true, true, true]]> : tensor<3x4xi1>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
%e2 = stablehlo.constant dense<[[true, true, true, true], [true, true, true, true], [true, true, true, true]]> : tensor<3x4xi1>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
return
}
func.func private @f(%low: tensor<bf16>, %high: tensor<bf16>, %shape: tensor<2xi64>) -> (tensor<3x4xi1>, tensor<3x4xi1>, tensor<3x4xi1>) {
%0 = stablehlo.rng %low, %high, %shape, distribution = UNIFORM : (tensor<bf16>, tensor<bf16>, tensor<2xi64>) -> tensor<3x4xbf16>
%1 = stablehlo.broadcast_in_dim %low, dims = [] : (tensor<bf16>) -> tensor<3x4xbf16>
%2 = stablehlo.compare GE, %0, %1, FLOAT : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> tensor<3x4xi1>
%3 = stablehlo.broadcast_in_dim %high, dims = [] : (tensor<bf16>) -> tensor<3x4xbf16>
%4 = stablehlo.compare LE, %0, %3, FLOAT : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> tensor<3x4xi1>
%5 = stablehlo.rng %low, %high, %shape, distribution = NORMAL : (tensor<bf16>, tensor<bf16>, tensor<2xi64>) -> tensor<3x4xbf16>
%6 = stablehlo.is_finite %5 : (tensor<3x4xbf16>) -> tensor<3x4xi1>
return %2, %4, %6 : tensor<3x4xi1>, tensor<3x4xi1>, tensor<3x4xi1>
}
}
// -----
// rng_f16
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
%c0 = stablehlo.constant dense<"0x0045"> : tensor<f16>
%z0 = stablehlo.constant dense<0.0> : tensor<f16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<f16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<f16>
%c1 = stablehlo.constant dense<"0x0046"> : tensor<f16>
%z1 = stablehlo.constant dense<0.0> : tensor<f16>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<f16>
%a1 = stablehlo.optimization_barrier %s1 : tensor<f16>
%c2 = stablehlo.constant dense<"0x03000000000000000400000000000000"> : tensor<2xi64>
%z2 = stablehlo.constant dense<0> : tensor<2xi64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2xi64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2xi64>
%r:3 = call @f(%a0, %a1, %a2) : (tensor<f16>, tensor<f16>, tensor<2xi64>) -> (tensor<3x4xi1>, tensor<3x4xi1>, tensor<3x4xi1>)
%e0 = stablehlo.constant dense<[[true, true, true, true], [true, true, true, true], [true, true, true, true]]> : tensor<3x4xi1>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
%e1 = stablehlo.constant dense<[[true, true, true, true], [true, true, true, true], [true, true, true, true]]> : tensor<3x4xi1>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
%e2 = stablehlo.constant dense<[[true, true, true, true], [true, true, true, true], [true, true, true, true]]> : tensor<3x4xi1>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
return
}
func.func private @f(%low: tensor<f16>, %high: tensor<f16>, %shape: tensor<2xi64>) -> (tensor<3x4xi1>, tensor<3x4xi1>, tensor<3x4xi1>) {
%0 = stablehlo.rng %low, %high, %shape, distribution = UNIFORM : (tensor<f16>, tensor<f16>, tensor<2xi64>) -> tensor<3x4xf16>
%1 = stablehlo.broadcast_in_dim %low, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
%2 = stablehlo.compare GE, %0, %1, FLOAT : (tensor<3x4xf16>, tensor<3x4xf16>) -> tensor<3x4xi1>
%3 = stablehlo.broadcast_in_dim %high, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
%4 = stablehlo.compare LE, %0, %3, FLOAT : (tensor<3x4xf16>, tensor<3x4xf16>) -> tensor<3x4xi1>
%5 = stablehlo.rng %low, %high, %shape, distribution = NORMAL : (tensor<f16>, tensor<f16>, tensor<2xi64>) -> tensor<3x4xf16>
%6 = stablehlo.is_finite %5 : (tensor<3x4xf16>) -> tensor<3x4xi1>
return %2, %4, %6 : tensor<3x4xi1>, tensor<3x4xi1>, tensor<3x4xi1>
}
}
// -----
// rng_f32
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
%c0 = stablehlo.constant dense<"0x0000A040"> : tensor<f32>
%z0 = stablehlo.constant dense<0.0> : tensor<f32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<f32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<f32>
%c1 = stablehlo.constant dense<"0x0000C040"> : tensor<f32>
%z1 = stablehlo.constant dense<0.0> : tensor<f32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<f32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<f32>
%c2 = stablehlo.constant dense<"0x03000000000000000400000000000000"> : tensor<2xi64>
%z2 = stablehlo.constant dense<0> : tensor<2xi64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2xi64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2xi64>
%r:3 = call @f(%a0, %a1, %a2) : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> (tensor<3x4xi1>, tensor<3x4xi1>, tensor<3x4xi1>)
%e0 = stablehlo.constant dense<[[true, true, true, true], [true, true, true, true], [true, true, true, true]]> : tensor<3x4xi1>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
%e1 = stablehlo.constant dense<[[true, true, true, true], [true, true, true, true], [true, true, true, true]]> : tensor<3x4xi1>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
%e2 = stablehlo.constant dense<[[true, true, true, true], [true, true, true, true], [true, true, true, true]]> : tensor<3x4xi1>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
return
}
func.func private @f(%low: tensor<f32>, %high: tensor<f32>, %shape: tensor<2xi64>) -> (tensor<3x4xi1>, tensor<3x4xi1>, tensor<3x4xi1>) {
%0 = stablehlo.rng %low, %high, %shape, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<3x4xf32>
%1 = stablehlo.broadcast_in_dim %low, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
%2 = stablehlo.compare GE, %0, %1, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
%3 = stablehlo.broadcast_in_dim %high, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
%4 = stablehlo.compare LT, %0, %3, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
%5 = stablehlo.rng %low, %high, %shape, distribution = NORMAL : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<3x4xf32>
%6 = stablehlo.is_finite %5 : (tensor<3x4xf32>) -> tensor<3x4xi1>
return %2, %4, %6 : tensor<3x4xi1>, tensor<3x4xi1>, tensor<3x4xi1>
}
}
// -----
// rng_f64
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
%c0 = stablehlo.constant dense<"0x0000000000001440"> : tensor<f64>
%z0 = stablehlo.constant dense<0.0> : tensor<f64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<f64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<f64>
%c1 = stablehlo.constant dense<"0x0000000000001840"> : tensor<f64>
%z1 = stablehlo.constant dense<0.0> : tensor<f64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<f64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<f64>
%c2 = stablehlo.constant dense<"0x03000000000000000400000000000000"> : tensor<2xi64>
%z2 = stablehlo.constant dense<0> : tensor<2xi64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2xi64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2xi64>
%r:3 = call @f(%a0, %a1, %a2) : (tensor<f64>, tensor<f64>, tensor<2xi64>) -> (tensor<3x4xi1>, tensor<3x4xi1>, tensor<3x4xi1>)
%e0 = stablehlo.constant dense<[[true, true, true, true], [true, true, true, true], [true, true, true, true]]> : tensor<3x4xi1>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
%e1 = stablehlo.constant dense<[[true, true, true, true], [true, true, true, true], [true, true, true, true]]> : tensor<3x4xi1>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
%e2 = stablehlo.constant dense<[[true, true, true, true], [true, true, true, true], [true, true, true, true]]> : tensor<3x4xi1>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
return
}
func.func private @f(%low: tensor<f64>, %high: tensor<f64>, %shape: tensor<2xi64>) -> (tensor<3x4xi1>, tensor<3x4xi1>, tensor<3x4xi1>) {
%0 = stablehlo.rng %low, %high, %shape, distribution = UNIFORM : (tensor<f64>, tensor<f64>, tensor<2xi64>) -> tensor<3x4xf64>
%1 = stablehlo.broadcast_in_dim %low, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
%2 = stablehlo.compare GE, %0, %1, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
%3 = stablehlo.broadcast_in_dim %high, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
%4 = stablehlo.compare LT, %0, %3, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
%5 = stablehlo.rng %low, %high, %shape, distribution = NORMAL : (tensor<f64>, tensor<f64>, tensor<2xi64>) -> tensor<3x4xf64>
%6 = stablehlo.is_finite %5 : (tensor<3x4xf64>) -> tensor<3x4xi1>
return %2, %4, %6 : tensor<3x4xi1>, tensor<3x4xi1>, tensor<3x4xi1>
}
}
// -----
// broadcast_add_i1
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
%c0 = stablehlo.constant dense<[[false], [true]]> : tensor<2x1xi1>
%z0 = stablehlo.constant dense<false> : tensor<2x1xi1>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x1xi1>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x1xi1>
%c1 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
%z1 = stablehlo.constant dense<false> : tensor<2xi1>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2xi1>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2xi1>
%r:1 = call @f(%a0, %a1) : (tensor<2x1xi1>, tensor<2xi1>) -> (tensor<2x2xi1>)
%e0 = stablehlo.constant dense<[[true, false], [true, true]]> : tensor<2x2xi1>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x2xi1>, tensor<2x2xi1>) -> ()
return
}
func.func private @f(%a: tensor<2x1xi1>, %b: tensor<2xi1>) -> (tensor<2x2xi1>) {
%0 = "chlo.broadcast_add"(%a, %b) : (tensor<2x1xi1>, tensor<2xi1>) -> tensor<2x2xi1>
return %0 : tensor<2x2xi1>
}
}
// -----
// broadcast_add_i32
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
%c0 = stablehlo.constant dense<"0x01000000020000000300000004000000"> : tensor<4x1xi32>
%z0 = stablehlo.constant dense<0> : tensor<4x1xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x1xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x1xi32>
%c1 = stablehlo.constant dense<"0x020000000300000004000000"> : tensor<3xi32>
%z1 = stablehlo.constant dense<0> : tensor<3xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xi32>
%r:1 = call @f(%a0, %a1) : (tensor<4x1xi32>, tensor<3xi32>) -> (tensor<4x3xi32>)
%e0 = stablehlo.constant dense<"0x030000000400000005000000040000000500000006000000050000000600000007000000060000000700000008000000"> : tensor<4x3xi32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<4x3xi32>, tensor<4x3xi32>) -> ()
return
}
func.func private @f(%a: tensor<4x1xi32>, %b: tensor<3xi32>) -> (tensor<4x3xi32>) {
%0 = "chlo.broadcast_add"(%a, %b) : (tensor<4x1xi32>, tensor<3xi32>) -> tensor<4x3xi32>
return %0 : tensor<4x3xi32>
}
}
// -----
// broadcast_add_ui16
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
%c0 = stablehlo.constant dense<"0x0100020003000400"> : tensor<4x1xui16>
%z0 = stablehlo.constant dense<0> : tensor<4x1xui16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x1xui16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x1xui16>
%c1 = stablehlo.constant dense<"0x020003000400"> : tensor<3xui16>
%z1 = stablehlo.constant dense<0> : tensor<3xui16>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xui16>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xui16>
%r:1 = call @f(%a0, %a1) : (tensor<4x1xui16>, tensor<3xui16>) -> (tensor<4x3xui16>)
%e0 = stablehlo.constant dense<"0x030004000500040005000600050006000700060007000800"> : tensor<4x3xui16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<4x3xui16>, tensor<4x3xui16>) -> ()
return
}
func.func private @f(%a: tensor<4x1xui16>, %b: tensor<3xui16>) -> (tensor<4x3xui16>) {
%0 = "chlo.broadcast_add"(%a, %b) : (tensor<4x1xui16>, tensor<3xui16>) -> tensor<4x3xui16>
return %0 : tensor<4x3xui16>
}
}
// -----
// broadcast_add_complex<f32>
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
%c0 = stablehlo.constant dense<"0x0000803F00000040000000400000803F0000404000004040000080400000803F"> : tensor<4x1xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x1xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x1xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x1xcomplex<f32>>
%c1 = stablehlo.constant dense<"0x000000400000803F0000404000004040000080400000803F"> : tensor<3xcomplex<f32>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<3xcomplex<f32>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xcomplex<f32>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xcomplex<f32>>
%r:1 = call @f(%a0, %a1) : (tensor<4x1xcomplex<f32>>, tensor<3xcomplex<f32>>) -> (tensor<4x3xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x0000404000004040000080400000A0400000A0400000404000008040000000400000A040000080400000C040000000400000A040000080400000C0400000C0400000E040000080400000C040000000400000E040000080400000004100000040"> : tensor<4x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 1.6184389096451923e-05 : f64} : (tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> ()
return
}
func.func private @f(%a: tensor<4x1xcomplex<f32>>, %b: tensor<3xcomplex<f32>>) -> (tensor<4x3xcomplex<f32>>) {
%0 = "chlo.broadcast_add"(%a, %b) : (tensor<4x1xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
return %0 : tensor<4x3xcomplex<f32>>
}
}
// -----
// broadcast_multiply_i1
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
%c0 = stablehlo.constant dense<[[false], [true]]> : tensor<2x1xi1>
%z0 = stablehlo.constant dense<false> : tensor<2x1xi1>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x1xi1>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x1xi1>
%c1 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
%z1 = stablehlo.constant dense<false> : tensor<2xi1>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2xi1>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2xi1>
%r:1 = call @f(%a0, %a1) : (tensor<2x1xi1>, tensor<2xi1>) -> (tensor<2x2xi1>)
%e0 = stablehlo.constant dense<[[false, false], [true, false]]> : tensor<2x2xi1>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x2xi1>, tensor<2x2xi1>) -> ()
return
}
func.func private @f(%a: tensor<2x1xi1>, %b: tensor<2xi1>) -> (tensor<2x2xi1>) {
%0 = "chlo.broadcast_multiply"(%a, %b) : (tensor<2x1xi1>, tensor<2xi1>) -> tensor<2x2xi1>
return %0 : tensor<2x2xi1>
}
}
// -----
// broadcast_multiply_i32
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
%c0 = stablehlo.constant dense<"0x01000000020000000300000004000000"> : tensor<4x1xi32>
%z0 = stablehlo.constant dense<0> : tensor<4x1xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x1xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x1xi32>
%c1 = stablehlo.constant dense<"0x020000000300000004000000"> : tensor<3xi32>
%z1 = stablehlo.constant dense<0> : tensor<3xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xi32>
%r:1 = call @f(%a0, %a1) : (tensor<4x1xi32>, tensor<3xi32>) -> (tensor<4x3xi32>)
%e0 = stablehlo.constant dense<"0x02000000030000000400000004000000060000000800000006000000090000000C000000080000000C00000010000000"> : tensor<4x3xi32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<4x3xi32>, tensor<4x3xi32>) -> ()
return
}
func.func private @f(%a: tensor<4x1xi32>, %b: tensor<3xi32>) -> (tensor<4x3xi32>) {
%0 = "chlo.broadcast_multiply"(%a, %b) : (tensor<4x1xi32>, tensor<3xi32>) -> tensor<4x3xi32>
return %0 : tensor<4x3xi32>
}
}
// -----
// broadcast_multiply_ui16
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
%c0 = stablehlo.constant dense<"0x0100020003000400"> : tensor<4x1xui16>
%z0 = stablehlo.constant dense<0> : tensor<4x1xui16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x1xui16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x1xui16>
%c1 = stablehlo.constant dense<"0x020003000400"> : tensor<3xui16>
%z1 = stablehlo.constant dense<0> : tensor<3xui16>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xui16>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xui16>
%r:1 = call @f(%a0, %a1) : (tensor<4x1xui16>, tensor<3xui16>) -> (tensor<4x3xui16>)
%e0 = stablehlo.constant dense<"0x020003000400040006000800060009000C0008000C001000"> : tensor<4x3xui16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<4x3xui16>, tensor<4x3xui16>) -> ()
return
}
func.func private @f(%a: tensor<4x1xui16>, %b: tensor<3xui16>) -> (tensor<4x3xui16>) {
%0 = "chlo.broadcast_multiply"(%a, %b) : (tensor<4x1xui16>, tensor<3xui16>) -> tensor<4x3xui16>
return %0 : tensor<4x3xui16>
}
}
// -----
// broadcast_multiply_complex<f32>
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
%c0 = stablehlo.constant dense<"0x0000803F00000040000000400000803F0000404000004040000080400000803F"> : tensor<4x1xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x1xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x1xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x1xcomplex<f32>>
%c1 = stablehlo.constant dense<"0x000000400000803F0000404000004040000080400000803F"> : tensor<3xcomplex<f32>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<3xcomplex<f32>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xcomplex<f32>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xcomplex<f32>>
%r:1 = call @f(%a0, %a1) : (tensor<4x1xcomplex<f32>>, tensor<3xcomplex<f32>>) -> (tensor<4x3xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x000000000000A040000040C0000010410000004000001041000040400000804000004040000010410000E0400000C0400000404000001041000000000000904100001041000070410000E0400000C04000001041000070410000704100000041"> : tensor<4x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 3.4332275390625000e-05 : f64} : (tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> ()
return
}
func.func private @f(%a: tensor<4x1xcomplex<f32>>, %b: tensor<3xcomplex<f32>>) -> (tensor<4x3xcomplex<f32>>) {
%0 = "chlo.broadcast_multiply"(%a, %b) : (tensor<4x1xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
return %0 : tensor<4x3xcomplex<f32>>
}
}
// -----
// broadcast_subtract_ui16
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
%c0 = stablehlo.constant dense<"0x0100020003000400"> : tensor<4x1xui16>
%z0 = stablehlo.constant dense<0> : tensor<4x1xui16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x1xui16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x1xui16>
%c1 = stablehlo.constant dense<"0x020003000400"> : tensor<3xui16>
%z1 = stablehlo.constant dense<0> : tensor<3xui16>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xui16>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xui16>
%r:1 = call @f(%a0, %a1) : (tensor<4x1xui16>, tensor<3xui16>) -> (tensor<4x3xui16>)
%e0 = stablehlo.constant dense<"0xFFFFFEFFFDFF0000FFFFFEFF01000000FFFF020001000000"> : tensor<4x3xui16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<4x3xui16>, tensor<4x3xui16>) -> ()
return
}
func.func private @f(%a: tensor<4x1xui16>, %b: tensor<3xui16>) -> (tensor<4x3xui16>) {
%0 = "chlo.broadcast_subtract"(%a, %b) : (tensor<4x1xui16>, tensor<3xui16>) -> tensor<4x3xui16>
return %0 : tensor<4x3xui16>
}
}
// -----
// broadcast_subtract_f32
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
%c0 = stablehlo.constant dense<"0x0000803F000000400000404000008040"> : tensor<4x1xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<4x1xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x1xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x1xf32>
%c1 = stablehlo.constant dense<"0x000000400000404000008040"> : tensor<3xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xf32>
%r:1 = call @f(%a0, %a1) : (tensor<4x1xf32>, tensor<3xf32>) -> (tensor<4x3xf32>)
%e0 = stablehlo.constant dense<"0x000080BF000000C0000040C000000000000080BF000000C00000803F00000000000080BF000000400000803F00000000"> : tensor<4x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 5.7220458984375000e-06 : f64} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
return
}
func.func private @f(%a: tensor<4x1xf32>, %b: tensor<3xf32>) -> (tensor<4x3xf32>) {
%0 = "chlo.broadcast_subtract"(%a, %b) : (tensor<4x1xf32>, tensor<3xf32>) -> tensor<4x3xf32>
return %0 : tensor<4x3xf32>
}
}
// -----
// broadcast_subtract_complex<f32>
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
%c0 = stablehlo.constant dense<"0x0000803F00000040000000400000803F0000404000004040000080400000803F"> : tensor<4x1xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x1xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x1xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x1xcomplex<f32>>
%c1 = stablehlo.constant dense<"0x000000400000803F0000404000004040000080400000803F"> : tensor<3xcomplex<f32>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<3xcomplex<f32>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xcomplex<f32>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xcomplex<f32>>
%r:1 = call @f(%a0, %a1) : (tensor<4x1xcomplex<f32>>, tensor<3xcomplex<f32>>) -> (tensor<4x3xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x000080BF0000803F000000C0000080BF000040C00000803F0000000000000000000080BF000000C0000000C0000000000000803F000000400000000000000000000080BF0000004000000040000000000000803F000000C00000000000000000"> : tensor<4x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 6.0315660448395647e-06 : f64} : (tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> ()
return
}
func.func private @f(%a: tensor<4x1xcomplex<f32>>, %b: tensor<3xcomplex<f32>>) -> (tensor<4x3xcomplex<f32>>) {
%0 = "chlo.broadcast_subtract"(%a, %b) : (tensor<4x1xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
return %0 : tensor<4x3xcomplex<f32>>
}
}
// -----
// broadcast_maximum_i1
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
%c0 = stablehlo.constant dense<[[false], [true]]> : tensor<2x1xi1>
%z0 = stablehlo.constant dense<false> : tensor<2x1xi1>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x1xi1>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x1xi1>
%c1 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
%z1 = stablehlo.constant dense<false> : tensor<2xi1>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2xi1>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2xi1>
%r:1 = call @f(%a0, %a1) : (tensor<2x1xi1>, tensor<2xi1>) -> (tensor<2x2xi1>)
%e0 = stablehlo.constant dense<[[true, false], [true, true]]> : tensor<2x2xi1>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x2xi1>, tensor<2x2xi1>) -> ()
return
}
func.func private @f(%a: tensor<2x1xi1>, %b: tensor<2xi1>) -> (tensor<2x2xi1>) {
%0 = "chlo.broadcast_maximum"(%a, %b) : (tensor<2x1xi1>, tensor<2xi1>) -> tensor<2x2xi1>
return %0 : tensor<2x2xi1>
}
}
// -----
// broadcast_maximum_ui16
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
%c0 = stablehlo.constant dense<"0x0100020003000400"> : tensor<4x1xui16>
%z0 = stablehlo.constant dense<0> : tensor<4x1xui16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x1xui16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x1xui16>
%c1 = stablehlo.constant dense<"0x020003000400"> : tensor<3xui16>
%z1 = stablehlo.constant dense<0> : tensor<3xui16>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xui16>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xui16>
%r:1 = call @f(%a0, %a1) : (tensor<4x1xui16>, tensor<3xui16>) -> (tensor<4x3xui16>)
%e0 = stablehlo.constant dense<"0x020003000400020003000400030003000400040004000400"> : tensor<4x3xui16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<4x3xui16>, tensor<4x3xui16>) -> ()
return
}
func.func private @f(%a: tensor<4x1xui16>, %b: tensor<3xui16>) -> (tensor<4x3xui16>) {
%0 = "chlo.broadcast_maximum"(%a, %b) : (tensor<4x1xui16>, tensor<3xui16>) -> tensor<4x3xui16>
return %0 : tensor<4x3xui16>
}
}
// -----
// broadcast_maximum_f32
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
%c0 = stablehlo.constant dense<"0x0000803F000000400000404000008040"> : tensor<4x1xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<4x1xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x1xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x1xf32>
%c1 = stablehlo.constant dense<"0x000000400000404000008040"> : tensor<3xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xf32>
%r:1 = call @f(%a0, %a1) : (tensor<4x1xf32>, tensor<3xf32>) -> (tensor<4x3xf32>)
%e0 = stablehlo.constant dense<"0x000000400000404000008040000000400000404000008040000040400000404000008040000080400000804000008040"> : tensor<4x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 7.6293945312500000e-06 : f64} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
return
}
func.func private @f(%a: tensor<4x1xf32>, %b: tensor<3xf32>) -> (tensor<4x3xf32>) {
%0 = "chlo.broadcast_maximum"(%a, %b) : (tensor<4x1xf32>, tensor<3xf32>) -> tensor<4x3xf32>
return %0 : tensor<4x3xf32>
}
}
// -----
// broadcast_maximum_complex<f32>
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
%c0 = stablehlo.constant dense<"0x0000803F00000040000000400000803F0000404000004040000080400000803F"> : tensor<4x1xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x1xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x1xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x1xcomplex<f32>>
%c1 = stablehlo.constant dense<"0x000000400000803F0000404000004040000080400000803F"> : tensor<3xcomplex<f32>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<3xcomplex<f32>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xcomplex<f32>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xcomplex<f32>>
%r:1 = call @f(%a0, %a1) : (tensor<4x1xcomplex<f32>>, tensor<3xcomplex<f32>>) -> (tensor<4x3xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x000000400000803F0000404000004040000080400000803F000000400000803F0000404000004040000080400000803F00004040000040400000404000004040000080400000803F000080400000803F000080400000803F000080400000803F"> : tensor<4x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 8.0921945482259616e-06 : f64} : (tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> ()
return
}
func.func private @f(%a: tensor<4x1xcomplex<f32>>, %b: tensor<3xcomplex<f32>>) -> (tensor<4x3xcomplex<f32>>) {
%0 = "chlo.broadcast_maximum"(%a, %b) : (tensor<4x1xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
return %0 : tensor<4x3xcomplex<f32>>
}
}
// -----
// broadcast_minimum_i1
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
%c0 = stablehlo.constant dense<[[false], [true]]> : tensor<2x1xi1>
%z0 = stablehlo.constant dense<false> : tensor<2x1xi1>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x1xi1>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x1xi1>
%c1 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
%z1 = stablehlo.constant dense<false> : tensor<2xi1>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2xi1>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2xi1>
%r:1 = call @f(%a0, %a1) : (tensor<2x1xi1>, tensor<2xi1>) -> (tensor<2x2xi1>)
%e0 = stablehlo.constant dense<[[false, false], [true, false]]> : tensor<2x2xi1>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x2xi1>, tensor<2x2xi1>) -> ()
return
}
func.func private @f(%a: tensor<2x1xi1>, %b: tensor<2xi1>) -> (tensor<2x2xi1>) {
%0 = "chlo.broadcast_minimum"(%a, %b) : (tensor<2x1xi1>, tensor<2xi1>) -> tensor<2x2xi1>
return %0 : tensor<2x2xi1>
}
}
// -----
// broadcast_minimum_i32
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
%c0 = stablehlo.constant dense<"0x01000000020000000300000004000000"> : tensor<4x1xi32>
%z0 = stablehlo.constant dense<0> : tensor<4x1xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x1xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x1xi32>
%c1 = stablehlo.constant dense<"0x020000000300000004000000"> : tensor<3xi32>
%z1 = stablehlo.constant dense<0> : tensor<3xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xi32>
%r:1 = call @f(%a0, %a1) : (tensor<4x1xi32>, tensor<3xi32>) -> (tensor<4x3xi32>)
%e0 = stablehlo.constant dense<"0x010000000100000001000000020000000200000002000000020000000300000003000000020000000300000004000000"> : tensor<4x3xi32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<4x3xi32>, tensor<4x3xi32>) -> ()
return
}
func.func private @f(%a: tensor<4x1xi32>, %b: tensor<3xi32>) -> (tensor<4x3xi32>) {
%0 = "chlo.broadcast_minimum"(%a, %b) : (tensor<4x1xi32>, tensor<3xi32>) -> tensor<4x3xi32>
return %0 : tensor<4x3xi32>
}
}
// -----
// broadcast_minimum_ui16
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
%c0 = stablehlo.constant dense<"0x0100020003000400"> : tensor<4x1xui16>
%z0 = stablehlo.constant dense<0> : tensor<4x1xui16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x1xui16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x1xui16>
%c1 = stablehlo.constant dense<"0x020003000400"> : tensor<3xui16>
%z1 = stablehlo.constant dense<0> : tensor<3xui16>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xui16>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xui16>
%r:1 = call @f(%a0, %a1) : (tensor<4x1xui16>, tensor<3xui16>) -> (tensor<4x3xui16>)
%e0 = stablehlo.constant dense<"0x010001000100020002000200020003000300020003000400"> : tensor<4x3xui16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<4x3xui16>, tensor<4x3xui16>) -> ()
return
}
func.func private @f(%a: tensor<4x1xui16>, %b: tensor<3xui16>) -> (tensor<4x3xui16>) {
%0 = "chlo.broadcast_minimum"(%a, %b) : (tensor<4x1xui16>, tensor<3xui16>) -> tensor<4x3xui16>
return %0 : tensor<4x3xui16>
}
}
// -----
// broadcast_minimum_complex<f32>
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
%c0 = stablehlo.constant dense<"0x0000803F00000040000000400000803F0000404000004040000080400000803F"> : tensor<4x1xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x1xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x1xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x1xcomplex<f32>>
%c1 = stablehlo.constant dense<"0x000000400000803F0000404000004040000080400000803F"> : tensor<3xcomplex<f32>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<3xcomplex<f32>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xcomplex<f32>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xcomplex<f32>>
%r:1 = call @f(%a0, %a1) : (tensor<4x1xcomplex<f32>>, tensor<3xcomplex<f32>>) -> (tensor<4x3xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x0000803F000000400000803F000000400000803F00000040000000400000803F000000400000803F000000400000803F000000400000803F00004040000040400000404000004040000000400000803F0000404000004040000080400000803F"> : tensor<4x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 8.0921945482259616e-06 : f64} : (tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> ()
return
}
func.func private @f(%a: tensor<4x1xcomplex<f32>>, %b: tensor<3xcomplex<f32>>) -> (tensor<4x3xcomplex<f32>>) {
%0 = "chlo.broadcast_minimum"(%a, %b) : (tensor<4x1xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
return %0 : tensor<4x3xcomplex<f32>>
}
}
// -----
// broadcast_and_i1
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
%c0 = stablehlo.constant dense<[[false], [true]]> : tensor<2x1xi1>
%z0 = stablehlo.constant dense<false> : tensor<2x1xi1>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x1xi1>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x1xi1>
%c1 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
%z1 = stablehlo.constant dense<false> : tensor<2xi1>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2xi1>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2xi1>
%r:1 = call @f(%a0, %a1) : (tensor<2x1xi1>, tensor<2xi1>) -> (tensor<2x2xi1>)
%e0 = stablehlo.constant dense<[[false, false], [true, false]]> : tensor<2x2xi1>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x2xi1>, tensor<2x2xi1>) -> ()
return
}
func.func private @f(%a: tensor<2x1xi1>, %b: tensor<2xi1>) -> (tensor<2x2xi1>) {
%0 = "chlo.broadcast_and"(%a, %b) : (tensor<2x1xi1>, tensor<2xi1>) -> tensor<2x2xi1>
return %0 : tensor<2x2xi1>
}
}
// -----
// broadcast_and_ui16
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
%c0 = stablehlo.constant dense<"0x0100020003000400"> : tensor<4x1xui16>
%z0 = stablehlo.constant dense<0> : tensor<4x1xui16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x1xui16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x1xui16>
%c1 = stablehlo.constant dense<"0x020003000400"> : tensor<3xui16>
%z1 = stablehlo.constant dense<0> : tensor<3xui16>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xui16>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xui16>
%r:1 = call @f(%a0, %a1) : (tensor<4x1xui16>, tensor<3xui16>) -> (tensor<4x3xui16>)
%e0 = stablehlo.constant dense<"0x000001000000020002000000020003000000000000000400"> : tensor<4x3xui16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<4x3xui16>, tensor<4x3xui16>) -> ()
return
}
func.func private @f(%a: tensor<4x1xui16>, %b: tensor<3xui16>) -> (tensor<4x3xui16>) {
%0 = "chlo.broadcast_and"(%a, %b) : (tensor<4x1xui16>, tensor<3xui16>) -> tensor<4x3xui16>
return %0 : tensor<4x3xui16>
}
}
// -----
// broadcast_or_i1
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
%c0 = stablehlo.constant dense<[[false], [true]]> : tensor<2x1xi1>
%z0 = stablehlo.constant dense<false> : tensor<2x1xi1>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x1xi1>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x1xi1>
%c1 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
%z1 = stablehlo.constant dense<false> : tensor<2xi1>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2xi1>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2xi1>
%r:1 = call @f(%a0, %a1) : (tensor<2x1xi1>, tensor<2xi1>) -> (tensor<2x2xi1>)
%e0 = stablehlo.constant dense<[[true, false], [true, true]]> : tensor<2x2xi1>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x2xi1>, tensor<2x2xi1>) -> ()
return
}
func.func private @f(%a: tensor<2x1xi1>, %b: tensor<2xi1>) -> (tensor<2x2xi1>) {
%0 = "chlo.broadcast_or"(%a, %b) : (tensor<2x1xi1>, tensor<2xi1>) -> tensor<2x2xi1>
return %0 : tensor<2x2xi1>
}
}
// -----
// broadcast_or_ui16
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
%c0 = stablehlo.constant dense<"0x0100020003000400"> : tensor<4x1xui16>
%z0 = stablehlo.constant dense<0> : tensor<4x1xui16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x1xui16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x1xui16>
%c1 = stablehlo.constant dense<"0x020003000400"> : tensor<3xui16>
%z1 = stablehlo.constant dense<0> : tensor<3xui16>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xui16>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xui16>
%r:1 = call @f(%a0, %a1) : (tensor<4x1xui16>, tensor<3xui16>) -> (tensor<4x3xui16>)
%e0 = stablehlo.constant dense<"0x030003000500020003000600030003000700060007000400"> : tensor<4x3xui16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<4x3xui16>, tensor<4x3xui16>) -> ()
return
}
func.func private @f(%a: tensor<4x1xui16>, %b: tensor<3xui16>) -> (tensor<4x3xui16>) {
%0 = "chlo.broadcast_or"(%a, %b) : (tensor<4x1xui16>, tensor<3xui16>) -> tensor<4x3xui16>
return %0 : tensor<4x3xui16>
}
}
// -----
// broadcast_xor_i1
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
%c0 = stablehlo.constant dense<[[false], [true]]> : tensor<2x1xi1>
%z0 = stablehlo.constant dense<false> : tensor<2x1xi1>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x1xi1>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x1xi1>
%c1 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
%z1 = stablehlo.constant dense<false> : tensor<2xi1>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2xi1>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2xi1>
%r:1 = call @f(%a0, %a1) : (tensor<2x1xi1>, tensor<2xi1>) -> (tensor<2x2xi1>)
%e0 = stablehlo.constant dense<[[true, false], [false, true]]> : tensor<2x2xi1>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x2xi1>, tensor<2x2xi1>) -> ()
return
}
func.func private @f(%a: tensor<2x1xi1>, %b: tensor<2xi1>) -> (tensor<2x2xi1>) {
%0 = "chlo.broadcast_xor"(%a, %b) : (tensor<2x1xi1>, tensor<2xi1>) -> tensor<2x2xi1>
return %0 : tensor<2x2xi1>
}
}
// -----
// broadcast_xor_i32
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
%c0 = stablehlo.constant dense<"0x01000000020000000300000004000000"> : tensor<4x1xi32>
%z0 = stablehlo.constant dense<0> : tensor<4x1xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x1xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x1xi32>
%c1 = stablehlo.constant dense<"0x020000000300000004000000"> : tensor<3xi32>
%z1 = stablehlo.constant dense<0> : tensor<3xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xi32>
%r:1 = call @f(%a0, %a1) : (tensor<4x1xi32>, tensor<3xi32>) -> (tensor<4x3xi32>)
%e0 = stablehlo.constant dense<"0x030000000200000005000000000000000100000006000000010000000000000007000000060000000700000000000000"> : tensor<4x3xi32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<4x3xi32>, tensor<4x3xi32>) -> ()
return
}
func.func private @f(%a: tensor<4x1xi32>, %b: tensor<3xi32>) -> (tensor<4x3xi32>) {
%0 = "chlo.broadcast_xor"(%a, %b) : (tensor<4x1xi32>, tensor<3xi32>) -> tensor<4x3xi32>
return %0 : tensor<4x3xi32>
}
}
// -----
// broadcast_divide_ui16
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
%c0 = stablehlo.constant dense<"0x0100020003000400"> : tensor<4x1xui16>
%z0 = stablehlo.constant dense<0> : tensor<4x1xui16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x1xui16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x1xui16>
%c1 = stablehlo.constant dense<"0x020003000400"> : tensor<3xui16>
%z1 = stablehlo.constant dense<0> : tensor<3xui16>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xui16>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xui16>
%r:1 = call @f(%a0, %a1) : (tensor<4x1xui16>, tensor<3xui16>) -> (tensor<4x3xui16>)
%e0 = stablehlo.constant dense<"0x000000000000010000000000010001000000020001000100"> : tensor<4x3xui16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<4x3xui16>, tensor<4x3xui16>) -> ()
return
}
func.func private @f(%a: tensor<4x1xui16>, %b: tensor<3xui16>) -> (tensor<4x3xui16>) {
%0 = "chlo.broadcast_divide"(%a, %b) : (tensor<4x1xui16>, tensor<3xui16>) -> tensor<4x3xui16>
return %0 : tensor<4x3xui16>
}
}
// -----
// broadcast_divide_f32
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
%c0 = stablehlo.constant dense<"0x0000803F000000400000404000008040"> : tensor<4x1xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<4x1xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x1xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x1xf32>
%c1 = stablehlo.constant dense<"0x000000400000404000008040"> : tensor<3xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xf32>
%r:1 = call @f(%a0, %a1) : (tensor<4x1xf32>, tensor<3xf32>) -> (tensor<4x3xf32>)
%e0 = stablehlo.constant dense<"0x0000003FABAAAA3E0000803E0000803FABAA2A3F0000003F0000C03F0000803F0000403F00000040ABAAAA3F0000803F"> : tensor<4x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 3.8146972656250000e-06 : f64} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
return
}
func.func private @f(%a: tensor<4x1xf32>, %b: tensor<3xf32>) -> (tensor<4x3xf32>) {
%0 = "chlo.broadcast_divide"(%a, %b) : (tensor<4x1xf32>, tensor<3xf32>) -> tensor<4x3xf32>
return %0 : tensor<4x3xf32>
}
}
// -----
// broadcast_divide_complex<f32>
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
%c0 = stablehlo.constant dense<"0x0000803F00000040000000400000803F0000404000004040000080400000803F"> : tensor<4x1xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x1xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x1xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x1xcomplex<f32>>
%c1 = stablehlo.constant dense<"0x000000400000803F0000404000004040000080400000803F"> : tensor<3xcomplex<f32>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<3xcomplex<f32>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xcomplex<f32>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xcomplex<f32>>
%r:1 = call @f(%a0, %a1) : (tensor<4x1xcomplex<f32>>, tensor<3xcomplex<f32>>) -> (tensor<4x3xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0xCDCC4C3F9A99193F0000003FABAA2A3EB5B4B43ED3D2D23E0000803F000000000000003FABAA2ABE8887073FF1F0F03D6666E63F9A99193F0000803F00000000E2E1613F8887073F6666E63FCDCCCCBE5555553F000000BF0000803F00000000"> : tensor<4x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 3.6189394450047985e-06 : f64} : (tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> ()
return
}
func.func private @f(%a: tensor<4x1xcomplex<f32>>, %b: tensor<3xcomplex<f32>>) -> (tensor<4x3xcomplex<f32>>) {
%0 = "chlo.broadcast_divide"(%a, %b) : (tensor<4x1xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
return %0 : tensor<4x3xcomplex<f32>>
}
}
// -----
// broadcast_remainder_ui16
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
%c0 = stablehlo.constant dense<"0x0100020003000400"> : tensor<4x1xui16>
%z0 = stablehlo.constant dense<0> : tensor<4x1xui16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x1xui16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x1xui16>
%c1 = stablehlo.constant dense<"0x020003000400"> : tensor<3xui16>
%z1 = stablehlo.constant dense<0> : tensor<3xui16>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xui16>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xui16>
%r:1 = call @f(%a0, %a1) : (tensor<4x1xui16>, tensor<3xui16>) -> (tensor<4x3xui16>)
%e0 = stablehlo.constant dense<"0x010001000100000002000200010000000300000001000000"> : tensor<4x3xui16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<4x3xui16>, tensor<4x3xui16>) -> ()
return
}
func.func private @f(%a: tensor<4x1xui16>, %b: tensor<3xui16>) -> (tensor<4x3xui16>) {
%0 = "chlo.broadcast_remainder"(%a, %b) : (tensor<4x1xui16>, tensor<3xui16>) -> tensor<4x3xui16>
return %0 : tensor<4x3xui16>
}
}
// -----
// broadcast_remainder_f32
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
%c0 = stablehlo.constant dense<"0x0000803F000000400000404000008040"> : tensor<4x1xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<4x1xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x1xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x1xf32>
%c1 = stablehlo.constant dense<"0x000000400000404000008040"> : tensor<3xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xf32>
%r:1 = call @f(%a0, %a1) : (tensor<4x1xf32>, tensor<3xf32>) -> (tensor<4x3xf32>)
%e0 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000000000000040000000400000803F0000000000004040000000000000803F00000000"> : tensor<4x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 5.7220458984375000e-06 : f64} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
return
}
func.func private @f(%a: tensor<4x1xf32>, %b: tensor<3xf32>) -> (tensor<4x3xf32>) {
%0 = "chlo.broadcast_remainder"(%a, %b) : (tensor<4x1xf32>, tensor<3xf32>) -> tensor<4x3xf32>
return %0 : tensor<4x3xf32>
}
}
// -----
// broadcast_power_i32
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
%c0 = stablehlo.constant dense<"0x01000000020000000300000004000000"> : tensor<4x1xi32>
%z0 = stablehlo.constant dense<0> : tensor<4x1xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x1xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x1xi32>
%c1 = stablehlo.constant dense<"0x020000000300000004000000"> : tensor<3xi32>
%z1 = stablehlo.constant dense<0> : tensor<3xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xi32>
%r:1 = call @f(%a0, %a1) : (tensor<4x1xi32>, tensor<3xi32>) -> (tensor<4x3xi32>)
%e0 = stablehlo.constant dense<"0x010000000100000001000000040000000800000010000000090000001B00000051000000100000004000000000010000"> : tensor<4x3xi32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<4x3xi32>, tensor<4x3xi32>) -> ()
return
}
func.func private @f(%a: tensor<4x1xi32>, %b: tensor<3xi32>) -> (tensor<4x3xi32>) {
%0 = "chlo.broadcast_power"(%a, %b) : (tensor<4x1xi32>, tensor<3xi32>) -> tensor<4x3xi32>
return %0 : tensor<4x3xi32>
}
}
// -----
// broadcast_power_ui16
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
%c0 = stablehlo.constant dense<"0x0100020003000400"> : tensor<4x1xui16>
%z0 = stablehlo.constant dense<0> : tensor<4x1xui16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x1xui16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x1xui16>
%c1 = stablehlo.constant dense<"0x020003000400"> : tensor<3xui16>
%z1 = stablehlo.constant dense<0> : tensor<3xui16>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xui16>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xui16>
%r:1 = call @f(%a0, %a1) : (tensor<4x1xui16>, tensor<3xui16>) -> (tensor<4x3xui16>)
%e0 = stablehlo.constant dense<"0x01000100010004000800100009001B005100100040000001"> : tensor<4x3xui16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<4x3xui16>, tensor<4x3xui16>) -> ()
return
}
func.func private @f(%a: tensor<4x1xui16>, %b: tensor<3xui16>) -> (tensor<4x3xui16>) {
%0 = "chlo.broadcast_power"(%a, %b) : (tensor<4x1xui16>, tensor<3xui16>) -> tensor<4x3xui16>
return %0 : tensor<4x3xui16>
}
}
// -----
// broadcast_power_complex<f32>
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
%c0 = stablehlo.constant dense<"0x0000803F00000040000000400000803F0000404000004040000080400000803F"> : tensor<4x1xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x1xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x1xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x1xcomplex<f32>>
%c1 = stablehlo.constant dense<"0x000000400000803F0000404000004040000080400000803F"> : tensor<3xcomplex<f32>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<3xcomplex<f32>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xcomplex<f32>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xcomplex<f32>>
%r:1 = call @f(%a0, %a1) : (tensor<4x1xcomplex<f32>>, tensor<3xcomplex<f32>>) -> (tensor<4x3xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0xD5EED1BF4DE64E3EB66FB03E0F2D57BE569683406C54E5C0313C01BF4CAA46406C470CC0C652DBBF95E55EC15961E940904602C1D09A833F4B8ED440FB0A38402A0E94C1628F12C3774C8CC0E602494130AC1041EF7D01C24B4526C39A5F1943"> : tensor<4x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 4.3145453673787415e-04 : f64} : (tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> ()
return
}
func.func private @f(%a: tensor<4x1xcomplex<f32>>, %b: tensor<3xcomplex<f32>>) -> (tensor<4x3xcomplex<f32>>) {
%0 = "chlo.broadcast_power"(%a, %b) : (tensor<4x1xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
return %0 : tensor<4x3xcomplex<f32>>
}
}
// -----
// broadcast_shift_left_ui16
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
%c0 = stablehlo.constant dense<"0x0100020003000400"> : tensor<4x1xui16>
%z0 = stablehlo.constant dense<0> : tensor<4x1xui16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x1xui16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x1xui16>
%c1 = stablehlo.constant dense<"0x020003000400"> : tensor<3xui16>
%z1 = stablehlo.constant dense<0> : tensor<3xui16>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xui16>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xui16>
%r:1 = call @f(%a0, %a1) : (tensor<4x1xui16>, tensor<3xui16>) -> (tensor<4x3xui16>)
%e0 = stablehlo.constant dense<"0x0400080010000800100020000C0018003000100020004000"> : tensor<4x3xui16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<4x3xui16>, tensor<4x3xui16>) -> ()
return
}
func.func private @f(%a: tensor<4x1xui16>, %b: tensor<3xui16>) -> (tensor<4x3xui16>) {
%0 = "chlo.broadcast_shift_left"(%a, %b) : (tensor<4x1xui16>, tensor<3xui16>) -> tensor<4x3xui16>
return %0 : tensor<4x3xui16>
}
}
// -----
// broadcast_shift_right_arithmetic_ui16
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
%c0 = stablehlo.constant dense<"0x0100020003000400"> : tensor<4x1xui16>
%z0 = stablehlo.constant dense<0> : tensor<4x1xui16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x1xui16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x1xui16>
%c1 = stablehlo.constant dense<"0x020003000400"> : tensor<3xui16>
%z1 = stablehlo.constant dense<0> : tensor<3xui16>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xui16>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xui16>
%r:1 = call @f(%a0, %a1) : (tensor<4x1xui16>, tensor<3xui16>) -> (tensor<4x3xui16>)
%e0 = stablehlo.constant dense<"0x000000000000000000000000000000000000010000000000"> : tensor<4x3xui16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<4x3xui16>, tensor<4x3xui16>) -> ()
return
}
func.func private @f(%a: tensor<4x1xui16>, %b: tensor<3xui16>) -> (tensor<4x3xui16>) {
%0 = "chlo.broadcast_shift_right_arithmetic"(%a, %b) : (tensor<4x1xui16>, tensor<3xui16>) -> tensor<4x3xui16>
return %0 : tensor<4x3xui16>
}
}
// -----
// broadcast_shift_right_logical_ui16
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
%c0 = stablehlo.constant dense<"0x0100020003000400"> : tensor<4x1xui16>
%z0 = stablehlo.constant dense<0> : tensor<4x1xui16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x1xui16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x1xui16>
%c1 = stablehlo.constant dense<"0x020003000400"> : tensor<3xui16>
%z1 = stablehlo.constant dense<0> : tensor<3xui16>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xui16>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xui16>
%r:1 = call @f(%a0, %a1) : (tensor<4x1xui16>, tensor<3xui16>) -> (tensor<4x3xui16>)
%e0 = stablehlo.constant dense<"0x000000000000000000000000000000000000010000000000"> : tensor<4x3xui16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<4x3xui16>, tensor<4x3xui16>) -> ()
return
}
func.func private @f(%a: tensor<4x1xui16>, %b: tensor<3xui16>) -> (tensor<4x3xui16>) {
%0 = "chlo.broadcast_shift_right_logical"(%a, %b) : (tensor<4x1xui16>, tensor<3xui16>) -> tensor<4x3xui16>
return %0 : tensor<4x3xui16>
}
}
// -----
// broadcast_atan2_complex<f32>
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
%c0 = stablehlo.constant dense<"0x0000803F00000040000000400000803F0000404000004040000080400000803F"> : tensor<4x1xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x1xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x1xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x1xcomplex<f32>>
%c1 = stablehlo.constant dense<"0x000000400000803F0000404000004040000080400000803F"> : tensor<3xcomplex<f32>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<3xcomplex<f32>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xcomplex<f32>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xcomplex<f32>>
%r:1 = call @f(%a0, %a1) : (tensor<4x1xcomplex<f32>>, tensor<3xcomplex<f32>>) -> (tensor<4x3xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0xDB0F493F1872B13EECFFF13EA1B9083EDB0FC93E9C85C03EDB0F493F686ACC24ECFFF13EA1B908BE5F98FB3E6C46BC3DE08F8C3FA1B9083EDB0F493F7E9F9DA4B7534D3FCA8B913EC3298A3F6C46BCBDFECB443FCA8B91BEDB0F493F686ACC24"> : tensor<4x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 2.1099629066156922e-06 : f64} : (tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> ()
return
}
func.func private @f(%a: tensor<4x1xcomplex<f32>>, %b: tensor<3xcomplex<f32>>) -> (tensor<4x3xcomplex<f32>>) {
%0 = "chlo.broadcast_atan2"(%a, %b) : (tensor<4x1xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
return %0 : tensor<4x3xcomplex<f32>>
}
}
// -----
// broadcast_choice_i1
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
%c0 = stablehlo.constant dense<[[true], [true], [false], [true]]> : tensor<4x1xi1>
%z0 = stablehlo.constant dense<false> : tensor<4x1xi1>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x1xi1>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x1xi1>
%c1 = stablehlo.constant dense<[true, true, true]> : tensor<3xi1>
%z1 = stablehlo.constant dense<false> : tensor<3xi1>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xi1>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xi1>
%c2 = stablehlo.constant dense<[[true], [false], [true], [false]]> : tensor<4x1xi1>
%z2 = stablehlo.constant dense<false> : tensor<4x1xi1>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4x1xi1>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4x1xi1>
%r:3 = call @f(%a0, %a1, %a2) : (tensor<4x1xi1>, tensor<3xi1>, tensor<4x1xi1>) -> (tensor<4x3xi1>, tensor<4x3xi1>, tensor<4x1xi1>)
%e0 = stablehlo.constant dense<[[false, false, false], [false, false, false], [true, true, true], [false, false, false]]> : tensor<4x3xi1>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<4x3xi1>, tensor<4x3xi1>) -> ()
%e1 = stablehlo.constant dense<[[true, true, true], [true, true, true], [false, false, false], [true, true, true]]> : tensor<4x3xi1>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<4x3xi1>, tensor<4x3xi1>) -> ()
%e2 = stablehlo.constant dense<[[true], [true], [false], [true]]> : tensor<4x1xi1>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<4x1xi1>, tensor<4x1xi1>) -> ()
return
}
func.func private @f(%a: tensor<4x1xi1>, %b: tensor<3xi1>, %p: tensor<4x1xi1>) -> (tensor<4x3xi1>, tensor<4x3xi1>, tensor<4x1xi1>) {
%0 = "chlo.broadcast_compare"(%a, %b) <{comparison_direction = #chlo<comparison_direction LT>, compare_type = #chlo<comparison_type UNSIGNED>}> : (tensor<4x1xi1>, tensor<3xi1>) -> tensor<4x3xi1>
%1 = "chlo.broadcast_select"(%p, %a, %b) : (tensor<4x1xi1>, tensor<4x1xi1>, tensor<3xi1>) -> tensor<4x3xi1>
%2 = chlo.constant dense<[[true], [true], [false], [true]]> : tensor<4x1xi1>
return %0, %1, %2 : tensor<4x3xi1>, tensor<4x3xi1>, tensor<4x1xi1>
}
}
// -----
// broadcast_choice_i32
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
%c0 = stablehlo.constant dense<"0x0200000002000000FEFFFFFF02000000"> : tensor<4x1xi32>
%z0 = stablehlo.constant dense<0> : tensor<4x1xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x1xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x1xi32>
%c1 = stablehlo.constant dense<"0x020000000300000003000000"> : tensor<3xi32>
%z1 = stablehlo.constant dense<0> : tensor<3xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xi32>
%c2 = stablehlo.constant dense<[[true], [false], [true], [false]]> : tensor<4x1xi1>
%z2 = stablehlo.constant dense<false> : tensor<4x1xi1>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4x1xi1>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4x1xi1>
%r:3 = call @f(%a0, %a1, %a2) : (tensor<4x1xi32>, tensor<3xi32>, tensor<4x1xi1>) -> (tensor<4x3xi1>, tensor<4x3xi32>, tensor<4x1xi32>)
%e0 = stablehlo.constant dense<[[false, true, true], [false, true, true], [true, true, true], [false, true, true]]> : tensor<4x3xi1>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<4x3xi1>, tensor<4x3xi1>) -> ()
%e1 = stablehlo.constant dense<"0x020000000200000002000000020000000300000003000000FEFFFFFFFEFFFFFFFEFFFFFF020000000300000003000000"> : tensor<4x3xi32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<4x3xi32>, tensor<4x3xi32>) -> ()
%e2 = stablehlo.constant dense<"0x0200000002000000FEFFFFFF02000000"> : tensor<4x1xi32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<4x1xi32>, tensor<4x1xi32>) -> ()
return
}
func.func private @f(%a: tensor<4x1xi32>, %b: tensor<3xi32>, %p: tensor<4x1xi1>) -> (tensor<4x3xi1>, tensor<4x3xi32>, tensor<4x1xi32>) {
%0 = "chlo.broadcast_compare"(%a, %b) <{comparison_direction = #chlo<comparison_direction LT>, compare_type = #chlo<comparison_type SIGNED>}> : (tensor<4x1xi32>, tensor<3xi32>) -> tensor<4x3xi1>
%1 = "chlo.broadcast_select"(%p, %a, %b) : (tensor<4x1xi1>, tensor<4x1xi32>, tensor<3xi32>) -> tensor<4x3xi32>
%2 = chlo.constant dense<"0x0200000002000000FEFFFFFF02000000"> : tensor<4x1xi32>
return %0, %1, %2 : tensor<4x3xi1>, tensor<4x3xi32>, tensor<4x1xi32>
}
}
// -----
// broadcast_choice_ui16
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
%c0 = stablehlo.constant dense<"0x0200030000000300"> : tensor<4x1xui16>
%z0 = stablehlo.constant dense<0> : tensor<4x1xui16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x1xui16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x1xui16>
%c1 = stablehlo.constant dense<"0x020003000300"> : tensor<3xui16>
%z1 = stablehlo.constant dense<0> : tensor<3xui16>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xui16>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xui16>
%c2 = stablehlo.constant dense<[[true], [false], [true], [false]]> : tensor<4x1xi1>
%z2 = stablehlo.constant dense<false> : tensor<4x1xi1>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4x1xi1>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4x1xi1>
%r:3 = call @f(%a0, %a1, %a2) : (tensor<4x1xui16>, tensor<3xui16>, tensor<4x1xi1>) -> (tensor<4x3xi1>, tensor<4x3xui16>, tensor<4x1xui16>)
%e0 = stablehlo.constant dense<[[false, true, true], [false, false, false], [true, true, true], [false, false, false]]> : tensor<4x3xi1>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<4x3xi1>, tensor<4x3xi1>) -> ()
%e1 = stablehlo.constant dense<"0x020002000200020003000300000000000000020003000300"> : tensor<4x3xui16>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<4x3xui16>, tensor<4x3xui16>) -> ()
%e2 = stablehlo.constant dense<"0x0200030000000300"> : tensor<4x1xui16>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<4x1xui16>, tensor<4x1xui16>) -> ()
return
}
func.func private @f(%a: tensor<4x1xui16>, %b: tensor<3xui16>, %p: tensor<4x1xi1>) -> (tensor<4x3xi1>, tensor<4x3xui16>, tensor<4x1xui16>) {
%0 = "chlo.broadcast_compare"(%a, %b) <{comparison_direction = #chlo<comparison_direction LT>, compare_type = #chlo<comparison_type UNSIGNED>}> : (tensor<4x1xui16>, tensor<3xui16>) -> tensor<4x3xi1>
%1 = "chlo.broadcast_select"(%p, %a, %b) : (tensor<4x1xi1>, tensor<4x1xui16>, tensor<3xui16>) -> tensor<4x3xui16>
%2 = chlo.constant dense<"0x0200030000000300"> : tensor<4x1xui16>
return %0, %1, %2 : tensor<4x3xi1>, tensor<4x3xui16>, tensor<4x1xui16>
}
}
// -----
// broadcast_choice_complex<f32>
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
%c0 = stablehlo.constant dense<"0x0000004000000000000000400000803F000000C00000803F00000040000080BF"> : tensor<4x1xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x1xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x1xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x1xcomplex<f32>>
%c1 = stablehlo.constant dense<"0x000000400000803F00004040000040400000404000004040"> : tensor<3xcomplex<f32>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<3xcomplex<f32>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3xcomplex<f32>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3xcomplex<f32>>
%c2 = stablehlo.constant dense<[[true], [false], [true], [false]]> : tensor<4x1xi1>
%z2 = stablehlo.constant dense<false> : tensor<4x1xi1>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4x1xi1>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4x1xi1>
%r:3 = call @f(%a0, %a1, %a2) : (tensor<4x1xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<4x1xi1>) -> (tensor<4x3xi1>, tensor<4x3xcomplex<f32>>, tensor<4x1xcomplex<f32>>)
%e0 = stablehlo.constant dense<[[false, false, false], [true, false, false], [false, false, false], [false, false, false]]> : tensor<4x3xi1>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<4x3xi1>, tensor<4x3xi1>) -> ()
%e1 = stablehlo.constant dense<"0x000000400000000000000040000000000000004000000000000000400000803F00004040000040400000404000004040000000C00000803F000000C00000803F000000C00000803F000000400000803F00004040000040400000404000004040"> : tensor<4x3xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> ()
%e2 = stablehlo.constant dense<"0x0000004000000000000000400000803F000000C00000803F00000040000080BF"> : tensor<4x1xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<4x1xcomplex<f32>>, tensor<4x1xcomplex<f32>>) -> ()
return
}
func.func private @f(%a: tensor<4x1xcomplex<f32>>, %b: tensor<3xcomplex<f32>>, %p: tensor<4x1xi1>) -> (tensor<4x3xi1>, tensor<4x3xcomplex<f32>>, tensor<4x1xcomplex<f32>>) {
%0 = "chlo.broadcast_compare"(%a, %b) <{comparison_direction = #chlo<comparison_direction EQ>, compare_type = #chlo<comparison_type FLOAT>}> : (tensor<4x1xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<4x3xi1>
%1 = "chlo.broadcast_select"(%p, %a, %b) : (tensor<4x1xi1>, tensor<4x1xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
%2 = chlo.constant dense<"0x0000004000000000000000400000803F000000C00000803F00000040000080BF"> : tensor<4x1xcomplex<f32>>
return %0, %1, %2 : tensor<4x3xi1>, tensor<4x3xcomplex<f32>>, tensor<4x1xcomplex<f32>>
}
}
// -----
// constant_f32
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
%c0 = stablehlo.constant dense<"0x0000803F0000803F"> : tensor<2xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<2xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xf32>
%r:1 = call @f(%a0) : (tensor<2xf32>) -> (tensor<2xf32>)
%e0 = stablehlo.constant dense<"0x0000C03F000000C0"> : tensor<2xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xf32>, tensor<2xf32>) -> ()
return
}
func.func private @f(%x: tensor<2xf32>) -> (tensor<2xf32>) {
%0 = chlo.constant dense<[1.5, -2.0]> : tensor<2xf32>
return %0 : tensor<2xf32>
}
}
// -----
// algorithm_F32_F32_F32
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
%c0 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F000000000000000000000000000000000000803F"> : tensor<3x4xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<3x4xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xf32>
%c1 = stablehlo.constant dense<"0x00000000000000000000803F000000000000803F0000803F0000803F000000000000000000000000000000000000803F0000803F000000000000803F000000000000803F0000803F0000803F0000803F"> : tensor<4x5xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<4x5xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<4x5xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<4x5xf32>
%r:1 = call @f(%a0, %a1) : (tensor<3x4xf32>, tensor<4x5xf32>) -> (tensor<3x5xf32>)
%e0 = stablehlo.constant dense<"0x0000803F00004040000040400000803F000040400000803F00000040000000400000000000000040000000000000803F0000803F0000803F0000803F"> : tensor<3x5xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<3x4xf32>, %arg1: tensor<4x5xf32>) -> (tensor<3x5xf32>) {
%0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
return %0 : tensor<3x5xf32>
}
}
// -----
// algorithm_BF16_BF16_F32
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
%c0 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F000000000000000000000000000000000000803F"> : tensor<3x4xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<3x4xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xf32>
%c1 = stablehlo.constant dense<"0x00000000000000000000803F000000000000803F0000803F0000803F000000000000000000000000000000000000803F0000803F000000000000803F000000000000803F0000803F0000803F0000803F"> : tensor<4x5xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<4x5xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<4x5xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<4x5xf32>
%r:1 = call @f(%a0, %a1) : (tensor<3x4xf32>, tensor<4x5xf32>) -> (tensor<3x5xf32>)
%e0 = stablehlo.constant dense<"0x0000803F00004040000040400000803F000040400000803F00000040000000400000000000000040000000000000803F0000803F0000803F0000803F"> : tensor<3x5xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<3x4xf32>, %arg1: tensor<4x5xf32>) -> (tensor<3x5xf32>) {
%0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
return %0 : tensor<3x5xf32>
}
}
// -----
// convolution_reversed
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
%c0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C040"> : tensor<1x7x1xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<1x7x1xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<1x7x1xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<1x7x1xf32>
%c1 = stablehlo.constant dense<"0x0000803F000020410000C842"> : tensor<3x1x1xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3x1x1xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x1x1xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x1x1xf32>
%r:1 = call @f(%a0, %a1) : (tensor<1x7x1xf32>, tensor<3x1x1xf32>) -> (tensor<1x5x1xf32>)
%e0 = stablehlo.constant dense<"0x000040410000F64200006A430080AC430000E443"> : tensor<1x5x1xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<1x5x1xf32>, tensor<1x5x1xf32>) -> ()
return
}
func.func private @f(%x: tensor<1x7x1xf32>, %k: tensor<3x1x1xf32>) -> (tensor<1x5x1xf32>) {
%0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[0, 0]], reverse = [true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x7x1xf32>, tensor<3x1x1xf32>) -> tensor<1x5x1xf32>
return %0 : tensor<1x5x1xf32>
}
}
// -----
// scatter_two
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
%c0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000"> : tensor<5xf32>
%z0 = stablehlo.constant dense<1.0> : tensor<5xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<5xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<5xf32>
%c1 = stablehlo.constant dense<"0x6400000064000000640000006400000064000000"> : tensor<5xi32>
%z1 = stablehlo.constant dense<0> : tensor<5xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<5xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<5xi32>
%c2 = stablehlo.constant dense<"0x03000000010000000300000009000000"> : tensor<4x1xi32>
%z2 = stablehlo.constant dense<0> : tensor<4x1xi32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4x1xi32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4x1xi32>
%c3 = stablehlo.constant dense<"0x0000803F000000400000804000000041"> : tensor<4xf32>
%z3 = stablehlo.constant dense<0.0> : tensor<4xf32>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<4xf32>
%a3 = stablehlo.optimization_barrier %s3 : tensor<4xf32>
%c4 = stablehlo.constant dense<"0x05000000070000000900000001000000"> : tensor<4xi32>
%z4 = stablehlo.constant dense<0> : tensor<4xi32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<4xi32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<4xi32>
%r:2 = call @f(%a0, %a1, %a2, %a3, %a4) : (tensor<5xf32>, tensor<5xi32>, tensor<4x1xi32>, tensor<4xf32>, tensor<4xi32>) -> (tensor<5xf32>, tensor<5xi32>)
%e0 = stablehlo.constant dense<"0x0000000000000040000000000000A04000000000"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e1 = stablehlo.constant dense<"0x6400000007000000640000000500000064000000"> : tensor<5xi32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xi32>, tensor<5xi32>) -> ()
return
}
func.func private @f(%a: tensor<5xf32>, %b: tensor<5xi32>, %at: tensor<4x1xi32>, %u: tensor<4xf32>, %v: tensor<4xi32>) -> (tensor<5xf32>, tensor<5xi32>) {
%0:2 = "stablehlo.scatter"(%a, %b, %at, %u, %v) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
^bb0(%p: tensor<f32>, %q: tensor<i32>, %r: tensor<f32>, %s: tensor<i32>):
%t = stablehlo.add %p, %r : tensor<f32>
%o = stablehlo.minimum %q, %s : tensor<i32>
stablehlo.return %t, %o : tensor<f32>, tensor<i32>
}) : (tensor<5xf32>, tensor<5xi32>, tensor<4x1xi32>, tensor<4xf32>, tensor<4xi32>) -> (tensor<5xf32>, tensor<5xi32>)
return %0#0, %0#1 : tensor<5xf32>, tensor<5xi32>
}
}
