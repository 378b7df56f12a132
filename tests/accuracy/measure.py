"""The largest errors of compiler/library in units of the last place, against mpmath.

    measure.py docs/accuracy.md LIBRARY FMA_LIBRARY             measures all functions and writes the table
    measure.py docs/accuracy.md LIBRARY FMA_LIBRARY --check     fewer points; fails where a bound is exceeded
    ... --only exp,log       these rows alone
    ... --points 5000        a range

The libraries are shared objects of compiler/library/all.c, for x86-64 and with fused multiply-add, which is left out on a
processor that has none; the error of a function is the larger of the two. Points are drawn from a generator whose seed is
the name of the row: two runs see the same ones, and fewer are the first of more. The bounds are written by hand, in the
table itself: a run that exceeds one says so and leaves the table as it is.
"""
import argparse
import ctypes
import math
import random
import re
import struct
import sys
from pathlib import Path

try:
    import mpmath as mp
    import functions
except ImportError as missing:
    print(f"skipped: {missing}")
    sys.exit(77)

ROW = re.compile(r"^\| (?P<name>\S+) \| (?P<type>\S+) \| .* \| (?P<bound>[0-9.]+) \|$")
HEAD = ["| function | type | range | seen | at | bound |", "|---|---|---|---|---|---|"]


class Format:
    """Binary floats: digits with the hidden one, least exponent as of frexp, largest number."""

    def __init__(self, name, digits, least, largest, code):
        self.name, self.digits, self.least, self.largest, self.code = name, digits, least, largest, code

    def round(self, x):
        try:
            return struct.unpack(self.code, struct.pack(self.code, x))[0]
        except OverflowError:
            return math.copysign(math.inf, x)

    def fit(self, x):
        """x, or a number of this format that takes its place in f64's range: a root of it."""
        while x and math.isfinite(x) and (self.round(x) == 0 or math.isinf(self.round(x))):
            x = math.copysign(math.sqrt(abs(x)), x)
        return self.round(x)

    def unit(self, x):
        """The unit of the last place of x."""
        exponent = max(mp.frexp(x)[1], self.least) if x else self.least
        return mp.ldexp(1, exponent - self.digits)

    def error(self, got, wanted):
        if mp.isnan(wanted) or math.isnan(got):
            return 0.0 if mp.isnan(wanted) and math.isnan(got) else math.inf
        if math.isinf(got):  # right if `wanted` rounds to it
            limit = mp.mpf(self.largest) * (1 + mp.mpf(2) ** (-self.digits - 1))
            return 0.0 if abs(wanted) >= limit and (got > 0) == (wanted > 0) else math.inf
        if got == 0 and wanted != 0 and (math.copysign(1, got) > 0) != (wanted > 0):
            return math.inf  # a zero on the wrong side
        return float(abs(got - wanted) / self.unit(wanted))


F32 = Format("f32", 24, -125, (2 - 2.0**-23) * 2.0**127, "f")
F64 = Format("f64", 53, -1021, sys.float_info.max, "d")


class Parts(ctypes.Structure):
    """How double _Complex comes back."""
    _fields_ = [("re", ctypes.c_double), ("im", ctypes.c_double)]


# ---- the function that is measured -----------------------------------------------------------------------------------


def callable_of(library, function, form):
    """A function of floats to a tuple of floats."""
    if not function.is_complex:
        c_type = ctypes.c_float if form is F32 else ctypes.c_double
        entry = getattr(library, f"sr_{function.symbol}_{form.name}")
        entry.argtypes, entry.restype = [c_type] * function.operands, c_type
        return lambda *x: (entry(*x),)
    name = f"sr_{function.symbol}_complex"
    narrow = form is F32 and hasattr(library, name + "_narrow")
    entry = getattr(library, name + "_narrow" if narrow else name)
    entry.argtypes = [ctypes.c_double] * (2 * function.operands)
    entry.restype = ctypes.c_double if function.real_result else Parts
    if function.real_result:
        return lambda *x: (form.round(entry(*x)),)

    def both(*x):
        z = entry(*x)
        return form.round(z.re), form.round(z.im)
    return both


# ---- what it should be -----------------------------------------------------------------------------------------------


def parts_of(function, operands):
    value = function.value(*operands)
    if function.is_complex:
        return (value,) if function.real_result else (mp.mpc(value).real, mp.mpc(value).imag)
    return (mp.nan if isinstance(value, mp.mpc) and value.imag != 0 else mp.mpf(mp.re(value)),)


def wanted_at(function, point):
    """The parts of the value, to some 90 bits: evaluated with more and more bits until two results agree."""
    numbers = [mp.mpf(x) if x else mp.sign(math.copysign(1, x)) * functions.TINY for x in point]
    if function.is_complex:
        numbers = [mp.mpc(*numbers[i:i + 2]) for i in range(0, len(numbers), 2)]
    last, bits = None, 160
    while True:
        with mp.workprec(bits):
            parts = parts_of(function, numbers)
            lost = function.is_complex and bits < 20000 and any(p == 0 for p in parts)
            if last and not lost and all(a == b or mp.isnan(a) or abs(a - b) <= abs(b) * mp.mpf(2) ** -90
                                         for a, b in zip(parts, last)):
                return parts
        if bits > 40000:
            raise ArithmeticError(f"{function.name}{point}: mpmath finds no value")
        last, bits = (None if lost else parts), 2 * bits


