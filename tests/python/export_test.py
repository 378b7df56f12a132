"""export_test.py COMMAND LAUNCHER: what export writes is what JAX was given, and what it refuses has a sentence."""
import json
import os
import subprocess
import sys
from functools import partial

from support_jax import command_from_arguments, expect, jax, np, refused, result

import jax.numpy as jnp
from jax.sharding import AbstractMesh, AxisType, NamedSharding, PartitionSpec as P

import spmdrun
from spmdrun import arrays

spmdrun.devices(8)


def names(command):
    """Leaves are named as the function names its arguments; those that it does not use are no arguments of the module."""
    def f(params, x, n, *more, scale=1.0, unused=None):
        return {"y": params["w"] @ x * n, "rest": [more[0] + scale, None, (x,)]}

    params = {"w": np.ones((2, 3), np.float32), "b": np.zeros(2)}
    step = spmdrun.export(f, params, np.arange(3.0), 2, 7, 1j, path=command.path("a name/with 'blanks'"), static_argnums=2, scale=0.5,
                          unused=[1])
    about = step.about
    used = [argument["name"] for argument in about["arguments"] if argument["used"]]
    expect(used == ["params['w']", "x", "more[0]", "scale"] == step.names, str(used))
    idle = [argument["name"] for argument in about["arguments"] if not argument["used"]]
    expect(idle == ["params['b']", "more[1]", "unused[0]"], str(idle))
    expect(about["static"] == {"n": "2"}, str(about["static"]))
    expect([(a["dtype"], a["weak_type"]) for a in about["arguments"] if a["used"]] ==
           [("f32", False), ("f32", False), ("i32", True), ("f32", True)], str(about["arguments"]))
    expect([r["name"] for r in about["results"]] == ["result['rest'][0]", "result['rest'][2][0]", "result['y']"],
           str(about["results"]))
    expect(about["jax"] == jax.__version__ and about["x64"] is False and about["devices"] == 1, str(about))
    files = [os.path.basename(file) for file in step.arguments]
    expect(files == ["in0.npy", "in1.npy", "in2.npy", "in3.npy"] and all(map(os.path.exists, step.arguments)), str(files))
    expect(np.load(step.arguments[1]).dtype == np.float32, "NumPy's doubles are narrowed, as JAX does")
    done = subprocess.run(step.line(spmdrun=command.command), shell=True, env=command.environment({}), text=True, capture_output=True)
    expect(done.returncode == 0, f"the line for a shell: {done}")


def again(command):
    """A second export takes the place of the first, and leaves results alone; other folders are left alone."""
    path = command.path("again")
    spmdrun.export(lambda x, y: x + y, 1.0, 2.0, path=path)
    os.mkdir(os.path.join(path, "out"))
    step = spmdrun.export(lambda x: -x, np.ones(5), path=path)
    expect(sorted(os.listdir(path)) == ["export.json", "in0.npy", "out", "program.mlir"], str(os.listdir(path)))
    spmdrun.export(lambda x: -x, np.ones(5), path=path, large=8)
    expect(sorted(os.listdir(path)) == ["export.json", "in0.zarr", "out", "program.mlir"], str(os.listdir(path)))
    expect(len(step.arguments) == 1, str(step))
    os.mkdir(command.path("full"))
    open(command.path("full/thesis.tex"), "w").close()
    refused(spmdrun.ExportError, "is there and is no export of spmdrun", spmdrun.export, lambda x: x, 1, path=command.path("full"))
    refused(spmdrun.ExportError, "no export of spmdrun", spmdrun.Export, command.path("full"))
    old, arrays.write_npy = arrays.write_npy, lambda *_: 1 / 0
    refused(ZeroDivisionError, "division", spmdrun.export, lambda x: -x, np.ones(4), path=path)
    arrays.write_npy = old
    refused(spmdrun.ExportError, "was interrupted; export again", spmdrun.Export, path)
    step = spmdrun.export(lambda x: -x, np.ones(4), path=path)
    expect(sorted(os.listdir(path)) == ["export.json", "in0.npy", "out", "program.mlir"], str(os.listdir(path)))
    with open(os.path.join(path, "export.json"), "w") as file:
        file.write("{")
    refused(spmdrun.ExportError, "export.json:", spmdrun.Export, path)


