"""placement_test.py COMMAND LAUNCHER: what no sharding reaches is computed by one device, by all, or in parts: one program
by all ways in which a result leaves the command."""
import json
import os
import sys

import numpy as np

from support import command_from_arguments, expect, result

# Sorted by whoever may; the pmap takes the first numbers in parts, and the largest goes to all of its devices.
SORTED = """
module @sorted attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["i"=4]>
  func.func public @main(%arg0: tensor<40000xf32>, %arg1: tensor<8xf32>) -> (tensor<40000xf32>, tensor<8xf32>, tensor<1xf32>) {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    }) : (tensor<40000xf32>) -> tensor<40000xf32>
    %1 = stablehlo.slice %0 [0:8] : (tensor<40000xf32>) -> tensor<8xf32>
    %2 = stablehlo.slice %0 [39999:40000] : (tensor<40000xf32>) -> tensor<1xf32>
    %3 = stablehlo.add %1, %arg1 : tensor<8xf32>
    %4 = sdy.manual_computation(%3, %2) in_shardings=[<@mesh, [{"i"}]>, <@mesh, [{}]>] out_shardings=[<@mesh, [{"i"}]>] manual_axes={"i"} (%p: tensor<2xf32>, %q: tensor<1xf32>) {
      %5 = stablehlo.broadcast_in_dim %q, dims = [0] : (tensor<1xf32>) -> tensor<2xf32>
      %6 = stablehlo.add %p, %5 : tensor<2xf32>
      sdy.return %6 : tensor<2xf32>
    } : (tensor<8xf32>, tensor<1xf32>) -> tensor<8xf32>
    return %0, %4, %2 : tensor<40000xf32>, tensor<8xf32>, tensor<1xf32>
  }
}
"""


# Rows of the product can be shared; their sum is one over devices.
PRODUCT = """
module @product attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<510x400xf32>, %arg1: tensor<400x300xf32>) -> (tensor<510x300xf32>, tensor<300xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<510x400xf32>, tensor<400x300xf32>) -> tensor<510x300xf32>
    %1 = stablehlo.tanh %0 : tensor<510x300xf32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<510x300xf32>, tensor<f32>) -> tensor<300xf32>
    return %1, %2 : tensor<510x300xf32>, tensor<300xf32>
  }
}
"""


# A matrix is divided by rows and taken whole, and its product is divided in a loop that each time needs all of a vector.
LOOP = """
module @loop attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<501x501xf32>, %arg1: tensor<501xf32>) -> (tensor<501x501xf32>, tensor<501xf32>) {
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %seven = stablehlo.constant dense<7> : tensor<i32>
    %none = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.dot_general %arg0, %arg0, contracting_dims = [1] x [0] : (tensor<501x501xf32>, tensor<501x501xf32>) -> tensor<501x501xf32>
    %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<501x501xf32>) -> tensor<501x501xf32>
    %2 = stablehlo.add %0, %1 : tensor<501x501xf32>
    %3:2 = stablehlo.while(%i = %zero, %v = %arg1) : tensor<i32>, tensor<501xf32>
    cond {
      %4 = stablehlo.compare LT, %i, %seven, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4 = stablehlo.dot_general %2, %v, contracting_dims = [1] x [0] : (tensor<501x501xf32>, tensor<501xf32>) -> tensor<501xf32>
      %5 = stablehlo.multiply %4, %4 : tensor<501xf32>
      %6 = stablehlo.reduce(%5 init: %none) applies stablehlo.add across dimensions = [0] : (tensor<501xf32>, tensor<f32>) -> tensor<f32>
      %7 = stablehlo.rsqrt %6 : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<501xf32>
      %9 = stablehlo.multiply %4, %8 : tensor<501xf32>
      %10 = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %10, %9 : tensor<i32>, tensor<501xf32>
    }
    return %2, %3#1 : tensor<501x501xf32>, tensor<501xf32>
  }
}
"""


def good(done):
    expect(done.status == 0, str(done))
    return done.out


def origin(path):
    with open(path) as file:
        return json.load(file)["cache"]


def expected(folder, kind):
    return [word for i in range(3) for word in ("--expect", os.path.join(folder, f"result{i}.{kind}"))]


