"""replicas_of_partitions_test.py COMMAND LAUNCHER: programs of several replicas with several partitions each, with
shardings in both forms. Each replica runs the partitioned program on partitions of its own; NumPy computes what it says,
replica by replica, and which collectives join whom by StableHLO's specification."""
import os
import re
import sys

import numpy as np

from support import Program, command_from_arguments, expect, result

GRIDS = ((2, 2), (2, 4), (3, 2))  # replicas, partitions
SUM = """({
      ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
        %added = stablehlo.add %lhs, %rhs : tensor<f32>
        stablehlo.return %added : tensor<f32>
      })"""


def dense(rows):
    return f"dense<{rows}> : tensor<{len(rows)}x{len(rows[0])}xi64>"


def module(grid, meshes, body):
    replicas, partitions = grid
    return f"""
module @replicas attributes {{mhlo.num_partitions = {partitions} : i32, mhlo.num_replicas = {replicas} : i32}} {{
{meshes}
  func.func public @main{body}
}}
"""


# ---- whole arrays: the partitioner cuts them, within each replica ----------------------------------------------------


def whole_program(grid, rows, columns):
    """`rows`, `columns`: attributes of what is cut along dimension 0 or 1; of 5 rows, so that no part is full."""
    replicas, _ = grid
    tall, wide, turned = (f"tensor<{dims}xf32>" for dims in (f"{5 * replicas}x6", f"5x{6 * replicas}", f"{5 * replicas}x{6 // replicas}"))
    everyone = f"replica_groups = {dense([list(range(replicas))])}"
    return f"""(%a: tensor<5x6xf32> {rows}, %b: tensor<6x3xf32>) -> (tensor<5x6xf32> {rows}, tensor<5x3xf32>,
      tensor<5x6xf32> {columns}, tensor<f32>, tensor<f32>, tensor<5x6xf32> {rows}, tensor<5x6xf32>, tensor<5x6xf32>,
      tensor<3x6xf32>, {tall}, {wide} {rows}, {turned}, tensor<5x6xf32>) {{
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %none = stablehlo.constant dense<0> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %r = stablehlo.replica_id : tensor<ui32>
    %i = stablehlo.convert %r : (tensor<ui32>) -> tensor<i32>
    %f = stablehlo.convert %r : (tensor<ui32>) -> tensor<f32>
    %g = stablehlo.broadcast_in_dim %f, dims = [] : (tensor<f32>) -> tensor<5x6xf32>
    %s = stablehlo.add %a, %g : tensor<5x6xf32>
    %d = stablehlo.dot_general %s, %b, contracting_dims = [1] x [0] : (tensor<5x6xf32>, tensor<6x3xf32>) -> tensor<5x3xf32>
    %sum = "stablehlo.all_reduce"(%s) <{{{everyone}}}> {SUM} : (tensor<5x6xf32>) -> tensor<5x6xf32>
    %t = stablehlo.reduce(%s init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x6xf32>, tensor<f32>) -> tensor<f32>
    %u = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x6xf32>, tensor<f32>) -> tensor<f32>
    %w:2 = stablehlo.while(%n = %none, %c = %s) : tensor<i32>, tensor<5x6xf32>
     cond {{
      %go = stablehlo.compare LE, %n, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %go : tensor<i1>
    }} do {{
      %total = stablehlo.reduce(%c init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<5x6xf32>, tensor<f32>) -> tensor<6xf32>
      %all = stablehlo.broadcast_in_dim %total, dims = [1] : (tensor<6xf32>) -> tensor<5x6xf32>
      %next = stablehlo.subtract %c, %all : tensor<5x6xf32>
      %more = stablehlo.add %n, %one : tensor<i32>
      stablehlo.return %more, %next : tensor<i32>, tensor<5x6xf32>
    }}
    %q = "stablehlo.sort"(%w#1) <{{dimension = 0 : i64, is_stable = true}}> ({{
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %less = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %less : tensor<i1>
    }}) : (tensor<5x6xf32>) -> tensor<5x6xf32>
    %m = "stablehlo.collective_permute"(%s) <{{source_target_pairs = {dense([[0, 1], [1, 0]])}}}> : (tensor<5x6xf32>) -> tensor<5x6xf32>
    %v = stablehlo.dynamic_slice %s, %i, %none, sizes = [3, 6] : (tensor<5x6xf32>, tensor<i32>, tensor<i32>) -> tensor<3x6xf32>
    %below = "stablehlo.all_gather"(%s) <{{all_gather_dim = 0 : i64, {everyone}}}> : (tensor<5x6xf32>) -> {tall}
    %beside = "stablehlo.all_gather"(%s) <{{all_gather_dim = 1 : i64, {everyone}}}> : (tensor<5x6xf32>) -> {wide}
    %turned = "stablehlo.all_to_all"(%s) <{{concat_dimension = 0 : i64, {everyone}, split_count = {replicas} : i64,
      split_dimension = 1 : i64}}> : (tensor<5x6xf32>) -> {turned}
    %three = stablehlo.constant dense<3> : tensor<i32>
    %z:2 = stablehlo.while(%n = %none, %c = %s) : tensor<i32>, tensor<5x6xf32>
     cond {{
      %go = stablehlo.compare LT, %n, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %go : tensor<i1>
    }} do {{
      %all = "stablehlo.all_reduce"(%c) <{{{everyone}}}> {SUM} : (tensor<5x6xf32>) -> tensor<5x6xf32>
      %next = stablehlo.subtract %all, %c : tensor<5x6xf32>
      %more = stablehlo.add %n, %one : tensor<i32>
      stablehlo.return %more, %next : tensor<i32>, tensor<5x6xf32>
    }}
    return %s, %d, %sum, %t, %u, %w#1, %q, %m, %v, %below, %beside, %turned, %z#1 : tensor<5x6xf32>, tensor<5x3xf32>,
      tensor<5x6xf32>, tensor<f32>, tensor<f32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<3x6xf32>,
      {tall}, {wide}, {turned}, tensor<5x6xf32>
  }}"""


