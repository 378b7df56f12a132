"""What the conformance suite must have: for every op the types of element that it takes, and its edges.

Letters are classes of types: b booleans, s and u integers, f floats, c complex numbers.
"""
import math
import re
from dataclasses import dataclass
from typing import Callable

EVERY = "bsufc"


@dataclass
class Row:
    """With which types an op must stand in a module."""
    letters: str = ""
    types: tuple = ()  # instead of letters
    where: object = 0  # whose type counts: an operand by its number, "result", "any"
    one_of_each: bool = False  # one type of each class is enough: the op is written as others at once
    once: bool = False  # stands in some module; there are no elements that it works on


def table(dialect, rows, **more):
    return {f"{dialect}.{name}": Row(letters, **more) for name, letters in rows.items()}


LINEAR = ("f32", "f64", "complex<f32>", "complex<f64>")
OPS = {
    **table("stablehlo", {
        "abs": "sfc", "cbrt": "fc", "ceil": "f", "cosine": "fc", "count_leading_zeros": "su", "exponential": "fc",
        "exponential_minus_one": "fc", "floor": "f", "log": "fc", "log_plus_one": "fc", "logistic": "fc", "negate": "sufc",
        "not": "bsu", "popcnt": "su", "round_nearest_afz": "f", "round_nearest_even": "f", "rsqrt": "fc", "sign": "sfc",
        "sine": "fc", "sqrt": "fc", "tan": "fc", "tanh": "fc", "convert": EVERY, "is_finite": "f", "real": "fc", "imag": "fc",
        "reduce_precision": "f", "add": EVERY, "and": "bsu", "maximum": EVERY, "minimum": EVERY, "multiply": EVERY,
        "or": "bsu", "xor": "bsu", "atan2": "fc", "divide": "sufc", "power": "sufc", "remainder": "suf", "shift_left": "su",
        "shift_right_arithmetic": "su", "shift_right_logical": "su", "subtract": "sufc", "compare": EVERY, "clamp": EVERY}),
    "stablehlo.complex": Row(types=("complex<f32>", "complex<f64>"), where="result"),
    "stablehlo.select": Row(EVERY, where=1),
    **table("stablehlo", {"constant": EVERY, "iota": "sufc"}, where="result"),
    **table("stablehlo", dict.fromkeys((
        "bitcast_convert", "broadcast", "broadcast_in_dim", "reshape", "transpose", "reverse", "slice", "dynamic_slice",
        "dynamic_update_slice", "pad", "concatenate", "gather", "torch_index_select", "get_dimension_size", "scatter",
        "reduce", "reduce_window", "select_and_scatter", "sort", "map", "dot", "dot_general", "convolution", "einsum",
        "unary_einsum", "optimization_barrier"), EVERY)),
    **table("stablehlo", {"while": EVERY, "if": EVERY, "case": EVERY, "composite": EVERY, "tuple": EVERY, "get_tuple_element": EVERY}, where="any"),
    "stablehlo.fft": Row(types=LINEAR), "stablehlo.cholesky": Row(types=LINEAR),
    "stablehlo.triangular_solve": Row(types=("f16", "bf16", *LINEAR)),
    **table("stablehlo", dict.fromkeys(("batch_norm_grad", "batch_norm_inference", "batch_norm_training"), ""), types=("bf16", "f16", "f32", "f64")),
    "stablehlo.rng": Row(types=("i1", "i8", "i32", "i64", "ui8", "ui32", "ui64", "bf16", "f16", "f32", "f64")),
    "stablehlo.rng_bit_generator": Row(types=("i8", "i16", "i32", "i64", "ui4", "ui8", "ui16", "ui32", "ui64", "bf16", "f16", "f32", "f64"), where="any"),
    **table("stablehlo", dict.fromkeys(("all_gather", "all_reduce", "reduce_scatter", "all_to_all", "collective_permute", "collective_broadcast"),
                                       EVERY)),
    **table("stablehlo", dict.fromkeys((
        "partition_id", "replica_id", "create_token", "after_all", "custom_call", "async_start", "async_done", "trace", "return", "send", "recv",
        "cross-replica-sum", "collective_reduce",
        "dynamic_iota", "dynamic_broadcast_in_dim", "dynamic_reshape", "real_dynamic_slice", "dynamic_pad", "dynamic_gather", "dynamic_conv",
        "set_dimension_size"), ""), once=True),
    **table("chlo", {
        "acos": "fc", "acosh": "fc", "asin": "fc", "asinh": "fc", "atan": "fc", "atanh": "fc", "bessel_i1e": "f", "conj": "fc",
        "cosh": "fc", "digamma": "f", "erf": "f", "erf_inv": "f", "erfc": "f", "lgamma": "f", "sinh": "fc", "square": "fc",
        "tan": "fc", "is_inf": "f", "is_neg_inf": "f", "is_pos_inf": "f", "next_after": "f", "polygamma": "f", "zeta": "f",
        "mulhi": "su", "top_k": "suf", "ragged_dot": "sufc", "scan": EVERY, "constant_like": EVERY}),
    "chlo.constant": Row(EVERY, where="result", one_of_each=True),
    **table("chlo", {f"broadcast_{op}": letters for op, letters in {
        "add": EVERY, "and": "bsu", "atan2": "fc", "complex": "f", "divide": "sufc", "maximum": EVERY, "minimum": EVERY, "multiply": EVERY,
        "next_after": "f", "or": "bsu", "polygamma": "f", "power": "sufc", "remainder": "suf", "shift_left": "su",
        "shift_right_arithmetic": "su", "shift_right_logical": "su", "subtract": "sufc", "xor": "bsu", "zeta": "f", "compare": EVERY}.items()},
        one_of_each=True),
    "chlo.broadcast_select": Row(EVERY, where=1, one_of_each=True),
    "chlo.dynamic_reshape": Row(once=True),
}

