"""Arrays over several devices: shard_map with its collectives, shardings given and found, arrays made of parts."""
import unittest

from case import COUNT, Case, NamedSharding, P, jax, jnp, mapped, mesh_of, np, numbers, pairs, put, row


class ShardMap(Case):
    def setUp(self):
        self.mesh = row()
        self.x = numbers(COUNT * 2, 8)
        self.parts = self.x.reshape(COUNT, 2, 8)

    def test_psum(self):
        got = mapped(lambda x: jax.lax.psum(x, "i"), self.mesh, P("i"), P())(self.x)
        self.close(got, self.parts.sum(0))
        self.assertTrue(got.is_fully_replicated)

    def test_pmax_and_pmin(self):
        low, high = mapped(lambda x: (jax.lax.pmin(x, "i"), jax.lax.pmax(x, "i")), self.mesh, P("i"), P())(self.x)
        self.same(low, self.parts.min(0))
        self.same(high, self.parts.max(0))

    def test_all_gather(self):
        f = mapped(lambda x: jax.lax.all_gather(x, "i", axis=1, tiled=True), self.mesh, P("i"), P("i"))
        self.same(f(self.x), np.tile(np.concatenate(self.parts, 1), (COUNT, 1)))

    def test_ppermute(self):
        turn = [(i, (i + 3) % COUNT) for i in range(COUNT)]
        self.same(mapped(lambda x: jax.lax.ppermute(x, "i", turn), self.mesh, P("i"), P("i"))(self.x), np.roll(self.x, 6, 0))
        part = mapped(lambda x: jax.lax.ppermute(x, "i", [(1, 0)]), self.mesh, P("i"), P("i"))(self.x)
        self.same(part, np.concatenate([self.x[2:4], np.zeros((14, 8), np.float32)]))

    def test_all_to_all(self):
        f = mapped(lambda x: jax.lax.all_to_all(x, "i", split_axis=1, concat_axis=0, tiled=True), self.mesh, P("i"), P("i"))
        self.same(f(self.x), self.x.T.reshape(-1, 1))

    def test_psum_scatter(self):
        f = mapped(lambda x: jax.lax.psum_scatter(x, "i", scatter_dimension=1, tiled=True), self.mesh, P("i"), P(None, "i"))
        self.close(f(self.x), self.parts.sum(0))

    def test_axis_index_in_a_loop(self):
        def turns(x):
            return jax.lax.fori_loop(0, jax.lax.axis_index("i"), lambda _, x: x * 2, x)

        wanted = self.parts * np.float32(2) ** np.arange(COUNT, dtype=np.float32)[:, None, None]
        self.same(mapped(turns, self.mesh, P("i"), P("i"))(self.x), wanted.reshape(16, 8))

    def test_collective_in_a_while(self):
        def until(x):
            return jax.lax.while_loop(lambda s: s[1] > 1, lambda s: (s[0] + 1, jax.lax.pmax(s[1], "i") / 2), (0, jax.lax.pmax(x.max(), "i")))[0]

        x = np.arange(COUNT * 8, dtype=np.float32)
        self.same(mapped(until, self.mesh, P("i"), P())(x), np.int32(6))

    def test_many_runs(self):
        """The first runs are in threads of the devices; later ones, because they are short, in turns in the caller's."""
        turn = [(i, (i + 3) % COUNT) for i in range(COUNT)]

        def step(x, _):
            x = jax.lax.ppermute(x + jax.lax.psum(x, "i") / COUNT, "i", turn)
            x = jax.lax.cond(jax.lax.pmax(x.max(), "i") > 2, lambda x: x - jax.lax.all_gather(x, "i").mean(0), lambda x: x, x)
            return x, None

        def wanted(x):
            for _ in range(3):
                x = np.roll(x + x.mean(0), 3, 0)
                x = x - x.mean(0) if x.max() > 2 else x
            return x

        f = mapped(lambda x: jax.lax.scan(step, x, None, 3)[0], self.mesh, P("i"), P("i"))
        for waits in True, False:
            runs = []
            for k in range(30):
                x = self.x * np.float32(k / 20)
                runs.append((f(x).block_until_ready() if waits else f(x), wanted(x.reshape(self.parts.shape))))
            for got, parts in runs:
                self.close(got, parts.reshape(self.x.shape), 1e-4)

    def test_product_of_two_axes(self):
        a, b = numbers(6, 8), numbers(8, 4, seed=1)
        f = mapped(lambda a, b: jax.lax.psum(a @ b, "y"), pairs(), (P("x", "y"), P("y", None)), P("x", None))
        self.close(f(a, b), a @ b)

    def test_grad(self):
        def loss(w):
            return mapped(lambda w, x: jax.lax.psum((w * x).sum() ** 2, "i"), self.mesh, (P(), P("i")), P())(w, self.x)

        w = numbers(8, seed=3)
        sums = (w * self.parts).sum((1, 2))
        self.close(jax.jit(jax.grad(loss))(w), (2 * sums[:, None] * self.parts.sum(1)).sum(0), 1e-4)

    def test_some_axes_are_manual(self):
        f = mapped(lambda x: x - jax.lax.pmean(x, "x"), pairs(), P("x"), P("x"), axis_names={"x"})
        x = put(self.x, pairs(), "x", "y")
        self.close(f(x), (self.x.reshape(2, 8, 8) - self.x.reshape(2, 8, 8).mean(0)).reshape(16, 8))


