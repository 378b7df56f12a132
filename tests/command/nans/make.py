"""Writes the programs of nans_test.py as JAX prints them, with the lines of this file: python make.py, where JAX is.

A line that makes NaN ends in a comment with the name of its program: the test looks for it.
"""
import os
os.environ["JAX_NUM_CPU_DEVICES"] = "4"
import jax
import jax.numpy as jnp
from jax import lax
from jax.sharding import AxisType, NamedSharding, PartitionSpec as P

HERE = os.path.dirname(os.path.abspath(__file__))
mesh = jax.make_mesh((4,), ("i",), axis_types=(AxisType.Auto,))
parts = NamedSharding(mesh, P("i"))
vector, scalar = jax.ShapeDtypeStruct((8,), jnp.float32), jax.ShapeDtypeStruct((), jnp.float32)


def each(f, out=P("i")):
    return jax.shard_map(f, mesh=mesh, in_specs=P("i"), out_specs=out)


def in_scan(x):
    def step(carry, _):
        carry = carry - 1.0
        rest = jnp.floor(carry)
        return carry, rest / rest  # in_scan
    return lax.scan(step, x, None, length=6)


def in_while(x):
    def inner(j, v, i):
        return v + jnp.sqrt(4.0 - 2.0 * i - j)  # in_while
    def outer(state):
        i, v = state
        return i + 1, lax.fori_loop(0, 3, lambda j, u: inner(j, u, i), v)
    return lax.while_loop(lambda state: state[0] < 5, outer, (0, x))[1]


def on_one_device(x):
    return each(lambda v: jnp.log(v) + 1.0)(x)  # on_one_device


def in_all_reduce(x):
    return each(lambda v: lax.psum(v, "i"), P())(x)  # in_all_reduce


def masked(x):
    return jnp.where(x > 0, jnp.log(x), 0.0).sum()  # masked


def picked(x):
    y = jnp.tanh(x)
    return jnp.where(y > 0, y, jnp.nan)  # picked


def uneven(x):
    """Padding is 0, which makes NaN."""
    x = lax.with_sharding_constraint(x, parts)
    y = x * jnp.log(x)  # uneven
    z = lax.with_sharding_constraint(jnp.cumsum(y) / (1.0 + y * y), parts)
    return y.sum(), y.max(), jax.nn.softmax(z), jnp.argmax(z), jnp.sort(y)[::-1] / jnp.arange(1, 11)


def through_cond(x):
    y = lax.cond(x.sum() > 0, lambda v: jnp.sqrt(v), lambda v: v * 2.0, x)  # through_cond
    return each(lambda v: v + lax.axis_index("i"))(y)


def of_matrix(x):
    return jnp.linalg.cholesky(x.reshape(2, 2) @ jnp.eye(2)).sum()  # of_matrix


for program, argument in [(in_scan, scalar), (in_while, scalar), (on_one_device, vector), (in_all_reduce, vector),
                          (masked, vector), (picked, vector), (uneven, jax.ShapeDtypeStruct((10,), jnp.float32)),
                          (through_cond, vector), (of_matrix, jax.ShapeDtypeStruct((4,), jnp.float32))]:
    text = jax.jit(program).lower(argument).as_text(debug_info=True)
    with open(os.path.join(HERE, program.__name__ + ".mlir"), "w") as file:
        file.write(text.replace(HERE + "/", ""))
