"""Loops, branches and products that stay on the GPU as graphs, which nothing but a GPU can really show."""
import ctypes

import numpy as np

import cuda_libraries
from harness import GRAPHS, NO_GRAPHS, expect, expect_equal, lines_of
from modules import (ARRAY, EVEN, ODD, SIZE, TURNS, filled, loop, product_of, program, turn, turned, while_loop)

HOST = "the host drives this"

# An odd and an even number of times, which the compiler knows; of three branches, that of the number of the round less one;
# a branch for the first round.
ODD_LOOP = while_loop("h", "x_g", "odd", turn("y_h", "x_h"))
EVEN_LOOP = while_loop("k", "h#1", "even", turn("y_k", "x_k"))
BRANCHES = f"""%index = stablehlo.subtract %i_g, %one : tensor<i32>
%c = "stablehlo.case"(%index) ({{
%c0 = stablehlo.add %k#1, %threes : {ARRAY}
stablehlo.return %c0 : {ARRAY}
}}, {{
%c1 = stablehlo.multiply %k#1, %k#1 : {ARRAY}
stablehlo.return %c1 : {ARRAY}
}}, {{
{turn("c2", "k#1")}stablehlo.return %c2 : {ARRAY}
}}) : (tensor<i32>) -> {ARRAY}
%is_first = stablehlo.compare LT, %i_g, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>
%y_g = "stablehlo.if"(%is_first) ({{
%b0 = stablehlo.negate %c : {ARRAY}
stablehlo.return %b0 : {ARRAY}
}}, {{
{turn("b1", "c")}stablehlo.return %b1 : {ARRAY}
}}) : (tensor<i1>) -> {ARRAY}
"""
NESTED = (while_loop("f", "x", "count", turn("y_f", "x_f")) +
          while_loop("g", "f#1", "count", ODD_LOOP + EVEN_LOOP + BRANCHES))


def nested(x, count):
    count = max(count, 0)
    x = turned(x, count)
    for i in range(count):
        x = turned(x, ODD + EVEN)
        x = x + 3 if i == 1 else x * x if i == 2 else turned(x, 1)
        x = -x if i == 0 else turned(x, 1)
    return x


def check(gpu, text, count, wanted, *options, graphs=1, env={}):
    """Runs a program with `count` and filled(), all of it in graphs."""
    (got,), log = gpu.execute(text, [np.int32(count), filled()], options=options, env=env)
    expect_equal(got, wanted, f"count {count}")
    expect(not lines_of(log, NO_GRAPHS, HOST) and len(lines_of(log, GRAPHS)) >= graphs, f"count {count} is by graphs:\n{log}")


def counts(gpu, env={}):
    """Loops that run never, once, an odd and an even number of times. Two bodies in turn: the condition of the outer node is
    set in the body of a branch within it."""
    for count in range(-1, 7):
        check(gpu, program(NESTED, "g#1"), count, nested(filled(), count), env=env)


def repeated(gpu):
    """A graph that is launched again; and graphs for the two sets of addresses that a donated argument takes in turn."""
    check(gpu, program(NESTED, "g#1"), 3, nested(filled(), 3), "--repeat", 6)
    check(gpu, program(NESTED, "g#1", donates=True), 3, nested(filled(), 3), "--repeat", 6, graphs=2)


class NodeParameters(ctypes.Structure):
    """sr_cuda_node_parameters of executor/devices/cuda/libraries/runtime_api.h, of a conditional node."""
    _fields_ = [("kind", ctypes.c_uint), ("zeros", ctypes.c_int * 3), ("handle", ctypes.c_uint64), ("condition", ctypes.c_uint),
                ("body_count", ctypes.c_uint), ("bodies", ctypes.c_void_p), ("zeros_behind", ctypes.c_int64 * 27)]


CONDITIONAL, SET_AT_LAUNCH = 13, 1
CONDITIONS = {"if": (0, 2), "switch": (2, 3)}  # kinds of nodes, and how many bodies they get


def nothing_in_bodies(gpu):
    """CUDA runs conditional nodes whose bodies are empty graphs."""
    with cuda_libraries.Runtime(gpu.libraries or "") as cuda:
        graph, instance = ctypes.c_void_p(), ctypes.c_void_p()
        cuda.call("cudaGraphCreate", ctypes.byref(graph), 0)
        before = (ctypes.c_void_p * 1)()
        for i, (kind, count) in enumerate(CONDITIONS.values()):
            handle, node = ctypes.c_uint64(), ctypes.c_void_p()
            cuda.call("cudaGraphConditionalHandleCreate", ctypes.byref(handle), graph, 1, SET_AT_LAUNCH)
            parameters = NodeParameters(CONDITIONAL, (ctypes.c_int * 3)(), handle, kind, count)
            cuda.call("cudaGraphAddNode", ctypes.byref(node), graph, before if i else None, None, ctypes.c_size_t(min(i, 1)),
                      ctypes.byref(parameters))
            before[0] = node
        cuda.call("cudaGraphInstantiate", ctypes.byref(instance), graph, ctypes.c_uint64(0))
        for _ in range(3):
            cuda.call("cudaGraphLaunch", instance, cuda.stream)
        cuda.wait()
        cuda.call("cudaGraphExecDestroy", instance)
        cuda.call("cudaGraphDestroy", graph)


