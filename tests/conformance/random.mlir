// RNG_THREE_FRY_scalar
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
%c0 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFFFFFFFFFF"> : tensor<2xui64>
%z0 = stablehlo.constant dense<0> : tensor<2xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xui64>
%r:8 = call @f(%a0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui8>, tensor<2xui64>, tensor<ui16>, tensor<2xui64>, tensor<ui32>, tensor<2xui64>, tensor<ui64>)
%e0 = stablehlo.constant dense<"0xF0DEBC9A78563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e1 = stablehlo.constant dense<"0xC9"> : tensor<ui8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<ui8>, tensor<ui8>) -> ()
%e2 = stablehlo.constant dense<"0xF0DEBC9A78563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e3 = stablehlo.constant dense<"0xC99B"> : tensor<ui16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<ui16>, tensor<ui16>) -> ()
%e4 = stablehlo.constant dense<"0xF0DEBC9A78563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e5 = stablehlo.constant dense<"0xC99BA929"> : tensor<ui32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<ui32>, tensor<ui32>) -> ()
%e6 = stablehlo.constant dense<"0xF0DEBC9A78563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e7 = stablehlo.constant dense<"0xC99BA929B19F7E25"> : tensor<ui64>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<ui64>, tensor<ui64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xui64>) -> (tensor<2xui64>, tensor<ui8>, tensor<2xui64>, tensor<ui16>, tensor<2xui64>, tensor<ui32>, tensor<2xui64>, tensor<ui64>) {
%output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui8>)
%output_state_0, %output_1 = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui16>)
%output_state_2, %output_3 = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
%output_state_4, %output_5 = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui64>)
return %output_state, %output, %output_state_0, %output_1, %output_state_2, %output_3, %output_state_4, %output_5 : tensor<2xui64>, tensor<ui8>, tensor<2xui64>, tensor<ui16>, tensor<2xui64>, tensor<ui32>, tensor<2xui64>, tensor<ui64>
}
}
// -----
// RNG_THREE_FRY_1
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
%c0 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFFFFFFFFFF"> : tensor<2xui64>
%z0 = stablehlo.constant dense<0> : tensor<2xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xui64>
%r:8 = call @f(%a0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui8>, tensor<2xui64>, tensor<1xui16>, tensor<2xui64>, tensor<1xui32>, tensor<2xui64>, tensor<1xui64>)
%e0 = stablehlo.constant dense<"0xF0DEBC9A78563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e1 = stablehlo.constant dense<"0xC9"> : tensor<1xui8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<1xui8>, tensor<1xui8>) -> ()
%e2 = stablehlo.constant dense<"0xF0DEBC9A78563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e3 = stablehlo.constant dense<"0xC99B"> : tensor<1xui16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<1xui16>, tensor<1xui16>) -> ()
%e4 = stablehlo.constant dense<"0xF0DEBC9A78563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e5 = stablehlo.constant dense<"0xC99BA929"> : tensor<1xui32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<1xui32>, tensor<1xui32>) -> ()
%e6 = stablehlo.constant dense<"0xF0DEBC9A78563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e7 = stablehlo.constant dense<"0xC99BA929B19F7E25"> : tensor<1xui64>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<1xui64>, tensor<1xui64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui8>, tensor<2xui64>, tensor<1xui16>, tensor<2xui64>, tensor<1xui32>, tensor<2xui64>, tensor<1xui64>) {
%output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui8>)
%output_state_0, %output_1 = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui16>)
%output_state_2, %output_3 = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui32>)
%output_state_4, %output_5 = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
return %output_state, %output, %output_state_0, %output_1, %output_state_2, %output_3, %output_state_4, %output_5 : tensor<2xui64>, tensor<1xui8>, tensor<2xui64>, tensor<1xui16>, tensor<2xui64>, tensor<1xui32>, tensor<2xui64>, tensor<1xui64>
}
}
// -----
// RNG_THREE_FRY_2
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
%c0 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFFFFFFFFFF"> : tensor<2xui64>
%z0 = stablehlo.constant dense<0> : tensor<2xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xui64>
%r:8 = call @f(%a0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui8>, tensor<2xui64>, tensor<2xui16>, tensor<2xui64>, tensor<2xui32>, tensor<2xui64>, tensor<2xui64>)
%e0 = stablehlo.constant dense<"0xF0DEBC9A78563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e1 = stablehlo.constant dense<"0xC9B1"> : tensor<2xui8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2xui8>, tensor<2xui8>) -> ()
%e2 = stablehlo.constant dense<"0xF0DEBC9A78563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e3 = stablehlo.constant dense<"0xC99BB19F"> : tensor<2xui16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2xui16>, tensor<2xui16>) -> ()
%e4 = stablehlo.constant dense<"0xF0DEBC9A78563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e5 = stablehlo.constant dense<"0xC99BA929B19F7E25"> : tensor<2xui32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2xui32>, tensor<2xui32>) -> ()
%e6 = stablehlo.constant dense<"0xF0DEBC9A78563412FFFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e7 = stablehlo.constant dense<"0xC99BA929B19F7E257A503B3C2CE79370"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui8>, tensor<2xui64>, tensor<2xui16>, tensor<2xui64>, tensor<2xui32>, tensor<2xui64>, tensor<2xui64>) {
%output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui8>)
%output_state_0, %output_1 = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui16>)
%output_state_2, %output_3 = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui32>)
%output_state_4, %output_5 = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui64>)
return %output_state, %output, %output_state_0, %output_1, %output_state_2, %output_3, %output_state_4, %output_5 : tensor<2xui64>, tensor<2xui8>, tensor<2xui64>, tensor<2xui16>, tensor<2xui64>, tensor<2xui32>, tensor<2xui64>, tensor<2xui64>
}
}
// -----
// RNG_THREE_FRY_7
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
%c0 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFFFFFFFFFF"> : tensor<2xui64>
%z0 = stablehlo.constant dense<0> : tensor<2xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xui64>
%r:8 = call @f(%a0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui8>, tensor<2xui64>, tensor<7xui16>, tensor<2xui64>, tensor<7xui32>, tensor<2xui64>, tensor<7xui64>)
%e0 = stablehlo.constant dense<"0xF0DEBC9A785634120100000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e1 = stablehlo.constant dense<"0xC9B17A2CA7CA3D"> : tensor<7xui8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<7xui8>, tensor<7xui8>) -> ()
%e2 = stablehlo.constant dense<"0xF0DEBC9A785634120100000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e3 = stablehlo.constant dense<"0xC99BB19F7A502CE7A77BCAAA3D80"> : tensor<7xui16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<7xui16>, tensor<7xui16>) -> ()
%e4 = stablehlo.constant dense<"0xF0DEBC9A785634120100000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e5 = stablehlo.constant dense<"0xC99BA929B19F7E257A503B3C2CE79370A77B31A4CAAAF1213D80FF5E"> : tensor<7xui32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<7xui32>, tensor<7xui32>) -> ()
%e6 = stablehlo.constant dense<"0xF0DEBC9A785634120400000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e7 = stablehlo.constant dense<"0xC99BA929B19F7E257A503B3C2CE79370A77B31A4CAAAF1213D80FF5EF980E34CFCDE4B39AED0DF6486573F528DDD284068013D550A8564E3"> : tensor<7xui64>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<7xui64>, tensor<7xui64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui8>, tensor<2xui64>, tensor<7xui16>, tensor<2xui64>, tensor<7xui32>, tensor<2xui64>, tensor<7xui64>) {
%output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui8>)
%output_state_0, %output_1 = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui16>)
%output_state_2, %output_3 = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui32>)
%output_state_4, %output_5 = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui64>)
return %output_state, %output, %output_state_0, %output_1, %output_state_2, %output_3, %output_state_4, %output_5 : tensor<2xui64>, tensor<7xui8>, tensor<2xui64>, tensor<7xui16>, tensor<2xui64>, tensor<7xui32>, tensor<2xui64>, tensor<7xui64>
}
}
// -----
// RNG_THREE_FRY_18
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
%c0 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFFFFFFFFFF"> : tensor<2xui64>
%z0 = stablehlo.constant dense<0> : tensor<2xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xui64>
%r:8 = call @f(%a0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<18xui8>, tensor<2xui64>, tensor<18xui16>, tensor<2xui64>, tensor<18xui32>, tensor<2xui64>, tensor<18xui64>)
%e0 = stablehlo.constant dense<"0xF0DEBC9A785634120600000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e1 = stablehlo.constant dense<"0xC9B17A2CA7CA3DF9FCAE868D680A15B9021C"> : tensor<18xui8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<18xui8>, tensor<18xui8>) -> ()
%e2 = stablehlo.constant dense<"0xF0DEBC9A785634120600000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e3 = stablehlo.constant dense<"0xC99BB19F7A502CE7A77BCAAA3D80F980FCDEAED086578DDD68010A851500B99C021B1C7D"> : tensor<18xui16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<18xui16>, tensor<18xui16>) -> ()
%e4 = stablehlo.constant dense<"0xF0DEBC9A785634120600000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e5 = stablehlo.constant dense<"0xC99BA929B19F7E257A503B3C2CE79370A77B31A4CAAAF1213D80FF5EF980E34CFCDE4B39AED0DF6486573F528DDD284068013D550A8564E31500391FB99CD0F9021B17811C7DFA41"> : tensor<18xui32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<18xui32>, tensor<18xui32>) -> ()
%e6 = stablehlo.constant dense<"0xF0DEBC9A785634120F00000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e7 = stablehlo.constant dense<"0xC99BA929B19F7E257A503B3C2CE79370A77B31A4CAAAF1213D80FF5EF980E34CFCDE4B39AED0DF6486573F528DDD284068013D550A8564E31500391FB99CD0F9021B17811C7DFA4186E493839682CA8189A0B850F774C6993AF355A6BA801C3C91092E89CCC3AB5E8F7F6AD6D60C85E7C8F49743DC17A1BE4E82DD9FB121EB226A68873D4E0FB2FC5F38E837E495295C"> : tensor<18xui64>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<18xui64>, tensor<18xui64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xui64>) -> (tensor<2xui64>, tensor<18xui8>, tensor<2xui64>, tensor<18xui16>, tensor<2xui64>, tensor<18xui32>, tensor<2xui64>, tensor<18xui64>) {
%output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<18xui8>)
%output_state_0, %output_1 = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<18xui16>)
%output_state_2, %output_3 = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<18xui32>)
%output_state_4, %output_5 = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<18xui64>)
return %output_state, %output, %output_state_0, %output_1, %output_state_2, %output_3, %output_state_4, %output_5 : tensor<2xui64>, tensor<18xui8>, tensor<2xui64>, tensor<18xui16>, tensor<2xui64>, tensor<18xui32>, tensor<2xui64>, tensor<18xui64>
}
}
// -----
// RNG_THREE_FRY_3x5
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
%c0 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFFFFFFFFFF"> : tensor<2xui64>
%z0 = stablehlo.constant dense<0> : tensor<2xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xui64>
%r:8 = call @f(%a0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui8>, tensor<2xui64>, tensor<3x5xui16>, tensor<2xui64>, tensor<3x5xui32>, tensor<2xui64>, tensor<3x5xui64>)
%e0 = stablehlo.constant dense<"0xF0DEBC9A785634120600000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e1 = stablehlo.constant dense<"0xC9B17A2CA73DF9FCAE86680A15B902"> : tensor<3x5xui8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x5xui8>, tensor<3x5xui8>) -> ()
%e2 = stablehlo.constant dense<"0xF0DEBC9A785634120600000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e3 = stablehlo.constant dense<"0xC99BB19F7A502CE7A77B3D80F980FCDEAED0865768010A851500B99C021B"> : tensor<3x5xui16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<3x5xui16>, tensor<3x5xui16>) -> ()
%e4 = stablehlo.constant dense<"0xF0DEBC9A785634120600000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e5 = stablehlo.constant dense<"0xC99BA929B19F7E257A503B3C2CE79370A77B31A43D80FF5EF980E34CFCDE4B39AED0DF6486573F5268013D550A8564E31500391FB99CD0F9021B1781"> : tensor<3x5xui32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<3x5xui32>, tensor<3x5xui32>) -> ()
%e6 = stablehlo.constant dense<"0xF0DEBC9A785634120C00000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e7 = stablehlo.constant dense<"0xC99BA929B19F7E257A503B3C2CE79370A77B31A4CAAAF1213D80FF5EF980E34CFCDE4B39AED0DF6486573F528DDD284068013D550A8564E31500391FB99CD0F9021B17811C7DFA4186E493839682CA8189A0B850F774C6993AF355A6BA801C3C91092E89CCC3AB5E8F7F6AD6D60C85E7C8F49743DC17A1BE"> : tensor<3x5xui64>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x5xui64>, tensor<3x5xui64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui8>, tensor<2xui64>, tensor<3x5xui16>, tensor<2xui64>, tensor<3x5xui32>, tensor<2xui64>, tensor<3x5xui64>) {
%output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui8>)
%output_state_0, %output_1 = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui16>)
%output_state_2, %output_3 = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui32>)
%output_state_4, %output_5 = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui64>)
return %output_state, %output, %output_state_0, %output_1, %output_state_2, %output_3, %output_state_4, %output_5 : tensor<2xui64>, tensor<3x5xui8>, tensor<2xui64>, tensor<3x5xui16>, tensor<2xui64>, tensor<3x5xui32>, tensor<2xui64>, tensor<3x5xui64>
}
}
// -----
// RNG_THREE_FRY_3x4x2
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
%c0 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFFFFFFFFFF"> : tensor<2xui64>
%z0 = stablehlo.constant dense<0> : tensor<2xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xui64>
%r:8 = call @f(%a0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4x2xui8>, tensor<2xui64>, tensor<3x4x2xui16>, tensor<2xui64>, tensor<3x4x2xui32>, tensor<2xui64>, tensor<3x4x2xui64>)
%e0 = stablehlo.constant dense<"0xF0DEBC9A785634120900000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e1 = stablehlo.constant dense<"0xC97AB12CA73DCAF9FC86AE8D68150AB902861C96893AF7BA"> : tensor<3x4x2xui8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x4x2xui8>, tensor<3x4x2xui8>) -> ()
%e2 = stablehlo.constant dense<"0xF0DEBC9A785634120900000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e3 = stablehlo.constant dense<"0xC99B7A50B19F2CE7A77B3D80CAAAF980FCDE8657AED08DDD680115000A85B99C021B86E41C7D968289A03AF3F774BA80"> : tensor<3x4x2xui16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<3x4x2xui16>, tensor<3x4x2xui16>) -> ()
%e4 = stablehlo.constant dense<"0xF0DEBC9A785634120900000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e5 = stablehlo.constant dense<"0xC99BA9297A503B3CB19F7E252CE79370A77B31A43D80FF5ECAAAF121F980E34CFCDE4B3986573F52AED0DF648DDD284068013D551500391F0A8564E3B99CD0F9021B178186E493831C7DFA419682CA8189A0B8503AF355A6F774C699BA801C3C"> : tensor<3x4x2xui32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<3x4x2xui32>, tensor<3x4x2xui32>) -> ()
%e6 = stablehlo.constant dense<"0xF0DEBC9A785634121500000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e7 = stablehlo.constant dense<"0xC99BA929B19F7E257A503B3C2CE79370A77B31A4CAAAF1213D80FF5EF980E34CFCDE4B39AED0DF6486573F528DDD284068013D550A8564E31500391FB99CD0F9021B17811C7DFA4186E493839682CA8189A0B850F774C6993AF355A6BA801C3C91092E89CCC3AB5E8F7F6AD6D60C85E7C8F49743DC17A1BE4E82DD9FB121EB226A68873D4E0FB2FC5F38E837E495295C7D76662F6742AA28DD0A116EF63BD233E92F7AC093C123E26F2DDBF3B3F75CDFB98A085636C0029BFDBCCC4611CE68F1"> : tensor<3x4x2xui64>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4x2xui64>, tensor<3x4x2xui64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4x2xui8>, tensor<2xui64>, tensor<3x4x2xui16>, tensor<2xui64>, tensor<3x4x2xui32>, tensor<2xui64>, tensor<3x4x2xui64>) {
%output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4x2xui8>)
%output_state_0, %output_1 = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4x2xui16>)
%output_state_2, %output_3 = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4x2xui32>)
%output_state_4, %output_5 = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4x2xui64>)
return %output_state, %output, %output_state_0, %output_1, %output_state_2, %output_3, %output_state_4, %output_5 : tensor<2xui64>, tensor<3x4x2xui8>, tensor<2xui64>, tensor<3x4x2xui16>, tensor<2xui64>, tensor<3x4x2xui32>, tensor<2xui64>, tensor<3x4x2xui64>
}
}
// -----
// RNG_THREE_FRY_5x1x3
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
%c0 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFFFFFFFFFF"> : tensor<2xui64>
%z0 = stablehlo.constant dense<0> : tensor<2xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xui64>
%r:8 = call @f(%a0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5x1x3xui8>, tensor<2xui64>, tensor<5x1x3xui16>, tensor<2xui64>, tensor<5x1x3xui32>, tensor<2xui64>, tensor<5x1x3xui64>)
%e0 = stablehlo.constant dense<"0xF0DEBC9A785634120600000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e1 = stablehlo.constant dense<"0xC97AA7B12CCA3DFC86F9AE8D681502"> : tensor<5x1x3xui8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5x1x3xui8>, tensor<5x1x3xui8>) -> ()
%e2 = stablehlo.constant dense<"0xF0DEBC9A785634120600000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e3 = stablehlo.constant dense<"0xC99B7A50A77BB19F2CE7CAAA3D80FCDE8657F980AED08DDD68011500021B"> : tensor<5x1x3xui16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<5x1x3xui16>, tensor<5x1x3xui16>) -> ()
%e4 = stablehlo.constant dense<"0xF0DEBC9A785634120600000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e5 = stablehlo.constant dense<"0xC99BA9297A503B3CA77B31A4B19F7E252CE79370CAAAF1213D80FF5EFCDE4B3986573F52F980E34CAED0DF648DDD284068013D551500391F021B1781"> : tensor<5x1x3xui32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<5x1x3xui32>, tensor<5x1x3xui32>) -> ()
%e6 = stablehlo.constant dense<"0xF0DEBC9A785634120C00000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e7 = stablehlo.constant dense<"0xC99BA929B19F7E257A503B3C2CE79370A77B31A4CAAAF1213D80FF5EF980E34CFCDE4B39AED0DF6486573F528DDD284068013D550A8564E31500391FB99CD0F9021B17811C7DFA4186E493839682CA8189A0B850F774C6993AF355A6BA801C3C91092E89CCC3AB5E8F7F6AD6D60C85E7C8F49743DC17A1BE"> : tensor<5x1x3xui64>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<5x1x3xui64>, tensor<5x1x3xui64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xui64>) -> (tensor<2xui64>, tensor<5x1x3xui8>, tensor<2xui64>, tensor<5x1x3xui16>, tensor<2xui64>, tensor<5x1x3xui32>, tensor<2xui64>, tensor<5x1x3xui64>) {
%output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5x1x3xui8>)
%output_state_0, %output_1 = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5x1x3xui16>)
%output_state_2, %output_3 = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5x1x3xui32>)
%output_state_4, %output_5 = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5x1x3xui64>)
return %output_state, %output, %output_state_0, %output_1, %output_state_2, %output_3, %output_state_4, %output_5 : tensor<2xui64>, tensor<5x1x3xui8>, tensor<2xui64>, tensor<5x1x3xui16>, tensor<2xui64>, tensor<5x1x3xui32>, tensor<2xui64>, tensor<5x1x3xui64>
}
}
// -----
// RNG_THREE_FRY_0x3
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
%c0 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFFFFFFFFFF"> : tensor<2xui64>
%z0 = stablehlo.constant dense<0> : tensor<2xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xui64>
%r:8 = call @f(%a0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui8>, tensor<2xui64>, tensor<0x3xui16>, tensor<2xui64>, tensor<0x3xui32>, tensor<2xui64>, tensor<0x3xui64>)
%e0 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e1 = stablehlo.constant dense<> : tensor<0x3xui8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<0x3xui8>, tensor<0x3xui8>) -> ()
%e2 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e3 = stablehlo.constant dense<> : tensor<0x3xui16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<0x3xui16>, tensor<0x3xui16>) -> ()
%e4 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e5 = stablehlo.constant dense<> : tensor<0x3xui32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<0x3xui32>, tensor<0x3xui32>) -> ()
%e6 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e7 = stablehlo.constant dense<> : tensor<0x3xui64>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<0x3xui64>, tensor<0x3xui64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui8>, tensor<2xui64>, tensor<0x3xui16>, tensor<2xui64>, tensor<0x3xui32>, tensor<2xui64>, tensor<0x3xui64>) {
%output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui8>)
%output_state_0, %output_1 = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui16>)
%output_state_2, %output_3 = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui32>)
%output_state_4, %output_5 = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui64>)
return %output_state, %output, %output_state_0, %output_1, %output_state_2, %output_3, %output_state_4, %output_5 : tensor<2xui64>, tensor<0x3xui8>, tensor<2xui64>, tensor<0x3xui16>, tensor<2xui64>, tensor<0x3xui32>, tensor<2xui64>, tensor<0x3xui64>
}
}
// -----
// RNG_THREE_FRY_3x0
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
%c0 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFFFFFFFFFF"> : tensor<2xui64>
%z0 = stablehlo.constant dense<0> : tensor<2xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xui64>
%r:8 = call @f(%a0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x0xui8>, tensor<2xui64>, tensor<3x0xui16>, tensor<2xui64>, tensor<3x0xui32>, tensor<2xui64>, tensor<3x0xui64>)
%e0 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e1 = stablehlo.constant dense<> : tensor<3x0xui8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x0xui8>, tensor<3x0xui8>) -> ()
%e2 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e3 = stablehlo.constant dense<> : tensor<3x0xui16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<3x0xui16>, tensor<3x0xui16>) -> ()
%e4 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e5 = stablehlo.constant dense<> : tensor<3x0xui32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<3x0xui32>, tensor<3x0xui32>) -> ()
%e6 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e7 = stablehlo.constant dense<> : tensor<3x0xui64>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x0xui64>, tensor<3x0xui64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x0xui8>, tensor<2xui64>, tensor<3x0xui16>, tensor<2xui64>, tensor<3x0xui32>, tensor<2xui64>, tensor<3x0xui64>) {
%output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x0xui8>)
%output_state_0, %output_1 = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x0xui16>)
%output_state_2, %output_3 = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x0xui32>)
%output_state_4, %output_5 = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x0xui64>)
return %output_state, %output, %output_state_0, %output_1, %output_state_2, %output_3, %output_state_4, %output_5 : tensor<2xui64>, tensor<3x0xui8>, tensor<2xui64>, tensor<3x0xui16>, tensor<2xui64>, tensor<3x0xui32>, tensor<2xui64>, tensor<3x0xui64>
}
}
// -----
// RNG_PHILOX_scalar
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
%c0 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFFFFFFFFFF"> : tensor<2xui64>
%z0 = stablehlo.constant dense<0> : tensor<2xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xui64>
%r:8 = call @f(%a0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui8>, tensor<2xui64>, tensor<ui16>, tensor<2xui64>, tensor<ui32>, tensor<2xui64>, tensor<ui64>)
%e0 = stablehlo.constant dense<"0xF0DEBC9A78563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e1 = stablehlo.constant dense<"0x33"> : tensor<ui8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<ui8>, tensor<ui8>) -> ()
%e2 = stablehlo.constant dense<"0xF0DEBC9A78563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e3 = stablehlo.constant dense<"0x33EA"> : tensor<ui16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<ui16>, tensor<ui16>) -> ()
%e4 = stablehlo.constant dense<"0xF0DEBC9A78563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e5 = stablehlo.constant dense<"0x33EA10F5"> : tensor<ui32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<ui32>, tensor<ui32>) -> ()
%e6 = stablehlo.constant dense<"0xF0DEBC9A78563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e7 = stablehlo.constant dense<"0x33EA10F56314689D"> : tensor<ui64>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<ui64>, tensor<ui64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xui64>) -> (tensor<2xui64>, tensor<ui8>, tensor<2xui64>, tensor<ui16>, tensor<2xui64>, tensor<ui32>, tensor<2xui64>, tensor<ui64>) {
%output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui8>)
%output_state_0, %output_1 = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui16>)
%output_state_2, %output_3 = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
%output_state_4, %output_5 = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui64>)
return %output_state, %output, %output_state_0, %output_1, %output_state_2, %output_3, %output_state_4, %output_5 : tensor<2xui64>, tensor<ui8>, tensor<2xui64>, tensor<ui16>, tensor<2xui64>, tensor<ui32>, tensor<2xui64>, tensor<ui64>
}
}
// -----
// RNG_PHILOX_1
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
%c0 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFFFFFFFFFF"> : tensor<2xui64>
%z0 = stablehlo.constant dense<0> : tensor<2xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xui64>
%r:8 = call @f(%a0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui8>, tensor<2xui64>, tensor<1xui16>, tensor<2xui64>, tensor<1xui32>, tensor<2xui64>, tensor<1xui64>)
%e0 = stablehlo.constant dense<"0xF0DEBC9A78563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e1 = stablehlo.constant dense<"0x33"> : tensor<1xui8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<1xui8>, tensor<1xui8>) -> ()
%e2 = stablehlo.constant dense<"0xF0DEBC9A78563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e3 = stablehlo.constant dense<"0x33EA"> : tensor<1xui16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<1xui16>, tensor<1xui16>) -> ()
%e4 = stablehlo.constant dense<"0xF0DEBC9A78563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e5 = stablehlo.constant dense<"0x33EA10F5"> : tensor<1xui32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<1xui32>, tensor<1xui32>) -> ()
%e6 = stablehlo.constant dense<"0xF0DEBC9A78563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e7 = stablehlo.constant dense<"0x33EA10F56314689D"> : tensor<1xui64>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<1xui64>, tensor<1xui64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui8>, tensor<2xui64>, tensor<1xui16>, tensor<2xui64>, tensor<1xui32>, tensor<2xui64>, tensor<1xui64>) {
%output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui8>)
%output_state_0, %output_1 = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui16>)
%output_state_2, %output_3 = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui32>)
%output_state_4, %output_5 = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
return %output_state, %output, %output_state_0, %output_1, %output_state_2, %output_3, %output_state_4, %output_5 : tensor<2xui64>, tensor<1xui8>, tensor<2xui64>, tensor<1xui16>, tensor<2xui64>, tensor<1xui32>, tensor<2xui64>, tensor<1xui64>
}
}
// -----
// RNG_PHILOX_2
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
%c0 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFFFFFFFFFF"> : tensor<2xui64>
%z0 = stablehlo.constant dense<0> : tensor<2xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xui64>
%r:8 = call @f(%a0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui8>, tensor<2xui64>, tensor<2xui16>, tensor<2xui64>, tensor<2xui32>, tensor<2xui64>, tensor<2xui64>)
%e0 = stablehlo.constant dense<"0xF0DEBC9A78563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e1 = stablehlo.constant dense<"0x3363"> : tensor<2xui8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2xui8>, tensor<2xui8>) -> ()
%e2 = stablehlo.constant dense<"0xF0DEBC9A78563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e3 = stablehlo.constant dense<"0x33EA6314"> : tensor<2xui16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2xui16>, tensor<2xui16>) -> ()
%e4 = stablehlo.constant dense<"0xF0DEBC9A78563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e5 = stablehlo.constant dense<"0x33EA10F56314689D"> : tensor<2xui32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2xui32>, tensor<2xui32>) -> ()
%e6 = stablehlo.constant dense<"0xF0DEBC9A78563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e7 = stablehlo.constant dense<"0x33EA10F56314689DADFFC69B73A0AC22"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui8>, tensor<2xui64>, tensor<2xui16>, tensor<2xui64>, tensor<2xui32>, tensor<2xui64>, tensor<2xui64>) {
%output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui8>)
%output_state_0, %output_1 = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui16>)
%output_state_2, %output_3 = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui32>)
%output_state_4, %output_5 = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui64>)
return %output_state, %output, %output_state_0, %output_1, %output_state_2, %output_3, %output_state_4, %output_5 : tensor<2xui64>, tensor<2xui8>, tensor<2xui64>, tensor<2xui16>, tensor<2xui64>, tensor<2xui32>, tensor<2xui64>, tensor<2xui64>
}
}
// -----
// RNG_PHILOX_7
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
%c0 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFFFFFFFFFF"> : tensor<2xui64>
%z0 = stablehlo.constant dense<0> : tensor<2xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xui64>
%r:8 = call @f(%a0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui8>, tensor<2xui64>, tensor<7xui16>, tensor<2xui64>, tensor<7xui32>, tensor<2xui64>, tensor<7xui64>)
%e0 = stablehlo.constant dense<"0xF0DEBC9A78563412FFFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e1 = stablehlo.constant dense<"0x3363AD73FFA1B7"> : tensor<7xui8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<7xui8>, tensor<7xui8>) -> ()
%e2 = stablehlo.constant dense<"0xF0DEBC9A78563412FFFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e3 = stablehlo.constant dense<"0x33EA6314ADFF73A0FF56A1D4B7DB"> : tensor<7xui16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<7xui16>, tensor<7xui16>) -> ()
%e4 = stablehlo.constant dense<"0xF0DEBC9A78563412FFFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e5 = stablehlo.constant dense<"0x33EA10F56314689DADFFC69B73A0AC22FF56D8BBA1D495B7B7DBB49D"> : tensor<7xui32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<7xui32>, tensor<7xui32>) -> ()
%e6 = stablehlo.constant dense<"0xF0DEBC9A785634120100000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e7 = stablehlo.constant dense<"0x33EA10F56314689DADFFC69B73A0AC22FF56D8BBA1D495B7B7DBB49DA7D729B11EDF3D580C59BBB3DAE999EA260B2340F38C2D1006DC1220"> : tensor<7xui64>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<7xui64>, tensor<7xui64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui8>, tensor<2xui64>, tensor<7xui16>, tensor<2xui64>, tensor<7xui32>, tensor<2xui64>, tensor<7xui64>) {
%output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui8>)
%output_state_0, %output_1 = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui16>)
%output_state_2, %output_3 = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui32>)
%output_state_4, %output_5 = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui64>)
return %output_state, %output, %output_state_0, %output_1, %output_state_2, %output_3, %output_state_4, %output_5 : tensor<2xui64>, tensor<7xui8>, tensor<2xui64>, tensor<7xui16>, tensor<2xui64>, tensor<7xui32>, tensor<2xui64>, tensor<7xui64>
}
}
// -----
// RNG_PHILOX_18
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
%c0 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFFFFFFFFFF"> : tensor<2xui64>
%z0 = stablehlo.constant dense<0> : tensor<2xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xui64>
%r:8 = call @f(%a0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<18xui8>, tensor<2xui64>, tensor<18xui16>, tensor<2xui64>, tensor<18xui32>, tensor<2xui64>, tensor<18xui64>)
%e0 = stablehlo.constant dense<"0xF0DEBC9A785634120200000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e1 = stablehlo.constant dense<"0x3363AD73FFA1B7A71E0CDA26F306FEFE36C0"> : tensor<18xui8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<18xui8>, tensor<18xui8>) -> ()
%e2 = stablehlo.constant dense<"0xF0DEBC9A785634120200000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e3 = stablehlo.constant dense<"0x33EA6314ADFF73A0FF56A1D4B7DBA7D71EDF0C59DAE9260BF38C06DCFE31FE653610C032"> : tensor<18xui16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<18xui16>, tensor<18xui16>) -> ()
%e4 = stablehlo.constant dense<"0xF0DEBC9A785634120200000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e5 = stablehlo.constant dense<"0x33EA10F56314689DADFFC69B73A0AC22FF56D8BBA1D495B7B7DBB49DA7D729B11EDF3D580C59BBB3DAE999EA260B2340F38C2D1006DC1220FE3190E2FE653CB33610F899C0321BAA"> : tensor<18xui32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<18xui32>, tensor<18xui32>) -> ()
%e6 = stablehlo.constant dense<"0xF0DEBC9A785634120600000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e7 = stablehlo.constant dense<"0x33EA10F56314689DADFFC69B73A0AC22FF56D8BBA1D495B7B7DBB49DA7D729B11EDF3D580C59BBB3DAE999EA260B2340F38C2D1006DC1220FE3190E2FE653CB33610F899C0321BAAE3AE2A14DA82B04F9502BCC76BB6080248D835180CB185CB28169251CCB1C3D314169C7792AACC11FBA2E1E1A753200F2D4201DEE907E9EC339CF8CFCA32ACF787D764706C44031C"> : tensor<18xui64>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<18xui64>, tensor<18xui64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xui64>) -> (tensor<2xui64>, tensor<18xui8>, tensor<2xui64>, tensor<18xui16>, tensor<2xui64>, tensor<18xui32>, tensor<2xui64>, tensor<18xui64>) {
%output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<18xui8>)
%output_state_0, %output_1 = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<18xui16>)
%output_state_2, %output_3 = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<18xui32>)
%output_state_4, %output_5 = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<18xui64>)
return %output_state, %output, %output_state_0, %output_1, %output_state_2, %output_3, %output_state_4, %output_5 : tensor<2xui64>, tensor<18xui8>, tensor<2xui64>, tensor<18xui16>, tensor<2xui64>, tensor<18xui32>, tensor<2xui64>, tensor<18xui64>
}
}
// -----
// RNG_PHILOX_3x5
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
%c0 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFFFFFFFFFF"> : tensor<2xui64>
%z0 = stablehlo.constant dense<0> : tensor<2xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xui64>
%r:8 = call @f(%a0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui8>, tensor<2xui64>, tensor<3x5xui16>, tensor<2xui64>, tensor<3x5xui32>, tensor<2xui64>, tensor<3x5xui64>)
%e0 = stablehlo.constant dense<"0xF0DEBC9A785634120100000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e1 = stablehlo.constant dense<"0x3363AD73FFA1B7A71E0CDA26F306FE"> : tensor<3x5xui8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x5xui8>, tensor<3x5xui8>) -> ()
%e2 = stablehlo.constant dense<"0xF0DEBC9A785634120100000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e3 = stablehlo.constant dense<"0x33EA6314ADFF73A0FF56A1D4B7DBA7D71EDF0C59DAE9260BF38C06DCFE31"> : tensor<3x5xui16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<3x5xui16>, tensor<3x5xui16>) -> ()
%e4 = stablehlo.constant dense<"0xF0DEBC9A785634120100000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e5 = stablehlo.constant dense<"0x33EA10F56314689DADFFC69B73A0AC22FF56D8BBA1D495B7B7DBB49DA7D729B11EDF3D580C59BBB3DAE999EA260B2340F38C2D1006DC1220FE3190E2"> : tensor<3x5xui32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<3x5xui32>, tensor<3x5xui32>) -> ()
%e6 = stablehlo.constant dense<"0xF0DEBC9A785634120500000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e7 = stablehlo.constant dense<"0x33EA10F56314689DADFFC69B73A0AC22FF56D8BBA1D495B7B7DBB49DA7D729B11EDF3D580C59BBB3DAE999EA260B2340F38C2D1006DC1220FE3190E2FE653CB33610F899C0321BAAE3AE2A14DA82B04F9502BCC76BB6080248D835180CB185CB28169251CCB1C3D314169C7792AACC11FBA2E1E1A753200F"> : tensor<3x5xui64>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x5xui64>, tensor<3x5xui64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui8>, tensor<2xui64>, tensor<3x5xui16>, tensor<2xui64>, tensor<3x5xui32>, tensor<2xui64>, tensor<3x5xui64>) {
%output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui8>)
%output_state_0, %output_1 = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui16>)
%output_state_2, %output_3 = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui32>)
%output_state_4, %output_5 = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui64>)
return %output_state, %output, %output_state_0, %output_1, %output_state_2, %output_3, %output_state_4, %output_5 : tensor<2xui64>, tensor<3x5xui8>, tensor<2xui64>, tensor<3x5xui16>, tensor<2xui64>, tensor<3x5xui32>, tensor<2xui64>, tensor<3x5xui64>
}
}
// -----
// RNG_PHILOX_3x4x2
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
%c0 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFFFFFFFFFF"> : tensor<2xui64>
%z0 = stablehlo.constant dense<0> : tensor<2xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xui64>
%r:8 = call @f(%a0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4x2xui8>, tensor<2xui64>, tensor<3x4x2xui16>, tensor<2xui64>, tensor<3x4x2xui32>, tensor<2xui64>, tensor<3x4x2xui64>)
%e0 = stablehlo.constant dense<"0xF0DEBC9A785634120300000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e1 = stablehlo.constant dense<"0x3363AD73FFA1B7A71E0CDA26F306FEFE36C0E3DA956B480C"> : tensor<3x4x2xui8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x4x2xui8>, tensor<3x4x2xui8>) -> ()
%e2 = stablehlo.constant dense<"0xF0DEBC9A785634120300000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e3 = stablehlo.constant dense<"0x33EA6314ADFF73A0FF56A1D4B7DBA7D71EDF0C59DAE9260BF38C06DCFE31FE653610C032E3AEDA8295026BB648D80CB1"> : tensor<3x4x2xui16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<3x4x2xui16>, tensor<3x4x2xui16>) -> ()
%e4 = stablehlo.constant dense<"0xF0DEBC9A785634120300000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e5 = stablehlo.constant dense<"0x33EA10F56314689DADFFC69B73A0AC22FF56D8BBA1D495B7B7DBB49DA7D729B11EDF3D580C59BBB3DAE999EA260B2340F38C2D1006DC1220FE3190E2FE653CB33610F899C0321BAAE3AE2A14DA82B04F9502BCC76BB6080248D835180CB185CB"> : tensor<3x4x2xui32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<3x4x2xui32>, tensor<3x4x2xui32>) -> ()
%e6 = stablehlo.constant dense<"0xF0DEBC9A785634120900000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e7 = stablehlo.constant dense<"0x33EA10F56314689DADFFC69B73A0AC22FF56D8BBA1D495B7B7DBB49DA7D729B11EDF3D580C59BBB3DAE999EA260B2340F38C2D1006DC1220FE3190E2FE653CB33610F899C0321BAAE3AE2A14DA82B04F9502BCC76BB6080248D835180CB185CB28169251CCB1C3D314169C7792AACC11FBA2E1E1A753200F2D4201DEE907E9EC339CF8CFCA32ACF787D764706C44031C44F47EE0A156EC3BAAB32E5B4A8616955377122D2C24AA430D3EA4B3BBFAB46A6E7C02E6AEEB06C67C002FE894F1DFA0"> : tensor<3x4x2xui64>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4x2xui64>, tensor<3x4x2xui64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4x2xui8>, tensor<2xui64>, tensor<3x4x2xui16>, tensor<2xui64>, tensor<3x4x2xui32>, tensor<2xui64>, tensor<3x4x2xui64>) {
%output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4x2xui8>)
%output_state_0, %output_1 = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4x2xui16>)
%output_state_2, %output_3 = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4x2xui32>)
%output_state_4, %output_5 = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4x2xui64>)
return %output_state, %output, %output_state_0, %output_1, %output_state_2, %output_3, %output_state_4, %output_5 : tensor<2xui64>, tensor<3x4x2xui8>, tensor<2xui64>, tensor<3x4x2xui16>, tensor<2xui64>, tensor<3x4x2xui32>, tensor<2xui64>, tensor<3x4x2xui64>
}
}
// -----
// RNG_PHILOX_5x1x3
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
%c0 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFFFFFFFFFF"> : tensor<2xui64>
%z0 = stablehlo.constant dense<0> : tensor<2xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xui64>
%r:8 = call @f(%a0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5x1x3xui8>, tensor<2xui64>, tensor<5x1x3xui16>, tensor<2xui64>, tensor<5x1x3xui32>, tensor<2xui64>, tensor<5x1x3xui64>)
%e0 = stablehlo.constant dense<"0xF0DEBC9A785634120100000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e1 = stablehlo.constant dense<"0x3363AD73FFA1B7A71E0CDA26F306FE"> : tensor<5x1x3xui8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5x1x3xui8>, tensor<5x1x3xui8>) -> ()
%e2 = stablehlo.constant dense<"0xF0DEBC9A785634120100000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e3 = stablehlo.constant dense<"0x33EA6314ADFF73A0FF56A1D4B7DBA7D71EDF0C59DAE9260BF38C06DCFE31"> : tensor<5x1x3xui16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<5x1x3xui16>, tensor<5x1x3xui16>) -> ()
%e4 = stablehlo.constant dense<"0xF0DEBC9A785634120100000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e5 = stablehlo.constant dense<"0x33EA10F56314689DADFFC69B73A0AC22FF56D8BBA1D495B7B7DBB49DA7D729B11EDF3D580C59BBB3DAE999EA260B2340F38C2D1006DC1220FE3190E2"> : tensor<5x1x3xui32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<5x1x3xui32>, tensor<5x1x3xui32>) -> ()
%e6 = stablehlo.constant dense<"0xF0DEBC9A785634120500000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e7 = stablehlo.constant dense<"0x33EA10F56314689DADFFC69B73A0AC22FF56D8BBA1D495B7B7DBB49DA7D729B11EDF3D580C59BBB3DAE999EA260B2340F38C2D1006DC1220FE3190E2FE653CB33610F899C0321BAAE3AE2A14DA82B04F9502BCC76BB6080248D835180CB185CB28169251CCB1C3D314169C7792AACC11FBA2E1E1A753200F"> : tensor<5x1x3xui64>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<5x1x3xui64>, tensor<5x1x3xui64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xui64>) -> (tensor<2xui64>, tensor<5x1x3xui8>, tensor<2xui64>, tensor<5x1x3xui16>, tensor<2xui64>, tensor<5x1x3xui32>, tensor<2xui64>, tensor<5x1x3xui64>) {
%output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5x1x3xui8>)
%output_state_0, %output_1 = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5x1x3xui16>)
%output_state_2, %output_3 = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5x1x3xui32>)
%output_state_4, %output_5 = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5x1x3xui64>)
return %output_state, %output, %output_state_0, %output_1, %output_state_2, %output_3, %output_state_4, %output_5 : tensor<2xui64>, tensor<5x1x3xui8>, tensor<2xui64>, tensor<5x1x3xui16>, tensor<2xui64>, tensor<5x1x3xui32>, tensor<2xui64>, tensor<5x1x3xui64>
}
}
// -----
// RNG_PHILOX_0x3
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
%c0 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFFFFFFFFFF"> : tensor<2xui64>
%z0 = stablehlo.constant dense<0> : tensor<2xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xui64>
%r:8 = call @f(%a0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui8>, tensor<2xui64>, tensor<0x3xui16>, tensor<2xui64>, tensor<0x3xui32>, tensor<2xui64>, tensor<0x3xui64>)
%e0 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e1 = stablehlo.constant dense<> : tensor<0x3xui8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<0x3xui8>, tensor<0x3xui8>) -> ()
%e2 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e3 = stablehlo.constant dense<> : tensor<0x3xui16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<0x3xui16>, tensor<0x3xui16>) -> ()
%e4 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e5 = stablehlo.constant dense<> : tensor<0x3xui32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<0x3xui32>, tensor<0x3xui32>) -> ()
%e6 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e7 = stablehlo.constant dense<> : tensor<0x3xui64>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<0x3xui64>, tensor<0x3xui64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui8>, tensor<2xui64>, tensor<0x3xui16>, tensor<2xui64>, tensor<0x3xui32>, tensor<2xui64>, tensor<0x3xui64>) {
%output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui8>)
%output_state_0, %output_1 = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui16>)
%output_state_2, %output_3 = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui32>)
%output_state_4, %output_5 = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui64>)
return %output_state, %output, %output_state_0, %output_1, %output_state_2, %output_3, %output_state_4, %output_5 : tensor<2xui64>, tensor<0x3xui8>, tensor<2xui64>, tensor<0x3xui16>, tensor<2xui64>, tensor<0x3xui32>, tensor<2xui64>, tensor<0x3xui64>
}
}
// -----
// RNG_PHILOX_3x0
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
%c0 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFFFFFFFFFF"> : tensor<2xui64>
%z0 = stablehlo.constant dense<0> : tensor<2xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xui64>
%r:8 = call @f(%a0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x0xui8>, tensor<2xui64>, tensor<3x0xui16>, tensor<2xui64>, tensor<3x0xui32>, tensor<2xui64>, tensor<3x0xui64>)
%e0 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e1 = stablehlo.constant dense<> : tensor<3x0xui8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x0xui8>, tensor<3x0xui8>) -> ()
%e2 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e3 = stablehlo.constant dense<> : tensor<3x0xui16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<3x0xui16>, tensor<3x0xui16>) -> ()
%e4 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e5 = stablehlo.constant dense<> : tensor<3x0xui32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<3x0xui32>, tensor<3x0xui32>) -> ()
%e6 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e7 = stablehlo.constant dense<> : tensor<3x0xui64>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x0xui64>, tensor<3x0xui64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x0xui8>, tensor<2xui64>, tensor<3x0xui16>, tensor<2xui64>, tensor<3x0xui32>, tensor<2xui64>, tensor<3x0xui64>) {
%output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x0xui8>)
%output_state_0, %output_1 = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x0xui16>)
%output_state_2, %output_3 = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x0xui32>)
%output_state_4, %output_5 = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x0xui64>)
return %output_state, %output, %output_state_0, %output_1, %output_state_2, %output_3, %output_state_4, %output_5 : tensor<2xui64>, tensor<3x0xui8>, tensor<2xui64>, tensor<3x0xui16>, tensor<2xui64>, tensor<3x0xui32>, tensor<2xui64>, tensor<3x0xui64>
}
}
// -----
// RNG_DEFAULT_scalar
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
%c0 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFFFFFFFFFF"> : tensor<2xui64>
%z0 = stablehlo.constant dense<0> : tensor<2xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xui64>
%r:8 = call @f(%a0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui8>, tensor<2xui64>, tensor<ui16>, tensor<2xui64>, tensor<ui32>, tensor<2xui64>, tensor<ui64>)
%e0 = stablehlo.constant dense<"0xF0DEBC9A78563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e1 = stablehlo.constant dense<"0x33"> : tensor<ui8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<ui8>, tensor<ui8>) -> ()
%e2 = stablehlo.constant dense<"0xF0DEBC9A78563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e3 = stablehlo.constant dense<"0x33EA"> : tensor<ui16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<ui16>, tensor<ui16>) -> ()
%e4 = stablehlo.constant dense<"0xF0DEBC9A78563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e5 = stablehlo.constant dense<"0x33EA10F5"> : tensor<ui32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<ui32>, tensor<ui32>) -> ()
%e6 = stablehlo.constant dense<"0xF0DEBC9A78563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e7 = stablehlo.constant dense<"0x33EA10F56314689D"> : tensor<ui64>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<ui64>, tensor<ui64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xui64>) -> (tensor<2xui64>, tensor<ui8>, tensor<2xui64>, tensor<ui16>, tensor<2xui64>, tensor<ui32>, tensor<2xui64>, tensor<ui64>) {
%output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui8>)
%output_state_0, %output_1 = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui16>)
%output_state_2, %output_3 = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
%output_state_4, %output_5 = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui64>)
return %output_state, %output, %output_state_0, %output_1, %output_state_2, %output_3, %output_state_4, %output_5 : tensor<2xui64>, tensor<ui8>, tensor<2xui64>, tensor<ui16>, tensor<2xui64>, tensor<ui32>, tensor<2xui64>, tensor<ui64>
}
}
// -----
// RNG_DEFAULT_1
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
%c0 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFFFFFFFFFF"> : tensor<2xui64>
%z0 = stablehlo.constant dense<0> : tensor<2xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xui64>
%r:8 = call @f(%a0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui8>, tensor<2xui64>, tensor<1xui16>, tensor<2xui64>, tensor<1xui32>, tensor<2xui64>, tensor<1xui64>)
%e0 = stablehlo.constant dense<"0xF0DEBC9A78563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e1 = stablehlo.constant dense<"0x33"> : tensor<1xui8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<1xui8>, tensor<1xui8>) -> ()
%e2 = stablehlo.constant dense<"0xF0DEBC9A78563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e3 = stablehlo.constant dense<"0x33EA"> : tensor<1xui16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<1xui16>, tensor<1xui16>) -> ()
%e4 = stablehlo.constant dense<"0xF0DEBC9A78563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e5 = stablehlo.constant dense<"0x33EA10F5"> : tensor<1xui32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<1xui32>, tensor<1xui32>) -> ()
%e6 = stablehlo.constant dense<"0xF0DEBC9A78563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e7 = stablehlo.constant dense<"0x33EA10F56314689D"> : tensor<1xui64>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<1xui64>, tensor<1xui64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui8>, tensor<2xui64>, tensor<1xui16>, tensor<2xui64>, tensor<1xui32>, tensor<2xui64>, tensor<1xui64>) {
%output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui8>)
%output_state_0, %output_1 = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui16>)
%output_state_2, %output_3 = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui32>)
%output_state_4, %output_5 = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
return %output_state, %output, %output_state_0, %output_1, %output_state_2, %output_3, %output_state_4, %output_5 : tensor<2xui64>, tensor<1xui8>, tensor<2xui64>, tensor<1xui16>, tensor<2xui64>, tensor<1xui32>, tensor<2xui64>, tensor<1xui64>
}
}
// -----
// RNG_DEFAULT_2
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
%c0 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFFFFFFFFFF"> : tensor<2xui64>
%z0 = stablehlo.constant dense<0> : tensor<2xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xui64>
%r:8 = call @f(%a0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui8>, tensor<2xui64>, tensor<2xui16>, tensor<2xui64>, tensor<2xui32>, tensor<2xui64>, tensor<2xui64>)
%e0 = stablehlo.constant dense<"0xF0DEBC9A78563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e1 = stablehlo.constant dense<"0x3363"> : tensor<2xui8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2xui8>, tensor<2xui8>) -> ()
%e2 = stablehlo.constant dense<"0xF0DEBC9A78563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e3 = stablehlo.constant dense<"0x33EA6314"> : tensor<2xui16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<2xui16>, tensor<2xui16>) -> ()
%e4 = stablehlo.constant dense<"0xF0DEBC9A78563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e5 = stablehlo.constant dense<"0x33EA10F56314689D"> : tensor<2xui32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2xui32>, tensor<2xui32>) -> ()
%e6 = stablehlo.constant dense<"0xF0DEBC9A78563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e7 = stablehlo.constant dense<"0x33EA10F56314689DADFFC69B73A0AC22"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui8>, tensor<2xui64>, tensor<2xui16>, tensor<2xui64>, tensor<2xui32>, tensor<2xui64>, tensor<2xui64>) {
%output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui8>)
%output_state_0, %output_1 = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui16>)
%output_state_2, %output_3 = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui32>)
%output_state_4, %output_5 = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui64>)
return %output_state, %output, %output_state_0, %output_1, %output_state_2, %output_3, %output_state_4, %output_5 : tensor<2xui64>, tensor<2xui8>, tensor<2xui64>, tensor<2xui16>, tensor<2xui64>, tensor<2xui32>, tensor<2xui64>, tensor<2xui64>
}
}
// -----
// RNG_DEFAULT_7
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
%c0 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFFFFFFFFFF"> : tensor<2xui64>
%z0 = stablehlo.constant dense<0> : tensor<2xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xui64>
%r:8 = call @f(%a0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui8>, tensor<2xui64>, tensor<7xui16>, tensor<2xui64>, tensor<7xui32>, tensor<2xui64>, tensor<7xui64>)
%e0 = stablehlo.constant dense<"0xF0DEBC9A78563412FFFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e1 = stablehlo.constant dense<"0x3363AD73FFA1B7"> : tensor<7xui8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<7xui8>, tensor<7xui8>) -> ()
%e2 = stablehlo.constant dense<"0xF0DEBC9A78563412FFFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e3 = stablehlo.constant dense<"0x33EA6314ADFF73A0FF56A1D4B7DB"> : tensor<7xui16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<7xui16>, tensor<7xui16>) -> ()
%e4 = stablehlo.constant dense<"0xF0DEBC9A78563412FFFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e5 = stablehlo.constant dense<"0x33EA10F56314689DADFFC69B73A0AC22FF56D8BBA1D495B7B7DBB49D"> : tensor<7xui32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<7xui32>, tensor<7xui32>) -> ()
%e6 = stablehlo.constant dense<"0xF0DEBC9A785634120100000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e7 = stablehlo.constant dense<"0x33EA10F56314689DADFFC69B73A0AC22FF56D8BBA1D495B7B7DBB49DA7D729B11EDF3D580C59BBB3DAE999EA260B2340F38C2D1006DC1220"> : tensor<7xui64>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<7xui64>, tensor<7xui64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui8>, tensor<2xui64>, tensor<7xui16>, tensor<2xui64>, tensor<7xui32>, tensor<2xui64>, tensor<7xui64>) {
%output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui8>)
%output_state_0, %output_1 = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui16>)
%output_state_2, %output_3 = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui32>)
%output_state_4, %output_5 = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui64>)
return %output_state, %output, %output_state_0, %output_1, %output_state_2, %output_3, %output_state_4, %output_5 : tensor<2xui64>, tensor<7xui8>, tensor<2xui64>, tensor<7xui16>, tensor<2xui64>, tensor<7xui32>, tensor<2xui64>, tensor<7xui64>
}
}
// -----
// RNG_DEFAULT_18
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
%c0 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFFFFFFFFFF"> : tensor<2xui64>
%z0 = stablehlo.constant dense<0> : tensor<2xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xui64>
%r:8 = call @f(%a0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<18xui8>, tensor<2xui64>, tensor<18xui16>, tensor<2xui64>, tensor<18xui32>, tensor<2xui64>, tensor<18xui64>)
%e0 = stablehlo.constant dense<"0xF0DEBC9A785634120200000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e1 = stablehlo.constant dense<"0x3363AD73FFA1B7A71E0CDA26F306FEFE36C0"> : tensor<18xui8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<18xui8>, tensor<18xui8>) -> ()
%e2 = stablehlo.constant dense<"0xF0DEBC9A785634120200000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e3 = stablehlo.constant dense<"0x33EA6314ADFF73A0FF56A1D4B7DBA7D71EDF0C59DAE9260BF38C06DCFE31FE653610C032"> : tensor<18xui16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<18xui16>, tensor<18xui16>) -> ()
%e4 = stablehlo.constant dense<"0xF0DEBC9A785634120200000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e5 = stablehlo.constant dense<"0x33EA10F56314689DADFFC69B73A0AC22FF56D8BBA1D495B7B7DBB49DA7D729B11EDF3D580C59BBB3DAE999EA260B2340F38C2D1006DC1220FE3190E2FE653CB33610F899C0321BAA"> : tensor<18xui32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<18xui32>, tensor<18xui32>) -> ()
%e6 = stablehlo.constant dense<"0xF0DEBC9A785634120600000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e7 = stablehlo.constant dense<"0x33EA10F56314689DADFFC69B73A0AC22FF56D8BBA1D495B7B7DBB49DA7D729B11EDF3D580C59BBB3DAE999EA260B2340F38C2D1006DC1220FE3190E2FE653CB33610F899C0321BAAE3AE2A14DA82B04F9502BCC76BB6080248D835180CB185CB28169251CCB1C3D314169C7792AACC11FBA2E1E1A753200F2D4201DEE907E9EC339CF8CFCA32ACF787D764706C44031C"> : tensor<18xui64>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<18xui64>, tensor<18xui64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xui64>) -> (tensor<2xui64>, tensor<18xui8>, tensor<2xui64>, tensor<18xui16>, tensor<2xui64>, tensor<18xui32>, tensor<2xui64>, tensor<18xui64>) {
%output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<18xui8>)
%output_state_0, %output_1 = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<18xui16>)
%output_state_2, %output_3 = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<18xui32>)
%output_state_4, %output_5 = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<18xui64>)
return %output_state, %output, %output_state_0, %output_1, %output_state_2, %output_3, %output_state_4, %output_5 : tensor<2xui64>, tensor<18xui8>, tensor<2xui64>, tensor<18xui16>, tensor<2xui64>, tensor<18xui32>, tensor<2xui64>, tensor<18xui64>
}
}
// -----
// RNG_DEFAULT_3x5
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
%c0 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFFFFFFFFFF"> : tensor<2xui64>
%z0 = stablehlo.constant dense<0> : tensor<2xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xui64>
%r:8 = call @f(%a0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui8>, tensor<2xui64>, tensor<3x5xui16>, tensor<2xui64>, tensor<3x5xui32>, tensor<2xui64>, tensor<3x5xui64>)
%e0 = stablehlo.constant dense<"0xF0DEBC9A785634120100000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e1 = stablehlo.constant dense<"0x3363AD73FFA1B7A71E0CDA26F306FE"> : tensor<3x5xui8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x5xui8>, tensor<3x5xui8>) -> ()
%e2 = stablehlo.constant dense<"0xF0DEBC9A785634120100000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e3 = stablehlo.constant dense<"0x33EA6314ADFF73A0FF56A1D4B7DBA7D71EDF0C59DAE9260BF38C06DCFE31"> : tensor<3x5xui16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<3x5xui16>, tensor<3x5xui16>) -> ()
%e4 = stablehlo.constant dense<"0xF0DEBC9A785634120100000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e5 = stablehlo.constant dense<"0x33EA10F56314689DADFFC69B73A0AC22FF56D8BBA1D495B7B7DBB49DA7D729B11EDF3D580C59BBB3DAE999EA260B2340F38C2D1006DC1220FE3190E2"> : tensor<3x5xui32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<3x5xui32>, tensor<3x5xui32>) -> ()
%e6 = stablehlo.constant dense<"0xF0DEBC9A785634120500000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e7 = stablehlo.constant dense<"0x33EA10F56314689DADFFC69B73A0AC22FF56D8BBA1D495B7B7DBB49DA7D729B11EDF3D580C59BBB3DAE999EA260B2340F38C2D1006DC1220FE3190E2FE653CB33610F899C0321BAAE3AE2A14DA82B04F9502BCC76BB6080248D835180CB185CB28169251CCB1C3D314169C7792AACC11FBA2E1E1A753200F"> : tensor<3x5xui64>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x5xui64>, tensor<3x5xui64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui8>, tensor<2xui64>, tensor<3x5xui16>, tensor<2xui64>, tensor<3x5xui32>, tensor<2xui64>, tensor<3x5xui64>) {
%output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui8>)
%output_state_0, %output_1 = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui16>)
%output_state_2, %output_3 = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui32>)
%output_state_4, %output_5 = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui64>)
return %output_state, %output, %output_state_0, %output_1, %output_state_2, %output_3, %output_state_4, %output_5 : tensor<2xui64>, tensor<3x5xui8>, tensor<2xui64>, tensor<3x5xui16>, tensor<2xui64>, tensor<3x5xui32>, tensor<2xui64>, tensor<3x5xui64>
}
}
// -----
// RNG_DEFAULT_3x4x2
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
%c0 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFFFFFFFFFF"> : tensor<2xui64>
%z0 = stablehlo.constant dense<0> : tensor<2xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xui64>
%r:8 = call @f(%a0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4x2xui8>, tensor<2xui64>, tensor<3x4x2xui16>, tensor<2xui64>, tensor<3x4x2xui32>, tensor<2xui64>, tensor<3x4x2xui64>)
%e0 = stablehlo.constant dense<"0xF0DEBC9A785634120300000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e1 = stablehlo.constant dense<"0x3363AD73FFA1B7A71E0CDA26F306FEFE36C0E3DA956B480C"> : tensor<3x4x2xui8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x4x2xui8>, tensor<3x4x2xui8>) -> ()
%e2 = stablehlo.constant dense<"0xF0DEBC9A785634120300000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e3 = stablehlo.constant dense<"0x33EA6314ADFF73A0FF56A1D4B7DBA7D71EDF0C59DAE9260BF38C06DCFE31FE653610C032E3AEDA8295026BB648D80CB1"> : tensor<3x4x2xui16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<3x4x2xui16>, tensor<3x4x2xui16>) -> ()
%e4 = stablehlo.constant dense<"0xF0DEBC9A785634120300000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e5 = stablehlo.constant dense<"0x33EA10F56314689DADFFC69B73A0AC22FF56D8BBA1D495B7B7DBB49DA7D729B11EDF3D580C59BBB3DAE999EA260B2340F38C2D1006DC1220FE3190E2FE653CB33610F899C0321BAAE3AE2A14DA82B04F9502BCC76BB6080248D835180CB185CB"> : tensor<3x4x2xui32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<3x4x2xui32>, tensor<3x4x2xui32>) -> ()
%e6 = stablehlo.constant dense<"0xF0DEBC9A785634120900000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e7 = stablehlo.constant dense<"0x33EA10F56314689DADFFC69B73A0AC22FF56D8BBA1D495B7B7DBB49DA7D729B11EDF3D580C59BBB3DAE999EA260B2340F38C2D1006DC1220FE3190E2FE653CB33610F899C0321BAAE3AE2A14DA82B04F9502BCC76BB6080248D835180CB185CB28169251CCB1C3D314169C7792AACC11FBA2E1E1A753200F2D4201DEE907E9EC339CF8CFCA32ACF787D764706C44031C44F47EE0A156EC3BAAB32E5B4A8616955377122D2C24AA430D3EA4B3BBFAB46A6E7C02E6AEEB06C67C002FE894F1DFA0"> : tensor<3x4x2xui64>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x4x2xui64>, tensor<3x4x2xui64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4x2xui8>, tensor<2xui64>, tensor<3x4x2xui16>, tensor<2xui64>, tensor<3x4x2xui32>, tensor<2xui64>, tensor<3x4x2xui64>) {
%output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4x2xui8>)
%output_state_0, %output_1 = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4x2xui16>)
%output_state_2, %output_3 = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4x2xui32>)
%output_state_4, %output_5 = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4x2xui64>)
return %output_state, %output, %output_state_0, %output_1, %output_state_2, %output_3, %output_state_4, %output_5 : tensor<2xui64>, tensor<3x4x2xui8>, tensor<2xui64>, tensor<3x4x2xui16>, tensor<2xui64>, tensor<3x4x2xui32>, tensor<2xui64>, tensor<3x4x2xui64>
}
}
// -----
// RNG_DEFAULT_5x1x3
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
%c0 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFFFFFFFFFF"> : tensor<2xui64>
%z0 = stablehlo.constant dense<0> : tensor<2xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xui64>
%r:8 = call @f(%a0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5x1x3xui8>, tensor<2xui64>, tensor<5x1x3xui16>, tensor<2xui64>, tensor<5x1x3xui32>, tensor<2xui64>, tensor<5x1x3xui64>)
%e0 = stablehlo.constant dense<"0xF0DEBC9A785634120100000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e1 = stablehlo.constant dense<"0x3363AD73FFA1B7A71E0CDA26F306FE"> : tensor<5x1x3xui8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5x1x3xui8>, tensor<5x1x3xui8>) -> ()
%e2 = stablehlo.constant dense<"0xF0DEBC9A785634120100000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e3 = stablehlo.constant dense<"0x33EA6314ADFF73A0FF56A1D4B7DBA7D71EDF0C59DAE9260BF38C06DCFE31"> : tensor<5x1x3xui16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<5x1x3xui16>, tensor<5x1x3xui16>) -> ()
%e4 = stablehlo.constant dense<"0xF0DEBC9A785634120100000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e5 = stablehlo.constant dense<"0x33EA10F56314689DADFFC69B73A0AC22FF56D8BBA1D495B7B7DBB49DA7D729B11EDF3D580C59BBB3DAE999EA260B2340F38C2D1006DC1220FE3190E2"> : tensor<5x1x3xui32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<5x1x3xui32>, tensor<5x1x3xui32>) -> ()
%e6 = stablehlo.constant dense<"0xF0DEBC9A785634120500000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e7 = stablehlo.constant dense<"0x33EA10F56314689DADFFC69B73A0AC22FF56D8BBA1D495B7B7DBB49DA7D729B11EDF3D580C59BBB3DAE999EA260B2340F38C2D1006DC1220FE3190E2FE653CB33610F899C0321BAAE3AE2A14DA82B04F9502BCC76BB6080248D835180CB185CB28169251CCB1C3D314169C7792AACC11FBA2E1E1A753200F"> : tensor<5x1x3xui64>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<5x1x3xui64>, tensor<5x1x3xui64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xui64>) -> (tensor<2xui64>, tensor<5x1x3xui8>, tensor<2xui64>, tensor<5x1x3xui16>, tensor<2xui64>, tensor<5x1x3xui32>, tensor<2xui64>, tensor<5x1x3xui64>) {
%output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5x1x3xui8>)
%output_state_0, %output_1 = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5x1x3xui16>)
%output_state_2, %output_3 = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5x1x3xui32>)
%output_state_4, %output_5 = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5x1x3xui64>)
return %output_state, %output, %output_state_0, %output_1, %output_state_2, %output_3, %output_state_4, %output_5 : tensor<2xui64>, tensor<5x1x3xui8>, tensor<2xui64>, tensor<5x1x3xui16>, tensor<2xui64>, tensor<5x1x3xui32>, tensor<2xui64>, tensor<5x1x3xui64>
}
}
// -----
// RNG_DEFAULT_0x3
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
%c0 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFFFFFFFFFF"> : tensor<2xui64>
%z0 = stablehlo.constant dense<0> : tensor<2xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xui64>
%r:8 = call @f(%a0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui8>, tensor<2xui64>, tensor<0x3xui16>, tensor<2xui64>, tensor<0x3xui32>, tensor<2xui64>, tensor<0x3xui64>)
%e0 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e1 = stablehlo.constant dense<> : tensor<0x3xui8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<0x3xui8>, tensor<0x3xui8>) -> ()
%e2 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e3 = stablehlo.constant dense<> : tensor<0x3xui16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<0x3xui16>, tensor<0x3xui16>) -> ()
%e4 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e5 = stablehlo.constant dense<> : tensor<0x3xui32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<0x3xui32>, tensor<0x3xui32>) -> ()
%e6 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e7 = stablehlo.constant dense<> : tensor<0x3xui64>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<0x3xui64>, tensor<0x3xui64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui8>, tensor<2xui64>, tensor<0x3xui16>, tensor<2xui64>, tensor<0x3xui32>, tensor<2xui64>, tensor<0x3xui64>) {
%output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui8>)
%output_state_0, %output_1 = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui16>)
%output_state_2, %output_3 = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui32>)
%output_state_4, %output_5 = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui64>)
return %output_state, %output, %output_state_0, %output_1, %output_state_2, %output_3, %output_state_4, %output_5 : tensor<2xui64>, tensor<0x3xui8>, tensor<2xui64>, tensor<0x3xui16>, tensor<2xui64>, tensor<0x3xui32>, tensor<2xui64>, tensor<0x3xui64>
}
}
// -----
// RNG_DEFAULT_3x0
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
%c0 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFFFFFFFFFF"> : tensor<2xui64>
%z0 = stablehlo.constant dense<0> : tensor<2xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xui64>
%r:8 = call @f(%a0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x0xui8>, tensor<2xui64>, tensor<3x0xui16>, tensor<2xui64>, tensor<3x0xui32>, tensor<2xui64>, tensor<3x0xui64>)
%e0 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e1 = stablehlo.constant dense<> : tensor<3x0xui8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x0xui8>, tensor<3x0xui8>) -> ()
%e2 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e3 = stablehlo.constant dense<> : tensor<3x0xui16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<3x0xui16>, tensor<3x0xui16>) -> ()
%e4 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e5 = stablehlo.constant dense<> : tensor<3x0xui32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<3x0xui32>, tensor<3x0xui32>) -> ()
%e6 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFFFFFFFFFF"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e7 = stablehlo.constant dense<> : tensor<3x0xui64>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3x0xui64>, tensor<3x0xui64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x0xui8>, tensor<2xui64>, tensor<3x0xui16>, tensor<2xui64>, tensor<3x0xui32>, tensor<2xui64>, tensor<3x0xui64>) {
%output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x0xui8>)
%output_state_0, %output_1 = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x0xui16>)
%output_state_2, %output_3 = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x0xui32>)
%output_state_4, %output_5 = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x0xui64>)
return %output_state, %output, %output_state_0, %output_1, %output_state_2, %output_3, %output_state_4, %output_5 : tensor<2xui64>, tensor<3x0xui8>, tensor<2xui64>, tensor<3x0xui16>, tensor<2xui64>, tensor<3x0xui32>, tensor<2xui64>, tensor<3x0xui64>
}
}
// -----
// THREE_FRY_i8_state_2
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
%c0 = stablehlo.constant dense<"0x0700000000000000FEFFFFFFFFFFFFFF"> : tensor<2xui64>
%z0 = stablehlo.constant dense<0> : tensor<2xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xui64>
%r:2 = call @f(%a0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xi8>)
%e0 = stablehlo.constant dense<"0x07000000000000000400000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e1 = stablehlo.constant dense<"0x97076AEA93B92FB1B4"> : tensor<3x3xi8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x3xi8>, tensor<3x3xi8>) -> ()
return
}
func.func private @f(%k: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xi8>) {
%0:2 = stablehlo.rng_bit_generator %k, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xi8>)
%1 = stablehlo.bitcast_convert %0#1 : (tensor<3x3xi8>) -> tensor<3x3xi8>
return %0#0, %1 : tensor<2xui64>, tensor<3x3xi8>
}
}
// -----
// THREE_FRY_i16_state_2
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
%c0 = stablehlo.constant dense<"0x0700000000000000FEFFFFFFFFFFFFFF"> : tensor<2xui64>
%z0 = stablehlo.constant dense<0> : tensor<2xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xui64>
%r:2 = call @f(%a0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xi16>)
%e0 = stablehlo.constant dense<"0x07000000000000000400000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e1 = stablehlo.constant dense<"0x97DD07966A29EAAB9322B9532FA1B18EB490"> : tensor<3x3xi16>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x3xi16>, tensor<3x3xi16>) -> ()
return
}
func.func private @f(%k: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xi16>) {
%0:2 = stablehlo.rng_bit_generator %k, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xi16>)
%1 = stablehlo.bitcast_convert %0#1 : (tensor<3x3xi16>) -> tensor<3x3xi16>
return %0#0, %1 : tensor<2xui64>, tensor<3x3xi16>
}
}
// -----
// THREE_FRY_i32_state_2
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
%c0 = stablehlo.constant dense<"0x0700000000000000FEFFFFFFFFFFFFFF"> : tensor<2xui64>
%z0 = stablehlo.constant dense<0> : tensor<2xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xui64>
%r:2 = call @f(%a0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xi32>)
%e0 = stablehlo.constant dense<"0x07000000000000000400000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e1 = stablehlo.constant dense<"0x97DD23C407963ED06A2992E8EAAB4FA19322525FB9533BBC2FA1B8B0B18E4F18B4908F2B"> : tensor<3x3xi32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x3xi32>, tensor<3x3xi32>) -> ()
return
}
func.func private @f(%k: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xi32>) {
%0:2 = stablehlo.rng_bit_generator %k, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xi32>)
%1 = stablehlo.bitcast_convert %0#1 : (tensor<3x3xi32>) -> tensor<3x3xi32>
return %0#0, %1 : tensor<2xui64>, tensor<3x3xi32>
}
}
// -----
// THREE_FRY_i64_state_2
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
%c0 = stablehlo.constant dense<"0x0700000000000000FEFFFFFFFFFFFFFF"> : tensor<2xui64>
%z0 = stablehlo.constant dense<0> : tensor<2xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xui64>
%r:2 = call @f(%a0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xi64>)
%e0 = stablehlo.constant dense<"0x07000000000000000700000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e1 = stablehlo.constant dense<"0x97DD23C4EAAB4FA107963ED09322525F6A2992E8B9533BBC2FA1B8B0D0938B4FB18E4F1877F6C012B4908F2B5435DEFD6C5C1A26F8473E3B9307CA4B25E01692C8649FF0750C7F07"> : tensor<3x3xi64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x3xi64>, tensor<3x3xi64>) -> ()
return
}
func.func private @f(%k: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xi64>) {
%0:2 = stablehlo.rng_bit_generator %k, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xi64>)
%1 = stablehlo.bitcast_convert %0#1 : (tensor<3x3xi64>) -> tensor<3x3xi64>
return %0#0, %1 : tensor<2xui64>, tensor<3x3xi64>
}
}
// -----
// THREE_FRY_ui4_state_2
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
%c0 = stablehlo.constant dense<"0x0700000000000000FEFFFFFFFFFFFFFF"> : tensor<2xui64>
%z0 = stablehlo.constant dense<0> : tensor<2xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xui64>
%r:2 = call @f(%a0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xui4>)
%e0 = stablehlo.constant dense<"0x07000000000000000400000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e1 = stablehlo.constant dense<[[7, 7, 10], [10, 3, 9], [15, 1, 4]]> : tensor<3x3xui4>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x3xui4>, tensor<3x3xui4>) -> ()
return
}
func.func private @f(%k: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xui4>) {
%0:2 = stablehlo.rng_bit_generator %k, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xui4>)
%1 = stablehlo.bitcast_convert %0#1 : (tensor<3x3xui4>) -> tensor<3x3xui4>
return %0#0, %1 : tensor<2xui64>, tensor<3x3xui4>
}
}
// -----
// THREE_FRY_f16_state_2
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
%c0 = stablehlo.constant dense<"0x0700000000000000FEFFFFFFFFFFFFFF"> : tensor<2xui64>
%z0 = stablehlo.constant dense<0> : tensor<2xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xui64>
%r:2 = call @f(%a0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xui16>)
%e0 = stablehlo.constant dense<"0x07000000000000000400000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e1 = stablehlo.constant dense<"0x97DD07966A29EAAB9322B9532FA1B18EB490"> : tensor<3x3xui16>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x3xui16>, tensor<3x3xui16>) -> ()
return
}
func.func private @f(%k: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xui16>) {
%0:2 = stablehlo.rng_bit_generator %k, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xf16>)
%1 = stablehlo.bitcast_convert %0#1 : (tensor<3x3xf16>) -> tensor<3x3xui16>
return %0#0, %1 : tensor<2xui64>, tensor<3x3xui16>
}
}
// -----
// THREE_FRY_bf16_state_2
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
%c0 = stablehlo.constant dense<"0x0700000000000000FEFFFFFFFFFFFFFF"> : tensor<2xui64>
%z0 = stablehlo.constant dense<0> : tensor<2xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xui64>
%r:2 = call @f(%a0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xui16>)
%e0 = stablehlo.constant dense<"0x07000000000000000400000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e1 = stablehlo.constant dense<"0x97DD07966A29EAAB9322B9532FA1B18EB490"> : tensor<3x3xui16>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x3xui16>, tensor<3x3xui16>) -> ()
return
}
func.func private @f(%k: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xui16>) {
%0:2 = stablehlo.rng_bit_generator %k, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xbf16>)
%1 = stablehlo.bitcast_convert %0#1 : (tensor<3x3xbf16>) -> tensor<3x3xui16>
return %0#0, %1 : tensor<2xui64>, tensor<3x3xui16>
}
}
// -----
// THREE_FRY_f32_state_2
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
%c0 = stablehlo.constant dense<"0x0700000000000000FEFFFFFFFFFFFFFF"> : tensor<2xui64>
%z0 = stablehlo.constant dense<0> : tensor<2xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xui64>
%r:2 = call @f(%a0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xui32>)
%e0 = stablehlo.constant dense<"0x07000000000000000400000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e1 = stablehlo.constant dense<"0x97DD23C407963ED06A2992E8EAAB4FA19322525FB9533BBC2FA1B8B0B18E4F18B4908F2B"> : tensor<3x3xui32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x3xui32>, tensor<3x3xui32>) -> ()
return
}
func.func private @f(%k: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xui32>) {
%0:2 = stablehlo.rng_bit_generator %k, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xf32>)
%1 = stablehlo.bitcast_convert %0#1 : (tensor<3x3xf32>) -> tensor<3x3xui32>
return %0#0, %1 : tensor<2xui64>, tensor<3x3xui32>
}
}
// -----
// THREE_FRY_f64_state_2
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
%c0 = stablehlo.constant dense<"0x0700000000000000FEFFFFFFFFFFFFFF"> : tensor<2xui64>
%z0 = stablehlo.constant dense<0> : tensor<2xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xui64>
%r:2 = call @f(%a0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xui64>)
%e0 = stablehlo.constant dense<"0x07000000000000000700000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e1 = stablehlo.constant dense<"0x97DD23C4EAAB4FA107963ED09322525F6A2992E8B9533BBC2FA1B8B0D0938B4FB18E4F1877F6C012B4908F2B5435DEFD6C5C1A26F8473E3B9307CA4B25E01692C8649FF0750C7F07"> : tensor<3x3xui64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x3xui64>, tensor<3x3xui64>) -> ()
return
}
func.func private @f(%k: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xui64>) {
%0:2 = stablehlo.rng_bit_generator %k, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xf64>)
%1 = stablehlo.bitcast_convert %0#1 : (tensor<3x3xf64>) -> tensor<3x3xui64>
return %0#0, %1 : tensor<2xui64>, tensor<3x3xui64>
}
}
// -----
// PHILOX_i8_state_2
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
%c0 = stablehlo.constant dense<"0x0700000000000000FEFFFFFFFFFFFFFF"> : tensor<2xui64>
%z0 = stablehlo.constant dense<0> : tensor<2xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xui64>
%r:2 = call @f(%a0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xi8>)
%e0 = stablehlo.constant dense<"0x07000000000000000100000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e1 = stablehlo.constant dense<"0x99260FD9310F0389CE"> : tensor<3x3xi8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x3xi8>, tensor<3x3xi8>) -> ()
return
}
func.func private @f(%k: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xi8>) {
%0:2 = stablehlo.rng_bit_generator %k, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xi8>)
%1 = stablehlo.bitcast_convert %0#1 : (tensor<3x3xi8>) -> tensor<3x3xi8>
return %0#0, %1 : tensor<2xui64>, tensor<3x3xi8>
}
}
// -----
// PHILOX_i16_state_2
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
%c0 = stablehlo.constant dense<"0x0700000000000000FEFFFFFFFFFFFFFF"> : tensor<2xui64>
%z0 = stablehlo.constant dense<0> : tensor<2xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xui64>
%r:2 = call @f(%a0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xi16>)
%e0 = stablehlo.constant dense<"0x07000000000000000100000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e1 = stablehlo.constant dense<"0x9914262E0F08D9FC31EA0F75034C8912CE1D"> : tensor<3x3xi16>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x3xi16>, tensor<3x3xi16>) -> ()
return
}
func.func private @f(%k: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xi16>) {
%0:2 = stablehlo.rng_bit_generator %k, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xi16>)
%1 = stablehlo.bitcast_convert %0#1 : (tensor<3x3xi16>) -> tensor<3x3xi16>
return %0#0, %1 : tensor<2xui64>, tensor<3x3xi16>
}
}
// -----
// PHILOX_i32_state_2
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
%c0 = stablehlo.constant dense<"0x0700000000000000FEFFFFFFFFFFFFFF"> : tensor<2xui64>
%z0 = stablehlo.constant dense<0> : tensor<2xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xui64>
%r:2 = call @f(%a0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xi32>)
%e0 = stablehlo.constant dense<"0x07000000000000000100000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e1 = stablehlo.constant dense<"0x9914942B262E626B0F0883F0D9FC830031EA04E40F759EAE034C6EF08912A733CE1D22A2"> : tensor<3x3xi32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x3xi32>, tensor<3x3xi32>) -> ()
return
}
func.func private @f(%k: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xi32>) {
%0:2 = stablehlo.rng_bit_generator %k, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xi32>)
%1 = stablehlo.bitcast_convert %0#1 : (tensor<3x3xi32>) -> tensor<3x3xi32>
return %0#0, %1 : tensor<2xui64>, tensor<3x3xi32>
}
}
// -----
// PHILOX_i64_state_2
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
%c0 = stablehlo.constant dense<"0x0700000000000000FEFFFFFFFFFFFFFF"> : tensor<2xui64>
%z0 = stablehlo.constant dense<0> : tensor<2xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xui64>
%r:2 = call @f(%a0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xi64>)
%e0 = stablehlo.constant dense<"0x07000000000000000300000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e1 = stablehlo.constant dense<"0x9914942B262E626B0F0883F0D9FC830031EA04E40F759EAE034C6EF08912A733CE1D22A24CAD551D6F33A70D1456B546E8BAD6FB7AD9A34F46702B75B691338CFFE85BB2227C352F"> : tensor<3x3xi64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x3xi64>, tensor<3x3xi64>) -> ()
return
}
func.func private @f(%k: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xi64>) {
%0:2 = stablehlo.rng_bit_generator %k, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xi64>)
%1 = stablehlo.bitcast_convert %0#1 : (tensor<3x3xi64>) -> tensor<3x3xi64>
return %0#0, %1 : tensor<2xui64>, tensor<3x3xi64>
}
}
// -----
// PHILOX_ui4_state_2
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
%c0 = stablehlo.constant dense<"0x0700000000000000FEFFFFFFFFFFFFFF"> : tensor<2xui64>
%z0 = stablehlo.constant dense<0> : tensor<2xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xui64>
%r:2 = call @f(%a0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xui4>)
%e0 = stablehlo.constant dense<"0x07000000000000000100000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e1 = stablehlo.constant dense<[[9, 6, 15], [9, 1, 15], [3, 9, 14]]> : tensor<3x3xui4>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x3xui4>, tensor<3x3xui4>) -> ()
return
}
func.func private @f(%k: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xui4>) {
%0:2 = stablehlo.rng_bit_generator %k, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xui4>)
%1 = stablehlo.bitcast_convert %0#1 : (tensor<3x3xui4>) -> tensor<3x3xui4>
return %0#0, %1 : tensor<2xui64>, tensor<3x3xui4>
}
}
// -----
// PHILOX_f16_state_2
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
%c0 = stablehlo.constant dense<"0x0700000000000000FEFFFFFFFFFFFFFF"> : tensor<2xui64>
%z0 = stablehlo.constant dense<0> : tensor<2xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xui64>
%r:2 = call @f(%a0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xui16>)
%e0 = stablehlo.constant dense<"0x07000000000000000100000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e1 = stablehlo.constant dense<"0x9914262E0F08D9FC31EA0F75034C8912CE1D"> : tensor<3x3xui16>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x3xui16>, tensor<3x3xui16>) -> ()
return
}
func.func private @f(%k: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xui16>) {
%0:2 = stablehlo.rng_bit_generator %k, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xf16>)
%1 = stablehlo.bitcast_convert %0#1 : (tensor<3x3xf16>) -> tensor<3x3xui16>
return %0#0, %1 : tensor<2xui64>, tensor<3x3xui16>
}
}
// -----
// PHILOX_bf16_state_2
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
%c0 = stablehlo.constant dense<"0x0700000000000000FEFFFFFFFFFFFFFF"> : tensor<2xui64>
%z0 = stablehlo.constant dense<0> : tensor<2xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xui64>
%r:2 = call @f(%a0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xui16>)
%e0 = stablehlo.constant dense<"0x07000000000000000100000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e1 = stablehlo.constant dense<"0x9914262E0F08D9FC31EA0F75034C8912CE1D"> : tensor<3x3xui16>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x3xui16>, tensor<3x3xui16>) -> ()
return
}
func.func private @f(%k: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xui16>) {
%0:2 = stablehlo.rng_bit_generator %k, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xbf16>)
%1 = stablehlo.bitcast_convert %0#1 : (tensor<3x3xbf16>) -> tensor<3x3xui16>
return %0#0, %1 : tensor<2xui64>, tensor<3x3xui16>
}
}
// -----
// PHILOX_f32_state_2
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
%c0 = stablehlo.constant dense<"0x0700000000000000FEFFFFFFFFFFFFFF"> : tensor<2xui64>
%z0 = stablehlo.constant dense<0> : tensor<2xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xui64>
%r:2 = call @f(%a0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xui32>)
%e0 = stablehlo.constant dense<"0x07000000000000000100000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e1 = stablehlo.constant dense<"0x9914942B262E626B0F0883F0D9FC830031EA04E40F759EAE034C6EF08912A733CE1D22A2"> : tensor<3x3xui32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x3xui32>, tensor<3x3xui32>) -> ()
return
}
func.func private @f(%k: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xui32>) {
%0:2 = stablehlo.rng_bit_generator %k, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xf32>)
%1 = stablehlo.bitcast_convert %0#1 : (tensor<3x3xf32>) -> tensor<3x3xui32>
return %0#0, %1 : tensor<2xui64>, tensor<3x3xui32>
}
}
// -----
// PHILOX_f64_state_2
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
%c0 = stablehlo.constant dense<"0x0700000000000000FEFFFFFFFFFFFFFF"> : tensor<2xui64>
%z0 = stablehlo.constant dense<0> : tensor<2xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xui64>
%r:2 = call @f(%a0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xui64>)
%e0 = stablehlo.constant dense<"0x07000000000000000300000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e1 = stablehlo.constant dense<"0x9914942B262E626B0F0883F0D9FC830031EA04E40F759EAE034C6EF08912A733CE1D22A24CAD551D6F33A70D1456B546E8BAD6FB7AD9A34F46702B75B691338CFFE85BB2227C352F"> : tensor<3x3xui64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x3xui64>, tensor<3x3xui64>) -> ()
return
}
func.func private @f(%k: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xui64>) {
%0:2 = stablehlo.rng_bit_generator %k, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xf64>)
%1 = stablehlo.bitcast_convert %0#1 : (tensor<3x3xf64>) -> tensor<3x3xui64>
return %0#0, %1 : tensor<2xui64>, tensor<3x3xui64>
}
}
// -----
// PHILOX_i8_state_3
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
%c0 = stablehlo.constant dense<"0x0700000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<3xui64>
%z0 = stablehlo.constant dense<0> : tensor<3xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3xui64>
%r:2 = call @f(%a0) : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3xi8>)
%e0 = stablehlo.constant dense<"0x070000000000000001000000000000000000000000000000"> : tensor<3xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xui64>, tensor<3xui64>) -> ()
%e1 = stablehlo.constant dense<"0x5A7A481857BB074E2D"> : tensor<3x3xi8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x3xi8>, tensor<3x3xi8>) -> ()
return
}
func.func private @f(%k: tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3xi8>) {
%0:2 = stablehlo.rng_bit_generator %k, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3xi8>)
%1 = stablehlo.bitcast_convert %0#1 : (tensor<3x3xi8>) -> tensor<3x3xi8>
return %0#0, %1 : tensor<3xui64>, tensor<3x3xi8>
}
}
// -----
// PHILOX_i16_state_3
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
%c0 = stablehlo.constant dense<"0x0700000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<3xui64>
%z0 = stablehlo.constant dense<0> : tensor<3xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3xui64>
%r:2 = call @f(%a0) : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3xi16>)
%e0 = stablehlo.constant dense<"0x070000000000000001000000000000000000000000000000"> : tensor<3xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xui64>, tensor<3xui64>) -> ()
%e1 = stablehlo.constant dense<"0x5ACA7A3E485B189E5727BB62070D4E9D2D7A"> : tensor<3x3xi16>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x3xi16>, tensor<3x3xi16>) -> ()
return
}
func.func private @f(%k: tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3xi16>) {
%0:2 = stablehlo.rng_bit_generator %k, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3xi16>)
%1 = stablehlo.bitcast_convert %0#1 : (tensor<3x3xi16>) -> tensor<3x3xi16>
return %0#0, %1 : tensor<3xui64>, tensor<3x3xi16>
}
}
// -----
// PHILOX_i32_state_3
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
%c0 = stablehlo.constant dense<"0x0700000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<3xui64>
%z0 = stablehlo.constant dense<0> : tensor<3xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3xui64>
%r:2 = call @f(%a0) : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3xi32>)
%e0 = stablehlo.constant dense<"0x070000000000000001000000000000000000000000000000"> : tensor<3xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xui64>, tensor<3xui64>) -> ()
%e1 = stablehlo.constant dense<"0x5ACA61277A3EBD1E485B3E11189E7CD4572788B6BB627497070D28124E9D8B872D7A60F4"> : tensor<3x3xi32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x3xi32>, tensor<3x3xi32>) -> ()
return
}
func.func private @f(%k: tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3xi32>) {
%0:2 = stablehlo.rng_bit_generator %k, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3xi32>)
%1 = stablehlo.bitcast_convert %0#1 : (tensor<3x3xi32>) -> tensor<3x3xi32>
return %0#0, %1 : tensor<3xui64>, tensor<3x3xi32>
}
}
// -----
// PHILOX_i64_state_3
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
%c0 = stablehlo.constant dense<"0x0700000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<3xui64>
%z0 = stablehlo.constant dense<0> : tensor<3xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3xui64>
%r:2 = call @f(%a0) : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3xi64>)
%e0 = stablehlo.constant dense<"0x070000000000000003000000000000000000000000000000"> : tensor<3xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xui64>, tensor<3xui64>) -> ()
%e1 = stablehlo.constant dense<"0x5ACA61277A3EBD1E485B3E11189E7CD4572788B6BB627497070D28124E9D8B872D7A60F4DCF909C042BA3A1D82ACED159B8E2E6813BC97CB6BFFFA2BA6EE35F5C0238E01B4FB2902"> : tensor<3x3xi64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x3xi64>, tensor<3x3xi64>) -> ()
return
}
func.func private @f(%k: tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3xi64>) {
%0:2 = stablehlo.rng_bit_generator %k, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3xi64>)
%1 = stablehlo.bitcast_convert %0#1 : (tensor<3x3xi64>) -> tensor<3x3xi64>
return %0#0, %1 : tensor<3xui64>, tensor<3x3xi64>
}
}
// -----
// PHILOX_ui4_state_3
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
%c0 = stablehlo.constant dense<"0x0700000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<3xui64>
%z0 = stablehlo.constant dense<0> : tensor<3xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3xui64>
%r:2 = call @f(%a0) : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3xui4>)
%e0 = stablehlo.constant dense<"0x070000000000000001000000000000000000000000000000"> : tensor<3xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xui64>, tensor<3xui64>) -> ()
%e1 = stablehlo.constant dense<[[10, 10, 8], [8, 7, 11], [7, 14, 13]]> : tensor<3x3xui4>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x3xui4>, tensor<3x3xui4>) -> ()
return
}
func.func private @f(%k: tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3xui4>) {
%0:2 = stablehlo.rng_bit_generator %k, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3xui4>)
%1 = stablehlo.bitcast_convert %0#1 : (tensor<3x3xui4>) -> tensor<3x3xui4>
return %0#0, %1 : tensor<3xui64>, tensor<3x3xui4>
}
}
// -----
// PHILOX_f16_state_3
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
%c0 = stablehlo.constant dense<"0x0700000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<3xui64>
%z0 = stablehlo.constant dense<0> : tensor<3xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3xui64>
%r:2 = call @f(%a0) : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3xui16>)
%e0 = stablehlo.constant dense<"0x070000000000000001000000000000000000000000000000"> : tensor<3xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xui64>, tensor<3xui64>) -> ()
%e1 = stablehlo.constant dense<"0x5ACA7A3E485B189E5727BB62070D4E9D2D7A"> : tensor<3x3xui16>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x3xui16>, tensor<3x3xui16>) -> ()
return
}
func.func private @f(%k: tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3xui16>) {
%0:2 = stablehlo.rng_bit_generator %k, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3xf16>)
%1 = stablehlo.bitcast_convert %0#1 : (tensor<3x3xf16>) -> tensor<3x3xui16>
return %0#0, %1 : tensor<3xui64>, tensor<3x3xui16>
}
}
// -----
// PHILOX_bf16_state_3
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
%c0 = stablehlo.constant dense<"0x0700000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<3xui64>
%z0 = stablehlo.constant dense<0> : tensor<3xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3xui64>
%r:2 = call @f(%a0) : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3xui16>)
%e0 = stablehlo.constant dense<"0x070000000000000001000000000000000000000000000000"> : tensor<3xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xui64>, tensor<3xui64>) -> ()
%e1 = stablehlo.constant dense<"0x5ACA7A3E485B189E5727BB62070D4E9D2D7A"> : tensor<3x3xui16>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x3xui16>, tensor<3x3xui16>) -> ()
return
}
func.func private @f(%k: tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3xui16>) {
%0:2 = stablehlo.rng_bit_generator %k, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3xbf16>)
%1 = stablehlo.bitcast_convert %0#1 : (tensor<3x3xbf16>) -> tensor<3x3xui16>
return %0#0, %1 : tensor<3xui64>, tensor<3x3xui16>
}
}
// -----
// PHILOX_f32_state_3
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
%c0 = stablehlo.constant dense<"0x0700000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<3xui64>
%z0 = stablehlo.constant dense<0> : tensor<3xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3xui64>
%r:2 = call @f(%a0) : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3xui32>)
%e0 = stablehlo.constant dense<"0x070000000000000001000000000000000000000000000000"> : tensor<3xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xui64>, tensor<3xui64>) -> ()
%e1 = stablehlo.constant dense<"0x5ACA61277A3EBD1E485B3E11189E7CD4572788B6BB627497070D28124E9D8B872D7A60F4"> : tensor<3x3xui32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x3xui32>, tensor<3x3xui32>) -> ()
return
}
func.func private @f(%k: tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3xui32>) {
%0:2 = stablehlo.rng_bit_generator %k, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3xf32>)
%1 = stablehlo.bitcast_convert %0#1 : (tensor<3x3xf32>) -> tensor<3x3xui32>
return %0#0, %1 : tensor<3xui64>, tensor<3x3xui32>
}
}
// -----
// PHILOX_f64_state_3
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
%c0 = stablehlo.constant dense<"0x0700000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<3xui64>
%z0 = stablehlo.constant dense<0> : tensor<3xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3xui64>
%r:2 = call @f(%a0) : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3xui64>)
%e0 = stablehlo.constant dense<"0x070000000000000003000000000000000000000000000000"> : tensor<3xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xui64>, tensor<3xui64>) -> ()
%e1 = stablehlo.constant dense<"0x5ACA61277A3EBD1E485B3E11189E7CD4572788B6BB627497070D28124E9D8B872D7A60F4DCF909C042BA3A1D82ACED159B8E2E6813BC97CB6BFFFA2BA6EE35F5C0238E01B4FB2902"> : tensor<3x3xui64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x3xui64>, tensor<3x3xui64>) -> ()
return
}
func.func private @f(%k: tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3xui64>) {
%0:2 = stablehlo.rng_bit_generator %k, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3xf64>)
%1 = stablehlo.bitcast_convert %0#1 : (tensor<3x3xf64>) -> tensor<3x3xui64>
return %0#0, %1 : tensor<3xui64>, tensor<3x3xui64>
}
}
// -----
// DEFAULT_i8_state_2
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
%c0 = stablehlo.constant dense<"0x0700000000000000FEFFFFFFFFFFFFFF"> : tensor<2xui64>
%z0 = stablehlo.constant dense<0> : tensor<2xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xui64>
%r:2 = call @f(%a0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xi8>)
%e0 = stablehlo.constant dense<"0x07000000000000000100000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e1 = stablehlo.constant dense<"0x99260FD9310F0389CE"> : tensor<3x3xi8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x3xi8>, tensor<3x3xi8>) -> ()
return
}
func.func private @f(%k: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xi8>) {
%0:2 = stablehlo.rng_bit_generator %k, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xi8>)
%1 = stablehlo.bitcast_convert %0#1 : (tensor<3x3xi8>) -> tensor<3x3xi8>
return %0#0, %1 : tensor<2xui64>, tensor<3x3xi8>
}
}
// -----
// DEFAULT_i16_state_2
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
%c0 = stablehlo.constant dense<"0x0700000000000000FEFFFFFFFFFFFFFF"> : tensor<2xui64>
%z0 = stablehlo.constant dense<0> : tensor<2xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xui64>
%r:2 = call @f(%a0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xi16>)
%e0 = stablehlo.constant dense<"0x07000000000000000100000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e1 = stablehlo.constant dense<"0x9914262E0F08D9FC31EA0F75034C8912CE1D"> : tensor<3x3xi16>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x3xi16>, tensor<3x3xi16>) -> ()
return
}
func.func private @f(%k: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xi16>) {
%0:2 = stablehlo.rng_bit_generator %k, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xi16>)
%1 = stablehlo.bitcast_convert %0#1 : (tensor<3x3xi16>) -> tensor<3x3xi16>
return %0#0, %1 : tensor<2xui64>, tensor<3x3xi16>
}
}
// -----
// DEFAULT_i32_state_2
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
%c0 = stablehlo.constant dense<"0x0700000000000000FEFFFFFFFFFFFFFF"> : tensor<2xui64>
%z0 = stablehlo.constant dense<0> : tensor<2xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xui64>
%r:2 = call @f(%a0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xi32>)
%e0 = stablehlo.constant dense<"0x07000000000000000100000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e1 = stablehlo.constant dense<"0x9914942B262E626B0F0883F0D9FC830031EA04E40F759EAE034C6EF08912A733CE1D22A2"> : tensor<3x3xi32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x3xi32>, tensor<3x3xi32>) -> ()
return
}
func.func private @f(%k: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xi32>) {
%0:2 = stablehlo.rng_bit_generator %k, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xi32>)
%1 = stablehlo.bitcast_convert %0#1 : (tensor<3x3xi32>) -> tensor<3x3xi32>
return %0#0, %1 : tensor<2xui64>, tensor<3x3xi32>
}
}
// -----
// DEFAULT_i64_state_2
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
%c0 = stablehlo.constant dense<"0x0700000000000000FEFFFFFFFFFFFFFF"> : tensor<2xui64>
%z0 = stablehlo.constant dense<0> : tensor<2xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xui64>
%r:2 = call @f(%a0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xi64>)
%e0 = stablehlo.constant dense<"0x07000000000000000300000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e1 = stablehlo.constant dense<"0x9914942B262E626B0F0883F0D9FC830031EA04E40F759EAE034C6EF08912A733CE1D22A24CAD551D6F33A70D1456B546E8BAD6FB7AD9A34F46702B75B691338CFFE85BB2227C352F"> : tensor<3x3xi64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x3xi64>, tensor<3x3xi64>) -> ()
return
}
func.func private @f(%k: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xi64>) {
%0:2 = stablehlo.rng_bit_generator %k, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xi64>)
%1 = stablehlo.bitcast_convert %0#1 : (tensor<3x3xi64>) -> tensor<3x3xi64>
return %0#0, %1 : tensor<2xui64>, tensor<3x3xi64>
}
}
// -----
// DEFAULT_ui4_state_2
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
%c0 = stablehlo.constant dense<"0x0700000000000000FEFFFFFFFFFFFFFF"> : tensor<2xui64>
%z0 = stablehlo.constant dense<0> : tensor<2xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xui64>
%r:2 = call @f(%a0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xui4>)
%e0 = stablehlo.constant dense<"0x07000000000000000100000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e1 = stablehlo.constant dense<[[9, 6, 15], [9, 1, 15], [3, 9, 14]]> : tensor<3x3xui4>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x3xui4>, tensor<3x3xui4>) -> ()
return
}
func.func private @f(%k: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xui4>) {
%0:2 = stablehlo.rng_bit_generator %k, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xui4>)
%1 = stablehlo.bitcast_convert %0#1 : (tensor<3x3xui4>) -> tensor<3x3xui4>
return %0#0, %1 : tensor<2xui64>, tensor<3x3xui4>
}
}
// -----
// DEFAULT_f16_state_2
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
%c0 = stablehlo.constant dense<"0x0700000000000000FEFFFFFFFFFFFFFF"> : tensor<2xui64>
%z0 = stablehlo.constant dense<0> : tensor<2xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xui64>
%r:2 = call @f(%a0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xui16>)
%e0 = stablehlo.constant dense<"0x07000000000000000100000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e1 = stablehlo.constant dense<"0x9914262E0F08D9FC31EA0F75034C8912CE1D"> : tensor<3x3xui16>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x3xui16>, tensor<3x3xui16>) -> ()
return
}
func.func private @f(%k: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xui16>) {
%0:2 = stablehlo.rng_bit_generator %k, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xf16>)
%1 = stablehlo.bitcast_convert %0#1 : (tensor<3x3xf16>) -> tensor<3x3xui16>
return %0#0, %1 : tensor<2xui64>, tensor<3x3xui16>
}
}
// -----
// DEFAULT_bf16_state_2
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
%c0 = stablehlo.constant dense<"0x0700000000000000FEFFFFFFFFFFFFFF"> : tensor<2xui64>
%z0 = stablehlo.constant dense<0> : tensor<2xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xui64>
%r:2 = call @f(%a0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xui16>)
%e0 = stablehlo.constant dense<"0x07000000000000000100000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e1 = stablehlo.constant dense<"0x9914262E0F08D9FC31EA0F75034C8912CE1D"> : tensor<3x3xui16>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x3xui16>, tensor<3x3xui16>) -> ()
return
}
func.func private @f(%k: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xui16>) {
%0:2 = stablehlo.rng_bit_generator %k, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xbf16>)
%1 = stablehlo.bitcast_convert %0#1 : (tensor<3x3xbf16>) -> tensor<3x3xui16>
return %0#0, %1 : tensor<2xui64>, tensor<3x3xui16>
}
}
// -----
// DEFAULT_f32_state_2
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
%c0 = stablehlo.constant dense<"0x0700000000000000FEFFFFFFFFFFFFFF"> : tensor<2xui64>
%z0 = stablehlo.constant dense<0> : tensor<2xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xui64>
%r:2 = call @f(%a0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xui32>)
%e0 = stablehlo.constant dense<"0x07000000000000000100000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e1 = stablehlo.constant dense<"0x9914942B262E626B0F0883F0D9FC830031EA04E40F759EAE034C6EF08912A733CE1D22A2"> : tensor<3x3xui32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x3xui32>, tensor<3x3xui32>) -> ()
return
}
func.func private @f(%k: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xui32>) {
%0:2 = stablehlo.rng_bit_generator %k, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xf32>)
%1 = stablehlo.bitcast_convert %0#1 : (tensor<3x3xf32>) -> tensor<3x3xui32>
return %0#0, %1 : tensor<2xui64>, tensor<3x3xui32>
}
}
// -----
// DEFAULT_f64_state_2
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
%c0 = stablehlo.constant dense<"0x0700000000000000FEFFFFFFFFFFFFFF"> : tensor<2xui64>
%z0 = stablehlo.constant dense<0> : tensor<2xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xui64>
%r:2 = call @f(%a0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xui64>)
%e0 = stablehlo.constant dense<"0x07000000000000000300000000000000"> : tensor<2xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
%e1 = stablehlo.constant dense<"0x9914942B262E626B0F0883F0D9FC830031EA04E40F759EAE034C6EF08912A733CE1D22A24CAD551D6F33A70D1456B546E8BAD6FB7AD9A34F46702B75B691338CFFE85BB2227C352F"> : tensor<3x3xui64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x3xui64>, tensor<3x3xui64>) -> ()
return
}
func.func private @f(%k: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xui64>) {
%0:2 = stablehlo.rng_bit_generator %k, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xf64>)
%1 = stablehlo.bitcast_convert %0#1 : (tensor<3x3xf64>) -> tensor<3x3xui64>
return %0#0, %1 : tensor<2xui64>, tensor<3x3xui64>
}
}
// -----
// DEFAULT_i8_state_3
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
%c0 = stablehlo.constant dense<"0x0700000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<3xui64>
%z0 = stablehlo.constant dense<0> : tensor<3xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3xui64>
%r:2 = call @f(%a0) : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3xi8>)
%e0 = stablehlo.constant dense<"0x070000000000000001000000000000000000000000000000"> : tensor<3xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xui64>, tensor<3xui64>) -> ()
%e1 = stablehlo.constant dense<"0x5A7A481857BB074E2D"> : tensor<3x3xi8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x3xi8>, tensor<3x3xi8>) -> ()
return
}
func.func private @f(%k: tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3xi8>) {
%0:2 = stablehlo.rng_bit_generator %k, algorithm = DEFAULT : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3xi8>)
%1 = stablehlo.bitcast_convert %0#1 : (tensor<3x3xi8>) -> tensor<3x3xi8>
return %0#0, %1 : tensor<3xui64>, tensor<3x3xi8>
}
}
// -----
// DEFAULT_i16_state_3
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
%c0 = stablehlo.constant dense<"0x0700000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<3xui64>
%z0 = stablehlo.constant dense<0> : tensor<3xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3xui64>
%r:2 = call @f(%a0) : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3xi16>)
%e0 = stablehlo.constant dense<"0x070000000000000001000000000000000000000000000000"> : tensor<3xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xui64>, tensor<3xui64>) -> ()
%e1 = stablehlo.constant dense<"0x5ACA7A3E485B189E5727BB62070D4E9D2D7A"> : tensor<3x3xi16>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x3xi16>, tensor<3x3xi16>) -> ()
return
}
func.func private @f(%k: tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3xi16>) {
%0:2 = stablehlo.rng_bit_generator %k, algorithm = DEFAULT : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3xi16>)
%1 = stablehlo.bitcast_convert %0#1 : (tensor<3x3xi16>) -> tensor<3x3xi16>
return %0#0, %1 : tensor<3xui64>, tensor<3x3xi16>
}
}
// -----
// DEFAULT_i32_state_3
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
%c0 = stablehlo.constant dense<"0x0700000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<3xui64>
%z0 = stablehlo.constant dense<0> : tensor<3xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3xui64>
%r:2 = call @f(%a0) : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3xi32>)
%e0 = stablehlo.constant dense<"0x070000000000000001000000000000000000000000000000"> : tensor<3xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xui64>, tensor<3xui64>) -> ()
%e1 = stablehlo.constant dense<"0x5ACA61277A3EBD1E485B3E11189E7CD4572788B6BB627497070D28124E9D8B872D7A60F4"> : tensor<3x3xi32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x3xi32>, tensor<3x3xi32>) -> ()
return
}
func.func private @f(%k: tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3xi32>) {
%0:2 = stablehlo.rng_bit_generator %k, algorithm = DEFAULT : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3xi32>)
%1 = stablehlo.bitcast_convert %0#1 : (tensor<3x3xi32>) -> tensor<3x3xi32>
return %0#0, %1 : tensor<3xui64>, tensor<3x3xi32>
}
}
// -----
// DEFAULT_i64_state_3
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
%c0 = stablehlo.constant dense<"0x0700000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<3xui64>
%z0 = stablehlo.constant dense<0> : tensor<3xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3xui64>
%r:2 = call @f(%a0) : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3xi64>)
%e0 = stablehlo.constant dense<"0x070000000000000003000000000000000000000000000000"> : tensor<3xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xui64>, tensor<3xui64>) -> ()
%e1 = stablehlo.constant dense<"0x5ACA61277A3EBD1E485B3E11189E7CD4572788B6BB627497070D28124E9D8B872D7A60F4DCF909C042BA3A1D82ACED159B8E2E6813BC97CB6BFFFA2BA6EE35F5C0238E01B4FB2902"> : tensor<3x3xi64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x3xi64>, tensor<3x3xi64>) -> ()
return
}
func.func private @f(%k: tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3xi64>) {
%0:2 = stablehlo.rng_bit_generator %k, algorithm = DEFAULT : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3xi64>)
%1 = stablehlo.bitcast_convert %0#1 : (tensor<3x3xi64>) -> tensor<3x3xi64>
return %0#0, %1 : tensor<3xui64>, tensor<3x3xi64>
}
}
// -----
// DEFAULT_ui4_state_3
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
%c0 = stablehlo.constant dense<"0x0700000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<3xui64>
%z0 = stablehlo.constant dense<0> : tensor<3xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3xui64>
%r:2 = call @f(%a0) : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3xui4>)
%e0 = stablehlo.constant dense<"0x070000000000000001000000000000000000000000000000"> : tensor<3xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xui64>, tensor<3xui64>) -> ()
%e1 = stablehlo.constant dense<[[10, 10, 8], [8, 7, 11], [7, 14, 13]]> : tensor<3x3xui4>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x3xui4>, tensor<3x3xui4>) -> ()
return
}
func.func private @f(%k: tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3xui4>) {
%0:2 = stablehlo.rng_bit_generator %k, algorithm = DEFAULT : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3xui4>)
%1 = stablehlo.bitcast_convert %0#1 : (tensor<3x3xui4>) -> tensor<3x3xui4>
return %0#0, %1 : tensor<3xui64>, tensor<3x3xui4>
}
}
// -----
// DEFAULT_f16_state_3
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
%c0 = stablehlo.constant dense<"0x0700000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<3xui64>
%z0 = stablehlo.constant dense<0> : tensor<3xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3xui64>
%r:2 = call @f(%a0) : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3xui16>)
%e0 = stablehlo.constant dense<"0x070000000000000001000000000000000000000000000000"> : tensor<3xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xui64>, tensor<3xui64>) -> ()
%e1 = stablehlo.constant dense<"0x5ACA7A3E485B189E5727BB62070D4E9D2D7A"> : tensor<3x3xui16>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x3xui16>, tensor<3x3xui16>) -> ()
return
}
func.func private @f(%k: tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3xui16>) {
%0:2 = stablehlo.rng_bit_generator %k, algorithm = DEFAULT : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3xf16>)
%1 = stablehlo.bitcast_convert %0#1 : (tensor<3x3xf16>) -> tensor<3x3xui16>
return %0#0, %1 : tensor<3xui64>, tensor<3x3xui16>
}
}
// -----
// DEFAULT_bf16_state_3
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
%c0 = stablehlo.constant dense<"0x0700000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<3xui64>
%z0 = stablehlo.constant dense<0> : tensor<3xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3xui64>
%r:2 = call @f(%a0) : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3xui16>)
%e0 = stablehlo.constant dense<"0x070000000000000001000000000000000000000000000000"> : tensor<3xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xui64>, tensor<3xui64>) -> ()
%e1 = stablehlo.constant dense<"0x5ACA7A3E485B189E5727BB62070D4E9D2D7A"> : tensor<3x3xui16>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x3xui16>, tensor<3x3xui16>) -> ()
return
}
func.func private @f(%k: tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3xui16>) {
%0:2 = stablehlo.rng_bit_generator %k, algorithm = DEFAULT : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3xbf16>)
%1 = stablehlo.bitcast_convert %0#1 : (tensor<3x3xbf16>) -> tensor<3x3xui16>
return %0#0, %1 : tensor<3xui64>, tensor<3x3xui16>
}
}
// -----
// DEFAULT_f32_state_3
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
%c0 = stablehlo.constant dense<"0x0700000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<3xui64>
%z0 = stablehlo.constant dense<0> : tensor<3xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3xui64>
%r:2 = call @f(%a0) : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3xui32>)
%e0 = stablehlo.constant dense<"0x070000000000000001000000000000000000000000000000"> : tensor<3xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xui64>, tensor<3xui64>) -> ()
%e1 = stablehlo.constant dense<"0x5ACA61277A3EBD1E485B3E11189E7CD4572788B6BB627497070D28124E9D8B872D7A60F4"> : tensor<3x3xui32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x3xui32>, tensor<3x3xui32>) -> ()
return
}
func.func private @f(%k: tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3xui32>) {
%0:2 = stablehlo.rng_bit_generator %k, algorithm = DEFAULT : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3xf32>)
%1 = stablehlo.bitcast_convert %0#1 : (tensor<3x3xf32>) -> tensor<3x3xui32>
return %0#0, %1 : tensor<3xui64>, tensor<3x3xui32>
}
}
// -----
// DEFAULT_f64_state_3
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
%c0 = stablehlo.constant dense<"0x0700000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<3xui64>
%z0 = stablehlo.constant dense<0> : tensor<3xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3xui64>
%r:2 = call @f(%a0) : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3xui64>)
%e0 = stablehlo.constant dense<"0x070000000000000003000000000000000000000000000000"> : tensor<3xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xui64>, tensor<3xui64>) -> ()
%e1 = stablehlo.constant dense<"0x5ACA61277A3EBD1E485B3E11189E7CD4572788B6BB627497070D28124E9D8B872D7A60F4DCF909C042BA3A1D82ACED159B8E2E6813BC97CB6BFFFA2BA6EE35F5C0238E01B4FB2902"> : tensor<3x3xui64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x3xui64>, tensor<3x3xui64>) -> ()
return
}
func.func private @f(%k: tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3xui64>) {
%0:2 = stablehlo.rng_bit_generator %k, algorithm = DEFAULT : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3xf64>)
%1 = stablehlo.bitcast_convert %0#1 : (tensor<3x3xf64>) -> tensor<3x3xui64>
return %0#0, %1 : tensor<3xui64>, tensor<3x3xui64>
}
}
// -----
// draws_threefry2x32
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
%c0 = stablehlo.constant dense<"0x2A000000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:5 = call @f(%a0) : (tensor<i32>) -> (tensor<3x5xf64>, tensor<7xui64>, tensor<6xi64>, tensor<9xi64>, tensor<8xi1>)
%e0 = stablehlo.constant dense<"0x8408C423814FDB3F00846E6D99BD8E3F1AE7411D645FE23F74A9C628AD5AE73FDA6978DC7502E63F4A24C652239BE43F0EC416A1D8A0E43FEE37EAA50AFAE23FB03BC7B3C84CCE3F2CB6E42251D2D03FB82EB2E970F8CE3FA08BA3B1E769AD3F52934AB08033E73F0CB6A1DB3C30EA3FBA9B7DB0A5D3E23F"> : tensor<3x5xf64>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x5xf64>, tensor<3x5xf64>) -> ()
%e1 = stablehlo.constant dense<"0x2D1722108F043E6DF483D0AD2DB3D70313D9380FEA20FB9291A84B354669D5BAF6DD4EC3E3AE13B04E542231961AD9A4917220B608C506A5"> : tensor<7xui64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<7xui64>, tensor<7xui64>) -> ()
%e2 = stablehlo.constant dense<"0x0800000000000000FDFFFFFFFFFFFFFF0400000000000000000000000000000000000000000000000500000000000000"> : tensor<6xi64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<6xi64>, tensor<6xi64>) -> ()
%e3 = stablehlo.constant dense<"0x070000000000000004000000000000000200000000000000050000000000000003000000000000000600000000000000080000000000000000000000000000000100000000000000"> : tensor<9xi64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<9xi64>, tensor<9xi64>) -> ()
%e4 = stablehlo.constant dense<[false, true, false, false, false, false, false, false]> : tensor<8xi1>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<8xi1>, tensor<8xi1>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<3x5xf64>, tensor<7xui64>, tensor<6xi64>, tensor<9xi64>, tensor<8xi1>) {
%c = stablehlo.constant dense<32> : tensor<i32>
%0 = stablehlo.shift_right_logical %arg0, %c : tensor<i32>
%1 = stablehlo.convert %0 : (tensor<i32>) -> tensor<ui32>
%2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%3 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<i64>
%c_0 = stablehlo.constant dense<4294967295> : tensor<i64>
%4 = stablehlo.and %3, %c_0 : tensor<i64>
%5 = stablehlo.convert %4 : (tensor<i64>) -> tensor<ui32>
%6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%7 = stablehlo.concatenate %2, %6, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%8 = call @_uniform(%7, %cst, %cst_1) : (tensor<2xui32>, tensor<f64>, tensor<f64>) -> tensor<3x5xf64>
%c_2 = stablehlo.constant dense<32> : tensor<i32>
%9 = stablehlo.shift_right_logical %arg0, %c_2 : tensor<i32>
%10 = stablehlo.convert %9 : (tensor<i32>) -> tensor<ui32>
%11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%12 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<i64>
%c_3 = stablehlo.constant dense<4294967295> : tensor<i64>
%13 = stablehlo.and %12, %c_3 : tensor<i64>
%14 = stablehlo.convert %13 : (tensor<i64>) -> tensor<ui32>
%15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%16 = stablehlo.concatenate %11, %15, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
%17 = stablehlo.slice %16 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
%18 = stablehlo.reshape %17 : (tensor<1xui32>) -> tensor<ui32>
%19 = stablehlo.slice %16 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
%20 = stablehlo.reshape %19 : (tensor<1xui32>) -> tensor<ui32>
%21 = stablehlo.iota dim = 0 : tensor<7xui64>
%c_4 = stablehlo.constant dense<1> : tensor<ui64>
%22 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui64>) -> tensor<7xui64>
%23 = stablehlo.multiply %22, %21 : tensor<7xui64>
%c_5 = stablehlo.constant dense<32> : tensor<ui64>
%24 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui64>) -> tensor<7xui64>
%25 = stablehlo.shift_right_logical %23, %24 : tensor<7xui64>
%26 = stablehlo.convert %23 : (tensor<7xui64>) -> tensor<7xui32>
%27 = stablehlo.convert %25 : (tensor<7xui64>) -> tensor<7xui32>
%28:2 = call @threefry2x32_0(%18, %20, %27, %26) : (tensor<ui32>, tensor<ui32>, tensor<7xui32>, tensor<7xui32>) -> (tensor<7xui32>, tensor<7xui32>)
%29 = stablehlo.convert %28#0 : (tensor<7xui32>) -> tensor<7xui64>
%30 = stablehlo.convert %28#1 : (tensor<7xui32>) -> tensor<7xui64>
%c_6 = stablehlo.constant dense<32> : tensor<ui64>
%31 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui64>) -> tensor<7xui64>
%32 = stablehlo.shift_left %29, %31 : tensor<7xui64>
%33 = stablehlo.or %32, %30 : tensor<7xui64>
%c_7 = stablehlo.constant dense<32> : tensor<i32>
%34 = stablehlo.shift_right_logical %arg0, %c_7 : tensor<i32>
%35 = stablehlo.convert %34 : (tensor<i32>) -> tensor<ui32>
%36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%37 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<i64>
%c_8 = stablehlo.constant dense<4294967295> : tensor<i64>
%38 = stablehlo.and %37, %c_8 : tensor<i64>
%39 = stablehlo.convert %38 : (tensor<i64>) -> tensor<ui32>
%40 = stablehlo.broadcast_in_dim %39, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%41 = stablehlo.concatenate %36, %40, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
%c_9 = stablehlo.constant dense<-5> : tensor<i64>
%c_10 = stablehlo.constant dense<9> : tensor<i64>
%42 = call @_randint(%41, %c_9, %c_10) : (tensor<2xui32>, tensor<i64>, tensor<i64>) -> tensor<6xi64>
%c_11 = stablehlo.constant dense<32> : tensor<i32>
%43 = stablehlo.shift_right_logical %arg0, %c_11 : tensor<i32>
%44 = stablehlo.convert %43 : (tensor<i32>) -> tensor<ui32>
%45 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%46 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<i64>
%c_12 = stablehlo.constant dense<4294967295> : tensor<i64>
%47 = stablehlo.and %46, %c_12 : tensor<i64>
%48 = stablehlo.convert %47 : (tensor<i64>) -> tensor<ui32>
%49 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%50 = stablehlo.concatenate %45, %49, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
%51 = stablehlo.iota dim = 0 : tensor<9xi64>
%52 = call @_shuffle(%50, %51) : (tensor<2xui32>, tensor<9xi64>) -> tensor<9xi64>
%c_13 = stablehlo.constant dense<32> : tensor<i32>
%53 = stablehlo.shift_right_logical %arg0, %c_13 : tensor<i32>
%54 = stablehlo.convert %53 : (tensor<i32>) -> tensor<ui32>
%55 = stablehlo.broadcast_in_dim %54, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%56 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<i64>
%c_14 = stablehlo.constant dense<4294967295> : tensor<i64>
%57 = stablehlo.and %56, %c_14 : tensor<i64>
%58 = stablehlo.convert %57 : (tensor<i64>) -> tensor<ui32>
%59 = stablehlo.broadcast_in_dim %58, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%60 = stablehlo.concatenate %55, %59, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
%cst_15 = stablehlo.constant dense<3.000000e-01> : tensor<f64>
%61 = call @_bernoulli(%60, %cst_15) : (tensor<2xui32>, tensor<f64>) -> tensor<8xi1>
return %8, %33, %42, %52, %61 : tensor<3x5xf64>, tensor<7xui64>, tensor<6xi64>, tensor<9xi64>, tensor<8xi1>
}
func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<3x5xf64> {
%0 = stablehlo.convert %arg1 : tensor<f64>
%1 = stablehlo.convert %arg2 : tensor<f64>
%2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
%4 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
%5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
%6 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
%7 = stablehlo.reshape %6 : (tensor<1xui32>) -> tensor<ui32>
%8 = stablehlo.iota dim = 0 : tensor<3x5xui64>
%9 = stablehlo.iota dim = 1 : tensor<3x5xui64>
%c = stablehlo.constant dense<5> : tensor<ui64>
%10 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<3x5xui64>
%11 = stablehlo.multiply %10, %8 : tensor<3x5xui64>
%c_0 = stablehlo.constant dense<1> : tensor<ui64>
%12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<3x5xui64>
%13 = stablehlo.multiply %12, %9 : tensor<3x5xui64>
%14 = stablehlo.add %11, %13 : tensor<3x5xui64>
%c_1 = stablehlo.constant dense<32> : tensor<ui64>
%15 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<3x5xui64>
%16 = stablehlo.shift_right_logical %14, %15 : tensor<3x5xui64>
%17 = stablehlo.convert %14 : (tensor<3x5xui64>) -> tensor<3x5xui32>
%18 = stablehlo.convert %16 : (tensor<3x5xui64>) -> tensor<3x5xui32>
%19:2 = call @threefry2x32(%5, %7, %18, %17) : (tensor<ui32>, tensor<ui32>, tensor<3x5xui32>, tensor<3x5xui32>) -> (tensor<3x5xui32>, tensor<3x5xui32>)
%20 = stablehlo.convert %19#0 : (tensor<3x5xui32>) -> tensor<3x5xui64>
%21 = stablehlo.convert %19#1 : (tensor<3x5xui32>) -> tensor<3x5xui64>
%c_2 = stablehlo.constant dense<32> : tensor<ui64>
%22 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<3x5xui64>
%23 = stablehlo.shift_left %20, %22 : tensor<3x5xui64>
%24 = stablehlo.or %23, %21 : tensor<3x5xui64>
%c_3 = stablehlo.constant dense<12> : tensor<ui64>
%25 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui64>) -> tensor<3x5xui64>
%26 = stablehlo.shift_right_logical %24, %25 : tensor<3x5xui64>
%c_4 = stablehlo.constant dense<4607182418800017408> : tensor<ui64>
%27 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui64>) -> tensor<3x5xui64>
%28 = stablehlo.or %26, %27 : tensor<3x5xui64>
%29 = stablehlo.bitcast_convert %28 : (tensor<3x5xui64>) -> tensor<3x5xf64>
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%30 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
%31 = stablehlo.subtract %29, %30 : tensor<3x5xf64>
%32 = stablehlo.subtract %3, %2 : tensor<1x1xf64>
%33 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<3x5xf64>
%34 = stablehlo.multiply %31, %33 : tensor<3x5xf64>
%35 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<3x5xf64>
%36 = stablehlo.add %34, %35 : tensor<3x5xf64>
%37 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<3x5xf64>
%38 = stablehlo.maximum %37, %36 : tensor<3x5xf64>
return %38 : tensor<3x5xf64>
}
func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<3x5xui32>, %arg3: tensor<3x5xui32>) -> (tensor<3x5xui32>, tensor<3x5xui32>) {
%c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
%c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
%0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
%c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
%1 = stablehlo.xor %0, %c_1 : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
%3 = stablehlo.add %arg2, %2 : tensor<3x5xui32>
%4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
%5 = stablehlo.add %arg3, %4 : tensor<3x5xui32>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%c_3 = stablehlo.constant dense<0> : tensor<i64>
%6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i64>, tensor<i64>, tensor<3x5xui32>, tensor<3x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
cond {
%c_12 = stablehlo.constant dense<5> : tensor<i64>
%7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %7 : tensor<i1>
} do {
%c_12 = stablehlo.constant dense<1> : tensor<i64>
%7 = stablehlo.add %iterArg_4, %c_12 : tensor<i64>
%8 = stablehlo.slice %iterArg_10 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
%9 = stablehlo.reshape %8 : (tensor<1xui32>) -> tensor<ui32>
%10 = stablehlo.slice %iterArg_10 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
%11 = stablehlo.reshape %10 : (tensor<1xui32>) -> tensor<ui32>
%12 = stablehlo.slice %iterArg_10 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
%13 = stablehlo.reshape %12 : (tensor<1xui32>) -> tensor<ui32>
%14 = stablehlo.slice %iterArg_10 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
%15 = stablehlo.reshape %14 : (tensor<1xui32>) -> tensor<ui32>
%16 = stablehlo.add %iterArg_5, %iterArg_6 : tensor<3x5xui32>
%17 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
%18 = stablehlo.shift_left %iterArg_6, %17 : tensor<3x5xui32>
%c_13 = stablehlo.constant dense<32> : tensor<ui32>
%19 = stablehlo.subtract %c_13, %9 : tensor<ui32>
%20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
%21 = stablehlo.shift_right_logical %iterArg_6, %20 : tensor<3x5xui32>
%22 = stablehlo.or %18, %21 : tensor<3x5xui32>
%23 = stablehlo.xor %16, %22 : tensor<3x5xui32>
%24 = stablehlo.add %16, %23 : tensor<3x5xui32>
%25 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
%26 = stablehlo.shift_left %23, %25 : tensor<3x5xui32>
%c_14 = stablehlo.constant dense<32> : tensor<ui32>
%27 = stablehlo.subtract %c_14, %11 : tensor<ui32>
%28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
%29 = stablehlo.shift_right_logical %23, %28 : tensor<3x5xui32>
%30 = stablehlo.or %26, %29 : tensor<3x5xui32>
%31 = stablehlo.xor %24, %30 : tensor<3x5xui32>
%32 = stablehlo.add %24, %31 : tensor<3x5xui32>
%33 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
%34 = stablehlo.shift_left %31, %33 : tensor<3x5xui32>
%c_15 = stablehlo.constant dense<32> : tensor<ui32>
%35 = stablehlo.subtract %c_15, %13 : tensor<ui32>
%36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
%37 = stablehlo.shift_right_logical %31, %36 : tensor<3x5xui32>
%38 = stablehlo.or %34, %37 : tensor<3x5xui32>
%39 = stablehlo.xor %32, %38 : tensor<3x5xui32>
%40 = stablehlo.add %32, %39 : tensor<3x5xui32>
%41 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
%42 = stablehlo.shift_left %39, %41 : tensor<3x5xui32>
%c_16 = stablehlo.constant dense<32> : tensor<ui32>
%43 = stablehlo.subtract %c_16, %15 : tensor<ui32>
%44 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
%45 = stablehlo.shift_right_logical %39, %44 : tensor<3x5xui32>
%46 = stablehlo.or %42, %45 : tensor<3x5xui32>
%47 = stablehlo.xor %40, %46 : tensor<3x5xui32>
%48 = stablehlo.broadcast_in_dim %iterArg_7, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
%49 = stablehlo.add %40, %48 : tensor<3x5xui32>
%50 = stablehlo.broadcast_in_dim %iterArg_8, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
%51 = stablehlo.add %47, %50 : tensor<3x5xui32>
%c_17 = stablehlo.constant dense<1> : tensor<i64>
%52 = stablehlo.add %iterArg_4, %c_17 : tensor<i64>
%53 = stablehlo.convert %52 : (tensor<i64>) -> tensor<ui32>
%54 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
%55 = stablehlo.add %51, %54 : tensor<3x5xui32>
%c_18 = stablehlo.constant dense<1> : tensor<i64>
%56 = stablehlo.add %iterArg, %c_18 : tensor<i64>
stablehlo.return %56, %7, %49, %55, %iterArg_8, %iterArg_9, %iterArg_7, %iterArg_11, %iterArg_10 : tensor<i64>, tensor<i64>, tensor<3x5xui32>, tensor<3x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
}
return %6#2, %6#3 : tensor<3x5xui32>, tensor<3x5xui32>
}
func.func private @threefry2x32_0(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<7xui32>, %arg3: tensor<7xui32>) -> (tensor<7xui32>, tensor<7xui32>) {
%c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
%c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
%0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
%c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
%1 = stablehlo.xor %0, %c_1 : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<7xui32>
%3 = stablehlo.add %arg2, %2 : tensor<7xui32>
%4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<7xui32>
%5 = stablehlo.add %arg3, %4 : tensor<7xui32>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%c_3 = stablehlo.constant dense<0> : tensor<i64>
%6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i64>, tensor<i64>, tensor<7xui32>, tensor<7xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
cond {
%c_12 = stablehlo.constant dense<5> : tensor<i64>
%7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %7 : tensor<i1>
} do {
%c_12 = stablehlo.constant dense<1> : tensor<i64>
%7 = stablehlo.add %iterArg_4, %c_12 : tensor<i64>
%8 = stablehlo.slice %iterArg_10 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
%9 = stablehlo.reshape %8 : (tensor<1xui32>) -> tensor<ui32>
%10 = stablehlo.slice %iterArg_10 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
%11 = stablehlo.reshape %10 : (tensor<1xui32>) -> tensor<ui32>
%12 = stablehlo.slice %iterArg_10 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
%13 = stablehlo.reshape %12 : (tensor<1xui32>) -> tensor<ui32>
%14 = stablehlo.slice %iterArg_10 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
%15 = stablehlo.reshape %14 : (tensor<1xui32>) -> tensor<ui32>
%16 = stablehlo.add %iterArg_5, %iterArg_6 : tensor<7xui32>
%17 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<ui32>) -> tensor<7xui32>
%18 = stablehlo.shift_left %iterArg_6, %17 : tensor<7xui32>
%c_13 = stablehlo.constant dense<32> : tensor<ui32>
%19 = stablehlo.subtract %c_13, %9 : tensor<ui32>
%20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<ui32>) -> tensor<7xui32>
%21 = stablehlo.shift_right_logical %iterArg_6, %20 : tensor<7xui32>
%22 = stablehlo.or %18, %21 : tensor<7xui32>
%23 = stablehlo.xor %16, %22 : tensor<7xui32>
%24 = stablehlo.add %16, %23 : tensor<7xui32>
%25 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<ui32>) -> tensor<7xui32>
%26 = stablehlo.shift_left %23, %25 : tensor<7xui32>
%c_14 = stablehlo.constant dense<32> : tensor<ui32>
%27 = stablehlo.subtract %c_14, %11 : tensor<ui32>
%28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<ui32>) -> tensor<7xui32>
%29 = stablehlo.shift_right_logical %23, %28 : tensor<7xui32>
%30 = stablehlo.or %26, %29 : tensor<7xui32>
%31 = stablehlo.xor %24, %30 : tensor<7xui32>
%32 = stablehlo.add %24, %31 : tensor<7xui32>
%33 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<ui32>) -> tensor<7xui32>
%34 = stablehlo.shift_left %31, %33 : tensor<7xui32>
%c_15 = stablehlo.constant dense<32> : tensor<ui32>
%35 = stablehlo.subtract %c_15, %13 : tensor<ui32>
%36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<ui32>) -> tensor<7xui32>
%37 = stablehlo.shift_right_logical %31, %36 : tensor<7xui32>
%38 = stablehlo.or %34, %37 : tensor<7xui32>
%39 = stablehlo.xor %32, %38 : tensor<7xui32>
%40 = stablehlo.add %32, %39 : tensor<7xui32>
%41 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<ui32>) -> tensor<7xui32>
%42 = stablehlo.shift_left %39, %41 : tensor<7xui32>
%c_16 = stablehlo.constant dense<32> : tensor<ui32>
%43 = stablehlo.subtract %c_16, %15 : tensor<ui32>
%44 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<ui32>) -> tensor<7xui32>
%45 = stablehlo.shift_right_logical %39, %44 : tensor<7xui32>
%46 = stablehlo.or %42, %45 : tensor<7xui32>
%47 = stablehlo.xor %40, %46 : tensor<7xui32>
%48 = stablehlo.broadcast_in_dim %iterArg_7, dims = [] : (tensor<ui32>) -> tensor<7xui32>
%49 = stablehlo.add %40, %48 : tensor<7xui32>
%50 = stablehlo.broadcast_in_dim %iterArg_8, dims = [] : (tensor<ui32>) -> tensor<7xui32>
%51 = stablehlo.add %47, %50 : tensor<7xui32>
%c_17 = stablehlo.constant dense<1> : tensor<i64>
%52 = stablehlo.add %iterArg_4, %c_17 : tensor<i64>
%53 = stablehlo.convert %52 : (tensor<i64>) -> tensor<ui32>
%54 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<ui32>) -> tensor<7xui32>
%55 = stablehlo.add %51, %54 : tensor<7xui32>
%c_18 = stablehlo.constant dense<1> : tensor<i64>
%56 = stablehlo.add %iterArg, %c_18 : tensor<i64>
stablehlo.return %56, %7, %49, %55, %iterArg_8, %iterArg_9, %iterArg_7, %iterArg_11, %iterArg_10 : tensor<i64>, tensor<i64>, tensor<7xui32>, tensor<7xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
}
return %6#2, %6#3 : tensor<7xui32>, tensor<7xui32>
}
func.func private @_randint(%arg0: tensor<2xui32>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<6xi64> {
%c = stablehlo.constant dense<9223372036854775807> : tensor<i64>
%c_0 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
%c_1 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
%0 = call @clip(%c, %c_0, %c_1) : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<i64>
%1 = stablehlo.compare GT, %arg2, %0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_2 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
%c_3 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
%2 = call @clip_1(%arg1, %c_2, %c_3) : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<i64>
%3 = stablehlo.convert %2 : tensor<i64>
%c_4 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
%c_5 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
%4 = call @clip_1(%arg2, %c_4, %c_5) : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<i64>
%5 = stablehlo.convert %4 : tensor<i64>
%6 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i64>) -> tensor<1xi64>
%7 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<i64>) -> tensor<1xi64>
%8 = call @_threefry_split(%arg0) : (tensor<2xui32>) -> tensor<2x2xui32>
%9 = stablehlo.slice %8 [0:1, 0:2] : (tensor<2x2xui32>) -> tensor<1x2xui32>
%10 = stablehlo.reshape %9 : (tensor<1x2xui32>) -> tensor<2xui32>
%11 = stablehlo.slice %8 [1:2, 0:2] : (tensor<2x2xui32>) -> tensor<1x2xui32>
%12 = stablehlo.reshape %11 : (tensor<1x2xui32>) -> tensor<2xui32>
%13 = stablehlo.slice %10 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
%14 = stablehlo.reshape %13 : (tensor<1xui32>) -> tensor<ui32>
%15 = stablehlo.slice %10 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
%16 = stablehlo.reshape %15 : (tensor<1xui32>) -> tensor<ui32>
%17 = stablehlo.iota dim = 0 : tensor<6xui64>
%c_6 = stablehlo.constant dense<1> : tensor<ui64>
%18 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui64>) -> tensor<6xui64>
%19 = stablehlo.multiply %18, %17 : tensor<6xui64>
%c_7 = stablehlo.constant dense<32> : tensor<ui64>
%20 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui64>) -> tensor<6xui64>
%21 = stablehlo.shift_right_logical %19, %20 : tensor<6xui64>
%22 = stablehlo.convert %19 : (tensor<6xui64>) -> tensor<6xui32>
%23 = stablehlo.convert %21 : (tensor<6xui64>) -> tensor<6xui32>
%24:2 = call @threefry2x32_3(%14, %16, %23, %22) : (tensor<ui32>, tensor<ui32>, tensor<6xui32>, tensor<6xui32>) -> (tensor<6xui32>, tensor<6xui32>)
%25 = stablehlo.convert %24#0 : (tensor<6xui32>) -> tensor<6xui64>
%26 = stablehlo.convert %24#1 : (tensor<6xui32>) -> tensor<6xui64>
%c_8 = stablehlo.constant dense<32> : tensor<ui64>
%27 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui64>) -> tensor<6xui64>
%28 = stablehlo.shift_left %25, %27 : tensor<6xui64>
%29 = stablehlo.or %28, %26 : tensor<6xui64>
%30 = stablehlo.slice %12 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
%31 = stablehlo.reshape %30 : (tensor<1xui32>) -> tensor<ui32>
%32 = stablehlo.slice %12 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
%33 = stablehlo.reshape %32 : (tensor<1xui32>) -> tensor<ui32>
%34 = stablehlo.iota dim = 0 : tensor<6xui64>
%c_9 = stablehlo.constant dense<1> : tensor<ui64>
%35 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui64>) -> tensor<6xui64>
%36 = stablehlo.multiply %35, %34 : tensor<6xui64>
%c_10 = stablehlo.constant dense<32> : tensor<ui64>
%37 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui64>) -> tensor<6xui64>
%38 = stablehlo.shift_right_logical %36, %37 : tensor<6xui64>
%39 = stablehlo.convert %36 : (tensor<6xui64>) -> tensor<6xui32>
%40 = stablehlo.convert %38 : (tensor<6xui64>) -> tensor<6xui32>
%41:2 = call @threefry2x32_3(%31, %33, %40, %39) : (tensor<ui32>, tensor<ui32>, tensor<6xui32>, tensor<6xui32>) -> (tensor<6xui32>, tensor<6xui32>)
%42 = stablehlo.convert %41#0 : (tensor<6xui32>) -> tensor<6xui64>
%43 = stablehlo.convert %41#1 : (tensor<6xui32>) -> tensor<6xui64>
%c_11 = stablehlo.constant dense<32> : tensor<ui64>
%44 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui64>) -> tensor<6xui64>
%45 = stablehlo.shift_left %42, %44 : tensor<6xui64>
%46 = stablehlo.or %45, %43 : tensor<6xui64>
%47 = stablehlo.subtract %7, %6 : tensor<1xi64>
%48 = stablehlo.convert %47 : (tensor<1xi64>) -> tensor<1xui64>
%49 = stablehlo.compare LE, %7, %6, SIGNED : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
%c_12 = stablehlo.constant dense<1> : tensor<ui64>
%50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui64>) -> tensor<1xui64>
%51 = stablehlo.select %49, %50, %48 : tensor<1xi1>, tensor<1xui64>
%52 = stablehlo.compare GT, %7, %6, SIGNED : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
%53 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i1>) -> tensor<1xi1>
%54 = stablehlo.and %53, %52 : tensor<1xi1>
%c_13 = stablehlo.constant dense<1> : tensor<ui64>
%55 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui64>) -> tensor<1xui64>
%56 = stablehlo.add %51, %55 : tensor<1xui64>
%57 = stablehlo.select %54, %56, %51 : tensor<1xi1>, tensor<1xui64>
%c_14 = stablehlo.constant dense<4294967296> : tensor<ui64>
%58 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui64>) -> tensor<1xui64>
%59 = stablehlo.remainder %58, %57 : tensor<1xui64>
%60 = stablehlo.multiply %59, %59 : tensor<1xui64>
%61 = stablehlo.remainder %60, %57 : tensor<1xui64>
%62 = stablehlo.broadcast_in_dim %57, dims = [0] : (tensor<1xui64>) -> tensor<6xui64>
%63 = stablehlo.remainder %29, %62 : tensor<6xui64>
%64 = stablehlo.broadcast_in_dim %61, dims = [0] : (tensor<1xui64>) -> tensor<6xui64>
%65 = stablehlo.multiply %63, %64 : tensor<6xui64>
%66 = stablehlo.broadcast_in_dim %57, dims = [0] : (tensor<1xui64>) -> tensor<6xui64>
%67 = stablehlo.remainder %46, %66 : tensor<6xui64>
%68 = stablehlo.add %65, %67 : tensor<6xui64>
%69 = stablehlo.broadcast_in_dim %57, dims = [0] : (tensor<1xui64>) -> tensor<6xui64>
%70 = stablehlo.remainder %68, %69 : tensor<6xui64>
%71 = stablehlo.convert %70 : (tensor<6xui64>) -> tensor<6xi64>
%72 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<1xi64>) -> tensor<6xi64>
%73 = stablehlo.add %72, %71 : tensor<6xi64>
return %73 : tensor<6xi64>
}
func.func private @clip(%arg0: tensor<i64>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
%0 = stablehlo.maximum %arg1, %arg0 : tensor<i64>
%1 = stablehlo.minimum %arg2, %0 : tensor<i64>
return %1 : tensor<i64>
}
func.func private @clip_1(%arg0: tensor<i64>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
%0 = stablehlo.maximum %arg1, %arg0 : tensor<i64>
%1 = stablehlo.minimum %arg2, %0 : tensor<i64>
return %1 : tensor<i64>
}
func.func private @_threefry_split(%arg0: tensor<2xui32>) -> tensor<2x2xui32> {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
%1 = stablehlo.reshape %0 : (tensor<1xui32>) -> tensor<ui32>
%2 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
%3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
%4 = stablehlo.iota dim = 0 : tensor<2xui64>
%c = stablehlo.constant dense<1> : tensor<ui64>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2xui64>
%6 = stablehlo.multiply %5, %4 : tensor<2xui64>
%c_0 = stablehlo.constant dense<32> : tensor<ui64>
%7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2xui64>
%8 = stablehlo.shift_right_logical %6, %7 : tensor<2xui64>
%9 = stablehlo.convert %6 : (tensor<2xui64>) -> tensor<2xui32>
%10 = stablehlo.convert %8 : (tensor<2xui64>) -> tensor<2xui32>
%11:2 = call @threefry2x32_2(%1, %3, %10, %9) : (tensor<ui32>, tensor<ui32>, tensor<2xui32>, tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>)
%12 = stablehlo.broadcast_in_dim %11#0, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
%13 = stablehlo.broadcast_in_dim %11#1, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
%14 = stablehlo.concatenate %12, %13, dim = 1 : (tensor<2x1xui32>, tensor<2x1xui32>) -> tensor<2x2xui32>
return %14 : tensor<2x2xui32>
}
func.func private @threefry2x32_2(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2xui32>, %arg3: tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>) {
%c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
%c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
%0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
%c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
%1 = stablehlo.xor %0, %c_1 : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2xui32>
%3 = stablehlo.add %arg2, %2 : tensor<2xui32>
%4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
%5 = stablehlo.add %arg3, %4 : tensor<2xui32>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%c_3 = stablehlo.constant dense<0> : tensor<i64>
%6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i64>, tensor<i64>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
cond {
%c_12 = stablehlo.constant dense<5> : tensor<i64>
%7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %7 : tensor<i1>
} do {
%c_12 = stablehlo.constant dense<1> : tensor<i64>
%7 = stablehlo.add %iterArg_4, %c_12 : tensor<i64>
%8 = stablehlo.slice %iterArg_10 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
%9 = stablehlo.reshape %8 : (tensor<1xui32>) -> tensor<ui32>
%10 = stablehlo.slice %iterArg_10 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
%11 = stablehlo.reshape %10 : (tensor<1xui32>) -> tensor<ui32>
%12 = stablehlo.slice %iterArg_10 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
%13 = stablehlo.reshape %12 : (tensor<1xui32>) -> tensor<ui32>
%14 = stablehlo.slice %iterArg_10 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
%15 = stablehlo.reshape %14 : (tensor<1xui32>) -> tensor<ui32>
%16 = stablehlo.add %iterArg_5, %iterArg_6 : tensor<2xui32>
%17 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<ui32>) -> tensor<2xui32>
%18 = stablehlo.shift_left %iterArg_6, %17 : tensor<2xui32>
%c_13 = stablehlo.constant dense<32> : tensor<ui32>
%19 = stablehlo.subtract %c_13, %9 : tensor<ui32>
%20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<ui32>) -> tensor<2xui32>
%21 = stablehlo.shift_right_logical %iterArg_6, %20 : tensor<2xui32>
%22 = stablehlo.or %18, %21 : tensor<2xui32>
%23 = stablehlo.xor %16, %22 : tensor<2xui32>
%24 = stablehlo.add %16, %23 : tensor<2xui32>
%25 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<ui32>) -> tensor<2xui32>
%26 = stablehlo.shift_left %23, %25 : tensor<2xui32>
%c_14 = stablehlo.constant dense<32> : tensor<ui32>
%27 = stablehlo.subtract %c_14, %11 : tensor<ui32>
%28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<ui32>) -> tensor<2xui32>
%29 = stablehlo.shift_right_logical %23, %28 : tensor<2xui32>
%30 = stablehlo.or %26, %29 : tensor<2xui32>
%31 = stablehlo.xor %24, %30 : tensor<2xui32>
%32 = stablehlo.add %24, %31 : tensor<2xui32>
%33 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<ui32>) -> tensor<2xui32>
%34 = stablehlo.shift_left %31, %33 : tensor<2xui32>
%c_15 = stablehlo.constant dense<32> : tensor<ui32>
%35 = stablehlo.subtract %c_15, %13 : tensor<ui32>
%36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<ui32>) -> tensor<2xui32>
%37 = stablehlo.shift_right_logical %31, %36 : tensor<2xui32>
%38 = stablehlo.or %34, %37 : tensor<2xui32>
%39 = stablehlo.xor %32, %38 : tensor<2xui32>
%40 = stablehlo.add %32, %39 : tensor<2xui32>
%41 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<ui32>) -> tensor<2xui32>
%42 = stablehlo.shift_left %39, %41 : tensor<2xui32>
%c_16 = stablehlo.constant dense<32> : tensor<ui32>
%43 = stablehlo.subtract %c_16, %15 : tensor<ui32>
%44 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<ui32>) -> tensor<2xui32>
%45 = stablehlo.shift_right_logical %39, %44 : tensor<2xui32>
%46 = stablehlo.or %42, %45 : tensor<2xui32>
%47 = stablehlo.xor %40, %46 : tensor<2xui32>
%48 = stablehlo.broadcast_in_dim %iterArg_7, dims = [] : (tensor<ui32>) -> tensor<2xui32>
%49 = stablehlo.add %40, %48 : tensor<2xui32>
%50 = stablehlo.broadcast_in_dim %iterArg_8, dims = [] : (tensor<ui32>) -> tensor<2xui32>
%51 = stablehlo.add %47, %50 : tensor<2xui32>
%c_17 = stablehlo.constant dense<1> : tensor<i64>
%52 = stablehlo.add %iterArg_4, %c_17 : tensor<i64>
%53 = stablehlo.convert %52 : (tensor<i64>) -> tensor<ui32>
%54 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<ui32>) -> tensor<2xui32>
%55 = stablehlo.add %51, %54 : tensor<2xui32>
%c_18 = stablehlo.constant dense<1> : tensor<i64>
%56 = stablehlo.add %iterArg, %c_18 : tensor<i64>
stablehlo.return %56, %7, %49, %55, %iterArg_8, %iterArg_9, %iterArg_7, %iterArg_11, %iterArg_10 : tensor<i64>, tensor<i64>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
}
return %6#2, %6#3 : tensor<2xui32>, tensor<2xui32>
}
func.func private @threefry2x32_3(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<6xui32>, %arg3: tensor<6xui32>) -> (tensor<6xui32>, tensor<6xui32>) {
%c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
%c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
%0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
%c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
%1 = stablehlo.xor %0, %c_1 : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<6xui32>
%3 = stablehlo.add %arg2, %2 : tensor<6xui32>
%4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<6xui32>
%5 = stablehlo.add %arg3, %4 : tensor<6xui32>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%c_3 = stablehlo.constant dense<0> : tensor<i64>
%6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i64>, tensor<i64>, tensor<6xui32>, tensor<6xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
cond {
%c_12 = stablehlo.constant dense<5> : tensor<i64>
%7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %7 : tensor<i1>
} do {
%c_12 = stablehlo.constant dense<1> : tensor<i64>
%7 = stablehlo.add %iterArg_4, %c_12 : tensor<i64>
%8 = stablehlo.slice %iterArg_10 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
%9 = stablehlo.reshape %8 : (tensor<1xui32>) -> tensor<ui32>
%10 = stablehlo.slice %iterArg_10 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
%11 = stablehlo.reshape %10 : (tensor<1xui32>) -> tensor<ui32>
%12 = stablehlo.slice %iterArg_10 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
%13 = stablehlo.reshape %12 : (tensor<1xui32>) -> tensor<ui32>
%14 = stablehlo.slice %iterArg_10 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
%15 = stablehlo.reshape %14 : (tensor<1xui32>) -> tensor<ui32>
%16 = stablehlo.add %iterArg_5, %iterArg_6 : tensor<6xui32>
%17 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<ui32>) -> tensor<6xui32>
%18 = stablehlo.shift_left %iterArg_6, %17 : tensor<6xui32>
%c_13 = stablehlo.constant dense<32> : tensor<ui32>
%19 = stablehlo.subtract %c_13, %9 : tensor<ui32>
%20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<ui32>) -> tensor<6xui32>
%21 = stablehlo.shift_right_logical %iterArg_6, %20 : tensor<6xui32>
%22 = stablehlo.or %18, %21 : tensor<6xui32>
%23 = stablehlo.xor %16, %22 : tensor<6xui32>
%24 = stablehlo.add %16, %23 : tensor<6xui32>
%25 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<ui32>) -> tensor<6xui32>
%26 = stablehlo.shift_left %23, %25 : tensor<6xui32>
%c_14 = stablehlo.constant dense<32> : tensor<ui32>
%27 = stablehlo.subtract %c_14, %11 : tensor<ui32>
%28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<ui32>) -> tensor<6xui32>
%29 = stablehlo.shift_right_logical %23, %28 : tensor<6xui32>
%30 = stablehlo.or %26, %29 : tensor<6xui32>
%31 = stablehlo.xor %24, %30 : tensor<6xui32>
%32 = stablehlo.add %24, %31 : tensor<6xui32>
%33 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<ui32>) -> tensor<6xui32>
%34 = stablehlo.shift_left %31, %33 : tensor<6xui32>
%c_15 = stablehlo.constant dense<32> : tensor<ui32>
%35 = stablehlo.subtract %c_15, %13 : tensor<ui32>
%36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<ui32>) -> tensor<6xui32>
%37 = stablehlo.shift_right_logical %31, %36 : tensor<6xui32>
%38 = stablehlo.or %34, %37 : tensor<6xui32>
%39 = stablehlo.xor %32, %38 : tensor<6xui32>
%40 = stablehlo.add %32, %39 : tensor<6xui32>
%41 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<ui32>) -> tensor<6xui32>
%42 = stablehlo.shift_left %39, %41 : tensor<6xui32>
%c_16 = stablehlo.constant dense<32> : tensor<ui32>
%43 = stablehlo.subtract %c_16, %15 : tensor<ui32>
%44 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<ui32>) -> tensor<6xui32>
%45 = stablehlo.shift_right_logical %39, %44 : tensor<6xui32>
%46 = stablehlo.or %42, %45 : tensor<6xui32>
%47 = stablehlo.xor %40, %46 : tensor<6xui32>
%48 = stablehlo.broadcast_in_dim %iterArg_7, dims = [] : (tensor<ui32>) -> tensor<6xui32>
%49 = stablehlo.add %40, %48 : tensor<6xui32>
%50 = stablehlo.broadcast_in_dim %iterArg_8, dims = [] : (tensor<ui32>) -> tensor<6xui32>
%51 = stablehlo.add %47, %50 : tensor<6xui32>
%c_17 = stablehlo.constant dense<1> : tensor<i64>
%52 = stablehlo.add %iterArg_4, %c_17 : tensor<i64>
%53 = stablehlo.convert %52 : (tensor<i64>) -> tensor<ui32>
%54 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<ui32>) -> tensor<6xui32>
%55 = stablehlo.add %51, %54 : tensor<6xui32>
%c_18 = stablehlo.constant dense<1> : tensor<i64>
%56 = stablehlo.add %iterArg, %c_18 : tensor<i64>
stablehlo.return %56, %7, %49, %55, %iterArg_8, %iterArg_9, %iterArg_7, %iterArg_11, %iterArg_10 : tensor<i64>, tensor<i64>, tensor<6xui32>, tensor<6xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
}
return %6#2, %6#3 : tensor<6xui32>, tensor<6xui32>
}
func.func private @_shuffle(%arg0: tensor<2xui32>, %arg1: tensor<9xi64>) -> tensor<9xi64> {
%0 = call @_threefry_split(%arg0) : (tensor<2xui32>) -> tensor<2x2xui32>
%1 = stablehlo.slice %0 [0:1, 0:2] : (tensor<2x2xui32>) -> tensor<1x2xui32>
%2 = stablehlo.reshape %1 : (tensor<1x2xui32>) -> tensor<2xui32>
%3 = stablehlo.slice %0 [1:2, 0:2] : (tensor<2x2xui32>) -> tensor<1x2xui32>
%4 = stablehlo.reshape %3 : (tensor<1x2xui32>) -> tensor<2xui32>
%5 = stablehlo.slice %4 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
%6 = stablehlo.reshape %5 : (tensor<1xui32>) -> tensor<ui32>
%7 = stablehlo.slice %4 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
%8 = stablehlo.reshape %7 : (tensor<1xui32>) -> tensor<ui32>
%9 = stablehlo.iota dim = 0 : tensor<9xui64>
%c = stablehlo.constant dense<1> : tensor<ui64>
%10 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<9xui64>
%11 = stablehlo.multiply %10, %9 : tensor<9xui64>
%c_0 = stablehlo.constant dense<32> : tensor<ui64>
%12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<9xui64>
%13 = stablehlo.shift_right_logical %11, %12 : tensor<9xui64>
%14 = stablehlo.convert %11 : (tensor<9xui64>) -> tensor<9xui32>
%15 = stablehlo.convert %13 : (tensor<9xui64>) -> tensor<9xui32>
%16:2 = call @threefry2x32_4(%6, %8, %15, %14) : (tensor<ui32>, tensor<ui32>, tensor<9xui32>, tensor<9xui32>) -> (tensor<9xui32>, tensor<9xui32>)
%17 = stablehlo.xor %16#0, %16#1 : tensor<9xui32>
%18:2 = "stablehlo.sort"(%17, %arg1) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%arg2: tensor<ui32>, %arg3: tensor<ui32>, %arg4: tensor<i64>, %arg5: tensor<i64>):
%19 = stablehlo.compare LT, %arg2, %arg3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
stablehlo.return %19 : tensor<i1>
}) : (tensor<9xui32>, tensor<9xi64>) -> (tensor<9xui32>, tensor<9xi64>)
return %18#1 : tensor<9xi64>
}
func.func private @threefry2x32_4(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<9xui32>, %arg3: tensor<9xui32>) -> (tensor<9xui32>, tensor<9xui32>) {
%c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
%c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
%0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
%c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
%1 = stablehlo.xor %0, %c_1 : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
%3 = stablehlo.add %arg2, %2 : tensor<9xui32>
%4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
%5 = stablehlo.add %arg3, %4 : tensor<9xui32>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%c_3 = stablehlo.constant dense<0> : tensor<i64>
%6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i64>, tensor<i64>, tensor<9xui32>, tensor<9xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
cond {
%c_12 = stablehlo.constant dense<5> : tensor<i64>
%7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %7 : tensor<i1>
} do {
%c_12 = stablehlo.constant dense<1> : tensor<i64>
%7 = stablehlo.add %iterArg_4, %c_12 : tensor<i64>
%8 = stablehlo.slice %iterArg_10 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
%9 = stablehlo.reshape %8 : (tensor<1xui32>) -> tensor<ui32>
%10 = stablehlo.slice %iterArg_10 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
%11 = stablehlo.reshape %10 : (tensor<1xui32>) -> tensor<ui32>
%12 = stablehlo.slice %iterArg_10 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
%13 = stablehlo.reshape %12 : (tensor<1xui32>) -> tensor<ui32>
%14 = stablehlo.slice %iterArg_10 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
%15 = stablehlo.reshape %14 : (tensor<1xui32>) -> tensor<ui32>
%16 = stablehlo.add %iterArg_5, %iterArg_6 : tensor<9xui32>
%17 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<ui32>) -> tensor<9xui32>
%18 = stablehlo.shift_left %iterArg_6, %17 : tensor<9xui32>
%c_13 = stablehlo.constant dense<32> : tensor<ui32>
%19 = stablehlo.subtract %c_13, %9 : tensor<ui32>
%20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<ui32>) -> tensor<9xui32>
%21 = stablehlo.shift_right_logical %iterArg_6, %20 : tensor<9xui32>
%22 = stablehlo.or %18, %21 : tensor<9xui32>
%23 = stablehlo.xor %16, %22 : tensor<9xui32>
%24 = stablehlo.add %16, %23 : tensor<9xui32>
%25 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<ui32>) -> tensor<9xui32>
%26 = stablehlo.shift_left %23, %25 : tensor<9xui32>
%c_14 = stablehlo.constant dense<32> : tensor<ui32>
%27 = stablehlo.subtract %c_14, %11 : tensor<ui32>
%28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<ui32>) -> tensor<9xui32>
%29 = stablehlo.shift_right_logical %23, %28 : tensor<9xui32>
%30 = stablehlo.or %26, %29 : tensor<9xui32>
%31 = stablehlo.xor %24, %30 : tensor<9xui32>
%32 = stablehlo.add %24, %31 : tensor<9xui32>
%33 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<ui32>) -> tensor<9xui32>
%34 = stablehlo.shift_left %31, %33 : tensor<9xui32>
%c_15 = stablehlo.constant dense<32> : tensor<ui32>
%35 = stablehlo.subtract %c_15, %13 : tensor<ui32>
%36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<ui32>) -> tensor<9xui32>
%37 = stablehlo.shift_right_logical %31, %36 : tensor<9xui32>
%38 = stablehlo.or %34, %37 : tensor<9xui32>
%39 = stablehlo.xor %32, %38 : tensor<9xui32>
%40 = stablehlo.add %32, %39 : tensor<9xui32>
%41 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<ui32>) -> tensor<9xui32>
%42 = stablehlo.shift_left %39, %41 : tensor<9xui32>
%c_16 = stablehlo.constant dense<32> : tensor<ui32>
%43 = stablehlo.subtract %c_16, %15 : tensor<ui32>
%44 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<ui32>) -> tensor<9xui32>
%45 = stablehlo.shift_right_logical %39, %44 : tensor<9xui32>
%46 = stablehlo.or %42, %45 : tensor<9xui32>
%47 = stablehlo.xor %40, %46 : tensor<9xui32>
%48 = stablehlo.broadcast_in_dim %iterArg_7, dims = [] : (tensor<ui32>) -> tensor<9xui32>
%49 = stablehlo.add %40, %48 : tensor<9xui32>
%50 = stablehlo.broadcast_in_dim %iterArg_8, dims = [] : (tensor<ui32>) -> tensor<9xui32>
%51 = stablehlo.add %47, %50 : tensor<9xui32>
%c_17 = stablehlo.constant dense<1> : tensor<i64>
%52 = stablehlo.add %iterArg_4, %c_17 : tensor<i64>
%53 = stablehlo.convert %52 : (tensor<i64>) -> tensor<ui32>
%54 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<ui32>) -> tensor<9xui32>
%55 = stablehlo.add %51, %54 : tensor<9xui32>
%c_18 = stablehlo.constant dense<1> : tensor<i64>
%56 = stablehlo.add %iterArg, %c_18 : tensor<i64>
stablehlo.return %56, %7, %49, %55, %iterArg_8, %iterArg_9, %iterArg_7, %iterArg_11, %iterArg_10 : tensor<i64>, tensor<i64>, tensor<9xui32>, tensor<9xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
}
return %6#2, %6#3 : tensor<9xui32>, tensor<9xui32>
}
func.func private @_bernoulli(%arg0: tensor<2xui32>, %arg1: tensor<f64>) -> tensor<8xi1> {
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%0 = call @_uniform_5(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f64>, tensor<f64>) -> tensor<8xf64>
%1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<8xf64>
%2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
return %2 : tensor<8xi1>
}
func.func private @_uniform_5(%arg0: tensor<2xui32>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<8xf64> {
%0 = stablehlo.convert %arg1 : tensor<f64>
%1 = stablehlo.convert %arg2 : tensor<f64>
%2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<1xf64>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f64>) -> tensor<1xf64>
%4 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
%5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
%6 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
%7 = stablehlo.reshape %6 : (tensor<1xui32>) -> tensor<ui32>
%8 = stablehlo.iota dim = 0 : tensor<8xui64>
%c = stablehlo.constant dense<1> : tensor<ui64>
%9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<8xui64>
%10 = stablehlo.multiply %9, %8 : tensor<8xui64>
%c_0 = stablehlo.constant dense<32> : tensor<ui64>
%11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<8xui64>
%12 = stablehlo.shift_right_logical %10, %11 : tensor<8xui64>
%13 = stablehlo.convert %10 : (tensor<8xui64>) -> tensor<8xui32>
%14 = stablehlo.convert %12 : (tensor<8xui64>) -> tensor<8xui32>
%15:2 = call @threefry2x32_6(%5, %7, %14, %13) : (tensor<ui32>, tensor<ui32>, tensor<8xui32>, tensor<8xui32>) -> (tensor<8xui32>, tensor<8xui32>)
%16 = stablehlo.convert %15#0 : (tensor<8xui32>) -> tensor<8xui64>
%17 = stablehlo.convert %15#1 : (tensor<8xui32>) -> tensor<8xui64>
%c_1 = stablehlo.constant dense<32> : tensor<ui64>
%18 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<8xui64>
%19 = stablehlo.shift_left %16, %18 : tensor<8xui64>
%20 = stablehlo.or %19, %17 : tensor<8xui64>
%c_2 = stablehlo.constant dense<12> : tensor<ui64>
%21 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<8xui64>
%22 = stablehlo.shift_right_logical %20, %21 : tensor<8xui64>
%c_3 = stablehlo.constant dense<4607182418800017408> : tensor<ui64>
%23 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui64>) -> tensor<8xui64>
%24 = stablehlo.or %22, %23 : tensor<8xui64>
%25 = stablehlo.bitcast_convert %24 : (tensor<8xui64>) -> tensor<8xf64>
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%26 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<8xf64>
%27 = stablehlo.subtract %25, %26 : tensor<8xf64>
%28 = stablehlo.subtract %3, %2 : tensor<1xf64>
%29 = stablehlo.broadcast_in_dim %28, dims = [0] : (tensor<1xf64>) -> tensor<8xf64>
%30 = stablehlo.multiply %27, %29 : tensor<8xf64>
%31 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1xf64>) -> tensor<8xf64>
%32 = stablehlo.add %30, %31 : tensor<8xf64>
%33 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1xf64>) -> tensor<8xf64>
%34 = stablehlo.maximum %33, %32 : tensor<8xf64>
return %34 : tensor<8xf64>
}
func.func private @threefry2x32_6(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<8xui32>, %arg3: tensor<8xui32>) -> (tensor<8xui32>, tensor<8xui32>) {
%c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
%c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
%0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
%c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
%1 = stablehlo.xor %0, %c_1 : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<8xui32>
%3 = stablehlo.add %arg2, %2 : tensor<8xui32>
%4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<8xui32>
%5 = stablehlo.add %arg3, %4 : tensor<8xui32>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%c_3 = stablehlo.constant dense<0> : tensor<i64>
%6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i64>, tensor<i64>, tensor<8xui32>, tensor<8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
cond {
%c_12 = stablehlo.constant dense<5> : tensor<i64>
%7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %7 : tensor<i1>
} do {
%c_12 = stablehlo.constant dense<1> : tensor<i64>
%7 = stablehlo.add %iterArg_4, %c_12 : tensor<i64>
%8 = stablehlo.slice %iterArg_10 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
%9 = stablehlo.reshape %8 : (tensor<1xui32>) -> tensor<ui32>
%10 = stablehlo.slice %iterArg_10 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
%11 = stablehlo.reshape %10 : (tensor<1xui32>) -> tensor<ui32>
%12 = stablehlo.slice %iterArg_10 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
%13 = stablehlo.reshape %12 : (tensor<1xui32>) -> tensor<ui32>
%14 = stablehlo.slice %iterArg_10 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
%15 = stablehlo.reshape %14 : (tensor<1xui32>) -> tensor<ui32>
%16 = stablehlo.add %iterArg_5, %iterArg_6 : tensor<8xui32>
%17 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<ui32>) -> tensor<8xui32>
%18 = stablehlo.shift_left %iterArg_6, %17 : tensor<8xui32>
%c_13 = stablehlo.constant dense<32> : tensor<ui32>
%19 = stablehlo.subtract %c_13, %9 : tensor<ui32>
%20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<ui32>) -> tensor<8xui32>
%21 = stablehlo.shift_right_logical %iterArg_6, %20 : tensor<8xui32>
%22 = stablehlo.or %18, %21 : tensor<8xui32>
%23 = stablehlo.xor %16, %22 : tensor<8xui32>
%24 = stablehlo.add %16, %23 : tensor<8xui32>
%25 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<ui32>) -> tensor<8xui32>
%26 = stablehlo.shift_left %23, %25 : tensor<8xui32>
%c_14 = stablehlo.constant dense<32> : tensor<ui32>
%27 = stablehlo.subtract %c_14, %11 : tensor<ui32>
%28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<ui32>) -> tensor<8xui32>
%29 = stablehlo.shift_right_logical %23, %28 : tensor<8xui32>
%30 = stablehlo.or %26, %29 : tensor<8xui32>
%31 = stablehlo.xor %24, %30 : tensor<8xui32>
%32 = stablehlo.add %24, %31 : tensor<8xui32>
%33 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<ui32>) -> tensor<8xui32>
%34 = stablehlo.shift_left %31, %33 : tensor<8xui32>
%c_15 = stablehlo.constant dense<32> : tensor<ui32>
%35 = stablehlo.subtract %c_15, %13 : tensor<ui32>
%36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<ui32>) -> tensor<8xui32>
%37 = stablehlo.shift_right_logical %31, %36 : tensor<8xui32>
%38 = stablehlo.or %34, %37 : tensor<8xui32>
%39 = stablehlo.xor %32, %38 : tensor<8xui32>
%40 = stablehlo.add %32, %39 : tensor<8xui32>
%41 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<ui32>) -> tensor<8xui32>
%42 = stablehlo.shift_left %39, %41 : tensor<8xui32>
%c_16 = stablehlo.constant dense<32> : tensor<ui32>
%43 = stablehlo.subtract %c_16, %15 : tensor<ui32>
%44 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<ui32>) -> tensor<8xui32>
%45 = stablehlo.shift_right_logical %39, %44 : tensor<8xui32>
%46 = stablehlo.or %42, %45 : tensor<8xui32>
%47 = stablehlo.xor %40, %46 : tensor<8xui32>
%48 = stablehlo.broadcast_in_dim %iterArg_7, dims = [] : (tensor<ui32>) -> tensor<8xui32>
%49 = stablehlo.add %40, %48 : tensor<8xui32>
%50 = stablehlo.broadcast_in_dim %iterArg_8, dims = [] : (tensor<ui32>) -> tensor<8xui32>
%51 = stablehlo.add %47, %50 : tensor<8xui32>
%c_17 = stablehlo.constant dense<1> : tensor<i64>
%52 = stablehlo.add %iterArg_4, %c_17 : tensor<i64>
%53 = stablehlo.convert %52 : (tensor<i64>) -> tensor<ui32>
%54 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<ui32>) -> tensor<8xui32>
%55 = stablehlo.add %51, %54 : tensor<8xui32>
%c_18 = stablehlo.constant dense<1> : tensor<i64>
%56 = stablehlo.add %iterArg, %c_18 : tensor<i64>
stablehlo.return %56, %7, %49, %55, %iterArg_8, %iterArg_9, %iterArg_7, %iterArg_11, %iterArg_10 : tensor<i64>, tensor<i64>, tensor<8xui32>, tensor<8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
}
return %6#2, %6#3 : tensor<8xui32>, tensor<8xui32>
}
}
// -----
// keys_threefry2x32
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
%c0 = stablehlo.constant dense<"0x2A000000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:2 = call @f(%a0) : (tensor<i32>) -> (tensor<3x2xui32>, tensor<2xui32>)
%e0 = stablehlo.constant dense<"0x8F043E6D2D1722102DB3D703F483D0ADEA20FB9213D9380F"> : tensor<3x2xui32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3x2xui32>, tensor<3x2xui32>) -> ()
%e1 = stablehlo.constant dense<"0x2F55D0979F71BF51"> : tensor<2xui32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2xui32>, tensor<2xui32>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<3x2xui32>, tensor<2xui32>) {
%c = stablehlo.constant dense<32> : tensor<i32>
%0 = stablehlo.shift_right_logical %arg0, %c : tensor<i32>
%1 = stablehlo.convert %0 : (tensor<i32>) -> tensor<ui32>
%2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%3 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<i64>
%c_0 = stablehlo.constant dense<4294967295> : tensor<i64>
%4 = stablehlo.and %3, %c_0 : tensor<i64>
%5 = stablehlo.convert %4 : (tensor<i64>) -> tensor<ui32>
%6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%7 = stablehlo.concatenate %2, %6, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
%8 = call @_threefry_split(%7) : (tensor<2xui32>) -> tensor<3x2xui32>
%c_1 = stablehlo.constant dense<32> : tensor<i32>
%9 = stablehlo.shift_right_logical %arg0, %c_1 : tensor<i32>
%10 = stablehlo.convert %9 : (tensor<i32>) -> tensor<ui32>
%11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%12 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<i64>
%c_2 = stablehlo.constant dense<4294967295> : tensor<i64>
%13 = stablehlo.and %12, %c_2 : tensor<i64>
%14 = stablehlo.convert %13 : (tensor<i64>) -> tensor<ui32>
%15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%16 = stablehlo.concatenate %11, %15, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
%c_3 = stablehlo.constant dense<7> : tensor<ui32>
%17 = call @_threefry_fold_in(%16, %c_3) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
return %8, %17 : tensor<3x2xui32>, tensor<2xui32>
}
func.func private @_threefry_split(%arg0: tensor<2xui32>) -> tensor<3x2xui32> {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
%1 = stablehlo.reshape %0 : (tensor<1xui32>) -> tensor<ui32>
%2 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
%3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
%4 = stablehlo.iota dim = 0 : tensor<3xui64>
%c = stablehlo.constant dense<1> : tensor<ui64>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<3xui64>
%6 = stablehlo.multiply %5, %4 : tensor<3xui64>
%c_0 = stablehlo.constant dense<32> : tensor<ui64>
%7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<3xui64>
%8 = stablehlo.shift_right_logical %6, %7 : tensor<3xui64>
%9 = stablehlo.convert %6 : (tensor<3xui64>) -> tensor<3xui32>
%10 = stablehlo.convert %8 : (tensor<3xui64>) -> tensor<3xui32>
%11:2 = call @threefry2x32(%1, %3, %10, %9) : (tensor<ui32>, tensor<ui32>, tensor<3xui32>, tensor<3xui32>) -> (tensor<3xui32>, tensor<3xui32>)
%12 = stablehlo.broadcast_in_dim %11#0, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
%13 = stablehlo.broadcast_in_dim %11#1, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
%14 = stablehlo.concatenate %12, %13, dim = 1 : (tensor<3x1xui32>, tensor<3x1xui32>) -> tensor<3x2xui32>
return %14 : tensor<3x2xui32>
}
func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<3xui32>, %arg3: tensor<3xui32>) -> (tensor<3xui32>, tensor<3xui32>) {
%c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
%c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
%0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
%c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
%1 = stablehlo.xor %0, %c_1 : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<3xui32>
%3 = stablehlo.add %arg2, %2 : tensor<3xui32>
%4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<3xui32>
%5 = stablehlo.add %arg3, %4 : tensor<3xui32>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%c_3 = stablehlo.constant dense<0> : tensor<i64>
%6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i64>, tensor<i64>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
cond {
%c_12 = stablehlo.constant dense<5> : tensor<i64>
%7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %7 : tensor<i1>
} do {
%c_12 = stablehlo.constant dense<1> : tensor<i64>
%7 = stablehlo.add %iterArg_4, %c_12 : tensor<i64>
%8 = stablehlo.slice %iterArg_10 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
%9 = stablehlo.reshape %8 : (tensor<1xui32>) -> tensor<ui32>
%10 = stablehlo.slice %iterArg_10 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
%11 = stablehlo.reshape %10 : (tensor<1xui32>) -> tensor<ui32>
%12 = stablehlo.slice %iterArg_10 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
%13 = stablehlo.reshape %12 : (tensor<1xui32>) -> tensor<ui32>
%14 = stablehlo.slice %iterArg_10 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
%15 = stablehlo.reshape %14 : (tensor<1xui32>) -> tensor<ui32>
%16 = stablehlo.add %iterArg_5, %iterArg_6 : tensor<3xui32>
%17 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<ui32>) -> tensor<3xui32>
%18 = stablehlo.shift_left %iterArg_6, %17 : tensor<3xui32>
%c_13 = stablehlo.constant dense<32> : tensor<ui32>
%19 = stablehlo.subtract %c_13, %9 : tensor<ui32>
%20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<ui32>) -> tensor<3xui32>
%21 = stablehlo.shift_right_logical %iterArg_6, %20 : tensor<3xui32>
%22 = stablehlo.or %18, %21 : tensor<3xui32>
%23 = stablehlo.xor %16, %22 : tensor<3xui32>
%24 = stablehlo.add %16, %23 : tensor<3xui32>
%25 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<ui32>) -> tensor<3xui32>
%26 = stablehlo.shift_left %23, %25 : tensor<3xui32>
%c_14 = stablehlo.constant dense<32> : tensor<ui32>
%27 = stablehlo.subtract %c_14, %11 : tensor<ui32>
%28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<ui32>) -> tensor<3xui32>
%29 = stablehlo.shift_right_logical %23, %28 : tensor<3xui32>
%30 = stablehlo.or %26, %29 : tensor<3xui32>
%31 = stablehlo.xor %24, %30 : tensor<3xui32>
%32 = stablehlo.add %24, %31 : tensor<3xui32>
%33 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<ui32>) -> tensor<3xui32>
%34 = stablehlo.shift_left %31, %33 : tensor<3xui32>
%c_15 = stablehlo.constant dense<32> : tensor<ui32>
%35 = stablehlo.subtract %c_15, %13 : tensor<ui32>
%36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<ui32>) -> tensor<3xui32>
%37 = stablehlo.shift_right_logical %31, %36 : tensor<3xui32>
%38 = stablehlo.or %34, %37 : tensor<3xui32>
%39 = stablehlo.xor %32, %38 : tensor<3xui32>
%40 = stablehlo.add %32, %39 : tensor<3xui32>
%41 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<ui32>) -> tensor<3xui32>
%42 = stablehlo.shift_left %39, %41 : tensor<3xui32>
%c_16 = stablehlo.constant dense<32> : tensor<ui32>
%43 = stablehlo.subtract %c_16, %15 : tensor<ui32>
%44 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<ui32>) -> tensor<3xui32>
%45 = stablehlo.shift_right_logical %39, %44 : tensor<3xui32>
%46 = stablehlo.or %42, %45 : tensor<3xui32>
%47 = stablehlo.xor %40, %46 : tensor<3xui32>
%48 = stablehlo.broadcast_in_dim %iterArg_7, dims = [] : (tensor<ui32>) -> tensor<3xui32>
%49 = stablehlo.add %40, %48 : tensor<3xui32>
%50 = stablehlo.broadcast_in_dim %iterArg_8, dims = [] : (tensor<ui32>) -> tensor<3xui32>
%51 = stablehlo.add %47, %50 : tensor<3xui32>
%c_17 = stablehlo.constant dense<1> : tensor<i64>
%52 = stablehlo.add %iterArg_4, %c_17 : tensor<i64>
%53 = stablehlo.convert %52 : (tensor<i64>) -> tensor<ui32>
%54 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<ui32>) -> tensor<3xui32>
%55 = stablehlo.add %51, %54 : tensor<3xui32>
%c_18 = stablehlo.constant dense<1> : tensor<i64>
%56 = stablehlo.add %iterArg, %c_18 : tensor<i64>
stablehlo.return %56, %7, %49, %55, %iterArg_8, %iterArg_9, %iterArg_7, %iterArg_11, %iterArg_10 : tensor<i64>, tensor<i64>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
}
return %6#2, %6#3 : tensor<3xui32>, tensor<3xui32>
}
func.func private @_threefry_fold_in(%arg0: tensor<2xui32>, %arg1: tensor<ui32>) -> tensor<2xui32> {
%c = stablehlo.constant dense<32> : tensor<ui32>
%0 = stablehlo.shift_right_logical %arg1, %c : tensor<ui32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%c_0 = stablehlo.constant dense<4294967295> : tensor<ui32>
%2 = stablehlo.and %arg1, %c_0 : tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%4 = stablehlo.concatenate %1, %3, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
%5 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
%6 = stablehlo.reshape %5 : (tensor<1xui32>) -> tensor<ui32>
%7 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
%8 = stablehlo.reshape %7 : (tensor<1xui32>) -> tensor<ui32>
%9 = stablehlo.slice %4 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
%10 = stablehlo.slice %4 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
%11:2 = call @threefry2x32_0(%6, %8, %9, %10) : (tensor<ui32>, tensor<ui32>, tensor<1xui32>, tensor<1xui32>) -> (tensor<1xui32>, tensor<1xui32>)
%12 = stablehlo.concatenate %11#0, %11#1, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
return %12 : tensor<2xui32>
}
func.func private @threefry2x32_0(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<1xui32>, %arg3: tensor<1xui32>) -> (tensor<1xui32>, tensor<1xui32>) {
%c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
%c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
%0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
%c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
%1 = stablehlo.xor %0, %c_1 : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%3 = stablehlo.add %arg2, %2 : tensor<1xui32>
%4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%5 = stablehlo.add %arg3, %4 : tensor<1xui32>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%c_3 = stablehlo.constant dense<0> : tensor<i64>
%6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i64>, tensor<i64>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
cond {
%c_12 = stablehlo.constant dense<5> : tensor<i64>
%7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %7 : tensor<i1>
} do {
%c_12 = stablehlo.constant dense<1> : tensor<i64>
%7 = stablehlo.add %iterArg_4, %c_12 : tensor<i64>
%8 = stablehlo.slice %iterArg_10 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
%9 = stablehlo.reshape %8 : (tensor<1xui32>) -> tensor<ui32>
%10 = stablehlo.slice %iterArg_10 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
%11 = stablehlo.reshape %10 : (tensor<1xui32>) -> tensor<ui32>
%12 = stablehlo.slice %iterArg_10 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
%13 = stablehlo.reshape %12 : (tensor<1xui32>) -> tensor<ui32>
%14 = stablehlo.slice %iterArg_10 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
%15 = stablehlo.reshape %14 : (tensor<1xui32>) -> tensor<ui32>
%16 = stablehlo.add %iterArg_5, %iterArg_6 : tensor<1xui32>
%17 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%18 = stablehlo.shift_left %iterArg_6, %17 : tensor<1xui32>
%c_13 = stablehlo.constant dense<32> : tensor<ui32>
%19 = stablehlo.subtract %c_13, %9 : tensor<ui32>
%20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%21 = stablehlo.shift_right_logical %iterArg_6, %20 : tensor<1xui32>
%22 = stablehlo.or %18, %21 : tensor<1xui32>
%23 = stablehlo.xor %16, %22 : tensor<1xui32>
%24 = stablehlo.add %16, %23 : tensor<1xui32>
%25 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%26 = stablehlo.shift_left %23, %25 : tensor<1xui32>
%c_14 = stablehlo.constant dense<32> : tensor<ui32>
%27 = stablehlo.subtract %c_14, %11 : tensor<ui32>
%28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%29 = stablehlo.shift_right_logical %23, %28 : tensor<1xui32>
%30 = stablehlo.or %26, %29 : tensor<1xui32>
%31 = stablehlo.xor %24, %30 : tensor<1xui32>
%32 = stablehlo.add %24, %31 : tensor<1xui32>
%33 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%34 = stablehlo.shift_left %31, %33 : tensor<1xui32>
%c_15 = stablehlo.constant dense<32> : tensor<ui32>
%35 = stablehlo.subtract %c_15, %13 : tensor<ui32>
%36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%37 = stablehlo.shift_right_logical %31, %36 : tensor<1xui32>
%38 = stablehlo.or %34, %37 : tensor<1xui32>
%39 = stablehlo.xor %32, %38 : tensor<1xui32>
%40 = stablehlo.add %32, %39 : tensor<1xui32>
%41 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%42 = stablehlo.shift_left %39, %41 : tensor<1xui32>
%c_16 = stablehlo.constant dense<32> : tensor<ui32>
%43 = stablehlo.subtract %c_16, %15 : tensor<ui32>
%44 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%45 = stablehlo.shift_right_logical %39, %44 : tensor<1xui32>
%46 = stablehlo.or %42, %45 : tensor<1xui32>
%47 = stablehlo.xor %40, %46 : tensor<1xui32>
%48 = stablehlo.broadcast_in_dim %iterArg_7, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%49 = stablehlo.add %40, %48 : tensor<1xui32>
%50 = stablehlo.broadcast_in_dim %iterArg_8, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%51 = stablehlo.add %47, %50 : tensor<1xui32>
%c_17 = stablehlo.constant dense<1> : tensor<i64>
%52 = stablehlo.add %iterArg_4, %c_17 : tensor<i64>
%53 = stablehlo.convert %52 : (tensor<i64>) -> tensor<ui32>
%54 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%55 = stablehlo.add %51, %54 : tensor<1xui32>
%c_18 = stablehlo.constant dense<1> : tensor<i64>
%56 = stablehlo.add %iterArg, %c_18 : tensor<i64>
stablehlo.return %56, %7, %49, %55, %iterArg_8, %iterArg_9, %iterArg_7, %iterArg_11, %iterArg_10 : tensor<i64>, tensor<i64>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
}
return %6#2, %6#3 : tensor<1xui32>, tensor<1xui32>
}
}
// -----
// normal_threefry2x32
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
%c0 = stablehlo.constant dense<"0x2A000000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:1 = call @f(%a0) : (tensor<i32>) -> (tensor<3x5xf64>)
%e0 = stablehlo.constant dense<"0x5921966CA2A4C7BF3ABAA7FACC5B01C06004B51081EDC73F5643A084AD97E33F115266E30356DF3FFB89333BC49DD73F3D480DFA68BCD73FB6B78BAC341FCE3F344A7DD1D5F0E6BFB4134FB0D74EE4BF84E5074A9466E6BFE40109059539F9BF6C4AE214C221E33FE22614737F18ED3F767CBDD1FC93CC3F"> : tensor<3x5xf64>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<3x5xf64>, tensor<3x5xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<3x5xf64>) {
%c = stablehlo.constant dense<32> : tensor<i32>
%0 = stablehlo.shift_right_logical %arg0, %c : tensor<i32>
%1 = stablehlo.convert %0 : (tensor<i32>) -> tensor<ui32>
%2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%3 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<i64>
%c_0 = stablehlo.constant dense<4294967295> : tensor<i64>
%4 = stablehlo.and %3, %c_0 : tensor<i64>
%5 = stablehlo.convert %4 : (tensor<i64>) -> tensor<ui32>
%6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%7 = stablehlo.concatenate %2, %6, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
%8 = call @_normal(%7) : (tensor<2xui32>) -> tensor<3x5xf64>
return %8 : tensor<3x5xf64>
}
func.func private @_normal(%arg0: tensor<2xui32>) -> tensor<3x5xf64> {
%0 = call @_normal_real(%arg0) : (tensor<2xui32>) -> tensor<3x5xf64>
return %0 : tensor<3x5xf64>
}
func.func private @_normal_real(%arg0: tensor<2xui32>) -> tensor<3x5xf64> {
%cst = stablehlo.constant dense<-0.99999999999999988> : tensor<f64>
%cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f64>, tensor<f64>) -> tensor<3x5xf64>
%1 = chlo.erf_inv %0 : tensor<3x5xf64> -> tensor<3x5xf64>
%cst_1 = stablehlo.constant dense<1.4142135623730951> : tensor<f64>
%2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
%3 = stablehlo.multiply %2, %1 : tensor<3x5xf64>
return %3 : tensor<3x5xf64>
}
func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<3x5xf64> {
%0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
%1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
%2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
%3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
%4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
%5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
%6 = stablehlo.iota dim = 0 : tensor<3x5xui64>
%7 = stablehlo.iota dim = 1 : tensor<3x5xui64>
%c = stablehlo.constant dense<5> : tensor<ui64>
%8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<3x5xui64>
%9 = stablehlo.multiply %8, %6 : tensor<3x5xui64>
%c_0 = stablehlo.constant dense<1> : tensor<ui64>
%10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<3x5xui64>
%11 = stablehlo.multiply %10, %7 : tensor<3x5xui64>
%12 = stablehlo.add %9, %11 : tensor<3x5xui64>
%c_1 = stablehlo.constant dense<32> : tensor<ui64>
%13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<3x5xui64>
%14 = stablehlo.shift_right_logical %12, %13 : tensor<3x5xui64>
%15 = stablehlo.convert %12 : (tensor<3x5xui64>) -> tensor<3x5xui32>
%16 = stablehlo.convert %14 : (tensor<3x5xui64>) -> tensor<3x5xui32>
%17:2 = call @threefry2x32(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<3x5xui32>, tensor<3x5xui32>) -> (tensor<3x5xui32>, tensor<3x5xui32>)
%18 = stablehlo.convert %17#0 : (tensor<3x5xui32>) -> tensor<3x5xui64>
%19 = stablehlo.convert %17#1 : (tensor<3x5xui32>) -> tensor<3x5xui64>
%c_2 = stablehlo.constant dense<32> : tensor<ui64>
%20 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<3x5xui64>
%21 = stablehlo.shift_left %18, %20 : tensor<3x5xui64>
%22 = stablehlo.or %21, %19 : tensor<3x5xui64>
%c_3 = stablehlo.constant dense<12> : tensor<ui64>
%23 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui64>) -> tensor<3x5xui64>
%24 = stablehlo.shift_right_logical %22, %23 : tensor<3x5xui64>
%c_4 = stablehlo.constant dense<4607182418800017408> : tensor<ui64>
%25 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui64>) -> tensor<3x5xui64>
%26 = stablehlo.or %24, %25 : tensor<3x5xui64>
%27 = stablehlo.bitcast_convert %26 : (tensor<3x5xui64>) -> tensor<3x5xf64>
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%28 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
%29 = stablehlo.subtract %27, %28 : tensor<3x5xf64>
%30 = stablehlo.subtract %1, %0 : tensor<1x1xf64>
%31 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<3x5xf64>
%32 = stablehlo.multiply %29, %31 : tensor<3x5xf64>
%33 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<3x5xf64>
%34 = stablehlo.add %32, %33 : tensor<3x5xf64>
%35 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<3x5xf64>
%36 = stablehlo.maximum %35, %34 : tensor<3x5xf64>
return %36 : tensor<3x5xf64>
}
func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<3x5xui32>, %arg3: tensor<3x5xui32>) -> (tensor<3x5xui32>, tensor<3x5xui32>) {
%c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
%c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
%0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
%c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
%1 = stablehlo.xor %0, %c_1 : tensor<ui32>
%2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
%3 = stablehlo.add %arg2, %2 : tensor<3x5xui32>
%4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
%5 = stablehlo.add %arg3, %4 : tensor<3x5xui32>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%c_3 = stablehlo.constant dense<0> : tensor<i64>
%6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i64>, tensor<i64>, tensor<3x5xui32>, tensor<3x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
cond {
%c_12 = stablehlo.constant dense<5> : tensor<i64>
%7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %7 : tensor<i1>
} do {
%c_12 = stablehlo.constant dense<1> : tensor<i64>
%7 = stablehlo.add %iterArg_4, %c_12 : tensor<i64>
%8 = stablehlo.slice %iterArg_10 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
%9 = stablehlo.reshape %8 : (tensor<1xui32>) -> tensor<ui32>
%10 = stablehlo.slice %iterArg_10 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
%11 = stablehlo.reshape %10 : (tensor<1xui32>) -> tensor<ui32>
%12 = stablehlo.slice %iterArg_10 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
%13 = stablehlo.reshape %12 : (tensor<1xui32>) -> tensor<ui32>
%14 = stablehlo.slice %iterArg_10 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
%15 = stablehlo.reshape %14 : (tensor<1xui32>) -> tensor<ui32>
%16 = stablehlo.add %iterArg_5, %iterArg_6 : tensor<3x5xui32>
%17 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
%18 = stablehlo.shift_left %iterArg_6, %17 : tensor<3x5xui32>
%c_13 = stablehlo.constant dense<32> : tensor<ui32>
%19 = stablehlo.subtract %c_13, %9 : tensor<ui32>
%20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
%21 = stablehlo.shift_right_logical %iterArg_6, %20 : tensor<3x5xui32>
%22 = stablehlo.or %18, %21 : tensor<3x5xui32>
%23 = stablehlo.xor %16, %22 : tensor<3x5xui32>
%24 = stablehlo.add %16, %23 : tensor<3x5xui32>
%25 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
%26 = stablehlo.shift_left %23, %25 : tensor<3x5xui32>
%c_14 = stablehlo.constant dense<32> : tensor<ui32>
%27 = stablehlo.subtract %c_14, %11 : tensor<ui32>
%28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
%29 = stablehlo.shift_right_logical %23, %28 : tensor<3x5xui32>
%30 = stablehlo.or %26, %29 : tensor<3x5xui32>
%31 = stablehlo.xor %24, %30 : tensor<3x5xui32>
%32 = stablehlo.add %24, %31 : tensor<3x5xui32>
%33 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
%34 = stablehlo.shift_left %31, %33 : tensor<3x5xui32>
%c_15 = stablehlo.constant dense<32> : tensor<ui32>
%35 = stablehlo.subtract %c_15, %13 : tensor<ui32>
%36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
%37 = stablehlo.shift_right_logical %31, %36 : tensor<3x5xui32>
%38 = stablehlo.or %34, %37 : tensor<3x5xui32>
%39 = stablehlo.xor %32, %38 : tensor<3x5xui32>
%40 = stablehlo.add %32, %39 : tensor<3x5xui32>
%41 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
%42 = stablehlo.shift_left %39, %41 : tensor<3x5xui32>
%c_16 = stablehlo.constant dense<32> : tensor<ui32>
%43 = stablehlo.subtract %c_16, %15 : tensor<ui32>
%44 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
%45 = stablehlo.shift_right_logical %39, %44 : tensor<3x5xui32>
%46 = stablehlo.or %42, %45 : tensor<3x5xui32>
%47 = stablehlo.xor %40, %46 : tensor<3x5xui32>
%48 = stablehlo.broadcast_in_dim %iterArg_7, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
%49 = stablehlo.add %40, %48 : tensor<3x5xui32>
%50 = stablehlo.broadcast_in_dim %iterArg_8, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
%51 = stablehlo.add %47, %50 : tensor<3x5xui32>
%c_17 = stablehlo.constant dense<1> : tensor<i64>
%52 = stablehlo.add %iterArg_4, %c_17 : tensor<i64>
%53 = stablehlo.convert %52 : (tensor<i64>) -> tensor<ui32>
%54 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
%55 = stablehlo.add %51, %54 : tensor<3x5xui32>
%c_18 = stablehlo.constant dense<1> : tensor<i64>
%56 = stablehlo.add %iterArg, %c_18 : tensor<i64>
stablehlo.return %56, %7, %49, %55, %iterArg_8, %iterArg_9, %iterArg_7, %iterArg_11, %iterArg_10 : tensor<i64>, tensor<i64>, tensor<3x5xui32>, tensor<3x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
}
return %6#2, %6#3 : tensor<3x5xui32>, tensor<3x5xui32>
}
}
// -----
// draws_rbg
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
%c0 = stablehlo.constant dense<"0x2A000000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:5 = call @f(%a0) : (tensor<i32>) -> (tensor<3x5xf64>, tensor<7xui64>, tensor<6xi64>, tensor<9xi64>, tensor<8xi1>)
%e0 = stablehlo.constant dense<"0xE68633CB9C4AE63F201A4217544BE33FF0093567FFE2CF3F80054AEE60E7CF3F5AB51E052F36EA3F20A6BA481A73AE3F5E513DBE6AC8E33F48811A185553E63FB4663098EE00D73F944E5BA5E790DE3F745605D48717DA3FA02EA870BDCFD43FD8FF2C3C6C6BC33FD0E291770B5FEC3F20F851569ED3BF3F"> : tensor<3x5xf64>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x5xf64>, tensor<3x5xf64>) -> ()
%e1 = stablehlo.constant dense<"0xD238379C59E654B2E303D110BAA05A9AEAE9136ACEFEC53F280B0B94DCC1CE3F9ADAAAF52878B1D19A18535D248D390F11FC8AEAF155439E"> : tensor<7xui64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<7xui64>, tensor<7xui64>) -> ()
%e2 = stablehlo.constant dense<"0x0800000000000000FCFFFFFFFFFFFFFF0000000000000000FBFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0300000000000000"> : tensor<6xi64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<6xi64>, tensor<6xi64>) -> ()
%e3 = stablehlo.constant dense<"0x020000000000000001000000000000000300000000000000060000000000000004000000000000000800000000000000050000000000000000000000000000000700000000000000"> : tensor<9xi64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<9xi64>, tensor<9xi64>) -> ()
%e4 = stablehlo.constant dense<[false, false, true, true, false, true, false, false]> : tensor<8xi1>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<8xi1>, tensor<8xi1>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<3x5xf64>, tensor<7xui64>, tensor<6xi64>, tensor<9xi64>, tensor<8xi1>) {
%c = stablehlo.constant dense<32> : tensor<i32>
%0 = stablehlo.shift_right_logical %arg0, %c : tensor<i32>
%1 = stablehlo.convert %0 : (tensor<i32>) -> tensor<ui32>
%2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%3 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<i64>
%c_0 = stablehlo.constant dense<4294967295> : tensor<i64>
%4 = stablehlo.and %3, %c_0 : tensor<i64>
%5 = stablehlo.convert %4 : (tensor<i64>) -> tensor<ui32>
%6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%7 = stablehlo.concatenate %2, %6, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
%8 = stablehlo.concatenate %7, %7, dim = 0 : (tensor<2xui32>, tensor<2xui32>) -> tensor<4xui32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%9 = call @_uniform(%8, %cst, %cst_1) : (tensor<4xui32>, tensor<f64>, tensor<f64>) -> tensor<3x5xf64>
%c_2 = stablehlo.constant dense<32> : tensor<i32>
%10 = stablehlo.shift_right_logical %arg0, %c_2 : tensor<i32>
%11 = stablehlo.convert %10 : (tensor<i32>) -> tensor<ui32>
%12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%13 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<i64>
%c_3 = stablehlo.constant dense<4294967295> : tensor<i64>
%14 = stablehlo.and %13, %c_3 : tensor<i64>
%15 = stablehlo.convert %14 : (tensor<i64>) -> tensor<ui32>
%16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%17 = stablehlo.concatenate %12, %16, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
%18 = stablehlo.concatenate %17, %17, dim = 0 : (tensor<2xui32>, tensor<2xui32>) -> tensor<4xui32>
%19 = stablehlo.reshape %18 : (tensor<4xui32>) -> tensor<2x2xui32>
%20 = stablehlo.bitcast_convert %19 : (tensor<2x2xui32>) -> tensor<2xui64>
%output_state, %output = stablehlo.rng_bit_generator %20, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui64>)
%21 = stablehlo.bitcast_convert %output_state : (tensor<2xui64>) -> tensor<2x2xui32>
%22 = stablehlo.reshape %21 : (tensor<2x2xui32>) -> tensor<4xui32>
%c_4 = stablehlo.constant dense<32> : tensor<i32>
%23 = stablehlo.shift_right_logical %arg0, %c_4 : tensor<i32>
%24 = stablehlo.convert %23 : (tensor<i32>) -> tensor<ui32>
%25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%26 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<i64>
%c_5 = stablehlo.constant dense<4294967295> : tensor<i64>
%27 = stablehlo.and %26, %c_5 : tensor<i64>
%28 = stablehlo.convert %27 : (tensor<i64>) -> tensor<ui32>
%29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%30 = stablehlo.concatenate %25, %29, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
%31 = stablehlo.concatenate %30, %30, dim = 0 : (tensor<2xui32>, tensor<2xui32>) -> tensor<4xui32>
%c_6 = stablehlo.constant dense<-5> : tensor<i64>
%c_7 = stablehlo.constant dense<9> : tensor<i64>
%32 = call @_randint(%31, %c_6, %c_7) : (tensor<4xui32>, tensor<i64>, tensor<i64>) -> tensor<6xi64>
%c_8 = stablehlo.constant dense<32> : tensor<i32>
%33 = stablehlo.shift_right_logical %arg0, %c_8 : tensor<i32>
%34 = stablehlo.convert %33 : (tensor<i32>) -> tensor<ui32>
%35 = stablehlo.broadcast_in_dim %34, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%36 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<i64>
%c_9 = stablehlo.constant dense<4294967295> : tensor<i64>
%37 = stablehlo.and %36, %c_9 : tensor<i64>
%38 = stablehlo.convert %37 : (tensor<i64>) -> tensor<ui32>
%39 = stablehlo.broadcast_in_dim %38, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%40 = stablehlo.concatenate %35, %39, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
%41 = stablehlo.concatenate %40, %40, dim = 0 : (tensor<2xui32>, tensor<2xui32>) -> tensor<4xui32>
%42 = stablehlo.iota dim = 0 : tensor<9xi64>
%43 = call @_shuffle(%41, %42) : (tensor<4xui32>, tensor<9xi64>) -> tensor<9xi64>
%c_10 = stablehlo.constant dense<32> : tensor<i32>
%44 = stablehlo.shift_right_logical %arg0, %c_10 : tensor<i32>
%45 = stablehlo.convert %44 : (tensor<i32>) -> tensor<ui32>
%46 = stablehlo.broadcast_in_dim %45, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%47 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<i64>
%c_11 = stablehlo.constant dense<4294967295> : tensor<i64>
%48 = stablehlo.and %47, %c_11 : tensor<i64>
%49 = stablehlo.convert %48 : (tensor<i64>) -> tensor<ui32>
%50 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%51 = stablehlo.concatenate %46, %50, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
%52 = stablehlo.concatenate %51, %51, dim = 0 : (tensor<2xui32>, tensor<2xui32>) -> tensor<4xui32>
%cst_12 = stablehlo.constant dense<3.000000e-01> : tensor<f64>
%53 = call @_bernoulli(%52, %cst_12) : (tensor<4xui32>, tensor<f64>) -> tensor<8xi1>
return %9, %output, %32, %43, %53 : tensor<3x5xf64>, tensor<7xui64>, tensor<6xi64>, tensor<9xi64>, tensor<8xi1>
}
func.func private @_uniform(%arg0: tensor<4xui32>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<3x5xf64> {
%0 = stablehlo.convert %arg1 : tensor<f64>
%1 = stablehlo.convert %arg2 : tensor<f64>
%2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
%4 = stablehlo.reshape %arg0 : (tensor<4xui32>) -> tensor<2x2xui32>
%5 = stablehlo.bitcast_convert %4 : (tensor<2x2xui32>) -> tensor<2xui64>
%output_state, %output = stablehlo.rng_bit_generator %5, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui64>)
%6 = stablehlo.bitcast_convert %output_state : (tensor<2xui64>) -> tensor<2x2xui32>
%7 = stablehlo.reshape %6 : (tensor<2x2xui32>) -> tensor<4xui32>
%c = stablehlo.constant dense<12> : tensor<ui64>
%8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<3x5xui64>
%9 = stablehlo.shift_right_logical %output, %8 : tensor<3x5xui64>
%c_0 = stablehlo.constant dense<4607182418800017408> : tensor<ui64>
%10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<3x5xui64>
%11 = stablehlo.or %9, %10 : tensor<3x5xui64>
%12 = stablehlo.bitcast_convert %11 : (tensor<3x5xui64>) -> tensor<3x5xf64>
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%13 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
%14 = stablehlo.subtract %12, %13 : tensor<3x5xf64>
%15 = stablehlo.subtract %3, %2 : tensor<1x1xf64>
%16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<3x5xf64>
%17 = stablehlo.multiply %14, %16 : tensor<3x5xf64>
%18 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<3x5xf64>
%19 = stablehlo.add %17, %18 : tensor<3x5xf64>
%20 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<3x5xf64>
%21 = stablehlo.maximum %20, %19 : tensor<3x5xf64>
return %21 : tensor<3x5xf64>
}
func.func private @_randint(%arg0: tensor<4xui32>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<6xi64> {
%c = stablehlo.constant dense<9223372036854775807> : tensor<i64>
%c_0 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
%c_1 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
%0 = call @clip(%c, %c_0, %c_1) : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<i64>
%1 = stablehlo.compare GT, %arg2, %0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_2 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
%c_3 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
%2 = call @clip_0(%arg1, %c_2, %c_3) : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<i64>
%3 = stablehlo.convert %2 : tensor<i64>
%c_4 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
%c_5 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
%4 = call @clip_0(%arg2, %c_4, %c_5) : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<i64>
%5 = stablehlo.convert %4 : tensor<i64>
%6 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i64>) -> tensor<1xi64>
%7 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<i64>) -> tensor<1xi64>
%8 = stablehlo.reshape %arg0 : (tensor<4xui32>) -> tensor<2x2xui32>
%9 = stablehlo.slice %8 [0:2, 0:1] : (tensor<2x2xui32>) -> tensor<2x1xui32>
%10 = stablehlo.reshape %9 : (tensor<2x1xui32>) -> tensor<2xui32>
%11 = stablehlo.slice %8 [0:2, 1:2] : (tensor<2x2xui32>) -> tensor<2x1xui32>
%12 = stablehlo.reshape %11 : (tensor<2x1xui32>) -> tensor<2xui32>
%13 = stablehlo.iota dim = 0 : tensor<2xui64>
%c_6 = stablehlo.constant dense<1> : tensor<ui64>
%14 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui64>) -> tensor<2xui64>
%15 = stablehlo.multiply %14, %13 : tensor<2xui64>
%c_7 = stablehlo.constant dense<32> : tensor<ui64>
%16 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui64>) -> tensor<2xui64>
%17 = stablehlo.shift_right_logical %15, %16 : tensor<2xui64>
%18 = stablehlo.convert %15 : (tensor<2xui64>) -> tensor<2xui32>
%19 = stablehlo.convert %17 : (tensor<2xui64>) -> tensor<2xui32>
%20 = stablehlo.broadcast_in_dim %19, dims = [1] : (tensor<2xui32>) -> tensor<1x2xui32>
%21 = stablehlo.broadcast_in_dim %18, dims = [1] : (tensor<2xui32>) -> tensor<1x2xui32>
%22 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
%23 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
%24:2 = call @threefry2x32(%22, %23, %20, %21) : (tensor<2x1xui32>, tensor<2x1xui32>, tensor<1x2xui32>, tensor<1x2xui32>) -> (tensor<2x2xui32>, tensor<2x2xui32>)
%25 = stablehlo.broadcast_in_dim %24#0, dims = [0, 1] : (tensor<2x2xui32>) -> tensor<2x2x1xui32>
%26 = stablehlo.broadcast_in_dim %24#1, dims = [0, 1] : (tensor<2x2xui32>) -> tensor<2x2x1xui32>
%27 = stablehlo.concatenate %25, %26, dim = 2 : (tensor<2x2x1xui32>, tensor<2x2x1xui32>) -> tensor<2x2x2xui32>
%28 = stablehlo.transpose %27, dims = [1, 0, 2] : (tensor<2x2x2xui32>) -> tensor<2x2x2xui32>
%29 = stablehlo.reshape %28 : (tensor<2x2x2xui32>) -> tensor<2x4xui32>
%30 = stablehlo.slice %29 [0:1, 0:4] : (tensor<2x4xui32>) -> tensor<1x4xui32>
%31 = stablehlo.reshape %30 : (tensor<1x4xui32>) -> tensor<4xui32>
%32 = stablehlo.slice %29 [1:2, 0:4] : (tensor<2x4xui32>) -> tensor<1x4xui32>
%33 = stablehlo.reshape %32 : (tensor<1x4xui32>) -> tensor<4xui32>
%34 = stablehlo.reshape %31 : (tensor<4xui32>) -> tensor<2x2xui32>
%35 = stablehlo.bitcast_convert %34 : (tensor<2x2xui32>) -> tensor<2xui64>
%output_state, %output = stablehlo.rng_bit_generator %35, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<6xui64>)
%36 = stablehlo.bitcast_convert %output_state : (tensor<2xui64>) -> tensor<2x2xui32>
%37 = stablehlo.reshape %36 : (tensor<2x2xui32>) -> tensor<4xui32>
%38 = stablehlo.reshape %33 : (tensor<4xui32>) -> tensor<2x2xui32>
%39 = stablehlo.bitcast_convert %38 : (tensor<2x2xui32>) -> tensor<2xui64>
%output_state_8, %output_9 = stablehlo.rng_bit_generator %39, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<6xui64>)
%40 = stablehlo.bitcast_convert %output_state_8 : (tensor<2xui64>) -> tensor<2x2xui32>
%41 = stablehlo.reshape %40 : (tensor<2x2xui32>) -> tensor<4xui32>
%42 = stablehlo.subtract %7, %6 : tensor<1xi64>
%43 = stablehlo.convert %42 : (tensor<1xi64>) -> tensor<1xui64>
%44 = stablehlo.compare LE, %7, %6, SIGNED : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
%c_10 = stablehlo.constant dense<1> : tensor<ui64>
%45 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui64>) -> tensor<1xui64>
%46 = stablehlo.select %44, %45, %43 : tensor<1xi1>, tensor<1xui64>
%47 = stablehlo.compare GT, %7, %6, SIGNED : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
%48 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i1>) -> tensor<1xi1>
%49 = stablehlo.and %48, %47 : tensor<1xi1>
%c_11 = stablehlo.constant dense<1> : tensor<ui64>
%50 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui64>) -> tensor<1xui64>
%51 = stablehlo.add %46, %50 : tensor<1xui64>
%52 = stablehlo.select %49, %51, %46 : tensor<1xi1>, tensor<1xui64>
%c_12 = stablehlo.constant dense<4294967296> : tensor<ui64>
%53 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui64>) -> tensor<1xui64>
%54 = stablehlo.remainder %53, %52 : tensor<1xui64>
%55 = stablehlo.multiply %54, %54 : tensor<1xui64>
%56 = stablehlo.remainder %55, %52 : tensor<1xui64>
%57 = stablehlo.broadcast_in_dim %52, dims = [0] : (tensor<1xui64>) -> tensor<6xui64>
%58 = stablehlo.remainder %output, %57 : tensor<6xui64>
%59 = stablehlo.broadcast_in_dim %56, dims = [0] : (tensor<1xui64>) -> tensor<6xui64>
%60 = stablehlo.multiply %58, %59 : tensor<6xui64>
%61 = stablehlo.broadcast_in_dim %52, dims = [0] : (tensor<1xui64>) -> tensor<6xui64>
%62 = stablehlo.remainder %output_9, %61 : tensor<6xui64>
%63 = stablehlo.add %60, %62 : tensor<6xui64>
%64 = stablehlo.broadcast_in_dim %52, dims = [0] : (tensor<1xui64>) -> tensor<6xui64>
%65 = stablehlo.remainder %63, %64 : tensor<6xui64>
%66 = stablehlo.convert %65 : (tensor<6xui64>) -> tensor<6xi64>
%67 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<1xi64>) -> tensor<6xi64>
%68 = stablehlo.add %67, %66 : tensor<6xi64>
return %68 : tensor<6xi64>
}
func.func private @clip(%arg0: tensor<i64>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
%0 = stablehlo.maximum %arg1, %arg0 : tensor<i64>
%1 = stablehlo.minimum %arg2, %0 : tensor<i64>
return %1 : tensor<i64>
}
func.func private @clip_0(%arg0: tensor<i64>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
%0 = stablehlo.maximum %arg1, %arg0 : tensor<i64>
%1 = stablehlo.minimum %arg2, %0 : tensor<i64>
return %1 : tensor<i64>
}
func.func private @threefry2x32(%arg0: tensor<2x1xui32>, %arg1: tensor<2x1xui32>, %arg2: tensor<1x2xui32>, %arg3: tensor<1x2xui32>) -> (tensor<2x2xui32>, tensor<2x2xui32>) {
%c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
%c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
%0 = stablehlo.xor %arg0, %arg1 : tensor<2x1xui32>
%c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
%1 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<2x1xui32>
%2 = stablehlo.xor %0, %1 : tensor<2x1xui32>
%3 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<1x2xui32>) -> tensor<2x2xui32>
%4 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<2x1xui32>) -> tensor<2x2xui32>
%5 = stablehlo.add %3, %4 : tensor<2x2xui32>
%6 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<1x2xui32>) -> tensor<2x2xui32>
%7 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<2x1xui32>) -> tensor<2x2xui32>
%8 = stablehlo.add %6, %7 : tensor<2x2xui32>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%c_3 = stablehlo.constant dense<0> : tensor<i64>
%9:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %5, %iterArg_6 = %8, %iterArg_7 = %arg1, %iterArg_8 = %2, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i64>, tensor<i64>, tensor<2x2xui32>, tensor<2x2xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<4xui32>, tensor<4xui32>
cond {
%c_12 = stablehlo.constant dense<5> : tensor<i64>
%10 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %10 : tensor<i1>
} do {
%c_12 = stablehlo.constant dense<1> : tensor<i64>
%10 = stablehlo.add %iterArg_4, %c_12 : tensor<i64>
%11 = stablehlo.slice %iterArg_10 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
%12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
%13 = stablehlo.slice %iterArg_10 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
%14 = stablehlo.reshape %13 : (tensor<1xui32>) -> tensor<ui32>
%15 = stablehlo.slice %iterArg_10 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
%16 = stablehlo.reshape %15 : (tensor<1xui32>) -> tensor<ui32>
%17 = stablehlo.slice %iterArg_10 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
%18 = stablehlo.reshape %17 : (tensor<1xui32>) -> tensor<ui32>
%19 = stablehlo.add %iterArg_5, %iterArg_6 : tensor<2x2xui32>
%20 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
%21 = stablehlo.shift_left %iterArg_6, %20 : tensor<2x2xui32>
%c_13 = stablehlo.constant dense<32> : tensor<ui32>
%22 = stablehlo.subtract %c_13, %12 : tensor<ui32>
%23 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
%24 = stablehlo.shift_right_logical %iterArg_6, %23 : tensor<2x2xui32>
%25 = stablehlo.or %21, %24 : tensor<2x2xui32>
%26 = stablehlo.xor %19, %25 : tensor<2x2xui32>
%27 = stablehlo.add %19, %26 : tensor<2x2xui32>
%28 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
%29 = stablehlo.shift_left %26, %28 : tensor<2x2xui32>
%c_14 = stablehlo.constant dense<32> : tensor<ui32>
%30 = stablehlo.subtract %c_14, %14 : tensor<ui32>
%31 = stablehlo.broadcast_in_dim %30, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
%32 = stablehlo.shift_right_logical %26, %31 : tensor<2x2xui32>
%33 = stablehlo.or %29, %32 : tensor<2x2xui32>
%34 = stablehlo.xor %27, %33 : tensor<2x2xui32>
%35 = stablehlo.add %27, %34 : tensor<2x2xui32>
%36 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
%37 = stablehlo.shift_left %34, %36 : tensor<2x2xui32>
%c_15 = stablehlo.constant dense<32> : tensor<ui32>
%38 = stablehlo.subtract %c_15, %16 : tensor<ui32>
%39 = stablehlo.broadcast_in_dim %38, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
%40 = stablehlo.shift_right_logical %34, %39 : tensor<2x2xui32>
%41 = stablehlo.or %37, %40 : tensor<2x2xui32>
%42 = stablehlo.xor %35, %41 : tensor<2x2xui32>
%43 = stablehlo.add %35, %42 : tensor<2x2xui32>
%44 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
%45 = stablehlo.shift_left %42, %44 : tensor<2x2xui32>
%c_16 = stablehlo.constant dense<32> : tensor<ui32>
%46 = stablehlo.subtract %c_16, %18 : tensor<ui32>
%47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
%48 = stablehlo.shift_right_logical %42, %47 : tensor<2x2xui32>
%49 = stablehlo.or %45, %48 : tensor<2x2xui32>
%50 = stablehlo.xor %43, %49 : tensor<2x2xui32>
%51 = stablehlo.broadcast_in_dim %iterArg_7, dims = [0, 1] : (tensor<2x1xui32>) -> tensor<2x2xui32>
%52 = stablehlo.add %43, %51 : tensor<2x2xui32>
%53 = stablehlo.broadcast_in_dim %iterArg_8, dims = [0, 1] : (tensor<2x1xui32>) -> tensor<2x2xui32>
%54 = stablehlo.add %50, %53 : tensor<2x2xui32>
%c_17 = stablehlo.constant dense<1> : tensor<i64>
%55 = stablehlo.add %iterArg_4, %c_17 : tensor<i64>
%56 = stablehlo.convert %55 : (tensor<i64>) -> tensor<ui32>
%57 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
%58 = stablehlo.add %54, %57 : tensor<2x2xui32>
%c_18 = stablehlo.constant dense<1> : tensor<i64>
%59 = stablehlo.add %iterArg, %c_18 : tensor<i64>
stablehlo.return %59, %10, %52, %58, %iterArg_8, %iterArg_9, %iterArg_7, %iterArg_11, %iterArg_10 : tensor<i64>, tensor<i64>, tensor<2x2xui32>, tensor<2x2xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<4xui32>, tensor<4xui32>
}
return %9#2, %9#3 : tensor<2x2xui32>, tensor<2x2xui32>
}
func.func private @_shuffle(%arg0: tensor<4xui32>, %arg1: tensor<9xi64>) -> tensor<9xi64> {
%0 = stablehlo.reshape %arg0 : (tensor<4xui32>) -> tensor<2x2xui32>
%1 = stablehlo.slice %0 [0:2, 0:1] : (tensor<2x2xui32>) -> tensor<2x1xui32>
%2 = stablehlo.reshape %1 : (tensor<2x1xui32>) -> tensor<2xui32>
%3 = stablehlo.slice %0 [0:2, 1:2] : (tensor<2x2xui32>) -> tensor<2x1xui32>
%4 = stablehlo.reshape %3 : (tensor<2x1xui32>) -> tensor<2xui32>
%5 = stablehlo.iota dim = 0 : tensor<2xui64>
%c = stablehlo.constant dense<1> : tensor<ui64>
%6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2xui64>
%7 = stablehlo.multiply %6, %5 : tensor<2xui64>
%c_0 = stablehlo.constant dense<32> : tensor<ui64>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2xui64>
%9 = stablehlo.shift_right_logical %7, %8 : tensor<2xui64>
%10 = stablehlo.convert %7 : (tensor<2xui64>) -> tensor<2xui32>
%11 = stablehlo.convert %9 : (tensor<2xui64>) -> tensor<2xui32>
%12 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<2xui32>) -> tensor<1x2xui32>
%13 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<2xui32>) -> tensor<1x2xui32>
%14 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
%15 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
%16:2 = call @threefry2x32(%14, %15, %12, %13) : (tensor<2x1xui32>, tensor<2x1xui32>, tensor<1x2xui32>, tensor<1x2xui32>) -> (tensor<2x2xui32>, tensor<2x2xui32>)
%17 = stablehlo.broadcast_in_dim %16#0, dims = [0, 1] : (tensor<2x2xui32>) -> tensor<2x2x1xui32>
%18 = stablehlo.broadcast_in_dim %16#1, dims = [0, 1] : (tensor<2x2xui32>) -> tensor<2x2x1xui32>
%19 = stablehlo.concatenate %17, %18, dim = 2 : (tensor<2x2x1xui32>, tensor<2x2x1xui32>) -> tensor<2x2x2xui32>
%20 = stablehlo.transpose %19, dims = [1, 0, 2] : (tensor<2x2x2xui32>) -> tensor<2x2x2xui32>
%21 = stablehlo.reshape %20 : (tensor<2x2x2xui32>) -> tensor<2x4xui32>
%22 = stablehlo.slice %21 [0:1, 0:4] : (tensor<2x4xui32>) -> tensor<1x4xui32>
%23 = stablehlo.reshape %22 : (tensor<1x4xui32>) -> tensor<4xui32>
%24 = stablehlo.slice %21 [1:2, 0:4] : (tensor<2x4xui32>) -> tensor<1x4xui32>
%25 = stablehlo.reshape %24 : (tensor<1x4xui32>) -> tensor<4xui32>
%26 = stablehlo.reshape %25 : (tensor<4xui32>) -> tensor<2x2xui32>
%27 = stablehlo.bitcast_convert %26 : (tensor<2x2xui32>) -> tensor<2xui64>
%output_state, %output = stablehlo.rng_bit_generator %27, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<9xui32>)
%28 = stablehlo.bitcast_convert %output_state : (tensor<2xui64>) -> tensor<2x2xui32>
%29 = stablehlo.reshape %28 : (tensor<2x2xui32>) -> tensor<4xui32>
%30:2 = "stablehlo.sort"(%output, %arg1) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%arg2: tensor<ui32>, %arg3: tensor<ui32>, %arg4: tensor<i64>, %arg5: tensor<i64>):
%31 = stablehlo.compare LT, %arg2, %arg3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
stablehlo.return %31 : tensor<i1>
}) : (tensor<9xui32>, tensor<9xi64>) -> (tensor<9xui32>, tensor<9xi64>)
return %30#1 : tensor<9xi64>
}
func.func private @_bernoulli(%arg0: tensor<4xui32>, %arg1: tensor<f64>) -> tensor<8xi1> {
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%0 = call @_uniform_1(%arg0, %cst, %cst_0) : (tensor<4xui32>, tensor<f64>, tensor<f64>) -> tensor<8xf64>
%1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<8xf64>
%2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
return %2 : tensor<8xi1>
}
func.func private @_uniform_1(%arg0: tensor<4xui32>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<8xf64> {
%0 = stablehlo.convert %arg1 : tensor<f64>
%1 = stablehlo.convert %arg2 : tensor<f64>
%2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<1xf64>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f64>) -> tensor<1xf64>
%4 = stablehlo.reshape %arg0 : (tensor<4xui32>) -> tensor<2x2xui32>
%5 = stablehlo.bitcast_convert %4 : (tensor<2x2xui32>) -> tensor<2xui64>
%output_state, %output = stablehlo.rng_bit_generator %5, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xui64>)
%6 = stablehlo.bitcast_convert %output_state : (tensor<2xui64>) -> tensor<2x2xui32>
%7 = stablehlo.reshape %6 : (tensor<2x2xui32>) -> tensor<4xui32>
%c = stablehlo.constant dense<12> : tensor<ui64>
%8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<8xui64>
%9 = stablehlo.shift_right_logical %output, %8 : tensor<8xui64>
%c_0 = stablehlo.constant dense<4607182418800017408> : tensor<ui64>
%10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<8xui64>
%11 = stablehlo.or %9, %10 : tensor<8xui64>
%12 = stablehlo.bitcast_convert %11 : (tensor<8xui64>) -> tensor<8xf64>
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%13 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<8xf64>
%14 = stablehlo.subtract %12, %13 : tensor<8xf64>
%15 = stablehlo.subtract %3, %2 : tensor<1xf64>
%16 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<1xf64>) -> tensor<8xf64>
%17 = stablehlo.multiply %14, %16 : tensor<8xf64>
%18 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1xf64>) -> tensor<8xf64>
%19 = stablehlo.add %17, %18 : tensor<8xf64>
%20 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1xf64>) -> tensor<8xf64>
%21 = stablehlo.maximum %20, %19 : tensor<8xf64>
return %21 : tensor<8xf64>
}
}
// -----
// keys_rbg
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
%c0 = stablehlo.constant dense<"0x2A000000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:2 = call @f(%a0) : (tensor<i32>) -> (tensor<3x4xui32>, tensor<4xui32>)
%e0 = stablehlo.constant dense<"0x8F043E6D2D1722108F043E6D2D1722102DB3D703F483D0AD2DB3D703F483D0ADEA20FB9213D9380FEA20FB9213D9380F"> : tensor<3x4xui32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3x4xui32>, tensor<3x4xui32>) -> ()
%e1 = stablehlo.constant dense<"0x2F55D0979F71BF512F55D0979F71BF51"> : tensor<4xui32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<4xui32>, tensor<4xui32>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<3x4xui32>, tensor<4xui32>) {
%c = stablehlo.constant dense<32> : tensor<i32>
%0 = stablehlo.shift_right_logical %arg0, %c : tensor<i32>
%1 = stablehlo.convert %0 : (tensor<i32>) -> tensor<ui32>
%2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%3 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<i64>
%c_0 = stablehlo.constant dense<4294967295> : tensor<i64>
%4 = stablehlo.and %3, %c_0 : tensor<i64>
%5 = stablehlo.convert %4 : (tensor<i64>) -> tensor<ui32>
%6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%7 = stablehlo.concatenate %2, %6, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
%8 = stablehlo.concatenate %7, %7, dim = 0 : (tensor<2xui32>, tensor<2xui32>) -> tensor<4xui32>
%9 = stablehlo.reshape %8 : (tensor<4xui32>) -> tensor<2x2xui32>
%10 = stablehlo.slice %9 [0:2, 0:1] : (tensor<2x2xui32>) -> tensor<2x1xui32>
%11 = stablehlo.reshape %10 : (tensor<2x1xui32>) -> tensor<2xui32>
%12 = stablehlo.slice %9 [0:2, 1:2] : (tensor<2x2xui32>) -> tensor<2x1xui32>
%13 = stablehlo.reshape %12 : (tensor<2x1xui32>) -> tensor<2xui32>
%14 = stablehlo.iota dim = 0 : tensor<3xui64>
%c_1 = stablehlo.constant dense<1> : tensor<ui64>
%15 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<3xui64>
%16 = stablehlo.multiply %15, %14 : tensor<3xui64>
%c_2 = stablehlo.constant dense<32> : tensor<ui64>
%17 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<3xui64>
%18 = stablehlo.shift_right_logical %16, %17 : tensor<3xui64>
%19 = stablehlo.convert %16 : (tensor<3xui64>) -> tensor<3xui32>
%20 = stablehlo.convert %18 : (tensor<3xui64>) -> tensor<3xui32>
%21 = stablehlo.broadcast_in_dim %20, dims = [1] : (tensor<3xui32>) -> tensor<1x3xui32>
%22 = stablehlo.broadcast_in_dim %19, dims = [1] : (tensor<3xui32>) -> tensor<1x3xui32>
%23 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
%24 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
%25:2 = call @threefry2x32(%23, %24, %21, %22) : (tensor<2x1xui32>, tensor<2x1xui32>, tensor<1x3xui32>, tensor<1x3xui32>) -> (tensor<2x3xui32>, tensor<2x3xui32>)
%26 = stablehlo.broadcast_in_dim %25#0, dims = [0, 1] : (tensor<2x3xui32>) -> tensor<2x3x1xui32>
%27 = stablehlo.broadcast_in_dim %25#1, dims = [0, 1] : (tensor<2x3xui32>) -> tensor<2x3x1xui32>
%28 = stablehlo.concatenate %26, %27, dim = 2 : (tensor<2x3x1xui32>, tensor<2x3x1xui32>) -> tensor<2x3x2xui32>
%29 = stablehlo.transpose %28, dims = [1, 0, 2] : (tensor<2x3x2xui32>) -> tensor<3x2x2xui32>
%30 = stablehlo.reshape %29 : (tensor<3x2x2xui32>) -> tensor<3x4xui32>
%c_3 = stablehlo.constant dense<32> : tensor<i32>
%31 = stablehlo.shift_right_logical %arg0, %c_3 : tensor<i32>
%32 = stablehlo.convert %31 : (tensor<i32>) -> tensor<ui32>
%33 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%34 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<i64>
%c_4 = stablehlo.constant dense<4294967295> : tensor<i64>
%35 = stablehlo.and %34, %c_4 : tensor<i64>
%36 = stablehlo.convert %35 : (tensor<i64>) -> tensor<ui32>
%37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%38 = stablehlo.concatenate %33, %37, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
%39 = stablehlo.concatenate %38, %38, dim = 0 : (tensor<2xui32>, tensor<2xui32>) -> tensor<4xui32>
%c_5 = stablehlo.constant dense<7> : tensor<ui32>
%40 = stablehlo.reshape %39 : (tensor<4xui32>) -> tensor<2x2xui32>
%41 = call @_threefry_fold_in(%40, %c_5) : (tensor<2x2xui32>, tensor<ui32>) -> tensor<2x2xui32>
%42 = stablehlo.reshape %41 : (tensor<2x2xui32>) -> tensor<4xui32>
return %30, %42 : tensor<3x4xui32>, tensor<4xui32>
}
func.func private @threefry2x32(%arg0: tensor<2x1xui32>, %arg1: tensor<2x1xui32>, %arg2: tensor<1x3xui32>, %arg3: tensor<1x3xui32>) -> (tensor<2x3xui32>, tensor<2x3xui32>) {
%c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
%c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
%0 = stablehlo.xor %arg0, %arg1 : tensor<2x1xui32>
%c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
%1 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<2x1xui32>
%2 = stablehlo.xor %0, %1 : tensor<2x1xui32>
%3 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<1x3xui32>) -> tensor<2x3xui32>
%4 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<2x1xui32>) -> tensor<2x3xui32>
%5 = stablehlo.add %3, %4 : tensor<2x3xui32>
%6 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<1x3xui32>) -> tensor<2x3xui32>
%7 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<2x1xui32>) -> tensor<2x3xui32>
%8 = stablehlo.add %6, %7 : tensor<2x3xui32>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%c_3 = stablehlo.constant dense<0> : tensor<i64>
%9:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %5, %iterArg_6 = %8, %iterArg_7 = %arg1, %iterArg_8 = %2, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i64>, tensor<i64>, tensor<2x3xui32>, tensor<2x3xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<4xui32>, tensor<4xui32>
cond {
%c_12 = stablehlo.constant dense<5> : tensor<i64>
%10 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %10 : tensor<i1>
} do {
%c_12 = stablehlo.constant dense<1> : tensor<i64>
%10 = stablehlo.add %iterArg_4, %c_12 : tensor<i64>
%11 = stablehlo.slice %iterArg_10 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
%12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
%13 = stablehlo.slice %iterArg_10 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
%14 = stablehlo.reshape %13 : (tensor<1xui32>) -> tensor<ui32>
%15 = stablehlo.slice %iterArg_10 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
%16 = stablehlo.reshape %15 : (tensor<1xui32>) -> tensor<ui32>
%17 = stablehlo.slice %iterArg_10 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
%18 = stablehlo.reshape %17 : (tensor<1xui32>) -> tensor<ui32>
%19 = stablehlo.add %iterArg_5, %iterArg_6 : tensor<2x3xui32>
%20 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
%21 = stablehlo.shift_left %iterArg_6, %20 : tensor<2x3xui32>
%c_13 = stablehlo.constant dense<32> : tensor<ui32>
%22 = stablehlo.subtract %c_13, %12 : tensor<ui32>
%23 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
%24 = stablehlo.shift_right_logical %iterArg_6, %23 : tensor<2x3xui32>
%25 = stablehlo.or %21, %24 : tensor<2x3xui32>
%26 = stablehlo.xor %19, %25 : tensor<2x3xui32>
%27 = stablehlo.add %19, %26 : tensor<2x3xui32>
%28 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
%29 = stablehlo.shift_left %26, %28 : tensor<2x3xui32>
%c_14 = stablehlo.constant dense<32> : tensor<ui32>
%30 = stablehlo.subtract %c_14, %14 : tensor<ui32>
%31 = stablehlo.broadcast_in_dim %30, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
%32 = stablehlo.shift_right_logical %26, %31 : tensor<2x3xui32>
%33 = stablehlo.or %29, %32 : tensor<2x3xui32>
%34 = stablehlo.xor %27, %33 : tensor<2x3xui32>
%35 = stablehlo.add %27, %34 : tensor<2x3xui32>
%36 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
%37 = stablehlo.shift_left %34, %36 : tensor<2x3xui32>
%c_15 = stablehlo.constant dense<32> : tensor<ui32>
%38 = stablehlo.subtract %c_15, %16 : tensor<ui32>
%39 = stablehlo.broadcast_in_dim %38, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
%40 = stablehlo.shift_right_logical %34, %39 : tensor<2x3xui32>
%41 = stablehlo.or %37, %40 : tensor<2x3xui32>
%42 = stablehlo.xor %35, %41 : tensor<2x3xui32>
%43 = stablehlo.add %35, %42 : tensor<2x3xui32>
%44 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
%45 = stablehlo.shift_left %42, %44 : tensor<2x3xui32>
%c_16 = stablehlo.constant dense<32> : tensor<ui32>
%46 = stablehlo.subtract %c_16, %18 : tensor<ui32>
%47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
%48 = stablehlo.shift_right_logical %42, %47 : tensor<2x3xui32>
%49 = stablehlo.or %45, %48 : tensor<2x3xui32>
%50 = stablehlo.xor %43, %49 : tensor<2x3xui32>
%51 = stablehlo.broadcast_in_dim %iterArg_7, dims = [0, 1] : (tensor<2x1xui32>) -> tensor<2x3xui32>
%52 = stablehlo.add %43, %51 : tensor<2x3xui32>
%53 = stablehlo.broadcast_in_dim %iterArg_8, dims = [0, 1] : (tensor<2x1xui32>) -> tensor<2x3xui32>
%54 = stablehlo.add %50, %53 : tensor<2x3xui32>
%c_17 = stablehlo.constant dense<1> : tensor<i64>
%55 = stablehlo.add %iterArg_4, %c_17 : tensor<i64>
%56 = stablehlo.convert %55 : (tensor<i64>) -> tensor<ui32>
%57 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
%58 = stablehlo.add %54, %57 : tensor<2x3xui32>
%c_18 = stablehlo.constant dense<1> : tensor<i64>
%59 = stablehlo.add %iterArg, %c_18 : tensor<i64>
stablehlo.return %59, %10, %52, %58, %iterArg_8, %iterArg_9, %iterArg_7, %iterArg_11, %iterArg_10 : tensor<i64>, tensor<i64>, tensor<2x3xui32>, tensor<2x3xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<4xui32>, tensor<4xui32>
}
return %9#2, %9#3 : tensor<2x3xui32>, tensor<2x3xui32>
}
func.func private @_threefry_fold_in(%arg0: tensor<2x2xui32>, %arg1: tensor<ui32>) -> tensor<2x2xui32> {
%c = stablehlo.constant dense<32> : tensor<ui32>
%0 = stablehlo.shift_right_logical %arg1, %c : tensor<ui32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%c_0 = stablehlo.constant dense<4294967295> : tensor<ui32>
%2 = stablehlo.and %arg1, %c_0 : tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%4 = stablehlo.concatenate %1, %3, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
%5 = stablehlo.slice %arg0 [0:2, 0:1] : (tensor<2x2xui32>) -> tensor<2x1xui32>
%6 = stablehlo.reshape %5 : (tensor<2x1xui32>) -> tensor<2xui32>
%7 = stablehlo.slice %arg0 [0:2, 1:2] : (tensor<2x2xui32>) -> tensor<2x1xui32>
%8 = stablehlo.reshape %7 : (tensor<2x1xui32>) -> tensor<2xui32>
%9 = stablehlo.slice %4 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
%10 = stablehlo.slice %4 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
%11 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<1xui32>) -> tensor<1x1xui32>
%12 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<1xui32>) -> tensor<1x1xui32>
%13 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
%14 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
%15:2 = call @threefry2x32_0(%13, %14, %11, %12) : (tensor<2x1xui32>, tensor<2x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>) -> (tensor<2x1xui32>, tensor<2x1xui32>)
%16 = stablehlo.concatenate %15#0, %15#1, dim = 1 : (tensor<2x1xui32>, tensor<2x1xui32>) -> tensor<2x2xui32>
return %16 : tensor<2x2xui32>
}
func.func private @threefry2x32_0(%arg0: tensor<2x1xui32>, %arg1: tensor<2x1xui32>, %arg2: tensor<1x1xui32>, %arg3: tensor<1x1xui32>) -> (tensor<2x1xui32>, tensor<2x1xui32>) {
%c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
%c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
%0 = stablehlo.xor %arg0, %arg1 : tensor<2x1xui32>
%c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
%1 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<2x1xui32>
%2 = stablehlo.xor %0, %1 : tensor<2x1xui32>
%3 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<1x1xui32>) -> tensor<2x1xui32>
%4 = stablehlo.add %3, %arg0 : tensor<2x1xui32>
%5 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<1x1xui32>) -> tensor<2x1xui32>
%6 = stablehlo.add %5, %arg1 : tensor<2x1xui32>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%c_3 = stablehlo.constant dense<0> : tensor<i64>
%7:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %4, %iterArg_6 = %6, %iterArg_7 = %arg1, %iterArg_8 = %2, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i64>, tensor<i64>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<4xui32>, tensor<4xui32>
cond {
%c_12 = stablehlo.constant dense<5> : tensor<i64>
%8 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %8 : tensor<i1>
} do {
%c_12 = stablehlo.constant dense<1> : tensor<i64>
%8 = stablehlo.add %iterArg_4, %c_12 : tensor<i64>
%9 = stablehlo.slice %iterArg_10 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
%10 = stablehlo.reshape %9 : (tensor<1xui32>) -> tensor<ui32>
%11 = stablehlo.slice %iterArg_10 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
%12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
%13 = stablehlo.slice %iterArg_10 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
%14 = stablehlo.reshape %13 : (tensor<1xui32>) -> tensor<ui32>
%15 = stablehlo.slice %iterArg_10 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
%16 = stablehlo.reshape %15 : (tensor<1xui32>) -> tensor<ui32>
%17 = stablehlo.add %iterArg_5, %iterArg_6 : tensor<2x1xui32>
%18 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<ui32>) -> tensor<2x1xui32>
%19 = stablehlo.shift_left %iterArg_6, %18 : tensor<2x1xui32>
%c_13 = stablehlo.constant dense<32> : tensor<ui32>
%20 = stablehlo.subtract %c_13, %10 : tensor<ui32>
%21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<ui32>) -> tensor<2x1xui32>
%22 = stablehlo.shift_right_logical %iterArg_6, %21 : tensor<2x1xui32>
%23 = stablehlo.or %19, %22 : tensor<2x1xui32>
%24 = stablehlo.xor %17, %23 : tensor<2x1xui32>
%25 = stablehlo.add %17, %24 : tensor<2x1xui32>
%26 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<2x1xui32>
%27 = stablehlo.shift_left %24, %26 : tensor<2x1xui32>
%c_14 = stablehlo.constant dense<32> : tensor<ui32>
%28 = stablehlo.subtract %c_14, %12 : tensor<ui32>
%29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<ui32>) -> tensor<2x1xui32>
%30 = stablehlo.shift_right_logical %24, %29 : tensor<2x1xui32>
%31 = stablehlo.or %27, %30 : tensor<2x1xui32>
%32 = stablehlo.xor %25, %31 : tensor<2x1xui32>
%33 = stablehlo.add %25, %32 : tensor<2x1xui32>
%34 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<ui32>) -> tensor<2x1xui32>
%35 = stablehlo.shift_left %32, %34 : tensor<2x1xui32>
%c_15 = stablehlo.constant dense<32> : tensor<ui32>
%36 = stablehlo.subtract %c_15, %14 : tensor<ui32>
%37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<2x1xui32>
%38 = stablehlo.shift_right_logical %32, %37 : tensor<2x1xui32>
%39 = stablehlo.or %35, %38 : tensor<2x1xui32>
%40 = stablehlo.xor %33, %39 : tensor<2x1xui32>
%41 = stablehlo.add %33, %40 : tensor<2x1xui32>
%42 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<2x1xui32>
%43 = stablehlo.shift_left %40, %42 : tensor<2x1xui32>
%c_16 = stablehlo.constant dense<32> : tensor<ui32>
%44 = stablehlo.subtract %c_16, %16 : tensor<ui32>
%45 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<ui32>) -> tensor<2x1xui32>
%46 = stablehlo.shift_right_logical %40, %45 : tensor<2x1xui32>
%47 = stablehlo.or %43, %46 : tensor<2x1xui32>
%48 = stablehlo.xor %41, %47 : tensor<2x1xui32>
%49 = stablehlo.add %41, %iterArg_7 : tensor<2x1xui32>
%50 = stablehlo.add %48, %iterArg_8 : tensor<2x1xui32>
%c_17 = stablehlo.constant dense<1> : tensor<i64>
%51 = stablehlo.add %iterArg_4, %c_17 : tensor<i64>
%52 = stablehlo.convert %51 : (tensor<i64>) -> tensor<ui32>
%53 = stablehlo.broadcast_in_dim %52, dims = [] : (tensor<ui32>) -> tensor<2x1xui32>
%54 = stablehlo.add %50, %53 : tensor<2x1xui32>
%c_18 = stablehlo.constant dense<1> : tensor<i64>
%55 = stablehlo.add %iterArg, %c_18 : tensor<i64>
stablehlo.return %55, %8, %49, %54, %iterArg_8, %iterArg_9, %iterArg_7, %iterArg_11, %iterArg_10 : tensor<i64>, tensor<i64>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<4xui32>, tensor<4xui32>
}
return %7#2, %7#3 : tensor<2x1xui32>, tensor<2x1xui32>
}
}
// -----
// normal_rbg
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
%c0 = stablehlo.constant dense<"0x2A000000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:1 = call @f(%a0) : (tensor<i32>) -> (tensor<3x5xf64>)
%e0 = stablehlo.constant dense<"0x40A757F32B78E03FE214423DDEB3D03F2E79AA1442ACE5BFBCA5FC37CEA8E5BFEB3D49480F2FED3FD1E727D992F2F8BF6CB346C43D40D33FD9E553EC2491E03F178DA920E009D7BF85213B173EC5ACBFED6B6D715CE3CDBF64D37FA44502DDBF0F5C2E0F3477F0BF2F43E7D6A556F33F1B0E6ADC5475F2BF"> : tensor<3x5xf64>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<3x5xf64>, tensor<3x5xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<3x5xf64>) {
%c = stablehlo.constant dense<32> : tensor<i32>
%0 = stablehlo.shift_right_logical %arg0, %c : tensor<i32>
%1 = stablehlo.convert %0 : (tensor<i32>) -> tensor<ui32>
%2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%3 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<i64>
%c_0 = stablehlo.constant dense<4294967295> : tensor<i64>
%4 = stablehlo.and %3, %c_0 : tensor<i64>
%5 = stablehlo.convert %4 : (tensor<i64>) -> tensor<ui32>
%6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%7 = stablehlo.concatenate %2, %6, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
%8 = stablehlo.concatenate %7, %7, dim = 0 : (tensor<2xui32>, tensor<2xui32>) -> tensor<4xui32>
%9 = call @_normal(%8) : (tensor<4xui32>) -> tensor<3x5xf64>
return %9 : tensor<3x5xf64>
}
func.func private @_normal(%arg0: tensor<4xui32>) -> tensor<3x5xf64> {
%0 = call @_normal_real(%arg0) : (tensor<4xui32>) -> tensor<3x5xf64>
return %0 : tensor<3x5xf64>
}
func.func private @_normal_real(%arg0: tensor<4xui32>) -> tensor<3x5xf64> {
%cst = stablehlo.constant dense<-0.99999999999999988> : tensor<f64>
%cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<4xui32>, tensor<f64>, tensor<f64>) -> tensor<3x5xf64>
%1 = chlo.erf_inv %0 : tensor<3x5xf64> -> tensor<3x5xf64>
%cst_1 = stablehlo.constant dense<1.4142135623730951> : tensor<f64>
%2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
%3 = stablehlo.multiply %2, %1 : tensor<3x5xf64>
return %3 : tensor<3x5xf64>
}
func.func private @_uniform(%arg0: tensor<4xui32>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<3x5xf64> {
%0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
%1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
%2 = stablehlo.reshape %arg0 : (tensor<4xui32>) -> tensor<2x2xui32>
%3 = stablehlo.bitcast_convert %2 : (tensor<2x2xui32>) -> tensor<2xui64>
%output_state, %output = stablehlo.rng_bit_generator %3, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui64>)
%4 = stablehlo.bitcast_convert %output_state : (tensor<2xui64>) -> tensor<2x2xui32>
%5 = stablehlo.reshape %4 : (tensor<2x2xui32>) -> tensor<4xui32>
%c = stablehlo.constant dense<12> : tensor<ui64>
%6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<3x5xui64>
%7 = stablehlo.shift_right_logical %output, %6 : tensor<3x5xui64>
%c_0 = stablehlo.constant dense<4607182418800017408> : tensor<ui64>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<3x5xui64>
%9 = stablehlo.or %7, %8 : tensor<3x5xui64>
%10 = stablehlo.bitcast_convert %9 : (tensor<3x5xui64>) -> tensor<3x5xf64>
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
%12 = stablehlo.subtract %10, %11 : tensor<3x5xf64>
%13 = stablehlo.subtract %1, %0 : tensor<1x1xf64>
%14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<3x5xf64>
%15 = stablehlo.multiply %12, %14 : tensor<3x5xf64>
%16 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<3x5xf64>
%17 = stablehlo.add %15, %16 : tensor<3x5xf64>
%18 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<3x5xf64>
%19 = stablehlo.maximum %18, %17 : tensor<3x5xf64>
return %19 : tensor<3x5xf64>
}
}
// -----
// draws_unsafe_rbg
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
%c0 = stablehlo.constant dense<"0x2A000000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:5 = call @f(%a0) : (tensor<i32>) -> (tensor<3x5xf64>, tensor<7xui64>, tensor<6xi64>, tensor<9xi64>, tensor<8xi1>)
%e0 = stablehlo.constant dense<"0xE68633CB9C4AE63F201A4217544BE33FF0093567FFE2CF3F80054AEE60E7CF3F5AB51E052F36EA3F20A6BA481A73AE3F5E513DBE6AC8E33F48811A185553E63FB4663098EE00D73F944E5BA5E790DE3F745605D48717DA3FA02EA870BDCFD43FD8FF2C3C6C6BC33FD0E291770B5FEC3F20F851569ED3BF3F"> : tensor<3x5xf64>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x5xf64>, tensor<3x5xf64>) -> ()
%e1 = stablehlo.constant dense<"0xD238379C59E654B2E303D110BAA05A9AEAE9136ACEFEC53F280B0B94DCC1CE3F9ADAAAF52878B1D19A18535D248D390F11FC8AEAF155439E"> : tensor<7xui64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<7xui64>, tensor<7xui64>) -> ()
%e2 = stablehlo.constant dense<"0xFEFFFFFFFFFFFFFF0400000000000000FEFFFFFFFFFFFFFF0300000000000000FEFFFFFFFFFFFFFF0000000000000000"> : tensor<6xi64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<6xi64>, tensor<6xi64>) -> ()
%e3 = stablehlo.constant dense<"0x040000000000000008000000000000000300000000000000000000000000000002000000000000000700000000000000010000000000000005000000000000000600000000000000"> : tensor<9xi64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<9xi64>, tensor<9xi64>) -> ()
%e4 = stablehlo.constant dense<[false, false, true, true, false, true, false, false]> : tensor<8xi1>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<8xi1>, tensor<8xi1>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<3x5xf64>, tensor<7xui64>, tensor<6xi64>, tensor<9xi64>, tensor<8xi1>) {
%c = stablehlo.constant dense<32> : tensor<i32>
%0 = stablehlo.shift_right_logical %arg0, %c : tensor<i32>
%1 = stablehlo.convert %0 : (tensor<i32>) -> tensor<ui32>
%2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%3 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<i64>
%c_0 = stablehlo.constant dense<4294967295> : tensor<i64>
%4 = stablehlo.and %3, %c_0 : tensor<i64>
%5 = stablehlo.convert %4 : (tensor<i64>) -> tensor<ui32>
%6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%7 = stablehlo.concatenate %2, %6, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
%8 = stablehlo.concatenate %7, %7, dim = 0 : (tensor<2xui32>, tensor<2xui32>) -> tensor<4xui32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%9 = call @_uniform(%8, %cst, %cst_1) : (tensor<4xui32>, tensor<f64>, tensor<f64>) -> tensor<3x5xf64>
%c_2 = stablehlo.constant dense<32> : tensor<i32>
%10 = stablehlo.shift_right_logical %arg0, %c_2 : tensor<i32>
%11 = stablehlo.convert %10 : (tensor<i32>) -> tensor<ui32>
%12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%13 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<i64>
%c_3 = stablehlo.constant dense<4294967295> : tensor<i64>
%14 = stablehlo.and %13, %c_3 : tensor<i64>
%15 = stablehlo.convert %14 : (tensor<i64>) -> tensor<ui32>
%16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%17 = stablehlo.concatenate %12, %16, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
%18 = stablehlo.concatenate %17, %17, dim = 0 : (tensor<2xui32>, tensor<2xui32>) -> tensor<4xui32>
%19 = stablehlo.reshape %18 : (tensor<4xui32>) -> tensor<2x2xui32>
%20 = stablehlo.bitcast_convert %19 : (tensor<2x2xui32>) -> tensor<2xui64>
%output_state, %output = stablehlo.rng_bit_generator %20, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui64>)
%21 = stablehlo.bitcast_convert %output_state : (tensor<2xui64>) -> tensor<2x2xui32>
%22 = stablehlo.reshape %21 : (tensor<2x2xui32>) -> tensor<4xui32>
%c_4 = stablehlo.constant dense<32> : tensor<i32>
%23 = stablehlo.shift_right_logical %arg0, %c_4 : tensor<i32>
%24 = stablehlo.convert %23 : (tensor<i32>) -> tensor<ui32>
%25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%26 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<i64>
%c_5 = stablehlo.constant dense<4294967295> : tensor<i64>
%27 = stablehlo.and %26, %c_5 : tensor<i64>
%28 = stablehlo.convert %27 : (tensor<i64>) -> tensor<ui32>
%29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%30 = stablehlo.concatenate %25, %29, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
%31 = stablehlo.concatenate %30, %30, dim = 0 : (tensor<2xui32>, tensor<2xui32>) -> tensor<4xui32>
%c_6 = stablehlo.constant dense<-5> : tensor<i64>
%c_7 = stablehlo.constant dense<9> : tensor<i64>
%32 = call @_randint(%31, %c_6, %c_7) : (tensor<4xui32>, tensor<i64>, tensor<i64>) -> tensor<6xi64>
%c_8 = stablehlo.constant dense<32> : tensor<i32>
%33 = stablehlo.shift_right_logical %arg0, %c_8 : tensor<i32>
%34 = stablehlo.convert %33 : (tensor<i32>) -> tensor<ui32>
%35 = stablehlo.broadcast_in_dim %34, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%36 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<i64>
%c_9 = stablehlo.constant dense<4294967295> : tensor<i64>
%37 = stablehlo.and %36, %c_9 : tensor<i64>
%38 = stablehlo.convert %37 : (tensor<i64>) -> tensor<ui32>
%39 = stablehlo.broadcast_in_dim %38, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%40 = stablehlo.concatenate %35, %39, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
%41 = stablehlo.concatenate %40, %40, dim = 0 : (tensor<2xui32>, tensor<2xui32>) -> tensor<4xui32>
%42 = stablehlo.iota dim = 0 : tensor<9xi64>
%43 = call @_shuffle(%41, %42) : (tensor<4xui32>, tensor<9xi64>) -> tensor<9xi64>
%c_10 = stablehlo.constant dense<32> : tensor<i32>
%44 = stablehlo.shift_right_logical %arg0, %c_10 : tensor<i32>
%45 = stablehlo.convert %44 : (tensor<i32>) -> tensor<ui32>
%46 = stablehlo.broadcast_in_dim %45, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%47 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<i64>
%c_11 = stablehlo.constant dense<4294967295> : tensor<i64>
%48 = stablehlo.and %47, %c_11 : tensor<i64>
%49 = stablehlo.convert %48 : (tensor<i64>) -> tensor<ui32>
%50 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%51 = stablehlo.concatenate %46, %50, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
%52 = stablehlo.concatenate %51, %51, dim = 0 : (tensor<2xui32>, tensor<2xui32>) -> tensor<4xui32>
%cst_12 = stablehlo.constant dense<3.000000e-01> : tensor<f64>
%53 = call @_bernoulli(%52, %cst_12) : (tensor<4xui32>, tensor<f64>) -> tensor<8xi1>
return %9, %output, %32, %43, %53 : tensor<3x5xf64>, tensor<7xui64>, tensor<6xi64>, tensor<9xi64>, tensor<8xi1>
}
func.func private @_uniform(%arg0: tensor<4xui32>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<3x5xf64> {
%0 = stablehlo.convert %arg1 : tensor<f64>
%1 = stablehlo.convert %arg2 : tensor<f64>
%2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
%4 = stablehlo.reshape %arg0 : (tensor<4xui32>) -> tensor<2x2xui32>
%5 = stablehlo.bitcast_convert %4 : (tensor<2x2xui32>) -> tensor<2xui64>
%output_state, %output = stablehlo.rng_bit_generator %5, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui64>)
%6 = stablehlo.bitcast_convert %output_state : (tensor<2xui64>) -> tensor<2x2xui32>
%7 = stablehlo.reshape %6 : (tensor<2x2xui32>) -> tensor<4xui32>
%c = stablehlo.constant dense<12> : tensor<ui64>
%8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<3x5xui64>
%9 = stablehlo.shift_right_logical %output, %8 : tensor<3x5xui64>
%c_0 = stablehlo.constant dense<4607182418800017408> : tensor<ui64>
%10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<3x5xui64>
%11 = stablehlo.or %9, %10 : tensor<3x5xui64>
%12 = stablehlo.bitcast_convert %11 : (tensor<3x5xui64>) -> tensor<3x5xf64>
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%13 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
%14 = stablehlo.subtract %12, %13 : tensor<3x5xf64>
%15 = stablehlo.subtract %3, %2 : tensor<1x1xf64>
%16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<3x5xf64>
%17 = stablehlo.multiply %14, %16 : tensor<3x5xf64>
%18 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<3x5xf64>
%19 = stablehlo.add %17, %18 : tensor<3x5xf64>
%20 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<3x5xf64>
%21 = stablehlo.maximum %20, %19 : tensor<3x5xf64>
return %21 : tensor<3x5xf64>
}
func.func private @_randint(%arg0: tensor<4xui32>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<6xi64> {
%c = stablehlo.constant dense<9223372036854775807> : tensor<i64>
%c_0 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
%c_1 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
%0 = call @clip(%c, %c_0, %c_1) : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<i64>
%1 = stablehlo.compare GT, %arg2, %0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_2 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
%c_3 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
%2 = call @clip_0(%arg1, %c_2, %c_3) : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<i64>
%3 = stablehlo.convert %2 : tensor<i64>
%c_4 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
%c_5 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
%4 = call @clip_0(%arg2, %c_4, %c_5) : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<i64>
%5 = stablehlo.convert %4 : tensor<i64>
%6 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i64>) -> tensor<1xi64>
%7 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<i64>) -> tensor<1xi64>
%8 = stablehlo.reshape %arg0 : (tensor<4xui32>) -> tensor<2x2xui32>
%9 = stablehlo.bitcast_convert %8 : (tensor<2x2xui32>) -> tensor<2xui64>
%output_state, %output = stablehlo.rng_bit_generator %9, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<20x4xui32>)
%10 = stablehlo.bitcast_convert %output_state : (tensor<2xui64>) -> tensor<2x2xui32>
%11 = stablehlo.reshape %10 : (tensor<2x2xui32>) -> tensor<4xui32>
%12 = stablehlo.slice %output [0:20:10, 0:4] : (tensor<20x4xui32>) -> tensor<2x4xui32>
%13 = stablehlo.slice %12 [0:1, 0:4] : (tensor<2x4xui32>) -> tensor<1x4xui32>
%14 = stablehlo.reshape %13 : (tensor<1x4xui32>) -> tensor<4xui32>
%15 = stablehlo.slice %12 [1:2, 0:4] : (tensor<2x4xui32>) -> tensor<1x4xui32>
%16 = stablehlo.reshape %15 : (tensor<1x4xui32>) -> tensor<4xui32>
%17 = stablehlo.reshape %14 : (tensor<4xui32>) -> tensor<2x2xui32>
%18 = stablehlo.bitcast_convert %17 : (tensor<2x2xui32>) -> tensor<2xui64>
%output_state_6, %output_7 = stablehlo.rng_bit_generator %18, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<6xui64>)
%19 = stablehlo.bitcast_convert %output_state_6 : (tensor<2xui64>) -> tensor<2x2xui32>
%20 = stablehlo.reshape %19 : (tensor<2x2xui32>) -> tensor<4xui32>
%21 = stablehlo.reshape %16 : (tensor<4xui32>) -> tensor<2x2xui32>
%22 = stablehlo.bitcast_convert %21 : (tensor<2x2xui32>) -> tensor<2xui64>
%output_state_8, %output_9 = stablehlo.rng_bit_generator %22, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<6xui64>)
%23 = stablehlo.bitcast_convert %output_state_8 : (tensor<2xui64>) -> tensor<2x2xui32>
%24 = stablehlo.reshape %23 : (tensor<2x2xui32>) -> tensor<4xui32>
%25 = stablehlo.subtract %7, %6 : tensor<1xi64>
%26 = stablehlo.convert %25 : (tensor<1xi64>) -> tensor<1xui64>
%27 = stablehlo.compare LE, %7, %6, SIGNED : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
%c_10 = stablehlo.constant dense<1> : tensor<ui64>
%28 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui64>) -> tensor<1xui64>
%29 = stablehlo.select %27, %28, %26 : tensor<1xi1>, tensor<1xui64>
%30 = stablehlo.compare GT, %7, %6, SIGNED : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
%31 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i1>) -> tensor<1xi1>
%32 = stablehlo.and %31, %30 : tensor<1xi1>
%c_11 = stablehlo.constant dense<1> : tensor<ui64>
%33 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui64>) -> tensor<1xui64>
%34 = stablehlo.add %29, %33 : tensor<1xui64>
%35 = stablehlo.select %32, %34, %29 : tensor<1xi1>, tensor<1xui64>
%c_12 = stablehlo.constant dense<4294967296> : tensor<ui64>
%36 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui64>) -> tensor<1xui64>
%37 = stablehlo.remainder %36, %35 : tensor<1xui64>
%38 = stablehlo.multiply %37, %37 : tensor<1xui64>
%39 = stablehlo.remainder %38, %35 : tensor<1xui64>
%40 = stablehlo.broadcast_in_dim %35, dims = [0] : (tensor<1xui64>) -> tensor<6xui64>
%41 = stablehlo.remainder %output_7, %40 : tensor<6xui64>
%42 = stablehlo.broadcast_in_dim %39, dims = [0] : (tensor<1xui64>) -> tensor<6xui64>
%43 = stablehlo.multiply %41, %42 : tensor<6xui64>
%44 = stablehlo.broadcast_in_dim %35, dims = [0] : (tensor<1xui64>) -> tensor<6xui64>
%45 = stablehlo.remainder %output_9, %44 : tensor<6xui64>
%46 = stablehlo.add %43, %45 : tensor<6xui64>
%47 = stablehlo.broadcast_in_dim %35, dims = [0] : (tensor<1xui64>) -> tensor<6xui64>
%48 = stablehlo.remainder %46, %47 : tensor<6xui64>
%49 = stablehlo.convert %48 : (tensor<6xui64>) -> tensor<6xi64>
%50 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<1xi64>) -> tensor<6xi64>
%51 = stablehlo.add %50, %49 : tensor<6xi64>
return %51 : tensor<6xi64>
}
func.func private @clip(%arg0: tensor<i64>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
%0 = stablehlo.maximum %arg1, %arg0 : tensor<i64>
%1 = stablehlo.minimum %arg2, %0 : tensor<i64>
return %1 : tensor<i64>
}
func.func private @clip_0(%arg0: tensor<i64>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
%0 = stablehlo.maximum %arg1, %arg0 : tensor<i64>
%1 = stablehlo.minimum %arg2, %0 : tensor<i64>
return %1 : tensor<i64>
}
func.func private @_shuffle(%arg0: tensor<4xui32>, %arg1: tensor<9xi64>) -> tensor<9xi64> {
%0 = stablehlo.reshape %arg0 : (tensor<4xui32>) -> tensor<2x2xui32>
%1 = stablehlo.bitcast_convert %0 : (tensor<2x2xui32>) -> tensor<2xui64>
%output_state, %output = stablehlo.rng_bit_generator %1, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<20x4xui32>)
%2 = stablehlo.bitcast_convert %output_state : (tensor<2xui64>) -> tensor<2x2xui32>
%3 = stablehlo.reshape %2 : (tensor<2x2xui32>) -> tensor<4xui32>
%4 = stablehlo.slice %output [0:20:10, 0:4] : (tensor<20x4xui32>) -> tensor<2x4xui32>
%5 = stablehlo.slice %4 [0:1, 0:4] : (tensor<2x4xui32>) -> tensor<1x4xui32>
%6 = stablehlo.reshape %5 : (tensor<1x4xui32>) -> tensor<4xui32>
%7 = stablehlo.slice %4 [1:2, 0:4] : (tensor<2x4xui32>) -> tensor<1x4xui32>
%8 = stablehlo.reshape %7 : (tensor<1x4xui32>) -> tensor<4xui32>
%9 = stablehlo.reshape %8 : (tensor<4xui32>) -> tensor<2x2xui32>
%10 = stablehlo.bitcast_convert %9 : (tensor<2x2xui32>) -> tensor<2xui64>
%output_state_0, %output_1 = stablehlo.rng_bit_generator %10, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<9xui32>)
%11 = stablehlo.bitcast_convert %output_state_0 : (tensor<2xui64>) -> tensor<2x2xui32>
%12 = stablehlo.reshape %11 : (tensor<2x2xui32>) -> tensor<4xui32>
%13:2 = "stablehlo.sort"(%output_1, %arg1) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%arg2: tensor<ui32>, %arg3: tensor<ui32>, %arg4: tensor<i64>, %arg5: tensor<i64>):
%14 = stablehlo.compare LT, %arg2, %arg3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
stablehlo.return %14 : tensor<i1>
}) : (tensor<9xui32>, tensor<9xi64>) -> (tensor<9xui32>, tensor<9xi64>)
return %13#1 : tensor<9xi64>
}
func.func private @_bernoulli(%arg0: tensor<4xui32>, %arg1: tensor<f64>) -> tensor<8xi1> {
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%0 = call @_uniform_1(%arg0, %cst, %cst_0) : (tensor<4xui32>, tensor<f64>, tensor<f64>) -> tensor<8xf64>
%1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<8xf64>
%2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
return %2 : tensor<8xi1>
}
func.func private @_uniform_1(%arg0: tensor<4xui32>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<8xf64> {
%0 = stablehlo.convert %arg1 : tensor<f64>
%1 = stablehlo.convert %arg2 : tensor<f64>
%2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<1xf64>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f64>) -> tensor<1xf64>
%4 = stablehlo.reshape %arg0 : (tensor<4xui32>) -> tensor<2x2xui32>
%5 = stablehlo.bitcast_convert %4 : (tensor<2x2xui32>) -> tensor<2xui64>
%output_state, %output = stablehlo.rng_bit_generator %5, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xui64>)
%6 = stablehlo.bitcast_convert %output_state : (tensor<2xui64>) -> tensor<2x2xui32>
%7 = stablehlo.reshape %6 : (tensor<2x2xui32>) -> tensor<4xui32>
%c = stablehlo.constant dense<12> : tensor<ui64>
%8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<8xui64>
%9 = stablehlo.shift_right_logical %output, %8 : tensor<8xui64>
%c_0 = stablehlo.constant dense<4607182418800017408> : tensor<ui64>
%10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<8xui64>
%11 = stablehlo.or %9, %10 : tensor<8xui64>
%12 = stablehlo.bitcast_convert %11 : (tensor<8xui64>) -> tensor<8xf64>
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%13 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<8xf64>
%14 = stablehlo.subtract %12, %13 : tensor<8xf64>
%15 = stablehlo.subtract %3, %2 : tensor<1xf64>
%16 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<1xf64>) -> tensor<8xf64>
%17 = stablehlo.multiply %14, %16 : tensor<8xf64>
%18 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1xf64>) -> tensor<8xf64>
%19 = stablehlo.add %17, %18 : tensor<8xf64>
%20 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1xf64>) -> tensor<8xf64>
%21 = stablehlo.maximum %20, %19 : tensor<8xf64>
return %21 : tensor<8xf64>
}
}
// -----
// keys_unsafe_rbg
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
%c0 = stablehlo.constant dense<"0x2A000000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:2 = call @f(%a0) : (tensor<i32>) -> (tensor<3x4xui32>, tensor<4xui32>)
%e0 = stablehlo.constant dense<"0xD238379C59E654B2E303D110BAA05A9ABF2CB9F41688C711C2DC8433786560108B7194BC50EFCB4C02C76AABF7262FF6"> : tensor<3x4xui32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3x4xui32>, tensor<3x4xui32>) -> ()
%e1 = stablehlo.constant dense<"0x18206D7DA179E90EBE6CF2419CEB3B76"> : tensor<4xui32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<4xui32>, tensor<4xui32>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<3x4xui32>, tensor<4xui32>) {
%c = stablehlo.constant dense<32> : tensor<i32>
%0 = stablehlo.shift_right_logical %arg0, %c : tensor<i32>
%1 = stablehlo.convert %0 : (tensor<i32>) -> tensor<ui32>
%2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%3 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<i64>
%c_0 = stablehlo.constant dense<4294967295> : tensor<i64>
%4 = stablehlo.and %3, %c_0 : tensor<i64>
%5 = stablehlo.convert %4 : (tensor<i64>) -> tensor<ui32>
%6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%7 = stablehlo.concatenate %2, %6, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
%8 = stablehlo.concatenate %7, %7, dim = 0 : (tensor<2xui32>, tensor<2xui32>) -> tensor<4xui32>
%9 = stablehlo.reshape %8 : (tensor<4xui32>) -> tensor<2x2xui32>
%10 = stablehlo.bitcast_convert %9 : (tensor<2x2xui32>) -> tensor<2xui64>
%output_state, %output = stablehlo.rng_bit_generator %10, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<30x4xui32>)
%11 = stablehlo.bitcast_convert %output_state : (tensor<2xui64>) -> tensor<2x2xui32>
%12 = stablehlo.reshape %11 : (tensor<2x2xui32>) -> tensor<4xui32>
%13 = stablehlo.slice %output [0:30:10, 0:4] : (tensor<30x4xui32>) -> tensor<3x4xui32>
%c_1 = stablehlo.constant dense<32> : tensor<i32>
%14 = stablehlo.shift_right_logical %arg0, %c_1 : tensor<i32>
%15 = stablehlo.convert %14 : (tensor<i32>) -> tensor<ui32>
%16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%17 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<i64>
%c_2 = stablehlo.constant dense<4294967295> : tensor<i64>
%18 = stablehlo.and %17, %c_2 : tensor<i64>
%19 = stablehlo.convert %18 : (tensor<i64>) -> tensor<ui32>
%20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%21 = stablehlo.concatenate %16, %20, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
%22 = stablehlo.concatenate %21, %21, dim = 0 : (tensor<2xui32>, tensor<2xui32>) -> tensor<4xui32>
%c_3 = stablehlo.constant dense<7> : tensor<ui32>
%c_4 = stablehlo.constant dense<32> : tensor<ui32>
%23 = stablehlo.shift_right_logical %c_3, %c_4 : tensor<ui32>
%24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%c_5 = stablehlo.constant dense<4294967295> : tensor<ui32>
%25 = stablehlo.and %c_3, %c_5 : tensor<ui32>
%26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%27 = stablehlo.concatenate %24, %26, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
%28 = stablehlo.concatenate %27, %27, dim = 0 : (tensor<2xui32>, tensor<2xui32>) -> tensor<4xui32>
%29 = stablehlo.reshape %28 : (tensor<4xui32>) -> tensor<2x2xui32>
%30 = stablehlo.bitcast_convert %29 : (tensor<2x2xui32>) -> tensor<2xui64>
%output_state_6, %output_7 = stablehlo.rng_bit_generator %30, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<10x4xui32>)
%31 = stablehlo.bitcast_convert %output_state_6 : (tensor<2xui64>) -> tensor<2x2xui32>
%32 = stablehlo.reshape %31 : (tensor<2x2xui32>) -> tensor<4xui32>
%33 = stablehlo.slice %output_7 [9:10, 0:4] : (tensor<10x4xui32>) -> tensor<1x4xui32>
%34 = stablehlo.reshape %33 : (tensor<1x4xui32>) -> tensor<4xui32>
%35 = stablehlo.xor %22, %34 : tensor<4xui32>
return %13, %35 : tensor<3x4xui32>, tensor<4xui32>
}
}
// -----
// normal_unsafe_rbg
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
%c0 = stablehlo.constant dense<"0x2A000000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:1 = call @f(%a0) : (tensor<i32>) -> (tensor<3x5xf64>)
%e0 = stablehlo.constant dense<"0x40A757F32B78E03FE214423DDEB3D03F2E79AA1442ACE5BFBCA5FC37CEA8E5BFEB3D49480F2FED3FD1E727D992F2F8BF6CB346C43D40D33FD9E553EC2491E03F178DA920E009D7BF85213B173EC5ACBFED6B6D715CE3CDBF64D37FA44502DDBF0F5C2E0F3477F0BF2F43E7D6A556F33F1B0E6ADC5475F2BF"> : tensor<3x5xf64>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<3x5xf64>, tensor<3x5xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<3x5xf64>) {
%c = stablehlo.constant dense<32> : tensor<i32>
%0 = stablehlo.shift_right_logical %arg0, %c : tensor<i32>
%1 = stablehlo.convert %0 : (tensor<i32>) -> tensor<ui32>
%2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%3 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<i64>
%c_0 = stablehlo.constant dense<4294967295> : tensor<i64>
%4 = stablehlo.and %3, %c_0 : tensor<i64>
%5 = stablehlo.convert %4 : (tensor<i64>) -> tensor<ui32>
%6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%7 = stablehlo.concatenate %2, %6, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
%8 = stablehlo.concatenate %7, %7, dim = 0 : (tensor<2xui32>, tensor<2xui32>) -> tensor<4xui32>
%9 = call @_normal(%8) : (tensor<4xui32>) -> tensor<3x5xf64>
return %9 : tensor<3x5xf64>
}
func.func private @_normal(%arg0: tensor<4xui32>) -> tensor<3x5xf64> {
%0 = call @_normal_real(%arg0) : (tensor<4xui32>) -> tensor<3x5xf64>
return %0 : tensor<3x5xf64>
}
func.func private @_normal_real(%arg0: tensor<4xui32>) -> tensor<3x5xf64> {
%cst = stablehlo.constant dense<-0.99999999999999988> : tensor<f64>
%cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<4xui32>, tensor<f64>, tensor<f64>) -> tensor<3x5xf64>
%1 = chlo.erf_inv %0 : tensor<3x5xf64> -> tensor<3x5xf64>
%cst_1 = stablehlo.constant dense<1.4142135623730951> : tensor<f64>
%2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
%3 = stablehlo.multiply %2, %1 : tensor<3x5xf64>
return %3 : tensor<3x5xf64>
}
func.func private @_uniform(%arg0: tensor<4xui32>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<3x5xf64> {
%0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
%1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
%2 = stablehlo.reshape %arg0 : (tensor<4xui32>) -> tensor<2x2xui32>
%3 = stablehlo.bitcast_convert %2 : (tensor<2x2xui32>) -> tensor<2xui64>
%output_state, %output = stablehlo.rng_bit_generator %3, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui64>)
%4 = stablehlo.bitcast_convert %output_state : (tensor<2xui64>) -> tensor<2x2xui32>
%5 = stablehlo.reshape %4 : (tensor<2x2xui32>) -> tensor<4xui32>
%c = stablehlo.constant dense<12> : tensor<ui64>
%6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<3x5xui64>
%7 = stablehlo.shift_right_logical %output, %6 : tensor<3x5xui64>
%c_0 = stablehlo.constant dense<4607182418800017408> : tensor<ui64>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<3x5xui64>
%9 = stablehlo.or %7, %8 : tensor<3x5xui64>
%10 = stablehlo.bitcast_convert %9 : (tensor<3x5xui64>) -> tensor<3x5xf64>
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
%12 = stablehlo.subtract %10, %11 : tensor<3x5xf64>
%13 = stablehlo.subtract %1, %0 : tensor<1x1xf64>
%14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<3x5xf64>
%15 = stablehlo.multiply %12, %14 : tensor<3x5xf64>
%16 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<3x5xf64>
%17 = stablehlo.add %15, %16 : tensor<3x5xf64>
%18 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<3x5xf64>
%19 = stablehlo.maximum %18, %17 : tensor<3x5xf64>
return %19 : tensor<3x5xf64>
}
}
