"""Sums of many floats: what the type can tell of the exact sum. The oracle is a product in f64."""
import numpy as np

from modules import TYPES, text_case

# A small float, the number that is added, and how often: adding one at a time stops far below.
SMALL = (("f16", 1, 5000), ("bf16", 1, 3000), ("f8E3M4", 0.125, 50), ("f8E4M3", 0.125, 50), ("f8E4M3FN", 0.125, 50),
         ("f8E4M3FNUZ", 0.125, 50), ("f8E4M3B11FNUZ", 0.125, 50), ("f8E5M2", 0.125, 50), ("f8E5M2FNUZ", 0.125, 50),
         ("f6E2M3FN", 0.125, 50), ("f6E3M2FN", 0.125, 50), ("f4E2M1FN", 0.5, 9))
# Shapes and the dimensions that are summed: prime sizes, rows that stay, long dimensions behind short ones.
LONG = (((2000003,), (0,)), ((700001, 3), (0, 1)), ((700001, 3), (0,)), ((300000, 16), (0,)), ((1000, 2000), (0, 1)),
        ((2, 1, 500000), (1, 2)), ((3, 65536, 5), (1,)))


# Units in the last place, for sums of equal numbers, whose rounding all goes one way.
BOUNDS = {"f32": 64, "complex<f32>": 160, "f64": 1 << 12}


def summed(family, name, element, shape, dims, value, expected, ulps):
    sizes = "".join(f"{n}x" for n in shape)
    left = "".join(f"{n}x" for d, n in enumerate(shape) if d not in dims)
    scalar, whole, result = (f"tensor<{s}{element}>" for s in ("", sizes, left))
    zero = "(0.0, 0.0)" if element.startswith("complex") else "0.0"
    text_case(family, name, f"""  func.func private @f(%a: {scalar}) -> {result} {{
    %zero = stablehlo.constant dense<{zero}> : {scalar}
    %x = stablehlo.broadcast_in_dim %a, dims = [] : ({scalar}) -> {whole}
    %y = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = {list(dims)} : ({whole}, {scalar}) -> {result}
    return %y : {result}
  }}
""", np.array(value, TYPES[element]), expected=[expected], ulps=ulps)


def long_sums():
    for element, value, count in SMALL:
        exact = np.full(3, value * count, np.float64).astype(TYPES[element])
        summed("sums", f"small_{element}", element, (count, 3), (0,), value, exact, 0)
        summed("sums", f"small_all_{element}", element, (count,), (0,), value, exact[0], 0)
    for element in BOUNDS:
        value = TYPES[element].type(0.1) * (1 - 2j if element[0] == "c" else 1)
        for shape, dims in LONG:
            left = [n for d, n in enumerate(shape) if d not in dims]
            exact = np.complex128(value) * np.prod([shape[d] for d in dims], dtype=np.float64)
            exact = np.full(left, exact if element[0] == "c" else exact.real).astype(TYPES[element])
            name = "_".join(map(str, ["long", element, *shape, "over", *dims]))
            summed("long_sums", name, element, shape, dims, value, exact, BOUNDS[element])


def in_regions():
    """Regions that round, but are more than one op, or combine pairs: they too round once. Sums in each of them."""
    for element, value, count in SMALL:
        s, x, line = (f"tensor<{n}{element}>" for n in ("", f"{count}x3x", "3x"))
        exact = [np.full(n, value * terms, np.float64).astype(TYPES[element]) for n, terms in ((3, count), (3, count), ((2, 3), count - 1))]
        text_case("sums", f"regions_{element}", f"""  func.func private @f(%a: {s}) -> ({line}, {line}, tensor<2x3x{element}>) {{
    %zero = stablehlo.constant dense<0.0> : {s}
    %x = stablehlo.broadcast_in_dim %a, dims = [] : ({s}) -> {x}
    %y:2 = "stablehlo.reduce"(%x, %x, %zero, %zero) <{{dimensions = array<i64: 0>}}> ({{
    ^bb0(%p: {s}, %q: {s}, %r: {s}, %t: {s}):
      %one = stablehlo.constant dense<1.0> : {s}
      %same = stablehlo.reshape %one : ({s}) -> {s}
      %scaled = stablehlo.multiply %same, %r : {s}
      %first = stablehlo.add %p, %scaled : {s}
      %minus = stablehlo.negate %t : {s}
      %second = stablehlo.subtract %q, %minus : {s}
      stablehlo.return %first, %second : {s}, {s}
    }}) : ({x}, {x}, {s}, {s}) -> ({line}, {line})
    %z = "stablehlo.reduce_window"(%x, %zero) <{{window_dimensions = array<i64: {count - 1}, 1>}}> ({{
    ^bb0(%p: {s}, %q: {s}):
      %minus = stablehlo.negate %q : {s}
      %second = stablehlo.subtract %p, %minus : {s}
      stablehlo.return %second : {s}
    }}) : ({x}, {s}) -> tensor<2x3x{element}>
    return %y#0, %y#1, %z : {line}, {line}, tensor<2x3x{element}>
  }}
""", np.array(value, TYPES[element]), expected=exact)


FAMILIES = (long_sums, in_regions)
