"""nccl_test.py COMMAND LAUNCHER SIMULATED GROUP...: collectives by NCCL, on the simulated GPUs of the folder SIMULATED, of
which each rank has its own.

programs, layouts NAME...: results are what JAX computes; with all sums from the left they have the bits of collectives over the host.
conformance FILE: a self-checking module, also with idle ranks.
orders: what NCCL would add in any order, or without NaN, has the bits of collectives over the host.
choice: who is told what, and when collectives go over the host.
failures: a rank whose GPU fails, one that dies, and one that stands still."""
import os
import signal
import sys
import time

import numpy as np

from support import ENDS_BY_ITSELF, SLOWNESS, Program, command_from_arguments, expect, result

MODULE = """
module @m attributes {mhlo.num_partitions = RANKS : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["i"=RANKS]>
  func.func public @main(%arg0: tensor<RANKSxf32>) -> tensor<RANKSxf32> {
    %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"i"}]>] out_shardings=[<@mesh, [{"i"}]>] manual_axes={"i"} (%arg1: tensor<1xf32>) {
BODY
      sdy.return %1 : tensor<1xf32>
    } : (tensor<RANKSxf32>) -> tensor<RANKSxf32>
    return %0 : tensor<RANKSxf32>
  }
}
"""
REDUCE = """RESULT = "stablehlo.all_reduce"(OPERAND) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<GROUPS> : tensor<1xRANKSxi64>, use_global_device_ids}> ({
        ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
          %9 = stablehlo.add %arg2, %arg3 : tensor<f32>
          stablehlo.return %9 : tensor<f32>
        }) : (tensor<1xf32>) -> tensor<1xf32>"""
# The host asks the device for the condition, and so waits for NCCL in each turn.
LOOP = """%1 = stablehlo.while(%iterArg = %arg1) : tensor<1xf32>
      cond {
        %2 = stablehlo.constant dense<true> : tensor<i1>
        stablehlo.return %2 : tensor<i1>
      } do {
        REDUCE
        stablehlo.return %2 : tensor<1xf32>
      }"""

# Two groups of three, whose orders differ from that of the ranks.
REDUCTIONS = """
module @m attributes {mhlo.num_partitions = 6 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["i"=6]>
  func.func public @main(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>) -> (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) {
    %0:3 = sdy.manual_computation(%arg0, %arg1) in_shardings=[<@mesh, [{"i"}]>, <@mesh, [{"i"}]>] out_shardings=[<@mesh, [{"i"}]>, <@mesh, [{"i"}]>, <@mesh, [{"i"}]>] manual_axes={"i"} (%arg2: tensor<1xf32>, %arg3: tensor<1xf32>) {
      %1 = "stablehlo.all_reduce"(%arg2) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4], [5, 3, 1]]> : tensor<2x3xi64>, use_global_device_ids}> ({
        ^bb0(%a: tensor<f32>, %b: tensor<f32>):
          %r = stablehlo.add %a, %b : tensor<f32>
          stablehlo.return %r : tensor<f32>
        }) : (tensor<1xf32>) -> tensor<1xf32>
      %2 = "stablehlo.all_reduce"(%arg3) <{channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5]]> : tensor<1x6xi64>, use_global_device_ids}> ({
        ^bb0(%a: tensor<f32>, %b: tensor<f32>):
          %r = stablehlo.minimum %a, %b : tensor<f32>
          stablehlo.return %r : tensor<f32>
        }) : (tensor<1xf32>) -> tensor<1xf32>
      %3 = "stablehlo.all_reduce"(%arg3) <{channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, replica_groups = dense<[[0, 2, 4], [5, 3, 1]]> : tensor<2x3xi64>, use_global_device_ids}> ({
        ^bb0(%a: tensor<f32>, %b: tensor<f32>):
          %r = stablehlo.maximum %a, %b : tensor<f32>
          stablehlo.return %r : tensor<f32>
        }) : (tensor<1xf32>) -> tensor<1xf32>
      sdy.return %1, %2, %3 : tensor<1xf32>, tensor<1xf32>, tensor<1xf32>
    } : (tensor<6xf32>, tensor<6xf32>) -> (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>)
    return %0#0, %0#1, %0#2 : tensor<6xf32>, tensor<6xf32>, tensor<6xf32>
  }
}
"""


def module(command, name, ranks, body):
    text = MODULE.replace("BODY", body).replace("REDUCE", REDUCE)
    for word, value in (("GROUPS", str([list(range(ranks))])), ("RANKS", str(ranks)), ("RESULT", "%1" if body == "REDUCE" else "%2"),
                        ("OPERAND", "%arg1" if body == "REDUCE" else "%iterArg")):
        text = text.replace(word, value)
    path = command.path(name)
    with open(path, "w") as file:
        file.write(text)
    return path


