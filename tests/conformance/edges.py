"""Indices of every type of integers, arrays without elements and without dimensions, several devices, and ops with edges of their own."""
import jax.numpy as jnp
import numpy as np
from jax import lax

from modules import CASES, TYPES, case, text_of, type_of
from structures import Kind, held, scalar
from typed import COMPLEX, INTEGERS, Program, limits, rounded, wrapped


# ---- indices ---------------------------------------------------------------------------------------------------------


def indices():
    """Far before and far behind the operand. Slices are moved inside, what is scattered there is dropped."""
    for t in INTEGERS:
        low, high = limits(t)
        x, u = np.arange(12, dtype=np.float32).reshape(3, 4), np.array([[70, 80]], np.float32)
        rows = wrapped(t, [low, high, 1, 0, min(2, high)])
        program = Program(x=x, i=wrapped(t, low), j=wrapped(t, high), rows=rows.reshape(5, 1), u=u, v=np.arange(20, dtype=np.float32).reshape(5, 4))
        of = {name: type_of(value) for name, value in program.arguments.items()}
        far = min(max(high, 0), 2)  # of columns 0, 1, 2
        program.gives(f"stablehlo.dynamic_slice %x, %i, %j, sizes = [1, 2] : ({of['x']}, {of['i']}, {of['j']}) -> {of['u']}", x[:1, far:far + 2].copy())
        put = x.copy()
        put[:1, far:far + 2] = u
        program.gives(f"stablehlo.dynamic_update_slice %x, %u, %i, %j : ({of['x']}, {of['u']}, {of['i']}, {of['j']}) -> {of['x']}", put)
        places = [int(n) for n in rows.astype(np.int64 if low else np.uint64)]
        taken = x[[min(max(n, 0), 2) for n in places]]
        program.gives(f'"stablehlo.gather"(%x, %rows) <{{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], '
                      f'index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}}> : ({of["x"]}, {of["rows"]}) -> {type_of(taken)}', taken)
        added = x.copy()
        for n, row in zip(places, program.arguments["v"]):
            if 0 <= n < 3:
                added[n] += row
        program.gives(f'"stablehlo.scatter"(%x, %rows, %v) <{{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], '
                      f'scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}}> {Kind("f32").region("add")} : ({of["x"]}, {of["rows"]}, {of["v"]}) -> {of["x"]}', added)
        program.write("indices", t)


# ---- arrays without elements, without dimensions ---------------------------------------------------------------------


