"""nccl_test.py COMMAND LAUNCHER SIMULATED GROUP...: collectives by NCCL, on the simulated GPUs of the folder SIMULATED, of
which each rank has its own.

programs, layouts NAME...: results are what JAX computes; with all sums from the left they have the bits of collectives over the host.
conformance FILE: a self-checking module, also with idle ranks.
orders: what NCCL would add in any order, or without NaN, has the bits of collectives over the host.
graphs: where graphs can hold collectives, and what they compute and count there.
faults: calls that fail while graphs are made and run.
choice: who is told what, and when collectives go over the host.
failures: a rank whose GPU fails, one that dies, and one that stands still."""
import json
import os
import re
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
# It never ends.
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


# A loop and a branch of unknown length, with collectives in them and around them.
GRAPHS = """
module @m attributes {mhlo.num_partitions = RANKS : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["i"=RANKS]>
  func.func public @main(%arg0: tensor<RANKSxf32>, %arg1: tensor<i32>) -> tensor<RANKSxf32> {
    %0 = sdy.manual_computation(%arg0, %arg1) in_shardings=[<@mesh, [{"i"}]>, <@mesh, []>] out_shardings=[<@mesh, [{"i"}]>] manual_axes={"i"} (%x: tensor<1xf32>, %n: tensor<i32>) {
      %zero = stablehlo.constant dense<0> : tensor<i32>
      %one = stablehlo.constant dense<1> : tensor<i32>
      %s = SUM(%x)
      %a = stablehlo.add %s, %x : tensor<1xf32>
      %l:2 = stablehlo.while(%i = %zero, %b = %a) : tensor<i32>, tensor<1xf32>
      cond {
        %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %c : tensor<i1>
      } do {
        %p = "stablehlo.collective_permute"(%b) <{channel_handle = #stablehlo.channel_handle<handle = 9, type = 1>, source_target_pairs = dense<PAIRS> : tensor<RANKSx2xi64>}> : (tensor<1xf32>) -> tensor<1xf32>
        %m = MAX(%p)
        %d = stablehlo.compare EQ, %i, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %r = "stablehlo.if"(%d) ({
          %t = SUM(%p)
          stablehlo.return %t : tensor<1xf32>
        }, {
          %t = stablehlo.add %p, %m : tensor<1xf32>
          stablehlo.return %t : tensor<1xf32>
        }) : (tensor<i1>) -> tensor<1xf32>
        %k = stablehlo.add %i, %one : tensor<i32>
        stablehlo.return %k, %r : tensor<i32>, tensor<1xf32>
      }
      %e = MAX(%l#1)
      %f = stablehlo.add %e, %l#1 : tensor<1xf32>
      sdy.return %f : tensor<1xf32>
    } : (tensor<RANKSxf32>, tensor<i32>) -> tensor<RANKSxf32>
    return %0 : tensor<RANKSxf32>
  }
}
"""


def graphs_module(command, ranks):
    """Writes GRAPHS for that many ranks."""
    def reduction(name):
        return lambda match: (f'"stablehlo.all_reduce"({match.group(1)}) <{{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, '
                              f'replica_groups = dense<{[list(range(ranks))]}> : tensor<1x{ranks}xi64>, use_global_device_ids}}> ({{\n'
                              f'^bb0(%u: tensor<f32>, %v: tensor<f32>):\n%w = stablehlo.{name} %u, %v : tensor<f32>\n'
                              'stablehlo.return %w : tensor<f32>\n}) : (tensor<1xf32>) -> tensor<1xf32>')

    text = re.sub(r"SUM\((%\w+(?:#1)?)\)", reduction("add"), re.sub(r"MAX\((%\w+(?:#1)?)\)", reduction("maximum"), GRAPHS))
    pairs = [[rank, (rank + 1) % ranks] for rank in range(ranks)]
    path = command.path(f"graphs{ranks}.mlir")
    with open(path, "w") as file:
        file.write(text.replace("PAIRS", str(pairs)).replace("RANKS", str(ranks)))
    return path


