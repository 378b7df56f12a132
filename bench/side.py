#!/usr/bin/env python3
"""Measures spmdrun on CPUs beside JAX: the same programs, arguments and cores, in turns.

    PYTHON_WITH_JAX bench/side.py [OPTION...] [NAME ...]
    PYTHON_WITH_JAX bench/side.py --list                the programs

NAME is a program, what names of programs begin with, or a kind. JAX lowers a program; each round JAX runs it in one process
that stays alive, with as many virtual devices as the program needs, and then spmdrun, under mpirun if there are several
devices. With --gloo programs with collectives are run by as many processes of JAX. "ratio" is JAX's time divided by ours.
"compile" and "memory" are ours divided by JAX's. With --twins, "twin" is the time of the same program in C and MPI
(twins.py) divided by ours. With --jobs, "cold" and "warm" are the seconds of whole processes, ours and JAX's, with nothing
and with the program in their caches. The values of both are compared. A program that fails is a line of the table; the
status is 1 if spmdrun refuses one or computes it wrongly.
"""
import argparse
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
sys.dont_write_bytecode = True
sys.path.insert(0, HERE)

import twins  # noqa: E402
from side_chart import chart  # noqa: E402
from worker import TESTED, Failed, Worker, geometric_mean, median  # noqa: E402

PEER = os.path.join(HERE, "side_peer.py")
MOST_SECONDS = 120   # of one process of ours
MOST_REPEATS = 30


class Theirs:
    """Processes of JAX that run one program together: one with all devices, or one a device."""

    def __init__(self, devices, folder, cores, gloo):
        line = [sys.executable, PEER, str(devices)]
        if gloo:
            with socket.socket() as free:
                free.bind(("localhost", 0))
                line.append(f"localhost:{free.getsockname()[1]}")
        self.folder = folder
        self.logs = [os.path.join(folder, f"jax{i}.log") for i in range(devices if gloo else 1)]
        each = len(cores) // len(self.logs)
        self.workers = [Worker([*line, *([str(i)] if gloo else [])], log, cores=cores[i * each:][:each] if gloo and each else cores)
                        for i, log in enumerate(self.logs)]
        for worker in self.workers:
            worker.greet()
        self.about, self.missing = self.workers[0].about, self.workers[0].missing

    def ask(self, do, **arguments):
        """What the first answers. Only it is given a folder."""
        for i, worker in enumerate(self.workers):
            worker.write(do, **(arguments | ({"folder": None} if i and "folder" in arguments else {})))
        answers = [worker.read() for worker in self.workers]
        for said, log in zip(answers, self.logs):
            if said.get("missing"):
                self.missing = said["missing"]
                raise Failed(f"JAX: {self.missing}: {last_line(log)}")
            if said.get("error"):
                raise Failed(f"JAX: {said['error']}")
        return answers[0]["value"]

    def end(self):
        for worker in self.workers:
            worker.end()


def last_line(path):
    with open(path) as file:
        lines = file.read().strip().splitlines()
    return lines[-1][:200] if lines else "no message"