def all_ways(command, program, inputs, wanted):
    """Read by those that have it, and written by them: .npy, Zarr, compared with either, told in the table."""
    out, zarr, stats = command.path("out"), command.path("zarr"), command.path("stats.json")
    for placement in ("auto", "one", "all"):
        cache = "miss"  # each placement makes code of its own
        for ranks, *extra in ((None,), (2,), (4,), (2, "--node-is-rank")):
            words = [program, *inputs, "--placement", placement, *extra]
            good(command.run(ranks, *words, "-o", out, "--gather", "--stats", stats))
            for i, array in enumerate(wanted):
                expect(np.array_equal(np.load(os.path.join(out, f"result{i}.npy")), array),
                       f"result {i} of --placement {placement} on {ranks} ranks {extra}")
            wanted_from = "miss" if extra else cache  # nodes have executables of their own
            expect(origin(stats) == wanted_from, f"--placement {placement} on {ranks} ranks {extra}: {origin(stats)}")
            cache = "directory"
            good(command.run(ranks, *words, *expected(out, "npy"), "-o", zarr))
            told = good(command.run(ranks, *words, *expected(zarr, "zarr")))
            if not extra:
                expect(("on device 0" in told) == (placement != "all"), f"--placement {placement} in the table:\n{told}")
    # What one rank alone has is compared, too.
    wrong = wanted[0].copy()
    wrong[123] += 1
    np.save(command.path("wrong.npy"), wrong)
    done = command.run(4, program, *inputs, "--expect", command.path("wrong.npy"))
    expect(done.status == 1 and "element [123]" in done.err, f"what differs on device 0 is found: {done}")


def shared(command, text, *arrays):
    """`arrays`: two arguments and two results."""
    program = command.path("shared.mlir")
    with open(program, "w") as file:
        file.write(text)
    shown = good(command.run(None, "show", program, "--stage", "shardings"))
    expect("computed on shards: " in shown and "one device would be" in shown, f"what it costs:\n{shown}")
    files = [command.path(name) for name in ("x.npy", "y.npy", "first.npy", "second.npy")]
    for path, array in zip(files, arrays):
        np.save(path, array.astype(np.float32))
    words = [program, *files[:2], "--expect", files[2], "--expect", files[3], "--rtol", "1e-3", "--atol", "1e-3"]
    for ranks in (None, 2, 4):
        good(command.run(ranks, *words))
    for placement in ("one", "all"):
        good(command.run(4, *words, "--placement", placement))


def in_parts(command):
    """Arithmetic that is large enough is shared, also along a dimension that does not divide evenly."""
    random = np.random.default_rng(8)
    x, y = (random.standard_normal(shape).astype(np.float32).astype(float) for shape in ((510, 400), (400, 300)))
    tanh = np.tanh(x @ y)
    shared(command, PRODUCT, x, y, tanh, tanh.sum(axis=0))
    x, start = (random.random(shape).astype(np.float32).astype(float) for shape in ((501, 501), 501))
    both, vector = x @ x + (x @ x).T, start
    for _ in range(7):
        vector = both @ vector
        vector /= np.linalg.norm(vector)
    shared(command, LOOP, x, start, both, vector)


def said(command, program):
    shown = good(command.run(None, "show", program, "--stage", "shardings"))
    expect("computed by one device: 19.9 MB of work" in shown and "all would be" in shown, f"what it costs:\n{shown}")
    shown = good(command.run(None, "show", program, "--stage", "shardings", env={"SPMDRUN_PLACEMENT": "all"}))
    expect("on device 0" not in shown, f"SPMDRUN_PLACEMENT=all:\n{shown}")
    done = command.run(2, program, "ones", "ones", "--placement", "two")
    expect(done.status == 2 and done.own_lines() and 'expected one, all or auto, not "two"' in done.err, str(done))


def main():
    command, _ = command_from_arguments()
    with command:
        program, x, y = (command.path(name) for name in ("sorted.mlir", "x.npy", "y.npy"))
        with open(program, "w") as file:
            file.write(SORTED)
        first = np.random.default_rng(7).standard_normal(40000).astype(np.float32)
        second = np.arange(8, dtype=np.float32)
        np.save(x, first)
        np.save(y, second)
        ordered = np.sort(first)
        all_ways(command, program, [x, y], [ordered, ordered[:8] + second + ordered[-1], ordered[-1:]])
        said(command, program)
        in_parts(command)
    return result()


sys.exit(main())