def whole_expected(grid, a, b):
    replicas, _ = grid
    own = np.stack([a + replica for replica in range(replicas)])
    looped = own.copy()
    for replica in range(replicas):
        for _ in range(replica + 1):
            looped[replica] -= looped[replica].sum(axis=0)
    moved = np.zeros_like(own)
    moved[0], moved[1] = own[1], own[0]
    windows = np.stack([own[r][min(r, 2):min(r, 2) + 3] for r in range(replicas)])
    turned = np.stack([np.concatenate([np.split(part, replicas, axis=1)[r] for part in own]) for r in range(replicas)])
    summed = own
    for _ in range(3):
        summed = summed.sum(axis=0) - summed
    return [own, own @ b, own.sum(axis=0), own.sum(axis=(1, 2)), a.sum(), looped, np.sort(looped, axis=1), moved, windows,
            np.concatenate(own), np.concatenate(own, axis=1), turned, summed]


def of_shardy(grid):
    rows, columns = ('{sdy.sharding = #sdy.sharding<@m, [%s]>}' % cuts for cuts in ('{"x"}, {}', '{}, {"x"}'))
    return module(grid, f'  sdy.mesh @m = <["x"={grid[1]}]>', whole_program(grid, rows, columns))


def before_shardy(grid):
    cuts = (f"{grid[1]},1", f"1,{grid[1]}")
    rows, columns = ('{mhlo.sharding = "{devices=[%s]<=[%d]}"}' % (cut, grid[1]) for cut in cuts)
    return module(grid, "", whole_program(grid, rows, columns))


# ---- parts: the program says what each partition does ---------------------------------------------------------------


