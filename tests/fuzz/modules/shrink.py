"""Makes a failing case small: fewer results, ops replaced by what XLA computes for them, simpler inputs."""
import os
from dataclasses import dataclass, replace

import numpy as np

from .case import Case, base_of
from .check import kind_of
from .types import EPS, OF_NUMPY


@dataclass
class Small:
    case: Case
    expected: list
    text: str
    message: str


def rounded(a):
    """Whole numbers, NaNs and infinities; booleans and integers as they are."""
    if OF_NUMPY[a.dtype.name] not in EPS:
        return a
    return np.round(a.astype(np.complex128 if a.dtype.kind == "c" else np.float64)).astype(a.dtype)


class Shrinker:
    """Tries cases; keeps the smallest one that fails as the first did."""

    def __init__(self, xla, checker, known, kind):
        self.xla, self.checker, self.known, self.kind = xla, checker, known, kind
        self.best = None

    def fails(self, case):
        """Whether the case fails in the same way; then it is the best one."""
        case = case.live()
        try:
            expected = self.xla.results(case)
            text = self.xla.printed(case, expected, "pretty", self.known)
        except Exception:  # XLA refuses it: not a case
            return False
        path = os.path.join(self.checker.cwd, "shrinking.mlir")
        with open(path, "w") as file:
            file.write(text)
        message = self.checker.check(["shrinking.mlir"]).get("shrinking.mlir")
        os.remove(path)
        if message is None or kind_of(message) != self.kind:
            return False
        self.best = Small(case, expected, text, message.removeprefix("shrinking.mlir:"))
        return True

    def without_chunks(self, items, attempt):
        """Delta debugging: attempt(chunk) for ever smaller chunks of items(); it says whether that failed still."""
        size = max(1, len(items()) // 2)
        while True:
            at = 0
            while at < len(items()):
                if not attempt(items()[at:at + size]):
                    at += size
            if size == 1:
                return
            size //= 2

    # ---- results, ops, inputs

    def one_result(self):
        for result in self.best.case.results:
            if self.fails(replace(self.best.case, results=[result])):
                return
        self.without_chunks(lambda: self.best.case.results, self.without_results)

    def without_results(self, chunk):
        kept = [r for r in self.best.case.results if r not in chunk]
        return bool(kept) and self.fails(replace(self.best.case, results=kept))

    def fewer_ops(self):
        """Each op that can be is replaced by an input that holds what XLA computes for it."""
        before = None
        while before != len(self.best.case.lines):
            before = len(self.best.case.lines)
            self.without_chunks(lambda: self.best.case.lines, self.without_lines)

    def without_lines(self, chunk):
        case = self.best.case
        wanted = [d for line in chunk for d in line.defines()]
        try:
            values = dict(zip((n for n, _ in wanted), self.xla.results(case, wanted)))
        except Exception:  # a value that XLA does not give as a result
            return False
        lines = [line for line in case.lines if line not in chunk]
        if any(base_of(r.name) in {base_of(n) for n in values} for r in case.results):
            return False
        inputs = list(case.inputs)
        for name, a in values.items():
            new = name.replace("#", "_")
            inputs.append((new, a, ""))
            lines = [line.renamed(name, new) for line in lines]
        return self.fails(replace(case, inputs=inputs, lines=lines))

    def simpler_inputs(self):
        """Zeros where they do, then whole numbers."""
        for i in range(len(self.best.case.inputs)):
            for simpler in (np.zeros_like, rounded):
                if i < len(self.best.case.inputs):
                    self.simplify(i, simpler)

    def simplify(self, i, simpler):
        inputs = list(self.best.case.inputs)
        name, a, sharding = inputs[i]
        with np.errstate(all="ignore"):
            inputs[i] = name, simpler(a), sharding
        if not np.array_equal(inputs[i][1], a):
            self.fails(replace(self.best.case, inputs=inputs))


def shrink(xla, checker, case, message, known):
    """The case as small as it was found to be; None if it does not fail by itself."""
    shrinker = Shrinker(xla, checker, known, kind_of(message))
    if not shrinker.fails(case):
        return None
    shrinker.one_result()
    shrinker.fewer_ops()
    shrinker.simpler_inputs()
    return shrinker.best
