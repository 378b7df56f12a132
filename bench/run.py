"""Measures spmdrun against hand-written peers, side by side in one run.

    python3 bench/run.py [--build BUILD_DIR] [--rounds N] [NAME ...]

Peer and program take turns for N rounds (default 5); a round's figure is the median of its own
repetitions, the table shows the median over the rounds and the ratio of the medians. Goals are
those of the issue tracker: a ratio or an absolute figure. Timings are for people to read: nothing
fails when a machine is slow.
"""
import argparse, json, os, shlex, statistics, subprocess, sys, tempfile, time

import twins

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
CORES = len(os.sched_getaffinity(0))
MPI = ["mpirun", "-n", "2"]
PEERS = ["stencil", "all_reduce", "start", "triad", "gemm"]


def environment():
    e = dict(os.environ, OMPI_ALLOW_RUN_AS_ROOT="1", OMPI_ALLOW_RUN_AS_ROOT_CONFIRM="1")
    if CORES < 2:
        e["OMPI_MCA_rmaps_base_oversubscribe"] = "1"
    return e


def run(command):
    done = subprocess.run(command, env=environment(), capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{shlex.join(command)}\n{done.stdout}{done.stderr}")
    return done.stdout


class Bench:
    def __init__(self, spmdrun, folder, cache):
        self.spmdrun, self.folder, self.cache, self.local = spmdrun, folder, cache, f"{cache}.local"

    def program(self, name, arguments, launch=(), repeat=9):
        """Median seconds of one execution."""
        stats = f"{self.folder}/stats.json"
        run([*launch, self.spmdrun, f"{HERE}/programs/{name}.mlir", *arguments, "--cache-dir", self.cache,
             "--repeat", str(repeat), "--stats", stats])
        with open(stats) as file:
            return statistics.median(json.load(file)["run_seconds"])

    def peer(self, name, *arguments, launch=()):
        """The median that the peer prints, in its own unit."""
        return float(run([*launch, f"{self.folder}/{name}", *map(str, arguments)]).split()[1])

    def load(self, command):
        """Seconds from the look-up in the cache to a program that can run."""
        stats = f"{self.folder}/stats.json"
        run([*command, "--stats", stats])
        with open(stats) as file:
            return json.load(file)["load_seconds"]

    def wall(self, command):
        start = time.perf_counter()
        run(command)
        return time.perf_counter() - start


# name: unit, what spmdrun takes in that unit, what the peer takes (None: no peer), goal
def table(b):
    us, ms, ns = 1e6, 1e3, 1e9
    example = f"{ROOT}/examples/07_evolution_strategy"
    warm = [*MPI, b.spmdrun, f"{example}.mlir", f"{example}.theta.npy", f"{example}.key.npy", "--cache-dir", b.cache,
            "--cache-local", b.local]
    return {
        "counter": ("ns/iteration", lambda: b.program("counter", ["100000000"], repeat=5) / 1e8 * ns, None, "<= 3"),
        "kalman": ("ns/step", lambda: b.program("kalman", ["zeros", "ones", "normal:1"]) / 20000 * ns, None, "<= 300"),
        "matmul_chain": ("ms/10 products", lambda: b.program("matmul_chain", ["uniform:1", "uniform:2"]) * ms,
                         lambda: b.peer("gemm", CORES), "ratio <= 1.25"),
        "elementwise_chain": ("ms", lambda: b.program("elementwise_chain", ["normal:1", "normal:2"]) * ms,
                              lambda: b.peer("triad", CORES), "ratio <= 1.43"),
        "all_reduce_scalar": ("us/step", lambda: b.program("all_reduce_scalar", ["normal:1"], MPI) / 20000 * us,
                              lambda: b.peer("all_reduce", 1, 20000, launch=MPI), "<= 2"),
        "all_reduce_64k": ("us/step", lambda: b.program("all_reduce_64k", ["normal:1"], MPI) / 2000 * us,
                           lambda: b.peer("all_reduce", 16384, 2000, launch=MPI), ""),
        "all_reduce_8m": ("us/step", lambda: b.program("all_reduce_8m", ["normal:1"], MPI) / 50 * us,
                          lambda: b.peer("all_reduce", 2 << 20, 50, launch=MPI), ""),
        "stencil": ("us/step", lambda: b.program("stencil", ["uniform:1"], MPI) / 2000 * us,
                    lambda: b.peer("stencil", 2000, launch=MPI), "ratio <= 1.5"),
        "warm_start": ("ms wall", lambda: b.wall(warm) * ms, lambda: b.wall([*MPI, f"{b.folder}/start"]) * ms,
                       "ratio <= 1.3"),
        "warm_load": ("ms", lambda: b.load(warm) * ms, None, "<= 2"),
    }


def main():
    parser = argparse.ArgumentParser(description="spmdrun against hand-written peers")
    parser.add_argument("--build", default=f"{ROOT}/build")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for name in PEERS:
            twins.build(folder, name)
        rows = table(Bench(os.path.join(options.build, "spmdrun"), folder, os.path.join(folder, "cache")))
        unknown = set(options.names) - set(rows)
        if unknown:
            parser.error(f"unknown: {', '.join(sorted(unknown))}; there are {', '.join(rows)}")
        print(f"{CORES} cores, load {os.getloadavg()[0]:.1f} at the start; medians of {options.rounds} rounds")
        print(f"{'benchmark':<18} {'unit':<15} {'spmdrun':>10} {'min..max':>19} {'peer':>10} {'ratio':>6}  goal")
        for name in options.names or rows:
            unit, ours, theirs, goal = rows[name]
            ours()  # warm-up: fills the cache
            a, p = [], []
            for _ in range(options.rounds):
                a.append(ours())
                if theirs:
                    p.append(theirs())
            m = statistics.median(a)
            peer = statistics.median(p) if p else None
            print(f"{name:<18} {unit:<15} {m:10.3f} {min(a):9.3f}..{max(a):<9.3f}"
                  f"{peer if peer is not None else float('nan'):10.3f} {m / peer if peer else float('nan'):6.2f}  {goal}",
                  flush=True)


if __name__ == "__main__":
    main()
