"""How a module of the conformance suite is written: a function, its inputs, what it must give.

main gives the function its inputs as the choice of a loop that is too long to be run by the compiler, so that nothing is
folded, and compares its results: integers and booleans exactly, floats within a number of units in the last place that
the case names, or, where sums cancel, within a number of units of the largest element of the result.
"""
import os
import re

os.environ.setdefault("XLA_FLAGS", "--xla_cpu_enable_fast_math=false")
os.environ["JAX_PLATFORMS"] = "cpu"

import jax
import ml_dtypes
import numpy as np
from jax._src.lib import xla_client

jax.config.update("jax_enable_x64", True)

# By the names that StableHLO has for them.
TYPES = {
    "i1": np.bool_, "i2": ml_dtypes.int2, "i4": ml_dtypes.int4, "i8": np.int8, "i16": np.int16, "i32": np.int32,
    "i64": np.int64, "ui2": ml_dtypes.uint2, "ui4": ml_dtypes.uint4, "ui8": np.uint8, "ui16": np.uint16, "ui32": np.uint32,
    "ui64": np.uint64, "f4E2M1FN": ml_dtypes.float4_e2m1fn, "f6E2M3FN": ml_dtypes.float6_e2m3fn,
    "f6E3M2FN": ml_dtypes.float6_e3m2fn, "f8E3M4": ml_dtypes.float8_e3m4, "f8E4M3": ml_dtypes.float8_e4m3,
    "f8E4M3FN": ml_dtypes.float8_e4m3fn, "f8E4M3FNUZ": ml_dtypes.float8_e4m3fnuz,
    "f8E4M3B11FNUZ": ml_dtypes.float8_e4m3b11fnuz, "f8E5M2": ml_dtypes.float8_e5m2, "f8E5M2FNUZ": ml_dtypes.float8_e5m2fnuz,
    "f8E8M0FNU": ml_dtypes.float8_e8m0fnu, "bf16": ml_dtypes.bfloat16, "f16": np.float16, "f32": np.float32,
    "f64": np.float64, "complex<f32>": np.complex64, "complex<f64>": np.complex128}
TYPES = {name: np.dtype(kind) for name, kind in TYPES.items()}
NAMES = {kind: name for name, kind in TYPES.items()}
NIBBLES = ("i2", "i4", "ui2", "ui4")
CASES = {}
ZERO = [0]  # an argument of the function that is being traced, for numbers that the compiler must not know


ROUNDS = 300007


def hashed():
    h = 1
    for _ in range(ROUNDS):
        h = (h * 1664525 + 1013904223) & 0xFFFFFFFF
    return h


# %live is true, which only running the program shows.
LIVE = f"""    %zero = stablehlo.constant dense<0> : tensor<i32>
    %rounds = stablehlo.constant dense<{ROUNDS}> : tensor<i32>
    %first = stablehlo.constant dense<1> : tensor<ui32>
    %factor = stablehlo.constant dense<1664525> : tensor<ui32>
    %term = stablehlo.constant dense<1013904223> : tensor<ui32>
    %last = stablehlo.constant dense<{hashed()}> : tensor<ui32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
    cond {{
      %p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    }} do {{
      %j = stablehlo.add %i, %one : tensor<i32>
      %m = stablehlo.multiply %h, %factor : tensor<ui32>
      %k = stablehlo.add %m, %term : tensor<ui32>
      stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
    }}
    %live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>"""


def other_than(x):
    """A constant of the same type that is not equal to x: else the choice between them would be none."""
    digit = "1" if not x.astype(np.bool_).any() else "0"
    if NAMES[x.dtype] == "f8E8M0FNU":  # has no zero
        digit = "1" if (x.astype(np.float32) != 1).any() else "2"
    kind = "" if x.size == 0 else ("true" if digit == "1" else "false") if x.dtype == np.bool_ else f"({digit}.0, 0.0)" if \
        x.dtype.kind == "c" else digit if x.dtype.kind in "iu" or NAMES[x.dtype] in NIBBLES else f"{digit}.0"
    return f"dense<{kind}> : {type_of(x)}"


def type_of(x):
    return "tensor<" + "".join(f"{d}x" for d in x.shape) + NAMES[x.dtype] + ">"


def text_of(x):
    """A value as a dense constant: as numbers for integers of 2 and 4 bits, else as the bytes in memory."""
    if x.size == 0:
        return f"dense<> : {type_of(x)}"
    if NAMES[x.dtype] in NIBBLES:
        return f"dense<{x.astype(np.int32).tolist()}> : {type_of(x)}"
    if x.dtype == np.bool_:
        return f"dense<{str(x.tolist()).lower()}> : {type_of(x)}"
    return f'dense<"0x{np.ascontiguousarray(x).tobytes().hex().upper()}"> : {type_of(x)}'


