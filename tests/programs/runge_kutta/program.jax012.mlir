module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8xf32>) -> (tensor<8xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<[[0.850551962, 0.326716274, -0.285646975, 1.51824665, -0.0684626326, 0.658191144, 0.855066478, -0.00731388619], [-0.517770886, 0.397439837, 0.109356053, 1.43052912, 0.0860939696, -1.99706042, -0.845093429, 0.194275126], [-0.700951635, 0.776021599, -0.25695166, 0.506150842, -1.47659552, 1.90009356, -0.423619598, -0.738953352], [0.193784848, -0.382562399, -0.805002451, 0.263587147, -9.662280e-02, 0.619092166, 0.52139622, 0.21608299], [-0.601582468, -0.207736254, 1.82788599, -1.90845048, -0.834250509, 0.0707410127, 0.481612146, 0.206593961], [0.962132215, -0.496754348, -0.420760274, -0.176552922, 0.118129447, -2.00074148, 0.593391657, -1.05723679], [0.399488419, 0.531298935, 0.247670069, 0.616218925, 0.89529407, -1.09456944, -0.803034365, -0.735271036], [0.745877504, 1.25244582, -0.730090618, 0.166074142, 1.95085359, 0.438587874, -0.367669314, -0.872199297]]> : tensor<8x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:3 = stablehlo.while(%iterArg = %cst, %iterArg_0 = %c, %iterArg_1 = %arg0) : tensor<8x8xf32>, tensor<i32>, tensor<8xf32>
    cond {
      %c_2 = stablehlo.constant dense<300> : tensor<i32>
      %1 = stablehlo.compare LT, %iterArg_0, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1 = stablehlo.dot_general %iterArg, %iterArg_1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8xf32>) -> tensor<8xf32>
      %2 = stablehlo.tanh %1 : tensor<8xf32>
      %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %4 = stablehlo.multiply %3, %2 : tensor<8xf32>
      %5 = stablehlo.add %iterArg_1, %4 : tensor<8xf32>
      %6 = stablehlo.dot_general %iterArg, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8xf32>) -> tensor<8xf32>
      %7 = stablehlo.tanh %6 : tensor<8xf32>
      %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %9 = stablehlo.multiply %8, %7 : tensor<8xf32>
      %10 = stablehlo.add %iterArg_1, %9 : tensor<8xf32>
      %11 = stablehlo.dot_general %iterArg, %10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8xf32>) -> tensor<8xf32>
      %12 = stablehlo.tanh %11 : tensor<8xf32>
      %13 = stablehlo.add %iterArg_1, %12 : tensor<8xf32>
      %14 = stablehlo.dot_general %iterArg, %13, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8xf32>) -> tensor<8xf32>
      %15 = stablehlo.tanh %14 : tensor<8xf32>
      %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %17 = stablehlo.multiply %16, %7 : tensor<8xf32>
      %18 = stablehlo.add %2, %17 : tensor<8xf32>
      %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %19 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %20 = stablehlo.multiply %19, %12 : tensor<8xf32>
      %21 = stablehlo.add %18, %20 : tensor<8xf32>
      %22 = stablehlo.add %21, %15 : tensor<8xf32>
      %cst_6 = stablehlo.constant dense<0.00999999977> : tensor<f32>
      %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %24 = stablehlo.multiply %23, %22 : tensor<8xf32>
      %cst_7 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
      %25 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %26 = stablehlo.divide %24, %25 : tensor<8xf32>
      %27 = stablehlo.add %iterArg_1, %26 : tensor<8xf32>
      %c_8 = stablehlo.constant dense<1> : tensor<i32>
      %28 = stablehlo.add %iterArg_0, %c_8 : tensor<i32>
      stablehlo.return %iterArg, %28, %27 : tensor<8x8xf32>, tensor<i32>, tensor<8xf32>
    }
    return %0#2 : tensor<8xf32>
  }
}
