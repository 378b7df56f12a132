"""why_test.py COMMAND LAUNCHER: what `spmdrun cache why` and --explain-cache say of a program."""
import hashlib
import json
import os
import sys

from support import command_from_arguments, expect, result

TEXT = """module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["AXIS"=2]>
  func.func public @main(%x: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"AXIS"}, {}]>}, %y: tensor<SIZEx4xf32>) -> tensor<8x4xf32> {
    %c = stablehlo.constant dense<VALUE> : tensor<8x4xf32>
    %0 = stablehlo.add %x, %c : tensor<8x4xf32>
    %1 = stablehlo.OP %0 : tensor<8x4xf32>
    return %1 : tensor<8x4xf32>
  }
}
"""
REFUSED = TEXT.replace("stablehlo.OP %0 :", "stablehlo.custom_call @nobody(%0) :").replace(
    ": tensor<8x4xf32>\n    return", ": (tensor<8x4xf32>) -> tensor<8x4xf32>\n    return")


def program(command, name, text=TEXT, axis="i", size=3, value="1.0", op="sine"):
    path = command.path(name)
    with open(path, "w") as file:
        file.write(text.replace("AXIS", axis).replace("SIZE", str(size)).replace("VALUE", value).replace("OP", op))
    return path


def why(command, path, *words, ranks=None):
    outcome = command.run(ranks, "cache", "why", path, "--json", *words)
    expect(outcome.status == 0 and outcome.err == "", f"cache why: {outcome}")
    return json.loads(outcome.out)


def explained(command, path, *words):
    """The lines that --explain-cache says below its first one; `cache why` says the same, and compiles nothing."""
    before = sorted(os.listdir(command.cache))
    said = why(command, path, *words)
    expect(said["outcome"] == "miss" and sorted(os.listdir(command.cache)) == before, f"a miss, and no trace: {said}")
    outcome = command.run(None, path, "ones", "ones", "--explain-cache", "--no-cache" if not before else "--cache-read-only",
                          *words)
    expect(outcome.status == 0 and said["explanation"] in outcome.err, f"{said['explanation']} is in {outcome.err}")
    return said["explanation"].split("\n")[1:]


def says_what_differs(command):
    base = program(command, "base.mlir")
    os.mkdir(command.cache, 0o700)
    expect("holds no entry" in why(command, base)["explanation"], "an empty cache")
    expect(command.run(None, base, "ones", "ones").status == 0, "it runs")
    renamed = program(command, "renamed.mlir", axis="<axis 0x78c896710ea0>")
    for path in (base, renamed):
        said = why(command, path)
        expect(said["outcome"] == "hit" and said["tier"] == "directory" and said["place"] == command.cache, str(said))
    expect(why(command, base, ranks=2) == why(command, base), "on two ranks of one node as on one")
    expect(explained(command, program(command, "size.mlir", size=5)) ==
           ["  argument 1 is f32[5,4], the cached one has f32[3,4]"], "an argument")
    lines = explained(command, program(command, "op.mlir", op="cosine"))
    expect(lines == ["  the program computes something else: 1 cosine here, none in the cached one; no sine here, 1 in "
                     "the cached one"], f"an op: {lines}")
    expect(explained(command, program(command, "value.mlir", value="2.0")) == ["  constants have other values"], "a value")
    lines = explained(command, program(command, "order.mlir", TEXT.replace("add %x, %c", "add %c, %x")))
    expect(lines == ["  the program has the same ops, but their attributes, their order or the types between them "
                     "differ"], f"an order: {lines}")
    lines = explained(command, base, "--placement", "one")
    expect(lines == ["  with other options: optimization 2, placement one here, optimization 2, placement auto in the "
                     "cached one"], f"an option: {lines}")
    said = why(command, base, "--topology", "2x1", "--cpu", "x86-64-v2")["explanation"].split("\n")
    expect(said[1].startswith("  for other processors: x86-64-v2 here, x86-64") and
           said[2].startswith("  for other devices: 2 partitions, 1 replicas, 1 on a node here, 2 partitions, "), str(said))


def says_for_which_gpus(command):
    base = program(command, "base.mlir")
    there = ["--topology", "1x2", "--gpu"]
    lines = why(command, base, *there, "sm_90")["explanation"].split("\n")[1:]
    expect(len(lines) == 1 and lines[0].startswith("  for other GPUs: sm_90 here, x86-64"), f"code for processors: {lines}")
    expect(command.run(None, "compile", base, *there, "sm_80").status == 0, "code for sm_80")
    for target in ("sm_90", "simulated"):
        os.utime(os.path.join(command.cache, why(command, base, *there, "sm_80")["key"] + ".entry"))
        lines = why(command, base, *there, target)["explanation"].split("\n")[1:]
        expect(lines == [f"  for other GPUs: {target} here, sm_80 in the cached one"], f"other GPUs: {lines}")