# Rows that the suite cannot have in a module of its own, and why.
EXCEPTIONS = {
    **{f"sdy.{op}": "takes part in partitioning: tests/golden, tests/programs and the unit tests of the partitioner" for op in (
        "manual_computation", "named_computation", "return", "sharding_constraint", "reshard", "sharding_group", "propagation_barrier",
        "data_flow_edge", "func_data_flow_edge", "constant", "all_gather", "all_slice", "reduce_scatter", "sharded_to_unreduced",
        "all_to_all", "all_reduce", "replicated_to_unreduced", "collective_permute")},
    **{op: "made by passes: no text has it" for op in ("spmdrun.windows", "spmdrun.call", "spmdrun.redistribute",
                                                           "spmdrun.random_part", "spmdrun.merge", "spmdrun.sort_round", "spmdrun.scatter_sorted", "spmdrun.convolution", "spmdrun.all_reduce",
                                                           "spmdrun.watch", "spmdrun.host_call", "spmdrun.keep")},
    **{op: "a call and its end; every module has them" for op in ("func.call", "func.return")},
    "interpreter.run_parallel": "how a module is run on several devices: the collectives are in such modules",
    **{f"check.{op}": "how modules are checked; command.check" for op in (
        "expect_eq", "expect_eq_const", "expect_almost_eq", "expect_almost_eq_const", "expect_close")},
    "check.expect_serialized_eq": "compares with a file that only StableHLO's own tests have",
    **{op: "quantized elements are refused" for op in ("stablehlo.uniform_quantize", "stablehlo.uniform_dequantize")},
    **{op: "exchanged with a host: refused" for op in ("stablehlo.infeed", "stablehlo.outfeed")},
    "chlo._asin_acos_kernel": "within CHLO's own expansions; refused",
}

# Single types that an op cannot take, although its class can.
NO_TYPE = {("stablehlo.imag", "f8E8M0FNU"): "has no zero"}

LAPACK = {"potrf": "sdcz", "getrf": "sdcz", "geqrf": "sdcz", "geqp3": "sdcz", "orgqr": "sd", "ungqr": "cz", "ormqr": "sd", "unmqr": "cz",
          "syevd": "sd", "heevd": "cz", "gesdd": "sdcz", "gesvd": "sdcz", "geev": "sdcz", "gees": "sdcz", "gehrd": "sdcz", "sytrd": "sd",
          "hetrd": "cz", "trsm": "sdcz", "gtsv": "sdcz"}
