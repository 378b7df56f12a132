"""tests/conformance: modules that check themselves, a case for each file; the regressions, a case for each."""
import glob
import os
import re

from harness import TESTS, Failed

# docs/stablehlo.md says why: a comparison that is no order may give another result.
LEFT_OUT = ("sort_without_order.mlir", "first_nan.mlir")


def check(gpu, path):
    try:
        done = gpu.run(None, "check", path, "--no-cache", timeout=400)
    except Failed as reason:  # which modules of the file failed, and how many passed
        raise Failed("\n".join(line for line in str(reason).splitlines() if line)) from None
    return re.search(r"\d+ passed, \d+ failed", done.out)[0]


def cases(gpu):
    folder = os.path.join(TESTS, "conformance")
    paths = sorted(glob.glob(os.path.join(folder, "*.mlir"))) + sorted(glob.glob(os.path.join(folder, "regressions", "*.mlir")))
    return [(os.path.relpath(path, folder).removesuffix(".mlir").replace(os.sep, "."), lambda path=path: check(gpu, path))
            for path in paths if os.path.basename(path) not in LEFT_OUT]
