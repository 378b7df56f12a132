"""Compares compile times with XLA's on this machine's CPU.

    PYTHON_WITH_JAX bench/compile.py [--build BUILD_DIR] [--rounds N] [--limit SECONDS] [NAME ...]

For each program of tests/programs/make.py, and for modules that are made here (lines.N, layers.N: N ops
in a straight line, the gradient of a net of N layers; lstm.N: an LSTM of N units, a loop of few functions;
betaln: one special function, which is many): the module is lowered once, JAX compiles it,
and spmdrun reads, partitions and compiles the same text. XLA's time is that of `lowered.compile()`, the
first in a process that has loaded XLA. The ratio compares it with what is the same work here:
partitioning and compiling, the first in a process that has loaded the compiler, as the log says. The
column "process" is all of `spmdrun show --stage plan`, with its start, reading the text and loading
the compiler. They take turns; the table shows the medians over the rounds, and our process' peak memory. XLA gets at most
--limit seconds for a module (default 100): what takes longer is shown as that.
"""
import argparse, glob, importlib.util, json, multiprocessing, os, queue as queue_module, re, statistics, subprocess, sys
import tempfile, time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
MADE = ("lines.1500", "lines.3000", "lines.6000", "lines.20000", "layers.50", "layers.200", "lstm.64", "betaln")


def printed_by_jax():
    """Programs of make.py. Not asked of make.py itself: what JAX takes in this process would count as our memory."""
    folders = sorted(glob.glob(f"{ROOT}/tests/programs/*/meta.json"))
    return [os.path.basename(os.path.dirname(path)) for path in folders if json.load(open(path))["jax"]]


