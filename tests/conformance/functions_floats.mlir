// bf16
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
%c0 = stablehlo.constant dense<"0x00000080803F80BF807F80FFC07F7F7F7FFF800001000380003F00BFC03F204020C0403F40402041003FE8C0783FC942AB3E803F4B400D400DC0CDBF3F407DC02440184083BECABFE3BFFBBFE1BE153D"> : tensor<40xbf16>
%z0 = stablehlo.constant dense<0.0> : tensor<40xbf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<40xbf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<40xbf16>
%c1 = stablehlo.constant dense<"0x000000000000000000000000000000000000008000800080008000800080008000800080803F803F803F803F803F803F803F803F803F20C020C020C020C020C020C020C020C020C0807F807F807F807F807F807F807F807F807F80FF80FF80FF80FF80FF80FF80FF80FF80FFC07FC07FC07FC07FC07FC07FC07FC07FC07F4040404040404040404040404040404040407F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F003FE8C0783FC942AB3E803F4B400D400DC0CDBF3F407DC02440184083BECABFE3BFFBBFE1BE153D"> : tensor<101xbf16>
%z1 = stablehlo.constant dense<0.0> : tensor<101xbf16>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<101xbf16>
%a1 = stablehlo.optimization_barrier %s1 : tensor<101xbf16>
%c2 = stablehlo.constant dense<"0x00000080803F20C0807F80FFC07F40407F7F00000080803F20C0807F80FFC07F40407F7F00000080803F20C0807F80FFC07F40407F7F00000080803F20C0807F80FFC07F40407F7F00000080803F20C0807F80FFC07F40407F7F00000080803F20C0807F80FFC07F40407F7F00000080803F20C0807F80FFC07F40407F7F00000080803F20C0807F80FFC07F40407F7F00000080803F20C0807F80FFC07F40407F7F83BEC942184024404B40CDBFFBBF783F0D403F40CABFE1BEE3BF803F153D0DC07DC0AB3E003FE8C0"> : tensor<101xbf16>
%z2 = stablehlo.constant dense<0.0> : tensor<101xbf16>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<101xbf16>
%a2 = stablehlo.optimization_barrier %s2 : tensor<101xbf16>
%c3 = stablehlo.constant dense<"0x0000008080BF807F80FFC07F7F7F7FFF80000100003F2040403F40402041003FC942AB3E4B400D403F4024401840153D"> : tensor<24xbf16>
%z3 = stablehlo.constant dense<0.0> : tensor<24xbf16>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<24xbf16>
%a3 = stablehlo.optimization_barrier %s3 : tensor<24xbf16>
%c4 = stablehlo.constant dense<"0x803F803F803F803F803F803FC07FC07FC07FC07FC07F4040404040404040404040404040C9420D401840"> : tensor<21xbf16>
%z4 = stablehlo.constant dense<0.0> : tensor<21xbf16>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<21xbf16>
%a4 = stablehlo.optimization_barrier %s4 : tensor<21xbf16>
%c5 = stablehlo.constant dense<"0x00000080803F807F40407F7F803F807FC07F40407F7F00000080803F807FC07F40407F7F2440783F803F"> : tensor<21xbf16>
%z5 = stablehlo.constant dense<0.0> : tensor<21xbf16>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<21xbf16>
%a5 = stablehlo.optimization_barrier %s5 : tensor<21xbf16>
%r:30 = call @f(%a0, %a1, %a2, %a3, %a4, %a5) : (tensor<40xbf16>, tensor<101xbf16>, tensor<101xbf16>, tensor<24xbf16>, tensor<21xbf16>, tensor<21xbf16>) -> (tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<24xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<24xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<101xbf16>, tensor<101xbf16>, tensor<21xbf16>, tensor<21xbf16>)
%e0 = stablehlo.constant dense<"0x00000080803F80BF807F80FFC07FCB54CBD4802A4B2993A94B3F4BBF933FAE3FAEBF693FB93F0A404B3FF8BF7D3F9540323F803FBC3FA73FA7BF96BFB83FCABFAF3FAB3F23BF95BF9BBFA0BF43BFAA3E"> : tensor<40xbf16>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<40xbf16>, tensor<40xbf16>) -> ()
%e1 = stablehlo.constant dense<"0x803F803F0A3F0A3FC0FFC0FFC07F263E263E803F803F803F613F613F913D4DBF4DBF3B3F7DBF57BF613F113F113F803F723F0A3F80BF17BF17BFFCBC7DBF30BF56BF38BF783FF0BB4EBEC3BE683F803F"> : tensor<40xbf16>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<40xbf16>, tensor<40xbf16>) -> ()
%e2 = stablehlo.constant dense<"0x803F803F2E40BC3E807F0000C07F807F0000803F803F803FD33F1B3F8F404341A83D0740A141AC46D33F3A3A2940807FB33F2E40BF411141E23D4E3E9E419D3C4F412C41463F533E2E3E103E253F853F"> : tensor<40xbf16>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<40xbf16>, tensor<40xbf16>) -> ()
%e3 = stablehlo.constant dense<"0x00000080DC3F22BF807F80BFC07F807F80BF800001000380263FC9BE5F4033416BBF8F3F9941AC46263F80BFD13F807FCB3EDC3FB741014164BF4CBF96417BBF3F411C4167BE4BBF55BF5CBFB6BE183D"> : tensor<40xbf16>
stablehlo.custom_call @check.expect_close(%r#3, %e3) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<40xbf16>, tensor<40xbf16>) -> ()
%e4 = stablehlo.constant dense<"0x80FF80FF0000C07F807FC07FC07FB142C07FAFC2B8C2C07F31BFC07FD03E6B3FC07F93BE8D3F134031BFC07F02BD94408CBF0000943F4A3FC07FC07F8C3FC07F713F5D3FC07FC07FC07FC07FC07F54C0"> : tensor<40xbf16>
stablehlo.custom_call @check.expect_close(%r#4, %e4) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<40xbf16>, tensor<40xbf16>) -> ()
%e5 = stablehlo.constant dense<"0x00000080313F80FF807FC0FFC07FB142C0FF800001000380D03E31BF6B3FA03FC0FF0F3FB13F1940D03EC0FF2D3F9440943E313FB73F953FC0FFC0FFB13FC0FFA33F9C3F97BEC0FFC0FFC0FF14BF123D"> : tensor<40xbf16>
stablehlo.custom_call @check.expect_close(%r#5, %e5) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<40xbf16>, tensor<40xbf16>) -> ()
%e6 = stablehlo.constant dense<"0x003F003F3B3F8A3E803F0000C0FF803F0000003F003F003F1F3FC13E513F6D3F9B3D2E3F743F803F1F3F3A3A3A3F803F153F3B3F763F673FCC3D2C3E743F9A3C6E3F6A3FDF3E2F3E153EFD3DC93E023F"> : tensor<40xbf16>
stablehlo.custom_call @check.expect_close(%r#6, %e6) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<40xbf16>, tensor<40xbf16>) -> ()
%e7 = stablehlo.constant dense<"0x807F80FF803FC0FF0000C0FFC07F801FC0FF005FB560C0FFB53FC0FF513F223FC0FF943F143FA23EB53FC0FF823FCC3DDD3F803F103F2C3FC0FFC0FF143FC0FF203F263FC0FFC0FFC0FFC0FFC0FFA840"> : tensor<40xbf16>
stablehlo.custom_call @check.expect_close(%r#7, %e7) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<40xbf16>, tensor<40xbf16>) -> ()
%e8 = stablehlo.constant dense<"0x00000080573F57BFC0FFC0FFC07F7DBF7D3F800001000380F53EF5BE7F3F193F19BF2E3F113E0BBFF53E53BF533FFEBCA83E573FF8BC4F3F4FBF80BF203E3A3F0C3F323F82BE80BF7BBF6DBFDABE153D"> : tensor<40xbf16>
stablehlo.custom_call @check.expect_close(%r#8, %e8) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<40xbf16>, tensor<40xbf16>) -> ()
%e9 = stablehlo.constant dense<"0x00000080C73FC7BFC0FFC0FFC07FC3C0C3408000010003800C3F0CBF62413FBF3F3F6E3F12BE263F0C3FBABFBA3FFEBCB23EC73FF83CAFBFAF3F024222BE87BF27BF77BF86BE08439C401C40F1BE153D"> : tensor<40xbf16>
stablehlo.custom_call @check.expect_close(%r#9, %e9) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<40xbf16>, tensor<40xbf16>) -> ()
%e10 = stablehlo.constant dense<"0x00000080433F43BF803F80BFC07F803F80BF800001000380ED3EEDBE683F7D3F7DBF233F7F3F803FED3E80BF403F803FA53E433F7F3F7A3F7ABF6CBF7F3F80BF7D3F7C3F80BE6BBF72BF76BFD4BE153D"> : tensor<40xbf16>
stablehlo.custom_call @check.expect_close(%r#10, %e10) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<40xbf16>, tensor<40xbf16>) -> ()
%e11 = stablehlo.constant dense<"0xC93FC93F00004940C07FC07FC07FC07FC07FC93FC93FC93F863F0640C07FC07FC07F393FC07FC07F863FC07F803EC07F9D3F0000C07FC07FC07FC07FC07FC07FC07FC07FEA3FC07FC07FC07F0240C43F"> : tensor<40xbf16>
stablehlo.custom_call @check.expect_close(%r#11, %e11) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<40xbf16>, tensor<40xbf16>) -> ()
%e12 = stablehlo.constant dense<"0xC0FFC0FF0000C0FF807FC0FFC07FB342C0FFC0FFC0FFC0FFC0FFC0FF763FC93FC0FFC0FFE23F4040C0FFC0FFC0FFAA40C0FF0000E93FB73FC0FFC0FFE13FC0FFCC3FC13FC0FFC0FFC0FFC0FFC0FFC0FF"> : tensor<40xbf16>
stablehlo.custom_call @check.expect_close(%r#12, %e12) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<40xbf16>, tensor<40xbf16>) -> ()
%e13 = stablehlo.constant dense<"0x00000080C93FC9BFC07FC07FC07FC07FC07F800001000380063F06BFC07FC07FC07F593FC07FC07F063FC07FA93FC07FAE3EC93FC07FC07FC07FC07FC07FC07FC07FC07F84BEC07FC07FC07FE9BE153D"> : tensor<40xbf16>
stablehlo.custom_call @check.expect_close(%r#13, %e13) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<40xbf16>, tensor<40xbf16>) -> ()
%e14 = stablehlo.constant dense<"0x00000080623F62BF807F80FFC07FB342B3C2800001000380F63EF6BE993FD33FD3BF313FE93F4040F63E2BC05C3FAA40A83E623FF03FC43FC4BFA0BFE83F05C0D63FCD3F82BE9EBFABBFB7BFDABE153D"> : tensor<40xbf16>
stablehlo.custom_call @check.expect_close(%r#14, %e14) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<40xbf16>, tensor<40xbf16>) -> ()
%e15 = stablehlo.constant dense<"0x00000080493F49BFC93FC9BFC07FC93FC9BF800001000380ED3EEDBE7C3F983F98BF253FA03FBC3FED3EB8BF453FC83FA53E493FA23F933F93BF82BFA03FA9BF993F963F80BE81BF87BF8DBFD4BE153D"> : tensor<40xbf16>
stablehlo.custom_call @check.expect_close(%r#15, %e15) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<40xbf16>, tensor<40xbf16>) -> ()
%e16 = stablehlo.constant dense<"0x00000080807F80FFC0FFC0FFC07FC0FFC0FF8000010003800D3F0DBFC0FFC0FFC0FF793FC0FFC0FF0D3FC0FF0540C0FFB23E807FC0FFC0FFC0FFC0FFC0FFC0FFC0FFC0FF86BEC0FFC0FFC0FFF1BE153D"> : tensor<40xbf16>
stablehlo.custom_call @check.expect_close(%r#16, %e16) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<40xbf16>, tensor<40xbf16>) -> ()
%e17 = stablehlo.constant dense<"0x00000000553E55BE00000080C07FCD1ECD9E400000000280203E20BE603E543E54BE423E4A3EF83D203E0FBE533E223DF83D553E463E593E59BE60BE4A3E38BE523E563ECDBD60BE5FBE5DBE15BE903C"> : tensor<40xbf16>
stablehlo.custom_call @check.expect_close(%r#17, %e17) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<40xbf16>, tensor<40xbf16>) -> ()
%e18 = stablehlo.constant dense<"0x803F803FC63FC63F807F807FC07F807F807F803F803F803F903F903F1740C440C440A63F21412C46903F3044C13F807F873FC63F3F419340934025401F41D041D140AE40843F2240424068408D3F803F"> : tensor<40xbf16>
stablehlo.custom_call @check.expect_close(%r#18, %e18) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<40xbf16>, tensor<40xbf16>) -> ()
%e19 = stablehlo.constant dense<"0x80FF807FC07F807FC07FC07FB142C07F80FE80FFFBBF343F8BBF6C3F1040FBBF934048C07D3F0C3F6B3F3C3F243FE0C1"> : tensor<24xbf16>
stablehlo.custom_call @check.expect_close(%r#19, %e19) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<24xbf16>, tensor<24xbf16>) -> ()
%e20 = stablehlo.constant dense<"0x00000080583F58BF803F80BFC07F803F80BF900001000380053F05BF773F803F80BF363F803F803F053F80BF543F803FBA3E583F803F803F80BF7ABF803F80BF803F803F91BE79BF7DBF7FBFEEBE283D"> : tensor<40xbf16>
stablehlo.custom_call @check.expect_close(%r#20, %e20) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<40xbf16>, tensor<40xbf16>) -> ()
%e21 = stablehlo.constant dense<"0x00000000807F80FFC07FC07FC0FFC07FC07F710001000380F43EF4BEC07FC07FC07F503FC07FC07FF43EC07FC33FC07F9C3E807FC07FC07FC07FC07FC07FC07FC07FC07F6CBEC07FC07FC07FD3BE043D"> : tensor<40xbf16>
stablehlo.custom_call @check.expect_close(%r#21, %e21) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<40xbf16>, tensor<40xbf16>) -> ()
%e22 = stablehlo.constant dense<"0x803F803F213EEC3F00000040C07F00000040803F803F803FF63EC33F0B3DD5390040943EB9370000F63E00402F3E0000233F213EF436F13A0040FD3FCC37004098394D3AA43FFD3FFE3FFF3FBC3F753F"> : tensor<40xbf16>
stablehlo.custom_call @check.expect_close(%r#22, %e22) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<40xbf16>, tensor<40xbf16>) -> ()
%e23 = stablehlo.constant dense<"0x807F807F807F807F807FC07F807F807FAF42B842133F923E503E313F4D41133FB5437C3F5C3FCA3D2E3FA93E4E3E5340"> : tensor<24xbf16>
stablehlo.custom_call @check.expect_close(%r#23, %e23) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<24xbf16>, tensor<24xbf16>) -> ()
%e24 = stablehlo.constant dense<"0x00000080963F96BF807F80FFC07F807F80FF800001000380053F05BF0840C240C2C0533F20412C46053F30C4903F807FAE3E963F3E418F408FC018C01E41D0C1CE40AB4084BE14C037C05FC0E8BE153D"> : tensor<40xbf16>
stablehlo.custom_call @check.expect_close(%r#24, %e24) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<40xbf16>, tensor<40xbf16>) -> ()
%e25 = stablehlo.constant dense<"0x00000080C73FC7BFC0FFC0FFC07FC3C0C3408000010003800C3F0CBF62413FBF3F3F6E3F12BE263F0C3FBABFBA3FFEBCB23EC73FF83CAFBFAF3F024222BE87BF27BF77BF86BE08439C401C40F1BE153D"> : tensor<40xbf16>
stablehlo.custom_call @check.expect_close(%r#25, %e25) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<40xbf16>, tensor<40xbf16>) -> ()
%e26 = stablehlo.constant dense<"0x000049400000494000004940C07F00000000008049C0008049C0008049C0C07F00800080C93FC93F493F314000004940C07FA53E2000C9BFC9BF98BF17C0008049C0C07F32BF5080C93FC93FC93FC93F493F1740C07FC93FC93FC9BFC9BFC9BFC9BF49BF17C0C07FC9BFC9BFC07FC07FC07FC07FC07FC07FC07FC07FC07FC93FC93FA03F114000004940C07F493F6000C93FC93FC93FC93F00004940C07FC93F493F034093BDC63EC63FD73D25400840943F49BFFCBE0440D7BF0B40963FB7BF21C02EC0B3BF39BF4940"> : tensor<101xbf16>
stablehlo.custom_call @check.expect_close(%r#26, %e26) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<101xbf16>, tensor<101xbf16>) -> ()
%e27 = stablehlo.constant dense<"0x803F803F0000807F0000807FC07F00000000803F803F0080807F0000807FC07F00800000803F803F803F803F803F803F803F803F803F803F803F20C0C0FF807F0000C07F7AC1807F803F803F807F0000807F0000C07F807F807F803F803F80FF0000807F0000C07F80FF807F803F803FC07FC07FC07FC07FC07FC07FC07F803F803F4040833D807F0000C07FD841807F803F803F7F7F0000807F0000C07F807F807F993FC0FF6D3F0448FD3C803FD53D0A40C0FFC0FF363EC0FF413E1840C0FFC0FFC0FFC0FFC0FFCA50"> : tensor<101xbf16>
stablehlo.custom_call @check.expect_close(%r#27, %e27) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<101xbf16>, tensor<101xbf16>) -> ()
%e28 = stablehlo.constant dense<"0x807F807F807F807F807F807FC0FFC07FC07FC0FFC07FC07FC07F9A3F0000C07F9E3D00000000C93FB33F"> : tensor<21xbf16>
stablehlo.custom_call @check.expect_close(%r#28, %e28) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<21xbf16>, tensor<21xbf16>) -> ()
%e29 = stablehlo.constant dense<"0x807F807FD33F0000CA3E2000C07FC07FC07FC07FC07F807F807FD0400000C07FF43D0000C0FFC0FFC0FF"> : tensor<21xbf16>
stablehlo.custom_call @check.expect_close(%r#29, %e29) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<21xbf16>, tensor<21xbf16>) -> ()
return
}
func.func private @f(%x: tensor<40xbf16>, %a: tensor<101xbf16>, %b: tensor<101xbf16>, %g: tensor<24xbf16>, %n: tensor<21xbf16>, %q: tensor<21xbf16>) -> (tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<24xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<24xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<101xbf16>, tensor<101xbf16>, tensor<21xbf16>, tensor<21xbf16>) {
%0 = stablehlo.cbrt %x : tensor<40xbf16>
%1 = stablehlo.cosine %x : tensor<40xbf16>
%2 = stablehlo.exponential %x : tensor<40xbf16>
%3 = stablehlo.exponential_minus_one %x : tensor<40xbf16>
%4 = stablehlo.log %x : tensor<40xbf16>
%5 = stablehlo.log_plus_one %x : tensor<40xbf16>
%6 = stablehlo.logistic %x : tensor<40xbf16>
%7 = stablehlo.rsqrt %x : tensor<40xbf16>
%8 = stablehlo.sine %x : tensor<40xbf16>
%9 = stablehlo.tan %x : tensor<40xbf16>
%10 = stablehlo.tanh %x : tensor<40xbf16>
%11 = chlo.acos %x : tensor<40xbf16> -> tensor<40xbf16>
%12 = chlo.acosh %x : tensor<40xbf16> -> tensor<40xbf16>
%13 = chlo.asin %x : tensor<40xbf16> -> tensor<40xbf16>
%14 = chlo.asinh %x : tensor<40xbf16> -> tensor<40xbf16>
%15 = chlo.atan %x : tensor<40xbf16> -> tensor<40xbf16>
%16 = chlo.atanh %x : tensor<40xbf16> -> tensor<40xbf16>
%17 = chlo.bessel_i1e %x : tensor<40xbf16> -> tensor<40xbf16>
%18 = chlo.cosh %x : tensor<40xbf16> -> tensor<40xbf16>
%19 = chlo.digamma %g : tensor<24xbf16> -> tensor<24xbf16>
%20 = chlo.erf %x : tensor<40xbf16> -> tensor<40xbf16>
%21 = chlo.erf_inv %x : tensor<40xbf16> -> tensor<40xbf16>
%22 = chlo.erfc %x : tensor<40xbf16> -> tensor<40xbf16>
%23 = chlo.lgamma %g : tensor<24xbf16> -> tensor<24xbf16>
%24 = chlo.sinh %x : tensor<40xbf16> -> tensor<40xbf16>
%25 = chlo.tan %x : tensor<40xbf16> -> tensor<40xbf16>
%26 = stablehlo.atan2 %a, %b : tensor<101xbf16>
%27 = stablehlo.power %a, %b : tensor<101xbf16>
%28 = chlo.zeta %n, %q : tensor<21xbf16>, tensor<21xbf16> -> tensor<21xbf16>
%29 = chlo.polygamma %n, %q : tensor<21xbf16>, tensor<21xbf16> -> tensor<21xbf16>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29 : tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<24xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<24xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<101xbf16>, tensor<101xbf16>, tensor<21xbf16>, tensor<21xbf16>
}
}
// -----
// f16
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
%c0 = stablehlo.constant dense<"0x00000080003C00BC007C00FC007EFF7BFFFB000401000380003800B8003E004100C1003A00420049003840C7C03B48565535013C5B42694066C065BEFA41EAC32441C1401BB44EBE17BFD8BF08B7A828"> : tensor<40xf16>
%z0 = stablehlo.constant dense<0.0> : tensor<40xf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<40xf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<40xf16>
%c1 = stablehlo.constant dense<"0x000000000000000000000000000000000000008000800080008000800080008000800080003C003C003C003C003C003C003C003C003C00C100C100C100C100C100C100C100C100C1007C007C007C007C007C007C007C007C007C00FC00FC00FC00FC00FC00FC00FC00FC00FC007E007E007E007E007E007E007E007E007E004200420042004200420042004200420042FF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7B003840C7C03B48565535013C5B42694066C065BEFA41EAC32441C1401BB44EBE17BFD8BF08B7A828"> : tensor<101xf16>
%z1 = stablehlo.constant dense<0.0> : tensor<101xf16>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<101xf16>
%a1 = stablehlo.optimization_barrier %s1 : tensor<101xf16>
%c2 = stablehlo.constant dense<"0x00000080003C00C1007C00FC007E0042FF7B00000080003C00C1007C00FC007E0042FF7B00000080003C00C1007C00FC007E0042FF7B00000080003C00C1007C00FC007E0042FF7B00000080003C00C1007C00FC007E0042FF7B00000080003C00C1007C00FC007E0042FF7B00000080003C00C1007C00FC007E0042FF7B00000080003C00C1007C00FC007E0042FF7B00000080003C00C1007C00FC007E0042FF7B1BB44856C14024415B4265BED8BFC03B6940FA414EBE08B717BF013CA82866C0EAC35535003840C7"> : tensor<101xf16>
%z2 = stablehlo.constant dense<0.0> : tensor<101xf16>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<101xf16>
%a2 = stablehlo.optimization_barrier %s2 : tensor<101xf16>
%c3 = stablehlo.constant dense<"0x0000008000BC007C00FC007EFF7BFFFB0004010000380041003A004200490038485655355B426940FA412441C140A828"> : tensor<24xf16>
%z3 = stablehlo.constant dense<0.0> : tensor<24xf16>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<24xf16>
%a3 = stablehlo.optimization_barrier %s3 : tensor<24xf16>
%c4 = stablehlo.constant dense<"0x003C003C003C003C003C003C007E007E007E007E007E004200420042004200420042004248566940C140"> : tensor<21xf16>
%z4 = stablehlo.constant dense<0.0> : tensor<21xf16>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<21xf16>
%a4 = stablehlo.optimization_barrier %s4 : tensor<21xf16>
%c5 = stablehlo.constant dense<"0x00000080003C007C0042FF7B003C007C007E0042FF7B00000080003C007C007E0042FF7B2441C03B013C"> : tensor<21xf16>
%z5 = stablehlo.constant dense<0.0> : tensor<21xf16>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<21xf16>
%a5 = stablehlo.optimization_barrier %s5 : tensor<21xf16>
%r:30 = call @f(%a0, %a1, %a2, %a3, %a4, %a5) : (tensor<40xf16>, tensor<101xf16>, tensor<101xf16>, tensor<24xf16>, tensor<21xf16>, tensor<21xf16>) -> (tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<24xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<24xf16>, tensor<40xf16>, tensor<40xf16>, tensor<101xf16>, tensor<101xf16>, tensor<21xf16>, tensor<21xf16>)
%e0 = stablehlo.constant dense<"0x00000080003C00BC007C00FC007E0A510AD10A29001CC59D593A59BA943C6E3D6EBD453BC53D4F40593ABEBFEA3BA6448C39003CE13D353D34BDADBCC33D54BE7B3D573D15B9A8BCD7BC02BD15BA4D35"> : tensor<40xf16>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<40xf16>, tensor<40xf16>) -> ()
%e1 = stablehlo.constant dense<"0x003C003C5338533800FE00FE007E0FB30FB3003C003C003C053B053B872C69BA69BADA39ECBBB6BA053B8B388838FF3B8F3B5138FFBBBEB8B4B820A7E8BB7CB9BBBAC6B9BD3B819D69B216B63D3BFF3B"> : tensor<40xf16>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<40xf16>, tensor<40xf16>) -> ()
%e2 = stablehlo.constant dense<"0x003C003C7041E335007C0000007E007C0000003C003C003C983EDA387B44174A412D3C40054D6175983ED1114541007C953D7141004E8948192F7832F64CE524894A6349313A9E32703181302839263C"> : tensor<40xf16>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<40xf16>, tensor<40xf16>) -> ()
%e3 = stablehlo.constant dense<"0x00000080E03E0FB9007C00BC007E007C00BC00040100038031394CB6F742974958BB783CC54C61753139FFBB8A3E007C5436E23EC04D09481DBB62BAB64CD9BB094AE3483EB359BAA4BAE0BAB1B5BE28"> : tensor<40xf16>
stablehlo.custom_call @check.expect_close(%r#3, %e3) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<40xf16>, tensor<40xf16>) -> ()
%e4 = stablehlo.constant dense<"0x00FC00FC0000007E007C007E007E8C49007EDAC829CC007E8CB9007E7D36553B007E9AB4653C9B408CB9007E10A89C4465BCFF13A03C533A007E007E613C007E8D3BED3A007E007E007E007E007EA1C2"> : tensor<40xf16>
stablehlo.custom_call @check.expect_close(%r#4, %e4) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<40xf16>, tensor<40xf16>) -> ()
%e5 = stablehlo.constant dense<"0x000000808C3900FC007C00FE007E8C4900FE0004010003807D368CB9553B033D00FE7A388C3DCC407D3600FE6B399F449A348D39B83DA93C00FE00FE893D00FE173DDE3CBFB400FE00FE00FEA1B89328"> : tensor<40xf16>
stablehlo.custom_call @check.expect_close(%r#5, %e5) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<40xf16>, tensor<40xf16>) -> ()
%e6 = stablehlo.constant dense<"0x00380038D9394E34003C000000FE003C0000003800380038FB380A368A3A653BDB2C6F399F3B003CFB38D011CD39003CA938DA39AE3B353B632E62319E3BCE246E3B523BFB367C31A630E52F45361338"> : tensor<40xf16>
stablehlo.custom_call @check.expect_close(%r#6, %e6) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<40xf16>, tensor<40xf16>) -> ()
%e7 = stablehlo.constant dense<"0x007C00FC003C00FE000000FE007E001C00FE0058006C00FEA83D00FE883A0F3900FE9E3C9E380F35A83D00FE103C622EEE3EFF3B7D38633900FE00FEA13800FEFD38303900FE00FE00FE00FE00FE3E45"> : tensor<40xf16>
stablehlo.custom_call @check.expect_close(%r#7, %e7) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<40xf16>, tensor<40xf16>) -> ()
%e8 = stablehlo.constant dense<"0x00000080BB3ABBBA00FE00FE007ECE3BCEBB000401000380AC37ACB7FB3BCA38CAB8743984305AB8AC3796BA983AEDA73C35BC3AA0A8723A79BAFFBBE330D33953388A3910B400BCD6BB66BBCFB6A828"> : tensor<40xf16>
stablehlo.custom_call @check.expect_close(%r#8, %e8) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<40xf16>, tensor<40xf16>) -> ()
%e9 = stablehlo.constant dense<"0x000000803B3E3BBE00FE00FE007E6CC46C440004010003805F385FB80D4BFAB9FA39743B90B030395F38CCBDD23DEEA78A353E3EA12870BD813D7D50F2B03FBC24B9ADBB33B4D059E444DD4086B7A928"> : tensor<40xf16>
stablehlo.custom_call @check.expect_close(%r#9, %e9) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<40xf16>, tensor<40xf16>) -> ()
%e10 = stablehlo.constant dense<"0x00000080183A18BA003C00BC007E003C00BC000401000380653765B73E3BE53BE5BB1539F63B003C653700BCFC39003C2535193AF93BCF3BCEBB5FBBF63BFFBBE83BDD3B05B458BB8DBBB0BB9CB6A728"> : tensor<40xf16>
stablehlo.custom_call @check.expect_close(%r#10, %e10) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<40xf16>, tensor<40xf16>) -> ()
%e11 = stablehlo.constant dense<"0x483E483E00004842007E007E007E007E007E483E483E483E303C3040007E007E007EC839007E007E303C007E0334007EED3C007E007E007E007E007E007E007E007E007E523F007E007E007E0D40233E"> : tensor<40xf16>
stablehlo.custom_call @check.expect_close(%r#11, %e11) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<40xf16>, tensor<40xf16>) -> ()
%e12 = stablehlo.constant dense<"0x00FE00FE000000FE007C00FE007EE44900FE00FE00FE00FE00FE00FEB33B443E00FE00FE0D3FFD4100FE00FE00FE4E4500FEA8294B3FB63D00FE00FE093F00FE633E0C3E00FE00FE00FE00FE00FE00FE"> : tensor<40xf16>
stablehlo.custom_call @check.expect_close(%r#12, %e12) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<40xf16>, tensor<40xf16>) -> ()
%e13 = stablehlo.constant dense<"0x00000080483E48BE007E007E007E007E007E000401000380303830B8007E007E007EC93A007E007E3038007E483D007E7035007E007E007E007E007E007E007E007E007E27B4007E007E007E48B7A828"> : tensor<40xf16>
stablehlo.custom_call @check.expect_close(%r#13, %e13) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<40xf16>, tensor<40xf16>) -> ()
%e14 = stablehlo.constant dense<"0x000000800D3B0DBB007C00FC007EE449E4C9000401000380B337B3B7C73C973E97BE8C39463FFF41B3375CC1DF3A4E453D350E3B7E3F213E1EBEFEBC423F2BC0B13E673E10B4F2BC59BDB4BDD3B6A828"> : tensor<40xf16>
stablehlo.custom_call @check.expect_close(%r#14, %e14) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<40xf16>, tensor<40xf16>) -> ()
%e15 = stablehlo.constant dense<"0x00000080483A48BA483E48BE007E483E48BE0004010003806B376BB7DD3BC33CC3BC2639FF3CE23D6B37BCBD283A3E3E2635493A103D953C93BC0CBCFE3C4BBDCD3CB13C05B406BC3ABC66BCA0B6A728"> : tensor<40xf16>
stablehlo.custom_call @check.expect_close(%r#15, %e15) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<40xf16>, tensor<40xf16>) -> ()
%e16 = stablehlo.constant dense<"0x00000080007C00FC00FE00FE007E00FE00FE000401000380653865B800FE00FE00FEC93B00FE00FE653800FE254000FE8B3500FE00FE00FE00FE00FE00FE00FE00FE00FE33B400FE00FE00FE8BB7A928"> : tensor<40xf16>
stablehlo.custom_call @check.expect_close(%r#16, %e16) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<40xf16>, tensor<40xf16>) -> ()
%e17 = stablehlo.constant dense<"0x00000000A732A7B200000080007E62166296000200000180013101B102339C329CB214324C32C32F01317CB09A321329C02FA8323032C932CAB202B34E32BEB19132AF3268AE03B3FAB2E8B2A4B07E24"> : tensor<40xf16>
stablehlo.custom_call @check.expect_close(%r#17, %e17) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<40xf16>, tensor<40xf16>) -> ()
%e18 = stablehlo.constant dense<"0x003C003C2C3E2C3E007C007C007E007C007C003C003C003C833C833CB440224622462E3D09496171833C8061073E007C393C2D3E024A974490442641FA488A4E93466F45223C0B410E423F43643C013C"> : tensor<40xf16>
stablehlo.custom_call @check.expect_close(%r#18, %e18) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<40xf16>, tensor<40xf16>) -> ()
%e19 = stablehlo.constant dense<"0x00FC007C007E007C007E007E8C49007E00F400FCDBBFA03958BC623B8140DBBF9B4444C2ED3B6138583BE639213901CF"> : tensor<24xf16>
stablehlo.custom_call @check.expect_close(%r#19, %e19) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<24xf16>, tensor<24xf16>) -> ()
%e20 = stablehlo.constant dense<"0x00000080BE3ABEBA003C00BC007E003C00BC8304010003802A382AB8BB3BFF3BFFBBB039003C003C2A3800BCA23A003CCD35BF3A003CFC3BFCBBCFBB003C00BCFF3BFE3B88B4CBBBE7BBF5BB74B74029"> : tensor<40xf16>
stablehlo.custom_call @check.expect_close(%r#20, %e20) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<40xf16>, tensor<40xf16>) -> ()
%e21 = stablehlo.constant dense<"0x00000000007C00FC007E007E00FE007E007E8B0301000380A237A2B7007E007E007E823A007E007EA237007E183E007EDF34007E007E007E007E007E007E007E007E007E68B3007E007E007E96B62128"> : tensor<40xf16>
stablehlo.custom_call @check.expect_close(%r#21, %e21) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<40xf16>, tensor<40xf16>) -> ()
%e22 = stablehlo.constant dense<"0x003C003C09315F3F00000040007E00000040003C003C003CAC37153E5728AB0E00409F3473010000AC370040763100001939053175007217FE3FE83F8F0100408E0C5A12223DE63FF43FFA3FDD3DAC3B"> : tensor<40xf16>
stablehlo.custom_call @check.expect_close(%r#22, %e22) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<40xf16>, tensor<40xf16>) -> ()
%e23 = stablehlo.constant dense<"0x007C007C007C007C007C007E007C007CDA48294C94388E3481328C39674A9438A65DE33BE83A622E75395D3576329642"> : tensor<24xf16>
stablehlo.custom_call @check.expect_close(%r#23, %e23) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<24xf16>, tensor<24xf16>) -> ()
%e24 = stablehlo.constant dense<"0x00000080B33CB3BC007C00FC007E007C00FC0004010003802B382BB842400D460DC6943A024961712B3880E1833C007C6E35B53CFD497B4474C4BEC0F34889CE7F46574527B4A1C0B7C1F7C242B7A828"> : tensor<40xf16>
stablehlo.custom_call @check.expect_close(%r#24, %e24) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<40xf16>, tensor<40xf16>) -> ()
%e25 = stablehlo.constant dense<"0x000000803B3E3BBE00FE00FE007E6CC46C440004010003805F385FB80D4BFAB9FA39743B90B030395F38CCBDD23DEEA78A353E3EA12870BD813D7D50F2B03FBC24B9ADBB33B4D059E444DD4086B7A928"> : tensor<40xf16>
stablehlo.custom_call @check.expect_close(%r#25, %e25) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<40xf16>, tensor<40xf16>) -> ()
%e26 = stablehlo.constant dense<"0x000048420000484200004842007E00000000008048C2008048C2008048C2007E00800080483E483E483A864100004842007E2635000148BE48BEC3BCB6C0008048C2007E8FB98082483E483E483E483E483AB640007E483E483E48BE48BE48BE48BE48BAB6C0007E48BE48BE007E007E007E007E007E007E007E007E007E483E483EFF3C884000004842007E483A0003483E483E483E493E00004842007E483E483A17409CAC31362E3EB02E2A413F40A13C46BADCB71D40BABE5940B03CB8BD0AC171C19CBDC5B94642"> : tensor<101xf16>
stablehlo.custom_call @check.expect_close(%r#26, %e26) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<101xf16>, tensor<101xf16>) -> ()
%e27 = stablehlo.constant dense<"0x003C003C0000007C0000007C007E00000000003C003C0080007C0000007C007E00800000003C003C003C003C003C003C003C003C003C003C003C00C100FE007C0000007ED0CB007C003C003C007C0000007C0000007E007C007C003C003C00FC0000007C0000007E00FC007C003C003C007E007E007E007E007E007E007E003C003C00421B2C007C0000007EC04E007C003C003CFF7B0000007C0000007E007C007CC73C00FE6B3B007CCB27FD3BA12E4D4000FE00FEB33100FE0132C24000FE00FE00FE00FE00FE007C"> : tensor<101xf16>
stablehlo.custom_call @check.expect_close(%r#27, %e27) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<101xf16>, tensor<101xf16>) -> ()
%e28 = stablehlo.constant dense<"0x007C007C007C007C007C007C00FE007E007E00FE00FE007E007ECF3C0000007EEF2C00000000493E913D"> : tensor<21xf16>
stablehlo.custom_call @check.expect_close(%r#28, %e28) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<21xf16>, tensor<21xf16>) -> ()
%e29 = stablehlo.constant dense<"0x007C007C943E000052360001007E007E007E007E007E007C007C7E460000007E9D2F000000FE00FE00FE"> : tensor<21xf16>
stablehlo.custom_call @check.expect_close(%r#29, %e29) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<21xf16>, tensor<21xf16>) -> ()
return
}
func.func private @f(%x: tensor<40xf16>, %a: tensor<101xf16>, %b: tensor<101xf16>, %g: tensor<24xf16>, %n: tensor<21xf16>, %q: tensor<21xf16>) -> (tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<24xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<24xf16>, tensor<40xf16>, tensor<40xf16>, tensor<101xf16>, tensor<101xf16>, tensor<21xf16>, tensor<21xf16>) {
%0 = stablehlo.cbrt %x : tensor<40xf16>
%1 = stablehlo.cosine %x : tensor<40xf16>
%2 = stablehlo.exponential %x : tensor<40xf16>
%3 = stablehlo.exponential_minus_one %x : tensor<40xf16>
%4 = stablehlo.log %x : tensor<40xf16>
%5 = stablehlo.log_plus_one %x : tensor<40xf16>
%6 = stablehlo.logistic %x : tensor<40xf16>
%7 = stablehlo.rsqrt %x : tensor<40xf16>
%8 = stablehlo.sine %x : tensor<40xf16>
%9 = stablehlo.tan %x : tensor<40xf16>
%10 = stablehlo.tanh %x : tensor<40xf16>
%11 = chlo.acos %x : tensor<40xf16> -> tensor<40xf16>
%12 = chlo.acosh %x : tensor<40xf16> -> tensor<40xf16>
%13 = chlo.asin %x : tensor<40xf16> -> tensor<40xf16>
%14 = chlo.asinh %x : tensor<40xf16> -> tensor<40xf16>
%15 = chlo.atan %x : tensor<40xf16> -> tensor<40xf16>
%16 = chlo.atanh %x : tensor<40xf16> -> tensor<40xf16>
%17 = chlo.bessel_i1e %x : tensor<40xf16> -> tensor<40xf16>
%18 = chlo.cosh %x : tensor<40xf16> -> tensor<40xf16>
%19 = chlo.digamma %g : tensor<24xf16> -> tensor<24xf16>
%20 = chlo.erf %x : tensor<40xf16> -> tensor<40xf16>
%21 = chlo.erf_inv %x : tensor<40xf16> -> tensor<40xf16>
%22 = chlo.erfc %x : tensor<40xf16> -> tensor<40xf16>
%23 = chlo.lgamma %g : tensor<24xf16> -> tensor<24xf16>
%24 = chlo.sinh %x : tensor<40xf16> -> tensor<40xf16>
%25 = chlo.tan %x : tensor<40xf16> -> tensor<40xf16>
%26 = stablehlo.atan2 %a, %b : tensor<101xf16>
%27 = stablehlo.power %a, %b : tensor<101xf16>
%28 = chlo.zeta %n, %q : tensor<21xf16>, tensor<21xf16> -> tensor<21xf16>
%29 = chlo.polygamma %n, %q : tensor<21xf16>, tensor<21xf16> -> tensor<21xf16>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29 : tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<24xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<24xf16>, tensor<40xf16>, tensor<40xf16>, tensor<101xf16>, tensor<101xf16>, tensor<21xf16>, tensor<21xf16>
}
}
// -----
// f32
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
%c0 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07FFFFF7F7FFFFF7FFF0000800001000000030000800000003F000000BF0000C03F00002040000020C00000403F0000404000002041E5F2FF3E0000E8C00000783F0000C942ABAAAA3E0719803F9B5F4B40AD260D40A5B10CC036A1CCBF66423F40DE4D7DC00D7824407C191840A45683BEDEB1C9BF65E4E2BF7803FBBFABF7E0BE9009153D"> : tensor<40xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<40xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<40xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<40xf32>
%c1 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000008000000080000000800000008000000080000000800000008000000080000000800000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F000020C0000020C0000020C0000020C0000020C0000020C0000020C0000020C0000020C00000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F000040400000404000004040000040400000404000004040000040400000404000004040FFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FE5F2FF3E0000E8C00000783F0000C942ABAAAA3E0719803F9B5F4B40AD260D40A5B10CC036A1CCBF66423F40DE4D7DC00D7824407C191840A45683BEDEB1C9BF65E4E2BF7803FBBFABF7E0BE9009153D"> : tensor<101xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<101xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<101xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<101xf32>
%c2 = stablehlo.constant dense<"0x00000000000000800000803F000020C00000807F000080FF0000C07F00004040FFFF7F7F00000000000000800000803F000020C00000807F000080FF0000C07F00004040FFFF7F7F00000000000000800000803F000020C00000807F000080FF0000C07F00004040FFFF7F7F00000000000000800000803F000020C00000807F000080FF0000C07F00004040FFFF7F7F00000000000000800000803F000020C00000807F000080FF0000C07F00004040FFFF7F7F00000000000000800000803F000020C00000807F000080FF0000C07F00004040FFFF7F7F00000000000000800000803F000020C00000807F000080FF0000C07F00004040FFFF7F7F00000000000000800000803F000020C00000807F000080FF0000C07F00004040FFFF7F7F00000000000000800000803F000020C00000807F000080FF0000C07F00004040FFFF7F7FA45683BE0000C9427C1918400D7824409B5F4B4036A1CCBF7803FBBF0000783FAD260D4066423F40DEB1C9BFABF7E0BE65E4E2BF0719803F9009153DA5B10CC0DE4D7DC0ABAAAA3EE5F2FF3E0000E8C0"> : tensor<101xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<101xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<101xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<101xf32>
%c3 = stablehlo.constant dense<"0x0000000000000080000080BF0000807F000080FF0000C07FFFFF7F7FFFFF7FFF00008000010000000000003F000020400000403F0000404000002041E5F2FF3E0000C942ABAAAA3E9B5F4B40AD260D4066423F400D7824407C1918409009153D"> : tensor<24xf32>
%z3 = stablehlo.constant dense<0.0> : tensor<24xf32>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<24xf32>
%a3 = stablehlo.optimization_barrier %s3 : tensor<24xf32>
%c4 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000C07F0000C07F0000C07F0000C07F0000C07F000040400000404000004040000040400000404000004040000040400000C942AD260D407C191840"> : tensor<21xf32>
%z4 = stablehlo.constant dense<0.0> : tensor<21xf32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<21xf32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<21xf32>
%c5 = stablehlo.constant dense<"0x00000000000000800000803F0000807F00004040FFFF7F7F0000803F0000807F0000C07F00004040FFFF7F7F00000000000000800000803F0000807F0000C07F00004040FFFF7F7F0D7824400000783F0719803F"> : tensor<21xf32>
%z5 = stablehlo.constant dense<0.0> : tensor<21xf32>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<21xf32>
%a5 = stablehlo.optimization_barrier %s5 : tensor<21xf32>
%r:30 = call @f(%a0, %a1, %a2, %a3, %a4, %a5) : (tensor<40xf32>, tensor<101xf32>, tensor<101xf32>, tensor<24xf32>, tensor<21xf32>, tensor<21xf32>) -> (tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<24xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<24xf32>, tensor<40xf32>, tensor<40xf32>, tensor<101xf32>, tensor<101xf32>, tensor<21xf32>, tensor<21xf32>)
%e0 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07FF52FCB54F52FCBD40000802A1845A1266897E8A6F52F4B3FF52F4BBFFF85923F05B9AD3F05B9ADBF6897683FA29BB83F42E209407D2C4B3F71BCF7BF194E7D3F2AC794402080313F5708803FF62EBC3F2C9DA63F136FA6BF10AB95BFCA5EB83FBA78CABF4853AF3FA2D0AA3FF2A822BF00F394BFFEE89ABF4737A0BFFF9E42BF2FA9A93E"> : tensor<40xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<40xf32>, tensor<40xf32>) -> ()
%e1 = stablehlo.constant dense<"0x0000803F0000803F40510A3F40510A3F0000C0FF0000C0FF0000C07F965F5A3F965F5A3F0000803F0000803F0000803F40A9603F40A9603FAADE903DBF174DBFBF174DBFF64F3B3F26707DBF64CD56BF64AC603F7B63113F04FB103F95E07F3FB3E8713F1F270A3F42D57FBF16CA17BF235016BF464FE4BCC8007DBFC0572FBF4E4857BFD3AA38BF939F773F3303A2BB033E4DBE00C6C2BED6AE673F9FD47F3F"> : tensor<40xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<40xf32>, tensor<40xf32>) -> ()
%e2 = stablehlo.constant dense<"0x0000803F0000803F54F82D40B25ABC3E0000807F000000000000C07F0000807F000000000000803F0000803F0000803F4C09D33F98451B3FFF698F407FEB42412E1CA83DEE7C07402EAFA041EE14AC46E603D33FFF2A3A3A179E28400000807F6EA3B23F5C1A2E401EEFBF41CC311141224DE33D69044F3EE4D59E41307F9C3C60045141B3482C41C613463F9DD1533E0CF82D3EAF16103E58F9243F42BE843F"> : tensor<40xf32>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<40xf32>, tensor<40xf32>) -> ()
%e3 = stablehlo.constant dense<"0x0000000000000080A9F0DB3FA7D221BF0000807F000080BF0000C07F0000807F000080BF0000800001000000030000809912263FD074C9BEFED35E407FEB32417AFC6ABFDBF98E3F2EAF9841EE12AC46CB07263F75D17FBF2E3CD13F0000807FB78DCA3EB734DC3F1EEFB741CC3101415C9663BFE63E4CBFE4D59641071C7BBF60044141B3481C41E8B067BE990B4BBFFD8154BF54FA5BBF500DB6BE30C8173D"> : tensor<40xf32>
stablehlo.custom_call @check.expect_close(%r#3, %e3) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<40xf32>, tensor<40xf32>) -> ()
%e4 = stablehlo.constant dense<"0x000080FF000080FF000000000000C07F0000807F0000C07F0000C07F1872B1420000C07F50ACAEC2D08ECEC20000C07F187231BF0000C07F1F99CF3E08926A3F0000C07F114B93BE549F8C3F8E5D1340337F31BF0000C07FEC0A02BD69869340549F8CBF7024483A15FD933F8C7B4A3F0000C07F0000C07FAF208C3F0000C07F6A9F713F619B5D3F0000C07F0000C07F0000C07F0000C07F0000C07F851154C0"> : tensor<40xf32>
stablehlo.custom_call @check.expect_close(%r#4, %e4) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<40xf32>, tensor<40xf32>) -> ()
%e5 = stablehlo.constant dense<"0x00000000000000801872313F000080FF0000807F0000C0FF0000C07F1872B1420000C0FF0000800001000000030000801F99CF3E187231BF08926A3F895AA03F0000C0FFFB420F3F1872B13F1E7719406390CF3E0000C0FF026A2D3F86D79340114B933E1E8B313F7C02B73F401A953F0000C0FF0000C0FF2813B13F0000C0FFD8E1A23FF1C19B3F91C397BE0000C0FF0000C0FF0000C0FF962714BFD363123D"> : tensor<40xf32>
stablehlo.custom_call @check.expect_close(%r#5, %e5) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<40xf32>, tensor<40xf32>) -> ()
%e6 = stablehlo.constant dense<"0x0000003F0000003FA8263B3FB1B2893E0000803F000000000000C0FF0000803F000000000000003F0000003F0000003F7F591F3F034DC13E904C513F8F946C3F895B9B3DA8DE2D3FE6DB733F06FD7F3FF4571F3F2D093A3A1991393F0000803F5223153F7F303B3FB2C1753FF796663F1298CC3D22342C3E75B9733F2F90993C04CC6D3FE13E6A3F2258DF3E5E832F3E87B4143E1DA1FC3D57A5C83E1554023F"> : tensor<40xf32>
stablehlo.custom_call @check.expect_close(%r#6, %e6) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<40xf32>, tensor<40xf32>) -> ()
%e7 = stablehlo.constant dense<"0x0000807F000080FF0000803F0000C0FF000000000000C0FF0000C07F0000801F0000C0FF0000005FF304B5640000C0FFF304B53F0000C0FFEC05513F9BE8213F0000C0FF3ACD933F3ACD133F9BE8A13E9609B53F0000C0FF520C823F384ACC3DD7B3DD3FFDE67F3F009C0F3F61612C3F0000C0FF0000C0FF6B16143F0000C0FF9BB11F3F740F263F0000C0FF0000C0FF0000C0FF0000C0FF0000C0FFF7C1A740"> : tensor<40xf32>
stablehlo.custom_call @check.expect_close(%r#7, %e7) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<40xf32>, tensor<40xf32>) -> ()
%e8 = stablehlo.constant dense<"0x0000000000000080A46A573FA46A57BF0000C0FF0000C0FF0000C07FB39905BFB399053F0000800001000000030000804477F53E4477F5BED55B7F3F7835193F783519BFE17F2E3FC381103EF8440BBFC36BF53E6EB552BF5CFD523FC29FFDBC1186A73EAC85573FDCE713BD42254E3F79394FBF8BE67FBF7C3A1C3EF2853A3FAC860A3FDD4B313F1CE781BE33FF7FBF1FCE7ABFAFC06CBF56CCD9BE2501153D"> : tensor<40xf32>
stablehlo.custom_call @check.expect_close(%r#8, %e8) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<40xf32>, tensor<40xf32>) -> ()
%e9 = stablehlo.constant dense<"0x00000000000000802359C73F2359C7BF0000C0FF0000C0FF0000C07FCA9E1CBFCA9E1C3F0000800001000000030000807BDA0B3F7BDA0BBF6B9F6141DA3C3FBFDA3C3F3F1B7D6E3FB9F711BEFAFA253FF9D10B3FFE81B9BF2947BA3FE5BEFDBC2648B13EF8AEC73F9100143D4CD6ADBF9C76B03FF7770F423E141EBE662988BFEDB924BF26C875BF124C86BEE8404A435C6A9C4070961B406EA8F0BE691A153D"> : tensor<40xf32>
stablehlo.custom_call @check.expect_close(%r#9, %e9) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<40xf32>, tensor<40xf32>) -> ()
%e10 = stablehlo.constant dense<"0x0000000000000080D6F7423FD6F742BF0000803F000080BF0000C07F0000803F000080BF0000800001000000030000809F9AEC3E9F9AECBECCB7673FC1927C3FC1927CBF1F99223FE9BB7E3F0000803F5090EC3EEFFF7FBF0D873F3F0000803F529DA43ED80C433FAF1C7F3F70DB793F16C579BF55E56BBF57B47E3F2FD07FBF6E047D3F329F7B3F108880BEBAFD6ABFFBA271BF320F76BFDE86D3BEBCF8143D"> : tensor<40xf32>
stablehlo.custom_call @check.expect_close(%r#10, %e10) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<40xf32>, tensor<40xf32>) -> ()
%e11 = stablehlo.constant dense<"0xDB0FC93FDB0FC93F00000000DB0F49400000C07F0000C07F0000C07F0000C07F0000C07FDB0FC93FDB0FC93FDB0FC93F920A863F920A06400000C07F0000C07F0000C07F1D05393F0000C07F0000C07F5A0E863F0000C07FF055803E0000C07F14909D3F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F8B44EA3F0000C07F0000C07F0000C07F52A501404B67C43F"> : tensor<40xf32>
stablehlo.custom_call @check.expect_close(%r#11, %e11) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<40xf32>, tensor<40xf32>) -> ()
%e12 = stablehlo.constant dense<"0x0000C0FF0000C0FF000000000000C0FF0000807F0000C0FF0000C07FFCD4B2420000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF6561763FE18CC83F0000C0FF0000C0FFB3A1E13FF7903F400000C0FF0000C0FF0000C0FF79B4A9400000C0FFC913203DF76AE93FA6CFB63F0000C0FF0000C0FF571BE13F0000C0FF4563CC3F4871C13F0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF"> : tensor<40xf32>
stablehlo.custom_call @check.expect_close(%r#12, %e12) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<40xf32>, tensor<40xf32>) -> ()
%e13 = stablehlo.constant dense<"0x0000000000000080DB0FC93FDB0FC9BF0000C07F0000C07F0000C07F0000C07F0000C07F000080000100000003000080920A063F920A06BF0000C07F0000C07F0000C07F991A593F0000C07F0000C07F0103063F0000C07F5FFAA83F0000C07F1BFFAD3E0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07FC0D284BE0000C07F0000C07F0000C07F25EBE8BEFD11153D"> : tensor<40xf32>
stablehlo.custom_call @check.expect_close(%r#13, %e13) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<40xf32>, tensor<40xf32>) -> ()
%e14 = stablehlo.constant dense<"0x0000000000000080B3A1613FB3A161BF0000807F000080FF0000C07FFCD4B242FCD4B2C20000800001000000030000806561F63E6561F6BE00EE983F78D8D23F78D8D2BF1872313FDBC2E83FE3E23F40AD55F63EA1722BC02CEE5B3FE0B4A9408CA7A73E16C5613FD2C4EF3F3816C43F6FB5C3BF94C79FBFBB4AE83F8E6705C02B20D63F5AD9CC3F68F081BE10379EBF9424ABBFAD89B6BF284BDABE2601153D"> : tensor<40xf32>
stablehlo.custom_call @check.expect_close(%r#14, %e14) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<40xf32>, tensor<40xf32>) -> ()
%e15 = stablehlo.constant dense<"0x0000000000000080DB0F493FDB0F49BFDB0FC93FDB0FC9BF0000C07FDB0FC93FDB0FC9BF0000800001000000030000803863ED3E3863EDBE5F987B3F6C5B983F6C5B98BF7DBC243FBBE09F3FE94DBC3FBC58ED3E7884B7BFB0FF443FD1C9C73F7DBCA43EDF28493F8709A23FD792923FD26A92BF6C8381BFAEBA9F3F6362A9BF978F993FBE14963FF89080BEEBAD80BFF75087BFB5B38CBF32F7D3BEBDF8143D"> : tensor<40xf32>
stablehlo.custom_call @check.expect_close(%r#15, %e15) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<40xf32>, tensor<40xf32>) -> ()
%e16 = stablehlo.constant dense<"0x00000000000000800000807F000080FF0000C0FF0000C0FF0000C07F0000C0FF0000C0FF000080000100000003000080549F0C3F549F0CBF0000C0FF0000C0FF0000C0FF9513793F0000C0FF0000C0FF97960C3F0000C0FF8F9404400000C0FF1872B13E0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FFB05686BE0000C0FF0000C0FF0000C0FF0C65F1BE6A1A153D"> : tensor<40xf32>
stablehlo.custom_call @check.expect_close(%r#16, %e16) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<40xf32>, tensor<40xf32>) -> ()
%e17 = stablehlo.constant dense<"0x000000000000000078E6543E78E654BE00000000000000800000C07F2A42CC1E2A42CC9E000040000100000002000080C62C203EC62C20BEDC4B603EED8A533EED8A53BEF271423EF18C493E9258F83D2B28203E3B7B0FBECC39533EC063223D1AFDF73D75F0543E760B463ECA14593EFC3459BE8A4760BEEEC7493EC3C037BEF229523EC0EE553E74EBCCBDA25360BE41375FBEE7FE5CBEAE8014BE59BC8F3C"> : tensor<40xf32>
stablehlo.custom_call @check.expect_close(%r#17, %e17) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<40xf32>, tensor<40xf32>) -> ()
%e18 = stablehlo.constant dense<"0x0000803F0000803FAB83C53FAB83C53F0000807F0000807F0000C07F0000807F0000807F0000803F0000803F0000803F0C56903F0C56903FE18D1640B73BC440B73BC4402FB8A53F25152141EF142C465754903F61033044C1E8C03F0000807F5D2D873F18A1C53F7B44404129F59240D7EF914071C124400B3D1F41FB75D141EB3DD24018C5AD40093C843F4E512140C0CA41401BEB67405E8E8C3FB215803F"> : tensor<40xf32>
stablehlo.custom_call @check.expect_close(%r#18, %e18) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<40xf32>, tensor<40xf32>) -> ()
%e19 = stablehlo.constant dense<"0x000080FF0000807F0000C07F0000807F0000C07F0000C07F1872B1420000C07F000080FE000080FF4C54FBBF1302343F7DFD8ABF983B6C3FB71C10407864FBBF975D93403D7348C09E9A7D3F78240C3F650F6B3F20A13C3F4B08243FFD03E0C1"> : tensor<24xf32>
stablehlo.custom_call @check.expect_close(%r#19, %e19) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<24xf32>, tensor<24xf32>) -> ()
%e20 = stablehlo.constant dense<"0x00000000000000803DBB573F3DBB57BF0000803F000080BF0000C07F0000803F000080BFBB6E900001000000030000807B3F053F7B3F05BFAB52773F54E57F3F54E57FBF4C0E363F8DFE7F3F0000803FB939053F000080BF434E543F0000803F04ADB93E00D0573F8BFF7F3F16897F3FF2847FBF59EA79BF71FE7F3F000080BFBBED7F3F19CD7F3F190391BECA6179BFA4E17CBF5F947EBFA56AEEBEB118283D"> : tensor<40xf32>
stablehlo.custom_call @check.expect_close(%r#20, %e20) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<40xf32>, tensor<40xf32>) -> ()
%e21 = stablehlo.constant dense<"0x00000000000000000000807F000080FF0000C07F0000C07F0000C0FF0000C07F0000C07FE26F71000100000003000080FE30F43EFE30F4BE0000C07F0000C07F0000C07F483C503F0000C07F0000C07F6922F43E0000C07F4DF2C23F0000C07FA0F09B3E0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F1BF46CBE0000C07F0000C07F0000C07FD8AED2BE7120043D"> : tensor<40xf32>
stablehlo.custom_call @check.expect_close(%r#21, %e21) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<40xf32>, tensor<40xf32>) -> ()
%e22 = stablehlo.constant dense<"0x0000803F0000803F0B13213E9FDDEB3F00000000000000400000C07F00000000000000400000803F0000803F0000803F0A81F53EBD9FC23F54D50A3D2D5CD539AAF2FF3F69E3933EFB4EB937010000008F8CF53E00000040F6C62E3E000000007E29233FFFBF203E9C94EA362AD4ED3A79C2FF3F2CF5FC3F6F4EC73700000040972592396C9D4B3AC640A43FE5B0FC3FD270FE3F304AFF3FA99ABB3F757E753F"> : tensor<40xf32>
stablehlo.custom_call @check.expect_close(%r#22, %e22) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<40xf32>, tensor<40xf32>) -> ()
%e23 = stablehlo.constant dense<"0x0000807F0000807F0000807F0000807F0000807F0000C07F0000807F0000807F50ACAE42D08ECE428286123FF4C1913EE228503E1872313F49D44C416093123FC0B7B44387447C3FCAFC5C3F4FAECC3DFCB72E3F7E80AB3E00894E3EF1CA5240"> : tensor<24xf32>
stablehlo.custom_call @check.expect_close(%r#23, %e23) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<24xf32>, tensor<24xf32>) -> ()
%e24 = stablehlo.constant dense<"0x0000000000000080FE6C963FFE6C96BF0000807F000080FF0000C07F0000807F000080FF0000800001000000030000808066053F806605BF1D460840469BC140469BC1C05983523F37492041EE142C461D5F053F550330C46D53903F0000807F43D8AD3EA093963FC1993F416E6E8F40A2628EC02AD117C0BE6E1E41DB4ED1C1D5CACF404ECCAA4099C884BE341414C03FEB36C0B0E95EC0C746E8BEFB11153D"> : tensor<40xf32>
stablehlo.custom_call @check.expect_close(%r#24, %e24) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<40xf32>, tensor<40xf32>) -> ()
%e25 = stablehlo.constant dense<"0x00000000000000802359C73F2359C7BF0000C0FF0000C0FF0000C07FCA9E1CBFCA9E1C3F0000800001000000030000807BDA0B3F7BDA0BBF6B9F6141DA3C3FBFDA3C3F3F1B7D6E3FB9F711BEFAFA253FF9D10B3FFE81B9BF2947BA3FE5BEFDBC2648B13EF8AEC73F9100143D4CD6ADBF9C76B03FF7770F423E141EBE662988BFEDB924BF26C875BF124C86BEE8404A435C6A9C4070961B406EA8F0BE691A153D"> : tensor<40xf32>
stablehlo.custom_call @check.expect_close(%r#25, %e25) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<40xf32>, tensor<40xf32>) -> ()
%e26 = stablehlo.constant dense<"0x00000000DB0F494000000000DB0F494000000000DB0F49400000C07F000000000000000000000080DB0F49C000000080DB0F49C000000080DB0F49C00000C07F0000008000000080DB0FC93FDB0FC93FDB0F493FA3B5304000000000DB0F49400000C07F7DBCA43E00002000DB0FC9BFDB0FC9BF6C5B98BFE4CB16C000000080DB0F49C00000C07F5EDA31BF00005080DB0FC93FDB0FC93FDB0FC93FDB0FC93FDB0F493FE4CB16400000C07FDB0FC93FDB0FC93FDB0FC9BFDB0FC9BFDB0FC9BFDB0FC9BFDB0F49BFE4CB16C00000C07FDB0FC9BFDB0FC9BF0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07FDB0FC93FDB0FC93FBBE09F3F85FE104000000000DB0F49400000C07FDB0F493F00006000DB0FC93FDB0FC93FDB0FC93FDB0FC93F00000000DB0F49400000C07FDB0FC93FDB0F493FB2DF02405E7C93BD582DC63E25CAC53F050CD63D03442540E7EA07400216943F8EA548BFE880FBBEFD950340CE36D7BF0E2D0B40CC0B963FB006B7BF994221C0ED1C2EC0C382B3BFC09738BFA1BD4840"> : tensor<101xf32>
stablehlo.custom_call @check.expect_close(%r#26, %e26) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<101xf32>, tensor<101xf32>) -> ()
%e27 = stablehlo.constant dense<"0x0000803F0000803F000000000000807F000000000000807F0000C07F00000000000000000000803F0000803F000000800000807F000000000000807F0000C07F00000080000000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F000020C00000C0FF0000807F000000000000C07F00007AC10000807F0000803F0000803F0000807F000000000000807F000000000000C07F0000807F0000807F0000803F0000803F000080FF000000000000807F000000000000C07F000080FF0000807F0000803F0000803F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000803F0000803F000040401761833D0000807F000000000000C07F0000D8410000807F0000803F0000803FFFFF7F7F000000000000807F000000000000C07F0000807F0000807F77EA983F0000C0FF17656D3FFB6E08487798F93C0FB07F3FC728D43D7AB409400000C0FF0000C0FF3A71363E0000C0FFDD2D403E3D3318400000C0FF0000C0FF0000C0FF0000C0FF0000C0FFFD06CA50"> : tensor<101xf32>
stablehlo.custom_call @check.expect_close(%r#27, %e27) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<101xf32>, tensor<101xf32>) -> ()
%e28 = stablehlo.constant dense<"0x0000807F0000807F0000807F0000807F0000807F0000807F0000C0FF0000C07F0000C07F0000C0FF0000C07F0000C07F0000C07F00DD993F000000000000C07F02D09D3D00000000C71100001D20C93F682FB23F"> : tensor<21xf32>
stablehlo.custom_call @check.expect_close(%r#28, %e28) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<21xf32>, tensor<21xf32>) -> ()
%e29 = stablehlo.constant dense<"0x0000807F0000807F338DD23F00000000CC34CA3E000020000000C07F0000C07F0000C07F0000C07F0000C07F0000807F0000807F5ACECF40000000000000C07F8096F33D000000000000C0FF0000C0FF0000C0FF"> : tensor<21xf32>
stablehlo.custom_call @check.expect_close(%r#29, %e29) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<21xf32>, tensor<21xf32>) -> ()
return
}
func.func private @f(%x: tensor<40xf32>, %a: tensor<101xf32>, %b: tensor<101xf32>, %g: tensor<24xf32>, %n: tensor<21xf32>, %q: tensor<21xf32>) -> (tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<24xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<24xf32>, tensor<40xf32>, tensor<40xf32>, tensor<101xf32>, tensor<101xf32>, tensor<21xf32>, tensor<21xf32>) {
%0 = stablehlo.cbrt %x : tensor<40xf32>
%1 = stablehlo.cosine %x : tensor<40xf32>
%2 = stablehlo.exponential %x : tensor<40xf32>
%3 = stablehlo.exponential_minus_one %x : tensor<40xf32>
%4 = stablehlo.log %x : tensor<40xf32>
%5 = stablehlo.log_plus_one %x : tensor<40xf32>
%6 = stablehlo.logistic %x : tensor<40xf32>
%7 = stablehlo.rsqrt %x : tensor<40xf32>
%8 = stablehlo.sine %x : tensor<40xf32>
%9 = stablehlo.tan %x : tensor<40xf32>
%10 = stablehlo.tanh %x : tensor<40xf32>
%11 = chlo.acos %x : tensor<40xf32> -> tensor<40xf32>
%12 = chlo.acosh %x : tensor<40xf32> -> tensor<40xf32>
%13 = chlo.asin %x : tensor<40xf32> -> tensor<40xf32>
%14 = chlo.asinh %x : tensor<40xf32> -> tensor<40xf32>
%15 = chlo.atan %x : tensor<40xf32> -> tensor<40xf32>
%16 = chlo.atanh %x : tensor<40xf32> -> tensor<40xf32>
%17 = chlo.bessel_i1e %x : tensor<40xf32> -> tensor<40xf32>
%18 = chlo.cosh %x : tensor<40xf32> -> tensor<40xf32>
%19 = chlo.digamma %g : tensor<24xf32> -> tensor<24xf32>
%20 = chlo.erf %x : tensor<40xf32> -> tensor<40xf32>
%21 = chlo.erf_inv %x : tensor<40xf32> -> tensor<40xf32>
%22 = chlo.erfc %x : tensor<40xf32> -> tensor<40xf32>
%23 = chlo.lgamma %g : tensor<24xf32> -> tensor<24xf32>
%24 = chlo.sinh %x : tensor<40xf32> -> tensor<40xf32>
%25 = chlo.tan %x : tensor<40xf32> -> tensor<40xf32>
%26 = stablehlo.atan2 %a, %b : tensor<101xf32>
%27 = stablehlo.power %a, %b : tensor<101xf32>
%28 = chlo.zeta %n, %q : tensor<21xf32>, tensor<21xf32> -> tensor<21xf32>
%29 = chlo.polygamma %n, %q : tensor<21xf32>, tensor<21xf32> -> tensor<21xf32>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29 : tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<24xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<24xf32>, tensor<40xf32>, tensor<40xf32>, tensor<101xf32>, tensor<101xf32>, tensor<21xf32>, tensor<21xf32>
}
}
// -----
// f64
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
%c0 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000F07F000000000000F0FF000000000000F87FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEFFF000000000000100001000000000000000300000000000080000000000000E03F000000000000E0BF000000000000F83F000000000000044000000000000004C0000000000000E83F000000000000084000000000000024403C4ED1915CFEDF3F0000000000001DC0000000000000EF3F0000000000205940555555555555D53FA4F2F8D42003F03F9AC92B6FF36B0940BE02E597D5A4014078A50A95349601C058E478B32694F9BF883ED2B54CE80740969745B6BBA90FC080FCDFA3018F04408669487E2F0303409007C371D46AD0BF147E97C23B36F9BF5846D4AE8C5CFCBF64E823F06E60FFBF80E2045CF51EDCBF007FA6F731A1A23F"> : tensor<40xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<40xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<40xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<40xf64>
%c1 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F00000000000004C000000000000004C000000000000004C000000000000004C000000000000004C000000000000004C000000000000004C000000000000004C000000000000004C0000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000084000000000000008400000000000000840000000000000084000000000000008400000000000000840000000000000084000000000000008400000000000000840FFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7F3C4ED1915CFEDF3F0000000000001DC0000000000000EF3F0000000000205940555555555555D53FA4F2F8D42003F03F9AC92B6FF36B0940BE02E597D5A4014078A50A95349601C058E478B32694F9BF883ED2B54CE80740969745B6BBA90FC080FCDFA3018F04408669487E2F0303409007C371D46AD0BF147E97C23B36F9BF5846D4AE8C5CFCBF64E823F06E60FFBF80E2045CF51EDCBF007FA6F731A1A23F"> : tensor<101xf64>
%z1 = stablehlo.constant dense<0.0> : tensor<101xf64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<101xf64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<101xf64>
%c2 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000F03F00000000000004C0000000000000F07F000000000000F0FF000000000000F87F0000000000000840FFFFFFFFFFFFEF7F00000000000000000000000000000080000000000000F03F00000000000004C0000000000000F07F000000000000F0FF000000000000F87F0000000000000840FFFFFFFFFFFFEF7F00000000000000000000000000000080000000000000F03F00000000000004C0000000000000F07F000000000000F0FF000000000000F87F0000000000000840FFFFFFFFFFFFEF7F00000000000000000000000000000080000000000000F03F00000000000004C0000000000000F07F000000000000F0FF000000000000F87F0000000000000840FFFFFFFFFFFFEF7F00000000000000000000000000000080000000000000F03F00000000000004C0000000000000F07F000000000000F0FF000000000000F87F0000000000000840FFFFFFFFFFFFEF7F00000000000000000000000000000080000000000000F03F00000000000004C0000000000000F07F000000000000F0FF000000000000F87F0000000000000840FFFFFFFFFFFFEF7F00000000000000000000000000000080000000000000F03F00000000000004C0000000000000F07F000000000000F0FF000000000000F87F0000000000000840FFFFFFFFFFFFEF7F00000000000000000000000000000080000000000000F03F00000000000004C0000000000000F07F000000000000F0FF000000000000F87F0000000000000840FFFFFFFFFFFFEF7F00000000000000000000000000000080000000000000F03F00000000000004C0000000000000F07F000000000000F0FF000000000000F87F0000000000000840FFFFFFFFFFFFEF7F9007C371D46AD0BF00000000002059408669487E2F03034080FCDFA3018F04409AC92B6FF36B094058E478B32694F9BF64E823F06E60FFBF000000000000EF3FBE02E597D5A40140883ED2B54CE80740147E97C23B36F9BF80E2045CF51EDCBF5846D4AE8C5CFCBFA4F2F8D42003F03F007FA6F731A1A23F78A50A95349601C0969745B6BBA90FC0555555555555D53F3C4ED1915CFEDF3F0000000000001DC0"> : tensor<101xf64>
%z2 = stablehlo.constant dense<0.0> : tensor<101xf64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<101xf64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<101xf64>
%c3 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000F0BF000000000000F07F000000000000F0FF000000000000F87FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEFFF00000000000010000100000000000000000000000000E03F0000000000000440000000000000E83F000000000000084000000000000024403C4ED1915CFEDF3F0000000000205940555555555555D53F9AC92B6FF36B0940BE02E597D5A40140883ED2B54CE8074080FCDFA3018F04408669487E2F030340007FA6F731A1A23F"> : tensor<24xf64>
%z3 = stablehlo.constant dense<0.0> : tensor<24xf64>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<24xf64>
%a3 = stablehlo.optimization_barrier %s3 : tensor<24xf64>
%c4 = stablehlo.constant dense<"0x000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F87F000000000000F87F000000000000F87F000000000000F87F0000000000000840000000000000084000000000000008400000000000000840000000000000084000000000000008400000000000205940BE02E597D5A401408669487E2F030340"> : tensor<18xf64>
%z4 = stablehlo.constant dense<0.0> : tensor<18xf64>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<18xf64>
%a4 = stablehlo.optimization_barrier %s4 : tensor<18xf64>
%c5 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000F03F000000000000F07F0000000000000840000000000000F03F000000000000F07F000000000000F87F000000000000084000000000000000000000000000000080000000000000F03F000000000000F07F000000000000F87F000000000000084080FCDFA3018F0440000000000000EF3FA4F2F8D42003F03F"> : tensor<18xf64>
%z5 = stablehlo.constant dense<0.0> : tensor<18xf64>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<18xf64>
%a5 = stablehlo.optimization_barrier %s5 : tensor<18xf64>
%r:30 = call @f(%a0, %a1, %a2, %a3, %a4, %a5) : (tensor<40xf64>, tensor<101xf64>, tensor<101xf64>, tensor<24xf64>, tensor<18xf64>, tensor<18xf64>) -> (tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<24xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<24xf64>, tensor<40xf64>, tensor<40xf64>, tensor<101xf64>, tensor<101xf64>, tensor<18xf64>, tensor<18xf64>)
%e0 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000F07F000000000000F0FF000000000000F87F8B728DF9A22844558B728DF9A22844D58B728DF9A228A42AFFFFFFFFFFFF8F29F53E1249741397A93D6E3DA5FE65E93F3D6E3DA5FE65E9BFF482B0E1BF50F23FEDB0579520B7F53FEDB0579520B7F5BF7EA2F10AED12ED3FF63E12497413F73F4E703841483C01404F93B2AB8F65E93F1BC6122C8EF7FEBF67858513C3A9EF3FD3A9D73BE598124075C3B4FB0330E63F078344E00A01F03F375857C2DE85F73F71DDCA84A5D3F43FF6381365E2CDF4BFD0C75FF161B5F2BF2720C236D90BF73F549AB73E174FF9BFE70F0AF368EAF53FD2AD344F145AF53F128E742B1E55E4BF537EDCF15F9EF2BF6387B1C81F5DF3BF35E8B5E7E806F4BF627469DFDF53E8BFF8D196D42535D53F"> : tensor<40xf64>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 256 : i64} : (tensor<40xf64>, tensor<40xf64>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000F03F000000000000F03F8C06B50F284AE13F8C06B50F284AE13F000000000000F8FF000000000000F8FF000000000000F87F75ABCF2EE6FFEFBF75ABCF2EE6FFEFBF000000000000F03F000000000000F03F000000000000F03F507D5B062815EC3F507D5B062815EC3FA7F9C54FD51BB23F7D8B85EFF7A2E9BF7D8B85EFF7A2E9BF1F2155C6FE69E73FD2E585BE04AEEFBF1F6B0C89ACD9EABF75D6F68E8C15EC3FBE3FDC506F2CE23F7AE30781601FE23FC2CEAEAD12FCEF3F2D989159163DEE3F4D0535FAE344E13F1F831D4AA8FAEFBFBD25CC9942F9E2BF0A11BB3504CAE2BF2B06F498E5899CBF2552DDEF18A0EFBF39BD961EF8EAE5BFDD5F88C809E9EABFCFC308645A15E7BF165C5265F2F3EE3F910C03EB684074BF797435E2C0A7C9BFEF4D13D5BF58D8BFDE7DBCB1DAF5EC3F22851AE593FAEF3F"> : tensor<40xf64>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 256 : i64} : (tensor<40xf64>, tensor<40xf64>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000F03F000000000000F03F6957148B0ABF054038EF2C36568BD73F000000000000F07F0000000000000000000000000000F87F000000000000F07F0000000000000000000000000000F03F000000000000F03F000000000000F03F9C061E8E2961FA3F0A966FFCB268E33F41C54FE63FED1140BBE031D96F5D284025F494C08503B53FF8DC67B49DEF004006B16FBFE5153440600595CF9D82D540E133CEAE7C60FA3FFDFA23E35F45473FD731C7E6C2130540769E6FA737CCFF48132DBAB16D54F63F927907674BC3054066AC8AEFE3FD3740D5F98D5E392622407ACC8E5AA469BC3F7C77453F8DE0C93F6AA24874BCDA33406BD4BF11E68F933F816165168C202A40AB91C259168925402E34D6C478C2E83F0A4878A8337ACA3F5AA10C7301BFC53F8BDF87F3D502C23FA73D0F042B9FE43F1CD2C52FC897F03F"> : tensor<40xf64>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 256 : i64} : (tensor<40xf64>, tensor<40xf64>) -> ()
%e3 = stablehlo.constant dense<"0x00000000000000000000000000000080D2AE2816157EFB3F6488E9E4543AE4BF000000000000F07F000000000000F0BF000000000000F87F000000000000F07F000000000000F0BF000000000000100001000000000000000300000000000080380D3C1C53C2E43FECD320079A2ED9BF838A9FCC7FDA0B40BBE031D96F5D26407C61ED478F5FEDBFF0B9CF683BDFF13F06B16FBFE5153340600595CF5D82D540C1679C5DF9C0E43F013707A82EFAEFBFAD638ECD8527FA3F769E6FA737CCFF484CB4E8C6B651D93F24F30ECE9686FB3F66AC8AEFE3FD3640D5F98D5E392620407126AE74CB72ECBF21A22EB0DC87E9BF6AA24874BCDA32405D0172CF8063EFBF826165168C202840AC91C25916892340492FA7EC1CF6CCBFFEEDE1157361E9BFAAD73CA33F90EABF1D081E834A7FEBBFB284E1F7A9C1D6BF7443BAF805F9A23F"> : tensor<40xf64>
stablehlo.custom_call @check.expect_close(%r#3, %e3) {has_side_effect = true, max_ulp_difference = 256 : i64} : (tensor<40xf64>, tensor<40xf64>) -> ()
%e4 = stablehlo.constant dense<"0x000000000000F0FF000000000000F0FF0000000000000000000000000000F87F000000000000F07F000000000000F87F000000000000F87FEF39FAFE422E8640000000000000F87FD2BC7ADD2B2386C0C3716D44854387C0000000000000F87FEF39FAFE422EE6BF000000000000F87F4C98BFEC23F3D93F78E0E0F04052ED3F000000000000F87F92DB34116269D2BF0B03AD7AEA93F13F1655B5BBB16B0240FB10E677E62FE6BF000000000000F87F4444E7895D41A0BFB20AF42FCD7012400B03AD7AEA93F1BF12483ACC3504493FF61D1D9DA27FF23FC9202C80714FE93F000000000000F87F000000000000F87FFA033ACC1584F13F000000000000F87F42B98440ED33EE3F9F026D1E6CB3EB3F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87FC1C5D69430820AC0"> : tensor<40xf64>
stablehlo.custom_call @check.expect_close(%r#4, %e4) {has_side_effect = true, max_ulp_difference = 256 : i64} : (tensor<40xf64>, tensor<40xf64>) -> ()
%e5 = stablehlo.constant dense<"0x00000000000000000000000000000080EF39FAFE422EE63F000000000000F0FF000000000000F07F000000000000F8FF000000000000F87FEF39FAFE422E8640000000000000F8FF0000000000001000010000000000000003000000000000804C98BFEC23F3D93FEF39FAFE422EE6BF78E0E0F04052ED3F603DB52E510BF43F000000000000F8FFD040705E5FE8E13FEF39FAFE422EF63F4C377FB7E32E034084EE924B0CF2D93F000000000000F8FF2D9F354C40ADE53F674E94B1F07A124092DB34116269D23F62EAD0AC6331E63F41DB0E884FE0F63FA8CB00FB47A3F23F000000000000F8FF000000000000F8FFC0A84DF46422F63F000000000000F8FF82D28F073B5CF43F2F446A163E78F33F134ED21772F8D2BF000000000000F8FF000000000000F8FF000000000000F8FFC7D3ACB0F284E2BF8208065B7A4CA23F"> : tensor<40xf64>
stablehlo.custom_call @check.expect_close(%r#5, %e5) {has_side_effect = true, max_ulp_difference = 256 : i64} : (tensor<40xf64>, tensor<40xf64>) -> ()
%e6 = stablehlo.constant dense<"0x000000000000E03F000000000000E03FBDA2D5F5D464E73F86BA54145636D13F000000000000F03F0000000000000000000000000000F8FF000000000000F03F0000000000000000000000000000E03F000000000000E03F000000000000E03F9143D3D42FEBE33FDE785956A029D83F1479A9F29129EA3FF896B5DD9192ED3F47485312716BB33FEC23A3F7D4BBE53FBDFA36BC7C7BEE3F896F34CBA0FFEF3F6549018CFEEAE33F3D8AD9932541473FD1B340262332E73F000000000000F03FC3250C466AA4E23FBBCA99CF0F66E73FA088744236B8EE3F733D68DBDED2EC3F04FBC5600293B93FFD9C17428486C53FFD8556932E77EE3FC7EE46E90532933F211D488680B9ED3F7DD3FB2BDC47ED3F22A2983804EBDB3F392E66C36BF0C53FBBEE1ACF9096C23F68590EC62394BF3F3E26C8D8AA14D93F19FA21AD824AE03F"> : tensor<40xf64>
stablehlo.custom_call @check.expect_close(%r#6, %e6) {has_side_effect = true, max_ulp_difference = 256 : i64} : (tensor<40xf64>, tensor<40xf64>) -> ()
%e7 = stablehlo.constant dense<"0x000000000000F07F000000000000F0FF000000000000F03F000000000000F8FF0000000000000000000000000000F8FF000000000000F87F010000000000F01F000000000000F8FF000000000000E05F0000000000008061000000000000F8FFCC3B7F669EA0F63F000000000000F8FF3F2C0C70BD20EA3F0F494862133DE43F000000000000F8FF1D339045A779F23F1D339045A779E23F0F494862133DD43F35D6B2B632A1F63F000000000000F8FF7DDE06488A41F03FCA8B9AF54689B93FAB4C58E87AB6FB3FD05B62A0DFFCEF3F8B02660A80F3E13F65644D282C8CE53F000000000000F8FF000000000000F8FFB8E9C859CD82E23F000000000000F8FF6A35586B33F6E33F68C81085EEC1E43F000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF08ED3BDB3EF81440"> : tensor<40xf64>
stablehlo.custom_call @check.expect_close(%r#7, %e7) {has_side_effect = true, max_ulp_difference = 256 : i64} : (tensor<40xf64>, tensor<40xf64>) -> ()
%e8 = stablehlo.constant dense<"0x00000000000000000000000000000080EE0C098F54EDEA3FEE0C098F54EDEABF000000000000F8FF000000000000F8FF000000000000F87F974EB398FC52743F974EB398FC5274BF000000000000100001000000000000000300000000000080F0054B74E8AEDE3FF0054B74E8AEDEBF8B6D2C9B7AEBEF3FB1CACF0DAF26E33FB1CACF0DAF26E3BF0D8FBF16FCCFE53F5BD5B66D3810C23F524FF3F59E68E1BF1F5E025C78ADDE3FB9272AB6AD56EABFC8293D79AB5FEA3FF10F4733F8B39FBFC6808A06C2F0D43F7F50396DB5F0EA3FB54A5F41FF7CA2BF5E26DD45A8C4E93FD90E26312FE7E9BFA353FE62D1FCEFBF6AEC61285087C33F82EB421CBE50E73F18F6FF7AD550E13F06030BAA7B29E63F821DBA6AE33CD0BF3626EC5DE6FFEFBFEF103BD1C359EFBF76095FE91598EDBFDABA21BE8A39DBBF7312C69424A0A23F"> : tensor<40xf64>
stablehlo.custom_call @check.expect_close(%r#8, %e8) {has_side_effect = true, max_ulp_difference = 256 : i64} : (tensor<40xf64>, tensor<40xf64>) -> ()
%e9 = stablehlo.constant dense<"0x00000000000000000000000000000080A6E3BE5C24EBF83FA6E3BE5C24EBF8BF000000000000F8FF000000000000F8FF000000000000F87F849472FE0C5374BF849472FE0C53743F0000000000001000010000000000000003000000000000804A47F35B4F7BE13F4A47F35B4F7BE1BF7787B850ED332C4015BB004E9BE7E7BF15BB004E9BE7E73FECEE1061A3CFED3F6FB85412F73EC2BF8237BE345FBFE43FB780F2113F7AE13FEA828ABB3F30F7BF9B853427E548F73F0D1349ABDCB79FBFCD65D1A50429D63FD080FDE4DEF5F83FC78F31FA1580A23F2D6834B8C9BAF5BFCE36E9BAD30EF63F64BA59E600EF41406264705B88C2C3BFB1C90A922C05F1BF80D18F7F3D97E4BFD4175BD104B9EEBFEB520E3082C9D0BF78B726BF194869409736FC1C4B8D1340FB5AD833CE720340670A7EAC0D15DEBFCDEE9E0F4DA3A23F"> : tensor<40xf64>
stablehlo.custom_call @check.expect_close(%r#9, %e9) {has_side_effect = true, max_ulp_difference = 256 : i64} : (tensor<40xf64>, tensor<40xf64>) -> ()
%e10 = stablehlo.constant dense<"0x0000000000000000000000000000008094F314B5FA5EE83F94F314B5FA5EE8BF000000000000F03F000000000000F0BF000000000000F87F000000000000F03F000000000000F0BF000000000000100001000000000000000300000000000080F38A56D75393DD3FF38A56D75393DDBF78F56D78F9F6EC3FC2710A265892EF3FC2710A265892EFBF28F252E52353E43F000B1A117DD7EF3F356FC9FDFFFFEF3FBDE640F70992DD3F420A76E2FDFFEFBF6E84CDA4E1F0E73F000000000000F03F02883C29AA93D43F165F52F99A61E83F9F3740DB95E3EF3F8AC73A0C6E3BEF3F879485CBA238EFBF90FEC998AA7CEDBF47F215D98AD6EF3FE8F7CEDA05FAEFBF65A2CEC28DA0EF3FC74E1135E673EF3F0673B9EA0111D0BF1E086A4FB75FEDBFCBE30F6B5F34EEBFB1AFA33FE6C1EEBF24FAE9B0DB70DABFCB4FC671179FA23F"> : tensor<40xf64>
stablehlo.custom_call @check.expect_close(%r#10, %e10) {has_side_effect = true, max_ulp_difference = 256 : i64} : (tensor<40xf64>, tensor<40xf64>) -> ()
%e11 = stablehlo.constant dense<"0x182D4454FB21F93F182D4454FB21F93F0000000000000000182D4454FB210940000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F182D4454FB21F93F182D4454FB21F93F182D4454FB21F93F66732D3852C1F03F66732D3852C10040000000000000F87F000000000000F87F000000000000F87F55D9C192A320E73F000000000000F87F000000000000F87FBEA9664BCBC1F03F000000000000F87F1E9E120CBE0AD03F000000000000F87FD4E8828002B2F33F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87FFA8B57529148FD3F000000000000F87F000000000000F87F000000000000F87F6CEDB13CAA3400400D770258E98CF83F"> : tensor<40xf64>
stablehlo.custom_call @check.expect_close(%r#11, %e11) {has_side_effect = true, max_ulp_difference = 256 : i64} : (tensor<40xf64>, tensor<40xf64>) -> ()
%e12 = stablehlo.constant dense<"0x000000000000F8FF000000000000F8FF0000000000000000000000000000F8FF000000000000F07F000000000000F8FF000000000000F87F7DF8B98FCE338640000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF0A16C5AE2CCCEE3FB01BA3139C11F93F000000000000F8FF000000000000F8FF27D479613634FC3FD405CED11EF20740000000000000F8FF000000000000F8FF000000000000F8FF23C5B1128F361540000000000000F8FFA84DC0E25502A43F31DB8CE15E2DFD3FA0446EB1F4D9F63F000000000000F8FF000000000000F8FFBDF449D26A23FC3F000000000000F8FFC872AFAD688CF93F1C73AEEE282EF83F000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF"> : tensor<40xf64>
stablehlo.custom_call @check.expect_close(%r#12, %e12) {has_side_effect = true, max_ulp_difference = 256 : i64} : (tensor<40xf64>, tensor<40xf64>) -> ()
%e13 = stablehlo.constant dense<"0x00000000000000000000000000000080182D4454FB21F93F182D4454FB21F9BF000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F00000000000010000100000000000000030000000000008066732D3852C1E03F66732D3852C1E0BF000000000000F87F000000000000F87F000000000000F87FDC80C6155323EB3F000000000000F87F000000000000F87FB406BB1160C0E03F000000000000F87F91853FD14B1FF53F000000000000F87F1211054FE3BFD53F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F867B4DF8579AD0BF000000000000F87F000000000000F87F000000000000F87FFBB67E94641DDDBF78C136883FA2A23F"> : tensor<40xf64>
stablehlo.custom_call @check.expect_close(%r#13, %e13) {has_side_effect = true, max_ulp_difference = 256 : i64} : (tensor<40xf64>, tensor<40xf64>) -> ()
%e14 = stablehlo.constant dense<"0x0000000000000000000000000000008027D479613634EC3F27D479613634ECBF000000000000F07F000000000000F0FF000000000000F87F7DF8B98FCE3386407DF8B98FCE3386C00000000000001000010000000000000003000000000000800A16C5AE2CCCDE3F0A16C5AE2CCCDEBFD9630B09C01DF33FF6DCE90B0F5BFA3FF6DCE90B0F5BFABFEF39FAFE422EE63F0EDC7E505B18FD3FDB2B6D505CFC07400EF77586B5CADE3F061C4C15546E05C032938B87C57DEB3F494BD50C9C36154048B79579F1F4D43F205A40B6A238EC3F60AE3B3F9AF8FD3FC31F1D04C782F83F0E84BBDAAD76F8BFA6E00E6DF2F8F3BF96820C595709FD3FA34A09B6F1AC00C0DA97046305C4FA3F82A74B422B9BF93F59ABBAF50C3ED0BF2F8FF2FBE1C6F3BFB2C9BC8A9264F5BF76EF069E35D1F6BFB2F1B7F86449DBBF23E343B924A0A23F"> : tensor<40xf64>
stablehlo.custom_call @check.expect_close(%r#14, %e14) {has_side_effect = true, max_ulp_difference = 256 : i64} : (tensor<40xf64>, tensor<40xf64>) -> ()
%e15 = stablehlo.constant dense<"0x00000000000000000000000000000080182D4454FB21E93F182D4454FB21E9BF182D4454FB21F93F182D4454FB21F9BF000000000000F87F182D4454FB21F93F182D4454FB21F9BF0000000000001000010000000000000003000000000000804FBB610567ACDD3F4FBB610567ACDDBF9BF681D20B73EF3FA84D6A796D0BF33FA84D6A796D0BF3BFE19E26A38F97E43F60857A6B17FCF33F5400162CBD89F73F1F94997617ABDD3FEC5F43078FF0F6BFF8F157FFF59FE83FBD37D9143AF9F83FE19E26A38F97D43FBA9BF8DA1B25E93F548F11DC3041F43F807572E05A52F23FEBE9242F5A4DF2BF7E1DFD6E6D30F0BFB42726BC55F7F33F65AC8F6D4C2CF5BFE3D878F0F231F33F6DEF5EBA97C2F23FF88EA6F21E12D0BF1FCE6F61BD15F0BFE61A32F11EEAF0BFB42CAE9C7696F1BF2B797340E67EDABF81E33B96179FA23F"> : tensor<40xf64>
stablehlo.custom_call @check.expect_close(%r#15, %e15) {has_side_effect = true, max_ulp_difference = 256 : i64} : (tensor<40xf64>, tensor<40xf64>) -> ()
%e16 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000F07F000000000000F0FF000000000000F8FF000000000000F8FF000000000000F87F000000000000F8FF000000000000F8FF0000000000001000010000000000000003000000000000800A03AD7AEA93E13F0A03AD7AEA93E1BF000000000000F8FF000000000000F8FF000000000000F8FF575A32AE7222EF3F000000000000F8FF000000000000F8FF87B4A8E0D292E13F000000000000F8FF1B18E3E891920040000000000000F8FFEF39FAFE422ED63F000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF36CDBDEFD5CAD0BF000000000000F8FF000000000000F8FF000000000000F8FFDC1D3582A12CDEBF3D8535344DA3A23F"> : tensor<40xf64>
stablehlo.custom_call @check.expect_close(%r#16, %e16) {has_side_effect = true, max_ulp_difference = 256 : i64} : (tensor<40xf64>, tensor<40xf64>) -> ()
%e17 = stablehlo.constant dense<"0x00000000000000000000000000000000025F36F9CE9CCA3F025F36F9CE9CCABF00000000000000000000000000000080000000000000F87F5236D4334588D91F5236D4334588D99F000000000000080001000000000000000200000000000080F0E90BCD9805C43FF0E90BCD9805C4BFB71EC18E7B09CC3F24D4CBA45D71CA3F24D4CBA45D71CABFF6B413433E4EC83F5CA84B249E31C93F5081C532120BBF3F5EEAEB550505C43F239B3D5467EFC1BF26964C8E3967CA3FCA40DF04784CA43F2A83D034A3FFBE3F679D348C0E9ECA3FA4AD5AB76EC1C83FD829CE449922CB3FD64E92859F26CBBFBA4C443CF108CCBFCC6E58BEFD38C93F93C4256518F8C6BF228B133F3E45CA3F3201CA08D8BDCA3F089E02706E9DB9BF86A74538740ACCBF55F06A24E8E6CBBF880F6ED2DC9FCBBF4841C1AE1590C2BFE92BE60B8BF7913F"> : tensor<40xf64>
stablehlo.custom_call @check.expect_close(%r#17, %e17) {has_side_effect = true, max_ulp_difference = 256 : i64} : (tensor<40xf64>, tensor<40xf64>) -> ()
%e18 = stablehlo.constant dense<"0x000000000000F03F000000000000F03F50F5D95175B0F83F50F5D95175B0F83F000000000000F07F000000000000F07F000000000000F87F000000000000F07F000000000000F07F000000000000F03F000000000000F03F000000000000F03FD0E82A86C10AF23FD0E82A86C10AF23F2220E221BCD10240A30AB3E476871840A30AB3E476871840A8D6E5D105B7F43F5E18D697A42224402E7153D09D82C54034AEA2E38A0AF23FF2E77E176C00864001DC382E181DF83F769E6FA737CCEF4833E2689DABE5F03F60362BEE22B4F83FCCC2518A8F082840B6A19B1CA55E12405BD6CCC0FA3D12408EDD9C0C2E980440A5602747A1E723402B86F935BF2E3A40C679947CBD471A40BE8250FFA2B8154091CCF4298187F03F8CF894BB292A0440A6C74D1A5839084020AF015263FD0C407FFA46B9CB91F13FA08EA834B602F03F"> : tensor<40xf64>
stablehlo.custom_call @check.expect_close(%r#18, %e18) {has_side_effect = true, max_ulp_difference = 256 : i64} : (tensor<40xf64>, tensor<40xf64>) -> ()
%e19 = stablehlo.constant dense<"0x000000000000F0FF000000000000F07F000000000000F87F000000000000F07F000000000000F87F000000000000F87FEF39FAFE422E8640000000000000F87F000000000000D0FF000000000000F0FFFC14327D896AFFBF5E2BF15A4280E63FDB046BA8AF5FF1BFE74990037387ED3F95CC85DC96030240B00760078F6CFFBF35DE52D3B26B1240C340F9B9670E09C0C283FCDC53B3EF3FB907E9F98E84E13F06700497EC61ED3FEF97B6012494E73F527DF5660981E43FC38BF0A67F003CC0"> : tensor<24xf64>
stablehlo.custom_call @check.expect_close(%r#19, %e19) {has_side_effect = true, max_ulp_difference = 256 : i64} : (tensor<24xf64>, tensor<24xf64>) -> ()
%e20 = stablehlo.constant dense<"0x000000000000000000000000000000808A0841A767F7EA3F8A0841A767F7EABF000000000000F03F000000000000F0BF000000000000F87F000000000000F03F000000000000F0BF6D9B4250D70D120001000000000000000300000000000080D2ED185CEFA7E03FD2ED185CEFA7E0BFE07A135755EAEE3FEA9B4C8FAAFCEF3FEA9B4C8FAAFCEFBF5F0E9D75C9C1E63FF93541ACD1FFEF3F000000000000F03FAA41750E37A7E03F000000000000F0BF4CD5B750C889EA3F000000000000F03FFC72FF6CA035D73FC6D5230200FAEA3F0EF8B656F1FFEF3F7CAA15BD22F1EF3FCBDC65339EF0EFBF000047184B3DEFBFFCC4622CCEFFEF3F94764FF4FFFFEFBF8163A869B7FDEF3FCE4B9514A3F9EF3F26DEAB016320D2BF774CEB3F392CEFBF3AC89580349CEFBF20F77AEC8BD2EFBF41B174A454CDDDBF9FA9AA251603A53F"> : tensor<40xf64>
stablehlo.custom_call @check.expect_close(%r#20, %e20) {has_side_effect = true, max_ulp_difference = 256 : i64} : (tensor<40xf64>, tensor<40xf64>) -> ()
%e21 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000F07F000000000000F0FF000000000000F87F000000000000F87F000000000000F8FF000000000000F87F000000000000F87FB577DA48FC2D0E00010000000000000003000000000000800AC024BB1F86DE3F0AC024BB1F86DEBF000000000000F87F000000000000F87F000000000000F87FA02B6B0F8907EA3F000000000000F87F000000000000F87F52AE981A4D84DE3F000000000000F87FA701AC97495EF83F000000000000F87FA612D4FB137ED33F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F0ECB9C4F839ECDBF000000000000F87F000000000000F87F000000000000F87F0FEDCB00DB55DABF148728230E84A03F"> : tensor<40xf64>
stablehlo.custom_call @check.expect_close(%r#21, %e21) {has_side_effect = true, max_ulp_difference = 256 : i64} : (tensor<40xf64>, tensor<40xf64>) -> ()
%e22 = stablehlo.constant dense<"0x000000000000F03F000000000000F03FD6DDFB626122C43F4584A0D3B37BFD3F00000000000000000000000000000040000000000000F87F00000000000000000000000000000040000000000000F03F000000000000F03F000000000000F03F5C24CE4721B0DE3FE9760CAEF753F83F0452C88EAA5AA13F9DAC209B85AB3A3FF54DA64755FEFF3F42E3C5146D7CD23F2B420365DF29F73ECFA2A8F2A7D8A736AC7C15E391B1DE3F0000000000000040D0AA20BDDED8C53F0000000000000000824680C92F65E43FEAA870F7FF17C43FE7ABE40F9252DD3E6F07ABD485BA5D3F65EEB2194FF8FF3F0080238CA59EFF3F2526829DCEE9F83E4ABB27FAFFFFFF3FCDF9E3BCB244323F38C7D0AAAD73493F8AF76AC01888F43F3BA6F59F1C96FF3F1DE44A401ACEFF3F907B3DF645E9FF3F502C1D295573F73F6655A59DCEAFEE3F"> : tensor<40xf64>
stablehlo.custom_call @check.expect_close(%r#22, %e22) {has_side_effect = true, max_ulp_difference = 256 : i64} : (tensor<40xf64>, tensor<40xf64>) -> ()
%e23 = stablehlo.constant dense<"0x000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F87F000000000000F07F000000000000F07FD2BC7ADD2B238640C3716D4485438740BCA1E748D050E23FE8679A803E38D23FEE0926371C05CA3FEF39FAFE422EE63FCFF7A721899A2940967F4B1D6C52E23F071348F9F79676401A746BE19088EF3FA871B078999FEB3FBCF0735CC995B93F71CFD256FFD6E53FBC9149CD0F70D53FDEDE50E01FD1C93FC28D5B2F5E590A40"> : tensor<24xf64>
stablehlo.custom_call @check.expect_close(%r#23, %e23) {has_side_effect = true, max_ulp_difference = 256 : i64} : (tensor<24xf64>, tensor<24xf64>) -> ()
%e24 = stablehlo.constant dense<"0x0000000000000000000000000000008082B94EC49FCDF23F82B94EC49FCDF2BF000000000000F07F000000000000F0FF000000000000F87F000000000000F07F000000000000F0FF000000000000100001000000000000000300000000000080973BE60FD0ACE03F973BE60FD0ACE0BF606ABDAAC3080140D3B6B0CD68331840D3B6B0CD683318C090C6D32D6B50EA3FAE4909E7260924409299D6CE9D82C540590B5796E3ABE03FC0E928A36A0086C0AC87559F6D0AF23F769E6FA737CCEF48812B455108BBD53FC4BCE3DF73D2F23F0096C35438F32740F45180A0CDED1140299B622F54CC11C01686A83825FA02C02FE469A1D7CD23403516753CDB293AC03D4936B05AF9194099A034B489591540E9C9261E1399D0BF0C740D81868202C090FD1C0368DD06C02831C9F235DD0BC0AF6EFDDCD808DDBF6B6FA8633FA2A23F"> : tensor<40xf64>
stablehlo.custom_call @check.expect_close(%r#24, %e24) {has_side_effect = true, max_ulp_difference = 256 : i64} : (tensor<40xf64>, tensor<40xf64>) -> ()
%e25 = stablehlo.constant dense<"0x00000000000000000000000000000080A6E3BE5C24EBF83FA6E3BE5C24EBF8BF000000000000F8FF000000000000F8FF000000000000F87F849472FE0C5374BF849472FE0C53743F0000000000001000010000000000000003000000000000804A47F35B4F7BE13F4A47F35B4F7BE1BF7787B850ED332C4015BB004E9BE7E7BF15BB004E9BE7E73FECEE1061A3CFED3F6FB85412F73EC2BF8237BE345FBFE43FB780F2113F7AE13FEA828ABB3F30F7BF9B853427E548F73F0D1349ABDCB79FBFCD65D1A50429D63FD080FDE4DEF5F83FC78F31FA1580A23F2D6834B8C9BAF5BFCE36E9BAD30EF63F64BA59E600EF41406264705B88C2C3BFB1C90A922C05F1BF80D18F7F3D97E4BFD4175BD104B9EEBFEB520E3082C9D0BF78B726BF194869409736FC1C4B8D1340FB5AD833CE720340670A7EAC0D15DEBFCDEE9E0F4DA3A23F"> : tensor<40xf64>
stablehlo.custom_call @check.expect_close(%r#25, %e25) {has_side_effect = true, max_ulp_difference = 256 : i64} : (tensor<40xf64>, tensor<40xf64>) -> ()
%e26 = stablehlo.constant dense<"0x0000000000000000182D4454FB2109400000000000000000182D4454FB2109400000000000000000182D4454FB210940000000000000F87F000000000000000000000000000000000000000000000080182D4454FB2109C00000000000000080182D4454FB2109C00000000000000080182D4454FB2109C0000000000000F87F00000000000000800000000000000080182D4454FB21F93F182D4454FB21F93F182D4454FB21E93F603DD766B41606400000000000000000182D4454FB210940000000000000F87FE19E26A38F97D43F0000000000000400182D4454FB21F9BF182D4454FB21F9BFA84D6A796D0BF3BFD221337F7CD902C00000000000000080182D4454FB2109C0000000000000F87F8A6AF1C34B3BE6BF0000000000000A80182D4454FB21F93F182D4454FB21F93F182D4454FB21F93F182D4454FB21F93F182D4454FB21E93FD221337F7CD90240000000000000F87F182D4454FB21F93F182D4454FB21F93F182D4454FB21F9BF182D4454FB21F9BF182D4454FB21F9BF182D4454FB21F9BF182D4454FB21E9BFD221337F7CD902C0000000000000F87F182D4454FB21F9BF182D4454FB21F9BF000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F182D4454FB21F93F182D4454FB21F93F60857A6B17FCF33F2F711E9BD01F02400000000000000000182D4454FB210940000000000000F87F182D4454FB21E93F0000000000000C00182D4454FB21F93F182D4454FB21F93F182D4454FB21F93F182D4454FB21F93F0000000000000000182D4454FB210940000000000000F87F182D4454FB21F93F182D4454FB21E93F33DEF13EF65B004069CCF5B68B6FB2BFBAF40505ABC5D83FBF90F6A344B9F83F50B6897D80C1BA3FFAC9696480A804405DF460EB5CFD004053969537C082F23F546667BCB114E9BF23BBAFEF1C70DFBF095F46AEBF720040CF478CCBD9E6FABF941610B9A165014076300D7A79C1F23FED1250F5D5E0F6BF6EA84311532804C06F0FFEA89DC305C0EC6A0B555870F6BFC4299B12F812E7BF54383712B4170940"> : tensor<101xf64>
stablehlo.custom_call @check.expect_close(%r#26, %e26) {has_side_effect = true, max_ulp_difference = 256 : i64} : (tensor<101xf64>, tensor<101xf64>) -> ()
%e27 = stablehlo.constant dense<"0x000000000000F03F000000000000F03F0000000000000000000000000000F07F0000000000000000000000000000F07F000000000000F87F00000000000000000000000000000000000000000000F03F000000000000F03F0000000000000080000000000000F07F0000000000000000000000000000F07F000000000000F87F00000000000000800000000000000000000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F00000000000004C0000000000000F8FF000000000000F07F0000000000000000000000000000F87F0000000000402FC0000000000000F07F000000000000F03F000000000000F03F000000000000F07F0000000000000000000000000000F07F0000000000000000000000000000F87F000000000000F07F000000000000F07F000000000000F03F000000000000F03F000000000000F0FF0000000000000000000000000000F07F0000000000000000000000000000F87F000000000000F0FF000000000000F07F000000000000F03F000000000000F03F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F03F000000000000F03F00000000000008406E2D80E8226CB03F000000000000F07F0000000000000000000000000000F87F0000000000003B40000000000000F07F000000000000F03F000000000000F03FFFFFFFFFFFFFEF7F0000000000000000000000000000F07F0000000000000000000000000000F87F000000000000F07F000000000000F07FC07627DE4E1DF33F000000000000F8FF72BE79D5A2ACED3F7AAF9C8BDF0D0141B07BDC680E339F3F33DFD10102F6EF3F1E7585D61885BA3FD1658B478F360140000000000000F8FF000000000000F8FFAA16755827CEC63F000000000000F8FF16B1F073BB05C83F56D38E8767060340000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF7AD873E9DF401942"> : tensor<101xf64>
stablehlo.custom_call @check.expect_close(%r#27, %e27) {has_side_effect = true, max_ulp_difference = 256 : i64} : (tensor<101xf64>, tensor<101xf64>) -> ()
%e28 = stablehlo.constant dense<"0x000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F8FF000000000000F87F000000000000F87F000000000000F8FF000000000000F87F000000000000F87F2006F004A03BF33F0000000000000000000000000000F87F1362004F00BAB33FF593D7AB2AC76137EA7268B70324F93F0A91A10FED45F63F"> : tensor<18xf64>
stablehlo.custom_call @check.expect_close(%r#28, %e28) {has_side_effect = true, max_ulp_difference = 256 : i64} : (tensor<18xf64>, tensor<18xf64>) -> ()
%e29 = stablehlo.constant dense<"0x000000000000F07F000000000000F07FD4075362A651FA3F00000000000000004D1F4C899946D93F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F07F000000000000F07F6CC42B40CBF919400000000000000000000000000000F87F151BF10AD072BE3F000000000000F8FF000000000000F8FF000000000000F8FF"> : tensor<18xf64>
stablehlo.custom_call @check.expect_close(%r#29, %e29) {has_side_effect = true, max_ulp_difference = 256 : i64} : (tensor<18xf64>, tensor<18xf64>) -> ()
return
}
func.func private @f(%x: tensor<40xf64>, %a: tensor<101xf64>, %b: tensor<101xf64>, %g: tensor<24xf64>, %n: tensor<18xf64>, %q: tensor<18xf64>) -> (tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<24xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<24xf64>, tensor<40xf64>, tensor<40xf64>, tensor<101xf64>, tensor<101xf64>, tensor<18xf64>, tensor<18xf64>) {
%0 = stablehlo.cbrt %x : tensor<40xf64>
%1 = stablehlo.cosine %x : tensor<40xf64>
%2 = stablehlo.exponential %x : tensor<40xf64>
%3 = stablehlo.exponential_minus_one %x : tensor<40xf64>
%4 = stablehlo.log %x : tensor<40xf64>
%5 = stablehlo.log_plus_one %x : tensor<40xf64>
%6 = stablehlo.logistic %x : tensor<40xf64>
%7 = stablehlo.rsqrt %x : tensor<40xf64>
%8 = stablehlo.sine %x : tensor<40xf64>
%9 = stablehlo.tan %x : tensor<40xf64>
%10 = stablehlo.tanh %x : tensor<40xf64>
%11 = chlo.acos %x : tensor<40xf64> -> tensor<40xf64>
%12 = chlo.acosh %x : tensor<40xf64> -> tensor<40xf64>
%13 = chlo.asin %x : tensor<40xf64> -> tensor<40xf64>
%14 = chlo.asinh %x : tensor<40xf64> -> tensor<40xf64>
%15 = chlo.atan %x : tensor<40xf64> -> tensor<40xf64>
%16 = chlo.atanh %x : tensor<40xf64> -> tensor<40xf64>
%17 = chlo.bessel_i1e %x : tensor<40xf64> -> tensor<40xf64>
%18 = chlo.cosh %x : tensor<40xf64> -> tensor<40xf64>
%19 = chlo.digamma %g : tensor<24xf64> -> tensor<24xf64>
%20 = chlo.erf %x : tensor<40xf64> -> tensor<40xf64>
%21 = chlo.erf_inv %x : tensor<40xf64> -> tensor<40xf64>
%22 = chlo.erfc %x : tensor<40xf64> -> tensor<40xf64>
%23 = chlo.lgamma %g : tensor<24xf64> -> tensor<24xf64>
%24 = chlo.sinh %x : tensor<40xf64> -> tensor<40xf64>
%25 = chlo.tan %x : tensor<40xf64> -> tensor<40xf64>
%26 = stablehlo.atan2 %a, %b : tensor<101xf64>
%27 = stablehlo.power %a, %b : tensor<101xf64>
%28 = chlo.zeta %n, %q : tensor<18xf64>, tensor<18xf64> -> tensor<18xf64>
%29 = chlo.polygamma %n, %q : tensor<18xf64>, tensor<18xf64> -> tensor<18xf64>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29 : tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<24xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<24xf64>, tensor<40xf64>, tensor<40xf64>, tensor<101xf64>, tensor<101xf64>, tensor<18xf64>, tensor<18xf64>
}
}
