"""What the parts of tests/gpu/run share: the GPU and the command, cases, their outcomes, and the files that tell them."""
import concurrent.futures
import json
import os
import re
import sys
import threading
import time
import traceback

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
TESTS = os.path.dirname(HERE)
ROOT = os.path.dirname(TESTS)
sys.path.insert(0, os.path.join(TESTS, "command"))
from support import Command  # noqa: E402

SIMULATED = "0.0"  # compute capability of the simulated GPU
NEWEST = 90        # the code for newer GPUs is that for 9.0
GRAPHS, NO_GRAPHS = "are a graph", "there is no graph of them"  # what the log says of them


class Failed(Exception):
    pass


class Skipped(Exception):
    pass


class Stopped(Exception):
    """The time of the part is over, before the case is done."""


class Gpu:
    """The GPUs of this machine, and the command that runs programs on them."""

    def __init__(self, options):
        self.options = options
        self.libraries = options.cuda_libraries
        self.command = Command(options.command, options.launcher)
        # The simulated GPU is told by variables what it is; the command's tests keep such variables from it.
        self.settings = {name: value for name, value in os.environ.items() if name.startswith("SPMDRUN_SIMULATED_")}
        self.words = ["--device", "cuda"] + (["--cuda-libraries", self.libraries] if self.libraries else [])
        self.names = 0
        self.deadline = float("inf")  # of the part that runs
        self.found = None
        self.lock = threading.Lock()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.command.__exit__()

    def seconds(self, most):
        """How long a program may take: not beyond the end of the part."""
        return max(1.0, min(most, self.deadline - time.monotonic()))

    def fail(self, sentence):
        """What failed because it was stopped is no failure."""
        raise Stopped("the time of the part was over") if time.monotonic() >= self.deadline else Failed(sentence)

    def listed(self):
        """What `spmdrun devices` says of this machine's GPUs; fails if there is none."""
        with self.lock:
            self.found = self.found or self.list_gpus()
        return self.found

    def list_gpus(self):
        done = self.command.run(None, "devices", "--json", *self.words[2:], env=self.settings)
        if done.status:
            raise Failed(str(done))
        found = json.loads(done.out)["ranks"][0]["cuda"]
        if not found.get("gpus"):
            raise Failed(f"no GPU: {found.get('reason', 'the driver lists none')}")
        return found

    def is_simulated(self):
        return self.listed()["gpus"][0]["compute_capability"] == SIMULATED

    def target(self):
        """As --gpu names it."""
        major, minor = map(int, self.listed()["gpus"][0]["compute_capability"].split("."))
        return "simulated" if major == 0 else f"sm_{min(10 * major + minor, NEWEST)}"

    def folder(self):
        """A new folder, which is taken away at the end."""
        with self.lock:
            self.names += 1
            path = self.command.path(f"case{self.names}")
        os.makedirs(path)
        return path

    def run(self, ranks, *words, env={}, timeout=120):
        """Runs the command; `words` are those of the command line, to which those for GPUs are added."""
        done = self.command.run(ranks, *words, *self.words, env=self.settings | env, timeout=self.seconds(timeout))
        if done.status != 0 or "simulated GPU: " in done.err:
            self.fail(f"{' '.join(map(str, words))} on {ranks or 1} ranks: {done}")
        return done

    def execute(self, text, arguments, ranks=None, options=(), env={}, results=1):
        """Runs a module with arrays as arguments; returns its results, and what was logged."""
        folder = self.folder()
        module = os.path.join(folder, "module.mlir")
        with open(module, "w") as file:
            file.write(text)
        paths = []
        for i, argument in enumerate(arguments):
            paths.append(os.path.join(folder, f"in{i}.npy"))
            np.save(paths[-1], argument)
        done = self.run(ranks, module, *paths, "-o", folder, "--gather", "--log", "warn,executor=debug", *options, env=env)
        return [np.load(os.path.join(folder, f"result{i}.npy")) for i in range(results)], done.err


def expect(condition, sentence):
    if not condition:
        raise Failed(sentence)


