"""Linear algebra, transforms, sorting, random numbers, and indexing."""
from case import Case, jax, jnp, np, numbers, put, row


def positive(n):
    a = numbers(n, n)
    return a @ a.T + n * np.eye(n, dtype=np.float32)


class Linalg(Case):
    def test_cholesky(self):
        a = positive(7)
        self.close(jax.jit(jnp.linalg.cholesky)(a), np.linalg.cholesky(a))
        self.assertTrue(np.isnan(np.asarray(jnp.linalg.cholesky(-a))).any())

    def test_qr(self):
        a = numbers(8, 5)
        q, r = jax.jit(jnp.linalg.qr)(a)
        self.close(q @ r, a)
        self.close(q.T @ q, np.eye(5))
        self.close(np.abs(r), np.abs(np.linalg.qr(a)[1]), 1e-4)

    def test_svd(self):
        a = numbers(3, 6, 4)
        u, s, v = jax.jit(lambda a: jnp.linalg.svd(a, full_matrices=False))(a)
        self.close(s, np.linalg.svd(a)[1], 1e-4)
        self.close((u * s[:, None]) @ v, a, 1e-4)

    def test_eigh(self):
        a = positive(6)
        values, vectors = jax.jit(jnp.linalg.eigh)(a)
        self.close(values, np.linalg.eigh(a)[0], 1e-4)
        self.close(vectors * values @ vectors.T, a, 1e-4)

    def test_solve(self):
        a, b = positive(6), numbers(6, 3, seed=1)
        self.close(jax.jit(jnp.linalg.solve)(a, b), np.linalg.solve(a, b), 1e-4)
        self.close(jax.jit(lambda a, b: jax.scipy.linalg.solve_triangular(a, b, lower=True))(a, b), np.linalg.solve(np.tril(a), b), 1e-4)

    def test_det_and_inverse(self):
        a = positive(4)
        self.close(jax.jit(jnp.linalg.inv)(a), np.linalg.inv(a))
        sign, log = jax.jit(jnp.linalg.slogdet)(a)
        self.close(sign * log, np.linalg.slogdet(a)[1], 1e-4)

    def test_in_vmap_and_grad(self):
        a = np.stack([positive(4) + i * np.eye(4, dtype=np.float32) for i in range(5)])
        self.close(jax.jit(jax.vmap(jnp.linalg.cholesky))(a), np.linalg.cholesky(a))
        slope = jax.jit(jax.grad(lambda a: jnp.linalg.slogdet(a)[1]))(a[0])
        self.close(slope, np.linalg.inv(a[0]).T)

    def test_over_devices(self):
        a = np.stack([positive(4) + i * np.eye(4, dtype=np.float32) for i in range(8)])
        self.close(jax.jit(jnp.linalg.inv)(put(a, row(), "i")), np.linalg.inv(a))

    def test_complex_tridiagonal(self):
        beside, right = np.exp(1j * np.arange(6)), numbers(7, 2) + 3j
        f = jax.jit(lambda *lines: jax.lax.linalg.tridiagonal_solve(*lines, perturb_singular=True))
        for scale in (1, 1e6):
            for shift in (0, 3):
                a = scale * (np.diag(beside, 1) + shift * np.eye(7) + np.diag(beside.conj(), -1))
                lines = np.append(0, a.diagonal(-1)), a.diagonal(), np.append(a.diagonal(1), 0), right
                x = np.asarray(f(*(line.astype(np.complex64) for line in lines)))
                if shift:
                    self.close(x * scale, np.linalg.solve(a, right) * scale)
                else:  # a singular matrix, which takes x nearly to zero
                    self.close(a / scale @ (x / np.abs(x).max()), np.zeros((7, 2)))


class Products(Case):
    def test_einsum(self):
        a, b = numbers(2, 3, 4), numbers(2, 4, 5, seed=1)
        for text in ("bij,bjk->bik", "bij,bjk->ki", "bij,cjk->bcik"):
            self.close(jax.jit(lambda a, b, text=text: jnp.einsum(text, a, b))(a, b), np.einsum(text, a, b))

    def test_kron(self):
        for a, b in (((64, 3), (5, 17)), ((70, 1), (1, 33)), ((2, 3), (4, 16)), ((5,), (40,)), ((1, 80), (3, 20))):
            a, b = numbers(*a), numbers(*b, seed=1)
            self.same(jax.jit(jnp.kron)(a, b), np.kron(a, b))
            self.same(jax.jit(lambda a, b: jnp.kron(a, b).T.reshape(-1) * 2)(a, b), np.kron(a, b).T.reshape(-1) * 2)

    def test_convolution(self):
        x, k = numbers(2, 9, 3), numbers(4, 3, 5, seed=1)
        got = jax.jit(lambda x, k: jax.lax.conv_general_dilated(x, k, (2,), "VALID", dimension_numbers=("NWC", "WIO", "NWC")))(x, k)
        self.close(got, np.stack([np.einsum("bwi,wio->bo", x[:, s:s + 4], k) for s in (0, 2, 4)], 1))


class Fft(Case):
    def test_complex(self):
        z = (numbers(3, 12) + 1j * numbers(3, 12, seed=1)).astype(np.complex64)
        self.close(jax.jit(jnp.fft.fft)(z), np.fft.fft(z))
        self.close(jax.jit(lambda z: jnp.fft.ifft(z, axis=0))(z), np.fft.ifft(z, axis=0))
        self.close(jax.jit(jnp.fft.fft2)(z), np.fft.fft2(z), 1e-4)

    def test_real(self):
        x = numbers(4, 15)
        self.close(jax.jit(jnp.fft.rfft)(x), np.fft.rfft(x))
        self.close(jax.jit(lambda x: jnp.fft.irfft(jnp.fft.rfft(x), n=15))(x), x)
        self.close(jax.jit(jnp.fft.rfft2)(x), np.fft.rfft2(x))


