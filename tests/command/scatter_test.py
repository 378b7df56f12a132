"""scatter_test.py COMMAND LAUNCHER FIRST COUNT: random scatters give the bits of NumPy, which takes the updates in order, on
one core and on all. Most have work for several threads. Module k of COUNT modules has the seed FIRST + k."""
import itertools
import os
import sys

import numpy as np

from support import command_from_arguments, expect, result

PER_MODULE = 8
DTYPES = {"f32": np.float32, "f64": np.float64, "i32": np.int32}
REGIONS = {"add": np.add, "maximum": np.maximum, "set": lambda old, new: new}


class Scatter:
    """A random scatter. A dimension of the array is one of the batch ("b"), inserted ("i") or of the windows ("w").
    A few inserted ones have no index: all windows are at their start."""

    def __init__(self, random):
        pick = lambda *values: values[random.integers(len(values))]
        self.dtype, self.region, self.operand = pick(*DTYPES), pick(*REGIONS), pick("argument", "zeros", "sum")
        rank = pick(1, 2, 2, 3, 3)
        self.roles = "".join(pick("i", "i", "b", "w") if d == 0 else pick("i", "w", "w") for d in range(rank))
        self.dims = [pick(1, 3, 17, 40) if d == 0 else pick(1, 5, 16, 33) for d in range(rank)]
        whole = [role == "w" and random.random() < 0.7 for role in self.roles]
        self.window = [n if w else int(random.integers(1, n + 1)) if role == "w" else 1 for n, role, w in zip(self.dims, self.roles, whole)]
        self.map = [int(d) for d in random.permutation(rank) if (self.roles[d] == "i" and random.random() < 0.9) or (self.roles[d] == "w" and not whole[d])]
        self.batch = [d for d in range(rank) if self.roles[d] == "b"]
        # The windows: one for each index of `places`, of which the first may be that of the batch.
        each = int(np.prod(self.window))
        last = random.random() < 0.6  # the dimensions of windows come last
        most = (200000 if last else 50000) // each // (self.dims[0] if self.batch else 1)
        self.places = [int(random.integers(0, min(most, 3000) + 1))]
        self.batch_places = []
        if self.batch:
            at = int(random.integers(2))
            self.places.insert(at, self.dims[self.batch[0]])
            self.batch_places = [at]
        elif random.random() < 0.3:
            self.places.append(2)
        self.vector_dim = int(random.integers(len(self.places) + 1))
        shape = list(self.places)
        shape.insert(self.vector_dim, len(self.map))
        self.indices = np.zeros(shape, np.int32)
        for i, d in enumerate(self.map):
            np.moveaxis(self.indices, self.vector_dim, 0)[i] = random.integers(-2, self.dims[d] - self.window[d] + 3, self.places)
        kept = [d for d in range(rank) if self.roles[d] == "w"]
        order = ["p"] * len(self.places) + ["w"] * len(kept)
        order = order if last else [order[k] for k in random.permutation(len(order))]
        self.window_dims = [k for k, kind in enumerate(order) if kind == "w"]
        places, windows = iter(self.places), iter(self.window[d] for d in kept)
        shape = [next(windows if kind == "w" else places) for kind in order]
        values = lambda *shape: (random.integers(-99, 99, shape) if self.dtype == "i32" else random.standard_normal(shape)).astype(DTYPES[self.dtype])
        self.x, self.updates = values(*self.dims), values(*shape)
        self.wanted = self.computed()

    def computed(self):
        out = {"argument": self.x, "zeros": np.zeros_like(self.x), "sum": self.x + self.x}[self.operand].copy()
        indices = np.moveaxis(self.indices, self.vector_dim, -1)
        outer = max((d + 1 for d in range(self.updates.ndim) if d not in self.window_dims), default=0)
        for at in itertools.product(*map(range, self.updates.shape[:outer])):
            place = tuple(i for d, i in enumerate(at) if d not in self.window_dims)
            start = [0] * len(self.dims)
            for d, i in zip(self.map, indices[place]):
                start[d] = int(i)
            for d, p in zip(self.batch, self.batch_places):
                start[d] = place[p]
            if all(0 <= s <= n - w for s, n, w in zip(start, self.dims, self.window)):
                inner = iter([slice(at[d], at[d] + 1) if d < outer else slice(0, self.updates.shape[d]) for d in self.window_dims])
                part = [next(inner) if role == "w" else slice(0, 1) for role in self.roles]
                to = tuple(slice(s + p.start, s + p.stop) for s, p in zip(start, part))
                out[to] = REGIONS[self.region](out[to], self.updates[at].reshape(out[to].shape))
        return out

    def arrays(self):
        return [self.x, self.indices, self.updates]

    def text(self, k):
        """Lines that compute %r<k> from %x<k>, %i<k> and %u<k>, and the types of the four."""
        of = lambda array, dtype: f"tensor<{''.join(f'{n}x' for n in array.shape)}{dtype}>"
        types = [of(self.x, self.dtype), of(self.indices, "i32"), of(self.updates, self.dtype), of(self.x, self.dtype)]
        numbers = [("update_window_dims", self.window_dims), ("inserted_window_dims", [d for d, role in enumerate(self.roles) if role == "i"]),
                   ("input_batching_dims", self.batch), ("scatter_indices_batching_dims", [p + (p >= self.vector_dim) for p in self.batch_places]),
                   ("scatter_dims_to_operand_dims", self.map)]
        listed = "".join(f"{name} = {dims}, " for name, dims in numbers if dims)
        scalar = f"tensor<{self.dtype}>"
        body = "" if self.region == "set" else f"      %s = stablehlo.{self.region} %a, %b : {scalar}\n"
        lines = {"argument": f"    %o{k} = stablehlo.optimization_barrier %x{k} : {types[0]}\n",
                 "zeros": f"    %o{k} = stablehlo.constant dense<0{'' if self.dtype == 'i32' else '.0'}> : {types[0]}\n",
                 "sum": f"    %o{k} = stablehlo.add %x{k}, %x{k} : {types[0]}\n"}[self.operand]
        return (f"{lines}    %r{k} = \"stablehlo.scatter\"(%o{k}, %i{k}, %u{k}) <{{scatter_dimension_numbers = #stablehlo.scatter<{listed}"
                f"index_vector_dim = {self.vector_dim}>}}> ({{\n    ^bb0(%a: {scalar}, %b: {scalar}):\n{body}"
                f"      stablehlo.return {'%b' if self.region == 'set' else '%s'} : {scalar}\n"
                f"    }}) : ({', '.join(types[:3])}) -> {types[3]}\n"), types


