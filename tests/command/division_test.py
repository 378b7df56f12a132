"""division_test.py COMMAND LAUNCHER: quotients and remainders of arrays of integers are exact: beside multiples, at the ends of
every type, and all of those of 8 bits. Values from NumPy."""
import sys

import numpy as np

from support import command_from_arguments, expect, result

TYPES = {"i8": np.int8, "ui8": np.uint8, "i16": np.int16, "ui16": np.uint16, "i32": np.int32, "ui32": np.uint32, "i64": np.int64}


def pairs(dtype):
    """Numerators and denominators."""
    low, high = int(np.iinfo(dtype).min), int(np.iinfo(dtype).max)
    if high < 256:
        every = np.arange(low, high + 1)
        return (grid.ravel().astype(dtype) for grid in np.meshgrid(every, every))
    random = np.random.default_rng(high % 1000003)
    edges = [n for n in (low, low + 1, -2, -1, 0, 1, 2, 3, high // 2, high - 1, high) if n >= low]
    found = [(a, b) for a in edges for b in edges]
    for _ in range(4000):
        b = max(low, int(random.choice([-1, 1])) * int(2 ** random.uniform(0, np.log2(high)))) if low else int(2 ** random.uniform(0, np.log2(high)))
        most = high // abs(b)
        q = int(random.choice([most, random.integers(0, min(most, 1 << 62) + 1)]))
        found += [(a, b) for a in (q * b - 1, q * b, q * b + 1, -q * b) if low <= a <= high]
    return (np.array(list(side), dtype=object).astype(dtype) for side in zip(*found))


def wanted(a, b):
    """As StableHLO defines them: towards zero; by zero -1 (all bits) and the numerator."""
    quotients, remainders = [], []
    bits = 8 * a.itemsize
    for x, y in zip(a.tolist(), b.tolist()):
        q = abs(x) // abs(y) * (1 if (x < 0) == (y < 0) else -1) if y else -1
        r = x - q * y if y else x
        quotients.append(q % 2**bits)
        remainders.append(r % 2**bits)
    return [np.array(list_, dtype=object).astype(np.dtype(f"u{a.itemsize}")).view(a.dtype) for list_ in (quotients, remainders)]


def main():
    command, _ = command_from_arguments()
    arguments, results, lines, words, expects, names = [], [], "", [], [], []
    with command:
        for name, dtype in TYPES.items():
            a, b = pairs(dtype)
            t = f"tensor<{len(a)}x{name}>"
            arguments += [f"%a_{name}: {t}", f"%b_{name}: {t}"]
            for which, op, values in zip("qr", ("divide", "remainder"), wanted(a, b)):
                lines += f"    %{which}_{name} = stablehlo.{op} %a_{name}, %b_{name} : {t}\n"
                results.append(t)
                names.append(f"%{which}_{name}")
                expects += ["--expect", command.path(f"{which}_{name}.npy")]
                np.save(expects[-1], values)
            for side, values in zip("ab", (a, b)):
                words.append(command.path(f"{side}_{name}.npy"))
                np.save(words[-1], values)
        path = command.path("division.mlir")
        with open(path, "w") as file:
            file.write(f"module @m {{\n  func.func public @main({', '.join(arguments)}) -> ({', '.join(results)}) {{\n{lines}"
                       f"    return {', '.join(names)} : {', '.join(results)}\n  }}\n}}\n")
        for options in ([], ["--cpu", "x86-64"]):
            done = command.run(None, path, *words, *expects, *options)
            expect(done.status == 0, f"{options}: {done}")
    return result()


sys.exit(main())
