"""cuda_test.py COMMAND LAUNCHER DIRECTORY: --device cuda and the GPUs that `spmdrun devices` lists, on the simulated GPU of
DIRECTORY; and the sentence where there is no library, no driver or no GPU."""
import ctypes
import json
import os
import re
import sys

import numpy as np

from support import Program, command_from_arguments, expect, result

ADD = """
module @add {
  func.func public @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.add %arg0, %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
"""
PRODUCT = """
module @product {
  func.func public @main(%arg0: tensor<64x64xf32>) -> tensor<64x64xf32> {
    %0 = stablehlo.dot_general %arg0, %arg0, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    return %0 : tensor<64x64xf32>
  }
}
"""
UUID = "GPU-00000000-0000-0000-0000-00000000000"


def write(command, name, text):
    path = command.path(name)
    with open(path, "w") as file:
        file.write(text)
    return path


def refused(done, status, *parts):
    """One sentence, and the same status on all ranks."""
    lines = done.own_lines()
    if expect(done.status == status and len(lines) == 1, f"one sentence and {status}: {done}"):
        for part in parts:
            expect(part in lines[0], f"{part!r} in: {lines[0]}")


def refusals(command, program, simulated):
    line = [program, "ones", "--device", "cuda", "--cuda-libraries", simulated]
    for ranks in (None, 2, 4):
        done = command.run(ranks, *line, "--no-cache")
        expect(done.status == 0 and re.search(r"f32\[4\] .* 2 +2 +2$", done.out, re.M), str(done))
        refused(command.run(ranks, *line, env={"SPMDRUN_SIMULATED_DRIVER": "12080"}), 1, "driver is for CUDA 12.8")
        refused(command.run(ranks, *line, env={"SPMDRUN_SIMULATED_DRIVER": "0"}), 1, "no NVIDIA driver")
        for settings, told in (({"CUDA_VISIBLE_DEVICES": "7"}, 'CUDA_VISIBLE_DEVICES is "7"'),
                               ({"SPMDRUN_SIMULATED_GPUS": "0"}, "CUDA_VISIBLE_DEVICES is not set")):
            refused(command.run(ranks, *line, env=settings), 1, "rank 0 on ", "sees no GPU", told)
    refused(command.run_apart(line, ["CUDA_VISIBLE_DEVICES=", *line]), 1, "rank 1 on ", 'CUDA_VISIBLE_DEVICES is ""')
    refused(command.run_apart(line, ["SPMDRUN_SIMULATED_MULTIPROCESSORS=8", *line]), 1, "device 0 ", "device 1 of rank 1 ",
            "with 4 multiprocessors", "with 8")
    warned = command.run(4, *line, "--devices", "1", env={"SPMDRUN_SIMULATED_GPUS": "2"})
    expect(warned.err.count(f"share {UUID}") == 2 and f"devices 1 and 3 share {UUID}2" in warned.err, str(warned))


def convolutions(command, simulated):
    """A program with convolutions needs cuDNN, and the same on all ranks."""
    program = Program("convolution_step")
    line = [program.prints()[0], *program.arguments, "--device", "cuda", "--cuda-libraries"]
    folder = command.path("without_cudnn")
    os.mkdir(folder)
    for name in ("libcudart.so.13", "libcublasLt.so.13"):
        os.symlink(os.path.join(simulated, name), os.path.join(folder, name))
    with open(os.path.join(folder, "libcudnn.so.9"), "w") as file:
        file.write("no library")
    for ranks in (None, 2):
        refused(command.run(ranks, *line, folder), 1, "NVIDIA's library of convolutions libcudnn.so.9 cannot be opened", folder)
    refused(command.run_apart([*line, simulated], ["SPMDRUN_SIMULATED_CUDNN=91203", *line, simulated]), 1,
            " has cuDNN 9.19.0, rank 1 on ", " has 9.12.3; all ranks need the same version")


def wide(command, simulated):
    """Arrays of which a thread takes several elements at a time; some are left over at the end."""
    count = (1 << 18) + 5
    for dtype, numpy_type in (("f32", np.float32), ("f64", np.float64), ("i8", np.int8), ("complex<f32>", np.complex64)):
        program, values, wanted = command.path("wide.mlir"), command.path("values.npy"), command.path("wanted.npy")
        array = (np.arange(count) % 97).astype(numpy_type)
        np.save(values, array)
        np.save(wanted, array * array + array)
        kind = f"tensor<{count}x{dtype}>"
        with open(program, "w") as file:
            file.write(f"func.func public @main(%x: {kind}) -> {kind} {{\n%0 = stablehlo.multiply %x, %x : {kind}\n"
                       f"%1 = stablehlo.add %0, %x : {kind}\nreturn %1 : {kind}\n}}\n")
        done = command.run(None, program, values, "--device", "cuda", "--cuda-libraries", simulated, "--expect", wanted,
                           "--no-cache", env={"SPMDRUN_SIMULATED_SEED": "3"})
        expect(done.status == 0 and "simulated GPU: " not in done.err, f"{dtype}: {done}")


def differences(command, program, simulated):
    line = [program, "ones"]
    mixed = command.run_apart([*line, "--device", "cuda"], ["CUDA_VISIBLE_DEVICES=3", *line])
    refused(mixed, 2, "rank 0 on ", "of kind cuda (CUDA_VISIBLE_DEVICES is not set)", "rank 1 on ",
            'of kind cpu (CUDA_VISIBLE_DEVICES is "3")')
    refused(command.run_apart([*line, "--cuda-libraries", simulated], line), 2, "--cuda-libraries", "not given", simulated)
    refused(command.run_apart(["SPMDRUN_CUDA_LIBRARIES=/a", *line], ["SPMDRUN_CUDA_LIBRARIES=/b", *line]), 2,
            "--cuda-libraries", "/a", "/b")


