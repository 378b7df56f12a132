"""loop_kill_test.py COMMAND LAUNCHER [KILLS [SEED]]: a training of 200 steps that is killed at random moments ends with
the same bytes as one that is not. What happens to it: a random rank is killed; the job is asked to stop, by SIGTERM or
SIGUSR1; the disk is full. It is resumed on 1, 2, 3 and 4 ranks in turn."""
import os
import random
import shutil
import signal
import subprocess
import sys
import time

import numpy as np

from support import SLOWNESS, Command, expect, ranks_below, result

HERE = os.path.dirname(os.path.abspath(__file__))
STEPS, SAVE_EVERY = 200, 7
generator = np.random.default_rng(3)
ARRAYS = {"w": generator.standard_normal((12, 5)), "x": generator.standard_normal((STEPS, 8, 12)),
          "y": generator.standard_normal((8, 5))}


def words(command, state):
    inputs = [command.path("x.npy"), command.path("y.npy"), "step"]
    return ["loop", os.path.join(HERE, "loop", "slow.mlir"), command.path("w.npy"), "zeros", "zeros", "--state", state,
            "--steps", STEPS, "--save-every", SAVE_EVERY, "-o", command.path("out"), "--deadline", 60,
            *[word for source in inputs for word in ("--input", source)]]


def content(command, state):
    """The bytes of what the loop leaves: the state, the log, the outputs."""
    found = {}
    for folder in (command.path("out"), os.path.join(state, "outputs")):
        for place, _, names in os.walk(folder):
            for name in names:
                path = os.path.join(place, name)
                with open(path, "rb") as file:
                    found[os.path.relpath(path, os.path.dirname(folder))] = file.read()
    with open(os.path.join(state, "log.jsonl"), "rb") as file:
        found["log"] = file.read()
    shutil.rmtree(command.path("out"))
    return found


def difference(found, wanted):
    """Names what differs, and where."""
    told = []
    for name in sorted(found.keys() | wanted.keys()):
        one, other = found.get(name), wanted.get(name)
        if one is None or other is None:
            told.append(f"{name} is {'missing' if one is None else 'too much'}")
        elif one != other:
            at = next((i for i, (a, b) in enumerate(zip(one, other)) if a != b), min(len(one), len(other)))
            told.append(f"{name}, {len(one)} bytes instead of {len(other)}, from byte {at}: {one[at:at + 80]} instead of {other[at:at + 80]}")
    return "; ".join(told)


def expect_equal(found, wanted, history):
    expect(found == wanted, f"equal bytes after {history}: {difference(found, wanted)}")


def signal_one(pid, number):
    try:
        os.kill(pid, number)
    except ProcessLookupError:
        pass


class Disk:
    """A small file system of its own, if this user may mount one."""

    def __init__(self, folder):
        self.folder = folder
        os.mkdir(folder)
        mount = ["mount", "-t", "tmpfs", "-o", "size=8m", "spmdrun-test", folder]
        self.is_own = subprocess.run(mount, capture_output=True).returncode == 0
        if not self.is_own:
            print("no file system can be mounted here, so no disk is full")

    def fill(self):
        """Leaves a few kilobytes, or none."""
        free = os.statvfs(self.folder).f_bavail * os.statvfs(self.folder).f_frsize
        try:
            with open(os.path.join(self.folder, "ballast"), "wb") as file:
                file.write(bytes(max(0, free - random.choice((0, 4096, 16384, 65536)))))
        except OSError:
            pass  # the job has taken the rest

    def clear(self):
        if os.path.exists(os.path.join(self.folder, "ballast")):
            os.remove(os.path.join(self.folder, "ballast"))

    def close(self):
        if self.is_own:
            subprocess.run(["umount", "-l", self.folder], check=True)


