"""gpu_programs_test.py COMMAND LAUNCHER SIMULATED NAME...: programs that JAX printed give what JAX computes on the simulated
GPU in the folder SIMULATED, too: on 1, 2 and 4 ranks, with the same bits. The first start compiles."""
import os
import sys

from support import Program, command_from_arguments, expect, result


def run_once(command, program, simulated, ranks, first):
    out = command.path("out")
    done = command.run(ranks, program.prints()[-1], *program.arguments, *program.expect_options(), *program.tolerance_options(),
                       "-o", out, "--gather", "--device", "cuda", "--cuda-libraries", simulated)
    label = f"{program.name} on {ranks} ranks"
    if not expect(done.status == 0 and "simulated GPU: " not in done.err, f"{label}: {done}"):
        return
    for i in range(len(program.expected)):
        path = os.path.join(out, f"result{i}.npy")
        with open(path, "rb") as file:
            bits = file.read()
        os.remove(path)
        expect(first.setdefault(i, bits) == bits, f"{label}: result {i} has the same bits on any number of ranks")


def main():
    command, (simulated, *names) = command_from_arguments()
    with command:
        for program in map(Program, names):
            first = {}
            for ranks in (1, 2, 4) if program.meta["devices"] > 1 else (1,):
                run_once(command, program, simulated, ranks, first)
    return result()


sys.exit(main())