class Shardings(Case):
    def test_in_and_out(self):
        mesh, x = pairs(), numbers(8, 4)
        ways = [NamedSharding(mesh, spec) for spec in (P("x", "y"), P("y"), P(None, "x"), P(), P("y", "x"))]
        for before, after in zip(ways, ways[1:] + ways[:1]):
            f = jax.jit(lambda x: jnp.roll(x, 1, 0) * 2, in_shardings=before, out_shardings=after)
            got = f(x)
            self.same(got, np.roll(x, 1, 0) * 2)
            self.assertTrue(got.sharding.is_equivalent_to(after, 2))

    def test_device_put_between_all(self):
        mesh, other, x = pairs(), mesh_of((4, 2), ("x", "y"), jax.devices()[::-1]), numbers(8, 8)
        specs = [P(), P("x"), P("y"), P(None, "y"), P("x", "y"), P("y", "x"), P(("x", "y")), P(None, ("y", "x"))]
        ways = [NamedSharding(m, s) for m in (mesh, other) for s in specs]
        y = jax.device_put(x, ways[0])
        for k in range(1, len(ways)):
            for way in ways[k % 3::3]:
                y = jax.device_put(y, way)
                self.assertTrue(y.sharding.is_equivalent_to(way, 2))
                for shard in y.addressable_shards:
                    self.same(shard.data, x[shard.index])

    def test_constraint(self):
        mesh, x = pairs(), numbers(8, 8)

        @jax.jit
        def f(x):
            x = jax.lax.with_sharding_constraint(x @ x.T, NamedSharding(mesh, P("y", "x")))
            return jax.lax.with_sharding_constraint(jnp.cumsum(x, 0), NamedSharding(mesh, P(None, "y")))

        got = f(put(x, mesh, "x"))
        self.close(got, np.cumsum(x @ x.T, 0), 1e-4)
        self.assertEqual({s.data.shape for s in got.addressable_shards}, {(8, 2)})

    def test_found(self):
        x, w = put(numbers(16, 8), row(), "i"), put(numbers(8, 4, seed=1), row())
        got = jax.jit(lambda x, w: jax.nn.relu(x @ w))(x, w)
        self.close(got, np.maximum(np.asarray(x) @ np.asarray(w), 0))
        self.assertEqual({s.data.shape for s in got.addressable_shards}, {(2, 4)})

    def test_open_as_on_xla(self):
        """What jit leaves open is cut as XLA on CPUs cuts it, so that a process finds as much of a result there (seen with JAX 0.12.0.1)."""
        whole = numbers(16, 8)
        x = put(whole, mesh_of((4, 2), ("x", "y")), "x", "y")
        for made, wanted, spec in (
                (x[:2], whole[:2], P(None, "y")), (x[2:4, :1], whole[2:4, :1], P()), (x[3], whole[3], P("y")), (x[:, 2], whole[:, 2], P("x")),
                (x[::2], whole[::2], P(None, "y")), (x[jnp.array([1, 3])], whole[[1, 3]], P(None, "y")), (x[0, 0], whole[0, 0], P()),
                (x[1:], whole[1:], P(None, "y")), (x.T, whole.T, P("y", "x")), (x.reshape(-1), whole.reshape(-1), P("x")),
                (x.reshape(32, 4), whole.reshape(32, 4), P("x")), (jnp.roll(x, 1), np.roll(whole, 1), P("x")),
                (jnp.pad(x, 1), np.pad(whole, 1), P(None, "y")), (jnp.concatenate([x, x]), np.concatenate([whole, whole]), P("x", "y"))):
            self.same(made, wanted)
            self.assertTrue(made.sharding.is_equivalent_to(NamedSharding(x.sharding.mesh, spec), made.ndim), (made.sharding, spec))
        # JAX has no name for a part of an axis, so what only parts could cut is whole.
        line, long = numbers(64, 6), put(numbers(64, 6), row(), "i")
        for f in (lambda x: x.reshape(4, 16, 6), lambda x: x.reshape(2, 2, 96), lambda x: x.reshape(2, 32, 6).transpose(1, 0, 2)):
            for made in f(long), jax.jit(f)(long), jax.jit(f).lower(long).compile()(long):
                self.same(made, f(line))
                self.assertEqual(made.sharding, NamedSharding(long.sharding.mesh, P()))
        self.assertEqual(jax.pmap(lambda x: x)(line[:COUNT]).reshape(2, 4, 6).sharding.spec, P())
        self.assertEqual(jnp.sort(x).addressable_data(0).size, whole.size // 8)
        with jax.set_mesh(x.sharding.mesh):  # nothing is cut, though devices share the work
            made = jax.jit(lambda: jax.lax.iota(np.float32, 1 << 20).reshape(1024, 1024) @ jnp.ones((1024, 4)))()
        self.assertEqual(len(made.devices()), 8)
        self.assertTrue(made.is_fully_replicated, made.sharding)

    def test_reductions(self):
        x = numbers(8, 16)
        for spec in (("x",), (None, "y"), ("x", "y"), (("x", "y"),)):
            y = put(x, pairs(), *spec)
            for axis in (None, 0, 1):
                self.close(jax.jit(lambda y, axis=axis: y.sum(axis))(y), x.sum(axis))
                self.same(jax.jit(lambda y, axis=axis: jnp.argmax(y, axis))(y), np.argmax(x, axis).astype(np.int32))

    def test_each_device_alone(self):
        for i, device in enumerate(jax.devices()):
            y = jax.jit(lambda x: x + 1)(jax.device_put(np.float32(i), device))
            self.assertEqual((float(y), y.devices()), (i + 1, {device}))

    def test_some_devices_in_any_order(self):
        x = numbers(9, 2)
        devices = [jax.devices()[i] for i in (6, 1, 3)]
        y = jax.jit(lambda x: x - x.mean(0))(put(x, mesh_of((3,), ("k",), devices), "k"))
        self.close(y, x - x.mean(0))
        self.assertEqual([s.device for s in sorted(y.addressable_shards, key=lambda s: s.index[0].start)], devices)


class Made(Case):
    def test_of_single_device_arrays(self):
        x, sharding = numbers(8, 6), NamedSharding(pairs(), P("y", "x"))
        parts = [jax.device_put(x[index], device) for device, index in sharding.addressable_devices_indices_map(x.shape).items()]
        y = jax.make_array_from_single_device_arrays(x.shape, sharding, parts)
        self.same(y, x)
        self.close(jax.jit(lambda y: y @ y.T)(y), x @ x.T)

    def test_of_a_callback(self):
        x, asked = numbers(16, 3), []
        y = jax.make_array_from_callback(x.shape, NamedSharding(row(), P("i")), lambda index: (asked.append(index), x[index])[1])
        self.same(y, x)
        self.assertEqual(len(asked), COUNT)
        z = jax.make_array_from_process_local_data(NamedSharding(row(), P("i")), x)
        self.same(jax.jit(lambda y, z: y + z)(y, z), x + x)

    def test_shards(self):
        x = numbers(8, 4)
        y = put(x, pairs(), "y", "x")
        for shard in y.addressable_shards:
            self.same(shard.data, x[shard.index])
            self.assertEqual(shard.data.devices(), {shard.device})
        self.assertEqual(len({s.device for s in y.addressable_shards}), COUNT)


class Unreduced(Case):
    """Arrays that are sums of terms, one on each device along some axes."""

    def setUp(self):
        self.mesh = jax.make_mesh((2, 4), ("x", "y"), axis_types=(jax.sharding.AxisType.Explicit,) * 2)
        self.enterContext(jax.set_mesh(self.mesh))

    def test_arguments_are_summed(self):
        whole = numbers(8, 4, 8)  # what each device has
        for spec, unreduced in (("x",), {"y"}), ((None, "x"), {"y"}), ((), {"x", "y"}), (("y",), {"x"}), ((), {"y"}):
            plain = NamedSharding(self.mesh, P(*spec))
            indices, wanted, added = plain.addressable_devices_indices_map((4, 8)), np.zeros((4, 8), np.float32), set()
            for device, index in indices.items():
                kept = self.key(device, spec, unreduced)
                if kept not in added:  # the others are copies
                    wanted[index] += whole[device.id][index]
                added.add(kept)
            first = {}
            parts = [jax.device_put(first.setdefault(self.key(device, spec, unreduced), whole[device.id])[index], device)
                     for device, index in indices.items()]
            way = NamedSharding(self.mesh, P(*spec, unreduced=unreduced))
            terms = jax.make_array_from_single_device_arrays((4, 8), way, parts)
            self.close(jax.sharding.reshard(terms, P(*spec)), wanted)
            self.close(jax.jit(lambda x: jax.sharding.reshard(x, P()) * 2)(terms), wanted * 2)

    def key(self, device, spec, unreduced):
        places = dict(zip("xy", (int(i[0]) for i in np.where(self.mesh.devices == device))))
        return tuple(place for axis, place in places.items() if axis in unreduced or axis in spec)

    def test_results_are_terms(self):
        a, b = numbers(6, 8), numbers(8, 4, seed=1)
        f = jax.shard_map(lambda a, b: a @ b, in_specs=(P("x", "y"), P("y", None)), out_specs=P("x", None, unreduced={"y"}), check_vma=False)
        y = jax.jit(f)(put(a, self.mesh, "x", "y"), put(b, self.mesh, "y"))
        for shard in y.addressable_shards:
            x, k = (int(i[0]) for i in np.where(self.mesh.devices == shard.device))
            self.close(shard.data, a[3 * x:3 * x + 3, 2 * k:2 * k + 2] @ b[2 * k:2 * k + 2])
        self.close(jax.sharding.reshard(y, P("x")), a @ b)

    @unittest.skipUnless(hasattr(jax.sharding, "UnreducedKind"), "this JAX knows sums alone")
    def test_maxima_and_minima(self):
        x = numbers(8, 4) - 9
        for kind, reduce, wanted in (("max", jax.lax.reduce_max, x.max(0)), ("min", jax.lax.reduce_min, x.min(0))):
            for dims, spec, unreduced in (("x", "y"), ("y",), {"x"}), (("y", None), (None,), {"y"}), ((("x", "y"), None), (), {"x", "y"}):
                way = P(*spec, unreduced=unreduced, unreduced_kind=jax.sharding.UnreducedKind[kind])
                y = jax.jit(lambda x: reduce(x, axes=(0,), out_sharding=way))(put(x, self.mesh, *dims))
                self.same(jax.sharding.reshard(y, P()), wanted)
                self.same(jax.jit(lambda y: jax.sharding.reshard(y, P()) * 2)(y), wanted * 2)

    def test_there_and_back(self):
        x = jax.device_put(numbers(4, 8), NamedSharding(self.mesh, P("x")))
        y = jax.jit(lambda x: jax.sharding.reshard(x, P("x", unreduced={"y"})))(x)
        again = jax.jit(lambda y: jax.sharding.reshard(y, P("x")), donate_argnums=0)
        terms = {s.device: np.asarray(s.data) for s in y.addressable_shards}
        self.same(again(y), numbers(4, 8))
        for x, row_of in enumerate(self.mesh.devices):
            self.same(sum(terms[device] for device in row_of), numbers(4, 8)[2 * x:2 * x + 2])
