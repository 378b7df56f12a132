"""Results for xarray: an ensemble of 4 members of Lorenz's weather, saved with names and coordinates.

    python 13_xarray.py [RANKS]      needs xarray and zarr; leaves weather/ and weather.zarr

`spmdrun.load(lazy=True)` opens the arrays that the ranks wrote, each its own chunks, and reads what is indexed.
"""
import sys

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

import spmdrun

try:
    import xarray
    import zarr  # noqa: F401
except ImportError as error:
    sys.exit(f"13_xarray.py: {error}: pip install xarray zarr")

MEMBERS, SITES, TIMES, STEP = 4, 12, 40, 0.02
RANKS = int(sys.argv[1]) if sys.argv[1:] else 2
spmdrun.devices(MEMBERS)


def change(x):
    return (jnp.roll(x, -1) - jnp.roll(x, 2)) * jnp.roll(x, 1) - x + 8


def forecast(start):
    """On one device: the weather of a member at all times (Heun's method)."""
    def step(x, _):
        first = change(x)
        return x + STEP / 2 * (first + change(x + STEP * first)), x

    return lax.scan(step, start, length=TIMES)[1]


@jax.jit
def ensemble(starts):
    members = jax.pmap(forecast)(starts)
    return {"members": members, "spread": members.std(0)}


starts = (8 + 0.01 * np.random.default_rng(0).normal(size=(MEMBERS, SITES))).astype(np.float32)
spmdrun.run(ensemble, starts, ranks=RANKS, path="weather")

results = spmdrun.load("weather/out", lazy=True)
weather = xarray.Dataset(
    {"x": (("member", "time", "site"), results["members"][...]), "spread": (("time", "site"), results["spread"][...])},
    coords={"time": STEP * np.arange(TIMES), "site": np.arange(SITES)}, attrs={"model": "Lorenz 1996", "forcing": 8.0})
weather.to_zarr("weather.zarr", mode="w", consolidated=False)

saved = xarray.open_zarr("weather.zarr", chunks=None, consolidated=False)
np.testing.assert_allclose(saved.x, ensemble(starts)["members"], rtol=1e-3, atol=1e-3)
np.testing.assert_allclose(saved.spread, saved.x.std("member"), rtol=1e-3, atol=1e-3)
first, last = (saved.spread.isel(time=time).mean().item() for time in (0, -1))
print(f"weather.zarr: the members' spread grows from {first:.3f} to {last:.3f}, as in JAX")
