#!/usr/bin/env python3
"""Measures spmdrun on a GPU beside JAX, side by side in one run; products beside cuBLASLt, too.

    bench/gpu.py [OPTION...] [ROW ...]      from the sources with a build, or from an unpacked bundle of tools/bundle
    bench/gpu.py --list                     the rows

JAX with CUDA and PyTorch are used if this Python has them; without, their columns are empty. Each round measures ours and
theirs in turn; a round's figure is the median of its repetitions, the table shows the median over the rounds. The ratio of a
speed is the peer's time divided by ours; of times to begin and of memory, ours divided by the peer's. "copy" is the part of
the bandwidth of a copy within the device, measured in the same run. Nothing fails when a goal is missed: figures are for
people to read, and in the file of --json for programs.
"""
import argparse
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(ROOT, "tests", "gpu"))
sys.path.insert(0, HERE)

import cuda_libraries  # noqa: E402
import gpu_rows  # noqa: E402
from gpu_rows import AT_LEAST, AT_MOST, Goal  # noqa: E402
from worker import TESTED, Failed, Worker, geometric_mean, median  # noqa: E402

COPY_BYTES = {True: 1 << 30, False: 1 << 20}
PROGRAM_RATIO, PROGRAM_LEAST = 1.2, 0.8
# What stands for programs where each figure needs a process of JAX.
SAMPLE = [TESTED + name for name in ("adaptive_ode", "kalman", "linear_algebra", "special_functions")]
MOST_SECONDS = 150  # of one process


# ---- this machine -----------------------------------------------------------------------------------

def find_command():
    bundled = os.path.join(ROOT, "bin", "spmdrun")
    return bundled if os.path.exists(bundled) else os.path.join(ROOT, "build", "spmdrun")


def start_in_bundle():
    """A bundle's programs need the paths that its `run` sets."""
    start = os.path.join(ROOT, "run")
    if os.path.exists(os.path.join(ROOT, "bin", "spmdrun")) and "OPAL_PREFIX" not in os.environ:
        os.execv(start, [start, sys.executable, *sys.argv])


def environment_of_peers():
    """JAX and PyTorch have libraries of their own, which those of a bundle must not replace."""
    variables = dict(os.environ)
    folders = [path for path in variables.get("LD_LIBRARY_PATH", "").split(":") if path and not path.startswith(ROOT + os.sep)]
    variables["LD_LIBRARY_PATH"] = ":".join(folders)
    return variables


def tested_programs():
    """Programs of tests/programs for one device: {name: arguments}."""
    folder, found = os.path.join(ROOT, "tests", "programs"), {}
    for name in sorted(os.listdir(folder)):
        path = os.path.join(folder, name, "meta.json")
        if not os.path.exists(path):
            continue
        with open(path) as file:
            meta = json.load(file)
        if meta["devices"] == 1 and meta["jax"]:
            found[TESTED + name] = [os.path.join(folder, name, f"in{i}.npy") for i in range(len(meta["arguments"]))
                                    if i not in meta["unused_arguments"]]
    return found


class Over(Exception):
    """No time is left."""