def empties():
    """No elements: before, in the middle and at the end of what an op does with its operands."""
    x, z = np.ones((0, 3), np.float32), np.ones((2, 0), np.complex64)
    index = np.zeros((0, 1), np.int32)
    yes = np.array(True)
    case("shapes", "no_elements", lambda x, i: (abs(x), lax.clamp(x, x, x), lax.rev(x, (0, 1)), lax.dynamic_slice(x, (i, i), (0, 2)), x > x, jnp.where(x > x, x, x), x.astype(np.int8),
         lax.bitcast_convert_type(x, np.uint8), lax.optimization_barrier(x), lax.complex(x, x), lax.dynamic_update_slice(x, x[:, :2], (i, i)), lax.broadcast_in_dim(x, (2, 0, 3), (1, 2)),
         x.reshape(3, 0, 7), lax.iota(np.int32, 0), jnp.pad(x, ((1, 0), (0, 1))), lax.sort((x, x), num_keys=1)), x, np.int32(5))
    case("shapes", "no_elements_of_complex", lambda z: (z.real, lax.complex(z.real, z.imag), z * z, z.sum(1), lax.fft(z[:, None].mT, lax.FftType.FFT, (1,))), z)
    case("shapes", "no_places", lambda x, y, i: (y[i[:, 0]], y.at[i[:, 0]].add(x), y[:, :0][i[:, 0]], y.at[:, :0].set(3), lax.reduce_window(x, np.float32(0), lax.add, (1, 2), (1, 1), "VALID"),
         lax.reduce_window(y[:1], np.float32(0), lax.add, (2, 1), (1, 1), "VALID")), x, np.ones((2, 3), np.float32), index)
    case("shapes", "no_products", lambda x, k: (x @ x.T, x.T @ x, lax.conv_general_dilated(x[None, :, :].transpose(0, 2, 1), k, (1,), "VALID"),
         lax.conv_general_dilated(jnp.zeros((0, 3, 5), np.float32), k, (1,), "VALID"), lax.conv_general_dilated(jnp.ones((2, 3, 5), np.float32), k[:0], (1,), "VALID"),
         lax.dot_general(x, x, (((), ()), ((0,), (0,))))), x, np.ones((4, 3, 1), np.float32))
    planes = lambda n, dtype: (np.ones((4, 0, 5, 4), dtype), np.ones((n, 0, 3, 3), dtype))
    for dtype in (np.float32, np.complex64):
        case("shapes", f"no_features_{np.dtype(dtype).name}", lambda x, k, y: (lax.conv(x, k, (1, 1), "SAME"), lax.conv(x[:1, :, :5, :1], k[:3, :, :, :1], (2, 1), "SAME"),
             *(lax.conv_general_dilated(x, k, (1, 1), "SAME", **groups) for groups in ({"feature_group_count": 2}, {"batch_group_count": 2})),
             lax.conv_general_dilated(x, k, (1, 1), ((2, 2), (2, 2)), (2, 1), (1, 2), ("NCHW", "OIHW", "NHWC")), y), *planes(4, dtype), np.ones(1, dtype))
    case("shapes", "no_terms", lambda a, b, c, i: (a.reshape(5, 0) @ jnp.sin(b).reshape(0, 9), a[:, ::-1, i] @ b[i, :, 0], jnp.pad(c, ((0, 0), (2, 2))).T @ jnp.ones((0, 9), np.float32),
         jnp.concatenate([c, c]).T.reshape(5, 0) @ c.reshape(0, 7), jnp.einsum("abc,cbd->ad", a, b[:, :4])), np.ones((5, 4, 0), np.float32), np.ones((0, 4, 9), np.float32),
         np.ones((0, 3), np.float32), np.zeros(0, np.int32))
    case("shapes", "no_branches", lambda x, c: (lax.cond(c, lambda x: x + 1, lambda x: x, x), lax.switch(c.astype(np.int32), [lambda x: x, lambda x: x * 2, lambda x: -x], x),
         lax.fori_loop(0, c.astype(np.int32) + 3, lambda i, x: x * 2, x)), x, yes)
    case("shapes", "no_factors", lambda x, a: (lax.linalg.cholesky(a), lax.linalg.triangular_solve(a, a, left_side=True, lower=True), lax.linalg.triangular_solve(a[:, :0, :0], a[:, :, :0])),
         x, np.ones((0, 3, 3), np.float32), platform="tpu")
    program = Program(x=x, line=np.ones(0, np.float32), zero=np.zeros((), np.float32))
    f32, of = Kind("f32"), type_of
    program.gives(f'"stablehlo.map"(%x, %x) <{{dimensions = array<i64: 0, 1>}}> {f32.region("add")} : ({of(x)}, {of(x)}) -> {of(x)}', x)
    program.gives(f'"stablehlo.select_and_scatter"(%line, %line, %zero) <{{window_dimensions = array<i64: 1>}}> {f32.before().rstrip(")")}, {f32.region("add")[1:]} : '
                  f'(tensor<0xf32>, tensor<0xf32>, tensor<f32>) -> tensor<0xf32>', np.ones(0, np.float32))
    give = f"{{\n      stablehlo.return %x : {of(x)}\n    }}"
    program.arguments["c"] = yes
    program.gives(f'"stablehlo.if"(%c) ({give}, {give}) : (tensor<i1>) -> {of(x)}', x)
    program.write("shapes", "no_windows")


