"""Writes a function of JAX and its arguments down, as files that the command takes."""
import inspect
import json
import os
import re
import shlex

import numpy as np

from . import arrays, dtypes, structure
from .module import signature, with_devices

NAME = "export.json"
FORMAT = 1
# What JAX says when a pmap or a mesh is for more devices than there are.
TOO_FEW = re.compile(r"cannot select an axis to squeeze out|evenly divis|[Nn]umber of devices|devices? (are|is) available"
                     r"|logical devices|axis sizes")


class ExportError(ValueError):
    pass


class DevicesError(RuntimeError):
    pass


def import_jax(purpose):
    try:
        import jax
    except ImportError:
        raise ImportError(f"spmdrun.{purpose} needs JAX (0.10 or newer): pip install jax") from None
    return jax


def devices(count):
    """Lets JAX see `count` devices of the CPU, so that a pmap or a mesh may have as many. Before JAX computes anything."""
    jax = import_jax("devices")
    try:
        jax.config.update("jax_num_cpu_devices", count)
    except RuntimeError:
        pass  # the backend has started; with enough devices that does not matter
    seen = len(jax.devices())
    if seen < count:
        raise DevicesError(f"JAX has started with {seen} {devices_of(jax)}, not {count}: call spmdrun.devices({count}) right after "
                           f"`import jax`, before anything computes (in a notebook restart the kernel), or start Python with "
                           f"JAX_NUM_CPU_DEVICES={count} JAX_PLATFORMS=cpu")


def devices_of(jax):
    return f"device{'s' if len(jax.devices()) > 1 else ''} of the {jax.default_backend()}"


class Export:
    """What export wrote: `path`, a folder; `program` and `arguments`, the words for the command; `about`, its export.json."""

    def __init__(self, path):
        self.path = os.path.abspath(os.fspath(path))
        try:
            with open(os.path.join(self.path, NAME)) as file:
                self.about = json.load(file)
        except FileNotFoundError:
            raise ExportError(f"{path}: no export of spmdrun ({NAME} is not there)") from None
        except ValueError as error:
            raise ExportError(f"{path}/{NAME}: {error}") from None
        if not isinstance(self.about, dict) or self.about.get("spmdrun_export") != FORMAT:
            raise ExportError(f"{path}/{NAME}: not of this version of spmdrun; export again")
        if "unfinished" in self.about:
            raise ExportError(f"{path}: an export that was interrupted; export again")
        self.program = os.path.join(self.path, self.about["program"])
        used = [argument for argument in self.about["arguments"] if argument["used"]]
        self.arguments = [os.path.join(self.path, argument["file"]) if argument["file"] else None for argument in used]
        self.names = [argument["name"] for argument in used]

    def words(self, *options, values=None, spmdrun="spmdrun"):
        """The words of the command. values has those of arguments of which only the shape was exported, or other ones, by name:
        {"x": "normal:7"}."""
        values = dict(values or {})
        chosen = [str(values.pop(name, file or "")) for name, file in zip(self.names, self.arguments)]
        lacking = [name for name, word in zip(self.names, chosen) if not word]
        if values or lacking:
            what = f"no argument is called {next(iter(values))}" if values else f"only the shape of {lacking[0]} was exported"
            raise ExportError(f"{self.path}: {what}: give values={{NAME: a file or such as 'normal:7'}} for arguments of "
                              f"{', '.join(self.names)}")
        return [spmdrun, self.program, *chosen, *map(str, options)]

    def line(self, *options, ranks=1, values=None, spmdrun="spmdrun", mpirun="mpirun"):
        """The command as a line for a shell."""
        start = [mpirun, "-n", str(ranks)] if ranks > 1 else []
        return shlex.join(start + self.words(*options, values=values, spmdrun=spmdrun))

    def __repr__(self):
        return f"Export({self.path!r}: {self.about['function']}, {len(self.arguments)} arguments, {self.about['devices']} devices)"


# ---- lowering --------------------------------------------------------------------------------------------------------


def jitted(jax, f, given):
    """f, as something that JAX can lower."""
    given = {name: value for name, value in given.items() if value not in ((), None)}
    if not hasattr(f, "lower"):
        if not callable(f):
            raise TypeError(f"spmdrun.export: {f!r} is not a function")
        return jax.jit(f, **given)
    if hasattr(f, "_jit_info") and given or set(given) - {"static_argnums"}:
        raise TypeError(f"spmdrun.export: the function is jitted or pmapped already, so give {' and '.join(given)} there")
    return f


def static_of(f, given):
    """Positions and names of the static arguments. A pmapped function does not tell, so its caller says them again."""
    info = getattr(f, "_jit_info", None)
    if info is not None:
        return info.static_argnums, info.static_argnames
    numbers = given.get("static_argnums", ())
    return (numbers,) if isinstance(numbers, int) else tuple(numbers), ()


