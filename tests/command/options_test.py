"""options_test.py COMMAND LAUNCHER: help, version, environment twins, the table, repeat, stats, show, devices."""
import json
import os
import re
import sys

import numpy as np

from support import Program, command_from_arguments, expect, result

SQUARE = """
module @square attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["i"=4]>
  func.func public @main(%arg0: tensor<8x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"i"}, {}]>}, %arg1: tensor<f32>) -> (tensor<8x3xf32> {jax.result_info = "result['squares']", sdy.sharding = #sdy.sharding<@mesh, [{"i"}, {}]>}, tensor<f32>) {
    %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"i"}, {}]>] out_shardings=[<@mesh, [{"i"}, {}]>] manual_axes={"i"} (%arg2: tensor<2x3xf32>) {
      %1 = stablehlo.multiply %arg2, %arg2 : tensor<2x3xf32>
      sdy.return %1 : tensor<2x3xf32>
    } : (tensor<8x3xf32>) -> tensor<8x3xf32>
    %1 = stablehlo.negate %arg1 : tensor<f32>
    return %0, %1 : tensor<8x3xf32>, tensor<f32>
  }
}
"""

# As many sums of two numbers a device as %arg1 says: how many is known when it runs.
SUMS = """
module @sums attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["i"=4]>
  func.func public @main(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"i"}]>}, %arg1: tensor<i32>) -> tensor<8xf32> {
    %0 = sdy.manual_computation(%arg0, %arg1) in_shardings=[<@mesh, [{"i"}]>, <@mesh, []>] out_shardings=[<@mesh, [{"i"}]>] manual_axes={"i"} (%arg2: tensor<2xf32>, %arg3: tensor<i32>) {
      %c = stablehlo.constant dense<0> : tensor<i32>
      %1:2 = stablehlo.while(%n = %c, %x = %arg2) : tensor<i32>, tensor<2xf32>
      cond {
        %2 = stablehlo.compare LT, %n, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %2 : tensor<i1>
      } do {
        %2 = "stablehlo.all_reduce"(%x) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
        ^bb0(%a: tensor<f32>, %b: tensor<f32>):
          %5 = stablehlo.add %a, %b : tensor<f32>
          stablehlo.return %5 : tensor<f32>
        }) : (tensor<2xf32>) -> tensor<2xf32>
        %c_0 = stablehlo.constant dense<1> : tensor<i32>
        %4 = stablehlo.add %n, %c_0 : tensor<i32>
        stablehlo.return %4, %2 : tensor<i32>, tensor<2xf32>
      }
      sdy.return %1#1 : tensor<2xf32>
    } : (tensor<8xf32>, tensor<i32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
}
"""


def good(done):
    expect(done.status == 0, str(done))
    return done.out


def answers(command):
    """Neither needs a program; of several ranks one answers."""
    text = good(command.run(None, "--help"))
    for word in ("--output", "--gather", "--expect", "--repeat", "--cache-dir", "Examples:", "Exit status"):
        expect(word in text, f"--help has {word}")
    expect(max(map(len, text.splitlines())) <= 110, "--help fits a window")
    expect(good(command.run(None, "-h")) == text, "-h")
    expect(good(command.run(None, "show", "--help")) == text, "show --help")
    version = good(command.run(None, "--version"))
    expect(version.startswith("spmdrun 0."), "--version")
    expect(good(command.run(2, "--version")) == version, "two ranks print the version once")
    expect(good(command.run(2, "--help")) == text, "two ranks print --help once")


def table(command, program):
    out = good(command.run(2, program, "iota", "-7"))
    lines = out.splitlines()
    expect(lines[0].split() == ["result", "type", "sharding", "held", "by", "min", "mean", "max"], lines[0])
    expect(len(lines) == 3, f"a line a result: {out}")
    squares = np.arange(24.0) ** 2
    for part in ("0 result['squares']", "f32[8,3]", '"i"', "rank 0: [0:4,:]", "rank 1: [4:8,:]",
                 f"{squares.mean():.6g}", f"{squares.max():.6g}"):
        expect(part in lines[1], f"{part} in {lines[1]}")
    for part in ("f32[]", "replicated", "every device: all", "7"):
        expect(part in lines[2], f"{part} in {lines[2]}")