CUDA = ("cusolver_potrf_ffi", "cusolver_getrf_ffi", "cusolver_geqrf_ffi", "cusolver_orgqr_ffi", "cusolver_ormqr_ffi", "cusolver_sytrd_ffi", "cusolver_syevd_ffi",
        "cusolver_gesvd_ffi", "cusolver_gesvdj_ffi", "cusolver_gesvdp_ffi", "cusolver_geev_ffi", "cusolver_syrk_ffi", "cuhybrid_geqp3", "cuhybrid_eig_real", "cuhybrid_eig_comp",
        "cusparse_gtsv2_ffi", "cu_tridiagonal_solve_perturbed", "cu_lu_pivots_to_permutation", "cu_threefry2x32_ffi")
CUSTOM_CALLS = [f"lapack_{letter}{routine}_ffi" for routine, letters in LAPACK.items() for letter in letters] + ["cpu_csr_sparse_dense_ffi", *CUDA]


# ---- edges -----------------------------------------------------------------------------------------------------------


@dataclass
class Edge:
    """`holds(use, kind)` for some use of each op and each of its kinds: mostly types."""
    what: str
    ops: tuple
    kinds: Callable
    holds: Callable


INTEGER_OPS = ("add", "multiply", "subtract", "divide", "remainder", "shift_left", "shift_right_logical", "shift_right_arithmetic")
FLOAT_TYPES = ("bf16", "f16", "f32", "f64")  # of smaller types the cases have every code


def integers(_, classes):
    return [t for t, letter in classes.items() if letter in "su"]


def signed(_, classes):
    return [t for t, letter in classes.items() if letter == "s"]


def floats(_, classes):
    return FLOAT_TYPES


def small_floats(_, classes):
    return [t for t, letter in classes.items() if letter == "f" and t not in FLOAT_TYPES]


def once(_, classes):
    return [""]


def width(t):
    return int(t.lstrip("ui"))


def limits(t):
    return (-(1 << width(t) - 1), (1 << width(t) - 1) - 1) if t[0] == "i" else (0, (1 << width(t)) - 1)


def lanes(test, count=2):
    """Some element of the operands, which are inputs of the case, of the type passes."""
    def holds(use, t):
        values = use.values[-count:] if len(use.values) > count else use.values
        if len(values) < count or None in values or not use.operands or use.operands[0][1] != t:
            return False
        return any(test(t, *lane) for lane in zip(*values))
    return holds


def is_minus_zero(x):
    return x == 0 and math.copysign(1, x) < 0


def each_special(count):
    """Every operand is somewhere a NaN, an infinity of either sign and -0."""
    tests = (math.isnan, lambda x: x == math.inf, lambda x: x == -math.inf, is_minus_zero)

    def holds(use, t):
        values = use.values
        return (len(values) == count and None not in values and use.operands and use.operands[0][1] == t and
                all(any(map(test, value)) for value in values for test in tests))
    return holds


def every_code(use, t):
    """All codes of a type of 8 bits and less: as many elements as there are codes."""
    size = {"f4": 16, "f6": 64}.get(t[:2], 256)
    return bool(use.operands) and use.operands[0] == ((size,), t)


def text_has(pattern):
    found = re.compile(pattern, re.S)
    return lambda use, _: found.search(use.text) is not None


def named(*names, dialect="stablehlo"):
    return tuple(f"{dialect}.{name}" for name in names)


def rows_with(letter, dialect):
    """Pointwise rows that take a class: the first table of their dialect."""
    return tuple(name for name, row in OPS.items() if name.startswith(dialect) and letter in row.letters and row.letters != EVERY
                 and not row.one_of_each and not row.once)


