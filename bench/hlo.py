"""What the collectives of a compiled XLA module move: parses the text of `compiled.as_text()`.

Each collective costs a device the bytes that executable/traffic.h names for its kind, once for each time that it runs:
loops around it multiply by XLA's `known_trip_count`, or by what the caller knows. What this reader does not know is
refused (NotKnown), never left out.
"""
import dataclasses, math, re

WIDTHS = {"pred": 1, "s8": 1, "u8": 1, "s16": 2, "u16": 2, "f16": 2, "bf16": 2, "s32": 4, "u32": 4, "f32": 4,
          "s64": 8, "u64": 8, "f64": 8, "c64": 8, "c128": 16, "token": 0}
GROUPED = ("all-reduce", "all-gather", "reduce-scatter", "all-to-all", "collective-broadcast")
COLLECTIVES = (*GROUPED, "collective-permute")
# Other ways between devices, which this version of the table does not price.
UNPRICED = ("ragged-all-to-all", "send", "recv")


class NotKnown(Exception):
    """The module has something that cannot be counted; the sentence says what."""


@dataclasses.dataclass
class Instruction:
    name: str
    type: str
    opcode: str
    operands: list
    rest: str  # attributes, from behind the operands to the end of the line

    def called(self, attribute):
        """Names of the computations in an attribute: `body=%b` or `branch_computations={%a, %b}`."""
        found = re.search(attribute + r"=(\{[^}]*\}|%[\w.\-]+)", self.rest)
        return re.findall(r"%([\w.\-]+)", found.group(1)) if found else []

    def program_op(self):
        """The op of the program that it was made for, as far as XLA knows."""
        found = re.search(r'op_name="([^"]*)"', self.rest)
        return found.group(1) if found else ""


def closing(text, start):
    """Index behind the parenthesis that closes the one at `start`."""
    depth = 0
    for i in range(start, len(text)):
        depth += (text[i] == "(") - (text[i] == ")")
        if depth == 0:
            return i + 1
    raise NotKnown(f"unbalanced parentheses: {text[:80]}")


def parse_instruction(line):
    """`[ROOT] %name = type opcode(operands), attributes`"""
    found = re.match(r"\s*(?:ROOT )?%([\w.\-]+) = ", line)
    if not found:
        raise NotKnown(f"not an instruction: {line.strip()[:80]}")
    rest = line[found.end():]
    end = closing(rest, 0) if rest.startswith("(") else rest.index(" ")
    kind, rest = rest[:end], rest[end:].lstrip()
    start = rest.index("(")
    end = closing(rest, start)
    return Instruction(found.group(1), kind, rest[:start], re.findall(r"%([\w.\-]+)", rest[start:end]), rest[end:])


class Module:
    """The computations of a module by name, each a dictionary of its instructions by name."""

    def __init__(self, text):
        self.computations, self.entry, now = {}, None, None
        for line in re.sub(r"/\*.*?\*/", "", text).splitlines():
            heading = re.match(r"(ENTRY )?%([\w.\-]+) \(.*\) -> .*\{$", line)
            if heading:
                now = self.computations[heading.group(2)] = {}
                self.entry = heading.group(2) if heading.group(1) else self.entry
            elif line == "}":
                now = None
            elif now is not None:
                instruction = parse_instruction(line)
                now[instruction.name] = instruction
        if self.entry is None:
            raise NotKnown("the module has no entry computation")
        self.devices = header_count(text, "num_partitions")
        if header_count(text, "replica_count") != 1:
            raise NotKnown("the module has replicas besides partitions")

    def runs(self, trips):
        """(computation, instruction, how often it runs) of every collective; `trips`: see `traffic`."""
        return self._runs(self.entry, 1, trips)

    def _runs(self, name, times, trips):
        if name not in self.computations:
            raise NotKnown(f"there is no computation {name}")
        for instruction in self.computations[name].values():
            opcode = instruction.opcode
            if opcode.removesuffix("-start") in COLLECTIVES:
                yield name, instruction, times
            elif opcode in UNPRICED:
                raise NotKnown(f"{instruction.name}: {opcode} has no price")
            elif opcode == "while":
                count = trip_count(instruction)
                (condition,), (body,) = instruction.called("condition"), instruction.called("body")
                if count is None and (self.communicates(condition) or self.communicates(body)):
                    count = trips(instruction)
                yield from self._runs(condition, times * ((count or 0) + 1), trips)
                yield from self._runs(body, times * (count or 0), trips)
            elif opcode == "conditional":
                for attribute in ("branch_computations", "true_computation", "false_computation"):
                    if any(map(self.communicates, instruction.called(attribute))):
                        raise NotKnown(f"{instruction.name}: which branch runs, of some with collectives, is not known")
            elif opcode in ("call", "fusion", "async-start"):
                for called in instruction.called("calls") + instruction.called("to_apply"):
                    yield from self._runs(called, times, trips)

    def communicates(self, name):
        def once(_):
            return 1
        return next(self._runs(name, 1, once), None) is not None

    def operand_bytes(self, computation, instruction):
        return sum(type_bytes(self.computations[computation][name].type) for name in instruction.operands)


def header_count(text, name):
    found = re.search(name + r"=(\d+)", text.partition("\n")[0])
    return int(found.group(1)) if found else 1


def trip_count(loop):
    found = re.search(r'"known_trip_count":\{"n":"(\d+)"\}', loop.rest)
    return int(found.group(1)) if found else None


def type_bytes(kind):
    """Of "f32[2,3]{1,0}" or of a tuple of such."""
    total = 0
    for name, dims in re.findall(r"(\w+)\[([\d,]*)\]", kind):
        if name not in WIDTHS and not name.startswith("f8"):
            raise NotKnown(f"the width of {name} is not known")
        total += WIDTHS.get(name, 1) * math.prod(int(d) for d in dims.split(",") if d)
    return total