def twins(command, program):
    """The environment gives what the command line does not."""
    out, other = command.path("twin"), command.path("other")
    good(command.run(None, program, "ones", "1", env={"SPMDRUN_OUTPUT": out, "SPMDRUN_GATHER": "1"}))
    expect(np.array_equal(np.load(os.path.join(out, "result0.npy")), np.ones((8, 3))), "SPMDRUN_OUTPUT")
    good(command.run(None, program, "ones", "1", "-o", other, "--gather",
                     env={"SPMDRUN_OUTPUT": command.path("lost"), "SPMDRUN_GATHER": "0"}))
    expect(os.path.exists(other) and not os.path.exists(command.path("lost")), "the option wins")
    for words in (["-o" + other], ["--output=" + other], ["-o", other]):
        good(command.run(None, "run", *words, "--", program, "ones", "1"))
    expect(sorted(os.listdir(other)) == ["result0.zarr", "result1.zarr"], f"of the last run alone: {os.listdir(other)}")
    expects = os.path.join(out, "result0.npy") + ":" + os.path.join(out, "result1.npy")
    good(command.run(2, program, "ones", "1", env={"SPMDRUN_EXPECT": expects}))
    done = command.run(2, program, "zeros", "1", env={"SPMDRUN_EXPECT": expects})
    expect(done.status == 1, f"SPMDRUN_EXPECT differs: {done}")


def alone(command, program):
    """What is wrong before the job begins is told by one process, whatever launcher started it."""
    for variable in ("OMPI_COMM_WORLD_RANK", "PMIX_RANK", "PMI_RANK", "MV2_COMM_WORLD_RANK", "PALS_RANKID",
                     "JSM_NAMESPACE_RANK", "FLUX_TASK_RANK", "SLURM_PROCID"):
        for rank, lines in (("0", 1), ("3", 0)):
            done = command.run(None, program, "--nonsense", env={variable: rank})
            expect(done.status == 2 and len(done.own_lines()) == lines, f"{variable}={rank}: {done}")


def log(command, program):
    broken = command.path("broken.mlir")
    with open(broken, "w") as file:
        file.write("module {")
    done = command.run(None, broken, "--log", "graph=debug")
    expect("graph: debug: " in done.err and "graph/text/reader.c" in done.err, f"the reader speaks as graph: {done}")
    done = command.run(None, broken, "--log", "executor=debug")
    expect("debug" not in done.err, f"and not as executor: {done}")
    done = command.run(None, program, "ones", "1", "--no-cache", "--log", "warn,compile=info")
    expect(re.search(r"square.mlir: partitioned in [0-9.]+ ms, .* compiled in [0-9.]+ ms: \d+ functions", done.err),
           f"what a compilation took: {done}")
    done = command.run(4, "devices", "--log", "mpi=debug")
    told = re.findall(r"^r(\S) \| mpi: debug: .*: rank (\d) of 4,", done.err, flags=re.M)
    expect(sorted(told) == [(str(rank), str(rank)) for rank in range(4)], f"each rank's first line has its number: {done}")
    expect("node-is-rank" not in good(command.run(None, "--help")), "--help is for people")