def scalars():
    """No dimensions."""
    x, i, f32 = np.array(-2.5, np.float32), scalar(7), Kind("f32")
    program = Program(x=x, y=np.array(3.0, np.float32), i=i, none=np.zeros(0, np.int32), state=np.array([1, 2], np.uint64))
    t = "tensor<f32>"
    program.gives(f"stablehlo.reverse %x, dims = [] : {t}", x)
    program.gives(f"stablehlo.slice %x [] : ({t}) -> {t}", x)
    program.gives(f"stablehlo.dynamic_slice %x, sizes = [] : ({t}) -> {t}", x)
    program.gives(f"stablehlo.dynamic_update_slice %x, %y : ({t}, {t}) -> {t}", program.arguments["y"])
    program.gives(f"stablehlo.pad %x, %y, low = [], high = [], interior = [] : ({t}, {t}) -> {t}", x)
    program.gives(f'"stablehlo.gather"(%x, %none) <{{dimension_numbers = #stablehlo.gather<index_vector_dim = 0>, slice_sizes = array<i64>}}> : ({t}, tensor<0xi32>) -> {t}', x)
    program.gives(f'"stablehlo.scatter"(%x, %none, %y) <{{scatter_dimension_numbers = #stablehlo.scatter<index_vector_dim = 0>}}> {f32.region("add")} : ({t}, tensor<0xi32>, {t}) -> {t}', x + np.float32(3))
    program.gives(f'"stablehlo.reduce_window"(%x, %y) <{{window_dimensions = array<i64>}}> {f32.region("add")} : ({t}, {t}) -> {t}', x + np.float32(3))
    program.gives(f'"stablehlo.map"(%x, %y) <{{dimensions = array<i64>}}> {f32.region("multiply")} : ({t}, {t}) -> {t}', x * np.float32(3))
    program.gives(f"stablehlo.dot_general %x, %y, contracting_dims = [] x [] : ({t}, {t}) -> {t}", x * np.float32(3))
    program.gives(f"stablehlo.bitcast_convert %x : ({t}) -> tensor<i32>", x.view(np.int32))
    program.gives(f"stablehlo.optimization_barrier %x : {t}", x)
    program.write("shapes", "no_dimensions")
    case("shapes", "bits_without_dimensions", lambda k: lax.rng_bit_generator(k, (), dtype=np.uint32), np.array([1, 2], np.uint64))


def shapes():
    empties()
    scalars()


# ---- several devices -------------------------------------------------------------------------------------------------


def parallel(name, body, results, arguments, expected):
    """Two devices run @f with an argument each; `expected` has the results of the first one, then of the second."""
    lines = [f"// {name}", "module {", f"func.func private @f(%x: {type_of(arguments[0])}) -> ({', '.join(results)}) {{", *body, "}", "func.func public @main() {"]
    lines += [f"%a{n} = stablehlo.constant {text_of(x)}" for n, x in enumerate(arguments)]
    given, all_results = ", ".join(type_of(x) for x in arguments), ", ".join(results * 2)
    lines.append(f'%r:{len(expected)} = "interpreter.run_parallel"(%a0, %a1) {{programs = [[@f, @f]]}} : ({given}) -> ({all_results})')
    for n, e in enumerate(expected):
        lines.append(f"%e{n} = stablehlo.constant {text_of(e)}")
        lines.append(f"stablehlo.custom_call @check.expect_eq(%r#{n}, %e{n}) {{has_side_effect = true}} : ({type_of(e)}, {type_of(e)}) -> ()")
    CASES.setdefault("collectives", []).append("\n".join([*lines, "return", "}", "}", ""]))


def collectives():
    """By what every device must hold afterwards."""
    for t in TYPES:
        kind = Kind(t)
        exchange(t, kind, kind.units(2, 4), kind.units(2, 4, seed=3))
    exchange("no_elements", Kind("f32"), np.ones((0, 4), np.float32), np.ones((0, 4), np.float32))
    x, y, t = scalar(3), scalar(5), "tensor<i32>"
    parallel("no_dimensions", [f'%0 = "stablehlo.all_reduce"(%x) <{{{GROUPS}, {CHANNEL.format(1)}, use_global_device_ids}}> {Kind("i32").region("add")} : ({t}) -> {t}',
                               f'%1 = "stablehlo.collective_permute"(%x) <{{{SWAP}, {CHANNEL.format(2)}}}> : ({t}) -> {t}', f"return %0, %1 : {t}, {t}"],
             [t, t], [x, y], [scalar(8), y, scalar(8), x])


