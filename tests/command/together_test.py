"""together_test.py COMMAND LAUNCHER: jobs that start together on one cache directory compile a program once."""
import json
import os
import shutil
import signal
import sys
import time

from support import SLOWNESS, Program, command_from_arguments, expect, result

PROGRAM = Program("linear_algebra")  # hundreds of ops: the bound of waiting is several times what it takes
JOBS = 4


def start(command, number, *words):
    stats = command.path(f"stats{number}.json")
    return stats, command.start(None, PROGRAM.prints()[0], *PROGRAM.arguments, "--stats", stats, *words)


def finished(command, stats, process):
    """What the job says of itself, and its log."""
    outcome = command.finish(process, 60 * SLOWNESS)
    expect(outcome.status == 0, str(outcome))
    with open(stats) as file:
        return json.load(file), outcome.err


def compile_once(command):
    jobs = [finished(command, *job) for job in
            [start(command, i, "--log", "warn,cache=info", "--explain-cache") for i in range(JOBS)]]
    expect(sum(stats["compiles"] for stats, _ in jobs) == 1, str(jobs))
    expect(sorted(stats["cache"] for stats, _ in jobs) == ["directory"] * (JOBS - 1) + ["miss"], str(jobs))
    for stats, log in jobs:
        expect(("holds no entry" in log) == (stats["cache"] == "miss"), log)  # only who compiles says why
    expect(not any(name.endswith(".lease") for name in os.listdir(command.cache)), str(os.listdir(command.cache)))


def has_lease(command):
    return os.path.isdir(command.cache) and any(name.endswith(".lease") for name in os.listdir(command.cache))


def stopped_compiler(command):
    """A job that was stopped while it compiles; None if it was faster."""
    _, process = start(command, "stopped")
    deadline = time.monotonic() + 30 * SLOWNESS
    while not has_lease(command) and process.poll() is None and time.monotonic() < deadline:
        time.sleep(0.001)
    os.kill(process.pid, signal.SIGSTOP)
    if has_lease(command):
        return process
    os.kill(process.pid, signal.SIGKILL)
    command.finish(process, 10)
    shutil.rmtree(command.cache, ignore_errors=True)
    return None


def takes_over(command):
    """The job that compiles is killed: another one does."""
    shutil.rmtree(command.cache)
    compiler = next(filter(None, (stopped_compiler(command) for _ in range(20))), None)
    if not expect(compiler, "a job was stopped while it compiled"):
        return
    waiting = start(command, "waiting", "--log", "warn,cache=info")
    time.sleep(1)
    os.kill(compiler.pid, signal.SIGKILL)
    command.finish(compiler, 10)
    stats, log = finished(command, *waiting)
    expect(stats["compiles"] == 1 and stats["cache"] == "miss", str(stats))
    expect("has no holder any more" in log, log)


def main():
    command, _ = command_from_arguments()
    with command:
        compile_once(command)
        takes_over(command)
    return result()


sys.exit(main())