def check_module(command, seed):
    """Returns how many scatters of the module are divided among threads."""
    random = np.random.default_rng(seed)
    all_ = [Scatter(random) for _ in range(PER_MODULE)]
    lines, arguments, results, words, expects = "", [], [], [], []
    for k, one in enumerate(all_):
        text, types = one.text(k)
        lines += text
        results.append(types[3])
        for name, kind, array in zip("xiu", types, one.arrays()):
            arguments.append(f"%{name}{k}: {kind}")
            words.append(command.path(f"{name}{k}.npy"))
            np.save(words[-1], array)
        expects += ["--expect", command.path(f"r{k}.npy")]
        np.save(expects[-1], one.wanted)
    path = command.path("module.mlir")
    with open(path, "w") as file:
        file.write(f"module @m {{\n  func.func public @main({', '.join(arguments)}) -> ({', '.join(results)}) {{\n{lines}"
                   f"    return {', '.join(f'%r{k}' for k in range(PER_MODULE))} : {', '.join(results)}\n  }}\n}}\n")
    cores = os.sched_getaffinity(0)
    for some in (cores, {min(cores)}):
        os.sched_setaffinity(0, some)
        done = command.run(None, path, *words, *expects, "--rtol", 0, "--atol", 0)
        expect(done.status == 0, f"seed {seed}, {len(some)} cores: {done}")
    os.sched_setaffinity(0, cores)
    plan = command.run(None, "show", path, "--stage", "plan")
    return sum("# scatter" in line and " over " in line for line in plan.out.splitlines())


def main():
    command, (first, count) = command_from_arguments()
    with command:
        divided = sum(check_module(command, int(first) + k) for k in range(int(count)))
    print(f"{divided} scatters are divided")
    expect(divided > int(count), f"few scatters are divided: {divided}")
    return result()


sys.exit(main())
