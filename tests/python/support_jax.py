"""What the tests of the Python package share. JAX sees eight devices; the command has a cache of the test's own."""
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
os.environ["JAX_PLATFORMS"] = "cpu"
sys.dont_write_bytecode = True
sys.path[:0] = [os.path.join(ROOT, "python"), os.path.join(ROOT, "tests", "command")]

from support import LAUNCH, SKIPPED, SLOWNESS, command_from_arguments, expect, result  # noqa: E402, F401

try:
    import jax  # noqa: F401
except ImportError:
    print("skipped: this Python has no JAX (tools/install-packages jax)")
    sys.exit(SKIPPED)

import numpy as np  # noqa: E402


def refused(kind, sentence, function, *args, **kwargs):
    """function fails with an error of `kind` that has the words of `sentence`."""
    try:
        got = function(*args, **kwargs)
    except kind as error:
        expect(sentence in str(error), f"wanted '{sentence}', said: {error}")
        return error
    except Exception as error:
        expect(False, f"wanted {kind.__name__} '{sentence}', got {type(error).__name__}: {error}")
        return error
    expect(False, f"wanted {kind.__name__} '{sentence}', got {got}")
    return None


def same(got, wanted, what, rtol=0):
    """Equal structure, types, shapes and values; bit by bit, unless rtol is given."""
    got_leaves, got_tree = jax.tree_util.tree_flatten(got)
    leaves, tree = jax.tree_util.tree_flatten(wanted)
    if not expect(got_tree == tree, f"{what}: {got_tree}, wanted {tree}"):
        return
    for i, (one, other) in enumerate(zip(got_leaves, leaves)):
        other = np.asarray(other)
        right = isinstance(one, np.ndarray) and one.dtype == other.dtype and one.shape == other.shape
        equal = right and (np.allclose(one, other, rtol=rtol, atol=rtol) if rtol else one.tobytes() == other.tobytes())
        expect(equal, f"{what}: leaf {i}: {type(one)} {getattr(one, 'dtype', '')} {one}, wanted {other.dtype} {other}")
