"""publish_test.py COMMAND LAUNCHER [ROUNDS]: whatever stops a run while its results are put in place of earlier ones,
each result is whole, old or new, and the next run takes away what was left beside them."""
import glob
import os
import random
import shutil
import signal
import subprocess
import sys
import time

import numpy as np

from support import SLOWNESS, command_from_arguments, expect, ranks_below, result

COUNT, SIZE = 6, 1 << 18  # results, and the elements of each

# Result i is the argument plus i, in two parts.
PROGRAM = """
module @publish attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["i"=2]>
  func.func public @main(%arg0: tensor<f32>) -> (RESULTS) {
    %x = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<SIZExf32>
BODY    return VALUES
  }
}
"""


def write_program(command):
    types = ", ".join([f"tensor<{SIZE}xf32>"] * COUNT)
    results = ", ".join([f'tensor<{SIZE}xf32> {{sdy.sharding = #sdy.sharding<@mesh, [{{"i"}}]>}}'] * COUNT)
    body = "".join(f"    %k{i} = stablehlo.constant dense<{i}.0> : tensor<{SIZE}xf32>\n"
                   f"    %r{i} = stablehlo.add %x, %k{i} : tensor<{SIZE}xf32>\n" for i in range(COUNT))
    values = ", ".join(f"%r{i}" for i in range(COUNT)) + " : " + types
    text = PROGRAM.replace("RESULTS", results).replace("BODY", body).replace("VALUES", values)
    path = command.path("publish.mlir")
    with open(path, "w") as file:
        file.write(text.replace("SIZE", str(SIZE)))
    return path


def read(path):
    """All numbers of a result; by NumPy alone, and none of a part that is missing."""
    if path.endswith(".npy"):
        return np.load(path)
    if not os.path.exists(os.path.join(path, "zarr.json")):
        return np.zeros(0)
    return np.concatenate([np.fromfile(part, np.float32) for part in sorted(glob.glob(path + "/c/*"))] or [np.zeros(0)])


def value(path, index):
    """The argument of the run that left this result; None if it is not whole."""
    try:
        numbers = read(path)
    except (OSError, ValueError) as error:
        print(f"{path}: {error}")
        return None
    whole = len(numbers) == SIZE and np.all(numbers == numbers[0])
    return float(numbers[0]) - index if whole else None


def hidden(out):
    return [name for name in os.listdir(out) if name.startswith(".")]


def wait_for_publishing(process, out, name):
    """Until all that is missing in the hidden folder is a part of the last result. False: the run was faster."""
    before = set(hidden(out))
    last = os.path.join(name, "zarr.json") if name.endswith("zarr") else name
    while process.poll() is None:
        for folder in set(hidden(out)) - before:
            if os.path.exists(os.path.join(out, folder, last)):
                return True
    return False


def wait_for_end(pids):
    """Ranks of a launcher that was killed end a little later."""
    end = time.monotonic() + 30 * SLOWNESS
    while any(os.path.exists(f"/proc/{pid}") for pid in pids) and time.monotonic() < end:
        time.sleep(0.01)


def stop_once(command, program, out, ranks, options, number, old):
    """One run that is stopped while it puts its results in place; `old`: what the results are from before."""
    ending = "npy" if options else "zarr"
    process = command.start(ranks, program, float(number), "-o", out, *options)
    at_publishing = wait_for_publishing(process, out, f"result{COUNT - 1}.{ending}")
    time.sleep(random.uniform(0, 0.02))
    pids = ranks_below(process.pid)
    target = random.choice(pids + [process.pid]) if pids else process.pid
    sent = random.choice([signal.SIGTERM] * 3 + [signal.SIGINT, signal.SIGHUP, signal.SIGKILL])
    try:
        os.kill(target, sent)
    except ProcessLookupError:
        pass
    process.communicate(timeout=60)
    wait_for_end(pids)
    for i in range(COUNT):
        path = os.path.join(out, f"result{i}.{ending}")
        found = value(path, i)
        if not expect(found in (old[i], float(number)),
                      f"{ranks} ranks {options}, signal {sent}: {path} is {found}, and neither {old[i]} nor {number}"):
            found = None
        old[i] = found
    return at_publishing


