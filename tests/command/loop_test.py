"""loop_test.py COMMAND LAUNCHER GROUP [SIMULATED]: `spmdrun loop`: wrong command lines, each kind of input, what it writes,
resuming on other numbers of ranks, being asked to stop, and the simulated GPU in the folder SIMULATED."""
import json
import os
import re
import signal
import subprocess
import sys
import time

import numpy as np
import zarr

from support import SLOWNESS, Command, expect, ranks_below, result

PROGRAMS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "loop")
TRAIN, COUNT = os.path.join(PROGRAMS, "train.mlir"), os.path.join(PROGRAMS, "count.mlir")
STEPS = 40
random = np.random.default_rng(7)
W, X = random.standard_normal((12, 5)), random.standard_normal((STEPS, 8, 12))
Y = random.standard_normal((8, 5))
W, X, Y = (array.astype(np.float32) for array in (W, X, Y))


class Training:
    """The files of a training, and its command line."""

    def __init__(self, command):
        self.command = command
        for name, array in (("w", W), ("x", X), ("y", Y)):
            np.save(command.path(name + ".npy"), array)

    def words(self, state, steps, *more):
        inputs = [self.command.path("x.npy"), self.command.path("y.npy"), "step"]
        return ["loop", TRAIN, self.command.path("w.npy"), "zeros", "zeros", "--state", self.command.path(state), "--steps",
                steps, *[word for source in inputs for word in ("--input", source)], *more]

    def run(self, ranks, state, steps, *more, **options):
        return self.command.run(ranks, *self.words(state, steps, *more), **options)


def expect_refused(outcome, *parts):
    expect(outcome.status == 2 and len(outcome.own_lines()) == 1 and all(part in outcome.err for part in parts),
           f"refused because of {parts}: {outcome}")


def files_below(folder):
    """The bytes of the log and of the outputs, by their names."""
    found = {}
    for place, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(place, name)
            short = os.path.relpath(path, folder)
            if short == "log.jsonl" or short.startswith("outputs"):
                with open(path, "rb") as file:
                    found[short] = file.read()
    return found


def lines_of(folder):
    with open(os.path.join(folder, "log.jsonl")) as file:
        return [json.loads(line) for line in file]


def array_of(path):
    return np.asarray(zarr.open_array(path, mode="r")[...])


def numpy_training(steps):
    """State, losses and errors of the training, in double precision."""
    w, b, m, losses, errors = W.astype(float), np.zeros(5), np.zeros((12, 5)), [], []
    for i in range(steps):
        t = np.tanh(X[i] @ w)
        error = t + b - Y
        losses.append(np.mean(error ** 2))
        errors.append(error)
        g = 2 * error / error.size
        m = 0.9 * m + X[i].T @ (g * (1 - t ** 2))
        rate = 0.1 / (1 + 0.001 * i)
        w, b = w - rate * m, b - rate * g.sum(0)
    return (w, b, m), losses, errors


# ---- command lines ----------------------------------------------------------------------------------------------------

MISMATCHED = """
func.func @main(%a: tensor<3xf32>, %b: tensor<2xi32>, %c: tensor<f32>) -> (tensor<3xf64>, tensor<2xi32>, tensor<2xf32>) {
  %0 = stablehlo.convert %a : (tensor<3xf32>) -> tensor<3xf64>
  %1 = stablehlo.convert %b : (tensor<2xi32>) -> tensor<2xf32>
  return %0, %b, %1 : tensor<3xf64>, tensor<2xi32>, tensor<2xf32>
}
"""


