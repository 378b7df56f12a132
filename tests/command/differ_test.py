"""differ_test.py COMMAND LAUNCHER: values that devices do not have alike, outside of manual computations, among arrays
in parts: what follows from partition_id through ops, loops and branches, and what collectives give each device for itself.
NumPy computes what each device has, whole, from the whole arguments; a manual computation behind it shows that of all."""
import sys

import numpy as np

from support import command_from_arguments, expect, result

ARRAY, MATRIX, NUMBER, INDEX = "tensor<8xf32>", "tensor<8x8xf32>", "tensor<f32>", "tensor<i32>"
CHANNEL = "channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>"
SUM = f"""({{
      ^bb0(%lhs: {NUMBER}, %rhs: {NUMBER}):
        %added = stablehlo.add %lhs, %rhs : {NUMBER}
        stablehlo.return %added : {NUMBER}
      }})"""
ALL = "[[0, 1, 2, 3]]"


def groups(rows):
    return f"{CHANNEL}, replica_groups = dense<{rows}> : tensor<{rows.count('[') - 1}x{rows.split(']')[0].count(',') + 1}xi64>"


def add_up(name, value, rows):
    return f"""{name} = "stablehlo.all_reduce"({value}) <{{{groups(rows)}, use_global_device_ids}}> {SUM} : ({ARRAY}) -> {ARRAY}"""


def permuted(name, value, pairs):
    return (f"""{name} = "stablehlo.collective_permute"({value}) <{{{CHANNEL}, source_target_pairs = dense<{pairs}> : """
            f"""tensor<{pairs.count('[') - 1}x2xi64>}}> : ({ARRAY}) -> {ARRAY}""")


# %x is in parts along a, %m along a and b; %id is the device's number, %own that number as an array. Each has %y.
PROGRAM = f"""
module @differ attributes {{mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32}} {{
  sdy.mesh @mesh = <["a"=2, "b"=2]>
  func.func public @main(%x: {ARRAY} {{sdy.sharding = #sdy.sharding<@mesh, [{{"a"}}]>}},
      %m: {MATRIX} {{sdy.sharding = #sdy.sharding<@mesh, [{{"a"}}, {{"b"}}]>}}) -> (tensor<4x8xf32>, {ARRAY} SAID) {{
    %zero = stablehlo.constant dense<0> : {INDEX}
    %one = stablehlo.constant dense<1> : {INDEX}
    %three = stablehlo.constant dense<3> : {INDEX}
    %none = stablehlo.constant dense<0.0> : {NUMBER}
    %p = stablehlo.partition_id : tensor<ui32>
    %id = stablehlo.convert %p : (tensor<ui32>) -> {INDEX}
    %f = stablehlo.convert %p : (tensor<ui32>) -> {NUMBER}
    %own = stablehlo.broadcast_in_dim %f, dims = [] : ({NUMBER}) -> {ARRAY}
    BODY
    %all = sdy.manual_computation(%y) in_shardings=[<@mesh, [{{}}]>] out_shardings=[<@mesh, [{{"a", "b"}}, {{}}]>] manual_axes={{"a", "b"}} (%z: {ARRAY}) {{
      %row = stablehlo.reshape %z : ({ARRAY}) -> tensor<1x8xf32>
      sdy.return %row : tensor<1x8xf32>
    }} : ({ARRAY}) -> tensor<4x8xf32>
    {add_up("%sum", "%y", ALL)}
    return %all, %sum : tensor<4x8xf32>, {ARRAY}
  }}
}}
"""


def multiply(name, lhs, rhs):
    return f"{name} = stablehlo.multiply {lhs}, {rhs} : {ARRAY}"


def loop(limit, carry, body):
    """From %n = 0 on while %n < limit; `body` makes %next of %c."""
    return f"""%l:2 = stablehlo.while(%n = %zero, %c = {carry}) : {INDEX}, {ARRAY}
     cond {{
      %go = stablehlo.compare LT, %n, {limit} : ({INDEX}, {INDEX}) -> tensor<i1>
      stablehlo.return %go : tensor<i1>
    }} do {{
      {body}
      %more = stablehlo.add %n, %one : {INDEX}
      stablehlo.return %more, %next : {INDEX}, {ARRAY}
    }}
    {multiply("%y", "%l#1", "%x")}"""


def repeat(times, value, step):
    for _ in range(times):
        value = step(value)
    return value