def many_arguments(command):
    """Names have as many digits as the last, so that a shell's in* is in order."""
    step = spmdrun.export(lambda xs: sum(xs), [float(i) for i in range(11)], path=command.path("many"))
    listed = [os.path.join(step.path, name) for name in sorted(os.listdir(step.path)) if name.startswith("in")]
    expect(listed == step.arguments and len(listed) == 11, str(listed))
    expect([float(np.load(file)) for file in listed] == list(range(11)), "in order")


def shardings(command):
    mesh = jax.make_mesh((4, 2), ("x", "y"), axis_types=(AxisType.Auto,) * 2)
    place = NamedSharding(mesh, P("x", "y"))
    x = jax.device_put(np.arange(48, dtype=np.float32).reshape(8, 6), place)
    step = spmdrun.export(lambda x: (x * 2, x.sum()), x, path=command.path("sharded"), out_shardings=(place, None), donate_argnums=0,
                          large=1)
    said = step.about["arguments"][0]
    expect(said["sharding"] == '#sdy.sharding<@mesh, [{"x"}, {"y"}]>' and said["donated"], str(said))
    expect([r["sharding"] for r in step.about["results"]] == ['#sdy.sharding<@mesh, [{"x"}, {"y"}]>', None], str(step.about))
    expect(step.about["devices"] == 8, str(step.about["devices"]))
    with open(step.program) as file:
        expect("tf.aliasing_output" in file.read(), "the donation is in the module")
    chunks = [name for _, _, names in os.walk(step.arguments[0]) for name in names]
    expect(step.arguments[0].endswith("in0.zarr") and len(chunks) == 9, f"a chunk for each shard: {chunks}")
    import zarr
    expect(np.array_equal(zarr.open_array(step.arguments[0])[...], np.asarray(x)), "zarr reads what was written")
    expect(np.array_equal(arrays.read(step.arguments[0]), np.asarray(x)), "so do we")


def large(command):
    """Arrays of the host are cut along their first dimension, the last piece is padded; types that NumPy lacks keep their bits."""
    import zarr
    old, arrays.CHUNK_BYTES = arrays.CHUNK_BYTES, 64
    try:
        for dtype in (np.float32, np.bool_, np.complex64, jnp.bfloat16, jnp.int4):
            x = (np.arange(7 * 5) % 8 - 3).reshape(7, 5).astype(dtype)
            step = spmdrun.export(lambda x: x, x, path=command.path("large"), large=1)
            array = zarr.open_array(step.arguments[0])
            expect(array.shape == (7, 5) and array.chunks[0] < 7 or x.itemsize == 1, f"{dtype}: {array.chunks}")
            got = arrays.read(step.arguments[0])
            expect(got.dtype == x.dtype and got.tobytes() == x.tobytes(), f"{dtype}: {got}, wanted {x}")
            stored = array[...]
            expect(stored.tobytes() == (x.view("u1") & 15 if x.dtype == jnp.int4 else x).tobytes(), f"{dtype}: {stored}")
    finally:
        arrays.CHUNK_BYTES = old


def abstract(command):
    """For 32 devices on a machine that shows 8, by an abstract mesh; a shape in the place of a value."""
    mesh = AbstractMesh((32,), ("i",), axis_types=(AxisType.Auto,))
    f = jax.jit(jax.shard_map(lambda x: jax.lax.psum(x, "i"), mesh=mesh, in_specs=P("i"), out_specs=P()))
    step = spmdrun.export(f, jax.ShapeDtypeStruct((64, 2), np.float32), path=command.path("abstract"))
    expect(step.about["devices"] == 32, str(step))
    refused(spmdrun.ExportError, "only the shape of x was exported", step.words)
    refused(spmdrun.ExportError, "no argument is called y", step.words, values={"x": "ones", "y": "ones"})
    words = step.words("--gather", "-o", command.path("abstract-out"), values={"x": "ones"})
    done = command.run(2, *words[1:])
    expect(done.status == 0, str(done))
    got, = spmdrun.load(command.path("abstract-out"), export=False)
    expect(np.array_equal(got, np.full((2, 2), 32, np.float32)), str(got))
    got = spmdrun.load(command.path("abstract-out"), export=step)
    expect(np.array_equal(got, np.full((2, 2), 32, np.float32)), str(got))


