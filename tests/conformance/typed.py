"""Every op with every type of element that it takes, on the values where types differ.

NumPy (with ml_dtypes) is the oracle: integers of any width wrap, floats below 32 bits are computed in f32 and rounded once.
SciPy and XLA are for functions; XLA alone for complex numbers. coverage.py fails where an op and a type are missing.
"""
import functools
import warnings

import ml_dtypes
import numpy as np
import scipy.special as special

from modules import NAMES, TYPES, text_case, text_of, type_of

INTEGERS = [t for t in TYPES if t[0] in "iu" and t != "i1"]
FLOATS = [t for t in TYPES if t[0] in "fb"]
COMPLEX = ["complex<f32>", "complex<f64>"]
SMALL = [t for t in FLOATS if t not in ("f16", "bf16", "f32", "f64")]  # 8 bits and less
SATURATING = ("f4E2M1FN", "f6E2M3FN", "f6E3M2FN")
WIDE = ("f32", "f64")
WORDS = {1: "ui8", 2: "ui16", 4: "ui32", 8: "ui64"}


def bits_of(t):
    return int(t.lstrip("ui")) if t in INTEGERS else 8 * TYPES[t].itemsize


def file_of(t):
    return t.replace("<", "_").replace(">", "")


def kind_of(t):
    """Types that share a file."""
    if t in SMALL:
        return "float4" if t[1] in "46" else "float8_unsigned" if "U" in t else "float8"
    return "integers" if t == "i1" or t in INTEGERS else "complex" if t in COMPLEX else "floats"


# ---- values ----------------------------------------------------------------------------------------------------------


def limits(t):
    bits = bits_of(t)
    return (-(1 << bits - 1), (1 << bits - 1) - 1) if t[0] == "i" else (0, (1 << bits) - 1)


def wrapped(t, numbers):
    """Python's integers as elements of a type of integers."""
    low, high = limits(t)
    flat = [(int(n) - low) % (high - low + 1) + low for n in np.asarray(numbers, object).ravel()]
    held = np.array(flat, np.int64 if low else np.uint64)
    return held.astype(TYPES[t]).reshape(np.shape(numbers))


def numbers_of(x):
    """The elements of an array of integers as Python's."""
    wide = np.int64 if NAMES[x.dtype][0] == "i" else np.uint64
    return np.array([int(n) for n in x.astype(wide).ravel()] + [None], object)[:-1].reshape(x.shape)


def quiet(function):
    """Casts that overflow are what is tested."""
    @functools.wraps(function)
    def run(*arguments, **more):
        with warnings.catch_warnings(), np.errstate(all="ignore"):
            warnings.simplefilter("ignore")
            return function(*arguments, **more)
    return run


@quiet
def rounded(t, x):
    """Rounded to a type of floats, once, by way of f32 as far as the type is smaller. NaN is -0 where there is none."""
    x = np.asarray(x) if t == "f64" else np.asarray(x, np.float32)
    return np.where(np.isnan(x), -0.0, x).astype(TYPES[t]) if t in SATURATING else x.astype(TYPES[t])


def widened(x):
    """Elements of a type of floats as f32 or f64, exactly."""
    return x if NAMES[x.dtype] in WIDE else x.astype(np.float32)


