"""replicas_test.py COMMAND LAUNCHER: what replicas return is all there: stacked in front where they may differ, and once
where they cannot. NumPy computes what each replica does."""
import json
import os
import sys

import numpy as np
import zarr

from support import command_from_arguments, expect, result

SUM = """({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<3xf32>) -> tensor<3xf32>"""
PROGRAM = f"""
module attributes {{mhlo.num_replicas = 4 : i32, mhlo.num_partitions = 1 : i32}} {{
  func.func public @main(%x: tensor<3xf32>) -> (tensor<3xf32>, tensor<ui32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<1xf32>) {{
    %r = stablehlo.replica_id : tensor<ui32>
    %f = stablehlo.convert %r : (tensor<ui32>) -> tensor<f32>
    %o = stablehlo.broadcast_in_dim %f, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %0 = stablehlo.add %x, %o : tensor<3xf32>
    %1 = "stablehlo.all_reduce"(%0) <{{replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>}}> {SUM}
    %2 = "stablehlo.all_reduce"(%0) <{{replica_groups = dense<[[0, 3], [1, 2]]> : tensor<2x2xi64>}}> {SUM}
    %3 = stablehlo.negate %x : tensor<3xf32>
    %two = stablehlo.constant dense<2> : tensor<ui32>
    %odd = stablehlo.remainder %r, %two : tensor<ui32>
    %4 = stablehlo.dynamic_slice %x, %odd, sizes = [1] : (tensor<3xf32>, tensor<ui32>) -> tensor<1xf32>
    return %0, %r, %1, %2, %3, %4 : tensor<3xf32>, tensor<ui32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<1xf32>
  }}
}}
"""
# Two replicas of two partitions: the number of the replica, that of the partition, and their sum over all devices.
GRID = """
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 2 : i32} {
  func.func public @main() -> (tensor<ui32>, tensor<ui32>) {
    %r = stablehlo.replica_id : tensor<ui32>
    %p = stablehlo.partition_id : tensor<ui32>
    return %r, %p : tensor<ui32>, tensor<ui32>
  }
}
"""


def expected(x):
    own = np.stack([x + replica for replica in range(4)])
    return [own, np.arange(4, dtype=np.uint32), own.sum(axis=0), own[[0, 1, 1, 0]] + own[[3, 2, 2, 3]], -x,
            x[[0, 1, 0, 1], np.newaxis]]


def write(command, name, text):
    path = command.path(name)
    with open(path, "w") as file:
        file.write(text)
    return path


def four_replicas(command, ranks):
    x = np.float32([1, 10, 100])
    program, source, out, stats = write(command, "four.mlir", PROGRAM), command.path("x.npy"), command.path(
        f"out{ranks}"), command.path("stats.json")
    np.save(source, x)
    wanted = expected(x)
    for options, read in (((), lambda path: zarr.open(path + ".zarr")[:]), (("--gather",), lambda path: np.load(path + ".npy"))):
        done = command.run(ranks, program, source, "-o", out, *options, "--stats", stats)
        expect(done.status == 0, f"{ranks} ranks {options}: {done}")
        for i, value in enumerate(wanted):
            got = read(os.path.join(out, f"result{i}"))
            expect(got.dtype == value.dtype and np.array_equal(got, value), f"{ranks} ranks, result {i}: {got}")
    with open(stats) as file:
        shapes = [found["shape"] for found in json.load(file)["results"]]
    expect(shapes == [list(value.shape) for value in wanted], f"shapes: {shapes}")
    for i, value in enumerate(wanted):
        np.save(command.path(f"wanted{i}.npy"), value)
    files = [word for i in range(len(wanted)) for word in ("--expect", command.path(f"wanted{i}.npy"))]
    done = command.run(ranks, program, source, *files)
    expect(done.status == 0, f"{ranks} ranks, as expected: {done}")
    rows = [line.split() for line in done.out.splitlines() if " f32[" in line]
    expect([row[2] for row in rows] == ["f32[4,3]", "f32[3]", "f32[4,3]", "f32[3]", "f32[4,1]"], f"the table: {done.out}")
    # What the last replica returned counts, too; and one replica's value is no result.
    wanted[0][3, 2] += 1
    np.save(command.path("wanted0.npy"), wanted[0])
    expect(command.run(ranks, program, source, *files).status == 1, "another value of the last replica")
    np.save(command.path("wanted0.npy"), wanted[0][0])
    done = command.run(ranks, program, source, *files)
    expect(done.status == 2 and "f32[4,3]" in done.err, f"a value of one replica: {done}")


def replicas_of_partitions(command, ranks):
    out = command.path(f"grid{ranks}")
    done = command.run(ranks, write(command, "grid.mlir", GRID), "-o", out, "--gather")
    expect(done.status == 0, f"{ranks} ranks: {done}")
    replica, partition = (np.load(f"{out}/result{i}.npy").tolist() for i in range(2))
    expect(replica == [0, 1] and partition == [[0, 1], [0, 1]], f"{ranks} ranks: {replica}, {partition}")


def checks(command):
    """Each replica's value is compared."""
    head = "module attributes {mhlo.num_replicas = 2 : i32} {\nfunc.func @main() {\n%r = stablehlo.replica_id : tensor<ui32>\n"
    good = write(command, "good.mlir", head + "%z = stablehlo.subtract %r, %r : tensor<ui32>\n"
                 "check.expect_eq_const %z, dense<0> : tensor<ui32>\n"
                 "check.expect_eq %r, %r : tensor<ui32>\nreturn\n}\n}\n")
    bad = write(command, "bad.mlir", head + "check.expect_eq_const %r, dense<0> : tensor<ui32>\nreturn\n}\n}\n")
    for ranks in (None, 2):
        done = command.run(ranks, "check", good)
        expect(done.status == 0 and "1 passed, 0 failed" in done.out, f"equal on both: {done}")
        done = command.run(ranks, "check", bad)
        expect(done.status == 1 and "is 1, expected 0" in done.out + done.err, f"the second replica differs: {done}")


def main():
    command, _ = command_from_arguments()
    with command:
        for ranks in (None, 2, 4):
            four_replicas(command, ranks)
            replicas_of_partitions(command, ranks)
        checks(command)
    return result()


sys.exit(main())