def comparisons(name, classes):
    ways = [(d, "FLOAT", t) for d in DIRECTIONS for t, c in classes.items() if c == "f"] + [(d, "TOTALORDER", t) for d in DIRECTIONS for t, c in classes.items() if c == "f"]
    ways += [(d, "SIGNED", t) for d in DIRECTIONS for t, c in classes.items() if c == "s"]
    ways += [(d, "UNSIGNED", t) for d in DIRECTIONS for t, c in classes.items() if c in "ub"]
    return ways + [(d, "FLOAT", t) for d in DIRECTIONS for t, c in classes.items() if c == "c"]


DIRECTIONS = ("EQ", "NE", "LT", "LE", "GT", "GE")


def compares(use, way):
    direction, order, t = way
    return bool(use.operands) and use.operands[0][1] == t and re.search(rf"{direction}, .*, +{order} ", use.text) is not None


def conversions(name, classes):
    return [(a, b) for a in classes for b in classes]


def converts(use, pair):
    return bool(use.operands) and (use.operands[0][1], use.results[0][1]) == pair


def index_kinds(name, classes):
    return integers(name, classes)


def index_at(place):
    """Indices of the type, some before the first and some behind the last."""
    def holds(use, t):
        types, values = use.operands[place:], use.values[place:]
        found = [n for (_, name), value in zip(types, values) if name == t and value for n in value]
        low, high = limits(t)
        return bool(found) and (low == 0 or any(n < 0 for n in found)) and any(n >= min(high, 9) for n in found)
    return holds