# What a device has, by x, m and its number.
CASES = {
    "multiply": (multiply("%y", "%x", "%own"), lambda x, m, d: x * d),
    "matrix": (f"""%q = stablehlo.dot_general %m, %own, contracting_dims = [1] x [0] : ({MATRIX}, {ARRAY}) -> {ARRAY}
    {multiply("%y", "%q", "%x")}""", lambda x, m, d: m.sum(axis=1) * d * x),
    "sum": (f"""{multiply("%q", "%x", "%own")}
    %s = stablehlo.reduce(%q init: %none) applies stablehlo.add across dimensions = [0] : ({ARRAY}, {NUMBER}) -> {NUMBER}
    %t = stablehlo.broadcast_in_dim %s, dims = [] : ({NUMBER}) -> {ARRAY}
    %y = stablehlo.add %x, %t : {ARRAY}""", lambda x, m, d: x + (x * d).sum()),
    "row": (f"""%q = stablehlo.dynamic_slice %m, %id, %zero, sizes = [1, 8] : ({MATRIX}, {INDEX}, {INDEX}) -> tensor<1x8xf32>
    %r = stablehlo.reshape %q : (tensor<1x8xf32>) -> {ARRAY}
    {multiply("%y", "%r", "%x")}""", lambda x, m, d: m[d] * x),
    "barrier": (f"""%q:2 = stablehlo.optimization_barrier %x, %own : {ARRAY}, {ARRAY}
    {multiply("%y", "%q#0", "%q#1")}""", lambda x, m, d: x * d),
    "loop that makes it so": (loop("%three", "%x", f"%next = stablehlo.add %c, %own : {ARRAY}"),
                              lambda x, m, d: (x + 3 * d) * x),
    "loop that is run so often": (loop("%id", "%x", f"%next = stablehlo.add %c, %x : {ARRAY}"),
                                  lambda x, m, d: (d + 1) * x * x),
    "loop that begins so": (loop("%three", "%own", multiply("%next", "%c", "%x")), lambda x, m, d: d * x**4),
    "branches of their own": (f"""%q = "stablehlo.case"(%id) ({{
      {multiply("%k", "%x", "%x")}
      stablehlo.return %k : {ARRAY}
    }}, {{
      stablehlo.return %x : {ARRAY}
    }}, {{
      %k = stablehlo.negate %x : {ARRAY}
      stablehlo.return %k : {ARRAY}
    }}) : ({INDEX}) -> {ARRAY}
    %y = stablehlo.add %q, %x : {ARRAY}""", lambda x, m, d: (x * x, x, -x, -x)[d] + x),
    "branch that gives it": (f"""%e = stablehlo.slice %x [3:4] : ({ARRAY}) -> tensor<1xf32>
    %g = stablehlo.reshape %e : (tensor<1xf32>) -> {NUMBER}
    %h = stablehlo.compare GT, %g, %none : ({NUMBER}, {NUMBER}) -> tensor<i1>
    %q = "stablehlo.if"(%h) ({{
      {multiply("%k", "%x", "%own")}
      stablehlo.return %k : {ARRAY}
    }}, {{
      stablehlo.return %x : {ARRAY}
    }}) : (tensor<i1>) -> {ARRAY}
    {multiply("%y", "%q", "%x")}""", lambda x, m, d: (x * d if x[3] > 0 else x) * x),
    "sums of some": (f"""{multiply("%q", "%own", "%x")}
    {add_up("%r", "%q", "[[0, 3], [1, 2]]")}
    {add_up("%s", "%own", "[[0, 1], [2, 3]]")}
    {multiply("%y", "%r", "%s")}""", lambda x, m, d: 3 * x * (1, 1, 5, 5)[d]),
    "sums of what is alike": (f"""{add_up("%q", "%x", "[[0, 3], [1, 2]]")}
    {multiply("%y", "%q", "%x")}""", lambda x, m, d: 2 * x * x),
    "sums of all": (f"""{multiply("%q", "%own", "%x")}
    {add_up("%r", "%q", ALL)}
    %s = sdy.sharding_constraint %r <@mesh, [{{"b"}}]> : {ARRAY}
    {multiply("%y", "%s", "%x")}""", lambda x, m, d: 6 * x * x),
    "given to some": (f"""{permuted("%q", "%x", "[[0, 1], [3, 2]]")}
    {multiply("%y", "%q", "%x")}""", lambda x, m, d: x * x * (d in (1, 2))),
    "given to all": (f"""{permuted("%q", "%x", "[[0, 1], [3, 2], [1, 0], [2, 3]]")}
    {multiply("%y", "%q", "%x")}""", lambda x, m, d: x * x),
    "scattered": (f"""%q = "stablehlo.reduce_scatter"(%x) <{{{groups(ALL)}, scatter_dimension = 0 : i64,
      use_global_device_ids}}> {SUM} : ({ARRAY}) -> tensor<2xf32>
    %r = stablehlo.concatenate %q, %q, %q, %q, dim = 0 : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> {ARRAY}
    {multiply("%y", "%r", "%x")}""", lambda x, m, d: 4 * np.tile(x[2 * d:2 * d + 2], 4) * x),
}


