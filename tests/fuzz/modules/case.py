"""A case: a random module as lines of text with its inputs, and the texts that XLA and spmdrun are given of it."""
import re
from dataclasses import dataclass, field, replace

import numpy as np

from .types import MLIR, OF_NUMPY, is_integer, stood_in


@dataclass
class Line:
    """An op of main, on one line: for XLA and for spmdrun; the same but where XLA has to be told otherwise."""
    oracle: str
    ours: str

    def defines(self):
        """[(name, type)] of its results."""
        base, count = re.match(r"(%\w+)(?::(\d+))? =", self.ours).groups()
        types = result_types(self.ours)
        return [(f"{base}#{i}" if count else base, t) for i, t in enumerate(types)]

    def renamed(self, old, new):
        pattern = re.escape(old) + r"(?![\w#])"
        return Line(re.sub(pattern, new, self.oracle), re.sub(pattern, new, self.ours))


@dataclass
class Result:
    name: str
    type: str
    tolerance: float  # right is |got - expected| <= tolerance * (1 + the largest |expected|); 0: equal
    ulps: int | None = None  # right is what is at most so many numbers of its type apart; it may be NaN or infinite


@dataclass
class Case:
    name: str
    inputs: list  # [(name, array, its sharding or ""; None of a constant that only spmdrun is told)]
    lines: list
    functions: list
    results: list
    mesh: str = ""  # the ops sdy.mesh; "": one device
    hidden: list = field(default_factory=list)  # (text, text): what stands for what in the printed module
    devices: int = 1

    def ops(self):
        """The names of the ops, those in regions and functions, too."""
        text = "\n".join([line.ours for line in self.lines] + self.functions)
        return set(re.findall(r'"?((?:stablehlo|chlo|func|sdy)\.[a-z_0-9]+)"?(?=\()', text))

    def live(self):
        """Without what no result depends on."""
        wanted, kept = {base_of(r.name) for r in self.results}, []
        for line in reversed(self.lines):
            if {base_of(n) for n, _ in line.defines()} & wanted:
                kept.append(line)
                wanted |= {base_of(n) for n in re.findall(r"%\w+", line.oracle + line.ours)}
        used = "\n".join(line.oracle for line in kept)
        functions = [f for f in self.functions if re.search(r"@(\w+)", f)[0] + "}" in used]
        inputs = [i for i in self.inputs if i[0] in wanted]
        return replace(self, inputs=inputs, lines=kept[::-1], functions=functions)


def base_of(name):
    return name.split("#")[0]


def result_types(text):
    """The types behind the last "->" of an op; behind the last colon of one that has no "->"."""
    tail = text.rpartition("->")[2] if "->" in text else text.rpartition(" : ")[2]
    return re.findall(r"tensor<(?:[^<>]|<[^<>]*>)*>", tail)


def type_of(a):
    return "tensor<" + "".join(f"{d}x" for d in a.shape) + MLIR[OF_NUMPY[a.dtype.name]] + ">"


# ---- constants -------------------------------------------------------------------------------------------------------


def float_text(x, dtype):
    """Digits that are read back as the same number; bits where there are no digits."""
    if np.isfinite(x):
        return repr(float(x))
    return f"0x{int(np.asarray(x, dtype).view(f'u{dtype.itemsize}')):0{2 * dtype.itemsize}X}"


def element_text(x, dtype):
    if dtype == np.bool_:
        return "true" if x else "false"
    if dtype.kind == "c":
        return f"({float_text(x.real, x.real.dtype)}, {float_text(x.imag, x.imag.dtype)})"
    if is_integer(OF_NUMPY[dtype.name]):
        return str(int(x))
    return float_text(x, dtype)


def dense(a):
    def nest(a):
        return element_text(a[()], a.dtype) if a.ndim == 0 else "[" + ", ".join(nest(x) for x in a) + "]"

    return f"dense<{nest(a) if a.size else ''}> : {type_of(a)}"


def constant(name, a):
    return f'{name} = "stablehlo.constant"() {{value = {dense(a)}}} : () -> {type_of(a)}'


# ---- the texts -------------------------------------------------------------------------------------------------------


def oracle_text(case, results=None):
    """main takes the inputs and gives the results: [(name, type)], the case's if they are None."""
    results = [(r.name, r.type) for r in case.results] if results is None else results
    types = ", ".join(t for _, t in results)
    arguments = ", ".join(f"{name}: {type_of(a)}" for name, a, _ in case.inputs)
    body = [line.oracle for line in case.lines]
    end = f'"func.return"({", ".join(n for n, _ in results)}) : ({types}) -> ()'
    return stood_in("\n".join([f"module {{\nfunc.func public @main({arguments}) -> ({types}) {{", *body, end, "}",
                               *case.functions, "}", ""]))


def input_lines(name, a, sharding, known):
    """An input as a constant; behind a barrier unless the compiler may know it, and sharded where it is."""
    if sharding is None:
        return [constant(name, a)]
    own = name[1:]
    lines = [constant(f"%{own}_value", a)]
    last = f"%{own}_value"
    if sharding:
        lines.append(f"%{own}_placed = sdy.sharding_constraint {last} {sharding} : {type_of(a)}")
        last = f"%{own}_placed"
    if known:
        lines[-1] = lines[-1].replace(last, name, 1)
    else:
        lines.append(f'{name} = "stablehlo.optimization_barrier"({last}) : ({type_of(a)}) -> {type_of(a)}')
    return lines


def check_lines(i, result, expected):
    name = f"%expected{i}"
    if result.ulps is not None:
        kind, extra = "check.expect_close", f", max_ulp_difference = {result.ulps} : ui64"
    elif result.tolerance:
        finite = np.abs(expected.astype(np.complex128))
        largest = float(finite[np.isfinite(finite)].max(initial=0))
        kind, extra = "check.expect_almost_eq", f", tolerance = {result.tolerance * (1 + largest):.6e} : f64"
    else:
        kind, extra = "check.expect_eq", ""
    about = f'call_target_name = "{kind}", has_side_effect = true{extra}'
    types = f"({result.type}, {result.type}) -> ()"
    return [constant(name, expected), f'"stablehlo.custom_call"({result.name}, {name}) {{{about}}} : {types}']


def checking_text(case, expected, known=False):
    """A module for `spmdrun check`: it holds its inputs and what its results should be."""
    about = (f"attributes {{mhlo.num_partitions = {case.devices} : i32, mhlo.num_replicas = 1 : i32}} "
             f"" if case.mesh else "")
    lines = [f"module {about}{{", *([case.mesh] if case.mesh else []), "func.func public @main() {"]
    for name, a, sharding in case.inputs:
        lines += input_lines(name, a, sharding, known)
    lines += [line.ours for line in case.lines]
    for i, (result, e) in enumerate(zip(case.results, expected)):
        lines += check_lines(i, result, e)
    return "\n".join([*lines, '"func.return"() : () -> ()', "}", *case.functions, "}", ""])
