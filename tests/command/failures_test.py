"""failures_test.py COMMAND LAUNCHER GROUP: wrong input of every kind ends in one sentence, the right exit
status and nothing left behind, on one rank and on two."""
import json
import os
import shutil
import signal
import subprocess
import sys
import time

import numpy as np

from support import ENDS_BY_ITSELF, SLOWNESS, Outcome, Program, command_from_arguments, expect, ranks_below, result

# Runs until it is stopped: a while whose condition stays true, with a collective when on 2 devices.
ENDLESS = """
module @endless attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["i"=2]>
  func.func public @main(%arg0: tensor<2xf32>) -> tensor<2xf32> {
    %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"i"}]>] out_shardings=[<@mesh, [{"i"}]>] manual_axes={"i"} (%arg1: tensor<1xf32>) {
      %1 = stablehlo.while(%iterArg = %arg1) : tensor<1xf32>
      cond {
        %2 = stablehlo.constant dense<true> : tensor<i1>
        stablehlo.return %2 : tensor<i1>
      } do {
        %2 = "stablehlo.all_reduce"(%iterArg) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
        ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
          %3 = stablehlo.maximum %arg2, %arg3 : tensor<f32>
          stablehlo.return %3 : tensor<f32>
        }) : (tensor<1xf32>) -> tensor<1xf32>
        stablehlo.return %2 : tensor<1xf32>
      }
      sdy.return %1 : tensor<1xf32>
    } : (tensor<2xf32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
"""

ADD = """
module @add attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.add %arg0, %arg1 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
"""

HUGE = """
module @huge attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1000000x1000000xf64>) -> tensor<1000000x1000000xf64> {
    %0 = stablehlo.negate %arg0 : tensor<1000000x1000000xf64>
    return %0 : tensor<1000000x1000000xf64>
  }
}
"""

# How `jax.export.export(jax.jit(lambda x: x + 1))(numpy.float32(2)).mlir_module_serialized` begins.
BYTECODE = b'ML\xefR\rStableHLO_v1.18.0\x00\x01\x1b\x05\x01\x05\x0b\x01\x03\x0b\x03\t\x0f\x13\x17\x1b\x03_A\x0b\x01-\x07\x0f\x0f\x0f'

# Valid, but not supported: what is used, in a function of one argument, and a word of the sentence.
UNSUPPORTED = {
    "from outside": """
    %k = stablehlo.add %x, %x : tensor<f32>
    %v = stablehlo.broadcast_in_dim %x, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %r = "stablehlo.reduce"(%v, %x) <{dimensions = array<i64: 0>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = stablehlo.add %a, %k : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<40xf32>, tensor<f32>) -> tensor<f32>
""",
    "mystery": """
    %r = stablehlo.custom_call @mystery(%x) : (tensor<f32>) -> tensor<f32>
""",
    "more than 30 dimensions": f"""
    %r31 = stablehlo.reshape %x : (tensor<f32>) -> tensor<{"1x" * 31}f32>
    %r = stablehlo.reshape %r31 : (tensor<{"1x" * 31}f32>) -> tensor<f32>
""",
}


COLUMNS = ("operand_layouts = [dense<[0, 1]> : tensor<2xindex>], "
           "result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>]")
# Custom calls that are not there or not right: target, configuration, exit status, words of the sentence.
CUSTOM_CALLS = (
    ("nobody", "", 1, ['"nobody"', "not supported"]),
    ("lapack_sfft_ffi", "", 1, ['"lapack_sfft_ffi"', "not supported"]),
    ("lapack_qgeqrf_ffi", "", 1, ['"lapack_qgeqrf_ffi"', "not supported"]),
    ("tpu_custom_call", "", 1, ['"tpu_custom_call"', "not supported"]),
    ("__gpu$xla.gpu.triton", "", 1, ['"__gpu$xla.gpu.triton"', "not supported"]),
    ("xla_python_cpu_callback", "has_side_effect = true", 1, ['"xla_python_cpu_callback"', "Python"]),
    ("xla_ffi_python_cpu_callback", "", 2, ["Python", 'lacks "index"']),
    ("xla_ffi_python_cpu_callback", "mhlo.backend_config = {index = 0 : ui64}", 1, ["calls Python", "JAX_PLATFORMS=spmdrun"]),
    ("mine", "mhlo.backend_config = {a = 1 : i64}", 1, ['"mine"', "not supported", "jax.ffi", "JAX_PLATFORMS=spmdrun"]),
    ("mine", "api_version = 4 : i32", 1, ['"mine"', "not supported", "jax.ffi", "JAX_PLATFORMS=spmdrun"]),
    ("mine", "mhlo.backend_config = {a = {b = [1]}}", 1, ['"mine"', 'its attribute "b"']),
    ("mine", 'api_version = 4 : i32, backend_config = "x"', 2, ['"mine"', "no dictionary"]),
    ("lapack_sgetrf_ffi", "", 2, ["lapack_sgetrf_ffi takes 1 operands and gives 3 results"]),
    ("lapack_dgeqrf_ffi", "", 2, ["operand 0", "tensor<4x3xf32>", "tensor<4x3xf64>"]),
    ("lapack_sgeqrf_ffi", "", 2, ["result 1", "tensor<2xf32>", "tensor<3xf32>"]),
    ("lapack_sgeqrf_ffi", "operand_layouts = [dense<[0, 0]> : tensor<2xindex>]", 2, ["member 0 of operand_layouts"]),
    ("lapack_spotrf_ffi", "", 2, ["lacks", '"uplo"']),
    ("lapack_spotrf_ffi", "mhlo.backend_config = {uplo = 88 : ui8}", 1, ["not supported", '"uplo"']),
    ("cpu_csr_sparse_dense_ffi", "", 2, ["takes entries [k]"]),
    ("cpu_csr_sparse_dense_ffi", "operand_layouts = [dense<[0, 1]> : tensor<2xindex>]", 1, ["row-major arrays alone"]),
    ("cusparse_csr_matmat_ffi", "", 1, ['"cusparse_csr_matmat_ffi"', "lowering_platforms"]),
    ("cu_cholesky_update_ffi", "", 1, ['"cu_cholesky_update_ffi"', "lowering_platforms"]),
    ("cusolver_getrf_ffi", "", 2, ["cusolver_getrf_ffi takes 1 operands and gives 3 results, not 1 and 2"]),
    ("cusolver_potrf_ffi", COLUMNS, 2, ["lacks", '"lower"']),
    ("cusolver_potrf_ffi", COLUMNS + ", mhlo.backend_config = {lower = 76 : ui8}", 2, ["lacks", '"lower"']),
    ("cusolver_geqrf_ffi", "", 1, ["cusolver_geqrf_ffi", "column-major matrices alone"]),
    ("cusolver_geqrf_ffi", COLUMNS, 2, ["result 1", "tensor<2xf32>", "tensor<3xf32>"]),
    ("lapack_sgehrd_ffi", "mhlo.backend_config = {low = 2 : i32, high = 3 : i32}", 2, ["3 results"]),
)