class Ours:
    """The command, with a cache of its own for each program."""

    def __init__(self, options, folder, count, devices):
        self.folder, self.cores = folder, options.cores
        self.words = [os.path.join(folder, "program.mlir"), *(os.path.join(folder, f"in{i}.npy") for i in range(count)),
                      "--cache-dir", os.path.join(folder, "cache"), "--log", "warn,compile=info"]
        ranks = min(devices, options.devices)
        self.line = [options.command]
        if ranks > 1:
            whole = len(options.cores) == os.cpu_count() == ranks
            self.line = [options.launcher, "-n", str(ranks), *([] if whole else ["--bind-to", "none"]), options.command]

    @staticmethod
    def variables():
        return os.environ | {"OMPI_ALLOW_RUN_AS_ROOT": "1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1", "OMPI_MCA_rmaps_base_oversubscribe": "1"}

    def run(self, *words):
        """(what --stats says and "opening_seconds", those of opening the compiler; seconds of the whole process)"""
        stats = os.path.join(self.folder, "stats.json")
        begin = time.perf_counter()
        try:
            done = subprocess.run([*self.line, *self.words, *map(str, words), "--stats", stats], env=self.variables(), text=True,
                                  capture_output=True, timeout=MOST_SECONDS, preexec_fn=lambda: os.sched_setaffinity(0, self.cores))
        except subprocess.TimeoutExpired:
            raise Failed(f"spmdrun: not done after {MOST_SECONDS} s") from None
        seconds = time.perf_counter() - begin
        if done.returncode:
            said = [line for line in done.stderr.splitlines() if line.strip() and not re.match(r"---|r\d+ \| ", line)]
            raise Failed("spmdrun: " + (said or [f"status {done.returncode}"])[0][:200])
        opened = re.search(r"the compiler opened in ([\d.]+) ms", done.stderr)
        with open(stats) as file:
            return json.load(file) | {"opening_seconds": float(opened[1]) / 1e3 if opened else 0}, seconds


class Measured:
    """One program: made by JAX, run by both."""

    def __init__(self, name, devices, options, folder, theirs):
        self.name, self.devices, self.options, self.folder, self.theirs = name, devices, options, folder, theirs
        self.row = {"ratio": None, "note": ""}

    def measure(self):
        made = self.theirs.ask("make", name=self.name, full=not self.options.tiny, folder=self.folder)
        ours = Ours(self.options, self.folder, made["arguments"], self.devices)
        stats, cold = ours.run()
        more = range(self.options.rounds - 1)
        compiled = [stats, *(ours.run("--no-cache")[0] for _ in more)]
        self.row["compile"] = {
            "spmdrun": median([each["compile_seconds"] - each["opening_seconds"] for each in compiled]),
            "jax": median([made["compile_seconds"], *(self.theirs.ask("compile") for _ in more)])}
        self.row["opening"] = {"spmdrun": median([each["opening_seconds"] for each in compiled])}
        self.row["memory"] = {"spmdrun": stats["peak_device_bytes"], "jax": made["bytes"]}
        if self.options.jobs:
            self.row["cold"], self.row["warm"] = ({"spmdrun": seconds, "jax": self.job()} for seconds in (cold, ours.run()[1]))
        once = max(stats["run_seconds"][0], 1e-6)
        repeat = max(1, min(MOST_REPEATS, int(self.options.seconds / once)))
        mine, peers, by_hand = [], [], []
        for _ in range(self.options.rounds):
            peers.append(median(self.their_round()))
            if self.options.twins and self.devices == twins.DEVICES and self.name in twins.TWINS:
                by_hand.append(twins.seconds(self.options.twins, self.name, ours.line[:-1], ours.variables(), self.options.cores))
            mine.append(median(ours.run("--repeat", repeat, "-o", os.path.join(self.folder, "out"), "--gather")[0]["run_seconds"]))
        ratios = [peer / own for peer, own in zip(peers, mine)]
        self.row["seconds"] = {"spmdrun": median(mine), "jax": median(peers)}
        if by_hand:
            self.row["seconds"]["twin"] = median(by_hand)
        self.row["ratio"] = {"min": min(ratios), "median": median(ratios), "max": max(ratios)}
        self.row["note"] = self.theirs.ask("compare", folder=os.path.join(self.folder, "out"))
        if self.row["note"]:
            self.row["note"] = "wrong: " + self.row["note"]

    def their_round(self):
        if len(self.theirs.workers) == 1:
            return self.theirs.ask("time", seconds=self.options.seconds)
        once = self.theirs.ask("repeat", count=1)[0]
        return self.theirs.ask("repeat", count=max(1, min(MOST_REPEATS, int(self.options.seconds / once))))

    def job(self):
        """Seconds of a process that imports JAX, compiles the program or finds it in the cache, and runs it."""
        variables = os.environ | {"JAX_COMPILATION_CACHE_DIR": os.path.join(self.folder, "jax-cache"),
                                  "JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS": "0",
                                  "JAX_PERSISTENT_CACHE_MIN_ENTRY_SIZE_BYTES": "-1"}
        begin = time.perf_counter()
        done = subprocess.run([sys.executable, PEER, str(self.devices), "job", self.name, "tiny" if self.options.tiny else "full"],
                              env=variables, capture_output=True, preexec_fn=lambda: os.sched_setaffinity(0, self.options.cores))
        return time.perf_counter() - begin if done.returncode == 0 else None


