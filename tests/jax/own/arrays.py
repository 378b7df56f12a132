"""Arrays: types, sizes, donation, memory, and what they share with NumPy."""
import gc

import ml_dtypes
from case import Case, NamedSharding, P, jax, jnp, np, numbers, put, row


class Types(Case):
    def test_short_floats(self):
        x, y = numbers(3, 17), numbers(3, 17, seed=1)
        for dtype in (ml_dtypes.bfloat16, np.float16):
            a, b = x.astype(dtype), y.astype(dtype)
            self.same(jax.jit(lambda a, b: a * b - a)(a, b), a * b - a, 2e-2)
            self.close(jax.jit(lambda a, b: a @ b.T)(a, b).astype(np.float32), a.astype(np.float32) @ b.astype(np.float32).T, 6e-2)
            self.same(jax.jit(lambda a: a.astype(jnp.float32))(a), a.astype(np.float32))

    def test_eight_bit_floats(self):
        for name in ("float8_e4m3fn", "float8_e5m2", "float8_e4m3b11fnuz"):
            dtype = getattr(ml_dtypes, name)
            x = numbers(64).astype(dtype)
            self.same(jax.jit(lambda x: x)(x).view(np.uint8), x.view(np.uint8))
            self.same(jax.jit(lambda x: x.astype(jnp.float32))(x), x.astype(np.float32))
            self.same(jax.jit(lambda x: x.astype(dtype))(x.astype(np.float32)).view(np.uint8), x.view(np.uint8))

    def test_four_bit_integers(self):
        for dtype in (ml_dtypes.int4, ml_dtypes.uint4):
            x = np.arange(8).astype(dtype)
            self.same(jax.jit(lambda x: x.astype(jnp.int8) * 3)(x), x.astype(np.int8) * np.int8(3))
            self.same(jax.jit(lambda x: (x + x).astype(jnp.int8))(x[:4]), (x[:4].astype(np.int8) * 2).astype(np.int8))
            self.same(np.asarray(jax.device_put(x)).astype(np.int8), x.astype(np.int8))

    def test_complex(self):
        z = (numbers(6) + 1j * numbers(6, seed=1)).astype(np.complex64)
        self.close(jax.jit(lambda z: jnp.conj(z) * z + jnp.exp(z))(z), np.conj(z) * z + np.exp(z))
        self.close(jax.jit(jnp.abs)(z), np.abs(z))
        self.close(jax.jit(jnp.angle)(z), np.angle(z))

    def test_integers(self):
        for dtype in (np.int8, np.uint8, np.int16, np.uint16, np.int32, np.uint32):
            x = np.array([1, 7, 100, 127, 3], dtype)
            y = np.array([3, 2, 7, 127, 5], dtype)
            self.same(jax.jit(lambda x, y: x * y)(x, y), x * y)
            self.same(jax.jit(lambda x, y: (x // y, x % y)[0])(x, y), x // y)
            self.same(jax.jit(lambda x, y: (x & y) | (x << 1) ^ y)(x, y), (x & y) | (x << 1) ^ y)
        self.same(jax.jit(lambda x: -x // 3)(np.arange(9, dtype=np.int32)), -np.arange(9, dtype=np.int32) // 3)

    def test_booleans(self):
        x = np.array([True, False, True])
        self.same(jax.jit(lambda x: (x ^ True) | x)(x), np.ones(3, bool))
        self.same(jax.jit(lambda x: x.any() & ~x.all())(x), np.bool_(True))

    def test_double_precision(self):
        with jax.enable_x64(True):
            x = np.random.default_rng(1).standard_normal(9)
            self.same(jax.jit(jnp.sin)(x), np.sin(x), 1e-14)
            self.same(jax.jit(lambda i: i * 3)(np.int64(2 ** 40)), np.int64(3 * 2 ** 40))


class Sizes(Case):
    def test_no_elements(self):
        x = np.zeros((0, 3), np.float32)
        self.same(jax.jit(lambda x: x + 1)(x), x)
        self.same(jax.jit(lambda x: x.sum(0))(x), np.zeros(3, np.float32))
        self.same(jax.jit(lambda x: x @ jnp.ones((3, 2)))(x), np.zeros((0, 2), np.float32))
        self.same(jax.jit(lambda x: x.T @ x)(x), np.zeros((3, 3), np.float32))
        self.same(jnp.concatenate([x, np.ones((2, 3), np.float32)]), np.ones((2, 3), np.float32))
        y = put(np.zeros((8, 0), np.float32), row(), "i")
        self.same(jax.jit(lambda y: (y * 2).sum(1))(y), np.zeros(8, np.float32))

    def test_scalars(self):
        self.same(jax.jit(lambda x, y: x * y)(np.float32(3), 2), np.float32(6))
        self.same(jax.jit(lambda x: x.reshape(()))(np.ones((1, 1, 1), np.float32)), np.float32(1))

    def test_many_dimensions(self):
        x = numbers(2, 3, 1, 2, 3, 2, 1, 2)
        self.same(jax.jit(lambda x: x.transpose(7, 3, 1, 0, 2, 6, 5, 4))(x), x.transpose(7, 3, 1, 0, 2, 6, 5, 4))


class Donation(Case):
    def test_memory_is_used_again(self):
        step = jax.jit(lambda x: x + 1, donate_argnums=0)
        x = jax.device_put(np.zeros(1000, np.float32))
        where = x.unsafe_buffer_pointer()
        for _ in range(5):
            x = step(x)
        self.assertEqual(x.unsafe_buffer_pointer(), where)
        self.same(x, np.full(1000, 5, np.float32))

    def test_use_after_it(self):
        x = jax.device_put(np.zeros(4, np.float32))
        jax.jit(lambda x: x + 1, donate_argnums=0)(x).block_until_ready()
        self.assertTrue(x.is_deleted())
        with self.assertRaisesRegex(RuntimeError, "deleted"):
            np.asarray(x)
        with self.assertRaisesRegex((RuntimeError, ValueError), "deleted"):
            jax.jit(lambda x: x * 2)(x)

    def test_twice_in_a_call(self):
        x = jax.device_put(np.zeros(4, np.float32))
        with self.assertRaisesRegex(jax.errors.JaxRuntimeError, "donate the same buffer twice"):
            jax.jit(lambda x, y: (x + y, x - y), donate_argnums=(0, 1))(x, x)

    def test_over_devices(self):
        x = put(np.arange(16, dtype=np.float32), row(), "i")
        y = jax.jit(lambda x: x * 2, donate_argnums=0)(x)
        self.assertTrue(x.is_deleted())
        self.same(y, np.arange(16, dtype=np.float32) * 2)

    def test_under_a_view(self):
        x = jax.device_put(np.arange(4, dtype=np.float32))
        view = np.asarray(x)
        y = jax.jit(lambda x: x + 10, donate_argnums=0)(x)
        self.same(view, np.arange(4, dtype=np.float32))
        self.same(y, view + 10)


class Memory(Case):
    def test_arrays_keep_their_numbers(self):
        x = np.arange(4, dtype=np.float32)
        y = jax.device_put(x)
        x[:] = -1
        self.same(y, np.arange(4, dtype=np.float32))
        with self.assertRaises(ValueError):
            np.asarray(y)[0] = 3

    def test_strides(self):
        x = numbers(6, 8)
        for view in (x.T, x[::-2, 1::3], x[:, None, ::-1], np.broadcast_to(x[0], (3, 8))):
            self.same(jax.device_put(view), view)
            self.same(jax.jit(lambda v: v * 2)(view), view * 2)

    def test_statistics(self):
        gc.collect()
        device = jax.devices()[5]
        before, living = device.memory_stats()["bytes_in_use"], len(jax.live_arrays())
        x = jax.device_put(np.zeros(1 << 20, np.float32), device)
        self.assertEqual(len(jax.live_arrays()), living + 1)
        self.assertGreaterEqual(device.memory_stats()["bytes_in_use"], before + (4 << 20))
        del x
        gc.collect()
        self.assertEqual(len(jax.live_arrays()), living)
        self.assertEqual(device.memory_stats()["bytes_in_use"], before)
        self.assertGreaterEqual(device.memory_stats()["peak_bytes_in_use"], before + (4 << 20))

    def test_deletion(self):
        x = put(np.arange(8, dtype=np.float32), row(), "i")
        y = x + 1
        x.delete()
        self.assertTrue(x.is_deleted())
        self.same(y, np.arange(1, 9, dtype=np.float32))

    def test_dlpack(self):
        x = jax.jit(lambda x: x * 2)(numbers(3, 4))
        self.same(np.from_dlpack(x), numbers(3, 4) * 2)
        self.same(jnp.from_dlpack(np.arange(5, dtype=np.float32)), np.arange(5, dtype=np.float32))

    def test_kinds(self):
        for kind in ("device", "pinned_host", "unpinned_host"):
            way = NamedSharding(row(), P("i"), memory_kind=kind)
            x = jax.device_put(np.arange(8.0, dtype=np.float32), way)
            self.assertEqual(x.sharding.memory_kind, kind)
            self.same(jax.device_put(x, NamedSharding(row(), P())), np.arange(8.0, dtype=np.float32))
