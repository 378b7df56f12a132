"""Files of arrays: .npy, and Zarr in a directory, of which chunks without codecs are read and written here."""
import itertools
import json
import math
import os
import shutil
import tempfile
import warnings

import numpy as np

from .dtypes import NAMES, STABLEHLO, bits, from_bits, is_disguised

CHUNK_BYTES = 1 << 26  # of an array that has no shards


class ArrayError(ValueError):
    pass


# ---- reading ---------------------------------------------------------------------------------------------------------


def read(path, name=None):
    """The array at `path`; `name` is its element type, if the caller knows it."""
    if os.path.isdir(path):
        return read_zarr(path, name)
    return from_bits(np.load(path, allow_pickle=False), name) if name else np.load(path, allow_pickle=False)


class Metadata:
    """What zarr.json (version 3) or .zarray (version 2) says."""

    def __init__(self, path):
        self.path = path
        try:
            if os.path.exists(os.path.join(path, "zarr.json")):
                self.read_version_3(self.json("zarr.json"))
            else:
                self.read_version_2(self.json(".zarray"))
        except (KeyError, TypeError, AttributeError) as error:
            raise ArrayError(f"{path}: its metadata lacks or misstates {error}") from error

    def json(self, name):
        try:
            with open(os.path.join(self.path, name)) as file:
                return json.load(file)
        except FileNotFoundError:
            raise ArrayError(f"{self.path}: no Zarr array (neither zarr.json nor .zarray)") from None
        except ValueError as error:
            raise ArrayError(f"{self.path}/{name}: {error}") from None

    def read_version_3(self, said):
        if said["node_type"] != "array":
            raise ArrayError(f"{self.path}: a Zarr {said['node_type']}, not an array")
        grid, keys = said["chunk_grid"], said["chunk_key_encoding"]
        self.shape, self.attributes, self.order = tuple(said["shape"]), said.get("attributes", {}), "C"
        self.fill, self.prefix = said["fill_value"], "c" if keys["name"] == "default" else ""
        self.separator = keys.get("configuration", {}).get("separator", "/" if self.prefix else ".")
        self.chunk = tuple(grid["configuration"]["chunk_shape"])
        self.needs = [] if grid["name"] == "regular" else [f"the chunk grid {grid['name']}"]
        endian = "little"
        for codec in said["codecs"]:
            if codec["name"] == "bytes":
                endian = codec.get("configuration", {}).get("endian", "little")
            else:
                self.needs.append(f"the codec {codec['name']}")
        self.name = self.attributes.get("spmdrun_dtype", STABLEHLO.get(said["data_type"]))
        stored = STABLEHLO.get(said["data_type"])
        if stored is None:
            self.needs.append(f"the data type {said['data_type']}")
        else:
            width = 2 if stored == "bf16" else 1
            dtype = np.dtype(f"u{width}" if is_disguised(stored) else NAMES[stored])
            self.dtype = dtype.newbyteorder("<" if endian == "little" else ">")

    def read_version_2(self, said):
        self.shape, self.chunk, self.order = tuple(said["shape"]), tuple(said["chunks"]), said["order"]
        attributes = os.path.exists(os.path.join(self.path, ".zattrs"))
        self.attributes = self.json(".zattrs") if attributes else {}
        self.fill, self.prefix, self.separator = said["fill_value"], "", said.get("dimension_separator", ".")
        self.needs = [f"the codec {codec['id']}" for codec in [said["compressor"], *(said["filters"] or [])] if codec]
        self.dtype = np.dtype(said["dtype"])
        self.name = self.attributes.get("spmdrun_dtype", STABLEHLO.get(self.dtype.name))

    def file(self, index):
        words = [*([self.prefix] if self.prefix else []), *map(str, index)] or ["0"]
        return os.path.join(self.path, self.separator.join(words))

    def fill_value(self):
        """As an element. JSON has no name for NaN, infinities and complex numbers."""
        fill, kind = self.fill, self.dtype.kind
        if fill is None:
            fill = 0
        if isinstance(fill, str) and fill.startswith("0x"):
            return np.array(int(fill, 16)).astype(f"u{self.dtype.itemsize}").view(self.dtype.newbyteorder("="))
        if kind == "c" and isinstance(fill, list):
            fill = complex(*map(float, fill))
        elif kind in "fc" and isinstance(fill, str):
            fill = float(fill)
        return np.asarray(fill).astype(self.dtype)


