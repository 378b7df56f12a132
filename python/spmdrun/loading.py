"""Reads the results of a run, as the function would have returned them."""
import json
import os
import re

from . import arrays, structure
from .exporting import NAME, Export

RESULT, STATE = re.compile(r"(result)(\d+)\.(zarr|npy)"), re.compile(r"(state)(\d+)")


class LoadError(ValueError):
    pass


def load(path, *, export=None, like=None, lazy=False):
    """The results in the folder `path` (what `-o` named; of a loop these are its state) as NumPy arrays; the state of a save
    (DIR/save-1200) or of the newest in a state directory; or one array, if path is a .npy file or a Zarr array.

    export is the folder or the Export of the program; without it, that in `path` or in the two folders around it (`-o step/out`)
    is taken, and False means none. With it results have the structure of what the function returns, and a state that of its part;
    else they are a tuple. like is a pytree of that structure, for classes that only JAX can make. lazy: arrays of the package
    zarr, which read when they are indexed, and for .npy files arrays of NumPy that are mapped; types that NumPy lacks are then
    unsigned integers.
    """
    path, places = locate(os.path.abspath(os.fspath(path)))
    state = os.path.isdir(path) and is_save(path)
    if not state and is_array(path):
        return read(path, None, lazy)
    files = numbered(path, STATE if state else RESULT)
    about = find(places, export)
    if about is None:
        leaves = [read(file, None, lazy) for file in files]
        return tuple(leaves) if like is None else shaped_like(like, leaves)
    results, tree = about.about["results"], about.about["structure"]
    if len(files) < len(results):  # the state alone, as a save has it, and `-o` of a loop
        tree = structure.first(tree, len(files))
    if tree is None or len(files) > len(results):
        raise LoadError(f"{path} has {len(files)} {'arrays' if state else 'results'}, {about.path} is a program of {len(results)} "
                        "results: give load(..., export=) the export that was run, or False")
    leaves = [read(file, said, lazy) for file, said in zip(files, results)]
    if like is not None:
        return shaped_like(like, leaves)
    if why := structure.opaque(tree):
        raise LoadError(f"{path}: the function returns {why}: give load(..., like=) something of that structure, or export=False")
    return structure.build(tree, leaves)


def locate(path):
    """The folder to read, for a state directory its newest save; and where an export may be."""
    if not os.path.exists(path):
        raise LoadError(f"{path} is not there: did the run fail, or write elsewhere?")
    saves = saves_in(path) if os.path.isdir(path) else []
    if saves:
        path = os.path.join(path, f"save-{max(saves)}")
    around = os.path.dirname(path)
    return path, [path, around, os.path.dirname(around)]


def saves_in(path):
    return [int(name[5:]) for name in os.listdir(path) if re.fullmatch(r"save-\d+", name)]


def is_save(path):
    try:
        with open(os.path.join(path, "zarr.json")) as file:
            return "spmdrun_save" in json.load(file).get("attributes", {})
    except (OSError, ValueError, AttributeError):
        return False


def is_array(path):
    return os.path.isfile(path) or any(os.path.exists(os.path.join(path, name)) for name in ("zarr.json", ".zarray"))


def numbered(path, pattern):
    """The files of `pattern` in the order of their numbers, which begin with 0 and have no gap."""
    found = {}
    for name in os.listdir(path):
        matched = pattern.fullmatch(name)
        if matched and found.setdefault(int(matched.group(2)), name) != name:
            raise LoadError(f"{path}: both {name} and {found[int(matched.group(2))]} are there")
    if not found:
        raise LoadError(f"{path}: no results (result0.zarr or result0.npy) and no saves (save-STEP)")
    what = pattern.fullmatch(found[max(found)]).group(1)
    for i in range(len(found)):
        if i not in found:
            raise LoadError(f"{path}: {what}{i} is missing, though {what}{max(found)} is there")
    return [os.path.join(path, found[i]) for i in range(len(found))]


def find(places, export):
    if export is False:
        return None
    if export is not None:
        return export if isinstance(export, Export) else Export(export)
    return next((Export(place) for place in places if os.path.exists(os.path.join(place, NAME))), None)


def read(file, said, lazy):
    name = said and said["dtype"]
    if lazy:
        import numpy as np
        array = arrays.open_zarr(file, " to read it lazily") if os.path.isdir(file) else np.load(file, mmap_mode="r")
    else:
        array = arrays.read(file, name)
    if said and list(array.shape) != said["shape"]:
        raise LoadError(f"{file} has the shape {tuple(array.shape)}, {said['name']} of the program {tuple(said['shape'])}: it is a "
                        "result of another program")
    return array


def shaped_like(like, leaves):
    try:
        import jax
    except ImportError:
        raise LoadError("load(..., like=) needs JAX") from None
    tree = jax.tree_util.tree_structure(like)
    if tree.num_leaves != len(leaves):
        raise LoadError(f"like has {tree.num_leaves} leaves, there are {len(leaves)} results")
    return tree.unflatten(leaves)