class Ours:
    """The command, with a cache of its own."""

    def __init__(self, options, folder):
        self.options, self.folder, self.cache = options, folder, os.path.join(folder, "cache")
        self.full = not options.tiny
        self.tested = tested_programs()
        self.words = ["--device", "cuda"]
        if options.cuda_libraries:
            self.words += ["--cuda-libraries", options.cuda_libraries]

    def text(self, name):
        """(path of the module, its arguments)"""
        if name in self.tested:
            return os.path.join(ROOT, "tests", "programs", name.removeprefix(TESTED), "program.jax012.mlir"), self.tested[name]
        folder = os.path.join(HERE, "programs", "gpu", *([] if self.full else ["tiny"]))
        return os.path.join(folder, name + ".mlir"), [a.word for a in gpu_rows.PROGRAMS[name].arguments(self.full)]

    def run(self, words, launch=()):
        """What --stats says of a run."""
        stats = os.path.join(self.folder, "stats.json")
        line = [*launch, self.options.command, *words, *self.words, "--stats", stats]
        variables = os.environ | {"OMPI_ALLOW_RUN_AS_ROOT": "1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1",
                                  "OMPI_MCA_rmaps_base_oversubscribe": "1"}
        try:
            done = subprocess.run([str(word) for word in line], env=variables, capture_output=True, text=True,
                                  timeout=MOST_SECONDS)
        except subprocess.TimeoutExpired:
            raise Failed(f"not done after {MOST_SECONDS} s") from None
        if done.returncode:
            raise Failed((done.stderr.strip().splitlines() or ["no message"])[-1])
        with open(stats) as file:
            return json.load(file)

    def stats(self, name, repeat):
        path, arguments = self.text(name)
        return self.run([path, *arguments, "--cache-dir", self.cache, "--repeat", repeat])

    def time(self, name, repeat):
        return statistics.median(self.stats(name, repeat)["run_seconds"])

    def compile(self, name):
        path, arguments = self.text(name)
        return self.run([path, *arguments, "--no-cache"])["compile_seconds"]

    def start(self, name):
        """Seconds of a whole process, with the program in the cache."""
        path, arguments = self.text(name)
        begin = time.perf_counter()
        self.run([path, *arguments, "--cache-dir", self.cache])
        return time.perf_counter() - begin


class Peer(Worker):
    """A process of gpu_peer.py, if it is wanted."""

    def __init__(self, kind, folder, wanted):
        self.missing, self.about, self.process = "not wanted", None, None
        self.folder = folder
        if wanted:
            super().__init__([sys.executable, os.path.join(HERE, "gpu_peer.py"), kind], os.path.join(folder, kind + ".log"),
                             environment_of_peers())
            self.greet()

    def ask(self, do, **arguments):
        if self.missing:
            return None
        self.write(do, **arguments)
        said = self.read()
        if said.get("error"):
            print(f"  {said['error']}", file=sys.stderr)
        return said.get("value")

    def time(self, name, full, repeat):
        seconds = self.ask("time", name=name, full=full, repeat=repeat)
        return statistics.median(seconds) if seconds else None

    def alone(self, operation, name):
        """A program in a process of its own: (what it prints, its seconds); None if it fails."""
        if self.missing:
            return None
        variables = environment_of_peers() | {"JAX_COMPILATION_CACHE_DIR": os.path.join(self.folder, "jax-cache"),
                                              "JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS": "0",
                                              "JAX_PERSISTENT_CACHE_MIN_ENTRY_SIZE_BYTES": "-1"}
        if operation == "compile":
            variables["JAX_ENABLE_COMPILATION_CACHE"] = "false"
        begin = time.perf_counter()
        done = subprocess.run([sys.executable, os.path.join(HERE, "gpu_peer.py"), "jax", operation, name], env=variables,
                              capture_output=True, text=True)
        seconds = time.perf_counter() - begin
        return (done.stdout, seconds) if done.returncode == 0 else None

    def end(self):
        if self.process:
            super().end()


def copy_seconds(libraries, full):
    """Of a copy within the device, the median of ten."""
    count, seconds = COPY_BYTES[full], []
    with cuda_libraries.Runtime(libraries or "") as cuda:
        source, target = cuda.take(count), cuda.take(count)
        cuda.set(source, 1, count)
        for _ in range(11):
            cuda.wait()
            begin = time.perf_counter()
            cuda.copy(target, source, count)
            cuda.wait()
            seconds.append(time.perf_counter() - begin)
    return statistics.median(seconds[1:])


# ---- the table --------------------------------------------------------------------------------------