def rewrites(command):
    """Rewrites of collectives can be switched off, and then make other executables."""
    program, stats = command.path("sums.mlir"), command.path("stats.json")
    with open(program, "w") as file:
        file.write(SUMS.replace("(%x) <{", "(%c_1) <{").replace("%2 = \"stablehlo.all_reduce\"",
                   "%c_1 = stablehlo.constant dense<2.0> : tensor<2xf32>\n%2 = \"stablehlo.all_reduce\""))
    plan = good(command.run(None, "show", program, "--stage", "plan"))
    expect("all_reduce" not in plan, f"four times two is known: {plan}")
    off = ["--disable-rewrite", "all-reduce-of-equal", "--disable-rewrite=collective-of-invariant"]
    for words, env in ((off, {}), ([], {"SPMDRUN_DISABLE_REWRITE": "collective-of-invariant:all-reduce-of-equal"})):
        plan = good(command.run(None, "show", program, "--stage", "plan", *words, env=env))
        expect(plan.count("all_reduce f32") == 1, f"and asked for all the same: {plan}")
    for words, cache in (([], "miss"), (off, "miss"), ([], "directory"), (off[2:] + off[:2] + off[2:], "directory"),
                         (off[2:], "miss")):
        good(command.run(2, program, "ones", "3", *words, "--stats", stats))
        with open(stats) as file:
            expect(json.load(file)["cache"] == cache, f"with {words}: {cache}")
    for ranks in (None, 2):
        done = command.run(ranks, program, "ones", "3", "--disable-rewrite", "slice-of-everything")
        expect(done.status == 2 and len(done.own_lines()) == 1 and '"slice-of-everything"' in done.own_lines()[0]
               and "there are slice-of-all-reduce, " in done.own_lines()[0], f"a name that is none: {done}")
    done = command.run(None, "devices", "--disable-rewrite", "small-all-reduces")
    expect(done.status == 2 and "does not belong to spmdrun devices" in done.err, f"devices: {done}")


def repeat(command, program):
    stats = command.path("stats.json")
    out = good(command.run(2, program, "ones", "-3", "--repeat", "5", "--stats", stats))
    expect("5 runs: min " in out and "median" in out and "max" in out, out)
    expect(" 3 " in out, f"-3 is an argument, not an option: {out}")
    with open(stats) as file:
        found = json.load(file)
    expect(len(found["run_seconds"]) == 5 and all(0 < s < 10 for s in found["run_seconds"]), str(found))
    expect(found["ranks"] == 2 and found["devices"] == 4 and found["peak_device_bytes"] > 0, str(found))
    expect(found["results"][0]["shape"] == [8, 3] and found["results"][0]["dtype"] == "f32", str(found))
    expect(found["cache"] == "directory" and found["compiles"] == 0, str(found))
    expect(found["collectives"] == 0 and found["collective_bytes"] == 0, str(found))
    expect(found["compile_seconds"] == 0 and found["load_seconds"] > 0, str(found))
    good(command.run(None, program, "ones", "1", "--no-cache", "--stats", stats))
    with open(stats) as file:
        found = json.load(file)
    expect(found["cache"] == "off" and found["compiles"] == 1 and found["compile_seconds"] > 0, str(found))
    good(command.run(None, program, "ones", "1", "--stats", "/dev/null"))
    expect(not os.path.isfile("/dev/null"), "--stats does not replace a device")


def traffic(command):
    """What collectives moved is counted as they run, in one run of several, and does not depend on who has the devices."""
    program, stats = command.path("sums.mlir"), command.path("stats.json")
    with open(program, "w") as file:
        file.write(SUMS)
    for ranks, count, options in ((None, 7, []), (1, 0, []), (1, 7, ["--repeat", "3"]), (2, 7, []), (4, 8, []), (3, 7, []),
                                  (2, 7, ["--node-is-rank"])):
        good(command.run(ranks, program, "ones", str(count), "--stats", stats, *options))
        with open(stats) as file:
            found = json.load(file)
        sent = 12  # of 8 bytes each device sends 3/4 twice
        expect((found["collectives"], found["collective_bytes"]) == (count, count * sent),
               f"{ranks} ranks, {count} sums: {found}")
    plan = good(command.run(None, "show", program, "--stage", "plan"))
    expect(f", sends {sent} bytes" in plan, f"the plan says what a sum costs: {plan}")