def unchanged(gpu):
    """A branch that changes nothing, and one of a switch."""
    branch = f"""%p = stablehlo.compare LT, %i_w, %two : (tensor<i32>, tensor<i32>) -> tensor<i1>
%b = "stablehlo.if"(%p) ({{
stablehlo.return %x_w : {ARRAY}
}}, {{
%b1 = stablehlo.add %x_w, %threes : {ARRAY}
stablehlo.return %b1 : {ARRAY}
}}) : (tensor<i1>) -> {ARRAY}
%y_w = "stablehlo.case"(%i_w) ({{
stablehlo.return %b : {ARRAY}
}}, {{
%c1 = stablehlo.multiply %b, %threes : {ARRAY}
stablehlo.return %c1 : {ARRAY}
}}, {{
stablehlo.return %b : {ARRAY}
}}) : (tensor<i32>) -> {ARRAY}
"""
    for count in range(6):
        wanted = filled()
        for i in range(count):
            wanted = wanted + (0 if i < 2 else 3)
            wanted = wanted * (3 if i == 1 else 1)
        check(gpu, loop("count", branch), count, wanted)


def deep(gpu):
    """Four loops within each other."""
    body = turn("y_d", "x_d")
    for out, around in (("d", "c"), ("c", "b"), ("b", "w")):
        body = while_loop(out, f"x_{around}", "count", body) + f"%y_{around} = stablehlo.add %{out}#1, %threes : {ARRAY}\n"

    def wanted(x, depth, count):
        for _ in range(count):
            x = turned(x, 1) if depth == 3 else wanted(x, depth + 1, count) + 3
        return x

    for count in (1, 2, 3):
        check(gpu, loop("count", body), count, wanted(filled(), 0, count))


def until_value(gpu):
    """The count depends on what the loop computes."""
    text = f"""func.func public @main(%count: tensor<i32>, %x: {ARRAY}) -> {ARRAY} {{
%w = stablehlo.while(%v = %x) : {ARRAY}
cond {{
%s = stablehlo.slice %v [{SIZE - 1}:{SIZE}] : ({ARRAY}) -> tensor<1xi32>
%r = stablehlo.reshape %s : (tensor<1xi32>) -> tensor<i32>
%p = stablehlo.compare LT, %r, %count : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
}} do {{
%one = stablehlo.constant dense<1> : {ARRAY}
%y = stablehlo.add %v, %one : {ARRAY}
stablehlo.return %y : {ARRAY}
}}
return %w : {ARRAY}
}}
"""
    start = filled()[SIZE - 1]
    for rounds in (0, 1, 100, 1000):
        check(gpu, text, start + rounds, filled() + np.int32(rounds))


def products(gpu):
    """cuBLASLt in the body of a loop, of a branch and of a switch, with the loop's own buffers as operands."""
    matrix = "tensor<72x72xf32>"

    def times(out, operand):
        lines, _, _ = product_of(out, operand, "m", "f32", "f32", 72, 72, 72)
        return lines[0] + "\n"

    text = f"""func.func public @main(%count: tensor<i32>, %m: {matrix}) -> {matrix} {{
%zero = stablehlo.constant dense<0> : tensor<i32>
%one = stablehlo.constant dense<1> : tensor<i32>
%w:2 = stablehlo.while(%i = %zero, %v = %m) : tensor<i32>, {matrix}
cond {{
%p = stablehlo.compare LT, %i, %count : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
}} do {{
{times("a", "v")}%q = stablehlo.compare EQ, %i, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>
%b = "stablehlo.if"(%q) ({{
{times("b0", "a")}stablehlo.return %b0 : {matrix}
}}, {{
%b1 = stablehlo.negate %a : {matrix}
stablehlo.return %b1 : {matrix}
}}) : (tensor<i1>) -> {matrix}
%c = "stablehlo.case"(%i) ({{
{times("c0", "b")}stablehlo.return %c0 : {matrix}
}}, {{
stablehlo.return %b : {matrix}
}}, {{
{times("c2", "b")}stablehlo.return %c2 : {matrix}
}}) : (tensor<i32>) -> {matrix}
%j = stablehlo.add %i, %one : tensor<i32>
stablehlo.return %j, %c : tensor<i32>, {matrix}
}}
return %w#1 : {matrix}
}}
"""
    # Of permutations: sums have one term that is not zero, so all results are exact.
    m = np.eye(72, dtype=np.float32)[np.random.default_rng(0).permutation(72)]
    for count in (0, 1, 2, 3, 5):
        wanted = m
        for i in range(count):
            wanted = wanted @ m
            wanted = wanted @ m if i == 1 else -wanted
            wanted = wanted if i == 1 else wanted @ m
        (got,), log = gpu.execute(text, [np.int32(count), m])
        expect_equal(got, wanted + np.float32(0), f"count {count}")
        expect(not lines_of(log, NO_GRAPHS, HOST) and lines_of(log, GRAPHS), f"count {count} is by graphs:\n{log}")


