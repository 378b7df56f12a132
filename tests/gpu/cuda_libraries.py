"""CUDA's libraries by ctypes: which of them are found, as spmdrun finds them, and a few calls of the runtime."""
import ctypes
import glob
import os
import sys

# What spmdrun opens: the soname, what it is for, and a function that tells its version.
LIBRARIES = {
    "cudart": ("libcudart.so.13", "everything", "cudaRuntimeGetVersion"),
    "cublasLt": ("libcublasLt.so.13", "matrix products", "cublasLtGetVersion"),
    "nvJitLink": ("libnvJitLink.so.13", "machine code; else the driver compiles PTX", "nvJitLinkVersion"),
    "nccl": ("libnccl.so.2", "collectives between GPUs; else by the host", "ncclGetVersion"),
    "cudnn": ("libcudnn.so.9", "convolutions", "cudnnGetVersion"),
    "cufft": ("libcufft.so.12", "Fourier transforms", "cufftGetVersion"),
    "cusolver": ("libcusolver.so.12", "LAPACK", "cusolverGetVersion"),
    "cublas": ("libcublas.so.13", "triangular solves", None),
    "cusparse": ("libcusparse.so.12", "tridiagonal solves", "cusparseGetProperty"),
}
NEEDED = ("cudart", "cublasLt", "nvJitLink")
RETURNING = ("cublasLtGetVersion", "cudnnGetVersion")  # the others write an int
DEVICE_TO_HOST, DEVICE_TO_DEVICE = 2, 3
NON_BLOCKING = 1


class Missing(Exception):
    pass


def of_packages():
    """The folders of the packages nvidia-* of this Python, in which NVIDIA ships its libraries for JAX and PyTorch."""
    folders = [path for place in sys.path for path in sorted(glob.glob(os.path.join(place, "nvidia", "*", "lib")))]
    return ":".join(folder for folder in folders if glob.glob(os.path.join(folder, "lib*.so.*")))


def places(directories):
    """The folders in which spmdrun searches before (True) and after the loader."""
    for folder in directories.split(":"):
        if folder:
            yield True, folder
    for home in (os.environ.get("CUDA_HOME"), "/usr/local/cuda"):
        for below in ("lib64", "lib"):
            if home:
                yield False, os.path.join(home, below)


def open_library(name, directories):
    """(the library, where it was found)"""
    soname = LIBRARIES[name][0]
    found = {is_first: next((os.path.join(folder, soname) for first, folder in places(directories)
                             if first == is_first and os.path.exists(os.path.join(folder, soname))), None)
             for is_first in (True, False)}
    reasons = []
    for path in (found[True], soname, found[False]):
        try:
            if path:
                return ctypes.CDLL(path), path
        except OSError as error:
            reasons.append(str(error))
            if path == found[True]:
                break
    raise Missing("; ".join(reasons))


def version_of(name, library):
    """As the library tells it: a number, or several with points between."""
    function = LIBRARIES[name][2]
    if function is None:
        return "?"
    if function in RETURNING:
        call = getattr(library, function)
        call.restype = ctypes.c_size_t
        return str(call())
    if name == "cusparse":
        numbers = [ctypes.c_int() for _ in range(3)]
        for i, number in enumerate(numbers):  # of MAJOR_VERSION, MINOR_VERSION, PATCH_LEVEL
            library.cusparseGetProperty(i, ctypes.byref(number))
        return ".".join(str(number.value) for number in numbers)
    numbers = [ctypes.c_int() for _ in range(2 if name == "nvJitLink" else 1)]
    if getattr(library, function)(*map(ctypes.byref, numbers)):
        raise Missing(f"{function} failed")
    return ".".join(str(number.value) for number in numbers)


class Runtime:
    """Memory and a stream of the first GPU."""

    def __init__(self, directories):
        self.library, self.path = open_library("cudart", directories)
        self.blocks, self.stream = [], ctypes.c_void_p()
        self.call("cudaSetDevice", 0)
        self.call("cudaStreamCreateWithFlags", ctypes.byref(self.stream), NON_BLOCKING)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.call("cudaStreamSynchronize", self.stream)
        for block in self.blocks:
            self.call("cudaFree", block)
        self.call("cudaStreamDestroy", self.stream)

    def call(self, name, *arguments):
        status = getattr(self.library, name)(*arguments)
        if status:
            self.library.cudaGetErrorString.restype = ctypes.c_char_p
            raise Missing(f"{name}: {self.library.cudaGetErrorString(status).decode()}")

    def take(self, count):
        """A block of `count` bytes, until the end."""
        block = ctypes.c_void_p()
        self.call("cudaMalloc", ctypes.byref(block), ctypes.c_size_t(count))
        self.blocks.append(block)
        return block

    def set(self, block, value, count):
        self.call("cudaMemsetAsync", block, value, ctypes.c_size_t(count), self.stream)

    def copy(self, target, source, count):
        self.call("cudaMemcpyAsync", target, source, ctypes.c_size_t(count), DEVICE_TO_DEVICE, self.stream)

    def read(self, block, count):
        """Bytes of the block, when what was asked of the device is done."""
        data = ctypes.create_string_buffer(count)
        self.call("cudaMemcpyAsync", data, block, ctypes.c_size_t(count), DEVICE_TO_HOST, self.stream)
        self.wait()
        return data.raw

    def wait(self):
        self.call("cudaStreamSynchronize", self.stream)
