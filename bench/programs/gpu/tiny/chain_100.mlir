module @jit_f attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<72x72xf32>) -> (tensor<72x72xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<72x72xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<72xf32>) -> tensor<1x72xf32>
    %cst_1 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x72xf32>
    %5 = stablehlo.multiply %3, %4 : tensor<1x72xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x72xf32>) -> tensor<72x72xf32>
    %7 = stablehlo.add %1, %6 : tensor<72x72xf32>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %9 = stablehlo.multiply %7, %8 : tensor<72x72xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%7 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<72xf32>) -> tensor<72x1xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<72x1xf32>
    %13 = stablehlo.multiply %11, %12 : tensor<72x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<72x1xf32>) -> tensor<72x72xf32>
    %15 = stablehlo.add %9, %14 : tensor<72x72xf32>
    %cst_5 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %17 = stablehlo.multiply %15, %16 : tensor<72x72xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%15 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [1] : (tensor<72xf32>) -> tensor<1x72xf32>
    %cst_7 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<1x72xf32>
    %21 = stablehlo.multiply %19, %20 : tensor<1x72xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<1x72xf32>) -> tensor<72x72xf32>
    %23 = stablehlo.add %17, %22 : tensor<72x72xf32>
    %cst_8 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %25 = stablehlo.multiply %23, %24 : tensor<72x72xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%23 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<72xf32>) -> tensor<72x1xf32>
    %cst_10 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<72x1xf32>
    %29 = stablehlo.multiply %27, %28 : tensor<72x1xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<72x1xf32>) -> tensor<72x72xf32>
    %31 = stablehlo.add %25, %30 : tensor<72x72xf32>
    %cst_11 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %33 = stablehlo.multiply %31, %32 : tensor<72x72xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%31 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [1] : (tensor<72xf32>) -> tensor<1x72xf32>
    %cst_13 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<1x72xf32>
    %37 = stablehlo.multiply %35, %36 : tensor<1x72xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<1x72xf32>) -> tensor<72x72xf32>
    %39 = stablehlo.add %33, %38 : tensor<72x72xf32>
    %cst_14 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %41 = stablehlo.multiply %39, %40 : tensor<72x72xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%39 init: %cst_15) applies stablehlo.add across dimensions = [1] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0] : (tensor<72xf32>) -> tensor<72x1xf32>
    %cst_16 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<72x1xf32>
    %45 = stablehlo.multiply %43, %44 : tensor<72x1xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1] : (tensor<72x1xf32>) -> tensor<72x72xf32>
    %47 = stablehlo.add %41, %46 : tensor<72x72xf32>
    %cst_17 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %49 = stablehlo.multiply %47, %48 : tensor<72x72xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%47 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [1] : (tensor<72xf32>) -> tensor<1x72xf32>
    %cst_19 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<1x72xf32>
    %53 = stablehlo.multiply %51, %52 : tensor<1x72xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1] : (tensor<1x72xf32>) -> tensor<72x72xf32>
    %55 = stablehlo.add %49, %54 : tensor<72x72xf32>
    %cst_20 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %57 = stablehlo.multiply %55, %56 : tensor<72x72xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.reduce(%55 init: %cst_21) applies stablehlo.add across dimensions = [1] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [0] : (tensor<72xf32>) -> tensor<72x1xf32>
    %cst_22 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<72x1xf32>
    %61 = stablehlo.multiply %59, %60 : tensor<72x1xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1] : (tensor<72x1xf32>) -> tensor<72x72xf32>
    %63 = stablehlo.add %57, %62 : tensor<72x72xf32>
    %cst_23 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %65 = stablehlo.multiply %63, %64 : tensor<72x72xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.reduce(%63 init: %cst_24) applies stablehlo.add across dimensions = [0] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [1] : (tensor<72xf32>) -> tensor<1x72xf32>
    %cst_25 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<1x72xf32>
    %69 = stablehlo.multiply %67, %68 : tensor<1x72xf32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [0, 1] : (tensor<1x72xf32>) -> tensor<72x72xf32>
    %71 = stablehlo.add %65, %70 : tensor<72x72xf32>
    %cst_26 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %73 = stablehlo.multiply %71, %72 : tensor<72x72xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.reduce(%71 init: %cst_27) applies stablehlo.add across dimensions = [1] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0] : (tensor<72xf32>) -> tensor<72x1xf32>
    %cst_28 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<72x1xf32>
    %77 = stablehlo.multiply %75, %76 : tensor<72x1xf32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1] : (tensor<72x1xf32>) -> tensor<72x72xf32>
    %79 = stablehlo.add %73, %78 : tensor<72x72xf32>
    %cst_29 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %81 = stablehlo.multiply %79, %80 : tensor<72x72xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.reduce(%79 init: %cst_30) applies stablehlo.add across dimensions = [0] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [1] : (tensor<72xf32>) -> tensor<1x72xf32>
    %cst_31 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<1x72xf32>
    %85 = stablehlo.multiply %83, %84 : tensor<1x72xf32>
    %86 = stablehlo.broadcast_in_dim %85, dims = [0, 1] : (tensor<1x72xf32>) -> tensor<72x72xf32>
    %87 = stablehlo.add %81, %86 : tensor<72x72xf32>
    %cst_32 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %89 = stablehlo.multiply %87, %88 : tensor<72x72xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.reduce(%87 init: %cst_33) applies stablehlo.add across dimensions = [1] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %91 = stablehlo.broadcast_in_dim %90, dims = [0] : (tensor<72xf32>) -> tensor<72x1xf32>
    %cst_34 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<72x1xf32>
    %93 = stablehlo.multiply %91, %92 : tensor<72x1xf32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [0, 1] : (tensor<72x1xf32>) -> tensor<72x72xf32>
    %95 = stablehlo.add %89, %94 : tensor<72x72xf32>
    %cst_35 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %97 = stablehlo.multiply %95, %96 : tensor<72x72xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.reduce(%95 init: %cst_36) applies stablehlo.add across dimensions = [0] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %99 = stablehlo.broadcast_in_dim %98, dims = [1] : (tensor<72xf32>) -> tensor<1x72xf32>
    %cst_37 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<1x72xf32>
    %101 = stablehlo.multiply %99, %100 : tensor<1x72xf32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [0, 1] : (tensor<1x72xf32>) -> tensor<72x72xf32>
    %103 = stablehlo.add %97, %102 : tensor<72x72xf32>
    %cst_38 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %105 = stablehlo.multiply %103, %104 : tensor<72x72xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = stablehlo.reduce(%103 init: %cst_39) applies stablehlo.add across dimensions = [1] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %107 = stablehlo.broadcast_in_dim %106, dims = [0] : (tensor<72xf32>) -> tensor<72x1xf32>
    %cst_40 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<72x1xf32>
    %109 = stablehlo.multiply %107, %108 : tensor<72x1xf32>
    %110 = stablehlo.broadcast_in_dim %109, dims = [0, 1] : (tensor<72x1xf32>) -> tensor<72x72xf32>
    %111 = stablehlo.add %105, %110 : tensor<72x72xf32>
    %cst_41 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %113 = stablehlo.multiply %111, %112 : tensor<72x72xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.reduce(%111 init: %cst_42) applies stablehlo.add across dimensions = [0] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %115 = stablehlo.broadcast_in_dim %114, dims = [1] : (tensor<72xf32>) -> tensor<1x72xf32>
    %cst_43 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<1x72xf32>
    %117 = stablehlo.multiply %115, %116 : tensor<1x72xf32>
    %118 = stablehlo.broadcast_in_dim %117, dims = [0, 1] : (tensor<1x72xf32>) -> tensor<72x72xf32>
    %119 = stablehlo.add %113, %118 : tensor<72x72xf32>
    %cst_44 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %121 = stablehlo.multiply %119, %120 : tensor<72x72xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.reduce(%119 init: %cst_45) applies stablehlo.add across dimensions = [1] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %123 = stablehlo.broadcast_in_dim %122, dims = [0] : (tensor<72xf32>) -> tensor<72x1xf32>
    %cst_46 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<72x1xf32>
    %125 = stablehlo.multiply %123, %124 : tensor<72x1xf32>
    %126 = stablehlo.broadcast_in_dim %125, dims = [0, 1] : (tensor<72x1xf32>) -> tensor<72x72xf32>
    %127 = stablehlo.add %121, %126 : tensor<72x72xf32>
    %cst_47 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %129 = stablehlo.multiply %127, %128 : tensor<72x72xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.reduce(%127 init: %cst_48) applies stablehlo.add across dimensions = [0] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %131 = stablehlo.broadcast_in_dim %130, dims = [1] : (tensor<72xf32>) -> tensor<1x72xf32>
    %cst_49 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<1x72xf32>
    %133 = stablehlo.multiply %131, %132 : tensor<1x72xf32>
    %134 = stablehlo.broadcast_in_dim %133, dims = [0, 1] : (tensor<1x72xf32>) -> tensor<72x72xf32>
    %135 = stablehlo.add %129, %134 : tensor<72x72xf32>
    %cst_50 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %137 = stablehlo.multiply %135, %136 : tensor<72x72xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %138 = stablehlo.reduce(%135 init: %cst_51) applies stablehlo.add across dimensions = [1] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %139 = stablehlo.broadcast_in_dim %138, dims = [0] : (tensor<72xf32>) -> tensor<72x1xf32>
    %cst_52 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<72x1xf32>
    %141 = stablehlo.multiply %139, %140 : tensor<72x1xf32>
    %142 = stablehlo.broadcast_in_dim %141, dims = [0, 1] : (tensor<72x1xf32>) -> tensor<72x72xf32>
    %143 = stablehlo.add %137, %142 : tensor<72x72xf32>
    %cst_53 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %145 = stablehlo.multiply %143, %144 : tensor<72x72xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %146 = stablehlo.reduce(%143 init: %cst_54) applies stablehlo.add across dimensions = [0] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %147 = stablehlo.broadcast_in_dim %146, dims = [1] : (tensor<72xf32>) -> tensor<1x72xf32>
    %cst_55 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<1x72xf32>
    %149 = stablehlo.multiply %147, %148 : tensor<1x72xf32>
    %150 = stablehlo.broadcast_in_dim %149, dims = [0, 1] : (tensor<1x72xf32>) -> tensor<72x72xf32>
    %151 = stablehlo.add %145, %150 : tensor<72x72xf32>
    %cst_56 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %153 = stablehlo.multiply %151, %152 : tensor<72x72xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %154 = stablehlo.reduce(%151 init: %cst_57) applies stablehlo.add across dimensions = [1] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %155 = stablehlo.broadcast_in_dim %154, dims = [0] : (tensor<72xf32>) -> tensor<72x1xf32>
    %cst_58 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<72x1xf32>
    %157 = stablehlo.multiply %155, %156 : tensor<72x1xf32>
    %158 = stablehlo.broadcast_in_dim %157, dims = [0, 1] : (tensor<72x1xf32>) -> tensor<72x72xf32>
    %159 = stablehlo.add %153, %158 : tensor<72x72xf32>
    %cst_59 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %161 = stablehlo.multiply %159, %160 : tensor<72x72xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %162 = stablehlo.reduce(%159 init: %cst_60) applies stablehlo.add across dimensions = [0] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %163 = stablehlo.broadcast_in_dim %162, dims = [1] : (tensor<72xf32>) -> tensor<1x72xf32>
    %cst_61 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %164 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<1x72xf32>
    %165 = stablehlo.multiply %163, %164 : tensor<1x72xf32>
    %166 = stablehlo.broadcast_in_dim %165, dims = [0, 1] : (tensor<1x72xf32>) -> tensor<72x72xf32>
    %167 = stablehlo.add %161, %166 : tensor<72x72xf32>
    %cst_62 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %169 = stablehlo.multiply %167, %168 : tensor<72x72xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %170 = stablehlo.reduce(%167 init: %cst_63) applies stablehlo.add across dimensions = [1] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %171 = stablehlo.broadcast_in_dim %170, dims = [0] : (tensor<72xf32>) -> tensor<72x1xf32>
    %cst_64 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<72x1xf32>
    %173 = stablehlo.multiply %171, %172 : tensor<72x1xf32>
    %174 = stablehlo.broadcast_in_dim %173, dims = [0, 1] : (tensor<72x1xf32>) -> tensor<72x72xf32>
    %175 = stablehlo.add %169, %174 : tensor<72x72xf32>
    %cst_65 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %177 = stablehlo.multiply %175, %176 : tensor<72x72xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %178 = stablehlo.reduce(%175 init: %cst_66) applies stablehlo.add across dimensions = [0] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %179 = stablehlo.broadcast_in_dim %178, dims = [1] : (tensor<72xf32>) -> tensor<1x72xf32>
    %cst_67 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<1x72xf32>
    %181 = stablehlo.multiply %179, %180 : tensor<1x72xf32>
    %182 = stablehlo.broadcast_in_dim %181, dims = [0, 1] : (tensor<1x72xf32>) -> tensor<72x72xf32>
    %183 = stablehlo.add %177, %182 : tensor<72x72xf32>
    %cst_68 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %185 = stablehlo.multiply %183, %184 : tensor<72x72xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %186 = stablehlo.reduce(%183 init: %cst_69) applies stablehlo.add across dimensions = [1] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %187 = stablehlo.broadcast_in_dim %186, dims = [0] : (tensor<72xf32>) -> tensor<72x1xf32>
    %cst_70 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<72x1xf32>
    %189 = stablehlo.multiply %187, %188 : tensor<72x1xf32>
    %190 = stablehlo.broadcast_in_dim %189, dims = [0, 1] : (tensor<72x1xf32>) -> tensor<72x72xf32>
    %191 = stablehlo.add %185, %190 : tensor<72x72xf32>
    %cst_71 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %193 = stablehlo.multiply %191, %192 : tensor<72x72xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %194 = stablehlo.reduce(%191 init: %cst_72) applies stablehlo.add across dimensions = [0] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %195 = stablehlo.broadcast_in_dim %194, dims = [1] : (tensor<72xf32>) -> tensor<1x72xf32>
    %cst_73 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %196 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<1x72xf32>
    %197 = stablehlo.multiply %195, %196 : tensor<1x72xf32>
    %198 = stablehlo.broadcast_in_dim %197, dims = [0, 1] : (tensor<1x72xf32>) -> tensor<72x72xf32>
    %199 = stablehlo.add %193, %198 : tensor<72x72xf32>
    %cst_74 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %201 = stablehlo.multiply %199, %200 : tensor<72x72xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %202 = stablehlo.reduce(%199 init: %cst_75) applies stablehlo.add across dimensions = [1] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %203 = stablehlo.broadcast_in_dim %202, dims = [0] : (tensor<72xf32>) -> tensor<72x1xf32>
    %cst_76 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %204 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<72x1xf32>
    %205 = stablehlo.multiply %203, %204 : tensor<72x1xf32>
    %206 = stablehlo.broadcast_in_dim %205, dims = [0, 1] : (tensor<72x1xf32>) -> tensor<72x72xf32>
    %207 = stablehlo.add %201, %206 : tensor<72x72xf32>
    %cst_77 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %208 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %209 = stablehlo.multiply %207, %208 : tensor<72x72xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %210 = stablehlo.reduce(%207 init: %cst_78) applies stablehlo.add across dimensions = [0] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %211 = stablehlo.broadcast_in_dim %210, dims = [1] : (tensor<72xf32>) -> tensor<1x72xf32>
    %cst_79 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %212 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<1x72xf32>
    %213 = stablehlo.multiply %211, %212 : tensor<1x72xf32>
    %214 = stablehlo.broadcast_in_dim %213, dims = [0, 1] : (tensor<1x72xf32>) -> tensor<72x72xf32>
    %215 = stablehlo.add %209, %214 : tensor<72x72xf32>
    %cst_80 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %216 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %217 = stablehlo.multiply %215, %216 : tensor<72x72xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %218 = stablehlo.reduce(%215 init: %cst_81) applies stablehlo.add across dimensions = [1] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %219 = stablehlo.broadcast_in_dim %218, dims = [0] : (tensor<72xf32>) -> tensor<72x1xf32>
    %cst_82 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<72x1xf32>
    %221 = stablehlo.multiply %219, %220 : tensor<72x1xf32>
    %222 = stablehlo.broadcast_in_dim %221, dims = [0, 1] : (tensor<72x1xf32>) -> tensor<72x72xf32>
    %223 = stablehlo.add %217, %222 : tensor<72x72xf32>
    %cst_83 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %224 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %225 = stablehlo.multiply %223, %224 : tensor<72x72xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %226 = stablehlo.reduce(%223 init: %cst_84) applies stablehlo.add across dimensions = [0] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %227 = stablehlo.broadcast_in_dim %226, dims = [1] : (tensor<72xf32>) -> tensor<1x72xf32>
    %cst_85 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %228 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<1x72xf32>
    %229 = stablehlo.multiply %227, %228 : tensor<1x72xf32>
    %230 = stablehlo.broadcast_in_dim %229, dims = [0, 1] : (tensor<1x72xf32>) -> tensor<72x72xf32>
    %231 = stablehlo.add %225, %230 : tensor<72x72xf32>
    %cst_86 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %232 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %233 = stablehlo.multiply %231, %232 : tensor<72x72xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %234 = stablehlo.reduce(%231 init: %cst_87) applies stablehlo.add across dimensions = [1] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %235 = stablehlo.broadcast_in_dim %234, dims = [0] : (tensor<72xf32>) -> tensor<72x1xf32>
    %cst_88 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %236 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<72x1xf32>
    %237 = stablehlo.multiply %235, %236 : tensor<72x1xf32>
    %238 = stablehlo.broadcast_in_dim %237, dims = [0, 1] : (tensor<72x1xf32>) -> tensor<72x72xf32>
    %239 = stablehlo.add %233, %238 : tensor<72x72xf32>
    %cst_89 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %240 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %241 = stablehlo.multiply %239, %240 : tensor<72x72xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %242 = stablehlo.reduce(%239 init: %cst_90) applies stablehlo.add across dimensions = [0] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %243 = stablehlo.broadcast_in_dim %242, dims = [1] : (tensor<72xf32>) -> tensor<1x72xf32>
    %cst_91 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %244 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<1x72xf32>
    %245 = stablehlo.multiply %243, %244 : tensor<1x72xf32>
    %246 = stablehlo.broadcast_in_dim %245, dims = [0, 1] : (tensor<1x72xf32>) -> tensor<72x72xf32>
    %247 = stablehlo.add %241, %246 : tensor<72x72xf32>
    %cst_92 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %248 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %249 = stablehlo.multiply %247, %248 : tensor<72x72xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %250 = stablehlo.reduce(%247 init: %cst_93) applies stablehlo.add across dimensions = [1] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %251 = stablehlo.broadcast_in_dim %250, dims = [0] : (tensor<72xf32>) -> tensor<72x1xf32>
    %cst_94 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %252 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<72x1xf32>
    %253 = stablehlo.multiply %251, %252 : tensor<72x1xf32>
    %254 = stablehlo.broadcast_in_dim %253, dims = [0, 1] : (tensor<72x1xf32>) -> tensor<72x72xf32>
    %255 = stablehlo.add %249, %254 : tensor<72x72xf32>
    %cst_95 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %256 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %257 = stablehlo.multiply %255, %256 : tensor<72x72xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %258 = stablehlo.reduce(%255 init: %cst_96) applies stablehlo.add across dimensions = [0] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %259 = stablehlo.broadcast_in_dim %258, dims = [1] : (tensor<72xf32>) -> tensor<1x72xf32>
    %cst_97 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %260 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<1x72xf32>
    %261 = stablehlo.multiply %259, %260 : tensor<1x72xf32>
    %262 = stablehlo.broadcast_in_dim %261, dims = [0, 1] : (tensor<1x72xf32>) -> tensor<72x72xf32>
    %263 = stablehlo.add %257, %262 : tensor<72x72xf32>
    %cst_98 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %264 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %265 = stablehlo.multiply %263, %264 : tensor<72x72xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %266 = stablehlo.reduce(%263 init: %cst_99) applies stablehlo.add across dimensions = [1] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %267 = stablehlo.broadcast_in_dim %266, dims = [0] : (tensor<72xf32>) -> tensor<72x1xf32>
    %cst_100 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %268 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<72x1xf32>
    %269 = stablehlo.multiply %267, %268 : tensor<72x1xf32>
    %270 = stablehlo.broadcast_in_dim %269, dims = [0, 1] : (tensor<72x1xf32>) -> tensor<72x72xf32>
    %271 = stablehlo.add %265, %270 : tensor<72x72xf32>
    %cst_101 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %272 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %273 = stablehlo.multiply %271, %272 : tensor<72x72xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %274 = stablehlo.reduce(%271 init: %cst_102) applies stablehlo.add across dimensions = [0] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %275 = stablehlo.broadcast_in_dim %274, dims = [1] : (tensor<72xf32>) -> tensor<1x72xf32>
    %cst_103 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %276 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<1x72xf32>
    %277 = stablehlo.multiply %275, %276 : tensor<1x72xf32>
    %278 = stablehlo.broadcast_in_dim %277, dims = [0, 1] : (tensor<1x72xf32>) -> tensor<72x72xf32>
    %279 = stablehlo.add %273, %278 : tensor<72x72xf32>
    %cst_104 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %280 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %281 = stablehlo.multiply %279, %280 : tensor<72x72xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %282 = stablehlo.reduce(%279 init: %cst_105) applies stablehlo.add across dimensions = [1] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %283 = stablehlo.broadcast_in_dim %282, dims = [0] : (tensor<72xf32>) -> tensor<72x1xf32>
    %cst_106 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %284 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<72x1xf32>
    %285 = stablehlo.multiply %283, %284 : tensor<72x1xf32>
    %286 = stablehlo.broadcast_in_dim %285, dims = [0, 1] : (tensor<72x1xf32>) -> tensor<72x72xf32>
    %287 = stablehlo.add %281, %286 : tensor<72x72xf32>
    %cst_107 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %288 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %289 = stablehlo.multiply %287, %288 : tensor<72x72xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %290 = stablehlo.reduce(%287 init: %cst_108) applies stablehlo.add across dimensions = [0] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %291 = stablehlo.broadcast_in_dim %290, dims = [1] : (tensor<72xf32>) -> tensor<1x72xf32>
    %cst_109 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %292 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<1x72xf32>
    %293 = stablehlo.multiply %291, %292 : tensor<1x72xf32>
    %294 = stablehlo.broadcast_in_dim %293, dims = [0, 1] : (tensor<1x72xf32>) -> tensor<72x72xf32>
    %295 = stablehlo.add %289, %294 : tensor<72x72xf32>
    %cst_110 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %296 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %297 = stablehlo.multiply %295, %296 : tensor<72x72xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %298 = stablehlo.reduce(%295 init: %cst_111) applies stablehlo.add across dimensions = [1] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %299 = stablehlo.broadcast_in_dim %298, dims = [0] : (tensor<72xf32>) -> tensor<72x1xf32>
    %cst_112 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %300 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<72x1xf32>
    %301 = stablehlo.multiply %299, %300 : tensor<72x1xf32>
    %302 = stablehlo.broadcast_in_dim %301, dims = [0, 1] : (tensor<72x1xf32>) -> tensor<72x72xf32>
    %303 = stablehlo.add %297, %302 : tensor<72x72xf32>
    %cst_113 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %304 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %305 = stablehlo.multiply %303, %304 : tensor<72x72xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %306 = stablehlo.reduce(%303 init: %cst_114) applies stablehlo.add across dimensions = [0] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %307 = stablehlo.broadcast_in_dim %306, dims = [1] : (tensor<72xf32>) -> tensor<1x72xf32>
    %cst_115 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %308 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<1x72xf32>
    %309 = stablehlo.multiply %307, %308 : tensor<1x72xf32>
    %310 = stablehlo.broadcast_in_dim %309, dims = [0, 1] : (tensor<1x72xf32>) -> tensor<72x72xf32>
    %311 = stablehlo.add %305, %310 : tensor<72x72xf32>
    %cst_116 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %312 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %313 = stablehlo.multiply %311, %312 : tensor<72x72xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %314 = stablehlo.reduce(%311 init: %cst_117) applies stablehlo.add across dimensions = [1] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %315 = stablehlo.broadcast_in_dim %314, dims = [0] : (tensor<72xf32>) -> tensor<72x1xf32>
    %cst_118 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %316 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<72x1xf32>
    %317 = stablehlo.multiply %315, %316 : tensor<72x1xf32>
    %318 = stablehlo.broadcast_in_dim %317, dims = [0, 1] : (tensor<72x1xf32>) -> tensor<72x72xf32>
    %319 = stablehlo.add %313, %318 : tensor<72x72xf32>
    %cst_119 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %320 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %321 = stablehlo.multiply %319, %320 : tensor<72x72xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %322 = stablehlo.reduce(%319 init: %cst_120) applies stablehlo.add across dimensions = [0] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %323 = stablehlo.broadcast_in_dim %322, dims = [1] : (tensor<72xf32>) -> tensor<1x72xf32>
    %cst_121 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %324 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<1x72xf32>
    %325 = stablehlo.multiply %323, %324 : tensor<1x72xf32>
    %326 = stablehlo.broadcast_in_dim %325, dims = [0, 1] : (tensor<1x72xf32>) -> tensor<72x72xf32>
    %327 = stablehlo.add %321, %326 : tensor<72x72xf32>
    %cst_122 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %328 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %329 = stablehlo.multiply %327, %328 : tensor<72x72xf32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %330 = stablehlo.reduce(%327 init: %cst_123) applies stablehlo.add across dimensions = [1] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %331 = stablehlo.broadcast_in_dim %330, dims = [0] : (tensor<72xf32>) -> tensor<72x1xf32>
    %cst_124 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %332 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<72x1xf32>
    %333 = stablehlo.multiply %331, %332 : tensor<72x1xf32>
    %334 = stablehlo.broadcast_in_dim %333, dims = [0, 1] : (tensor<72x1xf32>) -> tensor<72x72xf32>
    %335 = stablehlo.add %329, %334 : tensor<72x72xf32>
    %cst_125 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %336 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %337 = stablehlo.multiply %335, %336 : tensor<72x72xf32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %338 = stablehlo.reduce(%335 init: %cst_126) applies stablehlo.add across dimensions = [0] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %339 = stablehlo.broadcast_in_dim %338, dims = [1] : (tensor<72xf32>) -> tensor<1x72xf32>
    %cst_127 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %340 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<1x72xf32>
    %341 = stablehlo.multiply %339, %340 : tensor<1x72xf32>
    %342 = stablehlo.broadcast_in_dim %341, dims = [0, 1] : (tensor<1x72xf32>) -> tensor<72x72xf32>
    %343 = stablehlo.add %337, %342 : tensor<72x72xf32>
    %cst_128 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %344 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %345 = stablehlo.multiply %343, %344 : tensor<72x72xf32>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %346 = stablehlo.reduce(%343 init: %cst_129) applies stablehlo.add across dimensions = [1] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %347 = stablehlo.broadcast_in_dim %346, dims = [0] : (tensor<72xf32>) -> tensor<72x1xf32>
    %cst_130 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %348 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<72x1xf32>
    %349 = stablehlo.multiply %347, %348 : tensor<72x1xf32>
    %350 = stablehlo.broadcast_in_dim %349, dims = [0, 1] : (tensor<72x1xf32>) -> tensor<72x72xf32>
    %351 = stablehlo.add %345, %350 : tensor<72x72xf32>
    %cst_131 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %352 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %353 = stablehlo.multiply %351, %352 : tensor<72x72xf32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %354 = stablehlo.reduce(%351 init: %cst_132) applies stablehlo.add across dimensions = [0] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %355 = stablehlo.broadcast_in_dim %354, dims = [1] : (tensor<72xf32>) -> tensor<1x72xf32>
    %cst_133 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %356 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<1x72xf32>
    %357 = stablehlo.multiply %355, %356 : tensor<1x72xf32>
    %358 = stablehlo.broadcast_in_dim %357, dims = [0, 1] : (tensor<1x72xf32>) -> tensor<72x72xf32>
    %359 = stablehlo.add %353, %358 : tensor<72x72xf32>
    %cst_134 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %360 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %361 = stablehlo.multiply %359, %360 : tensor<72x72xf32>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %362 = stablehlo.reduce(%359 init: %cst_135) applies stablehlo.add across dimensions = [1] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %363 = stablehlo.broadcast_in_dim %362, dims = [0] : (tensor<72xf32>) -> tensor<72x1xf32>
    %cst_136 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %364 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<72x1xf32>
    %365 = stablehlo.multiply %363, %364 : tensor<72x1xf32>
    %366 = stablehlo.broadcast_in_dim %365, dims = [0, 1] : (tensor<72x1xf32>) -> tensor<72x72xf32>
    %367 = stablehlo.add %361, %366 : tensor<72x72xf32>
    %cst_137 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %368 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %369 = stablehlo.multiply %367, %368 : tensor<72x72xf32>
    %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %370 = stablehlo.reduce(%367 init: %cst_138) applies stablehlo.add across dimensions = [0] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %371 = stablehlo.broadcast_in_dim %370, dims = [1] : (tensor<72xf32>) -> tensor<1x72xf32>
    %cst_139 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %372 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<1x72xf32>
    %373 = stablehlo.multiply %371, %372 : tensor<1x72xf32>
    %374 = stablehlo.broadcast_in_dim %373, dims = [0, 1] : (tensor<1x72xf32>) -> tensor<72x72xf32>
    %375 = stablehlo.add %369, %374 : tensor<72x72xf32>
    %cst_140 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %376 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %377 = stablehlo.multiply %375, %376 : tensor<72x72xf32>
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %378 = stablehlo.reduce(%375 init: %cst_141) applies stablehlo.add across dimensions = [1] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %379 = stablehlo.broadcast_in_dim %378, dims = [0] : (tensor<72xf32>) -> tensor<72x1xf32>
    %cst_142 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %380 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<72x1xf32>
    %381 = stablehlo.multiply %379, %380 : tensor<72x1xf32>
    %382 = stablehlo.broadcast_in_dim %381, dims = [0, 1] : (tensor<72x1xf32>) -> tensor<72x72xf32>
    %383 = stablehlo.add %377, %382 : tensor<72x72xf32>
    %cst_143 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %384 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %385 = stablehlo.multiply %383, %384 : tensor<72x72xf32>
    %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %386 = stablehlo.reduce(%383 init: %cst_144) applies stablehlo.add across dimensions = [0] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %387 = stablehlo.broadcast_in_dim %386, dims = [1] : (tensor<72xf32>) -> tensor<1x72xf32>
    %cst_145 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %388 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<1x72xf32>
    %389 = stablehlo.multiply %387, %388 : tensor<1x72xf32>
    %390 = stablehlo.broadcast_in_dim %389, dims = [0, 1] : (tensor<1x72xf32>) -> tensor<72x72xf32>
    %391 = stablehlo.add %385, %390 : tensor<72x72xf32>
    %cst_146 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %392 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %393 = stablehlo.multiply %391, %392 : tensor<72x72xf32>
    %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %394 = stablehlo.reduce(%391 init: %cst_147) applies stablehlo.add across dimensions = [1] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %395 = stablehlo.broadcast_in_dim %394, dims = [0] : (tensor<72xf32>) -> tensor<72x1xf32>
    %cst_148 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %396 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<72x1xf32>
    %397 = stablehlo.multiply %395, %396 : tensor<72x1xf32>
    %398 = stablehlo.broadcast_in_dim %397, dims = [0, 1] : (tensor<72x1xf32>) -> tensor<72x72xf32>
    %399 = stablehlo.add %393, %398 : tensor<72x72xf32>
    %cst_149 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %400 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %401 = stablehlo.multiply %399, %400 : tensor<72x72xf32>
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %402 = stablehlo.reduce(%399 init: %cst_150) applies stablehlo.add across dimensions = [0] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %403 = stablehlo.broadcast_in_dim %402, dims = [1] : (tensor<72xf32>) -> tensor<1x72xf32>
    %cst_151 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %404 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<1x72xf32>
    %405 = stablehlo.multiply %403, %404 : tensor<1x72xf32>
    %406 = stablehlo.broadcast_in_dim %405, dims = [0, 1] : (tensor<1x72xf32>) -> tensor<72x72xf32>
    %407 = stablehlo.add %401, %406 : tensor<72x72xf32>
    %cst_152 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %408 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %409 = stablehlo.multiply %407, %408 : tensor<72x72xf32>
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %410 = stablehlo.reduce(%407 init: %cst_153) applies stablehlo.add across dimensions = [1] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %411 = stablehlo.broadcast_in_dim %410, dims = [0] : (tensor<72xf32>) -> tensor<72x1xf32>
    %cst_154 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %412 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<72x1xf32>
    %413 = stablehlo.multiply %411, %412 : tensor<72x1xf32>
    %414 = stablehlo.broadcast_in_dim %413, dims = [0, 1] : (tensor<72x1xf32>) -> tensor<72x72xf32>
    %415 = stablehlo.add %409, %414 : tensor<72x72xf32>
    %cst_155 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %416 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %417 = stablehlo.multiply %415, %416 : tensor<72x72xf32>
    %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %418 = stablehlo.reduce(%415 init: %cst_156) applies stablehlo.add across dimensions = [0] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %419 = stablehlo.broadcast_in_dim %418, dims = [1] : (tensor<72xf32>) -> tensor<1x72xf32>
    %cst_157 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %420 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<1x72xf32>
    %421 = stablehlo.multiply %419, %420 : tensor<1x72xf32>
    %422 = stablehlo.broadcast_in_dim %421, dims = [0, 1] : (tensor<1x72xf32>) -> tensor<72x72xf32>
    %423 = stablehlo.add %417, %422 : tensor<72x72xf32>
    %cst_158 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %424 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %425 = stablehlo.multiply %423, %424 : tensor<72x72xf32>
    %cst_159 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %426 = stablehlo.reduce(%423 init: %cst_159) applies stablehlo.add across dimensions = [1] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %427 = stablehlo.broadcast_in_dim %426, dims = [0] : (tensor<72xf32>) -> tensor<72x1xf32>
    %cst_160 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %428 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<72x1xf32>
    %429 = stablehlo.multiply %427, %428 : tensor<72x1xf32>
    %430 = stablehlo.broadcast_in_dim %429, dims = [0, 1] : (tensor<72x1xf32>) -> tensor<72x72xf32>
    %431 = stablehlo.add %425, %430 : tensor<72x72xf32>
    %cst_161 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %432 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %433 = stablehlo.multiply %431, %432 : tensor<72x72xf32>
    %cst_162 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %434 = stablehlo.reduce(%431 init: %cst_162) applies stablehlo.add across dimensions = [0] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %435 = stablehlo.broadcast_in_dim %434, dims = [1] : (tensor<72xf32>) -> tensor<1x72xf32>
    %cst_163 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %436 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<1x72xf32>
    %437 = stablehlo.multiply %435, %436 : tensor<1x72xf32>
    %438 = stablehlo.broadcast_in_dim %437, dims = [0, 1] : (tensor<1x72xf32>) -> tensor<72x72xf32>
    %439 = stablehlo.add %433, %438 : tensor<72x72xf32>
    %cst_164 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %440 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %441 = stablehlo.multiply %439, %440 : tensor<72x72xf32>
    %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %442 = stablehlo.reduce(%439 init: %cst_165) applies stablehlo.add across dimensions = [1] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %443 = stablehlo.broadcast_in_dim %442, dims = [0] : (tensor<72xf32>) -> tensor<72x1xf32>
    %cst_166 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %444 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<72x1xf32>
    %445 = stablehlo.multiply %443, %444 : tensor<72x1xf32>
    %446 = stablehlo.broadcast_in_dim %445, dims = [0, 1] : (tensor<72x1xf32>) -> tensor<72x72xf32>
    %447 = stablehlo.add %441, %446 : tensor<72x72xf32>
    %cst_167 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %448 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %449 = stablehlo.multiply %447, %448 : tensor<72x72xf32>
    %cst_168 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %450 = stablehlo.reduce(%447 init: %cst_168) applies stablehlo.add across dimensions = [0] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %451 = stablehlo.broadcast_in_dim %450, dims = [1] : (tensor<72xf32>) -> tensor<1x72xf32>
    %cst_169 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %452 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<1x72xf32>
    %453 = stablehlo.multiply %451, %452 : tensor<1x72xf32>
    %454 = stablehlo.broadcast_in_dim %453, dims = [0, 1] : (tensor<1x72xf32>) -> tensor<72x72xf32>
    %455 = stablehlo.add %449, %454 : tensor<72x72xf32>
    %cst_170 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %456 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %457 = stablehlo.multiply %455, %456 : tensor<72x72xf32>
    %cst_171 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %458 = stablehlo.reduce(%455 init: %cst_171) applies stablehlo.add across dimensions = [1] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %459 = stablehlo.broadcast_in_dim %458, dims = [0] : (tensor<72xf32>) -> tensor<72x1xf32>
    %cst_172 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %460 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<72x1xf32>
    %461 = stablehlo.multiply %459, %460 : tensor<72x1xf32>
    %462 = stablehlo.broadcast_in_dim %461, dims = [0, 1] : (tensor<72x1xf32>) -> tensor<72x72xf32>
    %463 = stablehlo.add %457, %462 : tensor<72x72xf32>
    %cst_173 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %464 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %465 = stablehlo.multiply %463, %464 : tensor<72x72xf32>
    %cst_174 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %466 = stablehlo.reduce(%463 init: %cst_174) applies stablehlo.add across dimensions = [0] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %467 = stablehlo.broadcast_in_dim %466, dims = [1] : (tensor<72xf32>) -> tensor<1x72xf32>
    %cst_175 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %468 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<1x72xf32>
    %469 = stablehlo.multiply %467, %468 : tensor<1x72xf32>
    %470 = stablehlo.broadcast_in_dim %469, dims = [0, 1] : (tensor<1x72xf32>) -> tensor<72x72xf32>
    %471 = stablehlo.add %465, %470 : tensor<72x72xf32>
    %cst_176 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %472 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %473 = stablehlo.multiply %471, %472 : tensor<72x72xf32>
    %cst_177 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %474 = stablehlo.reduce(%471 init: %cst_177) applies stablehlo.add across dimensions = [1] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %475 = stablehlo.broadcast_in_dim %474, dims = [0] : (tensor<72xf32>) -> tensor<72x1xf32>
    %cst_178 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %476 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<72x1xf32>
    %477 = stablehlo.multiply %475, %476 : tensor<72x1xf32>
    %478 = stablehlo.broadcast_in_dim %477, dims = [0, 1] : (tensor<72x1xf32>) -> tensor<72x72xf32>
    %479 = stablehlo.add %473, %478 : tensor<72x72xf32>
    %cst_179 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %480 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %481 = stablehlo.multiply %479, %480 : tensor<72x72xf32>
    %cst_180 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %482 = stablehlo.reduce(%479 init: %cst_180) applies stablehlo.add across dimensions = [0] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %483 = stablehlo.broadcast_in_dim %482, dims = [1] : (tensor<72xf32>) -> tensor<1x72xf32>
    %cst_181 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %484 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<1x72xf32>
    %485 = stablehlo.multiply %483, %484 : tensor<1x72xf32>
    %486 = stablehlo.broadcast_in_dim %485, dims = [0, 1] : (tensor<1x72xf32>) -> tensor<72x72xf32>
    %487 = stablehlo.add %481, %486 : tensor<72x72xf32>
    %cst_182 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %488 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %489 = stablehlo.multiply %487, %488 : tensor<72x72xf32>
    %cst_183 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %490 = stablehlo.reduce(%487 init: %cst_183) applies stablehlo.add across dimensions = [1] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %491 = stablehlo.broadcast_in_dim %490, dims = [0] : (tensor<72xf32>) -> tensor<72x1xf32>
    %cst_184 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %492 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<72x1xf32>
    %493 = stablehlo.multiply %491, %492 : tensor<72x1xf32>
    %494 = stablehlo.broadcast_in_dim %493, dims = [0, 1] : (tensor<72x1xf32>) -> tensor<72x72xf32>
    %495 = stablehlo.add %489, %494 : tensor<72x72xf32>
    %cst_185 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %496 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %497 = stablehlo.multiply %495, %496 : tensor<72x72xf32>
    %cst_186 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %498 = stablehlo.reduce(%495 init: %cst_186) applies stablehlo.add across dimensions = [0] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %499 = stablehlo.broadcast_in_dim %498, dims = [1] : (tensor<72xf32>) -> tensor<1x72xf32>
    %cst_187 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %500 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<1x72xf32>
    %501 = stablehlo.multiply %499, %500 : tensor<1x72xf32>
    %502 = stablehlo.broadcast_in_dim %501, dims = [0, 1] : (tensor<1x72xf32>) -> tensor<72x72xf32>
    %503 = stablehlo.add %497, %502 : tensor<72x72xf32>
    %cst_188 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %504 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %505 = stablehlo.multiply %503, %504 : tensor<72x72xf32>
    %cst_189 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %506 = stablehlo.reduce(%503 init: %cst_189) applies stablehlo.add across dimensions = [1] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %507 = stablehlo.broadcast_in_dim %506, dims = [0] : (tensor<72xf32>) -> tensor<72x1xf32>
    %cst_190 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %508 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<72x1xf32>
    %509 = stablehlo.multiply %507, %508 : tensor<72x1xf32>
    %510 = stablehlo.broadcast_in_dim %509, dims = [0, 1] : (tensor<72x1xf32>) -> tensor<72x72xf32>
    %511 = stablehlo.add %505, %510 : tensor<72x72xf32>
    %cst_191 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %512 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %513 = stablehlo.multiply %511, %512 : tensor<72x72xf32>
    %cst_192 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %514 = stablehlo.reduce(%511 init: %cst_192) applies stablehlo.add across dimensions = [0] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %515 = stablehlo.broadcast_in_dim %514, dims = [1] : (tensor<72xf32>) -> tensor<1x72xf32>
    %cst_193 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %516 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<1x72xf32>
    %517 = stablehlo.multiply %515, %516 : tensor<1x72xf32>
    %518 = stablehlo.broadcast_in_dim %517, dims = [0, 1] : (tensor<1x72xf32>) -> tensor<72x72xf32>
    %519 = stablehlo.add %513, %518 : tensor<72x72xf32>
    %cst_194 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %520 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %521 = stablehlo.multiply %519, %520 : tensor<72x72xf32>
    %cst_195 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %522 = stablehlo.reduce(%519 init: %cst_195) applies stablehlo.add across dimensions = [1] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %523 = stablehlo.broadcast_in_dim %522, dims = [0] : (tensor<72xf32>) -> tensor<72x1xf32>
    %cst_196 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %524 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<72x1xf32>
    %525 = stablehlo.multiply %523, %524 : tensor<72x1xf32>
    %526 = stablehlo.broadcast_in_dim %525, dims = [0, 1] : (tensor<72x1xf32>) -> tensor<72x72xf32>
    %527 = stablehlo.add %521, %526 : tensor<72x72xf32>
    %cst_197 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %528 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %529 = stablehlo.multiply %527, %528 : tensor<72x72xf32>
    %cst_198 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %530 = stablehlo.reduce(%527 init: %cst_198) applies stablehlo.add across dimensions = [0] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %531 = stablehlo.broadcast_in_dim %530, dims = [1] : (tensor<72xf32>) -> tensor<1x72xf32>
    %cst_199 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %532 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<1x72xf32>
    %533 = stablehlo.multiply %531, %532 : tensor<1x72xf32>
    %534 = stablehlo.broadcast_in_dim %533, dims = [0, 1] : (tensor<1x72xf32>) -> tensor<72x72xf32>
    %535 = stablehlo.add %529, %534 : tensor<72x72xf32>
    %cst_200 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %536 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %537 = stablehlo.multiply %535, %536 : tensor<72x72xf32>
    %cst_201 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %538 = stablehlo.reduce(%535 init: %cst_201) applies stablehlo.add across dimensions = [1] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %539 = stablehlo.broadcast_in_dim %538, dims = [0] : (tensor<72xf32>) -> tensor<72x1xf32>
    %cst_202 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %540 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<72x1xf32>
    %541 = stablehlo.multiply %539, %540 : tensor<72x1xf32>
    %542 = stablehlo.broadcast_in_dim %541, dims = [0, 1] : (tensor<72x1xf32>) -> tensor<72x72xf32>
    %543 = stablehlo.add %537, %542 : tensor<72x72xf32>
    %cst_203 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %544 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %545 = stablehlo.multiply %543, %544 : tensor<72x72xf32>
    %cst_204 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %546 = stablehlo.reduce(%543 init: %cst_204) applies stablehlo.add across dimensions = [0] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %547 = stablehlo.broadcast_in_dim %546, dims = [1] : (tensor<72xf32>) -> tensor<1x72xf32>
    %cst_205 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %548 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<1x72xf32>
    %549 = stablehlo.multiply %547, %548 : tensor<1x72xf32>
    %550 = stablehlo.broadcast_in_dim %549, dims = [0, 1] : (tensor<1x72xf32>) -> tensor<72x72xf32>
    %551 = stablehlo.add %545, %550 : tensor<72x72xf32>
    %cst_206 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %552 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %553 = stablehlo.multiply %551, %552 : tensor<72x72xf32>
    %cst_207 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %554 = stablehlo.reduce(%551 init: %cst_207) applies stablehlo.add across dimensions = [1] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %555 = stablehlo.broadcast_in_dim %554, dims = [0] : (tensor<72xf32>) -> tensor<72x1xf32>
    %cst_208 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %556 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<72x1xf32>
    %557 = stablehlo.multiply %555, %556 : tensor<72x1xf32>
    %558 = stablehlo.broadcast_in_dim %557, dims = [0, 1] : (tensor<72x1xf32>) -> tensor<72x72xf32>
    %559 = stablehlo.add %553, %558 : tensor<72x72xf32>
    %cst_209 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %560 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %561 = stablehlo.multiply %559, %560 : tensor<72x72xf32>
    %cst_210 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %562 = stablehlo.reduce(%559 init: %cst_210) applies stablehlo.add across dimensions = [0] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %563 = stablehlo.broadcast_in_dim %562, dims = [1] : (tensor<72xf32>) -> tensor<1x72xf32>
    %cst_211 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %564 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<1x72xf32>
    %565 = stablehlo.multiply %563, %564 : tensor<1x72xf32>
    %566 = stablehlo.broadcast_in_dim %565, dims = [0, 1] : (tensor<1x72xf32>) -> tensor<72x72xf32>
    %567 = stablehlo.add %561, %566 : tensor<72x72xf32>
    %cst_212 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %568 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %569 = stablehlo.multiply %567, %568 : tensor<72x72xf32>
    %cst_213 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %570 = stablehlo.reduce(%567 init: %cst_213) applies stablehlo.add across dimensions = [1] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %571 = stablehlo.broadcast_in_dim %570, dims = [0] : (tensor<72xf32>) -> tensor<72x1xf32>
    %cst_214 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %572 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<72x1xf32>
    %573 = stablehlo.multiply %571, %572 : tensor<72x1xf32>
    %574 = stablehlo.broadcast_in_dim %573, dims = [0, 1] : (tensor<72x1xf32>) -> tensor<72x72xf32>
    %575 = stablehlo.add %569, %574 : tensor<72x72xf32>
    %cst_215 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %576 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %577 = stablehlo.multiply %575, %576 : tensor<72x72xf32>
    %cst_216 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %578 = stablehlo.reduce(%575 init: %cst_216) applies stablehlo.add across dimensions = [0] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %579 = stablehlo.broadcast_in_dim %578, dims = [1] : (tensor<72xf32>) -> tensor<1x72xf32>
    %cst_217 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %580 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<1x72xf32>
    %581 = stablehlo.multiply %579, %580 : tensor<1x72xf32>
    %582 = stablehlo.broadcast_in_dim %581, dims = [0, 1] : (tensor<1x72xf32>) -> tensor<72x72xf32>
    %583 = stablehlo.add %577, %582 : tensor<72x72xf32>
    %cst_218 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %584 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %585 = stablehlo.multiply %583, %584 : tensor<72x72xf32>
    %cst_219 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %586 = stablehlo.reduce(%583 init: %cst_219) applies stablehlo.add across dimensions = [1] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %587 = stablehlo.broadcast_in_dim %586, dims = [0] : (tensor<72xf32>) -> tensor<72x1xf32>
    %cst_220 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %588 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<72x1xf32>
    %589 = stablehlo.multiply %587, %588 : tensor<72x1xf32>
    %590 = stablehlo.broadcast_in_dim %589, dims = [0, 1] : (tensor<72x1xf32>) -> tensor<72x72xf32>
    %591 = stablehlo.add %585, %590 : tensor<72x72xf32>
    %cst_221 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %592 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %593 = stablehlo.multiply %591, %592 : tensor<72x72xf32>
    %cst_222 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %594 = stablehlo.reduce(%591 init: %cst_222) applies stablehlo.add across dimensions = [0] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %595 = stablehlo.broadcast_in_dim %594, dims = [1] : (tensor<72xf32>) -> tensor<1x72xf32>
    %cst_223 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %596 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<1x72xf32>
    %597 = stablehlo.multiply %595, %596 : tensor<1x72xf32>
    %598 = stablehlo.broadcast_in_dim %597, dims = [0, 1] : (tensor<1x72xf32>) -> tensor<72x72xf32>
    %599 = stablehlo.add %593, %598 : tensor<72x72xf32>
    %cst_224 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %600 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %601 = stablehlo.multiply %599, %600 : tensor<72x72xf32>
    %cst_225 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %602 = stablehlo.reduce(%599 init: %cst_225) applies stablehlo.add across dimensions = [1] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %603 = stablehlo.broadcast_in_dim %602, dims = [0] : (tensor<72xf32>) -> tensor<72x1xf32>
    %cst_226 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %604 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<72x1xf32>
    %605 = stablehlo.multiply %603, %604 : tensor<72x1xf32>
    %606 = stablehlo.broadcast_in_dim %605, dims = [0, 1] : (tensor<72x1xf32>) -> tensor<72x72xf32>
    %607 = stablehlo.add %601, %606 : tensor<72x72xf32>
    %cst_227 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %608 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %609 = stablehlo.multiply %607, %608 : tensor<72x72xf32>
    %cst_228 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %610 = stablehlo.reduce(%607 init: %cst_228) applies stablehlo.add across dimensions = [0] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %611 = stablehlo.broadcast_in_dim %610, dims = [1] : (tensor<72xf32>) -> tensor<1x72xf32>
    %cst_229 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %612 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<1x72xf32>
    %613 = stablehlo.multiply %611, %612 : tensor<1x72xf32>
    %614 = stablehlo.broadcast_in_dim %613, dims = [0, 1] : (tensor<1x72xf32>) -> tensor<72x72xf32>
    %615 = stablehlo.add %609, %614 : tensor<72x72xf32>
    %cst_230 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %616 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %617 = stablehlo.multiply %615, %616 : tensor<72x72xf32>
    %cst_231 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %618 = stablehlo.reduce(%615 init: %cst_231) applies stablehlo.add across dimensions = [1] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %619 = stablehlo.broadcast_in_dim %618, dims = [0] : (tensor<72xf32>) -> tensor<72x1xf32>
    %cst_232 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %620 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<72x1xf32>
    %621 = stablehlo.multiply %619, %620 : tensor<72x1xf32>
    %622 = stablehlo.broadcast_in_dim %621, dims = [0, 1] : (tensor<72x1xf32>) -> tensor<72x72xf32>
    %623 = stablehlo.add %617, %622 : tensor<72x72xf32>
    %cst_233 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %624 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %625 = stablehlo.multiply %623, %624 : tensor<72x72xf32>
    %cst_234 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %626 = stablehlo.reduce(%623 init: %cst_234) applies stablehlo.add across dimensions = [0] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %627 = stablehlo.broadcast_in_dim %626, dims = [1] : (tensor<72xf32>) -> tensor<1x72xf32>
    %cst_235 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %628 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<1x72xf32>
    %629 = stablehlo.multiply %627, %628 : tensor<1x72xf32>
    %630 = stablehlo.broadcast_in_dim %629, dims = [0, 1] : (tensor<1x72xf32>) -> tensor<72x72xf32>
    %631 = stablehlo.add %625, %630 : tensor<72x72xf32>
    %cst_236 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %632 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %633 = stablehlo.multiply %631, %632 : tensor<72x72xf32>
    %cst_237 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %634 = stablehlo.reduce(%631 init: %cst_237) applies stablehlo.add across dimensions = [1] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %635 = stablehlo.broadcast_in_dim %634, dims = [0] : (tensor<72xf32>) -> tensor<72x1xf32>
    %cst_238 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %636 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<72x1xf32>
    %637 = stablehlo.multiply %635, %636 : tensor<72x1xf32>
    %638 = stablehlo.broadcast_in_dim %637, dims = [0, 1] : (tensor<72x1xf32>) -> tensor<72x72xf32>
    %639 = stablehlo.add %633, %638 : tensor<72x72xf32>
    %cst_239 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %640 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %641 = stablehlo.multiply %639, %640 : tensor<72x72xf32>
    %cst_240 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %642 = stablehlo.reduce(%639 init: %cst_240) applies stablehlo.add across dimensions = [0] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %643 = stablehlo.broadcast_in_dim %642, dims = [1] : (tensor<72xf32>) -> tensor<1x72xf32>
    %cst_241 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %644 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<1x72xf32>
    %645 = stablehlo.multiply %643, %644 : tensor<1x72xf32>
    %646 = stablehlo.broadcast_in_dim %645, dims = [0, 1] : (tensor<1x72xf32>) -> tensor<72x72xf32>
    %647 = stablehlo.add %641, %646 : tensor<72x72xf32>
    %cst_242 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %648 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %649 = stablehlo.multiply %647, %648 : tensor<72x72xf32>
    %cst_243 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %650 = stablehlo.reduce(%647 init: %cst_243) applies stablehlo.add across dimensions = [1] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %651 = stablehlo.broadcast_in_dim %650, dims = [0] : (tensor<72xf32>) -> tensor<72x1xf32>
    %cst_244 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %652 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<72x1xf32>
    %653 = stablehlo.multiply %651, %652 : tensor<72x1xf32>
    %654 = stablehlo.broadcast_in_dim %653, dims = [0, 1] : (tensor<72x1xf32>) -> tensor<72x72xf32>
    %655 = stablehlo.add %649, %654 : tensor<72x72xf32>
    %cst_245 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %656 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %657 = stablehlo.multiply %655, %656 : tensor<72x72xf32>
    %cst_246 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %658 = stablehlo.reduce(%655 init: %cst_246) applies stablehlo.add across dimensions = [0] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %659 = stablehlo.broadcast_in_dim %658, dims = [1] : (tensor<72xf32>) -> tensor<1x72xf32>
    %cst_247 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %660 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<1x72xf32>
    %661 = stablehlo.multiply %659, %660 : tensor<1x72xf32>
    %662 = stablehlo.broadcast_in_dim %661, dims = [0, 1] : (tensor<1x72xf32>) -> tensor<72x72xf32>
    %663 = stablehlo.add %657, %662 : tensor<72x72xf32>
    %cst_248 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %664 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %665 = stablehlo.multiply %663, %664 : tensor<72x72xf32>
    %cst_249 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %666 = stablehlo.reduce(%663 init: %cst_249) applies stablehlo.add across dimensions = [1] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %667 = stablehlo.broadcast_in_dim %666, dims = [0] : (tensor<72xf32>) -> tensor<72x1xf32>
    %cst_250 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %668 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<f32>) -> tensor<72x1xf32>
    %669 = stablehlo.multiply %667, %668 : tensor<72x1xf32>
    %670 = stablehlo.broadcast_in_dim %669, dims = [0, 1] : (tensor<72x1xf32>) -> tensor<72x72xf32>
    %671 = stablehlo.add %665, %670 : tensor<72x72xf32>
    %cst_251 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %672 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %673 = stablehlo.multiply %671, %672 : tensor<72x72xf32>
    %cst_252 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %674 = stablehlo.reduce(%671 init: %cst_252) applies stablehlo.add across dimensions = [0] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %675 = stablehlo.broadcast_in_dim %674, dims = [1] : (tensor<72xf32>) -> tensor<1x72xf32>
    %cst_253 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %676 = stablehlo.broadcast_in_dim %cst_253, dims = [] : (tensor<f32>) -> tensor<1x72xf32>
    %677 = stablehlo.multiply %675, %676 : tensor<1x72xf32>
    %678 = stablehlo.broadcast_in_dim %677, dims = [0, 1] : (tensor<1x72xf32>) -> tensor<72x72xf32>
    %679 = stablehlo.add %673, %678 : tensor<72x72xf32>
    %cst_254 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %680 = stablehlo.broadcast_in_dim %cst_254, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %681 = stablehlo.multiply %679, %680 : tensor<72x72xf32>
    %cst_255 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %682 = stablehlo.reduce(%679 init: %cst_255) applies stablehlo.add across dimensions = [1] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %683 = stablehlo.broadcast_in_dim %682, dims = [0] : (tensor<72xf32>) -> tensor<72x1xf32>
    %cst_256 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %684 = stablehlo.broadcast_in_dim %cst_256, dims = [] : (tensor<f32>) -> tensor<72x1xf32>
    %685 = stablehlo.multiply %683, %684 : tensor<72x1xf32>
    %686 = stablehlo.broadcast_in_dim %685, dims = [0, 1] : (tensor<72x1xf32>) -> tensor<72x72xf32>
    %687 = stablehlo.add %681, %686 : tensor<72x72xf32>
    %cst_257 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %688 = stablehlo.broadcast_in_dim %cst_257, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %689 = stablehlo.multiply %687, %688 : tensor<72x72xf32>
    %cst_258 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %690 = stablehlo.reduce(%687 init: %cst_258) applies stablehlo.add across dimensions = [0] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %691 = stablehlo.broadcast_in_dim %690, dims = [1] : (tensor<72xf32>) -> tensor<1x72xf32>
    %cst_259 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %692 = stablehlo.broadcast_in_dim %cst_259, dims = [] : (tensor<f32>) -> tensor<1x72xf32>
    %693 = stablehlo.multiply %691, %692 : tensor<1x72xf32>
    %694 = stablehlo.broadcast_in_dim %693, dims = [0, 1] : (tensor<1x72xf32>) -> tensor<72x72xf32>
    %695 = stablehlo.add %689, %694 : tensor<72x72xf32>
    %cst_260 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %696 = stablehlo.broadcast_in_dim %cst_260, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %697 = stablehlo.multiply %695, %696 : tensor<72x72xf32>
    %cst_261 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %698 = stablehlo.reduce(%695 init: %cst_261) applies stablehlo.add across dimensions = [1] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %699 = stablehlo.broadcast_in_dim %698, dims = [0] : (tensor<72xf32>) -> tensor<72x1xf32>
    %cst_262 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %700 = stablehlo.broadcast_in_dim %cst_262, dims = [] : (tensor<f32>) -> tensor<72x1xf32>
    %701 = stablehlo.multiply %699, %700 : tensor<72x1xf32>
    %702 = stablehlo.broadcast_in_dim %701, dims = [0, 1] : (tensor<72x1xf32>) -> tensor<72x72xf32>
    %703 = stablehlo.add %697, %702 : tensor<72x72xf32>
    %cst_263 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %704 = stablehlo.broadcast_in_dim %cst_263, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %705 = stablehlo.multiply %703, %704 : tensor<72x72xf32>
    %cst_264 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %706 = stablehlo.reduce(%703 init: %cst_264) applies stablehlo.add across dimensions = [0] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %707 = stablehlo.broadcast_in_dim %706, dims = [1] : (tensor<72xf32>) -> tensor<1x72xf32>
    %cst_265 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %708 = stablehlo.broadcast_in_dim %cst_265, dims = [] : (tensor<f32>) -> tensor<1x72xf32>
    %709 = stablehlo.multiply %707, %708 : tensor<1x72xf32>
    %710 = stablehlo.broadcast_in_dim %709, dims = [0, 1] : (tensor<1x72xf32>) -> tensor<72x72xf32>
    %711 = stablehlo.add %705, %710 : tensor<72x72xf32>
    %cst_266 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %712 = stablehlo.broadcast_in_dim %cst_266, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %713 = stablehlo.multiply %711, %712 : tensor<72x72xf32>
    %cst_267 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %714 = stablehlo.reduce(%711 init: %cst_267) applies stablehlo.add across dimensions = [1] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %715 = stablehlo.broadcast_in_dim %714, dims = [0] : (tensor<72xf32>) -> tensor<72x1xf32>
    %cst_268 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %716 = stablehlo.broadcast_in_dim %cst_268, dims = [] : (tensor<f32>) -> tensor<72x1xf32>
    %717 = stablehlo.multiply %715, %716 : tensor<72x1xf32>
    %718 = stablehlo.broadcast_in_dim %717, dims = [0, 1] : (tensor<72x1xf32>) -> tensor<72x72xf32>
    %719 = stablehlo.add %713, %718 : tensor<72x72xf32>
    %cst_269 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %720 = stablehlo.broadcast_in_dim %cst_269, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %721 = stablehlo.multiply %719, %720 : tensor<72x72xf32>
    %cst_270 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %722 = stablehlo.reduce(%719 init: %cst_270) applies stablehlo.add across dimensions = [0] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %723 = stablehlo.broadcast_in_dim %722, dims = [1] : (tensor<72xf32>) -> tensor<1x72xf32>
    %cst_271 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %724 = stablehlo.broadcast_in_dim %cst_271, dims = [] : (tensor<f32>) -> tensor<1x72xf32>
    %725 = stablehlo.multiply %723, %724 : tensor<1x72xf32>
    %726 = stablehlo.broadcast_in_dim %725, dims = [0, 1] : (tensor<1x72xf32>) -> tensor<72x72xf32>
    %727 = stablehlo.add %721, %726 : tensor<72x72xf32>
    %cst_272 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %728 = stablehlo.broadcast_in_dim %cst_272, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %729 = stablehlo.multiply %727, %728 : tensor<72x72xf32>
    %cst_273 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %730 = stablehlo.reduce(%727 init: %cst_273) applies stablehlo.add across dimensions = [1] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %731 = stablehlo.broadcast_in_dim %730, dims = [0] : (tensor<72xf32>) -> tensor<72x1xf32>
    %cst_274 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %732 = stablehlo.broadcast_in_dim %cst_274, dims = [] : (tensor<f32>) -> tensor<72x1xf32>
    %733 = stablehlo.multiply %731, %732 : tensor<72x1xf32>
    %734 = stablehlo.broadcast_in_dim %733, dims = [0, 1] : (tensor<72x1xf32>) -> tensor<72x72xf32>
    %735 = stablehlo.add %729, %734 : tensor<72x72xf32>
    %cst_275 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %736 = stablehlo.broadcast_in_dim %cst_275, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %737 = stablehlo.multiply %735, %736 : tensor<72x72xf32>
    %cst_276 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %738 = stablehlo.reduce(%735 init: %cst_276) applies stablehlo.add across dimensions = [0] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %739 = stablehlo.broadcast_in_dim %738, dims = [1] : (tensor<72xf32>) -> tensor<1x72xf32>
    %cst_277 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %740 = stablehlo.broadcast_in_dim %cst_277, dims = [] : (tensor<f32>) -> tensor<1x72xf32>
    %741 = stablehlo.multiply %739, %740 : tensor<1x72xf32>
    %742 = stablehlo.broadcast_in_dim %741, dims = [0, 1] : (tensor<1x72xf32>) -> tensor<72x72xf32>
    %743 = stablehlo.add %737, %742 : tensor<72x72xf32>
    %cst_278 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %744 = stablehlo.broadcast_in_dim %cst_278, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %745 = stablehlo.multiply %743, %744 : tensor<72x72xf32>
    %cst_279 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %746 = stablehlo.reduce(%743 init: %cst_279) applies stablehlo.add across dimensions = [1] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %747 = stablehlo.broadcast_in_dim %746, dims = [0] : (tensor<72xf32>) -> tensor<72x1xf32>
    %cst_280 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %748 = stablehlo.broadcast_in_dim %cst_280, dims = [] : (tensor<f32>) -> tensor<72x1xf32>
    %749 = stablehlo.multiply %747, %748 : tensor<72x1xf32>
    %750 = stablehlo.broadcast_in_dim %749, dims = [0, 1] : (tensor<72x1xf32>) -> tensor<72x72xf32>
    %751 = stablehlo.add %745, %750 : tensor<72x72xf32>
    %cst_281 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %752 = stablehlo.broadcast_in_dim %cst_281, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %753 = stablehlo.multiply %751, %752 : tensor<72x72xf32>
    %cst_282 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %754 = stablehlo.reduce(%751 init: %cst_282) applies stablehlo.add across dimensions = [0] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %755 = stablehlo.broadcast_in_dim %754, dims = [1] : (tensor<72xf32>) -> tensor<1x72xf32>
    %cst_283 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %756 = stablehlo.broadcast_in_dim %cst_283, dims = [] : (tensor<f32>) -> tensor<1x72xf32>
    %757 = stablehlo.multiply %755, %756 : tensor<1x72xf32>
    %758 = stablehlo.broadcast_in_dim %757, dims = [0, 1] : (tensor<1x72xf32>) -> tensor<72x72xf32>
    %759 = stablehlo.add %753, %758 : tensor<72x72xf32>
    %cst_284 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %760 = stablehlo.broadcast_in_dim %cst_284, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %761 = stablehlo.multiply %759, %760 : tensor<72x72xf32>
    %cst_285 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %762 = stablehlo.reduce(%759 init: %cst_285) applies stablehlo.add across dimensions = [1] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %763 = stablehlo.broadcast_in_dim %762, dims = [0] : (tensor<72xf32>) -> tensor<72x1xf32>
    %cst_286 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %764 = stablehlo.broadcast_in_dim %cst_286, dims = [] : (tensor<f32>) -> tensor<72x1xf32>
    %765 = stablehlo.multiply %763, %764 : tensor<72x1xf32>
    %766 = stablehlo.broadcast_in_dim %765, dims = [0, 1] : (tensor<72x1xf32>) -> tensor<72x72xf32>
    %767 = stablehlo.add %761, %766 : tensor<72x72xf32>
    %cst_287 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %768 = stablehlo.broadcast_in_dim %cst_287, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %769 = stablehlo.multiply %767, %768 : tensor<72x72xf32>
    %cst_288 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %770 = stablehlo.reduce(%767 init: %cst_288) applies stablehlo.add across dimensions = [0] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %771 = stablehlo.broadcast_in_dim %770, dims = [1] : (tensor<72xf32>) -> tensor<1x72xf32>
    %cst_289 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %772 = stablehlo.broadcast_in_dim %cst_289, dims = [] : (tensor<f32>) -> tensor<1x72xf32>
    %773 = stablehlo.multiply %771, %772 : tensor<1x72xf32>
    %774 = stablehlo.broadcast_in_dim %773, dims = [0, 1] : (tensor<1x72xf32>) -> tensor<72x72xf32>
    %775 = stablehlo.add %769, %774 : tensor<72x72xf32>
    %cst_290 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %776 = stablehlo.broadcast_in_dim %cst_290, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %777 = stablehlo.multiply %775, %776 : tensor<72x72xf32>
    %cst_291 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %778 = stablehlo.reduce(%775 init: %cst_291) applies stablehlo.add across dimensions = [1] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %779 = stablehlo.broadcast_in_dim %778, dims = [0] : (tensor<72xf32>) -> tensor<72x1xf32>
    %cst_292 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %780 = stablehlo.broadcast_in_dim %cst_292, dims = [] : (tensor<f32>) -> tensor<72x1xf32>
    %781 = stablehlo.multiply %779, %780 : tensor<72x1xf32>
    %782 = stablehlo.broadcast_in_dim %781, dims = [0, 1] : (tensor<72x1xf32>) -> tensor<72x72xf32>
    %783 = stablehlo.add %777, %782 : tensor<72x72xf32>
    %cst_293 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %784 = stablehlo.broadcast_in_dim %cst_293, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %785 = stablehlo.multiply %783, %784 : tensor<72x72xf32>
    %cst_294 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %786 = stablehlo.reduce(%783 init: %cst_294) applies stablehlo.add across dimensions = [0] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %787 = stablehlo.broadcast_in_dim %786, dims = [1] : (tensor<72xf32>) -> tensor<1x72xf32>
    %cst_295 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %788 = stablehlo.broadcast_in_dim %cst_295, dims = [] : (tensor<f32>) -> tensor<1x72xf32>
    %789 = stablehlo.multiply %787, %788 : tensor<1x72xf32>
    %790 = stablehlo.broadcast_in_dim %789, dims = [0, 1] : (tensor<1x72xf32>) -> tensor<72x72xf32>
    %791 = stablehlo.add %785, %790 : tensor<72x72xf32>
    %cst_296 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %792 = stablehlo.broadcast_in_dim %cst_296, dims = [] : (tensor<f32>) -> tensor<72x72xf32>
    %793 = stablehlo.multiply %791, %792 : tensor<72x72xf32>
    %cst_297 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %794 = stablehlo.reduce(%791 init: %cst_297) applies stablehlo.add across dimensions = [1] : (tensor<72x72xf32>, tensor<f32>) -> tensor<72xf32>
    %795 = stablehlo.broadcast_in_dim %794, dims = [0] : (tensor<72xf32>) -> tensor<72x1xf32>
    %cst_298 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %796 = stablehlo.broadcast_in_dim %cst_298, dims = [] : (tensor<f32>) -> tensor<72x1xf32>
    %797 = stablehlo.multiply %795, %796 : tensor<72x1xf32>
    %798 = stablehlo.broadcast_in_dim %797, dims = [0, 1] : (tensor<72x1xf32>) -> tensor<72x72xf32>
    %799 = stablehlo.add %793, %798 : tensor<72x72xf32>
    return %799 : tensor<72x72xf32>
  }
}
