module @jit_f attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<56x150xf32>, %arg1: tensor<40x1100xf32>, %arg2: tensor<16x9x70xf32>, %arg3: tensor<56x150xi32>) -> (tensor<56x150xf32> {jax.result_info = "result[0]"}, tensor<56x150xf32> {jax.result_info = "result[1]"}, tensor<56x150xf32> {jax.result_info = "result[2]"}, tensor<56xi32> {jax.result_info = "result[3]"}, tensor<56xi32> {jax.result_info = "result[4]"}, tensor<40xf32> {jax.result_info = "result[5]"}, tensor<40xcomplex<f32>> {jax.result_info = "result[6]"}, tensor<8x1100xf32> {jax.result_info = "result[7]"}, tensor<56x150xf32> {jax.result_info = "result[8][0]"}, tensor<56x150xf32> {jax.result_info = "result[8][1]"}, tensor<56x150xf32> {jax.result_info = "result[8][2]"}, tensor<56x150xf32> {jax.result_info = "result[9]"}, tensor<56x150xf32> {jax.result_info = "result[10]"}, tensor<56x150xf32> {jax.result_info = "result[11]"}, tensor<16x70x9xf32> {jax.result_info = "result[12][0]"}, tensor<50x9x16xf32> {jax.result_info = "result[12][1]"}, tensor<9x16x70xf32> {jax.result_info = "result[12][2]"}, tensor<150x56xf32> {jax.result_info = "result[13]"}, tensor<512x32xf32> {jax.result_info = "result[14]"}, tensor<f32> {jax.result_info = "result[15][0]"}, tensor<8400xf32> {jax.result_info = "result[15][1]"}) {
    %cst = stablehlo.constant dense<"0x9EE6AF3F6F4163BCB1A9583FEBDEC23EC75B7D3FFC07ABBEF8EFFDBD07BD453F54EC073F9A895EBFE88F4F3FC824AEBE75BB993E8ED6233FEF4D743E15D9963E8FDB8C3F0C4B0640394E81BF9D2C8DBEC4C4F43E0C4885BEA3BF8F3FD48DCFBE1F00AFBF3036DD3E31FC20BFE381163ED69B843EEDEC3CBFA5A68DBF301D0ABF02E8A8BEAF2B993F65E5D1BE9D4DF63F227CB8BDF7158BBFA4CA82BD9BD782BF1FBE9F3F4798A8BE8D11F3BDAB9A51BF4F1F03BFDFC1083FEC50983F0843773F6A2AA4BE66FD5B3FBF111A4029F00B3FC36A61BFE65693BFA55808BF3161863C466DF2BD8D864D3F74230440421C213FF09D27BFA4E4ABBFA035FFBED0874DBE20D349BF77A0EFBF271518BE3DC3413F462E00C01A5799BFD4D73CBC39843A3FE078733FFBA1893EF625603F4CA5603F8482BFBEFAAB0C3ED1F0143E63DDA53E3A1D423FDC9397BE335F423ECE4078BEE251A4BEE08E79BE9D78883FE6801E3F226CFDBE1ADC4CBDED6C553F4D170C3EC75C023D1127203DC57DFC3E006B453FEC3AF53F17703FBFF3D226C0D6C9E0BEEAFD85BF6723453F42BDB93EE362CEBEB436A63F7D4A403E0C0C3CBF619689BEBD0657BFA0ABE93F6AB2E63EF86E0C3F97ED25BFA6ED2D3ED97C53401B7ABEBFCBDFE13EF5125EBE0B4EAC3F8BB2543FFD8AB9BFDF11EEBEA31D813FDBA799BB37BBDB3D797D0FBF32B8033EEDBF983E517E063F719F3D3F4F2A543F55CA59BFAC6E893F5ED4AFBE988E14BD2BDDFE3E7CC5663F4F7115C0259C593F078E013F9CABE6BDC86791BF190F7DBFC345113F8AD7353F3BFB28BFA563D63FE6E6AFBF4E90B23E2EC38CBF"> : tensor<150xf32>
    %cst_0 = stablehlo.constant dense<"0x8EB654BDBF0DA33E446F4F3FCBEAA53EF7CE143FAC674B3EACF8173F16E31EBF3CFE39BFBE2441BDA74B2F3ED9800CBF74CD7BBE0C4F1ABF2FFB38BF63F60CC0BC3D073F5E94C5BE4167BB3F64C71BBEBF8548BF57B0F7BEAC3897BF130933BFDF75CABEE41BB53EFDB0933D8DD3243F918A383F5433BE3EAC90D0BE75B7293D8399D3BE1FE5103F5A400BC0BFAF1440F00893BFFCB4353FFF5642BEFE665A3FC2DBDF3F43AF13BF2662D23F3DAEADBF904954BFA0B1BABE81E6C1BDF874AE3EDFB3BDBFB5C0D03E8E20BC3E092D953FC7C3133F9818EEBECEFF5CBED4952440458A2C3FF38063BFBE3568BFD8B7AB3F934F2A3EFD7AA1BE235180BF0F2AD03F09A0B1BED29B5DBFB272DEBEC1C0B9BD7D9D9E3F3A3602BD9726AB3FB4780FBEF22DEA3D2CEEDC3D4EA82A3F37CC70BFEC8BD9BF4B940CBF1F074CBF5394403E452C3EBFF05ABF3F5B11C5BF40E8353F9583913F2338EFBECCC7953F4C7CEFBDEDA0CF3FACE6673FCC6F843FE5D6893DFB1428BEF545113E80DB333F2AB6ABBE64D68E3FA4D279BE6AC0CC3F8B27F4BD7FB6ACBF950CDD3F6806F5BEB3921EC013DB7F3FBD4568BF24BCC4BF878296BF6A0BFCBEE5C80CBF8106B93E936DD4BF0991193FC339233F904F893FA26AB43FB5A21E3DB5B02A4045C25ABFD40EB43E65BB9F3F5A25F6BF0F1821BFCE5AB83CA1C646BF6D81113F34B9F03DED7E98BD8EE0503FF79DF33EA3F979BECAD73CBF9DE680BE10E59ABEA0F4C7BE68FF29BE34D8A63F56F0093F518DB93ED1C9213EEC27993EF3B2AC3DC025D33EA308543F1F04A93FEC256FBF9889C6BFB54E853FCC7DEFBD56CE9D3F"> : tensor<150xf32>
    %0 = stablehlo.reshape %arg0 : (tensor<56x150xf32>) -> tensor<1x56x1x150xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<1x56x1x150xf32>) -> tensor<33x56x1x150xf32>
    %2 = stablehlo.reshape %1 : (tensor<33x56x1x150xf32>) -> tensor<1848x150xf32>
    %3 = stablehlo.negate %arg1 : tensor<40x1100xf32>
    %4 = stablehlo.multiply %3, %arg1 : tensor<40x1100xf32>
    %5 = stablehlo.complex %arg1, %4 : tensor<40x1100xcomplex<f32>>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.reduce(%arg0 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<56x150xf32>, tensor<f32>) -> tensor<56xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<56xf32>
    %8 = stablehlo.maximum %7, %6 : tensor<56xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<56xf32>) -> tensor<56x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<56x1xf32>) -> tensor<56x150xf32>
    %11 = stablehlo.subtract %arg0, %10 : tensor<56x150xf32>
    %12 = stablehlo.exponential %11 : tensor<56x150xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<56x150xf32>, tensor<f32>) -> tensor<56xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<56xf32>) -> tensor<56x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<56x1xf32>) -> tensor<56x150xf32>
    %16 = stablehlo.divide %12, %15 : tensor<56x150xf32>
    %cst_4 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<56x150xf32>
    %18 = stablehlo.multiply %arg0, %17 : tensor<56x150xf32>
    %19 = call @log_softmax(%18) : (tensor<56x150xf32>) -> tensor<56x150xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%arg0 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<56x150xf32>, tensor<f32>) -> tensor<56xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<56xf32>) -> tensor<56x1xf32>
    %cst_6 = stablehlo.constant dense<1.500000e+02> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<56x1xf32>
    %23 = stablehlo.divide %21, %22 : tensor<56x1xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<56x1xf32>) -> tensor<56x150xf32>
    %25 = stablehlo.subtract %arg0, %24 : tensor<56x150xf32>
    %26 = stablehlo.multiply %25, %25 : tensor<56x150xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<56x150xf32>, tensor<f32>) -> tensor<56xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<56xf32>) -> tensor<56x1xf32>
    %cst_8 = stablehlo.constant dense<1.500000e+02> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<56x1xf32>
    %30 = stablehlo.divide %28, %29 : tensor<56x1xf32>
    %cst_9 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<56x1xf32>
    %32 = stablehlo.add %30, %31 : tensor<56x1xf32>
    %33 = stablehlo.rsqrt %32 : tensor<56x1xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<56x1xf32>) -> tensor<56x150xf32>
    %35 = stablehlo.multiply %25, %34 : tensor<56x150xf32>
    %36 = stablehlo.broadcast_in_dim %cst, dims = [1] : (tensor<150xf32>) -> tensor<1x150xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<1x150xf32>) -> tensor<56x150xf32>
    %38 = stablehlo.multiply %35, %37 : tensor<56x150xf32>
    %39 = stablehlo.broadcast_in_dim %cst_0, dims = [1] : (tensor<150xf32>) -> tensor<1x150xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<1x150xf32>) -> tensor<56x150xf32>
    %41 = stablehlo.add %38, %40 : tensor<56x150xf32>
    %42 = call @argmax(%arg0) : (tensor<56x150xf32>) -> tensor<56xi32>
    %c = stablehlo.constant dense<-2147483648> : tensor<i32>
    %43 = stablehlo.reduce(%arg3 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<56x150xi32>, tensor<i32>) -> tensor<56xi32>
    %44 = stablehlo.multiply %arg3, %arg3 : tensor<56x150xi32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %45 = stablehlo.reduce(%44 init: %c_10) applies stablehlo.add across dimensions = [1] : (tensor<56x150xi32>, tensor<i32>) -> tensor<56xi32>
    %46 = stablehlo.add %43, %45 : tensor<56xi32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%arg1 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<40x1100xf32>, tensor<f32>) -> tensor<40xf32>
    %cst_12 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %48 = stablehlo.reduce(%5 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<40x1100xcomplex<f32>>, tensor<complex<f32>>) -> tensor<40xcomplex<f32>>
    %49 = call @norm(%arg1) : (tensor<40x1100xf32>) -> tensor<40x1xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1] : (tensor<40x1xf32>) -> tensor<40x1100xf32>
    %51 = stablehlo.divide %arg1, %50 : tensor<40x1100xf32>
    %52 = stablehlo.slice %51 [0:8, 0:1100] : (tensor<40x1100xf32>) -> tensor<8x1100xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<56x150xf32>
    %54 = stablehlo.multiply %arg0, %53 : tensor<56x150xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<56x150xf32>
    %56 = stablehlo.multiply %arg0, %55 : tensor<56x150xf32>
    %57 = stablehlo.convert %arg0 : (tensor<56x150xf32>) -> tensor<56x150xbf16>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %58:6 = stablehlo.while(%iterArg = %c_16, %iterArg_28 = %c_15, %iterArg_29 = %arg0, %iterArg_30 = %54, %iterArg_31 = %56, %iterArg_32 = %57) : tensor<i32>, tensor<i32>, tensor<56x150xf32>, tensor<56x150xf32>, tensor<56x150xf32>, tensor<56x150xbf16>
    cond {
      %c_33 = stablehlo.constant dense<3> : tensor<i32>
      %92 = stablehlo.compare LT, %iterArg, %c_33, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %92 : tensor<i1>
    } do {
      %c_33 = stablehlo.constant dense<1> : tensor<i32>
      %92 = stablehlo.add %iterArg_28, %c_33 : tensor<i32>
      %93 = stablehlo.sine %iterArg_29 : tensor<56x150xf32>
      %94 = stablehlo.convert %iterArg_32 : (tensor<56x150xbf16>) -> tensor<56x150xf32>
      %95 = stablehlo.add %93, %94 : tensor<56x150xf32>
      %cst_34 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %96 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<56x150xf32>
      %97 = stablehlo.multiply %96, %iterArg_30 : tensor<56x150xf32>
      %cst_35 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %98 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<56x150xf32>
      %99 = stablehlo.multiply %98, %95 : tensor<56x150xf32>
      %100 = stablehlo.add %97, %99 : tensor<56x150xf32>
      %cst_36 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
      %101 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<56x150xf32>
      %102 = stablehlo.multiply %101, %iterArg_31 : tensor<56x150xf32>
      %cst_37 = stablehlo.constant dense<0.00999999977> : tensor<f32>
      %103 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<56x150xf32>
      %104 = stablehlo.multiply %103, %95 : tensor<56x150xf32>
      %105 = stablehlo.multiply %104, %95 : tensor<56x150xf32>
      %106 = stablehlo.add %102, %105 : tensor<56x150xf32>
      %107 = stablehlo.convert %iterArg_28 : (tensor<i32>) -> tensor<f32>
      %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %108 = stablehlo.add %107, %cst_38 : tensor<f32>
      %cst_39 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %109 = stablehlo.power %cst_39, %108 : tensor<f32>
      %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %110 = stablehlo.subtract %cst_40, %109 : tensor<f32>
      %111 = stablehlo.convert %110 : tensor<f32>
      %112 = stablehlo.broadcast_in_dim %111, dims = [] : (tensor<f32>) -> tensor<56x150xf32>
      %113 = stablehlo.divide %100, %112 : tensor<56x150xf32>
      %cst_41 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %114 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<56x150xf32>
      %115 = stablehlo.multiply %114, %113 : tensor<56x150xf32>
      %116 = stablehlo.convert %iterArg_28 : (tensor<i32>) -> tensor<f32>
      %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %117 = stablehlo.add %116, %cst_42 : tensor<f32>
      %cst_43 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
      %118 = stablehlo.power %cst_43, %117 : tensor<f32>
      %cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %119 = stablehlo.subtract %cst_44, %118 : tensor<f32>
      %120 = stablehlo.convert %119 : tensor<f32>
      %121 = stablehlo.broadcast_in_dim %120, dims = [] : (tensor<f32>) -> tensor<56x150xf32>
      %122 = stablehlo.divide %106, %121 : tensor<56x150xf32>
      %123 = stablehlo.sqrt %122 : tensor<56x150xf32>
      %cst_45 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %124 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<56x150xf32>
      %125 = stablehlo.add %123, %124 : tensor<56x150xf32>
      %126 = stablehlo.divide %115, %125 : tensor<56x150xf32>
      %127 = stablehlo.subtract %iterArg_29, %126 : tensor<56x150xf32>
      %cst_46 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %128 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<56x150xf32>
      %129 = stablehlo.multiply %127, %128 : tensor<56x150xf32>
      %130 = stablehlo.convert %129 : (tensor<56x150xf32>) -> tensor<56x150xbf16>
      %c_47 = stablehlo.constant dense<1> : tensor<i32>
      %131 = stablehlo.add %iterArg, %c_47 : tensor<i32>
      stablehlo.return %131, %92, %127, %100, %106, %130 : tensor<i32>, tensor<i32>, tensor<56x150xf32>, tensor<56x150xf32>, tensor<56x150xf32>, tensor<56x150xbf16>
    }
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %59:2 = stablehlo.while(%iterArg = %c_17, %iterArg_28 = %arg0) : tensor<i32>, tensor<56x150xf32>
    cond {
      %c_29 = stablehlo.constant dense<12> : tensor<i32>
      %92 = stablehlo.compare LT, %iterArg, %c_29, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %92 : tensor<i1>
    } do {
      %92 = func.call @_roll_static(%iterArg_28) : (tensor<56x150xf32>) -> tensor<56x150xf32>
      %93 = stablehlo.add %iterArg_28, %92 : tensor<56x150xf32>
      %cst_29 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %94 = stablehlo.reduce(%93 init: %cst_29) applies stablehlo.maximum across dimensions = [1] : (tensor<56x150xf32>, tensor<f32>) -> tensor<56xf32>
      %cst_30 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %95 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<56xf32>
      %96 = stablehlo.maximum %95, %94 : tensor<56xf32>
      %97 = stablehlo.broadcast_in_dim %96, dims = [0] : (tensor<56xf32>) -> tensor<56x1xf32>
      %98 = stablehlo.broadcast_in_dim %97, dims = [0, 1] : (tensor<56x1xf32>) -> tensor<56x150xf32>
      %99 = stablehlo.subtract %93, %98 : tensor<56x150xf32>
      %100 = stablehlo.exponential %99 : tensor<56x150xf32>
      %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %101 = stablehlo.reduce(%100 init: %cst_31) applies stablehlo.add across dimensions = [1] : (tensor<56x150xf32>, tensor<f32>) -> tensor<56xf32>
      %102 = stablehlo.broadcast_in_dim %101, dims = [0] : (tensor<56xf32>) -> tensor<56x1xf32>
      %103 = stablehlo.broadcast_in_dim %102, dims = [0, 1] : (tensor<56x1xf32>) -> tensor<56x150xf32>
      %104 = stablehlo.divide %100, %103 : tensor<56x150xf32>
      %cst_32 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
      %105 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<56x150xf32>
      %106 = stablehlo.multiply %104, %105 : tensor<56x150xf32>
      %cst_33 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %107 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<56x150xf32>
      %108 = stablehlo.multiply %iterArg_28, %107 : tensor<56x150xf32>
      %109 = stablehlo.add %106, %108 : tensor<56x150xf32>
      %c_34 = stablehlo.constant dense<1> : tensor<i32>
      %110 = stablehlo.add %iterArg, %c_34 : tensor<i32>
      stablehlo.return %110, %109 : tensor<i32>, tensor<56x150xf32>
    }
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %60:3 = stablehlo.while(%iterArg = %c_19, %iterArg_28 = %c_18, %iterArg_29 = %arg0) : tensor<i32>, tensor<i32>, tensor<56x150xf32>
    cond {
      %c_30 = stablehlo.constant dense<12> : tensor<i32>
      %92 = stablehlo.compare LT, %iterArg, %c_30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %92 : tensor<i1>
    } do {
      %c_30 = stablehlo.constant dense<1> : tensor<i32>
      %92 = stablehlo.add %iterArg_28, %c_30 : tensor<i32>
      %cst_31 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %93 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<56x150xf32>
      %94 = stablehlo.multiply %iterArg_29, %93 : tensor<56x150xf32>
      %95 = func.call @_roll_static(%iterArg_29) : (tensor<56x150xf32>) -> tensor<56x150xf32>
      %96 = stablehlo.cosine %95 : tensor<56x150xf32>
      %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %97 = stablehlo.reduce(%96 init: %cst_32) applies stablehlo.add across dimensions = [1] : (tensor<56x150xf32>, tensor<f32>) -> tensor<56xf32>
      %98 = stablehlo.broadcast_in_dim %97, dims = [0] : (tensor<56xf32>) -> tensor<56x1xf32>
      %cst_33 = stablehlo.constant dense<1.500000e+02> : tensor<f32>
      %99 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<56x1xf32>
      %100 = stablehlo.divide %98, %99 : tensor<56x1xf32>
      %101 = stablehlo.convert %iterArg_28 : (tensor<i32>) -> tensor<f32>
      %cst_34 = stablehlo.constant dense<0.00999999977> : tensor<f32>
      %102 = stablehlo.multiply %cst_34, %101 : tensor<f32>
      %103 = stablehlo.convert %102 : tensor<f32>
      %104 = stablehlo.broadcast_in_dim %103, dims = [] : (tensor<f32>) -> tensor<56x1xf32>
      %105 = stablehlo.multiply %100, %104 : tensor<56x1xf32>
      %106 = stablehlo.broadcast_in_dim %105, dims = [0, 1] : (tensor<56x1xf32>) -> tensor<56x150xf32>
      %107 = stablehlo.add %94, %106 : tensor<56x150xf32>
      %c_35 = stablehlo.constant dense<1> : tensor<i32>
      %108 = stablehlo.add %iterArg, %c_35 : tensor<i32>
      stablehlo.return %108, %92, %107 : tensor<i32>, tensor<i32>, tensor<56x150xf32>
    }
    %61 = stablehlo.convert %2 : (tensor<1848x150xf32>) -> tensor<1848x150xbf16>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %62:3 = stablehlo.while(%iterArg = %c_20, %iterArg_28 = %2, %iterArg_29 = %61) : tensor<i32>, tensor<1848x150xf32>, tensor<1848x150xbf16>
    cond {
      %c_30 = stablehlo.constant dense<12> : tensor<i32>
      %92 = stablehlo.compare LT, %iterArg, %c_30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %92 : tensor<i1>
    } do {
      %92 = stablehlo.convert %iterArg_29 : (tensor<1848x150xbf16>) -> tensor<1848x150xf32>
      %cst_30 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %93 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<1848x150xf32>
      %94 = stablehlo.multiply %93, %92 : tensor<1848x150xf32>
      %95 = stablehlo.cosine %iterArg_28 : tensor<1848x150xf32>
      %96 = stablehlo.add %94, %95 : tensor<1848x150xf32>
      %97 = stablehlo.convert %96 : (tensor<1848x150xf32>) -> tensor<1848x150xbf16>
      %98 = stablehlo.convert %97 : (tensor<1848x150xbf16>) -> tensor<1848x150xf32>
      %cst_31 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
      %99 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<1848x150xf32>
      %100 = stablehlo.multiply %99, %98 : tensor<1848x150xf32>
      %101 = stablehlo.subtract %iterArg_28, %100 : tensor<1848x150xf32>
      %c_32 = stablehlo.constant dense<1> : tensor<i32>
      %102 = stablehlo.add %iterArg, %c_32 : tensor<i32>
      stablehlo.return %102, %101, %97 : tensor<i32>, tensor<1848x150xf32>, tensor<1848x150xbf16>
    }
    %63 = stablehlo.reshape %62#1 : (tensor<1848x150xf32>) -> tensor<33x56x150xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.reduce(%63 init: %cst_21) applies stablehlo.add across dimensions = [0] : (tensor<33x56x150xf32>, tensor<f32>) -> tensor<56x150xf32>
    %65 = stablehlo.transpose %arg2, dims = [0, 2, 1] : (tensor<16x9x70xf32>) -> tensor<16x70x9xf32>
    %66 = stablehlo.negate %65 : tensor<16x70x9xf32>
    %67 = stablehlo.exponential %66 : tensor<16x70x9xf32>
    %68 = stablehlo.transpose %arg2, dims = [2, 1, 0] : (tensor<16x9x70xf32>) -> tensor<70x9x16xf32>
    %69 = stablehlo.multiply %arg2, %arg2 : tensor<16x9x70xf32>
    %70 = stablehlo.transpose %69, dims = [0, 2, 1] : (tensor<16x9x70xf32>) -> tensor<16x70x9xf32>
    %71 = stablehlo.add %67, %70 : tensor<16x70x9xf32>
    %72 = stablehlo.slice %68 [0:50, 0:9, 0:16] : (tensor<70x9x16xf32>) -> tensor<50x9x16xf32>
    %cst_22 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<50x9x16xf32>
    %74 = stablehlo.multiply %72, %73 : tensor<50x9x16xf32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<50x9x16xf32>
    %76 = stablehlo.add %74, %75 : tensor<50x9x16xf32>
    %77 = stablehlo.transpose %arg2, dims = [1, 0, 2] : (tensor<16x9x70xf32>) -> tensor<9x16x70xf32>
    %78 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<56x150xf32>) -> tensor<150x56xf32>
    %79 = stablehlo.transpose %arg3, dims = [1, 0] : (tensor<56x150xi32>) -> tensor<150x56xi32>
    %80 = stablehlo.convert %79 : (tensor<150x56xi32>) -> tensor<150x56xf32>
    %81 = stablehlo.add %78, %80 : tensor<150x56xf32>
    %82 = stablehlo.slice %arg1 [0:32, 0:512] : (tensor<40x1100xf32>) -> tensor<32x512xf32>
    %83 = stablehlo.transpose %82, dims = [1, 0] : (tensor<32x512xf32>) -> tensor<512x32xf32>
    %84 = stablehlo.slice %arg1 [0:32, 512:1024] : (tensor<40x1100xf32>) -> tensor<32x512xf32>
    %85 = stablehlo.transpose %84, dims = [1, 0] : (tensor<32x512xf32>) -> tensor<512x32xf32>
    %86 = stablehlo.multiply %83, %85 : tensor<512x32xf32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<512x32xf32>
    %88 = stablehlo.add %86, %87 : tensor<512x32xf32>
    %89 = stablehlo.reshape %arg0 : (tensor<56x150xf32>) -> tensor<8400xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<8400xf32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %91:4 = stablehlo.while(%iterArg = %89, %iterArg_28 = %c_27, %iterArg_29 = %cst_25, %iterArg_30 = %90) : tensor<8400xf32>, tensor<i32>, tensor<f32>, tensor<8400xf32>
    cond {
      %c_31 = stablehlo.constant dense<8400> : tensor<i32>
      %92 = stablehlo.compare LT, %iterArg_28, %c_31, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %92 : tensor<i1>
    } do {
      %92 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_28) : (tensor<8400xf32>, tensor<i32>) -> tensor<f32>
      %cst_31 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %93 = stablehlo.multiply %cst_31, %iterArg_29 : tensor<f32>
      %94 = stablehlo.add %93, %92 : tensor<f32>
      %95 = stablehlo.multiply %iterArg_29, %92 : tensor<f32>
      %96 = func.call @dynamic_update_index_in_dim(%iterArg_30, %95, %iterArg_28) : (tensor<8400xf32>, tensor<f32>, tensor<i32>) -> tensor<8400xf32>
      %c_32 = stablehlo.constant dense<1> : tensor<i32>
      %97 = stablehlo.add %iterArg_28, %c_32 : tensor<i32>
      stablehlo.return %iterArg, %97, %94, %96 : tensor<8400xf32>, tensor<i32>, tensor<f32>, tensor<8400xf32>
    }
    return %16, %19, %41, %42, %46, %47, %48, %52, %58#2, %58#3, %58#4, %59#1, %60#2, %64, %71, %76, %77, %81, %88, %91#2, %91#3 : tensor<56x150xf32>, tensor<56x150xf32>, tensor<56x150xf32>, tensor<56xi32>, tensor<56xi32>, tensor<40xf32>, tensor<40xcomplex<f32>>, tensor<8x1100xf32>, tensor<56x150xf32>, tensor<56x150xf32>, tensor<56x150xf32>, tensor<56x150xf32>, tensor<56x150xf32>, tensor<56x150xf32>, tensor<16x70x9xf32>, tensor<50x9x16xf32>, tensor<9x16x70xf32>, tensor<150x56xf32>, tensor<512x32xf32>, tensor<f32>, tensor<8400xf32>
  }
  func.func private @log_softmax(%arg0: tensor<56x150xf32>) -> tensor<56x150xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<56x150xf32>, tensor<f32>) -> tensor<56xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<56xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<56xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<56xf32>) -> tensor<56x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<56x1xf32>) -> tensor<56x150xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<56x150xf32>
    %6 = stablehlo.exponential %5 : tensor<56x150xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<56x150xf32>, tensor<f32>) -> tensor<56xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<56xf32>) -> tensor<56x1xf32>
    %9 = stablehlo.log %8 : tensor<56x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<56x1xf32>) -> tensor<56x150xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<56x150xf32>
    return %11 : tensor<56x150xf32>
  }
  func.func private @argmax(%arg0: tensor<56x150xf32>) -> tensor<56xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<56x150xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<56x150xf32>, tensor<56x150xi32>, tensor<f32>, tensor<i32>) -> (tensor<56xf32>, tensor<56xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
    }
    return %1#1 : tensor<56xi32>
  }
  func.func private @norm(%arg0: tensor<40x1100xf32>) -> tensor<40x1xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<40x1100xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<40x1100xf32>, tensor<f32>) -> tensor<40xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<40xf32>) -> tensor<40x1xf32>
    %3 = stablehlo.sqrt %2 : tensor<40x1xf32>
    return %3 : tensor<40x1xf32>
  }
  func.func private @_roll_static(%arg0: tensor<56x150xf32>) -> tensor<56x150xf32> {
    %0 = stablehlo.slice %arg0 [55:56, 0:150] : (tensor<56x150xf32>) -> tensor<1x150xf32>
    %1 = stablehlo.slice %arg0 [0:55, 0:150] : (tensor<56x150xf32>) -> tensor<55x150xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x150xf32>, tensor<55x150xf32>) -> tensor<56x150xf32>
    return %2 : tensor<56x150xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<8400xf32>, %arg1: tensor<i32>) -> tensor<f32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<8400xf32>, tensor<i32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<8400xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>) -> tensor<8400xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<8400xf32>, tensor<1xf32>, tensor<i32>) -> tensor<8400xf32>
    return %1 : tensor<8400xf32>
  }
}