def is_inexact(x):
    return NAMES[x.dtype][0] in "fbc"


def check_of(result, expected, ulps, units):
    types = f"({type_of(expected)}, {type_of(expected)}) -> ()"
    if is_inexact(expected) and units:
        largest = float(np.abs(expected[np.isfinite(expected)]).max(initial=0))
        tolerance = units * float(ml_dtypes.finfo(expected.dtype).eps) * (largest or 1)
        return (f"    stablehlo.custom_call @check.expect_almost_eq({result}, {{e}}) {{has_side_effect = true, "
                f"tolerance = {tolerance:.16e} : f64}} : {types}")
    if is_inexact(expected) and ulps:
        return (f"    stablehlo.custom_call @check.expect_close({result}, %e) {{has_side_effect = true, "
                f"max_ulp_difference = {ulps} : i64}} : {types}".replace("%e", "{e}"))
    return f"    stablehlo.custom_call @check.expect_eq({result}, {{e}}) {{has_side_effect = true}} : {types}"


def lowered_of(function, arguments, platform, oracle):
    """The function as the private function @f that JAX prints for the platform, and what the oracle gives on the CPU."""
    jitted = jax.jit(function, keep_unused=True)
    expected = [np.asarray(r) for r in jax.tree.leaves(jax.jit(oracle)(*arguments) if oracle else jitted(*arguments))]
    lowered = jitted.trace(*arguments).lower(lowering_platforms=(platform,))
    body = re.sub(r"^module @\S+ attributes \{[^\n]*\} \{\n", "", lowered.as_text())
    body = body.rstrip()[:-1].rstrip()
    body = re.sub(r' \{jax.result_info = "[^"]*"\}', "", body).replace("func.func public @main", "func.func private @f")
    return body, expected


def executed(text, arguments):
    """What XLA computes for a module whose main is called @f."""
    devices = jax.devices("cpu")[:1]
    text = re.sub(r"func.func private @f\b", "func.func public @main", text)
    program = devices[0].client.compile_and_load(text, xla_client.DeviceList(tuple(devices)), xla_client.CompileOptions())
    results = program.execute_sharded([jax.device_put(a) for a in arguments]).disassemble_into_single_device_arrays()
    return [np.asarray(r[0]) for r in results]


def module_of(name, body, arguments, expected, ulps, units):
    lines = [f"// {name}", "module {", "  func.func public @main() {", LIVE]
    for i, a in enumerate(arguments):
        lines.append(f"    %c{i} = stablehlo.constant {text_of(a)}")
        lines.append(f"    %z{i} = stablehlo.constant {other_than(a)}")
        lines.append(f"    %s{i} = stablehlo.select %live, %c{i}, %z{i} : tensor<i1>, {type_of(a)}")
        lines.append(f"    %a{i} = stablehlo.optimization_barrier %s{i} : {type_of(a)}")
    results = f"%r:{len(expected)} = " if expected else ""
    lines.append(f"    {results}call @f({', '.join(f'%a{i}' for i in range(len(arguments)))}) : "
                 f"({', '.join(map(type_of, arguments))}) -> ({', '.join(map(type_of, expected))})")
    for i, e in enumerate(expected):
        lines.append(f"    %e{i} = stablehlo.constant {text_of(e)}")
        result = f"%r#{i}" if len(expected) > 1 else "%r#0"
        lines.append(check_of(result, e, ulps, units).replace("{e}", f"%e{i}"))
    text = "\n".join(lines + ["    return", "  }", body, "}", ""])
    return re.sub(r"^ +", "", text, flags=re.M)  # the files are long enough


def case(family, name, function, *arguments, ulps=0, units=0, platform="cpu", oracle=None):
    """`oracle` gives the same as `function` where JAX cannot compute `function` on the CPU."""
    def with_zero(zero, *rest):
        ZERO[0] = zero
        return function(*rest)

    traced = function
    if family == "loops":
        traced, arguments = with_zero, (np.int64(0), *arguments)
    arguments = [np.asarray(a) for a in arguments]
    body, expected = lowered_of(traced, arguments, platform, oracle)
    CASES.setdefault(family, []).append(module_of(name, body, arguments, expected, ulps, units))


def text_case(family, name, text, *arguments, expected=None, ulps=0, units=0):
    """`text` is the private function @f, and what it calls. `expected` where XLA is no oracle."""
    arguments = [np.asarray(a) for a in arguments]
    expected = executed(text, arguments) if expected is None else [np.asarray(e) for e in expected]
    CASES.setdefault(family, []).append(module_of(name, text, arguments, expected, ulps, units))


def write(folder):
    for family, texts in CASES.items():
        path = os.path.join(folder, family + ".mlir")
        with open(path, "w") as file:
            file.write("// -----\n".join(texts))
        print(family, len(texts), "modules", os.path.getsize(path), "bytes")
