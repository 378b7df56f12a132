"""What it takes to partition a program of many ops over many devices.

    python3 bench/partition.py [--build BUILD_DIR] [--rounds N] [--ops N,...] [--devices NODESxDEVICES,...]

The module is made here: layers of matrix products over a mesh of two axes, sums, broadcasts and elementwise ops, with
constraints that move from one axis to the other, windows that cross the seams and reads by index, so that there are
collectives of all kinds; each layer has ops of its own, and all are alike. The table shows the time and the memory of
partitioning alone, as the log says (medians of the rounds), and the peak memory of the process, which has read the text
and prints the shardings. The goal is 20,000 ops over 512 devices in 5 s on one core, and memory that does not grow with
the devices: docs/partition-time.md.
"""
import argparse, os, re, statistics, subprocess, sys, tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
ROWS, WIDE, NARROW = 8192, 8192, 4096
X, H, S = f"tensor<{ROWS}x{NARROW}xf32>", f"tensor<{ROWS}x{WIDE}xf32>", f"tensor<{ROWS}xf32>"
CUT, IN, OUT = f"tensor<{ROWS - 1}x{NARROW}xf32>", f"tensor<{NARROW}x{WIDE}xf32>", f"tensor<{WIDE}x{NARROW}xf32>"

# %p is the layer before; what a layer is at last is called %c.
LAYER = f"""
%s = stablehlo.reduce(%p init: %zero) applies stablehlo.add across dimensions = [1] : ({X}, tensor<f32>) -> {S}
%r = stablehlo.broadcast_in_dim %s, dims = [0] : ({S}) -> {X}
%n = stablehlo.subtract %p, %r : {X}
%h = stablehlo.dot_general %n, %in, contracting_dims = [1] x [0] : ({X}, {IN}) -> {H}
%b = stablehlo.broadcast_in_dim %bias, dims = [1] : (tensor<{WIDE}xf32>) -> {H}
%a = stablehlo.add %h, %b : {H}
%t = stablehlo.tanh %a : {H}
%o = stablehlo.dot_general %t, %out, contracting_dims = [1] x [0] : ({H}, {OUT}) -> {X}
"""
ENDS = (
    f"""%e = stablehlo.add %o, %p : {X}
%c = sdy.sharding_constraint %e <@mesh, [{{"node"}}, {{"device"}}]> : {X}""",
    f"""%e = stablehlo.slice %o [1:{ROWS}, 0:{NARROW}] : ({X}) -> {CUT}
%f = stablehlo.pad %e, %zero, low = [0, 0], high = [1, 0], interior = [0, 0] : ({CUT}, tensor<f32>) -> {X}
%c = stablehlo.add %f, %p : {X}""",
    f"""%e = stablehlo.add %o, %p : {X}
%c = sdy.sharding_constraint %e <@mesh, [{{}}, {{"device"}}]> : {X}""",
    f"""%e = "stablehlo.gather"(%o, %rows) <{{dimension_numbers = #stablehlo.gather<offset_dims = [1], """
    f"""collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = """
    f"""array<i64: 1, {NARROW}>}}> : ({X}, tensor<{ROWS}xi32>) -> {X}
%c = stablehlo.add %e, %p : {X}""",
)


ARGUMENTS = ", ".join((
    f'%c0: {X} {{sdy.sharding = #sdy.sharding<@mesh, [{{"node"}}, {{}}]>}}',
    f'%in: {IN} {{sdy.sharding = #sdy.sharding<@mesh, [{{}}, {{"device"}}]>}}',
    f'%out: {OUT} {{sdy.sharding = #sdy.sharding<@mesh, [{{"device"}}, {{}}]>}}',
    f"%bias: tensor<{WIDE}xf32>", "%zero: tensor<f32>", f"%rows: tensor<{ROWS}xi32>"))


def layer(index):
    """The lines of a layer; each value has the number of its own."""
    text = LAYER + ENDS[index % len(ENDS)]
    text = re.sub(r"%([senrhbatofc])\b", rf"%\g<1>{index + 1}", text)
    return re.sub(r"%p\b", f"%c{index}", text).strip().splitlines()


def module(ops, nodes, devices):
    """The text of a module of `ops` ops or a few more, for the last layer is whole."""
    lines, layers = [], 0
    while len(lines) < ops:
        lines += layer(layers)
        layers += 1
    return "\n".join((
        f"module @layers attributes {{mhlo.num_partitions = {nodes * devices} : i32, mhlo.num_replicas = 1 : i32}} {{",
        f'sdy.mesh @mesh = <["node"={nodes}, "device"={devices}]>',
        f"func.func public @main({ARGUMENTS}) -> {X} {{", *lines, f"return %c{layers} : {X}", "}", "}", ""))


def measure(spmdrun, path):
    """Seconds and bytes of partitioning, and the peak bytes of the process."""
    words = [spmdrun, "show", path, "--stage", "shardings", "--log", "partitioner=info"]
    with open(os.devnull, "w") as nowhere, tempfile.TemporaryFile("w+") as log:
        process = subprocess.Popen(words, stdout=nowhere, stderr=log)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        log.seek(0)
        said = log.read()
    found = re.search(r"partitioned over \d+ devices in ([\d.]+) ms, with (\d+) KiB", said)
    if process.returncode or not found:
        sys.exit(f"{' '.join(words)}: {said}")
    return float(found[1]) / 1e3, int(found[2]) << 10, usage.ru_maxrss << 10


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", default=f"{ROOT}/build")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--ops", default="5000,10000,20000")
    parser.add_argument("--devices", default="2x4,8x8,64x8,512x8")
    options = parser.parse_args()
    print("| ops | devices | partitioning s | its memory MB | process peak MB |\n|---|---|---|---|---|")
    for ops in map(int, options.ops.split(",")):
        for topology in options.devices.split(","):
            nodes, devices = map(int, topology.split("x"))
            with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
                file.write(module(ops, nodes, devices))
                file.flush()
                rounds = [measure(f"{options.build}/spmdrun", file.name) for _ in range(options.rounds)]
            seconds, own, peak = (statistics.median(column) for column in zip(*rounds))
            print(f"| {ops} | {topology} | {seconds:.3f} | {own / 1e6:.0f} | {peak / 1e6:.0f} |", flush=True)


if __name__ == "__main__":
    main()
