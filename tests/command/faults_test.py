"""faults_test.py COMMAND LAUNCHER GROUP: whatever is wrong with the place of the cache, the job runs, its results are
right, and one line says so. The cache's own campaign (tests/fault) fails every call in every way; here it is the
command, with all that it does besides."""
import glob
import os
import re
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from support import SKIPPED, command_from_arguments, expect, result

ADD = """
module @add attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.add %arg0, %arg1 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
"""

ERRORS = ["EIO", "ENOSPC", "ESTALE", "EACCES"]


def write_program(command):
    """The arguments that run it and compare with NumPy."""
    x = np.array([1, 2, 3, 4], np.float32)
    y = np.array([0.5, -2, 1e6, 3], np.float32)
    for name, value in {"x": x, "y": y, "sum": x + y}.items():
        np.save(command.path(name + ".npy"), value)
    with open(command.path("add.mlir"), "w") as file:
        file.write(ADD)
    return [command.path("add.mlir"), command.path("x.npy"), command.path("y.npy"),
            "--expect", command.path("sum.npy")]


def expect_right(outcome, what, most_lines=1, least_lines=0):
    """It ran, its results are what NumPy computes, and so many lines were said."""
    lines = outcome.err.splitlines()
    expect(outcome.status == 0, f"{what}: {outcome}")
    expect(least_lines <= len(lines) <= most_lines, f"{what}: {len(lines)} lines\n{outcome.err}")
    expect(all("cache: warn: " in line for line in lines), f"{what}: other lines\n{outcome.err}")


# ---- places ----------------------------------------------------------------------------------------------------------


def mount(path, options):
    return subprocess.run(["mount", "-t", "tmpfs", "-o", options, "tmpfs", path], capture_output=True).returncode == 0


def test_disk(command, arguments, ranks):
    """A disk that is full, and one that can only be read, empty and with the entry."""
    disk = command.path("disk")
    os.makedirs(disk)
    if not mount(disk, "size=8k,mode=0700"):
        print("full and read-only disks: not tested, this user cannot mount")
        return
    try:
        where = {"SPMDRUN_CACHE_DIR": disk}
        with open(os.path.join(disk, "others"), "wb", buffering=0) as file:
            try:
                file.write(bytes(16384))
            except OSError:
                pass  # full
        expect_right(command.run(ranks, *arguments, env=where), "full disk", least_lines=1)
        expect(not glob.glob(disk + "/.spmdrun-tmp-*") and not glob.glob(disk + "/*.entry"), "nothing is left on it")
        os.remove(os.path.join(disk, "others"))
        mount(disk, "remount,ro")
        expect_right(command.run(ranks, *arguments, env=where), "empty read-only disk", least_lines=1)
        mount(disk, "remount,rw,size=1m")
        expect_right(command.run(ranks, *arguments, env=where), "disk with room", most_lines=0)
        mount(disk, "remount,ro")
        expect_right(command.run(ranks, *arguments, env=where), "read-only disk", most_lines=0)
    finally:
        subprocess.run(["umount", disk])
        os.rmdir(disk)


def test_configuration(command, arguments, ranks):
    """A configuration that is there and cannot be read: it may name a secret, so nothing that is kept is believed."""
    home = command.path(f"home{ranks}")
    os.makedirs(os.path.join(home, "spmdrun", "config"))
    cache = command.path(f"unused{ranks}")
    expect_right(command.run(ranks, *arguments, env={"XDG_CONFIG_HOME": home, "SPMDRUN_CACHE_DIR": cache}),
                 "unreadable configuration", least_lines=1)
    expect(not os.path.exists(cache), "nothing was kept")


def test_vanishing(command, arguments, ranks):
    """The directory goes away while the job compiles: as soon as its lease is seen."""
    for attempt in range(20):
        cache = command.path(f"vanishing{ranks}.{attempt}")
        process = command.start(ranks, *arguments, env={"SPMDRUN_CACHE_DIR": cache})
        while process.poll() is None and not glob.glob(cache + "/*.lease"):
            time.sleep(0.0002)
        shutil.rmtree(cache, ignore_errors=True)
        outcome = command.finish(process, 40)
        expect_right(outcome, "vanished directory")
        if outcome.err:
            return
    expect(False, "no job met that its directory had vanished")


def test_places(command, arguments):
    for ranks in None, 2:
        below_file = os.path.join(arguments[0], "cache")
        expect_right(command.run(ranks, *arguments, env={"SPMDRUN_CACHE_DIR": below_file}), "below a file",
                     least_lines=1)
        test_configuration(command, arguments, ranks)
        test_disk(command, arguments, ranks)
        test_vanishing(command, arguments, ranks)