def stop_often(command, program, rounds):
    random.seed(7)
    met = 0
    for ranks, options in ((2, []), (None, []), (2, ["--gather"])):
        out = command.path(f"out{ranks}{len(options)}")
        done = command.run(ranks, program, "0", "-o", out, *options)
        expect(done.status == 0, f"a run before: {done}")
        old = [0.0] * COUNT
        for number in range(1, rounds + 1):
            met += stop_once(command, program, out, ranks, options, number, old)
        done = command.run(ranks, program, "0", "-o", out, *options)
        expect(done.status == 0 and len(os.listdir(out)) == COUNT, f"nothing is left: {os.listdir(out)}, {done}")
        shutil.rmtree(out)
    print(f"{met} of {3 * rounds} runs were stopped while they wrote the last result or put results in place")
    expect(met > 0, "a run was stopped while it put its results in place")


def strace(command, *words):
    """Starts words under strace with what it is told to inject; None where it is not there or may not trace."""
    try:
        if subprocess.run(["strace", "-o", os.devnull, "true"], capture_output=True).returncode != 0:
            return None
    except FileNotFoundError:
        return None
    return command.start_words(["strace", "-f", "-o", os.devnull, *words], {})


def stop_in_the_middle(command, program):
    """The signal comes when one result is in place and five are not: all are put in place before it is obeyed."""
    out = command.path("middle")
    expect(command.run(None, program, "0", "-o", out).status == 0, "a run before")
    process = strace(command, "-e", "trace=renameat2", "-e", "inject=renameat2:delay_enter=200000",
                     *command.line(None, [program, "1", "-o", out]))
    if not process:
        print("not tested in the middle: strace is not there or may not trace")
        return
    while process.poll() is None and value(os.path.join(out, "result0.zarr"), 0) == 0:
        time.sleep(0.01)
    for pid in ranks_below(process.pid):
        os.kill(pid, signal.SIGTERM)
    _, err = process.communicate(timeout=60)
    expect("stopped by signal 15" in err and process.returncode == 128 + 15, f"it was stopped: {err}")
    found = [value(os.path.join(out, f"result{i}.zarr"), i) for i in range(COUNT)]
    expect(found == [1.0] * COUNT and hidden(out) == [], f"all new and nothing else: {found}, {hidden(out)}")


def no_exchange(command, program):
    """A file system that cannot exchange two names, as NFS and Lustre: the results are replaced all the same."""
    out = command.path("plain")
    expect(command.run(None, program, "0", "-o", out).status == 0, "a run before")
    process = strace(command, "-e", "trace=renameat2", "-e", "inject=renameat2:error=EINVAL",
                     *command.line(None, [program, "1", "-o", out]))
    if not process:
        return
    _, err = process.communicate(timeout=60)
    expect(process.returncode == 0, f"replaced: {err}")
    found = [value(os.path.join(out, f"result{i}.zarr"), i) for i in range(COUNT)]
    expect(found == [1.0] * COUNT and len(os.listdir(out)) == COUNT, f"all new and nothing else: {os.listdir(out)}")


def no_room(command, program):
    """What does not fit is told of the result that was asked for, not of the hidden place where it is made."""
    out = command.path("full")
    for options, ending in (([], "zarr"), (["--gather"], "npy")):
        limited = ["bash", "-c", "ulimit -f 200; exec \"$@\"", "bash"]
        process = command.start_words(limited + command.line(None, [program, "1", "-o", out, *options]), {})
        _, err = process.communicate(timeout=60)
        expect(process.returncode == 1 and len(err.splitlines()) == 1 and f"rank 0: {out}/result0.{ending}" in err and
               "File too large" in err and ".spmdrun-tmp" not in err, f"the result is named: {err}")
        expect(not os.path.exists(out), "nothing is left")


def not_shared(command, program):
    """Each rank has a directory of its own under one name, as on nodes that share no disk."""
    for rank in range(2):
        os.makedirs(command.path(f"node{rank}/out"))
    words = [command.launcher]
    for rank in range(2):
        words += [":"] * rank + ["-n", "1", "-wdir", command.path(f"node{rank}"), command.command, program, "1", "-o", "out"]
    process = command.start_words(words, {})
    _, err = process.communicate(timeout=60)
    own = [line for line in err.splitlines() if line.startswith("spmdrun:")]
    expect(process.returncode == 1 and len(own) == 1 and "rank 1: out/result0.zarr" in own[0] and
           "all nodes share" in own[0], f"a directory that is not shared: {err}")
    for rank in range(2):
        expect(os.listdir(command.path(f"node{rank}/out")) == [], "nothing is left")


def main():
    command, words = command_from_arguments()
    with command:
        program = write_program(command)
        stop_in_the_middle(command, program)
        no_exchange(command, program)
        no_room(command, program)
        not_shared(command, program)
        stop_often(command, program, int(words[0]) if words else 4)
    return result()


sys.exit(main())
