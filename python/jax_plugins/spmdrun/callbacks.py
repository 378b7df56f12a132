"""What the library calls of Python, without the GIL: for programs with jax.debug.print, pure_callback or io_callback ADDRESS, from any
thread, with the addresses of arrays in a device's memory; HAS_ONE_THREAD from threads in which JAX compiles."""
import ctypes
import sys
import threading
import traceback

import ml_dtypes
import numpy as np

# StableHLO's names of element types, as base/dtype.h of the library has them, and NumPy's.
NUMPY = {
    "i1": np.bool_, "i8": np.int8, "i16": np.int16, "i32": np.int32, "i64": np.int64,
    "ui8": np.uint8, "ui16": np.uint16, "ui32": np.uint32, "ui64": np.uint64,
    "f16": np.float16, "f32": np.float32, "f64": np.float64, "complex<f32>": np.complex64, "complex<f64>": np.complex128,
}
# Those of ml_dtypes; an older version may lack some.
OTHERS = {
    "i2": "int2", "i4": "int4", "ui2": "uint2", "ui4": "uint4", "f4E2M1FN": "float4_e2m1fn", "f6E2M3FN": "float6_e2m3fn",
    "f6E3M2FN": "float6_e3m2fn", "f8E3M4": "float8_e3m4", "f8E4M3": "float8_e4m3", "f8E4M3FN": "float8_e4m3fn",
    "f8E4M3FNUZ": "float8_e4m3fnuz", "f8E4M3B11FNUZ": "float8_e4m3b11fnuz", "f8E5M2": "float8_e5m2",
    "f8E5M2FNUZ": "float8_e5m2fnuz", "f8E8M0FNU": "float8_e8m0fnu", "bf16": "bfloat16",
}


class Array(ctypes.Structure):
    """sr_host_array of the library."""
    _fields_ = [("type", ctypes.c_char_p), ("rank", ctypes.c_int32), ("dims", ctypes.POINTER(ctypes.c_int64)),
                ("data", ctypes.c_void_p)]


def view(array):
    """The array in the device's memory."""
    name = array.type.decode()
    dtype = np.dtype(NUMPY[name] if name in NUMPY else getattr(ml_dtypes, OTHERS[name]))
    shape = array.dims[:array.rank]
    count = int(np.prod(shape, dtype=np.int64))
    if count == 0:
        return np.empty(shape, dtype)
    return np.frombuffer((ctypes.c_char * (count * dtype.itemsize)).from_address(array.data), dtype).reshape(shape)


def run(function, has_token, operands, results):
    """Calls the function. It may keep its arguments, so they are copies. A token is None."""
    made = function(*[None] * has_token, *[view(operand).copy() for operand in operands])
    for target, value in zip(results, made[has_token:], strict=True):
        view(target)[...] = value


def describe(error):
    """The message of a run that the error ends: one line, with the place where it was raised. JAX logs the traceback."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    return f"CpuCallback error calling callback: {type(error).__name__}: {error} ({place.filename}:{place.lineno}, in {place.name})"


@ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int, ctypes.c_uint32, ctypes.c_uint32, ctypes.POINTER(Array),
                  ctypes.c_void_p, ctypes.c_size_t)
def call(function, has_token, operand_count, result_count, arrays, message, room):
    """sr_pjrt_call_python of the library."""
    try:
        listed = arrays[:operand_count + result_count]
        run(ctypes.cast(function, ctypes.py_object).value, has_token, listed[:operand_count], listed[operand_count:])
        return 0
    except BaseException as error:  # SystemExit and KeyboardInterrupt would be lost here
        text = describe(error).encode()[:room - 1]
        ctypes.memmove(message, text + b"\0", len(text) + 1)
        return 1


ADDRESS = ctypes.cast(call, ctypes.c_void_p).value


@ctypes.CFUNCTYPE(ctypes.c_bool)
def has_one_thread():
    """True if this is a thread of jaxlib, without Python's frames, and only the main thread has some."""
    others = sys._current_frames().keys() - {threading.get_ident(), threading.main_thread().ident}
    return sys._getframe().f_back is None and not others


HAS_ONE_THREAD = ctypes.cast(has_one_thread, ctypes.c_void_p).value
