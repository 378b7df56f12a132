"""compile_test.py COMMAND LAUNCHER: what `spmdrun compile` puts into the cache is what a job there finds."""
import glob
import json
import os
import re
import sys

from support import PROGRAMS, command_from_arguments, expect, result

PROGRAM = os.path.join(PROGRAMS, "data_parallel_training", "program.mlir")  # four devices


def compiled(command, *words, ranks=None, status=0, **options):
    outcome = command.run(ranks, "compile", *words, **options)
    expect(outcome.status == status, f"compile {words}: {outcome}")
    return outcome


def origin(command, ranks=None, *words):
    """Where a run's executable comes from."""
    stats = command.path("stats.json")
    inputs = sorted(glob.glob(os.path.join(os.path.dirname(PROGRAM), "in?.npy")))
    outcome = command.run(ranks, PROGRAM, *inputs, "--stats", stats, *words)
    expect(outcome.status == 0, f"run: {outcome}")
    with open(stats) as file:
        return json.load(file)["cache"]


def fills_the_cache(command):
    first = compiled(command, PROGRAM, "--topology", "1x4").out
    expect(re.fullmatch(r".*training/program\.mlir: 4 devices, x86-64\S*: compiled in \S+ s, \d+ KiB, in the "
                        r"cache\n", first), first)
    expect(origin(command) == "directory", "a run finds it")
    expect(origin(command, 2) == "directory", "on two ranks, too")
    expect(origin(command, 2, "--node-is-rank") == "miss", "two nodes have an executable of their own")
    compiled(command, PROGRAM, "--topology", "4x1")
    expect(origin(command, 4, "--node-is-rank") == "directory", "a run on four nodes finds it")
    again = compiled(command, PROGRAM, "--topology", "2x2", ranks=2).out
    expect(re.fullmatch(r".*: 4 devices, x86-64\S*: \d+ KiB, it was in the cache already\n", again), again)
    idle = compiled(command, PROGRAM, "--topology", "3x8").out
    expect(idle.endswith("already\n20 of 24 devices will be idle\n"), idle)


def for_other_processors(command):
    own = re.search(r"x86-64\S*(?=:)", compiled(command, PROGRAM, "--topology", "2x2").out)[0]
    other = "x86-64-v2" if own != "x86-64-v2" else "x86-64-v3"
    there = ("--topology", "2x2", "--cpu", other)
    expect(f"devices, {other}: compiled in" in compiled(command, PROGRAM, *there).out, "an entry of its own")
    expect("already" in compiled(command, PROGRAM, *there).out, "found again")
    expect("already" in compiled(command, PROGRAM, "--topology", "2x2", "--cpu", own).out, "the same as without a name")


def keeps_nothing(command):
    out = compiled(command, PROGRAM, "--topology", "2x2", "--no-cache").out
    expect(out.endswith("KiB, kept nowhere\n"), out)
    lost = compiled(command, PROGRAM, "--topology", "2x2", "--cache-dir", "/proc/nowhere", status=1)
    expect(lost.own_lines() == ["spmdrun: rank 0: compiled, but kept nowhere: there is no cache, or a warning says why"] and
           "going on without the directory" in lost.err and lost.out == "", str(lost))


def over_many_devices(command):
    """More than any rank here could make: none is made."""
    path = command.path("many.mlir")
    with open(path, "w") as file:
        file.write("""module attributes {mhlo.num_partitions = 512 : i32} {
  sdy.mesh @m = <["node"=64, "device"=8]>
  func.func public @main(%x: tensor<512x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"node", "device"}, {}]>},
                         %z: tensor<f32>) -> tensor<16xf32> {
    %0 = stablehlo.tanh %x : tensor<512x16xf32>
    %1 = stablehlo.reduce(%0 init: %z) applies stablehlo.maximum across dimensions = [0]
        : (tensor<512x16xf32>, tensor<f32>) -> tensor<16xf32>
    return %1 : tensor<16xf32>
  }
}
""")
    expect(": 512 devices, " in compiled(command, path, "--topology", "64x8").out, "64x8")
    few = compiled(command, path, "--topology", "64x4", status=2)
    expect(few.own_lines() == [f"spmdrun: rank 0: {path}: the program spans 512 devices, but the topology has 256; "
                               "give it more"], str(few))


def refusals(command):
    for spec in ("2", "x2", "2x", "0x2", "2x0", "-2x2", "2x2x", "2x2,", " 2x2", "2X2", "99999999999999999999x1"):
        outcome = compiled(command, PROGRAM, f"--topology={spec}", status=2)
        expect(outcome.own_lines() == ["spmdrun: rank 0: --topology: expected NODESxDEVICES, as in 64x8, "
                                       f'not "{spec}"'], str(outcome))
    for words, sentence in (
            ((PROGRAM, "--cpu", "x86-64-v3"), "--topology: expected NODESxDEVICES, as in 64x8, which is not given"),
            ((PROGRAM,), "--topology: expected NODESxDEVICES, as in 64x8, which is not given"),
            ((PROGRAM, PROGRAM, "--topology", "2x2"), "spmdrun compile takes one program and --topology NODESxDEVICES"),
            ((PROGRAM, "--topology", "2x2", "--cpu", "z80"),
             'there is no target "z80"; there are x86-64, x86-64-v2 to x86-64-v4, and GPUs from sm_80 on'),
            ((PROGRAM, "--topology", "4194304x1048576"),
             "topology: expected 1 to 131072 devices, not 4194304 nodes of 1048576")):
        outcome = compiled(command, *words, status=2)
        expect(outcome.own_lines() == [f"spmdrun: rank 0: {sentence}"], str(outcome))
    both = "--cpu x86-64-v4 and --gpu sm_90 exclude each other: code is made for one of them"
    for words in (["compile", PROGRAM, "--topology", "2x2"], ["show", PROGRAM, "--stage", "plan"], ["cache", "why", PROGRAM]):
        for ranks in (None, 2, 4):
            outcome = command.run(ranks, *words, "--cpu", "x86-64-v4", env={"SPMDRUN_GPU": "sm_90"})
            expect(outcome.status == 2 and len(outcome.own_lines()) == 1 and both in outcome.err, str(outcome))
    for option, target, sentence in (("--cpu", "sm_90", "--cpu sm_90 names a GPU: say --gpu sm_90"),
                                     ("--gpu", "x86-64-v3", "--gpu x86-64-v3 names processors: say --cpu x86-64-v3")):
        outcome = compiled(command, PROGRAM, "--topology", "2x2", option, target, status=2)
        expect(outcome.err.startswith(f"spmdrun: {sentence}\n"), str(outcome))
    expect(len(compiled(command, PROGRAM, "--topology", "2", ranks=2, status=2).own_lines()) == 1, "one rank speaks")


def main():
    command, _ = command_from_arguments()
    with command:
        fills_the_cache(command)
        for_other_processors(command)
        keeps_nothing(command)
        over_many_devices(command)
        refusals(command)
    return result()


sys.exit(main())
