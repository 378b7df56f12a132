// A root of a loop's body that reads one element of another root, its last or its first one, cannot share a loop with it: the
// element may be computed later. NumPy has computed the numbers, modulo 2^32.
func.func public @main() {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %p0 = stablehlo.constant dense<[-7, -4, -1, 2, 5, 8, 11, 14, 17, 20, 23, 26, 29, 32, 35, 38, 41, 44, 47]> : tensor<19xi32>
  %q0 = stablehlo.constant dense<[2, -2, -4, -4, -2, 2, 8, 16, 26, 38, 52, 68, 86, 106, 128, 152, 178, 206, 236]> : tensor<19xi32>
  %s0 = stablehlo.constant dense<[11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, -1, -2, -3, -4, -5, -6, -7]> : tensor<19xi32>
  %r:4 = stablehlo.while(%i = %zero, %p = %p0, %q = %q0, %s = %s0) : tensor<i32>, tensor<19xi32>, tensor<19xi32>, tensor<19xi32>
  cond {
    %n = stablehlo.constant dense<37> : tensor<i32>
    %c = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %one : tensor<i32>
    %p1 = stablehlo.add %p, %q : tensor<19xi32>
    %last = stablehlo.slice %p1 [18:19] : (tensor<19xi32>) -> tensor<1xi32>
    %last0 = stablehlo.reshape %last : (tensor<1xi32>) -> tensor<i32>
    %lasts = stablehlo.broadcast_in_dim %last0, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %q1 = stablehlo.subtract %q, %lasts : tensor<19xi32>
    %first = stablehlo.slice %p1 [0:1] : (tensor<19xi32>) -> tensor<1xi32>
    %first0 = stablehlo.reshape %first : (tensor<1xi32>) -> tensor<i32>
    %firsts = stablehlo.broadcast_in_dim %first0, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %product = stablehlo.multiply %firsts, %q : tensor<19xi32>
    %s1 = stablehlo.add %s, %product : tensor<19xi32>
    stablehlo.return %j, %p1, %q1, %s1 : tensor<i32>, tensor<19xi32>, tensor<19xi32>, tensor<19xi32>
  }
  "check.expect_eq_const"(%r#1) <{value = dense<[-8429, -8574, -8645, -8642, -8565, -8414, -8189, -7890, -7517, -7070, -6549, -5954, -5285, -4542, -3725, -2834, -1869, -830, 283]> : tensor<19xi32>}> : (tensor<19xi32>) -> ()
  "check.expect_eq_const"(%r#2) <{value = dense<[-281, -285, -287, -287, -285, -281, -275, -267, -257, -245, -231, -215, -197, -177, -155, -131, -105, -77, -47]> : tensor<19xi32>}> : (tensor<19xi32>) -> ()
  "check.expect_eq_const"(%r#3) <{value = dense<[37337581, 38002448, 38334881, 38334880, 38002445, 37337576, 36340273, 35010536, 33348365, 31353760, 29026721, 26367248, 23375341, 20051000, 16394225, 12405016, 8083373, 3429296, -1557215]> : tensor<19xi32>}> : (tensor<19xi32>) -> ()
  return
}