GROUPS, SWAP = "replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>", "source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>"
CHANNEL = "channel_handle = #stablehlo.channel_handle<handle = {}, type = 1>"


def exchange(name, kind, x, y):
    total, region, of = kind.both(x, y), kind.region(kind.combine), type_of(x)
    parts, turned = np.split(total, 2), [np.concatenate([v[:, :2] if d == 0 else v[:, 2:] for v in (x, y)]) for d in range(2)]
    everywhere = f"{CHANNEL}, use_global_device_ids"
    ops = [(f'all_gather"(%x) <{{all_gather_dim = 0 : i64, {GROUPS}, {everywhere}}}>', [np.concatenate([x, y])] * 2),
           (f'all_reduce"(%x) <{{{GROUPS}, {everywhere}}}> {region}', [total] * 2),
           (f'reduce_scatter"(%x) <{{scatter_dimension = 0 : i64, {GROUPS}, {everywhere}}}> {region}', parts),
           (f'all_to_all"(%x) <{{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, {GROUPS}, {CHANNEL}}}>', turned),
           (f'collective_permute"(%x) <{{{SWAP}, {CHANNEL}}}>', [y, x]),
           (f'collective_broadcast"(%x) <{{replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, {CHANNEL}}}>', [y, y])]
    results = [type_of(given[0]) for _, given in ops]
    body = [f'%{n} = "stablehlo.{text.replace("handle = {}", f"handle = {n + 1}")} : ({of}) -> {result}' for n, ((text, _), result) in enumerate(zip(ops, results))]
    body.append(f"return {', '.join(f'%{n}' for n in range(len(ops)))} : {', '.join(results)}")
    parallel(name, body, results, [x, y], [given[device] for device in range(2) for _, given in ops])


# ---- ops with edges of their own -------------------------------------------------------------------------------------


def batch_norms():
    """As the specification defines them, the gradient with respect to what the training form computes."""
    for t in ("bf16", "f16", "f32", "f64"):
        random = np.random.default_rng(3)
        x, grad = (random.integers(-8, 9, (3, 4, 2)).astype(np.float64) for _ in range(2))
        scale, offset = np.array([1.0, -2.0, 0.5, 3.0]), np.array([0.0, 1.0, -1.0, 2.0])
        spread = lambda v: v[None, :, None]
        mean, variance = x.mean((0, 2)), x.var((0, 2))
        norm = (x - spread(mean)) / np.sqrt(spread(variance) + 0.5)
        sums = lambda v: spread(v.sum((0, 2)))
        inner = spread(scale) / np.sqrt(spread(variance) + 0.5) / 6 * (6 * grad - sums(grad) - norm * sums(grad * norm))
        cast = lambda v: rounded(t, v)
        # The statistics that are given are those of the type.
        program = Program(x=cast(x), grad=cast(grad), scale=cast(scale), offset=cast(offset), mean=cast(mean), variance=cast(variance))
        whole, line = type_of(program.arguments["x"]), type_of(program.arguments["mean"])
        how = "<{epsilon = 0.5 : f32, feature_index = 1 : i64}>"
        program.result(program.let(f'"stablehlo.batch_norm_inference"(%x, %scale, %offset, %mean, %variance) {how} : ({whole}, {", ".join([line] * 4)}) -> {whole}'),
                       cast(norm * spread(scale) + spread(offset)))
        for op, operands, expected in (("training", f"%x, %scale, %offset) {how} : ({whole}, {line}, {line})", (norm * spread(scale) + spread(offset), mean, variance)),
                                       ("grad", f"%x, %scale, %mean, %variance, %grad) {how} : ({whole}, {line}, {line}, {line}, {whole})",
                                        (inner, (grad * norm).sum((0, 2)), grad.sum((0, 2))))):
            at = program.let(f'"stablehlo.batch_norm_{op}"({operands} -> ({whole}, {line}, {line})', 3)
            for n, e in enumerate(expected):
                program.result(f"{at}#{n}", cast(e))
        program.write("others", f"batch_norm_{t}", units={"bf16": 8, "f16": 16}.get(t, 32))


