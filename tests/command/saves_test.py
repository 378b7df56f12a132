"""saves_test.py SAVES_TOOL LAUNCHER GROUP: saves that a program in C makes (tests/mpi/saves_tool.c).

types    every element type, written by 4 ranks, read by zarr-python, and resumed on 1, 2 and 3 ranks, bit for bit
kills    a run that is killed at random moments, each time resumed on another number of ranks, ends as one that is not
jobs     the second job of a directory is refused while the first lives, and goes on at once when that is killed
disk     a disk that fills up in the middle of a run
"""
import glob
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time

import numpy as np

from support import SKIPPED, SLOWNESS, command_from_arguments, expect, result

try:
    import zarr
except ImportError as missing:
    print("skipped:", missing)
    sys.exit(SKIPPED)

# StableHLO name: bytes of an element, bits of a value.
TYPES = {"i1": (1, 1), "i2": (1, 2), "i4": (1, 4), "i8": (1, 8), "i16": (2, 16), "i32": (4, 32), "i64": (8, 64),
         "ui2": (1, 2), "ui4": (1, 4), "ui8": (1, 8), "ui16": (2, 16), "ui32": (4, 32), "ui64": (8, 64),
         "f4E2M1FN": (1, 4), "f6E2M3FN": (1, 6), "f6E3M2FN": (1, 6), "f8E3M4": (1, 8), "f8E4M3": (1, 8),
         "f8E4M3FN": (1, 8), "f8E4M3FNUZ": (1, 8), "f8E4M3B11FNUZ": (1, 8), "f8E5M2": (1, 8), "f8E5M2FNUZ": (1, 8),
         "f8E8M0FNU": (1, 8), "bf16": (2, 16), "f16": (2, 16), "f32": (4, 32), "f64": (8, 64),
         "complex<f32>": (8, 64), "complex<f64>": (16, 128)}
NUMPY = {"i1": np.bool_, "i8": np.int8, "i16": np.int16, "i32": np.int32, "i64": np.int64, "ui8": np.uint8,
         "ui16": np.uint16, "ui32": np.uint32, "ui64": np.uint64, "f16": np.float16, "f32": np.float32,
         "f64": np.float64, "complex<f32>": np.complex64, "complex<f64>": np.complex128}
SHAPE = (7, 3)


def tool_line(command, ranks, directory, program, out, steps, every, inputs):
    os.makedirs(out, exist_ok=True)
    return command.line(ranks, [directory, program, out, steps, every, *inputs])


# ---- types -----------------------------------------------------------------------------------------------------------


def random_bits(name, rng):
    """An array of any bits that the type has, among them NaNs with payloads."""
    size, bits = TYPES[name]
    raw = rng.integers(0, 256, (*SHAPE, size), np.uint8)
    if bits < 8:
        raw &= (1 << bits) - 1
    return raw.reshape(*SHAPE, size).view(NUMPY.get(name, np.uint16 if size == 2 else np.uint8)).reshape(SHAPE)


def identity(devices):
    sharding = '{sdy.sharding = #sdy.sharding<@mesh, [{"i"}, {}]>}'
    arguments = ", ".join(f"%arg{i}: tensor<7x3x{t}> {sharding}" for i, t in enumerate(TYPES))
    results = ", ".join(f"tensor<7x3x{t}> {sharding}" for t in TYPES)
    values = ", ".join(f"%arg{i}" for i in range(len(TYPES)))
    types = ", ".join(f"tensor<7x3x{t}>" for t in TYPES)
    return (f"module @id attributes {{mhlo.num_partitions = {devices} : i32, mhlo.num_replicas = 1 : i32}} {{\n"
            f'  sdy.mesh @mesh = <["i"={devices}]>\n'
            f"  func.func public @main({arguments}) -> ({results}) {{\n    return {values} : {types}\n  }}\n}}\n")


