"""What is here: the GPU, its driver, the libraries. Then the least that shows that each of them works."""
import shutil
import subprocess

import numpy as np

import cuda_libraries
from harness import GRAPHS, NO_GRAPHS, Failed, Skipped, expect, expect_equal, lines_of
from modules import TURNS, elementwise, loop, product, turned


def driver(gpu):
    path = shutil.which("nvidia-smi")
    if not path:
        raise Skipped("there is no nvidia-smi")
    query = "name,driver_version,compute_cap,memory.total,clocks.max.sm,clocks.max.mem,mig.mode.current"
    done = subprocess.run([path, f"--query-gpu={query}", "--format=csv"], capture_output=True, text=True, timeout=30)
    expect(done.returncode == 0, done.stdout + done.stderr)
    return "\n" + done.stdout.strip()


def devices(gpu):
    found = gpu.listed()
    return f"runtime {found['runtime']}, driver {found['driver']}" + "".join(
        f"\n{g['number']}: {g['name']}, capability {g['compute_capability']}, {g['multiprocessors']} multiprocessors, "
        f"{g['memory_bytes'] / 2**30:.1f} GiB, {g['uuid']}, {g['bus']}" for g in found["gpus"])


def library(gpu, name):
    soname, purpose, _ = cuda_libraries.LIBRARIES[name]
    try:
        opened, path = cuda_libraries.open_library(name, gpu.libraries or "")
        return f"{soname} is version {cuda_libraries.version_of(name, opened)}, in {path}"
    except (OSError, AttributeError, cuda_libraries.Missing) as reason:
        kind = Failed if name in cuda_libraries.NEEDED and not gpu.is_simulated() else Skipped
        raise kind(f"{soname} (for {purpose}): {reason}") from None


def kernel(gpu):
    x = np.linspace(-3, 3, 1 << 20, dtype=np.float32)
    (got,), log = gpu.execute(elementwise(x.size), [x])
    expect_equal(got, x * x + x, "x * x + x")
    return "; ".join(lines_of(log, "warn"))


# Whose sums of small integers are exact: does cuBLASLt have algorithms for what spmdrun asks of it?
PRODUCTS = {"f32": np.float32, "f64": np.float64, "c64": np.complex64, "c128": np.complex128, "f16": np.float32,
            "bf16": np.float32}


def matrices(gpu, dtype):
    a, b = (np.random.default_rng(seed).integers(-4, 4, (96, 96)).astype(PRODUCTS[dtype]) for seed in (1, 2))
    result = "f32" if dtype in ("f16", "bf16") else dtype
    (got,), _ = gpu.execute(product(dtype, result, 96, 96, 96), [a, b])
    expect_equal(got, a @ b, f"a product of {dtype}")


def graph(gpu, env):
    x = np.arange(5000, dtype=np.int32)
    (got,), log = gpu.execute(loop("count", TURNS), [np.int32(7), x], env=env)
    expect_equal(got, turned(x, 7), "seven rounds")
    graphs = len(lines_of(log, GRAPHS))
    expect(graphs == 1 and not lines_of(log, NO_GRAPHS), f"the loop is one graph:\n{log}")


def sharing_ranks(gpu):
    """Two ranks on one GPU, whose collective goes by the host."""
    from modules import sum_over_devices
    (got,), log = gpu.execute(sum_over_devices(2), [np.array([3, 4], np.float32)], ranks=2)
    expect_equal(got, np.array([7, 7], np.float32), "the sum of two devices")
    return "; ".join(lines_of(log, "share", "over the host", "by NCCL"))


def cases(gpu):
    return [("driver", lambda: driver(gpu)), ("devices", lambda: devices(gpu)),
            *((f"library.{name}", lambda name=name: library(gpu, name)) for name in cuda_libraries.LIBRARIES),
            ("kernel", lambda: kernel(gpu)), *((f"product.{dtype}", lambda dtype=dtype: matrices(gpu, dtype)) for dtype in PRODUCTS),
            ("graph", lambda: graph(gpu, {})),
            ("graph.lazy_loading", lambda: graph(gpu, {"CUDA_MODULE_LOADING": "LAZY"})),
            ("graph.eager_loading", lambda: graph(gpu, {"CUDA_MODULE_LOADING": "EAGER"})),
            ("two_ranks", lambda: sharing_ranks(gpu))]
