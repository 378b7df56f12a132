"""Pytrees as JSON: dicts, lists, tuples, None, named tuples and dataclasses, with the numbers of leaves in their places."""
import collections
import dataclasses
import sys
import types

PLAIN = (bool, int, float, str, type(None))


class Leaf:
    """Stands for leaf `index` while a structure is taken apart."""

    def __init__(self, index):
        self.index = index


def of_treedef(tree):
    """JSON for a PyTreeDef of JAX."""
    try:
        return describe(tree.unflatten([Leaf(i) for i in range(tree.num_leaves)]))
    except Exception as error:  # a class of the caller that checks its leaves when it is made
        return {"opaque": str(tree), "why": f"{type(error).__name__}: {error}"}


def class_name(kind):
    return [kind.__module__, kind.__qualname__]


def describe(node):
    if isinstance(node, Leaf):
        return node.index
    if node is None:
        return {"none": None}
    if isinstance(node, PLAIN):  # every leaf is a Leaf: a static field of a dataclass
        return {"value": node}
    kind = type(node)
    if kind in (dict, collections.OrderedDict) and all(isinstance(key, PLAIN) for key in node):
        return {"dict": [[key, describe(child)] for key, child in node.items()]}
    if kind in (list, tuple):
        return {kind.__name__: [describe(child) for child in node]}
    if isinstance(node, tuple) and hasattr(node, "_fields"):
        return {"namedtuple": class_name(kind), "fields": [[name, describe(getattr(node, name))] for name in node._fields]}
    if dataclasses.is_dataclass(node):
        fields = [field.name for field in dataclasses.fields(node)]
        return {"dataclass": class_name(kind), "fields": [[name, describe(getattr(node, name))] for name in fields]}
    return {"opaque": f"{kind.__module__}.{kind.__qualname__}", "why": "only JAX knows how to make it"}


def children_of(node):
    return [child for key in ("dict", "fields") for _, child in node.get(key, [])] + (node.get("list") or node.get("tuple") or [])


def opaque(node):
    """Why the structure cannot be made of JSON, or None."""
    if isinstance(node, dict):
        if "opaque" in node:
            return f"{node['opaque']} ({node['why']})"
        if "value" in node:
            return None
        return next(filter(None, map(opaque, children_of(node))), None)
    return None


def build(node, leaves):
    """The pytree, with leaves in the places of their numbers."""
    if isinstance(node, int):
        return leaves[node]
    if "none" in node:
        return None
    if "value" in node:
        return node["value"]
    if "dict" in node:
        return {key: build(child, leaves) for key, child in node["dict"]}
    if "list" in node:
        return [build(child, leaves) for child in node["list"]]
    if "tuple" in node:
        return tuple(build(child, leaves) for child in node["tuple"])
    fields = {name: build(child, leaves) for name, child in node["fields"]}
    kind = imported(*(node.get("namedtuple") or node["dataclass"]))
    if kind is not None:
        return kind(**fields)
    if "namedtuple" in node:
        return collections.namedtuple(node["namedtuple"][1].rpartition(".")[2], fields)(**fields)
    return types.SimpleNamespace(**fields)


def imported(module, name):
    """The class, if the caller has imported its module. A file does not make Python import anything."""
    found = sys.modules.get(module)
    for part in name.split("."):
        found = getattr(found, part, None)
    return found


def count(node):
    """The number of leaves."""
    if isinstance(node, int):
        return 1
    return sum(map(count, children_of(node)))


def first(node, leaves):
    """The part of a structure that its first `leaves` leaves make: all of it, or the begin of a tuple; else None."""
    if opaque(node) or count(node) == leaves:
        return node
    children, taken = [] if isinstance(node, int) else node.get("tuple", []), []
    while children[len(taken):] and sum(map(count, taken)) < leaves:
        taken.append(children[len(taken)])
    if sum(map(count, taken)) != leaves:
        return None
    return taken[0] if len(taken) == 1 else {"tuple": taken}
