"""Fails when an op has no conformance module for a type of element that it takes, or for one of its edges.

    python coverage.py OPS.def DTYPE.h MODULES.mlir...

An op is exercised with a type where it stands in a module, outside of what make.py puts around a function. What an op
takes is said in requirements.py, by the specification and not by our verifier; a row of the table of ops that is missing
there is a failure too, so that a new op asks for its modules. Needs nothing but Python.
"""
import re
import struct
import sys
from dataclasses import dataclass, field

import requirements as required

OPENING, CLOSING = "(<[{", ")>]}"
TENSOR = re.compile(r"tensor<((?:\d+x)*)([a-z][A-Za-z0-9]*|complex<f\d+>)>")
MENTION = re.compile(r'(?<![\w@.])("?)((?:stablehlo|chlo|check)\.[\w-]+)\1(?=[ (<@,])')


@dataclass
class Use:
    """An op where it stands in a module."""
    name: str
    text: str  # without regions, up to the end of its types
    operands: list = field(default_factory=list)  # types, as (dims, name of the element type)
    results: list = field(default_factory=list)
    values: list = field(default_factory=list)  # of operands that are inputs of the case; None for others
    module: str = ""


# ---- reading modules -------------------------------------------------------------------------------------------------


def types_in(text):
    return [(tuple(int(d) for d in dims.split("x")[:-1]), name) for dims, name in TENSOR.findall(text)]


def end_of(text, at):
    """Past the op that starts before `at`, and where its types do: after the first colon outside of brackets."""
    depth, colon = 0, None
    while at < len(text):
        c = text[at]
        if c == '"':
            at = text.index('"', at + 1)
        elif text.startswith("->", at):
            at += 1
        elif c in OPENING:
            depth += 1
        elif c in CLOSING:
            depth -= 1
            if depth < 0:
                break
        elif depth == 0 and colon is None and text.startswith(" : ", at):
            colon = at + 3
        elif depth == 0 and c == "\n" and (colon is not None or text[at + 1:at + 2] not in ":}"):
            break
        at += 1
    return at, colon


def uses_in(text, inputs, module):
    for match in MENTION.finditer(text):
        end, colon = end_of(text, match.end())
        use = Use(match.group(2), text[match.start():end], module=module)
        if colon is not None:
            before, arrow, behind = text[colon:end].partition(" -> ")
            use.operands, use.results = types_in(before), types_in(behind if arrow else before)
        names = re.findall(r"%[\w#]+", use.text.split("({")[0].split(" : ")[0])
        use.values = [inputs.get(name) for name in names]
        yield use


def decoded(text, kind):
    """The elements of a constant as numbers; None for floats below 16 bits, which stand there with all their codes."""
    if text.startswith('"0x'):
        data = bytes.fromhex(text[3:-1])
        code = {"f16": "e", "f32": "f", "f64": "d"}.get(kind)
        if code:
            return list(struct.unpack(f"<{len(data) // struct.calcsize(code)}{code}", data))
        if kind == "bf16":
            return [struct.unpack("<f", b"\0\0" + data[i:i + 2])[0] for i in range(0, len(data), 2)]
        if kind[0] in "iu":
            size = int(kind.lstrip("ui")) // 8
            return [int.from_bytes(data[i:i + size], "little", signed=kind[0] == "i") for i in range(0, len(data), size)]
        return None
    if kind == "i1":
        return [word == "true" for word in re.findall("true|false", text)]
    return [int(word) for word in re.findall(r"-?\d+", text)] if kind[0] in "iu" else None


def inputs_of(main, function):
    """What the parameters of @f are, by their names."""
    given = {int(n): decoded(text, kind) for n, text, kind in
             re.findall(r'%c(\d+) = stablehlo.constant dense<(.*)> : tensor<(?:\d+x)*([\w<>]+?)>$', main, re.M)}
    header = re.search(r"func.func private @f\(([^{]*?)\) ->", function)
    names = re.findall(r"(%\w+):", header.group(1)) if header else []
    return {name: given.get(n) for n, name in enumerate(names)}


def read(paths):
    for path in paths:
        with open(path) as file:
            for text in file.read().split("// -----\n"):
                name = text.split("\n", 1)[0].lstrip("/ ")
                main, end, rest = text.partition("\nreturn\n}\n")
                inside = rest if "%live" in main else text
                yield from uses_in(inside, inputs_of(main, rest) if "%live" in main else {}, f"{path}: {name}")


# ---- comparing -------------------------------------------------------------------------------------------------------


def rows_of(path):
    with open(path) as file:
        return re.findall(r'^[A-Z_]+\(\w+,\s*"([^"]+)"', file.read(), re.M)


def classes_of(path):
    letters = {"BOOL": "b", "SIGNED": "s", "UNSIGNED": "u", "FLOAT": "f", "COMPLEX": "c"}
    with open(path) as file:
        return {name: letters[kind] for name, kind in re.findall(r'X\(\w+, "([^"]+)", (\w+), \d', file.read())}


def types_of(use, where):
    """The types of element that an op is exercised with: of one operand, of the first result, or of all of them."""
    if where == "any":
        return {name for _, name in use.operands + use.results}
    types = use.results if where == "result" else use.operands[where:]
    return {types[0][1]} if types else set()


def missing_types(rows, classes, uses):
    seen = {}
    for use in uses:
        row = required.OPS.get(use.name)
        if row:
            seen.setdefault(use.name, set()).update(types_of(use, row.where))
    for name in rows:
        if name in required.EXCEPTIONS:
            continue
        if name not in required.OPS:
            yield f"{name}: neither a requirement nor an exception"
            continue
        row = required.OPS[name]
        if row.once:
            if name not in {use.name for use in uses}:
                yield f"{name}: no module has it"
            continue
        takes = [t for t in classes if (t in row.types if row.types else classes[t] in row.letters)]
        if row.one_of_each:
            for letter in row.letters:
                if not any(classes[t] == letter for t in seen.get(name, ())):
                    yield f"{name}: no module with a type of class {letter}"
            continue
        lacks = [t for t in takes if t not in seen.get(name, ()) and (name, t) not in required.NO_TYPE]
        if lacks:
            yield f"{name}: no module with {', '.join(lacks)}"
    for name in list(required.OPS) + list(required.EXCEPTIONS):
        if name not in rows:
            yield f"{name}: there is no such row"


def missing_edges(classes, uses):
    by_name = {}
    for use in uses:
        by_name.setdefault(use.name, []).append(use)
    for edge in required.EDGES:
        for name in edge.ops:
            for kind in edge.kinds(name, classes):
                if (name, kind) not in required.NO_TYPE and not any(edge.holds(use, kind) for use in by_name.get(name, ())):
                    yield f"{name}{f' of {kind}' if kind else ''}: no module has {edge.what}"


def missing_calls(paths):
    text = "".join(open(path).read() for path in paths)
    for target in required.CUSTOM_CALLS:
        if not re.search(rf"@{target}\b", text):
            yield f"custom_call @{target}: no module has it"


def main(ops, dtypes, *paths):
    rows, classes, uses = rows_of(ops), classes_of(dtypes), list(read(paths))
    missing = [*missing_types(rows, classes, uses), *missing_edges(classes, uses), *missing_calls(paths)]
    print("\n".join(missing))
    print(f"{len(uses)} uses of {len({use.name for use in uses})} ops in modules; {len(missing)} things are missing")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