def write(command, name, text):
    path = command.path(name)
    with open(path, "w") as file:
        file.write(text)
    return path


def save(command, name, array):
    path = command.path(name)
    np.save(path, array)
    return path


def check(done, status, *parts):
    """One line of the command's, with these parts; that exit status."""
    lines = done.own_lines()
    good = done.status == status and len(lines) == 1 and all(p in lines[0] for p in parts)
    expect(good, f"one line with {parts} and exit {status}: {done}")


def refused(command, ranks, status, parts, *arguments, env={}):
    """Fails as wanted, and leaves no folder behind that -o would have made."""
    out = command.path("refused")
    done = command.run(ranks, *arguments, "-o", out, env=env)
    check(done, status, *parts)
    expect(not os.path.exists(out), f"{arguments}: the output folder is not there")


def wrong_program(command):
    program = Program("evolution_strategy")
    with open(program.prints()[0]) as file:
        text = file.read()
    for ranks in (None, 2):
        missing = command.path("missing.mlir")
        refused(command, ranks, 2, [missing, "No such file"], missing, *program.arguments)
        for part in (0, 1, 10, len(text) // 3, len(text) // 2, len(text) - 3):
            cut = write(command, "cut.mlir", text[:part])
            refused(command, ranks, 2, ["cut.mlir"], cut, *program.arguments)
        refused(command, ranks, 2, ["is not a file"], command.folder, *program.arguments)
    garbage = command.path("garbage.mlir")
    with open(garbage, "wb") as file:
        file.write(bytes(range(256)) * 16)
    refused(command, None, 2, ["garbage.mlir"], garbage)
    with open(command.path("step.mlirbc"), "wb") as file:
        file.write(BYTECODE)
    for ranks in (None, 2):
        refused(command, ranks, 1, ["step.mlirbc:1:6:", "StableHLO_v1.18.0", "1.13.0"], command.path("step.mlirbc"), "2")
    cut = command.path("cut.mlirbc")
    with open(os.path.join(os.path.dirname(program.prints()[0]), "..", "counter", "program.mlirbc"), "rb") as file:
        artifact = file.read()
    for part in (4, 5, 6, 30, len(artifact) // 2, len(artifact) - 1):
        with open(cut, "wb") as file:
            file.write(artifact[:part])
        refused(command, None, 2, ["cut.mlirbc:1:"], cut, "2")
    for part, body in UNSUPPORTED.items():
        text = f"func.func @main(%x: tensor<f32>) -> tensor<f32> {{{body}    return %r : tensor<f32>\n}}\n"
        place = write(command, "unsupported.mlir", text)
        refused(command, None, 2 if "dimensions" in part else 1, ["unsupported.mlir:", part], place, "2")
    # The op that the compiler itself makes of library calls: a text may hold it, with anything in it.
    for attributes in ("", 'function = "potrf", numbers = array<i64: 0, 1, 0, 5, 0>', 'function = "nobody", numbers = array<i64: 0, 1, 0, 4, 0>',
                       'function = "potrf", numbers = array<i64: 0, 1, 0>', 'function = "potrf", numbers = array<i64: 99, 1, 0, 4, 0>'):
        place = write(command, "call.mlir", "func.func @main(%x: tensor<1x4x4xf32>) -> tensor<1x4x4xf32> {\n"
                      f'  %r:2 = "spmdrun.call"(%x) {{{attributes}}} : (tensor<1x4x4xf32>) -> (tensor<1x4x4xf32>, tensor<1x1x1xi32>)\n'
                      "  return %r#0 : tensor<1x4x4xf32>\n}\n")
        refused(command, None, 2, ["call.mlir:2:", "spmdrun.call"], place, "zeros")
    place = write(command, "convolution.mlir", "func.func @main(%x: tensor<2x3x8xf32>) -> tensor<2x3x8xf32> {\n"
                  '  %r = "spmdrun.convolution"(%x, %x) {numbers = array<i64: 0>} : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>\n'
                  "  return %r : tensor<2x3x8xf32>\n}\n")
    refused(command, None, 2, ["convolution.mlir:2:", "spmdrun.convolution", "numbers that describe"], place, "zeros")
    for name, status, part in (("__elided__", 2, "large_elements_limit"), ("blob", 1, "resources")):
        place = write(command, "resource.mlir", "func.func @main() -> tensor<4xf32> {\n  %r = stablehlo.constant "
                      f"dense_resource<{name}> : tensor<4xf32>\n  return %r : tensor<4xf32>\n}}\n")
        refused(command, None, status, ["resource.mlir:2:", part], place)
    # No compiler is a fault of the installation, not of the program.
    for module in (command.path("missing.so"), garbage):
        refused(command, None, 1, ["compiler", module], program.prints()[0], *program.arguments,
                env={"SPMDRUN_COMPILER_MODULE": module})
    for i, (target, configuration, status, parts) in enumerate(CUSTOM_CALLS):
        place = write(command, "custom.mlir", "func.func @main(%x: tensor<4x3xf32>) -> tensor<4x3xf32> {\n"
                      f"  %r:2 = stablehlo.custom_call @{target}(%x) {{{configuration}}} : "
                      "(tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<2xf32>)\n  return %r#0 : tensor<4x3xf32>\n}\n")
        refused(command, 2 if i == 0 else None, status, ["custom.mlir:2:", *parts], place, "zeros")


def wrong_arguments(command):
    add = write(command, "add.mlir", ADD)
    x = save(command, "x.npy", np.arange(4, dtype=np.float32))
    whole = save(command, "whole.npy", np.arange(4, dtype=np.int32))
    long = save(command, "long.npy", np.arange(5, dtype=np.float32))
    flat = save(command, "flat.npy", np.zeros((2, 2), np.float32))
    text = write(command, "text.npy", "no npy file at all")
    objects = save(command, "objects.npy", np.array([1, "two", None, 4], dtype=object))
    records = save(command, "records.npy", np.zeros(4, [("a", "f4")]))
    gzip = command.path("gzip.zarr")
    os.makedirs(gzip)
    with open(os.path.join(gzip, ".zarray"), "w") as file:
        file.write('{"zarr_format": 2, "shape": [4], "chunks": [4], "dtype": "<f4", "order": "C", "fill_value": 0, '
                   '"filters": null, "compressor": {"id": "gzip", "level": 1}}')
    with open(x, "rb") as file:
        short = file.read()[:-3]
    cut = command.path("cut.npy")
    with open(cut, "wb") as file:
        file.write(short)
    for ranks in (None, 2):
        refused(command, ranks, 2, ["2 arguments", "1 is given"], add, x)
        refused(command, ranks, 2, ["2 arguments", "3 are given"], add, x, x, x)
        refused(command, ranks, 2, ["argument 1", "given i32[4]", "convert the file to f32"], add, x, whole)
        refused(command, ranks, 2, ["argument 0", "given f32[5]", "shape [4]"], add, long, x)
        refused(command, ranks, 2, ["argument 1"], add, x, flat)
        refused(command, ranks, 2, ["argument 1: ", "text.npy"], add, x, text)
        refused(command, ranks, 2, ["argument 0: ", "cut.npy"], add, cut, x)
        refused(command, ranks, 2, ["argument 0: ", "objects.npy", "'|O'"], add, objects, x)
        refused(command, ranks, 2, ["argument 1: ", "records.npy", "records"], add, x, records)
        refused(command, ranks, 2, ["argument 1: ", "gzip.zarr", "gzip"], add, x, gzip)
        refused(command, ranks, 2, ["argument 0", "none.npy"], add, command.path("none.npy"), x)
        refused(command, ranks, 2, ["argument 0", "1e"], add, "1e", x)
        refused(command, ranks, 2, ["argument 1", "3"], add, x, "3")
        refused(command, ranks, 2, ["argument 0", "normal:"], add, "normal:", x)
    pipes(command, add, x)
    escapes(command)
    refused(command, None, 2, ["argument 0", "given f32[4]", "one number"],
            write(command, "scalar.mlir", ADD.replace("tensor<4xf32>", "tensor<f32>")), x, x)
    huge = write(command, "huge.mlir", HUGE)
    refused(command, 2, 1, ["GB"], huge, "zeros")


def pipes(command, add, x):
    """A pipe that nobody writes into stands where a file is expected: nobody waits for it."""
    pipe, array = command.path("pipe.npy"), command.path("piped.zarr")
    os.mkfifo(pipe)
    parts = ["pipe"]
    for ranks in (None, 2):
        check(command.run(ranks, pipe, x, x), 2, pipe, *parts)
        check(command.run(ranks, "check", pipe), 2, pipe, *parts)
        check(command.run(ranks, add, x, pipe), 2, "argument 1", pipe, *parts)
        check(command.run(ranks, add, x, x, "--expect", pipe), 2, pipe, *parts)
    done = command.run(None, add, x, x, "-o", command.path("piped"))
    for name in ("zarr.json", "c/0"):
        shutil.rmtree(array, ignore_errors=True)
        shutil.copytree(command.path("piped/result0.zarr"), array)
        os.remove(os.path.join(array, name))
        os.mkfifo(os.path.join(array, name))
        check(command.run(2, add, x, array), 2, f"{array}/{name}", *parts)
    os.remove(pipe)


ESCAPES = """module @m {
  func.func public @main(%x: tensor<f32>) -> (tensor<f32> {jax.result_info = "r\\1B[31m\\C3\\A9\\0Aq"}) {
    return %x : tensor<f32>
  }
}
"""


def escapes(command):
    """What files and their names hold is shown and not obeyed by the terminal."""
    program = write(command, "escapes.mlir", ESCAPES)
    done = command.run(None, program, "1")
    expect(done.status == 0 and "\x1b" not in done.out and "r\\x1b[31m\xe9\\x0aq" in done.out and
           len(done.out.splitlines()) == 2, f"a result's name: {done}")
    for stage in ("graph", "shardings", "partitioned", "plan", "llvm"):
        done = command.run(None, "show", program, "--stage", stage)
        expect(done.status == 0 and "\x1b" not in done.out, f"show --stage {stage}: {done}")
    strange = write(command, "a\x1b[31m\nb.mlir", "nonsense")
    for words in ([strange], ["show", strange, "--stage", "graph"], ["check", strange],
                  ["compile", strange, "--topology", "1x1"], ["cache", "why", strange]):
        done = command.run(None, *words)
        expect(done.status != 0 and "\x1b" not in done.out + done.err and "a\\x1b[31m\\x0ab.mlir" in done.out + done.err,
               f"a file's name: {done}")
    shutil.copy(program, strange)
    for words in (["compile", strange, "--topology", "1x1"], ["cache", "why", strange]):
        done = command.run(None, *words)
        expect(done.status == 0 and "\x1b" not in done.out + done.err and "a\\x1b[31m\\x0ab.mlir" in done.out,
               f"a file's name: {done}")
    for descr, parts in (("<f\x1b4", "\\x1b"), ("<f4\x9b", "\\x")):
        header = f"{{'descr': '{descr}', 'fortran_order': False, 'shape': (), }}".encode("latin-1").ljust(117) + b"\n"
        with open(command.path("descr.npy"), "wb") as file:
            file.write(b"\x93NUMPY\x01\x00" + len(header).to_bytes(2, "little") + header)
        done = command.run(None, program, command.path("descr.npy"))
        check(done, 2, "argument 0", parts)
        expect("\x1b" not in done.err and "\x9b" not in done.err, f"an element type: {done}")
    array = command.path("strange.zarr")
    os.makedirs(array)
    with open(os.path.join(array, ".zarray"), "w") as file:
        file.write('{"zarr_format": 2, "shape": [], "chunks": [], "dtype": "<f4", "order": "C", "fill_value": 0, '
                   '"filters": null, "compressor": {"id": "g\\u001b[31mz"}}')
    check(command.run(None, program, array), 2, "argument 0", "g\\x1b[31mz")


def earlier_results(command, add, x):
    """What -o finds in its directory: results are replaced, what is none stays, all that is left is this run's."""
    out = command.path("kept")
    for name in ("result0.zarr", "result0.npy"):
        os.makedirs(os.path.join(out, name))
        write(command, f"kept/{name}/diary.txt", "mine")
    for options, name in (([], "result0.zarr"), (["--gather"], "result0.npy")):
        check(command.run(2, add, x, x, "-o", out, *options), 2, name, "not replaced")
        with open(os.path.join(out, name, "diary.txt")) as file:
            expect(file.read() == "mine", f"{name} is untouched")
    shutil.rmtree(out)

    two = write(command, "two.mlir", ADD.replace("-> tensor<4xf32> {", "-> (tensor<4xf32>, tensor<4xf32>) {")
                .replace("return %0 : tensor<4xf32>", "return %0, %arg1 : tensor<4xf32>, tensor<4xf32>"))
    for options in ([], ["--gather"]):
        done = command.run(2, two, x, x, "-o", out, *options)
        expect(done.status == 0, f"{options}: {done}")
        wanted = [f"result{i}.{'npy' if options else 'zarr'}" for i in range(2)]
        expect(sorted(os.listdir(out)) == wanted, f"none of the run before in the other form: {os.listdir(out)}")
    for options, name in ((["--gather"], "result0.npy"), ([], "result0.zarr")):
        done = command.run(2, add, x, x, "-o", out, *options)
        expect(done.status == 0 and os.listdir(out) == [name], f"no result of the run before: {os.listdir(out)}")
    os.makedirs(os.path.join(out, "result0.npy"))
    write(command, "kept/result0.npy/diary.txt", "mine")
    done = command.run(2, add, x, x, "-o", out)
    expect(done.status == 0 and os.listdir(os.path.join(out, "result0.npy")) == ["diary.txt"], f"what is none stays: {done}")
    shutil.rmtree(out)

    # Jobs that write to one directory at the same time: each leaves whole results.
    jobs = [command.start(2, two, x, x, "-o", out) for _ in range(3)]
    for job in jobs:
        _, err = job.communicate(timeout=60)
        expect(job.returncode == 0, f"a job beside others: {err}")
    expect(sorted(os.listdir(out)) == ["result0.zarr", "result1.zarr"], f"of three jobs: {os.listdir(out)}")


def files_before(command):
    """What --expect, -o and --stats name is looked at before the run, which may take hours: this one never ends."""
    endless = write(command, "endless.mlir", ENDLESS)
    text = write(command, "text.npy", "no npy file at all")
    group = command.path("group.zarr")
    os.makedirs(group)
    for name, parts in (
            (command.path("none.npy"), ["none.npy", "No such file"]),
            (command.path("none.zarr"), ["none.zarr", "No such file"]),
            (save(command, "whole.npy", np.zeros(2, np.int32)), ["result 0", "f32[2]", "i32[2]"]),
            (save(command, "long.npy", np.zeros(3, np.float32)), ["result 0", "f32[2]", "f32[3]"]),
            (text, ["text.npy"]), (group, ["group.zarr"])):
        for ranks in (None, 2):
            done = command.run(ranks, endless, "ones", "--expect", name, timeout=15 * SLOWNESS)
            check(done, 2, *parts)
    # And what the results are to become.
    taken = command.path("taken")
    os.makedirs(os.path.join(taken, "result0.zarr"))
    write(command, "taken/result0.zarr/diary.txt", "mine")
    for options, status, parts in (
            (["-o", taken], 2, ["result0.zarr", "not replaced"]),
            (["-o", text], 1, ["text.npy", "Not a directory"]),
            (["-o", os.path.join(text, "sub")], 1, ["text.npy/sub", "Not a directory"]),
            (["-o", command.path("no/such")], 1, ["no/such", "make the output directory", "No such file"]),
            (["--stats", command.path("no/such/stats.json")], 1, ["stats.json", "No such file"]),
            (["--stats", taken], 1, ["taken", "Is a directory"])):
        for ranks in (None, 2):
            check(command.run(ranks, endless, "ones", *options, timeout=15 * SLOWNESS), status, *parts)
    # Nobody makes folders there.
    check(command.run(None, write(command, "add.mlir", ADD), "ones", "ones", "-o", "/sys"), 1,
          "/sys: cannot write into the output directory")


def fingerprint(path):
    """All that is in a file or a directory."""
    if os.path.isfile(path):
        with open(path, "rb") as file:
            return file.read()
    return [(folder, [fingerprint(os.path.join(folder, name)) for name in sorted(names)]) for folder, _, names in
            sorted(os.walk(path))]


def own_inputs(command, add, x):
    """No run writes over what it reads, however that is spelt; only the state of a program is replaced by the next."""
    out = command.path("own")
    first, file = os.path.join(out, "result0.zarr"), os.path.join(out, "result0.npy")
    for ranks in (None, 2):
        for options, state in (([], first), (["--gather"], file)):
            shutil.rmtree(out, ignore_errors=True)
            done = command.run(ranks, add, x, x, "-o", out, *options)
            for _ in range(2):
                done = command.run(ranks, add, state, "ones", "-o", out, *options)
                expect(done.status == 0, f"a result becomes the argument of the next run: {done}")
            wanted = save(command, "state.npy", np.arange(4, dtype=np.float32) * 2 + 2)
            done = command.run(ranks, add, state, "zeros", "--expect", wanted)
            expect(done.status == 0, f"two steps on: {done}")
        # Now a file is there. To be compared with, it must not be what is put into its place, by any name.
        link, folder = command.path("link.npy"), command.path("folder")
        os.symlink(file, link)
        os.symlink(out, folder)
        before = fingerprint(out)
        for name in (file, os.path.relpath(file), link, os.path.join(folder, "result0.npy")):
            for options in ([], ["--gather"]):
                check(command.run(ranks, add, x, "ones", "-o", out, "--expect", name, *options), 2, name, "--expect")
            check(command.run(ranks, add, x, "ones", "-o", folder, "--expect", name), 2, name, "--expect")
        shutil.copy(file, os.path.join(out, "result1.npy"))
        shutil.copy(file, command.path("apart.npy"))
        beyond = os.path.join(out, "result1.npy")
        check(command.run(ranks, add, x, beyond, "-o", out, "--gather"), 2, "argument 1", beyond, "removed")
        os.remove(beyond)
        for kept in (link, file, add):
            check(command.run(ranks, add, link, x, "--stats", kept), 2, "--stats", kept, "holds no statistics")
        check(command.run(ranks, add, x, "ones", "-o", out, "--stats", os.path.join(out, "result3.npy")), 2, "--stats")
        expect(fingerprint(out) == before, "nothing was touched")
        # Another name of the same bytes stays what it is.
        os.link(file, command.path("hard.npy"))
        done = command.run(ranks, add, x, x, "-o", out, "--gather", "--expect", command.path("apart.npy"))
        expect(done.status == 1, f"it differs: {done}")
        expect(np.array_equal(np.load(command.path("hard.npy")), np.load(command.path("apart.npy"))), "a hard link")
        # An array is a directory, and nothing is put into it.
        array = command.path("array")
        done = command.run(ranks, add, x, x, "-o", array)
        given = os.path.join(array, "result0.zarr")
        before = fingerprint(array)
        for inside in (given, os.path.join(given, "c"), os.path.join(given, "new")):
            check(command.run(ranks, add, given, x, "-o", inside), 2, "argument 0", inside)
        expect(fingerprint(array) == before, "the array is as it was")
        for name in (link, folder, command.path("hard.npy")):
            os.remove(name)


def statistics(command, add, x):
    """--stats replaces statistics alone; a link is followed, and standard output goes on."""
    stats, link, other = command.path("s.json"), command.path("s.link"), command.path("new")
    open(stats, "w").close()
    os.symlink(stats, link)
    for _ in range(2):
        done = command.run(None, add, x, x, "--stats", link)
        with open(stats) as file:
            expect(done.status == 0 and os.path.islink(link) and json.load(file)["ranks"] == 1, f"through a link: {done}")
    done = command.run(None, add, x, x, "-o", other, "--stats", os.path.join(other, "stats.json"))
    expect(done.status == 0 and os.path.exists(os.path.join(other, "stats.json")), f"in the directory of -o: {done}")
    out = command.path("printed")
    with open(out, "w") as file:
        status = subprocess.run([*command.line(None, [add, x, x, "--stats", "/proc/self/fd/1"])], stdout=file,
                                env=command.environment({})).returncode
    with open(out) as file:
        text = file.read()
    expect(status == 0 and text.startswith("result ") and '"cache": ' in text, f"as standard output: {text}")


def wrong_results(command):
    add = write(command, "add.mlir", ADD)
    x = save(command, "x.npy", np.arange(4, dtype=np.float32))
    y = save(command, "y.npy", np.arange(4, dtype=np.float32) * 2)
    off = save(command, "off.npy", np.array([0, 2, 4.5, 6], np.float32))
    whole = save(command, "whole.npy", np.arange(4, dtype=np.int32) * 2)
    for ranks in (None, 2):
        done = command.run(ranks, add, x, x, "--expect", y)
        expect(done.status == 0, f"equal: {done}")
        check(command.run(ranks, add, x, x, "--expect", off), 1, "result 0", "[2]", "4.5")
        check(command.run(ranks, add, x, x, "--expect", whole), 2, "f32", "i32")
        check(command.run(ranks, add, x, x, "--expect", command.path("none.npy")), 2, "none.npy")
        check(command.run(ranks, add, x, x, "--expect", y, "--expect", y), 2, "--expect")
        # A folder that cannot be made, and one whose name is taken by a file.
        check(command.run(ranks, add, x, x, "-o", os.path.join(x, "sub")), 1, "sub")
        check(command.run(ranks, add, x, x, "-o", x), 1, "x.npy")
        check(command.run(ranks, add, x, x, "--stats", command.path("no/such/stats.json")), 1, "stats.json")
    files_before(command)
    earlier_results(command, add, x)
    own_inputs(command, add, x)
    statistics(command, add, x)
    # No tolerance makes an infinity or a NaN out of a number.
    for value, wrong in ((np.inf, 4), (4, np.inf), (-np.inf, np.inf), (np.nan, 4), (4, np.nan)):
        half = save(command, "half.npy", np.array([0, 1, np.float32(value) / 2, 3], np.float32))
        special = save(command, "special.npy", np.array([0, 2, wrong, 6], np.float32))
        same = save(command, "same.npy", np.array([0, 2, value, 6], np.float32))
        check(command.run(None, add, half, half, "--expect", special, "--rtol", "10", "--atol", "1e9"),
              1, "result 0", "[2]")
        done = command.run(None, add, half, half, "--expect", same)
        expect(done.status == 0, f"{value} is {value}: {done}")
    loose = command.run(None, add, x, x, "--expect", off, "--atol", "0.5")
    expect(loose.status == 0, f"--atol: {loose}")


def command_line(command):
    add = write(command, "add.mlir", ADD)
    for arguments, parts in (
            (["--nonsense", add], ["--nonsense"]),
            ([add, "--repeat", "0"], ["--repeat", "0", "from 1 to 2147483647"]),
            ([add, "--devices", "2147483648"], ["--devices", "from 1 to 2147483647"]),
            ([add, "--repeat"], ["--repeat"]),
            ([add, "--rtol", "much"], ["--rtol", "much"]),
            ([add, "--rtol", "1e999"], ["--rtol", "1e999", "finite"]),
            ([add, "--atol", "inf"], ["--atol", "inf", "finite"]),
            ([add, "--gather"], ["-o DIR"]),
            ([add, "-o", ""], ["--output", "empty", "DIR"]),
            ([add, "--output="], ["--output", "empty", "DIR"]),
            ([add, "--stats", ""], ["--stats", "empty", "FILE"]),
            ([add, "--profile", ""], ["--profile", "empty", "FILE"]),
            ([add, "--expect="], ["--expect", "empty", "FILE"]),
            ([add, "--cache-dir", ""], ["--cache-dir", "empty", "DIR"]),
            ([""], ["empty word"]),
            ([add, ""], ["empty word"]),
            ([add, "--stage", "plan"], ["--stage"]),
            ([add, "--device", "tpu"], ["tpu", "expected cpu or cuda"]),
            ([add, "--cache-dir", "ftp://host/x"], ["ftp://host/x", "s3://BUCKET/PREFIX"]),
            ([add, "--cache-dir", "s3://a", "--cache-remote", "s3://b"], ["two servers", "s3://a", "s3://b"]),
            ([add, "--cache-site", "s3://a"], ["s3://a", "expected a directory"]),
            ([add, "--cache-timeout", "0"], ["cache-timeout", "seconds, more than 0"]),
            ([], ["no program"])):
        for ranks in (None, 2):
            check(command.run(ranks, *arguments), 2, *parts)
    check(command.run(None, add, "ones", "ones", "--log", "loud"), 2, "loud")
    check(command.run(2, add, "ones", "ones", "--log", "loud"), 2, "loud")
    check(command.run(None, add, "ones", "ones", env={"SPMDRUN_REPEAT": "x"}), 2, "SPMDRUN_REPEAT")
    check(command.run(None, "show", add, "--stage", "nothing"), 2, "nothing", "partitioned")
    check(command.run(None, "show", add), 2, "--stage")
    check(command.run(None, write(command, "endless.mlir", ENDLESS), "ones", "--devices", "1"), 2,
          "spans 2 devices, but 1 rank with 1 device each makes 1;")
    # A launcher that this MPI does not understand would start two separate jobs.
    check(command.run(None, add, "ones", "ones", env={"PMI_SIZE": "2", "PMI_RANK": "0"}), 2, "PMI_SIZE")


def no_stdout(command):
    """What is printed and does not arrive is a failure with a sentence."""
    add = write(command, "add.mlir", ADD)
    inside = ["devices"], ["show", add, "--stage", "plan"], [add, "ones", "ones"], ["check", add]
    for ranks in (None, 2):
        for arguments in (*inside, ["--help"], ["--version"]):
            for place, reason in ((">/dev/full", "No space left on device"), (">&-", "Bad file descriptor")):
                start = ["bash", "-c", f'exec "$@" {place}', "bash", *command.line(None, arguments)]
                words = start if ranks is None else [command.launcher, "-n", str(ranks), *start]
                check(command.finish(command.start_words(words, ENDS_BY_ITSELF), 20 * SLOWNESS), 1, "standard output", reason)
    # Longer than any buffer: what fails is not the last write.
    solve = Program("linear_algebra")
    done = command.start_words(["bash", "-c", 'exec "$@" >/dev/full', "bash", command.command, "show", "--stage", "graph",
                                solve.prints()[0]], {})
    check(command.finish(done, 20 * SLOWNESS), 1, "standard output cannot be written")


def ranks_differ(command):
    """A launcher can give each rank a command line of its own: refused, instead of one rank waiting for the rest."""
    add = write(command, "add.mlir", ADD)
    x = save(command, "x.npy", np.arange(4, dtype=np.float32))
    y = save(command, "y.npy", np.arange(4, dtype=np.float32) * 2)
    line = [add, x, x]
    for other, parts in (
            ([*line, "--expect", y], ["--expect", y]),
            ([*line, "-o", command.path("apart")], ["--output", "apart"]),
            ([*line, "--repeat", "3"], ["--repeat", '"3"']),
            ([*line, "--stats", command.path("apart.json")], ["--stats", "apart.json"]),
            ([*line, "--rtol", "0.5"], ["--rtol", '"0.5"']),
            (["SPMDRUN_REPEAT=4", *line], ["--repeat", '"4"']),
            ([add, "zeros", x], ["argument 0", '"zeros"', x]),
            ([add, x], ["argument 1", x, "not given"]),
            ([y, x, x], ["the program", add, y]),
            (["devices"], ["the subcommand", '"run"', '"devices"']),
            (["--help"], []),
            (["--version"], []),
            (["show", add, "--stage", "plan"], ["the subcommand", '"show"'])):
        check(command.run_apart(line, other), 2, "rank 1", "here", "on rank 0", *parts)
        check(command.run_apart(other, line), 2, "rank 1", "here", "on rank 0", *parts)
    expect(not os.path.exists(command.path("apart")), "nothing is written")
    # A line that is wrong by itself is told by the rank that has it.
    for other, parts in (([*line, "--nonsense"], ["--nonsense"]), ([*line, "--gather"], ["-o DIR"]), ([], ["no program"]),
                         ([*line, "--log", "loud"], ["loud"]), (["SPMDRUN_REPEAT=x", *line], ["SPMDRUN_REPEAT"])):
        check(command.run_apart(line, other), 2, "rank 1: ", *parts)
        check(command.run_apart(other, line), 2, "rank 0: ", *parts)
    # What is a rank's own affair may differ; and an option is the same as its twin in the environment.
    for other in ([*line, "--log", "error"], [*line, "--cache-dir", command.path("own")], ["SPMDRUN_RTOL=1e-5", *line],
                  [*line, "--explain-cache"]):
        done = command.run_apart(line, other)
        expect(done.status == 0, f"{other}: {done}")


def limited(command, limit, ranks, *arguments):
    """Ranks under a limit of the shell, as "-v 2000000", in KiB. Not the launcher, which has its own troubles with it."""
    launcher = command.line(ranks, [])[:-1]
    shell = ["bash", "-c", f"ulimit {limit}; exec \"$@\"", "bash"]
    done = subprocess.run([*launcher, *shell, *command.line(None, arguments)], text=True, timeout=60 * SLOWNESS,
                          env=command.environment(ENDS_BY_ITSELF), stdin=subprocess.DEVNULL, capture_output=True)
    return Outcome(done.returncode, done.stdout, done.stderr)


def under_limits(command):
    """Batch systems limit the address space of a job: it is made do with, and what is too little is said."""
    program = Program("heat_stencil")
    expected = [word for path in program.expected for word in ("--expect", path)]
    small_stacks(command)
    if limited(command, "-v 2000000", None, "--version").status != 0:
        print("skipped: the command itself does not start in 2 GB of address space (a sanitizer)")
        return
    many_devices(command)
    little_memory(command)
    for ranks in (None, 2):
        done = limited(command, "-v 2000000", ranks, program.prints()[0], *program.arguments, *expected)
        expect(done.status == 0, f"2 GB of address space, {ranks} ranks: {done}")
    huge = write(command, "huge.mlir", HUGE.replace("1000000x1000000", "20000x20000"))
    check(limited(command, "-v 2000000", None, huge, "zeros"), 1, "GB")


def small_stacks(command):
    """What the user allows for stacks is no matter: the command has its own."""
    program = Program("linear_algebra")
    for limit in (64, 1024) if SLOWNESS == 1 else ():  # frames of the sanitizers are larger
        for ranks in (None, 2):
            done = limited(command, f"-s {limit}", ranks, program.prints()[0], *program.arguments, "--no-cache", *program.expect_options(), *program.tolerance_options())
            expect(done.status == 0, f"stacks of {limit} KiB, {ranks} ranks: {done}")


def little_memory(command):
    """Wherever memory runs out, also in the midst of LLVM, one rank says so in one sentence. Open MPI alone takes 200 MB."""
    words, told = ["compile", Program("transformer_step").prints()[0], "--topology", "1x8"], 0
    for ranks, least in ((None, 20), (4, 200)):
        most = 600
        while most - least > 2:  # where there is enough: LLVM needs the last few MB
            megabytes = (least + most) // 2
            shutil.rmtree(command.cache, ignore_errors=True)
            done = limited(command, f"-v {megabytes * 1000}", ranks, *words)
            # If rank 0 ends in LLVM, another one may add that it is lost.
            lines = [line for line in done.own_lines() if ": rank 0 is lost: " not in line]
            if done.status == 0:
                most = megabytes
            else:
                least = megabytes
                expect(done.status == 1 and len(lines) == 1, f"{megabytes} MB, {ranks} ranks: {done}")
            told += any("out of memory while compiling; give it more" in line for line in lines)
    expect(told > 0, "no limit was met in LLVM")


def many_devices(command):
    """A program over many devices can be tried out in one process: each takes what it holds, not a huge page."""
    add = write(command, "many.mlir", ENDLESS.replace("num_partitions = 2", "num_partitions = 250")
                .replace('"i"=2', '"i"=250').replace("tensor<2xf32>", "tensor<250xf32>")
                .replace("dense<true>", "dense<false>").replace("dense<[[0, 1]]> : tensor<1x2xi64>",
                                                                f"dense<[{list(range(250))}]> : tensor<1x250xi64>"))
    process = command.start(None, add, "ones", "-o", command.path("many"))
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    expect(process.returncode == 0, f"250 devices: exit {process.returncode}, {process.stderr.read()}")
    expect(usage.ru_maxrss < 300 * 1024, f"250 devices take {usage.ru_maxrss} KiB")


def stopped_run(command, ranks, send, heard=True, lost=None, within=()):
    """Starts an endless run, lets it get going, stops it by `send`; everything ends soon and tidily. `lost`: the rank that
    `send` kills. `within`: words in front of the command."""
    endless = write(command, "endless.mlir", ENDLESS)
    out = command.path("stopped")
    process = command.start_words([*within, *command.line(ranks, [endless, "ones", "-o", out, "--log", "info"])], {})
    time.sleep(4 * SLOWNESS)
    pids = ranks_below(process.pid)
    expect(len(pids) == (ranks or 1), f"{ranks} ranks run: {pids}")
    begin = time.monotonic()
    send(process, pids)
    try:
        _, err = process.communicate(timeout=15)
    except subprocess.TimeoutExpired:
        for pid in pids:
            os.kill(pid, signal.SIGKILL)
        process.kill()
        _, err = process.communicate()
        expect(False, f"the job ends: {err}")
    expect(time.monotonic() - begin < 10, "the job ends within seconds")
    expect(process.returncode != 0, f"exit status {process.returncode}: {err}")
    own = [line for line in err.splitlines() if line.startswith("spmdrun:")]
    expect(len(own) == 1 and "while running" in own[0] or not own and not heard, f"one sentence: {err}")
    means = f": rank {lost} is lost: its process has ended" if lost is not None else "when a rank is lost"
    expect(not own or (means in own[0]) == (ranks is not None), f"what it means: {err}")
    time.sleep(0.5)
    expect(not os.path.exists(out), "no partial results")
    expect(ranks_below(process.pid) == [], "no rank goes on")
    left = [name for name in os.listdir(command.cache) if name.startswith(".")] \
        if os.path.exists(command.cache) else []
    expect(left == [], f"no temporary files in the cache: {left}")


def killed(command):
    stopped_run(command, 2, lambda process, pids: os.kill(pids[0], signal.SIGKILL), lost=0)
    # mpirun itself says that it was stopped, and listens to its ranks no more.
    stopped_run(command, 2, lambda process, pids: process.send_signal(signal.SIGINT), heard=False)
    stopped_run(command, None, lambda process, pids: process.send_signal(signal.SIGINT))
    # With less stack than the command works with, it works on another thread, and is stopped all the same.
    if SLOWNESS == 1:
        stopped_run(command, None, lambda process, pids: process.send_signal(signal.SIGTERM),
                    within=["bash", "-c", "ulimit -s 1024; exec \"$@\"", "bash"])


def rank_of(pid):
    with open(f"/proc/{pid}/environ", "rb") as file:
        variables = dict(entry.split(b"=", 1) for entry in file.read().split(b"\0") if b"=" in entry)
    return int(variables.get(b"OMPI_COMM_WORLD_RANK") or variables[b"PMI_RANK"])


def standing_still(command, ranks, stopped, *words):
    """A rank of an endless run is stopped: another says that it waits for it, and ends the job at the deadline."""
    text = ENDLESS
    for two, all_ranks in (("num_partitions = 2", f"num_partitions = {ranks}"), ('"i"=2', f'"i"={ranks}'),
                           ("tensor<2xf32>", f"tensor<{ranks}xf32>"), ("[[0, 1]]", str([list(range(ranks))])),
                           ("1x2xi64", f"1x{ranks}xi64")):
        text = text.replace(two, all_ranks)
    process = command.start(ranks, write(command, f"endless{ranks}.mlir", text), "ones", *words,
                            "--deadline", 4 * SLOWNESS, env=ENDS_BY_ITSELF)
    time.sleep(2 * SLOWNESS)
    pids = {rank_of(pid): pid for pid in ranks_below(process.pid)}
    expect(len(pids) == ranks, f"{ranks} ranks run: {pids}")
    os.kill(pids[stopped], signal.SIGSTOP)
    done = command.finish(process, 30 * SLOWNESS)
    expect(done.status == 1, f"the deadline ends the job: {done}")
    for part in (f"warn: waiting for rank {stopped} for", f"error: waiting for rank {stopped} for", "its deadline of"):
        expect(part in done.err, f"{part}: {done}")
    expect(ranks_below(process.pid) == [], "no rank goes on")


def stopped_ranks(command):
    standing_still(command, 2, 1)
    standing_still(command, 2, 0, "--node-is-rank")
    standing_still(command, 4, 2)
    standing_still(command, 4, 3, "--node-is-rank")
    add = write(command, "add.mlir", ADD)
    check(command.run(None, add, "ones", "ones", "--deadline", "-1"), 2, "--deadline")
    check(command.run(None, add, "ones", "ones", env={"SPMDRUN_DEADLINE": "soon"}), 2, "SPMDRUN_DEADLINE", "soon")


GROUPS = {"program": wrong_program, "arguments": wrong_arguments, "results": wrong_results,
          "line": command_line, "stdout": no_stdout, "ranks": ranks_differ, "killed": killed, "stopped": stopped_ranks,
          "limits": under_limits}


def main():
    command, groups = command_from_arguments()
    with command:
        for group in groups:
            GROUPS[group](command)
    return result()


sys.exit(main())
