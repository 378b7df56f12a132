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