def quotient(pair, ours_first=True):
    """None where one is not known."""
    if not pair or not pair["spmdrun"] or not pair["jax"]:
        return None
    return pair["spmdrun"] / pair["jax"] if ours_first else pair["jax"] / pair["spmdrun"]


# ---- the table --------------------------------------------------------------------------------------

class Table:
    """Lines as they are known, and all of them as JSON and as a chart."""

    def __init__(self, options, head):
        self.options, self.head, self.rows = options, head, []
        for name, value in head.items():
            print(f"{name}: {value}")
        by_hand = f"{'twin':>8}" if options.twins else ""
        jobs = f"{'cold s':>8}{'JAX':>7}{'warm s':>8}{'JAX':>7}" if options.jobs else ""
        print(f"\n{'program':<36}{'devices':>8}{'ratio':>9}{'min':>9}{'max':>9}{'spmdrun ms':>12}{'JAX ms':>12}{by_hand}{'compile':>9}"
              f"{'memory':>8}{jobs}   note", flush=True)

    def add(self, name, kind, devices, measured):
        row = {"program": name, "kind": kind, "devices": devices, **measured}
        self.rows.append(row)

        def number(value, width):
            return f"{value:{width}.3g}" if value is not None else " " * width

        ratio, seconds = row["ratio"] or {}, row.get("seconds") or {}
        line = f"{name:<36}{devices:>8}" + "".join(number(ratio.get(part), 9) for part in ("median", "min", "max"))
        line += "".join(f"{1e3 * seconds[who]:12.4f}" if seconds else " " * 12 for who in ("spmdrun", "jax"))
        if self.options.twins:
            line += number(seconds["twin"] / seconds["spmdrun"] if "twin" in seconds else None, 8)
        line += number(quotient(row.get("compile")), 9) + number(quotient(row.get("memory")), 8)
        if self.options.jobs:
            line += "".join(number((row.get(what) or {}).get(who), width) for what in ("cold", "warm")
                            for who, width in (("spmdrun", 8), ("jax", 7)))
        print(f"{line}   {row['note']}".rstrip(), flush=True)
        self.write()

    def sums(self):
        """Geometric means over programs that both computed, with equal values."""
        good = [row for row in self.rows if row["ratio"] and not row["note"]]

        def mean(rows, figure):
            return geometric_mean([figure(row) for row in rows])

        def time_ratio(row):
            return row["ratio"]["median"]

        parts = {"one device": [row for row in good if row["devices"] == 1],
                 "with collectives": [row for row in good if row["devices"] > 1]}
        found = {name: mean(rows, time_ratio) for name, rows in parts.items()}
        return found | {"compile": mean(good, lambda row: quotient(row["compile"])),
                        "memory": mean(good, lambda row: quotient(row["memory"])),
                        "programs": len(self.rows), "failed": len(self.rows) - len(good)}

    def write(self):
        if self.options.json:
            with open(self.options.json, "w") as file:
                json.dump({"machine": self.head, "means": self.sums(), "rows": self.rows}, file, indent=1)
        if self.options.svg:
            with open(self.options.svg, "w") as file:
                file.write(chart(self.rows, ", ".join(f"{name}: {value}" for name, value in self.head.items())))

    def end(self):
        print()
        for name, value in self.sums().items():
            print(f"{name:<20}{f'{value:.3g}' if isinstance(value, float) else '-' if value is None else value}")


