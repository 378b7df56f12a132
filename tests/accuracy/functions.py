"""The functions of compiler/library: what each is, by mpmath, and where it is measured.

A point is a tuple of floats: one or two for the functions of floats, real and imaginary parts in turn for those of complex
numbers. A region makes one point from a random.Random.
"""
import math
from dataclasses import dataclass, field

import mpmath as mp

TINY = mp.mpf(2) ** -5000  # stands for a zero, whose sign says on which side of a branch cut a point is


# ---- regions ---------------------------------------------------------------------------------------------------------


def uniform(low, high):
    return lambda r: r.uniform(low, high)


def exponents(low, high, signed=True):
    """Of sizes 2^low to 2^high, all equally likely."""
    return lambda r: (r.choice((-1, 1)) if signed else 1) * math.ldexp(r.uniform(1, 2), r.randint(low, high - 1))


def beside(*centres):
    """Close to one of these: off by 2^-1 to 2^-52 of its size, or of 1 for 0."""
    def draw(r):
        centre = r.choice(centres)
        return centre + (abs(centre) or 1) * r.choice((-1, 1)) * math.ldexp(r.uniform(1, 2), -r.randint(1, 52))
    return draw


def multiples(unit, most):
    """The number that is closest to a multiple of `unit`, or close to it."""
    def draw(r):
        at = unit * r.randint(-most, most)
        return at * (1 + r.choice((0, r.uniform(-1, 1) * 2.0 ** -r.randint(1, 52))))
    return draw


def whole(low, high):
    return lambda r: float(r.randint(low, high))


def pair(first, second):
    return lambda r: (*as_tuple(first(r)), *as_tuple(second(r)))


def as_tuple(x):
    return x if isinstance(x, tuple) else (x,)


def circle(r):
    """Close to the unit circle, or on it."""
    angle = r.choice((r.uniform(-4, 4), math.ldexp(r.uniform(-1, 1), -r.randint(1, 60))))
    x, y = math.cos(angle), math.sin(angle)
    size = 1 + r.choice((0, r.uniform(-1, 1))) * 2.0 ** -r.randint(1, 50)
    turn = r.choice(((x, y), (y, x)))
    return turn[0] * size, turn[1] * size


def axis(along):
    """On the real or the imaginary axis, on either side of it."""
    def draw(r):
        zero, x = r.choice((0.0, -0.0)), along(r)
        return r.choice(((x, zero), (zero, x)))
    return draw


def mixed(*regions):
    return lambda r: r.choice(regions)(r)


WIDE = "all sizes"


# ---- the table -------------------------------------------------------------------------------------------------------


@dataclass
class Function:
    name: str
    value: object  # of mpf or mpc operands
    regions: dict = field(default_factory=dict)  # name: what draws a point of it
    operands: int = 1
    is_complex: bool = False
    real_result: bool = False
    whole: bool = False  # the error is that of the number, not of each part
    symbol: str = ""  # in the library, without type; the name unless it is given

    def __post_init__(self):
        self.symbol = self.symbol or self.name


def erf_inv(x):
    a = abs(x)
    if a < 0.5:
        return mp.erfinv(x)
    # Newton on log erfc, for which 1 - a is exact.
    rest, y = 1 - a, mp.sqrt(-mp.log(1 - a))
    while True:
        slope = -2 / mp.sqrt(mp.pi) * mp.exp(-y * y) / mp.erfc(y)
        step = (mp.log(mp.erfc(y)) - mp.log(rest)) / slope
        y -= step
        if abs(step) < abs(y) * mp.mpf(2) ** (-mp.mp.prec + 10):
            return mp.sign(x) * y


def erfc(x):
    """Beyond 1000 the first term, which is 0 in any format: mpmath cannot square the largest numbers."""
    return mp.erfc(x) if x < 1000 else mp.exp(-x * x) / (x * mp.sqrt(mp.pi))


def logistic(z):
    return 1 / (1 + mp.exp(-z))


def square_root_inverse(z):
    return 1 / mp.sqrt(z)


def cube_root(x):
    return mp.sign(x) * mp.cbrt(abs(x))


def log_of_gamma(x):
    return mp.log(abs(mp.gamma(x))) if x < 0 else mp.loggamma(x).real


def polygamma(n, x):
    return mp.psi(int(n), x)


def real(name, value, low, high, reach=True, **more):
    """A function of one float: dense in low..high, and all sizes of both signs besides where `reach`."""
    regions = {f"{low:g} to {high:g}": lambda r: as_tuple(uniform(low, high)(r))}
    if reach:
        regions[WIDE] = lambda r: as_tuple(exponents(-1074, 1024)(r))
    regions.update(more)
    return Function(name, value, regions)


REAL = [
    real("exp", mp.exp, -746, 710),
    real("expm1", mp.expm1, -40, 710),
    real("log", mp.log, 0.25, 4),
    real("log1p", mp.log1p, -1, 3),
    real("logistic", logistic, -745, 40),
    real("tanh", mp.tanh, -20, 20),
    real("sinh", mp.sinh, -711, 711),
    real("cosh", mp.cosh, -711, 711),
    real("sin", mp.sin, -100, 100, beside=lambda r: as_tuple(multiples(math.pi / 2, 10**6)(r))),
    real("cos", mp.cos, -100, 100, beside=lambda r: as_tuple(multiples(math.pi / 2, 10**6)(r))),
    real("tan", mp.tan, -100, 100, beside=lambda r: as_tuple(multiples(math.pi / 2, 10**6)(r))),
    real("asin", mp.asin, -1, 1),
    real("acos", mp.acos, -1, 1),
    real("atan", mp.atan, -4, 4),
    real("asinh", mp.asinh, -4, 4),
    real("acosh", mp.acosh, 1, 4),
    real("atanh", mp.atanh, -1, 1),
    real("cbrt", cube_root, -8, 8),
    real("rsqrt", square_root_inverse, 0, 8),
    real("erf", mp.erf, -6, 6),
    real("erfc", erfc, -6, 27),
    real("erf_inv", erf_inv, -1, 1, reach=False),
    real("lgamma", log_of_gamma, 0, 30, reach=False),
    real("digamma", mp.digamma, 0, 30, reach=False),
    real("bessel_i1e", lambda x: mp.exp(-abs(x)) * mp.besseli(1, x), -100, 100, reach=False),
]

