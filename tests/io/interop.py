"""The other side of tests/unit/io/io_interop_test.c: NumPy, zarr-python, tensorstore and ml_dtypes.

    interop.py check DIR    verifies what the test wrote
    interop.py write DIR    writes what the test will read, and DIR/list, a line each:
                            PATH DTYPE RANK DIMS...  raw bytes in PATH.raw    or    PATH !PART OF THE REFUSAL

Exit status 77 when a module is missing.
"""

import itertools
import json
import os
import sys

try:
    import ml_dtypes
    import numpy as np
    import tensorstore
    import zarr
except ImportError as missing:
    print("skipped:", missing)
    sys.exit(77)

# StableHLO name: bytes of an element, bits of a value, NumPy or ml_dtypes name (None: neither has it).
TYPES = {
    "i1": (1, 1, "bool"), "i2": (1, 2, "int2"), "i4": (1, 4, "int4"), "i8": (1, 8, "int8"),
    "i16": (2, 16, "int16"), "i32": (4, 32, "int32"), "i64": (8, 64, "int64"),
    "ui2": (1, 2, "uint2"), "ui4": (1, 4, "uint4"), "ui8": (1, 8, "uint8"),
    "ui16": (2, 16, "uint16"), "ui32": (4, 32, "uint32"), "ui64": (8, 64, "uint64"),
    "f4E2M1FN": (1, 4, "float4_e2m1fn"), "f6E2M3FN": (1, 6, "float6_e2m3fn"),
    "f6E3M2FN": (1, 6, "float6_e3m2fn"), "f8E3M4": (1, 8, "float8_e3m4"),
    "f8E4M3": (1, 8, "float8_e4m3"), "f8E4M3FN": (1, 8, "float8_e4m3fn"),
    "f8E4M3FNUZ": (1, 8, "float8_e4m3fnuz"), "f8E4M3B11FNUZ": (1, 8, "float8_e4m3b11fnuz"),
    "f8E5M2": (1, 8, "float8_e5m2"), "f8E5M2FNUZ": (1, 8, "float8_e5m2fnuz"),
    "f8E8M0FNU": (1, 8, "float8_e8m0fnu"), "bf16": (2, 16, "bfloat16"),
    "f16": (2, 16, "float16"), "f32": (4, 32, "float32"), "f64": (8, 64, "float64"),
    "complex<f32>": (8, 64, "complex64"), "complex<f64>": (16, 128, "complex128"),
}

# What tensorstore names by itself in version 3 and zarr-python does not read: read, never written.
TENSORSTORE_ONLY = {"i2", "i4", "f4E2M1FN", "f8E3M4", "f8E4M3FN", "f8E4M3FNUZ", "f8E4M3B11FNUZ",
                    "f8E5M2", "f8E5M2FNUZ", "f8E8M0FNU", "bf16"}
PLAIN = {"i1", "i8", "i16", "i32", "i64", "ui8", "ui16", "ui32", "ui64", "f16", "f32", "f64",
         "complex<f32>", "complex<f64>"}

failures = 0


def expect(condition, *what):
    global failures
    if not condition:
        failures += 1
        print("differs:", *what)


def pattern(name, shape):
    """The pattern of tests/support/io_case.h as files hold it: (elements, bytes of one) of uint8."""
    size, bits, _ = TYPES[name]
    i = np.arange(int(np.prod(shape, dtype=np.int64)))[:, None]
    j = np.arange(size)[None, :]
    data = (37 * i + 101 * j + 11).astype(np.uint8)
    return data & ((1 << bits) - 1) if bits < 8 else data


def numpy_type(name):
    return np.dtype(getattr(ml_dtypes, TYPES[name][2], None) or TYPES[name][2])


def array_of(name, shape):
    """The pattern as an array of the type itself."""
    return np.ascontiguousarray(pattern(name, shape)).view(numpy_type(name)).reshape(shape)


def raw(array, name):
    size, bits, _ = TYPES[name]
    data = np.frombuffer(np.ascontiguousarray(array).tobytes(), np.uint8).reshape(-1, size)
    # tensorstore and ml_dtypes leave the upper bits of a nibble open.
    return data & ((1 << bits) - 1) if bits < 8 else data


def open_tensorstore(path, version):
    driver = "zarr3" if version == 3 else "zarr"
    spec = {"driver": driver, "kvstore": {"driver": "file", "path": path}}
    return tensorstore.open(spec, open=True).result()


