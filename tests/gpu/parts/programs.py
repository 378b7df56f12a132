"""tests/programs: the values that JAX computes, within the tolerances of CPUs; and the same bits in every run, on one rank
and on four, because collectives of devices that share a GPU go by the host."""
import os

from harness import TESTS, expect
from support import Program

RANKS = (None, None, 4, 4)  # twice each: a program that is run again gives the same bits


def check(gpu, name):
    program = Program(name)
    runs = RANKS if program.meta["devices"] > 1 else RANKS[:2]
    first = {}
    for i, ranks in enumerate(runs):
        out = gpu.folder()
        gpu.run(ranks, program.prints()[-1], *program.arguments, *program.expect_options(), *program.tolerance_options(),
                "-o", out, "--gather")
        for result in range(len(program.expected)):
            path = os.path.join(out, f"result{result}.npy")
            with open(path, "rb") as file:
                bits = file.read()
            os.remove(path)
            expect(first.setdefault(result, bits) == bits,
                   f"result {result} has other bits in run {i + 1}, on {ranks or 1} ranks, than in the first, on one")


def cases(gpu):
    names = sorted(os.listdir(os.path.join(TESTS, "programs")))
    return [(name, lambda name=name: check(gpu, name)) for name in names
            if os.path.exists(os.path.join(TESTS, "programs", name, "meta.json"))]