class Table:
    """Lines as they are known, and all of them as JSON."""

    def __init__(self, path):
        self.path, self.lines, self.head = path, [], {}

    def print_head(self, head):
        self.head = head
        for name, value in head.items():
            print(f"{name}: {value}")
        print(f"\n{'row':<36}{'unit':<14}{'spmdrun':>11}{'min..max':>22}{'JAX':>11}{'ratio':>8}{'cuBLASLt':>11}{'ratio':>8}"
              f"{'rate':>15}{'copy':>7}   goal", flush=True)

    def add(self, name, unit, goal, ours=None, spread=None, peer=None, ratio=None, blas=None, blas_ratio=None, rate="", copy=None,
            note=""):
        met = None if goal is None or note else goal.met(ratio if ratio is not None else blas_ratio, copy, ours)

        def number(value, width, digits=4):
            return f"{value:{width}.{digits}g}" if value is not None else " " * width

        shown = f"{spread[0]:.4g}..{spread[1]:.4g}" if spread else ""
        verdict = {True: "met", False: "MISSED", None: ""}[met]
        print(f"{name:<36}{unit:<14}{number(ours, 11)}{shown:>22}{number(peer, 11)}{number(ratio, 8, 3)}{number(blas, 11)}"
              f"{number(blas_ratio, 8, 3)}{rate:>15}{f'{100 * copy:.0f} %' if copy is not None else '':>7}   "
              f"{goal.text() if goal else ''} {verdict}{note}".rstrip(), flush=True)
        self.lines.append({"row": name, "unit": unit, "spmdrun": ours, "spread": spread, "jax": peer, "ratio": ratio,
                           "cublaslt": blas, "cublaslt_ratio": blas_ratio, "rate": rate, "copy": copy,
                           "goal": goal.text() if goal else None, "met": met, "note": note})
        self.write()

    def write(self):
        if self.path:
            with open(self.path, "w") as file:
                json.dump({"machine": self.head, "rows": self.lines}, file, indent=1)


def ratio_of(goal, ours, peer):
    if ours is None or peer is None or ours <= 0 or peer <= 0:
        return None
    return peer / ours if goal.sense == AT_LEAST else ours / peer


