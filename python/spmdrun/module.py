"""What the text of a StableHLO module says of its own arguments, results and devices."""
import math
import re

HEAD = "func.func public @main("
CLOSING = {")": "(", "]": "[", "}": "{", ">": "<"}


class Value:
    """An argument or a result of @main."""

    def __init__(self, text):
        self.text = text
        inside = re.search(r"tensor<((?:\d+x)*)(complex<\w+>|\w+)", text)
        self.is_token = inside is None
        if inside:
            self.shape = [int(size) for size in inside.group(1).split("x")[:-1]]
            self.dtype = inside.group(2)
        self.is_constant = "jax.const = true" in text

    def sharding(self):
        """As the module writes it; None: the partitioner may choose."""
        for name in ("sdy.sharding = ", "mhlo.sharding = "):
            at = self.text.find(name)
            if at >= 0:
                return parts(self.text, at + len(name), ",}")[0][0].strip()
        return None


def parts(text, at, ends=")"):
    """Splits at the commas outside of brackets and strings, from `at` to the first of `ends` there. With the place of it."""
    found, begin, depth = [], at, 0
    while True:
        letter = text[at]
        if letter == '"':
            at = text.index('"', at + 1)  # quotes inside a string are written \\22
        elif depth == 0 and letter in ends:
            break
        elif letter in CLOSING.values():
            depth += 1
        elif letter in CLOSING and text[at - 1:at + 1] != "->":
            depth -= 1
        elif letter == "," and depth == 0:
            found.append(text[begin:at])
            begin = at + 1
        at += 1
    found.append(text[begin:at])
    return [part for part in found if part.strip()], at


def signature(text):
    """The arguments and the results of @main."""
    arguments, end = parts(text, text.index(HEAD) + len(HEAD))
    results = []
    arrow = text.index("->", end) if text[end + 1:].lstrip().startswith("->") else None
    if arrow is not None:
        begin = text.index("(", arrow)
        results, _ = parts(text, begin + 1)
    return [Value(argument) for argument in arguments], [Value(result) for result in results]


def with_devices(text):
    """The module, and the devices that it is for. Lowered for an abstract mesh it says 1, whatever its meshes have."""
    meshes = re.findall(r"sdy\.mesh @\S+ = <\[([^\]]*)\]", text)
    of_meshes = [math.prod(int(size) for size in re.findall(r"=(\d+)", axes)) for axes in meshes]
    said = re.search(r"mhlo\.num_partitions = (\d+)", text)
    count = int(said.group(1)) if said else 1
    if said and count == 1 and max(of_meshes, default=1) > 1:
        count = max(of_meshes)
        text = text[:said.start(1)] + str(count) + text[said.end(1):]
    return text, count
