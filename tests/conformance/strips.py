"""Loops over arrays whose rows do not depend on each other: a few rows go through all iterations before the next ones."""
import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from modules import ZERO, case


def places(shape, modulus, dtype=np.int32):
    return (lax.iota(np.uint32, int(np.prod(shape))).reshape(shape) * 2654435761 % modulus).astype(dtype)


def told(*arrays):
    """A few numbers that depend on each element and its place."""
    found = []
    for a in arrays:
        parts = (a.real, a.imag) if jnp.iscomplexobj(a) else (a,)
        weights = ((lax.iota(np.uint32, a.size) * 2246822519) >> 12).astype(np.int64).reshape(a.shape)
        found += [(part.astype(np.int64) * weights).sum() for part in parts]
    return found


def loops_by_strips():
    def add(name, f):
        """f(n): n is a number that the compiler does not know."""
        case("loops_by_strips", name, lambda n: told(*jax.tree.leaves(f(n))), np.array(300, np.int32))

    def rounds(n, step, *carry):
        return lax.fori_loop(0, n, lambda i, c: step(*c), carry)

    mixed = lambda x: ((x * 75 + 74) % 65537).astype(np.int32)  # every bit counts, and nothing overflows
    for shape in ((10,), (63,), (65,), (1009,), (4096,), (3, 700), (1, 1009), (700, 3), (70001,)):
        add("numbers_" + "x".join(map(str, shape)), lambda n, s=shape: rounds(n * max(1, 3000 // int(np.prod(s))), lambda x: (mixed(x),), places(s, 65537)))
    for dtype in (np.int8, np.uint16, np.float32, np.float64, np.complex64, np.bool_, jnp.bfloat16):
        x = lambda: places((2003,), 2 if dtype is np.bool_ else 61).astype(dtype)
        step = (lambda x, y: (x ^ y, y & ~x | (x ^ True))) if dtype is np.bool_ else lambda x, y: (jnp.where((x != y), y, x), (x - y * jnp.asarray(0, dtype) + (x == y)))
        add(f"pairs_{np.dtype(dtype).name}", lambda n, x=x, step=step: rounds(n, lambda a, b: step(a, b), x(), x()[::-1]))
    big = (1009,)
    add("swapped", lambda n: rounds(n + 1, lambda x, y: (y, x), places(big, 11), places(big, 13)))
    add("fibonacci", lambda n: rounds(n, lambda x, y: (y, (x + y) % 65537), places(big, 11), places(big, 13)))
    add("three_in_turn", lambda n: rounds(n, lambda x, y, z: (y, z, mixed(x)), places(big, 11), places(big, 13), places(big, 17)))
    add("none", lambda n: rounds(n * ZERO[0], lambda x, y: (y, mixed(x)), places(big, 11), places(big, 13)))
    add("read_before_and_after", lambda n: (lambda x: (rounds(n, lambda a: (mixed(a + x),), x), x * 2))(places(big, 65537)))
    add("with_numbers", lambda n: rounds(n, lambda x, k: ((x * k + k) % 65537, k % 13 + 1), places(big, 65537), n))
    add("constant", lambda n: rounds(n, lambda x: (mixed(x + np.arange(1009, dtype=np.int32)),), places(big, 65537)))
    add("counted", lambda n: rounds(n, lambda x: (mixed(x + lax.iota(np.int32, 1009)),), places(big, 65537)))
    add("counted_in_rows", lambda n: rounds(n, lambda x: (mixed(x + lax.broadcasted_iota(np.int32, (30, 70), 1)),), places((30, 70), 65537)))
    add("until", lambda n: lax.while_loop(lambda c: c[0] * 3 < n * 7, lambda c: (c[0] + 2, mixed(c[1] + c[0])), (n * 0, places(big, 65537))))
    add("branches", lambda n: lax.fori_loop(0, n, lambda i, x: lax.cond(i % 3 == 1, lambda x: mixed(x + i), lambda x: x - x // 2, x), places(big, 65537)))
    add("inner_loop", lambda n: lax.fori_loop(0, n // 9, lambda i, x: lax.fori_loop(0, i % 4, lambda j, y: mixed(y + x + j), x), places(big, 65537)))
    add("inner_loop_alone", lambda n: lax.fori_loop(0, n // 50, lambda i, x: lax.fori_loop(0, n, lambda j, y: mixed(y + j), jnp.roll(x, i)), places(big, 65537)))
    add("rolled", lambda n: rounds(n, lambda x: (mixed(jnp.roll(x, 1)),), places(big, 65537)))
    add("neighbours_in_rows", lambda n: rounds(n, lambda x: (mixed(x + jnp.roll(x, 1, 1) + jnp.pad(x, ((0, 0), (1, 0)))[:, :-1]),), places((900, 5), 65537)))
    add("neighbour_rows", lambda n: rounds(n, lambda x: (mixed(x + jnp.roll(x, 1, 0)),), places((900, 5), 65537)))
    add("square", lambda n: rounds(n, lambda x, y: (mixed(x + y.T[:, :1]), mixed(y + x)), places((50, 50), 65537), places((50, 50), 65537)))
    add("stacked_rows", lambda n: rounds(n, lambda x: (jnp.stack([mixed(x[:, 1]), (x[:, 2] + x[:, 0]) % 65537, x[:, 0]], 1),), places((1009, 3), 65537)))
    add("stacked_columns", lambda n: rounds(n, lambda x: (jnp.stack([mixed(x[1]), (x[2] + x[0]) % 65537, x[0]]),), places((3, 1009), 65537)))
    add("turned", lambda n: rounds(n, lambda x, y: ((y.T + 1) % 65537, mixed(x.T)), places((9, 500), 65537), places((500, 9), 65537)))
    add("middle", lambda n: rounds(n, lambda x: (mixed(x[::-1] + x[:, :, :1] + x[:1]),), places((3, 1301, 2), 65537)))
    add("vmapped", lambda n: jax.vmap(lambda s: rounds(n, lambda p: (jnp.stack([mixed(p[2]), (p[0] + p[1]) % 65537, p[1]]),), s)[0], in_axes=1)(places((3, 1009), 65537)))
    add("of_a_row", lambda n: (lambda row: rounds(n, lambda x: (mixed(x + row),), places((900, 5), 65537)))(places((5,), 65537)))

    # Arrays of several shapes with the same elements, of which one loop could compute only some.
    third = lambda z: ((z * 3 + 1) % 65537,)
    add("two_shapes", lambda n: rounds(n, lambda x, y, z: ((a := (x * 3 + 1) % 65537), (y + a[:, None, :]) % 65537, *third(z)),
                                       places((3, 900), 61), places((3, 1, 900), 67), places((900,), 71)))
    add("reshaped_between", lambda n: (lambda m: rounds(n, lambda x, w, z: ((a := (x * 3 + 1) % 65537), (w + (a.reshape(3, 900, 2, 2) + m).reshape(3, 900, 4)) % 65537, *third(z)),
                                                        places((3, 900, 4), 61), places((3, 900, 4), 67), places((900,), 71)))(places((3, 900, 2, 2), 73)))
    for order in (0, 1):
        def turned_about(n, order=order):
            m = places((4500,), 73)
            step = lambda y, x, z: ((y * 3 + m.reshape(5, 900)) % 65537, (x * 3 + m.reshape(900, 5)) % 65537, (z + y[::-1]) % 65537)
            steps = (step, lambda x, y, z: (lambda y, x, z: (x, y, z))(*step(y, x, z)))
            start = (places((5, 900), 61), places((900, 5), 67))
            return rounds(n, steps[order], *start[::-1 if order else 1], places((5, 900), 71))

        add(f"turned_about_{order}", turned_about)
    add("in_a_loop", lambda n: lax.fori_loop(0, n // 60, lambda i, x: jnp.roll(lax.fori_loop(0, n, lambda j, y: mixed(y + j), x), i), places((2003,), 65537)))
    add("in_a_branch", lambda n: lax.cond(n > 7, lambda x: lax.fori_loop(0, n, lambda j, y: mixed(y + j), x), lambda x: x, places((2003,), 65537)))

    def updated_in_a_branch(n):
        def step(i, c):
            update = lambda y: (mixed(c[1]), lax.dynamic_update_slice(y, c[1][None], (i % 7, i * 0)))
            x, y = lax.cond(i % 3 == 1, update, lambda y: (c[1] - i, jnp.zeros_like(y) + i), c[0])
            return y, mixed(x + i)

        return lax.fori_loop(0, n, step, (places((7, 1009), 65537), places((1009,), 65537)))

    add("updated_in_a_branch", updated_in_a_branch)

    def scanned(shape, reverse=False, axis=None):
        def f(n):
            xs = places((301, *shape), 65537) + n
            step = lambda c, x: (mixed(c + x), c - x)
            if axis is not None:
                return jax.vmap(lambda c, x: lax.scan(step, c, x, reverse=reverse), in_axes=(0, axis), out_axes=(0, axis))(places(shape, 65537), jnp.moveaxis(xs, 0, 1 - axis))
            return lax.scan(step, places(shape, 65537), xs, reverse=reverse)
        return f

    for shape in ((1009,), (300, 5), (5, 300), (301,), (2, 301, 3)):
        add("scan_" + "x".join(map(str, shape)), scanned(shape))
    add("scan_back", scanned((1009,), reverse=True))
    add("scan_vmapped", scanned((1009,), axis=1))
    add("scan_vmapped_first", scanned((1009,), axis=0))
    add("scan_of_numbers", lambda n: lax.scan(lambda c, x: (mixed(c + x), x * 2), places(big, 65537), places((301,), 65537) + n))
    add("scan_of_two", lambda n: lax.scan(lambda c, x: (mixed(c + x[0]), (c, x[1] + x[0], c.sum() * 0 + 1)), places(big, 65537), (places((301, 1009), 65537), places((301, 1009), 7) + n)))
    add("scan_of_two_alone", lambda n: lax.scan(lambda c, x: (mixed(c + x[0]), (c, x[1] + x[0])), places(big, 65537), (places((301, 1009), 65537), places((301, 1009), 7) + n)))
    add("scan_keeps_first", lambda n: lax.scan(lambda c, x: ((mixed(c[0] + x), c[1]), c[1] + c[0]), (places(big, 65537), places(big, 7)), places((301, 1009), 65537) + n))
    add("random", lambda n: lax.fori_loop(0, n // 3, lambda i, c: (jax.random.split(c[0])[0], mixed(c[1] + jax.random.randint(c[0], (1009,), 0, 9))), (jax.random.PRNGKey(3), places(big, 65537))))
    add("a_few_numbers", lambda n: rounds(n, lambda x, k: (mixed(x + k[0] * k[2]), jnp.stack([k[1], k[2], (k[0] + 1) % 13])), places(big, 65537), jnp.stack([n % 3, n % 5, n % 7]).astype(np.int32)))
    add("chosen_number", lambda n: lax.fori_loop(0, n, lambda i, c: (mixed(c[0] + c[1][i % 3]), (jnp.roll(c[1], 1) + i % 2).astype(np.int32)), (places(big, 65537), jnp.stack([n % 3, n % 5, n % 7]).astype(np.int32))))
    add("number_of_an_array", lambda n: (lambda a: lax.fori_loop(0, n, lambda i, x: mixed(x + a[i % 700]), places(big, 65537)))(places((700,), 65537)))
    case("loops_by_strips", "functions", lambda a, n: lax.fori_loop(0, n, lambda i, x: 0.5 * (x + a / x) + jnp.tanh(x - x) + jnp.exp(-a - 90), jnp.ones_like(a)), np.linspace(.5, 9, 2003, dtype=np.float32), np.int32(300), ulps=2)
    case("loops_by_strips", "not_a_number", lambda a, n: lax.fori_loop(0, n, lambda i, x: jnp.maximum(x * 0.5, a), a * 0), np.array([np.nan, np.inf, -np.inf, 1e-30, -0.0, 3] * 1200, np.float32), np.int32(300))


FAMILIES = (loops_by_strips,)