class Bench:
    def __init__(self, options, folder):
        self.options, self.full = options, not options.tiny
        self.ours = Ours(options, folder)
        self.jax = Peer("jax", folder, not options.without_peers)
        self.torch = Peer("torch", folder, not options.without_peers)
        self.table = Table(options.json)
        self.copy = None
        self.failures = 0
        self.end = time.monotonic() + options.seconds

    def begin(self):
        seconds = copy_seconds(self.options.cuda_libraries, self.full)
        self.copy = 2 * COPY_BYTES[self.full] / seconds
        self.table.print_head({
            "machine": f"{len(os.sched_getaffinity(0))} cores, load {os.getloadavg()[0]:.1f} at the start",
            "GPU": gpu_name(), "JAX": self.jax.about or f"none ({self.jax.missing})",
            "cuBLASLt": self.torch.about or f"none ({self.torch.missing})",
            "copy within the device": f"{self.copy / 1e9:.1f} GB/s read and written",
            "rounds": self.options.rounds})

    def check_time(self):
        if time.monotonic() > self.end:
            raise Over

    def repeat(self, name):
        """Runs of a round."""
        return gpu_rows.PROGRAMS[name].repeat if name in gpu_rows.PROGRAMS and self.full else 3

    def rounds(self, names):
        """Times of programs: ours, JAX's and cuBLASLt's, {name: seconds} for each round."""
        found = []
        for _ in range(self.options.rounds):
            self.check_time()
            ours = {name: self.ours.time(name, self.repeat(name)) for name in names}
            jax = {name: self.jax.time(name, self.full, self.repeat(name)) for name in names}
            blas = {name: self.torch.time(name, self.full, self.repeat(name)) for name in names
                    if name in gpu_rows.PROGRAMS and gpu_rows.PROGRAMS[name].matmul}
            found.append((ours, jax, blas))
        return found

    def row(self, name):
        row = gpu_rows.ROWS[name]

        def figure(times):
            complete = len(times) == len(row.programs) and all(value is not None for value in times.values())
            return row.figure(times, self.full) if complete else None

        found = self.rounds(row.programs)
        ours = [figure(times[0]) for times in found]
        value, peer, blas = median(ours), median([figure(times[1]) for times in found]), median([figure(times[2])
                                                                                                 for times in found])
        program = gpu_rows.PROGRAMS[row.programs[0]]
        rate, copy = "", None
        if program.moved and row.unit == "ms":
            moved = program.moved(self.full) / (value / 1e3)
            rate, copy = f"{moved / 1e9:.4g} GB/s", moved / self.copy
        elif program.work:
            rate = f"{program.work(self.full) / (value / 1e3) / 1e12:.3g} TFLOP/s"
        self.table.add(name, row.unit, row.goal, value, (min(ours), max(ours)), peer, ratio_of(row.goal, value, peer), blas,
                       ratio_of(row.goal, value, blas), rate, copy)

    def failed(self, name, reason):
        self.failures += 1
        self.table.add(name, "", None, note=f"failed: {reason}")

    # ---- programs ----

    def programs(self):
        """Each program of tests/programs for one device, and the geometric mean of the ratios."""
        goal, ratios = Goal(AT_LEAST, PROGRAM_LEAST), []
        for name in self.ours.tested:
            try:
                found = self.rounds([name])
            except Failed as reason:
                self.failed(name, reason)
                continue
            ours, peer = [times[0][name] * 1e3 for times in found], median([times[1][name] for times in found])
            peer = peer * 1e3 if peer else None
            ratios.append(ratio_of(goal, median(ours), peer))
            self.table.add(name, "ms", goal, median(ours), (min(ours), max(ours)), peer, ratios[-1])
        self.table.add("programs", "geomean", Goal(AT_LEAST, PROGRAM_RATIO), ratio=geometric_mean(ratios))

    def pairs(self, name, unit, goal, ours, theirs, scale=1):
        """The geometric means of a figure over some programs."""
        pairs = []
        for program in SAMPLE:
            both = []
            for _ in range(min(2, self.options.rounds)):
                self.check_time()
                both.append((ours(program), theirs(program)))
            pairs.append((median([own for own, _ in both]), median([peer for _, peer in both])))
        both = [ratio_of(goal, *pair) for pair in pairs]
        peers = [peer for _, peer in pairs]
        self.table.add(name, unit, goal, geometric_mean([pair[0] for pair in pairs]) * scale,
                       peer=geometric_mean(peers) * scale if all(peers) else None,
                       ratio=geometric_mean(both) if all(both) else None)

    def compile(self):
        def theirs(name):
            said = self.jax.alone("compile", name)
            return float(said[0]) if said else None

        self.pairs("compile", "ms", Goal(AT_MOST, 0.5), self.ours.compile, theirs, 1e3)

    def start(self):
        def theirs(name):
            said = self.jax.alone("start", name)
            return said[1] if said else None

        for name in SAMPLE:  # fills both caches
            self.check_time()
            self.ours.start(name)
            theirs(name)
        self.pairs("start", "ms", Goal(AT_MOST, 0.4), self.ours.start, theirs, 1e3)

    def memory(self):
        """The most memory of a GPU, against what XLA plans."""
        goal, ratios = Goal(AT_MOST, 1.1), []
        for name in ("elementwise", "transpose", "row_sums", "product_f32_8192", "product_bf16_8192", "convolution_f32",
                     "convolution_image_gradient", "convolution_window_gradient", "softmax", "layer_norm", "gather", "scatter",
                     "cumsum", "sort"):
            self.check_time()
            peer = self.jax.ask("memory", name=name, full=self.full)
            ours = self.ours.stats(name, 1)["peak_device_bytes"]
            ratios.append(ratio_of(goal, ours, peer))
            self.table.add(f"memory.{name}", "MB", goal, ours / 1e6, peer=peer / 1e6 if peer else None, ratio=ratios[-1])
        self.table.add("memory", "geomean", goal, ratio=geometric_mean(ratios))

    # ---- several GPUs ----

    def all_reduce(self):
        """Of two GPUs, against nccl-tests."""
        launcher = [self.options.launcher, "-n", "2"]
        for name, count, steps in (("64k", 1 << 16, 2000), ("256m", 256 << 20, 20)):
            row, goal = f"all_reduce_{name}", Goal(AT_MOST, 1.05)
            if gpu_count() < 2:
                self.table.add(row, "us", goal, note="  needs two GPUs")
                continue
            path = os.path.join(HERE, "programs", f"all_reduce_{name}.mlir")
            ours = [statistics.median(self.ours.run([path, "ones", "--cache-dir", self.ours.cache, "--repeat", 3],
                                                    launcher)["run_seconds"]) / steps * 1e6
                    for _ in range(self.options.rounds)]
            peer = nccl_tests_us(count)
            self.table.add(row, "us", goal, median(ours), (min(ours), max(ours)), peer, ratio_of(goal, median(ours), peer))


