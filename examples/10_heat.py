"""The heat equation on a grid in strips over 4 devices, and a picture of it.

    python 10_heat.py [RANKS]        writes heat.png: four moments from left to right

In each step a device gets one row from the strip above and one from that below (ppermute). Opposite borders of the grid touch.
"""
import struct
import sys
import zlib

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

import spmdrun

DEVICES, SIZE, PICTURES, STEPS, RATE = 4, 128, 4, 150, 0.2
RANKS = int(sys.argv[1]) if sys.argv[1:] else 2
spmdrun.devices(DEVICES)


def flow(strip):
    """On one device: the strip after a step."""
    up, down = ([(i, (i + by) % DEVICES) for i in range(DEVICES)] for by in (-1, 1))
    above = lax.ppermute(strip[-1:], "strips", down)  # the last row of the strip before
    below = lax.ppermute(strip[:1], "strips", up)
    high = jnp.concatenate([above, strip, below])
    around = high[:-2] + high[2:] + jnp.roll(strip, 1, 1) + jnp.roll(strip, -1, 1)
    return strip + RATE * (around - 4 * strip)


@jax.jit
def simulate(grid):
    def picture(strips, _):
        later = lax.fori_loop(0, STEPS, lambda _, now: jax.pmap(flow, axis_name="strips")(now), strips)
        return later, strips.reshape(SIZE, SIZE)

    return lax.scan(picture, grid.reshape(DEVICES, -1, SIZE), length=PICTURES)[1]


def write_png(path, rgb):
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = np.insert(rgb.reshape(len(rgb), -1), 0, 0, axis=1)  # each row begins with its filter: none
    head = struct.pack(">IIBBBBB", rgb.shape[1], len(rgb), 8, 2, 0, 0, 0)
    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head))
        file.write(chunk(b"IDAT", zlib.compress(rows.tobytes(), 9)) + chunk(b"IEND", b""))


y, x = np.mgrid[:SIZE, :SIZE] - SIZE / 2
hot = (abs(np.hypot(x, y) - 40) < 6) | (abs(x) + abs(y) < 14)  # a ring around a square
grids = spmdrun.run(simulate, hot.astype(np.float32), ranks=RANKS)

np.testing.assert_allclose(grids, simulate(hot.astype(np.float32)), atol=1e-5)
shown = np.concatenate(grids, axis=1)[:, :, None] * 3 - np.arange(3)  # black, red, yellow, white
write_png("heat.png", (255 * shown.clip(0, 1)).astype(np.uint8))
print(f"heat.png: from {grids[0].min():.3f}..{grids[0].max():.3f} to {grids[-1].min():.3f}..{grids[-1].max():.3f}, as in JAX")
