"""agreement_test.py COMMAND LAUNCHER [SIMULATED]: loops and branches that hold a collective. Where it follows from the program that
those who meet come there together, their plan compares nothing; where it does not, it compares once for each kind of group,
and devices that disagree end the job with a sentence that names the loop or branch. With the folder of the simulated GPUs
they run there; four ranks have one each, and compare in graphs."""
import os
import sys

import numpy as np

from support import command_from_arguments, expect, result

# A program over 2 x 2 devices. Of each, %v is an element of the argument, %w one of those that devices of one x have
# alike, %id the device's number; %r is an element of the result.
PROGRAM = """
module @agreement attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=2]>
  func.func public @main(%arg0: tensor<4xi32>, %arg1: tensor<2xi32>) -> (tensor<4xi32> {jax.result_info = "result"}) {
    %0 = sdy.manual_computation(%arg0, %arg1) in_shardings=[<@mesh, [{"x", "y"}]>, <@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x", "y"}]>] manual_axes={"x", "y"} (%arg2: tensor<1xi32>, %arg3: tensor<1xi32>) {
      %v = stablehlo.reshape %arg2 : (tensor<1xi32>) -> tensor<i32>
      %w = stablehlo.reshape %arg3 : (tensor<1xi32>) -> tensor<i32>
      %number = stablehlo.partition_id : tensor<ui32>
      %id = stablehlo.convert %number : (tensor<ui32>) -> tensor<i32>
      %zero = stablehlo.constant dense<0> : tensor<i32>
      %one = stablehlo.constant dense<1> : tensor<i32>
      %two = stablehlo.constant dense<2> : tensor<i32>
BODY
      %1 = stablehlo.reshape %r : (tensor<i32>) -> tensor<1xi32>
      sdy.return %1 : tensor<1xi32>
    } : (tensor<4xi32>, tensor<2xi32>) -> tensor<4xi32>
    return %0 : tensor<4xi32>
  }
}
"""
ALL, ALONG_X, ALONG_Y = "[[0, 1, 2, 3]]> : tensor<1x4", "[[0, 2], [1, 3]]> : tensor<2x2", "[[0, 1], [2, 3]]> : tensor<2x2"
CHANNEL = "channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>"


def add_up(made, of, groups):
    return f"""{made} = "stablehlo.all_reduce"({of}) <{{{CHANNEL}, replica_groups = dense<{groups}xi64>, use_global_device_ids}}> ({{
      ^bb0(%a: tensor<i32>, %b: tensor<i32>):
        %s = stablehlo.add %a, %b : tensor<i32>
        stablehlo.return %s : tensor<i32>
      }}) : (tensor<i32>) -> tensor<i32>"""


def branch(index, groups):
    """A sum in the first branch, %v in the last."""
    return f"""%r = "stablehlo.case"({index}) ({{
        {add_up("%m", "%v", groups)}
        stablehlo.return %m : tensor<i32>
      }}, {{
        stablehlo.return %v : tensor<i32>
      }}) : (tensor<i32>) -> tensor<i32>"""


def loop(times, groups):
    """Adds the sum of %v up `times` times."""
    return f"""%l:2 = stablehlo.while(%i = %zero, %t = %zero) : tensor<i32>, tensor<i32>
      cond {{
        %c = stablehlo.compare LT, %i, {times}, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %c : tensor<i1>
      }} do {{
        %n = stablehlo.add %v, %i : tensor<i32>
        {add_up("%m", "%n", groups)}
        %next = stablehlo.add %i, %one : tensor<i32>
        %u = stablehlo.maximum %t, %m : tensor<i32>
        stablehlo.return %next, %u : tensor<i32>, tensor<i32>
      }}
      %r = stablehlo.add %l#1, %zero : tensor<i32>"""


def permuted(made, of, pairs):
    return (f'{made} = "stablehlo.collective_permute"({of}) <{{{CHANNEL}, source_target_pairs = dense<{pairs}> : '
            f"tensor<{pairs.count('[') - 1}x2xi64>}}> : (tensor<i32>) -> tensor<i32>")


