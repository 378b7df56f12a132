"""Programs as things: compiled ahead, saved, exported and described; what they call in Python; errors."""
import contextlib
import ctypes
import importlib.util
import io
import logging
import threading
import unittest

from case import COUNT, Case, NamedSharding, P, jax, jnp, mapped, np, numbers, put, row
from jax import export
from jax.experimental import io_callback, serialize_executable

logging.getLogger("jax").setLevel(logging.CRITICAL)  # JAX logs what functions raise


def like(x):
    return jax.ShapeDtypeStruct(x.shape, x.dtype)


needs_flatbuffers = unittest.skipUnless(importlib.util.find_spec("flatbuffers"), "jax.export needs flatbuffers")


class Ahead(Case):
    def test_compiled(self):
        lowered = jax.jit(lambda x, y: {"sum": x + y}).lower(jax.ShapeDtypeStruct((4,), np.float32), 1.0)
        self.assertIn("stablehlo.add", lowered.as_text())
        compiled = lowered.compile()
        x = numbers(4)
        self.same(compiled(x, np.float32(2))["sum"], x + 2)
        with self.assertRaisesRegex(TypeError, "differ from the types"):
            compiled(numbers(5), np.float32(2))

    def test_saved(self):
        x = put(numbers(16), row(), "i")
        compiled = jax.jit(lambda x: (x * 2, x.sum())).lower(x).compile()
        saved = serialize_executable.serialize(compiled)
        del compiled
        twice, whole = serialize_executable.deserialize_and_load(*saved)(x)
        self.same(twice, numbers(16) * 2)
        self.close(whole, numbers(16).sum())

    def test_damaged(self):
        saved, *rest = serialize_executable.serialize(jax.jit(lambda x: x + 1).lower(numbers(4)).compile())
        with self.assertRaises(Exception):
            serialize_executable.deserialize_and_load(saved[:len(saved) // 2], *rest)

    @needs_flatbuffers
    def test_exported(self):
        x = numbers(3, 5)
        bytes_of = export.export(jax.jit(lambda x: jnp.cumsum(jnp.sin(x), 1)))(x).serialize()
        again = export.deserialize(bytes_of)
        self.assertEqual(again.in_avals[0].shape, (3, 5))
        self.close(jax.jit(again.call)(x), np.cumsum(np.sin(x), 1))

    @needs_flatbuffers
    def test_exported_with_sizes_left_open(self):
        rows, = export.symbolic_shape("n,")
        whole = export.export(jax.jit(lambda x: x @ x.T))(jax.ShapeDtypeStruct((rows, 3), np.float32))
        for n in (2, 5):
            self.close(jax.jit(export.deserialize(whole.serialize()).call)(numbers(n, 3)), numbers(n, 3) @ numbers(n, 3).T)

    @needs_flatbuffers
    def test_exported_over_devices(self):
        x = put(numbers(16), row(), "i")
        f = mapped(lambda x: x - jax.lax.pmean(x, "i"), row(), P("i"), P("i"))
        again = export.deserialize(export.export(f)(x).serialize())
        self.assertEqual(again.nr_devices, COUNT)
        parts = numbers(16).reshape(COUNT, 2)
        self.close(jax.jit(again.call)(x), (parts - parts.mean(0)).ravel())

    def test_described(self):
        a, b = numbers(64, 96), numbers(96, 32)
        compiled = jax.jit(lambda a, b: jnp.sin(a) @ b).lower(a, b).compile()
        self.assertEqual(compiled.cost_analysis()["flops"], 2 * 64 * 96 * 32)
        memory = compiled.memory_analysis()
        self.assertEqual((memory.argument_size_in_bytes, memory.output_size_in_bytes), (a.nbytes + b.nbytes, 64 * 32 * 4))
        self.assertGreater(memory.generated_code_size_in_bytes, 0)
        self.assertIn("dot", compiled.as_text())

    def test_shardings_are_told(self):
        x = put(numbers(16), row(), "i")
        compiled = jax.jit(lambda x: (x + 1, x.sum())).lower(x).compile()
        self.assertTrue(compiled.input_shardings[0][0].is_equivalent_to(x.sharding, 1))
        self.assertTrue(compiled.output_shardings[0].is_equivalent_to(x.sharding, 1))
        self.assertTrue(compiled.output_shardings[1].is_fully_replicated)


class Calls(Case):
    def test_pure(self):
        x = numbers(3, 4)
        f = lambda x: jax.pure_callback(lambda x: np.sort(x, 1), like(x), x) * 2
        self.same(jax.jit(f)(x), np.sort(x, 1) * 2)
        self.same(jax.jit(jax.vmap(lambda x: jax.pure_callback(np.sort, like(x), x, vmap_method="sequential")))(x), np.sort(x, 1))

    def test_effects_in_order(self):
        seen = []

        def body(c, i):
            io_callback(lambda i: seen.append(int(i)), None, i, ordered=True)
            return c + i, None

        self.same(jax.jit(lambda: jax.lax.scan(body, 0, jnp.arange(20))[0])(), np.int32(190))
        jax.effects_barrier()
        self.assertEqual(seen, list(range(20)))

    def test_print(self):
        out = io.StringIO()
        with contextlib.redirect_stdout(out):
            jax.jit(lambda x: jax.debug.print("x is {x}, twice {y}", x=x, y=2 * x))(np.int32(21))
            jax.effects_barrier()
        self.assertEqual(out.getvalue(), "x is 21, twice 42\n")

    def test_on_each_device(self):
        x = numbers(16)
        own = lambda x: jax.pure_callback(lambda x: np.cumsum(x, dtype=np.float32), like(x), x)
        got = mapped(own, row(), P("i"), P("i"))(put(x, row(), "i"))
        self.same(got, np.cumsum(x.reshape(COUNT, 2), 1, dtype=np.float32).ravel())

    def test_errors(self):
        def refuse(x):
            if x[0] > 0:
                raise ValueError(f"{x[0]:g} is too much")
            return np.asarray(x)

        f = jax.jit(lambda x: jax.pure_callback(refuse, like(x), x) + 1)
        with self.assertRaisesRegex(jax.errors.JaxRuntimeError, "ValueError: 5 is too much"):
            f(np.full(2, 5, np.float32)).block_until_ready()
        self.same(f(np.full(2, -5, np.float32)), np.full(2, -4, np.float32))

    def test_functions_of_c(self):
        x = np.array([8, 27, -1], np.float32)
        with self.assertRaisesRegex(jax.errors.JaxRuntimeError, "No FFI handler registered for mine: .*register_ffi_target"):
            jax.jit(lambda x: jax.ffi.ffi_call("mine", like(x))(x, scale=np.int32(2)))(x)
        root = ctypes.CDLL("libm.so.6").cbrtf
        root.argtypes, root.restype = (ctypes.c_float,), ctypes.c_float
        call = lambda x: np.array([root(one) for one in x], np.float32)
        self.close(jax.jit(lambda x: jax.pure_callback(call, like(x), x) + 1)(x), np.array([3, 4, 0]))

    def test_nan_is_found(self):
        with jax.debug_nans(True):
            with self.assertRaisesRegex(FloatingPointError, "nan"):
                jax.jit(lambda x: jnp.log(x))(np.float32(-1)).block_until_ready()


class Together(Case):
    def test_threads(self):
        mesh, x = row(), numbers(16)
        total = mapped(lambda x: jax.lax.psum(x, "i"), mesh, P("i"), P())
        failed = []

        def work(number):
            try:
                for i in range(10):
                    self.close(total(put(x + i * number, mesh, "i")), (x + i * number).reshape(COUNT, 2).sum(0), 1e-4)
                    self.same(jax.jit(lambda x: x * 2)(np.float32(i)), np.float32(2 * i))
            except BaseException as error:
                failed.append(error)

        threads = [threading.Thread(target=work, args=(number,)) for number in range(3)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(failed, [])

    def test_runs_ahead(self):
        step = jax.jit(lambda x: x + 1)
        x = jax.device_put(np.zeros(4, np.float32), NamedSharding(row(), P()))
        for _ in range(300):
            x = step(x)
        self.same(x, np.full(4, 300, np.float32))