class Gpus:
    """`count` GPUs of a node, messages of NCCL in a folder of their own, and the log."""

    def __init__(self, command, simulated, count):
        self.mail = command.path("mail")
        os.makedirs(self.mail, exist_ok=True)
        self.options = ["--device", "cuda", "--cuda-libraries", simulated, "--log", "info"]
        self.settings = {"SPMDRUN_SIMULATED_GPUS": str(count), "TMPDIR": self.mail}


def is_by_nccl(done, version="2.27.3"):
    return done.err.count(f"collectives go by NCCL {version}") == 1 and "over the host" not in done.err


def program_bits(command, simulated, program, gpu_count, seed):
    gpus, out, ranks = Gpus(command, simulated, gpu_count), command.path("out"), program.meta["devices"]
    done = command.run(ranks, program.prints()[-1], *program.arguments, *program.expect_options(), *program.tolerance_options(),
                       "-o", out, "--gather", *gpus.options, env=gpus.settings | {"SPMDRUN_SIMULATED_SEED": str(seed)})
    label = f"{program.name} with {gpu_count} GPUs, seed {seed}"
    expect(done.status == 0 and "simulated GPU: " not in done.err, f"{label}: {done}")
    expect(is_by_nccl(done) == (gpu_count > 1), f"{label} goes by NCCL, or says why not: {done}")
    expect(os.listdir(gpus.mail) == [], f"{label}: messages are left: {os.listdir(gpus.mail)}")
    bits = []
    for i in range(len(program.expected)):
        path = os.path.join(out, f"result{i}.npy")
        if os.path.exists(path):
            with open(path, "rb") as file:
                bits.append(file.read())
            os.remove(path)
    return bits


def programs(command, simulated, *names):
    for program in map(Program, names):
        by_host = program_bits(command, simulated, program, 1, 0)
        by_nccl = program_bits(command, simulated, program, program.meta["devices"], 0)
        expect(by_host == by_nccl, f"{program.name}: collectives by host and by NCCL give the same bits")
        program_bits(command, simulated, program, program.meta["devices"], 7)


def conformance(command, simulated, path):
    for ranks in (2, 4):
        gpus = Gpus(command, simulated, 4)
        done = command.run(ranks, "check", path, "--no-cache", *gpus.options, env=gpus.settings)
        expect(done.status == 0 and is_by_nccl(done) and "simulated GPU: " not in done.err, f"{ranks} ranks: {done}")


def orders(command, simulated):
    text, out, numbers, holes = (command.path(name) for name in ("reductions.mlir", "out", "numbers.npy", "holes.npy"))
    with open(text, "w") as file:
        file.write(REDUCTIONS)
    np.save(numbers, np.array([1e8, 2, -1e8, -1e8, 1, 1e8], np.float32))
    np.save(holes, np.array([3, 1, np.nan, 4, 5, 2], np.float32))
    for gpu_count in (1, 6):
        gpus = Gpus(command, simulated, gpu_count)
        done = command.run(6, text, numbers, holes, "-o", out, "--gather", *gpus.options, env=gpus.settings)
        expect(done.status == 0 and is_by_nccl(done) == (gpu_count == 6) and "simulated GPU: " not in done.err, str(done))
        found = [np.load(os.path.join(out, f"result{i}.npy")) for i in range(3)]
        # From the left: (1e8 - 1e8) + 1 is 1, and in another order 0.
        expect(np.array_equal(found[0], np.array([1, 2] * 3, np.float32)), f"sums: {found[0]}")
        expect(np.isnan(found[1]).all(), f"minimum: {found[1]}")
        expect(np.array_equal(found[2], np.array([np.nan, 4] * 3, np.float32), equal_nan=True), f"maximum: {found[2]}")


