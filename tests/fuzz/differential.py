"""Differential tests: random StableHLO modules, what XLA computes for them, and whether spmdrun computes the same.

    python tests/fuzz/differential.py --spmdrun build/spmdrun OUT_DIR            needs: pip install jax numpy
        --seeds A:B    these seeds (0:200)
        --ops N        ops in a module (14)
        --kinds A,B    with one of these kinds of ops in each module: reduce_arg,select_and_scatter
        --mesh 2x2     with one device per mesh position, shardings of inputs, constraints and manual computations
        --ranks N      on N ranks of MPI, which share the devices (default: one process, without mpirun)
        --known        the inputs are constants that the compiler may compute with, not only the program
        --keep         keep the modules that pass, too

Prints what differs and ends with a count. For each difference OUT_DIR/seed<k>/ holds module.mlir, self-checking as XLA
says, and small.mlir: the same fault in as few ops as were found, with its inputs in<i>.npy and what they should give,
expect<i>.npy (types that NumPy has not as their bits). Who is right is for a person to find out: XLA on CPUs is wrong at
times, too. Then small.mlir can be kept in tests/conformance/regressions.

Where XLA is known to part from the specification (docs/stablehlo.md) it is told something else than spmdrun, which the
specification says is the same:
  integers of 2 and 4 bits   computed in 8 and 32 bits, and wrapped          (modules/types.py, narrow.py)
  f4E2M1FN                   computed in f32, and rounded                    (modules/types.py, narrow.py)
  several devices            what each of them computes, and takes of others (modules/manual.py)
  rng_bit_generator          of unsigned numbers, whose bits are then taken  (modules/control.py)
  ragged_dot                 as a dot_general of each group                  (modules/functions.py)
  dot_general of two f8      in f32                                          (modules/narrow.py)
  constants                  as arguments                                    (modules/random_module.py)
Not made, for the same reason or because nothing is said of them:
  subnormal floats (XLA flushes them) and f6 types (XLA has none); |inf + nan i|, and other complex numbers with infinite
  or NaN parts but where each part is computed by itself
  select_and_scatter among equals; scatter by anything that depends on the order; scatter of one operand twice
  rng, whose numbers are of no oracle; infeed, outfeed, send, recv; custom calls; tuples and tokens; shapes that do not
  follow from constants; einsum, dot and the other ops that StableHLO no longer prints

Seeds are run by the batch: JAX makes the modules and their values, one `spmdrun check` runs them. JAX is needed by this
program alone; no test runs it.
"""
import argparse
import collections
import multiprocessing
import os
import re
import sys
import time

import numpy as np

sys.dont_write_bytecode = True  # the tree stays as it is

from modules import check, oracle, shrink
from modules import (composed, control, elementwise, functions, large, manual, movement, narrow,  # noqa: F401
                     special, sums)  # they register their kinds
from modules.random_module import KINDS, generate

BATCH = 50
ATTEMPTS = 20


def is_finite(a):
    return bool(np.isfinite(a.astype(np.complex128)).all())


def made(xla, seed, options):
    """(case, expected) of a seed: its first attempt of which XLA makes finite numbers."""
    reasons = []
    for attempt in range(ATTEMPTS):
        case = generate(seed, attempt, options.ops, options.mesh, options.kinds)
        try:
            expected = xla.results(case)
        except Exception as error:  # what XLA refuses is no test; it has many types of saying so
            reasons.append(" ".join(str(error).split())[:300])
            continue
        if all(is_finite(e) for e, r in zip(expected, case.results) if r.ulps is None):
            return case, expected, reasons
        reasons.append("a result is not finite")
    return None, None, reasons


def write(path, text):
    with open(path, "w") as file:
        file.write(text)


def save_array(path, a):
    np.save(path, a.view(f"u{a.dtype.itemsize}") if a.dtype.kind == "V" else a)


def report(out, name, text, small, message):
    """Writes the folder of a difference."""
    folder = os.path.join(out, name)
    os.makedirs(folder, exist_ok=True)
    write(os.path.join(folder, "module.mlir"), text)
    if small is None:
        print(f"{name}: {message}\n    it does not fail again by itself", flush=True)
        return
    write(os.path.join(folder, "small.mlir"), f"// line {small.message}\n{small.text}")
    for i, (_, a, _) in enumerate(small.case.inputs):
        save_array(os.path.join(folder, f"in{i}.npy"), a)
    for i, e in enumerate(small.expected):
        save_array(os.path.join(folder, f"expect{i}.npy"), e)
    ops = [re.search(r' = "?([a-z]+\.[a-z_0-9]+)', line.ours)[1] for line in small.case.lines]
    print(f"{name}: {message}\n    smallest: {', '.join(ops)}: {small.message}", flush=True)