def test_types(command):
    rng = np.random.default_rng(1)
    wanted = [random_bits(name, rng) for name in TYPES]
    inputs = [command.path(f"in{i}.npy") for i in range(len(wanted))]
    for path, array in zip(inputs, wanted):
        np.save(path, array)
    for devices in (4, 6):
        with open(command.path(f"id{devices}.mlir"), "w") as file:
            file.write(identity(devices))
    state = command.path("state")
    words = tool_line(command, 4, state, command.path("id4.mlir"), command.path("out"), 0, 1, inputs)
    outcome = command.finish(command.start_words(words, {}), 60 * SLOWNESS)
    if not expect(outcome.status == 0, f"saving: {outcome}"):
        return
    group = zarr.open_group(os.path.join(state, "save-0"), mode="r")
    about = group.attrs["spmdrun_save"]
    expect(about["step"] == 0 and about["program"] == "id" and about["ranks"] == 4, f"attributes: {about}")
    expect(sorted(group.array_keys()) == sorted(f"state{i}" for i in range(len(wanted))), "names of arrays")
    for i, (name, array) in enumerate(zip(TYPES, wanted)):
        got = group[f"state{i}"]
        expect(got[...].tobytes() == array.tobytes() and got.chunks == (2, 3), f"zarr-python reads {name}")
        expect(got.attrs.get("spmdrun_dtype", name) == name, f"the attribute of {name}")
        expect([codec.to_dict()["name"] for codec in got.metadata.codecs] == ["bytes", "zstd", "crc32c"],
               f"codecs of {name}")
    for ranks, devices in ((None, 4), (2, 4), (3, 6)):
        out = command.path(f"out{ranks}")
        words = tool_line(command, ranks, state, command.path(f"id{devices}.mlir"), out, 0, 1,
                          ["missing.npy"] * len(wanted))
        outcome = command.finish(command.start_words(words, {}), 60 * SLOWNESS)
        expect(outcome.status == 0, f"resuming on {ranks} ranks: {outcome}")
        for i, (name, array) in enumerate(zip(TYPES, wanted)):
            expect(np.load(f"{out}/{i}.npy").tobytes() == array.tobytes(), f"{name} on {ranks} ranks")


# ---- kills -----------------------------------------------------------------------------------------------------------

# A float's rounding depends on the order of steps; a lost or repeated step changes all numbers behind it.
STEP = """
module @jit_step attributes {mhlo.num_partitions = 12 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["i"=12]>
  func.func public @main(
      %arg0: tensor<24x500xf32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{"i"}, {}]>},
      %arg1: tensor<i32>, %arg2: tensor<300x100xf64>)
      -> (tensor<24x500xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"i"}, {}]>}, tensor<i32>, tensor<300x100xf64>) {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %half = stablehlo.constant dense<0.75> : tensor<24x500xf32>
    %0 = stablehlo.add %arg1, %one : tensor<i32>
    %1 = stablehlo.convert %0 : (tensor<i32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<24x500xf32>
    %3 = stablehlo.multiply %arg0, %half : tensor<24x500xf32>
    %4 = stablehlo.add %3, %2 : tensor<24x500xf32>
    %5 = stablehlo.sine %4 : tensor<24x500xf32>
    %6 = stablehlo.convert %1 : (tensor<f32>) -> tensor<f64>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f64>) -> tensor<300x100xf64>
    %8 = stablehlo.add %arg2, %7 : tensor<300x100xf64>
    return %5, %0, %8 : tensor<24x500xf32>, tensor<i32>, tensor<300x100xf64>
  }
}
"""
INPUTS = ["uniform:5", "0", "uniform:6"]


def write_step(command):
    with open(command.path("step.mlir"), "w") as file:
        file.write(STEP)
    return command.path("step.mlir")


def children_of(pid):
    """The ranks that a launcher has started."""
    found = subprocess.run(["pgrep", "-P", str(pid)], capture_output=True, text=True)
    return [int(word) for word in found.stdout.split()]


def kill_one(process, how):
    ranks = children_of(process.pid) or [process.pid]
    try:
        os.kill(random.choice(ranks), how)
    except ProcessLookupError:
        pass


def saved_steps(state):
    return sorted(int(re.fullmatch(r"save-(\d+)", name).group(1)) for name in os.listdir(state)
                  if name.startswith("save-"))