def lower(jax, f, args, kwargs):
    try:
        if hasattr(f, "trace"):
            return f.trace(*args, **kwargs).lower(lowering_platforms=("cpu",))
        return f.lower(*args, **kwargs)
    except (ValueError, RuntimeError) as error:
        if TOO_FEW.search(str(error)):
            raise DevicesError(f"JAX sees {len(jax.devices())} {devices_of(jax)}, and a pmap or a mesh of the function seems to "
                               "need more or to divide an axis unevenly: call spmdrun.devices(N) right after `import jax` "
                               f"(JAX says: {str(error).splitlines()[0]})") from error
        raise


class Arguments:
    """The leaves of a call that are not static, with their names."""

    def __init__(self, jax, f, args, kwargs, static):
        numbers = {number % len(args) for number in static[0] if -len(args) <= number < len(args)}
        self.names_of_positions = names_of_positions(f, len(args))
        positions = [i for i in range(len(args)) if i not in numbers]
        self.dynamic = (tuple(args[i] for i in positions), {name: v for name, v in kwargs.items() if name not in static[1]})
        self.static = {self.names_of_positions[i]: repr(args[i]) for i in sorted(numbers)}
        self.static |= {name: repr(kwargs[name]) for name in static[1] if name in kwargs}
        leaves, self.tree = jax.tree_util.tree_flatten_with_path(self.dynamic)
        self.leaves = [leaf for _, leaf in leaves]
        self.names = [self.name(jax, path, positions) for path, _ in leaves]

    def name(self, jax, path, positions):
        first = path[1].key if path[0].idx else self.names_of_positions[positions[path[1].idx]]
        return first + jax.tree_util.keystr(path[2:])


def names_of_positions(f, count):
    try:
        parameters = list(inspect.signature(f).parameters.values())
    except (TypeError, ValueError):
        parameters = []
    names = []
    for parameter in parameters:
        if parameter.kind in (parameter.POSITIONAL_ONLY, parameter.POSITIONAL_OR_KEYWORD):
            names.append(parameter.name)
        elif parameter.kind == parameter.VAR_POSITIONAL:
            names += [f"{parameter.name}[{i}]" for i in range(count - len(names))]
    return names[:count] + [f"args[{i}]" for i in range(len(names), count)]


def kept(lowered, found, constants, count):
    """Which leaves are arguments of the module: JAX leaves out those that the function does not use."""
    if found - constants == count:
        return list(range(count))
    try:
        indices = sorted(lowered._lowering.compile_args["kept_var_idx"])
    except (AttributeError, KeyError, TypeError):
        indices = []
    if len(indices) != found - constants:
        raise ExportError("the function does not use all of its arguments, and this version of JAX does not tell which are left: "
                          "give jax.jit keep_unused=True")
    return indices


# ---- writing ---------------------------------------------------------------------------------------------------------


def is_key(jax, dtype):
    return jax.dtypes.issubdtype(dtype, jax.dtypes.prng_key)


def value_of(jax, leaf, aval, name):
    """The leaf as an array of the type that the module takes; None if only its shape was given."""
    if isinstance(leaf, jax.ShapeDtypeStruct):
        return None
    if is_key(jax, aval.dtype):
        return np.asarray(jax.random.key_data(leaf))
    if isinstance(leaf, jax.Array) and not leaf.is_fully_addressable:
        raise ExportError(f"argument {name} lies on devices of other processes too: export in one process")
    if isinstance(leaf, jax.Array) and leaf.dtype == aval.dtype:
        return leaf
    return np.asarray(leaf).astype(aval.dtype, copy=False)


def shards_of(jax, value):
    """(chunk, blocks) for write_zarr: a chunk for each shard, none of which is copied to another device."""
    chunk = value.sharding.shard_shape(value.shape)
    blocks = ((tuple(one.start or 0 for one in shard.index), np.asarray(shard.data))
              for shard in value.addressable_shards if shard.replica_id == 0)
    return chunk, blocks


def blocks_of(value, chunk):
    for start in range(0, value.shape[0], chunk[0]):
        yield (start, *(0,) * (value.ndim - 1)), value[start:start + chunk[0]]


def write_argument(jax, value, stem, large):
    """Returns the name of the file."""
    if value.nbytes < large or value.ndim == 0:
        arrays.remove(stem + ".zarr")
        arrays.write_npy(stem + ".npy", np.asarray(value))
        return os.path.basename(stem + ".npy")
    if isinstance(value, jax.Array):
        chunk, blocks = shards_of(jax, value)
    else:
        chunk = arrays.chunk_without_shards(value.shape, value.dtype.itemsize)
        blocks = blocks_of(value, chunk)
    arrays.remove(stem + ".npy")
    arrays.write_zarr(stem + ".zarr", value.shape, value.dtype, chunk, blocks)
    return os.path.basename(stem + ".zarr")


def write_text(path, text):
    with open(path + ".new", "w") as file:
        file.write(text)
    os.replace(path + ".new", path)


def begin(path):
    """Makes the folder, or takes that of an earlier export; what else is in it stays, such as results. The files of arguments there."""
    path = os.path.abspath(os.fspath(path))
    files = []
    if os.path.exists(os.path.join(path, NAME)):
        files = [name for name in os.listdir(path) if re.fullmatch(r"in\d+\.(npy|zarr)", name)]
    elif os.path.lexists(path) and not (os.path.isdir(path) and not os.listdir(path)):
        raise ExportError(f"{path} is there and is no export of spmdrun: give the name of a new folder")
    os.makedirs(path, exist_ok=True)
    write_text(os.path.join(path, NAME), json.dumps({"spmdrun_export": FORMAT, "unfinished": True}))
    return path, files