def disturb(kind, process, disk):
    """Does to the running job what `kind` says."""
    if kind == "kill":
        ranks = ranks_below(process.pid)
        if ranks:
            signal_one(random.choice(ranks), signal.SIGKILL)
    elif kind == "terminate":
        signal_one(process.pid, signal.SIGTERM)
    elif kind == "ask":
        signal_one(process.pid, signal.SIGUSR1)
    elif kind == "full":
        disk.fill()


def lines_and_time(state):
    try:
        with open(os.path.join(state, "log.jsonl"), "rb") as file:
            return file.read().count(b"\n"), os.fstat(file.fileno()).st_mtime_ns
    except FileNotFoundError:
        return 0, 0


def await_moment(process, state, moment, before):
    """Waits until there are ranks, and then some seconds if `moment` is a fraction; else until the log, which was
    written last at `before`, has so many lines."""
    while process.poll() is None and not ranks_below(process.pid):
        time.sleep(0.01)
    if moment < 1:
        time.sleep(moment)
        return
    while process.poll() is None:
        lines, written = lines_and_time(state)
        if lines >= moment and written != before:
            return
        time.sleep(0.01)


def run_once(command, ranks, state, kind=None, moment=0.0, disk=None):
    """Runs the loop until it ends or is ended. Returns its exit status."""
    before = lines_and_time(state)[1]
    process = command.start(ranks, *words(command, state))
    if kind:
        await_moment(process, state, moment, before)
        disturb(kind, process, disk)
    began = time.time()
    outcome = command.finish(process, 60 * SLOWNESS)
    took = time.time() - began
    allowed = {"kill": (0, 1, 9, 137), "terminate": (0, 1, 75, 143), "ask": (0, 75, 138), "full": (0, 1), None: (0,)}[kind]
    expect(outcome.status in allowed, f"{kind} at {moment:.2f} on {ranks} ranks: {outcome}")
    expect(kind != "kill" or took < 10 * SLOWNESS, f"a killed job ends soon: {took:.1f} s")
    if kind == "full":
        disk.clear()
    return outcome.status


def saved_step(state):
    steps = [int(name[5:]) for name in os.listdir(state) if name.startswith("save-")] if os.path.isdir(state) else []
    return max(steps, default=-1)


def main(command, kills):
    for name, array in ARRAYS.items():
        np.save(command.path(name + ".npy"), array.astype(np.float32))
    disk = Disk(command.path("disk"))
    try:
        end_all(command, kills, disk)
    finally:
        disk.close()


def end_all(command, kills, disk):
    kinds = ("kill", "full", "terminate", "ask") if disk.is_own else ("kill", "terminate", "ask")
    whole, state = command.path("whole"), os.path.join(disk.folder, "state")
    expect(run_once(command, 2, whole) == 0, "the run that nobody disturbs")
    wanted = content(command, whole)
    done, turn, history = 0, 0, []
    while done < kills:
        turn += 1
        kind = random.choice(kinds) if kills > len(kinds) else kinds[done % len(kinds)]
        before = saved_step(state)
        moment = random.random() if random.random() < 0.2 else random.randrange(max(1, min(before, STEPS - 5)), STEPS)
        status = run_once(command, turn % 4 + 1, state, kind, moment, disk)
        history.append((kind, turn % 4 + 1, status, before, saved_step(state)))
        expect(saved_step(state) >= before, f"no save is lost: {history[-1]}")
        done += status != 0
        if status == 0:  # it got to its end: what it left is compared, and it begins anew
            expect_equal(content(command, state), wanted, history)
            shutil.rmtree(state)
            history = []
    expect(run_once(command, 3, state) == 0, f"the last run, after {history}")
    expect_equal(content(command, state), wanted, history)
    print(f"{done} ends in {turn} runs; the last history: {history}")


if __name__ == "__main__":
    seed = int(sys.argv[4]) if len(sys.argv) > 4 else int(time.time())
    random.seed(seed)
    print(f"seed {seed}")
    with Command(sys.argv[1], sys.argv[2]) as command:
        main(command, int(sys.argv[3]) if len(sys.argv) > 3 else 4)
    sys.exit(result())
