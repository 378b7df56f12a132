"""Element types: the names of StableHLO, and those of NumPy, ml_dtypes and Zarr, which agree."""
import numpy as np

# As base/dtype.h of the command has them.
NAMES = {
    "i1": "bool", "i2": "int2", "i4": "int4", "i8": "int8", "i16": "int16", "i32": "int32", "i64": "int64",
    "ui2": "uint2", "ui4": "uint4", "ui8": "uint8", "ui16": "uint16", "ui32": "uint32", "ui64": "uint64",
    "f4E2M1FN": "float4_e2m1fn", "f6E2M3FN": "float6_e2m3fn", "f6E3M2FN": "float6_e3m2fn",
    "f8E3M4": "float8_e3m4", "f8E4M3": "float8_e4m3", "f8E4M3FN": "float8_e4m3fn", "f8E4M3FNUZ": "float8_e4m3fnuz",
    "f8E4M3B11FNUZ": "float8_e4m3b11fnuz", "f8E5M2": "float8_e5m2", "f8E5M2FNUZ": "float8_e5m2fnuz",
    "f8E8M0FNU": "float8_e8m0fnu", "bf16": "bfloat16", "f16": "float16", "f32": "float32", "f64": "float64",
    "complex<f32>": "complex64", "complex<f64>": "complex128",
}
STABLEHLO = {name: key for key, name in NAMES.items()}


def is_disguised(name):
    """Whether files hold the type as unsigned integers, since NumPy has no name for it."""
    return not hasattr(np, NAMES[name]) and name != "i1"


def numpy_dtype(name):
    """The dtype of NumPy or ml_dtypes for StableHLO's `name`."""
    if not is_disguised(name):
        return np.dtype(NAMES[name])
    import ml_dtypes
    if not hasattr(ml_dtypes, NAMES[name]):
        raise TypeError(f"ml_dtypes {ml_dtypes.__version__} has no {NAMES[name]}: install a newer one")
    return np.dtype(getattr(ml_dtypes, NAMES[name]))


def bits(array):
    """The array as a file holds it."""
    return array.view(f"u{array.dtype.itemsize}") if is_disguised(STABLEHLO[array.dtype.name]) else array


def from_bits(array, name):
    """What a file holds of type `name`, as that type. The other way round than bits()."""
    if not is_disguised(name) or array.dtype.kind not in "uV" or numpy_dtype(name).itemsize != array.dtype.itemsize:
        return array
    return array.view(numpy_dtype(name))
