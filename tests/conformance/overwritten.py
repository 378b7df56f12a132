"""Kernels whose result may overwrite an array that nothing reads later, and kernels whose result must not. A matrix product
makes the array. Small whole numbers keep sums exact."""
import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from convolutions import numbers
from modules import case


def told(*arrays):
    """A few numbers that depend on each element and its place."""
    parts = [part for a in arrays for part in ((a.real, a.imag) if jnp.iscomplexobj(a) else (a,))]
    return [(part.astype(np.int64) * ((lax.iota(np.uint32, part.size) * 2246822519) >> 14).astype(np.int64).reshape(part.shape)).sum() for part in parts]


def overwritten():
    def add(name, f, sizes=((80, 96, 80), (67, 129, 67)), dtype=np.float32):
        """f(p, by): by(x) multiplies what f makes of the product p by another matrix, so that it is stored."""
        def product(start, rows, terms, columns):
            p = numbers((rows, terms), 5, start[0]).astype(dtype) @ numbers((terms, columns), 3, start[1]).astype(dtype)
            by = lambda x: x @ numbers((x.shape[-1], 70), 3, start[1] + 1).astype(x.dtype)
            return told(*jax.tree.leaves(f(p, by)))

        for size in sizes:
            case("overwritten", f"{name}_{'x'.join(map(str, size))}", lambda start: product(start, *size), np.array([2, 5], np.int32))

    rows = ((300, 96, 41), (64, 130, 128))
    add("elements", lambda p, by: by(jnp.clip(p, -9, 9) * 2 + 1))
    add("chain", lambda p, by: by(jnp.clip(by(jnp.clip(p, -3, 3)), -5, 5)))
    add("doubles", lambda p, by: by(jnp.clip(p, -9, 9) * 2 + 1), dtype=np.float64)
    add("complex", lambda p, by: by(lax.complex(p.imag, jnp.clip(p.real, -9, 9))), dtype=np.complex64)
    add("integers", lambda p, by: by(p.astype(np.int32) * 3 + 1))
    add("other_type", lambda p, by: by(lax.bitcast_convert_type(lax.bitcast_convert_type(p, np.uint32) ^ ((p > 3).astype(np.uint32) << 31), np.float32)))
    add("shorter", lambda p, by: by((p % 5).astype(np.int8).astype(np.float32)))
    add("column_of_row", lambda p, by: by(p + p[0]))
    add("transposed", lambda p, by: by(p + p.T))
    add("only_transposed", lambda p, by: by((p * 2).T + 1))
    add("transposed_other", lambda p, by: by(jnp.clip(p, -9, 9) + by(p)[:, :1].T))
    add("turned", lambda p, by: by(p[::-1] - p))
    add("rolled", lambda p, by: by(jnp.roll(p, 1, 0) * 2 + p))
    add("read_later", lambda p, by: (lambda y: by(y) + by(p + y[:1]))(p * 2 + 1))
    add("read_before", lambda p, by: (lambda y, z: by(y) - by(z) * 2)(p[::-1] + 1, p * 2 + 1))
    add("two_results", lambda p, by: (lambda y, z: by(y) - by(z) * 2)(p - 1, p * 2 + 1))
    add("flat", lambda p, by: by((p.reshape(-1) * 2 + lax.iota(np.float32, p.size) % 3).reshape(p.shape)))
    add("other_shape", lambda p, by: by((p.reshape(p.shape[::-1]) * 2 + 1)), sizes=((80, 96, 50), (67, 129, 60)))
    add("other_shape_of_both", lambda p, by: by((p.reshape(p.shape[::-1]) * 2 + p.T)), sizes=((80, 96, 50), (67, 129, 60)))
    add("returned", lambda p, by: (p * 2, jnp.clip(p, -2, 2)))
    add("updated", lambda p, by: by((p * 2 + 1).at[3, 5:9].set(p[4, 1:5])))
    add("sorted", lambda p, by: by(jnp.sort(p * 2 + 1, 1)) + by(p + 1))

    add("rows", lambda p, by: by((lambda y: y - y.sum(1, keepdims=True) % 7)(p - p.max(1, keepdims=True))), sizes=rows)
    add("rows_of_turned", lambda p, by: by((lambda y: y - y.sum(1, keepdims=True) % 7)(p[:, ::-1] - p.max(1, keepdims=True))), sizes=rows)
    add("rows_of_both", lambda p, by: by(p[:, ::-1] * 2 - p - p.max(1, keepdims=True)), sizes=rows)
    add("rows_of_neighbours", lambda p, by: by((lambda y: y - y.max(1, keepdims=True))(p + jnp.roll(p, 1, 1))), sizes=rows)
    add("rows_read_later", lambda p, by: (lambda y: by(y) + (y * p).sum(1, keepdims=True))(p - p.max(1, keepdims=True)), sizes=rows)
    add("rows_read_again", lambda p, by: (lambda y: by(y) + by(p + y.min(1, keepdims=True)))(p - p.max(1, keepdims=True)), sizes=rows)
    add("rows_of_others", lambda p, by: by(p - p.max(1, keepdims=True) + p[::-1]), sizes=rows)
    add("rows_of_next", lambda p, by: by(p - p.max(1, keepdims=True) + jnp.roll(p, 1, 0).min(1, keepdims=True)), sizes=rows)
    add("rows_to_two", lambda p, by: (lambda m: by(p - m) - by(p * 2 + m))(p.max(1, keepdims=True)), sizes=rows)
    add("rows_one_behind_the_other", lambda p, by: (lambda y: (lambda z: by(z) + z.max(1, keepdims=True))(y * 2 - y.sum(1, keepdims=True) % 5))(p - p.max(1, keepdims=True)), sizes=rows)
    add("normalized_rows", lambda p, by: by(jnp.where(p == p.max(1, keepdims=True), p - p.min(1, keepdims=True), p.sum(1, keepdims=True) % 11)), sizes=rows)
    add("in_rounds", lambda p, by: lax.fori_loop(0, 4, lambda i, x: jnp.clip(by(jnp.clip(x, -4, 4) - x[:, :1])[:, :1] - x * 2, -9, 9), p))
    add("in_rounds_of_rows", lambda p, by: lax.fori_loop(0, 4, lambda i, x: (lambda q: jnp.clip(q - q.max(1, keepdims=True), -9, 9))(by(x - x.min(1, keepdims=True))[:, :1] - x), p), sizes=rows)
    add("in_rounds_of_two", lambda p, by: lax.fori_loop(0, 4, lambda i, c: (jnp.clip(c[1] * 2 - 1, -7, 7), jnp.clip(by(c[0])[:, :1] + c[0] - c[1], -5, 5)), (p, p + 1)))
    for step in (lambda t, m: jnp.clip(t @ m - t, -4, 4), lambda t, m: jnp.clip(t @ m, -4, 4)):
        def copied(p, by, step=step):
            m = jnp.clip(p[:, :p.shape[0]], -1, 1)
            inner = lambda b: lax.fori_loop(0, 3, lambda j, t: step(t, m), b * 2)
            return lax.fori_loop(0, 5, lambda i, c: (lambda a2: (a2, jnp.clip(c[0] * 2 + jnp.roll(c[1], 1, 0) + a2, -9, 9)))(inner(c[1])), (p, p + 1))

        add("carry_that_is_copied" + ("" if step(jnp.ones((1, 1)), jnp.ones((1, 1))) == 0 else "_of_product"), copied)
    add("carries_in_turn", lambda p, by: lax.fori_loop(0, 5, lambda i, c: (c[1].reshape(c[0].shape), jnp.clip(by(c[0])[:, :1] + c[0] * 2, -9, 9).reshape(c[1].shape)), (p, (p + 1).reshape(-1))))
    add("in_branches", lambda p, by: by(lax.cond(p[0, 0] > p[1, 1], lambda x: jnp.clip(by(x)[:, :1] + x * 2, -5, 5), lambda x: by(x * 2 + 1)[:, :1] - x, jnp.clip(p, -9, 9))))


FAMILIES = (overwritten,)
