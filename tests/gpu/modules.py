"""Programs of the parts, as StableHLO, and what they compute, by NumPy."""
import numpy as np

SIZE = 5000  # of an array: too large for a loop within a kernel
ARRAY = f"tensor<{SIZE}xi32>"
ODD, EVEN = 11, 10  # known counts of loops that are too long to be unrolled


def elementwise(count):
    """x * x + x"""
    type = f"tensor<{count}xf32>"
    return f"""func.func public @main(%x: {type}) -> {type} {{
  %0 = stablehlo.multiply %x, %x : {type}
  %1 = stablehlo.add %0, %x : {type}
  return %1 : {type}
}}
"""


def sum_over_devices(count):
    """An element for each device, all of which get the sum."""
    devices = ", ".join(map(str, range(count)))
    return f"""module @m attributes {{mhlo.num_partitions = {count} : i32, mhlo.num_replicas = 1 : i32}} {{
  sdy.mesh @mesh = <["i"={count}]>
  func.func public @main(%x: tensor<{count}xf32>) -> tensor<{count}xf32> {{
    %0 = sdy.manual_computation(%x) in_shardings=[<@mesh, [{{"i"}}]>] out_shardings=[<@mesh, [{{"i"}}]>] manual_axes={{"i"}} (%y: tensor<1xf32>) {{
      %1 = "stablehlo.all_reduce"(%y) <{{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[{devices}]]> : tensor<1x{count}xi64>, use_global_device_ids}}> ({{
      ^bb0(%a: tensor<f32>, %b: tensor<f32>):
        %2 = stablehlo.add %a, %b : tensor<f32>
        stablehlo.return %2 : tensor<f32>
      }}) : (tensor<1xf32>) -> tensor<1xf32>
      sdy.return %1 : tensor<1xf32>
    }} : (tensor<{count}xf32>) -> tensor<{count}xf32>
    return %0 : tensor<{count}xf32>
  }}
}}
"""


# ---- matrix products ------------------------------------------------------------------------------

COMPLEX = {"c64": "complex<f32>", "c128": "complex<f64>"}


def product_of(name, a, b, dtype, result, m, k, n, transposes="", batch=0):
    """Lines for %name, the product of the arrays %a and %b, of which `transposes` says which are transposed: "ab"."""
    def shaped(rows, columns, element):
        return f"tensor<{f'{batch}x' if batch else ''}{rows}x{columns}x{COMPLEX.get(element, element)}>"

    given = "f32" if dtype in ("f16", "bf16") else dtype
    ta, tb = ("a" in transposes), ("b" in transposes)
    shapes = {"a": (k, m) if ta else (m, k), "b": (n, k) if tb else (k, n)}
    rank = 1 if batch else 0
    lines, names = [], {}
    for operand, value in (("a", a), ("b", b)):
        names[operand] = value
        if given != dtype:
            names[operand] = f"{name}_{operand}"
            lines.append(f"%{name}_{operand} = stablehlo.convert %{value} : ({shaped(*shapes[operand], given)}) -> "
                         f"{shaped(*shapes[operand], dtype)}")
    batching = "batching_dims = [0] x [0], " if batch else ""
    lines.append(f"%{name} = stablehlo.dot_general %{names['a']}, %{names['b']}, {batching}contracting_dims = "
                 f"[{rank + (0 if ta else 1)}] x [{rank + (1 if tb else 0)}], precision = [HIGHEST, HIGHEST] : "
                 f"({shaped(*shapes['a'], dtype)}, {shaped(*shapes['b'], dtype)}) -> {shaped(m, n, result)}")
    return lines, [shaped(*shapes["a"], given), shaped(*shapes["b"], given)], shaped(m, n, result)


def products(forms):
    """A module of several products, each with two arguments and a result. `forms`: arguments of product_of."""
    lines, arguments, results = [], [], []
    for i, form in enumerate(forms):
        own, types, result = product_of(f"c{i}", f"a{i}", f"b{i}", *form)
        lines += own
        arguments += [f"%a{i}: {types[0]}", f"%b{i}: {types[1]}"]
        results.append(result)
    body = "\n  ".join(lines)
    return (f"func.func public @main({', '.join(arguments)}) -> ({', '.join(results)}) {{\n  {body}\n"
            f"  return {', '.join(f'%c{i}' for i in range(len(results)))} : {', '.join(results)}\n}}\n")


def product(*form):
    return products([form])


# ---- loops and branches ---------------------------------------------------------------------------

def turn(out, operand):
    """%out = 3 times %operand, turned by one element. A loop of it needs two buffers, and so two bodies."""
    return f"""%{out}_a = stablehlo.slice %{operand} [1:{SIZE}] : ({ARRAY}) -> tensor<{SIZE - 1}xi32>
%{out}_b = stablehlo.slice %{operand} [0:1] : ({ARRAY}) -> tensor<1xi32>
%{out}_c = stablehlo.concatenate %{out}_a, %{out}_b, dim = 0 : (tensor<{SIZE - 1}xi32>, tensor<1xi32>) -> {ARRAY}
%{out} = stablehlo.multiply %{out}_c, %threes : {ARRAY}
"""


TURNS = turn("y_w", "x_w")


def while_loop(out, operand, limit, body):
    """%out#1 = %operand, changed by `body`, which makes %y_out of %x_out, while %i_out < %limit."""
    return f"""%{out}:2 = stablehlo.while(%i_{out} = %zero, %x_{out} = %{operand}) : tensor<i32>, {ARRAY}
cond {{
%p_{out} = stablehlo.compare LT, %i_{out}, %{limit} : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p_{out} : tensor<i1>
}} do {{
{body}%j_{out} = stablehlo.add %i_{out}, %one : tensor<i32>
stablehlo.return %j_{out}, %y_{out} : tensor<i32>, {ARRAY}
}}
"""


def program(body, result, donates=False):
    """A main of a count and an array."""
    donated = " {tf.aliasing_output = 0 : i32}" if donates else ""
    return f"""module @m {{
func.func public @main(%count: tensor<i32>, %x: {ARRAY}{donated}) -> {ARRAY} {{
%zero = stablehlo.constant dense<0> : tensor<i32>
%one = stablehlo.constant dense<1> : tensor<i32>
%two = stablehlo.constant dense<2> : tensor<i32>
%odd = stablehlo.constant dense<{ODD}> : tensor<i32>
%even = stablehlo.constant dense<{EVEN}> : tensor<i32>
%threes = stablehlo.constant dense<3> : {ARRAY}
{body}return %{result} : {ARRAY}
}}
}}
"""


def loop(limit, body, donates=False):
    """`body` makes %y_w of %x_w, in each round."""
    return program(while_loop("w", "x", limit, body), "w#1", donates)


def turned(x, times):
    for _ in range(times):
        x = 3 * np.roll(x, -1)
    return x


def filled(seed=0, size=SIZE):
    return (np.arange(size, dtype=np.uint64) * 2654435761 + seed).astype(np.uint32).view(np.int32)