def test_kills(command):
    steps, kills = 1000, 8
    program, state, out = write_step(command), command.path("state"), command.path("out")
    words = tool_line(command, 2, command.path("undisturbed"), program, command.path("wanted"), steps, 100, INPUTS)
    outcome = command.finish(command.start_words(words, {}), 60 * SLOWNESS)
    expect(outcome.status == 0, f"undisturbed: {outcome}")
    random.seed(3)
    moments, at = [], 0
    for run in range(200):
        ranks = (1, 2, 3, 4)[run % 4]
        process = command.start_words(tool_line(command, ranks, state, program, out, steps, 2, INPUTS), {})
        if run < kills:
            # At a step between the last one and the next tenth of the way, and at any moment of its save.
            target, deadline = at + random.randint(2, steps // (kills + 2)), time.monotonic() + 30 * SLOWNESS
            while (time.monotonic() < deadline and process.poll() is None
                   and (not os.path.isdir(state) or (saved_steps(state) or [-1])[-1] < target)):
                time.sleep(0.001)
            time.sleep(random.random() * 0.01)
            kill_one(process, signal.SIGKILL)
        outcome = command.finish(process, 60 * SLOWNESS)
        found = saved_steps(state)
        expect(len(found) >= (1 if found == [0] else 2), f"run {run}: saves {found}")
        moments.append(found[-1])
        at = found[-1]
        if outcome.status == 0:
            break
        expect(run < kills, f"run {run} on {ranks} ranks: {outcome}")
        if run >= kills:
            break
    print("killed at", moments)
    expect(moments == sorted(moments) and moments[-1] == steps, f"steps {moments}")
    expect(len(set(moments)) > 3, f"kills at too few steps: {moments}")
    expect(saved_steps(state) == [steps - 2, steps], f"saves at the end: {saved_steps(state)}")
    expect(glob.glob(os.path.join(state, ".spmdrun-*")) == [], "leftovers")
    for i in range(len(INPUTS)):
        expect(np.load(f"{out}/{i}.npy").tobytes() == np.load(command.path(f"wanted/{i}.npy")).tobytes(),
               f"array {i} after {len(moments)} runs")


# ---- two jobs --------------------------------------------------------------------------------------------------------


def test_jobs(command):
    program, state, out = write_step(command), command.path("state"), command.path("out")
    line = lambda ranks, steps: tool_line(command, ranks, state, program, out, steps, 5, INPUTS)
    first = command.start_words(line(2, 10**9), {"SLURM_JOB_ID": "4711"})
    while first.poll() is None and (not os.path.isdir(state) or len(saved_steps(state)) < 2):
        time.sleep(0.01)
    second = command.finish(command.start_words(line(2, 10), {}), 30 * SLOWNESS)
    host, pids = os.uname().nodename.split()[0], children_of(first.pid)
    said = re.search(r"another job saves there: process (\d+) on (\S+), job 4711;", second.err)
    expect(second.status != 0 and said and int(said.group(1)) in pids and said.group(2) == host,
           f"the second job of {host} beside {pids}: {second}")
    # Stopped, it lives; killed, it does not.
    os.kill(int(said.group(1)) if said else pids[0], signal.SIGSTOP)
    second = command.finish(command.start_words(line(None, 10), {}), 30 * SLOWNESS)
    expect("another job saves there" in second.err, f"beside a stopped job: {second}")
    kill = pids if pids else [first.pid]
    for pid in kill:
        os.kill(pid, signal.SIGKILL)
    command.finish(first, 30 * SLOWNESS)
    begun, at = time.monotonic(), saved_steps(state)[-1]
    third = command.finish(command.start_words(line(None, at + 10), {}), 30 * SLOWNESS)
    expect(third.status == 0 and time.monotonic() - begun < 10 * SLOWNESS, f"after a kill: {third}")
    expect(saved_steps(state)[-1] >= at + 5, f"it goes on from {at}: {saved_steps(state)}")


# ---- a full disk -----------------------------------------------------------------------------------------------------


def test_disk(command):
    """A disk with room for two saves, but not for a third beside them, until there is."""
    program, disk = write_step(command), command.path("disk")
    os.makedirs(disk)
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", disk], capture_output=True).returncode:
        print("skipped: no disk can be mounted")
        sys.exit(SKIPPED)
    try:
        state = os.path.join(disk, "state")
        line = lambda steps: tool_line(command, 2, state, program, command.path("out"), steps, 5, INPUTS)
        outcome = command.finish(command.start_words(line(5), {}), 60 * SLOWNESS)
        expect(outcome.status == 0 and saved_steps(state) == [0, 5], f"a disk with room: {outcome}")
        filler = os.path.join(disk, "filler")
        free = os.statvfs(disk).f_bavail * os.statvfs(disk).f_frsize
        with open(filler, "wb") as file:
            file.write(b"x" * (free - 20000))
        outcome = command.finish(command.start_words(line(20), {}), 60 * SLOWNESS)
        failed = re.findall(r"the save of step (\d+) failed: (.*)", outcome.err)
        expect(outcome.status == 1 and [step for step, _ in failed[:2]] == ["10", "15"], f"a full disk: {outcome}")
        expect(all("No space left on device" in why for _, why in failed), f"a full disk: {outcome}")
        expect(saved_steps(state) == [0, 5] and sorted(os.listdir(state))[-1] == "spmdrun.lock"
               and len(os.listdir(state)) == 3, f"what stands on a full disk: {os.listdir(state)}")
        os.unlink(filler)
        outcome = command.finish(command.start_words(line(20), {}), 60 * SLOWNESS)
        expect(outcome.status == 0 and outcome.err == "" and saved_steps(state) == [15, 20], f"room again: {outcome}")
    finally:
        subprocess.run(["umount", "-l", disk], check=True)


if __name__ == "__main__":
    if sys.argv[3] == "kills" and os.access("/dev/shm", os.W_OK):
        tempfile.tempdir = "/dev/shm"  # on a disk the test would only take longer
    tool, words = command_from_arguments()
    with tool:
        {"types": test_types, "kills": test_kills, "jobs": test_jobs, "disk": test_disk}[words[0]](tool)
    sys.exit(result())