def jitted(command):
    """What jit knows is not given twice; a pmapped function does not tell its static arguments."""
    f = partial(jax.jit, static_argnames=("n", "mode"))(lambda x, n, *, mode="up": x + n if mode == "up" else x - n)
    step = spmdrun.export(f, np.ones(2), 3, path=command.path("jitted"), mode="down")
    expect(step.about["static"] == {"n": "3", "mode": "'down'"} and step.names == ["x"], str(step.about))
    refused(TypeError, "jitted or pmapped already, so give donate_argnums there", spmdrun.export, f, np.ones(2), 3, donate_argnums=0,
            path=command.path("twice"))
    g = jax.pmap(lambda x, n: x * n, static_broadcasted_argnums=1)
    refused(spmdrun.ExportError, "give static_argnums as to jax.pmap", spmdrun.export, g, np.ones((2, 3)), 3,
            path=command.path("static"))
    step = spmdrun.export(g, np.ones((2, 3)), 3, path=command.path("static"), static_argnums=1)
    expect(step.about["static"] == {"n": "3"} and step.about["devices"] == 2, str(step.about))


def constants(command):
    """JAX may make arguments of the arrays that a function closes over."""
    jax.config.update("jax_use_simplified_jaxpr_constants", True)
    try:
        table = jnp.arange(500.0)
        f = lambda x, i: x * table[i]  # noqa: E731
        step = spmdrun.export(f, 2.0, 7, path=command.path("constants"))
        done = command.run(None, *step.words("-o", command.path("constants-out"))[1:])
        expect(done.status == 0 and spmdrun.load(command.path("constants-out"), export=step) == 14, str(done))
    finally:
        jax.config.update("jax_use_simplified_jaxpr_constants", False)


def too_few(command):
    """In a JAX that has started with two devices."""
    code = """
import jax, numpy as np, spmdrun
print(len(jax.devices()))
f = jax.pmap(lambda x: jax.lax.psum(x, "i"), axis_name="i")
for call in (lambda: spmdrun.export(f, np.ones((8, 3)), path="nowhere"), lambda: spmdrun.devices(8), lambda: spmdrun.devices(2)):
    try:
        print(call())
    except spmdrun.DevicesError as error:
        print(error)
"""
    done = subprocess.run([sys.executable, "-c", code], text=True, capture_output=True, cwd=command.folder,
                          env=os.environ | {"JAX_NUM_CPU_DEVICES": "2", "PYTHONPATH": sys.path[0]})
    said = done.stdout.splitlines()
    if expect(len(said) == 4, str(done)):
        expect(said[1].startswith("JAX sees 2 devices of the cpu, and a pmap or a mesh"), said[1])
        expect(said[2].startswith("JAX has started with 2 devices of the cpu, not 8: call spmdrun.devices(8) right after"), said[2])
        expect(said[3] == "None", said[3])
    expect(not os.path.exists(command.path("nowhere")), "nothing is written when JAX cannot lower")


def failures(command):
    refused(TypeError, "is not a function", spmdrun.export, 3, path=command.path("x"))
    refused(ZeroDivisionError, "division", spmdrun.export, lambda x: 1 / 0, 1, path=command.path("x"))
    def prints(x):
        jax.debug.print("{}", x, ordered=True)
        return x
    refused(spmdrun.ExportError, "ordered effects", spmdrun.export, prints, 1.0, path=command.path("x"))
    refused(TypeError, "argument to", spmdrun.export, lambda x: x, "text", path=command.path("x"))
    refused(spmdrun.ExportError, "argument x: spmdrun has no element type int1", spmdrun.export, lambda x: x, np.zeros(3, jnp.int1),
            path=command.path("x"))
    expect(not os.path.exists(command.path("x")), "nothing is written of what is refused")


def main():
    command, _ = command_from_arguments()
    with command:
        for case in (names, again, many_arguments, shardings, large, abstract, jitted, constants, too_few, failures):
            case(command)
    return result()


sys.exit(main())
