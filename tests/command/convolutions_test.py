"""convolutions_test.py COMMAND LAUNCHER SIMULATED FIRST COUNT: random convolutions on the simulated GPU in the folder SIMULATED,
which computes them by its cuDNN, give what NumPy computes. Module k of COUNT modules has the seed FIRST + k. All numbers are
small integers, so results are compared for equality."""
import itertools
import sys

import numpy as np

from support import command_from_arguments, expect, result

PER_MODULE = 12
DTYPES = ("f16", "bf16", "f32", "f64")
KINDS = ("convolution", "data gradient", "filter gradient")


def dilated(array, factors):
    shape = list(array.shape)
    shape[2:] = [(n - 1) * f + 1 for n, f in zip(shape[2:], factors)]
    out = np.zeros(shape)
    out[(slice(None), slice(None), *(slice(None, None, f) for f in factors))] = array
    return out


def padded(array, padding):
    for d, (low, high) in enumerate(padding, 2):
        widths = [(0, 0)] * array.ndim
        widths[d] = (max(low, 0), max(high, 0))
        array = np.pad(array, widths)
        array = array[(slice(None),) * d + (slice(max(-low, 0), array.shape[d] - max(-high, 0)),)]
    return array


class Convolution:
    """A random convolution. Operands and result are kept in the order [outer][feature][spatial...]."""

    def __init__(self, random):
        pick = lambda *values: values[random.integers(len(values))]
        self.dtype = pick(*DTYPES)
        n = self.spatial = pick(1, 2, 2, 2, 3)
        self.feature_groups, self.batch_groups = pick((1, 1), (1, 1), (2, 1), (4, 1), (1, 2), (1, 3))
        groups = max(self.feature_groups, self.batch_groups)
        wide, narrow = (6, 9) if n < 3 else (3, 5)
        sizes = lambda low, high: [int(k) for k in random.integers(low, high + 1, n)]
        large, small = sizes(wide, narrow), sizes(1, 3)
        places, window = (large, small) if random.random() < 0.7 else (small, large)
        self.lhs = [int(random.integers(2, 4)) * self.batch_groups, 4 * self.feature_groups, *places]
        self.rhs = [4 * groups, 4, *window]
        spread = random.random() < 0.3
        self.in_dilation = sizes(1, 3) if spread else [1] * n
        self.stride = [1] * n if spread and random.random() < 0.9 else sizes(1, 2)
        self.dilation = sizes(1, 2) if random.random() < 0.4 else [1] * n
        self.reversal = [bool(k) for k in random.integers(0, 2, n)] if random.random() < 0.3 else [random.random() < 0.3] * n
        self.padding = []
        for d in range(n):
            span = (window[d] - 1) * self.dilation[d]
            low = int(random.integers(-1, span + 2))
            least = max(1 + span - ((places[d] - 1) * self.in_dilation[d] + 1) - low, -1)
            even = least <= low and random.random() < 0.5
            self.padding.append((low, low if even else int(random.integers(least, least + span + 3))))
        self.values = [random.integers(-1, 2, shape).astype(np.float64) for shape in (self.lhs, self.rhs)]
        self.wanted = self.computed()
        self.orders = [self.order(random) for _ in range(3)]

    def order(self, random):
        """For each dimension in memory, which one it is."""
        rest = tuple(range(2, 2 + self.spatial))
        usual = [(0, 1, *rest), (0, *rest, 1), (*rest, 1, 0), (1, *rest, 0), (1, 0, *rest)]
        return usual[random.integers(len(usual))] if random.random() < 0.8 else tuple(random.permutation(2 + self.spatial))

    def computed(self):
        x, w = self.values
        w = w[(slice(None), slice(None), *(slice(None, None, -1 if r else 1) for r in self.reversal))]
        x = padded(dilated(x, self.in_dilation), self.padding)
        shape = [(k - (r - 1) * d - 1) // s + 1 for k, r, d, s in zip(x.shape[2:], w.shape[2:], self.dilation, self.stride)]
        groups = max(self.feature_groups, self.batch_groups)
        parts = []
        for g in range(groups):
            image = np.array_split(x, groups, 0 if self.batch_groups > 1 else 1)[g]
            kernel = np.array_split(w, groups, 0)[g]
            sums = np.zeros((image.shape[0], kernel.shape[0], *shape))
            for point in itertools.product(*map(range, w.shape[2:])):
                at = (slice(p * d, p * d + (k - 1) * s + 1, s) for p, d, k, s in zip(point, self.dilation, shape, self.stride))
                sums += np.einsum("bi...,oi->bo...", image[(slice(None), slice(None), *at)], kernel[(slice(None), slice(None), *point)])
            parts.append(sums)
        return np.concatenate(parts, 1)

    def operand(self, i):
        return np.ascontiguousarray(self.values[i].transpose(self.orders[i]))

    def result(self):
        return np.ascontiguousarray(self.wanted.transpose(self.orders[2]))

    def text(self, k):
        """Lines that compute %r<k> from %x<k> and %w<k>, which are f64."""
        names = [["b", "f"], ["o", "i"], ["b", "f"]]
        numbers = [", ".join(names[i][d] if d < 2 else str(d - 2) for d in order) for i, order in enumerate(self.orders)]
        types = [f"tensor<{'x'.join(map(str, array.shape))}x%s>" for array in (self.operand(0), self.operand(1), self.result())]
        small, wide = [[t % dtype for t in types] for dtype in (self.dtype, "f64")]
        window = (f"stride = {self.stride}, pad = {[list(p) for p in self.padding]}, lhs_dilate = {self.in_dilation}, "
                  f"rhs_dilate = {self.dilation}, reverse = {str(self.reversal).lower()}")
        groups = f"batch_group_count = {self.batch_groups} : i64, feature_group_count = {self.feature_groups} : i64"
        return (f"    %a{k} = stablehlo.convert %x{k} : ({wide[0]}) -> {small[0]}\n    %b{k} = stablehlo.convert %w{k} : ({wide[1]}) -> {small[1]}\n"
                f"    %c{k} = stablehlo.convolution(%a{k}, %b{k}) dim_numbers = [{numbers[0]}]x[{numbers[1]}]->[{numbers[2]}], "
                f"window = {{{window}}} {{{groups}}} : ({small[0]}, {small[1]}) -> {small[2]}\n"
                f"    %r{k} = stablehlo.convert %c{k} : ({small[2]}) -> {wide[2]}\n", wide)


def check_module(command, simulated, seed, counts):
    random = np.random.default_rng(seed)
    all_ = []
    while len(all_) < PER_MODULE:
        one = Convolution(random)
        if one.wanted.size and np.abs(one.wanted).max() <= 256:  # exact in bf16
            all_.append(one)
    lines, arguments, results, words = "", [], [], []
    for k, one in enumerate(all_):
        text, types = one.text(k)
        lines += text
        arguments += [f"%x{k}: {types[0]}", f"%w{k}: {types[1]}"]
        results.append(types[2])
        for name, array in ((f"x{k}", one.operand(0)), (f"w{k}", one.operand(1)), (f"r{k}", one.result())):
            np.save(command.path(name + ".npy"), array)
        words += [command.path(f"x{k}.npy"), command.path(f"w{k}.npy")]
    expects = [word for k in range(PER_MODULE) for word in ("--expect", command.path(f"r{k}.npy"))]
    path = command.path("module.mlir")
    with open(path, "w") as file:
        file.write(f"module @m {{\n  func.func public @main({', '.join(arguments)}) -> ({', '.join(results)}) {{\n{lines}"
                   f"    return {', '.join(f'%r{k}' for k in range(PER_MODULE))} : {', '.join(results)}\n  }}\n}}\n")
    done = command.run(None, path, *words, *expects, "--device", "cuda", "--cuda-libraries", simulated)
    expect(done.status == 0 and "simulated GPU: " not in done.err, f"seed {seed}: {done}")
    plan = command.run(None, "show", path, "--gpu", "sm_90", "--stage", "plan")
    expect(plan.status == 0, f"seed {seed}: {plan}")
    for kind in KINDS:
        counts[kind] += sum(f"  {kind} {dtype}, features " in line for line in plan.out.splitlines() for dtype in DTYPES)


def main():
    command, (simulated, first, count) = command_from_arguments()
    counts = dict.fromkeys(KINDS, 0)
    with command:
        for k in range(int(count)):
            check_module(command, simulated, int(first) + k, counts)
    print(counts)
    for kind in KINDS:
        expect(counts[kind] >= int(count), f"a module has no {kind}: {counts}")
    return result()


sys.exit(main())
