"""names_test.py COMMAND LAUNCHER: programs that differ in names and places alone share an executable, and each
still speaks with its own names."""
import os
import sys

import numpy as np

from support import command_from_arguments, expect, result

# Ends with a disagreement: the devices of the pmapped part leave their loop at different times.
TEXT = """
module @MODULE attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @MESH = <["AXIS"=2]>
SPACE  func.func public @main(%VALUE: tensor<2xi32>) -> (tensor<2xi32> {jax.result_info = "RESULT"}) {
    %0 = sdy.manual_computation(%VALUE) in_shardings=[<@MESH, [{"AXIS"}]>] out_shardings=[<@MESH, [{"AXIS"}]>] manual_axes={"AXIS"} (%arg1: tensor<1xi32>) {
      %1 = stablehlo.while(%iterArg = %arg1) : tensor<1xi32>
      cond {
        %2 = stablehlo.constant dense<3> : tensor<1xi32>
        %3 = stablehlo.compare LT, %iterArg, %2, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
        %4 = stablehlo.reshape %3 : (tensor<1xi1>) -> tensor<i1>
        stablehlo.return %4 : tensor<i1>
      } do {
        %2 = "stablehlo.all_reduce"(%iterArg) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
        ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
          %5 = stablehlo.maximum %arg2, %arg3 : tensor<i32>
          stablehlo.return %5 : tensor<i32>
        }) : (tensor<1xi32>) -> tensor<1xi32>
        %3 = stablehlo.constant dense<1> : tensor<1xi32>
        %4 = stablehlo.add %2, %3 : tensor<1xi32>
        stablehlo.return %4 : tensor<1xi32>
      }
      sdy.return %1 : tensor<1xi32>
    } : (tensor<2xi32>) -> tensor<2xi32>
    return %0 : tensor<2xi32>
  }
}
"""


def program(command, file, **names):
    text = TEXT
    for name, word in names.items():
        text = text.replace(name, word)
    path = command.path(file)
    with open(path, "w") as out:
        out.write(text)
    return path


def entries(command):
    """Entries by name, without what is not the program's: how long it took to make, and the seal over that."""
    found = {}
    for name in os.listdir(command.cache):
        if name.endswith(".entry"):
            with open(os.path.join(command.cache, name), "rb") as file:
                entry = file.read()
            found[name] = entry[:80] + entry[88:-32]  # cache/entry.h
    return found


def main():
    command, _ = command_from_arguments()
    with command:
        first = program(command, "first.mlir", MODULE="a", MESH="mesh", AXIS="rows", VALUE="arg0", RESULT="loss",
                        SPACE="")
        second = program(command, "second.mlir", MODULE="b", MESH="net", AXIS="cells", VALUE="x", RESULT="norm",
                         SPACE="\n\n\n")
        np.save(command.path("ragged.npy"), np.array([0, 5], np.int32))
        for ranks in (None, 2):
            for path, file, line, result_name, axis in ((first, "first.mlir", 6, "loss", "rows"),
                                                        (second, "second.mlir", 9, "norm", "cells")):
                done = command.run(ranks, path, "zeros")
                expect(done.status == 0 and f"{result_name} " in done.out and f'"{axis}"' in done.out,
                       f"{file} is told with its own names: {done}")
                done = command.run(ranks, path, command.path("ragged.npy"))
                expect(done.status == 1 and len(done.own_lines()) == 1 and f"{file}:{line}:" in done.own_lines()[0],
                       f"a disagreement stands at {file}:{line}: {done}")
        shared = entries(command)
        expect(len(shared) == 1, f"one entry for both: {list(shared)}")
        # What the entry holds does not depend on which of them made it.
        command.run(None, second, "zeros", env={"SPMDRUN_CACHE_DIR": command.path("other")})
        command.cache = command.path("other")
        expect(entries(command) == shared, "the other program makes the same bytes")
    return result()


sys.exit(main())
