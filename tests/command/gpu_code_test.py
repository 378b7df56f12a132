"""gpu_code_test.py COMMAND LAUNCHER: code for GPUs, on a machine without one: `show --gpu`, `compile --gpu` and what the
cache says of it."""
import json
import os
import re
import sys

from support import PROGRAMS, command_from_arguments, expect, result

PROGRAM = os.path.join(PROGRAMS, "data_parallel_training", "program.mlir")  # four devices
WRONG = ("sm_70", "sm_9", "sm_900", "sm_90a", "SM_90", "sm_090", "sm_", "90", "h100")


def show(command, ranks, *words):
    outcome = command.run(ranks, "show", PROGRAM, *words)
    expect(outcome.status == 0 and outcome.err == "", f"show {words}: {outcome}")
    return outcome.out


def stages(command):
    for ranks in (None, 2):
        plan = show(command, ranks, "--gpu", "sm_90", "--stage", "plan")
        expect(plan.startswith("executable @jit_train on 4 devices, sm_90\n"), plan[:100])
        expect(re.search(r"kernel \d+ \(.*\) in a grid of 256s over \d+", plan), f"a kernel of many blocks: {plan}")
        expect(re.search(r"kernel \d+ \(.*\) in a block of \d+", plan), f"a kernel of one block: {plan}")
        for generation in ("80", "90"):
            ir = show(command, ranks, "--gpu", f"sm_{generation}", "--stage", "llvm")
            expect('target triple = "nvptx64-nvidia-cuda"' in ir and "ptx_kernel void @kernel0(" in ir, ir[:500])
            ptx = show(command, ranks, "--gpu", f"sm_{generation}", "--stage", "ptx")
            expect(f".target sm_{generation}\n" in ptx and ".visible .entry kernel0(" in ptx, ptx[:500])
    there = show(command, None, "--gpu", "sm_90", "--stage", "graph")
    expect(there == show(command, None, "--stage", "graph"), "the graph is that of every target")
    expect("sm_" not in show(command, None, "--stage", "plan"), "without --gpu it is this machine's processor")


def kernels_of_plan(command):
    """Each kernel that the plan names is an entry of the PTX, whose blocks have the threads of the plan."""
    plan = show(command, None, "--gpu", "sm_90", "--stage", "plan")
    ptx = show(command, None, "--gpu", "sm_90", "--stage", "ptx")
    threads = dict(re.findall(r"\.entry (kernel\d+)\([^{]*\n\.maxntid (\d+), 1, 1", ptx))
    found = re.findall(r"kernel (\d+) \(.*\) in a (?:grid|block) of (\d+)", plan)
    expect(len(found) > 10, f"{len(found)} kernels in {plan}")
    for number, wanted in found:
        expect(threads.get(f"kernel{number}") == wanted, f"kernel {number} has {wanted} threads: {threads}")


def fills_the_cache(command):
    def compiled(gpu, ranks=None):
        outcome = command.run(ranks, "compile", PROGRAM, "--topology", "2x4", "--gpu", gpu)
        expect(outcome.status == 0, f"compile for {gpu}: {outcome}")
        return outcome.out

    first = compiled("sm_80")
    expect(re.search(r": 4 devices, sm_80: compiled in \S+ s, \d+ KiB, in the cache\n", first), first)
    expect(first.endswith("4 of 8 devices will be idle\n"), first)
    expect(re.search(r": 4 devices, sm_80: \d+ KiB, it was in the cache already\n", compiled("sm_80", 2)), "found again")

    def why(*words):
        outcome = command.run(None, "cache", "why", PROGRAM, "--topology", "2x4", "--json", *words)
        expect(outcome.status == 0 and outcome.err == "", f"cache why: {outcome}")
        return json.loads(outcome.out)

    expect(why("--gpu", "sm_80")["outcome"] == "hit", "what was compiled is found")
    newer = why("--gpu", "sm_90")
    values = {part["name"]: part["value"] for part in newer["parts"]}
    lines = newer["explanation"].split("\n")
    expect(newer["outcome"] == "miss" and values["target"] == "sm_90", str(newer))
    expect(len(lines) == 2 and "sm_90 here, sm_80 in the cached one" in lines[1], f"the target alone differs: {lines}")
    expect(why()["outcome"] == "miss", "nothing is there for processors")
    compiled("sm_90")
    expect(why("--gpu", "sm_90")["outcome"] == "hit" and why("--gpu", "sm_80")["outcome"] == "hit", "each has an entry")


def refusals(command):
    def refused(words, *parts):
        for ranks in (None, 2):
            outcome = command.run(ranks, *words)
            lines = outcome.own_lines()
            expect(outcome.status == 2 and len(lines) == 1 and all(part in lines[0] for part in parts), f"{words}: {outcome}")

    for gpu in WRONG:
        sentence = f'there is no target "{gpu}"'
        refused(("show", PROGRAM, "--stage", "plan", "--gpu", gpu), sentence, "GPUs from sm_80 on")
        refused(("compile", PROGRAM, "--topology", "2x4", "--gpu", gpu), sentence)
        refused(("cache", "why", PROGRAM, "--topology", "2x4", "--gpu", gpu), sentence)
    refused(("show", PROGRAM, "--stage", "ptx"), "ptx", "--gpu sm_90")
    refused(("compile", PROGRAM, "--gpu", "sm_90"), "--topology")
    refused((PROGRAM, "--gpu", "sm_90"), "--gpu")
    expect(not os.path.isdir(command.cache) or not os.listdir(command.cache), "what is refused is not kept")


def main():
    command, _ = command_from_arguments()
    with command:
        refusals(command)
        stages(command)
        kernels_of_plan(command)
        fills_the_cache(command)
    return result()


sys.exit(main())