def check_line(command):
    state = ["--state", command.path("line")]
    steps = ["--steps", 5]
    expect_refused(command.run(None, "loop", COUNT, 0, *steps), "spmdrun loop needs --state DIR and --steps N")
    expect_refused(command.run(None, "loop", COUNT, 0, *state), "spmdrun loop needs --state DIR and --steps N")
    expect_refused(command.run(None, "loop", COUNT, *state, *steps, "--input", 1, "--input", 2), "spmdrun loop needs the state")
    expect(command.run(None, "loop", COUNT, 0, *state, "--steps", 0).status == 2, "--steps 0 is refused")
    expect(command.run(None, COUNT, 0, 1, *state).status == 2, "--state belongs to loop")
    expect_refused(command.run(2, "loop", COUNT, 0, *state, *steps), "@main takes 2 arguments, but 1 is given as the state "
                   "and 0 by --input; it takes i32[], i32[]")
    expect_refused(command.run(None, "loop", COUNT, 0, 1, 2, *state, *steps), "3 arguments are given as the state, but "
                   "@main has 2 results")
    os.makedirs(command.path("taken/outputs"))
    expect_refused(command.run(None, "loop", COUNT, 0, "--input", "step", "--state", command.path("taken"), *steps, "-o",
                               command.path("taken/outputs")), "it lies in the state directory")
    expect_refused(command.run(None, "loop", COUNT, 0, "--input", "step", *state, *steps, "-o", command.path("line")),
                   "it lies in the state directory")
    for wrong in ("2", "-1", "loss"):
        expect_refused(command.run(None, "loop", COUNT, 0, "--input", "step", *state, *steps, "--log-result", wrong),
                       f"--log-result {wrong}: expected the number of a result, 0 to 1")
    mismatched = command.path("mismatched.mlir")
    with open(mismatched, "w") as file:
        file.write(MISMATCHED)
    expect_refused(command.run(2, "loop", mismatched, "zeros", "zeros", 1, *state, *steps), "argument 0 is f32[3], result 0 "
                   "is f64[3]; argument 2 is f32[], result 2 is f32[2]")
    expect(not os.path.exists(command.path("line/log.jsonl")), "nothing was begun")

    np.save(command.path("few.npy"), np.arange(4, dtype=np.int32))
    few = ["--input", command.path("few.npy")]
    expect_refused(command.run(2, "loop", COUNT, 0, *few, *state, *steps), "input 0: ", "few.npy: it has values for 4 steps, "
                   "and the last step is number 4")
    os.mkdir(command.path("into"))
    np.save(command.path("into/result0.npy"), np.arange(9, dtype=np.int32))
    expect_refused(command.run(None, "loop", COUNT, 0, "--input", command.path("into/result0.npy"), *state, *steps, "-o",
                               command.path("into")), "input 0, ", "lies where -o ")
    np.save(command.path("pairs.npy"), np.zeros((9, 2), np.int32))
    expect_refused(command.run(None, "loop", COUNT, 0, "--input", command.path("pairs.npy"), *state, *steps), "input 0: ",
                   "pairs.npy")


# ---- inputs -----------------------------------------------------------------------------------------------------------