# ---- who takes part -----------------------------------------------------------------------------


def iota_groups(shape, reshaped, permutation):
    """[g,s]<=[a,b,..]T(p..): the numbers from 0 in an array [a,b,..], transposed, cut into g rows of s."""
    order = permutation or list(range(len(reshaped)))
    strides = [math.prod(reshaped[d + 1:]) for d in range(len(reshaped))]
    numbers = [0]
    for d in order:
        numbers = [n + i * strides[d] for n in numbers for i in range(reshaped[d])]
    size = shape[-1]
    return [numbers[i:i + size] for i in range(0, len(numbers), size)]


AXIS = r"'?([\w.\-]+)'?"
AXIS_SIZE, AXIS_PART = AXIS + r"=(\d+)", AXIS + r"(?::\((\d+)\)(\d+))?"


def split(pattern, text):
    """The groups of `pattern` in each piece of a list that it must fit."""
    found = [re.fullmatch(pattern, piece.strip()) for piece in text.split(",") if text]
    if not all(found):
        raise NotKnown(f"axes of an unknown form: {text}")
    return [piece.groups() for piece in found]


def mesh_groups(mesh, axes):
    """mesh['x'=2,'y'=4] {'x','y':(1)2}: devices that differ in those axes, or parts (before)size of axes, alone."""
    names = split(AXIS_SIZE, mesh)
    sizes = [int(size) for _, size in names]
    strides = {name: (math.prod(sizes[i + 1:]), sizes[i]) for i, (name, _) in enumerate(names)}
    groups = {}
    for device in range(math.prod(sizes)):
        key = device
        for name, before, part in split(AXIS_PART, axes):
            stride, size = strides[name]
            count = int(part) if part else size
            stride *= size // (int(before or 1) * count)
            key -= device // stride % count * stride
        groups.setdefault(key, []).append(device)
    return list(groups.values())


def numbers_in(text):
    return [int(n) for n in re.findall(r"\d+", text)]


def replica_groups(instruction, devices):
    """Lists of device numbers; a device in one at most."""
    groups = written_groups(instruction, devices)
    members = [device for group in groups for device in group]
    if len(set(members)) != len(members) or any(device >= devices for device in members):
        raise NotKnown(f"{instruction.name}: these are no groups of {devices} devices: {groups}")
    return groups


def written_groups(instruction, devices):
    """All three ways to write them: a list, an iota, axes of a mesh."""
    rest = instruction.rest
    if "channel_id=" not in rest:
        raise NotKnown(f"{instruction.name}: groups of replicas, not of partitions")
    if "replica_groups={}" in rest:
        return [list(range(devices))]
    if found := re.search(r"replica_groups=\{(\{[\d, ]*\}(?:, ?\{[\d, ]*\})*)\}", rest):
        return [numbers_in(row) for row in re.findall(r"\{([^}]*)\}", found.group(1))]
    if found := re.search(r"replica_groups=\[(\d+,\d+)\]<=\[([\d,]+)\](?:T\(([\d,]+)\))?", rest):
        return iota_groups(*(numbers_in(part or "") for part in found.groups()))
    if found := re.search(r"replica_groups=mesh\[([^\]]*)\] \{([^}]*)\}", rest):
        return mesh_groups(*found.groups())
    raise NotKnown(f"{instruction.name}: groups of an unknown form: {rest[:120]}")


# ---- what it costs ------------------------------------------------------------------------------


def group_bytes(kind, operand, size, position):
    """The table of executable/traffic.h, fractions rounded up."""
    if kind == "all-reduce":
        return 2 * operand - 2 * operand // size
    if kind == "all-gather":
        return (size - 1) * operand
    if kind == "collective-broadcast":
        return operand if position + 1 < size else 0
    return operand - operand // size  # reduce-scatter, all-to-all


def device_bytes(module, computation, instruction):
    """What one run costs each device."""
    kind = instruction.opcode.removesuffix("-start")
    operand = module.operand_bytes(computation, instruction)
    sent = [0] * module.devices
    if kind == "collective-permute":
        pairs = re.search(r"source_target_pairs=\{((?:\{\d+,\d+\},?)*)\}", instruction.rest)
        if not pairs:
            raise NotKnown(f"{instruction.name}: no source_target_pairs")
        for source, target in re.findall(r"\{(\d+),(\d+)\}", pairs.group(1)):
            sent[int(source)] += operand if source != target else 0
        return sent
    for group in replica_groups(instruction, module.devices):
        for position, device in enumerate(group):
            sent[device] = group_bytes(kind, operand, len(group), position)
    return sent


@dataclasses.dataclass
class Row:
    """One collective: how often it ran, and what a run costs the device that it costs most."""
    instruction: Instruction
    times: int
    bytes: int


def unknown_trips(loop):
    raise NotKnown(f"{loop.name} ({loop.program_op()}): how often it runs is not known")


def traffic(text, trips=unknown_trips):
    """
    Bytes that the module's collectives cost a device (the largest over the devices), how many ran, and a Row for each.
    `trips(loop)` says how often the body of a loop with collectives runs where XLA does not know.
    """
    module = Module(text)
    totals, rows = [0] * module.devices, []
    for computation, instruction, times in module.runs(trips):
        sent = device_bytes(module, computation, instruction)
        totals = [total + times * bytes for total, bytes in zip(totals, sent)]
        rows.append(Row(instruction, times, max(sent)))
    return max(totals), sum(row.times for row in rows), rows