def leaves_no_trace(command):
    """Who asks is no job: no hit, and the entry counts as used when it was."""
    base = program(command, "base.mlir")
    expect(command.run(None, base, "ones", "ones").status == 0, "a hit, which is counted")
    name = why(command, base)["key"]
    paths = [os.path.join(command.cache, name + suffix) for suffix in (".entry", ".hits")]
    os.utime(paths[0], (1, 1))
    before = [(os.stat(path).st_size, os.stat(path).st_mtime_ns) for path in paths]
    expect(before[1][0] > 0, str(before))
    local = command.path("local")
    os.mkdir(local, 0o700)
    for _ in range(2):
        expect(why(command, base, "--cache-local", local)["outcome"] == "hit", "found")
    expect([(os.stat(path).st_size, os.stat(path).st_mtime_ns) for path in paths] == before, "as it was")
    expect(not any(entry.endswith(".entry") for entry in os.listdir(local)), "and nothing nearer is filled")


def prints_every_part(command):
    base = program(command, "base.mlir")
    said = why(command, base)
    names = [part["name"] for part in said["parts"]]
    expect(names == ["program", "arguments", "results", "meshes", "ops", "constants", "body", "compiler", "llvm", "target",
                     "devices", "options"], str(names))
    for part in said["parts"]:
        expect(part["digest"] == hashlib.sha256(part["value"].encode()).hexdigest(), f"its digest: {part}")
    values = {part["name"]: part["value"] for part in said["parts"]}
    expect(values["arguments"] == "f32[8,4] by [{axis 1}, {}]\nf32[3,4]" and values["meshes"] == "axis 1 = 2" and
           values["ops"] == "1 func.return\n1 add\n1 sine", str(values))
    expect(said["key"] + ".entry" in os.listdir(command.cache), "the key is the entry's name")
    out = command.run(None, "cache", "why", base).out
    for word in (said["key"], "\nhit in directory " + command.cache, *values["arguments"].split("\n"),
                 *(part["digest"][:12] for part in said["parts"])):
        expect(word in out, f"{word} is in {out}")


def tells_of_failures(command):
    refused = program(command, "refused.mlir", REFUSED)
    expect(command.run(None, refused, "ones", "ones").status == 1, "it cannot be compiled")
    said = why(command, refused)
    job = command.run(None, refused, "ones", "ones").own_lines()[0]
    expect(said["outcome"] == "failure" and job == "spmdrun: rank 0: " + said["message"], f"{said}: {job}")
    expect("failure in directory" in command.run(None, "cache", "why", refused).out, "in words")
    expect(why(command, refused, "--no-cache")["explanation"] == "there is no cache to look in", "without a cache")


def sees_damage(command):
    """An entry that does not verify is no entry, wherever it is damaged; the next job makes it anew."""
    base = program(command, "base.mlir")
    path = os.path.join(command.cache, why(command, base)["key"] + ".entry")
    size = os.path.getsize(path)
    for place in (0, 50, size // 2, size - 1):
        with open(path, "r+b") as file:
            file.seek(place)
            flipped = bytes([file.read(1)[0] ^ 1])
            file.seek(place)
            file.write(flipped)
        outcome = command.run(None, "cache", "why", base, "--json")
        expect(outcome.status == 0 and outcome.err.count("it counts as missing") == 1 and
               json.loads(outcome.out)["outcome"] == "miss", f"byte {place} of {size}: {outcome}")
        outcome = command.run(2, base, "ones", "ones")
        expect(outcome.status == 0 and outcome.err.count("it counts as missing") == 1, f"byte {place}: a job: {outcome}")
        expect(why(command, base)["outcome"] == "hit", "and it is there again")


def refusals(command):
    for words, sentence in (([], "spmdrun cache why takes one program"), (["a", "b"], "takes one program"),
                            (["/nowhere.mlir"], "cannot open the program"),
                            (["/nowhere.mlir", "--topology", "x"], "--topology: expected NODESxDEVICES")):
        outcome = command.run(None, "cache", "why", *words)
        expect(outcome.status == 2 and len(outcome.own_lines()) == 1 and sentence in outcome.err, str(outcome))


def main():
    command, _ = command_from_arguments()
    with command:
        says_what_differs(command)
        says_for_which_gpus(command)
        leaves_no_trace(command)
        prints_every_part(command)
        tells_of_failures(command)
        sees_damage(command)
        refusals(command)
    return result()


sys.exit(main())
