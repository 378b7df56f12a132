"""profile_test.py COMMAND LAUNCHER SIMULATED: --profile. The runs of each step are those that the program's loop and products
ask for, times fit into the run, the trace has the same runs as the table, and other files stay."""
import json
import os
import re
import sys

import numpy as np

from support import command_from_arguments, expect, result

TRACE_SPANS = 1 << 18

# On two devices: `trips` sums of a scalar over both, and a product of their halves of a matrix.
LOOP = """
sdy.mesh @mesh = <["i"=2]>
func.func @main(%arg0: tensor<2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"i"}]>},
                %arg1: tensor<256x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"i"}, {}]>},
                %arg2: tensor<128x64xf32>) -> (tensor<2xf32>, tensor<256x64xf32>) {
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"i"}]>] out_shardings=[<@mesh, [{"i"}]>] manual_axes={"i"} (%a: tensor<1xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.while(%i = %c, %x = %a) : tensor<i32>, tensor<1xf32>
    cond {
      %n = stablehlo.constant dense<TRIPS> : tensor<i32>
      %2 = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %h = stablehlo.constant dense<5.000000e-01> : tensor<1xf32>
      %3 = stablehlo.multiply %x, %h : tensor<1xf32>
      %4 = "stablehlo.all_reduce"(%3) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%p: tensor<f32>, %q: tensor<f32>):
        %8 = stablehlo.add %p, %q : tensor<f32>
        stablehlo.return %8 : tensor<f32>
      }) : (tensor<1xf32>) -> tensor<1xf32>
      %one = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %7, %4 : tensor<i32>, tensor<1xf32>
    }
    sdy.return %1#1 : tensor<1xf32>
  } : (tensor<2xf32>) -> tensor<2xf32>
  %9 = stablehlo.dot_general %arg1, %arg2, contracting_dims = [1] x [0] : (tensor<256x128xf32>, tensor<128x64xf32>) -> tensor<256x64xf32>
  return %0, %9 : tensor<2xf32>, tensor<256x64xf32>
}
"""

# On two devices, of which the second has work before they add up.
LATE = """
sdy.mesh @mesh = <["i"=2]>
func.func @main(%arg0: tensor<2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"i"}]>}) -> tensor<2xf32> {
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"i"}]>] out_shardings=[<@mesh, [{"i"}]>] manual_axes={"i"} (%a: tensor<1xf32>) {
    %id = stablehlo.partition_id : tensor<ui32>
    %each = stablehlo.constant dense<20000000> : tensor<ui32>
    %n = stablehlo.multiply %id, %each : tensor<ui32>
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %1:2 = stablehlo.while(%i = %c, %x = %a) : tensor<ui32>, tensor<1xf32>
    cond {
      %2 = stablehlo.compare LT, %i, %n, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %h = stablehlo.constant dense<5.000000e-01> : tensor<1xf32>
      %3 = stablehlo.multiply %x, %h : tensor<1xf32>
      %one = stablehlo.constant dense<1> : tensor<ui32>
      %7 = stablehlo.add %i, %one : tensor<ui32>
      stablehlo.return %7, %3 : tensor<ui32>, tensor<1xf32>
    }
    %4 = "stablehlo.all_reduce"(%1#1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %8 = stablehlo.add %p, %q : tensor<f32>
      stablehlo.return %8 : tensor<f32>
    }) : (tensor<1xf32>) -> tensor<1xf32>
    sdy.return %4 : tensor<1xf32>
  } : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
"""


def write(command, trips):
    path = command.path(f"loop{trips}.mlir")
    with open(path, "w") as file:
        file.write(LOOP.replace("TRIPS", str(trips)))
    return path


def read_table(out):
    """{kind of step: [(runs, percent of the time)]} of the printed rows, the head, the percents between steps and of waits."""
    lines = out.splitlines()
    head = next(i for i, line in enumerate(lines) if line.startswith("measured run: "))
    rows = {}
    rest, waits = (float(line.split()[2].rstrip("%")) for line in lines[-2:])
    for line in lines[head + 3:-2]:
        kind = line.split("  ")[-1].split(":")[0].strip()
        rows.setdefault(kind, []).append((int(line.split()[3]), float(line.split()[2].rstrip("%"))))
    return rows, lines[head], rest, waits


def read_trace(path):
    with open(path) as file:
        events = json.load(file)["traceEvents"]
    return [e for e in events if e["ph"] == "M"], [e for e in events if e["ph"] == "X"]


