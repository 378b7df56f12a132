"""Kernels whose result may overwrite an array that nothing reads later, and kernels whose result must not. A matrix product
makes the array. Small whole numbers keep sums exact."""
from functools import partial

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from convolutions import numbers
from modules import ZERO, case


def told(*arrays):
    """A few numbers that depend on each element and its place."""
    parts = [part for a in arrays for part in ((a.real, a.imag) if jnp.iscomplexobj(a) else (a,))]
    return [(part.astype(np.int64) * ((lax.iota(np.uint32, part.size) * 2246822519) >> 14).astype(np.int64).reshape(part.shape)).sum() for part in parts]


def rounds(count, step, *carry):
    """`count` rounds, a number that the compiler does not know: a loop whose rounds are known is written out."""
    return lax.fori_loop(0, count + ZERO[0], lambda i, c: step(*c), carry)


def of_product(family, name, f, sizes=((80, 96, 80), (67, 129, 67)), dtype=np.float32):
    """f(p, by): by(x) multiplies what f makes of the product p by another matrix, so that it is stored."""
    def product(start, rows, terms, columns):
        ZERO[0] = start[0] - 2
        p = numbers((rows, terms), 5, start[0]).astype(dtype) @ numbers((terms, columns), 3, start[1]).astype(dtype)
        by = lambda x: x @ numbers((x.shape[-1], 70), 3, start[1] + 1).astype(x.dtype)
        return told(*jax.tree.leaves(f(p, by)))

    for size in sizes:
        case(family, f"{name}_{'x'.join(map(str, size))}", lambda start: product(start, *size), np.array([2, 5], np.int32))


def overwritten():
    add = partial(of_product, "overwritten")
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
    def diagonals(start):  # three operands that the call overwrites, each with another result
        d = 40 + (numbers((67, 30), 5, start[0]) @ numbers((30, 3), 3, start[1])).astype(np.float64)
        return lax.linalg.tridiagonal_solve(d[:, 0], d[:, 0], d[:, 0], d[:, 1:])

    case("overwritten", "same_diagonals", diagonals, np.array([2, 5], np.int32), units=1 << 20)
    long_rows = ((64, 9, 5000),)  # too long for a thread to keep one by itself
    top, rest = lambda x: x.max(1, keepdims=True), lambda x: x * 5 % 7 + x * 3 % 5
    add("long_rows", lambda p, by: (lambda y: (lambda z: by(z * y + top(z)))(rest(y) - top(y)))(rest(p) - top(p)), sizes=long_rows, dtype=np.float64)
    add("long_rows_read_later", lambda p, by: (lambda y: (lambda z: by(z) + top(z) + by(y))(y * 2 - y.sum(1, keepdims=True) % 5))(p - top(p)), sizes=((5, 30, 5000),), dtype=np.float64)
    add("in_branches", lambda p, by: by(lax.cond(p[0, 0] > p[1, 1], lambda x: jnp.clip(by(x)[:, :1] + x * 2, -5, 5), lambda x: by(x * 2 + 1)[:, :1] - x, jnp.clip(p, -9, 9))))


def overwritten_in_rounds():
    add = partial(of_product, "overwritten_in_rounds", sizes=((67, 129, 67),))
    add("in_rounds", lambda p, by: rounds(4, lambda x: (jnp.clip(by(jnp.clip(x, -4, 4) - x[:, :1])[:, :1] - x * 2, -9, 9),), p))
    add("in_rounds_of_rows", lambda p, by: rounds(4, lambda x: ((lambda q: jnp.clip(q - q.max(1, keepdims=True), -9, 9))(by(x - x.min(1, keepdims=True))[:, :1] - x),), p), sizes=((300, 96, 41), (64, 130, 128)))
    def product_in_rows(p, by):
        step = lambda x, y: jnp.clip(y - y.max(1, keepdims=True) + x * 2, -9, 9)
        return rounds(4, lambda x: (step(x, x @ numbers((x.shape[1], x.shape[1]), 3, ZERO[0] + 4).astype(x.dtype)),), p)

    add("in_rounds_of_product_in_rows", product_in_rows, sizes=((300, 96, 41), (64, 130, 128)))
    add("in_rounds_of_two", lambda p, by: rounds(4, lambda x, y: (jnp.clip(y * 2 - 1, -7, 7), jnp.clip(by(x)[:, :1] + x - y, -5, 5)), p, p + 1))
    add("carries_in_turn", lambda p, by: rounds(5, lambda x, y: (y.reshape(x.shape), jnp.clip(by(x)[:, :1] + x * 2, -9, 9).reshape(y.shape)), p, (p + 1).reshape(-1)))

    # x alternates between two places, since a new element of it depends on others that are still needed.
    clip, changed = lambda x: jnp.clip(x, -9, 9), lambda x: x.at[ZERO[0] + 3, 5:9].set(7)
    in_kernel = lambda x: rounds(3, lambda x: (clip(jnp.roll(x, 1, 0) - x * 2),), x)[0]
    with_product = lambda by, x, count=3: rounds(count, lambda x: (clip(by(x)[:, :1] - x + x[::-1]),), x)[0]
    add("carry_that_is_copied", lambda p, by: rounds(5, lambda x, y: (lambda z: (z, clip(x * 2 + jnp.roll(y, 1, 0) + z)))(with_product(by, y * 2)), p, p + 1))
    add("carry_that_is_copied_at_the_end", lambda p, by: rounds(5, lambda x, y: (lambda z: (z, clip(x * 2 + jnp.roll(y, 1, 0) + z)))(with_product(by, y * 2)), p, p + 1)[1])
    add("updated", lambda p, by: by(changed(with_product(by, p * 2))))
    add("updated_in_kernel", lambda p, by: by(changed(in_kernel(p * 2))))
    add("of_updated", lambda p, by: rounds(3, lambda x: ((lambda y: clip(y[::-1] + by(y)[:, :1]))(with_product(by, changed(x))),), p))
    add("of_updated_in_kernel", lambda p, by: rounds(3, lambda x: ((lambda y: clip(y[::-1] + y.T))(in_kernel(changed(x))),), p))
    add("two_loops", lambda p, by: rounds(3, lambda x: (with_product(by, with_product(by, changed(x)) * 2 + 1),), p))
    add("two_loops_in_kernels", lambda p, by: rounds(3, lambda x: (in_kernel(in_kernel(changed(x)) * 2 + 1),), p))
    add("loops_in_branches", lambda p, by: rounds(3, lambda x: (lax.cond(x[0, 0] > x[1, 1], lambda x: with_product(by, x * 2), lambda x: with_product(by, x - 1, 4), x),), p))

    # The next x is y, updated in place, in another shape. The next y is made before that or after it.
    for name, of in (("", lambda by, x: by(x)[:, :1]), ("_in_kernel", lambda by, x: x[::-1])):
        step = lambda by, x, y, of=of: (changed(y).reshape(-1), (lambda x: clip(of(by, x) + x * 2))(x.reshape(y.shape)))
        add("updated_for_another" + name, lambda p, by, step=step: rounds(5, lambda x, y: step(by, x, y), p.reshape(-1) + 1, p))
        add("updated_for_the_next" + name, lambda p, by, step=step: rounds(5, lambda y, x: step(by, x, y)[::-1], p, p.reshape(-1) + 1))


FAMILIES = (overwritten, overwritten_in_rounds)
