"""gpu_failures_test.py COMMAND LAUNCHER SIMULATED GROUP: what goes wrong on GPUs, here on the simulated ones of the folder
SIMULATED, on 1, 2 and 4 ranks: one sentence, the same status everywhere, in time.

faults: a kernel touches what it must not, on one rank.
launches: calls of CUDA that return an error.
late: a rank stands still while others wait for it in a collective over the host.
memory: a program that needs more memory than there is."""
import os
import re
import signal
import sys
import time

from support import ENDS_BY_ITSELF, SLOWNESS, command_from_arguments, expect, result

# Kernels between products, before and behind a collective.
STEPS = """module @steps attributes {mhlo.num_partitions = RANKS : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["i"=RANKS]>
  func.func public @main(%arg0: tensor<ROWSx64xf32>) -> tensor<ROWSx64xf32> {
    %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"i"}, {}]>] out_shardings=[<@mesh, [{"i"}, {}]>] manual_axes={"i"} (%arg1: tensor<64x64xf32>) {
      %1 = stablehlo.dot_general %arg1, %arg1, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
      %2 = stablehlo.tanh %1 : tensor<64x64xf32>
      %3 = stablehlo.dot_general %2, %arg1, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
      %4 = stablehlo.sine %3 : tensor<64x64xf32>
      %5 = "stablehlo.all_reduce"(%4) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<GROUPS> : tensor<1xRANKSxi64>, use_global_device_ids}> ({
        ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
          %9 = stablehlo.add %arg2, %arg3 : tensor<f32>
          stablehlo.return %9 : tensor<f32>
        }) : (tensor<64x64xf32>) -> tensor<64x64xf32>
      %6 = stablehlo.cosine %5 : tensor<64x64xf32>
      sdy.return %6 : tensor<64x64xf32>
    } : (tensor<ROWSx64xf32>) -> tensor<ROWSx64xf32>
    return %0 : tensor<ROWSx64xf32>
  }
}
"""
# A branch and a loop that a GPU runs by itself, and a loop that never ends, with a collective.
BRANCH = """module @branch {
  func.func public @main(%arg0: tensor<i1>, %arg1: tensor<64x64xf32>) -> tensor<64x64xf32> {
    %0 = "stablehlo.if"(%arg0) ({
      %1 = stablehlo.dot_general %arg1, %arg1, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
      %2 = stablehlo.tanh %1 : tensor<64x64xf32>
      stablehlo.return %2 : tensor<64x64xf32>
    }, {
      %1 = stablehlo.dot_general %arg1, %arg1, contracting_dims = [0] x [1] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
      stablehlo.return %1 : tensor<64x64xf32>
    }) : (tensor<i1>) -> tensor<64x64xf32>
    return %0 : tensor<64x64xf32>
  }
}
"""
LOOP = """module @loop {
  func.func public @main(%arg0: tensor<64x64xf32>) -> tensor<64x64xf32> {
    %0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.while(%i = %0, %x = %arg0) : tensor<i32>, tensor<64x64xf32>
      cond {
        %2 = stablehlo.constant dense<500> : tensor<i32>
        %3 = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %3 : tensor<i1>
      } do {
        %2 = stablehlo.constant dense<1> : tensor<i32>
        %3 = stablehlo.add %i, %2 : tensor<i32>
        %4 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
        %5 = stablehlo.tanh %4 : tensor<64x64xf32>
        stablehlo.return %3, %5 : tensor<i32>, tensor<64x64xf32>
      }
    return %1#1 : tensor<64x64xf32>
  }
}
"""
ENDLESS = """module @endless attributes {mhlo.num_partitions = RANKS : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["i"=RANKS]>
  func.func public @main(%arg0: tensor<RANKSxf32>) -> tensor<RANKSxf32> {
    %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"i"}]>] out_shardings=[<@mesh, [{"i"}]>] manual_axes={"i"} (%arg1: tensor<1xf32>) {
      %1 = stablehlo.while(%x = %arg1) : tensor<1xf32>
      cond {
        %2 = stablehlo.constant dense<true> : tensor<i1>
        stablehlo.return %2 : tensor<i1>
      } do {
        %2 = "stablehlo.all_reduce"(%x) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<GROUPS> : tensor<1xRANKSxi64>, use_global_device_ids}> ({
        ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
          %9 = stablehlo.maximum %arg2, %arg3 : tensor<f32>
          stablehlo.return %9 : tensor<f32>
        }) : (tensor<1xf32>) -> tensor<1xf32>
        stablehlo.return %2 : tensor<1xf32>
      }
      sdy.return %1 : tensor<1xf32>
    } : (tensor<RANKSxf32>) -> tensor<RANKSxf32>
    return %0 : tensor<RANKSxf32>
  }
}
"""
# Two results and 16 MiB between them, for arguments of 16 MiB each.
LARGE = """module @large {
  func.func public @main(%arg0: tensor<2048x2048xf32>, %arg1: tensor<1024xf32>) -> (tensor<2048x2048xf32>, tensor<1024xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg0, contracting_dims = [1] x [0] : (tensor<2048x2048xf32>, tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
    %1 = stablehlo.dot_general %0, %arg0, contracting_dims = [1] x [0] : (tensor<2048x2048xf32>, tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
    %2 = stablehlo.negate %arg1 : tensor<1024xf32>
    return %1, %2 : tensor<2048x2048xf32>, tensor<1024xf32>
  }
}
"""


