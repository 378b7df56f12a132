"""What the tests of this folder share: eight devices in a row, and comparisons with NumPy."""
import unittest

import jax
import jax.numpy as jnp  # noqa: F401
import numpy as np
from jax.sharding import AxisType, Mesh, NamedSharding, PartitionSpec as P

COUNT = 8


def mesh_of(shape, names, devices=None):
    devices = jax.devices() if devices is None else devices
    return Mesh(np.array(devices[:int(np.prod(shape))]).reshape(shape), names, axis_types=(AxisType.Auto,) * len(names))


def row():
    return mesh_of((COUNT,), ("i",))


def pairs():
    return mesh_of((2, 4), ("x", "y"))


def put(value, mesh, *spec):
    return jax.device_put(value, NamedSharding(mesh, P(*spec)))


def mapped(f, mesh, inputs, outputs, **more):
    return jax.jit(jax.shard_map(f, mesh=mesh, in_specs=inputs, out_specs=outputs, **more))


def numbers(*shape, seed=0):
    """Floats around zero, which are the same in each run."""
    return np.random.default_rng(seed).standard_normal(shape).astype(np.float32)


class Case(unittest.TestCase):
    def same(self, got, wanted, tolerance=0.0):
        """Equal types, sizes and numbers; bit by bit, unless a tolerance is given."""
        wanted = np.asarray(wanted)
        got = np.asarray(got)
        self.assertEqual((got.dtype, got.shape), (wanted.dtype, wanted.shape))
        if tolerance:
            np.testing.assert_allclose(got, wanted, rtol=tolerance, atol=tolerance)
        else:
            np.testing.assert_array_equal(got, wanted)

    def close(self, got, wanted, tolerance=1e-5):
        """As `same`, in the type of `got`."""
        self.same(got, np.asarray(wanted).astype(np.asarray(got).dtype), tolerance)
