"""What the tests of the command share: starting it, alone or under the launcher, and counting what fails."""
import json
import os
import shutil
import subprocess
import sys
import tempfile

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
PROGRAMS = os.path.join(os.path.dirname(HERE), "programs")
SKIPPED = 77
SLOWNESS = int(os.environ.get("TEST_SLOWNESS", "1"))  # how much longer things take in this build: sanitizers

# As root, more ranks than cores, no probing for networks and PCI devices, no files of PMIx: what cmake/SpmdrunTests.cmake sets, for runs by hand.
LAUNCH = {"OMPI_ALLOW_RUN_AS_ROOT": "1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1",
          "OMPI_MCA_rmaps_base_oversubscribe": "1",
          "PRTE_MCA_rmaps_default_mapping_policy": ":oversubscribe", "OMPI_MCA_pml": "ob1", "OMPI_MCA_btl": "self,vader,tcp",
          "OMPI_MCA_mtl": "^ofi,psm,psm2", "HWLOC_COMPONENTS": "-linux:0x18,-pci", "PMIX_MCA_gds": "hash"}
# Between the signals that it sends to the ranks of a failed job, mpirun sleeps a second: not after those that end by
# themselves. Who is stopped in the middle of a run needs it, to say so.
ENDS_BY_ITSELF = {"OMPI_MCA_odls_base_sigkill_timeout": "0"}

failures = 0


def expect(condition, sentence):
    """The Python twin of EXPECT in tests/support/expect.h."""
    global failures
    if not condition:
        failures += 1
        print(f"FAILED: {sentence}", flush=True)
    return condition


def result():
    """Exit status of the test."""
    if failures:
        print(f"{failures} expectations failed", flush=True)
    return 1 if failures else 0


class Outcome:
    def __init__(self, status, out, err):
        self.status, self.out, self.err = status, out, err

    def own_lines(self):
        """What the command itself said on stderr; launchers add their own paragraphs."""
        return [line for line in self.err.splitlines() if line.startswith("spmdrun:")]

    def __str__(self):
        return f"exit {self.status}\n--- stdout\n{self.out}--- stderr\n{self.err}"


class Command:
    """`build/spmdrun` with a cache of its own, taken away at the end."""

    def __init__(self, command, launcher):
        self.command, self.launcher = command, launcher
        self.folder = tempfile.mkdtemp(prefix="spmdrun-test-")
        self.cache = os.path.join(self.folder, "cache")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.folder, ignore_errors=True)

    def path(self, name):
        return os.path.join(self.folder, name)

    def line(self, ranks, arguments):
        """The words to start: with ranks None without a launcher."""
        start = [] if ranks is None else [self.launcher, "-n", str(ranks)]
        return start + [self.command] + [str(a) for a in arguments]

    def environment(self, extra):
        """Of one start. mpirun's folder is its own: one that ends takes away what another is about to use."""
        variables = {k: v for k, v in os.environ.items() if not k.startswith("SPMDRUN_")}
        own = {"OMPI_MCA_orte_tmpdir_base": tempfile.mkdtemp(prefix="mpi", dir=self.folder)}
        return LAUNCH | variables | own | {"SPMDRUN_CACHE_DIR": self.cache} | extra

    def run(self, ranks, *arguments, env={}, timeout=90 * SLOWNESS):
        return self.finish(self.start(ranks, *arguments, env=ENDS_BY_ITSELF | env), timeout)

    def run_apart(self, *lines, timeout=20 * SLOWNESS):
        """A rank for each line: the words before its arguments set variables ("NAME=value")."""
        words = [self.launcher]
        for line in lines:
            line = [str(word) for word in line]
            given = next((i for i, word in enumerate(line) if "=" not in word), len(line))
            words += ([":"] if len(words) > 1 else []) + ["-n", "1"]
            words += ["env", *line[:given], self.command, *line[given:]]
        return self.finish(self.start_words(words, ENDS_BY_ITSELF), timeout)

    def finish(self, process, timeout):
        try:
            out, err = process.communicate(timeout=timeout)
            return Outcome(process.returncode, out, err)
        except subprocess.TimeoutExpired:
            process.terminate()  # a launcher passes it on
        try:
            out, err = process.communicate(timeout=5)
        except subprocess.TimeoutExpired:
            process.kill()
            out, err = process.communicate()
        return Outcome(f"none within {timeout} s", out, err)

    def start(self, ranks, *arguments, env={}):
        return self.start_words(self.line(ranks, arguments), env)

    def start_words(self, words, env):
        return subprocess.Popen(words, env=self.environment(env), text=True,
                                stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                stdin=subprocess.DEVNULL)


def ranks_below(pid):
    """The processes of the command that a launcher has started, or the process itself."""
    found, todo = [], [pid]
    while todo:
        try:
            now = todo.pop()
            with open(f"/proc/{now}/comm") as file:
                found += [now] if file.read().strip() == "spmdrun" else []
            with open(f"/proc/{now}/task/{now}/children") as file:
                todo += [int(word) for word in file.read().split()]
        except (FileNotFoundError, ProcessLookupError):
            pass
    return sorted(found)


def command_from_arguments():
    """argv: the command, the launcher, what else the test takes."""
    return Command(sys.argv[1], sys.argv[2]), sys.argv[3:]


class Program:
    """One folder of tests/programs."""

    def __init__(self, name):
        self.folder = os.path.join(PROGRAMS, name)
        self.name = name
        with open(os.path.join(self.folder, "meta.json")) as file:
            self.meta = json.load(file)
        unused = self.meta["unused_arguments"]
        self.arguments = [os.path.join(self.folder, f"in{i}.npy")
                          for i in range(len(self.meta["arguments"])) if i not in unused]
        self.expected = [os.path.join(self.folder, f"expect{i}.npy")
                         for i in range(len(self.meta["results"]))]

    def prints(self):
        """The program as each version of JAX prints it, and in the form before Shardy."""
        return [path for path in (os.path.join(self.folder, name)
                                  for name in ("program.mlir", "program.jax012.mlir",
                                               "program.gspmd.mlir"))
                if os.path.exists(path)]

    def scale(self, index):
        """Float errors grow with the numbers that went in: 1 or the largest expected magnitude."""
        wanted = np.load(self.expected[index])
        finite = np.abs(wanted[np.isfinite(wanted)]) if wanted.dtype.kind in "fc" else np.zeros(0)
        return max(1.0, float(finite.max(initial=0)))

    def tolerance_options(self):
        tolerance = self.meta["tolerance"]
        scale = max(self.scale(i) for i in range(len(self.expected)))
        return ["--rtol", str(tolerance), "--atol", str(tolerance * scale)]

    def expect_options(self):
        return [word for path in self.expected for word in ("--expect", path)]