class Order(Case):
    def test_sort(self):
        x = np.random.default_rng(0).integers(-9, 9, (5, 40)).astype(np.float32)
        self.same(jax.jit(jnp.sort)(x), np.sort(x))
        self.same(jax.jit(jnp.argsort)(x), np.argsort(x, kind="stable").astype(np.int32))
        self.same(jax.jit(lambda x: jnp.sort(x, axis=0, descending=True))(x), -np.sort(-x, axis=0))

    def test_by_two_keys(self):
        a = np.random.default_rng(0).integers(0, 4, 50).astype(np.int32)
        b = np.random.default_rng(1).integers(0, 9, 50).astype(np.int32)
        self.same(jax.jit(lambda a, b: jnp.lexsort((b, a)))(a, b), np.lexsort((b, a)).astype(np.int32))

    def test_top_k(self):
        x = numbers(3, 30)
        values, places = jax.jit(lambda x: jax.lax.top_k(x, 4))(x)
        self.same(values, -np.sort(-x)[:, :4])
        self.same(places, np.argsort(-x)[:, :4].astype(np.int32))

    def test_unique_and_search(self):
        x = np.random.default_rng(0).integers(0, 9, 40).astype(np.int32)
        self.same(jnp.unique(x), np.unique(x))
        self.same(jax.jit(jnp.searchsorted)(np.arange(0, 9, 2), x), np.searchsorted(np.arange(0, 9, 2), x).astype(np.int32))

    def test_cumulative(self):
        x = numbers(4, 9)
        self.close(jax.jit(lambda x: jnp.cumsum(x, 1))(x), np.cumsum(x, 1))
        self.close(jax.jit(lambda x: jnp.cumprod(x, 0))(x), np.cumprod(x, 0))
        self.same(jax.jit(lambda x: jax.lax.cummax(x, 1))(x), np.maximum.accumulate(x, 1))


class Indexing(Case):
    def test_gather_and_scatter(self):
        x, i = numbers(6, 4), np.array([4, 0, 4, 5])
        self.same(jax.jit(lambda x, i: x[i])(x, i), x[i])
        wanted = x.copy()
        np.add.at(wanted, i, 1)
        self.same(jax.jit(lambda x, i: x.at[i].add(1))(x, i), wanted)
        self.same(jax.jit(lambda x: x.at[1:3, ::2].set(7)[..., ::-1])(x)[0], x[0, ::-1])
        self.same(jnp.take_along_axis(x, x.argsort(1), 1), np.sort(x))

    def test_slices_that_move(self):
        x = np.arange(20, dtype=np.float32)
        f = jax.jit(lambda x, i: jax.lax.dynamic_update_slice(x, jax.lax.dynamic_slice(x, (i,), (4,)) * 0 - 1, (i + 1,)))
        for i in (0, 7, 15):
            wanted = x.copy()
            wanted[i + 1:i + 5] = -1
            self.same(f(x, i), wanted)


def threefry(key, x):
    """Threefry 2x32 with 20 rounds, of two words each."""
    turns = ((13, 15, 26, 6), (17, 29, 16, 24))
    words = [np.uint32(key[0]), np.uint32(key[1])]
    words.append(words[0] ^ words[1] ^ np.uint32(0x1BD11BDA))
    a, b = (x[0] + words[0]).astype(np.uint32), (x[1] + words[1]).astype(np.uint32)
    for i in range(5):
        for turn in turns[i % 2]:
            a = (a + b).astype(np.uint32)
            b = (b << np.uint32(turn)) | (b >> np.uint32(32 - turn))
            b ^= a
        a = (a + words[(i + 1) % 3]).astype(np.uint32)
        b = (b + words[(i + 2) % 3] + np.uint32(i + 1)).astype(np.uint32)
    return a, b


class Random(Case):
    def test_bits(self):
        count = np.arange(100, dtype=np.uint32)
        a, b = threefry((0, 42), (np.zeros_like(count), count))
        self.same(jax.random.bits(jax.random.key(42), (100,)), a ^ b)

    def test_over_devices(self):
        f = lambda: jax.random.normal(jax.random.key(3), (16, 4))
        whole = jax.jit(f)()
        cut = jax.jit(f, out_shardings=put(np.zeros((16, 4)), row(), "i").sharding)()
        self.same(cut, whole)
        self.assertEqual(len(cut.addressable_shards), 8)

    def test_distributions(self):
        keys = jax.random.split(jax.random.key(0), 4)
        x = np.asarray(jax.random.normal(keys[0], (20000,)))
        self.assertLess(abs(x.mean()), 0.03)
        self.assertLess(abs(x.std() - 1), 0.03)
        u = np.asarray(jax.random.uniform(keys[1], (20000,), minval=2, maxval=5))
        self.assertTrue((u >= 2).all() and (u < 5).all() and abs(u.mean() - 3.5) < 0.03)
        n = np.asarray(jax.random.randint(keys[2], (1000,), -3, 4))
        self.assertEqual(set(n), set(range(-3, 4)))
        order = np.asarray(jax.random.permutation(keys[3], 50))
        self.same(np.sort(order), np.arange(50, dtype=order.dtype))