# What is compared how often, the body, and results of [1, 2, 3, 4], [1, 2]; None: devices disagree.
LAST = "[[0, -1, -1], [1, 2, 3]]> : tensor<2x3"
CASES = {
    "branches by x, sums along y": (0, "%k = stablehlo.divide %id, %two : tensor<i32>\n" + branch("%k", ALONG_Y),
                                    [3, 3, 3, 4]),
    "branches by y, sums along x": (0, "%k = stablehlo.remainder %id, %two : tensor<i32>\n" + branch("%k", ALONG_X),
                                    [4, 2, 4, 4]),
    "branches by y, sums along y": (1, "%k = stablehlo.remainder %id, %two : tensor<i32>\n" + branch("%k", ALONG_Y), None),
    "a branch of those whose index is out of range": (0, f"""%k = stablehlo.subtract %one, %id : tensor<i32>
      %r = "stablehlo.case"(%k) ({{
        stablehlo.return %v : tensor<i32>
      }}, {{
        stablehlo.return %id : tensor<i32>
      }}, {{
        {add_up("%m", "%v", ALONG_Y)}
        stablehlo.return %m : tensor<i32>
      }}) : (tensor<i32>) -> tensor<i32>""", [0, 2, 7, 7]),
    "sums in the last branch, of indices 1, 2, 3": (
        0, f"""%r = "stablehlo.case"(%id) ({{
        stablehlo.return %v : tensor<i32>
      }}, {{
        {add_up("%m", "%v", LAST)}
        stablehlo.return %m : tensor<i32>
      }}) : (tensor<i32>) -> tensor<i32>""", [1, 9, 9, 9]),
    "a table": (0, """%table = stablehlo.constant dense<[1, 0, 1, 0]> : tensor<4xi32>
      %e = stablehlo.dynamic_slice %table, %id, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
      %k = stablehlo.reshape %e : (tensor<1xi32>) -> tensor<i32>
      """ + branch("%k", ALONG_X), [1, 6, 3, 6]),
    "times that devices of one x are given, sums along y": (0, loop("%w", ALONG_Y), [3, 3, 9, 9]),
    "times that devices of one x are given, sums along x": (1, loop("%w", ALONG_X), None),
    "sums of sums": (0, add_up("%along", "%w", ALONG_Y) + "\n" + add_up("%k", "%along", ALONG_X) + "\n"
                     + loop("%k", ALL), [30, 30, 30, 30]),
    "permuted sums": (0, add_up("%along", "%v", ALONG_Y) + "\n"
                      + permuted("%k", "%along", "[[0, 3], [1, 2], [2, 1], [3, 0]]") + "\n" + loop("%k", ALONG_Y),
                      [15, 15, 11, 11]),
    "what one device has": (0, f"""%k = "stablehlo.collective_broadcast"(%v) <{{{CHANNEL}, replica_groups = """
                            f"""dense<[[2, 0, 1, 3]]> : tensor<1x4xi64>}}> : (tensor<i32>) -> tensor<i32>
      """ + loop("%k", ALL), [18, 18, 18, 18]),
    "times that each is given": (1, loop("%v", ALL), None),
    "of what is given, the same for all": (1, "%k = stablehlo.minimum %v, %zero : tensor<i32>\n" + branch("%k", ALL),
                                          [10, 10, 10, 10]),
}

# A loop over whole arrays until an element of one that is in parts says so.
GLOBAL = """
module @parts attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=4]>
  func.func public @main(%arg0: tensor<8xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<8xi32> {
    %limit = stablehlo.constant dense<100> : tensor<i32>
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.while(%x = %arg0) : tensor<8xi32>
    cond {
      %1 = stablehlo.slice %x [2:3] : (tensor<8xi32>) -> tensor<1xi32>
      %2 = stablehlo.reshape %1 : (tensor<1xi32>) -> tensor<i32>
      %3 = stablehlo.compare LT, %2, %limit, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %1 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xi32>, tensor<i32>) -> tensor<i32>
      %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<8xi32>
      %3 = stablehlo.add %x, %2 : tensor<8xi32>
      stablehlo.return %3 : tensor<8xi32>
    }
    return %0 : tensor<8xi32>
  }
}
"""

# All indices are out of range, and so in one branch: 5 and 7 are no disagreement.
BEYOND = (1, branch("%v", ALL).replace("stablehlo.return %v", f"""%d = stablehlo.add %v, %v : tensor<i32>
        {add_up("%o", "%d", ALL)}
        stablehlo.return %o"""))


def write(command, name, text):
    path = command.path(name)
    with open(path, "w") as out:
        out.write(text)
    return path


