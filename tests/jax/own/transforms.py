"""Transformations: jit, vmap, grad, loops, branches, pmap."""
from functools import partial

from case import COUNT, Case, P, jax, jnp, np, numbers, pairs


class Jit(Case):
    def test_elementwise(self):
        x = numbers(3, 5)
        self.close(jax.jit(lambda x: jnp.sin(x) * jnp.exp(-x) + x ** 3)(x), np.sin(x) * np.exp(-x) + x ** 3)

    def test_static_arguments(self):
        traced = []

        @partial(jax.jit, static_argnums=1)
        def power(x, n):
            traced.append(n)
            return x ** n

        x = np.arange(4, dtype=np.float32)
        for n in (2, 3, 2, 3):
            self.same(power(x, n), x ** n)
        self.assertEqual(traced, [2, 3])

    def test_trees(self):
        tree = {"a": (np.float32(1), np.arange(3)), "b": [np.ones((2, 2), np.float32), None]}
        got = jax.jit(lambda t: jax.tree.map(lambda x: x + x, t))(tree)
        self.assertEqual(jax.tree.structure(got), jax.tree.structure(tree))
        self.same(got["a"][1], np.arange(3, dtype=np.int32) * 2)
        self.same(got["b"][0], np.full((2, 2), 2, np.float32))

    def test_results_that_are_arguments(self):
        x = np.arange(4, dtype=np.float32)
        same, zero, again = jax.jit(lambda x: (x, jnp.zeros(2), x))(x)
        self.same(same, x)
        self.same(again, x)
        self.same(zero, np.zeros(2, np.float32))


class Vmap(Case):
    def test_of_jit(self):
        a, b = numbers(6, 3), numbers(6, 3, seed=1)
        self.close(jax.vmap(jax.jit(jnp.dot))(a, b), (a * b).sum(1))

    def test_axes(self):
        a, b = numbers(3, 6), numbers(3, seed=1)
        got = jax.jit(jax.vmap(lambda a, b: a * b.sum(), in_axes=(1, None), out_axes=1))(a, b)
        self.close(got, a * b.sum())

    def test_of_cond_and_while(self):
        x = np.arange(-3, 4, dtype=np.int32)
        grow = lambda x: jax.lax.while_loop(lambda x: (x > 0) & (x < 50), lambda x: x * 3, x)  # all of them compute it
        got = jax.vmap(lambda x: jax.lax.cond(x > 0, grow, lambda x: -x, x))(x)
        self.same(got, np.array([3, 2, 1, 0, 81, 54, 81], np.int32))


class Grad(Case):
    def test_polynomial(self):
        x = numbers(5)
        self.close(jax.grad(lambda x: (x ** 3 - 2 * x).sum())(x), 3 * x ** 2 - 2)

    def test_of_a_layer(self):
        w, x, y = numbers(4, 3), numbers(7, 4, seed=1), numbers(7, 3, seed=2)
        loss, slope = jax.jit(jax.value_and_grad(lambda w: ((jnp.tanh(x @ w) - y) ** 2).mean()))(w)
        t = np.tanh(x @ w)
        self.close(loss, ((t - y) ** 2).mean())
        self.close(slope, x.T @ (2 * (t - y) / y.size * (1 - t * t)))

    def test_through_scan(self):
        f = lambda x: jax.lax.scan(lambda c, i: (c * x + i, None), x, jnp.arange(4.0))[0]
        self.close(jax.jit(jax.grad(f))(2.0), 5 * 2.0 ** 4 + 0 * 3 * 2 ** 2 + 1 * 2 * 2 + 2)

    def test_forward_and_backward(self):
        x = numbers(4)
        f = lambda x: jnp.array([x.prod(), (x * x).sum()])
        wanted = np.stack([x.prod() / x, 2 * x])
        self.close(jax.jacfwd(f)(x), wanted)
        self.close(jax.jacrev(f)(x), wanted)
        self.close(jax.hessian(lambda x: (x ** 3).sum())(x), np.diag(6 * x))
        self.close(jax.jvp(f, (x,), (np.ones(4, np.float32),))[1], wanted.sum(1))

    def test_custom_rules(self):
        @jax.custom_vjp
        def clipped(x):
            return x * x

        clipped.defvjp(lambda x: (x * x, x), lambda x, g: (jnp.clip(2 * x * g, -1, 1),))
        x = np.array([-3, 0.25, 2], np.float32)
        self.same(jax.jit(jax.grad(lambda x: clipped(x).sum()))(x), np.array([-1, 0.5, 1], np.float32))

    def test_remat(self):
        x = numbers(5)
        f = jax.checkpoint(lambda x: jnp.sin(jnp.sin(x)))
        self.close(jax.jit(jax.grad(lambda x: f(x).sum()))(x), np.cos(np.sin(x)) * np.cos(x))


