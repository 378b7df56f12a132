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
%c0 = stablehlo.constant dense<"0x2E2E31BF5A7CF93FDEA339BFB0BC933F1363BD3FEE0EDFBE946F7EBE1D4E02BF613DC9BFA450ACBD7E6D84BFEAAE78BFDE6AA1BFC9BD9CBF05AEA03F77BA9DBE"> : tensor<4x4xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<4x4xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x4xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x4xf32>
%c1 = stablehlo.constant dense<"0x2E2E31BF5A7CF93FDEA339BFB0BC933F1363BD3FEE0EDFBE946F7EBE1D4E02BF613DC9BFA450ACBD7E6D84BFEAAE78BFDE6AA1BFC9BD9CBF05AEA03F"> : tensor<5x3xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<5x3xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<5x3xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<5x3xf32>
%c2 = stablehlo.constant dense<"0x0719003F9B5FCB3FAD268D3FA5B18CBF36A14CBF6642BF3FDE4DFDBF0D78A43F7C19983FA45603BEDEB149BF65E462BF"> : tensor<3x4xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<3x4xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<3x4xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<3x4xf32>
%c3 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBFDEF9863F95A4F5BFC625E43FC4D5BABF9F06CD3EA2DFA5BEDB5434BF7BD5A8BF568E8F3F913CD43F425D6A3F1C62CD3E5D87583FA6D1133EA4A76E3E3AEACF3F83935EBFFB398EBF04D9E43F30E0E23FACA1C4BD93FF993F8616793F3606E63FFD2AD6BF43DBCB3F1BDD013AC60B51BE0B3E3F3F"> : tensor<2x2x4x4xf32>
%z3 = stablehlo.constant dense<0.0> : tensor<2x2x4x4xf32>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<2x2x4x4xf32>
%a3 = stablehlo.optimization_barrier %s3 : tensor<2x2x4x4xf32>
%r:28 = call @f(%a0, %a1, %a2, %a3) : (tensor<4x4xf32>, tensor<5x3xf32>, tensor<3x4xf32>, tensor<2x2x4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<5x3xf32>, tensor<3x3xf32>, tensor<5x5xf32>, tensor<5x3xf32>, tensor<3x3xf32>, tensor<3x5xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<3x4xf32>, tensor<3x3xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<4x3xf32>, tensor<3xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4xf32>)
%e0 = stablehlo.constant dense<"0xE49788BE4F9351BF9EE43E3E0642F23EF700123FB412203E9F2EB1BEF4763A3F32241BBF50678A3DC1B549BFE470AF3DECE1F8BE86670C3FACADF23E07E9F93E"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 4.8795580909199998e-06 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e1 = stablehlo.constant dense<"0x9D082640804FFABDD0588C3D60980F3E0000000096D315C01F31963FF428A1BF0000000000000000AA34AE3FB85E813F000000000000000000000000946F6EBD"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 1.5463088232081645e-05 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e2 = stablehlo.constant dense<"0xE49788BE4F9351BF9EE43E3E0642F23EF700123FB412203E9F2EB1BEF4763A3F32241BBF50678A3DC1B549BFE470AF3DECE1F8BE86670C3FACADF23E07E9F93E"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 4.8795580909199998e-06 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e3 = stablehlo.constant dense<"0x9D082640804FFABDD0588C3D60980F3E0000000096D315C01F31963FF428A1BF0000000000000000AA34AE3FB85E813F000000000000000000000000946F6EBD"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.5463088232081645e-05 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e4 = stablehlo.constant dense<"0x9D082640804FFABDD0588C3D60980F3E0000000096D315C01F31963FF428A1BF0000000000000000AA34AE3FB85E813F000000000000000000000000946F6EBD"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 1.5463088232081645e-05 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e5 = stablehlo.constant dense<"0x9D082640CD82E6BEFCEFF43ED077C43E804FFABD96D315C009F4C1BE122936BFD0588C3D1F31963FAA34AE3F14BFDFBD60980F3EF428A1BFB85E813F946F6EBD"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 1.5463088232081645e-05 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e6 = stablehlo.constant dense<"0xF925A23F052B9B3F00FBFC3F00000000"> : tensor<4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 1.1780321074184030e-05 : f64} : (tensor<4xf32>, tensor<4xf32>) -> ()
%e7 = stablehlo.constant dense<"0xEC38BEBEAD445DBF131C86BE9A9C1E3F90C290BEACFEAE3C0C9508BE1A6D053E879C3FBFB1FF38BDEA81B73E488E00BF924C2DBF20FE293E5F46B03E"> : tensor<5x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#7, %e7) {has_side_effect = true, tolerance = 5.1518032506692180e-06 : f64} : (tensor<5x3xf32>, tensor<5x3xf32>) -> ()
%e8 = stablehlo.constant dense<"0xC072EE3F1C6D913F6EC218BF0000000029942FC0FE85CF3E0000000000000000D5C01140"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#8, %e8) {has_side_effect = true, tolerance = 1.6352045406620164e-05 : f64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e9 = stablehlo.constant dense<"0xEC38BEBEAD445DBF131C86BE9B14503EB4D690BD9A9C1E3F90C290BEACFEAE3CC5614F3E5B0F343F0C9508BE1A6D053E879C3FBF4AAE08BF9852B13EB1FF38BDEA81B73E488E00BF4005493F1611DDBC924C2DBF20FE293E5F46B03E20AE013E51BA1D3F"> : tensor<5x5xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#9, %e9) {has_side_effect = true, tolerance = 5.1518032506692180e-06 : f64} : (tensor<5x5xf32>, tensor<5x5xf32>) -> ()
%e10 = stablehlo.constant dense<"0xC072EE3F1C6D913F6EC218BF0000000029942FC0FE85CF3E0000000000000000D5C01140000000000000000000000000000000000000000000000000"> : tensor<5x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#10, %e10) {has_side_effect = true, tolerance = 1.6352045406620164e-05 : f64} : (tensor<5x3xf32>, tensor<5x3xf32>) -> ()
%e11 = stablehlo.constant dense<"0xC072EE3F1C6D913F6EC218BF0000000029942FC0FE85CF3E0000000000000000D5C01140"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#11, %e11) {has_side_effect = true, tolerance = 1.6352045406620164e-05 : f64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e12 = stablehlo.constant dense<"0xC072EE3FC04AE7BEFF2AC73D9BE2063DA4B5FC3E1C6D913F29942FC0B62F03BE30C56CBEBE57B5BE6EC218BFFE85CF3ED5C011405B39983E7D9581BE"> : tensor<3x5xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#12, %e12) {has_side_effect = true, tolerance = 1.6352045406620164e-05 : f64} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
%e13 = stablehlo.constant dense<"0x3B8EAF3F092BD63F9E22DE3F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#13, %e13) {has_side_effect = true, tolerance = 1.0343977407956118e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e14 = stablehlo.constant dense<"0xC0E1A8BE870E4BBF690C03BFDDE3063F42C81ABF58EA183F7B8648BFA4E694BD4B0C1E3F"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#14, %e14) {has_side_effect = true, tolerance = 4.7277833203906994e-06 : f64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e15 = stablehlo.constant dense<"0x6A2DC2BF2838BA3E60114ABF5DEEDD3F000000002AE109C06C19C23E013C233E00000000000000003DE90EC04673483F"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#15, %e15) {has_side_effect = true, tolerance = 1.3309632151958795e-05 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e16 = stablehlo.constant dense<"0xC0E1A8BE870E4BBF690C03BFDDE3063F42C81ABF58EA183F7B8648BFA4E694BD4B0C1E3F"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#16, %e16) {has_side_effect = true, tolerance = 4.7277833203906994e-06 : f64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e17 = stablehlo.constant dense<"0x6A2DC2BF2838BA3E60114ABF5DEEDD3F000000002AE109C06C19C23E013C233E00000000000000003DE90EC04673483F"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#17, %e17) {has_side_effect = true, tolerance = 1.3309632151958795e-05 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e18 = stablehlo.constant dense<"0x6A2DC2BF2838BA3E60114ABF5DEEDD3F000000002AE109C06C19C23E013C233E00000000000000003DE90EC04673483F"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#18, %e18) {has_side_effect = true, tolerance = 1.3309632151958795e-05 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e19 = stablehlo.constant dense<"0x6A2DC2BF93DDCABEC9C9163F2838BA3E2AE109C0E68452BE60114ABF6C19C23E3DE90EC05DEEDD3F013C233E4673483F"> : tensor<4x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#19, %e19) {has_side_effect = true, tolerance = 1.3309632151958795e-05 : f64} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
%e20 = stablehlo.constant dense<"0x7038AA3F6F9EF53F00000000"> : tensor<3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#20, %e20) {has_side_effect = true, tolerance = 1.1437520441859306e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e21 = stablehlo.constant dense<"0xC0ABCABEE22E623FE73BD73D50B468BEA33074BEFC70A9BE1268A8BDC0C868BF1A2C213F27759D3E2B1E2EBFEAB25CBE0BE31FBF5427FDBD288838BFC4448C3E808688BDC5E407BF91F9FB3E36CC2F3F4CB4B63E61E02BBF833526BFF81E9CBC3E6669BF6E4A9FBED08631BEA0AB51BE8EF244BE4482D33E57A90DBF367E323FA4B8CCBE77E4B23EDAD531BF0F74F8BE0F1F303F18D5F3BEA61106BF01EA23BE3EDBED3D405AC23ED7C2E0BE06594E3F6C2B18BF804936BF200466BE15E8983E302881BD6F0D01BEE6EF613F1DABE53E978AF83E1F904DBF6E135EBE2CE7893E6E8E06BF4D0B12BF24C83F3E30481ABFBB1E32BFBC56F1BD54DDBEBE023F1A3F"> : tensor<2x2x4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#21, %e21) {has_side_effect = true, tolerance = 5.4342528699180548e-06 : f64} : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> ()
%e22 = stablehlo.constant dense<"0xCB2521406232873F121037BFA5318C3F0000000032BB1F401972F2BF7CC80CBF000000000000000029E9B33F0053503C000000000000000000000000A670CD3FF9A5F43F086B5ABF2084D0BD0E775ABF00000000105147C07858A6BE0AC40DBF0000000000000000FDCA14C018E90DC000000000000000000000000026653DBFBD8632C065F9893F1C9F4FBF6CC604BF0000000080DF0BC0042B1ABF008C9C3A00000000000000005D3D1140F5F1CFBF0000000000000000000000002BAF143FA17E12C0D3CFAE3EC07036BD5E5CBC3E00000000F54901C0514328C018CE863F0000000000000000201EBB3F884FABBF0000000000000000000000006674853F"> : tensor<2x2x4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#22, %e22) {has_side_effect = true, tolerance = 1.8562809600553010e-05 : f64} : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> ()
%e23 = stablehlo.constant dense<"0xC0ABCABEE22E623FE73BD73D50B468BEA33074BEFC70A9BE1268A8BDC0C868BF1A2C213F27759D3E2B1E2EBFEAB25CBE0BE31FBF5427FDBD288838BFC4448C3E808688BDC5E407BF91F9FB3E36CC2F3F4CB4B63E61E02BBF833526BFF81E9CBC3E6669BF6E4A9FBED08631BEA0AB51BE8EF244BE4482D33E57A90DBF367E323FA4B8CCBE77E4B23EDAD531BF0F74F8BE0F1F303F18D5F3BEA61106BF01EA23BE3EDBED3D405AC23ED7C2E0BE06594E3F6C2B18BF804936BF200466BE15E8983E302881BD6F0D01BEE6EF613F1DABE53E978AF83E1F904DBF6E135EBE2CE7893E6E8E06BF4D0B12BF24C83F3E30481ABFBB1E32BFBC56F1BD54DDBEBE023F1A3F"> : tensor<2x2x4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#23, %e23) {has_side_effect = true, tolerance = 5.4342528699180548e-06 : f64} : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> ()
%e24 = stablehlo.constant dense<"0xCB2521406232873F121037BFA5318C3F0000000032BB1F401972F2BF7CC80CBF000000000000000029E9B33F0053503C000000000000000000000000A670CD3FF9A5F43F086B5ABF2084D0BD0E775ABF00000000105147C07858A6BE0AC40DBF0000000000000000FDCA14C018E90DC000000000000000000000000026653DBFBD8632C065F9893F1C9F4FBF6CC604BF0000000080DF0BC0042B1ABF008C9C3A00000000000000005D3D1140F5F1CFBF0000000000000000000000002BAF143FA17E12C0D3CFAE3EC07036BD5E5CBC3E00000000F54901C0514328C018CE863F0000000000000000201EBB3F884FABBF0000000000000000000000006674853F"> : tensor<2x2x4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#24, %e24) {has_side_effect = true, tolerance = 1.8562809600553010e-05 : f64} : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> ()
%e25 = stablehlo.constant dense<"0xCB2521406232873F121037BFA5318C3F0000000032BB1F401972F2BF7CC80CBF000000000000000029E9B33F0053503C000000000000000000000000A670CD3FF9A5F43F086B5ABF2084D0BD0E775ABF00000000105147C07858A6BE0AC40DBF0000000000000000FDCA14C018E90DC000000000000000000000000026653DBFBD8632C065F9893F1C9F4FBF6CC604BF0000000080DF0BC0042B1ABF008C9C3A00000000000000005D3D1140F5F1CFBF0000000000000000000000002BAF143FA17E12C0D3CFAE3EC07036BD5E5CBC3E00000000F54901C0514328C018CE863F0000000000000000201EBB3F884FABBF0000000000000000000000006674853F"> : tensor<2x2x4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#25, %e25) {has_side_effect = true, tolerance = 1.8562809600553010e-05 : f64} : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> ()
%e26 = stablehlo.constant dense<"0xCB252140E8F02E3E9AEEE6BE1E17E53E6232873F32BB1F40FEF0F3BED94BB33E121037BF1972F2BF29E9B33F9641DF3EA5318C3F7CC80CBF0053503CA670CD3FF9A5F43F3049ABBE0ED05A3F91A3383E086B5ABF105147C09CF59DBD92E58CBE2084D0BD7858A6BEFDCA14C08F5FF33E0E775ABF0AC40DBF18E90DC026653DBFBD8632C029A1FBBE86EAA9BDB868D93E65F9893F80DF0BC0975CA0BEB4D9283F1C9F4FBF042B1ABF5D3D1140E2A8B9BE6CC604BF008C9C3AF5F1CFBF2BAF143FA17E12C007CCE9BEE225FD3EA58D273FD3CFAE3EF54901C02CD88B3EE3AB9B3CC07036BD514328C0201EBB3F70DE3B3F5E5CBC3E18CE863F884FABBF6674853F"> : tensor<2x2x4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#26, %e26) {has_side_effect = true, tolerance = 1.8562809600553010e-05 : f64} : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> ()
%e27 = stablehlo.constant dense<"0xF0AAB23F56AEBD3FEC19D73F000000006888883F5BABEC3F77D1D03F00000000292EB33F72FAA63F0C40E23F000000008312883FD125EE3FD263A63F00000000"> : tensor<2x2x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#27, %e27) {has_side_effect = true, tolerance = 1.1089617402149088e-05 : f64} : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xf32>, %arg1: tensor<5x3xf32>, %arg2: tensor<3x4xf32>, %arg3: tensor<2x2x4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<5x3xf32>, tensor<3x3xf32>, tensor<5x5xf32>, tensor<5x3xf32>, tensor<3x3xf32>, tensor<3x5xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<3x4xf32>, tensor<3x3xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<4x3xf32>, tensor<3xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4xf32>) {
%0:2 = call @qr(%arg0) : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>)
%1:2 = call @qr_0(%arg0) : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>)
%2 = call @qr_1(%arg0) : (tensor<4x4xf32>) -> tensor<4x4xf32>
%3:2 = call @qr_2(%arg0) : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>)
%4:2 = call @qr_3(%arg1) : (tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3x3xf32>)
%5:2 = call @qr_4(%arg1) : (tensor<5x3xf32>) -> (tensor<5x5xf32>, tensor<5x3xf32>)
%6 = call @qr_5(%arg1) : (tensor<5x3xf32>) -> tensor<3x3xf32>
%7:2 = call @qr_6(%arg1) : (tensor<5x3xf32>) -> (tensor<3x5xf32>, tensor<3xf32>)
%8:2 = call @qr_7(%arg2) : (tensor<3x4xf32>) -> (tensor<3x3xf32>, tensor<3x4xf32>)
%9:2 = call @qr_8(%arg2) : (tensor<3x4xf32>) -> (tensor<3x3xf32>, tensor<3x4xf32>)
%10 = call @qr_9(%arg2) : (tensor<3x4xf32>) -> tensor<3x4xf32>
%11:2 = call @qr_10(%arg2) : (tensor<3x4xf32>) -> (tensor<4x3xf32>, tensor<3xf32>)
%12:2 = call @qr_11(%arg3) : (tensor<2x2x4x4xf32>) -> (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>)
%13:2 = call @qr_12(%arg3) : (tensor<2x2x4x4xf32>) -> (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>)
%14 = call @qr_13(%arg3) : (tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
%15:2 = call @qr_14(%arg3) : (tensor<2x2x4x4xf32>) -> (tensor<2x2x4x4xf32>, tensor<2x2x4xf32>)
return %0#0, %0#1, %1#0, %1#1, %2, %3#0, %3#1, %4#0, %4#1, %5#0, %5#1, %6, %7#0, %7#1, %8#0, %8#1, %9#0, %9#1, %10, %11#0, %11#1, %12#0, %12#1, %13#0, %13#1, %14, %15#0, %15#1 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<5x3xf32>, tensor<3x3xf32>, tensor<5x5xf32>, tensor<5x3xf32>, tensor<3x3xf32>, tensor<3x5xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<3x4xf32>, tensor<3x3xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<4x3xf32>, tensor<3xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4xf32>
}
func.func private @qr(%arg0: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
%0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>)
%1 = stablehlo.custom_call @lapack_sorgqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4x4xf32>
%2 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%4 = stablehlo.add %2, %3 : tensor<4x4xi64>
%5 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%8 = stablehlo.select %6, %7, %0#0 : tensor<4x4xi1>, tensor<4x4xf32>
return %1, %8 : tensor<4x4xf32>, tensor<4x4xf32>
}
func.func private @qr_0(%arg0: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
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
func.func private @qr_1(%arg0: tensor<4x4xf32>) -> tensor<4x4xf32> {
%0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>)
%1 = stablehlo.custom_call @lapack_sorgqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4x4xf32>
%2 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%4 = stablehlo.add %2, %3 : tensor<4x4xi64>
%5 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%8 = stablehlo.select %6, %7, %0#0 : tensor<4x4xi1>, tensor<4x4xf32>
return %8 : tensor<4x4xf32>
}
func.func private @qr_2(%arg0: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>) {
%0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>)
%1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
return %1, %0#1 : tensor<4x4xf32>, tensor<4xf32>
}
func.func private @qr_3(%arg0: tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3x3xf32>) {
%0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=5, j=3, k=5, l=3, m=3}, custom>} : (tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>)
%1 = stablehlo.custom_call @lapack_sorgqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=5, j=3, k=3, l=5, m=3}, custom>} : (tensor<5x3xf32>, tensor<3xf32>) -> tensor<5x3xf32>
%2 = stablehlo.slice %0#0 [0:3, 0:3] : (tensor<5x3xf32>) -> tensor<3x3xf32>
%3 = stablehlo.iota dim = 0 : tensor<3x3xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
%5 = stablehlo.add %3, %4 : tensor<3x3xi64>
%6 = stablehlo.iota dim = 1 : tensor<3x3xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
%9 = stablehlo.select %7, %8, %2 : tensor<3x3xi1>, tensor<3x3xf32>
return %1, %9 : tensor<5x3xf32>, tensor<3x3xf32>
}
func.func private @qr_4(%arg0: tensor<5x3xf32>) -> (tensor<5x5xf32>, tensor<5x3xf32>) {
%0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=5, j=3, k=5, l=3, m=3}, custom>} : (tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>)
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%1 = stablehlo.pad %0#0, %cst, low = [0, 0], high = [0, 2], interior = [0, 0] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5x5xf32>
%2 = stablehlo.custom_call @lapack_sorgqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=5, j=5, k=3, l=5, m=5}, custom>} : (tensor<5x5xf32>, tensor<3xf32>) -> tensor<5x5xf32>
%3 = stablehlo.iota dim = 0 : tensor<5x3xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<5x3xi64>
%5 = stablehlo.add %3, %4 : tensor<5x3xi64>
%6 = stablehlo.iota dim = 1 : tensor<5x3xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<5x3xi64>, tensor<5x3xi64>) -> tensor<5x3xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
%9 = stablehlo.select %7, %8, %0#0 : tensor<5x3xi1>, tensor<5x3xf32>
return %2, %9 : tensor<5x5xf32>, tensor<5x3xf32>
}
func.func private @qr_5(%arg0: tensor<5x3xf32>) -> tensor<3x3xf32> {
%0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=5, j=3, k=5, l=3, m=3}, custom>} : (tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>)
%1 = stablehlo.custom_call @lapack_sorgqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=5, j=3, k=3, l=5, m=3}, custom>} : (tensor<5x3xf32>, tensor<3xf32>) -> tensor<5x3xf32>
%2 = stablehlo.slice %0#0 [0:3, 0:3] : (tensor<5x3xf32>) -> tensor<3x3xf32>
%3 = stablehlo.iota dim = 0 : tensor<3x3xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
%5 = stablehlo.add %3, %4 : tensor<3x3xi64>
%6 = stablehlo.iota dim = 1 : tensor<3x3xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
%9 = stablehlo.select %7, %8, %2 : tensor<3x3xi1>, tensor<3x3xf32>
return %9 : tensor<3x3xf32>
}
func.func private @qr_6(%arg0: tensor<5x3xf32>) -> (tensor<3x5xf32>, tensor<3xf32>) {
%0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=5, j=3, k=5, l=3, m=3}, custom>} : (tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>)
%1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<5x3xf32>) -> tensor<3x5xf32>
return %1, %0#1 : tensor<3x5xf32>, tensor<3xf32>
}
func.func private @qr_7(%arg0: tensor<3x4xf32>) -> (tensor<3x3xf32>, tensor<3x4xf32>) {
%0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=3, j=4, k=3, l=4, m=3}, custom>} : (tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3xf32>)
%1 = stablehlo.slice %0#0 [0:3, 0:3] : (tensor<3x4xf32>) -> tensor<3x3xf32>
%2 = stablehlo.custom_call @lapack_sorgqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xf32>, tensor<3xf32>) -> tensor<3x3xf32>
%3 = stablehlo.iota dim = 0 : tensor<3x4xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
%5 = stablehlo.add %3, %4 : tensor<3x4xi64>
%6 = stablehlo.iota dim = 1 : tensor<3x4xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
%9 = stablehlo.select %7, %8, %0#0 : tensor<3x4xi1>, tensor<3x4xf32>
return %2, %9 : tensor<3x3xf32>, tensor<3x4xf32>
}
func.func private @qr_8(%arg0: tensor<3x4xf32>) -> (tensor<3x3xf32>, tensor<3x4xf32>) {
%0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=3, j=4, k=3, l=4, m=3}, custom>} : (tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3xf32>)
%1 = stablehlo.slice %0#0 [0:3, 0:3] : (tensor<3x4xf32>) -> tensor<3x3xf32>
%2 = stablehlo.custom_call @lapack_sorgqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xf32>, tensor<3xf32>) -> tensor<3x3xf32>
%3 = stablehlo.iota dim = 0 : tensor<3x4xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
%5 = stablehlo.add %3, %4 : tensor<3x4xi64>
%6 = stablehlo.iota dim = 1 : tensor<3x4xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
%9 = stablehlo.select %7, %8, %0#0 : tensor<3x4xi1>, tensor<3x4xf32>
return %2, %9 : tensor<3x3xf32>, tensor<3x4xf32>
}
func.func private @qr_9(%arg0: tensor<3x4xf32>) -> tensor<3x4xf32> {
%0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=3, j=4, k=3, l=4, m=3}, custom>} : (tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3xf32>)
%1 = stablehlo.slice %0#0 [0:3, 0:3] : (tensor<3x4xf32>) -> tensor<3x3xf32>
%2 = stablehlo.custom_call @lapack_sorgqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xf32>, tensor<3xf32>) -> tensor<3x3xf32>
%3 = stablehlo.iota dim = 0 : tensor<3x4xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
%5 = stablehlo.add %3, %4 : tensor<3x4xi64>
%6 = stablehlo.iota dim = 1 : tensor<3x4xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
%9 = stablehlo.select %7, %8, %0#0 : tensor<3x4xi1>, tensor<3x4xf32>
return %9 : tensor<3x4xf32>
}
func.func private @qr_10(%arg0: tensor<3x4xf32>) -> (tensor<4x3xf32>, tensor<3xf32>) {
%0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=3, j=4, k=3, l=4, m=3}, custom>} : (tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3xf32>)
%1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
return %1, %0#1 : tensor<4x3xf32>, tensor<3xf32>
}
func.func private @qr_11(%arg0: tensor<2x2x4x4xf32>) -> (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) {
%0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x2x4x4xf32>) -> (tensor<2x2x4x4xf32>, tensor<2x2x4xf32>)
%1 = stablehlo.custom_call @lapack_sorgqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [i, j, m])->([i, j, n, o]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x2x4x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4x4xf32>
%2 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%4 = stablehlo.add %2, %3 : tensor<4x4xi64>
%5 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%7 = stablehlo.broadcast_in_dim %6, dims = [2, 3] : (tensor<4x4xi1>) -> tensor<2x2x4x4xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
%9 = stablehlo.select %7, %8, %0#0 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
return %1, %9 : tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>
}
func.func private @qr_12(%arg0: tensor<2x2x4x4xf32>) -> (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) {
%0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x2x4x4xf32>) -> (tensor<2x2x4x4xf32>, tensor<2x2x4xf32>)
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%1 = stablehlo.pad %0#0, %cst, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4x4xf32>
%2 = stablehlo.custom_call @lapack_sorgqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [i, j, m])->([i, j, n, o]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x2x4x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4x4xf32>
%3 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%5 = stablehlo.add %3, %4 : tensor<4x4xi64>
%6 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%8 = stablehlo.broadcast_in_dim %7, dims = [2, 3] : (tensor<4x4xi1>) -> tensor<2x2x4x4xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
%10 = stablehlo.select %8, %9, %0#0 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
return %2, %10 : tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>
}
func.func private @qr_13(%arg0: tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32> {
%0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x2x4x4xf32>) -> (tensor<2x2x4x4xf32>, tensor<2x2x4xf32>)
%1 = stablehlo.custom_call @lapack_sorgqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [i, j, m])->([i, j, n, o]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x2x4x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4x4xf32>
%2 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%4 = stablehlo.add %2, %3 : tensor<4x4xi64>
%5 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%7 = stablehlo.broadcast_in_dim %6, dims = [2, 3] : (tensor<4x4xi1>) -> tensor<2x2x4x4xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
%9 = stablehlo.select %7, %8, %0#0 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
return %9 : tensor<2x2x4x4xf32>
}
func.func private @qr_14(%arg0: tensor<2x2x4x4xf32>) -> (tensor<2x2x4x4xf32>, tensor<2x2x4xf32>) {
%0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x2x4x4xf32>) -> (tensor<2x2x4x4xf32>, tensor<2x2x4xf32>)
%1 = stablehlo.transpose %0#0, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
return %1, %0#1 : tensor<2x2x4x4xf32>, tensor<2x2x4xf32>
}
}
// -----
// qr_pivoted_float32
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
%c0 = stablehlo.constant dense<"0x2E2E31BF5A7CF93FDEA339BFB0BC933F1363BD3FEE0EDFBE946F7EBE1D4E02BF613DC9BFA450ACBD7E6D84BFEAAE78BFDE6AA1BFC9BD9CBF05AEA03F"> : tensor<5x3xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<5x3xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<5x3xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<5x3xf32>
%c1 = stablehlo.constant dense<"0x0719003F9B5FCB3FAD268D3FA5B18CBF36A14CBF6642BF3FDE4DFDBF0D78A43F7C19983FA45603BEDEB149BF65E462BF"> : tensor<3x4xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3x4xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xf32>
%c2 = stablehlo.constant dense<"0x000000000100000000000000"> : tensor<3xi32>
%z2 = stablehlo.constant dense<0> : tensor<3xi32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<3xi32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<3xi32>
%r:9 = call @f(%a0, %a1, %a2) : (tensor<5x3xf32>, tensor<3x4xf32>, tensor<3xi32>) -> (tensor<5x5xf32>, tensor<5x3xf32>, tensor<3xi32>, tensor<3x3xf32>, tensor<3x4xf32>, tensor<4xi32>, tensor<5x3xf32>, tensor<3xi32>, tensor<3xf32>)
%e0 = stablehlo.constant dense<"0x1A0A28BF46F411BEC87935BF520F5C3E74192C3CE91EFFBEB9BD6FBD9C0DEC3E39BD9ABDDA5F3A3F46882F3E4B8E39BF68664DBE56EF1FBF3A4CF83D4164B23EF7D602BFD0BF013C3BFC3C3FB1B7893EEA24D33EFFFADE3ED83AFDBE86F2E7BDBC641E3F"> : tensor<5x5xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 4.4001563281881317e-06 : f64} : (tensor<5x5xf32>, tensor<5x5xf32>) -> ()
%e1 = stablehlo.constant dense<"0x2C0A3EC09E501A3F6E7836BF0000000059F11340FC0B97BE00000000000000000F0BD93F000000000000000000000000000000000000000000000000"> : tensor<5x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 1.7698829424261930e-05 : f64} : (tensor<5x3xf32>, tensor<5x3xf32>) -> ()
%e2 = stablehlo.constant dense<"0x010000000200000000000000"> : tensor<3xi32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
%e3 = stablehlo.constant dense<"0x3465EBBE82CC57BFA6068F3E2F37533FF09505BF1EF35DBE782EA83EA7F7053ECD766F3F"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 5.5754572514388201e-06 : f64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e4 = stablehlo.constant dense<"0xA18119C0509FEB3EEA9AFFBEFB1DA33F0000000091B108C0C4611A3E017B0F3E0000000000000000E457B63FA811B5BF"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 1.4296394112989219e-05 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e5 = stablehlo.constant dense<"0x02000000010000000000000003000000"> : tensor<4xi32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
%e6 = stablehlo.constant dense<"0x2C0A3EC09E501A3F6E7836BF55059A3E59F11340FC0B97BE9FF1D3BDF9693A3F0F0BD93F706557BE5461083F842A913E5FF17EBEAAA7C9BEC4446B3E"> : tensor<5x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 1.7698829424261930e-05 : f64} : (tensor<5x3xf32>, tensor<5x3xf32>) -> ()
%e7 = stablehlo.constant dense<"0x020000000300000001000000"> : tensor<3xi32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
%e8 = stablehlo.constant dense<"0x0D05D43FEE00823FF6E9E13F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#8, %e8) {has_side_effect = true, tolerance = 1.0519936211039749e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<5x3xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<3xi32>) -> (tensor<5x5xf32>, tensor<5x3xf32>, tensor<3xi32>, tensor<3x3xf32>, tensor<3x4xf32>, tensor<4xi32>, tensor<5x3xf32>, tensor<3xi32>, tensor<3xf32>) {
%0:3 = call @_qr(%arg0) : (tensor<5x3xf32>) -> (tensor<5x5xf32>, tensor<5x3xf32>, tensor<3xi32>)
%1:3 = call @_qr_0(%arg1) : (tensor<3x4xf32>) -> (tensor<3x3xf32>, tensor<3x4xf32>, tensor<4xi32>)
%2:3 = stablehlo.custom_call @lapack_sgeqp3_ffi(%arg0, %arg2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m], [n], [o]) {i=5, j=3, k=3, l=5, m=3, n=3, o=3}, custom>} : (tensor<5x3xf32>, tensor<3xi32>) -> (tensor<5x3xf32>, tensor<3xi32>, tensor<3xf32>)
return %0#0, %0#1, %0#2, %1#0, %1#1, %1#2, %2#0, %2#1, %2#2 : tensor<5x5xf32>, tensor<5x3xf32>, tensor<3xi32>, tensor<3x3xf32>, tensor<3x4xf32>, tensor<4xi32>, tensor<5x3xf32>, tensor<3xi32>, tensor<3xf32>
}
func.func private @_qr(%arg0: tensor<5x3xf32>) -> (tensor<5x5xf32>, tensor<5x3xf32>, tensor<3xi32>) {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
%1:3 = stablehlo.custom_call @lapack_sgeqp3_ffi(%arg0, %0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m], [n], [o]) {i=5, j=3, k=3, l=5, m=3, n=3, o=3}, custom>} : (tensor<5x3xf32>, tensor<3xi32>) -> (tensor<5x3xf32>, tensor<3xi32>, tensor<3xf32>)
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
%3 = stablehlo.subtract %1#1, %2 : tensor<3xi32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%4 = stablehlo.pad %1#0, %cst, low = [0, 0], high = [0, 2], interior = [0, 0] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5x5xf32>
%5 = stablehlo.custom_call @lapack_sorgqr_ffi(%4, %1#2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=5, j=5, k=3, l=5, m=5}, custom>} : (tensor<5x5xf32>, tensor<3xf32>) -> tensor<5x5xf32>
%6 = stablehlo.iota dim = 0 : tensor<5x3xi64>
%c_1 = stablehlo.constant dense<-1> : tensor<i64>
%7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<5x3xi64>
%8 = stablehlo.add %6, %7 : tensor<5x3xi64>
%9 = stablehlo.iota dim = 1 : tensor<5x3xi64>
%10 = stablehlo.compare GE, %8, %9, SIGNED : (tensor<5x3xi64>, tensor<5x3xi64>) -> tensor<5x3xi1>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
%12 = stablehlo.select %10, %11, %1#0 : tensor<5x3xi1>, tensor<5x3xf32>
return %5, %12, %3 : tensor<5x5xf32>, tensor<5x3xf32>, tensor<3xi32>
}
func.func private @_qr_0(%arg0: tensor<3x4xf32>) -> (tensor<3x3xf32>, tensor<3x4xf32>, tensor<4xi32>) {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
%1:3 = stablehlo.custom_call @lapack_sgeqp3_ffi(%arg0, %0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m], [n], [o]) {i=3, j=4, k=4, l=3, m=4, n=4, o=3}, custom>} : (tensor<3x4xf32>, tensor<4xi32>) -> (tensor<3x4xf32>, tensor<4xi32>, tensor<3xf32>)
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
%3 = stablehlo.subtract %1#1, %2 : tensor<4xi32>
%4 = stablehlo.slice %1#0 [0:3, 0:3] : (tensor<3x4xf32>) -> tensor<3x3xf32>
%5 = stablehlo.custom_call @lapack_sorgqr_ffi(%4, %1#2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xf32>, tensor<3xf32>) -> tensor<3x3xf32>
%6 = stablehlo.iota dim = 0 : tensor<3x4xi64>
%c_1 = stablehlo.constant dense<-1> : tensor<i64>
%7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
%8 = stablehlo.add %6, %7 : tensor<3x4xi64>
%9 = stablehlo.iota dim = 1 : tensor<3x4xi64>
%10 = stablehlo.compare GE, %8, %9, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
%12 = stablehlo.select %10, %11, %1#0 : tensor<3x4xi1>, tensor<3x4xf32>
return %5, %12, %3 : tensor<3x3xf32>, tensor<3x4xf32>, tensor<4xi32>
}
}
// -----
// reflectors_float32
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
%c0 = stablehlo.constant dense<"0x2E2E31BF5A7CF93FDEA339BFB0BC933F1363BD3FEE0EDFBE946F7EBE1D4E02BF613DC9BFA450ACBD7E6D84BFEAAE78BFDE6AA1BFC9BD9CBF05AEA03F"> : tensor<5x3xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<5x3xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<5x3xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<5x3xf32>
%c1 = stablehlo.constant dense<"0x2E2E31BF5A7CF93FDEA339BFB0BC933F1363BD3FEE0EDFBE946F7EBE1D4E02BF613DC9BFA450ACBD7E6D84BFEAAE78BFDE6AA1BFC9BD9CBF05AEA03F"> : tensor<5x3xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<5x3xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<5x3xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<5x3xf32>
%c2 = stablehlo.constant dense<"0x2E2E31BF5A7CF93FDEA339BFB0BC933F1363BD3FEE0EDFBE946F7EBE1D4E02BF613DC9BFA450ACBD7E6D84BFEAAE78BFDE6AA1BFC9BD9CBF05AEA03F"> : tensor<3x5xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<3x5xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<3x5xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<3x5xf32>
%r:5 = call @f(%a0, %a1, %a2) : (tensor<5x3xf32>, tensor<5x3xf32>, tensor<3x5xf32>) -> (tensor<5x3xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<3x5xf32>, tensor<3x5xf32>)
%e0 = stablehlo.constant dense<"0xEC38BEBEAD445DBF131C86BE9A9C1E3F90C290BEACFEAE3C0C9508BE1A6D053E879C3FBFB1FF38BDEA81B73E488E00BF924C2DBF20FE293E5F46B03E"> : tensor<5x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 5.1518032506692180e-06 : f64} : (tensor<5x3xf32>, tensor<5x3xf32>) -> ()
%e1 = stablehlo.constant dense<"0x89711ABF8A24FFBFD287453FC30DD5BF84B595BE5A2BA73EC4F2163D8157E23E28E30A4030A5093F16DDA6BDBDB005BE77295ABE9B9C08C0F816073F"> : tensor<5x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 1.2934890492033446e-05 : f64} : (tensor<5x3xf32>, tensor<5x3xf32>) -> ()
%e2 = stablehlo.constant dense<"0xC172EE3F1C6D913F6EC218BF000000002A942FC0FE85CF3E00000000C693CEB3D6C0114000000000B3F246B300000000000000001552ABB3000000B4"> : tensor<5x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 1.6352046827705635e-05 : f64} : (tensor<5x3xf32>, tensor<5x3xf32>) -> ()
%e3 = stablehlo.constant dense<"0xC0FB013F95A81C3F7E0B323F1213DE3FDF25034020A9503E20B449BEAA0AA03F2A5F8EBF44C8A8BEB10058BF2029463FA6700F40884709BFF82276BE"> : tensor<3x5xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.3358894079829042e-05 : f64} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
%e4 = stablehlo.constant dense<"0xDBC88DBFD0DE8E3E9B05493FF4EDFA3F9AD3CC3F5423493E868F16BFF7C59B3F96E485BF88A730BE3EBD9B3F9871773EA1CE024077E129BFFC28393F"> : tensor<3x5xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 1.2182364628188225e-05 : f64} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<5x3xf32>, %arg1: tensor<5x3xf32>, %arg2: tensor<3x5xf32>) -> (tensor<5x3xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<3x5xf32>, tensor<3x5xf32>) {
%0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=5, j=3, k=5, l=3, m=3}, custom>} : (tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>)
%1 = stablehlo.custom_call @lapack_sorgqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=5, j=3, k=3, l=5, m=3}, custom>} : (tensor<5x3xf32>, tensor<3xf32>) -> tensor<5x3xf32>
%2 = stablehlo.custom_call @lapack_sormqr_ffi(%0#0, %0#1, %arg1) {backend_config = "", mhlo.backend_config = {left = true, transpose = false}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k], [l, m])->([n, o]) {i=5, j=3, k=3, l=5, m=3, n=5, o=3}, custom>} : (tensor<5x3xf32>, tensor<3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%3 = stablehlo.custom_call @lapack_sormqr_ffi(%0#0, %0#1, %arg1) {backend_config = "", mhlo.backend_config = {left = true, transpose = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k], [l, m])->([n, o]) {i=5, j=3, k=3, l=5, m=3, n=5, o=3}, custom>} : (tensor<5x3xf32>, tensor<3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%4 = stablehlo.custom_call @lapack_sormqr_ffi(%0#0, %0#1, %arg2) {backend_config = "", mhlo.backend_config = {left = false, transpose = false}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k], [l, m])->([n, o]) {i=5, j=3, k=3, l=3, m=5, n=3, o=5}, custom>} : (tensor<5x3xf32>, tensor<3xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%5 = stablehlo.custom_call @lapack_sormqr_ffi(%0#0, %0#1, %arg2) {backend_config = "", mhlo.backend_config = {left = false, transpose = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k], [l, m])->([n, o]) {i=5, j=3, k=3, l=3, m=5, n=3, o=5}, custom>} : (tensor<5x3xf32>, tensor<3xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
return %1, %2, %3, %4, %5 : tensor<5x3xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<3x5xf32>, tensor<3x5xf32>
}
}
// -----
// hessenberg_float32
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
%c0 = stablehlo.constant dense<"0x2E2E31BF5A7CF93FDEA339BFB0BC933F1363BD3FEE0EDFBE946F7EBE1D4E02BF613DC9BFA450ACBD7E6D84BFEAAE78BFDE6AA1BFC9BD9CBF05AEA03F77BA9DBE"> : tensor<4x4xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<4x4xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x4xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x4xf32>
%c1 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBFDEF9863F95A4F5BFC625E43FC4D5BABF9F06CD3EA2DFA5BEDB5434BF7BD5A8BF568E8F3F913CD43F425D6A3F1C62CD3E5D87583FA6D1133EA4A76E3E3AEACF3F83935EBFFB398EBF04D9E43F30E0E23FACA1C4BD93FF993F8616793F3606E63FFD2AD6BF43DBCB3F1BDD013AC60B51BE0B3E3F3F"> : tensor<2x2x4x4xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<2x2x4x4xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x2x4x4xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x2x4x4xf32>
%r:6 = call @f(%a0, %a1) : (tensor<4x4xf32>, tensor<2x2x4x4xf32>) -> (tensor<4x4xf32>, tensor<3xf32>, tensor<2x2x4x4xf32>, tensor<2x2x3xf32>, tensor<4x4xf32>, tensor<4x4xf32>)
%e0 = stablehlo.constant dense<"0x2E2E31BF847D83BF24929D3FCCDEE03F180420C08ACFBA3D4D49D2BEAA99F3BE6442CABE4697DF3F4B2333BF188F433E3B3CA2BE1A66DFBE5B0B18BF2ABB95BF"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 1.4902650491421809e-05 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e1 = stablehlo.constant dense<"0x4BBFCB3FAE0ED73F00000000"> : tensor<3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 1.0014387896717380e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e2 = stablehlo.constant dense<"0xE0277FBF141AE3BE3CA81EC0B0B74FBE22FC134071DDEABFA4BEB7BFAE67213FE5530BBFD539E8BF05D08DBE80BA70BC6F370A3F37A86EBF68A649BF20F291BFB87802BE5CF1DDBF806A433C8E99C6BFA71AF4BFD0898B3D88329ABFE07130BD804C2CBF1F7000C0B658C83FE8CA063EB66311BED733173F95E42A40DCC4B23F21C48E3F3D07E23FDC74903F360009BF53A223402805BC3EEC6CC9BFD2FBC43EF63C943D2345D3BF680D78BE7410343F02ACBDBEB15E54BECE49E63F5B94973FA6D1133E403A0B3EF317EBBFB032743EFB33124082FD9ABDF08AEFBD4D74EABE3A69B5BE62B14D3FE4571C409CD2D7BEEF24F0BE2C9D9BBEED43DFBF557EFB3F"> : tensor<2x2x4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 1.5915641427000082e-05 : f64} : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> ()
%e3 = stablehlo.constant dense<"0x1D3DA13FE6F6883F0000000024C7AD3F98CABD3F000000003413E03F6F71F53F000000005F42BE3F055AEA3F00000000"> : tensor<2x2x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.1429334989543349e-05 : f64} : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> ()
%e4 = stablehlo.constant dense<"0x2E2E31BF847D83BF24929D3FCCDEE03F180420C08ACFBA3D4D49D2BEAA99F3BE000000004697DF3F4B2333BF188F433E00000000000000005B0B18BF2ABB95BF"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 1.4902650491421809e-05 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e5 = stablehlo.constant dense<"0x0000803F00000000000000000000000000000000967E17BF12416DBD34D44D3F00000000C8F9203FC54128BF4CB8D43E00000000FD1E013F675E403FFEC9D93E"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 5.9604644775390625e-06 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xf32>, %arg1: tensor<2x2x4x4xf32>) -> (tensor<4x4xf32>, tensor<3xf32>, tensor<2x2x4x4xf32>, tensor<2x2x3xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
%0:3 = stablehlo.custom_call @lapack_sgehrd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {high = 4 : i32, low = 1 : i32}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=3}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<3xf32>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%2 = stablehlo.compare EQ, %0#2, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%6 = stablehlo.select %5, %0#0, %4 : tensor<4x4xi1>, tensor<4x4xf32>
%7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
%9 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%10 = stablehlo.select %9, %0#1, %8 : tensor<3xi1>, tensor<3xf32>
%11:3 = stablehlo.custom_call @lapack_sgehrd_ffi(%arg1) {backend_config = "", mhlo.backend_config = {high = 4 : i32, low = 1 : i32}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4, o=3}, custom>} : (tensor<2x2x4x4xf32>) -> (tensor<2x2x4x4xf32>, tensor<2x2x3xf32>, tensor<2x2xi32>)
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%12 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%13 = stablehlo.compare EQ, %11#2, %12, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1x1xi1>
%cst_2 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
%16 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xi1>) -> tensor<2x2x4x4xi1>
%17 = stablehlo.select %16, %11#0, %15 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
%18 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1xi1>
%cst_3 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x2x3xf32>
%20 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<2x2x1xi1>) -> tensor<2x2x3xi1>
%21 = stablehlo.select %20, %11#1, %19 : tensor<2x2x3xi1>, tensor<2x2x3xf32>
%22:2 = call @hessenberg(%arg0) : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>)
return %6, %10, %17, %21, %22#0, %22#1 : tensor<4x4xf32>, tensor<3xf32>, tensor<2x2x4x4xf32>, tensor<2x2x3xf32>, tensor<4x4xf32>, tensor<4x4xf32>
}
func.func private @hessenberg(%arg0: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
%0:3 = stablehlo.custom_call @lapack_sgehrd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {high = 4 : i32, low = 1 : i32}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=3}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<3xf32>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%2 = stablehlo.compare EQ, %0#2, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%6 = stablehlo.select %5, %0#0, %4 : tensor<4x4xi1>, tensor<4x4xf32>
%7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
%9 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%10 = stablehlo.select %9, %0#1, %8 : tensor<3xi1>, tensor<3xf32>
%11 = call @triu(%6) : (tensor<4x4xf32>) -> tensor<4x4xf32>
%12 = stablehlo.slice %6 [1:4, 0:3] : (tensor<4x4xf32>) -> tensor<3x3xf32>
%13 = stablehlo.custom_call @lapack_sorgqr_ffi(%12, %10) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xf32>, tensor<3xf32>) -> tensor<3x3xf32>
%cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1x3xf32>
%cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
%17 = call @block(%14, %15, %16, %13) : (tensor<1x1xf32>, tensor<1x3xf32>, tensor<3x1xf32>, tensor<3x3xf32>) -> tensor<4x4xf32>
return %11, %17 : tensor<4x4xf32>, tensor<4x4xf32>
}
func.func private @triu(%arg0: tensor<4x4xf32>) -> tensor<4x4xf32> {
%0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c = stablehlo.constant dense<-2> : tensor<i64>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%2 = stablehlo.add %0, %1 : tensor<4x4xi64>
%3 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%6 = stablehlo.select %4, %5, %arg0 : tensor<4x4xi1>, tensor<4x4xf32>
return %6 : tensor<4x4xf32>
}
func.func private @block(%arg0: tensor<1x1xf32>, %arg1: tensor<1x3xf32>, %arg2: tensor<3x1xf32>, %arg3: tensor<3x3xf32>) -> tensor<4x4xf32> {
%0 = stablehlo.concatenate %arg0, %arg1, dim = 1 : (tensor<1x1xf32>, tensor<1x3xf32>) -> tensor<1x4xf32>
%1 = stablehlo.concatenate %arg2, %arg3, dim = 1 : (tensor<3x1xf32>, tensor<3x3xf32>) -> tensor<3x4xf32>
%2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x4xf32>, tensor<3x4xf32>) -> tensor<4x4xf32>
return %2 : tensor<4x4xf32>
}
}
// -----
// tridiagonal_float32
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
%c0 = stablehlo.constant dense<"0x2E2E31BF5A7CF93FDEA339BFB0BC933F1363BD3FEE0EDFBE946F7EBE1D4E02BF613DC9BFA450ACBD7E6D84BFEAAE78BFDE6AA1BFC9BD9CBF05AEA03F77BA9DBE"> : tensor<4x4xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<4x4xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x4xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x4xf32>
%c1 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBFDEF9863F95A4F5BFC625E43FC4D5BABF9F06CD3EA2DFA5BEDB5434BF7BD5A8BF568E8F3F913CD43F425D6A3F1C62CD3E5D87583FA6D1133EA4A76E3E3AEACF3F83935EBFFB398EBF04D9E43F30E0E23FACA1C4BD93FF993F8616793F3606E63FFD2AD6BF43DBCB3F1BDD013AC60B51BE0B3E3F3F"> : tensor<2x2x4x4xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<2x2x4x4xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x2x4x4xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x2x4x4xf32>
%r:8 = call @f(%a0, %a1) : (tensor<4x4xf32>, tensor<2x2x4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4xf32>, tensor<2x2x3xf32>, tensor<2x2x3xf32>)
%e0 = stablehlo.constant dense<"0x2E2EB1BFB66F5B40A80713C0E0E2DABD4C1D84C08E175ABFF34BAABED8E4DDBFB7A49BBE4A24D53F2034D8BE405A913E96B567BC90EF40BF480E8EBE701312C0"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 2.4608232251921436e-05 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e1 = stablehlo.constant dense<"0x2E2EB1BF8E175ABF2034D8BE701312C0"> : tensor<4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 1.3604380910692271e-05 : f64} : (tensor<4xf32>, tensor<4xf32>) -> ()
%e2 = stablehlo.constant dense<"0x4C1D84C04A24D53F480E8EBE"> : tensor<3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 2.4608232251921436e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e3 = stablehlo.constant dense<"0x1D4DEA3F0344A33F00000000"> : tensor<3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.0910500947147739e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e4 = stablehlo.constant dense<"0x684360C0B8B0B4BF2DA0013F101A383F7CE1973F96E877C0A628C2BF54B1213FA85EAF3EC6500740A4AF3FBF1C7573405ABF36C0D28020C0668C2ABE05FDBDBEBCF8DDBFDB5286C0DDAA77BC15CC8EBE4F1819403BCE2640F855D83FD0DE8C3D90472DC0A6085C407CF3684011B848C093DACEBF0810CC3E5F1E2A408283A53FA006894070A723C04B425CBFF5B50D3FF74647C00C8EB73F663449C0147E893E28AEE4BF19800AC0D7BF23C0152B58C0389B2D404970A83FDDE6C23F5D87D83F9CD53D40907FAF3EDB4DE23E8F4D3EBE0DCA60BFC2723C40F4058C405C13C93CE6F43440BAB52F402422C63FA6E600400323393FF29DC3BD764CF0BF0B3EBF3F"> : tensor<2x2x4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 2.6081363557750592e-05 : f64} : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> ()
%e5 = stablehlo.constant dense<"0x684360C096E877C0A4AF3FBF05FDBDBEBCF8DDBF3BCE26407CF368408283A53FA00689400C8EB73FD7BF23C05D87D83F9CD53D40C2723C402422C63F0B3EBF3F"> : tensor<2x2x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 2.5523058866383508e-05 : f64} : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> ()
%e6 = stablehlo.constant dense<"0xB8B0B4BFA628C2BF1C757340DB5286C0F855D83F11B848C070A723C0663449C0152B58C0907FAF3EF4058C40A6E60040"> : tensor<2x2x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 2.6081363557750592e-05 : f64} : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> ()
%e7 = stablehlo.constant dense<"0x000000001FC2CB3FAE9A853F0000000006F1FF3F657CEC3F00000000A21A933F28B4B93F000000002229D63F3E4FF73F"> : tensor<2x2x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#7, %e7) {has_side_effect = true, tolerance = 1.1918204734229221e-05 : f64} : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xf32>, %arg1: tensor<2x2x4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4xf32>, tensor<2x2x3xf32>, tensor<2x2x3xf32>) {
%0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
%1 = stablehlo.add %arg0, %0 : tensor<4x4xf32>
%2:5 = stablehlo.custom_call @lapack_ssytrd_ffi(%1) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n], [o], []) {i=4, j=4, k=4, l=4, m=4, n=3, o=3}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%4 = stablehlo.compare EQ, %2#4, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%8 = stablehlo.select %7, %2#0, %6 : tensor<4x4xi1>, tensor<4x4xf32>
%9 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
%11 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
%12 = stablehlo.select %11, %2#1, %10 : tensor<4xi1>, tensor<4xf32>
%13 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3xf32>
%15 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%16 = stablehlo.select %15, %2#2, %14 : tensor<3xi1>, tensor<3xf32>
%17 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_2 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%18 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3xf32>
%19 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%20 = stablehlo.select %19, %2#3, %18 : tensor<3xi1>, tensor<3xf32>
%21 = stablehlo.transpose %arg1, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
%22 = stablehlo.add %arg1, %21 : tensor<2x2x4x4xf32>
%23:5 = stablehlo.custom_call @lapack_ssytrd_ffi(%22) {backend_config = "", mhlo.backend_config = {uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j, p], [i, j, q], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4, p=3, q=3}, custom>} : (tensor<2x2x4x4xf32>) -> (tensor<2x2x4x4xf32>, tensor<2x2x4xf32>, tensor<2x2x3xf32>, tensor<2x2x3xf32>, tensor<2x2xi32>)
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%24 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%25 = stablehlo.compare EQ, %23#4, %24, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1x1xi1>
%cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%27 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
%28 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xi1>) -> tensor<2x2x4x4xi1>
%29 = stablehlo.select %28, %23#0, %27 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
%30 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1xi1>
%cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%31 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x2x4xf32>
%32 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<2x2x1xi1>) -> tensor<2x2x4xi1>
%33 = stablehlo.select %32, %23#1, %31 : tensor<2x2x4xi1>, tensor<2x2x4xf32>
%34 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1xi1>
%cst_6 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%35 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x2x3xf32>
%36 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2] : (tensor<2x2x1xi1>) -> tensor<2x2x3xi1>
%37 = stablehlo.select %36, %23#2, %35 : tensor<2x2x3xi1>, tensor<2x2x3xf32>
%38 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1xi1>
%cst_7 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%39 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x2x3xf32>
%40 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2] : (tensor<2x2x1xi1>) -> tensor<2x2x3xi1>
%41 = stablehlo.select %40, %23#3, %39 : tensor<2x2x3xi1>, tensor<2x2x3xf32>
return %8, %12, %16, %20, %29, %33, %37, %41 : tensor<4x4xf32>, tensor<4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4xf32>, tensor<2x2x3xf32>, tensor<2x2x3xf32>
}
}
// -----
// tridiagonal_solve_float32
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
%c0 = stablehlo.constant dense<"0x2E2E31BF5A7CF93FDEA339BFB0BC933F1363BD3FEE0EDFBE946F7EBE1D4E02BF613DC9BFA450ACBD7E6D84BFEAAE78BF"> : tensor<2x6xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<2x6xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x6xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x6xf32>
%c1 = stablehlo.constant dense<"0xFAE9604056E89F40E6FDAC402A5847407CDE65409ECFD64015075240DE386140D462D940E299AF402B3B8F403A75A140"> : tensor<2x6xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<2x6xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x6xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x6xf32>
%c2 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293E"> : tensor<2x6xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<2x6xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x6xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x6xf32>
%c3 = stablehlo.constant dense<"0x0C2CBEBFD54D3DBB5FDECF3EAD4FF1BF0843B4BF7A3EDB3FD6F1DBBF458EBDBF4F8BE53F1B9EF93EAB2606BF379D3A3D4EC0263F721566BF405CB9BFED79933F01732E3F30DF4A3D472BA23F2603493E503AF63F894A97BF5E145C3E802586BD1E3F16BF5296BB3E998687BF4FBA9A3F2513BC3F3613BEBF3FDE06BE213464BFB071D5BF36B9CA3F0F778FBECE61B4BF"> : tensor<2x6x3xf32>
%z3 = stablehlo.constant dense<0.0> : tensor<2x6x3xf32>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<2x6x3xf32>
%a3 = stablehlo.optimization_barrier %s3 : tensor<2x6x3xf32>
%r:2 = call @f(%a0, %a1, %a2, %a3) : (tensor<2x6xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<2x6x3xf32>) -> (tensor<2x6x3xf32>, tensor<6x3xf32>)
%e0 = stablehlo.constant dense<"0x02D6E7BEE02231BDF0D8273EBCE8D8BD842C19BEA9B32E3E16A487BECF2DA5BE3BF39A3E8988953E4FE9FEBD808667BE84CBB93D90663CBEB2D89FBE7DC8353EDF71B73DCC1453BCF919EC3ED09B3C3DE575153F7401B9BE69BE873D8744393C85B657BE238059BB8F39FFBD2054323EAA459F3E2C2EFBBDD64B283E6F202ABE96F812BF55EAB03E993EB3BD5A98C7BE"> : tensor<2x6x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 3.4798990355966453e-06 : f64} : (tensor<2x6x3xf32>, tensor<2x6x3xf32>) -> ()
%e1 = stablehlo.constant dense<"0xC092AB3F46D1A43F895C753F21CDBE3F2EEE3D3B718ED0BE121621C00D520CC0C8F0B1BD8B4C033F1151983F71499ABF7F4129C05536C8BF13D5E8BDA64F373E57BB8D405AF60EBF"> : tensor<6x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 2.6399604280413769e-05 : f64} : (tensor<6x3xf32>, tensor<6x3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2x6xf32>, %arg1: tensor<2x6xf32>, %arg2: tensor<2x6xf32>, %arg3: tensor<2x6x3xf32>) -> (tensor<2x6x3xf32>, tensor<6x3xf32>) {
%0:5 = stablehlo.custom_call @lapack_sgtsv_ffi(%arg0, %arg1, %arg2, %arg3) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 2, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [3], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, k], [i, l], [i, m, n])->([i, o], [i, p], [i, q], [i, r, s], [i]) {i=2, j=6, k=6, l=6, m=6, n=3, o=6, p=6, q=6, r=6, s=3}, custom>} : (tensor<2x6xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<2x6x3xf32>) -> (tensor<2x6xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<2x6x3xf32>, tensor<2xi32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2xi32>
%2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
%3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
%cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x6x3xf32>
%5 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x6x3xi1>
%6 = stablehlo.select %5, %0#3, %4 : tensor<2x6x3xi1>, tensor<2x6x3xf32>
%7 = stablehlo.slice %arg0 [0:1, 0:6] : (tensor<2x6xf32>) -> tensor<1x6xf32>
%8 = stablehlo.reshape %7 : (tensor<1x6xf32>) -> tensor<6xf32>
%9 = stablehlo.slice %arg1 [0:1, 0:6] : (tensor<2x6xf32>) -> tensor<1x6xf32>
%10 = stablehlo.reshape %9 : (tensor<1x6xf32>) -> tensor<6xf32>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
%12 = stablehlo.multiply %10, %11 : tensor<6xf32>
%13 = stablehlo.slice %arg2 [0:1, 0:6] : (tensor<2x6xf32>) -> tensor<1x6xf32>
%14 = stablehlo.reshape %13 : (tensor<1x6xf32>) -> tensor<6xf32>
%15 = stablehlo.slice %arg3 [0:1, 0:6, 0:3] : (tensor<2x6x3xf32>) -> tensor<1x6x3xf32>
%16 = stablehlo.reshape %15 : (tensor<1x6x3xf32>) -> tensor<6x3xf32>
%17:5 = stablehlo.custom_call @lapack_sgtsv_ffi(%8, %12, %14, %16) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 2, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [3], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n], [o], [p], [q, r], []) {i=6, j=6, k=6, l=6, m=3, n=6, o=6, p=6, q=6, r=3}, custom>} : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x3xf32>) -> (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x3xf32>, tensor<i32>)
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%18 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<i32>
%19 = stablehlo.compare EQ, %17#4, %18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_2 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%21 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
%22 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x3xi1>
%23 = stablehlo.select %22, %17#3, %21 : tensor<6x3xi1>, tensor<6x3xf32>
return %6, %23 : tensor<2x6x3xf32>, tensor<6x3xf32>
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
%c0 = stablehlo.constant dense<"0x000000C0C525E6BF000000408B2FFF3F000000C07B34E7BF000000009677F23F0000006062ACF73F000000C0DDE1DBBF00000080F2CDCFBF000000A0C349E0BF00000020AC27F9BF00000080148AB5BF000000C0AF8DF0BF00000040DD15EFBF000000C05B2DF4BF00000020B997F3BF000000A0C015F43F000000E04EB7D3BF"> : tensor<4x4xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<4x4xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x4xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x4xf64>
%c1 = stablehlo.constant dense<"0x000000C0C525E6BF000000408B2FFF3F000000C07B34E7BF000000009677F23F0000006062ACF73F000000C0DDE1DBBF00000080F2CDCFBF000000A0C349E0BF00000020AC27F9BF00000080148AB5BF000000C0AF8DF0BF00000040DD15EFBF000000C05B2DF4BF00000020B997F3BF000000A0C015F43F"> : tensor<5x3xf64>
%z1 = stablehlo.constant dense<0.0> : tensor<5x3xf64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<5x3xf64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<5x3xf64>
%c2 = stablehlo.constant dense<"0x000000E02003E03F00000060F36BF93F000000A0D5A4F13F000000A03496F1BF000000C02694E9BF000000C04CE8F73F000000C0BBA9FFBF000000A0018FF43F000000802F03F33F00000080D46AC0BF000000C03B36E9BF000000A08C5CECBF"> : tensor<3x4xf64>
%z2 = stablehlo.constant dense<0.0> : tensor<3x4xf64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<3x4xf64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<3x4xf64>
%c3 = stablehlo.constant dense<"0x00000000FCE4EFBF000000A09997FC3F000000C02CE2F3BF000000607D86F4BF00000060D436E3BF000000E0CF3EF1BF000000802AD1E53F000000208AA2F8BF00000000225DF93F000000209CEBF63F000000A0AED1FFBF000000800D3BC53F000000405929F9BF0000000055FBEEBF000000204D46D5BF000000A0A0BFC7BF00000000174FC0BF000000006F5CFB3F000000C096E0EEBF000000609BF9F3BF0000008049D3E53F000000A06695FC3F00000060550FFB3F000000200456F83F000000A098E1FBBF00000040D4F2FB3F000000004F1AE33F0000002092C7F73F000000E0DB86D7BF000000E083F5F1BF000000A005C0F23F0000004070B0E43F0000002084D8F13F000000202B1DF3BF00000000C866F7BF000000C03BDFF03F000000A092B4FEBF000000C0B884FC3F00000080B85AF7BF000000E0D3A0D93F00000040F4BBD4BF000000609B8AE6BF00000060AF1AF5BF000000C0CAF1F13F000000209287FA3F00000040A84BED3F0000008043ACD93F000000A0EB10EB3F000000C0347AC23F00000080F4D4CD3F0000004047FDF93F0000006070D2EBBF000000603FC7F1BF00000080209BFC3F00000000065CFC3F000000803594B8BF00000060F23FF33F000000C0D022EF3F000000C0C6C0FC3F000000A05FC5FABF00000060687BF93F00000060A33B403F000000C07821CABF00000060C1E7E73F"> : tensor<2x2x4x4xf64>
%z3 = stablehlo.constant dense<0.0> : tensor<2x2x4x4xf64>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<2x2x4x4xf64>
%a3 = stablehlo.optimization_barrier %s3 : tensor<2x2x4x4xf64>
%r:28 = call @f(%a0, %a1, %a2, %a3) : (tensor<4x4xf64>, tensor<5x3xf64>, tensor<3x4xf64>, tensor<2x2x4x4xf64>) -> (tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<4xf64>, tensor<5x3xf64>, tensor<3x3xf64>, tensor<5x5xf64>, tensor<5x3xf64>, tensor<3x3xf64>, tensor<3x5xf64>, tensor<3xf64>, tensor<3x3xf64>, tensor<3x4xf64>, tensor<3x3xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<4x3xf64>, tensor<3xf64>, tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>, tensor<2x2x4xf64>)
%e0 = stablehlo.constant dense<"0xE04D0492FC12D1BFCD1B78856932EABF3D074EE593DCC73F81EE91394048DE3F9ED8E7C51E40E23F569BBB0A5602C43F0C95CA8ED325D6BFBEF53D86DE4EE73F6632D7268664E3BF40247A63EB4CB13F8F839E2DB836E9BF9854C9671CEEB53FFFA27F433D1CDFBFF0E936C6F08CE13FFAECA16DB555DE3F08D7F8CC203DDF3F"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 9.0888833363092082e-15 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
%e1 = stablehlo.constant dense<"0xC1AD74B013C1044060DC5E32F149BFBFF8CC9A741B8BB13F2051BBD10AF3C13F000000000000000066B1A5A772BA02C0ADE970E423C6F23F08EA93651E25F4BF000000000000000000000000000000005B3FE01C95C6F53F609A41F2D62BF03F000000000000000000000000000000000000000000000000ECB9F3A2F5CDADBF"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 2.8802247648807083e-14 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
%e2 = stablehlo.constant dense<"0xE04D0492FC12D1BFCD1B78856932EABF3D074EE593DCC73F81EE91394048DE3F9ED8E7C51E40E23F569BBB0A5602C43F0C95CA8ED325D6BFBEF53D86DE4EE73F6632D7268664E3BF40247A63EB4CB13F8F839E2DB836E9BF9854C9671CEEB53FFFA27F433D1CDFBFF0E936C6F08CE13FFAECA16DB555DE3F08D7F8CC203DDF3F"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 9.0888833363092082e-15 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
%e3 = stablehlo.constant dense<"0xC1AD74B013C1044060DC5E32F149BFBFF8CC9A741B8BB13F2051BBD10AF3C13F000000000000000066B1A5A772BA02C0ADE970E423C6F23F08EA93651E25F4BF000000000000000000000000000000005B3FE01C95C6F53F609A41F2D62BF03F000000000000000000000000000000000000000000000000ECB9F3A2F5CDADBF"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 2.8802247648807083e-14 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
%e4 = stablehlo.constant dense<"0xC1AD74B013C1044060DC5E32F149BFBFF8CC9A741B8BB13F2051BBD10AF3C13F000000000000000066B1A5A772BA02C0ADE970E423C6F23F08EA93651E25F4BF000000000000000000000000000000005B3FE01C95C6F53F609A41F2D62BF03F000000000000000000000000000000000000000000000000ECB9F3A2F5CDADBF"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 2.8802247648807083e-14 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
%e5 = stablehlo.constant dense<"0xC1AD74B013C104403CF4847859D0DCBFF6A0923DFF9DDE3FAA64E3C8F98ED83F60DC5E32F149BFBF66B1A5A772BA02C026427201813ED8BF8EFC983422C5E6BFF8CC9A741B8BB13FADE970E423C6F23F5B3FE01C95C6F53F7E84A4F2E2F7BBBF2051BBD10AF3C13F08EA93651E25F4BF609A41F2D62BF03FECB9F3A2F5CDADBF"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 2.8802247648807083e-14 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
%e6 = stablehlo.constant dense<"0x78138124BF44F43F8B8D0B8F6065F33F8681B801609FFF3F0000000000000000"> : tensor<4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 2.1942557976379677e-14 : f64} : (tensor<4xf64>, tensor<4xf64>) -> ()
%e7 = stablehlo.constant dense<"0x4887CC481DC7D7BF282BD98295A8EBBF8D36615682C3D0BF520F3D3F93D3E33F2FF0D67B5118D2BFBC5B61C0D3DF953FE1EB9B7CA112C1BF47F064F6A2ADC03FD422EDCE90F3E7BFD43A6F36F61FA7BF89FE38293DF0D63FC6B2ED3AC911E0BF4866D64092A9E5BFA2087819C43FC53F2C7225CCCB08D63F"> : tensor<5x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#7, %e7) {has_side_effect = true, tolerance = 9.5959807318085733e-15 : f64} : (tensor<5x3xf64>, tensor<5x3xf64>) -> ()
%e8 = stablehlo.constant dense<"0xFF95FF0758CEFD3F7A9AC390A32DF23FD4F42BF74D18E3BF0000000000000000B87A5F2985F205C05881237ABFF0D93F00000000000000000000000000000000F290718E1A380240"> : tensor<3x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#8, %e8) {has_side_effect = true, tolerance = 3.0458058831959002e-14 : f64} : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
%e9 = stablehlo.constant dense<"0x4887CC481DC7D7BF282BD98295A8EBBF8D36615682C3D0BF3EA9F12C9302CA3F553EFEB5D61AB2BF520F3D3F93D3E33F2FF0D67B5118D2BFBC5B61C0D3DF953F6C7A0F5738ECC93F257A2B7DEB81E63FE1EB9B7CA112C1BF47F064F6A2ADC03FD422EDCE90F3E7BFB15F0F8AC915E1BF464DC5F6522AD63FD43A6F36F61FA7BF89FE38293DF0D63FC6B2ED3AC911E0BF4C76D5E9A720E93F704DB21E23A29BBF4866D64092A9E5BFA2087819C43FC53F2C7225CCCB08D63FDCD9D5F7C335C03F5DF853234AB7E33F"> : tensor<5x5xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#9, %e9) {has_side_effect = true, tolerance = 9.5959807318085733e-15 : f64} : (tensor<5x5xf64>, tensor<5x5xf64>) -> ()
%e10 = stablehlo.constant dense<"0xFF95FF0758CEFD3F7A9AC390A32DF23FD4F42BF74D18E3BF0000000000000000B87A5F2985F205C05881237ABFF0D93F00000000000000000000000000000000F290718E1A380240000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<5x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#10, %e10) {has_side_effect = true, tolerance = 3.0458058831959002e-14 : f64} : (tensor<5x3xf64>, tensor<5x3xf64>) -> ()
%e11 = stablehlo.constant dense<"0xFF95FF0758CEFD3F7A9AC390A32DF23FD4F42BF74D18E3BF0000000000000000B87A5F2985F205C05881237ABFF0D93F00000000000000000000000000000000F290718E1A380240"> : tensor<3x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#11, %e11) {has_side_effect = true, tolerance = 3.0458058831959002e-14 : f64} : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
%e12 = stablehlo.constant dense<"0xFF95FF0758CEFD3F41A2351058E9DCBF3C5D8CE75FE5B83FE2FFCD6F53DCA03F3E1E3290B496DF3F7A9AC390A32DF23FB87A5F2985F205C0EA2A22B0F665C0BF0495A719A698CDBF0944A1D8F7AAD6BFD4F42BF74D18E3BF5881237ABFF0D93FF290718E1A3802404AC907862B07D33FC5503C81AF32D0BF"> : tensor<3x5xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#12, %e12) {has_side_effect = true, tolerance = 3.0458058831959002e-14 : f64} : (tensor<3x5xf64>, tensor<3x5xf64>) -> ()
%e13 = stablehlo.constant dense<"0xD2213352C7F1F53F50E024FB60C5FA3F3BD7C0C453C4FB3F"> : tensor<3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#13, %e13) {has_side_effect = true, tolerance = 1.9267159539275295e-14 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
%e14 = stablehlo.constant dense<"0x3C36E4A0371CD5BF96AF329CD061E9BF59B244328D61E0BF0FE1F58A7BDCE03F4255EA190859E3BF5E906E174B1DE33FC8A5D65DCF10E9BF202C8681D39CB2BF46AAB03389C1E33F"> : tensor<3x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#14, %e14) {has_side_effect = true, tolerance = 8.8061812662280951e-15 : f64} : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
%e15 = stablehlo.constant dense<"0x32D5FD46AD45F8BF00E59C1F0547D73F4ACAB1FC2B42E9BF56D18695CBBDFB3F00000000000000002501054C253C01C0E0E55C212C43D83F029087348067C43F00000000000000000000000000000000BE6E2DA027DD01C0CEC830C6680EE93F"> : tensor<3x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#15, %e15) {has_side_effect = true, tolerance = 2.4791121780574494e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
%e16 = stablehlo.constant dense<"0x3C36E4A0371CD5BF96AF329CD061E9BF59B244328D61E0BF0FE1F58A7BDCE03F4255EA190859E3BF5E906E174B1DE33FC8A5D65DCF10E9BF202C8681D39CB2BF46AAB03389C1E33F"> : tensor<3x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#16, %e16) {has_side_effect = true, tolerance = 8.8061812662280951e-15 : f64} : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
%e17 = stablehlo.constant dense<"0x32D5FD46AD45F8BF00E59C1F0547D73F4ACAB1FC2B42E9BF56D18695CBBDFB3F00000000000000002501054C253C01C0E0E55C212C43D83F029087348067C43F00000000000000000000000000000000BE6E2DA027DD01C0CEC830C6680EE93F"> : tensor<3x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#17, %e17) {has_side_effect = true, tolerance = 2.4791121780574494e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
%e18 = stablehlo.constant dense<"0x32D5FD46AD45F8BF00E59C1F0547D73F4ACAB1FC2B42E9BF56D18695CBBDFB3F00000000000000002501054C253C01C0E0E55C212C43D83F029087348067C43F00000000000000000000000000000000BE6E2DA027DD01C0CEC830C6680EE93F"> : tensor<3x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#18, %e18) {has_side_effect = true, tolerance = 2.4791121780574494e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
%e19 = stablehlo.constant dense<"0x32D5FD46AD45F8BF7C896264B25BD9BF132D412F39D9E23F00E59C1F0547D73F2501054C253C01C0CA2074DA9C50CABF4ACAB1FC2B42E9BFE0E55C212C43D83FBE6E2DA027DD01C056D18695CBBDFB3F029087348067C43FCEC830C6680EE93F"> : tensor<4x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#19, %e19) {has_side_effect = true, tolerance = 2.4791121780574494e-14 : f64} : (tensor<4x3xf64>, tensor<4x3xf64>) -> ()
%e20 = stablehlo.constant dense<"0x8F0D39E80D47F53F4D2BB4B5CDB3FE3F0000000000000000"> : tensor<3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#20, %e20) {has_side_effect = true, tolerance = 2.1304040220928726e-14 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
%e21 = stablehlo.constant dense<"0x6C58942E7855D9BF2483689ADC45EC3F9744C0A17EE7BA3F36EBC31E8916CDBFD0FA5C631486CEBF5812513F1F2ED5BF431534BEFE0CB5BFC4E1FA131819EDBF696504608325E43FBA9CC3D2A4AED33F9C10F331C5C3E5BFBEF295105E96CBBFD96F918061FCE3BF6029AD11E9A4BFBFC2E5990B0511E7BFB5F91AC29788D13F00B35565D010B1BFAD1FDEF098FCE0BF249F9A79327FDF3F5E4EF4D286F9E53F1E62F28A89D6D63F5ADFF5270C7CE5BF985E23C2B0C6E4BFF83277BEE28393BFC533C4DCC72CEDBF697CD7F64DE9D3BFD00948C7D930C6BF6424B7957335CABFF39880D0519EC8BFA6718B724870DA3F16B698CB2AB5E1BF26EC89D9C64FE63FECF4084D1497D9BF555DBE9C8E5CD63F24207341BB3AE6BF3B1B9ED3810EDFBFEF43BECAE103E63FFFE22703A37ADEBF286639D434C2E0BFD59D25B8407DC4BFF4EAB1C867BBBD3F8207240E484BD83FF90184F15A18DCBF8F1CD9AA20CBE93FE3736D856D05E3BF8A01C5F72FC9E6BFD4D3423B84C0CCBFB63B548B021DD33F705180E20625B0BF9691E880AD21C0BFBC95DE5FFC3DEC3F0CD4E13063B5DC3F75342EB75211DF3F6AC438D603B2E9BF0FC759C36CC2CBBF54DD1AC2E53CD13FDCC934A1CDD1E0BF80C7AD906941E2BFB2EA015903F9C73FBEBE8F260649E3BFEBC6CC23D743E6BF1CB1EE8AD62ABEBF241FD856ABDBD7BF8E338A25E047E33F"> : tensor<2x2x4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#21, %e21) {has_side_effect = true, tolerance = 1.0122085342722790e-14 : f64} : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> ()
%e22 = stablehlo.constant dense<"0xF0F1DD57B9240440405166554CE6F03F46E3374F02E2E6BF281866AD3486F13F000000000000000027DC1D3266F70340CFAEC84F434EFEBFB609EB051099E1BF00000000000000000000000000000000414F6EFE247DF63F009B648F330A8A3F000000000000000000000000000000000000000000000000B29D82B914AEF93FD55F8401BF94FE3FA8096762614DEBBF78E878D88310BABFC6E8EABEE14EEBBF00000000000000001AA2A9FD21EA08C098F3E8880ECBD4BF308FCAF080B8E1BF00000000000000000000000000000000BB9B82B15F9902C0C315E04D23BD01C00000000000000000000000000000000000000000000000005280DFF4A4ACE7BFE9F797ABD75006C02C77186D2C3FF13FC8FCAB70E3F3E9BF3627746ECD98E0BF0000000000000000BF058203F07B01C010D130886045E3BF000426B99B91533F000000000000000000000000000000000A7D88AAAB270240D8D4408D3EFEF9BF000000000000000000000000000000000000000000000000E064154EE595E23F29C5F843D44F02C0B0B7F55AFAD9D53F003436D31BCEA6BFF03B5D0E8C8BD73F000000000000000071BDE2AB3E2900C02C21D5176A0805C0DE5146FDC2D9F03F0000000000000000000000000000000011E141C0C363F73F22838A00F169F5BF0000000000000000000000000000000000000000000000006FA1FF9C8CAEF03F"> : tensor<2x2x4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#22, %e22) {has_side_effect = true, tolerance = 3.4575927065225163e-14 : f64} : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> ()
%e23 = stablehlo.constant dense<"0x6C58942E7855D9BF2483689ADC45EC3F9744C0A17EE7BA3F36EBC31E8916CDBFD0FA5C631486CEBF5812513F1F2ED5BF431534BEFE0CB5BFC4E1FA131819EDBF696504608325E43FBA9CC3D2A4AED33F9C10F331C5C3E5BFBEF295105E96CBBFD96F918061FCE3BF6029AD11E9A4BFBFC2E5990B0511E7BFB5F91AC29788D13F00B35565D010B1BFAD1FDEF098FCE0BF249F9A79327FDF3F5E4EF4D286F9E53F1E62F28A89D6D63F5ADFF5270C7CE5BF985E23C2B0C6E4BFF83277BEE28393BFC533C4DCC72CEDBF697CD7F64DE9D3BFD00948C7D930C6BF6424B7957335CABFF39880D0519EC8BFA6718B724870DA3F16B698CB2AB5E1BF26EC89D9C64FE63FECF4084D1497D9BF555DBE9C8E5CD63F24207341BB3AE6BF3B1B9ED3810EDFBFEF43BECAE103E63FFFE22703A37ADEBF286639D434C2E0BFD59D25B8407DC4BFF4EAB1C867BBBD3F8207240E484BD83FF90184F15A18DCBF8F1CD9AA20CBE93FE3736D856D05E3BF8A01C5F72FC9E6BFD4D3423B84C0CCBFB63B548B021DD33F705180E20625B0BF9691E880AD21C0BFBC95DE5FFC3DEC3F0CD4E13063B5DC3F75342EB75211DF3F6AC438D603B2E9BF0FC759C36CC2CBBF54DD1AC2E53CD13FDCC934A1CDD1E0BF80C7AD906941E2BFB2EA015903F9C73FBEBE8F260649E3BFEBC6CC23D743E6BF1CB1EE8AD62ABEBF241FD856ABDBD7BF8E338A25E047E33F"> : tensor<2x2x4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#23, %e23) {has_side_effect = true, tolerance = 1.0122085342722790e-14 : f64} : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> ()
%e24 = stablehlo.constant dense<"0xF0F1DD57B9240440405166554CE6F03F46E3374F02E2E6BF281866AD3486F13F000000000000000027DC1D3266F70340CFAEC84F434EFEBFB609EB051099E1BF00000000000000000000000000000000414F6EFE247DF63F009B648F330A8A3F000000000000000000000000000000000000000000000000B29D82B914AEF93FD55F8401BF94FE3FA8096762614DEBBF78E878D88310BABFC6E8EABEE14EEBBF00000000000000001AA2A9FD21EA08C098F3E8880ECBD4BF308FCAF080B8E1BF00000000000000000000000000000000BB9B82B15F9902C0C315E04D23BD01C00000000000000000000000000000000000000000000000005280DFF4A4ACE7BFE9F797ABD75006C02C77186D2C3FF13FC8FCAB70E3F3E9BF3627746ECD98E0BF0000000000000000BF058203F07B01C010D130886045E3BF000426B99B91533F000000000000000000000000000000000A7D88AAAB270240D8D4408D3EFEF9BF000000000000000000000000000000000000000000000000E064154EE595E23F29C5F843D44F02C0B0B7F55AFAD9D53F003436D31BCEA6BFF03B5D0E8C8BD73F000000000000000071BDE2AB3E2900C02C21D5176A0805C0DE5146FDC2D9F03F0000000000000000000000000000000011E141C0C363F73F22838A00F169F5BF0000000000000000000000000000000000000000000000006FA1FF9C8CAEF03F"> : tensor<2x2x4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#24, %e24) {has_side_effect = true, tolerance = 3.4575927065225163e-14 : f64} : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> ()
%e25 = stablehlo.constant dense<"0xF0F1DD57B9240440405166554CE6F03F46E3374F02E2E6BF281866AD3486F13F000000000000000027DC1D3266F70340CFAEC84F434EFEBFB609EB051099E1BF00000000000000000000000000000000414F6EFE247DF63F009B648F330A8A3F000000000000000000000000000000000000000000000000B29D82B914AEF93FD55F8401BF94FE3FA8096762614DEBBF78E878D88310BABFC6E8EABEE14EEBBF00000000000000001AA2A9FD21EA08C098F3E8880ECBD4BF308FCAF080B8E1BF00000000000000000000000000000000BB9B82B15F9902C0C315E04D23BD01C00000000000000000000000000000000000000000000000005280DFF4A4ACE7BFE9F797ABD75006C02C77186D2C3FF13FC8FCAB70E3F3E9BF3627746ECD98E0BF0000000000000000BF058203F07B01C010D130886045E3BF000426B99B91533F000000000000000000000000000000000A7D88AAAB270240D8D4408D3EFEF9BF000000000000000000000000000000000000000000000000E064154EE595E23F29C5F843D44F02C0B0B7F55AFAD9D53F003436D31BCEA6BFF03B5D0E8C8BD73F000000000000000071BDE2AB3E2900C02C21D5176A0805C0DE5146FDC2D9F03F0000000000000000000000000000000011E141C0C363F73F22838A00F169F5BF0000000000000000000000000000000000000000000000006FA1FF9C8CAEF03F"> : tensor<2x2x4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#25, %e25) {has_side_effect = true, tolerance = 3.4575927065225163e-14 : f64} : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> ()
%e26 = stablehlo.constant dense<"0xF0F1DD57B9240440762A56001DDEC53FE8E0C15DD3DDDCBFDEB885E0E3A2DC3F405166554CE6F03F27DC1D3266F70340991AE0FF1F7EDEBF9C1873377B69D63F46E3374F02E2E6BFCFAEC84F434EFEBF414F6EFE247DF63FC10C454D33E8DB3F281866AD3486F13FB609EB051099E1BF009B648F330A8A3FB29D82B914AEF93FD55F8401BF94FE3F933E5F042669D5BF3CF143D9015AEB3F4D25C72A7214C73FA8096762614DEBBF1AA2A9FD21EA08C04442EC90B4BEB3BFE1CC5E4CB29CD1BF78E878D88310BABF98F3E8880ECBD4BFBB9B82B15F9902C093D1A5BAF16BDE3FC6E8EABEE14EEBBF308FCAF080B8E1BFC315E04D23BD01C05280DFF4A4ACE7BFE9F797ABD75006C02561E2162574DFBFAE6809D0503DB5BF8E77D909172DDB3F2C77186D2C3FF13FBF058203F07B01C01C5F3FC5920BD4BFF171756F361BE53FC8FCAB70E3F3E9BF10D130886045E3BF0A7D88AAAB27024064BA0B271C35D7BF3627746ECD98E0BF000426B99B91533FD8D4408D3EFEF9BFE064154EE595E23F29C5F843D44F02C0F70A13958039DDBF995CACDBBBA4DF3F160E9F5EB4F1E43FB0B7F55AFAD9D53F71BDE2AB3E2900C04E1EA685057BD13FDB7545FA7B75933F003436D31BCEA6BF2C21D5176A0805C011E141C0C363F73F3EA0A807CE7BE73FF03B5D0E8C8BD73FDE5146FDC2D9F03F22838A00F169F5BF6FA1FF9C8CAEF03F"> : tensor<2x2x4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#26, %e26) {has_side_effect = true, tolerance = 3.4575927065225163e-14 : f64} : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> ()
%e27 = stablehlo.constant dense<"0x1B16A50B5E55F63FA03FC0B1CAB5F73F1F18A3423DE3FA3F0000000000000000305B55060D11F13F26E7866C6B95FD3FCD9A18F62E1AFA3F00000000000000003B3D4213C565F63F158ECF4D4EDFF43F67FFD0860148FC3F00000000000000001705286E5002F13F292FD80BBAC4FD3F4E68AE387ACCF43F0000000000000000"> : tensor<2x2x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#27, %e27) {has_side_effect = true, tolerance = 2.0656021227327007e-14 : f64} : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xf64>, %arg1: tensor<5x3xf64>, %arg2: tensor<3x4xf64>, %arg3: tensor<2x2x4x4xf64>) -> (tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<4xf64>, tensor<5x3xf64>, tensor<3x3xf64>, tensor<5x5xf64>, tensor<5x3xf64>, tensor<3x3xf64>, tensor<3x5xf64>, tensor<3xf64>, tensor<3x3xf64>, tensor<3x4xf64>, tensor<3x3xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<4x3xf64>, tensor<3xf64>, tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>, tensor<2x2x4xf64>) {
%0:2 = call @qr(%arg0) : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4x4xf64>)
%1:2 = call @qr_0(%arg0) : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4x4xf64>)
%2 = call @qr_1(%arg0) : (tensor<4x4xf64>) -> tensor<4x4xf64>
%3:2 = call @qr_2(%arg0) : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xf64>)
%4:2 = call @qr_3(%arg1) : (tensor<5x3xf64>) -> (tensor<5x3xf64>, tensor<3x3xf64>)
%5:2 = call @qr_4(%arg1) : (tensor<5x3xf64>) -> (tensor<5x5xf64>, tensor<5x3xf64>)
%6 = call @qr_5(%arg1) : (tensor<5x3xf64>) -> tensor<3x3xf64>
%7:2 = call @qr_6(%arg1) : (tensor<5x3xf64>) -> (tensor<3x5xf64>, tensor<3xf64>)
%8:2 = call @qr_7(%arg2) : (tensor<3x4xf64>) -> (tensor<3x3xf64>, tensor<3x4xf64>)
%9:2 = call @qr_8(%arg2) : (tensor<3x4xf64>) -> (tensor<3x3xf64>, tensor<3x4xf64>)
%10 = call @qr_9(%arg2) : (tensor<3x4xf64>) -> tensor<3x4xf64>
%11:2 = call @qr_10(%arg2) : (tensor<3x4xf64>) -> (tensor<4x3xf64>, tensor<3xf64>)
%12:2 = call @qr_11(%arg3) : (tensor<2x2x4x4xf64>) -> (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>)
%13:2 = call @qr_12(%arg3) : (tensor<2x2x4x4xf64>) -> (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>)
%14 = call @qr_13(%arg3) : (tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xf64>
%15:2 = call @qr_14(%arg3) : (tensor<2x2x4x4xf64>) -> (tensor<2x2x4x4xf64>, tensor<2x2x4xf64>)
return %0#0, %0#1, %1#0, %1#1, %2, %3#0, %3#1, %4#0, %4#1, %5#0, %5#1, %6, %7#0, %7#1, %8#0, %8#1, %9#0, %9#1, %10, %11#0, %11#1, %12#0, %12#1, %13#0, %13#1, %14, %15#0, %15#1 : tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<4xf64>, tensor<5x3xf64>, tensor<3x3xf64>, tensor<5x5xf64>, tensor<5x3xf64>, tensor<3x3xf64>, tensor<3x5xf64>, tensor<3xf64>, tensor<3x3xf64>, tensor<3x4xf64>, tensor<3x3xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<4x3xf64>, tensor<3xf64>, tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>, tensor<2x2x4xf64>
}
func.func private @qr(%arg0: tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4x4xf64>) {
%0:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xf64>)
%1 = stablehlo.custom_call @lapack_dorgqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf64>, tensor<4xf64>) -> tensor<4x4xf64>
%2 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%4 = stablehlo.add %2, %3 : tensor<4x4xi64>
%5 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%8 = stablehlo.select %6, %7, %0#0 : tensor<4x4xi1>, tensor<4x4xf64>
return %1, %8 : tensor<4x4xf64>, tensor<4x4xf64>
}
func.func private @qr_0(%arg0: tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4x4xf64>) {
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
func.func private @qr_1(%arg0: tensor<4x4xf64>) -> tensor<4x4xf64> {
%0:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xf64>)
%1 = stablehlo.custom_call @lapack_dorgqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf64>, tensor<4xf64>) -> tensor<4x4xf64>
%2 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%4 = stablehlo.add %2, %3 : tensor<4x4xi64>
%5 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%8 = stablehlo.select %6, %7, %0#0 : tensor<4x4xi1>, tensor<4x4xf64>
return %8 : tensor<4x4xf64>
}
func.func private @qr_2(%arg0: tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xf64>) {
%0:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xf64>)
%1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<4x4xf64>) -> tensor<4x4xf64>
return %1, %0#1 : tensor<4x4xf64>, tensor<4xf64>
}
func.func private @qr_3(%arg0: tensor<5x3xf64>) -> (tensor<5x3xf64>, tensor<3x3xf64>) {
%0:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=5, j=3, k=5, l=3, m=3}, custom>} : (tensor<5x3xf64>) -> (tensor<5x3xf64>, tensor<3xf64>)
%1 = stablehlo.custom_call @lapack_dorgqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=5, j=3, k=3, l=5, m=3}, custom>} : (tensor<5x3xf64>, tensor<3xf64>) -> tensor<5x3xf64>
%2 = stablehlo.slice %0#0 [0:3, 0:3] : (tensor<5x3xf64>) -> tensor<3x3xf64>
%3 = stablehlo.iota dim = 0 : tensor<3x3xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
%5 = stablehlo.add %3, %4 : tensor<3x3xi64>
%6 = stablehlo.iota dim = 1 : tensor<3x3xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
%9 = stablehlo.select %7, %8, %2 : tensor<3x3xi1>, tensor<3x3xf64>
return %1, %9 : tensor<5x3xf64>, tensor<3x3xf64>
}
func.func private @qr_4(%arg0: tensor<5x3xf64>) -> (tensor<5x5xf64>, tensor<5x3xf64>) {
%0:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=5, j=3, k=5, l=3, m=3}, custom>} : (tensor<5x3xf64>) -> (tensor<5x3xf64>, tensor<3xf64>)
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%1 = stablehlo.pad %0#0, %cst, low = [0, 0], high = [0, 2], interior = [0, 0] : (tensor<5x3xf64>, tensor<f64>) -> tensor<5x5xf64>
%2 = stablehlo.custom_call @lapack_dorgqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=5, j=5, k=3, l=5, m=5}, custom>} : (tensor<5x5xf64>, tensor<3xf64>) -> tensor<5x5xf64>
%3 = stablehlo.iota dim = 0 : tensor<5x3xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<5x3xi64>
%5 = stablehlo.add %3, %4 : tensor<5x3xi64>
%6 = stablehlo.iota dim = 1 : tensor<5x3xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<5x3xi64>, tensor<5x3xi64>) -> tensor<5x3xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<5x3xf64>
%9 = stablehlo.select %7, %8, %0#0 : tensor<5x3xi1>, tensor<5x3xf64>
return %2, %9 : tensor<5x5xf64>, tensor<5x3xf64>
}
func.func private @qr_5(%arg0: tensor<5x3xf64>) -> tensor<3x3xf64> {
%0:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=5, j=3, k=5, l=3, m=3}, custom>} : (tensor<5x3xf64>) -> (tensor<5x3xf64>, tensor<3xf64>)
%1 = stablehlo.custom_call @lapack_dorgqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=5, j=3, k=3, l=5, m=3}, custom>} : (tensor<5x3xf64>, tensor<3xf64>) -> tensor<5x3xf64>
%2 = stablehlo.slice %0#0 [0:3, 0:3] : (tensor<5x3xf64>) -> tensor<3x3xf64>
%3 = stablehlo.iota dim = 0 : tensor<3x3xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
%5 = stablehlo.add %3, %4 : tensor<3x3xi64>
%6 = stablehlo.iota dim = 1 : tensor<3x3xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
%9 = stablehlo.select %7, %8, %2 : tensor<3x3xi1>, tensor<3x3xf64>
return %9 : tensor<3x3xf64>
}
func.func private @qr_6(%arg0: tensor<5x3xf64>) -> (tensor<3x5xf64>, tensor<3xf64>) {
%0:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=5, j=3, k=5, l=3, m=3}, custom>} : (tensor<5x3xf64>) -> (tensor<5x3xf64>, tensor<3xf64>)
%1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<5x3xf64>) -> tensor<3x5xf64>
return %1, %0#1 : tensor<3x5xf64>, tensor<3xf64>
}
func.func private @qr_7(%arg0: tensor<3x4xf64>) -> (tensor<3x3xf64>, tensor<3x4xf64>) {
%0:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=3, j=4, k=3, l=4, m=3}, custom>} : (tensor<3x4xf64>) -> (tensor<3x4xf64>, tensor<3xf64>)
%1 = stablehlo.slice %0#0 [0:3, 0:3] : (tensor<3x4xf64>) -> tensor<3x3xf64>
%2 = stablehlo.custom_call @lapack_dorgqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xf64>, tensor<3xf64>) -> tensor<3x3xf64>
%3 = stablehlo.iota dim = 0 : tensor<3x4xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
%5 = stablehlo.add %3, %4 : tensor<3x4xi64>
%6 = stablehlo.iota dim = 1 : tensor<3x4xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
%9 = stablehlo.select %7, %8, %0#0 : tensor<3x4xi1>, tensor<3x4xf64>
return %2, %9 : tensor<3x3xf64>, tensor<3x4xf64>
}
func.func private @qr_8(%arg0: tensor<3x4xf64>) -> (tensor<3x3xf64>, tensor<3x4xf64>) {
%0:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=3, j=4, k=3, l=4, m=3}, custom>} : (tensor<3x4xf64>) -> (tensor<3x4xf64>, tensor<3xf64>)
%1 = stablehlo.slice %0#0 [0:3, 0:3] : (tensor<3x4xf64>) -> tensor<3x3xf64>
%2 = stablehlo.custom_call @lapack_dorgqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xf64>, tensor<3xf64>) -> tensor<3x3xf64>
%3 = stablehlo.iota dim = 0 : tensor<3x4xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
%5 = stablehlo.add %3, %4 : tensor<3x4xi64>
%6 = stablehlo.iota dim = 1 : tensor<3x4xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
%9 = stablehlo.select %7, %8, %0#0 : tensor<3x4xi1>, tensor<3x4xf64>
return %2, %9 : tensor<3x3xf64>, tensor<3x4xf64>
}
func.func private @qr_9(%arg0: tensor<3x4xf64>) -> tensor<3x4xf64> {
%0:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=3, j=4, k=3, l=4, m=3}, custom>} : (tensor<3x4xf64>) -> (tensor<3x4xf64>, tensor<3xf64>)
%1 = stablehlo.slice %0#0 [0:3, 0:3] : (tensor<3x4xf64>) -> tensor<3x3xf64>
%2 = stablehlo.custom_call @lapack_dorgqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xf64>, tensor<3xf64>) -> tensor<3x3xf64>
%3 = stablehlo.iota dim = 0 : tensor<3x4xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
%5 = stablehlo.add %3, %4 : tensor<3x4xi64>
%6 = stablehlo.iota dim = 1 : tensor<3x4xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
%9 = stablehlo.select %7, %8, %0#0 : tensor<3x4xi1>, tensor<3x4xf64>
return %9 : tensor<3x4xf64>
}
func.func private @qr_10(%arg0: tensor<3x4xf64>) -> (tensor<4x3xf64>, tensor<3xf64>) {
%0:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=3, j=4, k=3, l=4, m=3}, custom>} : (tensor<3x4xf64>) -> (tensor<3x4xf64>, tensor<3xf64>)
%1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<3x4xf64>) -> tensor<4x3xf64>
return %1, %0#1 : tensor<4x3xf64>, tensor<3xf64>
}
func.func private @qr_11(%arg0: tensor<2x2x4x4xf64>) -> (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) {
%0:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x2x4x4xf64>) -> (tensor<2x2x4x4xf64>, tensor<2x2x4xf64>)
%1 = stablehlo.custom_call @lapack_dorgqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [i, j, m])->([i, j, n, o]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x2x4x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4x4xf64>
%2 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%4 = stablehlo.add %2, %3 : tensor<4x4xi64>
%5 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%7 = stablehlo.broadcast_in_dim %6, dims = [2, 3] : (tensor<4x4xi1>) -> tensor<2x2x4x4xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x2x4x4xf64>
%9 = stablehlo.select %7, %8, %0#0 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf64>
return %1, %9 : tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>
}
func.func private @qr_12(%arg0: tensor<2x2x4x4xf64>) -> (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) {
%0:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x2x4x4xf64>) -> (tensor<2x2x4x4xf64>, tensor<2x2x4xf64>)
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%1 = stablehlo.pad %0#0, %cst, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<2x2x4x4xf64>, tensor<f64>) -> tensor<2x2x4x4xf64>
%2 = stablehlo.custom_call @lapack_dorgqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [i, j, m])->([i, j, n, o]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x2x4x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4x4xf64>
%3 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%5 = stablehlo.add %3, %4 : tensor<4x4xi64>
%6 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%8 = stablehlo.broadcast_in_dim %7, dims = [2, 3] : (tensor<4x4xi1>) -> tensor<2x2x4x4xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<2x2x4x4xf64>
%10 = stablehlo.select %8, %9, %0#0 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf64>
return %2, %10 : tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>
}
func.func private @qr_13(%arg0: tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xf64> {
%0:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x2x4x4xf64>) -> (tensor<2x2x4x4xf64>, tensor<2x2x4xf64>)
%1 = stablehlo.custom_call @lapack_dorgqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [i, j, m])->([i, j, n, o]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x2x4x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4x4xf64>
%2 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%4 = stablehlo.add %2, %3 : tensor<4x4xi64>
%5 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%7 = stablehlo.broadcast_in_dim %6, dims = [2, 3] : (tensor<4x4xi1>) -> tensor<2x2x4x4xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x2x4x4xf64>
%9 = stablehlo.select %7, %8, %0#0 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf64>
return %9 : tensor<2x2x4x4xf64>
}
func.func private @qr_14(%arg0: tensor<2x2x4x4xf64>) -> (tensor<2x2x4x4xf64>, tensor<2x2x4xf64>) {
%0:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x2x4x4xf64>) -> (tensor<2x2x4x4xf64>, tensor<2x2x4xf64>)
%1 = stablehlo.transpose %0#0, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xf64>
return %1, %0#1 : tensor<2x2x4x4xf64>, tensor<2x2x4xf64>
}
}
// -----
// qr_pivoted_float64
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
%c0 = stablehlo.constant dense<"0x000000C0C525E6BF000000408B2FFF3F000000C07B34E7BF000000009677F23F0000006062ACF73F000000C0DDE1DBBF00000080F2CDCFBF000000A0C349E0BF00000020AC27F9BF00000080148AB5BF000000C0AF8DF0BF00000040DD15EFBF000000C05B2DF4BF00000020B997F3BF000000A0C015F43F"> : tensor<5x3xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<5x3xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<5x3xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<5x3xf64>
%c1 = stablehlo.constant dense<"0x000000E02003E03F00000060F36BF93F000000A0D5A4F13F000000A03496F1BF000000C02694E9BF000000C04CE8F73F000000C0BBA9FFBF000000A0018FF43F000000802F03F33F00000080D46AC0BF000000C03B36E9BF000000A08C5CECBF"> : tensor<3x4xf64>
%z1 = stablehlo.constant dense<0.0> : tensor<3x4xf64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xf64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xf64>
%c2 = stablehlo.constant dense<"0x000000000100000000000000"> : tensor<3xi32>
%z2 = stablehlo.constant dense<0> : tensor<3xi32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<3xi32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<3xi32>
%r:9 = call @f(%a0, %a1, %a2) : (tensor<5x3xf64>, tensor<3x4xf64>, tensor<3xi32>) -> (tensor<5x5xf64>, tensor<5x3xf64>, tensor<3xi32>, tensor<3x3xf64>, tensor<3x4xf64>, tensor<4xi32>, tensor<5x3xf64>, tensor<3xi32>, tensor<3xf64>)
%e0 = stablehlo.constant dense<"0xF269536B4301E5BF289004B4883EC2BFE0F7233339AFE6BFF0EE1975EA81CB3FD21375D13183853FBBA0581BDDE3DFBF000EE110B8F7ADBFCE245111B481DD3FE1F951E7A757B3BF2A70FD49FB4BE73F70BDD1C608F1C53F8BB03969C931E7BF3D45E7F7CCACC9BF548DB2BDEAFDE3BF3D7629518809BF3F20BB2417884CD63F1BABAAFDDE5AE0BF4036C2890D38803FD3CDE558879FE73F0321A35AF636D13FC143E64D9D64DA3F1A9D41D45FDFDB3F5EB16E325BA7DFBFC1065B3050FEBCBF854D1D8997CCE33F"> : tensor<5x5xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 8.1959296936848197e-15 : f64} : (tensor<5x5xf64>, tensor<5x5xf64>) -> ()
%e1 = stablehlo.constant dense<"0x5E5CCE6345C107C07849A4F2134AE33FC8CC389F0DCFE6BF0000000000000000A331721D2B7E0240EC2A128E7FE1D2BF000000000000000000000000000000006F4260026221FB3F000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<5x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 3.2966636442022611e-14 : f64} : (tensor<5x3xf64>, tensor<5x3xf64>) -> ()
%e2 = stablehlo.constant dense<"0x010000000200000000000000"> : tensor<3xi32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
%e3 = stablehlo.constant dense<"0x2449A824A66CDDBFE80A3C7790F9EABFF471E8B3D4E0D13FF571CFD1E566EA3F98EA52F8BDB2E0BFF20B269B63BECBBF913A61EECE05D53FE924904CF5BEC03FF35071A6D9EEED3F"> : tensor<3x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.0385098537367785e-14 : f64} : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
%e4 = stablehlo.constant dense<"0xDB22B534343003C0845954B8EA73DD3F984145185DF3DFBFCCF2D33CBF63F43F0000000000000000401EF905321601C0B691DCB5384CC33F578C7BA25FEFC13F000000000000000000000000000000008CD98B7FFCCAF63F9C69601A35A2F6BF"> : tensor<3x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 2.6629110858942852e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
%e5 = stablehlo.constant dense<"0x02000000010000000000000003000000"> : tensor<4xi32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
%e6 = stablehlo.constant dense<"0x5E5CCE6345C107C07849A4F2134AE33FC8CC389F0DCFE6BF6BBE8E94AA40D33FA331721D2B7E0240EC2A128E7FE1D2BF46C4A2CC337EBABF50A206233F4DE73F6F4260026221FB3FEC8813ECADECCABFC5D03E8E2A0CE13FA171BC5A5025D23F1B5FE3C92BDECFBF9F76262CF534D9BF6625E53E9868CD3F"> : tensor<5x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 3.2966636442022611e-14 : f64} : (tensor<5x3xf64>, tensor<5x3xf64>) -> ()
%e7 = stablehlo.constant dense<"0x020000000300000001000000"> : tensor<3xi32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
%e8 = stablehlo.constant dense<"0xF9B4A9B5A180FA3F1ACFB3C81D40F03F10ECB8E23E3DFC3F"> : tensor<3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#8, %e8) {has_side_effect = true, tolerance = 1.9594909589795101e-14 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<5x3xf64>, %arg1: tensor<3x4xf64>, %arg2: tensor<3xi32>) -> (tensor<5x5xf64>, tensor<5x3xf64>, tensor<3xi32>, tensor<3x3xf64>, tensor<3x4xf64>, tensor<4xi32>, tensor<5x3xf64>, tensor<3xi32>, tensor<3xf64>) {
%0:3 = call @_qr(%arg0) : (tensor<5x3xf64>) -> (tensor<5x5xf64>, tensor<5x3xf64>, tensor<3xi32>)
%1:3 = call @_qr_0(%arg1) : (tensor<3x4xf64>) -> (tensor<3x3xf64>, tensor<3x4xf64>, tensor<4xi32>)
%2:3 = stablehlo.custom_call @lapack_dgeqp3_ffi(%arg0, %arg2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m], [n], [o]) {i=5, j=3, k=3, l=5, m=3, n=3, o=3}, custom>} : (tensor<5x3xf64>, tensor<3xi32>) -> (tensor<5x3xf64>, tensor<3xi32>, tensor<3xf64>)
return %0#0, %0#1, %0#2, %1#0, %1#1, %1#2, %2#0, %2#1, %2#2 : tensor<5x5xf64>, tensor<5x3xf64>, tensor<3xi32>, tensor<3x3xf64>, tensor<3x4xf64>, tensor<4xi32>, tensor<5x3xf64>, tensor<3xi32>, tensor<3xf64>
}
func.func private @_qr(%arg0: tensor<5x3xf64>) -> (tensor<5x5xf64>, tensor<5x3xf64>, tensor<3xi32>) {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
%1:3 = stablehlo.custom_call @lapack_dgeqp3_ffi(%arg0, %0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m], [n], [o]) {i=5, j=3, k=3, l=5, m=3, n=3, o=3}, custom>} : (tensor<5x3xf64>, tensor<3xi32>) -> (tensor<5x3xf64>, tensor<3xi32>, tensor<3xf64>)
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
%3 = stablehlo.subtract %1#1, %2 : tensor<3xi32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%4 = stablehlo.pad %1#0, %cst, low = [0, 0], high = [0, 2], interior = [0, 0] : (tensor<5x3xf64>, tensor<f64>) -> tensor<5x5xf64>
%5 = stablehlo.custom_call @lapack_dorgqr_ffi(%4, %1#2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=5, j=5, k=3, l=5, m=5}, custom>} : (tensor<5x5xf64>, tensor<3xf64>) -> tensor<5x5xf64>
%6 = stablehlo.iota dim = 0 : tensor<5x3xi64>
%c_1 = stablehlo.constant dense<-1> : tensor<i64>
%7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<5x3xi64>
%8 = stablehlo.add %6, %7 : tensor<5x3xi64>
%9 = stablehlo.iota dim = 1 : tensor<5x3xi64>
%10 = stablehlo.compare GE, %8, %9, SIGNED : (tensor<5x3xi64>, tensor<5x3xi64>) -> tensor<5x3xi1>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<5x3xf64>
%12 = stablehlo.select %10, %11, %1#0 : tensor<5x3xi1>, tensor<5x3xf64>
return %5, %12, %3 : tensor<5x5xf64>, tensor<5x3xf64>, tensor<3xi32>
}
func.func private @_qr_0(%arg0: tensor<3x4xf64>) -> (tensor<3x3xf64>, tensor<3x4xf64>, tensor<4xi32>) {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
%1:3 = stablehlo.custom_call @lapack_dgeqp3_ffi(%arg0, %0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m], [n], [o]) {i=3, j=4, k=4, l=3, m=4, n=4, o=3}, custom>} : (tensor<3x4xf64>, tensor<4xi32>) -> (tensor<3x4xf64>, tensor<4xi32>, tensor<3xf64>)
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
%3 = stablehlo.subtract %1#1, %2 : tensor<4xi32>
%4 = stablehlo.slice %1#0 [0:3, 0:3] : (tensor<3x4xf64>) -> tensor<3x3xf64>
%5 = stablehlo.custom_call @lapack_dorgqr_ffi(%4, %1#2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xf64>, tensor<3xf64>) -> tensor<3x3xf64>
%6 = stablehlo.iota dim = 0 : tensor<3x4xi64>
%c_1 = stablehlo.constant dense<-1> : tensor<i64>
%7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
%8 = stablehlo.add %6, %7 : tensor<3x4xi64>
%9 = stablehlo.iota dim = 1 : tensor<3x4xi64>
%10 = stablehlo.compare GE, %8, %9, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
%12 = stablehlo.select %10, %11, %1#0 : tensor<3x4xi1>, tensor<3x4xf64>
return %5, %12, %3 : tensor<3x3xf64>, tensor<3x4xf64>, tensor<4xi32>
}
}
// -----
// reflectors_float64
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
%c0 = stablehlo.constant dense<"0x000000C0C525E6BF000000408B2FFF3F000000C07B34E7BF000000009677F23F0000006062ACF73F000000C0DDE1DBBF00000080F2CDCFBF000000A0C349E0BF00000020AC27F9BF00000080148AB5BF000000C0AF8DF0BF00000040DD15EFBF000000C05B2DF4BF00000020B997F3BF000000A0C015F43F"> : tensor<5x3xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<5x3xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<5x3xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<5x3xf64>
%c1 = stablehlo.constant dense<"0x000000C0C525E6BF000000408B2FFF3F000000C07B34E7BF000000009677F23F0000006062ACF73F000000C0DDE1DBBF00000080F2CDCFBF000000A0C349E0BF00000020AC27F9BF00000080148AB5BF000000C0AF8DF0BF00000040DD15EFBF000000C05B2DF4BF00000020B997F3BF000000A0C015F43F"> : tensor<5x3xf64>
%z1 = stablehlo.constant dense<0.0> : tensor<5x3xf64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<5x3xf64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<5x3xf64>
%c2 = stablehlo.constant dense<"0x000000C0C525E6BF000000408B2FFF3F000000C07B34E7BF000000009677F23F0000006062ACF73F000000C0DDE1DBBF00000080F2CDCFBF000000A0C349E0BF00000020AC27F9BF00000080148AB5BF000000C0AF8DF0BF00000040DD15EFBF000000C05B2DF4BF00000020B997F3BF000000A0C015F43F"> : tensor<3x5xf64>
%z2 = stablehlo.constant dense<0.0> : tensor<3x5xf64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<3x5xf64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<3x5xf64>
%r:5 = call @f(%a0, %a1, %a2) : (tensor<5x3xf64>, tensor<5x3xf64>, tensor<3x5xf64>) -> (tensor<5x3xf64>, tensor<5x3xf64>, tensor<5x3xf64>, tensor<3x5xf64>, tensor<3x5xf64>)
%e0 = stablehlo.constant dense<"0x4887CC481DC7D7BF282BD98295A8EBBF8D36615682C3D0BF520F3D3F93D3E33F2FF0D67B5118D2BFBC5B61C0D3DF953FE1EB9B7CA112C1BF47F064F6A2ADC03FD422EDCE90F3E7BFD43A6F36F61FA7BF89FE38293DF0D63FC6B2ED3AC911E0BF4866D64092A9E5BFA2087819C43FC53F2C7225CCCB08D63F"> : tensor<5x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 9.5959807318085733e-15 : f64} : (tensor<5x3xf64>, tensor<5x3xf64>) -> ()
%e1 = stablehlo.constant dense<"0x7B7A19E5304EE3BF88F9767291E4FFBFB2BDD4EAF9B0E83F0267BC44B8A1FABFE4239F41B0B6D2BFF6B6FABB6BE5D43F5E2061D158DEA23F085E9A86F04ADC3F733FE00B655C0140A55C41FCA534E13FAC6BD551A1DBB4BF24DA108F16B6C0BF46D8E8A72E45CBBFE1791B70931301C083D2D027DFE2E03F"> : tensor<5x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 2.4093112013176788e-14 : f64} : (tensor<5x3xf64>, tensor<5x3xf64>) -> ()
%e2 = stablehlo.constant dense<"0xFE95FF0758CEFD3F7A9AC390A32DF23FD4F42BF74D18E3BF72F99076487FB5BCB87A5F2985F205C05881237ABFF0D93FE9227A0BCDF896BC0000000000000000F090718E1A380240993317C30FE5963C0000000000000000000000000000B0BC581FF3735BFE70BC0000000000000000000000000000B03C"> : tensor<5x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 3.0458058831959002e-14 : f64} : (tensor<5x3xf64>, tensor<5x3xf64>) -> ()
%e3 = stablehlo.constant dense<"0x9865170C783FE03FED1B3E1D1395E33F1C4AAC9F6F41E63F2081583B62C2FB3F1DCEBAEBBB640040A8FA853C2315CA3F0C5ED0448436C9BF02BABF3C5501F43F365CCA24E5CBF1BF0A9647560819D5BF3D93C3461600EBBF22FA509023C5E83F5266BD9814EE0140286EFA93F028E1BF74DA2ED15DC4CEBF"> : tensor<3x5xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 2.4882876009359604e-14 : f64} : (tensor<3x5xf64>, tensor<3x5xf64>) -> ()
%e4 = stablehlo.constant dense<"0x7C4DE2221BB9F1BFA5CDC920DBDBD13F331D0B12B320E93F1CD54B75BE5DFF3F11F04163739AF93F708EF0F56A24C93FF27089ACF0D1E2BFE72043FDBE78F33F6484419A92BCF0BF1A55C814F114C6BFB60ADEC5A777F33FC8769CA733EECE3F9B9B2B25D4590040293B026A2E3CE5BF191182A01F25E73F"> : tensor<3x5xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 2.2691422808538345e-14 : f64} : (tensor<3x5xf64>, tensor<3x5xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<5x3xf64>, %arg1: tensor<5x3xf64>, %arg2: tensor<3x5xf64>) -> (tensor<5x3xf64>, tensor<5x3xf64>, tensor<5x3xf64>, tensor<3x5xf64>, tensor<3x5xf64>) {
%0:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=5, j=3, k=5, l=3, m=3}, custom>} : (tensor<5x3xf64>) -> (tensor<5x3xf64>, tensor<3xf64>)
%1 = stablehlo.custom_call @lapack_dorgqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=5, j=3, k=3, l=5, m=3}, custom>} : (tensor<5x3xf64>, tensor<3xf64>) -> tensor<5x3xf64>
%2 = stablehlo.custom_call @lapack_dormqr_ffi(%0#0, %0#1, %arg1) {backend_config = "", mhlo.backend_config = {left = true, transpose = false}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k], [l, m])->([n, o]) {i=5, j=3, k=3, l=5, m=3, n=5, o=3}, custom>} : (tensor<5x3xf64>, tensor<3xf64>, tensor<5x3xf64>) -> tensor<5x3xf64>
%3 = stablehlo.custom_call @lapack_dormqr_ffi(%0#0, %0#1, %arg1) {backend_config = "", mhlo.backend_config = {left = true, transpose = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k], [l, m])->([n, o]) {i=5, j=3, k=3, l=5, m=3, n=5, o=3}, custom>} : (tensor<5x3xf64>, tensor<3xf64>, tensor<5x3xf64>) -> tensor<5x3xf64>
%4 = stablehlo.custom_call @lapack_dormqr_ffi(%0#0, %0#1, %arg2) {backend_config = "", mhlo.backend_config = {left = false, transpose = false}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k], [l, m])->([n, o]) {i=5, j=3, k=3, l=3, m=5, n=3, o=5}, custom>} : (tensor<5x3xf64>, tensor<3xf64>, tensor<3x5xf64>) -> tensor<3x5xf64>
%5 = stablehlo.custom_call @lapack_dormqr_ffi(%0#0, %0#1, %arg2) {backend_config = "", mhlo.backend_config = {left = false, transpose = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k], [l, m])->([n, o]) {i=5, j=3, k=3, l=3, m=5, n=3, o=5}, custom>} : (tensor<5x3xf64>, tensor<3xf64>, tensor<3x5xf64>) -> tensor<3x5xf64>
return %1, %2, %3, %4, %5 : tensor<5x3xf64>, tensor<5x3xf64>, tensor<5x3xf64>, tensor<3x5xf64>, tensor<3x5xf64>
}
}
// -----
// hessenberg_float64
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
%c0 = stablehlo.constant dense<"0x000000C0C525E6BF000000408B2FFF3F000000C07B34E7BF000000009677F23F0000006062ACF73F000000C0DDE1DBBF00000080F2CDCFBF000000A0C349E0BF00000020AC27F9BF00000080148AB5BF000000C0AF8DF0BF00000040DD15EFBF000000C05B2DF4BF00000020B997F3BF000000A0C015F43F000000E04EB7D3BF"> : tensor<4x4xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<4x4xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x4xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x4xf64>
%c1 = stablehlo.constant dense<"0x00000000FCE4EFBF000000A09997FC3F000000C02CE2F3BF000000607D86F4BF00000060D436E3BF000000E0CF3EF1BF000000802AD1E53F000000208AA2F8BF00000000225DF93F000000209CEBF63F000000A0AED1FFBF000000800D3BC53F000000405929F9BF0000000055FBEEBF000000204D46D5BF000000A0A0BFC7BF00000000174FC0BF000000006F5CFB3F000000C096E0EEBF000000609BF9F3BF0000008049D3E53F000000A06695FC3F00000060550FFB3F000000200456F83F000000A098E1FBBF00000040D4F2FB3F000000004F1AE33F0000002092C7F73F000000E0DB86D7BF000000E083F5F1BF000000A005C0F23F0000004070B0E43F0000002084D8F13F000000202B1DF3BF00000000C866F7BF000000C03BDFF03F000000A092B4FEBF000000C0B884FC3F00000080B85AF7BF000000E0D3A0D93F00000040F4BBD4BF000000609B8AE6BF00000060AF1AF5BF000000C0CAF1F13F000000209287FA3F00000040A84BED3F0000008043ACD93F000000A0EB10EB3F000000C0347AC23F00000080F4D4CD3F0000004047FDF93F0000006070D2EBBF000000603FC7F1BF00000080209BFC3F00000000065CFC3F000000803594B8BF00000060F23FF33F000000C0D022EF3F000000C0C6C0FC3F000000A05FC5FABF00000060687BF93F00000060A33B403F000000C07821CABF00000060C1E7E73F"> : tensor<2x2x4x4xf64>
%z1 = stablehlo.constant dense<0.0> : tensor<2x2x4x4xf64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x2x4x4xf64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x2x4x4xf64>
%r:6 = call @f(%a0, %a1) : (tensor<4x4xf64>, tensor<2x2x4x4xf64>) -> (tensor<4x4xf64>, tensor<3xf64>, tensor<2x2x4x4xf64>, tensor<2x2x3xf64>, tensor<4x4xf64>, tensor<4x4xf64>)
%e0 = stablehlo.constant dense<"0x000000C0C525E6BF20EE2D9EB06FF0BF2115F03444B2F33F8890C0E2D91BFC3F12E08306830004C014478CFCED59B73FAF8288862949DABF2CD6DFDE3573DEBF9470D4A24C48D9BF8B62F8B6E8F2FB3F9849AC396964E6BF30317C08E271C83FF4D0D86C8747D4BF7F8A3EFEC2ECDBBF843F66346B01E3BFA79FF22A65B7F2BF"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 2.7758350187450738e-14 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
%e1 = stablehlo.constant dense<"0x4959E551E977F93F480AADBED5E1FA3F0000000000000000"> : tensor<3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 1.8653250983575919e-14 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
%e2 = stablehlo.constant dense<"0x00000000FCE4EFBFB08696674263DCBFC678A5A407D503C090AD0D18F3F6C9BFA68D083B847F0240761B4223AE5BFDBFA4E41FD4D4F7F6BF906EA87BF62CE43FC3FA989D7C6AE1BFA499A36D3A07FDBF7B7D391501BAD1BF80A3BA5E43178EBF1FB437EAED46E13FB69A700707D5EDBFD44FC817CD34E9BF2C856F2B443EF2BF00000000174FC0BF2422A08E2BBEFBBF80BB8FA3926D883FDCEC21A331D3F8BF2AE836E05483FEBF3094DBEF3671B13F310EAEAE5046F3BF006B8564460EA6BFC49AEAE08F89E5BF4F0A93D1030E00C03C95A366160BF93F085667FD5DD9C03F13368FAA762CC2BF6A9830327BE6E23FA7F87CDD925C05407AB15E6A9C58F63F0000002084D8F13F72C2F0D4E740FC3F1A9F7E439B0EF23F9527039A0620E1BFBF9EB7444A740440604DD0C5A480D73F8CA05B969D2DF9BFC0AF220D7A9FD83F214D10D89E87B23F03F4FBABA468FABF2C031047AC01CFBF314B66640E82E63FB14DD65580B5D7BF268B34D6D58BCABFCF50A99F39C9FC3F0DED6D878BF2F23F000000C0347AC23FD8E8C2FB4767C13FAFEE0540FE62FDBF2417A2FA5286CE3F004BA7677F460240A7675E4FB15FB3BF5142E4D95AF1BDBF7533BD73894EDDBF9761323427ADD6BF9E9F453D2CB6E93FBD3D8762FC8A0340B02C2E9952FADABFB31A7BCE9D04DEBF3D48A42DA573D3BFCAD9EA6A7DE8FBBF086BE73FCA6FFF3F"> : tensor<2x2x4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 2.9645197387083108e-14 : f64} : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> ()
%e3 = stablehlo.constant dense<"0xDFC567A9A327F43FFDE3CBC8DC1EF13F0000000000000000FAEA1294E4B8F53F7093E1D052B9F73F00000000000000008D8FF9876602FC3FAEB153D42DAEFE3F00000000000000003217D0ED4BC8F73F27C4EEA9404BFD3F0000000000000000"> : tensor<2x2x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 2.1288794894421708e-14 : f64} : (tensor<2x2x3xf64>, tensor<2x2x3xf64>) -> ()
%e4 = stablehlo.constant dense<"0x000000C0C525E6BF20EE2D9EB06FF0BF2115F03444B2F33F8890C0E2D91BFC3F12E08306830004C014478CFCED59B73FAF8288862949DABF2CD6DFDE3573DEBF00000000000000008B62F8B6E8F2FB3F9849AC396964E6BF30317C08E271C83F00000000000000000000000000000000843F66346B01E3BFA79FF22A65B7F2BF"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 2.7758350187450738e-14 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
%e5 = stablehlo.constant dense<"0x000000000000F03F000000000000000000000000000000000000000000000000000000000000000092B2CAA3D2EFE2BF710BCCB324A8ADBF0DB77D8C86BAE93F00000000000000007CB55513391FE43FB7BA2F8D3808E5BFB55F81F50897DA3F000000000000000054A15EA9DF23E03F097915BCCC0BE83FEC65F2254039DB3F"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 1.1102230246251565e-14 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xf64>, %arg1: tensor<2x2x4x4xf64>) -> (tensor<4x4xf64>, tensor<3xf64>, tensor<2x2x4x4xf64>, tensor<2x2x3xf64>, tensor<4x4xf64>, tensor<4x4xf64>) {
%0:3 = stablehlo.custom_call @lapack_dgehrd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {high = 4 : i32, low = 1 : i32}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=3}, custom>} : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<3xf64>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%2 = stablehlo.compare EQ, %0#2, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%6 = stablehlo.select %5, %0#0, %4 : tensor<4x4xi1>, tensor<4x4xf64>
%7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_0 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3xf64>
%9 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%10 = stablehlo.select %9, %0#1, %8 : tensor<3xi1>, tensor<3xf64>
%11:3 = stablehlo.custom_call @lapack_dgehrd_ffi(%arg1) {backend_config = "", mhlo.backend_config = {high = 4 : i32, low = 1 : i32}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4, o=3}, custom>} : (tensor<2x2x4x4xf64>) -> (tensor<2x2x4x4xf64>, tensor<2x2x3xf64>, tensor<2x2xi32>)
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%12 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%13 = stablehlo.compare EQ, %11#2, %12, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1x1xi1>
%cst_2 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<2x2x4x4xf64>
%16 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xi1>) -> tensor<2x2x4x4xi1>
%17 = stablehlo.select %16, %11#0, %15 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf64>
%18 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1xi1>
%cst_3 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<2x2x3xf64>
%20 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<2x2x1xi1>) -> tensor<2x2x3xi1>
%21 = stablehlo.select %20, %11#1, %19 : tensor<2x2x3xi1>, tensor<2x2x3xf64>
%22:2 = call @hessenberg(%arg0) : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4x4xf64>)
return %6, %10, %17, %21, %22#0, %22#1 : tensor<4x4xf64>, tensor<3xf64>, tensor<2x2x4x4xf64>, tensor<2x2x3xf64>, tensor<4x4xf64>, tensor<4x4xf64>
}
func.func private @hessenberg(%arg0: tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4x4xf64>) {
%0:3 = stablehlo.custom_call @lapack_dgehrd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {high = 4 : i32, low = 1 : i32}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=3}, custom>} : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<3xf64>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%2 = stablehlo.compare EQ, %0#2, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%6 = stablehlo.select %5, %0#0, %4 : tensor<4x4xi1>, tensor<4x4xf64>
%7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_0 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3xf64>
%9 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%10 = stablehlo.select %9, %0#1, %8 : tensor<3xi1>, tensor<3xf64>
%11 = call @triu(%6) : (tensor<4x4xf64>) -> tensor<4x4xf64>
%12 = stablehlo.slice %6 [1:4, 0:3] : (tensor<4x4xf64>) -> tensor<3x3xf64>
%13 = stablehlo.custom_call @lapack_dorgqr_ffi(%12, %10) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xf64>, tensor<3xf64>) -> tensor<3x3xf64>
%cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<1x3xf64>
%cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<3x1xf64>
%17 = call @block(%14, %15, %16, %13) : (tensor<1x1xf64>, tensor<1x3xf64>, tensor<3x1xf64>, tensor<3x3xf64>) -> tensor<4x4xf64>
return %11, %17 : tensor<4x4xf64>, tensor<4x4xf64>
}
func.func private @triu(%arg0: tensor<4x4xf64>) -> tensor<4x4xf64> {
%0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c = stablehlo.constant dense<-2> : tensor<i64>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%2 = stablehlo.add %0, %1 : tensor<4x4xi64>
%3 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%6 = stablehlo.select %4, %5, %arg0 : tensor<4x4xi1>, tensor<4x4xf64>
return %6 : tensor<4x4xf64>
}
func.func private @block(%arg0: tensor<1x1xf64>, %arg1: tensor<1x3xf64>, %arg2: tensor<3x1xf64>, %arg3: tensor<3x3xf64>) -> tensor<4x4xf64> {
%0 = stablehlo.concatenate %arg0, %arg1, dim = 1 : (tensor<1x1xf64>, tensor<1x3xf64>) -> tensor<1x4xf64>
%1 = stablehlo.concatenate %arg2, %arg3, dim = 1 : (tensor<3x1xf64>, tensor<3x3xf64>) -> tensor<3x4xf64>
%2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x4xf64>, tensor<3x4xf64>) -> tensor<4x4xf64>
return %2 : tensor<4x4xf64>
}
}
// -----
// tridiagonal_float64
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
%c0 = stablehlo.constant dense<"0x000000C0C525E6BF000000408B2FFF3F000000C07B34E7BF000000009677F23F0000006062ACF73F000000C0DDE1DBBF00000080F2CDCFBF000000A0C349E0BF00000020AC27F9BF00000080148AB5BF000000C0AF8DF0BF00000040DD15EFBF000000C05B2DF4BF00000020B997F3BF000000A0C015F43F000000E04EB7D3BF"> : tensor<4x4xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<4x4xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x4xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x4xf64>
%c1 = stablehlo.constant dense<"0x00000000FCE4EFBF000000A09997FC3F000000C02CE2F3BF000000607D86F4BF00000060D436E3BF000000E0CF3EF1BF000000802AD1E53F000000208AA2F8BF00000000225DF93F000000209CEBF63F000000A0AED1FFBF000000800D3BC53F000000405929F9BF0000000055FBEEBF000000204D46D5BF000000A0A0BFC7BF00000000174FC0BF000000006F5CFB3F000000C096E0EEBF000000609BF9F3BF0000008049D3E53F000000A06695FC3F00000060550FFB3F000000200456F83F000000A098E1FBBF00000040D4F2FB3F000000004F1AE33F0000002092C7F73F000000E0DB86D7BF000000E083F5F1BF000000A005C0F23F0000004070B0E43F0000002084D8F13F000000202B1DF3BF00000000C866F7BF000000C03BDFF03F000000A092B4FEBF000000C0B884FC3F00000080B85AF7BF000000E0D3A0D93F00000040F4BBD4BF000000609B8AE6BF00000060AF1AF5BF000000C0CAF1F13F000000209287FA3F00000040A84BED3F0000008043ACD93F000000A0EB10EB3F000000C0347AC23F00000080F4D4CD3F0000004047FDF93F0000006070D2EBBF000000603FC7F1BF00000080209BFC3F00000000065CFC3F000000803594B8BF00000060F23FF33F000000C0D022EF3F000000C0C6C0FC3F000000A05FC5FABF00000060687BF93F00000060A33B403F000000C07821CABF00000060C1E7E73F"> : tensor<2x2x4x4xf64>
%z1 = stablehlo.constant dense<0.0> : tensor<2x2x4x4xf64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x2x4x4xf64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x2x4x4xf64>
%r:8 = call @f(%a0, %a1) : (tensor<4x4xf64>, tensor<2x2x4x4xf64>) -> (tensor<4x4xf64>, tensor<4xf64>, tensor<3xf64>, tensor<3xf64>, tensor<2x2x4x4xf64>, tensor<2x2x4xf64>, tensor<2x2x3xf64>, tensor<2x2x3xf64>)
%e0 = stablehlo.constant dense<"0x000000C0C525F6BF000000D0F66D0B4000000000F56002C0000000005C5CBBBFBCB01B88A98310C0CCD65FCBF142EBBF000000607E49D5BF000000F09ABCFBBFBD1865D49674D3BFDD8DEB7D89A4FA3FA8CAD5F08306DBBF00000000482BD23F790944BEB2F68CBFDC40531BF21DE8BF7CBF1DE7C9C1D1BFF7500DF76D4202C0"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 4.5836405776573716e-14 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
%e1 = stablehlo.constant dense<"0x000000C0C525F6BFCCD65FCBF142EBBFA8CAD5F08306DBBFF7500DF76D4202C0"> : tensor<4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 2.5340133371431355e-14 : f64} : (tensor<4xf64>, tensor<4xf64>) -> ()
%e2 = stablehlo.constant dense<"0xBCB01B88A98310C0DD8DEB7D89A4FA3F7CBF1DE7C9C1D1BF"> : tensor<3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 4.5836405776573716e-14 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
%e3 = stablehlo.constant dense<"0x5F7CEDB0A349FD3F67BC034C8068F43F0000000000000000"> : tensor<3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 2.0322392364996892e-14 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
%e4 = stablehlo.constant dense<"0x62657CD76C080CC0B6DCC2A91696F6BF081A096E0534E03F560581074203E73F000000702FFCF23FC26A186912FD0EC03D6AC6D41445F8BFA0B5D8902A36E43F00000000D5EBD53F000000B018EA004078BFACFDF4F5E7BFB1089A9CA36E0E4000000050EBD706C0000000501A1004C0000000C08C51C5BF000000A0A0BFD7BF5424D17E15BFFBBFBD3134965BCA10C02F6413106BF58EBF2FE8F38A82D9D1BF000000E009230340B6BC0CC8C6D904408D29E822BF0AFB3FE4849DEED99BB13F00000000F2A805C0000000D014810B4074D55B376F1E0D406818ED2F021709C00000005852DBF9BF000000000182D93F000000E0CB4305400000004070B0F43FDDD572FAD320114094309EB4ED7404C0B7A13A874988EBBF95A5DDA9BEB6E13F000000E0DEE808C028F853D3C0F1F63F1EF556A48C2609C0F5768489C22FD13F00000010C595FCBF00000018035001C0D0A78FDEFA7704C01260C58162050BC0000000F066B3054000000018090EF53F000000A0DB5CF83F000000A0EB10FB3F56938FA6B3BA074045BF8CD3F0EFD53F8567A0AFBB49DC3F79CAB4EEB1C9C7BF000000A04119ECBFFC8E58FE578E0740D1A1C78CBE801140FE9424846B22993F000000D09C9E064000000030B7F6054050BB2F6644C4F83FFFCA72B1D41C0040000000606024E73F00004039BE73B8BF000000B88E09FEBF00000060C1E7F73F"> : tensor<2x2x4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 4.8580327430415887e-14 : f64} : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> ()
%e5 = stablehlo.constant dense<"0x62657CD76C080CC0C26A186912FD0EC078BFACFDF4F5E7BF000000A0A0BFD7BF5424D17E15BFFBBFB6BC0CC8C6D9044074D55B376F1E0D400000004070B0F43FDDD572FAD320114028F853D3C0F1F63FD0A78FDEFA7704C0000000A0EB10FB3F56938FA6B3BA0740FC8E58FE578E074050BB2F6644C4F83F00000060C1E7F73F"> : tensor<2x2x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 4.7540400872599313e-14 : f64} : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> ()
%e6 = stablehlo.constant dense<"0xB6DCC2A91696F6BF3D6AC6D41445F8BFB1089A9CA36E0E40BD3134965BCA10C08D29E822BF0AFB3F6818ED2F021709C094309EB4ED7404C01EF556A48C2609C01260C58162050BC045BF8CD3F0EFD53FD1A1C78CBE801140FFCA72B1D41C0040"> : tensor<2x2x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 4.8580327430415887e-14 : f64} : (tensor<2x2x3xf64>, tensor<2x2x3xf64>) -> ()
%e7 = stablehlo.constant dense<"0x0000000000000000128EDEF24378F93F9CE5D1B555B3F03F00000000000000009B07D8E320FEFF3FA3439E968C8FFD3F00000000000000009DD1DF235463F23FB1F357F58436F73F00000000000000009E61C01B24C5FA3F5E5FC0C5E7E9FE3F"> : tensor<2x2x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#7, %e7) {has_side_effect = true, tolerance = 2.2199387718221039e-14 : f64} : (tensor<2x2x3xf64>, tensor<2x2x3xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xf64>, %arg1: tensor<2x2x4x4xf64>) -> (tensor<4x4xf64>, tensor<4xf64>, tensor<3xf64>, tensor<3xf64>, tensor<2x2x4x4xf64>, tensor<2x2x4xf64>, tensor<2x2x3xf64>, tensor<2x2x3xf64>) {
%0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x4xf64>) -> tensor<4x4xf64>
%1 = stablehlo.add %arg0, %0 : tensor<4x4xf64>
%2:5 = stablehlo.custom_call @lapack_dsytrd_ffi(%1) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n], [o], []) {i=4, j=4, k=4, l=4, m=4, n=3, o=3}, custom>} : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xf64>, tensor<3xf64>, tensor<3xf64>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%4 = stablehlo.compare EQ, %2#4, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%8 = stablehlo.select %7, %2#0, %6 : tensor<4x4xi1>, tensor<4x4xf64>
%9 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_0 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4xf64>
%11 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
%12 = stablehlo.select %11, %2#1, %10 : tensor<4xi1>, tensor<4xf64>
%13 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3xf64>
%15 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%16 = stablehlo.select %15, %2#2, %14 : tensor<3xi1>, tensor<3xf64>
%17 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_2 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%18 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<3xf64>
%19 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%20 = stablehlo.select %19, %2#3, %18 : tensor<3xi1>, tensor<3xf64>
%21 = stablehlo.transpose %arg1, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xf64>
%22 = stablehlo.add %arg1, %21 : tensor<2x2x4x4xf64>
%23:5 = stablehlo.custom_call @lapack_dsytrd_ffi(%22) {backend_config = "", mhlo.backend_config = {uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j, p], [i, j, q], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4, p=3, q=3}, custom>} : (tensor<2x2x4x4xf64>) -> (tensor<2x2x4x4xf64>, tensor<2x2x4xf64>, tensor<2x2x3xf64>, tensor<2x2x3xf64>, tensor<2x2xi32>)
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%24 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%25 = stablehlo.compare EQ, %23#4, %24, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1x1xi1>
%cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%27 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<2x2x4x4xf64>
%28 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xi1>) -> tensor<2x2x4x4xi1>
%29 = stablehlo.select %28, %23#0, %27 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf64>
%30 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1xi1>
%cst_5 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%31 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<2x2x4xf64>
%32 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<2x2x1xi1>) -> tensor<2x2x4xi1>
%33 = stablehlo.select %32, %23#1, %31 : tensor<2x2x4xi1>, tensor<2x2x4xf64>
%34 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1xi1>
%cst_6 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%35 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<2x2x3xf64>
%36 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2] : (tensor<2x2x1xi1>) -> tensor<2x2x3xi1>
%37 = stablehlo.select %36, %23#2, %35 : tensor<2x2x3xi1>, tensor<2x2x3xf64>
%38 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1xi1>
%cst_7 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%39 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<2x2x3xf64>
%40 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2] : (tensor<2x2x1xi1>) -> tensor<2x2x3xi1>
%41 = stablehlo.select %40, %23#3, %39 : tensor<2x2x3xi1>, tensor<2x2x3xf64>
return %8, %12, %16, %20, %29, %33, %37, %41 : tensor<4x4xf64>, tensor<4xf64>, tensor<3xf64>, tensor<3xf64>, tensor<2x2x4x4xf64>, tensor<2x2x4xf64>, tensor<2x2x3xf64>, tensor<2x2x3xf64>
}
}
// -----
// tridiagonal_solve_float64
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
%c0 = stablehlo.constant dense<"0x000000C0C525E6BF000000408B2FFF3F000000C07B34E7BF000000009677F23F0000006062ACF73F000000C0DDE1DBBF00000080F2CDCFBF000000A0C349E0BF00000020AC27F9BF00000080148AB5BF000000C0AF8DF0BF00000040DD15EFBF"> : tensor<2x6xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<2x6xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x6xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x6xf64>
%c1 = stablehlo.constant dense<"0x000000403F1D0C400000ACC80AFD1340000000BEBC9F15400000003005EB084000000080CFBB0C40000000D0F3D91A40000000A0E2400A40000000B01B270C40000000785A2C1B40000000363CF315400000005465E711400000C04DA72E1440"> : tensor<2x6xf64>
%z1 = stablehlo.constant dense<0.0> : tensor<2x6xf64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x6xf64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x6xf64>
%c2 = stablehlo.constant dense<"0x00000000FCE4EFBF000000A09997FC3F000000C02CE2F3BF000000607D86F4BF00000060D436E3BF000000E0CF3EF1BF000000802AD1E53F000000208AA2F8BF00000000225DF93F000000209CEBF63F000000A0AED1FFBF000000800D3BC53F"> : tensor<2x6xf64>
%z2 = stablehlo.constant dense<0.0> : tensor<2x6xf64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x6xf64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x6xf64>
%c3 = stablehlo.constant dense<"0x0000008081C5F7BF000000A0BAA967BF000000E0CBFBD93F000000A0F529FEBF000000006188F6BF00000040CF67FB3F000000C03A7EFBBF000000A0C8B1F7BF000000E069B1FC3F00000060C333DF3F00000060D5C4E0BF000000E0A653A73F000000C009D8E43F00000040AEC2ECBF00000000882BF7BF000000A03D6FF23F0000002060CEE53F00000000E65BA93F000000E06845F43F000000C06420C93F000000004AC7FE3F0000002051E9F2BF000000C08B82CB3F00000000B0C4B0BF000000C0E3C7E2BF00000040CA72D73F00000020D3F0F0BF000000E04957F33F000000A06482F73F000000C066C2F7BF000000E0C7DBC0BF000000208486ECBF0000000036AEFABF000000C02657F93F000000E0E1EED1BF000000C0398CF6BF"> : tensor<2x6x3xf64>
%z3 = stablehlo.constant dense<0.0> : tensor<2x6x3xf64>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<2x6x3xf64>
%a3 = stablehlo.optimization_barrier %s3 : tensor<2x6x3xf64>
%r:2 = call @f(%a0, %a1, %a2, %a3) : (tensor<2x6xf64>, tensor<2x6xf64>, tensor<2x6xf64>, tensor<2x6x3xf64>) -> (tensor<2x6x3xf64>, tensor<6x3xf64>)
%e0 = stablehlo.constant dense<"0x063B003AC0FADCBF99207C055C24A6BFF88E2F041EFBC43FCE35BC78171DBBBF425A19689025C3BFD277852A75D6C53F164E10B682F4D0BFB93E49DBB9A5D4BF56003367675ED33F68CBCE1F11B1D23F2CA469CE29DDBFBF1E2E9008D0F0CCBFA95BF6777039B73F8043D4F7D18CC7BFD336EF3616FBD3BFCFB841970FB9C63F837675CA3BEEB63FFCFFBB6C99628ABFB29B810A3F83DD3FBCDE6CE77993A73FD9960495BCAEE23FB0332F772E20D7BF1A46B613CDF7B03F3D77BC209028873F012EE8ACD0F6CABF4CD74C5104306BBF4AF8A2F031E7BFBFC6DA60FD834AC63F9E4FC644B5E8D33F8D96E04DC565BFBF1C6FE3CD7A09C53F000C9CE00D44C5BF49B58FE7125FE2BF14ECD9804A1DD63F88CCE9EED267B6BF56331A2F0BF3D8BF"> : tensor<2x6x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 6.4818168313636248e-15 : f64} : (tensor<2x6x3xf64>, tensor<2x6x3xf64>) -> ()
%e1 = stablehlo.constant dense<"0xEB4241065872F53F189BBC9D289AF43FE628DE0F91ABEE3F268EAD1DA4D9F73FE0BB8AB6C5BD673FDDA92B28CE11DABF9C6EAF46C22204C027253E8D418A01C0259A0A2F193EB6BFFF0EE4749169E03F77B00D2A220AF33F8AC31C222E49F3BFD894F2EF2F2805C09788869ACA06F9BF5897516CA21ABDBF1379D92CF5E9C63F1D7E45E26AB71140A8B2641DCBDEE1BF"> : tensor<6x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 4.9173095230310319e-14 : f64} : (tensor<6x3xf64>, tensor<6x3xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<2x6xf64>, %arg1: tensor<2x6xf64>, %arg2: tensor<2x6xf64>, %arg3: tensor<2x6x3xf64>) -> (tensor<2x6x3xf64>, tensor<6x3xf64>) {
%0:5 = stablehlo.custom_call @lapack_dgtsv_ffi(%arg0, %arg1, %arg2, %arg3) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 2, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [3], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, k], [i, l], [i, m, n])->([i, o], [i, p], [i, q], [i, r, s], [i]) {i=2, j=6, k=6, l=6, m=6, n=3, o=6, p=6, q=6, r=6, s=3}, custom>} : (tensor<2x6xf64>, tensor<2x6xf64>, tensor<2x6xf64>, tensor<2x6x3xf64>) -> (tensor<2x6xf64>, tensor<2x6xf64>, tensor<2x6xf64>, tensor<2x6x3xf64>, tensor<2xi32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2xi32>
%2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
%3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
%cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x6x3xf64>
%5 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x6x3xi1>
%6 = stablehlo.select %5, %0#3, %4 : tensor<2x6x3xi1>, tensor<2x6x3xf64>
%7 = stablehlo.slice %arg0 [0:1, 0:6] : (tensor<2x6xf64>) -> tensor<1x6xf64>
%8 = stablehlo.reshape %7 : (tensor<1x6xf64>) -> tensor<6xf64>
%9 = stablehlo.slice %arg1 [0:1, 0:6] : (tensor<2x6xf64>) -> tensor<1x6xf64>
%10 = stablehlo.reshape %9 : (tensor<1x6xf64>) -> tensor<6xf64>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<6xf64>
%12 = stablehlo.multiply %10, %11 : tensor<6xf64>
%13 = stablehlo.slice %arg2 [0:1, 0:6] : (tensor<2x6xf64>) -> tensor<1x6xf64>
%14 = stablehlo.reshape %13 : (tensor<1x6xf64>) -> tensor<6xf64>
%15 = stablehlo.slice %arg3 [0:1, 0:6, 0:3] : (tensor<2x6x3xf64>) -> tensor<1x6x3xf64>
%16 = stablehlo.reshape %15 : (tensor<1x6x3xf64>) -> tensor<6x3xf64>
%17:5 = stablehlo.custom_call @lapack_dgtsv_ffi(%8, %12, %14, %16) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 2, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [3], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n], [o], [p], [q, r], []) {i=6, j=6, k=6, l=6, m=3, n=6, o=6, p=6, q=6, r=3}, custom>} : (tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6x3xf64>) -> (tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6x3xf64>, tensor<i32>)
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%18 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<i32>
%19 = stablehlo.compare EQ, %17#4, %18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_2 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%21 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<6x3xf64>
%22 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x3xi1>
%23 = stablehlo.select %22, %17#3, %21 : tensor<6x3xi1>, tensor<6x3xf64>
return %6, %23 : tensor<2x6x3xf64>, tensor<6x3xf64>
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
%c0 = stablehlo.constant dense<"0x2E2E31BF699243BF5A7CF93F8D79C23FDEA339BF848983BFB0BC933FEA4995BF1363BD3F650EB13FEE0EDFBED206B8BF946F7EBEE85647BF1D4E02BFFE18B9BF613DC9BFD6ADD93DA450ACBDD29BD93F7E6D84BFF4790C3EEAAE78BF24786BBFDE6AA1BF08AEE63FC9BD9CBF40DB9FBE05AEA03F9FDD74BF77BA9DBE5973753E"> : tensor<4x4xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x4xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x4xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x4xcomplex<f32>>
%c1 = stablehlo.constant dense<"0x2E2E31BF699243BF5A7CF93F8D79C23FDEA339BF848983BFB0BC933FEA4995BF1363BD3F650EB13FEE0EDFBED206B8BF946F7EBEE85647BF1D4E02BFFE18B9BF613DC9BFD6ADD93DA450ACBDD29BD93F7E6D84BFF4790C3EEAAE78BF24786BBFDE6AA1BF08AEE63FC9BD9CBF40DB9FBE05AEA03F9FDD74BF"> : tensor<5x3xcomplex<f32>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x3xcomplex<f32>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<5x3xcomplex<f32>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<5x3xcomplex<f32>>
%c2 = stablehlo.constant dense<"0x0719003F32963C3F9B5FCB3F4FCB01BEAD268D3F2EB6AE3FA5B18CBF348323BF36A14CBF1174D9BE6642BF3FD6E6AFBFDE4DFDBF15F690BE0D78A43F86C5673F7C19983F3D2556BFA45603BE28D526BFDEB149BFA2F79FBF65E462BF87268FBD"> : tensor<3x4xcomplex<f32>>
%z2 = stablehlo.constant dense<(0.0, 0.0)> : tensor<3x4xcomplex<f32>>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<3x4xcomplex<f32>>
%a2 = stablehlo.optimization_barrier %s2 : tensor<3x4xcomplex<f32>>
%c3 = stablehlo.constant dense<"0xE0277FBF40E3DF3ECDBCE43F49B87D3F66119FBF91B78F3FEB33A4BF743C59BFA3B619BFC4DF453F7FF689BF3526DA3F54892E3F4A655F3D5114C5BF5C76BF3F10E9CA3FE847A73FE15CB73F3A4C87BF758DFEBF976DA73F6CD8293E852AF5BFCA4AC9BFD3CE91BFA8DA77BFEDBE44BF6932AABE5243C3BF05FD3DBEE5FA78BEB87802BE10D9073F78E3DA3F1E9D89BEB60477BF29E1A93FDBCC9FBF92270D3F4C9A2E3F818CB33F35ABE43FBC0536BFAB7AD83F8910E53E21B0C23FB0FFF2BFC50CDFBF40C2C6BFA296DF3F6232823E78D2183FDC1FFC3E913CBE3FDEEC7EBEDF36BCBEF65D9EBF1FAC8FBF4B3F563F2D00963FDD1FA23F8283253F2883993F21C48E3FB4FEA03F59E998BF3D66BDBE4036BBBFE653B0BFDEF9863F5B5BCE3F95A4F5BF8346473FC625E43FFB24E53EC4D5BABF4360D2BF9F06CD3E0351AABFA2DFA5BEF29EE93FDB5434BF3C3569BF7BD5A8BF14E97E3F568E8F3FA5240A3E913CD43FB67DD63F425D6A3F4459D9BF1C62CD3EC7E879BE5D87583F507B34BFA6D1133EB206D63FA4A76E3ED68C03BF3AEACF3F102F8F3F83935EBF0C160FBEFB398EBF989030BF04D9E43F0E9FED3E30E0E23FB78BAEBFACA1C4BD3470403E93FF993FBB56BEBF8616793F61D1CC3F3606E63F48AE34BFFD2AD6BF43B7C9BF43DBCB3F95672A3F1BDD013ACD69A33FC60B51BE92DCAA3F0B3E3F3F314308BE"> : tensor<2x2x4x4xcomplex<f32>>
%z3 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x2x4x4xcomplex<f32>>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<2x2x4x4xcomplex<f32>>
%a3 = stablehlo.optimization_barrier %s3 : tensor<2x2x4x4xcomplex<f32>>
%r:28 = call @f(%a0, %a1, %a2, %a3) : (tensor<4x4xcomplex<f32>>, tensor<5x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<5x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<5x5xcomplex<f32>>, tensor<5x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0xC09048BE69625DBEFAF407BF03AFB7BEA03A543C28A419BFFB09C1BE2C5A25BD1862D63EC86CC83EEAF5003DABBC833EFF1E56BE33709ABEAA2340BE99B628BFE1CCE3BECC68F63C872E2E3EAC10EFBEFC2717BF2A767C3E588E3D3D6B5CC1BEDAB8B6BE2190023F4BEE053F0C0419BDA8331F3E7CC088BE299BD0BE74118D3E"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 4.0842710546939998e-06 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0xC726624000000000B2678BBFACAFA6BEE61A04BFBE5703BFE05BEEBD50EE143F0000000000000000EDA859C00000000005807F3FEB9616BF9620FABE8A6E1F3F00000000000000000000000000000000C7A8FE3F000000006008BF3FDF31C83F000000000000000000000000000000000000000000000000D9C3933F00000000"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 2.1061997301785595e-05 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e2 = stablehlo.constant dense<"0xC09048BE69625DBEFAF407BF03AFB7BEA03A543C28A419BFFB09C1BE2C5A25BD1862D63EC86CC83EEAF5003DABBC833EFF1E56BE33709ABEAA2340BE99B628BFE1CCE3BECC68F63C872E2E3EAC10EFBEFC2717BF2A767C3E588E3D3D6B5CC1BEDAB8B6BE2190023F4BEE053F0C0419BDA8331F3E7CC088BE299BD0BE74118D3E"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 4.0842710546939998e-06 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e3 = stablehlo.constant dense<"0xC726624000000000B2678BBFACAFA6BEE61A04BFBE5703BFE05BEEBD50EE143F0000000000000000EDA859C00000000005807F3FEB9616BF9620FABE8A6E1F3F00000000000000000000000000000000C7A8FE3F000000006008BF3FDF31C83F000000000000000000000000000000000000000000000000D9C3933F00000000"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 2.1061997301785595e-05 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e4 = stablehlo.constant dense<"0xC726624000000000B2678BBFACAFA6BEE61A04BFBE5703BFE05BEEBD50EE143F0000000000000000EDA859C00000000005807F3FEB9616BF9620FABE8A6E1F3F00000000000000000000000000000000C7A8FE3F000000006008BF3FDF31C83F000000000000000000000000000000000000000000000000D9C3933F00000000"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 2.1061997301785595e-05 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e5 = stablehlo.constant dense<"0xC726624000000000EAEFCABEFDE882BEE834B63E4846B7BD09775B3E1232EEBEB2678BBFACAFA6BEEDA859C00000000048AFB4BE1292B93EF7463CBF45CA513EE61A04BFBE5703BF05807F3FEB9616BFC7A8FE3F00000000928952BEC65C853EE05BEEBD50EE143F9620FABE8A6E1F3F6008BF3FDF31C83FD9C3933F00000000"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 2.1061997301785595e-05 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e6 = stablehlo.constant dense<"0x1812993F69625D3E3D2C8B3F6B79A93C9173E03FF8AA94BE1B4FF23FA563E63E"> : tensor<4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 1.1597780513739053e-05 : f64} : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> ()
%e7 = stablehlo.constant dense<"0x48404BBE445960BED415ECBE23CE21BF27B69FBE5C64F7BCB079A93E5D41ABBECA6B61BECE4F4DBE003D623CE1C1AEBEDFEF91BDB0AB64BECF92A63E1C27CF3EC82A03BF1E63A9BE70ABC5BCC5A0F93EE00AF7BCB01E62BDF8A102BF0D0055BE302BB9BEAC4F043F40A8903B4F3424BE48CD373EC44B8EBE"> : tensor<5x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#7, %e7) {has_side_effect = true, tolerance = 4.6633019223918382e-06 : f64} : (tensor<5x3xcomplex<f32>>, tensor<5x3xcomplex<f32>>) -> ()
%e8 = stablehlo.constant dense<"0xD2295F4000000000C053233D20211440B04D14BFAE023EBF00000000000000002B3F49C00000000068BC913FFF128B3F0000000000000000000000000000000035312C4000000000"> : tensor<3x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#8, %e8) {has_side_effect = true, tolerance = 2.0783707554983266e-05 : f64} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> ()
%e9 = stablehlo.constant dense<"0x48404BBE445960BED415ECBE23CE21BF27B69FBE5C64F7BC905399BEB30C71BEF7DD74BE10D90C3BB079A93E5D41ABBECA6B61BECE4F4DBE003D623CE1C1AEBE3A77C83D9A81D73E49ACF43EE092CB3EDFEF91BDB0AB64BECF92A63E1C27CF3EC82A03BF1E63A9BEEB33FBBEE5ADE5BDC0F8823B937C653E70ABC5BCC5A0F93EE00AF7BCB01E62BDF8A102BF0D0055BEB6E90A3F00C3F83A5B0E56BE6557AE3E302BB9BEAC4F043F40A8903B4F3424BE48CD373EC44B8EBE82546CBE50AD84BE2C60163F5CC11A3D"> : tensor<5x5xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#9, %e9) {has_side_effect = true, tolerance = 4.6633019223918382e-06 : f64} : (tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>) -> ()
%e10 = stablehlo.constant dense<"0xD2295F4000000000C053233D20211440B04D14BFAE023EBF00000000000000002B3F49C00000000068BC913FFF128B3F0000000000000000000000000000000035312C4000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<5x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#10, %e10) {has_side_effect = true, tolerance = 2.0783707554983266e-05 : f64} : (tensor<5x3xcomplex<f32>>, tensor<5x3xcomplex<f32>>) -> ()
%e11 = stablehlo.constant dense<"0xD2295F4000000000C053233D20211440B04D14BFAE023EBF00000000000000002B3F49C00000000068BC913FFF128B3F0000000000000000000000000000000035312C4000000000"> : tensor<3x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#11, %e11) {has_side_effect = true, tolerance = 2.0783707554983266e-05 : f64} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> ()
%e12 = stablehlo.constant dense<"0xD2295F4000000000B11D5FBE4E49A33E2B55B93D03DC2D3E10F556BDBB5FCBBE67E55C3ED1FCF0BEC053233D202114402B3F49C0000000007DF258BEFB09A8BEE060D7BD6B30443E27C675BEE104413EB04D14BFAE023EBF68BC913FFF128B3F35312C4000000000624ADE3EC4380D3EEAE365BD0DDDAE3E"> : tensor<3x5xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#12, %e12) {has_side_effect = true, tolerance = 2.0783707554983266e-05 : f64} : (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> ()
%e13 = stablehlo.constant dense<"0x0968993F4459603EC5D6C23FA3BF433E9FEBB53F9F89B23E"> : tensor<3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#13, %e13) {has_side_effect = true, tolerance = 9.1441613392362342e-06 : f64} : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> ()
%e14 = stablehlo.constant dense<"0xF4C184BE6F72C3BE9E1E0CBF2263843D093E123E152C2E3FDA12D43E225D613ED2D51EBF5D91073F98C686BEF5F859BEEFA11DBF80EFDD3ED83B983DD8EF223ECA981BBFA024393E"> : tensor<3x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#14, %e14) {has_side_effect = true, tolerance = 4.8620517389963425e-06 : f64} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> ()
%e15 = stablehlo.constant dense<"0xA603F7BF00000000005380BE87F34A3EA36EDFBF1688BF3F774BE33F26EB873E00000000000000005E5629C000000000503A9C3EB11EE03ECA85293E4A892FBF0000000000000000000000000000000048CAF53F00000000F3AF18BF2D00653F"> : tensor<3x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#15, %e15) {has_side_effect = true, tolerance = 1.5770771710776899e-05 : f64} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
%e16 = stablehlo.constant dense<"0xF4C184BE6F72C3BE9E1E0CBF2263843D093E123E152C2E3FDA12D43E225D613ED2D51EBF5D91073F98C686BEF5F859BEEFA11DBF80EFDD3ED83B983DD8EF223ECA981BBFA024393E"> : tensor<3x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#16, %e16) {has_side_effect = true, tolerance = 4.8620517389963425e-06 : f64} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> ()
%e17 = stablehlo.constant dense<"0xA603F7BF00000000005380BE87F34A3EA36EDFBF1688BF3F774BE33F26EB873E00000000000000005E5629C000000000503A9C3EB11EE03ECA85293E4A892FBF0000000000000000000000000000000048CAF53F00000000F3AF18BF2D00653F"> : tensor<3x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#17, %e17) {has_side_effect = true, tolerance = 1.5770771710776899e-05 : f64} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
%e18 = stablehlo.constant dense<"0xA603F7BF00000000005380BE87F34A3EA36EDFBF1688BF3F774BE33F26EB873E00000000000000005E5629C000000000503A9C3EB11EE03ECA85293E4A892FBF0000000000000000000000000000000048CAF53F00000000F3AF18BF2D00653F"> : tensor<3x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#18, %e18) {has_side_effect = true, tolerance = 1.5770771710776899e-05 : f64} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
%e19 = stablehlo.constant dense<"0xA603F7BF000000008313B3BE3BC98CBDD35AB43EE2E8E6BE005380BE87F34A3E5E5629C000000000EA890CBEF8E0B33CA36EDFBF1688BF3F503A9C3EB11EE03E48CAF53F00000000774BE33F26EB873ECA85293E4A892FBFF3AF18BF2D00653F"> : tensor<4x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#19, %e19) {has_side_effect = true, tolerance = 1.5770771710776899e-05 : f64} : (tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> ()
%e20 = stablehlo.constant dense<"0x7D30A13F6F72C33E8B7DE83F37B903BFC7FBFF3F138483BC"> : tensor<3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#20, %e20) {has_side_effect = true, tolerance = 1.1920544551458079e-05 : f64} : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> ()
%e21 = stablehlo.constant dense<"0x804DA0BE90A80C3E909A293F3703CC3DDFB5C8BD0D56243F4A84DBBDEE8A06BD6F2441BE6FA1783EDC47DCBEF22BBE3EFC34A23E8641353E469C2BBF1A9B15BD72F5FE3EA130D23E605B2F3D71807ABEA44A14BFC0195BBCDBF2DBBE803821BDE8ECFCBE7F35B7BE176AAB3D686BCCBEED2A43BEE4CD8BBEC8C5E5BEC4C9C53EC05526BD5A302D3E2A0AFEBE8E7CE93CB098D13EB965AEBE4E9423BFC5D8333EAC985E3EEEE6E43EF4360ABF20EF1EBDBE2509BFE10E96BDB531E03D17E8C9BE212E0EBF6E64FDBEE2CC02BFC84AAA3EC0E2C5BC287E3D3DBAFE7B3E5CF9DCBD10F3EFBDDFE5C9BEBCC3943E80BA7FBD804DEEBEDEA0E7BECE6AF0BEF172A2BE08498EBEE573A0BE6CFBD53EA4035BBE65228ABE0B9923BFA1FFD53DF762ABBEC9D0F43EB29A46BE925D96BEC06E19BEBA5BD7BE3205B4BEB1EBE33D5C050F3F9D50A53D83D5E8BEDA490F3F6C515C3DE677DCBD6456AC3EDC2FFFBEA4A09F3E9285D3BEC6C4D5BE8A320EBFE2075C3E964A453EE0E672BE90DEE6BE0A3C753DA0F330BD921A00BFAD0F02BFE0C1ED3CE5B7FE3E1656973EC7B9C33EAA74B4BDDA41AA3EF85C533E3E1FFCBEEA8FBBBE4AE1A03EC343B6BE62C7F5BE1462F4BD6259B8BE0EDAE33ED79E89BE35E772BED0FA763CBB1B92BE5701023F5663E73E9B08F4BE27FD4BBEB422C1BE4C999CBE2A4C18BF10F2823DE08C16BED4A2AFBE"> : tensor<2x2x4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#21, %e21) {has_side_effect = true, tolerance = 4.4340097815620538e-06 : f64} : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> ()
%e22 = stablehlo.constant dense<"0x35BD4B400000000008FC9C3F702FD9BFD0492F3F9574DF3F1CC6D33E747DDEBE00000000000000000B353B4000000000F4F44EBFBCABCCBDC43D573FEE5424BF0000000000000000000000000000000080AF2B4000000000BF591CBFBBAB3040000000000000000000000000000000000000000000000000BE73913F00000000E4CD484000000000B262ABBF584486BFDEEBC2BEE8075BBEE301D0BF30B0AC3D000000000000000031AE3EC0000000008C5D96BEF6DE50BFBC7057BF38215E3F00000000000000000000000000000000D45739C000000000A5FE10C071BB193F0000000000000000000000000000000000000000000000009B54C23F00000000BC6E80C0000000004F65F33F4A5D7A3F581028BE99A4B2BF40CFBFBE9C76FA3E0000000000000000F9F214C00000000014071ABF806A593DC4F5433EE89DC93F000000000000000000000000000000001C10454000000000CEAE42BFF8B71C3F000000000000000000000000000000000000000000000000436704C0000000004EDA55C00000000088B5853F1CC2D8BFECD2B9BF327FA3BFB6CEA0BE90B9963F0000000000000000BBCA0DC000000000EC0DE8BF385F413F81A17F3FDB3A8C3E0000000000000000000000000000000062732740000000004C6F19BF54D583BE0000000000000000000000000000000000000000000000008613F6BF00000000"> : tensor<2x2x4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#22, %e22) {has_side_effect = true, tolerance = 2.3922427772049559e-05 : f64} : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> ()
%e23 = stablehlo.constant dense<"0x804DA0BE90A80C3E909A293F3703CC3DDFB5C8BD0D56243F4A84DBBDEE8A06BD6F2441BE6FA1783EDC47DCBEF22BBE3EFC34A23E8641353E469C2BBF1A9B15BD72F5FE3EA130D23E605B2F3D71807ABEA44A14BFC0195BBCDBF2DBBE803821BDE8ECFCBE7F35B7BE176AAB3D686BCCBEED2A43BEE4CD8BBEC8C5E5BEC4C9C53EC05526BD5A302D3E2A0AFEBE8E7CE93CB098D13EB965AEBE4E9423BFC5D8333EAC985E3EEEE6E43EF4360ABF20EF1EBDBE2509BFE10E96BDB531E03D17E8C9BE212E0EBF6E64FDBEE2CC02BFC84AAA3EC0E2C5BC287E3D3DBAFE7B3E5CF9DCBD10F3EFBDDFE5C9BEBCC3943E80BA7FBD804DEEBEDEA0E7BECE6AF0BEF172A2BE08498EBEE573A0BE6CFBD53EA4035BBE65228ABE0B9923BFA1FFD53DF762ABBEC9D0F43EB29A46BE925D96BEC06E19BEBA5BD7BE3205B4BEB1EBE33D5C050F3F9D50A53D83D5E8BEDA490F3F6C515C3DE677DCBD6456AC3EDC2FFFBEA4A09F3E9285D3BEC6C4D5BE8A320EBFE2075C3E964A453EE0E672BE90DEE6BE0A3C753DA0F330BD921A00BFAD0F02BFE0C1ED3CE5B7FE3E1656973EC7B9C33EAA74B4BDDA41AA3EF85C533E3E1FFCBEEA8FBBBE4AE1A03EC343B6BE62C7F5BE1462F4BD6259B8BE0EDAE33ED79E89BE35E772BED0FA763CBB1B92BE5701023F5663E73E9B08F4BE27FD4BBEB422C1BE4C999CBE2A4C18BF10F2823DE08C16BED4A2AFBE"> : tensor<2x2x4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#23, %e23) {has_side_effect = true, tolerance = 4.4340097815620538e-06 : f64} : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> ()
%e24 = stablehlo.constant dense<"0x35BD4B400000000008FC9C3F702FD9BFD0492F3F9574DF3F1CC6D33E747DDEBE00000000000000000B353B4000000000F4F44EBFBCABCCBDC43D573FEE5424BF0000000000000000000000000000000080AF2B4000000000BF591CBFBBAB3040000000000000000000000000000000000000000000000000BE73913F00000000E4CD484000000000B262ABBF584486BFDEEBC2BEE8075BBEE301D0BF30B0AC3D000000000000000031AE3EC0000000008C5D96BEF6DE50BFBC7057BF38215E3F00000000000000000000000000000000D45739C000000000A5FE10C071BB193F0000000000000000000000000000000000000000000000009B54C23F00000000BC6E80C0000000004F65F33F4A5D7A3F581028BE99A4B2BF40CFBFBE9C76FA3E0000000000000000F9F214C00000000014071ABF806A593DC4F5433EE89DC93F000000000000000000000000000000001C10454000000000CEAE42BFF8B71C3F000000000000000000000000000000000000000000000000436704C0000000004EDA55C00000000088B5853F1CC2D8BFECD2B9BF327FA3BFB6CEA0BE90B9963F0000000000000000BBCA0DC000000000EC0DE8BF385F413F81A17F3FDB3A8C3E0000000000000000000000000000000062732740000000004C6F19BF54D583BE0000000000000000000000000000000000000000000000008613F6BF00000000"> : tensor<2x2x4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#24, %e24) {has_side_effect = true, tolerance = 2.3922427772049559e-05 : f64} : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> ()
%e25 = stablehlo.constant dense<"0x35BD4B400000000008FC9C3F702FD9BFD0492F3F9574DF3F1CC6D33E747DDEBE00000000000000000B353B4000000000F4F44EBFBCABCCBDC43D573FEE5424BF0000000000000000000000000000000080AF2B4000000000BF591CBFBBAB3040000000000000000000000000000000000000000000000000BE73913F00000000E4CD484000000000B262ABBF584486BFDEEBC2BEE8075BBEE301D0BF30B0AC3D000000000000000031AE3EC0000000008C5D96BEF6DE50BFBC7057BF38215E3F00000000000000000000000000000000D45739C000000000A5FE10C071BB193F0000000000000000000000000000000000000000000000009B54C23F00000000BC6E80C0000000004F65F33F4A5D7A3F581028BE99A4B2BF40CFBFBE9C76FA3E0000000000000000F9F214C00000000014071ABF806A593DC4F5433EE89DC93F000000000000000000000000000000001C10454000000000CEAE42BFF8B71C3F000000000000000000000000000000000000000000000000436704C0000000004EDA55C00000000088B5853F1CC2D8BFECD2B9BF327FA3BFB6CEA0BE90B9963F0000000000000000BBCA0DC000000000EC0DE8BF385F413F81A17F3FDB3A8C3E0000000000000000000000000000000062732740000000004C6F19BF54D583BE0000000000000000000000000000000000000000000000008613F6BF00000000"> : tensor<2x2x4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#25, %e25) {has_side_effect = true, tolerance = 2.3922427772049559e-05 : f64} : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> ()
%e26 = stablehlo.constant dense<"0x35BD4B40000000003A17253ED6132CBE4E80AFBE846EB2BE7C18B03E3AF29D3E08FC9C3F702FD9BF0B353B4000000000B3770ABE87245CBD72013DBD101ACB3ED0492F3F9574DF3FF4F44EBFBCABCCBD80AF2B40000000007E7094BD5DBC973E1CC6D33E747DDEBEC43D573FEE5424BFBF591CBFBBAB3040BE73913F00000000E4CD484000000000DFBD0ABE7E3EE7BE33ACE33EF2400C3F39864B3D6127C63EB262ABBF584486BF31AE3EC0000000003AF7DD3D3FE6C3BE1CB555BEF5653BBDDEEBC2BEE8075BBE8C5D96BEF6DE50BFD45739C000000000935A0A3F04B1BC3EE301D0BF30B0AC3DBC7057BF38215E3FA5FE10C071BB193F9B54C23F00000000BC6E80C000000000B4BBA2BED03A6B3E763FBA3C8258B33E2FD4C23E4A016F3E4F65F33F4A5D7A3FF9F214C0000000002F6CB3BE1D54273EBF510D3F16649DBE581028BE99A4B2BF14071ABF806A593D1C1045400000000051ECB9BE00282EBE40CFBFBE9C76FA3EC4F5433EE89DC93FCEAE42BFF8B71C3F436704C0000000004EDA55C000000000B42EACBE84B215BDA4F2E93D9C78F6BEEC4BE43E00D4BBBC88B5853F1CC2D8BFBBCA0DC0000000006699433E235F7E3ED239043EBC812D3EECD2B9BF327FA3BFEC0DE8BF385F413F62732740000000009393313F8077013AB6CEA0BE90B9963F81A17F3FDB3A8C3E4C6F19BF54D583BE8613F6BF00000000"> : tensor<2x2x4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#26, %e26) {has_side_effect = true, tolerance = 2.3922427772049559e-05 : f64} : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> ()
%e27 = stablehlo.constant dense<"0x6013A83F90A80CBE7FE2C63F67F3EEBE7595E73FF0EB44BEAD43C63F06FB55BFAE32853F5A302DBE295CCF3F52A0843EF9F4B03F2059223ED019E03F6119293F4292A33FE573A03E9AE09A3F56ADA03E7640D13FA766C2BEF0FDFF3FE2B837BC9D87853F921A003F2209D53F5712C03EA7A5AA3F4CA91A3ED768D53FBBAC3E3F"> : tensor<2x2x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#27, %e27) {has_side_effect = true, tolerance = 1.1920741371795884e-05 : f64} : (tensor<2x2x4xcomplex<f32>>, tensor<2x2x4xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xcomplex<f32>>, %arg1: tensor<5x3xcomplex<f32>>, %arg2: tensor<3x4xcomplex<f32>>, %arg3: tensor<2x2x4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<5x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<5x5xcomplex<f32>>, tensor<5x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4xcomplex<f32>>) {
%0:2 = call @qr(%arg0) : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>)
%1:2 = call @qr_0(%arg0) : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>)
%2 = call @qr_1(%arg0) : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%3:2 = call @qr_2(%arg0) : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4xcomplex<f32>>)
%4:2 = call @qr_3(%arg1) : (tensor<5x3xcomplex<f32>>) -> (tensor<5x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>)
%5:2 = call @qr_4(%arg1) : (tensor<5x3xcomplex<f32>>) -> (tensor<5x5xcomplex<f32>>, tensor<5x3xcomplex<f32>>)
%6 = call @qr_5(%arg1) : (tensor<5x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%7:2 = call @qr_6(%arg1) : (tensor<5x3xcomplex<f32>>) -> (tensor<3x5xcomplex<f32>>, tensor<3xcomplex<f32>>)
%8:2 = call @qr_7(%arg2) : (tensor<3x4xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>)
%9:2 = call @qr_8(%arg2) : (tensor<3x4xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>)
%10 = call @qr_9(%arg2) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
%11:2 = call @qr_10(%arg2) : (tensor<3x4xcomplex<f32>>) -> (tensor<4x3xcomplex<f32>>, tensor<3xcomplex<f32>>)
%12:2 = call @qr_11(%arg3) : (tensor<2x2x4x4xcomplex<f32>>) -> (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>)
%13:2 = call @qr_12(%arg3) : (tensor<2x2x4x4xcomplex<f32>>) -> (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>)
%14 = call @qr_13(%arg3) : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%15:2 = call @qr_14(%arg3) : (tensor<2x2x4x4xcomplex<f32>>) -> (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4xcomplex<f32>>)
return %0#0, %0#1, %1#0, %1#1, %2, %3#0, %3#1, %4#0, %4#1, %5#0, %5#1, %6, %7#0, %7#1, %8#0, %8#1, %9#0, %9#1, %10, %11#0, %11#1, %12#0, %12#1, %13#0, %13#1, %14, %15#0, %15#1 : tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<5x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<5x5xcomplex<f32>>, tensor<5x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4xcomplex<f32>>
}
func.func private @qr(%arg0: tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) {
%0:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4xcomplex<f32>>)
%1 = stablehlo.custom_call @lapack_cungqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%2 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%4 = stablehlo.add %2, %3 : tensor<4x4xi64>
%5 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
%8 = stablehlo.select %6, %7, %0#0 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
return %1, %8 : tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>
}
func.func private @qr_0(%arg0: tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) {
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
func.func private @qr_1(%arg0: tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>> {
%0:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4xcomplex<f32>>)
%1 = stablehlo.custom_call @lapack_cungqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%2 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%4 = stablehlo.add %2, %3 : tensor<4x4xi64>
%5 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
%8 = stablehlo.select %6, %7, %0#0 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
return %8 : tensor<4x4xcomplex<f32>>
}
func.func private @qr_2(%arg0: tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4xcomplex<f32>>) {
%0:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4xcomplex<f32>>)
%1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
return %1, %0#1 : tensor<4x4xcomplex<f32>>, tensor<4xcomplex<f32>>
}
func.func private @qr_3(%arg0: tensor<5x3xcomplex<f32>>) -> (tensor<5x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) {
%0:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=5, j=3, k=5, l=3, m=3}, custom>} : (tensor<5x3xcomplex<f32>>) -> (tensor<5x3xcomplex<f32>>, tensor<3xcomplex<f32>>)
%1 = stablehlo.custom_call @lapack_cungqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=5, j=3, k=3, l=5, m=3}, custom>} : (tensor<5x3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
%2 = stablehlo.slice %0#0 [0:3, 0:3] : (tensor<5x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%3 = stablehlo.iota dim = 0 : tensor<3x3xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
%5 = stablehlo.add %3, %4 : tensor<3x3xi64>
%6 = stablehlo.iota dim = 1 : tensor<3x3xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
%9 = stablehlo.select %7, %8, %2 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
return %1, %9 : tensor<5x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>
}
func.func private @qr_4(%arg0: tensor<5x3xcomplex<f32>>) -> (tensor<5x5xcomplex<f32>>, tensor<5x3xcomplex<f32>>) {
%0:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=5, j=3, k=5, l=3, m=3}, custom>} : (tensor<5x3xcomplex<f32>>) -> (tensor<5x3xcomplex<f32>>, tensor<3xcomplex<f32>>)
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%1 = stablehlo.pad %0#0, %cst, low = [0, 0], high = [0, 2], interior = [0, 0] : (tensor<5x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<5x5xcomplex<f32>>
%2 = stablehlo.custom_call @lapack_cungqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=5, j=5, k=3, l=5, m=5}, custom>} : (tensor<5x5xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<5x5xcomplex<f32>>
%3 = stablehlo.iota dim = 0 : tensor<5x3xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<5x3xi64>
%5 = stablehlo.add %3, %4 : tensor<5x3xi64>
%6 = stablehlo.iota dim = 1 : tensor<5x3xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<5x3xi64>, tensor<5x3xi64>) -> tensor<5x3xi1>
%cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<5x3xcomplex<f32>>
%9 = stablehlo.select %7, %8, %0#0 : tensor<5x3xi1>, tensor<5x3xcomplex<f32>>
return %2, %9 : tensor<5x5xcomplex<f32>>, tensor<5x3xcomplex<f32>>
}
func.func private @qr_5(%arg0: tensor<5x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>> {
%0:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=5, j=3, k=5, l=3, m=3}, custom>} : (tensor<5x3xcomplex<f32>>) -> (tensor<5x3xcomplex<f32>>, tensor<3xcomplex<f32>>)
%1 = stablehlo.custom_call @lapack_cungqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=5, j=3, k=3, l=5, m=3}, custom>} : (tensor<5x3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
%2 = stablehlo.slice %0#0 [0:3, 0:3] : (tensor<5x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%3 = stablehlo.iota dim = 0 : tensor<3x3xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
%5 = stablehlo.add %3, %4 : tensor<3x3xi64>
%6 = stablehlo.iota dim = 1 : tensor<3x3xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
%9 = stablehlo.select %7, %8, %2 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
return %9 : tensor<3x3xcomplex<f32>>
}
func.func private @qr_6(%arg0: tensor<5x3xcomplex<f32>>) -> (tensor<3x5xcomplex<f32>>, tensor<3xcomplex<f32>>) {
%0:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=5, j=3, k=5, l=3, m=3}, custom>} : (tensor<5x3xcomplex<f32>>) -> (tensor<5x3xcomplex<f32>>, tensor<3xcomplex<f32>>)
%1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<5x3xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
return %1, %0#1 : tensor<3x5xcomplex<f32>>, tensor<3xcomplex<f32>>
}
func.func private @qr_7(%arg0: tensor<3x4xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>) {
%0:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=3, j=4, k=3, l=4, m=3}, custom>} : (tensor<3x4xcomplex<f32>>) -> (tensor<3x4xcomplex<f32>>, tensor<3xcomplex<f32>>)
%1 = stablehlo.slice %0#0 [0:3, 0:3] : (tensor<3x4xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%2 = stablehlo.custom_call @lapack_cungqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%3 = stablehlo.iota dim = 0 : tensor<3x4xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
%5 = stablehlo.add %3, %4 : tensor<3x4xi64>
%6 = stablehlo.iota dim = 1 : tensor<3x4xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
%9 = stablehlo.select %7, %8, %0#0 : tensor<3x4xi1>, tensor<3x4xcomplex<f32>>
return %2, %9 : tensor<3x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>
}
func.func private @qr_8(%arg0: tensor<3x4xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>) {
%0:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=3, j=4, k=3, l=4, m=3}, custom>} : (tensor<3x4xcomplex<f32>>) -> (tensor<3x4xcomplex<f32>>, tensor<3xcomplex<f32>>)
%1 = stablehlo.slice %0#0 [0:3, 0:3] : (tensor<3x4xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%2 = stablehlo.custom_call @lapack_cungqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%3 = stablehlo.iota dim = 0 : tensor<3x4xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
%5 = stablehlo.add %3, %4 : tensor<3x4xi64>
%6 = stablehlo.iota dim = 1 : tensor<3x4xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
%9 = stablehlo.select %7, %8, %0#0 : tensor<3x4xi1>, tensor<3x4xcomplex<f32>>
return %2, %9 : tensor<3x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>
}
func.func private @qr_9(%arg0: tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>> {
%0:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=3, j=4, k=3, l=4, m=3}, custom>} : (tensor<3x4xcomplex<f32>>) -> (tensor<3x4xcomplex<f32>>, tensor<3xcomplex<f32>>)
%1 = stablehlo.slice %0#0 [0:3, 0:3] : (tensor<3x4xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%2 = stablehlo.custom_call @lapack_cungqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%3 = stablehlo.iota dim = 0 : tensor<3x4xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
%5 = stablehlo.add %3, %4 : tensor<3x4xi64>
%6 = stablehlo.iota dim = 1 : tensor<3x4xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
%9 = stablehlo.select %7, %8, %0#0 : tensor<3x4xi1>, tensor<3x4xcomplex<f32>>
return %9 : tensor<3x4xcomplex<f32>>
}
func.func private @qr_10(%arg0: tensor<3x4xcomplex<f32>>) -> (tensor<4x3xcomplex<f32>>, tensor<3xcomplex<f32>>) {
%0:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=3, j=4, k=3, l=4, m=3}, custom>} : (tensor<3x4xcomplex<f32>>) -> (tensor<3x4xcomplex<f32>>, tensor<3xcomplex<f32>>)
%1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<3x4xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
return %1, %0#1 : tensor<4x3xcomplex<f32>>, tensor<3xcomplex<f32>>
}
func.func private @qr_11(%arg0: tensor<2x2x4x4xcomplex<f32>>) -> (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) {
%0:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x2x4x4xcomplex<f32>>) -> (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4xcomplex<f32>>)
%1 = stablehlo.custom_call @lapack_cungqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [i, j, m])->([i, j, n, o]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%2 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%4 = stablehlo.add %2, %3 : tensor<4x4xi64>
%5 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%7 = stablehlo.broadcast_in_dim %6, dims = [2, 3] : (tensor<4x4xi1>) -> tensor<2x2x4x4xi1>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%9 = stablehlo.select %7, %8, %0#0 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xcomplex<f32>>
return %1, %9 : tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>
}
func.func private @qr_12(%arg0: tensor<2x2x4x4xcomplex<f32>>) -> (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) {
%0:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x2x4x4xcomplex<f32>>) -> (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4xcomplex<f32>>)
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%1 = stablehlo.pad %0#0, %cst, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<2x2x4x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%2 = stablehlo.custom_call @lapack_cungqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [i, j, m])->([i, j, n, o]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%3 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%5 = stablehlo.add %3, %4 : tensor<4x4xi64>
%6 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%8 = stablehlo.broadcast_in_dim %7, dims = [2, 3] : (tensor<4x4xi1>) -> tensor<2x2x4x4xi1>
%cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%10 = stablehlo.select %8, %9, %0#0 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xcomplex<f32>>
return %2, %10 : tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>
}
func.func private @qr_13(%arg0: tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>> {
%0:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x2x4x4xcomplex<f32>>) -> (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4xcomplex<f32>>)
%1 = stablehlo.custom_call @lapack_cungqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [i, j, m])->([i, j, n, o]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%2 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%4 = stablehlo.add %2, %3 : tensor<4x4xi64>
%5 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%7 = stablehlo.broadcast_in_dim %6, dims = [2, 3] : (tensor<4x4xi1>) -> tensor<2x2x4x4xi1>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%9 = stablehlo.select %7, %8, %0#0 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xcomplex<f32>>
return %9 : tensor<2x2x4x4xcomplex<f32>>
}
func.func private @qr_14(%arg0: tensor<2x2x4x4xcomplex<f32>>) -> (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4xcomplex<f32>>) {
%0:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x2x4x4xcomplex<f32>>) -> (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4xcomplex<f32>>)
%1 = stablehlo.transpose %0#0, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
return %1, %0#1 : tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4xcomplex<f32>>
}
}
// -----
// qr_pivoted_complex64
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
%c0 = stablehlo.constant dense<"0x2E2E31BF699243BF5A7CF93F8D79C23FDEA339BF848983BFB0BC933FEA4995BF1363BD3F650EB13FEE0EDFBED206B8BF946F7EBEE85647BF1D4E02BFFE18B9BF613DC9BFD6ADD93DA450ACBDD29BD93F7E6D84BFF4790C3EEAAE78BF24786BBFDE6AA1BF08AEE63FC9BD9CBF40DB9FBE05AEA03F9FDD74BF"> : tensor<5x3xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x3xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<5x3xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<5x3xcomplex<f32>>
%c1 = stablehlo.constant dense<"0x0719003F32963C3F9B5FCB3F4FCB01BEAD268D3F2EB6AE3FA5B18CBF348323BF36A14CBF1174D9BE6642BF3FD6E6AFBFDE4DFDBF15F690BE0D78A43F86C5673F7C19983F3D2556BFA45603BE28D526BFDEB149BFA2F79FBF65E462BF87268FBD"> : tensor<3x4xcomplex<f32>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<3x4xcomplex<f32>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xcomplex<f32>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xcomplex<f32>>
%c2 = stablehlo.constant dense<"0x000000000100000000000000"> : tensor<3xi32>
%z2 = stablehlo.constant dense<0> : tensor<3xi32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<3xi32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<3xi32>
%r:9 = call @f(%a0, %a1, %a2) : (tensor<5x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3xi32>) -> (tensor<5x5xcomplex<f32>>, tensor<5x3xcomplex<f32>>, tensor<3xi32>, tensor<3x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<4xi32>, tensor<5x3xcomplex<f32>>, tensor<3xi32>, tensor<3xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0xD893FFBE2F39C7BE4664B3BDD3BFA0BD3BAD1DBF7E9B803D6553B5BD2E6DAEBE695268BE5AF827BEE702C2BE2461B5BE45571BBD382D84BE4BCA193EA39984BE449388BEF676A03E1AE5943E7BA5103FA27C053E019EBD3E7B7B08BF9E1025BEF8F63FBC5C97F6BEFD39CBBE228CB8BEE26AE2BD84E67D3D46A9873E0DE80FBD9CF9EDBE39B1B2BE9ABC70BE7609923E9ACA003FA204B83DE25F0DBE4B7CD53E8D91A03E7CC2A33D7561993EBC64D9BE1CF18FBE322F903E594E92BEEE898DBE94230E3F84B0BC3C"> : tensor<5x5xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 3.7877047276424491e-06 : f64} : (tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0xEDE579C000000000956FAE3F7C070A3FC0DA11BD38480440000000000000000080163A400000000048D987BFE491AEBD00000000000000000000000000000000FF4B264000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<5x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 2.3273578619864566e-05 : f64} : (tensor<5x3xcomplex<f32>>, tensor<5x3xcomplex<f32>>) -> ()
%e2 = stablehlo.constant dense<"0x010000000200000000000000"> : tensor<3xi32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
%e3 = stablehlo.constant dense<"0x608FB9BEEEADE5BE05222CBF1CEFC73D6BF9E6BED6B842BDD67F263FA691BE3DE40C0CBF4F0ADA3EE328913ED11FAF3D7493843ED54BD23E38FDE43DBABA593ED6962FBFECC5F8BE"> : tensor<3x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 5.0101121473744570e-06 : f64} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> ()
%e4 = stablehlo.constant dense<"0xABBB42C000000000C04FC53C96C8C7BE175EAC3F7CB90D3F8EB58DBF06F472BF0000000000000000FBB828C00000000039447B3E6670A6BE048D59BD939EA2BE00000000000000000000000000000000090ECE3F000000001AAA6EBFA15F4A3F"> : tensor<3x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 1.8135931156848528e-05 : f64} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
%e5 = stablehlo.constant dense<"0x02000000010000000300000000000000"> : tensor<4xi32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
%e6 = stablehlo.constant dense<"0xEDE579C000000000956FAE3F7C070A3FC0DA11BD384804400FAA963E5BC3233E80163A400000000048D987BFE491AEBDC2EE10BE585857BE511C083F244B923DFF4B26400000000030B923BEC3FB843D8DD7053F9E22703E163A893E6E81C0BE80F855BE004A6B3A6EAF31BE5779EF3EAAB6833E8E173DBE"> : tensor<5x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 2.3273578619864566e-05 : f64} : (tensor<5x3xcomplex<f32>>, tensor<5x3xcomplex<f32>>) -> ()
%e7 = stablehlo.constant dense<"0x020000000300000001000000"> : tensor<3xi32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
%e8 = stablehlo.constant dense<"0xF6E4BF3F2F39C73E6E29833F6D5B623E5739A73FB110083F"> : tensor<3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#8, %e8) {has_side_effect = true, tolerance = 9.2318543920555385e-06 : f64} : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<5x3xcomplex<f32>>, %arg1: tensor<3x4xcomplex<f32>>, %arg2: tensor<3xi32>) -> (tensor<5x5xcomplex<f32>>, tensor<5x3xcomplex<f32>>, tensor<3xi32>, tensor<3x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<4xi32>, tensor<5x3xcomplex<f32>>, tensor<3xi32>, tensor<3xcomplex<f32>>) {
%0:3 = call @_qr(%arg0) : (tensor<5x3xcomplex<f32>>) -> (tensor<5x5xcomplex<f32>>, tensor<5x3xcomplex<f32>>, tensor<3xi32>)
%1:3 = call @_qr_0(%arg1) : (tensor<3x4xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<4xi32>)
%2:3 = stablehlo.custom_call @lapack_cgeqp3_ffi(%arg0, %arg2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m], [n], [o]) {i=5, j=3, k=3, l=5, m=3, n=3, o=3}, custom>} : (tensor<5x3xcomplex<f32>>, tensor<3xi32>) -> (tensor<5x3xcomplex<f32>>, tensor<3xi32>, tensor<3xcomplex<f32>>)
return %0#0, %0#1, %0#2, %1#0, %1#1, %1#2, %2#0, %2#1, %2#2 : tensor<5x5xcomplex<f32>>, tensor<5x3xcomplex<f32>>, tensor<3xi32>, tensor<3x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<4xi32>, tensor<5x3xcomplex<f32>>, tensor<3xi32>, tensor<3xcomplex<f32>>
}
func.func private @_qr(%arg0: tensor<5x3xcomplex<f32>>) -> (tensor<5x5xcomplex<f32>>, tensor<5x3xcomplex<f32>>, tensor<3xi32>) {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
%1:3 = stablehlo.custom_call @lapack_cgeqp3_ffi(%arg0, %0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m], [n], [o]) {i=5, j=3, k=3, l=5, m=3, n=3, o=3}, custom>} : (tensor<5x3xcomplex<f32>>, tensor<3xi32>) -> (tensor<5x3xcomplex<f32>>, tensor<3xi32>, tensor<3xcomplex<f32>>)
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
%3 = stablehlo.subtract %1#1, %2 : tensor<3xi32>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%4 = stablehlo.pad %1#0, %cst, low = [0, 0], high = [0, 2], interior = [0, 0] : (tensor<5x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<5x5xcomplex<f32>>
%5 = stablehlo.custom_call @lapack_cungqr_ffi(%4, %1#2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=5, j=5, k=3, l=5, m=5}, custom>} : (tensor<5x5xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<5x5xcomplex<f32>>
%6 = stablehlo.iota dim = 0 : tensor<5x3xi64>
%c_1 = stablehlo.constant dense<-1> : tensor<i64>
%7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<5x3xi64>
%8 = stablehlo.add %6, %7 : tensor<5x3xi64>
%9 = stablehlo.iota dim = 1 : tensor<5x3xi64>
%10 = stablehlo.compare GE, %8, %9, SIGNED : (tensor<5x3xi64>, tensor<5x3xi64>) -> tensor<5x3xi1>
%cst_2 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f32>>) -> tensor<5x3xcomplex<f32>>
%12 = stablehlo.select %10, %11, %1#0 : tensor<5x3xi1>, tensor<5x3xcomplex<f32>>
return %5, %12, %3 : tensor<5x5xcomplex<f32>>, tensor<5x3xcomplex<f32>>, tensor<3xi32>
}
func.func private @_qr_0(%arg0: tensor<3x4xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<4xi32>) {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
%1:3 = stablehlo.custom_call @lapack_cgeqp3_ffi(%arg0, %0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m], [n], [o]) {i=3, j=4, k=4, l=3, m=4, n=4, o=3}, custom>} : (tensor<3x4xcomplex<f32>>, tensor<4xi32>) -> (tensor<3x4xcomplex<f32>>, tensor<4xi32>, tensor<3xcomplex<f32>>)
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
%3 = stablehlo.subtract %1#1, %2 : tensor<4xi32>
%4 = stablehlo.slice %1#0 [0:3, 0:3] : (tensor<3x4xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%5 = stablehlo.custom_call @lapack_cungqr_ffi(%4, %1#2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%6 = stablehlo.iota dim = 0 : tensor<3x4xi64>
%c_1 = stablehlo.constant dense<-1> : tensor<i64>
%7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
%8 = stablehlo.add %6, %7 : tensor<3x4xi64>
%9 = stablehlo.iota dim = 1 : tensor<3x4xi64>
%10 = stablehlo.compare GE, %8, %9, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
%12 = stablehlo.select %10, %11, %1#0 : tensor<3x4xi1>, tensor<3x4xcomplex<f32>>
return %5, %12, %3 : tensor<3x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<4xi32>
}
}
// -----
// reflectors_complex64
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
%c0 = stablehlo.constant dense<"0x2E2E31BF699243BF5A7CF93F8D79C23FDEA339BF848983BFB0BC933FEA4995BF1363BD3F650EB13FEE0EDFBED206B8BF946F7EBEE85647BF1D4E02BFFE18B9BF613DC9BFD6ADD93DA450ACBDD29BD93F7E6D84BFF4790C3EEAAE78BF24786BBFDE6AA1BF08AEE63FC9BD9CBF40DB9FBE05AEA03F9FDD74BF"> : tensor<5x3xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x3xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<5x3xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<5x3xcomplex<f32>>
%c1 = stablehlo.constant dense<"0x2E2E31BF699243BF5A7CF93F8D79C23FDEA339BF848983BFB0BC933FEA4995BF1363BD3F650EB13FEE0EDFBED206B8BF946F7EBEE85647BF1D4E02BFFE18B9BF613DC9BFD6ADD93DA450ACBDD29BD93F7E6D84BFF4790C3EEAAE78BF24786BBFDE6AA1BF08AEE63FC9BD9CBF40DB9FBE05AEA03F9FDD74BF"> : tensor<5x3xcomplex<f32>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x3xcomplex<f32>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<5x3xcomplex<f32>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<5x3xcomplex<f32>>
%c2 = stablehlo.constant dense<"0x2E2E31BF699243BF5A7CF93F8D79C23FDEA339BF848983BFB0BC933FEA4995BF1363BD3F650EB13FEE0EDFBED206B8BF946F7EBEE85647BF1D4E02BFFE18B9BF613DC9BFD6ADD93DA450ACBDD29BD93F7E6D84BFF4790C3EEAAE78BF24786BBFDE6AA1BF08AEE63FC9BD9CBF40DB9FBE05AEA03F9FDD74BF"> : tensor<3x5xcomplex<f32>>
%z2 = stablehlo.constant dense<(0.0, 0.0)> : tensor<3x5xcomplex<f32>>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<3x5xcomplex<f32>>
%a2 = stablehlo.optimization_barrier %s2 : tensor<3x5xcomplex<f32>>
%r:5 = call @f(%a0, %a1, %a2) : (tensor<5x3xcomplex<f32>>, tensor<5x3xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> (tensor<5x3xcomplex<f32>>, tensor<5x3xcomplex<f32>>, tensor<5x3xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x48404BBE445960BED415ECBE23CE21BF27B69FBE5C64F7BCB079A93E5D41ABBECA6B61BECE4F4DBE003D623CE1C1AEBEDFEF91BDB0AB64BECF92A63E1C27CF3EC82A03BF1E63A9BE70ABC5BCC5A0F93EE00AF7BCB01E62BDF8A102BF0D0055BE302BB9BEAC4F043F40A8903B4F3424BE48CD373EC44B8EBE"> : tensor<5x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 4.6633019223918382e-06 : f64} : (tensor<5x3xcomplex<f32>>, tensor<5x3xcomplex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0xEBB505BFD19E0FBFC485633F75C3C7BF3CE604BFC2430340A43952C0959E113F006180BC92C8D3BF9ABE023F1E5FC63E4E70D63E770FA5BE4230FC3E1C00983F240CD93F9E01653FDE9713BE4CE85E3EDD187FBF156AAD3F7B88503F20300D3E593216BE8599983E740C0CC04061EC3D84A7883FEC94EE3E"> : tensor<5x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 1.9870140022248961e-05 : f64} : (tensor<5x3xcomplex<f32>>, tensor<5x3xcomplex<f32>>) -> ()
%e2 = stablehlo.constant dense<"0xD2295F4000000034C053233D20211440B04D14BFAE023EBF7AED9A3118A2C433293F49C0000080B368BC913FFF128B3FE460A0B3A8C414329C2F5133807D4BB136312C4000008033708FB0B0C98709B3AA2DA9B3A050833400008034000080332CBB86B185FF9F331EEEC0B38AB197340000000000000034"> : tensor<5x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 2.0783707554983266e-05 : f64} : (tensor<5x3xcomplex<f32>>, tensor<5x3xcomplex<f32>>) -> ()
%e3 = stablehlo.constant dense<"0xD4FD713E10539F3F80B2AA3C2EAE52BF369D163F9CD0123F98F1ED3EF3EC1C3F08E9D83FB45541408A28DCBF5A9480BF569383BDE373163F8B2D633F30F70240986157BE7E914D3FA9894C3FF88C423E042DA43EFA3F473FFCA42CBF507D6F3F7D71E13FB85C9CBECCD2813EE762A8BFC71F603FC52600C0"> : tensor<3x5xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 2.0645312304168328e-05 : f64} : (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> ()
%e4 = stablehlo.constant dense<"0x8C07DCBF20FB8E3F0239033F33C69BBFA5E20340751F893E6F055F3F5F0723BF18AD3B3F6332F23F1611D73F408F9E3C51C3C73F1606533FB9F2EA3F1F68633E15F7ABBE7A711F3F0CAE4B3E5BE55E3F8C3BD73F7EA181BFC98127BFE6BC95BF2CC42CBEA2E2E0BF940750BFDBF78CBF0C026D3F08680EBF"> : tensor<3x5xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 1.2386075809445174e-05 : f64} : (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<5x3xcomplex<f32>>, %arg1: tensor<5x3xcomplex<f32>>, %arg2: tensor<3x5xcomplex<f32>>) -> (tensor<5x3xcomplex<f32>>, tensor<5x3xcomplex<f32>>, tensor<5x3xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) {
%0:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=5, j=3, k=5, l=3, m=3}, custom>} : (tensor<5x3xcomplex<f32>>) -> (tensor<5x3xcomplex<f32>>, tensor<3xcomplex<f32>>)
%1 = stablehlo.custom_call @lapack_cungqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=5, j=3, k=3, l=5, m=3}, custom>} : (tensor<5x3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
%2 = stablehlo.custom_call @lapack_cunmqr_ffi(%0#0, %0#1, %arg1) {backend_config = "", mhlo.backend_config = {left = true, transpose = false}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k], [l, m])->([n, o]) {i=5, j=3, k=3, l=5, m=3, n=5, o=3}, custom>} : (tensor<5x3xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<5x3xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
%3 = stablehlo.custom_call @lapack_cunmqr_ffi(%0#0, %0#1, %arg1) {backend_config = "", mhlo.backend_config = {left = true, transpose = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k], [l, m])->([n, o]) {i=5, j=3, k=3, l=5, m=3, n=5, o=3}, custom>} : (tensor<5x3xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<5x3xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
%4 = stablehlo.custom_call @lapack_cunmqr_ffi(%0#0, %0#1, %arg2) {backend_config = "", mhlo.backend_config = {left = false, transpose = false}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k], [l, m])->([n, o]) {i=5, j=3, k=3, l=3, m=5, n=3, o=5}, custom>} : (tensor<5x3xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
%5 = stablehlo.custom_call @lapack_cunmqr_ffi(%0#0, %0#1, %arg2) {backend_config = "", mhlo.backend_config = {left = false, transpose = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k], [l, m])->([n, o]) {i=5, j=3, k=3, l=3, m=5, n=3, o=5}, custom>} : (tensor<5x3xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
return %1, %2, %3, %4, %5 : tensor<5x3xcomplex<f32>>, tensor<5x3xcomplex<f32>>, tensor<5x3xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>
}
}
// -----
// hessenberg_complex64
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
%c0 = stablehlo.constant dense<"0x2E2E31BF699243BF5A7CF93F8D79C23FDEA339BF848983BFB0BC933FEA4995BF1363BD3F650EB13FEE0EDFBED206B8BF946F7EBEE85647BF1D4E02BFFE18B9BF613DC9BFD6ADD93DA450ACBDD29BD93F7E6D84BFF4790C3EEAAE78BF24786BBFDE6AA1BF08AEE63FC9BD9CBF40DB9FBE05AEA03F9FDD74BF77BA9DBE5973753E"> : tensor<4x4xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x4xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x4xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x4xcomplex<f32>>
%c1 = stablehlo.constant dense<"0xE0277FBF40E3DF3ECDBCE43F49B87D3F66119FBF91B78F3FEB33A4BF743C59BFA3B619BFC4DF453F7FF689BF3526DA3F54892E3F4A655F3D5114C5BF5C76BF3F10E9CA3FE847A73FE15CB73F3A4C87BF758DFEBF976DA73F6CD8293E852AF5BFCA4AC9BFD3CE91BFA8DA77BFEDBE44BF6932AABE5243C3BF05FD3DBEE5FA78BEB87802BE10D9073F78E3DA3F1E9D89BEB60477BF29E1A93FDBCC9FBF92270D3F4C9A2E3F818CB33F35ABE43FBC0536BFAB7AD83F8910E53E21B0C23FB0FFF2BFC50CDFBF40C2C6BFA296DF3F6232823E78D2183FDC1FFC3E913CBE3FDEEC7EBEDF36BCBEF65D9EBF1FAC8FBF4B3F563F2D00963FDD1FA23F8283253F2883993F21C48E3FB4FEA03F59E998BF3D66BDBE4036BBBFE653B0BFDEF9863F5B5BCE3F95A4F5BF8346473FC625E43FFB24E53EC4D5BABF4360D2BF9F06CD3E0351AABFA2DFA5BEF29EE93FDB5434BF3C3569BF7BD5A8BF14E97E3F568E8F3FA5240A3E913CD43FB67DD63F425D6A3F4459D9BF1C62CD3EC7E879BE5D87583F507B34BFA6D1133EB206D63FA4A76E3ED68C03BF3AEACF3F102F8F3F83935EBF0C160FBEFB398EBF989030BF04D9E43F0E9FED3E30E0E23FB78BAEBFACA1C4BD3470403E93FF993FBB56BEBF8616793F61D1CC3F3606E63F48AE34BFFD2AD6BF43B7C9BF43DBCB3F95672A3F1BDD013ACD69A33FC60B51BE92DCAA3F0B3E3F3F314308BE"> : tensor<2x2x4x4xcomplex<f32>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x2x4x4xcomplex<f32>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x2x4x4xcomplex<f32>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x2x4x4xcomplex<f32>>
%r:6 = call @f(%a0, %a1) : (tensor<4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x3xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x2E2E31BF699243BF1CD54ABF34FD3DC0BB258CBEBC127CBEEDAC8CBE81CD5ABF7C5058C0000000001C0DED3E245B7BBEF2F9FABE486320BF5ECF3BBFC403C83E404896BEC4E7D73DF340F53F0000000000943CBECA83223F62AB153F0A98F7BD66D211BE31A2D23EA3109ABE2338D1BE95BCD9BF000000004CA803C0A79FB9BF"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 2.0145847656749538e-05 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0x7A08B83F188AD13E8F54CB3F9A72613D74D3F93F4C189DBE"> : tensor<3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 1.1776301533927835e-05 : f64} : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> ()
%e2 = stablehlo.constant dense<"0xE0277FBF40E3DF3E89CDB4BF12ED9F3F2BD5DE3F8BF4183FCEC0203FCE63B5BF0E763F40000000003F0AA4BFB0671240AEE74E3FDCEE94BFF15861BFB025EB3D76A5B1BECC81E0BE4F9A0E40000000003750AFBFCF98863F7AA047BF797721C07ED7B43E6448C93ED0D2253E0E52F93E67052DBF000000003ED219BF7AE711BFB87802BE10D9073F621F05C0B94463BF10EC40BEA09704BD14A102BF2340BBBF4DBE45C000000000869AE93E7643023F7838ACBE86650FC014E0D1BE7ED4CEBED8550ABF51C857BEDBDA14C0000000005002C63F908FE03E5CCA893F60804ABDD26A45BE553D83BE26358B3EDE78493F7C4B434000000000416D833FA053083D21C48E3FB4FEA03F451BA23F0C460C3F515DF63F537555BF43FEDDBF00DD38BB503F69400000000062B0CF3EC450933EDC132F3FC0ACA9BD78EC314080DB1E3D162AD13DFBA5A0BEBA2AF9BF000000000873CB3E485EF0BE795E303F131106BF987F80BE8E30ACBE21D6DF3E18E9B53E1DCC1E40000000003796013F06876B3FA6D1133EB206D63FBCBC173F726901BF0004C0BD6ADDC8BF48707F3F602D74BFD4EB38400000000027C34A40749581BFEE90ED3F50D7C93E7CE2623FCC207DBEC8566BBE8B99D23E0BAE2040000000000624AD3EE32F91BEC023FDBD4262DFBE7235D4BEDC6BC2BD0EB19F3D5E7BB43DEEC78FBF00000000DA5D533F47D36B3F"> : tensor<2x2x4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 2.1722848941863049e-05 : f64} : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> ()
%e3 = stablehlo.constant dense<"0xE6B0993F8E4984BE95BE8F3FC80338BF85609B3F73137ABF58419C3FFB71E83E9C4A903F354D7C3E0F4D843FFDDA7FBFB466C33FD9B65ABEC037BF3F6318433E6196EF3F9CD4FABE4139B13F806E743E1CDBC93F32394A3F0578D13FBC7345BF"> : tensor<2x2x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.1532463872754306e-05 : f64} : (tensor<2x2x3xcomplex<f32>>, tensor<2x2x3xcomplex<f32>>) -> ()
%e4 = stablehlo.constant dense<"0x2E2E31BF699243BF1CD54ABF34FD3DC0BB258CBEBC127CBEEDAC8CBE81CD5ABF7C5058C0000000001C0DED3E245B7BBEF2F9FABE486320BF5ECF3BBFC403C83E0000000000000000F340F53F0000000000943CBECA83223F62AB153F0A98F7BD0000000000000000000000000000000095BCD9BF000000004CA803C0A79FB9BF"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 2.0145847656749538e-05 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e5 = stablehlo.constant dense<"0x0000803F000000000000000000000000000000000000000000000000000000000000000000000000E821E0BE188AD1BE34BD1FBF49C80E3EA510EBBE6D7115BE0000000000000000E628EE3EB6CE00BD0213D7BEBCA125BE884A07BEE402403F00000000000000001208BF3E1F8008BF3358F93E163BC73ED283DDBE08C7DA3C"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 5.9604644775390625e-06 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xcomplex<f32>>, %arg1: tensor<2x2x4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x3xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) {
%0:3 = stablehlo.custom_call @lapack_cgehrd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {high = 4 : i32, low = 1 : i32}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=3}, custom>} : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%2 = stablehlo.compare EQ, %0#2, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
%5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%6 = stablehlo.select %5, %0#0, %4 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
%7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_0 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<3xcomplex<f32>>
%9 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%10 = stablehlo.select %9, %0#1, %8 : tensor<3xi1>, tensor<3xcomplex<f32>>
%11:3 = stablehlo.custom_call @lapack_cgehrd_ffi(%arg1) {backend_config = "", mhlo.backend_config = {high = 4 : i32, low = 1 : i32}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4, o=3}, custom>} : (tensor<2x2x4x4xcomplex<f32>>) -> (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x3xcomplex<f32>>, tensor<2x2xi32>)
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%12 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%13 = stablehlo.compare EQ, %11#2, %12, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1x1xi1>
%cst_2 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%16 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xi1>) -> tensor<2x2x4x4xi1>
%17 = stablehlo.select %16, %11#0, %15 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xcomplex<f32>>
%18 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1xi1>
%cst_3 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<complex<f32>>) -> tensor<2x2x3xcomplex<f32>>
%20 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<2x2x1xi1>) -> tensor<2x2x3xi1>
%21 = stablehlo.select %20, %11#1, %19 : tensor<2x2x3xi1>, tensor<2x2x3xcomplex<f32>>
%22:2 = call @hessenberg(%arg0) : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>)
return %6, %10, %17, %21, %22#0, %22#1 : tensor<4x4xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x3xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>
}
func.func private @hessenberg(%arg0: tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) {
%0:3 = stablehlo.custom_call @lapack_cgehrd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {high = 4 : i32, low = 1 : i32}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=3}, custom>} : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%2 = stablehlo.compare EQ, %0#2, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
%5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%6 = stablehlo.select %5, %0#0, %4 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
%7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_0 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<3xcomplex<f32>>
%9 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%10 = stablehlo.select %9, %0#1, %8 : tensor<3xi1>, tensor<3xcomplex<f32>>
%11 = call @triu(%6) : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%12 = stablehlo.slice %6 [1:4, 0:3] : (tensor<4x4xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%13 = stablehlo.custom_call @lapack_cungqr_ffi(%12, %10) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%cst_1 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f32>>) -> tensor<1x1xcomplex<f32>>
%cst_2 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
%cst_3 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<complex<f32>>) -> tensor<3x1xcomplex<f32>>
%17 = call @block(%14, %15, %16, %13) : (tensor<1x1xcomplex<f32>>, tensor<1x3xcomplex<f32>>, tensor<3x1xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
return %11, %17 : tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>
}
func.func private @triu(%arg0: tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>> {
%0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c = stablehlo.constant dense<-2> : tensor<i64>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%2 = stablehlo.add %0, %1 : tensor<4x4xi64>
%3 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
%6 = stablehlo.select %4, %5, %arg0 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
return %6 : tensor<4x4xcomplex<f32>>
}
func.func private @block(%arg0: tensor<1x1xcomplex<f32>>, %arg1: tensor<1x3xcomplex<f32>>, %arg2: tensor<3x1xcomplex<f32>>, %arg3: tensor<3x3xcomplex<f32>>) -> tensor<4x4xcomplex<f32>> {
%0 = stablehlo.concatenate %arg0, %arg1, dim = 1 : (tensor<1x1xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%1 = stablehlo.concatenate %arg2, %arg3, dim = 1 : (tensor<3x1xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
%2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
return %2 : tensor<4x4xcomplex<f32>>
}
}
// -----
// tridiagonal_complex64
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
%c0 = stablehlo.constant dense<"0x2E2E31BF699243BF5A7CF93F8D79C23FDEA339BF848983BFB0BC933FEA4995BF1363BD3F650EB13FEE0EDFBED206B8BF946F7EBEE85647BF1D4E02BFFE18B9BF613DC9BFD6ADD93DA450ACBDD29BD93F7E6D84BFF4790C3EEAAE78BF24786BBFDE6AA1BF08AEE63FC9BD9CBF40DB9FBE05AEA03F9FDD74BF77BA9DBE5973753E"> : tensor<4x4xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x4xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x4xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x4xcomplex<f32>>
%c1 = stablehlo.constant dense<"0xE0277FBF40E3DF3ECDBCE43F49B87D3F66119FBF91B78F3FEB33A4BF743C59BFA3B619BFC4DF453F7FF689BF3526DA3F54892E3F4A655F3D5114C5BF5C76BF3F10E9CA3FE847A73FE15CB73F3A4C87BF758DFEBF976DA73F6CD8293E852AF5BFCA4AC9BFD3CE91BFA8DA77BFEDBE44BF6932AABE5243C3BF05FD3DBEE5FA78BEB87802BE10D9073F78E3DA3F1E9D89BEB60477BF29E1A93FDBCC9FBF92270D3F4C9A2E3F818CB33F35ABE43FBC0536BFAB7AD83F8910E53E21B0C23FB0FFF2BFC50CDFBF40C2C6BFA296DF3F6232823E78D2183FDC1FFC3E913CBE3FDEEC7EBEDF36BCBEF65D9EBF1FAC8FBF4B3F563F2D00963FDD1FA23F8283253F2883993F21C48E3FB4FEA03F59E998BF3D66BDBE4036BBBFE653B0BFDEF9863F5B5BCE3F95A4F5BF8346473FC625E43FFB24E53EC4D5BABF4360D2BF9F06CD3E0351AABFA2DFA5BEF29EE93FDB5434BF3C3569BF7BD5A8BF14E97E3F568E8F3FA5240A3E913CD43FB67DD63F425D6A3F4459D9BF1C62CD3EC7E879BE5D87583F507B34BFA6D1133EB206D63FA4A76E3ED68C03BF3AEACF3F102F8F3F83935EBF0C160FBEFB398EBF989030BF04D9E43F0E9FED3E30E0E23FB78BAEBFACA1C4BD3470403E93FF993FBB56BEBF8616793F61D1CC3F3606E63F48AE34BFFD2AD6BF43B7C9BF43DBCB3F95672A3F1BDD013ACD69A33FC60B51BE92DCAA3F0B3E3F3F314308BE"> : tensor<2x2x4x4xcomplex<f32>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x2x4x4xcomplex<f32>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x2x4x4xcomplex<f32>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x2x4x4xcomplex<f32>>
%r:8 = call @f(%a0, %a1) : (tensor<4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4xf32>, tensor<3xf32>, tensor<3xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4xf32>, tensor<2x2x3xf32>, tensor<2x2x3xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x2E2EB1BF00000000B66F5B4040590B3EA80713C0612491BFE0E2DABDF9FB3DC0F7C5A6C000000000D6D54F3F00000000F34BAABEA3A31EC0D8E4DDBF2E2291BF4B2889BE9D10023EA24A0140000000008CCC9CBF00000000405A913EB057163D6B9F91BCBEC2AF3E20BCA5BEC724DE3D4041E6BF00000000072F49C000000000"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 3.1063947858456231e-05 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0x2E2EB1BFD6D54F3F8CCC9CBF072F49C0"> : tensor<4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 1.8736692197762750e-05 : f64} : (tensor<4xf32>, tensor<4xf32>) -> ()
%e2 = stablehlo.constant dense<"0xF7C5A6C0A24A01404041E6BF"> : tensor<3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 3.1063947858456231e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e3 = stablehlo.constant dense<"0xAE35D43F14E7D5BC483ACA3F7AEC133F46B7B23F4D0C6B3F"> : tensor<3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.0027017083302781e-05 : f64} : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> ()
%e4 = stablehlo.constant dense<"0x325739C000000000D392BBBF00000000D801113E3D1B3D3E5AC01B3FF6EFE9BD7CE1973F14625FBEC71C7EC0000000003D000840000000002FEEFE3E0B3908BFA85EAF3EB8823C3EC650074064478EBFD747A1BF0000000098838E40000000005ABF36C064C294BED28020C0E9EA10C0668C2ABECC9CC73E05FDBDBE00000000429E8DBE000000005A52AF40000000001F78533D16D40DBF46F682BEE2F6403E4F181940C8F3D53FA0B6AB3D000000000903B53F0000000045E3FC3D237DAFBE90472DC0B45138C0A6085C404EBC45BEB68D96400000000057D898C00000000093DACEBFBFF1E4BF0810CC3EAB0F2F405F1E2A4079FDC13F8283A53F0000000013F98C4000000000E3E71A4000000000C3E817BF630E303F23720B3FB3C25FBDF74647C0D1FC923FB07FE63E000000006CAD9FC000000000CB708A3E329E5B3D28AEE4BF6CF94C4019800AC04A8B3B3F765BD9BF0000000070D45AC000000000389B2D40B025823D4970A83F0421BCBEDDE6C23FB606C2BE5D87D83F00000000E4946A3F00000000529624C0000000000B402C3D3F1E8D3E660531BDBC40283E0DCA60BF080F34BEB4BC853F0000000095789640000000001536BB3D55A5143EE6F43440E6C226C0BAB52F408CAE3D40F1EAAF4000000000078D7240000000000323393F182D4E3FF29DC3BDC65B8B3F764CF0BFEA493A400B3EBF3F00000000"> : tensor<2x2x4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 3.2767232482910913e-05 : f64} : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> ()
%e5 = stablehlo.constant dense<"0x325739C0C71C7EC0D747A1BF05FDBDBE429E8DBEA0B6AB3DB68D96408283A53F13F98C40B07FE63E765BD9BF5D87D83FE4946A3FB4BC853FF1EAAF400B3EBF3F"> : tensor<2x2x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 3.2767232482910913e-05 : f64} : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> ()
%e6 = stablehlo.constant dense<"0xD392BBBF3D00084098838E405A52AF400903B53F57D898C0E3E71A406CAD9FC070D45AC0529624C095789640078D7240"> : tensor<2x2x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 3.2656208759362926e-05 : f64} : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> ()
%e7 = stablehlo.constant dense<"0xAF00FA3FCCE29A3E7FE8B13F02F9563F6FC9843F8C48B33DD07DDA3F490E353F9015C23FFFA4033E9D3BC73FF774A2BE16F1913FFD787DBFD4638B3F0605B1BD7C00B93FB7FBE23D9DA1C13F5DC95B3FC079ED3FFD8BF03CDE67BF3F419E443F"> : tensor<2x2x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#7, %e7) {has_side_effect = true, tolerance = 1.1780465314359390e-05 : f64} : (tensor<2x2x3xcomplex<f32>>, tensor<2x2x3xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xcomplex<f32>>, %arg1: tensor<2x2x4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4xf32>, tensor<3xf32>, tensor<3xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4xf32>, tensor<2x2x3xf32>, tensor<2x2x3xcomplex<f32>>) {
%0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%1 = stablehlo.real %0 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%2 = stablehlo.imag %0 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%3 = stablehlo.negate %2 : tensor<4x4xf32>
%4 = stablehlo.complex %1, %3 : tensor<4x4xcomplex<f32>>
%5 = stablehlo.add %arg0, %4 : tensor<4x4xcomplex<f32>>
%6:5 = stablehlo.custom_call @lapack_chetrd_ffi(%5) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n], [o], []) {i=4, j=4, k=4, l=4, m=4, n=3, o=3}, custom>} : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4xf32>, tensor<3xf32>, tensor<3xcomplex<f32>>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%8 = stablehlo.compare EQ, %6#4, %7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
%11 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%12 = stablehlo.select %11, %6#0, %10 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
%13 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%14 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
%15 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
%16 = stablehlo.select %15, %6#1, %14 : tensor<4xi1>, tensor<4xf32>
%17 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%18 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3xf32>
%19 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%20 = stablehlo.select %19, %6#2, %18 : tensor<3xi1>, tensor<3xf32>
%21 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_2 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%22 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f32>>) -> tensor<3xcomplex<f32>>
%23 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%24 = stablehlo.select %23, %6#3, %22 : tensor<3xi1>, tensor<3xcomplex<f32>>
%25 = stablehlo.transpose %arg1, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%26 = stablehlo.real %25 : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xf32>
%27 = stablehlo.imag %25 : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xf32>
%28 = stablehlo.negate %27 : tensor<2x2x4x4xf32>
%29 = stablehlo.complex %26, %28 : tensor<2x2x4x4xcomplex<f32>>
%30 = stablehlo.add %arg1, %29 : tensor<2x2x4x4xcomplex<f32>>
%31:5 = stablehlo.custom_call @lapack_chetrd_ffi(%30) {backend_config = "", mhlo.backend_config = {uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j, p], [i, j, q], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4, p=3, q=3}, custom>} : (tensor<2x2x4x4xcomplex<f32>>) -> (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4xf32>, tensor<2x2x3xf32>, tensor<2x2x3xcomplex<f32>>, tensor<2x2xi32>)
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%32 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%33 = stablehlo.compare EQ, %31#4, %32, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%34 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1x1xi1>
%cst_4 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%35 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<complex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%36 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xi1>) -> tensor<2x2x4x4xi1>
%37 = stablehlo.select %36, %31#0, %35 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xcomplex<f32>>
%38 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1xi1>
%cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%39 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x2x4xf32>
%40 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2] : (tensor<2x2x1xi1>) -> tensor<2x2x4xi1>
%41 = stablehlo.select %40, %31#1, %39 : tensor<2x2x4xi1>, tensor<2x2x4xf32>
%42 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1xi1>
%cst_6 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%43 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x2x3xf32>
%44 = stablehlo.broadcast_in_dim %42, dims = [0, 1, 2] : (tensor<2x2x1xi1>) -> tensor<2x2x3xi1>
%45 = stablehlo.select %44, %31#2, %43 : tensor<2x2x3xi1>, tensor<2x2x3xf32>
%46 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1xi1>
%cst_7 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%47 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<complex<f32>>) -> tensor<2x2x3xcomplex<f32>>
%48 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2] : (tensor<2x2x1xi1>) -> tensor<2x2x3xi1>
%49 = stablehlo.select %48, %31#3, %47 : tensor<2x2x3xi1>, tensor<2x2x3xcomplex<f32>>
return %12, %16, %20, %24, %37, %41, %45, %49 : tensor<4x4xcomplex<f32>>, tensor<4xf32>, tensor<3xf32>, tensor<3xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4xf32>, tensor<2x2x3xf32>, tensor<2x2x3xcomplex<f32>>
}
}
// -----
// tridiagonal_solve_complex64
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
%c0 = stablehlo.constant dense<"0x2E2E31BF699243BF5A7CF93F8D79C23FDEA339BF848983BFB0BC933FEA4995BF1363BD3F650EB13FEE0EDFBED206B8BF946F7EBEE85647BF1D4E02BFFE18B9BF613DC9BFD6ADD93DA450ACBDD29BD93F7E6D84BFF4790C3EEAAE78BF24786BBF"> : tensor<2x6xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x6xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x6xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x6xcomplex<f32>>
%c1 = stablehlo.constant dense<"0xFAE9604007A400BF56E89F40253B8B3FE6FDAC4023402F3F2A584740AF2C563F7CDE65409EAC87BE9ECFD640FC99FE3F150752400706FF3FDE3861403C3DE53FD462D940288B9DBFE299AF406AE73D3F2B3B8F402F292C3F3A75A1401A53D63E"> : tensor<2x6xcomplex<f32>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x6xcomplex<f32>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x6xcomplex<f32>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x6xcomplex<f32>>
%c2 = stablehlo.constant dense<"0xE0277FBF40E3DF3ECDBCE43F49B87D3F66119FBF91B78F3FEB33A4BF743C59BFA3B619BFC4DF453F7FF689BF3526DA3F54892E3F4A655F3D5114C5BF5C76BF3F10E9CA3FE847A73FE15CB73F3A4C87BF758DFEBF976DA73F6CD8293E852AF5BF"> : tensor<2x6xcomplex<f32>>
%z2 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x6xcomplex<f32>>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x6xcomplex<f32>>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x6xcomplex<f32>>
%c3 = stablehlo.constant dense<"0x0C2CBEBF07A400BFD54D3DBB253B8B3F5FDECF3E23402F3FAD4FF1BFAF2C563F0843B4BF9EAC87BE7A3EDB3FFC99FE3FD6F1DBBF0706FF3F458EBDBF3C3DE53F4F8BE53F288B9DBF1B9EF93E6AE73D3FAB2606BF2F292C3F379D3A3D1A53D63E4EC0263FCFC3953E721566BFCC5E1F3F405CB9BF64AE85BFED79933FC0450FBE01732E3F452AD8BF30DF4A3D0C9DAD3F472BA23F08D8F5BF2603493E7A87F4BF503AF63FD67BDF3F894A97BF50BAF03F5E145C3ECAA6B73F802586BDAFFB423F1E3F16BFF96AAFBF5296BB3E75A8D03F998687BF2A1E9E3C4FBA9A3FEB284D3F2513BC3F9E18F4BF3613BEBF25D5C3BF3FDE06BE9DB2473F213464BF7CC7E53FB071D5BF361D83BF36B9CA3F67129DBF0F778FBEA03E68BFCE61B4BF5DEA843E"> : tensor<2x6x3xcomplex<f32>>
%z3 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x6x3xcomplex<f32>>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<2x6x3xcomplex<f32>>
%a3 = stablehlo.optimization_barrier %s3 : tensor<2x6x3xcomplex<f32>>
%r:2 = call @f(%a0, %a1, %a2, %a3) : (tensor<2x6xcomplex<f32>>, tensor<2x6xcomplex<f32>>, tensor<2x6xcomplex<f32>>, tensor<2x6x3xcomplex<f32>>) -> (tensor<2x6x3xcomplex<f32>>, tensor<6x3xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0xB988C3BE43F9F9BD967D9FBD21A47A3EDAEC313E29A1793E57AFEBBCD6E7813E436F60BD23355ABE56C7793EFABA443EF9D293BE2DCCC93E068F77BE901BD43E28F3A33E2EC827BE9269243E56A8DCBCDDC2A6BE615FD33D51D41DBDE0E4D73D5210FD3D818F6ABB01C31CBEBEBA543E75B792BEE55FB0BEB1572B3E8B0135BD2ADEF9BC421086BE17CAB73DC9DEBB3D636813BC42EF27BF4F4A96BE870BE6BE4C5E153F1BCA9C3DED90623C1534BB3E6530CE3EEEB13E3EEC488C3EFC47EE3EC56050BDAC7646BEDE6B8FBD4304A33E2D831DBEDCF0283E151E273EAB621D3E99A1993E83D6F5BE2974AABD1ADB9ABE03FB953D861B31BCC6745DBE9602973EE4D719BFA09EF0BD9C009E3E98DC83BE573627BE057818BE7E5FC1BEB14A4ABD"> : tensor<2x6x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 3.9103998261680317e-06 : f64} : (tensor<2x6x3xcomplex<f32>>, tensor<2x6x3xcomplex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0x81F9603E8B9B3B3E70254C3ECF8F3DBFE3589B3F5EF0383FD242883F24A1783F33D2CE3EAA036ABFFD0CB6BD78D039BF361B56BFEF9E0B3F827685BFB5B8883F8DF6DFBD856525BF6D3D18404EAC66BF82533A3FF58B15BFA10CEBBF83C22FBE5E7B08BEB9D0423FE3BD713F9297423F74A65FBF1DCF6BBE7B2E9E3FE79F8B40F374084032FAF83F2BE6433FCAE5F6BF"> : tensor<6x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 2.7030102955905022e-05 : f64} : (tensor<6x3xcomplex<f32>>, tensor<6x3xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<2x6xcomplex<f32>>, %arg1: tensor<2x6xcomplex<f32>>, %arg2: tensor<2x6xcomplex<f32>>, %arg3: tensor<2x6x3xcomplex<f32>>) -> (tensor<2x6x3xcomplex<f32>>, tensor<6x3xcomplex<f32>>) {
%0:5 = stablehlo.custom_call @lapack_cgtsv_ffi(%arg0, %arg1, %arg2, %arg3) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 2, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [3], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, k], [i, l], [i, m, n])->([i, o], [i, p], [i, q], [i, r, s], [i]) {i=2, j=6, k=6, l=6, m=6, n=3, o=6, p=6, q=6, r=6, s=3}, custom>} : (tensor<2x6xcomplex<f32>>, tensor<2x6xcomplex<f32>>, tensor<2x6xcomplex<f32>>, tensor<2x6x3xcomplex<f32>>) -> (tensor<2x6xcomplex<f32>>, tensor<2x6xcomplex<f32>>, tensor<2x6xcomplex<f32>>, tensor<2x6x3xcomplex<f32>>, tensor<2xi32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2xi32>
%2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
%3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
%cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<2x6x3xcomplex<f32>>
%5 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x6x3xi1>
%6 = stablehlo.select %5, %0#3, %4 : tensor<2x6x3xi1>, tensor<2x6x3xcomplex<f32>>
%7 = stablehlo.slice %arg0 [0:1, 0:6] : (tensor<2x6xcomplex<f32>>) -> tensor<1x6xcomplex<f32>>
%8 = stablehlo.reshape %7 : (tensor<1x6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
%9 = stablehlo.slice %arg1 [0:1, 0:6] : (tensor<2x6xcomplex<f32>>) -> tensor<1x6xcomplex<f32>>
%10 = stablehlo.reshape %9 : (tensor<1x6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
%cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<6xcomplex<f32>>
%12 = stablehlo.multiply %10, %11 : tensor<6xcomplex<f32>>
%13 = stablehlo.slice %arg2 [0:1, 0:6] : (tensor<2x6xcomplex<f32>>) -> tensor<1x6xcomplex<f32>>
%14 = stablehlo.reshape %13 : (tensor<1x6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
%15 = stablehlo.slice %arg3 [0:1, 0:6, 0:3] : (tensor<2x6x3xcomplex<f32>>) -> tensor<1x6x3xcomplex<f32>>
%16 = stablehlo.reshape %15 : (tensor<1x6x3xcomplex<f32>>) -> tensor<6x3xcomplex<f32>>
%17:5 = stablehlo.custom_call @lapack_cgtsv_ffi(%8, %12, %14, %16) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 2, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [3], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n], [o], [p], [q, r], []) {i=6, j=6, k=6, l=6, m=3, n=6, o=6, p=6, q=6, r=3}, custom>} : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6x3xcomplex<f32>>) -> (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6x3xcomplex<f32>>, tensor<i32>)
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%18 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<i32>
%19 = stablehlo.compare EQ, %17#4, %18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_2 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%21 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f32>>) -> tensor<6x3xcomplex<f32>>
%22 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x3xi1>
%23 = stablehlo.select %22, %17#3, %21 : tensor<6x3xi1>, tensor<6x3xcomplex<f32>>
return %6, %23 : tensor<2x6x3xcomplex<f32>>, tensor<6x3xcomplex<f32>>
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
%c0 = stablehlo.constant dense<"0x000000C0C525E6BF000000204D72E8BF000000408B2FFF3F000000A0314FF83F000000C07B34E7BF000000803071F0BF000000009677F23F000000403DA9F2BF0000006062ACF73F000000A0CC21F63F000000C0DDE1DBBF00000040DA00F7BF00000080F2CDCFBF00000000DDEAE8BF000000A0C349E0BF000000C01F23F7BF00000020AC27F9BF000000C0BA35BB3F00000080148AB5BF000000407A33FB3F000000C0AF8DF0BF000000803E8FC13F00000040DD15EFBF00000080046FEDBF000000C05B2DF4BF00000000C1D5FC3F00000020B997F3BF0000000068FBD3BF000000A0C015F43F000000E0B39BEEBF000000E04EB7D3BF000000206BAECE3F"> : tensor<4x4xcomplex<f64>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x4xcomplex<f64>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x4xcomplex<f64>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x4xcomplex<f64>>
%c1 = stablehlo.constant dense<"0x000000C0C525E6BF000000204D72E8BF000000408B2FFF3F000000A0314FF83F000000C07B34E7BF000000803071F0BF000000009677F23F000000403DA9F2BF0000006062ACF73F000000A0CC21F63F000000C0DDE1DBBF00000040DA00F7BF00000080F2CDCFBF00000000DDEAE8BF000000A0C349E0BF000000C01F23F7BF00000020AC27F9BF000000C0BA35BB3F00000080148AB5BF000000407A33FB3F000000C0AF8DF0BF000000803E8FC13F00000040DD15EFBF00000080046FEDBF000000C05B2DF4BF00000000C1D5FC3F00000020B997F3BF0000000068FBD3BF000000A0C015F43F000000E0B39BEEBF"> : tensor<5x3xcomplex<f64>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x3xcomplex<f64>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<5x3xcomplex<f64>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<5x3xcomplex<f64>>
%c2 = stablehlo.constant dense<"0x000000E02003E03F00000040C692E73F00000060F36BF93F000000E06939C0BF000000A0D5A4F13F000000C0C5D6F53F000000A03496F1BF000000806670E4BF000000C02694E9BF00000020822EDBBF000000C04CE8F73F000000C0DAFCF5BF000000C0BBA9FFBF000000A0C21ED2BF000000A0018FF43F000000C0B0F8EC3F000000802F03F33F000000A0A7C4EABF00000080D46AC0BF00000000A5DAE4BF000000C03B36E9BF00000040F4FEF3BF000000A08C5CECBF000000E0D0E4B1BF"> : tensor<3x4xcomplex<f64>>
%z2 = stablehlo.constant dense<(0.0, 0.0)> : tensor<3x4xcomplex<f64>>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<3x4xcomplex<f64>>
%a2 = stablehlo.optimization_barrier %s2 : tensor<3x4xcomplex<f64>>
%c3 = stablehlo.constant dense<"0x00000000FCE4EFBF0000000068FCDB3F000000A09997FC3F0000002009B7EF3F000000C02CE2F3BF00000020F2F6F13F000000607D86F4BF000000808E27EBBF00000060D436E3BF00000080F8BBE83F000000E0CF3EF1BF000000A0C644FB3F000000802AD1E53F00000040A9ECAB3F000000208AA2F8BF00000080CBEEF73F00000000225DF93F00000000FDE8F43F000000209CEBF63F0000004087E9F0BF000000A0AED1FFBF000000E0B2EDF43F000000800D3BC53F000000A050A5FEBF000000405929F9BF00000060DA39F2BF0000000055FBEEBF000000A0DD97E8BF000000204D46D5BF000000406A68F8BF000000A0A0BFC7BF000000A05C1FCFBF00000000174FC0BF0000000022FBE03F000000006F5CFB3F000000C0A333D1BF000000C096E0EEBF00000020253CF53F000000609BF9F3BF00000040F2A4E13F0000008049D3E53F000000209071F63F000000A06695FC3F00000080B7C0E6BF00000060550FFB3F0000002011A2DC3F000000200456F83F00000000F65FFEBF000000A098E1FBBF0000000048D8F8BF00000040D4F2FB3F000000404C46D03F000000004F1AE33F00000080FB83DF3F0000002092C7F73F000000C09BDDCFBF000000E0DB86D7BF000000C0BECBF3BF000000E083F5F1BF00000060E9C7EA3F000000A005C0F23F000000A0FB43F43F0000004070B0E43F000000006530F33F0000002084D8F13F00000080D61FF43F000000202B1DF3BF000000A0C7ACD7BF00000000C866F7BF000000C07C0AF6BF000000C03BDFF03F000000606BCBF93F000000A092B4FEBF00000060D0E8E83F000000C0B884FC3F000000609FA4DC3F00000080B85AF7BF00000060084CFABF000000E0D3A0D93F00000060204AF5BF00000040F4BBD4BF00000040DE33FD3F000000609B8AE6BF00000080A726EDBF00000060AF1AF5BF0000008022DDEF3F000000C0CAF1F13F000000A09444C13F000000209287FA3F000000C0B6CFFA3F00000040A84BED3F00000080282BFBBF0000008043ACD93F000000E0183DCFBF000000A0EB10EB3F000000006A8FE6BF000000C0347AC23F00000040D6C0FA3F00000080F4D4CD3F000000C09A71E0BF0000004047FDF93F00000000E2E5F13F0000006070D2EBBF00000080C1E2C1BF000000603FC7F1BF000000001312E6BF00000080209BFC3F000000C0E1B3DD3F00000000065CFC3F000000E076D1F5BF000000803594B8BF00000080060EC83F00000060F23FF33F00000060D7CAF7BF000000C0D022EF3F000000202C9AF93F000000C0C6C0FC3F00000000C995E6BF000000A05FC5FABF00000060E836F9BF00000060687BF93F000000A0F24CE53F00000060A33B403F000000A0396DF43F000000C07821CABF00000040925BF53F00000060C1E7E73F000000206608C1BF"> : tensor<2x2x4x4xcomplex<f64>>
%z3 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x2x4x4xcomplex<f64>>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<2x2x4x4xcomplex<f64>>
%a3 = stablehlo.optimization_barrier %s3 : tensor<2x2x4x4xcomplex<f64>>
%r:28 = call @f(%a0, %a1, %a2, %a3) : (tensor<4x4xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<5x5xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4xcomplex<f64>>)
%e0 = stablehlo.constant dense<"0xE8AE20661812C9BF68CB42064DACCBBF71C18B639FFEE0BF9918F432E0F5D6BF484452ED4D878A3F656612018534E3BFC8884F593F21D8BF4BA4369346ABA4BFA421BE0A43CCDA3FBFC67007990DD93F8886387EBC1EA03FF7348E3A9577D03F5E035BCDDFC3CABFED51F53B064ED3BF45C176F77404C8BF9CC2E44ED316E5BF95F9F9339C79DCBF185D024819CD9E3F7308367CD0C5C53F5601EB5815E2DDBF8CF90687FFE4E2BF9F4D4AB5C48ECF3F9809536BC9B1A73F37FD84858D2BD8BF90D019391BD7D6BFC6A38E180452E03F212C307CC9BDE03FE0465D568120A3BFDA4CD4C374E6C33F8ECFCF8B0F18D1BF86651B3E6513DABFD7DD5EC72EA2D13F"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 7.6075486167482820e-15 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e1 = stablehlo.constant dense<"0x709CAEEBD8440C4000000000000000002A520764F66CF1BFA4FCBC03F6D5D4BF899F34C45C83E0BF6A4A13A5F76AE0BF60B8D7B27CCBBDBF986B9028CA9DE23F0000000000000000000000000000000072FEEBB61D350BC00000000000000000CB00C37800F0EF3FCD57C23DDDD2E2BFE0C074B01244DFBFD8D752BCD1EDE33F0000000000000000000000000000000000000000000000000000000000000000DB0F8C0119D5FF3F0000000000000000260361450CE1F73F2BC0BAC33B06F93F000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000BF7B22477B78F23F0000000000000000"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 3.9231028073605006e-14 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e2 = stablehlo.constant dense<"0xE8AE20661812C9BF68CB42064DACCBBF71C18B639FFEE0BF9918F432E0F5D6BF484452ED4D878A3F656612018534E3BFC8884F593F21D8BF4BA4369346ABA4BFA421BE0A43CCDA3FBFC67007990DD93F8886387EBC1EA03FF7348E3A9577D03F5E035BCDDFC3CABFED51F53B064ED3BF45C176F77404C8BF9CC2E44ED316E5BF95F9F9339C79DCBF185D024819CD9E3F7308367CD0C5C53F5601EB5815E2DDBF8CF90687FFE4E2BF9F4D4AB5C48ECF3F9809536BC9B1A73F37FD84858D2BD8BF90D019391BD7D6BFC6A38E180452E03F212C307CC9BDE03FE0465D568120A3BFDA4CD4C374E6C33F8ECFCF8B0F18D1BF86651B3E6513DABFD7DD5EC72EA2D13F"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 7.6075486167482820e-15 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e3 = stablehlo.constant dense<"0x709CAEEBD8440C4000000000000000002A520764F66CF1BFA4FCBC03F6D5D4BF899F34C45C83E0BF6A4A13A5F76AE0BF60B8D7B27CCBBDBF986B9028CA9DE23F0000000000000000000000000000000072FEEBB61D350BC00000000000000000CB00C37800F0EF3FCD57C23DDDD2E2BFE0C074B01244DFBFD8D752BCD1EDE33F0000000000000000000000000000000000000000000000000000000000000000DB0F8C0119D5FF3F0000000000000000260361450CE1F73F2BC0BAC33B06F93F000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000BF7B22477B78F23F0000000000000000"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 3.9231028073605006e-14 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e4 = stablehlo.constant dense<"0x709CAEEBD8440C4000000000000000002A520764F66CF1BFA4FCBC03F6D5D4BF899F34C45C83E0BF6A4A13A5F76AE0BF60B8D7B27CCBBDBF986B9028CA9DE23F0000000000000000000000000000000072FEEBB61D350BC00000000000000000CB00C37800F0EF3FCD57C23DDDD2E2BFE0C074B01244DFBFD8D752BCD1EDE33F0000000000000000000000000000000000000000000000000000000000000000DB0F8C0119D5FF3F0000000000000000260361450CE1F73F2BC0BAC33B06F93F000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000BF7B22477B78F23F0000000000000000"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 3.9231028073605006e-14 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e5 = stablehlo.constant dense<"0x709CAEEBD8440C400000000000000000015B6832FD5DD9BF26AFD8A81F5DD0BF573117069DC6D63F7BA1F7D8C8E8B6BF2E321A15E16ECB3F9E227D3242C6DDBF2A520764F66CF1BFA4FCBC03F6D5D4BF72FEEBB61D350BC00000000000000000462E95E9E895D6BF19263A304232D73F37D7CCCBDE88E7BF2CC29CCE4839CA3F899F34C45C83E0BF6A4A13A5F76AE0BFCB00C37800F0EF3FCD57C23DDDD2E2BFDB0F8C0119D5FF3F000000000000000029CD00383251CABF212F19BB98ABD03F60B8D7B27CCBBDBF986B9028CA9DE23FE0C074B01244DFBFD8D752BCD1EDE33F260361450CE1F73F2BC0BAC33B06F93FBF7B22477B78F23F0000000000000000"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 3.9231028073605006e-14 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e6 = stablehlo.constant dense<"0xDD15C40C4322F33F68CB42064DACCB3F6C82B9AE8765F13F4CFF86A82F2F953FD708DF1F720EFC3FEE7408EF5E95D2BF22042074E349FE3FBF5CEB5674CCDC3F"> : tensor<4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 2.1602550507431410e-14 : f64} : (tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> ()
%e7 = stablehlo.constant dense<"0x30B6044A0868C9BF8BDC3787280BCCBF53B4C60FBA82DDBF5C398550C439E4BF66AD36EEC4F6D3BFEEAD187D8EEC9EBFD8A1E4FF352FD53FF9B6BB9A2B68D5BF8CD1B01D792DCCBFB3CF2088F9A9C9BF88F3120D9E478C3FC46D180A3CD8D5BF9E103BCCFB3DB2BF488419C47595CCBF1CBA1DF359D2D43F49CA9A6DE3E4D93F0567F8015965E0BF97559B9E632CD5BFFC8C3A606EB598BF2323FB6C1834DF3FB8225C6D5BE19EBFD8045E7ED643ACBFA96787F53E54E0BFE16DB67A01A0CABF620BE0E16525D7BF7C274E76F589E03F8009B8660A15723FECAB054A8A86C4BF74BA97B5A8F9C63F9FD55F8378C9D1BF"> : tensor<5x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#7, %e7) {has_side_effect = true, tolerance = 8.6860750495256771e-15 : f64} : (tensor<5x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>) -> ()
%e8 = stablehlo.constant dense<"0xDCC5A2483AE50B400000000000000000C0CA572E7E6AA43F9BFF191224840240194987E1B589E2BFF8F772F555C0E7BF00000000000000000000000000000000182D0C54E52709C00000000000000000239974F88C37F23FA9B1FF855F62F13F00000000000000000000000000000000000000000000000000000000000000001C0BDD97268605400000000000000000"> : tensor<3x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#8, %e8) {has_side_effect = true, tolerance = 3.8712672774663623e-14 : f64} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
%e9 = stablehlo.constant dense<"0x30B6044A0868C9BF8BDC3787280BCCBF53B4C60FBA82DDBF5C398550C439E4BF66AD36EEC4F6D3BFEEAD187D8EEC9EBF6C15ADF0712AD3BFBF6FFE039621CEBFF3515E96BE9BCEBFF058BEEC239B613FD8A1E4FF352FD53FF9B6BB9A2B68D5BF8CD1B01D792DCCBFB3CF2088F9A9C9BF88F3120D9E478C3FC46D180A3CD8D5BF3D559038E70EB93F9DFE022133F0DA3FDCCD57268995DE3F0843DDEB5B72D93F9E103BCCFB3DB2BF488419C47595CCBF1CBA1DF359D2D43F49CA9A6DE3E4D93F0567F8015965E0BF97559B9E632CD5BF54BF8B3D7D66DFBFE1FB4222BCB5BCBFC83D1A171E5F703F94F52D2292AFCC3FFC8C3A606EB598BF2323FB6C1834DF3FB8225C6D5BE19EBFD8045E7ED643ACBFA96787F53E54E0BFE16DB67A01A0CABFE8C0ADC1365DE13F00CA7C805B185F3F72ADFE55CBC1CABF268EA576ECCAD53F620BE0E16525D7BF7C274E76F589E03F8009B8660A15723FECAB054A8A86C4BF74BA97B5A8F9C63F9FD55F8378C9D1BFE0987242908ACDBFDB2C6FCEA995D0BFA01B817205CCE23F98EEC4FB2B58A33F"> : tensor<5x5xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#9, %e9) {has_side_effect = true, tolerance = 8.6860750495256771e-15 : f64} : (tensor<5x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>) -> ()
%e10 = stablehlo.constant dense<"0xDCC5A2483AE50B400000000000000000C0CA572E7E6AA43F9BFF191224840240194987E1B589E2BFF8F772F555C0E7BF00000000000000000000000000000000182D0C54E52709C00000000000000000239974F88C37F23FA9B1FF855F62F13F00000000000000000000000000000000000000000000000000000000000000001C0BDD97268605400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<5x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#10, %e10) {has_side_effect = true, tolerance = 3.8712672774663623e-14 : f64} : (tensor<5x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>) -> ()
%e11 = stablehlo.constant dense<"0xDCC5A2483AE50B400000000000000000C0CA572E7E6AA43F9BFF191224840240194987E1B589E2BFF8F772F555C0E7BF00000000000000000000000000000000182D0C54E52709C00000000000000000239974F88C37F23FA9B1FF855F62F13F00000000000000000000000000000000000000000000000000000000000000001C0BDD97268605400000000000000000"> : tensor<3x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#11, %e11) {has_side_effect = true, tolerance = 3.8712672774663623e-14 : f64} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
%e12 = stablehlo.constant dense<"0xDCC5A2483AE50B40000000000000000055788A48B6E3CBBFB4BD07CF2969D43F76845178A52AB73FD168FB5880BBC53F9E61B208A2DEAABFC257E25BF76BD9BFEB6CC9EEAC9CCB3FB790A6329A1FDEBFC0CA572E7E6AA43F9BFF191224840240182D0C54E52709C0000000000000000030D8A5B44F1ECBBF8F0D2D673F01D5BFF5D8E7341CECBABFB8B9BC510D86C83F190E77DAC4B8CEBF10B042369C20C83F194987E1B589E2BFF8F772F555C0E7BF239974F88C37F23FA9B1FF855F62F13F1C0BDD97268605400000000000000000806F79334CC9DB3FF2CC5A9E18A7C13F40CD03807DBCACBF7567FB87A1DBD53F"> : tensor<3x5xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#12, %e12) {has_side_effect = true, tolerance = 3.8712672774663623e-14 : f64} : (tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>) -> ()
%e13 = stablehlo.constant dense<"0xC6964009012DF33F8BDC3787280BCC3FE5F88595D85AF83FF4514760F477C83F527211DC73BDF63F5E5F0BBF3351D63F"> : tensor<3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#13, %e13) {has_side_effect = true, tolerance = 1.7032326374596226e-14 : f64} : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> ()
%e14 = stablehlo.constant dense<"0x4C2BE7823E98D0BF3BBCC1D34D6ED8BFC17B04A1D383E1BF8CDE5099648CB03F0CF6E62AC147C23FAA7B777582C5E53F1DCF89365B82DA3F367F5B16A42BCC3FD8FE0434BADAE3BFF6E7C99C2BF2E03F5E0C4BF8D2D8D0BF2603B79B1E3FCBBF8F2139C33DB4E3BFAA5340D0EFBDDB3F26FB1A2C7B07B33F724FBAA3FA5DC43F5F52706C1973E3BFD27FCA4A9324C73F"> : tensor<3x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#14, %e14) {has_side_effect = true, tolerance = 9.0562768312456898e-15 : f64} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
%e15 = stablehlo.constant dense<"0x6DE02FC874E0FEBF000000000000000068339422600AD0BF123F8223715EC93FCC69EA75D4EDFBBF2A22958202F1F73FBE9327A96E69FC3F8675B5A664FDD03F00000000000000000000000000000000BC0185BDCB2A05C00000000000000000E4B895DD4A87D33F3E9BA9E1D503DC3F44B6DA0CB930C53FE7861A5529F1E5BF0000000000000000000000000000000000000000000000000000000000000000AC4B3FFE48B9FE3F0000000000000000C8434A03FE15E3BF370A0C8A05A0EC3F"> : tensor<3x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#15, %e15) {has_side_effect = true, tolerance = 2.9375351221530016e-14 : f64} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
%e16 = stablehlo.constant dense<"0x4C2BE7823E98D0BF3BBCC1D34D6ED8BFC17B04A1D383E1BF8CDE5099648CB03F0CF6E62AC147C23FAA7B777582C5E53F1DCF89365B82DA3F367F5B16A42BCC3FD8FE0434BADAE3BFF6E7C99C2BF2E03F5E0C4BF8D2D8D0BF2603B79B1E3FCBBF8F2139C33DB4E3BFAA5340D0EFBDDB3F26FB1A2C7B07B33F724FBAA3FA5DC43F5F52706C1973E3BFD27FCA4A9324C73F"> : tensor<3x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#16, %e16) {has_side_effect = true, tolerance = 9.0562768312456898e-15 : f64} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
%e17 = stablehlo.constant dense<"0x6DE02FC874E0FEBF000000000000000068339422600AD0BF123F8223715EC93FCC69EA75D4EDFBBF2A22958202F1F73FBE9327A96E69FC3F8675B5A664FDD03F00000000000000000000000000000000BC0185BDCB2A05C00000000000000000E4B895DD4A87D33F3E9BA9E1D503DC3F44B6DA0CB930C53FE7861A5529F1E5BF0000000000000000000000000000000000000000000000000000000000000000AC4B3FFE48B9FE3F0000000000000000C8434A03FE15E3BF370A0C8A05A0EC3F"> : tensor<3x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#17, %e17) {has_side_effect = true, tolerance = 2.9375351221530016e-14 : f64} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
%e18 = stablehlo.constant dense<"0x6DE02FC874E0FEBF000000000000000068339422600AD0BF123F8223715EC93FCC69EA75D4EDFBBF2A22958202F1F73FBE9327A96E69FC3F8675B5A664FDD03F00000000000000000000000000000000BC0185BDCB2A05C00000000000000000E4B895DD4A87D33F3E9BA9E1D503DC3F44B6DA0CB930C53FE7861A5529F1E5BF0000000000000000000000000000000000000000000000000000000000000000AC4B3FFE48B9FE3F0000000000000000C8434A03FE15E3BF370A0C8A05A0EC3F"> : tensor<3x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#18, %e18) {has_side_effect = true, tolerance = 2.9375351221530016e-14 : f64} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
%e19 = stablehlo.constant dense<"0x6DE02FC874E0FEBF00000000000000001575C3517062D6BF98655B4B2799B1BFBE78E8435A8BD63FCE9180351CDDDCBF68339422600AD0BF123F8223715EC93FBC0185BDCB2A05C00000000000000000E56CCC1F3D91C1BFA2567E811F7C963FCC69EA75D4EDFBBF2A22958202F1F73FE4B895DD4A87D33F3E9BA9E1D503DC3FAC4B3FFE48B9FE3F0000000000000000BE9327A96E69FC3F8675B5A664FDD03F44B6DA0CB930C53FE7861A5529F1E5BFC8434A03FE15E3BF370A0C8A05A0EC3F"> : tensor<4x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#19, %e19) {has_side_effect = true, tolerance = 2.9375351221530016e-14 : f64} : (tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> ()
%e20 = stablehlo.constant dense<"0xD3CAB9A00F26F43F3BBCC1D34D6ED83FA0E94858B10FFD3F789D92E82677E0BF330000DD78FFFF3F0E4561CD807090BF"> : tensor<3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#20, %e20) {has_side_effect = true, tolerance = 2.2203745073145642e-14 : f64} : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> ()
%e21 = stablehlo.constant dense<"0xEC8BBC30B009D4BF928DF90D1295C13F05231C115233E53FBA88E6336580B93F086D93B6B916B9BFD0763E4EC18AE43FEFF416228870BBBF1C58657B5ED1A0BFE0D749C18D24C8BF85D2D4A32D14CF3F233803CFFB88DBBFF2CB7E7C7EC5D73F271CCF589F46D43F9470D96730A8C63FEC0136F08873E5BF74DD5A1A63B3A2BF7E298B0FAEDEDF3F4C397EFA1346DA3FCC4B7A396EEBA53F20642B240E50CFBFF2EE13955489E2BFD0C031402B638BBF06FA834F5B7EDBBF46EC14310E27A4BF1D3AB6D59C9DDFBF7189D5B7AFE6D6BFD1DEBEB4416DB53F700BD97C6D8DD9BF23C3DB005D65C8BF7185F3BEBC79D1BFDE24D2ACB8B8DCBF62DDAAA638B9D83FE094E5E0B5CAA4BFFABE451F0BA6C53F756B155044C1DFBF9C95D893992F9D3F1A6E10AC1533DA3F16A651FCB6CCD5BF48F716878972E4BF630F676E197BC63F9D74894015D3CB3F4BB53F5DDD9CDC3FD19369A6DE46E1BFBCE75B4DE6DDA3BF380E6198B724E1BFF479185DDCC1B2BFAC9BAFFD3206BC3F43294F0F033DD9BF6EB5C6EBC3C5E1BF6D0B63768DACDFBF09CDD43C9C59E0BF9B6962715949D53F10C400AB60BC98BF446028F8C0AFA73F8601160BD87FCF3F206BFEE3289FBBBFFCF2E4BF61FEBDBF5A7EC199BB3CD9BF63606E8F7798D23F6CED72934FF7AFBFD8075438B0C9DDBF3835D8AC1BF4DCBFEFA3D6EA590DDEBFE669A1EF5D4ED4BF540C9C1821C9D1BFFAA52F867C0ED4BF3D05409A6DBFDA3FE46872817460CBBF1572BE784C44D1BF885E50592173E4BF873927B6F3BFBA3F6F40643E5F6CD5BF2E215225199ADE3F8C4BD23556D3C8BF35EA1680B2CBD2BF0C50F7FAD72DC3BF2CC9974C77EBDABF156E61C3A680D6BFDCE311D2757DBC3F0E9AC798ABE0E13FC8DD3DAB13AAB43F3C0FB877B01ADDBFA498726C3BE9E13F92ABFA002E8AAB3F702F9C68FB8EBBBF2317258ACC8AD53FF7F66FB4FBE5DFBF060EF18A14F4D33F2B9E1A5AB270DABF18703CC698B8DABFE291CE6551C6E1BF90136B76FC80CB3F22D9D44E52A9C83F22480E22DC5CCEBF815CEC4AD2DBDCBF26E2082782A7AE3F80BCC4D3751EA6BFB8D5E3325203E0BF1E26638DF541E0BF508E832041B89D3FDE61ECB0FCD6DF3FBAFAEF17C3EAD23F6E1215B73877D83F5E31FD80978EB6BFE07EE74E3B48D53FEA9D3BF69E6BCA3F44AF73C2E783DFBF063F0B34FD71D7BFA4D410DA291CD43FE8BD518778C8D6BF56669D96ECB8DEBF0F66C11E438CBEBF24B4533B2C0BD7BFDD3411BB417BDC3F707DD5DADA33D1BFB224FE8CE65CCEBF00007A6B52DF8E3F8B9555907743D2BF4095D1B72A40E03FD46015236BECDC3FEC015D5E1381DEBF7B958ACCA47FC9BFC23F92715624D8BF2E8FF6872993D3BF31ECB96E8509E3BF425088E3415EB03FBCB4495C9BD1C2BF82ABF7995AF4D5BF"> : tensor<2x2x4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#21, %e21) {has_side_effect = true, tolerance = 8.2589861843641036e-15 : f64} : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> ()
%e22 = stablehlo.constant dense<"0x29EF0A9AA67709400000000000000000D0590ACB809FF33F5EE684D8ED25FBBF9EEF8BE239E9E53FDE3FCA5692EEFB3F9C596FF4C278DA3F2278E4DAADCFDBBF00000000000000000000000000000000FFFF1D37A16607400000000000000000221DAC969EDEE9BFD48E3A907595B9BF84341B60B9E7EA3FBAA6F72B9E8AE4BF000000000000000000000000000000000000000000000000000000000000000084FBB0FFEF7505400000000000000000E34FAF61388BE3BF387D973D771506400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000007CB7C29C772EF23F00000000000000002282CD98BC1909400000000000000000C03971F1556CF5BF98F34CE18AC8F0BFDAB035987B5DD8BFA036361AFC60CBBF76E96F343C00FABFA47C72390696B53F000000000000000000000000000000006682D8F3C5D507C00000000000000000E6968185B2CBD2BFFB77C7DCDD1BEABF9A6343AB17EEEABF0009B0CA27C4EB3F00000000000000000000000000000000000000000000000000000000000000001DD9FD80FA2A07C00000000000000000E3806EA7D41F02C04791000E6E37E33F000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000676A194A934AF83F000000000000000067C9FA8DD70D10C00000000000000000C8097DC3A96CFE3F3E30DC7BA94BEF3F8802C5660B02C5BF54B6EE209354F6BFB815C243E8F9D7BF34A7BC38D34EDF3F000000000000000000000000000000007B69BDFE5E9E02C00000000000000000DAAFD9EEE240E3BFC0F9B5E8522DAB3F842EEFFDB87EC83FAA5E3207BD33F93F00000000000000000000000000000000000000000000000000000000000000000C89D78A03A20840000000000000000028172A9FD955E8BF587EE19DFF96E33F0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000006671EF99E88C00C000000000000000004E5949CD49BB0AC000000000000000005675EF1EB1B6F03F8E1DD1704318FBBFF82F07545D3AF7BFFC69103CE66FF4BF6AD7A84ED619D4BFBCB7740632D7F23F00000000000000000000000000000000FA40CF5B57B901C000000000000000002080C2B5BD01FDBFAE4DF3EAE62BE83F0B30F50730F4EF3FF83347205C87D13F0000000000000000000000000000000000000000000000000000000000000000F952CD1A6CEE0440000000000000000095425F2EE92DE3BF10565481AA7AD0BF0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000007D6725E170C2FEBF0000000000000000"> : tensor<2x2x4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#22, %e22) {has_side_effect = true, tolerance = 4.4558996360172760e-14 : f64} : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> ()
%e23 = stablehlo.constant dense<"0xEC8BBC30B009D4BF928DF90D1295C13F05231C115233E53FBA88E6336580B93F086D93B6B916B9BFD0763E4EC18AE43FEFF416228870BBBF1C58657B5ED1A0BFE0D749C18D24C8BF85D2D4A32D14CF3F233803CFFB88DBBFF2CB7E7C7EC5D73F271CCF589F46D43F9470D96730A8C63FEC0136F08873E5BF74DD5A1A63B3A2BF7E298B0FAEDEDF3F4C397EFA1346DA3FCC4B7A396EEBA53F20642B240E50CFBFF2EE13955489E2BFD0C031402B638BBF06FA834F5B7EDBBF46EC14310E27A4BF1D3AB6D59C9DDFBF7189D5B7AFE6D6BFD1DEBEB4416DB53F700BD97C6D8DD9BF23C3DB005D65C8BF7185F3BEBC79D1BFDE24D2ACB8B8DCBF62DDAAA638B9D83FE094E5E0B5CAA4BFFABE451F0BA6C53F756B155044C1DFBF9C95D893992F9D3F1A6E10AC1533DA3F16A651FCB6CCD5BF48F716878972E4BF630F676E197BC63F9D74894015D3CB3F4BB53F5DDD9CDC3FD19369A6DE46E1BFBCE75B4DE6DDA3BF380E6198B724E1BFF479185DDCC1B2BFAC9BAFFD3206BC3F43294F0F033DD9BF6EB5C6EBC3C5E1BF6D0B63768DACDFBF09CDD43C9C59E0BF9B6962715949D53F10C400AB60BC98BF446028F8C0AFA73F8601160BD87FCF3F206BFEE3289FBBBFFCF2E4BF61FEBDBF5A7EC199BB3CD9BF63606E8F7798D23F6CED72934FF7AFBFD8075438B0C9DDBF3835D8AC1BF4DCBFEFA3D6EA590DDEBFE669A1EF5D4ED4BF540C9C1821C9D1BFFAA52F867C0ED4BF3D05409A6DBFDA3FE46872817460CBBF1572BE784C44D1BF885E50592173E4BF873927B6F3BFBA3F6F40643E5F6CD5BF2E215225199ADE3F8C4BD23556D3C8BF35EA1680B2CBD2BF0C50F7FAD72DC3BF2CC9974C77EBDABF156E61C3A680D6BFDCE311D2757DBC3F0E9AC798ABE0E13FC8DD3DAB13AAB43F3C0FB877B01ADDBFA498726C3BE9E13F92ABFA002E8AAB3F702F9C68FB8EBBBF2317258ACC8AD53FF7F66FB4FBE5DFBF060EF18A14F4D33F2B9E1A5AB270DABF18703CC698B8DABFE291CE6551C6E1BF90136B76FC80CB3F22D9D44E52A9C83F22480E22DC5CCEBF815CEC4AD2DBDCBF26E2082782A7AE3F80BCC4D3751EA6BFB8D5E3325203E0BF1E26638DF541E0BF508E832041B89D3FDE61ECB0FCD6DF3FBAFAEF17C3EAD23F6E1215B73877D83F5E31FD80978EB6BFE07EE74E3B48D53FEA9D3BF69E6BCA3F44AF73C2E783DFBF063F0B34FD71D7BFA4D410DA291CD43FE8BD518778C8D6BF56669D96ECB8DEBF0F66C11E438CBEBF24B4533B2C0BD7BFDD3411BB417BDC3F707DD5DADA33D1BFB224FE8CE65CCEBF00007A6B52DF8E3F8B9555907743D2BF4095D1B72A40E03FD46015236BECDC3FEC015D5E1381DEBF7B958ACCA47FC9BFC23F92715624D8BF2E8FF6872993D3BF31ECB96E8509E3BF425088E3415EB03FBCB4495C9BD1C2BF82ABF7995AF4D5BF"> : tensor<2x2x4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#23, %e23) {has_side_effect = true, tolerance = 8.2589861843641036e-15 : f64} : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> ()
%e24 = stablehlo.constant dense<"0x29EF0A9AA67709400000000000000000D0590ACB809FF33F5EE684D8ED25FBBF9EEF8BE239E9E53FDE3FCA5692EEFB3F9C596FF4C278DA3F2278E4DAADCFDBBF00000000000000000000000000000000FFFF1D37A16607400000000000000000221DAC969EDEE9BFD48E3A907595B9BF84341B60B9E7EA3FBAA6F72B9E8AE4BF000000000000000000000000000000000000000000000000000000000000000084FBB0FFEF7505400000000000000000E34FAF61388BE3BF387D973D771506400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000007CB7C29C772EF23F00000000000000002282CD98BC1909400000000000000000C03971F1556CF5BF98F34CE18AC8F0BFDAB035987B5DD8BFA036361AFC60CBBF76E96F343C00FABFA47C72390696B53F000000000000000000000000000000006682D8F3C5D507C00000000000000000E6968185B2CBD2BFFB77C7DCDD1BEABF9A6343AB17EEEABF0009B0CA27C4EB3F00000000000000000000000000000000000000000000000000000000000000001DD9FD80FA2A07C00000000000000000E3806EA7D41F02C04791000E6E37E33F000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000676A194A934AF83F000000000000000067C9FA8DD70D10C00000000000000000C8097DC3A96CFE3F3E30DC7BA94BEF3F8802C5660B02C5BF54B6EE209354F6BFB815C243E8F9D7BF34A7BC38D34EDF3F000000000000000000000000000000007B69BDFE5E9E02C00000000000000000DAAFD9EEE240E3BFC0F9B5E8522DAB3F842EEFFDB87EC83FAA5E3207BD33F93F00000000000000000000000000000000000000000000000000000000000000000C89D78A03A20840000000000000000028172A9FD955E8BF587EE19DFF96E33F0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000006671EF99E88C00C000000000000000004E5949CD49BB0AC000000000000000005675EF1EB1B6F03F8E1DD1704318FBBFF82F07545D3AF7BFFC69103CE66FF4BF6AD7A84ED619D4BFBCB7740632D7F23F00000000000000000000000000000000FA40CF5B57B901C000000000000000002080C2B5BD01FDBFAE4DF3EAE62BE83F0B30F50730F4EF3FF83347205C87D13F0000000000000000000000000000000000000000000000000000000000000000F952CD1A6CEE0440000000000000000095425F2EE92DE3BF10565481AA7AD0BF0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000007D6725E170C2FEBF0000000000000000"> : tensor<2x2x4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#24, %e24) {has_side_effect = true, tolerance = 4.4558996360172760e-14 : f64} : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> ()
%e25 = stablehlo.constant dense<"0x29EF0A9AA67709400000000000000000D0590ACB809FF33F5EE684D8ED25FBBF9EEF8BE239E9E53FDE3FCA5692EEFB3F9C596FF4C278DA3F2278E4DAADCFDBBF00000000000000000000000000000000FFFF1D37A16607400000000000000000221DAC969EDEE9BFD48E3A907595B9BF84341B60B9E7EA3FBAA6F72B9E8AE4BF000000000000000000000000000000000000000000000000000000000000000084FBB0FFEF7505400000000000000000E34FAF61388BE3BF387D973D771506400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000007CB7C29C772EF23F00000000000000002282CD98BC1909400000000000000000C03971F1556CF5BF98F34CE18AC8F0BFDAB035987B5DD8BFA036361AFC60CBBF76E96F343C00FABFA47C72390696B53F000000000000000000000000000000006682D8F3C5D507C00000000000000000E6968185B2CBD2BFFB77C7DCDD1BEABF9A6343AB17EEEABF0009B0CA27C4EB3F00000000000000000000000000000000000000000000000000000000000000001DD9FD80FA2A07C00000000000000000E3806EA7D41F02C04791000E6E37E33F000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000676A194A934AF83F000000000000000067C9FA8DD70D10C00000000000000000C8097DC3A96CFE3F3E30DC7BA94BEF3F8802C5660B02C5BF54B6EE209354F6BFB815C243E8F9D7BF34A7BC38D34EDF3F000000000000000000000000000000007B69BDFE5E9E02C00000000000000000DAAFD9EEE240E3BFC0F9B5E8522DAB3F842EEFFDB87EC83FAA5E3207BD33F93F00000000000000000000000000000000000000000000000000000000000000000C89D78A03A20840000000000000000028172A9FD955E8BF587EE19DFF96E33F0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000006671EF99E88C00C000000000000000004E5949CD49BB0AC000000000000000005675EF1EB1B6F03F8E1DD1704318FBBFF82F07545D3AF7BFFC69103CE66FF4BF6AD7A84ED619D4BFBCB7740632D7F23F00000000000000000000000000000000FA40CF5B57B901C000000000000000002080C2B5BD01FDBFAE4DF3EAE62BE83F0B30F50730F4EF3FF83347205C87D13F0000000000000000000000000000000000000000000000000000000000000000F952CD1A6CEE0440000000000000000095425F2EE92DE3BF10565481AA7AD0BF0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000007D6725E170C2FEBF0000000000000000"> : tensor<2x2x4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#25, %e25) {has_side_effect = true, tolerance = 4.4558996360172760e-14 : f64} : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> ()
%e26 = stablehlo.constant dense<"0x29EF0A9AA67709400000000000000000BF9D9B08E7A2C43F24D8D58D7A82C5BF90C7C48909F0D5BF41959750D04DD6BF33376F4D0F03D63FFCFF361747BED33FD0590ACB809FF33F5EE684D8ED25FBBFFFFF1D37A1660740000000000000000008EBE7DBF64EC1BF4C78527A9084ABBF80FB26F02CA0A7BF4F8D910E4263D93F9EEF8BE239E9E53FDE3FCA5692EEFB3F221DAC969EDEE9BFD48E3A907595B9BF84FBB0FFEF7505400000000000000000D434C9870F8EB2BF33CBC1A68BF7D23F9C596FF4C278DA3F2278E4DAADCFDBBF84341B60B9E7EA3FBAA6F72B9E8AE4BFE34FAF61388BE3BF387D973D771506407CB7C29C772EF23F00000000000000002282CD98BC190940000000000000000072E91CC0BB57C1BF283B5893CFE7DCBF5507CE278675DC3F1DF50B131E88E13F64D82D1DC770A93F562D2F08ECC4D83FC03971F1556CF5BF98F34CE18AC8F0BF6682D8F3C5D507C000000000000000008E226457E8BEBB3FF0E5AD71C77CD8BF2C03998EA3B6CABFC5AEF9DABC6CA7BFDAB035987B5DD8BFA036361AFC60CBBFE6968185B2CBD2BFFB77C7DCDD1BEABF1DD9FD80FA2A07C00000000000000000D8362869524BE13F9639BA412096D73F76E96F343C00FABFA47C72390696B53F9A6343AB17EEEABF0009B0CA27C4EB3FE3806EA7D41F02C04791000E6E37E33F676A194A934AF83F000000000000000067C9FA8DD70D10C00000000000000000563B3D7E7657D4BF9C5F10FE5967CD3F8C365B50EE47973F3ED29952106BD63F8339FEE5855AD83F066D461D29E0CD3FC8097DC3A96CFE3F3E30DC7BA94BEF3F7B69BDFE5E9E02C0000000000000000045969719866DD6BFA0029CAD83EAC43F194555FA37AAE13FB08755E282ACD3BF8802C5660B02C5BF54B6EE209354F6BFDAAFD9EEE240E3BFC0F9B5E8522DAB3F0C89D78A03A208400000000000000000A1172F338A3DD7BF5C353F2A00C5C5BFB815C243E8F9D7BF34A7BC38D34EDF3F842EEFFDB87EC83FAA5E3207BD33F93F28172A9FD955E8BF587EE19DFF96E33F6671EF99E88C00C000000000000000004E5949CD49BB0AC0000000000000000006A7467DD685D5BFB4B9E8C350B6A2BFC6294AB3543EBD3F97F7577F13CFDEBFFAE175677D89DC3F583924E67E7A97BF5675EF1EB1B6F03F8E1DD1704318FBBFFA40CF5B57B901C00000000000000000B98AF3C42C73C83FC4E5FA48E4CBCF3FF9C4F84B3A87C03F2D8066B837B0C53FF82F07545D3AF7BFFC69103CE66FF4BF2080C2B5BD01FDBFAE4DF3EAE62BE83FF952CD1A6CEE044000000000000000009A3BD8647232E63F80938853382F403F6AD7A84ED619D4BFBCB7740632D7F23F0B30F50730F4EF3FF83347205C87D13F95425F2EE92DE3BF10565481AA7AD0BF7D6725E170C2FEBF0000000000000000"> : tensor<2x2x4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#26, %e26) {has_side_effect = true, tolerance = 4.4558996360172760e-14 : f64} : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> ()
%e27 = stablehlo.constant dense<"0xFB222F0C6C02F53F928DF90D1295C1BF3B50CAEF4FDCF83F6648B72B6DDEDDBF29149289AEF2FC3FA7717A837E9DC8BF467A418675C8F83FE1625CDF60BFEABFA72C07AF55A6F03FFABE451F0BA6C5BF426E9A3A85EBF93F7EB284040A94D03F51B543179F1EF63F98DDBC28244BC43FB6FDF71C3A03FC3F444571F62B23E53F150327464872F43FFAA52F867C0ED43F78AB9B48135CF33F351627C6AA15D43FC40C34B50E28FA3FE08A4F9CD44CD8BF12188312BEFFFF3F1FC8BFC61DF786BFE4259EAEF3B0F03FB8D5E3325203E03FBAD6093F24A1FA3F0BEB97BF4A02D83F7243DE01B554F53F882E200A2A55C33F21A23ACA1AADFA3F1BB16A7297D5E73F"> : tensor<2x2x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#27, %e27) {has_side_effect = true, tolerance = 2.2204111471490306e-14 : f64} : (tensor<2x2x4xcomplex<f64>>, tensor<2x2x4xcomplex<f64>>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xcomplex<f64>>, %arg1: tensor<5x3xcomplex<f64>>, %arg2: tensor<3x4xcomplex<f64>>, %arg3: tensor<2x2x4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<5x5xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4xcomplex<f64>>) {
%0:2 = call @qr(%arg0) : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>)
%1:2 = call @qr_0(%arg0) : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>)
%2 = call @qr_1(%arg0) : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%3:2 = call @qr_2(%arg0) : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4xcomplex<f64>>)
%4:2 = call @qr_3(%arg1) : (tensor<5x3xcomplex<f64>>) -> (tensor<5x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>)
%5:2 = call @qr_4(%arg1) : (tensor<5x3xcomplex<f64>>) -> (tensor<5x5xcomplex<f64>>, tensor<5x3xcomplex<f64>>)
%6 = call @qr_5(%arg1) : (tensor<5x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%7:2 = call @qr_6(%arg1) : (tensor<5x3xcomplex<f64>>) -> (tensor<3x5xcomplex<f64>>, tensor<3xcomplex<f64>>)
%8:2 = call @qr_7(%arg2) : (tensor<3x4xcomplex<f64>>) -> (tensor<3x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>)
%9:2 = call @qr_8(%arg2) : (tensor<3x4xcomplex<f64>>) -> (tensor<3x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>)
%10 = call @qr_9(%arg2) : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
%11:2 = call @qr_10(%arg2) : (tensor<3x4xcomplex<f64>>) -> (tensor<4x3xcomplex<f64>>, tensor<3xcomplex<f64>>)
%12:2 = call @qr_11(%arg3) : (tensor<2x2x4x4xcomplex<f64>>) -> (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>)
%13:2 = call @qr_12(%arg3) : (tensor<2x2x4x4xcomplex<f64>>) -> (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>)
%14 = call @qr_13(%arg3) : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%15:2 = call @qr_14(%arg3) : (tensor<2x2x4x4xcomplex<f64>>) -> (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4xcomplex<f64>>)
return %0#0, %0#1, %1#0, %1#1, %2, %3#0, %3#1, %4#0, %4#1, %5#0, %5#1, %6, %7#0, %7#1, %8#0, %8#1, %9#0, %9#1, %10, %11#0, %11#1, %12#0, %12#1, %13#0, %13#1, %14, %15#0, %15#1 : tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<5x5xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4xcomplex<f64>>
}
func.func private @qr(%arg0: tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) {
%0:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4xcomplex<f64>>)
%1 = stablehlo.custom_call @lapack_zungqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%2 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%4 = stablehlo.add %2, %3 : tensor<4x4xi64>
%5 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
%8 = stablehlo.select %6, %7, %0#0 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
return %1, %8 : tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>
}
func.func private @qr_0(%arg0: tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) {
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
func.func private @qr_1(%arg0: tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>> {
%0:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4xcomplex<f64>>)
%1 = stablehlo.custom_call @lapack_zungqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%2 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%4 = stablehlo.add %2, %3 : tensor<4x4xi64>
%5 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
%8 = stablehlo.select %6, %7, %0#0 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
return %8 : tensor<4x4xcomplex<f64>>
}
func.func private @qr_2(%arg0: tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4xcomplex<f64>>) {
%0:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4xcomplex<f64>>)
%1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
return %1, %0#1 : tensor<4x4xcomplex<f64>>, tensor<4xcomplex<f64>>
}
func.func private @qr_3(%arg0: tensor<5x3xcomplex<f64>>) -> (tensor<5x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) {
%0:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=5, j=3, k=5, l=3, m=3}, custom>} : (tensor<5x3xcomplex<f64>>) -> (tensor<5x3xcomplex<f64>>, tensor<3xcomplex<f64>>)
%1 = stablehlo.custom_call @lapack_zungqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=5, j=3, k=3, l=5, m=3}, custom>} : (tensor<5x3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
%2 = stablehlo.slice %0#0 [0:3, 0:3] : (tensor<5x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%3 = stablehlo.iota dim = 0 : tensor<3x3xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
%5 = stablehlo.add %3, %4 : tensor<3x3xi64>
%6 = stablehlo.iota dim = 1 : tensor<3x3xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
%9 = stablehlo.select %7, %8, %2 : tensor<3x3xi1>, tensor<3x3xcomplex<f64>>
return %1, %9 : tensor<5x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>
}
func.func private @qr_4(%arg0: tensor<5x3xcomplex<f64>>) -> (tensor<5x5xcomplex<f64>>, tensor<5x3xcomplex<f64>>) {
%0:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=5, j=3, k=5, l=3, m=3}, custom>} : (tensor<5x3xcomplex<f64>>) -> (tensor<5x3xcomplex<f64>>, tensor<3xcomplex<f64>>)
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%1 = stablehlo.pad %0#0, %cst, low = [0, 0], high = [0, 2], interior = [0, 0] : (tensor<5x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<5x5xcomplex<f64>>
%2 = stablehlo.custom_call @lapack_zungqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=5, j=5, k=3, l=5, m=5}, custom>} : (tensor<5x5xcomplex<f64>>, tensor<3xcomplex<f64>>) -> tensor<5x5xcomplex<f64>>
%3 = stablehlo.iota dim = 0 : tensor<5x3xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<5x3xi64>
%5 = stablehlo.add %3, %4 : tensor<5x3xi64>
%6 = stablehlo.iota dim = 1 : tensor<5x3xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<5x3xi64>, tensor<5x3xi64>) -> tensor<5x3xi1>
%cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<5x3xcomplex<f64>>
%9 = stablehlo.select %7, %8, %0#0 : tensor<5x3xi1>, tensor<5x3xcomplex<f64>>
return %2, %9 : tensor<5x5xcomplex<f64>>, tensor<5x3xcomplex<f64>>
}
func.func private @qr_5(%arg0: tensor<5x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>> {
%0:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=5, j=3, k=5, l=3, m=3}, custom>} : (tensor<5x3xcomplex<f64>>) -> (tensor<5x3xcomplex<f64>>, tensor<3xcomplex<f64>>)
%1 = stablehlo.custom_call @lapack_zungqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=5, j=3, k=3, l=5, m=3}, custom>} : (tensor<5x3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
%2 = stablehlo.slice %0#0 [0:3, 0:3] : (tensor<5x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%3 = stablehlo.iota dim = 0 : tensor<3x3xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
%5 = stablehlo.add %3, %4 : tensor<3x3xi64>
%6 = stablehlo.iota dim = 1 : tensor<3x3xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
%9 = stablehlo.select %7, %8, %2 : tensor<3x3xi1>, tensor<3x3xcomplex<f64>>
return %9 : tensor<3x3xcomplex<f64>>
}
func.func private @qr_6(%arg0: tensor<5x3xcomplex<f64>>) -> (tensor<3x5xcomplex<f64>>, tensor<3xcomplex<f64>>) {
%0:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=5, j=3, k=5, l=3, m=3}, custom>} : (tensor<5x3xcomplex<f64>>) -> (tensor<5x3xcomplex<f64>>, tensor<3xcomplex<f64>>)
%1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<5x3xcomplex<f64>>) -> tensor<3x5xcomplex<f64>>
return %1, %0#1 : tensor<3x5xcomplex<f64>>, tensor<3xcomplex<f64>>
}
func.func private @qr_7(%arg0: tensor<3x4xcomplex<f64>>) -> (tensor<3x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>) {
%0:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=3, j=4, k=3, l=4, m=3}, custom>} : (tensor<3x4xcomplex<f64>>) -> (tensor<3x4xcomplex<f64>>, tensor<3xcomplex<f64>>)
%1 = stablehlo.slice %0#0 [0:3, 0:3] : (tensor<3x4xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%2 = stablehlo.custom_call @lapack_zungqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%3 = stablehlo.iota dim = 0 : tensor<3x4xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
%5 = stablehlo.add %3, %4 : tensor<3x4xi64>
%6 = stablehlo.iota dim = 1 : tensor<3x4xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<3x4xcomplex<f64>>
%9 = stablehlo.select %7, %8, %0#0 : tensor<3x4xi1>, tensor<3x4xcomplex<f64>>
return %2, %9 : tensor<3x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>
}
func.func private @qr_8(%arg0: tensor<3x4xcomplex<f64>>) -> (tensor<3x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>) {
%0:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=3, j=4, k=3, l=4, m=3}, custom>} : (tensor<3x4xcomplex<f64>>) -> (tensor<3x4xcomplex<f64>>, tensor<3xcomplex<f64>>)
%1 = stablehlo.slice %0#0 [0:3, 0:3] : (tensor<3x4xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%2 = stablehlo.custom_call @lapack_zungqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%3 = stablehlo.iota dim = 0 : tensor<3x4xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
%5 = stablehlo.add %3, %4 : tensor<3x4xi64>
%6 = stablehlo.iota dim = 1 : tensor<3x4xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<3x4xcomplex<f64>>
%9 = stablehlo.select %7, %8, %0#0 : tensor<3x4xi1>, tensor<3x4xcomplex<f64>>
return %2, %9 : tensor<3x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>
}
func.func private @qr_9(%arg0: tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>> {
%0:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=3, j=4, k=3, l=4, m=3}, custom>} : (tensor<3x4xcomplex<f64>>) -> (tensor<3x4xcomplex<f64>>, tensor<3xcomplex<f64>>)
%1 = stablehlo.slice %0#0 [0:3, 0:3] : (tensor<3x4xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%2 = stablehlo.custom_call @lapack_zungqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%3 = stablehlo.iota dim = 0 : tensor<3x4xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
%5 = stablehlo.add %3, %4 : tensor<3x4xi64>
%6 = stablehlo.iota dim = 1 : tensor<3x4xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<3x4xcomplex<f64>>
%9 = stablehlo.select %7, %8, %0#0 : tensor<3x4xi1>, tensor<3x4xcomplex<f64>>
return %9 : tensor<3x4xcomplex<f64>>
}
func.func private @qr_10(%arg0: tensor<3x4xcomplex<f64>>) -> (tensor<4x3xcomplex<f64>>, tensor<3xcomplex<f64>>) {
%0:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=3, j=4, k=3, l=4, m=3}, custom>} : (tensor<3x4xcomplex<f64>>) -> (tensor<3x4xcomplex<f64>>, tensor<3xcomplex<f64>>)
%1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<3x4xcomplex<f64>>) -> tensor<4x3xcomplex<f64>>
return %1, %0#1 : tensor<4x3xcomplex<f64>>, tensor<3xcomplex<f64>>
}
func.func private @qr_11(%arg0: tensor<2x2x4x4xcomplex<f64>>) -> (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) {
%0:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x2x4x4xcomplex<f64>>) -> (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4xcomplex<f64>>)
%1 = stablehlo.custom_call @lapack_zungqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [i, j, m])->([i, j, n, o]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%2 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%4 = stablehlo.add %2, %3 : tensor<4x4xi64>
%5 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%7 = stablehlo.broadcast_in_dim %6, dims = [2, 3] : (tensor<4x4xi1>) -> tensor<2x2x4x4xi1>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%9 = stablehlo.select %7, %8, %0#0 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xcomplex<f64>>
return %1, %9 : tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>
}
func.func private @qr_12(%arg0: tensor<2x2x4x4xcomplex<f64>>) -> (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) {
%0:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x2x4x4xcomplex<f64>>) -> (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4xcomplex<f64>>)
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%1 = stablehlo.pad %0#0, %cst, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<2x2x4x4xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%2 = stablehlo.custom_call @lapack_zungqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [i, j, m])->([i, j, n, o]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%3 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%5 = stablehlo.add %3, %4 : tensor<4x4xi64>
%6 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%8 = stablehlo.broadcast_in_dim %7, dims = [2, 3] : (tensor<4x4xi1>) -> tensor<2x2x4x4xi1>
%cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%10 = stablehlo.select %8, %9, %0#0 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xcomplex<f64>>
return %2, %10 : tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>
}
func.func private @qr_13(%arg0: tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>> {
%0:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x2x4x4xcomplex<f64>>) -> (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4xcomplex<f64>>)
%1 = stablehlo.custom_call @lapack_zungqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [i, j, m])->([i, j, n, o]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%2 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%4 = stablehlo.add %2, %3 : tensor<4x4xi64>
%5 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%7 = stablehlo.broadcast_in_dim %6, dims = [2, 3] : (tensor<4x4xi1>) -> tensor<2x2x4x4xi1>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%9 = stablehlo.select %7, %8, %0#0 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xcomplex<f64>>
return %9 : tensor<2x2x4x4xcomplex<f64>>
}
func.func private @qr_14(%arg0: tensor<2x2x4x4xcomplex<f64>>) -> (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4xcomplex<f64>>) {
%0:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x2x4x4xcomplex<f64>>) -> (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4xcomplex<f64>>)
%1 = stablehlo.transpose %0#0, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
return %1, %0#1 : tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4xcomplex<f64>>
}
}
// -----
// qr_pivoted_complex128
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
%c0 = stablehlo.constant dense<"0x000000C0C525E6BF000000204D72E8BF000000408B2FFF3F000000A0314FF83F000000C07B34E7BF000000803071F0BF000000009677F23F000000403DA9F2BF0000006062ACF73F000000A0CC21F63F000000C0DDE1DBBF00000040DA00F7BF00000080F2CDCFBF00000000DDEAE8BF000000A0C349E0BF000000C01F23F7BF00000020AC27F9BF000000C0BA35BB3F00000080148AB5BF000000407A33FB3F000000C0AF8DF0BF000000803E8FC13F00000040DD15EFBF00000080046FEDBF000000C05B2DF4BF00000000C1D5FC3F00000020B997F3BF0000000068FBD3BF000000A0C015F43F000000E0B39BEEBF"> : tensor<5x3xcomplex<f64>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x3xcomplex<f64>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<5x3xcomplex<f64>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<5x3xcomplex<f64>>
%c1 = stablehlo.constant dense<"0x000000E02003E03F00000040C692E73F00000060F36BF93F000000E06939C0BF000000A0D5A4F13F000000C0C5D6F53F000000A03496F1BF000000806670E4BF000000C02694E9BF00000020822EDBBF000000C04CE8F73F000000C0DAFCF5BF000000C0BBA9FFBF000000A0C21ED2BF000000A0018FF43F000000C0B0F8EC3F000000802F03F33F000000A0A7C4EABF00000080D46AC0BF00000000A5DAE4BF000000C03B36E9BF00000040F4FEF3BF000000A08C5CECBF000000E0D0E4B1BF"> : tensor<3x4xcomplex<f64>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<3x4xcomplex<f64>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xcomplex<f64>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xcomplex<f64>>
%c2 = stablehlo.constant dense<"0x000000000100000000000000"> : tensor<3xi32>
%z2 = stablehlo.constant dense<0> : tensor<3xi32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<3xi32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<3xi32>
%r:9 = call @f(%a0, %a1, %a2) : (tensor<5x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3xi32>) -> (tensor<5x5xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<3xi32>, tensor<3x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<4xi32>, tensor<5x3xcomplex<f64>>, tensor<3xi32>, tensor<3xcomplex<f64>>)
%e0 = stablehlo.constant dense<"0x80407F1F7BF2DFBFB700D3D325E7D8BF537501B5886CB6BFC7CDCD79FA17B4BF9D46CB0DA7B5E3BF664EB1AA6E13B03FC50AD9236DAAB6BF39DDC388A5CDD5BF0279D0D44C0ACDBFD45FD1570BFFC4BF114F69E15C40D8BF309967A424ACD6BF360D6E54E96AA3BF1E6127FAA685D0BF7DFBE3244939C33F6444B8563493D0BF7791EC4A6812D1BFD74FBB8ADE0ED43F6393444DA39CD23FED165351AF14E23F33459F2994AFC03FE9B76943C0B3D73F4D0EA04B6F0FE1BF70262EAC13A2C4BF187C2463D4FE87BF3887C961EBD2DEBFC2EBE9993F67D9BF52BF0C508411D7BF0B5BDFD35B4DBCBF20F5C7C1D0BCAF3FC9000CDC28F5D03F4CFAC28F01FDA1BF09E2F39633BFDDBF5E5E05392756D6BF8E0D18DF9317CEBFAC2FAF252E41D23F2AC5EB3B5319E03FC3842C7E9300B73FBA328C30FCABC1BF39A7692989AFDA3F10F6609E3112D43F6A9DD6984F78B43FBF29DCA92E2CD33F06E14A5B972CDBBF1432086823FED1BF7AF0FB09E605D23F0F5CA623CB49D2BF2BA13CA73DB1D1BF2B5F489872C4E13F16ED997D0F96973F"> : tensor<5x5xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 7.0551502758382375e-15 : f64} : (tensor<5x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>) -> ()
%e1 = stablehlo.constant dense<"0x5F3ABFA2BD3C0FC0000000000000000098C1AC5FF2CDF53FAC3E3870EF40E13F20A39334593BA2BF8805FF1807890040000000000000000000000000000000000ADBEF09D042074000000000000000004A00392729FBF0BF00B058923CD2B5BF00000000000000000000000000000000000000000000000000000000000000000FDB2A0C80C904400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<5x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 4.3350418548761269e-14 : f64} : (tensor<5x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>) -> ()
%e2 = stablehlo.constant dense<"0x010000000200000000000000"> : tensor<3xi32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
%e3 = stablehlo.constant dense<"0xAC3C8CC5EB31D7BFE73D4CC9BDB5DCBF997B60AC4084E5BFD4402B1DE3FDB83F6F9E261C2DDFDCBF3A7CA63B1D57A8BF8FCA3ECBFACFE43FD59F8D0135D2B73F2CC8B7669C81E1BF0C1C14AA4941DB3F3DA78E4E1C25D23F30D01B5CFAE3B53FDC06FFA36E92D03FBB1B42C07A49DA3F9678F771A79FBC3FF31A84445737CB3FB84AC395DAF2E5BFEA7FDF92BD18DFBF"> : tensor<3x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 9.3320605895407783e-15 : f64} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
%e4 = stablehlo.constant dense<"0xE1283E5E755708C0000000000000000000CE7E1BF8A9983F7D3B753413F9D8BF84CCF7DAC28BF53FC0BDC9802FB7E13F3842FEB7B1B6F1BF70C1A1A3805EEEBF00000000000000000000000000000000103EA1831F1705C000000000000000007AA9466A8768CF3F58A93B6D0CCED4BF403E4EBFA031ABBFAE1D4487D253D4BF0000000000000000000000000000000000000000000000000000000000000000CDC3FE2FC1C1F93F00000000000000004EB6854B43D5EDBF60C6A81EF44BE93F"> : tensor<3x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 3.3780804050739246e-14 : f64} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
%e5 = stablehlo.constant dense<"0x02000000010000000300000000000000"> : tensor<4xi32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
%e6 = stablehlo.constant dense<"0x5F3ABFA2BD3C0FC0000000000000000098C1AC5FF2CDF53FAC3E3870EF40E13F20A39334593BA2BF8805FF18078900403E7086DF41D5D23F7077ED6A6B78C43F0ADBEF09D042074000000000000000004A00392729FBF0BF00B058923CD2B5BF1A32AF2ED81DC2BF19F5841B0BEBCABFA1E80CFF8903E13F2ACCC9C06449B23F0FDB2A0C80C904400000000000000000E28341172677C4BF5C65215E789FB03FEA826C9BF1BAE03F968296E35304CE3F5459970B4327D13FA87563B42D10D8BFB58824EF0FBFCABF40423F7535694D3FCA72D5E2ED35C6BF77FC0FD42AEFDD3F0968FE35D576D03F148D2EBBF1A2C7BF"> : tensor<5x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 4.3350418548761269e-14 : f64} : (tensor<5x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>) -> ()
%e7 = stablehlo.constant dense<"0x020000000300000001000000"> : tensor<3xi32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
%e8 = stablehlo.constant dense<"0x20D0DFC79EFCF73FB700D3D325E7D83F386F67C62D65F03FD23627866D4BCC3F44DBCDAD2AE7F43F801F88201602E13F"> : tensor<3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#8, %e8) {has_side_effect = true, tolerance = 1.7195668138002771e-14 : f64} : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> ()
return
}
func.func private @f(%arg0: tensor<5x3xcomplex<f64>>, %arg1: tensor<3x4xcomplex<f64>>, %arg2: tensor<3xi32>) -> (tensor<5x5xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<3xi32>, tensor<3x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<4xi32>, tensor<5x3xcomplex<f64>>, tensor<3xi32>, tensor<3xcomplex<f64>>) {
%0:3 = call @_qr(%arg0) : (tensor<5x3xcomplex<f64>>) -> (tensor<5x5xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<3xi32>)
%1:3 = call @_qr_0(%arg1) : (tensor<3x4xcomplex<f64>>) -> (tensor<3x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<4xi32>)
%2:3 = stablehlo.custom_call @lapack_zgeqp3_ffi(%arg0, %arg2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m], [n], [o]) {i=5, j=3, k=3, l=5, m=3, n=3, o=3}, custom>} : (tensor<5x3xcomplex<f64>>, tensor<3xi32>) -> (tensor<5x3xcomplex<f64>>, tensor<3xi32>, tensor<3xcomplex<f64>>)
return %0#0, %0#1, %0#2, %1#0, %1#1, %1#2, %2#0, %2#1, %2#2 : tensor<5x5xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<3xi32>, tensor<3x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<4xi32>, tensor<5x3xcomplex<f64>>, tensor<3xi32>, tensor<3xcomplex<f64>>
}
func.func private @_qr(%arg0: tensor<5x3xcomplex<f64>>) -> (tensor<5x5xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<3xi32>) {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
%1:3 = stablehlo.custom_call @lapack_zgeqp3_ffi(%arg0, %0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m], [n], [o]) {i=5, j=3, k=3, l=5, m=3, n=3, o=3}, custom>} : (tensor<5x3xcomplex<f64>>, tensor<3xi32>) -> (tensor<5x3xcomplex<f64>>, tensor<3xi32>, tensor<3xcomplex<f64>>)
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
%3 = stablehlo.subtract %1#1, %2 : tensor<3xi32>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%4 = stablehlo.pad %1#0, %cst, low = [0, 0], high = [0, 2], interior = [0, 0] : (tensor<5x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<5x5xcomplex<f64>>
%5 = stablehlo.custom_call @lapack_zungqr_ffi(%4, %1#2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=5, j=5, k=3, l=5, m=5}, custom>} : (tensor<5x5xcomplex<f64>>, tensor<3xcomplex<f64>>) -> tensor<5x5xcomplex<f64>>
%6 = stablehlo.iota dim = 0 : tensor<5x3xi64>
%c_1 = stablehlo.constant dense<-1> : tensor<i64>
%7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<5x3xi64>
%8 = stablehlo.add %6, %7 : tensor<5x3xi64>
%9 = stablehlo.iota dim = 1 : tensor<5x3xi64>
%10 = stablehlo.compare GE, %8, %9, SIGNED : (tensor<5x3xi64>, tensor<5x3xi64>) -> tensor<5x3xi1>
%cst_2 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f64>>) -> tensor<5x3xcomplex<f64>>
%12 = stablehlo.select %10, %11, %1#0 : tensor<5x3xi1>, tensor<5x3xcomplex<f64>>
return %5, %12, %3 : tensor<5x5xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<3xi32>
}
func.func private @_qr_0(%arg0: tensor<3x4xcomplex<f64>>) -> (tensor<3x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<4xi32>) {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
%1:3 = stablehlo.custom_call @lapack_zgeqp3_ffi(%arg0, %0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m], [n], [o]) {i=3, j=4, k=4, l=3, m=4, n=4, o=3}, custom>} : (tensor<3x4xcomplex<f64>>, tensor<4xi32>) -> (tensor<3x4xcomplex<f64>>, tensor<4xi32>, tensor<3xcomplex<f64>>)
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
%3 = stablehlo.subtract %1#1, %2 : tensor<4xi32>
%4 = stablehlo.slice %1#0 [0:3, 0:3] : (tensor<3x4xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%5 = stablehlo.custom_call @lapack_zungqr_ffi(%4, %1#2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%6 = stablehlo.iota dim = 0 : tensor<3x4xi64>
%c_1 = stablehlo.constant dense<-1> : tensor<i64>
%7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
%8 = stablehlo.add %6, %7 : tensor<3x4xi64>
%9 = stablehlo.iota dim = 1 : tensor<3x4xi64>
%10 = stablehlo.compare GE, %8, %9, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<3x4xcomplex<f64>>
%12 = stablehlo.select %10, %11, %1#0 : tensor<3x4xi1>, tensor<3x4xcomplex<f64>>
return %5, %12, %3 : tensor<3x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<4xi32>
}
}
// -----
// reflectors_complex128
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
%c0 = stablehlo.constant dense<"0x000000C0C525E6BF000000204D72E8BF000000408B2FFF3F000000A0314FF83F000000C07B34E7BF000000803071F0BF000000009677F23F000000403DA9F2BF0000006062ACF73F000000A0CC21F63F000000C0DDE1DBBF00000040DA00F7BF00000080F2CDCFBF00000000DDEAE8BF000000A0C349E0BF000000C01F23F7BF00000020AC27F9BF000000C0BA35BB3F00000080148AB5BF000000407A33FB3F000000C0AF8DF0BF000000803E8FC13F00000040DD15EFBF00000080046FEDBF000000C05B2DF4BF00000000C1D5FC3F00000020B997F3BF0000000068FBD3BF000000A0C015F43F000000E0B39BEEBF"> : tensor<5x3xcomplex<f64>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x3xcomplex<f64>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<5x3xcomplex<f64>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<5x3xcomplex<f64>>
%c1 = stablehlo.constant dense<"0x000000C0C525E6BF000000204D72E8BF000000408B2FFF3F000000A0314FF83F000000C07B34E7BF000000803071F0BF000000009677F23F000000403DA9F2BF0000006062ACF73F000000A0CC21F63F000000C0DDE1DBBF00000040DA00F7BF00000080F2CDCFBF00000000DDEAE8BF000000A0C349E0BF000000C01F23F7BF00000020AC27F9BF000000C0BA35BB3F00000080148AB5BF000000407A33FB3F000000C0AF8DF0BF000000803E8FC13F00000040DD15EFBF00000080046FEDBF000000C05B2DF4BF00000000C1D5FC3F00000020B997F3BF0000000068FBD3BF000000A0C015F43F000000E0B39BEEBF"> : tensor<5x3xcomplex<f64>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x3xcomplex<f64>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<5x3xcomplex<f64>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<5x3xcomplex<f64>>
%c2 = stablehlo.constant dense<"0x000000C0C525E6BF000000204D72E8BF000000408B2FFF3F000000A0314FF83F000000C07B34E7BF000000803071F0BF000000009677F23F000000403DA9F2BF0000006062ACF73F000000A0CC21F63F000000C0DDE1DBBF00000040DA00F7BF00000080F2CDCFBF00000000DDEAE8BF000000A0C349E0BF000000C01F23F7BF00000020AC27F9BF000000C0BA35BB3F00000080148AB5BF000000407A33FB3F000000C0AF8DF0BF000000803E8FC13F00000040DD15EFBF00000080046FEDBF000000C05B2DF4BF00000000C1D5FC3F00000020B997F3BF0000000068FBD3BF000000A0C015F43F000000E0B39BEEBF"> : tensor<3x5xcomplex<f64>>
%z2 = stablehlo.constant dense<(0.0, 0.0)> : tensor<3x5xcomplex<f64>>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<3x5xcomplex<f64>>
%a2 = stablehlo.optimization_barrier %s2 : tensor<3x5xcomplex<f64>>
%r:5 = call @f(%a0, %a1, %a2) : (tensor<5x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<3x5xcomplex<f64>>) -> (tensor<5x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>)
%e0 = stablehlo.constant dense<"0x30B6044A0868C9BF8BDC3787280BCCBF53B4C60FBA82DDBF5C398550C439E4BF66AD36EEC4F6D3BFEEAD187D8EEC9EBFD8A1E4FF352FD53FF9B6BB9A2B68D5BF8CD1B01D792DCCBFB3CF2088F9A9C9BF88F3120D9E478C3FC46D180A3CD8D5BF9E103BCCFB3DB2BF488419C47595CCBF1CBA1DF359D2D43F49CA9A6DE3E4D93F0567F8015965E0BF97559B9E632CD5BFFC8C3A606EB598BF2323FB6C1834DF3FB8225C6D5BE19EBFD8045E7ED643ACBFA96787F53E54E0BFE16DB67A01A0CABF620BE0E16525D7BF7C274E76F589E03F8009B8660A15723FECAB054A8A86C4BF74BA97B5A8F9C63F9FD55F8378C9D1BF"> : tensor<5x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 8.6860750495256771e-15 : f64} : (tensor<5x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>) -> ()
%e1 = stablehlo.constant dense<"0x44F14E3CBEB6E0BF94DF0887DAF3E1BF8489087CB870EC3F983CD7746EF8F8BF1B1622ABC79CE0BFD4598D0F7868004008D0709F34470AC0AEAD098FD233E23F808C36CB280C90BFA283102D1279FABFD83D535CD357E03FE8DCF89AE3CBD83FC40FCFAE0ACEDA3F6F700B2FEEA1D4BF488C297D0786DF3F8870D0AD0300F33FE78B5B498421FB3F0A242A6F33A0EC3FF8B15504FB72C2BF2ED3E2C60ADDCB3F1A85B2561BE3EFBF84B62C9942ADF53FD115889C0E11EA3F3240942604A6C13FE552919C4CC6C2BF785CCDF23013D33F9B5CD67B8E8101C0E80F8FC1248CBD3FFA7E857DF014F13FA3DFB2629DD2DD3F"> : tensor<5x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 3.7011022665067472e-14 : f64} : (tensor<5x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>) -> ()
%e2 = stablehlo.constant dense<"0xDAC5A2483AE50B40000000000000B03CC0CA572E7E6AA43F9BFF191224840240194987E1B589E2BFF8F772F555C0E7BF04CFA2CB7003A9BC44C2CE0DDCCEA93C162D0C54E52709C0000000000000A0BC239974F88C37F23FA9B1FF855F62F13F28B129E82F04A6BCD02F23209FED6B3CFC367C0CF440A33C401BFD4FFC15A6BC1E0BDD9726860540000000000000B0BC709F45E9FDA2643CC604B1342DBAAB3CE0EC25A48CAC8D3CA76971407DBCBD3C000000000000C03C000000000000000027AB5C02FC3375BC81D28DDA0840983CC83D4BB9770BB9BC0D8E33D7F04EBA3C0000000000000000000000000000B03C"> : tensor<5x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 3.8712672774663610e-14 : f64} : (tensor<5x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>) -> ()
%e3 = stablehlo.constant dense<"0x2C668F67BA3FCE3F203AABCC61EAF33F009F945B3F56953F6C353A8CC555EABF367A4CB8A6D3E23FAE166B72135AE23FCE33E9A533BEDD3F2C41C0689E9DE33FB70BE018211DFB3F98E1A2C5B62A0840E062CF411185FBBFCA7AC03E8B12F0BF12112DD66972B0BF1CA6C9DE7BCEE23F3CFA0422B165EC3FA8643CF3E55E004018B3EEDF32ECCABF61F18EC62FB2E93F2FE630F23491E93F90B670219F51C83F9C1BA1D19F85D43F2C534356FFE7E83FF1C7D2C79F94E5BF1476592BA9EFED3FB0ED7305302EFC3FF8AFE82A978BD3BF18E28E92593AD03F21BE58E85C0CF5BF8D02E5DDF803EC3F9860579FD80400C0"> : tensor<3x5xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 3.8454898198820986e-14 : f64} : (tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>) -> ()
%e4 = stablehlo.constant dense<"0xB81AF28CF180FBBF07BC300364DFF13FBCEC2C132067E03FD2A51557C678F3BFAA682C9A547C00406DABA99DEF23D13F0E87BB07AEE0EB3F5DB82BD4EB60E4BFF2A74709A375E73F742BD6494C46FE3F76248CAB22E2FA3FC005858AD0D1933F56A3E7186AF8F83F5258339BC260EA3F633E82DE565EFD3F18C2754A036DCC3F8173D431E37ED5BFB86830E62EEEE33F00CF2173C275C93F548EE090ABDCEB3F844BA24371E7FA3FC65402BA2F34F0BF6B7C67F738F0E4BF1025CCD49CB7F2BF428BB7608498C5BF689F162C541CFCBF1EA22291F200EABF8DBD4D4CFB9EF1BF903CEA9C41A0ED3F0E92445901CDE1BF"> : tensor<3x5xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 2.3070864880818016e-14 : f64} : (tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>) -> ()
return
}
func.func private @f(%arg0: tensor<5x3xcomplex<f64>>, %arg1: tensor<5x3xcomplex<f64>>, %arg2: tensor<3x5xcomplex<f64>>) -> (tensor<5x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>) {
%0:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=5, j=3, k=5, l=3, m=3}, custom>} : (tensor<5x3xcomplex<f64>>) -> (tensor<5x3xcomplex<f64>>, tensor<3xcomplex<f64>>)
%1 = stablehlo.custom_call @lapack_zungqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=5, j=3, k=3, l=5, m=3}, custom>} : (tensor<5x3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
%2 = stablehlo.custom_call @lapack_zunmqr_ffi(%0#0, %0#1, %arg1) {backend_config = "", mhlo.backend_config = {left = true, transpose = false}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k], [l, m])->([n, o]) {i=5, j=3, k=3, l=5, m=3, n=5, o=3}, custom>} : (tensor<5x3xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<5x3xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
%3 = stablehlo.custom_call @lapack_zunmqr_ffi(%0#0, %0#1, %arg1) {backend_config = "", mhlo.backend_config = {left = true, transpose = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k], [l, m])->([n, o]) {i=5, j=3, k=3, l=5, m=3, n=5, o=3}, custom>} : (tensor<5x3xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<5x3xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
%4 = stablehlo.custom_call @lapack_zunmqr_ffi(%0#0, %0#1, %arg2) {backend_config = "", mhlo.backend_config = {left = false, transpose = false}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k], [l, m])->([n, o]) {i=5, j=3, k=3, l=3, m=5, n=3, o=5}, custom>} : (tensor<5x3xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<3x5xcomplex<f64>>) -> tensor<3x5xcomplex<f64>>
%5 = stablehlo.custom_call @lapack_zunmqr_ffi(%0#0, %0#1, %arg2) {backend_config = "", mhlo.backend_config = {left = false, transpose = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k], [l, m])->([n, o]) {i=5, j=3, k=3, l=3, m=5, n=3, o=5}, custom>} : (tensor<5x3xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<3x5xcomplex<f64>>) -> tensor<3x5xcomplex<f64>>
return %1, %2, %3, %4, %5 : tensor<5x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>
}
}
// -----
// hessenberg_complex128
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
%c0 = stablehlo.constant dense<"0x000000C0C525E6BF000000204D72E8BF000000408B2FFF3F000000A0314FF83F000000C07B34E7BF000000803071F0BF000000009677F23F000000403DA9F2BF0000006062ACF73F000000A0CC21F63F000000C0DDE1DBBF00000040DA00F7BF00000080F2CDCFBF00000000DDEAE8BF000000A0C349E0BF000000C01F23F7BF00000020AC27F9BF000000C0BA35BB3F00000080148AB5BF000000407A33FB3F000000C0AF8DF0BF000000803E8FC13F00000040DD15EFBF00000080046FEDBF000000C05B2DF4BF00000000C1D5FC3F00000020B997F3BF0000000068FBD3BF000000A0C015F43F000000E0B39BEEBF000000E04EB7D3BF000000206BAECE3F"> : tensor<4x4xcomplex<f64>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x4xcomplex<f64>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x4xcomplex<f64>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x4xcomplex<f64>>
%c1 = stablehlo.constant dense<"0x00000000FCE4EFBF0000000068FCDB3F000000A09997FC3F0000002009B7EF3F000000C02CE2F3BF00000020F2F6F13F000000607D86F4BF000000808E27EBBF00000060D436E3BF00000080F8BBE83F000000E0CF3EF1BF000000A0C644FB3F000000802AD1E53F00000040A9ECAB3F000000208AA2F8BF00000080CBEEF73F00000000225DF93F00000000FDE8F43F000000209CEBF63F0000004087E9F0BF000000A0AED1FFBF000000E0B2EDF43F000000800D3BC53F000000A050A5FEBF000000405929F9BF00000060DA39F2BF0000000055FBEEBF000000A0DD97E8BF000000204D46D5BF000000406A68F8BF000000A0A0BFC7BF000000A05C1FCFBF00000000174FC0BF0000000022FBE03F000000006F5CFB3F000000C0A333D1BF000000C096E0EEBF00000020253CF53F000000609BF9F3BF00000040F2A4E13F0000008049D3E53F000000209071F63F000000A06695FC3F00000080B7C0E6BF00000060550FFB3F0000002011A2DC3F000000200456F83F00000000F65FFEBF000000A098E1FBBF0000000048D8F8BF00000040D4F2FB3F000000404C46D03F000000004F1AE33F00000080FB83DF3F0000002092C7F73F000000C09BDDCFBF000000E0DB86D7BF000000C0BECBF3BF000000E083F5F1BF00000060E9C7EA3F000000A005C0F23F000000A0FB43F43F0000004070B0E43F000000006530F33F0000002084D8F13F00000080D61FF43F000000202B1DF3BF000000A0C7ACD7BF00000000C866F7BF000000C07C0AF6BF000000C03BDFF03F000000606BCBF93F000000A092B4FEBF00000060D0E8E83F000000C0B884FC3F000000609FA4DC3F00000080B85AF7BF00000060084CFABF000000E0D3A0D93F00000060204AF5BF00000040F4BBD4BF00000040DE33FD3F000000609B8AE6BF00000080A726EDBF00000060AF1AF5BF0000008022DDEF3F000000C0CAF1F13F000000A09444C13F000000209287FA3F000000C0B6CFFA3F00000040A84BED3F00000080282BFBBF0000008043ACD93F000000E0183DCFBF000000A0EB10EB3F000000006A8FE6BF000000C0347AC23F00000040D6C0FA3F00000080F4D4CD3F000000C09A71E0BF0000004047FDF93F00000000E2E5F13F0000006070D2EBBF00000080C1E2C1BF000000603FC7F1BF000000001312E6BF00000080209BFC3F000000C0E1B3DD3F00000000065CFC3F000000E076D1F5BF000000803594B8BF00000080060EC83F00000060F23FF33F00000060D7CAF7BF000000C0D022EF3F000000202C9AF93F000000C0C6C0FC3F00000000C995E6BF000000A05FC5FABF00000060E836F9BF00000060687BF93F000000A0F24CE53F00000060A33B403F000000A0396DF43F000000C07821CABF00000040925BF53F00000060C1E7E73F000000206608C1BF"> : tensor<2x2x4x4xcomplex<f64>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x2x4x4xcomplex<f64>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x2x4x4xcomplex<f64>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x2x4x4xcomplex<f64>>
%r:6 = call @f(%a0, %a1) : (tensor<4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x3xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>)
%e0 = stablehlo.constant dense<"0x000000C0C525E6BF000000204D72E8BF68FAFB8DA35AE9BFFA05F865A6BF07C0302471AFB684D1BFE8B9B5575682CFBFB05DF3B79E95D1BFDEBD47EDAF59EBBF703FE86E0F0A0BC00000000000000000902EAAF6A2A1DD3FF274CE10656BCFBF506E6D993E5FDFBF9C6A72A8680CE4BF1E5B5215EC79E7BF715CDFC17900D93F59A4CBF007C9D2BFD378F092F8FCBA3FF2BC79681EA8FE3F0000000000000000F88F42D57F92C7BF9C171F147950E43FFE51D1886DB5E23F20D709A902F3BEBFBE4E18BA4C3AC2BFE4BA6B1F4654DA3F8E461FED1442D3BFA795905E0427DABF3847B8AB9237FBBF0000000000000000D41C81D5097500C033BDF5F3F433F7BF"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 3.7524564001108582e-14 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e1 = stablehlo.constant dense<"0x4EF547450F01F73F659B58144331DA3F98BFBFCD916AF93FCF6D958E512EAC3FC5CE786E6E3AFF3F156BFE830BA3D3BF"> : tensor<3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 2.1935070926723184e-14 : f64} : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> ()
%e2 = stablehlo.constant dense<"0x00000000FCE4EFBF0000000068FCDB3F3CF46141B199F6BFCE13C571A2FDF33F508B0A89A5DAFB3F135F5440911EE33F92673F6F1818E43FCAFA09DC79ACF6BF62795BC1C1EE074000000000000000009EF33E794781F4BF52484ED3F54C02401F36D9BEF5DCE93F14289BA6DB9DF2BF6CA10BBC1D2BECBFD033D1A4B864BD3F92862DE8AE34D6BFB0A36E833910DCBF99F217D649D301400000000000000000C96480DC06EAF5BFC88680261AD3F03F2C2A3ECB10F4E8BF0A416F00EF2E04C090C810DAEF9AD63FCA00918B0C29D93F71EF9CE459BAC43F8EF5F608422ADF3FE4389BAFACA0E5BF0000000000000000324F817C483AE3BFD62E3AC2EF3CE2BF00000000174FC0BF0000000022FBE03FFCCD33F9EBA300C0A7C8AFB79668ECBF78F9D9437D1DC8BFE0DD6B2EDE92A0BFF4281B322154E0BFC85692040468F7BF0F33CFC5C9B708C00000000000000000E33ECEFD4F33DD3FC823AF516E48E03F206965120E87D5BFCAE24980B0EC01C0A85CB117023CDABFE0AC3C3E91DAD9BFAC51C4D7BA4AE1BF5582E5220AF9CABF3FC3D0315B9B02C000000000000000002E98B66349C0F83F4866163AF411DC3F172974214C39F13F60AAAE6DFB4FA9BFBF49DFFB59ADC8BF571F4E87AA67D0BFBC6288F0A466D13F17D5D4051C2FE93F83F5CA456F69084000000000000000001BD8D5DCA86DF03FE0905A147D0AA13F0000002084D8F13F00000080D61FF43F702CBABF6843F43F1CE5ED6CC188E13F8E683326AACBFE3FE0A95722AAAEEABF46836835C8BFFBBF005BB46D3A1B67BFAAEF85FBE9270D400000000000000000700890380CF6D93F50ED8C63186AD23F369159D87AE2E53F002182E99D35B5BFB308BA238F3D0640C03FE0AF53DBA33F1039D4AB4225BA3F3966F65CBF14D4BF86A8DF215725FFBF0000000000000000A88C5B86606ED93F14537358C90BDEBFA03FB501CF0BE63F7C82C21123C2E0BF06DB6215F30FD0BFFE62EA9E1186D5BF1AA531E5C3FADB3F95C736B122BDD63F93E885C283D90340000000000000000074358A00C832E03FDF3273AAE070ED3F000000C0347AC23F00000040D6C0FA3F871E84B597F7E23FF41C87972E2DE0BFB09245A88000B8BF7588E1E6AC1BF9BF689FADCB08EEEF3F5EC55F64AC85EEBFFC13FD7A7A1D074000000000000000001206FC0E6558094046629661AE32F0BFD052A3B21DB2FD3F98BEC2B1E93AD93FDA8FBF314F5CEC3F38BE23771BA4CFBFFAD06617D96ACDBF311AB2993153DA3F52FE7782C115044000000000000000001CFA32C380A4D53F7E82C4FDFB25D2BF5C7E68E479A4BFBFCF17C4EB48ECDBBF5A11A868AE86DABFD26C838A7B4DB8BF0CE2B1DA21F6B33FDA3C75F36B8FB63FFBA36BE5FDF8F1BF0000000000000000BC6A7642BB6BEA3FD0050F1A697AED3F"> : tensor<2x2x4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 4.0461958838724847e-14 : f64} : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> ()
%e3 = stablehlo.constant dense<"0x2A0884B81C36F33F6E0B79BB3189D0BF58068082D2F7F13FE6ECBDED7800E7BFF6404251106CF33F0B2FA2846E42EFBF71D3B3F12A88F33F09AF8A413F0EDD3F77EC37575309F23F1FBEEB3BA689CF3F7DB46D35A289F03FEF7526BA5FFBEFBFAE184284D66CF83FBA597929DB56CBBF57681429F8E6F73FEA06CEF00B63C83F83260B12CCF2FD3F30D8D35D945ADFBF61B283142827F63FA689060DD08DCE3FB61D917E633BF93F77C80F032647E93FDF361984002FFA3F22AC1A9177AEE8BF"> : tensor<2x2x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 2.1480888460260912e-14 : f64} : (tensor<2x2x3xcomplex<f64>>, tensor<2x2x3xcomplex<f64>>) -> ()
%e4 = stablehlo.constant dense<"0x000000C0C525E6BF000000204D72E8BF68FAFB8DA35AE9BFFA05F865A6BF07C0302471AFB684D1BFE8B9B5575682CFBFB05DF3B79E95D1BFDEBD47EDAF59EBBF703FE86E0F0A0BC00000000000000000902EAAF6A2A1DD3FF274CE10656BCFBF506E6D993E5FDFBF9C6A72A8680CE4BF1E5B5215EC79E7BF715CDFC17900D93F00000000000000000000000000000000F2BC79681EA8FE3F0000000000000000F88F42D57F92C7BF9C171F147950E43FFE51D1886DB5E23F20D709A902F3BEBF00000000000000000000000000000000000000000000000000000000000000003847B8AB9237FBBF0000000000000000D41C81D5097500C033BDF5F3F433F7BF"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 3.7524564001108582e-14 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e5 = stablehlo.constant dense<"0x000000000000F03F00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000038D51F153D04DCBF659B58144331DABF43DFC050A6F7E3BF668A0E7A0AD9C13F1A45E14C1562DDBF951122F82BAEC2BF00000000000000000000000000000000915E4DA51CC5DD3F5E93EE26D719A0BFF39B152E60E2DABFC963ED6E37B4C4BFA98990614FE9C0BFA8376BB85C00E83F0000000000000000000000000000000021F8FD4502E1D73FFD2BFDDE0310E1BF76BD77E1062BDF3F98CADE8E62E7D83FD29F7CE279B0DBBFF0AB1237EC589B3F"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 1.1102230246251565e-14 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xcomplex<f64>>, %arg1: tensor<2x2x4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x3xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) {
%0:3 = stablehlo.custom_call @lapack_zgehrd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {high = 4 : i32, low = 1 : i32}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=3}, custom>} : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%2 = stablehlo.compare EQ, %0#2, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
%5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%6 = stablehlo.select %5, %0#0, %4 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
%7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_0 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<3xcomplex<f64>>
%9 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%10 = stablehlo.select %9, %0#1, %8 : tensor<3xi1>, tensor<3xcomplex<f64>>
%11:3 = stablehlo.custom_call @lapack_zgehrd_ffi(%arg1) {backend_config = "", mhlo.backend_config = {high = 4 : i32, low = 1 : i32}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4, o=3}, custom>} : (tensor<2x2x4x4xcomplex<f64>>) -> (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x3xcomplex<f64>>, tensor<2x2xi32>)
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%12 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%13 = stablehlo.compare EQ, %11#2, %12, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1x1xi1>
%cst_2 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%16 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xi1>) -> tensor<2x2x4x4xi1>
%17 = stablehlo.select %16, %11#0, %15 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xcomplex<f64>>
%18 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1xi1>
%cst_3 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<complex<f64>>) -> tensor<2x2x3xcomplex<f64>>
%20 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<2x2x1xi1>) -> tensor<2x2x3xi1>
%21 = stablehlo.select %20, %11#1, %19 : tensor<2x2x3xi1>, tensor<2x2x3xcomplex<f64>>
%22:2 = call @hessenberg(%arg0) : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>)
return %6, %10, %17, %21, %22#0, %22#1 : tensor<4x4xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x3xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>
}
func.func private @hessenberg(%arg0: tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) {
%0:3 = stablehlo.custom_call @lapack_zgehrd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {high = 4 : i32, low = 1 : i32}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=3}, custom>} : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%2 = stablehlo.compare EQ, %0#2, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
%5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%6 = stablehlo.select %5, %0#0, %4 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
%7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_0 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<3xcomplex<f64>>
%9 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%10 = stablehlo.select %9, %0#1, %8 : tensor<3xi1>, tensor<3xcomplex<f64>>
%11 = call @triu(%6) : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%12 = stablehlo.slice %6 [1:4, 0:3] : (tensor<4x4xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%13 = stablehlo.custom_call @lapack_zungqr_ffi(%12, %10) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%cst_1 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f64>>) -> tensor<1x1xcomplex<f64>>
%cst_2 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f64>>) -> tensor<1x3xcomplex<f64>>
%cst_3 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<complex<f64>>) -> tensor<3x1xcomplex<f64>>
%17 = call @block(%14, %15, %16, %13) : (tensor<1x1xcomplex<f64>>, tensor<1x3xcomplex<f64>>, tensor<3x1xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
return %11, %17 : tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>
}
func.func private @triu(%arg0: tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>> {
%0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c = stablehlo.constant dense<-2> : tensor<i64>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%2 = stablehlo.add %0, %1 : tensor<4x4xi64>
%3 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
%6 = stablehlo.select %4, %5, %arg0 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
return %6 : tensor<4x4xcomplex<f64>>
}
func.func private @block(%arg0: tensor<1x1xcomplex<f64>>, %arg1: tensor<1x3xcomplex<f64>>, %arg2: tensor<3x1xcomplex<f64>>, %arg3: tensor<3x3xcomplex<f64>>) -> tensor<4x4xcomplex<f64>> {
%0 = stablehlo.concatenate %arg0, %arg1, dim = 1 : (tensor<1x1xcomplex<f64>>, tensor<1x3xcomplex<f64>>) -> tensor<1x4xcomplex<f64>>
%1 = stablehlo.concatenate %arg2, %arg3, dim = 1 : (tensor<3x1xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
%2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
return %2 : tensor<4x4xcomplex<f64>>
}
}
// -----
// tridiagonal_complex128
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
%c0 = stablehlo.constant dense<"0x000000C0C525E6BF000000204D72E8BF000000408B2FFF3F000000A0314FF83F000000C07B34E7BF000000803071F0BF000000009677F23F000000403DA9F2BF0000006062ACF73F000000A0CC21F63F000000C0DDE1DBBF00000040DA00F7BF00000080F2CDCFBF00000000DDEAE8BF000000A0C349E0BF000000C01F23F7BF00000020AC27F9BF000000C0BA35BB3F00000080148AB5BF000000407A33FB3F000000C0AF8DF0BF000000803E8FC13F00000040DD15EFBF00000080046FEDBF000000C05B2DF4BF00000000C1D5FC3F00000020B997F3BF0000000068FBD3BF000000A0C015F43F000000E0B39BEEBF000000E04EB7D3BF000000206BAECE3F"> : tensor<4x4xcomplex<f64>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x4xcomplex<f64>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x4xcomplex<f64>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x4xcomplex<f64>>
%c1 = stablehlo.constant dense<"0x00000000FCE4EFBF0000000068FCDB3F000000A09997FC3F0000002009B7EF3F000000C02CE2F3BF00000020F2F6F13F000000607D86F4BF000000808E27EBBF00000060D436E3BF00000080F8BBE83F000000E0CF3EF1BF000000A0C644FB3F000000802AD1E53F00000040A9ECAB3F000000208AA2F8BF00000080CBEEF73F00000000225DF93F00000000FDE8F43F000000209CEBF63F0000004087E9F0BF000000A0AED1FFBF000000E0B2EDF43F000000800D3BC53F000000A050A5FEBF000000405929F9BF00000060DA39F2BF0000000055FBEEBF000000A0DD97E8BF000000204D46D5BF000000406A68F8BF000000A0A0BFC7BF000000A05C1FCFBF00000000174FC0BF0000000022FBE03F000000006F5CFB3F000000C0A333D1BF000000C096E0EEBF00000020253CF53F000000609BF9F3BF00000040F2A4E13F0000008049D3E53F000000209071F63F000000A06695FC3F00000080B7C0E6BF00000060550FFB3F0000002011A2DC3F000000200456F83F00000000F65FFEBF000000A098E1FBBF0000000048D8F8BF00000040D4F2FB3F000000404C46D03F000000004F1AE33F00000080FB83DF3F0000002092C7F73F000000C09BDDCFBF000000E0DB86D7BF000000C0BECBF3BF000000E083F5F1BF00000060E9C7EA3F000000A005C0F23F000000A0FB43F43F0000004070B0E43F000000006530F33F0000002084D8F13F00000080D61FF43F000000202B1DF3BF000000A0C7ACD7BF00000000C866F7BF000000C07C0AF6BF000000C03BDFF03F000000606BCBF93F000000A092B4FEBF00000060D0E8E83F000000C0B884FC3F000000609FA4DC3F00000080B85AF7BF00000060084CFABF000000E0D3A0D93F00000060204AF5BF00000040F4BBD4BF00000040DE33FD3F000000609B8AE6BF00000080A726EDBF00000060AF1AF5BF0000008022DDEF3F000000C0CAF1F13F000000A09444C13F000000209287FA3F000000C0B6CFFA3F00000040A84BED3F00000080282BFBBF0000008043ACD93F000000E0183DCFBF000000A0EB10EB3F000000006A8FE6BF000000C0347AC23F00000040D6C0FA3F00000080F4D4CD3F000000C09A71E0BF0000004047FDF93F00000000E2E5F13F0000006070D2EBBF00000080C1E2C1BF000000603FC7F1BF000000001312E6BF00000080209BFC3F000000C0E1B3DD3F00000000065CFC3F000000E076D1F5BF000000803594B8BF00000080060EC83F00000060F23FF33F00000060D7CAF7BF000000C0D022EF3F000000202C9AF93F000000C0C6C0FC3F00000000C995E6BF000000A05FC5FABF00000060E836F9BF00000060687BF93F000000A0F24CE53F00000060A33B403F000000A0396DF43F000000C07821CABF00000040925BF53F00000060C1E7E73F000000206608C1BF"> : tensor<2x2x4x4xcomplex<f64>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x2x4x4xcomplex<f64>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x2x4x4xcomplex<f64>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x2x4x4xcomplex<f64>>
%r:8 = call @f(%a0, %a1) : (tensor<4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4xf64>, tensor<3xf64>, tensor<3xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4xf64>, tensor<2x2x3xf64>, tensor<2x2x3xcomplex<f64>>)
%e0 = stablehlo.constant dense<"0x000000C0C525F6BF0000000000000000000000D0F66D0B4000000000286BC13F00000000F56002C00000002C8C24F2BF000000005C5CBBBF000000207FBF07C0AC5F6CE5BED814C0000000000000000078A8EB6EBBFAE93F0000000000000000000000607E49D5BF0000006074D403C0000000F09ABCFBBF000000C04524F2BF72A108480925D1BF4095B19F1342C03FD15EB8465429004000000000000000003CF44AF99199F3BF000000000000000000000000482BD23F00000000F6CAA23F34A70E5CED3392BF112B50AF57F8D53F5F069EEC83B7D4BFCE093DE098C4BB3F6AA49DD927C8FCBF0000000000000000007015C7E02509C00000000000000000"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 5.7861112691732357e-14 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e1 = stablehlo.constant dense<"0x000000C0C525F6BF78A8EB6EBBFAE93F3CF44AF99199F3BF007015C7E02509C0"> : tensor<4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 3.4899806773771604e-14 : f64} : (tensor<4xf64>, tensor<4xf64>) -> ()
%e2 = stablehlo.constant dense<"0xAC5F6CE5BED814C0D15EB846542900406AA49DD927C8FCBF"> : tensor<3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 5.7861112691732357e-14 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
%e3 = stablehlo.constant dense<"0x437F06C9B586FA3FF7078970E2BC9ABFB0BC39FB4847F93FEF212A638F7DE23F27F641DAE856F63F13EF7B868961ED3F"> : tensor<3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.8676774690101521e-14 : f64} : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> ()
%e4 = stablehlo.constant dense<"0x6E63C6BDE52A07C00000000000000000136276645A72F7BF0000000000000000F03833173B20C23F8CF158DB67A3C73F2C1869560B78E33F64C1F89AFE3DBDBF000000702FFCF23F0000008042ECCBBF3850DC1C99C30FC000000000000000004DFB2A96070001400000000000000000A17C7DEBC5DDDF3FC0A66F5C2107E1BF00000000D5EBD53F000000005790C73F000000B018EA00400000008AECC8F1BFC898BA4AFB28F4BF00000000000000009484110973D01140000000000000000000000050EBD706C0000000804C98D2BF000000501A1004C0000000285D1D02C0000000C08C51C5BF0000008099F3D83F000000A0A0BFD7BF0000000000000000C00E8E22CAB3D1BF000000000000000063FC90324BEA15400000000000000000BC57533B036FAA3F253C1EB182BAE1BF8C56DFB6C85ED0BFB478AF62DC1EC83F000000E0092303400000001079BEFA3FC067A74ED176B53F00000000000000003EC911F560A0F63F0000000000000000570C08A5689CBF3F3872F757A4EFD5BF00000000F2A805C000000090360A07C0000000D014810B40000000C089B7C8BF4E43EEFCB6D1124000000000000000001F4282D50A1B13C000000000000000000000005852DBF9BF000000E0379EFCBF000000000182D93F00000058F5E10540000000E0CB43054000000018AF3FF83F0000004070B0F43F00000000000000009259A6FC229F114000000000000000002001C276FC5C034000000000000000000B562D3A18FDE2BF9F24334DCC01E63F936EC05B446EE13F90C6D13556F8ABBF000000E0DEE808C0000000189A5FF23FA000E33FF7CFDC3F0000000000000000019EC56DADF513C000000000000000009EABB54E194ED13F52005C49C673AB3F00000010C595FCBF000000802D9F094000000018035001C0000000406971E73F902692C26E2BFBBF00000000000000006238D6F38D5A0BC00000000000000000000000F066B3054000000000B644B03F00000018090EF53F000000802084D7BF000000A0DB5CF83F000000C0D640D8BF000000A0EB10FB3F0000000000000000EACE06EF9B52ED3F00000000000000008B00E9F0C99204C00000000000000000406383030388A53F423C2FC9C7A3D13FFE0292D9AC20A6BF646573781708C53F000000A04119ECBF00000000E181C6BFE837782095B7F03F00000000000000005721E2B712CF12400000000000000000F7E88DBEC266B73FAAC4E89AAA94C23F000000D09C9E0640000000B05CD804C000000030B7F6054000000080D1B50740281801265EFD15400000000000000000A37183EDA0510E400000000000000000000000606024E73F00000000A3C5E93F00004039BE73B8BF000000D0786BF13F000000B88E09FEBF000000503D49074000000060C1E7F73F0000000000000000"> : tensor<2x2x4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 6.1033727631341006e-14 : f64} : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> ()
%e5 = stablehlo.constant dense<"0x6E63C6BDE52A07C03850DC1C99C30FC0C898BA4AFB28F4BF000000A0A0BFD7BFC00E8E22CAB3D1BFC067A74ED176B53F4E43EEFCB6D112400000004070B0F43F9259A6FC229F1140A000E33FF7CFDC3F902692C26E2BFBBF000000A0EB10FB3FEACE06EF9B52ED3FE837782095B7F03F281801265EFD154000000060C1E7F73F"> : tensor<2x2x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 6.1033727631341006e-14 : f64} : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> ()
%e6 = stablehlo.constant dense<"0x136276645A72F7BF4DFB2A96070001409484110973D0114063FC90324BEA15403EC911F560A0F63F1F4282D50A1B13C02001C276FC5C0340019EC56DADF513C06238D6F38D5A0BC08B00E9F0C99204C05721E2B712CF1240A37183EDA0510E40"> : tensor<2x2x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 6.0826926615490056e-14 : f64} : (tensor<2x2x3xf64>, tensor<2x2x3xf64>) -> ()
%e7 = stablehlo.constant dense<"0xFC95DBBA1540FF3FBBBEE559595CD33F135B1706103DF63F8A72651F20DFEA3FB2EEAAE52D99F03FDA7068671169B63F974633CAB94FFB3FDB712E29C9A1E63F8D6B35FBB142F83F64434675A074C03F58D733A673E7F83F0BD37CE19E4ED4BF621C59CC223EF23F124659CB1FAFEFBF2BBBA19A7A6CF13FA5D6B2ADA020B6BFEA21078F0F20F73F7D5CDFFB765FBC3FC851D3AC3334F83F94A0C1612B79EB3F1104DCEF37AFFD3F651BC25482119E3F31CF2EB0FBECF73FDB927126C893E83F"> : tensor<2x2x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#7, %e7) {has_side_effect = true, tolerance = 2.1942825587759452e-14 : f64} : (tensor<2x2x3xcomplex<f64>>, tensor<2x2x3xcomplex<f64>>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xcomplex<f64>>, %arg1: tensor<2x2x4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4xf64>, tensor<3xf64>, tensor<3xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4xf64>, tensor<2x2x3xf64>, tensor<2x2x3xcomplex<f64>>) {
%0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%1 = stablehlo.real %0 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%2 = stablehlo.imag %0 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%3 = stablehlo.negate %2 : tensor<4x4xf64>
%4 = stablehlo.complex %1, %3 : tensor<4x4xcomplex<f64>>
%5 = stablehlo.add %arg0, %4 : tensor<4x4xcomplex<f64>>
%6:5 = stablehlo.custom_call @lapack_zhetrd_ffi(%5) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n], [o], []) {i=4, j=4, k=4, l=4, m=4, n=3, o=3}, custom>} : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4xf64>, tensor<3xf64>, tensor<3xcomplex<f64>>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%8 = stablehlo.compare EQ, %6#4, %7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
%11 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%12 = stablehlo.select %11, %6#0, %10 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
%13 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_0 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%14 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4xf64>
%15 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
%16 = stablehlo.select %15, %6#1, %14 : tensor<4xi1>, tensor<4xf64>
%17 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%18 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3xf64>
%19 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%20 = stablehlo.select %19, %6#2, %18 : tensor<3xi1>, tensor<3xf64>
%21 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_2 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%22 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f64>>) -> tensor<3xcomplex<f64>>
%23 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%24 = stablehlo.select %23, %6#3, %22 : tensor<3xi1>, tensor<3xcomplex<f64>>
%25 = stablehlo.transpose %arg1, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%26 = stablehlo.real %25 : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xf64>
%27 = stablehlo.imag %25 : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xf64>
%28 = stablehlo.negate %27 : tensor<2x2x4x4xf64>
%29 = stablehlo.complex %26, %28 : tensor<2x2x4x4xcomplex<f64>>
%30 = stablehlo.add %arg1, %29 : tensor<2x2x4x4xcomplex<f64>>
%31:5 = stablehlo.custom_call @lapack_zhetrd_ffi(%30) {backend_config = "", mhlo.backend_config = {uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j, p], [i, j, q], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4, p=3, q=3}, custom>} : (tensor<2x2x4x4xcomplex<f64>>) -> (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4xf64>, tensor<2x2x3xf64>, tensor<2x2x3xcomplex<f64>>, tensor<2x2xi32>)
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%32 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%33 = stablehlo.compare EQ, %31#4, %32, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%34 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1x1xi1>
%cst_4 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%35 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<complex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%36 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xi1>) -> tensor<2x2x4x4xi1>
%37 = stablehlo.select %36, %31#0, %35 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xcomplex<f64>>
%38 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1xi1>
%cst_5 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%39 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<2x2x4xf64>
%40 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2] : (tensor<2x2x1xi1>) -> tensor<2x2x4xi1>
%41 = stablehlo.select %40, %31#1, %39 : tensor<2x2x4xi1>, tensor<2x2x4xf64>
%42 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1xi1>
%cst_6 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%43 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<2x2x3xf64>
%44 = stablehlo.broadcast_in_dim %42, dims = [0, 1, 2] : (tensor<2x2x1xi1>) -> tensor<2x2x3xi1>
%45 = stablehlo.select %44, %31#2, %43 : tensor<2x2x3xi1>, tensor<2x2x3xf64>
%46 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1xi1>
%cst_7 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%47 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<complex<f64>>) -> tensor<2x2x3xcomplex<f64>>
%48 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2] : (tensor<2x2x1xi1>) -> tensor<2x2x3xi1>
%49 = stablehlo.select %48, %31#3, %47 : tensor<2x2x3xi1>, tensor<2x2x3xcomplex<f64>>
return %12, %16, %20, %24, %37, %41, %45, %49 : tensor<4x4xcomplex<f64>>, tensor<4xf64>, tensor<3xf64>, tensor<3xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4xf64>, tensor<2x2x3xf64>, tensor<2x2x3xcomplex<f64>>
}
}
// -----
// tridiagonal_solve_complex128
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
%c0 = stablehlo.constant dense<"0x000000C0C525E6BF000000204D72E8BF000000408B2FFF3F000000A0314FF83F000000C07B34E7BF000000803071F0BF000000009677F23F000000403DA9F2BF0000006062ACF73F000000A0CC21F63F000000C0DDE1DBBF00000040DA00F7BF00000080F2CDCFBF00000000DDEAE8BF000000A0C349E0BF000000C01F23F7BF00000020AC27F9BF000000C0BA35BB3F00000080148AB5BF000000407A33FB3F000000C0AF8DF0BF000000803E8FC13F00000040DD15EFBF00000080046FEDBF"> : tensor<2x6xcomplex<f64>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x6xcomplex<f64>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x6xcomplex<f64>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x6xcomplex<f64>>
%c1 = stablehlo.constant dense<"0x000000403F1D0C40000000E08014E0BF0000ACC80AFD1340000000A06467F13F000000BEBC9F15400000006004E8E53F0000003005EB0840000000E095C5EA3F00000080CFBB0C40000000C093F5D0BF000000D0F3D91A40000000803FD3FF3F000000A0E2400A40000000E0C0E0FF3F000000B01B270C4000000080A7A7FC3F000000785A2C1B400000000065B1F3BF000000363CF3154000000040EDBCE73F0000005465E71140000000E02585E53F0000C04DA72E14400000004063CADA3F"> : tensor<2x6xcomplex<f64>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x6xcomplex<f64>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x6xcomplex<f64>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x6xcomplex<f64>>
%c2 = stablehlo.constant dense<"0x00000000FCE4EFBF0000000068FCDB3F000000A09997FC3F0000002009B7EF3F000000C02CE2F3BF00000020F2F6F13F000000607D86F4BF000000808E27EBBF00000060D436E3BF00000080F8BBE83F000000E0CF3EF1BF000000A0C644FB3F000000802AD1E53F00000040A9ECAB3F000000208AA2F8BF00000080CBEEF73F00000000225DF93F00000000FDE8F43F000000209CEBF63F0000004087E9F0BF000000A0AED1FFBF000000E0B2EDF43F000000800D3BC53F000000A050A5FEBF"> : tensor<2x6xcomplex<f64>>
%z2 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x6xcomplex<f64>>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x6xcomplex<f64>>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x6xcomplex<f64>>
%c3 = stablehlo.constant dense<"0x0000008081C5F7BF000000E08014E0BF000000A0BAA967BF000000A06467F13F000000E0CBFBD93F0000006004E8E53F000000A0F529FEBF000000E095C5EA3F000000006188F6BF000000C093F5D0BF00000040CF67FB3F000000803FD3FF3F000000C03A7EFBBF000000E0C0E0FF3F000000A0C8B1F7BF00000080A7A7FC3F000000E069B1FC3F0000000065B1F3BF00000060C333DF3F00000040EDBCE73F00000060D5C4E0BF000000E02585E53F000000E0A653A73F0000004063CADA3F000000C009D8E43F000000E079B8D23F00000040AEC2ECBF00000080D9EBE33F00000000882BF7BF00000080CCB5F0BF000000A03D6FF23F00000000B8E8C1BF0000002060CEE53F000000A04805FBBF00000000E65BA93F00000080A1B3F53F000000E06845F43F0000000001BBFEBF000000C06420C93F00000040EF90FEBF000000004AC7FE3F000000C07AEFFB3F0000002051E9F2BF000000004A17FE3F000000C08B82CB3F00000040D9F4F63F00000000B0C4B0BF000000E0755FE83F000000C0E3C7E2BF000000205FEDF5BF00000040CA72D73F000000A00E15FA3F00000020D3F0F0BF00000040C5C3933F000000E04957F33F000000601DA5E93F000000A06482F73F000000C01383FEBF000000C066C2F7BF000000A0A47AF8BF000000E0C7DBC0BF000000A053F6E83F000000208486ECBF00000080EFB8FC3F0000000036AEFABF000000C0A663F0BF000000C02657F93F000000E04CA2F3BF000000E0E1EED1BF00000000D407EDBF000000C0398CF6BF000000A04B9DD03F"> : tensor<2x6x3xcomplex<f64>>
%z3 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x6x3xcomplex<f64>>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<2x6x3xcomplex<f64>>
%a3 = stablehlo.optimization_barrier %s3 : tensor<2x6x3xcomplex<f64>>
%r:2 = call @f(%a0, %a1, %a2, %a3) : (tensor<2x6xcomplex<f64>>, tensor<2x6xcomplex<f64>>, tensor<2x6xcomplex<f64>>, tensor<2x6x3xcomplex<f64>>) -> (tensor<2x6x3xcomplex<f64>>, tensor<6x3xcomplex<f64>>)
%e0 = stablehlo.constant dense<"0x3E98731C1771D8BF32746459283FBFBFA2E167CEB2EFB3BF39B8631F8454CF3F07AFD2089B3DC63FBD20FE312534CF3F2B8B5751EA759DBFD65456A9FA3CD03F1B62DCB7E80DACBF1443FE63A446CBBF2EFE3391EA38CF3F81F2736B5F97C83FEA1FE8245F7AD2BF219758AE8539D93F37047206E1F1CEBFEDB858047283DA3F255D7138657ED43FE45E87E205F9C4BFC899354B328DC43F2FE96AB80A959BBF1EB419B05BD8D4BFA53F2B20EC6BBA3F6991BF8F8ABAA3BF15E9FF799CFCBA3F234C84080AA2BF3FC0CCAF99F1516DBFD1EBF5046098C3BFE1534BC25797CA3F2341BD84EE56D2BF1F83917EFC0BD6BFE19E2716F66AC53FB9471E5731A0A6BF134EFFE9C43B9FBF651D264E08C2D0BF49873A0343F9B63FC8B8736DD97BB73FEE1760220B6D82BF4B3BEB24E8FDE4BFD60AC7D449C9D2BF4D56DFC070C1DCBFBA059079C9ABE23F29C4637D4399B33FFFCE1C931C528C3FB801F6798266D73FECD7E9900CC6D93F1EFA18843DD6C73FF03C8C6A1D89D13FBABC7D57FFC8DD3FFAF0E15F180CAABFB92FC0AAD5CEC8BFF7D5C4977BEDB1BF17842B418860D43F6844999C65B0C3BF5221627B1B1EC53F665ED490C2E3C43FC4C13A6B55ACC33F4ACDED083334D33F27131A6BD0BADEBFCC1DF52F854EB5BFBAF93E4A635BD3BF3567307760BFB23FE03953026F2386BF10D440AF98AECBBF945E0BD652E0D23FAD98AD6CFC3AE3BF8F9BEEFAD313BEBFCCE2057313C0D33FFE0051FB927BD0BF1E2455D4CAE6C4BF2161189B000FC3BFB72C92D0EF2BD8BF6B2F1C395649A9BF"> : tensor<2x6x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 7.2836867532674923e-15 : f64} : (tensor<2x6x3xcomplex<f64>>, tensor<2x6x3xcomplex<f64>>) -> ()
%e1 = stablehlo.constant dense<"0x7A080469301FCC3F29FF70227173C73F8BE37789AD84C93FC675A0E2F9B1E7BFFC018A831C6BF33F2EB6E6CE0B1EE73F00C8725E5A08F13FACF5A7222314EF3FDAC2171C45DAD93F87D448FE7540EDBF563064D5A2C1B6BF569B08470E3AE7BF4B65E7D766C3EABF546378FADD73E13F4153D62BD0AEF0BF15B7CD8F1617F13F6AAD8EF8D1FEBBBF4DB4AEAFB0ACE4BFFF9BED6BAD07034046BA42058AD5ECBF8D2146A66F4AE73FA418273E7EB1E2BFD7B025D79361FDBF08BFF0B34EF8C5BFCBA567BD6B0FC1BF62AB9338175AE83FE8A9DC73BC37EE3FC41CE16BF252E83FDCA91C9BCEF4EBBF2791A791E379CDBFCFED09E6CFC5F33FBA2F01D1FC73114002AE454E9E0E01409CF899B2451FFF3FD8352B74C47CE83FA1251811B9DCFEBF"> : tensor<6x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 5.0347486826112229e-14 : f64} : (tensor<6x3xcomplex<f64>>, tensor<6x3xcomplex<f64>>) -> ()
return
}
func.func private @f(%arg0: tensor<2x6xcomplex<f64>>, %arg1: tensor<2x6xcomplex<f64>>, %arg2: tensor<2x6xcomplex<f64>>, %arg3: tensor<2x6x3xcomplex<f64>>) -> (tensor<2x6x3xcomplex<f64>>, tensor<6x3xcomplex<f64>>) {
%0:5 = stablehlo.custom_call @lapack_zgtsv_ffi(%arg0, %arg1, %arg2, %arg3) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 2, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [3], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, k], [i, l], [i, m, n])->([i, o], [i, p], [i, q], [i, r, s], [i]) {i=2, j=6, k=6, l=6, m=6, n=3, o=6, p=6, q=6, r=6, s=3}, custom>} : (tensor<2x6xcomplex<f64>>, tensor<2x6xcomplex<f64>>, tensor<2x6xcomplex<f64>>, tensor<2x6x3xcomplex<f64>>) -> (tensor<2x6xcomplex<f64>>, tensor<2x6xcomplex<f64>>, tensor<2x6xcomplex<f64>>, tensor<2x6x3xcomplex<f64>>, tensor<2xi32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2xi32>
%2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
%3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
%cst = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<2x6x3xcomplex<f64>>
%5 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x6x3xi1>
%6 = stablehlo.select %5, %0#3, %4 : tensor<2x6x3xi1>, tensor<2x6x3xcomplex<f64>>
%7 = stablehlo.slice %arg0 [0:1, 0:6] : (tensor<2x6xcomplex<f64>>) -> tensor<1x6xcomplex<f64>>
%8 = stablehlo.reshape %7 : (tensor<1x6xcomplex<f64>>) -> tensor<6xcomplex<f64>>
%9 = stablehlo.slice %arg1 [0:1, 0:6] : (tensor<2x6xcomplex<f64>>) -> tensor<1x6xcomplex<f64>>
%10 = stablehlo.reshape %9 : (tensor<1x6xcomplex<f64>>) -> tensor<6xcomplex<f64>>
%cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<6xcomplex<f64>>
%12 = stablehlo.multiply %10, %11 : tensor<6xcomplex<f64>>
%13 = stablehlo.slice %arg2 [0:1, 0:6] : (tensor<2x6xcomplex<f64>>) -> tensor<1x6xcomplex<f64>>
%14 = stablehlo.reshape %13 : (tensor<1x6xcomplex<f64>>) -> tensor<6xcomplex<f64>>
%15 = stablehlo.slice %arg3 [0:1, 0:6, 0:3] : (tensor<2x6x3xcomplex<f64>>) -> tensor<1x6x3xcomplex<f64>>
%16 = stablehlo.reshape %15 : (tensor<1x6x3xcomplex<f64>>) -> tensor<6x3xcomplex<f64>>
%17:5 = stablehlo.custom_call @lapack_zgtsv_ffi(%8, %12, %14, %16) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 2, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [3], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n], [o], [p], [q, r], []) {i=6, j=6, k=6, l=6, m=3, n=6, o=6, p=6, q=6, r=3}, custom>} : (tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>, tensor<6x3xcomplex<f64>>) -> (tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>, tensor<6x3xcomplex<f64>>, tensor<i32>)
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%18 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<i32>
%19 = stablehlo.compare EQ, %17#4, %18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_2 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%21 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f64>>) -> tensor<6x3xcomplex<f64>>
%22 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x3xi1>
%23 = stablehlo.select %22, %17#3, %21 : tensor<6x3xi1>, tensor<6x3xcomplex<f64>>
return %6, %23 : tensor<2x6x3xcomplex<f64>>, tensor<6x3xcomplex<f64>>
}
}
// -----
// gradients
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
%c0 = stablehlo.constant dense<"0x041B8040CDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3FD8755D4010E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BFD95C954005FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3FCD2AD940AB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3F923C94401FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF78BEC140"> : tensor<6x6xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<6x6xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<6x6xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<6x6xf32>
%r:5 = call @f(%a0) : (tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>)
%e0 = stablehlo.constant dense<"0xE953A13E7C5859BDD547EE3D27C0E63BA01CE03D906B48BDE42AB7BD0903483E49529E3CF3D77B3D128B0BBE1684E4BC127CD53DB4ABC7BD9BCC7D3E3D23DABC2FCA243DC8BA50BD18ECB23D41E48FBD26B35F3C92C40B3E77C8973CF19E9F3CFCA5D3BCE448EE3D9B20123C4F8A0ABDDFE8363EC689E03C21F11A3B64D4543D475853BD5A1709BD151D253D37EC2F3E"> : tensor<6x6xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 3.7562049470807324e-05 : f64} : (tensor<6x6xf32>, tensor<6x6xf32>) -> ()
%e1 = stablehlo.constant dense<"0xE719003EF803B83E06BA683ED930AABDF142463EB1D3C5BDF803B83EF52A843F7C27273F057A74BE5E660E3F77168EBE06BA683E7C27273FEA66D33EA7981ABE4918B43E3BB333BED930AABD057A74BEA7981ABE111C623DA1B303BEBB69833DF142463E5E660E3F4918B43EA1B303BE916C993E7B1619BEB1D3C5BD77168EBE3BB333BEBB69833D7B1619BE94C0983D"> : tensor<6x6xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 1.2309085661854624e-04 : f64} : (tensor<6x6xf32>, tensor<6x6xf32>) -> ()
%e2 = stablehlo.constant dense<"0x178B753F911B133E00DB753DEA2184BDE134133EA32934BE683D65BDC2B9473F9241843E990B983E7705F4BE9049A0BD30CADCBC200D81BE7896753F4231E4BD0B3C0B3DC8D6303D13A2E63D14FC7DBECC87023D3DF96D3F5AF4133EBA3B4C3EDEC255BE1A2EEE3E3FD6B83DC000B03C1CBB5A3FB82618BD287A103E9A0F2F3EA01169BC334333BE605034BC6488753F"> : tensor<6x6xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 1.1436071645221091e-04 : f64} : (tensor<6x6xf32>, tensor<6x6xf32>) -> ()
%e3 = stablehlo.constant dense<"0x00F8F1BC30ECE23FDBAA55BF43A652BF3A70AA3BA39FAE3E3BAE313F018F933F081DB03E12769C3E93A2853E6C72413EB63D6BBF2962C3BE7B32C03FB58E74BFD5C191BE60AF91399A7821C0D855CE3FF88CEBBF8FB3733F9EA2483F42DF8C3F47B1083F6E32243F18CD543F3B0EC33FE28CD73FEFCFD3BFE099B13FBA4240BFB94E383E75C0463E0DFACDBF0F5DB03F"> : tensor<6x6xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 3.0076336088313838e-04 : f64} : (tensor<6x6xf32>, tensor<6x6xf32>) -> ()
%e4 = stablehlo.constant dense<"0x9CEDCD3F670F07406ECF1740AF6E0140C8EC4B3FC5881C4050FB6C3F102F713FD8C1C33E5227F23ECA9D8BBD85BBD43EBC0D973F6064623FF944453F51D64D3F8A28983E330C813FF43B863FA3D8593F6C3E513F6CFA073F729AB53D4FA1203F8E3C823F53D4A63F0ABA483FFE42BD3EACAC353FAECA943F82B0783F5E919B3FA0DF583F2DC7E03E9820253F18AB473F"> : tensor<6x6xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 2.9156777259231603e-04 : f64} : (tensor<6x6xf32>, tensor<6x6xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>) {
%0:6 = call @slogdet(%arg0) : (tensor<6x6xf32>) -> (tensor<f32>, tensor<f32>, tensor<6x6xf32>, tensor<6xi32>, tensor<6x6xi1>, tensor<6x6xf32>)
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%1 = call @slogdet_2(%arg0, %0#2, %0#3, %0#4, %0#5, %cst) : (tensor<6x6xf32>, tensor<6x6xf32>, tensor<6xi32>, tensor<6x6xi1>, tensor<6x6xf32>, tensor<f32>) -> tensor<6x6xf32>
%2 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<6x6xf32>) -> tensor<6x6xf32>
%3 = stablehlo.add %arg0, %2 : tensor<6x6xf32>
%4:4 = call @eigvalsh(%3) : (tensor<6x6xf32>) -> (tensor<6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x2xi32>)
%5 = stablehlo.slice %4#0 [2:3] : (tensor<6xf32>) -> tensor<1xf32>
%6 = stablehlo.reshape %5 : (tensor<1xf32>) -> tensor<f32>
%cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1xf32>
%cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%8 = stablehlo.pad %7, %cst_1, low = [2], high = [3], interior = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<6xf32>
%9 = call @eigvalsh_6(%4#1, %4#2, %4#3, %8) : (tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x2xi32>, tensor<6xf32>) -> tensor<6x6xf32>
%10 = stablehlo.transpose %9, dims = [1, 0] : (tensor<6x6xf32>) -> tensor<6x6xf32>
%11 = stablehlo.add %9, %10 : tensor<6x6xf32>
%12:4 = call @norm(%arg0) : (tensor<6x6xf32>) -> (tensor<f32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x2xi32>)
%cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%13 = call @norm_8(%12#1, %12#2, %12#3, %cst_2) : (tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x2xi32>, tensor<f32>) -> tensor<6x6xf32>
%14:6 = call @qr(%arg0) : (tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xi1>, tensor<6x6xf32>, tensor<6x6xf32>)
%15 = stablehlo.abs %14#1 : tensor<6x6xf32>
%cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%17 = stablehlo.compare GE, %14#1, %16, FLOAT : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xi1>
%cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%18 = stablehlo.reduce(%15 init: %cst_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x6xf32>, tensor<f32>) -> tensor<f32>
%cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%19 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%20 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%21 = stablehlo.select %17, %20, %19 : tensor<6x6xi1>, tensor<6x6xf32>
%22 = stablehlo.select %17, %19, %20 : tensor<6x6xi1>, tensor<6x6xf32>
%23 = stablehlo.negate %21 : tensor<6x6xf32>
%24 = stablehlo.add %22, %23 : tensor<6x6xf32>
%25 = call @qr_10(%14#1, %14#2, %14#3, %14#4, %14#5, %24) : (tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xi1>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
%26 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<6x6xf32>) -> tensor<6x6xf32>
%27 = stablehlo.dot_general %arg0, %26, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
%28 = stablehlo.iota dim = 0 : tensor<6x6xi64>
%29 = stablehlo.iota dim = 1 : tensor<6x6xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%30 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<6x6xi64>
%31 = stablehlo.add %28, %30 : tensor<6x6xi64>
%32 = stablehlo.compare EQ, %31, %29, SIGNED : (tensor<6x6xi64>, tensor<6x6xi64>) -> tensor<6x6xi1>
%33 = stablehlo.convert %32 : (tensor<6x6xi1>) -> tensor<6x6xf64>
%cst_7 = stablehlo.constant dense<6.000000e+00> : tensor<f64>
%34 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<6x6xf64>
%35 = stablehlo.multiply %34, %33 : tensor<6x6xf64>
%36 = stablehlo.convert %27 : (tensor<6x6xf32>) -> tensor<6x6xf64>
%37 = stablehlo.add %36, %35 : tensor<6x6xf64>
%38:11 = call @cholesky(%37) : (tensor<6x6xf64>) -> (tensor<6x6xf64>, tensor<6x6xi1>, tensor<6x6xf64>, tensor<6x6xi1>, tensor<6x6xf64>, tensor<6x6xf64>, tensor<6x6xi1>, tensor<6x6xf64>, tensor<6x6xf64>, tensor<6x6xi1>, tensor<6x6xf64>)
%cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%39 = stablehlo.reduce(%38#0 init: %cst_8) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x6xf64>, tensor<f64>) -> tensor<f64>
%cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%40 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<6x6xf64>
%41 = call @cholesky_11(%38#1, %38#2, %38#3, %38#4, %38#5, %38#6, %38#7, %38#8, %38#9, %38#10, %40) : (tensor<6x6xi1>, tensor<6x6xf64>, tensor<6x6xi1>, tensor<6x6xf64>, tensor<6x6xf64>, tensor<6x6xi1>, tensor<6x6xf64>, tensor<6x6xf64>, tensor<6x6xi1>, tensor<6x6xf64>, tensor<6x6xf64>) -> tensor<6x6xf64>
%42 = stablehlo.convert %41 : (tensor<6x6xf64>) -> tensor<6x6xf32>
%43 = stablehlo.dot_general %42, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
%44 = stablehlo.transpose %43, dims = [1, 0] : (tensor<6x6xf32>) -> tensor<6x6xf32>
%45 = stablehlo.dot_general %42, %26, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
%46 = stablehlo.transpose %44, dims = [1, 0] : (tensor<6x6xf32>) -> tensor<6x6xf32>
%47 = stablehlo.add %45, %46 : tensor<6x6xf32>
return %1, %11, %13, %25, %47 : tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>
}
func.func private @slogdet(%arg0: tensor<6x6xf32>) -> (tensor<f32>, tensor<f32>, tensor<6x6xf32>, tensor<6xi32>, tensor<6x6xi1>, tensor<6x6xf32>) {
%0:2 = call @slogdet_0(%arg0) : (tensor<6x6xf32>) -> (tensor<f32>, tensor<f32>)
%1:2 = call @solve(%arg0) : (tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<6xi32>)
%2:2 = call @trace() : () -> (tensor<6x6xi1>, tensor<6x6xf32>)
return %0#0, %0#1, %1#0, %1#1, %2#0, %2#1 : tensor<f32>, tensor<f32>, tensor<6x6xf32>, tensor<6xi32>, tensor<6x6xi1>, tensor<6x6xf32>
}
func.func private @slogdet_0(%arg0: tensor<6x6xf32>) -> (tensor<f32>, tensor<f32>) {
%0:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=6, j=6, k=6, l=6, m=6}, custom>} : (tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<6xi32>, tensor<i32>)
%c = stablehlo.constant dense<1> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6xi32>
%2 = stablehlo.subtract %0#1, %1 : tensor<6xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<i32>
%4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x6xi1>
%8 = stablehlo.select %7, %0#0, %6 : tensor<6x6xi1>, tensor<6x6xf32>
%9 = stablehlo.iota dim = 0 : tensor<6xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%10:4 = stablehlo.while(%iterArg = %2, %iterArg_13 = %c_2, %iterArg_14 = %c_1, %iterArg_15 = %9) : tensor<6xi32>, tensor<i64>, tensor<i64>, tensor<6xi32>
cond {
%c_16 = stablehlo.constant dense<6> : tensor<i64>
%32 = stablehlo.compare LT, %iterArg_13, %c_16, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %32 : tensor<i1>
} do {
%c_16 = stablehlo.constant dense<1> : tensor<i64>
%32 = stablehlo.add %iterArg_14, %c_16 : tensor<i64>
%c_17 = stablehlo.constant dense<0> : tensor<i64>
%33 = stablehlo.compare LT, %iterArg_14, %c_17, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%34 = stablehlo.convert %iterArg_14 : tensor<i64>
%c_18 = stablehlo.constant dense<6> : tensor<i64>
%35 = stablehlo.add %34, %c_18 : tensor<i64>
%36 = stablehlo.select %33, %35, %iterArg_14 : tensor<i1>, tensor<i64>
%37 = stablehlo.dynamic_slice %iterArg, %36, sizes = [1] : (tensor<6xi32>, tensor<i64>) -> tensor<1xi32>
%38 = stablehlo.reshape %37 : (tensor<1xi32>) -> tensor<i32>
%c_19 = stablehlo.constant dense<0> : tensor<i64>
%39 = stablehlo.compare LT, %iterArg_14, %c_19, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%40 = stablehlo.convert %iterArg_14 : tensor<i64>
%c_20 = stablehlo.constant dense<6> : tensor<i64>
%41 = stablehlo.add %40, %c_20 : tensor<i64>
%42 = stablehlo.select %39, %41, %iterArg_14 : tensor<i1>, tensor<i64>
%43 = stablehlo.dynamic_slice %iterArg_15, %42, sizes = [1] : (tensor<6xi32>, tensor<i64>) -> tensor<1xi32>
%44 = stablehlo.reshape %43 : (tensor<1xi32>) -> tensor<i32>
%c_21 = stablehlo.constant dense<0> : tensor<i32>
%45 = stablehlo.compare LT, %38, %c_21, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_22 = stablehlo.constant dense<6> : tensor<i32>
%46 = stablehlo.add %38, %c_22 : tensor<i32>
%47 = stablehlo.select %45, %46, %38 : tensor<i1>, tensor<i32>
%48 = stablehlo.dynamic_slice %iterArg_15, %47, sizes = [1] : (tensor<6xi32>, tensor<i32>) -> tensor<1xi32>
%49 = stablehlo.reshape %48 : (tensor<1xi32>) -> tensor<i32>
%c_23 = stablehlo.constant dense<0> : tensor<i64>
%50 = stablehlo.compare LT, %iterArg_14, %c_23, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_24 = stablehlo.constant dense<6> : tensor<i64>
%51 = stablehlo.add %iterArg_14, %c_24 : tensor<i64>
%52 = stablehlo.select %50, %51, %iterArg_14 : tensor<i1>, tensor<i64>
%53 = stablehlo.convert %52 : (tensor<i64>) -> tensor<i32>
%54 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<i32>) -> tensor<1xi32>
%55 = "stablehlo.scatter"(%iterArg_15, %54, %49) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
stablehlo.return %arg2 : tensor<i32>
}) : (tensor<6xi32>, tensor<1xi32>, tensor<i32>) -> tensor<6xi32>
%c_25 = stablehlo.constant dense<0> : tensor<i32>
%56 = stablehlo.compare LT, %38, %c_25, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_26 = stablehlo.constant dense<6> : tensor<i32>
%57 = stablehlo.add %38, %c_26 : tensor<i32>
%58 = stablehlo.select %56, %57, %38 : tensor<i1>, tensor<i32>
%59 = stablehlo.broadcast_in_dim %58, dims = [] : (tensor<i32>) -> tensor<1xi32>
%60 = "stablehlo.scatter"(%55, %59, %44) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
stablehlo.return %arg2 : tensor<i32>
}) : (tensor<6xi32>, tensor<1xi32>, tensor<i32>) -> tensor<6xi32>
%c_27 = stablehlo.constant dense<1> : tensor<i64>
%61 = stablehlo.add %iterArg_13, %c_27 : tensor<i64>
stablehlo.return %iterArg, %61, %32, %60 : tensor<6xi32>, tensor<i64>, tensor<i64>, tensor<6xi32>
}
%11 = call @diagonal(%8) : (tensor<6x6xf32>) -> tensor<6xf32>
%cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6xf32>
%13 = stablehlo.compare EQ, %11, %12, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
%c_4 = stablehlo.constant dense<false> : tensor<i1>
%14 = stablehlo.reduce(%13 init: %c_4) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
%15 = stablehlo.iota dim = 0 : tensor<6xi32>
%16 = stablehlo.compare NE, %2, %15, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
%17 = call @count_nonzero(%16) : (tensor<6xi1>) -> tensor<i64>
%cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6xf32>
%19 = stablehlo.compare LT, %11, %18, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
%20 = call @count_nonzero(%19) : (tensor<6xi1>) -> tensor<i64>
%21 = stablehlo.add %17, %20 : tensor<i64>
%c_6 = stablehlo.constant dense<2> : tensor<i64>
%22 = call @remainder(%21, %c_6) : (tensor<i64>, tensor<i64>) -> tensor<i64>
%c_7 = stablehlo.constant dense<-2> : tensor<i64>
%23 = stablehlo.multiply %c_7, %22 : tensor<i64>
%c_8 = stablehlo.constant dense<1> : tensor<i64>
%24 = stablehlo.add %23, %c_8 : tensor<i64>
%25 = stablehlo.convert %24 : (tensor<i64>) -> tensor<f32>
%cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%26 = stablehlo.multiply %cst_9, %25 : tensor<f32>
%cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%27 = call @_where_1(%14, %cst_10, %26) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%28 = stablehlo.abs %11 : tensor<6xf32>
%29 = stablehlo.log %28 : tensor<6xf32>
%cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%30 = stablehlo.reduce(%29 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
%cst_12 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%31 = call @_where_1(%14, %cst_12, %30) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
return %27, %31 : tensor<f32>, tensor<f32>
}
func.func private @diagonal(%arg0: tensor<6x6xf32>) -> tensor<6xf32> {
%0 = stablehlo.iota dim = 0 : tensor<6x6xi64>
%1 = stablehlo.iota dim = 1 : tensor<6x6xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<6x6xi64>
%3 = stablehlo.add %0, %2 : tensor<6x6xi64>
%4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<6x6xi64>, tensor<6x6xi64>) -> tensor<6x6xi1>
%5 = stablehlo.convert %4 : (tensor<6x6xi1>) -> tensor<6x6xf32>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%6 = "stablehlo.case"(%c_0) ({
%c_1 = stablehlo.constant dense<0> : tensor<i32>
stablehlo.return %c_1 : tensor<i32>
}, {
%c_1 = stablehlo.constant dense<0> : tensor<i32>
stablehlo.return %c_1 : tensor<i32>
}) : (tensor<i32>) -> tensor<i32>
%7 = "stablehlo.case"(%6) ({
%8 = stablehlo.iota dim = 0 : tensor<6xi64>
%9 = stablehlo.iota dim = 0 : tensor<6xi64>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<6xi64>
%11 = stablehlo.compare LT, %8, %10, SIGNED : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
%c_2 = stablehlo.constant dense<6> : tensor<i64>
%12 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<6xi64>
%13 = stablehlo.add %8, %12 : tensor<6xi64>
%14 = stablehlo.select %11, %13, %8 : tensor<6xi1>, tensor<6xi64>
%c_3 = stablehlo.constant dense<0> : tensor<i64>
%15 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<6xi64>
%16 = stablehlo.compare LT, %9, %15, SIGNED : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
%c_4 = stablehlo.constant dense<6> : tensor<i64>
%17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i64>) -> tensor<6xi64>
%18 = stablehlo.add %9, %17 : tensor<6xi64>
%19 = stablehlo.select %16, %18, %9 : tensor<6xi1>, tensor<6xi64>
%20 = stablehlo.convert %14 : (tensor<6xi64>) -> tensor<6xi32>
%21 = stablehlo.convert %19 : (tensor<6xi64>) -> tensor<6xi32>
%22 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
%23 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
%24 = stablehlo.concatenate %22, %23, dim = 1 : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
%25 = "stablehlo.gather"(%arg0, %24) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<6x6xf32>, tensor<6x2xi32>) -> tensor<6xf32>
stablehlo.return %25 : tensor<6xf32>
}) : (tensor<i32>) -> tensor<6xf32>
return %7 : tensor<6xf32>
}
func.func private @count_nonzero(%arg0: tensor<6xi1>) -> tensor<i64> {
%c = stablehlo.constant dense<false> : tensor<i1>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<6xi1>
%1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
%2 = stablehlo.convert %1 : (tensor<6xi1>) -> tensor<6xi32>
%3 = stablehlo.convert %2 : (tensor<6xi32>) -> tensor<6xi64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%4 = stablehlo.reduce(%3 init: %c_0) applies stablehlo.add across dimensions = [0] : (tensor<6xi64>, tensor<i64>) -> tensor<i64>
return %4 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<i64>, %arg1: tensor<i64>) -> tensor<i64> {
%0 = stablehlo.convert %arg1 : tensor<i64>
%c = stablehlo.constant dense<0> : tensor<i64>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i64>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
%3 = stablehlo.remainder %arg0, %2 : tensor<i64>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%4 = stablehlo.compare NE, %3, %c_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%5 = stablehlo.compare LT, %3, %c_2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_3 = stablehlo.constant dense<0> : tensor<i64>
%6 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%7 = stablehlo.compare NE, %5, %6, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
%8 = stablehlo.and %7, %4 : tensor<i1>
%9 = stablehlo.add %3, %2 : tensor<i64>
%10 = stablehlo.select %8, %9, %3 : tensor<i1>, tensor<i64>
return %10 : tensor<i64>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i64>
return %0 : tensor<i64>
}
func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
return %0 : tensor<f32>
}
func.func private @solve(%arg0: tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<6xi32>) {
%0:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=6, j=6, k=6, l=6, m=6}, custom>} : (tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<6xi32>, tensor<i32>)
%c = stablehlo.constant dense<1> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6xi32>
%2 = stablehlo.subtract %0#1, %1 : tensor<6xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<i32>
%4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x6xi1>
%8 = stablehlo.select %7, %0#0, %6 : tensor<6x6xi1>, tensor<6x6xf32>
%9 = stablehlo.iota dim = 0 : tensor<6xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%10:4 = stablehlo.while(%iterArg = %2, %iterArg_3 = %c_2, %iterArg_4 = %c_1, %iterArg_5 = %9) : tensor<6xi32>, tensor<i64>, tensor<i64>, tensor<6xi32>
cond {
%c_6 = stablehlo.constant dense<6> : tensor<i64>
%11 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %11 : tensor<i1>
} do {
%c_6 = stablehlo.constant dense<1> : tensor<i64>
%11 = stablehlo.add %iterArg_4, %c_6 : tensor<i64>
%c_7 = stablehlo.constant dense<0> : tensor<i64>
%12 = stablehlo.compare LT, %iterArg_4, %c_7, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%13 = stablehlo.convert %iterArg_4 : tensor<i64>
%c_8 = stablehlo.constant dense<6> : tensor<i64>
%14 = stablehlo.add %13, %c_8 : tensor<i64>
%15 = stablehlo.select %12, %14, %iterArg_4 : tensor<i1>, tensor<i64>
%16 = stablehlo.dynamic_slice %iterArg, %15, sizes = [1] : (tensor<6xi32>, tensor<i64>) -> tensor<1xi32>
%17 = stablehlo.reshape %16 : (tensor<1xi32>) -> tensor<i32>
%c_9 = stablehlo.constant dense<0> : tensor<i64>
%18 = stablehlo.compare LT, %iterArg_4, %c_9, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%19 = stablehlo.convert %iterArg_4 : tensor<i64>
%c_10 = stablehlo.constant dense<6> : tensor<i64>
%20 = stablehlo.add %19, %c_10 : tensor<i64>
%21 = stablehlo.select %18, %20, %iterArg_4 : tensor<i1>, tensor<i64>
%22 = stablehlo.dynamic_slice %iterArg_5, %21, sizes = [1] : (tensor<6xi32>, tensor<i64>) -> tensor<1xi32>
%23 = stablehlo.reshape %22 : (tensor<1xi32>) -> tensor<i32>
%c_11 = stablehlo.constant dense<0> : tensor<i32>
%24 = stablehlo.compare LT, %17, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_12 = stablehlo.constant dense<6> : tensor<i32>
%25 = stablehlo.add %17, %c_12 : tensor<i32>
%26 = stablehlo.select %24, %25, %17 : tensor<i1>, tensor<i32>
%27 = stablehlo.dynamic_slice %iterArg_5, %26, sizes = [1] : (tensor<6xi32>, tensor<i32>) -> tensor<1xi32>
%28 = stablehlo.reshape %27 : (tensor<1xi32>) -> tensor<i32>
%c_13 = stablehlo.constant dense<0> : tensor<i64>
%29 = stablehlo.compare LT, %iterArg_4, %c_13, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_14 = stablehlo.constant dense<6> : tensor<i64>
%30 = stablehlo.add %iterArg_4, %c_14 : tensor<i64>
%31 = stablehlo.select %29, %30, %iterArg_4 : tensor<i1>, tensor<i64>
%32 = stablehlo.convert %31 : (tensor<i64>) -> tensor<i32>
%33 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<i32>) -> tensor<1xi32>
%34 = "stablehlo.scatter"(%iterArg_5, %33, %28) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
stablehlo.return %arg2 : tensor<i32>
}) : (tensor<6xi32>, tensor<1xi32>, tensor<i32>) -> tensor<6xi32>
%c_15 = stablehlo.constant dense<0> : tensor<i32>
%35 = stablehlo.compare LT, %17, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_16 = stablehlo.constant dense<6> : tensor<i32>
%36 = stablehlo.add %17, %c_16 : tensor<i32>
%37 = stablehlo.select %35, %36, %17 : tensor<i1>, tensor<i32>
%38 = stablehlo.broadcast_in_dim %37, dims = [] : (tensor<i32>) -> tensor<1xi32>
%39 = "stablehlo.scatter"(%34, %38, %23) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
stablehlo.return %arg2 : tensor<i32>
}) : (tensor<6xi32>, tensor<1xi32>, tensor<i32>) -> tensor<6xi32>
%c_17 = stablehlo.constant dense<1> : tensor<i64>
%40 = stablehlo.add %iterArg_3, %c_17 : tensor<i64>
stablehlo.return %iterArg, %40, %11, %39 : tensor<6xi32>, tensor<i64>, tensor<i64>, tensor<6xi32>
}
return %8, %10#3 : tensor<6x6xf32>, tensor<6xi32>
}
func.func private @trace() -> (tensor<6x6xi1>, tensor<6x6xf32>) {
%0 = stablehlo.iota dim = 0 : tensor<6x6xi64>
%1 = stablehlo.iota dim = 1 : tensor<6x6xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<6x6xi64>
%3 = stablehlo.add %0, %2 : tensor<6x6xi64>
%4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<6x6xi64>, tensor<6x6xi64>) -> tensor<6x6xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
return %4, %5 : tensor<6x6xi1>, tensor<6x6xf32>
}
func.func private @slogdet_2(%arg0: tensor<6x6xf32>, %arg1: tensor<6x6xf32>, %arg2: tensor<6xi32>, %arg3: tensor<6x6xi1>, %arg4: tensor<6x6xf32>, %arg5: tensor<f32>) -> tensor<6x6xf32> {
%0 = call @trace_3(%arg3, %arg4, %arg5) : (tensor<6x6xi1>, tensor<6x6xf32>, tensor<f32>) -> tensor<6x6xf32>
%1 = call @solve_5(%arg0, %arg1, %arg2, %0) : (tensor<6x6xf32>, tensor<6x6xf32>, tensor<6xi32>, tensor<6x6xf32>) -> tensor<6x6xf32>
return %1 : tensor<6x6xf32>
}
func.func private @trace_3(%arg0: tensor<6x6xi1>, %arg1: tensor<6x6xf32>, %arg2: tensor<f32>) -> tensor<6x6xf32> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%1 = call @_where_4(%arg0, %arg1, %0) : (tensor<6x6xi1>, tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
%2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<6x6xf32>) -> tensor<6x6xf32>
return %2 : tensor<6x6xf32>
}
func.func private @_where_4(%arg0: tensor<6x6xi1>, %arg1: tensor<6x6xf32>, %arg2: tensor<6x6xf32>) -> tensor<6x6xf32> {
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%1 = stablehlo.select %arg0, %arg2, %0 : tensor<6x6xi1>, tensor<6x6xf32>
return %1 : tensor<6x6xf32>
}
func.func private @solve_5(%arg0: tensor<6x6xf32>, %arg1: tensor<6x6xf32>, %arg2: tensor<6xi32>, %arg3: tensor<6x6xf32>) -> tensor<6x6xf32> {
%0 = stablehlo.transpose %arg3, dims = [1, 0] : (tensor<6x6xf32>) -> tensor<6x6xf32>
%1 = call @_lu_solve(%arg1, %arg2, %0) : (tensor<6x6xf32>, tensor<6xi32>, tensor<6x6xf32>) -> tensor<6x6xf32>
%2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<6x6xf32>) -> tensor<6x6xf32>
return %2 : tensor<6x6xf32>
}
func.func private @_lu_solve(%arg0: tensor<6x6xf32>, %arg1: tensor<6xi32>, %arg2: tensor<6x6xf32>) -> tensor<6x6xf32> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<6x6xf32>) -> tensor<6x6x1xf32>
%1 = stablehlo.transpose %0, dims = [1, 2, 0] : (tensor<6x6x1xf32>) -> tensor<6x1x6xf32>
%2 = stablehlo.reshape %1 : (tensor<6x1x6xf32>) -> tensor<6x6xf32>
%3 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %2) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=6, j=6, k=6, l=6, m=6, n=6}, custom>} : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
%4 = stablehlo.reshape %3 : (tensor<6x6xf32>) -> tensor<6x1x6xf32>
%5 = stablehlo.reshape %4 : (tensor<6x1x6xf32>) -> tensor<6x6xf32>
%6 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %5) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=6, j=6, k=6, l=6, m=6, n=6}, custom>} : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
%7 = stablehlo.reshape %6 : (tensor<6x6xf32>) -> tensor<6x1x6xf32>
%8 = stablehlo.iota dim = 0 : tensor<6xi32>
%9:2 = "stablehlo.sort"(%arg1, %8) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>, %arg5: tensor<i32>, %arg6: tensor<i32>):
%19 = stablehlo.compare LT, %arg3, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %19 : tensor<i1>
}) : (tensor<6xi32>, tensor<6xi32>) -> (tensor<6xi32>, tensor<6xi32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%10 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6xi32>
%11 = stablehlo.compare LT, %9#1, %10, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
%c_0 = stablehlo.constant dense<6> : tensor<i32>
%12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<6xi32>
%13 = stablehlo.add %9#1, %12 : tensor<6xi32>
%14 = stablehlo.select %11, %13, %9#1 : tensor<6xi1>, tensor<6xi32>
%15 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
%16 = stablehlo.transpose %7, dims = [2, 0, 1] : (tensor<6x1x6xf32>) -> tensor<6x6x1xf32>
%17 = "stablehlo.gather"(%16, %15) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 6, 1, 1>}> : (tensor<6x6x1xf32>, tensor<6x1xi32>) -> tensor<6x6x1xf32>
%18 = stablehlo.reshape %17 : (tensor<6x6x1xf32>) -> tensor<6x6xf32>
return %18 : tensor<6x6xf32>
}
func.func private @eigvalsh(%arg0: tensor<6x6xf32>) -> (tensor<6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x2xi32>) {
%0:4 = call @eigh(%arg0) : (tensor<6x6xf32>) -> (tensor<6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x2xi32>)
return %0#0, %0#2, %0#1, %0#3 : tensor<6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x2xi32>
}
func.func private @eigh(%arg0: tensor<6x6xf32>) -> (tensor<6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x2xi32>) {
%0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<6x6xf32>) -> tensor<6x6xf32>
%1 = stablehlo.add %arg0, %0 : tensor<6x6xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%3 = stablehlo.divide %1, %2 : tensor<6x6xf32>
%4 = stablehlo.transpose %3, dims = [1, 0] : (tensor<6x6xf32>) -> tensor<6x6xf32>
%5 = stablehlo.add %3, %4 : tensor<6x6xf32>
%cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%7 = stablehlo.divide %5, %6 : tensor<6x6xf32>
%8:3 = stablehlo.custom_call @lapack_ssyevd_ffi(%7) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=6, j=6, k=6, l=6, m=6}, custom>} : (tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<6xf32>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%10 = stablehlo.compare EQ, %8#2, %9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x6xi1>
%14 = stablehlo.select %13, %8#0, %12 : tensor<6x6xi1>, tensor<6x6xf32>
%15 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_2 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6xf32>
%17 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<1xi1>) -> tensor<6xi1>
%18 = stablehlo.select %17, %8#1, %16 : tensor<6xi1>, tensor<6xf32>
%19 = stablehlo.transpose %14, dims = [1, 0] : (tensor<6x6xf32>) -> tensor<6x6xf32>
%20 = stablehlo.iota dim = 0 : tensor<6xi32>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<6xi32>
%22 = stablehlo.compare LT, %20, %21, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
%c_4 = stablehlo.constant dense<6> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<6xi32>
%24 = stablehlo.add %20, %23 : tensor<6xi32>
%25 = stablehlo.select %22, %24, %20 : tensor<6xi1>, tensor<6xi32>
%c_5 = stablehlo.constant dense<0> : tensor<i32>
%26 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<6xi32>
%27 = stablehlo.compare LT, %20, %26, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
%c_6 = stablehlo.constant dense<6> : tensor<i32>
%28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<6xi32>
%29 = stablehlo.add %20, %28 : tensor<6xi32>
%30 = stablehlo.select %27, %29, %20 : tensor<6xi1>, tensor<6xi32>
%31 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
%32 = stablehlo.broadcast_in_dim %30, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
%33 = stablehlo.concatenate %31, %32, dim = 1 : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
return %18, %14, %19, %33 : tensor<6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x2xi32>
}
func.func private @eigvalsh_6(%arg0: tensor<6x6xf32>, %arg1: tensor<6x6xf32>, %arg2: tensor<6x2xi32>, %arg3: tensor<6xf32>) -> tensor<6x6xf32> {
%0 = call @eigh_7(%arg0, %arg1, %arg2, %arg3) : (tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x2xi32>, tensor<6xf32>) -> tensor<6x6xf32>
return %0 : tensor<6x6xf32>
}
func.func private @eigh_7(%arg0: tensor<6x6xf32>, %arg1: tensor<6x6xf32>, %arg2: tensor<6x2xi32>, %arg3: tensor<6xf32>) -> tensor<6x6xf32> {
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%1 = "stablehlo.scatter"(%0, %arg2, %arg3) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
%9 = stablehlo.add %arg4, %arg5 : tensor<f32>
stablehlo.return %9 : tensor<f32>
}) : (tensor<6x6xf32>, tensor<6x2xi32>, tensor<6xf32>) -> tensor<6x6xf32>
%2 = stablehlo.dot_general %1, %arg1, contracting_dims = [1] x [1], precision = [HIGHEST, HIGHEST] : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
%3 = stablehlo.dot_general %2, %arg0, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
%4 = stablehlo.transpose %3, dims = [1, 0] : (tensor<6x6xf32>) -> tensor<6x6xf32>
%cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%6 = stablehlo.divide %4, %5 : tensor<6x6xf32>
%7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<6x6xf32>) -> tensor<6x6xf32>
%8 = stablehlo.add %6, %7 : tensor<6x6xf32>
return %8 : tensor<6x6xf32>
}
func.func private @norm(%arg0: tensor<6x6xf32>) -> (tensor<f32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x2xi32>) {
%0:4 = call @svd(%arg0) : (tensor<6x6xf32>) -> (tensor<6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x2xi32>)
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%1 = stablehlo.reduce(%0#0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
return %1, %0#1, %0#2, %0#3 : tensor<f32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x2xi32>
}
func.func private @svd(%arg0: tensor<6x6xf32>) -> (tensor<6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x2xi32>) {
%0:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=6, j=6, k=6, l=6, m=6, n=6, o=6, p=6, q=6}, custom>} : (tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
%5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<6xi1>
%6 = stablehlo.select %5, %0#1, %4 : tensor<6xi1>, tensor<6xf32>
%7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x6xi1>
%10 = stablehlo.select %9, %0#2, %8 : tensor<6x6xi1>, tensor<6x6xf32>
%11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x6xi1>
%14 = stablehlo.select %13, %0#3, %12 : tensor<6x6xi1>, tensor<6x6xf32>
%15 = stablehlo.transpose %10, dims = [1, 0] : (tensor<6x6xf32>) -> tensor<6x6xf32>
%16 = stablehlo.transpose %14, dims = [1, 0] : (tensor<6x6xf32>) -> tensor<6x6xf32>
%17 = stablehlo.iota dim = 0 : tensor<6xi32>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%18 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<6xi32>
%19 = stablehlo.compare LT, %17, %18, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
%c_3 = stablehlo.constant dense<6> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<6xi32>
%21 = stablehlo.add %17, %20 : tensor<6xi32>
%22 = stablehlo.select %19, %21, %17 : tensor<6xi1>, tensor<6xi32>
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<6xi32>
%24 = stablehlo.compare LT, %17, %23, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
%c_5 = stablehlo.constant dense<6> : tensor<i32>
%25 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<6xi32>
%26 = stablehlo.add %17, %25 : tensor<6xi32>
%27 = stablehlo.select %24, %26, %17 : tensor<6xi1>, tensor<6xi32>
%28 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
%29 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
%30 = stablehlo.concatenate %28, %29, dim = 1 : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
return %6, %15, %16, %30 : tensor<6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x2xi32>
}
func.func private @norm_8(%arg0: tensor<6x6xf32>, %arg1: tensor<6x6xf32>, %arg2: tensor<6x2xi32>, %arg3: tensor<f32>) -> tensor<6x6xf32> {
%0 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<f32>) -> tensor<6xf32>
%1 = call @svd_9(%arg0, %arg1, %arg2, %0) : (tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x2xi32>, tensor<6xf32>) -> tensor<6x6xf32>
return %1 : tensor<6x6xf32>
}
func.func private @svd_9(%arg0: tensor<6x6xf32>, %arg1: tensor<6x6xf32>, %arg2: tensor<6x2xi32>, %arg3: tensor<6xf32>) -> tensor<6x6xf32> {
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%1 = "stablehlo.scatter"(%0, %arg2, %arg3) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
%5 = stablehlo.add %arg4, %arg5 : tensor<f32>
stablehlo.return %5 : tensor<f32>
}) : (tensor<6x6xf32>, tensor<6x2xi32>, tensor<6xf32>) -> tensor<6x6xf32>
%2 = stablehlo.dot_general %1, %arg1, contracting_dims = [1] x [1], precision = [HIGHEST, HIGHEST] : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
%3 = stablehlo.dot_general %2, %arg0, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
%4 = stablehlo.transpose %3, dims = [1, 0] : (tensor<6x6xf32>) -> tensor<6x6xf32>
return %4 : tensor<6x6xf32>
}
func.func private @qr(%arg0: tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xi1>, tensor<6x6xf32>, tensor<6x6xf32>) {
%0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=6, j=6, k=6, l=6, m=6}, custom>} : (tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<6xf32>)
%1 = stablehlo.custom_call @lapack_sorgqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=6, j=6, k=6, l=6, m=6}, custom>} : (tensor<6x6xf32>, tensor<6xf32>) -> tensor<6x6xf32>
%2 = stablehlo.iota dim = 0 : tensor<6x6xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<6x6xi64>
%4 = stablehlo.add %2, %3 : tensor<6x6xi64>
%5 = stablehlo.iota dim = 1 : tensor<6x6xi64>
%6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<6x6xi64>, tensor<6x6xi64>) -> tensor<6x6xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%8 = stablehlo.select %6, %7, %0#0 : tensor<6x6xi1>, tensor<6x6xf32>
%9 = stablehlo.transpose %1, dims = [1, 0] : (tensor<6x6xf32>) -> tensor<6x6xf32>
%10 = stablehlo.iota dim = 0 : tensor<6x6xi64>
%c_0 = stablehlo.constant dense<-1> : tensor<i64>
%11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<6x6xi64>
%12 = stablehlo.add %10, %11 : tensor<6x6xi64>
%13 = stablehlo.iota dim = 1 : tensor<6x6xi64>
%14 = stablehlo.compare GE, %12, %13, SIGNED : (tensor<6x6xi64>, tensor<6x6xi64>) -> tensor<6x6xi1>
%cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%16 = stablehlo.iota dim = 0 : tensor<6x6xi32>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%17 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<6x6xi32>
%18 = stablehlo.add %16, %17 : tensor<6x6xi32>
%19 = stablehlo.iota dim = 1 : tensor<6x6xi32>
%20 = stablehlo.compare EQ, %18, %19, SIGNED : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
%21 = stablehlo.convert %20 : (tensor<6x6xi1>) -> tensor<6x6xf32>
return %1, %8, %9, %14, %15, %21 : tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xi1>, tensor<6x6xf32>, tensor<6x6xf32>
}
func.func private @qr_10(%arg0: tensor<6x6xf32>, %arg1: tensor<6x6xf32>, %arg2: tensor<6x6xi1>, %arg3: tensor<6x6xf32>, %arg4: tensor<6x6xf32>, %arg5: tensor<6x6xf32>) -> tensor<6x6xf32> {
%0 = stablehlo.dot_general %arg5, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
%1 = stablehlo.negate %0 : tensor<6x6xf32>
%2 = stablehlo.multiply %arg4, %1 : tensor<6x6xf32>
%3 = stablehlo.negate %2 : tensor<6x6xf32>
%4 = stablehlo.add %0, %2 : tensor<6x6xf32>
%5 = stablehlo.add %4, %3 : tensor<6x6xf32>
%6 = stablehlo.negate %1 : tensor<6x6xf32>
%7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<6x6xf32>) -> tensor<6x6xf32>
%8 = stablehlo.add %1, %7 : tensor<6x6xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%10 = stablehlo.select %arg2, %8, %9 : tensor<6x6xi1>, tensor<6x6xf32>
%11 = stablehlo.add %5, %10 : tensor<6x6xf32>
%12 = stablehlo.dot_general %11, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
%13 = stablehlo.transpose %12, dims = [1, 0] : (tensor<6x6xf32>) -> tensor<6x6xf32>
%14 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %13) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 84 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=6, j=6, k=6, l=6, m=6, n=6}, custom>} : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
return %14 : tensor<6x6xf32>
}
func.func private @cholesky(%arg0: tensor<6x6xf64>) -> (tensor<6x6xf64>, tensor<6x6xi1>, tensor<6x6xf64>, tensor<6x6xi1>, tensor<6x6xf64>, tensor<6x6xf64>, tensor<6x6xi1>, tensor<6x6xf64>, tensor<6x6xf64>, tensor<6x6xi1>, tensor<6x6xf64>) {
%0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<6x6xf64>) -> tensor<6x6xf64>
%1 = stablehlo.add %arg0, %0 : tensor<6x6xf64>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f64>
%2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<6x6xf64>
%3 = stablehlo.divide %1, %2 : tensor<6x6xf64>
%4 = stablehlo.iota dim = 0 : tensor<6x6xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<6x6xi64>
%6 = stablehlo.add %4, %5 : tensor<6x6xi64>
%7 = stablehlo.iota dim = 1 : tensor<6x6xi64>
%8 = stablehlo.compare GE, %6, %7, SIGNED : (tensor<6x6xi64>, tensor<6x6xi64>) -> tensor<6x6xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<6x6xf64>
%10 = stablehlo.iota dim = 0 : tensor<6x6xi64>
%c_1 = stablehlo.constant dense<-1> : tensor<i64>
%11 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<6x6xi64>
%12 = stablehlo.add %10, %11 : tensor<6x6xi64>
%13 = stablehlo.iota dim = 1 : tensor<6x6xi64>
%14 = stablehlo.compare GE, %12, %13, SIGNED : (tensor<6x6xi64>, tensor<6x6xi64>) -> tensor<6x6xi1>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<6x6xf64>
%16:2 = stablehlo.custom_call @lapack_dpotrf_ffi(%3) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], []) {i=6, j=6, k=6, l=6}, custom>} : (tensor<6x6xf64>) -> (tensor<6x6xf64>, tensor<i32>)
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%17 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<i32>
%18 = stablehlo.compare EQ, %16#1, %17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%20 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<6x6xf64>
%21 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x6xi1>
%22 = stablehlo.select %21, %16#0, %20 : tensor<6x6xi1>, tensor<6x6xf64>
%23 = stablehlo.iota dim = 0 : tensor<6x6xi64>
%c_5 = stablehlo.constant dense<0> : tensor<i64>
%24 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i64>) -> tensor<6x6xi64>
%25 = stablehlo.add %23, %24 : tensor<6x6xi64>
%26 = stablehlo.iota dim = 1 : tensor<6x6xi64>
%27 = stablehlo.compare GE, %25, %26, SIGNED : (tensor<6x6xi64>, tensor<6x6xi64>) -> tensor<6x6xi1>
%cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%28 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<6x6xf64>
%29 = stablehlo.select %27, %22, %28 : tensor<6x6xi1>, tensor<6x6xf64>
%30 = stablehlo.iota dim = 0 : tensor<6x6xi64>
%c_7 = stablehlo.constant dense<0> : tensor<i64>
%31 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i64>) -> tensor<6x6xi64>
%32 = stablehlo.add %30, %31 : tensor<6x6xi64>
%33 = stablehlo.iota dim = 1 : tensor<6x6xi64>
%34 = stablehlo.compare GE, %32, %33, SIGNED : (tensor<6x6xi64>, tensor<6x6xi64>) -> tensor<6x6xi1>
%cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%35 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<6x6xf64>
%36 = stablehlo.iota dim = 0 : tensor<6x6xi32>
%c_9 = stablehlo.constant dense<0> : tensor<i32>
%37 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<6x6xi32>
%38 = stablehlo.add %36, %37 : tensor<6x6xi32>
%39 = stablehlo.iota dim = 1 : tensor<6x6xi32>
%40 = stablehlo.compare EQ, %38, %39, SIGNED : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
%41 = stablehlo.convert %40 : (tensor<6x6xi1>) -> tensor<6x6xf64>
%cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%42 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<6x6xf64>
%43 = stablehlo.add %42, %41 : tensor<6x6xf64>
%44 = stablehlo.iota dim = 0 : tensor<6x6xi64>
%c_11 = stablehlo.constant dense<0> : tensor<i64>
%45 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i64>) -> tensor<6x6xi64>
%46 = stablehlo.add %44, %45 : tensor<6x6xi64>
%47 = stablehlo.iota dim = 1 : tensor<6x6xi64>
%48 = stablehlo.compare GE, %46, %47, SIGNED : (tensor<6x6xi64>, tensor<6x6xi64>) -> tensor<6x6xi1>
%cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%49 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<6x6xf64>
%50 = stablehlo.select %48, %29, %49 : tensor<6x6xi1>, tensor<6x6xf64>
%cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%51 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<6x6xf64>
return %50, %8, %9, %14, %15, %29, %34, %35, %43, %48, %51 : tensor<6x6xf64>, tensor<6x6xi1>, tensor<6x6xf64>, tensor<6x6xi1>, tensor<6x6xf64>, tensor<6x6xf64>, tensor<6x6xi1>, tensor<6x6xf64>, tensor<6x6xf64>, tensor<6x6xi1>, tensor<6x6xf64>
}
func.func private @cholesky_11(%arg0: tensor<6x6xi1>, %arg1: tensor<6x6xf64>, %arg2: tensor<6x6xi1>, %arg3: tensor<6x6xf64>, %arg4: tensor<6x6xf64>, %arg5: tensor<6x6xi1>, %arg6: tensor<6x6xf64>, %arg7: tensor<6x6xf64>, %arg8: tensor<6x6xi1>, %arg9: tensor<6x6xf64>, %arg10: tensor<6x6xf64>) -> tensor<6x6xf64> {
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<6x6xf64>
%1 = stablehlo.select %arg8, %arg10, %0 : tensor<6x6xi1>, tensor<6x6xf64>
%2 = stablehlo.dot_general %1, %arg4, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x6xf64>, tensor<6x6xf64>) -> tensor<6x6xf64>
%3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<6x6xf64>) -> tensor<6x6xf64>
%4 = stablehlo.divide %3, %arg7 : tensor<6x6xf64>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<6x6xf64>
%6 = stablehlo.select %arg5, %4, %5 : tensor<6x6xi1>, tensor<6x6xf64>
%7 = stablehlo.custom_call @lapack_dtrsm_ffi(%arg4, %6) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=6, j=6, k=6, l=6, m=6, n=6}, custom>} : (tensor<6x6xf64>, tensor<6x6xf64>) -> tensor<6x6xf64>
%8 = stablehlo.custom_call @lapack_dtrsm_ffi(%arg4, %7) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=6, j=6, k=6, l=6, m=6, n=6}, custom>} : (tensor<6x6xf64>, tensor<6x6xf64>) -> tensor<6x6xf64>
%9 = stablehlo.transpose %8, dims = [1, 0] : (tensor<6x6xf64>) -> tensor<6x6xf64>
%cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<6x6xf64>
%11 = stablehlo.select %arg2, %9, %10 : tensor<6x6xi1>, tensor<6x6xf64>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<6x6xf64>
%13 = stablehlo.select %arg0, %8, %12 : tensor<6x6xi1>, tensor<6x6xf64>
%14 = stablehlo.add %11, %13 : tensor<6x6xf64>
%cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
%15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<6x6xf64>
%16 = stablehlo.divide %14, %15 : tensor<6x6xf64>
%17 = stablehlo.transpose %16, dims = [1, 0] : (tensor<6x6xf64>) -> tensor<6x6xf64>
%18 = stablehlo.add %16, %17 : tensor<6x6xf64>
return %18 : tensor<6x6xf64>
}
}
// -----
// functions
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
%c0 = stablehlo.constant dense<"0x041B8040CDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3FD8755D4010E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BFD95C954005FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3FCD2AD940AB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3F923C94401FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF78BEC140"> : tensor<6x6xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<6x6xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<6x6xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<6x6xf32>
%r:6 = call @f(%a0) : (tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xcomplex<f32>>, tensor<6x6xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0xB11BC33F2D9B883E5E0045BE449E48BE812AF9BD67C650BEC0E6C93DB70EB03F51FE6C3E3A264E3E81D192BEF0909C3D4F9169BEAB1C20BE3641CE3F93F349BD1555BABCC3589B3ED16C44BE3D6D4ABE9506103E1C83FC3F14B79B3E2B73953E112C96BE8AC8573EDE13083E12489F3EE9FECD3F140710BE377E5F3E412AD83D46772E3ED55283BEB01393BEA9C3EA3F"> : tensor<6x6xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 9.4068104772304650e-04 : f64} : (tensor<6x6xf32>, tensor<6x6xf32>) -> ()
%e1 = stablehlo.constant dense<"0x178B753F961B133EB9DA753DEE2184BDDE34133EAC2934BE5B3D65BDC0B9473F9241843E990B983E7D05F4BE8749A0BD8ACADCBC220D81BE7596753F3031E4BD023C0B3DECD6303D1CA2E63D16FC7DBED287023D40F96D3F5DF4133EC03B4C3EE0C255BE162EEE3E26D6B83D2E01B03C1CBB5A3FD02618BD2F7A103E9C0F2F3E7B1169BC384333BE725034BC6688753F"> : tensor<6x6xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 4.5744278054371534e-04 : f64} : (tensor<6x6xf32>, tensor<6x6xf32>) -> ()
%e2 = stablehlo.constant dense<"0x5E768840AEF3903F8201A6BF8C9482BF52D8B8BF0ABF2E3EAEF3903FC3DC8D403051393E96325DBE983DF6BD5841A4BE8201A6BF3051393E8AEA9B408A03F73EAB7D37BEF266BD3F8C9482BF96325DBE8A03F73E2783E2407DEEB13FC629843E52D8B8BF983DF6BDAB7D37BE7DEEB13F8C6BA2402E557BBF0ABF2E3E5841A4BEF266BD3FC629843E2E557BBF25E1CC40"> : tensor<6x6xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 3.3752965009625768e-03 : f64} : (tensor<6x6xf32>, tensor<6x6xf32>) -> ()
%e3 = stablehlo.constant dense<"0x0299313DA8ED14BC7FAAF13C1F099B3CD26152BC529D1DBC68D140BC0A1B65BB0D1A75BC70E7D6BB97E4523C32833A3CB96F003D879A6ABBEFA6D73C93510A3C351E02BB90DCF9BBB6F19DBB365FDB3BAE4EE2BB949757BAAA87B43A90B65039623FF13C562B8CBC4364B33C12206A3C3813D6BBFAE793BB029932BCAEDECDBA733811BCEE3F2ABA513CA33ACAB7C83B"> : tensor<6x6xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 2.0675091860766770e-05 : f64} : (tensor<6x6xf32>, tensor<6x6xf32>) -> ()
%e4 = stablehlo.constant dense<"0x8FF5F73F0000A033C2EFDE3E000080B47DC9A5BE000064B5348DA5BE0000A033C24CA8BD00004CB5C4234BBE000000008CFB393E000000333F6AFA3F00008033BCDBCD3E0000B0B48CE6B43E00004034BEC501BF000044B4B8952DBD000090347A0DCFBE00002835BEE651BE000008352249084000008033F05709BD0000E0B41EA213BD000018B4AC39B53E000090B4482832BE000000B3893498BE000080B35B060B3E000038353D342740000090B3E8F0AC3E0000803374A1993E000000345060D3BE0000183544D3FE3E00000834CA67903D0000003364D36F3E0000C0B354B50A40000098B45ABD8DBE000040B4CAF17F3E000000331E781A3E0000B0B45669843E00008033021D5DBE000040B4E1468EBE0000803332DB1C40000080B4"> : tensor<6x6xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 1.2457672937671305e-03 : f64} : (tensor<6x6xcomplex<f32>>, tensor<6x6xcomplex<f32>>) -> ()
%e5 = stablehlo.constant dense<"0xB43B094300005839D631DC420000E038D51998C3000000B8B84E9C41000098B9E02F1140000098B921350FC4000040B8DE5E8B43000020B82B109342000010B819F7CEC1000000B8624BCFC30000403842A7B3C30000A03836F60643000020B83C169943000080B8D43C9B42000030B8FC6EA441000020B8DD3B3EC4000080385361F3C30000E03880BA49430000A0B8FCDAE1C30000E4B9DB8291C3000000B9A4B0444400002039147F1B4400003A3A0CD790430000223A4CF4AE44000080388E1024C400E0B8B908FDA0C3000000B9309F364400003039B43D59440000183ACE5206440000003A7EB4804400000039A2DA8E44000040395AB4ED430000803855BF21C4000070B97AC7DBC4000000BA20889BC4000090B9401911C4000080B9"> : tensor<6x6xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 8.3839113358408213e-01 : f64} : (tensor<6x6xcomplex<f32>>, tensor<6x6xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xcomplex<f32>>, tensor<6x6xcomplex<f32>>) {
%cst = stablehlo.constant dense<1.000000e-01> : tensor<f32>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%1 = stablehlo.multiply %arg0, %0 : tensor<6x6xf32>
%2 = call @expm(%1) : (tensor<6x6xf32>) -> tensor<6x6xf32>
%3:2 = call @polar(%arg0) : (tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<6x6xf32>)
%4 = call @matrix_power(%arg0) : (tensor<6x6xf32>) -> tensor<6x6xf32>
%5 = call @_sqrtm(%arg0) : (tensor<6x6xf32>) -> tensor<6x6xcomplex<f32>>
%6:2 = call @_schur_10(%arg0) : (tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<6x6xf32>)
%7:2 = call @rsf2csf(%6#0, %6#1) : (tensor<6x6xf32>, tensor<6x6xf32>) -> (tensor<6x6xcomplex<f32>>, tensor<6x6xcomplex<f32>>)
%8 = call @_diag(%7#0) : (tensor<6x6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
%9 = stablehlo.exponential %8 : tensor<6xcomplex<f32>>
%10 = call @_diag_7(%9) : (tensor<6xcomplex<f32>>) -> tensor<6x6xcomplex<f32>>
%11 = call @_algorithm_11_1_1(%10, %7#0) : (tensor<6x6xcomplex<f32>>, tensor<6x6xcomplex<f32>>) -> tensor<6x6xcomplex<f32>>
%12 = stablehlo.dot_general %7#1, %11, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x6xcomplex<f32>>, tensor<6x6xcomplex<f32>>) -> tensor<6x6xcomplex<f32>>
%13 = stablehlo.real %7#1 : (tensor<6x6xcomplex<f32>>) -> tensor<6x6xf32>
%14 = stablehlo.imag %7#1 : (tensor<6x6xcomplex<f32>>) -> tensor<6x6xf32>
%15 = stablehlo.negate %14 : tensor<6x6xf32>
%16 = stablehlo.complex %13, %15 : tensor<6x6xcomplex<f32>>
%17 = stablehlo.transpose %16, dims = [1, 0] : (tensor<6x6xcomplex<f32>>) -> tensor<6x6xcomplex<f32>>
%18 = stablehlo.dot_general %12, %17, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x6xcomplex<f32>>, tensor<6x6xcomplex<f32>>) -> tensor<6x6xcomplex<f32>>
return %2, %3#0, %3#1, %4, %5, %18 : tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xcomplex<f32>>, tensor<6x6xcomplex<f32>>
}
func.func private @expm(%arg0: tensor<6x6xf32>) -> tensor<6x6xf32> {
%0:3 = call @_calc_P_Q(%arg0) : (tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<6x6xf32>, tensor<f32>)
%cst = stablehlo.constant dense<1.600000e+01> : tensor<f32>
%1 = stablehlo.compare GT, %0#2, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%2 = stablehlo.convert %1 : (tensor<i1>) -> tensor<i32>
%3 = "stablehlo.case"(%2) ({
%4 = func.call @solve(%0#1, %0#0) : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
%5 = func.call @_squaring(%4, %0#2) : (tensor<6x6xf32>, tensor<f32>) -> tensor<6x6xf32>
stablehlo.return %5 : tensor<6x6xf32>
}, {
%cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
stablehlo.return %4 : tensor<6x6xf32>
}) : (tensor<i32>) -> tensor<6x6xf32>
return %3 : tensor<6x6xf32>
}
func.func private @_calc_P_Q(%arg0: tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<6x6xf32>, tensor<f32>) {
%cst = stablehlo.constant dense<[4.258730e-01, 1.8801527]> : tensor<2xf32>
%0 = call @norm(%arg0) : (tensor<6x6xf32>) -> tensor<f32>
%cst_0 = stablehlo.constant dense<3.92572474> : tensor<f32>
%1 = stablehlo.divide %0, %cst_0 : tensor<f32>
%2 = stablehlo.log %1 : tensor<f32>
%cst_1 = stablehlo.constant dense<1.44269502> : tensor<f32>
%3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<f32>
%4 = stablehlo.multiply %2, %3 : tensor<f32>
%5 = stablehlo.floor %4 : tensor<f32>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%6 = stablehlo.maximum %cst_2, %5 : tensor<f32>
%cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%7 = stablehlo.power %cst_3, %6 : tensor<f32>
%8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%9 = stablehlo.divide %arg0, %8 : tensor<6x6xf32>
%10 = call @digitize(%0, %cst) : (tensor<f32>, tensor<2xf32>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%c_4 = stablehlo.constant dense<2> : tensor<i32>
%11 = stablehlo.clamp %c, %10, %c_4 : tensor<i32>
%12:2 = "stablehlo.case"(%11) ({
%16 = stablehlo.iota dim = 0 : tensor<6x6xi64>
%17 = stablehlo.iota dim = 1 : tensor<6x6xi64>
%c_5 = stablehlo.constant dense<0> : tensor<i64>
%18 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i64>) -> tensor<6x6xi64>
%19 = stablehlo.add %16, %18 : tensor<6x6xi64>
%20 = stablehlo.compare EQ, %19, %17, SIGNED : (tensor<6x6xi64>, tensor<6x6xi64>) -> tensor<6x6xi1>
%21 = stablehlo.convert %20 : (tensor<6x6xi1>) -> tensor<6x6xf32>
%22 = stablehlo.dot_general %9, %9, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
%cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%24 = stablehlo.multiply %23, %22 : tensor<6x6xf32>
%cst_7 = stablehlo.constant dense<6.000000e+01> : tensor<f32>
%25 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%26 = stablehlo.multiply %25, %21 : tensor<6x6xf32>
%27 = stablehlo.add %24, %26 : tensor<6x6xf32>
%28 = stablehlo.dot_general %9, %27, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
%cst_8 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
%29 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%30 = stablehlo.multiply %29, %22 : tensor<6x6xf32>
%cst_9 = stablehlo.constant dense<1.200000e+02> : tensor<f32>
%31 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%32 = stablehlo.multiply %31, %21 : tensor<6x6xf32>
%33 = stablehlo.add %30, %32 : tensor<6x6xf32>
stablehlo.return %28, %33 : tensor<6x6xf32>, tensor<6x6xf32>
}, {
%16 = stablehlo.iota dim = 0 : tensor<6x6xi64>
%17 = stablehlo.iota dim = 1 : tensor<6x6xi64>
%c_5 = stablehlo.constant dense<0> : tensor<i64>
%18 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i64>) -> tensor<6x6xi64>
%19 = stablehlo.add %16, %18 : tensor<6x6xi64>
%20 = stablehlo.compare EQ, %19, %17, SIGNED : (tensor<6x6xi64>, tensor<6x6xi64>) -> tensor<6x6xi1>
%21 = stablehlo.convert %20 : (tensor<6x6xi1>) -> tensor<6x6xf32>
%22 = stablehlo.dot_general %9, %9, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
%23 = stablehlo.dot_general %22, %22, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
%cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%24 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%25 = stablehlo.multiply %24, %23 : tensor<6x6xf32>
%cst_7 = stablehlo.constant dense<4.200000e+02> : tensor<f32>
%26 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%27 = stablehlo.multiply %26, %22 : tensor<6x6xf32>
%28 = stablehlo.add %25, %27 : tensor<6x6xf32>
%cst_8 = stablehlo.constant dense<1.512000e+04> : tensor<f32>
%29 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%30 = stablehlo.multiply %29, %21 : tensor<6x6xf32>
%31 = stablehlo.add %28, %30 : tensor<6x6xf32>
%32 = stablehlo.dot_general %9, %31, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
%cst_9 = stablehlo.constant dense<3.000000e+01> : tensor<f32>
%33 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%34 = stablehlo.multiply %33, %23 : tensor<6x6xf32>
%cst_10 = stablehlo.constant dense<3.360000e+03> : tensor<f32>
%35 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%36 = stablehlo.multiply %35, %22 : tensor<6x6xf32>
%37 = stablehlo.add %34, %36 : tensor<6x6xf32>
%cst_11 = stablehlo.constant dense<3.024000e+04> : tensor<f32>
%38 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%39 = stablehlo.multiply %38, %21 : tensor<6x6xf32>
%40 = stablehlo.add %37, %39 : tensor<6x6xf32>
stablehlo.return %32, %40 : tensor<6x6xf32>, tensor<6x6xf32>
}, {
%16 = stablehlo.iota dim = 0 : tensor<6x6xi64>
%17 = stablehlo.iota dim = 1 : tensor<6x6xi64>
%c_5 = stablehlo.constant dense<0> : tensor<i64>
%18 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i64>) -> tensor<6x6xi64>
%19 = stablehlo.add %16, %18 : tensor<6x6xi64>
%20 = stablehlo.compare EQ, %19, %17, SIGNED : (tensor<6x6xi64>, tensor<6x6xi64>) -> tensor<6x6xi1>
%21 = stablehlo.convert %20 : (tensor<6x6xi1>) -> tensor<6x6xf32>
%22 = stablehlo.dot_general %9, %9, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
%23 = stablehlo.dot_general %22, %22, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
%24 = stablehlo.dot_general %23, %22, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
%cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%25 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%26 = stablehlo.multiply %25, %24 : tensor<6x6xf32>
%cst_7 = stablehlo.constant dense<1.512000e+03> : tensor<f32>
%27 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%28 = stablehlo.multiply %27, %23 : tensor<6x6xf32>
%29 = stablehlo.add %26, %28 : tensor<6x6xf32>
%cst_8 = stablehlo.constant dense<2.772000e+05> : tensor<f32>
%30 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%31 = stablehlo.multiply %30, %22 : tensor<6x6xf32>
%32 = stablehlo.add %29, %31 : tensor<6x6xf32>
%cst_9 = stablehlo.constant dense<8.648640e+06> : tensor<f32>
%33 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%34 = stablehlo.multiply %33, %21 : tensor<6x6xf32>
%35 = stablehlo.add %32, %34 : tensor<6x6xf32>
%36 = stablehlo.dot_general %9, %35, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
%cst_10 = stablehlo.constant dense<5.600000e+01> : tensor<f32>
%37 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%38 = stablehlo.multiply %37, %24 : tensor<6x6xf32>
%cst_11 = stablehlo.constant dense<2.520000e+04> : tensor<f32>
%39 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%40 = stablehlo.multiply %39, %23 : tensor<6x6xf32>
%41 = stablehlo.add %38, %40 : tensor<6x6xf32>
%cst_12 = stablehlo.constant dense<1.995840e+06> : tensor<f32>
%42 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%43 = stablehlo.multiply %42, %22 : tensor<6x6xf32>
%44 = stablehlo.add %41, %43 : tensor<6x6xf32>
%cst_13 = stablehlo.constant dense<0x4B83F7C0> : tensor<f32>
%45 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%46 = stablehlo.multiply %45, %21 : tensor<6x6xf32>
%47 = stablehlo.add %44, %46 : tensor<6x6xf32>
stablehlo.return %36, %47 : tensor<6x6xf32>, tensor<6x6xf32>
}) : (tensor<i32>) -> (tensor<6x6xf32>, tensor<6x6xf32>)
%13 = stablehlo.add %12#0, %12#1 : tensor<6x6xf32>
%14 = stablehlo.negate %12#0 : tensor<6x6xf32>
%15 = stablehlo.add %14, %12#1 : tensor<6x6xf32>
return %13, %15, %6 : tensor<6x6xf32>, tensor<6x6xf32>, tensor<f32>
}
func.func private @norm(%arg0: tensor<6x6xf32>) -> tensor<f32> {
%0 = stablehlo.abs %arg0 : tensor<6x6xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<6x6xf32>, tensor<f32>) -> tensor<6xf32>
%cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.maximum across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
%cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%3 = stablehlo.maximum %cst_1, %2 : tensor<f32>
return %3 : tensor<f32>
}
func.func private @digitize(%arg0: tensor<f32>, %arg1: tensor<2xf32>) -> tensor<i32> {
%0 = stablehlo.slice %arg1 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
%1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
%2 = stablehlo.slice %arg1 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
%3 = stablehlo.reshape %2 : (tensor<1xf32>) -> tensor<f32>
%4 = stablehlo.compare GE, %1, %3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%5 = call @searchsorted(%arg1, %arg0) : (tensor<2xf32>, tensor<f32>) -> tensor<i32>
%6 = stablehlo.reverse %arg1, dims = [0] : tensor<2xf32>
%7 = call @searchsorted(%6, %arg0) : (tensor<2xf32>, tensor<f32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%8 = stablehlo.subtract %c, %7 : tensor<i32>
%9 = call @_where(%4, %5, %8) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
return %9 : tensor<i32>
}
func.func private @searchsorted(%arg0: tensor<2xf32>, %arg1: tensor<f32>) -> tensor<i32> {
%0 = call @_searchsorted_scan_impl(%arg0, %arg1) : (tensor<2xf32>, tensor<f32>) -> tensor<i32>
return %0 : tensor<i32>
}
func.func private @_searchsorted_scan_impl(%arg0: tensor<2xf32>, %arg1: tensor<f32>) -> tensor<i32> {
%c = stablehlo.constant dense<0> : tensor<ui32>
%c_0 = stablehlo.constant dense<2> : tensor<ui32>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%0:5 = stablehlo.while(%iterArg = %arg0, %iterArg_2 = %arg1, %iterArg_3 = %c_1, %iterArg_4 = %c, %iterArg_5 = %c_0) : tensor<2xf32>, tensor<f32>, tensor<i64>, tensor<ui32>, tensor<ui32>
cond {
%c_6 = stablehlo.constant dense<2> : tensor<i64>
%2 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%2 = stablehlo.subtract %iterArg_5, %iterArg_4 : tensor<ui32>
%c_6 = stablehlo.constant dense<2> : tensor<i64>
%3 = func.call @floor_divide(%2, %c_6) : (tensor<ui32>, tensor<i64>) -> tensor<ui32>
%4 = stablehlo.add %iterArg_4, %3 : tensor<ui32>
%5 = stablehlo.dynamic_slice %iterArg, %4, sizes = [1] : (tensor<2xf32>, tensor<ui32>) -> tensor<1xf32>
%6 = stablehlo.reshape %5 : (tensor<1xf32>) -> tensor<f32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%7 = stablehlo.compare EQ, %iterArg_2, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%8 = stablehlo.select %7, %cst_7, %iterArg_2 : tensor<i1>, tensor<f32>
%9 = stablehlo.compare NE, %iterArg_2, %iterArg_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_8 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%10 = stablehlo.select %9, %cst_8, %8 : tensor<i1>, tensor<f32>
%cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%11 = stablehlo.compare EQ, %6, %cst_9, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%12 = stablehlo.select %11, %cst_10, %6 : tensor<i1>, tensor<f32>
%13 = stablehlo.compare NE, %6, %6, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_11 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%14 = stablehlo.select %13, %cst_11, %12 : tensor<i1>, tensor<f32>
%15 = stablehlo.compare LT, %10, %14, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
%16 = stablehlo.select %15, %iterArg_4, %4 : tensor<i1>, tensor<ui32>
%17 = stablehlo.select %15, %4, %iterArg_5 : tensor<i1>, tensor<ui32>
%c_12 = stablehlo.constant dense<1> : tensor<i64>
%18 = stablehlo.add %iterArg_3, %c_12 : tensor<i64>
stablehlo.return %iterArg, %iterArg_2, %18, %16, %17 : tensor<2xf32>, tensor<f32>, tensor<i64>, tensor<ui32>, tensor<ui32>
}
%1 = stablehlo.convert %0#4 : (tensor<ui32>) -> tensor<i32>
return %1 : tensor<i32>
}
func.func private @floor_divide(%arg0: tensor<ui32>, %arg1: tensor<i64>) -> tensor<ui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%1 = stablehlo.divide %arg0, %0 : tensor<ui32>
return %1 : tensor<ui32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @solve(%arg0: tensor<6x6xf32>, %arg1: tensor<6x6xf32>) -> tensor<6x6xf32> {
%0:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=6, j=6, k=6, l=6, m=6}, custom>} : (tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<6xi32>, tensor<i32>)
%c = stablehlo.constant dense<1> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6xi32>
%2 = stablehlo.subtract %0#1, %1 : tensor<6xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<i32>
%4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x6xi1>
%8 = stablehlo.select %7, %0#0, %6 : tensor<6x6xi1>, tensor<6x6xf32>
%9 = stablehlo.iota dim = 0 : tensor<6xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%10:4 = stablehlo.while(%iterArg = %2, %iterArg_3 = %c_2, %iterArg_4 = %c_1, %iterArg_5 = %9) : tensor<6xi32>, tensor<i64>, tensor<i64>, tensor<6xi32>
cond {
%c_6 = stablehlo.constant dense<6> : tensor<i64>
%14 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %14 : tensor<i1>
} do {
%c_6 = stablehlo.constant dense<1> : tensor<i64>
%14 = stablehlo.add %iterArg_4, %c_6 : tensor<i64>
%c_7 = stablehlo.constant dense<0> : tensor<i64>
%15 = stablehlo.compare LT, %iterArg_4, %c_7, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%16 = stablehlo.convert %iterArg_4 : tensor<i64>
%c_8 = stablehlo.constant dense<6> : tensor<i64>
%17 = stablehlo.add %16, %c_8 : tensor<i64>
%18 = stablehlo.select %15, %17, %iterArg_4 : tensor<i1>, tensor<i64>
%19 = stablehlo.dynamic_slice %iterArg, %18, sizes = [1] : (tensor<6xi32>, tensor<i64>) -> tensor<1xi32>
%20 = stablehlo.reshape %19 : (tensor<1xi32>) -> tensor<i32>
%c_9 = stablehlo.constant dense<0> : tensor<i64>
%21 = stablehlo.compare LT, %iterArg_4, %c_9, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%22 = stablehlo.convert %iterArg_4 : tensor<i64>
%c_10 = stablehlo.constant dense<6> : tensor<i64>
%23 = stablehlo.add %22, %c_10 : tensor<i64>
%24 = stablehlo.select %21, %23, %iterArg_4 : tensor<i1>, tensor<i64>
%25 = stablehlo.dynamic_slice %iterArg_5, %24, sizes = [1] : (tensor<6xi32>, tensor<i64>) -> tensor<1xi32>
%26 = stablehlo.reshape %25 : (tensor<1xi32>) -> tensor<i32>
%c_11 = stablehlo.constant dense<0> : tensor<i32>
%27 = stablehlo.compare LT, %20, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_12 = stablehlo.constant dense<6> : tensor<i32>
%28 = stablehlo.add %20, %c_12 : tensor<i32>
%29 = stablehlo.select %27, %28, %20 : tensor<i1>, tensor<i32>
%30 = stablehlo.dynamic_slice %iterArg_5, %29, sizes = [1] : (tensor<6xi32>, tensor<i32>) -> tensor<1xi32>
%31 = stablehlo.reshape %30 : (tensor<1xi32>) -> tensor<i32>
%c_13 = stablehlo.constant dense<0> : tensor<i64>
%32 = stablehlo.compare LT, %iterArg_4, %c_13, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_14 = stablehlo.constant dense<6> : tensor<i64>
%33 = stablehlo.add %iterArg_4, %c_14 : tensor<i64>
%34 = stablehlo.select %32, %33, %iterArg_4 : tensor<i1>, tensor<i64>
%35 = stablehlo.convert %34 : (tensor<i64>) -> tensor<i32>
%36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<i32>) -> tensor<1xi32>
%37 = "stablehlo.scatter"(%iterArg_5, %36, %31) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
stablehlo.return %arg3 : tensor<i32>
}) : (tensor<6xi32>, tensor<1xi32>, tensor<i32>) -> tensor<6xi32>
%c_15 = stablehlo.constant dense<0> : tensor<i32>
%38 = stablehlo.compare LT, %20, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_16 = stablehlo.constant dense<6> : tensor<i32>
%39 = stablehlo.add %20, %c_16 : tensor<i32>
%40 = stablehlo.select %38, %39, %20 : tensor<i1>, tensor<i32>
%41 = stablehlo.broadcast_in_dim %40, dims = [] : (tensor<i32>) -> tensor<1xi32>
%42 = "stablehlo.scatter"(%37, %41, %26) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
stablehlo.return %arg3 : tensor<i32>
}) : (tensor<6xi32>, tensor<1xi32>, tensor<i32>) -> tensor<6xi32>
%c_17 = stablehlo.constant dense<1> : tensor<i64>
%43 = stablehlo.add %iterArg_3, %c_17 : tensor<i64>
stablehlo.return %iterArg, %43, %14, %42 : tensor<6xi32>, tensor<i64>, tensor<i64>, tensor<6xi32>
}
%11 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<6x6xf32>) -> tensor<6x6xf32>
%12 = call @_lu_solve(%8, %10#3, %11) : (tensor<6x6xf32>, tensor<6xi32>, tensor<6x6xf32>) -> tensor<6x6xf32>
%13 = stablehlo.transpose %12, dims = [1, 0] : (tensor<6x6xf32>) -> tensor<6x6xf32>
return %13 : tensor<6x6xf32>
}
func.func private @_lu_solve(%arg0: tensor<6x6xf32>, %arg1: tensor<6xi32>, %arg2: tensor<6x6xf32>) -> tensor<6x6xf32> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<6x6xf32>) -> tensor<6x6x1xf32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6xi32>
%2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
%c_0 = stablehlo.constant dense<6> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<6xi32>
%4 = stablehlo.add %arg1, %3 : tensor<6xi32>
%5 = stablehlo.select %2, %4, %arg1 : tensor<6xi1>, tensor<6xi32>
%6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
%7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 6, 1, 1>}> : (tensor<6x6x1xf32>, tensor<6x1xi32>) -> tensor<6x6x1xf32>
%8 = stablehlo.transpose %7, dims = [1, 2, 0] : (tensor<6x6x1xf32>) -> tensor<6x1x6xf32>
%9 = stablehlo.reshape %8 : (tensor<6x1x6xf32>) -> tensor<6x6xf32>
%10 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %9) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=6, j=6, k=6, l=6, m=6, n=6}, custom>} : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
%11 = stablehlo.reshape %10 : (tensor<6x6xf32>) -> tensor<6x1x6xf32>
%12 = stablehlo.reshape %11 : (tensor<6x1x6xf32>) -> tensor<6x6xf32>
%13 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %12) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=6, j=6, k=6, l=6, m=6, n=6}, custom>} : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
%14 = stablehlo.reshape %13 : (tensor<6x6xf32>) -> tensor<6x1x6xf32>
%15 = stablehlo.transpose %14, dims = [2, 0, 1] : (tensor<6x1x6xf32>) -> tensor<6x6x1xf32>
%16 = stablehlo.reshape %15 : (tensor<6x6x1xf32>) -> tensor<6x6xf32>
return %16 : tensor<6x6xf32>
}
func.func private @_squaring(%arg0: tensor<6x6xf32>, %arg1: tensor<f32>) -> tensor<6x6xf32> {
%0 = stablehlo.iota dim = 0 : tensor<16xf32>
%c = stablehlo.constant dense<0> : tensor<i64>
%1:4 = stablehlo.while(%iterArg = %0, %iterArg_0 = %arg1, %iterArg_1 = %c, %iterArg_2 = %arg0) : tensor<16xf32>, tensor<f32>, tensor<i64>, tensor<6x6xf32>
cond {
%c_3 = stablehlo.constant dense<16> : tensor<i64>
%2 = stablehlo.compare LT, %iterArg_1, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%2 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_1) : (tensor<16xf32>, tensor<i64>) -> tensor<f32>
%3 = stablehlo.compare LT, %2, %iterArg_0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%4 = stablehlo.convert %3 : (tensor<i1>) -> tensor<i32>
%5 = "stablehlo.case"(%4) ({
stablehlo.return %iterArg_2 : tensor<6x6xf32>
}, {
%7 = stablehlo.dot_general %iterArg_2, %iterArg_2, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
stablehlo.return %7 : tensor<6x6xf32>
}) : (tensor<i32>) -> tensor<6x6xf32>
%c_3 = stablehlo.constant dense<1> : tensor<i64>
%6 = stablehlo.add %iterArg_1, %c_3 : tensor<i64>
stablehlo.return %iterArg, %iterArg_0, %6, %5 : tensor<16xf32>, tensor<f32>, tensor<i64>, tensor<6x6xf32>
}
return %1#3 : tensor<6x6xf32>
}
func.func private @dynamic_index_in_dim(%arg0: tensor<16xf32>, %arg1: tensor<i64>) -> tensor<f32> {
%0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<16xf32>, tensor<i64>) -> tensor<1xf32>
%1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
return %1 : tensor<f32>
}
func.func private @polar(%arg0: tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<6x6xf32>) {
%0:2 = call @_polar_2d(%arg0) : (tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<6x6xf32>)
return %0#0, %0#1 : tensor<6x6xf32>, tensor<6x6xf32>
}
func.func private @_polar_2d(%arg0: tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<6x6xf32>) {
%0:2 = call @qdwh(%arg0) : (tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<6x6xf32>)
return %0#0, %0#1 : tensor<6x6xf32>, tensor<6x6xf32>
}
func.func private @qdwh(%arg0: tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<6x6xf32>) {
%cst = stablehlo.constant dense<[[1.9999615517392721, 52016.457670893942, 0.99996155136969045], [1.9217820851502887, 24.016208769796364, 0.920118285731504]]> : tensor<2x3xf64>
%cst_0 = stablehlo.constant dense<[[3.7414382875954941, 5.7202775739820115, 0.44326134651331761], [2.6715576806568375, 3.0110110887522445, 0.33394408004792808]]> : tensor<2x3xf64>
%0 = call @norm_0(%arg0) : (tensor<6x6xf32>) -> tensor<f32>
%1 = call @norm_1(%arg0) : (tensor<6x6xf32>) -> tensor<f32>
%2 = stablehlo.rsqrt %0 : tensor<f32>
%3 = stablehlo.rsqrt %1 : tensor<f32>
%4 = stablehlo.multiply %2, %3 : tensor<f32>
%cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%5 = stablehlo.compare EQ, %0, %cst_1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%c = stablehlo.constant dense<1> : tensor<i64>
%6 = call @_where_2(%5, %c, %4) : (tensor<i1>, tensor<i64>, tensor<f32>) -> tensor<f32>
%7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%8 = stablehlo.multiply %arg0, %7 : tensor<6x6xf32>
%cst_2 = stablehlo.constant dense<5.9604644775390625E-7> : tensor<f64>
%9 = stablehlo.cbrt %cst_2 : tensor<f64>
%10 = stablehlo.convert %cst : (tensor<2x3xf64>) -> tensor<2x3xf32>
%c_3 = stablehlo.constant dense<0> : tensor<i64>
%c_4 = stablehlo.constant dense<0> : tensor<i64>
%11:4 = stablehlo.while(%iterArg = %10, %iterArg_12 = %c_4, %iterArg_13 = %c_3, %iterArg_14 = %8) : tensor<2x3xf32>, tensor<i64>, tensor<i64>, tensor<6x6xf32>
cond {
%c_15 = stablehlo.constant dense<2> : tensor<i64>
%29 = stablehlo.compare LT, %iterArg_12, %c_15, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %29 : tensor<i1>
} do {
%c_15 = stablehlo.constant dense<1> : tensor<i64>
%29 = stablehlo.add %iterArg_13, %c_15 : tensor<i64>
%30 = func.call @dynamic_index_in_dim_3(%iterArg, %iterArg_13) : (tensor<2x3xf32>, tensor<i64>) -> tensor<3xf32>
%31 = stablehlo.slice %30 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
%32 = stablehlo.reshape %31 : (tensor<1xf32>) -> tensor<f32>
%33 = stablehlo.slice %30 [1:2] : (tensor<3xf32>) -> tensor<1xf32>
%34 = stablehlo.reshape %33 : (tensor<1xf32>) -> tensor<f32>
%35 = stablehlo.slice %30 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
%36 = stablehlo.reshape %35 : (tensor<1xf32>) -> tensor<f32>
%37 = stablehlo.broadcast_in_dim %34, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%38 = stablehlo.multiply %37, %iterArg_14 : tensor<6x6xf32>
%39 = stablehlo.iota dim = 0 : tensor<6x6xi64>
%40 = stablehlo.iota dim = 1 : tensor<6x6xi64>
%c_16 = stablehlo.constant dense<0> : tensor<i64>
%41 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i64>) -> tensor<6x6xi64>
%42 = stablehlo.add %39, %41 : tensor<6x6xi64>
%43 = stablehlo.compare EQ, %42, %40, SIGNED : (tensor<6x6xi64>, tensor<6x6xi64>) -> tensor<6x6xi1>
%44 = stablehlo.convert %43 : (tensor<6x6xi1>) -> tensor<6x6xf32>
%cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%45 = stablehlo.pad %38, %cst_17, low = [0, 0], high = [6, 0], interior = [0, 0] : (tensor<6x6xf32>, tensor<f32>) -> tensor<12x6xf32>
%c_18 = stablehlo.constant dense<6> : tensor<i64>
%c_19 = stablehlo.constant dense<0> : tensor<i64>
%46 = stablehlo.dynamic_update_slice %45, %44, %c_18, %c_19 : (tensor<12x6xf32>, tensor<6x6xf32>, tensor<i64>, tensor<i64>) -> tensor<12x6xf32>
%47:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%46) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=12, j=6, k=12, l=6, m=6}, custom>} : (tensor<12x6xf32>) -> (tensor<12x6xf32>, tensor<6xf32>)
%48 = stablehlo.custom_call @lapack_sorgqr_ffi(%47#0, %47#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=12, j=6, k=6, l=12, m=6}, custom>} : (tensor<12x6xf32>, tensor<6xf32>) -> tensor<12x6xf32>
%49 = stablehlo.slice %47#0 [0:6, 0:6] : (tensor<12x6xf32>) -> tensor<6x6xf32>
%50 = stablehlo.iota dim = 0 : tensor<6x6xi64>
%c_20 = stablehlo.constant dense<-1> : tensor<i64>
%51 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i64>) -> tensor<6x6xi64>
%52 = stablehlo.add %50, %51 : tensor<6x6xi64>
%53 = stablehlo.iota dim = 1 : tensor<6x6xi64>
%54 = stablehlo.compare GE, %52, %53, SIGNED : (tensor<6x6xi64>, tensor<6x6xi64>) -> tensor<6x6xi1>
%cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%55 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%56 = stablehlo.select %54, %55, %49 : tensor<6x6xi1>, tensor<6x6xf32>
%57 = stablehlo.slice %48 [0:6, 0:6] : (tensor<12x6xf32>) -> tensor<6x6xf32>
%58 = stablehlo.iota dim = 0 : tensor<6x6xi32>
%c_22 = stablehlo.constant dense<6> : tensor<i32>
%59 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<6x6xi32>
%60 = stablehlo.compare LT, %58, %59, SIGNED : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
%61 = stablehlo.iota dim = 1 : tensor<6x6xi32>
%c_23 = stablehlo.constant dense<6> : tensor<i32>
%62 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<6x6xi32>
%63 = stablehlo.compare LT, %61, %62, SIGNED : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
%64 = stablehlo.and %60, %63 : tensor<6x6xi1>
%c_24 = stablehlo.constant dense<0> : tensor<i64>
%65 = func.call @_where_4(%64, %57, %c_24) : (tensor<6x6xi1>, tensor<6x6xf32>, tensor<i64>) -> tensor<6x6xf32>
%c_25 = stablehlo.constant dense<6> : tensor<i64>
%c_26 = stablehlo.constant dense<0> : tensor<i64>
%66 = stablehlo.dynamic_slice %48, %c_25, %c_26, sizes = [6, 6] : (tensor<12x6xf32>, tensor<i64>, tensor<i64>) -> tensor<6x6xf32>
%67 = stablehlo.iota dim = 0 : tensor<6x6xi32>
%c_27 = stablehlo.constant dense<6> : tensor<i32>
%68 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<6x6xi32>
%69 = stablehlo.compare LT, %67, %68, SIGNED : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
%70 = stablehlo.iota dim = 1 : tensor<6x6xi32>
%c_28 = stablehlo.constant dense<6> : tensor<i32>
%71 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<6x6xi32>
%72 = stablehlo.compare LT, %70, %71, SIGNED : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
%73 = stablehlo.and %69, %72 : tensor<6x6xi1>
%c_29 = stablehlo.constant dense<0> : tensor<i64>
%74 = func.call @_where_4(%73, %66, %c_29) : (tensor<6x6xi1>, tensor<6x6xf32>, tensor<i64>) -> tensor<6x6xf32>
%75 = stablehlo.transpose %74, dims = [1, 0] : (tensor<6x6xf32>) -> tensor<6x6xf32>
%76 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%77 = stablehlo.multiply %76, %iterArg_14 : tensor<6x6xf32>
%78 = stablehlo.dot_general %65, %75, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
%79 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%80 = stablehlo.multiply %79, %78 : tensor<6x6xf32>
%81 = stablehlo.add %77, %80 : tensor<6x6xf32>
%c_30 = stablehlo.constant dense<1> : tensor<i64>
%82 = stablehlo.add %iterArg_12, %c_30 : tensor<i64>
stablehlo.return %iterArg, %82, %29, %81 : tensor<2x3xf32>, tensor<i64>, tensor<i64>, tensor<6x6xf32>
}
%12 = stablehlo.convert %cst_0 : (tensor<2x3xf64>) -> tensor<2x3xf32>
%c_5 = stablehlo.constant dense<0> : tensor<i64>
%c_6 = stablehlo.constant dense<true> : tensor<i1>
%c_7 = stablehlo.constant dense<0> : tensor<i64>
%13:6 = stablehlo.while(%iterArg = %12, %iterArg_12 = %9, %iterArg_13 = %c_7, %iterArg_14 = %c_5, %iterArg_15 = %11#3, %iterArg_16 = %c_6) : tensor<2x3xf32>, tensor<f64>, tensor<i64>, tensor<i64>, tensor<6x6xf32>, tensor<i1>
cond {
%c_17 = stablehlo.constant dense<2> : tensor<i64>
%29 = stablehlo.compare LT, %iterArg_13, %c_17, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %29 : tensor<i1>
} do {
%c_17 = stablehlo.constant dense<1> : tensor<i64>
%29 = stablehlo.add %iterArg_14, %c_17 : tensor<i64>
%30 = func.call @dynamic_index_in_dim_3(%iterArg, %iterArg_14) : (tensor<2x3xf32>, tensor<i64>) -> tensor<3xf32>
%31 = stablehlo.slice %30 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
%32 = stablehlo.reshape %31 : (tensor<1xf32>) -> tensor<f32>
%33 = stablehlo.slice %30 [1:2] : (tensor<3xf32>) -> tensor<1xf32>
%34 = stablehlo.reshape %33 : (tensor<1xf32>) -> tensor<f32>
%35 = stablehlo.slice %30 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
%36 = stablehlo.reshape %35 : (tensor<1xf32>) -> tensor<f32>
%37 = stablehlo.transpose %iterArg_15, dims = [1, 0] : (tensor<6x6xf32>) -> tensor<6x6xf32>
%38 = stablehlo.dot_general %37, %iterArg_15, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
%39 = stablehlo.broadcast_in_dim %34, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%40 = stablehlo.multiply %39, %38 : tensor<6x6xf32>
%41 = stablehlo.iota dim = 0 : tensor<6x6xi64>
%42 = stablehlo.iota dim = 1 : tensor<6x6xi64>
%c_18 = stablehlo.constant dense<0> : tensor<i64>
%43 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i64>) -> tensor<6x6xi64>
%44 = stablehlo.add %41, %43 : tensor<6x6xi64>
%45 = stablehlo.compare EQ, %44, %42, SIGNED : (tensor<6x6xi64>, tensor<6x6xi64>) -> tensor<6x6xi1>
%46 = stablehlo.convert %45 : (tensor<6x6xi1>) -> tensor<6x6xf32>
%47 = stablehlo.add %40, %46 : tensor<6x6xf32>
%48 = stablehlo.iota dim = 0 : tensor<6x6xi64>
%49 = stablehlo.iota dim = 1 : tensor<6x6xi64>
%c_19 = stablehlo.constant dense<0> : tensor<i64>
%50 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i64>) -> tensor<6x6xi64>
%51 = stablehlo.add %48, %50 : tensor<6x6xi64>
%52 = stablehlo.compare EQ, %51, %49, SIGNED : (tensor<6x6xi64>, tensor<6x6xi64>) -> tensor<6x6xi1>
%53 = stablehlo.convert %52 : (tensor<6x6xi1>) -> tensor<6x6xf32>
%54 = stablehlo.iota dim = 0 : tensor<6x6xi32>
%c_20 = stablehlo.constant dense<6> : tensor<i32>
%55 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<6x6xi32>
%56 = stablehlo.compare LT, %54, %55, SIGNED : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
%57 = stablehlo.iota dim = 1 : tensor<6x6xi32>
%c_21 = stablehlo.constant dense<6> : tensor<i32>
%58 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<6x6xi32>
%59 = stablehlo.compare LT, %57, %58, SIGNED : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
%60 = stablehlo.and %56, %59 : tensor<6x6xi1>
%61 = func.call @_where_5(%60, %47, %53) : (tensor<6x6xi1>, tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
%62:2 = stablehlo.custom_call @lapack_spotrf_ffi(%61) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], []) {i=6, j=6, k=6, l=6}, custom>} : (tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<i32>)
%c_22 = stablehlo.constant dense<0> : tensor<i32>
%63 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<i32>
%64 = stablehlo.compare EQ, %62#1, %63, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%65 = stablehlo.broadcast_in_dim %64, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_23 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%66 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%67 = stablehlo.broadcast_in_dim %65, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x6xi1>
%68 = stablehlo.select %67, %62#0, %66 : tensor<6x6xi1>, tensor<6x6xf32>
%69 = stablehlo.iota dim = 0 : tensor<6x6xi64>
%c_24 = stablehlo.constant dense<0> : tensor<i64>
%70 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i64>) -> tensor<6x6xi64>
%71 = stablehlo.add %69, %70 : tensor<6x6xi64>
%72 = stablehlo.iota dim = 1 : tensor<6x6xi64>
%73 = stablehlo.compare GE, %71, %72, SIGNED : (tensor<6x6xi64>, tensor<6x6xi64>) -> tensor<6x6xi1>
%cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%74 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%75 = stablehlo.select %73, %68, %74 : tensor<6x6xi1>, tensor<6x6xf32>
%76 = stablehlo.transpose %iterArg_15, dims = [1, 0] : (tensor<6x6xf32>) -> tensor<6x6xf32>
%77 = stablehlo.custom_call @lapack_strsm_ffi(%75, %76) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=6, j=6, k=6, l=6, m=6, n=6}, custom>} : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
%78 = stablehlo.custom_call @lapack_strsm_ffi(%75, %77) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=6, j=6, k=6, l=6, m=6, n=6}, custom>} : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
%79 = stablehlo.transpose %78, dims = [1, 0] : (tensor<6x6xf32>) -> tensor<6x6xf32>
%80 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%81 = stablehlo.multiply %80, %iterArg_15 : tensor<6x6xf32>
%82 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%83 = stablehlo.multiply %82, %79 : tensor<6x6xf32>
%84 = stablehlo.add %81, %83 : tensor<6x6xf32>
%85 = stablehlo.subtract %84, %iterArg_15 : tensor<6x6xf32>
%86 = func.call @norm_6(%85) : (tensor<6x6xf32>) -> tensor<f32>
%87 = stablehlo.convert %iterArg_12 : (tensor<f64>) -> tensor<f32>
%88 = stablehlo.compare GT, %86, %87, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%c_26 = stablehlo.constant dense<1> : tensor<i64>
%89 = stablehlo.add %iterArg_13, %c_26 : tensor<i64>
stablehlo.return %iterArg, %iterArg_12, %89, %29, %84, %88 : tensor<2x3xf32>, tensor<f64>, tensor<i64>, tensor<i64>, tensor<6x6xf32>, tensor<i1>
}
%c_8 = stablehlo.constant dense<4> : tensor<i64>
%14:4 = stablehlo.while(%iterArg = %9, %iterArg_12 = %c_8, %iterArg_13 = %13#4, %iterArg_14 = %13#5) : tensor<f64>, tensor<i64>, tensor<6x6xf32>, tensor<i1>
cond {
%c_15 = stablehlo.constant dense<10> : tensor<i64>
%29 = stablehlo.compare LT, %iterArg_12, %c_15, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_16 = stablehlo.constant dense<false> : tensor<i1>
%30 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i1>) -> tensor<i1>
%31 = stablehlo.compare NE, %29, %30, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
%32 = stablehlo.convert %31 : tensor<i1>
%33 = stablehlo.and %iterArg_14, %32 : tensor<i1>
stablehlo.return %33 : tensor<i1>
} do {
%29 = stablehlo.transpose %iterArg_13, dims = [1, 0] : (tensor<6x6xf32>) -> tensor<6x6xf32>
%30 = stablehlo.dot_general %29, %iterArg_13, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
%cst_15 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
%31 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%32 = stablehlo.multiply %31, %30 : tensor<6x6xf32>
%33 = stablehlo.iota dim = 0 : tensor<6x6xi64>
%34 = stablehlo.iota dim = 1 : tensor<6x6xi64>
%c_16 = stablehlo.constant dense<0> : tensor<i64>
%35 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i64>) -> tensor<6x6xi64>
%36 = stablehlo.add %33, %35 : tensor<6x6xi64>
%37 = stablehlo.compare EQ, %36, %34, SIGNED : (tensor<6x6xi64>, tensor<6x6xi64>) -> tensor<6x6xi1>
%38 = stablehlo.convert %37 : (tensor<6x6xi1>) -> tensor<6x6xf32>
%39 = stablehlo.add %32, %38 : tensor<6x6xf32>
%40 = stablehlo.iota dim = 0 : tensor<6x6xi64>
%41 = stablehlo.iota dim = 1 : tensor<6x6xi64>
%c_17 = stablehlo.constant dense<0> : tensor<i64>
%42 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i64>) -> tensor<6x6xi64>
%43 = stablehlo.add %40, %42 : tensor<6x6xi64>
%44 = stablehlo.compare EQ, %43, %41, SIGNED : (tensor<6x6xi64>, tensor<6x6xi64>) -> tensor<6x6xi1>
%45 = stablehlo.convert %44 : (tensor<6x6xi1>) -> tensor<6x6xf32>
%46 = stablehlo.iota dim = 0 : tensor<6x6xi32>
%c_18 = stablehlo.constant dense<6> : tensor<i32>
%47 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<6x6xi32>
%48 = stablehlo.compare LT, %46, %47, SIGNED : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
%49 = stablehlo.iota dim = 1 : tensor<6x6xi32>
%c_19 = stablehlo.constant dense<6> : tensor<i32>
%50 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<6x6xi32>
%51 = stablehlo.compare LT, %49, %50, SIGNED : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
%52 = stablehlo.and %48, %51 : tensor<6x6xi1>
%53 = func.call @_where_5(%52, %39, %45) : (tensor<6x6xi1>, tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
%54:2 = stablehlo.custom_call @lapack_spotrf_ffi(%53) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], []) {i=6, j=6, k=6, l=6}, custom>} : (tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<i32>)
%c_20 = stablehlo.constant dense<0> : tensor<i32>
%55 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<i32>
%56 = stablehlo.compare EQ, %54#1, %55, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%57 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_21 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%58 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%59 = stablehlo.broadcast_in_dim %57, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x6xi1>
%60 = stablehlo.select %59, %54#0, %58 : tensor<6x6xi1>, tensor<6x6xf32>
%61 = stablehlo.iota dim = 0 : tensor<6x6xi64>
%c_22 = stablehlo.constant dense<0> : tensor<i64>
%62 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i64>) -> tensor<6x6xi64>
%63 = stablehlo.add %61, %62 : tensor<6x6xi64>
%64 = stablehlo.iota dim = 1 : tensor<6x6xi64>
%65 = stablehlo.compare GE, %63, %64, SIGNED : (tensor<6x6xi64>, tensor<6x6xi64>) -> tensor<6x6xi1>
%cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%66 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%67 = stablehlo.select %65, %60, %66 : tensor<6x6xi1>, tensor<6x6xf32>
%68 = stablehlo.transpose %iterArg_13, dims = [1, 0] : (tensor<6x6xf32>) -> tensor<6x6xf32>
%69 = stablehlo.custom_call @lapack_strsm_ffi(%67, %68) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=6, j=6, k=6, l=6, m=6, n=6}, custom>} : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
%70 = stablehlo.custom_call @lapack_strsm_ffi(%67, %69) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=6, j=6, k=6, l=6, m=6, n=6}, custom>} : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
%71 = stablehlo.transpose %70, dims = [1, 0] : (tensor<6x6xf32>) -> tensor<6x6xf32>
%cst_24 = stablehlo.constant dense<0.333333343> : tensor<f32>
%72 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%73 = stablehlo.multiply %72, %iterArg_13 : tensor<6x6xf32>
%cst_25 = stablehlo.constant dense<2.66666675> : tensor<f32>
%74 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%75 = stablehlo.multiply %74, %71 : tensor<6x6xf32>
%76 = stablehlo.add %73, %75 : tensor<6x6xf32>
%77 = stablehlo.subtract %76, %iterArg_13 : tensor<6x6xf32>
%78 = func.call @norm_6(%77) : (tensor<6x6xf32>) -> tensor<f32>
%79 = stablehlo.convert %iterArg : (tensor<f64>) -> tensor<f32>
%80 = stablehlo.compare GT, %78, %79, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%c_26 = stablehlo.constant dense<1> : tensor<i64>
%81 = stablehlo.add %iterArg_12, %c_26 : tensor<i64>
stablehlo.return %iterArg, %81, %76, %80 : tensor<f64>, tensor<i64>, tensor<6x6xf32>, tensor<i1>
}
%cst_9 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
%15 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%16 = stablehlo.multiply %15, %14#2 : tensor<6x6xf32>
%cst_10 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
%17 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%18 = stablehlo.multiply %17, %14#2 : tensor<6x6xf32>
%19 = stablehlo.transpose %14#2, dims = [1, 0] : (tensor<6x6xf32>) -> tensor<6x6xf32>
%20 = stablehlo.dot_general %19, %14#2, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
%21 = stablehlo.dot_general %18, %20, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
%22 = stablehlo.subtract %16, %21 : tensor<6x6xf32>
%23 = stablehlo.transpose %22, dims = [1, 0] : (tensor<6x6xf32>) -> tensor<6x6xf32>
%24 = stablehlo.dot_general %23, %arg0, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
%25 = stablehlo.transpose %24, dims = [1, 0] : (tensor<6x6xf32>) -> tensor<6x6xf32>
%26 = stablehlo.add %24, %25 : tensor<6x6xf32>
%cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%27 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%28 = stablehlo.divide %26, %27 : tensor<6x6xf32>
return %22, %28 : tensor<6x6xf32>, tensor<6x6xf32>
}
func.func private @norm_0(%arg0: tensor<6x6xf32>) -> tensor<f32> {
%0 = stablehlo.abs %arg0 : tensor<6x6xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<6x6xf32>, tensor<f32>) -> tensor<6xf32>
%cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.maximum across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
%cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%3 = stablehlo.maximum %cst_1, %2 : tensor<f32>
return %3 : tensor<f32>
}
func.func private @norm_1(%arg0: tensor<6x6xf32>) -> tensor<f32> {
%0 = stablehlo.abs %arg0 : tensor<6x6xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<6x6xf32>, tensor<f32>) -> tensor<6xf32>
%cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.maximum across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
%cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%3 = stablehlo.maximum %cst_1, %2 : tensor<f32>
return %3 : tensor<f32>
}
func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<i64>, %arg2: tensor<f32>) -> tensor<f32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<f32>
return %1 : tensor<f32>
}
func.func private @dynamic_index_in_dim_3(%arg0: tensor<2x3xf32>, %arg1: tensor<i64>) -> tensor<3xf32> {
%c = stablehlo.constant dense<0> : tensor<i64>
%0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%1 = stablehlo.convert %arg1 : tensor<i64>
%c_0 = stablehlo.constant dense<2> : tensor<i64>
%2 = stablehlo.add %1, %c_0 : tensor<i64>
%3 = stablehlo.select %0, %2, %arg1 : tensor<i1>, tensor<i64>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%4 = stablehlo.dynamic_slice %arg0, %3, %c_1, sizes = [1, 3] : (tensor<2x3xf32>, tensor<i64>, tensor<i64>) -> tensor<1x3xf32>
%5 = stablehlo.reshape %4 : (tensor<1x3xf32>) -> tensor<3xf32>
return %5 : tensor<3xf32>
}
func.func private @_where_4(%arg0: tensor<6x6xi1>, %arg1: tensor<6x6xf32>, %arg2: tensor<i64>) -> tensor<6x6xf32> {
%0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%2 = stablehlo.select %arg0, %arg1, %1 : tensor<6x6xi1>, tensor<6x6xf32>
return %2 : tensor<6x6xf32>
}
func.func private @_where_5(%arg0: tensor<6x6xi1>, %arg1: tensor<6x6xf32>, %arg2: tensor<6x6xf32>) -> tensor<6x6xf32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<6x6xi1>, tensor<6x6xf32>
return %0 : tensor<6x6xf32>
}
func.func private @norm_6(%arg0: tensor<6x6xf32>) -> tensor<f32> {
%0 = stablehlo.multiply %arg0, %arg0 : tensor<6x6xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x6xf32>, tensor<f32>) -> tensor<f32>
%2 = stablehlo.sqrt %1 : tensor<f32>
return %2 : tensor<f32>
}
func.func private @matrix_power(%arg0: tensor<6x6xf32>) -> tensor<6x6xf32> {
%0 = call @inv(%arg0) : (tensor<6x6xf32>) -> tensor<6x6xf32>
%1 = stablehlo.dot_general %0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
%2 = stablehlo.dot_general %1, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
return %2 : tensor<6x6xf32>
}
func.func private @inv(%arg0: tensor<6x6xf32>) -> tensor<6x6xf32> {
%0 = stablehlo.iota dim = 0 : tensor<6x6xi64>
%1 = stablehlo.iota dim = 1 : tensor<6x6xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<6x6xi64>
%3 = stablehlo.add %0, %2 : tensor<6x6xi64>
%4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<6x6xi64>, tensor<6x6xi64>) -> tensor<6x6xi1>
%5 = stablehlo.convert %4 : (tensor<6x6xi1>) -> tensor<6x6xf32>
%6 = call @solve(%arg0, %5) : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
return %6 : tensor<6x6xf32>
}
func.func private @_sqrtm(%arg0: tensor<6x6xf32>) -> tensor<6x6xcomplex<f32>> {
%0:2 = call @_schur(%arg0) : (tensor<6x6xf32>) -> (tensor<6x6xcomplex<f32>>, tensor<6x6xcomplex<f32>>)
%1 = call @_sqrtm_triu(%0#0) : (tensor<6x6xcomplex<f32>>) -> tensor<6x6xcomplex<f32>>
%2 = stablehlo.dot_general %0#1, %1, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x6xcomplex<f32>>, tensor<6x6xcomplex<f32>>) -> tensor<6x6xcomplex<f32>>
%3 = stablehlo.transpose %0#1, dims = [1, 0] : (tensor<6x6xcomplex<f32>>) -> tensor<6x6xcomplex<f32>>
%4 = stablehlo.real %3 : (tensor<6x6xcomplex<f32>>) -> tensor<6x6xf32>
%5 = stablehlo.imag %3 : (tensor<6x6xcomplex<f32>>) -> tensor<6x6xf32>
%6 = stablehlo.negate %5 : tensor<6x6xf32>
%7 = stablehlo.complex %4, %6 : tensor<6x6xcomplex<f32>>
%8 = stablehlo.dot_general %2, %7, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x6xcomplex<f32>>, tensor<6x6xcomplex<f32>>) -> tensor<6x6xcomplex<f32>>
return %8 : tensor<6x6xcomplex<f32>>
}
func.func private @_schur(%arg0: tensor<6x6xf32>) -> (tensor<6x6xcomplex<f32>>, tensor<6x6xcomplex<f32>>) {
%0 = stablehlo.convert %arg0 : (tensor<6x6xf32>) -> tensor<6x6xcomplex<f32>>
%1:5 = stablehlo.custom_call @lapack_cgees_ffi(%0) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m, n], [o], [], []) {i=6, j=6, k=6, l=6, m=6, n=6, o=6}, custom>} : (tensor<6x6xcomplex<f32>>) -> (tensor<6x6xcomplex<f32>>, tensor<6x6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<i32>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%3 = stablehlo.compare EQ, %1#4, %2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<6x6xcomplex<f32>>
%6 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x6xi1>
%7 = stablehlo.select %6, %1#0, %5 : tensor<6x6xi1>, tensor<6x6xcomplex<f32>>
%8 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_0 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<6x6xcomplex<f32>>
%10 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x6xi1>
%11 = stablehlo.select %10, %1#1, %9 : tensor<6x6xi1>, tensor<6x6xcomplex<f32>>
return %7, %11 : tensor<6x6xcomplex<f32>>, tensor<6x6xcomplex<f32>>
}
func.func private @_sqrtm_triu(%arg0: tensor<6x6xcomplex<f32>>) -> tensor<6x6xcomplex<f32>> {
%0 = call @_diag(%arg0) : (tensor<6x6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
%1 = stablehlo.sqrt %0 : tensor<6xcomplex<f32>>
%2 = call @_diag_7(%1) : (tensor<6xcomplex<f32>>) -> tensor<6x6xcomplex<f32>>
%c = stablehlo.constant dense<0> : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%3:5 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %1, %iterArg_2 = %c_0, %iterArg_3 = %c, %iterArg_4 = %2) : tensor<6x6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<i64>, tensor<i64>, tensor<6x6xcomplex<f32>>
cond {
%c_5 = stablehlo.constant dense<6> : tensor<i64>
%4 = stablehlo.compare LT, %iterArg_2, %c_5, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %4 : tensor<i1>
} do {
%c_5 = stablehlo.constant dense<1> : tensor<i64>
%4 = stablehlo.add %iterArg_3, %c_5 : tensor<i64>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%5:6 = stablehlo.while(%iterArg_8 = %iterArg_3, %iterArg_9 = %iterArg, %iterArg_10 = %iterArg_1, %iterArg_11 = %c_6, %iterArg_12 = %iterArg_3, %iterArg_13 = %iterArg_4) : tensor<i64>, tensor<6x6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<i64>, tensor<i64>, tensor<6x6xcomplex<f32>>
cond {
%7 = stablehlo.compare LT, %iterArg_11, %iterArg_12, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %7 : tensor<i1>
} do {
%c_14 = stablehlo.constant dense<1> : tensor<i64>
%7 = stablehlo.add %iterArg_11, %c_14 : tensor<i64>
%c_15 = stablehlo.constant dense<1> : tensor<i64>
%8 = stablehlo.subtract %iterArg_8, %c_15 : tensor<i64>
%9 = stablehlo.subtract %8, %iterArg_11 : tensor<i64>
%c_16 = stablehlo.constant dense<1> : tensor<i64>
%10 = stablehlo.add %9, %c_16 : tensor<i64>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%11:6 = stablehlo.while(%iterArg_34 = %9, %iterArg_35 = %iterArg_13, %iterArg_36 = %iterArg_8, %iterArg_37 = %10, %iterArg_38 = %iterArg_8, %iterArg_39 = %cst) : tensor<i64>, tensor<6x6xcomplex<f32>>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<complex<f32>>
cond {
%61 = stablehlo.compare LT, %iterArg_37, %iterArg_38, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %61 : tensor<i1>
} do {
%c_40 = stablehlo.constant dense<1> : tensor<i64>
%61 = stablehlo.add %iterArg_37, %c_40 : tensor<i64>
%62 = stablehlo.convert %iterArg_34 : (tensor<i64>) -> tensor<i32>
%63 = stablehlo.convert %iterArg_37 : (tensor<i64>) -> tensor<i32>
%c_41 = stablehlo.constant dense<0> : tensor<i32>
%64 = stablehlo.compare LT, %62, %c_41, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_42 = stablehlo.constant dense<6> : tensor<i32>
%65 = stablehlo.add %62, %c_42 : tensor<i32>
%66 = stablehlo.select %64, %65, %62 : tensor<i1>, tensor<i32>
%c_43 = stablehlo.constant dense<0> : tensor<i32>
%67 = stablehlo.compare LT, %63, %c_43, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_44 = stablehlo.constant dense<6> : tensor<i32>
%68 = stablehlo.add %63, %c_44 : tensor<i32>
%69 = stablehlo.select %67, %68, %63 : tensor<i1>, tensor<i32>
%70 = stablehlo.dynamic_slice %iterArg_35, %66, %69, sizes = [1, 1] : (tensor<6x6xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x1xcomplex<f32>>
%71 = stablehlo.reshape %70 : (tensor<1x1xcomplex<f32>>) -> tensor<complex<f32>>
%72 = stablehlo.convert %iterArg_37 : (tensor<i64>) -> tensor<i32>
%73 = stablehlo.convert %iterArg_36 : (tensor<i64>) -> tensor<i32>
%c_45 = stablehlo.constant dense<0> : tensor<i32>
%74 = stablehlo.compare LT, %72, %c_45, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_46 = stablehlo.constant dense<6> : tensor<i32>
%75 = stablehlo.add %72, %c_46 : tensor<i32>
%76 = stablehlo.select %74, %75, %72 : tensor<i1>, tensor<i32>
%c_47 = stablehlo.constant dense<0> : tensor<i32>
%77 = stablehlo.compare LT, %73, %c_47, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_48 = stablehlo.constant dense<6> : tensor<i32>
%78 = stablehlo.add %73, %c_48 : tensor<i32>
%79 = stablehlo.select %77, %78, %73 : tensor<i1>, tensor<i32>
%80 = stablehlo.dynamic_slice %iterArg_35, %76, %79, sizes = [1, 1] : (tensor<6x6xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x1xcomplex<f32>>
%81 = stablehlo.reshape %80 : (tensor<1x1xcomplex<f32>>) -> tensor<complex<f32>>
%82 = stablehlo.multiply %71, %81 : tensor<complex<f32>>
%83 = stablehlo.add %iterArg_39, %82 : tensor<complex<f32>>
stablehlo.return %iterArg_34, %iterArg_35, %iterArg_36, %61, %iterArg_38, %83 : tensor<i64>, tensor<6x6xcomplex<f32>>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<complex<f32>>
}
%12 = stablehlo.convert %9 : (tensor<i64>) -> tensor<i32>
%13 = stablehlo.convert %iterArg_8 : (tensor<i64>) -> tensor<i32>
%c_17 = stablehlo.constant dense<0> : tensor<i32>
%14 = stablehlo.compare LT, %12, %c_17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_18 = stablehlo.constant dense<6> : tensor<i32>
%15 = stablehlo.add %12, %c_18 : tensor<i32>
%16 = stablehlo.select %14, %15, %12 : tensor<i1>, tensor<i32>
%c_19 = stablehlo.constant dense<0> : tensor<i32>
%17 = stablehlo.compare LT, %13, %c_19, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_20 = stablehlo.constant dense<6> : tensor<i32>
%18 = stablehlo.add %13, %c_20 : tensor<i32>
%19 = stablehlo.select %17, %18, %13 : tensor<i1>, tensor<i32>
%20 = stablehlo.dynamic_slice %iterArg_9, %16, %19, sizes = [1, 1] : (tensor<6x6xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x1xcomplex<f32>>
%21 = stablehlo.reshape %20 : (tensor<1x1xcomplex<f32>>) -> tensor<complex<f32>>
%22 = stablehlo.compare EQ, %21, %11#5, FLOAT : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<i1>
%23 = stablehlo.convert %9 : (tensor<i64>) -> tensor<i32>
%24 = stablehlo.convert %iterArg_8 : (tensor<i64>) -> tensor<i32>
%c_21 = stablehlo.constant dense<0> : tensor<i32>
%25 = stablehlo.compare LT, %23, %c_21, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_22 = stablehlo.constant dense<6> : tensor<i32>
%26 = stablehlo.add %23, %c_22 : tensor<i32>
%27 = stablehlo.select %25, %26, %23 : tensor<i1>, tensor<i32>
%c_23 = stablehlo.constant dense<0> : tensor<i32>
%28 = stablehlo.compare LT, %24, %c_23, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_24 = stablehlo.constant dense<6> : tensor<i32>
%29 = stablehlo.add %24, %c_24 : tensor<i32>
%30 = stablehlo.select %28, %29, %24 : tensor<i1>, tensor<i32>
%31 = stablehlo.dynamic_slice %iterArg_9, %27, %30, sizes = [1, 1] : (tensor<6x6xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x1xcomplex<f32>>
%32 = stablehlo.reshape %31 : (tensor<1x1xcomplex<f32>>) -> tensor<complex<f32>>
%33 = stablehlo.subtract %32, %11#5 : tensor<complex<f32>>
%c_25 = stablehlo.constant dense<0> : tensor<i64>
%34 = stablehlo.compare LT, %9, %c_25, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%35 = stablehlo.convert %9 : tensor<i64>
%c_26 = stablehlo.constant dense<6> : tensor<i64>
%36 = stablehlo.add %35, %c_26 : tensor<i64>
%37 = stablehlo.select %34, %36, %9 : tensor<i1>, tensor<i64>
%38 = stablehlo.dynamic_slice %iterArg_10, %37, sizes = [1] : (tensor<6xcomplex<f32>>, tensor<i64>) -> tensor<1xcomplex<f32>>
%39 = stablehlo.reshape %38 : (tensor<1xcomplex<f32>>) -> tensor<complex<f32>>
%c_27 = stablehlo.constant dense<0> : tensor<i64>
%40 = stablehlo.compare LT, %iterArg_8, %c_27, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%41 = stablehlo.convert %iterArg_8 : tensor<i64>
%c_28 = stablehlo.constant dense<6> : tensor<i64>
%42 = stablehlo.add %41, %c_28 : tensor<i64>
%43 = stablehlo.select %40, %42, %iterArg_8 : tensor<i1>, tensor<i64>
%44 = stablehlo.dynamic_slice %iterArg_10, %43, sizes = [1] : (tensor<6xcomplex<f32>>, tensor<i64>) -> tensor<1xcomplex<f32>>
%45 = stablehlo.reshape %44 : (tensor<1xcomplex<f32>>) -> tensor<complex<f32>>
%46 = stablehlo.add %39, %45 : tensor<complex<f32>>
%47 = stablehlo.divide %33, %46 : tensor<complex<f32>>
%cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%48 = func.call @_where_9(%22, %cst_29, %47) : (tensor<i1>, tensor<f64>, tensor<complex<f32>>) -> tensor<complex<f32>>
%c_30 = stablehlo.constant dense<0> : tensor<i64>
%49 = stablehlo.compare LT, %9, %c_30, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_31 = stablehlo.constant dense<6> : tensor<i64>
%50 = stablehlo.add %9, %c_31 : tensor<i64>
%51 = stablehlo.select %49, %50, %9 : tensor<i1>, tensor<i64>
%c_32 = stablehlo.constant dense<0> : tensor<i64>
%52 = stablehlo.compare LT, %iterArg_8, %c_32, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_33 = stablehlo.constant dense<6> : tensor<i64>
%53 = stablehlo.add %iterArg_8, %c_33 : tensor<i64>
%54 = stablehlo.select %52, %53, %iterArg_8 : tensor<i1>, tensor<i64>
%55 = stablehlo.convert %51 : (tensor<i64>) -> tensor<i32>
%56 = stablehlo.convert %54 : (tensor<i64>) -> tensor<i32>
%57 = stablehlo.broadcast_in_dim %55, dims = [] : (tensor<i32>) -> tensor<1xi32>
%58 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<i32>) -> tensor<1xi32>
%59 = stablehlo.concatenate %57, %58, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%60 = "stablehlo.scatter"(%iterArg_13, %59, %48) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = true}> ({
^bb0(%arg1: tensor<complex<f32>>, %arg2: tensor<complex<f32>>):
stablehlo.return %arg2 : tensor<complex<f32>>
}) : (tensor<6x6xcomplex<f32>>, tensor<2xi32>, tensor<complex<f32>>) -> tensor<6x6xcomplex<f32>>
stablehlo.return %iterArg_8, %iterArg_9, %iterArg_10, %7, %iterArg_12, %60 : tensor<i64>, tensor<6x6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<i64>, tensor<i64>, tensor<6x6xcomplex<f32>>
}
%c_7 = stablehlo.constant dense<1> : tensor<i64>
%6 = stablehlo.add %iterArg_2, %c_7 : tensor<i64>
stablehlo.return %iterArg, %iterArg_1, %6, %4, %5#5 : tensor<6x6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<i64>, tensor<i64>, tensor<6x6xcomplex<f32>>
}
return %3#4 : tensor<6x6xcomplex<f32>>
}
func.func private @_diag(%arg0: tensor<6x6xcomplex<f32>>) -> tensor<6xcomplex<f32>> {
%0 = call @diagonal(%arg0) : (tensor<6x6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
return %0 : tensor<6xcomplex<f32>>
}
func.func private @diagonal(%arg0: tensor<6x6xcomplex<f32>>) -> tensor<6xcomplex<f32>> {
%0 = stablehlo.iota dim = 0 : tensor<6x6xi64>
%1 = stablehlo.iota dim = 1 : tensor<6x6xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<6x6xi64>
%3 = stablehlo.add %0, %2 : tensor<6x6xi64>
%4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<6x6xi64>, tensor<6x6xi64>) -> tensor<6x6xi1>
%5 = stablehlo.convert %4 : (tensor<6x6xi1>) -> tensor<6x6xcomplex<f32>>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%6 = "stablehlo.case"(%c_0) ({
%c_1 = stablehlo.constant dense<0> : tensor<i32>
stablehlo.return %c_1 : tensor<i32>
}, {
%c_1 = stablehlo.constant dense<0> : tensor<i32>
stablehlo.return %c_1 : tensor<i32>
}) : (tensor<i32>) -> tensor<i32>
%7 = "stablehlo.case"(%6) ({
%8 = stablehlo.iota dim = 0 : tensor<6xi64>
%9 = stablehlo.iota dim = 0 : tensor<6xi64>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<6xi64>
%11 = stablehlo.compare LT, %8, %10, SIGNED : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
%c_2 = stablehlo.constant dense<6> : tensor<i64>
%12 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<6xi64>
%13 = stablehlo.add %8, %12 : tensor<6xi64>
%14 = stablehlo.select %11, %13, %8 : tensor<6xi1>, tensor<6xi64>
%c_3 = stablehlo.constant dense<0> : tensor<i64>
%15 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<6xi64>
%16 = stablehlo.compare LT, %9, %15, SIGNED : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
%c_4 = stablehlo.constant dense<6> : tensor<i64>
%17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i64>) -> tensor<6xi64>
%18 = stablehlo.add %9, %17 : tensor<6xi64>
%19 = stablehlo.select %16, %18, %9 : tensor<6xi1>, tensor<6xi64>
%20 = stablehlo.convert %14 : (tensor<6xi64>) -> tensor<6xi32>
%21 = stablehlo.convert %19 : (tensor<6xi64>) -> tensor<6xi32>
%22 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
%23 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
%24 = stablehlo.concatenate %22, %23, dim = 1 : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
%25 = "stablehlo.gather"(%arg0, %24) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<6x6xcomplex<f32>>, tensor<6x2xi32>) -> tensor<6xcomplex<f32>>
stablehlo.return %25 : tensor<6xcomplex<f32>>
}) : (tensor<i32>) -> tensor<6xcomplex<f32>>
return %7 : tensor<6xcomplex<f32>>
}
func.func private @_diag_7(%arg0: tensor<6xcomplex<f32>>) -> tensor<6x6xcomplex<f32>> {
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%0 = stablehlo.pad %arg0, %cst, low = [0], high = [0], interior = [0] : (tensor<6xcomplex<f32>>, tensor<complex<f32>>) -> tensor<6xcomplex<f32>>
%1 = stablehlo.iota dim = 0 : tensor<6x6xi64>
%2 = stablehlo.iota dim = 1 : tensor<6x6xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<6x6xi64>
%4 = stablehlo.add %1, %3 : tensor<6x6xi64>
%5 = stablehlo.compare EQ, %4, %2, SIGNED : (tensor<6x6xi64>, tensor<6x6xi64>) -> tensor<6x6xi1>
%6 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<6xcomplex<f32>>) -> tensor<6x1xcomplex<f32>>
%cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%7 = call @_where_8(%5, %6, %cst_0) : (tensor<6x6xi1>, tensor<6x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<6x6xcomplex<f32>>
return %7 : tensor<6x6xcomplex<f32>>
}
func.func private @_where_8(%arg0: tensor<6x6xi1>, %arg1: tensor<6x1xcomplex<f32>>, %arg2: tensor<complex<f32>>) -> tensor<6x6xcomplex<f32>> {
%0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<6x1xcomplex<f32>>) -> tensor<6x6xcomplex<f32>>
%1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<complex<f32>>) -> tensor<6x6xcomplex<f32>>
%2 = stablehlo.select %arg0, %0, %1 : tensor<6x6xi1>, tensor<6x6xcomplex<f32>>
return %2 : tensor<6x6xcomplex<f32>>
}
func.func private @_where_9(%arg0: tensor<i1>, %arg1: tensor<f64>, %arg2: tensor<complex<f32>>) -> tensor<complex<f32>> {
%0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<complex<f32>>
%1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<complex<f32>>
return %1 : tensor<complex<f32>>
}
func.func private @_schur_10(%arg0: tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<6x6xf32>) {
%0:6 = stablehlo.custom_call @lapack_sgees_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m, n], [o], [p], [], []) {i=6, j=6, k=6, l=6, m=6, n=6, o=6, p=6}, custom>} : (tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<i32>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%2 = stablehlo.compare EQ, %0#5, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x6xi1>
%6 = stablehlo.select %5, %0#0, %4 : tensor<6x6xi1>, tensor<6x6xf32>
%7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x6xi1>
%10 = stablehlo.select %9, %0#1, %8 : tensor<6x6xi1>, tensor<6x6xf32>
return %6, %10 : tensor<6x6xf32>, tensor<6x6xf32>
}
func.func private @rsf2csf(%arg0: tensor<6x6xf32>, %arg1: tensor<6x6xf32>) -> (tensor<6x6xcomplex<f32>>, tensor<6x6xcomplex<f32>>) {
%0:2 = call @_rsf2csf_2d(%arg0, %arg1) : (tensor<6x6xf32>, tensor<6x6xf32>) -> (tensor<6x6xcomplex<f32>>, tensor<6x6xcomplex<f32>>)
return %0#0, %0#1 : tensor<6x6xcomplex<f32>>, tensor<6x6xcomplex<f32>>
}
func.func private @_rsf2csf_2d(%arg0: tensor<6x6xf32>, %arg1: tensor<6x6xf32>) -> (tensor<6x6xcomplex<f32>>, tensor<6x6xcomplex<f32>>) {
%0 = stablehlo.convert %arg0 : (tensor<6x6xf32>) -> tensor<6x6xcomplex<f32>>
%1 = stablehlo.convert %arg1 : (tensor<6x6xf32>) -> tensor<6x6xcomplex<f32>>
%c = stablehlo.constant dense<1> : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%2:4 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %c, %iterArg_2 = %0, %iterArg_3 = %1) : tensor<i64>, tensor<i64>, tensor<6x6xcomplex<f32>>, tensor<6x6xcomplex<f32>>
cond {
%c_4 = stablehlo.constant dense<5> : tensor<i64>
%3 = stablehlo.compare LT, %iterArg, %c_4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %3 : tensor<i1>
} do {
%c_4 = stablehlo.constant dense<1> : tensor<i64>
%3 = stablehlo.add %iterArg_1, %c_4 : tensor<i64>
%c_5 = stablehlo.constant dense<6> : tensor<i64>
%4 = stablehlo.subtract %c_5, %iterArg_1 : tensor<i64>
%c_6 = stablehlo.constant dense<1> : tensor<i64>
%5 = stablehlo.subtract %4, %c_6 : tensor<i64>
%6 = stablehlo.convert %4 : (tensor<i64>) -> tensor<i32>
%7 = stablehlo.convert %5 : (tensor<i64>) -> tensor<i32>
%c_7 = stablehlo.constant dense<0> : tensor<i32>
%8 = stablehlo.compare LT, %6, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_8 = stablehlo.constant dense<6> : tensor<i32>
%9 = stablehlo.add %6, %c_8 : tensor<i32>
%10 = stablehlo.select %8, %9, %6 : tensor<i1>, tensor<i32>
%c_9 = stablehlo.constant dense<0> : tensor<i32>
%11 = stablehlo.compare LT, %7, %c_9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_10 = stablehlo.constant dense<6> : tensor<i32>
%12 = stablehlo.add %7, %c_10 : tensor<i32>
%13 = stablehlo.select %11, %12, %7 : tensor<i1>, tensor<i32>
%14 = stablehlo.dynamic_slice %iterArg_2, %10, %13, sizes = [1, 1] : (tensor<6x6xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x1xcomplex<f32>>
%15 = stablehlo.reshape %14 : (tensor<1x1xcomplex<f32>>) -> tensor<complex<f32>>
%16 = stablehlo.real %15 : (tensor<complex<f32>>) -> tensor<f32>
%17 = stablehlo.imag %15 : (tensor<complex<f32>>) -> tensor<f32>
%18 = stablehlo.abs %16 : tensor<f32>
%19 = stablehlo.abs %17 : tensor<f32>
%20 = stablehlo.maximum %18, %19 : tensor<f32>
%cst = stablehlo.constant dense<9.22337203E+18> : tensor<f32>
%21 = stablehlo.compare GE, %20, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_11 = stablehlo.constant dense<2.44140625E-4> : tensor<f32>
%22 = stablehlo.compare LE, %20, %cst_11, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_12 = stablehlo.constant dense<2.64697796E-23> : tensor<f32>
%23 = stablehlo.multiply %16, %cst_12 : tensor<f32>
%cst_13 = stablehlo.constant dense<3.77789319E+22> : tensor<f32>
%24 = stablehlo.multiply %16, %cst_13 : tensor<f32>
%25 = stablehlo.select %22, %24, %16 : tensor<i1>, tensor<f32>
%26 = stablehlo.select %21, %23, %25 : tensor<i1>, tensor<f32>
%cst_14 = stablehlo.constant dense<2.64697796E-23> : tensor<f32>
%27 = stablehlo.multiply %17, %cst_14 : tensor<f32>
%cst_15 = stablehlo.constant dense<3.77789319E+22> : tensor<f32>
%28 = stablehlo.multiply %17, %cst_15 : tensor<f32>
%29 = stablehlo.select %22, %28, %17 : tensor<i1>, tensor<f32>
%30 = stablehlo.select %21, %27, %29 : tensor<i1>, tensor<f32>
%cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%cst_17 = stablehlo.constant dense<2.64697796E-23> : tensor<f32>
%31 = stablehlo.select %22, %cst_17, %cst_16 : tensor<i1>, tensor<f32>
%cst_18 = stablehlo.constant dense<3.77789319E+22> : tensor<f32>
%32 = stablehlo.select %21, %cst_18, %31 : tensor<i1>, tensor<f32>
%33 = chlo.square %26 : tensor<f32> -> tensor<f32>
%34 = chlo.square %30 : tensor<f32> -> tensor<f32>
%35 = stablehlo.add %33, %34 : tensor<f32>
%36 = stablehlo.sqrt %35 : tensor<f32>
%37 = stablehlo.multiply %36, %32 : tensor<f32>
%cst_19 = stablehlo.constant dense<0x7F800000> : tensor<f32>
%38 = stablehlo.compare EQ, %18, %cst_19, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_20 = stablehlo.constant dense<0x7F800000> : tensor<f32>
%39 = stablehlo.compare EQ, %19, %cst_20, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%40 = stablehlo.or %38, %39 : tensor<i1>
%cst_21 = stablehlo.constant dense<0x7F800000> : tensor<f32>
%41 = stablehlo.select %40, %cst_21, %37 : tensor<i1>, tensor<f32>
%42 = stablehlo.divide %26, %36 : tensor<f32>
%43 = stablehlo.divide %30, %36 : tensor<f32>
%c_22 = stablehlo.constant dense<1> : tensor<i64>
%44 = stablehlo.subtract %4, %c_22 : tensor<i64>
%c_23 = stablehlo.constant dense<1> : tensor<i64>
%45 = stablehlo.subtract %4, %c_23 : tensor<i64>
%46 = stablehlo.convert %44 : (tensor<i64>) -> tensor<i32>
%47 = stablehlo.convert %45 : (tensor<i64>) -> tensor<i32>
%c_24 = stablehlo.constant dense<0> : tensor<i32>
%48 = stablehlo.compare LT, %46, %c_24, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_25 = stablehlo.constant dense<6> : tensor<i32>
%49 = stablehlo.add %46, %c_25 : tensor<i32>
%50 = stablehlo.select %48, %49, %46 : tensor<i1>, tensor<i32>
%c_26 = stablehlo.constant dense<0> : tensor<i32>
%51 = stablehlo.compare LT, %47, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_27 = stablehlo.constant dense<6> : tensor<i32>
%52 = stablehlo.add %47, %c_27 : tensor<i32>
%53 = stablehlo.select %51, %52, %47 : tensor<i1>, tensor<i32>
%54 = stablehlo.dynamic_slice %iterArg_2, %50, %53, sizes = [1, 1] : (tensor<6x6xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x1xcomplex<f32>>
%55 = stablehlo.reshape %54 : (tensor<1x1xcomplex<f32>>) -> tensor<complex<f32>>
%56 = stablehlo.real %55 : (tensor<complex<f32>>) -> tensor<f32>
%57 = stablehlo.imag %55 : (tensor<complex<f32>>) -> tensor<f32>
%58 = stablehlo.abs %56 : tensor<f32>
%59 = stablehlo.abs %57 : tensor<f32>
%60 = stablehlo.maximum %58, %59 : tensor<f32>
%cst_28 = stablehlo.constant dense<9.22337203E+18> : tensor<f32>
%61 = stablehlo.compare GE, %60, %cst_28, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_29 = stablehlo.constant dense<2.44140625E-4> : tensor<f32>
%62 = stablehlo.compare LE, %60, %cst_29, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_30 = stablehlo.constant dense<2.64697796E-23> : tensor<f32>
%63 = stablehlo.multiply %56, %cst_30 : tensor<f32>
%cst_31 = stablehlo.constant dense<3.77789319E+22> : tensor<f32>
%64 = stablehlo.multiply %56, %cst_31 : tensor<f32>
%65 = stablehlo.select %62, %64, %56 : tensor<i1>, tensor<f32>
%66 = stablehlo.select %61, %63, %65 : tensor<i1>, tensor<f32>
%cst_32 = stablehlo.constant dense<2.64697796E-23> : tensor<f32>
%67 = stablehlo.multiply %57, %cst_32 : tensor<f32>
%cst_33 = stablehlo.constant dense<3.77789319E+22> : tensor<f32>
%68 = stablehlo.multiply %57, %cst_33 : tensor<f32>
%69 = stablehlo.select %62, %68, %57 : tensor<i1>, tensor<f32>
%70 = stablehlo.select %61, %67, %69 : tensor<i1>, tensor<f32>
%cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%cst_35 = stablehlo.constant dense<2.64697796E-23> : tensor<f32>
%71 = stablehlo.select %62, %cst_35, %cst_34 : tensor<i1>, tensor<f32>
%cst_36 = stablehlo.constant dense<3.77789319E+22> : tensor<f32>
%72 = stablehlo.select %61, %cst_36, %71 : tensor<i1>, tensor<f32>
%73 = chlo.square %66 : tensor<f32> -> tensor<f32>
%74 = chlo.square %70 : tensor<f32> -> tensor<f32>
%75 = stablehlo.add %73, %74 : tensor<f32>
%76 = stablehlo.sqrt %75 : tensor<f32>
%77 = stablehlo.multiply %76, %72 : tensor<f32>
%cst_37 = stablehlo.constant dense<0x7F800000> : tensor<f32>
%78 = stablehlo.compare EQ, %58, %cst_37, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_38 = stablehlo.constant dense<0x7F800000> : tensor<f32>
%79 = stablehlo.compare EQ, %59, %cst_38, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%80 = stablehlo.or %78, %79 : tensor<i1>
%cst_39 = stablehlo.constant dense<0x7F800000> : tensor<f32>
%81 = stablehlo.select %80, %cst_39, %77 : tensor<i1>, tensor<f32>
%82 = stablehlo.divide %66, %76 : tensor<f32>
%83 = stablehlo.divide %70, %76 : tensor<f32>
%84 = stablehlo.convert %4 : (tensor<i64>) -> tensor<i32>
%85 = stablehlo.convert %4 : (tensor<i64>) -> tensor<i32>
%c_40 = stablehlo.constant dense<0> : tensor<i32>
%86 = stablehlo.compare LT, %84, %c_40, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_41 = stablehlo.constant dense<6> : tensor<i32>
%87 = stablehlo.add %84, %c_41 : tensor<i32>
%88 = stablehlo.select %86, %87, %84 : tensor<i1>, tensor<i32>
%c_42 = stablehlo.constant dense<0> : tensor<i32>
%89 = stablehlo.compare LT, %85, %c_42, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_43 = stablehlo.constant dense<6> : tensor<i32>
%90 = stablehlo.add %85, %c_43 : tensor<i32>
%91 = stablehlo.select %89, %90, %85 : tensor<i1>, tensor<i32>
%92 = stablehlo.dynamic_slice %iterArg_2, %88, %91, sizes = [1, 1] : (tensor<6x6xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x1xcomplex<f32>>
%93 = stablehlo.reshape %92 : (tensor<1x1xcomplex<f32>>) -> tensor<complex<f32>>
%94 = stablehlo.real %93 : (tensor<complex<f32>>) -> tensor<f32>
%95 = stablehlo.imag %93 : (tensor<complex<f32>>) -> tensor<f32>
%96 = stablehlo.abs %94 : tensor<f32>
%97 = stablehlo.abs %95 : tensor<f32>
%98 = stablehlo.maximum %96, %97 : tensor<f32>
%cst_44 = stablehlo.constant dense<9.22337203E+18> : tensor<f32>
%99 = stablehlo.compare GE, %98, %cst_44, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_45 = stablehlo.constant dense<2.44140625E-4> : tensor<f32>
%100 = stablehlo.compare LE, %98, %cst_45, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_46 = stablehlo.constant dense<2.64697796E-23> : tensor<f32>
%101 = stablehlo.multiply %94, %cst_46 : tensor<f32>
%cst_47 = stablehlo.constant dense<3.77789319E+22> : tensor<f32>
%102 = stablehlo.multiply %94, %cst_47 : tensor<f32>
%103 = stablehlo.select %100, %102, %94 : tensor<i1>, tensor<f32>
%104 = stablehlo.select %99, %101, %103 : tensor<i1>, tensor<f32>
%cst_48 = stablehlo.constant dense<2.64697796E-23> : tensor<f32>
%105 = stablehlo.multiply %95, %cst_48 : tensor<f32>
%cst_49 = stablehlo.constant dense<3.77789319E+22> : tensor<f32>
%106 = stablehlo.multiply %95, %cst_49 : tensor<f32>
%107 = stablehlo.select %100, %106, %95 : tensor<i1>, tensor<f32>
%108 = stablehlo.select %99, %105, %107 : tensor<i1>, tensor<f32>
%cst_50 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%cst_51 = stablehlo.constant dense<2.64697796E-23> : tensor<f32>
%109 = stablehlo.select %100, %cst_51, %cst_50 : tensor<i1>, tensor<f32>
%cst_52 = stablehlo.constant dense<3.77789319E+22> : tensor<f32>
%110 = stablehlo.select %99, %cst_52, %109 : tensor<i1>, tensor<f32>
%111 = chlo.square %104 : tensor<f32> -> tensor<f32>
%112 = chlo.square %108 : tensor<f32> -> tensor<f32>
%113 = stablehlo.add %111, %112 : tensor<f32>
%114 = stablehlo.sqrt %113 : tensor<f32>
%115 = stablehlo.multiply %114, %110 : tensor<f32>
%cst_53 = stablehlo.constant dense<0x7F800000> : tensor<f32>
%116 = stablehlo.compare EQ, %96, %cst_53, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_54 = stablehlo.constant dense<0x7F800000> : tensor<f32>
%117 = stablehlo.compare EQ, %97, %cst_54, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%118 = stablehlo.or %116, %117 : tensor<i1>
%cst_55 = stablehlo.constant dense<0x7F800000> : tensor<f32>
%119 = stablehlo.select %118, %cst_55, %115 : tensor<i1>, tensor<f32>
%120 = stablehlo.divide %104, %114 : tensor<f32>
%121 = stablehlo.divide %108, %114 : tensor<f32>
%122 = stablehlo.add %81, %119 : tensor<f32>
%cst_56 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
%123 = stablehlo.multiply %cst_56, %122 : tensor<f32>
%124 = stablehlo.compare GT, %41, %123, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%125 = stablehlo.convert %124 : (tensor<i1>) -> tensor<i32>
%126:2 = "stablehlo.case"(%125) ({
stablehlo.return %iterArg_2, %iterArg_3 : tensor<6x6xcomplex<f32>>, tensor<6x6xcomplex<f32>>
}, {
%c_64 = stablehlo.constant dense<1> : tensor<i64>
%141 = stablehlo.subtract %4, %c_64 : tensor<i64>
%c_65 = stablehlo.constant dense<1> : tensor<i64>
%142 = stablehlo.subtract %4, %c_65 : tensor<i64>
%c_66 = stablehlo.constant dense<0> : tensor<i64>
%143 = stablehlo.compare LT, %141, %c_66, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%144 = stablehlo.convert %141 : tensor<i64>
%c_67 = stablehlo.constant dense<6> : tensor<i64>
%145 = stablehlo.add %144, %c_67 : tensor<i64>
%146 = stablehlo.select %143, %145, %141 : tensor<i1>, tensor<i64>
%c_68 = stablehlo.constant dense<0> : tensor<i64>
%147 = stablehlo.compare LT, %142, %c_68, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%148 = stablehlo.convert %142 : tensor<i64>
%c_69 = stablehlo.constant dense<6> : tensor<i64>
%149 = stablehlo.add %148, %c_69 : tensor<i64>
%150 = stablehlo.select %147, %149, %142 : tensor<i1>, tensor<i64>
%151 = stablehlo.dynamic_slice %iterArg_2, %146, %150, sizes = [2, 2] : (tensor<6x6xcomplex<f32>>, tensor<i64>, tensor<i64>) -> tensor<2x2xcomplex<f32>>
%152 = func.call @eigvals(%151) : (tensor<2x2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
%153 = stablehlo.convert %4 : (tensor<i64>) -> tensor<i32>
%154 = stablehlo.convert %4 : (tensor<i64>) -> tensor<i32>
%c_70 = stablehlo.constant dense<0> : tensor<i32>
%155 = stablehlo.compare LT, %153, %c_70, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_71 = stablehlo.constant dense<6> : tensor<i32>
%156 = stablehlo.add %153, %c_71 : tensor<i32>
%157 = stablehlo.select %155, %156, %153 : tensor<i1>, tensor<i32>
%c_72 = stablehlo.constant dense<0> : tensor<i32>
%158 = stablehlo.compare LT, %154, %c_72, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_73 = stablehlo.constant dense<6> : tensor<i32>
%159 = stablehlo.add %154, %c_73 : tensor<i32>
%160 = stablehlo.select %158, %159, %154 : tensor<i1>, tensor<i32>
%161 = stablehlo.dynamic_slice %iterArg_2, %157, %160, sizes = [1, 1] : (tensor<6x6xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x1xcomplex<f32>>
%162 = stablehlo.reshape %161 : (tensor<1x1xcomplex<f32>>) -> tensor<complex<f32>>
%163 = stablehlo.broadcast_in_dim %162, dims = [] : (tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
%164 = stablehlo.subtract %152, %163 : tensor<2xcomplex<f32>>
%165 = stablehlo.slice %164 [0:1] : (tensor<2xcomplex<f32>>) -> tensor<1xcomplex<f32>>
%166 = stablehlo.reshape %165 : (tensor<1xcomplex<f32>>) -> tensor<complex<f32>>
%c_74 = stablehlo.constant dense<1> : tensor<i64>
%167 = stablehlo.subtract %4, %c_74 : tensor<i64>
%168 = stablehlo.convert %4 : (tensor<i64>) -> tensor<i32>
%169 = stablehlo.convert %167 : (tensor<i64>) -> tensor<i32>
%c_75 = stablehlo.constant dense<0> : tensor<i32>
%170 = stablehlo.compare LT, %168, %c_75, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_76 = stablehlo.constant dense<6> : tensor<i32>
%171 = stablehlo.add %168, %c_76 : tensor<i32>
%172 = stablehlo.select %170, %171, %168 : tensor<i1>, tensor<i32>
%c_77 = stablehlo.constant dense<0> : tensor<i32>
%173 = stablehlo.compare LT, %169, %c_77, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_78 = stablehlo.constant dense<6> : tensor<i32>
%174 = stablehlo.add %169, %c_78 : tensor<i32>
%175 = stablehlo.select %173, %174, %169 : tensor<i1>, tensor<i32>
%176 = stablehlo.dynamic_slice %iterArg_2, %172, %175, sizes = [1, 1] : (tensor<6x6xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x1xcomplex<f32>>
%177 = stablehlo.reshape %176 : (tensor<1x1xcomplex<f32>>) -> tensor<complex<f32>>
%178 = stablehlo.broadcast_in_dim %166, dims = [] : (tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
%179 = stablehlo.broadcast_in_dim %177, dims = [] : (tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
%180 = stablehlo.concatenate %178, %179, dim = 0 : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<2xcomplex<f32>>
%181 = func.call @norm_11(%180) : (tensor<2xcomplex<f32>>) -> tensor<f32>
%182 = stablehlo.convert %181 : (tensor<f32>) -> tensor<complex<f32>>
%183 = stablehlo.slice %164 [0:1] : (tensor<2xcomplex<f32>>) -> tensor<1xcomplex<f32>>
%184 = stablehlo.reshape %183 : (tensor<1xcomplex<f32>>) -> tensor<complex<f32>>
%185 = stablehlo.divide %184, %182 : tensor<complex<f32>>
%c_79 = stablehlo.constant dense<1> : tensor<i64>
%186 = stablehlo.subtract %4, %c_79 : tensor<i64>
%187 = stablehlo.convert %4 : (tensor<i64>) -> tensor<i32>
%188 = stablehlo.convert %186 : (tensor<i64>) -> tensor<i32>
%c_80 = stablehlo.constant dense<0> : tensor<i32>
%189 = stablehlo.compare LT, %187, %c_80, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_81 = stablehlo.constant dense<6> : tensor<i32>
%190 = stablehlo.add %187, %c_81 : tensor<i32>
%191 = stablehlo.select %189, %190, %187 : tensor<i1>, tensor<i32>
%c_82 = stablehlo.constant dense<0> : tensor<i32>
%192 = stablehlo.compare LT, %188, %c_82, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_83 = stablehlo.constant dense<6> : tensor<i32>
%193 = stablehlo.add %188, %c_83 : tensor<i32>
%194 = stablehlo.select %192, %193, %188 : tensor<i1>, tensor<i32>
%195 = stablehlo.dynamic_slice %iterArg_2, %191, %194, sizes = [1, 1] : (tensor<6x6xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x1xcomplex<f32>>
%196 = stablehlo.reshape %195 : (tensor<1x1xcomplex<f32>>) -> tensor<complex<f32>>
%197 = stablehlo.divide %196, %182 : tensor<complex<f32>>
%198 = stablehlo.real %185 : (tensor<complex<f32>>) -> tensor<f32>
%199 = stablehlo.imag %185 : (tensor<complex<f32>>) -> tensor<f32>
%200 = stablehlo.negate %199 : tensor<f32>
%201 = stablehlo.complex %198, %200 : tensor<complex<f32>>
%202 = stablehlo.negate %197 : tensor<complex<f32>>
%203 = stablehlo.broadcast_in_dim %201, dims = [] : (tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
%204 = stablehlo.broadcast_in_dim %197, dims = [] : (tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
%205 = stablehlo.concatenate %203, %204, dim = 0 : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<2xcomplex<f32>>
%206 = stablehlo.broadcast_in_dim %205, dims = [1] : (tensor<2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%207 = stablehlo.broadcast_in_dim %202, dims = [] : (tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
%208 = stablehlo.broadcast_in_dim %185, dims = [] : (tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
%209 = stablehlo.concatenate %207, %208, dim = 0 : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<2xcomplex<f32>>
%210 = stablehlo.broadcast_in_dim %209, dims = [1] : (tensor<2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%211 = stablehlo.concatenate %206, %210, dim = 0 : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%c_84 = stablehlo.constant dense<1> : tensor<i64>
%212 = stablehlo.subtract %4, %c_84 : tensor<i64>
%c_85 = stablehlo.constant dense<0> : tensor<i64>
%213 = stablehlo.compare LT, %212, %c_85, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%214 = stablehlo.convert %212 : tensor<i64>
%c_86 = stablehlo.constant dense<6> : tensor<i64>
%215 = stablehlo.add %214, %c_86 : tensor<i64>
%216 = stablehlo.select %213, %215, %212 : tensor<i1>, tensor<i64>
%c_87 = stablehlo.constant dense<0> : tensor<i64>
%217 = stablehlo.dynamic_slice %iterArg_2, %216, %c_87, sizes = [2, 6] : (tensor<6x6xcomplex<f32>>, tensor<i64>, tensor<i64>) -> tensor<2x6xcomplex<f32>>
%218 = stablehlo.iota dim = 0 : tensor<6xi64>
%c_88 = stablehlo.constant dense<1> : tensor<i64>
%219 = stablehlo.subtract %4, %c_88 : tensor<i64>
%220 = stablehlo.convert %219 : tensor<i64>
%221 = stablehlo.broadcast_in_dim %220, dims = [] : (tensor<i64>) -> tensor<6xi64>
%222 = stablehlo.compare GE, %218, %221, SIGNED : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
%c_89 = stablehlo.constant dense<0> : tensor<i64>
%223 = func.call @_where_12(%222, %217, %c_89) : (tensor<6xi1>, tensor<2x6xcomplex<f32>>, tensor<i64>) -> tensor<2x6xcomplex<f32>>
%224 = stablehlo.dot_general %211, %223, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x2xcomplex<f32>>, tensor<2x6xcomplex<f32>>) -> tensor<2x6xcomplex<f32>>
%225 = stablehlo.not %222 : tensor<6xi1>
%226 = func.call @_where_13(%225, %217, %224) : (tensor<6xi1>, tensor<2x6xcomplex<f32>>, tensor<2x6xcomplex<f32>>) -> tensor<2x6xcomplex<f32>>
%c_90 = stablehlo.constant dense<1> : tensor<i64>
%227 = stablehlo.subtract %4, %c_90 : tensor<i64>
%c_91 = stablehlo.constant dense<0> : tensor<i64>
%228 = stablehlo.compare LT, %227, %c_91, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%229 = stablehlo.convert %227 : tensor<i64>
%c_92 = stablehlo.constant dense<6> : tensor<i64>
%230 = stablehlo.add %229, %c_92 : tensor<i64>
%231 = stablehlo.select %228, %230, %227 : tensor<i1>, tensor<i64>
%c_93 = stablehlo.constant dense<0> : tensor<i64>
%232 = stablehlo.dynamic_update_slice %iterArg_2, %226, %231, %c_93 : (tensor<6x6xcomplex<f32>>, tensor<2x6xcomplex<f32>>, tensor<i64>, tensor<i64>) -> tensor<6x6xcomplex<f32>>
%c_94 = stablehlo.constant dense<1> : tensor<i64>
%233 = stablehlo.subtract %4, %c_94 : tensor<i64>
%c_95 = stablehlo.constant dense<0> : tensor<i64>
%234 = stablehlo.compare LT, %233, %c_95, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%235 = stablehlo.convert %233 : tensor<i64>
%c_96 = stablehlo.constant dense<6> : tensor<i64>
%236 = stablehlo.add %235, %c_96 : tensor<i64>
%237 = stablehlo.select %234, %236, %233 : tensor<i1>, tensor<i64>
%c_97 = stablehlo.constant dense<0> : tensor<i64>
%238 = stablehlo.dynamic_slice %232, %c_97, %237, sizes = [6, 2] : (tensor<6x6xcomplex<f32>>, tensor<i64>, tensor<i64>) -> tensor<6x2xcomplex<f32>>
%239 = stablehlo.iota dim = 0 : tensor<6xi64>
%240 = stablehlo.broadcast_in_dim %239, dims = [0] : (tensor<6xi64>) -> tensor<6x1xi64>
%c_98 = stablehlo.constant dense<1> : tensor<i64>
%241 = stablehlo.add %4, %c_98 : tensor<i64>
%242 = stablehlo.convert %241 : tensor<i64>
%243 = stablehlo.broadcast_in_dim %242, dims = [] : (tensor<i64>) -> tensor<6x1xi64>
%244 = stablehlo.compare LT, %240, %243, SIGNED : (tensor<6x1xi64>, tensor<6x1xi64>) -> tensor<6x1xi1>
%c_99 = stablehlo.constant dense<0> : tensor<i64>
%245 = func.call @_where_14(%244, %238, %c_99) : (tensor<6x1xi1>, tensor<6x2xcomplex<f32>>, tensor<i64>) -> tensor<6x2xcomplex<f32>>
%246 = stablehlo.real %211 : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
%247 = stablehlo.imag %211 : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
%248 = stablehlo.negate %247 : tensor<2x2xf32>
%249 = stablehlo.complex %246, %248 : tensor<2x2xcomplex<f32>>
%250 = stablehlo.transpose %249, dims = [1, 0] : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%251 = stablehlo.dot_general %245, %250, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<6x2xcomplex<f32>>
%252 = stablehlo.not %244 : tensor<6x1xi1>
%253 = func.call @_where_15(%252, %238, %251) : (tensor<6x1xi1>, tensor<6x2xcomplex<f32>>, tensor<6x2xcomplex<f32>>) -> tensor<6x2xcomplex<f32>>
%c_100 = stablehlo.constant dense<1> : tensor<i64>
%254 = stablehlo.subtract %4, %c_100 : tensor<i64>
%c_101 = stablehlo.constant dense<0> : tensor<i64>
%255 = stablehlo.compare LT, %254, %c_101, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%256 = stablehlo.convert %254 : tensor<i64>
%c_102 = stablehlo.constant dense<6> : tensor<i64>
%257 = stablehlo.add %256, %c_102 : tensor<i64>
%258 = stablehlo.select %255, %257, %254 : tensor<i1>, tensor<i64>
%c_103 = stablehlo.constant dense<0> : tensor<i64>
%259 = stablehlo.dynamic_update_slice %232, %253, %c_103, %258 : (tensor<6x6xcomplex<f32>>, tensor<6x2xcomplex<f32>>, tensor<i64>, tensor<i64>) -> tensor<6x6xcomplex<f32>>
%c_104 = stablehlo.constant dense<1> : tensor<i64>
%260 = stablehlo.subtract %4, %c_104 : tensor<i64>
%c_105 = stablehlo.constant dense<0> : tensor<i64>
%261 = stablehlo.compare LT, %260, %c_105, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%262 = stablehlo.convert %260 : tensor<i64>
%c_106 = stablehlo.constant dense<6> : tensor<i64>
%263 = stablehlo.add %262, %c_106 : tensor<i64>
%264 = stablehlo.select %261, %263, %260 : tensor<i1>, tensor<i64>
%c_107 = stablehlo.constant dense<0> : tensor<i64>
%265 = stablehlo.dynamic_slice %iterArg_3, %c_107, %264, sizes = [6, 2] : (tensor<6x6xcomplex<f32>>, tensor<i64>, tensor<i64>) -> tensor<6x2xcomplex<f32>>
%266 = stablehlo.real %211 : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
%267 = stablehlo.imag %211 : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
%268 = stablehlo.negate %267 : tensor<2x2xf32>
%269 = stablehlo.complex %266, %268 : tensor<2x2xcomplex<f32>>
%270 = stablehlo.transpose %269, dims = [1, 0] : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%271 = stablehlo.dot_general %265, %270, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<6x2xcomplex<f32>>
%c_108 = stablehlo.constant dense<1> : tensor<i64>
%272 = stablehlo.subtract %4, %c_108 : tensor<i64>
%c_109 = stablehlo.constant dense<0> : tensor<i64>
%273 = stablehlo.compare LT, %272, %c_109, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%274 = stablehlo.convert %272 : tensor<i64>
%c_110 = stablehlo.constant dense<6> : tensor<i64>
%275 = stablehlo.add %274, %c_110 : tensor<i64>
%276 = stablehlo.select %273, %275, %272 : tensor<i1>, tensor<i64>
%c_111 = stablehlo.constant dense<0> : tensor<i64>
%277 = stablehlo.dynamic_update_slice %iterArg_3, %271, %c_111, %276 : (tensor<6x6xcomplex<f32>>, tensor<6x2xcomplex<f32>>, tensor<i64>, tensor<i64>) -> tensor<6x6xcomplex<f32>>
stablehlo.return %259, %277 : tensor<6x6xcomplex<f32>>, tensor<6x6xcomplex<f32>>
}) : (tensor<i32>) -> (tensor<6x6xcomplex<f32>>, tensor<6x6xcomplex<f32>>)
%c_57 = stablehlo.constant dense<1> : tensor<i64>
%127 = stablehlo.subtract %4, %c_57 : tensor<i64>
%c_58 = stablehlo.constant dense<0> : tensor<i64>
%128 = stablehlo.compare LT, %4, %c_58, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_59 = stablehlo.constant dense<6> : tensor<i64>
%129 = stablehlo.add %4, %c_59 : tensor<i64>
%130 = stablehlo.select %128, %129, %4 : tensor<i1>, tensor<i64>
%c_60 = stablehlo.constant dense<0> : tensor<i64>
%131 = stablehlo.compare LT, %127, %c_60, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_61 = stablehlo.constant dense<6> : tensor<i64>
%132 = stablehlo.add %127, %c_61 : tensor<i64>
%133 = stablehlo.select %131, %132, %127 : tensor<i1>, tensor<i64>
%134 = stablehlo.convert %130 : (tensor<i64>) -> tensor<i32>
%135 = stablehlo.convert %133 : (tensor<i64>) -> tensor<i32>
%136 = stablehlo.broadcast_in_dim %134, dims = [] : (tensor<i32>) -> tensor<1xi32>
%137 = stablehlo.broadcast_in_dim %135, dims = [] : (tensor<i32>) -> tensor<1xi32>
%138 = stablehlo.concatenate %136, %137, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%cst_62 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%139 = "stablehlo.scatter"(%126#0, %138, %cst_62) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = true}> ({
^bb0(%arg2: tensor<complex<f32>>, %arg3: tensor<complex<f32>>):
stablehlo.return %arg3 : tensor<complex<f32>>
}) : (tensor<6x6xcomplex<f32>>, tensor<2xi32>, tensor<complex<f32>>) -> tensor<6x6xcomplex<f32>>
%c_63 = stablehlo.constant dense<1> : tensor<i64>
%140 = stablehlo.add %iterArg, %c_63 : tensor<i64>
stablehlo.return %140, %3, %139, %126#1 : tensor<i64>, tensor<i64>, tensor<6x6xcomplex<f32>>, tensor<6x6xcomplex<f32>>
}
return %2#2, %2#3 : tensor<6x6xcomplex<f32>>, tensor<6x6xcomplex<f32>>
}
func.func private @eigvals(%arg0: tensor<2x2xcomplex<f32>>) -> tensor<2xcomplex<f32>> {
%0:4 = stablehlo.custom_call @lapack_cgeev_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k], [l, m], [n, o], []) {i=2, j=2, k=2, l=2, m=2, n=2, o=2}, custom>} : (tensor<2x2xcomplex<f32>>) -> (tensor<2xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%2 = stablehlo.compare EQ, %0#3, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
%5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<2xi1>
%6 = stablehlo.select %5, %0#0, %4 : tensor<2xi1>, tensor<2xcomplex<f32>>
return %6 : tensor<2xcomplex<f32>>
}
func.func private @norm_11(%arg0: tensor<2xcomplex<f32>>) -> tensor<f32> {
%0 = stablehlo.real %arg0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
%1 = stablehlo.imag %arg0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
%2 = stablehlo.negate %1 : tensor<2xf32>
%3 = stablehlo.complex %0, %2 : tensor<2xcomplex<f32>>
%4 = stablehlo.multiply %arg0, %3 : tensor<2xcomplex<f32>>
%5 = stablehlo.real %4 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
%7 = stablehlo.sqrt %6 : tensor<f32>
return %7 : tensor<f32>
}
func.func private @_where_12(%arg0: tensor<6xi1>, %arg1: tensor<2x6xcomplex<f32>>, %arg2: tensor<i64>) -> tensor<2x6xcomplex<f32>> {
%0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<complex<f32>>
%1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<6xi1>) -> tensor<2x6xi1>
%2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<complex<f32>>) -> tensor<2x6xcomplex<f32>>
%3 = stablehlo.select %1, %arg1, %2 : tensor<2x6xi1>, tensor<2x6xcomplex<f32>>
return %3 : tensor<2x6xcomplex<f32>>
}
func.func private @_where_13(%arg0: tensor<6xi1>, %arg1: tensor<2x6xcomplex<f32>>, %arg2: tensor<2x6xcomplex<f32>>) -> tensor<2x6xcomplex<f32>> {
%0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<6xi1>) -> tensor<2x6xi1>
%1 = stablehlo.select %0, %arg1, %arg2 : tensor<2x6xi1>, tensor<2x6xcomplex<f32>>
return %1 : tensor<2x6xcomplex<f32>>
}
func.func private @_where_14(%arg0: tensor<6x1xi1>, %arg1: tensor<6x2xcomplex<f32>>, %arg2: tensor<i64>) -> tensor<6x2xcomplex<f32>> {
%0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<complex<f32>>
%1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<6x1xi1>) -> tensor<6x2xi1>
%2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<complex<f32>>) -> tensor<6x2xcomplex<f32>>
%3 = stablehlo.select %1, %arg1, %2 : tensor<6x2xi1>, tensor<6x2xcomplex<f32>>
return %3 : tensor<6x2xcomplex<f32>>
}
func.func private @_where_15(%arg0: tensor<6x1xi1>, %arg1: tensor<6x2xcomplex<f32>>, %arg2: tensor<6x2xcomplex<f32>>) -> tensor<6x2xcomplex<f32>> {
%0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<6x1xi1>) -> tensor<6x2xi1>
%1 = stablehlo.select %0, %arg1, %arg2 : tensor<6x2xi1>, tensor<6x2xcomplex<f32>>
return %1 : tensor<6x2xcomplex<f32>>
}
func.func private @_algorithm_11_1_1(%arg0: tensor<6x6xcomplex<f32>>, %arg1: tensor<6x6xcomplex<f32>>) -> tensor<6x6xcomplex<f32>> {
%c = stablehlo.constant dense<1> : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%0:4 = stablehlo.while(%iterArg = %arg1, %iterArg_1 = %c_0, %iterArg_2 = %c, %iterArg_3 = %arg0) : tensor<6x6xcomplex<f32>>, tensor<i64>, tensor<i64>, tensor<6x6xcomplex<f32>>
cond {
%c_4 = stablehlo.constant dense<5> : tensor<i64>
%1 = stablehlo.compare LT, %iterArg_1, %c_4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %1 : tensor<i1>
} do {
%c_4 = stablehlo.constant dense<1> : tensor<i64>
%1 = stablehlo.add %iterArg_2, %c_4 : tensor<i64>
%c_5 = stablehlo.constant dense<6> : tensor<i64>
%2 = stablehlo.subtract %c_5, %iterArg_2 : tensor<i64>
%c_6 = stablehlo.constant dense<1> : tensor<i64>
%3 = stablehlo.add %2, %c_6 : tensor<i64>
%c_7 = stablehlo.constant dense<1> : tensor<i64>
%4:5 = stablehlo.while(%iterArg_9 = %iterArg_2, %iterArg_10 = %iterArg, %iterArg_11 = %c_7, %iterArg_12 = %3, %iterArg_13 = %iterArg_3) : tensor<i64>, tensor<6x6xcomplex<f32>>, tensor<i64>, tensor<i64>, tensor<6x6xcomplex<f32>>
cond {
%6 = stablehlo.compare LT, %iterArg_11, %iterArg_12, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %6 : tensor<i1>
} do {
%c_14 = stablehlo.constant dense<1> : tensor<i64>
%6 = stablehlo.add %iterArg_11, %c_14 : tensor<i64>
%7 = stablehlo.add %iterArg_11, %iterArg_9 : tensor<i64>
%c_15 = stablehlo.constant dense<1> : tensor<i64>
%8 = stablehlo.subtract %iterArg_11, %c_15 : tensor<i64>
%c_16 = stablehlo.constant dense<1> : tensor<i64>
%9 = stablehlo.subtract %7, %c_16 : tensor<i64>
%10 = stablehlo.convert %8 : (tensor<i64>) -> tensor<i32>
%11 = stablehlo.convert %9 : (tensor<i64>) -> tensor<i32>
%c_17 = stablehlo.constant dense<0> : tensor<i32>
%12 = stablehlo.compare LT, %10, %c_17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_18 = stablehlo.constant dense<6> : tensor<i32>
%13 = stablehlo.add %10, %c_18 : tensor<i32>
%14 = stablehlo.select %12, %13, %10 : tensor<i1>, tensor<i32>
%c_19 = stablehlo.constant dense<0> : tensor<i32>
%15 = stablehlo.compare LT, %11, %c_19, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_20 = stablehlo.constant dense<6> : tensor<i32>
%16 = stablehlo.add %11, %c_20 : tensor<i32>
%17 = stablehlo.select %15, %16, %11 : tensor<i1>, tensor<i32>
%18 = stablehlo.dynamic_slice %iterArg_10, %14, %17, sizes = [1, 1] : (tensor<6x6xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x1xcomplex<f32>>
%19 = stablehlo.reshape %18 : (tensor<1x1xcomplex<f32>>) -> tensor<complex<f32>>
%c_21 = stablehlo.constant dense<1> : tensor<i64>
%20 = stablehlo.subtract %7, %c_21 : tensor<i64>
%c_22 = stablehlo.constant dense<1> : tensor<i64>
%21 = stablehlo.subtract %7, %c_22 : tensor<i64>
%22 = stablehlo.convert %20 : (tensor<i64>) -> tensor<i32>
%23 = stablehlo.convert %21 : (tensor<i64>) -> tensor<i32>
%c_23 = stablehlo.constant dense<0> : tensor<i32>
%24 = stablehlo.compare LT, %22, %c_23, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_24 = stablehlo.constant dense<6> : tensor<i32>
%25 = stablehlo.add %22, %c_24 : tensor<i32>
%26 = stablehlo.select %24, %25, %22 : tensor<i1>, tensor<i32>
%c_25 = stablehlo.constant dense<0> : tensor<i32>
%27 = stablehlo.compare LT, %23, %c_25, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_26 = stablehlo.constant dense<6> : tensor<i32>
%28 = stablehlo.add %23, %c_26 : tensor<i32>
%29 = stablehlo.select %27, %28, %23 : tensor<i1>, tensor<i32>
%30 = stablehlo.dynamic_slice %iterArg_13, %26, %29, sizes = [1, 1] : (tensor<6x6xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x1xcomplex<f32>>
%31 = stablehlo.reshape %30 : (tensor<1x1xcomplex<f32>>) -> tensor<complex<f32>>
%c_27 = stablehlo.constant dense<1> : tensor<i64>
%32 = stablehlo.subtract %iterArg_11, %c_27 : tensor<i64>
%c_28 = stablehlo.constant dense<1> : tensor<i64>
%33 = stablehlo.subtract %iterArg_11, %c_28 : tensor<i64>
%34 = stablehlo.convert %32 : (tensor<i64>) -> tensor<i32>
%35 = stablehlo.convert %33 : (tensor<i64>) -> tensor<i32>
%c_29 = stablehlo.constant dense<0> : tensor<i32>
%36 = stablehlo.compare LT, %34, %c_29, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_30 = stablehlo.constant dense<6> : tensor<i32>
%37 = stablehlo.add %34, %c_30 : tensor<i32>
%38 = stablehlo.select %36, %37, %34 : tensor<i1>, tensor<i32>
%c_31 = stablehlo.constant dense<0> : tensor<i32>
%39 = stablehlo.compare LT, %35, %c_31, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_32 = stablehlo.constant dense<6> : tensor<i32>
%40 = stablehlo.add %35, %c_32 : tensor<i32>
%41 = stablehlo.select %39, %40, %35 : tensor<i1>, tensor<i32>
%42 = stablehlo.dynamic_slice %iterArg_13, %38, %41, sizes = [1, 1] : (tensor<6x6xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x1xcomplex<f32>>
%43 = stablehlo.reshape %42 : (tensor<1x1xcomplex<f32>>) -> tensor<complex<f32>>
%44 = stablehlo.subtract %31, %43 : tensor<complex<f32>>
%45 = stablehlo.multiply %19, %44 : tensor<complex<f32>>
%c_33 = stablehlo.constant dense<1> : tensor<i64>
%46 = stablehlo.subtract %iterArg_11, %c_33 : tensor<i64>
%47 = stablehlo.convert %46 : (tensor<i64>) -> tensor<i32>
%c_34 = stablehlo.constant dense<0> : tensor<i32>
%48 = stablehlo.compare LT, %47, %c_34, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_35 = stablehlo.constant dense<6> : tensor<i32>
%49 = stablehlo.add %47, %c_35 : tensor<i32>
%50 = stablehlo.select %48, %49, %47 : tensor<i1>, tensor<i32>
%c_36 = stablehlo.constant dense<0> : tensor<i32>
%c_37 = stablehlo.constant dense<0> : tensor<i32>
%51 = stablehlo.compare LT, %c_36, %c_37, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_38 = stablehlo.constant dense<0> : tensor<i32>
%c_39 = stablehlo.constant dense<6> : tensor<i32>
%52 = stablehlo.add %c_38, %c_39 : tensor<i32>
%c_40 = stablehlo.constant dense<0> : tensor<i32>
%53 = stablehlo.select %51, %52, %c_40 : tensor<i1>, tensor<i32>
%54 = stablehlo.dynamic_slice %iterArg_10, %50, %53, sizes = [1, 6] : (tensor<6x6xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x6xcomplex<f32>>
%55 = stablehlo.reshape %54 : (tensor<1x6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
%c_41 = stablehlo.constant dense<1> : tensor<i64>
%56 = stablehlo.subtract %7, %c_41 : tensor<i64>
%57 = stablehlo.convert %56 : (tensor<i64>) -> tensor<i32>
%c_42 = stablehlo.constant dense<0> : tensor<i32>
%c_43 = stablehlo.constant dense<0> : tensor<i32>
%58 = stablehlo.compare LT, %c_42, %c_43, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_44 = stablehlo.constant dense<0> : tensor<i32>
%c_45 = stablehlo.constant dense<6> : tensor<i32>
%59 = stablehlo.add %c_44, %c_45 : tensor<i32>
%c_46 = stablehlo.constant dense<0> : tensor<i32>
%60 = stablehlo.select %58, %59, %c_46 : tensor<i1>, tensor<i32>
%c_47 = stablehlo.constant dense<0> : tensor<i32>
%61 = stablehlo.compare LT, %57, %c_47, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_48 = stablehlo.constant dense<6> : tensor<i32>
%62 = stablehlo.add %57, %c_48 : tensor<i32>
%63 = stablehlo.select %61, %62, %57 : tensor<i1>, tensor<i32>
%64 = stablehlo.dynamic_slice %iterArg_10, %60, %63, sizes = [6, 1] : (tensor<6x6xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<6x1xcomplex<f32>>
%65 = stablehlo.reshape %64 : (tensor<6x1xcomplex<f32>>) -> tensor<6xcomplex<f32>>
%c_49 = stablehlo.constant dense<1> : tensor<i64>
%66 = stablehlo.subtract %iterArg_11, %c_49 : tensor<i64>
%67 = stablehlo.convert %66 : (tensor<i64>) -> tensor<i32>
%c_50 = stablehlo.constant dense<0> : tensor<i32>
%68 = stablehlo.compare LT, %67, %c_50, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_51 = stablehlo.constant dense<6> : tensor<i32>
%69 = stablehlo.add %67, %c_51 : tensor<i32>
%70 = stablehlo.select %68, %69, %67 : tensor<i1>, tensor<i32>
%c_52 = stablehlo.constant dense<0> : tensor<i32>
%c_53 = stablehlo.constant dense<0> : tensor<i32>
%71 = stablehlo.compare LT, %c_52, %c_53, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_54 = stablehlo.constant dense<0> : tensor<i32>
%c_55 = stablehlo.constant dense<6> : tensor<i32>
%72 = stablehlo.add %c_54, %c_55 : tensor<i32>
%c_56 = stablehlo.constant dense<0> : tensor<i32>
%73 = stablehlo.select %71, %72, %c_56 : tensor<i1>, tensor<i32>
%74 = stablehlo.dynamic_slice %iterArg_13, %70, %73, sizes = [1, 6] : (tensor<6x6xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x6xcomplex<f32>>
%75 = stablehlo.reshape %74 : (tensor<1x6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
%c_57 = stablehlo.constant dense<1> : tensor<i64>
%76 = stablehlo.subtract %7, %c_57 : tensor<i64>
%77 = stablehlo.convert %76 : (tensor<i64>) -> tensor<i32>
%c_58 = stablehlo.constant dense<0> : tensor<i32>
%c_59 = stablehlo.constant dense<0> : tensor<i32>
%78 = stablehlo.compare LT, %c_58, %c_59, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_60 = stablehlo.constant dense<0> : tensor<i32>
%c_61 = stablehlo.constant dense<6> : tensor<i32>
%79 = stablehlo.add %c_60, %c_61 : tensor<i32>
%c_62 = stablehlo.constant dense<0> : tensor<i32>
%80 = stablehlo.select %78, %79, %c_62 : tensor<i1>, tensor<i32>
%c_63 = stablehlo.constant dense<0> : tensor<i32>
%81 = stablehlo.compare LT, %77, %c_63, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_64 = stablehlo.constant dense<6> : tensor<i32>
%82 = stablehlo.add %77, %c_64 : tensor<i32>
%83 = stablehlo.select %81, %82, %77 : tensor<i1>, tensor<i32>
%84 = stablehlo.dynamic_slice %iterArg_13, %80, %83, sizes = [6, 1] : (tensor<6x6xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<6x1xcomplex<f32>>
%85 = stablehlo.reshape %84 : (tensor<6x1xcomplex<f32>>) -> tensor<6xcomplex<f32>>
%86 = stablehlo.iota dim = 0 : tensor<6xi64>
%87 = stablehlo.convert %iterArg_11 : tensor<i64>
%88 = stablehlo.broadcast_in_dim %87, dims = [] : (tensor<i64>) -> tensor<6xi64>
%89 = stablehlo.compare GE, %86, %88, SIGNED : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
%90 = stablehlo.iota dim = 0 : tensor<6xi64>
%c_65 = stablehlo.constant dense<1> : tensor<i64>
%91 = stablehlo.subtract %7, %c_65 : tensor<i64>
%92 = stablehlo.convert %91 : tensor<i64>
%93 = stablehlo.broadcast_in_dim %92, dims = [] : (tensor<i64>) -> tensor<6xi64>
%94 = stablehlo.compare LT, %90, %93, SIGNED : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
%95 = stablehlo.and %89, %94 : tensor<6xi1>
%c_66 = stablehlo.constant dense<0> : tensor<i64>
%96 = func.call @_where_16(%95, %55, %c_66) : (tensor<6xi1>, tensor<6xcomplex<f32>>, tensor<i64>) -> tensor<6xcomplex<f32>>
%c_67 = stablehlo.constant dense<0> : tensor<i64>
%97 = func.call @_where_16(%95, %85, %c_67) : (tensor<6xi1>, tensor<6xcomplex<f32>>, tensor<i64>) -> tensor<6xcomplex<f32>>
%98 = stablehlo.dot_general %96, %97, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> tensor<complex<f32>>
%c_68 = stablehlo.constant dense<0> : tensor<i64>
%99 = func.call @_where_16(%95, %75, %c_68) : (tensor<6xi1>, tensor<6xcomplex<f32>>, tensor<i64>) -> tensor<6xcomplex<f32>>
%c_69 = stablehlo.constant dense<0> : tensor<i64>
%100 = func.call @_where_16(%95, %65, %c_69) : (tensor<6xi1>, tensor<6xcomplex<f32>>, tensor<i64>) -> tensor<6xcomplex<f32>>
%101 = stablehlo.dot_general %99, %100, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> tensor<complex<f32>>
%102 = stablehlo.subtract %98, %101 : tensor<complex<f32>>
%103 = stablehlo.add %45, %102 : tensor<complex<f32>>
%c_70 = stablehlo.constant dense<1> : tensor<i64>
%104 = stablehlo.subtract %7, %c_70 : tensor<i64>
%c_71 = stablehlo.constant dense<1> : tensor<i64>
%105 = stablehlo.subtract %7, %c_71 : tensor<i64>
%106 = stablehlo.convert %104 : (tensor<i64>) -> tensor<i32>
%107 = stablehlo.convert %105 : (tensor<i64>) -> tensor<i32>
%c_72 = stablehlo.constant dense<0> : tensor<i32>
%108 = stablehlo.compare LT, %106, %c_72, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_73 = stablehlo.constant dense<6> : tensor<i32>
%109 = stablehlo.add %106, %c_73 : tensor<i32>
%110 = stablehlo.select %108, %109, %106 : tensor<i1>, tensor<i32>
%c_74 = stablehlo.constant dense<0> : tensor<i32>
%111 = stablehlo.compare LT, %107, %c_74, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_75 = stablehlo.constant dense<6> : tensor<i32>
%112 = stablehlo.add %107, %c_75 : tensor<i32>
%113 = stablehlo.select %111, %112, %107 : tensor<i1>, tensor<i32>
%114 = stablehlo.dynamic_slice %iterArg_10, %110, %113, sizes = [1, 1] : (tensor<6x6xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x1xcomplex<f32>>
%115 = stablehlo.reshape %114 : (tensor<1x1xcomplex<f32>>) -> tensor<complex<f32>>
%c_76 = stablehlo.constant dense<1> : tensor<i64>
%116 = stablehlo.subtract %iterArg_11, %c_76 : tensor<i64>
%c_77 = stablehlo.constant dense<1> : tensor<i64>
%117 = stablehlo.subtract %iterArg_11, %c_77 : tensor<i64>
%118 = stablehlo.convert %116 : (tensor<i64>) -> tensor<i32>
%119 = stablehlo.convert %117 : (tensor<i64>) -> tensor<i32>
%c_78 = stablehlo.constant dense<0> : tensor<i32>
%120 = stablehlo.compare LT, %118, %c_78, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_79 = stablehlo.constant dense<6> : tensor<i32>
%121 = stablehlo.add %118, %c_79 : tensor<i32>
%122 = stablehlo.select %120, %121, %118 : tensor<i1>, tensor<i32>
%c_80 = stablehlo.constant dense<0> : tensor<i32>
%123 = stablehlo.compare LT, %119, %c_80, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_81 = stablehlo.constant dense<6> : tensor<i32>
%124 = stablehlo.add %119, %c_81 : tensor<i32>
%125 = stablehlo.select %123, %124, %119 : tensor<i1>, tensor<i32>
%126 = stablehlo.dynamic_slice %iterArg_10, %122, %125, sizes = [1, 1] : (tensor<6x6xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x1xcomplex<f32>>
%127 = stablehlo.reshape %126 : (tensor<1x1xcomplex<f32>>) -> tensor<complex<f32>>
%128 = stablehlo.subtract %115, %127 : tensor<complex<f32>>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%129 = stablehlo.compare NE, %128, %cst, FLOAT : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<i1>
%130 = stablehlo.divide %103, %128 : tensor<complex<f32>>
%131 = func.call @_where_17(%129, %130, %103) : (tensor<i1>, tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
%c_82 = stablehlo.constant dense<1> : tensor<i64>
%132 = stablehlo.subtract %iterArg_11, %c_82 : tensor<i64>
%c_83 = stablehlo.constant dense<1> : tensor<i64>
%133 = stablehlo.subtract %7, %c_83 : tensor<i64>
%c_84 = stablehlo.constant dense<0> : tensor<i64>
%134 = stablehlo.compare LT, %132, %c_84, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_85 = stablehlo.constant dense<6> : tensor<i64>
%135 = stablehlo.add %132, %c_85 : tensor<i64>
%136 = stablehlo.select %134, %135, %132 : tensor<i1>, tensor<i64>
%c_86 = stablehlo.constant dense<0> : tensor<i64>
%137 = stablehlo.compare LT, %133, %c_86, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_87 = stablehlo.constant dense<6> : tensor<i64>
%138 = stablehlo.add %133, %c_87 : tensor<i64>
%139 = stablehlo.select %137, %138, %133 : tensor<i1>, tensor<i64>
%140 = stablehlo.convert %136 : (tensor<i64>) -> tensor<i32>
%141 = stablehlo.convert %139 : (tensor<i64>) -> tensor<i32>
%142 = stablehlo.broadcast_in_dim %140, dims = [] : (tensor<i32>) -> tensor<1xi32>
%143 = stablehlo.broadcast_in_dim %141, dims = [] : (tensor<i32>) -> tensor<1xi32>
%144 = stablehlo.concatenate %142, %143, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%145 = "stablehlo.scatter"(%iterArg_13, %144, %131) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = true}> ({
^bb0(%arg2: tensor<complex<f32>>, %arg3: tensor<complex<f32>>):
stablehlo.return %arg3 : tensor<complex<f32>>
}) : (tensor<6x6xcomplex<f32>>, tensor<2xi32>, tensor<complex<f32>>) -> tensor<6x6xcomplex<f32>>
stablehlo.return %iterArg_9, %iterArg_10, %6, %iterArg_12, %145 : tensor<i64>, tensor<6x6xcomplex<f32>>, tensor<i64>, tensor<i64>, tensor<6x6xcomplex<f32>>
}
%c_8 = stablehlo.constant dense<1> : tensor<i64>
%5 = stablehlo.add %iterArg_1, %c_8 : tensor<i64>
stablehlo.return %iterArg, %5, %1, %4#4 : tensor<6x6xcomplex<f32>>, tensor<i64>, tensor<i64>, tensor<6x6xcomplex<f32>>
}
return %0#3 : tensor<6x6xcomplex<f32>>
}
func.func private @_where_16(%arg0: tensor<6xi1>, %arg1: tensor<6xcomplex<f32>>, %arg2: tensor<i64>) -> tensor<6xcomplex<f32>> {
%0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<complex<f32>>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<complex<f32>>) -> tensor<6xcomplex<f32>>
%2 = stablehlo.select %arg0, %arg1, %1 : tensor<6xi1>, tensor<6xcomplex<f32>>
return %2 : tensor<6xcomplex<f32>>
}
func.func private @_where_17(%arg0: tensor<i1>, %arg1: tensor<complex<f32>>, %arg2: tensor<complex<f32>>) -> tensor<complex<f32>> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<complex<f32>>
return %0 : tensor<complex<f32>>
}
}
// -----
// pseudo_inverse
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
%c0 = stablehlo.constant dense<"0x041B8040CDBCE43F66119FBFEB33A4BF54892E3FD8755D4010E9CA3FE15CB73FCA4AC9BFA8DA77BFD95C954005FD3DBEB60477BFDBCC9FBF4C9A2E3FCD2AD940"> : tensor<4x4xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<4x4xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x4xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x4xf32>
%r:1 = call @f(%a0) : (tensor<4x4xf32>) -> (tensor<4x4xf32>)
%e0 = stablehlo.constant dense<"0xA4DD303EB1BD89BD7793613DB949E13CB0BD89BDDCB12F3EE6B1FDBCBD0C4ABC7793613DE8B1FDBCD986003E082AA23BBA49E13CBC0C4ABC042AA23BF72FA03D"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 8.2359548514432390e-06 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xf32>) -> (tensor<4x4xf32>) {
%0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
%1 = stablehlo.add %arg0, %0 : tensor<4x4xf32>
%2 = call @_pinv(%1) : (tensor<4x4xf32>) -> tensor<4x4xf32>
return %2 : tensor<4x4xf32>
}
func.func private @_pinv(%arg0: tensor<4x4xf32>) -> tensor<4x4xf32> {
%cst = stablehlo.constant dense<4.000000e+01> : tensor<f32>
%cst_0 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
%0 = stablehlo.multiply %cst, %cst_0 : tensor<f32>
%1:3 = call @svd(%arg0) : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>)
%2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1xf32>
%3 = stablehlo.slice %1#1 [0:1] : (tensor<4xf32>) -> tensor<1xf32>
%4 = stablehlo.multiply %2, %3 : tensor<1xf32>
%5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<1xf32>) -> tensor<4xf32>
%6 = stablehlo.compare GT, %1#1, %5, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%cst_1 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
%7 = call @_where_0(%6, %1#1, %cst_1) : (tensor<4xi1>, tensor<4xf32>, tensor<f64>) -> tensor<4xf32>
%8 = stablehlo.transpose %1#2, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
%9 = stablehlo.transpose %1#0, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
%10 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
%11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x4xf32>
%12 = stablehlo.divide %9, %11 : tensor<4x4xf32>
%13 = stablehlo.dot_general %8, %12, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
return %13 : tensor<4x4xf32>
}
func.func private @svd(%arg0: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>) {
%0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
%1 = stablehlo.add %arg0, %0 : tensor<4x4xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%3 = stablehlo.divide %1, %2 : tensor<4x4xf32>
%4:3 = stablehlo.custom_call @lapack_ssyevd_ffi(%3) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%6 = stablehlo.compare EQ, %4#2, %5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%10 = stablehlo.select %9, %4#0, %8 : tensor<4x4xi1>, tensor<4x4xf32>
%11 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
%13 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
%14 = stablehlo.select %13, %4#1, %12 : tensor<4xi1>, tensor<4xf32>
%15 = stablehlo.abs %14 : tensor<4xf32>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4xf32>
%17 = stablehlo.compare LT, %14, %16, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%c_3 = stablehlo.constant dense<-1> : tensor<i64>
%c_4 = stablehlo.constant dense<1> : tensor<i64>
%18 = call @_where(%17, %c_3, %c_4) : (tensor<4xi1>, tensor<i64>, tensor<i64>) -> tensor<4xi64>
%19 = stablehlo.iota dim = 0 : tensor<4xui32>
%20:3 = "stablehlo.sort"(%15, %19, %18) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<i64>, %arg6: tensor<i64>):
%cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%31 = stablehlo.compare EQ, %arg1, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%32 = stablehlo.select %31, %cst_6, %arg1 : tensor<i1>, tensor<f32>
%33 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_7 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%34 = stablehlo.select %33, %cst_7, %32 : tensor<i1>, tensor<f32>
%cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%35 = stablehlo.compare EQ, %arg2, %cst_8, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%36 = stablehlo.select %35, %cst_9, %arg2 : tensor<i1>, tensor<f32>
%37 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_10 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%38 = stablehlo.select %37, %cst_10, %36 : tensor<i1>, tensor<f32>
%39 = stablehlo.compare LT, %34, %38, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
stablehlo.return %39 : tensor<i1>
}) : (tensor<4xf32>, tensor<4xui32>, tensor<4xi64>) -> (tensor<4xf32>, tensor<4xui32>, tensor<4xi64>)
%21 = stablehlo.reverse %20#0, dims = [0] : tensor<4xf32>
%22 = stablehlo.reverse %20#1, dims = [0] : tensor<4xui32>
%23 = stablehlo.reverse %20#2, dims = [0] : tensor<4xi64>
%24 = stablehlo.broadcast_in_dim %22, dims = [1] : (tensor<4xui32>) -> tensor<1x4xui32>
%25 = call @take_along_axis(%10, %24) : (tensor<4x4xf32>, tensor<1x4xui32>) -> tensor<4x4xf32>
%26 = stablehlo.broadcast_in_dim %23, dims = [1] : (tensor<4xi64>) -> tensor<1x4xi64>
%27 = stablehlo.convert %26 : (tensor<1x4xi64>) -> tensor<1x4xf32>
%28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<4x4xf32>
%29 = stablehlo.multiply %25, %28 : tensor<4x4xf32>
%30 = stablehlo.transpose %29, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
return %25, %21, %30 : tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>
}
func.func private @_where(%arg0: tensor<4xi1>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<4xi64> {
%0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i64>) -> tensor<4xi64>
%1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i64>) -> tensor<4xi64>
%2 = stablehlo.select %arg0, %0, %1 : tensor<4xi1>, tensor<4xi64>
return %2 : tensor<4xi64>
}
func.func private @take_along_axis(%arg0: tensor<4x4xf32>, %arg1: tensor<1x4xui32>) -> tensor<4x4xf32> {
%0 = stablehlo.convert %arg1 : (tensor<1x4xui32>) -> tensor<1x4xi32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1x4xi32>
%2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
%c_0 = stablehlo.constant dense<4> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1x4xi32>
%4 = stablehlo.add %0, %3 : tensor<1x4xi32>
%5 = stablehlo.select %2, %4, %0 : tensor<1x4xi1>, tensor<1x4xi32>
%6 = stablehlo.reshape %5 : (tensor<1x4xi32>) -> tensor<4x1xi32>
%c_1 = stablehlo.constant dense<3> : tensor<1xi32>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
%8 = stablehlo.compare GE, %6, %7, SIGNED : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi1>
%9 = stablehlo.broadcast_in_dim %c_1, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
%10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<4x1xi32>
%11 = stablehlo.compare LE, %6, %10, SIGNED : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi1>
%12 = stablehlo.and %8, %11 : tensor<4x1xi1>
%c_3 = stablehlo.constant dense<true> : tensor<i1>
%13 = stablehlo.reduce(%12 init: %c_3) applies stablehlo.and across dimensions = [1] : (tensor<4x1xi1>, tensor<i1>) -> tensor<4xi1>
%14 = "stablehlo.gather"(%arg0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 4, 1>}> : (tensor<4x4xf32>, tensor<4x1xi32>) -> tensor<4x4xf32>
%15 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<4xi1>) -> tensor<4x4xi1>
%cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%16 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%17 = stablehlo.select %15, %14, %16 : tensor<4x4xi1>, tensor<4x4xf32>
return %17 : tensor<4x4xf32>
}
func.func private @_where_0(%arg0: tensor<4xi1>, %arg1: tensor<4xf32>, %arg2: tensor<f64>) -> tensor<4xf32> {
%0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4xf32>
%2 = stablehlo.select %arg0, %arg1, %1 : tensor<4xi1>, tensor<4xf32>
return %2 : tensor<4xf32>
}
}
// -----
// tridiagonal_perturbed
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
%c0 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<6xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<6xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<6xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<6xf32>
%c1 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<6xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<6xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<6xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<6xf32>
%c2 = stablehlo.constant dense<"0x2E2E31BF5A7CF93FDEA339BFB0BC933F1363BD3FEE0EDFBE946F7EBE1D4E02BF613DC9BFA450ACBD7E6D84BFEAAE78BF"> : tensor<6x2xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<6x2xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<6x2xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<6x2xf32>
%r:2 = call @f(%a0, %a1, %a2) : (tensor<6xf32>, tensor<6xf32>, tensor<6x2xf32>) -> (tensor<6x2xf32>, tensor<6x2xf32>)
%e0 = stablehlo.constant dense<"0x4E29A5BDEB85103F627DE6BEE8CD823E60BD343F9D0535BE1CCD40BED4A824BEDE7EC7BEA6C7193EBC245CBE386BBFBE"> : tensor<6x2xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 3.3665401133475825e-04 : f64} : (tensor<6x2xf32>, tensor<6x2xf32>) -> ()
%e1 = stablehlo.constant dense<"0x9B7C6D3E657C6D3EDBF7D53EC1F7D53E3068053F2D68053F2E68053F3468053FD3F7D53EE9F7D53E917C6D3EBC7C6D3E"> : tensor<6x2xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 2.4848998236848274e-04 : f64} : (tensor<6x2xf32>, tensor<6x2xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>, %arg2: tensor<6x2xf32>) -> (tensor<6x2xf32>, tensor<6x2xf32>) {
%cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
%1 = stablehlo.multiply %arg1, %0 : tensor<6xf32>
%2 = stablehlo.custom_call @tridiagonal_solve_perturbed_ffi(%arg0, %1, %arg0, %arg2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n, o]) {i=6, j=6, k=6, l=6, m=2, n=6, o=2}, custom>} : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
%3 = stablehlo.negate %arg1 : tensor<6xf32>
%cst_0 = stablehlo.constant dense<1.8019377> : tensor<f32>
%4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
%5 = stablehlo.multiply %3, %4 : tensor<6xf32>
%6 = stablehlo.custom_call @tridiagonal_solve_perturbed_ffi(%arg0, %5, %arg0, %arg2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n, o]) {i=6, j=6, k=6, l=6, m=2, n=6, o=2}, custom>} : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
%7 = call @norm(%6) : (tensor<6x2xf32>) -> tensor<2xf32>
%8 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
%9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<6x2xf32>
%10 = stablehlo.divide %6, %9 : tensor<6x2xf32>
%11 = stablehlo.slice %6 [0:1, 0:2] : (tensor<6x2xf32>) -> tensor<1x2xf32>
%12 = stablehlo.sign %11 : tensor<1x2xf32>
%13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<6x2xf32>
%14 = stablehlo.multiply %10, %13 : tensor<6x2xf32>
return %2, %14 : tensor<6x2xf32>, tensor<6x2xf32>
}
func.func private @norm(%arg0: tensor<6x2xf32>) -> tensor<2xf32> {
%0 = stablehlo.multiply %arg0, %arg0 : tensor<6x2xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<6x2xf32>, tensor<f32>) -> tensor<2xf32>
%2 = stablehlo.sqrt %1 : tensor<2xf32>
return %2 : tensor<2xf32>
}
}
// -----
// tridiagonal_perturbed_wide
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
%c0 = stablehlo.constant dense<"0x000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F"> : tensor<2x6xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<2x6xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x6xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x6xf64>
%c1 = stablehlo.constant dense<"0x000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F"> : tensor<2x6xf64>
%z1 = stablehlo.constant dense<0.0> : tensor<2x6xf64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x6xf64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x6xf64>
%c2 = stablehlo.constant dense<"0xCAB271CB212FFD3F501A6F5A57B5F2BFA8B932B23D05F53FC40EDF642972F6BFC0B7A9864E39AA3F942F76DC174DF7BF249934ED5832E83F9AD5D9D831DFF53FA0EBFDA3D711D3BF588C6190463EFD3FC80F4F1C41D2F43FF4CDF6525CB5E4BF80ACBF130B65D33F12143C061936F03F8C84FA5945EFF43FCEB048B674BDFB3F30F2C92B68B8F6BF243F7D1F2C6FEF3F50E22BE4DD14F7BF82DE18309104FA3FCEB78D535787F1BF9E795FE57A9BF63FCCF3AD8093CAE8BF56488764B311FE3F"> : tensor<2x6x2xf64>
%z2 = stablehlo.constant dense<0.0> : tensor<2x6x2xf64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x6x2xf64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x6x2xf64>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<2x6xf64>, tensor<2x6xf64>, tensor<2x6x2xf64>) -> (tensor<2x6x2xf64>)
%e0 = stablehlo.constant dense<"0x3C071E29FC1ADF3F61EB8259257ED5BF73B56CB2926BD73F364E67BADAB5C4BFF4409977BD48D1BF302D2F11DC9CE2BF61443485CFB5DF3FEBF77552B6D3DC3FE5599A3DFF73DDBF84E43147AE1DE33FD76ECE472BCAE23FA6211BBCB18CDABF389DFA1216ADC0BFC5C885E8AD8CC43F2ACC1B185634E63F90D1139EAF02E13F18B49F0F3293E4BFC3A870F91C0A96BFFE50420341AEC7BF66FDCB386F7DE03F254F19D9634FCFBFD450CAEC2C09BA3F0480DF0D4E9EC6BF871727B915F6E23F"> : tensor<2x6x2xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 1.5407424428544983e-14 : f64} : (tensor<2x6x2xf64>, tensor<2x6x2xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<2x6xf64>, %arg1: tensor<2x6xf64>, %arg2: tensor<2x6x2xf64>) -> (tensor<2x6x2xf64>) {
%cst = stablehlo.constant dense<3.000000e+00> : tensor<f64>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x6xf64>
%1 = stablehlo.multiply %arg1, %0 : tensor<2x6xf64>
%2 = stablehlo.custom_call @tridiagonal_solve_perturbed_ffi(%arg0, %1, %arg0, %arg2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, k], [i, l], [i, m, n])->([i, o, p]) {i=2, j=6, k=6, l=6, m=6, n=2, o=6, p=2}, custom>} : (tensor<2x6xf64>, tensor<2x6xf64>, tensor<2x6xf64>, tensor<2x6x2xf64>) -> tensor<2x6x2xf64>
return %2 : tensor<2x6x2xf64>
}
}
// -----
// in_loop
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
%c0 = stablehlo.constant dense<"0x041B8040CDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3FD8755D4010E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BFD95C954005FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3FCD2AD940AB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3F923C94401FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF78BEC140"> : tensor<6x6xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<6x6xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<6x6xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<6x6xf32>
%c1 = stablehlo.constant dense<"0x06000000"> : tensor<i32>
%z1 = stablehlo.constant dense<0> : tensor<i32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<i32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<i32>
%r:1 = call @f(%a0, %a1) : (tensor<6x6xf32>, tensor<i32>) -> (tensor<6x6xf32>)
%e0 = stablehlo.constant dense<"0xB8042BBED0AD553E9D4EAA3E2072E1BE80C26FBE762441BFAAB302BED2D8FBBEF661183F58845ABE0877133F91A7CD3D93E1DABD6E5AD9BEB39D90BD72B4343F3E4A353DA6F30CBFA0BCE13E1068DABEBE9C0FBFFEC2E9BE08F3403E4C8582BECA95033FDB24C6BE1472CB3E6079F83C40B623BF585F0A3E826E32BFD76DE6BE417575BE2D9C6BBE8431D1BED6A83D3E"> : tensor<6x6xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 1.7987790101869905e-05 : f64} : (tensor<6x6xf32>, tensor<6x6xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<6x6xf32>, %arg1: tensor<i32>) -> (tensor<6x6xf32>) {
%0 = stablehlo.iota dim = 0 : tensor<6x6xi64>
%1 = stablehlo.iota dim = 1 : tensor<6x6xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<6x6xi64>
%3 = stablehlo.add %0, %2 : tensor<6x6xi64>
%4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<6x6xi64>, tensor<6x6xi64>) -> tensor<6x6xi1>
%5 = stablehlo.convert %4 : (tensor<6x6xi1>) -> tensor<6x6xf32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%6:4 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %c_0, %iterArg_2 = %arg1, %iterArg_3 = %5) : tensor<6x6xf32>, tensor<i32>, tensor<i32>, tensor<6x6xf32>
cond {
%7 = stablehlo.compare LT, %iterArg_1, %iterArg_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %7 : tensor<i1>
} do {
%c_4 = stablehlo.constant dense<1> : tensor<i32>
%7 = stablehlo.add %iterArg_1, %c_4 : tensor<i32>
%8 = stablehlo.dot_general %iterArg, %iterArg_3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
%9:2 = func.call @qr(%8) : (tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<6x6xf32>)
stablehlo.return %iterArg, %7, %iterArg_2, %9#0 : tensor<6x6xf32>, tensor<i32>, tensor<i32>, tensor<6x6xf32>
}
return %6#3 : tensor<6x6xf32>
}
func.func private @qr(%arg0: tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<6x6xf32>) {
%0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=6, j=6, k=6, l=6, m=6}, custom>} : (tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<6xf32>)
%1 = stablehlo.custom_call @lapack_sorgqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=6, j=6, k=6, l=6, m=6}, custom>} : (tensor<6x6xf32>, tensor<6xf32>) -> tensor<6x6xf32>
%2 = stablehlo.iota dim = 0 : tensor<6x6xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<6x6xi64>
%4 = stablehlo.add %2, %3 : tensor<6x6xi64>
%5 = stablehlo.iota dim = 1 : tensor<6x6xi64>
%6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<6x6xi64>, tensor<6x6xi64>) -> tensor<6x6xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%8 = stablehlo.select %6, %7, %0#0 : tensor<6x6xi1>, tensor<6x6xf32>
return %1, %8 : tensor<6x6xf32>, tensor<6x6xf32>
}
}
// -----
// in_loop_in_place
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
%c0 = stablehlo.constant dense<"0x041B8040CDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3FD8755D4010E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BFD95C954005FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3FCD2AD940AB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3F923C94401FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF78BEC140"> : tensor<6x6xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<6x6xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<6x6xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<6x6xf32>
%c1 = stablehlo.constant dense<"0x04000000"> : tensor<i32>
%z1 = stablehlo.constant dense<0> : tensor<i32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<i32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<i32>
%r:2 = call @f(%a0, %a1) : (tensor<6x6xf32>, tensor<i32>) -> (tensor<6x6xf32>, tensor<6x6xf32>)
%e0 = stablehlo.constant dense<"0x37964741D88C354148BF81C132E63EC312F754C2D8F1C8C257B6EB3F4BED96402A5815418BE6BF4298D228C0FD6E8A42437BA7C0A457A5C06040B441B6DD4742F78384C132FE0D43ECF4B2C00221CEBFA6EF7540BE6A01446337EC4203322643262FC2C02472FFBFBDB412416EAC16437E1A894295420F41F71B6240DCB61040752C69402EF3D0C2D24734C224C5C442"> : tensor<6x6xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 2.4684326490387321e-02 : f64} : (tensor<6x6xf32>, tensor<6x6xf32>) -> ()
%e1 = stablehlo.constant dense<"0xC740C03FB7A29C3F882AB3BFE0D385C0DB7C56C0D4EC23BF9DA11E3F40F78A3F13CD633EEF8B8CBFC08A77BF3BE0D8BE6A5611BFED2B85BEF72B2740CA6D194002875DBF22B3C740FDF548BF236992BE6B5B4F3F1B278B417B5AAC40EFE021409D551CBFF88A66BE2AC1E5BE97E15140CE63C3401AEA9FC0BE6D2BBEE2B4A0BE670B993FA58F5340168E3BBF67A21F41"> : tensor<6x6xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 8.2941505752387457e-04 : f64} : (tensor<6x6xf32>, tensor<6x6xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<6x6xf32>, %arg1: tensor<i32>) -> (tensor<6x6xf32>, tensor<6x6xf32>) {
%0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<6x6xf32>) -> tensor<6x6xf32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1:4 = stablehlo.while(%iterArg = %c, %iterArg_0 = %arg1, %iterArg_1 = %arg0, %iterArg_2 = %0) : tensor<i32>, tensor<i32>, tensor<6x6xf32>, tensor<6x6xf32>
cond {
%2 = stablehlo.compare LT, %iterArg, %iterArg_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%c_3 = stablehlo.constant dense<1> : tensor<i32>
%2 = stablehlo.add %iterArg, %c_3 : tensor<i32>
%3:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%iterArg_1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=6, j=6, k=6, l=6, m=6}, custom>} : (tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<6xi32>, tensor<i32>)
%c_4 = stablehlo.constant dense<1> : tensor<i32>
%4 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<6xi32>
%5 = stablehlo.subtract %3#1, %4 : tensor<6xi32>
%c_5 = stablehlo.constant dense<0> : tensor<i32>
%6 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<i32>
%7 = stablehlo.compare GE, %3#2, %6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%10 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x6xi1>
%11 = stablehlo.select %10, %3#0, %9 : tensor<6x6xi1>, tensor<6x6xf32>
%12 = stablehlo.iota dim = 0 : tensor<6xi32>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%c_7 = stablehlo.constant dense<0> : tensor<i64>
%13:4 = stablehlo.while(%iterArg_9 = %5, %iterArg_10 = %c_7, %iterArg_11 = %c_6, %iterArg_12 = %12) : tensor<6xi32>, tensor<i64>, tensor<i64>, tensor<6xi32>
cond {
%c_13 = stablehlo.constant dense<6> : tensor<i64>
%17 = stablehlo.compare LT, %iterArg_10, %c_13, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %17 : tensor<i1>
} do {
%c_13 = stablehlo.constant dense<1> : tensor<i64>
%17 = stablehlo.add %iterArg_11, %c_13 : tensor<i64>
%c_14 = stablehlo.constant dense<0> : tensor<i64>
%18 = stablehlo.compare LT, %iterArg_11, %c_14, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%19 = stablehlo.convert %iterArg_11 : tensor<i64>
%c_15 = stablehlo.constant dense<6> : tensor<i64>
%20 = stablehlo.add %19, %c_15 : tensor<i64>
%21 = stablehlo.select %18, %20, %iterArg_11 : tensor<i1>, tensor<i64>
%22 = stablehlo.dynamic_slice %iterArg_9, %21, sizes = [1] : (tensor<6xi32>, tensor<i64>) -> tensor<1xi32>
%23 = stablehlo.reshape %22 : (tensor<1xi32>) -> tensor<i32>
%c_16 = stablehlo.constant dense<0> : tensor<i64>
%24 = stablehlo.compare LT, %iterArg_11, %c_16, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%25 = stablehlo.convert %iterArg_11 : tensor<i64>
%c_17 = stablehlo.constant dense<6> : tensor<i64>
%26 = stablehlo.add %25, %c_17 : tensor<i64>
%27 = stablehlo.select %24, %26, %iterArg_11 : tensor<i1>, tensor<i64>
%28 = stablehlo.dynamic_slice %iterArg_12, %27, sizes = [1] : (tensor<6xi32>, tensor<i64>) -> tensor<1xi32>
%29 = stablehlo.reshape %28 : (tensor<1xi32>) -> tensor<i32>
%c_18 = stablehlo.constant dense<0> : tensor<i32>
%30 = stablehlo.compare LT, %23, %c_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_19 = stablehlo.constant dense<6> : tensor<i32>
%31 = stablehlo.add %23, %c_19 : tensor<i32>
%32 = stablehlo.select %30, %31, %23 : tensor<i1>, tensor<i32>
%33 = stablehlo.dynamic_slice %iterArg_12, %32, sizes = [1] : (tensor<6xi32>, tensor<i32>) -> tensor<1xi32>
%34 = stablehlo.reshape %33 : (tensor<1xi32>) -> tensor<i32>
%c_20 = stablehlo.constant dense<0> : tensor<i64>
%35 = stablehlo.compare LT, %iterArg_11, %c_20, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_21 = stablehlo.constant dense<6> : tensor<i64>
%36 = stablehlo.add %iterArg_11, %c_21 : tensor<i64>
%37 = stablehlo.select %35, %36, %iterArg_11 : tensor<i1>, tensor<i64>
%38 = stablehlo.convert %37 : (tensor<i64>) -> tensor<i32>
%39 = stablehlo.broadcast_in_dim %38, dims = [] : (tensor<i32>) -> tensor<1xi32>
%40 = "stablehlo.scatter"(%iterArg_12, %39, %34) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
stablehlo.return %arg3 : tensor<i32>
}) : (tensor<6xi32>, tensor<1xi32>, tensor<i32>) -> tensor<6xi32>
%c_22 = stablehlo.constant dense<0> : tensor<i32>
%41 = stablehlo.compare LT, %23, %c_22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_23 = stablehlo.constant dense<6> : tensor<i32>
%42 = stablehlo.add %23, %c_23 : tensor<i32>
%43 = stablehlo.select %41, %42, %23 : tensor<i1>, tensor<i32>
%44 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<i32>) -> tensor<1xi32>
%45 = "stablehlo.scatter"(%40, %44, %29) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
stablehlo.return %arg3 : tensor<i32>
}) : (tensor<6xi32>, tensor<1xi32>, tensor<i32>) -> tensor<6xi32>
%c_24 = stablehlo.constant dense<1> : tensor<i64>
%46 = stablehlo.add %iterArg_10, %c_24 : tensor<i64>
stablehlo.return %iterArg_9, %46, %17, %45 : tensor<6xi32>, tensor<i64>, tensor<i64>, tensor<6xi32>
}
%14 = stablehlo.dot_general %iterArg_2, %11, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
%cst_8 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
%15 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%16 = stablehlo.multiply %iterArg_1, %15 : tensor<6x6xf32>
stablehlo.return %2, %iterArg_0, %14, %16 : tensor<i32>, tensor<i32>, tensor<6x6xf32>, tensor<6x6xf32>
}
return %1#2, %1#3 : tensor<6x6xf32>, tensor<6x6xf32>
}
}
// -----
// used_again
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
%c0 = stablehlo.constant dense<"0xE674BF4143DCC34083AD75C1EE6A92C1C23101C184F6B03E43DCC34098E3A741BDE04F40B0B22D403EC1BBBFFF2FE04083AD75C1BDE04F40C05FE1410A27E140F569863F00FB5741EE6A92C1B0B22D400A27E14044BD58427CF88041C12523C0C23101C13EC1BBBFF569863F7CF88041DAF9FA41F87E79C184F6B03EFF2FE04000FB5741C12523C0F87E79C1D3082D42"> : tensor<6x6xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<6x6xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<6x6xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<6x6xf32>
%r:3 = call @f(%a0) : (tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>)
%e0 = stablehlo.constant dense<"0x9D8B9C4000000000000000000000000000000000000000006725A03F55058D400000000000000000000000000000000028E148C04667D03FEC567D400000000000000000000000002A706FC010C9D63F5C8AF0BF4327BA400000000000000000CE45D3BF5E030B3EE8B68CBF7D61A83F8E31A24000000000CDB1903D92EBC83F748334401356863D930D20C041F7A440"> : tensor<6x6xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 3.4673766435844300e-05 : f64} : (tensor<6x6xf32>, tensor<6x6xf32>) -> ()
%e1 = stablehlo.constant dense<"0xE674C74143DCE34083AD65C1EE6A8AC18463E2C0A13DAC3F43DCE34098E3AF415EF08740B0B26D40F804EFBE0018004183AD65C15EF08740C05FE94185930041FA34034000FB6741EE6A8AC1B0B26D408593004144BD5C427CF88841824BC6BF8463E2C0F804EFBEFA3403407CF88841ED7C0142F87E69C1A13DAC3F0018004100FB6741824BC6BFF87E69C1D3083142"> : tensor<6x6xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 3.2892721719690599e-04 : f64} : (tensor<6x6xf32>, tensor<6x6xf32>) -> ()
%e2 = stablehlo.constant dense<"0x95B32CC3073ED2C142F8FC42CAF364435CFDD542943C8BC081AC30C2FC12D6C2C6B8E7C168298AC0684A2442B99EC6C2729CDD42199BA1C1590738C32F8B75C2F9FBAE41EC7622C31713044310CB90C19DFBA3C2C6BCBAC3903CE9C21A230DC2AF136942A1DAB840DB47B2C13F2809C3EF9A37C306F3D142ABA01FC09B7110C24E599AC2B40764423FAA00432A4D85C2"> : tensor<6x6xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 2.2260832338361070e-03 : f64} : (tensor<6x6xf32>, tensor<6x6xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>) {
%0 = call @cholesky(%arg0) : (tensor<6x6xf32>) -> tensor<6x6xf32>
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%2 = stablehlo.add %arg0, %1 : tensor<6x6xf32>
%3 = call @cholesky(%arg0) : (tensor<6x6xf32>) -> tensor<6x6xf32>
%4:2 = call @qr(%arg0) : (tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<6x6xf32>)
%5 = stablehlo.dot_general %3, %4#1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
return %0, %2, %5 : tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>
}
func.func private @cholesky(%arg0: tensor<6x6xf32>) -> tensor<6x6xf32> {
%0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<6x6xf32>) -> tensor<6x6xf32>
%1 = stablehlo.add %arg0, %0 : tensor<6x6xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%3 = stablehlo.divide %1, %2 : tensor<6x6xf32>
%4:2 = stablehlo.custom_call @lapack_spotrf_ffi(%3) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], []) {i=6, j=6, k=6, l=6}, custom>} : (tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%6 = stablehlo.compare EQ, %4#1, %5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x6xi1>
%10 = stablehlo.select %9, %4#0, %8 : tensor<6x6xi1>, tensor<6x6xf32>
%11 = stablehlo.iota dim = 0 : tensor<6x6xi64>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%12 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<6x6xi64>
%13 = stablehlo.add %11, %12 : tensor<6x6xi64>
%14 = stablehlo.iota dim = 1 : tensor<6x6xi64>
%15 = stablehlo.compare GE, %13, %14, SIGNED : (tensor<6x6xi64>, tensor<6x6xi64>) -> tensor<6x6xi1>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%17 = stablehlo.select %15, %10, %16 : tensor<6x6xi1>, tensor<6x6xf32>
return %17 : tensor<6x6xf32>
}
func.func private @qr(%arg0: tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<6x6xf32>) {
%0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=6, j=6, k=6, l=6, m=6}, custom>} : (tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<6xf32>)
%1 = stablehlo.custom_call @lapack_sorgqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=6, j=6, k=6, l=6, m=6}, custom>} : (tensor<6x6xf32>, tensor<6xf32>) -> tensor<6x6xf32>
%2 = stablehlo.iota dim = 0 : tensor<6x6xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<6x6xi64>
%4 = stablehlo.add %2, %3 : tensor<6x6xi64>
%5 = stablehlo.iota dim = 1 : tensor<6x6xi64>
%6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<6x6xi64>, tensor<6x6xi64>) -> tensor<6x6xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
%8 = stablehlo.select %6, %7, %0#0 : tensor<6x6xi1>, tensor<6x6xf32>
return %1, %8 : tensor<6x6xf32>, tensor<6x6xf32>
}
}
// -----
// nothing
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
%c0 = stablehlo.constant dense<> : tensor<0x4x4xf32>
%z0 = stablehlo.constant dense<> : tensor<0x4x4xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<0x4x4xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<0x4x4xf32>
%c1 = stablehlo.constant dense<> : tensor<3x0x0xf32>
%z1 = stablehlo.constant dense<> : tensor<3x0x0xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x0x0xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x0x0xf32>
%r:20 = call @f(%a0, %a1) : (tensor<0x4x4xf32>, tensor<3x0x0xf32>) -> (tensor<0x4x4xf32>, tensor<0x4x4xf32>, tensor<0x4xi32>, tensor<0x4xi32>, tensor<0x4x4xf32>, tensor<0x4x4xf32>, tensor<0x4x4xf32>, tensor<0x4xf32>, tensor<0x4x4xf32>, tensor<0x4xf32>, tensor<3x0x0xf32>, tensor<3x0x0xf32>, tensor<3x0xi32>, tensor<3x0xi32>, tensor<3x0x0xf32>, tensor<3x0x0xf32>, tensor<3x0x0xf32>, tensor<3x0xf32>, tensor<3x0x0xf32>, tensor<3x0xf32>)
%e0 = stablehlo.constant dense<> : tensor<0x4x4xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<0x4x4xf32>, tensor<0x4x4xf32>) -> ()
%e1 = stablehlo.constant dense<> : tensor<0x4x4xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<0x4x4xf32>, tensor<0x4x4xf32>) -> ()
%e2 = stablehlo.constant dense<> : tensor<0x4xi32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<0x4xi32>, tensor<0x4xi32>) -> ()
%e3 = stablehlo.constant dense<> : tensor<0x4xi32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<0x4xi32>, tensor<0x4xi32>) -> ()
%e4 = stablehlo.constant dense<> : tensor<0x4x4xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<0x4x4xf32>, tensor<0x4x4xf32>) -> ()
%e5 = stablehlo.constant dense<> : tensor<0x4x4xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<0x4x4xf32>, tensor<0x4x4xf32>) -> ()
%e6 = stablehlo.constant dense<> : tensor<0x4x4xf32>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<0x4x4xf32>, tensor<0x4x4xf32>) -> ()
%e7 = stablehlo.constant dense<> : tensor<0x4xf32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<0x4xf32>, tensor<0x4xf32>) -> ()
%e8 = stablehlo.constant dense<> : tensor<0x4x4xf32>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<0x4x4xf32>, tensor<0x4x4xf32>) -> ()
%e9 = stablehlo.constant dense<> : tensor<0x4xf32>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<0x4xf32>, tensor<0x4xf32>) -> ()
%e10 = stablehlo.constant dense<> : tensor<3x0x0xf32>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x0x0xf32>, tensor<3x0x0xf32>) -> ()
%e11 = stablehlo.constant dense<> : tensor<3x0x0xf32>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<3x0x0xf32>, tensor<3x0x0xf32>) -> ()
%e12 = stablehlo.constant dense<> : tensor<3x0xi32>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<3x0xi32>, tensor<3x0xi32>) -> ()
%e13 = stablehlo.constant dense<> : tensor<3x0xi32>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<3x0xi32>, tensor<3x0xi32>) -> ()
%e14 = stablehlo.constant dense<> : tensor<3x0x0xf32>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<3x0x0xf32>, tensor<3x0x0xf32>) -> ()
%e15 = stablehlo.constant dense<> : tensor<3x0x0xf32>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x0x0xf32>, tensor<3x0x0xf32>) -> ()
%e16 = stablehlo.constant dense<> : tensor<3x0x0xf32>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<3x0x0xf32>, tensor<3x0x0xf32>) -> ()
%e17 = stablehlo.constant dense<> : tensor<3x0xf32>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<3x0xf32>, tensor<3x0xf32>) -> ()
%e18 = stablehlo.constant dense<> : tensor<3x0x0xf32>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<3x0x0xf32>, tensor<3x0x0xf32>) -> ()
%e19 = stablehlo.constant dense<> : tensor<3x0xf32>
stablehlo.custom_call @check.expect_eq(%r#19, %e19) {has_side_effect = true} : (tensor<3x0xf32>, tensor<3x0xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<0x4x4xf32>, %arg1: tensor<3x0x0xf32>) -> (tensor<0x4x4xf32>, tensor<0x4x4xf32>, tensor<0x4xi32>, tensor<0x4xi32>, tensor<0x4x4xf32>, tensor<0x4x4xf32>, tensor<0x4x4xf32>, tensor<0x4xf32>, tensor<0x4x4xf32>, tensor<0x4xf32>, tensor<3x0x0xf32>, tensor<3x0x0xf32>, tensor<3x0xi32>, tensor<3x0xi32>, tensor<3x0x0xf32>, tensor<3x0x0xf32>, tensor<3x0x0xf32>, tensor<3x0xf32>, tensor<3x0x0xf32>, tensor<3x0xf32>) {
%0 = stablehlo.transpose %arg0, dims = [0, 2, 1] : (tensor<0x4x4xf32>) -> tensor<0x4x4xf32>
%1 = stablehlo.add %arg0, %0 : tensor<0x4x4xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0x4x4xf32>
%3 = stablehlo.divide %1, %2 : tensor<0x4x4xf32>
%4:2 = stablehlo.custom_call @lapack_spotrf_ffi(%3) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i]) {i=0, j=4, k=4, l=4, m=4}, custom>} : (tensor<0x4x4xf32>) -> (tensor<0x4x4xf32>, tensor<0xi32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<0xi32>
%6 = stablehlo.compare EQ, %4#1, %5, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
%7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<0xi1>) -> tensor<0x1x1xi1>
%cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<0x4x4xf32>
%9 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<0x1x1xi1>) -> tensor<0x4x4xi1>
%10 = stablehlo.select %9, %4#0, %8 : tensor<0x4x4xi1>, tensor<0x4x4xf32>
%11 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%12 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%13 = stablehlo.add %11, %12 : tensor<4x4xi64>
%14 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%15 = stablehlo.compare GE, %13, %14, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%16 = stablehlo.broadcast_in_dim %15, dims = [1, 2] : (tensor<4x4xi1>) -> tensor<0x4x4xi1>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<0x4x4xf32>
%18 = stablehlo.select %16, %10, %17 : tensor<0x4x4xi1>, tensor<0x4x4xf32>
%19:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=0, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<0x4x4xf32>) -> (tensor<0x4x4xf32>, tensor<0x4xi32>, tensor<0xi32>)
%c_3 = stablehlo.constant dense<1> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<0x4xi32>
%21 = stablehlo.subtract %19#1, %20 : tensor<0x4xi32>
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%22 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<0xi32>
%23 = stablehlo.compare GE, %19#2, %22, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
%24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<0xi1>) -> tensor<0x1x1xi1>
%cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<0x4x4xf32>
%26 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2] : (tensor<0x1x1xi1>) -> tensor<0x4x4xi1>
%27 = stablehlo.select %26, %19#0, %25 : tensor<0x4x4xi1>, tensor<0x4x4xf32>
%28 = stablehlo.iota dim = 1 : tensor<0x4xi32>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%c_7 = stablehlo.constant dense<0> : tensor<i64>
%29:4 = stablehlo.while(%iterArg = %21, %iterArg_24 = %c_7, %iterArg_25 = %c_6, %iterArg_26 = %28) : tensor<0x4xi32>, tensor<i64>, tensor<i64>, tensor<0x4xi32>
cond {
%c_27 = stablehlo.constant dense<4> : tensor<i64>
%95 = stablehlo.compare LT, %iterArg_24, %c_27, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %95 : tensor<i1>
} do {
%c_27 = stablehlo.constant dense<1> : tensor<i64>
%95 = stablehlo.add %iterArg_25, %c_27 : tensor<i64>
%c_28 = stablehlo.constant dense<0> : tensor<i64>
%96 = stablehlo.compare LT, %iterArg_25, %c_28, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%97 = stablehlo.convert %iterArg_25 : tensor<i64>
%c_29 = stablehlo.constant dense<4> : tensor<i64>
%98 = stablehlo.add %97, %c_29 : tensor<i64>
%99 = stablehlo.select %96, %98, %iterArg_25 : tensor<i1>, tensor<i64>
%100 = stablehlo.broadcast_in_dim %99, dims = [] : (tensor<i64>) -> tensor<1xi64>
%c_30 = stablehlo.constant dense<0> : tensor<i32>
%101 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<0x1xi32>
%102 = stablehlo.reshape %101 : (tensor<0x1xi32>) -> tensor<0xi32>
%c_31 = stablehlo.constant dense<0> : tensor<i64>
%103 = stablehlo.compare LT, %iterArg_25, %c_31, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%104 = stablehlo.convert %iterArg_25 : tensor<i64>
%c_32 = stablehlo.constant dense<4> : tensor<i64>
%105 = stablehlo.add %104, %c_32 : tensor<i64>
%106 = stablehlo.select %103, %105, %iterArg_25 : tensor<i1>, tensor<i64>
%107 = stablehlo.broadcast_in_dim %106, dims = [] : (tensor<i64>) -> tensor<1xi64>
%c_33 = stablehlo.constant dense<0> : tensor<i32>
%108 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<0x1xi32>
%109 = stablehlo.reshape %108 : (tensor<0x1xi32>) -> tensor<0xi32>
%c_34 = stablehlo.constant dense<0> : tensor<i32>
%110 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<0xi32>
%111 = stablehlo.compare LT, %102, %110, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
%c_35 = stablehlo.constant dense<4> : tensor<i32>
%112 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<0xi32>
%113 = stablehlo.add %102, %112 : tensor<0xi32>
%114 = stablehlo.select %111, %113, %102 : tensor<0xi1>, tensor<0xi32>
%115 = stablehlo.broadcast_in_dim %114, dims = [0] : (tensor<0xi32>) -> tensor<0x1xi32>
%c_36 = stablehlo.constant dense<0> : tensor<i32>
%116 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<0x1xi32>
%117 = stablehlo.reshape %116 : (tensor<0x1xi32>) -> tensor<0xi32>
%c_37 = stablehlo.constant dense<0> : tensor<i64>
%118 = stablehlo.compare LT, %iterArg_25, %c_37, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_38 = stablehlo.constant dense<4> : tensor<i64>
%119 = stablehlo.add %iterArg_25, %c_38 : tensor<i64>
%120 = stablehlo.select %118, %119, %iterArg_25 : tensor<i1>, tensor<i64>
%121 = stablehlo.convert %120 : (tensor<i64>) -> tensor<i32>
%122 = stablehlo.broadcast_in_dim %121, dims = [] : (tensor<i32>) -> tensor<1xi32>
%123 = "stablehlo.scatter"(%iterArg_26, %122, %117) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
stablehlo.return %arg3 : tensor<i32>
}) : (tensor<0x4xi32>, tensor<1xi32>, tensor<0xi32>) -> tensor<0x4xi32>
%c_39 = stablehlo.constant dense<0> : tensor<i32>
%124 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<i32>) -> tensor<0xi32>
%125 = stablehlo.compare LT, %102, %124, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
%c_40 = stablehlo.constant dense<4> : tensor<i32>
%126 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i32>) -> tensor<0xi32>
%127 = stablehlo.add %102, %126 : tensor<0xi32>
%128 = stablehlo.select %125, %127, %102 : tensor<0xi1>, tensor<0xi32>
%129 = stablehlo.broadcast_in_dim %128, dims = [0] : (tensor<0xi32>) -> tensor<0x1xi32>
%130 = "stablehlo.scatter"(%123, %129, %109) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = true}> ({
^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
stablehlo.return %arg3 : tensor<i32>
}) : (tensor<0x4xi32>, tensor<0x1xi32>, tensor<0xi32>) -> tensor<0x4xi32>
%c_41 = stablehlo.constant dense<1> : tensor<i64>
%131 = stablehlo.add %iterArg_24, %c_41 : tensor<i64>
stablehlo.return %iterArg, %131, %95, %130 : tensor<0x4xi32>, tensor<i64>, tensor<i64>, tensor<0x4xi32>
}
%30:2 = call @qr(%arg0) : (tensor<0x4x4xf32>) -> (tensor<0x4x4xf32>, tensor<0x4x4xf32>)
%31 = stablehlo.transpose %arg0, dims = [0, 2, 1] : (tensor<0x4x4xf32>) -> tensor<0x4x4xf32>
%32 = stablehlo.add %arg0, %31 : tensor<0x4x4xf32>
%cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%33 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<0x4x4xf32>
%34 = stablehlo.divide %32, %33 : tensor<0x4x4xf32>
%35:3 = stablehlo.custom_call @lapack_ssyevd_ffi(%34) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=0, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<0x4x4xf32>) -> (tensor<0x4x4xf32>, tensor<0x4xf32>, tensor<0xi32>)
%c_9 = stablehlo.constant dense<0> : tensor<i32>
%36 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<0xi32>
%37 = stablehlo.compare EQ, %35#2, %36, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
%38 = stablehlo.broadcast_in_dim %37, dims = [0] : (tensor<0xi1>) -> tensor<0x1x1xi1>
%cst_10 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%39 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<0x4x4xf32>
%40 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2] : (tensor<0x1x1xi1>) -> tensor<0x4x4xi1>
%41 = stablehlo.select %40, %35#0, %39 : tensor<0x4x4xi1>, tensor<0x4x4xf32>
%42 = stablehlo.broadcast_in_dim %37, dims = [0] : (tensor<0xi1>) -> tensor<0x1xi1>
%cst_11 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%43 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<0x4xf32>
%44 = stablehlo.broadcast_in_dim %42, dims = [0, 1] : (tensor<0x1xi1>) -> tensor<0x4xi1>
%45 = stablehlo.select %44, %35#1, %43 : tensor<0x4xi1>, tensor<0x4xf32>
%46 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %arg0) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=0, j=4, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<0x4x4xf32>, tensor<0x4x4xf32>) -> tensor<0x4x4xf32>
%47 = call @svd(%arg0) : (tensor<0x4x4xf32>) -> tensor<0x4xf32>
%48 = stablehlo.transpose %arg1, dims = [0, 2, 1] : (tensor<3x0x0xf32>) -> tensor<3x0x0xf32>
%49 = stablehlo.add %arg1, %48 : tensor<3x0x0xf32>
%cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%50 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x0x0xf32>
%51 = stablehlo.divide %49, %50 : tensor<3x0x0xf32>
%52:2 = stablehlo.custom_call @lapack_spotrf_ffi(%51) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i]) {i=3, j=0, k=0, l=0, m=0}, custom>} : (tensor<3x0x0xf32>) -> (tensor<3x0x0xf32>, tensor<3xi32>)
%c_13 = stablehlo.constant dense<0> : tensor<i32>
%53 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<3xi32>
%54 = stablehlo.compare EQ, %52#1, %53, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
%55 = stablehlo.broadcast_in_dim %54, dims = [0] : (tensor<3xi1>) -> tensor<3x1x1xi1>
%cst_14 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%56 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x0x0xf32>
%57 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2] : (tensor<3x1x1xi1>) -> tensor<3x0x0xi1>
%58 = stablehlo.select %57, %52#0, %56 : tensor<3x0x0xi1>, tensor<3x0x0xf32>
%59 = stablehlo.iota dim = 0 : tensor<0x0xi64>
%c_15 = stablehlo.constant dense<0> : tensor<i64>
%60 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i64>) -> tensor<0x0xi64>
%61 = stablehlo.add %59, %60 : tensor<0x0xi64>
%62 = stablehlo.iota dim = 1 : tensor<0x0xi64>
%63 = stablehlo.compare GE, %61, %62, SIGNED : (tensor<0x0xi64>, tensor<0x0xi64>) -> tensor<0x0xi1>
%64 = stablehlo.broadcast_in_dim %63, dims = [1, 2] : (tensor<0x0xi1>) -> tensor<3x0x0xi1>
%cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%65 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x0x0xf32>
%66 = stablehlo.select %64, %58, %65 : tensor<3x0x0xi1>, tensor<3x0x0xf32>
%67:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%arg1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=3, j=0, k=0, l=0, m=0, n=0}, custom>} : (tensor<3x0x0xf32>) -> (tensor<3x0x0xf32>, tensor<3x0xi32>, tensor<3xi32>)
%c_17 = stablehlo.constant dense<1> : tensor<i32>
%68 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<3x0xi32>
%69 = stablehlo.subtract %67#1, %68 : tensor<3x0xi32>
%c_18 = stablehlo.constant dense<0> : tensor<i32>
%70 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<3xi32>
%71 = stablehlo.compare GE, %67#2, %70, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
%72 = stablehlo.broadcast_in_dim %71, dims = [0] : (tensor<3xi1>) -> tensor<3x1x1xi1>
%cst_19 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%73 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3x0x0xf32>
%74 = stablehlo.broadcast_in_dim %72, dims = [0, 1, 2] : (tensor<3x1x1xi1>) -> tensor<3x0x0xi1>
%75 = stablehlo.select %74, %67#0, %73 : tensor<3x0x0xi1>, tensor<3x0x0xf32>
%76 = stablehlo.iota dim = 1 : tensor<3x0xi32>
%77:2 = call @qr_0(%arg1) : (tensor<3x0x0xf32>) -> (tensor<3x0x0xf32>, tensor<3x0x0xf32>)
%78 = stablehlo.transpose %arg1, dims = [0, 2, 1] : (tensor<3x0x0xf32>) -> tensor<3x0x0xf32>
%79 = stablehlo.add %arg1, %78 : tensor<3x0x0xf32>
%cst_20 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%80 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x0x0xf32>
%81 = stablehlo.divide %79, %80 : tensor<3x0x0xf32>
%82:3 = stablehlo.custom_call @lapack_ssyevd_ffi(%81) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=3, j=0, k=0, l=0, m=0, n=0}, custom>} : (tensor<3x0x0xf32>) -> (tensor<3x0x0xf32>, tensor<3x0xf32>, tensor<3xi32>)
%c_21 = stablehlo.constant dense<0> : tensor<i32>
%83 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<3xi32>
%84 = stablehlo.compare EQ, %82#2, %83, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
%85 = stablehlo.broadcast_in_dim %84, dims = [0] : (tensor<3xi1>) -> tensor<3x1x1xi1>
%cst_22 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%86 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3x0x0xf32>
%87 = stablehlo.broadcast_in_dim %85, dims = [0, 1, 2] : (tensor<3x1x1xi1>) -> tensor<3x0x0xi1>
%88 = stablehlo.select %87, %82#0, %86 : tensor<3x0x0xi1>, tensor<3x0x0xf32>
%89 = stablehlo.broadcast_in_dim %84, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
%cst_23 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%90 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<3x0xf32>
%91 = stablehlo.broadcast_in_dim %89, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x0xi1>
%92 = stablehlo.select %91, %82#1, %90 : tensor<3x0xi1>, tensor<3x0xf32>
%93 = stablehlo.custom_call @lapack_strsm_ffi(%arg1, %arg1) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=3, j=0, k=0, l=0, m=0, n=0, o=0}, custom>} : (tensor<3x0x0xf32>, tensor<3x0x0xf32>) -> tensor<3x0x0xf32>
%94 = call @svd_1(%arg1) : (tensor<3x0x0xf32>) -> tensor<3x0xf32>
return %18, %27, %21, %29#3, %30#0, %30#1, %41, %45, %46, %47, %66, %75, %69, %76, %77#0, %77#1, %88, %92, %93, %94 : tensor<0x4x4xf32>, tensor<0x4x4xf32>, tensor<0x4xi32>, tensor<0x4xi32>, tensor<0x4x4xf32>, tensor<0x4x4xf32>, tensor<0x4x4xf32>, tensor<0x4xf32>, tensor<0x4x4xf32>, tensor<0x4xf32>, tensor<3x0x0xf32>, tensor<3x0x0xf32>, tensor<3x0xi32>, tensor<3x0xi32>, tensor<3x0x0xf32>, tensor<3x0x0xf32>, tensor<3x0x0xf32>, tensor<3x0xf32>, tensor<3x0x0xf32>, tensor<3x0xf32>
}
func.func private @qr(%arg0: tensor<0x4x4xf32>) -> (tensor<0x4x4xf32>, tensor<0x4x4xf32>) {
%0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n]) {i=0, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<0x4x4xf32>) -> (tensor<0x4x4xf32>, tensor<0x4xf32>)
%1 = stablehlo.custom_call @lapack_sorgqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l])->([i, m, n]) {i=0, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<0x4x4xf32>, tensor<0x4xf32>) -> tensor<0x4x4xf32>
%2 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%4 = stablehlo.add %2, %3 : tensor<4x4xi64>
%5 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%7 = stablehlo.broadcast_in_dim %6, dims = [1, 2] : (tensor<4x4xi1>) -> tensor<0x4x4xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0x4x4xf32>
%9 = stablehlo.select %7, %8, %0#0 : tensor<0x4x4xi1>, tensor<0x4x4xf32>
return %1, %9 : tensor<0x4x4xf32>, tensor<0x4x4xf32>
}
func.func private @svd(%arg0: tensor<0x4x4xf32>) -> tensor<0x4xf32> {
%0:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i, o, p], [i, q, r], [i]) {i=0, j=4, k=4, l=4, m=4, n=4, o=4, p=4, q=4, r=4}, custom>} : (tensor<0x4x4xf32>) -> (tensor<0x4x4xf32>, tensor<0x4xf32>, tensor<0x4x4xf32>, tensor<0x4x4xf32>, tensor<0xi32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<0xi32>
%2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
%3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<0xi1>) -> tensor<0x1xi1>
%cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0x4xf32>
%5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<0x1xi1>) -> tensor<0x4xi1>
%6 = stablehlo.select %5, %0#1, %4 : tensor<0x4xi1>, tensor<0x4xf32>
return %6 : tensor<0x4xf32>
}
func.func private @qr_0(%arg0: tensor<3x0x0xf32>) -> (tensor<3x0x0xf32>, tensor<3x0x0xf32>) {
%0 = stablehlo.iota dim = 0 : tensor<0x0xi32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<0x0xi32>
%2 = stablehlo.add %0, %1 : tensor<0x0xi32>
%3 = stablehlo.iota dim = 1 : tensor<0x0xi32>
%4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<0x0xi32>, tensor<0x0xi32>) -> tensor<0x0xi1>
%5 = stablehlo.convert %4 : (tensor<0x0xi1>) -> tensor<0x0xf32>
%6 = stablehlo.broadcast_in_dim %5, dims = [1, 2] : (tensor<0x0xf32>) -> tensor<3x0x0xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x0x0xf32>
return %6, %7 : tensor<3x0x0xf32>, tensor<3x0x0xf32>
}
func.func private @svd_1(%arg0: tensor<3x0x0xf32>) -> tensor<3x0xf32> {
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x0xf32>
return %0 : tensor<3x0xf32>
}
}
// -----
// many
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
%r:3 = call @f(%a0) : (tensor<i32>) -> (tensor<24xf32>, tensor<24x24xf32>, tensor<24xf32>)
%e0 = stablehlo.constant dense<"0xF0755FB97911F5B794B18540B85B94410B9A75423320F342694C1343FB6C1E4343B129434D3C3543CED63E43E061524326257D4338408A43B544BF43D6DCD3437203F94382A613440D3549441B8F8C44153AF44466E40245DADFE845AE580246"> : tensor<24xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 3.9778565987944603e-01 : f64} : (tensor<24xf32>, tensor<24xf32>) -> ()
%e1 = stablehlo.constant dense<"0x651A4C42389D9F40060DAD4076458840F8808A40D0397DC15868854064A98940335095407DD97E405EAFBF3D13058D4039D993408A879140B78A6E3FAA5C694017A39F408A86864039867D40CB383AC19EF7934064586E40033FA64081A8A940369D9F407D8E4742781BA0408E7EAB409EE4854005A985408E177CC1DE9086408C358940CEEA9740FCF57840BA76793E92B18D4011EA9440F75B94406F1F8B3F905E6F400B779B40C0788640A9669040A2D330C1AFCC924041A87440D797A640060DAD40781BA0406FED4B4272B9A0400D6DAE4016D870400AAB8540F8E27BC143CB8540F78189401AE694409CE276406A6FAF3DCD768D408CC5974072669440D3756E3F97F06A40A1D49D405EDA8C4073869040F26B3BC1FCF593404A547040744588408F7EAB4073B9A040E8AC4642C8B9A240A2D09D40265E7640B93B874072656FC10DD0854050018A40DDF5934016AF7A4006C4973E119F8E406FB696400ABB9540178A8C3FB3F96B40E6ACA240AD028F4076889040CAAE37C131C89440F8808A409EE485400D6DAE40C8B9A240771D4E42C4489A40FCFE9F403E1D73404CAA8340F77382C120D78240AE7C8840849795408E047B408D24DC3DCD608D407F4E984037CD9340B962753F443984402AAFA240031A8B4098F78E40A6A437C1CF397DC105A9854012D87040A1D09D40C4489A4045DD5542A1478E40A01C9640C80E64408EC67240163978C18E9E7C400DF474408F588C404D0472401604BD3DA35A7F4062B78E407E648E40145E773F3B6C6B4034D59D4076148740E53E7F405A6885408E177CC10CAB8540285E7640FBFE9F40A1478E4088D3504238528F40163994403B2C63409216784017B56BC11EE37E40283A75400A7C8D40A44B70407187B83EE8C87F40AFC28E4020FC94404F078A3F547E6C40563F9D40AE7A874063A98940E0908640FAE27BC1BA3B8740401D7340A01C964038528F4098995542EE218F40AFCB97404FC55A40F64778402EC578C1F4747F408CB67A40FC5A8F4047F17140716D743E246C7E40ABA399402FA895406D616E3F21836F406914A040335095408B35894043CB854073656FC14CAA8340C90E644018399440EE218F4054CE5042C77E9040C9C391401E2B5C40C58C76400EC674C1F972824074D77C4000678E4022D56E40BE80C33DB9308E404C669540F85B9340FE8D8A3FD2B46A407DD97E40CEEA9740F78189400DD08540F67382C18FC67240382C6340AFCB9740C87E90408F03584207D89040C3C19240C8A95E403FA5704043A475C123FC824042DF7C401F9D8D4056CD7140E71A853E344D8E400F3B98404DB39540D9296C3F15AFBF3DFAF578401AE694404F018A401ED78240153978C1921678404AC55A40CBC3914008D89040E3E155420C118C402EE99240E6CE5B40DB6B6E409A3078C110647F40461375405CF78B40D4CC7D40C4873F3EF7408D40D12095405AF0914012058D40CC76793E9AE27640DDF59340AD7C8840909E7C4019B56BC1F4477840212B5C40C4C192400C118C40B9055042F03E8A40E69E914073BE604044C87640F25D70C1D19F7F403B1D744092819440A7E2794060BF103E61888D40C99494403BD9934092B18D40C46FAF3D16AF7A408497954010F4744020E37E402DC578C1C88C7640C9A95E402CE99240F03E8A402C625242E41D8C407EB293404D1D5C40C04F79400B456CC197F97C40310B894077B89440051E764072E7B83E5E638E408A87914012EA9440CC768D40FCC3973E8E047B408E588C40243A7540F4747F400EC674C13EA57040ECCE5B40E99E9140E41D8C40AFAB5442057A8F4080DB914074DA5C40188C774001E378C1736A84401CB58940F0E3944066FC794031DFC33DB48A6E3FF95B94408CC59740119F8E40A623DC3D4E047240097C8D408EB67A40F972824043A475C1DE6B6E4076BE60407EB29340047A8F4068F455428E79914075999540E5E4654089857140CF8C7BC109BC86406BEA884002AD9640A8367F40AA5C6940741F8B3F726694406DB69640CD608D401204BD3DA34B7040FC5A8F4072D77C4024FC82409B3078C143C876404A1D5C4081DB91408E799140B7295342F5968F4097ED934072846440D75B8440F25C74C11A7B854097648940F3B9964016A39F40925E6F40CE756E3F08BB95407F4E9840A25A7F407287B83E45F1714000678E4044DF7C400C647F40F55D70C1C04F794079DA5C4070999540F5968F405264534297D28D40F3CD9540740B7940FF23874056447DC17AF5874088288A40898686400C779B4097F06A401C8A8C3F35CD934060B78E40E7C87F40566D743E1ED56E401E9D8D404A137540D19F7F400D456CC11B8C7740DEE4654094ED934097D28D4016E14E4272DA8D404C259E401BAD7840A8288540C64672C112FB854039867D40C2788640A1D49D40B4F96B40B762753F7F648E40AEC28E40216C7E40B880C33D57CD714059F78B403A1D744099F97C4002E378C18885714073846440F4CD954074DA8D404EC955421FD69A40B2989D40A9C56F401AC98540AE4F7DC1CB383AC1A76690405DDA8C40E5ACA24044398440105E773F1FFC9440A9A39940B9308E40CC1A853ED4CC7D4092819440300B8940746A8440CE8C7BC1D75B8440760B794048259E401ED69A40AE704C427D06A24067D9AE403537894012378C409EF79340A2D330C172869040AE028F402BAFA2403D6C6B4049078A3F2FA895404C669540334D8E40BD873F3EA8E2794076B894401DB589400ABC8640F25C74C1002487401DAD7840B3989D407E06A240F3D3464226BAA0405090AB409311894067586E40AFCC9240F06B3BC179889040031A8B4036D59D40567E6C4068616E3FF75B93400D3B9840F8408D40DEBF103E091E7640F0E3944070EA88401A7B854056447DC1AA288540B0C56F406AD9AE4028BAA0403BCD4B4243B39F40E76EAD40043FA64042A87440FCF59340CBAE37C198F78E4076148740553F9D4021836F40008E8A3F4CB39540D120954062888D4078E7B83E69FC794004AD9640976489407BF58740C64672C11CC98540333789405290AB4042B39F4071A44642BEC8A04082A8A940D697A640495470402FC89440A6A437C1E33E7F40AF7A87406B14A040D1B46A40DE296C3F5AF09140C89494405D638E40C5DFC33DA0367F40F2B996408B288A4012FB8540AE4F7DC114378C4094118940E56EAD40C0C8A040C2E94B42"> : tensor<24x24xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 2.5750863642315380e-03 : f64} : (tensor<24x24xf32>, tensor<24x24xf32>) -> ()
%e2 = stablehlo.constant dense<"0x892B82442E0F7644947002447FF9FB439226BF4367B0A143D8888A43B76F7E4392A66A4387E25E43878F3D435C5F35431B3E2543E7781D43C17C1943D4811443167A0F439B5F0A43FF5FF7420E7DA84257BB2B4278933B4176C258379EB36336"> : tensor<24xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 4.9655936891213059e-02 : f64} : (tensor<24xf32>, tensor<24xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<24xf32>, tensor<24x24xf32>, tensor<24xf32>) {
%0 = stablehlo.iota dim = 0 : tensor<74880xi32>
%c = stablehlo.constant dense<37> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<74880xi32>
%2 = stablehlo.multiply %0, %1 : tensor<74880xi32>
%3 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i32>) -> tensor<74880xi32>
%4 = stablehlo.add %2, %3 : tensor<74880xi32>
%c_0 = stablehlo.constant dense<101> : tensor<i64>
%5 = call @remainder(%4, %c_0) : (tensor<74880xi32>, tensor<i64>) -> tensor<74880xi32>
%c_1 = stablehlo.constant dense<50> : tensor<i32>
%6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<74880xi32>
%7 = stablehlo.subtract %5, %6 : tensor<74880xi32>
%8 = stablehlo.convert %7 : (tensor<74880xi32>) -> tensor<74880xf32>
%9 = stablehlo.reshape %8 : (tensor<74880xf32>) -> tensor<130x24x24xf32>
%cst = stablehlo.constant dense<5.000000e+01> : tensor<f32>
%10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<130x24x24xf32>
%11 = stablehlo.divide %9, %10 : tensor<130x24x24xf32>
%12 = stablehlo.transpose %11, dims = [0, 2, 1] : (tensor<130x24x24xf32>) -> tensor<130x24x24xf32>
%13 = stablehlo.dot_general %11, %12, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<130x24x24xf32>, tensor<130x24x24xf32>) -> tensor<130x24x24xf32>
%14 = call @eigvalsh(%13) : (tensor<130x24x24xf32>) -> tensor<130x24xf32>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%15 = stablehlo.reduce(%14 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<130x24xf32>, tensor<f32>) -> tensor<24xf32>
%16 = stablehlo.transpose %11, dims = [0, 2, 1] : (tensor<130x24x24xf32>) -> tensor<130x24x24xf32>
%17 = stablehlo.dot_general %11, %16, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<130x24x24xf32>, tensor<130x24x24xf32>) -> tensor<130x24x24xf32>
%18 = stablehlo.iota dim = 0 : tensor<24x24xi64>
%19 = stablehlo.iota dim = 1 : tensor<24x24xi64>
%c_3 = stablehlo.constant dense<0> : tensor<i64>
%20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<24x24xi64>
%21 = stablehlo.add %18, %20 : tensor<24x24xi64>
%22 = stablehlo.compare EQ, %21, %19, SIGNED : (tensor<24x24xi64>, tensor<24x24xi64>) -> tensor<24x24xi1>
%23 = stablehlo.convert %22 : (tensor<24x24xi1>) -> tensor<24x24xf32>
%24 = stablehlo.broadcast_in_dim %23, dims = [1, 2] : (tensor<24x24xf32>) -> tensor<1x24x24xf32>
%25 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2] : (tensor<1x24x24xf32>) -> tensor<130x24x24xf32>
%26 = stablehlo.add %17, %25 : tensor<130x24x24xf32>
%27 = call @inv(%26) : (tensor<130x24x24xf32>) -> tensor<130x24x24xf32>
%cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%28 = stablehlo.reduce(%27 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<130x24x24xf32>, tensor<f32>) -> tensor<24x24xf32>
%29 = call @svd(%11) : (tensor<130x24x24xf32>) -> tensor<130x24xf32>
%cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%30 = stablehlo.reduce(%29 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<130x24xf32>, tensor<f32>) -> tensor<24xf32>
return %15, %28, %30 : tensor<24xf32>, tensor<24x24xf32>, tensor<24xf32>
}
func.func private @remainder(%arg0: tensor<74880xi32>, %arg1: tensor<i64>) -> tensor<74880xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<74880xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<74880xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<74880xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<74880xi32>, tensor<74880xi32>) -> tensor<74880xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<74880xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<74880xi32>, tensor<74880xi32>) -> tensor<74880xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<74880xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<74880xi1>, tensor<74880xi1>) -> tensor<74880xi1>
%12 = stablehlo.and %11, %6 : tensor<74880xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<74880xi32>
%14 = stablehlo.add %4, %13 : tensor<74880xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<74880xi1>, tensor<74880xi32>
return %15 : tensor<74880xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @eigvalsh(%arg0: tensor<130x24x24xf32>) -> tensor<130x24xf32> {
%0:2 = call @eigh(%arg0) : (tensor<130x24x24xf32>) -> (tensor<130x24xf32>, tensor<130x24x24xf32>)
return %0#0 : tensor<130x24xf32>
}
func.func private @eigh(%arg0: tensor<130x24x24xf32>) -> (tensor<130x24xf32>, tensor<130x24x24xf32>) {
%0 = stablehlo.transpose %arg0, dims = [0, 2, 1] : (tensor<130x24x24xf32>) -> tensor<130x24x24xf32>
%1 = stablehlo.add %arg0, %0 : tensor<130x24x24xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<130x24x24xf32>
%3 = stablehlo.divide %1, %2 : tensor<130x24x24xf32>
%4:3 = stablehlo.custom_call @lapack_ssyevd_ffi(%3) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=130, j=24, k=24, l=24, m=24, n=24}, custom>} : (tensor<130x24x24xf32>) -> (tensor<130x24x24xf32>, tensor<130x24xf32>, tensor<130xi32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<130xi32>
%6 = stablehlo.compare EQ, %4#2, %5, SIGNED : (tensor<130xi32>, tensor<130xi32>) -> tensor<130xi1>
%7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<130xi1>) -> tensor<130x1x1xi1>
%cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<130x24x24xf32>
%9 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<130x1x1xi1>) -> tensor<130x24x24xi1>
%10 = stablehlo.select %9, %4#0, %8 : tensor<130x24x24xi1>, tensor<130x24x24xf32>
%11 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<130xi1>) -> tensor<130x1xi1>
%cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<130x24xf32>
%13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<130x1xi1>) -> tensor<130x24xi1>
%14 = stablehlo.select %13, %4#1, %12 : tensor<130x24xi1>, tensor<130x24xf32>
return %14, %10 : tensor<130x24xf32>, tensor<130x24x24xf32>
}
func.func private @inv(%arg0: tensor<130x24x24xf32>) -> tensor<130x24x24xf32> {
%0 = stablehlo.iota dim = 0 : tensor<24x24xi64>
%1 = stablehlo.iota dim = 1 : tensor<24x24xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<24x24xi64>
%3 = stablehlo.add %0, %2 : tensor<24x24xi64>
%4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<24x24xi64>, tensor<24x24xi64>) -> tensor<24x24xi1>
%5 = stablehlo.convert %4 : (tensor<24x24xi1>) -> tensor<24x24xf32>
%6 = stablehlo.broadcast_in_dim %5, dims = [1, 2] : (tensor<24x24xf32>) -> tensor<130x24x24xf32>
%7 = call @solve(%arg0, %6) : (tensor<130x24x24xf32>, tensor<130x24x24xf32>) -> tensor<130x24x24xf32>
return %7 : tensor<130x24x24xf32>
}
func.func private @solve(%arg0: tensor<130x24x24xf32>, %arg1: tensor<130x24x24xf32>) -> tensor<130x24x24xf32> {
%0:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=130, j=24, k=24, l=24, m=24, n=24}, custom>} : (tensor<130x24x24xf32>) -> (tensor<130x24x24xf32>, tensor<130x24xi32>, tensor<130xi32>)
%c = stablehlo.constant dense<1> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<130x24xi32>
%2 = stablehlo.subtract %0#1, %1 : tensor<130x24xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<130xi32>
%4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<130xi32>, tensor<130xi32>) -> tensor<130xi1>
%5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<130xi1>) -> tensor<130x1x1xi1>
%cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<130x24x24xf32>
%7 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<130x1x1xi1>) -> tensor<130x24x24xi1>
%8 = stablehlo.select %7, %0#0, %6 : tensor<130x24x24xi1>, tensor<130x24x24xf32>
%9 = stablehlo.iota dim = 1 : tensor<130x24xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%10:4 = stablehlo.while(%iterArg = %2, %iterArg_3 = %c_2, %iterArg_4 = %c_1, %iterArg_5 = %9) : tensor<130x24xi32>, tensor<i64>, tensor<i64>, tensor<130x24xi32>
cond {
%c_6 = stablehlo.constant dense<24> : tensor<i64>
%14 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %14 : tensor<i1>
} do {
%c_6 = stablehlo.constant dense<1> : tensor<i64>
%14 = stablehlo.add %iterArg_4, %c_6 : tensor<i64>
%c_7 = stablehlo.constant dense<0> : tensor<i64>
%15 = stablehlo.compare LT, %iterArg_4, %c_7, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%16 = stablehlo.convert %iterArg_4 : tensor<i64>
%c_8 = stablehlo.constant dense<24> : tensor<i64>
%17 = stablehlo.add %16, %c_8 : tensor<i64>
%18 = stablehlo.select %15, %17, %iterArg_4 : tensor<i1>, tensor<i64>
%19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i64>) -> tensor<1xi64>
%20 = "stablehlo.gather"(%iterArg, %19) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 130, 1>}> : (tensor<130x24xi32>, tensor<1xi64>) -> tensor<130x1xi32>
%21 = stablehlo.reshape %20 : (tensor<130x1xi32>) -> tensor<130xi32>
%c_9 = stablehlo.constant dense<0> : tensor<i64>
%22 = stablehlo.compare LT, %iterArg_4, %c_9, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%23 = stablehlo.convert %iterArg_4 : tensor<i64>
%c_10 = stablehlo.constant dense<24> : tensor<i64>
%24 = stablehlo.add %23, %c_10 : tensor<i64>
%25 = stablehlo.select %22, %24, %iterArg_4 : tensor<i1>, tensor<i64>
%26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<i64>) -> tensor<1xi64>
%27 = "stablehlo.gather"(%iterArg_5, %26) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 130, 1>}> : (tensor<130x24xi32>, tensor<1xi64>) -> tensor<130x1xi32>
%28 = stablehlo.reshape %27 : (tensor<130x1xi32>) -> tensor<130xi32>
%c_11 = stablehlo.constant dense<0> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<130xi32>
%30 = stablehlo.compare LT, %21, %29, SIGNED : (tensor<130xi32>, tensor<130xi32>) -> tensor<130xi1>
%c_12 = stablehlo.constant dense<24> : tensor<i32>
%31 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<130xi32>
%32 = stablehlo.add %21, %31 : tensor<130xi32>
%33 = stablehlo.select %30, %32, %21 : tensor<130xi1>, tensor<130xi32>
%34 = stablehlo.broadcast_in_dim %33, dims = [0] : (tensor<130xi32>) -> tensor<130x1xi32>
%35 = "stablehlo.gather"(%iterArg_5, %34) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1>}> : (tensor<130x24xi32>, tensor<130x1xi32>) -> tensor<130x1xi32>
%36 = stablehlo.reshape %35 : (tensor<130x1xi32>) -> tensor<130xi32>
%c_13 = stablehlo.constant dense<0> : tensor<i64>
%37 = stablehlo.compare LT, %iterArg_4, %c_13, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_14 = stablehlo.constant dense<24> : tensor<i64>
%38 = stablehlo.add %iterArg_4, %c_14 : tensor<i64>
%39 = stablehlo.select %37, %38, %iterArg_4 : tensor<i1>, tensor<i64>
%40 = stablehlo.convert %39 : (tensor<i64>) -> tensor<i32>
%41 = stablehlo.broadcast_in_dim %40, dims = [] : (tensor<i32>) -> tensor<1xi32>
%42 = "stablehlo.scatter"(%iterArg_5, %41, %36) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
stablehlo.return %arg3 : tensor<i32>
}) : (tensor<130x24xi32>, tensor<1xi32>, tensor<130xi32>) -> tensor<130x24xi32>
%c_15 = stablehlo.constant dense<0> : tensor<i32>
%43 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<130xi32>
%44 = stablehlo.compare LT, %21, %43, SIGNED : (tensor<130xi32>, tensor<130xi32>) -> tensor<130xi1>
%c_16 = stablehlo.constant dense<24> : tensor<i32>
%45 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<130xi32>
%46 = stablehlo.add %21, %45 : tensor<130xi32>
%47 = stablehlo.select %44, %46, %21 : tensor<130xi1>, tensor<130xi32>
%48 = stablehlo.broadcast_in_dim %47, dims = [0] : (tensor<130xi32>) -> tensor<130x1xi32>
%49 = "stablehlo.scatter"(%42, %48, %28) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = true}> ({
^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
stablehlo.return %arg3 : tensor<i32>
}) : (tensor<130x24xi32>, tensor<130x1xi32>, tensor<130xi32>) -> tensor<130x24xi32>
%c_17 = stablehlo.constant dense<1> : tensor<i64>
%50 = stablehlo.add %iterArg_3, %c_17 : tensor<i64>
stablehlo.return %iterArg, %50, %14, %49 : tensor<130x24xi32>, tensor<i64>, tensor<i64>, tensor<130x24xi32>
}
%11 = stablehlo.transpose %arg1, dims = [0, 2, 1] : (tensor<130x24x24xf32>) -> tensor<130x24x24xf32>
%12 = call @_lu_solve(%8, %10#3, %11) : (tensor<130x24x24xf32>, tensor<130x24xi32>, tensor<130x24x24xf32>) -> tensor<130x24x24xf32>
%13 = stablehlo.transpose %12, dims = [0, 2, 1] : (tensor<130x24x24xf32>) -> tensor<130x24x24xf32>
return %13 : tensor<130x24x24xf32>
}
func.func private @_lu_solve(%arg0: tensor<130x24x24xf32>, %arg1: tensor<130x24xi32>, %arg2: tensor<130x24x24xf32>) -> tensor<130x24x24xf32> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2] : (tensor<130x24x24xf32>) -> tensor<130x24x24x1xf32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<130x24xi32>
%2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<130x24xi32>, tensor<130x24xi32>) -> tensor<130x24xi1>
%c_0 = stablehlo.constant dense<24> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<130x24xi32>
%4 = stablehlo.add %arg1, %3 : tensor<130x24xi32>
%5 = stablehlo.select %2, %4, %arg1 : tensor<130x24xi1>, tensor<130x24xi32>
%6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<130x24xi32>) -> tensor<130x24x1xi32>
%7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 24, 1, 1>}> : (tensor<130x24x24x1xf32>, tensor<130x24x1xi32>) -> tensor<130x24x24x1xf32>
%8 = stablehlo.transpose %7, dims = [0, 2, 3, 1] : (tensor<130x24x24x1xf32>) -> tensor<130x24x1x24xf32>
%9 = stablehlo.reshape %8 : (tensor<130x24x1x24xf32>) -> tensor<130x24x24xf32>
%10 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %9) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=130, j=24, k=24, l=24, m=24, n=24, o=24}, custom>} : (tensor<130x24x24xf32>, tensor<130x24x24xf32>) -> tensor<130x24x24xf32>
%11 = stablehlo.reshape %10 : (tensor<130x24x24xf32>) -> tensor<130x24x1x24xf32>
%12 = stablehlo.reshape %11 : (tensor<130x24x1x24xf32>) -> tensor<130x24x24xf32>
%13 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %12) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=130, j=24, k=24, l=24, m=24, n=24, o=24}, custom>} : (tensor<130x24x24xf32>, tensor<130x24x24xf32>) -> tensor<130x24x24xf32>
%14 = stablehlo.reshape %13 : (tensor<130x24x24xf32>) -> tensor<130x24x1x24xf32>
%15 = stablehlo.transpose %14, dims = [0, 3, 1, 2] : (tensor<130x24x1x24xf32>) -> tensor<130x24x24x1xf32>
%16 = stablehlo.reshape %15 : (tensor<130x24x24x1xf32>) -> tensor<130x24x24xf32>
return %16 : tensor<130x24x24xf32>
}
func.func private @svd(%arg0: tensor<130x24x24xf32>) -> tensor<130x24xf32> {
%0:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i, o, p], [i, q, r], [i]) {i=130, j=24, k=24, l=24, m=24, n=24, o=24, p=24, q=24, r=24}, custom>} : (tensor<130x24x24xf32>) -> (tensor<130x24x24xf32>, tensor<130x24xf32>, tensor<130x24x24xf32>, tensor<130x24x24xf32>, tensor<130xi32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<130xi32>
%2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<130xi32>, tensor<130xi32>) -> tensor<130xi1>
%3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<130xi1>) -> tensor<130x1xi1>
%cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<130x24xf32>
%5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<130x1xi1>) -> tensor<130x24xi1>
%6 = stablehlo.select %5, %0#1, %4 : tensor<130x24xi1>, tensor<130x24xf32>
return %6 : tensor<130x24xf32>
}
}
