"""Element types: their names, how much an op on them rounds, and what XLA is given in their place.

XLA on CPUs holds integers of 2 and 4 bits in a byte and forgets to wrap them, sorts ui2 wrongly and aborts when it
joins arrays of them; so it computes with bytes instead (STAND_IN), and is told to wrap where an op may leave the range.
It computes with f4E2M1FN in f32, and is told to round. The f6 types it cannot represent at all: none is made.
"""
import re

import ml_dtypes
import numpy as np

FLOAT = ("f32", "f64", "f16", "bf16")
SIGNED = ("i32", "i8", "i16", "i64")
UNSIGNED = ("ui8", "ui32", "ui16", "ui64")
COMPLEX = ("c64", "c128")
INT = SIGNED + UNSIGNED
REAL = FLOAT + INT
NARROW_INT = ("i2", "i4", "ui2", "ui4")
NARROW_FLOAT = ("f4E2M1FN", "f8E3M4", "f8E4M3", "f8E4M3FN", "f8E4M3FNUZ", "f8E4M3B11FNUZ", "f8E5M2", "f8E5M2FNUZ",
                "f8E8M0FNU")
NARROW = NARROW_INT + NARROW_FLOAT
ANY = REAL + COMPLEX + ("i1", ) + NARROW
# What is sorted by: XLA on CPUs leaves numbers of f8E5M2FNUZ up to 2^-14 in no order, which it compares rightly elsewhere.
ORDERED = REAL + tuple(t for t in NARROW if t != "f8E5M2FNUZ")

NUMPY = dict(f64=np.float64, f32=np.float32, f16=np.float16, bf16=ml_dtypes.bfloat16, c64=np.complex64,
             c128=np.complex128, i1=np.bool_, i8=np.int8, i16=np.int16, i32=np.int32, i64=np.int64, ui8=np.uint8,
             ui16=np.uint16, ui32=np.uint32, ui64=np.uint64, i2=ml_dtypes.int2, i4=ml_dtypes.int4,
             ui2=ml_dtypes.uint2, ui4=ml_dtypes.uint4, f4E2M1FN=ml_dtypes.float4_e2m1fn, f8E3M4=ml_dtypes.float8_e3m4,
             f8E4M3=ml_dtypes.float8_e4m3, f8E4M3FN=ml_dtypes.float8_e4m3fn, f8E4M3FNUZ=ml_dtypes.float8_e4m3fnuz,
             f8E4M3B11FNUZ=ml_dtypes.float8_e4m3b11fnuz, f8E5M2=ml_dtypes.float8_e5m2,
             f8E5M2FNUZ=ml_dtypes.float8_e5m2fnuz, f8E8M0FNU=ml_dtypes.float8_e8m0fnu)
MLIR = {dt: dt for dt in ANY} | dict(c64="complex<f32>", c128="complex<f64>")
OF_MLIR = {name: dt for dt, name in MLIR.items()}
OF_NUMPY = {np.dtype(d).name: dt for dt, d in NUMPY.items()}

# How far from exact one op may be, relative to the size of its result. Ops on small floats are rounded once, so there
# is one right result; what is above zero here only lets NaNs differ in their bits.
EPS = dict(f64=2e-15, f32=6e-7, f16=1e-3, bf16=8e-3, c64=2e-6, c128=8e-15) | {dt: 1e-12 for dt in NARROW_FLOAT}
# What values are kept below, so that nothing overflows.
LIMIT = dict(f64=1e4, f32=1e3, f16=60, bf16=60, c64=300, c128=1e3) | {dt: 1e9 for dt in NARROW_FLOAT}
PART = dict(c64="f32", c128="f64")

STAND_IN = dict(i2="i8", i4="i8", ui2="ui8", ui4="ui8", f4E2M1FN="f32")


def bits_of(dt):
    """How many bits an element has; of those that are numbers by themselves."""
    return int(re.match(r"[a-z]+(\d+)", dt)[1])


def is_integer(dt):
    return dt in INT + NARROW_INT


def range_of(dt):
    info = ml_dtypes.iinfo(NUMPY[dt])
    return int(info.min), int(info.max)


def stood_in(text):
    """The text as XLA is given it. A type behind an exclamation mark stays: tensor<2x!i4>."""
    text = re.sub(r"(?<=[x<])(%s)(?=>)" % "|".join(STAND_IN), lambda m: STAND_IN[m[1]], text)
    return text.replace("!", "")


def array_stood_in(a):
    dt = OF_NUMPY[a.dtype.name]
    return a.astype(NUMPY[STAND_IN[dt]]) if dt in STAND_IN else a


def dtype_of(type_text):
    """The dtype of tensor<...>."""
    element = re.match(r"tensor<(?:\d+x)*(.*)>$", type_text)[1]
    return np.dtype(NUMPY[OF_MLIR[element]])