def check_inputs(command):
    """The state is the sum of the inputs of all steps."""
    steps, values = 23, np.arange(23, dtype=np.int32) ** 2
    np.save(command.path("rows.npy"), values)
    np.save(command.path("wide.npy"), values.astype(np.int64))
    chunked = zarr.create_array(command.path("rows.zarr"), shape=(30,), chunks=(7,), dtype="i4")
    chunked[:] = np.arange(30) ** 2
    for kind in ("files", "more"):
        os.mkdir(command.path(kind))
        for i, value in enumerate(values):
            np.save(command.path(f"{kind}/{i}.npy"), value)
    np.save(command.path("more/100.npy"), np.int32(1))
    total = int(values.sum())
    sources = [("rows.npy", total), ("wide.npy", total), ("rows.zarr", total), ("files", total), ("more", total)]
    sources = [(command.path(source), wanted) for source, wanted in sources]
    sources += [("step", steps * (steps - 1) // 2), ("3", 3 * steps), ("ones", steps)]
    for i, (source, wanted) in enumerate(sources):
        state = command.path(f"inputs{i}")
        outcome = command.run(None, "loop", COUNT, 0, "--input", source, "--state", state, "--steps", steps,
                              "-o", state + ".out", "--log-result", 0)
        last = array_of(state + ".out/result0.zarr") if outcome.status == 0 else None
        expect(last == wanted and lines_of(state)[-1] == {"step": steps - 1, "result[0]": wanted},
               f"{source}: {last}, wanted {wanted}: {outcome}")
    outcome = command.run(None, "loop", COUNT, 0, "--input", command.path("rows.npy"), "--state", command.path("again"),
                          "--steps", 50, "--repeat-input", "-o", command.path("again.out"))
    wanted = int(values[np.arange(50) % steps].sum())
    expect(outcome.status == 0 and array_of(command.path("again.out/result0.zarr")) == wanted, f"repeated: {outcome}")
    missing = zarr.open_array(command.path("rows.zarr"), mode="r+")
    missing[7:14] = 0  # what zarr does not write
    outcome = command.run(None, "loop", COUNT, 0, "--input", command.path("rows.zarr"), "--state", command.path("missing"),
                          "--steps", steps, "-o", command.path("missing.out"))
    told = [line for line in outcome.err.splitlines() if "input 0: " in line and "chunk c/1 is missing; it reads as" in line]
    expect(outcome.status == 0 and array_of(command.path("missing.out/result0.zarr")) == total - values[7:14].sum()
           and len(told) == 1, f"a chunk that zarr leaves out: {outcome}")
    vanish(command)


def vanish(command):
    """A Zarr array and a directory of files that vanish while the loop runs end it on all ranks, with the step."""
    x = zarr.create_array(command.path("x.zarr"), shape=(300, 8, 12), chunks=(1, 8, 12), dtype="f4")
    x[:] = 1
    os.mkdir(command.path("x.files"))
    for i in range(300):
        np.save(command.path(f"x.files/{i}.npy"), X[0])
    for source, reason in (("x.zarr", "it was removed while it was in use"), ("x.files", "No such file or directory")):
        process = command.start(3, "loop", TRAIN, "zeros", "zeros", "zeros", "--input", command.path(source),
                                "--input", "ones", "--input", "step", "--state", command.path("v" + source), "--steps",
                                10_000_000, "--repeat-input")
        await_lines(command.path("v" + source), 10)
        os.rename(command.path(source), command.path(source + ".gone"))
        if source == "x.zarr":
            os.remove(command.path("x.zarr.gone/zarr.json"))
            subprocess.run(["rm", "-r", command.path("x.zarr.gone/c")], check=True)
        outcome = command.finish(process, 20 * SLOWNESS)
        said = [line for line in outcome.own_lines() if ": input 0: " in line and reason in line and ": step " in line]
        expect(outcome.status in (1, 2) and len(said) == 1, f"{source} vanishes: {outcome}")


# ---- results and resuming ---------------------------------------------------------------------------------------------

def check_results(command):
    training = Training(command)
    outcome = training.run(2, "results", STEPS, "-o", command.path("out"))
    expect(outcome.status == 0 and not outcome.own_lines(), f"training: {outcome}")
    expect(outcome.out.startswith(f"done: step {STEPS} of {STEPS} after "), f"what it says: {outcome}")
    state, losses, errors = numpy_training(STEPS)
    for i, wanted in enumerate(state):
        got = array_of(command.path(f"out/result{i}.zarr"))
        expect(np.allclose(got, wanted, rtol=1e-4, atol=1e-5), f"state {i} is NumPy's: {np.abs(got - wanted).max()}")
    lines = lines_of(command.path("results"))
    expect([line["step"] for line in lines] == list(range(STEPS)), "a line for each step")
    expect(np.allclose([line["loss"] for line in lines], losses, rtol=1e-4), "losses are NumPy's")
    expect(all(np.float32(line["rate"]) == np.float32(0.1) / (np.float32(1) + np.float32(0.001) * np.float32(i))
               or abs(line["rate"] - 0.1 / (1 + 0.001 * i)) < 1e-7 for i, line in enumerate(lines)), "rates")
    got = array_of(command.path("results/outputs/result3.zarr"))
    expect(got.shape == (STEPS, 8, 5) and np.allclose(got, errors, rtol=1e-3, atol=1e-4), "outputs of all steps")

    guarded = training.run(2, "guarded", 9, "--transfer-guard", "disallow", "--no-leaks", "--strict-donation")
    expect(guarded.status == 0, f"a loop transfers nothing by the way, and leaves nothing: {guarded}")
    guarded = training.run(2, "guarded", STEPS, "--transfer-guard", "disallow_explicit")
    expect(guarded.status == 2 and "input 0, " in guarded.err and "goes from the host to the devices" in guarded.err,
           f"its inputs do: {guarded}")

    outcome = training.run(1, "results", STEPS, "-o", command.path("again"))
    expect(outcome.status == 0 and f"has all: there is the save of step {STEPS}" in outcome.out, f"once more: {outcome}")
    expect(np.array_equal(array_of(command.path("again/result0.zarr")), array_of(command.path("out/result0.zarr"))),
           "a run that has nothing to do writes the state of the save")


def check_resume(command):
    """A training in pieces, on 1 to 4 ranks, leaves the same bytes as one that is not interrupted."""
    training = Training(command)
    whole = training.run(2, "whole", STEPS, "-o", command.path("whole.out"))
    expect(whole.status == 0, f"whole: {whole}")
    before = 0
    for ranks, steps in ((1, 7), (3, 16), (None, 17), (4, 31), (2, STEPS)):
        outcome = training.run(ranks, "pieces", steps, "--save-every", 5, "-o", command.path("pieces.out"))
        expect(outcome.status == 0 and ("resumes from the save of step %d in" % before in outcome.out) == (before > 0),
               f"{ranks} ranks to step {steps}: {outcome}")
        before = steps
        expect(len(lines_of(command.path("pieces"))) == steps, f"lines after step {steps}")
        expect(array_of(command.path("pieces/outputs/result3.zarr")).shape[0] == steps, f"rows after step {steps}")
    expect(files_below(command.path("pieces")) == files_below(command.path("whole")), "log and outputs are equal")
    check_moved(command)
    check_turned(command)
    for i in range(3):
        one, other = (array_of(command.path(f"{name}.out/result{i}.zarr")) for name in ("whole", "pieces"))
        expect(one.tobytes() == other.tobytes(), f"state {i} has the same bits")
    other = training.command.run(2, "loop", COUNT, 0, "--input", "step", "--state", command.path("pieces"), "--steps", 99)
    expect(other.status == 2, f"the save of another program is refused: {other}")
    check_other_results(command, training)


def check_other_results(command, training):
    """A save of a loop that kept other results: those that are new to it are refused, and nothing is changed."""
    state = command.path("chosen")
    first = training.run(2, "chosen", 9, "--log-result", 4)
    expect(first.status == 0 and not os.path.exists(state + "/outputs"), f"only losses: {first}")
    before = files_below(state)
    for ranks in (None, 2, 4):
        outcome = training.run(ranks, "chosen", 12)
        expect_refused(outcome, "chosen/outputs/result3.zarr: it is not there, so the loop that made the save did not keep "
                       "result 3, or its steps before step 9 are lost; keep the same results as then (--log-result)")
        expect(files_below(state) == before, f"{ranks} ranks leave everything as it was")
    for i, (results, steps) in enumerate((((4,), 12), ((4, 5), 13), ((5,), 14))):
        outcome = training.run(2, "chosen", steps, *[word for result in results for word in ("--log-result", result)])
        expect(outcome.status == 0, f"scalars {results}: {outcome}")
    keys = [sorted(line) for line in lines_of(state)]
    expect(keys == 12 * [["loss", "step"]] + [["loss", "rate", "step"], ["rate", "step"]], f"each line has what was kept: {keys}")
    expect(training.run(2, "fewer", 9).status == 0 and training.run(2, "fewer", 12, "--log-result", 4).status == 0,
           "results may be left out")
    expect_refused(training.run(2, "fewer", 15), "result3.zarr: it has 9 steps and should have 12; keep the same results as "
                   "the loop that made the save (--log-result)")


def check_moved(command):
    """A result with another sharding than its argument is resharded, and that is said once."""
    x = np.arange(24, dtype=np.float32).reshape(8, 3)
    np.save(command.path("moved.npy"), x)
    for _ in range(5):
        x = x * np.float32(1.5) + 1
    for ranks in (None, 2, 4):
        words = ["loop", os.path.join(PROGRAMS, "moved.mlir"), command.path("moved.npy"), "--steps", 5]
        expect_refused(command.run(ranks, *words, "--state", command.path(f"kept{ranks}"), "--transfer-guard", "disallow"),
                       "would be resharded to", "which --transfer-guard disallow refuses")
        outcome = command.run(ranks, *words, "--state", command.path(f"moved{ranks}"), "-o", command.path("moved.out"))
        told = [line for line in outcome.own_lines() if "result 0 is replicated and is resharded to " in line]
        expect(outcome.status == 0 and len(told) == 1, f"resharded on {ranks} ranks: {outcome}")
        expect(np.array_equal(array_of(command.path("moved.out/result0.zarr")), x), f"the state on {ranks} ranks")


def check_turned(command):
    """Axes of the same name and size, but another order of the devices: that is another sharding."""
    with open(os.path.join(PROGRAMS, "moved.mlir")) as file:
        text = file.read()
    mesh = re.search(r"  sdy.mesh @mesh = .*\n", text).group()
    turned = '  sdy.mesh @turned = <["d"=4], device_ids=[3, 2, 1, 0]>\n'
    text = text.replace(mesh, mesh + turned).replace("#sdy.sharding<@mesh, [{}, {}]>", '#sdy.sharding<@turned, [{"d"}, {}]>')
    with open(command.path("turned.mlir"), "w") as file:
        file.write(text)
    wanted = np.load(command.path("moved.npy"))
    for _ in range(3):
        wanted = wanted * np.float32(1.5) + 1
    for ranks in (None, 2):
        outcome = command.run(ranks, "loop", command.path("turned.mlir"), command.path("moved.npy"), "--steps", 3, "--state",
                              command.path(f"turned{ranks}"), "-o", command.path("turned.out"))
        told = [line for line in outcome.own_lines() if " of another mesh in each step" in line]
        expect(outcome.status == 0 and len(told) == 1, f"resharded to another mesh on {ranks} ranks: {outcome}")
        expect(np.array_equal(array_of(command.path("turned.out/result0.zarr")), wanted), f"the state on {ranks} ranks")


def check_gpu(command):
    """On the simulated GPU, whose memory the host does not see: NumPy's losses, and equal bytes after a resumption."""
    training = Training(command)
    device = ["--device", "cuda", "--cuda-libraries", sys.argv[4]]
    whole = training.run(2, "whole", STEPS, *device)
    expect(whole.status == 0, f"whole: {whole}")
    losses = [line["loss"] for line in lines_of(command.path("whole"))]
    expect(np.allclose(losses, numpy_training(STEPS)[1], rtol=1e-4), "losses are NumPy's")
    for ranks, steps in ((1, 13), (2, STEPS)):
        outcome = training.run(ranks, "pieces", steps, *device)
        expect(outcome.status == 0, f"{ranks} ranks to step {steps}: {outcome}")
    expect(files_below(command.path("pieces")) == files_below(command.path("whole")), "log and outputs are equal")


# ---- asking to stop ---------------------------------------------------------------------------------------------------

def await_lines(state, count):
    """Waits until the log has so many lines."""
    end = time.time() + 20 * SLOWNESS
    while time.time() < end:
        try:
            with open(os.path.join(state, "log.jsonl")) as file:
                if file.read(100 * count).count("\n") >= count:
                    return
        except FileNotFoundError:
            pass
        time.sleep(0.02)
    expect(False, f"{state}: the loop does not get to step {count}")


def long_words(command, state, *more):
    return ["loop", TRAIN, command.path("w.npy"), "zeros", "zeros", "--input", command.path("x.npy"), "--input",
            command.path("y.npy"), "--input", "step", "--state", command.path(state), "--steps", 100_000_000,
            "--repeat-input", *more]


def check_stop(command):
    Training(command)
    for ranks, sent in ((None, signal.SIGTERM), (None, signal.SIGINT), (None, signal.SIGUSR1), (3, signal.SIGUSR1)):
        state = f"stop{ranks}{sent.name}"
        process = command.start(ranks, *long_words(command, state))
        await_lines(command.path(state), 20)
        process.send_signal(sent)
        outcome = command.finish(process, 20 * SLOWNESS)
        lines = lines_of(command.path(state))
        expect(outcome.status == 75 and f"stopped at step {len(lines)} of 100000000" in outcome.out,
               f"{ranks} ranks, {sent.name}: {len(lines)} lines: {outcome}")
        # Rank 0 may hear of it when another rank has ended the loop already.
        expect(any(f"signal {sent.value} (" in line and ("at step " in line or "while writing results" in line)
                   for line in outcome.own_lines()), f"{sent.name} is told: {outcome}")
        resumed = command.run(2, *long_words(command, state)[:-2], len(lines) + 3, "--repeat-input")
        expect(resumed.status == 0 and f"resumes from the save of step {len(lines)} in" in resumed.out
               and len(lines_of(command.path(state))) == len(lines) + 3, f"resumed after {sent.name}: {resumed}")
    in_time(command)


def check_lost(command):
    """A rank is killed: the job ends soon, and its launcher and the lowest rank that is left say which and when. A full disk: the loop goes on; only
    one that ends then fails, and says from where the next one resumes."""
    Training(command)
    for lost in (0, 2):
        state = f"lost{lost}"
        process = command.start(3, *long_words(command, state, "--save-every", 50))
        await_lines(command.path(state), 60)
        began = time.time()
        os.kill(ranks_below(process.pid)[lost], signal.SIGKILL)
        outcome = command.finish(process, 20 * SLOWNESS)
        expect(time.time() - began < 10 * SLOWNESS and outcome.status not in (0, 75), f"a lost rank ends the job: {outcome}")
        said = [line for line in outcome.own_lines() if re.match(
            rf"spmdrun: signal 15 \(Terminated\) at step \d+: rank {lost} is lost: its process has ended", line)]
        expect(f"process rank {lost} with PID" in outcome.err and outcome.own_lines() == said and len(said) == 1,
               f"who and when: {outcome}")
    disk = command.path("disk")
    os.mkdir(disk)
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64m", "tmpfs", disk], capture_output=True).returncode != 0:
        print("no file system can be mounted here, so no disk is full")
        return
    try:
        fill_disk(command, disk)
    finally:
        subprocess.run(["umount", "-l", disk], check=True)


def fill_disk(command, disk):
    ballast, state = os.path.join(disk, "ballast"), "disk/state"
    for clears in (True, False):
        process = command.start(2, *long_words(command, state, "--save-every", 50, "--log-result", 4))
        await_lines(command.path(state), 60 if clears else 1)
        time.sleep(0.5)
        subprocess.run(["dd", "if=/dev/zero", f"of={ballast}", "bs=4k"], capture_output=True)
        time.sleep(1.5)
        if clears:
            os.remove(ballast)
            time.sleep(1)
        process.send_signal(signal.SIGUSR1)
        outcome = command.finish(process, 30 * SLOWNESS)
        told = "No space left on device" in outcome.err
        if clears:
            expect(outcome.status == 75 and told, f"the loop goes on when the disk is full: {outcome}")
            continue
        found = re.search(r"step \d+ is not saved; started again, the loop resumes from the save of step (\d+)", outcome.err)
        expect(outcome.status == 1 and told and found, f"a loop ends without a save: {outcome}")
    os.remove(ballast)
    newest = max(int(name[5:]) for name in os.listdir(command.path(state)) if re.fullmatch(r"save-\d+", name))
    expect(newest == int(found[1]), f"the save of step {found[1]} is the newest, not that of {newest}: {outcome}")
    lines = lines_of(command.path(state))
    resumed = command.run(4, *long_words(command, state, "--log-result", 4)[:-4], newest + 1, "--repeat-input",
                          "--log-result", 4)
    expect(resumed.status == 0 and f"resumes from the save of step {newest} in" in resumed.out, f"resumed: {resumed}")
    after = lines_of(command.path(state))
    expect([line["step"] for line in after] == list(range(newest + 1)), "the lines of all steps")
    expect(after == lines[:len(after)] or len(lines) < len(after), "and the same values")


def in_time(command):
    """A Slurm job that ends soon is left before."""
    job = {"SLURM_JOB_END_TIME": str(int(time.time()) + 63)}
    outcome = command.run(2, *long_words(command, "slurm", "--stop-before", 60), env=job)
    expect(outcome.status == 75 and any("the job's time ends at step " in line for line in outcome.own_lines()),
           f"stopped in time: {outcome}")
    outcome = command.run(None, *long_words(command, "slurm2")[:-2], 5, "--repeat-input", "--stop-before", 60)
    expect(outcome.status == 0 and "SLURM_JOB_END_TIME is not set" in outcome.err, f"no end is known: {outcome}")


if __name__ == "__main__":
    with Command(sys.argv[1], sys.argv[2]) as command:
        {"line": check_line, "inputs": check_inputs, "results": check_results, "resume": check_resume,
         "stop": check_stop, "lost": check_lost, "gpu": check_gpu}[sys.argv[3]](command)
    sys.exit(result())