def read_zarr(path, name=None):
    said = Metadata(path)
    name = name or said.name
    if said.needs:
        array = open_zarr(path, f" to read {' and '.join(said.needs)}")[...]
        return from_bits(np.asarray(array), name) if name else np.asarray(array)
    array = np.empty(said.shape, said.dtype.newbyteorder("="))
    counts = [-(-size // chunk) for size, chunk in zip(said.shape, said.chunk)]
    told = False
    for index in itertools.product(*map(range, counts)):
        box = tuple(slice(i * c, min(size, (i + 1) * c)) for i, c, size in zip(index, said.chunk, said.shape))
        file = said.file(index)
        if not os.path.exists(file):
            array[box] = said.fill_value()
            if not told:
                warnings.warn(f"{file}: the chunk is missing; it reads as the fill value, and so does any other that is missing")
            told = True
            continue
        count = math.prod(said.chunk)
        if os.path.getsize(file) != count * said.dtype.itemsize:
            raise ArrayError(f"{file}: {os.path.getsize(file)} bytes, a chunk has {count * said.dtype.itemsize}")
        chunk = np.fromfile(file, said.dtype, count).reshape(said.chunk, order=said.order)
        array[box] = chunk[tuple(slice(0, one.stop - one.start) for one in box)]
    return from_bits(array, name) if name else array


def open_zarr(path, purpose=""):
    """The array as the package zarr sees it, read when it is indexed."""
    try:
        import zarr
    except ImportError:
        raise ArrayError(f"{path}: install the Python package zarr (version 3){purpose}") from None
    return zarr.open_array(path, mode="r")


# ---- writing ---------------------------------------------------------------------------------------------------------


def write_npy(path, array):
    """In one step: a run may have mapped the file that was there."""
    handle, temporary = tempfile.mkstemp(dir=os.path.dirname(path), prefix=".spmdrun-")
    try:
        with os.fdopen(handle, "wb") as file:
            np.save(file, bits(array), allow_pickle=False)
        os.chmod(temporary, 0o666 & ~umask())
        os.replace(temporary, path)
    except BaseException:
        os.unlink(temporary)
        raise


def umask():
    mask = os.umask(0)
    os.umask(mask)
    return mask


def chunk_without_shards(shape, itemsize):
    """Whole rows of about CHUNK_BYTES."""
    rows = max(1, CHUNK_BYTES // max(1, itemsize * math.prod(shape[1:])))
    return (min(rows, shape[0]), *shape[1:])


def write_zarr(path, shape, dtype, chunk, blocks):
    """Writes a Zarr array of version 3 whose `blocks` yields (start, array) for each chunk of the grid."""
    name, folder = STABLEHLO[dtype.name], tempfile.mkdtemp(dir=os.path.dirname(path), prefix=".spmdrun-")
    stored = f"uint{8 * dtype.itemsize}" if is_disguised(name) else NAMES[name]
    said = {
        "zarr_format": 3, "node_type": "array", "shape": list(shape), "data_type": stored,
        "chunk_grid": {"name": "regular", "configuration": {"chunk_shape": list(chunk)}},
        "chunk_key_encoding": {"name": "default", "configuration": {"separator": "/"}},
        "fill_value": False if name == "i1" else [0, 0] if dtype.kind == "c" else 0,
        "codecs": [{"name": "bytes", "configuration": {"endian": "little"}}],
        "attributes": {"spmdrun_dtype": name} if is_disguised(name) else {},
    }
    try:
        for start, block in blocks:
            file = os.path.join(folder, "c", *(str(s // c) for s, c in zip(start, chunk)))
            os.makedirs(os.path.dirname(file), exist_ok=True)
            whole = bits(block)
            if whole.shape != tuple(chunk):  # at an edge
                whole = np.zeros(chunk, whole.dtype)
                whole[tuple(map(slice, block.shape))] = bits(block)
            whole.astype(whole.dtype.newbyteorder("<"), copy=False).tofile(file)
        with open(os.path.join(folder, "zarr.json"), "w") as file:
            json.dump(said, file, indent=1)
        os.chmod(folder, 0o777 & ~umask())
        remove(path)
        os.rename(folder, path)
    except BaseException:
        shutil.rmtree(folder, ignore_errors=True)
        raise


def remove(path):
    """A file or a Zarr array, if it is there."""
    if os.path.isdir(path) and not os.path.islink(path):
        shutil.rmtree(path)
    elif os.path.lexists(path):
        os.unlink(path)