def check_run(command, ranks, trips, words=()):
    program, trace = write(command, trips), command.path(f"trace{ranks}-{trips}.json")
    outcome = command.run(ranks, program, "iota", "normal:1", "normal:2", "--profile", trace, *words)
    if not expect(outcome.status == 0, str(outcome)):
        return
    rows, head, rest, _ = read_table(outcome.out)
    expect("on 2 devices" in head and trace in head, head)
    expect([runs for runs, _ in rows["collective"]] == [trips], f"{trips} sums on {ranks} ranks: {outcome.out}")
    expect([runs for runs, _ in rows["product"]] == [1], f"one product: {outcome.out}")
    shares = sum(share for found in rows.values() for _, share in found) + rest
    expect(abs(shares - 100) < 1.5 or rest == 0, f"shares make {shares}")

    processes, events = read_trace(trace)
    spans = [s for s in events if s["cat"] != "wait"]
    expect([p["pid"] for p in processes] == list(range(ranks or 1)), "a process for each rank")
    expect({(s["pid"], s["tid"]) for s in spans} == {(d * min(ranks or 1, 2) // 2, d) for d in range(2)}, "a thread for each device")
    expect(all(s["dur"] >= 0 and s["ts"] >= 0 for s in spans), "times count from the beginning")
    for device in range(2):
        own = [s for s in spans if s["tid"] == device]
        expect(all(a["ts"] + a["dur"] <= b["ts"] + 0.002 for a, b in zip(own, own[1:])), "a device does one thing at a time")
    sums = sum(s["cat"] == "collective" for s in spans)
    if trips < 1000:
        expect(sums == 2 * trips, f"{sums} sums of {2 * trips} are in the trace")
        expect(sum(s["cat"] == "product" for s in spans) == 2, "the products are in the trace")
    else:
        expect(len(events) == TRACE_SPANS, f"{len(events)} runs of steps are in the trace")


def check_waits(command, ranks):
    """Waits lie within collectives, and make the sum in the table. A device waits for one that comes late."""
    program, trace = command.path("late.mlir"), command.path(f"late{ranks}.json")
    with open(program, "w") as file:
        file.write(LATE)
    outcome = command.run(ranks, program, "iota", "--profile", trace)
    if not expect(outcome.status == 0, str(outcome)):
        return
    events = read_trace(trace)[1]
    waits = [e for e in events if e["cat"] == "wait"]
    around = {e["tid"]: e for e in events if e["cat"] == "collective"}
    for wait in waits:
        outer = around[wait["tid"]]
        expect(outer["ts"] <= wait["ts"] and wait["ts"] + wait["dur"] <= outer["ts"] + outer["dur"] + 0.002,
               f"{wait} lies within {outer}")
    work = max(e["dur"] for e in events if e["cat"] == "kernel" and e["tid"] == 1)
    waited = sum(wait["dur"] for wait in waits if wait["tid"] == 0)
    expect(waited > 0.5 * work, f"device 0 waits {waited} us for device 1, which works {work} us")
    rows, head, _, percent = read_table(outcome.out)
    whole = re.match(r"measured run: ([\d.]+) (ms|s) ", head)
    whole = float(whole[1]) * {"ms": 1e3, "s": 1e6}[whole[2]]
    wanted = 100 * sum(wait["dur"] for wait in waits) / 2 / whole
    expect(abs(percent - wanted) < 0.5, f"the table has waits of {percent} %, the trace of {wanted} %")


def check_files(command):
    program = write(command, 3)
    call = (program, "iota", "normal:1", "normal:2")
    other, folder = command.path("other.txt"), command.path("out")
    with open(other, "w") as file:
        file.write("mine\n")
    outcome = command.run(None, *call, "--profile", other)
    expect(outcome.status == 2 and "holds no trace, so it is not replaced" in outcome.err, str(outcome))
    with open(other) as file:
        expect(file.read() == "mine\n", "the file is as it was")
    outcome = command.run(2, *call, "--profile", command.path("nowhere/trace.json"))
    expect(outcome.status == 1 and len(outcome.own_lines()) == 1 and "nowhere" in outcome.err, str(outcome))
    outcome = command.run(None, *call, "--profile", other + "2", "--stats", other + "2")
    expect(outcome.status == 2 and "--stats and --profile name one file" in outcome.err, str(outcome))
    os.mkdir(folder)
    outcome = command.run(None, *call, "-o", folder, "--profile", folder + "/result0.zarr")
    expect(outcome.status == 2 and "a result of -o" in outcome.err, str(outcome))

    trace, stats = command.path("again.json"), command.path("stats.json")
    for _ in range(2):  # the second replaces the trace of the first
        outcome = command.run(None, *call, "-o", folder, "--gather", "--profile", trace, "--repeat", "4", "--stats", stats)
        expect(outcome.status == 0, str(outcome))
    with open(stats) as file:
        expect(len(json.load(file)["run_seconds"]) == 4, "the measured run is no run of --repeat")
    expect(sum(s["cat"] == "collective" for s in read_trace(trace)[1]) == 6, "one run is in the trace")
    sums = np.load(folder + "/result0.npy")
    expect(sums.tolist() == [0.5, 0.5], f"a measured run has the program's results, not {sums}")


def main():
    command, rest = command_from_arguments()
    with command:
        for ranks in (None, 2, 4):
            check_run(command, ranks, 5)
        for ranks in (None, 2):
            check_waits(command, ranks)
        check_run(command, 2, 5, ("--repeat", "2"))
        check_run(command, None, 200000)
        check_files(command)
        outcome = command.run(None, write(command, 3), "iota", "normal:1", "normal:2", "--device", "cuda", "--devices", "2",
                              "--cuda-libraries", rest[0], "--profile", command.path("gpu.json"))
        expect(outcome.status == 1 and "Nsight Systems" in outcome.err, str(outcome))
    return result()


if __name__ == "__main__":
    sys.exit(main())