@quiet
def singles(t):
    """The values where something happens; all there are of a type of 8 bits and less."""
    random = np.random.default_rng(7)
    if t == "i1":
        return np.array([False, True, True])
    if t in INTEGERS:
        low, high = limits(t)
        if bits_of(t) <= 8:
            return wrapped(t, np.arange(low, high + 1))
        middle = [0, 1, 2, 3, high // 3, 1 << bits_of(t) // 2, bits_of(t) - 1, bits_of(t), low, low + 1, high, high - 1, -1 if low else 5, low // 3]
        return wrapped(t, middle + [int(n) for n in random.integers(low, high, 10, np.int64 if low else np.uint64, True)])
    if t in SMALL:
        size = {"f4": 16, "f6": 64}.get(t[:2], 256)
        return np.arange(size).astype(np.uint8).view(TYPES[t])
    if t in COMPLEX:
        part = np.array([0.0, -0.0, 1.0, -2.5, 0.75, 3.0], TYPES[t].type(0).real.dtype)
        return (part[:, None] + 1j * part[None, :] * np.ones_like(part)[:, None]).ravel().astype(TYPES[t])
    info = np.finfo(TYPES[t]) if t != "bf16" else ml_dtypes.finfo("bfloat16")
    edges = [0.0, -0.0, 1.0, -1.0, np.inf, -np.inf, np.nan, info.max, info.min, info.tiny, info.smallest_subnormal, -float(info.smallest_subnormal) * 3,
             0.5, -0.5, 1.5, 2.5, -2.5, 0.75, 3.0, 10.0, 0.4999, -7.25, 0.96875, 100.5, 1 / 3]
    return np.concatenate([np.array([float(e) for e in edges]), random.uniform(-4, 4, 15)]).astype(TYPES[t])


@quiet
def pairs(t):
    """Two arrays: every edge with every edge, and others."""
    random = np.random.default_rng(9)
    every = singles(t)
    if t == "i1" or t in INTEGERS and bits_of(t) <= 4 or t[:2] == "f4":
        edges, others = every, every[:0]
    elif t in INTEGERS:
        low, high = limits(t)
        edges, others = wrapped(t, [low, high, 0, 1, 2, -1 if low else 3, bits_of(t) - 1, bits_of(t)]), every
    elif t in COMPLEX:
        edges, others = every[[0, 1, 8, 14, 21, 28]], every
    else:
        edges = np.array([0.0, -0.0, 1.0, -2.5, np.inf, -np.inf, np.nan, 3.0, float(every[np.isfinite(widened(every))].astype(np.float64).max())]).astype(TYPES[t])
        others = every[-20:]
    a, b = (x.ravel() for x in np.meshgrid(edges, edges, indexing="ij"))
    return np.concatenate([a, others]), np.concatenate([b, random.permutation(others)])


# ---- programs --------------------------------------------------------------------------------------------------------


class Program:
    """The function @f of a case: lines are added to it, each with what it must give."""

    def __init__(self, **arguments):
        self.arguments, self.lines, self.returned, self.expected = arguments, [], [], []
        self.more = ""  # functions that it calls

    def let(self, text, results=1):
        name = f"%{len(self.lines)}"
        self.lines.append(f"    {name}{f':{results}' if results > 1 else ''} = {text}")
        return name

    def constant(self, value):
        return self.let(f"stablehlo.constant {value}")

    def constant_of(self, x):
        return self.constant(text_of(x))

    def gives(self, text, expected):
        """The op's one result is `expected`, to the bit but for the bits of NaNs."""
        expected = expected.copy()
        name = self.let(text)
        if any(np.isnan(np.asarray(e, np.complex128)).any() for e in [expected] if NAMES[e.dtype] in FLOATS):
            name = self.without_nan_bits(name, expected)
        self.result(name, expected)

    def without_nan_bits(self, name, expected):
        """NaNs as ones of the bits that `expected` has: comparing sees their bits, and must see the sign of a zero."""
        t, truths = type_of(expected), type_of(np.zeros(expected.shape, bool))
        own = np.full(expected.shape, expected[np.isnan(widened(expected))][0])
        expected[np.isnan(widened(expected))] = own.ravel()[0]
        nan = self.constant(f'dense<"0x{own.tobytes().hex().upper()}"> : {t}')
        unequal = self.let(f"stablehlo.compare NE, {name}, {name}, FLOAT : ({t}, {t}) -> {truths}")
        return self.let(f"stablehlo.select {unequal}, {nan}, {name} : {truths}, {t}")

    def result(self, name, expected):
        self.returned.append(name)
        self.expected.append(expected)

    def text(self):
        given = ", ".join(f"%{name}: {type_of(x)}" for name, x in self.arguments.items())
        types = ", ".join(map(type_of, self.expected))
        return "\n".join([f"func.func private @f({given}) -> ({types}) {{", *self.lines, f"    return {', '.join(self.returned)} : {types}", "  }", *filter(None, [self.more])])

    def write(self, family, name, **tolerance):
        text_case(family, name, self.text(), *self.arguments.values(), expected=self.expected, **tolerance)


# ---- integers and booleans, element by element -----------------------------------------------------------------------


def whole_quotient(a, b):
    """Towards zero; -1, all bits, for a division by zero."""
    return -1 if b == 0 else (abs(a) // abs(b)) * (-1 if (a < 0) != (b < 0) else 1)


def whole_power(a, b):
    """1/a towards zero for a negative exponent; 0 of 0."""
    if b >= 0:
        return pow(int(a), int(b), 1 << 64)
    return int(a) ** int(-b) if abs(a) == 1 else 0


def shifted(bits, op):
    def run(a, b):
        amount, plain = b % (1 << bits), a % (1 << bits)
        if op == "right_arithmetic":
            return (plain - (1 << bits) if plain >> bits - 1 else plain) >> min(amount, bits)
        return 0 if amount >= bits else plain << amount if op == "left" else plain >> amount
    return run


def each(function, *arrays):
    return np.array([function(*xs) for xs in zip(*(list(a) for a in arrays))] + [None], object)[:-1]


DIRECTIONS = {"EQ": np.equal, "NE": np.not_equal, "LT": np.less, "LE": np.less_equal, "GT": np.greater, "GE": np.greater_equal}


def pointwise_integers():
    for t in INTEGERS:
        bits, signed, (a, b) = bits_of(t), t[0] == "i", pairs(t)
        x, y, shape, truths = numbers_of(a), numbers_of(b), type_of(a), type_of(np.zeros(a.shape, bool))
        binary = {"add": lambda a, b: a + b, "subtract": lambda a, b: a - b, "multiply": lambda a, b: a * b, "divide": whole_quotient,
                  "remainder": lambda a, b: a if b == 0 else a - b * whole_quotient(a, b), "power": whole_power,
                  "maximum": max, "minimum": min, "and": lambda a, b: a & b, "or": lambda a, b: a | b, "xor": lambda a, b: a ^ b}
        binary |= {f"shift_{op}": shifted(bits, op) for op in ("left", "right_logical", "right_arithmetic")}
        unary = {"not": lambda a: ~a, "negate": lambda a: -a, "popcnt": lambda a: bin(a % (1 << bits)).count("1"),
                 "count_leading_zeros": lambda a: bits - (a % (1 << bits)).bit_length(),
                 **({"abs": abs, "sign": lambda a: (a > 0) - (a < 0)} if signed else {})}
        program = Program(a=a, b=b)
        for op, function in binary.items():
            program.gives(f"stablehlo.{op} %a, %b : {shape}", wrapped(t, each(function, x, y)))
        for op, function in unary.items():
            program.gives(f"stablehlo.{op} %a : {shape}", wrapped(t, each(function, x)))
        program.gives(f"chlo.mulhi %a, %b : {shape}, {shape} -> {shape}", wrapped(t, each(lambda a, b: a * b >> bits, x, y)))
        kind = "SIGNED" if signed else "UNSIGNED"
        for direction, function in DIRECTIONS.items():
            program.gives(f"stablehlo.compare {direction}, %a, %b, {kind} : ({shape}, {shape}) -> {truths}", function(x, y).astype(bool))
        high = wrapped(t, [limits(t)[1] // 2])[0]
        chosen = each(lambda a, b: min(max(a, b), int(high)), x, y)
        program.arguments["high"] = np.array(high, TYPES[t])
        program.gives(f"stablehlo.clamp %b, %a, %high : ({shape}, {shape}, {type_of(program.arguments['high'])}) -> {shape}", wrapped(t, chosen))
        program.write("pointwise_integers", t)
    a, b = pairs("i1")
    program = Program(a=a, b=b)
    for op, function in {"add": a | b, "multiply": a & b, "maximum": a | b, "minimum": a & b, "and": a & b, "or": a | b, "xor": a ^ b}.items():
        program.gives(f"stablehlo.{op} %a, %b : {type_of(a)}", function)
    program.gives(f"stablehlo.not %a : {type_of(a)}", ~a)
    for direction, function in DIRECTIONS.items():
        program.gives(f"stablehlo.compare {direction}, %a, %b, UNSIGNED : ({type_of(a)}, {type_of(a)}) -> {type_of(a)}", function(a, b))
    program.gives(f"stablehlo.clamp %b, %a, %a : {type_of(a)}", np.minimum(np.maximum(b, a), a))
    program.write("pointwise_integers", "i1")


# ---- floats, element by element --------------------------------------------------------------------------------------


def half_away(x):
    whole = np.trunc(x)
    return np.copysign(np.where(abs(x - whole) >= 0.5, whole + np.copysign(np.ones_like(x), x), whole), x)


def larger(a, b):
    """NaN wins; +0 is above -0."""
    return np.where(np.isnan(a) | np.isnan(b), np.float32(np.nan), np.where(a == b, np.where(np.signbit(a), b, a), np.maximum(a, b)))


EXACT = {"abs": np.abs, "negate": np.negative, "sign": lambda x: np.where(x == 0, x, np.sign(x)), "floor": np.floor, "ceil": np.ceil,
         "round_nearest_even": np.rint, "round_nearest_afz": half_away, "sqrt": np.sqrt}
EXACT_PAIRS = {"add": np.add, "subtract": np.subtract, "multiply": np.multiply, "divide": np.divide, "remainder": np.fmod,
               "maximum": larger, "minimum": lambda a, b: -larger(-a, -b)}


def reduced(x, exponent_bits, mantissa_bits):
    """To that many bits; what is below the normal numbers is zero."""
    mantissa, exponent = np.frexp(x.astype(np.float64))
    bias = (1 << exponent_bits - 1) - 1
    y = np.ldexp(np.rint(np.ldexp(mantissa, mantissa_bits + 1)), exponent - mantissa_bits - 1)
    y = np.where(abs(y) < 2.0 ** (1 - bias), np.copysign(0.0, x), np.where(abs(y) >= 2.0 ** (bias + 1), np.copysign(np.inf, x), y))
    return np.where(np.isfinite(x), y, x).astype(x.dtype)


def order_key(x):
    """Bits that order as IEEE 754 orders all values, by way of f32 or f64."""
    x = widened(x)
    bits = x.view(np.int64 if x.dtype == np.float64 else np.int32)
    return np.where(bits < 0, bits ^ np.iinfo(bits.dtype).max, bits)


@quiet
def pointwise_floats():
    for t in FLOATS:
        x, (a, b) = singles(t), pairs(t)
        one, two, truths = type_of(x), type_of(a), type_of(np.zeros(a.shape, bool))
        program = Program(x=x, a=a, b=b)
        for op, function in EXACT.items():
            program.gives(f"stablehlo.{op} %x : {one}", rounded(t, function(widened(x))))
        program.gives(f"chlo.square %x : {one} -> {one}", rounded(t, widened(x) * widened(x)))
        program.gives(f"chlo.conj %x : {one} -> {one}", x.copy())
        program.gives(f"stablehlo.real %x : {one}", x.copy())
        if t != "f8E8M0FNU":  # has no zero
            program.gives(f"stablehlo.imag %x : {one}", np.zeros_like(x))
        for exponent_bits, mantissa_bits in ((5, 10), (4, 3), (3, 1)):
            program.gives(f"stablehlo.reduce_precision %x, format = e{exponent_bits}m{mantissa_bits} : {one}", rounded(t, reduced(widened(x), exponent_bits, mantissa_bits)))
        for op, function in EXACT_PAIRS.items():
            program.gives(f"stablehlo.{op} %a, %b : {two}", rounded(t, function(widened(a), widened(b))))
        program.gives(f"chlo.next_after %a, %b : {two}, {two} -> {two}", np.nextafter(a, b))
        for direction, function in DIRECTIONS.items():
            program.gives(f"stablehlo.compare {direction}, %a, %b, FLOAT : ({two}, {two}) -> {truths}", function(widened(a), widened(b)))
            program.gives(f"stablehlo.compare {direction}, %a, %b, TOTALORDER : ({two}, {two}) -> {truths}", function(order_key(a), order_key(b)))
        program.gives(f"stablehlo.clamp %b, %a, %b : {two}", rounded(t, -larger(-larger(widened(b), widened(a)), -widened(b))))
        finite, truth = np.isfinite(widened(x)), type_of(np.zeros(x.shape, bool))
        program.gives(f"stablehlo.is_finite %x : ({one}) -> {truth}", finite)
        for op, function in {"is_inf": np.isinf, "is_pos_inf": np.isposinf, "is_neg_inf": np.isneginf}.items():
            program.gives(f"chlo.{op} %x : {one} -> {truth}", function(widened(x)))
        program.write(f"pointwise_{kind_of(t)}", t)


# ---- functions -------------------------------------------------------------------------------------------------------


@quiet
def logistic(x):
    return 1 / (1 + np.exp(-x))


def lgamma(x):
    """SciPy's is infinite for the smallest numbers, and has a sign at the far end."""
    return np.where(abs(x) < 1e-300, -np.log(abs(x)), np.where(x == -np.inf, np.inf, special.gammaln(x)))


def zeta(x, q):
    """At a pole, here q = 0, SciPy's is infinite; of odd order it has another sign on each side, and XLA says NaN."""
    odd = np.isfinite(x) & (x > 1) & (x % 2 != 0)
    return np.where((q == 0) & odd, np.nan, special.zeta(x, q))


def polygamma(n, x):
    odd = np.isfinite(n) & ((n + 1) % 2 != 0)
    return np.where((x == 0) & odd, np.nan, special.polygamma(n, x))


FUNCTIONS = {"stablehlo.cbrt": np.cbrt, "stablehlo.cosine": np.cos, "stablehlo.exponential": np.exp, "stablehlo.exponential_minus_one": np.expm1,
             "stablehlo.log": np.log, "stablehlo.log_plus_one": np.log1p, "stablehlo.logistic": logistic, "stablehlo.rsqrt": lambda x: 1 / np.sqrt(x),
             "stablehlo.sine": np.sin, "stablehlo.tan": np.tan, "stablehlo.tanh": np.tanh, "chlo.acos": np.arccos, "chlo.acosh": np.arccosh,
             "chlo.asin": np.arcsin, "chlo.asinh": np.arcsinh, "chlo.atan": np.arctan, "chlo.atanh": np.arctanh, "chlo.bessel_i1e": special.i1e,
             "chlo.cosh": np.cosh, "chlo.digamma": special.digamma, "chlo.erf": special.erf, "chlo.erf_inv": special.erfinv, "chlo.erfc": special.erfc,
             "chlo.lgamma": lgamma, "chlo.sinh": np.sinh, "chlo.tan": np.tan}
FUNCTIONS_OF_TWO = {"stablehlo.atan2": np.arctan2, "stablehlo.power": np.power, "chlo.zeta": zeta, "chlo.polygamma": polygamma}


def call_of(op, operands, kind):
    """The op in its pretty form, which differs between the dialects."""
    names = ", ".join(operands)
    return f"{op} {names} : {kind}" if op.startswith("stablehlo") else f"{op} {names} : {', '.join([kind] * len(operands))} -> {kind}"


@quiet
def functions():
    for t in FLOATS:
        x, (a, b) = singles(t), pairs(t)
        wide, (n, q) = widened(x), (widened(a), widened(b))
        # Where SciPy has the last places of the gamma functions, and an answer.
        gamma = x[~((wide < 0) & np.isfinite(wide) & (wide != np.floor(wide)) | (abs(wide - 1.5) < 0.6))]
        inside = ~(n < 1) & ~(n > 1e4) & ~(q < 0) & ~((q > 1e300) & np.isfinite(q)) & ~((n == 1) & np.isnan(q)) & ~(np.isnan(n) & (q == 0))
        program = Program(x=x, a=a, b=b, g=gamma, n=a[inside], q=b[inside])
        for op, function in (FUNCTIONS | FUNCTIONS_OF_TWO).items():
            names = "g" if function in (lgamma, special.digamma) else "x" if op in FUNCTIONS else "nq" if op.startswith("chlo") else "ab"
            operands = [program.arguments[name] for name in names]
            name = program.let(call_of(op, [f"%{name}" for name in names], type_of(operands[0])))
            program.result(name, rounded(t, function(*(widened(x).astype(np.float64) for x in operands))))
        program.write(f"functions_{kind_of(t)}", t, ulps={"f32": 8, "f64": 256}.get(t, 1))


# ---- complex numbers -------------------------------------------------------------------------------------------------


@quiet
def pointwise_complex():
    """Where no part is infinite or NaN: those belong to the accuracy suite."""
    for t in COMPLEX:
        x, (a, b) = singles(t), pairs(t)
        one, two, truths = type_of(x), type_of(a), type_of(np.zeros(a.shape, bool))
        part = type_of(x.real)
        program = Program(x=x, a=a, b=b)
        program.gives(f"stablehlo.negate %x : {one}", -x)
        program.gives(f"chlo.conj %x : {one} -> {one}", np.conj(x))
        program.gives(f"stablehlo.real %x : ({one}) -> {part}", x.real.copy())
        program.gives(f"stablehlo.imag %x : ({one}) -> {part}", x.imag.copy())
        re, im = program.let(f"stablehlo.real %a : ({two}) -> {type_of(a.real)}"), program.let(f"stablehlo.imag %b : ({two}) -> {type_of(a.real)}")
        program.gives(f"stablehlo.complex {re}, {im} : {two}", a.real + 1j * b.imag)
        program.gives(f"stablehlo.add %a, %b : {two}", a + b)
        program.gives(f"stablehlo.subtract %a, %b : {two}", a - b)
        for direction, function in DIRECTIONS.items():  # in the order of pairs
            among = function(a.imag, b.imag)
            expected = function(a, b) if direction in ("EQ", "NE") else np.where(a.real == b.real, among, function(a.real, b.real))
            program.gives(f"stablehlo.compare {direction}, %a, %b, FLOAT : ({two}, {two}) -> {truths}", expected)
        larger_one = np.where((a.real > b.real) | (a.real == b.real) & (a.imag > b.imag), a, b)
        name = program.let(f"stablehlo.clamp %a, %b, %b : {two}")
        program.result(program.let(f"stablehlo.compare EQ, {name}, %b, FLOAT : ({two}, {two}) -> {truths}"), np.ones(a.shape, bool))
        name = program.let(f"stablehlo.clamp %a, %b, {program.constant_of(np.full(a.shape, 9, a.dtype))} : {two}")
        program.result(program.let(f"stablehlo.compare EQ, {name}, {program.constant_of(larger_one)}, FLOAT : ({two}, {two}) -> {truths}"), np.ones(a.shape, bool))
        first = (a.real > b.real) | (a.real == b.real) & (a.imag >= b.imag)
        for op, chosen in {"maximum": first, "minimum": ~first}.items():
            name = program.let(f"stablehlo.{op} %a, %b : {two}")  # of zeros of either sign any
            program.result(program.let(f"stablehlo.compare EQ, {name}, {program.constant_of(np.where(chosen, a, b))}, FLOAT : ({two}, {two}) -> {truths}"), np.ones(a.shape, bool))
        program.write("pointwise_complex", t)
        program = Program(x=x, a=a, b=b)
        program.result(program.let(f"stablehlo.abs %x : ({one}) -> {part}"), abs(x))
        program.result(program.let(f"stablehlo.multiply %a, %b : {two}"), a * b)
        program.write("pointwise_complex", f"products_{t}", ulps=4)
        # Off the axes, where a zero part is what cancelling leaves of it.
        z = (np.array([0.5, -0.75, 2.5, 1.25])[:, None] + 1j * np.array([0.625, -1.5, 3.0])).ravel().astype(TYPES[t])
        w = np.roll(z, 5)
        program = Program(z=z, w=w)
        for op in ("cbrt", "cosine", "exponential", "exponential_minus_one", "log", "log_plus_one", "logistic", "rsqrt", "sign", "sine", "sqrt", "tan", "tanh"):
            program.result(program.let(f"stablehlo.{op} %z : {type_of(z)}"), COMPLEX_FUNCTIONS[op](z.astype(np.complex128)).astype(z.dtype))
        for op in ("acos", "acosh", "asin", "asinh", "atan", "atanh", "cosh", "sinh", "square", "tan"):
            program.result(program.let(f"chlo.{op} %z : {type_of(z)} -> {type_of(z)}"), COMPLEX_FUNCTIONS[op](z.astype(np.complex128)).astype(z.dtype))
        for op, function in {"divide": np.divide, "power": np.power, "atan2": lambda a, b: -1j * np.log((b + 1j * a) / np.sqrt(a * a + b * b))}.items():
            program.result(program.let(f"stablehlo.{op} %z, %w : {type_of(z)}"), function(z.astype(np.complex128), w.astype(np.complex128)).astype(z.dtype))
        program.write("pointwise_complex", f"functions_{t}", ulps=16 if t == "complex<f32>" else 256)


COMPLEX_FUNCTIONS = {"cbrt": lambda z: np.exp(np.log(z) / 3), "cosine": np.cos, "exponential": np.exp, "exponential_minus_one": np.expm1, "log": np.log,
                     "log_plus_one": np.log1p, "logistic": logistic, "rsqrt": lambda z: 1 / np.sqrt(z), "sign": lambda z: z / abs(z), "sine": np.sin, "sqrt": np.sqrt,
                     "tan": np.tan, "tanh": np.tanh, "acos": np.arccos, "acosh": np.arccosh, "asin": np.arcsin, "asinh": np.arcsinh, "atan": np.arctan,
                     "atanh": np.arctanh, "cosh": np.cosh, "sinh": np.sinh, "square": np.square}


# ---- conversions -----------------------------------------------------------------------------------------------------


@quiet
def converted(t, x):
    """Floats to integers: towards zero, to the nearest limit from beyond, 0 for NaN. Complex numbers lose their second part."""
    source = NAMES[x.dtype]
    if source in COMPLEX and t not in COMPLEX:
        return converted(t, x.real.copy())
    if source in FLOATS:
        x = widened(x)
    if t == "i1":
        return x != 0
    if t in INTEGERS and source in FLOATS + COMPLEX:
        low, high = limits(t)
        return wrapped(t, [0 if np.isnan(v) else low if v <= low else high if v >= high else int(v) for v in x.astype(np.float64)])
    if t in INTEGERS:
        return wrapped(t, numbers_of(x) if source != "i1" else x.astype(object))
    if source in INTEGERS:
        x = np.array([float(n) for n in numbers_of(x)]) if bits_of(source) < 64 else x
    if t in SMALL + ["f16", "bf16"]:
        x = np.asarray(x, np.float64)
        if t == "f8E8M0FNU":  # has no zero: ml_dtypes calls what is far below its smallest number NaN, and what is below it that number
            x = np.where((x > 0) & (x < 2.0 ** -127), 2.0 ** -127, x)
        return np.where(np.isnan(x), -0.0, x).astype(TYPES[t]) if t in SATURATING else x.astype(TYPES[t])
    return x.astype(TYPES[t])


def conversions():
    """Every type to every type."""
    for source in TYPES:
        x = singles(source)
        if source in FLOATS and source not in SMALL:  # limits of integers and of small formats, and what lies half way
            edges = [127.5, 128, -128.5, -129, 255.5, 256, 65535, 65520, 65519, 2.0 ** 31, -2.0 ** 31, 2.0 ** 32, 2.0 ** 63, -2.0 ** 63, 2.0 ** 64, 448, 464, 465, 240, 248,
                     57344, 61440, 6.5, 7.5, 5, 28, 30, 2.0 ** -9, 2.0 ** -10, 3 * 2.0 ** -10, 0.25, 1.0625, 1.1875, 1 + 2.0 ** -8, 1 + 3 * 2.0 ** -8, -1 - 2.0 ** -11]
            with np.errstate(over="ignore"):
                x = np.concatenate([x[:25], np.array(edges).astype(x.dtype)])
        program = Program(x=x)
        for t in TYPES:
            program.gives(f"stablehlo.convert %x : ({type_of(x)}) -> {type_of(converted(t, x))}", converted(t, x))
        program.write(f"conversions_{kind_of(source)}", source)


FAMILIES = (pointwise_integers, pointwise_floats, functions, pointwise_complex, conversions)