def run_batch(seeds, options):
    """Runs the seeds; returns how many were run, how many differ, and in how many each op occurs."""
    xla, checker = oracle.Oracle(), check.Checker(options.spmdrun, options.out, options.ranks)
    cases, ops = {}, collections.Counter()
    for seed in seeds:
        case, expected, reasons = made(xla, seed, options)
        if reasons and (case is None or options.verbose):
            print(f"seed{seed}: {len(reasons)} attempts thrown away, the first: {reasons[0]}", flush=True)
        if case is None:
            continue
        text = xla.printed(case, expected, oracle.FORMS[seed % len(oracle.FORMS)], options.known)
        file = f"{case.name}.mlir"
        write(os.path.join(options.out, file), text)
        cases[file] = case, text
        ops.update(case.ops())
    failures = checker.check(list(cases)) if cases else {}
    for file, message in failures.items():
        case, text = cases[file]
        small = None if options.no_shrink else shrink.shrink(xla, checker, case, message, options.known)
        report(options.out, case.name, text, small, message)
    for file in cases:
        if not options.keep:
            os.remove(os.path.join(options.out, file))
    return len(cases), len(failures), ops


def run_apart(seeds, options):
    """run_batch in a process of its own: XLA ends the process at some modules, which are then named."""
    context = multiprocessing.get_context("fork")
    answers, sender = context.Pipe(duplex=False)
    process = context.Process(target=lambda: sender.send(run_batch(seeds, options)))
    process.start()
    sender.close()  # the child's is the last one: its end ends the wait
    try:
        return answers.recv()
    except EOFError:
        process.join()
    if process.exitcode > 0:
        sys.exit(f"seeds {seeds[0]} to {seeds[-1]}: stopped")  # an exception, which was printed
    if len(seeds) == 1:
        print(f"seed{seeds[0]}: the process that asks XLA ended with {process.exitcode}", flush=True)
        return 1, 1, collections.Counter()
    middle = len(seeds) // 2
    halves = run_apart(seeds[:middle], options), run_apart(seeds[middle:], options)
    return tuple(a + b for a, b in zip(*halves))


def parsed_options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out")
    parser.add_argument("--spmdrun", default="build/spmdrun")
    parser.add_argument("--seeds", default="0:200")
    parser.add_argument("--ops", type=int, default=14)
    parser.add_argument("--kinds", default="")
    parser.add_argument("--mesh", default="")
    parser.add_argument("--ranks", type=int, default=0)
    parser.add_argument("--known", action="store_true")
    parser.add_argument("--keep", action="store_true")
    parser.add_argument("--no-shrink", action="store_true", help="only report")
    parser.add_argument("--verbose", action="store_true",
                        help="say which attempts XLA makes nothing of, and how often each op was made")
    options = parser.parse_args()
    options.kinds = options.kinds.split(",") if options.kinds else []
    unknown = [k for k in options.kinds if k not in KINDS]
    if unknown: parser.error(f"there is no kind {unknown[0]}")
    options.mesh = tuple(int(n) for n in options.mesh.split("x")) if options.mesh else ()
    return options


def main():
    options = parsed_options()
    first, last = (int(n) for n in options.seeds.split(":"))
    os.makedirs(options.out, exist_ok=True)
    start, run, differ, ops = time.monotonic(), 0, 0, collections.Counter()
    for batch in range(first, last, BATCH):
        more_run, more_differ, more_ops = run_apart(range(batch, min(batch + BATCH, last)), options)
        run, differ, ops = run + more_run, differ + more_differ, ops + more_ops
    seconds = time.monotonic() - start
    if options.verbose:
        print("\n".join(f"{op:36} in {count:4} modules" for op, count in ops.most_common()))
    print(f"{run} seeds of {len(KINDS)} kinds, {len(ops)} ops, in {seconds:.0f} s: {run - differ} passed, "
          f"{differ} differ")
    sys.exit(1 if differ or not run else 0)


if __name__ == "__main__":
    main()