def idle(command, program):
    """Ranks without work are warned of, once; idle devices beside others are worth a word only when asked."""
    for ranks, options, warned in ((8, [], "4 of 8 ranks are idle"), (3, [], "1 of 3 ranks are idle"),
                                   (2, ["--devices", "4"], "1 of 2 ranks are idle; start fewer ranks or give each fewer"),
                                   (2, ["--devices", "3"], None), (8, ["--log", "error"], None), (4, [], None)):
        done = command.run(ranks, program, "ones", "1", *options)
        lines = [line for line in done.err.splitlines() if "idle" in line]
        good = not lines if warned is None else len(lines) == 1 and "executor: warn: " in lines[0] and warned in lines[0]
        expect(done.status == 0 and good, f"{ranks} ranks {options}, {warned}: {done}")
    done = command.run(2, program, "ones", "1", "--devices", "3", "--log", "executor=info")
    expect("spans 4 of 6 devices; the last 2 are idle" in done.err, f"idle devices are told: {done}")
    module = """func.func @main() {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  check.expect_eq_const %0, dense<1> : tensor<i32>
  return
}
"""
    checks = command.path("checks.mlir")
    with open(checks, "w") as file:
        file.write((module + "// -----\n") * 3)
    done = command.run(2, "check", checks)
    expect(done.out == "3 passed, 0 failed\n" and done.err.count("idle") == 1, f"told once: {done}")


