"""Compares the bytes that collectives move with those of XLA's partitioner, for the same module.

    PYTHON_WITH_JAX bench/bytes.py [--build BUILD_DIR] [--verbose] [NAME ...]

NAME is a program of tests/programs/make.py of more than one device; of modules that are written by hand there spmdrun's
side alone is told: XLA refuses most of them, and of uneven shardings of arguments it takes no notice. Others are lowered
once and run by both on their own inputs: spmdrun counts the collectives that ran (--stats), XLA's are read from the
module that it made for the CPU (bench/hlo.py), loops multiplied out. Both by one definition, that of
executable/traffic.h: the bytes that the busiest device must send by the algorithms that need least. Without NAME, all
programs of more than one device. How often a loop runs whose count XLA does not know is taken from what the program is
given or returns, in XLA's own run (TRIPS); where that does not tell, XLA's bytes are not known. --verbose shows the
collectives of both one by one.
"""
import argparse, json, re, subprocess, sys, tempfile
from compile import ROOT, programs
import hlo

# How often a program's only loop of unknown length runs, by its arguments and results.
TRIPS = {
    "conjugate_gradient": lambda arguments, results: results[1],
    "sharded_factors": lambda arguments, results: arguments[1],
}


def trips_of(name, arguments, results):
    """Of lists of arrays: the entry of TRIPS as a number, None without one."""
    return int(TRIPS[name](arguments, results)) if name in TRIPS else None


def of_xla(name, compiled, arguments, leaves):
    """As hlo.traffic, and the trip count of its run, or None. `leaves`: a function, what of a tree are arrays."""
    if name not in TRIPS:
        return *hlo.traffic(compiled.as_text()), None
    trips = trips_of(name, leaves(arguments), leaves(compiled(*arguments)))
    asked = []

    def of_run(loop):
        asked.append(loop.name)
        if len(set(asked)) > 1:
            hlo.unknown_trips(loop)
        return trips

    return *hlo.traffic(compiled.as_text(), of_run), trips


class Ours:
    """The module as a file with its inputs, beside each other in a folder."""

    def __init__(self, spmdrun, folder, make, name, text, arguments, kept=None):
        """kept: the arguments that the module has; None: all."""
        self.spmdrun, self.folder, self.name, self.make = spmdrun, folder, name, make
        self.text = f"{folder}/{name}.mlir"
        with open(self.text, "w") as file:
            file.write(text)
        self.arguments = make.jax.tree.leaves(arguments)
        kept = range(len(self.arguments)) if kept is None else sorted(kept)
        self.inputs = [f"{folder}/in{i}.npy" for i in kept]
        for i, path in zip(kept, self.inputs):
            make.save(path, self.arguments[i])

    def start(self, *words):
        done = subprocess.run([self.spmdrun, *words], capture_output=True, text=True)
        if done.returncode:
            sys.exit(f"{self.name}: {done.stderr}")
        return done.stdout

    def traffic(self):
        """Bytes, collectives, and the trip count, or None."""
        stats, out = f"{self.folder}/stats.json", f"{self.folder}/out"
        self.start(self.text, *self.inputs, "--no-cache", "--stats", stats, "-o", out, "--gather")
        with open(stats) as file:
            found = json.load(file)
        results = [self.make.np.load(f"{out}/result{i}.npy") for i in range(len(found["results"]))]
        return found["collective_bytes"], found["collectives"], trips_of(self.name, self.arguments, results)

    def steps(self):
        """The lines of the plan that move something, and the loops and branches that hold them."""
        plan = self.start("show", self.text, "--stage", "plan")
        words = re.compile(r", sends |^[ 0-9]* (while|if|case)\b|^ *(do|true|false|[0-9]+):$")
        return [line for line in plan.partition("\nsteps:\n")[2].splitlines() if words.search(line.partition("  # ")[0])]


def show(name, ours, theirs, trips):
    """Both sides, one by one."""
    print(f"  {name}, spmdrun:" + (f" {trips[0]} iterations" if trips[0] is not None else ""))
    for line in ours.steps():
        print(f"    {line}")
    print("  XLA:" + (f" {trips[1]} iterations" if trips[1] is not None else ""))
    for row in theirs:
        at = row.instruction
        print(f"    {row.times} x {row.bytes} bytes  {at.opcode} {at.type}  # {at.program_op()}")


def measure(name, make, spmdrun, verbose):
    by_hand = name in make.WRITTEN
    row = make.Row(*make.WRITTEN[name], False, False, "cpu") if by_hand else make.PROGRAMS[name]
    make.rng = make.np.random.default_rng(sum(map(ord, name)))  # as make.py does for tests/programs
    with make.jax.enable_x64(row.x64), tempfile.TemporaryDirectory() as folder:
        made, arguments = row.make()[:2]
        if by_hand:
            ours = Ours(spmdrun, folder, make, name, made.lstrip(), arguments)
        else:
            lowered = made.lower(*arguments)
            kept = lowered._lowering.compile_args["kept_var_idx"]
            ours = Ours(spmdrun, folder, make, name, lowered.as_text(), arguments, kept)
        our_bytes, our_count, our_trips = ours.traffic()
        print(f"{name:24}{row.devices:8}{our_bytes:12}", end="")
        try:
            if by_hand:
                raise hlo.NotKnown("the program is written by hand")
            if row.alone:
                raise hlo.NotKnown("it does not partition the program")
            their_bytes, their_count, rows, their_trips = of_xla(name, lowered.compile(), arguments,
                                                               make.jax.tree.leaves)
        except hlo.NotKnown as error:
            print(f"{'?':>12}{'?':>8}{our_count:13}{'?':>7}   XLA: {error}", flush=True)
            return
        ratio = f"{our_bytes / their_bytes:.2f}" if their_bytes else "1.00" if our_bytes == 0 else "inf"
        note = f"   {our_trips} and {their_trips} iterations" if our_trips != their_trips else ""
        print(f"{their_bytes:12}{ratio:>8}{our_count:13}{their_count:7}{note}", flush=True)
        if verbose:
            show(name, ours, rows, (our_trips, their_trips))


def main():
    parser = argparse.ArgumentParser(description="bytes that collectives move, against XLA")
    parser.add_argument("--build", default=f"{ROOT}/build")
    parser.add_argument("--verbose", action="store_true")
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    make = programs()
    devices = {name: row[1] for name, row in (make.PROGRAMS | make.WRITTEN).items()}
    unknown = set(options.names) - set(devices)
    if unknown:
        parser.error(f"unknown: {', '.join(sorted(unknown))}; there are {', '.join(sorted(devices))}")
    print(f"JAX {make.jax.__version__}; bytes that the busiest device sends, and collectives that ran on it")
    print(f"{'program':24}{'devices':>8}{'spmdrun':>12}{'XLA':>12}{'ratio':>8}{'collectives':>13}{'XLA':>7}"
          "   goal: ratio <= 1")
    for name in options.names or sorted(name for name in devices if devices[name] > 1):
        measure(name, make, f"{options.build}/spmdrun", options.verbose)


if __name__ == "__main__":
    main()
