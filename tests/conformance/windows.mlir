// pool_plain
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
%c0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<5x7xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<5x7xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<5x7xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<5x7xf32>
%r:3 = call @f(%a0) : (tensor<5x7xf32>) -> (tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>)
%e0 = stablehlo.constant dense<"0x1749833FDCBF943E140B61C0BC68CBC01BC557C09D2C553F9E461B40F8E3683E788479C091FF79C0AC4E8B406479374002260940A075C83D301D134015C79540EB990A4003B08E40A38F953F7C701240"> : tensor<4x5xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<4x5xf32>, tensor<4x5xf32>) -> ()
%e1 = stablehlo.constant dense<"0xCDBCE43FCDBCE43FE15CB73F6CD8293E54892E3F10E9CA3F78E3DA3F78E3DA3F78E3DA3F4C9A2E3F35ABE43F78E3DA3FA296DF3FA296DF3FA296DF3F35ABE43FAB7AD83FA296DF3FA296DF3FA296DF3F"> : tensor<4x5xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<4x5xf32>, tensor<4x5xf32>) -> ()
%e2 = stablehlo.constant dense<"0xFCA6F7C0F7D94DC16695E73E417FDCBEBE34E43D1315E13C7FF23ABEC774CBBD4FC7883FF177543EA5EA13BD3F8F39BEE92E79BF38916FC025FCA23FB6360E40F7F9734036667AC00C5EC83F4B4B4140"> : tensor<4x5xf32>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<4x5xf32>, tensor<4x5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<5x7xf32>) -> (tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>) {
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
%1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 1>}> ({
^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
%5 = stablehlo.add %arg1, %arg2 : tensor<f32>
stablehlo.return %5 : tensor<f32>
}) : (tensor<5x7xf32>, tensor<f32>) -> tensor<4x5xf32>
%cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<f32>
%3 = "stablehlo.reduce_window"(%arg0, %2) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 1>}> ({
^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
%5 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
stablehlo.return %5 : tensor<f32>
}) : (tensor<5x7xf32>, tensor<f32>) -> tensor<4x5xf32>
%cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%4 = "stablehlo.reduce_window"(%arg0, %cst_1) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 1>}> ({
^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
%5 = stablehlo.multiply %arg1, %arg2 : tensor<f32>
stablehlo.return %5 : tensor<f32>
}) : (tensor<5x7xf32>, tensor<f32>) -> tensor<4x5xf32>
return %1, %3, %4 : tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>
}
}
// -----
// pool_int_plain
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
%c0 = stablehlo.constant dense<"0x02000000FBFFFFFF0900000008000000F8FFFFFFFAFFFFFFFAFFFFFFFAFFFFFF02000000FDFFFFFF00000000FBFFFFFF090000000300000003000000F9FFFFFFFAFFFFFF08000000FDFFFFFF0700000005000000F7FFFFFFFFFFFFFF01000000FFFFFFFFF9FFFFFF04000000FBFFFFFFFDFFFFFFFEFFFFFFFCFFFFFFFFFFFFFF06000000FFFFFFFF05000000"> : tensor<5x7xi32>
%z0 = stablehlo.constant dense<0> : tensor<5x7xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<5x7xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<5x7xi32>
%r:2 = call @f(%a0) : (tensor<5x7xi32>) -> (tensor<4x5xi32>, tensor<4x5xi32>)
%e0 = stablehlo.constant dense<"0xFFFFFFFF0B00000001000000FEFFFFFFF3FFFFFFEFFFFFFFFAFFFFFFF7FFFFFF1000000010000000EDFFFFFFFAFFFFFFF8FFFFFF0800000001000000EEFFFFFFF8FFFFFFFAFFFFFF0000000002000000"> : tensor<4x5xi32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<4x5xi32>, tensor<4x5xi32>) -> ()
%e1 = stablehlo.constant dense<"0xFAFFFFFFFBFFFFFFF8FFFFFFF8FFFFFFF8FFFFFFF9FFFFFFF9FFFFFFFAFFFFFFFBFFFFFFFBFFFFFFF7FFFFFFF9FFFFFFF9FFFFFFF9FFFFFFF9FFFFFFF7FFFFFFFCFFFFFFF9FFFFFFF9FFFFFFF9FFFFFF"> : tensor<4x5xi32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<4x5xi32>, tensor<4x5xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<5x7xi32>) -> (tensor<4x5xi32>, tensor<4x5xi32>) {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 1>}> ({
^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
%3 = stablehlo.add %arg1, %arg2 : tensor<i32>
stablehlo.return %3 : tensor<i32>
}) : (tensor<5x7xi32>, tensor<i32>) -> tensor<4x5xi32>
%c_0 = stablehlo.constant dense<99> : tensor<i32>
%2 = "stablehlo.reduce_window"(%arg0, %c_0) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 1>}> ({
^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
%3 = stablehlo.minimum %arg1, %arg2 : tensor<i32>
stablehlo.return %3 : tensor<i32>
}) : (tensor<5x7xi32>, tensor<i32>) -> tensor<4x5xi32>
return %1, %2 : tensor<4x5xi32>, tensor<4x5xi32>
}
}
// -----
// pool_strided
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
%c0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<5x7xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<5x7xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<5x7xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<5x7xf32>
%r:3 = call @f(%a0) : (tensor<5x7xf32>) -> (tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>)
%e0 = stablehlo.constant dense<"0x3AFB553FD2306DC0A8A292BE325740406E6789BF639C993F096CFE3FBF0FE23F4094C13C"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e1 = stablehlo.constant dense<"0xCDBCE43F6CD8293E54892E3F35ABE43FA296DF3F913CBE3F35ABE43FA296DF3F913CBE3F"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e2 = stablehlo.constant dense<"0xFA1C8B40421682BE94FB28BFDDDDE8BE2610D4BFCF3D7BBFA5929F3F617B0CC08E1E0BC0"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<5x7xf32>) -> (tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>) {
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
%1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[1, 2], [0, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 3>}> ({
^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
%5 = stablehlo.add %arg1, %arg2 : tensor<f32>
stablehlo.return %5 : tensor<f32>
}) : (tensor<5x7xf32>, tensor<f32>) -> tensor<3x3xf32>
%cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<f32>
%3 = "stablehlo.reduce_window"(%arg0, %2) <{base_dilations = array<i64: 1, 1>, padding = dense<[[1, 2], [0, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 3>}> ({
^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
%5 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
stablehlo.return %5 : tensor<f32>
}) : (tensor<5x7xf32>, tensor<f32>) -> tensor<3x3xf32>
%cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%4 = "stablehlo.reduce_window"(%arg0, %cst_1) <{base_dilations = array<i64: 1, 1>, padding = dense<[[1, 2], [0, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 3>}> ({
^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
%5 = stablehlo.multiply %arg1, %arg2 : tensor<f32>
stablehlo.return %5 : tensor<f32>
}) : (tensor<5x7xf32>, tensor<f32>) -> tensor<3x3xf32>
return %1, %3, %4 : tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>
}
}
// -----
// pool_int_strided
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
%c0 = stablehlo.constant dense<"0x02000000FBFFFFFF0900000008000000F8FFFFFFFAFFFFFFFAFFFFFFFAFFFFFF02000000FDFFFFFF00000000FBFFFFFF090000000300000003000000F9FFFFFFFAFFFFFF08000000FDFFFFFF0700000005000000F7FFFFFFFFFFFFFF01000000FFFFFFFFF9FFFFFF04000000FBFFFFFFFDFFFFFFFEFFFFFFFCFFFFFFFFFFFFFF06000000FFFFFFFF05000000"> : tensor<5x7xi32>
%z0 = stablehlo.constant dense<0> : tensor<5x7xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<5x7xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<5x7xi32>
%r:2 = call @f(%a0) : (tensor<5x7xi32>) -> (tensor<3x3xi32>, tensor<3x3xi32>)
%e0 = stablehlo.constant dense<"0xF9FFFFFFFBFFFFFFFDFFFFFFEEFFFFFFF8FFFFFF03000000F1FFFFFFFDFFFFFF00000000"> : tensor<3x3xi32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3x3xi32>, tensor<3x3xi32>) -> ()
%e1 = stablehlo.constant dense<"0xFAFFFFFFF8FFFFFFFAFFFFFFF7FFFFFFF9FFFFFFFBFFFFFFF7FFFFFFF9FFFFFFFBFFFFFF"> : tensor<3x3xi32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x3xi32>, tensor<3x3xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<5x7xi32>) -> (tensor<3x3xi32>, tensor<3x3xi32>) {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[1, 2], [0, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 3>}> ({
^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
%3 = stablehlo.add %arg1, %arg2 : tensor<i32>
stablehlo.return %3 : tensor<i32>
}) : (tensor<5x7xi32>, tensor<i32>) -> tensor<3x3xi32>
%c_0 = stablehlo.constant dense<99> : tensor<i32>
%2 = "stablehlo.reduce_window"(%arg0, %c_0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[1, 2], [0, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 3>}> ({
^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
%3 = stablehlo.minimum %arg1, %arg2 : tensor<i32>
stablehlo.return %3 : tensor<i32>
}) : (tensor<5x7xi32>, tensor<i32>) -> tensor<3x3xi32>
return %1, %2 : tensor<3x3xi32>, tensor<3x3xi32>
}
}
// -----
// pool_dilated
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
%c0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<5x7xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<5x7xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<5x7xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<5x7xf32>
%r:3 = call @f(%a0) : (tensor<5x7xf32>) -> (tensor<10x10xf32>, tensor<10x10xf32>, tensor<10x10xf32>)
%e0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000E0277FBF00000000CDBCE43F66119FBF00000000EB33A4BFA3B619BF000000007FF689BF54892E3F00000000000000000000000000000000000000000000000000000000000000000000000000000000205422C000000000EED25740D85B423E00000000B06051C01081DEBE00000000A4A029C0A8A292BE00000000000000000000000000000000000000000000000000000000000000000000000000000000EBA0EFBF000000006F29B33FCA0DA73F00000000F4A78EBE9B8E4CBF00000000D28B34C0B88092BE000000000000000000000000000000000000000000000000000000000000000000000000000000009B1EBA3F000000000ABBC03F0A61B23F00000000A02905BD8E28483F000000003EC726BFDCC40A40000000000000000000000000000000000000000000000000000000000000000000000000000000007D9DB53F00000000189D113F27582C4000000000044B8CBF622D3740000000003A0019BF4094C13C"> : tensor<10x10xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<10x10xf32>, tensor<10x10xf32>) -> ()
%e1 = stablehlo.constant dense<"0x000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FFE0277FBF000080FFCDBCE43F66119FBF000080FFEB33A4BFA3B619BF000080FF7FF689BF54892E3F000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FFE0277FBF000080FFCDBCE43FE15CB73F000080FFEB33A4BF6CD8293E000080FF7FF689BF54892E3F000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF6932AABE000080FF10E9CA3FE15CB73F000080FF78E3DA3F6CD8293E000080FFDBCC9FBF4C9A2E3F000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF35ABE43F000080FFAB7AD83F21B0C23F000080FF78E3DA3FA296DF3F000080FF78D2183F913CBE3F000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF35ABE43F000080FFAB7AD83F21B0C23F000080FF8283253FA296DF3F000080FF78D2183F913CBE3F"> : tensor<10x10xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<10x10xf32>, tensor<10x10xf32>) -> ()
%e2 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803FE0277FBF0000803FCDBCE43F66119FBF0000803FEB33A4BFA3B619BF0000803F7FF689BF54892E3F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803FEF6DC43F0000803F384D35404CDEE3BF0000803F3F46234009F7CBBD0000803FB0F5D83F94FB28BF0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F4D06033F0000803F9D9696BE43E73ABE0000803FA4A659C0F0E223BE0000803F0F4DFB3F010C29BF0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803FB80618BF0000803F86A8A0BE7F7246BE0000803F11B73EC074BED7BF0000803F06CA3EBFD3BF813F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803FBE1E28BF0000803F24FCF2BFAB26E43F0000803FD03590BFB461F93F0000803F889036BF8E1E0BC0"> : tensor<10x10xf32>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<10x10xf32>, tensor<10x10xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<5x7xf32>) -> (tensor<10x10xf32>, tensor<10x10xf32>, tensor<10x10xf32>) {
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
%1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 2, 3>, padding = dense<[[3, 0], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 2, 1>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>}> ({
^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
%5 = stablehlo.add %arg1, %arg2 : tensor<f32>
stablehlo.return %5 : tensor<f32>
}) : (tensor<5x7xf32>, tensor<f32>) -> tensor<10x10xf32>
%cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<f32>
%3 = "stablehlo.reduce_window"(%arg0, %2) <{base_dilations = array<i64: 2, 3>, padding = dense<[[3, 0], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 2, 1>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>}> ({
^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
%5 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
stablehlo.return %5 : tensor<f32>
}) : (tensor<5x7xf32>, tensor<f32>) -> tensor<10x10xf32>
%cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%4 = "stablehlo.reduce_window"(%arg0, %cst_1) <{base_dilations = array<i64: 2, 3>, padding = dense<[[3, 0], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 2, 1>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>}> ({
^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
%5 = stablehlo.multiply %arg1, %arg2 : tensor<f32>
stablehlo.return %5 : tensor<f32>
}) : (tensor<5x7xf32>, tensor<f32>) -> tensor<10x10xf32>
return %1, %3, %4 : tensor<10x10xf32>, tensor<10x10xf32>, tensor<10x10xf32>
}
}
// -----
// pool_int_dilated
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
%c0 = stablehlo.constant dense<"0x02000000FBFFFFFF0900000008000000F8FFFFFFFAFFFFFFFAFFFFFFFAFFFFFF02000000FDFFFFFF00000000FBFFFFFF090000000300000003000000F9FFFFFFFAFFFFFF08000000FDFFFFFF0700000005000000F7FFFFFFFFFFFFFF01000000FFFFFFFFF9FFFFFF04000000FBFFFFFFFDFFFFFFFEFFFFFFFCFFFFFFFFFFFFFF06000000FFFFFFFF05000000"> : tensor<5x7xi32>
%z0 = stablehlo.constant dense<0> : tensor<5x7xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<5x7xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<5x7xi32>
%r:2 = call @f(%a0) : (tensor<5x7xi32>) -> (tensor<10x10xi32>, tensor<10x10xi32>)
%e0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000200000000000000FBFFFFFF090000000000000008000000F8FFFFFF00000000FAFFFFFFFAFFFFFF00000000000000000000000000000000000000000000000000000000000000000000000000000000FCFFFFFF00000000FDFFFFFF060000000000000008000000F3FFFFFF0000000003000000FDFFFFFF00000000000000000000000000000000000000000000000000000000000000000000000000000000FDFFFFFF00000000FBFFFFFFF7FFFFFF0000000008000000F8FFFFFF00000000100000000800000000000000000000000000000000000000000000000000000000000000000000000000000000000000FAFFFFFF00000000F8FFFFFFFBFFFFFF0000000007000000F6FFFFFF000000000B0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000F4FFFFFF00000000FDFFFFFFFDFFFFFF00000000FEFFFFFFFFFFFFFF000000000300000000000000"> : tensor<10x10xi32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<10x10xi32>, tensor<10x10xi32>) -> ()
%e1 = stablehlo.constant dense<"0x630000006300000063000000630000006300000063000000630000006300000063000000630000000200000063000000FBFFFFFF090000006300000008000000F8FFFFFF63000000FAFFFFFFFAFFFFFF63000000630000006300000063000000630000006300000063000000630000006300000063000000FAFFFFFF63000000FBFFFFFFFDFFFFFF6300000000000000F8FFFFFF63000000FAFFFFFFFAFFFFFF63000000630000006300000063000000630000006300000063000000630000006300000063000000FAFFFFFF63000000F9FFFFFFFAFFFFFF6300000000000000FBFFFFFF63000000070000000300000063000000630000006300000063000000630000006300000063000000630000006300000063000000F7FFFFFF63000000F9FFFFFFFAFFFFFF63000000FFFFFFFFF9FFFFFF6300000004000000FBFFFFFF63000000630000006300000063000000630000006300000063000000630000006300000063000000F7FFFFFF63000000FEFFFFFFFCFFFFFF63000000FFFFFFFFF9FFFFFF63000000FFFFFFFFFBFFFFFF"> : tensor<10x10xi32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<10x10xi32>, tensor<10x10xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<5x7xi32>) -> (tensor<10x10xi32>, tensor<10x10xi32>) {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 2, 3>, padding = dense<[[3, 0], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 2, 1>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>}> ({
^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
%3 = stablehlo.add %arg1, %arg2 : tensor<i32>
stablehlo.return %3 : tensor<i32>
}) : (tensor<5x7xi32>, tensor<i32>) -> tensor<10x10xi32>
%c_0 = stablehlo.constant dense<99> : tensor<i32>
%2 = "stablehlo.reduce_window"(%arg0, %c_0) <{base_dilations = array<i64: 2, 3>, padding = dense<[[3, 0], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 2, 1>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>}> ({
^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
%3 = stablehlo.minimum %arg1, %arg2 : tensor<i32>
stablehlo.return %3 : tensor<i32>
}) : (tensor<5x7xi32>, tensor<i32>) -> tensor<10x10xi32>
return %1, %2 : tensor<10x10xi32>, tensor<10x10xi32>
}
}
// -----
// pool_cropped
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
%c0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<5x7xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<5x7xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<5x7xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<5x7xf32>
%r:3 = call @f(%a0) : (tensor<5x7xf32>) -> (tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>)
%e0 = stablehlo.constant dense<"0x10E9CA3FE15CB73FE3D061C01E24E03F05FD3DBEB87802BEDE56B03FFC4193BFAB7AD83F21B0C23F00CE333DA6085C401FAC8FBF2D00963F25D08E3E00FEE7BB00000000000000000000000000000000"> : tensor<5x4xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<5x4xf32>, tensor<5x4xf32>) -> ()
%e1 = stablehlo.constant dense<"0x10E9CA3FE15CB73F5114C5BF10E9CA3F05FD3DBEB87802BE78E3DA3F05FD3DBEAB7AD83F21B0C23F35ABE43FA296DF3F1FAC8FBF2D00963F8283253F21C48E3F000080FF000080FF000080FF000080FF"> : tensor<5x4xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<5x4xf32>, tensor<5x4xf32>) -> ()
%e2 = stablehlo.constant dense<"0x10E9CA3FE15CB73F0FF74340669F863E05FD3DBEB87802BE288611BF9F52373EAB7AD83F21B0C23F8B3C47C03C123D401FAC8FBF2D00963F1B6073BE173FA0BF0000803F0000803F0000803F0000803F"> : tensor<5x4xf32>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<5x4xf32>, tensor<5x4xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<5x7xf32>) -> (tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>) {
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
%1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[-1, 1], [2, -2]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 3>, window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 1>}> ({
^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
%5 = stablehlo.add %arg1, %arg2 : tensor<f32>
stablehlo.return %5 : tensor<f32>
}) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x4xf32>
%cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<f32>
%3 = "stablehlo.reduce_window"(%arg0, %2) <{base_dilations = array<i64: 1, 1>, padding = dense<[[-1, 1], [2, -2]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 3>, window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 1>}> ({
^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
%5 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
stablehlo.return %5 : tensor<f32>
}) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x4xf32>
%cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%4 = "stablehlo.reduce_window"(%arg0, %cst_1) <{base_dilations = array<i64: 1, 1>, padding = dense<[[-1, 1], [2, -2]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 3>, window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 1>}> ({
^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
%5 = stablehlo.multiply %arg1, %arg2 : tensor<f32>
stablehlo.return %5 : tensor<f32>
}) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x4xf32>
return %1, %3, %4 : tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>
}
}
// -----
// pool_int_cropped
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
%c0 = stablehlo.constant dense<"0x02000000FBFFFFFF0900000008000000F8FFFFFFFAFFFFFFFAFFFFFFFAFFFFFF02000000FDFFFFFF00000000FBFFFFFF090000000300000003000000F9FFFFFFFAFFFFFF08000000FDFFFFFF0700000005000000F7FFFFFFFFFFFFFF01000000FFFFFFFFF9FFFFFF04000000FBFFFFFFFDFFFFFFFEFFFFFFFCFFFFFFFFFFFFFF06000000FFFFFFFF05000000"> : tensor<5x7xi32>
%z0 = stablehlo.constant dense<0> : tensor<5x7xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<5x7xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<5x7xi32>
%r:2 = call @f(%a0) : (tensor<5x7xi32>) -> (tensor<5x4xi32>, tensor<5x4xi32>)
%e0 = stablehlo.constant dense<"0x02000000FDFFFFFFFAFFFFFFFDFFFFFFF9FFFFFFFAFFFFFF0B000000F6FFFFFFFFFFFFFF01000000F6FFFFFFF8FFFFFFFEFFFFFFFCFFFFFFFCFFFFFF0400000000000000000000000000000000000000"> : tensor<5x4xi32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<5x4xi32>, tensor<5x4xi32>) -> ()
%e1 = stablehlo.constant dense<"0x02000000FDFFFFFFFAFFFFFFFBFFFFFFF9FFFFFFFAFFFFFF03000000F9FFFFFFFFFFFFFF01000000F7FFFFFFF9FFFFFFFEFFFFFFFCFFFFFFFDFFFFFFFEFFFFFF63000000630000006300000063000000"> : tensor<5x4xi32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5x4xi32>, tensor<5x4xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<5x7xi32>) -> (tensor<5x4xi32>, tensor<5x4xi32>) {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[-1, 1], [2, -2]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 3>, window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 1>}> ({
^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
%3 = stablehlo.add %arg1, %arg2 : tensor<i32>
stablehlo.return %3 : tensor<i32>
}) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x4xi32>
%c_0 = stablehlo.constant dense<99> : tensor<i32>
%2 = "stablehlo.reduce_window"(%arg0, %c_0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[-1, 1], [2, -2]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 3>, window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 1>}> ({
^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
%3 = stablehlo.minimum %arg1, %arg2 : tensor<i32>
stablehlo.return %3 : tensor<i32>
}) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x4xi32>
return %1, %2 : tensor<5x4xi32>, tensor<5x4xi32>
}
}
// -----
// pool_too_large
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
%c0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBF"> : tensor<5x7xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<5x7xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<5x7xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<5x7xf32>
%r:3 = call @f(%a0) : (tensor<5x7xf32>) -> (tensor<0x7xf32>, tensor<0x7xf32>, tensor<0x7xf32>)
%e0 = stablehlo.constant dense<> : tensor<0x7xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<0x7xf32>, tensor<0x7xf32>) -> ()
%e1 = stablehlo.constant dense<> : tensor<0x7xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<0x7xf32>, tensor<0x7xf32>) -> ()
%e2 = stablehlo.constant dense<> : tensor<0x7xf32>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<0x7xf32>, tensor<0x7xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<5x7xf32>) -> (tensor<0x7xf32>, tensor<0x7xf32>, tensor<0x7xf32>) {
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
%1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 9, 1>, window_strides = array<i64: 1, 1>}> ({
^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
%5 = stablehlo.add %arg1, %arg2 : tensor<f32>
stablehlo.return %5 : tensor<f32>
}) : (tensor<5x7xf32>, tensor<f32>) -> tensor<0x7xf32>
%cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<f32>
%3 = "stablehlo.reduce_window"(%arg0, %2) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 9, 1>, window_strides = array<i64: 1, 1>}> ({
^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
%5 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
stablehlo.return %5 : tensor<f32>
}) : (tensor<5x7xf32>, tensor<f32>) -> tensor<0x7xf32>
%cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%4 = "stablehlo.reduce_window"(%arg0, %cst_1) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 9, 1>, window_strides = array<i64: 1, 1>}> ({
^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
%5 = stablehlo.multiply %arg1, %arg2 : tensor<f32>
stablehlo.return %5 : tensor<f32>
}) : (tensor<5x7xf32>, tensor<f32>) -> tensor<0x7xf32>
return %1, %3, %4 : tensor<0x7xf32>, tensor<0x7xf32>, tensor<0x7xf32>
}
}
// -----
// pool_int_too_large
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
%c0 = stablehlo.constant dense<"0x02000000FBFFFFFF0900000008000000F8FFFFFFFAFFFFFFFAFFFFFFFAFFFFFF02000000FDFFFFFF00000000FBFFFFFF090000000300000003000000F9FFFFFFFAFFFFFF08000000FDFFFFFF0700000005000000F7FFFFFFFFFFFFFF01000000FFFFFFFFF9FFFFFF04000000FBFFFFFFFDFFFFFFFEFFFFFFFCFFFFFFFFFFFFFF06000000FFFFFFFF05000000"> : tensor<5x7xi32>
%z0 = stablehlo.constant dense<0> : tensor<5x7xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<5x7xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<5x7xi32>
%r:2 = call @f(%a0) : (tensor<5x7xi32>) -> (tensor<0x7xi32>, tensor<0x7xi32>)
%e0 = stablehlo.constant dense<> : tensor<0x7xi32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<0x7xi32>, tensor<0x7xi32>) -> ()
%e1 = stablehlo.constant dense<> : tensor<0x7xi32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<0x7xi32>, tensor<0x7xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<5x7xi32>) -> (tensor<0x7xi32>, tensor<0x7xi32>) {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 9, 1>, window_strides = array<i64: 1, 1>}> ({
^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
%3 = stablehlo.add %arg1, %arg2 : tensor<i32>
stablehlo.return %3 : tensor<i32>
}) : (tensor<5x7xi32>, tensor<i32>) -> tensor<0x7xi32>
%c_0 = stablehlo.constant dense<99> : tensor<i32>
%2 = "stablehlo.reduce_window"(%arg0, %c_0) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 9, 1>, window_strides = array<i64: 1, 1>}> ({
^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
%3 = stablehlo.minimum %arg1, %arg2 : tensor<i32>
stablehlo.return %3 : tensor<i32>
}) : (tensor<5x7xi32>, tensor<i32>) -> tensor<0x7xi32>
return %1, %2 : tensor<0x7xi32>, tensor<0x7xi32>
}
}
// -----
// pool_pairs
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
%c0 = stablehlo.constant dense<"0x0C2CBEBFD54D3DBB5FDECF3EAD4FF1BF0843B4BF7A3EDB3FD6F1DBBF458EBDBF4F8BE53F1B9EF93EAB2606BF379D3A3D4EC0263F721566BF405CB9BFED79933F01732E3F30DF4A3D472BA23F2603493E503AF63F894A97BF5E145C3E802586BD1E3F16BF5296BB3E998687BF4FBA9A3F2513BC3F3613BEBF"> : tensor<6x5xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<6x5xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<6x5xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<6x5xf32>
%c1 = stablehlo.constant dense<"0xF9FFFFFFF9FFFFFF0600000000000000020000000200000004000000F7FFFFFF00000000F9FFFFFFFEFFFFFF0800000001000000F8FFFFFF01000000F9FFFFFF0500000009000000090000000200000007000000FEFFFFFFF9FFFFFF00000000FFFFFFFF0300000009000000FCFFFFFF07000000F9FFFFFF"> : tensor<6x5xi32>
%z1 = stablehlo.constant dense<0> : tensor<6x5xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<6x5xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<6x5xi32>
%r:2 = call @f(%a0, %a1) : (tensor<6x5xf32>, tensor<6x5xi32>) -> (tensor<3x5xf32>, tensor<3x5xi32>)
%e0 = stablehlo.constant dense<"0x7A3EDB3F5FDECF3E4F8BE53F4F8BE53F1B9EF93EED79933F01732E3F472BA23F472BA23F2603493E503AF63F4FBA9A3F2513BC3F2513BC3F1E3F16BF"> : tensor<3x5xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
%e1 = stablehlo.constant dense<"0x02000000060000000000000000000000F9FFFFFFF9FFFFFF0500000009000000090000000200000007000000FCFFFFFF0700000007000000FFFFFFFF"> : tensor<3x5xi32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x5xi32>, tensor<3x5xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<6x5xf32>, %arg1: tensor<6x5xi32>) -> (tensor<3x5xf32>, tensor<3x5xi32>) {
%cst = stablehlo.constant dense<-9.000000e+00> : tensor<f32>
%c = stablehlo.constant dense<-1> : tensor<i32>
%0:2 = "stablehlo.reduce_window"(%arg0, %arg1, %cst, %c) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 1>}> ({
^bb0(%arg2: tensor<f32>, %arg3: tensor<i32>, %arg4: tensor<f32>, %arg5: tensor<i32>):
%1 = stablehlo.compare GE, %arg2, %arg4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%2 = stablehlo.select %1, %arg2, %arg4 : tensor<i1>, tensor<f32>
%3 = stablehlo.compare GE, %arg2, %arg4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%4 = stablehlo.select %3, %arg3, %arg5 : tensor<i1>, tensor<i32>
stablehlo.return %2, %4 : tensor<f32>, tensor<i32>
}) : (tensor<6x5xf32>, tensor<6x5xi32>, tensor<f32>, tensor<i32>) -> (tensor<3x5xf32>, tensor<3x5xi32>)
return %0#0, %0#1 : tensor<3x5xf32>, tensor<3x5xi32>
}
}
// -----
// cumulative
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
%c0 = stablehlo.constant dense<"0x6596463F6DDA103F5822BEBF0FC8C5BF9C061D3F54F8B43F68B098BFDC5F90BF5DC85D3F3F07F0BD20A0ADBEFF781ABF904EDFBFF8AF39BED54F4BBFBA2BE3BE540F253EF0FE3B3F2D7EFF3E8487783F37ACF6BF96F51D3FC7492C3EF8E2B33F71C8E03F406FF9BFA61AA83FA9987CBFE766FF3ED861873F7DA9B13FB596E13F3AF0093F2EEAB73FCED016BCED8488BFE60CAEBF901A0BBCEC3D7B3F6B7D4FBED4A0393FA7D6BFBF2484F13FA3D2D5BD1557A73F7F6B6A3FBAB58F3FEC13EFBE825FC7BFD70737BE1AC12CBF4098CFBECF21FC3F588E43BF40A5903FB1D2AABF78E0BF3E48F81CBFC9E683BF7EE6DBBE4360DE3FDA7AA03E6BE4943DEB709B3FDDD3723C3956C6BF43DBBCBFE5AF5F3FF90708BE0C1495BFD80BEF3F27286BBFB8C7903FC68C3BBF67117C3F5BA8E03D5451EDBF58F1593F8AF654BFA44086BEA6E45A3FC196FD3F701659BEF174303FA14D6BBDD2372A3F579DAEBF43E9FC3FDB51B6BFB38C2B3F0141DEBFC445D3BF3655BF3FD3A37F3F8FA9CEBF862360BFAE12DCBF20FFDE3F3776B13FE6B48D3F3C334B3F2B8F303F"> : tensor<6x17xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<6x17xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<6x17xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<6x17xf32>
%r:4 = call @f(%a0) : (tensor<6x17xf32>) -> (tensor<6x17xf32>, tensor<6x17xf32>, tensor<6x17xf32>, tensor<6x17xf32>)
%e0 = stablehlo.constant dense<"0x6596463F69B8AB3F784F13BEFE31D8BFB0AE89BF9026AD3E88CD5ABFA0C6FDBF72E28EBFE6E29DBFEE4AC9BFB7430BC0FFEA7AC0FF4283C0FAAC9CC0B6DFAAC03BB7A5C0F0FE3B3F03DF9D3F62110D4034DA8D3EB0E2643F91FA873FC4EE1D407E2987405C9B1140AFA8654085822640626F464027108540867AB14033E0E9403A1EFB40638C1441CED016BC8FB289BFBADF1BC0D56A1CC0B436BBBF6126D5BFEEAB70BF4F161CC0F4500DBF480B28BFE2A2263F3087C83F751E2C40F83B0E40DC302A3FCCDDF83ED04841BE4098CFBEBF3BC83F26E94C3FD319F73F448E183F807E783F700CB73E5A472CBF4C1D8DBFEE85223F5BC3723FF4AF823F70100F40440310409E60333FE85546BFE8CFCA3DF90708BE0B15A6BF9AED113F1A75B2BEE354483FD0814C3DC26C843F4877923F18B435BF00F5103E4AB930BF9CD973BFB0A7C7BD461CF13F78F9D53FF8191740C16C1340D2372A3FDC0233BFD567A33F305017BEA7B8053FAE649BBF395537C03C55AFBF4A0DBEBEE22CFEBF521F37C0549492C018A935C0F9DBB9BF4C9CB0BE2CCAE53E20BA913F"> : tensor<6x17xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<6x17xf32>, tensor<6x17xf32>) -> ()
%e1 = stablehlo.constant dense<"0x6596463F6DDA103F5822BEBF0FC8C5BF9C061D3F54F8B43F68B098BFDC5F90BF5DC85D3F3F07F0BD20A0ADBEFF781ABF904EDFBFF8AF39BED54F4BBFBA2BE3BE540F253E6596463F6DDA103F8487783F0FC8C5BF96F51D3F54F8B43FF8E2B33F71C8E03F5DC85D3FA61AA83F20A0ADBEE766FF3ED861873F7DA9B13FB596E13F3AF0093F2EEAB73F6596463F6DDA103F8487783F901A0BBCEC3D7B3F54F8B43FF8E2B33F71C8E03F2484F13FA61AA83F1557A73F7F6B6A3FBAB58F3F7DA9B13FB596E13F3AF0093F2EEAB73F6596463FCF21FC3F8487783F40A5903FEC3D7B3F54F8B43FF8E2B33F71C8E03F2484F13F4360DE3F1557A73F7F6B6A3FEB709B3F7DA9B13FB596E13F3AF0093F2EEAB73F6596463FCF21FC3FD80BEF3F40A5903FB8C7903F54F8B43FF8E2B33F71C8E03F2484F13F4360DE3F1557A73F7F6B6A3FEB709B3FC196FD3FB596E13FF174303F2EEAB73F6596463FCF21FC3F43E9FC3F40A5903FB8C7903F54F8B43FF8E2B33F71C8E03F2484F13F4360DE3F1557A73F7F6B6A3F20FFDE3FC196FD3FB596E13F3C334B3F2EEAB73F"> : tensor<6x17xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<6x17xf32>, tensor<6x17xf32>) -> ()
%e2 = stablehlo.constant dense<"0x2A17E6B92C4E14BAED0C83BADE72303A4263E4B9BD2B3ABAB5AD03BA07C6DC39F1BBC3B9C1EEE1B965F7703B1EA531BC8133933C8AC028BCE9A6683DC97892BD540F253EF2EDE2BE34821ABFB5D09ABF0C789FBFB57F253F0B1C863F6045C7400CCB8D40217C214040BCA5BF88647CBF2ACB7F3F413200407069F23F75A6AE3FD031463F2EEAB73FB1BB18B5A0A08138971373B85FC33238607EA4BBE29BA7BB86CBCE3C76980E3D9849BEBCF8B249BC207CF13DC4B6B83DDFB7C93DC6AAB33D556240BEA806F73D1AC12CBF02A90B399B39ACB9FCDD2EB999EA6439BC924A3973CA17B98784CAB94324253AC84120BAB890BA3A4CC6563A4E4E2B3BC244133D5F8AF23C86B2FF3FC204A5BFE5AF5F3F6AEDF3B8B586653AC21245BADA0CD3B9B6C1E539AF20CB39AFA10ABA4BCB0CBAC06FA0BB09112D3B9B494B3B815E74BBFBFC683C023E883CA289093CDB3022BDA14D6BBDDB4BD0C14CA21CC28BA3E54184716841A33023C1718673C11F400C4133F1A9C0336163C02EB363C0AF070D40CF1321C0945FBB3FC41A573FAB261B3FDD240C3F2B8F303F"> : tensor<6x17xf32>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<6x17xf32>, tensor<6x17xf32>) -> ()
%e3 = stablehlo.constant dense<"0x6596463F6DDA103F5822BEBF0FC8C5BF9C061D3F54F8B43F68B098BFDC5F90BF5DC85D3F3F07F0BD20A0ADBEFF781ABF904EDFBFF8AF39BED54F4BBFBA2BE3BE540F253E6465B93FB6F19C3FD1CB863F1A2F83BF2678A73FDD57D53F9812BD3F11BFE73F03AD6C3FE58DC33FC876A73D9E1D493FFEEB8E3F98DEC93FB326EB3F4E585B3F1F70D73F1E2FD43F7742A93F69C6913FE2CC993E7CF8EC3FA0B3E73F5E82EE3F2857EC3FD6760D403669DA3F3B4AC83F9AE0C53F100AE83FFE74D93F0660EF3FCF8F943F7602E33F647EE33F7C0119401792A33F51FBBE3FE927F23FFC83014070D6F83F3B5AF33F54E01140DB901A40C27FE83F634AE03FFE0D10403940EF3F2D7FF33F146B9D3FF4570740C92AF53F04CF1A40FFC11340F2FBC93F299E114014750540402D1140578B0340DDE412402ABB26407140F13F5B51F03FF0361E40F4AB2740D40A0140562AD83FA93F0E4058B30A409F3F1C40B05936405F30D03F03551D40E3D706407A6F1240DA722040675D22404DAA2740C61AF93F7AC7F33F9563374056083840DAB416402802024072C21A40"> : tensor<6x17xf32>
stablehlo.custom_call @check.expect_close(%r#3, %e3) {has_side_effect = true, max_ulp_difference = 400 : i64} : (tensor<6x17xf32>, tensor<6x17xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<6x17xf32>) -> (tensor<6x17xf32>, tensor<6x17xf32>, tensor<6x17xf32>, tensor<6x17xf32>) {
%0 = call @cumsum(%arg0) : (tensor<6x17xf32>) -> tensor<6x17xf32>
%1 = call @cummax(%arg0) : (tensor<6x17xf32>) -> tensor<6x17xf32>
%2 = call @cumprod(%arg0) : (tensor<6x17xf32>) -> tensor<6x17xf32>
%3 = call @cumlogsumexp(%arg0) : (tensor<6x17xf32>) -> tensor<6x17xf32>
return %0, %1, %2, %3 : tensor<6x17xf32>, tensor<6x17xf32>, tensor<6x17xf32>, tensor<6x17xf32>
}
func.func private @cumsum(%arg0: tensor<6x17xf32>) -> tensor<6x17xf32> {
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
%1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [16, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 17>, window_strides = array<i64: 1, 1>}> ({
^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
%2 = stablehlo.add %arg1, %arg2 : tensor<f32>
stablehlo.return %2 : tensor<f32>
}) : (tensor<6x17xf32>, tensor<f32>) -> tensor<6x17xf32>
return %1 : tensor<6x17xf32>
}
func.func private @cummax(%arg0: tensor<6x17xf32>) -> tensor<6x17xf32> {
%cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
%1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[5, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 6, 1>, window_strides = array<i64: 1, 1>}> ({
^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
%2 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
stablehlo.return %2 : tensor<f32>
}) : (tensor<6x17xf32>, tensor<f32>) -> tensor<6x17xf32>
return %1 : tensor<6x17xf32>
}
func.func private @cumprod(%arg0: tensor<6x17xf32>) -> tensor<6x17xf32> {
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 16]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 17>, window_strides = array<i64: 1, 1>}> ({
^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
%1 = stablehlo.multiply %arg1, %arg2 : tensor<f32>
stablehlo.return %1 : tensor<f32>
}) : (tensor<6x17xf32>, tensor<f32>) -> tensor<6x17xf32>
return %0 : tensor<6x17xf32>
}
func.func private @cumlogsumexp(%arg0: tensor<6x17xf32>) -> tensor<6x17xf32> {
%cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
%0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[5, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 6, 1>, window_strides = array<i64: 1, 1>}> ({
^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
%1 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
%2 = stablehlo.subtract %arg1, %arg2 : tensor<f32>
%3 = stablehlo.compare NE, %2, %2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%4 = stablehlo.add %arg1, %arg2 : tensor<f32>
%5 = stablehlo.abs %2 : tensor<f32>
%6 = stablehlo.negate %5 : tensor<f32>
%7 = stablehlo.exponential %6 : tensor<f32>
%8 = stablehlo.log_plus_one %7 : tensor<f32>
%9 = stablehlo.add %1, %8 : tensor<f32>
%10 = stablehlo.select %3, %4, %9 : tensor<i1>, tensor<f32>
stablehlo.return %10 : tensor<f32>
}) : (tensor<6x17xf32>, tensor<f32>) -> tensor<6x17xf32>
return %0 : tensor<6x17xf32>
}
}
// -----
// pool_gradient_apart
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
%c0 = stablehlo.constant dense<"0xC0C6BA3F36EAB53F753E9F3F684774BF5079D8BF2A97E43F9E0BE93E2FA7FEBFE420D23F2938F83F10D55ABF3198A03FA0CED5BF10CE7CBE12AAA23F05EABABED567913D5913C4BF76C5A03FF3C20BBC8DE180BFCFA98D3F695DF53FCC0D1D3E82D7723F214BFC3F2193F0BFCCB4CA3E5441EF3F76ECC3BFA4C58DBF49BC4D3EC5A9633FEB12583EF562433EB49CE5BFA2F8743F069A37BFAB21DABF5CBCEA3FE180233FED1C35BE"> : tensor<6x7xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<6x7xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<6x7xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<6x7xf32>
%r:1 = call @f(%a0) : (tensor<6x7xf32>) -> (tensor<6x7xf32>)
%e0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000004040000000000000000000000000000040400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000404000000000000000000000404000000000000000000000404000000000000000000000000000000000000000000000000000000000000000000000000000000000000040400000000000000000"> : tensor<6x7xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<6x7xf32>, tensor<6x7xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<6x7xf32>) -> (tensor<6x7xf32>) {
%cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
%1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>}> ({
^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
%11 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
stablehlo.return %11 : tensor<f32>
}) : (tensor<6x7xf32>, tensor<f32>) -> tensor<3x2xf32>
%cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
%2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
%3 = stablehlo.multiply %1, %2 : tensor<3x2xf32>
%cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%4 = stablehlo.reduce(%3 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<f32>
%cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
%cst_3 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
%6 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
%7 = stablehlo.multiply %5, %6 : tensor<3x2xf32>
%cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%8 = stablehlo.pad %arg0, %cst_4, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<6x7xf32>, tensor<f32>) -> tensor<6x7xf32>
%cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%9 = "stablehlo.select_and_scatter"(%8, %7, %cst_5) <{padding = dense<0> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>}> ({
^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
%11 = stablehlo.compare GE, %arg1, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
stablehlo.return %11 : tensor<i1>
}, {
^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
%11 = stablehlo.add %arg1, %arg2 : tensor<f32>
stablehlo.return %11 : tensor<f32>
}) : (tensor<6x7xf32>, tensor<3x2xf32>, tensor<f32>) -> tensor<6x7xf32>
%10 = stablehlo.slice %9 [0:6, 0:7] : (tensor<6x7xf32>) -> tensor<6x7xf32>
return %10 : tensor<6x7xf32>
}
}
// -----
// pool_gradient_overlapping
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
%c0 = stablehlo.constant dense<"0xC0C6BA3F36EAB53F753E9F3F684774BF5079D8BF2A97E43F9E0BE93E2FA7FEBFE420D23F2938F83F10D55ABF3198A03FA0CED5BF10CE7CBE12AAA23F05EABABED567913D5913C4BF76C5A03FF3C20BBC8DE180BFCFA98D3F695DF53FCC0D1D3E82D7723F214BFC3F2193F0BFCCB4CA3E5441EF3F76ECC3BFA4C58DBF49BC4D3EC5A9633FEB12583EF562433EB49CE5BFA2F8743F069A37BFAB21DABF5CBCEA3FE180233FED1C35BE"> : tensor<6x7xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<6x7xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<6x7xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<6x7xf32>
%r:1 = call @f(%a0) : (tensor<6x7xf32>) -> (tensor<6x7xf32>)
%e0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000C0400000C040000000000000C0400000104100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001041000000000000C0400000104100000000000010410000404000000000000000000000404000000000000000000000404000000000000000000000000000000000000040400000000000000000"> : tensor<6x7xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<6x7xf32>, tensor<6x7xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<6x7xf32>) -> (tensor<6x7xf32>) {
%cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
%1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 1, 2>}> ({
^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
%11 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
stablehlo.return %11 : tensor<f32>
}) : (tensor<6x7xf32>, tensor<f32>) -> tensor<6x4xf32>
%cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
%2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
%3 = stablehlo.multiply %1, %2 : tensor<6x4xf32>
%cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%4 = stablehlo.reduce(%3 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<f32>
%cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
%cst_3 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
%6 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
%7 = stablehlo.multiply %5, %6 : tensor<6x4xf32>
%cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%8 = stablehlo.pad %arg0, %cst_4, low = [1, 0], high = [1, 1], interior = [0, 0] : (tensor<6x7xf32>, tensor<f32>) -> tensor<8x8xf32>
%cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%9 = "stablehlo.select_and_scatter"(%8, %7, %cst_5) <{padding = dense<0> : tensor<2x2xi64>, window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 1, 2>}> ({
^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
%11 = stablehlo.compare GE, %arg1, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
stablehlo.return %11 : tensor<i1>
}, {
^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
%11 = stablehlo.add %arg1, %arg2 : tensor<f32>
stablehlo.return %11 : tensor<f32>
}) : (tensor<8x8xf32>, tensor<6x4xf32>, tensor<f32>) -> tensor<8x8xf32>
%10 = stablehlo.slice %9 [1:7, 0:7] : (tensor<8x8xf32>) -> tensor<6x7xf32>
return %10 : tensor<6x7xf32>
}
}
// -----
// pool_gradient_padded
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
%c0 = stablehlo.constant dense<"0xC0C6BA3F36EAB53F753E9F3F684774BF5079D8BF2A97E43F9E0BE93E2FA7FEBFE420D23F2938F83F10D55ABF3198A03FA0CED5BF10CE7CBE12AAA23F05EABABED567913D5913C4BF76C5A03FF3C20BBC8DE180BFCFA98D3F695DF53FCC0D1D3E82D7723F214BFC3F2193F0BFCCB4CA3E5441EF3F76ECC3BFA4C58DBF49BC4D3EC5A9633FEB12583EF562433EB49CE5BFA2F8743F069A37BFAB21DABF5CBCEA3FE180233FED1C35BE"> : tensor<6x7xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<6x7xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<6x7xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<6x7xf32>
%r:1 = call @f(%a0) : (tensor<6x7xf32>) -> (tensor<6x7xf32>)
%e0 = stablehlo.constant dense<"0x000040400000000000004040000000000000000000004040000040400000000000004040000040400000000000000000000000000000404000000000000000000000000000000000000040400000000000000000000000000000404000000000000040400000404000000000000040400000000000000000000000000000000000000000000000000000000000000000000040400000404000000000000040400000000000004040"> : tensor<6x7xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<6x7xf32>, tensor<6x7xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<6x7xf32>) -> (tensor<6x7xf32>) {
%cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
%1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
%11 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
stablehlo.return %11 : tensor<f32>
}) : (tensor<6x7xf32>, tensor<f32>) -> tensor<4x4xf32>
%cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
%2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%3 = stablehlo.multiply %1, %2 : tensor<4x4xf32>
%cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%4 = stablehlo.reduce(%3 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
%cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%cst_3 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
%6 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%7 = stablehlo.multiply %5, %6 : tensor<4x4xf32>
%cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%8 = stablehlo.pad %arg0, %cst_4, low = [1, 0], high = [1, 1], interior = [0, 0] : (tensor<6x7xf32>, tensor<f32>) -> tensor<8x8xf32>
%cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%9 = "stablehlo.select_and_scatter"(%8, %7, %cst_5) <{padding = dense<0> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
%11 = stablehlo.compare GE, %arg1, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
stablehlo.return %11 : tensor<i1>
}, {
^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
%11 = stablehlo.add %arg1, %arg2 : tensor<f32>
stablehlo.return %11 : tensor<f32>
}) : (tensor<8x8xf32>, tensor<4x4xf32>, tensor<f32>) -> tensor<8x8xf32>
%10 = stablehlo.slice %9 [1:7, 0:7] : (tensor<8x8xf32>) -> tensor<6x7xf32>
return %10 : tensor<6x7xf32>
}
}
// -----
// convolution_NCHW_same
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
%c0 = stablehlo.constant dense<"0x00000040000000C0000040C000000041000000C0000080C00000E040000000C1000080BF000080C0000010C100008040000010410000A040000040C00000803F0000E040000080C0000080BF000000410000C0C00000004100004040000080BF0000A040000000C0000040C000000040000000410000804000004040000000400000C040000080BF0000A040000080BF0000004000004040000040C0000000410000A0C0000010C10000A040000000C10000803F0000A0400000C0C0000080BF0000803F0000A040000000000000803F0000803F000080BF000010C1000010410000C040000040C0000040C0000040400000E0400000803F000080C00000E0C0000000000000C0C0000000400000C0400000A040000000000000E0C0000040400000C0C0000080BF0000C0C00000E040000000C10000E0400000A0C0000080BF000000C00000E0C00000A0400000C0400000A04000000000000000410000803F000000400000000000000000000010C10000E040000000000000E0C0000000C100000041000000C10000A0400000C0400000803F0000E0C0000080BF00008040000010C1000080BF00000000000000000000A040000000000000A0C00000C0C00000803F000000C1000010C10000404000000000000000C1000000C1000000C100000000000010C1000080C0000000400000E0C0000000410000C0C00000803F00001041000010C10000C04000000040000080C0000000000000C0C0000080400000C0400000E0C0000000C100004040000080BF000000410000803F0000A0C00000E040000010410000803F000000400000A0400000E0400000C0400000C0C0000000C0000000C0000080400000E040000000410000C0400000E040000000400000803F0000A040000000400000803F0000A0C0000080BF0000803F000080C000004040000000000000803F000000000000C0400000000000000041000010C1000080BF00001041000010410000104100000000000080400000A0400000C0C00000C0C00000E0400000A0C00000A0C0000080BF000010C1000010C10000C0C0000080C00000A0400000E0C00000E040000080C0000010410000C0400000C040000080BF000080C0000080C00000803F0000E040000080400000803F000000C100008040000000C10000E0C00000804000000000000040C000008040000000C10000A040000000000000803F000000C10000A0C000004040000080C0000000C1000080C0000010410000A0C00000C040000000C00000C0C0000000C00000E0C00000A0C000008040000080BF0000A0C0000000400000E0400000C0400000A0400000A0400000C04000004040000000C0000000410000C0400000000000000041000080BF0000E040000000C0000080C00000C0C00000C0C000008040000000C1000000C00000A0C000004040000000400000C040000080C0000080C000000000000080BF00000041000080BF0000004000000041000080BF000000C0000000C10000C040000040400000C040000080BF000000C00000E0C00000E040000000400000803F00000040000010410000004100000000000010C1000080400000E0C00000E0C0000040C0000080BF0000C0C0000080C0000000C10000C040000000C10000A0C00000803F00000040000000000000803F0000E0C00000A0400000C0C0000000410000C0C00000804000000000000010C100000000000080C0000040400000104100004040000000C100000041000000C0000000C0000080C00000E0C00000C0C0000040400000E0C0000010410000A0C00000A0C0000040C00000004000000000000080C0000010C1000040C00000A0C0000000C0000080C00000C0C0"> : tensor<2x4x7x6xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<2x4x7x6xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x4x7x6xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x4x7x6xf32>
%c1 = stablehlo.constant dense<"0x0000E040000080C00000A0C0000080BF000000410000E0C00000A0C0000000000000A0C0000000C0000040C0000000C1000010C1000000C10000404000001041000000410000804000000041000080BF0000803F00004040000000C0000080C000008040000080C00000803F000000C10000A0C0000010C1000000400000C0400000E0400000C04000000041000010C10000A040000040C000004040000000C10000A0C0000080BF000080C000000040000000410000803F000000410000E0C0000080BF000080400000E0C000000040000000C0000080BF0000803F000080C000008040000000410000E0C0000000C10000A0C00000E0C0000000C0000000C00000A0C00000A0C0000080C0000000400000C04000008040000000C100008040000040400000A0400000A0C00000C0C0000010C10000A040000000C00000A0C0000040400000803F000000000000A0C00000E0C00000C040000040C00000E0C000000041000080BF000080BF00004040000080BF000080400000E040000000C1000040C0000010410000E040000080C0000080C0000080BF0000A040000080C0000010C1000010C10000C0C00000A0C000001041000040C0000000410000803F000010C1000000C10000C04000000041000080C00000C0C00000803F0000803F000080BF000040C00000C0C0000040C00000000000000041000000400000E040000010410000004000000000000080C0000080400000E0C0000000C0000080BF000080BF0000C0C000000000000000000000803F000000C1000080BF000010C1"> : tensor<6x4x3x2xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<6x4x3x2xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<6x4x3x2xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<6x4x3x2xf32>
%r:1 = call @f(%a0, %a1) : (tensor<2x4x7x6xf32>, tensor<6x4x3x2xf32>) -> (tensor<2x6x7x6xf32>)
%e0 = stablehlo.constant dense<"0x0000104200006C4200008E42000074C20000CEC200004041000044C3000054C2000060C100006CC20000644200000CC30000B2C20000A040000012C30000244300002C420000C0410000B8420000A4C2000072C300001CC200000943000004C200001CC30000D6420000AAC2000000C10000D0C2000098C2000064420000E0C0000096C2000010C20000D841000094420000C04200008EC200005F430000C04100007F430000D242000048C20000BC420000F0C10000244200004C4300001CC2000037C3000080410000E8C1000045430000984100008CC20000C0420000CE420000BC420000DEC2000000420000E8C1000042430000604300009CC2000004C30000A6C20000B04200009A420000C242000047C30000C0400000C2C200001A4300000CC200002A430000C442000034C300007E4300001C42000078C2000004C2000006C3000080400000C2420000C8C10000A0C20000B0C10000D8420000BEC20000E041000003430000344200000DC300000CC30000864200004042000080BF000002C30000E04100000F43000068420000864200009642000080C100009EC20000F0410000D0410000704100002842000058420000284200000043000030420000D842000018C2000000410000B84200007F4300002143000020C1000070420000A040000070C100008AC20000D042000002430000964200000FC30000A041000007C30000F0C100002743000006C30000A8C100004CC2000024C20080AE430000E04000006CC2000000C300008C42000020C1008087C3000034C200003E43000008C20000F0410000084200009CC2000010C300000CC2000060C20000704200000F4300007442000001C3000040C10000BEC2000037C3000044420000C6420000504100005943000014430000BC420000D4C200009E420000744200009A420000F842000004420000ACC20000234300004A430000E04100001C4200004CC300009A420000C0C20000B2C200009842000048C2000065C300000B430000B8420000084300002FC3008092C30000E0C10000164300009243000060C1000000C00000A0430000C0400000E0C00000014300007643000014C20000C04100009E4200004C42000098C1000070C1008080C30000B041000044430000A84100003C4300005CC3000024C20000D8C10000E6C200008040000022C30000CC420000004200001041000014420000A6C20000A04100003143000020C10000D4C20000F0410000EC420000C0C0000014C2000070410000B8420000A0C100004041000002C30000A0C0000068C200000CC2000023430000F0C100001041000067C3000090410000044200003C420000544200009CC200001BC300006042000016C3000030C1000074420000F8C20000504300008E420000B842000082C20000C8C10000E8C10000D6C20000C8420000654300004843000020410000F44200000CC200002C420000E64200003CC30000FC4200006E4300005F43000001C300006CC200002043000080C00000A04200006AC30000E04200001F4300002E43000098C200004CC3000019C3000036C3000078C2000040C0000096C300009AC200003AC3000090C200009AC300003CC3000008C200000000000014C30000184200002943000021C30000A042000086C30000F8C100000CC30000E04200002DC3000003C300000040000088C3000088C10000CE420000E8410000D8C200002B430000F4C200003B4300003C42000004C30000E2C2000018420000DAC20000A64200008DC300008FC3000078420000A2420000304100001B43000084C3000008430000F04200005A4300809043000020410000E04100000043000018430000F0C10000DA420000DEC20000B8C20000803F000092C200007F43000014C3000050C100006CC20000864200005C420000EAC200006C42000011C30000A2C20000F4C20000F2420000E84200005842000090410000034300008040000047C300006EC30000A8410000BEC2000023C300006BC300001743000005C300005CC2000054420000AC42000003C30000884100003042008085430000B2420000E6C2000094C20000A0420000F8410000BEC200009842000028C20000C0C10000894300000DC300000842000004C30000E0410000694300009EC30000D0420000D8C10000E8C10000A4C200006CC200009EC200009A4300000143000028420000A643000054C300009442000008C2000068C200006842000040C10000A040000024C2000012C30000B0C100001BC30080A1C3000080C0000028C20000304200002042000000C00000E8C100009CC20000C8410000A84200008AC20000CC420000A8C2000068C200009C42000088C1000064420000E0C1000080C0000047C3000098420000B0C10000404100009AC2000000430080A543000043430000964200000CC2000084C20000F6420000004200001DC3000030C200008642000007C3000008C3000049C30000B0C100002041008084C30000084200003C4200007BC30000FE42000007C300000D430000D2420000A0C1000050C10000904100008EC300003C430000F0C2000020C1000070C1000012430000A0410000D242000060C20000E6420000B442000098C100808AC3000098C200008EC2000024C2000010C2000047C3000030C1000012C30000884100003C42000020C1000040C20000C8C100006C42000078420000B8420000B4C2000000000000C8C10000E0420000884100008442000028420000504200005C43000054430000A24200000040000015430000DC420000114300001E430000A040"> : tensor<2x6x7x6xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<2x6x7x6xf32>, tensor<2x6x7x6xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2x4x7x6xf32>, %arg1: tensor<6x4x3x2xf32>) -> (tensor<2x6x7x6xf32>) {
%0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x7x6xf32>, tensor<6x4x3x2xf32>) -> tensor<2x6x7x6xf32>
return %0 : tensor<2x6x7x6xf32>
}
}
// -----
// convolution_NCHW_strided
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
%c0 = stablehlo.constant dense<"0x00000040000000C0000040C000000041000000C0000080C00000E040000000C1000080BF000080C0000010C100008040000010410000A040000040C00000803F0000E040000080C0000080BF000000410000C0C00000004100004040000080BF0000A040000000C0000040C000000040000000410000804000004040000000400000C040000080BF0000A040000080BF0000004000004040000040C0000000410000A0C0000010C10000A040000000C10000803F0000A0400000C0C0000080BF0000803F0000A040000000000000803F0000803F000080BF000010C1000010410000C040000040C0000040C0000040400000E0400000803F000080C00000E0C0000000000000C0C0000000400000C0400000A040000000000000E0C0000040400000C0C0000080BF0000C0C00000E040000000C10000E0400000A0C0000080BF000000C00000E0C00000A0400000C0400000A04000000000000000410000803F000000400000000000000000000010C10000E040000000000000E0C0000000C100000041000000C10000A0400000C0400000803F0000E0C0000080BF00008040000010C1000080BF00000000000000000000A040000000000000A0C00000C0C00000803F000000C1000010C10000404000000000000000C1000000C1000000C100000000000010C1000080C0000000400000E0C0000000410000C0C00000803F00001041000010C10000C04000000040000080C0000000000000C0C0000080400000C0400000E0C0000000C100004040000080BF000000410000803F0000A0C00000E040000010410000803F000000400000A0400000E0400000C0400000C0C0000000C0000000C0000080400000E040000000410000C0400000E040000000400000803F0000A040000000400000803F0000A0C0000080BF0000803F000080C000004040000000000000803F000000000000C0400000000000000041000010C1000080BF00001041000010410000104100000000000080400000A0400000C0C00000C0C00000E0400000A0C00000A0C0000080BF000010C1000010C10000C0C0000080C00000A0400000E0C00000E040000080C0000010410000C0400000C040000080BF000080C0000080C00000803F0000E040000080400000803F000000C100008040000000C10000E0C00000804000000000000040C000008040000000C10000A040000000000000803F000000C10000A0C000004040000080C0000000C1000080C0000010410000A0C00000C040000000C00000C0C0000000C00000E0C00000A0C000008040000080BF0000A0C0000000400000E0400000C0400000A0400000A0400000C04000004040000000C0000000410000C0400000000000000041000080BF0000E040000000C0000080C00000C0C00000C0C000008040000000C1000000C00000A0C000004040000000400000C040000080C0000080C000000000000080BF00000041000080BF0000004000000041000080BF000000C0000000C10000C040000040400000C040000080BF000000C00000E0C00000E040000000400000803F00000040000010410000004100000000000010C1000080400000E0C00000E0C0000040C0000080BF0000C0C0000080C0000000C10000C040000000C10000A0C00000803F00000040000000000000803F0000E0C00000A0400000C0C0000000410000C0C00000804000000000000010C100000000000080C0000040400000104100004040000000C100000041000000C0000000C0000080C00000E0C00000C0C0000040400000E0C0000010410000A0C00000A0C0000040C00000004000000000000080C0000010C1000040C00000A0C0000000C0000080C00000C0C0"> : tensor<2x4x7x6xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<2x4x7x6xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x4x7x6xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x4x7x6xf32>
%c1 = stablehlo.constant dense<"0x0000E040000080C00000A0C0000080BF000000410000E0C00000A0C0000000000000A0C0000000C0000040C0000000C1000010C1000000C10000404000001041000000410000804000000041000080BF0000803F00004040000000C0000080C000008040000080C00000803F000000C10000A0C0000010C1000000400000C0400000E0400000C04000000041000010C10000A040000040C000004040000000C10000A0C0000080BF000080C000000040000000410000803F000000410000E0C0000080BF000080400000E0C000000040000000C0000080BF0000803F000080C000008040000000410000E0C0000000C10000A0C00000E0C0000000C0000000C00000A0C00000A0C0000080C0000000400000C04000008040000000C100008040000040400000A0400000A0C00000C0C0000010C10000A040000000C00000A0C0000040400000803F000000000000A0C00000E0C00000C040000040C00000E0C000000041000080BF000080BF00004040000080BF000080400000E040000000C1000040C0000010410000E040000080C0000080C0000080BF0000A040000080C0000010C1000010C10000C0C00000A0C000001041000040C0000000410000803F000010C1000000C10000C04000000041000080C00000C0C00000803F0000803F000080BF000040C00000C0C0000040C00000000000000041000000400000E040000010410000004000000000000080C0000080400000E0C0000000C0000080BF000080BF0000C0C000000000000000000000803F000000C1000080BF000010C1"> : tensor<6x4x3x2xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<6x4x3x2xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<6x4x3x2xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<6x4x3x2xf32>
%r:1 = call @f(%a0, %a1) : (tensor<2x4x7x6xf32>, tensor<6x4x3x2xf32>) -> (tensor<2x6x4x2xf32>)
%e0 = stablehlo.constant dense<"0x00001042000074C20000B2C20000244300001CC3000000C10000C0420000C041000048C2000024420000C0420000DEC200009A420000C040000078C2000080400000A0C20000BEC2000002C30000684200005842000030420000A0400000D04200000FC30000F0C1000000C3008087C3000060C2000074420000144300009E420000F84200002343000048C20000B8420000A043000001430000B04100003C430000D8C1000022C30000D4C20000C0C000000CC200001041000016C30000F8C20000B8420000E8C10000E64200006E4300001F4300004CC300009AC30000000000002943000086C30000CE4200002B4300008DC30000A2420000E0410000F0C10000B8C200007F430000A2C20000E842000023C3000005C30000E6C20000F841000028C200000DC30000A4C200009A43000040C1000012C30000E8C10000A8420000A8C2000088C10000004300009642000008C3000020410000A0C100008EC3000020C10000A041000024C2000030C10000B8420000C8C10000004000001143"> : tensor<2x6x4x2xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<2x6x4x2xf32>, tensor<2x6x4x2xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2x4x7x6xf32>, %arg1: tensor<6x4x3x2xf32>) -> (tensor<2x6x4x2xf32>) {
%0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 3], pad = [[1, 2], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x7x6xf32>, tensor<6x4x3x2xf32>) -> tensor<2x6x4x2xf32>
return %0 : tensor<2x6x4x2xf32>
}
}
// -----
// convolution_NCHW_transposed
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
%c0 = stablehlo.constant dense<"0x00000040000000C0000040C000000041000000C0000080C00000E040000000C1000080BF000080C0000010C100008040000010410000A040000040C00000803F0000E040000080C0000080BF000000410000C0C00000004100004040000080BF0000A040000000C0000040C000000040000000410000804000004040000000400000C040000080BF0000A040000080BF0000004000004040000040C0000000410000A0C0000010C10000A040000000C10000803F0000A0400000C0C0000080BF0000803F0000A040000000000000803F0000803F000080BF000010C1000010410000C040000040C0000040C0000040400000E0400000803F000080C00000E0C0000000000000C0C0000000400000C0400000A040000000000000E0C0000040400000C0C0000080BF0000C0C00000E040000000C10000E0400000A0C0000080BF000000C00000E0C00000A0400000C0400000A04000000000000000410000803F000000400000000000000000000010C10000E040000000000000E0C0000000C100000041000000C10000A0400000C0400000803F0000E0C0000080BF00008040000010C1000080BF00000000000000000000A040000000000000A0C00000C0C00000803F000000C1000010C10000404000000000000000C1000000C1000000C100000000000010C1000080C0000000400000E0C0000000410000C0C00000803F00001041000010C10000C04000000040000080C0000000000000C0C0000080400000C0400000E0C0000000C100004040000080BF000000410000803F0000A0C00000E040000010410000803F000000400000A0400000E0400000C0400000C0C0000000C0000000C0000080400000E040000000410000C0400000E040000000400000803F0000A040000000400000803F0000A0C0000080BF0000803F000080C000004040000000000000803F000000000000C0400000000000000041000010C1000080BF00001041000010410000104100000000000080400000A0400000C0C00000C0C00000E0400000A0C00000A0C0000080BF000010C1000010C10000C0C0000080C00000A0400000E0C00000E040000080C0000010410000C0400000C040000080BF000080C0000080C00000803F0000E040000080400000803F000000C100008040000000C10000E0C00000804000000000000040C000008040000000C10000A040000000000000803F000000C10000A0C000004040000080C0000000C1000080C0000010410000A0C00000C040000000C00000C0C0000000C00000E0C00000A0C000008040000080BF0000A0C0000000400000E0400000C0400000A0400000A0400000C04000004040000000C0000000410000C0400000000000000041000080BF0000E040000000C0000080C00000C0C00000C0C000008040000000C1000000C00000A0C000004040000000400000C040000080C0000080C000000000000080BF00000041000080BF0000004000000041000080BF000000C0000000C10000C040000040400000C040000080BF000000C00000E0C00000E040000000400000803F00000040000010410000004100000000000010C1000080400000E0C00000E0C0000040C0000080BF0000C0C0000080C0000000C10000C040000000C10000A0C00000803F00000040000000000000803F0000E0C00000A0400000C0C0000000410000C0C00000804000000000000010C100000000000080C0000040400000104100004040000000C100000041000000C0000000C0000080C00000E0C00000C0C0000040400000E0C0000010410000A0C00000A0C0000040C00000004000000000000080C0000010C1000040C00000A0C0000000C0000080C00000C0C0"> : tensor<2x4x7x6xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<2x4x7x6xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x4x7x6xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x4x7x6xf32>
%c1 = stablehlo.constant dense<"0x0000E040000080C00000A0C0000080BF000000410000E0C00000A0C0000000000000A0C0000000C0000040C0000000C1000010C1000000C10000404000001041000000410000804000000041000080BF0000803F00004040000000C0000080C000008040000080C00000803F000000C10000A0C0000010C1000000400000C0400000E0400000C04000000041000010C10000A040000040C000004040000000C10000A0C0000080BF000080C000000040000000410000803F000000410000E0C0000080BF000080400000E0C000000040000000C0000080BF0000803F000080C000008040000000410000E0C0000000C10000A0C00000E0C0000000C0000000C00000A0C00000A0C0000080C0000000400000C04000008040000000C100008040000040400000A0400000A0C00000C0C0000010C10000A040000000C00000A0C0000040400000803F000000000000A0C00000E0C00000C040000040C00000E0C000000041000080BF000080BF00004040000080BF000080400000E040000000C1000040C0000010410000E040000080C0000080C0000080BF0000A040000080C0000010C1000010C10000C0C00000A0C000001041000040C0000000410000803F000010C1000000C10000C04000000041000080C00000C0C00000803F0000803F000080BF000040C00000C0C0000040C00000000000000041000000400000E040000010410000004000000000000080C0000080400000E0C0000000C0000080BF000080BF0000C0C000000000000000000000803F000000C1000080BF000010C1"> : tensor<6x4x3x2xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<6x4x3x2xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<6x4x3x2xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<6x4x3x2xf32>
%r:1 = call @f(%a0, %a1) : (tensor<2x4x7x6xf32>, tensor<6x4x3x2xf32>) -> (tensor<2x6x14x18xf32>)
%e0 = stablehlo.constant dense<"0x000020C10000544200000000000094420000C04000000000000010410000984100000000000060C20000964200000000000038420000C040000000000000E041000004C200000000000070410000D0C1000000000000A84100004C42000000000000C84200002C4200000000000010C200008EC200000000000048420000504200000000000040410000D841000000000000A6C200002CC200000000000050C10000EAC200000000000000C000000842000000000000D8C10000BAC200000000000030C10000C2C200000000000020C10000B0C1000000000000A8C1000030C2000000000000A6C2000040C100000000000038420000A04100000000000060410000984100000000000018C20000C841000000000000BEC2000038C2000000000000444200003F430000000000003CC2000064C200000000000044C20000ECC2000000000000A8410000404200000000000074420000E4420000000000004C42000018C2000000000000644200008041000000000000ACC20000B6C20000000000000442000080BF000000000000A642000010420000000000003041000080C1000000000000A0C20000A8C10000000000002DC300009EC20000000000002CC200002143000000000000E040000056C300000000000090C20000D2420000000000009CC200009A42000000000000D0420000C0C100000000000080BF0000D0C100000000000054420000C0C100000000000080C20000C04100000000000040400000C0C00000000000004041000020C100000000000008420000284200000000000048C20000AA42000000000000A6C2000082420000000000008042000000C100000000000060C20000B042000000000000E8C100001243000000000000E6C20000C0410000000000005842000060C1000000000000E0C10000D0C100000000000068C20000D8C100000000000078C20000F0C1000000000000D8410000004000000000000074C2000050C2000000000000D6C2000090C100000000000080C0000074C2000000000000004200000C420000000000003CC2000034C20000000000004CC20000E04200000000000070C20000184200000000000040C2000080C0000000000000344200002041000000000000D8410000E0400000000000009EC2000050C200000000000068C2000000C10000000000008CC2000044C20000000000008C4200005F43000000000000B6C20000E0C000000000000020410000B0420000000000009C4200001543000000000000C04000002842000000000000FC42000050420000000000006041000088410000000000009EC2000010C200000000000030C200000041000000000000A8410000000000000000000082C20000A0C1000000000000644200000C42000000000000D0C100002CC2000000000000A642000038C200000000000054C200005C420000000000005CC200009AC2000000000000E04100000000000000000000F8410000E04100000000000000C200008040000000000000F8C1000048C2000000000000C8C10000C8420000000000004CC20000D0C1000000000000F0C100002041000000000000E0410000A04000000000000044C20000004100000000000000C00000C24200000000000060420000A8C2000000000000C0C100000F4300000000000070410000CC42000000000000304200008CC200000000000058C2000090C100000000000026430000000000000000000058C20000E0C1000000000000284200000C420000000000000C430000C84100000000000098410000A6C2000000000000904100002FC300000000000048C20000304200000000000058C20000AA4200000000000060C10000C8C1000000000000F841000015C30000000000001C420000244200000000000046C30000BCC2000000000000A2420000884200000000000098410000384200000000000084C200007842000000000000A2C2000040C0000000000000CA42000030C200000000000068C300005443000000000000A8C20000C040000000000000F6420000A04200000000000038C200009EC2000000000000DAC2000040420000000000006C42000040C100000000000082420000CA42000000000000A2C20000C642000000000000C242000054C2000000000000C0C20000E0C100000000000098C100002C42000000000000A8C1000050410000000000003CC2000010C100000000000060C10000E041000000000000F041000088C100000000000082C20000104100000000000020C200009AC2000000000000F4C20000604200000000000078C20000A4420000000000003842000000C1000000000000B8420000803F000000000000F041000000C2000000000000DCC20000C0C0000000000000644200006442000000000000F8C100008E42000000000000B0C100002C420000000000008040000024C200000000000058C20000CE4200000000000024C2000008C200000000000024C20000BE42000000000000A041000000C000000000000020C2000050420000000000009AC20000A041000000000000E84200002042000000000000B8C1000086C2000000000000EE420000804200000000000000410000DEC2000000000000D8C10000D8410000000000001842000014C20000000000008C42000018C300000000000028C200008842000000000000FE420000E8C100000000000030C2000088C10000000000002C420000B8C10000000000001C4200008AC2000000000000F6C200002CC2000000000000FE420000884100000000000020420000C841000000000000B6C2000080C10000000000008C420000504200000000000010C10000E2C2000000000000B2C2000080410000000000008042000040C1000000000000A041000080BF0000000000002041000020C200000000000080C2000040C1000000000000B04100007C4200000000000090410000B8C200000000000000C20000B04100000000000000C100001042000000000000B4C2000050410000000000001C4200008041000000000000E0C2000064C200000000000080BF000040C00000000000009442000020C200000000000000410000B442000000000000C04000008AC200000000000028420000BC4200000000000020C200002CC2000000000000804100006042000000000000E0410000EA4200000000000040C1000068C2000000000000E04000009E4200000000000060C10000803F0000000000000BC300007CC200000000000050410000ACC200000000000014420000704100000000000064420000FA42000000000000CCC2000023C3000000000000DC4200000C42000000000000E0410000E84100000000000000C00000884100000000000000C1000064C200000000000020410000C041000000000000B0C10000F8C200000000000038420000A6C20000000000006041000082420000000000004C42000030C20000000000005042000082C2000000000000B04200004842000000000000A84200009E4200000000000050420000C0C0000000000000B0C100004842000000000000F0C100008CC2000000000000D04100001041000000000000B0C10000C84100000000000004C20000E0C200000000000050C2000054C2000000000000144200005C42000000000000B6420000C041000000000000A2420000D8C1000000000000944200009CC20000000000002042000080BF000000000000A04100000040000000000000104200001C420000000000000041000060C1000000000000D0C1000078C2000000000000984200002842000000000000DE4200000CC2000000000000E8C10000E0C10000000000008A42000070410000000000001C42000050410000000000002443000028420000000000009E42000010C200000000000000410000A84100000000000060410000404100000000000000C10000C0C10000000000009C4200007C4200000000000008C2000034C2000000000000B4420000A2420000000000002143000098410000000000006442000080C0000000000000A24200002042000000000000784200008E42000000000000E4420000C84100000000000074C2000080C0000000000000E0C10000B0C1000000000000A041000080BF00000000000008C2000010C100000000000040C20000BCC200000000000040420000964200000000000000C000003C42000000000000E0410000A0C1000000000000B0410000C841000000000000C8C200001A43000000000000AC420000FEC2000000000000F0C100009842000000000000F8C10000484200000000000084C2000080C00000000000000041000070C100000000000080BF000070C1000000000000ACC2000098C100000000000080410000A0C1000000000000F841000070410000000000006C420000F8C2000000000000B8C100001041000000000000B642000054C20000000000007CC20000A04200000000000024C200005442000000000000A042000021C300000000000064C20000E0C1000000000000E8420000A44200000000000086C2000020C1000000000000244200009841000000000000004300007C420000000000004040000000410000000000002443000048C20000000000001BC300006CC2000000000000B8C1000060410000000000007CC200009A4200000000000004C2000008C200000000000000C20000B04100000000000017C30000B0C20000000000003C420000B84100000000000070C10000984100000000000098C1000020C200000000000040C2000040C2000000000000604200005C42000000000000984100003C42000000000000C8C200009242000000000000D8C1000084C20000000000000C430000D6C200000000000008420000D841000000000000F6C20000BC4200000000000040420000B0410000000000001CC2000068C2000000000000C6420000304200000000000020C2000070C200000000000000400000A0C1000000000000E0410000A0C10000000000007CC20000A041000000000000BC4200001CC2000000000000A0C20000C841000000000000D642000014C20000000000009042000000C20000000000004040000044C20000000000001CC2000020C2000000000000C0C000000842000000000000484200003C42000000000000B0410000204100000000000038C2000088C20000000000007C420000C0400000000000005442000092C2000000000000BCC20000104200000000000090C200005041000000000000A0C2000010410000000000001E43000096C2000000000000BCC200000C420000000000008E42000060C100000000000020C10000E0C100000000000060C100005CC20000000000009A4200004042000000000000B0410000D0C1000000000000B2420000344200000000000008420000904200000000000090420000DEC2000000000000F042000088C100000000000080BF0000D0C1000000000000F8C10000A442000000000000F8C20000174300000000000010C10000D8C1000000000000404200000041000000000000C0410000D04100000000000092C2000084C2000000000000B0420000704200000000000040C100002C4200000000000092C20000B2C20000000000002C420000644200000000000064C2000064C200000000000048C20000A0C2000000000000B0410000004200000000000030410000C04100000000000040C1000004420000000000009442000058420000000000002CC2000000C0000000000000B0C100005C42000000000000E0410000004200000000000050410000D8C1000000000000A2C2000020C10000000000009A4200005C4200000000000030C200009642000000000000A0C10000F0C1000000000000E4420000014300000000000028420000944200000000000050C100006042000000000000B0C100002DC30000000000003C420000924200000000000088C1000054C200000000000080C1000018C3000000000000D8410000803F00000000000010C10000CCC200000000000040C20000F8C100000000000012C3000020C200000000000008C20000104100000000000070C1000050C10000000000004042000096C2000000000000CA4200007043000000000000FEC20000F4C2000000000000F8C10000F8C100000000000098C100004842000000000000C0C00000A04200000000000040410000B6C2000000000000204100008CC2000000000000A8410000B2C2000000000000C84100005043000000000000D0420000D242000000000000A4420000E0C1000000000000E8C1000098C1000000000000CCC20000D4C2000000000000B6C200002C4200000000000034420000A4C200000000000090410000CE4200000000000028C20000803F000000000000804100009841000000000000D8C100000000000000000000BC42000014420000000000005041000050C20000000000002343000040C1000000000000B4420000D041000000000000F642000070420000000000008AC20000044200000000000020C1000030C2000000000000D0C10000C4C200000000000000C00000D0C100000000000000410000DE42000000000000BAC20000B6C2000000000000314300003D43000000000000D2C20000B8C100000000000088C1000080C00000000000005042000010C20000000000006543000096420000000000000B430000404100000000000070C10000E8C100000000000000C20000B84100000000000040C1000088420000000000009EC200000EC3000000000000184200001C42000000000000C2C200001AC30000000000002743000040C20000000000000843000000430000000000002E430000444200000000000050410000F8C10000000000001243000086C200000000000078C20000A0C2000000000000C84100004C4200000000000090C1000038C20000000000006042000070C10000000000001C4200000B4300000000000018C200000CC30000000000006041000014C2000000000000A0410000803F000000000000E040000080BF0000000000001DC3000088C1000000000000EE420000004100000000000068C2000000C100000000000038C2000000C00000000000003C420000884100000000000090C100006CC20000000000008AC20000A0410000000000006442000060C100000000000060C2000020C2000000000000C0C000008841000000000000A44200000042000000000000A0C20000A0C000000000000010C20000104200000000000088C2000000400000000000000AC3000080BF0000000000001843000088410000000000005041000014C20000000000002C420000DE420000000000003042000060C100000000000090C10000144200000000000040C10000A64200000000000048420000C0C1000000000000EC420000A0C00000000000001343000050C1000000000000E6C20000C8410000000000008AC2000000C10000000000000843000098C1000000000000A0420000D0C1000000000000304100001FC300000000000050C100008C42000000000000C041000074420000000000009EC2000014C200000000000010C200008CC20000000000008242000070420000000000006FC3000080BF0000000000006C42000000C2000000000000E84100002C420000000000006041000080410000000000008CC2000060C10000000000000C420000C8C100000000000018C200009C42000000000000C4C2000018C200000000000030410000984100000000000054C20000D6C200000000000044C2000050C100000000000082C2000024C2000000000000E04000000000000000000000F8C10000804100000000000064420000F8C10000000000008040000090C10000000000002442000000C100000000000008C2000020C100000000000080C2000080C1000000000000844200007042000000000000204200008E420000000000008041000000C00000000000008EC20000DAC200000000000058C20000D041000000000000C0C00000A04100000000000080C00000A040000000000000B042000060C1000000000000F0410000A0C1000000000000F841000030C100000000000000420000D8C100000000000098C2000038C20000000000006CC20000A8C1000000000000ACC20000A6C200000000000010410000AE42000000000000F8C10000AAC200000000000070C10000B442000000000000F041000054C20000000000001C4200008041000000000000E0C0000010C10000000000004543000090C100000000000028C200003CC200000000000000000000A8C100000000000000C200005CC200000000000020C1000000C100000000000044420000404000000000000000C20000E8C2000000000000C0410000B4420000000000007C420000B04200000000000050C1000070C1000000000000C0C1000030C2000000000000E8410000484200000000000040C1000064C2000000000000B4C2000080410000000000003042000080C1000000000000C8C100000041000000000000ACC2000038C2000000000000A041000000400000000000007CC2000000C1000000000000D0C1000058C2000000000000E8C10000C84100000000000068C2000065430000000000001B43000090C2000000000000E0C1000028C2000000000000904200002B43000000000000A2C20000BE42000000000000B8C100002043000000000000404100005CC2000000000000C0400000304200000000000088420000B8410000000000003CC20000B8C100000000000030C10000C0C100000000000004C2000084C200000000000034C200000041000000000000BE42000088C1000000000000A0C100001042000000000000A0C100000042000000000000EC42000063430000000000000FC30000C04100000000000030410000A841000000000000A8420000304200000000000004C2000088C1000000000000C040000010C100000000000098420000964200000000000098C1000082C200000000000030410000E0C000000000000024C20000C0C2000000000000984200005842000000000000D642000014C3000000000000C6420000FCC200000000000010C1000040C100000000000090410000184200000000000038C2000008420000000000000C420000C84100000000000094420000C24200000000000086420000AC4200000000000088C10000A0400000000000008E420000E041000000000000AC420000D04200000000000044420000DAC2000000000000D2C2000058420000000000000040000008C3000000000000C2C2000060C1000000000000C0C1000070410000000000009EC20000E0C1000000000000404200002042000000000000C040000074C2000000000000A0C1000060C1000000000000D04100005CC2000000000000204100009C42000000000000A04000002B43000000000000D8C1000035C30000000000003CC20000A4C2000000000000A0C0000013C300000000000000C3000008420000000000004842000004C20000000000001C42000024C200000000000060C1000050C100000000000086C20000A040000000000000C041000000C1000000000000B0C2000070C200000000000004C30000ACC20000000000002FC30000DCC2000000000000C041000004C20000000000008C42000048C2000000000000E0C10000B4C200000000000008430000C0C2000000000000C2C2000082C200000000000060C2000090C2000000000000B8C1000000C100000000000084C2000070C100000000000040C20000D0C100000000000094C20000F04100000000000000000000E040000000000000D041000000C0000000000000B041000082C2000000000000E0410000C041000000000000CCC20000E0410000000000009A4200001CC200000000000040C1000080C10000000000008042000058C200000000000034C20000D8C10000000000003C42000014C2000000000000C0C00000304200000000000000C100008EC200000000000017C300007CC20000000000001A43000030C100000000000086C200008642000000000000344200003BC30000000000009CC200005041000000000000C6C20000DCC200000000000064C200007042000000000000444200006CC2000000000000E8C100008042000000000000BCC20000D6C200000000000078C20000D04100000000000070C2000090C100000000000000000000684200000000000030420000F4C200000000000064420000E8C2000000000000E2C20000E842000000000000A2420000D8C200000000000027C30000D84200000000000040C10000803F00000000000010C30000E0C100000000000082C20000C4C2000000000000AC4200007C4200000000000048C2000044C200000000000010C100008C4200000000000030C10000784200000000000000C00000A2420000000000009041000078C20000000000001D4300002842000000000000C042000098C1000000000000484200009442000000000000544200003C420000000000008E4200003CC200000000000070C2000074C200000000000060410000704100000000000000C1000028C20000000000009C4200004040000000000000D6420000A0C20000000000008C4200002AC300000000000018420000B04100000000000014C3000000C20000000000006041000080BF00000000000010C3000030420000000000001842000044C2000000000000A8C10000D6C2000000000000C0400000A0C1000000000000D8C10000AC420000000000005442000070C100000000000044C20000F44200000000000082C20000AEC2000000000000F8C200006CC20000000000002041000020420000000000007C420000D242000000000000A0C00000BA42000000000000B0C100008442000000000000BEC20000E041000000000000A2C200000042000000000000B841000080C0000000000000BC420000E8C1000000000000404200008042000000000000A042000020C1000000000000C0C10000D841000000000000D4C2000003430000000000005042000008C200000000000080420000144200000000000084420000E0C10000000000004B43000040C000000000000010C10000ACC200000000000014420000D84100000000000030C1000044C200000000000018430000E04000000000000080C1000058C2000000000000C4420000D8C2000000000000D6420000C84100000000000008C20000844200000000000024C200009041000000000000884200005442000000000000A0C1000038C2000000000000B2420000A24200000000000060C1000080BF00000000000040410000A0C1000000000000D0C1000034C200000000000080C0000020410000000000006042000020C100000000000058C20000B0C10000000000000C4200009CC200000000000098C1000002430000000000004CC2000098C2000000000000F24200000B43000000000000DA420000D8C100000000000020410000D0410000000000005842000010C200000000000048C20000884100000000000060410000E84100000000000078C20000F6C200000000000090410000D8C100000000000090410000AEC200000000000038420000A8C100000000000030C200000C4200000000000030C200003C420000000000000041000008C2000000000000B44200005041000000000000D0C1000064C200000000000060C10000204100000000000090C2000098C200000000000060C20000CEC2000000000000604200009442000000000000A8C2000090C100000000000098420000A0C0000000000000C442000054C2000000000000C24200008041000000000000A0C10000A44200000000000000410000E0C000000000000064C20000804100000000000040C1000040C000000000000060410000AA42000000000000F0C10000344200000000000078C2000074C200000000000040C200009A420000000000009CC200009841000000000000604100004042000000000000D04100000842000000000000D84200000F43000000000000F4C20000604100000000000094C200000EC30000000000000BC3000080BF00000000000070C20000E0C2000000000000E0C10000804000000000000030C20000A6C200000000000010C20000E0400000000000009C420000E0C0000000000000204100000041000000000000B4420000E040000000000000EAC20000B8C10000000000001CC2000080BF00000000000004C30000404000000000000082420000E8410000000000000DC300000CC200000000000020C10000D8C1000000000000604100008CC2000000000000C041000080C200000000000020410000803F00000000000000400000484200000000000040420000504200000000000040420000E0400000000000009AC20000864200000000000003C3000034C2000000000000F0C10000844200000000000004420000504200000000000070C2000048420000000000009A4200003C4300000000000000C10000B2C20000000000008442000000C1000000000000C0C100001CC200000000000030420000A84200000000000080C1000050C200000000000060C20000A0410000000000000041000004C200000000000048420000D0C20000000000002442000040C10000000000007041000064C200000000000080C0000060C20000000000003442000020C200000000000024420000C0C100000000000060410000184200000000000058C2000040C100000000000064420000604100000000000020C1000060C1000000000000D841000010C10000000000001042000090410000000000008EC20000B44200000000000028C200009042000000000000D6420000BCC2000000000000604100000CC2000000000000B042000090C200000000000070C200000CC200000000000040410000384200000000000070C1000070C100000000000068C200004CC2000000000000803F000060C200000000000096C20000F0C1000000000000C8410000404100000000000000C00000C0C00000000000001F43000028C300000000000008C200001343000000000000B24200001343000000000000C0C00000B8C10000000000009841000050C1000000000000B0C2000088C20000000000007CC20000C8C1000000000000F84100004C4200000000000024C20000A0C000000000000088C1000088C10000000000006CC20000CE42000000000000C2420000D0C10000000000009642000020420000000000000CC30000DE42000000000000A84100005C42000000000000C8C1000034420000000000009C4200008041000000000000B8420000E0410000000000008CC2000030C100000000000068420000E04000000000000080BF000060410000000000001C4200003C420000000000009841000060C10000000000009E420000C8C2000000000000504100003042000000000000C040000088C20000000000007041000078C2000000000000E8C2000098C1000000000000A8410000D84100000000000060C1000040C1000000000000E8C10000D04100000000000014C20000B8C1000000000000A0C000002842000000000000D8C1000034C200000000000040C0000010C100000000000098410000604200000000000088C10000A0C20000000000008040000000C200000000000001C30000304200000000000092420000C6C2000000000000E4C2000014C2000000000000D4C20000F8C100000000000040C000008841000000000000BA4200001C420000000000008040000000420000000000000442000018420000000000001E43000068C300000000000020420000FCC2000000000000B041000068C2000000000000DEC200007C42000000000000F041000018C30000000000002CC200002041000000000000E8C10000A0C0000000000000E0C000008041000000000000A0C100000000000000000000B2420000A24200000000000060C1000020C1000000000000984200006842000000000000AC420000B442000000000000A0410000B04100000000000018C2000034C2000000000000A0420000B64200000000000000C10000E0C1000000000000A0420000BA42000000000000104100004041000000000000C040000050C2000000000000F04100006C420000000000005041000024C200000000000094C2000090C10000000000008642000000420000000000008242000016C300000000000098C200008EC2000000000000B4C2000040C2000000000000CA4200001CC2000000000000E842000008420000000000008841000011C3000000000000A0C20000F841000000000000A042000098C1000000000000E8C10000404100000000000088420000FE420000000000002CC200003042000000000000D8C100007042000000000000A64200008E420000000000002BC3000014C2000000000000B8410000C042000000000000B04100003BC30000000000000C43000078C2000000000000A0C00000C8C20000000000003041000040410000000000008042000024430000000000008A420000C6420000000000005CC20000D6C2000000000000CA420000A642000000000000CAC20000C8C1000000000000B6420000584200000000000012430000174300000000000054C2000010C300000000000088C200000C43000000000000D4C200004C4200000000000068420000C84100000000000090C100008AC20000000000004042000064C200000000000098420000B6420000000000005842000000C1000000000000C6420000184200000000000080BF00009CC2000000000000784200009A42000000000000C042000040C000000000000014C3000058C200000000000054C2000090C100000000000008C300000041000000000000F8C2000068C20000000000003C42000098C1000000000000704200005042000000000000544200005041000000000000D6C2000020C1000000000000A040000038C200000000000005C3000000C000000000000026C300002FC300000000000096C200008DC30000000000001DC3000024420000000000000D43000021430000000000003BC300006CC200000000000014430000B242000000000000F0C10000B24200000000000020C200009042000000000000A0C00000B0C100000000000050410000B4C200000000000050C2000088C200000000000024C20000AEC2000000000000E0400000A84200000000000064C20000604100000000000018C20000C04000000000000008420000C8C100000000000038C20000E84200000000000070420000784200000000000098410000E84100000000000092C2000060C200000000000008420000E041000000000000C8C100001FC3000000000000B0410000F041000000000000C042000070C2000000000000084200000000000000000000B84200006041000000000000E8410000803F0000000000004C420000E040000000000000D0410000000000000000000078420000A04000000000000082C200007CC20000000000009C42000020420000000000000442000098C1000000000000C0C0000020C1000000000000C0C10000C04000000000000030C1000078C2000000000000803F000034C20000000000004442000030C1000000000000F8C20000804000000000000059430000E0C10000000000008842000020C1000000000000BA420000F0C1000000000000C8C1000000C1000000000000A24200002C4200000000000024C20000004100000000000010410000F8C2000000000000C2C20000A6C2000000000000D841000004C2000000000000C0C100003041000000000000E84100001041000000000000DE420000144200000000000017C300002CC200000000000094C200001CC2000000000000A0400000A0C00000000000001CC20000F0C100000000000010C20000E0C20000000000004842000092C200000000000008420000E24200000000000000420000E8C100000000000000C200008841000000000000F4C2000098C1000000000000EEC2000088410000000000000000000070C100000000000086C20000A8410000000000000FC30000C04100000000000040C1000080400000000000006CC20000C84100000000000050C10000A0C00000000000006442000000C200000000000058C20000E0C0000000000000D8410000A0C00000000000002C42000090420000000000000C42000080BF00000000000042430000C8C1000000000000D2C20000A04100000000000058C20000004000000000000044C20000E8410000000000004041000080BF0000000000003042000070410000000000001842000088C200000000000084420000204200000000000004C20000A0410000000000009E4200008A42000000000000B6C2000080C00000000000001842000020C1000000000000A041000038C2000000000000E0C000002842000000000000D0410000B04100000000000024C20000804100000000000060420000A041000000000000B841000060C1000000000000D041000040C000000000000004420000F041000000000000803F0000D041000000000000C0410000B042000000000000404200006842000000000000054300006042000000000000504100003042000000000000AE4200005041000000000000B8410000E0C10000000000000C43000030420000000000000E43000040C00000000000006842000014C2000000000000F84100004C420000000000001042000090C100000000000070420000F242000000000000A041000018C200000000000090420000B04100000000"> : tensor<2x6x14x18xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<2x6x14x18xf32>, tensor<2x6x14x18xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2x4x7x6xf32>, %arg1: tensor<6x4x3x2xf32>) -> (tensor<2x6x14x18xf32>) {
%0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[2, 1], [1, 2]], lhs_dilate = [2, 3], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x7x6xf32>, tensor<6x4x3x2xf32>) -> tensor<2x6x14x18xf32>
return %0 : tensor<2x6x14x18xf32>
}
}
// -----
// convolution_NCHW_dilated
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
%c0 = stablehlo.constant dense<"0x00000040000000C0000040C000000041000000C0000080C00000E040000000C1000080BF000080C0000010C100008040000010410000A040000040C00000803F0000E040000080C0000080BF000000410000C0C00000004100004040000080BF0000A040000000C0000040C000000040000000410000804000004040000000400000C040000080BF0000A040000080BF0000004000004040000040C0000000410000A0C0000010C10000A040000000C10000803F0000A0400000C0C0000080BF0000803F0000A040000000000000803F0000803F000080BF000010C1000010410000C040000040C0000040C0000040400000E0400000803F000080C00000E0C0000000000000C0C0000000400000C0400000A040000000000000E0C0000040400000C0C0000080BF0000C0C00000E040000000C10000E0400000A0C0000080BF000000C00000E0C00000A0400000C0400000A04000000000000000410000803F000000400000000000000000000010C10000E040000000000000E0C0000000C100000041000000C10000A0400000C0400000803F0000E0C0000080BF00008040000010C1000080BF00000000000000000000A040000000000000A0C00000C0C00000803F000000C1000010C10000404000000000000000C1000000C1000000C100000000000010C1000080C0000000400000E0C0000000410000C0C00000803F00001041000010C10000C04000000040000080C0000000000000C0C0000080400000C0400000E0C0000000C100004040000080BF000000410000803F0000A0C00000E040000010410000803F000000400000A0400000E0400000C0400000C0C0000000C0000000C0000080400000E040000000410000C0400000E040000000400000803F0000A040000000400000803F0000A0C0000080BF0000803F000080C000004040000000000000803F000000000000C0400000000000000041000010C1000080BF00001041000010410000104100000000000080400000A0400000C0C00000C0C00000E0400000A0C00000A0C0000080BF000010C1000010C10000C0C0000080C00000A0400000E0C00000E040000080C0000010410000C0400000C040000080BF000080C0000080C00000803F0000E040000080400000803F000000C100008040000000C10000E0C00000804000000000000040C000008040000000C10000A040000000000000803F000000C10000A0C000004040000080C0000000C1000080C0000010410000A0C00000C040000000C00000C0C0000000C00000E0C00000A0C000008040000080BF0000A0C0000000400000E0400000C0400000A0400000A0400000C04000004040000000C0000000410000C0400000000000000041000080BF0000E040000000C0000080C00000C0C00000C0C000008040000000C1000000C00000A0C000004040000000400000C040000080C0000080C000000000000080BF00000041000080BF0000004000000041000080BF000000C0000000C10000C040000040400000C040000080BF000000C00000E0C00000E040000000400000803F00000040000010410000004100000000000010C1000080400000E0C00000E0C0000040C0000080BF0000C0C0000080C0000000C10000C040000000C10000A0C00000803F00000040000000000000803F0000E0C00000A0400000C0C0000000410000C0C00000804000000000000010C100000000000080C0000040400000104100004040000000C100000041000000C0000000C0000080C00000E0C00000C0C0000040400000E0C0000010410000A0C00000A0C0000040C00000004000000000000080C0000010C1000040C00000A0C0000000C0000080C00000C0C0"> : tensor<2x4x7x6xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<2x4x7x6xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x4x7x6xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x4x7x6xf32>
%c1 = stablehlo.constant dense<"0x0000E040000080C00000A0C0000080BF000000410000E0C00000A0C0000000000000A0C0000000C0000040C0000000C1000010C1000000C10000404000001041000000410000804000000041000080BF0000803F00004040000000C0000080C000008040000080C00000803F000000C10000A0C0000010C1000000400000C0400000E0400000C04000000041000010C10000A040000040C000004040000000C10000A0C0000080BF000080C000000040000000410000803F000000410000E0C0000080BF000080400000E0C000000040000000C0000080BF0000803F000080C000008040000000410000E0C0000000C10000A0C00000E0C0000000C0000000C00000A0C00000A0C0000080C0000000400000C04000008040000000C100008040000040400000A0400000A0C00000C0C0000010C10000A040000000C00000A0C0000040400000803F000000000000A0C00000E0C00000C040000040C00000E0C000000041000080BF000080BF00004040000080BF000080400000E040000000C1000040C0000010410000E040000080C0000080C0000080BF0000A040000080C0000010C1000010C10000C0C00000A0C000001041000040C0000000410000803F000010C1000000C10000C04000000041000080C00000C0C00000803F0000803F000080BF000040C00000C0C0000040C00000000000000041000000400000E040000010410000004000000000000080C0000080400000E0C0000000C0000080BF000080BF0000C0C000000000000000000000803F000000C1000080BF000010C1"> : tensor<6x4x3x2xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<6x4x3x2xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<6x4x3x2xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<6x4x3x2xf32>
%r:1 = call @f(%a0, %a1) : (tensor<2x4x7x6xf32>, tensor<6x4x3x2xf32>) -> (tensor<2x6x2x7xf32>)
%e0 = stablehlo.constant dense<"0x000084C200000B43000004C3000006C30000C442000058C20000D0C20000A0C1000020C2000030C20000FAC2000008C20000B8C20000D24200007041000038C2000098410000864200000343000006C300006C42000033C30000BC4200004F4300000C43000015C300001E43000016C300005E4300009C42000088C10000644200000E4300006C420000D0C20000AC420000F042000090C10000A0410000AA420000C642000044C200006042000042C30000F4420000C6C2000040410000BEC20000EEC20000BC42000030C200008E4200000843000038C2000000C30000BCC20000004200002BC3000000C0000010410000F0410000D04100003443000070C10000F442000070C20000A84200000543000056C3000044420000B0C10000E0C10000D0C1000008420000A0420000A0C10000BEC2000040C3000073430000DA420000D0410000C4C200000C4200006041000082C2000064C2000098C100007143000010420000FCC20000AC42000074C200007BC3000078420000B8420000DCC200000043008093C30000E8C10000C04000005CC200008040000041C30000E0C10000D04200000042000041C3000088C1000098C2000040C00000CA42000048430000D0C2000050C3000009C30000F042000020C20000D8C200001B430000A0C00000EAC2000098C10000704200004AC300007C43000030410000164300008C420000C8C1000096420000D0C1000020C100007842000021430000CA4200000842008094C30000E8C10000F04100007CC2000096C2000048C300008842000030420000884100004F43000010C200000A430000A24200005042000036C3000098C1000070C20000E242000048C20000A84100000042000078C20000ACC20000C242000024C200004A43000024C20000BA4200007041000060420000A04100007042"> : tensor<2x6x2x7xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<2x6x2x7xf32>, tensor<2x6x2x7xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2x4x7x6xf32>, %arg1: tensor<6x4x3x2xf32>) -> (tensor<2x6x2x7xf32>) {
%0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[-1, 0], [3, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 3], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x7x6xf32>, tensor<6x4x3x2xf32>) -> tensor<2x6x2x7xf32>
return %0 : tensor<2x6x2x7xf32>
}
}
// -----
// convolution_NCHW_groups
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
%c0 = stablehlo.constant dense<"0x00000040000000C0000040C000000041000000C0000080C00000E040000000C1000080BF000080C0000010C100008040000010410000A040000040C00000803F0000E040000080C0000080BF000000410000C0C00000004100004040000080BF0000A040000000C0000040C000000040000000410000804000004040000000400000C040000080BF0000A040000080BF0000004000004040000040C0000000410000A0C0000010C10000A040000000C10000803F0000A0400000C0C0000080BF0000803F0000A040000000000000803F0000803F000080BF000010C1000010410000C040000040C0000040C0000040400000E0400000803F000080C00000E0C0000000000000C0C0000000400000C0400000A040000000000000E0C0000040400000C0C0000080BF0000C0C00000E040000000C10000E0400000A0C0000080BF000000C00000E0C00000A0400000C0400000A04000000000000000410000803F000000400000000000000000000010C10000E040000000000000E0C0000000C100000041000000C10000A0400000C0400000803F0000E0C0000080BF00008040000010C1000080BF00000000000000000000A040000000000000A0C00000C0C00000803F000000C1000010C10000404000000000000000C1000000C1000000C100000000000010C1000080C0000000400000E0C0000000410000C0C00000803F00001041000010C10000C04000000040000080C0000000000000C0C0000080400000C0400000E0C0000000C100004040000080BF000000410000803F0000A0C00000E040000010410000803F000000400000A0400000E0400000C0400000C0C0000000C0000000C0000080400000E040000000410000C0400000E040000000400000803F0000A040000000400000803F0000A0C0000080BF0000803F000080C000004040000000000000803F000000000000C0400000000000000041000010C1000080BF00001041000010410000104100000000000080400000A0400000C0C00000C0C00000E0400000A0C00000A0C0000080BF000010C1000010C10000C0C0000080C00000A0400000E0C00000E040000080C0000010410000C0400000C040000080BF000080C0000080C00000803F0000E040000080400000803F000000C100008040000000C10000E0C00000804000000000000040C000008040000000C10000A040000000000000803F000000C10000A0C000004040000080C0000000C1000080C0000010410000A0C00000C040000000C00000C0C0000000C00000E0C00000A0C000008040000080BF0000A0C0000000400000E0400000C0400000A0400000A0400000C04000004040000000C0000000410000C0400000000000000041000080BF0000E040000000C0000080C00000C0C00000C0C000008040000000C1000000C00000A0C000004040000000400000C040000080C0000080C000000000000080BF00000041000080BF0000004000000041000080BF000000C0000000C10000C040000040400000C040000080BF000000C00000E0C00000E040000000400000803F00000040000010410000004100000000000010C1000080400000E0C00000E0C0000040C0000080BF0000C0C0000080C0000000C10000C040000000C10000A0C00000803F00000040000000000000803F0000E0C00000A0400000C0C0000000410000C0C00000804000000000000010C100000000000080C0000040400000104100004040000000C100000041000000C0000000C0000080C00000E0C00000C0C0000040400000E0C0000010410000A0C00000A0C0000040C00000004000000000000080C0000010C1000040C00000A0C0000000C0000080C00000C0C0"> : tensor<2x4x7x6xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<2x4x7x6xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x4x7x6xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x4x7x6xf32>
%c1 = stablehlo.constant dense<"0x0000E040000080C00000A0C0000080BF000000410000E0C00000A0C0000000000000A0C0000000C0000040C0000000C1000010C1000000C10000404000001041000000410000804000000041000080BF0000803F00004040000000C0000080C000008040000080C00000803F000000C10000A0C0000010C1000000400000C0400000E0400000C04000000041000010C10000A040000040C000004040000000C10000A0C0000080BF000080C000000040000000410000803F000000410000E0C0000080BF000080400000E0C000000040000000C0000080BF0000803F000080C000008040000000410000E0C0000000C10000A0C00000E0C0000000C0000000C00000A0C00000A0C0000080C0000000400000C04000008040000000C100008040"> : tensor<6x2x3x2xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<6x2x3x2xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<6x2x3x2xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<6x2x3x2xf32>
%r:1 = call @f(%a0, %a1) : (tensor<2x4x7x6xf32>, tensor<6x2x3x2xf32>) -> (tensor<2x6x7x6xf32>)
%e0 = stablehlo.constant dense<"0x000050420000A8C1000080400000F8C1000044C200007042000054C200002042000098C20000544200000B4300009EC2000020C20000A8C1000014C2000098420000D8C100004042000040420000A4C2000050C2000000400000DE42000070410000A6C200009242000044C2000096420000C841000024C200008442000004420000AAC200002C42000014420000D6C200006442000000C10000D642000090C2000098420000D8C10000E8C10000E8C200004C420000A2C20000D2C20000A8410000AA42000082C20000B4C2000034C2000030420000803F0000C84200003D4300006442008081430000BA42000044C20000EEC2000060C200009242000008420000C04000009A4200008242000028420000E040000082C200009242000038C200002442000014430000E642000040C100007EC30000B8C2000082C20000BAC2000074C20000A041000035C3000030420000A04000007442000000400000F6420000004100001CC200001DC3000044420000D4420000F0410000C8C20000B84100000042000028430000A04100003DC30000E041000040C1000040C0000025430000FAC2000004C3000000C3000044C2000088C10000DC4200005EC3000020C100005AC300008C42000074C20000A8C10000C0C000004AC30000DE420000234300009AC2000038C2000082C20000E8C100003C4300002C4200005CC200000442000000C20000A4C200004443000000000000D0C1000004C2000007C3000027430000EE420000BAC200008042000082C20000944200009C4200008040000088C10000454300006C4200003C420000000000003442000009430000BC42000050C10000B841000080410000F2420000A8420000D04100003F430000D0420000B04100000F430000F8C2000070410000504100008AC2000004420000B6C2000088C2000060C1000017430000BCC2000070C200007842000092420000C8C10000C041000092C2000054C200000C4200009E42000073C300007442000080400000C8C200000BC3000098C100004C420000C0420000E24200004842000020C1000040C0000020C300003DC3000070C2000054420000404000009042000021430000C0420000804200004842000068420000CE42000040400000C0C00000E8C1000048C20000C0C000006CC200000C42000040410000E841000010C100001C420000D84200008E42000096C2000016C3000080C000002041000024420000004100001CC200004C420000B84200001C42000080C00000E8410000F842000048420000C0410000EE420000A242000024C2000070C2000038420000B242000018430000F0410000604200001643000037430000F84200009C420000484200001842000050C1000000400000C4420000B4420000A0C10000F8420000BCC2000010C100009442000008C20000CE420000404200009242000010420000C0C000000FC3000090410000144300000CC2000050420000F0420000244200009AC20000004200004443000048C200004C42000002C30000AC42000000C20000704100008C42000004C300001AC300000EC3000018C30000004200009CC2000044C2000080BF000044C2000078C200002CC2000040C100004040000084C20000144200000042000086C20000504200004F430000D042000068420000A6C20000964200001442000074C20000804200002041000080410000CA42000096C20000B6C3000070C30000ACC20000FCC200001EC300004DC300004C42000016C300000442000002430000A0C10000E642000010420000D6420000E4420000004300008841000098C2000074C2000048420000B0C2000050410000C8410000904100006442000040410000304100006C4200008242000050C100003EC300004FC300009AC200000D430000A8C2000054C30000384200005FC30000D84100009C4200000AC30000FC42000010430000F0C100001943000096C20000E6C20000F0410000C8C1000060C20000644200005BC3000000C000007842000040420000984100008E42000036C3000028430000D04100006A4300000E430000C24200008A420000D0420000D44200002442000078420000A0C10000DC42000062C30000BA4200009CC20000304300007CC20000E8C10000B2C20000A242000030C2000044C2000030C20000C8410000274300006AC30000D8410000B8C2000008420000F442000088C100000FC300007C42000054C20000D04100007CC200008EC30000000000000442000000C10000A8420000A4C2000000C20000BC42000080C1000013430000AEC2000024C20000C0410000384200008EC200003C420000B6C20000F8410000B8C100004CC2000078420000404100009A420000A6C20000CA42000070C200009242000070C1000018C2000000C00000A4C2000024C2000004C30000A0400000E84100003E4300001043000000C00000A6420000F6C2000080C2000060C20000C242000082C2000098C10000884200007C420000A0C00000A0410000E04100002E43000090C10000C4420000A841000008C20000B0C20000A841000088C200000C42000004C20000E0C10000B8C200001A43000028C200006842000086C20000AAC20000FE420000000000009C420000F0C100003CC20000DCC200001CC2000082C2000086C200008242000088420000E8C1000000410000EEC2000010420000C6C200007CC20000D8C2000000420000C8C2000000C2000002430000AE42000000C2000060420000E8410000AA4200000042000009C3000060C200005C420000803F000040C00000F841"> : tensor<2x6x7x6xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<2x6x7x6xf32>, tensor<2x6x7x6xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2x4x7x6xf32>, %arg1: tensor<6x2x3x2xf32>) -> (tensor<2x6x7x6xf32>) {
%0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x7x6xf32>, tensor<6x2x3x2xf32>) -> tensor<2x6x7x6xf32>
return %0 : tensor<2x6x7x6xf32>
}
}
// -----
// convolution_NCHW_batch_groups
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
%c0 = stablehlo.constant dense<"0x00000040000000C0000040C000000041000000C0000080C00000E040000000C1000080BF000080C0000010C100008040000010410000A040000040C00000803F0000E040000080C0000080BF000000410000C0C00000004100004040000080BF0000A040000000C0000040C000000040000000410000804000004040000000400000C040000080BF0000A040000080BF0000004000004040000040C0000000410000A0C0000010C10000A040000000C10000803F0000A0400000C0C0000080BF0000803F0000A040000000000000803F0000803F000080BF000010C1000010410000C040000040C0000040C0000040400000E0400000803F000080C00000E0C0000000000000C0C0000000400000C0400000A040000000000000E0C0000040400000C0C0000080BF0000C0C00000E040000000C10000E0400000A0C0000080BF000000C00000E0C00000A0400000C0400000A04000000000000000410000803F000000400000000000000000000010C10000E040000000000000E0C0000000C100000041000000C10000A0400000C0400000803F0000E0C0000080BF00008040000010C1000080BF00000000000000000000A040000000000000A0C00000C0C00000803F000000C1000010C10000404000000000000000C1000000C1000000C100000000000010C1000080C0000000400000E0C0000000410000C0C00000803F00001041000010C10000C04000000040000080C0000000000000C0C0000080400000C0400000E0C0000000C100004040000080BF000000410000803F0000A0C00000E040000010410000803F000000400000A0400000E0400000C0400000C0C0000000C0000000C0000080400000E040000000410000C0400000E040000000400000803F0000A040000000400000803F0000A0C0000080BF0000803F000080C000004040000000000000803F000000000000C0400000000000000041000010C1000080BF00001041000010410000104100000000000080400000A0400000C0C00000C0C00000E0400000A0C00000A0C0000080BF000010C1000010C10000C0C0000080C00000A0400000E0C00000E040000080C0000010410000C0400000C040000080BF000080C0000080C00000803F0000E040000080400000803F000000C100008040000000C10000E0C00000804000000000000040C000008040000000C10000A040000000000000803F000000C10000A0C000004040000080C0000000C1000080C0000010410000A0C00000C040000000C00000C0C0000000C00000E0C00000A0C000008040000080BF0000A0C0000000400000E0400000C0400000A0400000A0400000C04000004040000000C0000000410000C0400000000000000041000080BF0000E040000000C0000080C00000C0C00000C0C000008040000000C1000000C00000A0C000004040000000400000C040000080C0000080C000000000000080BF00000041000080BF0000004000000041000080BF000000C0000000C10000C040000040400000C040000080BF000000C00000E0C00000E040000000400000803F00000040000010410000004100000000000010C1000080400000E0C00000E0C0000040C0000080BF0000C0C0000080C0000000C10000C040000000C10000A0C00000803F00000040000000000000803F0000E0C00000A0400000C0C0000000410000C0C00000804000000000000010C100000000000080C0000040400000104100004040000000C100000041000000C0000000C0000080C00000E0C00000C0C0000040400000E0C0000010410000A0C00000A0C0000040C00000004000000000000080C0000010C1000040C00000A0C0000000C0000080C00000C0C0"> : tensor<2x4x7x6xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<2x4x7x6xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x4x7x6xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x4x7x6xf32>
%c1 = stablehlo.constant dense<"0x0000E040000080C00000A0C0000080BF000000410000E0C00000A0C0000000000000A0C0000000C0000040C0000000C1000010C1000000C10000404000001041000000410000804000000041000080BF0000803F00004040000000C0000080C000008040000080C00000803F000000C10000A0C0000010C1000000400000C0400000E0400000C04000000041000010C10000A040000040C000004040000000C10000A0C0000080BF000080C000000040000000410000803F000000410000E0C0000080BF000080400000E0C000000040000000C0000080BF0000803F000080C000008040000000410000E0C0000000C10000A0C00000E0C0000000C0000000C00000A0C00000A0C0000080C0000000400000C04000008040000000C100008040000040400000A0400000A0C00000C0C0000010C10000A040000000C00000A0C0000040400000803F000000000000A0C00000E0C00000C040000040C00000E0C000000041000080BF000080BF00004040000080BF000080400000E040000000C1000040C0000010410000E040000080C0000080C0000080BF0000A040000080C0000010C1000010C10000C0C00000A0C000001041000040C0000000410000803F000010C1000000C10000C04000000041000080C00000C0C00000803F0000803F000080BF000040C00000C0C0000040C00000000000000041000000400000E040000010410000004000000000000080C0000080400000E0C0000000C0000080BF000080BF0000C0C000000000000000000000803F000000C1000080BF000010C1"> : tensor<6x4x3x2xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<6x4x3x2xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<6x4x3x2xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<6x4x3x2xf32>
%r:1 = call @f(%a0, %a1) : (tensor<2x4x7x6xf32>, tensor<6x4x3x2xf32>) -> (tensor<1x6x7x6xf32>)
%e0 = stablehlo.constant dense<"0x0000104200006C4200008E42000074C20000CEC200004041000044C3000054C2000060C100006CC20000644200000CC30000B2C20000A040000012C30000244300002C420000C0410000B8420000A4C2000072C300001CC200000943000004C200001CC30000D6420000AAC2000000C10000D0C2000098C2000064420000E0C0000096C2000010C20000D841000094420000C04200008EC200005F430000C04100007F430000D242000048C20000BC420000F0C10000244200004C4300001CC2000037C3000080410000E8C1000045430000984100008CC20000C0420000CE420000BC420000DEC2000000420000E8C1000042430000604300009CC2000004C30000A6C20000B04200009A420000C242000047C30000C0400000C2C200001A4300000CC200002A430000C442000034C300007E4300001C42000078C2000004C2000006C3000080400000C2420000C8C10000A0C20000B0C10000D8420000BEC20000E041000003430000344200000DC300000CC30000864200004042000080BF000002C30000E04100000F43000068420000864200009642000080C100009EC20000F0410000D0410000704100002842000058420000284200000043000030420000D842000018C2000000410000B84200007F4300002143000020C1000070420000A040000070C100008AC20000D0420000024300009642000028C20000C0C10000894300000DC300000842000004C30000E0410000694300009EC30000D0420000D8C10000E8C10000A4C200006CC200009EC200009A4300000143000028420000A643000054C300009442000008C2000068C200006842000040C10000A040000024C2000012C30000B0C100001BC30080A1C3000080C0000028C20000304200002042000000C00000E8C100009CC20000C8410000A84200008AC20000CC420000A8C2000068C200009C42000088C1000064420000E0C1000080C0000047C3000098420000B0C10000404100009AC2000000430080A543000043430000964200000CC2000084C20000F6420000004200001DC3000030C200008642000007C3000008C3000049C30000B0C100002041008084C30000084200003C4200007BC30000FE42000007C300000D430000D2420000A0C1000050C10000904100008EC300003C430000F0C2000020C1000070C1000012430000A0410000D242000060C20000E6420000B442000098C100808AC3000098C200008EC2000024C2000010C2000047C3000030C1000012C30000884100003C42000020C1000040C20000C8C100006C42000078420000B8420000B4C2000000000000C8C10000E0420000884100008442000028420000504200005C43000054430000A24200000040000015430000DC420000114300001E430000A040"> : tensor<1x6x7x6xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<1x6x7x6xf32>, tensor<1x6x7x6xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2x4x7x6xf32>, %arg1: tensor<6x4x3x2xf32>) -> (tensor<1x6x7x6xf32>) {
%0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 2 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x7x6xf32>, tensor<6x4x3x2xf32>) -> tensor<1x6x7x6xf32>
return %0 : tensor<1x6x7x6xf32>
}
}
// -----
// convolution_NCHW_gradient
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
%c0 = stablehlo.constant dense<"0x00000040000000C0000040C000000041000000C0000080C00000E040000000C1000080BF000080C0000010C100008040000010410000A040000040C00000803F0000E040000080C0000080BF000000410000C0C00000004100004040000080BF0000A040000000C0000040C000000040000000410000804000004040000000400000C040000080BF0000A040000080BF0000004000004040000040C0000000410000A0C0000010C10000A040000000C10000803F0000A0400000C0C0000080BF0000803F0000A040000000000000803F0000803F000080BF000010C1000010410000C040000040C0000040C0000040400000E0400000803F000080C00000E0C0000000000000C0C0000000400000C0400000A040000000000000E0C0000040400000C0C0000080BF0000C0C00000E040000000C10000E0400000A0C0000080BF000000C00000E0C00000A0400000C0400000A04000000000000000410000803F000000400000000000000000000010C10000E040000000000000E0C0000000C100000041000000C10000A0400000C0400000803F0000E0C0000080BF00008040000010C1000080BF00000000000000000000A040000000000000A0C00000C0C00000803F000000C1000010C10000404000000000000000C1000000C1000000C100000000000010C1000080C0000000400000E0C0000000410000C0C00000803F00001041000010C10000C04000000040000080C0000000000000C0C0000080400000C0400000E0C0000000C100004040000080BF000000410000803F0000A0C00000E040000010410000803F000000400000A0400000E0400000C0400000C0C0000000C0000000C0000080400000E040000000410000C0400000E040000000400000803F0000A040000000400000803F0000A0C0000080BF0000803F000080C000004040000000000000803F000000000000C0400000000000000041000010C1000080BF00001041000010410000104100000000000080400000A0400000C0C00000C0C00000E0400000A0C00000A0C0000080BF000010C1000010C10000C0C0000080C00000A0400000E0C00000E040000080C0000010410000C0400000C040000080BF000080C0000080C00000803F0000E040000080400000803F000000C100008040000000C10000E0C00000804000000000000040C000008040000000C10000A040000000000000803F000000C10000A0C000004040000080C0000000C1000080C0000010410000A0C00000C040000000C00000C0C0000000C00000E0C00000A0C000008040000080BF0000A0C0000000400000E0400000C0400000A0400000A0400000C04000004040000000C0000000410000C0400000000000000041000080BF0000E040000000C0000080C00000C0C00000C0C000008040000000C1000000C00000A0C000004040000000400000C040000080C0000080C000000000000080BF00000041000080BF0000004000000041000080BF000000C0000000C10000C040000040400000C040000080BF000000C00000E0C00000E040000000400000803F00000040000010410000004100000000000010C1000080400000E0C00000E0C0000040C0000080BF0000C0C0000080C0000000C10000C040000000C10000A0C00000803F00000040000000000000803F0000E0C00000A0400000C0C0000000410000C0C00000804000000000000010C100000000000080C0000040400000104100004040000000C100000041000000C0000000C0000080C00000E0C00000C0C0000040400000E0C0000010410000A0C00000A0C0000040C00000004000000000000080C0000010C1000040C00000A0C0000000C0000080C00000C0C0"> : tensor<2x4x7x6xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<2x4x7x6xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x4x7x6xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x4x7x6xf32>
%c1 = stablehlo.constant dense<"0x0000E040000080C00000A0C0000080BF000000410000E0C00000A0C0000000000000A0C0000000C0000040C0000000C1000010C1000000C10000404000001041000000410000804000000041000080BF0000803F00004040000000C0000080C000008040000080C00000803F000000C10000A0C0000010C1000000400000C0400000E0400000C04000000041000010C10000A040000040C000004040000000C10000A0C0000080BF000080C000000040000000410000803F000000410000E0C0000080BF000080400000E0C000000040000000C0000080BF0000803F000080C000008040000000410000E0C0000000C10000A0C00000E0C0000000C0000000C00000A0C00000A0C0000080C0000000400000C04000008040000000C100008040000040400000A0400000A0C00000C0C0000010C10000A040000000C00000A0C0000040400000803F000000000000A0C00000E0C00000C040000040C00000E0C000000041000080BF000080BF00004040000080BF000080400000E040000000C1000040C0000010410000E040000080C0000080C0000080BF0000A040000080C0000010C1000010C10000C0C00000A0C000001041000040C0000000410000803F000010C1000000C10000C04000000041000080C00000C0C00000803F0000803F000080BF000040C00000C0C0000040C00000000000000041000000400000E040000010410000004000000000000080C0000080400000E0C0000000C0000080BF000080BF0000C0C000000000000000000000803F000000C1000080BF000010C1"> : tensor<6x4x3x2xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<6x4x3x2xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<6x4x3x2xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<6x4x3x2xf32>
%r:2 = call @f(%a0, %a1) : (tensor<2x4x7x6xf32>, tensor<6x4x3x2xf32>) -> (tensor<2x4x7x6xf32>, tensor<6x4x3x2xf32>)
%e0 = stablehlo.constant dense<"0x00B0814500A0314500C067C5000816460000BC4200B0F5C500801C4500A006C50000DBC500C092C400E044C600C0DE450090944500006EC50000E5C300006CC400F0B2450030CCC500E03CC500909E4500F808C600B8514600E08EC500A040450090C8450070C5C500E0B6C50060384500F09F4500808145004044C5008060C400207B450000D6430068244600E010C6008003C400E01F45002037C500A06D4500D837C600E0BEC500E0A4C500A0CFC500008C4200C049C500408BC400008042008043C40040564500C04E4500805D440060804500C057C6008011C40050C64500E01446005082C50000BFC500804245005818460070C34500009CC3001843C6000063C40030E7C5008064C5000052430080C844008076C400E81EC6008089C400B08FC500E086C5004071C60000BB4400E07FC600C00C4600C079C5007095C500D801C600F003C600A0B54500C009460020474500D0B94500408AC40060D2450080FB440090D8C50080A4440080A1C400C0E94500408BC500401FC600D098C600806E4400F088C500000CC50040A4C400F82F46000052C50090E34500C09D45008852C600E09BC50000584300D0F7450050994500E023C500E07AC500002544006039450080FE4400C874C600004842008040C40060ECC5006094C600A87AC60000784300003D45000058C200F02546008064C50000CFC3000019C50080EDC400607345000084C400007A440040CBC400C032C50000C4C300001CC6001051460078154600F028C600007243004063450080A745005081C50080CAC40000784400C0284500381C4600607CC50030BFC50098034600402D4500806DC40040CEC4000044C50000A24400405CC50040F64400E0334500D0BA4500802F4400A04E45000060C400E027460000BDC400009444006089C500C003C50060DB450060604500008C42002003C50000C64400A80FC60020124600805AC400403B4500B0FFC500E00D450050904600A0E2450028314600E04D450050E4450000DB4300A03CC500F01FC60040954400A01845005029C60080F9C400C82FC600E04CC5008057C600802CC50080554500C0844500E0C74500E003C50000974500C054450050324600806DC40000F4C30040ECC50080804500E0934500A00845000062C500581FC60060AA450030F6C500C0DF44008018440060374500C0F7C40080C8440050E1C500009C4500E03E450040A14500149BC6000023C500E03FC5002073C5008809C6007480C600E040C500801FC500109045008056C5004805C600008DC50000404100F855C600C0214600A02FC5006013C60040CCC400F088450050DA450060004600C0A6440088274600606C4600C00C4500E48B460070084600602D4500F0AD450020D1450010334600C0E345008073C400805C44004011C500C0A1440030F1C500D0924500C080C400408B4500304B4600007945006065C600186AC600602645008087450040EC4500600A450040D445008055C500A03F4500B0EAC500307AC600E007C500201F4600480C4600C8314600E01FC50000A0450050EC450000BCC400B0EAC500C004C500987B460064EA4600C0EA4500A073C60090494600B04CC600C0ABC40010AEC500D085C5009819C600409D4400C0C4C500801D45004099C40000F3C300201BC500A029C50040B5C50020C94500C026C500D89346004861C600708A46000834C6000010C20090A4C500D0F1C500F09E4500E04E450098084600D0C04500C01F45003829C600080E46004870C6008061C500B097C50080CAC50090A845000085430000B1C400C0284500D0ECC500F0B1C500A008C50080D14400809FC40080544400C0A5C40040AEC4008071C400409C4400C096440020D4C5"> : tensor<2x4x7x6xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<2x4x7x6xf32>, tensor<2x4x7x6xf32>) -> ()
%e1 = stablehlo.constant dense<"0x0028814600A08545006CE8C6004095C500C0D14500F058C600488FC600C04FC5009842C60000C9C5004001C50060CBC5009CDCC60024AAC60080B3C400F86E4600BCEC4600D0F645005CA646000065C40000ABC400402BC500C0FBC500004C430080194600F0CEC500C84746009889C600B4BFC60050C8C500D8254600B0F1450088714600309D4500B0254600E85FC600906546000098C40040384600208B4500F097C600C011C500FC8CC600603B45001485460080D64400BCCD4600D0E9C500A0AF450070264600C089C60080834400007FC4000026C300C0C24400800EC600E0BD4500F85B46000085C600603DC600E818C6002005C600802F450040674500C0FBC5006815C600C05DC50058524600F00E4600181F4600A0AAC5000486460088574600E4A34600D09EC6000859C600509CC600A00145007816C600F0B1C500982E460020A8C5004023C5001008C600D4B5C600201B45001011C60040F8C4007055460000B7C4005090C500F08D45009029C600C00A4500489D4600088DC60060324500648E4600B4E8460020FDC500080AC60000B3C300086A4600387FC60074AFC600E068C60030ACC6006053C600E09E460090B9C50048C646008848C600D4FDC600604BC50058004600DC8846007022460040EC440068474600780346006014C5005056C6000C89C600605DC50080FD44001C984600200A450060654600DCC04600D0F3C50080844500B0C1C50010A14500A802C6007011C600005CC300C0E74400006CC40010E6C50080D0440000E0C300E81BC600D0AD4500B026C6"> : tensor<6x4x3x2xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<6x4x3x2xf32>, tensor<6x4x3x2xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2x4x7x6xf32>, %arg1: tensor<6x4x3x2xf32>) -> (tensor<2x4x7x6xf32>, tensor<6x4x3x2xf32>) {
%0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 1], pad = [[1, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x7x6xf32>, tensor<6x4x3x2xf32>) -> tensor<2x6x4x6xf32>
%1 = stablehlo.multiply %0, %0 : tensor<2x6x4x6xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x6x4x6xf32>
%3 = stablehlo.multiply %2, %0 : tensor<2x6x4x6xf32>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%4 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x6x4x6xf32>, tensor<f32>) -> tensor<f32>
%cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x6x4x6xf32>
%6 = stablehlo.multiply %5, %3 : tensor<2x6x4x6xf32>
%7 = stablehlo.convolution(%arg0, %6) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x7x6xf32>, tensor<2x6x4x6xf32>) -> tensor<6x4x3x2xf32>
%8 = stablehlo.reverse %arg1, dims = [2, 3] : tensor<6x4x3x2xf32>
%9 = stablehlo.convolution(%6, %8) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 0]], lhs_dilate = [2, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x6x4x6xf32>, tensor<6x4x3x2xf32>) -> tensor<2x4x7x6xf32>
return %9, %7 : tensor<2x4x7x6xf32>, tensor<6x4x3x2xf32>
}
}
// -----
// convolution_NHWC_same
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
%c0 = stablehlo.constant dense<"0x0000E040000080C00000A0C0000080BF000000410000E0C00000A0C0000000000000A0C0000000C0000040C0000000C1000010C1000000C10000404000001041000000410000804000000041000080BF0000803F00004040000000C0000080C000008040000080C00000803F000000C10000A0C0000010C1000000400000C0400000E0400000C04000000041000010C10000A040000040C000004040000000C10000A0C0000080BF000080C000000040000000410000803F000000410000E0C0000080BF000080400000E0C000000040000000C0000080BF0000803F000080C000008040000000410000E0C0000000C10000A0C00000E0C0000000C0000000C00000A0C00000A0C0000080C0000000400000C04000008040000000C100008040000040400000A0400000A0C00000C0C0000010C10000A040000000C00000A0C0000040400000803F000000000000A0C00000E0C00000C040000040C00000E0C000000041000080BF000080BF00004040000080BF000080400000E040000000C1000040C0000010410000E040000080C0000080C0000080BF0000A040000080C0000010C1000010C10000C0C00000A0C000001041000040C0000000410000803F000010C1000000C10000C04000000041000080C00000C0C00000803F0000803F000080BF000040C00000C0C0000040C00000000000000041000000400000E040000010410000004000000000000080C0000080400000E0C0000000C0000080BF000080BF0000C0C000000000000000000000803F000000C1000080BF000010C10000A0C00000803F00004040000000C0000000C0000010410000A040000000C00000E0400000803F00001041000000C00000A0400000A04000000000000000C0000000C10000A0C00000E040000080BF000010410000C0400000E0C000000000000040C000004040000040C000000040000080C00000A0C0000000C10000000000000040000000C00000E0400000C04000004040000080C0000000C00000C040000000C1000040C000000000000040C00000A0C0000000410000E0400000E0400000C0C00000803F000080C00000C040000000410000E040000080BF0000A0400000C0C0000000400000A0C00000A040000010C1000000C10000E040000040C00000404000000000000000C10000E0C0000000400000C0C00000803F0000C0C0000000400000A0C000000040000000C00000C040000080C0000080C000000041000010C1000010C10000A0400000803F000000C000004040000000C00000804000000000000040C0000000C0000010410000004100000040000040C00000804000008040000000C100008040000000C0000000410000A0C0000000400000E04000000041000040C0000000C10000A0C0000010410000E0400000C0400000C0C00000E0C0000000C00000E0C000000041000080C0000010C10000E0C00000E0C0000000C000000000000000C0000080BF00000040000010410000E0C00000E0400000803F0000404000008040000010C10000C0C00000C0C0000000C10000803F00000000000080BF000080BF00001041000000C0000080BF000040C000001041000080C00000C0C00000C0400000E040000000C1000040400000E0400000E0400000E04000008040000000C1000000400000E0C00000C0C0000000C1000000C10000C040000000C1000000C10000E0C00000A0400000A0C0000040C00000A0C00000E0C00000A0C000000041000080BF0000004000004040000000400000E04000004040000000410000E0400000C0C000001041000010410000803F00004040000080BF000080C00000C0C00000A040000080BF0000A0C00000104100004040"> : tensor<2x7x6x4xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<2x7x6x4xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x7x6x4xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x7x6x4xf32>
%c1 = stablehlo.constant dense<"0x000080C00000A040000000C000000040000080BF00008040000040C0000000C1000080C00000004000000040000010410000A0C0000080BF000000410000E0C0000080400000104100000041000040400000E0400000C0C00000A0400000404000000000000010410000E0400000C0C0000010410000E040000000C0000080400000A0400000A0C00000A0C00000C0C0000080BF00001041000000C0000040C000000041000080BF000000C1000040400000A040000080BF00000041000010C10000E0400000A0C00000C040000080BF000040400000A040000000410000004000004040000080BF000000C10000C0C00000E0C00000A0400000E0C00000C0C00000A0C000008040000080C000000000000040400000803F00000000000000C0000000410000C0C00000C0400000C0C00000000000004040000080C0000080C00000C0C0000010C1000080C00000C0C00000404000000041000010C100008040000000C00000004000001041000000C00000E0C00000C0400000E040000080C000000040000040400000E0C0000010C1000010C10000404000000040000010410000004000008040000080BF000000C1000040C00000004000008040000040C00000E0C0000000410000A0C0000010C1000000C0000010C100004040000000C1000080C0000040C0000080400000E040000040400000803F0000A0C0000040400000A040000010C1000000400000C0C0000000C1000000C00000C040000000400000E0400000A040000040C00000803F000080C0000080C0000040400000C0C0"> : tensor<3x2x4x6xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3x2x4x6xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x2x4x6xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x2x4x6xf32>
%r:1 = call @f(%a0, %a1) : (tensor<2x7x6x4xf32>, tensor<3x2x4x6xf32>) -> (tensor<2x7x6x6xf32>)
%e0 = stablehlo.constant dense<"0x000049430000B0C20000D042000080420000504200006C4300006DC300005FC300008D43000050410000374300002F430000BC4200006843000086C20080A343000024C20000314300000CC200000643000037C30000ACC200000FC30000E2420000C8C20000E0C2000021430000000000006442000098420000B4420000CE42000010410000C8C1000021C30000F642000003430000E24200009AC20000674300003B4300006042000048C200008E420000BAC20000A040000085C300004442000012430000B04200001BC300000F43000035C3000092C200002443000000430000D44200001EC300005D4300006C42000098C200005CC20000104200009EC2000088C10000A4420000C8410000C8C100001EC3000088C2000014C20000E8C10000984100000343000028C20000E84200008EC200001DC3000050420000204300809343000020C3000030420000A0C00000F4420000C04200006442000030420000A2C200808443000029C30000D041000080BF0080BD4300009E420000A2C2000040420000F0C10000924200004FC30000F04200004C42000000410000704200002A430000F44200004CC200000F4300006442000084420000B04100000543000009C3000080C000001A430000F8410000C0C0000010410000AEC30000CC4200005DC3008090C3000000C30080A443000004420000DC42000020430000B0C20000FEC20000A6C2000046C300004CC2000048C20000E8C2000011430000D2C2000080BF00000040000080410000E0C00000E2C2000080BF000028C200004C420000CAC20000C041000077C300004842008081C3000014C3000038C30000803F00000C420000BC420000F0C1000000400000E8420000D8C1000068C30000344300006BC30000F842000080410000504100005DC3000021430000EE4200004B430000B6C20000FC42000017C300001743000000C200006943000020C3000034C200008AC2000054420000E04000005C4300008EC2000007C3000008C20000803F0000004300004842000060C1000032C300001B430000E642000038C300007C4200000F4300002F43000041430000B0C20000004200007442000092C20000AE42000000400000B8420000174300000643000058C20000B8C1008096430000C0C10000C4420000CC420000944200008E4200008CC2000082C200000C42000088C2000016C300001543000007C300009CC20000DCC2000084C300000E430000E6420000E841000026C3000024C200004743000038C20000F0C1000090C20000AEC2000030C20000394300008C4200001943000096C200001943000010C2000080C1000040C00000AAC20000A8C2000006C300008EC2000098420000E2420000C8C10000A04200009442000050C20000F6C20000F4C20000A2C200001943000030420000234300005EC3000006430000B242000038C3000044C200005041000027C30000C04100009CC2000050C100009A42000014430000A841000086C20000C8C10000CC42000024430000A04000001343000024420000C44200808FC300003E430000C0C0000050C10000E8C10000A842000030C20000E8C1000017C300004C420000CC42008087C30000F8C2000030420000B8C2000070C20000D642000024C20000C8C2000092C20000C642000062C300000FC30000F242000017430000504200002F4300007842000013C3000034C20000D4C20000B6C2000054C20000CAC200002CC20000C2C200000F43000082C20000D442008083C3000010410000B8C20000A0C1000038C30000B8420000164300009442000068C20000F042000086C2000042430000F2420000D0C10000D8C2000092C20000204300003CC20000CC420000C4C200005CC200006FC30000A8420000A64200001041000089430000E442000028C2000068C2000062C300001CC20000294300007AC300002EC30000264300001042000080C200008042000060C200008A420000EA42000060420000504100007041000086420000604200008EC200006E43000050C2000028420000DCC2000029430000C0C10000F442000068C200008D4300002442000005430000D2C2000011C3000030C100007842000007C30000A8C1000028420000774300001FC30000D0C20000684200006343000006C30000254300001BC3000060C20000C0C2000074C20000E0400000264300001CC2000037C3000030C20000C442000092C3008081430000E8C20000744200002042008092430000C4C20000ACC20000A8C100003B4300007B4300002DC300000040000009C3000040C20000A0C0000071C30000CEC20000EC430000EE42000060420000A843000055C3000022C300007E43000030C200009A420000984100002042000096C20000A8420000BCC2000010C3000095C30000A442000090C20000104200003C420000E0C200009CC20000A0C200000C42000053C3000048C20000204100001FC30000C0C200007C4300003C43000004C30000F0410000A04200007C4200008E42000018C20000C0C1000080C30000404100005BC300006E430000C0C000009E4300001C420000A04200009EC20000BE420000B6C200007C420000F24200009AC20000DC420000A0C20000FAC20000B042000012C3000088C1000050C100003543000079C3000030C200009E420000624300005AC300006EC3000000C0008090C300000C4200007D43000004C30000A84100000C430000B4C200001CC20000AC420000F64200000DC300007E43000080BF000020C1000018C30000BA420000F8C20000C040000070C2000040C1"> : tensor<2x7x6x6xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<2x7x6x6xf32>, tensor<2x7x6x6xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2x7x6x4xf32>, %arg1: tensor<3x2x4x6xf32>) -> (tensor<2x7x6x6xf32>) {
%0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x7x6x4xf32>, tensor<3x2x4x6xf32>) -> tensor<2x7x6x6xf32>
return %0 : tensor<2x7x6x6xf32>
}
}
// -----
// convolution_NHWC_strided
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
%c0 = stablehlo.constant dense<"0x0000E040000080C00000A0C0000080BF000000410000E0C00000A0C0000000000000A0C0000000C0000040C0000000C1000010C1000000C10000404000001041000000410000804000000041000080BF0000803F00004040000000C0000080C000008040000080C00000803F000000C10000A0C0000010C1000000400000C0400000E0400000C04000000041000010C10000A040000040C000004040000000C10000A0C0000080BF000080C000000040000000410000803F000000410000E0C0000080BF000080400000E0C000000040000000C0000080BF0000803F000080C000008040000000410000E0C0000000C10000A0C00000E0C0000000C0000000C00000A0C00000A0C0000080C0000000400000C04000008040000000C100008040000040400000A0400000A0C00000C0C0000010C10000A040000000C00000A0C0000040400000803F000000000000A0C00000E0C00000C040000040C00000E0C000000041000080BF000080BF00004040000080BF000080400000E040000000C1000040C0000010410000E040000080C0000080C0000080BF0000A040000080C0000010C1000010C10000C0C00000A0C000001041000040C0000000410000803F000010C1000000C10000C04000000041000080C00000C0C00000803F0000803F000080BF000040C00000C0C0000040C00000000000000041000000400000E040000010410000004000000000000080C0000080400000E0C0000000C0000080BF000080BF0000C0C000000000000000000000803F000000C1000080BF000010C10000A0C00000803F00004040000000C0000000C0000010410000A040000000C00000E0400000803F00001041000000C00000A0400000A04000000000000000C0000000C10000A0C00000E040000080BF000010410000C0400000E0C000000000000040C000004040000040C000000040000080C00000A0C0000000C10000000000000040000000C00000E0400000C04000004040000080C0000000C00000C040000000C1000040C000000000000040C00000A0C0000000410000E0400000E0400000C0C00000803F000080C00000C040000000410000E040000080BF0000A0400000C0C0000000400000A0C00000A040000010C1000000C10000E040000040C00000404000000000000000C10000E0C0000000400000C0C00000803F0000C0C0000000400000A0C000000040000000C00000C040000080C0000080C000000041000010C1000010C10000A0400000803F000000C000004040000000C00000804000000000000040C0000000C0000010410000004100000040000040C00000804000008040000000C100008040000000C0000000410000A0C0000000400000E04000000041000040C0000000C10000A0C0000010410000E0400000C0400000C0C00000E0C0000000C00000E0C000000041000080C0000010C10000E0C00000E0C0000000C000000000000000C0000080BF00000040000010410000E0C00000E0400000803F0000404000008040000010C10000C0C00000C0C0000000C10000803F00000000000080BF000080BF00001041000000C0000080BF000040C000001041000080C00000C0C00000C0400000E040000000C1000040400000E0400000E0400000E04000008040000000C1000000400000E0C00000C0C0000000C1000000C10000C040000000C1000000C10000E0C00000A0400000A0C0000040C00000A0C00000E0C00000A0C000000041000080BF0000004000004040000000400000E04000004040000000410000E0400000C0C000001041000010410000803F00004040000080BF000080C00000C0C00000A040000080BF0000A0C00000104100004040"> : tensor<2x7x6x4xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<2x7x6x4xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x7x6x4xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x7x6x4xf32>
%c1 = stablehlo.constant dense<"0x000080C00000A040000000C000000040000080BF00008040000040C0000000C1000080C00000004000000040000010410000A0C0000080BF000000410000E0C0000080400000104100000041000040400000E0400000C0C00000A0400000404000000000000010410000E0400000C0C0000010410000E040000000C0000080400000A0400000A0C00000A0C00000C0C0000080BF00001041000000C0000040C000000041000080BF000000C1000040400000A040000080BF00000041000010C10000E0400000A0C00000C040000080BF000040400000A040000000410000004000004040000080BF000000C10000C0C00000E0C00000A0400000E0C00000C0C00000A0C000008040000080C000000000000040400000803F00000000000000C0000000410000C0C00000C0400000C0C00000000000004040000080C0000080C00000C0C0000010C1000080C00000C0C00000404000000041000010C100008040000000C00000004000001041000000C00000E0C00000C0400000E040000080C000000040000040400000E0C0000010C1000010C10000404000000040000010410000004000008040000080BF000000C1000040C00000004000008040000040C00000E0C0000000410000A0C0000010C1000000C0000010C100004040000000C1000080C0000040C0000080400000E040000040400000803F0000A0C0000040400000A040000010C1000000400000C0C0000000C1000000C00000C040000000400000E0400000A040000040C00000803F000080C0000080C0000040400000C0C0"> : tensor<3x2x4x6xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3x2x4x6xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x2x4x6xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x2x4x6xf32>
%r:1 = call @f(%a0, %a1) : (tensor<2x7x6x4xf32>, tensor<3x2x4x6xf32>) -> (tensor<2x4x2x6xf32>)
%e0 = stablehlo.constant dense<"0x000049430000B0C20000D042000080420000504200006C4300000CC200000643000037C30000ACC200000FC30000E2420000984100000343000028C20000E84200008EC200001DC3000029C30000D041000080BF0080BD4300009E420000A2C20000CAC20000C041000077C300004842008081C3000014C3000080410000504100005DC3000021430000EE4200004B43000016C300001543000007C300009CC20000DCC2000084C300008C4200001943000096C200001943000010C2000080C10000F4C20000A2C200001943000030420000234300005EC3000086C20000C8C10000CC42000024430000A0400000134300009442000068C20000F042000086C2000042430000F242000089430000E442000028C2000068C2000062C300001CC2000037C3000030C20000C442000092C3008081430000E8C20000A0C0000071C30000CEC20000EC430000EE420000604200009AC20000DC420000A0C20000FAC20000B042000012C300007D43000004C30000A84100000C430000B4C200001CC2"> : tensor<2x4x2x6xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<2x4x2x6xf32>, tensor<2x4x2x6xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2x7x6x4xf32>, %arg1: tensor<3x2x4x6xf32>) -> (tensor<2x4x2x6xf32>) {
%0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 3], pad = [[1, 2], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x7x6x4xf32>, tensor<3x2x4x6xf32>) -> tensor<2x4x2x6xf32>
return %0 : tensor<2x4x2x6xf32>
}
}
// -----
// convolution_NHWC_transposed
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
%c0 = stablehlo.constant dense<"0x0000E040000080C00000A0C0000080BF000000410000E0C00000A0C0000000000000A0C0000000C0000040C0000000C1000010C1000000C10000404000001041000000410000804000000041000080BF0000803F00004040000000C0000080C000008040000080C00000803F000000C10000A0C0000010C1000000400000C0400000E0400000C04000000041000010C10000A040000040C000004040000000C10000A0C0000080BF000080C000000040000000410000803F000000410000E0C0000080BF000080400000E0C000000040000000C0000080BF0000803F000080C000008040000000410000E0C0000000C10000A0C00000E0C0000000C0000000C00000A0C00000A0C0000080C0000000400000C04000008040000000C100008040000040400000A0400000A0C00000C0C0000010C10000A040000000C00000A0C0000040400000803F000000000000A0C00000E0C00000C040000040C00000E0C000000041000080BF000080BF00004040000080BF000080400000E040000000C1000040C0000010410000E040000080C0000080C0000080BF0000A040000080C0000010C1000010C10000C0C00000A0C000001041000040C0000000410000803F000010C1000000C10000C04000000041000080C00000C0C00000803F0000803F000080BF000040C00000C0C0000040C00000000000000041000000400000E040000010410000004000000000000080C0000080400000E0C0000000C0000080BF000080BF0000C0C000000000000000000000803F000000C1000080BF000010C10000A0C00000803F00004040000000C0000000C0000010410000A040000000C00000E0400000803F00001041000000C00000A0400000A04000000000000000C0000000C10000A0C00000E040000080BF000010410000C0400000E0C000000000000040C000004040000040C000000040000080C00000A0C0000000C10000000000000040000000C00000E0400000C04000004040000080C0000000C00000C040000000C1000040C000000000000040C00000A0C0000000410000E0400000E0400000C0C00000803F000080C00000C040000000410000E040000080BF0000A0400000C0C0000000400000A0C00000A040000010C1000000C10000E040000040C00000404000000000000000C10000E0C0000000400000C0C00000803F0000C0C0000000400000A0C000000040000000C00000C040000080C0000080C000000041000010C1000010C10000A0400000803F000000C000004040000000C00000804000000000000040C0000000C0000010410000004100000040000040C00000804000008040000000C100008040000000C0000000410000A0C0000000400000E04000000041000040C0000000C10000A0C0000010410000E0400000C0400000C0C00000E0C0000000C00000E0C000000041000080C0000010C10000E0C00000E0C0000000C000000000000000C0000080BF00000040000010410000E0C00000E0400000803F0000404000008040000010C10000C0C00000C0C0000000C10000803F00000000000080BF000080BF00001041000000C0000080BF000040C000001041000080C00000C0C00000C0400000E040000000C1000040400000E0400000E0400000E04000008040000000C1000000400000E0C00000C0C0000000C1000000C10000C040000000C1000000C10000E0C00000A0400000A0C0000040C00000A0C00000E0C00000A0C000000041000080BF0000004000004040000000400000E04000004040000000410000E0400000C0C000001041000010410000803F00004040000080BF000080C00000C0C00000A040000080BF0000A0C00000104100004040"> : tensor<2x7x6x4xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<2x7x6x4xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x7x6x4xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x7x6x4xf32>
%c1 = stablehlo.constant dense<"0x000080C00000A040000000C000000040000080BF00008040000040C0000000C1000080C00000004000000040000010410000A0C0000080BF000000410000E0C0000080400000104100000041000040400000E0400000C0C00000A0400000404000000000000010410000E0400000C0C0000010410000E040000000C0000080400000A0400000A0C00000A0C00000C0C0000080BF00001041000000C0000040C000000041000080BF000000C1000040400000A040000080BF00000041000010C10000E0400000A0C00000C040000080BF000040400000A040000000410000004000004040000080BF000000C10000C0C00000E0C00000A0400000E0C00000C0C00000A0C000008040000080C000000000000040400000803F00000000000000C0000000410000C0C00000C0400000C0C00000000000004040000080C0000080C00000C0C0000010C1000080C00000C0C00000404000000041000010C100008040000000C00000004000001041000000C00000E0C00000C0400000E040000080C000000040000040400000E0C0000010C1000010C10000404000000040000010410000004000008040000080BF000000C1000040C00000004000008040000040C00000E0C0000000410000A0C0000010C1000000C0000010C100004040000000C1000080C0000040C0000080400000E040000040400000803F0000A0C0000040400000A040000010C1000000400000C0C0000000C1000000C00000C040000000400000E0400000A040000040C00000803F000080C0000080C0000040400000C0C0"> : tensor<3x2x4x6xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3x2x4x6xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x2x4x6xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x2x4x6xf32>
%r:1 = call @f(%a0, %a1) : (tensor<2x7x6x4xf32>, tensor<3x2x4x6xf32>) -> (tensor<2x14x18x6xf32>)
%e0 = stablehlo.constant dense<"0x00000C420000C0C1000090C100009E420000C8C1000040410000D041000080C1000096C200005CC20000D8C10000A84100000000000000000000000000000000000000000000000000002C4200000CC2000004C20000DA420000C8C10000C84100008841000044C20000B4C20000AAC20000F0C10000204200000000000000000000000000000000000000000000000000009C420000E040000080C100001041000080C20000204200000C420000044200000C420000EC4200003042000024420000000000000000000000000000000000000000000000000000C8410000C0400000BCC20000A8C10000A040000000000000B0C200002EC300002442000024C20000BE42000030C10000000000000000000000000000000000000000000000000000E2C20000E8C10000D042000020420000AA420000F0410000A0400000AA42000060C100008EC2000007C300008042000000000000000000000000000000000000000000000000000010410000C0400000B841000000C1000088C1000040C00000084200007842000080BF00003442000020C10000A0C000000000000000000000000000000000000000000000000000004042000080C20000EC42000000C20000984100001C4200006042000088C2000078420000D04100009C420000244200000000000000000000000000000000000000000000000000009A42000070C2000007430000A0C0000018420000604200000C4200009EC2000078420000E8410000D242000078420000000000000000000000000000000000000000000000000000E2C20000F04100008242000040C1000028C20000B841000000400000C04000001CC20000884100008041000010C1000000000000000000000000000000000000000000000000000048420000B8420000C0C2000040430000B242000010C1000038C300003042000090C2000000410000B041000040C000000000000000000000000000000000000000000000000000007C4200000040000024C2000068C200001CC20000A04100001042000000410000803F000074C2000040C200004842000000000000000000000000000000000000000000000000000038C20000D0C100000842000082C2000010C2000040C000007442000010C10000884100008040000030C1000050C10000000000000000000000000000000000000000000000000000244200000CC2000088420000B8420000B04100002843000018420000EE42000074C2000080420000CEC20000704200000000000000000000000000000000000000000000000000004842000030C1000038C20000E041000084420000FC42000048C2000034C2000070C1000060C10000804100004CC20000000000000000000000000000000000000000000000000000C0C1000004C300007C420000D042000074C20000EA420000C04100000E43000044C20000924200004BC30000A041000000000000000000000000000000000000000000000000000080C20000C2C2000010C10000304300007442000050C1000018430000DA420000F8420000CEC2000014C20000924200000000000000000000000000000000000000000000000000002C4200003343000000C0000005C300008A42000000400000CCC2000054C200001842000010410000D6420000A442000000000000000000000000000000000000000000000000000050C2000054C20000EE420000A0420000E0400000DE420000C0C00000A642000084C20000884100002DC3000009430000000000000000000000000000000000000000000000000000A8C1000080410000BE42000000C2000028C200008C420000A8410000B8C1000098C1000060C100001C42000080420000000000000000000000000000000000000000000000000000604200008C42000010C200001B430000944200009841000011C300008841000054C20000004100003C420000C8410000000000000000000000000000000000000000000000000000C8C100008041000040C00000ECC20000CEC20000144200009A42000088410000B8C100008CC2000086C200004442000000000000000000000000000000000000000000000000000030C10000B04100009A4200001CC2000048C200008E420000B041000080C10000C0C10000E0C10000C04100008E420000000000000000000000000000000000000000000000000000F0C1000000C0000000C000000C420000D0410000C8C10000B8C1000040400000803F000000420000504100001CC20000000000000000000000000000000000000000000000000000A8410000D04100009841000086C200008AC20000784200001042000000400000D0C1000080C20000C0C10000A0420000000000000000000000000000000000000000000000000000D24200001042000088C2000080C2000018C200004C42000060C20000E041000064C200008A420000404100000EC3000000000000000000000000000000000000000000000000000070C1000040C2000034C20000984200004C42000080C00000C0420000AC42000000430000F8C10000C8410000B8C10000000000000000000000000000000000000000000000000000984200001643000080420000E2C20000A0C100005C42000092C20000BC42000074C20000E2420000D8C10000A64200000000000000000000000000000000000000000000000000001043000000420000AAC2000080410000E8C1000021430000C4C2000028C2000050C1000090420000A841000014420000000000000000000000000000000000000000000000000000744200008AC20000C6C200001C420000CEC2000048C2000024420000BAC20000803F0000B8410000A2420000A4C20000000000000000000000000000000000000000000000000000584200000D43000020C10000C0C2000064420000B8410000D6C20000A04000009EC2000038C20000803F000090C10000000000000000000000000000000000000000000000000000D8C100008CC200009841000038C200004041000044C2000084420000B0C1000074420000244200000000000074C2000000000000000000000000000000000000000000000000000034C200000042000050410000803F0000D0C100009041000050C100005041000008C20000E0C0000040C0000000410000000000000000000000000000000000000000000000000000BAC20000C0C20000BE4200002CC3000094C2000090C100002D4300001CC2000092420000B041000088C1000020C2000000000000000000000000000000000000000000000000000010C2000038420000304200009242000090410000F84100008AC20000803F00002CC20000B04100004C4200005041000000000000000000000000000000000000000000000000000060C1000060410000B04100008E4200002842000080BF00005CC20000A0C0000030C10000104200003442000070C1000000000000000000000000000000000000000000000000000030420000F8C2000060420000A0C20000E041000018C20000E442000078C20000E842000028420000D041000008C200000000000000000000000000000000000000000000000000008040000020C2000088420000A0C00000CEC2000068C20000D04200009442000096C20000D2420000C0C1000040C20000000000000000000000000000000000000000000000000000964200008041000030C2000094C20000A6C200000041000040C00000304200007C420000234300006C4200007CC2000000000000000000000000000000000000000000000000000054420000F0C100009E42000040C0000000C30000AC42000010C200000040000021C300000F430000C6C2000028420000000000000000000000000000000000000000000000000000964200006CC2000080C2000000C10000BAC20000304100009A420000EA4200008E42000021430000F041000010C30000000000000000000000000000000000000000000000000000F0C10000EAC2000004C20000E842000040C10000E0C10000924200003041000060C20000D0C2000084C20000BEC20000000000000000000000000000000000000000000000000000A0C20000404000003C43000004C2000000420000404200007442000009430000A0C00000004300009CC20000AA42000000000000000000000000000000000000000000000000000082C2000084C2000096420000EEC2000050C20000E0C00000F0420000F0C100004842000080410000C0C00000B8C100000000000000000000000000000000000000000000000000000FC30000E0410000F8C10000E8C100004CC2000024C20000304100003442000020C200003041000064C2000092C20000000000000000000000000000000000000000000000000000C8C1000040C100003C42000064C200001CC20000B84100004442000050C10000C040000010C10000803F00009841000000000000000000000000000000000000000000000000000018C300000041000000C0000084C2000086C200000CC200004042000000420000C0C100004041000058C200008AC20000000000000000000000000000000000000000000000000000B842000068C2000028420000C8C10000D8410000804100002C4200003CC200007442000000400000144200001042000000000000000000000000000000000000000000000000000096C200007842000014C2000048C20000ACC2000098410000004100004042000086C2000054C200008CC200007041000000000000000000000000000000000000000000000000000008C2000000400000EA420000BCC2000020C20000504200001CC20000A842000004C2000025430000ACC20000803F0000000000000000000000000000000000000000000000000000C8410000C6C2000008C200003C42000019C30000A040000060C1000092C20000803F0000B2420000C0C100003042000000000000000000000000000000000000000000000000000036430000B8410000C0C2000000410000F0C20000D242000040C20000A6C2000060C1000012430000B64200002C42000000000000000000000000000000000000000000000000000024C200000AC300008841000002430000BAC200002842000040C20000BCC20000F4C2000082C200001FC30000AA42000000000000000000000000000000000000000000000000000088C100008642000080C0000058C20000E842000064420000B8C20000CAC200006042000018C200009042000030420000000000000000000000000000000000000000000000000000A84200001C420000AAC2000040C000004CC200008242000007C300000DC3000080400000A04000000C420000D642000000000000000000000000000000000000000000000000000096C2000038420000D6C200006CC200009CC2000004C20000904100008842000050C2000050C20000E8C2000004C2000000000000000000000000000000000000000000000000000044C20000984200000CC20000E841000008C20000A04100005CC200002C42000094C20000E8C10000E8C1000060410000000000000000000000000000000000000000000000000000C6C2000050420000B2420000A2420000504100000C42000092C2000040C0000058C200004442000096420000A0C00000000000000000000000000000000000000000000000000000EA420000A0410000E0C00000304100004040000064420000A8C1000030C1000000C1000054C2000030410000BA42000000000000000000000000000000000000000000000000000048420000EC420000E8C200004643000098420000803F000049C300006C420000C0C2000030C10000E040000030410000000000000000000000000000000000000000000000000000804000005842000080C00000B0420000E8410000B0410000AEC200005041000038C20000A0400000F841000090410000000000000000000000000000000000000000000000000000A64200007C42000054C20000C0C10000D8C2000024C2000064C20000F2C2000098C10000E841000094420000EA42000000000000000000000000000000000000000000000000000040C20000A04100001CC200009CC20000E04100008EC200007CC2000080C100000842000068C20000803F0000C0C20000000000000000000000000000000000000000000000000000F041000053C300006CC2000037430000D2C200007C420000BE420000C6420000A0C2000080BF000019C300000FC30000000000000000000000000000000000000000000000000000E0410000E442000020410000D841000015430000D442000058C200009041000088410000C6C200008040000010430000000000000000000000000000000000000000000000000000A0C1000048C20000DAC20000E64200006042000068C20000A0420000A0C10000154300000BC30000904200007041000000000000000000000000000000000000000000000000000094420000A4C2000074C200002343000014C20000C04200008E420000204200001842000020410000A0C100009242000000000000000000000000000000000000000000000000000024C20000C0C10000AE42000010C100004040000070410000B8410000F8C1000090410000144200004C420000A0C0000000000000000000000000000000000000000000000000000014420000F0C10000E6C20000B0C100005041000090C20000B0410000D0410000F841000050C1000094C2000058C20000000000000000000000000000000000000000000000000000E041000058C200008C420000C0C2000010C20000F8410000BE42000024C200004042000070C1000030410000244200000000000000000000000000000000000000000000000000003442000020C10000B6420000C8410000C84100005842000020C1000030C2000060410000604100009C4200006042000000000000000000000000000000000000000000000000000080410000F0410000F041000070420000C0410000044200005CC20000E0C00000C0C10000E040000034420000F841000000000000000000000000000000000000000000000000000030C2000010420000FC42000000410000E8C10000AA42000060C10000D0C1000018C200008040000090420000864200000000000000000000000000000000000000000000000000000442000094C2000060C100004041000080C2000070420000404100000842000000C00000DC420000D8C100009AC2000000000000000000000000000000000000000000000000000011C30000B84200001243000002C300009242000004C30000F841000068420000B242000088410000D8410000B24200000000000000000000000000000000000000000000000000008EC200001C42000014430000C0400000EE4200001143000096C20000A642000074C20000B0C100001EC300000F43000000000000000000000000000000000000000000000000000070C1000070C10000344200008041000084420000884200001442000019430000C0C10000E0400000AEC200009AC20000000000000000000000000000000000000000000000000000804100001CC2000040C200002C42000004420000B8420000A0C1000040C00000CC420000D041000060410000B04100000000000000000000000000000000000000000000000000009E42000058C2000050C200002442000024C200009642000080400000DC420000F0C2000030410000D0C2000035C3000000000000000000000000000000000000000000000000000054C200005842000044C20000A8410000C0C10000E0C0000020C200002842000058C2000080C1000018C2000070C100000000000000000000000000000000000000000000000000005CC20000A0410000C2C2000074C2000070C2000028C20000F841000054420000D0C100001CC20000CEC2000020C2000000000000000000000000000000000000000000000000000074420000F0410000F8C10000D8C1000010C20000244200000040000040410000C0C1000080C2000000C200008A4200000000000000000000000000000000000000000000000000000040000038C2000060410000AEC2000008C20000E0C00000A642000070C100001C42000040C10000C8C1000080BF000000000000000000000000000000000000000000000000000000C20000FC42000094C20000E642000080BF0000C04100000DC3000082420000E6C20000F0C1000098C10000A0410000000000000000000000000000000000000000000000000000D841000006C30000A242000008C3000020C10000B8C100002043000088C20000F2420000D84100006041000098C1000000000000000000000000000000000000000000000000000070410000D0410000B8C1000078C2000090C1000040C2000080BF0000C0C0000030410000F04100004C42000092C20000000000000000000000000000000000000000000000000000D242000050410000B2C20000803F00009CC2000060C10000C040000092C2000060C1000020420000C242000010C2000000000000000000000000000000000000000000000000000090C20000A0C1000080410000B04100008A420000504100004CC2000050C2000000C00000CAC200003CC20000F0410000000000000000000000000000000000000000000000000000C040000030C1000030C20000E8410000A040000098C10000D0C10000AAC2000044C20000B6C2000010410000B8C1000000000000000000000000000000000000000000000000000060420000404100000CC2000088C100001CC20000E0410000E0C00000C0C1000060420000AE42000084420000C0410000000000000000000000000000000000000000000000000000C2C200000042000008420000F2C200008E42000070C2000048C200000041000082420000E0C00000104100009EC20000000000000000000000000000000000000000000000000000D8C10000B0C10000B8C1000010C100000041000024C2000080410000C040000090410000A041000090C1000044C2000000000000000000000000000000000000000000000000000010C20000A0C100009C42000014420000104200000040000040C10000F0C10000884100006442000088420000B0C10000000000000000000000000000000000000000000000000000C642000020420000A2C200008C420000104200000041000096C20000A8410000C8C1000010C2000050C1000018420000000000000000000000000000000000000000000000000000B0420000F0C10000904100003842000078420000A0400000A8C1000004C2000018420000984100004C420000984100000000000000000000000000000000000000000000000000009EC200008442000010C100006442000010C10000C040000088C200000842000084C20000004100000000000080C1000000000000000000000000000000000000000000000000000040410000204200003EC30000E0410000404000009AC2000040C200009842000008C2000018C20000E4C200006CC200000000000000000000000000000000000000000000000000006041000080BF000064C2000092C2000098C20000F4C20000C0400000CAC2000000000000C8410000D4420000E0C2000000000000000000000000000000000000000000000000000060C20000F8C200008040000030420000E8C100006CC200009E42000088420000B8C2000040C20000BEC2000055C3000000000000000000000000000000000000000000000000000040C100000243000030C20000EEC20000C4420000D8C20000E0C0000090C10000EC42000054C200001A4300002CC2000000000000000000000000000000000000000000000000000010C1000040C00000504100001442000098420000AA4200009041000010410000EA420000F841000028420000BA420000000000000000000000000000000000000000000000000000CE420000BAC20000BCC20000C642000015C30000C0C00000A4420000F841000000C2000060420000A0C0000086C200000000000000000000000000000000000000000000000000003CC200001C42000008420000604200002041000094C200001042000086C200009242000098C200003C4200007643000000000000000000000000000000000000000000000000000020C1000040C1000040C200003C4200003842000060C20000F0C1000040410000504100000C420000C0C0000080C200000000000000000000000000000000000000000000000000009C420000BCC20000A0C10000AAC200001041000020C20000C6420000F8C10000B642000080C00000D8C1000080C10000000000000000000000000000000000000000000000000000D0C10000B0C1000018C20000E04100001442000070C2000030C1000010410000A04100001C42000010C1000090C2000000000000000000000000000000000000000000000000000038C200001443000040C200000843000040C000003C42000024C300008042000008C30000E0C1000000400000144200000000000000000000000000000000000000000000000000007CC2000088C200000B430000B8C2000004C20000A8410000D24200005CC2000054420000184200004442000040C0000000000000000000000000000000000000000000000000000030C1000000420000A242000020410000A0C100008842000088C1000088C10000F8C1000000C1000044420000784200000000000000000000000000000000000000000000000000001CC20000BEC2000080400000D84200001CC2000030C20000AE42000004C20000C040000030C2000030C100003442000000000000000000000000000000000000000000000000000044C20000B8420000844200003CC200009642000088C2000000C20000C4C20000C6C20000F6C20000E84100005C42000000000000000000000000000000000000000000000000000080BF0000AAC2000050C20000704200008EC20000F0C10000D841000005C3000078420000904100009242000024420000000000000000000000000000000000000000000000000000F041000010C2000019C300007041000030C1000044C2000030C1000080C10000B242000082C200003C42000004C300000000000000000000000000000000000000000000000000008842000078C2000074C2000000000000ACC200003842000092C20000DCC2000017C3000088410000D0C1000011C30000000000000000000000000000000000000000000000000000E8410000B8C1000020C2000014420000D84100007042000008C200001C420000ACC200008CC20000A2C20000CEC20000000000000000000000000000000000000000000000000000C0410000E041000018420000E8410000004000004042000000C2000020C10000B8C1000030C100001042000050420000000000000000000000000000000000000000000000000000F842000088C200002042000000420000A042000000400000C040000068C2000098420000F04100008C420000B041000000000000000000000000000000000000000000000000000040C100000043000050C200002143000004420000044200002EC3000050420000E2C2000030C10000A0410000D841000000000000000000000000000000000000000000000000000000400000C0C1000020C20000803F0000A041000030C2000000410000C0400000B841000070410000A0C1000030C20000000000000000000000000000000000000000000000000000AE420000B0C10000D8C10000924200009E420000B0C1000038C2000080C1000000420000C04100000842000000C10000000000000000000000000000000000000000000000000000A6420000B0C200000C42000058C20000D041000020C100009A4200004CC20000AE42000040410000B841000000410000000000000000000000000000000000000000000000000000B041000010C2000088C10000FA4200007442000010430000E8C1000000410000C0C000008CC2000098C20000C6420000000000000000000000000000000000000000000000000000C0C2000020C1000074420000824200001B43000080400000144200002041000030C2000031C3000048C200000000000000000000000000000000000000000000000000000000000086420000B6C20000F8C200002A43000024C20000E0C00000D24200004C42000088410000B8C2000040C1000034C2000000000000000000000000000000000000000000000000000009C3000010C200001C4300000C4200004042000004C20000AA4200000843000010C10000C8C1000000C30000A0420000000000000000000000000000000000000000000000000000C0400000084200009CC2000082C20000A84100000BC300005842000090C200007042000028C20000294300000FC30000000000000000000000000000000000000000000000000000D2420000644200008841000060410000F0C10000884200001C420000A0C00000C0C10000CA4200009A420000BE42000000000000000000000000000000000000000000000000000068420000304200004842000050420000204100009842000060C2000080C1000008C20000B0C1000060420000B042000000000000000000000000000000000000000000000000000019430000D0C10000304100003C42000082420000F0410000D0C1000020C200002042000000C100005842000080420000000000000000000000000000000000000000000000000000E0400000B4C200002D430000A6C20000E0C0000038420000D8420000ACC20000A042000018420000B04200001042000000000000000000000000000000000000000000000000000000410000B0C100000000000001C30000A4C20000A8410000CA42000080BF00007041000068C200006CC200001C42000000000000000000000000000000000000000000000000000040400000B0C10000B8C10000A04200009C4200005CC2000040C2000080C00000C84100006C420000F041000086C20000000000000000000000000000000000000000000000000000A0C20000904100000E4300000C420000803F000060420000B8C1000004C20000B8C1000040420000BE420000A04100000000000000000000000000000000000000000000000000005C4200002C42000038C2000000C100008A420000A8420000A8C100009242000048420000104100007041000020C2000000000000000000000000000000000000000000000000000084C20000054300003442000011C3000025430000D8C2000014420000DA420000F841000094C200008842000018C30000000000000000000000000000000000000000000000000000F041000018C20000DE420000A0410000E0C000003843000090410000304300008CC20000284300000AC30000803F00000000000000000000000000000000000000000000000000000F4300002243000048C20000DAC2000014C20000544200000CC3000004C3000030C200008E420000EC420000BA42000000000000000000000000000000000000000000000000000086C20000CCC2000050C2000010420000D8C100001BC30000B2420000A0C2000000C00000C6C20000484200001DC30000000000000000000000000000000000000000000000000000B64200000AC3000021C3000048420000D2C20000F8410000A0C1000080C200009EC20000E040000020C1008089C30000000000000000000000000000000000000000000000000000F8C1000000C000005041000000C0000040C00000C0C00000804000000000000080BF0000504100008040000080C10000000000000000000000000000000000000000000000000000B0410000ECC20000E0C100009EC20000D8410000B4C20000D6420000D8C10000DA42000018420000F8C10000ACC2000000000000000000000000000000000000000000000000000092C2000000420000704100008EC20000A6C20000E84100001C420000A841000020C2000014C2000024C20000A84100000000000000000000000000000000000000000000000000001CC20000C0C0000082420000804200003C42000000C0000018C20000B0C10000A0400000744200008C420000E0C10000000000000000000000000000000000000000000000000000A4420000B0C1000040C200006C4200008A42000000C2000014C20000E0C00000F8410000804100005041000080C1000000000000000000000000000000000000000000000000000070420000D0C1000028C200007C4200009242000028C2000014C20000E0C0000004420000F04100008841000008C2000000000000000000000000000000000000000000000000000050C1000048C2000054C20000E841000040C00000884100007CC2000000C30000E040000054C200002041000080BF0000000000000000000000000000000000000000000000000000FEC2000018420000D24200000CC30000C841000001C3000020C10000A0C20000E8410000E84100008042000080BF0000000000000000000000000000000000000000000000000000904200001C4200001CC200000CC2000086C2000040C000008AC20000D8C10000F4C20000E0C00000E8C100004CC200000000000000000000000000000000000000000000000000001E43000008C30000FAC20000DC42000041C30000F04100000043000020410000000000002143000088420000F0C200000000000000000000000000000000000000000000000000000042000098C10000C0400000FA420000C0C0000090C1000007430000E841000088C1000040C20000E0410000A6420000000000000000000000000000000000000000000000000000B8C100004CC20000E8410000DE4200008040000010C2000004430000144200000000000048C2000080BF00005842000000000000000000000000000000000000000000000000000092420000A4420000B6C2000010430000744200000041000012C30000184200007CC2000098C10000C0400000D0410000000000000000000000000000000000000000000000000000004100009C42000032C30000B6420000B841000060C20000DAC20000A242000086C20000F0C10000A6C2000030C2000000000000000000000000000000000000000000000000000008420000FCC2000098420000C4C2000060410000D8C100000143000086C20000E84200001C420000E8410000C8C1000000000000000000000000000000000000000000000000000000C3000090410000F44200008041000080C10000F841000010C1000088C10000E0C10000544200008642000070C10000000000000000000000000000000000000000000000000000E0C0000058C200004D43000018C2000080BF00009C42000078420000ACC200003C4200002C420000F442000070420000000000000000000000000000000000000000000000000000C0400000C0C10000F4420000D8C1000010C100006C4200001042000048C20000A8410000504100008C4200005442000000000000000000000000000000000000000000000000000068C200008040000010C2000034420000F04200000041000088410000004000004A43000098C2000070420000C042000000000000000000000000000000000000000000000000000001C30000F041000050C1000000C200009042000040C300005041000098C20000BE42000030C300007C420000A8410000000000000000000000000000000000000000000000000000D4C20000004100005543000054C200004C420000244200003C4200002643000034C20000D0420000F6C200003C42000000000000000000000000000000000000000000000000000060C1000036C30000E0C1000098420000C8C200001041000020420000A042000001C300004040000025C300006FC30000000000000000000000000000000000000000000000000000094300007CC20000C2C200000042000080C20000F842000004C2000070C1000000C300007042000098C1000048C30000000000000000000000000000000000000000000000000000803F000030C2000080400000544200008242000029430000A8C2000080C00000B0C1000060C10000B8C2000090410000000000000000000000000000000000000000000000000000A8C10000004300009AC20000E242000040C00000E84100000DC3000082420000E8C2000014C20000A8C10000E841000000000000000000000000000000000000000000000000000092420000B0C1000092C20000304100000442000010C2000080C00000C0400000E041000020C10000E0C1000060C1000000000000000000000000000000000000000000000000000024C20000904100004CC20000C4C20000B0C2000080BF00007042000010420000C8C100006CC20000B4C20000E040000000000000000000000000000000000000000000000000000084420000B0C20000F0C10000E2C2000088C1000014C20000E8420000B0C10000A6420000A8C1000048C2000030C100000000000000000000000000000000000000000000000000000C42000010C2000014420000404200007C42000030C1000088C1000004C200001C420000384200006C42000070C1000000000000000000000000000000000000000000000000000084420000B84200009CC20000D2420000B841000004420000F4C200002042000096C2000034C2000000C100005C42000000000000000000000000000000000000000000000000"> : tensor<2x14x18x6xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<2x14x18x6xf32>, tensor<2x14x18x6xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2x7x6x4xf32>, %arg1: tensor<3x2x4x6xf32>) -> (tensor<2x14x18x6xf32>) {
%0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 1], [1, 2]], lhs_dilate = [2, 3], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x7x6x4xf32>, tensor<3x2x4x6xf32>) -> tensor<2x14x18x6xf32>
return %0 : tensor<2x14x18x6xf32>
}
}
// -----
// convolution_NHWC_dilated
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
%c0 = stablehlo.constant dense<"0x0000E040000080C00000A0C0000080BF000000410000E0C00000A0C0000000000000A0C0000000C0000040C0000000C1000010C1000000C10000404000001041000000410000804000000041000080BF0000803F00004040000000C0000080C000008040000080C00000803F000000C10000A0C0000010C1000000400000C0400000E0400000C04000000041000010C10000A040000040C000004040000000C10000A0C0000080BF000080C000000040000000410000803F000000410000E0C0000080BF000080400000E0C000000040000000C0000080BF0000803F000080C000008040000000410000E0C0000000C10000A0C00000E0C0000000C0000000C00000A0C00000A0C0000080C0000000400000C04000008040000000C100008040000040400000A0400000A0C00000C0C0000010C10000A040000000C00000A0C0000040400000803F000000000000A0C00000E0C00000C040000040C00000E0C000000041000080BF000080BF00004040000080BF000080400000E040000000C1000040C0000010410000E040000080C0000080C0000080BF0000A040000080C0000010C1000010C10000C0C00000A0C000001041000040C0000000410000803F000010C1000000C10000C04000000041000080C00000C0C00000803F0000803F000080BF000040C00000C0C0000040C00000000000000041000000400000E040000010410000004000000000000080C0000080400000E0C0000000C0000080BF000080BF0000C0C000000000000000000000803F000000C1000080BF000010C10000A0C00000803F00004040000000C0000000C0000010410000A040000000C00000E0400000803F00001041000000C00000A0400000A04000000000000000C0000000C10000A0C00000E040000080BF000010410000C0400000E0C000000000000040C000004040000040C000000040000080C00000A0C0000000C10000000000000040000000C00000E0400000C04000004040000080C0000000C00000C040000000C1000040C000000000000040C00000A0C0000000410000E0400000E0400000C0C00000803F000080C00000C040000000410000E040000080BF0000A0400000C0C0000000400000A0C00000A040000010C1000000C10000E040000040C00000404000000000000000C10000E0C0000000400000C0C00000803F0000C0C0000000400000A0C000000040000000C00000C040000080C0000080C000000041000010C1000010C10000A0400000803F000000C000004040000000C00000804000000000000040C0000000C0000010410000004100000040000040C00000804000008040000000C100008040000000C0000000410000A0C0000000400000E04000000041000040C0000000C10000A0C0000010410000E0400000C0400000C0C00000E0C0000000C00000E0C000000041000080C0000010C10000E0C00000E0C0000000C000000000000000C0000080BF00000040000010410000E0C00000E0400000803F0000404000008040000010C10000C0C00000C0C0000000C10000803F00000000000080BF000080BF00001041000000C0000080BF000040C000001041000080C00000C0C00000C0400000E040000000C1000040400000E0400000E0400000E04000008040000000C1000000400000E0C00000C0C0000000C1000000C10000C040000000C1000000C10000E0C00000A0400000A0C0000040C00000A0C00000E0C00000A0C000000041000080BF0000004000004040000000400000E04000004040000000410000E0400000C0C000001041000010410000803F00004040000080BF000080C00000C0C00000A040000080BF0000A0C00000104100004040"> : tensor<2x7x6x4xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<2x7x6x4xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x7x6x4xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x7x6x4xf32>
%c1 = stablehlo.constant dense<"0x000080C00000A040000000C000000040000080BF00008040000040C0000000C1000080C00000004000000040000010410000A0C0000080BF000000410000E0C0000080400000104100000041000040400000E0400000C0C00000A0400000404000000000000010410000E0400000C0C0000010410000E040000000C0000080400000A0400000A0C00000A0C00000C0C0000080BF00001041000000C0000040C000000041000080BF000000C1000040400000A040000080BF00000041000010C10000E0400000A0C00000C040000080BF000040400000A040000000410000004000004040000080BF000000C10000C0C00000E0C00000A0400000E0C00000C0C00000A0C000008040000080C000000000000040400000803F00000000000000C0000000410000C0C00000C0400000C0C00000000000004040000080C0000080C00000C0C0000010C1000080C00000C0C00000404000000041000010C100008040000000C00000004000001041000000C00000E0C00000C0400000E040000080C000000040000040400000E0C0000010C1000010C10000404000000040000010410000004000008040000080BF000000C1000040C00000004000008040000040C00000E0C0000000410000A0C0000010C1000000C0000010C100004040000000C1000080C0000040C0000080400000E040000040400000803F0000A0C0000040400000A040000010C1000000400000C0C0000000C1000000C00000C040000000400000E0400000A040000040C00000803F000080C0000080C0000040400000C0C0"> : tensor<3x2x4x6xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3x2x4x6xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x2x4x6xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x2x4x6xf32>
%r:1 = call @f(%a0, %a1) : (tensor<2x7x6x4xf32>, tensor<3x2x4x6xf32>) -> (tensor<2x2x7x6xf32>)
%e0 = stablehlo.constant dense<"0x0000A442000068C2000000C00000C4C20000E0C20000F24200007CC300002041000074C2000078C20000804200001EC30000E0C00000BE420000FE420000A6C20000A040000002430000C841000080C0000078C20000D842000096C20000884200003B430000F8C100007042000014C200009AC200006AC30000C8C100002F430000E6C20000E8C1000020C30080CD43000014C2000000410000CCC20000C0C00000DEC2000050C10000BEC20000C04000006CC20000A8C2000011C300006CC20000AEC200009042000080BF0000F0C10000F0C10000E04100000FC30000A0C0000062430000E0420000F8C10000184300002443000088C10000AAC200000343000000C30000F0410000A0C100001443000047C300809A430000C8C100008841000035C300008E420000BEC2000015430000BAC200003C42000030420000BC420000A8C1000068C2000090C20000B8C1000030C100000CC2000050410000C6420000C040000000C0000020420000D4420000FC42000007C300003A43000004C20000B0C100001DC300002843000068C20000B8C20000EAC20000134300005BC3000044C300000DC30000D2C2000012430000884200004FC30000284200005A43000000420000524300007A430000E6C20000BA4200001043000098420000EC4200000C43000088C10000F242000040410000404200004041000070C1000040C0000050C10000B841000078420000F6420000B4C20000ACC200004442000000C30000344300000CC300001EC3000028C20000A041000080BF000070C100000042000067C3000080C100007F43000088420000B442000098C200005F430000A0410000E8410000704100008642000095C30000B64200004F4300001F430000B0C1000096420000D0410000A84100002442000018C20000B0C100000040000098C2"> : tensor<2x2x7x6xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<2x2x7x6xf32>, tensor<2x2x7x6xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2x7x6x4xf32>, %arg1: tensor<3x2x4x6xf32>) -> (tensor<2x2x7x6xf32>) {
%0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[-1, 0], [3, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 3], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x7x6x4xf32>, tensor<3x2x4x6xf32>) -> tensor<2x2x7x6xf32>
return %0 : tensor<2x2x7x6xf32>
}
}
// -----
// convolution_NHWC_groups
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
%c0 = stablehlo.constant dense<"0x0000E040000080C00000A0C0000080BF000000410000E0C00000A0C0000000000000A0C0000000C0000040C0000000C1000010C1000000C10000404000001041000000410000804000000041000080BF0000803F00004040000000C0000080C000008040000080C00000803F000000C10000A0C0000010C1000000400000C0400000E0400000C04000000041000010C10000A040000040C000004040000000C10000A0C0000080BF000080C000000040000000410000803F000000410000E0C0000080BF000080400000E0C000000040000000C0000080BF0000803F000080C000008040000000410000E0C0000000C10000A0C00000E0C0000000C0000000C00000A0C00000A0C0000080C0000000400000C04000008040000000C100008040000040400000A0400000A0C00000C0C0000010C10000A040000000C00000A0C0000040400000803F000000000000A0C00000E0C00000C040000040C00000E0C000000041000080BF000080BF00004040000080BF000080400000E040000000C1000040C0000010410000E040000080C0000080C0000080BF0000A040000080C0000010C1000010C10000C0C00000A0C000001041000040C0000000410000803F000010C1000000C10000C04000000041000080C00000C0C00000803F0000803F000080BF000040C00000C0C0000040C00000000000000041000000400000E040000010410000004000000000000080C0000080400000E0C0000000C0000080BF000080BF0000C0C000000000000000000000803F000000C1000080BF000010C10000A0C00000803F00004040000000C0000000C0000010410000A040000000C00000E0400000803F00001041000000C00000A0400000A04000000000000000C0000000C10000A0C00000E040000080BF000010410000C0400000E0C000000000000040C000004040000040C000000040000080C00000A0C0000000C10000000000000040000000C00000E0400000C04000004040000080C0000000C00000C040000000C1000040C000000000000040C00000A0C0000000410000E0400000E0400000C0C00000803F000080C00000C040000000410000E040000080BF0000A0400000C0C0000000400000A0C00000A040000010C1000000C10000E040000040C00000404000000000000000C10000E0C0000000400000C0C00000803F0000C0C0000000400000A0C000000040000000C00000C040000080C0000080C000000041000010C1000010C10000A0400000803F000000C000004040000000C00000804000000000000040C0000000C0000010410000004100000040000040C00000804000008040000000C100008040000000C0000000410000A0C0000000400000E04000000041000040C0000000C10000A0C0000010410000E0400000C0400000C0C00000E0C0000000C00000E0C000000041000080C0000010C10000E0C00000E0C0000000C000000000000000C0000080BF00000040000010410000E0C00000E0400000803F0000404000008040000010C10000C0C00000C0C0000000C10000803F00000000000080BF000080BF00001041000000C0000080BF000040C000001041000080C00000C0C00000C0400000E040000000C1000040400000E0400000E0400000E04000008040000000C1000000400000E0C00000C0C0000000C1000000C10000C040000000C1000000C10000E0C00000A0400000A0C0000040C00000A0C00000E0C00000A0C000000041000080BF0000004000004040000000400000E04000004040000000410000E0400000C0C000001041000010410000803F00004040000080BF000080C00000C0C00000A040000080BF0000A0C00000104100004040"> : tensor<2x7x6x4xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<2x7x6x4xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x7x6x4xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x7x6x4xf32>
%c1 = stablehlo.constant dense<"0x000080C00000A040000000C000000040000080BF00008040000040C0000000C1000080C00000004000000040000010410000A0C0000080BF000000410000E0C0000080400000104100000041000040400000E0400000C0C00000A0400000404000000000000010410000E0400000C0C0000010410000E040000000C0000080400000A0400000A0C00000A0C00000C0C0000080BF00001041000000C0000040C000000041000080BF000000C1000040400000A040000080BF00000041000010C10000E0400000A0C00000C040000080BF000040400000A040000000410000004000004040000080BF000000C10000C0C00000E0C00000A0400000E0C00000C0C00000A0C000008040000080C000000000000040400000803F00000000000000C0"> : tensor<3x2x2x6xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3x2x2x6xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x2x2x6xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x2x2x6xf32>
%r:1 = call @f(%a0, %a1) : (tensor<2x7x6x4xf32>, tensor<3x2x2x6xf32>) -> (tensor<2x7x6x6xf32>)
%e0 = stablehlo.constant dense<"0x0000F64200003442000000C000004C420000B8C10000C841000011C300000C42000086C2000090C1000057C3000080420000174300001CC300004CC20000704100003E43000082420000D0410000AAC2000038C200005CC20000034300003041000008C300002943000040400000ACC200001CC20000E44200006842000088C1000092420000F8410000A4420000B84200008041000030C10000E04000002042000058420000DCC20000F2C20000F6420000FAC200001C4200004040000040C00000294300008C420000C040000098C200002E4300001E4300000C420000C0C000000843000010420000F6420000474300002CC30000AE42000001C30000CE42000080C2000080C200006C4200000C420000BE420000A8C100003442000020C100005C42000008C20000E041000050C1000004C2000034C2000058C2000026430000C84200006C42000070C20000774300008040000092C20000E04200000343000058C20000A040000040410000A040000055C300006442000040400000B2C200000040000088C20000C242000010C2000007C30000C040000090C10000E642000040420000F8410000E8C10000E0C100001042000030C20000AC4200002442000040C20000F4420000C242000020C20000844200002343000004C20000B8C1000096C3000000C0000054C30000803F0000C8C20000004000001443000034C20000E0400000C04100000040000098C1000086C20000CA420000DE42000050C10000AEC2000008C20000F0C200005041000064C2000040C10000E4420000C842000030C1000000C20000D8C10000E0C000003C420000A8C10000B44200002CC3000080C2000080410000D4C20000904100003443000008C200001AC30000D0420000E0410000D0C200003042000029C3000082420000D6C2000035430000D6C2000038420000D8C200002CC30000A0C20000F04100007042000054C20000ECC20000B4C2000040C0000048420000C0400000DCC2000084C2000014C20000000000009041000050C1000030C2000018430000F4C20000E0C10000FAC200000000000030420000D24200002043000084C2000090420000CC42000028430000A0C10000A6C20000C0C20000D04100001943000098C200000042000053C300007C420000404000004B43000021430000E0C100008E4200007842000080410000C8410000A040000030410000B2420000BEC20000D042000008420000ACC20000884100009842000040C00000CE420000E642000025C3000003430000D0410000F0C1000058420000104200000000000014420000A841000080C100006842000040C00000BCC20000C8410000B6C200003442000014C20000D0410000004100002E430000F6420000B0410000A0C2000006C30000A0C20000C0400000B6C20000244200001CC30000BEC200002A430000C8C2000048420000504200006041000036C30000CC4200006041000050C10000EAC20000C8C1000070C20000D8C20000D0C10000C2C20000B04100005041000040410000B0C10000DCC200000CC2000020C100001A43000008C2000048C200000CC2000080BF000090C200009E4200004042000007C300004040000014C300009C42000088C1000038C30000B442000098C100004B4300000FC300008AC200009CC20000E2C20000F6C20000E0C20000803F0000C0400000204200004C420000C0C1000044C30000444200008EC20000E6420000B042000094420000E0C1000080400000A6C2000040410000A042000003C30000804100004C420000A0400000BE420000803F000098410000E0400000C0C10000E6420000E041000058420000A8C20000E6C2000070410000B0C1000005C3000080C200003CC3000058C30000BAC200008C420000C84200006F43000082C2000032430000114300001C4200003BC30000B2C2000090420000C8C20000A040000009C3000097C30000BCC200000C4300000C42000000400000C8C10000B0C200008EC20000E242000080C10000A04000002D430000BAC20000584200002C430000B4C20000A8C200002DC30000AC420000074300002B4300001C430000EA420000AC420000AA420000CCC200007041000080410000E0C00000E042000090C1000096420000F8C20000004000007042000077C3000068C2000028C2000020C20000E0C2000092420000C4C2000050C2000032C3000060420000CE4200008AC200004CC20000C8C100005DC30000584300002C4200001043000032C3000092C200003E43000014C200004E4300006842000088410000E0C10000FAC2000018C200809FC30000BE420000744200005DC300002CC20000B0C20000EAC20000A4420000803F000033C3000020420000A0C00000204200003CC2000040C2000017C3000044C2000092C20000C0C00000DCC2000020430000B2C2000098C20000E0C10000B0C10000ACC20000E2C2000044420000004000005041000034C20000D442000043C3000054C200008343000094C20000D0C10000BE420000B8C2000030410000304200004C4200009CC20000F041000018C30000A2420000D0C100009041000040C000002C420000B0410000D2420000A442000030C1000094C20000F2C200005C4300002843000054C20000B04100001743000020410000C0C100003042000016C300001F43000020C20000944200008242000054C2000004C200009E420000F042000068420000B2C2000077C3000080C10000C8410000C8C1000000400000D0C1000075C30000A040000010420000B0C10000AAC200006C42000040C1"> : tensor<2x7x6x6xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<2x7x6x6xf32>, tensor<2x7x6x6xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2x7x6x4xf32>, %arg1: tensor<3x2x2x6xf32>) -> (tensor<2x7x6x6xf32>) {
%0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x7x6x4xf32>, tensor<3x2x2x6xf32>) -> tensor<2x7x6x6xf32>
return %0 : tensor<2x7x6x6xf32>
}
}
// -----
// convolution_NHWC_batch_groups
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
%c0 = stablehlo.constant dense<"0x0000E040000080C00000A0C0000080BF000000410000E0C00000A0C0000000000000A0C0000000C0000040C0000000C1000010C1000000C10000404000001041000000410000804000000041000080BF0000803F00004040000000C0000080C000008040000080C00000803F000000C10000A0C0000010C1000000400000C0400000E0400000C04000000041000010C10000A040000040C000004040000000C10000A0C0000080BF000080C000000040000000410000803F000000410000E0C0000080BF000080400000E0C000000040000000C0000080BF0000803F000080C000008040000000410000E0C0000000C10000A0C00000E0C0000000C0000000C00000A0C00000A0C0000080C0000000400000C04000008040000000C100008040000040400000A0400000A0C00000C0C0000010C10000A040000000C00000A0C0000040400000803F000000000000A0C00000E0C00000C040000040C00000E0C000000041000080BF000080BF00004040000080BF000080400000E040000000C1000040C0000010410000E040000080C0000080C0000080BF0000A040000080C0000010C1000010C10000C0C00000A0C000001041000040C0000000410000803F000010C1000000C10000C04000000041000080C00000C0C00000803F0000803F000080BF000040C00000C0C0000040C00000000000000041000000400000E040000010410000004000000000000080C0000080400000E0C0000000C0000080BF000080BF0000C0C000000000000000000000803F000000C1000080BF000010C10000A0C00000803F00004040000000C0000000C0000010410000A040000000C00000E0400000803F00001041000000C00000A0400000A04000000000000000C0000000C10000A0C00000E040000080BF000010410000C0400000E0C000000000000040C000004040000040C000000040000080C00000A0C0000000C10000000000000040000000C00000E0400000C04000004040000080C0000000C00000C040000000C1000040C000000000000040C00000A0C0000000410000E0400000E0400000C0C00000803F000080C00000C040000000410000E040000080BF0000A0400000C0C0000000400000A0C00000A040000010C1000000C10000E040000040C00000404000000000000000C10000E0C0000000400000C0C00000803F0000C0C0000000400000A0C000000040000000C00000C040000080C0000080C000000041000010C1000010C10000A0400000803F000000C000004040000000C00000804000000000000040C0000000C0000010410000004100000040000040C00000804000008040000000C100008040000000C0000000410000A0C0000000400000E04000000041000040C0000000C10000A0C0000010410000E0400000C0400000C0C00000E0C0000000C00000E0C000000041000080C0000010C10000E0C00000E0C0000000C000000000000000C0000080BF00000040000010410000E0C00000E0400000803F0000404000008040000010C10000C0C00000C0C0000000C10000803F00000000000080BF000080BF00001041000000C0000080BF000040C000001041000080C00000C0C00000C0400000E040000000C1000040400000E0400000E0400000E04000008040000000C1000000400000E0C00000C0C0000000C1000000C10000C040000000C1000000C10000E0C00000A0400000A0C0000040C00000A0C00000E0C00000A0C000000041000080BF0000004000004040000000400000E04000004040000000410000E0400000C0C000001041000010410000803F00004040000080BF000080C00000C0C00000A040000080BF0000A0C00000104100004040"> : tensor<2x7x6x4xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<2x7x6x4xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x7x6x4xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x7x6x4xf32>
%c1 = stablehlo.constant dense<"0x000080C00000A040000000C000000040000080BF00008040000040C0000000C1000080C00000004000000040000010410000A0C0000080BF000000410000E0C0000080400000104100000041000040400000E0400000C0C00000A0400000404000000000000010410000E0400000C0C0000010410000E040000000C0000080400000A0400000A0C00000A0C00000C0C0000080BF00001041000000C0000040C000000041000080BF000000C1000040400000A040000080BF00000041000010C10000E0400000A0C00000C040000080BF000040400000A040000000410000004000004040000080BF000000C10000C0C00000E0C00000A0400000E0C00000C0C00000A0C000008040000080C000000000000040400000803F00000000000000C0000000410000C0C00000C0400000C0C00000000000004040000080C0000080C00000C0C0000010C1000080C00000C0C00000404000000041000010C100008040000000C00000004000001041000000C00000E0C00000C0400000E040000080C000000040000040400000E0C0000010C1000010C10000404000000040000010410000004000008040000080BF000000C1000040C00000004000008040000040C00000E0C0000000410000A0C0000010C1000000C0000010C100004040000000C1000080C0000040C0000080400000E040000040400000803F0000A0C0000040400000A040000010C1000000400000C0C0000000C1000000C00000C040000000400000E0400000A040000040C00000803F000080C0000080C0000040400000C0C0"> : tensor<3x2x4x6xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3x2x4x6xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x2x4x6xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x2x4x6xf32>
%r:1 = call @f(%a0, %a1) : (tensor<2x7x6x4xf32>, tensor<3x2x4x6xf32>) -> (tensor<1x7x6x6xf32>)
%e0 = stablehlo.constant dense<"0x000049430000B0C20000D042000030420000234300005EC300006DC300005FC300008D43000044C200005041000027C30000BC4200006843000086C200009A42000014430000A84100000CC200000643000037C3000024430000A040000013430000C8C20000E0C20000214300003E430000C0C0000050C10000B4420000CE42000010410000E8C1000017C300004C42000003430000E24200009AC2000030420000B8C2000070C2000048C200008E420000BAC2000092C20000C642000062C3000012430000B04200001BC30000504200002F430000784200002443000000430000D4420000B6C2000054C20000CAC2000098C200005CC200001042000082C20000D442008083C30000C8410000C8C100001EC3000038C30000B842000016430000984100000343000028C2000086C2000042430000F2420000504200002043008093430000204300003CC20000CC420000F4420000C042000064420000A8420000A64200001041000029C30000D041000080BF000068C2000062C300001CC2000040420000F0C1000092420000264300001042000080C2000000410000704200002A430000EA42000060420000504100006442000084420000B04100008EC200006E43000050C200001A430000F8410000C0C00000C0C10000F442000068C200005DC3008090C3000000C30000D2C2000011C3000030C1000020430000B0C20000FEC2000028420000774300001FC3000048C20000E8C200001143000006C30000254300001BC3000080410000E0C00000E2C20000E0400000264300001CC20000CAC20000C041000077C3000092C3008081430000E8C2000038C30000803F00000C420000C4C20000ACC20000A8C10000E8420000D8C1000068C300000040000009C3000040C2000080410000504100005DC30000EC430000EE42000060420000B6C20000FC42000017C300007E43000030C200009A42000020C3000034C200008AC20000A8420000BCC2000010C300008EC2000007C3000008C20000104200003C420000E0C2000060C1000032C300001B43000053C3000048C20000204100000F4300002F430000414300003C43000004C30000F041000092C20000AE4200000040000018C20000C0C1000080C3000058C20000B8C1008096430000C0C000009E4300001C420000944200008E4200008CC20000B6C200007C420000F242000016C300001543000007C30000FAC20000B042000012C300000E430000E6420000E841000079C3000030C200009E42000038C20000F0C1000090C2000000C0008090C300000C4200008C4200001943000096C200000C430000B4C200001CC2000040C00000AAC20000A8C200007E43000080BF000020C10000E2420000C8C10000A0420000C040000070C2000040C1"> : tensor<1x7x6x6xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<1x7x6x6xf32>, tensor<1x7x6x6xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2x7x6x4xf32>, %arg1: tensor<3x2x4x6xf32>) -> (tensor<1x7x6x6xf32>) {
%0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 2 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x7x6x4xf32>, tensor<3x2x4x6xf32>) -> tensor<1x7x6x6xf32>
return %0 : tensor<1x7x6x6xf32>
}
}
// -----
// convolution_NHWC_gradient
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
%c0 = stablehlo.constant dense<"0x0000E040000080C00000A0C0000080BF000000410000E0C00000A0C0000000000000A0C0000000C0000040C0000000C1000010C1000000C10000404000001041000000410000804000000041000080BF0000803F00004040000000C0000080C000008040000080C00000803F000000C10000A0C0000010C1000000400000C0400000E0400000C04000000041000010C10000A040000040C000004040000000C10000A0C0000080BF000080C000000040000000410000803F000000410000E0C0000080BF000080400000E0C000000040000000C0000080BF0000803F000080C000008040000000410000E0C0000000C10000A0C00000E0C0000000C0000000C00000A0C00000A0C0000080C0000000400000C04000008040000000C100008040000040400000A0400000A0C00000C0C0000010C10000A040000000C00000A0C0000040400000803F000000000000A0C00000E0C00000C040000040C00000E0C000000041000080BF000080BF00004040000080BF000080400000E040000000C1000040C0000010410000E040000080C0000080C0000080BF0000A040000080C0000010C1000010C10000C0C00000A0C000001041000040C0000000410000803F000010C1000000C10000C04000000041000080C00000C0C00000803F0000803F000080BF000040C00000C0C0000040C00000000000000041000000400000E040000010410000004000000000000080C0000080400000E0C0000000C0000080BF000080BF0000C0C000000000000000000000803F000000C1000080BF000010C10000A0C00000803F00004040000000C0000000C0000010410000A040000000C00000E0400000803F00001041000000C00000A0400000A04000000000000000C0000000C10000A0C00000E040000080BF000010410000C0400000E0C000000000000040C000004040000040C000000040000080C00000A0C0000000C10000000000000040000000C00000E0400000C04000004040000080C0000000C00000C040000000C1000040C000000000000040C00000A0C0000000410000E0400000E0400000C0C00000803F000080C00000C040000000410000E040000080BF0000A0400000C0C0000000400000A0C00000A040000010C1000000C10000E040000040C00000404000000000000000C10000E0C0000000400000C0C00000803F0000C0C0000000400000A0C000000040000000C00000C040000080C0000080C000000041000010C1000010C10000A0400000803F000000C000004040000000C00000804000000000000040C0000000C0000010410000004100000040000040C00000804000008040000000C100008040000000C0000000410000A0C0000000400000E04000000041000040C0000000C10000A0C0000010410000E0400000C0400000C0C00000E0C0000000C00000E0C000000041000080C0000010C10000E0C00000E0C0000000C000000000000000C0000080BF00000040000010410000E0C00000E0400000803F0000404000008040000010C10000C0C00000C0C0000000C10000803F00000000000080BF000080BF00001041000000C0000080BF000040C000001041000080C00000C0C00000C0400000E040000000C1000040400000E0400000E0400000E04000008040000000C1000000400000E0C00000C0C0000000C1000000C10000C040000000C1000000C10000E0C00000A0400000A0C0000040C00000A0C00000E0C00000A0C000000041000080BF0000004000004040000000400000E04000004040000000410000E0400000C0C000001041000010410000803F00004040000080BF000080C00000C0C00000A040000080BF0000A0C00000104100004040"> : tensor<2x7x6x4xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<2x7x6x4xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x7x6x4xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x7x6x4xf32>
%c1 = stablehlo.constant dense<"0x000080C00000A040000000C000000040000080BF00008040000040C0000000C1000080C00000004000000040000010410000A0C0000080BF000000410000E0C0000080400000104100000041000040400000E0400000C0C00000A0400000404000000000000010410000E0400000C0C0000010410000E040000000C0000080400000A0400000A0C00000A0C00000C0C0000080BF00001041000000C0000040C000000041000080BF000000C1000040400000A040000080BF00000041000010C10000E0400000A0C00000C040000080BF000040400000A040000000410000004000004040000080BF000000C10000C0C00000E0C00000A0400000E0C00000C0C00000A0C000008040000080C000000000000040400000803F00000000000000C0000000410000C0C00000C0400000C0C00000000000004040000080C0000080C00000C0C0000010C1000080C00000C0C00000404000000041000010C100008040000000C00000004000001041000000C00000E0C00000C0400000E040000080C000000040000040400000E0C0000010C1000010C10000404000000040000010410000004000008040000080BF000000C1000040C00000004000008040000040C00000E0C0000000410000A0C0000010C1000000C0000010C100004040000000C1000080C0000040C0000080400000E040000040400000803F0000A0C0000040400000A040000010C1000000400000C0C0000000C1000000C00000C040000000400000E0400000A040000040C00000803F000080C0000080C0000040400000C0C0"> : tensor<3x2x4x6xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3x2x4x6xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x2x4x6xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x2x4x6xf32>
%r:2 = call @f(%a0, %a1) : (tensor<2x7x6x4xf32>, tensor<3x2x4x6xf32>) -> (tensor<2x7x6x4xf32>, tensor<3x2x4x6xf32>)
%e0 = stablehlo.constant dense<"0x00F0E945000098C300308EC50000E1C400583046001864C6008085C500609D4500000B4500A060C500981EC60060E1C5004005C6008014C600B08246002009450000C842000026C300C06245000087C400002E450080B544004027C5008090C5000093C400F000C6006083C50000FAC500182EC6008879C600E83B460030F545008C89460090534600189C4600B003C600C0814600E81CC600401AC50038A2C600A84DC600D0D1C50040774500A04046001874460000294500D0694600E06DC500006CC500405245000099C30000E443000062C400A021450080D84400A042450050F54500C0F2C400203FC50080D1C5004094C4000013C60000B8C30000334400D08EC500B0C6C500C0BC4400E0224500D0E1450040AC4400A0A0C500801BC400809E4400108E45001825C600F831C600101AC60000B445000005C50000CBC500C00F4500A81046000010C400183EC600A06CC60000EC4400B818C6006CAAC600E04A4600E013C60070CF450010A0C5000040C100D0CC450028234600684DC60040F2C50020304500F0B8450000904100980AC600207E450080C6450080C34400809EC50080E5440040D4440010AEC500C006C500C0C9C500C809460040AC440080B4C500D801C600B82A4600808C450060B1C5002818C6006820460000DAC300D0DD4500E05FC500B0B5C5000065C500B0F5C500E07C4500C001450068524600187E4600606D4500F81C4600383AC600C09E4400F077C6005846C600F852C60040EB4400E0CAC500A0E945001826C60040F0C400A056C6000034C300D0D5C5008802C600601A4500E0A8450040A14400A047C5002806460080A945004071C500909B45005080C50030BF45006057C5004098C40020364500003D44008059C500A044C500605EC500C0094600A0034500A043450000FE45007091C50080BFC40000C4C300C0ADC400D0A1C500603345008068C500E063450050A4C5004081C40000B3430000D54300409D440090A74500A0014500309BC5008012C50010914500309DC500F0BCC500C0A74400A04DC500C803C60080124400E044460010C74500A814C600308B450040BB44003838460010664600982A46000020C10080674400F82BC6008033C4001876C60000ADC500F0CBC5003842C60000CC4300200AC50000E0C100B0BE450070EAC5003C8CC60080BFC500C020C600D0ABC500209EC500E0AD4500E02BC5008058C50000F5C300A09F450020AAC500806DC50000FF4300F08EC50070CEC500C0674500806444004082C50090254600206A450000BB4400209C4500009B44008044C4000092C300C06A4500001C43008048C50088154600D0A4C5005087C50040E94500C06F450010AC4500A050C500585E4600B8414600D0F54500B0E8C500B024C60080A1440070E14500D81D46008091C4008858C6002493C6002808C60040DBC600A053C5004839C6008087C6007883C6003C81C600000042006092C5000038440080F14400009D4500381B4600A81DC600A00EC50080DF44003080450080BDC40010F1C5008073C400709BC50000A5440080554500008E4400C07FC500509EC50050B3450000444300408AC400407A4500D82D4600600EC500E0ADC5000037C50050274600005C430040564600B8A94600186D4600001B4600C485460040E6C500002FC600A4EEC600E0D5C500D0D4C600686DC600C04945009876C600803EC6004C84C600408F44002833C60040F0C5009833C600C06EC5008029C400E02B450000EB430000484300909C4500401845008016440010CF4500B0E94500E072C5009022C600D0EA4500281C46000030C500C0194500C0CC4400C0EDC400803FC400B08D4500481BC600C0BFC500503F4600A0D045"> : tensor<2x7x6x4xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<2x7x6x4xf32>, tensor<2x7x6x4xf32>) -> ()
%e1 = stablehlo.constant dense<"0x00F08FC50040684500F811C6002CAE46007818C600F0E24500C005C6006067C6002010C60000C6450000A7430010C64600C861C60020D94500F0D846005046C600681046007046460080A044000026C50080904600E211C700982B460060934500C0394600B8564600E4E1460088F3C600902D4600F04646004842C600C88A4600F8174600607CC600008FC4006012C500FC81C600DC93460040E14400B889C60070724600804DC50080DEC6000018C40098044600C0D5C40080C44600E07AC600D06446008C93C600C20747000081C40070E8450058474600E0A04600A0F04500B09E4600ECA0C600D0BFC600D851C6000C80C600007E4500C8B1C600DCB4C60010C9C5001096450000774400885AC600C0AF4400780046004063450000BD4300148A46007077C60040424500720FC7006087C500604D4500C805C60000A9C500807545004C2CC700200AC5003C87C600A02045009C8F460098D4C600D00A4600209CC6009094450038B6460080B7C5002C0DC70078D44600601146000014440080C64600548A4600C60DC7008074C40020B3C60030294600100046009CC04600008D45000006C600505FC6005CA4C600708CC500B046460028D346001CABC600A0ADC500885C4600286AC600806EC600A4884600BCF9C600888F460054ACC6004892C6001881C600A03B4600F0C44600080D4600D0FC450040A9C600309A4500A0A4460004D4C60000884200108AC6002C94C60010B0C50020464600308BC6001898460000FE4400002041004032450000C8450028DDC600E020C50014A6C6"> : tensor<3x2x4x6xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x2x4x6xf32>, tensor<3x2x4x6xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2x7x6x4xf32>, %arg1: tensor<3x2x4x6xf32>) -> (tensor<2x7x6x4xf32>, tensor<3x2x4x6xf32>) {
%0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1], pad = [[1, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x7x6x4xf32>, tensor<3x2x4x6xf32>) -> tensor<2x4x6x6xf32>
%1 = stablehlo.multiply %0, %0 : tensor<2x4x6x6xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x6x6xf32>
%3 = stablehlo.multiply %2, %0 : tensor<2x4x6x6xf32>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%4 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x4x6x6xf32>, tensor<f32>) -> tensor<f32>
%cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x4x6x6xf32>
%6 = stablehlo.multiply %5, %3 : tensor<2x4x6x6xf32>
%7 = stablehlo.convolution(%arg0, %6) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x7x6x4xf32>, tensor<2x4x6x6xf32>) -> tensor<3x2x4x6xf32>
%8 = stablehlo.reverse %arg1, dims = [0, 1] : tensor<3x2x4x6xf32>
%9 = stablehlo.convolution(%6, %8) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 0]], lhs_dilate = [2, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x6x6xf32>, tensor<3x2x4x6xf32>) -> tensor<2x7x6x4xf32>
return %9, %7 : tensor<2x7x6x4xf32>, tensor<3x2x4x6xf32>
}
}
// -----
// convolution_HNWC_same
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
%c0 = stablehlo.constant dense<"0x000080C00000A040000000C000000040000080BF00008040000040C0000000C1000080C00000004000000040000010410000A0C0000080BF000000410000E0C0000080400000104100000041000040400000E0400000C0C00000A0400000404000000000000010410000E0400000C0C0000010410000E040000000C0000080400000A0400000A0C00000A0C00000C0C0000080BF00001041000000C0000040C000000041000080BF000000C1000040400000A040000080BF00000041000010C10000E0400000A0C00000C040000080BF000040400000A040000000410000004000004040000080BF000000C10000C0C00000E0C00000A0400000E0C00000C0C00000A0C000008040000080C000000000000040400000803F00000000000000C0000000410000C0C00000C0400000C0C00000000000004040000080C0000080C00000C0C0000010C1000080C00000C0C00000404000000041000010C100008040000000C00000004000001041000000C00000E0C00000C0400000E040000080C000000040000040400000E0C0000010C1000010C10000404000000040000010410000004000008040000080BF000000C1000040C00000004000008040000040C00000E0C0000000410000A0C0000010C1000000C0000010C100004040000000C1000080C0000040C0000080400000E040000040400000803F0000A0C0000040400000A040000010C1000000400000C0C0000000C1000000C00000C040000000400000E0400000A040000040C00000803F000080C0000080C0000040400000C0C0000000C0000080BF000000000000A0C00000A0C00000A040000000000000E040000000000000C0400000C0400000E0C00000C0400000A04000000040000010C10000E0400000E0C00000004100008040000040C0000040C00000803F0000C040000040C000008040000000C00000404000004040000000400000A0C0000000410000803F0000C040000000C0000010C100001041000010410000A040000080BF00000040000080C00000A0C00000E0400000A0C000000041000000400000A0400000C0C00000804000008040000010C100001041000080C0000080400000C040000080C000001041000000C0000080C0000000400000A040000000410000E0C0000010C10000A04000000041000040C0000010C1000000C1000000C10000C0C0000080C00000803F0000C0C0000080BF0000104100008040000010C1000040C00000804000000040000080C0000000C0000080C00000A0400000C040000010C10000C040000000400000803F00000040000080C0000000C1000080C00000A0400000C040000040400000803F00001041000080400000C0C000008040000080BF000000C00000E0400000104100000041000040C000008040000080BF000040C0000080400000A04000000000000080BF000040400000803F0000A04000004040000010C1000000410000E040000010C1000000C000008040000000C100000041000080C0000000C0000010C10000A0C0000010C10000803F00001041000010C1000000400000C0400000A040000000000000C0C000004040000000C00000A0400000803F000010C10000C0400000C0C00000803F000000C00000E0C00000004000000041000040C000000000000080C0000040C0000010C10000A040000080BF000000C000000041000000C0000010C10000804000000040000000000000C0C00000A04000001041000040C00000C040000080BF0000A0C0000080C0000010410000E0C0000080C00000E0C000008040000000C00000A0C00000E0C0000080C0000040C0000000C10000C0C0000080C000000040000000C00000C040000010C1"> : tensor<7x2x6x4xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<7x2x6x4xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<7x2x6x4xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<7x2x6x4xf32>
%c1 = stablehlo.constant dense<"0x0000A040000040C0000040400000C0C000000041000000C1000080C000004040000010C1000080BF0000E0C000001041000040C00000E040000040C00000C040000000C1000010C1000080C00000803F0000C0C00000004000000000000010C1000040C00000000000000041000040C0000040C00000A0C0000080BF0000C040000040C0000000C000004040000000C100000040000000C000000040000000410000A0C0000000C0000000C00000C0C0000000C0000000C10000A0C000000000000080BF0000404000000041000000C0000010410000E040000040C000000000000040400000C040000080C00000803F0000E0400000004000001041000000C0000000400000E0C00000A0C000008040000010C10000E040000000C0000080400000C040000000C0000080C0000000C10000E0C00000C0C0000010C10000803F000000400000404000004040000010C1000000C0000000410000803F000080400000C0C0000080400000804000001041000010C1000000400000A040000000000000C0C00000A0C0000040C0000080400000E04000008040000080BF00001041000040C00000004100000000000000000000E0400000E0400000E0C0000010410000E0C0000000C000000040000000400000C04000000040000000C0000000000000E040000080BF000040400000A0C0000010C10000C0C0000010C1000080C00000A0C0000000400000E04000004040000040400000C04000000040000080C0000010C1000000000000E0C0000080BF000080C00000C0C00000E04000001041"> : tensor<2x6x3x4xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<2x6x3x4xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x6x3x4xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x6x3x4xf32>
%r:1 = call @f(%a0, %a1) : (tensor<7x2x6x4xf32>, tensor<2x6x3x4xf32>) -> (tensor<6x6x2x7xf32>)
%e0 = stablehlo.constant dense<"0x00000AC3000034C30000A8C1000054C300006DC30000C6C20000D4420000A5C300002B43000021430000484200007EC300000BC3000008420000A4C2000019430000484300003CC300007CC20000BC42000058C20000784200808E430000834300006042000063430000704300003143000064C2000080C0000010C1000050C2000044C2000046C300005C4200005842000098C10000E842000006C300002943000014430000B042000041C30000803F000081C3000019C3000088C1000030C20000204100005C420000D0410080D8C3000028C200003CC3000025C300002C430000B0C1000088C100007DC300001343000014C2000034C2000022C3000080BF000048C20000A442000038C20000B6C20000E8420000A0C200003C420000C0C00000F2420000334300008AC20000C0C20000E04000001CC2000092C20000F041000064420000C842000062C30000BCC20000AAC200007C430000534300007B430000D2C200002BC300008841000005C30000EAC20000F4C2000040C100003443000000C2000080410000004000003DC300001CC20000C04000000A4300009C420000D8C100003DC3000050C3000093C3000065C30000E4C20000D0C2000035430000A442000026430000A0C0000092C20000D8C20000884100005442000028420000764300001A430000CCC200003E430000AA420000384200005C4300004043000064420000DC420000A6C20000D0410000B2420000C0C20000D0C100009842000068C20000D4420000644200005041000014C300000E430000D4C20000C84200000CC30000D0C10000B6C200002442000070C10000C8C20000C0420000F4420000C0400000E442000088C10000E8C10000A8410000F84100001443000064C200005CC200009041000070C200008A42000005C3000059430000C24200003042000050C10000AC42000008420000C442000078C2000000430000B8C10000EE42000098C20000F6420000134300005543000053C3000043430000F8C10000F8C1000060420000E8C1000080BF00002CC200001C420000DCC20080B8C3000038C20000F2C2008085C3000068C30000B8410000B041000050C2000094C200004CC2000002C3000017C3000074C20000DC420000E0420000C8410000D64200002BC3008095C3000048C200000A430000C24200000AC30000E0420000C6C200004B43000074C2000004C2000030C1000082C20000AA420000634300002041000000000000C0C00000F041008087C30000CC420000BEC20000814300000BC300007C420080ABC300008AC20000B8C1000050C2000092420000F8410000D8410000A242000004C2000034430000904100004041000010C2000020C10000E24200003C4200000442000088420000B04200008AC2000050C10000F6C200002943000080410000884100008AC200005442000054C20000FC420000F0C100006C430000A0410000C2420000804000002C420000F2C2000034C20000A0C10000D4C2000052430000E040000030C30000C44200004AC3000011C30000A8C10000A041000000420000A8410000C4C2000070C2000064C300002BC300006BC30000B04200002643000018420000794300002CC30000404000008C42000063C30000C041000078420000B2C2000052C3000080C00000DAC2000098410000D4C20000034300005DC30000144200009A420000DA420000B041000096C2000008C2000082420000D1C30000034300004EC300009041000030C30000EAC200009CC200003FC30000A0400000F2420000B642000082C20000E8420000A642000074420000F842000007C300004842000058C200006041000048C20000C8410000F0410000A04100005842000090420000D84100002643000048C300003BC30000C0410000F04100001BC30000BA420000D0C10000D8C20000C0C200009A42000035430000A8C2000000410000B042000080C000003443000058C3000030C200003A4300006B4300004442000005430000E6420000FC4200000041000060C1008082430000B6C2000074420000F8420000164300001D430000CCC200000BC3000008C20000ACC20000694300007CC20000803F000056C300000343000040420000BA420000FC420000BEC2000020C200005E430000B0C1000038C3000048430000CEC2000015C300006E43000040C0000005430000AA420000B0C1000052430000044200005442000084420000504200809C430000A0C10000BC42000020C10000DAC200009841000014C20000DEC20000AAC20000FAC20000F0C10000A842000040C00000B0C1000038420000C0C0000000C2000000C30000C8C100008AC20000F8410000624300007C4200003EC3000025C3000098420080D4C300003B4300007643000002C30000C8410000B84100009041000016C3000034C200001143000066C30000184300005C4200008642000000000000EA42000049C30000C2C20000844200005D430000A242000013C30000FE4200003EC3000082C200006C42000060410000D042000020C20000C442000064C2000071C300001B4300000E43000084420000DCC200001C42000050410000D4C2000060C10000F0C20000C6420000904100006CC2000096C20000A8C1000096C20000ECC20000554300000BC300001C43000009C3000004420000FE42000032C300007CC20000C0C00000D8C10000224300003643000096420000D2C20000704200007041000080C100008642000078420000C040000047C300000042000080410000C0C000000443000034C20000304300002DC30000E0C2"> : tensor<6x6x2x7xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<6x6x2x7xf32>, tensor<6x6x2x7xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<7x2x6x4xf32>, %arg1: tensor<2x6x3x4xf32>) -> (tensor<6x6x2x7xf32>) {
%0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [1, b, 0, f]x[0, o, 1, i]->[f, 0, b, 1], window = {stride = [1, 1], pad = [[0, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<7x2x6x4xf32>, tensor<2x6x3x4xf32>) -> tensor<6x6x2x7xf32>
return %0 : tensor<6x6x2x7xf32>
}
}
// -----
// convolution_HNWC_strided
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
%c0 = stablehlo.constant dense<"0x000080C00000A040000000C000000040000080BF00008040000040C0000000C1000080C00000004000000040000010410000A0C0000080BF000000410000E0C0000080400000104100000041000040400000E0400000C0C00000A0400000404000000000000010410000E0400000C0C0000010410000E040000000C0000080400000A0400000A0C00000A0C00000C0C0000080BF00001041000000C0000040C000000041000080BF000000C1000040400000A040000080BF00000041000010C10000E0400000A0C00000C040000080BF000040400000A040000000410000004000004040000080BF000000C10000C0C00000E0C00000A0400000E0C00000C0C00000A0C000008040000080C000000000000040400000803F00000000000000C0000000410000C0C00000C0400000C0C00000000000004040000080C0000080C00000C0C0000010C1000080C00000C0C00000404000000041000010C100008040000000C00000004000001041000000C00000E0C00000C0400000E040000080C000000040000040400000E0C0000010C1000010C10000404000000040000010410000004000008040000080BF000000C1000040C00000004000008040000040C00000E0C0000000410000A0C0000010C1000000C0000010C100004040000000C1000080C0000040C0000080400000E040000040400000803F0000A0C0000040400000A040000010C1000000400000C0C0000000C1000000C00000C040000000400000E0400000A040000040C00000803F000080C0000080C0000040400000C0C0000000C0000080BF000000000000A0C00000A0C00000A040000000000000E040000000000000C0400000C0400000E0C00000C0400000A04000000040000010C10000E0400000E0C00000004100008040000040C0000040C00000803F0000C040000040C000008040000000C00000404000004040000000400000A0C0000000410000803F0000C040000000C0000010C100001041000010410000A040000080BF00000040000080C00000A0C00000E0400000A0C000000041000000400000A0400000C0C00000804000008040000010C100001041000080C0000080400000C040000080C000001041000000C0000080C0000000400000A040000000410000E0C0000010C10000A04000000041000040C0000010C1000000C1000000C10000C0C0000080C00000803F0000C0C0000080BF0000104100008040000010C1000040C00000804000000040000080C0000000C0000080C00000A0400000C040000010C10000C040000000400000803F00000040000080C0000000C1000080C00000A0400000C040000040400000803F00001041000080400000C0C000008040000080BF000000C00000E0400000104100000041000040C000008040000080BF000040C0000080400000A04000000000000080BF000040400000803F0000A04000004040000010C1000000410000E040000010C1000000C000008040000000C100000041000080C0000000C0000010C10000A0C0000010C10000803F00001041000010C1000000400000C0400000A040000000000000C0C000004040000000C00000A0400000803F000010C10000C0400000C0C00000803F000000C00000E0C00000004000000041000040C000000000000080C0000040C0000010C10000A040000080BF000000C000000041000000C0000010C10000804000000040000000000000C0C00000A04000001041000040C00000C040000080BF0000A0C0000080C0000010410000E0C0000080C00000E0C000008040000000C00000A0C00000E0C0000080C0000040C0000000C10000C0C0000080C000000040000000C00000C040000010C1"> : tensor<7x2x6x4xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<7x2x6x4xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<7x2x6x4xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<7x2x6x4xf32>
%c1 = stablehlo.constant dense<"0x0000A040000040C0000040400000C0C000000041000000C1000080C000004040000010C1000080BF0000E0C000001041000040C00000E040000040C00000C040000000C1000010C1000080C00000803F0000C0C00000004000000000000010C1000040C00000000000000041000040C0000040C00000A0C0000080BF0000C040000040C0000000C000004040000000C100000040000000C000000040000000410000A0C0000000C0000000C00000C0C0000000C0000000C10000A0C000000000000080BF0000404000000041000000C0000010410000E040000040C000000000000040400000C040000080C00000803F0000E0400000004000001041000000C0000000400000E0C00000A0C000008040000010C10000E040000000C0000080400000C040000000C0000080C0000000C10000E0C00000C0C0000010C10000803F000000400000404000004040000010C1000000C0000000410000803F000080400000C0C0000080400000804000001041000010C1000000400000A040000000000000C0C00000A0C0000040C0000080400000E04000008040000080BF00001041000040C00000004100000000000000000000E0400000E0400000E0C0000010410000E0C0000000C000000040000000400000C04000000040000000C0000000000000E040000080BF000040400000A0C0000010C10000C0C0000010C1000080C00000A0C0000000400000E04000004040000040400000C04000000040000080C0000010C1000000000000E0C0000080BF000080C00000C0C00000E04000001041"> : tensor<2x6x3x4xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<2x6x3x4xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x6x3x4xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x6x3x4xf32>
%r:1 = call @f(%a0, %a1) : (tensor<7x2x6x4xf32>, tensor<2x6x3x4xf32>) -> (tensor<6x4x2x2xf32>)
%e0 = stablehlo.constant dense<"0x00002CC2000058C2000012C300000D430000194300007CC200808E43000063430000803F000088C10000D04100003CC30000C0C000008AC2000092C20000C842000020C20000A0C20000404000002F4300003DC300000A43000050C30000E4C2000040430000A6C20000D0C10000D4420000E8C100001443000070C200005943000034420000D8C2000002C30000A0420000F8C1000080BF0080B8C3008085C30000C2420000C6C2000030C1000063430000A242000090410000E2420000884200002842000000C00000F4C2000000410000F2C20000D4C20000C4420000A8C100007842000080C00000034300009A420000E8420000F842000060410000F041000054C30000504200001C420000FA42000000410000344300006B430000E642000003430000FC420000B0C10000CEC2000014C20000FAC20000B0C1000000C200007EC30000B2420000DA4200000842000034C2000018430000EA420000844200001C42000060C100006CC2000096C2000080C10000C0400000C0C000003043"> : tensor<6x4x2x2xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<6x4x2x2xf32>, tensor<6x4x2x2xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<7x2x6x4xf32>, %arg1: tensor<2x6x3x4xf32>) -> (tensor<6x4x2x2xf32>) {
%0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [1, b, 0, f]x[0, o, 1, i]->[f, 0, b, 1], window = {stride = [2, 3], pad = [[1, 2], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<7x2x6x4xf32>, tensor<2x6x3x4xf32>) -> tensor<6x4x2x2xf32>
return %0 : tensor<6x4x2x2xf32>
}
}
// -----
// convolution_HNWC_transposed
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
%c0 = stablehlo.constant dense<"0x000080C00000A040000000C000000040000080BF00008040000040C0000000C1000080C00000004000000040000010410000A0C0000080BF000000410000E0C0000080400000104100000041000040400000E0400000C0C00000A0400000404000000000000010410000E0400000C0C0000010410000E040000000C0000080400000A0400000A0C00000A0C00000C0C0000080BF00001041000000C0000040C000000041000080BF000000C1000040400000A040000080BF00000041000010C10000E0400000A0C00000C040000080BF000040400000A040000000410000004000004040000080BF000000C10000C0C00000E0C00000A0400000E0C00000C0C00000A0C000008040000080C000000000000040400000803F00000000000000C0000000410000C0C00000C0400000C0C00000000000004040000080C0000080C00000C0C0000010C1000080C00000C0C00000404000000041000010C100008040000000C00000004000001041000000C00000E0C00000C0400000E040000080C000000040000040400000E0C0000010C1000010C10000404000000040000010410000004000008040000080BF000000C1000040C00000004000008040000040C00000E0C0000000410000A0C0000010C1000000C0000010C100004040000000C1000080C0000040C0000080400000E040000040400000803F0000A0C0000040400000A040000010C1000000400000C0C0000000C1000000C00000C040000000400000E0400000A040000040C00000803F000080C0000080C0000040400000C0C0000000C0000080BF000000000000A0C00000A0C00000A040000000000000E040000000000000C0400000C0400000E0C00000C0400000A04000000040000010C10000E0400000E0C00000004100008040000040C0000040C00000803F0000C040000040C000008040000000C00000404000004040000000400000A0C0000000410000803F0000C040000000C0000010C100001041000010410000A040000080BF00000040000080C00000A0C00000E0400000A0C000000041000000400000A0400000C0C00000804000008040000010C100001041000080C0000080400000C040000080C000001041000000C0000080C0000000400000A040000000410000E0C0000010C10000A04000000041000040C0000010C1000000C1000000C10000C0C0000080C00000803F0000C0C0000080BF0000104100008040000010C1000040C00000804000000040000080C0000000C0000080C00000A0400000C040000010C10000C040000000400000803F00000040000080C0000000C1000080C00000A0400000C040000040400000803F00001041000080400000C0C000008040000080BF000000C00000E0400000104100000041000040C000008040000080BF000040C0000080400000A04000000000000080BF000040400000803F0000A04000004040000010C1000000410000E040000010C1000000C000008040000000C100000041000080C0000000C0000010C10000A0C0000010C10000803F00001041000010C1000000400000C0400000A040000000000000C0C000004040000000C00000A0400000803F000010C10000C0400000C0C00000803F000000C00000E0C00000004000000041000040C000000000000080C0000040C0000010C10000A040000080BF000000C000000041000000C0000010C10000804000000040000000000000C0C00000A04000001041000040C00000C040000080BF0000A0C0000080C0000010410000E0C0000080C00000E0C000008040000000C00000A0C00000E0C0000080C0000040C0000000C10000C0C0000080C000000040000000C00000C040000010C1"> : tensor<7x2x6x4xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<7x2x6x4xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<7x2x6x4xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<7x2x6x4xf32>
%c1 = stablehlo.constant dense<"0x0000A040000040C0000040400000C0C000000041000000C1000080C000004040000010C1000080BF0000E0C000001041000040C00000E040000040C00000C040000000C1000010C1000080C00000803F0000C0C00000004000000000000010C1000040C00000000000000041000040C0000040C00000A0C0000080BF0000C040000040C0000000C000004040000000C100000040000000C000000040000000410000A0C0000000C0000000C00000C0C0000000C0000000C10000A0C000000000000080BF0000404000000041000000C0000010410000E040000040C000000000000040400000C040000080C00000803F0000E0400000004000001041000000C0000000400000E0C00000A0C000008040000010C10000E040000000C0000080400000C040000000C0000080C0000000C10000E0C00000C0C0000010C10000803F000000400000404000004040000010C1000000C0000000410000803F000080400000C0C0000080400000804000001041000010C1000000400000A040000000000000C0C00000A0C0000040C0000080400000E04000008040000080BF00001041000040C00000004100000000000000000000E0400000E0400000E0C0000010410000E0C0000000C000000040000000400000C04000000040000000C0000000000000E040000080BF000040400000A0C0000010C10000C0C0000010C1000080C00000A0C0000000400000E04000004040000040400000C04000000040000080C0000010C1000000000000E0C0000080BF000080C00000C0C00000E04000001041"> : tensor<2x6x3x4xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<2x6x3x4xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x6x3x4xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x6x3x4xf32>
%r:1 = call @f(%a0, %a1) : (tensor<7x2x6x4xf32>, tensor<2x6x3x4xf32>) -> (tensor<6x13x2x20xf32>)
%e0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000009041000028C20000D041000094C200001042000092420000B0410000D44200001842000070410000F0410000BA420000D8C100004041000064C2000070C2000038C200003C42000050C1000040420000F6C20000004000008C420000A0C20000A842000088C2000088410000B4C20000D8C100009041000028C2000060C1000096420000C0400000D842000064C20000D0C10000D0C1000060C20000C0C1000068C2000054C20000DAC200008A4200009442000054C20000E0C0000008420000D0C10000B8C10000B84100006CC20000F6C20000C0410000884100003C420000F0C10000C0C2000018420000AC420000ECC20000F041000022C300008C420000E04200009442000040C0000024C20000804200001CC200004CC200008842000098C100000CC2000064C200003FC30000C0400000A841000000C000003CC200000040000078420000D8410000F2C2000020C20000A8C20000104200000CC3000068C2000040410000C0C2000010C200008AC2000000C0000030410000E8C10000E04100002CC200008C420000B0410000A6C200008041000004420000604100002842000004C20000A84100004041000096C20000A0410000F0C10000F041000010C10000D4420000B0C200008C42000050C20000DCC20000A442000050C2000050C20000B04100008CC2000028C2000040410000114300009AC20000CCC20000CE4200006CC20000A4C200004CC20000D44200000442000086C2000074420000604200007042000068420000B0C1000010420000C0C0000030C10000A0C10000404000000842000034420000A8C100009C4200005042000058C2000044C2000086420000C04100000E43000000410000BCC20000F64200009642000060C20000E0400000D8C20000044200004C420000C8420000AA42000014C2000090420000C6420000C2C20000A04100004442000040C1000000C00000E0C10000CAC20000FCC200002C42000028C20000AC42000008420000D842000040400000FC420000384200002C420000A0C00000B0420000BE42000008C2000094420000A0410000C0C000005042000080400000E842000060420000A6C200000C43000018C20000E8C1000094C20000C0C1000038420000F0410000AEC2000010C200002C420000DEC20000BAC2000028420000A0400000D8C20000E8C10000A0410000A8C2000050C20000D2C200009842000092420000A44200007442000014420000B0410000A8410000D0C20000AC420000BC420000A4C200006CC200000C420000E0C10000D04100006041000060420000A040000030C10000184300008041000088C2000018C2000080C000000842000098420000C04100001C420000F0C1000060C10000E4420000C6C20000B4420000D4420000F6C20000D0410000F0410000404000000040000010C10000E841000040C1000000C200000041000004C2000080410000C0400000B0C1000080410000A8C200008A42000023C30000C0410000D442000082C2000060410000BA42000004C20000A0C1000080C00000CE42000068420000AAC200003042000054420000ACC200000CC20000F0C1000082C20000104100001AC30000D8C10000964200000EC300009AC20000744200004040000074C2000040C1000000C10000C841000004420000A2C20000A0C10000804200000041000070C200004842000084C20000E0C1000006C30000B8C100001C420000B8C20000F6C200001442000080C200000FC300000442000010420000204200000041000017C3000048C2000020C100003C420000B0C1000098420000144200000842000098C1000096C2000000C100004042000028C2000090C20000004200006CC20000B0410000BE420000C8C1000050420000C8410000684200003C420000A2C2000010C20000304100004CC2000010420000ACC200007842000080C100004040000074C200004041000014420000BEC20000A0C1000040C10000EE420000584200007CC2000080BF00008A42000060C2000044C2000010410000FEC20000A0C1000098C20000B842000060420000E0C0000019C3000090C1000048C2000030C100003041000064C20000C6C2000060410000E2420000803F000082C2000094C20000B841000018C20000F8410000A0400000A8420000B24200000CC2000034C2000008420000704100006CC2000050C20000E04000002442000050420000704100005CC2000020410000D8410000E8C100000042000048420000044200006842000084C200001042000080C2000040C10000314300002842000040C000008AC20000E0C100008842000038C2000088420000DCC20000904200007442000058C2000048C200002C42000098410000A0410000C8C10000D0C10000BCC20000B2C20000EA42000000C2000058C200003C42000094C20000C242000082C2000080420000BA4200004842000038C2000020410000C041000084C20000A0410000944200009A420000604100001CC20000B6420000C040000010C1000010C20000A040000010410000B8C2000000C000004842000030C10000D4420000E0C1000010C3000000C100000CC20000F0C100001442000088420000C2C2000092C20000EA4200007C42000018C20000DC42000044C2000096C200000BC3000098C10000B04200000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000058420000584200002CC200003CC2000050C200003CC20000DAC20000B8C100008041000014C20000C0C10000A442000050C10000404100002CC2000074420000444200004040000090C20000B8C20000204100005C42000058C20000CCC20000A4C2000048420000B642000080410000C8410000544200004042000000410000A0C00000C040000004430000044200005442000028C2000040420000A642000040C00000824200002CC2000010C20000A0C2000096420000C0C1000090C100005C420000A0410000F8C10000FA42000050C10000A0C10000DEC200008CC2000058420000F04100002C420000F0C20000E6C20000C0400000C0C0000020C20000F0C2000034C2000048420000A841000080BF000080BF0000744200000C42000038420000F84100001743000014C200000041000084C20000CEC20000BA42000078C2000080BF0000B84100005042000048420000C24200001B430000A04200005C420000E24200009C4200008AC2000000000000B0C10000E0C1000024C2000060C2000040C20000C0C1000088C10000004000005042000060C1000020C200008040000048C20000E0C000001041000040C200002842000014420000ECC20000CAC20000E0C0000060C100008842000070420000A8C100004C420000C0C00000C0C1000000C10000D0C10000C6C2000060410000A8C1000038420000C0420000B8C1000000400000B8420000E8C2000038C20000F8C10000D8C10000A040000090C20000E0C100002042000080410000F6C20000504200002842000070C10000104100002CC2000020C10000F8410000ACC2000060C100008842000098C1000096C200002041000050C20000A0410000D4420000AAC200009C42000008420000F2420000784200008AC20000D8C2000038C2000070C1000090C20000A0C000002842000070C10000D04100003042000080410000784200009A42000014430000CA4200009CC20000C0C2000060C20000F8C200009EC20000804100008CC20000B0C2000054C20000E0C20000D0C20000E0C000008EC200000041000050C2000048C2000080C0000050C1000082C2000014C20000A04100000842000010C1000070410000944200000842000030410000E0C100008842000060C20000B8C1000096420000AAC2000090C100009C42000034C200006442000038C2000096C200009842000090C1000024C200008AC20000984100008EC20000904200000B4300008AC20000C0400000D8410000F0C20000AE4200007CC2000010C1000000C0000010C200000040000082420000A2420000A0C0000000C00000F842000018420000A0C0000090C1000018420000A0C10000B84100004C420000704100006041000008C20000B2C20000C0C0000000420000B8C1000080410000F041000040400000C841000008420000E0C0000082C20000E04000007042000060C200006041000082420000C4420000A44200006041000018C20000E0C000005C4200009842000050C1000090410000004300005041000080BF0000D8C1000090C200006CC200002041000068C20000D442000004420000244200004442000050C10000E0C000005C420000DCC200002CC2000074420000C8C2000014C200005442000030C10000B041000010410000A842000096C2000088C200005842000018C2000060C20000C4420000D04100007042000080400000D8C100002EC3000070410000E642000038C20000C8C1000009430000904100003CC2000018420000AA42000000C200008E420000A842000004420000F04100001842000058420000D8C100001442000014C2000000C0000038C20000034300009E42000058420000D0C1000050C10000E0410000C041000034C20000F041000064C20000A0C100008642000018420000A841000088C20000C8C10000D84100004CC200007041000050C1000034C20000C0C000005041000098410000004200004442000098C1000094C20000A0C200000EC300003442000018420000A04100005C4200000B430000A0C0000018420000B8C20000A8C100008CC20000B642000000C10000A0410000A0C000009CC2000088410000DA42000064C2000060410000A0C10000304100000842000020C2000098C1000024C20000B0C20000E8410000A6C200003C420000B841000048C2000088C20000A040000000000000B4C20000A841000018420000E842000054C2000098C1000034C20000C8C1000000C20000C0C0000070410000A8C20000C2C20000D041000080420000E0400000C841000080C200009CC2000000000000044200009841000000C200008CC2000080C10000A6C2000038C20000DC42000068420000544200002C42000008C2000034C200008E420000E6420000C042000000000000A841000020C2000048420000AA42000058420000004100009AC2000048C2000098C1000070C20000004000000CC2000060C10000844200009A420000E4C2000028C2000054420000A8410000B84200002A43000024C200002CC2000048C20000803F00000842000060C2000008C2000090C20000C8C20000B4420000F0C10000904100008C4200004842000074C20000803F00000CC20000BE42000014C20000FA42000000C0000040C00000084200009642000082420000F8C10000B8C2000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000404100005041000074C20000604100001CC200009041000040C2000028C2000000C000007CC2000040C0000048420000DEC2000000C20000C04000000643000090C1000096C20000B2C2000040C00000C8C10000B4C2000090C20000E0C1000070C2000040C10000984100005C42000024420000C041000080410000A0410000D8C1000004420000B6420000EEC200002CC20000644200000043000028C20000803F000020C100007041000000C10000F04100001C42000088C200000CC200004042000098C10000A8410000BC42000070C200009A420000BAC20000A041000014C20000A2420000000000007C420000B0C20000944200005842000010C2000028420000D0C1000082420000B8410000E8C100001041000080C1000000000000E040000004C20000D042000094C20000DC420000B4C20000A8C1000064C2000070C2000014C20000F84100004C4200006CC200004C420000E04100008A4200005C42000040420000044200006CC20000C2420000B0C1000070C2000010C1000020C1000098C10000C0410000044200000143000086C20000C0410000A0C1000098C1000080BF00006442000080400000E0400000D442000098410000A0400000744200006CC2000018420000A44200004042000014C20000684200009E42000078C200004040000030C10000F0C100004442000034C2000080420000804100004CC2000000420000C0C000005CC20000C841000050C10000A041000000410000B841000010C20000D041000082C2000010C200005CC20000604100000CC20000A0C1000048C200001041000068C20000B8C200000842000092C2000018C2000060C20000B4C20000B4C2000028420000A4C200008EC20000AC42000060C200006C4200003042000088C10000E8C1000050C10000D041000024C2000074C200004042000034C2000098C20000A8420000D0C10000F8C10000784200009A42000090C1000040C200000041000044C2000008C2000060C1000058C2000000C300008A420000AEC2000064C2000070C100003442000040C2000084C2000080400000B0410000F0C1000080C0000090C200002442000030C10000B0C10000C642000058420000803F00008841000000C200005CC200003C42000092C2000020410000784200009CC200008A420000A04100005CC200000041000034C2000020410000584200006041000004C2000040C10000A8C1000014C2000090420000F8410000804000006442000000C10000984100004C420000AAC200000041000040C10000F0C1000018C20000E8410000803F000034C20000C0C10000904200003CC20000DCC2000088C100007442000098C2000060410000C841000030C2000080C10000B0410000A8C10000CEC200000842000014C20000B2C2000024420000F8C1000030C100007CC200008EC20000304200008040000034C200005C420000C442000070C100000041000050C200004042000034420000AA420000ECC2000050420000BEC200005CC200000C42000015C3000060C1000008C200007CC2000028420000F0C10000C84200001842000004C2000088C1000024420000B8C100004842000048420000C6C20000C841000080420000A2C200009E420000B0410000E0C1000020410000484200002C4200005042000068C2000080C00000A8C2000080C10000BAC20000F04100002042000084420000B0C10000A6C2000080410000B842000092C20000AE420000F842000024C20000FC420000D84100006041000018C20000A6420000A2C200003C42000070C10000B0410000AA420000BAC2000098C100009AC200004442000070C10000864200009CC20000E0C00000E04100001C42000054C200008C42000074C2000068C20000AE420000E0C00000B041000004C2000004C2000098410000A242000058C2000018C20000844200004C42000000C000008642000024C20000284200000442000064C200005CC20000A6C20000704200003CC200002C420000A0C0000080BF000088C100007842000088C200000041000070C10000F0410000F841000082420000C0C10000C842000060C100002CC2000010C1000060420000ACC2000088410000E0400000C2C2000034420000C8C10000A842000040C2000014C2000040C200008AC200007442000086C200000CC2000088C1000080C1000040C0000024C20000084200001C420000F8410000D8C100003C42000070C1000080BF0000E0400000F8C1000084C20000FAC200008041000070C10000A04100005842000014C200000DC30000BC42000080BF00003C420000D0C100008040000090C1000068C2000068C20000AAC200008A42000088C20000C8C10000A0C10000CAC20000304100009E420000204200008040000050C2000030C10000C042000028420000884100003C420000B0C10000A2C2000060C20000B041000020410000A0400000D0C1000040C00000C24200000000000058420000F0C100006C42000080BF0000864200001C42000098C10000A0C1000080BF0000B04100000042000068C20000C040000090C20000984200007842000020C20000B24200009A420000E0C00000584200000CC200004040000080410000C0C10000AC4200000CC2000008C200000C42000050C10000B042000060C200008A42000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000904100001C420000A0410000E8C1000014C200000042000050C200004040000060C10000C040000084C2000010C20000C0410000F6C2000020420000E0C1000009430000C0C100003041000018C3000080C1000020C20000C041000030C20000A4C2000018C200006042000060C10000C0C00000704100004042000020C10000404100004041000050C200002C42000009C30000584200003CC200002D43000000400000C0C0000080C00000F8C10000E0410000E040000050420000B0C20000404100002842000028C2000020C2000088420000A8C2000024C20000B8C20000A0420000204200001442000080C100008040000050C200000040000080C0000000C1000040410000C0C100007842000080C10000E0C00000C0400000F041000010420000F0C10000A2C200008A420000B8C2000086C2000092C2000008420000B8C10000F0C100004041000030C100009041000050C200009E420000C8410000A0C100001C4200007C420000184200000CC20000744200008040000020C100004CC200008041000050C100007042000092C200002243000060410000B0C1000050410000F0410000D8C10000B44200000042000098C100000E430000A0420000BEC20000FE42000040410000C04000000E43000000C10000D8410000864200004C420000A0C20000ACC2000054C20000E041000080C1000098C1000050420000F0C10000D8C1000010420000C0C00000A2C20000A4420000A041000020C10000A041000044420000803F0000004100009EC200000042000080C00000D041000038C2000030410000C8C10000904100004040000064C2000060420000A0C0000088C1000000C2000040410000F0C100001042000078420000F8C10000904200003842000054420000004200003CC2000080410000B041000020C20000B8C100000000000060C100007CC2000000C0000000C000005041000080C1000008420000304200002842000068C2000080BF00003CC2000098C1000038C200002042000003C3000000410000C8C10000C0C20000B041000024C2000090C100001042000030C200005042000020C1000080400000C0C1000010C200004C4200000041000028C2000080420000284200001C42000060C20000F8C10000004200008CC200009CC200009041000060C2000058C20000F041000078C20000C2C200008CC20000804200000041000020C1000020C10000F841000018C20000D0420000B842000048C2000050420000C841000080C1000020C2000024420000ACC2000080C0000080C00000A0C100008A4200009042000078C20000A242000004420000404100001C42000021C3000090C100005041000098C10000B0C100009841000078C200002842000084C2000090C10000C0400000B0C100008CC2000000C10000A040000050C1000038C200003C42000000C30000A8C100002C420000504200003CC200003043000080C2000098420000BCC200007842000092C20000A4420000D0C1000040410000E8C200008CC200007442000048C3000000C100000040000010C200005442000040C200001041000096420000ACC20000F0C10000A8410000D0C1000078C200002041000084C20000A8C20000C040000038C20000A8C10000D841000020C2000054420000E8410000604100001041000040C20000C8C1000014C200008040000000400000A041000080410000E6C2000086C200000040000078C20000504200009CC200000CC200009E42000094C200009E4200006842000020C20000C0C100007842000060C1000098410000A841000080C10000A04000001CC200004041000030C10000A0C1000070C200007C420000DEC200000842000020C200005842000000410000C0C10000C8C1000080C2000004430000D0C10000C0410000A2C20000684200007CC20000E44200006041000000C00000A84200001842000020C20000864200006041000080C10000A8410000B0C10000884100008EC2000090C20000F041000000C00000C8410000D0C10000C8C10000A6420000E0C200000040000074C200009842000078C200001442000010C2000040C20000C0C1000020C1000048C2000050420000C0C2000020C20000D041000064C2000000000000C0C000001CC2000034C20000C04000005442000008C200006842000004C2000040C20000D04100009AC2000000C2000000400000C84200008642000008C20000A8C1000080BF0000A0410000D8C100002041000010C20000B04100002AC30000D0C1000024420000A040000058C200004C420000EAC2000020410000E0C00000A0410000E041000030C2000040C100000CC20000DAC2000030C200002C420000B8C2000018C20000F041000003C3000090C10000044200005042000000C200003842000030C10000D0C10000284200001842000080C0000080C10000F6C200004CC200007042000060C10000A0C0000040C10000744200008C42000030C20000C841000088C1000048420000F4420000E242000084C200001CC2000034C2000018420000C0C100004041000030C200007041000030C200008AC200000442000030C20000C84100006842000028C2000080C20000C8C1000090410000B8420000604100002042000000C0000000C000009041000090C100001042000050C20000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000008041000044C20000C0C00000A6C200009A420000A0C200007C4200000C420000E0C0000030420000404100001C420000F04100003041000020410000EAC2000040C00000803F00007041000080420000BAC2000028420000E0C1000084C20000DC4200007C42000020C1000040C20000904100001041000038C20000B8C10000B042000028C20000A6420000C0400000A0C0000020C10000C0C2000050C10000A040000080BF000008C2000020410000E04100002C42000070420000F8C1000088C10000C8C100001041000098C1000018C20000884200002442000090420000E0C00000A2C2000090C200000042000028420000BE42000028C2000040410000084200001CC200008AC2000050410000D0410000E0400000E0C000008841000030C100001CC2000080C1000038C20000D6420000AE420000EA42000060C1000030420000A04100006442000009C30000F0410000B842000010410000D2C200006042000050C1000096C20000E0C00000EAC2000044420000E0C0000000C200004C42000050C2000068420000B0C10000F2C20000F041000008C2000008420000A04000001CC200000000000020C10000B0C10000D0C1000010C20000DAC2000040C100003C42000060C1000008420000A4C20000C0C000001C4200006CC20000E0410000A040000010410000184200009042000000C1000084C2000080410000B041000020C10000C0400000E0C000002442000080BF000024C2000090C1000040410000A84100008041000086C200000843000040C10000F04100000442000070C10000184200004442000038C20000444200006042000054C20000A8420000084300007CC20000684200000842000084C2000000C1000000C2000080C20000F0C100008AC20000B6C2000096420000E041000004C2000080BF00003C4200000442000078C200003C4200004041000080410000B8C10000DE42000009C3000008C2000068C2000018C200009E420000584200005C42000008C200002843000070C100003CC2000070410000A042000008C20000104100002042000048C2000080C00000C041000078C2000015430000E0C1000020C1000006430000ACC20000E0C1000000410000E84100003042000068C20000D04100004442000090410000A0400000C0410000A04200003842000004420000B841000000410000804000009E420000004000004C42000010C10000C841000040C2000078C20000D2C2000024C2000054C20000C0C1000080C000001842000064420000984100001842000078420000D0C10000E0400000B8C1000080C2000050C100008CC200008AC20000E0400000C8410000B0C10000F042000034C200001842000010C100008040000004C2000084C20000B04200000C420000B8C2000088420000E0400000C041000050C10000E8410000204200000041000070C10000E0C0000048C2000020C1000008C20000A8420000B041000038C20000A040000030C30000944200003442000040C10000F0410000A6420000F04100000041000074C20000FE42000020C1000098C20000A0420000F8410000E0C00000B0C1000080C10000C8C100003C420000F8410000A64200002C42000040C00000E8410000B6420000804100008040000050410000A8C20000D2C20000904100007042000090410000C2420000DC4200006CC2000068C20000D0C200003842000070420000014300007042000070C1000098C10000AA42000084C20000CAC20000CC42000040C1000000C2000074C200002EC30000E0410000A0400000644200004CC2000030C10000C0420000D8C1000098410000DAC2000070420000CC42000010C10000E8C1000050C1000078C20000E041000070C10000C041000088410000C0C00000904100008E42000086C20000A84100002CC200008CC20000F041000000C20000B841000000C2000050C10000A6C200000442000014420000C6C20000B84100005CC200001143000030C1000096420000A2420000C8410000A0C0000070C1000018420000004100001041000044C2000020C10000E041000000C200008CC20000BC420000244200008E420000504100002442000030420000E0410000B2420000A2C2000000C20000F8C10000A842000080420000D642000090C1000010410000A040000088C20000E04100008242000080400000B0410000344200006042000014C2000082C2000074C20000A8C200005C42000098C10000C8C10000F041000030C100009A42000030420000084200004041000034C2000034C200006143000044C20000F8410000B4C20000A041000008C20000C0C100006042000096C20000D2420000A8420000A0C1000060C100007041000064420000704100008C42000024C2000078C2000010C10000C842000064C20000144200000842000098C20000803F0000C0C100009E420000C040000010410000504100000842000080400000A0C20000B4C2000070410000C8C100004CC2000020C1000044C20000E2C2000086C2000000C000009841000008420000904100004842000060410000604100009442000088C1000028C20000B242000058C2000092C20000E0410000F0410000A04000000C4200001CC20000A0C2000078C2000050410000D8C1000030C100001CC2000060C10000684200000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000040420000C04000000C420000D0C20000E04000001CC300002042000038420000F8C10000B84100000041000054C200000C42000048420000384200008CC20000004000001842000034C2000070C100002CC20000B842000000C10000D8C20000C0410000FA420000803F000048C20000803F00001842000080BF000024C200009E42000060C1000030C20000244200008E42000024C20000F0C100001C420000C8C1000020C20000E4C2000070410000BE42000098C1000090C10000C8C1000010C1000088C10000C0C0000018420000C0C20000A0410000803F0000B04100001C420000D8C20000304100005C420000F4C20000BA42000016C3000080400000DC4200000C420000A841000040C100008E42000040C1000014C200004C420000304100009CC20000AE42000011C30000084200004042000060C1000060410000184200003C42000000420000AAC200003C420000E24200006842000024C20000544200001842000050C100008C420000E6C2000050C100001C4200007CC2000040C10000B8C1000018420000F8C100008EC2000044420000A4C2000000420000D0410000D0C10000A0400000E0C000005041000000000000A8C1000016C3000070C10000344200000000000084420000F0C10000AE420000E04100009AC200003CC2000020C100000000000074C20000C64200000643000050C1000064C20000D842000088C100001CC20000BAC20000484200009E420000B4C20000D04100005842000080BF00006C42000080C20000A0C000004C4200005041000088C10000B0C100000040000010420000E0C10000E84100004442000010C200003CC20000B841000080C00000BC42000020420000BCC2000090410000B24200008EC200005041000000C20000E8C200000C42000030410000DEC2000040C000007042000064C200000CC2000098420000B0C200005842000058420000CA42000054C20000B041000048C2000088C20000B041000080C0000080BF000080C00000B042000060C20000C0C0000054C2000030C1000007C30000604100008E42000094C20000C0C00000C0410000A0C20000D0420000B0C100001C420000D842000096C2000080400000C0C1000028C20000E841000024C20000A0C100004CC20000E841000000400000C8C20000A0420000AE4200009AC20000A0C10000A242000084C2000082420000DAC20000A8410000684200003842000000C10000C8C100003C420000A8C2000008C300001C4200003C420000803F000084C2000098410000B0C10000C040000000000000A0410000F8410000CEC20000824200008242000000C3000080C00000B8410000D2C20000EC42000098410000803F000000400000B8410000F2C200006CC20000B042000034C2000086C20000A042000038C2000014420000C8410000B8420000E0C0000044C20000D04100006C420000AEC2000000420000B8410000D0420000E041000000C2000080C20000E6C20000BE42000054C20000404000008442000040410000D8410000044200003CC200008E42000008C200008EC2000044420000B042000018C20000B4C20000A841000050C20000C84100006CC200008AC20000B0420000D8C10000C6C20000DC4200003442000024C2000080C1000048C20000E04100000041000086C2000080BF00007C4200003041000050C2000058420000C0C1000020C1000000C2000094C2000000430000B8410000DAC200005842000008420000D4C200001842000098C10000484200009EC20000BEC200008C42000000C2000092420000803F000008C30000D642000054420000D4420000F6C20000A8C100000C420000E0410000F84100005CC200000CC200003842000007C30000244200009442000098C1000020C10000244200002CC20000004200008CC200002CC2000024420000304200002041000060C2000030C100007CC20000C041000010C1000054C200005042000090C100009242000054C20000A6C20000E0420000A242000090C100007CC20000BA420000A2C2000070C20000E0C200001C420000C6420000B0420000D2C20000C8410000A0C00000F8C100002042000028420000ACC200000040000096420000C0C10000C04000008EC200009642000090C1000000C00000F041000000C10000AA42000054C2000008C20000803F00004C420000604100007CC200008E42000004C2000080420000A6C20000CAC2000088C1000010C20000C8C10000B841000030410000A0400000B0C10000B64200006041000044C20000D0C100000F43000086C200003042000082C2000050410000A4C20000F0C1000040420000B8C2000074420000A04000009041000034420000E0400000A8410000C0C00000F8410000D041000088410000A24200006C420000B0C20000144200007C420000C0C100000CC200004CC20000284200002C42000098420000E0C1000010C10000D8410000A6C200004041000030410000E041000008420000F0C1000088410000584200000BC3000090C1000060C100007842000038C20000F0C10000304200006CC20000F642000096420000D6C2000008420000B0C1000098C1000040400000EA42000060C2000030C1000000410000B0420000B4C20000C642000040C0000080C20000A0C2000040C20000A442"> : tensor<6x13x2x20xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<6x13x2x20xf32>, tensor<6x13x2x20xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<7x2x6x4xf32>, %arg1: tensor<2x6x3x4xf32>) -> (tensor<6x13x2x20xf32>) {
%0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [1, b, 0, f]x[0, o, 1, i]->[f, 0, b, 1], window = {stride = [1, 1], pad = [[2, 1], [1, 2]], lhs_dilate = [2, 3], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<7x2x6x4xf32>, tensor<2x6x3x4xf32>) -> tensor<6x13x2x20xf32>
return %0 : tensor<6x13x2x20xf32>
}
}
// -----
// convolution_HNWC_dilated
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
%c0 = stablehlo.constant dense<"0x000080C00000A040000000C000000040000080BF00008040000040C0000000C1000080C00000004000000040000010410000A0C0000080BF000000410000E0C0000080400000104100000041000040400000E0400000C0C00000A0400000404000000000000010410000E0400000C0C0000010410000E040000000C0000080400000A0400000A0C00000A0C00000C0C0000080BF00001041000000C0000040C000000041000080BF000000C1000040400000A040000080BF00000041000010C10000E0400000A0C00000C040000080BF000040400000A040000000410000004000004040000080BF000000C10000C0C00000E0C00000A0400000E0C00000C0C00000A0C000008040000080C000000000000040400000803F00000000000000C0000000410000C0C00000C0400000C0C00000000000004040000080C0000080C00000C0C0000010C1000080C00000C0C00000404000000041000010C100008040000000C00000004000001041000000C00000E0C00000C0400000E040000080C000000040000040400000E0C0000010C1000010C10000404000000040000010410000004000008040000080BF000000C1000040C00000004000008040000040C00000E0C0000000410000A0C0000010C1000000C0000010C100004040000000C1000080C0000040C0000080400000E040000040400000803F0000A0C0000040400000A040000010C1000000400000C0C0000000C1000000C00000C040000000400000E0400000A040000040C00000803F000080C0000080C0000040400000C0C0000000C0000080BF000000000000A0C00000A0C00000A040000000000000E040000000000000C0400000C0400000E0C00000C0400000A04000000040000010C10000E0400000E0C00000004100008040000040C0000040C00000803F0000C040000040C000008040000000C00000404000004040000000400000A0C0000000410000803F0000C040000000C0000010C100001041000010410000A040000080BF00000040000080C00000A0C00000E0400000A0C000000041000000400000A0400000C0C00000804000008040000010C100001041000080C0000080400000C040000080C000001041000000C0000080C0000000400000A040000000410000E0C0000010C10000A04000000041000040C0000010C1000000C1000000C10000C0C0000080C00000803F0000C0C0000080BF0000104100008040000010C1000040C00000804000000040000080C0000000C0000080C00000A0400000C040000010C10000C040000000400000803F00000040000080C0000000C1000080C00000A0400000C040000040400000803F00001041000080400000C0C000008040000080BF000000C00000E0400000104100000041000040C000008040000080BF000040C0000080400000A04000000000000080BF000040400000803F0000A04000004040000010C1000000410000E040000010C1000000C000008040000000C100000041000080C0000000C0000010C10000A0C0000010C10000803F00001041000010C1000000400000C0400000A040000000000000C0C000004040000000C00000A0400000803F000010C10000C0400000C0C00000803F000000C00000E0C00000004000000041000040C000000000000080C0000040C0000010C10000A040000080BF000000C000000041000000C0000010C10000804000000040000000000000C0C00000A04000001041000040C00000C040000080BF0000A0C0000080C0000010410000E0C0000080C00000E0C000008040000000C00000A0C00000E0C0000080C0000040C0000000C10000C0C0000080C000000040000000C00000C040000010C1"> : tensor<7x2x6x4xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<7x2x6x4xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<7x2x6x4xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<7x2x6x4xf32>
%c1 = stablehlo.constant dense<"0x0000A040000040C0000040400000C0C000000041000000C1000080C000004040000010C1000080BF0000E0C000001041000040C00000E040000040C00000C040000000C1000010C1000080C00000803F0000C0C00000004000000000000010C1000040C00000000000000041000040C0000040C00000A0C0000080BF0000C040000040C0000000C000004040000000C100000040000000C000000040000000410000A0C0000000C0000000C00000C0C0000000C0000000C10000A0C000000000000080BF0000404000000041000000C0000010410000E040000040C000000000000040400000C040000080C00000803F0000E0400000004000001041000000C0000000400000E0C00000A0C000008040000010C10000E040000000C0000080400000C040000000C0000080C0000000C10000E0C00000C0C0000010C10000803F000000400000404000004040000010C1000000C0000000410000803F000080400000C0C0000080400000804000001041000010C1000000400000A040000000000000C0C00000A0C0000040C0000080400000E04000008040000080BF00001041000040C00000004100000000000000000000E0400000E0400000E0C0000010410000E0C0000000C000000040000000400000C04000000040000000C0000000000000E040000080BF000040400000A0C0000010C10000C0C0000010C1000080C00000A0C0000000400000E04000004040000040400000C04000000040000080C0000010C1000000000000E0C0000080BF000080C00000C0C00000E04000001041"> : tensor<2x6x3x4xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<2x6x3x4xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x6x3x4xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x6x3x4xf32>
%r:1 = call @f(%a0, %a1) : (tensor<7x2x6x4xf32>, tensor<2x6x3x4xf32>) -> (tensor<6x3x2x5xf32>)
%e0 = stablehlo.constant dense<"0x0000FE420000B242000010C30000B2C200009841000017430000544200009443000020410000304100009BC30000124300005442000097C300000EC3000074C20000A8C20000004300008343000048C20000B4C3008086C3000000C20000F6420000C2420000AFC3000063C3000025C3000008430000E8C20000ACC200004BC3000080420000D6C2000000C2000070C300006042000014430000A8C1000060C10000F84200007A4300001BC300009A4200003042000000C0000002430000AC42000020C30000B4C2000090420000AE42000030C200002CC3000001C30000D6C20000EA42000055430000A0C00000FC42000049C30000FEC20000A2420000CCC200004C4200009EC200009A420000C4C20000ACC200003AC30000F44200002042000037C30000C8C1000026C300009E42000080C10000104300000EC300000041000050420000803F0000FEC200007042000087C300006CC2000030C20000D2420000FEC200004AC30000CC42000020C2000040410080A5C30000BCC200000CC2000050C20000E0C0000080BF0000FA42000004C3000060C20000D0C1000015430000684200006CC200001643000034420000404300002FC3000060C20000B4C2000000420000A642000098C100001FC30000B0C2000030C10000E8C2000020410000C04100003A430000DAC2000080400000C0C100002F430000184300005443000050C300009642000032C30000794300000C43000078C20000AAC20000C841000013C3000048C2000090C1000024C20000BEC20000A0C20000C6420000E042000083430000E64200008442000098C20000484300000041000080C20000A2C2000013C30000E0410000CA42000060C10000AAC200002A43000070410000D84100008841000060430000A4420080D2C30000B2C2000090420000E8C10000E0400000D8C10000DAC200000CC30000E8C20000284200001BC30000B8C1000020C30000054300008842000028C2000064C2"> : tensor<6x3x2x5xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<6x3x2x5xf32>, tensor<6x3x2x5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<7x2x6x4xf32>, %arg1: tensor<2x6x3x4xf32>) -> (tensor<6x3x2x5xf32>) {
%0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [1, b, 0, f]x[0, o, 1, i]->[f, 0, b, 1], window = {stride = [1, 1], pad = [[-1, 0], [3, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 3], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<7x2x6x4xf32>, tensor<2x6x3x4xf32>) -> tensor<6x3x2x5xf32>
return %0 : tensor<6x3x2x5xf32>
}
}
// -----
// convolution_HNWC_groups
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
%c0 = stablehlo.constant dense<"0x000080C00000A040000000C000000040000080BF00008040000040C0000000C1000080C00000004000000040000010410000A0C0000080BF000000410000E0C0000080400000104100000041000040400000E0400000C0C00000A0400000404000000000000010410000E0400000C0C0000010410000E040000000C0000080400000A0400000A0C00000A0C00000C0C0000080BF00001041000000C0000040C000000041000080BF000000C1000040400000A040000080BF00000041000010C10000E0400000A0C00000C040000080BF000040400000A040000000410000004000004040000080BF000000C10000C0C00000E0C00000A0400000E0C00000C0C00000A0C000008040000080C000000000000040400000803F00000000000000C0000000410000C0C00000C0400000C0C00000000000004040000080C0000080C00000C0C0000010C1000080C00000C0C00000404000000041000010C100008040000000C00000004000001041000000C00000E0C00000C0400000E040000080C000000040000040400000E0C0000010C1000010C10000404000000040000010410000004000008040000080BF000000C1000040C00000004000008040000040C00000E0C0000000410000A0C0000010C1000000C0000010C100004040000000C1000080C0000040C0000080400000E040000040400000803F0000A0C0000040400000A040000010C1000000400000C0C0000000C1000000C00000C040000000400000E0400000A040000040C00000803F000080C0000080C0000040400000C0C0000000C0000080BF000000000000A0C00000A0C00000A040000000000000E040000000000000C0400000C0400000E0C00000C0400000A04000000040000010C10000E0400000E0C00000004100008040000040C0000040C00000803F0000C040000040C000008040000000C00000404000004040000000400000A0C0000000410000803F0000C040000000C0000010C100001041000010410000A040000080BF00000040000080C00000A0C00000E0400000A0C000000041000000400000A0400000C0C00000804000008040000010C100001041000080C0000080400000C040000080C000001041000000C0000080C0000000400000A040000000410000E0C0000010C10000A04000000041000040C0000010C1000000C1000000C10000C0C0000080C00000803F0000C0C0000080BF0000104100008040000010C1000040C00000804000000040000080C0000000C0000080C00000A0400000C040000010C10000C040000000400000803F00000040000080C0000000C1000080C00000A0400000C040000040400000803F00001041000080400000C0C000008040000080BF000000C00000E0400000104100000041000040C000008040000080BF000040C0000080400000A04000000000000080BF000040400000803F0000A04000004040000010C1000000410000E040000010C1000000C000008040000000C100000041000080C0000000C0000010C10000A0C0000010C10000803F00001041000010C1000000400000C0400000A040000000000000C0C000004040000000C00000A0400000803F000010C10000C0400000C0C00000803F000000C00000E0C00000004000000041000040C000000000000080C0000040C0000010C10000A040000080BF000000C000000041000000C0000010C10000804000000040000000000000C0C00000A04000001041000040C00000C040000080BF0000A0C0000080C0000010410000E0C0000080C00000E0C000008040000000C00000A0C00000E0C0000080C0000040C0000000C10000C0C0000080C000000040000000C00000C040000010C1"> : tensor<7x2x6x4xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<7x2x6x4xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<7x2x6x4xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<7x2x6x4xf32>
%c1 = stablehlo.constant dense<"0x0000A040000040C0000040400000C0C000000041000000C1000080C000004040000010C1000080BF0000E0C000001041000040C00000E040000040C00000C040000000C1000010C1000080C00000803F0000C0C00000004000000000000010C1000040C00000000000000041000040C0000040C00000A0C0000080BF0000C040000040C0000000C000004040000000C100000040000000C000000040000000410000A0C0000000C0000000C00000C0C0000000C0000000C10000A0C000000000000080BF0000404000000041000000C0000010410000E040000040C000000000000040400000C040000080C00000803F0000E0400000004000001041000000C0000000400000E0C00000A0C000008040000010C10000E040000000C000008040"> : tensor<2x6x3x2xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<2x6x3x2xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x6x3x2xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x6x3x2xf32>
%r:1 = call @f(%a0, %a1) : (tensor<7x2x6x4xf32>, tensor<2x6x3x2xf32>) -> (tensor<6x6x2x7xf32>)
%e0 = stablehlo.constant dense<"0x00006C420000A64200003C420000DCC2000086C20000B8410000A8420000FC4200001042000040C00000DEC20000FEC200009AC2000022C3000040C2000026C30000BAC200004C4200000B430000F2420000D8410000A8C1000044C200008EC20000CE420000004000006842000034C200007041000000400000CCC20000F0C20000CEC2000038420000A2C20000D84200008D4300009EC20000F64200003842000090C1000096C2000000C10000A4C2000050C20000BCC2000034C20000C041000098420000A6C2000006C30000B84100003FC30000ACC200003C420000CCC2000025C30000C4C2000034C200007CC20000D8C200002AC30000A8C10000B8410000E642000008C200002C4300009CC2000040420000803F000092420000E04200007042000090410000F841000000C0000040410000A6C20000E8C1000011C300001CC20000AAC2000000000000A8C10000D8C2000014C2000098C20000B84100006041000088C20000D841000041C3000009C3000080BF000040C100000843000092420000E0410000C040000078420000FA4200008CC2000056C3000071C300008EC2000080BF000044420000CA420000B6C20000A6C2000010C10000C842000064420000B84100001CC200001C4200004C42000094C20000A041000024C300002AC300006CC20000E4C2000092C200001C42000005430000AA42000082420000E0C100002C42000030410000A0C2000018C2000054420000B8C100000042000014C200009842000098410000B8420000344200003F430000584200006D4300000743000000430000D8C10000C0C0000024C2000074C2000054C20000E04100006CC200004C4200008AC200000DC300004041000000400000A0420000D0C100003CC200006C420000D04100004143000040C000001D43000030410000884100009A420000A0C20000BEC2000040420000704200000943000080C20000F6420000CC42000040C100003043000004430000B8C200000A43000068C2000033430000DC420000A4420000A041000024C20000C04100009EC2000074C2000080420000BAC20000B8C1000004C200002CC2000064C20000ECC20000F8410000DA4200009A420000B8C10000B04100000D430000BEC200008EC2000020C2000010C1000060C10000803F0000884100000442000064C20000E841000020C100007B430000E8C10000B84100007E43000048C20000F84200006743000078420000904100001443000020C10000924200000BC30000ECC20000A2420000D242000030C100007EC30000744200006EC3000002C300005042000000420000B4C20000F8410000803F00009C42000084C20000A4C2000000C0000098C10000CE420000984100001743000060420000C0C00000A841000078C20000C6420000AE420000E8420000C2C200008242000080C20000F041000018C30000C0C10000C64200000843000070C100006C4200008C4200003FC3000011C3000060C2000090C20000B8410000B0C100007041000038C200002CC20000304200008841000040400000E042000080420000104100009A420000EAC20000F4C2000080C20000C0C10000B042000074420000CE42000030C2000000C20000803F00001041000048420000E0C0000040C10000284200008EC2000074C20000B6C2000094C20000CA42000060410000744200008041000014C2000088C2000030C10000E841000034C200005842000019C30000BE42000068C20000204100009AC2000004C30000AE42000048420000E0400000B0C10000C0C000004C420000B4C20000204200003041000060420000E8C10000F0C1000014C20000D6C2000082C2000060C10000F842000024C2000030C20000BE42000030C100005442000080420000F8410000B0410000A042000086C2000029C30000CAC2000035C3000014C300001DC3000000C10000284200008CC200000000000050C10000D242000050410000A04000001CC2000050C10000803F0000DEC200006FC3000033C300001D43000030410000D24200005D43000040410000024300009841000018C20000ACC20000DA420000434300005A430000BA4200004CC2000042430000A041000008420000B4420000764300009C4200003042000038C20000A8C20000F041000018C200009042000042430000A4C20000F0420000DE42000038C20000AC420000004000002C420000804200002842008083430000C8C10000B6C200006CC20000D04200008841000024420000B0410000704100000C4200009EC20000AA42000040400000B44200008242000020C10000A8C1000090C2000000410000A242000010C10000C0400000D84200000A4300008EC20000F0C10000C8420000BE42000014C20000604100002C4300009543000011430000D64200008C420000E2C2000013C300000CC3000080C1000078C2000008C20000A0400000D0C100003AC3000070C2000000C10000404000002643000003C30000A4420000A8C1000036C3000078C30000FEC2000040C10000BC420000164300003C42000004C300005FC300006CC3000058C20000D0C10000803F00003442000050C1000026C30000DAC200009EC20000A0410000E0C10000544200004A43000008430000D0C2000004C2000094C200006041000020C200005CC20000644200002041000014C20000D0C2000053C300003DC3000040400000204300005C42000084C20000A0C00000B442000048C2000028C200007842000080BF0000C84100003C42000090C1000078C20000D6C2000080C10000F04200000042"> : tensor<6x6x2x7xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<6x6x2x7xf32>, tensor<6x6x2x7xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<7x2x6x4xf32>, %arg1: tensor<2x6x3x2xf32>) -> (tensor<6x6x2x7xf32>) {
%0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [1, b, 0, f]x[0, o, 1, i]->[f, 0, b, 1], window = {stride = [1, 1], pad = [[0, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<7x2x6x4xf32>, tensor<2x6x3x2xf32>) -> tensor<6x6x2x7xf32>
return %0 : tensor<6x6x2x7xf32>
}
}
// -----
// convolution_HNWC_batch_groups
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
%c0 = stablehlo.constant dense<"0x000080C00000A040000000C000000040000080BF00008040000040C0000000C1000080C00000004000000040000010410000A0C0000080BF000000410000E0C0000080400000104100000041000040400000E0400000C0C00000A0400000404000000000000010410000E0400000C0C0000010410000E040000000C0000080400000A0400000A0C00000A0C00000C0C0000080BF00001041000000C0000040C000000041000080BF000000C1000040400000A040000080BF00000041000010C10000E0400000A0C00000C040000080BF000040400000A040000000410000004000004040000080BF000000C10000C0C00000E0C00000A0400000E0C00000C0C00000A0C000008040000080C000000000000040400000803F00000000000000C0000000410000C0C00000C0400000C0C00000000000004040000080C0000080C00000C0C0000010C1000080C00000C0C00000404000000041000010C100008040000000C00000004000001041000000C00000E0C00000C0400000E040000080C000000040000040400000E0C0000010C1000010C10000404000000040000010410000004000008040000080BF000000C1000040C00000004000008040000040C00000E0C0000000410000A0C0000010C1000000C0000010C100004040000000C1000080C0000040C0000080400000E040000040400000803F0000A0C0000040400000A040000010C1000000400000C0C0000000C1000000C00000C040000000400000E0400000A040000040C00000803F000080C0000080C0000040400000C0C0000000C0000080BF000000000000A0C00000A0C00000A040000000000000E040000000000000C0400000C0400000E0C00000C0400000A04000000040000010C10000E0400000E0C00000004100008040000040C0000040C00000803F0000C040000040C000008040000000C00000404000004040000000400000A0C0000000410000803F0000C040000000C0000010C100001041000010410000A040000080BF00000040000080C00000A0C00000E0400000A0C000000041000000400000A0400000C0C00000804000008040000010C100001041000080C0000080400000C040000080C000001041000000C0000080C0000000400000A040000000410000E0C0000010C10000A04000000041000040C0000010C1000000C1000000C10000C0C0000080C00000803F0000C0C0000080BF0000104100008040000010C1000040C00000804000000040000080C0000000C0000080C00000A0400000C040000010C10000C040000000400000803F00000040000080C0000000C1000080C00000A0400000C040000040400000803F00001041000080400000C0C000008040000080BF000000C00000E0400000104100000041000040C000008040000080BF000040C0000080400000A04000000000000080BF000040400000803F0000A04000004040000010C1000000410000E040000010C1000000C000008040000000C100000041000080C0000000C0000010C10000A0C0000010C10000803F00001041000010C1000000400000C0400000A040000000000000C0C000004040000000C00000A0400000803F000010C10000C0400000C0C00000803F000000C00000E0C00000004000000041000040C000000000000080C0000040C0000010C10000A040000080BF000000C000000041000000C0000010C10000804000000040000000000000C0C00000A04000001041000040C00000C040000080BF0000A0C0000080C0000010410000E0C0000080C00000E0C000008040000000C00000A0C00000E0C0000080C0000040C0000000C10000C0C0000080C000000040000000C00000C040000010C1"> : tensor<7x2x6x4xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<7x2x6x4xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<7x2x6x4xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<7x2x6x4xf32>
%c1 = stablehlo.constant dense<"0x0000A040000040C0000040400000C0C000000041000000C1000080C000004040000010C1000080BF0000E0C000001041000040C00000E040000040C00000C040000000C1000010C1000080C00000803F0000C0C00000004000000000000010C1000040C00000000000000041000040C0000040C00000A0C0000080BF0000C040000040C0000000C000004040000000C100000040000000C000000040000000410000A0C0000000C0000000C00000C0C0000000C0000000C10000A0C000000000000080BF0000404000000041000000C0000010410000E040000040C000000000000040400000C040000080C00000803F0000E0400000004000001041000000C0000000400000E0C00000A0C000008040000010C10000E040000000C0000080400000C040000000C0000080C0000000C10000E0C00000C0C0000010C10000803F000000400000404000004040000010C1000000C0000000410000803F000080400000C0C0000080400000804000001041000010C1000000400000A040000000000000C0C00000A0C0000040C0000080400000E04000008040000080BF00001041000040C00000004100000000000000000000E0400000E0400000E0C0000010410000E0C0000000C000000040000000400000C04000000040000000C0000000000000E040000080BF000040400000A0C0000010C10000C0C0000010C1000080C00000A0C0000000400000E04000004040000040400000C04000000040000080C0000010C1000000000000E0C0000080BF000080C00000C0C00000E04000001041"> : tensor<2x6x3x4xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<2x6x3x4xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x6x3x4xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x6x3x4xf32>
%r:1 = call @f(%a0, %a1) : (tensor<7x2x6x4xf32>, tensor<2x6x3x4xf32>) -> (tensor<6x6x1x7xf32>)
%e0 = stablehlo.constant dense<"0x00000AC3000034C30000A8C1000054C300006DC30000C6C20000D4420000A4C2000019430000484300003CC300007CC20000BC42000058C2000064C2000080C0000010C1000050C2000044C2000046C300005C42000041C30000803F000081C3000019C3000088C1000030C2000020410000B0C1000088C100007DC300001343000014C2000034C2000022C300003C420000C0C00000F2420000334300008AC20000C0C20000E0400000AAC200007C430000534300007B430000D2C200002BC3000088410000004000003DC300001CC20000C04000000A4300009C420000D8C10000A442000026430000A0C0000092C20000D8C2000088410000544200005C4300004043000064420000DC420000A6C20000D0410000B242000014C300000E430000D4C20000C84200000CC30000D0C10000B6C2000088C10000E8C10000A8410000F84100001443000064C200005CC2000050C10000AC42000008420000C442000078C2000000430000B8C10000F8C10000F8C1000060420000E8C1000080BF00002CC200001C420000B041000050C2000094C200004CC2000002C3000017C3000074C200000A430000C24200000AC30000E0420000C6C200004B43000074C20000C0C00000F041008087C30000CC420000BEC20000814300000BC30000D8410000A242000004C2000034430000904100004041000010C2000054C20000FC420000F0C100006C430000A0410000C24200008040000030C30000C44200004AC3000011C30000A8C10000A0410000004200002643000018420000794300002CC30000404000008C42000063C30000D4C20000034300005DC30000144200009A420000DA420000B041000030C30000EAC200009CC200003FC30000A0400000F2420000B642000058C200006041000048C20000C8410000F0410000A0410000584200001BC30000BA420000D0C10000D8C20000C0C200009A420000354300003A4300006B4300004442000005430000E6420000FC42000000410000CCC200000BC3000008C20000ACC20000694300007CC20000803F00005E430000B0C1000038C3000048430000CEC2000015C300006E43000084420000504200809C430000A0C10000BC42000020C10000DAC2000040C00000B0C1000038420000C0C0000000C2000000C30000C8C10080D4C300003B4300007643000002C30000C8410000B84100009041000000000000EA42000049C30000C2C20000844200005D430000A242000020C20000C442000064C2000071C300001B4300000E43000084420000904100006CC2000096C20000A8C1000096C20000ECC2000055430000C0C00000D8C10000224300003643000096420000D2C200007042000080410000C0C000000443000034C20000304300002DC30000E0C2"> : tensor<6x6x1x7xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<6x6x1x7xf32>, tensor<6x6x1x7xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<7x2x6x4xf32>, %arg1: tensor<2x6x3x4xf32>) -> (tensor<6x6x1x7xf32>) {
%0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [1, b, 0, f]x[0, o, 1, i]->[f, 0, b, 1], window = {stride = [1, 1], pad = [[0, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 2 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<7x2x6x4xf32>, tensor<2x6x3x4xf32>) -> tensor<6x6x1x7xf32>
return %0 : tensor<6x6x1x7xf32>
}
}
// -----
// convolution_HNWC_gradient
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
%c0 = stablehlo.constant dense<"0x000080C00000A040000000C000000040000080BF00008040000040C0000000C1000080C00000004000000040000010410000A0C0000080BF000000410000E0C0000080400000104100000041000040400000E0400000C0C00000A0400000404000000000000010410000E0400000C0C0000010410000E040000000C0000080400000A0400000A0C00000A0C00000C0C0000080BF00001041000000C0000040C000000041000080BF000000C1000040400000A040000080BF00000041000010C10000E0400000A0C00000C040000080BF000040400000A040000000410000004000004040000080BF000000C10000C0C00000E0C00000A0400000E0C00000C0C00000A0C000008040000080C000000000000040400000803F00000000000000C0000000410000C0C00000C0400000C0C00000000000004040000080C0000080C00000C0C0000010C1000080C00000C0C00000404000000041000010C100008040000000C00000004000001041000000C00000E0C00000C0400000E040000080C000000040000040400000E0C0000010C1000010C10000404000000040000010410000004000008040000080BF000000C1000040C00000004000008040000040C00000E0C0000000410000A0C0000010C1000000C0000010C100004040000000C1000080C0000040C0000080400000E040000040400000803F0000A0C0000040400000A040000010C1000000400000C0C0000000C1000000C00000C040000000400000E0400000A040000040C00000803F000080C0000080C0000040400000C0C0000000C0000080BF000000000000A0C00000A0C00000A040000000000000E040000000000000C0400000C0400000E0C00000C0400000A04000000040000010C10000E0400000E0C00000004100008040000040C0000040C00000803F0000C040000040C000008040000000C00000404000004040000000400000A0C0000000410000803F0000C040000000C0000010C100001041000010410000A040000080BF00000040000080C00000A0C00000E0400000A0C000000041000000400000A0400000C0C00000804000008040000010C100001041000080C0000080400000C040000080C000001041000000C0000080C0000000400000A040000000410000E0C0000010C10000A04000000041000040C0000010C1000000C1000000C10000C0C0000080C00000803F0000C0C0000080BF0000104100008040000010C1000040C00000804000000040000080C0000000C0000080C00000A0400000C040000010C10000C040000000400000803F00000040000080C0000000C1000080C00000A0400000C040000040400000803F00001041000080400000C0C000008040000080BF000000C00000E0400000104100000041000040C000008040000080BF000040C0000080400000A04000000000000080BF000040400000803F0000A04000004040000010C1000000410000E040000010C1000000C000008040000000C100000041000080C0000000C0000010C10000A0C0000010C10000803F00001041000010C1000000400000C0400000A040000000000000C0C000004040000000C00000A0400000803F000010C10000C0400000C0C00000803F000000C00000E0C00000004000000041000040C000000000000080C0000040C0000010C10000A040000080BF000000C000000041000000C0000010C10000804000000040000000000000C0C00000A04000001041000040C00000C040000080BF0000A0C0000080C0000010410000E0C0000080C00000E0C000008040000000C00000A0C00000E0C0000080C0000040C0000000C10000C0C0000080C000000040000000C00000C040000010C1"> : tensor<7x2x6x4xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<7x2x6x4xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<7x2x6x4xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<7x2x6x4xf32>
%c1 = stablehlo.constant dense<"0x0000A040000040C0000040400000C0C000000041000000C1000080C000004040000010C1000080BF0000E0C000001041000040C00000E040000040C00000C040000000C1000010C1000080C00000803F0000C0C00000004000000000000010C1000040C00000000000000041000040C0000040C00000A0C0000080BF0000C040000040C0000000C000004040000000C100000040000000C000000040000000410000A0C0000000C0000000C00000C0C0000000C0000000C10000A0C000000000000080BF0000404000000041000000C0000010410000E040000040C000000000000040400000C040000080C00000803F0000E0400000004000001041000000C0000000400000E0C00000A0C000008040000010C10000E040000000C0000080400000C040000000C0000080C0000000C10000E0C00000C0C0000010C10000803F000000400000404000004040000010C1000000C0000000410000803F000080400000C0C0000080400000804000001041000010C1000000400000A040000000000000C0C00000A0C0000040C0000080400000E04000008040000080BF00001041000040C00000004100000000000000000000E0400000E0400000E0C0000010410000E0C0000000C000000040000000400000C04000000040000000C0000000000000E040000080BF000040400000A0C0000010C10000C0C0000010C1000080C00000A0C0000000400000E04000004040000040400000C04000000040000080C0000010C1000000000000E0C0000080BF000080C00000C0C00000E04000001041"> : tensor<2x6x3x4xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<2x6x3x4xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x6x3x4xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x6x3x4xf32>
%r:2 = call @f(%a0, %a1) : (tensor<7x2x6x4xf32>, tensor<2x6x3x4xf32>) -> (tensor<7x2x6x4xf32>, tensor<2x6x3x4xf32>)
%e0 = stablehlo.constant dense<"0x00805EC5004030460040AF440080654400C019C500401F4500A098450000A14300204CC50080B5450020AA4500E003C50090B14500308A4500D0FE45006007C500402D4500800B460070E74500002BC40060D44500A01E4500603F45002088C500C0FCC4009806460020664600B0B1C50078D0460050F84500A83446000059C500A091C50000A1C400803AC400802845006033C500B0BB450040964400780A4600C0204500408C440050B8C500A05445002086450000024500A0274500006FC50080C14400E0104500A0EA450030944500E0CF4500A844460000FB4400C8044600806F45002056C5007005C600C0BEC400D82BC60080ECC40080E0C50080BFC400A05C4500A087C50000F2C50090FC4500007AC40040DE44007081C50040EA440000C346009827C600784D46001867C600401FC500E02EC500649BC600082FC6003818C600F852C600005CC500E090450060884500E03E4600C049C500A01C460040DB450068234600002A4600001AC60000D0C200A024C500E0AD45002873C6009095C500E00945003096C5002022C50020CAC60060A745000094C300606D4600909EC500682046008034C40020BCC500F098C5000096C500B8744600807AC4009094C5009C904600005F4500A481C6001825C60050E1C50010654600D838C600805FC40050D0C500A008C6007875460000BEC300C055C500E817C60030E845005070C60010E4C500A0BCC500A81AC600E481C60040D3C5009085450080F9450098754600381E4600C017C500208F4500A823C600401DC600A0BBC5006807C60098A5C6004091C5008834C60040EA4400A0DFC500B0B44500A06C46005C944600D0024600004D4500009345008031C50030E9450000F2C40000E4C2002050C600F485460000ADC50000B24500C0034600505D460000E1C30090D5C500803645002874C6004042450080DFC40000F245009093C5000025450010D24500705F46002036C500108D4500A0AB4500C0B1C40018AA4600983D4600E0ED4500E80DC600005FC400C0E24500608BC500E83A4600403CC500E0694500B0E14500508145000035C600A05A4500001F4600187BC600C01145002043C500200D4600C04D4500E00046003842460040A8440000A043002073C500A085C50000434500F818C600405DC500B033460080E6440080D4C50094A3C600A035C60000E6C30000F8C5003021C600B01EC600E013C50020204500D051460058734600508B4500208E4500B08D460000A7C5002008C50000FAC400B0D1C500A0844500204FC60090E2C500E084C500F0884500001E44000002C40000F8C5004056C50000384300D0BD45005830460000A34400002B4600C065C500C8824600C09E440080DAC500C040C500A0F94500B858460090B54500B08D4500B09545000012430040094500207DC50000964300708245004077C50058264600D83D460000A74300B0AB4500A00646008068C400F0B14500F0424600988AC600F0EDC50080BCC400007243004098C400E04AC500C04B4500A808C600200EC500907DC600D0C7C5009814460030F9C5000084C400A017450080C8C400005A440050B2C50000BF440040F54400B026460030024600008EC500C098440040CFC400E01BC5008029440080DEC500008CC4009806460030BB450000E8C20040C3C4003848C600E0DAC500C006C500205F4500407B4500F0E44500E0E145006812C60000A2C400908F45008036440030D7C50060C24500002C4300E03FC500608B450000A0C200D096C500F08CC50080B4450080C5C40000C1C30080A7C500601F46008029440080A9C50000C9C300C0B2C40030E0C500F0F4C500C01EC5000007C4008003450000D045006018450000ECC3"> : tensor<7x2x6x4xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<7x2x6x4xf32>, tensor<7x2x6x4xf32>) -> ()
%e1 = stablehlo.constant dense<"0x00A0A2450080B5C5008811460000C04100648B460078EEC600A0B3C500A07A460078B9C60030C0C500DC8CC6002042460000814400A0B84500786EC6006048450050C14500FCD7C600A49CC600C09AC5002041C60080E4450040FFC500F4F6C600984EC600F0ADC500B887460010A2C500507B46005028C60080A5C5008C954600087FC6000056C40000934500C4DBC60048094600009DC600A0244600E4A446004015C6000816C6003803C6005093C600A006C500808CC600005AC60060BE4500008AC500E082460060AF4600B0AA4500384246000C8D46004006C50080414500E090450050AF450000BCC5004069450010764600F8104600C02C4600F09B450000D5440010E1C600787DC600A0D045009878C60080E0450000E4C500A0304600007A4500D089C500C0C5C4007022C600B0A9C600C013C60080D2C40000D9C300002E4500C081450080A8C500E846C600A0CCC500D8414600201E45002026C5003891C600E05D460000BC4300D0FA4500DC86C6004026C500A0994500E0A245005053C600B075C60068B7C60060B9460004C74600B09E4500204FC600FCEA4600E81E4600D86346009031C60020504500F883460070694600B4B2C6008A0A4700D053C600F0FDC500B85FC600F82646007CBE4600D841460070F8C500D0924600C0324600B0CF45004C894600E03CC60078ACC6006834C60000B14300D499C600F092C6009095450018684600805A440070DF4500305A4600906E4600D013C60080E4C600C0F6C400C050C600F0A1C5006876C6006014C60000E7430078C246"> : tensor<2x6x3x4xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<2x6x3x4xf32>, tensor<2x6x3x4xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<7x2x6x4xf32>, %arg1: tensor<2x6x3x4xf32>) -> (tensor<7x2x6x4xf32>, tensor<2x6x3x4xf32>) {
%0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [1, b, 0, f]x[0, o, 1, i]->[f, 0, b, 1], window = {stride = [2, 1], pad = [[0, 0], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<7x2x6x4xf32>, tensor<2x6x3x4xf32>) -> tensor<6x3x2x7xf32>
%1 = stablehlo.multiply %0, %0 : tensor<6x3x2x7xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x3x2x7xf32>
%3 = stablehlo.multiply %2, %0 : tensor<6x3x2x7xf32>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%4 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<6x3x2x7xf32>, tensor<f32>) -> tensor<f32>
%cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x3x2x7xf32>
%6 = stablehlo.multiply %5, %3 : tensor<6x3x2x7xf32>
%7 = stablehlo.convolution(%arg0, %6) dim_numbers = [1, f, 0, b]x[o, 0, i, 1]->[0, f, 1, b], window = {stride = [1, 1], pad = [[0, 0], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<7x2x6x4xf32>, tensor<6x3x2x7xf32>) -> tensor<2x6x3x4xf32>
%8 = stablehlo.reverse %arg1, dims = [0, 2] : tensor<2x6x3x4xf32>
%9 = stablehlo.convolution(%6, %8) dim_numbers = [f, 0, b, 1]x[0, i, 1, o]->[1, b, 0, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [2, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<6x3x2x7xf32>, tensor<2x6x3x4xf32>) -> tensor<7x2x6x4xf32>
return %9, %7 : tensor<7x2x6x4xf32>, tensor<2x6x3x4xf32>
}
}
// -----
// convolution_line
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
%c0 = stablehlo.constant dense<"0x0000803F00008040000010C100008040000080BF00000041000010C1000000C1000080BF00008040000000C1000000410000804000000000000000C1000040C000004040000000400000A040000080400000C0400000E0C0000010410000E0C0000040C0000040400000C0C0000010C10000803F000010C10000C040000040C0000040400000A0C00000C0C00000A0400000C0C00000C0400000E0C00000C0C0"> : tensor<40xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<40xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<40xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<40xf32>
%c1 = stablehlo.constant dense<"0x000080BF0000E04000001041000080C00000E0C000000040000040400000A04000004040"> : tensor<9xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<9xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<9xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<9xf32>
%r:1 = call @f(%a0, %a1) : (tensor<40xf32>, tensor<9xf32>) -> (tensor<48xf32>)
%e0 = stablehlo.constant dense<"0x000080BF000040400000384200000CC2000096C20000F8410000E442000000C100001DC30000FCC2000000430000344200000CC2000064420000C04000001EC30000E6C20000E041000004430000AC420000A041000000410000A2C20000B8C100007C42000098C1000080400000BC420000E2C2000082C20000E040000080C10000E841000000C10000DCC20000F0C2000030C200006042000098410000A8C10000DEC20000DCC2000094420000F8410000A8C100000CC200004CC2000090C1"> : tensor<48xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<48xf32>, tensor<48xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<40xf32>, %arg1: tensor<9xf32>) -> (tensor<48xf32>) {
%0 = call @convolve(%arg0, %arg1) : (tensor<40xf32>, tensor<9xf32>) -> tensor<48xf32>
return %0 : tensor<48xf32>
}
func.func private @convolve(%arg0: tensor<40xf32>, %arg1: tensor<9xf32>) -> tensor<48xf32> {
%0 = call @_conv(%arg0, %arg1) : (tensor<40xf32>, tensor<9xf32>) -> tensor<48xf32>
return %0 : tensor<48xf32>
}
func.func private @_conv(%arg0: tensor<40xf32>, %arg1: tensor<9xf32>) -> tensor<48xf32> {
%0 = call @_flip(%arg1) : (tensor<9xf32>) -> tensor<9xf32>
%1 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<40xf32>) -> tensor<1x1x40xf32>
%2 = stablehlo.broadcast_in_dim %0, dims = [2] : (tensor<9xf32>) -> tensor<1x1x9xf32>
%3 = stablehlo.convolution(%1, %2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [1], pad = [[8, 8]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x40xf32>, tensor<1x1x9xf32>) -> tensor<1x1x48xf32>
%4 = stablehlo.reshape %3 : (tensor<1x1x48xf32>) -> tensor<48xf32>
return %4 : tensor<48xf32>
}
func.func private @_flip(%arg0: tensor<9xf32>) -> tensor<9xf32> {
%0 = stablehlo.reverse %arg0, dims = [0] : tensor<9xf32>
return %0 : tensor<9xf32>
}
}
// -----
// convolution_volume
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
%c0 = stablehlo.constant dense<"0x0000004100008040000080400000C0400000A0C0000040C00000C0C0000010C1000080BF0000803F000010410000E0C00000104100008040000080BF000040C000008040000080BF000080C0000010410000A0C00000A040000000C10000E0400000E0C00000803F00000000000000410000E040000010C1000000410000E040000040C0000000C0000080BF0000A0C00000A0C00000803F000040400000004100000041000040C00000A0C000000041000000C1000080BF0000004000001041000000C00000A040000000410000A0400000C040000040C00000104100000040000080BF0000A0C0000000C10000C040000000C10000A0C00000E0C0000040400000A040000000C10000A0C00000A0C00000A040000040C0000000400000C0C00000C0C00000A0C0000010C10000C0C000004040000010C100004040000040C0000000C1000080BF000000C1000000C00000E04000000041000000C0000000C10000A0400000004000000040000040C00000803F000010C10000C0400000A04000000041000080BF000010C100001041000000410000A0400000C0C00000E0400000803F0000803F00000040000040C0000000000000E0400000E0C0000000C0000000000000E040000000400000004100000041000040C0000000C100008040"> : tensor<1x2x4x5x3xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<1x2x4x5x3xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<1x2x4x5x3xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<1x2x4x5x3xf32>
%c1 = stablehlo.constant dense<"0x000000400000A0C00000104100000041000000C10000C0C00000C0C00000C0C000000040000040C0000000000000A0C00000104100004040000040400000E0C00000C0C000000041000040C00000E0400000A040000010C1000080BF0000803F000080BF0000E0C0000080400000A0C0000040C0000000C0000080C0000080BF0000C040000080BF0000A040000000410000A0C00000A0C00000803F0000C0C000008040000040400000404000000041000080BF00000041000010410000E040000080C0000000C10000E04000000041000040C0000040400000C0C00000E0400000E040000000C00000A0400000A0C0000010410000C0400000C04000004040000010C10000A040000080400000C0C00000E0400000E0C0000000C00000A040"> : tensor<3x2x2x3x2xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3x2x2x3x2xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x2x2x3x2xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x2x2x3x2xf32>
%r:1 = call @f(%a0, %a1) : (tensor<1x2x4x5x3xf32>, tensor<3x2x2x3x2xf32>) -> (tensor<1x3x4x3x3xf32>)
%e0 = stablehlo.constant dense<"0x0000E0C00000414300004042000090C10080ABC30000A04200003C42000005430000D4C2000038C200000C4200003842000019430000E041000028C2000064C20000D6420000CAC2000070430000C841000080C0000021C3000058C20000B8410000B04200006042000080C10000184200008AC20000484200003C42000080BF0000BAC2000040C10000E841000008430000EE4200009CC20000D8C200008642000018C300007C420000364300004443000018C20000CAC20000FA420000E8C10080AB430000234300001B43000024C20000FE42000038C20000BA42000026430000684200007D43000056430000803F00009AC30000B0420000E040000000C1000024C2000098C100009EC2000040C100006442000000C1000029C3000030C100003CC30000A042000040C1000032430080A3C300009642000086C20000B642000010C30000CA42000080410000B8C10000F8C20000F8C2000060C1000080420000E8420000A0C200005343000080C200004C420000044200003443000092C2000088C1000060C20000E64200009A42000000000000A8420000A442000082C200000FC30000FEC20000984200000E43"> : tensor<1x3x4x3x3xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<1x3x4x3x3xf32>, tensor<1x3x4x3x3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<1x2x4x5x3xf32>, %arg1: tensor<3x2x2x3x2xf32>) -> (tensor<1x3x4x3x3xf32>) {
%0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1, 2]x[o, i, 0, 1, 2]->[b, f, 0, 1, 2], window = {stride = [1, 2, 1], pad = [[0, 1], [1, 1], [0, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x5x3xf32>, tensor<3x2x2x3x2xf32>) -> tensor<1x3x4x3x3xf32>
return %0 : tensor<1x3x4x3x3xf32>
}
}
// -----
// convolution_int32
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
%c0 = stablehlo.constant dense<"0x010000000100000006000000FFFFFFFF05000000F8FFFFFF01000000FDFFFFFFF7FFFFFF02000000FFFFFFFFF7FFFFFFFCFFFFFF07000000F8FFFFFF0700000007000000F7FFFFFFF9FFFFFF06000000F7FFFFFFFAFFFFFF060000000400000000000000F9FFFFFFFBFFFFFF04000000FBFFFFFF09000000FFFFFFFF09000000FDFFFFFF03000000FAFFFFFFFAFFFFFF07000000FEFFFFFF05000000FCFFFFFFF7FFFFFF0900000009000000FCFFFFFF0700000001000000FEFFFFFFFEFFFFFF05000000F9FFFFFF07000000FEFFFFFFFBFFFFFF0500000009000000FEFFFFFF0900000003000000020000000200000004000000F8FFFFFFF9FFFFFF040000000100000003000000FEFFFFFF0600000000000000F9FFFFFFFCFFFFFF09000000F9FFFFFF07000000F9FFFFFF08000000FAFFFFFF09000000040000000200000003000000FEFFFFFFFFFFFFFFF8FFFFFF090000000400000007000000030000000200000003000000F8FFFFFFF7FFFFFFF8FFFFFF0800000006000000FEFFFFFFF7FFFFFFF8FFFFFF0300000009000000F9FFFFFF04000000F7FFFFFF000000000400000005000000F7FFFFFF06000000FBFFFFFF0300000006000000FDFFFFFF04000000FDFFFFFF0600000003000000FCFFFFFFF9FFFFFFFFFFFFFFFAFFFFFFFBFFFFFFFAFFFFFFFBFFFFFFFFFFFFFF060000000200000005000000000000000000000005000000070000000900000005000000F8FFFFFFFBFFFFFFFAFFFFFF0100000005000000FBFFFFFFFDFFFFFFF9FFFFFF0300000008000000F8FFFFFFFAFFFFFFF9FFFFFFFCFFFFFF07000000FEFFFFFFFFFFFFFF07000000F9FFFFFF0300000008000000FDFFFFFFFBFFFFFF09000000F8FFFFFF0000000001000000FAFFFFFF01000000F9FFFFFFF8FFFFFFF9FFFFFF03000000FCFFFFFFFCFFFFFF010000000900000007000000FDFFFFFF0700000004000000F9FFFFFF02000000FAFFFFFF02000000FBFFFFFFF8FFFFFF"> : tensor<2x3x6x5xi32>
%z0 = stablehlo.constant dense<0> : tensor<2x3x6x5xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x3x6x5xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x3x6x5xi32>
%c1 = stablehlo.constant dense<"0x08000000070000000600000007000000F8FFFFFF0600000008000000FBFFFFFFFAFFFFFFF8FFFFFF0600000008000000020000000200000005000000F7FFFFFF0600000008000000F9FFFFFF0900000007000000FCFFFFFF000000000600000008000000F8FFFFFF03000000FFFFFFFFFDFFFFFF0600000004000000FEFFFFFF070000000000000007000000F9FFFFFF08000000060000000100000000000000FCFFFFFFFBFFFFFFFCFFFFFF05000000FEFFFFFF09000000FEFFFFFF01000000FEFFFFFF05000000FDFFFFFF0900000003000000F7FFFFFF09000000020000000400000009000000FCFFFFFFF9FFFFFF04000000FBFFFFFFF7FFFFFF0100000001000000040000000800000001000000FBFFFFFF01000000F8FFFFFFF7FFFFFFF9FFFFFF0500000008000000FDFFFFFFF8FFFFFFF8FFFFFFF9FFFFFF09000000F9FFFFFF0300000002000000FFFFFFFF0000000004000000060000000000000003000000F9FFFFFF08000000020000000400000005000000FBFFFFFF050000000900000001000000FCFFFFFF080000000500000008000000040000000700000005000000FEFFFFFF05000000FCFFFFFF"> : tensor<4x3x3x3xi32>
%z1 = stablehlo.constant dense<0> : tensor<4x3x3x3xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<4x3x3x3xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<4x3x3x3xi32>
%r:1 = call @f(%a0, %a1) : (tensor<2x3x6x5xi32>, tensor<4x3x3x3xi32>) -> (tensor<2x4x6x5xi32>)
%e0 = stablehlo.constant dense<"0x11000000410000000E000000880000005CFFFFFF14010000110000000F000000C3FFFFFF9D00000069FFFFFFEF00000057000000E0FEFFFF05FFFFFF03000000D4FFFFFF6DFFFFFFE200000006FFFFFFFD000000EEFFFFFF0C0000001A0000008BFFFFFF3100000046FFFFFFAAFFFFFF6C0100004C000000B8FFFFFF36000000C9FFFFFFBF000000D8FFFFFFB3FFFFFF5F00000087FFFFFF1E000000F2FFFFFFDBFFFFFF4600000047FFFFFF5F0000001D0000004100000004FFFFFF5E01000086FFFFFF4A00000091FFFFFF39000000F5FFFFFFC0FFFFFF98000000DCFFFFFF6D00000071FFFFFF3F000000DDFFFFFF20000000D0FFFFFFF00000001D00000099FFFFFFCFFFFFFF6DFFFFFF86FFFFFF4701000082FFFFFF080000003FFFFFFFC40000004FFFFFFFF3FFFFFF3D000000340000008AFFFFFF7BFEFFFFE2FFFFFF740000008FFFFFFF0E000000F7FEFFFF9CFFFFFF8CFFFFFFCCFEFFFFA6FFFFFF610000003A0000000600000065FFFFFFA1000000CDFFFFFF640000000000000066FFFFFF1D00000036000000D6FFFFFF5C000000B5FFFFFF8F000000D1FFFFFFB4FFFFFFD3000000C9FFFFFF6D0000009BFFFFFFED0000006FFFFFFF7A000000BC000000D6FFFFFF800000003500000025000000F0FFFFFF92000000740000006F00000078FFFFFF8B00000006FFFFFFF3FFFFFF2F0000008AFEFFFF39000000BFFFFFFF28000000700000002C000000AFFEFFFFE5FFFFFF080000004EFFFFFF6D010000ECFDFFFF09FFFFFF2E0000001AFFFFFF9901000074FFFFFFD7FFFFFF16000000BAFFFFFFBE00000046000000D1FEFFFF0A0000000C000000F1FFFFFF1A00000086FFFFFF38000000C2FEFFFF6D0000008EFFFFFF9BFFFFFF010000002300000037FFFFFF180100004EFFFFFF3500000098000000FFFFFFFF5A00000039000000B4FFFFFFF8FFFFFF05000000E5FFFFFFE800000022FFFFFFCEFFFFFFF1FFFFFF0A00000027000000ADFFFFFF2A000000FD0000008BFEFFFF7AFEFFFFEEFFFFFFE3FEFFFFA8FFFFFF8F00000095FFFFFF0B000000B5000000E0FFFFFF5D000000D30000006C000000AD000000F5FEFFFFD8FFFFFF2700000004FFFFFF4700000074FFFFFFDDFFFFFF30010000A5FFFFFF4D0000006B0000003E00000055000000F1FFFFFF9DFFFFFF1D000000EDFFFFFF45000000250000002DFFFFFF0F000000F3FFFFFF670000001700000090000000ECFEFFFFD4FFFFFF83FFFFFFDEFFFFFF4F0000000FFFFFFFF4FFFFFFD9FFFFFF39FFFFFFA400000089FFFFFFC5FFFFFF0E010000A8FFFFFF0B00000019000000AFFFFFFFE9FFFFFF4BFFFFFF"> : tensor<2x4x6x5xi32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x4x6x5xi32>, tensor<2x4x6x5xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<2x3x6x5xi32>, %arg1: tensor<4x3x3x3xi32>) -> (tensor<2x4x6x5xi32>) {
%0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x6x5xi32>, tensor<4x3x3x3xi32>) -> tensor<2x4x6x5xi32>
return %0 : tensor<2x4x6x5xi32>
}
}
// -----
// convolution_float64
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
%c0 = stablehlo.constant dense<"0x000000000000F03F000000000000F03F0000000000001840000000000000F0BF000000000000144000000000000020C0000000000000F03F00000000000008C000000000000022C00000000000000040000000000000F0BF00000000000022C000000000000010C00000000000001C4000000000000020C00000000000001C400000000000001C4000000000000022C00000000000001CC0000000000000184000000000000022C000000000000018C00000000000001840000000000000104000000000000000000000000000001CC000000000000014C0000000000000104000000000000014C00000000000002240000000000000F0BF000000000000224000000000000008C0000000000000084000000000000018C000000000000018C00000000000001C4000000000000000C0000000000000144000000000000010C000000000000022C00000000000002240000000000000224000000000000010C00000000000001C40000000000000F03F00000000000000C000000000000000C000000000000014400000000000001CC00000000000001C4000000000000000C000000000000014C00000000000001440000000000000224000000000000000C00000000000002240000000000000084000000000000000400000000000000040000000000000104000000000000020C00000000000001CC00000000000001040000000000000F03F000000000000084000000000000000C0000000000000184000000000000000000000000000001CC000000000000010C000000000000022400000000000001CC00000000000001C400000000000001CC0000000000000204000000000000018C0000000000000224000000000000010400000000000000040000000000000084000000000000000C0000000000000F0BF00000000000020C0000000000000224000000000000010400000000000001C4000000000000008400000000000000040000000000000084000000000000020C000000000000022C000000000000020C00000000000002040000000000000184000000000000000C000000000000022C000000000000020C0000000000000084000000000000022400000000000001CC0000000000000104000000000000022C000000000000000000000000000001040000000000000144000000000000022C0000000000000184000000000000014C00000000000000840000000000000184000000000000008C0000000000000104000000000000008C00000000000001840000000000000084000000000000010C00000000000001CC0000000000000F0BF00000000000018C000000000000014C000000000000018C000000000000014C0000000000000F0BF0000000000001840000000000000004000000000000014400000000000000000000000000000000000000000000014400000000000001C400000000000002240000000000000144000000000000020C000000000000014C000000000000018C0000000000000F03F000000000000144000000000000014C000000000000008C00000000000001CC00000000000000840000000000000204000000000000020C000000000000018C00000000000001CC000000000000010C00000000000001C4000000000000000C0000000000000F0BF0000000000001C400000000000001CC00000000000000840000000000000204000000000000008C000000000000014C0000000000000224000000000000020C00000000000000000000000000000F03F00000000000018C0000000000000F03F0000000000001CC000000000000020C00000000000001CC0000000000000084000000000000010C000000000000010C0000000000000F03F00000000000022400000000000001C4000000000000008C00000000000001C4000000000000010400000000000001CC0000000000000004000000000000018C0000000000000004000000000000014C000000000000020C0"> : tensor<2x3x6x5xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<2x3x6x5xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x3x6x5xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x3x6x5xf64>
%c1 = stablehlo.constant dense<"0x00000000000020400000000000001C4000000000000018400000000000001C4000000000000020C00000000000001840000000000000204000000000000014C000000000000018C000000000000020C00000000000001840000000000000204000000000000000400000000000000040000000000000144000000000000022C0000000000000184000000000000020400000000000001CC000000000000022400000000000001C4000000000000010C000000000000000000000000000001840000000000000204000000000000020C00000000000000840000000000000F0BF00000000000008C00000000000001840000000000000104000000000000000C00000000000001C4000000000000000000000000000001C400000000000001CC000000000000020400000000000001840000000000000F03F000000000000000000000000000010C000000000000014C000000000000010C0000000000000144000000000000000C0000000000000224000000000000000C0000000000000F03F00000000000000C0000000000000144000000000000008C00000000000002240000000000000084000000000000022C0000000000000224000000000000000400000000000001040000000000000224000000000000010C00000000000001CC0000000000000104000000000000014C000000000000022C0000000000000F03F000000000000F03F00000000000010400000000000002040000000000000F03F00000000000014C0000000000000F03F00000000000020C000000000000022C00000000000001CC00000000000001440000000000000204000000000000008C000000000000020C000000000000020C00000000000001CC000000000000022400000000000001CC000000000000008400000000000000040000000000000F0BF000000000000000000000000000010400000000000001840000000000000000000000000000008400000000000001CC0000000000000204000000000000000400000000000001040000000000000144000000000000014C000000000000014400000000000002240000000000000F03F00000000000010C000000000000020400000000000001440000000000000204000000000000010400000000000001C40000000000000144000000000000000C0000000000000144000000000000010C0"> : tensor<4x3x3x3xf64>
%z1 = stablehlo.constant dense<0.0> : tensor<4x3x3x3xf64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<4x3x3x3xf64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<4x3x3x3xf64>
%r:1 = call @f(%a0, %a1) : (tensor<2x3x6x5xf64>, tensor<4x3x3x3xf64>) -> (tensor<2x4x6x5xf64>)
%e0 = stablehlo.constant dense<"0x000000000000314000000000004050400000000000002C40000000000000614000000000008064C0000000000040714000000000000031400000000000002E400000000000804EC00000000000A063400000000000E062C00000000000E06D400000000000C0554000000000000072C00000000000606FC0000000000000084000000000000046C000000000006062C00000000000406C400000000000406FC00000000000A06F4000000000000032C000000000000028400000000000003A400000000000405DC0000000000080484000000000004067C000000000008055C00000000000C07640000000000000534000000000000052C00000000000004B400000000000804BC00000000000E0674000000000000044C000000000004053C00000000000C057400000000000405EC00000000000003E400000000000002CC000000000008042C0000000000080514000000000002067C00000000000C057400000000000003D4000000000004050400000000000806FC00000000000E075400000000000805EC000000000008052400000000000C05BC00000000000804C4000000000000026C000000000000050C0000000000000634000000000000042C00000000000405B400000000000E061C00000000000804F4000000000008041C0000000000000404000000000000048C00000000000006E400000000000003D400000000000C059C000000000008048C000000000006062C00000000000805EC000000000007074400000000000805FC0000000000000204000000000002068C0000000000080684000000000002066C00000000000002AC00000000000804E400000000000004A400000000000805DC000000000005078C00000000000003EC00000000000005D400000000000405CC00000000000002C4000000000009070C000000000000059C00000000000005DC000000000004073C000000000008056C000000000004058400000000000004D40000000000000184000000000006063C0000000000020644000000000008049C00000000000005940000000000000000000000000004063C00000000000003D400000000000004B4000000000000045C000000000000057400000000000C052C00000000000E0614000000000008047C000000000000053C00000000000606A400000000000804BC00000000000405B4000000000004059C00000000000A06D4000000000002062C00000000000805E40000000000080674000000000000045C000000000000060400000000000804A40000000000080424000000000000030C000000000004062400000000000005D400000000000C05B4000000000000061C000000000006061400000000000406FC00000000000002AC0000000000080474000000000006077C00000000000804C4000000000004050C000000000000044400000000000005C40000000000000464000000000001075C00000000000003BC0000000000000204000000000004066C00000000000D076400000000000A080C00000000000E06EC000000000000047400000000000C06CC0000000000090794000000000008061C000000000008044C0000000000000364000000000008051C00000000000C0674000000000008051400000000000F072C0000000000000244000000000000028400000000000002EC00000000000003A400000000000805EC00000000000004C400000000000E073C00000000000405B400000000000805CC000000000004059C0000000000000F03F000000000080414000000000002069C0000000000080714000000000004066C00000000000804A400000000000006340000000000000F0BF00000000008056400000000000804C4000000000000053C000000000000020C000000000000014400000000000003BC00000000000006D400000000000C06BC000000000000049C00000000000002EC0000000000000244000000000008043400000000000C054C000000000000045400000000000A06F4000000000005077C000000000006078C000000000000032C00000000000D071C000000000000056C00000000000E061400000000000C05AC000000000000026400000000000A0664000000000000040C000000000004057400000000000606A400000000000005B400000000000A065400000000000B070C000000000000044C000000000008043400000000000806FC00000000000C0514000000000008061C000000000008041C000000000000073400000000000C056C000000000004053400000000000C05A400000000000004F4000000000004055400000000000002EC00000000000C058C00000000000003D4000000000000033C0000000000040514000000000008042400000000000606AC00000000000002E400000000000002AC00000000000C059400000000000003740000000000000624000000000004071C000000000000046C00000000000405FC000000000000041C00000000000C053400000000000206EC000000000000028C000000000008043C00000000000E068C000000000008064400000000000C05DC00000000000804DC00000000000E0704000000000000056C00000000000002640000000000000394000000000004054C000000000000037C00000000000A066C0"> : tensor<2x4x6x5xf64>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<2x4x6x5xf64>, tensor<2x4x6x5xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<2x3x6x5xf64>, %arg1: tensor<4x3x3x3xf64>) -> (tensor<2x4x6x5xf64>) {
%0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x6x5xf64>, tensor<4x3x3x3xf64>) -> tensor<2x4x6x5xf64>
return %0 : tensor<2x4x6x5xf64>
}
}
// -----
// convolution_complex64
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
%c0 = stablehlo.constant dense<"0x0000803F000000000000803F000000000000C04000000000000080BF000000000000A04000000000000000C1000000000000803F00000000000040C000000000000010C1000000000000004000000000000080BF00000000000010C100000000000080C0000000000000E04000000000000000C1000000000000E040000000000000E04000000000000010C1000000000000E0C0000000000000C04000000000000010C1000000000000C0C0000000000000C04000000000000080400000000000000000000000000000E0C0000000000000A0C00000000000008040000000000000A0C0000000000000104100000000000080BF000000000000104100000000000040C00000000000004040000000000000C0C0000000000000C0C0000000000000E04000000000000000C0000000000000A04000000000000080C000000000000010C10000000000001041000000000000104100000000000080C0000000000000E040000000000000803F00000000000000C000000000000000C0000000000000A040000000000000E0C0000000000000E04000000000000000C0000000000000A0C0000000000000A040000000000000104100000000000000C00000000000001041000000000000404000000000000000400000000000000040000000000000804000000000000000C1000000000000E0C00000000000008040000000000000803F000000000000404000000000000000C0000000000000C0400000000000000000000000000000E0C000000000000080C00000000000001041000000000000E0C0000000000000E040000000000000E0C00000000000000041000000000000C0C0000000000000104100000000000080400000000000000040000000000000404000000000000000C000000000000080BF00000000000000C100000000000010410000000000008040000000000000E04000000000000040400000000000000040000000000000404000000000000000C100000000000010C100000000000000C10000000000000041000000000000C04000000000000000C000000000000010C100000000000000C100000000000040400000000000001041000000000000E0C0000000000000804000000000000010C100000000000000000000000000008040000000000000A04000000000000010C1000000000000C040000000000000A0C00000000000004040000000000000C04000000000000040C0000000000000804000000000000040C0000000000000C040000000000000404000000000000080C0000000000000E0C000000000000080BF000000000000C0C0000000000000A0C0000000000000C0C0000000000000A0C000000000000080BF000000000000C0400000000000000040000000000000A04000000000000000000000000000000000000000000000A040000000000000E0400000000000001041000000000000A04000000000000000C1000000000000A0C0000000000000C0C0000000000000803F000000000000A040000000000000A0C000000000000040C0000000000000E0C00000000000004040000000000000004100000000000000C1000000000000C0C0000000000000E0C000000000000080C0000000000000E04000000000000000C000000000000080BF000000000000E040000000000000E0C00000000000004040000000000000004100000000000040C0000000000000A0C0000000000000104100000000000000C10000000000000000000000000000803F000000000000C0C0000000000000803F000000000000E0C000000000000000C1000000000000E0C0000000000000404000000000000080C000000000000080C0000000000000803F0000000000001041000000000000E04000000000000040C0000000000000E0400000000000008040000000000000E0C00000000000000040000000000000C0C00000000000000040000000000000A0C000000000000000C100000000"> : tensor<2x3x6x5xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x3x6x5xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x3x6x5xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x3x6x5xcomplex<f32>>
%c1 = stablehlo.constant dense<"0x00000041000000000000E040000000000000C040000000000000E04000000000000000C1000000000000C0400000000000000041000000000000A0C0000000000000C0C000000000000000C1000000000000C040000000000000004100000000000000400000000000000040000000000000A04000000000000010C1000000000000C0400000000000000041000000000000E0C00000000000001041000000000000E04000000000000080C00000000000000000000000000000C040000000000000004100000000000000C1000000000000404000000000000080BF00000000000040C0000000000000C040000000000000804000000000000000C0000000000000E0400000000000000000000000000000E040000000000000E0C00000000000000041000000000000C040000000000000803F000000000000000000000000000080C0000000000000A0C000000000000080C0000000000000A04000000000000000C0000000000000104100000000000000C0000000000000803F00000000000000C0000000000000A04000000000000040C00000000000001041000000000000404000000000000010C1000000000000104100000000000000400000000000008040000000000000104100000000000080C0000000000000E0C00000000000008040000000000000A0C000000000000010C1000000000000803F000000000000803F00000000000080400000000000000041000000000000803F000000000000A0C0000000000000803F00000000000000C100000000000010C1000000000000E0C0000000000000A040000000000000004100000000000040C000000000000000C100000000000000C1000000000000E0C00000000000001041000000000000E0C00000000000004040000000000000004000000000000080BF00000000000000000000000000008040000000000000C04000000000000000000000000000004040000000000000E0C0000000000000004100000000000000400000000000008040000000000000A040000000000000A0C0000000000000A0400000000000001041000000000000803F00000000000080C00000000000000041000000000000A04000000000000000410000000000008040000000000000E040000000000000A04000000000000000C0000000000000A04000000000000080C000000000"> : tensor<4x3x3x3xcomplex<f32>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x3x3x3xcomplex<f32>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<4x3x3x3xcomplex<f32>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<4x3x3x3xcomplex<f32>>
%r:1 = call @f(%a0, %a1) : (tensor<2x3x6x5xcomplex<f32>>, tensor<4x3x3x3xcomplex<f32>>) -> (tensor<2x4x6x5xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x0000884100000000000082420000000000006041000000000000084300000000000024C30000000000008A430000000000008841000000000000704100000000000074C20000000000001D4300000000000017C30000000000006F43000000000000AE4200000000000090C30000000000007BC3000000000000404000000000000030C200000000000013C300000000000062430000000000007AC30000000000007D4300000000000090C10000000000004041000000000000D041000000000000EAC200000000000044420000000000003AC3000000000000ACC2000000000000B643000000000000984200000000000090C200000000000058420000000000005CC20000000000003F4300000000000020C20000000000009AC2000000000000BE42000000000000F2C2000000000000F04100000000000060C100000000000014C20000000000008C4200000000000039C3000000000000BE42000000000000E84100000000000082420000000000007CC3000000000000AF43000000000000F4C20000000000009442000000000000DEC2000000000000644200000000000030C100000000000080C2000000000000184300000000000010C2000000000000DA420000000000000FC30000000000007C420000000000000CC2000000000000004200000000000040C20000000000007043000000000000E841000000000000CEC200000000000044C200000000000013C3000000000000F4C2000000000080A343000000000000FCC2000000000000004100000000000041C3000000000000444300000000000031C300000000000050C100000000000074420000000000005042000000000000ECC2000000000080C2C3000000000000F0C1000000000000E842000000000000E2C2000000000000604100000000008084C3000000000000C8C2000000000000E8C20000000000009AC3000000000000B4C2000000000000C2420000000000006842000000000000C0400000000000001BC300000000000021430000000000004CC2000000000000C84200000000000000000000000000001AC3000000000000E841000000000000584200000000000028C2000000000000B84200000000000096C20000000000000F430000000000003CC200000000000098C200000000000053430000000000005CC2000000000000DA42000000000000CAC20000000000006D4300000000000011C3000000000000F4420000000000003C4300000000000028C200000000000000430000000000005442000000000000144200000000000080C10000000000001243000000000000E842000000000000DE4200000000000008C30000000000000B430000000000007AC300000000000050C10000000000003C42000000000000BBC3000000000000644200000000000082C20000000000002042000000000000E0420000000000003042000000000080A8C3000000000000D8C1000000000000004100000000000032C3000000000080B64300000000000005C400000000000077C3000000000000384200000000000066C3000000000080CC430000000000000CC300000000000024C2000000000000B0410000000000008CC20000000000003E430000000000008C4200000000008097C30000000000002041000000000000404100000000000070C1000000000000D041000000000000F4C200000000000060420000000000009FC3000000000000DA42000000000000E4C2000000000000CAC2000000000000803F0000000000000C4200000000000049C30000000000008C4300000000000032C30000000000005442000000000000184300000000000080BF000000000000B442000000000000644200000000000098C200000000000000C1000000000000A040000000000000D8C100000000000068430000000000005EC300000000000048C200000000000070C100000000000020410000000000001C42000000000000A6C200000000000028420000000000007D43000000000080BAC3000000000000C3C300000000000090C10000000000808EC3000000000000B0C20000000000000F43000000000000D6C20000000000003041000000000000354300000000000000C2000000000000BA420000000000005343000000000000D8420000000000002D4300000000008085C300000000000020C20000000000001C420000000000007CC30000000000008E420000000000000CC30000000000000CC20000000000009843000000000000B6C20000000000009A42000000000000D6420000000000007842000000000000AA4200000000000070C1000000000000C6C2000000000000E84100000000000098C10000000000008A42000000000000144200000000000053C3000000000000704100000000000050C1000000000000CE42000000000000B84100000000000010430000000000008AC300000000000030C2000000000000FAC200000000000008C20000000000009E4200000000000071C300000000000040C10000000000001CC200000000000047C30000000000002443000000000000EEC20000000000006CC20000000000008743000000000000B0C20000000000003041000000000000C841000000000000A2C2000000000000B8C100000000000035C300000000"> : tensor<2x4x6x5xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<2x4x6x5xcomplex<f32>>, tensor<2x4x6x5xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<2x3x6x5xcomplex<f32>>, %arg1: tensor<4x3x3x3xcomplex<f32>>) -> (tensor<2x4x6x5xcomplex<f32>>) {
%0 = stablehlo.real %arg0 : (tensor<2x3x6x5xcomplex<f32>>) -> tensor<2x3x6x5xf32>
%1 = stablehlo.imag %arg0 : (tensor<2x3x6x5xcomplex<f32>>) -> tensor<2x3x6x5xf32>
%2 = stablehlo.real %arg1 : (tensor<4x3x3x3xcomplex<f32>>) -> tensor<4x3x3x3xf32>
%3 = stablehlo.imag %arg1 : (tensor<4x3x3x3xcomplex<f32>>) -> tensor<4x3x3x3xf32>
%4 = stablehlo.add %0, %1 : tensor<2x3x6x5xf32>
%5 = stablehlo.convolution(%4, %2) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x6x5xf32>, tensor<4x3x3x3xf32>) -> tensor<2x4x6x5xf32>
%6 = stablehlo.subtract %3, %2 : tensor<4x3x3x3xf32>
%7 = stablehlo.convolution(%0, %6) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x6x5xf32>, tensor<4x3x3x3xf32>) -> tensor<2x4x6x5xf32>
%8 = stablehlo.add %2, %3 : tensor<4x3x3x3xf32>
%9 = stablehlo.convolution(%1, %8) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x6x5xf32>, tensor<4x3x3x3xf32>) -> tensor<2x4x6x5xf32>
%10 = stablehlo.subtract %5, %9 : tensor<2x4x6x5xf32>
%11 = stablehlo.add %5, %7 : tensor<2x4x6x5xf32>
%12 = stablehlo.complex %10, %11 : tensor<2x4x6x5xcomplex<f32>>
return %12 : tensor<2x4x6x5xcomplex<f32>>
}
}
// -----
// convolution_wide_sum
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
%c0 = stablehlo.constant dense<"0x010106FF05F801FDF702FFF7FC07F80707F7F906F7FA060400F9FB04FB09FF09FD03FAFA07FE05FCF70909FC0701FEFE05F907FEFB0509FE0903020204F8F9040103FE0600F9FC09F907F908FA09040203FEFFF8090407030203F8F7F80806FEF7F80309F904F7000405F706FB0306FD04FD0603FCF9FFFAFBFAFBFF060205000005070905F8FBFA0105FBFDF90308F8FAF9FC07FEFF07F90308FDFB09F80001FA01F9F8F903FCFC010907FD0704F902FA02FBF8"> : tensor<2x3x6x5xi8>
%z0 = stablehlo.constant dense<0> : tensor<2x3x6x5xi8>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x3x6x5xi8>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x3x6x5xi8>
%c1 = stablehlo.constant dense<"0x08070607F80608FBFAF80608020205F70608F90907FC000608F803FFFD0604FE070007F908060100FCFBFC05FE09FE01FE05FD0903F709020409FCF904FBF70101040801FB01F8F7F90508FDF8F8F909F90302FF0004060003F908020405FB050901FC080508040705FE05FC"> : tensor<4x3x3x3xi8>
%z1 = stablehlo.constant dense<0> : tensor<4x3x3x3xi8>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<4x3x3x3xi8>
%a1 = stablehlo.optimization_barrier %s1 : tensor<4x3x3x3xi8>
%r:1 = call @f(%a0, %a1) : (tensor<2x3x6x5xi8>, tensor<4x3x3x3xi8>) -> (tensor<2x4x6x5xi32>)
%e0 = stablehlo.constant dense<"0x11000000410000000E000000880000005CFFFFFF14010000110000000F000000C3FFFFFF9D00000069FFFFFFEF00000057000000E0FEFFFF05FFFFFF03000000D4FFFFFF6DFFFFFFE200000006FFFFFFFD000000EEFFFFFF0C0000001A0000008BFFFFFF3100000046FFFFFFAAFFFFFF6C0100004C000000B8FFFFFF36000000C9FFFFFFBF000000D8FFFFFFB3FFFFFF5F00000087FFFFFF1E000000F2FFFFFFDBFFFFFF4600000047FFFFFF5F0000001D0000004100000004FFFFFF5E01000086FFFFFF4A00000091FFFFFF39000000F5FFFFFFC0FFFFFF98000000DCFFFFFF6D00000071FFFFFF3F000000DDFFFFFF20000000D0FFFFFFF00000001D00000099FFFFFFCFFFFFFF6DFFFFFF86FFFFFF4701000082FFFFFF080000003FFFFFFFC40000004FFFFFFFF3FFFFFF3D000000340000008AFFFFFF7BFEFFFFE2FFFFFF740000008FFFFFFF0E000000F7FEFFFF9CFFFFFF8CFFFFFFCCFEFFFFA6FFFFFF610000003A0000000600000065FFFFFFA1000000CDFFFFFF640000000000000066FFFFFF1D00000036000000D6FFFFFF5C000000B5FFFFFF8F000000D1FFFFFFB4FFFFFFD3000000C9FFFFFF6D0000009BFFFFFFED0000006FFFFFFF7A000000BC000000D6FFFFFF800000003500000025000000F0FFFFFF92000000740000006F00000078FFFFFF8B00000006FFFFFFF3FFFFFF2F0000008AFEFFFF39000000BFFFFFFF28000000700000002C000000AFFEFFFFE5FFFFFF080000004EFFFFFF6D010000ECFDFFFF09FFFFFF2E0000001AFFFFFF9901000074FFFFFFD7FFFFFF16000000BAFFFFFFBE00000046000000D1FEFFFF0A0000000C000000F1FFFFFF1A00000086FFFFFF38000000C2FEFFFF6D0000008EFFFFFF9BFFFFFF010000002300000037FFFFFF180100004EFFFFFF3500000098000000FFFFFFFF5A00000039000000B4FFFFFFF8FFFFFF05000000E5FFFFFFE800000022FFFFFFCEFFFFFFF1FFFFFF0A00000027000000ADFFFFFF2A000000FD0000008BFEFFFF7AFEFFFFEEFFFFFFE3FEFFFFA8FFFFFF8F00000095FFFFFF0B000000B5000000E0FFFFFF5D000000D30000006C000000AD000000F5FEFFFFD8FFFFFF2700000004FFFFFF4700000074FFFFFFDDFFFFFF30010000A5FFFFFF4D0000006B0000003E00000055000000F1FFFFFF9DFFFFFF1D000000EDFFFFFF45000000250000002DFFFFFF0F000000F3FFFFFF670000001700000090000000ECFEFFFFD4FFFFFF83FFFFFFDEFFFFFF4F0000000FFFFFFFF4FFFFFFD9FFFFFF39FFFFFFA400000089FFFFFFC5FFFFFF0E010000A8FFFFFF0B00000019000000AFFFFFFFE9FFFFFF4BFFFFFF"> : tensor<2x4x6x5xi32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x4x6x5xi32>, tensor<2x4x6x5xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<2x3x6x5xi8>, %arg1: tensor<4x3x3x3xi8>) -> (tensor<2x4x6x5xi32>) {
%0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x6x5xi8>, tensor<4x3x3x3xi8>) -> tensor<2x4x6x5xi32>
return %0 : tensor<2x4x6x5xi32>
}
}
// -----
// top_k
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
%c0 = stablehlo.constant dense<"0x6596463F6DDA103F5822BEBF0FC8C5BF9C061D3F54F8B43F68B098BFDC5F90BF5DC85D3F3F07F0BD20A0ADBEFF781ABF904EDFBFF8AF39BED54F4BBFBA2BE3BE540F253EF0FE3B3F2D7EFF3E8487783F37ACF6BF96F51D3FC7492C3EF8E2B33F71C8E03F406FF9BFA61AA83FA9987CBFE766FF3ED861873F7DA9B13FB596E13F3AF0093F2EEAB73FCED016BCED8488BFE60CAEBF901A0BBCEC3D7B3F6B7D4FBED4A0393FA7D6BFBF2484F13FA3D2D5BD1557A73F7F6B6A3FBAB58F3FEC13EFBE825FC7BFD70737BE1AC12CBF4098CFBECF21FC3F588E43BF40A5903FB1D2AABF78E0BF3E48F81CBFC9E683BF7EE6DBBE"> : tensor<3x20xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<3x20xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x20xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x20xf32>
%c1 = stablehlo.constant dense<"0x0000C07F0000803F00000080000000000000807F000080FF0000803F000040400000004000000040000000400000803F0000A040000040C00000C07F0000A040"> : tensor<2x8xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<2x8xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x8xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x8xf32>
%c2 = stablehlo.constant dense<"0x08000000020000000300000008000000010000000500000006000000FBFFFFFFF8FFFFFFFCFFFFFF"> : tensor<2x5xi32>
%z2 = stablehlo.constant dense<0> : tensor<2x5xi32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x5xi32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x5xi32>
%r:8 = call @f(%a0, %a1, %a2) : (tensor<3x20xf32>, tensor<2x8xf32>, tensor<2x5xi32>) -> (tensor<3x3xf32>, tensor<3x3xi32>, tensor<2x8xf32>, tensor<2x8xi32>, tensor<2x1xi32>, tensor<2x1xi32>, tensor<2x5xi32>, tensor<2x5xi32>)
%e0 = stablehlo.constant dense<"0x54F8B43F8487783F5DC85D3FB596E13F71C8E03F2EEAB73FCF21FC3F2484F13F1557A73F"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e1 = stablehlo.constant dense<"0x0500000013000000080000000B000000040000000D0000000C0000000200000004000000"> : tensor<3x3xi32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x3xi32>, tensor<3x3xi32>) -> ()
%e2 = stablehlo.constant dense<"0x0000C07F0000807F000040400000803F0000803F0000000000000080000080FF0000C07F0000A0400000A0400000004000000040000000400000803F000040C0"> : tensor<2x8xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x8xf32>, tensor<2x8xf32>) -> ()
%e3 = stablehlo.constant dense<"0x00000000040000000700000001000000060000000300000002000000050000000600000004000000070000000000000001000000020000000300000005000000"> : tensor<2x8xi32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2x8xi32>, tensor<2x8xi32>) -> ()
%e4 = stablehlo.constant dense<"0x0800000006000000"> : tensor<2x1xi32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x1xi32>, tensor<2x1xi32>) -> ()
%e5 = stablehlo.constant dense<"0x0000000001000000"> : tensor<2x1xi32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2x1xi32>, tensor<2x1xi32>) -> ()
%e6 = stablehlo.constant dense<"0x08000000080000000300000002000000010000000600000005000000FCFFFFFFFBFFFFFFF8FFFFFF"> : tensor<2x5xi32>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<2x5xi32>, tensor<2x5xi32>) -> ()
%e7 = stablehlo.constant dense<"0x00000000030000000200000001000000040000000100000000000000040000000200000003000000"> : tensor<2x5xi32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x5xi32>, tensor<2x5xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<3x20xf32>, %arg1: tensor<2x8xf32>, %arg2: tensor<2x5xi32>) -> (tensor<3x3xf32>, tensor<3x3xi32>, tensor<2x8xf32>, tensor<2x8xi32>, tensor<2x1xi32>, tensor<2x1xi32>, tensor<2x5xi32>, tensor<2x5xi32>) {
%values, %indices = chlo.top_k(%arg0, k = 3) : tensor<3x20xf32> -> (tensor<3x3xf32>, tensor<3x3xi32>)
%values_0, %indices_1 = chlo.top_k(%arg1, k = 8) : tensor<2x8xf32> -> (tensor<2x8xf32>, tensor<2x8xi32>)
%values_2, %indices_3 = chlo.top_k(%arg2, k = 1) : tensor<2x5xi32> -> (tensor<2x1xi32>, tensor<2x1xi32>)
%values_4, %indices_5 = chlo.top_k(%arg2, k = 5) : tensor<2x5xi32> -> (tensor<2x5xi32>, tensor<2x5xi32>)
return %values, %indices, %values_0, %indices_1, %values_2, %indices_3, %values_4, %indices_5 : tensor<3x3xf32>, tensor<3x3xi32>, tensor<2x8xf32>, tensor<2x8xi32>, tensor<2x1xi32>, tensor<2x1xi32>, tensor<2x5xi32>, tensor<2x5xi32>
}
}