def graphs_result(x, count):
    """What GRAPHS computes."""
    b = x.sum() + x
    for i in range(count):
        p = np.roll(b, 1)
        b = np.full_like(p, p.sum()) if i == 1 else p + p.max()
    return b.max() + b


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
    text, out, numbers, holes, edges = (command.path(name) for name in ("reductions.mlir", "out", "numbers.npy", "holes.npy", "edges.npy"))
    with open(text, "w") as file:
        file.write(REDUCTIONS)
    np.save(numbers, np.array([1e8, 2, -1e8, -1e8, 1, 1e8], np.float32))
    np.save(holes, np.array([3, 1, np.nan, 4, 5, 2], np.float32))
    np.save(edges, np.array([np.inf, -0.0, 0, -np.inf, 3e38, -1e-45], np.float32))

    def run(gpu_count, seed, argument):
        gpus = Gpus(command, simulated, gpu_count)
        done = command.run(6, text, numbers, argument, "-o", out, "--gather", *gpus.options, env=gpus.settings | {"SPMDRUN_SIMULATED_SEED": str(seed)})
        expect(done.status == 0 and is_by_nccl(done) == (gpu_count == 6) and "simulated GPU: " not in done.err, str(done))
        return [np.load(os.path.join(out, f"result{i}.npy")) for i in range(3)]

    for gpu_count, seed in ((1, 1), (6, 1), (6, 2)):
        found = run(gpu_count, seed, holes)
        # From the left: (1e8 - 1e8) + 1 is 1, and in another order 0.
        expect(np.array_equal(found[0], np.array([1, 2] * 3, np.float32)), f"sums: {found[0]}")
        expect(np.isnan(found[1]).all(), f"minimum: {found[1]}")
        expect(np.array_equal(found[2], np.array([np.nan, 4] * 3, np.float32), equal_nan=True), f"maximum: {found[2]}")
        found = run(gpu_count, seed, edges)
        expect((found[1] == -np.inf).all(), f"minimum: {found[1]}")
        expect(found[2].tobytes() == np.array([np.inf, -0.0] * 3, np.float32).tobytes(), f"maximum: {found[2]}")


def graphs(command, simulated):
    """Collectives in graphs, as far as all ranks can have them there; what is counted is the same as over the host."""
    reaches = ("in no graphs", "in graphs, but not in their loops and branches", "in graphs, with loops and branches around them")
    for ranks in (2, 4):
        text, x, numbers, out, stats = graphs_module(command, ranks), command.path("x.npy"), {}, command.path("out"), command.path("stats.json")
        np.save(x, np.arange(1, ranks + 1, dtype=np.float32))

        def run(label, reach, *options, count=4, gpu_count=ranks, last=(), shows_one=False, **settings):
            gpus = Gpus(command, simulated, gpu_count)
            words = [text, x, count, "-o", out, "--gather", "--stats", stats, *gpus.options, "--log", "debug", "--repeat", 3, *options]
            line = [f"{name}={value}" for name, value in (gpus.settings | settings).items()]
            seen = [[f"CUDA_VISIBLE_DEVICES={rank}"] if shows_one else [] for rank in range(ranks)]
            done = command.run_apart(*[[*line, *seen[rank], *(last if rank == ranks - 1 else ()), *words] for rank in range(ranks)])
            expect(done.status == 0 and "simulated GPU: " not in done.err, f"{label}: {done}")
            found = np.load(os.path.join(out, "result0.npy"))
            expect(np.array_equal(found, graphs_result(np.load(x), count)), f"{label}: {found}, {graphs_result(np.load(x), count)}")
            expect(reach is None or done.err.count(f"can be {reaches[reach]}") == 1, f"{label}: {reaches[reach or 0]} in {done}")
            expect(os.listdir(gpus.mail) == [], f"{label}: messages are left: {os.listdir(gpus.mail)}")
            with open(stats) as file:
                written = json.load(file)
            counted = written["collectives"], written["collective_bytes"]
            expect(numbers.setdefault(count, counted) == counted, f"{label}: {counted} collectives and bytes, not {numbers[count]}")
            return done

        run("over the host", None, gpu_count=1)
        for seed in range(3):
            done = run(f"all in one graph, seed {seed}", 2, SPMDRUN_SIMULATED_SEED=seed)
            expect(done.err.count("are a graph") == ranks and "the host drives" not in done.err, f"one graph on each of {ranks} ranks: {done}")
        done = run("the last rank has no graphs with collectives in their loops", 1, last=["SPMDRUN_SIMULATED_NCCL_GRAPHS=1"])
        expect(done.err.count("the host drives this loop") == 1, f"loops of the host: {done}")
        run("the last rank has no graphs with collectives", 0, last=["SPMDRUN_SIMULATED_NCCL_GRAPHS=0"])
        run("the last rank has no conditional nodes", 1, last=["SPMDRUN_SIMULATED_CONDITIONS=0"])
        run("a newer NCCL", 2, SPMDRUN_SIMULATED_NCCL=22901)
        run("on several nodes", 1, "--node-is-rank", shows_one=True)
        run("a user's choice", 1, NCCL_GRAPH_MIXING_SUPPORT=1)
        for count in (0, 1, 7):
            run("over the host", None, count=count, gpu_count=1)
            run(f"{count} turns", 2, count=count)


