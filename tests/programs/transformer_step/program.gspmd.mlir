module @jit_step attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<64x32xf32> {mhlo.sharding = "{devices=[4,1,2]<=[2,4]T(1,0) last_tile_dim_replicate}"}, %arg1: tensor<50x32xf32> {mhlo.sharding = "{replicated}"}, %arg2: tensor<32x4x8xf32> {mhlo.sharding = "{devices=[1,4,1,2]<=[2,4]T(1,0) last_tile_dim_replicate}"}, %arg3: tensor<4x8x32xf32> {mhlo.sharding = "{devices=[4,1,1,2]<=[2,4]T(1,0) last_tile_dim_replicate}"}, %arg4: tensor<32x4x8xf32> {mhlo.sharding = "{devices=[1,4,1,2]<=[2,4]T(1,0) last_tile_dim_replicate}"}, %arg5: tensor<32x64xf32> {mhlo.sharding = "{devices=[1,4,2]<=[2,4]T(1,0) last_tile_dim_replicate}"}, %arg6: tensor<32x4x8xf32> {mhlo.sharding = "{devices=[1,4,1,2]<=[2,4]T(1,0) last_tile_dim_replicate}"}, %arg7: tensor<4x17xi32> {mhlo.sharding = "{devices=[2,1,4]<=[8] last_tile_dim_replicate}"}) -> (tensor<64x32xf32> {jax.result_info = "result[0]['down']"}, tensor<50x32xf32> {jax.result_info = "result[0]['emb']"}, tensor<32x4x8xf32> {jax.result_info = "result[0]['k']"}, tensor<4x8x32xf32> {jax.result_info = "result[0]['o']"}, tensor<32x4x8xf32> {jax.result_info = "result[0]['q']"}, tensor<32x64xf32> {jax.result_info = "result[0]['up']"}, tensor<32x4x8xf32> {jax.result_info = "result[0]['v']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.slice %arg7 [0:4, 0:16] : (tensor<4x17xi32>) -> tensor<4x16xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x16xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<4x16xi32>, tensor<4x16xi32>) -> tensor<4x16xi1>
    %c_0 = stablehlo.constant dense<50> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x16xi32>
    %4 = stablehlo.add %0, %3 : tensor<4x16xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<4x16xi1>, tensor<4x16xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<4x16xi32>) -> tensor<4x16x1xi32>
    %7 = "stablehlo.gather"(%arg1, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<50x32xf32>, tensor<4x16x1xi32>) -> tensor<4x16x32xf32>
    %8 = stablehlo.multiply %7, %7 : tensor<4x16x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %cst_1 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<4x16x1xf32>
    %cst_2 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %14 = stablehlo.add %12, %13 : tensor<4x16x1xf32>
    %15 = stablehlo.rsqrt %14 : tensor<4x16x1xf32>
    %16 = stablehlo.divide %15, %14 : tensor<4x16x1xf32>
    %cst_3 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %18 = stablehlo.multiply %17, %16 : tensor<4x16x1xf32>
    %19 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %20 = stablehlo.multiply %7, %19 : tensor<4x16x32xf32>
    %21 = stablehlo.dot_general %arg4, %20, contracting_dims = [0] x [2], precision = [DEFAULT, DEFAULT] : (tensor<32x4x8xf32>, tensor<4x16x32xf32>) -> tensor<4x8x4x16xf32>
    %22 = stablehlo.transpose %21, dims = [2, 0, 3, 1] : (tensor<4x8x4x16xf32>) -> tensor<4x4x16x8xf32>
    %23 = stablehlo.dot_general %arg2, %20, contracting_dims = [0] x [2], precision = [DEFAULT, DEFAULT] : (tensor<32x4x8xf32>, tensor<4x16x32xf32>) -> tensor<4x8x4x16xf32>
    %24 = stablehlo.transpose %23, dims = [2, 0, 3, 1] : (tensor<4x8x4x16xf32>) -> tensor<4x4x16x8xf32>
    %25 = stablehlo.dot_general %arg6, %20, contracting_dims = [0] x [2], precision = [DEFAULT, DEFAULT] : (tensor<32x4x8xf32>, tensor<4x16x32xf32>) -> tensor<4x8x4x16xf32>
    %26 = stablehlo.transpose %25, dims = [2, 0, 3, 1] : (tensor<4x8x4x16xf32>) -> tensor<4x4x16x8xf32>
    %27 = stablehlo.dot_general %22, %24, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x4x16x8xf32>, tensor<4x4x16x8xf32>) -> tensor<4x4x16x16xf32>
    %cst_4 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x4x16x16xf32>
    %29 = stablehlo.divide %27, %28 : tensor<4x4x16x16xf32>
    %c_5 = stablehlo.constant dense<true> : tensor<i1>
    %30 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i1>) -> tensor<16x16xi1>
    %31 = call @tril(%30) : (tensor<16x16xi1>) -> tensor<16x16xi1>
    %cst_6 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %32:2 = call @_where(%31, %29, %cst_6) : (tensor<16x16xi1>, tensor<4x4x16x16xf32>, tensor<f32>) -> (tensor<4x4x16x16xf32>, tensor<4x4x16x16xi1>)
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %33 = stablehlo.reduce(%32#0 init: %cst_7) applies stablehlo.maximum across dimensions = [3] : (tensor<4x4x16x16xf32>, tensor<f32>) -> tensor<4x4x16xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4x4x16xf32>
    %35 = stablehlo.maximum %34, %33 : tensor<4x4x16xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2] : (tensor<4x4x16xf32>) -> tensor<4x4x16x1xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2, 3] : (tensor<4x4x16x1xf32>) -> tensor<4x4x16x16xf32>
    %38 = stablehlo.subtract %32#0, %37 : tensor<4x4x16x16xf32>
    %39 = stablehlo.exponential %38 : tensor<4x4x16x16xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%39 init: %cst_9) applies stablehlo.add across dimensions = [3] : (tensor<4x4x16x16xf32>, tensor<f32>) -> tensor<4x4x16xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2] : (tensor<4x4x16xf32>) -> tensor<4x4x16x1xf32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1, 2, 3] : (tensor<4x4x16x1xf32>) -> tensor<4x4x16x16xf32>
    %43 = stablehlo.divide %39, %42 : tensor<4x4x16x16xf32>
    %44 = stablehlo.multiply %41, %41 : tensor<4x4x16x1xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x4x16x1xf32>
    %46 = stablehlo.divide %45, %44 : tensor<4x4x16x1xf32>
    %47 = stablehlo.dot_general %26, %43, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x4x16x8xf32>, tensor<4x4x16x16xf32>) -> tensor<4x4x8x16xf32>
    %48 = stablehlo.dot_general %47, %arg3, contracting_dims = [1, 2] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x4x8x16xf32>, tensor<4x8x32xf32>) -> tensor<4x16x32xf32>
    %49 = stablehlo.add %7, %48 : tensor<4x16x32xf32>
    %50 = stablehlo.multiply %49, %49 : tensor<4x16x32xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %cst_12 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %54 = stablehlo.divide %52, %53 : tensor<4x16x1xf32>
    %cst_13 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %56 = stablehlo.add %54, %55 : tensor<4x16x1xf32>
    %57 = stablehlo.rsqrt %56 : tensor<4x16x1xf32>
    %58 = stablehlo.divide %57, %56 : tensor<4x16x1xf32>
    %cst_14 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %60 = stablehlo.multiply %59, %58 : tensor<4x16x1xf32>
    %61 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %62 = stablehlo.multiply %49, %61 : tensor<4x16x32xf32>
    %63 = stablehlo.dot_general %62, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x16x32xf32>, tensor<32x64xf32>) -> tensor<4x16x64xf32>
    %64 = stablehlo.multiply %63, %63 : tensor<4x16x64xf32>
    %65 = stablehlo.multiply %64, %63 : tensor<4x16x64xf32>
    %66 = stablehlo.multiply %63, %63 : tensor<4x16x64xf32>
    %cst_15 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %68 = stablehlo.multiply %67, %66 : tensor<4x16x64xf32>
    %cst_16 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %70 = stablehlo.multiply %69, %65 : tensor<4x16x64xf32>
    %71 = stablehlo.add %63, %70 : tensor<4x16x64xf32>
    %cst_17 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %73 = stablehlo.multiply %72, %71 : tensor<4x16x64xf32>
    %74 = stablehlo.tanh %73 : tensor<4x16x64xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %76 = stablehlo.subtract %75, %74 : tensor<4x16x64xf32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %78 = stablehlo.add %77, %74 : tensor<4x16x64xf32>
    %cst_20 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %80 = stablehlo.multiply %79, %78 : tensor<4x16x64xf32>
    %81 = stablehlo.multiply %63, %80 : tensor<4x16x64xf32>
    %82 = stablehlo.custom_call @Sharding(%81) {backend_config = "", mhlo.sharding = "{devices=[2,1,4]<=[8]}"} : (tensor<4x16x64xf32>) -> tensor<4x16x64xf32>
    %83 = stablehlo.dot_general %82, %arg0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x16x64xf32>, tensor<64x32xf32>) -> tensor<4x16x32xf32>
    %84 = stablehlo.add %49, %83 : tensor<4x16x32xf32>
    %85 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<50x32xf32>) -> tensor<32x50xf32>
    %86 = stablehlo.dot_general %84, %85, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x16x32xf32>, tensor<32x50xf32>) -> tensor<4x16x50xf32>
    %87:3 = call @log_softmax(%86) : (tensor<4x16x50xf32>) -> (tensor<4x16x50xf32>, tensor<4x16x50xf32>, tensor<4x16x1xf32>)
    %88 = stablehlo.slice %arg7 [0:4, 1:17] : (tensor<4x17xi32>) -> tensor<4x16xi32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [0, 1] : (tensor<4x16xi32>) -> tensor<4x16x1xi32>
    %90:2 = call @take_along_axis(%87#0, %89) : (tensor<4x16x50xf32>, tensor<4x16x1xi32>) -> (tensor<4x16x1xf32>, tensor<4x16x1x1xi32>)
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.reduce(%90#0 init: %cst_21) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_22 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %92 = stablehlo.divide %91, %cst_22 : tensor<f32>
    %93 = stablehlo.negate %92 : tensor<f32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %94 = stablehlo.negate %cst_23 : tensor<f32>
    %cst_24 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %95 = stablehlo.divide %94, %cst_24 : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %97 = call @take_along_axis_0(%90#1, %96) : (tensor<4x16x1x1xi32>, tensor<4x16x1xf32>) -> tensor<4x16x50xf32>
    %98 = call @log_softmax_1(%87#1, %87#2, %97) : (tensor<4x16x50xf32>, tensor<4x16x1xf32>, tensor<4x16x50xf32>) -> tensor<4x16x50xf32>
    %99 = stablehlo.dot_general %98, %84, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x50xf32>, tensor<4x16x32xf32>) -> tensor<50x32xf32>
    %100 = stablehlo.transpose %99, dims = [1, 0] : (tensor<50x32xf32>) -> tensor<32x50xf32>
    %101 = stablehlo.dot_general %98, %85, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x50xf32>, tensor<32x50xf32>) -> tensor<4x16x32xf32>
    %102 = stablehlo.transpose %100, dims = [1, 0] : (tensor<32x50xf32>) -> tensor<50x32xf32>
    %103 = stablehlo.dot_general %101, %82, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x32xf32>, tensor<4x16x64xf32>) -> tensor<32x64xf32>
    %104 = stablehlo.transpose %103, dims = [1, 0] : (tensor<32x64xf32>) -> tensor<64x32xf32>
    %105 = stablehlo.dot_general %101, %arg0, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x32xf32>, tensor<64x32xf32>) -> tensor<4x16x64xf32>
    %106 = stablehlo.custom_call @Sharding(%105) {backend_config = "", mhlo.sharding = "{devices=[2,1,4]<=[8]}"} : (tensor<4x16x64xf32>) -> tensor<4x16x64xf32>
    %107 = stablehlo.multiply %63, %106 : tensor<4x16x64xf32>
    %108 = stablehlo.multiply %106, %80 : tensor<4x16x64xf32>
    %cst_25 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %110 = stablehlo.multiply %109, %107 : tensor<4x16x64xf32>
    %111 = stablehlo.multiply %110, %76 : tensor<4x16x64xf32>
    %112 = stablehlo.multiply %111, %74 : tensor<4x16x64xf32>
    %113 = stablehlo.add %111, %112 : tensor<4x16x64xf32>
    %cst_26 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %115 = stablehlo.multiply %114, %113 : tensor<4x16x64xf32>
    %116 = stablehlo.add %108, %115 : tensor<4x16x64xf32>
    %cst_27 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %118 = stablehlo.multiply %117, %115 : tensor<4x16x64xf32>
    %119 = stablehlo.multiply %118, %68 : tensor<4x16x64xf32>
    %120 = stablehlo.add %116, %119 : tensor<4x16x64xf32>
    %121 = stablehlo.dot_general %120, %62, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x64xf32>, tensor<4x16x32xf32>) -> tensor<64x32xf32>
    %122 = stablehlo.transpose %121, dims = [1, 0] : (tensor<64x32xf32>) -> tensor<32x64xf32>
    %123 = stablehlo.dot_general %120, %arg5, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x64xf32>, tensor<32x64xf32>) -> tensor<4x16x32xf32>
    %124 = stablehlo.multiply %49, %123 : tensor<4x16x32xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.reduce(%124 init: %cst_28) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %126 = stablehlo.reshape %125 : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %127 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %128 = stablehlo.multiply %123, %127 : tensor<4x16x32xf32>
    %129 = stablehlo.add %101, %128 : tensor<4x16x32xf32>
    %130 = stablehlo.multiply %126, %60 : tensor<4x16x1xf32>
    %cst_29 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %132 = stablehlo.divide %130, %131 : tensor<4x16x1xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %133 = stablehlo.reduce(%132 init: %cst_30) applies stablehlo.add across dimensions = [2] : (tensor<4x16x1xf32>, tensor<f32>) -> tensor<4x16xf32>
    %134 = stablehlo.broadcast_in_dim %133, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x32xf32>
    %135 = stablehlo.multiply %49, %134 : tensor<4x16x32xf32>
    %136 = stablehlo.add %129, %135 : tensor<4x16x32xf32>
    %137 = stablehlo.multiply %134, %49 : tensor<4x16x32xf32>
    %138 = stablehlo.add %136, %137 : tensor<4x16x32xf32>
    %139 = stablehlo.dot_general %138, %47, contracting_dims = [0, 1] x [0, 3], precision = [DEFAULT, DEFAULT] : (tensor<4x16x32xf32>, tensor<4x4x8x16xf32>) -> tensor<32x4x8xf32>
    %140 = stablehlo.transpose %139, dims = [1, 2, 0] : (tensor<32x4x8xf32>) -> tensor<4x8x32xf32>
    %141 = stablehlo.dot_general %138, %arg3, contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x16x32xf32>, tensor<4x8x32xf32>) -> tensor<4x16x4x8xf32>
    %142 = stablehlo.transpose %141, dims = [0, 2, 3, 1] : (tensor<4x16x4x8xf32>) -> tensor<4x4x8x16xf32>
    %143 = stablehlo.dot_general %142, %26, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x4x8x16xf32>, tensor<4x4x16x8xf32>) -> tensor<4x4x16x16xf32>
    %144 = stablehlo.dot_general %142, %43, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x4x8x16xf32>, tensor<4x4x16x16xf32>) -> tensor<4x4x8x16xf32>
    %145 = stablehlo.transpose %144, dims = [0, 1, 3, 2] : (tensor<4x4x8x16xf32>) -> tensor<4x4x16x8xf32>
    %146 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2, 3] : (tensor<4x4x16x1xf32>) -> tensor<4x4x16x16xf32>
    %147 = stablehlo.multiply %143, %146 : tensor<4x4x16x16xf32>
    %148 = stablehlo.multiply %147, %39 : tensor<4x4x16x16xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %149 = stablehlo.reduce(%148 init: %cst_31) applies stablehlo.add across dimensions = [3] : (tensor<4x4x16x16xf32>, tensor<f32>) -> tensor<4x4x16xf32>
    %150 = stablehlo.reshape %149 : (tensor<4x4x16xf32>) -> tensor<4x4x16x1xf32>
    %151 = stablehlo.negate %150 : tensor<4x4x16x1xf32>
    %152 = stablehlo.broadcast_in_dim %41, dims = [0, 1, 2, 3] : (tensor<4x4x16x1xf32>) -> tensor<4x4x16x16xf32>
    %153 = stablehlo.divide %143, %152 : tensor<4x4x16x16xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %154 = stablehlo.reduce(%151 init: %cst_32) applies stablehlo.add across dimensions = [3] : (tensor<4x4x16x1xf32>, tensor<f32>) -> tensor<4x4x16xf32>
    %155 = stablehlo.broadcast_in_dim %154, dims = [0, 1, 2] : (tensor<4x4x16xf32>) -> tensor<4x4x16x16xf32>
    %156 = stablehlo.add %153, %155 : tensor<4x4x16x16xf32>
    %157 = stablehlo.multiply %156, %39 : tensor<4x4x16x16xf32>
    %158 = call @_where_2(%32#1, %157) : (tensor<4x4x16x16xi1>, tensor<4x4x16x16xf32>) -> tensor<4x4x16x16xf32>
    %cst_33 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<4x4x16x16xf32>
    %160 = stablehlo.divide %158, %159 : tensor<4x4x16x16xf32>
    %161 = stablehlo.dot_general %160, %22, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x4x16x16xf32>, tensor<4x4x16x8xf32>) -> tensor<4x4x16x8xf32>
    %162 = stablehlo.dot_general %160, %24, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x4x16x16xf32>, tensor<4x4x16x8xf32>) -> tensor<4x4x16x8xf32>
    %163 = stablehlo.transpose %145, dims = [1, 3, 0, 2] : (tensor<4x4x16x8xf32>) -> tensor<4x8x4x16xf32>
    %164 = stablehlo.dot_general %163, %arg6, contracting_dims = [0, 1] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<4x8x4x16xf32>, tensor<32x4x8xf32>) -> tensor<4x16x32xf32>
    %165 = stablehlo.dot_general %163, %20, contracting_dims = [2, 3] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x4x16xf32>, tensor<4x16x32xf32>) -> tensor<4x8x32xf32>
    %166 = stablehlo.transpose %165, dims = [2, 0, 1] : (tensor<4x8x32xf32>) -> tensor<32x4x8xf32>
    %167 = stablehlo.transpose %161, dims = [1, 3, 0, 2] : (tensor<4x4x16x8xf32>) -> tensor<4x8x4x16xf32>
    %168 = stablehlo.dot_general %167, %arg2, contracting_dims = [0, 1] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<4x8x4x16xf32>, tensor<32x4x8xf32>) -> tensor<4x16x32xf32>
    %169 = stablehlo.add %164, %168 : tensor<4x16x32xf32>
    %170 = stablehlo.dot_general %167, %20, contracting_dims = [2, 3] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x4x16xf32>, tensor<4x16x32xf32>) -> tensor<4x8x32xf32>
    %171 = stablehlo.transpose %170, dims = [2, 0, 1] : (tensor<4x8x32xf32>) -> tensor<32x4x8xf32>
    %172 = stablehlo.transpose %162, dims = [1, 3, 0, 2] : (tensor<4x4x16x8xf32>) -> tensor<4x8x4x16xf32>
    %173 = stablehlo.dot_general %172, %arg4, contracting_dims = [0, 1] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<4x8x4x16xf32>, tensor<32x4x8xf32>) -> tensor<4x16x32xf32>
    %174 = stablehlo.add %169, %173 : tensor<4x16x32xf32>
    %175 = stablehlo.dot_general %172, %20, contracting_dims = [2, 3] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x4x16xf32>, tensor<4x16x32xf32>) -> tensor<4x8x32xf32>
    %176 = stablehlo.transpose %175, dims = [2, 0, 1] : (tensor<4x8x32xf32>) -> tensor<32x4x8xf32>
    %177 = stablehlo.multiply %7, %174 : tensor<4x16x32xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %178 = stablehlo.reduce(%177 init: %cst_34) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %179 = stablehlo.reshape %178 : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %180 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %181 = stablehlo.multiply %174, %180 : tensor<4x16x32xf32>
    %182 = stablehlo.add %138, %181 : tensor<4x16x32xf32>
    %183 = stablehlo.multiply %179, %18 : tensor<4x16x1xf32>
    %cst_35 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %185 = stablehlo.divide %183, %184 : tensor<4x16x1xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %186 = stablehlo.reduce(%185 init: %cst_36) applies stablehlo.add across dimensions = [2] : (tensor<4x16x1xf32>, tensor<f32>) -> tensor<4x16xf32>
    %187 = stablehlo.broadcast_in_dim %186, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x32xf32>
    %188 = stablehlo.multiply %7, %187 : tensor<4x16x32xf32>
    %189 = stablehlo.add %182, %188 : tensor<4x16x32xf32>
    %190 = stablehlo.multiply %187, %7 : tensor<4x16x32xf32>
    %191 = stablehlo.add %189, %190 : tensor<4x16x32xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<50x32xf32>
    %193 = "stablehlo.scatter"(%192, %6, %191) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
      %216 = stablehlo.add %arg8, %arg9 : tensor<f32>
      stablehlo.return %216 : tensor<f32>
    }) : (tensor<50x32xf32>, tensor<4x16x1xi32>, tensor<4x16x32xf32>) -> tensor<50x32xf32>
    %194 = stablehlo.add %102, %193 : tensor<50x32xf32>
    %cst_38 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %195 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %196 = stablehlo.multiply %195, %104 : tensor<64x32xf32>
    %197 = stablehlo.subtract %arg0, %196 : tensor<64x32xf32>
    %cst_39 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<50x32xf32>
    %199 = stablehlo.multiply %198, %194 : tensor<50x32xf32>
    %200 = stablehlo.subtract %arg1, %199 : tensor<50x32xf32>
    %cst_40 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %201 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
    %202 = stablehlo.multiply %201, %171 : tensor<32x4x8xf32>
    %203 = stablehlo.subtract %arg2, %202 : tensor<32x4x8xf32>
    %cst_41 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %204 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<4x8x32xf32>
    %205 = stablehlo.multiply %204, %140 : tensor<4x8x32xf32>
    %206 = stablehlo.subtract %arg3, %205 : tensor<4x8x32xf32>
    %cst_42 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %207 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
    %208 = stablehlo.multiply %207, %176 : tensor<32x4x8xf32>
    %209 = stablehlo.subtract %arg4, %208 : tensor<32x4x8xf32>
    %cst_43 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %210 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %211 = stablehlo.multiply %210, %122 : tensor<32x64xf32>
    %212 = stablehlo.subtract %arg5, %211 : tensor<32x64xf32>
    %cst_44 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %213 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
    %214 = stablehlo.multiply %213, %166 : tensor<32x4x8xf32>
    %215 = stablehlo.subtract %arg6, %214 : tensor<32x4x8xf32>
    return %197, %200, %203, %206, %209, %212, %215, %93 : tensor<64x32xf32>, tensor<50x32xf32>, tensor<32x4x8xf32>, tensor<4x8x32xf32>, tensor<32x4x8xf32>, tensor<32x64xf32>, tensor<32x4x8xf32>, tensor<f32>
  }
  func.func private @tril(%arg0: tensor<16x16xi1>) -> tensor<16x16xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<16x16xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16x16xi32>
    %2 = stablehlo.add %0, %1 : tensor<16x16xi32>
    %3 = stablehlo.iota dim = 1 : tensor<16x16xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<16x16xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<16x16xi1>, tensor<16x16xi1>
    return %6 : tensor<16x16xi1>
  }
  func.func private @_where(%arg0: tensor<16x16xi1>, %arg1: tensor<4x4x16x16xf32>, %arg2: tensor<f32>) -> (tensor<4x4x16x16xf32>, tensor<4x4x16x16xi1>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<16x16xi1>) -> tensor<4x4x16x16xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x4x16x16xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<4x4x16x16xi1>, tensor<4x4x16x16xf32>
    return %3, %1 : tensor<4x4x16x16xf32>, tensor<4x4x16x16xi1>
  }
  func.func private @log_softmax(%arg0: tensor<4x16x50xf32>) -> (tensor<4x16x50xf32>, tensor<4x16x50xf32>, tensor<4x16x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<4x16x50xf32>, tensor<f32>) -> tensor<4x16xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<4x16xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x50xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<4x16x50xf32>
    %6 = stablehlo.exponential %5 : tensor<4x16x50xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<4x16x50xf32>, tensor<f32>) -> tensor<4x16xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %9 = stablehlo.log %8 : tensor<4x16x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x50xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<4x16x50xf32>
    return %11, %6, %8 : tensor<4x16x50xf32>, tensor<4x16x50xf32>, tensor<4x16x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<4x16x50xf32>, %arg1: tensor<4x16x1xi32>) -> (tensor<4x16x1xf32>, tensor<4x16x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x16x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<4x16x1xi32>, tensor<4x16x1xi32>) -> tensor<4x16x1xi1>
    %c_0 = stablehlo.constant dense<50> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x16x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<4x16x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<4x16x1xi1>, tensor<4x16x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<4x16x1xi32>) -> tensor<4x16x1x1xi32>
    %c_1 = stablehlo.constant dense<49> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x16x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<4x16x1x1xi32>, tensor<4x16x1x1xi32>) -> tensor<4x16x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<4x16x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<4x16x1x1xi32>, tensor<4x16x1x1xi32>) -> tensor<4x16x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<4x16x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<4x16x1x1xi1>, tensor<i1>) -> tensor<4x16x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x16x50xf32>, tensor<4x16x1x1xi32>) -> tensor<4x16x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<4x16x1xi1>, tensor<4x16x1xf32>
    return %15, %5 : tensor<4x16x1xf32>, tensor<4x16x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<4x16x1x1xi32>, %arg1: tensor<4x16x1xf32>) -> tensor<4x16x50xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x16x50xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<4x16x50xf32>, tensor<4x16x1x1xi32>, tensor<4x16x1xf32>) -> tensor<4x16x50xf32>
    return %1 : tensor<4x16x50xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<4x16x50xf32>, %arg1: tensor<4x16x1xf32>, %arg2: tensor<4x16x50xf32>) -> tensor<4x16x50xf32> {
    %0 = stablehlo.negate %arg2 : tensor<4x16x50xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<4x16x50xf32>, tensor<f32>) -> tensor<4x16xf32>
    %2 = stablehlo.reshape %1 : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<4x16x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<4x16x1xf32>, tensor<f32>) -> tensor<4x16xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x50xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<4x16x50xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<4x16x50xf32>
    return %7 : tensor<4x16x50xf32>
  }
  func.func private @_where_2(%arg0: tensor<4x4x16x16xi1>, %arg1: tensor<4x4x16x16xf32>) -> tensor<4x4x16x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4x16x16xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<4x4x16x16xi1>, tensor<4x4x16x16xf32>
    return %1 : tensor<4x4x16x16xf32>
  }
}
