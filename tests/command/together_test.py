"""together_test.py COMMAND LAUNCHER: jobs that start together on one cache directory compile a program once."""
import glob
import json
import os
import shutil
import signal
import sys
import time

from support import SLOWNESS, Program, command_from_arguments, expect, result

PROGRAM = Program("linear_algebra")  # hundreds of ops: there is time to stop who compiles
JOBS = 4
OPS = 2000  # as much
REFUSED = "\n".join(["func.func public @main(%0: tensor<4xf32>) -> tensor<4xf32> {",
                     *(f"  %{i + 1} = stablehlo.tanh %{i} : tensor<4xf32>" for i in range(OPS)),
                     f"  %x = stablehlo.custom_call @nobody_knows_it(%{OPS}) : (tensor<4xf32>) -> tensor<4xf32>",
                     "  return %x : tensor<4xf32>", "}", ""])


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


def renew_leases(command):
    """Sets the times of leases an hour ahead: a job that comes now waits for its whole patience, however late it is."""
    for lease in glob.glob(os.path.join(command.cache, "*.lease")):
        os.utime(lease, (time.time() + 3600,) * 2)


def stopped_while_it_compiles(command, launch):
    """The process that `launch` starts, stopped when it has a lease; None if it was faster."""
    process = launch()
    deadline = time.monotonic() + 30 * SLOWNESS
    while not has_lease(command) and process.poll() is None and time.monotonic() < deadline:
        time.sleep(0.001)
    os.kill(process.pid, signal.SIGSTOP)
    if has_lease(command):
        renew_leases(command)
        return process
    os.kill(process.pid, signal.SIGKILL)
    command.finish(process, 10)
    return None


def stopped_compiler(command):
    process = stopped_while_it_compiles(command, lambda: start(command, "stopped")[1])
    if not process:
        shutil.rmtree(command.cache, ignore_errors=True)
    return process


def is_waiting(process):
    """Reads on until it says that it waits for another."""
    while "waiting for" not in (line := process.stderr.readline()) and line:
        pass
    return bool(line)


def takes_over(command):
    """The job that compiles is killed: another one does."""
    shutil.rmtree(command.cache)
    compiler = next(filter(None, (stopped_compiler(command) for _ in range(20))), None)
    if not expect(compiler, "a job was stopped while it compiled"):
        return
    waiting = start(command, "waiting", "--log", "warn,cache=info")
    expect(is_waiting(waiting[1]), "the other job waits")
    os.kill(compiler.pid, signal.SIGKILL)
    command.finish(compiler, 10)
    stats, log = finished(command, *waiting)
    expect(stats["compiles"] == 1 and stats["cache"] == "miss", str(stats))
    expect("has no holder any more" in log, log)


def with_stopped_rank(command):
    """A job of two ranks whose rank 1, stopped while rank 0 compiles, is not there for it; None if it was faster. With
    the number of that process."""
    number = command.path("rank1")
    words = [command.command, PROGRAM.prints()[0], *PROGRAM.arguments]
    marked = ["sh", "-c", f"echo $$ > {number}.new && mv {number}.new {number} && exec \"$@\"", "sh", *words]
    job = command.start_words([command.launcher, "-n", "1", *words, ":", "-n", "1", *marked], {})
    deadline = time.monotonic() + 30 * SLOWNESS
    while not has_lease(command) and job.poll() is None and time.monotonic() < deadline:
        time.sleep(0.001)
    with open(number) as file:
        rank = int(file.read())
    os.kill(rank, signal.SIGSTOP)
    if has_lease(command):
        return job, rank
    os.kill(rank, signal.SIGKILL)
    command.finish(job, 30 * SLOWNESS)
    shutil.rmtree(command.cache, ignore_errors=True)
    return None


def is_kept_at_once(command):
    """What is compiled is kept, and its lease is ended, though another rank does nothing any more and then dies."""
    shutil.rmtree(command.cache)
    stopped = next(filter(None, (with_stopped_rank(command) for _ in range(20))), None)
    if not expect(stopped, "a rank was stopped while another compiled"):
        return
    job, rank = stopped
    deadline = time.monotonic() + 60 * SLOWNESS
    while has_lease(command) and time.monotonic() < deadline:
        time.sleep(0.01)
    names = os.listdir(command.cache)
    expect(not has_lease(command) and any(name.endswith(".entry") for name in names), str(names))
    os.kill(rank, signal.SIGKILL)
    expect(command.finish(job, 60 * SLOWNESS).status != 0, "the job has lost a rank")
    stats, _ = finished(command, *start(command, "next"))
    expect(stats["compiles"] == 0 and stats["cache"] == "directory", str(stats))


def tries_again_once(command):
    """What failed before is tried again by one of the jobs that are to; the others are told what came of it."""
    path = command.path("refused.mlir")
    with open(path, "w") as file:
        file.write(REFUSED)
    expect(command.run(None, path, "ones").status == 1, "it cannot be compiled")

    def again():
        return command.start(None, path, "ones", "--retry-failed", "--log", "warn,cache=info,partitioner=info")

    first = next(filter(None, (stopped_while_it_compiles(command, again) for _ in range(20))), None)
    if not expect(first, "a job was stopped while it tried again"):
        return
    second = again()
    expect(is_waiting(second), "the other job waits")
    os.kill(first.pid, signal.SIGCONT)
    outcomes = [command.finish(process, 60 * SLOWNESS) for process in (first, second)]
    for outcome, compiled in zip(outcomes, (True, False)):
        expect(outcome.status == 1 and ("partitioned" in outcome.err) == compiled and
               ("compiled without success before" in outcome.err) != compiled, str(outcome))


def main():
    command, _ = command_from_arguments()
    with command:
        compile_once(command)
        takes_over(command)
        is_kept_at_once(command)
        tries_again_once(command)
    return result()


sys.exit(main())