# ---- the run ----------------------------------------------------------------------------------------

class Bench:
    """The process of JAX stays while programs need as many devices."""

    def __init__(self, options, folder):
        self.options, self.folder, self.theirs, self.kept = options, folder, None, None

    def peer(self, devices, gloo=False):
        if self.theirs is None or self.kept != (devices, gloo) or self.theirs.missing:
            self.end()
            self.theirs, self.kept = Theirs(devices, self.folder, self.options.cores, gloo), (devices, gloo)
            if self.theirs.missing:
                raise Failed(f"JAX: {self.theirs.missing}")
        return self.theirs

    def measure(self, name, devices):
        with tempfile.TemporaryDirectory(dir=self.folder) as folder:
            measured = Measured(name, devices, self.options, folder, None)
            try:
                measured.theirs = self.peer(devices, self.options.gloo and devices > 1 and not name.startswith(TESTED))
                measured.measure()
            except Failed as reason:
                measured.row["note"] = str(reason)
            return measured.row

    def end(self):
        if self.theirs:
            self.theirs.end()
            self.theirs = None


def wanted(programs, options):
    """Programs that the words name, those for equally many devices together."""
    def is_wanted(row):
        return not options.names or any(row[0].startswith(word) or row[1] == word for word in options.names)

    chosen = [(name, kind, devices or options.devices) for name, kind, devices in filter(is_wanted, programs)]
    return sorted(chosen, key=lambda row: (row[0].startswith(TESTED), row[2]))


def parse():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--command", default=os.path.join(ROOT, "build", "spmdrun"), help="spmdrun (default: %(default)s)")
    parser.add_argument("--launcher", default=shutil.which("mpirun") or "mpirun", help="mpirun")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.2, help="about so long each repeats a program in a round")
    parser.add_argument("--devices", type=int, default=2, help="of programs with collectives; no more ranks are started")
    parser.add_argument("--cores", type=lambda text: sorted(map(int, text.split(","))), default=sorted(os.sched_getaffinity(0)),
                        metavar="N,N", help="what both may use (default: all)")
    parser.add_argument("--gloo", action="store_true", help="run JAX in a process a device for programs with collectives")
    parser.add_argument("--jobs", action="store_true", help="time whole processes, too")
    parser.add_argument("--twins", action="store_true", help="time programs of two devices beside those written by hand, too (mpicc)")
    parser.add_argument("--json", metavar="FILE", help="writes all figures to FILE, too")
    parser.add_argument("--svg", metavar="FILE", help="draws the ratios into FILE, too")
    parser.add_argument("--tiny", action="store_true", help="small sizes, for tests")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("names", nargs="*", metavar="NAME")
    return parser.parse_args()


def measure(options, folder):
    bench = Bench(options, folder)
    try:
        peer = bench.peer(1)
        programs = peer.ask("programs")
    except Failed as reason:
        print(f"{reason}; run this by a Python that has JAX", file=sys.stderr)
        return 2
    chosen = wanted(programs, options)
    if not chosen:
        print("no program has such a name; --list tells them", file=sys.stderr)
        return 2
    if options.list:
        for name, kind, devices in chosen:
            print(f"{name:<40} {kind:<26} {devices}")
        return 0
    table = Table(options, {"peer": f"{peer.about}{', gloo' if options.gloo else ''}", "cores": len(options.cores),
                            "load at the start": f"{os.getloadavg()[0]:.1f}", "rounds": options.rounds})
    for name, kind, devices in chosen:
        table.add(name, kind, devices, bench.measure(name, devices))
    table.end()
    bench.end()
    return 1 if any(row["note"].startswith(("spmdrun:", "wrong:")) for row in table.rows) else 0


def main():
    options = parse()
    with tempfile.TemporaryDirectory(prefix="spmdrun-bench-") as folder:
        options.twins = options.twins and folder
        return measure(options, folder)


if __name__ == "__main__":
    sys.exit(main())