class Loops(Case):
    def test_scan(self):
        x = numbers(10, 3)
        last, sums = jax.jit(lambda x: jax.lax.scan(lambda c, x: (c + x, c * 2), np.zeros(3, np.float32), x))(x)
        whole = np.cumsum(x, 0, dtype=np.float32)
        self.close(last, whole[-1])
        self.close(sums, 2 * np.concatenate([np.zeros((1, 3)), whole[:-1]]))

    def test_scan_backwards(self):
        got = jax.lax.scan(lambda c, x: (c + x["a"], (c, x["b"])), 0, {"a": jnp.arange(4), "b": jnp.arange(4) * 10}, reverse=True)
        self.same(got[1][0], np.array([6, 5, 3, 0], np.int32))
        self.same(got[1][1], np.array([0, 10, 20, 30], np.int32))

    def test_while(self):
        def length(n):
            return jax.lax.while_loop(lambda s: s[0] != 1, lambda s: (jnp.where(s[0] % 2, 3 * s[0] + 1, s[0] // 2), s[1] + 1), (n, 0))[1]

        self.assertEqual([int(jax.jit(length)(n)) for n in (1, 6, 7, 27)], [0, 8, 16, 111])

    def test_bound_of_an_argument(self):
        f = jax.jit(lambda n, x: jax.lax.fori_loop(0, n, lambda i, x: x + i, x))
        self.assertEqual([int(f(n, 3)) for n in (0, 1, 10)], [3, 3, 48])

    def test_branches(self):
        f = jax.jit(lambda i, x: jax.lax.switch(i, [lambda x: x, lambda x: -x, lambda x: x * x], x))
        self.assertEqual([float(f(i, 3.0)) for i in (-1, 0, 1, 2, 5)], [3, 3, -3, 9, 9])

    def test_associative_scan(self):
        x = np.arange(1, 14, dtype=np.int32)
        self.same(jax.jit(partial(jax.lax.associative_scan, jnp.add))(x), np.cumsum(x, dtype=np.int32))


class Pmap(Case):
    def test_sum_over_all(self):
        x = numbers(COUNT, 3)
        got = jax.pmap(lambda x: (x - jax.lax.pmean(x, "i"), jax.lax.pmax(x, "i"), jax.lax.axis_index("i")), axis_name="i")(x)
        self.close(got[0], x - x.mean(0))
        self.same(got[1], np.tile(x.max(0), (COUNT, 1)))
        self.same(got[2], np.arange(COUNT, dtype=np.int32))

    def test_scan_inside(self):
        x = numbers(COUNT, 3)

        def steps(x):
            return jax.lax.scan(lambda c, _: (0.5 * c + 0.1 * jax.lax.psum(c, "i"), c.sum()), x, None, length=6)

        last, sums = jax.pmap(steps, axis_name="i")(x)
        c, wanted = x, []
        for _ in range(6):
            wanted.append(c.sum(1))
            c = np.float32(0.5) * c + np.float32(0.1) * c.sum(0)
        self.close(last, c, 1e-4)
        self.close(sums, np.stack(wanted, 1), 1e-4)

    def test_two_widths(self):
        wide = jax.pmap(lambda x: x + jax.lax.psum(x, "i"), axis_name="i")
        narrow = jax.pmap(lambda y: y * jax.lax.psum(y, "j"), axis_name="j", devices=jax.devices()[:4])
        x, y = np.arange(8, dtype=np.float32), np.arange(1, 5, dtype=np.float32)
        for _ in range(3):
            x, y = wide(x), narrow(y / 10)
        self.same(x, np.arange(8, dtype=np.float32) + 28 * (1 + 9 + 81))
        wanted = np.arange(1, 5, dtype=np.float32)
        for _ in range(3):
            wanted = wanted / 10 * (wanted / 10).sum()
        self.close(y, wanted, 1e-6)

    def test_two_widths_in_a_jit(self):
        x = numbers(COUNT, 4)

        @jax.jit
        def both(x):
            x = jax.pmap(lambda x: x + jax.lax.psum(x, "i"), axis_name="i")(x)
            rows = lambda x: x - jax.lax.pmean(x, "x")  # on two of the eight devices, four times
            return jax.shard_map(rows, mesh=pairs(), in_specs=P("x", "y"), out_specs=P("x", "y"))(x)

        wanted = (x + x.sum(0)).reshape(2, 4, 4)
        self.close(both(x), (wanted - wanted.mean(0)).reshape(COUNT, 4))

    def test_axes_and_exchange(self):
        x = numbers(3, COUNT)
        ring = [(i, (i + 1) % COUNT) for i in range(COUNT)]
        f = jax.pmap(lambda x, k: (jax.lax.ppermute(x, "i", ring) * k, jax.lax.all_gather(x[0], "i")), axis_name="i",
                     in_axes=(1, None), out_axes=(1, 0))
        moved, gathered = f(x, np.float32(2))
        self.same(moved, 2 * np.roll(x, 1, 1))
        self.same(gathered, np.tile(x[0], (COUNT, 1)))

    def test_results_stay_on_their_devices(self):
        step = jax.pmap(lambda x: x + jax.lax.psum(x, "i"), axis_name="i")
        x = step(np.arange(COUNT, dtype=np.float32))
        self.assertEqual([s.device for s in x.addressable_shards], jax.devices())
        self.same(step(x), np.arange(COUNT, dtype=np.float32) + 28 + 28 * 9)
