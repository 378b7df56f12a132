"""Reads the results of a run, as the function would have returned them."""
import os
import re

from . import arrays, structure
from .exporting import NAME, Export

RESULT = re.compile(r"result(\d+)\.(zarr|npy)")


class LoadError(ValueError):
    pass


def load(path, *, export=None, like=None, lazy=False):
    """The results in the folder `path` (what `-o` named) as NumPy arrays, or one array, if path is a .npy file or a Zarr array.

    export is the folder or the Export of the program; without it, that in `path` or around it (`-o step/out`) is taken, and
    False means none. With it the results have the structure of what the function returns, else they are a tuple. like is a
    pytree of that structure, for classes that only JAX can make. lazy: arrays of the package zarr, which read when they are
    indexed, and for .npy files arrays of NumPy that are mapped; types that NumPy lacks are then unsigned integers.
    """
    path = os.path.abspath(os.fspath(path))
    if not os.path.exists(path):
        raise LoadError(f"{path} is not there: did the run fail, or write elsewhere?")
    if is_array(path):
        return read(path, None, lazy)
    files = results_in(path)
    about = find(path, export)
    if about is None:
        leaves = [read(file, None, lazy) for file in files]
        return tuple(leaves) if like is None else shaped_like(like, leaves)
    check_count(path, about, files)
    leaves = [read(file, said, lazy) for file, said in zip(files, about.about["results"])]
    if like is not None:
        return shaped_like(like, leaves)
    why = structure.opaque(about.about["structure"])
    if why:
        raise LoadError(f"{path}: the function returns {why}: give load(..., like=) something of that structure, or export=False")
    return structure.build(about.about["structure"], leaves)


def is_array(path):
    return os.path.isfile(path) or any(os.path.exists(os.path.join(path, name)) for name in ("zarr.json", ".zarray"))


def results_in(path):
    found = {}
    for name in os.listdir(path):
        matched = RESULT.fullmatch(name)
        if matched and found.setdefault(int(matched.group(1)), name) != name:
            raise LoadError(f"{path}: both {name} and {found[int(matched.group(1))]} are there")
    if not found:
        raise LoadError(f"{path}: no results (result0.zarr or result0.npy)")
    for i in range(len(found)):
        if i not in found:
            raise LoadError(f"{path}: result{i} is missing, though result{max(found)} is there")
    return [os.path.join(path, found[i]) for i in range(len(found))]


def find(path, export):
    if export is False:
        return None
    if export is not None:
        return export if isinstance(export, Export) else Export(export)
    for place in (path, os.path.dirname(path)):
        if os.path.exists(os.path.join(place, NAME)):
            return Export(place)
    return None


def check_count(path, about, files):
    wanted = about.about["results"]
    if len(files) != len(wanted):
        raise LoadError(f"{path} has {len(files)} results, {about.path} is a program of {len(wanted)}: give load(..., export=) "
                        "the export that was run, or False")


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