def error_at(function, form, got, wanted):
    if not function.whole or any(map(math.isnan, got)):
        return max(form.error(g, w) for g, w in zip(got, wanted))
    if any(map(math.isinf, got)):
        return max(form.error(g, w) if math.isinf(g) else 0 for g, w in zip(got, wanted))
    size = mp.sqrt(sum(w * w for w in wanted))
    return float(mp.sqrt(sum((g - w) ** 2 for g, w in zip(got, wanted))) / form.unit(size))


# ---- rows ------------------------------------------------------------------------------------------------------------


class Row:
    """A function and a type: the largest error seen, and where."""

    def __init__(self, function, form):
        self.function, self.form = function, form
        self.type = f"complex<{form.name}>" if function.is_complex else form.name
        self.seen, self.at = 0.0, ()

    def measure(self, libraries, points):
        entries = [callable_of(library, self.function, self.form) for library in libraries]
        for name, region in self.function.regions.items():
            source = random.Random(f"{self.function.name} {self.type} {name}")
            for _ in range(points):
                self.note(entries, tuple(self.form.fit(x) for x in region(source)))

    def note(self, entries, point):
        wanted = wanted_at(self.function, point)
        for entry in entries:
            error = error_at(self.function, self.form, entry(*point), wanted)
            if error > self.seen:
                self.seen, self.at = error, point

    def text(self, bound):
        numbers = ", ".join(f"{x:.9g}" if self.form is F32 else f"{x:.17g}" for x in self.at)
        kind = " (whole)" if self.function.whole else ""
        return (f"| {self.function.name} | {self.type} | {'; '.join(self.function.regions)}{kind} | {self.seen:.2f} "
                f"| {numbers} | {bound:g} |")


def proposed(seen):
    """A bound for a row that has none yet."""
    return next(b for b in (0.51, 1, 1.5, 2, 3, 4, 6, 8, 12, 16, 24, 32, math.inf) if b > 1.05 * seen or b == 0.51 > seen)


def has_fused():
    """Whether this processor runs x86-64-v3."""
    flags = set(re.search(r"^flags\s*:(.*)$", Path("/proc/cpuinfo").read_text(), re.M)[1].split())
    return {"avx2", "fma", "bmi2", "f16c", "movbe", "abm"} <= flags


def parse_arguments():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("table", type=Path)
    parser.add_argument("library", type=ctypes.CDLL)
    parser.add_argument("fused")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--points", type=int)
    parser.add_argument("--only", type=lambda names: names.split(","))
    options = parser.parse_args()
    options.libraries = [options.library] + ([ctypes.CDLL(options.fused)] if has_fused() else [])
    options.points = options.points or (50 if options.check else 1000)
    return options


class Table:
    """The lines of the file; the rows in it by function and type."""

    def __init__(self, path):
        self.lines = path.read_text().splitlines()
        self.rows = {(m["name"], m["type"]): (m[0], float(m["bound"])) for m in map(ROW.match, self.lines) if m}

    def bound(self, row):
        return self.rows.get((row.function.name, row.type), (None, None))[1]

    def put(self, row):
        text = row.text(self.bound(row) or proposed(row.seen))
        self.rows[row.function.name, row.type] = (text, None)

    def text(self):
        """Rows in the order of functions.py; others are gone."""
        start = self.lines.index(HEAD[0])
        end = next((i for i in range(start, len(self.lines)) if not self.lines[i].startswith("|")), len(self.lines))
        keys = [(row.function.name, row.type) for row in all_rows(None)]
        body = [self.rows[key][0] for key in keys if key in self.rows]
        return "\n".join(self.lines[:start] + HEAD + body + self.lines[end:]) + "\n"


def all_rows(only):
    return [Row(function, form) for function in functions.FUNCTIONS if not only or function.name in only
            for form in (F32, F64)]


def main():
    options = parse_arguments()
    table, failed, rows = Table(options.table), 0, all_rows(options.only)
    if not rows:
        sys.exit(f"measure: functions.py has none of {', '.join(options.only)}")
    for row in rows:
        row.measure(options.libraries, options.points)
        bound = table.bound(row)
        if bound is None and options.check:
            print(f"measure: {row.function.name} of {row.type} is not in {options.table}")
            failed += 1
        elif bound is not None and row.seen > bound:
            print(f"measure: {row.function.name} of {row.type}: {row.seen:.3f} ulp at {row.at}, allowed {bound:g}")
            failed += 1
        elif not options.check:
            table.put(row)
    print(f"{len(rows)} rows of {options.points} points a range, {failed} failed")
    if not failed and not options.check:
        options.table.write_text(table.text())
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