def draws():
    """Numbers that cannot be others: those of an interval with one member. Floats are inside of theirs."""
    for t in ("i1", "i8", "i32", "i64", "ui8", "ui32", "ui64", "bf16", "f16", "f32", "f64"):
        low, high = (held(t, 0), held(t, 1)) if t == "i1" else (held(t, 5), held(t, 6))
        program = Program(low=np.asarray(low), high=np.asarray(high), shape=np.array([3, 4]))
        one, many, truths = f"tensor<{t}>", f"tensor<3x4x{t}>", "tensor<3x4xi1>"
        at = program.let(f"stablehlo.rng %low, %high, %shape, distribution = UNIFORM : ({one}, {one}, tensor<2xi64>) -> {many}")
        if t in INTEGERS or t == "i1":
            program.result(at, np.full((3, 4), low, TYPES[t]))
        else:
            for direction, limit in (("GE", "low"), ("LE" if t in ("bf16", "f16") else "LT", "high")):
                wide = program.let(f"stablehlo.broadcast_in_dim %{limit}, dims = [] : ({one}) -> {many}")
                program.result(program.let(f"stablehlo.compare {direction}, {at}, {wide}, FLOAT : ({many}, {many}) -> {truths}"), np.ones((3, 4), bool))
            at = program.let(f"stablehlo.rng %low, %high, %shape, distribution = NORMAL : ({one}, {one}, tensor<2xi64>) -> {many}")
            program.result(program.let(f"stablehlo.is_finite {at} : ({many}) -> {truths}"), np.ones((3, 4), bool))
        program.write("others", f"rng_{t}")


SPREAD = {"add": ("i1 i32 ui16 complex<f32>", None), "multiply": ("i1 i32 ui16 complex<f32>", None), "subtract": ("ui16 f32 complex<f32>", np.subtract),
          "maximum": ("i1 ui16 f32 complex<f32>", np.maximum), "minimum": ("i1 i32 ui16 complex<f32>", np.minimum), "and": ("i1 ui16", np.bitwise_and), "or": ("i1 ui16", np.bitwise_or),
          "xor": ("i1 i32", np.bitwise_xor), "divide": ("ui16 f32 complex<f32>", None), "remainder": ("ui16 f32", np.fmod), "power": ("i32 ui16 complex<f32>", np.power),
          "shift_left": ("ui16", np.left_shift), "shift_right_arithmetic": ("ui16", np.right_shift), "shift_right_logical": ("ui16", np.right_shift),
          "atan2": ("complex<f32>", lambda a, b: -1j * np.log((b + 1j * a) / np.sqrt(a * a + b * b)))}