def programs():
    """The module tests/programs/make.py, which sets up JAX when it is imported."""
    spec = importlib.util.spec_from_file_location("programs", f"{ROOT}/tests/programs/make.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def lines(jax, jnp, count):
    """Values of a window of twelve arrays, each made of two others; every constant is another."""
    import numpy
    random = numpy.random.default_rng(count)

    def f(*arrays):
        arrays = list(arrays)
        for i in range(count // 2):
            a, b = (arrays[k] for k in random.integers(0, len(arrays), 2))
            made = [lambda: a + b * (0.5 + i * 1e-5), lambda: jnp.tanh(a) - b, lambda: jnp.maximum(a, b) * 0.9,
                    lambda: a * jnp.mean(b, axis=0, keepdims=True), lambda: a @ b.T @ b * 1e-2][random.integers(0, 5)]
            arrays = [*arrays, made()][-12:]
        return sum(arrays)

    return f, [jnp.ones((16, 24))] * 4


def layers(jax, jnp, count):
    def loss(weights, x):
        for w, b in weights:
            x = jnp.tanh(x @ w + b)
        return jnp.mean(x**2)

    return jax.grad(loss), ([(jnp.eye(64), jnp.zeros(64))] * count, jnp.ones((32, 64)))


def lstm(jax, jnp, count):
    """A layer of `count` units over eight sequences of 100."""
    def f(weights, xs):
        def cell(state, x):
            h, c = state
            i, f, g, o = jnp.split(jnp.concatenate([x, h], 1) @ weights, 4, 1)
            c = jax.nn.sigmoid(f) * c + jax.nn.sigmoid(i) * jnp.tanh(g)
            h = jax.nn.sigmoid(o) * jnp.tanh(c)
            return (h, c), h

        zeros = jnp.zeros((8, count))
        return jax.lax.scan(cell, (zeros, zeros), xs)[1]

    return f, [jnp.ones((2 * count, 4 * count)), jnp.ones((100, 8, count))]


def betaln(jax, jnp, _):
    return jax.scipy.special.betaln, [jnp.ones(1000)] * 2


FAMILIES = {"lines": lines, "layers": layers, "lstm": lstm, "betaln": betaln}


def lowered(name):
    make = programs()
    jax, jnp = make.jax, make.jnp
    family, _, count = name.partition(".")
    if family in FAMILIES:
        f, arguments = FAMILIES[family](jax, jnp, int(count or 0))
        return jax.jit(f).lower(*arguments)
    row = make.PROGRAMS[name]
    with jax.enable_x64(row.x64):
        f, arguments = row.make()
        return f.lower(*arguments)


def compile_with_xla(name, text_path, queue):
    """In a process of its own, so that nothing is compiled already and a limit can be set."""
    try:
        low = lowered(name)
        with open(text_path, "w") as file:
            file.write(low.as_text())
        queue.put(None)
        start = time.perf_counter()
        low.compile()
        queue.put(time.perf_counter() - start)
    except Exception as error:
        queue.put(f"{type(error).__name__}: {str(error).splitlines()[0]}")


def xla_seconds(name, text_path, limit):
    context = multiprocessing.get_context("spawn")
    queue = context.Queue()
    process = context.Process(target=compile_with_xla, args=(name, text_path, queue))
    process.start()
    first = queue.get()
    if first is not None:
        sys.exit(f"{name}: {first}")
    try:
        return queue.get(timeout=limit)
    except queue_module.Empty:
        return limit
    finally:
        process.kill()
        process.join()


def our_seconds(spmdrun, text_path):
    """Seconds of compiling, seconds of the process, its peak memory in MB."""
    with tempfile.TemporaryFile("w+") as log:
        start = time.perf_counter()
        process = subprocess.Popen([spmdrun, "show", text_path, "--stage", "plan", "--log", "warn,compile=info"],
                                   stdout=subprocess.DEVNULL, stderr=log)
        _, status, usage = os.wait4(process.pid, 0)
        whole = time.perf_counter() - start
        log.seek(0)
        said = re.search(r"partitioned in ([\d.]+) ms.* compiled in ([\d.]+) ms", log.read())
    if status:
        return float("nan"), float("nan"), float("nan")
    return sum(map(float, said.groups())) / 1e3, whole, usage.ru_maxrss / 1024


def measure(name, spmdrun, rounds, limit):
    with tempfile.TemporaryDirectory() as folder:
        path = f"{folder}/{name}.mlir"
        theirs, ours = [], []
        for _ in range(rounds):
            theirs.append(xla_seconds(name, path, limit))
            ours.append(our_seconds(spmdrun, path))
            if isinstance(theirs[-1], str) or theirs[-1] >= limit:
                break
        with open(path) as file:
            ops = sum("stablehlo." in line or "sdy." in line for line in file)
    failed = next((t for t in theirs if isinstance(t, str)), None)
    xla = float("nan") if failed else statistics.median(theirs)
    seconds, whole, megabytes = (statistics.median(column) for column in zip(*ours))
    shown = f">{limit:.0f}" if xla >= limit else f"{xla:.3f}"
    note = f"   XLA: {failed}" if failed else ""
    print(f"{name:24}{ops:7}{seconds:10.3f}{shown:>10}{seconds / xla:8.2f}{whole:10.3f}{megabytes:8.0f}{note}", flush=True)


def main():
    parser = argparse.ArgumentParser(description="compile times against XLA")
    parser.add_argument("--build", default=f"{ROOT}/build")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--limit", type=float, default=100.0)
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    known = [*printed_by_jax(), *MADE]
    names = options.names or known
    print(f"{len(os.sched_getaffinity(0))} cores, load {os.getloadavg()[0]:.1f} at the start")
    print(f"{'module':24}{'ops':>7}{'spmdrun s':>10}{'XLA s':>10}{'ratio':>8}{'process s':>10}{'MB':>8}   goal: ratio <= 0.5")
    for name in names:
        if name not in known and name.partition(".")[0] not in FAMILIES:
            sys.exit(f"unknown: {name}; there are {', '.join(known)}")
        measure(name, f"{options.build}/spmdrun", options.rounds, options.limit)


if __name__ == "__main__":
    main()