def export(f, *args, path, static_argnums=(), static_argnames=(), in_shardings=None, out_shardings=None, donate_argnums=(),
           large=1 << 28, **kwargs):
    """Writes the module of f(*args, **kwargs), the arguments and what belongs to them into the folder `path`; an Export.

    f is a function, or one that jax.jit or jax.pmap made; static_argnums to donate_argnums are those of jax.jit, for a plain
    function. A jax.ShapeDtypeStruct in the place of an argument exports its shape alone. Arguments of at least `large` bytes
    become Zarr arrays, of a chunk for each shard. The caller's dtypes become those that JAX computes in.
    """
    jax = import_jax("export")
    given = {"static_argnums": static_argnums, "static_argnames": static_argnames, "in_shardings": in_shardings,
             "out_shardings": out_shardings, "donate_argnums": donate_argnums}
    return write(jax, *prepare(jax, f, args, kwargs, given), path=path, large=large)


def prepare(jax, f, args, kwargs, given):
    function = jitted(jax, f, given)
    lowered = lower(jax, function, args, kwargs)
    arguments = Arguments(jax, function, args, kwargs, static_of(function, given))
    if arguments.tree != lowered.in_tree:
        raise ExportError("it cannot be seen which arguments of the function are static: give static_argnums as to jax.pmap, and "
                          "pass arguments by position")
    return function, lowered, arguments


def leaves_of(jax, lowered, arguments, takes):
    """(name, leaf, aval, donated, used) of each array that the program may take, in the order of the module's arguments `takes`."""
    constants = list(getattr(lowered._lowering, "const_args", ())) if any(value.is_constant for value in takes) else []
    avals = jax.tree_util.tree_leaves(lowered.in_avals)
    about = jax.tree_util.tree_leaves(lowered.args_info, is_leaf=lambda node: hasattr(node, "donated"))
    used = kept(lowered, len(takes), len(constants), len(avals))
    found = [(f"constant[{i}]", constant, jax.typeof(constant), False, True) for i, constant in enumerate(constants)]
    found += [(name, leaf, aval, info.donated, i in used)
              for i, (name, leaf, aval, info) in enumerate(zip(arguments.names, arguments.leaves, avals, about, strict=True))]
    for name, _, aval, _, _ in found:
        if not is_key(jax, aval.dtype) and aval.dtype.name not in dtypes.STABLEHLO:
            raise ExportError(f"argument {name}: spmdrun has no element type {aval.dtype}")
    return found


def described(jax, name, value, dtype):
    """What export.json says of an argument or a result; `dtype` is JAX's."""
    return {"name": name, "dtype": value.dtype, "shape": value.shape, "sharding": value.sharding(),
            "key": str(dtype) if is_key(jax, dtype) else None}


def write_arguments(jax, leaves, takes, path, large):
    """Returns what export.json says of them."""
    width, number, about = len(str(len(takes) - 1)), 0, []
    for name, leaf, aval, donated, used in leaves:
        if not used:
            dtype = dtypes.STABLEHLO.get(aval.dtype.name, str(aval.dtype))
            about.append({"name": name, "used": False, "file": None, "dtype": dtype, "shape": list(aval.shape)})
            continue
        value = value_of(jax, leaf, aval, name)
        file = None if value is None else write_argument(jax, value, os.path.join(path, f"in{number:0{width}}"), large)
        about.append(described(jax, name, takes[number], aval.dtype) |
                     {"used": True, "file": file, "weak_type": bool(getattr(aval, "weak_type", False)), "donated": donated})
        number += 1
    return about


def write(jax, function, lowered, arguments, path, large):
    text, count = with_devices(lowered.as_text(debug_info=True))
    takes, gives = signature(text)
    if any(value.is_token for value in takes + gives):
        raise ExportError("the function has ordered effects (such as jax.debug.print with ordered=True), which only JAX can run")
    leaves = leaves_of(jax, lowered, arguments, takes)
    results = jax.tree_util.tree_flatten_with_path(lowered.out_info)[0]
    path, old = begin(path)
    about = {
        "spmdrun_export": FORMAT, "function": getattr(function, "__name__", type(function).__name__), "jax": jax.__version__,
        "x64": bool(jax.config.jax_enable_x64), "devices": count, "program": "program.mlir", "static": arguments.static,
        "arguments": write_arguments(jax, leaves, takes, path, large),
        "results": [described(jax, "result" + jax.tree_util.keystr(where), value, info.dtype)
                    for (where, info), value in zip(results, gives, strict=True)],
        "structure": structure.of_treedef(lowered.out_tree),
    }
    write_text(os.path.join(path, "program.mlir"), text)
    for stale in set(old) - {argument["file"] for argument in about["arguments"]}:
        arrays.remove(os.path.join(path, stale))
    write_text(os.path.join(path, NAME), json.dumps(about, indent=1) + "\n")
    return Export(path)