def devices(command, program):
    for ranks, count in ((1, 4), (2, 4), (2, 8), (4, 4), (8, 8)):
        stats = command.path("stats.json")
        per_rank = [] if count == 4 or ranks == 8 else ["--devices", str(count // ranks)]
        good(command.run(ranks, program, "ones", "1", "--stats", stats, *per_rank))
        with open(stats) as file:
            expect(json.load(file)["devices"] == count, f"{ranks} ranks, {count} devices")
    idle(command, program)
    done = command.run(2, program, "ones", "1", "--devices", "1")
    expect(done.status == 2 and len(done.own_lines()) == 1, f"too few devices: {done}")
    job = json.loads(good(command.run(2, "devices", "--json")))
    expect([rank["rank"] for rank in job["ranks"]] == [0, 1] and job["node_count"] == 1, str(job))
    text = good(command.run(2, "devices"))
    expect(text.startswith("1 node, 2 ranks"), text)
    text = good(command.run(2, "devices", "--node-is-rank"))
    expect(text.startswith("2 nodes, 2 ranks"), text)
    expect(good(command.run(None, "devices")).startswith("1 node, 1 rank"), "without a launcher")


def narrow_pictures(command):
    """512 parts in a row: as many as COLUMNS has room for; 100 columns where nothing says how many there are."""
    wide = command.path("wide.mlir")
    with open(wide, "w") as file:
        file.write('module attributes {mhlo.num_partitions = 512 : i32} { sdy.mesh @m = <["x"=512]>\n'
                   'func.func public @main(%x: tensor<1024xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) { return } }')
    for columns, parts in (("", 16), ("nonsense", 16), ("60", 9), ("1", 6)):
        text = good(command.run(None, "show", wide, "--stage", "shardings", env={"COLUMNS": columns}))
        row = next(line for line in text.splitlines() if line.startswith("|"))
        expect(row.count("|") == parts + 1 and row.endswith("| ... | 511 |"), f"{parts} parts: {row}")


def show(command, program):
    graph = good(command.run(None, "show", program, "--stage", "graph"))
    again = command.path("again.mlir")
    with open(again, "w") as file:
        file.write(graph)
    expect(good(command.run(None, "show", again, "--stage", "graph")) == graph, "the graph reads back")
    expect("manual" not in good(command.run(None, "show", program, "--stage", "partitioned")), "partitioned")
    expect('"i"' in good(command.run(2, "show", program, "--stage", "shardings")), "shardings")
    narrow_pictures(command)
    expect("kernel" in good(command.run(None, "show", program, "--stage", "plan")), "plan")
    expect("define" in good(command.run(None, "show", program, "--stage", "llvm")), "llvm")


def cache(command, program):
    command.cache = command.path("fresh")
    done = command.run(None, program, "ones", "1", "--explain-cache")
    expect(done.status == 0 and "cache" in done.err, f"--explain-cache says why: {done}")
    done = command.run(2, program, "ones", "1", "--explain-cache")
    expect(done.status == 0 and done.err == "", f"nothing to explain after a hit: {done}")
    entries = [os.path.join(where, name) for where, _, names in os.walk(command.cache) for name in names
               if name.endswith(".entry")]
    expect(len(entries) == 1, f"one entry: {entries}")
    with open(entries[0], "r+b") as file:
        file.seek(os.path.getsize(entries[0]) // 2)
        file.write(b"damage")
    stats = command.path("stats.json")
    for wanted in ("miss", "directory"):
        good(command.run(2, program, "ones", "1", "--stats", stats))
        with open(stats) as file:
            expect(json.load(file)["cache"] == wanted, f"after damage: {wanted}")
    # Two runs that differ in nothing but the names of their values share an entry.
    with open(program) as file:
        text = file.read().replace("%arg0", "%argument").replace("@mesh", "@net")
    renamed = command.path("renamed.mlir")
    with open(renamed, "w") as file:
        file.write(text)
    good(command.run(2, renamed, "ones", "1", "--stats", stats))
    with open(stats) as file:
        expect(json.load(file)["cache"] == "directory", "names do not matter")


def no_llvm(command):
    """A hit does not load the compiler: with a compiler that cannot be loaded, it runs all the same."""
    program = Program("counter")
    good(command.run(None, program.prints()[0], *program.arguments))
    broken = {"SPMDRUN_COMPILER_MODULE": "/dev/null"}
    good(command.run(2, program.prints()[0], *program.arguments, env=broken))
    done = command.run(2, program.prints()[0], *program.arguments, "--no-cache", env=broken)
    expect(done.status != 0 and "/dev/null" in done.err and len(done.own_lines()) == 1, f"no compiler: {done}")


def processors(command):
    """--cpu: code and library calls of an older processor, kept apart in the cache; the same bits for any number of ranks."""
    program = Program("linear_algebra")
    written = []
    for ranks, origin in ((None, "miss"), (2, "directory")):
        stats, out = command.path("stats.json"), command.path(f"old{ranks}")
        good(command.run(ranks, program.prints()[0], *program.arguments, *program.expect_options(), "--rtol", "1e-4", "--atol", "1e-4",
                         "--cpu", "x86-64-v2", "--stats", stats, "-o", out, "--gather"))
        with open(stats) as file:
            said = json.load(file)["cache"]
        expect(said == origin, f"{ranks} ranks: {said}, not {origin}")
        written.append([np.load(os.path.join(out, f"result{i}.npy")).tobytes() for i in range(len(program.expected))])
    expect(written[0] == written[1], "the same bits")
    for words, sentence in ((["--cpu", "v2"], 'cpu: expected x86-64, x86-64-v2, x86-64-v3 or x86-64-v4, not "v2"'),
                            (["--cpu", "x86-64-v2", "--device", "cuda"], "cpu: is x86-64-v2, but devices of kind cuda compute")):
        done = command.run(2, program.prints()[0], *program.arguments, *words)
        expect(done.status != 0 and sentence in done.err and len(done.own_lines()) == 1, f"{words}: {done}")


def main():
    command, _ = command_from_arguments()
    with command:
        program = command.path("square.mlir")
        with open(program, "w") as file:
            file.write(SQUARE)
        answers(command)
        show(command, program)
        table(command, program)
        twins(command, program)
        repeat(command, program)
        traffic(command)
        devices(command, program)
        cache(command, program)
        alone(command, program)
        log(command, program)
        rewrites(command)
        no_llvm(command)
        processors(command)
    return result()


sys.exit(main())