def expect_equal(got, wanted, what):
    got, wanted = np.asarray(got), np.asarray(wanted)
    expect(got.shape == wanted.shape and got.dtype == wanted.dtype,
           f"{what} is {got.dtype}{got.shape}, wanted {wanted.dtype}{wanted.shape}")
    differ = np.flatnonzero(~((got == wanted) | ((got != got) & (wanted != wanted))).reshape(-1))
    if differ.size:
        at = differ[0]
        raise Failed(f"{what}: {differ.size} of {got.size} elements differ, first element {at}: "
                     f"{got.reshape(-1)[at]}, wanted {wanted.reshape(-1)[at]}")


def lines_of(log, *parts):
    return [line for line in log.splitlines() if any(part in line for part in parts)]


# ---- parts ------------------------------------------------------------------------------------------

PASSED, FAILED, SKIPPED, NOT_RUN = "passed", "failed", "skipped", "not run"


class Report:
    """Prints the outcome of each case as TAP when it is known, and writes all as JSON."""

    def __init__(self, part, count, folder):
        self.part, self.count, self.cases = part, count, []
        self.begin = time.monotonic()
        self.lock = threading.Lock()
        self.json = self.tap = None
        if folder:
            os.makedirs(folder, exist_ok=True)
            self.json, self.tap = (os.path.join(folder, f"{part}.{kind}") for kind in ("json", "tap"))
            open(self.tap, "w").close()
        self.say("TAP version 13", f"1..{count}")

    def say(self, *lines):
        text = "".join(line + "\n" for line in lines)
        print(text, end="", flush=True)
        if self.tap:
            with open(self.tap, "a") as file:
                file.write(text)

    def add(self, name, outcome, seconds, note):
        with self.lock:
            self.cases.append({"name": name, "outcome": outcome, "seconds": round(seconds, 3), "note": note})
            first, *others = (note or "").replace("#", "no. ").splitlines() or [""]
            status = "not ok" if outcome in (FAILED, NOT_RUN) else "ok"
            remark = {SKIPPED: f" # SKIP {first}", NOT_RUN: f" - not run: {first}"}.get(outcome, f" - {first}" if first else "")
            self.say(f"{status} {len(self.cases)} - {self.part}.{name} ({seconds:.1f} s){remark}",
                     *(f"# {line}" for line in others))
            self.write()

    def counts(self):
        return {outcome: sum(case["outcome"] == outcome for case in self.cases)
                for outcome in (PASSED, FAILED, SKIPPED, NOT_RUN)}

    def write(self):
        if self.json:
            whole = {"part": self.part, "cases_planned": self.count, "counts": self.counts(),
                     "seconds": round(time.monotonic() - self.begin, 1), "cases": self.cases}
            with open(self.json + ".new", "w") as file:
                json.dump(whole, file, indent=1)
            os.replace(self.json + ".new", self.json)

    def end(self):
        counts = self.counts()
        self.say(f"# {self.part}: " + ", ".join(f"{count} {outcome}" for outcome, count in counts.items()) +
                 f" in {time.monotonic() - self.begin:.0f} s")
        self.say(*(f"# {case['outcome']}: {self.part}.{case['name']}" for case in self.cases
                   if case["outcome"] in (FAILED, NOT_RUN)))
        self.write()
        return counts


def run_case(report, name, function, gpu):
    begin = time.monotonic()
    try:
        if begin >= gpu.deadline:
            raise Stopped("the time of the part was over")
        outcome, note = PASSED, function()
    except Skipped as reason:
        outcome, note = SKIPPED, str(reason)
    except Stopped as reason:
        outcome, note = NOT_RUN, str(reason)
    except Failed as reason:
        outcome, note = FAILED, str(reason)
    except Exception:  # a mistake in the case is told like a failure, and the others go on
        outcome, note = FAILED, traceback.format_exc()
    report.add(name, outcome, time.monotonic() - begin, note)


def run_part(part, cases, gpu):
    """Runs the cases of a part, several at once if the options say so; returns how many had which outcome."""
    options = gpu.options
    cases = [(name, function) for name, function in cases if not options.only or re.search(options.only, name)]
    report = Report(part, len(cases), options.out)
    gpu.deadline = report.begin + options.limit
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for name, function in cases:
            pool.submit(run_case, report, name, function, gpu)
    return report.end()