def broadcasts():
    """A column with a row."""
    for op, (types, function) in SPREAD.items():
        for t in types.split():
            kind = np.arange(1, 5) + (1j * np.array([2, 1, 3, 1]) if t in COMPLEX else 0)
            a, b = held(t, kind[:4])[:, None], held(t, kind[1:4])
            if t == "i1":
                a, b = np.array([[False], [True]]), np.array([True, False])
            both = [x.astype(np.complex128) if t in COMPLEX else x for x in np.broadcast_arrays(a, b)]
            expected = {"add": lambda a, b: a | b if t == "i1" else a + b, "multiply": lambda a, b: a & b if t == "i1" else a * b,
                        "divide": lambda a, b: a // b if t in INTEGERS else a / b}.get(op, function)(*both).astype(a.dtype)
            program = Program(a=a, b=b)
            program.result(program.let(f'"chlo.broadcast_{op}"(%a, %b) : ({type_of(a)}, {type_of(b)}) -> {type_of(expected)}'), expected)
            program.write("others", f"broadcast_{op}_{t}", units=16)
    for t in ("i1", "i32", "ui16", "complex<f32>"):
        a, b = Kind(t).values(4, 1), Kind(t).values(3, seed=1)
        program = Program(a=a, b=b, p=np.array([[True], [False], [True], [False]]))
        of = {name: type_of(value) for name, value in program.arguments.items()}
        direction, order = ("EQ", "FLOAT") if t in COMPLEX else ("LT", "SIGNED" if t == "i32" else "UNSIGNED")
        expected = a == b if t in COMPLEX else a < b
        program.gives(f'"chlo.broadcast_compare"(%a, %b) <{{comparison_direction = #chlo<comparison_direction {direction}>, compare_type = #chlo<comparison_type {order}>}}> : '
                      f'({of["a"]}, {of["b"]}) -> {type_of(expected)}', expected)
        chosen = np.where(program.arguments["p"], a, b)
        program.gives(f'"chlo.broadcast_select"(%p, %a, %b) : ({of["p"]}, {of["a"]}, {of["b"]}) -> {type_of(chosen)}', chosen)
        program.gives(f"chlo.constant {text_of(a)}", a)
        program.write("others", f"broadcast_choice_{t}")
    program = Program(x=np.ones(2, np.float32))
    program.gives("chlo.constant dense<[1.5, -2.0]> : tensor<2xf32>", np.array([1.5, -2.0], np.float32))
    program.write("others", "constant_f32")


def forms():
    """Forms that no function of JAX prints by itself."""
    n, w = Kind("f32").units(3, 4), Kind("f32").units(4, 5, seed=2)
    for algorithm in ("F32_F32_F32", "BF16_BF16_F32"):
        case("others", f"algorithm_{algorithm}", lambda a, b: lax.dot_general(a, b, (((1,), (0,)), ((), ())), precision=getattr(lax.DotAlgorithmPreset, algorithm),
             preferred_element_type=np.float32), n, w)
    x, k = np.arange(7, dtype=np.float32)[None, :, None], np.array([1.0, 10.0, 100.0], np.float32)[:, None, None]
    expected = np.convolve(x.ravel(), k.ravel(), "valid").reshape(1, 5, 1).astype(np.float32)
    program = Program(x=x, k=k)
    program.gives("stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[0, 0]], reverse = [true]} "
                  f"{{batch_group_count = 1 : i64, feature_group_count = 1 : i64}} : ({type_of(x)}, {type_of(k)}) -> {type_of(expected)}", expected)
    program.write("others", "convolution_reversed")
    a, b, at = np.zeros(5, np.float32), np.full(5, 100, np.int32), np.array([[3], [1], [3], [9]], np.int32)
    u, v = np.array([1, 2, 4, 8], np.float32), np.array([5, 7, 9, 1], np.int32)
    program = Program(a=a, b=b, at=at, u=u, v=v)
    types = ", ".join(map(type_of, program.arguments.values()))
    name = program.let(""""stablehlo.scatter"(%a, %b, %at, %u, %v) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<i32>, %r: tensor<f32>, %s: tensor<i32>):
      %t = stablehlo.add %p, %r : tensor<f32>
      %o = stablehlo.minimum %q, %s : tensor<i32>
      stablehlo.return %t, %o : tensor<f32>, tensor<i32>
    })""" + f" : ({types}) -> ({type_of(a)}, {type_of(b)})", 2)
    program.result(f"{name}#0", np.array([0, 2, 0, 5, 0], np.float32))
    program.result(f"{name}#1", np.array([100, 7, 100, 5, 100], np.int32))
    program.write("others", "scatter_two")


def others():
    batch_norms()
    draws()
    broadcasts()
    forms()


FAMILIES = (indices, shapes, collectives, others)
