"""key_test.py COMMAND LAUNCHER MODULE READELF: the key of the cache names the libLLVM that is there now."""
import os
import re
import shutil
import subprocess
import sys

from support import command_from_arguments, expect, result

ADD = """func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.add %arg0, %arg0 : tensor<4xf32>
  return %0 : tensor<4xf32>
}
"""


def main():
    command, (module, readelf) = command_from_arguments()

    def build_id(path):
        notes = subprocess.run([readelf, "-n", path], stdout=subprocess.PIPE, text=True, check=True).stdout
        return re.search(r"Build ID: ([0-9a-f]+)", notes).group(1)

    used = dict(re.findall(r"(\S+) => (\S+)", subprocess.run(["ldd", module], stdout=subprocess.PIPE, text=True,
                                                             check=True).stdout))
    name = next(n for n in used if n.startswith("libLLVM"))
    with command:
        add = command.path("add.mlir")
        with open(add, "w") as file:
            file.write(ADD)
        expect(command.run(None, add, "iota").status == 0, "the first run compiles")
        # Another library of that name: not the LLVM that made the entry.
        other = command.path("other")
        os.mkdir(other)
        shutil.copy(used["libz.so.1"], os.path.join(other, name))
        done = command.run(None, add, "iota", "--explain-cache", env={"LD_LIBRARY_PATH": other})
        said = f"llvm: {name} {build_id(used['libz.so.1'])} here, {name} {build_id(used[name])} in the cached entry"
        expect(said in done.err and done.status != 0, f"{said}: {done}")
        done = command.run(None, add, "iota", "--stats", command.path("stats.json"))
        with open(command.path("stats.json")) as file:
            expect('"cache": "directory"' in file.read(), f"the first entry serves again: {done}")
    return result()


sys.exit(main())