def faults(command, simulated):
    """Each function that graphs with collectives need fails once on one rank: all end with one sentence, or do without."""
    text, x = graphs_module(command, 2), command.path("x.npy")
    np.save(x, np.arange(1, 3, dtype=np.float32))
    gpus, right = Gpus(command, simulated, 2), f" {graphs_result(np.load(x), 4).max():.0f} "
    line = [*[f"{name}={value}" for name, value in gpus.settings.items()], text, x, 4, *gpus.options, "--deadline", 5 * SLOWNESS]
    counts = {"cudaGraphCreate": 3, "cudaStreamBeginCaptureToGraph": 6, "cudaStreamEndCapture": 6, "cudaGraphInstantiate": 3,
              "cudaGraphLaunch": 3, "cudaGraphAddNode": 3, "cudaGraphConditionalHandleCreate": 3, "ncclCommSplit": 2, "ncclAllReduce": 7,
              "ncclGroupStart": 1, "ncclGroupEnd": 1, "ncclSend": 1, "ncclRecv": 1, "ncclCommGetAsyncError": 4, "cudaStreamQuery": 3,
              "cudaMemsetAsync": 4, "cudaLaunchKernel": 4}
    for name, most in counts.items():
        for number in range(1, most + 1):
            done = command.run_apart(line, [f"SPMDRUN_SIMULATED_FAIL={name}:{number}", *line])
            own = done.own_lines()
            label = f"call {number} of {name}"
            if done.status == 0:
                expect(not own and "can be in graphs, with loops" not in done.err and right in done.out, f"{label} is done without: {done}")
            else:
                expect(len(own) == 1 and "deadline" not in done.err, f"{label} is told once, at once: {done}")
            # A GPU that is broken does not do the work that it has.
            told = done.err.count("simulated GPU: ") - done.err.count("has work for which nothing has waited")
            expect(told == 0 and os.listdir(gpus.mail) == [], f"{label}: {done}, {os.listdir(gpus.mail)}")


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
    # Calls of CUDA and NCCL fail on one rank while all are at work, in a loop of the host or of the device.
    loop = module(command, "loop2.mlir", 2, LOOP)
    gpus = Gpus(command, simulated, 2)
    for reach in (0, 2):
        line = [*[f"{name}={value}" for name, value in gpus.settings.items()], f"SPMDRUN_SIMULATED_NCCL_GRAPHS={reach}", loop, "ones", *gpus.options]
        # How often a rank asks before the loop depends on how late the other one is.
        for name in ("cudaStreamQuery", "ncclCommGetAsyncError"):
            for number in (2000, 2001):
                done = command.run_apart(line, [f"SPMDRUN_SIMULATED_FAIL={name}:{number}", *line])
                own = done.own_lines()
                places = ("loop2.mlir:", "device 1", "joining the GPUs", "trying collectives")
                expect(done.status in (1, 2) and len(own) == 1 and any(place in own[0] for place in places), f"call {number} of {name}: {done}")


GROUPS = {"programs": programs, "layouts": programs, "graphs": graphs, "faults": faults, "conformance": conformance, "orders": orders, "choice": choice, "failures": failures}


def main():
    command, (simulated, group, *words) = command_from_arguments()
    with command:
        GROUPS[group](command, simulated, *words)
    return result()


sys.exit(main())
