"""The libraries: their own tests, on the real ones; and matrix products of all types, forms and many sizes against NumPy."""
import os
import subprocess

import numpy as np

from harness import Skipped, expect
from modules import products

# Each takes the folders of --cuda-libraries and the word "real": then it tests without what only a simulated GPU has.
PROGRAMS = ("cuda_product_test", "cuda_convolution_test", "cuda_calls_test")

ROUNDING = {"f32": 2.0**-24, "f64": 2.0**-53, "c64": 2.0**-24, "c128": 2.0**-53}
NUMPY = {"f32": np.float32, "f64": np.float64, "c64": np.complex64, "c128": np.complex128}
# Factors, sums and results.
TYPES = (("f32", "f32"), ("f64", "f64"), ("c64", "c64"), ("c128", "c128"), ("f16", "f32"), ("bf16", "f32"))
SHAPES = ((16, 16, 16), (17, 31, 33), (1, 4096, 64), (64, 4096, 1), (64, 1, 64), (128, 64, 256), (127, 129, 255),
          (256, 256, 256), (3, 20000, 5), (512, 384, 640), (1000, 24, 1000), (1024, 1024, 1024), (33, 1025, 2049))


def compiled_test(gpu, name):
    path = os.path.join(gpu.options.test_programs, name)
    if not os.path.exists(path):
        raise Skipped(f"{path} is not here")
    done = subprocess.run([path, gpu.libraries or "", "real"], env=gpu.command.environment(gpu.settings), capture_output=True,
                          text=True, timeout=gpu.seconds(240))
    expect(done.returncode == 0, f"exit {done.returncode}\n{done.stdout}{done.stderr}")


def representable(array, dtype):
    """The nearest numbers of a narrower type, as f32."""
    if dtype == "f16":
        return array.astype(np.float16).astype(np.float32)
    if dtype == "bf16":
        return (array.view(np.uint32) + 0x8000 & 0xFFFF0000).astype(np.uint32).view(np.float32)
    return array


def random(rng, shape, dtype):
    kind = NUMPY.get(dtype, np.float32)
    array = rng.standard_normal(shape)
    if kind in (np.complex64, np.complex128):
        array = array + 1j * rng.standard_normal(shape)
    return representable(array.astype(kind), dtype)


def operands(rng, dtype, m, k, n, transposes, batch):
    first = (batch,) if batch else ()
    a = random(rng, first + ((k, m) if "a" in transposes else (m, k)), dtype)
    b = random(rng, first + ((n, k) if "b" in transposes else (k, n)), dtype)
    return a, b


def worst(got, a, b, transposes, k, result):
    """The largest error of an element, in units of what rounding in sums of this length can do. f32 by way of TF32, whose
    factors have eleven digits, is far above 1."""
    wide = np.complex128 if np.iscomplexobj(a) else np.longdouble if result == "f64" else np.float64
    x = np.swapaxes(a, -1, -2) if "a" in transposes else a
    y = np.swapaxes(b, -1, -2) if "b" in transposes else b
    wanted = np.matmul(x.astype(wide), y.astype(wide))
    scale = np.matmul(np.abs(x).astype(np.float64), np.abs(y).astype(np.float64))
    allowed = scale * ROUNDING[result] * (4 + 2 * np.sqrt(k)) + np.finfo(np.float64).tiny
    return float((np.abs(got - wanted) / allowed).max())


def largest(shapes, result):
    """Products of long doubles are slow on the host."""
    return [s for s in shapes if result != "f64" or np.prod(s, dtype=float) < 1e8]


def multiply(gpu, dtype, result, transposes, batch):
    rng = np.random.default_rng(3)
    shapes = [s for s in largest(SHAPES, result) if not batch or np.prod(s, dtype=float) < 1e7]
    if gpu.is_simulated():  # in plain loops
        shapes = [s for s in shapes if np.prod(s, dtype=float) < 1e6]
    pairs = [operands(rng, dtype, *shape, transposes, batch) for shape in shapes]
    text = products([(dtype, result, *shape, transposes, batch) for shape in shapes])
    got, _ = gpu.execute(text, [array for pair in pairs for array in pair], results=len(shapes))
    found = [(worst(c, a, b, transposes, shape[1], result), shape) for c, (a, b), shape in zip(got, pairs, shapes)]
    error, shape = max(found)
    expect(error <= 1, f"the product of {shape[0]} x {shape[1]} and {shape[1]} x {shape[2]} of {dtype} has {error:.2f} times the "
                       "error that its rounding allows")
    return f"{len(shapes)} products, at most {error:.2f} of the allowed error"


def cases(gpu):
    found = [(name, lambda name=name: compiled_test(gpu, name)) for name in PROGRAMS]
    for dtype, result in TYPES:
        for transposes in ("", "a", "b", "ab"):
            for batch in (0, 3):
                label = f"{dtype}.{transposes or 'n'}{'.batch' if batch else ''}"
                found.append((f"products.{label}", lambda arguments=(dtype, result, transposes, batch): multiply(gpu, *arguments)))
    return found