def compared(command, path):
    done = command.run(None, "show", path, "--stage", "plan")
    expect(done.status == 0, f"the plan of {path}: {done}")
    return done.out.count("agree on ")


def check_result(command, name, ranks, path, inputs, wanted):
    out = command.path("out")
    done = command.run(ranks, path, *inputs, "-o", out, "--gather")
    if expect(done.status == 0, f"{name} on {ranks} ranks: {done}"):
        got = np.load(command.path("out/result0.npy")).tolist()
        expect(got == wanted, f"{name} on {ranks} ranks: {got}, wanted {wanted}")


def check_case(command, name, times, body, wanted, values):
    path = write(command, "case.mlir", PROGRAM.replace("BODY", body))
    found = compared(command, path)
    expect(found == times, f"{name}: {found} comparisons, wanted {times}")
    inputs = command.path("v.npy"), command.path("w.npy")
    np.save(inputs[0], np.array(values, np.int32))
    np.save(inputs[1], np.array([1, 2], np.int32))
    for ranks in (None, 2, 4):
        if wanted is not None:
            check_result(command, name, ranks, path, inputs, wanted)
            continue
        with open(path) as file:
            line = next(i for i, text in enumerate(file, 1) if "stablehlo.case" in text or "stablehlo.while" in text)
        done = command.run(ranks, path, *inputs)
        expect(done.status == 1 and len(done.own_lines()) == 1 and f"case.mlir:{line}:" in done.own_lines()[0]
               and "disagree" in done.own_lines()[0], f"{name} on {ranks} ranks: {done}")


def check_global(command):
    path = write(command, "parts.mlir", GLOBAL)
    expect(compared(command, path) == 0, "an element of an array in parts is the same for all")
    values = np.arange(8)
    np.save(command.path("x.npy"), values.astype(np.int32))
    while values[2] < 100:
        values = values + values.sum()
    for ranks in (None, 2, 4):
        check_result(command, "parts", ranks, path, (command.path("x.npy"),), values.tolist())


def check_origin(command):
    """Where the text has it, the sentence names the program that it was made of: of a loop, of a branch in it, whoever
    compiled it, and on the ranks that have no text."""
    inputs = command.path("v.npy"), command.path("w.npy")
    np.save(inputs[0], np.array([0, 1, 2, 3], np.int32))
    np.save(inputs[1], np.array([1, 2], np.int32))
    own = loop("%v", ALL).replace("      }\n      %r", "      } loc(#loop)\n      %r")
    inner = branch("%v", ALONG_Y).replace("%r =", "%m =") + ' loc("jit(f)/cond"(callsite("step.py":7:5 at #loop)))'
    outer = loop("%one", ALL).replace("      }\n      %r", "      } loc(#loop)\n      %r")
    begin, end = outer.index("%m ="), outer.index("%next")
    nested = outer[:begin] + inner + "\n" + outer[end:]
    for name, body, origin in (("loop", own, "model.py:12:3"), ("branch", nested, "step.py:7:5")):
        path = write(command, f"{name}.mlir", PROGRAM.replace("BODY", body) + '#loop = loc("jit(f)/while"("model.py":12:3))\n')
        with open(path) as file:
            line = next(i for i, text in enumerate(file, 1) if f"stablehlo.{'case' if name == 'branch' else 'while'}" in text)
        for ranks in (None, 4):
            done = command.run(ranks, path, *inputs)
            lines = done.own_lines()
            expect(done.status == 1 and len(lines) == 1 and f"{name}.mlir:{line}:" in lines[0]
                   and lines[0].endswith(f"(from {origin})"), f"{name} that says where it was written, {ranks} ranks: {done}")


def main():
    command, simulated = command_from_arguments()
    if simulated:
        os.environ.update(SPMDRUN_DEVICE="cuda", SPMDRUN_CUDA_LIBRARIES=simulated[0], SPMDRUN_SIMULATED_GPUS="4")
    with command:
        for name, (times, body, wanted) in CASES.items():
            check_case(command, name, times, body, wanted, [1, 2, 3, 4])
        check_case(command, "indices beyond the branches", *BEYOND, [52, 52, 52, 52], [5, 7, 5, 9])
        check_case(command, "indices of both branches", *BEYOND, None, [0, 7, 5, 9])
        check_global(command)
        check_origin(command)
    return result()


sys.exit(main())
