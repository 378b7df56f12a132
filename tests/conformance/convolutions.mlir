// batch
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
%c0 = stablehlo.constant dense<"0x0300000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:6 = call @f(%a0) : (tensor<2xi32>) -> (tensor<3xf32>, tensor<150xf32>, tensor<151xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<3x3xf32>)
%e0 = stablehlo.constant dense<"0x16DAE54A009087C7ACDAE5CA"> : tensor<3xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e1 = stablehlo.constant dense<"0x00E2E9460051204700AA44470037464700E7454700534547006A4647005345470098464700C6434700674747005E44470002454700904847000E444700FF454700BE454700314647006A4447003A474700B2454700DE434700FB4747001844470036464700FC45470010444700134647001D46470061464700B9434700B447470078434700E74447005A494700F94247001E474700DB464700F944470021454700694747005045470048434700684947007D434700584647004047470052434700D0464700C4454700B54647005344470073474700854447001645470049484700424347002A47470094444700E1464700284547005B454700FC464700BB424700C3464700C4454700C6454700A2454700644647005645470065454700C4474700CE0C4700B47C46009041C50038C1C6009628C7004447C7001046C700E243C700C946C7005045C700DE44C7006045C700E948C700AC43C7003246C7007D47C7001643C7008447C700D544C700AC45C7001145C7008B46C700B245C7009745C7005447C7007C43C700B547C7000245C7001946C7000746C700B544C7005947C7000344C7006448C7000E45C700F645C7003E47C7009244C7002046C7007444C700D446C700A443C7005546C700E646C700CE43C700C947C7002C44C7007346C7004A45C7005B45C7007E45C700A845C7008446C700A743C7009847C700E943C7006445C700E147C7007A44C700C246C700DE44C7000C47C7003E44C700B745C700F646C7007844C700CA47C7009E45C7008A46C7009C45C700CC44C7007745C700EF45C7009246C7000444C700BD47C700D21DC700F4E8C6"> : tensor<150xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<150xf32>, tensor<150xf32>) -> ()
%e2 = stablehlo.constant dense<"0x0000AC420000AB430000CAC2008095430000C8C200000E4400800CC40000F843000032C400C029440080A2C300400B44000037C40000FA42008045C40000184400001AC400002D4400008EC300806E44000037C40080EE4300C047C400000B44000034C4004038440000B6C30080C04300A082C4000031C300C00BC40000854300009BC30080A54300801CC4000037C300C00BC4000052C300C049C40000304100004EC30000FEC20080A8C3000010C3000051C30000EDC3000068C30000B6C200004DC30080F7C300C018C40080C7C3000049C400004FC30080C3C30000FAC30080EAC300003CC300800DC4000047C3004050C400001041000041C400002EC300C06CC400001AC3008079C400008D43004062C40000C4C200009BC40000E0C1008078C4000055C300C083C40000184200C08BC4008013C40040A9C4000075C3002082C40080BCC3008062C400800DC4004085C40080E1C3008064C400C00CC40000FDC300C026C40080E1C3008061C40000FFC300C010C400C059C40080F9C300006BC300804BC4008025C400A081C40080BFC300004BC4004006C4000040C4004010C4008066C40080B6C3000077C40080C9C300C06AC40080A4C300C03FC4008009C400404AC400800BC400E09FC40080AAC300407AC40000D3C300C05CC400C021C4004020C40080B9C300C040C400809BC3004077C4000008C4008052C40080EDC300C08AC400002BC4008042C4008097C300C068C4004010C4004039C400C00CC400C00CC400800EC400004EC4008010C4002080C40080DFC300E0A1C40080B2C3000019C400803BC400C06EC40080C9C3004044C40080CAC3"> : tensor<151xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<151xf32>, tensor<151xf32>) -> ()
%e3 = stablehlo.constant dense<"0x00A091C480EE93C700F8E745"> : tensor<3xf32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e4 = stablehlo.constant dense<"0x000080C00000434300004041000040C0000060430000F0410000004200008CC3000040C1"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e5 = stablehlo.constant dense<"0x0000F04100003D43000080C10000E0410000F0C100000000000030C1000088C200004042"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<3xf32>, tensor<150xf32>, tensor<151xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<3x3xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<543600xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<543600xi32>
%4 = stablehlo.add %2, %3 : tensor<543600xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<543600xi32>
%6 = stablehlo.multiply %4, %5 : tensor<543600xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<543600xi32>, tensor<i64>) -> tensor<543600xi32>
%8 = stablehlo.multiply %7, %4 : tensor<543600xi32>
%9 = stablehlo.add %6, %8 : tensor<543600xi32>
%c_1 = stablehlo.constant dense<5> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<543600xi32>, tensor<i64>) -> tensor<543600xi32>
%c_2 = stablehlo.constant dense<2> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<543600xi32>
%12 = stablehlo.subtract %10, %11 : tensor<543600xi32>
%13 = stablehlo.convert %12 : (tensor<543600xi32>) -> tensor<543600xf32>
%14 = stablehlo.reshape %13 : (tensor<543600xf32>) -> tensor<3x150x151x8xf32>
%15 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%16 = stablehlo.reshape %15 : (tensor<1xi32>) -> tensor<i32>
%17 = stablehlo.iota dim = 0 : tensor<600xi32>
%18 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<600xi32>
%19 = stablehlo.add %17, %18 : tensor<600xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<600xi32>
%21 = stablehlo.multiply %19, %20 : tensor<600xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%22 = call @remainder_0(%19, %c_4) : (tensor<600xi32>, tensor<i64>) -> tensor<600xi32>
%23 = stablehlo.multiply %22, %19 : tensor<600xi32>
%24 = stablehlo.add %21, %23 : tensor<600xi32>
%c_5 = stablehlo.constant dense<3> : tensor<i64>
%25 = call @remainder_0(%24, %c_5) : (tensor<600xi32>, tensor<i64>) -> tensor<600xi32>
%c_6 = stablehlo.constant dense<1> : tensor<i32>
%26 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<600xi32>
%27 = stablehlo.subtract %25, %26 : tensor<600xi32>
%28 = stablehlo.convert %27 : (tensor<600xi32>) -> tensor<600xf32>
%29 = stablehlo.reshape %28 : (tensor<600xf32>) -> tensor<5x5x8x3xf32>
%30 = stablehlo.convolution(%14, %29) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x150x151x8xf32>, tensor<5x5x8x3xf32>) -> tensor<3x150x151x3xf32>
%31 = stablehlo.iota dim = 0 : tensor<203850xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%32 = call @remainder_1(%31, %c_7) : (tensor<203850xi32>, tensor<i64>) -> tensor<203850xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%33 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<203850xi32>
%34 = stablehlo.add %33, %32 : tensor<203850xi32>
%35 = stablehlo.convert %34 : (tensor<203850xi32>) -> tensor<203850xf32>
%36 = stablehlo.reshape %35 : (tensor<203850xf32>) -> tensor<3x150x151x3xf32>
%37 = stablehlo.multiply %30, %36 : tensor<3x150x151x3xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%38 = stablehlo.reduce(%37 init: %cst) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<3x150x151x3xf32>, tensor<f32>) -> tensor<3xf32>
%cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%39 = stablehlo.reduce(%37 init: %cst_9) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<3x150x151x3xf32>, tensor<f32>) -> tensor<150xf32>
%cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%40 = stablehlo.reduce(%37 init: %cst_10) applies stablehlo.add across dimensions = [0, 1, 3] : (tensor<3x150x151x3xf32>, tensor<f32>) -> tensor<151xf32>
%cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%41 = stablehlo.reduce(%37 init: %cst_11) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x150x151x3xf32>, tensor<f32>) -> tensor<3xf32>
%42 = stablehlo.slice %37 [0:3, 1:2, 1:2, 0:3] : (tensor<3x150x151x3xf32>) -> tensor<3x1x1x3xf32>
%43 = stablehlo.reshape %42 : (tensor<3x1x1x3xf32>) -> tensor<3x3xf32>
%44 = stablehlo.slice %37 [0:3, 149:150, 150:151, 0:3] : (tensor<3x150x151x3xf32>) -> tensor<3x1x1x3xf32>
%45 = stablehlo.reshape %44 : (tensor<3x1x1x3xf32>) -> tensor<3x3xf32>
return %38, %39, %40, %41, %43, %45 : tensor<3xf32>, tensor<150xf32>, tensor<151xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<3x3xf32>
}
func.func private @remainder(%arg0: tensor<543600xi32>, %arg1: tensor<i64>) -> tensor<543600xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<543600xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<543600xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<543600xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<543600xi32>, tensor<543600xi32>) -> tensor<543600xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<543600xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<543600xi32>, tensor<543600xi32>) -> tensor<543600xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<543600xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<543600xi1>, tensor<543600xi1>) -> tensor<543600xi1>
%12 = stablehlo.and %11, %6 : tensor<543600xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<543600xi32>
%14 = stablehlo.add %4, %13 : tensor<543600xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<543600xi1>, tensor<543600xi32>
return %15 : tensor<543600xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<600xi32>, %arg1: tensor<i64>) -> tensor<600xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<600xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<600xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<600xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<600xi32>, tensor<600xi32>) -> tensor<600xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<600xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<600xi32>, tensor<600xi32>) -> tensor<600xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<600xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<600xi1>, tensor<600xi1>) -> tensor<600xi1>
%12 = stablehlo.and %11, %6 : tensor<600xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<600xi32>
%14 = stablehlo.add %4, %13 : tensor<600xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<600xi1>, tensor<600xi32>
return %15 : tensor<600xi32>
}
func.func private @remainder_1(%arg0: tensor<203850xi32>, %arg1: tensor<i64>) -> tensor<203850xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<203850xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<203850xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<203850xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<203850xi32>, tensor<203850xi32>) -> tensor<203850xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<203850xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<203850xi32>, tensor<203850xi32>) -> tensor<203850xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<203850xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<203850xi1>, tensor<203850xi1>) -> tensor<203850xi1>
%12 = stablehlo.and %11, %6 : tensor<203850xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<203850xi32>
%14 = stablehlo.add %4, %13 : tensor<203850xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<203850xi1>, tensor<203850xi32>
return %15 : tensor<203850xi32>
}
}
// -----
// batch_in_parts
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
%c0 = stablehlo.constant dense<"0x0300000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:6 = call @f(%a0) : (tensor<2xi32>) -> (tensor<3xf32>, tensor<150xf32>, tensor<151xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<3x3xf32>)
%e0 = stablehlo.constant dense<"0xC069894A00D621C76A6A89CA"> : tensor<3xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e1 = stablehlo.constant dense<"0x003A9546002AF346008EEA4600EEE74600BCF3460018E64600BEEC4600A4F1460038E746004EEC460090F0460018E746002AED4600E4EF460060E74600E2EC460014EB4600CEEC4600EEE64600F8EC460062EC460038E3460064F4460080E6460074E846000EF4460028E34600B4EC4600CCEF46000AE54600E6EE46001CEE46008CE64600DAED4600FAEC4600A8EA4600BAEA460016ED460038ED460074E546002EF3460020EA46009AE4460000F7460020E64600D2EB460080F24600A0E54600B2ED46002AEE460026E94600BEEC460046EE460092EA4600F2EA460086EC460012EC460010E746007EED46004EF0460002E1460024F2460070EA4600FAE0460062F64600B8E44600C2EA460070F146001CE74600A6ED460072E9460022EC4600F0E946006C7C4600404FC500AABFC600F2E3C60070EFC60090EFC600C6E2C6002CF1C60090EAC600D2E6C60052EFC6005EECC6002EEAC6009EEDC6008EE9C6006EECC60030EDC600F4E8C6004EF0C600E2E6C6004EEFC60060EDC60042E5C60018F2C6008CE7C60040ECC600B0EFC6006CE6C6005AEDC6002EEAC6002CEAC60084EBC60096EBC6006EEDC60006EAC60000EDC600BEEDC600BEE5C60096EDC60034EDC60020E4C60056F3C60060E9C60070E7C60070F2C60056E5C600E4EEC6001EECC60090E7C60024F0C60068E7C6006AEBC600A4EBC60024EBC6002EEEC60030EBC60032ECC60062EFC6001AE9C6007AECC600A6EEC60004E6C60096F2C60020E9C60044E9C60048F0C60048E5C60068F0C6005AE9C6000CEAC6005CEEC6001EE7C6004EEFC6007CE8C60006EDC60048EDC600A899C6"> : tensor<150xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<150xf32>, tensor<150xf32>) -> ()
%e2 = stablehlo.constant dense<"0x0080CE430000CCC30080254400E080C400C0104400804AC400008E4300805EC40000F743000002C4008035440080C3C300001A44004006C400003D440080B2C30080ED4300401DC400802244000018C40000F94300C04BC400000D440080CDC300002D440000AAC300403E4400C016C40000D943000070C40080F44300C03FC40080AE4300007FC40000F043000068C400805244004044C400C0044400404BC400407944000072C40000214400A08CC400401944000094C40000DC43008057C400000A4400A08FC400801A44008066C40080884300E081C400401F44002081C40080B843000082C400003143008066C4000018430080DEC3000010C200C011C40080AE430080E8C3000040C000C007C4000010C300000FC40000A1C300C015C400003BC300C03DC4000056C30000FCC2000045C30080CAC300809EC30080ACC30000E0C000401AC4000090C2004036C40000F1C30000E4C300008CC300801EC40000DAC20080DDC3000065C300C007C4000072C3000003C40080AEC3004027C40000B2C2000029C4008019C400C011C4000011C30000A7C30080A3C3000016C30080BCC3000090C1008019C40080C1C300803DC4000034C400C009C40000B8C300C036C40000AFC30000F0C30000B3C30000E4C300000C4300001CC40000C642000035C400007C4200C04DC400808AC300801BC4000068C200C020C400001D4300000FC40000144300C07DC40000B94300C06FC400003CC200A084C40000D2C200408BC400003842002085C40000D442004056C40080B24300C02FC400009D43004083C400C0314400209BC400809E430020A9C400000243008086C4"> : tensor<151xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<151xf32>, tensor<151xf32>) -> ()
%e3 = stablehlo.constant dense<"0x00C019C4008931C700288E45"> : tensor<3xf32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e4 = stablehlo.constant dense<"0x0000000000000D43000000410000C0C000004843000020410000A04200004DC30000C040"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e5 = stablehlo.constant dense<"0x000040C10000D242000070C1000028C2000088C1000020C1000020C1000050C200004041"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<3xf32>, tensor<150xf32>, tensor<151xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<3x3xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<543600xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<543600xi32>
%4 = stablehlo.add %2, %3 : tensor<543600xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<543600xi32>
%6 = stablehlo.multiply %4, %5 : tensor<543600xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<543600xi32>, tensor<i64>) -> tensor<543600xi32>
%8 = stablehlo.multiply %7, %4 : tensor<543600xi32>
%9 = stablehlo.add %6, %8 : tensor<543600xi32>
%c_1 = stablehlo.constant dense<5> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<543600xi32>, tensor<i64>) -> tensor<543600xi32>
%c_2 = stablehlo.constant dense<2> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<543600xi32>
%12 = stablehlo.subtract %10, %11 : tensor<543600xi32>
%13 = stablehlo.convert %12 : (tensor<543600xi32>) -> tensor<543600xf32>
%14 = stablehlo.reshape %13 : (tensor<543600xf32>) -> tensor<3x150x151x8xf32>
%15 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%16 = stablehlo.reshape %15 : (tensor<1xi32>) -> tensor<i32>
%17 = stablehlo.iota dim = 0 : tensor<600xi32>
%18 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<600xi32>
%19 = stablehlo.add %17, %18 : tensor<600xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<600xi32>
%21 = stablehlo.multiply %19, %20 : tensor<600xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%22 = call @remainder_0(%19, %c_4) : (tensor<600xi32>, tensor<i64>) -> tensor<600xi32>
%23 = stablehlo.multiply %22, %19 : tensor<600xi32>
%24 = stablehlo.add %21, %23 : tensor<600xi32>
%c_5 = stablehlo.constant dense<3> : tensor<i64>
%25 = call @remainder_0(%24, %c_5) : (tensor<600xi32>, tensor<i64>) -> tensor<600xi32>
%c_6 = stablehlo.constant dense<1> : tensor<i32>
%26 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<600xi32>
%27 = stablehlo.subtract %25, %26 : tensor<600xi32>
%28 = stablehlo.convert %27 : (tensor<600xi32>) -> tensor<600xf32>
%29 = stablehlo.reshape %28 : (tensor<600xf32>) -> tensor<5x5x8x3xf32>
%30 = stablehlo.convolution(%14, %29) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [2, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x150x151x8xf32>, tensor<5x5x8x3xf32>) -> tensor<3x150x151x3xf32>
%31 = stablehlo.iota dim = 0 : tensor<203850xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%32 = call @remainder_1(%31, %c_7) : (tensor<203850xi32>, tensor<i64>) -> tensor<203850xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%33 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<203850xi32>
%34 = stablehlo.add %33, %32 : tensor<203850xi32>
%35 = stablehlo.convert %34 : (tensor<203850xi32>) -> tensor<203850xf32>
%36 = stablehlo.reshape %35 : (tensor<203850xf32>) -> tensor<3x150x151x3xf32>
%37 = stablehlo.multiply %30, %36 : tensor<3x150x151x3xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%38 = stablehlo.reduce(%37 init: %cst) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<3x150x151x3xf32>, tensor<f32>) -> tensor<3xf32>
%cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%39 = stablehlo.reduce(%37 init: %cst_9) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<3x150x151x3xf32>, tensor<f32>) -> tensor<150xf32>
%cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%40 = stablehlo.reduce(%37 init: %cst_10) applies stablehlo.add across dimensions = [0, 1, 3] : (tensor<3x150x151x3xf32>, tensor<f32>) -> tensor<151xf32>
%cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%41 = stablehlo.reduce(%37 init: %cst_11) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x150x151x3xf32>, tensor<f32>) -> tensor<3xf32>
%42 = stablehlo.slice %37 [0:3, 1:2, 1:2, 0:3] : (tensor<3x150x151x3xf32>) -> tensor<3x1x1x3xf32>
%43 = stablehlo.reshape %42 : (tensor<3x1x1x3xf32>) -> tensor<3x3xf32>
%44 = stablehlo.slice %37 [0:3, 149:150, 150:151, 0:3] : (tensor<3x150x151x3xf32>) -> tensor<3x1x1x3xf32>
%45 = stablehlo.reshape %44 : (tensor<3x1x1x3xf32>) -> tensor<3x3xf32>
return %38, %39, %40, %41, %43, %45 : tensor<3xf32>, tensor<150xf32>, tensor<151xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<3x3xf32>
}
func.func private @remainder(%arg0: tensor<543600xi32>, %arg1: tensor<i64>) -> tensor<543600xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<543600xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<543600xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<543600xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<543600xi32>, tensor<543600xi32>) -> tensor<543600xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<543600xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<543600xi32>, tensor<543600xi32>) -> tensor<543600xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<543600xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<543600xi1>, tensor<543600xi1>) -> tensor<543600xi1>
%12 = stablehlo.and %11, %6 : tensor<543600xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<543600xi32>
%14 = stablehlo.add %4, %13 : tensor<543600xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<543600xi1>, tensor<543600xi32>
return %15 : tensor<543600xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<600xi32>, %arg1: tensor<i64>) -> tensor<600xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<600xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<600xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<600xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<600xi32>, tensor<600xi32>) -> tensor<600xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<600xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<600xi32>, tensor<600xi32>) -> tensor<600xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<600xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<600xi1>, tensor<600xi1>) -> tensor<600xi1>
%12 = stablehlo.and %11, %6 : tensor<600xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<600xi32>
%14 = stablehlo.add %4, %13 : tensor<600xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<600xi1>, tensor<600xi32>
return %15 : tensor<600xi32>
}
func.func private @remainder_1(%arg0: tensor<203850xi32>, %arg1: tensor<i64>) -> tensor<203850xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<203850xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<203850xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<203850xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<203850xi32>, tensor<203850xi32>) -> tensor<203850xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<203850xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<203850xi32>, tensor<203850xi32>) -> tensor<203850xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<203850xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<203850xi1>, tensor<203850xi1>) -> tensor<203850xi1>
%12 = stablehlo.and %11, %6 : tensor<203850xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<203850xi32>
%14 = stablehlo.add %4, %13 : tensor<203850xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<203850xi1>, tensor<203850xi32>
return %15 : tensor<203850xi32>
}
}
// -----
// batch_strided
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
%c0 = stablehlo.constant dense<"0x0300000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:6 = call @f(%a0) : (tensor<2xi32>) -> (tensor<5xf32>, tensor<246xf32>, tensor<125xf32>, tensor<3xf32>, tensor<5x3xf32>, tensor<5x3xf32>)
%e0 = stablehlo.constant dense<"0x30EA1B49246DCACA5C502FCA709C5849CACF8D4A"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e1 = stablehlo.constant dense<"0x00007143000017430080CEC3008076C40000E94300000B430000294400001042000005430000B2C30000C2C30000A6430000F64200004AC30000A0C2000078420080C843000045430080BAC300000AC40000EFC300400744000023440080D14300004CC40000DDC3004023C4004019440080B143000012440000964200609AC40080F7430000AC4200C01C440000B84200009DC3004020C40000A6C20080AC430080C24300808DC3000032C300009B43000002C30000144200007842000061C30080A0C3000038C2004002440080E84300C047C40000C0C100404AC400001F430000844400005B430000A44300E089C400006DC300000D430000014400007F430000FB43000068C4004010C4004000440000C2420000FA430000C0C3000032430000A8C200005C430080E0430080B2C300C03FC40000E0C200808F4300003044004008C40080A4C30000A8C20000A8C300800F44004027440080C643004055C40000A7C3000080C300C0494400001E43000017430080CEC3008076C40000E94300000B430000294400001042000005430000B2C30000C2C30000A6430000F64200004AC30000A0C2000078420080C843000045430080BAC300000AC40000EFC300400744000023440080D14300004CC40000DDC3004023C4004019440080B143000012440000964200609AC40080F7430000AC4200C01C440000B84200009DC300D0E6C5004450C600969CC60088CEC6000A06C700961AC7008534C700AF53C700496AC7009C83C7803983C7007383C700B081C7805181C7006D80C7009A83C7803883C780BD83C780F382C7002480C7005D7CC7001A76C7009872C7003F6BC7003A64C700CA5BC7001357C700E24DC700494AC700EB42C700FC41C7005643C700FD45C7002244C7005744C700BB40C7006F3FC700FC45C7009945C7006947C700063BC700C833C700B42EC700AF2AC7009D24C7006F1EC7008213C700BF0CC7001407C7008D00C700B404C7008002C7009902C7008702C7005202C7002902C700CD01C7006100C7003903C7003801C700CAFAC6003AEBC60038D6C60076CBC60014BFC6006EB6C60062B0C600089EC6006A8BC6005280C600CC74C6004084C600A089C600FC82C6001084C6006079C6009A80C6000C83C600DE82C600587DC600E868C600D44CC600543DC600CC1AC60090ECC500D0C1C5004099C500806AC500E0EFC40000AEC20080B94300405D4400C03944000082C400803CC4008018C40040534400403044000021430080D0C300400FC4000078C30000184300004B440000F8410080AF43000009C4008086C3000050430080D3C300001CC3000094420080864300005E440080D343008020C4004053C400009CC3"> : tensor<246xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<246xf32>, tensor<246xf32>) -> ()
%e2 = stablehlo.constant dense<"0x00D81AC600348BC600FABDC600B6C5C60046BDC600EEFFC600C6DFC600BABFC60098BDC600DCB4C6005AFEC600ACE7C600DEC0C600FCBBC6009EB3C6005A00C700CAE4C60050C0C6001CC0C6002EBBC600C4FFC600F0D9C60028BAC600B2C2C600FCBDC600F0FFC60098E2C600E6C1C60090C1C60032B5C600D2FFC6004CE4C6006ABFC60092B8C60036B1C6005300C7005CE6C600C0C2C600CEBFC60080BDC600CC01C70092DEC600E0B8C60076BBC60006BBC60020FEC6006ADEC6006ABDC60042C2C600CEB5C600E8FFC6009AE8C6002EC2C60016BBC600FCB5C6008B01C7002EE4C6001CBDC600DCBCC600C6B9C600F600C7002EE2C60038BDC6006AC1C60056BDC6000E01C70088DEC6004EBFC6007EC3C600E0BAC600A4FEC600C8E2C60000C5C600A6C1C60074B5C600DF00C70078E7C60020BEC600C6BAC60044BAC600E201C70018E2C6000ABFC60098C2C600C4C0C6006D01C7002EE2C60006C1C60016C1C6007EB7C60064FBC60078E5C6009EC4C60028C6C6001EB8C6008901C70064E8C6008AC3C60042B9C6006AB5C6006403C70052E5C600CEBAC6007ABBC600C6BBC6005401C700BAE2C6004CC1C60032C6C600D0B9C60070FBC600E4DEC60072C0C6009ABDC6007CB7C6009302C70016E8C6009EBBC6005CB7C6008EB9C600F902C700E0E8C60076BDC600B6BDC60030BAC6"> : tensor<125xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<125xf32>, tensor<125xf32>) -> ()
%e3 = stablehlo.constant dense<"0x002B3B47681C5FCAA0328648"> : tensor<3xf32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e4 = stablehlo.constant dense<"0x000060C10000EC42000010C100005C420000CFC3000028C20000A041000096C200004041000040410000C442000040C0000064C2000008430000A040"> : tensor<5x3xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5x3xf32>, tensor<5x3xf32>) -> ()
%e5 = stablehlo.constant dense<"0x00008C42000028C3000020C20000284200003DC30000A0C0000090410000E0C1000020C10000A8420000B8410000F0C10000C0C10080984300001042"> : tensor<5x3xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<5x3xf32>, tensor<5x3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<5xf32>, tensor<246xf32>, tensor<125xf32>, tensor<3xf32>, tensor<5x3xf32>, tensor<5x3xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<2510000xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<2510000xi32>
%4 = stablehlo.add %2, %3 : tensor<2510000xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2510000xi32>
%6 = stablehlo.multiply %4, %5 : tensor<2510000xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<2510000xi32>, tensor<i64>) -> tensor<2510000xi32>
%8 = stablehlo.multiply %7, %4 : tensor<2510000xi32>
%9 = stablehlo.add %6, %8 : tensor<2510000xi32>
%c_1 = stablehlo.constant dense<5> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<2510000xi32>, tensor<i64>) -> tensor<2510000xi32>
%c_2 = stablehlo.constant dense<2> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2510000xi32>
%12 = stablehlo.subtract %10, %11 : tensor<2510000xi32>
%13 = stablehlo.convert %12 : (tensor<2510000xi32>) -> tensor<2510000xf32>
%14 = stablehlo.reshape %13 : (tensor<2510000xf32>) -> tensor<5x251x250x8xf32>
%15 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%16 = stablehlo.reshape %15 : (tensor<1xi32>) -> tensor<i32>
%17 = stablehlo.iota dim = 0 : tensor<480xi32>
%18 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<480xi32>
%19 = stablehlo.add %17, %18 : tensor<480xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<480xi32>
%21 = stablehlo.multiply %19, %20 : tensor<480xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%22 = call @remainder_0(%19, %c_4) : (tensor<480xi32>, tensor<i64>) -> tensor<480xi32>
%23 = stablehlo.multiply %22, %19 : tensor<480xi32>
%24 = stablehlo.add %21, %23 : tensor<480xi32>
%c_5 = stablehlo.constant dense<3> : tensor<i64>
%25 = call @remainder_0(%24, %c_5) : (tensor<480xi32>, tensor<i64>) -> tensor<480xi32>
%c_6 = stablehlo.constant dense<1> : tensor<i32>
%26 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<480xi32>
%27 = stablehlo.subtract %25, %26 : tensor<480xi32>
%28 = stablehlo.convert %27 : (tensor<480xi32>) -> tensor<480xf32>
%29 = stablehlo.reshape %28 : (tensor<480xf32>) -> tensor<5x4x8x3xf32>
%30 = stablehlo.convolution(%14, %29) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 2], pad = [[1, 2], [3, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<5x251x250x8xf32>, tensor<5x4x8x3xf32>) -> tensor<5x246x125x3xf32>
%31 = stablehlo.iota dim = 0 : tensor<461250xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%32 = call @remainder_1(%31, %c_7) : (tensor<461250xi32>, tensor<i64>) -> tensor<461250xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%33 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<461250xi32>
%34 = stablehlo.add %33, %32 : tensor<461250xi32>
%35 = stablehlo.convert %34 : (tensor<461250xi32>) -> tensor<461250xf32>
%36 = stablehlo.reshape %35 : (tensor<461250xf32>) -> tensor<5x246x125x3xf32>
%37 = stablehlo.multiply %30, %36 : tensor<5x246x125x3xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%38 = stablehlo.reduce(%37 init: %cst) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<5x246x125x3xf32>, tensor<f32>) -> tensor<5xf32>
%cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%39 = stablehlo.reduce(%37 init: %cst_9) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<5x246x125x3xf32>, tensor<f32>) -> tensor<246xf32>
%cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%40 = stablehlo.reduce(%37 init: %cst_10) applies stablehlo.add across dimensions = [0, 1, 3] : (tensor<5x246x125x3xf32>, tensor<f32>) -> tensor<125xf32>
%cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%41 = stablehlo.reduce(%37 init: %cst_11) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<5x246x125x3xf32>, tensor<f32>) -> tensor<3xf32>
%42 = stablehlo.slice %37 [0:5, 1:2, 1:2, 0:3] : (tensor<5x246x125x3xf32>) -> tensor<5x1x1x3xf32>
%43 = stablehlo.reshape %42 : (tensor<5x1x1x3xf32>) -> tensor<5x3xf32>
%44 = stablehlo.slice %37 [0:5, 245:246, 124:125, 0:3] : (tensor<5x246x125x3xf32>) -> tensor<5x1x1x3xf32>
%45 = stablehlo.reshape %44 : (tensor<5x1x1x3xf32>) -> tensor<5x3xf32>
return %38, %39, %40, %41, %43, %45 : tensor<5xf32>, tensor<246xf32>, tensor<125xf32>, tensor<3xf32>, tensor<5x3xf32>, tensor<5x3xf32>
}
func.func private @remainder(%arg0: tensor<2510000xi32>, %arg1: tensor<i64>) -> tensor<2510000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2510000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<2510000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2510000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<2510000xi32>, tensor<2510000xi32>) -> tensor<2510000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2510000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<2510000xi32>, tensor<2510000xi32>) -> tensor<2510000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2510000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<2510000xi1>, tensor<2510000xi1>) -> tensor<2510000xi1>
%12 = stablehlo.and %11, %6 : tensor<2510000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2510000xi32>
%14 = stablehlo.add %4, %13 : tensor<2510000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<2510000xi1>, tensor<2510000xi32>
return %15 : tensor<2510000xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<480xi32>, %arg1: tensor<i64>) -> tensor<480xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<480xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<480xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<480xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<480xi32>, tensor<480xi32>) -> tensor<480xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<480xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<480xi32>, tensor<480xi32>) -> tensor<480xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<480xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<480xi1>, tensor<480xi1>) -> tensor<480xi1>
%12 = stablehlo.and %11, %6 : tensor<480xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<480xi32>
%14 = stablehlo.add %4, %13 : tensor<480xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<480xi1>, tensor<480xi32>
return %15 : tensor<480xi32>
}
func.func private @remainder_1(%arg0: tensor<461250xi32>, %arg1: tensor<i64>) -> tensor<461250xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<461250xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<461250xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<461250xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<461250xi32>, tensor<461250xi32>) -> tensor<461250xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<461250xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<461250xi32>, tensor<461250xi32>) -> tensor<461250xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<461250xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<461250xi1>, tensor<461250xi1>) -> tensor<461250xi1>
%12 = stablehlo.and %11, %6 : tensor<461250xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<461250xi32>
%14 = stablehlo.add %4, %13 : tensor<461250xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<461250xi1>, tensor<461250xi32>
return %15 : tensor<461250xi32>
}
}
// -----
// batch_strided_in_parts
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
%c0 = stablehlo.constant dense<"0x0300000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:6 = call @f(%a0) : (tensor<2xi32>) -> (tensor<5xf32>, tensor<248xf32>, tensor<125xf32>, tensor<3xf32>, tensor<5x3xf32>, tensor<5x3xf32>)
%e0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e1 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<248xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<248xf32>, tensor<248xf32>) -> ()
%e2 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<125xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<125xf32>, tensor<125xf32>) -> ()
%e3 = stablehlo.constant dense<"0x000000000000000000000000"> : tensor<3xf32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e4 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<5x3xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5x3xf32>, tensor<5x3xf32>) -> ()
%e5 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<5x3xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<5x3xf32>, tensor<5x3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<5xf32>, tensor<248xf32>, tensor<125xf32>, tensor<3xf32>, tensor<5x3xf32>, tensor<5x3xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<2510000xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<2510000xi32>
%4 = stablehlo.add %2, %3 : tensor<2510000xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2510000xi32>
%6 = stablehlo.multiply %4, %5 : tensor<2510000xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<2510000xi32>, tensor<i64>) -> tensor<2510000xi32>
%8 = stablehlo.multiply %7, %4 : tensor<2510000xi32>
%9 = stablehlo.add %6, %8 : tensor<2510000xi32>
%c_1 = stablehlo.constant dense<5> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<2510000xi32>, tensor<i64>) -> tensor<2510000xi32>
%c_2 = stablehlo.constant dense<2> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2510000xi32>
%12 = stablehlo.subtract %10, %11 : tensor<2510000xi32>
%13 = stablehlo.convert %12 : (tensor<2510000xi32>) -> tensor<2510000xf32>
%14 = stablehlo.reshape %13 : (tensor<2510000xf32>) -> tensor<5x251x250x8xf32>
%15 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%16 = stablehlo.reshape %15 : (tensor<1xi32>) -> tensor<i32>
%17 = stablehlo.iota dim = 0 : tensor<480xi32>
%18 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<480xi32>
%19 = stablehlo.add %17, %18 : tensor<480xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<480xi32>
%21 = stablehlo.multiply %19, %20 : tensor<480xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%22 = call @remainder_0(%19, %c_4) : (tensor<480xi32>, tensor<i64>) -> tensor<480xi32>
%23 = stablehlo.multiply %22, %19 : tensor<480xi32>
%24 = stablehlo.add %21, %23 : tensor<480xi32>
%c_5 = stablehlo.constant dense<3> : tensor<i64>
%25 = call @remainder_0(%24, %c_5) : (tensor<480xi32>, tensor<i64>) -> tensor<480xi32>
%c_6 = stablehlo.constant dense<1> : tensor<i32>
%26 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<480xi32>
%27 = stablehlo.subtract %25, %26 : tensor<480xi32>
%28 = stablehlo.convert %27 : (tensor<480xi32>) -> tensor<480xf32>
%29 = stablehlo.reshape %28 : (tensor<480xf32>) -> tensor<5x4x8x3xf32>
%30 = stablehlo.convolution(%14, %29) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 2], [3, 0]], lhs_dilate = [2, 1], rhs_dilate = [2, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<5x251x250x8xf32>, tensor<5x4x8x3xf32>) -> tensor<5x248x125x3xf32>
%31 = stablehlo.iota dim = 0 : tensor<465000xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%32 = call @remainder_1(%31, %c_7) : (tensor<465000xi32>, tensor<i64>) -> tensor<465000xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%33 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<465000xi32>
%34 = stablehlo.add %33, %32 : tensor<465000xi32>
%35 = stablehlo.convert %34 : (tensor<465000xi32>) -> tensor<465000xf32>
%36 = stablehlo.reshape %35 : (tensor<465000xf32>) -> tensor<5x248x125x3xf32>
%37 = stablehlo.multiply %30, %36 : tensor<5x248x125x3xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%38 = stablehlo.reduce(%37 init: %cst) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<5x248x125x3xf32>, tensor<f32>) -> tensor<5xf32>
%cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%39 = stablehlo.reduce(%37 init: %cst_9) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<5x248x125x3xf32>, tensor<f32>) -> tensor<248xf32>
%cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%40 = stablehlo.reduce(%37 init: %cst_10) applies stablehlo.add across dimensions = [0, 1, 3] : (tensor<5x248x125x3xf32>, tensor<f32>) -> tensor<125xf32>
%cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%41 = stablehlo.reduce(%37 init: %cst_11) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<5x248x125x3xf32>, tensor<f32>) -> tensor<3xf32>
%42 = stablehlo.slice %37 [0:5, 1:2, 1:2, 0:3] : (tensor<5x248x125x3xf32>) -> tensor<5x1x1x3xf32>
%43 = stablehlo.reshape %42 : (tensor<5x1x1x3xf32>) -> tensor<5x3xf32>
%44 = stablehlo.slice %37 [0:5, 247:248, 124:125, 0:3] : (tensor<5x248x125x3xf32>) -> tensor<5x1x1x3xf32>
%45 = stablehlo.reshape %44 : (tensor<5x1x1x3xf32>) -> tensor<5x3xf32>
return %38, %39, %40, %41, %43, %45 : tensor<5xf32>, tensor<248xf32>, tensor<125xf32>, tensor<3xf32>, tensor<5x3xf32>, tensor<5x3xf32>
}
func.func private @remainder(%arg0: tensor<2510000xi32>, %arg1: tensor<i64>) -> tensor<2510000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2510000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<2510000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2510000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<2510000xi32>, tensor<2510000xi32>) -> tensor<2510000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2510000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<2510000xi32>, tensor<2510000xi32>) -> tensor<2510000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2510000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<2510000xi1>, tensor<2510000xi1>) -> tensor<2510000xi1>
%12 = stablehlo.and %11, %6 : tensor<2510000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2510000xi32>
%14 = stablehlo.add %4, %13 : tensor<2510000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<2510000xi1>, tensor<2510000xi32>
return %15 : tensor<2510000xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<480xi32>, %arg1: tensor<i64>) -> tensor<480xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<480xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<480xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<480xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<480xi32>, tensor<480xi32>) -> tensor<480xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<480xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<480xi32>, tensor<480xi32>) -> tensor<480xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<480xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<480xi1>, tensor<480xi1>) -> tensor<480xi1>
%12 = stablehlo.and %11, %6 : tensor<480xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<480xi32>
%14 = stablehlo.add %4, %13 : tensor<480xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<480xi1>, tensor<480xi32>
return %15 : tensor<480xi32>
}
func.func private @remainder_1(%arg0: tensor<465000xi32>, %arg1: tensor<i64>) -> tensor<465000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<465000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<465000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<465000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<465000xi32>, tensor<465000xi32>) -> tensor<465000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<465000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<465000xi32>, tensor<465000xi32>) -> tensor<465000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<465000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<465000xi1>, tensor<465000xi1>) -> tensor<465000xi1>
%12 = stablehlo.and %11, %6 : tensor<465000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<465000xi32>
%14 = stablehlo.add %4, %13 : tensor<465000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<465000xi1>, tensor<465000xi32>
return %15 : tensor<465000xi32>
}
}
// -----
// batch_grouped
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
%c0 = stablehlo.constant dense<"0x0300000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:6 = call @f(%a0) : (tensor<2xi32>) -> (tensor<3xf32>, tensor<150xf32>, tensor<151xf32>, tensor<4xf32>, tensor<3x4xf32>, tensor<3x4xf32>)
%e0 = stablehlo.constant dense<"0xCA3D994A001C33C7183799CA"> : tensor<3xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e1 = stablehlo.constant dense<"0x00FEA44600DCD046007D064700EF0447000C01470045064700290147006C054700B5034700F80047003A084700BB00470097044700E107470084FD46005607470005034700A1004700C0084700F8FC46004A0547008D074700D6FD460068084700590447000EFE4600F7064700ED0247003F0247004B044700BE034700CD044700820147007B0747002E034700EC0047007C0847001AFE4600E10247006E084700EEFB4600A9064700FD0547005800470068064700060447000502470013044700F50347001B054700F30047006F0647004506470094FB46004E0A47006D024700CCFC4600180B4700B2FE46002E0147008B0947003CFC4600A00547005006470071004700C9064700EB024700E8034700A103470058034700680547003A00470070C74600443146004035C500446FC60020F0C6003003C7004A01C7003C06C700EE00C700C803C700C103C700E202C7001D06C700B601C7004E06C7002B04C7005603C7007F06C7000F00C700FC04C7007E05C70096FEC6001308C700A403C700B501C7001609C700F500C7005703C700FF04C7001C00C7000D06C700BC01C7006F03C7008406C7003300C7009A07C700F003C7008801C7008506C7006EFEC6000306C7008803C7001700C7006808C7002B01C7003C04C7003508C70040FEC600D006C7007D03C700C100C7000107C7001701C700B004C7005604C700DF02C7007607C7001801C700D904C7008005C700A4FDC6003E08C7007101C7006501C7008A08C700C4FEC600C905C700C605C700D4FFC600CE07C7004301C7006C02C7008A07C700FE00C7004405C7003705C70080D0C600D89FC6"> : tensor<150xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<150xf32>, tensor<150xf32>) -> ()
%e2 = stablehlo.constant dense<"0x00004B4300002C420080B8430000114300008EC3000070C300002CC20000A7C3000002C30000A04200000743000010C200002143000094C3000053C30000644200004D4300003B430000A842000004420000E04000001C4200002F43000086420000DA42000076C30000A0C2000049C300001AC30000BAC2000028420000434300004FC3000029430000E6C30080C0C30000B4C2008090C3000047C30080E7C300004842000080C200001E430080B9C300001C42008011C400009842000094C300009C42000094C2000000C3008010C400004842004005C40080FAC30000A6C20000784200008EC200000CC3008081C30000C6C20080ADC300005DC30000E4C3008010C4004028C40080FFC3000061C3000059C30080D2C30080EDC30000E3C30000CAC3000024C40000EEC300001FC4000063C3000083C30080CFC300800EC400004CC200804EC40080A6C300808AC40000704200C086C400003CC2008034C40000014300405FC4000075C300C09AC40000A8C1008071C400005DC300C014C40000464300400CC40000F0C100C04FC40080A9C3000025C40080D4C30000AFC300C02BC4000056C3000020C3000041C30080BDC300C014C400401BC40080EFC30000F6C3008007C4000079C30000D7C30000EBC30000A4C3004021C40000E1C3000046C3004037C40000DBC3000056C300809EC30080C9C3008096C30000C4C3000029C300006DC400002EC30060A2C40000944300404FC400000D43000064C400003343002082C400001D4300808FC400004DC300C031C40000A442000017C40000E4C2004002C40000C841008050C400C00CC4008020C4000023C4"> : tensor<151xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<151xf32>, tensor<151xf32>) -> ()
%e3 = stablehlo.constant dense<"0x00FC20C600F031C600E823C6003848C6"> : tensor<4xf32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
%e4 = stablehlo.constant dense<"0x0000A8410000C04100000040000004C20000904100004442000040400000B041000020C2000004C300000CC200008040"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e5 = stablehlo.constant dense<"0x00000000000000C20000C8C10000C0C0000080400000A8C1000010C2000020C200005041000040C1000040400000B0C2"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<3xf32>, tensor<150xf32>, tensor<151xf32>, tensor<4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<543600xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<543600xi32>
%4 = stablehlo.add %2, %3 : tensor<543600xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<543600xi32>
%6 = stablehlo.multiply %4, %5 : tensor<543600xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<543600xi32>, tensor<i64>) -> tensor<543600xi32>
%8 = stablehlo.multiply %7, %4 : tensor<543600xi32>
%9 = stablehlo.add %6, %8 : tensor<543600xi32>
%c_1 = stablehlo.constant dense<5> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<543600xi32>, tensor<i64>) -> tensor<543600xi32>
%c_2 = stablehlo.constant dense<2> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<543600xi32>
%12 = stablehlo.subtract %10, %11 : tensor<543600xi32>
%13 = stablehlo.convert %12 : (tensor<543600xi32>) -> tensor<543600xf32>
%14 = stablehlo.reshape %13 : (tensor<543600xf32>) -> tensor<3x150x151x8xf32>
%15 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%16 = stablehlo.reshape %15 : (tensor<1xi32>) -> tensor<i32>
%17 = stablehlo.iota dim = 0 : tensor<400xi32>
%18 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<400xi32>
%19 = stablehlo.add %17, %18 : tensor<400xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<400xi32>
%21 = stablehlo.multiply %19, %20 : tensor<400xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%22 = call @remainder_0(%19, %c_4) : (tensor<400xi32>, tensor<i64>) -> tensor<400xi32>
%23 = stablehlo.multiply %22, %19 : tensor<400xi32>
%24 = stablehlo.add %21, %23 : tensor<400xi32>
%c_5 = stablehlo.constant dense<3> : tensor<i64>
%25 = call @remainder_0(%24, %c_5) : (tensor<400xi32>, tensor<i64>) -> tensor<400xi32>
%c_6 = stablehlo.constant dense<1> : tensor<i32>
%26 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<400xi32>
%27 = stablehlo.subtract %25, %26 : tensor<400xi32>
%28 = stablehlo.convert %27 : (tensor<400xi32>) -> tensor<400xf32>
%29 = stablehlo.reshape %28 : (tensor<400xf32>) -> tensor<5x5x4x4xf32>
%30 = stablehlo.convolution(%14, %29) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x150x151x8xf32>, tensor<5x5x4x4xf32>) -> tensor<3x150x151x4xf32>
%31 = stablehlo.iota dim = 0 : tensor<271800xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%32 = call @remainder_1(%31, %c_7) : (tensor<271800xi32>, tensor<i64>) -> tensor<271800xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%33 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<271800xi32>
%34 = stablehlo.add %33, %32 : tensor<271800xi32>
%35 = stablehlo.convert %34 : (tensor<271800xi32>) -> tensor<271800xf32>
%36 = stablehlo.reshape %35 : (tensor<271800xf32>) -> tensor<3x150x151x4xf32>
%37 = stablehlo.multiply %30, %36 : tensor<3x150x151x4xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%38 = stablehlo.reduce(%37 init: %cst) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<3x150x151x4xf32>, tensor<f32>) -> tensor<3xf32>
%cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%39 = stablehlo.reduce(%37 init: %cst_9) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<3x150x151x4xf32>, tensor<f32>) -> tensor<150xf32>
%cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%40 = stablehlo.reduce(%37 init: %cst_10) applies stablehlo.add across dimensions = [0, 1, 3] : (tensor<3x150x151x4xf32>, tensor<f32>) -> tensor<151xf32>
%cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%41 = stablehlo.reduce(%37 init: %cst_11) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x150x151x4xf32>, tensor<f32>) -> tensor<4xf32>
%42 = stablehlo.slice %37 [0:3, 1:2, 1:2, 0:4] : (tensor<3x150x151x4xf32>) -> tensor<3x1x1x4xf32>
%43 = stablehlo.reshape %42 : (tensor<3x1x1x4xf32>) -> tensor<3x4xf32>
%44 = stablehlo.slice %37 [0:3, 149:150, 150:151, 0:4] : (tensor<3x150x151x4xf32>) -> tensor<3x1x1x4xf32>
%45 = stablehlo.reshape %44 : (tensor<3x1x1x4xf32>) -> tensor<3x4xf32>
return %38, %39, %40, %41, %43, %45 : tensor<3xf32>, tensor<150xf32>, tensor<151xf32>, tensor<4xf32>, tensor<3x4xf32>, tensor<3x4xf32>
}
func.func private @remainder(%arg0: tensor<543600xi32>, %arg1: tensor<i64>) -> tensor<543600xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<543600xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<543600xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<543600xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<543600xi32>, tensor<543600xi32>) -> tensor<543600xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<543600xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<543600xi32>, tensor<543600xi32>) -> tensor<543600xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<543600xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<543600xi1>, tensor<543600xi1>) -> tensor<543600xi1>
%12 = stablehlo.and %11, %6 : tensor<543600xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<543600xi32>
%14 = stablehlo.add %4, %13 : tensor<543600xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<543600xi1>, tensor<543600xi32>
return %15 : tensor<543600xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<400xi32>, %arg1: tensor<i64>) -> tensor<400xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<400xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<400xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<400xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<400xi32>, tensor<400xi32>) -> tensor<400xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<400xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<400xi32>, tensor<400xi32>) -> tensor<400xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<400xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<400xi1>, tensor<400xi1>) -> tensor<400xi1>
%12 = stablehlo.and %11, %6 : tensor<400xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<400xi32>
%14 = stablehlo.add %4, %13 : tensor<400xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<400xi1>, tensor<400xi32>
return %15 : tensor<400xi32>
}
func.func private @remainder_1(%arg0: tensor<271800xi32>, %arg1: tensor<i64>) -> tensor<271800xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<271800xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<271800xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<271800xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<271800xi32>, tensor<271800xi32>) -> tensor<271800xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<271800xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<271800xi32>, tensor<271800xi32>) -> tensor<271800xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<271800xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<271800xi1>, tensor<271800xi1>) -> tensor<271800xi1>
%12 = stablehlo.and %11, %6 : tensor<271800xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<271800xi32>
%14 = stablehlo.add %4, %13 : tensor<271800xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<271800xi1>, tensor<271800xi32>
return %15 : tensor<271800xi32>
}
}
// -----
// batch_grouped_in_parts
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
%c0 = stablehlo.constant dense<"0x0300000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:6 = call @f(%a0) : (tensor<2xi32>) -> (tensor<3xf32>, tensor<150xf32>, tensor<151xf32>, tensor<4xf32>, tensor<3x4xf32>, tensor<3x4xf32>)
%e0 = stablehlo.constant dense<"0x0C7F3A4A0040D8C6108B3ACA"> : tensor<3xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e1 = stablehlo.constant dense<"0x007460460046974600E4A3460082A44600FE9746009EA3460092A14600D69B460092A34600949F4600E49D46006EA04600B6A0460078A24600D69D460070A0460022A14600289F460044A04600B8A04600109E46003A9E460084A046002CA046004C9D4600FEA34600229C4600569F46004EA64600309A4600F0A0460050A44600D498460074A3460014A346000899460004A546008CA04600D29946003AA646006A9D46002C9B46004CA54600B09E4600909C4600BAA34600949E46006A9C4600BCA546001A9D4600949D4600B8A54600F49E4600249A46002CA74600AC9A4600769D4600CCA446006A9C4600A89E460062A24600B89E4600949E460080A246005AA146005C9C4600B0A24600EEA14600DE9B460048A3460006A24600D0984600D0A44600143146004060C5009C73C600B09DC6008EA4C600569EC600C89CC60052A5C600849DC6006E9CC600E6A6C600849DC6003E9CC60072A8C600A69BC600E29DC60010A7C6005E97C60020A0C60052A4C6001A97C600A8A3C6000AA3C600EE99C600C2A2C6009AA2C6008A9AC60066A0C6000EA2C600709DC600E09EC60084A2C600509CC600F89FC600F8A4C600CA9FC600689EC60014A3C600E29DC600EC9CC60014A2C60076A0C600689BC600E0A1C600A6A1C600BC9EC600EEA2C600B2A1C600C69AC60060A4C600F2A1C600F698C600C6A5C600DC9CC600C89BC600C2A6C6000C9CC600C29DC600A4A5C600B699C60040A1C6009EA2C600BA9AC60082A0C60048A2C6008E9DC60092A3C600F6A1C6000C9DC600C2A0C6008EA1C600B09BC600BCA2C600CC9FC600B49BC60064A4C600C45AC6"> : tensor<150xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<150xf32>, tensor<150xf32>) -> ()
%e2 = stablehlo.constant dense<"0x00005B43000011C300C02E4400000FC400403644008032C400C0334400005EC400002B44000009C400800844004039C40080044400003DC400001244008024C40080FF430000B0C30000B743008090C30000FA420000A0C20000FA4200006D4300004C4200009442000012C30080AF430080EAC3000096C20000B9C30000B0420000D9C30000DE420000ACC30000B0C10000F2C2000096C2000004C20000AEC200808543000016C3000088430000A8C30000B2430080D0C30000354300C02EC40080B94300C052C40080874300C05AC40080F94300C058C400000D43008021C400006C420000F3C30000E2C200000AC40000F841000026C3000037C30000FE420080B0C3000071430080D6C30000274300800CC40000FE4200002EC400002843002081C40000C143004060C400001243004058C40080844300001CC40000AC42008037C400006C420000A7C3000040C2000076C300808DC3000003C30080ADC3000040430080DEC300002C420000F3C300004D43004041C4000030C100403BC400000D4300803CC4000000C300402EC4000069C30080CCC3000032C3000032C3008083C3000008C200C012C400003042008000C40080C943008026C400009E4200C032C40080CB4300C07AC40000184300408FC400401244000086C40080BF4300E08AC400C02144000068C400809A4300807EC400007E4300C004C4000057430000D9C30000C2C20000BDC3000080C000006CC3000082C3008099C30080F5C3000055C300003EC4000042C3008018C400002FC30080F7C30080B0C30080A0C30000A0C30000EAC20080E8C30000B8420080F2C3000028420080D8C3"> : tensor<151xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<151xf32>, tensor<151xf32>) -> ()
%e3 = stablehlo.constant dense<"0x00A0CDC50078EBC50068E8C50088D7C5"> : tensor<4xf32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
%e4 = stablehlo.constant dense<"0x000005430000A040000018420000F0C10000844200008C4200006041000020410000F0C1000028C2000060C10000E0C0"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e5 = stablehlo.constant dense<"0x000058C200000041000020C10000F04100008041000070C100000000000000000000004100000000000040C1000040C1"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<3xf32>, tensor<150xf32>, tensor<151xf32>, tensor<4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<543600xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<543600xi32>
%4 = stablehlo.add %2, %3 : tensor<543600xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<543600xi32>
%6 = stablehlo.multiply %4, %5 : tensor<543600xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<543600xi32>, tensor<i64>) -> tensor<543600xi32>
%8 = stablehlo.multiply %7, %4 : tensor<543600xi32>
%9 = stablehlo.add %6, %8 : tensor<543600xi32>
%c_1 = stablehlo.constant dense<5> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<543600xi32>, tensor<i64>) -> tensor<543600xi32>
%c_2 = stablehlo.constant dense<2> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<543600xi32>
%12 = stablehlo.subtract %10, %11 : tensor<543600xi32>
%13 = stablehlo.convert %12 : (tensor<543600xi32>) -> tensor<543600xf32>
%14 = stablehlo.reshape %13 : (tensor<543600xf32>) -> tensor<3x150x151x8xf32>
%15 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%16 = stablehlo.reshape %15 : (tensor<1xi32>) -> tensor<i32>
%17 = stablehlo.iota dim = 0 : tensor<400xi32>
%18 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<400xi32>
%19 = stablehlo.add %17, %18 : tensor<400xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<400xi32>
%21 = stablehlo.multiply %19, %20 : tensor<400xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%22 = call @remainder_0(%19, %c_4) : (tensor<400xi32>, tensor<i64>) -> tensor<400xi32>
%23 = stablehlo.multiply %22, %19 : tensor<400xi32>
%24 = stablehlo.add %21, %23 : tensor<400xi32>
%c_5 = stablehlo.constant dense<3> : tensor<i64>
%25 = call @remainder_0(%24, %c_5) : (tensor<400xi32>, tensor<i64>) -> tensor<400xi32>
%c_6 = stablehlo.constant dense<1> : tensor<i32>
%26 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<400xi32>
%27 = stablehlo.subtract %25, %26 : tensor<400xi32>
%28 = stablehlo.convert %27 : (tensor<400xi32>) -> tensor<400xf32>
%29 = stablehlo.reshape %28 : (tensor<400xf32>) -> tensor<5x5x4x4xf32>
%30 = stablehlo.convolution(%14, %29) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [2, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x150x151x8xf32>, tensor<5x5x4x4xf32>) -> tensor<3x150x151x4xf32>
%31 = stablehlo.iota dim = 0 : tensor<271800xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%32 = call @remainder_1(%31, %c_7) : (tensor<271800xi32>, tensor<i64>) -> tensor<271800xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%33 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<271800xi32>
%34 = stablehlo.add %33, %32 : tensor<271800xi32>
%35 = stablehlo.convert %34 : (tensor<271800xi32>) -> tensor<271800xf32>
%36 = stablehlo.reshape %35 : (tensor<271800xf32>) -> tensor<3x150x151x4xf32>
%37 = stablehlo.multiply %30, %36 : tensor<3x150x151x4xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%38 = stablehlo.reduce(%37 init: %cst) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<3x150x151x4xf32>, tensor<f32>) -> tensor<3xf32>
%cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%39 = stablehlo.reduce(%37 init: %cst_9) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<3x150x151x4xf32>, tensor<f32>) -> tensor<150xf32>
%cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%40 = stablehlo.reduce(%37 init: %cst_10) applies stablehlo.add across dimensions = [0, 1, 3] : (tensor<3x150x151x4xf32>, tensor<f32>) -> tensor<151xf32>
%cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%41 = stablehlo.reduce(%37 init: %cst_11) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x150x151x4xf32>, tensor<f32>) -> tensor<4xf32>
%42 = stablehlo.slice %37 [0:3, 1:2, 1:2, 0:4] : (tensor<3x150x151x4xf32>) -> tensor<3x1x1x4xf32>
%43 = stablehlo.reshape %42 : (tensor<3x1x1x4xf32>) -> tensor<3x4xf32>
%44 = stablehlo.slice %37 [0:3, 149:150, 150:151, 0:4] : (tensor<3x150x151x4xf32>) -> tensor<3x1x1x4xf32>
%45 = stablehlo.reshape %44 : (tensor<3x1x1x4xf32>) -> tensor<3x4xf32>
return %38, %39, %40, %41, %43, %45 : tensor<3xf32>, tensor<150xf32>, tensor<151xf32>, tensor<4xf32>, tensor<3x4xf32>, tensor<3x4xf32>
}
func.func private @remainder(%arg0: tensor<543600xi32>, %arg1: tensor<i64>) -> tensor<543600xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<543600xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<543600xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<543600xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<543600xi32>, tensor<543600xi32>) -> tensor<543600xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<543600xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<543600xi32>, tensor<543600xi32>) -> tensor<543600xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<543600xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<543600xi1>, tensor<543600xi1>) -> tensor<543600xi1>
%12 = stablehlo.and %11, %6 : tensor<543600xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<543600xi32>
%14 = stablehlo.add %4, %13 : tensor<543600xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<543600xi1>, tensor<543600xi32>
return %15 : tensor<543600xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<400xi32>, %arg1: tensor<i64>) -> tensor<400xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<400xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<400xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<400xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<400xi32>, tensor<400xi32>) -> tensor<400xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<400xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<400xi32>, tensor<400xi32>) -> tensor<400xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<400xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<400xi1>, tensor<400xi1>) -> tensor<400xi1>
%12 = stablehlo.and %11, %6 : tensor<400xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<400xi32>
%14 = stablehlo.add %4, %13 : tensor<400xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<400xi1>, tensor<400xi32>
return %15 : tensor<400xi32>
}
func.func private @remainder_1(%arg0: tensor<271800xi32>, %arg1: tensor<i64>) -> tensor<271800xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<271800xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<271800xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<271800xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<271800xi32>, tensor<271800xi32>) -> tensor<271800xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<271800xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<271800xi32>, tensor<271800xi32>) -> tensor<271800xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<271800xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<271800xi1>, tensor<271800xi1>) -> tensor<271800xi1>
%12 = stablehlo.and %11, %6 : tensor<271800xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<271800xi32>
%14 = stablehlo.add %4, %13 : tensor<271800xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<271800xi1>, tensor<271800xi32>
return %15 : tensor<271800xi32>
}
}
// -----
// places
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
%c0 = stablehlo.constant dense<"0x0300000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:6 = call @f(%a0) : (tensor<2xi32>) -> (tensor<1xf32>, tensor<301xf32>, tensor<200xf32>, tensor<3xf32>, tensor<1x3xf32>, tensor<1x3xf32>)
%e0 = stablehlo.constant dense<"0x5E4FE74A"> : tensor<1xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<1xf32>, tensor<1xf32>) -> ()
%e1 = stablehlo.constant dense<"0x00F2EF46006A1F470044454700FD45470006444700564447008345470053434700CF454700C742470043454700B5444700D1434700B64647007F424700B74647001A444700A94447002D454700E4424700C74547006F4347007D444700AD444700CC43470051454700C8434700D544470072444700EC4447004F46470033434700E444470072434700454547006C4447001B4347003645470054444700104547004145470080444700C2444700F344470034444700EB46470066424700AC444700704447005E43470079474700694247008D45470033444700954447001C47470094424700E1444700C3444700D04347001246470052424700764547001A4447004B4447001F46470079434700754547002F444700C9454700764447000044470006444700FB4447000F44470046444700E344470024434700FB454700FA434700B14447005C454700A243470077454700D344470094434700184547006B4347005F4447005F45470042444700134547005144470044454700FD45470006444700564447008345470053434700CF454700C742470043454700B5444700D1434700B64647007F424700B74647001A444700A94447002D454700E4424700C74547006F4347007D444700AD444700CC43470051454700C8434700D544470072444700EC4447004F46470033434700E444470072434700454547006C4447001B4347003645470054444700104547004145470080444700C2444700F344470034444700EB46470066424700AC444700704447005E43470079474700694247008D45470033444700954447001C47470094424700E1444700C3444700D04347001246470052424700764547001A4447004B4447001F46470079434700754547002F444700C9454700764447000044470006444700FB4447000F44470046444700E344470024434700FB454700FA434700B14447005C454700A243470077454700D344470094434700184547006B4347005F4447005F45470042444700134547005144470044454700FD45470006444700564447008345470053434700CF454700C742470043454700B5444700D1434700B64647007F424700B74647001A444700A94447002D454700E4424700C74547006F4347007D444700AD444700CC43470051454700C8434700D544470072444700EC4447004F46470033434700E444470072434700454547006C4447001B434700364547005444470010454700414547001D354700A2CC460008D545005060C6001809C7004F43C7001246C700AD45C7009144C700B146C7004543C7000445C700DF43C700B942C7002B46C7001D42C7004345C7002845C7003744C700D247C7009F42C700F046C700DF43C700C144C7004D45C700A942C700B543C700FB43C7009A44C700D843C7005C45C700DD43C7004A46C700BC44C700A244C7003545C700C743C7003844C7009844C7006F43C7001E44C7006643C700CE44C7007F44C7003C45C7006D46C700D344C700F745C700E744C700E144C7006C44C7006243C7009943C7002F45C7008642C7009744C700CB45C7008443C700D947C7008C43C7003446C700A744C700D243C7007945C7001E42C700C644C7006F43C700F943C7007544C7005B44C7007246C700F344C7008A44C7000146C7005944C700B346C7006D1AC700C4EDC6"> : tensor<301xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<301xf32>, tensor<301xf32>) -> ()
%e2 = stablehlo.constant dense<"0x0014C146002D0147008B0F4700C21C4700BE104700C116470016164700160E4700061B470032104700061947005B1847004A0E4700C01A4700980F4700C71947006F154700970F47007E1C4700C40E470062184700E2184700C40F47000D1B47006F0D470078184700191647008A114700561E4700B50D4700111647009F174700FF0E4700231D4700D10D470029194700FD1647006E0E47000A1E47003E0F4700B81747009E184700700C4700B91B47004E0E4700991A4700361A4700420F47002F1C4700960E470038164700B3174700510C4700431D4700F20E4700C51747005D1947005D104700FE1B4700B4104700B615470058164700920C4700A21D47007B1147008717470005184700270F47006B1A4700BC0F4700101847000C1747007D0D4700701C47001F0F4700F2174700A918470011114700F0194700210D47007D18470053184700331147005B1D4700F00D4700C11647009D154700F20F47005F1C4700760D4700F2194700E3174700570F4700E61C47006B0E47008C194700A21647006C0D47008B1C47002B0F47001F1A47009F184700380F4700F01B4700F10C4700DD174700C11747006F0C4700FB1D4700ED0F4700BF174700A8184700DD0F4700D31D4700880D4700F71447005E174700030D4700891E47009B11470078174700791647007B0F47007D1C4700720F4700C21647009E184700CB0C4700CF1B47003510470038194700CE1847003E1047009B194700100E4700421647009C18470042104700361B4700E50C47000817470083154700CF0E47009E1A4700BC0E47009E1747005D174700D70E4700471B4700600D4700FF174700D8154700590D47002F1A470030104700561B47004C164700C70D4700361B4700210C4700AD17470013164700CB0D4700DB1B47005E0E47008518470029164700900D47003F1D4700B40A47009E14470084154700300F4700BA1D4700330F470041164700531447007F0B4700841B4700A00C47009615470090174700C10D4700B01C4700ED0E470086164700DE184700920B4700F9184700AC0C4700E51547002E184700CF0D4700E21947008E0C470007154700221647009B0C4700DEFB4600CCBD46"> : tensor<200xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<200xf32>, tensor<200xf32>) -> ()
%e3 = stablehlo.constant dense<"0x004C53478C45FD4A30E63CC9"> : tensor<3xf32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e4 = stablehlo.constant dense<"0x00000040000019430000C041"> : tensor<1x3xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<1x3xf32>, tensor<1x3xf32>) -> ()
%e5 = stablehlo.constant dense<"0x00000CC2000058C30000C442"> : tensor<1x3xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<1x3xf32>, tensor<1x3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<1xf32>, tensor<301xf32>, tensor<200xf32>, tensor<3xf32>, tensor<1x3xf32>, tensor<1x3xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<361200xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<361200xi32>
%4 = stablehlo.add %2, %3 : tensor<361200xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<361200xi32>
%6 = stablehlo.multiply %4, %5 : tensor<361200xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<361200xi32>, tensor<i64>) -> tensor<361200xi32>
%8 = stablehlo.multiply %7, %4 : tensor<361200xi32>
%9 = stablehlo.add %6, %8 : tensor<361200xi32>
%c_1 = stablehlo.constant dense<5> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<361200xi32>, tensor<i64>) -> tensor<361200xi32>
%c_2 = stablehlo.constant dense<2> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<361200xi32>
%12 = stablehlo.subtract %10, %11 : tensor<361200xi32>
%13 = stablehlo.convert %12 : (tensor<361200xi32>) -> tensor<361200xf32>
%14 = stablehlo.reshape %13 : (tensor<361200xf32>) -> tensor<1x301x200x6xf32>
%15 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%16 = stablehlo.reshape %15 : (tensor<1xi32>) -> tensor<i32>
%17 = stablehlo.iota dim = 0 : tensor<450xi32>
%18 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<450xi32>
%19 = stablehlo.add %17, %18 : tensor<450xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<450xi32>
%21 = stablehlo.multiply %19, %20 : tensor<450xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%22 = call @remainder_0(%19, %c_4) : (tensor<450xi32>, tensor<i64>) -> tensor<450xi32>
%23 = stablehlo.multiply %22, %19 : tensor<450xi32>
%24 = stablehlo.add %21, %23 : tensor<450xi32>
%c_5 = stablehlo.constant dense<3> : tensor<i64>
%25 = call @remainder_0(%24, %c_5) : (tensor<450xi32>, tensor<i64>) -> tensor<450xi32>
%c_6 = stablehlo.constant dense<1> : tensor<i32>
%26 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<450xi32>
%27 = stablehlo.subtract %25, %26 : tensor<450xi32>
%28 = stablehlo.convert %27 : (tensor<450xi32>) -> tensor<450xf32>
%29 = stablehlo.reshape %28 : (tensor<450xf32>) -> tensor<5x5x6x3xf32>
%30 = stablehlo.convolution(%14, %29) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x301x200x6xf32>, tensor<5x5x6x3xf32>) -> tensor<1x301x200x3xf32>
%31 = stablehlo.iota dim = 0 : tensor<180600xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%32 = call @remainder_1(%31, %c_7) : (tensor<180600xi32>, tensor<i64>) -> tensor<180600xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%33 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<180600xi32>
%34 = stablehlo.add %33, %32 : tensor<180600xi32>
%35 = stablehlo.convert %34 : (tensor<180600xi32>) -> tensor<180600xf32>
%36 = stablehlo.reshape %35 : (tensor<180600xf32>) -> tensor<1x301x200x3xf32>
%37 = stablehlo.multiply %30, %36 : tensor<1x301x200x3xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%38 = stablehlo.reduce(%37 init: %cst) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<1x301x200x3xf32>, tensor<f32>) -> tensor<1xf32>
%cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%39 = stablehlo.reduce(%37 init: %cst_9) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<1x301x200x3xf32>, tensor<f32>) -> tensor<301xf32>
%cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%40 = stablehlo.reduce(%37 init: %cst_10) applies stablehlo.add across dimensions = [0, 1, 3] : (tensor<1x301x200x3xf32>, tensor<f32>) -> tensor<200xf32>
%cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%41 = stablehlo.reduce(%37 init: %cst_11) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x301x200x3xf32>, tensor<f32>) -> tensor<3xf32>
%42 = stablehlo.slice %37 [0:1, 1:2, 1:2, 0:3] : (tensor<1x301x200x3xf32>) -> tensor<1x1x1x3xf32>
%43 = stablehlo.reshape %42 : (tensor<1x1x1x3xf32>) -> tensor<1x3xf32>
%44 = stablehlo.slice %37 [0:1, 300:301, 199:200, 0:3] : (tensor<1x301x200x3xf32>) -> tensor<1x1x1x3xf32>
%45 = stablehlo.reshape %44 : (tensor<1x1x1x3xf32>) -> tensor<1x3xf32>
return %38, %39, %40, %41, %43, %45 : tensor<1xf32>, tensor<301xf32>, tensor<200xf32>, tensor<3xf32>, tensor<1x3xf32>, tensor<1x3xf32>
}
func.func private @remainder(%arg0: tensor<361200xi32>, %arg1: tensor<i64>) -> tensor<361200xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<361200xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<361200xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<361200xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<361200xi32>, tensor<361200xi32>) -> tensor<361200xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<361200xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<361200xi32>, tensor<361200xi32>) -> tensor<361200xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<361200xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<361200xi1>, tensor<361200xi1>) -> tensor<361200xi1>
%12 = stablehlo.and %11, %6 : tensor<361200xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<361200xi32>
%14 = stablehlo.add %4, %13 : tensor<361200xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<361200xi1>, tensor<361200xi32>
return %15 : tensor<361200xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<450xi32>, %arg1: tensor<i64>) -> tensor<450xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<450xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<450xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<450xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<450xi32>, tensor<450xi32>) -> tensor<450xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<450xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<450xi32>, tensor<450xi32>) -> tensor<450xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<450xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<450xi1>, tensor<450xi1>) -> tensor<450xi1>
%12 = stablehlo.and %11, %6 : tensor<450xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<450xi32>
%14 = stablehlo.add %4, %13 : tensor<450xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<450xi1>, tensor<450xi32>
return %15 : tensor<450xi32>
}
func.func private @remainder_1(%arg0: tensor<180600xi32>, %arg1: tensor<i64>) -> tensor<180600xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<180600xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<180600xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<180600xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<180600xi32>, tensor<180600xi32>) -> tensor<180600xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<180600xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<180600xi32>, tensor<180600xi32>) -> tensor<180600xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<180600xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<180600xi1>, tensor<180600xi1>) -> tensor<180600xi1>
%12 = stablehlo.and %11, %6 : tensor<180600xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<180600xi32>
%14 = stablehlo.add %4, %13 : tensor<180600xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<180600xi1>, tensor<180600xi32>
return %15 : tensor<180600xi32>
}
}
// -----
// places_in_parts
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
%c0 = stablehlo.constant dense<"0x0300000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:6 = call @f(%a0) : (tensor<2xi32>) -> (tensor<1xf32>, tensor<301xf32>, tensor<200xf32>, tensor<3xf32>, tensor<1x3xf32>, tensor<1x3xf32>)
%e0 = stablehlo.constant dense<"0x062D8C4A"> : tensor<1xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<1xf32>, tensor<1xf32>) -> ()
%e1 = stablehlo.constant dense<"0x0056A3460030F0460016EC460054F046003CEF460000ED46007AEF4600B6EE4600C2ED46002AED4600F2ED4600E0ED4600ECED4600BCED460092EE46008AEE4600CAEF46002EEE460060EF4600CEEB4600A8F04600C4ED4600D2ED46004AED4600EAED460036EF4600BCEC4600BEEF46002AED4600D6F0460082ED460038F0460038ED4600DCEC460032EF46002AED4600FCEE460022ED4600F8EE4600FEEC46009EEE460008EE460026EF4600A8ED460088EF460004EF4600A4EE46006AEC460096EE46002AEE4600C6ED460074EE460016ED46005AEF46000AED4600ACF14600C0ED4600C0ED46006CED46006CF04600AEED4600C8EC4600D2EE4600E2EC460094EF46006AEC460060EF4600ACEE46003CEE46008AEF46006AEF46006EEC460044EE460012EE4600B2EE460066ED460020EE460076EE4600D6EC4600E8EE460010EE4600A6F04600EAEB460076F146003AEE46007AED4600EEEC460042EE4600EEEE460004ED4600F8EF460054EC460030F0460016EC460054F046003CEF460000ED46007AEF4600B6EE4600C2ED46002AED4600F2ED4600E0ED4600ECED4600BCED460092EE46008AEE4600CAEF46002EEE460060EF4600CEEB4600A8F04600C4ED4600D2ED46004AED4600EAED460036EF4600BCEC4600BEEF46002AED4600D6F0460082ED460038F0460038ED4600DCEC460032EF46002AED4600FCEE460022ED4600F8EE4600FEEC46009EEE460008EE460026EF4600A8ED460088EF460004EF4600A4EE46006AEC460096EE46002AEE4600C6ED460074EE460016ED46005AEF46000AED4600ACF14600C0ED4600C0ED46006CED46006CF04600AEED4600C8EC4600D2EE4600E2EC460094EF46006AEC460060EF4600ACEE46003CEE46008AEF46006AEF46006EEC460044EE460012EE4600B2EE460066ED460020EE460076EE4600D6EC4600E8EE460010EE4600A6F04600EAEB460076F146003AEE46007AED4600EEEC460042EE4600EEEE460004ED4600F8EF460054EC460030F0460016EC460054F046003CEF460000ED46007AEF4600B6EE4600C2ED46002AED4600F2ED4600E0ED4600ECED4600BCED460092EE46008AEE4600CAEF46002EEE460060EF4600CEEB4600A8F04600C4ED4600D2ED46004AED4600EAED460036EF4600BCEC4600BEEF46002AED4600D6F0460082ED460038F0460038ED4600DCEC460032EF46002AED4600FCEE460022ED4600F8EE4600FEEC46009EEE460008EE46006ED1460038BB45004C62C600B4EEC600A8EFC60070EDC600CEF1C600FCEEC600A4EFC60078EEC6002CEEC6006CEDC600C6ECC60000EDC60036EDC6001AEEC600BAECC6005EEFC6000CF1C600D6ECC60038F1C60032EEC6002EF0C60044EDC600A4EDC600EEECC60002ECC6001EEEC600F4ECC600CCEEC60026EEC600AAF0C60086EFC60018EEC600BEF0C60056EEC600BAEDC60068EEC60032EDC6009EEBC60074ECC600FEEDC60034EDC6004EF1C600C4EDC60084F0C60090EFC600C0EEC600E6EEC60084EEC6000EECC60084EDC60032EDC60036ECC60030ECC60018F0C6008EEEC60076EFC600F0EEC600DEF0C6006CF0C60038EDC600DEEEC6005EEDC6006AECC600DCECC60064EDC60076ECC6008EEEC60020F0C60076EFC60058EEC600B6EFC600DEEEC600D8F0C600D4EBC600F89DC6"> : tensor<301xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<301xf32>, tensor<301xf32>) -> ()
%e2 = stablehlo.constant dense<"0x00329046007C9746005A8A4600A8D94600888D4600E6D2460076C14600388B46008EDA460022894600D8D24600D8C34600D28B460012DC4600D28A46008CD4460094BF4600268C460044DF4600128746003ED4460080C246009C8A4600C0DA4600268C460050D846005CBE4600C88A460098DC46009C894600B0D5460064C046004E8B460066DB4600AA8C46006CD5460018C14600DA88460080DE4600CA8B460052D246001AC14600C68B4600BEDE4600948C46009AD14600B0C24600868B4600D6DE46003C8B4600AED34600ACC04600EC89460082DF4600D08A4600BED146008AC346006289460062DB4600C88B460054D4460088BF46006A8A460012DA46005E8B460098D046000CC24600E48E46000ADA46009E8A4600C4D4460056C04600428A460048DC4600C68B4600BED0460028C34600B68C460042DB4600908A460020D64600BAC14600548A460022DC4600CE894600AED5460050C046005C8A4600D6DC460018894600CAD646006AC046006489460034DD4600108A460092D5460078C046007A8B4600CCDE46000A8C46008ED24600F2BF4600328E4600A2DD46002689460044D4460056C04600988846002EDE46009A8E460098D14600A4C246008E8B460016DD4600B68A4600B0D34600BAC346004A8746003ADC4600C28C460022D146006AC14600AC8B460052DE4600E48846006CD2460070C04600B48A4600DCDC4600548B460080D24600EEC146009A8D460086DB4600588B46007ED2460042BF4600108B46009AD84600888A46005AD3460044C14600DC884600CED84600188C46009ED4460074C046005E8A46002ADB46005A894600E8D2460020C34600AA8A4600B4DC4600808A460064D3460088BD46008E8B460088DE4600928746005CD34600A2C04600D08A4600DADC46008288460038D44600F6BD46001288460074DB4600B28A460022D34600EABF46009A8A46008AD94600548A4600FAD346000CBF4600188746007ADB46006C8B460036CF460040C04600C4884600ACDC4600D6894600CCCE46009CC04600C28946006ADB46001E8A46002ACE460090BD4600F68A460050DA4600028946006ED14600CEBE46001689460030B84600845546"> : tensor<200xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<200xf32>, tensor<200xf32>) -> ()
%e3 = stablehlo.constant dense<"0x0067D64706F6974AC029F2C8"> : tensor<3xf32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e4 = stablehlo.constant dense<"0x000080C00000104300000041"> : tensor<1x3xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<1x3xf32>, tensor<1x3xf32>) -> ()
%e5 = stablehlo.constant dense<"0x000034C20000F0C200004442"> : tensor<1x3xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<1x3xf32>, tensor<1x3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<1xf32>, tensor<301xf32>, tensor<200xf32>, tensor<3xf32>, tensor<1x3xf32>, tensor<1x3xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<361200xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<361200xi32>
%4 = stablehlo.add %2, %3 : tensor<361200xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<361200xi32>
%6 = stablehlo.multiply %4, %5 : tensor<361200xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<361200xi32>, tensor<i64>) -> tensor<361200xi32>
%8 = stablehlo.multiply %7, %4 : tensor<361200xi32>
%9 = stablehlo.add %6, %8 : tensor<361200xi32>
%c_1 = stablehlo.constant dense<5> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<361200xi32>, tensor<i64>) -> tensor<361200xi32>
%c_2 = stablehlo.constant dense<2> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<361200xi32>
%12 = stablehlo.subtract %10, %11 : tensor<361200xi32>
%13 = stablehlo.convert %12 : (tensor<361200xi32>) -> tensor<361200xf32>
%14 = stablehlo.reshape %13 : (tensor<361200xf32>) -> tensor<1x301x200x6xf32>
%15 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%16 = stablehlo.reshape %15 : (tensor<1xi32>) -> tensor<i32>
%17 = stablehlo.iota dim = 0 : tensor<450xi32>
%18 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<450xi32>
%19 = stablehlo.add %17, %18 : tensor<450xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<450xi32>
%21 = stablehlo.multiply %19, %20 : tensor<450xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%22 = call @remainder_0(%19, %c_4) : (tensor<450xi32>, tensor<i64>) -> tensor<450xi32>
%23 = stablehlo.multiply %22, %19 : tensor<450xi32>
%24 = stablehlo.add %21, %23 : tensor<450xi32>
%c_5 = stablehlo.constant dense<3> : tensor<i64>
%25 = call @remainder_0(%24, %c_5) : (tensor<450xi32>, tensor<i64>) -> tensor<450xi32>
%c_6 = stablehlo.constant dense<1> : tensor<i32>
%26 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<450xi32>
%27 = stablehlo.subtract %25, %26 : tensor<450xi32>
%28 = stablehlo.convert %27 : (tensor<450xi32>) -> tensor<450xf32>
%29 = stablehlo.reshape %28 : (tensor<450xf32>) -> tensor<5x5x6x3xf32>
%30 = stablehlo.convolution(%14, %29) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [2, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x301x200x6xf32>, tensor<5x5x6x3xf32>) -> tensor<1x301x200x3xf32>
%31 = stablehlo.iota dim = 0 : tensor<180600xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%32 = call @remainder_1(%31, %c_7) : (tensor<180600xi32>, tensor<i64>) -> tensor<180600xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%33 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<180600xi32>
%34 = stablehlo.add %33, %32 : tensor<180600xi32>
%35 = stablehlo.convert %34 : (tensor<180600xi32>) -> tensor<180600xf32>
%36 = stablehlo.reshape %35 : (tensor<180600xf32>) -> tensor<1x301x200x3xf32>
%37 = stablehlo.multiply %30, %36 : tensor<1x301x200x3xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%38 = stablehlo.reduce(%37 init: %cst) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<1x301x200x3xf32>, tensor<f32>) -> tensor<1xf32>
%cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%39 = stablehlo.reduce(%37 init: %cst_9) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<1x301x200x3xf32>, tensor<f32>) -> tensor<301xf32>
%cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%40 = stablehlo.reduce(%37 init: %cst_10) applies stablehlo.add across dimensions = [0, 1, 3] : (tensor<1x301x200x3xf32>, tensor<f32>) -> tensor<200xf32>
%cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%41 = stablehlo.reduce(%37 init: %cst_11) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x301x200x3xf32>, tensor<f32>) -> tensor<3xf32>
%42 = stablehlo.slice %37 [0:1, 1:2, 1:2, 0:3] : (tensor<1x301x200x3xf32>) -> tensor<1x1x1x3xf32>
%43 = stablehlo.reshape %42 : (tensor<1x1x1x3xf32>) -> tensor<1x3xf32>
%44 = stablehlo.slice %37 [0:1, 300:301, 199:200, 0:3] : (tensor<1x301x200x3xf32>) -> tensor<1x1x1x3xf32>
%45 = stablehlo.reshape %44 : (tensor<1x1x1x3xf32>) -> tensor<1x3xf32>
return %38, %39, %40, %41, %43, %45 : tensor<1xf32>, tensor<301xf32>, tensor<200xf32>, tensor<3xf32>, tensor<1x3xf32>, tensor<1x3xf32>
}
func.func private @remainder(%arg0: tensor<361200xi32>, %arg1: tensor<i64>) -> tensor<361200xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<361200xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<361200xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<361200xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<361200xi32>, tensor<361200xi32>) -> tensor<361200xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<361200xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<361200xi32>, tensor<361200xi32>) -> tensor<361200xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<361200xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<361200xi1>, tensor<361200xi1>) -> tensor<361200xi1>
%12 = stablehlo.and %11, %6 : tensor<361200xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<361200xi32>
%14 = stablehlo.add %4, %13 : tensor<361200xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<361200xi1>, tensor<361200xi32>
return %15 : tensor<361200xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<450xi32>, %arg1: tensor<i64>) -> tensor<450xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<450xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<450xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<450xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<450xi32>, tensor<450xi32>) -> tensor<450xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<450xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<450xi32>, tensor<450xi32>) -> tensor<450xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<450xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<450xi1>, tensor<450xi1>) -> tensor<450xi1>
%12 = stablehlo.and %11, %6 : tensor<450xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<450xi32>
%14 = stablehlo.add %4, %13 : tensor<450xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<450xi1>, tensor<450xi32>
return %15 : tensor<450xi32>
}
func.func private @remainder_1(%arg0: tensor<180600xi32>, %arg1: tensor<i64>) -> tensor<180600xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<180600xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<180600xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<180600xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<180600xi32>, tensor<180600xi32>) -> tensor<180600xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<180600xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<180600xi32>, tensor<180600xi32>) -> tensor<180600xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<180600xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<180600xi1>, tensor<180600xi1>) -> tensor<180600xi1>
%12 = stablehlo.and %11, %6 : tensor<180600xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<180600xi32>
%14 = stablehlo.add %4, %13 : tensor<180600xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<180600xi1>, tensor<180600xi32>
return %15 : tensor<180600xi32>
}
}
// -----
// places_strided
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
%c0 = stablehlo.constant dense<"0x0300000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:6 = call @f(%a0) : (tensor<2xi32>) -> (tensor<1xf32>, tensor<203xf32>, tensor<298xf32>, tensor<3xf32>, tensor<1x3xf32>, tensor<1x3xf32>)
%e0 = stablehlo.constant dense<"0x4052B6CA"> : tensor<1xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<1xf32>, tensor<1xf32>) -> ()
%e1 = stablehlo.constant dense<"0x008B684700EF6947003C9D4700BA9C4780989B4780479C4780D39D4700079C4700A49C47801E9D4780799C47000F9C4700C69C47807A9D4700169C4780BA9C4780339C4780059C4700DF9C4780A59C4700D29C47005D9C47805F9D47805D9C4780D79B4780CA9C47007E9C4780F99C4700329C47809E9C4780809C4780B29C4780B99C4700939C4780319D47003F9C4700299C47006B9C4780119D47002D9C4700089C4780859D4780929C47000A9C4700559C47801A9D4700939C47801F9C4780FA9C4700299C4780C69C4780359D47809C9C4700EE944700861A4700008A44006033C500A119C7009F9CC780F89CC700529CC780309CC700D99CC7003C9CC780769CC700FD9CC7800E9DC700EB9BC780359CC780209DC700649CC700C99CC780979CC700559CC780229CC7807D9CC700159DC700E59BC780049DC780D39CC780729CC780F39BC700339CC700239DC700609CC780019DC780BD9CC700499CC7808E9CC780779CC780F79CC700419CC700E29CC7003D9CC780369CC780E29CC700619CC700329DC780689CC7001F9DC7006C9CC780F79BC7808C9CC780009CC700B89DC7003E9CC7809A9CC700BC9CC700DC9CC780899CC700449CC7008C9DC7800D9CC7808B9CC700A69CC780A89CC780289CC700969CC700999DC780069CC780619CC7007E9CC780AE9CC780C59CC7806A9CC780139DC7800D9CC700279DC700C89CC780819CC700859CC700A89CC780EC9CC700DD9BC700239DC780A99CC780BE9CC780A39CC780E59CC700D59CC780BA9BC780FC9CC7805C9CC7800A9DC700199CC700409CC700F29CC700A99CC780B29CC7009F9CC780F89CC700529CC780309CC700D99CC7003C9CC780769CC700FD9CC7800E9DC700EB9BC780359CC780209DC700649CC700C99CC780979CC700559CC780229CC7803897C7003289C700836CC700E962C700A841C700681DC700C81DC7003C1BC700E61BC700BD1DC700AB1DC700531CC700B21BC700D41BC7005F1DC700871EC700401BC700781BC700951EC700C81CC7003D1AC700421CC700D31FC7009E1BC700751BC7005E1DC7009A1CC7002A1CC7005D1CC700E71DC700D01BC700371DC700BA1BC700981BC700AF1DC700431DC700A51BC7"> : tensor<203xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<203xf32>, tensor<203xf32>) -> ()
%e2 = stablehlo.constant dense<"0x005C9AC60076A3C60092A3C6002296C600BE96C600C29BC6004EA3C60092A4C6004094C6001C97C6002297C6002AA4C6007AA3C600B498C6001E9EC600C69BC60018A6C600509FC6008A91C600DE9AC6007894C6007CA6C60048A4C6007E97C600089BC6002294C60006A4C6003AA0C600F697C6005C9EC600629BC600F2A4C6006EA0C6003697C600E094C6001097C600CCA1C6004EA7C6002C9BC6001A9CC600EA96C60050A1C600A4A2C6003299C6000299C600C294C60032A4C60060A7C6002A96C6005898C6002E94C600A2A3C600F4A5C600CC98C600549DC6008E95C60008A6C60050A5C600F296C6001296C6000292C600DAA6C60018A5C600209FC6008A95C600C697C60074A3C600FEA1C600569BC600D892C6009A99C600BEA7C600B6A5C600B896C6001E92C6004696C60022A4C600E6A6C600CC9CC600449AC6009A98C600CCA2C600BCA7C600EA90C6007694C600A298C6009AA6C60046AAC6006C94C6005696C600EE95C6004EA4C60050A6C600E096C6003E98C6009899C60026A8C60042A2C6005C95C6005093C6000297C600DAA4C600E2A7C6003299C6003499C6003C98C60096A6C60048A4C600C294C600A895C600989AC60030A3C60088A7C6008A94C600CC97C6007A97C600D2A0C60098A4C6004C95C600189CC6009A9CC6002EA6C60078A1C600C690C6000099C6000C95C6006AA7C600ECA2C600949BC6005C9AC6004896C60008A5C600929DC6001497C600829CC600B899C600F4A5C60046A1C600E695C600E696C6005895C60034A4C6003AA4C600069AC600009CC600A89AC600DC9EC60034A3C6001096C600FA98C6001C97C60096A1C600B0A8C600EA97C600669BC6006C93C600C0A2C6002AA4C600AA98C600AE9DC600F493C60036A6C6001AA4C6004C97C6001697C600F090C60062A4C600D8A5C600569DC600AC9CC600E095C60002A2C6003CA2C600449CC6001893C6007497C600EEA5C600DEA5C6001C9BC6007C90C6005497C600AEA1C600D0A4C600709BC600B499C600E899C6004CA4C60078A4C6006C93C600FE95C6002E96C600F2A5C600FEA6C6004A99C6001698C6000095C6005EA3C600FAA6C600E895C600DE97C6004899C60038A8C600CEA3C600B893C6006293C6008A97C6007EA4C600B4A4C600729AC6002096C600369AC6001EA5C60082A4C600CA94C6005292C600F299C600BCA4C600BEA9C600A295C600BC99C6006A95C6004EA2C6006CA5C6002A93C600469CC600D09BC600D0A4C6006CA3C6004C90C6007E98C600CA94C600ACA2C60076A5C6001898C600E69AC600E096C600D8A4C600E89CC6005296C6000C99C600D299C600EEA7C600D69DC600AE98C6000096C6008297C600AEA3C6000AA2C6004898C600B49EC600369CC60008A2C60028A2C6004495C6005E9AC600FA97C600DAA2C600ECA6C6004497C600249CC600DC98C600DA9FC600C8A3C600EC96C6006E9EC6000C98C60090A6C600FEA3C600FE97C6009A99C6003A91C6004CA5C600CAA3C600B09DC600F49DC6009A97C60036A5C6000EA3C600329AC600A097C6003097C6001CA8C600F0A9C600069AC6001A98C6000A95C60058A1C60018A4C600B29DC600329AC600689CC600B0A5C60066A5C600B298C6000295C6001498C6008A82C600EC54C6"> : tensor<298xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<298xf32>, tensor<298xf32>) -> ()
%e3 = stablehlo.constant dense<"0x80FA944726C3C7CAC0CFF148"> : tensor<3xf32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e4 = stablehlo.constant dense<"0x000020410000524300000042"> : tensor<1x3xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<1x3xf32>, tensor<1x3xf32>) -> ()
%e5 = stablehlo.constant dense<"0x0000A040000016C30000A841"> : tensor<1x3xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<1x3xf32>, tensor<1x3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<1xf32>, tensor<203xf32>, tensor<298xf32>, tensor<3xf32>, tensor<1x3xf32>, tensor<1x3xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<986400xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<986400xi32>
%4 = stablehlo.add %2, %3 : tensor<986400xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<986400xi32>
%6 = stablehlo.multiply %4, %5 : tensor<986400xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<986400xi32>, tensor<i64>) -> tensor<986400xi32>
%8 = stablehlo.multiply %7, %4 : tensor<986400xi32>
%9 = stablehlo.add %6, %8 : tensor<986400xi32>
%c_1 = stablehlo.constant dense<5> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<986400xi32>, tensor<i64>) -> tensor<986400xi32>
%c_2 = stablehlo.constant dense<2> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<986400xi32>
%12 = stablehlo.subtract %10, %11 : tensor<986400xi32>
%13 = stablehlo.convert %12 : (tensor<986400xi32>) -> tensor<986400xf32>
%14 = stablehlo.reshape %13 : (tensor<986400xf32>) -> tensor<1x411x300x8xf32>
%15 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%16 = stablehlo.reshape %15 : (tensor<1xi32>) -> tensor<i32>
%17 = stablehlo.iota dim = 0 : tensor<480xi32>
%18 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<480xi32>
%19 = stablehlo.add %17, %18 : tensor<480xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<480xi32>
%21 = stablehlo.multiply %19, %20 : tensor<480xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%22 = call @remainder_0(%19, %c_4) : (tensor<480xi32>, tensor<i64>) -> tensor<480xi32>
%23 = stablehlo.multiply %22, %19 : tensor<480xi32>
%24 = stablehlo.add %21, %23 : tensor<480xi32>
%c_5 = stablehlo.constant dense<3> : tensor<i64>
%25 = call @remainder_0(%24, %c_5) : (tensor<480xi32>, tensor<i64>) -> tensor<480xi32>
%c_6 = stablehlo.constant dense<1> : tensor<i32>
%26 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<480xi32>
%27 = stablehlo.subtract %25, %26 : tensor<480xi32>
%28 = stablehlo.convert %27 : (tensor<480xi32>) -> tensor<480xf32>
%29 = stablehlo.reshape %28 : (tensor<480xf32>) -> tensor<4x5x8x3xf32>
%30 = stablehlo.convolution(%14, %29) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1], pad = [[3, 1], [0, 2]], lhs_dilate = [1, 1], rhs_dilate = [3, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x411x300x8xf32>, tensor<4x5x8x3xf32>) -> tensor<1x203x298x3xf32>
%31 = stablehlo.iota dim = 0 : tensor<181482xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%32 = call @remainder_1(%31, %c_7) : (tensor<181482xi32>, tensor<i64>) -> tensor<181482xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%33 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<181482xi32>
%34 = stablehlo.add %33, %32 : tensor<181482xi32>
%35 = stablehlo.convert %34 : (tensor<181482xi32>) -> tensor<181482xf32>
%36 = stablehlo.reshape %35 : (tensor<181482xf32>) -> tensor<1x203x298x3xf32>
%37 = stablehlo.multiply %30, %36 : tensor<1x203x298x3xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%38 = stablehlo.reduce(%37 init: %cst) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<1x203x298x3xf32>, tensor<f32>) -> tensor<1xf32>
%cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%39 = stablehlo.reduce(%37 init: %cst_9) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<1x203x298x3xf32>, tensor<f32>) -> tensor<203xf32>
%cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%40 = stablehlo.reduce(%37 init: %cst_10) applies stablehlo.add across dimensions = [0, 1, 3] : (tensor<1x203x298x3xf32>, tensor<f32>) -> tensor<298xf32>
%cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%41 = stablehlo.reduce(%37 init: %cst_11) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x203x298x3xf32>, tensor<f32>) -> tensor<3xf32>
%42 = stablehlo.slice %37 [0:1, 1:2, 1:2, 0:3] : (tensor<1x203x298x3xf32>) -> tensor<1x1x1x3xf32>
%43 = stablehlo.reshape %42 : (tensor<1x1x1x3xf32>) -> tensor<1x3xf32>
%44 = stablehlo.slice %37 [0:1, 202:203, 297:298, 0:3] : (tensor<1x203x298x3xf32>) -> tensor<1x1x1x3xf32>
%45 = stablehlo.reshape %44 : (tensor<1x1x1x3xf32>) -> tensor<1x3xf32>
return %38, %39, %40, %41, %43, %45 : tensor<1xf32>, tensor<203xf32>, tensor<298xf32>, tensor<3xf32>, tensor<1x3xf32>, tensor<1x3xf32>
}
func.func private @remainder(%arg0: tensor<986400xi32>, %arg1: tensor<i64>) -> tensor<986400xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<986400xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<986400xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<986400xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<986400xi32>, tensor<986400xi32>) -> tensor<986400xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<986400xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<986400xi32>, tensor<986400xi32>) -> tensor<986400xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<986400xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<986400xi1>, tensor<986400xi1>) -> tensor<986400xi1>
%12 = stablehlo.and %11, %6 : tensor<986400xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<986400xi32>
%14 = stablehlo.add %4, %13 : tensor<986400xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<986400xi1>, tensor<986400xi32>
return %15 : tensor<986400xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<480xi32>, %arg1: tensor<i64>) -> tensor<480xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<480xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<480xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<480xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<480xi32>, tensor<480xi32>) -> tensor<480xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<480xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<480xi32>, tensor<480xi32>) -> tensor<480xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<480xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<480xi1>, tensor<480xi1>) -> tensor<480xi1>
%12 = stablehlo.and %11, %6 : tensor<480xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<480xi32>
%14 = stablehlo.add %4, %13 : tensor<480xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<480xi1>, tensor<480xi32>
return %15 : tensor<480xi32>
}
func.func private @remainder_1(%arg0: tensor<181482xi32>, %arg1: tensor<i64>) -> tensor<181482xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<181482xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<181482xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<181482xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<181482xi32>, tensor<181482xi32>) -> tensor<181482xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<181482xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<181482xi32>, tensor<181482xi32>) -> tensor<181482xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<181482xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<181482xi1>, tensor<181482xi1>) -> tensor<181482xi1>
%12 = stablehlo.and %11, %6 : tensor<181482xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<181482xi32>
%14 = stablehlo.add %4, %13 : tensor<181482xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<181482xi1>, tensor<181482xi32>
return %15 : tensor<181482xi32>
}
}
// -----
// places_strided_in_parts
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
%c0 = stablehlo.constant dense<"0x0300000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:6 = call @f(%a0) : (tensor<2xi32>) -> (tensor<1xf32>, tensor<204xf32>, tensor<298xf32>, tensor<3xf32>, tensor<1x3xf32>, tensor<1x3xf32>)
%e0 = stablehlo.constant dense<"0x04C038CA"> : tensor<1xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<1xf32>, tensor<1xf32>) -> ()
%e1 = stablehlo.constant dense<"0x00F31D47001F1F4700141F4700AB1F4700281E4700841D4700811E4700FB1D4700571F4700691F4700521F4700B01D4700F81D4700291F4700A71E47003C1F4700FC1E47004B1E4700CA1D4700CF1D4700521F4700AD1E47008D1F4700D91E4700091E4700BC1D4700F71D47008D1F4700101F4700261F47007C1E47006F1D4700511E4700F71E4700B51F4700A01E4700FA1E4700AC1D4700F01D4700BA1D4700F91E4700BD1F47000A1F4700441E4700A71D4700D01D4700871E47006A1E4700F81F47009D1E4700361E4700EC1D47008E1E4700DC1E4700D41E4700000EC300C07CC5009B1FC700A81EC700B81EC700221EC7001F1FC700D11EC700951EC7001F1FC700271FC700791EC700BE1EC700D11EC700691FC7008E1EC7008E1FC700391EC700771EC7004B1EC700CF1EC700861FC700A81EC700921EC700741EC7009A1EC700731EC7003F1EC700A31FC700441EC700231EC700D31EC700C01EC7006B1EC7005C1EC700811FC700E81DC700E31DC700451EC700A11EC7007A1EC7008F1EC700C81EC7000D1EC700AA1EC700861EC700DD1DC700AC1EC700071EC700D41EC700BB1DC700241FC700351EC700531EC700A11EC700D51EC7003D1EC7007E1DC700D81EC700671EC700541EC7008C1EC7003F1EC700291FC700391DC700EF1EC700331EC700071FC700331EC700FD1DC700151FC700351EC7006C1EC700301FC700E01EC7002F1EC700331DC700991FC7002F1EC700FA1EC700A91EC700F61EC700111EC700671EC700131FC7008D1EC700D11EC700F51EC700651EC7004D1EC700251EC700281FC7004E1EC7009B1FC700A81EC700B81EC700221EC7001F1FC700D11EC700951EC7001F1FC700271FC700791EC700BE1EC700D11EC700691FC7008E1EC7008E1FC700391EC700771EC7004B1EC700CF1EC700861FC700F0EBC600F0D8C600E49DC600729EC600189EC600189EC600EC9EC6000AA0C600C49EC600B89CC600A69DC600AC9FC600DE9EC600709FC600209FC6008A9EC600049DC600D69DC6007A9FC600BC9FC600FC9FC600769DC600E89DC600449EC600C49EC6002A9FC600D89FC6005AA0C6000E9DC600E29DC600BA9EC600389FC600F69EC600A89FC600549FC600209DC6"> : tensor<204xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<204xf32>, tensor<204xf32>) -> ()
%e2 = stablehlo.constant dense<"0x005409C600CC1EC600942BC6005C27C6006425C600F00CC600781FC600682EC6002020C6000C22C60018FFC500681EC600B82CC600AC25C600282CC6000405C6006427C600582CC600A423C600C027C600A0FCC500BC27C600DC31C6006420C600D025C60098F4C5004023C600902AC600A027C600182CC6003C08C600FC2CC600D023C600E824C6007C1BC6000804C6001426C600E825C600702BC6000422C6003007C600D826C6006C21C600E42BC6008824C600FC09C6005C2BC600F021C600B026C600641CC600FC04C600E821C6002422C600142BC6002C24C600A80BC600E023C600EC28C600BC28C600CC1EC600D807C6000C23C6008824C600202EC600C41AC6004408C600AC1EC6000C24C600382FC600DC1DC6009C0EC6001C24C6004428C6007426C6006019C6005C00C600A81BC600B029C600B030C600C422C600F007C6007020C6003028C6004C29C600BC1FC6003809C6007821C600782EC6007023C600501BC6000000C600DC1CC600BC2AC6004429C6001423C600C00CC6003026C600D825C600EC25C600F818C6006C07C600201EC6000C29C6008826C600781FC600D40BC6008C21C600DC2BC600EC25C6004024C600600DC6003C21C600E82BC6003024C600101DC6002405C600041AC600D82AC6004825C600EC28C600400CC6000021C600142EC6001420C600D025C60080FEC5003425C600A030C6007026C6008425C60020F6C500EC22C600482BC6003428C600A82BC6000805C600B829C600A42CC600881EC600C422C600A8F5C500C025C6003029C600D828C6007027C6001C06C600FC26C6001C25C600302AC6003023C6000007C6003429C6007828C6005426C600A01EC6005402C600EC24C600B822C600442AC600D425C6009409C600DC2BC6002422C600A028C600641BC6009005C6003020C6007021C600F82CC600F422C6003409C600A420C6008825C6005C2CC6004421C600900DC600D826C600D024C600802BC600EC13C6007C05C6000819C600A426C600B830C6002022C6009C0CC600681EC600F026C6005028C600B81FC600A804C6003820C600502AC600782AC6004C1CC6008400C600D41DC600D429C600402DC6000023C600EC0BC6004C23C6005C29C600E021C600B01CC6007000C600C81DC600F826C600302AC600401EC600700BC600EC23C6005827C600A027C600C01BC600C40BC6008C20C600A82CC6004C26C600601DC600FC05C6002C1BC600542AC600A423C600CC27C600D40FC6003C21C600582AC6000820C600601EC6001C06C600541BC600882EC6006023C600D826C600F002C600A41FC600882CC6000026C600742CC600EC05C6005428C6003C2BC600A823C6007020C600F0F5C5005421C600F42CC6001828C600FC2BC6001805C6006C25C600A82BC6001C25C6005427C6000000C600EC28C600C42AC600DC25C6006022C6004C04C600C822C6007826C600B42AC6000027C600D40CC6004C2CC600E426C6001826C600FC1FC6003C01C600B425C600E81EC600442EC6005026C6009008C600AC2AC6008C1FC6002C2BC6009421C600F40BC6002429C6008026C6001C2AC600A41CC6005805C6001C1DC600E425C6007C2FC6009C22C600F411C6003423C6008825C600B82CC600F819C600B40CC60088DEC50090C0C5"> : tensor<298xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<298xf32>, tensor<298xf32>) -> ()
%e3 = stablehlo.constant dense<"0x0000BEC4F0C447CAC0CA7148"> : tensor<3xf32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e4 = stablehlo.constant dense<"0x000080C0000028430000C0C1"> : tensor<1x3xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<1x3xf32>, tensor<1x3xf32>) -> ()
%e5 = stablehlo.constant dense<"0x0000C0C0000030C20000A0C1"> : tensor<1x3xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<1x3xf32>, tensor<1x3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<1xf32>, tensor<204xf32>, tensor<298xf32>, tensor<3xf32>, tensor<1x3xf32>, tensor<1x3xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<986400xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<986400xi32>
%4 = stablehlo.add %2, %3 : tensor<986400xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<986400xi32>
%6 = stablehlo.multiply %4, %5 : tensor<986400xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<986400xi32>, tensor<i64>) -> tensor<986400xi32>
%8 = stablehlo.multiply %7, %4 : tensor<986400xi32>
%9 = stablehlo.add %6, %8 : tensor<986400xi32>
%c_1 = stablehlo.constant dense<5> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<986400xi32>, tensor<i64>) -> tensor<986400xi32>
%c_2 = stablehlo.constant dense<2> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<986400xi32>
%12 = stablehlo.subtract %10, %11 : tensor<986400xi32>
%13 = stablehlo.convert %12 : (tensor<986400xi32>) -> tensor<986400xf32>
%14 = stablehlo.reshape %13 : (tensor<986400xf32>) -> tensor<1x411x300x8xf32>
%15 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%16 = stablehlo.reshape %15 : (tensor<1xi32>) -> tensor<i32>
%17 = stablehlo.iota dim = 0 : tensor<480xi32>
%18 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<480xi32>
%19 = stablehlo.add %17, %18 : tensor<480xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<480xi32>
%21 = stablehlo.multiply %19, %20 : tensor<480xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%22 = call @remainder_0(%19, %c_4) : (tensor<480xi32>, tensor<i64>) -> tensor<480xi32>
%23 = stablehlo.multiply %22, %19 : tensor<480xi32>
%24 = stablehlo.add %21, %23 : tensor<480xi32>
%c_5 = stablehlo.constant dense<3> : tensor<i64>
%25 = call @remainder_0(%24, %c_5) : (tensor<480xi32>, tensor<i64>) -> tensor<480xi32>
%c_6 = stablehlo.constant dense<1> : tensor<i32>
%26 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<480xi32>
%27 = stablehlo.subtract %25, %26 : tensor<480xi32>
%28 = stablehlo.convert %27 : (tensor<480xi32>) -> tensor<480xf32>
%29 = stablehlo.reshape %28 : (tensor<480xf32>) -> tensor<4x5x8x3xf32>
%30 = stablehlo.convolution(%14, %29) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [4, 1], pad = [[3, 1], [0, 2]], lhs_dilate = [2, 1], rhs_dilate = [3, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x411x300x8xf32>, tensor<4x5x8x3xf32>) -> tensor<1x204x298x3xf32>
%31 = stablehlo.iota dim = 0 : tensor<182376xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%32 = call @remainder_1(%31, %c_7) : (tensor<182376xi32>, tensor<i64>) -> tensor<182376xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%33 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<182376xi32>
%34 = stablehlo.add %33, %32 : tensor<182376xi32>
%35 = stablehlo.convert %34 : (tensor<182376xi32>) -> tensor<182376xf32>
%36 = stablehlo.reshape %35 : (tensor<182376xf32>) -> tensor<1x204x298x3xf32>
%37 = stablehlo.multiply %30, %36 : tensor<1x204x298x3xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%38 = stablehlo.reduce(%37 init: %cst) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<1x204x298x3xf32>, tensor<f32>) -> tensor<1xf32>
%cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%39 = stablehlo.reduce(%37 init: %cst_9) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<1x204x298x3xf32>, tensor<f32>) -> tensor<204xf32>
%cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%40 = stablehlo.reduce(%37 init: %cst_10) applies stablehlo.add across dimensions = [0, 1, 3] : (tensor<1x204x298x3xf32>, tensor<f32>) -> tensor<298xf32>
%cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%41 = stablehlo.reduce(%37 init: %cst_11) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x204x298x3xf32>, tensor<f32>) -> tensor<3xf32>
%42 = stablehlo.slice %37 [0:1, 1:2, 1:2, 0:3] : (tensor<1x204x298x3xf32>) -> tensor<1x1x1x3xf32>
%43 = stablehlo.reshape %42 : (tensor<1x1x1x3xf32>) -> tensor<1x3xf32>
%44 = stablehlo.slice %37 [0:1, 203:204, 297:298, 0:3] : (tensor<1x204x298x3xf32>) -> tensor<1x1x1x3xf32>
%45 = stablehlo.reshape %44 : (tensor<1x1x1x3xf32>) -> tensor<1x3xf32>
return %38, %39, %40, %41, %43, %45 : tensor<1xf32>, tensor<204xf32>, tensor<298xf32>, tensor<3xf32>, tensor<1x3xf32>, tensor<1x3xf32>
}
func.func private @remainder(%arg0: tensor<986400xi32>, %arg1: tensor<i64>) -> tensor<986400xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<986400xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<986400xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<986400xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<986400xi32>, tensor<986400xi32>) -> tensor<986400xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<986400xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<986400xi32>, tensor<986400xi32>) -> tensor<986400xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<986400xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<986400xi1>, tensor<986400xi1>) -> tensor<986400xi1>
%12 = stablehlo.and %11, %6 : tensor<986400xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<986400xi32>
%14 = stablehlo.add %4, %13 : tensor<986400xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<986400xi1>, tensor<986400xi32>
return %15 : tensor<986400xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<480xi32>, %arg1: tensor<i64>) -> tensor<480xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<480xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<480xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<480xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<480xi32>, tensor<480xi32>) -> tensor<480xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<480xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<480xi32>, tensor<480xi32>) -> tensor<480xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<480xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<480xi1>, tensor<480xi1>) -> tensor<480xi1>
%12 = stablehlo.and %11, %6 : tensor<480xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<480xi32>
%14 = stablehlo.add %4, %13 : tensor<480xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<480xi1>, tensor<480xi32>
return %15 : tensor<480xi32>
}
func.func private @remainder_1(%arg0: tensor<182376xi32>, %arg1: tensor<i64>) -> tensor<182376xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<182376xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<182376xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<182376xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<182376xi32>, tensor<182376xi32>) -> tensor<182376xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<182376xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<182376xi32>, tensor<182376xi32>) -> tensor<182376xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<182376xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<182376xi1>, tensor<182376xi1>) -> tensor<182376xi1>
%12 = stablehlo.and %11, %6 : tensor<182376xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<182376xi32>
%14 = stablehlo.add %4, %13 : tensor<182376xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<182376xi1>, tensor<182376xi32>
return %15 : tensor<182376xi32>
}
}
// -----
// places_dilated
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
%c0 = stablehlo.constant dense<"0x0300000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:6 = call @f(%a0) : (tensor<2xi32>) -> (tensor<1xf32>, tensor<361xf32>, tensor<201xf32>, tensor<3xf32>, tensor<1x3xf32>, tensor<1x3xf32>)
%e0 = stablehlo.constant dense<"0x4093B74A"> : tensor<1xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<1xf32>, tensor<1xf32>) -> ()
%e1 = stablehlo.constant dense<"0x00D02846000A9F4600EE944600CC23460080A04600F29646007C2B460026A14600CC934600F4244600DE9F46000E94460084274600E8A14600EA934600AC254600C49F46003E964600FC244600A4A1460064954600902446008A9F4600B0944600E4254600869F4600E89546003427460004A14600A6954600E02446005AA0460062944600D82946001AA1460016954600AC234600B6A046008A95460050294600E8A046008097460034234600F2A04600BC944600AC284600469F4600149546005C244600DA9F46001C95460034274600F2A04600B29546008C24460016A14600A293460008274600D49E46002C96460054254600B8A04600AE944600C426460078A14600129646001C274600A29F460026954600CC234600F8A1460000944600402846005E9F46001C964600DC22460008A346003C96460044294600D29F4600D29446008022460030A04600AE964600742A46003EA04600D4944600BC2546009E9F4600CC9446006C284600E6A14600A294460088234600C89F4600989346005C254600DEA1460050954600C02646006CA04600FC9546000425460092A04600249546003C274600BA9F46008695460094244600FA9F4600E09446000C2A460076A1460046954600B023460008A14600869446009028460098A04600DC954600E42246002EA14600F2954600DC274600D4A0460000964600402546009A9F460024954600E4274600229F4600649446007C24460048A04600609446009C284600A4A046009A954600C824460038A1460002944600E8244600C4A04600A2954600802546000AA04600BC9546009824460028A146006896460074284600B09E4600A49546003423460062A146004A944600602A4600829F4600B2954600F023460076A14600249646001829460086A14600FC94460074234600969F460010944600902846004EA0460044974600902446003CA046003A9446004C2546002AA146005C944600DC2646009C9F46000E944600C82546003CA14600E895460098274600BCA04600D6954600F42346005AA146002A94460064284600949F460002964600282346003EA146009296460020294600D4A04600B694460090234600ECA04600B29446005829460094A04600649546009C24460064A046000C964600EC274600C4A046004A94460084254600D29E460010954600CC264600FE9F460040954600C824460010A14600B494460054264600FEA0460040954600142646008EA04600A094460088234600BAA04600C0954600A828460016A04600DE96460050244600B8A04600069546002C2A4600169F4600DC954600DC224600B6A0460074944600082A460000A14600049646009423460016A14600EA9446004C2646004CA046005896460080244600D09F4600EE934600FC26460006A04600A2964600A02746000EA04600B29446000026460022A14600F0934600F8264600D49F4600E4944600FC23460038A34600349546000C284600F09F460094964600DC214600BAA1460052964600D02846000A9F4600EE944600CC23460080A04600F29646007C2B460026A14600CC934600F4244600DE9F46000E94460084274600E8A14600EA934600AC254600C49F46003E964600FC244600A4A1460064954600902446008A9F4600B0944600E4254600869F4600E89546003427460004A14600A6954600E02446005AA0460062944600D82946001AA1460016954600AC234600B6A046008A95460050294600E8A046008097460034234600F2A04600BC944600AC284600469F4600149546005C244600DA9F46001C95460034274600F2A04600B29546008C24460016A14600A293460008274600D49E46002C96460054254600B8A04600AE944600C426460078A14600129646001C274600A29F460026954600CC234600F8A1460000944600402846005E9F46001C964600DC22460008A346003C96460044294600D29F4600D29446008022460030A04600AE964600742A46003C234600E0174600000000"> : tensor<361xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<361xf32>, tensor<361xf32>) -> ()
%e2 = stablehlo.constant dense<"0x0058AD450088164600A8974600E6CF460042E046001AFB4600C4DF4600ACF146002EEF46000CE4460016F34600C2E546003AEE4600CCF246002EE1460052FB4600C8DE4600DEF3460058EF4600B6E346009CF54600C0E24600DCEF46006EF04600D4E2460020F8460068E24600A2F24600A0F0460074E14600BAF746008CE1460018F14600A4ED4600E4E446007AF64600D4E54600D0EF460066F24600A8DE46008AFA4600B6DE460082F246008CED4600FEE34600C2F44600B6E5460054F046003CF346005CDE4600B2FC4600AADD460048F24600E4EE460068E246008AF5460058E54600D6EF460024F246009AE24600E2F94600AEDF4600FCF046004AF0460052E14600F6F64600F8E3460036EF4600CCF14600AEE54600B8F64600A4E3460094EE4600B2F1460040E0460052F846003CE14600C8F0460078EF4600BCE546000EF6460080E4460058EF460092F2460066DE460016FB460024DE460060F2460066EE460026E646008AF446003EE64600C0F04600B6F04600A2DF4600E4FA4600FEDD460012F346007AEE4600F8E44600B0F44600FAE5460000F04600EEF046007AE1460076F84600EEDE460090F146000EF0460072E146004EF8460070E34600B6F14600D0F04600E6E24600AEF7460078E1460042EF4600C6F24600F8DD460030FB46008CE0460088F24600ECEF460014E646003AF5460086E446003EEE460088F24600A0DD4600FCFA460058DF460030F24600B0EF460062E7460060F34600F8E646009EED460088F1460002E04600DAF846002CDF460088F14600D8F046008CE4460018F64600CEE4460086EF460042F1460082E146007CF74600DCE04600CAF04600E4F1460060E1460032FA460042E2460030F34600D8ED460060E4460074F646007AE246005CEF460056F14600ECDE460060FB46005EE14600ACF446001CED4600C6E546007CF34600E8E34600FAEE460008F146004CDE4600B0FB4600BAE046000AF34600B4EF460080E3460074F54600CCE3460050EE4600D8F14600C4DF460038FA4600ACE04600ACF1460092F246009CE24600FEF8460018E24600C8EE460020F0460022E246007AF646006EE2460026EF46009CF24600A2E2460062CF46"> : tensor<201xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<201xf32>, tensor<201xf32>) -> ()
%e3 = stablehlo.constant dense<"0x00A3284778FCC84AF0D315C9"> : tensor<3xf32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e4 = stablehlo.constant dense<"0x0000C8C1000090420000E040"> : tensor<1x3xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<1x3xf32>, tensor<1x3xf32>) -> ()
%e5 = stablehlo.constant dense<"0x000000000000000000000000"> : tensor<1x3xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<1x3xf32>, tensor<1x3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<1xf32>, tensor<361xf32>, tensor<201xf32>, tensor<3xf32>, tensor<1x3xf32>, tensor<1x3xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<144000xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<144000xi32>
%4 = stablehlo.add %2, %3 : tensor<144000xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<144000xi32>
%6 = stablehlo.multiply %4, %5 : tensor<144000xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<144000xi32>, tensor<i64>) -> tensor<144000xi32>
%8 = stablehlo.multiply %7, %4 : tensor<144000xi32>
%9 = stablehlo.add %6, %8 : tensor<144000xi32>
%c_1 = stablehlo.constant dense<5> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<144000xi32>, tensor<i64>) -> tensor<144000xi32>
%c_2 = stablehlo.constant dense<2> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<144000xi32>
%12 = stablehlo.subtract %10, %11 : tensor<144000xi32>
%13 = stablehlo.convert %12 : (tensor<144000xi32>) -> tensor<144000xf32>
%14 = stablehlo.reshape %13 : (tensor<144000xf32>) -> tensor<1x120x200x6xf32>
%15 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%16 = stablehlo.reshape %15 : (tensor<1xi32>) -> tensor<i32>
%17 = stablehlo.iota dim = 0 : tensor<450xi32>
%18 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<450xi32>
%19 = stablehlo.add %17, %18 : tensor<450xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<450xi32>
%21 = stablehlo.multiply %19, %20 : tensor<450xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%22 = call @remainder_0(%19, %c_4) : (tensor<450xi32>, tensor<i64>) -> tensor<450xi32>
%23 = stablehlo.multiply %22, %19 : tensor<450xi32>
%24 = stablehlo.add %21, %23 : tensor<450xi32>
%c_5 = stablehlo.constant dense<3> : tensor<i64>
%25 = call @remainder_0(%24, %c_5) : (tensor<450xi32>, tensor<i64>) -> tensor<450xi32>
%c_6 = stablehlo.constant dense<1> : tensor<i32>
%26 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<450xi32>
%27 = stablehlo.subtract %25, %26 : tensor<450xi32>
%28 = stablehlo.convert %27 : (tensor<450xi32>) -> tensor<450xf32>
%29 = stablehlo.reshape %28 : (tensor<450xf32>) -> tensor<5x5x6x3xf32>
%30 = stablehlo.convolution(%14, %29) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 5], [4, 1]], lhs_dilate = [3, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x120x200x6xf32>, tensor<5x5x6x3xf32>) -> tensor<1x361x201x3xf32>
%31 = stablehlo.iota dim = 0 : tensor<217683xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%32 = call @remainder_1(%31, %c_7) : (tensor<217683xi32>, tensor<i64>) -> tensor<217683xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%33 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<217683xi32>
%34 = stablehlo.add %33, %32 : tensor<217683xi32>
%35 = stablehlo.convert %34 : (tensor<217683xi32>) -> tensor<217683xf32>
%36 = stablehlo.reshape %35 : (tensor<217683xf32>) -> tensor<1x361x201x3xf32>
%37 = stablehlo.multiply %30, %36 : tensor<1x361x201x3xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%38 = stablehlo.reduce(%37 init: %cst) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<1x361x201x3xf32>, tensor<f32>) -> tensor<1xf32>
%cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%39 = stablehlo.reduce(%37 init: %cst_9) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<1x361x201x3xf32>, tensor<f32>) -> tensor<361xf32>
%cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%40 = stablehlo.reduce(%37 init: %cst_10) applies stablehlo.add across dimensions = [0, 1, 3] : (tensor<1x361x201x3xf32>, tensor<f32>) -> tensor<201xf32>
%cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%41 = stablehlo.reduce(%37 init: %cst_11) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x361x201x3xf32>, tensor<f32>) -> tensor<3xf32>
%42 = stablehlo.slice %37 [0:1, 1:2, 1:2, 0:3] : (tensor<1x361x201x3xf32>) -> tensor<1x1x1x3xf32>
%43 = stablehlo.reshape %42 : (tensor<1x1x1x3xf32>) -> tensor<1x3xf32>
%44 = stablehlo.slice %37 [0:1, 360:361, 200:201, 0:3] : (tensor<1x361x201x3xf32>) -> tensor<1x1x1x3xf32>
%45 = stablehlo.reshape %44 : (tensor<1x1x1x3xf32>) -> tensor<1x3xf32>
return %38, %39, %40, %41, %43, %45 : tensor<1xf32>, tensor<361xf32>, tensor<201xf32>, tensor<3xf32>, tensor<1x3xf32>, tensor<1x3xf32>
}
func.func private @remainder(%arg0: tensor<144000xi32>, %arg1: tensor<i64>) -> tensor<144000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<144000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<144000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<144000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<144000xi32>, tensor<144000xi32>) -> tensor<144000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<144000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<144000xi32>, tensor<144000xi32>) -> tensor<144000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<144000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<144000xi1>, tensor<144000xi1>) -> tensor<144000xi1>
%12 = stablehlo.and %11, %6 : tensor<144000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<144000xi32>
%14 = stablehlo.add %4, %13 : tensor<144000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<144000xi1>, tensor<144000xi32>
return %15 : tensor<144000xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<450xi32>, %arg1: tensor<i64>) -> tensor<450xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<450xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<450xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<450xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<450xi32>, tensor<450xi32>) -> tensor<450xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<450xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<450xi32>, tensor<450xi32>) -> tensor<450xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<450xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<450xi1>, tensor<450xi1>) -> tensor<450xi1>
%12 = stablehlo.and %11, %6 : tensor<450xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<450xi32>
%14 = stablehlo.add %4, %13 : tensor<450xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<450xi1>, tensor<450xi32>
return %15 : tensor<450xi32>
}
func.func private @remainder_1(%arg0: tensor<217683xi32>, %arg1: tensor<i64>) -> tensor<217683xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<217683xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<217683xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<217683xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<217683xi32>, tensor<217683xi32>) -> tensor<217683xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<217683xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<217683xi32>, tensor<217683xi32>) -> tensor<217683xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<217683xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<217683xi1>, tensor<217683xi1>) -> tensor<217683xi1>
%12 = stablehlo.and %11, %6 : tensor<217683xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<217683xi32>
%14 = stablehlo.add %4, %13 : tensor<217683xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<217683xi1>, tensor<217683xi32>
return %15 : tensor<217683xi32>
}
}
// -----
// places_cropped
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
%c0 = stablehlo.constant dense<"0x0300000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:6 = call @f(%a0) : (tensor<2xi32>) -> (tensor<1xf32>, tensor<315xf32>, tensor<193xf32>, tensor<3xf32>, tensor<1x3xf32>, tensor<1x3xf32>)
%e0 = stablehlo.constant dense<"0x2669BD4A"> : tensor<1xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<1xf32>, tensor<1xf32>) -> ()
%e1 = stablehlo.constant dense<"0x00293E4700433E47000E3E4700A03E4700903C47005D4047007C3E4700703E4700CE3E4700613D47009D404700373D4700B73E47006C3E4700223C4700664047000A3F4700253E4700393F4700DE3B470065414700E13C4700273F4700C03F4700483D47002D4047001D3C4700C63F4700153D4700903F4700F63E4700F93D47005D3E4700523F4700034047000E3E4700183E47003C3F4700653F47004A3E4700963F4700B43D47001E3E47001C3E4700DE3F4700353E4700EE3D4700EC3D47002C3F4700683E4700F23E4700733E4700B43D4700083E4700B93D4700254047000E3C4700B63F4700EA3D4700F53F4700913E4700793D4700A2404700B73C47002F404700053E4700BC3D4700203E47001C3F4700A93F4700FF3D4700E53D47004E3F4700413E4700A53E4700F73D4700303F4700F43D4700A33E4700DF3F4700763D4700274047006E3C47000E404700F93C47002C3F470044404700E03D4700A23E4700DC3D4700FD3F4700293E4700433E47000E3E4700A03E4700903C47005D4047007C3E4700703E4700CE3E4700613D47009D404700373D4700B73E47006C3E4700223C4700664047000A3F4700253E4700393F4700DE3B470065414700E13C4700273F4700C03F4700483D47002D4047001D3C4700C63F4700153D4700903F4700F63E4700F93D47005D3E4700523F4700034047000E3E4700183E47003C3F4700653F47004A3E4700963F4700B43D47001E3E47001C3E4700DE3F4700353E4700EE3D4700EC3D47002C3F4700683E4700F23E4700733E4700B43D4700083E4700B93D4700254047000E3C4700B63F4700EA3D4700F53F4700913E4700793D4700A2404700B73C47002F404700053E4700BC3D4700203E47001C3F4700A93F4700FF3D4700E53D47004E3F4700413E4700A53E4700F73D4700303F4700F43D4700A33E4700DF3F4700763D4700274047006E3C47000E404700F93C47002C3F470044404700E03D4700A23E4700DC3D4700FD3F4700293E4700433E47000E3E4700A03E4700903C47005D4047007C3E4700703E4700CE3E4700613D47009D404700373D4700B73E47006C3E4700223C4700664047000A3F4700253E4700393F4700DE3B470065414700E13C4700273F4700C03F4700483D47002D4047001D3C4700C63F4700153D4700903F4700F63E4700F93D47005D3E4700523F4700034047000E3E4700EC304700AECA460080D545008C52C6004C02C7007D3EC700D03DC700DF3EC7000540C700733EC7008D3DC700FC3DC700543EC700583EC700CC3EC700413EC700E13DC700133EC7002F3EC700BC40C7009D3CC7000B40C700253EC700793FC700663EC700763CC700F93FC700023DC7002D40C700643EC700423EC700A53EC700ED3EC7004340C7001D3DC7002B3EC700D33EC700673EC700573EC700BF3DC700873EC700963DC700CB3EC700A53FC700653EC700E13FC700C23DC700CA3FC700513DC700CE3EC7008A40C700B13CC700CD3EC7008F3DC700B33FC700833EC7008B3EC700793EC7002A3FC700DE3CC7006340C700A03EC700BF3DC700003EC700C43CC7007540C700773DC7008F3EC700CE3EC7002F3CC700F540C700303FC7007E3EC700EF3EC700AE3CC700DF40C7009C3CC700743EC7004C3FC700863CC700EF3FC700BF3CC7004E40C700703EC700B43FC700DF3FC700973DC700D63EC700173EC7003940C700AE3DC7009E3DC700B33EC700733FC700303EC7003F18C70008E7C6"> : tensor<315xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<315xf32>, tensor<315xf32>) -> ()
%e2 = stablehlo.constant dense<"0x00FAD84600EEEE4600030447005AF346007301470090FE460038F146006D054700F4F1460025004700BAFD4600ECF04600FB014700FAF446006301470020FF46009AF04600FD044700A4F3460068FD4600D6FE46007AF246008A0347002EF14600BAFF4600CE0147000AF14600FF04470006F0460040FD460042FD460096F34600D9044700C8EE4600FC01470015014700EEF046004B034700AEEF4600D9014700D8FE4600A2F24600440447008CEF460074014700E800470074F34600F401470006F1460011014700EEFD46001CF046005205470008F346005E0047003201470010F3460090034700A4F14600E8FF4600B1004700F8EC4600C0064700A2F246005700470032FD4600F8EE4600970547008CF046005C0147003E01470056EF4600C804470064EF4600B000470030FD460080F34600CB0447009EF0460042FF4600A401470080F446006E03470090F0460012FF460014FC4600AAF046007403470082F44600180047006D024700BEF04600A902470002EE4600A3014700820147005CEF46003C04470000F546004D0047004500470010F04600180447002AED4600B0014700B0FF46005CF14600A40447001EF246005B01470086FE460056F146005F05470018F046008CFE460024FF4600B4F44600CA0347009CF3460043004700B0FC4600E2F04600440547003CF3460014FF46002601470076F146009F044700C2EE4600160047000202470090EF4600320547006EF246001EFE4600CAFF4600F6F046005704470090EB4600DAFE460050FF4600DAEE4600540347003AF146004501470088FE460014F046000502470058EE460046FE46001EFF46001EF146001701470004F64600860147003EFE4600A2EC46008D014700E6F24600AAFD460088FE4600E8F24600D1024700A8EE4600DAFD4600E4FD4600F6EA4600E003470054EE460042FD460028FB4600E4F44600C60447007AED46004EFD4600EEFA46008CEC4600C00147000EED46006F01470064FB46004EF44600910347003EEC46006AFB46003B00470052EF4600070247005AEE46005C004700D8FD460014EE4600450147"> : tensor<193xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<193xf32>, tensor<193xf32>) -> ()
%e3 = stablehlo.constant dense<"0x007A26473863CF4A30381AC9"> : tensor<3xf32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e4 = stablehlo.constant dense<"0x000020C100005E43000080C0"> : tensor<1x3xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<1x3xf32>, tensor<1x3xf32>) -> ()
%e5 = stablehlo.constant dense<"0x00001B43000046C30000E0C1"> : tensor<1x3xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<1x3xf32>, tensor<1x3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<1xf32>, tensor<315xf32>, tensor<193xf32>, tensor<3xf32>, tensor<1x3xf32>, tensor<1x3xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<384000xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<384000xi32>
%4 = stablehlo.add %2, %3 : tensor<384000xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<384000xi32>
%6 = stablehlo.multiply %4, %5 : tensor<384000xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<384000xi32>, tensor<i64>) -> tensor<384000xi32>
%8 = stablehlo.multiply %7, %4 : tensor<384000xi32>
%9 = stablehlo.add %6, %8 : tensor<384000xi32>
%c_1 = stablehlo.constant dense<5> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<384000xi32>, tensor<i64>) -> tensor<384000xi32>
%c_2 = stablehlo.constant dense<2> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<384000xi32>
%12 = stablehlo.subtract %10, %11 : tensor<384000xi32>
%13 = stablehlo.convert %12 : (tensor<384000xi32>) -> tensor<384000xf32>
%14 = stablehlo.reshape %13 : (tensor<384000xf32>) -> tensor<1x320x200x6xf32>
%15 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%16 = stablehlo.reshape %15 : (tensor<1xi32>) -> tensor<i32>
%17 = stablehlo.iota dim = 0 : tensor<450xi32>
%18 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<450xi32>
%19 = stablehlo.add %17, %18 : tensor<450xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<450xi32>
%21 = stablehlo.multiply %19, %20 : tensor<450xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%22 = call @remainder_0(%19, %c_4) : (tensor<450xi32>, tensor<i64>) -> tensor<450xi32>
%23 = stablehlo.multiply %22, %19 : tensor<450xi32>
%24 = stablehlo.add %21, %23 : tensor<450xi32>
%c_5 = stablehlo.constant dense<3> : tensor<i64>
%25 = call @remainder_0(%24, %c_5) : (tensor<450xi32>, tensor<i64>) -> tensor<450xi32>
%c_6 = stablehlo.constant dense<1> : tensor<i32>
%26 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<450xi32>
%27 = stablehlo.subtract %25, %26 : tensor<450xi32>
%28 = stablehlo.convert %27 : (tensor<450xi32>) -> tensor<450xf32>
%29 = stablehlo.reshape %28 : (tensor<450xf32>) -> tensor<5x5x6x3xf32>
%30 = stablehlo.convolution(%14, %29) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[-3, 2], [1, -4]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x320x200x6xf32>, tensor<5x5x6x3xf32>) -> tensor<1x315x193x3xf32>
%31 = stablehlo.iota dim = 0 : tensor<182385xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%32 = call @remainder_1(%31, %c_7) : (tensor<182385xi32>, tensor<i64>) -> tensor<182385xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%33 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<182385xi32>
%34 = stablehlo.add %33, %32 : tensor<182385xi32>
%35 = stablehlo.convert %34 : (tensor<182385xi32>) -> tensor<182385xf32>
%36 = stablehlo.reshape %35 : (tensor<182385xf32>) -> tensor<1x315x193x3xf32>
%37 = stablehlo.multiply %30, %36 : tensor<1x315x193x3xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%38 = stablehlo.reduce(%37 init: %cst) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<1x315x193x3xf32>, tensor<f32>) -> tensor<1xf32>
%cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%39 = stablehlo.reduce(%37 init: %cst_9) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<1x315x193x3xf32>, tensor<f32>) -> tensor<315xf32>
%cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%40 = stablehlo.reduce(%37 init: %cst_10) applies stablehlo.add across dimensions = [0, 1, 3] : (tensor<1x315x193x3xf32>, tensor<f32>) -> tensor<193xf32>
%cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%41 = stablehlo.reduce(%37 init: %cst_11) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x315x193x3xf32>, tensor<f32>) -> tensor<3xf32>
%42 = stablehlo.slice %37 [0:1, 1:2, 1:2, 0:3] : (tensor<1x315x193x3xf32>) -> tensor<1x1x1x3xf32>
%43 = stablehlo.reshape %42 : (tensor<1x1x1x3xf32>) -> tensor<1x3xf32>
%44 = stablehlo.slice %37 [0:1, 314:315, 192:193, 0:3] : (tensor<1x315x193x3xf32>) -> tensor<1x1x1x3xf32>
%45 = stablehlo.reshape %44 : (tensor<1x1x1x3xf32>) -> tensor<1x3xf32>
return %38, %39, %40, %41, %43, %45 : tensor<1xf32>, tensor<315xf32>, tensor<193xf32>, tensor<3xf32>, tensor<1x3xf32>, tensor<1x3xf32>
}
func.func private @remainder(%arg0: tensor<384000xi32>, %arg1: tensor<i64>) -> tensor<384000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<384000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<384000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<384000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<384000xi32>, tensor<384000xi32>) -> tensor<384000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<384000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<384000xi32>, tensor<384000xi32>) -> tensor<384000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<384000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<384000xi1>, tensor<384000xi1>) -> tensor<384000xi1>
%12 = stablehlo.and %11, %6 : tensor<384000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<384000xi32>
%14 = stablehlo.add %4, %13 : tensor<384000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<384000xi1>, tensor<384000xi32>
return %15 : tensor<384000xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<450xi32>, %arg1: tensor<i64>) -> tensor<450xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<450xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<450xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<450xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<450xi32>, tensor<450xi32>) -> tensor<450xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<450xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<450xi32>, tensor<450xi32>) -> tensor<450xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<450xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<450xi1>, tensor<450xi1>) -> tensor<450xi1>
%12 = stablehlo.and %11, %6 : tensor<450xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<450xi32>
%14 = stablehlo.add %4, %13 : tensor<450xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<450xi1>, tensor<450xi32>
return %15 : tensor<450xi32>
}
func.func private @remainder_1(%arg0: tensor<182385xi32>, %arg1: tensor<i64>) -> tensor<182385xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<182385xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<182385xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<182385xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<182385xi32>, tensor<182385xi32>) -> tensor<182385xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<182385xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<182385xi32>, tensor<182385xi32>) -> tensor<182385xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<182385xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<182385xi1>, tensor<182385xi1>) -> tensor<182385xi1>
%12 = stablehlo.and %11, %6 : tensor<182385xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<182385xi32>
%14 = stablehlo.add %4, %13 : tensor<182385xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<182385xi1>, tensor<182385xi32>
return %15 : tensor<182385xi32>
}
}
// -----
// places_cropped_in_parts
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
%c0 = stablehlo.constant dense<"0x0300000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:6 = call @f(%a0) : (tensor<2xi32>) -> (tensor<1xf32>, tensor<317xf32>, tensor<193xf32>, tensor<3xf32>, tensor<1x3xf32>, tensor<1x3xf32>)
%e0 = stablehlo.constant dense<"0x884A184A"> : tensor<1xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<1xf32>, tensor<1xf32>) -> ()
%e1 = stablehlo.constant dense<"0x00D6954600329746004A954600D49646005E964600DE94460004984600529546003A9646000E964600B0974600849646008E9446000A974600F0954600EA9646003A964600F29646002A974600A094460076964600D2954600C4954600389746008C96460088964600049546004496460030964600E69546000C964600B69746007C9646006A95460082964600889546009A954600249646004097460054964600FE9546009C9646003A96460084964600B09546006A974600D8954600C69546007C97460010964600BC9546004A95460046964600D0964600029546009897460038964600C89646003696460000964600929646005A9446008C984600FC954600BC9546001C964600C69546002097460022954600829746008C97460028964600529646001C964600DE9546009E9546009A974600F2964600D6954600FE9546009E96460010964600CE944600469746009896460034964600DE9546002A974600DC9546005A94460002974600D6954600329746004A954600D49646005E964600DE94460004984600529546003A9646000E964600B0974600849646008E9446000A974600F0954600EA9646003A964600F29646002A974600A094460076964600D2954600C4954600389746008C96460088964600049546004496460030964600E69546000C964600B69746007C9646006A95460082964600889546009A954600249646004097460054964600FE9546009C9646003A96460084964600B09546006A974600D8954600C69546007C97460010964600BC9546004A95460046964600D0964600029546009897460038964600C89646003696460000964600929646005A9446008C984600FC954600BC9546001C964600C69546002097460022954600829746008C97460028964600529646001C964600DE9546009E9546009A974600F2964600D6954600FE9546009E96460010964600CE944600469746009896460034964600DE9546002A974600DC9546005A94460002974600D6954600329746004A954600D49646005E964600DE94460004984600529546003A9646000E964600B0974600849646008E9446000A974600F0954600EA9646003A964600F29646002A974600A094460076964600D2954600C4954600389746008C96460088964600049546004496460030964600E69546000C964600B69746007C9646006A95460082964600889546009A95460024964600409746005496460034804600B01CC500CA95C6006696C600FA95C6001E97C6005E96C6003495C6000E98C6004E96C600A895C6000C95C6005C97C600CE96C6009693C6001697C6006E94C6002098C6006496C600B697C6008096C6009C95C600F496C6003096C6008A95C600F696C6006096C6001497C6004894C600C896C600AE95C600C296C6005296C600CC97C6008096C6005C95C600CA95C600A296C6001695C6002095C6004A97C6008695C600D696C6001496C6005C96C6003E96C600AC97C6007297C6006496C6008494C600AC97C600AC95C6008096C600A894C6007E96C600B095C6002696C6005497C600EE96C6002E96C6000A96C6003896C6002E97C6006494C6006897C600B095C600F695C6004296C6005C95C6000A97C6002E95C600C498C6008C96C600C895C6005296C6009E96C600C295C600B694C600BC96C600B497C6004295C600F296C6002495C600AE97C6002295C6007298C6004A96C6001497C600BE94C6006697C6000695C6008E94C600D296C600CA95C6006696C6"> : tensor<317xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<317xf32>, tensor<317xf32>) -> ()
%e2 = stablehlo.constant dense<"0x00EC3346001C7C4600AC214600447C4600501B4600683F4600707B4600501D4600C87D4600C81D4600683C4600DC7B4600881F4600947F46000C1E46009C3C4600A07E4600941D4600F87D460020204600EC3C4600FC7B4600F01E4600307C4600381F4600443E4600C87E4600102046000C7D4600301D46001C40460016804600041C4600E47B46007022460058404600047C460060204600E87A4600D41E460094414600E47C4600D01D460078794600AC2246001C404600487B460084204600587C4600901D4600803B4600D07B4600D81C4600AC7B46006C224600943E4600587B46006C2046000C7C4600F41C4600E03A4600887A4600C42046000C7C4600201C4600783C4600507D4600B01D46008C7E4600081D4600783B4600247B4600D41F4600587D4600C41C4600903D4600087C4600AC1F46005C7D4600341E46000C404600C47C4600081F4600E07E46005C1C4600BC394600C0804600F01D46003C7A4600C8214600104146005C7D4600901D4600E07C4600D01F46002C4046007C7D4600FC1D4600407A46009020460018424600207B4600701C4600207E4600E8214600203E46008C7C4600A41F4600C07B4600F820460058414600807A4600B81F460054794600801C4600683C46009C78460000204600C87D4600C41E4600183D46004C7D4600AC204600447C46003C1F4600D43D4600B47B4600581E4600447C4600141F4600583B4600C47B46004C214600947A460018184600203E4600F07B4600701D4600447D4600401D4600D43A4600FC7D4600041E46003C7D4600981C4600BC3E46009C7D4600641B4600C4794600381E46005C3D4600507A4600101E4600E87D4600601E4600303E4600BC7D46004C1B4600947B46006C204600603D4600107B4600A8194600F47A4600E8214600903D4600807A4600202046001C7846009C1C4600983F4600C0794600A81D460038794600981D4600AC3A460098794600E41C4600BC7746007C1C4600143B4600647B4600701E4600F0764600C01E4600A03C460048764600281D460038794600581B4600103A46008C784600801E46"> : tensor<193xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<193xf32>, tensor<193xf32>) -> ()
%e3 = stablehlo.constant dense<"0x00682BC7600A294A802361C8"> : tensor<3xf32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e4 = stablehlo.constant dense<"0x000060C100009C4200001042"> : tensor<1x3xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<1x3xf32>, tensor<1x3xf32>) -> ()
%e5 = stablehlo.constant dense<"0x000020C1000038C200004C42"> : tensor<1x3xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<1x3xf32>, tensor<1x3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<1xf32>, tensor<317xf32>, tensor<193xf32>, tensor<3xf32>, tensor<1x3xf32>, tensor<1x3xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<384000xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<384000xi32>
%4 = stablehlo.add %2, %3 : tensor<384000xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<384000xi32>
%6 = stablehlo.multiply %4, %5 : tensor<384000xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<384000xi32>, tensor<i64>) -> tensor<384000xi32>
%8 = stablehlo.multiply %7, %4 : tensor<384000xi32>
%9 = stablehlo.add %6, %8 : tensor<384000xi32>
%c_1 = stablehlo.constant dense<5> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<384000xi32>, tensor<i64>) -> tensor<384000xi32>
%c_2 = stablehlo.constant dense<2> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<384000xi32>
%12 = stablehlo.subtract %10, %11 : tensor<384000xi32>
%13 = stablehlo.convert %12 : (tensor<384000xi32>) -> tensor<384000xf32>
%14 = stablehlo.reshape %13 : (tensor<384000xf32>) -> tensor<1x320x200x6xf32>
%15 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%16 = stablehlo.reshape %15 : (tensor<1xi32>) -> tensor<i32>
%17 = stablehlo.iota dim = 0 : tensor<450xi32>
%18 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<450xi32>
%19 = stablehlo.add %17, %18 : tensor<450xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<450xi32>
%21 = stablehlo.multiply %19, %20 : tensor<450xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%22 = call @remainder_0(%19, %c_4) : (tensor<450xi32>, tensor<i64>) -> tensor<450xi32>
%23 = stablehlo.multiply %22, %19 : tensor<450xi32>
%24 = stablehlo.add %21, %23 : tensor<450xi32>
%c_5 = stablehlo.constant dense<3> : tensor<i64>
%25 = call @remainder_0(%24, %c_5) : (tensor<450xi32>, tensor<i64>) -> tensor<450xi32>
%c_6 = stablehlo.constant dense<1> : tensor<i32>
%26 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<450xi32>
%27 = stablehlo.subtract %25, %26 : tensor<450xi32>
%28 = stablehlo.convert %27 : (tensor<450xi32>) -> tensor<450xf32>
%29 = stablehlo.reshape %28 : (tensor<450xf32>) -> tensor<5x5x6x3xf32>
%30 = stablehlo.convolution(%14, %29) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1], pad = [[-3, 2], [1, -4]], lhs_dilate = [2, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x320x200x6xf32>, tensor<5x5x6x3xf32>) -> tensor<1x317x193x3xf32>
%31 = stablehlo.iota dim = 0 : tensor<183543xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%32 = call @remainder_1(%31, %c_7) : (tensor<183543xi32>, tensor<i64>) -> tensor<183543xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%33 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<183543xi32>
%34 = stablehlo.add %33, %32 : tensor<183543xi32>
%35 = stablehlo.convert %34 : (tensor<183543xi32>) -> tensor<183543xf32>
%36 = stablehlo.reshape %35 : (tensor<183543xf32>) -> tensor<1x317x193x3xf32>
%37 = stablehlo.multiply %30, %36 : tensor<1x317x193x3xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%38 = stablehlo.reduce(%37 init: %cst) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<1x317x193x3xf32>, tensor<f32>) -> tensor<1xf32>
%cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%39 = stablehlo.reduce(%37 init: %cst_9) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<1x317x193x3xf32>, tensor<f32>) -> tensor<317xf32>
%cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%40 = stablehlo.reduce(%37 init: %cst_10) applies stablehlo.add across dimensions = [0, 1, 3] : (tensor<1x317x193x3xf32>, tensor<f32>) -> tensor<193xf32>
%cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%41 = stablehlo.reduce(%37 init: %cst_11) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x317x193x3xf32>, tensor<f32>) -> tensor<3xf32>
%42 = stablehlo.slice %37 [0:1, 1:2, 1:2, 0:3] : (tensor<1x317x193x3xf32>) -> tensor<1x1x1x3xf32>
%43 = stablehlo.reshape %42 : (tensor<1x1x1x3xf32>) -> tensor<1x3xf32>
%44 = stablehlo.slice %37 [0:1, 316:317, 192:193, 0:3] : (tensor<1x317x193x3xf32>) -> tensor<1x1x1x3xf32>
%45 = stablehlo.reshape %44 : (tensor<1x1x1x3xf32>) -> tensor<1x3xf32>
return %38, %39, %40, %41, %43, %45 : tensor<1xf32>, tensor<317xf32>, tensor<193xf32>, tensor<3xf32>, tensor<1x3xf32>, tensor<1x3xf32>
}
func.func private @remainder(%arg0: tensor<384000xi32>, %arg1: tensor<i64>) -> tensor<384000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<384000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<384000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<384000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<384000xi32>, tensor<384000xi32>) -> tensor<384000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<384000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<384000xi32>, tensor<384000xi32>) -> tensor<384000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<384000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<384000xi1>, tensor<384000xi1>) -> tensor<384000xi1>
%12 = stablehlo.and %11, %6 : tensor<384000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<384000xi32>
%14 = stablehlo.add %4, %13 : tensor<384000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<384000xi1>, tensor<384000xi32>
return %15 : tensor<384000xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<450xi32>, %arg1: tensor<i64>) -> tensor<450xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<450xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<450xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<450xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<450xi32>, tensor<450xi32>) -> tensor<450xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<450xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<450xi32>, tensor<450xi32>) -> tensor<450xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<450xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<450xi1>, tensor<450xi1>) -> tensor<450xi1>
%12 = stablehlo.and %11, %6 : tensor<450xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<450xi32>
%14 = stablehlo.add %4, %13 : tensor<450xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<450xi1>, tensor<450xi32>
return %15 : tensor<450xi32>
}
func.func private @remainder_1(%arg0: tensor<183543xi32>, %arg1: tensor<i64>) -> tensor<183543xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<183543xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<183543xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<183543xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<183543xi32>, tensor<183543xi32>) -> tensor<183543xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<183543xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<183543xi32>, tensor<183543xi32>) -> tensor<183543xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<183543xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<183543xi1>, tensor<183543xi1>) -> tensor<183543xi1>
%12 = stablehlo.and %11, %6 : tensor<183543xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<183543xi32>
%14 = stablehlo.add %4, %13 : tensor<183543xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<183543xi1>, tensor<183543xi32>
return %15 : tensor<183543xi32>
}
}
// -----
// places_by_feature
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
%c0 = stablehlo.constant dense<"0x0300000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:6 = call @f(%a0) : (tensor<2xi32>) -> (tensor<1xf32>, tensor<3xf32>, tensor<301xf32>, tensor<200xf32>, tensor<1x200xf32>, tensor<1x200xf32>)
%e0 = stablehlo.constant dense<"0xB27AEC4A"> : tensor<1xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<1xf32>, tensor<1xf32>) -> ()
%e1 = stablehlo.constant dense<"0x90B4144A5C14224A782C224A"> : tensor<3xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e2 = stablehlo.constant dense<"0x0028A64600CEDB46008D0647007D074700380B4700DA044700FB0C4700F8024700E40C4700D4064700410B4700E90A4700CE064700E40C4700B6044700210C47003D0447002D0A4700EA07470022084700580A4700A1054700F90C4700A8054700C60D470018074700470A47000B0A470012074700490A47007C044700EB0C4700A7044700AA0A4700DE084700540947006F0B4700EA074700010C4700C0054700EE0B4700710647000B0A4700760747000D084700160A470045054700220C4700810647003C0C47004A084700BC0A470043094700E60647006F0A47002E054700E30B4700D3044700BC0A47002D074700D6084700AB0947000B0947003C0B47007C064700020C470014064700290A4700120747003F084700DF084700D5054700560C4700440547005E0C47000E074700AD0C47000B094700820747006D0A47002F054700AE0C4700B70447004E0B4700FD054700E2084700D1094700A10747001B0D470018054700E20E4700BE054700F20A47008D0647007D074700380B4700DA044700FB0C4700F8024700E40C4700D4064700410B4700E90A4700CE064700E40C4700B6044700210C47003D0447002D0A4700EA07470022084700580A4700A1054700F90C4700A8054700C60D470018074700470A47000B0A470012074700490A47007C044700EB0C4700A7044700AA0A4700DE084700540947006F0B4700EA074700010C4700C0054700EE0B4700710647000B0A4700760747000D084700160A470045054700220C4700810647003C0C47004A084700BC0A470043094700E60647006F0A47002E0547001B0C470037014700CEF046002AD146000AB24600A49D4600808346008E864600B87D4600748A4600687B46000E834600087E4600E47B4600BE834600187546003A86460074774600E8854600607F4600728846001C83460092814600A0864600947646005A87460058724600BA84460074794600888046004C834600207B46001089460098764600088E4600FC7B4600DE854600007F4600687A4600DC844600307746004E8546009C724600E48546000C7C460092864600F883460066804600708A4600B8784600A68746006071460034834600C07D460052804600EC8246009C764600E4874600D8784600F28A4600C87F4600BA84460044864600047E460048824600007446006C8646007875460072844600707D4600368346008A84460068814600488946000079460002894600D87A4600E0844600C07A4600547C4600A084460084754600A887460044774600EA8646000A8246003E874600EA834600E87D4600FC8346001C7646000A87460084704600F683460000794600988246007E8246008C7F46008E864600B87D4600748A4600687B46000E834600087E4600E47B4600BE834600187546003A86460074774600E8854600607F4600728846001C83460092814600A0864600947646005A87460058724600BA84460074794600888046004C834600207B46001089460098764600088E4600FC7B4600DE854600007F4600687A4600DC844600307746004E8546009C724600E48546000C7C460092864600F883460066804600708A4600B8784600A68746006071460034834600C07D460052804600EC8246009C764600E4874600D8784600F28A4600C87F46005C6E4600042646"> : tensor<301xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<301xf32>, tensor<301xf32>) -> ()
%e3 = stablehlo.constant dense<"0x00614B4700E4BC4600A70E47008B31470070FD4600E0564700ACC246000A0F4700E732470010FA46006D57470068C54600CA0E470068334700ACF9460019554700D6C34600410E4700FE32470066FC4600EE55470046C54600550F47000132470032FD46006E57470012C44600B30E4700A0314700C2F646002557470042C44600A00D4700DC33470024F746009253470024C44600840D47008530470010FB4600A65447003AC046009E0E4700693247001CFA46004757470048C646004E0D4700EC324700CEF84600FA54470066C44600FA0C4700273247003AFC46004053470068C34600990E4700DF30470034FC46007856470022C24600810E47004D32470058FA460004584700AAC74600F70E47002F3347004EF94600D054470036C44600390E47000832470088FC46005E564700B2C24600080E47005C314700F4FC4600EB5647006EC54600A80F4700893247009EF74600515747002EC646003F0F4700D8334700D2F74600C5544700ACC44600580E470086314700E4FB4600AE55470040C34600540E47002731470054FC4600835747008AC34600730D4700D9324700F6F44600AF544700F4C24600220C4700363247008EFB4600635447008CC34600DB0D47000E314700E4FD460037564700B2C346004D0E4700903147003CF8460074574700B0C74600F00D4700BF324700F2FA46000554470034C34600B50D4700243147007EF946000956470070C446001A0F47006F31470040FE4600705847001CC54600D00F47002532470000F74600FC5547005EC64600980E47002D324700A4F84600A354470040C34600530E47006E324700DCFB4600095547002AC24600410F4700E5324700BAFA46002158470010C74600CA0E470041334700FAF5460009554700FCC44600590D4700443247000AFA46000054470088C34600390D470073304700D0FB460034574700F6BF4600F60D4700C531470030F54600B4564700D4C64600340D4700EF3147007EF84600F652470080C44600A80D47008C31470044FC4600925447002AC44600DE0E47000D31470054FB4600CF5747008AC446004F0E4700DD31470084F64600CB5547003AC74600E20E4700892A470036E646"> : tensor<200xf32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<200xf32>, tensor<200xf32>) -> ()
%e4 = stablehlo.constant dense<"0x0000B4420000F0C10000A84200004041000040C10000AE42000000C10000F04100000A430000FCC20000A8410000D041000070C10000F04200008CC20000D84200002143000070C100007842000010410000C041000016430000A8C20000054300007041000000400000A242000040C100008C42000010430000E0C10000904100001042000040400000B04200009642000090C100003D4300004041000000410000A8420000A0C10000FA420000904200000C420000E0410000B0410000284200009842000096420000E4420000B6420000A8410000E041000004420000D0420000824200002842000021430000C040000028420000C041000000420000A042000058420000FC420000A0400000C041000010420000C0C100001143000040C1000028420000B841000010C200007C42000050420000C8C1000034430000C4C20000904100003842000034C20000F842000070410000104200005243000060C100001842000034420000804000000743000090C10000C4420000C041000000C100005842000090420000A040000004430000D242000040C000005842000010420000804100000C430000F0C100002F4300004041000020410000A8420000304200008C420000E4420000D242000098410000D04100007C420000604200005C4200001C430000B6420000E04000003842000090410000A84200002042000040420000E0420000104100001042000070410000404200007042000010C200004B43000000C00000404100008A42000090C20000D24200009C4200000CC20000F0410000E0C1000058420000B842000096C200003A430000A8410000C04000007042000028C200009842000096420000C04000003D43000040C00000E04100009042000080C10000B4420000D8420000E0400000B0410000F041000010C10000D842000070420000C041000044430000A0C000004842000010420000A04100000C43000084420000C442000098410000F04100006442000050420000D2420000A84200009A420000D0410000D0410000A8410000B8420000F0410000FC420000604200000041000000420000D841000090420000C841000090420000C44200002041"> : tensor<1x200xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<1x200xf32>, tensor<1x200xf32>) -> ()
%e5 = stablehlo.constant dense<"0x000070420000A04000009041000013430000C0C00000284200001041000010C200001143000090C100009A420000E040000018C20000AE420000A04100000CC2000040420000C4C200004041000080410000A8C10000004200008CC2000016430000E0C0000090C100002842000028C20000004200009642000090C20000B642000040C10000A04100004C420000A0C1000034420000C040000044C20000E0410000C0C00000C0C0000040420000C8C100001043000060C10000004000000042000040C200001843000020C1000010C200002F43000040C10000104200002842000040C10000C842000090410000E0410000A041000080C000004C4200007042000048C2000022430000E0410000404000002842000090C10000A84200007041000058C200004B43000040C00000B0410000A841000098C2000011430000F041000044C2000000410000E0C1000010420000004200000CC2000040420000C4C20000C841000000C0000058C20000A84200008CC2000040420000D242000040C10000D041000010C2000020420000AA420000F0C100007C420000803F000060C10000A842000040C1000020C10000904200000CC20000C041000080C00000C040000080420000A0C200006443000060C10000C0C000004842000010C20000904200008C42000090C100000C43000040400000004100007042000000C10000AA420000B44200008CC20000D84100000041000010410000A8420000F0C10000FC420000A841000010C100006842000010C10000304200000C420000E4C200004B430000A040000060C10000C041000060C20000704200004042000044C2000000410000E0C100009642000080C00000B4C20000FC420000C4C2000000410000F041000010C200005042000070C2000070420000EE420000A0C000009041000040400000E0C100000C43000090C1000060C100004041000020C100009042000000C1000020410000C0420000E0C200001842000080C0000090C10000C842000070C20000D8420000C442000040C00000204200001041000080410000C842000040C10000EE42000070410000A0C10000A242000080410000704100001C4300002842"> : tensor<1x200xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<1x200xf32>, tensor<1x200xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<1xf32>, tensor<3xf32>, tensor<301xf32>, tensor<200xf32>, tensor<1x200xf32>, tensor<1x200xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<361200xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<361200xi32>
%4 = stablehlo.add %2, %3 : tensor<361200xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<361200xi32>
%6 = stablehlo.multiply %4, %5 : tensor<361200xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<361200xi32>, tensor<i64>) -> tensor<361200xi32>
%8 = stablehlo.multiply %7, %4 : tensor<361200xi32>
%9 = stablehlo.add %6, %8 : tensor<361200xi32>
%c_1 = stablehlo.constant dense<5> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<361200xi32>, tensor<i64>) -> tensor<361200xi32>
%c_2 = stablehlo.constant dense<2> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<361200xi32>
%12 = stablehlo.subtract %10, %11 : tensor<361200xi32>
%13 = stablehlo.convert %12 : (tensor<361200xi32>) -> tensor<361200xf32>
%14 = stablehlo.reshape %13 : (tensor<361200xf32>) -> tensor<1x6x301x200xf32>
%15 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%16 = stablehlo.reshape %15 : (tensor<1xi32>) -> tensor<i32>
%17 = stablehlo.iota dim = 0 : tensor<450xi32>
%18 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<450xi32>
%19 = stablehlo.add %17, %18 : tensor<450xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<450xi32>
%21 = stablehlo.multiply %19, %20 : tensor<450xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%22 = call @remainder_0(%19, %c_4) : (tensor<450xi32>, tensor<i64>) -> tensor<450xi32>
%23 = stablehlo.multiply %22, %19 : tensor<450xi32>
%24 = stablehlo.add %21, %23 : tensor<450xi32>
%c_5 = stablehlo.constant dense<3> : tensor<i64>
%25 = call @remainder_0(%24, %c_5) : (tensor<450xi32>, tensor<i64>) -> tensor<450xi32>
%c_6 = stablehlo.constant dense<1> : tensor<i32>
%26 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<450xi32>
%27 = stablehlo.subtract %25, %26 : tensor<450xi32>
%28 = stablehlo.convert %27 : (tensor<450xi32>) -> tensor<450xf32>
%29 = stablehlo.reshape %28 : (tensor<450xf32>) -> tensor<3x6x5x5xf32>
%30 = stablehlo.convolution(%14, %29) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x6x301x200xf32>, tensor<3x6x5x5xf32>) -> tensor<1x3x301x200xf32>
%31 = stablehlo.iota dim = 0 : tensor<180600xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%32 = call @remainder_1(%31, %c_7) : (tensor<180600xi32>, tensor<i64>) -> tensor<180600xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%33 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<180600xi32>
%34 = stablehlo.add %33, %32 : tensor<180600xi32>
%35 = stablehlo.convert %34 : (tensor<180600xi32>) -> tensor<180600xf32>
%36 = stablehlo.reshape %35 : (tensor<180600xf32>) -> tensor<1x3x301x200xf32>
%37 = stablehlo.multiply %30, %36 : tensor<1x3x301x200xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%38 = stablehlo.reduce(%37 init: %cst) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<1x3x301x200xf32>, tensor<f32>) -> tensor<1xf32>
%cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%39 = stablehlo.reduce(%37 init: %cst_9) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<1x3x301x200xf32>, tensor<f32>) -> tensor<3xf32>
%cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%40 = stablehlo.reduce(%37 init: %cst_10) applies stablehlo.add across dimensions = [0, 1, 3] : (tensor<1x3x301x200xf32>, tensor<f32>) -> tensor<301xf32>
%cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%41 = stablehlo.reduce(%37 init: %cst_11) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x3x301x200xf32>, tensor<f32>) -> tensor<200xf32>
%42 = stablehlo.slice %37 [0:1, 1:2, 1:2, 0:200] : (tensor<1x3x301x200xf32>) -> tensor<1x1x1x200xf32>
%43 = stablehlo.reshape %42 : (tensor<1x1x1x200xf32>) -> tensor<1x200xf32>
%44 = stablehlo.slice %37 [0:1, 2:3, 300:301, 0:200] : (tensor<1x3x301x200xf32>) -> tensor<1x1x1x200xf32>
%45 = stablehlo.reshape %44 : (tensor<1x1x1x200xf32>) -> tensor<1x200xf32>
return %38, %39, %40, %41, %43, %45 : tensor<1xf32>, tensor<3xf32>, tensor<301xf32>, tensor<200xf32>, tensor<1x200xf32>, tensor<1x200xf32>
}
func.func private @remainder(%arg0: tensor<361200xi32>, %arg1: tensor<i64>) -> tensor<361200xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<361200xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<361200xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<361200xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<361200xi32>, tensor<361200xi32>) -> tensor<361200xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<361200xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<361200xi32>, tensor<361200xi32>) -> tensor<361200xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<361200xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<361200xi1>, tensor<361200xi1>) -> tensor<361200xi1>
%12 = stablehlo.and %11, %6 : tensor<361200xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<361200xi32>
%14 = stablehlo.add %4, %13 : tensor<361200xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<361200xi1>, tensor<361200xi32>
return %15 : tensor<361200xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<450xi32>, %arg1: tensor<i64>) -> tensor<450xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<450xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<450xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<450xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<450xi32>, tensor<450xi32>) -> tensor<450xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<450xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<450xi32>, tensor<450xi32>) -> tensor<450xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<450xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<450xi1>, tensor<450xi1>) -> tensor<450xi1>
%12 = stablehlo.and %11, %6 : tensor<450xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<450xi32>
%14 = stablehlo.add %4, %13 : tensor<450xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<450xi1>, tensor<450xi32>
return %15 : tensor<450xi32>
}
func.func private @remainder_1(%arg0: tensor<180600xi32>, %arg1: tensor<i64>) -> tensor<180600xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<180600xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<180600xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<180600xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<180600xi32>, tensor<180600xi32>) -> tensor<180600xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<180600xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<180600xi32>, tensor<180600xi32>) -> tensor<180600xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<180600xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<180600xi1>, tensor<180600xi1>) -> tensor<180600xi1>
%12 = stablehlo.and %11, %6 : tensor<180600xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<180600xi32>
%14 = stablehlo.add %4, %13 : tensor<180600xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<180600xi1>, tensor<180600xi32>
return %15 : tensor<180600xi32>
}
}
// -----
// places_by_feature_in_parts
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
%c0 = stablehlo.constant dense<"0x0300000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:6 = call @f(%a0) : (tensor<2xi32>) -> (tensor<1xf32>, tensor<3xf32>, tensor<301xf32>, tensor<200xf32>, tensor<1x200xf32>, tensor<1x200xf32>)
%e0 = stablehlo.constant dense<"0x045E874A"> : tensor<1xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<1xf32>, tensor<1xf32>) -> ()
%e1 = stablehlo.constant dense<"0x500C7449A0E5AF49488CF349"> : tensor<3xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e2 = stablehlo.constant dense<"0x00483146006C964600E68B4600C48F46002E934600BA874600CC9746001A864600329946007E8A4600A696460008924600108B4600029A460036864600C4974600CA87460074974600F68A4600288E46004A934600F8894600069846003E8B4600FA994600168A4600B8954600AA8E4600168E46000C944600F8884600C49746001E85460058974600CE8B46009E934600A6924600E88D4600C497460084884600A49546001C894600F4964600628B4600CA8F4600B2904600A089460014954600FC8B460040984600E68B4600069646004A8E4600988C4600EC944600FA8746002697460080864600A4964600748A4600809146004C924600088F46002E9746002A8A46005C964600C2874600CC954600328C460016914600C08F4600CA8846004A954600C48946008098460034894600C4994600BA8D4600CE8D4600EE934600EC86460066984600608646008298460076874600F691460090914600968D4600029746004E8A46006C9A4600B68746006C964600E68B4600C48F46002E934600BA874600CC9746001A864600329946007E8A4600A696460008924600108B4600029A460036864600C4974600CA87460074974600F68A4600288E46004A934600F8894600069846003E8B4600FA994600168A4600B8954600AA8E4600168E46000C944600F8884600C49746001E85460058974600CE8B46009E934600A6924600E88D4600C497460084884600A49546001C894600F4964600628B4600CA8F4600B2904600A089460014954600FC8B460040984600E68B4600069646004A8E4600988C4600EC944600FA87460026974600CA864600928E4600B06746009C524600C03846009C294600783746007426460084384600AC21460034384600DC234600AC2A4600602D46007021460080344600642146007438460004224600DC3F46000C2B4600282B460034344600201E4600CC384600041F4600FC344600B4204600542F4600642F4600E0284600B8314600A8274600843E46004024460068384600D02746008C284600B02F46004021460010364600302146009C3646004422460070394600F42E4600AC264600283E4600D81F4600BC37460028214600F8354600A8204600782C4600CC304600E02546002C33460064244600003F4600EC244600E0394600D42A4600AC2A4600A82E4600EC1F4600B0374600501C46004C3946004821460054344600102F4600302A4600083A460034244600D0354600B8244600903746004C204600E0284600F02E46005826460040314600FC23460034384600102946007C394600D82B46004C284600FC3346003C1E460030384600EC1B4600A4354600EC224600B43046004C3046009C294600783746007426460084384600AC21460034384600DC234600AC2A4600602D46007021460080344600642146007438460004224600DC3F46000C2B4600282B460034344600201E4600CC384600041F4600FC344600B4204600542F4600642F4600E0284600B8314600A8274600843E46004024460068384600D02746008C284600B02F46004021460010364600302146009C3646004422460070394600F42E4600AC264600283E4600D81F4600BC37460028214600F8354600A8204600782C4600CC304600E02546002C33460064244600003F4600EC244600E0394600EC0346"> : tensor<301xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<301xf32>, tensor<301xf32>) -> ()
%e3 = stablehlo.constant dense<"0x009A0F4700805844008AF2460018E446007427460069164700E0D44400F0F446001CE446000831460054164700A0F14400CEF846008CE34600B824460075134700C0A3440066F4460030E34600281E460002144700C0A0440056F4460084E44600502E46004915470060FE4400D0F74600D4E34600C82B46004916470040F4440060F6460024E24600941C4600A1144700608544000CF24600E8DF4600C0264600C514470060904400C2F44600CCE04600DC364600EE16470040E044000AF94600E0E24600B829460054154700C0A64400C8F5460030E2460020204600D1144700805E4400D6F4460024E4460090294600B216470060C44400AEF74600FAE4460084294600CA17470040FA440010F8460092E346003C1A46003C154700A09C4400E8F346008CE24600441E46001115470020844400D6F24600C2E44600203546005F15470040E744009CF9460094E54600902E46000C154700E0EF440010F54600DAE246008C1C4600D7124700C0A5440056F3460066E24600782646003F144700E0CD440052F5460012E246001C3246003C17470040F7440096F64600AAE14600202546007815470000A644009AF446002EE04600142146004A144700804B440086F346006CE346004C3346006616470020BD440058F8460060E34600F42F460097174700E0E04400E8F6460062E34600101F4600F8144700E0904400FEF446000CE34600C01B4600C5144700009C4400CAF4460020E54600482D460065174700E0F4440028F846009AE44600802746000816470040D4440034F6460080E346005C1B460040144700C060440010F346002AE34600F82B4600C914470020A744009CF54600C0E34600E83046000D164700800F45009EF746003AE2460064204600E713470080C44400A6F44600F8E14600601F4600EE124700A09D4400EEF046008CE24600403546001E16470040B844008AF746007CE24600BC304600F4164700E0CA440084F6460074E04600C42146002C154700C061440092F4460048E1460094234600C015470080914400DCF646009EE34600C42E4600FD174700A0E34400A6F74600ACE44600282446008E15470080D9440064F6460010DB4600800C46"> : tensor<200xf32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<200xf32>, tensor<200xf32>) -> ()
%e4 = stablehlo.constant dense<"0x0000F0410000C0C100000C420000C0400000A0C100007C42000020C20000F04100009042000000000000B041000008C200002842000080C00000B44200002842000060C200004040000018420000A841000000C10000F041000040410000FC42000010410000D0C1000034420000004200008C42000090C200009A42000040C000001842000070410000A04100008C42000010C200002F4300000000000000400000C642000098C20000BE42000058420000D2420000D041000080C1000090420000304200004842000058430000A8C200008841000060420000104100007042000070C10000D8420000FC42000030C10000D041000010410000C041000007430000E4C200006042000040400000204100009041000020C20000D242000070C200002842000040410000000000008442000088C200008C420000C0C00000FC420000E040000080C1000010410000984200000C42000040C10000284200000040000010420000D841000050C200009642000040420000C442000040C10000B041000010C1000098420000C8410000F0410000C4420000C0C0000048420000000000008040000025430000E4C200000543000010410000F04100009C42000000C20000F0420000844200008C42000010420000C0C100004C420000E042000070410000B4420000A8C10000904100001042000004C200005042000070410000104200003D43000098C100008041000010410000A0410000F041000070C200001343000020C10000404100001042000000000000DC420000CCC20000C442000080BF000010420000A841000000C2000070410000E44200004442000000C0000040410000C040000090420000344200009CC20000D242000000410000E041000010C200003042000070C10000E44200000C420000A0400000E041000090C10000C842000000000000C04000006743000098C1000018420000D8410000704200000243000040C200002843000030410000A0410000D842000040C20000AA42000028430000A841000070410000C0C0000058420000904200005CC200009C420000A8410000C04000005842000064C200000042000070410000F04100007C4200000000"> : tensor<1x200xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<1x200xf32>, tensor<1x200xf32>) -> ()
%e5 = stablehlo.constant dense<"0x0000304200009642000084C20000C4420000A040000090410000A841000050C20000DC420000C0420000A84100000041000000C20000D8410000F0420000F0C10000C04100007CC2000040410000604100000000000060420000C8C2000084420000A8410000E0C00000E0410000F0C1000010420000A0410000284200000C42000000C10000C04000009C42000080410000A0C0000090410000B6C2000008420000F041000040C200001042000020C1000028430000A8420000803F000010420000A8C1000088420000B442000058C20000C44200007041000040C100006442000010420000F0410000904200009AC20000A04100006041000000000000E042000096C20000E44200000C43000030C10000E041000070410000104200000C4200009CC200001A43000080410000C0400000C041000080C20000344200003443000028C200008040000090C1000010420000E041000000000000A84200000CC3000030410000C0400000A8C100006042000048C2000058420000E0410000E040000020410000C0C100004041000002430000C0410000E0C0000040400000D0C10000CC42000070420000A0C200005842000060C10000E0410000C041000040400000904200000CC20000CC420000FC42000010C10000E041000034420000C0C10000BE420000584200002842000040410000B0C1000070420000E04100000000000028430000D2C20000984100002042000004C2000060420000C8410000584200004442000050C1000030420000404200004041000020420000C0C200007C420000F041000040C100004041000010C200007042000028420000000000006041000020C2000004420000404100000CC20000A84200008CC200001041000000410000A8410000A041000020C2000090410000364300008040000000C000001041000050C200002A430000B4420000E0C200001041000080C00000A842000040420000A0400000D842000044C200008841000010420000D8C10000604200009642000010C200000543000010410000404100001042000030C20000C84200002842000000000000E0410000F0C1000064420000A04200005CC20000B4420000C442"> : tensor<1x200xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<1x200xf32>, tensor<1x200xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<1xf32>, tensor<3xf32>, tensor<301xf32>, tensor<200xf32>, tensor<1x200xf32>, tensor<1x200xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<361200xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<361200xi32>
%4 = stablehlo.add %2, %3 : tensor<361200xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<361200xi32>
%6 = stablehlo.multiply %4, %5 : tensor<361200xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<361200xi32>, tensor<i64>) -> tensor<361200xi32>
%8 = stablehlo.multiply %7, %4 : tensor<361200xi32>
%9 = stablehlo.add %6, %8 : tensor<361200xi32>
%c_1 = stablehlo.constant dense<5> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<361200xi32>, tensor<i64>) -> tensor<361200xi32>
%c_2 = stablehlo.constant dense<2> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<361200xi32>
%12 = stablehlo.subtract %10, %11 : tensor<361200xi32>
%13 = stablehlo.convert %12 : (tensor<361200xi32>) -> tensor<361200xf32>
%14 = stablehlo.reshape %13 : (tensor<361200xf32>) -> tensor<1x6x301x200xf32>
%15 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%16 = stablehlo.reshape %15 : (tensor<1xi32>) -> tensor<i32>
%17 = stablehlo.iota dim = 0 : tensor<450xi32>
%18 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<450xi32>
%19 = stablehlo.add %17, %18 : tensor<450xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<450xi32>
%21 = stablehlo.multiply %19, %20 : tensor<450xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%22 = call @remainder_0(%19, %c_4) : (tensor<450xi32>, tensor<i64>) -> tensor<450xi32>
%23 = stablehlo.multiply %22, %19 : tensor<450xi32>
%24 = stablehlo.add %21, %23 : tensor<450xi32>
%c_5 = stablehlo.constant dense<3> : tensor<i64>
%25 = call @remainder_0(%24, %c_5) : (tensor<450xi32>, tensor<i64>) -> tensor<450xi32>
%c_6 = stablehlo.constant dense<1> : tensor<i32>
%26 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<450xi32>
%27 = stablehlo.subtract %25, %26 : tensor<450xi32>
%28 = stablehlo.convert %27 : (tensor<450xi32>) -> tensor<450xf32>
%29 = stablehlo.reshape %28 : (tensor<450xf32>) -> tensor<3x6x5x5xf32>
%30 = stablehlo.convolution(%14, %29) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [2, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x6x301x200xf32>, tensor<3x6x5x5xf32>) -> tensor<1x3x301x200xf32>
%31 = stablehlo.iota dim = 0 : tensor<180600xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%32 = call @remainder_1(%31, %c_7) : (tensor<180600xi32>, tensor<i64>) -> tensor<180600xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%33 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<180600xi32>
%34 = stablehlo.add %33, %32 : tensor<180600xi32>
%35 = stablehlo.convert %34 : (tensor<180600xi32>) -> tensor<180600xf32>
%36 = stablehlo.reshape %35 : (tensor<180600xf32>) -> tensor<1x3x301x200xf32>
%37 = stablehlo.multiply %30, %36 : tensor<1x3x301x200xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%38 = stablehlo.reduce(%37 init: %cst) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<1x3x301x200xf32>, tensor<f32>) -> tensor<1xf32>
%cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%39 = stablehlo.reduce(%37 init: %cst_9) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<1x3x301x200xf32>, tensor<f32>) -> tensor<3xf32>
%cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%40 = stablehlo.reduce(%37 init: %cst_10) applies stablehlo.add across dimensions = [0, 1, 3] : (tensor<1x3x301x200xf32>, tensor<f32>) -> tensor<301xf32>
%cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%41 = stablehlo.reduce(%37 init: %cst_11) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x3x301x200xf32>, tensor<f32>) -> tensor<200xf32>
%42 = stablehlo.slice %37 [0:1, 1:2, 1:2, 0:200] : (tensor<1x3x301x200xf32>) -> tensor<1x1x1x200xf32>
%43 = stablehlo.reshape %42 : (tensor<1x1x1x200xf32>) -> tensor<1x200xf32>
%44 = stablehlo.slice %37 [0:1, 2:3, 300:301, 0:200] : (tensor<1x3x301x200xf32>) -> tensor<1x1x1x200xf32>
%45 = stablehlo.reshape %44 : (tensor<1x1x1x200xf32>) -> tensor<1x200xf32>
return %38, %39, %40, %41, %43, %45 : tensor<1xf32>, tensor<3xf32>, tensor<301xf32>, tensor<200xf32>, tensor<1x200xf32>, tensor<1x200xf32>
}
func.func private @remainder(%arg0: tensor<361200xi32>, %arg1: tensor<i64>) -> tensor<361200xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<361200xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<361200xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<361200xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<361200xi32>, tensor<361200xi32>) -> tensor<361200xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<361200xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<361200xi32>, tensor<361200xi32>) -> tensor<361200xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<361200xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<361200xi1>, tensor<361200xi1>) -> tensor<361200xi1>
%12 = stablehlo.and %11, %6 : tensor<361200xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<361200xi32>
%14 = stablehlo.add %4, %13 : tensor<361200xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<361200xi1>, tensor<361200xi32>
return %15 : tensor<361200xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<450xi32>, %arg1: tensor<i64>) -> tensor<450xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<450xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<450xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<450xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<450xi32>, tensor<450xi32>) -> tensor<450xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<450xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<450xi32>, tensor<450xi32>) -> tensor<450xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<450xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<450xi1>, tensor<450xi1>) -> tensor<450xi1>
%12 = stablehlo.and %11, %6 : tensor<450xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<450xi32>
%14 = stablehlo.add %4, %13 : tensor<450xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<450xi1>, tensor<450xi32>
return %15 : tensor<450xi32>
}
func.func private @remainder_1(%arg0: tensor<180600xi32>, %arg1: tensor<i64>) -> tensor<180600xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<180600xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<180600xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<180600xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<180600xi32>, tensor<180600xi32>) -> tensor<180600xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<180600xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<180600xi32>, tensor<180600xi32>) -> tensor<180600xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<180600xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<180600xi1>, tensor<180600xi1>) -> tensor<180600xi1>
%12 = stablehlo.and %11, %6 : tensor<180600xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<180600xi32>
%14 = stablehlo.add %4, %13 : tensor<180600xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<180600xi1>, tensor<180600xi32>
return %15 : tensor<180600xi32>
}
}
// -----
// features
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
%c0 = stablehlo.constant dense<"0x0300000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:6 = call @f(%a0) : (tensor<2xi32>) -> (tensor<1xf32>, tensor<1xf32>, tensor<64xf32>, tensor<3xf32>, tensor<1x3xf32>, tensor<1x3xf32>)
%e0 = stablehlo.constant dense<"0xF06F544B"> : tensor<1xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<1xf32>, tensor<1xf32>) -> ()
%e1 = stablehlo.constant dense<"0xF06F544B"> : tensor<1xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<1xf32>, tensor<1xf32>) -> ()
%e2 = stablehlo.constant dense<"0x0098C54760818E48002C004780286248008BC1484036204860899C48807FD047E0E48348008B1E47002D554840C4C14880972648202E9848800CE547C0CF774800CA534780DA4C48A0DAC44840A21D4840789E48000AD147C014844800D1394780D24F48A0ECCC48006C1748A00CAD48003FC24720558E4800891547405D554860A4C448C0A11D48006E9E48004ED14700BE854800DC0347C03D5F4840BEC048006B2C484005954880C0E34720628048001E234780BB524820B4C448C09A1D4880AA9E4800D1D247C0F9814800847047C0664A48C06FCC48405A134820CCAA48000ECA47C07D854800431F4700BC524880A1C44880D21D4840C1A0480021CF47"> : tensor<64xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<64xf32>, tensor<64xf32>) -> ()
%e3 = stablehlo.constant dense<"0x605DAAC83437664B904547C9"> : tensor<3xf32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e4 = stablehlo.constant dense<"0x00C02A45A01B8F4800E077C5"> : tensor<1x3xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<1x3xf32>, tensor<1x3xf32>) -> ()
%e5 = stablehlo.constant dense<"0x00E028C50066E84700F01FC6"> : tensor<1x3xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<1x3xf32>, tensor<1x3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<1xf32>, tensor<1xf32>, tensor<64xf32>, tensor<3xf32>, tensor<1x3xf32>, tensor<1x3xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<400000xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<400000xi32>
%4 = stablehlo.add %2, %3 : tensor<400000xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<400000xi32>
%6 = stablehlo.multiply %4, %5 : tensor<400000xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<400000xi32>, tensor<i64>) -> tensor<400000xi32>
%8 = stablehlo.multiply %7, %4 : tensor<400000xi32>
%9 = stablehlo.add %6, %8 : tensor<400000xi32>
%c_1 = stablehlo.constant dense<5> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<400000xi32>, tensor<i64>) -> tensor<400000xi32>
%c_2 = stablehlo.constant dense<2> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<400000xi32>
%12 = stablehlo.subtract %10, %11 : tensor<400000xi32>
%13 = stablehlo.convert %12 : (tensor<400000xi32>) -> tensor<400000xf32>
%14 = stablehlo.reshape %13 : (tensor<400000xf32>) -> tensor<1x40x100x100xf32>
%15 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%16 = stablehlo.reshape %15 : (tensor<1xi32>) -> tensor<i32>
%17 = stablehlo.iota dim = 0 : tensor<444000xi32>
%18 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<444000xi32>
%19 = stablehlo.add %17, %18 : tensor<444000xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<444000xi32>
%21 = stablehlo.multiply %19, %20 : tensor<444000xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%22 = call @remainder_0(%19, %c_4) : (tensor<444000xi32>, tensor<i64>) -> tensor<444000xi32>
%23 = stablehlo.multiply %22, %19 : tensor<444000xi32>
%24 = stablehlo.add %21, %23 : tensor<444000xi32>
%c_5 = stablehlo.constant dense<3> : tensor<i64>
%25 = call @remainder_0(%24, %c_5) : (tensor<444000xi32>, tensor<i64>) -> tensor<444000xi32>
%c_6 = stablehlo.constant dense<1> : tensor<i32>
%26 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<444000xi32>
%27 = stablehlo.subtract %25, %26 : tensor<444000xi32>
%28 = stablehlo.convert %27 : (tensor<444000xi32>) -> tensor<444000xf32>
%29 = stablehlo.reshape %28 : (tensor<444000xf32>) -> tensor<40x37x100x3xf32>
%30 = stablehlo.convolution(%14, %29) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x40x100x100xf32>, tensor<40x37x100x3xf32>) -> tensor<1x1x64x3xf32>
%31 = stablehlo.iota dim = 0 : tensor<192xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%32 = call @remainder_1(%31, %c_7) : (tensor<192xi32>, tensor<i64>) -> tensor<192xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%33 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<192xi32>
%34 = stablehlo.add %33, %32 : tensor<192xi32>
%35 = stablehlo.convert %34 : (tensor<192xi32>) -> tensor<192xf32>
%36 = stablehlo.reshape %35 : (tensor<192xf32>) -> tensor<1x1x64x3xf32>
%37 = stablehlo.multiply %30, %36 : tensor<1x1x64x3xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%38 = stablehlo.reduce(%37 init: %cst) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<1x1x64x3xf32>, tensor<f32>) -> tensor<1xf32>
%cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%39 = stablehlo.reduce(%37 init: %cst_9) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<1x1x64x3xf32>, tensor<f32>) -> tensor<1xf32>
%cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%40 = stablehlo.reduce(%37 init: %cst_10) applies stablehlo.add across dimensions = [0, 1, 3] : (tensor<1x1x64x3xf32>, tensor<f32>) -> tensor<64xf32>
%cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%41 = stablehlo.reduce(%37 init: %cst_11) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x64x3xf32>, tensor<f32>) -> tensor<3xf32>
%c_12 = stablehlo.constant dense<0> : tensor<i32>
%c_13 = stablehlo.constant dense<0> : tensor<i32>
%42 = stablehlo.compare LT, %c_12, %c_13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_14 = stablehlo.constant dense<0> : tensor<i32>
%c_15 = stablehlo.constant dense<1> : tensor<i32>
%43 = stablehlo.add %c_14, %c_15 : tensor<i32>
%c_16 = stablehlo.constant dense<0> : tensor<i32>
%44 = stablehlo.select %42, %43, %c_16 : tensor<i1>, tensor<i32>
%c_17 = stablehlo.constant dense<1> : tensor<i32>
%c_18 = stablehlo.constant dense<0> : tensor<i32>
%45 = stablehlo.compare LT, %c_17, %c_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_19 = stablehlo.constant dense<1> : tensor<i32>
%c_20 = stablehlo.constant dense<1> : tensor<i32>
%46 = stablehlo.add %c_19, %c_20 : tensor<i32>
%c_21 = stablehlo.constant dense<1> : tensor<i32>
%47 = stablehlo.select %45, %46, %c_21 : tensor<i1>, tensor<i32>
%c_22 = stablehlo.constant dense<1> : tensor<i32>
%c_23 = stablehlo.constant dense<0> : tensor<i32>
%48 = stablehlo.compare LT, %c_22, %c_23, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_24 = stablehlo.constant dense<1> : tensor<i32>
%c_25 = stablehlo.constant dense<64> : tensor<i32>
%49 = stablehlo.add %c_24, %c_25 : tensor<i32>
%c_26 = stablehlo.constant dense<1> : tensor<i32>
%50 = stablehlo.select %48, %49, %c_26 : tensor<i1>, tensor<i32>
%c_27 = stablehlo.constant dense<0> : tensor<i32>
%c_28 = stablehlo.constant dense<0> : tensor<i32>
%51 = stablehlo.compare LT, %c_27, %c_28, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_29 = stablehlo.constant dense<0> : tensor<i32>
%c_30 = stablehlo.constant dense<3> : tensor<i32>
%52 = stablehlo.add %c_29, %c_30 : tensor<i32>
%c_31 = stablehlo.constant dense<0> : tensor<i32>
%53 = stablehlo.select %51, %52, %c_31 : tensor<i1>, tensor<i32>
%54 = stablehlo.dynamic_slice %37, %44, %47, %50, %53, sizes = [1, 1, 1, 3] : (tensor<1x1x64x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x1x3xf32>
%55 = stablehlo.reshape %54 : (tensor<1x1x1x3xf32>) -> tensor<1x3xf32>
%56 = stablehlo.slice %37 [0:1, 0:1, 63:64, 0:3] : (tensor<1x1x64x3xf32>) -> tensor<1x1x1x3xf32>
%57 = stablehlo.reshape %56 : (tensor<1x1x1x3xf32>) -> tensor<1x3xf32>
return %38, %39, %40, %41, %55, %57 : tensor<1xf32>, tensor<1xf32>, tensor<64xf32>, tensor<3xf32>, tensor<1x3xf32>, tensor<1x3xf32>
}
func.func private @remainder(%arg0: tensor<400000xi32>, %arg1: tensor<i64>) -> tensor<400000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<400000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<400000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<400000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<400000xi32>, tensor<400000xi32>) -> tensor<400000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<400000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<400000xi32>, tensor<400000xi32>) -> tensor<400000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<400000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<400000xi1>, tensor<400000xi1>) -> tensor<400000xi1>
%12 = stablehlo.and %11, %6 : tensor<400000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<400000xi32>
%14 = stablehlo.add %4, %13 : tensor<400000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<400000xi1>, tensor<400000xi32>
return %15 : tensor<400000xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<444000xi32>, %arg1: tensor<i64>) -> tensor<444000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<444000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<444000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<444000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<444000xi32>, tensor<444000xi32>) -> tensor<444000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<444000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<444000xi32>, tensor<444000xi32>) -> tensor<444000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<444000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<444000xi1>, tensor<444000xi1>) -> tensor<444000xi1>
%12 = stablehlo.and %11, %6 : tensor<444000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<444000xi32>
%14 = stablehlo.add %4, %13 : tensor<444000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<444000xi1>, tensor<444000xi32>
return %15 : tensor<444000xi32>
}
func.func private @remainder_1(%arg0: tensor<192xi32>, %arg1: tensor<i64>) -> tensor<192xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<192xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<192xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<192xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<192xi32>, tensor<192xi32>) -> tensor<192xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<192xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<192xi32>, tensor<192xi32>) -> tensor<192xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<192xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<192xi1>, tensor<192xi1>) -> tensor<192xi1>
%12 = stablehlo.and %11, %6 : tensor<192xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<192xi32>
%14 = stablehlo.add %4, %13 : tensor<192xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<192xi1>, tensor<192xi32>
return %15 : tensor<192xi32>
}
}
// -----
// features_prime
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
%c0 = stablehlo.constant dense<"0x0300000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:6 = call @f(%a0) : (tensor<2xi32>) -> (tensor<1xf32>, tensor<1xf32>, tensor<64xf32>, tensor<3xf32>, tensor<1x3xf32>, tensor<1x3xf32>)
%e0 = stablehlo.constant dense<"0x07854B4B"> : tensor<1xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<1xf32>, tensor<1xf32>) -> ()
%e1 = stablehlo.constant dense<"0x07854B4B"> : tensor<1xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<1xf32>, tensor<1xf32>) -> ()
%e2 = stablehlo.constant dense<"0x80D8D94700E87948009C3547806B4A486013BB48C0D90F4820E696488084C747803371480010474700404C488009C04880E11B48809AA54800F8C7478017804800770C47C0824248A02DB848C0871448C03B974880EDBB4760AB8448003C3547C0CF5148208BBC48009C2448000596488089C94780A57C4800AB0C47C09A40482084BF488049164860039148802AD24760128048009E3E47C0A64F4800EAC448801B164800F4994800B9C94700F073480072DF4640BF474860CDBB4840E40E48605E9F488082C94740728348009F214740375C484055B848C082184880E797480042BF4780B87148005F324780424A48809ABD48800F204860329B488041D347"> : tensor<64xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<64xf32>, tensor<64xf32>) -> ()
%e3 = stablehlo.constant dense<"0xE05A91C85C925C4BE02748C9"> : tensor<3xf32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e4 = stablehlo.constant dense<"0x00E03CC680EF8A48004881C6"> : tensor<1x3xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<1x3xf32>, tensor<1x3xf32>) -> ()
%e5 = stablehlo.constant dense<"0x0080CFC300AAE0470090C9C5"> : tensor<1x3xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<1x3xf32>, tensor<1x3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<1xf32>, tensor<1xf32>, tensor<64xf32>, tensor<3xf32>, tensor<1x3xf32>, tensor<1x3xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<388000xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<388000xi32>
%4 = stablehlo.add %2, %3 : tensor<388000xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<388000xi32>
%6 = stablehlo.multiply %4, %5 : tensor<388000xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<388000xi32>, tensor<i64>) -> tensor<388000xi32>
%8 = stablehlo.multiply %7, %4 : tensor<388000xi32>
%9 = stablehlo.add %6, %8 : tensor<388000xi32>
%c_1 = stablehlo.constant dense<5> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<388000xi32>, tensor<i64>) -> tensor<388000xi32>
%c_2 = stablehlo.constant dense<2> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<388000xi32>
%12 = stablehlo.subtract %10, %11 : tensor<388000xi32>
%13 = stablehlo.convert %12 : (tensor<388000xi32>) -> tensor<388000xf32>
%14 = stablehlo.reshape %13 : (tensor<388000xf32>) -> tensor<1x40x100x97xf32>
%15 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%16 = stablehlo.reshape %15 : (tensor<1xi32>) -> tensor<i32>
%17 = stablehlo.iota dim = 0 : tensor<430680xi32>
%18 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<430680xi32>
%19 = stablehlo.add %17, %18 : tensor<430680xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<430680xi32>
%21 = stablehlo.multiply %19, %20 : tensor<430680xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%22 = call @remainder_0(%19, %c_4) : (tensor<430680xi32>, tensor<i64>) -> tensor<430680xi32>
%23 = stablehlo.multiply %22, %19 : tensor<430680xi32>
%24 = stablehlo.add %21, %23 : tensor<430680xi32>
%c_5 = stablehlo.constant dense<3> : tensor<i64>
%25 = call @remainder_0(%24, %c_5) : (tensor<430680xi32>, tensor<i64>) -> tensor<430680xi32>
%c_6 = stablehlo.constant dense<1> : tensor<i32>
%26 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<430680xi32>
%27 = stablehlo.subtract %25, %26 : tensor<430680xi32>
%28 = stablehlo.convert %27 : (tensor<430680xi32>) -> tensor<430680xf32>
%29 = stablehlo.reshape %28 : (tensor<430680xf32>) -> tensor<40x37x97x3xf32>
%30 = stablehlo.convolution(%14, %29) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x40x100x97xf32>, tensor<40x37x97x3xf32>) -> tensor<1x1x64x3xf32>
%31 = stablehlo.iota dim = 0 : tensor<192xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%32 = call @remainder_1(%31, %c_7) : (tensor<192xi32>, tensor<i64>) -> tensor<192xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%33 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<192xi32>
%34 = stablehlo.add %33, %32 : tensor<192xi32>
%35 = stablehlo.convert %34 : (tensor<192xi32>) -> tensor<192xf32>
%36 = stablehlo.reshape %35 : (tensor<192xf32>) -> tensor<1x1x64x3xf32>
%37 = stablehlo.multiply %30, %36 : tensor<1x1x64x3xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%38 = stablehlo.reduce(%37 init: %cst) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<1x1x64x3xf32>, tensor<f32>) -> tensor<1xf32>
%cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%39 = stablehlo.reduce(%37 init: %cst_9) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<1x1x64x3xf32>, tensor<f32>) -> tensor<1xf32>
%cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%40 = stablehlo.reduce(%37 init: %cst_10) applies stablehlo.add across dimensions = [0, 1, 3] : (tensor<1x1x64x3xf32>, tensor<f32>) -> tensor<64xf32>
%cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%41 = stablehlo.reduce(%37 init: %cst_11) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x64x3xf32>, tensor<f32>) -> tensor<3xf32>
%c_12 = stablehlo.constant dense<0> : tensor<i32>
%c_13 = stablehlo.constant dense<0> : tensor<i32>
%42 = stablehlo.compare LT, %c_12, %c_13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_14 = stablehlo.constant dense<0> : tensor<i32>
%c_15 = stablehlo.constant dense<1> : tensor<i32>
%43 = stablehlo.add %c_14, %c_15 : tensor<i32>
%c_16 = stablehlo.constant dense<0> : tensor<i32>
%44 = stablehlo.select %42, %43, %c_16 : tensor<i1>, tensor<i32>
%c_17 = stablehlo.constant dense<1> : tensor<i32>
%c_18 = stablehlo.constant dense<0> : tensor<i32>
%45 = stablehlo.compare LT, %c_17, %c_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_19 = stablehlo.constant dense<1> : tensor<i32>
%c_20 = stablehlo.constant dense<1> : tensor<i32>
%46 = stablehlo.add %c_19, %c_20 : tensor<i32>
%c_21 = stablehlo.constant dense<1> : tensor<i32>
%47 = stablehlo.select %45, %46, %c_21 : tensor<i1>, tensor<i32>
%c_22 = stablehlo.constant dense<1> : tensor<i32>
%c_23 = stablehlo.constant dense<0> : tensor<i32>
%48 = stablehlo.compare LT, %c_22, %c_23, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_24 = stablehlo.constant dense<1> : tensor<i32>
%c_25 = stablehlo.constant dense<64> : tensor<i32>
%49 = stablehlo.add %c_24, %c_25 : tensor<i32>
%c_26 = stablehlo.constant dense<1> : tensor<i32>
%50 = stablehlo.select %48, %49, %c_26 : tensor<i1>, tensor<i32>
%c_27 = stablehlo.constant dense<0> : tensor<i32>
%c_28 = stablehlo.constant dense<0> : tensor<i32>
%51 = stablehlo.compare LT, %c_27, %c_28, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_29 = stablehlo.constant dense<0> : tensor<i32>
%c_30 = stablehlo.constant dense<3> : tensor<i32>
%52 = stablehlo.add %c_29, %c_30 : tensor<i32>
%c_31 = stablehlo.constant dense<0> : tensor<i32>
%53 = stablehlo.select %51, %52, %c_31 : tensor<i1>, tensor<i32>
%54 = stablehlo.dynamic_slice %37, %44, %47, %50, %53, sizes = [1, 1, 1, 3] : (tensor<1x1x64x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x1x3xf32>
%55 = stablehlo.reshape %54 : (tensor<1x1x1x3xf32>) -> tensor<1x3xf32>
%56 = stablehlo.slice %37 [0:1, 0:1, 63:64, 0:3] : (tensor<1x1x64x3xf32>) -> tensor<1x1x1x3xf32>
%57 = stablehlo.reshape %56 : (tensor<1x1x1x3xf32>) -> tensor<1x3xf32>
return %38, %39, %40, %41, %55, %57 : tensor<1xf32>, tensor<1xf32>, tensor<64xf32>, tensor<3xf32>, tensor<1x3xf32>, tensor<1x3xf32>
}
func.func private @remainder(%arg0: tensor<388000xi32>, %arg1: tensor<i64>) -> tensor<388000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<388000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<388000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<388000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<388000xi32>, tensor<388000xi32>) -> tensor<388000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<388000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<388000xi32>, tensor<388000xi32>) -> tensor<388000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<388000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<388000xi1>, tensor<388000xi1>) -> tensor<388000xi1>
%12 = stablehlo.and %11, %6 : tensor<388000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<388000xi32>
%14 = stablehlo.add %4, %13 : tensor<388000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<388000xi1>, tensor<388000xi32>
return %15 : tensor<388000xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<430680xi32>, %arg1: tensor<i64>) -> tensor<430680xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<430680xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<430680xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<430680xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<430680xi32>, tensor<430680xi32>) -> tensor<430680xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<430680xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<430680xi32>, tensor<430680xi32>) -> tensor<430680xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<430680xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<430680xi1>, tensor<430680xi1>) -> tensor<430680xi1>
%12 = stablehlo.and %11, %6 : tensor<430680xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<430680xi32>
%14 = stablehlo.add %4, %13 : tensor<430680xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<430680xi1>, tensor<430680xi32>
return %15 : tensor<430680xi32>
}
func.func private @remainder_1(%arg0: tensor<192xi32>, %arg1: tensor<i64>) -> tensor<192xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<192xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<192xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<192xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<192xi32>, tensor<192xi32>) -> tensor<192xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<192xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<192xi32>, tensor<192xi32>) -> tensor<192xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<192xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<192xi1>, tensor<192xi1>) -> tensor<192xi1>
%12 = stablehlo.and %11, %6 : tensor<192xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<192xi32>
%14 = stablehlo.add %4, %13 : tensor<192xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<192xi1>, tensor<192xi32>
return %15 : tensor<192xi32>
}
}
// -----
// features_in_parts
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
%c0 = stablehlo.constant dense<"0x0300000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:6 = call @f(%a0) : (tensor<2xi32>) -> (tensor<1xf32>, tensor<20xf32>, tensor<64xf32>, tensor<3xf32>, tensor<1x3xf32>, tensor<1x3xf32>)
%e0 = stablehlo.constant dense<"0x9D9B134B"> : tensor<1xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<1xf32>, tensor<1xf32>) -> ()
%e1 = stablehlo.constant dense<"0x00FFE848006BED48207AED48E022E9486071ED482026EB484031F0486005EB4860F7E9484071E948E01CEE48A05BEF48201EE8482023EE4860C3EB4840C4ED480011E84840ACED482062EB4820D5F048"> : tensor<20xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<20xf32>, tensor<20xf32>) -> ()
%e2 = stablehlo.constant dense<"0x804F1648C0D11148409C1448C099204800BD0E4840700848C0FC1948C07E0D48802F13488076114840B812488074144840040C48C07A14484078074840C71A4880CD174800BB1D4800ED154800920F48802D1248808B1948003918488032114880B41C488002174880AF0B4880241A48C0C70C48C0A212484059144840691C484009064800861048005B114800DC064800A8164840161848003C0D4800DC1448003D104800E3174800C70E4840282548007A0F48007E134800211F48C0831348802B0B4880E81A48C08D1748C0600A4800F11E48C0EA1B48004EF94740351848807F174880971148C0890C480081234800F40648C07D0848001C204880BF1048"> : tensor<64xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<64xf32>, tensor<64xf32>) -> ()
%e3 = stablehlo.constant dense<"0x0080FB44920D204B109D47C9"> : tensor<3xf32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e4 = stablehlo.constant dense<"0x0000E0C200A0004500009041"> : tensor<1x3xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<1x3xf32>, tensor<1x3xf32>) -> ()
%e5 = stablehlo.constant dense<"0x0000AC440030BD4500000042"> : tensor<1x3xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<1x3xf32>, tensor<1x3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<1xf32>, tensor<20xf32>, tensor<64xf32>, tensor<3xf32>, tensor<1x3xf32>, tensor<1x3xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<24000xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<24000xi32>
%4 = stablehlo.add %2, %3 : tensor<24000xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24000xi32>
%6 = stablehlo.multiply %4, %5 : tensor<24000xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<24000xi32>, tensor<i64>) -> tensor<24000xi32>
%8 = stablehlo.multiply %7, %4 : tensor<24000xi32>
%9 = stablehlo.add %6, %8 : tensor<24000xi32>
%c_1 = stablehlo.constant dense<5> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<24000xi32>, tensor<i64>) -> tensor<24000xi32>
%c_2 = stablehlo.constant dense<2> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<24000xi32>
%12 = stablehlo.subtract %10, %11 : tensor<24000xi32>
%13 = stablehlo.convert %12 : (tensor<24000xi32>) -> tensor<24000xf32>
%14 = stablehlo.reshape %13 : (tensor<24000xf32>) -> tensor<1x40x100x6xf32>
%15 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%16 = stablehlo.reshape %15 : (tensor<1xi32>) -> tensor<i32>
%17 = stablehlo.iota dim = 0 : tensor<26640xi32>
%18 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<26640xi32>
%19 = stablehlo.add %17, %18 : tensor<26640xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<26640xi32>
%21 = stablehlo.multiply %19, %20 : tensor<26640xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%22 = call @remainder_0(%19, %c_4) : (tensor<26640xi32>, tensor<i64>) -> tensor<26640xi32>
%23 = stablehlo.multiply %22, %19 : tensor<26640xi32>
%24 = stablehlo.add %21, %23 : tensor<26640xi32>
%c_5 = stablehlo.constant dense<3> : tensor<i64>
%25 = call @remainder_0(%24, %c_5) : (tensor<26640xi32>, tensor<i64>) -> tensor<26640xi32>
%c_6 = stablehlo.constant dense<1> : tensor<i32>
%26 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<26640xi32>
%27 = stablehlo.subtract %25, %26 : tensor<26640xi32>
%28 = stablehlo.convert %27 : (tensor<26640xi32>) -> tensor<26640xf32>
%29 = stablehlo.reshape %28 : (tensor<26640xf32>) -> tensor<40x37x6x3xf32>
%30 = stablehlo.convolution(%14, %29) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [2, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x40x100x6xf32>, tensor<40x37x6x3xf32>) -> tensor<1x20x64x3xf32>
%31 = stablehlo.iota dim = 0 : tensor<3840xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%32 = call @remainder_1(%31, %c_7) : (tensor<3840xi32>, tensor<i64>) -> tensor<3840xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%33 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<3840xi32>
%34 = stablehlo.add %33, %32 : tensor<3840xi32>
%35 = stablehlo.convert %34 : (tensor<3840xi32>) -> tensor<3840xf32>
%36 = stablehlo.reshape %35 : (tensor<3840xf32>) -> tensor<1x20x64x3xf32>
%37 = stablehlo.multiply %30, %36 : tensor<1x20x64x3xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%38 = stablehlo.reduce(%37 init: %cst) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<1x20x64x3xf32>, tensor<f32>) -> tensor<1xf32>
%cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%39 = stablehlo.reduce(%37 init: %cst_9) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<1x20x64x3xf32>, tensor<f32>) -> tensor<20xf32>
%cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%40 = stablehlo.reduce(%37 init: %cst_10) applies stablehlo.add across dimensions = [0, 1, 3] : (tensor<1x20x64x3xf32>, tensor<f32>) -> tensor<64xf32>
%cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%41 = stablehlo.reduce(%37 init: %cst_11) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x20x64x3xf32>, tensor<f32>) -> tensor<3xf32>
%42 = stablehlo.slice %37 [0:1, 1:2, 1:2, 0:3] : (tensor<1x20x64x3xf32>) -> tensor<1x1x1x3xf32>
%43 = stablehlo.reshape %42 : (tensor<1x1x1x3xf32>) -> tensor<1x3xf32>
%44 = stablehlo.slice %37 [0:1, 19:20, 63:64, 0:3] : (tensor<1x20x64x3xf32>) -> tensor<1x1x1x3xf32>
%45 = stablehlo.reshape %44 : (tensor<1x1x1x3xf32>) -> tensor<1x3xf32>
return %38, %39, %40, %41, %43, %45 : tensor<1xf32>, tensor<20xf32>, tensor<64xf32>, tensor<3xf32>, tensor<1x3xf32>, tensor<1x3xf32>
}
func.func private @remainder(%arg0: tensor<24000xi32>, %arg1: tensor<i64>) -> tensor<24000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<24000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<24000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<24000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<24000xi32>, tensor<24000xi32>) -> tensor<24000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<24000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<24000xi32>, tensor<24000xi32>) -> tensor<24000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<24000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<24000xi1>, tensor<24000xi1>) -> tensor<24000xi1>
%12 = stablehlo.and %11, %6 : tensor<24000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<24000xi32>
%14 = stablehlo.add %4, %13 : tensor<24000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<24000xi1>, tensor<24000xi32>
return %15 : tensor<24000xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<26640xi32>, %arg1: tensor<i64>) -> tensor<26640xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<26640xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<26640xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<26640xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<26640xi32>, tensor<26640xi32>) -> tensor<26640xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<26640xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<26640xi32>, tensor<26640xi32>) -> tensor<26640xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<26640xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<26640xi1>, tensor<26640xi1>) -> tensor<26640xi1>
%12 = stablehlo.and %11, %6 : tensor<26640xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<26640xi32>
%14 = stablehlo.add %4, %13 : tensor<26640xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<26640xi1>, tensor<26640xi32>
return %15 : tensor<26640xi32>
}
func.func private @remainder_1(%arg0: tensor<3840xi32>, %arg1: tensor<i64>) -> tensor<3840xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3840xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<3840xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3840xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3840xi32>, tensor<3840xi32>) -> tensor<3840xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3840xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3840xi32>, tensor<3840xi32>) -> tensor<3840xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3840xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3840xi1>, tensor<3840xi1>) -> tensor<3840xi1>
%12 = stablehlo.and %11, %6 : tensor<3840xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3840xi32>
%14 = stablehlo.add %4, %13 : tensor<3840xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<3840xi1>, tensor<3840xi32>
return %15 : tensor<3840xi32>
}
}
// -----
// features_prime_in_parts
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
%c0 = stablehlo.constant dense<"0x0300000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:6 = call @f(%a0) : (tensor<2xi32>) -> (tensor<1xf32>, tensor<20xf32>, tensor<64xf32>, tensor<3xf32>, tensor<1x3xf32>, tensor<1x3xf32>)
%e0 = stablehlo.constant dense<"0xDD992C4B"> : tensor<1xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<1xf32>, tensor<1xf32>) -> ()
%e1 = stablehlo.constant dense<"0xF0A90949C0570B4930EF054940600B49C0610B4940600C49B069084950CB0A49C0560A4940660A4930180749307C0D4930E3084940B60C493020064900E70C4960B60649F0370A49000A0A49606B0B49"> : tensor<20xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<20xf32>, tensor<20xf32>) -> ()
%e2 = stablehlo.constant dense<"0x40752248C04E3B4880391C48C08B30488047374800EA1948407B2C4800973A4840CD2B4800C8234840AE3D48C07E2C4800511F4840873A488028264880423148C04D2A48407F3748C010274800681E4800C93248C08B294880022B4840AE2F4880022D4880772948007E2C4880652648008C25488036374800BD2448C04A344880E33548C087254800E7344880A02F48001F274840B93248C08E334880DF26488072294840552A480035234880D6324800C8234880B62F48C0B6284840C824484061344880881648C0E9354840B032480066264800F9314800782C48806122484062304880683E4800841E488082394800A53D4800C11D4880203148C0132E48"> : tensor<64xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<64xf32>, tensor<64xf32>) -> ()
%e3 = stablehlo.constant dense<"0x000003C3D6BE3A4B604762C9"> : tensor<3xf32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e4 = stablehlo.constant dense<"0x003C2E460010164500C0C5C4"> : tensor<1x3xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<1x3xf32>, tensor<1x3xf32>) -> ()
%e5 = stablehlo.constant dense<"0x0040C8440000E145000040C1"> : tensor<1x3xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<1x3xf32>, tensor<1x3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<1xf32>, tensor<20xf32>, tensor<64xf32>, tensor<3xf32>, tensor<1x3xf32>, tensor<1x3xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<28000xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<28000xi32>
%4 = stablehlo.add %2, %3 : tensor<28000xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<28000xi32>
%6 = stablehlo.multiply %4, %5 : tensor<28000xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<28000xi32>, tensor<i64>) -> tensor<28000xi32>
%8 = stablehlo.multiply %7, %4 : tensor<28000xi32>
%9 = stablehlo.add %6, %8 : tensor<28000xi32>
%c_1 = stablehlo.constant dense<5> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<28000xi32>, tensor<i64>) -> tensor<28000xi32>
%c_2 = stablehlo.constant dense<2> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<28000xi32>
%12 = stablehlo.subtract %10, %11 : tensor<28000xi32>
%13 = stablehlo.convert %12 : (tensor<28000xi32>) -> tensor<28000xf32>
%14 = stablehlo.reshape %13 : (tensor<28000xf32>) -> tensor<1x40x100x7xf32>
%15 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%16 = stablehlo.reshape %15 : (tensor<1xi32>) -> tensor<i32>
%17 = stablehlo.iota dim = 0 : tensor<31080xi32>
%18 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<31080xi32>
%19 = stablehlo.add %17, %18 : tensor<31080xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<31080xi32>
%21 = stablehlo.multiply %19, %20 : tensor<31080xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%22 = call @remainder_0(%19, %c_4) : (tensor<31080xi32>, tensor<i64>) -> tensor<31080xi32>
%23 = stablehlo.multiply %22, %19 : tensor<31080xi32>
%24 = stablehlo.add %21, %23 : tensor<31080xi32>
%c_5 = stablehlo.constant dense<3> : tensor<i64>
%25 = call @remainder_0(%24, %c_5) : (tensor<31080xi32>, tensor<i64>) -> tensor<31080xi32>
%c_6 = stablehlo.constant dense<1> : tensor<i32>
%26 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<31080xi32>
%27 = stablehlo.subtract %25, %26 : tensor<31080xi32>
%28 = stablehlo.convert %27 : (tensor<31080xi32>) -> tensor<31080xf32>
%29 = stablehlo.reshape %28 : (tensor<31080xf32>) -> tensor<40x37x7x3xf32>
%30 = stablehlo.convolution(%14, %29) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [2, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x40x100x7xf32>, tensor<40x37x7x3xf32>) -> tensor<1x20x64x3xf32>
%31 = stablehlo.iota dim = 0 : tensor<3840xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%32 = call @remainder_1(%31, %c_7) : (tensor<3840xi32>, tensor<i64>) -> tensor<3840xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%33 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<3840xi32>
%34 = stablehlo.add %33, %32 : tensor<3840xi32>
%35 = stablehlo.convert %34 : (tensor<3840xi32>) -> tensor<3840xf32>
%36 = stablehlo.reshape %35 : (tensor<3840xf32>) -> tensor<1x20x64x3xf32>
%37 = stablehlo.multiply %30, %36 : tensor<1x20x64x3xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%38 = stablehlo.reduce(%37 init: %cst) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<1x20x64x3xf32>, tensor<f32>) -> tensor<1xf32>
%cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%39 = stablehlo.reduce(%37 init: %cst_9) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<1x20x64x3xf32>, tensor<f32>) -> tensor<20xf32>
%cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%40 = stablehlo.reduce(%37 init: %cst_10) applies stablehlo.add across dimensions = [0, 1, 3] : (tensor<1x20x64x3xf32>, tensor<f32>) -> tensor<64xf32>
%cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%41 = stablehlo.reduce(%37 init: %cst_11) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x20x64x3xf32>, tensor<f32>) -> tensor<3xf32>
%42 = stablehlo.slice %37 [0:1, 1:2, 1:2, 0:3] : (tensor<1x20x64x3xf32>) -> tensor<1x1x1x3xf32>
%43 = stablehlo.reshape %42 : (tensor<1x1x1x3xf32>) -> tensor<1x3xf32>
%44 = stablehlo.slice %37 [0:1, 19:20, 63:64, 0:3] : (tensor<1x20x64x3xf32>) -> tensor<1x1x1x3xf32>
%45 = stablehlo.reshape %44 : (tensor<1x1x1x3xf32>) -> tensor<1x3xf32>
return %38, %39, %40, %41, %43, %45 : tensor<1xf32>, tensor<20xf32>, tensor<64xf32>, tensor<3xf32>, tensor<1x3xf32>, tensor<1x3xf32>
}
func.func private @remainder(%arg0: tensor<28000xi32>, %arg1: tensor<i64>) -> tensor<28000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<28000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<28000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<28000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<28000xi32>, tensor<28000xi32>) -> tensor<28000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<28000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<28000xi32>, tensor<28000xi32>) -> tensor<28000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<28000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<28000xi1>, tensor<28000xi1>) -> tensor<28000xi1>
%12 = stablehlo.and %11, %6 : tensor<28000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<28000xi32>
%14 = stablehlo.add %4, %13 : tensor<28000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<28000xi1>, tensor<28000xi32>
return %15 : tensor<28000xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<31080xi32>, %arg1: tensor<i64>) -> tensor<31080xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<31080xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<31080xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<31080xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<31080xi32>, tensor<31080xi32>) -> tensor<31080xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<31080xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<31080xi32>, tensor<31080xi32>) -> tensor<31080xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<31080xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<31080xi1>, tensor<31080xi1>) -> tensor<31080xi1>
%12 = stablehlo.and %11, %6 : tensor<31080xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<31080xi32>
%14 = stablehlo.add %4, %13 : tensor<31080xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<31080xi1>, tensor<31080xi32>
return %15 : tensor<31080xi32>
}
func.func private @remainder_1(%arg0: tensor<3840xi32>, %arg1: tensor<i64>) -> tensor<3840xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3840xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<3840xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3840xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3840xi32>, tensor<3840xi32>) -> tensor<3840xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3840xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3840xi32>, tensor<3840xi32>) -> tensor<3840xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3840xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3840xi1>, tensor<3840xi1>) -> tensor<3840xi1>
%12 = stablehlo.and %11, %6 : tensor<3840xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3840xi32>
%14 = stablehlo.add %4, %13 : tensor<3840xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<3840xi1>, tensor<3840xi32>
return %15 : tensor<3840xi32>
}
}
// -----
// depthwise
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
%c0 = stablehlo.constant dense<"0x0300000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:6 = call @f(%a0) : (tensor<2xi32>) -> (tensor<2xf32>, tensor<30xf32>, tensor<31xf32>, tensor<512xf32>, tensor<2x512xf32>, tensor<2x512xf32>)
%e0 = stablehlo.constant dense<"0xB0A55849C642A3CA"> : tensor<2xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xf32>, tensor<2xf32>) -> ()
%e1 = stablehlo.constant dense<"0x005086C5001CC44600BF26C70056F7460080F9430084F4C600C024470052F8C60010F84500C89546005414C70049134700E892C60030F6C50004F74600A7E8C7C0220FC8C0367CC80020ABC8C004C6C8A070BFC820A5B5C8C075B1C820F499C8807FA0C8807AA0C840A79DC8000AA2C840B573C8406742C8"> : tensor<30xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<30xf32>, tensor<30xf32>) -> ()
%e2 = stablehlo.constant dense<"0x00AEACC7807DE3C740610FC800E60EC8402114C8400015C840D611C8404B12C8802912C8803213C8402012C8404614C840CC12C8806418C8001412C8C0EB12C8C00B0EC880AD11C880FA12C8803610C8008B10C8001612C8802F12C8C09D11C8C05F14C8007F12C8803118C8408511C8007C13C8804EE3C7803BAEC7"> : tensor<31xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<31xf32>, tensor<31xf32>) -> ()
%e3 = stablehlo.constant dense<"0x0050F2C50090FAC500941EC600C41BC6004C05C600E8BDC500A809C600CC24C6005808C6007009C60070CAC50080EEC5006424C600FC2BC60080D2C500D8D1C5003828C60018FEC5006C1FC6007015C60068C2C5009C0AC600DC26C600300CC60008E8C5006C01C6005009C6004009C600D021C600F8DEC50068D0C5005421C600B81CC60070F7C500E416C60020F5C50090F3C5005C3EC600E406C60028E3C50060F6C500F822C6000010C6009803C60098CAC50088EDC500241AC6008C12C600E400C60040C4C500A809C600EC14C600CC2DC60088E8C50060CBC500102AC600280BC6004C17C600200AC60098B8C5005C0BC6007C1DC6006404C60030E6C500D8F1C500000EC600C40AC6006C1AC60018F3C500E8EAC500CC18C600E826C6008007C600C011C600C0F6C5009408C600582CC600B410C600E0D4C500E8EAC500D024C600540CC6004006C600F0D8C50020F1C500BC18C600DC10C6008811C60028C4C500BC01C600A42BC6004C2BC600C0E8C50078D2C500C41DC600AC03C600541CC60058FCC50008B2C500980FC6003015C600DC05C600C0F2C500D0F4C5001C0BC600D817C600201CC60038F8C50038E9C5009423C600941DC60020FCC500E40DC60008E9C5006C01C600282EC600A8F1C50050E5C50088EFC5000812C600F416C6003006C60010D6C5002809C6009C1CC600F00FC6003415C60060CCC500E8FCC500DC27C600242DC600C0CBC50068D2C500401DC60018E3C5004016C600F411C600489BC5009807C600AC2CC600D010C600B0EBC5009001C6007009C600CC16C600282DC600E0DFC50028E5C500C82BC600BC18C600C8DDC500D809C60060EDC50048F2C5003434C6008008C60088DCC500C8F6C500D026C6002011C600F80BC60088E3C500E002C600781EC600A813C6001806C60050D3C500D802C6005C16C6006C2EC600D0E0C50090BFC5002424C60020FDC5001016C600B016C60048BEC500740DC6009824C6007415C60070F3C50030FFC500400FC600740BC600A414C60098F5C50060D1C500F818C6002C21C600F8E5C5001004C600B8F3C50088F9C5004C34C600E00DC60080DBC50038FBC5000829C6002C18C60040FEC50040D2C5008808C600241FC600B810C6000C0DC60010BEC50088FDC500841EC6004422C60060E9C50048D2C500201CC6001007C600741EC6007407C60090CEC5003C0FC600581EC6003810C600C8FCC50038E9C500280FC600D00EC6002418C60090EEC50058DDC5007414C600E819C600BC04C600F80DC60008E9C500080BC600D435C60050FEC50078FEC50080F2C5008C1FC600D017C6005003C600F0BFC500A0FBC500BC15C600380AC600580BC60000C7C50060FDC500C820C6005430C60008D3C50038D6C500D02FC60040FAC5004C1AC6001010C60008ACC500F40DC6000020C60008FBC500F0F7C5001C00C6006803C600640DC6002C21C60000DFC50040E8C5006421C6005C1EC6000801C600D419C600B0F3C500F005C600EC32C6007C09C600F0D3C500A8F6C500381CC6007409C6009C0BC60010CAC50018E6C5007820C6008C12C6004008C600C8CEC500B808C6005023C6001435C600D8E4C500B8C5C5000C25C6003000C600DC14C6005007C60088B6C5003408C6002C1CC600C00DC600A0E1C500A0FCC5005815C600340FC6006421C60008FCC50060E1C500AC29C600941FC600A0E1C500C412C60028F8C50010F8C500502FC600AC04C600D8D4C50068E9C500501DC6002013C6009802C600C0E9C5007405C6001C1AC6008419C6001410C60050C2C500680BC600B025C6004024C600E8E5C500E8CAC5003410C60028FFC5009419C6007804C60040A6C5005C10C6005421C600C417C60070F4C50098F9C5007C0FC6002818C600841CC600D8E7C50050F0C5007C20C600981BC600E8F5C50068FDC500F0E8C5003407C600F82AC600F008C600F8E9C50000F2C500A822C600FC18C6002408C60000DAC500940BC600381EC600A40BC600B013C60048D3C50058EFC5000C1FC600B42DC600F0C9C50008C4C5005025C60020ECC5001C1FC600F813C60030B4C500D412C6009827C600740CC6005C02C6002003C600F405C6005C13C6007015C600D0E2C50088D0C5006C20C600A81DC600C0EFC500F005C600B8EFC500B0FDC500803AC600F805C60098E1C5003801C600A825C6005012C600BC0BC60038C6C5005803C6008423C600C00DC600B808C60098C6C500B8FBC500B416C600F429C60068DFC500B8C4C500C823C6000006C600BC19C6009017C600C0CAC5000006C6004827C600E014C60008E8C500C0FDC500900DC600DC04C6005824C600F0EDC50018D2C500B01DC600041FC600C8F1C5008817C60048F1C5005403C6003037C600D807C600A8E8C500F0F3C5002021C6002413C6008405C60060D5C50030F8C500940FC600AC16C6005803C60030BAC500380CC6004C1AC600F824C600C0F3C500B8C6C5009025C6000C07C600601AC6009407C60038BBC500F40EC6008019C600DC07C60080F2C50048EAC500900CC600E810C6001414C60030F5C50028F2C500DC1AC6004824C600580AC6001410C6005400C6000805C6009429C6001C0DC60030DAC500A8F0C500D817C600DC13C6003C03C60058CCC500E8F8C5001C22C6008011C6002C11C60088CCC50020FBC5009427C6006034C60048D6C500E8D9C5003423C600B0F5C5001021C6007C05C600D8A6C500B412C600A01DC600AC02C60010F8C50038EFC500000DC600A814C6000424C600C8EBC50090EDC500D427C600E018C60098F5C500B411C60050E6C5000000C6007831C600E0EEC50070E1C500B0EAC5004015C6007014C600A805C6"> : tensor<512xf32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<512xf32>, tensor<512xf32>) -> ()
%e4 = stablehlo.constant dense<"0x0000A0410000584200006041000000000000204100009041000020420000964200009C420000D2420000C0400000A0410000C0C0000080400000204200001042000000000000803F00000040000040410000A041000020420000C04100002842000040400000C0400000404100001042000070C10000284200007C4200004040000040C1000070410000304200003442000090C100008C420000C04000004041000010410000804100002041000010420000E0400000204100004041000040410000A0410000A0400000704200004442000020C10000C04000009041000010420000A0410000584200008C42000000410000804100000442000080410000C84100002842000060C100008040000000410000C040000080410000F0410000C0410000E0C10000E0400000604100004041000050420000F041000040420000A84200003041000000410000A8410000C0410000C841000040C200000C420000204100000040000070410000C0410000A041000040420000E04000000041000080400000C040000080400000F0410000404200006042000040C000006041000004420000E0410000F0C10000C0400000444200001041000000C00000D84100000041000070410000F041000028420000C04000004041000070410000C041000070410000C040000060C10000C0400000A04100001041000080C100004842000010420000D242000070410000D0410000C0410000C04100000C4200000000000000000000E040000000410000C0C00000A0410000C8410000C04100000C420000C040000000410000C0C0000000410000A0410000404100007C42000040400000E04100001C42000000420000A0410000104200004442000020410000A0C100001041000080410000A0400000F0410000E041000000400000A04100009041000020420000A041000040410000A8410000803F0000404100001041000040C2000020420000284200006042000000400000804100000442000060420000C8410000584200000000000000400000004100000000000080410000A0410000F041000028420000A04000006041000040C1000080410000344200004041000000000000A040000040410000F04100007042000082420000B4420000284200002041000080C000004040000000420000F041000000000000E0400000803F0000004100007041000000420000A041000010420000A84100004040000000410000D841000040C100000C42000058420000A8410000C0C0000020410000044200001042000070C100007042000028420000C0400000C04000004041000000410000F0410000C04000008C420000C040000000410000704100008040000048420000284200008CC200004040000040410000D84100008041000034420000704200006042000000410000B041000040410000A04100000C42000040C10000E0410000804000008040000040410000C0410000A0410000C0C1000044420000E0400000004100001C420000C041000020420000904200009A420000804000006041000090410000A041000020C20000F04100008C420000803F000020410000904100008041000020420000C040000060420000004000008040000040400000C04100002042000040420000A8C10000E0400000B0410000A8410000C0C10000A0400000284200007C42000080BF000090410000C040000040410000C84100001042000028420000C0400000204100009041000040410000A040000040C100002842000020410000C040000040C1000020420000F0410000B4420000D2420000504100008041000090410000E04100000000000000000000444200008040000080C0000070410000A0410000A0410000F0410000284200008040000080C00000C0400000804100002041000058420000A841000060410000D0410000C041000080410000F0410000284200008C42000020C10000C04000004041000080400000C8410000C0410000604100002041000040410000F0410000804100002041000090410000E0400000C0400000C040000010C20000004200000C420000404200006041000000410000B041000028420000A041000034420000000000006041000080400000000000004041000080410000C8410000104200000C420000E040000000C10000404100001042000020410000000000000C420000C0400000A0410000344200005042000096420000104200008C42000000C0000000400000C0410000C041000000000000C0400000E04000008040000020410000C041000080410000F041000090410000A8410000804000009041000010C10000E0410000344200009041000028C20000A0400000B0410000D841000040C100004842000010420000284200004040000000410000C0400000C0410000A04000007042000028420000804000002041000040400000204200000C42000070C20000A8410000C0400000904100004041000010420000484200004042000060420000304100000041000070410000E041000020C10000C0410000E041000000400000004100009041000080410000A0C10000284200004442000080400000D041000090410000004200007042000084420000E0410000E0400000404100007041000000C20000C841000070420000E0400000A0400000404100004041000000420000A04000004042000060410000004000000040000090410000004200002042000090C1000044420000304100006041000090C10000804000000C42000058420000E0C00000104100008040000010410000A0410000F04100001042000028420000A040000040410000104100008040000020C10000000000007041000000000000E0C0000080400000C040000004C2000080C00000C8410000C0C10000E0C100000041000000C00000C040000080400000C841000040C10000E0C1000020410000004000007041000040C20000C8410000F0C10000B6420000E0C000000000000090C1000080400000F0C10000C0C00000A8C1000080BF000080C00000C0C0000080C1000000000000F0C10000A8420000A0C00000A0410000D8C1000040410000C8C10000C042000044C2000040C00000004000007041000080400000C8410000C0400000E0C0000040C000004041000090C1000000C10000A0C10000C04100009AC20000C040000020C1000040C0000040C100000C420000C0C00000E040000080BF00000041000040C0000080C10000C8410000404100000C42000000C000008040000070C10000E0410000C8C1000090C10000A8C100000040000000C1000040C00000004100000000000040410000E0410000803F000080400000C0C00000C04100000CC20000904200008CC2000000000000C0C000004C420000E0C10000A0C000000000000060C1000080C0000000400000C0C0000000C1000020C20000C041000028C200000000000090C100000442000000C200004842000010C200000000000000C10000A041000040C0000040410000A04000004041000060410000803F0000C04000001041000040410000A040000010C200000000000000C0000000C00000C0C00000C041000070C1000040C1000000000000004000008040000000000000004100000000000000000000A8C10000A040000020C10000D841000080C00000F0C1000090C100008C42000030C10000C0C00000404000000000000070C1000000000000E040000080BF000020C100001C42000000000000C841000058C200007C42000000C10000B0410000D8C1000000410000C8C1000070420000E0C000000040000000C0000040C0000000C10000A0400000F0C100000000000080C000000041000004C20000C041000020C2000090410000E0C000001041000060C10000C0C0000080C00000F0410000C0C00000A84100000000000080400000000000004041000000000000C0C00000E041000040400000B0C1000040C00000A0410000A0C10000C0C100006042000080BF00008040000040400000A041000020C10000C0C100008C420000803F00002041000010C20000A0410000C8C100009C42000044C200000000000040C1000040400000C0C10000A0C0000090C10000E0C0000000C0000080C0000040C1000000000000C8C10000904200000CC200002041000090C1000010410000A0C10000A042000028C20000A8C10000803F00002041000040400000A0410000A0400000C0C00000A8C10000C040000040C10000C0C0000080C10000A041000084C2000028420000A0C0000000C0000010C10000E0410000A0C00000C0400000E0C000008040000000C0000040C10000A041000020410000F041000060C100000040000020C10000A8410000A0C1000070C1000090C100006041000080C0000000C00000C04000000000000020410000C0410000E04000000040000080C0000090410000E0C100007042000070C200000000000040C0000008420000A8C1000080C000000000000040C10000E0C10000803F000080C00000C0C0000000C20000A041000010C200000000000010C10000B0410000C0C1000020420000F0C100000000000060C200002041000000C0000010410000804000002041000040410000E040000040400000C04000001041000080400000F0C100000000000060C1000080BF000080C000009041000040C1000020C1000000000000604100000040000000000000C0400000000000000000000090C100000C420000A0C000009041000040C00000C0C1000070C10000704200009AC2000040C00000004000000000000040C1000000000000C0400000E0C00000A0C00000D041000000000000A041000034C200005842000060C200003041000090C10000C0400000A0C1000048420000C0C000006041000080BF000000C00000C0C0000080400000C8C1000000000000E0C1000080400000B0C100009041000000C2000070410000C0C000007C420000E0C0000080C0000040C00000C0410000A0C00000904100000000000000400000000000001041000000000000A0C00000C0410000A841000030C1000000C000007041000080C10000A0C1000040420000E0C0000000400000004000007041000000C10000A0C1000070420000E0400000A0400000C0C1000070410000A0C100008242000028C2000000000000C0C000000040000090C1000080C0000070C10000C0C0000060C1000000C0000000C1000000000000A0C1000070420000F0C100008C42000010C10000C040000070C10000804200000CC2000090C10000E0400000A0400000004000007041000080400000A0C0000090C1000028420000C0C0000080C0000040C10000804100005CC20000104200000CC2000080BF0000C0C00000A841000080C00000A0400000C0C00000E041000080BF000000C100007041000000410000C841000040C1000060410000A0C000006041000070C1000040C1000070C1000040410000E0C1000080BF0000804000000000000000410000A0410000C04000006041000000C0000040410000A8C100004042000048C2000000000000A8C100008841000060C1000040C000000000000020C10000C0C10000E040000000C0000080C00000C0C1000080410000F0C10000000000007CC200003041000080C10000F0410000C0C100000000000040C200008C42000080BF0000C0400000404000000041"> : tensor<2x512xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x512xf32>, tensor<2x512xf32>) -> ()
%e5 = stablehlo.constant dense<"0x000090C100006041000000C1000040C100000000000040C10000F0C10000F0C100007CC2000000C1000020C10000C0C0000080C10000C8C1000040C100000CC20000E0C0000000C000000000000080C000000000000010C20000E0C10000000000006041000090C1000040C10000C841000040C100000CC2000020C10000C040000040400000A0C1000000000000C0C10000E0C1000000C00000C0C00000404000004041000048C2000028C2000000000000A0400000C0C0000090C10000A04100002041000040C1000028C2000000C0000000C0000000000000804000000CC2000028C2000060C10000A0C0000080C00000C0C00000E0C1000048C2000028C200000CC20000C0C00000C0C00000C0C0000080C1000020C2000040410000A8C1000040C000000040000040C00000E0C1000020410000000000000CC20000C0C0000080C00000C0C1000020C200000CC200000000000060C1000080BF00008040000040400000A0C10000C8C1000040C10000604100000040000060C10000C0C1000080400000A0400000C0C10000A8C10000A04000000000000040C0000010C20000A0400000C0C0000060C100000040000040C1000040C10000E0C10000F0C1000090C100006041000020C1000000C10000C0C0000080410000C8C10000C0C10000E04000000000000000C10000C0C0000000C2000020C1000040410000E0C0000080C00000C0C0000010C1000030C2000020C1000040C10000E0C1000030C10000C0C0000040C0000080C1000070C10000000000000000000000C1000080C0000040C1000000C1000070410000C0C100000CC200008040000000C10000C0C0000020C2000020410000F0C10000E0C10000E0C0000000C1000090C100000000000000000000C0C00000E040000010C10000C0C00000C0400000E041000070C1000010C20000E0400000803F000040C10000A8C10000000000002041000040C10000A8C10000A0C0000000C00000000000008040000020C100000000000044C2000040C1000040C10000C0C00000C0C10000C8C1000040C10000E0410000E0C0000000C0000040C0000080C0000070C100004041000060C20000C0C000000000000010C10000C0C10000C8C1000058C2000060C20000A0C0000080C0000040C10000A0C1000020C10000F0C1000044C2000080BF00000000000040C0000000000000F0C10000C0C1000000000000E040000040C1000010C10000A041000020C10000F0C100008CC20000404000000040000070C1000000000000A0C10000C0C1000060C1000040C00000004000001041000020C200000CC20000000000000C42000040C0000040C10000704100000041000020C1000010C2000060C1000080BF00000000000040400000E0C100000CC2000040C100000CC2000000C0000080C00000A8C1000020C200000CC20000F0C1000028C2000040C0000080C0000040C1000000C200002041000090C10000A8C10000803F000000C00000A8C100000041000000000000F0C1000028C2000000C0000080C10000F0C10000E0C100000000000040C10000E0C00000004000000040000070C10000A0C1000020C100004041000060410000E0C0000080C100004040000080400000A0C1000090C100000C4200000000000000C00000D8C1000080400000A0C0000040C1000060410000C0C0000000C10000A8C10000C0C1000070C10000404100008CC2000080C0000080C0000040410000A0C10000A0C10000C04000000000000080C0000080C00000C0C1000000C1000020410000C0C00000E0C1000040C00000C0C0000004C2000000C1000020C10000C0C100009AC2000040C0000000C0000040C1000040C10000000000000000000060C2000000C0000000C10000C0C0000040410000A0C10000F0C10000E041000080C0000080C00000F0C1000000410000C8C10000C0C1000044C2000080C0000040C100000000000000000000A0C00000C04000007CC2000040C0000080400000A841000040C10000F0C10000C0400000E0400000C0C0000060C10000000000000041000020C1000090C100000CC2000080BF0000000000004040000000C100000000000028C20000A8C20000C0C0000080C0000090C10000A0C1000020C10000C041000044C2000080BF000000C0000040C0000040C100002041000040C2000028C2000000000000C0C0000090C10000A0C1000034C2000040C200000CC2000000C0000000C1000070C1000000C10000C8C1000028C20000E0C000000000000000C0000000000000C0C10000A0C100000000000044420000C0C00000C0C000007041000000C10000C8C1000070C20000A8410000803F000020C100000000000080C10000A0C1000040C10000A8C10000803F0000C0400000F0C10000E0C1000000000000F0410000A8C10000C0C0000020410000C040000000C10000F0C1000040C10000E0C000000000000000400000A8C10000E0C1000020C10000F0C1000060C1000000C0000060C10000F0C10000E0C10000C8C1000010C20000A8C1000000C0000000C10000C0C100000041000070C1000090C10000E040000080BF000060C10000C040000000000000C8C1000010C2000060C1000000C10000A0C10000A8C100000000000020C10000C0C0000060410000803F000020C1000070C1000000C10000204100004041000044C2000000C10000004000004040000080C1000070C10000F04100000000000080BF000090C100004040000080C0000020C100004041000028C2000080C0000060C1000090C1000040C100002041000070C20000E0C1000000C000000041000070C1000080C10000A0400000000000007041000028420000E0400000C0400000204100004040000080C10000A0400000F0C10000E0C0000040C000000040000010C1000040410000A0C00000C041000060C100000000000000000000C0C000000041000020410000C0C00000E0C00000803F000040C1000090C10000A0C1000020C10000904100000CC20000804000008040000010C1000000C100002041000010420000A8C1000000C0000080C00000C0410000E0C1000020C10000F0C10000E0C0000040C000000000000040C1000040410000A04100000000000060410000803F0000004000009041000080C000000C420000C0410000E040000080C0000080400000C0C0000040C10000A0C10000C04100000CC20000803F0000004000007041000000410000C8410000C0400000E040000000400000C040000040C00000804100002041000040C1000028C200000000000020C1000070C1000040C1000070410000C0C000006041000040C00000004000004041000040C10000A0C0000040C10000A8410000A0C0000000C00000C0C0000080C000000000000090C10000A8C10000000000004041000040C000008040000020410000C0C000006041000080BF0000404100000000000000000000A0C10000C041000060C2000080C0000000C10000104100000000000020410000404100000C42000000000000004100001041000040410000A04000009041000060C10000E04000008040000070C10000A0C10000A0400000C0C10000A8C1000040C000000041000010C100008040000020C10000C0400000E04100000040000080C00000C040000080410000A0C1000090C10000E0C0000080BF00002041000070C100000000000020C100000000000060C10000803F000000C0000040C000000000000020C10000F0410000A8C1000080BF000020C100000000000040C1000070C10000F0C100006041000000400000C0C000001041000080400000000000009041000060410000A0400000004000004040000080C0000020420000C0C000000CC2000080C00000C0400000A8C1000000C1000020C10000C0410000E0400000404000000000000040410000404100000C420000C040000028420000A04000000040000040C1000080400000C8C10000C0C00000A8C10000803F0000C0C000001041000080C00000A041000040C10000000000000000000080C00000C040000000410000A0C00000C0C00000E0400000C0C0000040C1000070C1000000C1000070410000F0C10000E041000000400000C0C00000C0C0000000410000F041000090C1000060C1000000C0000080410000A8C1000000C10000C8C10000C0C00000A8C100000000000000C1000010410000804100000000000040410000E0400000803F00004041000040C00000E0410000A0410000C0400000E0C100000040000080C0000010C1000080C10000A0410000F0C10000E0400000803F000020410000C0400000A0410000A0400000C0400000604100004040000000C00000404100000041000020C1000010C2000000000000A0C0000020C1000010C1000040410000A0C0000040410000A8C10000803F00000041000010C1000080C0000020C10000904100000CC2000080BF000080C0000040C000000000000070C1000090C1000000000000C040000000C000004040000000410000A0C0000040410000E0C00000C0400000000000000000000080C10000A041000040C20000E0C1000080C00000C0400000000000000041000020410000F04100000000000080400000C040000010410000804000007041000040C10000444200000040000020C1000070C1000080400000A0C1000090C10000A8C1000080400000C0C000004040000000C10000A0400000C04100006041000000C00000804000004041000080C1000070C10000C0C00000E0C00000A040000020C100000000000000C100000000000040C10000E040000080BF000000C000000000000000C10000C841000090C10000E0C00000A0C000000000000010C1000040C10000C8C10000404100006041000040C00000C0400000404000000000000070410000404100000C420000803F00000040000040C0000000420000A0C00000F0C10000E0C100004040000060C10000C0C0000000C10000A0410000C0400000A8410000000000000041000010410000E0410000A0400000104200000C420000803F000000C1000040400000A0C10000A0C0000090C10000E040000040C00000C040000040C000008041000020C10000000000000000000000C0000080400000C040000080C00000A0C00000C040000028C20000C0C0000020C10000C0C0000040410000C8C10000C04100006041000040C0000080C00000C0400000C041000070C1000040C1000060C100000041000060C10000C0C00000A0C10000A0C0000090C100000000000080C00000C0400000404100000000000020410000C0400000E0400000C040000000C00000A841000080410000A0400000C0C100006041000000C00000C0C0000040C1000080410000C8C10000C0400000E0400000A0400000804000007041000080400000A040000040410000A841000080BF000000410000C040000000C10000F0C10000000000000CC20000A0C00000C0C000001041000080C000002041000090C10000E040000080400000C0C0000040C0000000C1000070410000F0C10000E0C0000000C0000000C000000000000040C1000070C10000000000002842000080BF000000400000C040000080C0000020410000C0C0000028420000000000000000000040C100008041000020C20000C0C10000E0C100004040000000000000C040000000410000C841"> : tensor<2x512xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2x512xf32>, tensor<2x512xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<2xf32>, tensor<30xf32>, tensor<31xf32>, tensor<512xf32>, tensor<2x512xf32>, tensor<2x512xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<952320xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<952320xi32>
%4 = stablehlo.add %2, %3 : tensor<952320xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<952320xi32>
%6 = stablehlo.multiply %4, %5 : tensor<952320xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<952320xi32>, tensor<i64>) -> tensor<952320xi32>
%8 = stablehlo.multiply %7, %4 : tensor<952320xi32>
%9 = stablehlo.add %6, %8 : tensor<952320xi32>
%c_1 = stablehlo.constant dense<5> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<952320xi32>, tensor<i64>) -> tensor<952320xi32>
%c_2 = stablehlo.constant dense<2> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<952320xi32>
%12 = stablehlo.subtract %10, %11 : tensor<952320xi32>
%13 = stablehlo.convert %12 : (tensor<952320xi32>) -> tensor<952320xf32>
%14 = stablehlo.reshape %13 : (tensor<952320xf32>) -> tensor<2x30x31x512xf32>
%15 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%16 = stablehlo.reshape %15 : (tensor<1xi32>) -> tensor<i32>
%17 = stablehlo.iota dim = 0 : tensor<12800xi32>
%18 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<12800xi32>
%19 = stablehlo.add %17, %18 : tensor<12800xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<12800xi32>
%21 = stablehlo.multiply %19, %20 : tensor<12800xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%22 = call @remainder_0(%19, %c_4) : (tensor<12800xi32>, tensor<i64>) -> tensor<12800xi32>
%23 = stablehlo.multiply %22, %19 : tensor<12800xi32>
%24 = stablehlo.add %21, %23 : tensor<12800xi32>
%c_5 = stablehlo.constant dense<3> : tensor<i64>
%25 = call @remainder_0(%24, %c_5) : (tensor<12800xi32>, tensor<i64>) -> tensor<12800xi32>
%c_6 = stablehlo.constant dense<1> : tensor<i32>
%26 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<12800xi32>
%27 = stablehlo.subtract %25, %26 : tensor<12800xi32>
%28 = stablehlo.convert %27 : (tensor<12800xi32>) -> tensor<12800xf32>
%29 = stablehlo.reshape %28 : (tensor<12800xf32>) -> tensor<5x5x1x512xf32>
%30 = stablehlo.convolution(%14, %29) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 512 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x30x31x512xf32>, tensor<5x5x1x512xf32>) -> tensor<2x30x31x512xf32>
%31 = stablehlo.iota dim = 0 : tensor<952320xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%32 = call @remainder(%31, %c_7) : (tensor<952320xi32>, tensor<i64>) -> tensor<952320xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%33 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<952320xi32>
%34 = stablehlo.add %33, %32 : tensor<952320xi32>
%35 = stablehlo.convert %34 : (tensor<952320xi32>) -> tensor<952320xf32>
%36 = stablehlo.reshape %35 : (tensor<952320xf32>) -> tensor<2x30x31x512xf32>
%37 = stablehlo.multiply %30, %36 : tensor<2x30x31x512xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%38 = stablehlo.reduce(%37 init: %cst) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x30x31x512xf32>, tensor<f32>) -> tensor<2xf32>
%cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%39 = stablehlo.reduce(%37 init: %cst_9) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<2x30x31x512xf32>, tensor<f32>) -> tensor<30xf32>
%cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%40 = stablehlo.reduce(%37 init: %cst_10) applies stablehlo.add across dimensions = [0, 1, 3] : (tensor<2x30x31x512xf32>, tensor<f32>) -> tensor<31xf32>
%cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%41 = stablehlo.reduce(%37 init: %cst_11) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x30x31x512xf32>, tensor<f32>) -> tensor<512xf32>
%42 = stablehlo.slice %37 [0:2, 1:2, 1:2, 0:512] : (tensor<2x30x31x512xf32>) -> tensor<2x1x1x512xf32>
%43 = stablehlo.reshape %42 : (tensor<2x1x1x512xf32>) -> tensor<2x512xf32>
%44 = stablehlo.slice %37 [0:2, 29:30, 30:31, 0:512] : (tensor<2x30x31x512xf32>) -> tensor<2x1x1x512xf32>
%45 = stablehlo.reshape %44 : (tensor<2x1x1x512xf32>) -> tensor<2x512xf32>
return %38, %39, %40, %41, %43, %45 : tensor<2xf32>, tensor<30xf32>, tensor<31xf32>, tensor<512xf32>, tensor<2x512xf32>, tensor<2x512xf32>
}
func.func private @remainder(%arg0: tensor<952320xi32>, %arg1: tensor<i64>) -> tensor<952320xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<952320xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<952320xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<952320xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<952320xi32>, tensor<952320xi32>) -> tensor<952320xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<952320xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<952320xi32>, tensor<952320xi32>) -> tensor<952320xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<952320xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<952320xi1>, tensor<952320xi1>) -> tensor<952320xi1>
%12 = stablehlo.and %11, %6 : tensor<952320xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<952320xi32>
%14 = stablehlo.add %4, %13 : tensor<952320xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<952320xi1>, tensor<952320xi32>
return %15 : tensor<952320xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<12800xi32>, %arg1: tensor<i64>) -> tensor<12800xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<12800xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<12800xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<12800xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<12800xi32>, tensor<12800xi32>) -> tensor<12800xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<12800xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<12800xi32>, tensor<12800xi32>) -> tensor<12800xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<12800xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<12800xi1>, tensor<12800xi1>) -> tensor<12800xi1>
%12 = stablehlo.and %11, %6 : tensor<12800xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<12800xi32>
%14 = stablehlo.add %4, %13 : tensor<12800xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<12800xi1>, tensor<12800xi32>
return %15 : tensor<12800xi32>
}
}
// -----
// depthwise_in_parts
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
%c0 = stablehlo.constant dense<"0x0300000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:6 = call @f(%a0) : (tensor<2xi32>) -> (tensor<2xf32>, tensor<30xf32>, tensor<31xf32>, tensor<512xf32>, tensor<2x512xf32>, tensor<2x512xf32>)
%e0 = stablehlo.constant dense<"0x00720149F43847CA"> : tensor<2xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xf32>, tensor<2xf32>) -> ()
%e1 = stablehlo.constant dense<"0x0008B1C500906BC500007E45007012C50000C14300E0D14400E050C5004046450020AAC400E0D7C400F04645000042C50000F74400E0A94400306FC500906A45006699C7C0572AC8005976C8806A7CC840506DC8008756C880DD42C800C23FC880E73BC800AD3FC8801140C880123DC840ED3EC8006D00C8"> : tensor<30xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<30xf32>, tensor<30xf32>) -> ()
%e2 = stablehlo.constant dense<"0x006A4CC7005791C70046B4C70013B5C78054B3C78073B1C780FEB1C780FDA8C780DDB1C70094ABC700FBB2C70049B0C78042BAC78022BBC780BABAC70037B9C70023B5C78060AFC7009CB0C7008CADC700B3AAC700B5B0C70062ABC780B6B6C7009DAEC70005BBC78087B8C7804BBCC70028B8C700BF8FC700A354C7"> : tensor<31xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<31xf32>, tensor<31xf32>) -> ()
%e3 = stablehlo.constant dense<"0x00F060C500409BC50050FCC500F068C50088D6C500E035C50018A1C500C0FDC500404CC500F0D9C5007041C5008889C50060FDC50018AFC5002095C50060BCC500F058C50060E6C50010BCC500708FC500C0BAC500705CC500C0DBC50050B5C500E892C50048B8C500308CC5000089C50020D3C500405DC500C8D9C5004884C5008898C50048D6C5009054C50038DBC500F098C5009898C500B0D5C5000076C500F893C500E0F4C500306EC500B8CFC5003052C500D08CC50040F0C500D059C50040CCC500F04DC500B0A0C50030F5C50038B7C5007095C50080A9C5009882C50078DFC50028ABC5003096C50058B8C5001056C50038C6C500C8A2C5003092C50018B7C5008081C500E89CC50008D3C500D030C50068E1C5003897C500188FC500E8E1C500B06FC50000DCC500D0A4C5005085C500C0D3C500B06CC5004883C50008FFC500C061C50080CBC500B052C5005094C500E0F2C500907AC50008DBC5004040C500D89CC5000002C600A0B1C500E892C500F0B4C500F05FC500F0DAC500A8AAC500688BC50098B3C5007036C50038DEC500C8B2C500607CC500B8B2C5009892C500A093C50048DCC5005058C500E0E5C500A89AC500F889C50008DBC5001070C500B0D1C5002893C5007091C50088C5C500F053C5008892C50098EBC500506BC500B8D1C500405EC500E8A4C50008F0C500B05DC50058E2C5009052C5006890C5000803C60028A5C500C89AC50008B0C500103EC50088DBC50070B3C500C88AC500A0A3C500E05AC50010E3C500A8BAC500B88AC500E0BFC5000897C5006893C500B0DDC500805AC50060E0C500C08FC500689AC50030D3C500703BC50050D2C500208FC500E090C500F8D2C500E05BC5004890C500C0FFC500005EC50080D4C5008061C500A89AC500F8FEC5006058C50040D4C5006057C500E890C50080F0C500F8B8C500C091C50010A6C5002062C500F0D4C50070AAC500209AC500A8B6C5008065C500D8D9C500C8B7C500A09CC50048B6C5009881C500F09EC500C0D7C500403EC50078D4C500F88AC5007891C500A8CDC5008046C50070D1C500D093C500908BC500B0D6C5004075C500A08FC500E402C600107AC50080CCC500805AC500289EC500C8F3C5006066C500C8D5C500E03FC5007091C50080FDC500D8A9C500D09FC50020B0C5000075C50010DEC50068A8C500D0A1C50040C5C500F040C50040DCC500D8C5C500F886C500E0B7C500C888C5001091C500D0D1C500904DC500D0DEC500F88DC500107FC50078D9C5005075C50078CAC500E099C500F0A0C50018CBC5008081C5003096C50050F3C500D072C50060D3C5008043C5007894C500C8EEC500B04CC50058D7C500203EC50070A1C500F8FDC50030A8C5006094C50068B6C5007067C500F8D8C50020B4C5007087C50008BDC500E052C50080D1C50018ABC5005885C500E8B5C500988FC500488BC50030D2C5003063C50050DEC500D090C500E098C500A0DEC5007066C50008E1C50038A2C500A88EC50050D4C5004058C500B890C50080FEC500C04EC50070E1C5004041C5004093C500A401C600705CC500C0D8C500606BC5000093C500E402C60080BEC500E094C50028AFC5003056C50018E3C500C0AFC500E084C50050AAC500005CC50040D5C500E0A5C5004092C50098B5C5000089C500A896C50078DCC500B052C50028E5C5006894C5007090C50070D1C5006051C50060DAC5008894C500F082C500E8D3C500205AC500808BC50080F7C5002069C50048C8C500206FC50060A2C50008EFC500906BC50018DFC5001052C500489BC500F400C600F8A9C500C095C500209EC500E058C500F0DBC500F0A1C5004092C50098AFC5006040C500C8E7C500B8BAC5000888C500F0C2C500108FC500F8A4C500D0E0C500A03CC50028E5C500D89DC5006086C50018D8C5000051C50000C7C500509CC5006894C500C0CEC500A068C5000093C50098FEC500107BC500C0CEC500D064C500F8A6C50048F4C500B070C500F0DDC500503FC500F094C50018F5C50048AAC5002090C50030B0C500A052C50090D7C50068B3C500E09DC50070B4C500E052C500F8E4C50078BBC500588FC50038B3C500E095C500A08AC50078D0C500D05EC500A0CDC5008089C5007090C500A8CEC500D03CC50030D0C5002889C5003899C500A0D4C500C067C50058A0C50018FFC5009068C50090E2C500004CC500E094C500AC03C600C049C50018D1C500B058C5000884C500C0FCC50088A8C500609EC500F8B2C500C062C500C0DBC500E8BBC5006898C50088BCC5003062C50000D0C50048BBC5002892C500C0B6C500F887C500088BC50080D7C500104BC500A8D9C5002886C5003094C500A0D7C5004058C50070DCC500E09AC5002091C500D8D9C5006880C5002889C50048FDC5005065C50030CBC500B051C500A094C50080F6C500005EC50010D3C5001051C500609EC500C0F1C500D8B6C5007898C50068A3C500B07DC50080DDC50018A7C500508CC50070BDC500F04AC50048DCC50090ACC5008885C50080BFC500F080C5008897C50050DDC500303BC50068EFC5006095C5000887C50090E8C500B071C50028D3C500D8A1C500F08EC50098D5C500005BC500F88CC500D8FAC5003067C50038D4C500C059C500309BC50088F4C5006061C50078E5C5007041C5006898C5001005C60098B2C5006099C50078ACC500B050C50058DFC50070B0C500F085C50038B3C5007040C500E8D9C50080B0C5008882C500E8B6C500B098C500688EC500C8D5C5009069C500D0E1C5001894C500D08EC500D0CDC500B064C500F8D6C500F892C5007897C500B8C4C500B054C500C89CC500B8ECC5008058C50088DEC5"> : tensor<512xf32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<512xf32>, tensor<512xf32>) -> ()
%e4 = stablehlo.constant dense<"0x000070410000904100007C420000803F0000C0400000A8410000804100000C420000C0410000604200004040000040410000C0400000004100002041000010420000A8C100000000000080C1000090C1000040410000A0C10000C04100006041000030410000604100004041000000C2000020410000000000000C4200000040000000000000C040000000C1000020C10000F0C1000060C100000000000000C0000010C10000E0410000A0C10000F0410000E0C0000080BF000080400000C0C00000A0C1000070C1000040C10000E041000000C00000804000009041000000000000F041000028C20000E0410000E0400000B0410000C040000040410000A0C100009041000028C2000020C100000000000010C10000C0410000204100009041000000000000C040000020410000C041000080410000C8410000F041000028420000A040000000400000A841000080400000A041000090C1000060410000004000004041000000000000C0410000F0C1000090C10000E0400000E0C000008040000040C0000080410000F0410000C04000000CC200008040000000C10000D841000080C0000020C1000040C10000E0C00000004000008040000040C1000000C10000F0C1000040410000E0400000A0C000002041000040400000A041000020C10000C04000009AC2000000C0000000410000A841000080400000A041000070420000604100000041000000000000A8410000C04100005C420000904100000000000080BF00002041000040C10000E0C10000C8C10000C0C100000C42000080BF00000040000040400000304200002042000028420000E0C00000C040000080400000D841000080410000A0400000F04100006041000080BF000090C100004040000080C10000C8410000C0C0000044420000A0C000000040000040410000C0C1000000000000C0C1000060410000803F000000C0000040C0000080C10000A0C0000058420000E0C10000C040000000C1000040400000C0410000A0410000C0C00000E0C00000E0C0000000C0000010C1000000C20000A04100000000000028420000004000008040000070C10000404100007041000058420000E0400000404000006041000040410000E0410000A041000040420000A8410000C040000080400000C040000000410000F041000090C100000000000000C1000040C100001041000080C10000A0410000404100009A420000E040000000410000C0C100000041000000000000F0410000604100000000000080400000C0C0000000C10000C8C1000040C100000000000080BF0000C0C00000A841000080C10000C8410000C0C00000E0C000000040000080C0000070C1000040C1000020C10000C041000060C10000004000004041000000000000C04100000CC20000C04100004442000030410000804000001041000080C100007041000010C200008CC2000000000000C0C000009041000000410000704100000000000028420000A04000008041000040410000A0410000C8410000104200000C420000803F000060410000404000008041000070C100004041000060410000C04000000000000090410000C0C1000070C10000C040000044C200000040000000C0000040410000C0410000A0400000F0C10000E041000080C000009041000040C0000000C1000020C10000C0C00000604100000040000000C10000C0C00000C0C1000020410000C04000000CC20000A0400000004000007041000000C10000A040000084C2000060C1000080400000604100004040000080410000484200004041000060420000000000006041000090410000304200007041000000000000E0C00000A040000000C10000A8C10000A0C10000A0C10000F0410000E0C00000803F00000040000004420000004200000C420000C0C000002842000000400000904100004041000080400000C841000040410000E0C0000010C100000040000040C10000A0410000A0C00000284200000CC20000803F00000041000090C1000000000000A0C1000040410000E040000080BF000000C0000040C1000080C0000034420000C0C100002842000080C00000004000009041000080410000A0C00000C0C0000044C2000080BF0000C0C00000C0C10000804100000000000010420000604100000040000020C10000104100004041000034420000C0400000A8410000E040000000410000A8410000804100002042000090410000284200000040000080400000C0400000C041000070C100000000000060C20000C0C00000C040000040C10000804100002041000084420000444200008040000080C10000C040000000000000C841000040410000000000000040000080C00000C0C00000A0C1000020C1000000000000E0C0000040C000006041000040C10000A0410000A0C00000C0C000006041000000C0000020C1000010C1000000C10000A041000040C1000060410000C04000000000000090410000E0C10000A0410000284200009A42000000400000C040000040C1000040410000F0C1000070C200000000000040C0000040410000C04000004041000000000000104200000C420000004100000041000070410000A0410000F0410000F0410000E0400000E0400000004000004041000040C10000204100004041000028420000000000004041000090C1000040C10000A040000028C200006041000080BF0000004100009041000080400000C8C10000C0410000E0C100001041000000C00000C0C0000000C10000A0C00000404100006041000080C0000080C0000090C1000000410000A0400000F0C100000C420000803F000020410000C0C00000804000005CC2000080400000A0C1000090C1000028C2000080C0000080C0000070C1000080C0000000000000C0C10000A8C1000000C0000000C100004040000080C0000020C10000C040000044C2000040400000C041000010C10000C0410000A0C1000090C1000060C1000030C1000090C1000070C1000010C200000C42000010C200000CC2000080BF000080C1000010C10000804100002041000090C10000E041000040C00000204100001CC2000080410000C8C100001042000044C20000803F0000004000004041000080410000A0C00000C0C10000A8C100000000000000C00000C040000000C2000020C1000040C2000044C2000000C0000080C000000000000080410000204100009041000000000000A0C000004041000090C1000000C1000020C10000F0C1000060C1000000C1000020C1000040C1000040C1000020C1000010C20000A8C1000080BF000040C1000040C000008040000020C1000090C100006041000080C0000000000000D8C1000040410000F0410000000000006042000080C0000080C00000C0400000C0C1000048C20000F0C1000044C200002041000020C1000000000000A0C100005CC20000F0C10000E0C00000803F0000C0C000001041000080410000C841000028C200000000000020C1000000410000A8C1000000410000A0C0000040C100006041000080BF000020C10000C0C000000000000020C10000C0400000E0C1000080BF000080C1000040C10000C0C10000C8C1000040C1000044420000000000008040000010C1000080C10000F041000040C1000044420000A0C0000060C1000090C1000030C200005CC20000C0C10000E0C100000000000060C100004040000080C000000CC20000000000006041000040C0000040C10000A8410000A0C10000204100009CC20000E041000000C0000020410000C0400000804000000000000090410000A8C10000A0C0000040C10000A8C10000E0410000A0C10000C041000028C20000C0C0000080C1000040C1000080C00000C8C10000404100006042000080400000C0C0000000000000C0C10000A0400000C0C10000E0C0000000C0000000C100004040000080C1000070C1000010C20000E0C1000000C0000020C1000040C0000000000000A0C1000090C1000060C1000080C000000040000040C0000000C10000A040000028C20000A841000040410000C0C000009041000080C1000070C1000040C100009AC2000010C1000020C10000D8C10000E0410000F0C10000F0C10000E0C0000000C10000C0C00000404100000041000070C10000C0410000A8C10000A0400000D0C1000040410000A0C10000F041000028C20000E0400000803F0000004100004041000080C00000A0C1000090C100000000000080BF000080400000C0C1000000C1000020C2000028C2000060C1000000C0000000000000404100000041000070410000000000000CC20000C040000040C10000C0C0000000C10000C8C1000040C1000060C20000A0C0000000C1000010C1000000C10000F0C1000090C10000E0C00000C0C0000000C000004040000000C1000070C1000040410000E0C100000000000090C1000010410000C04100000000000040420000E0C1000000C000008040000090C1000020C20000C8C1000028C200008C420000A0C000000000000070C1000030C20000C8C10000C0C00000E040000040C00000C040000040410000A04100000CC20000000000008CC200008040000060C10000C040000080C0000020C1000040410000E0C00000A0C0000080C000000000000000C10000A0400000C0C10000E0C0000000C1000000C1000090C10000A0C1000020C10000284200000000000000400000C0C0000040C10000C041000020C10000284200000CC20000E0C0000040C1000004C2000030C20000A0C10000C0C1000000000000E0C000000040000040C00000E0C100000000000040410000A8C10000C0C000006041000070C100000041000082C20000C041000060C10000A04000008040000040400000000000007041000090C100000CC20000C0C0000060C10000A841000080C10000A041000010C2000028C2000000C1000000C1000040C00000A0C100002041000040420000E041000040C000000000000090C1000080400000A0C10000C0C0000060C1000080C000000040000040C1000040C10000F0C10000C0C1000060C10000A0C0000000C000000000000080C1000070C1000040C10000E0C10000803F000000C00000C0C00000804000000CC2000090410000A842000040C000004041000040C1000040C1000020C1000084C200007CC20000A0C0000090C10000A8410000C0C10000C8C10000C0C0000060C2000040C0000000410000C040000040C10000A041000090C100000C42000050C100000041000070C10000C04100000CC20000C0400000E0400000804000000041000040C0000080C1000070C1000000000000E0C000000040000080C10000C0C0000000C200000CC2000040C1000060C100000000000000410000C04000004041000000000000F0C1000028420000C0C0000080C00000C0C00000A0C1000020C1000040C200000CC2000080C00000C0C00000C0C00000C0C1000070C10000C0C0000028C2000080BF000000400000C0C0000040C1000020410000C0C100000000000010C10000C0400000904100000000000020420000C0C1000060C100000040000040C10000F0C10000A0C100000CC20000704200000CC200000000000020C1000004C20000A0C10000A0C00000C0400000A8C10000404000000041000070410000E0C100000000000070C20000E0410000E0C000008040000040C0000000C1"> : tensor<2x512xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x512xf32>, tensor<2x512xf32>) -> ()
%e5 = stablehlo.constant dense<"0x000000000000E0410000000000000041000040C0000000000000C8C10000C0C00000A8C1000080C0000000C100000000000080400000C8C1000090C10000E040000000C0000040C100004041000080400000A0400000F0C10000E040000080C0000080400000D8C10000C0410000A04000001042000000000000C0C00000000000001041000040C100000000000028C2000060C100000041000080C0000090410000C0C10000A0C10000C0C000000CC200008040000000C0000040C0000040410000A0410000C0C10000E0C00000A0C0000080C0000040C10000A041000070C1000010C20000000000000000000000C100000000000080C0000020C1000010C2000060C1000000C0000060C1000040C0000080C10000A0C1000090410000E040000040400000000000000000000000410000204200004041000060410000C0C000008040000040C0000080C1000020C1000040C10000E0C0000080BF0000804000004040000000C10000F0C10000C0400000000000008040000000C1000040C0000080C10000A041000058C200000C42000040C000002041000040C10000000000000000000000000000A8C100000040000060C1000040C1000080410000F0C100000000000060C2000080C0000080C0000040C1000040410000A0C0000090410000E041000000400000C0C00000C040000080C000000000000000000000E040000040C0000080C0000040C00000C0C1000020C1000000000000E0C0000040C0000080C000004040000000000000C8C100004041000060C1000040C00000C0C0000010C100000000000070410000F0C10000E0410000E04000000000000000000000C0C1000000000000904100000000000080BF000000C0000040C000008041000020C10000C0400000E0C10000C0C0000000400000C0C00000C0410000A0C1000040410000A8C100004040000080C1000040C00000C0C100007041000090C10000E04000000000000080C0000040C0000000000000F0C10000C0C00000E0C0000000C0000000C00000C0C1000040C10000C8C10000C0C1000000000000803F000000410000104100008041000000000000C0410000000000008040000000C0000000000000A0C10000A0C0000090C10000E0C1000080C000000000000040400000A0C1000070C10000C040000060C10000C0C00000004100004040000080400000C8C10000C0400000E0C100000040000090C100009041000080400000F04100000000000028C2000000000000C040000010C10000000000000CC2000040C100006042000000C000004041000090C1000080C10000A0C00000F0C10000E041000080BF000000C000001041000080410000A0C10000C0C000000CC2000000C0000000C100007041000040C10000F0C10000000000000000000080C000000000000040C0000000C10000F0C1000040C1000060C10000E0C0000000C0000040C1000080C1000070410000C0400000A84100000000000000000000C040000000420000204100004041000028C200000040000000C0000040C1000000C1000020C10000C0C00000E0C000000040000000400000C0C00000C0C10000A040000000000000E041000080C0000000C0000040C100008041000034C20000F0410000A8C10000A040000000C1000000000000000000000000000090C1000060410000E0C0000000C1000040410000C0C100000000000040C20000E0C1000000C0000000C100001041000080C0000070410000C04100006041000040C000008040000040C000000000000000000000C0400000A8C1000000C0000000C0000090C1000000C1000000000000C0C00000A8C1000000C000000040000000000000A0C100002041000040C10000A8C1000040C00000C0C000000000000040410000C8C10000C041000044420000000000000000000090C10000000000007041000000000000E0C0000080BF000000C000004041000000C10000A0400000C0C1000028C20000803F000080C000009041000080C100002041000090C10000A841000000C1000000C0000090C100004041000070C10000C04000000000000000C0000000C0000000000000C0C10000A0C00000C0C0000060C1000080BF000080C1000010C10000A0C10000A0C1000000000000E040000080400000C04000004041000000000000A041000000000000E041000080BF00000000000070C1000080C0000070C10000C0C10000E0C10000000000000040000070C1000040C10000A040000040C1000028C20000804000000040000040400000A0C10000A0400000C0C100006041000010C100004041000040400000C04100000000000010C200000000000040400000C0C0000000000000E0C1000020C100004042000060C10000C040000040C1000040C1000080C00000C8C10000C0410000E0C0000080BF0000C04000004041000080C10000A0C00000F0C1000060C1000080C000002041000010C10000C0C100000000000000000000E0C100000000000000C00000C0C00000C0C1000020C1000040C1000044C2000080BF000000C1000040C1000040410000A040000090410000000000000000000080400000C0410000004100002041000010C200006041000080BF000000C10000C0C0000000C10000A0C00000C0C0000060410000803F000080C0000090C100008040000000000000C0410000E0C1000080BF000000C100004041000010C20000C841000090C100000C42000080C0000000000000000000000000000070C100004041000044C2000080C000000041000090C100000000000020C20000C0C1000060C1000080C00000C040000040C0000040410000A041000040410000C8410000C0400000A8C10000803F000000400000C0C00000A0C10000A0C00000C0C00000E041000000C0000080400000C040000080400000A0C1000090C10000E0C00000803F000080C0000010C1000040410000A0C00000C0C00000E0C100004040000020C10000C040000000C10000A0C00000000000000000000080BF000000C0000040C1000080410000C8410000000000000C42000000C0000080C000001041000080C10000F0C10000F0C100000000000000C000008040000070C1000040410000704100000000000060C1000000000000804000007041000000C1000070410000284200006041000040C000000000000010410000404100000000000040C1000060C1000040C0000080C00000C0C0000000000000C8410000F041000060C10000A04000000040000040C0000080C0000070C10000C0C100000CC20000A0C00000C0C0000040C0000040C10000F041000000000000E040000040C0000080C000001041000080C00000A0C0000040C10000A841000040C000000000000040C1000000410000A0C10000C0400000A8C1000000000000804000004040000080C00000A0400000404100002842000000000000004000009041000000000000A040000090C1000044C20000E0C0000000C1000040C0000040C10000A041000000000000A84100008040000000C00000C0C0000000410000A040000090410000E0C1000000000000C040000040C0000080C10000A0400000404100000000000040C0000000000000C04000008040000070C10000C0C00000E0410000000000000000000040C10000804100000000000040410000A8C1000040C00000C0C00000C0C0000040C1000070C1000000000000604100008040000080C000001041000040C10000A0C1000040410000E0C1000000C0000020C100001041000080C00000A040000090C100000C42000080BF00000000000040C0000080C0000020410000C041000060C1000000000000004100004040000040C10000A0400000C0410000000000000040000000000000C0C00000E0C10000A0C0000040C10000E0C00000C04000000040000040C00000A0410000A040000090C10000E0400000803F000080C0000070C1000080C00000A0C00000C041000060C1000000400000804000004040000080C1000070C10000C0C00000E040000000C00000C0C000001041000080C00000A0C00000C0C10000A8410000A0C0000080400000C0C0000080C000000000000000000000E0C0000080BF000000C1000040410000A041000000000000F041000060C1000000C00000C040000040C10000C0C10000C8C100000000000060C100000040000020C1000010410000404100000000000040C10000000000000040000020410000C0C00000404100000C42000040410000A8C1000000000000C0400000104100000000000020C1000040C10000A8C1000000C0000080C0000000000000A0410000C841000040C100000C420000803F000000C0000040C0000040C10000A0C10000F0C100000CC2000040C0000000C0000010C10000C041000000000000C0400000A8C1000000C00000C040000040C0000080C0000020C1000090410000A8C100000000000000C10000C040000080C10000A040000090C1000000000000004000000040000040C0000080400000204100001042000000000000803F000040410000000000008040000070C1000028C2000044C2000080C0000000C0000010C10000804100000000000090410000E041000080BF000080C00000C04000008040000070410000C0C10000000000004040000000C0000040C10000804000002041000000000000A8C1000000000000804000004040000040C10000A0C00000C0410000000000000000000000C1000040410000000000002041000090C10000A8C1000040C0000080C0000010C1000040C100000000000040410000E041000000C00000C040000010C1000080C1000020410000C0C1000060C10000A0C00000C040000040C000008040000070C10000F0410000E0C000000000000000C0000040C0000000410000A041000040C1000000000000804000000040000010C1000080400000A041000000000000604100000000000080C00000A8C1000080C0000020C10000C0C0000028420000803F000000C00000704100008040000070C10000C0400000E040000000C0000020C1000040C0000080C00000A041000040C1000060410000004000000040000040C1000040C10000A0C00000C040000060C1000040C00000C040000040C0000080C00000A0C10000904100000CC200000040000080C0000040C000000000000000000000C0C00000E0C0000080C00000004100007041000000000000C841000040C1000060C100004040000000C1000090C10000A0C100000000000040C1000060410000A0C00000C0400000104100000000000020C100000000000060410000A040000080C0000010410000E04100002041000090C100000000000040400000C04000000000000000C1000020C1000090C1000060C1000000C000000000000070410000A041000020C10000F0410000E040000080BF000000C0000010C1000080C10000C8C10000F0C10000A8C1000080BF0000C0C000009041000000000000A040000090C1000060C100004040000000C0000040C0000000C100007041000090C100000000000080C000008040000040C100008040000070C100000000000060410000803F000000C000004040000000410000F041000000000000E0400000C0400000000000004040000040C100000CC2000028C20000E0C1000080BF0000C0C0000040410000000000007041"> : tensor<2x512xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2x512xf32>, tensor<2x512xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<2xf32>, tensor<30xf32>, tensor<31xf32>, tensor<512xf32>, tensor<2x512xf32>, tensor<2x512xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<952320xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<952320xi32>
%4 = stablehlo.add %2, %3 : tensor<952320xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<952320xi32>
%6 = stablehlo.multiply %4, %5 : tensor<952320xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<952320xi32>, tensor<i64>) -> tensor<952320xi32>
%8 = stablehlo.multiply %7, %4 : tensor<952320xi32>
%9 = stablehlo.add %6, %8 : tensor<952320xi32>
%c_1 = stablehlo.constant dense<5> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<952320xi32>, tensor<i64>) -> tensor<952320xi32>
%c_2 = stablehlo.constant dense<2> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<952320xi32>
%12 = stablehlo.subtract %10, %11 : tensor<952320xi32>
%13 = stablehlo.convert %12 : (tensor<952320xi32>) -> tensor<952320xf32>
%14 = stablehlo.reshape %13 : (tensor<952320xf32>) -> tensor<2x30x31x512xf32>
%15 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%16 = stablehlo.reshape %15 : (tensor<1xi32>) -> tensor<i32>
%17 = stablehlo.iota dim = 0 : tensor<12800xi32>
%18 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<12800xi32>
%19 = stablehlo.add %17, %18 : tensor<12800xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<12800xi32>
%21 = stablehlo.multiply %19, %20 : tensor<12800xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%22 = call @remainder_0(%19, %c_4) : (tensor<12800xi32>, tensor<i64>) -> tensor<12800xi32>
%23 = stablehlo.multiply %22, %19 : tensor<12800xi32>
%24 = stablehlo.add %21, %23 : tensor<12800xi32>
%c_5 = stablehlo.constant dense<3> : tensor<i64>
%25 = call @remainder_0(%24, %c_5) : (tensor<12800xi32>, tensor<i64>) -> tensor<12800xi32>
%c_6 = stablehlo.constant dense<1> : tensor<i32>
%26 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<12800xi32>
%27 = stablehlo.subtract %25, %26 : tensor<12800xi32>
%28 = stablehlo.convert %27 : (tensor<12800xi32>) -> tensor<12800xf32>
%29 = stablehlo.reshape %28 : (tensor<12800xf32>) -> tensor<5x5x1x512xf32>
%30 = stablehlo.convolution(%14, %29) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [2, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 512 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x30x31x512xf32>, tensor<5x5x1x512xf32>) -> tensor<2x30x31x512xf32>
%31 = stablehlo.iota dim = 0 : tensor<952320xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%32 = call @remainder(%31, %c_7) : (tensor<952320xi32>, tensor<i64>) -> tensor<952320xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%33 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<952320xi32>
%34 = stablehlo.add %33, %32 : tensor<952320xi32>
%35 = stablehlo.convert %34 : (tensor<952320xi32>) -> tensor<952320xf32>
%36 = stablehlo.reshape %35 : (tensor<952320xf32>) -> tensor<2x30x31x512xf32>
%37 = stablehlo.multiply %30, %36 : tensor<2x30x31x512xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%38 = stablehlo.reduce(%37 init: %cst) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x30x31x512xf32>, tensor<f32>) -> tensor<2xf32>
%cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%39 = stablehlo.reduce(%37 init: %cst_9) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<2x30x31x512xf32>, tensor<f32>) -> tensor<30xf32>
%cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%40 = stablehlo.reduce(%37 init: %cst_10) applies stablehlo.add across dimensions = [0, 1, 3] : (tensor<2x30x31x512xf32>, tensor<f32>) -> tensor<31xf32>
%cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%41 = stablehlo.reduce(%37 init: %cst_11) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x30x31x512xf32>, tensor<f32>) -> tensor<512xf32>
%42 = stablehlo.slice %37 [0:2, 1:2, 1:2, 0:512] : (tensor<2x30x31x512xf32>) -> tensor<2x1x1x512xf32>
%43 = stablehlo.reshape %42 : (tensor<2x1x1x512xf32>) -> tensor<2x512xf32>
%44 = stablehlo.slice %37 [0:2, 29:30, 30:31, 0:512] : (tensor<2x30x31x512xf32>) -> tensor<2x1x1x512xf32>
%45 = stablehlo.reshape %44 : (tensor<2x1x1x512xf32>) -> tensor<2x512xf32>
return %38, %39, %40, %41, %43, %45 : tensor<2xf32>, tensor<30xf32>, tensor<31xf32>, tensor<512xf32>, tensor<2x512xf32>, tensor<2x512xf32>
}
func.func private @remainder(%arg0: tensor<952320xi32>, %arg1: tensor<i64>) -> tensor<952320xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<952320xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<952320xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<952320xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<952320xi32>, tensor<952320xi32>) -> tensor<952320xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<952320xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<952320xi32>, tensor<952320xi32>) -> tensor<952320xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<952320xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<952320xi1>, tensor<952320xi1>) -> tensor<952320xi1>
%12 = stablehlo.and %11, %6 : tensor<952320xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<952320xi32>
%14 = stablehlo.add %4, %13 : tensor<952320xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<952320xi1>, tensor<952320xi32>
return %15 : tensor<952320xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<12800xi32>, %arg1: tensor<i64>) -> tensor<12800xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<12800xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<12800xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<12800xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<12800xi32>, tensor<12800xi32>) -> tensor<12800xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<12800xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<12800xi32>, tensor<12800xi32>) -> tensor<12800xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<12800xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<12800xi1>, tensor<12800xi1>) -> tensor<12800xi1>
%12 = stablehlo.and %11, %6 : tensor<12800xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<12800xi32>
%14 = stablehlo.add %4, %13 : tensor<12800xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<12800xi1>, tensor<12800xi32>
return %15 : tensor<12800xi32>
}
}
// -----
// gradients_1
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
%c0 = stablehlo.constant dense<"0x0300000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:3 = call @f(%a0) : (tensor<2xi32>) -> (tensor<2x9xf32>, tensor<2x9xf32>, tensor<3x1xf32>)
%e0 = stablehlo.constant dense<"0x00C81646009C6B46002C47460080644600D449460070544600EC4846004040460000E6450088044600343446005853460094414600F85D4600A43E46003449460050424600E40546"> : tensor<2x9xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x9xf32>, tensor<2x9xf32>) -> ()
%e1 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000008067C40000000000000000000000000000000000000000000000000000000000000000008070C4"> : tensor<2x9xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x9xf32>, tensor<2x9xf32>) -> ()
%e2 = stablehlo.constant dense<"0x00F4D24780B9BD478057E947"> : tensor<3x1xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<3x1xf32>, tensor<3x1xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<2x9xf32>, tensor<2x9xf32>, tensor<3x1xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<720xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<720xi32>
%4 = stablehlo.add %2, %3 : tensor<720xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<720xi32>
%6 = stablehlo.multiply %4, %5 : tensor<720xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<720xi32>, tensor<i64>) -> tensor<720xi32>
%8 = stablehlo.multiply %7, %4 : tensor<720xi32>
%9 = stablehlo.add %6, %8 : tensor<720xi32>
%c_1 = stablehlo.constant dense<5> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<720xi32>, tensor<i64>) -> tensor<720xi32>
%c_2 = stablehlo.constant dense<2> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<720xi32>
%12 = stablehlo.subtract %10, %11 : tensor<720xi32>
%13 = stablehlo.convert %12 : (tensor<720xi32>) -> tensor<720xf32>
%14 = stablehlo.reshape %13 : (tensor<720xf32>) -> tensor<2x40x9x1xf32>
%15 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%16 = stablehlo.reshape %15 : (tensor<1xi32>) -> tensor<i32>
%17 = stablehlo.iota dim = 0 : tensor<585xi32>
%18 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<585xi32>
%19 = stablehlo.add %17, %18 : tensor<585xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<585xi32>
%21 = stablehlo.multiply %19, %20 : tensor<585xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%22 = call @remainder_0(%19, %c_4) : (tensor<585xi32>, tensor<i64>) -> tensor<585xi32>
%23 = stablehlo.multiply %22, %19 : tensor<585xi32>
%24 = stablehlo.add %21, %23 : tensor<585xi32>
%c_5 = stablehlo.constant dense<3> : tensor<i64>
%25 = call @remainder_0(%24, %c_5) : (tensor<585xi32>, tensor<i64>) -> tensor<585xi32>
%c_6 = stablehlo.constant dense<1> : tensor<i32>
%26 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<585xi32>
%27 = stablehlo.subtract %25, %26 : tensor<585xi32>
%28 = stablehlo.convert %27 : (tensor<585xi32>) -> tensor<585xf32>
%29 = stablehlo.reshape %28 : (tensor<585xf32>) -> tensor<3x3x1x65xf32>
%30 = stablehlo.convolution(%14, %29) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x40x9x1xf32>, tensor<3x3x1x65xf32>) -> tensor<2x40x9x65xf32>
%31 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%32 = stablehlo.reshape %31 : (tensor<1xi32>) -> tensor<i32>
%33 = stablehlo.iota dim = 0 : tensor<46800xi32>
%34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<i32>) -> tensor<46800xi32>
%35 = stablehlo.add %33, %34 : tensor<46800xi32>
%c_7 = stablehlo.constant dense<7919> : tensor<i32>
%36 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<46800xi32>
%37 = stablehlo.multiply %35, %36 : tensor<46800xi32>
%c_8 = stablehlo.constant dense<13> : tensor<i64>
%38 = call @remainder_1(%35, %c_8) : (tensor<46800xi32>, tensor<i64>) -> tensor<46800xi32>
%39 = stablehlo.multiply %38, %35 : tensor<46800xi32>
%40 = stablehlo.add %37, %39 : tensor<46800xi32>
%c_9 = stablehlo.constant dense<5> : tensor<i64>
%41 = call @remainder_1(%40, %c_9) : (tensor<46800xi32>, tensor<i64>) -> tensor<46800xi32>
%c_10 = stablehlo.constant dense<2> : tensor<i32>
%42 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<46800xi32>
%43 = stablehlo.subtract %41, %42 : tensor<46800xi32>
%44 = stablehlo.convert %43 : (tensor<46800xi32>) -> tensor<46800xf32>
%45 = stablehlo.reshape %44 : (tensor<46800xf32>) -> tensor<2x40x9x65xf32>
%46 = stablehlo.convolution(%14, %45) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x40x9x1xf32>, tensor<2x40x9x65xf32>) -> tensor<3x3x1x65xf32>
%47 = stablehlo.reverse %29, dims = [0, 1] : tensor<3x3x1x65xf32>
%48 = stablehlo.convolution(%45, %47) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x40x9x65xf32>, tensor<3x3x1x65xf32>) -> tensor<2x40x9x1xf32>
%49 = stablehlo.iota dim = 0 : tensor<46800xi32>
%c_11 = stablehlo.constant dense<7> : tensor<i64>
%50 = call @remainder_1(%49, %c_11) : (tensor<46800xi32>, tensor<i64>) -> tensor<46800xi32>
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%51 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<46800xi32>
%52 = stablehlo.add %51, %50 : tensor<46800xi32>
%53 = stablehlo.convert %52 : (tensor<46800xi32>) -> tensor<46800xf32>
%54 = stablehlo.reshape %53 : (tensor<46800xf32>) -> tensor<2x40x9x65xf32>
%55 = stablehlo.multiply %30, %54 : tensor<2x40x9x65xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%56 = stablehlo.reduce(%55 init: %cst) applies stablehlo.add across dimensions = [3, 1] : (tensor<2x40x9x65xf32>, tensor<f32>) -> tensor<2x9xf32>
%57 = stablehlo.iota dim = 0 : tensor<720xi32>
%c_13 = stablehlo.constant dense<7> : tensor<i64>
%58 = call @remainder(%57, %c_13) : (tensor<720xi32>, tensor<i64>) -> tensor<720xi32>
%c_14 = stablehlo.constant dense<1> : tensor<i32>
%59 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<720xi32>
%60 = stablehlo.add %59, %58 : tensor<720xi32>
%61 = stablehlo.convert %60 : (tensor<720xi32>) -> tensor<720xf32>
%62 = stablehlo.reshape %61 : (tensor<720xf32>) -> tensor<2x40x9x1xf32>
%63 = stablehlo.multiply %48, %62 : tensor<2x40x9x1xf32>
%cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%64 = stablehlo.reduce(%63 init: %cst_15) applies stablehlo.add across dimensions = [3, 1] : (tensor<2x40x9x1xf32>, tensor<f32>) -> tensor<2x9xf32>
%65 = stablehlo.iota dim = 0 : tensor<585xi32>
%c_16 = stablehlo.constant dense<7> : tensor<i64>
%66 = call @remainder_0(%65, %c_16) : (tensor<585xi32>, tensor<i64>) -> tensor<585xi32>
%c_17 = stablehlo.constant dense<1> : tensor<i32>
%67 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<585xi32>
%68 = stablehlo.add %67, %66 : tensor<585xi32>
%69 = stablehlo.convert %68 : (tensor<585xi32>) -> tensor<585xf32>
%70 = stablehlo.reshape %69 : (tensor<585xf32>) -> tensor<3x3x1x65xf32>
%71 = stablehlo.multiply %46, %70 : tensor<3x3x1x65xf32>
%cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%72 = stablehlo.reduce(%71 init: %cst_18) applies stablehlo.add across dimensions = [3, 1] : (tensor<3x3x1x65xf32>, tensor<f32>) -> tensor<3x1xf32>
return %56, %64, %72 : tensor<2x9xf32>, tensor<2x9xf32>, tensor<3x1xf32>
}
func.func private @remainder(%arg0: tensor<720xi32>, %arg1: tensor<i64>) -> tensor<720xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<720xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<720xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<720xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<720xi32>, tensor<720xi32>) -> tensor<720xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<720xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<720xi32>, tensor<720xi32>) -> tensor<720xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<720xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<720xi1>, tensor<720xi1>) -> tensor<720xi1>
%12 = stablehlo.and %11, %6 : tensor<720xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<720xi32>
%14 = stablehlo.add %4, %13 : tensor<720xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<720xi1>, tensor<720xi32>
return %15 : tensor<720xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<585xi32>, %arg1: tensor<i64>) -> tensor<585xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<585xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<585xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<585xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<585xi32>, tensor<585xi32>) -> tensor<585xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<585xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<585xi32>, tensor<585xi32>) -> tensor<585xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<585xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<585xi1>, tensor<585xi1>) -> tensor<585xi1>
%12 = stablehlo.and %11, %6 : tensor<585xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<585xi32>
%14 = stablehlo.add %4, %13 : tensor<585xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<585xi1>, tensor<585xi32>
return %15 : tensor<585xi32>
}
func.func private @remainder_1(%arg0: tensor<46800xi32>, %arg1: tensor<i64>) -> tensor<46800xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<46800xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<46800xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<46800xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<46800xi32>, tensor<46800xi32>) -> tensor<46800xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<46800xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<46800xi32>, tensor<46800xi32>) -> tensor<46800xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<46800xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<46800xi1>, tensor<46800xi1>) -> tensor<46800xi1>
%12 = stablehlo.and %11, %6 : tensor<46800xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<46800xi32>
%14 = stablehlo.add %4, %13 : tensor<46800xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<46800xi1>, tensor<46800xi32>
return %15 : tensor<46800xi32>
}
}
// -----
// gradients_to_1
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
%c0 = stablehlo.constant dense<"0x0300000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:3 = call @f(%a0) : (tensor<2xi32>) -> (tensor<2x3xf32>, tensor<2x9xf32>, tensor<2x65xf32>)
%e0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<2x3xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
%e1 = stablehlo.constant dense<"0x00C0804400007D4400E09A4400A0B4440060BC440060B94400C0DD440020B9440000C6440020DA440080F54400E0FD4400C0B6440040F0440060F044000085440060904400209244"> : tensor<2x9xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x9xf32>, tensor<2x9xf32>) -> ()
%e2 = stablehlo.constant dense<"0x0000FC43000000000000D24400009A440000000000000C440000000000007C440000A84400000000000000000000C44400008C44000000000000FC43000000000000D24400009A440000000000000C440000000000007C440000A8440000D2C400009A44000044C400000CC40000B64400007CC40000A844000052C400001AC40000C44400008CC40000B6440000FCC3000028440000D24400001A440000C4C400008CC40000364400007C44000028440000D2C400009AC40000444400008C44000036440000FCC30000A8440000D2C400009A44000044C400000CC40000B64400007CC40000A844000052C400001AC40000C44400008CC40000B64400007C440000000000003644000000000000A8440000D2440000000000004444000000000000B64400007C44000000000000000000009A440000C4440000000000003644000000000000A8440000D2440000000000004444000000000000B64400007C440000A8C40000D24400001AC4000044C400008C440000B6C400007C44000028C4000052C400009A440000C4C400008C44000036C40000FC430000A8440000524400009AC40000C4C400000C440000B6440000FC430000A8C40000D2C400001A440000C44400000C44000036C400007C440000A8C40000D24400001AC4000044C400008C440000B6C400007C44000028C4000052C400009A440000C4C400008C440000B64400000000"> : tensor<2x65xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x65xf32>, tensor<2x65xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<2x3xf32>, tensor<2x9xf32>, tensor<2x65xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<46800xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<46800xi32>
%4 = stablehlo.add %2, %3 : tensor<46800xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<46800xi32>
%6 = stablehlo.multiply %4, %5 : tensor<46800xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<46800xi32>, tensor<i64>) -> tensor<46800xi32>
%8 = stablehlo.multiply %7, %4 : tensor<46800xi32>
%9 = stablehlo.add %6, %8 : tensor<46800xi32>
%c_1 = stablehlo.constant dense<5> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<46800xi32>, tensor<i64>) -> tensor<46800xi32>
%c_2 = stablehlo.constant dense<2> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<46800xi32>
%12 = stablehlo.subtract %10, %11 : tensor<46800xi32>
%13 = stablehlo.convert %12 : (tensor<46800xi32>) -> tensor<46800xf32>
%14 = stablehlo.reshape %13 : (tensor<46800xf32>) -> tensor<2x40x9x65xf32>
%15 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%16 = stablehlo.reshape %15 : (tensor<1xi32>) -> tensor<i32>
%17 = stablehlo.iota dim = 0 : tensor<390xi32>
%18 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<390xi32>
%19 = stablehlo.add %17, %18 : tensor<390xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<390xi32>
%21 = stablehlo.multiply %19, %20 : tensor<390xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%22 = call @remainder_0(%19, %c_4) : (tensor<390xi32>, tensor<i64>) -> tensor<390xi32>
%23 = stablehlo.multiply %22, %19 : tensor<390xi32>
%24 = stablehlo.add %21, %23 : tensor<390xi32>
%c_5 = stablehlo.constant dense<3> : tensor<i64>
%25 = call @remainder_0(%24, %c_5) : (tensor<390xi32>, tensor<i64>) -> tensor<390xi32>
%c_6 = stablehlo.constant dense<1> : tensor<i32>
%26 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<390xi32>
%27 = stablehlo.subtract %25, %26 : tensor<390xi32>
%28 = stablehlo.convert %27 : (tensor<390xi32>) -> tensor<390xf32>
%29 = stablehlo.reshape %28 : (tensor<390xf32>) -> tensor<2x3x65x1xf32>
%30 = stablehlo.convolution(%14, %29) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 3], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x40x9x65xf32>, tensor<2x3x65x1xf32>) -> tensor<2x20x3x1xf32>
%31 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%32 = stablehlo.reshape %31 : (tensor<1xi32>) -> tensor<i32>
%33 = stablehlo.iota dim = 0 : tensor<120xi32>
%34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<i32>) -> tensor<120xi32>
%35 = stablehlo.add %33, %34 : tensor<120xi32>
%c_7 = stablehlo.constant dense<7919> : tensor<i32>
%36 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<120xi32>
%37 = stablehlo.multiply %35, %36 : tensor<120xi32>
%c_8 = stablehlo.constant dense<13> : tensor<i64>
%38 = call @remainder_1(%35, %c_8) : (tensor<120xi32>, tensor<i64>) -> tensor<120xi32>
%39 = stablehlo.multiply %38, %35 : tensor<120xi32>
%40 = stablehlo.add %37, %39 : tensor<120xi32>
%c_9 = stablehlo.constant dense<5> : tensor<i64>
%41 = call @remainder_1(%40, %c_9) : (tensor<120xi32>, tensor<i64>) -> tensor<120xi32>
%c_10 = stablehlo.constant dense<2> : tensor<i32>
%42 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<120xi32>
%43 = stablehlo.subtract %41, %42 : tensor<120xi32>
%44 = stablehlo.convert %43 : (tensor<120xi32>) -> tensor<120xf32>
%45 = stablehlo.reshape %44 : (tensor<120xf32>) -> tensor<2x20x3x1xf32>
%46 = stablehlo.convolution(%14, %45) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 3], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x40x9x65xf32>, tensor<2x20x3x1xf32>) -> tensor<2x3x65x1xf32>
%47 = stablehlo.reverse %29, dims = [0, 1] : tensor<2x3x65x1xf32>
%48 = stablehlo.convolution(%45, %47) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [2, 2]], lhs_dilate = [2, 3], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x20x3x1xf32>, tensor<2x3x65x1xf32>) -> tensor<2x40x9x65xf32>
%49 = stablehlo.iota dim = 0 : tensor<120xi32>
%c_11 = stablehlo.constant dense<7> : tensor<i64>
%50 = call @remainder_1(%49, %c_11) : (tensor<120xi32>, tensor<i64>) -> tensor<120xi32>
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%51 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<120xi32>
%52 = stablehlo.add %51, %50 : tensor<120xi32>
%53 = stablehlo.convert %52 : (tensor<120xi32>) -> tensor<120xf32>
%54 = stablehlo.reshape %53 : (tensor<120xf32>) -> tensor<2x20x3x1xf32>
%55 = stablehlo.multiply %30, %54 : tensor<2x20x3x1xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%56 = stablehlo.reduce(%55 init: %cst) applies stablehlo.add across dimensions = [3, 1] : (tensor<2x20x3x1xf32>, tensor<f32>) -> tensor<2x3xf32>
%57 = stablehlo.iota dim = 0 : tensor<46800xi32>
%c_13 = stablehlo.constant dense<7> : tensor<i64>
%58 = call @remainder(%57, %c_13) : (tensor<46800xi32>, tensor<i64>) -> tensor<46800xi32>
%c_14 = stablehlo.constant dense<1> : tensor<i32>
%59 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<46800xi32>
%60 = stablehlo.add %59, %58 : tensor<46800xi32>
%61 = stablehlo.convert %60 : (tensor<46800xi32>) -> tensor<46800xf32>
%62 = stablehlo.reshape %61 : (tensor<46800xf32>) -> tensor<2x40x9x65xf32>
%63 = stablehlo.multiply %48, %62 : tensor<2x40x9x65xf32>
%cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%64 = stablehlo.reduce(%63 init: %cst_15) applies stablehlo.add across dimensions = [3, 1] : (tensor<2x40x9x65xf32>, tensor<f32>) -> tensor<2x9xf32>
%65 = stablehlo.iota dim = 0 : tensor<390xi32>
%c_16 = stablehlo.constant dense<7> : tensor<i64>
%66 = call @remainder_0(%65, %c_16) : (tensor<390xi32>, tensor<i64>) -> tensor<390xi32>
%c_17 = stablehlo.constant dense<1> : tensor<i32>
%67 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<390xi32>
%68 = stablehlo.add %67, %66 : tensor<390xi32>
%69 = stablehlo.convert %68 : (tensor<390xi32>) -> tensor<390xf32>
%70 = stablehlo.reshape %69 : (tensor<390xf32>) -> tensor<2x3x65x1xf32>
%71 = stablehlo.multiply %46, %70 : tensor<2x3x65x1xf32>
%cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%72 = stablehlo.reduce(%71 init: %cst_18) applies stablehlo.add across dimensions = [3, 1] : (tensor<2x3x65x1xf32>, tensor<f32>) -> tensor<2x65xf32>
return %56, %64, %72 : tensor<2x3xf32>, tensor<2x9xf32>, tensor<2x65xf32>
}
func.func private @remainder(%arg0: tensor<46800xi32>, %arg1: tensor<i64>) -> tensor<46800xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<46800xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<46800xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<46800xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<46800xi32>, tensor<46800xi32>) -> tensor<46800xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<46800xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<46800xi32>, tensor<46800xi32>) -> tensor<46800xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<46800xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<46800xi1>, tensor<46800xi1>) -> tensor<46800xi1>
%12 = stablehlo.and %11, %6 : tensor<46800xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<46800xi32>
%14 = stablehlo.add %4, %13 : tensor<46800xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<46800xi1>, tensor<46800xi32>
return %15 : tensor<46800xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<390xi32>, %arg1: tensor<i64>) -> tensor<390xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<390xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<390xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<390xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<390xi32>, tensor<390xi32>) -> tensor<390xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<390xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<390xi32>, tensor<390xi32>) -> tensor<390xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<390xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<390xi1>, tensor<390xi1>) -> tensor<390xi1>
%12 = stablehlo.and %11, %6 : tensor<390xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<390xi32>
%14 = stablehlo.add %4, %13 : tensor<390xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<390xi1>, tensor<390xi32>
return %15 : tensor<390xi32>
}
func.func private @remainder_1(%arg0: tensor<120xi32>, %arg1: tensor<i64>) -> tensor<120xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<120xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<120xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<120xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<120xi32>, tensor<120xi32>) -> tensor<120xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<120xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<120xi32>, tensor<120xi32>) -> tensor<120xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<120xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<120xi1>, tensor<120xi1>) -> tensor<120xi1>
%12 = stablehlo.and %11, %6 : tensor<120xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<120xi32>
%14 = stablehlo.add %4, %13 : tensor<120xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<120xi1>, tensor<120xi32>
return %15 : tensor<120xi32>
}
}
// -----
// gradients_depthwise_1
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
%c0 = stablehlo.constant dense<"0x0300000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:3 = call @f(%a0) : (tensor<2xi32>) -> (tensor<2x70xf32>, tensor<2x70xf32>, tensor<3x1xf32>)
%e0 = stablehlo.constant dense<"0x000088410000894300807A440000A9C400001143000004C3008081440000A54300802BC4000084420000A8C2004044440080F44400F016C5000080410000F0C10000DB430000A8440080D9C400009C42000044C20000004300802C44004083C400000042000000000000284400501B450000ACC3000020C100001C420000D44300C0DF440080FAC4000013C30000E04100004A43008088440080A5C400001BC300004C4300C029440000B643000025C4000070C2000004430000EB430000074500F00FC5000040C000004842000093430080AF440080CFC4000040420000B6420000E04200002C44000079C4000088420000A0C100003A44001016450000A7C30000584200004CC20000094400C0D0440080FDC4000036430000D84100004243008088440000A5C40000C8C200004643008024440000B443008024C4000010C10000C8420000F54300A00345004011C5000000410000D0410000A8430000AC440080CFC40000CC420000E0C10000F84200802B4400807AC40000D8420000AAC200804D44002012450000A9C300006842000084C2000014440040CE4400A000C500001A430000A8C100009D43008074440080ACC40000A0420000B4C200807F440000A84300002EC400001C420000E0C10000204400600145002019C500000041000000000000A8430080B1440000D7C40000F0C10000B6420000D4420000334400807AC40000A8C200000C430080174400401F450080A5C3000078C20000CC420000C2430080E3440080F7C4000044C3"> : tensor<2x70xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x70xf32>, tensor<2x70xf32>) -> ()
%e1 = stablehlo.constant dense<"0x000088C1008024C4000087440000BC43000025430000F0C2006010C50000B643000042430000CC420000F8C200E0CEC40080084500C030440000E041000028C200807AC40000B3440080044400009C4200000CC20000ACC3008031440000A8430000000000002042004003C500F0164500000043000060C100001C420000AEC40000D24400005B440000D2C20000804100802CC40080744400001D440000D2C200000443001016C50000A54300009443000084C20000E8420040D3C40080FA4400C06F44000088C10000584200807AC40080AB4400001B440000C0C10000EE420000A6C300002C440000A84300005042000020420000F9C4009019450000C44200004842000010C10080A4C40000E14400000D4400006E430000B84100802BC400807744000014440000DCC200002E4300E013C50000A7430000894300004CC20000D84200C0D0C400A0004500005944000080C000000842000079C40000AC4400000C4400009C42000060420000A6C300802F44000093430000C842000070C100C0F6C400801D450000BC4200008442000070C20000A5C40080E3440080114400006E430000F8C1008025C4008088440000CA4300000C430000FCC2002012C50000B3430000544300001C420000A0C10000D7C400200545000044440000000000008041004083C40080AC4400002044000028C20000B6420000AEC3000028440000DB43000070C20000A042006001C500A00E4500001D43000028C2000084420080ABC40040CE4400005E4400008C42"> : tensor<2x70xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x70xf32>, tensor<2x70xf32>) -> ()
%e2 = stablehlo.constant dense<"0x003E8C46005B7E47006C05C6"> : tensor<3x1xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<3x1xf32>, tensor<3x1xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<2x70xf32>, tensor<2x70xf32>, tensor<3x1xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<8400xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<8400xi32>
%4 = stablehlo.add %2, %3 : tensor<8400xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8400xi32>
%6 = stablehlo.multiply %4, %5 : tensor<8400xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<8400xi32>, tensor<i64>) -> tensor<8400xi32>
%8 = stablehlo.multiply %7, %4 : tensor<8400xi32>
%9 = stablehlo.add %6, %8 : tensor<8400xi32>
%c_1 = stablehlo.constant dense<5> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<8400xi32>, tensor<i64>) -> tensor<8400xi32>
%c_2 = stablehlo.constant dense<2> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8400xi32>
%12 = stablehlo.subtract %10, %11 : tensor<8400xi32>
%13 = stablehlo.convert %12 : (tensor<8400xi32>) -> tensor<8400xf32>
%14 = stablehlo.reshape %13 : (tensor<8400xf32>) -> tensor<2x60x70x1xf32>
%15 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%16 = stablehlo.reshape %15 : (tensor<1xi32>) -> tensor<i32>
%17 = stablehlo.iota dim = 0 : tensor<9xi32>
%18 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<9xi32>
%19 = stablehlo.add %17, %18 : tensor<9xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<9xi32>
%21 = stablehlo.multiply %19, %20 : tensor<9xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%22 = call @remainder_0(%19, %c_4) : (tensor<9xi32>, tensor<i64>) -> tensor<9xi32>
%23 = stablehlo.multiply %22, %19 : tensor<9xi32>
%24 = stablehlo.add %21, %23 : tensor<9xi32>
%c_5 = stablehlo.constant dense<3> : tensor<i64>
%25 = call @remainder_0(%24, %c_5) : (tensor<9xi32>, tensor<i64>) -> tensor<9xi32>
%c_6 = stablehlo.constant dense<1> : tensor<i32>
%26 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<9xi32>
%27 = stablehlo.subtract %25, %26 : tensor<9xi32>
%28 = stablehlo.convert %27 : (tensor<9xi32>) -> tensor<9xf32>
%29 = stablehlo.reshape %28 : (tensor<9xf32>) -> tensor<3x3x1x1xf32>
%30 = stablehlo.convolution(%14, %29) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x60x70x1xf32>, tensor<3x3x1x1xf32>) -> tensor<2x60x70x1xf32>
%31 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%32 = stablehlo.reshape %31 : (tensor<1xi32>) -> tensor<i32>
%33 = stablehlo.iota dim = 0 : tensor<8400xi32>
%34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<i32>) -> tensor<8400xi32>
%35 = stablehlo.add %33, %34 : tensor<8400xi32>
%c_7 = stablehlo.constant dense<7919> : tensor<i32>
%36 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<8400xi32>
%37 = stablehlo.multiply %35, %36 : tensor<8400xi32>
%c_8 = stablehlo.constant dense<13> : tensor<i64>
%38 = call @remainder(%35, %c_8) : (tensor<8400xi32>, tensor<i64>) -> tensor<8400xi32>
%39 = stablehlo.multiply %38, %35 : tensor<8400xi32>
%40 = stablehlo.add %37, %39 : tensor<8400xi32>
%c_9 = stablehlo.constant dense<5> : tensor<i64>
%41 = call @remainder(%40, %c_9) : (tensor<8400xi32>, tensor<i64>) -> tensor<8400xi32>
%c_10 = stablehlo.constant dense<2> : tensor<i32>
%42 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<8400xi32>
%43 = stablehlo.subtract %41, %42 : tensor<8400xi32>
%44 = stablehlo.convert %43 : (tensor<8400xi32>) -> tensor<8400xf32>
%45 = stablehlo.reshape %44 : (tensor<8400xf32>) -> tensor<2x60x70x1xf32>
%46 = stablehlo.convolution(%14, %45) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x60x70x1xf32>, tensor<2x60x70x1xf32>) -> tensor<3x3x1x1xf32>
%47 = stablehlo.reverse %29, dims = [0, 1] : tensor<3x3x1x1xf32>
%48 = stablehlo.convolution(%45, %47) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x60x70x1xf32>, tensor<3x3x1x1xf32>) -> tensor<2x60x70x1xf32>
%49 = stablehlo.iota dim = 0 : tensor<8400xi32>
%c_11 = stablehlo.constant dense<7> : tensor<i64>
%50 = call @remainder(%49, %c_11) : (tensor<8400xi32>, tensor<i64>) -> tensor<8400xi32>
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%51 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<8400xi32>
%52 = stablehlo.add %51, %50 : tensor<8400xi32>
%53 = stablehlo.convert %52 : (tensor<8400xi32>) -> tensor<8400xf32>
%54 = stablehlo.reshape %53 : (tensor<8400xf32>) -> tensor<2x60x70x1xf32>
%55 = stablehlo.multiply %30, %54 : tensor<2x60x70x1xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%56 = stablehlo.reduce(%55 init: %cst) applies stablehlo.add across dimensions = [3, 1] : (tensor<2x60x70x1xf32>, tensor<f32>) -> tensor<2x70xf32>
%57 = stablehlo.iota dim = 0 : tensor<8400xi32>
%c_13 = stablehlo.constant dense<7> : tensor<i64>
%58 = call @remainder(%57, %c_13) : (tensor<8400xi32>, tensor<i64>) -> tensor<8400xi32>
%c_14 = stablehlo.constant dense<1> : tensor<i32>
%59 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<8400xi32>
%60 = stablehlo.add %59, %58 : tensor<8400xi32>
%61 = stablehlo.convert %60 : (tensor<8400xi32>) -> tensor<8400xf32>
%62 = stablehlo.reshape %61 : (tensor<8400xf32>) -> tensor<2x60x70x1xf32>
%63 = stablehlo.multiply %48, %62 : tensor<2x60x70x1xf32>
%cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%64 = stablehlo.reduce(%63 init: %cst_15) applies stablehlo.add across dimensions = [3, 1] : (tensor<2x60x70x1xf32>, tensor<f32>) -> tensor<2x70xf32>
%65 = stablehlo.iota dim = 0 : tensor<9xi32>
%c_16 = stablehlo.constant dense<7> : tensor<i64>
%66 = call @remainder_0(%65, %c_16) : (tensor<9xi32>, tensor<i64>) -> tensor<9xi32>
%c_17 = stablehlo.constant dense<1> : tensor<i32>
%67 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<9xi32>
%68 = stablehlo.add %67, %66 : tensor<9xi32>
%69 = stablehlo.convert %68 : (tensor<9xi32>) -> tensor<9xf32>
%70 = stablehlo.reshape %69 : (tensor<9xf32>) -> tensor<3x3x1x1xf32>
%71 = stablehlo.multiply %46, %70 : tensor<3x3x1x1xf32>
%cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%72 = stablehlo.reduce(%71 init: %cst_18) applies stablehlo.add across dimensions = [3, 1] : (tensor<3x3x1x1xf32>, tensor<f32>) -> tensor<3x1xf32>
return %56, %64, %72 : tensor<2x70xf32>, tensor<2x70xf32>, tensor<3x1xf32>
}
func.func private @remainder(%arg0: tensor<8400xi32>, %arg1: tensor<i64>) -> tensor<8400xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8400xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<8400xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8400xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<8400xi32>, tensor<8400xi32>) -> tensor<8400xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8400xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<8400xi32>, tensor<8400xi32>) -> tensor<8400xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8400xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<8400xi1>, tensor<8400xi1>) -> tensor<8400xi1>
%12 = stablehlo.and %11, %6 : tensor<8400xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8400xi32>
%14 = stablehlo.add %4, %13 : tensor<8400xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<8400xi1>, tensor<8400xi32>
return %15 : tensor<8400xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<9xi32>, %arg1: tensor<i64>) -> tensor<9xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<9xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<9xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<9xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<9xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<9xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<9xi1>, tensor<9xi1>) -> tensor<9xi1>
%12 = stablehlo.and %11, %6 : tensor<9xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<9xi32>
%14 = stablehlo.add %4, %13 : tensor<9xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<9xi1>, tensor<9xi32>
return %15 : tensor<9xi32>
}
}
// -----
// gradients_3
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
%c0 = stablehlo.constant dense<"0x0300000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:3 = call @f(%a0) : (tensor<2xi32>) -> (tensor<2x9xf32>, tensor<2x9xf32>, tensor<3x3xf32>)
%e0 = stablehlo.constant dense<"0x0066CE46008D18470000174700F2164700BE1A47001F1047008F1B4700940E470042C94600AEBD4600EF0A4700AF18470098144700491C47009A1C4700B0154700DA184700BCC646"> : tensor<2x9xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x9xf32>, tensor<2x9xf32>) -> ()
%e1 = stablehlo.constant dense<"0x0012C546005C0E4700981B4700040E47007F1447001C1347007C124700271447008CC44600F8C1460003174700771047006B1847002A144700CD0F4700E61847004010470004C646"> : tensor<2x9xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x9xf32>, tensor<2x9xf32>) -> ()
%e2 = stablehlo.constant dense<"0x803DCE4700E6C447004BD84780C2D3478090D3470046D74700C5CE4700ABCD47009FCD47"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<2x9xf32>, tensor<2x9xf32>, tensor<3x3xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<2160xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<2160xi32>
%4 = stablehlo.add %2, %3 : tensor<2160xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2160xi32>
%6 = stablehlo.multiply %4, %5 : tensor<2160xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<2160xi32>, tensor<i64>) -> tensor<2160xi32>
%8 = stablehlo.multiply %7, %4 : tensor<2160xi32>
%9 = stablehlo.add %6, %8 : tensor<2160xi32>
%c_1 = stablehlo.constant dense<5> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<2160xi32>, tensor<i64>) -> tensor<2160xi32>
%c_2 = stablehlo.constant dense<2> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2160xi32>
%12 = stablehlo.subtract %10, %11 : tensor<2160xi32>
%13 = stablehlo.convert %12 : (tensor<2160xi32>) -> tensor<2160xf32>
%14 = stablehlo.reshape %13 : (tensor<2160xf32>) -> tensor<2x40x9x3xf32>
%15 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%16 = stablehlo.reshape %15 : (tensor<1xi32>) -> tensor<i32>
%17 = stablehlo.iota dim = 0 : tensor<1701xi32>
%18 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<1701xi32>
%19 = stablehlo.add %17, %18 : tensor<1701xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<1701xi32>
%21 = stablehlo.multiply %19, %20 : tensor<1701xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%22 = call @remainder_0(%19, %c_4) : (tensor<1701xi32>, tensor<i64>) -> tensor<1701xi32>
%23 = stablehlo.multiply %22, %19 : tensor<1701xi32>
%24 = stablehlo.add %21, %23 : tensor<1701xi32>
%c_5 = stablehlo.constant dense<3> : tensor<i64>
%25 = call @remainder_0(%24, %c_5) : (tensor<1701xi32>, tensor<i64>) -> tensor<1701xi32>
%c_6 = stablehlo.constant dense<1> : tensor<i32>
%26 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<1701xi32>
%27 = stablehlo.subtract %25, %26 : tensor<1701xi32>
%28 = stablehlo.convert %27 : (tensor<1701xi32>) -> tensor<1701xf32>
%29 = stablehlo.reshape %28 : (tensor<1701xf32>) -> tensor<3x3x3x63xf32>
%30 = stablehlo.convolution(%14, %29) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x40x9x3xf32>, tensor<3x3x3x63xf32>) -> tensor<2x40x9x63xf32>
%31 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%32 = stablehlo.reshape %31 : (tensor<1xi32>) -> tensor<i32>
%33 = stablehlo.iota dim = 0 : tensor<45360xi32>
%34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<i32>) -> tensor<45360xi32>
%35 = stablehlo.add %33, %34 : tensor<45360xi32>
%c_7 = stablehlo.constant dense<7919> : tensor<i32>
%36 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<45360xi32>
%37 = stablehlo.multiply %35, %36 : tensor<45360xi32>
%c_8 = stablehlo.constant dense<13> : tensor<i64>
%38 = call @remainder_1(%35, %c_8) : (tensor<45360xi32>, tensor<i64>) -> tensor<45360xi32>
%39 = stablehlo.multiply %38, %35 : tensor<45360xi32>
%40 = stablehlo.add %37, %39 : tensor<45360xi32>
%c_9 = stablehlo.constant dense<5> : tensor<i64>
%41 = call @remainder_1(%40, %c_9) : (tensor<45360xi32>, tensor<i64>) -> tensor<45360xi32>
%c_10 = stablehlo.constant dense<2> : tensor<i32>
%42 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<45360xi32>
%43 = stablehlo.subtract %41, %42 : tensor<45360xi32>
%44 = stablehlo.convert %43 : (tensor<45360xi32>) -> tensor<45360xf32>
%45 = stablehlo.reshape %44 : (tensor<45360xf32>) -> tensor<2x40x9x63xf32>
%46 = stablehlo.convolution(%14, %45) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x40x9x3xf32>, tensor<2x40x9x63xf32>) -> tensor<3x3x3x63xf32>
%47 = stablehlo.reverse %29, dims = [0, 1] : tensor<3x3x3x63xf32>
%48 = stablehlo.convolution(%45, %47) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x40x9x63xf32>, tensor<3x3x3x63xf32>) -> tensor<2x40x9x3xf32>
%49 = stablehlo.iota dim = 0 : tensor<45360xi32>
%c_11 = stablehlo.constant dense<7> : tensor<i64>
%50 = call @remainder_1(%49, %c_11) : (tensor<45360xi32>, tensor<i64>) -> tensor<45360xi32>
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%51 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<45360xi32>
%52 = stablehlo.add %51, %50 : tensor<45360xi32>
%53 = stablehlo.convert %52 : (tensor<45360xi32>) -> tensor<45360xf32>
%54 = stablehlo.reshape %53 : (tensor<45360xf32>) -> tensor<2x40x9x63xf32>
%55 = stablehlo.multiply %30, %54 : tensor<2x40x9x63xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%56 = stablehlo.reduce(%55 init: %cst) applies stablehlo.add across dimensions = [3, 1] : (tensor<2x40x9x63xf32>, tensor<f32>) -> tensor<2x9xf32>
%57 = stablehlo.iota dim = 0 : tensor<2160xi32>
%c_13 = stablehlo.constant dense<7> : tensor<i64>
%58 = call @remainder(%57, %c_13) : (tensor<2160xi32>, tensor<i64>) -> tensor<2160xi32>
%c_14 = stablehlo.constant dense<1> : tensor<i32>
%59 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<2160xi32>
%60 = stablehlo.add %59, %58 : tensor<2160xi32>
%61 = stablehlo.convert %60 : (tensor<2160xi32>) -> tensor<2160xf32>
%62 = stablehlo.reshape %61 : (tensor<2160xf32>) -> tensor<2x40x9x3xf32>
%63 = stablehlo.multiply %48, %62 : tensor<2x40x9x3xf32>
%cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%64 = stablehlo.reduce(%63 init: %cst_15) applies stablehlo.add across dimensions = [3, 1] : (tensor<2x40x9x3xf32>, tensor<f32>) -> tensor<2x9xf32>
%65 = stablehlo.iota dim = 0 : tensor<1701xi32>
%c_16 = stablehlo.constant dense<7> : tensor<i64>
%66 = call @remainder_0(%65, %c_16) : (tensor<1701xi32>, tensor<i64>) -> tensor<1701xi32>
%c_17 = stablehlo.constant dense<1> : tensor<i32>
%67 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<1701xi32>
%68 = stablehlo.add %67, %66 : tensor<1701xi32>
%69 = stablehlo.convert %68 : (tensor<1701xi32>) -> tensor<1701xf32>
%70 = stablehlo.reshape %69 : (tensor<1701xf32>) -> tensor<3x3x3x63xf32>
%71 = stablehlo.multiply %46, %70 : tensor<3x3x3x63xf32>
%cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%72 = stablehlo.reduce(%71 init: %cst_18) applies stablehlo.add across dimensions = [3, 1] : (tensor<3x3x3x63xf32>, tensor<f32>) -> tensor<3x3xf32>
return %56, %64, %72 : tensor<2x9xf32>, tensor<2x9xf32>, tensor<3x3xf32>
}
func.func private @remainder(%arg0: tensor<2160xi32>, %arg1: tensor<i64>) -> tensor<2160xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2160xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<2160xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2160xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<2160xi32>, tensor<2160xi32>) -> tensor<2160xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2160xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<2160xi32>, tensor<2160xi32>) -> tensor<2160xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2160xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<2160xi1>, tensor<2160xi1>) -> tensor<2160xi1>
%12 = stablehlo.and %11, %6 : tensor<2160xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2160xi32>
%14 = stablehlo.add %4, %13 : tensor<2160xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<2160xi1>, tensor<2160xi32>
return %15 : tensor<2160xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<1701xi32>, %arg1: tensor<i64>) -> tensor<1701xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1701xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1701xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1701xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1701xi32>, tensor<1701xi32>) -> tensor<1701xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1701xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1701xi32>, tensor<1701xi32>) -> tensor<1701xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1701xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1701xi1>, tensor<1701xi1>) -> tensor<1701xi1>
%12 = stablehlo.and %11, %6 : tensor<1701xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1701xi32>
%14 = stablehlo.add %4, %13 : tensor<1701xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<1701xi1>, tensor<1701xi32>
return %15 : tensor<1701xi32>
}
func.func private @remainder_1(%arg0: tensor<45360xi32>, %arg1: tensor<i64>) -> tensor<45360xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<45360xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<45360xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<45360xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<45360xi32>, tensor<45360xi32>) -> tensor<45360xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<45360xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<45360xi32>, tensor<45360xi32>) -> tensor<45360xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<45360xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<45360xi1>, tensor<45360xi1>) -> tensor<45360xi1>
%12 = stablehlo.and %11, %6 : tensor<45360xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<45360xi32>
%14 = stablehlo.add %4, %13 : tensor<45360xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<45360xi1>, tensor<45360xi32>
return %15 : tensor<45360xi32>
}
}
// -----
// gradients_to_3
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
%c0 = stablehlo.constant dense<"0x0300000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:3 = call @f(%a0) : (tensor<2xi32>) -> (tensor<2x3xf32>, tensor<2x9xf32>, tensor<2x63xf32>)
%e0 = stablehlo.constant dense<"0x00C043460080534600EC454600B4434600784B46005C4546"> : tensor<2x3xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
%e1 = stablehlo.constant dense<"0x00C02F450040494500C02A4500E0194500602F4500A018450070D54500D8DE450058DE450000384500905745005047450070F2450000F9450060F34500B0374500704A4500902F45"> : tensor<2x9xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x9xf32>, tensor<2x9xf32>) -> ()
%e2 = stablehlo.constant dense<"0x00C000440000C44400800F440020B24400009944000092440060C84400402B440020A8440000424400E0964400C0A54400C034440080DC4400C000440060BF440080534400C087440040C0440000624400E0E9440040294400406E4400E08544000035440040A34400001544006098440000BA4300006A440040734400001C440040224400001944004084440080F3430080544400807344008044440040624400C04A4400C051440000AD4300007A4400401D4400C06E4400C039440000F5430020B0440080A94300A0C14400C0214400407E4400209C4400005C4400A0C5440080154400007A4400C02744008066440040734400C0394400E097440000A643006091440080024400009A4400403B4400C040440060AA440040164400C0A4440040324400C0494400E0924400C02D4400E0B5440000FE4300007F44004044440000764400608744008069440080894400402E4400A0A24400A0864400E0864400E0964400C0484400C0F74400C0184400E0BB44000054440040914400A09F440040604400A0C3440000FF4300A0B5440040924400209C440040D04400C01244007006450000AB430020CD440080204400404D440020954400800A4400A0A844000090430000434400C0574400802C44004095440080024400008E440000C84300004A440040494400C00B44008003440080154400002B44"> : tensor<2x63xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x63xf32>, tensor<2x63xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<2x3xf32>, tensor<2x9xf32>, tensor<2x63xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<45360xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<45360xi32>
%4 = stablehlo.add %2, %3 : tensor<45360xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<45360xi32>
%6 = stablehlo.multiply %4, %5 : tensor<45360xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<45360xi32>, tensor<i64>) -> tensor<45360xi32>
%8 = stablehlo.multiply %7, %4 : tensor<45360xi32>
%9 = stablehlo.add %6, %8 : tensor<45360xi32>
%c_1 = stablehlo.constant dense<5> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<45360xi32>, tensor<i64>) -> tensor<45360xi32>
%c_2 = stablehlo.constant dense<2> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<45360xi32>
%12 = stablehlo.subtract %10, %11 : tensor<45360xi32>
%13 = stablehlo.convert %12 : (tensor<45360xi32>) -> tensor<45360xf32>
%14 = stablehlo.reshape %13 : (tensor<45360xf32>) -> tensor<2x40x9x63xf32>
%15 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%16 = stablehlo.reshape %15 : (tensor<1xi32>) -> tensor<i32>
%17 = stablehlo.iota dim = 0 : tensor<1134xi32>
%18 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<1134xi32>
%19 = stablehlo.add %17, %18 : tensor<1134xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<1134xi32>
%21 = stablehlo.multiply %19, %20 : tensor<1134xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%22 = call @remainder_0(%19, %c_4) : (tensor<1134xi32>, tensor<i64>) -> tensor<1134xi32>
%23 = stablehlo.multiply %22, %19 : tensor<1134xi32>
%24 = stablehlo.add %21, %23 : tensor<1134xi32>
%c_5 = stablehlo.constant dense<3> : tensor<i64>
%25 = call @remainder_0(%24, %c_5) : (tensor<1134xi32>, tensor<i64>) -> tensor<1134xi32>
%c_6 = stablehlo.constant dense<1> : tensor<i32>
%26 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<1134xi32>
%27 = stablehlo.subtract %25, %26 : tensor<1134xi32>
%28 = stablehlo.convert %27 : (tensor<1134xi32>) -> tensor<1134xf32>
%29 = stablehlo.reshape %28 : (tensor<1134xf32>) -> tensor<2x3x63x3xf32>
%30 = stablehlo.convolution(%14, %29) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 3], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x40x9x63xf32>, tensor<2x3x63x3xf32>) -> tensor<2x20x3x3xf32>
%31 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%32 = stablehlo.reshape %31 : (tensor<1xi32>) -> tensor<i32>
%33 = stablehlo.iota dim = 0 : tensor<360xi32>
%34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<i32>) -> tensor<360xi32>
%35 = stablehlo.add %33, %34 : tensor<360xi32>
%c_7 = stablehlo.constant dense<7919> : tensor<i32>
%36 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<360xi32>
%37 = stablehlo.multiply %35, %36 : tensor<360xi32>
%c_8 = stablehlo.constant dense<13> : tensor<i64>
%38 = call @remainder_1(%35, %c_8) : (tensor<360xi32>, tensor<i64>) -> tensor<360xi32>
%39 = stablehlo.multiply %38, %35 : tensor<360xi32>
%40 = stablehlo.add %37, %39 : tensor<360xi32>
%c_9 = stablehlo.constant dense<5> : tensor<i64>
%41 = call @remainder_1(%40, %c_9) : (tensor<360xi32>, tensor<i64>) -> tensor<360xi32>
%c_10 = stablehlo.constant dense<2> : tensor<i32>
%42 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<360xi32>
%43 = stablehlo.subtract %41, %42 : tensor<360xi32>
%44 = stablehlo.convert %43 : (tensor<360xi32>) -> tensor<360xf32>
%45 = stablehlo.reshape %44 : (tensor<360xf32>) -> tensor<2x20x3x3xf32>
%46 = stablehlo.convolution(%14, %45) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 3], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x40x9x63xf32>, tensor<2x20x3x3xf32>) -> tensor<2x3x63x3xf32>
%47 = stablehlo.reverse %29, dims = [0, 1] : tensor<2x3x63x3xf32>
%48 = stablehlo.convolution(%45, %47) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [2, 2]], lhs_dilate = [2, 3], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x20x3x3xf32>, tensor<2x3x63x3xf32>) -> tensor<2x40x9x63xf32>
%49 = stablehlo.iota dim = 0 : tensor<360xi32>
%c_11 = stablehlo.constant dense<7> : tensor<i64>
%50 = call @remainder_1(%49, %c_11) : (tensor<360xi32>, tensor<i64>) -> tensor<360xi32>
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%51 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<360xi32>
%52 = stablehlo.add %51, %50 : tensor<360xi32>
%53 = stablehlo.convert %52 : (tensor<360xi32>) -> tensor<360xf32>
%54 = stablehlo.reshape %53 : (tensor<360xf32>) -> tensor<2x20x3x3xf32>
%55 = stablehlo.multiply %30, %54 : tensor<2x20x3x3xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%56 = stablehlo.reduce(%55 init: %cst) applies stablehlo.add across dimensions = [3, 1] : (tensor<2x20x3x3xf32>, tensor<f32>) -> tensor<2x3xf32>
%57 = stablehlo.iota dim = 0 : tensor<45360xi32>
%c_13 = stablehlo.constant dense<7> : tensor<i64>
%58 = call @remainder(%57, %c_13) : (tensor<45360xi32>, tensor<i64>) -> tensor<45360xi32>
%c_14 = stablehlo.constant dense<1> : tensor<i32>
%59 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<45360xi32>
%60 = stablehlo.add %59, %58 : tensor<45360xi32>
%61 = stablehlo.convert %60 : (tensor<45360xi32>) -> tensor<45360xf32>
%62 = stablehlo.reshape %61 : (tensor<45360xf32>) -> tensor<2x40x9x63xf32>
%63 = stablehlo.multiply %48, %62 : tensor<2x40x9x63xf32>
%cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%64 = stablehlo.reduce(%63 init: %cst_15) applies stablehlo.add across dimensions = [3, 1] : (tensor<2x40x9x63xf32>, tensor<f32>) -> tensor<2x9xf32>
%65 = stablehlo.iota dim = 0 : tensor<1134xi32>
%c_16 = stablehlo.constant dense<7> : tensor<i64>
%66 = call @remainder_0(%65, %c_16) : (tensor<1134xi32>, tensor<i64>) -> tensor<1134xi32>
%c_17 = stablehlo.constant dense<1> : tensor<i32>
%67 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<1134xi32>
%68 = stablehlo.add %67, %66 : tensor<1134xi32>
%69 = stablehlo.convert %68 : (tensor<1134xi32>) -> tensor<1134xf32>
%70 = stablehlo.reshape %69 : (tensor<1134xf32>) -> tensor<2x3x63x3xf32>
%71 = stablehlo.multiply %46, %70 : tensor<2x3x63x3xf32>
%cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%72 = stablehlo.reduce(%71 init: %cst_18) applies stablehlo.add across dimensions = [3, 1] : (tensor<2x3x63x3xf32>, tensor<f32>) -> tensor<2x63xf32>
return %56, %64, %72 : tensor<2x3xf32>, tensor<2x9xf32>, tensor<2x63xf32>
}
func.func private @remainder(%arg0: tensor<45360xi32>, %arg1: tensor<i64>) -> tensor<45360xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<45360xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<45360xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<45360xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<45360xi32>, tensor<45360xi32>) -> tensor<45360xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<45360xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<45360xi32>, tensor<45360xi32>) -> tensor<45360xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<45360xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<45360xi1>, tensor<45360xi1>) -> tensor<45360xi1>
%12 = stablehlo.and %11, %6 : tensor<45360xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<45360xi32>
%14 = stablehlo.add %4, %13 : tensor<45360xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<45360xi1>, tensor<45360xi32>
return %15 : tensor<45360xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<1134xi32>, %arg1: tensor<i64>) -> tensor<1134xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1134xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1134xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1134xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1134xi32>, tensor<1134xi32>) -> tensor<1134xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1134xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1134xi32>, tensor<1134xi32>) -> tensor<1134xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1134xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1134xi1>, tensor<1134xi1>) -> tensor<1134xi1>
%12 = stablehlo.and %11, %6 : tensor<1134xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1134xi32>
%14 = stablehlo.add %4, %13 : tensor<1134xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<1134xi1>, tensor<1134xi32>
return %15 : tensor<1134xi32>
}
func.func private @remainder_1(%arg0: tensor<360xi32>, %arg1: tensor<i64>) -> tensor<360xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<360xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<360xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<360xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<360xi32>, tensor<360xi32>) -> tensor<360xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<360xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<360xi32>, tensor<360xi32>) -> tensor<360xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<360xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<360xi1>, tensor<360xi1>) -> tensor<360xi1>
%12 = stablehlo.and %11, %6 : tensor<360xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<360xi32>
%14 = stablehlo.add %4, %13 : tensor<360xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<360xi1>, tensor<360xi32>
return %15 : tensor<360xi32>
}
}
// -----
// gradients_depthwise_3
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
%c0 = stablehlo.constant dense<"0x0300000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:3 = call @f(%a0) : (tensor<2xi32>) -> (tensor<2x70xf32>, tensor<2x70xf32>, tensor<3x1xf32>)
%e0 = stablehlo.constant dense<"0x00002C42004098440080C74300C0B9440000084200809A430060B04400C038440000E9440080CAC30080DA4300801F4500008E440060134500401CC400401244000011430000C04400702D4500C048C400803C440080C24300E0E7440000C64300C081C40080724400001E440090064500C03844000098C400805944004058440090264500408B440000ADC40000134300E08C440080CF4300E0BA440000EC42000087430040B34400C0304400A0DE440080D8C30000F343009023450040854400200645000022C4000012440000414300A0B74400602745000055C400C030440000BB430020E7440000D54300E082C40000814400C0254400600F4500803744002098C40040564400406D4400802C4500C08A44000016430000804100A092440080B0430060B144000028420080A54300E0B644004030440040DF440000CDC30080DB43007023450000894400800845004022C400800D4400002D430040B84400B02B45000054C400802F440000C84300A0EE440080D143000080C40000854400002A4400700E450080374400809AC4008057440040604400902A4500008B440040B4C40000174300008B440000DE4300C0C34400002C43008094430080AF4400803E4400E0F0440080B1C30000E5430050224500608A4400A00945008021C400001A440000164300E0B24400C0274500004FC400C033440080B54300C0E3440080C34300807BC40000744400C01A4400400A4500C03744000097C400C04B440000644400202345002084440000C642"> : tensor<2x70xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x70xf32>, tensor<2x70xf32>) -> ()
%e1 = stablehlo.constant dense<"0x00007442008008440000CE4300A0DF440000D6420000A64200002C4400C03E440000124500003AC30000BC420090154500808A440070344500808CC3000023430000CAC200C0BF44006056450080ACC30000374300002C420020EE4400A094440080F7C30000874300003C4300300B450080534400800CC40000604100008E43007025450040AA44008006C400002C420080D3430000BC430000E64400007D430000204200C016440080304400500C45000022C30000084300F020450040864400102B4500809EC30000C8420000B4C200E0B54400A052450000C0C3000034430000184200A0DF4400E094440000E0C30080C14300004D4300800C450000544400400BC40000B0420000C14300602D450080A34400008642000008420080E6430080B6430020DD44000043430000BE420040354400C0304400200D45000037C300009842003019450000884400502D45008096C30000124300008CC20060B24400A054450000B9C3000037430000584200E0E944006093440080ECC30080CB430000624300A00D4500C04E44008017C400006C420000BC4300402E450040A844000024C4000028420000CF430000B3430020EB44000077430000B2420080114400003E4400101445000010C30000E24200E01C4500E08D4400602D4500809EC300000043000040C200A0B844003055450000C4C30000CC420000C0410040E644006097440000CAC30080964300001B4300D00745008055440000F7C30000384200809F4300D0234500A0A14400002042"> : tensor<2x70xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x70xf32>, tensor<2x70xf32>) -> ()
%e2 = stablehlo.constant dense<"0x00704B478062A74800DF3647"> : tensor<3x1xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<3x1xf32>, tensor<3x1xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<2x70xf32>, tensor<2x70xf32>, tensor<3x1xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<25200xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<25200xi32>
%4 = stablehlo.add %2, %3 : tensor<25200xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<25200xi32>
%6 = stablehlo.multiply %4, %5 : tensor<25200xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<25200xi32>, tensor<i64>) -> tensor<25200xi32>
%8 = stablehlo.multiply %7, %4 : tensor<25200xi32>
%9 = stablehlo.add %6, %8 : tensor<25200xi32>
%c_1 = stablehlo.constant dense<5> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<25200xi32>, tensor<i64>) -> tensor<25200xi32>
%c_2 = stablehlo.constant dense<2> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<25200xi32>
%12 = stablehlo.subtract %10, %11 : tensor<25200xi32>
%13 = stablehlo.convert %12 : (tensor<25200xi32>) -> tensor<25200xf32>
%14 = stablehlo.reshape %13 : (tensor<25200xf32>) -> tensor<2x60x70x3xf32>
%15 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%16 = stablehlo.reshape %15 : (tensor<1xi32>) -> tensor<i32>
%17 = stablehlo.iota dim = 0 : tensor<27xi32>
%18 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<27xi32>
%19 = stablehlo.add %17, %18 : tensor<27xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<27xi32>
%21 = stablehlo.multiply %19, %20 : tensor<27xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%22 = call @remainder_0(%19, %c_4) : (tensor<27xi32>, tensor<i64>) -> tensor<27xi32>
%23 = stablehlo.multiply %22, %19 : tensor<27xi32>
%24 = stablehlo.add %21, %23 : tensor<27xi32>
%c_5 = stablehlo.constant dense<3> : tensor<i64>
%25 = call @remainder_0(%24, %c_5) : (tensor<27xi32>, tensor<i64>) -> tensor<27xi32>
%c_6 = stablehlo.constant dense<1> : tensor<i32>
%26 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<27xi32>
%27 = stablehlo.subtract %25, %26 : tensor<27xi32>
%28 = stablehlo.convert %27 : (tensor<27xi32>) -> tensor<27xf32>
%29 = stablehlo.reshape %28 : (tensor<27xf32>) -> tensor<3x3x1x3xf32>
%30 = stablehlo.convolution(%14, %29) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 3 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x60x70x3xf32>, tensor<3x3x1x3xf32>) -> tensor<2x60x70x3xf32>
%31 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%32 = stablehlo.reshape %31 : (tensor<1xi32>) -> tensor<i32>
%33 = stablehlo.iota dim = 0 : tensor<25200xi32>
%34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<i32>) -> tensor<25200xi32>
%35 = stablehlo.add %33, %34 : tensor<25200xi32>
%c_7 = stablehlo.constant dense<7919> : tensor<i32>
%36 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<25200xi32>
%37 = stablehlo.multiply %35, %36 : tensor<25200xi32>
%c_8 = stablehlo.constant dense<13> : tensor<i64>
%38 = call @remainder(%35, %c_8) : (tensor<25200xi32>, tensor<i64>) -> tensor<25200xi32>
%39 = stablehlo.multiply %38, %35 : tensor<25200xi32>
%40 = stablehlo.add %37, %39 : tensor<25200xi32>
%c_9 = stablehlo.constant dense<5> : tensor<i64>
%41 = call @remainder(%40, %c_9) : (tensor<25200xi32>, tensor<i64>) -> tensor<25200xi32>
%c_10 = stablehlo.constant dense<2> : tensor<i32>
%42 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<25200xi32>
%43 = stablehlo.subtract %41, %42 : tensor<25200xi32>
%44 = stablehlo.convert %43 : (tensor<25200xi32>) -> tensor<25200xf32>
%45 = stablehlo.reshape %44 : (tensor<25200xf32>) -> tensor<2x60x70x3xf32>
%46 = stablehlo.convolution(%14, %45) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 3 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x60x70x3xf32>, tensor<2x60x70x3xf32>) -> tensor<3x3x1x3xf32>
%47 = stablehlo.reshape %29 : (tensor<3x3x1x3xf32>) -> tensor<3x3x1x3x1xf32>
%48 = stablehlo.transpose %47, dims = [0, 1, 3, 2, 4] : (tensor<3x3x1x3x1xf32>) -> tensor<3x3x3x1x1xf32>
%49 = stablehlo.reshape %48 : (tensor<3x3x3x1x1xf32>) -> tensor<3x3x3x1xf32>
%50 = stablehlo.reverse %49, dims = [0, 1] : tensor<3x3x3x1xf32>
%51 = stablehlo.convolution(%45, %50) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 3 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x60x70x3xf32>, tensor<3x3x3x1xf32>) -> tensor<2x60x70x3xf32>
%52 = stablehlo.iota dim = 0 : tensor<25200xi32>
%c_11 = stablehlo.constant dense<7> : tensor<i64>
%53 = call @remainder(%52, %c_11) : (tensor<25200xi32>, tensor<i64>) -> tensor<25200xi32>
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%54 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<25200xi32>
%55 = stablehlo.add %54, %53 : tensor<25200xi32>
%56 = stablehlo.convert %55 : (tensor<25200xi32>) -> tensor<25200xf32>
%57 = stablehlo.reshape %56 : (tensor<25200xf32>) -> tensor<2x60x70x3xf32>
%58 = stablehlo.multiply %30, %57 : tensor<2x60x70x3xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%59 = stablehlo.reduce(%58 init: %cst) applies stablehlo.add across dimensions = [3, 1] : (tensor<2x60x70x3xf32>, tensor<f32>) -> tensor<2x70xf32>
%60 = stablehlo.iota dim = 0 : tensor<25200xi32>
%c_13 = stablehlo.constant dense<7> : tensor<i64>
%61 = call @remainder(%60, %c_13) : (tensor<25200xi32>, tensor<i64>) -> tensor<25200xi32>
%c_14 = stablehlo.constant dense<1> : tensor<i32>
%62 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<25200xi32>
%63 = stablehlo.add %62, %61 : tensor<25200xi32>
%64 = stablehlo.convert %63 : (tensor<25200xi32>) -> tensor<25200xf32>
%65 = stablehlo.reshape %64 : (tensor<25200xf32>) -> tensor<2x60x70x3xf32>
%66 = stablehlo.multiply %51, %65 : tensor<2x60x70x3xf32>
%cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%67 = stablehlo.reduce(%66 init: %cst_15) applies stablehlo.add across dimensions = [3, 1] : (tensor<2x60x70x3xf32>, tensor<f32>) -> tensor<2x70xf32>
%68 = stablehlo.iota dim = 0 : tensor<27xi32>
%c_16 = stablehlo.constant dense<7> : tensor<i64>
%69 = call @remainder_0(%68, %c_16) : (tensor<27xi32>, tensor<i64>) -> tensor<27xi32>
%c_17 = stablehlo.constant dense<1> : tensor<i32>
%70 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<27xi32>
%71 = stablehlo.add %70, %69 : tensor<27xi32>
%72 = stablehlo.convert %71 : (tensor<27xi32>) -> tensor<27xf32>
%73 = stablehlo.reshape %72 : (tensor<27xf32>) -> tensor<3x3x1x3xf32>
%74 = stablehlo.multiply %46, %73 : tensor<3x3x1x3xf32>
%cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%75 = stablehlo.reduce(%74 init: %cst_18) applies stablehlo.add across dimensions = [3, 1] : (tensor<3x3x1x3xf32>, tensor<f32>) -> tensor<3x1xf32>
return %59, %67, %75 : tensor<2x70xf32>, tensor<2x70xf32>, tensor<3x1xf32>
}
func.func private @remainder(%arg0: tensor<25200xi32>, %arg1: tensor<i64>) -> tensor<25200xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<25200xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<25200xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<25200xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<25200xi32>, tensor<25200xi32>) -> tensor<25200xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<25200xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<25200xi32>, tensor<25200xi32>) -> tensor<25200xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<25200xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<25200xi1>, tensor<25200xi1>) -> tensor<25200xi1>
%12 = stablehlo.and %11, %6 : tensor<25200xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<25200xi32>
%14 = stablehlo.add %4, %13 : tensor<25200xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<25200xi1>, tensor<25200xi32>
return %15 : tensor<25200xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<27xi32>, %arg1: tensor<i64>) -> tensor<27xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<27xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<27xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<27xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<27xi32>, tensor<27xi32>) -> tensor<27xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<27xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<27xi32>, tensor<27xi32>) -> tensor<27xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<27xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<27xi1>, tensor<27xi1>) -> tensor<27xi1>
%12 = stablehlo.and %11, %6 : tensor<27xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<27xi32>
%14 = stablehlo.add %4, %13 : tensor<27xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<27xi1>, tensor<27xi32>
return %15 : tensor<27xi32>
}
}
// -----
// gradients_17
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
%c0 = stablehlo.constant dense<"0x0300000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:3 = call @f(%a0) : (tensor<2xi32>) -> (tensor<2x9xf32>, tensor<2x9xf32>, tensor<3x17xf32>)
%e0 = stablehlo.constant dense<"0x0059D847001623480096234840F4244840A6234800CE234800E4224840492448800ADA47003CDA478040244800D5224840682348C0A12348C0B5244880E82348801B23488060D847"> : tensor<2x9xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x9xf32>, tensor<2x9xf32>) -> ()
%e1 = stablehlo.constant dense<"0x8005DA47006C2348809D2248C06E22484020244840D2224800D9234840002448009BDA478021DA4700AB244880F423488099234800A5224880782348C0E12348000922488042D947"> : tensor<2x9xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x9xf32>, tensor<2x9xf32>) -> ()
%e2 = stablehlo.constant dense<"0x8056A54780D69547802FA64780829C4700089A478087A14780279E47800B9C4780CEA14780D69947007FA04780EC9F4700169C470078A347006D9947809CA047002DA2470089A847004E9E4700CBA347805DA547807CA147009D9E4700ACA64700CF9E4700C8A34780DFA44700949C478098A6478002A84700FCA0470068A6470029A24700A0A6478085A04700CBA04780C9974700889F478013A44700AF97470004A347002E9C4780019B4780BFA74780E09C47004B9D470035A24780BF9D470066A64780AE9F47000E9C47"> : tensor<3x17xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<3x17xf32>, tensor<3x17xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<2x9xf32>, tensor<2x9xf32>, tensor<3x17xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<12240xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<12240xi32>
%4 = stablehlo.add %2, %3 : tensor<12240xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<12240xi32>
%6 = stablehlo.multiply %4, %5 : tensor<12240xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<12240xi32>, tensor<i64>) -> tensor<12240xi32>
%8 = stablehlo.multiply %7, %4 : tensor<12240xi32>
%9 = stablehlo.add %6, %8 : tensor<12240xi32>
%c_1 = stablehlo.constant dense<5> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<12240xi32>, tensor<i64>) -> tensor<12240xi32>
%c_2 = stablehlo.constant dense<2> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<12240xi32>
%12 = stablehlo.subtract %10, %11 : tensor<12240xi32>
%13 = stablehlo.convert %12 : (tensor<12240xi32>) -> tensor<12240xf32>
%14 = stablehlo.reshape %13 : (tensor<12240xf32>) -> tensor<2x40x9x17xf32>
%15 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%16 = stablehlo.reshape %15 : (tensor<1xi32>) -> tensor<i32>
%17 = stablehlo.iota dim = 0 : tensor<7497xi32>
%18 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<7497xi32>
%19 = stablehlo.add %17, %18 : tensor<7497xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<7497xi32>
%21 = stablehlo.multiply %19, %20 : tensor<7497xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%22 = call @remainder_0(%19, %c_4) : (tensor<7497xi32>, tensor<i64>) -> tensor<7497xi32>
%23 = stablehlo.multiply %22, %19 : tensor<7497xi32>
%24 = stablehlo.add %21, %23 : tensor<7497xi32>
%c_5 = stablehlo.constant dense<3> : tensor<i64>
%25 = call @remainder_0(%24, %c_5) : (tensor<7497xi32>, tensor<i64>) -> tensor<7497xi32>
%c_6 = stablehlo.constant dense<1> : tensor<i32>
%26 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<7497xi32>
%27 = stablehlo.subtract %25, %26 : tensor<7497xi32>
%28 = stablehlo.convert %27 : (tensor<7497xi32>) -> tensor<7497xf32>
%29 = stablehlo.reshape %28 : (tensor<7497xf32>) -> tensor<3x3x17x49xf32>
%30 = stablehlo.convolution(%14, %29) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x40x9x17xf32>, tensor<3x3x17x49xf32>) -> tensor<2x40x9x49xf32>
%31 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%32 = stablehlo.reshape %31 : (tensor<1xi32>) -> tensor<i32>
%33 = stablehlo.iota dim = 0 : tensor<35280xi32>
%34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<i32>) -> tensor<35280xi32>
%35 = stablehlo.add %33, %34 : tensor<35280xi32>
%c_7 = stablehlo.constant dense<7919> : tensor<i32>
%36 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<35280xi32>
%37 = stablehlo.multiply %35, %36 : tensor<35280xi32>
%c_8 = stablehlo.constant dense<13> : tensor<i64>
%38 = call @remainder_1(%35, %c_8) : (tensor<35280xi32>, tensor<i64>) -> tensor<35280xi32>
%39 = stablehlo.multiply %38, %35 : tensor<35280xi32>
%40 = stablehlo.add %37, %39 : tensor<35280xi32>
%c_9 = stablehlo.constant dense<5> : tensor<i64>
%41 = call @remainder_1(%40, %c_9) : (tensor<35280xi32>, tensor<i64>) -> tensor<35280xi32>
%c_10 = stablehlo.constant dense<2> : tensor<i32>
%42 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<35280xi32>
%43 = stablehlo.subtract %41, %42 : tensor<35280xi32>
%44 = stablehlo.convert %43 : (tensor<35280xi32>) -> tensor<35280xf32>
%45 = stablehlo.reshape %44 : (tensor<35280xf32>) -> tensor<2x40x9x49xf32>
%46 = stablehlo.convolution(%14, %45) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x40x9x17xf32>, tensor<2x40x9x49xf32>) -> tensor<3x3x17x49xf32>
%47 = stablehlo.reverse %29, dims = [0, 1] : tensor<3x3x17x49xf32>
%48 = stablehlo.convolution(%45, %47) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x40x9x49xf32>, tensor<3x3x17x49xf32>) -> tensor<2x40x9x17xf32>
%49 = stablehlo.iota dim = 0 : tensor<35280xi32>
%c_11 = stablehlo.constant dense<7> : tensor<i64>
%50 = call @remainder_1(%49, %c_11) : (tensor<35280xi32>, tensor<i64>) -> tensor<35280xi32>
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%51 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<35280xi32>
%52 = stablehlo.add %51, %50 : tensor<35280xi32>
%53 = stablehlo.convert %52 : (tensor<35280xi32>) -> tensor<35280xf32>
%54 = stablehlo.reshape %53 : (tensor<35280xf32>) -> tensor<2x40x9x49xf32>
%55 = stablehlo.multiply %30, %54 : tensor<2x40x9x49xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%56 = stablehlo.reduce(%55 init: %cst) applies stablehlo.add across dimensions = [3, 1] : (tensor<2x40x9x49xf32>, tensor<f32>) -> tensor<2x9xf32>
%57 = stablehlo.iota dim = 0 : tensor<12240xi32>
%c_13 = stablehlo.constant dense<7> : tensor<i64>
%58 = call @remainder(%57, %c_13) : (tensor<12240xi32>, tensor<i64>) -> tensor<12240xi32>
%c_14 = stablehlo.constant dense<1> : tensor<i32>
%59 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<12240xi32>
%60 = stablehlo.add %59, %58 : tensor<12240xi32>
%61 = stablehlo.convert %60 : (tensor<12240xi32>) -> tensor<12240xf32>
%62 = stablehlo.reshape %61 : (tensor<12240xf32>) -> tensor<2x40x9x17xf32>
%63 = stablehlo.multiply %48, %62 : tensor<2x40x9x17xf32>
%cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%64 = stablehlo.reduce(%63 init: %cst_15) applies stablehlo.add across dimensions = [3, 1] : (tensor<2x40x9x17xf32>, tensor<f32>) -> tensor<2x9xf32>
%65 = stablehlo.iota dim = 0 : tensor<7497xi32>
%c_16 = stablehlo.constant dense<7> : tensor<i64>
%66 = call @remainder_0(%65, %c_16) : (tensor<7497xi32>, tensor<i64>) -> tensor<7497xi32>
%c_17 = stablehlo.constant dense<1> : tensor<i32>
%67 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<7497xi32>
%68 = stablehlo.add %67, %66 : tensor<7497xi32>
%69 = stablehlo.convert %68 : (tensor<7497xi32>) -> tensor<7497xf32>
%70 = stablehlo.reshape %69 : (tensor<7497xf32>) -> tensor<3x3x17x49xf32>
%71 = stablehlo.multiply %46, %70 : tensor<3x3x17x49xf32>
%cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%72 = stablehlo.reduce(%71 init: %cst_18) applies stablehlo.add across dimensions = [3, 1] : (tensor<3x3x17x49xf32>, tensor<f32>) -> tensor<3x17xf32>
return %56, %64, %72 : tensor<2x9xf32>, tensor<2x9xf32>, tensor<3x17xf32>
}
func.func private @remainder(%arg0: tensor<12240xi32>, %arg1: tensor<i64>) -> tensor<12240xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<12240xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<12240xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<12240xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<12240xi32>, tensor<12240xi32>) -> tensor<12240xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<12240xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<12240xi32>, tensor<12240xi32>) -> tensor<12240xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<12240xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<12240xi1>, tensor<12240xi1>) -> tensor<12240xi1>
%12 = stablehlo.and %11, %6 : tensor<12240xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<12240xi32>
%14 = stablehlo.add %4, %13 : tensor<12240xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<12240xi1>, tensor<12240xi32>
return %15 : tensor<12240xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<7497xi32>, %arg1: tensor<i64>) -> tensor<7497xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7497xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<7497xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7497xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<7497xi32>, tensor<7497xi32>) -> tensor<7497xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7497xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<7497xi32>, tensor<7497xi32>) -> tensor<7497xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<7497xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<7497xi1>, tensor<7497xi1>) -> tensor<7497xi1>
%12 = stablehlo.and %11, %6 : tensor<7497xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7497xi32>
%14 = stablehlo.add %4, %13 : tensor<7497xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<7497xi1>, tensor<7497xi32>
return %15 : tensor<7497xi32>
}
func.func private @remainder_1(%arg0: tensor<35280xi32>, %arg1: tensor<i64>) -> tensor<35280xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<35280xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<35280xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<35280xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<35280xi32>, tensor<35280xi32>) -> tensor<35280xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<35280xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<35280xi32>, tensor<35280xi32>) -> tensor<35280xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<35280xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<35280xi1>, tensor<35280xi1>) -> tensor<35280xi1>
%12 = stablehlo.and %11, %6 : tensor<35280xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<35280xi32>
%14 = stablehlo.add %4, %13 : tensor<35280xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<35280xi1>, tensor<35280xi32>
return %15 : tensor<35280xi32>
}
}
// -----
// gradients_to_17
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
%c0 = stablehlo.constant dense<"0x0300000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:3 = call @f(%a0) : (tensor<2xi32>) -> (tensor<2x3xf32>, tensor<2x9xf32>, tensor<2x49xf32>)
%e0 = stablehlo.constant dense<"0x0040604700DA614700335B4700105D4700965F4700506247"> : tensor<2x3xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
%e1 = stablehlo.constant dense<"0x00CCA5460008A1460034A546008A8F4600F68C46005A914600868B4600808B4600208E4600FE8546005E844600E28746009E9D4600129C4600EE9E46001CA246006C9D4600D0A146"> : tensor<2x9xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x9xf32>, tensor<2x9xf32>) -> ()
%e2 = stablehlo.constant dense<"0x00D88D450030C345000081450058B84500B899450088874500D8C34500F05B4500D8B8450098A045004886450070B4450098894500A0B74500009E4500C893450010AD4500B0A0450078934500C0C34500789E450088A8450000BC4500A89C450060C24500F88E45006091450068BD45001066450010C345009895450000A34500A0CB450068914500D8C64500B8944500A8974500C0BA4500F89B4500A8B44500B8B5450040B4450020AB450070AB45002095450058BA45001886450068A74500A8C64500C0754500D8B8450080AE4500D889450050C04500D88E4500A0B94500C8A84500D096450008A34500A0A74500B092450058B8450018AB4500D88D450030C345000081450058B84500B899450088874500D8C34500F05B4500D8B8450098A045004886450070B4450098894500A0B74500009E4500C893450010AD4500B0A0450078934500C0C34500789E450088A8450000BC4500A89C450060C24500F88E45006091450068BD45001066450010C345009895450000A34500A0CB450068914500D8C645"> : tensor<2x49xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x49xf32>, tensor<2x49xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<2x3xf32>, tensor<2x9xf32>, tensor<2x49xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<35280xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<35280xi32>
%4 = stablehlo.add %2, %3 : tensor<35280xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<35280xi32>
%6 = stablehlo.multiply %4, %5 : tensor<35280xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<35280xi32>, tensor<i64>) -> tensor<35280xi32>
%8 = stablehlo.multiply %7, %4 : tensor<35280xi32>
%9 = stablehlo.add %6, %8 : tensor<35280xi32>
%c_1 = stablehlo.constant dense<5> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<35280xi32>, tensor<i64>) -> tensor<35280xi32>
%c_2 = stablehlo.constant dense<2> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<35280xi32>
%12 = stablehlo.subtract %10, %11 : tensor<35280xi32>
%13 = stablehlo.convert %12 : (tensor<35280xi32>) -> tensor<35280xf32>
%14 = stablehlo.reshape %13 : (tensor<35280xf32>) -> tensor<2x40x9x49xf32>
%15 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%16 = stablehlo.reshape %15 : (tensor<1xi32>) -> tensor<i32>
%17 = stablehlo.iota dim = 0 : tensor<4998xi32>
%18 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<4998xi32>
%19 = stablehlo.add %17, %18 : tensor<4998xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<4998xi32>
%21 = stablehlo.multiply %19, %20 : tensor<4998xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%22 = call @remainder_0(%19, %c_4) : (tensor<4998xi32>, tensor<i64>) -> tensor<4998xi32>
%23 = stablehlo.multiply %22, %19 : tensor<4998xi32>
%24 = stablehlo.add %21, %23 : tensor<4998xi32>
%c_5 = stablehlo.constant dense<3> : tensor<i64>
%25 = call @remainder_0(%24, %c_5) : (tensor<4998xi32>, tensor<i64>) -> tensor<4998xi32>
%c_6 = stablehlo.constant dense<1> : tensor<i32>
%26 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<4998xi32>
%27 = stablehlo.subtract %25, %26 : tensor<4998xi32>
%28 = stablehlo.convert %27 : (tensor<4998xi32>) -> tensor<4998xf32>
%29 = stablehlo.reshape %28 : (tensor<4998xf32>) -> tensor<2x3x49x17xf32>
%30 = stablehlo.convolution(%14, %29) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 3], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x40x9x49xf32>, tensor<2x3x49x17xf32>) -> tensor<2x20x3x17xf32>
%31 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%32 = stablehlo.reshape %31 : (tensor<1xi32>) -> tensor<i32>
%33 = stablehlo.iota dim = 0 : tensor<2040xi32>
%34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<i32>) -> tensor<2040xi32>
%35 = stablehlo.add %33, %34 : tensor<2040xi32>
%c_7 = stablehlo.constant dense<7919> : tensor<i32>
%36 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<2040xi32>
%37 = stablehlo.multiply %35, %36 : tensor<2040xi32>
%c_8 = stablehlo.constant dense<13> : tensor<i64>
%38 = call @remainder_1(%35, %c_8) : (tensor<2040xi32>, tensor<i64>) -> tensor<2040xi32>
%39 = stablehlo.multiply %38, %35 : tensor<2040xi32>
%40 = stablehlo.add %37, %39 : tensor<2040xi32>
%c_9 = stablehlo.constant dense<5> : tensor<i64>
%41 = call @remainder_1(%40, %c_9) : (tensor<2040xi32>, tensor<i64>) -> tensor<2040xi32>
%c_10 = stablehlo.constant dense<2> : tensor<i32>
%42 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<2040xi32>
%43 = stablehlo.subtract %41, %42 : tensor<2040xi32>
%44 = stablehlo.convert %43 : (tensor<2040xi32>) -> tensor<2040xf32>
%45 = stablehlo.reshape %44 : (tensor<2040xf32>) -> tensor<2x20x3x17xf32>
%46 = stablehlo.convolution(%14, %45) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 3], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x40x9x49xf32>, tensor<2x20x3x17xf32>) -> tensor<2x3x49x17xf32>
%47 = stablehlo.reverse %29, dims = [0, 1] : tensor<2x3x49x17xf32>
%48 = stablehlo.convolution(%45, %47) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [2, 2]], lhs_dilate = [2, 3], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x20x3x17xf32>, tensor<2x3x49x17xf32>) -> tensor<2x40x9x49xf32>
%49 = stablehlo.iota dim = 0 : tensor<2040xi32>
%c_11 = stablehlo.constant dense<7> : tensor<i64>
%50 = call @remainder_1(%49, %c_11) : (tensor<2040xi32>, tensor<i64>) -> tensor<2040xi32>
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%51 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<2040xi32>
%52 = stablehlo.add %51, %50 : tensor<2040xi32>
%53 = stablehlo.convert %52 : (tensor<2040xi32>) -> tensor<2040xf32>
%54 = stablehlo.reshape %53 : (tensor<2040xf32>) -> tensor<2x20x3x17xf32>
%55 = stablehlo.multiply %30, %54 : tensor<2x20x3x17xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%56 = stablehlo.reduce(%55 init: %cst) applies stablehlo.add across dimensions = [3, 1] : (tensor<2x20x3x17xf32>, tensor<f32>) -> tensor<2x3xf32>
%57 = stablehlo.iota dim = 0 : tensor<35280xi32>
%c_13 = stablehlo.constant dense<7> : tensor<i64>
%58 = call @remainder(%57, %c_13) : (tensor<35280xi32>, tensor<i64>) -> tensor<35280xi32>
%c_14 = stablehlo.constant dense<1> : tensor<i32>
%59 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<35280xi32>
%60 = stablehlo.add %59, %58 : tensor<35280xi32>
%61 = stablehlo.convert %60 : (tensor<35280xi32>) -> tensor<35280xf32>
%62 = stablehlo.reshape %61 : (tensor<35280xf32>) -> tensor<2x40x9x49xf32>
%63 = stablehlo.multiply %48, %62 : tensor<2x40x9x49xf32>
%cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%64 = stablehlo.reduce(%63 init: %cst_15) applies stablehlo.add across dimensions = [3, 1] : (tensor<2x40x9x49xf32>, tensor<f32>) -> tensor<2x9xf32>
%65 = stablehlo.iota dim = 0 : tensor<4998xi32>
%c_16 = stablehlo.constant dense<7> : tensor<i64>
%66 = call @remainder_0(%65, %c_16) : (tensor<4998xi32>, tensor<i64>) -> tensor<4998xi32>
%c_17 = stablehlo.constant dense<1> : tensor<i32>
%67 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<4998xi32>
%68 = stablehlo.add %67, %66 : tensor<4998xi32>
%69 = stablehlo.convert %68 : (tensor<4998xi32>) -> tensor<4998xf32>
%70 = stablehlo.reshape %69 : (tensor<4998xf32>) -> tensor<2x3x49x17xf32>
%71 = stablehlo.multiply %46, %70 : tensor<2x3x49x17xf32>
%cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%72 = stablehlo.reduce(%71 init: %cst_18) applies stablehlo.add across dimensions = [3, 1] : (tensor<2x3x49x17xf32>, tensor<f32>) -> tensor<2x49xf32>
return %56, %64, %72 : tensor<2x3xf32>, tensor<2x9xf32>, tensor<2x49xf32>
}
func.func private @remainder(%arg0: tensor<35280xi32>, %arg1: tensor<i64>) -> tensor<35280xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<35280xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<35280xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<35280xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<35280xi32>, tensor<35280xi32>) -> tensor<35280xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<35280xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<35280xi32>, tensor<35280xi32>) -> tensor<35280xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<35280xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<35280xi1>, tensor<35280xi1>) -> tensor<35280xi1>
%12 = stablehlo.and %11, %6 : tensor<35280xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<35280xi32>
%14 = stablehlo.add %4, %13 : tensor<35280xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<35280xi1>, tensor<35280xi32>
return %15 : tensor<35280xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<4998xi32>, %arg1: tensor<i64>) -> tensor<4998xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4998xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<4998xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4998xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<4998xi32>, tensor<4998xi32>) -> tensor<4998xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4998xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<4998xi32>, tensor<4998xi32>) -> tensor<4998xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4998xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4998xi1>, tensor<4998xi1>) -> tensor<4998xi1>
%12 = stablehlo.and %11, %6 : tensor<4998xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4998xi32>
%14 = stablehlo.add %4, %13 : tensor<4998xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<4998xi1>, tensor<4998xi32>
return %15 : tensor<4998xi32>
}
func.func private @remainder_1(%arg0: tensor<2040xi32>, %arg1: tensor<i64>) -> tensor<2040xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2040xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<2040xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2040xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<2040xi32>, tensor<2040xi32>) -> tensor<2040xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2040xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<2040xi32>, tensor<2040xi32>) -> tensor<2040xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2040xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<2040xi1>, tensor<2040xi1>) -> tensor<2040xi1>
%12 = stablehlo.and %11, %6 : tensor<2040xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2040xi32>
%14 = stablehlo.add %4, %13 : tensor<2040xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<2040xi1>, tensor<2040xi32>
return %15 : tensor<2040xi32>
}
}
// -----
// gradients_depthwise_17
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
%c0 = stablehlo.constant dense<"0x0300000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:3 = call @f(%a0) : (tensor<2xi32>) -> (tensor<2x70xf32>, tensor<2x70xf32>, tensor<3x1xf32>)
%e0 = stablehlo.constant dense<"0x00E01F4500E89045007083450098A0450090D0450020C94500E0404500089C4500A067450050AF450058F94500D0714500405F4500D88D4500A0864500D8DF450010944500E88A450090344500D8AF4500780646009034450038A9450070AB4500B0894500D8CD4500A0A445007078450008AF450018CF450058B6450050754500309345009882450020FA4500289945003891450070804500C09F450078CE450040C8450020444500809E45005061450078AA4500E0F34500F06F4500F05E4500D88F45003087450000DB4500988D4500688E4500103F4500C0B245003C0746003038450020AE450020AD45009093450030D7450080A94500D07B450090AC450060CF450038B74500B06D4500B09845005083450030CA4500C01B4500D893450060834500309E4500D0CE450060C7450030484500F89C45002061450038AC450040F44500506945007062450048914500A8884500A8DD4500A890450080914500B0414500D8B44500FC074600B034450040AC450030B04500C88E4500F0D4450000AA4500607D450068B04500C0CD450088B64500806F4500489945009080450038F7450050964500088F450010834500389D4500D0D0450070CD45003046450040964500F065450070AF4500B0FB4500D06B4500B0584500608D45003084450010DA4500108E4500208B4500E036450010AD450080034600F0354500E8A84500E8AB4500C08C4500A8D2450060A6450070784500E0AD450058CE450090B7450060704500B0994500C8814500A8CC45"> : tensor<2x70xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x70xf32>, tensor<2x70xf32>) -> ()
%e1 = stablehlo.constant dense<"0x00B0334500B00A4500D89C450010F34500D8AD4500C0AC450090364500B08145001079450088DF450008D24500F0694500C0BC450060224500703D4500E8F7450068C0450080F14500E01C450000B54400E0CC450050D64500E4134600F0564500A0134500002E450078A745001430460018874500807C4500E07D450000A944008422460078D64500D09A4500008545003006450068984500C0F64500A0AE450088A84500403B450098824500507A4500B0DD450008CD45000062450048BC4500001E450050434500F0F3450088BD450040F245001023450020BF440000CF4500B8D5450070134600D0564500000C45002038450030A64500D02E460078834500707945005082450020A444004823460050D5450050344500C0364500D0084500489A4500B0F3450030A9450080A94500403A45003883450010774500E0DD4500B8CE450000644500A8BB450010234500503C4500A0F4450030BE4500A8EF4500601F450000B3440020D0450090D5450094134600D059450060134500C03C450088A44500842F4600608445000076450010814500C09B4400E0214600B0D84500289445007086450070044500689B450020F74500C0AD450090AE4500003E4500B8834500F07C450080E14500C0D04500D067450000BA4500501B4500603D450048F7450080BF450010F14500101F4500C0BB440090D0450090D345009C134600D05A4500101B45001035450030A64500B42E4600C8884500B081450070744500C0A544007C224600E0D74500002745"> : tensor<2x70xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x70xf32>, tensor<2x70xf32>) -> ()
%e2 = stablehlo.constant dense<"0xC00F3B486886B04980F62148"> : tensor<3x1xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<3x1xf32>, tensor<3x1xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<2x70xf32>, tensor<2x70xf32>, tensor<3x1xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<142800xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<142800xi32>
%4 = stablehlo.add %2, %3 : tensor<142800xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<142800xi32>
%6 = stablehlo.multiply %4, %5 : tensor<142800xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<142800xi32>, tensor<i64>) -> tensor<142800xi32>
%8 = stablehlo.multiply %7, %4 : tensor<142800xi32>
%9 = stablehlo.add %6, %8 : tensor<142800xi32>
%c_1 = stablehlo.constant dense<5> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<142800xi32>, tensor<i64>) -> tensor<142800xi32>
%c_2 = stablehlo.constant dense<2> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<142800xi32>
%12 = stablehlo.subtract %10, %11 : tensor<142800xi32>
%13 = stablehlo.convert %12 : (tensor<142800xi32>) -> tensor<142800xf32>
%14 = stablehlo.reshape %13 : (tensor<142800xf32>) -> tensor<2x60x70x17xf32>
%15 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%16 = stablehlo.reshape %15 : (tensor<1xi32>) -> tensor<i32>
%17 = stablehlo.iota dim = 0 : tensor<153xi32>
%18 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<153xi32>
%19 = stablehlo.add %17, %18 : tensor<153xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<153xi32>
%21 = stablehlo.multiply %19, %20 : tensor<153xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%22 = call @remainder_0(%19, %c_4) : (tensor<153xi32>, tensor<i64>) -> tensor<153xi32>
%23 = stablehlo.multiply %22, %19 : tensor<153xi32>
%24 = stablehlo.add %21, %23 : tensor<153xi32>
%c_5 = stablehlo.constant dense<3> : tensor<i64>
%25 = call @remainder_0(%24, %c_5) : (tensor<153xi32>, tensor<i64>) -> tensor<153xi32>
%c_6 = stablehlo.constant dense<1> : tensor<i32>
%26 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<153xi32>
%27 = stablehlo.subtract %25, %26 : tensor<153xi32>
%28 = stablehlo.convert %27 : (tensor<153xi32>) -> tensor<153xf32>
%29 = stablehlo.reshape %28 : (tensor<153xf32>) -> tensor<3x3x1x17xf32>
%30 = stablehlo.convolution(%14, %29) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 17 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x60x70x17xf32>, tensor<3x3x1x17xf32>) -> tensor<2x60x70x17xf32>
%31 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%32 = stablehlo.reshape %31 : (tensor<1xi32>) -> tensor<i32>
%33 = stablehlo.iota dim = 0 : tensor<142800xi32>
%34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<i32>) -> tensor<142800xi32>
%35 = stablehlo.add %33, %34 : tensor<142800xi32>
%c_7 = stablehlo.constant dense<7919> : tensor<i32>
%36 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<142800xi32>
%37 = stablehlo.multiply %35, %36 : tensor<142800xi32>
%c_8 = stablehlo.constant dense<13> : tensor<i64>
%38 = call @remainder(%35, %c_8) : (tensor<142800xi32>, tensor<i64>) -> tensor<142800xi32>
%39 = stablehlo.multiply %38, %35 : tensor<142800xi32>
%40 = stablehlo.add %37, %39 : tensor<142800xi32>
%c_9 = stablehlo.constant dense<5> : tensor<i64>
%41 = call @remainder(%40, %c_9) : (tensor<142800xi32>, tensor<i64>) -> tensor<142800xi32>
%c_10 = stablehlo.constant dense<2> : tensor<i32>
%42 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<142800xi32>
%43 = stablehlo.subtract %41, %42 : tensor<142800xi32>
%44 = stablehlo.convert %43 : (tensor<142800xi32>) -> tensor<142800xf32>
%45 = stablehlo.reshape %44 : (tensor<142800xf32>) -> tensor<2x60x70x17xf32>
%46 = stablehlo.convolution(%14, %45) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 17 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x60x70x17xf32>, tensor<2x60x70x17xf32>) -> tensor<3x3x1x17xf32>
%47 = stablehlo.reshape %29 : (tensor<3x3x1x17xf32>) -> tensor<3x3x1x17x1xf32>
%48 = stablehlo.transpose %47, dims = [0, 1, 3, 2, 4] : (tensor<3x3x1x17x1xf32>) -> tensor<3x3x17x1x1xf32>
%49 = stablehlo.reshape %48 : (tensor<3x3x17x1x1xf32>) -> tensor<3x3x17x1xf32>
%50 = stablehlo.reverse %49, dims = [0, 1] : tensor<3x3x17x1xf32>
%51 = stablehlo.convolution(%45, %50) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 17 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x60x70x17xf32>, tensor<3x3x17x1xf32>) -> tensor<2x60x70x17xf32>
%52 = stablehlo.iota dim = 0 : tensor<142800xi32>
%c_11 = stablehlo.constant dense<7> : tensor<i64>
%53 = call @remainder(%52, %c_11) : (tensor<142800xi32>, tensor<i64>) -> tensor<142800xi32>
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%54 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<142800xi32>
%55 = stablehlo.add %54, %53 : tensor<142800xi32>
%56 = stablehlo.convert %55 : (tensor<142800xi32>) -> tensor<142800xf32>
%57 = stablehlo.reshape %56 : (tensor<142800xf32>) -> tensor<2x60x70x17xf32>
%58 = stablehlo.multiply %30, %57 : tensor<2x60x70x17xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%59 = stablehlo.reduce(%58 init: %cst) applies stablehlo.add across dimensions = [3, 1] : (tensor<2x60x70x17xf32>, tensor<f32>) -> tensor<2x70xf32>
%60 = stablehlo.iota dim = 0 : tensor<142800xi32>
%c_13 = stablehlo.constant dense<7> : tensor<i64>
%61 = call @remainder(%60, %c_13) : (tensor<142800xi32>, tensor<i64>) -> tensor<142800xi32>
%c_14 = stablehlo.constant dense<1> : tensor<i32>
%62 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<142800xi32>
%63 = stablehlo.add %62, %61 : tensor<142800xi32>
%64 = stablehlo.convert %63 : (tensor<142800xi32>) -> tensor<142800xf32>
%65 = stablehlo.reshape %64 : (tensor<142800xf32>) -> tensor<2x60x70x17xf32>
%66 = stablehlo.multiply %51, %65 : tensor<2x60x70x17xf32>
%cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%67 = stablehlo.reduce(%66 init: %cst_15) applies stablehlo.add across dimensions = [3, 1] : (tensor<2x60x70x17xf32>, tensor<f32>) -> tensor<2x70xf32>
%68 = stablehlo.iota dim = 0 : tensor<153xi32>
%c_16 = stablehlo.constant dense<7> : tensor<i64>
%69 = call @remainder_0(%68, %c_16) : (tensor<153xi32>, tensor<i64>) -> tensor<153xi32>
%c_17 = stablehlo.constant dense<1> : tensor<i32>
%70 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<153xi32>
%71 = stablehlo.add %70, %69 : tensor<153xi32>
%72 = stablehlo.convert %71 : (tensor<153xi32>) -> tensor<153xf32>
%73 = stablehlo.reshape %72 : (tensor<153xf32>) -> tensor<3x3x1x17xf32>
%74 = stablehlo.multiply %46, %73 : tensor<3x3x1x17xf32>
%cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%75 = stablehlo.reduce(%74 init: %cst_18) applies stablehlo.add across dimensions = [3, 1] : (tensor<3x3x1x17xf32>, tensor<f32>) -> tensor<3x1xf32>
return %59, %67, %75 : tensor<2x70xf32>, tensor<2x70xf32>, tensor<3x1xf32>
}
func.func private @remainder(%arg0: tensor<142800xi32>, %arg1: tensor<i64>) -> tensor<142800xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<142800xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<142800xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<142800xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<142800xi32>, tensor<142800xi32>) -> tensor<142800xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<142800xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<142800xi32>, tensor<142800xi32>) -> tensor<142800xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<142800xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<142800xi1>, tensor<142800xi1>) -> tensor<142800xi1>
%12 = stablehlo.and %11, %6 : tensor<142800xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<142800xi32>
%14 = stablehlo.add %4, %13 : tensor<142800xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<142800xi1>, tensor<142800xi32>
return %15 : tensor<142800xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<153xi32>, %arg1: tensor<i64>) -> tensor<153xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<153xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<153xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<153xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<153xi32>, tensor<153xi32>) -> tensor<153xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<153xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<153xi32>, tensor<153xi32>) -> tensor<153xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<153xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<153xi1>, tensor<153xi1>) -> tensor<153xi1>
%12 = stablehlo.and %11, %6 : tensor<153xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<153xi32>
%14 = stablehlo.add %4, %13 : tensor<153xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<153xi1>, tensor<153xi32>
return %15 : tensor<153xi32>
}
}
// -----
// gradients_64
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
%c0 = stablehlo.constant dense<"0x0300000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:3 = call @f(%a0) : (tensor<2xi32>) -> (tensor<2x9xf32>, tensor<2x9xf32>, tensor<3x64xf32>)
%e0 = stablehlo.constant dense<"0x0042874600D2C24600B6D14600FAC3460088C846009CCB460000C4460064C946003C854600588646002AC946002EC5460000CC4600C6C7460008C5460070CF46000AC54600B08546"> : tensor<2x9xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x9xf32>, tensor<2x9xf32>) -> ()
%e1 = stablehlo.constant dense<"0x000C8B4600B0CF460088C8460018C54600B2C3460042C14600A4C5460072C14600DA8646006C72460078C2460062C8460026CD46001ACE4600BEC9460042C3460018C64600F28346"> : tensor<2x9xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x9xf32>, tensor<2x9xf32>) -> ()
%e2 = stablehlo.constant dense<"0x00A0A34500903C4500005E4500806F4500E0924500B02F4500F0024500809C450010564500B07645000894450088944500C052450090794500C0884400B8D4450080304500B0154500C0BC440000604500404F450000F244008090C300804345000068420048AB450010434500E0B744008086430070D54500403E45003086450080704500C0784500409244008068450040634500089E4500C88D450090834500603A4500C0124500A8944500D04B4500F0914500E0364500A8A24500A0E24400A01D4500007D4400D0BA450000C1C300803B45000014430050094500F88F4500103945006094C400C8904500A0DC440038AE4500707745004055450000B1440060C1440020424500607045003026450048914500601D4500006B450030654500A0B34500588B450080CA4400006E4500F8944500805D450010A54500A0464500203E4500D8924500E00B450058C945001893450090624500E03D4500F0564500D89C4500404A450020034500D007450000EA430050904500D0064500801D440000F64200D084450020244500503A450080124500E0444500F0204500E0B84500501D450088944500789645007087450060524500C004450070904500F0AA450008824500C069450070574500E07C4500C06E45008024450050DA4500E008450050474500E08B440040504500609F4500B0554500C00DC400C0C4440000744400904745004041440020DE440058CD450000D04400B063450000624400208F4400703345005046450040EA440090134500F08E45006078450080B1440030404500A891450008924500E88E45008053450070014500E09E450070774500A0924500F05A4500B04A450030324500A880450068CC4500706D4500388A45000010450080124500788B450090AA4500406D4400E08D440000014500504A45000072440060B1440000B9440080C04400A885450040C2440020EC440078874500488A4500B08A4500602E45003046450038A2450040854500307F4500204A4500704B450060994500E0574500889C4500D0164500F03D4500405945008063450030CB45"> : tensor<3x64xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<3x64xf32>, tensor<3x64xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<2x9xf32>, tensor<2x9xf32>, tensor<3x64xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<46080xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<46080xi32>
%4 = stablehlo.add %2, %3 : tensor<46080xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<46080xi32>
%6 = stablehlo.multiply %4, %5 : tensor<46080xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<46080xi32>, tensor<i64>) -> tensor<46080xi32>
%8 = stablehlo.multiply %7, %4 : tensor<46080xi32>
%9 = stablehlo.add %6, %8 : tensor<46080xi32>
%c_1 = stablehlo.constant dense<5> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<46080xi32>, tensor<i64>) -> tensor<46080xi32>
%c_2 = stablehlo.constant dense<2> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<46080xi32>
%12 = stablehlo.subtract %10, %11 : tensor<46080xi32>
%13 = stablehlo.convert %12 : (tensor<46080xi32>) -> tensor<46080xf32>
%14 = stablehlo.reshape %13 : (tensor<46080xf32>) -> tensor<2x40x9x64xf32>
%15 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%16 = stablehlo.reshape %15 : (tensor<1xi32>) -> tensor<i32>
%17 = stablehlo.iota dim = 0 : tensor<1152xi32>
%18 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<1152xi32>
%19 = stablehlo.add %17, %18 : tensor<1152xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<1152xi32>
%21 = stablehlo.multiply %19, %20 : tensor<1152xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%22 = call @remainder_0(%19, %c_4) : (tensor<1152xi32>, tensor<i64>) -> tensor<1152xi32>
%23 = stablehlo.multiply %22, %19 : tensor<1152xi32>
%24 = stablehlo.add %21, %23 : tensor<1152xi32>
%c_5 = stablehlo.constant dense<3> : tensor<i64>
%25 = call @remainder_0(%24, %c_5) : (tensor<1152xi32>, tensor<i64>) -> tensor<1152xi32>
%c_6 = stablehlo.constant dense<1> : tensor<i32>
%26 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<1152xi32>
%27 = stablehlo.subtract %25, %26 : tensor<1152xi32>
%28 = stablehlo.convert %27 : (tensor<1152xi32>) -> tensor<1152xf32>
%29 = stablehlo.reshape %28 : (tensor<1152xf32>) -> tensor<3x3x64x2xf32>
%30 = stablehlo.convolution(%14, %29) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x40x9x64xf32>, tensor<3x3x64x2xf32>) -> tensor<2x40x9x2xf32>
%31 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%32 = stablehlo.reshape %31 : (tensor<1xi32>) -> tensor<i32>
%33 = stablehlo.iota dim = 0 : tensor<1440xi32>
%34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<i32>) -> tensor<1440xi32>
%35 = stablehlo.add %33, %34 : tensor<1440xi32>
%c_7 = stablehlo.constant dense<7919> : tensor<i32>
%36 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<1440xi32>
%37 = stablehlo.multiply %35, %36 : tensor<1440xi32>
%c_8 = stablehlo.constant dense<13> : tensor<i64>
%38 = call @remainder_1(%35, %c_8) : (tensor<1440xi32>, tensor<i64>) -> tensor<1440xi32>
%39 = stablehlo.multiply %38, %35 : tensor<1440xi32>
%40 = stablehlo.add %37, %39 : tensor<1440xi32>
%c_9 = stablehlo.constant dense<5> : tensor<i64>
%41 = call @remainder_1(%40, %c_9) : (tensor<1440xi32>, tensor<i64>) -> tensor<1440xi32>
%c_10 = stablehlo.constant dense<2> : tensor<i32>
%42 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<1440xi32>
%43 = stablehlo.subtract %41, %42 : tensor<1440xi32>
%44 = stablehlo.convert %43 : (tensor<1440xi32>) -> tensor<1440xf32>
%45 = stablehlo.reshape %44 : (tensor<1440xf32>) -> tensor<2x40x9x2xf32>
%46 = stablehlo.convolution(%14, %45) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x40x9x64xf32>, tensor<2x40x9x2xf32>) -> tensor<3x3x64x2xf32>
%47 = stablehlo.reverse %29, dims = [0, 1] : tensor<3x3x64x2xf32>
%48 = stablehlo.convolution(%45, %47) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x40x9x2xf32>, tensor<3x3x64x2xf32>) -> tensor<2x40x9x64xf32>
%49 = stablehlo.iota dim = 0 : tensor<1440xi32>
%c_11 = stablehlo.constant dense<7> : tensor<i64>
%50 = call @remainder_1(%49, %c_11) : (tensor<1440xi32>, tensor<i64>) -> tensor<1440xi32>
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%51 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<1440xi32>
%52 = stablehlo.add %51, %50 : tensor<1440xi32>
%53 = stablehlo.convert %52 : (tensor<1440xi32>) -> tensor<1440xf32>
%54 = stablehlo.reshape %53 : (tensor<1440xf32>) -> tensor<2x40x9x2xf32>
%55 = stablehlo.multiply %30, %54 : tensor<2x40x9x2xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%56 = stablehlo.reduce(%55 init: %cst) applies stablehlo.add across dimensions = [3, 1] : (tensor<2x40x9x2xf32>, tensor<f32>) -> tensor<2x9xf32>
%57 = stablehlo.iota dim = 0 : tensor<46080xi32>
%c_13 = stablehlo.constant dense<7> : tensor<i64>
%58 = call @remainder(%57, %c_13) : (tensor<46080xi32>, tensor<i64>) -> tensor<46080xi32>
%c_14 = stablehlo.constant dense<1> : tensor<i32>
%59 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<46080xi32>
%60 = stablehlo.add %59, %58 : tensor<46080xi32>
%61 = stablehlo.convert %60 : (tensor<46080xi32>) -> tensor<46080xf32>
%62 = stablehlo.reshape %61 : (tensor<46080xf32>) -> tensor<2x40x9x64xf32>
%63 = stablehlo.multiply %48, %62 : tensor<2x40x9x64xf32>
%cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%64 = stablehlo.reduce(%63 init: %cst_15) applies stablehlo.add across dimensions = [3, 1] : (tensor<2x40x9x64xf32>, tensor<f32>) -> tensor<2x9xf32>
%65 = stablehlo.iota dim = 0 : tensor<1152xi32>
%c_16 = stablehlo.constant dense<7> : tensor<i64>
%66 = call @remainder_0(%65, %c_16) : (tensor<1152xi32>, tensor<i64>) -> tensor<1152xi32>
%c_17 = stablehlo.constant dense<1> : tensor<i32>
%67 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<1152xi32>
%68 = stablehlo.add %67, %66 : tensor<1152xi32>
%69 = stablehlo.convert %68 : (tensor<1152xi32>) -> tensor<1152xf32>
%70 = stablehlo.reshape %69 : (tensor<1152xf32>) -> tensor<3x3x64x2xf32>
%71 = stablehlo.multiply %46, %70 : tensor<3x3x64x2xf32>
%cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%72 = stablehlo.reduce(%71 init: %cst_18) applies stablehlo.add across dimensions = [3, 1] : (tensor<3x3x64x2xf32>, tensor<f32>) -> tensor<3x64xf32>
return %56, %64, %72 : tensor<2x9xf32>, tensor<2x9xf32>, tensor<3x64xf32>
}
func.func private @remainder(%arg0: tensor<46080xi32>, %arg1: tensor<i64>) -> tensor<46080xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<46080xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<46080xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<46080xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<46080xi32>, tensor<46080xi32>) -> tensor<46080xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<46080xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<46080xi32>, tensor<46080xi32>) -> tensor<46080xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<46080xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<46080xi1>, tensor<46080xi1>) -> tensor<46080xi1>
%12 = stablehlo.and %11, %6 : tensor<46080xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<46080xi32>
%14 = stablehlo.add %4, %13 : tensor<46080xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<46080xi1>, tensor<46080xi32>
return %15 : tensor<46080xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<1152xi32>, %arg1: tensor<i64>) -> tensor<1152xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1152xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1152xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1152xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1152xi32>, tensor<1152xi32>) -> tensor<1152xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1152xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1152xi32>, tensor<1152xi32>) -> tensor<1152xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1152xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1152xi1>, tensor<1152xi1>) -> tensor<1152xi1>
%12 = stablehlo.and %11, %6 : tensor<1152xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1152xi32>
%14 = stablehlo.add %4, %13 : tensor<1152xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<1152xi1>, tensor<1152xi32>
return %15 : tensor<1152xi32>
}
func.func private @remainder_1(%arg0: tensor<1440xi32>, %arg1: tensor<i64>) -> tensor<1440xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1440xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1440xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1440xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1440xi32>, tensor<1440xi32>) -> tensor<1440xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1440xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1440xi32>, tensor<1440xi32>) -> tensor<1440xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1440xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1440xi1>, tensor<1440xi1>) -> tensor<1440xi1>
%12 = stablehlo.and %11, %6 : tensor<1440xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1440xi32>
%14 = stablehlo.add %4, %13 : tensor<1440xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<1440xi1>, tensor<1440xi32>
return %15 : tensor<1440xi32>
}
}
// -----
// gradients_to_64
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
%c0 = stablehlo.constant dense<"0x0300000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:3 = call @f(%a0) : (tensor<2xi32>) -> (tensor<2x3xf32>, tensor<2x9xf32>, tensor<2x2xf32>)
%e0 = stablehlo.constant dense<"0x00A0114600F80B4600480A460030044600481346009C0C46"> : tensor<2x3xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
%e1 = stablehlo.constant dense<"0x00202B450060464500A04B4500C031450050224500702F4500D03B4500B03C4500C0214500004745007024450080404500903045005023450020184500E02F450010484500E04545"> : tensor<2x9xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x9xf32>, tensor<2x9xf32>) -> ()
%e2 = stablehlo.constant dense<"0x006A984600209D46001C9C4600609446"> : tensor<2x2xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x2xf32>, tensor<2x2xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<2x3xf32>, tensor<2x9xf32>, tensor<2x2xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<1440xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<1440xi32>
%4 = stablehlo.add %2, %3 : tensor<1440xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1440xi32>
%6 = stablehlo.multiply %4, %5 : tensor<1440xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<1440xi32>, tensor<i64>) -> tensor<1440xi32>
%8 = stablehlo.multiply %7, %4 : tensor<1440xi32>
%9 = stablehlo.add %6, %8 : tensor<1440xi32>
%c_1 = stablehlo.constant dense<5> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<1440xi32>, tensor<i64>) -> tensor<1440xi32>
%c_2 = stablehlo.constant dense<2> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1440xi32>
%12 = stablehlo.subtract %10, %11 : tensor<1440xi32>
%13 = stablehlo.convert %12 : (tensor<1440xi32>) -> tensor<1440xf32>
%14 = stablehlo.reshape %13 : (tensor<1440xf32>) -> tensor<2x40x9x2xf32>
%15 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%16 = stablehlo.reshape %15 : (tensor<1xi32>) -> tensor<i32>
%17 = stablehlo.iota dim = 0 : tensor<768xi32>
%18 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<768xi32>
%19 = stablehlo.add %17, %18 : tensor<768xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<768xi32>
%21 = stablehlo.multiply %19, %20 : tensor<768xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%22 = call @remainder_0(%19, %c_4) : (tensor<768xi32>, tensor<i64>) -> tensor<768xi32>
%23 = stablehlo.multiply %22, %19 : tensor<768xi32>
%24 = stablehlo.add %21, %23 : tensor<768xi32>
%c_5 = stablehlo.constant dense<3> : tensor<i64>
%25 = call @remainder_0(%24, %c_5) : (tensor<768xi32>, tensor<i64>) -> tensor<768xi32>
%c_6 = stablehlo.constant dense<1> : tensor<i32>
%26 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<768xi32>
%27 = stablehlo.subtract %25, %26 : tensor<768xi32>
%28 = stablehlo.convert %27 : (tensor<768xi32>) -> tensor<768xf32>
%29 = stablehlo.reshape %28 : (tensor<768xf32>) -> tensor<2x3x2x64xf32>
%30 = stablehlo.convolution(%14, %29) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 3], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x40x9x2xf32>, tensor<2x3x2x64xf32>) -> tensor<2x20x3x64xf32>
%31 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%32 = stablehlo.reshape %31 : (tensor<1xi32>) -> tensor<i32>
%33 = stablehlo.iota dim = 0 : tensor<7680xi32>
%34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%35 = stablehlo.add %33, %34 : tensor<7680xi32>
%c_7 = stablehlo.constant dense<7919> : tensor<i32>
%36 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%37 = stablehlo.multiply %35, %36 : tensor<7680xi32>
%c_8 = stablehlo.constant dense<13> : tensor<i64>
%38 = call @remainder_1(%35, %c_8) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%39 = stablehlo.multiply %38, %35 : tensor<7680xi32>
%40 = stablehlo.add %37, %39 : tensor<7680xi32>
%c_9 = stablehlo.constant dense<5> : tensor<i64>
%41 = call @remainder_1(%40, %c_9) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%c_10 = stablehlo.constant dense<2> : tensor<i32>
%42 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%43 = stablehlo.subtract %41, %42 : tensor<7680xi32>
%44 = stablehlo.convert %43 : (tensor<7680xi32>) -> tensor<7680xf32>
%45 = stablehlo.reshape %44 : (tensor<7680xf32>) -> tensor<2x20x3x64xf32>
%46 = stablehlo.convolution(%14, %45) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 3], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x40x9x2xf32>, tensor<2x20x3x64xf32>) -> tensor<2x3x2x64xf32>
%47 = stablehlo.reverse %29, dims = [0, 1] : tensor<2x3x2x64xf32>
%48 = stablehlo.convolution(%45, %47) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [2, 2]], lhs_dilate = [2, 3], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x20x3x64xf32>, tensor<2x3x2x64xf32>) -> tensor<2x40x9x2xf32>
%49 = stablehlo.iota dim = 0 : tensor<7680xi32>
%c_11 = stablehlo.constant dense<7> : tensor<i64>
%50 = call @remainder_1(%49, %c_11) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%51 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%52 = stablehlo.add %51, %50 : tensor<7680xi32>
%53 = stablehlo.convert %52 : (tensor<7680xi32>) -> tensor<7680xf32>
%54 = stablehlo.reshape %53 : (tensor<7680xf32>) -> tensor<2x20x3x64xf32>
%55 = stablehlo.multiply %30, %54 : tensor<2x20x3x64xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%56 = stablehlo.reduce(%55 init: %cst) applies stablehlo.add across dimensions = [3, 1] : (tensor<2x20x3x64xf32>, tensor<f32>) -> tensor<2x3xf32>
%57 = stablehlo.iota dim = 0 : tensor<1440xi32>
%c_13 = stablehlo.constant dense<7> : tensor<i64>
%58 = call @remainder(%57, %c_13) : (tensor<1440xi32>, tensor<i64>) -> tensor<1440xi32>
%c_14 = stablehlo.constant dense<1> : tensor<i32>
%59 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<1440xi32>
%60 = stablehlo.add %59, %58 : tensor<1440xi32>
%61 = stablehlo.convert %60 : (tensor<1440xi32>) -> tensor<1440xf32>
%62 = stablehlo.reshape %61 : (tensor<1440xf32>) -> tensor<2x40x9x2xf32>
%63 = stablehlo.multiply %48, %62 : tensor<2x40x9x2xf32>
%cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%64 = stablehlo.reduce(%63 init: %cst_15) applies stablehlo.add across dimensions = [3, 1] : (tensor<2x40x9x2xf32>, tensor<f32>) -> tensor<2x9xf32>
%65 = stablehlo.iota dim = 0 : tensor<768xi32>
%c_16 = stablehlo.constant dense<7> : tensor<i64>
%66 = call @remainder_0(%65, %c_16) : (tensor<768xi32>, tensor<i64>) -> tensor<768xi32>
%c_17 = stablehlo.constant dense<1> : tensor<i32>
%67 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<768xi32>
%68 = stablehlo.add %67, %66 : tensor<768xi32>
%69 = stablehlo.convert %68 : (tensor<768xi32>) -> tensor<768xf32>
%70 = stablehlo.reshape %69 : (tensor<768xf32>) -> tensor<2x3x2x64xf32>
%71 = stablehlo.multiply %46, %70 : tensor<2x3x2x64xf32>
%cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%72 = stablehlo.reduce(%71 init: %cst_18) applies stablehlo.add across dimensions = [3, 1] : (tensor<2x3x2x64xf32>, tensor<f32>) -> tensor<2x2xf32>
return %56, %64, %72 : tensor<2x3xf32>, tensor<2x9xf32>, tensor<2x2xf32>
}
func.func private @remainder(%arg0: tensor<1440xi32>, %arg1: tensor<i64>) -> tensor<1440xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1440xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1440xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1440xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1440xi32>, tensor<1440xi32>) -> tensor<1440xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1440xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1440xi32>, tensor<1440xi32>) -> tensor<1440xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1440xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1440xi1>, tensor<1440xi1>) -> tensor<1440xi1>
%12 = stablehlo.and %11, %6 : tensor<1440xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1440xi32>
%14 = stablehlo.add %4, %13 : tensor<1440xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<1440xi1>, tensor<1440xi32>
return %15 : tensor<1440xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<768xi32>, %arg1: tensor<i64>) -> tensor<768xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<768xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<768xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<768xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<768xi32>, tensor<768xi32>) -> tensor<768xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<768xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<768xi32>, tensor<768xi32>) -> tensor<768xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<768xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<768xi1>, tensor<768xi1>) -> tensor<768xi1>
%12 = stablehlo.and %11, %6 : tensor<768xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<768xi32>
%14 = stablehlo.add %4, %13 : tensor<768xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<768xi1>, tensor<768xi32>
return %15 : tensor<768xi32>
}
func.func private @remainder_1(%arg0: tensor<7680xi32>, %arg1: tensor<i64>) -> tensor<7680xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<7680xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<7680xi32>, tensor<7680xi32>) -> tensor<7680xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<7680xi32>, tensor<7680xi32>) -> tensor<7680xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<7680xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<7680xi1>, tensor<7680xi1>) -> tensor<7680xi1>
%12 = stablehlo.and %11, %6 : tensor<7680xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%14 = stablehlo.add %4, %13 : tensor<7680xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<7680xi1>, tensor<7680xi32>
return %15 : tensor<7680xi32>
}
}
// -----
// gradients_depthwise_64
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
%c0 = stablehlo.constant dense<"0x0300000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:3 = call @f(%a0) : (tensor<2xi32>) -> (tensor<2x70xf32>, tensor<2x70xf32>, tensor<3x1xf32>)
%e0 = stablehlo.constant dense<"0x006432460066A84600AC594600E05E46009AA24600D4A24600CA8646003083460076A0460086934600BC854600B4AC46001A9E4600889C460066BE460028B14600E2AD46003A88460056934600F491460088614600B07C460056994600387F46004087460072A6460036974600048D46009E8E4600B4AC46001C9E4600B2AF460096B34600309A460082904600FA9646009EA146009C734600985E4600129C46000EA74600286E460042824600449F46001089460070924600FCA8460028A54600F2AA4600ECB4460072BA4600D6A74600D07846004C9A460038894600D46F4600FA85460098964600C8904600FC7B46005EA34600169B4600EC724600B293460056A94600989C4600FCBF460094AF460078A54600CC234600E43DC600C09BC600446AC6008066C600B297C600E2AAC6004876C6004878C6009EA2C6007E83C600B48BC600FCA8C600809AC600DEA6C60078ADC60028B0C600E8A9C6006068C6008495C6002C83C600E05DC6007289C600C08FC600888CC600C083C600089DC600F29AC6006C6EC6001C8AC60070A8C600DA92C60038BBC60006AFC60046A3C600249AC600208FC600A2AAC600EC5FC600B04EC6009EA2C600989DC600887CC6003E85C6007A9CC6005A96C600A289C600F8A9C60066A4C600649CC60034BFC60090B6C600F4A7C6008C8BC600F495C600B691C600586FC6009C75C600849AC600EC7EC600D07DC6009AA9C6008693C6001C8AC600AC94C600EAA8C60062A6C6005CB2C60052AEC600889CC6000416C6"> : tensor<2x70xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x70xf32>, tensor<2x70xf32>) -> ()
%e1 = stablehlo.constant dense<"0x00601A460000B24600F4954600FABF460078D5460012BF460078BA46009899460030A4460044664600BC214600A09C4600FE8F46004A82460046884600C477460002954600147146005E9B4600E2974600EC984600CED9460064DF460046BD4600E09B4600D09346007C93460000564600805546009089460034634600CA904600A4994600A48E460048614600807F460056AE46001A9F460028BD4600DCD146000CC6460040B04600249D4600F0A84600045A460078354600E4944600BA8F4600648746004876460002844600288F4600D861460036A046007C8D46008A9D4600B8DC460042DB4600F4C74600EE9646008E9546001497460048454600AC66460034894600006746009E9C4600DE954600BA954600AC2C4600C423C60038A8C600229AC60012BCC600BACAC600F0BDC600CCACC6008E93C60032A3C6001C4CC600DC27C600E695C600188AC6004E87C6007079C600987CC600DC93C6007863C60024A1C6002E8FC600009BC600ACDEC60092D4C6006EC2C6008896C600548DC6008A94C600103CC600804FC600BC84C6008C56C6006E95C600BA91C6002290C600AC5CC600586BC60094B3C6007897C60040BCC6009CD8C60020C0C6005EBAC6005AA0C600A2A4C6009C6EC600502BC6007299C6004692C600107DC6007E84C600187FC600FE8DC600706CC6000897C6002E92C600B899C600DCD2C60020E0C600BABEC600AC99C600F498C6001E91C600585EC6003467C6000C8AC6004C70C6005293C600CA9BC6006894C600D82BC6"> : tensor<2x70xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x70xf32>, tensor<2x70xf32>) -> ()
%e2 = stablehlo.constant dense<"0xC8A3304A14D8924A78572F4A"> : tensor<3x1xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<3x1xf32>, tensor<3x1xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<2x70xf32>, tensor<2x70xf32>, tensor<3x1xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<537600xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<537600xi32>
%4 = stablehlo.add %2, %3 : tensor<537600xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<537600xi32>
%6 = stablehlo.multiply %4, %5 : tensor<537600xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<537600xi32>, tensor<i64>) -> tensor<537600xi32>
%8 = stablehlo.multiply %7, %4 : tensor<537600xi32>
%9 = stablehlo.add %6, %8 : tensor<537600xi32>
%c_1 = stablehlo.constant dense<5> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<537600xi32>, tensor<i64>) -> tensor<537600xi32>
%c_2 = stablehlo.constant dense<2> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<537600xi32>
%12 = stablehlo.subtract %10, %11 : tensor<537600xi32>
%13 = stablehlo.convert %12 : (tensor<537600xi32>) -> tensor<537600xf32>
%14 = stablehlo.reshape %13 : (tensor<537600xf32>) -> tensor<2x60x70x64xf32>
%15 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%16 = stablehlo.reshape %15 : (tensor<1xi32>) -> tensor<i32>
%17 = stablehlo.iota dim = 0 : tensor<576xi32>
%18 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<576xi32>
%19 = stablehlo.add %17, %18 : tensor<576xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<576xi32>
%21 = stablehlo.multiply %19, %20 : tensor<576xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%22 = call @remainder_0(%19, %c_4) : (tensor<576xi32>, tensor<i64>) -> tensor<576xi32>
%23 = stablehlo.multiply %22, %19 : tensor<576xi32>
%24 = stablehlo.add %21, %23 : tensor<576xi32>
%c_5 = stablehlo.constant dense<3> : tensor<i64>
%25 = call @remainder_0(%24, %c_5) : (tensor<576xi32>, tensor<i64>) -> tensor<576xi32>
%c_6 = stablehlo.constant dense<1> : tensor<i32>
%26 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<576xi32>
%27 = stablehlo.subtract %25, %26 : tensor<576xi32>
%28 = stablehlo.convert %27 : (tensor<576xi32>) -> tensor<576xf32>
%29 = stablehlo.reshape %28 : (tensor<576xf32>) -> tensor<3x3x1x64xf32>
%30 = stablehlo.convolution(%14, %29) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 64 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x60x70x64xf32>, tensor<3x3x1x64xf32>) -> tensor<2x60x70x64xf32>
%31 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%32 = stablehlo.reshape %31 : (tensor<1xi32>) -> tensor<i32>
%33 = stablehlo.iota dim = 0 : tensor<537600xi32>
%34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<i32>) -> tensor<537600xi32>
%35 = stablehlo.add %33, %34 : tensor<537600xi32>
%c_7 = stablehlo.constant dense<7919> : tensor<i32>
%36 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<537600xi32>
%37 = stablehlo.multiply %35, %36 : tensor<537600xi32>
%c_8 = stablehlo.constant dense<13> : tensor<i64>
%38 = call @remainder(%35, %c_8) : (tensor<537600xi32>, tensor<i64>) -> tensor<537600xi32>
%39 = stablehlo.multiply %38, %35 : tensor<537600xi32>
%40 = stablehlo.add %37, %39 : tensor<537600xi32>
%c_9 = stablehlo.constant dense<5> : tensor<i64>
%41 = call @remainder(%40, %c_9) : (tensor<537600xi32>, tensor<i64>) -> tensor<537600xi32>
%c_10 = stablehlo.constant dense<2> : tensor<i32>
%42 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<537600xi32>
%43 = stablehlo.subtract %41, %42 : tensor<537600xi32>
%44 = stablehlo.convert %43 : (tensor<537600xi32>) -> tensor<537600xf32>
%45 = stablehlo.reshape %44 : (tensor<537600xf32>) -> tensor<2x60x70x64xf32>
%46 = stablehlo.convolution(%14, %45) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 64 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x60x70x64xf32>, tensor<2x60x70x64xf32>) -> tensor<3x3x1x64xf32>
%47 = stablehlo.reshape %29 : (tensor<3x3x1x64xf32>) -> tensor<3x3x1x64x1xf32>
%48 = stablehlo.transpose %47, dims = [0, 1, 3, 2, 4] : (tensor<3x3x1x64x1xf32>) -> tensor<3x3x64x1x1xf32>
%49 = stablehlo.reshape %48 : (tensor<3x3x64x1x1xf32>) -> tensor<3x3x64x1xf32>
%50 = stablehlo.reverse %49, dims = [0, 1] : tensor<3x3x64x1xf32>
%51 = stablehlo.convolution(%45, %50) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 64 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x60x70x64xf32>, tensor<3x3x64x1xf32>) -> tensor<2x60x70x64xf32>
%52 = stablehlo.iota dim = 0 : tensor<537600xi32>
%c_11 = stablehlo.constant dense<7> : tensor<i64>
%53 = call @remainder(%52, %c_11) : (tensor<537600xi32>, tensor<i64>) -> tensor<537600xi32>
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%54 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<537600xi32>
%55 = stablehlo.add %54, %53 : tensor<537600xi32>
%56 = stablehlo.convert %55 : (tensor<537600xi32>) -> tensor<537600xf32>
%57 = stablehlo.reshape %56 : (tensor<537600xf32>) -> tensor<2x60x70x64xf32>
%58 = stablehlo.multiply %30, %57 : tensor<2x60x70x64xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%59 = stablehlo.reduce(%58 init: %cst) applies stablehlo.add across dimensions = [3, 1] : (tensor<2x60x70x64xf32>, tensor<f32>) -> tensor<2x70xf32>
%60 = stablehlo.iota dim = 0 : tensor<537600xi32>
%c_13 = stablehlo.constant dense<7> : tensor<i64>
%61 = call @remainder(%60, %c_13) : (tensor<537600xi32>, tensor<i64>) -> tensor<537600xi32>
%c_14 = stablehlo.constant dense<1> : tensor<i32>
%62 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<537600xi32>
%63 = stablehlo.add %62, %61 : tensor<537600xi32>
%64 = stablehlo.convert %63 : (tensor<537600xi32>) -> tensor<537600xf32>
%65 = stablehlo.reshape %64 : (tensor<537600xf32>) -> tensor<2x60x70x64xf32>
%66 = stablehlo.multiply %51, %65 : tensor<2x60x70x64xf32>
%cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%67 = stablehlo.reduce(%66 init: %cst_15) applies stablehlo.add across dimensions = [3, 1] : (tensor<2x60x70x64xf32>, tensor<f32>) -> tensor<2x70xf32>
%68 = stablehlo.iota dim = 0 : tensor<576xi32>
%c_16 = stablehlo.constant dense<7> : tensor<i64>
%69 = call @remainder_0(%68, %c_16) : (tensor<576xi32>, tensor<i64>) -> tensor<576xi32>
%c_17 = stablehlo.constant dense<1> : tensor<i32>
%70 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<576xi32>
%71 = stablehlo.add %70, %69 : tensor<576xi32>
%72 = stablehlo.convert %71 : (tensor<576xi32>) -> tensor<576xf32>
%73 = stablehlo.reshape %72 : (tensor<576xf32>) -> tensor<3x3x1x64xf32>
%74 = stablehlo.multiply %46, %73 : tensor<3x3x1x64xf32>
%cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%75 = stablehlo.reduce(%74 init: %cst_18) applies stablehlo.add across dimensions = [3, 1] : (tensor<3x3x1x64xf32>, tensor<f32>) -> tensor<3x1xf32>
return %59, %67, %75 : tensor<2x70xf32>, tensor<2x70xf32>, tensor<3x1xf32>
}
func.func private @remainder(%arg0: tensor<537600xi32>, %arg1: tensor<i64>) -> tensor<537600xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<537600xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<537600xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<537600xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<537600xi32>, tensor<537600xi32>) -> tensor<537600xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<537600xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<537600xi32>, tensor<537600xi32>) -> tensor<537600xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<537600xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<537600xi1>, tensor<537600xi1>) -> tensor<537600xi1>
%12 = stablehlo.and %11, %6 : tensor<537600xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<537600xi32>
%14 = stablehlo.add %4, %13 : tensor<537600xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<537600xi1>, tensor<537600xi32>
return %15 : tensor<537600xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<576xi32>, %arg1: tensor<i64>) -> tensor<576xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<576xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<576xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<576xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<576xi32>, tensor<576xi32>) -> tensor<576xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<576xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<576xi32>, tensor<576xi32>) -> tensor<576xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<576xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<576xi1>, tensor<576xi1>) -> tensor<576xi1>
%12 = stablehlo.and %11, %6 : tensor<576xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<576xi32>
%14 = stablehlo.add %4, %13 : tensor<576xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<576xi1>, tensor<576xi32>
return %15 : tensor<576xi32>
}
}
// -----
// gradients_grouped
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
%c0 = stablehlo.constant dense<"0x0300000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:3 = call @f(%a0) : (tensor<2xi32>) -> (tensor<2x9xf32>, tensor<2x17xf32>, tensor<3x3xf32>)
%e0 = stablehlo.constant dense<"0x00F023450000704500E06D4500C0484500506D4500A07F450090374500E077450000000000E07C4500902C4500807D4500F0694500F0404500F061450010764500A0364500000000"> : tensor<2x9xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x9xf32>, tensor<2x9xf32>) -> ()
%e1 = stablehlo.constant dense<"0x000000000080084500E0CE44007008450020E6440020FC4400A0DA4400E0F4440060D44400000C450020F54400C007450040C644003003450060E54400F0044500E0ED440000000000400C4500B0034500B0074500E0E04400600A4500A0EA4400C0FD440040FB4400A004450060FA4400300345002000450050054500C0ED440090024500C0F744"> : tensor<2x17xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x17xf32>, tensor<2x17xf32>) -> ()
%e2 = stablehlo.constant dense<"0x00E0114600EC1F4600C0054600B021460004184600D41F4600CC1A4600A01E4600541546"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<2x9xf32>, tensor<2x17xf32>, tensor<3x3xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<7752xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<7752xi32>
%4 = stablehlo.add %2, %3 : tensor<7752xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7752xi32>
%6 = stablehlo.multiply %4, %5 : tensor<7752xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<7752xi32>, tensor<i64>) -> tensor<7752xi32>
%8 = stablehlo.multiply %7, %4 : tensor<7752xi32>
%9 = stablehlo.add %6, %8 : tensor<7752xi32>
%c_1 = stablehlo.constant dense<5> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<7752xi32>, tensor<i64>) -> tensor<7752xi32>
%c_2 = stablehlo.constant dense<2> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7752xi32>
%12 = stablehlo.subtract %10, %11 : tensor<7752xi32>
%13 = stablehlo.convert %12 : (tensor<7752xi32>) -> tensor<7752xf32>
%14 = stablehlo.reshape %13 : (tensor<7752xf32>) -> tensor<2x19x17x12xf32>
%15 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%16 = stablehlo.reshape %15 : (tensor<1xi32>) -> tensor<i32>
%17 = stablehlo.iota dim = 0 : tensor<360xi32>
%18 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<360xi32>
%19 = stablehlo.add %17, %18 : tensor<360xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<360xi32>
%21 = stablehlo.multiply %19, %20 : tensor<360xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%22 = call @remainder_0(%19, %c_4) : (tensor<360xi32>, tensor<i64>) -> tensor<360xi32>
%23 = stablehlo.multiply %22, %19 : tensor<360xi32>
%24 = stablehlo.add %21, %23 : tensor<360xi32>
%c_5 = stablehlo.constant dense<3> : tensor<i64>
%25 = call @remainder_0(%24, %c_5) : (tensor<360xi32>, tensor<i64>) -> tensor<360xi32>
%c_6 = stablehlo.constant dense<1> : tensor<i32>
%26 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<360xi32>
%27 = stablehlo.subtract %25, %26 : tensor<360xi32>
%28 = stablehlo.convert %27 : (tensor<360xi32>) -> tensor<360xf32>
%29 = stablehlo.reshape %28 : (tensor<360xf32>) -> tensor<3x2x3x20xf32>
%30 = stablehlo.convolution(%14, %29) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 2], pad = [[3, 0], [-1, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 4 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x19x17x12xf32>, tensor<3x2x3x20xf32>) -> tensor<2x20x9x20xf32>
%31 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%32 = stablehlo.reshape %31 : (tensor<1xi32>) -> tensor<i32>
%33 = stablehlo.iota dim = 0 : tensor<7200xi32>
%34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<i32>) -> tensor<7200xi32>
%35 = stablehlo.add %33, %34 : tensor<7200xi32>
%c_7 = stablehlo.constant dense<7919> : tensor<i32>
%36 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<7200xi32>
%37 = stablehlo.multiply %35, %36 : tensor<7200xi32>
%c_8 = stablehlo.constant dense<13> : tensor<i64>
%38 = call @remainder_1(%35, %c_8) : (tensor<7200xi32>, tensor<i64>) -> tensor<7200xi32>
%39 = stablehlo.multiply %38, %35 : tensor<7200xi32>
%40 = stablehlo.add %37, %39 : tensor<7200xi32>
%c_9 = stablehlo.constant dense<5> : tensor<i64>
%41 = call @remainder_1(%40, %c_9) : (tensor<7200xi32>, tensor<i64>) -> tensor<7200xi32>
%c_10 = stablehlo.constant dense<2> : tensor<i32>
%42 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<7200xi32>
%43 = stablehlo.subtract %41, %42 : tensor<7200xi32>
%44 = stablehlo.convert %43 : (tensor<7200xi32>) -> tensor<7200xf32>
%45 = stablehlo.reshape %44 : (tensor<7200xf32>) -> tensor<2x20x9x20xf32>
%46 = stablehlo.convolution(%14, %45) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[3, 0], [-1, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 2], reverse = [false, false]} {batch_group_count = 4 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x19x17x12xf32>, tensor<2x20x9x20xf32>) -> tensor<3x2x3x20xf32>
%47 = stablehlo.reshape %29 : (tensor<3x2x3x20xf32>) -> tensor<3x2x3x4x5xf32>
%48 = stablehlo.transpose %47, dims = [0, 1, 3, 2, 4] : (tensor<3x2x3x4x5xf32>) -> tensor<3x2x4x3x5xf32>
%49 = stablehlo.reshape %48 : (tensor<3x2x4x3x5xf32>) -> tensor<3x2x12x5xf32>
%50 = stablehlo.reverse %49, dims = [0, 1] : tensor<3x2x12x5xf32>
%51 = stablehlo.convolution(%45, %50) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[-1, 2], [2, -1]], lhs_dilate = [1, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 4 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x20x9x20xf32>, tensor<3x2x12x5xf32>) -> tensor<2x19x17x12xf32>
%52 = stablehlo.iota dim = 0 : tensor<7200xi32>
%c_11 = stablehlo.constant dense<7> : tensor<i64>
%53 = call @remainder_1(%52, %c_11) : (tensor<7200xi32>, tensor<i64>) -> tensor<7200xi32>
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%54 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<7200xi32>
%55 = stablehlo.add %54, %53 : tensor<7200xi32>
%56 = stablehlo.convert %55 : (tensor<7200xi32>) -> tensor<7200xf32>
%57 = stablehlo.reshape %56 : (tensor<7200xf32>) -> tensor<2x20x9x20xf32>
%58 = stablehlo.multiply %30, %57 : tensor<2x20x9x20xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%59 = stablehlo.reduce(%58 init: %cst) applies stablehlo.add across dimensions = [3, 1] : (tensor<2x20x9x20xf32>, tensor<f32>) -> tensor<2x9xf32>
%60 = stablehlo.iota dim = 0 : tensor<7752xi32>
%c_13 = stablehlo.constant dense<7> : tensor<i64>
%61 = call @remainder(%60, %c_13) : (tensor<7752xi32>, tensor<i64>) -> tensor<7752xi32>
%c_14 = stablehlo.constant dense<1> : tensor<i32>
%62 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<7752xi32>
%63 = stablehlo.add %62, %61 : tensor<7752xi32>
%64 = stablehlo.convert %63 : (tensor<7752xi32>) -> tensor<7752xf32>
%65 = stablehlo.reshape %64 : (tensor<7752xf32>) -> tensor<2x19x17x12xf32>
%66 = stablehlo.multiply %51, %65 : tensor<2x19x17x12xf32>
%cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%67 = stablehlo.reduce(%66 init: %cst_15) applies stablehlo.add across dimensions = [3, 1] : (tensor<2x19x17x12xf32>, tensor<f32>) -> tensor<2x17xf32>
%68 = stablehlo.iota dim = 0 : tensor<360xi32>
%c_16 = stablehlo.constant dense<7> : tensor<i64>
%69 = call @remainder_0(%68, %c_16) : (tensor<360xi32>, tensor<i64>) -> tensor<360xi32>
%c_17 = stablehlo.constant dense<1> : tensor<i32>
%70 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<360xi32>
%71 = stablehlo.add %70, %69 : tensor<360xi32>
%72 = stablehlo.convert %71 : (tensor<360xi32>) -> tensor<360xf32>
%73 = stablehlo.reshape %72 : (tensor<360xf32>) -> tensor<3x2x3x20xf32>
%74 = stablehlo.multiply %46, %73 : tensor<3x2x3x20xf32>
%cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%75 = stablehlo.reduce(%74 init: %cst_18) applies stablehlo.add across dimensions = [3, 1] : (tensor<3x2x3x20xf32>, tensor<f32>) -> tensor<3x3xf32>
return %59, %67, %75 : tensor<2x9xf32>, tensor<2x17xf32>, tensor<3x3xf32>
}
func.func private @remainder(%arg0: tensor<7752xi32>, %arg1: tensor<i64>) -> tensor<7752xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7752xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<7752xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7752xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<7752xi32>, tensor<7752xi32>) -> tensor<7752xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7752xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<7752xi32>, tensor<7752xi32>) -> tensor<7752xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<7752xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<7752xi1>, tensor<7752xi1>) -> tensor<7752xi1>
%12 = stablehlo.and %11, %6 : tensor<7752xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7752xi32>
%14 = stablehlo.add %4, %13 : tensor<7752xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<7752xi1>, tensor<7752xi32>
return %15 : tensor<7752xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<360xi32>, %arg1: tensor<i64>) -> tensor<360xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<360xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<360xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<360xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<360xi32>, tensor<360xi32>) -> tensor<360xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<360xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<360xi32>, tensor<360xi32>) -> tensor<360xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<360xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<360xi1>, tensor<360xi1>) -> tensor<360xi1>
%12 = stablehlo.and %11, %6 : tensor<360xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<360xi32>
%14 = stablehlo.add %4, %13 : tensor<360xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<360xi1>, tensor<360xi32>
return %15 : tensor<360xi32>
}
func.func private @remainder_1(%arg0: tensor<7200xi32>, %arg1: tensor<i64>) -> tensor<7200xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7200xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<7200xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7200xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<7200xi32>, tensor<7200xi32>) -> tensor<7200xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7200xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<7200xi32>, tensor<7200xi32>) -> tensor<7200xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<7200xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<7200xi1>, tensor<7200xi1>) -> tensor<7200xi1>
%12 = stablehlo.and %11, %6 : tensor<7200xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7200xi32>
%14 = stablehlo.add %4, %13 : tensor<7200xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<7200xi1>, tensor<7200xi32>
return %15 : tensor<7200xi32>
}
}
// -----
// gradients_dilated
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
%c0 = stablehlo.constant dense<"0x0300000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:3 = call @f(%a0) : (tensor<2xi32>) -> (tensor<2x17xf32>, tensor<2x17xf32>, tensor<3x12xf32>)
%e0 = stablehlo.constant dense<"0x0038B9450034734600E46946005C5446003467460068664600B4614600386C460068544600CC654600E86A460068554600006C4600186B4600C8514600B0EE4500A0F1450070F04500886746005C4E460020714600F466460004524600C0644600086046001463460020694600545546001C614600786F460064534600D86D460088DF450028C045"> : tensor<2x17xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x17xf32>, tensor<2x17xf32>) -> ()
%e1 = stablehlo.constant dense<"0x0028E7450048E64500205E4600D8664600845D46005C6646001865460088574600CC6E4600CC5A4600945E460084674600B05E460030644600B85C46008C694600B0E0450078E9450000DE4500F0624600686046004C5F460030654600145A46006C6F4600745C4600645D4600646D4600545746006C634600746246001C6746009C61460060D845"> : tensor<2x17xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x17xf32>, tensor<2x17xf32>) -> ()
%e2 = stablehlo.constant dense<"0x00E4644600C05A460016AF4600508A46009E8346008EC646008E96460050544600CCC146006088460014794600286D46008AD746008E8E46001E87460044C14600C88E4600048B4600285F46003AD4460030254600044846002D044700A86846005C7446000C664600C0BC4600241B46004C7D460046CB4600E86C4600586A4600A0B84600369E4600F4484600AAB446"> : tensor<3x12xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<3x12xf32>, tensor<3x12xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<2x17xf32>, tensor<2x17xf32>, tensor<3x12xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<7752xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<7752xi32>
%4 = stablehlo.add %2, %3 : tensor<7752xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7752xi32>
%6 = stablehlo.multiply %4, %5 : tensor<7752xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<7752xi32>, tensor<i64>) -> tensor<7752xi32>
%8 = stablehlo.multiply %7, %4 : tensor<7752xi32>
%9 = stablehlo.add %6, %8 : tensor<7752xi32>
%c_1 = stablehlo.constant dense<5> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<7752xi32>, tensor<i64>) -> tensor<7752xi32>
%c_2 = stablehlo.constant dense<2> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7752xi32>
%12 = stablehlo.subtract %10, %11 : tensor<7752xi32>
%13 = stablehlo.convert %12 : (tensor<7752xi32>) -> tensor<7752xf32>
%14 = stablehlo.reshape %13 : (tensor<7752xf32>) -> tensor<2x19x17x12xf32>
%15 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%16 = stablehlo.reshape %15 : (tensor<1xi32>) -> tensor<i32>
%17 = stablehlo.iota dim = 0 : tensor<1440xi32>
%18 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<1440xi32>
%19 = stablehlo.add %17, %18 : tensor<1440xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<1440xi32>
%21 = stablehlo.multiply %19, %20 : tensor<1440xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%22 = call @remainder_0(%19, %c_4) : (tensor<1440xi32>, tensor<i64>) -> tensor<1440xi32>
%23 = stablehlo.multiply %22, %19 : tensor<1440xi32>
%24 = stablehlo.add %21, %23 : tensor<1440xi32>
%c_5 = stablehlo.constant dense<3> : tensor<i64>
%25 = call @remainder_0(%24, %c_5) : (tensor<1440xi32>, tensor<i64>) -> tensor<1440xi32>
%c_6 = stablehlo.constant dense<1> : tensor<i32>
%26 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<1440xi32>
%27 = stablehlo.subtract %25, %26 : tensor<1440xi32>
%28 = stablehlo.convert %27 : (tensor<1440xi32>) -> tensor<1440xf32>
%29 = stablehlo.reshape %28 : (tensor<1440xf32>) -> tensor<3x2x12x20xf32>
%30 = stablehlo.convolution(%14, %29) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [1, 2]], lhs_dilate = [1, 1], rhs_dilate = [2, 3], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x19x17x12xf32>, tensor<3x2x12x20xf32>) -> tensor<2x19x17x20xf32>
%31 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%32 = stablehlo.reshape %31 : (tensor<1xi32>) -> tensor<i32>
%33 = stablehlo.iota dim = 0 : tensor<12920xi32>
%34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<i32>) -> tensor<12920xi32>
%35 = stablehlo.add %33, %34 : tensor<12920xi32>
%c_7 = stablehlo.constant dense<7919> : tensor<i32>
%36 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<12920xi32>
%37 = stablehlo.multiply %35, %36 : tensor<12920xi32>
%c_8 = stablehlo.constant dense<13> : tensor<i64>
%38 = call @remainder_1(%35, %c_8) : (tensor<12920xi32>, tensor<i64>) -> tensor<12920xi32>
%39 = stablehlo.multiply %38, %35 : tensor<12920xi32>
%40 = stablehlo.add %37, %39 : tensor<12920xi32>
%c_9 = stablehlo.constant dense<5> : tensor<i64>
%41 = call @remainder_1(%40, %c_9) : (tensor<12920xi32>, tensor<i64>) -> tensor<12920xi32>
%c_10 = stablehlo.constant dense<2> : tensor<i32>
%42 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<12920xi32>
%43 = stablehlo.subtract %41, %42 : tensor<12920xi32>
%44 = stablehlo.convert %43 : (tensor<12920xi32>) -> tensor<12920xf32>
%45 = stablehlo.reshape %44 : (tensor<12920xf32>) -> tensor<2x19x17x20xf32>
%46 = stablehlo.convolution(%14, %45) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [2, 3], pad = [[2, 2], [1, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x19x17x12xf32>, tensor<2x19x17x20xf32>) -> tensor<3x2x12x20xf32>
%47 = stablehlo.reverse %29, dims = [0, 1] : tensor<3x2x12x20xf32>
%48 = stablehlo.convolution(%45, %47) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [2, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 3], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x19x17x20xf32>, tensor<3x2x12x20xf32>) -> tensor<2x19x17x12xf32>
%49 = stablehlo.iota dim = 0 : tensor<12920xi32>
%c_11 = stablehlo.constant dense<7> : tensor<i64>
%50 = call @remainder_1(%49, %c_11) : (tensor<12920xi32>, tensor<i64>) -> tensor<12920xi32>
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%51 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<12920xi32>
%52 = stablehlo.add %51, %50 : tensor<12920xi32>
%53 = stablehlo.convert %52 : (tensor<12920xi32>) -> tensor<12920xf32>
%54 = stablehlo.reshape %53 : (tensor<12920xf32>) -> tensor<2x19x17x20xf32>
%55 = stablehlo.multiply %30, %54 : tensor<2x19x17x20xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%56 = stablehlo.reduce(%55 init: %cst) applies stablehlo.add across dimensions = [3, 1] : (tensor<2x19x17x20xf32>, tensor<f32>) -> tensor<2x17xf32>
%57 = stablehlo.iota dim = 0 : tensor<7752xi32>
%c_13 = stablehlo.constant dense<7> : tensor<i64>
%58 = call @remainder(%57, %c_13) : (tensor<7752xi32>, tensor<i64>) -> tensor<7752xi32>
%c_14 = stablehlo.constant dense<1> : tensor<i32>
%59 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<7752xi32>
%60 = stablehlo.add %59, %58 : tensor<7752xi32>
%61 = stablehlo.convert %60 : (tensor<7752xi32>) -> tensor<7752xf32>
%62 = stablehlo.reshape %61 : (tensor<7752xf32>) -> tensor<2x19x17x12xf32>
%63 = stablehlo.multiply %48, %62 : tensor<2x19x17x12xf32>
%cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%64 = stablehlo.reduce(%63 init: %cst_15) applies stablehlo.add across dimensions = [3, 1] : (tensor<2x19x17x12xf32>, tensor<f32>) -> tensor<2x17xf32>
%65 = stablehlo.iota dim = 0 : tensor<1440xi32>
%c_16 = stablehlo.constant dense<7> : tensor<i64>
%66 = call @remainder_0(%65, %c_16) : (tensor<1440xi32>, tensor<i64>) -> tensor<1440xi32>
%c_17 = stablehlo.constant dense<1> : tensor<i32>
%67 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<1440xi32>
%68 = stablehlo.add %67, %66 : tensor<1440xi32>
%69 = stablehlo.convert %68 : (tensor<1440xi32>) -> tensor<1440xf32>
%70 = stablehlo.reshape %69 : (tensor<1440xf32>) -> tensor<3x2x12x20xf32>
%71 = stablehlo.multiply %46, %70 : tensor<3x2x12x20xf32>
%cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%72 = stablehlo.reduce(%71 init: %cst_18) applies stablehlo.add across dimensions = [3, 1] : (tensor<3x2x12x20xf32>, tensor<f32>) -> tensor<3x12xf32>
return %56, %64, %72 : tensor<2x17xf32>, tensor<2x17xf32>, tensor<3x12xf32>
}
func.func private @remainder(%arg0: tensor<7752xi32>, %arg1: tensor<i64>) -> tensor<7752xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7752xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<7752xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7752xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<7752xi32>, tensor<7752xi32>) -> tensor<7752xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7752xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<7752xi32>, tensor<7752xi32>) -> tensor<7752xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<7752xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<7752xi1>, tensor<7752xi1>) -> tensor<7752xi1>
%12 = stablehlo.and %11, %6 : tensor<7752xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7752xi32>
%14 = stablehlo.add %4, %13 : tensor<7752xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<7752xi1>, tensor<7752xi32>
return %15 : tensor<7752xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<1440xi32>, %arg1: tensor<i64>) -> tensor<1440xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1440xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1440xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1440xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1440xi32>, tensor<1440xi32>) -> tensor<1440xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1440xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1440xi32>, tensor<1440xi32>) -> tensor<1440xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1440xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1440xi1>, tensor<1440xi1>) -> tensor<1440xi1>
%12 = stablehlo.and %11, %6 : tensor<1440xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1440xi32>
%14 = stablehlo.add %4, %13 : tensor<1440xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<1440xi1>, tensor<1440xi32>
return %15 : tensor<1440xi32>
}
func.func private @remainder_1(%arg0: tensor<12920xi32>, %arg1: tensor<i64>) -> tensor<12920xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<12920xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<12920xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<12920xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<12920xi32>, tensor<12920xi32>) -> tensor<12920xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<12920xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<12920xi32>, tensor<12920xi32>) -> tensor<12920xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<12920xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<12920xi1>, tensor<12920xi1>) -> tensor<12920xi1>
%12 = stablehlo.and %11, %6 : tensor<12920xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<12920xi32>
%14 = stablehlo.add %4, %13 : tensor<12920xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<12920xi1>, tensor<12920xi32>
return %15 : tensor<12920xi32>
}
}
// -----
// gradients_by_feature
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
%c0 = stablehlo.constant dense<"0x0300000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:3 = call @f(%a0) : (tensor<2xi32>) -> (tensor<2x19xf32>, tensor<2x19xf32>, tensor<20x3xf32>)
%e0 = stablehlo.constant dense<"0x004439460038374600605B4600485E4600284C4600B4444600D46546000C5B4600643B4600985A4600CC554600D06B460088304600F8614600204B4600A8694600682B4600746C4600D8AC4500988B4500B0704600CC2B4600F86846007C4B460064654600482C4600C06E460068534600CC5F4600BC2B46004C6B46004C554600744D4600A84B4600B05B4600045D4600044F4600B42246"> : tensor<2x19xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x19xf32>, tensor<2x19xf32>) -> ()
%e1 = stablehlo.constant dense<"0x00C4104600BC514600704546008C6C46001C414600485A46001047460070674600484F4600105246008C4946007062460058474600C84F46006C52460008574600604C4600A84D4600B8054600289F4500BC4F460044614600844A46003C4D46009C574600905646005C5546006C4C4600945B4600CC4F4600BC514600704546008C6C46001C414600485A46001047460070674600F03945"> : tensor<2x19xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x19xf32>, tensor<2x19xf32>) -> ()
%e2 = stablehlo.constant dense<"0x00C03E4600187F46000C364600B44D4600987E46005C82460064244600FC8F4600B8264600887B4600E689460048014600404F460090854600141F4600706446001C764600601F46003C494600D0764600F0DF45000A80460030584600440146005A804600C4484600C8FC4500EC7146006040460024194600608F4600BC53460030E24500208A4600F46E46001019460014204600DC144600681B4600F2844600CC36460030014600D4724600F8BC4500202B46000C3E4600881C460004234600FC744600800C4600843A4600C052460054184600AC194600886B460008F4450010714600E8ED4500702146001C5A46"> : tensor<20x3xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<20x3xf32>, tensor<20x3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<2x19xf32>, tensor<2x19xf32>, tensor<20x3xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<7752xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<7752xi32>
%4 = stablehlo.add %2, %3 : tensor<7752xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7752xi32>
%6 = stablehlo.multiply %4, %5 : tensor<7752xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<7752xi32>, tensor<i64>) -> tensor<7752xi32>
%8 = stablehlo.multiply %7, %4 : tensor<7752xi32>
%9 = stablehlo.add %6, %8 : tensor<7752xi32>
%c_1 = stablehlo.constant dense<5> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<7752xi32>, tensor<i64>) -> tensor<7752xi32>
%c_2 = stablehlo.constant dense<2> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7752xi32>
%12 = stablehlo.subtract %10, %11 : tensor<7752xi32>
%13 = stablehlo.convert %12 : (tensor<7752xi32>) -> tensor<7752xf32>
%14 = stablehlo.reshape %13 : (tensor<7752xf32>) -> tensor<2x12x19x17xf32>
%15 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%16 = stablehlo.reshape %15 : (tensor<1xi32>) -> tensor<i32>
%17 = stablehlo.iota dim = 0 : tensor<1440xi32>
%18 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<1440xi32>
%19 = stablehlo.add %17, %18 : tensor<1440xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<1440xi32>
%21 = stablehlo.multiply %19, %20 : tensor<1440xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%22 = call @remainder_0(%19, %c_4) : (tensor<1440xi32>, tensor<i64>) -> tensor<1440xi32>
%23 = stablehlo.multiply %22, %19 : tensor<1440xi32>
%24 = stablehlo.add %21, %23 : tensor<1440xi32>
%c_5 = stablehlo.constant dense<3> : tensor<i64>
%25 = call @remainder_0(%24, %c_5) : (tensor<1440xi32>, tensor<i64>) -> tensor<1440xi32>
%c_6 = stablehlo.constant dense<1> : tensor<i32>
%26 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<1440xi32>
%27 = stablehlo.subtract %25, %26 : tensor<1440xi32>
%28 = stablehlo.convert %27 : (tensor<1440xi32>) -> tensor<1440xf32>
%29 = stablehlo.reshape %28 : (tensor<1440xf32>) -> tensor<20x12x3x2xf32>
%30 = stablehlo.convolution(%14, %29) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x12x19x17xf32>, tensor<20x12x3x2xf32>) -> tensor<2x20x19x17xf32>
%31 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%32 = stablehlo.reshape %31 : (tensor<1xi32>) -> tensor<i32>
%33 = stablehlo.iota dim = 0 : tensor<12920xi32>
%34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<i32>) -> tensor<12920xi32>
%35 = stablehlo.add %33, %34 : tensor<12920xi32>
%c_7 = stablehlo.constant dense<7919> : tensor<i32>
%36 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<12920xi32>
%37 = stablehlo.multiply %35, %36 : tensor<12920xi32>
%c_8 = stablehlo.constant dense<13> : tensor<i64>
%38 = call @remainder_1(%35, %c_8) : (tensor<12920xi32>, tensor<i64>) -> tensor<12920xi32>
%39 = stablehlo.multiply %38, %35 : tensor<12920xi32>
%40 = stablehlo.add %37, %39 : tensor<12920xi32>
%c_9 = stablehlo.constant dense<5> : tensor<i64>
%41 = call @remainder_1(%40, %c_9) : (tensor<12920xi32>, tensor<i64>) -> tensor<12920xi32>
%c_10 = stablehlo.constant dense<2> : tensor<i32>
%42 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<12920xi32>
%43 = stablehlo.subtract %41, %42 : tensor<12920xi32>
%44 = stablehlo.convert %43 : (tensor<12920xi32>) -> tensor<12920xf32>
%45 = stablehlo.reshape %44 : (tensor<12920xf32>) -> tensor<2x20x19x17xf32>
%46 = stablehlo.convolution(%14, %45) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x12x19x17xf32>, tensor<2x20x19x17xf32>) -> tensor<20x12x3x2xf32>
%47 = stablehlo.reverse %29, dims = [2, 3] : tensor<20x12x3x2xf32>
%48 = stablehlo.convolution(%45, %47) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x20x19x17xf32>, tensor<20x12x3x2xf32>) -> tensor<2x12x19x17xf32>
%49 = stablehlo.iota dim = 0 : tensor<12920xi32>
%c_11 = stablehlo.constant dense<7> : tensor<i64>
%50 = call @remainder_1(%49, %c_11) : (tensor<12920xi32>, tensor<i64>) -> tensor<12920xi32>
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%51 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<12920xi32>
%52 = stablehlo.add %51, %50 : tensor<12920xi32>
%53 = stablehlo.convert %52 : (tensor<12920xi32>) -> tensor<12920xf32>
%54 = stablehlo.reshape %53 : (tensor<12920xf32>) -> tensor<2x20x19x17xf32>
%55 = stablehlo.multiply %30, %54 : tensor<2x20x19x17xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%56 = stablehlo.reduce(%55 init: %cst) applies stablehlo.add across dimensions = [3, 1] : (tensor<2x20x19x17xf32>, tensor<f32>) -> tensor<2x19xf32>
%57 = stablehlo.iota dim = 0 : tensor<7752xi32>
%c_13 = stablehlo.constant dense<7> : tensor<i64>
%58 = call @remainder(%57, %c_13) : (tensor<7752xi32>, tensor<i64>) -> tensor<7752xi32>
%c_14 = stablehlo.constant dense<1> : tensor<i32>
%59 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<7752xi32>
%60 = stablehlo.add %59, %58 : tensor<7752xi32>
%61 = stablehlo.convert %60 : (tensor<7752xi32>) -> tensor<7752xf32>
%62 = stablehlo.reshape %61 : (tensor<7752xf32>) -> tensor<2x12x19x17xf32>
%63 = stablehlo.multiply %48, %62 : tensor<2x12x19x17xf32>
%cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%64 = stablehlo.reduce(%63 init: %cst_15) applies stablehlo.add across dimensions = [3, 1] : (tensor<2x12x19x17xf32>, tensor<f32>) -> tensor<2x19xf32>
%65 = stablehlo.iota dim = 0 : tensor<1440xi32>
%c_16 = stablehlo.constant dense<7> : tensor<i64>
%66 = call @remainder_0(%65, %c_16) : (tensor<1440xi32>, tensor<i64>) -> tensor<1440xi32>
%c_17 = stablehlo.constant dense<1> : tensor<i32>
%67 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<1440xi32>
%68 = stablehlo.add %67, %66 : tensor<1440xi32>
%69 = stablehlo.convert %68 : (tensor<1440xi32>) -> tensor<1440xf32>
%70 = stablehlo.reshape %69 : (tensor<1440xf32>) -> tensor<20x12x3x2xf32>
%71 = stablehlo.multiply %46, %70 : tensor<20x12x3x2xf32>
%cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%72 = stablehlo.reduce(%71 init: %cst_18) applies stablehlo.add across dimensions = [3, 1] : (tensor<20x12x3x2xf32>, tensor<f32>) -> tensor<20x3xf32>
return %56, %64, %72 : tensor<2x19xf32>, tensor<2x19xf32>, tensor<20x3xf32>
}
func.func private @remainder(%arg0: tensor<7752xi32>, %arg1: tensor<i64>) -> tensor<7752xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7752xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<7752xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7752xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<7752xi32>, tensor<7752xi32>) -> tensor<7752xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7752xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<7752xi32>, tensor<7752xi32>) -> tensor<7752xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<7752xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<7752xi1>, tensor<7752xi1>) -> tensor<7752xi1>
%12 = stablehlo.and %11, %6 : tensor<7752xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7752xi32>
%14 = stablehlo.add %4, %13 : tensor<7752xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<7752xi1>, tensor<7752xi32>
return %15 : tensor<7752xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<1440xi32>, %arg1: tensor<i64>) -> tensor<1440xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1440xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1440xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1440xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1440xi32>, tensor<1440xi32>) -> tensor<1440xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1440xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1440xi32>, tensor<1440xi32>) -> tensor<1440xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1440xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1440xi1>, tensor<1440xi1>) -> tensor<1440xi1>
%12 = stablehlo.and %11, %6 : tensor<1440xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1440xi32>
%14 = stablehlo.add %4, %13 : tensor<1440xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<1440xi1>, tensor<1440xi32>
return %15 : tensor<1440xi32>
}
func.func private @remainder_1(%arg0: tensor<12920xi32>, %arg1: tensor<i64>) -> tensor<12920xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<12920xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<12920xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<12920xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<12920xi32>, tensor<12920xi32>) -> tensor<12920xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<12920xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<12920xi32>, tensor<12920xi32>) -> tensor<12920xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<12920xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<12920xi1>, tensor<12920xi1>) -> tensor<12920xi1>
%12 = stablehlo.and %11, %6 : tensor<12920xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<12920xi32>
%14 = stablehlo.add %4, %13 : tensor<12920xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<12920xi1>, tensor<12920xi32>
return %15 : tensor<12920xi32>
}
}
// -----
// gradients_1d
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
%c0 = stablehlo.constant dense<"0x0300000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:3 = call @f(%a0) : (tensor<2xi32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<5xf32>)
%e0 = stablehlo.constant dense<"0x0099C447802EC647"> : tensor<2xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xf32>, tensor<2xf32>) -> ()
%e1 = stablehlo.constant dense<"0x808AC947003BC947"> : tensor<2xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2xf32>, tensor<2xf32>) -> ()
%e2 = stablehlo.constant dense<"0x00D4774700F6794700B96E4700636A47003A5C47"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<5xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<7200xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<7200xi32>
%4 = stablehlo.add %2, %3 : tensor<7200xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7200xi32>
%6 = stablehlo.multiply %4, %5 : tensor<7200xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<7200xi32>, tensor<i64>) -> tensor<7200xi32>
%8 = stablehlo.multiply %7, %4 : tensor<7200xi32>
%9 = stablehlo.add %6, %8 : tensor<7200xi32>
%c_1 = stablehlo.constant dense<5> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<7200xi32>, tensor<i64>) -> tensor<7200xi32>
%c_2 = stablehlo.constant dense<2> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7200xi32>
%12 = stablehlo.subtract %10, %11 : tensor<7200xi32>
%13 = stablehlo.convert %12 : (tensor<7200xi32>) -> tensor<7200xf32>
%14 = stablehlo.reshape %13 : (tensor<7200xf32>) -> tensor<2x300x12xf32>
%15 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%16 = stablehlo.reshape %15 : (tensor<1xi32>) -> tensor<i32>
%17 = stablehlo.iota dim = 0 : tensor<1200xi32>
%18 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<1200xi32>
%19 = stablehlo.add %17, %18 : tensor<1200xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<1200xi32>
%21 = stablehlo.multiply %19, %20 : tensor<1200xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%22 = call @remainder_0(%19, %c_4) : (tensor<1200xi32>, tensor<i64>) -> tensor<1200xi32>
%23 = stablehlo.multiply %22, %19 : tensor<1200xi32>
%24 = stablehlo.add %21, %23 : tensor<1200xi32>
%c_5 = stablehlo.constant dense<3> : tensor<i64>
%25 = call @remainder_0(%24, %c_5) : (tensor<1200xi32>, tensor<i64>) -> tensor<1200xi32>
%c_6 = stablehlo.constant dense<1> : tensor<i32>
%26 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<1200xi32>
%27 = stablehlo.subtract %25, %26 : tensor<1200xi32>
%28 = stablehlo.convert %27 : (tensor<1200xi32>) -> tensor<1200xf32>
%29 = stablehlo.reshape %28 : (tensor<1200xf32>) -> tensor<5x12x20xf32>
%30 = stablehlo.convolution(%14, %29) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [2], pad = [[1, 2]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x300x12xf32>, tensor<5x12x20xf32>) -> tensor<2x150x20xf32>
%31 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%32 = stablehlo.reshape %31 : (tensor<1xi32>) -> tensor<i32>
%33 = stablehlo.iota dim = 0 : tensor<6000xi32>
%34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<i32>) -> tensor<6000xi32>
%35 = stablehlo.add %33, %34 : tensor<6000xi32>
%c_7 = stablehlo.constant dense<7919> : tensor<i32>
%36 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<6000xi32>
%37 = stablehlo.multiply %35, %36 : tensor<6000xi32>
%c_8 = stablehlo.constant dense<13> : tensor<i64>
%38 = call @remainder_1(%35, %c_8) : (tensor<6000xi32>, tensor<i64>) -> tensor<6000xi32>
%39 = stablehlo.multiply %38, %35 : tensor<6000xi32>
%40 = stablehlo.add %37, %39 : tensor<6000xi32>
%c_9 = stablehlo.constant dense<5> : tensor<i64>
%41 = call @remainder_1(%40, %c_9) : (tensor<6000xi32>, tensor<i64>) -> tensor<6000xi32>
%c_10 = stablehlo.constant dense<2> : tensor<i32>
%42 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<6000xi32>
%43 = stablehlo.subtract %41, %42 : tensor<6000xi32>
%44 = stablehlo.convert %43 : (tensor<6000xi32>) -> tensor<6000xf32>
%45 = stablehlo.reshape %44 : (tensor<6000xf32>) -> tensor<2x150x20xf32>
%46 = stablehlo.convolution(%14, %45) dim_numbers = [f, 0, b]x[i, 0, o]->[0, b, f], window = {stride = [1], pad = [[1, 2]], lhs_dilate = [1], rhs_dilate = [2], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x300x12xf32>, tensor<2x150x20xf32>) -> tensor<5x12x20xf32>
%47 = stablehlo.reverse %29, dims = [0] : tensor<5x12x20xf32>
%48 = stablehlo.convolution(%45, %47) dim_numbers = [b, 0, f]x[0, o, i]->[b, 0, f], window = {stride = [1], pad = [[3, 2]], lhs_dilate = [2], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x150x20xf32>, tensor<5x12x20xf32>) -> tensor<2x300x12xf32>
%49 = stablehlo.iota dim = 0 : tensor<6000xi32>
%c_11 = stablehlo.constant dense<7> : tensor<i64>
%50 = call @remainder_1(%49, %c_11) : (tensor<6000xi32>, tensor<i64>) -> tensor<6000xi32>
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%51 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<6000xi32>
%52 = stablehlo.add %51, %50 : tensor<6000xi32>
%53 = stablehlo.convert %52 : (tensor<6000xi32>) -> tensor<6000xf32>
%54 = stablehlo.reshape %53 : (tensor<6000xf32>) -> tensor<2x150x20xf32>
%55 = stablehlo.multiply %30, %54 : tensor<2x150x20xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%56 = stablehlo.reduce(%55 init: %cst) applies stablehlo.add across dimensions = [2, 1] : (tensor<2x150x20xf32>, tensor<f32>) -> tensor<2xf32>
%57 = stablehlo.iota dim = 0 : tensor<7200xi32>
%c_13 = stablehlo.constant dense<7> : tensor<i64>
%58 = call @remainder(%57, %c_13) : (tensor<7200xi32>, tensor<i64>) -> tensor<7200xi32>
%c_14 = stablehlo.constant dense<1> : tensor<i32>
%59 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<7200xi32>
%60 = stablehlo.add %59, %58 : tensor<7200xi32>
%61 = stablehlo.convert %60 : (tensor<7200xi32>) -> tensor<7200xf32>
%62 = stablehlo.reshape %61 : (tensor<7200xf32>) -> tensor<2x300x12xf32>
%63 = stablehlo.multiply %48, %62 : tensor<2x300x12xf32>
%cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%64 = stablehlo.reduce(%63 init: %cst_15) applies stablehlo.add across dimensions = [2, 1] : (tensor<2x300x12xf32>, tensor<f32>) -> tensor<2xf32>
%65 = stablehlo.iota dim = 0 : tensor<1200xi32>
%c_16 = stablehlo.constant dense<7> : tensor<i64>
%66 = call @remainder_0(%65, %c_16) : (tensor<1200xi32>, tensor<i64>) -> tensor<1200xi32>
%c_17 = stablehlo.constant dense<1> : tensor<i32>
%67 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<1200xi32>
%68 = stablehlo.add %67, %66 : tensor<1200xi32>
%69 = stablehlo.convert %68 : (tensor<1200xi32>) -> tensor<1200xf32>
%70 = stablehlo.reshape %69 : (tensor<1200xf32>) -> tensor<5x12x20xf32>
%71 = stablehlo.multiply %46, %70 : tensor<5x12x20xf32>
%cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%72 = stablehlo.reduce(%71 init: %cst_18) applies stablehlo.add across dimensions = [2, 1] : (tensor<5x12x20xf32>, tensor<f32>) -> tensor<5xf32>
return %56, %64, %72 : tensor<2xf32>, tensor<2xf32>, tensor<5xf32>
}
func.func private @remainder(%arg0: tensor<7200xi32>, %arg1: tensor<i64>) -> tensor<7200xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7200xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<7200xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7200xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<7200xi32>, tensor<7200xi32>) -> tensor<7200xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7200xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<7200xi32>, tensor<7200xi32>) -> tensor<7200xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<7200xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<7200xi1>, tensor<7200xi1>) -> tensor<7200xi1>
%12 = stablehlo.and %11, %6 : tensor<7200xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7200xi32>
%14 = stablehlo.add %4, %13 : tensor<7200xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<7200xi1>, tensor<7200xi32>
return %15 : tensor<7200xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<1200xi32>, %arg1: tensor<i64>) -> tensor<1200xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1200xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1200xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1200xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1200xi32>, tensor<1200xi32>) -> tensor<1200xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1200xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1200xi32>, tensor<1200xi32>) -> tensor<1200xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1200xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1200xi1>, tensor<1200xi1>) -> tensor<1200xi1>
%12 = stablehlo.and %11, %6 : tensor<1200xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1200xi32>
%14 = stablehlo.add %4, %13 : tensor<1200xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<1200xi1>, tensor<1200xi32>
return %15 : tensor<1200xi32>
}
func.func private @remainder_1(%arg0: tensor<6000xi32>, %arg1: tensor<i64>) -> tensor<6000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<6000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<6000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<6000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<6000xi32>, tensor<6000xi32>) -> tensor<6000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<6000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<6000xi32>, tensor<6000xi32>) -> tensor<6000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<6000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<6000xi1>, tensor<6000xi1>) -> tensor<6000xi1>
%12 = stablehlo.and %11, %6 : tensor<6000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<6000xi32>
%14 = stablehlo.add %4, %13 : tensor<6000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<6000xi1>, tensor<6000xi32>
return %15 : tensor<6000xi32>
}
}
// -----
// gradients_3d
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
%c0 = stablehlo.constant dense<"0x0300000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:3 = call @f(%a0) : (tensor<2xi32>) -> (tensor<1x4x8xf32>, tensor<1x7x8xf32>, tensor<3x2x12xf32>)
%e0 = stablehlo.constant dense<"0x00006B4500F070450010934500B093450078894500307D45005885450030094500689A450090774500F0704500D88E450000944500688D4500D8854500700245006078450040874500D88C45009887450068884500788945004087450080134500588145005887450090854500188E4500E8904500006E4500C88C4500202145"> : tensor<1x4x8xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> ()
%e1 = stablehlo.constant dense<"0x0080CC4400A88D450088A0450020754500207645009093450028954500105E45000000000000000000000000000000000000000000000000000000000000000000A02A4500F887450020684500C08E450030A4450060524500A88D450088A04500000000000000000000000000000000000000000000000000000000000000000060CA4400B07C4500B0B1450020644500E0814500C89B4500F887450020684500000000000000000000000000000000000000000000000000000000000000000070304500C0814500007E4500A0884500889D4500005B4500B07C4500B0B145"> : tensor<1x7x8xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<1x7x8xf32>, tensor<1x7x8xf32>) -> ()
%e2 = stablehlo.constant dense<"0x00E0264500B0494500A01E4500C0324500904F450060154500903245000011450050534500E011450070344500503D450080084500D0064500C000450000224500A0C74400403F4500C01F4500E0D0440010194500E0D84400D0294500A0054500006045002886450080524500F049450010214500103445006042450050684500088C450030544500603F4500B0474500303D4500A02545007021450070414500304145000061450010164500E0F44400601C450010324500307F450030144500D072450090034500D04A450080F4440070064500903D450020FB440030764500A0324500802845001000450020F84400102845004026450090244500A00A45004022450060B64400B0094500B0144500F0194500E0304500C0054500901C45"> : tensor<3x2x12xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<3x2x12xf32>, tensor<3x2x12xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<1x4x8xf32>, tensor<1x7x8xf32>, tensor<3x2x12xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<4032xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<4032xi32>
%4 = stablehlo.add %2, %3 : tensor<4032xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4032xi32>
%6 = stablehlo.multiply %4, %5 : tensor<4032xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<4032xi32>, tensor<i64>) -> tensor<4032xi32>
%8 = stablehlo.multiply %7, %4 : tensor<4032xi32>
%9 = stablehlo.add %6, %8 : tensor<4032xi32>
%c_1 = stablehlo.constant dense<5> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<4032xi32>, tensor<i64>) -> tensor<4032xi32>
%c_2 = stablehlo.constant dense<2> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4032xi32>
%12 = stablehlo.subtract %10, %11 : tensor<4032xi32>
%13 = stablehlo.convert %12 : (tensor<4032xi32>) -> tensor<4032xf32>
%14 = stablehlo.reshape %13 : (tensor<4032xf32>) -> tensor<1x6x7x8x12xf32>
%15 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%16 = stablehlo.reshape %15 : (tensor<1xi32>) -> tensor<i32>
%17 = stablehlo.iota dim = 0 : tensor<1440xi32>
%18 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<1440xi32>
%19 = stablehlo.add %17, %18 : tensor<1440xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<1440xi32>
%21 = stablehlo.multiply %19, %20 : tensor<1440xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%22 = call @remainder_0(%19, %c_4) : (tensor<1440xi32>, tensor<i64>) -> tensor<1440xi32>
%23 = stablehlo.multiply %22, %19 : tensor<1440xi32>
%24 = stablehlo.add %21, %23 : tensor<1440xi32>
%c_5 = stablehlo.constant dense<3> : tensor<i64>
%25 = call @remainder_0(%24, %c_5) : (tensor<1440xi32>, tensor<i64>) -> tensor<1440xi32>
%c_6 = stablehlo.constant dense<1> : tensor<i32>
%26 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<1440xi32>
%27 = stablehlo.subtract %25, %26 : tensor<1440xi32>
%28 = stablehlo.convert %27 : (tensor<1440xi32>) -> tensor<1440xf32>
%29 = stablehlo.reshape %28 : (tensor<1440xf32>) -> tensor<3x1x2x12x20xf32>
%30 = stablehlo.convolution(%14, %29) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {stride = [1, 2, 1], pad = [[1, 1], [0, 0], [0, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x6x7x8x12xf32>, tensor<3x1x2x12x20xf32>) -> tensor<1x6x4x8x20xf32>
%31 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%32 = stablehlo.reshape %31 : (tensor<1xi32>) -> tensor<i32>
%33 = stablehlo.iota dim = 0 : tensor<3840xi32>
%34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<i32>) -> tensor<3840xi32>
%35 = stablehlo.add %33, %34 : tensor<3840xi32>
%c_7 = stablehlo.constant dense<7919> : tensor<i32>
%36 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<3840xi32>
%37 = stablehlo.multiply %35, %36 : tensor<3840xi32>
%c_8 = stablehlo.constant dense<13> : tensor<i64>
%38 = call @remainder_1(%35, %c_8) : (tensor<3840xi32>, tensor<i64>) -> tensor<3840xi32>
%39 = stablehlo.multiply %38, %35 : tensor<3840xi32>
%40 = stablehlo.add %37, %39 : tensor<3840xi32>
%c_9 = stablehlo.constant dense<5> : tensor<i64>
%41 = call @remainder_1(%40, %c_9) : (tensor<3840xi32>, tensor<i64>) -> tensor<3840xi32>
%c_10 = stablehlo.constant dense<2> : tensor<i32>
%42 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<3840xi32>
%43 = stablehlo.subtract %41, %42 : tensor<3840xi32>
%44 = stablehlo.convert %43 : (tensor<3840xi32>) -> tensor<3840xf32>
%45 = stablehlo.reshape %44 : (tensor<3840xf32>) -> tensor<1x6x4x8x20xf32>
%46 = stablehlo.convolution(%14, %45) dim_numbers = [f, 0, 1, 2, b]x[i, 0, 1, 2, o]->[0, 1, 2, b, f], window = {stride = [1, 1, 1], pad = [[1, 1], [0, 0], [0, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 2, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x6x7x8x12xf32>, tensor<1x6x4x8x20xf32>) -> tensor<3x1x2x12x20xf32>
%47 = stablehlo.reverse %29, dims = [0, 1, 2] : tensor<3x1x2x12x20xf32>
%48 = stablehlo.convolution(%45, %47) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, o, i]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [0, 0], [1, 0]], lhs_dilate = [1, 2, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x6x4x8x20xf32>, tensor<3x1x2x12x20xf32>) -> tensor<1x6x7x8x12xf32>
%49 = stablehlo.iota dim = 0 : tensor<3840xi32>
%c_11 = stablehlo.constant dense<7> : tensor<i64>
%50 = call @remainder_1(%49, %c_11) : (tensor<3840xi32>, tensor<i64>) -> tensor<3840xi32>
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%51 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<3840xi32>
%52 = stablehlo.add %51, %50 : tensor<3840xi32>
%53 = stablehlo.convert %52 : (tensor<3840xi32>) -> tensor<3840xf32>
%54 = stablehlo.reshape %53 : (tensor<3840xf32>) -> tensor<1x6x4x8x20xf32>
%55 = stablehlo.multiply %30, %54 : tensor<1x6x4x8x20xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%56 = stablehlo.reduce(%55 init: %cst) applies stablehlo.add across dimensions = [4, 1] : (tensor<1x6x4x8x20xf32>, tensor<f32>) -> tensor<1x4x8xf32>
%57 = stablehlo.iota dim = 0 : tensor<4032xi32>
%c_13 = stablehlo.constant dense<7> : tensor<i64>
%58 = call @remainder(%57, %c_13) : (tensor<4032xi32>, tensor<i64>) -> tensor<4032xi32>
%c_14 = stablehlo.constant dense<1> : tensor<i32>
%59 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<4032xi32>
%60 = stablehlo.add %59, %58 : tensor<4032xi32>
%61 = stablehlo.convert %60 : (tensor<4032xi32>) -> tensor<4032xf32>
%62 = stablehlo.reshape %61 : (tensor<4032xf32>) -> tensor<1x6x7x8x12xf32>
%63 = stablehlo.multiply %48, %62 : tensor<1x6x7x8x12xf32>
%cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%64 = stablehlo.reduce(%63 init: %cst_15) applies stablehlo.add across dimensions = [4, 1] : (tensor<1x6x7x8x12xf32>, tensor<f32>) -> tensor<1x7x8xf32>
%65 = stablehlo.iota dim = 0 : tensor<1440xi32>
%c_16 = stablehlo.constant dense<7> : tensor<i64>
%66 = call @remainder_0(%65, %c_16) : (tensor<1440xi32>, tensor<i64>) -> tensor<1440xi32>
%c_17 = stablehlo.constant dense<1> : tensor<i32>
%67 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<1440xi32>
%68 = stablehlo.add %67, %66 : tensor<1440xi32>
%69 = stablehlo.convert %68 : (tensor<1440xi32>) -> tensor<1440xf32>
%70 = stablehlo.reshape %69 : (tensor<1440xf32>) -> tensor<3x1x2x12x20xf32>
%71 = stablehlo.multiply %46, %70 : tensor<3x1x2x12x20xf32>
%cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%72 = stablehlo.reduce(%71 init: %cst_18) applies stablehlo.add across dimensions = [4, 1] : (tensor<3x1x2x12x20xf32>, tensor<f32>) -> tensor<3x2x12xf32>
return %56, %64, %72 : tensor<1x4x8xf32>, tensor<1x7x8xf32>, tensor<3x2x12xf32>
}
func.func private @remainder(%arg0: tensor<4032xi32>, %arg1: tensor<i64>) -> tensor<4032xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4032xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<4032xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4032xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<4032xi32>, tensor<4032xi32>) -> tensor<4032xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4032xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<4032xi32>, tensor<4032xi32>) -> tensor<4032xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4032xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4032xi1>, tensor<4032xi1>) -> tensor<4032xi1>
%12 = stablehlo.and %11, %6 : tensor<4032xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4032xi32>
%14 = stablehlo.add %4, %13 : tensor<4032xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<4032xi1>, tensor<4032xi32>
return %15 : tensor<4032xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<1440xi32>, %arg1: tensor<i64>) -> tensor<1440xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1440xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1440xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1440xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1440xi32>, tensor<1440xi32>) -> tensor<1440xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1440xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1440xi32>, tensor<1440xi32>) -> tensor<1440xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1440xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1440xi1>, tensor<1440xi1>) -> tensor<1440xi1>
%12 = stablehlo.and %11, %6 : tensor<1440xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1440xi32>
%14 = stablehlo.add %4, %13 : tensor<1440xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<1440xi1>, tensor<1440xi32>
return %15 : tensor<1440xi32>
}
func.func private @remainder_1(%arg0: tensor<3840xi32>, %arg1: tensor<i64>) -> tensor<3840xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3840xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<3840xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3840xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3840xi32>, tensor<3840xi32>) -> tensor<3840xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3840xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3840xi32>, tensor<3840xi32>) -> tensor<3840xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3840xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3840xi1>, tensor<3840xi1>) -> tensor<3840xi1>
%12 = stablehlo.and %11, %6 : tensor<3840xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3840xi32>
%14 = stablehlo.add %4, %13 : tensor<3840xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<3840xi1>, tensor<3840xi32>
return %15 : tensor<3840xi32>
}
}
// -----
// gradients_beyond
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
%c0 = stablehlo.constant dense<"0x0300000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:3 = call @f(%a0) : (tensor<2xi32>) -> (tensor<2x11xf32>, tensor<2x6xf32>, tensor<7x17xf32>)
%e0 = stablehlo.constant dense<"0x00406147009F9A4700B5BD478036E14700BDDF47805EDF470008E04700F1B747008C964700265E4700C40D4700936847806299478078C447805EE14700F0E2470036E04780E5E24700A3B14780C4944700225A4700261447"> : tensor<2x11xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x11xf32>, tensor<2x11xf32>) -> ()
%e1 = stablehlo.constant dense<"0x80BDFB4700C21B48C09A2448C0152D4840412648407A174840E50548C0F6104840962A48C0812448C0262B4880141248"> : tensor<2x6xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x6xf32>, tensor<2x6xf32>) -> ()
%e2 = stablehlo.constant dense<"0x00C4AA4600B88846001AF8460054744600289C4600BCC646008AA5460066C34600788E4600FEDB46001A9A4600D2A24600C6CB46008298460064DF46005894460060C84600D2DE460002C946003CC5460080C946004AEB4600B0C94600D8E04600DCAD46003AF34600C6F94600B6B64600F6DF4600ACC246009AFE460034EE46000AA6460042F0460026D44600D6C9460086BC460016C84600C2EB4600BEC4460052E0460084AB4600D6F54600D9004700C0BD4600C8E1460026C4460042FC46009EF14600B4AB460080EC4600B8D446009CC2460080C146003ECD460054E8460046C046005EDC4600C6B04600B2F746004AFF460034B9460054DA4600D6C84600D6FC4600CAF5460044A846008EEB4600FED04600B4C446004CC746002ACE4600F8E846009EBE46007ADC460040B44600A400470080FA4600FCB64600B0DC4600AAC746008A0147001EF44600AEA34600DCE74600BC844600B8A1460044604600E6DD4600129B4600B07646001EEC46001435460010D74600009F4600B2A9460018C84600203946009EEF460078774600A0A946005ED74600F4A34600805C46000413460086B3460042964600F0624600BC874600C82F4600F6944600D8894600C48B4600B4464600F8464600FAAF4600FC7D4600C8404600EA8746"> : tensor<7x17xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<7x17xf32>, tensor<7x17xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<2x11xf32>, tensor<2x6xf32>, tensor<7x17xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<1020xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<1020xi32>
%4 = stablehlo.add %2, %3 : tensor<1020xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1020xi32>
%6 = stablehlo.multiply %4, %5 : tensor<1020xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<1020xi32>, tensor<i64>) -> tensor<1020xi32>
%8 = stablehlo.multiply %7, %4 : tensor<1020xi32>
%9 = stablehlo.add %6, %8 : tensor<1020xi32>
%c_1 = stablehlo.constant dense<5> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<1020xi32>, tensor<i64>) -> tensor<1020xi32>
%c_2 = stablehlo.constant dense<2> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1020xi32>
%12 = stablehlo.subtract %10, %11 : tensor<1020xi32>
%13 = stablehlo.convert %12 : (tensor<1020xi32>) -> tensor<1020xf32>
%14 = stablehlo.reshape %13 : (tensor<1020xf32>) -> tensor<2x5x6x17xf32>
%15 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%16 = stablehlo.reshape %15 : (tensor<1xi32>) -> tensor<i32>
%17 = stablehlo.iota dim = 0 : tensor<68544xi32>
%18 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<68544xi32>
%19 = stablehlo.add %17, %18 : tensor<68544xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<68544xi32>
%21 = stablehlo.multiply %19, %20 : tensor<68544xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%22 = call @remainder_0(%19, %c_4) : (tensor<68544xi32>, tensor<i64>) -> tensor<68544xi32>
%23 = stablehlo.multiply %22, %19 : tensor<68544xi32>
%24 = stablehlo.add %21, %23 : tensor<68544xi32>
%c_5 = stablehlo.constant dense<3> : tensor<i64>
%25 = call @remainder_0(%24, %c_5) : (tensor<68544xi32>, tensor<i64>) -> tensor<68544xi32>
%c_6 = stablehlo.constant dense<1> : tensor<i32>
%26 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<68544xi32>
%27 = stablehlo.subtract %25, %26 : tensor<68544xi32>
%28 = stablehlo.convert %27 : (tensor<68544xi32>) -> tensor<68544xf32>
%29 = stablehlo.reshape %28 : (tensor<68544xf32>) -> tensor<7x9x17x64xf32>
%30 = stablehlo.convolution(%14, %29) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[4, 5], [6, 7]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x5x6x17xf32>, tensor<7x9x17x64xf32>) -> tensor<2x8x11x64xf32>
%31 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%32 = stablehlo.reshape %31 : (tensor<1xi32>) -> tensor<i32>
%33 = stablehlo.iota dim = 0 : tensor<11264xi32>
%34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<i32>) -> tensor<11264xi32>
%35 = stablehlo.add %33, %34 : tensor<11264xi32>
%c_7 = stablehlo.constant dense<7919> : tensor<i32>
%36 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<11264xi32>
%37 = stablehlo.multiply %35, %36 : tensor<11264xi32>
%c_8 = stablehlo.constant dense<13> : tensor<i64>
%38 = call @remainder_1(%35, %c_8) : (tensor<11264xi32>, tensor<i64>) -> tensor<11264xi32>
%39 = stablehlo.multiply %38, %35 : tensor<11264xi32>
%40 = stablehlo.add %37, %39 : tensor<11264xi32>
%c_9 = stablehlo.constant dense<5> : tensor<i64>
%41 = call @remainder_1(%40, %c_9) : (tensor<11264xi32>, tensor<i64>) -> tensor<11264xi32>
%c_10 = stablehlo.constant dense<2> : tensor<i32>
%42 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<11264xi32>
%43 = stablehlo.subtract %41, %42 : tensor<11264xi32>
%44 = stablehlo.convert %43 : (tensor<11264xi32>) -> tensor<11264xf32>
%45 = stablehlo.reshape %44 : (tensor<11264xf32>) -> tensor<2x8x11x64xf32>
%46 = stablehlo.convolution(%14, %45) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[4, 5], [6, 7]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x5x6x17xf32>, tensor<2x8x11x64xf32>) -> tensor<7x9x17x64xf32>
%47 = stablehlo.reverse %29, dims = [0, 1] : tensor<7x9x17x64xf32>
%48 = stablehlo.convolution(%45, %47) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 1], [2, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x11x64xf32>, tensor<7x9x17x64xf32>) -> tensor<2x5x6x17xf32>
%49 = stablehlo.iota dim = 0 : tensor<11264xi32>
%c_11 = stablehlo.constant dense<7> : tensor<i64>
%50 = call @remainder_1(%49, %c_11) : (tensor<11264xi32>, tensor<i64>) -> tensor<11264xi32>
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%51 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<11264xi32>
%52 = stablehlo.add %51, %50 : tensor<11264xi32>
%53 = stablehlo.convert %52 : (tensor<11264xi32>) -> tensor<11264xf32>
%54 = stablehlo.reshape %53 : (tensor<11264xf32>) -> tensor<2x8x11x64xf32>
%55 = stablehlo.multiply %30, %54 : tensor<2x8x11x64xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%56 = stablehlo.reduce(%55 init: %cst) applies stablehlo.add across dimensions = [3, 1] : (tensor<2x8x11x64xf32>, tensor<f32>) -> tensor<2x11xf32>
%57 = stablehlo.iota dim = 0 : tensor<1020xi32>
%c_13 = stablehlo.constant dense<7> : tensor<i64>
%58 = call @remainder(%57, %c_13) : (tensor<1020xi32>, tensor<i64>) -> tensor<1020xi32>
%c_14 = stablehlo.constant dense<1> : tensor<i32>
%59 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<1020xi32>
%60 = stablehlo.add %59, %58 : tensor<1020xi32>
%61 = stablehlo.convert %60 : (tensor<1020xi32>) -> tensor<1020xf32>
%62 = stablehlo.reshape %61 : (tensor<1020xf32>) -> tensor<2x5x6x17xf32>
%63 = stablehlo.multiply %48, %62 : tensor<2x5x6x17xf32>
%cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%64 = stablehlo.reduce(%63 init: %cst_15) applies stablehlo.add across dimensions = [3, 1] : (tensor<2x5x6x17xf32>, tensor<f32>) -> tensor<2x6xf32>
%65 = stablehlo.iota dim = 0 : tensor<68544xi32>
%c_16 = stablehlo.constant dense<7> : tensor<i64>
%66 = call @remainder_0(%65, %c_16) : (tensor<68544xi32>, tensor<i64>) -> tensor<68544xi32>
%c_17 = stablehlo.constant dense<1> : tensor<i32>
%67 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<68544xi32>
%68 = stablehlo.add %67, %66 : tensor<68544xi32>
%69 = stablehlo.convert %68 : (tensor<68544xi32>) -> tensor<68544xf32>
%70 = stablehlo.reshape %69 : (tensor<68544xf32>) -> tensor<7x9x17x64xf32>
%71 = stablehlo.multiply %46, %70 : tensor<7x9x17x64xf32>
%cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%72 = stablehlo.reduce(%71 init: %cst_18) applies stablehlo.add across dimensions = [3, 1] : (tensor<7x9x17x64xf32>, tensor<f32>) -> tensor<7x17xf32>
return %56, %64, %72 : tensor<2x11xf32>, tensor<2x6xf32>, tensor<7x17xf32>
}
func.func private @remainder(%arg0: tensor<1020xi32>, %arg1: tensor<i64>) -> tensor<1020xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1020xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1020xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1020xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1020xi32>, tensor<1020xi32>) -> tensor<1020xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1020xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1020xi32>, tensor<1020xi32>) -> tensor<1020xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1020xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1020xi1>, tensor<1020xi1>) -> tensor<1020xi1>
%12 = stablehlo.and %11, %6 : tensor<1020xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1020xi32>
%14 = stablehlo.add %4, %13 : tensor<1020xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<1020xi1>, tensor<1020xi32>
return %15 : tensor<1020xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<68544xi32>, %arg1: tensor<i64>) -> tensor<68544xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<68544xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<68544xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<68544xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<68544xi32>, tensor<68544xi32>) -> tensor<68544xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<68544xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<68544xi32>, tensor<68544xi32>) -> tensor<68544xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<68544xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<68544xi1>, tensor<68544xi1>) -> tensor<68544xi1>
%12 = stablehlo.and %11, %6 : tensor<68544xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<68544xi32>
%14 = stablehlo.add %4, %13 : tensor<68544xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<68544xi1>, tensor<68544xi32>
return %15 : tensor<68544xi32>
}
func.func private @remainder_1(%arg0: tensor<11264xi32>, %arg1: tensor<i64>) -> tensor<11264xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<11264xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<11264xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<11264xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<11264xi32>, tensor<11264xi32>) -> tensor<11264xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<11264xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<11264xi32>, tensor<11264xi32>) -> tensor<11264xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<11264xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<11264xi1>, tensor<11264xi1>) -> tensor<11264xi1>
%12 = stablehlo.and %11, %6 : tensor<11264xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<11264xi32>
%14 = stablehlo.add %4, %13 : tensor<11264xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<11264xi1>, tensor<11264xi32>
return %15 : tensor<11264xi32>
}
}
// -----
// infinite_images
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
%c0 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000807F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<2x9x8x20xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<2x9x8x20xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x9x8x20xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x9x8x20xf32>
%c1 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<3x3x20x18xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3x3x20x18xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x3x20x18xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x3x20x18xf32>
%r:1 = call @f(%a0, %a1) : (tensor<2x9x8x20xf32>, tensor<3x3x20x18xf32>) -> (tensor<2x9x8x18xf32>)
%e0 = stablehlo.constant dense<"0x0000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A042"> : tensor<2x9x8x18xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x9x8x18xf32>, tensor<2x9x8x18xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2x9x8x20xf32>, %arg1: tensor<3x3x20x18xf32>) -> (tensor<2x9x8x18xf32>) {
%0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x9x8x20xf32>, tensor<3x3x20x18xf32>) -> tensor<2x9x8x18xf32>
return %0 : tensor<2x9x8x18xf32>
}
}
// -----
// infinite_filters
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
%c0 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000807F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<2x9x8x20xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<2x9x8x20xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x9x8x20xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x9x8x20xf32>
%c1 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000807F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<3x3x20x18xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3x3x20x18xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x3x20x18xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x3x20x18xf32>
%r:1 = call @f(%a0, %a1) : (tensor<2x9x8x20xf32>, tensor<3x3x20x18xf32>) -> (tensor<2x7x6x18xf32>)
%e0 = stablehlo.constant dense<"0x00003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F0000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F00003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F0000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F00003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F0000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F00003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000807F000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443"> : tensor<2x7x6x18xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x7x6x18xf32>, tensor<2x7x6x18xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2x9x8x20xf32>, %arg1: tensor<3x3x20x18xf32>) -> (tensor<2x7x6x18xf32>) {
%0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x9x8x20xf32>, tensor<3x3x20x18xf32>) -> tensor<2x7x6x18xf32>
return %0 : tensor<2x7x6x18xf32>
}
}
// -----
// nan_images
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
%c0 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000C07F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<2x9x8x20xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<2x9x8x20xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x9x8x20xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x9x8x20xf32>
%c1 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<3x3x20x18xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3x3x20x18xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x3x20x18xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x3x20x18xf32>
%r:1 = call @f(%a0, %a1) : (tensor<2x9x8x20xf32>, tensor<3x3x20x18xf32>) -> (tensor<2x9x8x18xf32>)
%e0 = stablehlo.constant dense<"0x0000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000F0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A0420000A042"> : tensor<2x9x8x18xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x9x8x18xf32>, tensor<2x9x8x18xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2x9x8x20xf32>, %arg1: tensor<3x3x20x18xf32>) -> (tensor<2x9x8x18xf32>) {
%0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x9x8x20xf32>, tensor<3x3x20x18xf32>) -> tensor<2x9x8x18xf32>
return %0 : tensor<2x9x8x18xf32>
}
}
// -----
// nan_filters
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
%c0 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000C07F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<2x9x8x20xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<2x9x8x20xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x9x8x20xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x9x8x20xf32>
%c1 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000C07F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<3x3x20x18xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3x3x20x18xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x3x20x18xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x3x20x18xf32>
%r:1 = call @f(%a0, %a1) : (tensor<2x9x8x20xf32>, tensor<3x3x20x18xf32>) -> (tensor<2x7x6x18xf32>)
%e0 = stablehlo.constant dense<"0x00003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F0000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F00003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F0000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F00003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F0000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F00003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F00003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443000034430000C07F000034430000344300003443000034430000344300003443000034430000344300003443000034430000344300003443"> : tensor<2x7x6x18xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x7x6x18xf32>, tensor<2x7x6x18xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2x9x8x20xf32>, %arg1: tensor<3x3x20x18xf32>) -> (tensor<2x7x6x18xf32>) {
%0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x9x8x20xf32>, tensor<3x3x20x18xf32>) -> tensor<2x7x6x18xf32>
return %0 : tensor<2x7x6x18xf32>
}
}
// -----
// no_images
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
%c0 = stablehlo.constant dense<> : tensor<0x9x8x20xf32>
%z0 = stablehlo.constant dense<> : tensor<0x9x8x20xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<0x9x8x20xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<0x9x8x20xf32>
%c1 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<3x3x20x18xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3x3x20x18xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x3x20x18xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x3x20x18xf32>
%r:3 = call @f(%a0, %a1) : (tensor<0x9x8x20xf32>, tensor<3x3x20x18xf32>) -> (tensor<0x9x8x18xf32>, tensor<0x9x8x20xf32>, tensor<3x3x20x18xf32>)
%e0 = stablehlo.constant dense<> : tensor<0x9x8x18xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<0x9x8x18xf32>, tensor<0x9x8x18xf32>) -> ()
%e1 = stablehlo.constant dense<> : tensor<0x9x8x20xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<0x9x8x20xf32>, tensor<0x9x8x20xf32>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3x20x18xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<3x3x20x18xf32>, tensor<3x3x20x18xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<0x9x8x20xf32>, %arg1: tensor<3x3x20x18xf32>) -> (tensor<0x9x8x18xf32>, tensor<0x9x8x20xf32>, tensor<3x3x20x18xf32>) {
%0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<0x9x8x20xf32>, tensor<3x3x20x18xf32>) -> tensor<0x9x8x18xf32>
%1 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<0x9x8x20xf32>, tensor<3x3x20x18xf32>) -> tensor<0x9x8x18xf32>
%2 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<0x9x8x20xf32>, tensor<3x3x20x18xf32>) -> tensor<0x9x8x18xf32>
%3 = stablehlo.reverse %arg1, dims = [0, 1] : tensor<3x3x20x18xf32>
%4 = stablehlo.convolution(%2, %3) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<0x9x8x18xf32>, tensor<3x3x20x18xf32>) -> tensor<0x9x8x20xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3x20x18xf32>
return %0, %4, %5 : tensor<0x9x8x18xf32>, tensor<0x9x8x20xf32>, tensor<3x3x20x18xf32>
}
}
// -----
// no_features
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
%c0 = stablehlo.constant dense<> : tensor<2x9x8x0xf32>
%z0 = stablehlo.constant dense<> : tensor<2x9x8x0xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x9x8x0xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x9x8x0xf32>
%c1 = stablehlo.constant dense<> : tensor<3x3x0x18xf32>
%z1 = stablehlo.constant dense<> : tensor<3x3x0x18xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x3x0x18xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x3x0x18xf32>
%r:1 = call @f(%a0, %a1) : (tensor<2x9x8x0xf32>, tensor<3x3x0x18xf32>) -> (tensor<2x9x8x18xf32>)
%e0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x9x8x18xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x9x8x18xf32>, tensor<2x9x8x18xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2x9x8x0xf32>, %arg1: tensor<3x3x0x18xf32>) -> (tensor<2x9x8x18xf32>) {
%0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x9x8x0xf32>, tensor<3x3x0x18xf32>) -> tensor<2x9x8x18xf32>
return %0 : tensor<2x9x8x18xf32>
}
}
