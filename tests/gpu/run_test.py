"""run_test.py COMMAND LAUNCHER TEST_PROGRAMS SIMULATED: what tests/gpu/run tells of cases that pass, fail, are skipped or do
not get their turn, on the simulated GPU in the folder SIMULATED."""
import json
import os
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(os.path.dirname(HERE), "command"))
from support import expect, result  # noqa: E402


class Suite:
    def __init__(self, command, launcher, programs, simulated, folder):
        self.words = ["--command", command, "--launcher", launcher, "--test-programs", programs, "--cuda-libraries", simulated,
                      "--jobs", "2", "--out", folder]
        self.folder = folder

    def run(self, *words, env={}):
        """(exit status, TAP on standard output, what the files of the part say)"""
        done = subprocess.run([sys.executable, os.path.join(HERE, "run"), *self.words, *words], env=os.environ | env,
                              capture_output=True, text=True, timeout=100)
        expect(done.stderr == "", f"{words}: {done.stderr}")
        with open(os.path.join(self.folder, words[-1] + ".json")) as file:
            found = json.load(file)
        with open(os.path.join(self.folder, words[-1] + ".tap")) as file:
            expect(file.read() in done.stdout, f"{words}: the file has what is printed")
        expect(len(found["cases"]) == found["cases_planned"] == sum(found["counts"].values()), f"{words}: {found}")
        return done.returncode, done.stdout.splitlines(), found

    def outcomes(self, *words, **options):
        status, lines, found = self.run(*words, **options)
        return status, lines, {case["name"]: case["outcome"] for case in found["cases"]}


def passing(suite):
    status, lines, found = suite.outcomes("--only", "two_ranks|kernel", "first")
    expect(status == 0 and found == {"two_ranks": "passed", "kernel": "passed"}, f"{status}: {lines}")
    expect(lines[:2] == ["TAP version 13", "1..2"] and sum(line.startswith("ok ") for line in lines) == 2, f"{lines}")


def failing(suite):
    """Where CUDA has no conditional nodes, a loop is no graph; other cases go on."""
    status, lines, found = suite.outcomes("--only", "^(deep|kernel|until_value)$", "graphs",
                                          env={"SPMDRUN_SIMULATED_CONDITIONS": "0"})
    expect(status == 1 and found == {"deep": "failed", "until_value": "failed"}, f"{status}: {lines}")
    expect("# failed: graphs.deep" in lines and any(line.startswith("not ok ") and "graphs.deep" in line for line in lines) and
           any("there is no graph of them" in line for line in lines), f"the case and its log: {lines}")
    status, lines, found = suite.outcomes("--only", "kernel|devices", "first", env={"SPMDRUN_SIMULATED_GPUS": "0"})
    expect(status == 1 and set(found.values()) == {"failed"}, f"no GPU: {lines}")


def skipping(suite):
    status, lines, found = suite.outcomes("--sanitizer", "no-such-program", "--only", "begins|memcheck.programs.kalman",
                                          "sanitizer")
    expect(status == 0 and set(found.values()) == {"skipped"} and len(found) == 2, f"{status}: {lines}")
    expect(sum("# SKIP" in line for line in lines) == 2, f"{lines}")


def without_time(suite):
    status, lines, found = suite.outcomes("--limit", "0", "--only", "kernel|graph", "first")
    expect(status == 1 and set(found.values()) == {"not run"} and len(found) == 4, f"{status}: {lines}")
    expect("# not run: first.kernel" in lines, f"{lines}")


def main():
    done = subprocess.run([sys.executable, os.path.join(HERE, "run"), "list"], capture_output=True, text=True)
    names = [line.split()[0] for line in done.stdout.splitlines()]
    parts = [name.removesuffix(".py") for name in os.listdir(os.path.join(HERE, "parts")) if not name.startswith("__")]
    expect(sorted(names) == sorted(parts), f"the list: {done.stdout}")
    with tempfile.TemporaryDirectory(prefix="spmdrun-test-") as folder:
        suite = Suite(*sys.argv[1:], folder)
        passing(suite)
        failing(suite)
        skipping(suite)
        without_time(suite)
    return result()


sys.exit(main())
