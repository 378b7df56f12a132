// small_f16
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
%c0 = stablehlo.constant dense<"0x003C"> : tensor<f16>
%z0 = stablehlo.constant dense<0.0> : tensor<f16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<f16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<f16>
%r:1 = call @f(%a0) : (tensor<f16>) -> (tensor<3xf16>)
%e0 = stablehlo.constant dense<"0xE26CE26CE26C"> : tensor<3xf16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xf16>, tensor<3xf16>) -> ()
return
}
func.func private @f(%a: tensor<f16>) -> tensor<3xf16> {
%zero = stablehlo.constant dense<0.0> : tensor<f16>
%x = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f16>) -> tensor<5000x3xf16>
%y = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<5000x3xf16>, tensor<f16>) -> tensor<3xf16>
return %y : tensor<3xf16>
}

}
// -----
// small_all_f16
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
%c0 = stablehlo.constant dense<"0x003C"> : tensor<f16>
%z0 = stablehlo.constant dense<0.0> : tensor<f16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<f16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<f16>
%r:1 = call @f(%a0) : (tensor<f16>) -> (tensor<f16>)
%e0 = stablehlo.constant dense<"0xE26C"> : tensor<f16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f16>, tensor<f16>) -> ()
return
}
func.func private @f(%a: tensor<f16>) -> tensor<f16> {
%zero = stablehlo.constant dense<0.0> : tensor<f16>
%x = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f16>) -> tensor<5000xf16>
%y = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<5000xf16>, tensor<f16>) -> tensor<f16>
return %y : tensor<f16>
}

}
// -----
// small_bf16
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
%c0 = stablehlo.constant dense<"0x803F"> : tensor<bf16>
%z0 = stablehlo.constant dense<0.0> : tensor<bf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<bf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<bf16>
%r:1 = call @f(%a0) : (tensor<bf16>) -> (tensor<3xbf16>)
%e0 = stablehlo.constant dense<"0x3C453C453C45"> : tensor<3xbf16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xbf16>, tensor<3xbf16>) -> ()
return
}
func.func private @f(%a: tensor<bf16>) -> tensor<3xbf16> {
%zero = stablehlo.constant dense<0.0> : tensor<bf16>
%x = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<bf16>) -> tensor<3000x3xbf16>
%y = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<3000x3xbf16>, tensor<bf16>) -> tensor<3xbf16>
return %y : tensor<3xbf16>
}

}
// -----
// small_all_bf16
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
%c0 = stablehlo.constant dense<"0x803F"> : tensor<bf16>
%z0 = stablehlo.constant dense<0.0> : tensor<bf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<bf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<bf16>
%r:1 = call @f(%a0) : (tensor<bf16>) -> (tensor<bf16>)
%e0 = stablehlo.constant dense<"0x3C45"> : tensor<bf16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<bf16>, tensor<bf16>) -> ()
return
}
func.func private @f(%a: tensor<bf16>) -> tensor<bf16> {
%zero = stablehlo.constant dense<0.0> : tensor<bf16>
%x = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<bf16>) -> tensor<3000xbf16>
%y = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<3000xbf16>, tensor<bf16>) -> tensor<bf16>
return %y : tensor<bf16>
}

}
// -----
// small_f8E3M4
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
%c0 = stablehlo.constant dense<"0x08"> : tensor<f8E3M4>
%z0 = stablehlo.constant dense<0.0> : tensor<f8E3M4>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<f8E3M4>
%a0 = stablehlo.optimization_barrier %s0 : tensor<f8E3M4>
%r:1 = call @f(%a0) : (tensor<f8E3M4>) -> (tensor<3xf8E3M4>)
%e0 = stablehlo.constant dense<"0x595959"> : tensor<3xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xf8E3M4>, tensor<3xf8E3M4>) -> ()
return
}
func.func private @f(%a: tensor<f8E3M4>) -> tensor<3xf8E3M4> {
%zero = stablehlo.constant dense<0.0> : tensor<f8E3M4>
%x = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f8E3M4>) -> tensor<50x3xf8E3M4>
%y = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<50x3xf8E3M4>, tensor<f8E3M4>) -> tensor<3xf8E3M4>
return %y : tensor<3xf8E3M4>
}

}
// -----
// small_all_f8E3M4
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
%c0 = stablehlo.constant dense<"0x08"> : tensor<f8E3M4>
%z0 = stablehlo.constant dense<0.0> : tensor<f8E3M4>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<f8E3M4>
%a0 = stablehlo.optimization_barrier %s0 : tensor<f8E3M4>
%r:1 = call @f(%a0) : (tensor<f8E3M4>) -> (tensor<f8E3M4>)
%e0 = stablehlo.constant dense<"0x59"> : tensor<f8E3M4>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f8E3M4>, tensor<f8E3M4>) -> ()
return
}
func.func private @f(%a: tensor<f8E3M4>) -> tensor<f8E3M4> {
%zero = stablehlo.constant dense<0.0> : tensor<f8E3M4>
%x = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f8E3M4>) -> tensor<50xf8E3M4>
%y = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<50xf8E3M4>, tensor<f8E3M4>) -> tensor<f8E3M4>
return %y : tensor<f8E3M4>
}

}
// -----
// small_f8E4M3
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
%c0 = stablehlo.constant dense<"0x20"> : tensor<f8E4M3>
%z0 = stablehlo.constant dense<0.0> : tensor<f8E4M3>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<f8E4M3>
%a0 = stablehlo.optimization_barrier %s0 : tensor<f8E4M3>
%r:1 = call @f(%a0) : (tensor<f8E4M3>) -> (tensor<3xf8E4M3>)
%e0 = stablehlo.constant dense<"0x4C4C4C"> : tensor<3xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xf8E4M3>, tensor<3xf8E4M3>) -> ()
return
}
func.func private @f(%a: tensor<f8E4M3>) -> tensor<3xf8E4M3> {
%zero = stablehlo.constant dense<0.0> : tensor<f8E4M3>
%x = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f8E4M3>) -> tensor<50x3xf8E4M3>
%y = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<50x3xf8E4M3>, tensor<f8E4M3>) -> tensor<3xf8E4M3>
return %y : tensor<3xf8E4M3>
}

}
// -----
// small_all_f8E4M3
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
%c0 = stablehlo.constant dense<"0x20"> : tensor<f8E4M3>
%z0 = stablehlo.constant dense<0.0> : tensor<f8E4M3>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<f8E4M3>
%a0 = stablehlo.optimization_barrier %s0 : tensor<f8E4M3>
%r:1 = call @f(%a0) : (tensor<f8E4M3>) -> (tensor<f8E4M3>)
%e0 = stablehlo.constant dense<"0x4C"> : tensor<f8E4M3>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f8E4M3>, tensor<f8E4M3>) -> ()
return
}
func.func private @f(%a: tensor<f8E4M3>) -> tensor<f8E4M3> {
%zero = stablehlo.constant dense<0.0> : tensor<f8E4M3>
%x = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f8E4M3>) -> tensor<50xf8E4M3>
%y = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<50xf8E4M3>, tensor<f8E4M3>) -> tensor<f8E4M3>
return %y : tensor<f8E4M3>
}

}
// -----
// small_f8E4M3FN
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
%c0 = stablehlo.constant dense<"0x20"> : tensor<f8E4M3FN>
%z0 = stablehlo.constant dense<0.0> : tensor<f8E4M3FN>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<f8E4M3FN>
%a0 = stablehlo.optimization_barrier %s0 : tensor<f8E4M3FN>
%r:1 = call @f(%a0) : (tensor<f8E4M3FN>) -> (tensor<3xf8E4M3FN>)
%e0 = stablehlo.constant dense<"0x4C4C4C"> : tensor<3xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>) -> ()
return
}
func.func private @f(%a: tensor<f8E4M3FN>) -> tensor<3xf8E4M3FN> {
%zero = stablehlo.constant dense<0.0> : tensor<f8E4M3FN>
%x = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f8E4M3FN>) -> tensor<50x3xf8E4M3FN>
%y = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<50x3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3xf8E4M3FN>
return %y : tensor<3xf8E4M3FN>
}

}
// -----
// small_all_f8E4M3FN
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
%c0 = stablehlo.constant dense<"0x20"> : tensor<f8E4M3FN>
%z0 = stablehlo.constant dense<0.0> : tensor<f8E4M3FN>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<f8E4M3FN>
%a0 = stablehlo.optimization_barrier %s0 : tensor<f8E4M3FN>
%r:1 = call @f(%a0) : (tensor<f8E4M3FN>) -> (tensor<f8E4M3FN>)
%e0 = stablehlo.constant dense<"0x4C"> : tensor<f8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> ()
return
}
func.func private @f(%a: tensor<f8E4M3FN>) -> tensor<f8E4M3FN> {
%zero = stablehlo.constant dense<0.0> : tensor<f8E4M3FN>
%x = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f8E4M3FN>) -> tensor<50xf8E4M3FN>
%y = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<50xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
return %y : tensor<f8E4M3FN>
}

}
// -----
// small_f8E4M3FNUZ
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
%c0 = stablehlo.constant dense<"0x28"> : tensor<f8E4M3FNUZ>
%z0 = stablehlo.constant dense<0.0> : tensor<f8E4M3FNUZ>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<f8E4M3FNUZ>
%a0 = stablehlo.optimization_barrier %s0 : tensor<f8E4M3FNUZ>
%r:1 = call @f(%a0) : (tensor<f8E4M3FNUZ>) -> (tensor<3xf8E4M3FNUZ>)
%e0 = stablehlo.constant dense<"0x545454"> : tensor<3xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>) -> ()
return
}
func.func private @f(%a: tensor<f8E4M3FNUZ>) -> tensor<3xf8E4M3FNUZ> {
%zero = stablehlo.constant dense<0.0> : tensor<f8E4M3FNUZ>
%x = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f8E4M3FNUZ>) -> tensor<50x3xf8E4M3FNUZ>
%y = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<50x3xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<3xf8E4M3FNUZ>
return %y : tensor<3xf8E4M3FNUZ>
}

}
// -----
// small_all_f8E4M3FNUZ
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
%c0 = stablehlo.constant dense<"0x28"> : tensor<f8E4M3FNUZ>
%z0 = stablehlo.constant dense<0.0> : tensor<f8E4M3FNUZ>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<f8E4M3FNUZ>
%a0 = stablehlo.optimization_barrier %s0 : tensor<f8E4M3FNUZ>
%r:1 = call @f(%a0) : (tensor<f8E4M3FNUZ>) -> (tensor<f8E4M3FNUZ>)
%e0 = stablehlo.constant dense<"0x54"> : tensor<f8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> ()
return
}
func.func private @f(%a: tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ> {
%zero = stablehlo.constant dense<0.0> : tensor<f8E4M3FNUZ>
%x = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f8E4M3FNUZ>) -> tensor<50xf8E4M3FNUZ>
%y = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<50xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
return %y : tensor<f8E4M3FNUZ>
}

}
// -----
// small_f8E4M3B11FNUZ
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
%c0 = stablehlo.constant dense<"0x40"> : tensor<f8E4M3B11FNUZ>
%z0 = stablehlo.constant dense<0.0> : tensor<f8E4M3B11FNUZ>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<f8E4M3B11FNUZ>
%a0 = stablehlo.optimization_barrier %s0 : tensor<f8E4M3B11FNUZ>
%r:1 = call @f(%a0) : (tensor<f8E4M3B11FNUZ>) -> (tensor<3xf8E4M3B11FNUZ>)
%e0 = stablehlo.constant dense<"0x6C6C6C"> : tensor<3xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>) -> ()
return
}
func.func private @f(%a: tensor<f8E4M3B11FNUZ>) -> tensor<3xf8E4M3B11FNUZ> {
%zero = stablehlo.constant dense<0.0> : tensor<f8E4M3B11FNUZ>
%x = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f8E4M3B11FNUZ>) -> tensor<50x3xf8E4M3B11FNUZ>
%y = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<50x3xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<3xf8E4M3B11FNUZ>
return %y : tensor<3xf8E4M3B11FNUZ>
}

}
// -----
// small_all_f8E4M3B11FNUZ
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
%c0 = stablehlo.constant dense<"0x40"> : tensor<f8E4M3B11FNUZ>
%z0 = stablehlo.constant dense<0.0> : tensor<f8E4M3B11FNUZ>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<f8E4M3B11FNUZ>
%a0 = stablehlo.optimization_barrier %s0 : tensor<f8E4M3B11FNUZ>
%r:1 = call @f(%a0) : (tensor<f8E4M3B11FNUZ>) -> (tensor<f8E4M3B11FNUZ>)
%e0 = stablehlo.constant dense<"0x6C"> : tensor<f8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> ()
return
}
func.func private @f(%a: tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ> {
%zero = stablehlo.constant dense<0.0> : tensor<f8E4M3B11FNUZ>
%x = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f8E4M3B11FNUZ>) -> tensor<50xf8E4M3B11FNUZ>
%y = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<50xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
return %y : tensor<f8E4M3B11FNUZ>
}

}
// -----
// small_f8E5M2
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
%c0 = stablehlo.constant dense<"0x30"> : tensor<f8E5M2>
%z0 = stablehlo.constant dense<0.0> : tensor<f8E5M2>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<f8E5M2>
%a0 = stablehlo.optimization_barrier %s0 : tensor<f8E5M2>
%r:1 = call @f(%a0) : (tensor<f8E5M2>) -> (tensor<3xf8E5M2>)
%e0 = stablehlo.constant dense<"0x464646"> : tensor<3xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xf8E5M2>, tensor<3xf8E5M2>) -> ()
return
}
func.func private @f(%a: tensor<f8E5M2>) -> tensor<3xf8E5M2> {
%zero = stablehlo.constant dense<0.0> : tensor<f8E5M2>
%x = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f8E5M2>) -> tensor<50x3xf8E5M2>
%y = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<50x3xf8E5M2>, tensor<f8E5M2>) -> tensor<3xf8E5M2>
return %y : tensor<3xf8E5M2>
}

}
// -----
// small_all_f8E5M2
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
%c0 = stablehlo.constant dense<"0x30"> : tensor<f8E5M2>
%z0 = stablehlo.constant dense<0.0> : tensor<f8E5M2>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<f8E5M2>
%a0 = stablehlo.optimization_barrier %s0 : tensor<f8E5M2>
%r:1 = call @f(%a0) : (tensor<f8E5M2>) -> (tensor<f8E5M2>)
%e0 = stablehlo.constant dense<"0x46"> : tensor<f8E5M2>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f8E5M2>, tensor<f8E5M2>) -> ()
return
}
func.func private @f(%a: tensor<f8E5M2>) -> tensor<f8E5M2> {
%zero = stablehlo.constant dense<0.0> : tensor<f8E5M2>
%x = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f8E5M2>) -> tensor<50xf8E5M2>
%y = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<50xf8E5M2>, tensor<f8E5M2>) -> tensor<f8E5M2>
return %y : tensor<f8E5M2>
}

}
// -----
// small_f8E5M2FNUZ
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
%c0 = stablehlo.constant dense<"0x34"> : tensor<f8E5M2FNUZ>
%z0 = stablehlo.constant dense<0.0> : tensor<f8E5M2FNUZ>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<f8E5M2FNUZ>
%a0 = stablehlo.optimization_barrier %s0 : tensor<f8E5M2FNUZ>
%r:1 = call @f(%a0) : (tensor<f8E5M2FNUZ>) -> (tensor<3xf8E5M2FNUZ>)
%e0 = stablehlo.constant dense<"0x4A4A4A"> : tensor<3xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>) -> ()
return
}
func.func private @f(%a: tensor<f8E5M2FNUZ>) -> tensor<3xf8E5M2FNUZ> {
%zero = stablehlo.constant dense<0.0> : tensor<f8E5M2FNUZ>
%x = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f8E5M2FNUZ>) -> tensor<50x3xf8E5M2FNUZ>
%y = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<50x3xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<3xf8E5M2FNUZ>
return %y : tensor<3xf8E5M2FNUZ>
}

}
// -----
// small_all_f8E5M2FNUZ
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
%c0 = stablehlo.constant dense<"0x34"> : tensor<f8E5M2FNUZ>
%z0 = stablehlo.constant dense<0.0> : tensor<f8E5M2FNUZ>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<f8E5M2FNUZ>
%a0 = stablehlo.optimization_barrier %s0 : tensor<f8E5M2FNUZ>
%r:1 = call @f(%a0) : (tensor<f8E5M2FNUZ>) -> (tensor<f8E5M2FNUZ>)
%e0 = stablehlo.constant dense<"0x4A"> : tensor<f8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> ()
return
}
func.func private @f(%a: tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ> {
%zero = stablehlo.constant dense<0.0> : tensor<f8E5M2FNUZ>
%x = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f8E5M2FNUZ>) -> tensor<50xf8E5M2FNUZ>
%y = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<50xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
return %y : tensor<f8E5M2FNUZ>
}

}
// -----
// small_f6E2M3FN
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
%c0 = stablehlo.constant dense<"0x01"> : tensor<f6E2M3FN>
%z0 = stablehlo.constant dense<0.0> : tensor<f6E2M3FN>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<f6E2M3FN>
%a0 = stablehlo.optimization_barrier %s0 : tensor<f6E2M3FN>
%r:1 = call @f(%a0) : (tensor<f6E2M3FN>) -> (tensor<3xf6E2M3FN>)
%e0 = stablehlo.constant dense<"0x1C1C1C"> : tensor<3xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xf6E2M3FN>, tensor<3xf6E2M3FN>) -> ()
return
}
func.func private @f(%a: tensor<f6E2M3FN>) -> tensor<3xf6E2M3FN> {
%zero = stablehlo.constant dense<0.0> : tensor<f6E2M3FN>
%x = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f6E2M3FN>) -> tensor<50x3xf6E2M3FN>
%y = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<50x3xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<3xf6E2M3FN>
return %y : tensor<3xf6E2M3FN>
}

}
// -----
// small_all_f6E2M3FN
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
%c0 = stablehlo.constant dense<"0x01"> : tensor<f6E2M3FN>
%z0 = stablehlo.constant dense<0.0> : tensor<f6E2M3FN>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<f6E2M3FN>
%a0 = stablehlo.optimization_barrier %s0 : tensor<f6E2M3FN>
%r:1 = call @f(%a0) : (tensor<f6E2M3FN>) -> (tensor<f6E2M3FN>)
%e0 = stablehlo.constant dense<"0x1C"> : tensor<f6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> ()
return
}
func.func private @f(%a: tensor<f6E2M3FN>) -> tensor<f6E2M3FN> {
%zero = stablehlo.constant dense<0.0> : tensor<f6E2M3FN>
%x = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f6E2M3FN>) -> tensor<50xf6E2M3FN>
%y = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<50xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<f6E2M3FN>
return %y : tensor<f6E2M3FN>
}

}
// -----
// small_f6E3M2FN
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
%c0 = stablehlo.constant dense<"0x02"> : tensor<f6E3M2FN>
%z0 = stablehlo.constant dense<0.0> : tensor<f6E3M2FN>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<f6E3M2FN>
%a0 = stablehlo.optimization_barrier %s0 : tensor<f6E3M2FN>
%r:1 = call @f(%a0) : (tensor<f6E3M2FN>) -> (tensor<3xf6E3M2FN>)
%e0 = stablehlo.constant dense<"0x161616"> : tensor<3xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xf6E3M2FN>, tensor<3xf6E3M2FN>) -> ()
return
}
func.func private @f(%a: tensor<f6E3M2FN>) -> tensor<3xf6E3M2FN> {
%zero = stablehlo.constant dense<0.0> : tensor<f6E3M2FN>
%x = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f6E3M2FN>) -> tensor<50x3xf6E3M2FN>
%y = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<50x3xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<3xf6E3M2FN>
return %y : tensor<3xf6E3M2FN>
}

}
// -----
// small_all_f6E3M2FN
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
%c0 = stablehlo.constant dense<"0x02"> : tensor<f6E3M2FN>
%z0 = stablehlo.constant dense<0.0> : tensor<f6E3M2FN>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<f6E3M2FN>
%a0 = stablehlo.optimization_barrier %s0 : tensor<f6E3M2FN>
%r:1 = call @f(%a0) : (tensor<f6E3M2FN>) -> (tensor<f6E3M2FN>)
%e0 = stablehlo.constant dense<"0x16"> : tensor<f6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> ()
return
}
func.func private @f(%a: tensor<f6E3M2FN>) -> tensor<f6E3M2FN> {
%zero = stablehlo.constant dense<0.0> : tensor<f6E3M2FN>
%x = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f6E3M2FN>) -> tensor<50xf6E3M2FN>
%y = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<50xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<f6E3M2FN>
return %y : tensor<f6E3M2FN>
}

}
// -----
// small_f4E2M1FN
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
%c0 = stablehlo.constant dense<"0x01"> : tensor<f4E2M1FN>
%z0 = stablehlo.constant dense<0.0> : tensor<f4E2M1FN>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<f4E2M1FN>
%a0 = stablehlo.optimization_barrier %s0 : tensor<f4E2M1FN>
%r:1 = call @f(%a0) : (tensor<f4E2M1FN>) -> (tensor<3xf4E2M1FN>)
%e0 = stablehlo.constant dense<"0x060606"> : tensor<3xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xf4E2M1FN>, tensor<3xf4E2M1FN>) -> ()
return
}
func.func private @f(%a: tensor<f4E2M1FN>) -> tensor<3xf4E2M1FN> {
%zero = stablehlo.constant dense<0.0> : tensor<f4E2M1FN>
%x = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f4E2M1FN>) -> tensor<9x3xf4E2M1FN>
%y = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<9x3xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<3xf4E2M1FN>
return %y : tensor<3xf4E2M1FN>
}

}
// -----
// small_all_f4E2M1FN
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
%c0 = stablehlo.constant dense<"0x01"> : tensor<f4E2M1FN>
%z0 = stablehlo.constant dense<0.0> : tensor<f4E2M1FN>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<f4E2M1FN>
%a0 = stablehlo.optimization_barrier %s0 : tensor<f4E2M1FN>
%r:1 = call @f(%a0) : (tensor<f4E2M1FN>) -> (tensor<f4E2M1FN>)
%e0 = stablehlo.constant dense<"0x06"> : tensor<f4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> ()
return
}
func.func private @f(%a: tensor<f4E2M1FN>) -> tensor<f4E2M1FN> {
%zero = stablehlo.constant dense<0.0> : tensor<f4E2M1FN>
%x = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f4E2M1FN>) -> tensor<9xf4E2M1FN>
%y = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<9xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<f4E2M1FN>
return %y : tensor<f4E2M1FN>
}

}
// -----
// regions_f16
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
%c0 = stablehlo.constant dense<"0x003C"> : tensor<f16>
%z0 = stablehlo.constant dense<0.0> : tensor<f16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<f16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<f16>
%r:3 = call @f(%a0) : (tensor<f16>) -> (tensor<3xf16>, tensor<3xf16>, tensor<2x3xf16>)
%e0 = stablehlo.constant dense<"0xE26CE26CE26C"> : tensor<3xf16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xf16>, tensor<3xf16>) -> ()
%e1 = stablehlo.constant dense<"0xE26CE26CE26C"> : tensor<3xf16>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3xf16>, tensor<3xf16>) -> ()
%e2 = stablehlo.constant dense<"0xE26CE26CE26CE26CE26CE26C"> : tensor<2x3xf16>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3xf16>, tensor<2x3xf16>) -> ()
return
}
func.func private @f(%a: tensor<f16>) -> (tensor<3xf16>, tensor<3xf16>, tensor<2x3xf16>) {
%zero = stablehlo.constant dense<0.0> : tensor<f16>
%x = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f16>) -> tensor<5000x3xf16>
%y:2 = "stablehlo.reduce"(%x, %x, %zero, %zero) <{dimensions = array<i64: 0>}> ({
^bb0(%p: tensor<f16>, %q: tensor<f16>, %r: tensor<f16>, %t: tensor<f16>):
%one = stablehlo.constant dense<1.0> : tensor<f16>
%same = stablehlo.reshape %one : (tensor<f16>) -> tensor<f16>
%scaled = stablehlo.multiply %same, %r : tensor<f16>
%first = stablehlo.add %p, %scaled : tensor<f16>
%minus = stablehlo.negate %t : tensor<f16>
%second = stablehlo.subtract %q, %minus : tensor<f16>
stablehlo.return %first, %second : tensor<f16>, tensor<f16>
}) : (tensor<5000x3xf16>, tensor<5000x3xf16>, tensor<f16>, tensor<f16>) -> (tensor<3xf16>, tensor<3xf16>)
%z = "stablehlo.reduce_window"(%x, %zero) <{window_dimensions = array<i64: 4999, 1>}> ({
^bb0(%p: tensor<f16>, %q: tensor<f16>):
%minus = stablehlo.negate %q : tensor<f16>
%second = stablehlo.subtract %p, %minus : tensor<f16>
stablehlo.return %second : tensor<f16>
}) : (tensor<5000x3xf16>, tensor<f16>) -> tensor<2x3xf16>
return %y#0, %y#1, %z : tensor<3xf16>, tensor<3xf16>, tensor<2x3xf16>
}

}
// -----
// regions_bf16
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
%c0 = stablehlo.constant dense<"0x803F"> : tensor<bf16>
%z0 = stablehlo.constant dense<0.0> : tensor<bf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<bf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<bf16>
%r:3 = call @f(%a0) : (tensor<bf16>) -> (tensor<3xbf16>, tensor<3xbf16>, tensor<2x3xbf16>)
%e0 = stablehlo.constant dense<"0x3C453C453C45"> : tensor<3xbf16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xbf16>, tensor<3xbf16>) -> ()
%e1 = stablehlo.constant dense<"0x3C453C453C45"> : tensor<3xbf16>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3xbf16>, tensor<3xbf16>) -> ()
%e2 = stablehlo.constant dense<"0x3B453B453B453B453B453B45"> : tensor<2x3xbf16>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> ()
return
}
func.func private @f(%a: tensor<bf16>) -> (tensor<3xbf16>, tensor<3xbf16>, tensor<2x3xbf16>) {
%zero = stablehlo.constant dense<0.0> : tensor<bf16>
%x = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<bf16>) -> tensor<3000x3xbf16>
%y:2 = "stablehlo.reduce"(%x, %x, %zero, %zero) <{dimensions = array<i64: 0>}> ({
^bb0(%p: tensor<bf16>, %q: tensor<bf16>, %r: tensor<bf16>, %t: tensor<bf16>):
%one = stablehlo.constant dense<1.0> : tensor<bf16>
%same = stablehlo.reshape %one : (tensor<bf16>) -> tensor<bf16>
%scaled = stablehlo.multiply %same, %r : tensor<bf16>
%first = stablehlo.add %p, %scaled : tensor<bf16>
%minus = stablehlo.negate %t : tensor<bf16>
%second = stablehlo.subtract %q, %minus : tensor<bf16>
stablehlo.return %first, %second : tensor<bf16>, tensor<bf16>
}) : (tensor<3000x3xbf16>, tensor<3000x3xbf16>, tensor<bf16>, tensor<bf16>) -> (tensor<3xbf16>, tensor<3xbf16>)
%z = "stablehlo.reduce_window"(%x, %zero) <{window_dimensions = array<i64: 2999, 1>}> ({
^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
%minus = stablehlo.negate %q : tensor<bf16>
%second = stablehlo.subtract %p, %minus : tensor<bf16>
stablehlo.return %second : tensor<bf16>
}) : (tensor<3000x3xbf16>, tensor<bf16>) -> tensor<2x3xbf16>
return %y#0, %y#1, %z : tensor<3xbf16>, tensor<3xbf16>, tensor<2x3xbf16>
}

}
// -----
// regions_f8E3M4
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
%c0 = stablehlo.constant dense<"0x08"> : tensor<f8E3M4>
%z0 = stablehlo.constant dense<0.0> : tensor<f8E3M4>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<f8E3M4>
%a0 = stablehlo.optimization_barrier %s0 : tensor<f8E3M4>
%r:3 = call @f(%a0) : (tensor<f8E3M4>) -> (tensor<3xf8E3M4>, tensor<3xf8E3M4>, tensor<2x3xf8E3M4>)
%e0 = stablehlo.constant dense<"0x595959"> : tensor<3xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xf8E3M4>, tensor<3xf8E3M4>) -> ()
%e1 = stablehlo.constant dense<"0x595959"> : tensor<3xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3xf8E3M4>, tensor<3xf8E3M4>) -> ()
%e2 = stablehlo.constant dense<"0x585858585858"> : tensor<2x3xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>) -> ()
return
}
func.func private @f(%a: tensor<f8E3M4>) -> (tensor<3xf8E3M4>, tensor<3xf8E3M4>, tensor<2x3xf8E3M4>) {
%zero = stablehlo.constant dense<0.0> : tensor<f8E3M4>
%x = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f8E3M4>) -> tensor<50x3xf8E3M4>
%y:2 = "stablehlo.reduce"(%x, %x, %zero, %zero) <{dimensions = array<i64: 0>}> ({
^bb0(%p: tensor<f8E3M4>, %q: tensor<f8E3M4>, %r: tensor<f8E3M4>, %t: tensor<f8E3M4>):
%one = stablehlo.constant dense<1.0> : tensor<f8E3M4>
%same = stablehlo.reshape %one : (tensor<f8E3M4>) -> tensor<f8E3M4>
%scaled = stablehlo.multiply %same, %r : tensor<f8E3M4>
%first = stablehlo.add %p, %scaled : tensor<f8E3M4>
%minus = stablehlo.negate %t : tensor<f8E3M4>
%second = stablehlo.subtract %q, %minus : tensor<f8E3M4>
stablehlo.return %first, %second : tensor<f8E3M4>, tensor<f8E3M4>
}) : (tensor<50x3xf8E3M4>, tensor<50x3xf8E3M4>, tensor<f8E3M4>, tensor<f8E3M4>) -> (tensor<3xf8E3M4>, tensor<3xf8E3M4>)
%z = "stablehlo.reduce_window"(%x, %zero) <{window_dimensions = array<i64: 49, 1>}> ({
^bb0(%p: tensor<f8E3M4>, %q: tensor<f8E3M4>):
%minus = stablehlo.negate %q : tensor<f8E3M4>
%second = stablehlo.subtract %p, %minus : tensor<f8E3M4>
stablehlo.return %second : tensor<f8E3M4>
}) : (tensor<50x3xf8E3M4>, tensor<f8E3M4>) -> tensor<2x3xf8E3M4>
return %y#0, %y#1, %z : tensor<3xf8E3M4>, tensor<3xf8E3M4>, tensor<2x3xf8E3M4>
}

}
// -----
// regions_f8E4M3
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
%c0 = stablehlo.constant dense<"0x20"> : tensor<f8E4M3>
%z0 = stablehlo.constant dense<0.0> : tensor<f8E4M3>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<f8E4M3>
%a0 = stablehlo.optimization_barrier %s0 : tensor<f8E4M3>
%r:3 = call @f(%a0) : (tensor<f8E4M3>) -> (tensor<3xf8E4M3>, tensor<3xf8E4M3>, tensor<2x3xf8E4M3>)
%e0 = stablehlo.constant dense<"0x4C4C4C"> : tensor<3xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xf8E4M3>, tensor<3xf8E4M3>) -> ()
%e1 = stablehlo.constant dense<"0x4C4C4C"> : tensor<3xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3xf8E4M3>, tensor<3xf8E4M3>) -> ()
%e2 = stablehlo.constant dense<"0x4C4C4C4C4C4C"> : tensor<2x3xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>) -> ()
return
}
func.func private @f(%a: tensor<f8E4M3>) -> (tensor<3xf8E4M3>, tensor<3xf8E4M3>, tensor<2x3xf8E4M3>) {
%zero = stablehlo.constant dense<0.0> : tensor<f8E4M3>
%x = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f8E4M3>) -> tensor<50x3xf8E4M3>
%y:2 = "stablehlo.reduce"(%x, %x, %zero, %zero) <{dimensions = array<i64: 0>}> ({
^bb0(%p: tensor<f8E4M3>, %q: tensor<f8E4M3>, %r: tensor<f8E4M3>, %t: tensor<f8E4M3>):
%one = stablehlo.constant dense<1.0> : tensor<f8E4M3>
%same = stablehlo.reshape %one : (tensor<f8E4M3>) -> tensor<f8E4M3>
%scaled = stablehlo.multiply %same, %r : tensor<f8E4M3>
%first = stablehlo.add %p, %scaled : tensor<f8E4M3>
%minus = stablehlo.negate %t : tensor<f8E4M3>
%second = stablehlo.subtract %q, %minus : tensor<f8E4M3>
stablehlo.return %first, %second : tensor<f8E4M3>, tensor<f8E4M3>
}) : (tensor<50x3xf8E4M3>, tensor<50x3xf8E4M3>, tensor<f8E4M3>, tensor<f8E4M3>) -> (tensor<3xf8E4M3>, tensor<3xf8E4M3>)
%z = "stablehlo.reduce_window"(%x, %zero) <{window_dimensions = array<i64: 49, 1>}> ({
^bb0(%p: tensor<f8E4M3>, %q: tensor<f8E4M3>):
%minus = stablehlo.negate %q : tensor<f8E4M3>
%second = stablehlo.subtract %p, %minus : tensor<f8E4M3>
stablehlo.return %second : tensor<f8E4M3>
}) : (tensor<50x3xf8E4M3>, tensor<f8E4M3>) -> tensor<2x3xf8E4M3>
return %y#0, %y#1, %z : tensor<3xf8E4M3>, tensor<3xf8E4M3>, tensor<2x3xf8E4M3>
}

}
// -----
// regions_f8E4M3FN
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
%c0 = stablehlo.constant dense<"0x20"> : tensor<f8E4M3FN>
%z0 = stablehlo.constant dense<0.0> : tensor<f8E4M3FN>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<f8E4M3FN>
%a0 = stablehlo.optimization_barrier %s0 : tensor<f8E4M3FN>
%r:3 = call @f(%a0) : (tensor<f8E4M3FN>) -> (tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<2x3xf8E4M3FN>)
%e0 = stablehlo.constant dense<"0x4C4C4C"> : tensor<3xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>) -> ()
%e1 = stablehlo.constant dense<"0x4C4C4C"> : tensor<3xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>) -> ()
%e2 = stablehlo.constant dense<"0x4C4C4C4C4C4C"> : tensor<2x3xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> ()
return
}
func.func private @f(%a: tensor<f8E4M3FN>) -> (tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) {
%zero = stablehlo.constant dense<0.0> : tensor<f8E4M3FN>
%x = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f8E4M3FN>) -> tensor<50x3xf8E4M3FN>
%y:2 = "stablehlo.reduce"(%x, %x, %zero, %zero) <{dimensions = array<i64: 0>}> ({
^bb0(%p: tensor<f8E4M3FN>, %q: tensor<f8E4M3FN>, %r: tensor<f8E4M3FN>, %t: tensor<f8E4M3FN>):
%one = stablehlo.constant dense<1.0> : tensor<f8E4M3FN>
%same = stablehlo.reshape %one : (tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
%scaled = stablehlo.multiply %same, %r : tensor<f8E4M3FN>
%first = stablehlo.add %p, %scaled : tensor<f8E4M3FN>
%minus = stablehlo.negate %t : tensor<f8E4M3FN>
%second = stablehlo.subtract %q, %minus : tensor<f8E4M3FN>
stablehlo.return %first, %second : tensor<f8E4M3FN>, tensor<f8E4M3FN>
}) : (tensor<50x3xf8E4M3FN>, tensor<50x3xf8E4M3FN>, tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> (tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>)
%z = "stablehlo.reduce_window"(%x, %zero) <{window_dimensions = array<i64: 49, 1>}> ({
^bb0(%p: tensor<f8E4M3FN>, %q: tensor<f8E4M3FN>):
%minus = stablehlo.negate %q : tensor<f8E4M3FN>
%second = stablehlo.subtract %p, %minus : tensor<f8E4M3FN>
stablehlo.return %second : tensor<f8E4M3FN>
}) : (tensor<50x3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2x3xf8E4M3FN>
return %y#0, %y#1, %z : tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<2x3xf8E4M3FN>
}

}
// -----
// regions_f8E4M3FNUZ
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
%c0 = stablehlo.constant dense<"0x28"> : tensor<f8E4M3FNUZ>
%z0 = stablehlo.constant dense<0.0> : tensor<f8E4M3FNUZ>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<f8E4M3FNUZ>
%a0 = stablehlo.optimization_barrier %s0 : tensor<f8E4M3FNUZ>
%r:3 = call @f(%a0) : (tensor<f8E4M3FNUZ>) -> (tensor<3xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>)
%e0 = stablehlo.constant dense<"0x545454"> : tensor<3xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>) -> ()
%e1 = stablehlo.constant dense<"0x545454"> : tensor<3xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>) -> ()
%e2 = stablehlo.constant dense<"0x545454545454"> : tensor<2x3xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> ()
return
}
func.func private @f(%a: tensor<f8E4M3FNUZ>) -> (tensor<3xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) {
%zero = stablehlo.constant dense<0.0> : tensor<f8E4M3FNUZ>
%x = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f8E4M3FNUZ>) -> tensor<50x3xf8E4M3FNUZ>
%y:2 = "stablehlo.reduce"(%x, %x, %zero, %zero) <{dimensions = array<i64: 0>}> ({
^bb0(%p: tensor<f8E4M3FNUZ>, %q: tensor<f8E4M3FNUZ>, %r: tensor<f8E4M3FNUZ>, %t: tensor<f8E4M3FNUZ>):
%one = stablehlo.constant dense<1.0> : tensor<f8E4M3FNUZ>
%same = stablehlo.reshape %one : (tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
%scaled = stablehlo.multiply %same, %r : tensor<f8E4M3FNUZ>
%first = stablehlo.add %p, %scaled : tensor<f8E4M3FNUZ>
%minus = stablehlo.negate %t : tensor<f8E4M3FNUZ>
%second = stablehlo.subtract %q, %minus : tensor<f8E4M3FNUZ>
stablehlo.return %first, %second : tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>
}) : (tensor<50x3xf8E4M3FNUZ>, tensor<50x3xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> (tensor<3xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>)
%z = "stablehlo.reduce_window"(%x, %zero) <{window_dimensions = array<i64: 49, 1>}> ({
^bb0(%p: tensor<f8E4M3FNUZ>, %q: tensor<f8E4M3FNUZ>):
%minus = stablehlo.negate %q : tensor<f8E4M3FNUZ>
%second = stablehlo.subtract %p, %minus : tensor<f8E4M3FNUZ>
stablehlo.return %second : tensor<f8E4M3FNUZ>
}) : (tensor<50x3xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<2x3xf8E4M3FNUZ>
return %y#0, %y#1, %z : tensor<3xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>
}

}
// -----
// regions_f8E4M3B11FNUZ
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
%c0 = stablehlo.constant dense<"0x40"> : tensor<f8E4M3B11FNUZ>
%z0 = stablehlo.constant dense<0.0> : tensor<f8E4M3B11FNUZ>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<f8E4M3B11FNUZ>
%a0 = stablehlo.optimization_barrier %s0 : tensor<f8E4M3B11FNUZ>
%r:3 = call @f(%a0) : (tensor<f8E4M3B11FNUZ>) -> (tensor<3xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>)
%e0 = stablehlo.constant dense<"0x6C6C6C"> : tensor<3xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>) -> ()
%e1 = stablehlo.constant dense<"0x6C6C6C"> : tensor<3xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>) -> ()
%e2 = stablehlo.constant dense<"0x6C6C6C6C6C6C"> : tensor<2x3xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> ()
return
}
func.func private @f(%a: tensor<f8E4M3B11FNUZ>) -> (tensor<3xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) {
%zero = stablehlo.constant dense<0.0> : tensor<f8E4M3B11FNUZ>
%x = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f8E4M3B11FNUZ>) -> tensor<50x3xf8E4M3B11FNUZ>
%y:2 = "stablehlo.reduce"(%x, %x, %zero, %zero) <{dimensions = array<i64: 0>}> ({
^bb0(%p: tensor<f8E4M3B11FNUZ>, %q: tensor<f8E4M3B11FNUZ>, %r: tensor<f8E4M3B11FNUZ>, %t: tensor<f8E4M3B11FNUZ>):
%one = stablehlo.constant dense<1.0> : tensor<f8E4M3B11FNUZ>
%same = stablehlo.reshape %one : (tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
%scaled = stablehlo.multiply %same, %r : tensor<f8E4M3B11FNUZ>
%first = stablehlo.add %p, %scaled : tensor<f8E4M3B11FNUZ>
%minus = stablehlo.negate %t : tensor<f8E4M3B11FNUZ>
%second = stablehlo.subtract %q, %minus : tensor<f8E4M3B11FNUZ>
stablehlo.return %first, %second : tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>
}) : (tensor<50x3xf8E4M3B11FNUZ>, tensor<50x3xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> (tensor<3xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>)
%z = "stablehlo.reduce_window"(%x, %zero) <{window_dimensions = array<i64: 49, 1>}> ({
^bb0(%p: tensor<f8E4M3B11FNUZ>, %q: tensor<f8E4M3B11FNUZ>):
%minus = stablehlo.negate %q : tensor<f8E4M3B11FNUZ>
%second = stablehlo.subtract %p, %minus : tensor<f8E4M3B11FNUZ>
stablehlo.return %second : tensor<f8E4M3B11FNUZ>
}) : (tensor<50x3xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<2x3xf8E4M3B11FNUZ>
return %y#0, %y#1, %z : tensor<3xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>
}

}
// -----
// regions_f8E5M2
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
%c0 = stablehlo.constant dense<"0x30"> : tensor<f8E5M2>
%z0 = stablehlo.constant dense<0.0> : tensor<f8E5M2>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<f8E5M2>
%a0 = stablehlo.optimization_barrier %s0 : tensor<f8E5M2>
%r:3 = call @f(%a0) : (tensor<f8E5M2>) -> (tensor<3xf8E5M2>, tensor<3xf8E5M2>, tensor<2x3xf8E5M2>)
%e0 = stablehlo.constant dense<"0x464646"> : tensor<3xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xf8E5M2>, tensor<3xf8E5M2>) -> ()
%e1 = stablehlo.constant dense<"0x464646"> : tensor<3xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3xf8E5M2>, tensor<3xf8E5M2>) -> ()
%e2 = stablehlo.constant dense<"0x464646464646"> : tensor<2x3xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> ()
return
}
func.func private @f(%a: tensor<f8E5M2>) -> (tensor<3xf8E5M2>, tensor<3xf8E5M2>, tensor<2x3xf8E5M2>) {
%zero = stablehlo.constant dense<0.0> : tensor<f8E5M2>
%x = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f8E5M2>) -> tensor<50x3xf8E5M2>
%y:2 = "stablehlo.reduce"(%x, %x, %zero, %zero) <{dimensions = array<i64: 0>}> ({
^bb0(%p: tensor<f8E5M2>, %q: tensor<f8E5M2>, %r: tensor<f8E5M2>, %t: tensor<f8E5M2>):
%one = stablehlo.constant dense<1.0> : tensor<f8E5M2>
%same = stablehlo.reshape %one : (tensor<f8E5M2>) -> tensor<f8E5M2>
%scaled = stablehlo.multiply %same, %r : tensor<f8E5M2>
%first = stablehlo.add %p, %scaled : tensor<f8E5M2>
%minus = stablehlo.negate %t : tensor<f8E5M2>
%second = stablehlo.subtract %q, %minus : tensor<f8E5M2>
stablehlo.return %first, %second : tensor<f8E5M2>, tensor<f8E5M2>
}) : (tensor<50x3xf8E5M2>, tensor<50x3xf8E5M2>, tensor<f8E5M2>, tensor<f8E5M2>) -> (tensor<3xf8E5M2>, tensor<3xf8E5M2>)
%z = "stablehlo.reduce_window"(%x, %zero) <{window_dimensions = array<i64: 49, 1>}> ({
^bb0(%p: tensor<f8E5M2>, %q: tensor<f8E5M2>):
%minus = stablehlo.negate %q : tensor<f8E5M2>
%second = stablehlo.subtract %p, %minus : tensor<f8E5M2>
stablehlo.return %second : tensor<f8E5M2>
}) : (tensor<50x3xf8E5M2>, tensor<f8E5M2>) -> tensor<2x3xf8E5M2>
return %y#0, %y#1, %z : tensor<3xf8E5M2>, tensor<3xf8E5M2>, tensor<2x3xf8E5M2>
}

}
// -----
// regions_f8E5M2FNUZ
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
%c0 = stablehlo.constant dense<"0x34"> : tensor<f8E5M2FNUZ>
%z0 = stablehlo.constant dense<0.0> : tensor<f8E5M2FNUZ>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<f8E5M2FNUZ>
%a0 = stablehlo.optimization_barrier %s0 : tensor<f8E5M2FNUZ>
%r:3 = call @f(%a0) : (tensor<f8E5M2FNUZ>) -> (tensor<3xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>)
%e0 = stablehlo.constant dense<"0x4A4A4A"> : tensor<3xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>) -> ()
%e1 = stablehlo.constant dense<"0x4A4A4A"> : tensor<3xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>) -> ()
%e2 = stablehlo.constant dense<"0x4A4A4A4A4A4A"> : tensor<2x3xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> ()
return
}
func.func private @f(%a: tensor<f8E5M2FNUZ>) -> (tensor<3xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) {
%zero = stablehlo.constant dense<0.0> : tensor<f8E5M2FNUZ>
%x = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f8E5M2FNUZ>) -> tensor<50x3xf8E5M2FNUZ>
%y:2 = "stablehlo.reduce"(%x, %x, %zero, %zero) <{dimensions = array<i64: 0>}> ({
^bb0(%p: tensor<f8E5M2FNUZ>, %q: tensor<f8E5M2FNUZ>, %r: tensor<f8E5M2FNUZ>, %t: tensor<f8E5M2FNUZ>):
%one = stablehlo.constant dense<1.0> : tensor<f8E5M2FNUZ>
%same = stablehlo.reshape %one : (tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
%scaled = stablehlo.multiply %same, %r : tensor<f8E5M2FNUZ>
%first = stablehlo.add %p, %scaled : tensor<f8E5M2FNUZ>
%minus = stablehlo.negate %t : tensor<f8E5M2FNUZ>
%second = stablehlo.subtract %q, %minus : tensor<f8E5M2FNUZ>
stablehlo.return %first, %second : tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>
}) : (tensor<50x3xf8E5M2FNUZ>, tensor<50x3xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> (tensor<3xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>)
%z = "stablehlo.reduce_window"(%x, %zero) <{window_dimensions = array<i64: 49, 1>}> ({
^bb0(%p: tensor<f8E5M2FNUZ>, %q: tensor<f8E5M2FNUZ>):
%minus = stablehlo.negate %q : tensor<f8E5M2FNUZ>
%second = stablehlo.subtract %p, %minus : tensor<f8E5M2FNUZ>
stablehlo.return %second : tensor<f8E5M2FNUZ>
}) : (tensor<50x3xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<2x3xf8E5M2FNUZ>
return %y#0, %y#1, %z : tensor<3xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>
}

}
// -----
// regions_f6E2M3FN
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
%c0 = stablehlo.constant dense<"0x01"> : tensor<f6E2M3FN>
%z0 = stablehlo.constant dense<0.0> : tensor<f6E2M3FN>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<f6E2M3FN>
%a0 = stablehlo.optimization_barrier %s0 : tensor<f6E2M3FN>
%r:3 = call @f(%a0) : (tensor<f6E2M3FN>) -> (tensor<3xf6E2M3FN>, tensor<3xf6E2M3FN>, tensor<2x3xf6E2M3FN>)
%e0 = stablehlo.constant dense<"0x1C1C1C"> : tensor<3xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xf6E2M3FN>, tensor<3xf6E2M3FN>) -> ()
%e1 = stablehlo.constant dense<"0x1C1C1C"> : tensor<3xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3xf6E2M3FN>, tensor<3xf6E2M3FN>) -> ()
%e2 = stablehlo.constant dense<"0x1C1C1C1C1C1C"> : tensor<2x3xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> ()
return
}
func.func private @f(%a: tensor<f6E2M3FN>) -> (tensor<3xf6E2M3FN>, tensor<3xf6E2M3FN>, tensor<2x3xf6E2M3FN>) {
%zero = stablehlo.constant dense<0.0> : tensor<f6E2M3FN>
%x = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f6E2M3FN>) -> tensor<50x3xf6E2M3FN>
%y:2 = "stablehlo.reduce"(%x, %x, %zero, %zero) <{dimensions = array<i64: 0>}> ({
^bb0(%p: tensor<f6E2M3FN>, %q: tensor<f6E2M3FN>, %r: tensor<f6E2M3FN>, %t: tensor<f6E2M3FN>):
%one = stablehlo.constant dense<1.0> : tensor<f6E2M3FN>
%same = stablehlo.reshape %one : (tensor<f6E2M3FN>) -> tensor<f6E2M3FN>
%scaled = stablehlo.multiply %same, %r : tensor<f6E2M3FN>
%first = stablehlo.add %p, %scaled : tensor<f6E2M3FN>
%minus = stablehlo.negate %t : tensor<f6E2M3FN>
%second = stablehlo.subtract %q, %minus : tensor<f6E2M3FN>
stablehlo.return %first, %second : tensor<f6E2M3FN>, tensor<f6E2M3FN>
}) : (tensor<50x3xf6E2M3FN>, tensor<50x3xf6E2M3FN>, tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> (tensor<3xf6E2M3FN>, tensor<3xf6E2M3FN>)
%z = "stablehlo.reduce_window"(%x, %zero) <{window_dimensions = array<i64: 49, 1>}> ({
^bb0(%p: tensor<f6E2M3FN>, %q: tensor<f6E2M3FN>):
%minus = stablehlo.negate %q : tensor<f6E2M3FN>
%second = stablehlo.subtract %p, %minus : tensor<f6E2M3FN>
stablehlo.return %second : tensor<f6E2M3FN>
}) : (tensor<50x3xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<2x3xf6E2M3FN>
return %y#0, %y#1, %z : tensor<3xf6E2M3FN>, tensor<3xf6E2M3FN>, tensor<2x3xf6E2M3FN>
}

}
// -----
// regions_f6E3M2FN
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
%c0 = stablehlo.constant dense<"0x02"> : tensor<f6E3M2FN>
%z0 = stablehlo.constant dense<0.0> : tensor<f6E3M2FN>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<f6E3M2FN>
%a0 = stablehlo.optimization_barrier %s0 : tensor<f6E3M2FN>
%r:3 = call @f(%a0) : (tensor<f6E3M2FN>) -> (tensor<3xf6E3M2FN>, tensor<3xf6E3M2FN>, tensor<2x3xf6E3M2FN>)
%e0 = stablehlo.constant dense<"0x161616"> : tensor<3xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xf6E3M2FN>, tensor<3xf6E3M2FN>) -> ()
%e1 = stablehlo.constant dense<"0x161616"> : tensor<3xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3xf6E3M2FN>, tensor<3xf6E3M2FN>) -> ()
%e2 = stablehlo.constant dense<"0x161616161616"> : tensor<2x3xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>) -> ()
return
}
func.func private @f(%a: tensor<f6E3M2FN>) -> (tensor<3xf6E3M2FN>, tensor<3xf6E3M2FN>, tensor<2x3xf6E3M2FN>) {
%zero = stablehlo.constant dense<0.0> : tensor<f6E3M2FN>
%x = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f6E3M2FN>) -> tensor<50x3xf6E3M2FN>
%y:2 = "stablehlo.reduce"(%x, %x, %zero, %zero) <{dimensions = array<i64: 0>}> ({
^bb0(%p: tensor<f6E3M2FN>, %q: tensor<f6E3M2FN>, %r: tensor<f6E3M2FN>, %t: tensor<f6E3M2FN>):
%one = stablehlo.constant dense<1.0> : tensor<f6E3M2FN>
%same = stablehlo.reshape %one : (tensor<f6E3M2FN>) -> tensor<f6E3M2FN>
%scaled = stablehlo.multiply %same, %r : tensor<f6E3M2FN>
%first = stablehlo.add %p, %scaled : tensor<f6E3M2FN>
%minus = stablehlo.negate %t : tensor<f6E3M2FN>
%second = stablehlo.subtract %q, %minus : tensor<f6E3M2FN>
stablehlo.return %first, %second : tensor<f6E3M2FN>, tensor<f6E3M2FN>
}) : (tensor<50x3xf6E3M2FN>, tensor<50x3xf6E3M2FN>, tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> (tensor<3xf6E3M2FN>, tensor<3xf6E3M2FN>)
%z = "stablehlo.reduce_window"(%x, %zero) <{window_dimensions = array<i64: 49, 1>}> ({
^bb0(%p: tensor<f6E3M2FN>, %q: tensor<f6E3M2FN>):
%minus = stablehlo.negate %q : tensor<f6E3M2FN>
%second = stablehlo.subtract %p, %minus : tensor<f6E3M2FN>
stablehlo.return %second : tensor<f6E3M2FN>
}) : (tensor<50x3xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<2x3xf6E3M2FN>
return %y#0, %y#1, %z : tensor<3xf6E3M2FN>, tensor<3xf6E3M2FN>, tensor<2x3xf6E3M2FN>
}

}
// -----
// regions_f4E2M1FN
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
%c0 = stablehlo.constant dense<"0x01"> : tensor<f4E2M1FN>
%z0 = stablehlo.constant dense<0.0> : tensor<f4E2M1FN>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<f4E2M1FN>
%a0 = stablehlo.optimization_barrier %s0 : tensor<f4E2M1FN>
%r:3 = call @f(%a0) : (tensor<f4E2M1FN>) -> (tensor<3xf4E2M1FN>, tensor<3xf4E2M1FN>, tensor<2x3xf4E2M1FN>)
%e0 = stablehlo.constant dense<"0x060606"> : tensor<3xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xf4E2M1FN>, tensor<3xf4E2M1FN>) -> ()
%e1 = stablehlo.constant dense<"0x060606"> : tensor<3xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3xf4E2M1FN>, tensor<3xf4E2M1FN>) -> ()
%e2 = stablehlo.constant dense<"0x060606060606"> : tensor<2x3xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> ()
return
}
func.func private @f(%a: tensor<f4E2M1FN>) -> (tensor<3xf4E2M1FN>, tensor<3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) {
%zero = stablehlo.constant dense<0.0> : tensor<f4E2M1FN>
%x = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f4E2M1FN>) -> tensor<9x3xf4E2M1FN>
%y:2 = "stablehlo.reduce"(%x, %x, %zero, %zero) <{dimensions = array<i64: 0>}> ({
^bb0(%p: tensor<f4E2M1FN>, %q: tensor<f4E2M1FN>, %r: tensor<f4E2M1FN>, %t: tensor<f4E2M1FN>):
%one = stablehlo.constant dense<1.0> : tensor<f4E2M1FN>
%same = stablehlo.reshape %one : (tensor<f4E2M1FN>) -> tensor<f4E2M1FN>
%scaled = stablehlo.multiply %same, %r : tensor<f4E2M1FN>
%first = stablehlo.add %p, %scaled : tensor<f4E2M1FN>
%minus = stablehlo.negate %t : tensor<f4E2M1FN>
%second = stablehlo.subtract %q, %minus : tensor<f4E2M1FN>
stablehlo.return %first, %second : tensor<f4E2M1FN>, tensor<f4E2M1FN>
}) : (tensor<9x3xf4E2M1FN>, tensor<9x3xf4E2M1FN>, tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> (tensor<3xf4E2M1FN>, tensor<3xf4E2M1FN>)
%z = "stablehlo.reduce_window"(%x, %zero) <{window_dimensions = array<i64: 8, 1>}> ({
^bb0(%p: tensor<f4E2M1FN>, %q: tensor<f4E2M1FN>):
%minus = stablehlo.negate %q : tensor<f4E2M1FN>
%second = stablehlo.subtract %p, %minus : tensor<f4E2M1FN>
stablehlo.return %second : tensor<f4E2M1FN>
}) : (tensor<9x3xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<2x3xf4E2M1FN>
return %y#0, %y#1, %z : tensor<3xf4E2M1FN>, tensor<3xf4E2M1FN>, tensor<2x3xf4E2M1FN>
}

}