def check_array(path, case):
    name, shape, version = case["dtype"], tuple(case["dims"]), case["version"]
    wanted = pattern(name, shape)
    got = open_tensorstore(path, version)
    expect(tuple(got.shape) == shape, path, "shape", got.shape)
    expect(np.array_equal(raw(got.read().result(), name), wanted), path, "by tensorstore")
    got = zarr.open_array(path, mode="r", zarr_format=version)
    expect(tuple(got.shape) == shape, path, "shape", got.shape)
    expect(np.array_equal(raw(got[...], name), wanted), path, "by zarr-python")
    if name in PLAIN:
        expect(got.dtype == numpy_type(name), path, "type", got.dtype)
    else:
        expect(got.attrs["spmdrun_dtype"] == name, path, "attribute")
    if case["names"] and version == 2:
        expect(got.attrs["_ARRAY_DIMENSIONS"] == case["names"], path, "names")
    elif case["names"]:
        expect(list(got.metadata.dimension_names) == case["names"], path, "names")


def check_padding(path, case):
    """Every raw chunk has the full size, and what lies beyond the array is zero."""
    version, size = case["version"], TYPES[case["dtype"]][0]
    dims, chunk = case["dims"], case["chunk"]
    for index in itertools.product(*(range(-(-d // c)) for d, c in zip(dims, chunk))):
        name = "/".join(["c", *map(str, index)]) if version == 3 else ".".join(map(str, index)) or "0"
        data = np.fromfile(os.path.join(path, name), np.uint8)
        expect(data.size == np.prod(chunk, dtype=int) * size, path, name, "size")
        block = data.reshape(*chunk, size)
        for axis, (i, c, d) in enumerate(zip(index, chunk, dims)):
            beyond = block.take(range(max(0, min(c, d - i * c)), c), axis=axis)
            expect(not beyond.any(), path, name, "padding")


def check_rounding(path):
    """sr_float_round against the conversions of ml_dtypes (NumPy for f16)."""
    values = np.fromfile(os.path.join(path, "values.f64"), np.float64)
    for name in TYPES:
        file = os.path.join(path, f"rounded.{name}")
        if not os.path.exists(file):
            continue
        codes = np.fromfile(file, np.uint64)
        with np.errstate(all="ignore"):
            wanted = values.astype(numpy_type(name))
        got = codes.astype({1: np.uint8, 2: np.uint16, 4: np.uint32, 8: np.uint64}[TYPES[name][0]])
        bits = wanted.view(got.dtype)
        same = got == bits
        # NaNs have many codes; that it is one is what counts.
        with np.errstate(all="ignore"):
            nan = np.isnan(wanted.astype(np.float64))
            same |= nan & np.isnan(got.view(numpy_type(name)).astype(np.float64))
        if name == "f8E8M0FNU":
            # ml_dtypes goes by way of f32 and rounds its subnormal numbers up, 1.1 * 2^-127 to 2^-126.
            same |= (values > 0) & (values < 2.0**-126) & (got == 0) & (values < 1.5 * 2.0**-127)
        expect(same.all(), name, [(float(values[i]), hex(got[i]), hex(bits[i]))
                                  for i in np.flatnonzero(~same)[:5]], (~same).sum())


def check(directory):
    with open(os.path.join(directory, "list.json")) as file:
        cases = json.load(file)
    for case in cases:
        path = os.path.join(directory, case["path"])
        if path.endswith(".npy"):
            got = np.load(path)
            expect(got.shape == tuple(case["dims"]), path, got.shape)
            expect(np.array_equal(raw(got, case["dtype"]), pattern(case["dtype"], got.shape)), path)
            if case["dtype"] in PLAIN:
                expect(got.dtype == numpy_type(case["dtype"]), path, got.dtype)
            continue
        check_array(path, case)
        if not case["compress"]:
            check_padding(path, case)
    check_rounding(directory)
    print(len(cases), "files checked")


class Writer:
    def __init__(self, directory):
        self.directory, self.lines, self.count = directory, [], 0

    def place(self, suffix):
        self.count += 1
        return f"in{self.count}{suffix}"

    def path(self, place):
        return os.path.join(self.directory, place)

    def expect_pattern(self, place, name, shape):
        self.lines.append(" ".join([place, name, str(len(shape)), *map(str, shape)]))

    def expect_refusal(self, place, part):
        self.lines.append(f"{place} !{part}")


def write_npy(writer):
    shapes = [(), (7,), (3, 5), (2, 3, 4), (0, 3)]
    for name, shape in itertools.product(TYPES, shapes):
        place = writer.place(".npy")
        np.save(writer.path(place), array_of(name, shape))
        writer.expect_pattern(place, name, shape)
    for name, order, version in itertools.product(["i16", "f32", "complex<f64>"], "<>",
                                                  [(1, 0), (2, 0), (3, 0)]):
        for fortran in (False, True):
            array = array_of(name, (3, 5, 2))
            array = array.astype(array.dtype.newbyteorder(order))
            place = writer.place(".npy")
            with open(writer.path(place), "wb") as file:
                np.lib.format.write_array(file, np.asfortranarray(array) if fortran else array, version)
            writer.expect_pattern(place, name, (3, 5, 2))
    for array, part in [(np.array(["a"]), "'<U1'"), (np.zeros(2, "M8[s]"), "'<M8[s]'"),
                        (np.zeros(2, [("a", "f4")]), "records"), (np.array([None]), "'|O'")]:
        place = writer.place(".npy")
        np.save(writer.path(place), array, allow_pickle=True)
        writer.expect_refusal(place, part)


def write_zarr_python(writer):
    shape, chunks = (5, 6), (2, 4)
    for name, version, packed in itertools.product(sorted(PLAIN), (2, 3), (False, True)):
        place = writer.place(".zarr")
        compressors = None
        if packed:
            import numcodecs
            compressors = numcodecs.Zstd(level=1) if version == 2 else zarr.codecs.ZstdCodec(level=1)
        array = zarr.create_array(writer.path(place), shape=shape, chunks=chunks,
                                  dtype=numpy_type(name), zarr_format=version, compressors=compressors)
        array[...] = array_of(name, shape)
        writer.expect_pattern(place, name, shape)
    for name, order, separator in itertools.product(["i32", "complex<f32>"], "CF", "./"):
        place = writer.place(".zarr")
        array = zarr.create_array(
            writer.path(place), shape=shape, chunks=chunks, dtype=numpy_type(name).newbyteorder(">"),
            zarr_format=2, order=order, compressors=None,
            chunk_key_encoding={"name": "v2", "separator": separator})
        array[...] = array_of(name, shape)
        writer.expect_pattern(place, name, shape)
    # Unsigned integers that say what they are, and those that cannot be what they say.
    for name, version in itertools.product(sorted(TYPES.keys() - PLAIN), (2, 3)):
        place = writer.place(".zarr")
        dtype = f"u{TYPES[name][0]}"
        array = zarr.create_array(writer.path(place), shape=shape, chunks=chunks, dtype=dtype, zarr_format=version,
                                  compressors=None, attributes={"spmdrun_dtype": name})
        array[...] = np.ascontiguousarray(pattern(name, shape)).view(dtype).reshape(shape)
        writer.expect_pattern(place, name, shape)
    for name, attribute in (("f32", "bf16"), ("ui16", "i4"), ("ui16", "ui16"), ("ui8", "nothing"), ("ui8", 3)):
        place = writer.place(".zarr")
        array = zarr.create_array(writer.path(place), shape=shape, chunks=chunks, dtype=numpy_type(name),
                                  zarr_format=3, compressors=None, attributes={"spmdrun_dtype": attribute})
        array[...] = array_of(name, shape)
        writer.expect_pattern(place, name, shape)
    place = writer.place(".zarr")
    array = zarr.create_array(writer.path(place), shape=(), dtype="f4", zarr_format=2, compressors=None)
    array[...] = array_of("f32", ())
    writer.expect_pattern(place, "f32", ())
    for keywords, part in [({"compressors": zarr.codecs.GzipCodec()}, '"gzip"'),
                           ({"compressors": zarr.codecs.BloscCodec()}, '"blosc"'),
                           ({"shards": (4, 4)}, '"sharding_indexed"')]:
        place = writer.place(".zarr")
        array = zarr.create_array(writer.path(place), shape=(4, 4), chunks=(2, 2), dtype="f4",
                                  zarr_format=3, **keywords)
        array[...] = 1
        writer.expect_refusal(place, part)
    place = writer.place(".zarr")
    zarr.create_group(writer.path(place), zarr_format=3)
    writer.expect_refusal(place, "group")


def write_tensorstore(writer):
    shape = (5, 6)
    little = {"name": "bytes", "configuration": {"endian": "little"}}
    big = {"name": "bytes", "configuration": {"endian": "big"}}
    zstd = {"name": "zstd", "configuration": {"level": 3}}
    chains = [[little], [big, zstd], [little, {"name": "crc32c"}], [little, zstd, {"name": "crc32c"}],
              [little, {"name": "crc32c"}, zstd], [little, zstd, zstd]]
    for name in sorted(PLAIN | TENSORSTORE_ONLY):
        for chain in chains:
            if TYPES[name][0] == 1:
                chain = [{"name": "bytes"} if c["name"] == "bytes" else c for c in chain]
            place = writer.place(".zarr")
            store = tensorstore.open({
                "driver": "zarr3", "kvstore": {"driver": "file", "path": writer.path(place)},
                "metadata": {"shape": list(shape), "data_type": TYPES[name][2], "codecs": chain,
                             "chunk_grid": {"name": "regular", "configuration": {"chunk_shape": [2, 4]}}},
                "create": True}).result()
            store[...] = array_of(name, shape)
            writer.expect_pattern(place, name, shape)


def write(directory):
    writer = Writer(directory)
    write_npy(writer)
    write_zarr_python(writer)
    write_tensorstore(writer)
    with open(os.path.join(directory, "list"), "w") as file:
        file.write("\n".join(writer.lines) + "\n")
    print(len(writer.lines), "files written")


if __name__ == "__main__":
    {"check": check, "write": write}[sys.argv[1]](sys.argv[2])
    sys.exit(1 if failures else 0)