def write(command, name, text, ranks=1):
    path = command.path(name)
    for word, value in (("GROUPS", str([list(range(ranks))])), ("ROWS", str(64 * ranks)), ("RANKS", str(ranks))):
        text = text.replace(word, value)
    with open(path, "w") as file:
        file.write(text)
    return path


class Job:
    """A command line of a job in which the last rank has other settings."""

    def __init__(self, command, simulated, ranks, gpus, *words):
        self.command, self.ranks = command, ranks
        mail = command.path("mail")
        os.makedirs(mail, exist_ok=True)
        self.settings = [f"SPMDRUN_SIMULATED_GPUS={gpus}", f"TMPDIR={mail}"]
        self.words = [*words, "--device", "cuda", "--cuda-libraries", simulated, "--no-cache"]

    def run(self, *settings, options=()):
        line = [*self.settings, *self.words, *options]
        return self.command.run_apart(*[line] * (self.ranks - 1), [*settings, *line])

    def refused(self, *settings, options=()):
        """One sentence, of the last rank, and its status."""
        begin = time.monotonic()
        done = self.run(*settings, options=options)
        lines = done.own_lines()
        expect(done.status == 1 and len(lines) == 1 and lines[0].startswith(f"spmdrun: rank {self.ranks - 1}: "),
               f"{settings} {options}: one sentence and 1: {done}")
        expect(time.monotonic() - begin < 10 * SLOWNESS, f"{settings} {options}: in time: {done}")
        return lines[0] if lines else ""


def faults(command, simulated):
    lost = "cudaErrorIllegalAddress); the GPU of device {} has failed, and all arrays in its memory are lost"
    for ranks, gpus in ((1, 1), (2, 1), (2, 2), (4, 4)):
        steps = write(command, f"steps{ranks}.mlir", STEPS, ranks)
        plan = command.run(None, "show", steps, "--stage", "plan", "--gpu", "simulated").out
        kernels = re.findall(r"^ +\d+ +kernel .*# (.*) at (steps\d\.mlir:\d+:\d+)$", plan, re.M)
        expect([place.split(":")[1] for _, place in kernels] == (["6", "14"] if ranks == 1 else ["6", "8", "14"]), plan)
        job = Job(command, simulated, ranks, gpus, steps, "ones")
        done = job.run()
        expect(done.status == 0 and "simulated GPU: " not in done.err, str(done))
        for number, (name, place) in enumerate(kernels):
            # Over the host, the device first reduces the operands of the others.
            run = number + 1 if number < 2 or gpus == ranks else ranks + 2
            said = job.refused(f"SPMDRUN_SIMULATED_FAULT={run}", options=["--check-steps"])
            expect(f": {place} ({name}): " in said and lost.format(ranks - 1) in said, f"kernel {number}: {said}")
        said = job.refused("SPMDRUN_SIMULATED_FAULT=2")
        expect(f"one of the steps from steps{ranks}.mlir:5:12 (dot_general " in said and " (--check-steps tells which)" in said
               and lost.format(ranks - 1) in said, said)
        if gpus < ranks:
            # The host has waited for what is before the collective.
            said = job.refused(f"SPMDRUN_SIMULATED_FAULT={ranks + 2}")
            expect(f": {kernels[2][1]} ({kernels[2][0]}): " in said and "one of" not in said, said)
    loop = Job(command, simulated, 1, 1, write(command, "loop.mlir", LOOP), "ones")
    said = loop.refused("SPMDRUN_SIMULATED_FAULT=3")
    expect("one of the steps from loop.mlir:4:12 (copy" in said and "to loop.mlir:4:12 (while" in said and lost.format(0) in said, said)
    said = loop.refused("SPMDRUN_SIMULATED_FAULT=2", options=["--check-steps"])
    expect(re.search(r": loop\.mlir:1[0-3]:14 \(", said) and lost.format(0) in said, said)
    branch = Job(command, simulated, 1, 1, write(command, "branch.mlir", BRANCH), "true", "ones")
    # The first kernel decides about the branch.
    said = branch.refused("SPMDRUN_SIMULATED_FAULT=2")
    expect(": branch.mlir:3:10 (if" in said and "(--check-steps tells which step of it): " in said and lost.format(0) in said, said)
    said = branch.refused("SPMDRUN_SIMULATED_FAULT=1", options=["--check-steps"])
    expect(": branch.mlir:5:12 (tanh" in said and lost.format(0) in said, said)


