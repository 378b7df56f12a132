#!/usr/bin/env python3
"""Writes folds.txt: ops on constants, and the constants that they must fold to, by NumPy.

Integer arithmetic is done on Python integers and cut to the width, so that wrapping, division by
zero and shifts beyond the width follow the definition and not a machine. Floats follow NumPy's IEEE
arithmetic in the type itself (f32, f64) or in f32 with one rounding (f16, bf16). Elements whose
result is a NaN are left out: the simplifier does not fold those.
"""

import pathlib

import ml_dtypes
import numpy as np

INTS = {"i8": np.int8, "i16": np.int16, "i32": np.int32, "i64": np.int64,
        "ui8": np.uint8, "ui16": np.uint16, "ui32": np.uint32, "ui64": np.uint64}
FLOATS = {"f16": np.float16, "bf16": ml_dtypes.bfloat16, "f32": np.float32, "f64": np.float64}
TYPES = INTS | FLOATS | {"i1": np.bool_}

np.seterr(all="ignore")
cases = []


def dense(array, name):
    array = np.asarray(array, order="C")
    shape = "".join(f"{d}x" for d in array.shape)
    if name == "i1":
        body = "[" + ", ".join("true" if x else "false" for x in array.reshape(-1)) + "]"
        assert array.ndim == 1
        return f"dense<{body}> : tensor<{shape}i1>"
    return f'dense<"0x{array.tobytes().hex().upper()}"> : tensor<{shape}{name}>'


def tensor(array, name):
    return "tensor<" + "".join(f"{d}x" for d in array.shape) + name + ">"


def cases_on(title, operands, results):
    """Several ops on the same operands. `results` holds (array, type, op): the text of an op with
    the operands as {0}, {1}, ..., their types as {ts} and its own type as {t}."""
    types = ", ".join(tensor(array, name) for array, name, _ in results)
    names = ", ".join(f"%r{i}" for i in range(len(results)))
    head = f"func.func public @main() -> ({types}) {{"
    lines = [f"=== {title}", head]
    for i, (array, name) in enumerate(operands):
        lines.append(f"  %c{i} = stablehlo.constant {dense(array, name)}")
    for i, (array, name, op) in enumerate(results):
        text = op.format(*[f"%c{i}" for i in range(len(operands))], t=tensor(array, name),
                         ts=", ".join(tensor(a, n) for a, n in operands))
        lines.append(f"  %r{i} = {text}")
    lines += [f"  return {names} : {types}", "}", "---", head]
    for i, (array, name, _) in enumerate(results):
        lines.append(f"  %r{i} = stablehlo.constant {dense(array, name)}")
    lines += [f"  return {names} : {types}", "}"]
    cases.append("\n".join(lines))


def case(title, operands, result, result_name, op):
    cases_on(title, operands, [(result, result_name, op)])


# ---- integers ----

def cut(value, name):
    bits = np.dtype(INTS[name]).itemsize * 8
    value &= (1 << bits) - 1
    return value - (1 << bits) if not name.startswith("u") and value >> (bits - 1) else value