def sorts(gpu):
    """A loop of a sort, an update and a sum: kernels of all kinds in one body."""
    text = loop("count", f"""%s_w = "stablehlo.sort"(%x_w) <{{dimension = 0 : i64}}> ({{
^bb0(%a: tensor<i32>, %b: tensor<i32>):
%p = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
}}) : ({ARRAY}) -> {ARRAY}
%t_w = stablehlo.reduce(%s_w init: %zero) applies stablehlo.add across dimensions = [0] : ({ARRAY}, tensor<i32>) -> tensor<i32>
%u_w = stablehlo.reshape %t_w : (tensor<i32>) -> tensor<1xi32>
%d_w = stablehlo.dynamic_update_slice %s_w, %u_w, %i_w : ({ARRAY}, tensor<1xi32>, tensor<i32>) -> {ARRAY}
{turn("y_w", "d_w")}""")
    for count in (0, 1, 4):
        wanted = filled()
        for i in range(count):
            wanted = np.sort(wanted)
            wanted[i] = wanted.sum(dtype=np.int32)
            wanted = turned(wanted, 1)
        check(gpu, text, count, wanted)


def collectives(gpu):
    """In each round of a loop, a loop and the sum of two devices, which share a GPU. Then known counts."""
    total = f"""%y_g = "stablehlo.all_reduce"(%h#1) <{{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}}> ({{
^bb0(%l: tensor<i32>, %r: tensor<i32>):
%s = stablehlo.add %l, %r : tensor<i32>
stablehlo.return %s : tensor<i32>
}}) : ({ARRAY}) -> {ARRAY}
"""
    inner = while_loop("n", "x_f", "odd", turn("y_n", "x_n"))
    body = (while_loop("g", "y", "count", ODD_LOOP + total) +
            while_loop("f", "g#1", "even", inner + turn("y_f", "n#1")))
    constants = program("", "").split("{", 2)[2].rsplit("return", 1)[0]
    both = f"tensor<{2 * SIZE}xi32>"
    shardings = 'in_shardings=[<@mesh, []>, <@mesh, [{"i"}]>] out_shardings=[<@mesh, [{"i"}]>] manual_axes={"i"}'
    text = f"""module @m attributes {{mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32}} {{
sdy.mesh @mesh = <["i"=2]>
func.func public @main(%number: tensor<i32>, %x: {both}) -> {both} {{
%0 = sdy.manual_computation(%number, %x) {shardings} (%count: tensor<i32>, %y: {ARRAY}) {{{constants}{body}sdy.return %f#1 : {ARRAY}
}} : (tensor<i32>, {both}) -> {both}
return %0 : {both}
}}
}}
"""
    notes = set()
    for count in range(4):
        x = [filled(1), filled(2)]
        for _ in range(count):
            x = [turned(x[0], ODD) + turned(x[1], ODD)] * 2
        wanted = np.concatenate([turned(part, EVEN * (ODD + 1)) for part in x])
        for ranks in (None, 2):
            (got,), log = gpu.execute(text, [np.int32(count), np.concatenate([filled(1), filled(2)])], ranks=ranks)
            expect_equal(got, wanted, f"count {count} on {ranks or 1} ranks")
            expect(lines_of(log, GRAPHS) and not lines_of(log, NO_GRAPHS), f"graphs between collectives:\n{log}")
            notes.update(line.split(": ", 1)[-1] for line in lines_of(log, HOST))
    return "\n" + "\n".join(sorted(notes))


def many_addresses(gpu):
    """Results and arguments move from run to run, so the graph is captured more than once."""
    check(gpu, loop("count", TURNS, donates=True), 5, turned(filled(), 5), "--repeat", 12, graphs=2)


def cases(gpu):
    return [("counts", lambda: counts(gpu)), ("counts.eager_loading", lambda: counts(gpu, {"CUDA_MODULE_LOADING": "EAGER"})),
            ("repeated", lambda: repeated(gpu)), ("addresses", lambda: many_addresses(gpu)),
            ("empty_bodies", lambda: nothing_in_bodies(gpu)), ("unchanged", lambda: unchanged(gpu)), ("deep", lambda: deep(gpu)), ("until_value", lambda: until_value(gpu)),
            ("products", lambda: products(gpu)), ("sorts", lambda: sorts(gpu)), ("collectives", lambda: collectives(gpu))]