def groups_of(grid):
    """For each collective of parts_program its attributes, and the groups of [replica, partition] by the specification.
    Partitions are positions in the mesh."""
    replicas, partitions = grid
    each, inside, channel = range(replicas), range(partitions), "channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, "
    axes = ', axes = [#stablehlo.axis_ref<name = "x">]>'
    crossed = [[r * partitions + p for r in each] for p in inside]
    pairs = [[[r, p] for r in each for p in (2 * half, 2 * half + 1)] for half in range(partitions // 2)]
    return [
        # cross_replica: the same partition of all replicas
        (f"replica_groups = {dense([list(each)])}", [[[r, p] for r in each] for p in inside]),
        # cross_replica_and_partition: all partitions of the replicas
        (f"{channel}replica_groups = {dense([list(each)])}", [[[r, p] for r in each for p in inside]]),
        (f"{channel}replica_groups = {dense([[r] for r in each])}", [[[r, p] for p in inside] for r in each]),
        # flattened_ids: replica * partitions + partition
        (f"{channel}replica_groups = {dense(crossed)}, use_global_device_ids", [[[r, p] for r in each] for p in inside]),
        (f"{channel}replica_groups = {dense([sum(crossed[2 * h:2 * h + 2], []) for h in range(partitions // 2)])}, use_global_device_ids", pairs),
        # by the axes of the mesh of each replica
        (f"{channel}replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @m{axes}, use_global_device_ids",
         [[[r, p] for p in inside] for r in each]),
    ]


def parts_body(grid):
    """What a part becomes; %p of 2x6 is the partition's own."""
    replicas, partitions = grid
    channel = "channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, "
    ring = dense([[i, (i + 1) % partitions] for i in range(partitions)])
    sums = "\n".join(f'      %sum{k} = "stablehlo.all_reduce"(%own) <{{{attributes}}}> {SUM} : (tensor<2x6xf32>) -> tensor<2x6xf32>'
                     for k, (attributes, _) in enumerate(groups_of(grid)))
    loop = dense([[r * partitions + i for i in range(partitions)] for r in range(replicas)])
    return f"""
      %r = stablehlo.replica_id : tensor<ui32>
      %i = stablehlo.partition_id : tensor<ui32>
      %ten = stablehlo.constant dense<10> : tensor<ui32>
      %tens = stablehlo.multiply %r, %ten : tensor<ui32>
      %number = stablehlo.add %tens, %i : tensor<ui32>
      %f = stablehlo.convert %number : (tensor<ui32>) -> tensor<f32>
      %g = stablehlo.broadcast_in_dim %f, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
      %own = stablehlo.add %p, %g : tensor<2x6xf32>
{sums}
      %ring = "stablehlo.collective_permute"(%own) <{{{channel}source_target_pairs = {ring}}}> : (tensor<2x6xf32>) -> tensor<2x6xf32>
      %next = "stablehlo.collective_permute"(%own) <{{source_target_pairs = {dense([[0, 1]])}}}> : (tensor<2x6xf32>) -> tensor<2x6xf32>
      %back = "stablehlo.all_gather"(%own) <{{all_gather_dim = 1 : i64, replica_groups = {dense([list(range(replicas))[::-1]])}}}> : (tensor<2x6xf32>) -> tensor<2x{6 * replicas}xf32>
      %none = stablehlo.constant dense<0> : tensor<ui32>
      %one = stablehlo.constant dense<1> : tensor<ui32>
      %w:2 = stablehlo.while(%n = %none, %c = %own) : tensor<ui32>, tensor<2x6xf32>
       cond {{
        %go = stablehlo.compare LE, %n, %r : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
        stablehlo.return %go : tensor<i1>
      }} do {{
        %all = "stablehlo.all_reduce"(%c) <{{{channel}replica_groups = {loop}, use_global_device_ids}}> {SUM} : (tensor<2x6xf32>) -> tensor<2x6xf32>
        %less = stablehlo.subtract %c, %all : tensor<2x6xf32>
        %more = stablehlo.add %n, %one : tensor<ui32>
        stablehlo.return %more, %less : tensor<ui32>, tensor<2x6xf32>
      }}
"""


def parts_results(grid):
    """Names of the body, and how wide each is."""
    return [(f"%sum{k}", 6) for k in range(len(groups_of(grid)))] + [
        ("%ring", 6), ("%next", 6), ("%back", 6 * grid[0]), ("%w#1", 6)]


def parts_expected(grid, a):
    replicas, partitions = grid
    own = np.stack([[a[2 * p:2 * p + 2] + 10 * r + p for p in range(partitions)] for r in range(replicas)])
    values = []
    for _, groups in groups_of(grid):
        total = np.zeros_like(own)
        for group in groups:
            for r, p in group:
                total[r, p] = sum(own[s, q] for s, q in group)
        values.append(total)
    following = np.zeros_like(own)
    following[1] = own[0]
    gathered = np.broadcast_to(np.concatenate(own[::-1], axis=-1), (replicas, partitions, 2, 6 * replicas))
    looped = own.copy()
    for r in range(replicas):
        for _ in range(r + 1):
            looped[r] -= looped[r].sum(axis=0)
    values += [np.roll(own, 1, axis=1), following, gathered, looped]
    return [value.reshape(replicas, 2 * partitions, -1) for value in values]


def once_where_equal(values):
    """What is equal on all replicas comes once."""
    return [v[0] if np.array_equal(v, np.broadcast_to(v[:1], v.shape)) else v for v in values]


def parts_of_shardy(grid):
    """The devices of a replica in the opposite order."""
    partitions = grid[1]
    outs, cut = parts_results(grid), '<@m, [{"x"}, {}]>'
    whole = ", ".join(f"tensor<{2 * partitions}x{width}xf32>" for _, width in outs)
    results = f"%0:{len(outs)}"
    ids = list(range(partitions))[::-1]
    return module(grid, f'  sdy.mesh @m = <["x"={partitions}], device_ids={ids}>', f"""(%a: tensor<{2 * partitions}x6xf32>) -> ({whole}) {{
    {results} = sdy.manual_computation(%a) in_shardings=[{cut}] out_shardings=[{", ".join([cut] * len(outs))}] manual_axes={{"x"}} (%p: tensor<2x6xf32>) {{
{parts_body(grid)}
      sdy.return {", ".join(name for name, _ in outs)} : {", ".join(f"tensor<2x{width}xf32>" for _, width in outs)}
    }} : (tensor<{2 * partitions}x6xf32>) -> ({whole})
    return {", ".join(f"%0#{i}" for i in range(len(outs)))} : {whole}
  }}""")


def parts_before_shardy(grid):
    partitions = grid[1]
    cut = f'mhlo.sharding = "{{devices=[{partitions},1]<=[{partitions}]}}"'
    tall = 2 * partitions
    lines, names = [], []
    for k, (name, width) in enumerate(parts_results(grid)):
        lines += [f'      %leave{k} = stablehlo.custom_call @Sharding({name}) {{mhlo.sharding = "{{manual}}"}} : (tensor<2x{width}xf32>) -> tensor<2x{width}xf32>',
                  f"      %out{k} = stablehlo.custom_call @SPMDShardToFullShape(%leave{k}) {{{cut}}} : (tensor<2x{width}xf32>) -> tensor<{tall}x{width}xf32>"]
        names.append((f"%out{k}", f"tensor<{tall}x{width}xf32>"))
    types = ", ".join(kind for _, kind in names)
    return module(grid, f'  sdy.mesh @m = <["x"={partitions}]>', f"""(%a: tensor<{tall}x6xf32>) -> ({types}) {{
      %cut = stablehlo.custom_call @Sharding(%a) {{{cut}}} : (tensor<{tall}x6xf32>) -> tensor<{tall}x6xf32>
      %p = stablehlo.custom_call @SPMDFullToShardShape(%cut) {{mhlo.sharding = "{{manual}}"}} : (tensor<{tall}x6xf32>) -> tensor<2x6xf32>
{parts_body(grid)}
{chr(10).join(lines)}
      return {", ".join(name for name, _ in names)} : {types}
  }}""")


# ---- some of the devices of each replica ----------------------------------------------------------------------------

SOME = """(%a: tensor<8x3xf32>) -> (tensor<8x3xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>}, tensor<8x3xf32>, tensor<3x8xf32>) {
    %r = stablehlo.replica_id : tensor<ui32>
    %f = stablehlo.convert %r : (tensor<ui32>) -> tensor<f32>
    %g = stablehlo.broadcast_in_dim %f, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %s = stablehlo.add %a, %g : tensor<8x3xf32>
    %0 = sdy.sharding_constraint %s <@last, []> : tensor<8x3xf32>
    %1 = stablehlo.negate %0 : tensor<8x3xf32>
    %2 = sdy.sharding_constraint %1 <@half, [{"y"}, {}]> : tensor<8x3xf32>
    %3 = stablehlo.multiply %2, %2 : tensor<8x3xf32>
    %4 = stablehlo.transpose %3, dims = [1, 0] : (tensor<8x3xf32>) -> tensor<3x8xf32>
    return %3, %1, %4 : tensor<8x3xf32>, tensor<8x3xf32>, tensor<3x8xf32>
  }"""
SOME_MESHES = '  sdy.mesh @m = <["x"=4]>\n  sdy.mesh @last = <[], device_ids=[3]>\n  sdy.mesh @half = <["y"=2], device_ids=[3, 1]>'


def some_expected(grid, a):
    own = np.stack([-(a + r) for r in range(grid[0])])
    return [own * own, own, (own * own).transpose(0, 2, 1)]


# ---- running -------------------------------------------------------------------------------------------------------


def write(command, name, text):
    path = command.path(name)
    with open(path, "w") as file:
        file.write(text)
    return path


def compare(command, ranks, name, text, arguments, wanted, options=()):
    sources = []
    for i, value in enumerate(arguments):
        sources.append(command.path(f"in{i}.npy"))
        np.save(sources[-1], value)
    out = command.path(f"{name}-{ranks}")
    done = command.run(ranks, write(command, f"{name}.mlir", text), *sources, "-o", out, "--gather", *options)
    if not expect(done.status == 0, f"{name}, {ranks} ranks: {done}"):
        return
    for i, value in enumerate(wanted):
        got = np.load(os.path.join(out, f"result{i}.npy"))
        expect(got.shape == value.shape and np.allclose(got, value, rtol=1e-5, atol=1e-5),
               f"{name}, {ranks} ranks, result {i}: {got.shape} {got}, not {value.shape} {value}")


def small(shape, seed):
    """Small whole numbers: f32 sums of them are exact in any order."""
    return np.random.default_rng(seed).integers(-8, 9, shape).astype(np.float32)


def of_one_grid(command, ranks, grid):
    label = f"{grid[0]}x{grid[1]}"
    a, b = small((5, 6), 1), small((6, 3), 2)
    for name, print_program in (("shardy", of_shardy), ("old", before_shardy)):
        compare(command, ranks, f"{name}{label}", print_program(grid), (a, b), whole_expected(grid, a, b))
    a = small((2 * grid[1], 6), 3)
    wanted = once_where_equal(parts_expected(grid, a))
    for name, print_program in (("parts", parts_of_shardy), ("old-parts", parts_before_shardy)):
        compare(command, ranks, f"{name}{label}", print_program(grid), (a,), wanted)


def some_devices(command, ranks):
    a = small((8, 3), 4)
    compare(command, ranks, "some", module((2, 4), SOME_MESHES, SOME), (a,), some_expected((2, 4), a))


def as_one_replica(command, ranks):
    """Programs of one replica, said to be of two: both compute what the one does, and that comes once."""
    for name in ("uneven_reshard", "sort_along_parts", "factors_along_parts", "random_along_parts"):
        program = Program(name)
        for source in program.prints():
            with open(source) as file:
                text, count = re.subn("mhlo.num_replicas = 1", "mhlo.num_replicas = 2", file.read())
            expect(count == 1, f"{source} says how many replicas it has")
            done = command.run(ranks, write(command, "two.mlir", text), *program.arguments, *program.expect_options(),
                               *program.tolerance_options())
            expect(done.status == 0, f"two replicas of {source}, {ranks} ranks: {done}")


def refusals(command):
    passes = '(%%a: tensor<4xf32> {sdy.sharding = #sdy.sharding<@m, [{"%s"}]>}) -> tensor<4xf32> {\nreturn %%a : tensor<4xf32>\n}'
    for mesh, axis, sentence in ((4, "x", "mesh @m has 4 devices, but each replica of the module is for 2 (mhlo.num_partitions)"),
                                 (2, "replica", 'mesh @m has no axis "replica"')):
        text = module((2, 2), f'  sdy.mesh @m = <["x"={mesh}]>', passes % axis)
        done = command.run(None, "show", "--stage", "partitioned", write(command, "refused.mlir", text))
        expect(done.status == 2 and sentence in done.err, f"{sentence}: {done}")


def main():
    command, _ = command_from_arguments()
    with command:
        for ranks in (None, 2, 4):
            for grid in GRIDS if ranks is None else GRIDS[:2]:
                of_one_grid(command, ranks, grid)
            some_devices(command, ranks)
        as_one_replica(command, None)
        refusals(command)
    return result()


sys.exit(main())