def launches(command, simulated):
    """Each call of CUDA in the second half of a run fails: a launch or a product that is refused names its step."""
    words = [write(command, "steps1.mlir", STEPS), "ones", "--device", "cuda", "--cuda-libraries", simulated, "--check-steps"]
    counted = command.run(None, *words, env={"SPMDRUN_SIMULATED_COUNT": "1"})
    calls = int(re.search(r"simulated GPU: (\d+) calls", counted.err)[1])
    told = []
    for call in range(calls // 2, calls):
        done = command.run(None, *words, env={"SPMDRUN_SIMULATED_FAIL": str(call)})
        told += done.own_lines()
        expect(done.status == len(done.own_lines()) <= 1, f"call {call}: one sentence and 1, or none: {done}")
    for part in ("steps1.mlir:6:12: starting a kernel on device 0: a kernel needs more than the device has (cudaErrorLaunchOut",
                 "steps1.mlir:5:12: the product of 1 matrices of 64 x 64 and 64 x 64 elements of f32 by cuBLASLt: "):
        expect(any(part in line for line in told), f"{part}: {told}")


def rank_below(pid, rank):
    """The process of a rank below the launcher."""
    with open(f"/proc/{pid}/task/{pid}/children") as file:
        below = [int(word) for word in file.read().split()]
    for child in below:
        with open(f"/proc/{child}/environ", "rb") as file:
            variables = dict(entry.split(b"=", 1) for entry in file.read().split(b"\0") if b"=" in entry)
        if variables.get(b"OMPI_COMM_WORLD_RANK", variables.get(b"PMI_RANK")) == str(rank).encode():
            return child
    return None


def late(command, simulated):
    for ranks in (2, 4):
        path = write(command, f"endless{ranks}.mlir", ENDLESS, ranks)
        for device in (["--device", "cuda", "--cuda-libraries", simulated], []):
            process = command.start(ranks, path, "ones", *device, "--deadline", 4 * SLOWNESS, env=ENDS_BY_ITSELF)
            time.sleep(2 * SLOWNESS)
            stopped = rank_below(process.pid, ranks - 1)
            if expect(stopped, f"rank {ranks - 1} runs"):
                os.kill(stopped, signal.SIGSTOP)
            begin = time.monotonic()
            done = command.finish(process, 20 * SLOWNESS)
            expect(done.status == 1 and time.monotonic() - begin < 10 * SLOWNESS, f"the job ends in time: {done}")
            expect(re.search(rf"error: waiting for rank {ranks - 1} for \d+ s at endless{ranks}\.mlir:10:14: .* its deadline of",
                             done.err), f"the step is named: {done}")


def memory(command, simulated):
    large = write(command, "large.mlir", LARGE)
    arguments = ["zeros", "zeros"]
    # 16 MiB each for the argument, the result and what is between them, and a little for the others.
    for ranks in (1, 2, 4):
        # All devices but the first are idle, so it is the first that has too little.
        job = Job(command, simulated, ranks, ranks, large, *arguments, "--log", "error")
        line = [*job.settings, *job.words]
        done = command.run_apart(["SPMDRUN_SIMULATED_MEMORY=41943040", *line], *[line] * (ranks - 1))
        lines = done.own_lines()
        wanted = ("spmdrun: rank 0: the program needs 50.3 MB at once on device 0, and 41.3 MB can be had there (0.7 MB more are "
                  "kept free for CUDA's libraries): 16.8 MB for argument 0, 16.8 MB for result 0, 16.8 MB "
                  "of working memory, of which 16.8 MB for large.mlir:3:10 (dot_general tensor<2048x2048xf32>); use more devices, "
                  "or end what else runs on this one")
        expect(done.status == 1 and lines == [wanted], f"{ranks} ranks: {done}")
    # What NCCL has taken is kept free once more.
    steps = write(command, "steps2.mlir", STEPS, 2)
    settings = ["SPMDRUN_SIMULATED_MEMORY=4194304", f"SPMDRUN_SIMULATED_NCCL_MEMORY={2 << 20}"]
    job = Job(command, simulated, 2, 2, steps, "ones")
    done = command.run_apart(*[[*settings, *job.settings, *job.words]] * 2)
    expect(done.status == 1 and "(2.2 MB more are kept free" in done.err and len(done.own_lines()) == 1, str(done))
    done = command.run_apart(*[[*settings[:1], *job.settings, *job.words]] * 2)
    expect(done.status == 0, f"without NCCL's part there is enough: {done}")


GROUPS = {"faults": faults, "launches": launches, "late": late, "memory": memory}


def main():
    command, (simulated, group) = command_from_arguments()
    with command:
        GROUPS[group](command, simulated)
    return result()


sys.exit(main())
