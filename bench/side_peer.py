"""A process of bench/side.py that lowers its programs and runs them by JAX on CPUs.

    side_peer.py DEVICES                        answers as worker.py says
    side_peer.py DEVICES HOST:PORT PROCESS      the same, as one of DEVICES processes of one device each (gloo)
    side_peer.py DEVICES job NAME full|tiny     one program in a process of its own: compiles it, runs it, ends

Programs are those of side_rows.py and side_collectives.py, and "program.NAME" those of tests/programs.
"""
import os
import sys
import time

from worker import TESTED, module_of_programs, planned_bytes, serve

MOST_REPEATS = 30
TOLERANCE = 1e-3


class Jax:
    def __init__(self, devices, coordinator=None, process=0):
        os.environ |= {"JAX_PLATFORMS": "cpu", "JAX_NUM_CPU_DEVICES": "1" if coordinator else str(devices)}
        import jax
        import numpy
        if coordinator:
            jax.distributed.initialize(coordinator, devices, process)
        import side_collectives  # registers its programs
        import side_rows
        self.jax, self.numpy, self.rows, self.tested = jax, numpy, side_rows, module_of_programs()
        self.collectives = side_collectives
        self.apart = coordinator is not None
        self.mesh = jax.sharding.Mesh(numpy.array(jax.devices()), ("i",), axis_types=(jax.sharding.AxisType.Auto,))
        self.compiled = self.arguments = self.again = self.whole = self.result = None
        self.lower = None  # a function
        self.x64 = self.tolerance = None
        self.about = f"JAX {jax.__version__}"

    def programs(self):
        """[name, kind, devices]; None devices: as many as the bench uses."""
        rows = [(name, made.kind, None if made.collectives else 1) for name, made in self.rows.PROGRAMS.items()]
        return rows + [(TESTED + name, "tests/programs", row[1]) for name, row in self.tested.PROGRAMS.items()]

    def build(self, name, full):
        """(a jitted function, its arguments), with self.tolerance and self.x64 set."""
        if name.startswith(TESTED):
            name = name.removeprefix(TESTED)
            make, _, self.tolerance, self.x64, *_ = self.tested.PROGRAMS[name]
            self.tested.rng = self.numpy.random.default_rng(len(name))
            with self.jax.enable_x64(self.x64):
                return make()
        program = self.rows.PROGRAMS[name]
        self.x64, self.tolerance = program.x64, program.tolerance
        self.rows.start_random(name)
        if not program.collectives:
            function, arguments = program.make(full)
            return self.jax.jit(function), arguments
        function, arguments, specs, results = program.make(full, self.mesh.size)
        mapped = self.jax.shard_map(function, mesh=self.mesh, in_specs=tuple(specs), out_specs=results, check_vma=False)
        self.whole = arguments
        return self.jax.jit(mapped), [self.divided(*pair) for pair in zip(arguments, specs)]

    def divided(self, array, spec):
        sharding = self.jax.sharding.NamedSharding(self.mesh, spec)
        return self.jax.make_array_from_callback(array.shape, sharding, lambda index: array[index])

    def make(self, name, full, folder):
        """Compiles the program and runs it. With a folder, its text and arguments are left there for spmdrun."""
        self.compiled = self.arguments = self.result = self.again = self.whole = None
        function, arguments = self.build(name, full)
        self.lower = lambda: function.lower(*arguments)
        with self.jax.enable_x64(self.x64):
            lowered = self.lower()
            count = self.write(lowered, self.whole or arguments, folder) if folder else None
            begin = time.perf_counter()
            self.compiled = lowered.compile()
            seconds = time.perf_counter() - begin
            self.result = self.expected(name, arguments)
            self.arguments = self.kept(arguments)
            self.time(0)
            return {"compile_seconds": seconds, "bytes": planned_bytes(self.compiled), "arguments": count}

    def compile(self):
        """Seconds to compile the program once more."""
        self.jax.clear_caches()
        with self.jax.enable_x64(self.x64):
            lowered = self.lower()
            begin = time.perf_counter()
            lowered.compile()
            return time.perf_counter() - begin

    def write(self, lowered, arguments, folder):
        """How many arguments there are: jit drops those that are not used."""
        with open(os.path.join(folder, "program.mlir"), "w") as file:
            file.write(lowered.as_text())
        leaves = self.jax.tree.leaves(arguments)
        kept = sorted(lowered._lowering.compile_args.get("kept_var_idx", range(len(leaves))))
        for i, leaf in enumerate(kept):
            self.tested.save(os.path.join(folder, f"in{i}.npy"), self.numpy.asarray(leaves[leaf]))
        return len(kept)

    def kept(self, arguments):
        """On the devices; self.again makes those anew that a run has taken for itself (donated)."""
        leaves, tree = self.jax.tree.flatten(arguments)
        wanted = self.jax.tree.leaves(self.compiled.input_shardings[0])
        if self.apart or len(wanted) != len(leaves):
            self.again = lambda old: old
            return arguments
        leaves = self.jax.device_put(leaves, wanted)
        held = [(self.numpy.array(leaf), leaf.sharding) for leaf in leaves]

        def again(leaf, value):
            return self.jax.block_until_ready(self.jax.device_put(*value)) if leaf.is_deleted() else leaf

        self.again = lambda old: tree.unflatten(map(again, self.jax.tree.leaves(old), held))
        return tree.unflatten(leaves)

    def expected(self, name, arguments):
        """What the program computes; for programs of tests/programs that XLA computes wrongly, what their makers say."""
        name = name.removeprefix(TESTED) if name.startswith(TESTED) else None
        leaves = [self.numpy.array(leaf) for leaf in self.jax.tree.leaves(arguments)] if name else []
        if name and self.tested.PROGRAMS[name][4]:  # XLA cannot divide it
            self.tested.DIVIDED = False
            result = self.tested.PROGRAMS[name][0]()[0](*arguments)
            self.tested.DIVIDED = True
        else:
            result = self.compiled(*self.kept(arguments))
        result = self.jax.tree.leaves(result)
        for index, right in (self.tested.CORRECTED.get(name, {}) if name else {}).items():
            result[index] = right(*leaves)
        return result

    def time(self, seconds):
        """Seconds of each run, from the call until its results are there. They take about `seconds` together."""
        found = []
        with self.jax.enable_x64(self.x64):
            while not found or (len(found) < MOST_REPEATS and sum(found) < seconds):
                self.arguments = self.again(self.arguments)
                begin = time.perf_counter()
                self.jax.block_until_ready(self.compiled(*self.arguments))
                found.append(time.perf_counter() - begin)
        return found

    def repeat(self, count):
        """The same for processes that must run equally often."""
        for _ in range(count - 1):
            self.time(0)
        return self.time(0)

    def compare(self, folder):
        """What is wrong with the results that spmdrun left in the folder; "" is nothing."""
        for i, theirs in enumerate(self.result):
            if self.apart:  # all processes take part, only the first compares
                from jax.experimental import multihost_utils
                theirs = multihost_utils.process_allgather(theirs, tiled=True)
            if folder is None:
                continue
            theirs = self.numpy.asarray(theirs)
            ours = self.numpy.load(os.path.join(folder, f"result{i}.npy"))
            if ours.dtype != theirs.dtype and ours.dtype.itemsize == theirs.dtype.itemsize:
                ours = ours.view(theirs.dtype)  # types that NumPy's files do not know
            if ours.shape != theirs.shape:
                return f"result {i} has the shape {ours.shape}, not {theirs.shape}"
            wrong = self.difference(ours, theirs)
            if wrong:
                return f"result {i} {wrong}"
        return ""

    def difference(self, ours, theirs):
        inexact = self.jax.dtypes.issubdtype(theirs.dtype, self.numpy.inexact)
        tolerance = self.tolerance if self.tolerance is not None else TOLERANCE if inexact else 0
        wide = self.numpy.complex128 if theirs.dtype.kind == "c" else self.numpy.float64
        ours, theirs = ours.astype(wide).ravel(), theirs.astype(wide).ravel()
        finite = self.numpy.isfinite(theirs)
        if not self.numpy.array_equal(ours[~finite], theirs[~finite], equal_nan=True):
            return "differs where the values are not finite"
        off = float(self.numpy.linalg.norm(ours[finite] - theirs[finite]))
        most = tolerance * max(float(self.numpy.linalg.norm(theirs[finite])), 1e-30)
        return "" if off <= most else f"is off by {off:.3g}, {most:.3g} is allowed"


def main():
    devices, *rest = sys.argv[1:]
    if rest and rest[0] == "job":
        peer = Jax(int(devices))
        peer.make(rest[1], rest[2] == "full", None)
    else:
        serve(lambda: Jax(int(devices), *rest[:1], *map(int, rest[1:])))


if __name__ == "__main__":
    main()
