"""Collectives by NCCL: NCCL itself with one rank; ranks that have a GPU each, as many as there are; and several ranks on one
GPU, which NCCL 2.30 allows if it is asked to."""
import ctypes
import os
import time

import numpy as np

import cuda_libraries
from harness import TESTS, Failed, Skipped, expect, expect_equal, lines_of
from modules import sum_over_devices
from support import Program

ID_BYTES, IN_PROGRESS = 128, 7
F32, SUM = 7, 0
# All ranks see one GPU: the first of those that this process may use.
SHARED = {"NCCL_MULTI_RANK_GPU_ENABLE": "1", "CUDA_VISIBLE_DEVICES": os.environ.get("CUDA_VISIBLE_DEVICES", "0").split(",")[0]}
SHARED_SINCE = 23000
WAIT_SECONDS = 60


class Id(ctypes.Structure):
    _fields_ = [("bytes", ctypes.c_char * ID_BYTES)]


class Config(ctypes.Structure):
    """sr_nccl_config of executor/devices/cuda/nccl_api.h."""
    _fields_ = ([("size", ctypes.c_size_t), ("magic", ctypes.c_uint), ("version", ctypes.c_uint)] +
                [(name, ctypes.c_int) for name in ("is_blocking", "cluster_size", "fewest_blocks", "most_blocks")] +
                [("network", ctypes.c_char_p), ("shares", ctypes.c_int), ("traffic_class", ctypes.c_int),
                 ("name", ctypes.c_char_p), ("others", ctypes.c_int * 4)])


def version_of(gpu):
    try:
        library, _ = cuda_libraries.open_library("nccl", gpu.libraries or "")
    except cuda_libraries.Missing as reason:
        raise Skipped(f"there is no NCCL: {reason}") from None
    return library, int(cuda_libraries.version_of("nccl", library))


def settled(library, comm, status):
    """Waits until a call of a communicator that does not block is queued."""
    state, end = ctypes.c_int(status), time.monotonic() + WAIT_SECONDS
    while state.value == IN_PROGRESS:
        expect(time.monotonic() < end, "NCCL is in progress for too long")
        library.ncclCommGetAsyncError(comm, ctypes.byref(state))
    expect(state.value == 0, f"NCCL's status {state.value}")


def alone(gpu):
    """NCCL with one rank, without spmdrun: does it work on this machine?"""
    library, version = version_of(gpu)
    with cuda_libraries.Runtime(gpu.libraries or "") as cuda:
        own, comm = Id(), ctypes.c_void_p()
        undefined = -2**31
        config = Config(ctypes.sizeof(Config), 0xCAFEBEEF, 22700, 0, undefined, undefined, undefined, None, undefined,
                        undefined, None, (ctypes.c_int * 4)(*[undefined] * 4))
        expect(library.ncclGetUniqueId(ctypes.byref(own)) == 0, "ncclGetUniqueId failed")
        library.ncclCommInitRankConfig.argtypes = [ctypes.c_void_p, ctypes.c_int, Id, ctypes.c_int, ctypes.c_void_p]
        status = library.ncclCommInitRankConfig(ctypes.byref(comm), 1, own, 0, ctypes.byref(config))
        settled(library, comm, status)
        block, out = cuda.take(4096), cuda.take(4096)
        cuda.set(block, 1, 4096)
        cuda.set(out, 0, 4096)
        status = library.ncclAllReduce(block, out, ctypes.c_size_t(1024), F32, SUM, comm, cuda.stream)
        settled(library, comm, status)
        expect(cuda.read(out, 4096) == b"\1" * 4096, "the sum over one rank is its operand")
        settled(library, comm, library.ncclCommFinalize(comm))
        expect(library.ncclCommDestroy(comm) == 0, "ncclCommDestroy failed")
    return f"NCCL {version // 10000}.{version // 100 % 100}.{version % 100}"


def is_by_nccl(log):
    return bool(lines_of(log, "collectives go by NCCL"))


def reason_of(log):
    lines = lines_of(log, "over the host")
    return lines[0].split(": ", 1)[-1] if lines else "the log does not say that collectives go by NCCL"


refused = []  # why ranks that share a GPU cannot use NCCL here, once that is known


def by_nccl(gpu, ranks, env, must):
    """The sum of some ranks goes by NCCL. If it need not, other cases are skipped."""
    if refused and not must:
        raise Skipped(refused[0])
    numbers = np.arange(1, ranks + 1, dtype=np.float32)
    (got,), log = gpu.execute(sum_over_devices(ranks), [numbers], ranks=ranks, options=["--log", "info"], env=env)
    expect_equal(got, np.full(ranks, numbers.sum(), np.float32), f"the sum of {ranks} ranks")
    if is_by_nccl(log):
        return
    if must:
        raise Failed(reason_of(log))
    refused.append(reason_of(log))
    raise Skipped(refused[0])


def gpus_needed(gpu, count):
    found = len(gpu.listed()["gpus"])
    if found < count:
        raise Skipped(f"{count} GPUs are needed, {found} are here")


def each_own(gpu, ranks):
    gpus_needed(gpu, ranks)
    by_nccl(gpu, ranks, {}, True)


def run_program(gpu, name, needed, env):
    """Values within the tolerance, and the same bits in two runs."""
    program, first = Program(name), {}
    ranks = program.meta["devices"]
    if needed:
        gpus_needed(gpu, ranks)
    else:
        by_nccl(gpu, ranks, env, False)
    for _ in range(2):
        out = gpu.folder()
        done = gpu.run(ranks, program.prints()[-1], *program.arguments, *program.expect_options(), *program.tolerance_options(),
                       "-o", out, "--gather", "--log", "info", env=env)
        expect(is_by_nccl(done.err), reason_of(done.err))
        for i in range(len(program.expected)):
            with open(os.path.join(out, f"result{i}.npy"), "rb") as file:
                bits = file.read()
            expect(first.setdefault(i, bits) == bits, f"result {i} has other bits in the second run")


def conformance(gpu, ranks, env, needed):
    if needed:
        gpus_needed(gpu, 4)
    else:
        by_nccl(gpu, ranks, env, False)
    path = os.path.join(TESTS, "conformance", "collectives.mlir")
    done = gpu.run(ranks, "check", path, "--no-cache", "--log", "info", env=env, timeout=300)
    expect(is_by_nccl(done.err), reason_of(done.err))


def shared(gpu):
    """Several ranks on one GPU."""
    _, version = version_of(gpu)
    if version < SHARED_SINCE:
        raise Skipped(f"NCCL {version} is older than {SHARED_SINCE}")
    by_nccl(gpu, 2, SHARED, False)


def cases(gpu):
    names = [name for name in sorted(os.listdir(os.path.join(TESTS, "programs")))
             if os.path.exists(os.path.join(TESTS, "programs", name, "meta.json"))]
    several = [name for name in names if 1 < Program(name).meta["devices"] <= 8]
    found = [("alone", lambda: alone(gpu)), ("shared", lambda: shared(gpu))]
    found += [(f"own.{ranks}", lambda ranks=ranks: each_own(gpu, ranks)) for ranks in (2, 3, 4, 8)]
    for kind, env, needed in (("own", {}, True), ("shared", SHARED, False)):
        found += [(f"{kind}.conformance.{ranks}", lambda ranks=ranks, env=env, needed=needed: conformance(gpu, ranks, env, needed))
                  for ranks in (2, 4)]
        found += [(f"{kind}.{name}", lambda name=name, env=env, needed=needed: run_program(gpu, name, needed, env))
                  for name in several]
    return found