# What the program cuts, and the op that is named, with the one by which devices differ.
PARTS = "#sdy.sharding<@mesh, [{\"a\"}]>"
REFUSED = {
    "constraint": (f"""{multiply("%q", "%x", "%own")}
    %y = sdy.sharding_constraint %q <@mesh, [{{"b"}}]> : {ARRAY}""", "sdy.sharding_constraint", "stablehlo.partition_id"),
    "op": (f"%y = stablehlo.multiply %x, %own {{sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{{\"b\"}}]>]>}} : {ARRAY}",
           "stablehlo.multiply", "stablehlo.partition_id"),
    "collective": (f"""{permuted("%q", "%x", "[[0, 1], [3, 2]]")}
    %y = sdy.sharding_constraint %q <@mesh, [{{"b"}}]> : {ARRAY}""", "sdy.sharding_constraint",
                   "stablehlo.collective_permute"),
    "manual computation": (f"""%q = sdy.manual_computation(%own) in_shardings=[<@mesh, [{{"a"}}]>] out_shardings=[<@mesh, [{{"a"}}]>] manual_axes={{"a", "b"}} (%z: tensor<4xf32>) {{
      sdy.return %z : tensor<4xf32>
    }} : ({ARRAY}) -> {ARRAY}
    {multiply("%y", "%q", "%x")}""", "sdy.manual_computation", "stablehlo.partition_id"),
    "partly manual computation": (f"""%q = sdy.manual_computation(%own) in_shardings=[<@mesh, [{{}}]>] out_shardings=[<@mesh, [{{}}]>] manual_axes={{"a"}} (%z: {ARRAY}) {{
      sdy.return %z : {ARRAY}
    }} : ({ARRAY}) -> {ARRAY}
    {multiply("%y", "%q", "%x")}""", "sdy.manual_computation", "stablehlo.partition_id"),
}


def write(command, body, said=""):
    path = command.path("differ.mlir")
    with open(path, "w") as out:
        out.write(PROGRAM.replace("BODY", body).replace("SAID", said))
    return path


def check_case(command, name, body, each, said, options=()):
    rng = np.random.default_rng(5)
    x, m = (rng.integers(1, 5, shape).astype(np.float32) for shape in ((8,), (8, 8)))
    np.save(command.path("x.npy"), x)
    np.save(command.path("m.npy"), m)
    devices = np.stack([each(x, m, d) for d in range(4)])
    path = write(command, body, said)
    for ranks in (None, 2, 4):
        done = command.run(ranks, path, command.path("x.npy"), command.path("m.npy"), "-o", command.path("out"), "--gather", *options)
        if not expect(done.status == 0, f"{name} on {ranks} ranks: {done}"):
            continue
        for i, wanted in enumerate((devices, devices.sum(axis=0))):
            got = np.load(command.path(f"out/result{i}.npy"))
            expect(np.array_equal(got, wanted), f"{name}, result {i} on {ranks} ranks: {got.tolist()}, wanted {wanted.tolist()}")


def check_refused(command, name, body, op, by):
    path = write(command, body)
    with open(path) as file:
        place = next(i for i, line in enumerate(file, 1) if by in line)
    done = command.run(None, "show", path, "--stage", "shardings")
    expect(done.status == 1 and f": {op}: " in done.err and f"differs between devices, by {by} at {place}:" in done.err,
           f"{name}: {done}")


def main():
    command, _ = command_from_arguments()
    with command:
        for name, (body, each) in CASES.items():
            check_case(command, name, body, each, "")
        cut = "{sdy.sharding = " + PARTS + "}"  # the sum over all devices may lie in parts
        check_case(command, "result in parts", *CASES["multiply"], cut)
        check_case(command, "one device", *CASES["loop that makes it so"], "", ("--placement", "one"))
        for name, refused in REFUSED.items():
            check_refused(command, name, *refused)
    return result()


sys.exit(main())