def nvidia_smi(query):
    if not shutil.which("nvidia-smi"):
        return []
    done = subprocess.run(["nvidia-smi", f"--query-gpu={query}", "--format=csv,noheader"], capture_output=True, text=True)
    return done.stdout.strip().splitlines() if done.returncode == 0 else []


def gpu_count():
    """The simulated GPU is no reason to run this: its times mean nothing."""
    return len(nvidia_smi("name"))


def gpu_name():
    return "; ".join(nvidia_smi("name,driver_version,clocks.max.sm,power.limit")) or "no nvidia-smi"


def nccl_tests_us(count):
    """Microseconds of an all-reduce of `count` bytes on two GPUs by nccl-tests; None without it."""
    program = shutil.which("all_reduce_perf")
    if not program:
        return None
    done = subprocess.run([program, "-b", str(count), "-e", str(count), "-g", "2", "-n", "100"], capture_output=True, text=True)
    found = re.search(r"^ +%d +\d+ +\S+ +\S+ +\S+ +([\d.]+)" % count, done.stdout, re.MULTILINE)
    return float(found[1]) if found else None


GROUPS = {"programs": "programs of tests/programs for one device", "compile": "the first compilation of some",
          "start": "a process whose program is in the cache, of some", "memory": "the most memory of the GPU",
          "all_reduce": "sums over two GPUs"}


def parse():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--command", default=find_command(), help="spmdrun (default: %(default)s)")
    parser.add_argument("--launcher", default=shutil.which("mpirun") or "mpirun", help="mpirun")
    parser.add_argument("--cuda-libraries", metavar="DIR:DIR", help="where CUDA's libraries are searched first (default: "
                        "where this Python's packages have them)")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=500, help="no row begins later (default: %(default)s)")
    parser.add_argument("--json", metavar="FILE", help="writes the table to FILE, too")
    parser.add_argument("--without-peers", action="store_true", help="measure spmdrun alone")
    parser.add_argument("--tiny", action="store_true", help="small sizes, for tests")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("rows", nargs="*", metavar="ROW")
    options = parser.parse_args()
    unknown = set(options.rows) - set(gpu_rows.ROWS) - set(GROUPS)
    if unknown:
        parser.error(f"unknown: {', '.join(sorted(unknown))}; --list tells the rows")
    return options


def measure(options, folder):
    bench = Bench(options, folder)
    bench.begin()
    for name in options.rows or [*gpu_rows.ROWS, *GROUPS]:
        try:
            bench.check_time()
            bench.row(name) if name in gpu_rows.ROWS else getattr(bench, name)()
        except Over:
            bench.table.add(name, "", None, note="not measured: the time is over")
        except Failed as reason:
            bench.failed(name, reason)
    for peer in (bench.jax, bench.torch):
        peer.end()
    return 1 if bench.failures else 0


def main():
    options = parse()
    if options.list:
        for name, row in gpu_rows.ROWS.items():
            print(f"{name:<30} {row.unit:<14} {row.goal.text()}")
        for name, about in GROUPS.items():
            print(f"{name:<30} {about}")
        return 0
    start_in_bundle()
    if options.cuda_libraries is None:
        options.cuda_libraries = cuda_libraries.of_packages()
    with tempfile.TemporaryDirectory(prefix="spmdrun-bench-") as folder:
        return measure(options, folder)


if __name__ == "__main__":
    sys.exit(main())