def int_values(name):
    info = np.iinfo(INTS[name])
    values = [0, 1, 2, 7, info.max, info.min, info.min + 1, info.max // 3]
    return values if name.startswith("u") else values + [-1, -7]


def quotient(a, b):
    return -1 if b == 0 else abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


def shift(a, b, name, how):
    bits = np.dtype(INTS[name]).itemsize * 8
    amount, unsigned = b % (1 << bits), a % (1 << bits)
    if how == "shift_left":
        return unsigned << amount if amount < bits else 0
    if how == "shift_right_logical":
        return unsigned >> amount if amount < bits else 0
    signed = unsigned - (1 << bits) if unsigned >> (bits - 1) else unsigned
    return signed >> min(amount, bits - 1)


INT_BINARY = {
    "add": lambda a, b, n: a + b, "subtract": lambda a, b, n: a - b,
    "multiply": lambda a, b, n: a * b, "divide": lambda a, b, n: quotient(a, b),
    "remainder": lambda a, b, n: a if b == 0 else a - quotient(a, b) * b,
    "maximum": lambda a, b, n: max(a, b), "minimum": lambda a, b, n: min(a, b),
    "and": lambda a, b, n: a & b, "or": lambda a, b, n: a | b, "xor": lambda a, b, n: a ^ b,
    "shift_left": lambda a, b, n: shift(a, b, n, "shift_left"),
    "shift_right_logical": lambda a, b, n: shift(a, b, n, "shift_right_logical"),
    "shift_right_arithmetic": lambda a, b, n: shift(a, b, n, "shift_right_arithmetic"),
}
INT_UNARY = {
    "abs": lambda a, n: abs(a), "negate": lambda a, n: -a, "not": lambda a, n: ~a,
    "sign": lambda a, n: (a > 0) - (a < 0),
    "popcnt": lambda a, n: bin(a % (1 << np.dtype(INTS[n]).itemsize * 8)).count("1"),
    "count_leading_zeros": lambda a, n: np.dtype(INTS[n]).itemsize * 8
    - (a % (1 << np.dtype(INTS[n]).itemsize * 8)).bit_length(),
}
COMPARE = {"EQ": lambda a, b: a == b, "NE": lambda a, b: a != b, "LT": lambda a, b: a < b,
           "LE": lambda a, b: a <= b, "GT": lambda a, b: a > b, "GE": lambda a, b: a >= b}

for name, dtype in INTS.items():
    pairs = [(a, b) for a in int_values(name) for b in int_values(name)]
    operands = [(np.array([p[i] for p in pairs], dtype), name) for i in (0, 1)]
    kind = "UNSIGNED" if name.startswith("u") else "SIGNED"
    cases_on(f"arithmetic of {name}", operands,
             [(np.array([cut(f(a, b, name), name) for a, b in pairs], dtype), name,
               f"stablehlo.{op} {{0}}, {{1}} : {{t}}") for op, f in INT_BINARY.items()])
    cases_on(f"comparisons of {name}", operands,
             [(np.array([f(a, b) for a, b in pairs]), "i1",
               f"stablehlo.compare {direction}, {{0}}, {{1}}, {kind} : ({{ts}}) -> {{t}}")
              for direction, f in COMPARE.items()])
    cases_on(f"functions of {name}", [(np.array(int_values(name), dtype), name)],
             [(np.array([cut(f(a, name), name) for a in int_values(name)], dtype), name,
               f"stablehlo.{op} {{0}} : {{t}}") for op, f in INT_UNARY.items()])
    powers = [(a, b) for a, b in pairs if 0 <= b <= 1000]
    case(f"power of {name}", [(np.array([p[i] for p in powers], dtype), name) for i in (0, 1)],
         np.array([cut(a ** b, name) for a, b in powers], dtype), name,
         "stablehlo.power {0}, {1} : {t}")

bools = np.array([0, 0, 1, 1], bool), np.array([0, 1, 0, 1], bool)
for op, want in {"add": bools[0] | bools[1], "multiply": bools[0] & bools[1],
                 "and": bools[0] & bools[1], "or": bools[0] | bools[1],
                 "xor": bools[0] ^ bools[1], "maximum": bools[0] | bools[1],
                 "minimum": bools[0] & bools[1]}.items():
    case(f"{op} of i1", [(bools[0], "i1"), (bools[1], "i1")], want, "i1",
         f"stablehlo.{op} {{0}}, {{1}} : {{t}}")
case("not of i1", [(bools[1], "i1")], ~bools[1], "i1", "stablehlo.not {0} : {t}")

# ---- floats ----

rng = np.random.default_rng(20)


def float_values(name, count=24):
    dtype = FLOATS[name]
    info = ml_dtypes.finfo(dtype)
    special = [0.0, -0.0, 1.0, -2.5, np.inf, -np.inf, float(info.max), float(info.tiny),
               -float(info.smallest_subnormal)]
    if count > 4:
        special += [-1.0, 0.5, 1.5, 3.0, 65504.0, float(info.smallest_subnormal)]
    spread = rng.standard_normal(count) * 10.0 ** rng.integers(-6, 6, count)
    return np.concatenate([np.array(special), spread]).astype(dtype)


def in_f32(f, *arrays, name):
    """In the type itself, or for 16-bit types in f32 with one rounding."""
    if name in ("f16", "bf16"):
        return f(*[a.astype(np.float32) for a in arrays]).astype(FLOATS[name])
    return f(*arrays)


def signed_max(a, b):
    return np.where((a == b) & (a == 0), np.where(np.signbit(a), b, a), np.maximum(a, b))


def signed_min(a, b):
    return np.where((a == b) & (a == 0), np.where(np.signbit(a), a, b), np.minimum(a, b))


def half_away(x):
    whole = np.trunc(x)
    return np.copysign(np.where(np.abs(x - whole) >= 0.5, np.abs(whole) + 1, np.abs(whole)), x)


FLOAT_BINARY = {"add": np.add, "subtract": np.subtract, "multiply": np.multiply,
                "divide": np.divide, "remainder": np.fmod, "maximum": signed_max,
                "minimum": signed_min}
FLOAT_UNARY = {"negate": np.negative, "abs": np.abs, "floor": np.floor, "ceil": np.ceil,
               "sqrt": np.sqrt, "round_nearest_even": np.rint, "round_nearest_afz": half_away,
               "sign": lambda x: np.where(x == 0, x, np.sign(x))}


def total_key(array):
    bits = array.view(np.dtype(f"i{array.dtype.itemsize}"))
    return np.where(bits < 0, bits ^ np.iinfo(bits.dtype).max, bits)


for name, dtype in FLOATS.items():
    some = float_values(name, 4)
    left, right = (x.reshape(-1) for x in np.meshgrid(some, some))
    for op, f in FLOAT_BINARY.items():
        want = in_f32(f, left, right, name=name).astype(dtype)
        keep = ~np.isnan(want.astype(np.float64))
        case(f"{op} of {name}", [(left[keep], name), (right[keep], name)], want[keep], name,
             f"stablehlo.{op} {{0}}, {{1}} : {{t}}")
    values = float_values(name, 100)
    for op, f in FLOAT_UNARY.items():
        want = in_f32(f, values, name=name).astype(dtype)
        keep = ~np.isnan(want.astype(np.float64))
        case(f"{op} of {name}", [(values[keep], name)], want[keep], name,
             f"stablehlo.{op} {{0}} : {{t}}")
    with_nan = np.concatenate([some, np.array([np.nan, -np.nan], dtype)])
    left, right = (x.reshape(-1) for x in np.meshgrid(with_nan, with_nan))
    case(f"is_finite of {name}", [(with_nan, name)], np.isfinite(with_nan.astype(np.float64)), "i1",
         "stablehlo.is_finite {0} : ({ts}) -> {t}")
    wide = [x.astype(np.float64) for x in (left, right)]
    keys = [total_key(x) for x in (left, right)]
    cases_on(f"comparisons of {name}", [(left, name), (right, name)],
             [(f(*values), "i1",
               f"stablehlo.compare {direction}, {{0}}, {{1}}, {kind} : ({{ts}}) -> {{t}}")
              for direction, f in COMPARE.items()
              for kind, values in (("FLOAT", wide), ("TOTALORDER", keys))])

# ---- conversions ----


def representable(values, source, target):
    """Conversions that every implementation makes alike."""
    wide = values.astype(np.float64)
    if target in INTS and source in FLOATS:
        info = np.iinfo(INTS[target])
        whole, limit = np.trunc(wide), 2.0 ** (info.bits - (not target.startswith("u")))
        return (whole >= float(info.min)) & (whole < limit)
    if target in ("f16", "bf16") and source in INTS:
        return np.abs(wide) <= 2.0 ** 24
    if target in ("f16", "bf16") and source == "f64":
        return values.astype(np.float32).astype(np.float64) == values
    return np.ones(len(values), bool)


for source in TYPES:
    for target in TYPES:
        if source == target:
            continue
        values = (np.array(int_values(source), INTS[source]) if source in INTS
                  else np.array([False, True]) if source == "i1" else float_values(source))
        values = values[representable(values, source, target)]
        if target == "i1":
            want = values != 0
        elif target in INTS and source in INTS:
            want = np.array([cut(int(x), target) for x in values], INTS[target])
        elif target in INTS and source in FLOATS:
            want = np.array([int(np.trunc(float(x))) for x in values], INTS[target])
        elif target in ("f16", "bf16") and source != "i1":
            want = values.astype(np.float32).astype(FLOATS[target])
        else:
            want = values.astype(TYPES[target])
        case(f"convert {source} to {target}", [(values, source)], want, target,
             "stablehlo.convert {0} : ({ts}) -> {t}")

# ---- choosing and moving ----

a, b = (rng.integers(-9, 9, 12).astype(np.int32) for _ in range(2))
p = rng.integers(0, 2, 12).astype(bool)
case("select", [(p, "i1"), (a, "i32"), (b, "i32")], np.where(p, a, b), "i32",
     "stablehlo.select {0}, {1}, {2} : tensor<12xi1>, {t}")
low, high = np.full(12, -3, np.int32), np.arange(-6, 6, dtype=np.int32)
case("clamp", [(low, "i32"), (a, "i32"), (high, "i32")], np.minimum(np.maximum(a, low), high),
     "i32", "stablehlo.clamp {0}, {1}, {2} : {t}")
m = rng.integers(-99, 99, (2, 3, 4)).astype(np.int16)
case("transpose", [(m, "i16")], m.transpose(2, 0, 1), "i16",
     "stablehlo.transpose {0}, dims = [2, 0, 1] : ({ts}) -> {t}")
case("reshape", [(m, "i16")], m.reshape(6, 4), "i16", "stablehlo.reshape {0} : ({ts}) -> {t}")
case("slice", [(m, "i16")], m[0:2, 1:3, 0:4:3], "i16",
     "stablehlo.slice {0} [0:2, 1:3, 0:4:3] : ({ts}) -> {t}")
case("reverse", [(m, "i16")], m[::-1, :, ::-1], "i16", "stablehlo.reverse {0}, dims = [0, 2] : {t}")
case("broadcast", [(m[:, :1, 0], "i16")],
     np.broadcast_to(m[:, :1, 0][:, None, :], (2, 5, 4)), "i16",
     "stablehlo.broadcast_in_dim {0}, dims = [0, 2] : ({ts}) -> {t}")
case("broadcast with dimensions out of order", [(m[0], "i16")],
     np.broadcast_to(m[0].T[:, None, :], (4, 2, 3)), "i16",
     "stablehlo.broadcast_in_dim {0}, dims = [2, 0] : ({ts}) -> {t}")
case("concatenate", [(m, "i16"), (m[:, :1], "i16")], np.concatenate([m, m[:, :1]], 1), "i16",
     "stablehlo.concatenate {0}, {1}, dim = 1 : ({ts}) -> {t}")
padded = np.full((4, 8), 7, np.int16)
padded[1:4:2, 2:8:2] = m[:2, :, 0]
case("pad", [(m[:2, :, 0], "i16"), (np.array(7, np.int16), "i16")], padded, "i16",
     "stablehlo.pad {0}, {1}, low = [1, 2], high = [0, 1], interior = [1, 1] : ({ts}) -> {t}")
for name, dtype in {"i32": np.int32, "ui8": np.uint8, "f32": np.float32,
                    "bf16": ml_dtypes.bfloat16}.items():
    rows = np.broadcast_to(np.arange(5)[:, None], (5, 2)).astype(dtype)
    case(f"iota of {name}", [], rows[::-1], name,
         "stablehlo.reverse %i, dims = [0] : {t}")
    iota = f"  %i = stablehlo.iota dim = 0 : tensor<5x2x{name}>\n"
    cases[-1] = cases[-1].replace("  %r0 =", iota + "  %r0 =", 1)

# ---- reductions ----

f = rng.integers(-50, 50, (3, 4)).astype(np.float32)
fractions = f + np.float32(0.1)
REDUCE = {"add": (np.sum, 0), "maximum": (np.max, -1000), "minimum": (np.min, 1000)}
for name, array in {"i32": f.astype(np.int32), "f32": f}.items():
    for op, (how, start) in REDUCE.items():
        case(f"reduce {op} of {name}", [(array, name), (np.array(start, array.dtype), name)],
             how(array, 0).astype(array.dtype), name,
             f"stablehlo.reduce({{0}} init: {{1}}) applies stablehlo.{op} across dimensions = [0]"
             " : ({ts}) -> {t}")
case("reduce maximum of fractions", [(fractions, "f32"), (np.array(-np.inf, np.float32), "f32")],
     fractions.max(1), "f32",
     "stablehlo.reduce({0} init: {1}) applies stablehlo.maximum across dimensions = [1]"
     " : ({ts}) -> {t}")

pathlib.Path(__file__).with_name("folds.txt").write_text("\n".join(cases) + "\n")