EDGES = [
    Edge("a division by zero", named("divide", "remainder"), integers, lanes(lambda t, a, b: a != 0 and b == 0)),
    Edge("the smallest number by -1", named("divide", "remainder"), signed, lanes(lambda t, a, b: a == limits(t)[0] and b == -1)),
    Edge("a shift by the width and one by more", named("shift_left", "shift_right_logical", "shift_right_arithmetic"),
         lambda n, c: [t for t in integers(n, c) if t != "i2"], lanes(lambda t, a, b: b % (1 << width(t)) >= width(t) and a != 0)),
    Edge("a result beyond the type", named("add", "multiply", "subtract"), integers,
         lambda use, t: lanes(lambda t, a, b: not limits(t)[0] <= {"add": a + b, "multiply": a * b, "subtract": a - b}[use.name.split(".")[1]] <= limits(t)[1])(use, t)),
    Edge("the smallest number", named("abs", "negate"), signed, lanes(lambda t, a: a == limits(t)[0], 1)),
    Edge("a negative exponent", named("power"), signed, lanes(lambda t, a, b: b < 0)),
    Edge("NaN, infinities and -0", tuple(n for n in (*rows_with("f", "stablehlo"), *rows_with("f", "chlo")) if n not in (
        *named("atan2", "divide", "power", "remainder", "subtract", "fft", "rng", "clamp", "iota"), *named("next_after", "polygamma", "zeta", "top_k", "ragged_dot", dialect="chlo"))),
         floats, each_special(1)),
    Edge("NaN, infinities and -0 as either operand", named("add", "subtract", "multiply", "divide", "remainder", "maximum", "minimum", "power", "atan2") +
         named("next_after", dialect="chlo"), floats, each_special(2)),
    Edge("zeros of either sign", named("maximum", "minimum"), floats, lanes(lambda t, a, b: a == 0 and b == 0 and is_minus_zero(a) != is_minus_zero(b))),
    Edge("every code", tuple(n for n in (*rows_with("f", "stablehlo"), *rows_with("f", "chlo"), "stablehlo.convert") if n not in (
        *named("atan2", "divide", "power", "remainder", "subtract", "rng", "fft", "iota"), *named("next_after", "polygamma", "zeta", "top_k", "ragged_dot", "digamma", "lgamma", dialect="chlo"))),
         small_floats, every_code),
    Edge("the comparison", named("compare"), comparisons, compares),
    Edge("the conversion", named("convert"), conversions, converts),
    Edge("indices before and behind the operand", named("dynamic_slice", "gather", "scatter"), index_kinds, index_at(1)),
    Edge("indices before and behind the operand", named("dynamic_update_slice"), index_kinds, index_at(2)),
    Edge("a selector that is no branch", named("case"), once, lambda use, _: any(v and (v[0] < 0 or v[0] > 9) for v in use.values[:1])),
    Edge("padding below zero in front", named("pad"), once, text_has(r"low = \[[^\]]*-")),
    Edge("padding below zero behind", named("pad"), once, text_has(r"high = \[[^\]]*-")),
    Edge("padding between", named("pad"), once, text_has(r"interior = \[[^\]]*[1-9]")),
    Edge("padding below zero", named("reduce_window"), once, text_has(r"padding = dense<[^>]*-")),
    Edge("a base dilation", named("reduce_window"), once, text_has(r"base_dilations = array<i64: [^>]*[2-9]")),
    Edge("a window dilation", named("reduce_window"), once, text_has(r"window_dilations = array<i64: [^>]*[2-9]")),
    Edge("a stride", named("reduce_window", "select_and_scatter"), once, text_has(r"window_strides = array<i64: [^>]*[2-9]")),
    Edge("padding", named("select_and_scatter"), once, text_has(r"padding = dense<[^>]*[1-9]")),
    Edge("several operands", named("reduce", "reduce_window", "scatter", "sort"), once, lambda use, _: len(use.results) > 1),
    Edge("padding below zero", named("convolution"), once, text_has(r"pad = \[[^=]*-")),
    Edge("a dilated operand", named("convolution"), once, text_has(r"lhs_dilate = \[[^\]]*[2-9]")),
    Edge("a dilated kernel", named("convolution"), once, text_has(r"rhs_dilate = \[[^\]]*[2-9]")),
    Edge("groups of features", named("convolution"), once, text_has(r"feature_group_count = [2-9]")),
    Edge("groups of the batch", named("convolution"), once, text_has(r"batch_group_count = [2-9]")),
    Edge("a reversed kernel", named("convolution"), once, text_has(r"reverse = \[[^\]]*(true|1)")),
    Edge("batching dimensions", named("dot_general"), once, text_has("batching_dims")),
    Edge("an algorithm", named("dot_general"), once, text_has("algorithm = ")),
    Edge("batching dimensions", named("gather"), once, text_has("operand_batching_dims")),
    Edge("batching dimensions", named("scatter"), once, text_has("input_batching_dims")),
    Edge("the kind", named("fft"), lambda n, c: ("FFT", "IFFT", "RFFT", "IRFFT"), lambda use, kind: f"type = {kind}," in use.text),
    Edge("the cipher", named("rng_bit_generator"), lambda n, c: ("THREE_FRY", "PHILOX", "DEFAULT"), lambda use, kind: f"algorithm = {kind}" in use.text),
    Edge("an operand without elements", named(
        "add", "abs", "compare", "select", "convert", "clamp", "iota", "broadcast_in_dim", "reshape", "transpose", "reverse", "slice", "dynamic_slice",
        "dynamic_update_slice", "pad", "concatenate", "gather", "scatter", "reduce", "reduce_window", "select_and_scatter", "sort", "map", "dot_general", "convolution",
        "fft", "cholesky", "triangular_solve", "while", "if", "case", "rng_bit_generator", "bitcast_convert", "optimization_barrier", "complex", "real",
        "all_gather", "all_reduce", "all_to_all", "reduce_scatter", "collective_permute"), once, lambda use, _: any(0 in dims for dims, _ in use.operands + use.results)),
    Edge("a result without dimensions", named("rng_bit_generator"), once, lambda use, _: any(dims == () for dims, _ in use.results)),
    Edge("operands without dimensions", named(
        "add", "abs", "compare", "select", "convert", "clamp", "constant", "broadcast_in_dim", "reshape", "transpose", "reverse", "slice", "dynamic_slice", "dynamic_update_slice", "pad",
        "gather", "scatter", "reduce", "reduce_window", "map", "dot_general", "while", "if", "case", "bitcast_convert", "optimization_barrier",
        "complex", "real", "all_reduce", "collective_permute"), once, lambda use, _: any(dims == () for dims, _ in (use.operands + use.results)[:1])),
]