def choice(command, simulated):
    gpus = Gpus(command, simulated, 2)
    add = module(command, "sum.mlir", 2, "REDUCE")

    def check(done, *parts):
        expect(done.status == 0 and "simulated GPU: " not in done.err and " 2 " in done.out, str(done))
        expect(done.err.count("over the host") == 1 and all(part in done.err for part in parts), f"{parts} once in {done}")

    def line(*words, options=gpus.options):
        return [*[f"{name}={value}" for name, value in gpus.settings.items()], *words, add, "ones", *options]

    done = command.run(2, add, "ones", *gpus.options, env=gpus.settings)
    expect(done.status == 0 and is_by_nccl(done) and " 2 " in done.out, str(done))
    check(command.run(2, add, "ones", *gpus.options, env={"TMPDIR": gpus.mail}), "devices 0 and 1 share")
    check(command.run(1, add, "ones", *gpus.options, env=gpus.settings), "a rank for each GPU")
    check(command.run(2, add, "ones", *gpus.options, env=gpus.settings | {"SPMDRUN_SIMULATED_NCCL": "22605"}),
          "libnccl.so.2 is version 2.26; 2.27")
    differ = command.run_apart(line(), line("SPMDRUN_SIMULATED_NCCL=22801"))
    own = differ.own_lines()
    expect(differ.status == 1 and len(own) == 1 and " has NCCL 2.27.3, rank 1 on " in own[0] and " has 2.28.1; " in own[0],
           f"versions of NCCL: {differ}")
    # From NCCL 2.30 on, ranks may share a GPU, if that is allowed on all ranks.
    shared, newer = {"NCCL_MULTI_RANK_GPU_ENABLE": "1"}, {"SPMDRUN_SIMULATED_GPUS": "1", "SPMDRUN_SIMULATED_NCCL": "23001"}
    done = command.run(2, add, "ones", *gpus.options, env=gpus.settings | newer | shared)
    expect(done.status == 0 and is_by_nccl(done, "2.30.1") and " 2 " in done.out and "devices 0 and 1 share" in done.err and
           "simulated GPU: " not in done.err, str(done))
    check(command.run(2, add, "ones", *gpus.options, env=gpus.settings | newer), "NCCL_MULTI_RANK_GPU_ENABLE is not 1")
    check(command.run(2, add, "ones", *gpus.options, env=gpus.settings | {"SPMDRUN_SIMULATED_GPUS": "1"} | shared),
          "from version 2.30 on, and this is version 2.27")
    line_of_one = ["SPMDRUN_SIMULATED_GPUS=1", "SPMDRUN_SIMULATED_NCCL=23001"]
    check(command.run_apart(line(*line_of_one, "NCCL_MULTI_RANK_GPU_ENABLE=1"), line(*line_of_one)),
          "rank 1: devices share GPUs, and NCCL_MULTI_RANK_GPU_ENABLE is not 1")
    # The file that counts is no library.
    folder = command.path("broken")
    os.makedirs(folder)
    with open(os.path.join(folder, "libnccl.so.2"), "w") as file:
        file.write("none")
    options = [f"{folder}:{simulated}" if option == simulated else option for option in gpus.options]
    check(command.run(2, add, "ones", *options, env=gpus.settings), "libnccl.so.2 cannot be opened")


def ranks_below(pid):
    """The processes of the command below the launcher, by rank."""
    with open(f"/proc/{pid}/task/{pid}/children") as file:
        below = [int(word) for word in file.read().split()]
    found = {}
    for child in below:
        with open(f"/proc/{child}/comm") as file:
            if file.read().strip() != "spmdrun":
                continue
        with open(f"/proc/{child}/environ", "rb") as file:
            variables = dict(entry.split(b"=", 1) for entry in file.read().split(b"\0") if b"=" in entry)
        found[int(variables.get(b"OMPI_COMM_WORLD_RANK") or variables[b"PMI_RANK"])] = child
    return found


def interrupted(command, simulated, ranks, rank, how):
    """Starts a job that ends only by what happens to one rank."""
    gpus = Gpus(command, simulated, ranks)
    loop = module(command, f"loop{ranks}.mlir", ranks, LOOP)
    process = command.start(ranks, loop, "ones", *gpus.options, "--deadline", 4 * SLOWNESS, env=ENDS_BY_ITSELF | gpus.settings)
    time.sleep(2 * SLOWNESS)
    found = ranks_below(process.pid)
    if expect(len(found) == ranks, f"{ranks} ranks run: {found}"):
        os.kill(found[rank], how)
    begin = time.monotonic()
    done = command.finish(process, 20 * SLOWNESS)
    expect(done.status != 0 and time.monotonic() - begin < 10 * SLOWNESS, f"the job ends in time: {done}")
    return done


def failures(command, simulated):
    for ranks in (2, 4):
        interrupted(command, simulated, ranks, 1, signal.SIGKILL)
        done = interrupted(command, simulated, ranks, 1, signal.SIGSTOP)
        for part in ("error: waiting for rank 1 for", "its deadline of"):
            expect(part in done.err, f"{part}: {done}")
    # Calls of CUDA and NCCL fail on one rank while all are at work.
    loop = module(command, "loop2.mlir", 2, LOOP)
    gpus = Gpus(command, simulated, 2)
    line = [*[f"{name}={value}" for name, value in gpus.settings.items()], loop, "ones", *gpus.options]
    for call in range(2000, 2012):
        done = command.run_apart(line, [f"SPMDRUN_SIMULATED_FAIL={call}", *line])
        own = done.own_lines()
        expect(done.status == 1 and len(own) == 1 and any(part in own[0] for part in ("loop2.mlir:", "device 1", "joining the GPUs")), f"call {call}: {done}")


GROUPS = {"programs": programs, "layouts": programs, "conformance": conformance, "orders": orders, "choice": choice, "failures": failures}


def main():
    command, (simulated, group, *words) = command_from_arguments()
    with command:
        GROUPS[group](command, simulated, *words)
    return result()


sys.exit(main())