# ---- calls -----------------------------------------------------------------------------------------------------------


class Traced:
    """The command under strace, with directories of its own for each run."""

    def __init__(self, command, arguments):
        self.command, self.arguments, self.runs = command, arguments, 0

    def is_allowed(self):
        try:
            return subprocess.run(["strace", "-o", os.devnull, "true"], capture_output=True).returncode == 0
        except FileNotFoundError:
            return False

    def folder(self):
        self.runs += 1
        return self.command.path(f"run{self.runs}")

    def run(self, folder, *options):
        """Looks at calls that name the cache; those on its files that have no fixed name are among `options`."""
        words = ["strace", "-f", "-o", os.path.join(folder, "calls"), *options]
        words += self.command.line(None, self.arguments)
        start = self.command.start_words(words, {"SPMDRUN_CACHE_DIR": os.path.join(folder, "cache")})
        return self.command.finish(start, 40)

    def plain(self, folder):
        cache = os.path.join(folder, "cache")
        return self.command.run(None, *self.arguments, env={"SPMDRUN_CACHE_DIR": cache})


def calls_in(folder):
    """The names of the calls that strace saw, in order."""
    with open(os.path.join(folder, "calls")) as file:
        found = (re.match(r"\d+ +(\w+)\(", line) for line in file)
        return [call.group(1) for call in found if call]


def faults_of(names):
    """(name, number): the number of the call among those of its name, as strace counts."""
    return [(name, names[:i + 1].count(name)) for i, name in enumerate(names)]


def filters(folder):
    """Two ways to see calls: those with a name in the cache's directory, and those that write files."""
    return ["-P", os.path.join(folder, "cache")], ["-e", "trace=pwrite64,fsync,fdatasync"]


def prepare(traced, warm):
    folder = traced.folder()
    os.makedirs(folder)
    if warm:
        expect_right(traced.plain(folder), "a run without a fault", most_lines=0)
    return folder


def fail_call(traced, warm, which, name, number, error):
    """One call fails: right results, at most one line, and the next run is right as well."""
    folder = prepare(traced, warm)
    what = f"{'warm' if warm else 'cold'} run, {name} number {number} fails with {error}"
    outcome = traced.run(folder, *filters(folder)[which], "-e", f"inject={name}:error={error}:when={number}")
    expect_right(outcome, what)
    with open(os.path.join(folder, "calls")) as file:
        expect("(INJECTED)" in file.read(), f"{what}: it did not happen")
    expect_right(traced.plain(folder), f"after: {what}", most_lines=0)
    shutil.rmtree(folder)


def kill_at(traced, warm, which, name, number):
    """It is killed: the next job compiles or finds the entry, at once and without a word."""
    folder = prepare(traced, warm)
    what = f"{'warm' if warm else 'cold'} run, killed at {name} number {number}"
    killed = traced.run(folder, *filters(folder)[which], "-e", f"inject={name}:signal=KILL:when={number}")
    expect(killed.status not in (0, 1, 2), f"{what}: {killed}")
    begin = time.monotonic()
    expect_right(traced.plain(folder), f"after: {what}", most_lines=0)
    expect(time.monotonic() - begin < 4, f"after: {what}: took {time.monotonic() - begin:.1f} s")
    shutil.rmtree(folder)


def test_calls(command, arguments):
    traced = Traced(command, arguments)
    if not traced.is_allowed():
        print("calls that fail: not tested, strace is not there or may not trace")
        return SKIPPED
    with ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        started = []
        for warm in False, True:
            for which in 0, 1:
                folder = prepare(traced, warm)
                expect_right(traced.run(folder, *filters(folder)[which]), "a traced run", most_lines=0)
                faults = faults_of(calls_in(folder))
                print(f"{'warm' if warm else 'cold'} run: {len(faults)} calls {['on names', 'that write'][which]}: "
                      f"{len(faults)} failures, {len(faults)} kills", flush=True)
                expect(len(faults) > 0, "there are calls")
                for i, (name, number) in enumerate(faults):
                    error = ERRORS[i % len(ERRORS)]
                    started.append(pool.submit(fail_call, traced, warm, which, name, number, error))
                    started.append(pool.submit(kill_at, traced, warm, which, name, number))
        for one in started:
            one.result()
    return 0


def main():
    command, (group,) = command_from_arguments()
    with command:
        arguments = write_program(command)
        skipped = {"places": test_places, "calls": test_calls}[group](command, arguments)
    return result() or skipped or 0


sys.exit(main())