def libraries(command, simulated):
    """A library that the program calls is another one on some ranks, or is missing there; others do not matter."""
    program = write(command, "product.mlir", PRODUCT)
    line = [program, "ones", "--device", "cuda", "--cuda-libraries"]
    broken = command.path("broken")
    os.makedirs(broken)
    with open(os.path.join(broken, "libcublasLt.so.13"), "w") as file:
        file.write("none")
    for ranks in (1, 2, 4):
        differ = [[*line, simulated]] * (ranks - 1) + [["SPMDRUN_SIMULATED_BLAS=130102", *line, simulated]]
        done = command.run_apart(*differ)
        if ranks == 1:
            expect(done.status == 0, str(done))
        else:
            refused(done, 1, "rank 0 on ", " has cuBLASLt 13.0.0, rank ", f"rank {ranks - 1} on ", " has 13.1.2; all ranks")
        refused(command.run(ranks, *line, f"{broken}:{simulated}"), 1, "libcublasLt.so.13 cannot be opened", broken)
    add = command.path("add.mlir")
    line[0] = add
    expect(command.run_apart([*line, simulated], ["SPMDRUN_SIMULATED_BLAS=130102", *line, simulated]).status == 0, "no product")


def devices(command, simulated):
    def job(ranks, *options, **settings):
        done = command.run(ranks, "devices", "--json", "--cuda-libraries", simulated, *options, env=settings)
        expect(done.status == 0, str(done))
        return [rank["cuda"] for rank in json.loads(done.out)["ranks"]]

    two = {"SPMDRUN_SIMULATED_GPUS": "2", "SPMDRUN_SIMULATED_NAMES": "Big,Little", "SPMDRUN_SIMULATED_MEMORY": "2147483648",
           "SPMDRUN_SIMULATED_CAPABILITIES": "9.0,8.6", "SPMDRUN_SIMULATED_MULTIPROCESSORS": "132,40"}
    for ranks in (None, 1, 2, 4):
        count = ranks or 1
        all_of = job(ranks, **two)
        expect(len(all_of) == count, str(all_of))
        for found in all_of:
            expect(found["runtime"] == "13.0" and found["driver"] == "13.0", str(found))
            wanted = [{"number": i, "name": name, "uuid": f"{UUID}{i + 1}", "bus": f"0000:0{i + 1}:00.0",
                       "compute_capability": capability, "multiprocessors": processors, "memory_bytes": 2147483648,
                       "devices": list(range(i, count, 2))}
                      for i, (name, capability, processors) in enumerate((("Big", "9.0", 132), ("Little", "8.6", 40)))]
            expect(found["gpus"] == wanted, f"{found['gpus']} is {wanted}")
    expect([gpu["devices"] for gpu in job(2, "--devices", "2", **two)[0]["gpus"]] == [[0, 2], [1, 3]], "2 of each")
    expect(len(job(2, "--devices", "2147483647", **two)[1]["gpus"][0]["devices"]) == 64, "64 of each at most")
    apart = job(2, "--node-is-rank", **two)
    expect([[gpu["devices"] for gpu in found["gpus"]] for found in apart] == [[[0], []], [[1], []]], "a node each")
    expect(job(2, CUDA_VISIBLE_DEVICES="")[1]["gpus"] == [], "no GPU is no fault")
    expect("driver" in job(2, SPMDRUN_SIMULATED_DRIVER="12000")[1]["reason"], "the reason of a rank")

    table = command.run(4, "devices", "--cuda-libraries", simulated, env=two)
    rows = [row.split() for row in table.out.splitlines() if UUID in row]
    expect(len(rows) == 8 and rows[7] == ["3", "1", "Little", f"{UUID}2", "0000:02:00.0", "8.6", "40", "2.0", "GiB", "1",
                                          "and", "3"], str(table))
    missing = command.run(2, "devices", "--cuda-libraries", simulated, env={"SPMDRUN_SIMULATED_DRIVER": "0"})
    expect(missing.out.count("rank 0 cannot use GPUs: CUDA's runtime 13.0 finds no NVIDIA driver") == 1, str(missing))


def machine(command, program):
    """What this machine has, without the simulated GPU."""
    homes = [os.path.join(home, folder) for home in (os.environ.get("CUDA_HOME") or "/usr/local/cuda", "/usr/local/cuda")
             for folder in ("lib64", "lib")]
    found = any(os.path.exists(os.path.join(home, "libcudart.so.13")) for home in homes)
    for name in ("libcuda.so.1", "libcudart.so.13"):
        try:
            ctypes.CDLL(name)
            print(f"{name} is found here: what is said without it is not tested")
            return
        except OSError:
            pass
    parts = ["finds no NVIDIA driver (libcuda.so.1)", "580"] if found else ["libcudart.so.13 cannot be opened", "/usr/local/cuda/lib64"]
    for ranks in (None, 1, 2, 4):
        refused(command.run(ranks, program, "ones", "--device", "cuda"), 1, *parts)
    if not found:
        refused(command.run(None, program, "ones", "--device", "cuda", "--cuda-libraries", "/nowhere"), 1, "/nowhere (--cuda")


def main():
    command, (simulated,) = command_from_arguments()
    os.environ.pop("CUDA_VISIBLE_DEVICES", None)
    with command:
        program = write(command, "add.mlir", ADD)
        refusals(command, program, simulated)
        convolutions(command, simulated)
        wide(command, simulated)
        differences(command, program, simulated)
        libraries(command, simulated)
        devices(command, simulated)
        machine(command, program)
    return result()


sys.exit(main())