PAIRS = [
    Function("power", mp.power, {"results of all sizes": lambda r: power_point(r)}, 2),
    Function("atan2", mp.atan2, {"-2 to 2": pair(uniform(-2, 2), uniform(-2, 2)),
                                 WIDE: pair(exponents(-1074, 1024), exponents(-1074, 1024))}, 2),
    Function("zeta", mp.zeta, {"1 to 40, 0.01 to 30": pair(uniform(1.01, 40), uniform(0.01, 30))}, 2),
    Function("polygamma", polygamma, {"1 to 12, 0.01 to 30": pair(whole(1, 12), uniform(0.01, 30))}, 2),
]


def power_point(r):
    x = 2 ** r.uniform(-1022, 1023) if r.random() < 0.5 else r.uniform(0.5, 2)
    y = r.uniform(-1074, 1024) / math.log2(x)
    return x, y


ALL_SIZES = pair(exponents(-1074, 1024), exponents(-1074, 1024))
MIDDLE = pair(uniform(-4, 4), uniform(-4, 4))
MODERATE = pair(exponents(-60, 60), exponents(-60, 60))
AXES = axis(exponents(-1074, 1024))
PLANE = {"plane": mixed(MIDDLE, MODERATE, ALL_SIZES, AXES)}
NEAR_ONE = pair(beside(-1, 1), exponents(-1074, 0))
TURNS = pair(uniform(-40, 40), multiples(math.pi / 2, 1000))
FAR_TURNS = pair(uniform(-1500, 1500), mixed(exponents(-1074, 10), uniform(-7, 7)))


def complex_(name, value, regions, operands=1, **more):
    return Function(name, value, regions, operands, is_complex=True, **more)


def turned(region):
    return lambda r: region(r)[::-1]


# On the axes, e^1024 times the least number: more is infinity times 0.
EXPONENTIAL = {"plane": mixed(MIDDLE, MODERATE, ALL_SIZES, axis(exponents(-1074, 10))),
               "beside multiples of pi i / 2": TURNS, "overflow": FAR_TURNS}
CIRCULAR = {name.replace("pi i", "pi"): turned(region) for name, region in EXPONENTIAL.items()}
ARCS = {**PLANE, "beside 1, -1": NEAR_ONE, "beside the unit circle": circle}
TURNED_ARCS = {name.replace("1, -1", "i, -i"): turned(region) for name, region in ARCS.items()}


def around_minus_one(r):
    x, y = circle(r)
    return x - 1, y


def principal_cbrt(z):
    return mp.exp(mp.log(z) / 3)


def divide_point(r):
    return tuple(exponents(-250, 250)(r) for _ in range(4))


def cancelling_quotient(r):
    """A quotient one of whose parts nearly cancels."""
    c, d = uniform(-2, 2)(r), uniform(-2, 2)(r)
    t = uniform(-2, 2)(r)
    return t * c, t * d * (1 + 2.0 ** -r.randint(1, 52)), c, d


COMPLEX = [
    complex_("abs", abs, PLANE, real_result=True),
    complex_("sign", lambda z: z / abs(z), PLANE),
    complex_("sqrt", mp.sqrt, PLANE),
    complex_("rsqrt", square_root_inverse, PLANE),
    complex_("cbrt", principal_cbrt, PLANE),
    complex_("exp", mp.exp, EXPONENTIAL),
    complex_("expm1", mp.expm1, EXPONENTIAL, whole=True),
    complex_("logistic", logistic, EXPONENTIAL, whole=True),
    complex_("sinh", mp.sinh, EXPONENTIAL),
    complex_("cosh", mp.cosh, EXPONENTIAL),
    complex_("tanh", mp.tanh, EXPONENTIAL),
    complex_("sin", mp.sin, CIRCULAR),
    complex_("cos", mp.cos, CIRCULAR),
    complex_("tan", mp.tan, CIRCULAR),
    complex_("log", mp.log, ARCS),
    complex_("log1p", mp.log1p, {**PLANE, "beside 0, -2": pair(beside(0, -2), exponents(-60, 0)), "around -1": around_minus_one}),
    complex_("asin", mp.asin, ARCS),
    complex_("acos", mp.acos, ARCS),
    complex_("atanh", mp.atanh, ARCS),
    complex_("asinh", mp.asinh, TURNED_ARCS),
    complex_("acosh", mp.acosh, ARCS),
    complex_("atan", mp.atan, TURNED_ARCS),
    complex_("divide", lambda a, b: a / b, {"2^-250 to 2^250": divide_point, "cancelling": cancelling_quotient}, 2),
    complex_("divide_whole", lambda a, b: a / b, {WIDE: pair(ALL_SIZES, ALL_SIZES)}, 2, whole=True,
             symbol="divide"),
    complex_("power", lambda a, b: mp.exp(b * mp.log(a)), {"-4 to 4": pair(MIDDLE, MIDDLE)}, 2, whole=True),
    complex_("atan2", lambda y, x: -1j * mp.log((x + 1j * y) / mp.sqrt(x * x + y * y)),
             {"-4 to 4": pair(MIDDLE, MIDDLE)}, 2, whole=True),
]

FUNCTIONS = REAL + PAIRS + COMPLEX
